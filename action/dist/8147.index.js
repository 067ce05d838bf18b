"use strict";exports.id=8147,exports.ids=[8147],exports.modules={66974:((U,A,o)=>{o.d(A,{D6:()=>T,F1:()=>b,NL:()=>l,P3:()=>f,br:()=>w,bs:()=>h});var D=o(98446);const f={problem:"\
names page 0: pages count from 1, and -1 is the last page"};function b(i,a,c){const u=[],v=[];for(const[M,_]of i.split(",").entries()){const y=M+1;if(a!==void 0&&
_.trim()===""){v.push(`entry ${y} is empty: write ${a}, separated by single commas`);continue}const O=c(_,y);"problem"in O?v.push(w(y,_,O.problem)):u.push(O.item)}
return v.length>0?{problem:h(v)}:{items:u}}const w=(i,a,c)=>`entry ${i} ('${s(a.trim())}') ${c}`,T=({position:i,text:a},c,u)=>w(i,a,`names ${E(c)}, but the docu\
ment has ${(0,D.y_)(u,"page")}`);function E(i){return Number.isSafeInteger(i)?`page ${i}`:"a page far beyond its end"}const m=5;function h(i){const a=i.length-m;
return[...i.slice(0,m),...a>0?[`and ${a} more such entries`]:[]].join("; ")}function l(i){const a=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.exec(i);return a?`is n\
ot a range: write ${a[1]}..${a[2]}${a[2]===""?" for this page and all after it":""}`:/\bfirst\b/i.test(i)?"is not a page: the first page is written 1, and a ran\
ge from it 1..5":/\b(last|end)\b/i.test(i)?"is not a page: the last page is written -1, and a range to it 2..":void 0}function s(i){const a=[...i].map(c=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.
test(c)?"?":c);return(0,D.Bu)(a.join(""),40)}}),29082:((U,A,o)=>{o.d(A,{k1:()=>T,lY:()=>w,m7:()=>E});var D=o(58552),f=o(66974);const b=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i,
w=l=>(0,f.F1)(l,"pages such as 1..3, -1, odd",(s,i)=>{const a=s.trim(),c=b.exec(a);if(!c)return{problem:h(a)};const[,u,v,M,_,y]=c,O={negated:u!==void 0,text:a,position:i};
if(v!==void 0)return{item:{...O,pages:v.toLowerCase()}};const e=Number(M),t=_===void 0?e:y===void 0?"end":Number(y);return e===0||t===0?f.P3:{item:{...O,pages:{
from:e,to:t}}}});function T(l,s,i="pages"){const a=_=>(0,D.G6)([{field:i,message:_}]),c=w(l);if("problem"in c)throw a(c.problem);const u=new m(s),v=new m(s),M=[];
for(const _ of c.items){const y=_.negated?v:u;if(typeof _.pages=="string"){y.add(_.pages);continue}const{from:O,to:e}=_.pages,t=O<0?s+1+O:O,n=e==="end"?s:e<0?s+
1+e:e,r=(e==="end"?O<0?[[O,t]]:[]:[[O,t],[e,n]]).find(([,d])=>d<1||d>s);r&&M.push((0,f.D6)(_,r[0],s)),!(e==="end"&&t>s||M.length>0)&&y.range(Math.min(t,n),Math.
max(t,n))}if(M.length>0)throw a((0,f.bs)(M));return c.items.every(({negated:_})=>_)&&u.add("all"),u.without(v)}function E(l){const s=w(l);if("problem"in s||s.items.
length!==1)return;const{negated:i,pages:a}=s.items[0];if(i)return;if(a==="all")return{first:1};if(typeof a=="string"||a.from<1)return;const{from:c,to:u}=a;return u===
"end"?{first:c}:u===-1?{first:c}:u<1?void 0:{first:Math.min(c,u),last:Math.max(c,u)}}class m{pageCount;differences;odd=!1;even=!1;constructor(s){this.pageCount=
s,this.differences=new Int32Array(s+2)}add(s){s!=="even"&&(this.odd=!0),s!=="odd"&&(this.even=!0)}range(s,i){this.differences[s]++,this.differences[i+1]--}without(s){
const i=new Uint32Array(this.pageCount);let a=0,c=0,u=0;for(let v=1;v<=this.pageCount;v++){c+=this.differences[v],u+=s.differences[v];const M=v%2===1?"odd":"eve\
n";(c>0||this[M])&&!(u>0||s[M])&&(i[a++]=v)}return i.subarray(0,a)}}function h(l){return/^(not +)?\.\./i.test(l)?"has no start: a range is written 1..5":/^!/.test(
l)?"is not a page: leave out pages with not, such as not 2":(0,f.NL)(l.replace(/^not +/i,""))??"is not a page such as 3 or -1, a range such as 2..5 or 2.., odd,\
 even, all, or one of these after not"}}),52404:((U,A,o)=>{o.d(A,{$:()=>w,U:()=>T});var D=o(58552),f=o(29082),b=o(98446);const w={code:"no_pages_selected",message:"\
The document has none of the pages that were asked for, so nothing was changed."};function T({first_page:E,last_page:m,pages:h},l){if(h!==void 0)return(0,f.k1)(
h,l);const s=(0,b.y_)(l,"page"),i=[];if(E>l&&i.push({field:"first_page",message:`is ${E}, but the document has ${s}`}),m!==void 0&&m>l&&i.push({field:"last_page",
message:`is ${m}, but the document has ${s}`}),i.length===0&&m!==void 0&&E>m&&i.push({field:"first_page",message:`is ${E}, which is after last_page (${m})`,mentions:[
"last_page"]}),i.length>0)throw(0,D.G6)(i);return Uint32Array.from({length:(m??l)-E+1},(a,c)=>E+c)}}),78147:((U,A,o)=>{o.r(A),o.d(A,{resize_pages:()=>a});var D=o(
29082),f=o(91519),b=o(87826),w=o(14029),T=o(52755),E=o(77500),m=o(73249),h=o(9819),l=o(52404),s=o(12744),i=o(45657);const a=async(u,v,M)=>{const _=await(0,f.E)(
u.bytes,M,{password:v.open_password}),y=_.pages.count,O=(0,D.k1)(v.pages,y),e=O.length===0?[l.$]:[];O.length>0&&(await c(_),await(0,m.E)(_));const t=await(0,s.X)(
_,O,v),n={pageCount:y,resizedPages:t},P=t===0?(0,b.N)(_,u.bytes):void 0;return P?{documents:[{name:u.name,bytes:P,pageCount:y}],notes:e,facts:n}:(t>0&&(0,i.RZ)(
e,(0,E.br)(_,"places")),{documents:[{name:u.name,bytes:await(0,w.UN)(_),pageCount:y}],notes:e,facts:n})};async function c(u){(0,h.Wo)(u,"AcroForm")?.dict.has("X\
FA")&&(0,E.mD)(u,await T.mO.read(u))}}),52755:((U,A,o)=>{o.d(A,{NT:()=>a,Uv:()=>u,kz:()=>E,mO:()=>M,mw:()=>T,qA:()=>c,sj:()=>w,zx:()=>i});var D=o(9819),f=o(45599),
b=o(91374);const w=1,T=2,E=4096,m=8192,h=32768,l=65536,s=1<<17,i=1<<18,a=1<<21,c=1<<24,u=1<<25,v=10;class M{document;fields=[];byName=new Map;widgets=new Map;form;nodes=new Map;fieldOf=new Map;visit;constructor(e){
this.document=e,this.form=(0,D.Wo)(e,"AcroForm"),this.visit=new D._i(e)}static async read(e){const t=new M(e),{form:n}=t;return await t.walk(t.references(n?.dict.
get("Fields"),n?.holder??-1,n?.dict,"Fields"),void 0),await t.readPages(),t}inherited(e,t){for(let n=e;n;n=n.parent){const P=this.document.resolve(n.dict.get(t));
if(P!==null)return P}return t==="DA"||t==="Q"?this.document.resolve(this.form?.dict.get(t)):null}integer(e,t){const n=this.inherited(e,t);return typeof n=="numb\
er"?Math.trunc(n):0}node(e){return this.nodes.get(e)}numbers(){return this.nodes.keys()}get needsAppearances(){return this.document.resolve(this.form?.dict.get(
"NeedAppearances"))===!0}forget(e){const{document:t,nodes:n,widgets:P,fields:r,byName:d}=this,p=({number:g})=>!e.has(g)&&t.exists(g);for(const g of n.values())p(
g)||n.delete(g.number);for(const g of P.values())p(g)||P.delete(g.number);for(const{nodes:g,widgets:R}of r)_(g,p),_(R,p);_(r,({nodes:g})=>g.length>0);for(const[
g,R]of d)R.nodes.length===0&&d.delete(g);this.form=(0,D.Wo)(t,"AcroForm")}async walk(e,t){const{document:n,visit:P}=this;for(const r of(0,b.iA)(n,{from:e,below:t,
visit:P,depth:b.tP})){const{number:d,dict:p}=r;this.nodes.set(d,r);const g=this.references(p.get("Kids"),d,p,"Kids");(0,f.Eo)(n.resolve(p.get("Subtype")),"Widge\
t")||p.has("Rect")?this.addWidget(r):g.length===0&&(0,b.bf)(r)===r&&this.field(r);const I=n.job.pace.step(1500);I&&await I}}addWidget(e){const t={node:e,number:e.
number,dict:e.dict,pages:[]};this.field((0,b.bf)(e)).widgets.push(t),this.widgets.set(e.number,t)}field(e){const t=this.fieldOf.get(e);if(t)return t;const{name:n,
part:P}=e,r=n===""?void 0:this.byName.get(n),d=this.integer(e,"Ff"),p=y(e.type,d);if(r?.kind===p)return r.nodes.push(e),this.fieldOf.set(e,r),r;const g={name:n,
part:P,kind:p,flags:d,nodes:[e],widgets:[]};return this.fields.push(g),n!==""&&!r&&this.byName.set(n,g),this.fieldOf.set(e,g),g}async readPages(){const{document:e}=this,
{pages:t,job:n}=e,{spend:P}=new D.b9(e);for(let r=0;r<t.count;r++){const d=t.number(r),p=e.entry(d,"Annots");P(e.array(p)?.length??0);for(const R of p===void 0?
[]:this.annotations(p,d)){const I=this.widgets.get(R.number)??await this.orphan(R);I&&I.pages.length>0&&P(v),I&&I.pages.at(-1)!==r+1&&I.pages.push(r+1);const W=n.
pace.step(300);W&&await W}const g=n.pace.step(300);g&&await g}}annotations(e,t){const n=this.document.array(e)??[];if(!n.some(d=>(0,f.Zm)(d)&&(0,f.Eo)(d.get("Su\
btype"),"Widget")))return n.filter(f.i9);const P=(0,f.i9)(e)?e.number:t;this.document.edit(P);const r=(0,f.i9)(e)?n:this.document.array(this.document.get(t).get(
"Annots"))??[];for(const[d,p]of r.entries())(0,f.Zm)(p)&&(0,f.Eo)(p.get("Subtype"),"Widget")&&(r[d]=this.document.add(p));return r.filter(f.i9)}async orphan(e){
const{document:t}=this;if(!(0,f.Eo)(t.resolve(t.entry(e.number,"Subtype")),"Widget"))return;const n=[e],P=new Set([e.number]);let r;for(let d=t.entry(e.number,"\
Parent");(0,f.i9)(d)&&n.length<b.tP&&(r=this.nodes.get(d.number),!(r||P.has(d.number)||!(0,f.Zm)(t.get(d))));)P.add(d.number),n.push(d),d=t.entry(d.number,"Pare\
nt");for(const d of n.reverse())this.nodes.has(d.number)||await this.walk([d],r),r=this.nodes.get(d.number);return this.widgets.get(e.number)}references(e,t,n,P){
const{document:r}=this,d=r.array(e);if(!d||!n)return[];if(!d.some(f.Zm))return d.filter(f.i9);r.edit((0,f.i9)(e)?e.number:t);const p=r.array(n.get(P))??[];for(const[
g,R]of p.entries())(0,f.Zm)(R)&&(p[g]=r.add(R));return p.filter(f.i9)}}function _(O,e){let t=0;for(const n of O)e(n)&&(O[t++]=n);O.length=t}function y(O,e){switch(O){case"\
Tx":return e&m?"password":"text";case"Btn":return e&l?"button":e&h?"radio":"checkbox";case"Ch":return e&s?"dropdown":"list";case"Sig":return"signature";default:
return"unknown"}}}),77500:((U,A,o)=>{o.d(A,{Yw:()=>m,br:()=>T,f4:()=>b,mD:()=>w});var D=o(58552),f=o(9819);function b(h,l){return l.form?.dict.has("XFA")?h.resolve(
h.catalog.get("NeedsRendering"))===!0||!l.fields.some(({kind:i})=>i!=="unknown")?"dynamic":"static":"none"}function w(h,l){if(b(h,l)!=="dynamic")return;const s="\
is a dynamic XFA form, whose pages and fields only Adobe viewers show";throw new D.zU("invalid_parameters",`file: ${s}`,{issues:[{field:"file",message:s}],advice:"\
Print it to a PDF document from Adobe Reader, or ask its author for a form without XFA"})}function T(h,l){const s=(0,f.Wo)(h,"AcroForm");return s?.dict.has("XFA")?
(h.edit(s.holder),s.dict.delete("XFA"),h.catalog.has("NeedsRendering")&&h.editCatalog().delete("NeedsRendering"),[m(l)]):[]}const E={values:"it would still show\
 the old values.",pages:"it described removed pages. The fields themselves remain.",scripts:"it has scripts, or parts that cannot be read, which may have some. \
The fields themselves remain.",private:"its data repeats the values of fields, also of hidden ones. The fields themselves remain.",places:"it says where fields \
are on the pages. The fields themselves remain.",merge:"XFA forms cannot be merged. The fields themselves remain."},m=h=>({code:"xfa_removed",message:`The XFA v\
ersion of the form was removed, because ${E[h]}`})}),87826:((U,A,o)=>{o.d(A,{N:()=>b,i:()=>T});var D=o(78157),f=o(14029);function b(E,m){const{bytes:h}=E;if(!(w(
E)||(0,D.bS)(h.subarray(0,5)).toString("latin1")!=="%PDF-"))return h.length===m.length?m:h}const w=({suspect:E,pages:m})=>E||m.count!==m.claimed||m.blank.length>
0,T=async(E,m,h)=>b(E,m)??await(0,f.UN)(E,h)})};
