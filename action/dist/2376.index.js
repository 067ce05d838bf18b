"use strict";exports.id=2376,exports.ids=[2376],exports.modules={88771:((G,P,l)=>{l.d(P,{dK:()=>c,wR:()=>h,hs:()=>d});var m=l(16039),S=l(80199),O=l(84805);function M(v,A,b,T){
const y=(0,O.b0)(v,A.get("Rect")),L=v.get(b);if(!y||!(L instanceof m.Z6))return;const F=(0,O.b0)(v,L.dict.get("BBox"));if(!F)return;const[N,U,V,I]=(0,S.zl)((0,O.
lQ)(v,L.dict.get("Matrix")),F);if(!(V>N)||!(I>U))return;const t=(y[2]-y[0])/(V-N),n=(y[3]-y[1])/(I-U),o=[t,0,0,n,y[0]-N*t,y[1]-U*n];return{form:b,matrix:T===0?o:
g(o,T,y[0],y[3])}}function g([v,A,b,T,y,L],F,N,U){const V=F===180?-1:0,I=F===90?1:F===270?-1:0,t=(r,f)=>[V*r-I*f,I*r+V*f],[n,o]=t(y-N,L-U);return[...t(v,A),...t(
b,T),n+N,o+U]}const i=2,x=16,E=32;function w(v,A){const b=v.resolve(A.get("F"));return typeof b=="number"?b:0}const c=(v,A)=>(w(v,A)&(i|E))!==0;function d(v,A,b,T){
return M(v,A,b,w(v,A)&x?T:0)}function h(v,A){const b=v.dict(A.get("AP"))?.get("N"),T=v.resolve(b);if(T instanceof m.Z6)return(0,m.i9)(b)?b:void 0;if(!(T instanceof
m.Bi))return;const y=v.resolve(A.get("AS")),L=y instanceof m.SX?T.get(y.text):void 0;return(0,m.i9)(L)&&v.resolve(L)instanceof m.Z6?L:void 0}}),69959:((G,P,l)=>{
l.d(P,{U:()=>O,c:()=>M});var m=l(80199);const S=1e4;class O{current;saved=[];beyond=0;constructor(i){this.current=i}follow(i){switch(i.operator){case"q":return this.
saved.length<S?this.saved.push({...this.current}):this.beyond++,!0;case"Q":return this.beyond>0?this.beyond--:this.current=this.saved.pop()??this.current,!0;case"\
cm":return this.transform(i),!0;default:return!1}}transform(i){if(i.count!==6)return;const[x,E,w,c,d,h]=M(i);this.current.matrix=(0,m.lw)([x,E,w,c,d,h],this.current.
matrix)}}const M=g=>Array.from({length:g.count},(i,x)=>g.number(x))}),36342:((G,P,l)=>{l.d(P,{z:()=>E});var m=l(16039);const S={View:"ViewState",Print:"PrintSta\
te"};class O{document;categories={View:new Map,Print:new Map};intents;constructor(c,d){this.document=c,this.intents=this.intentsOf(d);for(const h of c.array(d?.
get("AS"))??[]){const v=c.dict(h),A=c.resolve(v?.get("Event"));if(!v||!((0,m.Eo)(A,"View")||(0,m.Eo)(A,"Print")))continue;const b=M(c,v.get("Category")),T=this.
categories[A.text];for(const y of c.array(v.get("OCGs"))??[]){if(!(0,m.i9)(y))continue;const L=T.get(y.number)??new Set;for(const F of b)L.add(F);T.set(y.number,
L)}}}isAlwaysOn(c){const{intents:d}=this;if(d.has("All"))return!1;const h=this.intentsOf(this.document.dict(new m.oS(c)));return!h.has("All")&&![...h].some(v=>d.
has(v))}stateOf(c,d){const h=this.categories[d].get(c);if(!h)return;const v=this.document.dict(this.document.dict(new m.oS(c))?.get("Usage"));let A;for(const b of h){
const T=S[b],y=T===void 0?null:this.document.resolve(this.document.dict(v?.get(b))?.get(T));if((0,m.Eo)(y,"OFF"))return!1;(0,m.Eo)(y,"ON")&&(A=!0)}return A}intentsOf(c){
const d=M(this.document,c?.get("Intent"));return new Set(d.length>0?d:["View"])}}function M(w,c){return(w.array(c)??[c??null]).map(h=>w.resolve(h)).flatMap(h=>h instanceof
m.SX?[h.text]:[])}const g=32;function i(w,c,d){const h=new Map,v=(A,b)=>{const T=h.get(A);if(T!==void 0)return T;h.set(A,!0);const y=w.resolve(A[0]),L=U=>{const V=w.
resolve(U);return(0,m.cy)(V)?b>0?v(V,b-1):!0:!(0,m.i9)(U)||d(U.number)},F=A.slice(1),N=x(y instanceof m.SX?y.text:"",F,L);return h.set(A,N),N};return v(c,g)}function x(w,c,d){
switch(w){case"And":return c.every(d);case"Or":return c.some(d);case"Not":return c.length===0||!d(c[0]);default:return!0}}class E{document;off=new Set;on=new Set;baseOff;usages;viewed;printed;constructor(c){
this.document=c;const d=c.dict(c.dict(c.catalog.get("OCProperties"))?.get("D"));this.baseOff=(0,m.Eo)(c.resolve(d?.get("BaseState")),"OFF");for(const h of c.array(
d?.get("OFF"))??[])(0,m.i9)(h)&&this.off.add(h.number);for(const h of c.array(d?.get("ON"))??[])(0,m.i9)(h)&&this.on.add(h.number);this.usages=new O(c,d),this.viewed=
h=>this.usages.isAlwaysOn(h)||(this.usages.stateOf(h,"View")??!this.isGroupOff(h)),this.printed=h=>this.usages.stateOf(h,"Print")??this.viewed(h)}isOff(c){return!this.
shows(c,this.viewed)}isNeverShown(c){return this.isOff(c)&&!this.shows(c,this.printed)}groupsOff(){const{document:c}=this,d=c.dict(c.catalog.get("OCProperties"));
return this.baseOff?(c.array(d?.get("OCGs"))??[]).filter(h=>!(0,m.i9)(h)||!this.on.has(h.number)):c.array(c.dict(d?.get("D"))?.get("OFF"))??[]}neverShown(){const c=this.
document.array(this.document.dict(this.document.catalog.get("OCProperties"))?.get("OCGs"))??[];return[...new Set(c.flatMap(h=>(0,m.i9)(h)?[h.number]:[]))].filter(
h=>!this.viewed(h)&&!this.printed(h))}shows(c,d){const{document:h}=this,v=h.dict(c);if(!v)return!0;if(!(0,m.Eo)(h.resolve(v.get("Type")),"OCMD"))return!(0,m.i9)(
c)||d(c.number);const A=h.resolve(v.get("VE"));return(0,m.cy)(A)?i(h,A,d):this.showsByPolicy(v,d)}showsByPolicy(c,d){const{document:h}=this,v=c.get("OCGs"),A=(h.
array(v)??[v]).filter(m.i9);if(A.length===0)return!0;const b=A.map(({number:y})=>d(y)),T=h.resolve(c.get("P"));switch(T instanceof m.SX?T.text:"AnyOn"){case"All\
On":return b.every(y=>y);case"AnyOff":return!b.every(y=>y);case"AllOff":return!b.some(y=>y);default:return b.some(y=>y)}}isGroupOff(c){return this.off.has(c)||this.
baseOff&&!this.on.has(c)}}}),59505:((G,P,l)=>{l.d(P,{R:()=>g,b:()=>M});var m=l(16039),S=l(88771),O=l(4646);function M(i,x,E,w){const c=[];for(const d of i.array(
i.entry(i.pages.number(x),"Annots"))??[]){const h=i.dict(d);if(!h||(0,m.Eo)(i.resolve(h.get("Subtype")),"Popup")||(0,S.dK)(i,h)||w.isOff(h.get("OC")))continue;const v=(0,S.
wR)(i,h),A=v&&(0,S.hs)(i,h,v,E);A&&c.push(A)}return c}function g(i){return new O.H(i,i.dict(i.dict(i.catalog.get("AcroForm"))?.get("DR")))}}),74234:((G,P,l)=>{l.
d(P,{p:()=>V});var m=l(84293),S=l(19980),O=l(16039),M=l(69959),g=l(66173),i=l(36692),x=l(80199),E=l(84805),w=l(269),c=l(20381);const d={id:-1,stream:0,isArtifact:!1,
isReversed:!1},h=1e4,v=8;class A{document;layers;marks=d;isOff=!1;replacement;open=[];beyond=0;constructor(t,n){this.document=t,this.layers=n}get depth(){return this.
open.length+this.beyond}begin(t,n,o){if(this.open.length>=h)return this.beyond++,!1;const r=this.plainId(t);if(r>=0){this.open.push({marks:this.marks,isOff:this.
isOff,replaces:!1});const{isArtifact:p,isReversed:C}=this.marks;return this.marks={id:r,stream:o,isArtifact:p,isReversed:C},!1}const f=t.name(0)??"",s=t.operator===
"BDC"?this.listed(t,n):void 0,e=this.document.dict(s),a=this.replacement===void 0?this.document.resolve(e?.get("ActualText")):null,u=a instanceof O.Mx;return this.
open.push({marks:this.marks,isOff:this.isOff,replaces:u}),u&&(this.replacement=(0,c.g7)(a)),f==="OC"&&this.layers.isOff(s)&&(this.isOff=!0),this.mark(f,e,o),u}plainId(t){
if(t.operator!=="BDC"||t.kind(1)!==i.q$)return-1;const{content:n}=t,o=t.endOf(1)-2;let r=(0,w.AN)(n,t.startOf(1)+2,o);if(!(0,w.w1)(n,r,"/MCID"))return-1;const f=r+
5,s=r=(0,w.AN)(n,f,o);if(s===f)return-1;let e=0;for(;r<o&&(0,w.yp)(n[r]);r++)e=e*10+n[r]-w.l0;return r>s&&r-s<v&&(0,w.AN)(n,r,o)===o?e:-1}end(){if(this.beyond>0)
return this.beyond--,!1;const t=this.open.pop();return t?(this.marks=t.marks,this.isOff=t.isOff,t.replaces):!1}mark(t,n,o){const{marks:r}=this,f=this.document.resolve(
n?.get("MCID")),s=t==="ReversedChars",e=t==="Artifact";typeof f=="number"?this.marks={...r,id:f,stream:o}:e&&!r.isArtifact?this.marks={...r,isArtifact:e}:s&&!r.
isReversed&&(this.marks={...r,isReversed:s})}listed(t,n){return t.kind(1)!==i.o_?t.value(1):n?.get(t.name(1))}}class b{places=[];texts=[];glyph(t,n,o,r,f){this.
places.push({style:t,start:o,end:r,baseline:f}),this.texts.push(n)}write(t,n){const{places:o,texts:r}=this,f=[...t];if(f.length===o.length)for(const[s,{style:e,
start:a,end:u,baseline:p}]of o.entries())n.glyph(e,f[s],a,u,p);else if(r.join("")===t)for(const[s,{style:e,start:a,end:u,baseline:p}]of o.entries())n.glyph(e,r[s],
a,u,p);else o.length>0&&this.spread(f,n)}spread(t,n){const{places:o}=this,r=o.length/t.length,f=e=>o[Math.min(Math.floor(e*r),o.length-1)],s=e=>{const{start:a,end:u}=f(
e);return a+(u-a)*Math.min(e*r-Math.floor(e*r),1)};for(let e=0,a;e<t.length;e=a){for(a=e;a<t.length&&!T(t[a]);)a++;if(a===e){n.space(),a++;continue}const u=f(e),
p=f(a-1),C=p.baseline===u.baseline&&p.end>u.start?a===t.length?p.end:s(a):u.end;n.glyph(u.style,t.slice(e,a).join(""),s(e),Math.max(C,s(e)),u.baseline)}}}const T=I=>/\s/u.
test(I);var y=l(4646),L=l(57095);const F="Open it in another PDF program and save it again",N=32,U=3e5;class V{document;decoder;writer;layers;counts;observer;marked;replacement;visits=0;constructor(t,n,o,r,f={
operators:0},s){this.document=t,this.decoder=n,this.writer=o,this.layers=r,this.counts=f,this.observer=s,this.marked=new A(t,r)}async page(t,n,o){await this.read(
t,{states:new M.U(o),scope:n,stream:0,drawing:[]})}async form(t,n,o){await this.draw(t,{states:new M.U(o),scope:n,stream:0,drawing:[]})}async read(t,n){const{marked:o}=this,
{depth:r}=o;for(await(0,g.K)(t,this.document.job.pace,f=>this.visit(f,n));o.depth>r;)this.endMarked()}visit(t,n){const o=this.take(t,n);if(++this.visits%N!==0)return o;
const r=this.document.job.pace.step(U);return o&&r?o.then(()=>r):o??r}take(t,n){if(++this.counts.operators>this.document.job.limits.operators)throw this.tooMany(
"operators","operator");const{states:o}=n;switch(t.operator){case"q":case"Q":case"cm":o.follow(t);return;case"Tj":return this.showOne(t,o.current);case"TJ":return this.
showMany(t,o.current);case"'":return this.writer.matrix.moveLine(0,-o.current.leading),this.showOne(t,o.current);case'"':return o.current.wordSpace=t.number(t.count-
3)||0,o.current.charSpace=t.number(t.count-2)||0,this.writer.matrix.moveLine(0,-o.current.leading),this.showOne(t,o.current);case"Tf":return this.setFont(t,n);case"\
gs":return this.setState(t.name(0),n);case"Do":return this.draws(t.name(0),n);case"BMC":case"BDC":return this.beginMarked(t,n);case"EMC":return this.endMarked();default:
if((0,L.ZO)(t,o.current)||this.writer.matrix.follow(t,o.current))return;this.observer?.takes?.(t,o.current,n.scope,this.marked.isOff)}}beginMarked(t,{scope:n,stream:o}){
this.marked.begin(t,n.properties(),o)&&this.writer.replaces&&(this.replacement=new b)}endMarked(){const{marked:t,replacement:n}=this;t.end()&&(n&&this.writer.replaced(
n,t.replacement),this.replacement=void 0,t.replacement=void 0)}showOne(t,n){const o=t.string(t.count-1);!o||!n.font||(this.observer?.shows?.(n),this.writer.begin(
n,n.font,this.marked.marks),this.write(o,n),this.writer.end(n))}showMany(t,n){const o=t.count-1;if(t.kind(o)!==i.pQ||!n.font)return;const{writer:r}=this,{content:f}=t;
this.observer?.shows?.(n),r.begin(n,n.font,this.marked.marks);const s=t.inside(o);for(let e=s.next();e;e=s.next())e===i.An||e===i.Cd?this.write((0,S.E3)(f,s.start,
s.end),n):e===i.uk&&r.adjust((0,S.kz)(f,s.start,s.end));r.end(n)}write(t,n){if(this.writer.count+t.length>this.document.job.limits.pageCharacters)throw this.tooMany(
"pageCharacters","character");this.observer?.string?.(t,n.font),this.writer.show(t,n,this.marked.isOff,this.replacement)}setFont(t,{scope:n,states:o}){const r=t.
name(0);if(r===void 0)return;const f=o.current;f.size=t.number(1)||0;const s=n.loaded(r);if(s!==null)f.font=s;else return n.load(r).then(e=>{f.font=e})}setState(t,{
scope:n,states:o}){if(t===void 0)return;const{document:r}=this,f=r.array(r.dict(n.find("ExtGState",t))?.get("Font"));if(!f)return;const s=r.resolve(f[1]),e=o.current;
return typeof s=="number"&&(e.size=s),(0,y.t)(r,f[0]).then(a=>{e.font=a})}draws(t,n){if(t===void 0)return;const o=n.scope.find("XObject",t),r=this.document.resolve(
o);if(r instanceof O.Z6&&(0,O.Eo)(this.document.resolve(r.dict.get("Subtype")),"Form"))return this.draw(o,n);r instanceof O.Z6&&!this.marked.isOff&&!this.layers.
isOff(r.dict.get("OC"))&&this.observer?.image?.(n.states.current)}async draw(t,{states:n,scope:o,drawing:r}){const{document:f,layers:s}=this,e=f.resolve(t);if(!(e instanceof
O.Z6)||!(0,O.i9)(t)||r.includes(t.number)||s.isOff(e.dict.get("OC")))return;if(r.length>=f.job.limits.formDepth)throw this.tooMany("formDepth","form"," within a\
nother");const a=await this.decoder.form(t.number,e),u=f.dict(e.dict.get("Resources")),p={...n.current,matrix:(0,x.lw)((0,E.lQ)(f,e.dict.get("Matrix")),n.current.
matrix)};this.observer?.enters?.(e.dict,p),await this.readForm(a,e,{states:new M.U(p),scope:u?new y.H(f,u,o):o,stream:t.number,drawing:[...r,t.number]})}async readForm(t,n,o){
await this.read(t,o)}tooMany(t,n,o=""){const r=this.document.job.limits[t];return(0,m.F)(t,`A page of the document has more than ${r} ${n}${r===1?"":"s"}${o}`,F)}}}),
9738:((G,P,l)=>{l.d(P,{X:()=>i});var m=l(49153),S=l(16039);const O=1e5,M=8*1024*1024,g=Uint8Array.of(10);class i{document;forms=new Map;kept=0;constructor(E){this.
document=E}async page(E){const{document:w}=this,c=w.entry(w.pages.number(E),"Contents"),d=w.resolve(c);if(d instanceof S.Z6)return this.decode(d);const h=[];for(const v of w.
array(c)??[]){const A=(0,S.i9)(v)?w.get(v):null;A instanceof S.Z6&&h.push(await this.decode(A),g)}return h.length===2?h[0]:Buffer.concat(h)}async form(E,w){const c=this.
forms.get(E);if(c)return c;const d=await this.decode(w);return this.kept+=d.length,this.kept>M&&(this.forms.clear(),this.kept=d.length),this.forms.set(E,d),d}async decode(E){
const{document:w}=this;if(E.data.length>O)try{return await w.decodedAtEase(E)}catch(h){if(!(h instanceof m.zU)||h.code!=="unreadable_document")throw h}const c=w.
decodedPart(E)?.data??new Uint8Array(0),d=w.job.pace.step(c.length);return d&&await d,c}}}),4646:((G,P,l)=>{l.d(P,{H:()=>S,t:()=>O});var m=l(91725);class S{document;resources;outer;fonts=new Map;constructor(g,i,x){
this.document=g,this.resources=i,this.outer=x}find(g,i){return this.document.dict(this.resources?.get(g))?.get(i)??this.outer?.find(g,i)}properties(){return this.
document.dict(this.resources?.get("Properties"))??this.outer?.properties()}loaded(g){return this.fonts.has(g)?this.fonts.get(g):null}async load(g){const i=await O(
this.document,this.find("Font",g));return this.fonts.set(g,i),i}}async function O(M,g){return g!==void 0&&M.dict(g)?(0,m.G)(M,g):void 0}}),57095:((G,P,l)=>{l.d(
P,{ZO:()=>O,f6:()=>M,ue:()=>m});const m=g=>({matrix:g,font:void 0,size:0,charSpace:0,wordSpace:0,stretch:1,leading:0,rise:0,mode:0}),S=(g,i)=>g.number(i)||0;function O(g,i){
switch(g.operator){case"Tc":return i.charSpace=S(g,0),!0;case"Tw":return i.wordSpace=S(g,0),!0;case"Tz":return i.stretch=S(g,0)/100,!0;case"TL":return i.leading=
S(g,0),!0;case"Ts":return i.rise=S(g,0),!0;case"Tr":return i.mode=S(g,0),!0;default:return!1}}class M{a=1;b=0;c=0;d=1;e=0;f=0;lineE=0;lineF=0;reset(){this.set(1,
0,0,1,0,0)}set(i,x,E,w,c,d){this.a=i,this.b=x,this.c=E,this.d=w,this.e=this.lineE=c,this.f=this.lineF=d}moveLine(i,x){this.e=this.lineE+=i*this.a+x*this.c,this.
f=this.lineF+=i*this.b+x*this.d}advance(i,x){this.e+=i*this.a+x*this.c,this.f+=i*this.b+x*this.d}follow(i,x){switch(i.operator){case"BT":return this.reset(),!0;case"\
Tm":return i.count>=6&&this.set(S(i,0),S(i,1),S(i,2),S(i,3),S(i,4),S(i,5)),!0;case"TD":return x.leading=-S(i,1),this.moveLine(S(i,0),S(i,1)),!0;case"Td":return this.
moveLine(S(i,0),S(i,1)),!0;case"T*":return this.moveLine(0,-x.leading),!0;default:return!1}}}}),40730:((G,P,l)=>{l.d(P,{y:()=>S});var m=l(80199);function S(O){const{
userUnit:M}=O;return(0,m.lw)((0,m.DI)((0,m.S3)(O)),[M,0,0,-M,0,(0,m.iN)(O).height*M])}}),80751:((G,P,l)=>{l.d(P,{V0:()=>d,p4:()=>A,uH:()=>x});const m=/[\u0000-\u0008\u000e-\u001f\u007f-\u009f\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g,
S=/[\ufb00-\ufb06\ufb50-\ufdff\ufe70-\ufefc]/g,O=/[\t\n\v\f\r\u00a0]/g,M=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,g=new Map,i=1e4;
function x(b){if(b.length===1){const y=b.charCodeAt(0);if(y>32&&y<127||y>160&&y<1536&&y!==E||y>=11904&&y<55296)return b}let T=g.get(b);return T===void 0&&(T=w(b),
g.size<i&&g.set(b,T)),T}const E=173;function w(b){return b.replace(O," ").replace(m,"").replace(S,T=>T.normalize("NFKC")).replace(M,"�")}const c=new Map([[94,
"̂"],[96,"̀"],[126,"̃"],[168,"̈"],[175,"̄"],[180,"́"],[184,"̧"],[710,"̂"],[711,"̌"],[713,"̄"],[728,"̆"],[729,"̇"],[730,"̊"],[731,"̨"],[732,"̃"],[
733,"̋"]]);function d(b){if(b.length!==1)return;const T=b.charCodeAt(0);return(T<128?T===94||T===96||T===126:T<=733&&(T>=710||T<=184))?c.get(T):void 0}const h=new RegExp(
"^\\p{L}$","u"),v=new Map([["ı","i"],["ȷ","j"]]);function A(b,T){if(!h.test(b))return;const y=((v.get(b)??b)+T).normalize("NFC");return y.length===1?y:void 0}}),
26157:((G,P,l)=>{l.d(P,{g:()=>o,U:()=>n});var m=l(80751);const S=.1,O=50,M=256,g=4,i=1073741823;class x{letters;fragments;count=0;hashes;heads;next;constructor(s,e,a){
this.letters=s,this.fragments=e;let u=M;for(;u*g<a;)u*=2;this.hashes=new Int32Array(u),this.heads=new Int32Array(u),this.next=new Int32Array(u)}add(s,e){const{fragments:a,
heads:u,hashes:p,next:C}=this,D=this.hashOf(s.letters,e);let B=0;for(let R=u[D&u.length-1];R>0&&B<O;R=C[R-1]){if(B++,p[R-1]!==D)continue;const z=a[R-1];if((R<a.
length?a[R].letters:s.letters)-z.letters===e&&E(z,s)&&this.isSameText(z,s,e))return!1}return this.count===p.length&&this.grow(),this.hashes[this.count]=D,this.link(
++this.count,D),a.push(s),!0}hashOf(s,e){const{units:a}=this.letters;let u=e;for(let p=s;p<s+e;p++)u=(u<<5)-u+a[p]&i;return u^u>>15}isSameText(s,e,a){const{units:u}=this.
letters;for(let p=0;p<a;p++)if(u[s.letters+p]!==u[e.letters+p])return!1;return!0}link(s,e){const a=e&this.heads.length-1;this.next[s-1]=this.heads[a],this.heads[a]=
s}grow(){const{hashes:s,count:e}=this;this.hashes=new Int32Array(2*e),this.hashes.set(s),this.heads=new Int32Array(2*e),this.next=new Int32Array(2*e);for(let a=0;a<
e;a++)this.link(a+1,s[a])}}function E(f,s){const e=S*s.style.size;return f.style.frame===s.style.frame&&Math.abs(f.start-s.start)<e&&Math.abs(f.end-s.end)<2*e&&
Math.abs(f.baseline-s.baseline)<e}var w=l(7868),c=l(269);const d=512,h=256;class v{units;used=0;all=0;constructor(s){this.units=new Uint16Array(Math.max(s,d))}add(s){
if(this.used===this.units.length){const e=new Uint16Array(this.used*2);e.set(this.units),this.units=e}this.units[this.used++]=s,this.all|=s}drop(s){this.used-=s}replace(s,e){
this.used-=s;for(let a=0;a<e.length;a++)this.add(e.charCodeAt(a))}text(){const s=this.units.subarray(0,this.used);return this.all<h?(0,c.bS)(Uint8Array.from(s)).
toString("latin1"):(0,c.bS)(new Uint8Array(s.buffer,0,2*s.length)).toString("utf16le")}}const A=.02,b=.12,T=.5,y=.4,L=32,F=127,N=1424,U=1e3,V=.1,I=.18,t=.25;function n({
font:f,frame:s,size:e,unit:a}){return s.vertical?e/2:a*Math.min(Math.max((f.space??t)/2,V),I)}class o{width;height;fragments=[];edges;letters;open;gap=0;isSpaced=!1;text="";start=0;end=0;drawn;drawnCount=0;constructor(s,e,a=0){
this.width=s,this.height=e,this.edges=new w.l(a),this.letters=new v(a),this.drawn=new x(this.letters,this.fragments,a)}get characters(){return this.letters.used}get isEmpty(){
return this.open===void 0&&this.fragments.length===0}glyph(s,e,a,u,p){e===" "?this.space():this.follows(s,e,a,u,p)||this.place(s,e,a,u,p)}follows(s,e,a,u,p){const{
open:C}=this;if(C===void 0||C.style!==s||C.baseline!==p||this.isSpaced||e.length!==1)return!1;const D=e.charCodeAt(0),B=a-C.end;return D<=L||D>=F||a<this.end||B>
this.gap||B<-y*s.unit||s.frame.sin!==0||s.frame.cos!==1||u<a||u<0||a>this.width||this.letters.used-C.letters>=U?!1:(C.end=this.end=u,this.text=e,this.start=a,this.
letters.add(D),this.edges.add(a,u),!0)}place(s,e,a,u,p){const C=(0,m.uH)(e);if(C===" "?this.space():C===""&&e!==""&&this.open&&a<=this.open.end&&(this.open.end=
Math.max(u,this.open.end)),C===""||C===" "||!this.isVisible(s,a,u,p))return;const{open:D}=this;D&&D.style.frame===s.frame&&a<this.end-b*s.unit&&this.overlaps(D,
s,C,a,u,p)||((!D||D.style!==s||this.letters.used-D.letters>=U||this.isSpaced||a-D.end>this.gap||a-D.end<-y*s.unit||Math.abs(p-D.baseline)>A*s.size)&&this.begin(
s,a,p),this.append(C,a,u))}space(){this.open&&(this.open.spaceAfter=!0),this.isSpaced=!0}finish(){this.close(),this.open=void 0;const{fragments:s,letters:e}=this,
a=e.text();for(let u=s.length-1,p=e.used;u>=0;u--){const C=s[u];C.text=a.slice(C.letters,p),p=C.letters}}append(s,e,a){const u=this.open;u.end=a,this.text=s,this.
start=e,this.end=a;for(let p=0;p<s.length;p++){const C=s.charCodeAt(p);C>=N&&(u.mayTurn=!0),this.letters.add(C),this.edges.add(e,a)}}begin(s,e,a){this.close();const u=new w.
F(s,e,a,this.drawnCount++,this.letters.used);u.mayTurn=!1,u.spaceBefore=this.isSpaced,this.isSpaced=!1,this.open?.style!==s&&(this.gap=n(s)),this.open=u}overlaps(s,e,a,u,p,C){
const D=Math.abs(C-s.baseline),B=Math.max(p-u,this.end-this.start);if(D>T*e.size||Math.abs(u+p-this.start-this.end)>B||this.text==="")return!1;if(a===this.text&&
Math.abs(u-this.start)<S*e.size&&D<S*e.size)return!0;const R=(0,m.V0)(a),z=(0,m.V0)(this.text),k=R!==void 0?(0,m.p4)(this.text,R):z===void 0?void 0:(0,m.p4)(a,z);
return k===void 0?!1:(k.charCodeAt(0)>=N&&(s.mayTurn=!0),this.letters.replace(this.text.length,k),this.edges.drop(this.text.length-(R===void 0?0:1)),R===void 0&&
(this.edges.add(u,p),this.start=u,s.end=this.end=Math.max(p,u)),this.text=k,!0)}close(){const{open:s,letters:e}=this;if(!s)return;const a=e.used-s.letters;this.
drawn.add(s,a)||(e.drop(a),this.edges.drop(a))}isVisible({frame:{cos:s,sin:e},size:a},u,p,C){const D=C-r*a,{width:B,height:R}=this,z=u*s-D*e,k=u*e+D*s,K=z+(p-u)*
s,j=k+(p-u)*e;return(z>=0||K>=0)&&(k>=0||j>=0)&&(z<=B||K<=B)&&(k<=R||j<=R)}}const r=.3}),7868:((G,P,l)=>{l.d(P,{F:()=>S,l:()=>M});var m=l(37559);class S{style;start;baseline;order;letters;text="";end;mayTurn=!0;spaceBefore=!1;spaceAfter=!1;constructor(i,x,E,w,c){
this.style=i,this.start=x,this.baseline=E,this.order=w,this.letters=c,this.end=x}get top(){const{font:i,frame:x,size:E}=this.style;return this.baseline-(x.vertical?
.5:i.ascent)*E}get bottom(){const{font:i,frame:x,size:E}=this.style;return this.baseline+(x.vertical?.5:-i.descent)*E}get box(){return(0,m.L)(this.style.frame,Math.
min(this.start,this.end),Math.max(this.start,this.end),this.top,this.bottom)}}const O=512;class M{values;used=0;constructor(i){this.values=new Float64Array(2*Math.
max(i,O))}get count(){return this.used/2}add(i,x){if(this.used+2>this.values.length){const E=new Float64Array(this.values.length*2);E.set(this.values),this.values=
E}this.values[this.used++]=i,this.values[this.used++]=x}drop(i){this.used-=2*i}isOneGlyph(i,x){const E=2*(i.letters+x);return this.values[E]===this.values[E+2]&&
this.values[E+1]===this.values[E+3]}box(i,x,E){let w=1/0,c=-1/0;for(let d=2*(i.letters+x);d<2*(i.letters+E);d++){const h=this.values[d];h<w&&(w=h),h>c&&(c=h)}return(0,m.
L)(i.style.frame,w,c,i.top,i.bottom)}}}),37559:((G,P,l)=>{l.d(P,{L:()=>m,m:()=>S});function m({cos:O,sin:M},g,i,x,E){if(M===0&&O===1)return{x:g,y:x,width:i-g,height:E-
x};const w=[g*O-x*M,i*O-x*M,g*O-E*M,i*O-E*M],c=[g*M+x*O,i*M+x*O,g*M+E*O,i*M+E*O],[d,h]=[Math.min(...w),Math.min(...c)];return{x:d,y:h,width:Math.max(...w)-d,height:Math.
max(...c)-h}}function S(O,M){const[g,i]=[Math.min(O.x,M.x),Math.min(O.y,M.y)];return{x:g,y:i,width:Math.max(O.x+O.width,M.x+M.width)-g,height:Math.max(O.y+O.height,
M.y+M.height)-i}}}),52376:((G,P,l)=>{l.d(P,{i:()=>V});var m=l(80199),S=l(84805),O=l(36342),M=l(26157),g=l(40730),i=l(59505),x=l(74234),E=l(9738),w=l(57095);const c=.002,
d=64,h=.001,v=1e5,A=.4,b=2.5,T=Uint8Array.from({length:256},(I,t)=>t),y={cos:1,sin:0,vertical:!1};class L{sink;matrix=new w.f6;count=0;frames=[y];ems=new Map;style;along=0;across=0;unit=0;moved=0;constructor(t){
this.sink=t}get replaces(){return this.sink instanceof M.g}begin(t,n,o){const{matrix:r,size:f,stretch:s}=t,e=this.matrix,a=e.a*r[0]+e.b*r[2],u=e.a*r[1]+e.b*r[3],
p=e.c*r[0]+e.d*r[2],C=e.c*r[1]+e.d*r[3],D=e.e*r[0]+e.f*r[2]+r[4]+t.rise*p,B=e.e*r[1]+e.f*r[3]+r[5]+t.rise*C,{vertical:R}=n,z=R?-p*f:a*f*s,k=R?-C*f:u*f*s,K=k===0?
Math.abs(z):Math.hypot(z,k),{cos:j,sin:H}=this.frameOf(K>0?z/K:1,K>0?k/K:0,R),X=this.frame,Z=R?Math.hypot(a,u)*Math.abs(f):Math.abs((C*j-p*H)*f);this.along=D*j+
B*H,this.across=B*j-D*H,this.unit=K,this.moved=0;const W=n.type3?this.emOf(n):1;this.styled(n,X,Z*W,K*W,t.mode,o)}frame=y;frameOf(t,n,o){const{frames:r,frame:f}=this;
if(F(f,t,n,o))return f;const s=r.find(e=>F(e,t,n,o));return this.frame=s??{cos:N(t),sin:N(n),vertical:o},!s&&r.length<d&&r.push(this.frame),this.frame}emOf(t){const n=this.
ems.get(t);if(n!==void 0)return n;const o=t.glyphs(T).flatMap(({width:s})=>s>0?[s]:[]),r=2*o.reduce((s,e)=>s+e,0)/Math.max(o.length,1),f=r===0||r>A&&r<b?1:r;return this.
ems.set(t,f),f}styled(t,n,o,r,f,s){const{style:e}=this;e!==void 0&&e.font===t&&e.frame===n&&Math.abs(e.size-o)<h&&Math.abs(e.unit-r)<h&&e.mode===f&&e.marks===s||
(this.style={font:t,frame:n,size:o,unit:r,mode:f,marks:s})}show(t,n,o,r){const f=n.font,s=this.style,{unit:e,along:a,across:u,sink:p}=this,{vertical:C}=f,D=n.size===
0?1:n.size,B=(C?-n.charSpace:n.charSpace)/D,R=(C?-n.wordSpace:n.wordSpace)/D,z=!o&&e>h&&s.size<v&&e<v;let{moved:k}=this;const K=f.glyphs(t);this.count+=K.length;
for(let j=0;j<K.length;j++){const H=K[j],X=H.isSpace?B+R:B,Z=a+k*e;if(k+=(C&&H.vertical?-H.vertical.advance:H.width)+X,!z)continue;const W=a+k*e;r?r.glyph(s,H.text,
Z,W,u):p.glyph(s,H.text,Z,W,u)}this.moved=k}adjust(t){this.moved+=(this.frame.vertical?t:-t)/1e3}replaced(t,n){this.sink instanceof M.g&&t.write(n,this.sink)}end(t){
const{size:n,stretch:o,font:r}=t;r.vertical?this.matrix.advance(0,-this.moved*n):this.matrix.advance(this.moved*n*o,0)}}const F=(I,t,n,o)=>Math.abs(I.cos-t)<c&&
Math.abs(I.sin-n)<c&&I.vertical===o,N=I=>Math.abs(I)<c?0:Math.abs(Math.abs(I)-1)<c?Math.sign(I):I;var U=l(4646);class V{document;layers;decoder;constructor(t){this.
document=t,this.layers=new O.z(t),this.decoder=new E.X(t)}async read(t,n,o){const{document:r,decoder:f,layers:s}=this,e=(0,S.iw)(r,t),a=(0,g.y)(e),u=n instanceof
M.g?o:n,p=new x.p(r,f,new L(n),s,{operators:0},u),C=new U.H(r,r.dict(r.pages.attribute(t,"Resources")));await p.page(await f.page(t),C,(0,w.ue)(a));for(const D of(0,i.
b)(r,t,e.rotation,s))await p.form(D.form,(0,i.R)(r),(0,w.ue)((0,m.lw)(D.matrix,a)))}}})};
