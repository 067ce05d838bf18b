"use strict";exports.id=2594,exports.ids=[2594],exports.modules={37294:((S,O,d)=>{d.d(O,{$:()=>g,DI:()=>n,Ez:()=>h,Hb:()=>a,Hk:()=>_,LI:()=>u,VE:()=>r,bJ:()=>c,bi:()=>E,df:()=>s,
iY:()=>M,ot:()=>l,q3:()=>p,qM:()=>w,qV:()=>m,uN:()=>o,vS:()=>t,xH:()=>f});var i=d(58552);const h=200,p=1e5,m=5e4,u=2e4,_=2e7,a=2e5,f=5e6,o=5e4,c=2e7,e=T=>(0,i.G6)(
[{field:"file",message:T}]),n=()=>e(`nests elements more than ${h} levels deep; at most ${h} are allowed`),t=()=>e(`has more than ${p} elements; at most ${p} ar\
e allowed. Split it into several documents`),r=()=>e(`has more than ${m} rules in style sheets; at most ${m} are allowed`),s=1e3,E=()=>e(`has more than ${s} ima\
ges of SVG in data: addresses; at most ${s} are allowed`),l=()=>e("has rules of pages (@page) that take too long to read for each of their names; write fewer ru\
les"),g=()=>e("has style sheets whose selectors take too long to compare with its elements; write simpler selectors"),M=()=>e(`has drawings (svg) of more than ${c}\
 characters, those that are repeated counted each time; leave some out, or give them as images`),w=()=>e("has style sheets whose variables make values of too ma\
ny characters; use var() less often")}),45893:((S,O,d)=>{d.d(O,{Ky:()=>h,ZE:()=>i,a4:()=>p});const i=m=>m.children.filter(u=>u.kind==="element");function h(m){const u=[],
_=[m];for(let a=_.pop();a;a=_.pop()){u.push(a);for(let f=a.children.length-1;f>=0;f--){const o=a.children[f];o.kind==="element"&&_.push(o)}}return u}function p(m){
const u=[],_=[m];for(let a=_.pop();a;a=_.pop())if(a.kind==="text")u.push(a.value);else for(let f=a.children.length-1;f>=0;f--)_.push(a.children[f]);return u.join(
"")}}),58257:((S,O,d)=>{d.d(O,{Z:()=>u});var i=d(28428),h=d(37294);const p=4e3,m=600;async function u(c,e){let n=0,t=0;const r={...i.jh,createElement(l,g,M){if(++n>
h.q3)throw(0,h.vS)();return i.jh.createElement(l,g,M)},onItemPush(){if(++t>h.Ez)throw(0,h.DI)()},onItemPop(){t--}},s=new i.iX({treeAdapter:r,scriptingEnabled:!1});
for(let l=0;l<c.length||l===0;l+=p){const g=e.step(p*m);g&&await g,s.tokenizer.write(c.slice(l,l+p),l+p>=c.length)}const E=i.jh.getDocumentMode(s.document)===i.
qy.W$.QUIRKS;return{root:await _(s.document,e),isQuirky:E}}async function _(c,e){const n=c.childNodes.find(s=>i.jh.isElementNode(s)),t=o(n,void 0,0),r=[[n,t]];for(let s=r.
pop();s;s=r.pop()){const[E,l]=s,g=e.step(1e3+E.childNodes.length*500);g&&await g;let M=0;for(const w of E.childNodes){if(i.jh.isTextNode(w)&&l.children.push({kind:"\
text",value:w.value,parent:l}),!i.jh.isElementNode(w))continue;const T=o(w,l,M++);l.children.push(T),r.push([w,T])}}return t}const a=new Map,f=new Set;function o(c,e,n){
const{attrs:t}=c,r=t.length===0?a:new Map(t.map(({name:g,value:M})=>[g,M])),s=r.get("class")?.split(/[ \t\n\f\r]+/).filter(g=>g!==""),E=s===void 0?f:new Set(s),
l=c.namespaceURI===i.qy.NS.HTML;return{kind:"element",name:c.tagName,attributes:r,classes:E,parent:e,children:[],index:n,isHtml:l}}}),72594:((S,O,d)=>{d.d(O,{Z:()=>f,
e:()=>u,imagesNamedIn:()=>a,mayNameImages:()=>_});var i=d(34622),h=d(45893),p=d(58257),m=d(50697);function u(e){const n=new Set;for(const t of(0,h.Ky)(e)){const r=t.
name==="image"&&!t.isHtml?t.attributes.get("href")?.trim():void 0,s=t.name==="img"?f(t):r;s!==void 0&&s!==""&&n.add((0,i.bi)(s));for(const E of[t.attributes.get(
"style"),t.name==="style"?(0,h.a4)(t):void 0])for(const l of o(E??""))n.add((0,i.bi)(l))}return[...n]}const _=(e,n)=>e==="html"?/<img|<image|url\(/i.test(n):n.includes(
"![");async function a(e,n,t){if(e==="markdown")return await(0,i.e_)(n,t);const{root:r}=await(0,p.Z)(n,t);return u(r)}function f({attributes:e}){const n=e.get("\
src")?.trim();if(n!==void 0&&n!=="")return n;const[t=""]=(e.get("srcset")??"").trim().split(/[\s,]/,1);return t===""?void 0:t}function*o(e){let n;for(const{0:t,
index:r}of e.matchAll(/\burl\(|@font-face\b|@(?:import|namespace)\b|[;}]/gi))if(t.startsWith("@"))n=/^@font/i.test(t)?"font":"sheet";else if(t==="}"||t===";")n===
(t==="}"?"font":"sheet")&&(n=void 0);else if(!n){const s=c(e,r+t.length);if(s<0)return;const[E]=(0,m.wK)(e.slice(r,s+1))??[];E?.type==="Url"&&(yield E.value)}}function c(e,n){
let t=n;for(;/\s/.test(e.charAt(t));)t++;const r=e.charAt(t);if(r!=='"'&&r!=="'")return e.indexOf(")",n);let s=t;do s=e.indexOf(r,s+1);while(s>0&&e.charAt(s-1)===
"\\");return s<0?-1:e.indexOf(")",s)}}),50697:((S,O,d)=>{d.d(O,{M$:()=>_,YY:()=>u,aG:()=>a,aX:()=>f,wK:()=>p,wR:()=>m});var i=d(88650);const h=2e5;function p(o){
if(o.length>h&&!/\burl\(/i.test(o))return;const c=[];try{const e=(0,i.A)(o,{context:"value",onParseError:n=>c.push(n)});return c.length>0||e.type!=="Value"?void 0:
e.children.toArray()}catch{return}}const m=o=>o.type==="Operator"&&o.value===",",u=o=>o.type==="Operator"&&o.value==="/";function _(o,c){const e=[[]];for(const n of o)
c(n)?e.push([]):e.at(-1).push(n);return e}const a=o=>o?.type==="Identifier"?o.name.toLowerCase():void 0,f=o=>o.children.toArray()})};
