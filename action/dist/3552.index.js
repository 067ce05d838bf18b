"use strict";exports.id=3552,exports.ids=[3552],exports.modules={64019:((N,x,h)=>{h.d(x,{dK:()=>w,wR:()=>a,hs:()=>s});var l=h(45599),p=h(74135),D=h(6057);function T(c,u,O,P){
const A=(0,D.b0)(c,u.get("Rect")),E=c.get(O);if(!A||!(E instanceof l.Z6))return;const B=(0,D.b0)(c,E.dict.get("BBox"));if(!B)return;const[F,U,L,k]=(0,p.zl)((0,D.
lQ)(c,E.dict.get("Matrix")),B);if(!(L>F)||!(k>U))return;const I=(A[2]-A[0])/(L-F),g=(A[3]-A[1])/(k-U),y=[I,0,0,g,A[0]-F*I,A[1]-U*g];return{form:O,matrix:P===0?y:
M(y,P,A[0],A[3])}}function M([c,u,O,P,A,E],B,F,U){const L=B===180?-1:0,k=B===90?1:B===270?-1:0,I=(t,e)=>[L*t-k*e,k*t+L*e],[g,y]=I(A-F,E-U);return[...I(c,u),...I(
O,P),g+F,y+U]}const o=2,f=16,S=32;function v(c,u){const O=c.resolve(u.get("F"));return typeof O=="number"?O:0}const w=(c,u)=>(v(c,u)&(o|S))!==0;function s(c,u,O,P){
return T(c,u,O,v(c,u)&f?P:0)}function a(c,u){const O=c.dict(u.get("AP"))?.get("N"),P=c.resolve(O);if(P instanceof l.Z6)return(0,l.i9)(O)?O:void 0;if(!(P instanceof
l.Bi))return;const A=c.resolve(u.get("AS")),E=A instanceof l.SX?P.get(A.text):void 0;return(0,l.i9)(E)&&c.resolve(E)instanceof l.Z6?E:void 0}}),86491:((N,x,h)=>{
h.d(x,{Z:()=>w});var l=h(45599),p=h(16456),D=h(9865),T=h(62743);const M=.5,o=(0,D.vp)("Times-Roman"),f=Array.from({length:256},(s,a)=>{const c=p.W[a-32]??"\0",u=c!==
"\0",O=u?o(c.codePointAt(0)):void 0;return{code:a,cid:a,text:u?c:T.m,width:O===void 0?M:O/1e3,isSpace:a===32,vertical:void 0}}),S=f.map(s=>({...s,text:T.m}));function v(s){
const a=Array.from(s,u=>f[u]);return 2*a.filter(({text:u})=>u===T.m).length>=a.length?a.map(({code:u})=>S[u]):a}const w={name:"",bold:!1,italic:!1,fixedPitch:!1,
ascent:.75,descent:-.25,dictionary:new l.Bi,vertical:!1,space:f[32].width,type3:void 0,partEnd:(s,a,c)=>Math.min(a+c,s.length),glyphs:v}}),75444:((N,x,h)=>{h.d(
x,{RZ:()=>o,bD:()=>T,qw:()=>M});var l=h(45599),p=h(64019),D=h(31095);function T(f,S,v,w){return M(f,S,w).flatMap(s=>{const a=(0,p.wR)(f,s),c=a&&(0,p.hs)(f,s,a,v);
return c?[c]:[]})}function M(f,S,v){const w=[];for(const s of f.array(f.entry(f.pages.number(S),"Annots"))??[]){const a=f.dict(s);!a||(0,l.Eo)(f.resolve(a.get("\
Subtype")),"Popup")||(0,p.dK)(f,a)||v.isOff(a.get("OC"))||w.push(a)}return w}function o(f){return new D.H(f,f.dict(f.dict(f.catalog.get("AcroForm"))?.get("DR")))}}),
4745:((N,x,h)=>{h.d(x,{p:()=>g});var l=h(42973),p=h(82416),D=h(45599),T=h(98446),M=h(37709),o=h(85008),f=h(74135),S=h(6057),v=h(5490),w=h(78157),s=h(77581);const a={
id:-1,stream:0,isArtifact:!1,isReversed:!1},c=1e4,u=8;class O{document;layers;marks=a;isOff=!1;replacement;open=[];beyond=0;constructor(t,e){this.document=t,this.
layers=e}get depth(){return this.open.length+this.beyond}begin(t,e,n){if(this.open.length>=c)return this.beyond++,!1;const r=this.plainId(t);if(r>=0){this.open.
push({marks:this.marks,isOff:this.isOff,replaces:!1});const{isArtifact:R,isReversed:j}=this.marks;return this.marks={id:r,stream:n,isArtifact:R,isReversed:j},!1}
const i=t.name(0)??"",m=t.operator==="BDC"?this.listed(t,e):void 0,d=this.document.dict(m),b=this.replacement===void 0?this.document.resolve(d?.get("ActualText")):
null,C=b instanceof D.Mx;return this.open.push({marks:this.marks,isOff:this.isOff,replaces:C}),C&&(this.replacement=(0,s.g7)(b)),i==="OC"&&this.layers.isOff(m)&&
(this.isOff=!0),this.mark(i,d,n),C}plainId(t){if(t.operator!=="BDC"||t.kind(1)!==o.q$)return-1;const{content:e}=t,n=t.endOf(1)-2;let r=(0,w.AN)(e,t.startOf(1)+2,
n);if(!(0,w.w1)(e,r,"/MCID"))return-1;const i=r+5,m=r=(0,w.AN)(e,i,n);if(m===i)return-1;let d=0;for(;r<n&&(0,w.yp)(e[r]);r++)d=d*10+e[r]-w.l0;return r>m&&r-m<u&&
(0,w.AN)(e,r,n)===n?d:-1}end(){if(this.beyond>0)return this.beyond--,!1;const t=this.open.pop();return t?(this.marks=t.marks,this.isOff=t.isOff,t.replaces):!1}mark(t,e,n){
const{marks:r}=this,i=this.document.resolve(e?.get("MCID")),m=t==="ReversedChars",d=t==="Artifact";typeof i=="number"?this.marks={...r,id:i,stream:n}:d&&!r.isArtifact?
this.marks={...r,isArtifact:d}:m&&!r.isReversed&&(this.marks={...r,isReversed:m})}listed(t,e){return t.kind(1)!==o.o_?t.value(1):e?.get(t.name(1))}}class P{places=[];texts=[];glyph(t,e,n,r,i){
this.places.push({style:t,start:n,end:r,baseline:i}),this.texts.push(e)}get isEmpty(){return this.places.length===0}write(t,e){const{places:n,texts:r}=this,i=[...t];
if(i.length===n.length)for(const[m,{style:d,start:b,end:C,baseline:R}]of n.entries())e.glyph(d,i[m],b,C,R);else if(r.join("")===t)for(const[m,{style:d,start:b,end:C,
baseline:R}]of n.entries())e.glyph(d,r[m],b,C,R);else this.spread(i,e)}spread(t,e){const{places:n}=this,r=n.length/t.length,i=d=>n[Math.min(Math.floor(d*r),n.length-
1)],m=d=>{const{start:b,end:C}=i(d);return b+(C-b)*Math.min(d*r-Math.floor(d*r),1)};for(let d=0,b;d<t.length;d=b){for(b=d;b<t.length&&!A(t[b]);)b++;if(b===d){e.
space?.(),b++;continue}const C=i(d),R=i(b-1),j=R.baseline===C.baseline&&R.end>C.start?b===t.length?R.end:m(b):C.end;e.glyph(C.style,t.slice(d,b).join(""),m(d),Math.
max(j,m(d)),C.baseline)}}}const A=y=>/\s/u.test(y);var E=h(31095),B=h(97748);const F="Open it in another PDF program and save it again",U=32,L=3e5,k=3e3,I=49;class g{document;decoder;writer;layers;observer;marked;replacement;visits=0;constructor(t,e,n,r,i){
this.document=t,this.decoder=e,this.writer=n,this.layers=r,this.observer=i,this.marked=new O(t,r)}async page(t,e,n){await this.read(t,{states:new v.U(n),scope:e,
stream:0,drawing:[]})}async form(t,e,n){await this.draw(t,{states:new v.U(n),scope:e,stream:0,drawing:[]})}async read(t,e){const{marked:n}=this,{depth:r}=n;for(await(0,M.
K)(t,this.document.job.pace,i=>this.visit(i,e));n.depth>r;)this.endMarked()}visit(t,e){const{memory:n,pace:r}=this.document.job;n.budget.spend("operators",1);const i=this.
take(t,e);if(++this.visits%U!==0&&!r.isFull)return i;const m=r.step(L);return i&&m?i.then(()=>m):i??m}take(t,e){const{states:n}=e;switch(t.operator){case"q":case"\
Q":case"cm":n.follow(t);return;case"Tj":return this.showOne(t,n.current);case"TJ":return this.showMany(t,n.current);case"'":return this.writer.matrix.moveLine(0,
-n.current.leading),this.showOne(t,n.current);case'"':return n.current.wordSpace=t.number(t.count-3)||0,n.current.charSpace=t.number(t.count-2)||0,this.writer.matrix.
moveLine(0,-n.current.leading),this.showOne(t,n.current);case"Tf":return this.setFont(t,e);case"gs":return this.setState(t.name(0),e);case"Do":return this.draws(
t.name(0),e);case"BMC":case"BDC":return this.beginMarked(t,e);case"EMC":return this.endMarked();default:if((0,B.ZO)(t,n.current)||this.writer.matrix.follow(t,n.
current))return;this.observer?.takes?.(t,n.current,e.scope,this.marked.isOff)}}beginMarked(t,{scope:e,stream:n}){this.marked.begin(t,e.properties(),n)&&this.writer.
replaces&&(this.replacement=new P)}endMarked(){const{marked:t,replacement:e}=this;t.end()&&(e&&this.writer.replaced(e,t.replacement),this.replacement=void 0,t.replacement=
void 0)}showOne(t,e){const n=t.string(t.count-1);if(!n||!e.font)return;this.observer?.shows?.(e),this.writer.begin(e,e.font,this.marked.marks);const r=this.write(
n,e);if(r)return r.then(()=>this.writer.end(e));this.writer.end(e)}showMany(t,e){const n=t.count-1;if(t.kind(n)!==o.pQ||!e.font)return;const{writer:r}=this,{content:i}=t;
this.observer?.shows?.(e),r.begin(e,e.font,this.marked.marks);const m=this.writeElements(i,t.inside(n),e);if(m)return m.then(()=>r.end(e));r.end(e)}writeElements(t,e,n){
for(let r=e.next();r;r=e.next()){let i;if(r===o.An||r===o.Cd?i=this.write((0,p.E3)(t,e.start,e.end),n):r===o.uk&&this.writer.adjust((0,p.kz)(t,e.start,e.end)),i??=
this.document.job.pace.step(k),i)return i.then(()=>this.writeElements(t,e,n))}}write(t,e){if(this.observer?.string?.(t,e.font),t.length>this.writer.part)return this.
writeParts(t,0,e);this.writer.show(t,e,this.marked.isOff,this.replacement)}writeParts(t,e,n){const{pace:r}=this.document.job,{part:i}=this.writer;for(let m=e,d;m<
t.length;m=d){d=t.length-m<=i?t.length:n.font.partEnd(t,m,i);const b=m===0&&d===t.length?t:t.subarray(m,d);this.writer.show(b,n,this.marked.isOff,this.replacement);
const C=r.isFull&&d<t.length?r.step(0):void 0;if(C)return C.then(()=>this.writeParts(t,d,n))}}setFont(t,{scope:e,states:n}){const r=t.name(0);if(r===void 0)return;
const i=n.current;i.size=t.number(1)||0;const m=e.loaded(r);if(m!==null)i.font=m;else return e.load(r).then(d=>{i.font=d})}setState(t,{scope:e,states:n}){if(t===
void 0)return;const{document:r}=this,i=r.array(r.dict(e.find("ExtGState",t))?.get("Font"));if(!i)return;const m=r.resolve(i[1]),d=n.current;return typeof m=="nu\
mber"&&(d.size=m),(0,E.t)(r,i[0]).then(b=>{d.font=b})}draws(t,e){if(t===void 0)return;const n=e.scope.find("XObject",t),r=this.document.resolve(n);if(r instanceof
D.Z6&&(0,D.Eo)(this.document.resolve(r.dict.get("Subtype")),"Form"))return this.draw(n,e);r instanceof D.Z6&&!this.marked.isOff&&!this.layers.isOff(r.dict.get("\
OC"))&&this.observer?.image?.(e.states.current)}async draw(t,{states:e,scope:n,drawing:r}){const{document:i,layers:m}=this,d=i.resolve(t);if(!(d instanceof D.Z6)||
!(0,D.i9)(t)||r.includes(t.number)||m.isOff(d.dict.get("OC")))return;if(r.length>=i.job.limits.formDepth)throw this.tooDeep();i.job.memory.budget.spend("operato\
rs",I);const b=await this.decoder.form(t.number,d),C=i.dict(d.dict.get("Resources")),R={...e.current,matrix:(0,f.lw)((0,S.lQ)(i,d.dict.get("Matrix")),e.current.
matrix)};this.observer?.enters?.(d.dict,R),await this.readForm(b,d,{states:new v.U(R),scope:C?new E.H(i,C,n):n,stream:t.number,drawing:[...r,t.number]})}async readForm(t,e,n){
await this.read(t,n)}tooDeep(){const t=this.document.job.limits.formDepth;return(0,l.F)("formDepth",`A page of the document has more than ${(0,T.y_)(t,"form")} \
within another`,F)}}}),58971:((N,x,h)=>{h.d(x,{X:()=>o});var l=h(58552),p=h(45599);const D=1e5,T=8*1024*1024,M=Uint8Array.of(10);class o{document;forms=new Map;kept=0;constructor(S){
this.document=S}async page(S){const{document:v}=this,w=v.entry(v.pages.number(S),"Contents"),s=v.resolve(w);if(s instanceof p.Z6)return this.decode(s);const a=[];
for(const c of v.array(w)??[]){const u=(0,p.i9)(c)?v.get(c):null;u instanceof p.Z6&&a.push(await this.decode(u),M)}return a.length===2?a[0]:Buffer.concat(a)}async form(S,v){
const w=this.forms.get(S);if(w)return w;const s=await this.decode(v);return this.kept+=s.length,this.kept>T&&(this.forms.clear(),this.kept=s.length),this.forms.
set(S,s),s}async decode(S){const{document:v}=this;if(S.data.length>D)try{return await v.decodedAtEase(S)}catch(a){if(!(a instanceof l.zU)||a.code!=="unreadable_\
document")throw a}const w=v.decodedPart(S)?.data??new Uint8Array(0),s=v.job.pace.step(w.length);return s&&await s,w}}}),87141:((N,x,h)=>{h.d(x,{y:()=>p});var l=h(
74135);function p(D){const{userUnit:T}=D;return(0,l.lw)((0,l.DI)((0,l.S3)(D)),[T,0,0,-T,0,(0,l.iN)(D).height*T])}}),5490:((N,x,h)=>{h.d(x,{M:()=>T,U:()=>D});var l=h(
74135);const p=1e4;class D{current;saved=[];beyond=0;constructor(o){this.current=o}follow(o){switch(o.operator){case"q":return this.saved.length<p?this.saved.push(
{...this.current}):this.beyond++,!0;case"Q":return this.beyond>0?this.beyond--:this.current=this.saved.pop()??this.current,!0;case"cm":return this.transform(o),
!0;default:return!1}}transform(o){if(o.count!==6)return;const[f,S,v,w,s,a]=T(o);this.current.matrix=(0,l.lw)([f,S,v,w,s,a],this.current.matrix)}}const T=M=>Array.
from({length:M.count},(o,f)=>M.number(f))}),12657:((N,x,h)=>{h.d(x,{y:()=>T});var l=h(42973),p=h(98446);const D=50;class T{job;count=0;constructor(o){this.job=o}take(o){
const{limits:f,memory:S,pace:v}=this.job;if(this.count+=o,this.count>f.pageCharacters)throw(0,l.F)("pageCharacters",`A page of the document has more than ${(0,p.
y_)(f.pageCharacters,"character")}`,"Open it in another PDF program and save it again");S.budget.spend("characters",o),v.add(o*D)}}}),3552:((N,x,h)=>{h.d(x,{i:()=>k});
var l=h(74135),p=h(6057),D=h(36502),T=h(75444),M=h(4745),o=h(58971),f=h(87141),S=h(97748);const v=.002,w=64,s=.001,a=1e5,c=.4,u=2.5,O=Uint8Array.from({length:256},
(I,g)=>g),P={cos:1,sin:0,vertical:!1};class A{sink;characters;matrix=new S.f6;replaces;part=256;frames=[P];ems=new Map;style;along=0;across=0;unit=0;moved=0;constructor(g,y){
this.sink=g,this.characters=y,this.replaces=g.space!==void 0}begin(g,y,t){const{matrix:e,size:n,stretch:r}=g,i=this.matrix,m=i.a*e[0]+i.b*e[2],d=i.a*e[1]+i.b*e[3],
b=i.c*e[0]+i.d*e[2],C=i.c*e[1]+i.d*e[3],R=i.e*e[0]+i.f*e[2]+e[4]+g.rise*b,j=i.e*e[1]+i.f*e[3]+e[5]+g.rise*C,{vertical:z}=y,V=z?-b*n:m*n*r,K=z?-C*n:d*n*r,_=K===0?
Math.abs(V):Math.hypot(V,K),{cos:G,sin:W}=this.frameOf(_>0?V/_:1,_>0?K/_:0,z),Z=this.frame,X=z?Math.hypot(m,d)*Math.abs(n):Math.abs((C*G-b*W)*n);this.along=R*G+
j*W,this.across=j*G-R*W,this.unit=_,this.moved=0;const H=y.type3?this.emOf(y):1;this.styled(y,Z,X*H,_*H,g.mode,t)}frame=P;frameOf(g,y,t){const{frames:e,frame:n}=this;
if(E(n,g,y,t))return n;const r=e.find(i=>E(i,g,y,t));return this.frame=r??{cos:B(g),sin:B(y),vertical:t},!r&&e.length<w&&e.push(this.frame),this.frame}emOf(g){const y=this.
ems.get(g);if(y!==void 0)return y;const t=g.glyphs(O).flatMap(({width:r})=>r>0?[r]:[]),e=2*t.reduce((r,i)=>r+i,0)/Math.max(t.length,1),n=e===0||e>c&&e<u?1:e;return this.
ems.set(g,n),n}styled(g,y,t,e,n,r){const{style:i}=this;i!==void 0&&i.font===g&&i.frame===y&&Math.abs(i.size-t)<s&&Math.abs(i.unit-e)<s&&i.mode===n&&i.marks===r||
(this.style={font:g,frame:y,size:t,unit:e,mode:n,marks:r})}show(g,y,t,e){const n=y.font,r=this.style,{unit:i,along:m,across:d,sink:b}=this,{vertical:C}=n,R=y.size===
0?1:y.size,j=(C?-y.charSpace:y.charSpace)/R,z=(C?-y.wordSpace:y.wordSpace)/R,V=!t&&i>s&&r.size<a&&i<a;let{moved:K}=this;const _=n.glyphs(g);let G=0;for(let W=0;W<
_.length;W++)G+=_[W].text.length||1;this.characters.take(G);for(let W=0;W<_.length;W++){const Z=_[W],X=Z.isSpace?j+z:j,H=m+K*i;if(K+=(C&&Z.vertical?-Z.vertical.
advance:Z.width)+X,!V)continue;const Q=m+K*i;e?e.glyph(r,Z.text,H,Q,d):b.glyph(r,Z.text,H,Q,d)}this.moved=K}adjust(g){this.moved+=(this.frame.vertical?g:-g)/1e3}replaced(g,y){
g.isEmpty||(this.characters.take(y.length),g.write(y,this.sink))}end(g){const{size:y,stretch:t,font:e}=g;e.vertical?this.matrix.advance(0,-this.moved*y):this.matrix.
advance(this.moved*y*t,0)}}const E=(I,g,y,t)=>Math.abs(I.cos-g)<v&&Math.abs(I.sin-y)<v&&I.vertical===t,B=I=>Math.abs(I)<v?0:Math.abs(Math.abs(I)-1)<v?Math.sign(
I):I;var F=h(12657),U=h(31095);const L=2e4;class k{document;layers;decoder;constructor(g){this.document=g,this.layers=new D.z(g),this.decoder=new o.X(g)}async read(g,y,t){
const{document:e,decoder:n,layers:r}=this,i=e.job.pace.step(L);i&&await i;const m=(0,p.iw)(e,g),d=(0,f.y)(m),b=new M.p(e,n,new A(y,new F.y(e.job)),r,t),C=new U.
H(e,e.dict(e.pages.attribute(g,"Resources")));await b.page(await n.page(g),C,(0,S.ue)(d));for(const R of(0,T.bD)(e,g,m.rotation,r))await b.form(R.form,(0,T.RZ)(
e),(0,S.ue)((0,l.lw)(R.matrix,d)))}}}),31095:((N,x,h)=>{h.d(x,{H:()=>D,t:()=>T});var l=h(86491),p=h(57373);class D{document;resources;outer;fonts=new Map;constructor(o,f,S){
this.document=o,this.resources=f,this.outer=S}find(o,f){return this.document.dict(this.resources?.get(o))?.get(f)??this.outer?.find(o,f)}properties(){return this.
document.dict(this.resources?.get("Properties"))??this.outer?.properties()}loaded(o){return this.fonts.get(o)??null}async load(o){const f=await T(this.document,
this.find("Font",o));return this.fonts.set(o,f),f}}async function T(M,o){return o!==void 0&&M.dict(o)?(0,p.G)(M,o):l.Z}}),97748:((N,x,h)=>{h.d(x,{ZO:()=>D,f6:()=>T,
ue:()=>l});const l=M=>({matrix:M,font:void 0,size:0,charSpace:0,wordSpace:0,stretch:1,leading:0,rise:0,mode:0}),p=(M,o)=>M.number(o)||0;function D(M,o){switch(M.
operator){case"Tc":return o.charSpace=p(M,0),!0;case"Tw":return o.wordSpace=p(M,0),!0;case"Tz":return o.stretch=p(M,0)/100,!0;case"TL":return o.leading=p(M,0),!0;case"\
Ts":return o.rise=p(M,0),!0;case"Tr":return o.mode=p(M,0),!0;default:return!1}}class T{a=1;b=0;c=0;d=1;e=0;f=0;lineE=0;lineF=0;reset(){this.set(1,0,0,1,0,0)}set(o,f,S,v,w,s){
this.a=o,this.b=f,this.c=S,this.d=v,this.e=this.lineE=w,this.f=this.lineF=s}moveLine(o,f){this.e=this.lineE+=o*this.a+f*this.c,this.f=this.lineF+=o*this.b+f*this.
d}advance(o,f){this.e+=o*this.a+f*this.c,this.f+=o*this.b+f*this.d}follow(o,f){switch(o.operator){case"BT":return this.reset(),!0;case"Tm":return o.count>=6&&this.
set(p(o,0),p(o,1),p(o,2),p(o,3),p(o,4),p(o,5)),!0;case"TD":return f.leading=-p(o,1),this.moveLine(p(o,0),p(o,1)),!0;case"Td":return this.moveLine(p(o,0),p(o,1)),
!0;case"T*":return this.moveLine(0,-f.leading),!0;default:return!1}}}}),36502:((N,x,h)=>{h.d(x,{z:()=>S});var l=h(45599);const p={View:"ViewState",Print:"PrintS\
tate"};class D{document;categories={View:new Map,Print:new Map};intents;constructor(s,a){this.document=s,this.intents=this.intentsOf(a);for(const c of s.array(a?.
get("AS"))??[]){const u=s.dict(c),O=s.resolve(u?.get("Event"));if(!u||!((0,l.Eo)(O,"View")||(0,l.Eo)(O,"Print")))continue;const P=T(s,u.get("Category")),A=this.
categories[O.text];for(const E of s.array(u.get("OCGs"))??[]){if(!(0,l.i9)(E))continue;const B=A.get(E.number)??new Set;for(const F of P)B.add(F);A.set(E.number,
B)}}}isAlwaysOn(s){const{intents:a}=this;if(a.has("All"))return!1;const c=this.intentsOf(this.document.dict(new l.oS(s)));return!c.has("All")&&![...c].some(u=>a.
has(u))}stateOf(s,a){const c=this.categories[a].get(s);if(!c)return;const u=this.document.dict(this.document.dict(new l.oS(s))?.get("Usage"));let O;for(const P of c){
const A=p[P],E=A===void 0?null:this.document.resolve(this.document.dict(u?.get(P))?.get(A));if((0,l.Eo)(E,"OFF"))return!1;(0,l.Eo)(E,"ON")&&(O=!0)}return O}intentsOf(s){
const a=T(this.document,s?.get("Intent"));return new Set(a.length>0?a:["View"])}}function T(w,s){return(w.array(s)??[s??null]).map(c=>w.resolve(c)).flatMap(c=>c instanceof
l.SX?[c.text]:[])}const M=32;function o(w,s,a){const c=new Map,u=(O,P)=>{const A=c.get(O);if(A!==void 0)return A;c.set(O,!0);const E=w.resolve(O[0]),B=L=>{const k=w.
resolve(L);return(0,l.cy)(k)?P>0?u(k,P-1):!0:!(0,l.i9)(L)||a(L.number)},F=O.slice(1),U=f(E instanceof l.SX?E.text:"",F,B);return c.set(O,U),U};return u(s,M)}function f(w,s,a){
switch(w){case"And":return s.every(a);case"Or":return s.some(a);case"Not":return s.length===0||!a(s[0]);default:return!0}}class S{document;off=new Set;on=new Set;baseOff;usages;viewed;printed;constructor(s){
this.document=s;const a=s.dict(s.dict(s.catalog.get("OCProperties"))?.get("D"));this.baseOff=(0,l.Eo)(s.resolve(a?.get("BaseState")),"OFF");for(const c of s.array(
a?.get("OFF"))??[])(0,l.i9)(c)&&this.off.add(c.number);for(const c of s.array(a?.get("ON"))??[])(0,l.i9)(c)&&this.on.add(c.number);this.usages=new D(s,a),this.viewed=
v(c=>this.usages.isAlwaysOn(c)||(this.usages.stateOf(c,"View")??!this.isGroupOff(c))),this.printed=v(c=>this.usages.stateOf(c,"Print")??this.viewed.states(c))}isOff(s){
return!this.shows(s,this.viewed)}isNeverShown(s){return this.isOff(s)&&!this.shows(s,this.printed)}groupsOff(){const{document:s}=this,a=s.dict(s.catalog.get("OC\
Properties"));return this.baseOff?(s.array(a?.get("OCGs"))??[]).filter(c=>!(0,l.i9)(c)||!this.on.has(c.number)):s.array(s.dict(a?.get("D"))?.get("OFF"))??[]}neverShown(){
const s=this.document.array(this.document.dict(this.document.catalog.get("OCProperties"))?.get("OCGs"))??[];return[...new Set(s.flatMap(c=>(0,l.i9)(c)?[c.number]:
[]))].filter(c=>!this.viewed.states(c)&&!this.printed.states(c))}shows(s,{states:a,memberships:c}){const{document:u}=this,O=u.dict(s);if(!O)return!0;if(!(0,l.Eo)(
u.resolve(O.get("Type")),"OCMD"))return!(0,l.i9)(s)||a(s.number);const P=c.get(O);if(P!==void 0)return P;const A=u.resolve(O.get("VE")),E=(0,l.cy)(A)?o(u,A,a):this.
showsByPolicy(O,a);return c.set(O,E),E}showsByPolicy(s,a){const{document:c}=this,u=s.get("OCGs"),O=(c.array(u)??[u]).filter(l.i9);if(O.length===0)return!0;const P=O.
map(({number:E})=>a(E)),A=c.resolve(s.get("P"));switch(A instanceof l.SX?A.text:"AnyOn"){case"AllOn":return P.every(E=>E);case"AnyOff":return!P.every(E=>E);case"\
AllOff":return!P.some(E=>E);default:return P.some(E=>E)}}isGroupOff(s){return this.off.has(s)||this.baseOff&&!this.on.has(s)}}function v(w){const s=new Map;return{
states:c=>{let u=s.get(c);return u===void 0&&s.set(c,u=w(c)),u},memberships:new WeakMap}}})};
