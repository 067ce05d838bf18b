"use strict";exports.id=2691,exports.ids=[2691],exports.modules={66974:((R,T,h)=>{h.d(T,{D6:()=>D,F1:()=>w,NL:()=>f,P3:()=>_,br:()=>y,bs:()=>c});var P=h(98446);const _={problem:"\
names page 0: pages count from 1, and -1 is the last page"};function w(r,m,M){const E=[],b=[];for(const[A,n]of r.split(",").entries()){const i=A+1;if(m!==void 0&&
n.trim()===""){b.push(`entry ${i} is empty: write ${m}, separated by single commas`);continue}const a=M(n,i);"problem"in a?b.push(y(i,n,a.problem)):E.push(a.item)}
return b.length>0?{problem:c(b)}:{items:E}}const y=(r,m,M)=>`entry ${r} ('${o(m.trim())}') ${M}`,D=({position:r,text:m},M,E)=>y(r,m,`names ${O(M)}, but the docu\
ment has ${(0,P.y_)(E,"page")}`);function O(r){return Number.isSafeInteger(r)?`page ${r}`:"a page far beyond its end"}const v=5;function c(r){const m=r.length-v;
return[...r.slice(0,v),...m>0?[`and ${m} more such entries`]:[]].join("; ")}function f(r){const m=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.exec(r);return m?`is n\
ot a range: write ${m[1]}..${m[2]}${m[2]===""?" for this page and all after it":""}`:/\bfirst\b/i.test(r)?"is not a page: the first page is written 1, and a ran\
ge from it 1..5":/\b(last|end)\b/i.test(r)?"is not a page: the last page is written -1, and a range to it 2..":void 0}function o(r){const m=[...r].map(M=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.
test(M)?"?":M);return(0,P.Bu)(m.join(""),40)}}),29082:((R,T,h)=>{h.d(T,{k1:()=>D,lY:()=>y,m7:()=>O});var P=h(58552),_=h(66974);const w=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i,
y=f=>(0,_.F1)(f,"pages such as 1..3, -1, odd",(o,r)=>{const m=o.trim(),M=w.exec(m);if(!M)return{problem:c(m)};const[,E,b,A,n,i]=M,a={negated:E!==void 0,text:m,position:r};
if(b!==void 0)return{item:{...a,pages:b.toLowerCase()}};const e=Number(A),t=n===void 0?e:i===void 0?"end":Number(i);return e===0||t===0?_.P3:{item:{...a,pages:{
from:e,to:t}}}});function D(f,o,r="pages"){const m=n=>(0,P.G6)([{field:r,message:n}]),M=y(f);if("problem"in M)throw m(M.problem);const E=new v(o),b=new v(o),A=[];
for(const n of M.items){const i=n.negated?b:E;if(typeof n.pages=="string"){i.add(n.pages);continue}const{from:a,to:e}=n.pages,t=a<0?o+1+a:a,s=e==="end"?o:e<0?o+
1+e:e,d=(e==="end"?a<0?[[a,t]]:[]:[[a,t],[e,s]]).find(([,u])=>u<1||u>o);d&&A.push((0,_.D6)(n,d[0],o)),!(e==="end"&&t>o||A.length>0)&&i.range(Math.min(t,s),Math.
max(t,s))}if(A.length>0)throw m((0,_.bs)(A));return M.items.every(({negated:n})=>n)&&E.add("all"),E.without(b)}function O(f){const o=y(f);if("problem"in o||o.items.
length!==1)return;const{negated:r,pages:m}=o.items[0];if(r)return;if(m==="all")return{first:1};if(typeof m=="string"||m.from<1)return;const{from:M,to:E}=m;return E===
"end"?{first:M}:E===-1?{first:M}:E<1?void 0:{first:Math.min(M,E),last:Math.max(M,E)}}class v{pageCount;differences;odd=!1;even=!1;constructor(o){this.pageCount=
o,this.differences=new Int32Array(o+2)}add(o){o!=="even"&&(this.odd=!0),o!=="odd"&&(this.even=!0)}range(o,r){this.differences[o]++,this.differences[r+1]--}without(o){
const r=new Uint32Array(this.pageCount);let m=0,M=0,E=0;for(let b=1;b<=this.pageCount;b++){M+=this.differences[b],E+=o.differences[b];const A=b%2===1?"odd":"eve\
n";(M>0||this[A])&&!(E>0||o[A])&&(r[m++]=b)}return r.subarray(0,m)}}function c(f){return/^(not +)?\.\./i.test(f)?"has no start: a range is written 1..5":/^!/.test(
f)?"is not a page: leave out pages with not, such as not 2":(0,_.NL)(f.replace(/^not +/i,""))??"is not a page such as 3 or -1, a range such as 2..5 or 2.., odd,\
 even, all, or one of these after not"}}),52404:((R,T,h)=>{h.d(T,{$:()=>y,U:()=>D});var P=h(58552),_=h(29082),w=h(98446);const y={code:"no_pages_selected",message:"\
The document has none of the pages that were asked for, so nothing was changed."};function D({first_page:O,last_page:v,pages:c},f){if(c!==void 0)return(0,_.k1)(
c,f);const o=(0,w.y_)(f,"page"),r=[];if(O>f&&r.push({field:"first_page",message:`is ${O}, but the document has ${o}`}),v!==void 0&&v>f&&r.push({field:"last_page",
message:`is ${v}, but the document has ${o}`}),r.length===0&&v!==void 0&&O>v&&r.push({field:"first_page",message:`is ${O}, which is after last_page (${v})`,mentions:[
"last_page"]}),r.length>0)throw(0,P.G6)(r);return Uint32Array.from({length:(v??f)-O+1},(m,M)=>O+M)}}),78147:((R,T,h)=>{h.r(T),h.d(T,{resize_pages:()=>m});var P=h(
29082),_=h(92356),w=h(87826),y=h(14029),D=h(52755),O=h(77500),v=h(73249),c=h(9819),f=h(52404),o=h(12744),r=h(45657);const m=async(E,b,A)=>{const n=await(0,_.E)(
E.bytes,A,{password:b.open_password}),i=n.pages.count,a=(0,P.k1)(b.pages,i),e=a.length===0?[f.$]:[];a.length>0&&(await M(n),await(0,v.E)(n));const t=await(0,o.X)(
n,a,b),s={pageCount:i,resizedPages:t},l=t===0?(0,w.N)(n,E.bytes):void 0;return l?{documents:[{name:E.name,bytes:l,pageCount:i}],notes:e,facts:s}:(t>0&&(0,r.RZ)(
e,(0,O.br)(n,"places")),{documents:[{name:E.name,bytes:await(0,y.UN)(n),pageCount:i}],notes:e,facts:s})};async function M(E){(0,c.Wo)(E,"AcroForm")?.dict.has("X\
FA")&&(0,O.mD)(E,await D.mO.read(E))}}),52755:((R,T,h)=>{h.d(T,{NT:()=>m,Uv:()=>E,kz:()=>O,mO:()=>A,mw:()=>D,qA:()=>M,sj:()=>y,zx:()=>r});var P=h(9819),_=h(45599),
w=h(91374);const y=1,D=2,O=4096,v=8192,c=32768,f=65536,o=1<<17,r=1<<18,m=1<<21,M=1<<24,E=1<<25,b=10;class A{document;fields=[];byName=new Map;widgets=new Map;form;nodes=new Map;fieldOf=new Map;visit;constructor(e){
this.document=e,this.form=(0,P.Wo)(e,"AcroForm"),this.visit=new P._i(e)}static async read(e){const t=new A(e),{form:s}=t;return await t.walk(t.references(s?.dict.
get("Fields"),s?.holder??-1,s?.dict,"Fields"),void 0),await t.readPages(),t}inherited(e,t){for(let s=e;s;s=s.parent){const l=this.document.resolve(s.dict.get(t));
if(l!==null)return l}return t==="DA"||t==="Q"?this.document.resolve(this.form?.dict.get(t)):null}integer(e,t){const s=this.inherited(e,t);return typeof s=="numb\
er"?Math.trunc(s):0}node(e){return this.nodes.get(e)}numbers(){return this.nodes.keys()}get needsAppearances(){return this.document.resolve(this.form?.dict.get(
"NeedAppearances"))===!0}forget(e){const{document:t,nodes:s,widgets:l,fields:d,byName:u}=this,p=({number:g})=>!e.has(g)&&t.exists(g);for(const g of s.values())p(
g)||s.delete(g.number);for(const g of l.values())p(g)||l.delete(g.number);for(const{nodes:g,widgets:I}of d)n(g,p),n(I,p);n(d,({nodes:g})=>g.length>0);for(const[
g,I]of u)I.nodes.length===0&&u.delete(g);this.form=(0,P.Wo)(t,"AcroForm")}async walk(e,t){const{document:s,visit:l}=this;for(const d of(0,w.iA)(s,{from:e,below:t,
visit:l,depth:w.tP})){const{number:u,dict:p}=d;this.nodes.set(u,d);const g=this.references(p.get("Kids"),u,p,"Kids");(0,_.Eo)(s.resolve(p.get("Subtype")),"Widge\
t")||p.has("Rect")?this.addWidget(d):g.length===0&&(0,w.bf)(d)===d&&this.field(d);const U=s.job.pace.step(1500);U&&await U}}addWidget(e){const t={node:e,number:e.
number,dict:e.dict,pages:[]};this.field((0,w.bf)(e)).widgets.push(t),this.widgets.set(e.number,t)}field(e){const t=this.fieldOf.get(e);if(t)return t;const{name:s,
part:l}=e,d=s===""?void 0:this.byName.get(s),u=this.integer(e,"Ff"),p=i(e.type,u);if(d?.kind===p)return d.nodes.push(e),this.fieldOf.set(e,d),d;const g={name:s,
part:l,kind:p,flags:u,nodes:[e],widgets:[]};return this.fields.push(g),s!==""&&!d&&this.byName.set(s,g),this.fieldOf.set(e,g),g}async readPages(){const{document:e}=this,
{pages:t,job:s}=e,{spend:l}=new P.b9(e);for(let d=0;d<t.count;d++){const u=t.number(d),p=e.entry(u,"Annots");l(e.array(p)?.length??0);for(const I of p===void 0?
[]:this.annotations(p,u)){const U=this.widgets.get(I.number)??await this.orphan(I);U&&U.pages.length>0&&l(b),U&&U.pages.at(-1)!==d+1&&U.pages.push(d+1);const x=s.
pace.step(300);x&&await x}const g=s.pace.step(300);g&&await g}}annotations(e,t){const s=this.document.array(e)??[];if(!s.some(u=>(0,_.Zm)(u)&&(0,_.Eo)(u.get("Su\
btype"),"Widget")))return s.filter(_.i9);const l=(0,_.i9)(e)?e.number:t;this.document.edit(l);const d=(0,_.i9)(e)?s:this.document.array(this.document.get(t).get(
"Annots"))??[];for(const[u,p]of d.entries())(0,_.Zm)(p)&&(0,_.Eo)(p.get("Subtype"),"Widget")&&(d[u]=this.document.add(p));return d.filter(_.i9)}async orphan(e){
const{document:t}=this;if(!(0,_.Eo)(t.resolve(t.entry(e.number,"Subtype")),"Widget"))return;const s=[e],l=new Set([e.number]);let d;for(let u=t.entry(e.number,"\
Parent");(0,_.i9)(u)&&s.length<w.tP&&(d=this.nodes.get(u.number),!(d||l.has(u.number)||!(0,_.Zm)(t.get(u))));)l.add(u.number),s.push(u),u=t.entry(u.number,"Pare\
nt");for(const u of s.reverse())this.nodes.has(u.number)||await this.walk([u],d),d=this.nodes.get(u.number);return this.widgets.get(e.number)}references(e,t,s,l){
const{document:d}=this,u=d.array(e);if(!u||!s)return[];if(!u.some(_.Zm))return u.filter(_.i9);d.edit((0,_.i9)(e)?e.number:t);const p=d.array(s.get(l))??[];for(const[
g,I]of p.entries())(0,_.Zm)(I)&&(p[g]=d.add(I));return p.filter(_.i9)}}function n(a,e){let t=0;for(const s of a)e(s)&&(a[t++]=s);a.length=t}function i(a,e){switch(a){case"\
Tx":return e&v?"password":"text";case"Btn":return e&f?"button":e&c?"radio":"checkbox";case"Ch":return e&o?"dropdown":"list";case"Sig":return"signature";default:
return"unknown"}}}),77500:((R,T,h)=>{h.d(T,{Yw:()=>v,br:()=>D,f4:()=>w,mD:()=>y});var P=h(58552),_=h(9819);function w(c,f){return f.form?.dict.has("XFA")?c.resolve(
c.catalog.get("NeedsRendering"))===!0||!f.fields.some(({kind:r})=>r!=="unknown")?"dynamic":"static":"none"}function y(c,f){if(w(c,f)!=="dynamic")return;const o="\
is a dynamic XFA form, whose pages and fields only Adobe viewers show";throw new P.zU("invalid_parameters",`file: ${o}`,{issues:[{field:"file",message:o}],advice:"\
Print it to a PDF document from Adobe Reader, or ask its author for a form without XFA"})}function D(c,f){const o=(0,_.Wo)(c,"AcroForm");return o?.dict.has("XFA")?
(c.edit(o.holder),o.dict.delete("XFA"),c.catalog.has("NeedsRendering")&&c.editCatalog().delete("NeedsRendering"),[v(f)]):[]}const O={values:"it would still show\
 the old values.",pages:"it described removed pages. The fields themselves remain.",scripts:"it has scripts, or parts that cannot be read, which may have some. \
The fields themselves remain.",private:"its data repeats the values of fields, also of hidden ones. The fields themselves remain.",places:"it says where fields \
are on the pages. The fields themselves remain.",merge:"XFA forms cannot be merged. The fields themselves remain."},v=c=>({code:"xfa_removed",message:`The XFA v\
ersion of the form was removed, because ${O[c]}`})}),74135:((R,T,h)=>{h.d(T,{$L:()=>r,DI:()=>O,Gd:()=>c,JQ:()=>_,Mo:()=>y,Pj:()=>E,S3:()=>w,W1:()=>b,XM:()=>M,d:()=>A,
ds:()=>D,gF:()=>m,iN:()=>P,kO:()=>o,lw:()=>v,zl:()=>f});function P({box:[n,i,a,e],rotation:t}){const s=a-n,l=e-i;return t%180===0?{width:s,height:l}:{width:l,height:s}}
function _(n){const{width:i,height:a}=P(n);return{width:i*n.userUnit,height:a*n.userUnit}}function w({box:[n,i,a,e],rotation:t}){switch(t){case 0:return[1,0,0,1,
n,i];case 90:return[0,1,-1,0,a,i];case 180:return[-1,0,0,-1,a,e];case 270:return[0,-1,1,0,n,e]}}function y(n,i){return i===void 0?n:E(n,i)??n}function D([n,i,a,
e]){return[Math.min(n,a),Math.min(i,e),Math.max(n,a),Math.max(i,e)]}function O([n,i,a,e,t,s]){const l=n*e-i*a,[d,u,p,g]=[e/l,-i/l,-a/l,n/l];return[d+0,u+0,p+0,g+
0,-(t*d+s*p)+0,-(t*u+s*g)+0]}function v(n,i){const[a,e,t,s,l,d]=n,[u,p,g,I,U,x]=i;return[a*u+e*g,a*p+e*I,t*u+s*g,t*p+s*I,l*u+d*g+U,l*p+d*I+x]}function c([n,i,a,
e,t,s],l,d){return[n*l+a*d+t,i*l+e*d+s]}function f(n,[i,a,e,t]){const[s,l]=c(n,i,a),[d,u]=c(n,e,a),[p,g]=c(n,i,t),[I,U]=c(n,e,t);return[Math.min(s,d,p,I),Math.min(
l,u,g,U),Math.max(s,d,p,I),Math.max(l,u,g,U)]}const o=(n,i)=>[Math.min(n[0],i[0]),Math.min(n[1],i[1]),Math.max(n[2],i[2]),Math.max(n[3],i[3])];function r(n){let[
i,a,e,t]=m;for(const[s,l]of n)i=Math.min(i,s),a=Math.min(a,l),e=Math.max(e,s),t=Math.max(t,l);return[i,a,e,t]}const m=[1/0,1/0,-1/0,-1/0],M=([n,i,a,e],t)=>[n-t,
i-t,a+t,e+t];function E(n,i){const a=[Math.max(n[0],i[0]),Math.max(n[1],i[1]),Math.min(n[2],i[2]),Math.min(n[3],i[3])];return a[0]<a[2]&&a[1]<a[3]?a:void 0}const b=n=>n.
map(i=>Math.round(i*1e5)/1e5+0),A=(n,{userUnit:i})=>String(Number((n*i/72).toPrecision(3)))}),6057:((R,T,h)=>{h.d(T,{VO:()=>w,b0:()=>D,c_:()=>v,iw:()=>y,lQ:()=>O});
var P=h(74135);const _=[0,0,612,792],w=(c,f)=>D(c,c.pages.attribute(f,"MediaBox"))??_;function y(c,f){const{pages:o}=c,r=c.resolve(c.entry(o.number(f),"UserUnit"));
return{box:(0,P.Mo)(w(c,f),D(c,o.attribute(f,"CropBox"))),rotation:v(c.resolve(o.attribute(f,"Rotate"))),userUnit:typeof r=="number"&&r>0?r:1}}function D(c,f){const o=c.
array(f)?.map(m=>c.resolve(m));if(o?.length!==4||!o.every(m=>typeof m=="number"&&Number.isFinite(m)))return;const r=(0,P.ds)(o);return r[0]<r[2]&&r[1]<r[3]?r:void 0}
function O(c,f){const o=(c.array(f)??[]).map(r=>c.resolve(r));return o.length===6&&o.every(r=>typeof r=="number")?o:[1,0,0,1,0,0]}function v(c){const f=typeof c==
"number"?(c%360+360)%360:0;return f===90||f===180||f===270?f:0}}),87826:((R,T,h)=>{h.d(T,{N:()=>w,i:()=>y});var P=h(78157),_=h(14029);function w({suspect:D,bytes:O},v){
if(!(D||(0,P.bS)(O.subarray(0,5)).toString("latin1")!=="%PDF-"))return O.length===v.length?v:O}const y=async(D,O,v)=>w(D,O)??await(0,_.UN)(D,v)})};
