"use strict";exports.id=9503,exports.ids=[9503],exports.modules={51988:((G,K,f)=>{f.d(K,{$:()=>W,U:()=>z});var L=f(49153),w=f(13140);const W={code:"no_pages_selected",message:"\
The document has none of the pages that were asked for, so nothing was changed."};function z({first_page:S,last_page:B,pages:F},P){if(F!==void 0)return(0,w.k1)(
F,P);const u=P===1?"1 page":`${P} pages`,s=[];if(S>P&&s.push({field:"first_page",message:`is ${S}, but the document has ${u}`}),B!==void 0&&B>P&&s.push({field:"\
last_page",message:`is ${B}, but the document has ${u}`}),s.length===0&&B!==void 0&&S>B&&s.push({field:"first_page",message:`is ${S}, which is after last_page (${B}\
)`,mentions:["last_page"]}),s.length>0)throw(0,L.G6)(s);return Uint32Array.from({length:(B??P)-S+1},(T,R)=>S+R)}}),99503:((G,K,f)=>{f.r(K),f.d(K,{resize_pages:()=>X});
var L=f(13140),w=f(7390),W=f(95199),z=f(95079),S=f(30656),B=f(90925),F=f(90191),P=f(51988),u=f(16039),s=f(80199),T=f(84805);class R{document;patterns=new Map;resources=new Map;spend;constructor(a){
this.document=a,this.spend=new F.b9(a).spend}move(a,M){const{document:c}=this,h=c.dict(a),m=c.dict(h?.get("Pattern"));if(!h||!m||m.size===0)return;const l=(0,u.
i9)(a)?a.number:h;let v=this.resources.get(l);v||this.resources.set(l,v=new Map);const U=M.join(" ");let D=v.get(U);if(!D){this.spend(m.size),this.settleForms(h,
a);const N=new u.Bi([...m].map(([I,C])=>[I,this.pattern(C,M,U)]));D=c.add(new u.Bi(h).set("Pattern",N)),v.set(U,D)}return D}pattern(a,M,c){const{document:h}=this,
m=h.resolve(a),l=m instanceof u.Z6?m.dict:m;if(!(0,u.Zm)(l))return a;const v=(0,u.i9)(a)?this.patterns.get(`${a.number} ${c}`):void 0;if(v)return v;const U=new u.
Bi(l).set("Matrix",[...(0,s.lw)((0,T.lQ)(h,l.get("Matrix")),M)]),D=h.add(m instanceof u.Z6?new u.Z6(U,m.data,m.sealed):U);return(0,u.i9)(a)&&this.patterns.set(`${a.
number} ${c}`,D),D}settleForms(a,M){const{document:c}=this;for(const h of c.dict(a.get("XObject"))?.values()??[]){const m=c.resolve(h);!(0,u.i9)(h)||!(m instanceof
u.Z6)||m.dict.has("Resources")||(0,u.Eo)(c.resolve(m.dict.get("Subtype")),"Form")&&(c.edit(h),m.dict.set("Resources",M))}}}var d=f(65300),r=f(59234),g=f(30900),
O=f(10990),E=f(43171),A=f(47065);const b=72,e=3,t=.01,n=["BleedBox","TrimBox","ArtBox"];async function p(y,a,M){const c=await(0,g.F)(y,a),h=c.kinds.map(l=>i(l,M));
return new o(y,h).run(c)}class o{document;changes;painter;patterns;constructor(a,M){this.document=a,this.changes=M,this.painter=new d.B(a),this.patterns=new R(a)}async run({
pages:a,kinds:M}){const{document:c,changes:h}=this,{pace:m}=c.job,l=a.filter(N=>!this.isSettled(N,M[N.kind]));if(l.length===0)return 0;const v=new Map(l.map(({index:N,
kind:I})=>[c.pages.number(N),h[I].move])),U=new A.J(c,v),D=[];for(const{index:N}of l){D.push(U.moveOn(c.pages.number(N)));const I=m.step(2e3);I&&await I}await U.
moveReferences(),await this.painter.inspect(l);for(const[N,I]of l.entries()){const C=m.step(4e3);C&&await C,N%1e3===0&&m.progress(N/l.length);const Z=h[I.kind],
Q={...D[N],...this.boxes(I.index,Z)},Y=this.patterns.move(I.resources,Z.move.matrix);this.painter.within(I,Z.operators,Y,Q)}return l.length}isSettled({index:a,kind:M},{
box:c,userUnit:h}){const{move:m,box:l}=this.changes[M],v=(U,D)=>U.every((N,I)=>Math.abs(N-D[I])<t);return h===1&&v(m.matrix,[1,0,0,1,0,0])&&v(c,l)&&v((0,T.VO)(this.
document,a),l)}boxes(a,{box:M,move:c}){const{document:h}=this,m=h.pages.number(a),l=(0,s.Mp)(M),v=h.pages.attribute(a,"CropBox")===void 0?{}:{CropBox:l},U={MediaBox:l,
...v,UserUnit:void 0,Thumb:void 0};for(const D of n){const N=(0,T.b0)(h,h.entry(m,D)),I=N&&(0,s.Pj)((0,O.P1)(c,N),M);U[D]=I&&(0,s.Mp)(I)}return U}}function i(y,a){
const{userUnit:M,rotation:c}=y,h=(0,s.iN)(y),[m,l]=[h.width*M,h.height*M],v=x(m,l,a),U=[v.width/m,v.height/l],D=a.scaling==="none"?1:a.scaling==="fill"?Math.max(
...U):Math.min(...U),[N,I]=[(v.width-m*D)/2,(v.height-l*D)/2],C=c%180!==0,Z=[0,0,C?v.height:v.width,C?v.width:v.height],Q=[D*M,0,0,D*M,N,I],Y=(0,s.S3)({box:Z,rotation:c,
userUnit:1}),[V,,,J,k,_]=(0,s.lw)((0,s.lw)((0,s.DI)((0,s.S3)(y)),Q),Y),H=[V,0,0,J,k,_];return{move:{matrix:H},box:Z,operators:`${(0,r.vs)(H)} cm${$(y.box,H,Z)}`}}
function $(y,a,M){const c=(0,s.zl)(a,y);return c[0]<=t&&c[1]<=t&&c[2]>=M[2]-t&&c[3]>=M[3]-t?"":` ${[y[0],y[1],y[2]-y[0],y[3]-y[1]].map(r._).join(" ")} re W n`}function x(y,a,{
page_size:M,page_width:c,page_height:h,orientation:m}){if(M!==void 0){const[N,I]=E.t[M];return(m==="auto"?y>a:m==="landscape")?{width:I,height:N}:{width:N,height:I}}
const l=c===void 0?(h??0)*b*y/a:c*b,v=h===void 0?l*a/y:h*b,D=m==="portrait"&&l>v||m==="landscape"&&l<v?[v,l]:[l,v];return{width:Math.max(D[0],e),height:Math.max(
D[1],e)}}const X=async(y,a,M)=>{const c=await(0,w.E)(y.bytes,M,{password:a.open_password}),h=c.pages.count,m=(0,L.k1)(a.pages,h),l=m.length===0?[P.$]:[];m.length>
0&&(await j(c),await(0,B.E)(c));const v=await p(c,m,a),U={pageCount:h,resizedPages:v};return v===0&&!c.suspect?{documents:[{...y,pageCount:h}],notes:l,facts:U}:
(v>0&&l.push(...(0,S.br)(c,"places")),{documents:[{name:y.name,bytes:await(0,W.UN)(c),pageCount:h}],notes:l,facts:U})};async function j(y){(0,F.Wo)(y,"AcroForm")?.
dict.has("XFA")&&(0,S.mD)(y,await z.mO.read(y))}}),95079:((G,K,f)=>{f.d(K,{NT:()=>R,Uv:()=>r,kz:()=>B,mO:()=>O,mw:()=>S,qA:()=>d,sj:()=>z,zx:()=>T});var L=f(90191),
w=f(16039),W=f(38990);const z=1,S=2,B=4096,F=8192,P=32768,u=65536,s=1<<17,T=1<<18,R=1<<21,d=1<<24,r=1<<25,g=10;class O{document;fields=[];byName=new Map;widgets=new Map;form;nodes=new Map;fieldOf=new Map;visit;constructor(e){
this.document=e,this.form=(0,L.Wo)(e,"AcroForm"),this.visit=new L._i(e)}static async read(e){const t=new O(e),{form:n}=t;return await t.walk(t.references(n?.dict.
get("Fields"),n?.holder??-1,n?.dict,"Fields"),void 0),await t.readPages(),t}inherited(e,t){for(let n=e;n;n=n.parent){const p=this.document.resolve(n.dict.get(t));
if(p!==null)return p}return t==="DA"||t==="Q"?this.document.resolve(this.form?.dict.get(t)):null}integer(e,t){const n=this.inherited(e,t);return typeof n=="numb\
er"?Math.trunc(n):0}node(e){return this.nodes.get(e)}numbers(){return this.nodes.keys()}get needsAppearances(){return this.document.resolve(this.form?.dict.get(
"NeedAppearances"))===!0}forget(e){const{document:t,nodes:n,widgets:p,fields:o,byName:i}=this,$=({number:x})=>!e.has(x)&&t.exists(x);for(const x of n.values())$(
x)||n.delete(x.number);for(const x of p.values())$(x)||p.delete(x.number);for(const{nodes:x,widgets:X}of o)E(x,$),E(X,$);E(o,({nodes:x})=>x.length>0);for(const[
x,X]of i)X.nodes.length===0&&i.delete(x);this.form=(0,L.Wo)(t,"AcroForm")}async walk(e,t){const{document:n,visit:p}=this;for(const o of(0,W.iA)(n,{from:e,below:t,
visit:p,depth:W.tP})){const{number:i,dict:$}=o;this.nodes.set(i,o);const x=this.references($.get("Kids"),i,$,"Kids");(0,w.Eo)(n.resolve($.get("Subtype")),"Widge\
t")||$.has("Rect")?this.addWidget(o):x.length===0&&(0,W.bf)(o)===o&&this.field(o);const j=n.job.pace.step(1500);j&&await j}}addWidget(e){const t={node:e,number:e.
number,dict:e.dict,pages:[]};this.field((0,W.bf)(e)).widgets.push(t),this.widgets.set(e.number,t)}field(e){const t=this.fieldOf.get(e);if(t)return t;const{name:n,
part:p}=e,o=n===""?void 0:this.byName.get(n),i=this.integer(e,"Ff"),$=A(e.type,i);if(o?.kind===$)return o.nodes.push(e),this.fieldOf.set(e,o),o;const x={name:n,
part:p,kind:$,flags:i,nodes:[e],widgets:[]};return this.fields.push(x),n!==""&&!o&&this.byName.set(n,x),this.fieldOf.set(e,x),x}async readPages(){const{document:e}=this,
{pages:t,job:n}=e,{spend:p}=new L.b9(e);for(let o=0;o<t.count;o++){const i=t.number(o),$=e.entry(i,"Annots");p(e.array($)?.length??0);for(const X of $===void 0?
[]:this.annotations($,i)){const j=this.widgets.get(X.number)??await this.orphan(X);j&&j.pages.length>0&&p(g),j&&j.pages.at(-1)!==o+1&&j.pages.push(o+1);const y=n.
pace.step(300);y&&await y}const x=n.pace.step(300);x&&await x}}annotations(e,t){const n=this.document.array(e)??[];if(!n.some(i=>(0,w.Zm)(i)&&(0,w.Eo)(i.get("Su\
btype"),"Widget")))return n.filter(w.i9);const p=(0,w.i9)(e)?e.number:t;this.document.edit(p);const o=(0,w.i9)(e)?n:this.document.array(this.document.get(t).get(
"Annots"))??[];for(const[i,$]of o.entries())(0,w.Zm)($)&&(0,w.Eo)($.get("Subtype"),"Widget")&&(o[i]=this.document.add($));return o.filter(w.i9)}async orphan(e){
const{document:t}=this;if(!(0,w.Eo)(t.resolve(t.entry(e.number,"Subtype")),"Widget"))return;const n=[e],p=new Set([e.number]);let o;for(let i=t.entry(e.number,"\
Parent");(0,w.i9)(i)&&n.length<W.tP&&(o=this.nodes.get(i.number),!(o||p.has(i.number)||!(0,w.Zm)(t.get(i))));)p.add(i.number),n.push(i),i=t.entry(i.number,"Pare\
nt");for(const i of n.reverse())this.nodes.has(i.number)||await this.walk([i],o),o=this.nodes.get(i.number);return this.widgets.get(e.number)}references(e,t,n,p){
const{document:o}=this,i=o.array(e);if(!i||!n)return[];if(!i.some(w.Zm))return i.filter(w.i9);o.edit((0,w.i9)(e)?e.number:t);const $=o.array(n.get(p))??[];for(const[
x,X]of $.entries())(0,w.Zm)(X)&&($[x]=o.add(X));return $.filter(w.i9)}}function E(b,e){let t=0;for(const n of b)e(n)&&(b[t++]=n);b.length=t}function A(b,e){switch(b){case"\
Tx":return e&F?"password":"text";case"Btn":return e&u?"button":e&P?"radio":"checkbox";case"Ch":return e&s?"dropdown":"list";case"Sig":return"signature";default:
return"unknown"}}}),30656:((G,K,f)=>{f.d(K,{Yw:()=>F,br:()=>S,f4:()=>W,mD:()=>z});var L=f(49153),w=f(90191);function W(P,u){return u.form?.dict.has("XFA")?P.resolve(
P.catalog.get("NeedsRendering"))===!0||!u.fields.some(({kind:T})=>T!=="unknown")?"dynamic":"static":"none"}function z(P,u){if(W(P,u)!=="dynamic")return;const s="\
is a dynamic XFA form, whose pages and fields only Adobe viewers show";throw new L.zU("invalid_parameters",`file: ${s}`,{issues:[{field:"file",message:s}],advice:"\
Print it to a PDF document from Adobe Reader, or ask its author for a form without XFA"})}function S(P,u){const s=(0,w.Wo)(P,"AcroForm");return s?.dict.has("XFA")?
(P.edit(s.holder),s.dict.delete("XFA"),P.catalog.has("NeedsRendering")&&P.editCatalog().delete("NeedsRendering"),[F(u)]):[]}const B={values:"it would still show\
 the old values.",pages:"it described removed pages. The fields themselves remain.",scripts:"it has scripts, or parts that cannot be read, which may have some. \
The fields themselves remain.",places:"it says where fields are on the pages. The fields themselves remain.",merge:"XFA forms cannot be merged. The fields thems\
elves remain."},F=P=>({code:"xfa_removed",message:`The XFA version of the form was removed, because ${B[P]}`})}),60480:((G,K,f)=>{f.d(K,{Ly:()=>S,NL:()=>T,UL:()=>B,
aW:()=>z,bs:()=>s,ml:()=>R,p6:()=>W,vg:()=>F});var L=f(49153);const w=/^ *(-?\d+)(?:(\.\.)(-?\d+)?)? *$/;function W(d){const r=[],g=[];for(const[O,E]of d.split(
",").entries()){const A=O+1,b=w.exec(E),e=p=>{g.push(`entry ${A} ('${R(E)}') ${p}`)};if(E.trim()===""){g.push(`entry ${A} is empty: write pages such as 3,1,2 or\
 2..5, separated by single commas`);continue}if(!b){e(P(E));continue}const t=Number(b[1]),n=b[3]===void 0?void 0:Number(b[3]);t===0||n===0?e("names page 0: page\
s count from 1, and -1 is the last page"):r.push({from:t,to:n,range:b[2]!==void 0,text:E.trim(),position:A})}return g.length>0?{problem:s(g)}:{items:r}}function z(d,r,g){
const O=n=>(0,L.G6)([{field:"page_order",message:n}]),E=W(d);if("problem"in E)throw O(E.problem);const A=S(E.items,r);if("problem"in A)throw O(A.problem);const b=B(
A.spans);if(b>g)throw O(`names ${b} pages in all; at most ${g} are allowed`);const e=new Uint32Array(b);let t=0;for(const{first:n,last:p}of A.spans){const o=n<=
p?1:-1;for(let i=n;i!==p+o;i+=o)e[t++]=i}return e}function S(d,r){const g=r===1?"1 page":`${r} pages`,O=[],E=d.map(A=>{const b=o=>o<0?r+1+o:o,e=b(A.from),t=A.range?
A.to===void 0?r:b(A.to):e,p=[[A.from,e],[A.to??A.from,t]].find(([,o])=>o<1||o>r);return p&&O.push(`entry ${A.position} ('${R(A.text)}') names ${F(p[0])}, but th\
e document has ${g}`),{first:e,last:t}});return O.length>0?{problem:s(O)}:{spans:E}}const B=d=>d.reduce((r,{first:g,last:O})=>r+Math.abs(O-g)+1,0);function F(d){
return Number.isSafeInteger(d)?`page ${d}`:"a page far beyond its end"}function P(d){return/^ *\.\./.test(d)?"has no start: a range is written 1..5":T(d)??"is n\
ot a page, such as 3 or -1, nor a range, such as 2..5 or 2.."}const u=5;function s(d){const r=d.length-u;return[...d.slice(0,u),...r>0?[`and ${r} more such entr\
ies`]:[]].join("; ")}function T(d){const r=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.exec(d);return r?`is not a range: write ${r[1]}..${r[2]}${r[2]===""?" for thi\
s page and all after it":""}`:/\bfirst\b/i.test(d)?"is not a page: the first page is written 1, and a range from it 1..5":/\b(last|end)\b/i.test(d)?"is not a pa\
ge: the last page is written -1, and a range to it 2..":void 0}function R(d){const r=[...d].map(g=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.test(g)?"?":g);return r.length>
40?`${r.slice(0,40).join("")}…`:r.join("")}}),13140:((G,K,f)=>{f.d(K,{k1:()=>S,lY:()=>z,m7:()=>B});var L=f(49153),w=f(60480);const W=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i;
function z(u){const s=[],T=[];for(const[R,d]of u.split(",").entries()){const r=R+1,g=d.trim();if(g===""){T.push(`entry ${r} is empty: write pages such as 1..3, \
-1, odd, separated by single commas`);continue}const O=W.exec(g),E=$=>{T.push(`entry ${r} ('${(0,w.ml)(g)}') ${$}`)};if(!O){E(P(g));continue}const[,A,b,e,t,n]=O,
p={negated:A!==void 0,text:g,position:r};if(b!==void 0){s.push({...p,pages:b.toLowerCase()});continue}const o=Number(e),i=t===void 0?o:n===void 0?"end":Number(n);
o===0||i===0?E("names page 0: pages count from 1, and -1 is the last page"):s.push({...p,pages:{from:o,to:i}})}return T.length>0?{problem:(0,w.bs)(T)}:{items:s}}
function S(u,s,T="pages"){const R=E=>(0,L.G6)([{field:T,message:E}]),d=z(u);if("problem"in d)throw R(d.problem);const r=new F(s),g=new F(s),O=[];for(const E of d.
items){const A=E.negated?g:r;if(typeof E.pages=="string"){A.add(E.pages);continue}const{from:b,to:e}=E.pages,t=b<0?s+1+b:b,n=e==="end"?s:e<0?s+1+e:e,o=(e==="end"?
b<0?[[b,t]]:[]:[[b,t],[e,n]]).find(([,i])=>i<1||i>s);o&&O.push(`entry ${E.position} ('${(0,w.ml)(E.text)}') names ${(0,w.vg)(o[0])}, but the document has ${s===
1?"1 page":`${s} pages`}`),!(e==="end"&&t>s||O.length>0)&&A.range(Math.min(t,n),Math.max(t,n))}if(O.length>0)throw R((0,w.bs)(O));return d.items.every(({negated:E})=>E)&&
r.add("all"),r.without(g)}function B(u){const s=z(u);if("problem"in s||s.items.length!==1)return;const{negated:T,pages:R}=s.items[0];if(T)return;if(R==="all")return{
first:1};if(typeof R=="string"||R.from<1)return;const{from:d,to:r}=R;return r==="end"?{first:d}:r===-1?{first:d}:r<1?void 0:{first:Math.min(d,r),last:Math.max(d,
r)}}class F{pageCount;differences;odd=!1;even=!1;constructor(s){this.pageCount=s,this.differences=new Int32Array(s+2)}add(s){s!=="even"&&(this.odd=!0),s!=="odd"&&
(this.even=!0)}range(s,T){this.differences[s]++,this.differences[T+1]--}without(s){const T=new Uint32Array(this.pageCount);let R=0,d=0,r=0;for(let g=1;g<=this.pageCount;g++){
d+=this.differences[g],r+=s.differences[g];const O=g%2===1?"odd":"even";(d>0||this[O])&&!(r>0||s[O])&&(T[R++]=g)}return T.subarray(0,R)}}function P(u){return/^(not +)?\.\./i.
test(u)?"has no start: a range is written 1..5":/^!/.test(u)?"is not a page: leave out pages with not, such as not 2":(0,w.NL)(u.replace(/^not +/i,""))??"is not\
 a page such as 3 or -1, a range such as 2..5 or 2.., odd, even, all, or one of these after not"}})};
