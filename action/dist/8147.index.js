"use strict";exports.id=8147,exports.ids=[8147],exports.modules={66974:((U,A,r)=>{r.d(A,{D6:()=>T,F1:()=>b,NL:()=>_,P3:()=>f,br:()=>D,bs:()=>l});var w=r(98446);const f={problem:"\
names page 0: pages count from 1, and -1 is the last page"};function b(i,d,c){const u=[],E=[];for(const[M,g]of i.split(",").entries()){const y=M+1;if(d!==void 0&&
g.trim()===""){E.push(`entry ${y} is empty: write ${d}, separated by single commas`);continue}const v=c(g,y);"problem"in v?E.push(D(y,g,v.problem)):u.push(v.item)}
return E.length>0?{problem:l(E)}:{items:u}}const D=(i,d,c)=>`entry ${i} ('${s(d.trim())}') ${c}`,T=({position:i,text:d},c,u)=>D(i,d,`names ${p(c)}, but the docu\
ment has ${(0,w.y_)(u,"page")}`);function p(i){return Number.isSafeInteger(i)?`page ${i}`:"a page far beyond its end"}const h=5;function l(i){const d=i.length-h;
return[...i.slice(0,h),...d>0?[`and ${d} more such entries`]:[]].join("; ")}function _(i){const d=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.exec(i);return d?`is n\
ot a range: write ${d[1]}..${d[2]}${d[2]===""?" for this page and all after it":""}`:/\bfirst\b/i.test(i)?"is not a page: the first page is written 1, and a ran\
ge from it 1..5":/\b(last|end)\b/i.test(i)?"is not a page: the last page is written -1, and a range to it 2..":void 0}function s(i){const d=[...i].map(c=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.
test(c)?"?":c);return(0,w.Bu)(d.join(""),40)}}),29082:((U,A,r)=>{r.d(A,{k1:()=>T,lY:()=>D,m7:()=>p});var w=r(58552),f=r(66974);const b=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i,
D=_=>(0,f.F1)(_,"pages such as 1..3, -1, odd",(s,i)=>{const d=s.trim(),c=b.exec(d);if(!c)return{problem:l(d)};const[,u,E,M,g,y]=c,v={negated:u!==void 0,text:d,position:i};
if(E!==void 0)return{item:{...v,pages:E.toLowerCase()}};const e=Number(M),t=g===void 0?e:y===void 0?"end":Number(y);return e===0||t===0?f.P3:{item:{...v,pages:{
from:e,to:t}}}});function T(_,s,i="pages"){const d=g=>(0,w.G6)([{field:i,message:g}]),c=D(_);if("problem"in c)throw d(c.problem);const u=new h(s),E=new h(s),M=[];
for(const g of c.items){const y=g.negated?E:u;if(typeof g.pages=="string"){y.add(g.pages);continue}const{from:v,to:e}=g.pages,t=v<0?s+1+v:v,n=e==="end"?s:e<0?s+
1+e:e,o=(e==="end"?v<0?[[v,t]]:[]:[[v,t],[e,n]]).find(([,a])=>a<1||a>s);o&&M.push((0,f.D6)(g,o[0],s)),!(e==="end"&&t>s||M.length>0)&&y.range(Math.min(t,n),Math.
max(t,n))}if(M.length>0)throw d((0,f.bs)(M));return c.items.every(({negated:g})=>g)&&u.add("all"),u.without(E)}function p(_){const s=D(_);if("problem"in s||s.items.
length!==1)return;const{negated:i,pages:d}=s.items[0];if(i)return;if(d==="all")return{first:1};if(typeof d=="string"||d.from<1)return;const{from:c,to:u}=d;return u===
"end"?{first:c}:u===-1?{first:c}:u<1?void 0:{first:Math.min(c,u),last:Math.max(c,u)}}class h{pageCount;differences;odd=!1;even=!1;constructor(s){this.pageCount=
s,this.differences=new Int32Array(s+2)}add(s){s!=="even"&&(this.odd=!0),s!=="odd"&&(this.even=!0)}range(s,i){this.differences[s]++,this.differences[i+1]--}without(s){
const i=new Uint32Array(this.pageCount);let d=0,c=0,u=0;for(let E=1;E<=this.pageCount;E++){c+=this.differences[E],u+=s.differences[E];const M=E%2===1?"odd":"eve\
n";(c>0||this[M])&&!(u>0||s[M])&&(i[d++]=E)}return i.subarray(0,d)}}function l(_){return/^(not +)?\.\./i.test(_)?"has no start: a range is written 1..5":/^!/.test(
_)?"is not a page: leave out pages with not, such as not 2":(0,f.NL)(_.replace(/^not +/i,""))??"is not a page such as 3 or -1, a range such as 2..5 or 2.., odd,\
 even, all, or one of these after not"}}),52404:((U,A,r)=>{r.d(A,{$:()=>D,U:()=>T});var w=r(58552),f=r(29082),b=r(98446);const D={code:"no_pages_selected",message:"\
The document has none of the pages that were asked for, so nothing was changed."};function T({first_page:p,last_page:h,pages:l},_){if(l!==void 0)return(0,f.k1)(
l,_);const s=(0,b.y_)(_,"page"),i=[];if(p>_&&i.push({field:"first_page",message:`is ${p}, but the document has ${s}`}),h!==void 0&&h>_&&i.push({field:"last_page",
message:`is ${h}, but the document has ${s}`}),i.length===0&&h!==void 0&&p>h&&i.push({field:"first_page",message:`is ${p}, which is after last_page (${h})`,mentions:[
"last_page"]}),i.length>0)throw(0,w.G6)(i);return Uint32Array.from({length:(h??_)-p+1},(d,c)=>p+c)}}),78147:((U,A,r)=>{r.r(A),r.d(A,{resize_pages:()=>d});var w=r(
29082),f=r(91519),b=r(87826),D=r(14029),T=r(52755),p=r(77500),h=r(73249),l=r(9819),_=r(52404),s=r(12744),i=r(45657);const d=async(u,E,M)=>{const g=await(0,f.E)(
u.bytes,M,{password:E.open_password}),y=g.pages.count,v=(0,w.k1)(E.pages,y),e=v.length===0?[_.$]:[];v.length>0&&(await c(g),await(0,h.E)(g));const t=await(0,s.X)(
g,v,E),n={pageCount:y,resizedPages:t},O=t===0?(0,b.N)(g,u.bytes):void 0;return O?{documents:[{name:u.name,bytes:O,pageCount:y}],notes:e,facts:n}:(t>0&&(0,i.RZ)(
e,(0,p.br)(g,"places")),{documents:[{name:u.name,bytes:await(0,D.UN)(g),pageCount:y}],notes:e,facts:n})};async function c(u){(0,l.Wo)(u,"AcroForm")?.dict.has("X\
FA")&&(0,p.mD)(u,await T.mO.read(u))}}),52755:((U,A,r)=>{r.d(A,{NT:()=>d,Uv:()=>u,kz:()=>p,mO:()=>M,mw:()=>T,qA:()=>c,sj:()=>D,zx:()=>i});var w=r(9819),f=r(45599),
b=r(91374);const D=1,T=2,p=4096,h=8192,l=32768,_=65536,s=1<<17,i=1<<18,d=1<<21,c=1<<24,u=1<<25,E=10;class M{document;fields=[];byName=new Map;widgets=new Map;form;nodes=new Map;fieldOf=new Map;lists=new Map;visit;constructor(e){
this.document=e,this.form=(0,w.Wo)(e,"AcroForm"),this.visit=new w._i(e)}static async read(e){const t=new M(e),{form:n}=t;return await t.walk(t.references(n?.dict.
get("Fields"),n?.holder??-1,n?.dict,"Fields"),void 0),await t.readPages(),t}inherited(e,t){for(let n=e;n;n=n.parent){const O=this.document.resolve(n.dict.get(t));
if(O!==null)return O}return t==="DA"||t==="Q"?this.document.resolve(this.form?.dict.get(t)):null}integer(e,t){const n=this.inherited(e,t);return typeof n=="numb\
er"?Math.trunc(n):0}node(e){return this.nodes.get(e)}numbers(){return this.nodes.keys()}get needsAppearances(){return this.document.resolve(this.form?.dict.get(
"NeedAppearances"))===!0}forget(e){const{document:t,nodes:n,widgets:O,fields:o,byName:a}=this,P=({number:m})=>!e.has(m)&&t.exists(m);for(const m of n.values())P(
m)||n.delete(m.number);for(const m of O.values())P(m)||O.delete(m.number);for(const{nodes:m,widgets:R}of o)g(m,P),g(R,P);g(o,({nodes:m})=>m.length>0);for(const[
m,R]of a)R.nodes.length===0&&a.delete(m);this.form=(0,w.Wo)(t,"AcroForm")}async walk(e,t){const{document:n,visit:O}=this;for(const o of(0,b.iA)(n,{from:e,below:t,
visit:O,depth:b.tP})){const{number:a,dict:P}=o;this.nodes.set(a,o);const m=this.references(P.get("Kids"),a,P,"Kids");(0,f.Eo)(n.resolve(P.get("Subtype")),"Widge\
t")||P.has("Rect")?this.addWidget(o):m.length===0&&(0,b.bf)(o)===o&&this.field(o);const I=n.job.pace.step(1500);I&&await I}}addWidget(e){const t={node:e,number:e.
number,dict:e.dict,pages:[]};this.field((0,b.bf)(e)).widgets.push(t),this.widgets.set(e.number,t)}field(e){const t=this.fieldOf.get(e);if(t)return t;const{name:n,
part:O}=e,o=n===""?void 0:this.byName.get(n),a=this.integer(e,"Ff"),P=y(e.type,a);if(o?.kind===P)return o.nodes.push(e),this.fieldOf.set(e,o),o;const m={name:n,
part:O,kind:P,flags:a,nodes:[e],widgets:[]};return this.fields.push(m),n!==""&&!o&&this.byName.set(n,m),this.fieldOf.set(e,m),m}async readPages(){const{document:e}=this,
{pages:t,job:n}=e,{spend:O}=new w.b9(e);for(let o=0;o<t.count;o++){const a=t.number(o),P=e.entry(a,"Annots");O(e.array(P)?.length??0);for(const R of P===void 0?
[]:this.annotations(P,a)){const I=this.widgets.get(R.number)??await this.orphan(R);I&&I.pages.length>0&&O(E),I&&I.pages.at(-1)!==o+1&&I.pages.push(o+1);const W=n.
pace.step(300);W&&await W}const m=n.pace.step(300);m&&await m}}annotations(e,t){const n=this.document.array(e)??[];if(!n.some(a=>(0,f.Zm)(a)&&(0,f.Eo)(a.get("Su\
btype"),"Widget")))return n.filter(f.i9);const O=(0,f.i9)(e)?e.number:t;this.document.edit(O);const o=(0,f.i9)(e)?n:this.document.array(this.document.get(t).get(
"Annots"))??[];for(const[a,P]of o.entries())(0,f.Zm)(P)&&(0,f.Eo)(P.get("Subtype"),"Widget")&&(o[a]=this.document.add(P));return o.filter(f.i9)}async orphan(e){
const{document:t}=this;if(!(0,f.Eo)(t.resolve(t.entry(e.number,"Subtype")),"Widget"))return;const n=[e],O=new Set([e.number]);let o;for(let a=t.entry(e.number,"\
Parent");(0,f.i9)(a)&&n.length<b.tP&&(o=this.nodes.get(a.number),!(o||O.has(a.number)||!(0,f.Zm)(t.get(a))));)O.add(a.number),n.push(a),a=t.entry(a.number,"Pare\
nt");for(const a of n.reverse())this.nodes.has(a.number)||await this.walk([a],o),o=this.nodes.get(a.number);return this.widgets.get(e.number)}references(e,t,n,O){
const{document:o}=this,a=o.array(e);if(!a||!n)return[];const P=(0,f.i9)(e)?this.lists.get(a):void 0;if(P)return P;o.job.pace.add(a.length);let m=a;if(a.some(f.Zm)){
o.edit((0,f.i9)(e)?e.number:t),m=o.array(n.get(O))??[];for(const[I,W]of m.entries())(0,f.Zm)(W)&&(m[I]=o.add(W))}const R=m.filter(f.i9);return(0,f.i9)(e)&&this.
lists.set(m,R),R}}function g(v,e){let t=0;for(const n of v)e(n)&&(v[t++]=n);v.length=t}function y(v,e){switch(v){case"Tx":return e&h?"password":"text";case"Btn":
return e&_?"button":e&l?"radio":"checkbox";case"Ch":return e&s?"dropdown":"list";case"Sig":return"signature";default:return"unknown"}}}),77500:((U,A,r)=>{r.d(A,
{Yw:()=>h,br:()=>T,f4:()=>b,mD:()=>D});var w=r(58552),f=r(9819);function b(l,_){return _.form?.dict.has("XFA")?l.resolve(l.catalog.get("NeedsRendering"))===!0||
!_.fields.some(({kind:i})=>i!=="unknown")?"dynamic":"static":"none"}function D(l,_){if(b(l,_)!=="dynamic")return;const s="is a dynamic XFA form, whose pages and\
 fields only Adobe viewers show";throw new w.zU("invalid_parameters",`file: ${s}`,{issues:[{field:"file",message:s}],advice:"Print it to a PDF document from Ado\
be Reader, or ask its author for a form without XFA"})}function T(l,_){const s=(0,f.Wo)(l,"AcroForm");return s?.dict.has("XFA")?(l.edit(s.holder),s.dict.delete(
"XFA"),l.catalog.has("NeedsRendering")&&l.editCatalog().delete("NeedsRendering"),[h(_)]):[]}const p={values:"it would still show the old values.",pages:"it desc\
ribed removed pages. The fields themselves remain.",scripts:"it has scripts, or parts that cannot be read, which may have some. The fields themselves remain.",private:"\
its data repeats the values of fields, also of hidden ones. The fields themselves remain.",places:"it says where fields are on the pages. The fields themselves \
remain.",merge:"XFA forms cannot be merged. The fields themselves remain."},h=l=>({code:"xfa_removed",message:`The XFA version of the form was removed, because ${p[l]}`})}),
87826:((U,A,r)=>{r.d(A,{N:()=>b,i:()=>T});var w=r(78157),f=r(14029);function b(p,h){const{bytes:l}=p;if(!(D(p)||(0,w.bS)(l.subarray(0,5)).toString("latin1")!=="\
%PDF-"))return l.length===h.length?h:l}const D=({suspect:p,pages:h})=>p||h.count!==h.claimed||h.blank.length>0,T=async(p,h,l)=>b(p,h)??await(0,f.UN)(p,l)})};
