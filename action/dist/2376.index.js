"use strict";exports.id=2376,exports.ids=[2376],exports.modules={88771:((G,P,l)=>{l.d(P,{dK:()=>c,wR:()=>h,hs:()=>f});var m=l(16039),S=l(80199),O=l(84805);function M(v,A,b,T){
const y=(0,O.b0)(v,A.get("Rect")),L=v.get(b);if(!y||!(L instanceof m.Z6))return;const F=(0,O.b0)(v,L.dict.get("BBox"));if(!F)return;const[N,U,V,I]=(0,S.zl)((0,O.
lQ)(v,L.dict.get("Matrix")),F);if(!(V>N)||!(I>U))return;const t=(y[2]-y[0])/(V-N),n=(y[3]-y[1])/(I-U),r=[t,0,0,n,y[0]-N*t,y[1]-U*n];return{form:b,matrix:T===0?r:
g(r,T,y[0],y[3])}}function g([v,A,b,T,y,L],F,N,U){const V=F===180?-1:0,I=F===90?1:F===270?-1:0,t=(a,d)=>[V*a-I*d,I*a+V*d],[n,r]=t(y-N,L-U);return[...t(v,A),...t(
b,T),n+N,r+U]}const i=2,x=16,E=32;function w(v,A){const b=v.resolve(A.get("F"));return typeof b=="number"?b:0}const c=(v,A)=>(w(v,A)&(i|E))!==0;function f(v,A,b,T){
return M(v,A,b,w(v,A)&x?T:0)}function h(v,A){const b=v.dict(A.get("AP"))?.get("N"),T=v.resolve(b);if(T instanceof m.Z6)return(0,m.i9)(b)?b:void 0;if(!(T instanceof
m.Bi))return;const y=v.resolve(A.get("AS")),L=y instanceof m.SX?T.get(y.text):void 0;return(0,m.i9)(L)&&v.resolve(L)instanceof m.Z6?L:void 0}}),69959:((G,P,l)=>{
l.d(P,{U:()=>O,c:()=>M});var m=l(80199);const S=1e4;class O{current;saved=[];beyond=0;constructor(i){this.current=i}follow(i){switch(i.operator){case"q":return this.
saved.length<S?this.saved.push({...this.current}):this.beyond++,!0;case"Q":return this.beyond>0?this.beyond--:this.current=this.saved.pop()??this.current,!0;case"\
cm":return this.transform(i),!0;default:return!1}}transform(i){if(i.count!==6)return;const[x,E,w,c,f,h]=M(i);this.current.matrix=(0,m.lw)([x,E,w,c,f,h],this.current.
matrix)}}const M=g=>Array.from({length:g.count},(i,x)=>g.number(x))}),36342:((G,P,l)=>{l.d(P,{z:()=>E});var m=l(16039);const S={View:"ViewState",Print:"PrintSta\
te"};class O{document;categories={View:new Map,Print:new Map};intents;constructor(c,f){this.document=c,this.intents=this.intentsOf(f);for(const h of c.array(f?.
get("AS"))??[]){const v=c.dict(h),A=c.resolve(v?.get("Event"));if(!v||!((0,m.Eo)(A,"View")||(0,m.Eo)(A,"Print")))continue;const b=M(c,v.get("Category")),T=this.
categories[A.text];for(const y of c.array(v.get("OCGs"))??[]){if(!(0,m.i9)(y))continue;const L=T.get(y.number)??new Set;for(const F of b)L.add(F);T.set(y.number,
L)}}}isAlwaysOn(c){const{intents:f}=this;if(f.has("All"))return!1;const h=this.intentsOf(this.document.dict(new m.oS(c)));return!h.has("All")&&![...h].some(v=>f.
has(v))}stateOf(c,f){const h=this.categories[f].get(c);if(!h)return;const v=this.document.dict(this.document.dict(new m.oS(c))?.get("Usage"));let A;for(const b of h){
const T=S[b],y=T===void 0?null:this.document.resolve(this.document.dict(v?.get(b))?.get(T));if((0,m.Eo)(y,"OFF"))return!1;(0,m.Eo)(y,"ON")&&(A=!0)}return A}intentsOf(c){
const f=M(this.document,c?.get("Intent"));return new Set(f.length>0?f:["View"])}}function M(w,c){return(w.array(c)??[c??null]).map(h=>w.resolve(h)).flatMap(h=>h instanceof
m.SX?[h.text]:[])}const g=32;function i(w,c,f){const h=new Map,v=(A,b)=>{const T=h.get(A);if(T!==void 0)return T;h.set(A,!0);const y=w.resolve(A[0]),L=U=>{const V=w.
resolve(U);return(0,m.cy)(V)?b>0?v(V,b-1):!0:!(0,m.i9)(U)||f(U.number)},F=A.slice(1),N=x(y instanceof m.SX?y.text:"",F,L);return h.set(A,N),N};return v(c,g)}function x(w,c,f){
switch(w){case"And":return c.every(f);case"Or":return c.some(f);case"Not":return c.length===0||!f(c[0]);default:return!0}}class E{document;off=new Set;on=new Set;baseOff;usages;viewed;printed;constructor(c){
this.document=c;const f=c.dict(c.dict(c.catalog.get("OCProperties"))?.get("D"));this.baseOff=(0,m.Eo)(c.resolve(f?.get("BaseState")),"OFF");for(const h of c.array(
f?.get("OFF"))??[])(0,m.i9)(h)&&this.off.add(h.number);for(const h of c.array(f?.get("ON"))??[])(0,m.i9)(h)&&this.on.add(h.number);this.usages=new O(c,f),this.viewed=
h=>this.usages.isAlwaysOn(h)||(this.usages.stateOf(h,"View")??!this.isGroupOff(h)),this.printed=h=>this.usages.stateOf(h,"Print")??this.viewed(h)}isOff(c){return!this.
shows(c,this.viewed)}isNeverShown(c){return this.isOff(c)&&!this.shows(c,this.printed)}groupsOff(){const{document:c}=this,f=c.dict(c.catalog.get("OCProperties"));
return this.baseOff?(c.array(f?.get("OCGs"))??[]).filter(h=>!(0,m.i9)(h)||!this.on.has(h.number)):c.array(c.dict(f?.get("D"))?.get("OFF"))??[]}neverShown(){const c=this.
document.array(this.document.dict(this.document.catalog.get("OCProperties"))?.get("OCGs"))??[];return[...new Set(c.flatMap(h=>(0,m.i9)(h)?[h.number]:[]))].filter(
h=>!this.viewed(h)&&!this.printed(h))}shows(c,f){const{document:h}=this,v=h.dict(c);if(!v)return!0;if(!(0,m.Eo)(h.resolve(v.get("Type")),"OCMD"))return!(0,m.i9)(
c)||f(c.number);const A=h.resolve(v.get("VE"));return(0,m.cy)(A)?i(h,A,f):this.showsByPolicy(v,f)}showsByPolicy(c,f){const{document:h}=this,v=c.get("OCGs"),A=(h.
array(v)??[v]).filter(m.i9);if(A.length===0)return!0;const b=A.map(({number:y})=>f(y)),T=h.resolve(c.get("P"));switch(T instanceof m.SX?T.text:"AnyOn"){case"All\
On":return b.every(y=>y);case"AnyOff":return!b.every(y=>y);case"AllOff":return!b.some(y=>y);default:return b.some(y=>y)}}isGroupOff(c){return this.off.has(c)||this.
baseOff&&!this.on.has(c)}}}),59505:((G,P,l)=>{l.d(P,{R:()=>g,b:()=>M});var m=l(16039),S=l(88771),O=l(4646);function M(i,x,E,w){const c=[];for(const f of i.array(
i.entry(i.pages.number(x),"Annots"))??[]){const h=i.dict(f);if(!h||(0,m.Eo)(i.resolve(h.get("Subtype")),"Popup")||(0,S.dK)(i,h)||w.isOff(h.get("OC")))continue;const v=(0,S.
wR)(i,h),A=v&&(0,S.hs)(i,h,v,E);A&&c.push(A)}return c}function g(i){return new O.H(i,i.dict(i.dict(i.catalog.get("AcroForm"))?.get("DR")))}}),74234:((G,P,l)=>{l.
d(P,{p:()=>V});var m=l(84293),S=l(19980),O=l(16039),M=l(69959),g=l(66173),i=l(36692),x=l(80199),E=l(84805),w=l(269),c=l(20381);const f={id:-1,stream:0,isArtifact:!1,
isReversed:!1},h=1e4,v=8;class A{document;layers;marks=f;isOff=!1;replacement;open=[];beyond=0;constructor(t,n){this.document=t,this.layers=n}get depth(){return this.
open.length+this.beyond}begin(t,n,r){if(this.open.length>=h)return this.beyond++,!1;const a=this.plainId(t);if(a>=0){this.open.push({marks:this.marks,isOff:this.
isOff,replaces:!1});const{isArtifact:p,isReversed:C}=this.marks;return this.marks={id:a,stream:r,isArtifact:p,isReversed:C},!1}const d=t.name(0)??"",s=t.operator===
"BDC"?this.listed(t,n):void 0,e=this.document.dict(s),o=this.replacement===void 0?this.document.resolve(e?.get("ActualText")):null,u=o instanceof O.Mx;return this.
open.push({marks:this.marks,isOff:this.isOff,replaces:u}),u&&(this.replacement=(0,c.g7)(o)),d==="OC"&&this.layers.isOff(s)&&(this.isOff=!0),this.mark(d,e,r),u}plainId(t){
if(t.operator!=="BDC"||t.kind(1)!==i.q$)return-1;const{content:n}=t,r=t.endOf(1)-2;let a=(0,w.AN)(n,t.startOf(1)+2,r);if(!(0,w.w1)(n,a,"/MCID"))return-1;const d=a+
5,s=a=(0,w.AN)(n,d,r);if(s===d)return-1;let e=0;for(;a<r&&(0,w.yp)(n[a]);a++)e=e*10+n[a]-w.l0;return a>s&&a-s<v&&(0,w.AN)(n,a,r)===r?e:-1}end(){if(this.beyond>0)
return this.beyond--,!1;const t=this.open.pop();return t?(this.marks=t.marks,this.isOff=t.isOff,t.replaces):!1}mark(t,n,r){const{marks:a}=this,d=this.document.resolve(
n?.get("MCID")),s=t==="ReversedChars",e=t==="Artifact";typeof d=="number"?this.marks={...a,id:d,stream:r}:e&&!a.isArtifact?this.marks={...a,isArtifact:e}:s&&!a.
isReversed&&(this.marks={...a,isReversed:s})}listed(t,n){return t.kind(1)!==i.o_?t.value(1):n?.get(t.name(1))}}class b{places=[];texts=[];glyph(t,n,r,a,d){this.
places.push({style:t,start:r,end:a,baseline:d}),this.texts.push(n)}write(t,n){const{places:r,texts:a}=this,d=[...t];if(d.length===r.length)for(const[s,{style:e,
start:o,end:u,baseline:p}]of r.entries())n.glyph(e,d[s],o,u,p);else if(a.join("")===t)for(const[s,{style:e,start:o,end:u,baseline:p}]of r.entries())n.glyph(e,a[s],
o,u,p);else r.length>0&&this.spread(d,n)}spread(t,n){const{places:r}=this,a=r.length/t.length,d=e=>r[Math.min(Math.floor(e*a),r.length-1)],s=e=>{const{start:o,end:u}=d(
e);return o+(u-o)*Math.min(e*a-Math.floor(e*a),1)};for(let e=0,o;e<t.length;e=o){for(o=e;o<t.length&&!T(t[o]);)o++;if(o===e){n.space(),o++;continue}const u=d(e),
p=d(o-1),C=p.baseline===u.baseline&&p.end>u.start?o===t.length?p.end:s(o):u.end;n.glyph(u.style,t.slice(e,o).join(""),s(e),Math.max(C,s(e)),u.baseline)}}}const T=I=>/\s/u.
test(I);var y=l(4646),L=l(57095);const F="Open it in another PDF program and save it again",N=32,U=3e5;class V{document;decoder;writer;layers;counts;observer;marked;replacement;visits=0;constructor(t,n,r,a,d={
operators:0},s){this.document=t,this.decoder=n,this.writer=r,this.layers=a,this.counts=d,this.observer=s,this.marked=new A(t,a)}async page(t,n,r){await this.read(
t,{states:new M.U(r),scope:n,stream:0,drawing:[]})}async form(t,n,r){await this.draw(t,{states:new M.U(r),scope:n,stream:0,drawing:[]})}async read(t,n){const{marked:r}=this,
{depth:a}=r;for(await(0,g.K)(t,this.document.job.pace,d=>this.visit(d,n));r.depth>a;)this.endMarked()}visit(t,n){const r=this.take(t,n);if(++this.visits%N!==0)return r;
const a=this.document.job.pace.step(U);return r&&a?r.then(()=>a):r??a}take(t,n){if(++this.counts.operators>this.document.job.limits.operators)throw this.tooMany(
"operators","operator");const{states:r}=n;switch(t.operator){case"q":case"Q":case"cm":r.follow(t);return;case"Tj":return this.showOne(t,r.current);case"TJ":return this.
showMany(t,r.current);case"'":return this.writer.matrix.moveLine(0,-r.current.leading),this.showOne(t,r.current);case'"':return r.current.wordSpace=t.number(t.count-
3)||0,r.current.charSpace=t.number(t.count-2)||0,this.writer.matrix.moveLine(0,-r.current.leading),this.showOne(t,r.current);case"Tf":return this.setFont(t,n);case"\
gs":return this.setState(t.name(0),n);case"Do":return this.draws(t.name(0),n);case"BMC":case"BDC":return this.beginMarked(t,n);case"EMC":return this.endMarked();default:
if((0,L.ZO)(t,r.current)||this.writer.matrix.follow(t,r.current))return;this.observer?.takes?.(t,r.current,n.scope,this.marked.isOff)}}beginMarked(t,{scope:n,stream:r}){
this.marked.begin(t,n.properties(),r)&&this.writer.replaces&&(this.replacement=new b)}endMarked(){const{marked:t,replacement:n}=this;t.end()&&(n&&this.writer.replaced(
n,t.replacement),this.replacement=void 0,t.replacement=void 0)}showOne(t,n){const r=t.string(t.count-1);!r||!n.font||(this.observer?.shows?.(n),this.writer.begin(
n,n.font,this.marked.marks),this.write(r,n),this.writer.end(n))}showMany(t,n){const r=t.count-1;if(t.kind(r)!==i.pQ||!n.font)return;const{writer:a}=this,{content:d}=t;
this.observer?.shows?.(n),a.begin(n,n.font,this.marked.marks);const s=t.inside(r);for(let e=s.next();e;e=s.next())e===i.An||e===i.Cd?this.write((0,S.E3)(d,s.start,
s.end),n):e===i.uk&&a.adjust((0,S.kz)(d,s.start,s.end));a.end(n)}write(t,n){if(this.writer.count+t.length>this.document.job.limits.pageCharacters)throw this.tooMany(
"pageCharacters","character");this.observer?.string?.(t,n.font),this.writer.show(t,n,this.marked.isOff,this.replacement)}setFont(t,{scope:n,states:r}){const a=t.
name(0);if(a===void 0)return;const d=r.current;d.size=t.number(1)||0;const s=n.loaded(a);if(s!==null)d.font=s;else return n.load(a).then(e=>{d.font=e})}setState(t,{
scope:n,states:r}){if(t===void 0)return;const{document:a}=this,d=a.array(a.dict(n.find("ExtGState",t))?.get("Font"));if(!d)return;const s=a.resolve(d[1]),e=r.current;
return typeof s=="number"&&(e.size=s),(0,y.t)(a,d[0]).then(o=>{e.font=o})}draws(t,n){if(t===void 0)return;const r=n.scope.find("XObject",t),a=this.document.resolve(
r);if(a instanceof O.Z6&&(0,O.Eo)(this.document.resolve(a.dict.get("Subtype")),"Form"))return this.draw(r,n);a instanceof O.Z6&&!this.marked.isOff&&!this.layers.
isOff(a.dict.get("OC"))&&this.observer?.image?.(n.states.current)}async draw(t,{states:n,scope:r,drawing:a}){const{document:d,layers:s}=this,e=d.resolve(t);if(!(e instanceof
O.Z6)||!(0,O.i9)(t)||a.includes(t.number)||s.isOff(e.dict.get("OC")))return;if(a.length>=d.job.limits.formDepth)throw this.tooMany("formDepth","form"," within a\
nother");const o=await this.decoder.form(t.number,e),u=d.dict(e.dict.get("Resources")),p={...n.current,matrix:(0,x.lw)((0,E.lQ)(d,e.dict.get("Matrix")),n.current.
matrix)};this.observer?.enters?.(e.dict,p),await this.readForm(o,e,{states:new M.U(p),scope:u?new y.H(d,u,r):r,stream:t.number,drawing:[...a,t.number]})}async readForm(t,n,r){
await this.read(t,r)}tooMany(t,n,r=""){const a=this.document.job.limits[t];return(0,m.F)(t,`A page of the document has more than ${a} ${n}${a===1?"":"s"}${r}`,F)}}}),
9738:((G,P,l)=>{l.d(P,{X:()=>i});var m=l(49153),S=l(16039);const O=1e5,M=8*1024*1024,g=Uint8Array.of(10);class i{document;forms=new Map;kept=0;constructor(E){this.
document=E}async page(E){const{document:w}=this,c=w.entry(w.pages.number(E),"Contents"),f=w.resolve(c);if(f instanceof S.Z6)return this.decode(f);const h=[];for(const v of w.
array(c)??[]){const A=(0,S.i9)(v)?w.get(v):null;A instanceof S.Z6&&h.push(await this.decode(A),g)}return h.length===2?h[0]:Buffer.concat(h)}async form(E,w){const c=this.
forms.get(E);if(c)return c;const f=await this.decode(w);return this.kept+=f.length,this.kept>M&&(this.forms.clear(),this.kept=f.length),this.forms.set(E,f),f}async decode(E){
const{document:w}=this;if(E.data.length>O)try{return await w.decodedAtEase(E)}catch(h){if(!(h instanceof m.zU)||h.code!=="unreadable_document")throw h}const c=w.
decodedPart(E)?.data??new Uint8Array(0),f=w.job.pace.step(c.length);return f&&await f,c}}}),4646:((G,P,l)=>{l.d(P,{H:()=>S,t:()=>O});var m=l(91725);class S{document;resources;outer;fonts=new Map;constructor(g,i,x){
this.document=g,this.resources=i,this.outer=x}find(g,i){return this.document.dict(this.resources?.get(g))?.get(i)??this.outer?.find(g,i)}properties(){return this.
document.dict(this.resources?.get("Properties"))??this.outer?.properties()}loaded(g){return this.fonts.has(g)?this.fonts.get(g):null}async load(g){const i=await O(
this.document,this.find("Font",g));return this.fonts.set(g,i),i}}async function O(M,g){return g!==void 0&&M.dict(g)?(0,m.G)(M,g):void 0}}),57095:((G,P,l)=>{l.d(
P,{ZO:()=>O,f6:()=>M,ue:()=>m});const m=g=>({matrix:g,font:void 0,size:0,charSpace:0,wordSpace:0,stretch:1,leading:0,rise:0,mode:0}),S=(g,i)=>g.number(i)||0;function O(g,i){
switch(g.operator){case"Tc":return i.charSpace=S(g,0),!0;case"Tw":return i.wordSpace=S(g,0),!0;case"Tz":return i.stretch=S(g,0)/100,!0;case"TL":return i.leading=
S(g,0),!0;case"Ts":return i.rise=S(g,0),!0;case"Tr":return i.mode=S(g,0),!0;default:return!1}}class M{a=1;b=0;c=0;d=1;e=0;f=0;lineE=0;lineF=0;reset(){this.set(1,
0,0,1,0,0)}set(i,x,E,w,c,f){this.a=i,this.b=x,this.c=E,this.d=w,this.e=this.lineE=c,this.f=this.lineF=f}moveLine(i,x){this.e=this.lineE+=i*this.a+x*this.c,this.
f=this.lineF+=i*this.b+x*this.d}advance(i,x){this.e+=i*this.a+x*this.c,this.f+=i*this.b+x*this.d}follow(i,x){switch(i.operator){case"BT":return this.reset(),!0;case"\
Tm":return i.count>=6&&this.set(S(i,0),S(i,1),S(i,2),S(i,3),S(i,4),S(i,5)),!0;case"TD":return x.leading=-S(i,1),this.moveLine(S(i,0),S(i,1)),!0;case"Td":return this.
moveLine(S(i,0),S(i,1)),!0;case"T*":return this.moveLine(0,-x.leading),!0;default:return!1}}}}),40730:((G,P,l)=>{l.d(P,{y:()=>S});var m=l(80199);function S(O){const{
userUnit:M}=O;return(0,m.lw)((0,m.DI)((0,m.S3)(O)),[M,0,0,-M,0,(0,m.iN)(O).height*M])}}),80751:((G,P,l)=>{l.d(P,{V0:()=>f,p4:()=>A,uH:()=>x});const m=/[\u0000-\u0008\u000e-\u001f\u007f-\u009f\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g,
S=/[\ufb00-\ufb06\ufb50-\ufdff\ufe70-\ufefc]/g,O=/[\t\n\v\f\r\u00a0]/g,M=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,g=new Map,i=1e4;
function x(b){if(b.length===1){const y=b.charCodeAt(0);if(y>32&&y<127||y>160&&y<1536&&y!==E||y>=11904&&y<55296)return b}let T=g.get(b);return T===void 0&&(T=w(b),
g.size<i&&g.set(b,T)),T}const E=173;function w(b){return b.replace(O," ").replace(m,"").replace(S,T=>T.normalize("NFKC")).replace(M,"�")}const c=new Map([[94,
"̂"],[96,"̀"],[126,"̃"],[168,"̈"],[175,"̄"],[180,"́"],[184,"̧"],[710,"̂"],[711,"̌"],[713,"̄"],[728,"̆"],[729,"̇"],[730,"̊"],[731,"̨"],[732,"̃"],[
733,"̋"]]);function f(b){if(b.length!==1)return;const T=b.charCodeAt(0);return(T<128?T===94||T===96||T===126:T<=733&&(T>=710||T<=184))?c.get(T):void 0}const h=new RegExp(
"^\\p{L}$","u"),v=new Map([["ı","i"],["ȷ","j"]]);function A(b,T){if(!h.test(b))return;const y=((v.get(b)??b)+T).normalize("NFC");return y.length===1?y:void 0}}),
26157:((G,P,l)=>{l.d(P,{g:()=>r,U:()=>n});var m=l(80751);const S=.1,O=50,M=256,g=4,i=1073741823;class x{letters;fragments;count=0;hashes;heads;next;constructor(s,e,o){
this.letters=s,this.fragments=e;let u=M;for(;u*g<o;)u*=2;this.hashes=new Int32Array(u),this.heads=new Int32Array(u),this.next=new Int32Array(u)}add(s,e){const{fragments:o,
heads:u,hashes:p,next:C}=this,D=this.hashOf(s.letters,e);let B=0;for(let R=u[D&u.length-1];R>0&&B<O;R=C[R-1]){if(B++,p[R-1]!==D)continue;const z=o[R-1];if((R<o.
length?o[R].letters:s.letters)-z.letters===e&&E(z,s)&&this.isSameText(z,s,e))return!1}return this.count===p.length&&this.grow(),this.hashes[this.count]=D,this.link(
++this.count,D),o.push(s),!0}hashOf(s,e){const{units:o}=this.letters;let u=e;for(let p=s;p<s+e;p++)u=(u<<5)-u+o[p]&i;return u^u>>15}isSameText(s,e,o){const{units:u}=this.
letters;for(let p=0;p<o;p++)if(u[s.letters+p]!==u[e.letters+p])return!1;return!0}link(s,e){const o=e&this.heads.length-1;this.next[s-1]=this.heads[o],this.heads[o]=
s}grow(){const{hashes:s,count:e}=this;this.hashes=new Int32Array(2*e),this.hashes.set(s),this.heads=new Int32Array(2*e),this.next=new Int32Array(2*e);for(let o=0;o<
e;o++)this.link(o+1,s[o])}}function E(d,s){const e=S*s.style.size;return d.style.frame===s.style.frame&&Math.abs(d.start-s.start)<e&&Math.abs(d.end-s.end)<2*e&&
Math.abs(d.baseline-s.baseline)<e}var w=l(7868),c=l(269);const f=512,h=256;class v{units;used=0;all=0;constructor(s){this.units=new Uint16Array(Math.max(s,f))}add(s){
if(this.used===this.units.length){const e=new Uint16Array(this.used*2);e.set(this.units),this.units=e}this.units[this.used++]=s,this.all|=s}drop(s){this.used-=s}replace(s,e){
this.used-=s;for(let o=0;o<e.length;o++)this.add(e.charCodeAt(o))}text(){const s=this.units.subarray(0,this.used);return this.all<h?(0,c.bS)(Uint8Array.from(s)).
toString("latin1"):(0,c.bS)(new Uint8Array(s.buffer,0,2*s.length)).toString("utf16le")}}const A=.02,b=.12,T=.5,y=.4,L=32,F=127,N=1424,U=1e3,V=.1,I=.18,t=.25;function n({
font:d,frame:s,size:e,unit:o}){return s.vertical?e/2:o*Math.min(Math.max((d.space??t)/2,V),I)}class r{width;height;fragments=[];edges;letters;open;gap=0;isSpaced=!1;text="";start=0;end=0;drawn;drawnCount=0;constructor(s,e,o=0){
this.width=s,this.height=e,this.edges=new w.l(o),this.letters=new v(o),this.drawn=new x(this.letters,this.fragments,o)}get characters(){return this.letters.used}get isEmpty(){
return this.open===void 0&&this.fragments.length===0}glyph(s,e,o,u,p){e===" "?this.space():this.follows(s,e,o,u,p)||this.place(s,e,o,u,p)}follows(s,e,o,u,p){const{
open:C}=this;if(C===void 0||C.style!==s||C.baseline!==p||this.isSpaced||e.length!==1)return!1;const D=e.charCodeAt(0),B=o-C.end;return D<=L||D>=F||o<this.end||B>
this.gap||B<-y*s.unit||s.frame.sin!==0||s.frame.cos!==1||u<o||u<0||o>this.width||this.letters.used-C.letters>=U?!1:(C.end=this.end=u,this.text=e,this.start=o,this.
letters.add(D),this.edges.add(o,u),!0)}place(s,e,o,u,p){const C=(0,m.uH)(e);if(C===" "?this.space():C===""&&e!==""&&this.open&&o<=this.open.end&&(this.open.end=
Math.max(u,this.open.end)),C===""||C===" "||!this.isVisible(s,o,u,p))return;const{open:D}=this;D&&D.style.frame===s.frame&&o<this.end-b*s.unit&&this.overlaps(D,
s,C,o,u,p)||((!D||D.style!==s||this.letters.used-D.letters>=U||this.isSpaced||o-D.end>this.gap||o-D.end<-y*s.unit||Math.abs(p-D.baseline)>A*s.size)&&this.begin(
s,o,p),this.append(C,o,u))}space(){this.open&&(this.open.spaceAfter=!0),this.isSpaced=!0}finish(){this.close(),this.open=void 0;const{fragments:s,letters:e}=this,
o=e.text();for(let u=s.length-1,p=e.used;u>=0;u--){const C=s[u];C.text=o.slice(C.letters,p),p=C.letters}}append(s,e,o){const u=this.open;u.end=o,this.text=s,this.
start=e,this.end=o;for(let p=0;p<s.length;p++){const C=s.charCodeAt(p);C>=N&&(u.mayTurn=!0),this.letters.add(C),this.edges.add(e,o)}}begin(s,e,o){this.close();const u=new w.
F(s,e,o,this.drawnCount++,this.letters.used);u.mayTurn=!1,u.spaceBefore=this.isSpaced,this.isSpaced=!1,this.open?.style!==s&&(this.gap=n(s)),this.open=u}overlaps(s,e,o,u,p,C){
const D=Math.abs(C-s.baseline),B=Math.max(p-u,this.end-this.start);if(D>T*e.size||Math.abs(u+p-this.start-this.end)>B||this.text==="")return!1;if(o===this.text&&
Math.abs(u-this.start)<S*e.size&&D<S*e.size)return!0;const R=(0,m.V0)(o),z=(0,m.V0)(this.text),k=R!==void 0?(0,m.p4)(this.text,R):z===void 0?void 0:(0,m.p4)(o,z);
return k===void 0?!1:(k.charCodeAt(0)>=N&&(s.mayTurn=!0),this.letters.replace(this.text.length,k),this.edges.drop(this.text.length-(R===void 0?0:1)),R===void 0&&
(this.edges.add(u,p),this.start=u,s.end=this.end=Math.max(p,u)),this.text=k,!0)}close(){const{open:s,letters:e}=this;if(!s)return;const o=e.used-s.letters;this.
drawn.add(s,o)||(e.drop(o),this.edges.drop(o))}isVisible({frame:{cos:s,sin:e},size:o},u,p,C){const D=C-a*o,{width:B,height:R}=this,z=u*s-D*e,k=u*e+D*s,K=z+(p-u)*
s,j=k+(p-u)*e;return(z>=0||K>=0)&&(k>=0||j>=0)&&(z<=B||K<=B)&&(k<=R||j<=R)}}const a=.3}),7868:((G,P,l)=>{l.d(P,{F:()=>S,l:()=>M});var m=l(37559);class S{style;start;baseline;order;letters;text="";end;mayTurn=!0;spaceBefore=!1;spaceAfter=!1;constructor(i,x,E,w,c){
this.style=i,this.start=x,this.baseline=E,this.order=w,this.letters=c,this.end=x}get top(){const{font:i,frame:x,size:E}=this.style;return this.baseline-(x.vertical?
.5:i.ascent)*E}get bottom(){const{font:i,frame:x,size:E}=this.style;return this.baseline+(x.vertical?.5:-i.descent)*E}get box(){return(0,m.L)(this.style.frame,Math.
min(this.start,this.end),Math.max(this.start,this.end),this.top,this.bottom)}}const O=512;class M{values;used=0;constructor(i){this.values=new Float64Array(2*Math.
max(i,O))}get count(){return this.used/2}add(i,x){if(this.used+2>this.values.length){const E=new Float64Array(this.values.length*2);E.set(this.values),this.values=
E}this.values[this.used++]=i,this.values[this.used++]=x}drop(i){this.used-=2*i}isOneGlyph(i,x){const E=2*(i.letters+x);return this.values[E]===this.values[E+2]&&
this.values[E+1]===this.values[E+3]}box(i,x,E){let w=1/0,c=-1/0;for(let f=2*(i.letters+x);f<2*(i.letters+E);f++){const h=this.values[f];h<w&&(w=h),h>c&&(c=h)}return(0,m.
L)(i.style.frame,w,c,i.top,i.bottom)}}}),37559:((G,P,l)=>{l.d(P,{L:()=>m,m:()=>S});function m({cos:O,sin:M},g,i,x,E){if(M===0&&O===1)return{x:g,y:x,width:i-g,height:E-
x};const w=[g*O-x*M,i*O-x*M,g*O-E*M,i*O-E*M],c=[g*M+x*O,i*M+x*O,g*M+E*O,i*M+E*O],[f,h]=[Math.min(...w),Math.min(...c)];return{x:f,y:h,width:Math.max(...w)-f,height:Math.
max(...c)-h}}function S(O,M){const[g,i]=[Math.min(O.x,M.x),Math.min(O.y,M.y)];return{x:g,y:i,width:Math.max(O.x+O.width,M.x+M.width)-g,height:Math.max(O.y+O.height,
M.y+M.height)-i}}}),52376:((G,P,l)=>{l.d(P,{i:()=>V});var m=l(80199),S=l(84805),O=l(36342),M=l(26157),g=l(40730),i=l(59505),x=l(74234),E=l(9738),w=l(57095);const c=.002,
f=64,h=.001,v=1e5,A=.4,b=2.5,T=Uint8Array.from({length:256},(I,t)=>t),y={cos:1,sin:0,vertical:!1};class L{sink;matrix=new w.f6;count=0;frames=[y];ems=new Map;style;along=0;across=0;unit=0;moved=0;constructor(t){
this.sink=t}get replaces(){return this.sink instanceof M.g}begin(t,n,r){const{matrix:a,size:d,stretch:s}=t,e=this.matrix,o=e.a*a[0]+e.b*a[2],u=e.a*a[1]+e.b*a[3],
p=e.c*a[0]+e.d*a[2],C=e.c*a[1]+e.d*a[3],D=e.e*a[0]+e.f*a[2]+a[4]+t.rise*p,B=e.e*a[1]+e.f*a[3]+a[5]+t.rise*C,{vertical:R}=n,z=R?-p*d:o*d*s,k=R?-C*d:u*d*s,K=k===0?
Math.abs(z):Math.hypot(z,k),{cos:j,sin:H}=this.frameOf(K>0?z/K:1,K>0?k/K:0,R),X=this.frame,Z=R?Math.hypot(o,u)*Math.abs(d):Math.abs((C*j-p*H)*d);this.along=D*j+
B*H,this.across=B*j-D*H,this.unit=K,this.moved=0;const W=n.type3?this.emOf(n):1;this.styled(n,X,Z*W,K*W,t.mode,r)}frame=y;frameOf(t,n,r){const{frames:a,frame:d}=this;
if(F(d,t,n,r))return d;const s=a.find(e=>F(e,t,n,r));return this.frame=s??{cos:N(t),sin:N(n),vertical:r},!s&&a.length<f&&a.push(this.frame),this.frame}emOf(t){const n=this.
ems.get(t);if(n!==void 0)return n;const r=t.glyphs(T).flatMap(({width:s})=>s>0?[s]:[]),a=2*r.reduce((s,e)=>s+e,0)/Math.max(r.length,1),d=a===0||a>A&&a<b?1:a;return this.
ems.set(t,d),d}styled(t,n,r,a,d,s){const{style:e}=this;e!==void 0&&e.font===t&&e.frame===n&&Math.abs(e.size-r)<h&&Math.abs(e.unit-a)<h&&e.mode===d&&e.marks===s||
(this.style={font:t,frame:n,size:r,unit:a,mode:d,marks:s})}show(t,n,r,a){const d=n.font,s=this.style,{unit:e,along:o,across:u,sink:p}=this,{vertical:C}=d,D=n.size===
0?1:n.size,B=(C?-n.charSpace:n.charSpace)/D,R=(C?-n.wordSpace:n.wordSpace)/D,z=!r&&e>h&&s.size<v&&e<v;let{moved:k}=this;const K=d.glyphs(t);this.count+=K.length;
for(let j=0;j<K.length;j++){const H=K[j],X=H.isSpace?B+R:B,Z=o+k*e;if(k+=(C&&H.vertical?-H.vertical.advance:H.width)+X,!z)continue;const W=o+k*e;a?a.glyph(s,H.text,
Z,W,u):p.glyph(s,H.text,Z,W,u)}this.moved=k}adjust(t){this.moved+=(this.frame.vertical?t:-t)/1e3}replaced(t,n){this.sink instanceof M.g&&t.write(n,this.sink)}end(t){
const{size:n,stretch:r,font:a}=t;a.vertical?this.matrix.advance(0,-this.moved*n):this.matrix.advance(this.moved*n*r,0)}}const F=(I,t,n,r)=>Math.abs(I.cos-t)<c&&
Math.abs(I.sin-n)<c&&I.vertical===r,N=I=>Math.abs(I)<c?0:Math.abs(Math.abs(I)-1)<c?Math.sign(I):I;var U=l(4646);class V{document;layers;decoder;constructor(t){this.
document=t,this.layers=new O.z(t),this.decoder=new E.X(t)}async read(t,n){const{document:r,decoder:a,layers:d}=this,s=(0,S.iw)(r,t),e=(0,g.y)(s),o=n instanceof M.
g?void 0:n,u=new x.p(r,a,new L(n),d,{operators:0},o),p=new U.H(r,r.dict(r.pages.attribute(t,"Resources")));await u.page(await a.page(t),p,(0,w.ue)(e));for(const C of(0,i.
b)(r,t,s.rotation,d))await u.form(C.form,(0,i.R)(r),(0,w.ue)((0,m.lw)(C.matrix,e)))}}})};
