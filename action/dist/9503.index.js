"use strict";exports.id=9503,exports.ids=[9503],exports.modules={51988:((G,K,f)=>{f.d(K,{$:()=>W,U:()=>z});var L=f(49153),v=f(13140);const W={code:"no_pages_selected",message:"\
The document has none of the pages that were asked for, so nothing was changed."};function z({first_page:S,last_page:B,pages:F},P){if(F!==void 0)return(0,v.k1)(
F,P);const u=P===1?"1 page":`${P} pages`,s=[];if(S>P&&s.push({field:"first_page",message:`is ${S}, but the document has ${u}`}),B!==void 0&&B>P&&s.push({field:"\
last_page",message:`is ${B}, but the document has ${u}`}),s.length===0&&B!==void 0&&S>B&&s.push({field:"first_page",message:`is ${S}, which is after last_page (${B}\
)`,mentions:["last_page"]}),s.length>0)throw(0,L.G6)(s);return Uint32Array.from({length:(B??P)-S+1},(T,R)=>S+R)}}),99503:((G,K,f)=>{f.r(K),f.d(K,{resize_pages:()=>X});
var L=f(13140),v=f(7390),W=f(95199),z=f(95079),S=f(30656),B=f(90925),F=f(90191),P=f(51988),u=f(16039),s=f(80199),T=f(84805);class R{document;patterns=new Map;resources=new Map;spend;constructor(a){
this.document=a,this.spend=new F.b9(a).spend}move(a,M){const{document:c}=this,m=c.dict(a),h=c.dict(m?.get("Pattern"));if(!m||!h||h.size===0)return;const l=(0,u.
i9)(a)?a.number:m;let E=this.resources.get(l);E||this.resources.set(l,E=new Map);const U=M.join(" ");let D=E.get(U);if(!D){this.spend(h.size),this.settleForms(m,
a);const N=new u.Bi([...h].map(([I,C])=>[I,this.pattern(C,M,U)]));D=c.add(new u.Bi(m).set("Pattern",N)),E.set(U,D)}return D}pattern(a,M,c){const{document:m}=this,
h=m.resolve(a),l=h instanceof u.Z6?h.dict:h;if(!(0,u.Zm)(l))return a;const E=(0,u.i9)(a)?this.patterns.get(`${a.number} ${c}`):void 0;if(E)return E;const U=new u.
Bi(l).set("Matrix",[...(0,s.lw)((0,T.lQ)(m,l.get("Matrix")),M)]),D=m.add(h instanceof u.Z6?new u.Z6(U,h.data,h.sealed):U);return(0,u.i9)(a)&&this.patterns.set(`${a.
number} ${c}`,D),D}settleForms(a,M){const{document:c}=this;for(const m of c.dict(a.get("XObject"))?.values()??[]){const h=c.resolve(m);!(0,u.i9)(m)||!(h instanceof
u.Z6)||h.dict.has("Resources")||(0,u.Eo)(c.resolve(h.dict.get("Subtype")),"Form")&&(c.edit(m),h.dict.set("Resources",M))}}}var d=f(65300),r=f(59234),g=f(30900),
O=f(10990),y=f(43171),A=f(47065);const w=72,e=3,t=.01,n=["BleedBox","TrimBox","ArtBox"];async function p(b,a,M){const c=await(0,g.F)(b,a),m=c.kinds.map(l=>i(l,M));
return new o(b,m).run(c)}class o{document;changes;painter;patterns;constructor(a,M){this.document=a,this.changes=M,this.painter=new d.B(a),this.patterns=new R(a)}async run({
pages:a,kinds:M}){const{document:c,changes:m}=this,{pace:h}=c.job,l=a.filter(N=>!this.isSettled(N,M[N.kind]));if(l.length===0)return 0;const E=new Map(l.map(({index:N,
kind:I})=>[c.pages.number(N),m[I].move])),U=new A.J(c,E),D=[];for(const{index:N}of l){D.push(U.moveOn(c.pages.number(N)));const I=h.step(2e3);I&&await I}await U.
moveReferences(),await this.painter.inspect(l);for(const[N,I]of l.entries()){const C=h.step(4e3);C&&await C,N%1e3===0&&h.progress(N/l.length);const Z=m[I.kind],
Q={...D[N],...this.boxes(I.index,Z)},Y=this.patterns.move(I.resources,Z.move.matrix);this.painter.within(I,Z.operators,Y,Q)}return l.length}isSettled({index:a,kind:M},{
box:c}){const{move:m,box:h}=this.changes[M],l=(E,U)=>E.every((D,N)=>Math.abs(D-U[N])<t);return l(m.matrix,[1,0,0,1,0,0])&&l(c,h)&&l((0,T.VO)(this.document,a),h)}boxes(a,{
box:M,move:c}){const{document:m}=this,h=m.pages.number(a),l=(0,s.Mp)(M),E=m.pages.attribute(a,"CropBox")===void 0?{}:{CropBox:l},U={MediaBox:l,...E,UserUnit:void 0,
Thumb:void 0};for(const D of n){const N=(0,T.b0)(m,m.entry(h,D)),I=N&&(0,s.Pj)((0,O.P1)(c,N),M);U[D]=I&&(0,s.Mp)(I)}return U}}function i(b,a){const{userUnit:M,rotation:c}=b,
m=(0,s.iN)(b),[h,l]=[m.width*M,m.height*M],E=x(h,l,a),U=[E.width/h,E.height/l],D=a.scaling==="none"?1:a.scaling==="fill"?Math.max(...U):Math.min(...U),[N,I]=[(E.
width-h*D)/2,(E.height-l*D)/2],C=c%180!==0,Z=[0,0,C?E.height:E.width,C?E.width:E.height],Q=[D*M,0,0,D*M,N,I],Y=(0,s.S3)({box:Z,rotation:c,userUnit:1}),[V,,,J,k,
_]=(0,s.lw)((0,s.lw)((0,s.DI)((0,s.S3)(b)),Q),Y),H=[V,0,0,J,k,_];return{move:{matrix:H},box:Z,operators:`${(0,r.vs)(H)} cm${$(b.box,H,Z)}`}}function $(b,a,M){const c=(0,s.
zl)(a,b);return c[0]<=t&&c[1]<=t&&c[2]>=M[2]-t&&c[3]>=M[3]-t?"":` ${[b[0],b[1],b[2]-b[0],b[3]-b[1]].map(r._).join(" ")} re W n`}function x(b,a,{page_size:M,page_width:c,
page_height:m,orientation:h}){if(M!==void 0){const[N,I]=y.t[M];return(h==="auto"?b>a:h==="landscape")?{width:I,height:N}:{width:N,height:I}}const l=c===void 0?(m??
0)*w*b/a:c*w,E=m===void 0?l*a/b:m*w,D=h==="portrait"&&l>E||h==="landscape"&&l<E?[E,l]:[l,E];return{width:Math.max(D[0],e),height:Math.max(D[1],e)}}const X=async(b,a,M)=>{
const c=await(0,v.E)(b.bytes,M,{password:a.open_password}),m=c.pages.count,h=(0,L.k1)(a.pages,m),l=h.length===0?[P.$]:[];h.length>0&&(await j(c),await(0,B.E)(c));
const E=await p(c,h,a),U={pageCount:m,resizedPages:E};return E===0&&!c.suspect?{documents:[{...b,pageCount:m}],notes:l,facts:U}:(E>0&&l.push(...(0,S.br)(c,"plac\
es")),{documents:[{name:b.name,bytes:await(0,W.UN)(c),pageCount:m}],notes:l,facts:U})};async function j(b){(0,F.Wo)(b,"AcroForm")?.dict.has("XFA")&&(0,S.mD)(b,await z.
mO.read(b))}}),95079:((G,K,f)=>{f.d(K,{NT:()=>R,Uv:()=>r,kz:()=>B,mO:()=>O,mw:()=>S,qA:()=>d,sj:()=>z,zx:()=>T});var L=f(90191),v=f(16039),W=f(38990);const z=1,
S=2,B=4096,F=8192,P=32768,u=65536,s=1<<17,T=1<<18,R=1<<21,d=1<<24,r=1<<25,g=10;class O{document;fields=[];byName=new Map;widgets=new Map;form;nodes=new Map;fieldOf=new Map;visit;constructor(e){
this.document=e,this.form=(0,L.Wo)(e,"AcroForm"),this.visit=new L._i(e)}static async read(e){const t=new O(e),{form:n}=t;return await t.walk(t.references(n?.dict.
get("Fields"),n?.holder??-1,n?.dict,"Fields"),void 0),await t.readPages(),t}inherited(e,t){for(let n=e;n;n=n.parent){const p=this.document.resolve(n.dict.get(t));
if(p!==null)return p}return t==="DA"||t==="Q"?this.document.resolve(this.form?.dict.get(t)):null}integer(e,t){const n=this.inherited(e,t);return typeof n=="numb\
er"?Math.trunc(n):0}node(e){return this.nodes.get(e)}numbers(){return this.nodes.keys()}get needsAppearances(){return this.document.resolve(this.form?.dict.get(
"NeedAppearances"))===!0}forget(e){const{document:t,nodes:n,widgets:p,fields:o,byName:i}=this,$=({number:x})=>!e.has(x)&&t.exists(x);for(const x of n.values())$(
x)||n.delete(x.number);for(const x of p.values())$(x)||p.delete(x.number);for(const{nodes:x,widgets:X}of o)y(x,$),y(X,$);y(o,({nodes:x})=>x.length>0);for(const[
x,X]of i)X.nodes.length===0&&i.delete(x);this.form=(0,L.Wo)(t,"AcroForm")}async walk(e,t){const{document:n,visit:p}=this;for(const o of(0,W.iA)(n,{from:e,below:t,
visit:p,depth:W.tP})){const{number:i,dict:$}=o;this.nodes.set(i,o);const x=this.references($.get("Kids"),i,$,"Kids");(0,v.Eo)(n.resolve($.get("Subtype")),"Widge\
t")||$.has("Rect")?this.addWidget(o):x.length===0&&(0,W.bf)(o)===o&&this.field(o);const j=n.job.pace.step(1500);j&&await j}}addWidget(e){const t={node:e,number:e.
number,dict:e.dict,pages:[]};this.field((0,W.bf)(e)).widgets.push(t),this.widgets.set(e.number,t)}field(e){const t=this.fieldOf.get(e);if(t)return t;const{name:n,
part:p}=e,o=n===""?void 0:this.byName.get(n),i=this.integer(e,"Ff"),$=A(e.type,i);if(o?.kind===$)return o.nodes.push(e),this.fieldOf.set(e,o),o;const x={name:n,
part:p,kind:$,flags:i,nodes:[e],widgets:[]};return this.fields.push(x),n!==""&&!o&&this.byName.set(n,x),this.fieldOf.set(e,x),x}async readPages(){const{document:e}=this,
{pages:t,job:n}=e,{spend:p}=new L.b9(e);for(let o=0;o<t.count;o++){const i=t.number(o),$=e.entry(i,"Annots");p(e.array($)?.length??0);for(const X of $===void 0?
[]:this.annotations($,i)){const j=this.widgets.get(X.number)??await this.orphan(X);j&&j.pages.length>0&&p(g),j&&j.pages.at(-1)!==o+1&&j.pages.push(o+1);const b=n.
pace.step(300);b&&await b}const x=n.pace.step(300);x&&await x}}annotations(e,t){const n=this.document.array(e)??[];if(!n.some(i=>(0,v.Zm)(i)&&(0,v.Eo)(i.get("Su\
btype"),"Widget")))return n.filter(v.i9);const p=(0,v.i9)(e)?e.number:t;this.document.edit(p);const o=(0,v.i9)(e)?n:this.document.array(this.document.get(t).get(
"Annots"))??[];for(const[i,$]of o.entries())(0,v.Zm)($)&&(0,v.Eo)($.get("Subtype"),"Widget")&&(o[i]=this.document.add($));return o.filter(v.i9)}async orphan(e){
const{document:t}=this;if(!(0,v.Eo)(t.resolve(t.entry(e.number,"Subtype")),"Widget"))return;const n=[e],p=new Set([e.number]);let o;for(let i=t.entry(e.number,"\
Parent");(0,v.i9)(i)&&n.length<W.tP&&(o=this.nodes.get(i.number),!(o||p.has(i.number)||!(0,v.Zm)(t.get(i))));)p.add(i.number),n.push(i),i=t.entry(i.number,"Pare\
nt");for(const i of n.reverse())this.nodes.has(i.number)||await this.walk([i],o),o=this.nodes.get(i.number);return this.widgets.get(e.number)}references(e,t,n,p){
const{document:o}=this,i=o.array(e);if(!i||!n)return[];if(!i.some(v.Zm))return i.filter(v.i9);o.edit((0,v.i9)(e)?e.number:t);const $=o.array(n.get(p))??[];for(const[
x,X]of $.entries())(0,v.Zm)(X)&&($[x]=o.add(X));return $.filter(v.i9)}}function y(w,e){let t=0;for(const n of w)e(n)&&(w[t++]=n);w.length=t}function A(w,e){switch(w){case"\
Tx":return e&F?"password":"text";case"Btn":return e&u?"button":e&P?"radio":"checkbox";case"Ch":return e&s?"dropdown":"list";case"Sig":return"signature";default:
return"unknown"}}}),30656:((G,K,f)=>{f.d(K,{Yw:()=>F,br:()=>S,f4:()=>W,mD:()=>z});var L=f(49153),v=f(90191);function W(P,u){return u.form?.dict.has("XFA")?P.resolve(
P.catalog.get("NeedsRendering"))===!0||!u.fields.some(({kind:T})=>T!=="unknown")?"dynamic":"static":"none"}function z(P,u){if(W(P,u)!=="dynamic")return;const s="\
is a dynamic XFA form, whose pages and fields only Adobe viewers show";throw new L.zU("invalid_parameters",`file: ${s}`,{issues:[{field:"file",message:s}],advice:"\
Print it to a PDF document from Adobe Reader, or ask its author for a form without XFA"})}function S(P,u){const s=(0,v.Wo)(P,"AcroForm");return s?.dict.has("XFA")?
(P.edit(s.holder),s.dict.delete("XFA"),P.catalog.has("NeedsRendering")&&P.editCatalog().delete("NeedsRendering"),[F(u)]):[]}const B={values:"it would still show\
 the old values.",pages:"it described removed pages. The fields themselves remain.",scripts:"it has scripts, or parts that cannot be read, which may have some. \
The fields themselves remain.",places:"it says where fields are on the pages. The fields themselves remain.",merge:"XFA forms cannot be merged. The fields thems\
elves remain."},F=P=>({code:"xfa_removed",message:`The XFA version of the form was removed, because ${B[P]}`})}),60480:((G,K,f)=>{f.d(K,{Ly:()=>S,NL:()=>T,UL:()=>B,
aW:()=>z,bs:()=>s,ml:()=>R,p6:()=>W,vg:()=>F});var L=f(49153);const v=/^ *(-?\d+)(?:(\.\.)(-?\d+)?)? *$/;function W(d){const r=[],g=[];for(const[O,y]of d.split(
",").entries()){const A=O+1,w=v.exec(y),e=p=>{g.push(`entry ${A} ('${R(y)}') ${p}`)};if(y.trim()===""){g.push(`entry ${A} is empty: write pages such as 3,1,2 or\
 2..5, separated by single commas`);continue}if(!w){e(P(y));continue}const t=Number(w[1]),n=w[3]===void 0?void 0:Number(w[3]);t===0||n===0?e("names page 0: page\
s count from 1, and -1 is the last page"):r.push({from:t,to:n,range:w[2]!==void 0,text:y.trim(),position:A})}return g.length>0?{problem:s(g)}:{items:r}}function z(d,r,g){
const O=n=>(0,L.G6)([{field:"page_order",message:n}]),y=W(d);if("problem"in y)throw O(y.problem);const A=S(y.items,r);if("problem"in A)throw O(A.problem);const w=B(
A.spans);if(w>g)throw O(`names ${w} pages in all; at most ${g} are allowed`);const e=new Uint32Array(w);let t=0;for(const{first:n,last:p}of A.spans){const o=n<=
p?1:-1;for(let i=n;i!==p+o;i+=o)e[t++]=i}return e}function S(d,r){const g=r===1?"1 page":`${r} pages`,O=[],y=d.map(A=>{const w=o=>o<0?r+1+o:o,e=w(A.from),t=A.range?
A.to===void 0?r:w(A.to):e,p=[[A.from,e],[A.to??A.from,t]].find(([,o])=>o<1||o>r);return p&&O.push(`entry ${A.position} ('${R(A.text)}') names ${F(p[0])}, but th\
e document has ${g}`),{first:e,last:t}});return O.length>0?{problem:s(O)}:{spans:y}}const B=d=>d.reduce((r,{first:g,last:O})=>r+Math.abs(O-g)+1,0);function F(d){
return Number.isSafeInteger(d)?`page ${d}`:"a page far beyond its end"}function P(d){return/^ *\.\./.test(d)?"has no start: a range is written 1..5":T(d)??"is n\
ot a page, such as 3 or -1, nor a range, such as 2..5 or 2.."}const u=5;function s(d){const r=d.length-u;return[...d.slice(0,u),...r>0?[`and ${r} more such entr\
ies`]:[]].join("; ")}function T(d){const r=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.exec(d);return r?`is not a range: write ${r[1]}..${r[2]}${r[2]===""?" for thi\
s page and all after it":""}`:/\bfirst\b/i.test(d)?"is not a page: the first page is written 1, and a range from it 1..5":/\b(last|end)\b/i.test(d)?"is not a pa\
ge: the last page is written -1, and a range to it 2..":void 0}function R(d){const r=[...d].map(g=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.test(g)?"?":g);return r.length>
40?`${r.slice(0,40).join("")}…`:r.join("")}}),13140:((G,K,f)=>{f.d(K,{k1:()=>S,lY:()=>z,m7:()=>B});var L=f(49153),v=f(60480);const W=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i;
function z(u){const s=[],T=[];for(const[R,d]of u.split(",").entries()){const r=R+1,g=d.trim();if(g===""){T.push(`entry ${r} is empty: write pages such as 1..3, \
-1, odd, separated by single commas`);continue}const O=W.exec(g),y=$=>{T.push(`entry ${r} ('${(0,v.ml)(g)}') ${$}`)};if(!O){y(P(g));continue}const[,A,w,e,t,n]=O,
p={negated:A!==void 0,text:g,position:r};if(w!==void 0){s.push({...p,pages:w.toLowerCase()});continue}const o=Number(e),i=t===void 0?o:n===void 0?"end":Number(n);
o===0||i===0?y("names page 0: pages count from 1, and -1 is the last page"):s.push({...p,pages:{from:o,to:i}})}return T.length>0?{problem:(0,v.bs)(T)}:{items:s}}
function S(u,s,T="pages"){const R=y=>(0,L.G6)([{field:T,message:y}]),d=z(u);if("problem"in d)throw R(d.problem);const r=new F(s),g=new F(s),O=[];for(const y of d.
items){const A=y.negated?g:r;if(typeof y.pages=="string"){A.add(y.pages);continue}const{from:w,to:e}=y.pages,t=w<0?s+1+w:w,n=e==="end"?s:e<0?s+1+e:e,o=(e==="end"?
w<0?[[w,t]]:[]:[[w,t],[e,n]]).find(([,i])=>i<1||i>s);o&&O.push(`entry ${y.position} ('${(0,v.ml)(y.text)}') names ${(0,v.vg)(o[0])}, but the document has ${s===
1?"1 page":`${s} pages`}`),!(e==="end"&&t>s||O.length>0)&&A.range(Math.min(t,n),Math.max(t,n))}if(O.length>0)throw R((0,v.bs)(O));return d.items.every(({negated:y})=>y)&&
r.add("all"),r.without(g)}function B(u){const s=z(u);if("problem"in s||s.items.length!==1)return;const{negated:T,pages:R}=s.items[0];if(T)return;if(R==="all")return{
first:1};if(typeof R=="string"||R.from<1)return;const{from:d,to:r}=R;return r==="end"?{first:d}:r===-1?{first:d}:r<1?void 0:{first:Math.min(d,r),last:Math.max(d,
r)}}class F{pageCount;differences;odd=!1;even=!1;constructor(s){this.pageCount=s,this.differences=new Int32Array(s+2)}add(s){s!=="even"&&(this.odd=!0),s!=="odd"&&
(this.even=!0)}range(s,T){this.differences[s]++,this.differences[T+1]--}without(s){const T=new Uint32Array(this.pageCount);let R=0,d=0,r=0;for(let g=1;g<=this.pageCount;g++){
d+=this.differences[g],r+=s.differences[g];const O=g%2===1?"odd":"even";(d>0||this[O])&&!(r>0||s[O])&&(T[R++]=g)}return T.subarray(0,R)}}function P(u){return/^(not +)?\.\./i.
test(u)?"has no start: a range is written 1..5":/^!/.test(u)?"is not a page: leave out pages with not, such as not 2":(0,v.NL)(u.replace(/^not +/i,""))??"is not\
 a page such as 3 or -1, a range such as 2..5 or 2.., odd, even, all, or one of these after not"}})};
