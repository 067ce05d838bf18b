"use strict";exports.id=2594,exports.ids=[2594],exports.modules={37294:((w,O,i)=>{i.d(O,{$:()=>E,DI:()=>t,Ez:()=>m,Hb:()=>o,Hk:()=>h,LI:()=>d,VE:()=>p,bJ:()=>n,bi:()=>g,df:()=>a,
iY:()=>M,ot:()=>l,q3:()=>_,qM:()=>S,qV:()=>f,uN:()=>s,vS:()=>c,xH:()=>u});var r=i(58552);const m=200,_=1e5,f=5e4,d=2e4,h=2e7,o=2e5,u=5e6,s=5e4,n=2e7,e=T=>(0,r.G6)(
[{field:"file",message:T}]),t=()=>e(`nests elements more than ${m} levels deep; at most ${m} are allowed`),c=()=>e(`has more than ${_} elements; at most ${_} ar\
e allowed. Split it into several documents`),p=()=>e(`has more than ${f} rules in style sheets; at most ${f} are allowed`),a=1e3,g=()=>e(`has more than ${a} ima\
ges of SVG in data: addresses; at most ${a} are allowed`),l=()=>e("has rules of pages (@page) that take too long to read for each of their names; write fewer ru\
les"),E=()=>e("has style sheets whose selectors take too long to compare with its elements; write simpler selectors"),M=()=>e(`has drawings (svg) of more than ${n}\
 characters, those that are repeated counted each time; leave some out, or give them as images`),S=()=>e("has style sheets whose variables make values of too ma\
ny characters; use var() less often")}),45893:((w,O,i)=>{i.d(O,{Ky:()=>m,ZE:()=>r,a4:()=>_});const r=f=>f.children.filter(d=>d.kind==="element");function m(f){const d=[],
h=[f];for(let o=h.pop();o;o=h.pop()){d.push(o);for(let u=o.children.length-1;u>=0;u--){const s=o.children[u];s.kind==="element"&&h.push(s)}}return d}function _(f){
const d=[],h=[f];for(let o=h.pop();o;o=h.pop())if(o.kind==="text")d.push(o.value);else for(let u=o.children.length-1;u>=0;u--)h.push(o.children[u]);return d.join(
"")}}),58257:((w,O,i)=>{i.d(O,{Z:()=>d});var r=i(28428),m=i(37294);const _=4e3,f=600;async function d(n,e){let t=0,c=0;const p={...r.jh,createElement(l,E,M){if(++t>
m.q3)throw(0,m.vS)();return r.jh.createElement(l,E,M)},onItemPush(){if(++c>m.Ez)throw(0,m.DI)()},onItemPop(){c--}},a=new r.iX({treeAdapter:p,scriptingEnabled:!1});
for(let l=0;l<n.length||l===0;l+=_){const E=e.step(_*f);E&&await E,a.tokenizer.write(n.slice(l,l+_),l+_>=n.length)}const g=r.jh.getDocumentMode(a.document)===r.
qy.W$.QUIRKS;return{root:await h(a.document,e),isQuirky:g}}async function h(n,e){const t=n.childNodes.find(a=>r.jh.isElementNode(a)),c=s(t,void 0,0),p=[[t,c]];for(let a=p.
pop();a;a=p.pop()){const[g,l]=a,E=e.step(1e3+g.childNodes.length*500);E&&await E;let M=0;for(const S of g.childNodes){if(r.jh.isTextNode(S)&&l.children.push({kind:"\
text",value:S.value,parent:l}),!r.jh.isElementNode(S))continue;const T=s(S,l,M++);l.children.push(T),p.push([S,T])}}return c}const o=new Map,u=new Set;function s(n,e,t){
const{attrs:c}=n,p=c.length===0?o:new Map(c.map(({name:E,value:M})=>[E,M])),a=p.get("class")?.split(/[ \t\n\f\r]+/).filter(E=>E!==""),g=a===void 0?u:new Set(a),
l=n.namespaceURI===r.qy.NS.HTML;return{kind:"element",name:n.tagName,attributes:p,classes:g,parent:e,children:[],index:t,isHtml:l}}}),72594:((w,O,i)=>{i.d(O,{Z:()=>u,
e:()=>d,imagesNamedIn:()=>o,mayNameImages:()=>h});var r=i(34622),m=i(45893),_=i(58257),f=i(50697);function d(n){const e=new Set;for(const t of(0,m.Ky)(n)){const c=t.
name==="image"&&!t.isHtml?t.attributes.get("href")?.trim():void 0,p=t.name==="img"?u(t):c;p!==void 0&&p!==""&&e.add((0,r.bi)(p));for(const a of[t.attributes.get(
"style"),t.name==="style"?(0,m.a4)(t):void 0])for(const g of s(a??""))e.add((0,r.bi)(g))}return[...e]}const h=(n,e)=>n==="html"?/<img|<image|url\(/i.test(e):e.includes(
"![");async function o(n,e,t){if(n==="markdown")return await(0,r.e_)(e,t);const{root:c}=await(0,_.Z)(e,t);return d(c)}function u({attributes:n}){const e=n.get("\
src")?.trim();if(e!==void 0&&e!=="")return e;const[t=""]=(n.get("srcset")??"").trim().split(/[\s,]/,1);return t===""?void 0:t}function*s(n){for(const{index:e}of n.
matchAll(/\burl\(/gi)){const t=n.indexOf(")",e);if(t<0)return;const[c]=(0,f.wK)(n.slice(e,t+1))??[];c?.type==="Url"&&(yield c.value)}}}),50697:((w,O,i)=>{i.d(O,
{M$:()=>h,YY:()=>d,aG:()=>o,aX:()=>u,wK:()=>_,wR:()=>f});var r=i(88650);const m=2e5;function _(s){if(s.length>m&&!/\burl\(/i.test(s))return;const n=[];try{const e=(0,r.
A)(s,{context:"value",onParseError:t=>n.push(t)});return n.length>0||e.type!=="Value"?void 0:e.children.toArray()}catch{return}}const f=s=>s.type==="Operator"&&
s.value===",",d=s=>s.type==="Operator"&&s.value==="/";function h(s,n){const e=[[]];for(const t of s)n(t)?e.push([]):e.at(-1).push(t);return e}const o=s=>s?.type===
"Identifier"?s.name.toLowerCase():void 0,u=s=>s.children.toArray()})};
