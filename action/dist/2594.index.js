"use strict";exports.id=2594,exports.ids=[2594],exports.modules={37294:((S,O,d)=>{d.d(O,{$:()=>m,DI:()=>t,Ez:()=>h,Hb:()=>i,Hk:()=>p,LI:()=>u,VE:()=>a,bJ:()=>l,bi:()=>g,df:()=>s,
iY:()=>M,ot:()=>r,q3:()=>E,qM:()=>w,qV:()=>_,uN:()=>o,vS:()=>n,xH:()=>f});var c=d(58552);const h=200,E=1e5,_=5e4,u=2e4,p=2e7,i=2e5,f=5e6,o=5e4,l=2e7,e=T=>(0,c.G6)(
[{field:"file",message:T}]),t=()=>e(`nests elements more than ${h} levels deep; at most ${h} are allowed`),n=()=>e(`has more than ${E} elements; at most ${E} ar\
e allowed. Split it into several documents`),a=()=>e(`has more than ${_} rules in style sheets; at most ${_} are allowed`),s=1e3,g=()=>e(`has more than ${s} ima\
ges of SVG in data: addresses; at most ${s} are allowed`),r=()=>e("has rules of pages (@page) that take too long to read for each of their names; write fewer ru\
les"),m=()=>e("has style sheets whose selectors take too long to compare with its elements; write simpler selectors"),M=()=>e(`has drawings (svg) of more than ${l}\
 characters, those that are repeated counted each time; leave some out, or give them as images`),w=()=>e("has style sheets whose variables make values of too ma\
ny characters; use var() less often")}),45893:((S,O,d)=>{d.d(O,{Ky:()=>h,ZE:()=>c,a4:()=>E});const c=_=>_.children.filter(u=>u.kind==="element");function h(_){const u=[],
p=[_];for(let i=p.pop();i;i=p.pop()){u.push(i);for(let f=i.children.length-1;f>=0;f--){const o=i.children[f];o.kind==="element"&&p.push(o)}}return u}function E(_){
const u=[],p=[_];for(let i=p.pop();i;i=p.pop())if(i.kind==="text")u.push(i.value);else for(let f=i.children.length-1;f>=0;f--)p.push(i.children[f]);return u.join(
"")}}),58257:((S,O,d)=>{d.d(O,{Z:()=>u});var c=d(28428),h=d(37294);const E=4e3,_=600;async function u(l,e){let t=0,n=0;const a={...c.jh,createElement(r,m,M){if(++t>
h.q3)throw(0,h.vS)();return c.jh.createElement(r,m,M)},onItemPush(){if(++n>h.Ez)throw(0,h.DI)()},onItemPop(){n--}},s=new c.iX({treeAdapter:a,scriptingEnabled:!1});
for(let r=0;r<l.length||r===0;r+=E){const m=e.step(E*_);m&&await m,s.tokenizer.write(l.slice(r,r+E),r+E>=l.length)}const g=c.jh.getDocumentMode(s.document)===c.
qy.W$.QUIRKS;return{root:await p(s.document,e),isQuirky:g}}async function p(l,e){const t=l.childNodes.find(s=>c.jh.isElementNode(s)),n=o(t,void 0,0),a=[[t,n]];for(let s=a.
pop();s;s=a.pop()){const[g,r]=s,m=e.step(1e3+g.childNodes.length*500);m&&await m;let M=0;for(const w of g.childNodes){if(c.jh.isTextNode(w)&&r.children.push({kind:"\
text",value:w.value,parent:r}),!c.jh.isElementNode(w))continue;const T=o(w,r,M++);r.children.push(T),a.push([w,T])}}return n}const i=new Map,f=new Set;function o(l,e,t){
const{attrs:n}=l,a=n.length===0?i:new Map(n.map(({name:m,value:M})=>[m,M])),s=a.get("class")?.split(/[ \t\n\f\r]+/).filter(m=>m!==""),g=s===void 0?f:new Set(s),
r=l.namespaceURI===c.qy.NS.HTML;return{kind:"element",name:l.tagName,attributes:a,classes:g,parent:e,children:[],index:t,isHtml:r}}}),72594:((S,O,d)=>{d.d(O,{Z:()=>f,
e:()=>u,imagesNamedIn:()=>i,mayNameImages:()=>p});var c=d(34622),h=d(45893),E=d(58257),_=d(50697);function u(e){const t=new Set;for(const n of(0,h.Ky)(e)){const a=n.
name==="image"&&!n.isHtml?n.attributes.get("href")?.trim():void 0,s=n.name==="img"?f(n):a;s!==void 0&&s!==""&&t.add((0,c.bi)(s));for(const g of[n.attributes.get(
"style"),n.name==="style"?(0,h.a4)(n):void 0])for(const r of o(g??""))t.add((0,c.bi)(r))}return[...t]}const p=(e,t)=>e==="html"?/<img|<image|url\(/i.test(t):t.includes(
"![");async function i(e,t,n){if(e==="markdown")return await(0,c.e_)(t,n);const{root:a}=await(0,E.Z)(t,n);return u(a)}function f({attributes:e}){const t=e.get("\
src")?.trim();if(t!==void 0&&t!=="")return t;const[n=""]=(e.get("srcset")??"").trim().split(/[\s,]/,1);return n===""?void 0:n}function*o(e){let t;const n=/\burl\(|@font-face\b|@(?:import|namespace)\b|[;}]/gi;
for(let a=n.exec(e);a;a=n.exec(e)){const{0:s,index:g}=a;if(s.startsWith("@"))t=/^@font/i.test(s)?"font":"sheet";else if(s==="}"||s===";")t===(s==="}"?"font":"sh\
eet")&&(t=void 0);else if(!t){const r=l(e,g+s.length);if(r<0)return;n.lastIndex=r;const[m]=(0,_.wK)(e.slice(g,r+1))??[];m?.type==="Url"&&(yield m.value)}}}function l(e,t){
let n=t;for(;/\s/.test(e.charAt(n));)n++;const a=e.charAt(n);if(a!=='"'&&a!=="'")return e.indexOf(")",t);let s=n;do s=e.indexOf(a,s+1);while(s>0&&e.charAt(s-1)===
"\\");return s<0?-1:e.indexOf(")",s)}}),50697:((S,O,d)=>{d.d(O,{M$:()=>p,YY:()=>u,aG:()=>i,aX:()=>f,wK:()=>E,wR:()=>_});var c=d(88650);const h=2e5;function E(o){
if(o.length>h&&!/\burl\(/i.test(o))return;const l=[];try{const e=(0,c.A)(o,{context:"value",onParseError:t=>l.push(t)});return l.length>0||e.type!=="Value"?void 0:
e.children.toArray()}catch{return}}const _=o=>o.type==="Operator"&&o.value===",",u=o=>o.type==="Operator"&&o.value==="/";function p(o,l){const e=[[]];for(const t of o)
l(t)?e.push([]):e.at(-1).push(t);return e}const i=o=>o?.type==="Identifier"?o.name.toLowerCase():void 0,f=o=>o.children.toArray()})};
