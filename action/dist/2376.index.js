"use strict";exports.id=2376,exports.ids=[2376],exports.modules={88771:((V,D,f)=>{f.d(D,{dK:()=>c,wR:()=>u,hs:()=>d});var l=f(16039),x=f(80199),v=f(84805);function O(y,E,b,A){
const w=(0,v.b0)(y,E.get("Rect")),L=y.get(b);if(!w||!(L instanceof l.Z6))return;const R=(0,v.b0)(y,L.dict.get("BBox"));if(!R)return;const[k,N,B,P]=(0,x.zl)((0,v.
lQ)(y,L.dict.get("Matrix")),R);if(!(B>k)||!(P>N))return;const t=(w[2]-w[0])/(B-k),n=(w[3]-w[1])/(P-N),o=[t,0,0,n,w[0]-k*t,w[1]-N*n];return{form:b,matrix:A===0?o:
m(o,A,w[0],w[3])}}function m([y,E,b,A,w,L],R,k,N){const B=R===180?-1:0,P=R===90?1:R===270?-1:0,t=(r,s)=>[B*r-P*s,P*r+B*s],[n,o]=t(w-k,L-N);return[...t(y,E),...t(
b,A),n+k,o+N]}const a=2,M=16,S=32;function p(y,E){const b=y.resolve(E.get("F"));return typeof b=="number"?b:0}const c=(y,E)=>(p(y,E)&(a|S))!==0;function d(y,E,b,A){
return O(y,E,b,p(y,E)&M?A:0)}function u(y,E){const b=y.dict(E.get("AP"))?.get("N"),A=y.resolve(b);if(A instanceof l.Z6)return(0,l.i9)(b)?b:void 0;if(!(A instanceof
l.Bi))return;const w=y.resolve(E.get("AS")),L=w instanceof l.SX?A.get(w.text):void 0;return(0,l.i9)(L)&&y.resolve(L)instanceof l.Z6?L:void 0}}),69959:((V,D,f)=>{
f.d(D,{U:()=>v,c:()=>O});var l=f(80199);const x=1e4;class v{current;saved=[];beyond=0;constructor(a){this.current=a}follow(a){switch(a.operator){case"q":return this.
saved.length<x?this.saved.push({...this.current}):this.beyond++,!0;case"Q":return this.beyond>0?this.beyond--:this.current=this.saved.pop()??this.current,!0;case"\
cm":return this.transform(a),!0;default:return!1}}transform(a){if(a.count!==6)return;const[M,S,p,c,d,u]=O(a);this.current.matrix=(0,l.lw)([M,S,p,c,d,u],this.current.
matrix)}}const O=m=>Array.from({length:m.count},(a,M)=>m.number(M))}),36342:((V,D,f)=>{f.d(D,{z:()=>S});var l=f(16039);const x={View:"ViewState",Print:"PrintSta\
te"};class v{document;categories={View:new Map,Print:new Map};intents;constructor(c,d){this.document=c,this.intents=this.intentsOf(d);for(const u of c.array(d?.
get("AS"))??[]){const y=c.dict(u),E=c.resolve(y?.get("Event"));if(!y||!((0,l.Eo)(E,"View")||(0,l.Eo)(E,"Print")))continue;const b=O(c,y.get("Category")),A=this.
categories[E.text];for(const w of c.array(y.get("OCGs"))??[]){if(!(0,l.i9)(w))continue;const L=A.get(w.number)??new Set;for(const R of b)L.add(R);A.set(w.number,
L)}}}isAlwaysOn(c){const{intents:d}=this;if(d.has("All"))return!1;const u=this.intentsOf(this.document.dict(new l.oS(c)));return!u.has("All")&&![...u].some(y=>d.
has(y))}stateOf(c,d){const u=this.categories[d].get(c);if(!u)return;const y=this.document.dict(this.document.dict(new l.oS(c))?.get("Usage"));let E;for(const b of u){
const A=x[b],w=A===void 0?null:this.document.resolve(this.document.dict(y?.get(b))?.get(A));if((0,l.Eo)(w,"OFF"))return!1;(0,l.Eo)(w,"ON")&&(E=!0)}return E}intentsOf(c){
const d=O(this.document,c?.get("Intent"));return new Set(d.length>0?d:["View"])}}function O(p,c){return(p.array(c)??[c??null]).map(u=>p.resolve(u)).flatMap(u=>u instanceof
l.SX?[u.text]:[])}const m=32;function a(p,c,d){const u=new Map,y=(E,b)=>{const A=u.get(E);if(A!==void 0)return A;u.set(E,!0);const w=p.resolve(E[0]),L=N=>{const B=p.
resolve(N);return(0,l.cy)(B)?b>0?y(B,b-1):!0:!(0,l.i9)(N)||d(N.number)},R=E.slice(1),k=M(w instanceof l.SX?w.text:"",R,L);return u.set(E,k),k};return y(c,m)}function M(p,c,d){
switch(p){case"And":return c.every(d);case"Or":return c.some(d);case"Not":return c.length===0||!d(c[0]);default:return!0}}class S{document;off=new Set;on=new Set;baseOff;usages;viewed;printed;constructor(c){
this.document=c;const d=c.dict(c.dict(c.catalog.get("OCProperties"))?.get("D"));this.baseOff=(0,l.Eo)(c.resolve(d?.get("BaseState")),"OFF");for(const u of c.array(
d?.get("OFF"))??[])(0,l.i9)(u)&&this.off.add(u.number);for(const u of c.array(d?.get("ON"))??[])(0,l.i9)(u)&&this.on.add(u.number);this.usages=new v(c,d),this.viewed=
u=>this.usages.isAlwaysOn(u)||(this.usages.stateOf(u,"View")??!this.isGroupOff(u)),this.printed=u=>this.usages.stateOf(u,"Print")??this.viewed(u)}isOff(c){return!this.
shows(c,this.viewed)}isNeverShown(c){return this.isOff(c)&&!this.shows(c,this.printed)}groupsOff(){const{document:c}=this,d=c.dict(c.catalog.get("OCProperties"));
return this.baseOff?(c.array(d?.get("OCGs"))??[]).filter(u=>!(0,l.i9)(u)||!this.on.has(u.number)):c.array(c.dict(d?.get("D"))?.get("OFF"))??[]}neverShown(){const c=this.
document.array(this.document.dict(this.document.catalog.get("OCProperties"))?.get("OCGs"))??[];return[...new Set(c.flatMap(u=>(0,l.i9)(u)?[u.number]:[]))].filter(
u=>!this.viewed(u)&&!this.printed(u))}shows(c,d){const{document:u}=this,y=u.dict(c);if(!y)return!0;if(!(0,l.Eo)(u.resolve(y.get("Type")),"OCMD"))return!(0,l.i9)(
c)||d(c.number);const E=u.resolve(y.get("VE"));return(0,l.cy)(E)?a(u,E,d):this.showsByPolicy(y,d)}showsByPolicy(c,d){const{document:u}=this,y=c.get("OCGs"),E=(u.
array(y)??[y]).filter(l.i9);if(E.length===0)return!0;const b=E.map(({number:w})=>d(w)),A=u.resolve(c.get("P"));switch(A instanceof l.SX?A.text:"AnyOn"){case"All\
On":return b.every(w=>w);case"AnyOff":return!b.every(w=>w);case"AllOff":return!b.some(w=>w);default:return b.some(w=>w)}}isGroupOff(c){return this.off.has(c)||this.
baseOff&&!this.on.has(c)}}}),59505:((V,D,f)=>{f.d(D,{R:()=>m,b:()=>O});var l=f(16039),x=f(88771),v=f(4646);function O(a,M,S,p){const c=[];for(const d of a.array(
a.entry(a.pages.number(M),"Annots"))??[]){const u=a.dict(d);if(!u||(0,l.Eo)(a.resolve(u.get("Subtype")),"Popup")||(0,x.dK)(a,u)||p.isOff(u.get("OC")))continue;const y=(0,x.
wR)(a,u),E=y&&(0,x.hs)(a,u,y,S);E&&c.push(E)}return c}function m(a){return new v.H(a,a.dict(a.dict(a.catalog.get("AcroForm"))?.get("DR")))}}),74234:((V,D,f)=>{f.
d(D,{p:()=>B});var l=f(84293),x=f(19980),v=f(16039),O=f(69959),m=f(66173),a=f(36692),M=f(80199),S=f(84805),p=f(269),c=f(20381);const d={id:-1,stream:0,isArtifact:!1,
isReversed:!1},u=1e4,y=8;class E{document;layers;marks=d;isOff=!1;replacement;open=[];beyond=0;constructor(t,n){this.document=t,this.layers=n}get depth(){return this.
open.length+this.beyond}begin(t,n,o){if(this.open.length>=u)return this.beyond++,!1;const r=this.plainId(t);if(r>=0){this.open.push({marks:this.marks,isOff:this.
isOff,replaces:!1});const{isArtifact:T,isReversed:C}=this.marks;return this.marks={id:r,stream:o,isArtifact:T,isReversed:C},!1}const s=t.name(0)??"",i=t.operator===
"BDC"?this.listed(t,n):void 0,e=this.document.dict(i),h=this.replacement===void 0?this.document.resolve(e?.get("ActualText")):null,g=h instanceof v.Mx;return this.
open.push({marks:this.marks,isOff:this.isOff,replaces:g}),g&&(this.replacement=(0,c.g7)(h)),s==="OC"&&this.layers.isOff(i)&&(this.isOff=!0),this.mark(s,e,o),g}plainId(t){
if(t.operator!=="BDC"||t.kind(1)!==a.q$)return-1;const{content:n}=t,o=t.endOf(1)-2;let r=(0,p.AN)(n,t.startOf(1)+2,o);if(!(0,p.w1)(n,r,"/MCID"))return-1;const s=r+
5,i=r=(0,p.AN)(n,s,o);if(i===s)return-1;let e=0;for(;r<o&&(0,p.yp)(n[r]);r++)e=e*10+n[r]-p.l0;return r>i&&r-i<y&&(0,p.AN)(n,r,o)===o?e:-1}end(){if(this.beyond>0)
return this.beyond--,!1;const t=this.open.pop();return t?(this.marks=t.marks,this.isOff=t.isOff,t.replaces):!1}mark(t,n,o){const{marks:r}=this,s=this.document.resolve(
n?.get("MCID")),i=t==="ReversedChars",e=t==="Artifact";typeof s=="number"?this.marks={...r,id:s,stream:o}:e&&!r.isArtifact?this.marks={...r,isArtifact:e}:i&&!r.
isReversed&&(this.marks={...r,isReversed:i})}listed(t,n){return t.kind(1)!==a.o_?t.value(1):n?.get(t.name(1))}}class b{places=[];texts=[];glyph(t,n,o,r,s){this.
places.push({style:t,start:o,end:r,baseline:s}),this.texts.push(n)}write(t,n){const{places:o,texts:r}=this,s=[...t];if(s.length===o.length)for(const[i,{style:e,
start:h,end:g,baseline:T}]of o.entries())n.glyph(e,s[i],h,g,T);else if(r.join("")===t)for(const[i,{style:e,start:h,end:g,baseline:T}]of o.entries())n.glyph(e,r[i],
h,g,T);else o.length>0&&this.spread(s,n)}spread(t,n){const{places:o}=this,r=o.length/t.length,s=e=>o[Math.min(Math.floor(e*r),o.length-1)],i=e=>{const{start:h,end:g}=s(
e);return h+(g-h)*Math.min(e*r-Math.floor(e*r),1)};for(let e=0,h;e<t.length;e=h){for(h=e;h<t.length&&!A(t[h]);)h++;if(h===e){n.space(),h++;continue}const g=s(e),
T=s(h-1),C=T.baseline===g.baseline&&T.end>g.start?h===t.length?T.end:i(h):g.end;n.glyph(g.style,t.slice(e,h).join(""),i(e),Math.max(C,i(e)),g.baseline)}}}const A=P=>/\s/u.
test(P);var w=f(4646),L=f(57095);const R="Open it in another PDF program and save it again",k=32,N=3e5;class B{document;decoder;writer;layers;counts;observer;marked;replacement;visits=0;constructor(t,n,o,r,s={
operators:0},i){this.document=t,this.decoder=n,this.writer=o,this.layers=r,this.counts=s,this.observer=i,this.marked=new E(t,r)}async page(t,n,o){await this.read(
t,{states:new O.U(o),scope:n,stream:0,drawing:[]})}async form(t,n,o){await this.draw(t,{states:new O.U(o),scope:n,stream:0,drawing:[]})}async read(t,n){const{marked:o}=this,
{depth:r}=o;for(await(0,m.K)(t,this.document.job.pace,s=>this.visit(s,n));o.depth>r;)this.endMarked()}visit(t,n){const o=this.take(t,n);if(++this.visits%k!==0)return o;
const r=this.document.job.pace.step(N);return o&&r?o.then(()=>r):o??r}take(t,n){if(++this.counts.operators>this.document.job.limits.operators)throw this.tooMany(
"operators","operator");const{states:o}=n;switch(t.operator){case"q":case"Q":case"cm":o.follow(t);return;case"Tj":return this.showOne(t,o.current);case"TJ":return this.
showMany(t,o.current);case"'":return this.writer.matrix.moveLine(0,-o.current.leading),this.showOne(t,o.current);case'"':return o.current.wordSpace=t.number(t.count-
3)||0,o.current.charSpace=t.number(t.count-2)||0,this.writer.matrix.moveLine(0,-o.current.leading),this.showOne(t,o.current);case"Tf":return this.setFont(t,n);case"\
gs":return this.setState(t.name(0),n);case"Do":return this.draws(t.name(0),n);case"BMC":case"BDC":return this.beginMarked(t,n);case"EMC":return this.endMarked();default:
if((0,L.ZO)(t,o.current)||this.writer.matrix.follow(t,o.current))return;this.observer?.takes?.(t,o.current,n.scope,this.marked.isOff)}}beginMarked(t,{scope:n,stream:o}){
this.marked.begin(t,n.properties(),o)&&this.writer.replaces&&(this.replacement=new b)}endMarked(){const{marked:t,replacement:n}=this;t.end()&&(n&&this.writer.replaced(
n,t.replacement),this.replacement=void 0,t.replacement=void 0)}showOne(t,n){const o=t.string(t.count-1);!o||!n.font||(this.observer?.shows?.(n),this.writer.begin(
n,n.font,this.marked.marks),this.write(o,n),this.writer.end(n))}showMany(t,n){const o=t.count-1;if(t.kind(o)!==a.pQ||!n.font)return;const{writer:r}=this,{content:s}=t;
this.observer?.shows?.(n),r.begin(n,n.font,this.marked.marks);const i=t.inside(o);for(let e=i.next();e;e=i.next())e===a.An||e===a.Cd?this.write((0,x.E3)(s,i.start,
i.end),n):e===a.uk&&r.adjust((0,x.kz)(s,i.start,i.end));r.end(n)}write(t,n){if(this.writer.count+t.length>this.document.job.limits.pageCharacters)throw this.tooMany(
"pageCharacters","character");this.observer?.string?.(t,n.font),this.writer.show(t,n,this.marked.isOff,this.replacement)}setFont(t,{scope:n,states:o}){const r=t.
name(0);if(r===void 0)return;const s=o.current;s.size=t.number(1)||0;const i=n.loaded(r);if(i!==null)s.font=i;else return n.load(r).then(e=>{s.font=e})}setState(t,{
scope:n,states:o}){if(t===void 0)return;const{document:r}=this,s=r.array(r.dict(n.find("ExtGState",t))?.get("Font"));if(!s)return;const i=r.resolve(s[1]),e=o.current;
return typeof i=="number"&&(e.size=i),(0,w.t)(r,s[0]).then(h=>{e.font=h})}draws(t,n){if(t===void 0)return;const o=n.scope.find("XObject",t),r=this.document.resolve(
o);if(r instanceof v.Z6&&(0,v.Eo)(this.document.resolve(r.dict.get("Subtype")),"Form"))return this.draw(o,n);r instanceof v.Z6&&!this.marked.isOff&&!this.layers.
isOff(r.dict.get("OC"))&&this.observer?.image?.(n.states.current)}async draw(t,{states:n,scope:o,drawing:r}){const{document:s,layers:i}=this,e=s.resolve(t);if(!(e instanceof
v.Z6)||!(0,v.i9)(t)||r.includes(t.number)||i.isOff(e.dict.get("OC")))return;if(r.length>=s.job.limits.formDepth)throw this.tooMany("formDepth","form"," within a\
nother");const h=await this.decoder.form(t.number,e),g=s.dict(e.dict.get("Resources")),T={...n.current,matrix:(0,M.lw)((0,S.lQ)(s,e.dict.get("Matrix")),n.current.
matrix)};this.observer?.enters?.(e.dict,T),await this.readForm(h,e,{states:new O.U(T),scope:g?new w.H(s,g,o):o,stream:t.number,drawing:[...r,t.number]})}async readForm(t,n,o){
await this.read(t,o)}tooMany(t,n,o=""){const r=this.document.job.limits[t];return(0,l.F)(t,`A page of the document has more than ${r} ${n}${r===1?"":"s"}${o}`,R)}}}),
9738:((V,D,f)=>{f.d(D,{X:()=>a});var l=f(49153),x=f(16039);const v=1e5,O=8*1024*1024,m=Uint8Array.of(10);class a{document;forms=new Map;kept=0;constructor(S){this.
document=S}async page(S){const{document:p}=this,c=p.entry(p.pages.number(S),"Contents"),d=p.resolve(c);if(d instanceof x.Z6)return this.decode(d);const u=[];for(const y of p.
array(c)??[]){const E=(0,x.i9)(y)?p.get(y):null;E instanceof x.Z6&&u.push(await this.decode(E),m)}return u.length===2?u[0]:Buffer.concat(u)}async form(S,p){const c=this.
forms.get(S);if(c)return c;const d=await this.decode(p);return this.kept+=d.length,this.kept>O&&(this.forms.clear(),this.kept=d.length),this.forms.set(S,d),d}async decode(S){
const{document:p}=this;if(S.data.length>v)try{return await p.decodedAtEase(S)}catch(u){if(!(u instanceof l.zU)||u.code!=="unreadable_document")throw u}const c=p.
decodedPart(S)?.data??new Uint8Array(0),d=p.job.pace.step(c.length);return d&&await d,c}}}),4646:((V,D,f)=>{f.d(D,{H:()=>x,t:()=>v});var l=f(91725);class x{document;resources;outer;fonts=new Map;constructor(m,a,M){
this.document=m,this.resources=a,this.outer=M}find(m,a){return this.document.dict(this.resources?.get(m))?.get(a)??this.outer?.find(m,a)}properties(){return this.
document.dict(this.resources?.get("Properties"))??this.outer?.properties()}loaded(m){return this.fonts.has(m)?this.fonts.get(m):null}async load(m){const a=await v(
this.document,this.find("Font",m));return this.fonts.set(m,a),a}}async function v(O,m){return m!==void 0&&O.dict(m)?(0,l.G)(O,m):void 0}}),57095:((V,D,f)=>{f.d(
D,{ZO:()=>v,f6:()=>O,ue:()=>l});const l=m=>({matrix:m,font:void 0,size:0,charSpace:0,wordSpace:0,stretch:1,leading:0,rise:0,mode:0}),x=(m,a)=>m.number(a)||0;function v(m,a){
switch(m.operator){case"Tc":return a.charSpace=x(m,0),!0;case"Tw":return a.wordSpace=x(m,0),!0;case"Tz":return a.stretch=x(m,0)/100,!0;case"TL":return a.leading=
x(m,0),!0;case"Ts":return a.rise=x(m,0),!0;case"Tr":return a.mode=x(m,0),!0;default:return!1}}class O{a=1;b=0;c=0;d=1;e=0;f=0;lineE=0;lineF=0;reset(){this.set(1,
0,0,1,0,0)}set(a,M,S,p,c,d){this.a=a,this.b=M,this.c=S,this.d=p,this.e=this.lineE=c,this.f=this.lineF=d}moveLine(a,M){this.e=this.lineE+=a*this.a+M*this.c,this.
f=this.lineF+=a*this.b+M*this.d}advance(a,M){this.e+=a*this.a+M*this.c,this.f+=a*this.b+M*this.d}follow(a,M){switch(a.operator){case"BT":return this.reset(),!0;case"\
Tm":return a.count>=6&&this.set(x(a,0),x(a,1),x(a,2),x(a,3),x(a,4),x(a,5)),!0;case"TD":return M.leading=-x(a,1),this.moveLine(x(a,0),x(a,1)),!0;case"Td":return this.
moveLine(x(a,0),x(a,1)),!0;case"T*":return this.moveLine(0,-M.leading),!0;default:return!1}}}}),40730:((V,D,f)=>{f.d(D,{y:()=>x});var l=f(80199);function x(v){const{
userUnit:O}=v;return(0,l.lw)((0,l.DI)((0,l.S3)(v)),[O,0,0,-O,0,(0,l.iN)(v).height*O])}}),80751:((V,D,f)=>{f.d(D,{V0:()=>d,p4:()=>E,uH:()=>M});const l=/[\u0000-\u0008\u000e-\u001f\u007f-\u009f\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g,
x=/[\ufb00-\ufb06\ufb50-\ufdff\ufe70-\ufefc]/g,v=/[\t\n\v\f\r\u00a0]/g,O=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,m=new Map,a=1e4;
function M(b){if(b.length===1){const w=b.charCodeAt(0);if(w>32&&w<127||w>160&&w<1536&&w!==S||w>=11904&&w<55296)return b}let A=m.get(b);return A===void 0&&(A=p(b),
m.size<a&&m.set(b,A)),A}const S=173;function p(b){return b.replace(v," ").replace(l,"").replace(x,A=>A.normalize("NFKC")).replace(O,"�")}const c=new Map([[94,
"̂"],[96,"̀"],[126,"̃"],[168,"̈"],[175,"̄"],[180,"́"],[184,"̧"],[710,"̂"],[711,"̌"],[713,"̄"],[728,"̆"],[729,"̇"],[730,"̊"],[731,"̨"],[732,"̃"],[
733,"̋"]]);function d(b){if(b.length!==1)return;const A=b.charCodeAt(0);return(A<128?A===94||A===96||A===126:A<=733&&(A>=710||A<=184))?c.get(A):void 0}const u=new RegExp(
"^\\p{L}$","u"),y=new Map([["ı","i"],["ȷ","j"]]);function E(b,A){if(!u.test(b))return;const w=((y.get(b)??b)+A).normalize("NFC");return w.length===1?w:void 0}}),
26157:((V,D,f)=>{f.d(D,{g:()=>n,U:()=>t});var l=f(80751);const x=.1,v=50,O=256,m=4,a=1073741823;class M{letters;fragments;count=0;hashes;heads;next;constructor(s,i,e){
this.letters=s,this.fragments=i;let h=O;for(;h*m<e;)h*=2;this.hashes=new Int32Array(h),this.heads=new Int32Array(h),this.next=new Int32Array(h)}add(s,i){const{fragments:e,
heads:h,hashes:g,next:T}=this,C=this.hashOf(s.letters,i);let U=0;for(let I=h[C&h.length-1];I>0&&U<v;I=T[I-1]){if(U++,g[I-1]!==C)continue;const F=e[I-1];if((I<e.
length?e[I].letters:s.letters)-F.letters===i&&S(F,s)&&this.isSameText(F,s,i))return!1}return this.count===g.length&&this.grow(),this.hashes[this.count]=C,this.link(
++this.count,C),e.push(s),!0}hashOf(s,i){const{units:e}=this.letters;let h=i;for(let g=s;g<s+i;g++)h=(h<<5)-h+e[g]&a;return h^h>>15}isSameText(s,i,e){const{units:h}=this.
letters;for(let g=0;g<e;g++)if(h[s.letters+g]!==h[i.letters+g])return!1;return!0}link(s,i){const e=i&this.heads.length-1;this.next[s-1]=this.heads[e],this.heads[e]=
s}grow(){const{hashes:s,count:i}=this;this.hashes=new Int32Array(2*i),this.hashes.set(s),this.heads=new Int32Array(2*i),this.next=new Int32Array(2*i);for(let e=0;e<
i;e++)this.link(e+1,s[e])}}function S(r,s){const i=x*s.style.size;return r.style.frame===s.style.frame&&Math.abs(r.start-s.start)<i&&Math.abs(r.end-s.end)<2*i&&
Math.abs(r.baseline-s.baseline)<i}var p=f(7868),c=f(269);const d=512,u=256;class y{units;used=0;all=0;constructor(s){this.units=new Uint16Array(Math.max(s,d))}add(s){
if(this.used===this.units.length){const i=new Uint16Array(this.used*2);i.set(this.units),this.units=i}this.units[this.used++]=s,this.all|=s}drop(s){this.used-=s}replace(s,i){
this.used-=s;for(let e=0;e<i.length;e++)this.add(i.charCodeAt(e))}text(){const s=this.units.subarray(0,this.used);return this.all<u?(0,c.bS)(Uint8Array.from(s)).
toString("latin1"):(0,c.bS)(new Uint8Array(s.buffer,0,2*s.length)).toString("utf16le")}}const E=.02,b=.12,A=.5,w=.4,L=32,R=127,k=1e3,N=.1,B=.18,P=.25;function t({
font:r,frame:s,size:i,unit:e}){return s.vertical?i/2:e*Math.min(Math.max((r.space??P)/2,N),B)}class n{width;height;fragments=[];edges;letters;open;gap=0;isSpaced=!1;text="";start=0;end=0;drawn;drawnCount=0;constructor(s,i,e=0){
this.width=s,this.height=i,this.edges=new p.l(e),this.letters=new y(e),this.drawn=new M(this.letters,this.fragments,e)}get characters(){return this.letters.used}get isEmpty(){
return this.open===void 0&&this.fragments.length===0}glyph(s,i,e,h,g){i===" "?this.space():this.follows(s,i,e,h,g)||this.place(s,i,e,h,g)}follows(s,i,e,h,g){const{
open:T}=this;if(T===void 0||T.style!==s||T.baseline!==g||this.isSpaced||i.length!==1)return!1;const C=i.charCodeAt(0),U=e-T.end;return C<=L||C>=R||e<this.end||U>
this.gap||U<-w*s.unit||s.frame.sin!==0||s.frame.cos!==1||h<e||h<0||e>this.width||this.letters.used-T.letters>=k?!1:(T.end=this.end=h,this.text=i,this.start=e,this.
letters.add(C),this.edges.add(e,h),!0)}place(s,i,e,h,g){const T=(0,l.uH)(i);if(T===" "?this.space():T===""&&i!==""&&this.open&&e<=this.open.end&&(this.open.end=
Math.max(h,this.open.end)),T===""||T===" "||!this.isVisible(s,e,h,g))return;const{open:C}=this;C&&C.style.frame===s.frame&&e<this.end-b*s.unit&&this.overlaps(C,
s,T,e,h,g)||((!C||C.style!==s||this.letters.used-C.letters>=k||this.isSpaced||e-C.end>this.gap||e-C.end<-w*s.unit||Math.abs(g-C.baseline)>E*s.size)&&this.begin(
s,e,g),this.append(T,e,h))}space(){this.open&&(this.open.spaceAfter=!0),this.isSpaced=!0}finish(){this.close(),this.open=void 0;const{fragments:s,letters:i}=this,
e=i.text();for(let h=s.length-1,g=i.used;h>=0;h--){const T=s[h];T.text=e.slice(T.letters,g),g=T.letters}}append(s,i,e){this.open.end=e,this.text=s,this.start=i,
this.end=e;for(let h=0;h<s.length;h++)this.letters.add(s.charCodeAt(h)),this.edges.add(i,e)}begin(s,i,e){this.close();const h=new p.F(s,i,e,this.drawnCount++,this.
letters.used);h.spaceBefore=this.isSpaced,this.isSpaced=!1,this.gap=t(s),this.open=h}overlaps(s,i,e,h,g,T){const C=Math.abs(T-s.baseline),U=Math.max(g-h,this.end-
this.start);if(C>A*i.size||Math.abs(h+g-this.start-this.end)>U||this.text==="")return!1;if(e===this.text&&Math.abs(h-this.start)<x*i.size&&C<x*i.size)return!0;const I=(0,l.
V0)(e),F=(0,l.V0)(this.text),z=I!==void 0?(0,l.p4)(this.text,I):F===void 0?void 0:(0,l.p4)(e,F);return z===void 0?!1:(this.letters.replace(this.text.length,z),this.
edges.drop(this.text.length-(I===void 0?0:1)),I===void 0&&(this.edges.add(h,g),this.start=h,s.end=this.end=Math.max(g,h)),this.text=z,!0)}close(){const{open:s,letters:i}=this;
if(!s)return;const e=i.used-s.letters;this.drawn.add(s,e)||(i.drop(e),this.edges.drop(e))}isVisible({frame:{cos:s,sin:i},size:e},h,g,T){const C=T-o*e,{width:U,height:I}=this,
F=h*s-C*i,z=h*i+C*s,K=F+(g-h)*s,G=z+(g-h)*i;return(F>=0||K>=0)&&(z>=0||G>=0)&&(F<=U||K<=U)&&(z<=I||G<=I)}}const o=.3}),7868:((V,D,f)=>{f.d(D,{F:()=>x,l:()=>O});
var l=f(37559);class x{style;start;baseline;order;letters;text="";end;spaceBefore=!1;spaceAfter=!1;constructor(a,M,S,p,c){this.style=a,this.start=M,this.baseline=
S,this.order=p,this.letters=c,this.end=M}get top(){const{font:a,frame:M,size:S}=this.style;return this.baseline-(M.vertical?.5:a.ascent)*S}get bottom(){const{font:a,
frame:M,size:S}=this.style;return this.baseline+(M.vertical?.5:-a.descent)*S}get box(){return(0,l.L)(this.style.frame,Math.min(this.start,this.end),Math.max(this.
start,this.end),this.top,this.bottom)}}const v=512;class O{values;used=0;constructor(a){this.values=new Float64Array(2*Math.max(a,v))}get count(){return this.used/
2}add(a,M){if(this.used+2>this.values.length){const S=new Float64Array(this.values.length*2);S.set(this.values),this.values=S}this.values[this.used++]=a,this.values[this.
used++]=M}drop(a){this.used-=2*a}isOneGlyph(a,M){const S=2*(a.letters+M);return this.values[S]===this.values[S+2]&&this.values[S+1]===this.values[S+3]}box(a,M,S){
let p=1/0,c=-1/0;for(let d=2*(a.letters+M);d<2*(a.letters+S);d++){const u=this.values[d];u<p&&(p=u),u>c&&(c=u)}return(0,l.L)(a.style.frame,p,c,a.top,a.bottom)}}}),
37559:((V,D,f)=>{f.d(D,{L:()=>l,m:()=>x});function l({cos:v,sin:O},m,a,M,S){if(O===0&&v===1)return{x:m,y:M,width:a-m,height:S-M};const p=[m*v-M*O,a*v-M*O,m*v-S*
O,a*v-S*O],c=[m*O+M*v,a*O+M*v,m*O+S*v,a*O+S*v],[d,u]=[Math.min(...p),Math.min(...c)];return{x:d,y:u,width:Math.max(...p)-d,height:Math.max(...c)-u}}function x(v,O){
const[m,a]=[Math.min(v.x,O.x),Math.min(v.y,O.y)];return{x:m,y:a,width:Math.max(v.x+v.width,O.x+O.width)-m,height:Math.max(v.y+v.height,O.y+O.height)-a}}}),52376:((V,D,f)=>{
f.d(D,{i:()=>B});var l=f(80199),x=f(84805),v=f(36342),O=f(26157),m=f(40730),a=f(59505),M=f(74234),S=f(9738),p=f(57095);const c=.002,d=64,u=.001,y=1e5,E=.4,b=2.5,
A=Uint8Array.from({length:256},(P,t)=>t),w={cos:1,sin:0,vertical:!1};class L{sink;matrix=new p.f6;count=0;frames=[w];ems=new Map;style;along=0;across=0;unit=0;moved=0;constructor(t){
this.sink=t}get replaces(){return this.sink instanceof O.g}begin(t,n,o){const{matrix:r,size:s,stretch:i}=t,e=this.matrix,h=e.a*r[0]+e.b*r[2],g=e.a*r[1]+e.b*r[3],
T=e.c*r[0]+e.d*r[2],C=e.c*r[1]+e.d*r[3],U=e.e*r[0]+e.f*r[2]+r[4]+t.rise*T,I=e.e*r[1]+e.f*r[3]+r[5]+t.rise*C,{vertical:F}=n,z=F?-T*s:h*s*i,K=F?-C*s:g*s*i,G=K===0?
Math.abs(z):Math.hypot(z,K),{cos:H,sin:j}=this.frameOf(G>0?z/G:1,G>0?K/G:0,F),X=this.frame,Z=F?Math.hypot(h,g)*Math.abs(s):Math.abs((C*H-T*j)*s);this.along=U*H+
I*j,this.across=I*H-U*j,this.unit=G,this.moved=0;const W=n.type3?this.emOf(n):1;this.styled(n,X,Z*W,G*W,t.mode,o)}frame=w;frameOf(t,n,o){const{frames:r,frame:s}=this;
if(R(s,t,n,o))return s;const i=r.find(e=>R(e,t,n,o));return this.frame=i??{cos:k(t),sin:k(n),vertical:o},!i&&r.length<d&&r.push(this.frame),this.frame}emOf(t){const n=this.
ems.get(t);if(n!==void 0)return n;const o=t.glyphs(A).flatMap(({width:i})=>i>0?[i]:[]),r=2*o.reduce((i,e)=>i+e,0)/Math.max(o.length,1),s=r===0||r>E&&r<b?1:r;return this.
ems.set(t,s),s}styled(t,n,o,r,s,i){const{style:e}=this;e!==void 0&&e.font===t&&e.frame===n&&Math.abs(e.size-o)<u&&Math.abs(e.unit-r)<u&&e.mode===s&&e.marks===i||
(this.style={font:t,frame:n,size:o,unit:r,mode:s,marks:i})}show(t,n,o,r){const s=n.font,i=this.style,{unit:e,along:h,across:g,sink:T}=this,{vertical:C}=s,U=n.size===
0?1:n.size,I=(C?-n.charSpace:n.charSpace)/U,F=(C?-n.wordSpace:n.wordSpace)/U,z=!o&&e>u&&i.size<y&&e<y;let{moved:K}=this;const G=s.glyphs(t);this.count+=G.length;
for(let H=0;H<G.length;H++){const j=G[H],X=j.isSpace?I+F:I,Z=h+K*e;if(K+=(C&&j.vertical?-j.vertical.advance:j.width)+X,!z)continue;const W=h+K*e;r?r.glyph(i,j.text,
Z,W,g):T.glyph(i,j.text,Z,W,g)}this.moved=K}adjust(t){this.moved+=(this.frame.vertical?t:-t)/1e3}replaced(t,n){this.sink instanceof O.g&&t.write(n,this.sink)}end(t){
const{size:n,stretch:o,font:r}=t;r.vertical?this.matrix.advance(0,-this.moved*n):this.matrix.advance(this.moved*n*o,0)}}const R=(P,t,n,o)=>Math.abs(P.cos-t)<c&&
Math.abs(P.sin-n)<c&&P.vertical===o,k=P=>Math.abs(P)<c?0:Math.abs(Math.abs(P)-1)<c?Math.sign(P):P;var N=f(4646);class B{document;layers;decoder;constructor(t){this.
document=t,this.layers=new v.z(t),this.decoder=new S.X(t)}async read(t,n){const{document:o,decoder:r,layers:s}=this,i=(0,x.iw)(o,t),e=(0,m.y)(i),h=n instanceof O.
g?void 0:n,g=new M.p(o,r,new L(n),s,{operators:0},h),T=new N.H(o,o.dict(o.pages.attribute(t,"Resources")));await g.page(await r.page(t),T,(0,p.ue)(e));for(const C of(0,a.
b)(o,t,i.rotation,s))await g.form(C.form,(0,a.R)(o),(0,p.ue)((0,l.lw)(C.matrix,e)))}}})};
