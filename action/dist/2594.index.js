"use strict";exports.id=2594,exports.ids=[2594],exports.modules={37294:((M,p,l)=>{l.d(p,{$:()=>h,DI:()=>e,Ez:()=>u,Hb:()=>r,Hk:()=>f,LI:()=>d,VE:()=>a,q3:()=>_,qM:()=>c,qV:()=>m,
uN:()=>t,vS:()=>s,xH:()=>o});var i=l(58552);const u=200,_=1e5,m=5e4,d=2e4,f=2e7,r=2e5,o=5e6,t=5e4,n=E=>(0,i.G6)([{field:"file",message:E}]),e=()=>n(`nests eleme\
nts more than ${u} levels deep; at most ${u} are allowed`),s=()=>n(`has more than ${_} elements; at most ${_} are allowed. Split it into several documents`),a=()=>n(
`has more than ${m} rules in style sheets; at most ${m} are allowed`),h=()=>n("has style sheets whose selectors take too long to compare with its elements; writ\
e simpler selectors"),c=()=>n("has style sheets whose variables make values of too many characters; use var() less often")}),45893:((M,p,l)=>{l.d(p,{Ky:()=>u,ZE:()=>i,
a4:()=>_});const i=m=>m.children.filter(d=>d.kind==="element");function u(m){const d=[],f=[m];for(let r=f.pop();r;r=f.pop()){d.push(r);for(let o=r.children.length-
1;o>=0;o--){const t=r.children[o];t.kind==="element"&&f.push(t)}}return d}function _(m){const d=[],f=[m];for(let r=f.pop();r;r=f.pop())if(r.kind==="text")d.push(
r.value);else for(let o=r.children.length-1;o>=0;o--)f.push(r.children[o]);return d.join("")}}),58257:((M,p,l)=>{l.d(p,{Z:()=>d});var i=l(28428),u=l(37294);const _=4e3,
m=600;async function d(o,t){let n=0,e=0;const s={...i.jh,createElement(c,E,g){if(++n>u.q3)throw(0,u.vS)();return i.jh.createElement(c,E,g)},onItemPush(){if(++e>
u.Ez)throw(0,u.DI)()},onItemPop(){e--}},a=new i.iX({treeAdapter:s,scriptingEnabled:!1});for(let c=0;c<o.length||c===0;c+=_){const E=t.step(_*m);E&&await E,a.tokenizer.
write(o.slice(c,c+_),c+_>=o.length)}const h=i.jh.getDocumentMode(a.document)===i.qy.W$.QUIRKS;return{root:await f(a.document,t),isQuirky:h}}async function f(o,t){
const n=o.childNodes.find(a=>i.jh.isElementNode(a)),e=r(n,void 0,0),s=[[n,e]];for(let a=s.pop();a;a=s.pop()){const[h,c]=a,E=t.step(1e3+h.childNodes.length*500);
E&&await E;let g=0;for(const O of h.childNodes){if(i.jh.isTextNode(O)&&c.children.push({kind:"text",value:O.value,parent:c}),!i.jh.isElementNode(O))continue;const y=r(
O,c,g++);c.children.push(y),s.push([O,y])}}return e}function r(o,t,n){const e=new Map(o.attrs.map(({name:h,value:c})=>[h,c])),s=new Set((e.get("class")??"").split(
/[ \t\n\f\r]+/).filter(h=>h!=="")),a=o.namespaceURI===i.qy.NS.HTML;return{kind:"element",name:o.tagName,attributes:e,classes:s,parent:t,children:[],index:n,isHtml:a}}}),
72594:((M,p,l)=>{l.d(p,{Z:()=>o,e:()=>d,imagesNamedIn:()=>r,mayNameImages:()=>f});var i=l(34622),u=l(45893),_=l(58257),m=l(50697);function d(n){const e=new Set;
for(const s of(0,u.Ky)(n)){const a=s.name==="img"?o(s):void 0;a!==void 0&&e.add((0,i.bi)(a));for(const h of[s.attributes.get("style"),s.name==="style"?(0,u.a4)(
s):void 0])for(const c of t(h??""))e.add((0,i.bi)(c))}return[...e]}const f=(n,e)=>n==="html"?/<img|<image|url\(/i.test(e):e.includes("![");async function r(n,e,s){
if(n==="markdown")return await(0,i.e_)(e,s);const{root:a}=await(0,_.Z)(e,s);return d(a)}function o({attributes:n}){const e=n.get("src")?.trim();if(e!==void 0&&e!==
"")return e;const[s=""]=(n.get("srcset")??"").trim().split(/[\s,]/,1);return s===""?void 0:s}function*t(n){for(const{index:e}of n.matchAll(/\burl\(/gi)){const s=n.
indexOf(")",e);if(s<0)return;const[a]=(0,m.wK)(n.slice(e,s+1))??[];a?.type==="Url"&&(yield a.value)}}}),50697:((M,p,l)=>{l.d(p,{M$:()=>f,YY:()=>d,aG:()=>r,aX:()=>o,
wK:()=>_,wR:()=>m});var i=l(88650);const u=2e5;function _(t){if(t.length>u&&!/\burl\(/i.test(t))return;const n=[];try{const e=(0,i.A)(t,{context:"value",onParseError:s=>n.
push(s)});return n.length>0||e.type!=="Value"?void 0:e.children.toArray()}catch{return}}const m=t=>t.type==="Operator"&&t.value===",",d=t=>t.type==="Operator"&&
t.value==="/";function f(t,n){const e=[[]];for(const s of t)n(s)?e.push([]):e.at(-1).push(s);return e}const r=t=>t?.type==="Identifier"?t.name.toLowerCase():void 0,
o=t=>t.children.toArray()})};
