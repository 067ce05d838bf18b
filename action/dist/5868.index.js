"use strict";exports.id=5868,exports.ids=[5868],exports.modules={75444:((j,A,l)=>{l.d(A,{RZ:()=>v,bD:()=>b,qw:()=>h});var O=l(45599),y=l(64019),_=l(31095);async function b(E,P,D,i){
const m=[];for(const c of await h(E,P,i)){const r=(0,y.wR)(E,c),a=r&&(0,y.hs)(E,c,r,D);a&&m.push(a);const g=E.job.pace.step(S);g&&await g}return m}const S=1e3;async function h(E,P,D){
const i=[];for(const m of E.array(E.entry(E.pages.number(P),"Annots"))??[]){const c=E.dict(m),r=E.job.pace.step(S);r&&await r,!(!c||(0,O.Eo)(E.resolve(c.get("Su\
btype")),"Popup"))&&((0,y.dK)(E,c)||D.isOff(c.get("OC"))||i.push(c))}return i}function v(E){return new _.H(E,E.dict(E.dict(E.catalog.get("AcroForm"))?.get("DR")))}}),
4745:((j,A,l)=>{l.d(A,{p:()=>B});var O=l(78157),y=l(42973),_=l(82416),b=l(45599),S=l(98446),h=l(37709),v=l(85008),E=l(74135),P=l(6057),D=l(5490),i=l(77581),m=l(
16747);const c={id:-1,stream:0,isArtifact:!1,isReversed:!1},r=1e4,a=8;class g{document;layers;marks=c;isOff=!1;replacement;open=[];beyond=0;constructor(t,e){this.
document=t,this.layers=e}get depth(){return this.open.length+this.beyond}begin(t,e,s){if(this.open.length>=r)return this.beyond++,!1;const n=this.plainId(t);if(n>=
0){this.open.push({marks:this.marks,isOff:this.isOff,replaces:!1});const{isArtifact:K,isReversed:N}=this.marks;return this.marks={id:n,stream:s,isArtifact:K,isReversed:N},
!1}const o=t.name(0)??"",u=t.operator==="BDC"?this.listed(t,e):void 0,d=this.document.dict(u),T=this.replacement===void 0?this.document.resolve(d?.get("ActualTe\
xt")):null,C=T instanceof b.Mx?(0,i.g7)(T):void 0,I=C!==void 0&&!(0,m._X)(C);return this.open.push({marks:this.marks,isOff:this.isOff,replaces:I}),I&&(this.replacement=
C),o==="OC"&&this.layers.isOff(u)&&(this.isOff=!0),this.mark(o,d,s),I}plainId(t){if(t.operator!=="BDC"||t.kind(1)!==v.q$)return-1;const{content:e}=t,s=t.endOf(1)-
2;let n=(0,O.AN)(e,t.startOf(1)+2,s);if(!(0,O.w1)(e,n,"/MCID"))return-1;const o=n+5,u=n=(0,O.AN)(e,o,s);if(u===o)return-1;let d=0;for(;n<s&&(0,O.yp)(e[n]);n++)d=
d*10+e[n]-O.l0;return n>u&&n-u<a&&(0,O.AN)(e,n,s)===s?d:-1}end(){if(this.beyond>0)return this.beyond--,!1;const t=this.open.pop();return t?(this.marks=t.marks,this.
isOff=t.isOff,t.replaces):!1}mark(t,e,s){const{marks:n}=this,o=this.document.resolve(e?.get("MCID")),u=t==="ReversedChars",d=t==="Artifact";typeof o=="number"?this.
marks={...n,id:o,stream:s}:d&&!n.isArtifact?this.marks={...n,isArtifact:d}:u&&!n.isReversed&&(this.marks={...n,isReversed:u})}listed(t,e){return t.kind(1)!==v.o_?
t.value(1):e?.get(t.name(1))}}class f{places=[];texts=[];glyph(t,e,s,n,o){this.places.push({style:t,start:s,end:n,baseline:o}),this.texts.push(e)}isSame(t,e){const{
texts:s}=this;if(s.length!==e||s.join("")!==t)return!1;const n=[...t];return n.length!==e||n.every((o,u)=>o===s[u])}get isEmpty(){return this.places.length===0}write(t,e){
const{places:s,texts:n}=this,o=[...t];if(o.length===s.length)for(const[u,{style:d,start:T,end:C,baseline:I}]of s.entries())e.glyph(d,o[u],T,C,I);else if(n.join(
"")===t)for(const[u,{style:d,start:T,end:C,baseline:I}]of s.entries())e.glyph(d,n[u],T,C,I);else this.spread(o,e)}spread(t,e){const{places:s}=this,n=s.length/t.
length,o=d=>s[Math.min(Math.floor(d*n),s.length-1)],u=d=>{const{start:T,end:C}=o(d);return T+(C-T)*Math.min(d*n-Math.floor(d*n),1)};for(let d=0,T;d<t.length;d=T){
for(T=d;T<t.length&&!p(t[T]);)T++;if(T===d){e.space?.(),T++;continue}const C=o(d),I=o(T-1),K=I.baseline===C.baseline&&I.end>C.start?T===t.length?I.end:u(T):C.end;
e.glyph(C.style,t.slice(d,T).join(""),u(d),Math.max(K,u(d)),C.baseline)}}}const p=k=>/\s/u.test(k);var M=l(31095),w=l(97748);const x="Open it in another PDF pro\
gram and save it again",R=32,L=3e5,U=3e3,F=4096,W=49;class B{document;decoder;writer;layers;observer;marked;replacement;visits=0;unknown=0;constructor(t,e,s,n,o){
this.document=t,this.decoder=e,this.writer=s,this.layers=n,this.observer=o,this.marked=new g(t,n)}isOtherData=!1;async page(t,e,s){await this.read(t,{states:new D.
U(s),scope:e,stream:0,drawing:[]});const n=this.visits===0&&(0,O.AN)(t,0,t.length)<t.length;this.isOtherData=n||this.unknown*2>this.visits}async form(t,e,s){await this.
draw(t,{states:new D.U(s),scope:e,stream:0,drawing:[]})}async read(t,e){const{marked:s}=this,{depth:n}=s;for(await(0,h.Ko)(t,this.document.job.pace,o=>this.visit(
o,e));s.depth>n;)this.endMarked()}visit(t,e){const{memory:s,pace:n}=this.document.job;s.budget.spend("operators",1);const o=this.take(t,e);if(++this.visits%R!==
0&&!n.isFull)return o;const u=n.step(L);return o&&u?o.then(()=>u):o??u}take(t,e){const{states:s}=e;switch(t.operator){case"q":case"Q":case"cm":s.follow(t);return;case"\
Tj":return this.showOne(t,s.current);case"TJ":return this.showMany(t,s.current);case"'":return this.writer.matrix.moveLine(0,-s.current.leading),this.showOne(t,
s.current);case'"':return s.current.wordSpace=t.number(t.count-3)||0,s.current.charSpace=t.number(t.count-2)||0,this.writer.matrix.moveLine(0,-s.current.leading),
this.showOne(t,s.current);case"Tf":return this.setFont(t,e);case"gs":return this.setState(t.name(0),e);case"Do":return this.draws(t.name(0),e);case"BMC":case"BD\
C":return this.beginMarked(t,e);case"EMC":return this.endMarked();case"":this.unknown++;return;default:if((0,w.ZO)(t,s.current)||this.writer.matrix.follow(t,s.current))
return;this.observer?.takes?.(t,s.current,e.scope,this.marked.isOff)}}beginMarked(t,{scope:e,stream:s}){this.marked.begin(t,e.properties(),s)&&this.writer.replaces&&
(this.replacement=new f)}endMarked(){const{marked:t,replacement:e}=this;t.end()&&(e&&this.writer.replaced(e,t.replacement),this.replacement=void 0,t.replacement=
void 0)}showOne(t,e){const s=t.count-1;if(!t.isLong(s))return this.showString(t.string(s),e);const{content:n}=t;return(0,_.nK)(n,t.startOf(s),t.endOf(s),this.document.
job.pace).then(o=>this.showString(o,e))}showString(t,e){if(!t||!e.font)return;this.observer?.shows?.(e),this.writer.begin(e,e.font,this.marked.marks);const s=this.
write(t,e);if(s)return s.then(()=>this.writer.end(e));this.writer.end(e)}showMany(t,e){const s=t.count-1;if(t.kind(s)!==v.pQ||!e.font)return;const{writer:n}=this,
{content:o}=t;this.observer?.shows?.(e),n.begin(e,e.font,this.marked.marks);const u=this.writeElements(o,t.inside(s),e);if(u)return u.then(()=>n.end(e));n.end(e)}writeElements(t,e,s){
const{pace:n}=this.document.job;for(let o=e.next(!1,!0);o;o=e.next(!1,!0)){let u;if(o===v.yA?n.add(v.rT):(o===v.An||o===v.Cd)&&e.end-e.start>v.rT?u=(0,_.nK)(t,e.
start,e.end,n).then(d=>this.write(d,s)):o===v.An||o===v.Cd?u=this.write((0,_.E3)(t,e.start,e.end),s):o===v.uk&&this.writer.adjust((0,_.kz)(t,e.start,e.end)),u??=
n.step(U),u)return u.then(()=>this.writeElements(t,e,s))}}write(t,e){if(this.observer?.string?.(t,e.font),t.length>this.partOf(e))return this.writeParts(t,0,e);
this.writer.show(t,e,this.marked.isOff,this.replacement)}partOf({font:t}){return Math.max(1,Math.min(this.writer.part,Math.floor(F/t.longest)))}writeParts(t,e,s){
const{pace:n}=this.document.job,o=this.partOf(s);for(let u=e,d;u<t.length;u=d){d=t.length-u<=o?t.length:s.font.partEnd(t,u,o);const T=u===0&&d===t.length?t:t.subarray(
u,d);this.writer.show(T,s,this.marked.isOff,this.replacement);const C=n.isFull&&d<t.length?n.step(0):void 0;if(C)return C.then(()=>this.writeParts(t,d,s))}}setFont(t,{
scope:e,states:s}){const n=t.name(0);if(n===void 0)return;const o=s.current;o.size=t.number(1)||0;const u=e.loaded(n);if(u!==null)o.font=u;else return e.load(n).
then(d=>{o.font=d})}setState(t,{scope:e,states:s}){if(t===void 0)return;const{document:n}=this,o=n.array(n.dict(e.find("ExtGState",t))?.get("Font"));if(!o)return;
const u=n.resolve(o[1]),d=s.current;return typeof u=="number"&&(d.size=u),(0,M.t)(n,o[0]).then(T=>{d.font=T})}draws(t,e){if(t===void 0)return;const s=e.scope.find(
"XObject",t),n=this.document.resolve(s);if(n instanceof b.Z6&&(0,b.Eo)(this.document.resolve(n.dict.get("Subtype")),"Form"))return this.draw(s,e);n instanceof b.
Z6&&!this.marked.isOff&&!this.layers.isOff(n.dict.get("OC"))&&this.observer?.image?.(e.states.current,s)}async draw(t,{states:e,scope:s,drawing:n}){const{document:o,
layers:u}=this,d=o.resolve(t);if(!(d instanceof b.Z6)||!(0,b.i9)(t)||n.includes(t.number)||u.isOff(d.dict.get("OC")))return;if(n.length>=o.job.limits.formDepth)
throw this.tooDeep();o.job.memory.budget.spend("operators",W);const T=await this.decoder.form(t.number,d),C=o.dict(d.dict.get("Resources")),I={...e.current,matrix:(0,E.
lw)((0,P.lQ)(o,d.dict.get("Matrix")),e.current.matrix)};this.observer?.enters?.(d.dict,I),await this.readForm(T,d,{states:new D.U(I),scope:C?new M.H(o,C,s):s,stream:t.
number,drawing:[...n,t.number]})}async readForm(t,e,s){await this.read(t,s)}tooDeep(){const t=this.document.job.limits.formDepth;return(0,y.F)("formDepth",`A pa\
ge of the document has more than ${(0,S.y_)(t,"form")} within another`,x)}}}),87141:((j,A,l)=>{l.d(A,{y:()=>y});var O=l(74135);function y(_){const{userUnit:b}=_;
return(0,O.lw)((0,O.DI)((0,O.S3)(_)),[b,0,0,-b,0,(0,O.iN)(_).height*b])}}),63181:((j,A,l)=>{l.d(A,{C:()=>D});var O=l(97748);const y=.002,_=64,b=.001,S=1e5,h=.4,
v=2.5,E=Uint8Array.from({length:256},(c,r)=>r),P={cos:1,sin:0,vertical:!1};class D{sink;characters;matrix=new O.f6;replaces;part=256;frames=[P];ems=new Map;style;used=new Set;along=0;across=0;unit=0;moved=0;constructor(r,a){
this.sink=r,this.characters=a,this.replaces=r.space!==void 0}begin(r,a,g){const{matrix:f,size:p,stretch:M}=r,w=this.matrix,x=w.a*f[0]+w.b*f[2],R=w.a*f[1]+w.b*f[3],
L=w.c*f[0]+w.d*f[2],U=w.c*f[1]+w.d*f[3],F=w.e*f[0]+w.f*f[2]+f[4]+r.rise*L,W=w.e*f[1]+w.f*f[3]+f[5]+r.rise*U,{vertical:B}=a,k=B?-L*p:x*p*M,t=B?-U*p:R*p*M,e=t===0?
Math.abs(k):Math.hypot(k,t),{cos:s,sin:n}=this.frameOf(e>0?k/e:1,e>0?t/e:0,B),o=this.frame,u=B?Math.hypot(x,R)*Math.abs(p):Math.abs((U*s-L*n)*p);this.along=F*s+
W*n,this.across=W*s-F*n,this.unit=e,this.moved=0;const d=a.type3?this.emOf(a):1;this.styled(a,o,u*d,e*d,r.mode,g)}frame=P;frameOf(r,a,g){const{frames:f,frame:p}=this;
if(i(p,r,a,g))return p;const M=f.find(w=>i(w,r,a,g));return this.frame=M??{cos:m(r),sin:m(a),vertical:g},!M&&f.length<_&&f.push(this.frame),this.frame}emOf(r){const a=this.
ems.get(r);if(a!==void 0)return a;const g=r.glyphs(E).flatMap(({width:M})=>M>0?[M]:[]),f=2*g.reduce((M,w)=>M+w,0)/Math.max(g.length,1),p=f===0||f>h&&f<v?1:f;return this.
ems.set(r,p),p}styled(r,a,g,f,p,M){const{style:w}=this;w!==void 0&&w.font===r&&w.frame===a&&Math.abs(w.size-g)<b&&Math.abs(w.unit-f)<b&&w.mode===p&&w.marks===M||
(this.style={font:r,frame:a,size:g,unit:f,mode:p,marks:M},this.used.add(r))}get fonts(){return this.used}show(r,a,g,f){this.showGlyphs(a.font.glyphs(r),a,g,f)}showGlyphs(r,a,g,f){
const p=a.font,M=this.style,{unit:w,along:x,across:R,sink:L}=this,{vertical:U}=p,F=a.size===0?1:a.size,W=(U?-a.charSpace:a.charSpace)/F,B=(U?-a.wordSpace:a.wordSpace)/
F,k=!g&&w>b&&M.size<S&&w<S;let{moved:t}=this,e=0;for(let s=0;s<r.length;s++)e+=r[s].text.length||1;this.characters.take(e);for(let s=0;s<r.length;s++){const n=r[s],
o=n.isSpace?W+B:W,u=x+t*w;if(t+=(U&&n.vertical?-n.vertical.advance:n.width)+o,!k)continue;const d=x+t*w;f?f.glyph(M,n.text,u,d,R):L.glyph(M,n.text,u,d,R)}this.moved=
t}adjust(r){this.moved+=(this.frame.vertical?r:-r)/1e3}replaced(r,a){r.isEmpty||(this.characters.take(a.length),r.write(a,this.sink))}end(r){const{size:a,stretch:g,
font:f}=r;f.vertical?this.matrix.advance(0,-this.moved*a):this.matrix.advance(this.moved*a*g,0)}}const i=(c,r,a,g)=>Math.abs(c.cos-r)<y&&Math.abs(c.sin-a)<y&&c.
vertical===g,m=c=>Math.abs(c)<y?0:Math.abs(Math.abs(c)-1)<y?Math.sign(c):c}),5490:((j,A,l)=>{l.d(A,{M:()=>b,U:()=>_});var O=l(74135);const y=1e4;class _{current;saved=[];beyond=0;constructor(h){
this.current=h}follow(h){switch(h.operator){case"q":return this.saved.length<y?this.saved.push({...this.current}):this.beyond++,!0;case"Q":return this.beyond>0?
this.beyond--:this.current=this.saved.pop()??this.current,!0;case"cm":return this.transform(h),!0;default:return!1}}transform(h){if(h.count!==6)return;const[v,E,
P,D,i,m]=b(h);this.current.matrix=(0,O.lw)([v,E,P,D,i,m],this.current.matrix)}}const b=S=>Array.from({length:S.count},(h,v)=>S.number(v))}),12657:((j,A,l)=>{l.d(
A,{y:()=>b});var O=l(42973),y=l(98446);const _=50;class b{job;count=0;constructor(h){this.job=h}take(h){const{limits:v,memory:E,pace:P}=this.job;if(this.count+=
h,this.count>v.pageCharacters)throw(0,O.F)("pageCharacters",`A page of the document has more than ${(0,y.y_)(v.pageCharacters,"character")}`,"Open it in another\
 PDF program and save it again");E.budget.spend("characters",h),P.add(h*_)}}}),65868:((j,A,l)=>{l.d(A,{i:()=>c});var O=l(74135),y=l(6057),_=l(36502),b=l(75444),
S=l(4745),h=l(58971),v=l(87141),E=l(63181),P=l(12657),D=l(31095),i=l(97748);const m=2e4;class c{document;layers;decoder;constructor(a,g=new _.z(a)){this.document=
a,this.layers=g,this.decoder=new h.X(a)}async read(a,g,f){const{document:p,decoder:M,layers:w}=this,x=p.job.pace.step(m);x&&await x;const R=(0,y.iw)(p,a),L=(0,v.
y)(R),U=new E.C(g,new P.y(p.job)),F=new S.p(p,M,U,w,f),W=new D.H(p,p.dict(p.pages.attribute(a,"Resources")));await F.page(await M.page(a),W,(0,i.ue)(L));for(const B of await(0,b.
bD)(p,a,R.rotation,w))await F.form(B.form,(0,b.RZ)(p),(0,i.ue)((0,O.lw)(B.matrix,L)));return{ofContent:M.hasLosses||F.isOtherData,ofFonts:[...U.fonts].some(({isDamaged:B})=>B)}}}}),
97748:((j,A,l)=>{l.d(A,{ZO:()=>_,f6:()=>b,ue:()=>O});const O=S=>({matrix:S,font:void 0,size:0,charSpace:0,wordSpace:0,stretch:1,leading:0,rise:0,mode:0}),y=(S,h)=>S.
number(h)||0;function _(S,h){switch(S.operator){case"Tc":return h.charSpace=y(S,0),!0;case"Tw":return h.wordSpace=y(S,0),!0;case"Tz":return h.stretch=y(S,0)/100,
!0;case"TL":return h.leading=y(S,0),!0;case"Ts":return h.rise=y(S,0),!0;case"Tr":return h.mode=y(S,0),!0;default:return!1}}class b{a=1;b=0;c=0;d=1;e=0;f=0;lineE=0;lineF=0;reset(){
this.set(1,0,0,1,0,0)}set(h,v,E,P,D,i){this.a=h,this.b=v,this.c=E,this.d=P,this.e=this.lineE=D,this.f=this.lineF=i}moveLine(h,v){this.e=this.lineE+=h*this.a+v*this.
c,this.f=this.lineF+=h*this.b+v*this.d}advance(h,v){this.e+=h*this.a+v*this.c,this.f+=h*this.b+v*this.d}follow(h,v){switch(h.operator){case"BT":return this.reset(),
!0;case"Tm":return h.count>=6&&this.set(y(h,0),y(h,1),y(h,2),y(h,3),y(h,4),y(h,5)),!0;case"TD":return v.leading=-y(h,1),this.moveLine(y(h,0),y(h,1)),!0;case"Td":
return this.moveLine(y(h,0),y(h,1)),!0;case"T*":return this.moveLine(0,-v.leading),!0;default:return!1}}}}),36502:((j,A,l)=>{l.d(A,{z:()=>E});var O=l(45599);const y={
View:"ViewState",Print:"PrintState"};class _{document;categories={View:new Map,Print:new Map};intents;constructor(i,m){this.document=i,this.intents=this.intentsOf(
m);for(const c of i.array(m?.get("AS"))??[]){const r=i.dict(c),a=i.resolve(r?.get("Event"));if(!r||!((0,O.Eo)(a,"View")||(0,O.Eo)(a,"Print")))continue;const g=b(
i,r.get("Category")),f=this.categories[a.text];for(const p of i.array(r.get("OCGs"))??[]){if(!(0,O.i9)(p))continue;const M=f.get(p.number)??new Set;for(const w of g)
M.add(w);f.set(p.number,M)}}}isAlwaysOn(i){const{intents:m}=this;if(m.has("All"))return!1;const c=this.intentsOf(this.document.dict(new O.oS(i)));return!c.has("\
All")&&![...c].some(r=>m.has(r))}stateOf(i,m){const c=this.categories[m].get(i);if(!c)return;const r=this.document.dict(this.document.dict(new O.oS(i))?.get("Us\
age"));let a;for(const g of c){const f=y[g],p=f===void 0?null:this.document.resolve(this.document.dict(r?.get(g))?.get(f));if((0,O.Eo)(p,"OFF"))return!1;(0,O.Eo)(
p,"ON")&&(a=!0)}return a}intentsOf(i){const m=b(this.document,i?.get("Intent"));return new Set(m.length>0?m:["View"])}}function b(D,i){return(D.array(i)??[i??null]).
map(c=>D.resolve(c)).flatMap(c=>c instanceof O.SX?[c.text]:[])}const S=32;function h(D,i,m,c){const r=(a,g)=>{const f=c.get(a);if(f!==void 0)return f;c.set(a,!0);
const p=D.resolve(a[0]),M=R=>{const L=D.resolve(R);return(0,O.cy)(L)?g>0?r(L,g-1):!0:!(0,O.i9)(R)||m(R.number)},w=a.slice(1),x=v(p instanceof O.SX?p.text:"",w,M);
return c.set(a,x),x};return r(i,S)}function v(D,i,m){switch(D){case"And":return i.every(m);case"Or":return i.some(m);case"Not":return i.length===0||!m(i[0]);default:
return!0}}class E{document;off=new Set;on=new Set;baseOff;usages;viewed;printed;constructor(i){this.document=i;const m=i.dict(i.dict(i.catalog.get("OCProperties"))?.
get("D"));this.baseOff=(0,O.Eo)(i.resolve(m?.get("BaseState")),"OFF");for(const c of i.array(m?.get("OFF"))??[])(0,O.i9)(c)&&this.off.add(c.number);for(const c of i.
array(m?.get("ON"))??[])(0,O.i9)(c)&&this.on.add(c.number);this.usages=new _(i,m),this.viewed=P(c=>this.usages.isAlwaysOn(c)||(this.usages.stateOf(c,"View")??!this.
isGroupOff(c))),this.printed=P(c=>this.usages.stateOf(c,"Print")??this.viewed.states(c))}isOff(i){return!this.shows(i,this.viewed)}isNeverShown(i){return this.isOff(
i)&&!this.shows(i,this.printed)}groupsOff(){const{document:i}=this,m=i.dict(i.catalog.get("OCProperties"));return this.baseOff?(i.array(m?.get("OCGs"))??[]).filter(
c=>!(0,O.i9)(c)||!this.on.has(c.number)):i.array(i.dict(m?.get("D"))?.get("OFF"))??[]}async neverShown(){const i=this.document.array(this.document.dict(this.document.
catalog.get("OCProperties"))?.get("OCGs"))??[],m=new Set(i.flatMap(r=>(0,O.i9)(r)?[r.number]:[])),c=[];for(const r of m){!this.viewed.states(r)&&!this.printed.states(
r)&&c.push(r);const a=this.document.job.pace.step(1e3);a&&await a}return c}shows(i,m){const{document:c}=this,{states:r,memberships:a,expressions:g}=m,f=c.dict(i);
if(!f)return!0;if(!(0,O.Eo)(c.resolve(f.get("Type")),"OCMD"))return!(0,O.i9)(i)||r(i.number);const p=a.get(f);if(p!==void 0)return p;const M=c.resolve(f.get("VE")),
w=(0,O.cy)(M)?h(c,M,r,g):this.showsByPolicy(f,m);return a.set(f,w),w}showsByPolicy(i,{states:m,lists:c}){const{document:r}=this,a=r.array(i.get("OCGs"))??[i.get(
"OCGs")??null];let g=c.get(a);if(!g){const p=a.filter(O.i9).map(({number:M})=>m(M));g=p.length===0?"empty":{all:!p.includes(!1),any:p.includes(!0)},c.set(a,g)}if(g===
"empty")return!0;const f=r.resolve(i.get("P"));switch(f instanceof O.SX?f.text:"AnyOn"){case"AllOn":return g.all;case"AnyOff":return!g.all;case"AllOff":return!g.
any;default:return g.any}}isGroupOff(i){return this.off.has(i)||this.baseOff&&!this.on.has(i)}}function P(D){const i=new Map;return{states:c=>{let r=i.get(c);return r===
void 0&&i.set(c,r=D(c)),r},memberships:new WeakMap,expressions:new WeakMap,lists:new WeakMap}}})};
