"use strict";exports.id=8147,exports.ids=[8147],exports.modules={66974:((U,T,o)=>{o.d(T,{D6:()=>A,F1:()=>D,NL:()=>m,P3:()=>f,br:()=>M,bs:()=>p});var w=o(98446);const f={problem:"\
names page 0: pages count from 1, and -1 is the last page"};function D(i,a,c){const u=[],v=[];for(const[b,h]of i.split(",").entries()){const y=b+1;if(a!==void 0&&
h.trim()===""){v.push(`entry ${y} is empty: write ${a}, separated by single commas`);continue}const O=c(h,y);"problem"in O?v.push(M(y,h,O.problem)):u.push(O.item)}
return v.length>0?{problem:p(v)}:{items:u}}const M=(i,a,c)=>`entry ${i} ('${s(a.trim())}') ${c}`,A=({position:i,text:a},c,u)=>M(i,a,`names ${E(c)}, but the docu\
ment has ${(0,w.y_)(u,"page")}`);function E(i){return Number.isSafeInteger(i)?`page ${i}`:"a page far beyond its end"}const _=5;function p(i){const a=i.length-_;
return[...i.slice(0,_),...a>0?[`and ${a} more such entries`]:[]].join("; ")}function m(i){const a=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.exec(i);return a?`is n\
ot a range: write ${a[1]}..${a[2]}${a[2]===""?" for this page and all after it":""}`:/\bfirst\b/i.test(i)?"is not a page: the first page is written 1, and a ran\
ge from it 1..5":/\b(last|end)\b/i.test(i)?"is not a page: the last page is written -1, and a range to it 2..":void 0}function s(i){const a=[...i].map(c=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.
test(c)?"?":c);return(0,w.Bu)(a.join(""),40)}}),29082:((U,T,o)=>{o.d(T,{k1:()=>A,lY:()=>M,m7:()=>E});var w=o(58552),f=o(66974);const D=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i,
M=m=>(0,f.F1)(m,"pages such as 1..3, -1, odd",(s,i)=>{const a=s.trim(),c=D.exec(a);if(!c)return{problem:p(a)};const[,u,v,b,h,y]=c,O={negated:u!==void 0,text:a,position:i};
if(v!==void 0)return{item:{...O,pages:v.toLowerCase()}};const e=Number(b),t=h===void 0?e:y===void 0?"end":Number(y);return e===0||t===0?f.P3:{item:{...O,pages:{
from:e,to:t}}}});function A(m,s,i="pages"){const a=h=>(0,w.G6)([{field:i,message:h}]),c=M(m);if("problem"in c)throw a(c.problem);const u=new _(s),v=new _(s),b=[];
for(const h of c.items){const y=h.negated?v:u;if(typeof h.pages=="string"){y.add(h.pages);continue}const{from:O,to:e}=h.pages,t=O<0?s+1+O:O,n=e==="end"?s:e<0?s+
1+e:e,r=(e==="end"?O<0?[[O,t]]:[]:[[O,t],[e,n]]).find(([,d])=>d<1||d>s);r&&b.push((0,f.D6)(h,r[0],s)),!(e==="end"&&t>s||b.length>0)&&y.range(Math.min(t,n),Math.
max(t,n))}if(b.length>0)throw a((0,f.bs)(b));return c.items.every(({negated:h})=>h)&&u.add("all"),u.without(v)}function E(m){const s=M(m);if("problem"in s||s.items.
length!==1)return;const{negated:i,pages:a}=s.items[0];if(i)return;if(a==="all")return{first:1};if(typeof a=="string"||a.from<1)return;const{from:c,to:u}=a;return u===
"end"?{first:c}:u===-1?{first:c}:u<1?void 0:{first:Math.min(c,u),last:Math.max(c,u)}}class _{pageCount;differences;odd=!1;even=!1;constructor(s){this.pageCount=
s,this.differences=new Int32Array(s+2)}add(s){s!=="even"&&(this.odd=!0),s!=="odd"&&(this.even=!0)}range(s,i){this.differences[s]++,this.differences[i+1]--}without(s){
const i=new Uint32Array(this.pageCount);let a=0,c=0,u=0;for(let v=1;v<=this.pageCount;v++){c+=this.differences[v],u+=s.differences[v];const b=v%2===1?"odd":"eve\
n";(c>0||this[b])&&!(u>0||s[b])&&(i[a++]=v)}return i.subarray(0,a)}}function p(m){return/^(not +)?\.\./i.test(m)?"has no start: a range is written 1..5":/^!/.test(
m)?"is not a page: leave out pages with not, such as not 2":(0,f.NL)(m.replace(/^not +/i,""))??"is not a page such as 3 or -1, a range such as 2..5 or 2.., odd,\
 even, all, or one of these after not"}}),52404:((U,T,o)=>{o.d(T,{$:()=>M,U:()=>A});var w=o(58552),f=o(29082),D=o(98446);const M={code:"no_pages_selected",message:"\
The document has none of the pages that were asked for, so nothing was changed."};function A({first_page:E,last_page:_,pages:p},m){if(p!==void 0)return(0,f.k1)(
p,m);const s=(0,D.y_)(m,"page"),i=[];if(E>m&&i.push({field:"first_page",message:`is ${E}, but the document has ${s}`}),_!==void 0&&_>m&&i.push({field:"last_page",
message:`is ${_}, but the document has ${s}`}),i.length===0&&_!==void 0&&E>_&&i.push({field:"first_page",message:`is ${E}, which is after last_page (${_})`,mentions:[
"last_page"]}),i.length>0)throw(0,w.G6)(i);return Uint32Array.from({length:(_??m)-E+1},(a,c)=>E+c)}}),78147:((U,T,o)=>{o.r(T),o.d(T,{resize_pages:()=>a});var w=o(
29082),f=o(91519),D=o(87826),M=o(14029),A=o(52755),E=o(77500),_=o(73249),p=o(9819),m=o(52404),s=o(12744),i=o(45657);const a=async(u,v,b)=>{const h=await(0,f.E)(
u.bytes,b,{password:v.open_password}),y=h.pages.count,O=(0,w.k1)(v.pages,y),e=O.length===0?[m.$]:[];O.length>0&&(await c(h),await(0,_.E)(h));const t=await(0,s.X)(
h,O,v),n={pageCount:y,resizedPages:t},P=t===0?(0,D.N)(h,u.bytes):void 0;return P?{documents:[{name:u.name,bytes:P,pageCount:y}],notes:e,facts:n}:(t>0&&(0,i.RZ)(
e,(0,E.br)(h,"places")),{documents:[{name:u.name,bytes:await(0,M.UN)(h),pageCount:y}],notes:e,facts:n})};async function c(u){(0,p.Wo)(u,"AcroForm")?.dict.has("X\
FA")&&(0,E.mD)(u,await A.mO.read(u))}}),52755:((U,T,o)=>{o.d(T,{NT:()=>a,Uv:()=>u,kz:()=>E,mO:()=>b,mw:()=>A,qA:()=>c,sj:()=>M,zx:()=>i});var w=o(9819),f=o(45599),
D=o(91374);const M=1,A=2,E=4096,_=8192,p=32768,m=65536,s=1<<17,i=1<<18,a=1<<21,c=1<<24,u=1<<25,v=10;class b{document;fields=[];byName=new Map;widgets=new Map;form;nodes=new Map;fieldOf=new Map;visit;constructor(e){
this.document=e,this.form=(0,w.Wo)(e,"AcroForm"),this.visit=new w._i(e)}static async read(e){const t=new b(e),{form:n}=t;return await t.walk(t.references(n?.dict.
get("Fields"),n?.holder??-1,n?.dict,"Fields"),void 0),await t.readPages(),t}inherited(e,t){for(let n=e;n;n=n.parent){const P=this.document.resolve(n.dict.get(t));
if(P!==null)return P}return t==="DA"||t==="Q"?this.document.resolve(this.form?.dict.get(t)):null}integer(e,t){const n=this.inherited(e,t);return typeof n=="numb\
er"?Math.trunc(n):0}node(e){return this.nodes.get(e)}numbers(){return this.nodes.keys()}get needsAppearances(){return this.document.resolve(this.form?.dict.get(
"NeedAppearances"))===!0}forget(e){const{document:t,nodes:n,widgets:P,fields:r,byName:d}=this,g=({number:l})=>!e.has(l)&&t.exists(l);for(const l of n.values())g(
l)||n.delete(l.number);for(const l of P.values())g(l)||P.delete(l.number);for(const{nodes:l,widgets:R}of r)h(l,g),h(R,g);h(r,({nodes:l})=>l.length>0);for(const[
l,R]of d)R.nodes.length===0&&d.delete(l);this.form=(0,w.Wo)(t,"AcroForm")}async walk(e,t){const{document:n,visit:P}=this;for(const r of(0,D.iA)(n,{from:e,below:t,
visit:P,depth:D.tP})){const{number:d,dict:g}=r;this.nodes.set(d,r);const l=this.references(g.get("Kids"),d,g,"Kids");(0,f.Eo)(n.resolve(g.get("Subtype")),"Widge\
t")||g.has("Rect")?this.addWidget(r):l.length===0&&(0,D.bf)(r)===r&&this.field(r);const I=n.job.pace.step(1500);I&&await I}}addWidget(e){const t={node:e,number:e.
number,dict:e.dict,pages:[]};this.field((0,D.bf)(e)).widgets.push(t),this.widgets.set(e.number,t)}field(e){const t=this.fieldOf.get(e);if(t)return t;const{name:n,
part:P}=e,r=n===""?void 0:this.byName.get(n),d=this.integer(e,"Ff"),g=y(e.type,d);if(r?.kind===g)return r.nodes.push(e),this.fieldOf.set(e,r),r;const l={name:n,
part:P,kind:g,flags:d,nodes:[e],widgets:[]};return this.fields.push(l),n!==""&&!r&&this.byName.set(n,l),this.fieldOf.set(e,l),l}async readPages(){const{document:e}=this,
{pages:t,job:n}=e,{spend:P}=new w.b9(e);for(let r=0;r<t.count;r++){const d=t.number(r),g=e.entry(d,"Annots");P(e.array(g)?.length??0);for(const R of g===void 0?
[]:this.annotations(g,d)){const I=this.widgets.get(R.number)??await this.orphan(R);I&&I.pages.length>0&&P(v),I&&I.pages.at(-1)!==r+1&&I.pages.push(r+1);const W=n.
pace.step(300);W&&await W}const l=n.pace.step(300);l&&await l}}annotations(e,t){const n=this.document.array(e)??[];if(!n.some(d=>(0,f.Zm)(d)&&(0,f.Eo)(d.get("Su\
btype"),"Widget")))return n.filter(f.i9);const P=(0,f.i9)(e)?e.number:t;this.document.edit(P);const r=(0,f.i9)(e)?n:this.document.array(this.document.get(t).get(
"Annots"))??[];for(const[d,g]of r.entries())(0,f.Zm)(g)&&(0,f.Eo)(g.get("Subtype"),"Widget")&&(r[d]=this.document.add(g));return r.filter(f.i9)}async orphan(e){
const{document:t}=this;if(!(0,f.Eo)(t.resolve(t.entry(e.number,"Subtype")),"Widget"))return;const n=[e],P=new Set([e.number]);let r;for(let d=t.entry(e.number,"\
Parent");(0,f.i9)(d)&&n.length<D.tP&&(r=this.nodes.get(d.number),!(r||P.has(d.number)||!(0,f.Zm)(t.get(d))));)P.add(d.number),n.push(d),d=t.entry(d.number,"Pare\
nt");for(const d of n.reverse())this.nodes.has(d.number)||await this.walk([d],r),r=this.nodes.get(d.number);return this.widgets.get(e.number)}references(e,t,n,P){
const{document:r}=this,d=r.array(e);if(!d||!n)return[];if(!d.some(f.Zm))return d.filter(f.i9);r.edit((0,f.i9)(e)?e.number:t);const g=r.array(n.get(P))??[];for(const[
l,R]of g.entries())(0,f.Zm)(R)&&(g[l]=r.add(R));return g.filter(f.i9)}}function h(O,e){let t=0;for(const n of O)e(n)&&(O[t++]=n);O.length=t}function y(O,e){switch(O){case"\
Tx":return e&_?"password":"text";case"Btn":return e&m?"button":e&p?"radio":"checkbox";case"Ch":return e&s?"dropdown":"list";case"Sig":return"signature";default:
return"unknown"}}}),77500:((U,T,o)=>{o.d(T,{Yw:()=>_,br:()=>A,f4:()=>D,mD:()=>M});var w=o(58552),f=o(9819);function D(p,m){return m.form?.dict.has("XFA")?p.resolve(
p.catalog.get("NeedsRendering"))===!0||!m.fields.some(({kind:i})=>i!=="unknown")?"dynamic":"static":"none"}function M(p,m){if(D(p,m)!=="dynamic")return;const s="\
is a dynamic XFA form, whose pages and fields only Adobe viewers show";throw new w.zU("invalid_parameters",`file: ${s}`,{issues:[{field:"file",message:s}],advice:"\
Print it to a PDF document from Adobe Reader, or ask its author for a form without XFA"})}function A(p,m){const s=(0,f.Wo)(p,"AcroForm");return s?.dict.has("XFA")?
(p.edit(s.holder),s.dict.delete("XFA"),p.catalog.has("NeedsRendering")&&p.editCatalog().delete("NeedsRendering"),[_(m)]):[]}const E={values:"it would still show\
 the old values.",pages:"it described removed pages. The fields themselves remain.",scripts:"it has scripts, or parts that cannot be read, which may have some. \
The fields themselves remain.",private:"its data repeats the values of fields, also of hidden ones. The fields themselves remain.",places:"it says where fields \
are on the pages. The fields themselves remain.",merge:"XFA forms cannot be merged. The fields themselves remain."},_=p=>({code:"xfa_removed",message:`The XFA v\
ersion of the form was removed, because ${E[p]}`})}),87826:((U,T,o)=>{o.d(T,{N:()=>D,i:()=>M});var w=o(78157),f=o(14029);function D({suspect:A,bytes:E},_){if(!(A||
(0,w.bS)(E.subarray(0,5)).toString("latin1")!=="%PDF-"))return E.length===_.length?_:E}const M=async(A,E,_)=>D(A,E)??await(0,f.UN)(A,_)})};
