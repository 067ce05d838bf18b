"use strict";exports.id=2691,exports.ids=[2691],exports.modules={66974:((R,I,u)=>{u.d(I,{D6:()=>D,F1:()=>b,NL:()=>d,P3:()=>_,br:()=>y,bs:()=>f});var w=u(98446);const _={problem:"\
names page 0: pages count from 1, and -1 is the last page"};function b(r,m,p){const g=[],O=[];for(const[T,M]of r.split(",").entries()){const U=T+1;if(m!==void 0&&
M.trim()===""){O.push(`entry ${U} is empty: write ${m}, separated by single commas`);continue}const s=p(M,U);"problem"in s?O.push(y(U,M,s.problem)):g.push(s.item)}
return O.length>0?{problem:f(O)}:{items:g}}const y=(r,m,p)=>`entry ${r} ('${a(m.trim())}') ${p}`,D=({position:r,text:m},p,g)=>y(r,m,`names ${v(p)}, but the docu\
ment has ${(0,w.y_)(g,"page")}`);function v(r){return Number.isSafeInteger(r)?`page ${r}`:"a page far beyond its end"}const E=5;function f(r){const m=r.length-E;
return[...r.slice(0,E),...m>0?[`and ${m} more such entries`]:[]].join("; ")}function d(r){const m=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.exec(r);return m?`is n\
ot a range: write ${m[1]}..${m[2]}${m[2]===""?" for this page and all after it":""}`:/\bfirst\b/i.test(r)?"is not a page: the first page is written 1, and a ran\
ge from it 1..5":/\b(last|end)\b/i.test(r)?"is not a page: the last page is written -1, and a range to it 2..":void 0}function a(r){const m=[...r].map(p=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.
test(p)?"?":p);return(0,w.Bu)(m.join(""),40)}}),29082:((R,I,u)=>{u.d(I,{k1:()=>D,lY:()=>y,m7:()=>v});var w=u(58552),_=u(66974);const b=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i,
y=d=>(0,_.F1)(d,"pages such as 1..3, -1, odd",(a,r)=>{const m=a.trim(),p=b.exec(m);if(!p)return{problem:f(m)};const[,g,O,T,M,U]=p,s={negated:g!==void 0,text:m,position:r};
if(O!==void 0)return{item:{...s,pages:O.toLowerCase()}};const e=Number(T),t=M===void 0?e:U===void 0?"end":Number(U);return e===0||t===0?_.P3:{item:{...s,pages:{
from:e,to:t}}}});function D(d,a,r="pages"){const m=M=>(0,w.G6)([{field:r,message:M}]),p=y(d);if("problem"in p)throw m(p.problem);const g=new E(a),O=new E(a),T=[];
for(const M of p.items){const U=M.negated?O:g;if(typeof M.pages=="string"){U.add(M.pages);continue}const{from:s,to:e}=M.pages,t=s<0?a+1+s:s,n=e==="end"?a:e<0?a+
1+e:e,o=(e==="end"?s<0?[[s,t]]:[]:[[s,t],[e,n]]).find(([,i])=>i<1||i>a);o&&T.push((0,_.D6)(M,o[0],a)),!(e==="end"&&t>a||T.length>0)&&U.range(Math.min(t,n),Math.
max(t,n))}if(T.length>0)throw m((0,_.bs)(T));return p.items.every(({negated:M})=>M)&&g.add("all"),g.without(O)}function v(d){const a=y(d);if("problem"in a||a.items.
length!==1)return;const{negated:r,pages:m}=a.items[0];if(r)return;if(m==="all")return{first:1};if(typeof m=="string"||m.from<1)return;const{from:p,to:g}=m;return g===
"end"?{first:p}:g===-1?{first:p}:g<1?void 0:{first:Math.min(p,g),last:Math.max(p,g)}}class E{pageCount;differences;odd=!1;even=!1;constructor(a){this.pageCount=
a,this.differences=new Int32Array(a+2)}add(a){a!=="even"&&(this.odd=!0),a!=="odd"&&(this.even=!0)}range(a,r){this.differences[a]++,this.differences[r+1]--}without(a){
const r=new Uint32Array(this.pageCount);let m=0,p=0,g=0;for(let O=1;O<=this.pageCount;O++){p+=this.differences[O],g+=a.differences[O];const T=O%2===1?"odd":"eve\
n";(p>0||this[T])&&!(g>0||a[T])&&(r[m++]=O)}return r.subarray(0,m)}}function f(d){return/^(not +)?\.\./i.test(d)?"has no start: a range is written 1..5":/^!/.test(
d)?"is not a page: leave out pages with not, such as not 2":(0,_.NL)(d.replace(/^not +/i,""))??"is not a page such as 3 or -1, a range such as 2..5 or 2.., odd,\
 even, all, or one of these after not"}}),52404:((R,I,u)=>{u.d(I,{$:()=>y,U:()=>D});var w=u(58552),_=u(29082),b=u(98446);const y={code:"no_pages_selected",message:"\
The document has none of the pages that were asked for, so nothing was changed."};function D({first_page:v,last_page:E,pages:f},d){if(f!==void 0)return(0,_.k1)(
f,d);const a=(0,b.y_)(d,"page"),r=[];if(v>d&&r.push({field:"first_page",message:`is ${v}, but the document has ${a}`}),E!==void 0&&E>d&&r.push({field:"last_page",
message:`is ${E}, but the document has ${a}`}),r.length===0&&E!==void 0&&v>E&&r.push({field:"first_page",message:`is ${v}, which is after last_page (${E})`,mentions:[
"last_page"]}),r.length>0)throw(0,w.G6)(r);return Uint32Array.from({length:(E??d)-v+1},(m,p)=>v+p)}}),78147:((R,I,u)=>{u.r(I),u.d(I,{resize_pages:()=>m});var w=u(
29082),_=u(91519),b=u(87826),y=u(14029),D=u(52755),v=u(77500),E=u(73249),f=u(9819),d=u(52404),a=u(12744),r=u(45657);const m=async(g,O,T)=>{const M=await(0,_.E)(
g.bytes,T,{password:O.open_password}),U=M.pages.count,s=(0,w.k1)(O.pages,U),e=s.length===0?[d.$]:[];s.length>0&&(await p(M),await(0,E.E)(M));const t=await(0,a.X)(
M,s,O),n={pageCount:U,resizedPages:t},c=t===0?(0,b.N)(M,g.bytes):void 0;return c?{documents:[{name:g.name,bytes:c,pageCount:U}],notes:e,facts:n}:(t>0&&(0,r.RZ)(
e,(0,v.br)(M,"places")),{documents:[{name:g.name,bytes:await(0,y.UN)(M),pageCount:U}],notes:e,facts:n})};async function p(g){(0,f.Wo)(g,"AcroForm")?.dict.has("X\
FA")&&(0,v.mD)(g,await D.mO.read(g))}}),52755:((R,I,u)=>{u.d(I,{NT:()=>m,Uv:()=>g,kz:()=>v,mO:()=>T,mw:()=>D,qA:()=>p,sj:()=>y,zx:()=>r});var w=u(9819),_=u(45599),
b=u(91374);const y=1,D=2,v=4096,E=8192,f=32768,d=65536,a=1<<17,r=1<<18,m=1<<21,p=1<<24,g=1<<25,O=10;class T{document;fields=[];byName=new Map;widgets=new Map;form;nodes=new Map;fieldOf=new Map;visit;constructor(e){
this.document=e,this.form=(0,w.Wo)(e,"AcroForm"),this.visit=new w._i(e)}static async read(e){const t=new T(e),{form:n}=t;return await t.walk(t.references(n?.dict.
get("Fields"),n?.holder??-1,n?.dict,"Fields"),void 0),await t.readPages(),t}inherited(e,t){for(let n=e;n;n=n.parent){const c=this.document.resolve(n.dict.get(t));
if(c!==null)return c}return t==="DA"||t==="Q"?this.document.resolve(this.form?.dict.get(t)):null}integer(e,t){const n=this.inherited(e,t);return typeof n=="numb\
er"?Math.trunc(n):0}node(e){return this.nodes.get(e)}numbers(){return this.nodes.keys()}get needsAppearances(){return this.document.resolve(this.form?.dict.get(
"NeedAppearances"))===!0}forget(e){const{document:t,nodes:n,widgets:c,fields:o,byName:i}=this,l=({number:h})=>!e.has(h)&&t.exists(h);for(const h of n.values())l(
h)||n.delete(h.number);for(const h of c.values())l(h)||c.delete(h.number);for(const{nodes:h,widgets:P}of o)M(h,l),M(P,l);M(o,({nodes:h})=>h.length>0);for(const[
h,P]of i)P.nodes.length===0&&i.delete(h);this.form=(0,w.Wo)(t,"AcroForm")}async walk(e,t){const{document:n,visit:c}=this;for(const o of(0,b.iA)(n,{from:e,below:t,
visit:c,depth:b.tP})){const{number:i,dict:l}=o;this.nodes.set(i,o);const h=this.references(l.get("Kids"),i,l,"Kids");(0,_.Eo)(n.resolve(l.get("Subtype")),"Widge\
t")||l.has("Rect")?this.addWidget(o):h.length===0&&(0,b.bf)(o)===o&&this.field(o);const A=n.job.pace.step(1500);A&&await A}}addWidget(e){const t={node:e,number:e.
number,dict:e.dict,pages:[]};this.field((0,b.bf)(e)).widgets.push(t),this.widgets.set(e.number,t)}field(e){const t=this.fieldOf.get(e);if(t)return t;const{name:n,
part:c}=e,o=n===""?void 0:this.byName.get(n),i=this.integer(e,"Ff"),l=U(e.type,i);if(o?.kind===l)return o.nodes.push(e),this.fieldOf.set(e,o),o;const h={name:n,
part:c,kind:l,flags:i,nodes:[e],widgets:[]};return this.fields.push(h),n!==""&&!o&&this.byName.set(n,h),this.fieldOf.set(e,h),h}async readPages(){const{document:e}=this,
{pages:t,job:n}=e,{spend:c}=new w.b9(e);for(let o=0;o<t.count;o++){const i=t.number(o),l=e.entry(i,"Annots");c(e.array(l)?.length??0);for(const P of l===void 0?
[]:this.annotations(l,i)){const A=this.widgets.get(P.number)??await this.orphan(P);A&&A.pages.length>0&&c(O),A&&A.pages.at(-1)!==o+1&&A.pages.push(o+1);const x=n.
pace.step(300);x&&await x}const h=n.pace.step(300);h&&await h}}annotations(e,t){const n=this.document.array(e)??[];if(!n.some(i=>(0,_.Zm)(i)&&(0,_.Eo)(i.get("Su\
btype"),"Widget")))return n.filter(_.i9);const c=(0,_.i9)(e)?e.number:t;this.document.edit(c);const o=(0,_.i9)(e)?n:this.document.array(this.document.get(t).get(
"Annots"))??[];for(const[i,l]of o.entries())(0,_.Zm)(l)&&(0,_.Eo)(l.get("Subtype"),"Widget")&&(o[i]=this.document.add(l));return o.filter(_.i9)}async orphan(e){
const{document:t}=this;if(!(0,_.Eo)(t.resolve(t.entry(e.number,"Subtype")),"Widget"))return;const n=[e],c=new Set([e.number]);let o;for(let i=t.entry(e.number,"\
Parent");(0,_.i9)(i)&&n.length<b.tP&&(o=this.nodes.get(i.number),!(o||c.has(i.number)||!(0,_.Zm)(t.get(i))));)c.add(i.number),n.push(i),i=t.entry(i.number,"Pare\
nt");for(const i of n.reverse())this.nodes.has(i.number)||await this.walk([i],o),o=this.nodes.get(i.number);return this.widgets.get(e.number)}references(e,t,n,c){
const{document:o}=this,i=o.array(e);if(!i||!n)return[];if(!i.some(_.Zm))return i.filter(_.i9);o.edit((0,_.i9)(e)?e.number:t);const l=o.array(n.get(c))??[];for(const[
h,P]of l.entries())(0,_.Zm)(P)&&(l[h]=o.add(P));return l.filter(_.i9)}}function M(s,e){let t=0;for(const n of s)e(n)&&(s[t++]=n);s.length=t}function U(s,e){switch(s){case"\
Tx":return e&E?"password":"text";case"Btn":return e&d?"button":e&f?"radio":"checkbox";case"Ch":return e&a?"dropdown":"list";case"Sig":return"signature";default:
return"unknown"}}}),77500:((R,I,u)=>{u.d(I,{Yw:()=>E,br:()=>D,f4:()=>b,mD:()=>y});var w=u(58552),_=u(9819);function b(f,d){return d.form?.dict.has("XFA")?f.resolve(
f.catalog.get("NeedsRendering"))===!0||!d.fields.some(({kind:r})=>r!=="unknown")?"dynamic":"static":"none"}function y(f,d){if(b(f,d)!=="dynamic")return;const a="\
is a dynamic XFA form, whose pages and fields only Adobe viewers show";throw new w.zU("invalid_parameters",`file: ${a}`,{issues:[{field:"file",message:a}],advice:"\
Print it to a PDF document from Adobe Reader, or ask its author for a form without XFA"})}function D(f,d){const a=(0,_.Wo)(f,"AcroForm");return a?.dict.has("XFA")?
(f.edit(a.holder),a.dict.delete("XFA"),f.catalog.has("NeedsRendering")&&f.editCatalog().delete("NeedsRendering"),[E(d)]):[]}const v={values:"it would still show\
 the old values.",pages:"it described removed pages. The fields themselves remain.",scripts:"it has scripts, or parts that cannot be read, which may have some. \
The fields themselves remain.",private:"its data repeats the values of fields, also of hidden ones. The fields themselves remain.",places:"it says where fields \
are on the pages. The fields themselves remain.",merge:"XFA forms cannot be merged. The fields themselves remain."},E=f=>({code:"xfa_removed",message:`The XFA v\
ersion of the form was removed, because ${v[f]}`})}),74135:((R,I,u)=>{u.d(I,{$L:()=>p,DI:()=>v,Gd:()=>d,JQ:()=>_,Mo:()=>y,PU:()=>E,Pj:()=>T,S3:()=>b,W1:()=>M,XM:()=>O,
d:()=>U,ds:()=>D,gF:()=>g,iN:()=>w,kO:()=>m,lw:()=>f,xk:()=>a,zl:()=>r});function w({box:[s,e,t,n],rotation:c}){const o=t-s,i=n-e;return c%180===0?{width:o,height:i}:
{width:i,height:o}}function _(s){const{width:e,height:t}=w(s);return{width:e*s.userUnit,height:t*s.userUnit}}function b({box:[s,e,t,n],rotation:c}){switch(c){case 0:
return[1,0,0,1,s,e];case 90:return[0,1,-1,0,t,e];case 180:return[-1,0,0,-1,t,n];case 270:return[0,-1,1,0,s,n]}}function y(s,e){return e===void 0?s:T(s,e)??s}function D([
s,e,t,n]){return[Math.min(s,t),Math.min(e,n),Math.max(s,t),Math.max(e,n)]}function v([s,e,t,n,c,o]){const i=s*n-e*t,[l,h,P,A]=[n/i,-e/i,-t/i,s/i];return[l+0,h+0,
P+0,A+0,-(c*l+o*P)+0,-(c*h+o*A)+0]}const E=([s,e,t,n])=>Math.sqrt(Math.abs(s*n-e*t));function f(s,e){const[t,n,c,o,i,l]=s,[h,P,A,x,W,B]=e;return[t*h+n*A,t*P+n*x,
c*h+o*A,c*P+o*x,i*h+l*A+W,i*P+l*x+B]}function d([s,e,t,n,c,o],i,l){return[s*i+t*l+c,e*i+n*l+o]}function a([s,e],[t,n],[c,o],[i,l],h){const P=1-h,[A,x,W,B]=[P**3,
3*h*P**2,3*h**2*P,h**3];return[A*s+x*t+W*c+B*i,A*e+x*n+W*o+B*l]}function r(s,[e,t,n,c]){const[o,i]=d(s,e,t),[l,h]=d(s,n,t),[P,A]=d(s,e,c),[x,W]=d(s,n,c);return[
Math.min(o,l,P,x),Math.min(i,h,A,W),Math.max(o,l,P,x),Math.max(i,h,A,W)]}const m=(s,e)=>[Math.min(s[0],e[0]),Math.min(s[1],e[1]),Math.max(s[2],e[2]),Math.max(s[3],
e[3])];function p(s){let[e,t,n,c]=g;for(const[o,i]of s)e=Math.min(e,o),t=Math.min(t,i),n=Math.max(n,o),c=Math.max(c,i);return[e,t,n,c]}const g=[1/0,1/0,-1/0,-1/0],
O=([s,e,t,n],c)=>[s-c,e-c,t+c,n+c];function T(s,e){const t=[Math.max(s[0],e[0]),Math.max(s[1],e[1]),Math.min(s[2],e[2]),Math.min(s[3],e[3])];return t[0]<t[2]&&t[1]<
t[3]?t:void 0}const M=s=>s.map(e=>Math.round(e*1e5)/1e5+0),U=(s,{userUnit:e})=>String(Number((s*e/72).toPrecision(3)))}),6057:((R,I,u)=>{u.d(I,{VO:()=>b,b0:()=>D,
c_:()=>E,iw:()=>y,lQ:()=>v});var w=u(74135);const _=[0,0,612,792],b=(f,d)=>D(f,f.pages.attribute(d,"MediaBox"))??_;function y(f,d){const{pages:a}=f,r=f.resolve(
f.entry(a.number(d),"UserUnit"));return{box:(0,w.Mo)(b(f,d),D(f,a.attribute(d,"CropBox"))),rotation:E(f.resolve(a.attribute(d,"Rotate"))),userUnit:typeof r=="nu\
mber"&&r>0?r:1}}function D(f,d){const a=f.array(d)?.map(m=>f.resolve(m));if(a?.length!==4||!a.every(m=>typeof m=="number"&&Number.isFinite(m)))return;const r=(0,w.
ds)(a);return r[0]<r[2]&&r[1]<r[3]?r:void 0}function v(f,d){const a=(f.array(d)??[]).map(r=>f.resolve(r));return a.length===6&&a.every(r=>typeof r=="number")?a:
[1,0,0,1,0,0]}function E(f){const d=typeof f=="number"?(f%360+360)%360:0;return d===90||d===180||d===270?d:0}}),87826:((R,I,u)=>{u.d(I,{N:()=>b,i:()=>y});var w=u(
78157),_=u(14029);function b({suspect:D,bytes:v},E){if(!(D||(0,w.bS)(v.subarray(0,5)).toString("latin1")!=="%PDF-"))return v.length===E.length?E:v}const y=async(D,v,E)=>b(
D,v)??await(0,_.UN)(D,E)})};
