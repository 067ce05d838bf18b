"use strict";exports.id=2594,exports.ids=[2594],exports.modules={37294:((S,O,a)=>{a.d(O,{$:()=>g,DI:()=>t,Ez:()=>m,Hb:()=>o,Hk:()=>h,LI:()=>l,VE:()=>p,bJ:()=>n,iY:()=>c,ot:()=>u,
q3:()=>_,qM:()=>E,qV:()=>f,uN:()=>s,vS:()=>i,xH:()=>d});var r=a(58552);const m=200,_=1e5,f=5e4,l=2e4,h=2e7,o=2e5,d=5e6,s=5e4,n=2e7,e=M=>(0,r.G6)([{field:"file",
message:M}]),t=()=>e(`nests elements more than ${m} levels deep; at most ${m} are allowed`),i=()=>e(`has more than ${_} elements; at most ${_} are allowed. Spli\
t it into several documents`),p=()=>e(`has more than ${f} rules in style sheets; at most ${f} are allowed`),u=()=>e("has rules of pages (@page) that take too lo\
ng to read for each of their names; write fewer rules"),g=()=>e("has style sheets whose selectors take too long to compare with its elements; write simpler sele\
ctors"),c=()=>e(`has drawings (svg) of more than ${n} characters, those that are repeated counted each time; leave some out, or give them as images`),E=()=>e("h\
as style sheets whose variables make values of too many characters; use var() less often")}),45893:((S,O,a)=>{a.d(O,{Ky:()=>m,ZE:()=>r,a4:()=>_});const r=f=>f.children.
filter(l=>l.kind==="element");function m(f){const l=[],h=[f];for(let o=h.pop();o;o=h.pop()){l.push(o);for(let d=o.children.length-1;d>=0;d--){const s=o.children[d];
s.kind==="element"&&h.push(s)}}return l}function _(f){const l=[],h=[f];for(let o=h.pop();o;o=h.pop())if(o.kind==="text")l.push(o.value);else for(let d=o.children.
length-1;d>=0;d--)h.push(o.children[d]);return l.join("")}}),58257:((S,O,a)=>{a.d(O,{Z:()=>l});var r=a(28428),m=a(37294);const _=4e3,f=600;async function l(n,e){
let t=0,i=0;const p={...r.jh,createElement(c,E,M){if(++t>m.q3)throw(0,m.vS)();return r.jh.createElement(c,E,M)},onItemPush(){if(++i>m.Ez)throw(0,m.DI)()},onItemPop(){
i--}},u=new r.iX({treeAdapter:p,scriptingEnabled:!1});for(let c=0;c<n.length||c===0;c+=_){const E=e.step(_*f);E&&await E,u.tokenizer.write(n.slice(c,c+_),c+_>=n.
length)}const g=r.jh.getDocumentMode(u.document)===r.qy.W$.QUIRKS;return{root:await h(u.document,e),isQuirky:g}}async function h(n,e){const t=n.childNodes.find(
u=>r.jh.isElementNode(u)),i=s(t,void 0,0),p=[[t,i]];for(let u=p.pop();u;u=p.pop()){const[g,c]=u,E=e.step(1e3+g.childNodes.length*500);E&&await E;let M=0;for(const w of g.
childNodes){if(r.jh.isTextNode(w)&&c.children.push({kind:"text",value:w.value,parent:c}),!r.jh.isElementNode(w))continue;const T=s(w,c,M++);c.children.push(T),p.
push([w,T])}}return i}const o=new Map,d=new Set;function s(n,e,t){const{attrs:i}=n,p=i.length===0?o:new Map(i.map(({name:E,value:M})=>[E,M])),u=p.get("class")?.
split(/[ \t\n\f\r]+/).filter(E=>E!==""),g=u===void 0?d:new Set(u),c=n.namespaceURI===r.qy.NS.HTML;return{kind:"element",name:n.tagName,attributes:p,classes:g,parent:e,
children:[],index:t,isHtml:c}}}),72594:((S,O,a)=>{a.d(O,{Z:()=>d,e:()=>l,imagesNamedIn:()=>o,mayNameImages:()=>h});var r=a(34622),m=a(45893),_=a(58257),f=a(50697);
function l(n){const e=new Set;for(const t of(0,m.Ky)(n)){const i=t.name==="image"&&!t.isHtml?t.attributes.get("href")?.trim():void 0,p=t.name==="img"?d(t):i;p!==
void 0&&p!==""&&e.add((0,r.bi)(p));for(const u of[t.attributes.get("style"),t.name==="style"?(0,m.a4)(t):void 0])for(const g of s(u??""))e.add((0,r.bi)(g))}return[
...e]}const h=(n,e)=>n==="html"?/<img|<image|url\(/i.test(e):e.includes("![");async function o(n,e,t){if(n==="markdown")return await(0,r.e_)(e,t);const{root:i}=await(0,_.
Z)(e,t);return l(i)}function d({attributes:n}){const e=n.get("src")?.trim();if(e!==void 0&&e!=="")return e;const[t=""]=(n.get("srcset")??"").trim().split(/[\s,]/,
1);return t===""?void 0:t}function*s(n){for(const{index:e}of n.matchAll(/\burl\(/gi)){const t=n.indexOf(")",e);if(t<0)return;const[i]=(0,f.wK)(n.slice(e,t+1))??
[];i?.type==="Url"&&(yield i.value)}}}),50697:((S,O,a)=>{a.d(O,{M$:()=>h,YY:()=>l,aG:()=>o,aX:()=>d,wK:()=>_,wR:()=>f});var r=a(88650);const m=2e5;function _(s){
if(s.length>m&&!/\burl\(/i.test(s))return;const n=[];try{const e=(0,r.A)(s,{context:"value",onParseError:t=>n.push(t)});return n.length>0||e.type!=="Value"?void 0:
e.children.toArray()}catch{return}}const f=s=>s.type==="Operator"&&s.value===",",l=s=>s.type==="Operator"&&s.value==="/";function h(s,n){const e=[[]];for(const t of s)
n(t)?e.push([]):e.at(-1).push(t);return e}const o=s=>s?.type==="Identifier"?s.name.toLowerCase():void 0,d=s=>s.children.toArray()})};
