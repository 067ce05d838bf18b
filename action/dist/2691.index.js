"use strict";exports.id=2691,exports.ids=[2691],exports.modules={66974:((R,I,u)=>{u.d(I,{D6:()=>D,F1:()=>w,NL:()=>d,P3:()=>l,br:()=>y,bs:()=>f});var P=u(98446);const l={problem:"\
names page 0: pages count from 1, and -1 is the last page"};function w(o,m,p){const E=[],b=[];for(const[T,v]of o.split(",").entries()){const i=T+1;if(m!==void 0&&
v.trim()===""){b.push(`entry ${i} is empty: write ${m}, separated by single commas`);continue}const s=p(v,i);"problem"in s?b.push(y(i,v,s.problem)):E.push(s.item)}
return b.length>0?{problem:f(b)}:{items:E}}const y=(o,m,p)=>`entry ${o} ('${a(m.trim())}') ${p}`,D=({position:o,text:m},p,E)=>y(o,m,`names ${O(p)}, but the docu\
ment has ${(0,P.y_)(E,"page")}`);function O(o){return Number.isSafeInteger(o)?`page ${o}`:"a page far beyond its end"}const M=5;function f(o){const m=o.length-M;
return[...o.slice(0,M),...m>0?[`and ${m} more such entries`]:[]].join("; ")}function d(o){const m=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.exec(o);return m?`is n\
ot a range: write ${m[1]}..${m[2]}${m[2]===""?" for this page and all after it":""}`:/\bfirst\b/i.test(o)?"is not a page: the first page is written 1, and a ran\
ge from it 1..5":/\b(last|end)\b/i.test(o)?"is not a page: the last page is written -1, and a range to it 2..":void 0}function a(o){const m=[...o].map(p=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.
test(p)?"?":p);return(0,P.Bu)(m.join(""),40)}}),29082:((R,I,u)=>{u.d(I,{k1:()=>D,lY:()=>y,m7:()=>O});var P=u(58552),l=u(66974);const w=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i,
y=d=>(0,l.F1)(d,"pages such as 1..3, -1, odd",(a,o)=>{const m=a.trim(),p=w.exec(m);if(!p)return{problem:f(m)};const[,E,b,T,v,i]=p,s={negated:E!==void 0,text:m,position:o};
if(b!==void 0)return{item:{...s,pages:b.toLowerCase()}};const e=Number(T),t=v===void 0?e:i===void 0?"end":Number(i);return e===0||t===0?l.P3:{item:{...s,pages:{
from:e,to:t}}}});function D(d,a,o="pages"){const m=v=>(0,P.G6)([{field:o,message:v}]),p=y(d);if("problem"in p)throw m(p.problem);const E=new M(a),b=new M(a),T=[];
for(const v of p.items){const i=v.negated?b:E;if(typeof v.pages=="string"){i.add(v.pages);continue}const{from:s,to:e}=v.pages,t=s<0?a+1+s:s,n=e==="end"?a:e<0?a+
1+e:e,r=(e==="end"?s<0?[[s,t]]:[]:[[s,t],[e,n]]).find(([,c])=>c<1||c>a);r&&T.push((0,l.D6)(v,r[0],a)),!(e==="end"&&t>a||T.length>0)&&i.range(Math.min(t,n),Math.
max(t,n))}if(T.length>0)throw m((0,l.bs)(T));return p.items.every(({negated:v})=>v)&&E.add("all"),E.without(b)}function O(d){const a=y(d);if("problem"in a||a.items.
length!==1)return;const{negated:o,pages:m}=a.items[0];if(o)return;if(m==="all")return{first:1};if(typeof m=="string"||m.from<1)return;const{from:p,to:E}=m;return E===
"end"?{first:p}:E===-1?{first:p}:E<1?void 0:{first:Math.min(p,E),last:Math.max(p,E)}}class M{pageCount;differences;odd=!1;even=!1;constructor(a){this.pageCount=
a,this.differences=new Int32Array(a+2)}add(a){a!=="even"&&(this.odd=!0),a!=="odd"&&(this.even=!0)}range(a,o){this.differences[a]++,this.differences[o+1]--}without(a){
const o=new Uint32Array(this.pageCount);let m=0,p=0,E=0;for(let b=1;b<=this.pageCount;b++){p+=this.differences[b],E+=a.differences[b];const T=b%2===1?"odd":"eve\
n";(p>0||this[T])&&!(E>0||a[T])&&(o[m++]=b)}return o.subarray(0,m)}}function f(d){return/^(not +)?\.\./i.test(d)?"has no start: a range is written 1..5":/^!/.test(
d)?"is not a page: leave out pages with not, such as not 2":(0,l.NL)(d.replace(/^not +/i,""))??"is not a page such as 3 or -1, a range such as 2..5 or 2.., odd,\
 even, all, or one of these after not"}}),52404:((R,I,u)=>{u.d(I,{$:()=>y,U:()=>D});var P=u(58552),l=u(29082),w=u(98446);const y={code:"no_pages_selected",message:"\
The document has none of the pages that were asked for, so nothing was changed."};function D({first_page:O,last_page:M,pages:f},d){if(f!==void 0)return(0,l.k1)(
f,d);const a=(0,w.y_)(d,"page"),o=[];if(O>d&&o.push({field:"first_page",message:`is ${O}, but the document has ${a}`}),M!==void 0&&M>d&&o.push({field:"last_page",
message:`is ${M}, but the document has ${a}`}),o.length===0&&M!==void 0&&O>M&&o.push({field:"first_page",message:`is ${O}, which is after last_page (${M})`,mentions:[
"last_page"]}),o.length>0)throw(0,P.G6)(o);return Uint32Array.from({length:(M??d)-O+1},(m,p)=>O+p)}}),78147:((R,I,u)=>{u.r(I),u.d(I,{resize_pages:()=>m});var P=u(
29082),l=u(92356),w=u(87826),y=u(14029),D=u(52755),O=u(77500),M=u(73249),f=u(9819),d=u(52404),a=u(12744),o=u(45657);const m=async(E,b,T)=>{const v=await(0,l.E)(
E.bytes,T,{password:b.open_password}),i=v.pages.count,s=(0,P.k1)(b.pages,i),e=s.length===0?[d.$]:[];s.length>0&&(await p(v),await(0,M.E)(v));const t=await(0,a.X)(
v,s,b),n={pageCount:i,resizedPages:t},h=t===0?(0,w.N)(v,E.bytes):void 0;return h?{documents:[{name:E.name,bytes:h,pageCount:i}],notes:e,facts:n}:(t>0&&(0,o.RZ)(
e,(0,O.br)(v,"places")),{documents:[{name:E.name,bytes:await(0,y.UN)(v),pageCount:i}],notes:e,facts:n})};async function p(E){(0,f.Wo)(E,"AcroForm")?.dict.has("X\
FA")&&(0,O.mD)(E,await D.mO.read(E))}}),52755:((R,I,u)=>{u.d(I,{NT:()=>m,Uv:()=>E,kz:()=>O,mO:()=>T,mw:()=>D,qA:()=>p,sj:()=>y,zx:()=>o});var P=u(9819),l=u(45599),
w=u(91374);const y=1,D=2,O=4096,M=8192,f=32768,d=65536,a=1<<17,o=1<<18,m=1<<21,p=1<<24,E=1<<25,b=10;class T{document;fields=[];byName=new Map;widgets=new Map;form;nodes=new Map;fieldOf=new Map;visit;constructor(e){
this.document=e,this.form=(0,P.Wo)(e,"AcroForm"),this.visit=new P._i(e)}static async read(e){const t=new T(e),{form:n}=t;return await t.walk(t.references(n?.dict.
get("Fields"),n?.holder??-1,n?.dict,"Fields"),void 0),await t.readPages(),t}inherited(e,t){for(let n=e;n;n=n.parent){const h=this.document.resolve(n.dict.get(t));
if(h!==null)return h}return t==="DA"||t==="Q"?this.document.resolve(this.form?.dict.get(t)):null}integer(e,t){const n=this.inherited(e,t);return typeof n=="numb\
er"?Math.trunc(n):0}node(e){return this.nodes.get(e)}numbers(){return this.nodes.keys()}get needsAppearances(){return this.document.resolve(this.form?.dict.get(
"NeedAppearances"))===!0}forget(e){const{document:t,nodes:n,widgets:h,fields:r,byName:c}=this,g=({number:_})=>!e.has(_)&&t.exists(_);for(const _ of n.values())g(
_)||n.delete(_.number);for(const _ of h.values())g(_)||h.delete(_.number);for(const{nodes:_,widgets:A}of r)v(_,g),v(A,g);v(r,({nodes:_})=>_.length>0);for(const[
_,A]of c)A.nodes.length===0&&c.delete(_);this.form=(0,P.Wo)(t,"AcroForm")}async walk(e,t){const{document:n,visit:h}=this;for(const r of(0,w.iA)(n,{from:e,below:t,
visit:h,depth:w.tP})){const{number:c,dict:g}=r;this.nodes.set(c,r);const _=this.references(g.get("Kids"),c,g,"Kids");(0,l.Eo)(n.resolve(g.get("Subtype")),"Widge\
t")||g.has("Rect")?this.addWidget(r):_.length===0&&(0,w.bf)(r)===r&&this.field(r);const U=n.job.pace.step(1500);U&&await U}}addWidget(e){const t={node:e,number:e.
number,dict:e.dict,pages:[]};this.field((0,w.bf)(e)).widgets.push(t),this.widgets.set(e.number,t)}field(e){const t=this.fieldOf.get(e);if(t)return t;const{name:n,
part:h}=e,r=n===""?void 0:this.byName.get(n),c=this.integer(e,"Ff"),g=i(e.type,c);if(r?.kind===g)return r.nodes.push(e),this.fieldOf.set(e,r),r;const _={name:n,
part:h,kind:g,flags:c,nodes:[e],widgets:[]};return this.fields.push(_),n!==""&&!r&&this.byName.set(n,_),this.fieldOf.set(e,_),_}async readPages(){const{document:e}=this,
{pages:t,job:n}=e,{spend:h}=new P.b9(e);for(let r=0;r<t.count;r++){const c=t.number(r),g=e.entry(c,"Annots");h(e.array(g)?.length??0);for(const A of g===void 0?
[]:this.annotations(g,c)){const U=this.widgets.get(A.number)??await this.orphan(A);U&&U.pages.length>0&&h(b),U&&U.pages.at(-1)!==r+1&&U.pages.push(r+1);const x=n.
pace.step(300);x&&await x}const _=n.pace.step(300);_&&await _}}annotations(e,t){const n=this.document.array(e)??[];if(!n.some(c=>(0,l.Zm)(c)&&(0,l.Eo)(c.get("Su\
btype"),"Widget")))return n.filter(l.i9);const h=(0,l.i9)(e)?e.number:t;this.document.edit(h);const r=(0,l.i9)(e)?n:this.document.array(this.document.get(t).get(
"Annots"))??[];for(const[c,g]of r.entries())(0,l.Zm)(g)&&(0,l.Eo)(g.get("Subtype"),"Widget")&&(r[c]=this.document.add(g));return r.filter(l.i9)}async orphan(e){
const{document:t}=this;if(!(0,l.Eo)(t.resolve(t.entry(e.number,"Subtype")),"Widget"))return;const n=[e],h=new Set([e.number]);let r;for(let c=t.entry(e.number,"\
Parent");(0,l.i9)(c)&&n.length<w.tP&&(r=this.nodes.get(c.number),!(r||h.has(c.number)||!(0,l.Zm)(t.get(c))));)h.add(c.number),n.push(c),c=t.entry(c.number,"Pare\
nt");for(const c of n.reverse())this.nodes.has(c.number)||await this.walk([c],r),r=this.nodes.get(c.number);return this.widgets.get(e.number)}references(e,t,n,h){
const{document:r}=this,c=r.array(e);if(!c||!n)return[];if(!c.some(l.Zm))return c.filter(l.i9);r.edit((0,l.i9)(e)?e.number:t);const g=r.array(n.get(h))??[];for(const[
_,A]of g.entries())(0,l.Zm)(A)&&(g[_]=r.add(A));return g.filter(l.i9)}}function v(s,e){let t=0;for(const n of s)e(n)&&(s[t++]=n);s.length=t}function i(s,e){switch(s){case"\
Tx":return e&M?"password":"text";case"Btn":return e&d?"button":e&f?"radio":"checkbox";case"Ch":return e&a?"dropdown":"list";case"Sig":return"signature";default:
return"unknown"}}}),77500:((R,I,u)=>{u.d(I,{Yw:()=>M,br:()=>D,f4:()=>w,mD:()=>y});var P=u(58552),l=u(9819);function w(f,d){return d.form?.dict.has("XFA")?f.resolve(
f.catalog.get("NeedsRendering"))===!0||!d.fields.some(({kind:o})=>o!=="unknown")?"dynamic":"static":"none"}function y(f,d){if(w(f,d)!=="dynamic")return;const a="\
is a dynamic XFA form, whose pages and fields only Adobe viewers show";throw new P.zU("invalid_parameters",`file: ${a}`,{issues:[{field:"file",message:a}],advice:"\
Print it to a PDF document from Adobe Reader, or ask its author for a form without XFA"})}function D(f,d){const a=(0,l.Wo)(f,"AcroForm");return a?.dict.has("XFA")?
(f.edit(a.holder),a.dict.delete("XFA"),f.catalog.has("NeedsRendering")&&f.editCatalog().delete("NeedsRendering"),[M(d)]):[]}const O={values:"it would still show\
 the old values.",pages:"it described removed pages. The fields themselves remain.",scripts:"it has scripts, or parts that cannot be read, which may have some. \
The fields themselves remain.",private:"its data repeats the values of fields, also of hidden ones. The fields themselves remain.",places:"it says where fields \
are on the pages. The fields themselves remain.",merge:"XFA forms cannot be merged. The fields themselves remain."},M=f=>({code:"xfa_removed",message:`The XFA v\
ersion of the form was removed, because ${O[f]}`})}),74135:((R,I,u)=>{u.d(I,{$L:()=>m,DI:()=>O,Gd:()=>d,JQ:()=>l,Mo:()=>y,PU:()=>M,Pj:()=>b,S3:()=>w,W1:()=>T,XM:()=>E,
d:()=>v,ds:()=>D,gF:()=>p,iN:()=>P,kO:()=>o,lw:()=>f,zl:()=>a});function P({box:[i,s,e,t],rotation:n}){const h=e-i,r=t-s;return n%180===0?{width:h,height:r}:{width:r,
height:h}}function l(i){const{width:s,height:e}=P(i);return{width:s*i.userUnit,height:e*i.userUnit}}function w({box:[i,s,e,t],rotation:n}){switch(n){case 0:return[
1,0,0,1,i,s];case 90:return[0,1,-1,0,e,s];case 180:return[-1,0,0,-1,e,t];case 270:return[0,-1,1,0,i,t]}}function y(i,s){return s===void 0?i:b(i,s)??i}function D([
i,s,e,t]){return[Math.min(i,e),Math.min(s,t),Math.max(i,e),Math.max(s,t)]}function O([i,s,e,t,n,h]){const r=i*t-s*e,[c,g,_,A]=[t/r,-s/r,-e/r,i/r];return[c+0,g+0,
_+0,A+0,-(n*c+h*_)+0,-(n*g+h*A)+0]}const M=([i,s,e,t])=>Math.sqrt(Math.abs(i*t-s*e));function f(i,s){const[e,t,n,h,r,c]=i,[g,_,A,U,x,W]=s;return[e*g+t*A,e*_+t*U,
n*g+h*A,n*_+h*U,r*g+c*A+x,r*_+c*U+W]}function d([i,s,e,t,n,h],r,c){return[i*r+e*c+n,s*r+t*c+h]}function a(i,[s,e,t,n]){const[h,r]=d(i,s,e),[c,g]=d(i,t,e),[_,A]=d(
i,s,n),[U,x]=d(i,t,n);return[Math.min(h,c,_,U),Math.min(r,g,A,x),Math.max(h,c,_,U),Math.max(r,g,A,x)]}const o=(i,s)=>[Math.min(i[0],s[0]),Math.min(i[1],s[1]),Math.
max(i[2],s[2]),Math.max(i[3],s[3])];function m(i){let[s,e,t,n]=p;for(const[h,r]of i)s=Math.min(s,h),e=Math.min(e,r),t=Math.max(t,h),n=Math.max(n,r);return[s,e,t,
n]}const p=[1/0,1/0,-1/0,-1/0],E=([i,s,e,t],n)=>[i-n,s-n,e+n,t+n];function b(i,s){const e=[Math.max(i[0],s[0]),Math.max(i[1],s[1]),Math.min(i[2],s[2]),Math.min(
i[3],s[3])];return e[0]<e[2]&&e[1]<e[3]?e:void 0}const T=i=>i.map(s=>Math.round(s*1e5)/1e5+0),v=(i,{userUnit:s})=>String(Number((i*s/72).toPrecision(3)))}),6057:((R,I,u)=>{
u.d(I,{VO:()=>w,b0:()=>D,c_:()=>M,iw:()=>y,lQ:()=>O});var P=u(74135);const l=[0,0,612,792],w=(f,d)=>D(f,f.pages.attribute(d,"MediaBox"))??l;function y(f,d){const{
pages:a}=f,o=f.resolve(f.entry(a.number(d),"UserUnit"));return{box:(0,P.Mo)(w(f,d),D(f,a.attribute(d,"CropBox"))),rotation:M(f.resolve(a.attribute(d,"Rotate"))),
userUnit:typeof o=="number"&&o>0?o:1}}function D(f,d){const a=f.array(d)?.map(m=>f.resolve(m));if(a?.length!==4||!a.every(m=>typeof m=="number"&&Number.isFinite(
m)))return;const o=(0,P.ds)(a);return o[0]<o[2]&&o[1]<o[3]?o:void 0}function O(f,d){const a=(f.array(d)??[]).map(o=>f.resolve(o));return a.length===6&&a.every(o=>typeof o==
"number")?a:[1,0,0,1,0,0]}function M(f){const d=typeof f=="number"?(f%360+360)%360:0;return d===90||d===180||d===270?d:0}}),87826:((R,I,u)=>{u.d(I,{N:()=>w,i:()=>y});
var P=u(78157),l=u(14029);function w({suspect:D,bytes:O},M){if(!(D||(0,P.bS)(O.subarray(0,5)).toString("latin1")!=="%PDF-"))return O.length===M.length?M:O}const y=async(D,O,M)=>w(
D,O)??await(0,l.UN)(D,M)})};
