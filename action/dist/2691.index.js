"use strict";exports.id=2691,exports.ids=[2691],exports.modules={66974:((R,I,u)=>{u.d(I,{D6:()=>A,F1:()=>P,NL:()=>l,P3:()=>h,br:()=>D,bs:()=>v});var w=u(98446);const h={problem:"\
names page 0: pages count from 1, and -1 is the last page"};function P(r,d,f){const _=[],O=[];for(const[T,E]of r.split(",").entries()){const U=T+1;if(d!==void 0&&
E.trim()===""){O.push(`entry ${U} is empty: write ${d}, separated by single commas`);continue}const s=f(E,U);"problem"in s?O.push(D(U,E,s.problem)):_.push(s.item)}
return O.length>0?{problem:v(O)}:{items:_}}const D=(r,d,f)=>`entry ${r} ('${i(d.trim())}') ${f}`,A=({position:r,text:d},f,_)=>D(r,d,`names ${M(f)}, but the docu\
ment has ${(0,w.y_)(_,"page")}`);function M(r){return Number.isSafeInteger(r)?`page ${r}`:"a page far beyond its end"}const p=5;function v(r){const d=r.length-p;
return[...r.slice(0,p),...d>0?[`and ${d} more such entries`]:[]].join("; ")}function l(r){const d=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.exec(r);return d?`is n\
ot a range: write ${d[1]}..${d[2]}${d[2]===""?" for this page and all after it":""}`:/\bfirst\b/i.test(r)?"is not a page: the first page is written 1, and a ran\
ge from it 1..5":/\b(last|end)\b/i.test(r)?"is not a page: the last page is written -1, and a range to it 2..":void 0}function i(r){const d=[...r].map(f=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.
test(f)?"?":f);return(0,w.Bu)(d.join(""),40)}}),29082:((R,I,u)=>{u.d(I,{k1:()=>A,lY:()=>D,m7:()=>M});var w=u(58552),h=u(66974);const P=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i,
D=l=>(0,h.F1)(l,"pages such as 1..3, -1, odd",(i,r)=>{const d=i.trim(),f=P.exec(d);if(!f)return{problem:v(d)};const[,_,O,T,E,U]=f,s={negated:_!==void 0,text:d,position:r};
if(O!==void 0)return{item:{...s,pages:O.toLowerCase()}};const e=Number(T),t=E===void 0?e:U===void 0?"end":Number(U);return e===0||t===0?h.P3:{item:{...s,pages:{
from:e,to:t}}}});function A(l,i,r="pages"){const d=E=>(0,w.G6)([{field:r,message:E}]),f=D(l);if("problem"in f)throw d(f.problem);const _=new p(i),O=new p(i),T=[];
for(const E of f.items){const U=E.negated?O:_;if(typeof E.pages=="string"){U.add(E.pages);continue}const{from:s,to:e}=E.pages,t=s<0?i+1+s:s,n=e==="end"?i:e<0?i+
1+e:e,a=(e==="end"?s<0?[[s,t]]:[]:[[s,t],[e,n]]).find(([,o])=>o<1||o>i);a&&T.push((0,h.D6)(E,a[0],i)),!(e==="end"&&t>i||T.length>0)&&U.range(Math.min(t,n),Math.
max(t,n))}if(T.length>0)throw d((0,h.bs)(T));return f.items.every(({negated:E})=>E)&&_.add("all"),_.without(O)}function M(l){const i=D(l);if("problem"in i||i.items.
length!==1)return;const{negated:r,pages:d}=i.items[0];if(r)return;if(d==="all")return{first:1};if(typeof d=="string"||d.from<1)return;const{from:f,to:_}=d;return _===
"end"?{first:f}:_===-1?{first:f}:_<1?void 0:{first:Math.min(f,_),last:Math.max(f,_)}}class p{pageCount;differences;odd=!1;even=!1;constructor(i){this.pageCount=
i,this.differences=new Int32Array(i+2)}add(i){i!=="even"&&(this.odd=!0),i!=="odd"&&(this.even=!0)}range(i,r){this.differences[i]++,this.differences[r+1]--}without(i){
const r=new Uint32Array(this.pageCount);let d=0,f=0,_=0;for(let O=1;O<=this.pageCount;O++){f+=this.differences[O],_+=i.differences[O];const T=O%2===1?"odd":"eve\
n";(f>0||this[T])&&!(_>0||i[T])&&(r[d++]=O)}return r.subarray(0,d)}}function v(l){return/^(not +)?\.\./i.test(l)?"has no start: a range is written 1..5":/^!/.test(
l)?"is not a page: leave out pages with not, such as not 2":(0,h.NL)(l.replace(/^not +/i,""))??"is not a page such as 3 or -1, a range such as 2..5 or 2.., odd,\
 even, all, or one of these after not"}}),52404:((R,I,u)=>{u.d(I,{$:()=>D,U:()=>A});var w=u(58552),h=u(29082),P=u(98446);const D={code:"no_pages_selected",message:"\
The document has none of the pages that were asked for, so nothing was changed."};function A({first_page:M,last_page:p,pages:v},l){if(v!==void 0)return(0,h.k1)(
v,l);const i=(0,P.y_)(l,"page"),r=[];if(M>l&&r.push({field:"first_page",message:`is ${M}, but the document has ${i}`}),p!==void 0&&p>l&&r.push({field:"last_page",
message:`is ${p}, but the document has ${i}`}),r.length===0&&p!==void 0&&M>p&&r.push({field:"first_page",message:`is ${M}, which is after last_page (${p})`,mentions:[
"last_page"]}),r.length>0)throw(0,w.G6)(r);return Uint32Array.from({length:(p??l)-M+1},(d,f)=>M+f)}}),78147:((R,I,u)=>{u.r(I),u.d(I,{resize_pages:()=>d});var w=u(
29082),h=u(91519),P=u(87826),D=u(14029),A=u(52755),M=u(77500),p=u(73249),v=u(9819),l=u(52404),i=u(12744),r=u(45657);const d=async(_,O,T)=>{const E=await(0,h.E)(
_.bytes,T,{password:O.open_password}),U=E.pages.count,s=(0,w.k1)(O.pages,U),e=s.length===0?[l.$]:[];s.length>0&&(await f(E),await(0,p.E)(E));const t=await(0,i.X)(
E,s,O),n={pageCount:U,resizedPages:t},c=t===0?(0,P.N)(E,_.bytes):void 0;return c?{documents:[{name:_.name,bytes:c,pageCount:U}],notes:e,facts:n}:(t>0&&(0,r.RZ)(
e,(0,M.br)(E,"places")),{documents:[{name:_.name,bytes:await(0,D.UN)(E),pageCount:U}],notes:e,facts:n})};async function f(_){(0,v.Wo)(_,"AcroForm")?.dict.has("X\
FA")&&(0,M.mD)(_,await A.mO.read(_))}}),52755:((R,I,u)=>{u.d(I,{NT:()=>d,Uv:()=>_,kz:()=>M,mO:()=>T,mw:()=>A,qA:()=>f,sj:()=>D,zx:()=>r});var w=u(9819),h=u(45599),
P=u(91374);const D=1,A=2,M=4096,p=8192,v=32768,l=65536,i=1<<17,r=1<<18,d=1<<21,f=1<<24,_=1<<25,O=10;class T{document;fields=[];byName=new Map;widgets=new Map;form;nodes=new Map;fieldOf=new Map;visit;constructor(e){
this.document=e,this.form=(0,w.Wo)(e,"AcroForm"),this.visit=new w._i(e)}static async read(e){const t=new T(e),{form:n}=t;return await t.walk(t.references(n?.dict.
get("Fields"),n?.holder??-1,n?.dict,"Fields"),void 0),await t.readPages(),t}inherited(e,t){for(let n=e;n;n=n.parent){const c=this.document.resolve(n.dict.get(t));
if(c!==null)return c}return t==="DA"||t==="Q"?this.document.resolve(this.form?.dict.get(t)):null}integer(e,t){const n=this.inherited(e,t);return typeof n=="numb\
er"?Math.trunc(n):0}node(e){return this.nodes.get(e)}numbers(){return this.nodes.keys()}get needsAppearances(){return this.document.resolve(this.form?.dict.get(
"NeedAppearances"))===!0}forget(e){const{document:t,nodes:n,widgets:c,fields:a,byName:o}=this,g=({number:m})=>!e.has(m)&&t.exists(m);for(const m of n.values())g(
m)||n.delete(m.number);for(const m of c.values())g(m)||c.delete(m.number);for(const{nodes:m,widgets:b}of a)E(m,g),E(b,g);E(a,({nodes:m})=>m.length>0);for(const[
m,b]of o)b.nodes.length===0&&o.delete(m);this.form=(0,w.Wo)(t,"AcroForm")}async walk(e,t){const{document:n,visit:c}=this;for(const a of(0,P.iA)(n,{from:e,below:t,
visit:c,depth:P.tP})){const{number:o,dict:g}=a;this.nodes.set(o,a);const m=this.references(g.get("Kids"),o,g,"Kids");(0,h.Eo)(n.resolve(g.get("Subtype")),"Widge\
t")||g.has("Rect")?this.addWidget(a):m.length===0&&(0,P.bf)(a)===a&&this.field(a);const y=n.job.pace.step(1500);y&&await y}}addWidget(e){const t={node:e,number:e.
number,dict:e.dict,pages:[]};this.field((0,P.bf)(e)).widgets.push(t),this.widgets.set(e.number,t)}field(e){const t=this.fieldOf.get(e);if(t)return t;const{name:n,
part:c}=e,a=n===""?void 0:this.byName.get(n),o=this.integer(e,"Ff"),g=U(e.type,o);if(a?.kind===g)return a.nodes.push(e),this.fieldOf.set(e,a),a;const m={name:n,
part:c,kind:g,flags:o,nodes:[e],widgets:[]};return this.fields.push(m),n!==""&&!a&&this.byName.set(n,m),this.fieldOf.set(e,m),m}async readPages(){const{document:e}=this,
{pages:t,job:n}=e,{spend:c}=new w.b9(e);for(let a=0;a<t.count;a++){const o=t.number(a),g=e.entry(o,"Annots");c(e.array(g)?.length??0);for(const b of g===void 0?
[]:this.annotations(g,o)){const y=this.widgets.get(b.number)??await this.orphan(b);y&&y.pages.length>0&&c(O),y&&y.pages.at(-1)!==a+1&&y.pages.push(a+1);const x=n.
pace.step(300);x&&await x}const m=n.pace.step(300);m&&await m}}annotations(e,t){const n=this.document.array(e)??[];if(!n.some(o=>(0,h.Zm)(o)&&(0,h.Eo)(o.get("Su\
btype"),"Widget")))return n.filter(h.i9);const c=(0,h.i9)(e)?e.number:t;this.document.edit(c);const a=(0,h.i9)(e)?n:this.document.array(this.document.get(t).get(
"Annots"))??[];for(const[o,g]of a.entries())(0,h.Zm)(g)&&(0,h.Eo)(g.get("Subtype"),"Widget")&&(a[o]=this.document.add(g));return a.filter(h.i9)}async orphan(e){
const{document:t}=this;if(!(0,h.Eo)(t.resolve(t.entry(e.number,"Subtype")),"Widget"))return;const n=[e],c=new Set([e.number]);let a;for(let o=t.entry(e.number,"\
Parent");(0,h.i9)(o)&&n.length<P.tP&&(a=this.nodes.get(o.number),!(a||c.has(o.number)||!(0,h.Zm)(t.get(o))));)c.add(o.number),n.push(o),o=t.entry(o.number,"Pare\
nt");for(const o of n.reverse())this.nodes.has(o.number)||await this.walk([o],a),a=this.nodes.get(o.number);return this.widgets.get(e.number)}references(e,t,n,c){
const{document:a}=this,o=a.array(e);if(!o||!n)return[];if(!o.some(h.Zm))return o.filter(h.i9);a.edit((0,h.i9)(e)?e.number:t);const g=a.array(n.get(c))??[];for(const[
m,b]of g.entries())(0,h.Zm)(b)&&(g[m]=a.add(b));return g.filter(h.i9)}}function E(s,e){let t=0;for(const n of s)e(n)&&(s[t++]=n);s.length=t}function U(s,e){switch(s){case"\
Tx":return e&p?"password":"text";case"Btn":return e&l?"button":e&v?"radio":"checkbox";case"Ch":return e&i?"dropdown":"list";case"Sig":return"signature";default:
return"unknown"}}}),77500:((R,I,u)=>{u.d(I,{Yw:()=>p,br:()=>A,f4:()=>P,mD:()=>D});var w=u(58552),h=u(9819);function P(v,l){return l.form?.dict.has("XFA")?v.resolve(
v.catalog.get("NeedsRendering"))===!0||!l.fields.some(({kind:r})=>r!=="unknown")?"dynamic":"static":"none"}function D(v,l){if(P(v,l)!=="dynamic")return;const i="\
is a dynamic XFA form, whose pages and fields only Adobe viewers show";throw new w.zU("invalid_parameters",`file: ${i}`,{issues:[{field:"file",message:i}],advice:"\
Print it to a PDF document from Adobe Reader, or ask its author for a form without XFA"})}function A(v,l){const i=(0,h.Wo)(v,"AcroForm");return i?.dict.has("XFA")?
(v.edit(i.holder),i.dict.delete("XFA"),v.catalog.has("NeedsRendering")&&v.editCatalog().delete("NeedsRendering"),[p(l)]):[]}const M={values:"it would still show\
 the old values.",pages:"it described removed pages. The fields themselves remain.",scripts:"it has scripts, or parts that cannot be read, which may have some. \
The fields themselves remain.",private:"its data repeats the values of fields, also of hidden ones. The fields themselves remain.",places:"it says where fields \
are on the pages. The fields themselves remain.",merge:"XFA forms cannot be merged. The fields themselves remain."},p=v=>({code:"xfa_removed",message:`The XFA v\
ersion of the form was removed, because ${M[v]}`})}),74135:((R,I,u)=>{u.d(I,{$L:()=>f,DI:()=>M,Gd:()=>l,JQ:()=>h,Mo:()=>D,PU:()=>p,Pj:()=>T,S3:()=>P,W1:()=>E,XM:()=>O,
d:()=>U,ds:()=>A,gF:()=>_,iN:()=>w,kO:()=>d,lw:()=>v,xk:()=>i,zl:()=>r});function w({box:[s,e,t,n],rotation:c}){const a=t-s,o=n-e;return c%180===0?{width:a,height:o}:
{width:o,height:a}}function h(s){const{width:e,height:t}=w(s);return{width:e*s.userUnit,height:t*s.userUnit}}function P({box:[s,e,t,n],rotation:c}){switch(c){case 0:
return[1,0,0,1,s,e];case 90:return[0,1,-1,0,t,e];case 180:return[-1,0,0,-1,t,n];case 270:return[0,-1,1,0,s,n]}}function D(s,e){return e===void 0?s:T(s,e)??s}function A([
s,e,t,n]){return[Math.min(s,t),Math.min(e,n),Math.max(s,t),Math.max(e,n)]}function M([s,e,t,n,c,a]){const o=s*n-e*t,[g,m,b,y]=[n/o,-e/o,-t/o,s/o];return[g+0,m+0,
b+0,y+0,-(c*g+a*b)+0,-(c*m+a*y)+0]}const p=([s,e,t,n])=>Math.sqrt(Math.abs(s*n-e*t));function v(s,e){const[t,n,c,a,o,g]=s,[m,b,y,x,W,B]=e;return[t*m+n*y,t*b+n*x,
c*m+a*y,c*b+a*x,o*m+g*y+W,o*b+g*x+B]}function l([s,e,t,n,c,a],o,g){return[s*o+t*g+c,e*o+n*g+a]}function i([s,e],[t,n],[c,a],[o,g],m){const b=1-m,[y,x,W,B]=[b**3,
3*m*b**2,3*m**2*b,m**3];return[y*s+x*t+W*c+B*o,y*e+x*n+W*a+B*g]}function r(s,[e,t,n,c]){const[a,o]=l(s,e,t),[g,m]=l(s,n,t),[b,y]=l(s,e,c),[x,W]=l(s,n,c);return[
Math.min(a,g,b,x),Math.min(o,m,y,W),Math.max(a,g,b,x),Math.max(o,m,y,W)]}const d=(s,e)=>[Math.min(s[0],e[0]),Math.min(s[1],e[1]),Math.max(s[2],e[2]),Math.max(s[3],
e[3])];function f(s){let[e,t,n,c]=_;for(const[a,o]of s)e=Math.min(e,a),t=Math.min(t,o),n=Math.max(n,a),c=Math.max(c,o);return[e,t,n,c]}const _=[1/0,1/0,-1/0,-1/0],
O=([s,e,t,n],c)=>[s-c,e-c,t+c,n+c];function T(s,e){const t=[Math.max(s[0],e[0]),Math.max(s[1],e[1]),Math.min(s[2],e[2]),Math.min(s[3],e[3])];return t[0]<t[2]&&t[1]<
t[3]?t:void 0}const E=s=>s.map(e=>Math.round(e*1e5)/1e5+0),U=(s,{userUnit:e})=>String(Number((s*e/72).toPrecision(3)))}),6057:((R,I,u)=>{u.d(I,{VO:()=>D,b0:()=>p,
c_:()=>l,iw:()=>M,lQ:()=>v});var w=u(73208),h=u(74135);const P=[0,0,612,792],D=(i,r)=>p(i,i.pages.attribute(r,"MediaBox"))??A(i);function A({table:i}){return i.
damagedKinds.addCut(w.md),P}function M(i,r){const{pages:d}=i,f=i.resolve(i.entry(d.number(r),"UserUnit"));return{box:(0,h.Mo)(D(i,r),p(i,d.attribute(r,"CropBox"))),
rotation:l(i.resolve(d.attribute(r,"Rotate"))),userUnit:typeof f=="number"&&f>0?f:1}}function p(i,r){const d=i.array(r)?.map(_=>i.resolve(_));if(d?.length!==4||
!d.every(_=>typeof _=="number"&&Number.isFinite(_)))return;const f=(0,h.ds)(d);return f[0]<f[2]&&f[1]<f[3]?f:void 0}function v(i,r){const d=(i.array(r)??[]).map(
f=>i.resolve(f));return d.length===6&&d.every(f=>typeof f=="number")?d:[1,0,0,1,0,0]}function l(i){const r=typeof i=="number"?(i%360+360)%360:0;return r===90||r===
180||r===270?r:0}}),87826:((R,I,u)=>{u.d(I,{N:()=>P,i:()=>D});var w=u(78157),h=u(14029);function P({suspect:A,bytes:M},p){if(!(A||(0,w.bS)(M.subarray(0,5)).toString(
"latin1")!=="%PDF-"))return M.length===p.length?p:M}const D=async(A,M,p)=>P(A,M)??await(0,h.UN)(A,p)})};
