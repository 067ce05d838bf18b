"use strict";exports.id=2594,exports.ids=[2594],exports.modules={37294:((w,O,c)=>{c.d(O,{$:()=>u,DI:()=>n,Ez:()=>m,Hb:()=>o,Hk:()=>_,LI:()=>l,VE:()=>E,bJ:()=>t,iY:()=>M,q3:()=>h,
qM:()=>i,qV:()=>f,uN:()=>s,vS:()=>a,xH:()=>d});var r=c(58552);const m=200,h=1e5,f=5e4,l=2e4,_=2e7,o=2e5,d=5e6,s=5e4,t=2e7,e=p=>(0,r.G6)([{field:"file",message:p}]),
n=()=>e(`nests elements more than ${m} levels deep; at most ${m} are allowed`),a=()=>e(`has more than ${h} elements; at most ${h} are allowed. Split it into sev\
eral documents`),E=()=>e(`has more than ${f} rules in style sheets; at most ${f} are allowed`),u=()=>e("has style sheets whose selectors take too long to compar\
e with its elements; write simpler selectors"),M=()=>e(`has drawings (svg) of more than ${t} characters, those that are repeated counted each time; leave some o\
ut, or give them as images`),i=()=>e("has style sheets whose variables make values of too many characters; use var() less often")}),45893:((w,O,c)=>{c.d(O,{Ky:()=>m,
ZE:()=>r,a4:()=>h});const r=f=>f.children.filter(l=>l.kind==="element");function m(f){const l=[],_=[f];for(let o=_.pop();o;o=_.pop()){l.push(o);for(let d=o.children.
length-1;d>=0;d--){const s=o.children[d];s.kind==="element"&&_.push(s)}}return l}function h(f){const l=[],_=[f];for(let o=_.pop();o;o=_.pop())if(o.kind==="text")
l.push(o.value);else for(let d=o.children.length-1;d>=0;d--)_.push(o.children[d]);return l.join("")}}),58257:((w,O,c)=>{c.d(O,{Z:()=>l});var r=c(28428),m=c(37294);
const h=4e3,f=600;async function l(t,e){let n=0,a=0;const E={...r.jh,createElement(i,p,g){if(++n>m.q3)throw(0,m.vS)();return r.jh.createElement(i,p,g)},onItemPush(){
if(++a>m.Ez)throw(0,m.DI)()},onItemPop(){a--}},u=new r.iX({treeAdapter:E,scriptingEnabled:!1});for(let i=0;i<t.length||i===0;i+=h){const p=e.step(h*f);p&&await p,
u.tokenizer.write(t.slice(i,i+h),i+h>=t.length)}const M=r.jh.getDocumentMode(u.document)===r.qy.W$.QUIRKS;return{root:await _(u.document,e),isQuirky:M}}async function _(t,e){
const n=t.childNodes.find(u=>r.jh.isElementNode(u)),a=s(n,void 0,0),E=[[n,a]];for(let u=E.pop();u;u=E.pop()){const[M,i]=u,p=e.step(1e3+M.childNodes.length*500);
p&&await p;let g=0;for(const S of M.childNodes){if(r.jh.isTextNode(S)&&i.children.push({kind:"text",value:S.value,parent:i}),!r.jh.isElementNode(S))continue;const T=s(
S,i,g++);i.children.push(T),E.push([S,T])}}return a}const o=new Map,d=new Set;function s(t,e,n){const{attrs:a}=t,E=a.length===0?o:new Map(a.map(({name:p,value:g})=>[
p,g])),u=E.get("class")?.split(/[ \t\n\f\r]+/).filter(p=>p!==""),M=u===void 0?d:new Set(u),i=t.namespaceURI===r.qy.NS.HTML;return{kind:"element",name:t.tagName,
attributes:E,classes:M,parent:e,children:[],index:n,isHtml:i}}}),72594:((w,O,c)=>{c.d(O,{Z:()=>d,e:()=>l,imagesNamedIn:()=>o,mayNameImages:()=>_});var r=c(34622),
m=c(45893),h=c(58257),f=c(50697);function l(t){const e=new Set;for(const n of(0,m.Ky)(t)){const a=n.name==="img"?d(n):void 0;a!==void 0&&e.add((0,r.bi)(a));for(const E of[
n.attributes.get("style"),n.name==="style"?(0,m.a4)(n):void 0])for(const u of s(E??""))e.add((0,r.bi)(u))}return[...e]}const _=(t,e)=>t==="html"?/<img|<image|url\(/i.
test(e):e.includes("![");async function o(t,e,n){if(t==="markdown")return await(0,r.e_)(e,n);const{root:a}=await(0,h.Z)(e,n);return l(a)}function d({attributes:t}){
const e=t.get("src")?.trim();if(e!==void 0&&e!=="")return e;const[n=""]=(t.get("srcset")??"").trim().split(/[\s,]/,1);return n===""?void 0:n}function*s(t){for(const{
index:e}of t.matchAll(/\burl\(/gi)){const n=t.indexOf(")",e);if(n<0)return;const[a]=(0,f.wK)(t.slice(e,n+1))??[];a?.type==="Url"&&(yield a.value)}}}),50697:((w,O,c)=>{
c.d(O,{M$:()=>_,YY:()=>l,aG:()=>o,aX:()=>d,wK:()=>h,wR:()=>f});var r=c(88650);const m=2e5;function h(s){if(s.length>m&&!/\burl\(/i.test(s))return;const t=[];try{
const e=(0,r.A)(s,{context:"value",onParseError:n=>t.push(n)});return t.length>0||e.type!=="Value"?void 0:e.children.toArray()}catch{return}}const f=s=>s.type===
"Operator"&&s.value===",",l=s=>s.type==="Operator"&&s.value==="/";function _(s,t){const e=[[]];for(const n of s)t(n)?e.push([]):e.at(-1).push(n);return e}const o=s=>s?.
type==="Identifier"?s.name.toLowerCase():void 0,d=s=>s.children.toArray()})};
