"use strict";exports.id=3552,exports.ids=[3552],exports.modules={64019:((_,x,h)=>{h.d(x,{dK:()=>m,wR:()=>c,hs:()=>s});var u=h(45599),w=h(74135),A=h(6057);function T(o,p,E,P){
const D=(0,A.b0)(o,p.get("Rect")),b=o.get(E);if(!D||!(b instanceof u.Z6))return;const B=(0,A.b0)(o,b.dict.get("BBox"));if(!B)return;const[U,F,L,k]=(0,w.zl)((0,A.
lQ)(o,b.dict.get("Matrix")),B);if(!(L>U)||!(k>F))return;const I=(D[2]-D[0])/(L-U),O=(D[3]-D[1])/(k-F),v=[I,0,0,O,D[0]-U*I,D[1]-F*O];return{form:E,matrix:P===0?v:
M(v,P,D[0],D[3])}}function M([o,p,E,P,D,b],B,U,F){const L=B===180?-1:0,k=B===90?1:B===270?-1:0,I=(t,e)=>[L*t-k*e,k*t+L*e],[O,v]=I(D-U,b-F);return[...I(o,p),...I(
E,P),O+U,v+F]}const a=2,f=16,g=32;function l(o,p){const E=o.resolve(p.get("F"));return typeof E=="number"?E:0}const m=(o,p)=>(l(o,p)&(a|g))!==0;function s(o,p,E,P){
return T(o,p,E,l(o,p)&f?P:0)}function c(o,p){const E=o.dict(p.get("AP"))?.get("N"),P=o.resolve(E);if(P instanceof u.Z6)return(0,u.i9)(E)?E:void 0;if(!(P instanceof
u.Bi))return;const D=o.resolve(p.get("AS")),b=D instanceof u.SX?P.get(D.text):void 0;return(0,u.i9)(b)&&o.resolve(b)instanceof u.Z6?b:void 0}}),86491:((_,x,h)=>{
h.d(x,{Z:()=>m});var u=h(45599),w=h(16456),A=h(9865),T=h(62743);const M=.5,a=(0,A.vp)("Times-Roman"),f=Array.from({length:256},(s,c)=>{const o=w.W[c-32]??"\0",p=o!==
"\0",E=p?a(o.codePointAt(0)):void 0;return{code:c,cid:c,text:p?o:T.m,width:E===void 0?M:E/1e3,isSpace:c===32,vertical:void 0}}),g=f.map(s=>({...s,text:T.m}));function l(s){
const c=Array.from(s,p=>f[p]);return 2*c.filter(({text:p})=>p===T.m).length>=c.length?c.map(({code:p})=>g[p]):c}const m={name:"",bold:!1,italic:!1,fixedPitch:!1,
ascent:.75,descent:-.25,dictionary:new u.Bi,vertical:!1,space:f[32].width,type3:void 0,partEnd:(s,c,o)=>Math.min(c+o,s.length),glyphs:l}}),6057:((_,x,h)=>{h.d(x,
{VO:()=>A,b0:()=>M,c_:()=>f,iw:()=>T,lQ:()=>a});var u=h(74135);const w=[0,0,612,792],A=(g,l)=>M(g,g.pages.attribute(l,"MediaBox"))??w;function T(g,l){const{pages:m}=g,
s=g.resolve(g.entry(m.number(l),"UserUnit"));return{box:(0,u.Mo)(A(g,l),M(g,m.attribute(l,"CropBox"))),rotation:f(g.resolve(m.attribute(l,"Rotate"))),userUnit:typeof s==
"number"&&s>0?s:1}}function M(g,l){const m=g.array(l)?.map(c=>g.resolve(c));if(m?.length!==4||!m.every(c=>typeof c=="number"&&Number.isFinite(c)))return;const s=(0,u.
ds)(m);return s[0]<s[2]&&s[1]<s[3]?s:void 0}function a(g,l){const m=(g.array(l)??[]).map(s=>g.resolve(s));return m.length===6&&m.every(s=>typeof s=="number")?m:
[1,0,0,1,0,0]}function f(g){const l=typeof g=="number"?(g%360+360)%360:0;return l===90||l===180||l===270?l:0}}),75444:((_,x,h)=>{h.d(x,{RZ:()=>a,bD:()=>T,qw:()=>M});
var u=h(45599),w=h(64019),A=h(31095);function T(f,g,l,m){return M(f,g,m).flatMap(s=>{const c=(0,w.wR)(f,s),o=c&&(0,w.hs)(f,s,c,l);return o?[o]:[]})}function M(f,g,l){
const m=[];for(const s of f.array(f.entry(f.pages.number(g),"Annots"))??[]){const c=f.dict(s);!c||(0,u.Eo)(f.resolve(c.get("Subtype")),"Popup")||(0,w.dK)(f,c)||
l.isOff(c.get("OC"))||m.push(c)}return m}function a(f){return new A.H(f,f.dict(f.dict(f.catalog.get("AcroForm"))?.get("DR")))}}),4745:((_,x,h)=>{h.d(x,{p:()=>O});
var u=h(42973),w=h(82416),A=h(45599),T=h(98446),M=h(37709),a=h(85008),f=h(74135),g=h(6057),l=h(5490),m=h(78157),s=h(77581);const c={id:-1,stream:0,isArtifact:!1,
isReversed:!1},o=1e4,p=8;class E{document;layers;marks=c;isOff=!1;replacement;open=[];beyond=0;constructor(t,e){this.document=t,this.layers=e}get depth(){return this.
open.length+this.beyond}begin(t,e,n){if(this.open.length>=o)return this.beyond++,!1;const r=this.plainId(t);if(r>=0){this.open.push({marks:this.marks,isOff:this.
isOff,replaces:!1});const{isArtifact:R,isReversed:K}=this.marks;return this.marks={id:r,stream:n,isArtifact:R,isReversed:K},!1}const i=t.name(0)??"",y=t.operator===
"BDC"?this.listed(t,e):void 0,d=this.document.dict(y),S=this.replacement===void 0?this.document.resolve(d?.get("ActualText")):null,C=S instanceof A.Mx;return this.
open.push({marks:this.marks,isOff:this.isOff,replaces:C}),C&&(this.replacement=(0,s.g7)(S)),i==="OC"&&this.layers.isOff(y)&&(this.isOff=!0),this.mark(i,d,n),C}plainId(t){
if(t.operator!=="BDC"||t.kind(1)!==a.q$)return-1;const{content:e}=t,n=t.endOf(1)-2;let r=(0,m.AN)(e,t.startOf(1)+2,n);if(!(0,m.w1)(e,r,"/MCID"))return-1;const i=r+
5,y=r=(0,m.AN)(e,i,n);if(y===i)return-1;let d=0;for(;r<n&&(0,m.yp)(e[r]);r++)d=d*10+e[r]-m.l0;return r>y&&r-y<p&&(0,m.AN)(e,r,n)===n?d:-1}end(){if(this.beyond>0)
return this.beyond--,!1;const t=this.open.pop();return t?(this.marks=t.marks,this.isOff=t.isOff,t.replaces):!1}mark(t,e,n){const{marks:r}=this,i=this.document.resolve(
e?.get("MCID")),y=t==="ReversedChars",d=t==="Artifact";typeof i=="number"?this.marks={...r,id:i,stream:n}:d&&!r.isArtifact?this.marks={...r,isArtifact:d}:y&&!r.
isReversed&&(this.marks={...r,isReversed:y})}listed(t,e){return t.kind(1)!==a.o_?t.value(1):e?.get(t.name(1))}}class P{places=[];texts=[];glyph(t,e,n,r,i){this.
places.push({style:t,start:n,end:r,baseline:i}),this.texts.push(e)}get isEmpty(){return this.places.length===0}write(t,e){const{places:n,texts:r}=this,i=[...t];
if(i.length===n.length)for(const[y,{style:d,start:S,end:C,baseline:R}]of n.entries())e.glyph(d,i[y],S,C,R);else if(r.join("")===t)for(const[y,{style:d,start:S,end:C,
baseline:R}]of n.entries())e.glyph(d,r[y],S,C,R);else this.spread(i,e)}spread(t,e){const{places:n}=this,r=n.length/t.length,i=d=>n[Math.min(Math.floor(d*r),n.length-
1)],y=d=>{const{start:S,end:C}=i(d);return S+(C-S)*Math.min(d*r-Math.floor(d*r),1)};for(let d=0,S;d<t.length;d=S){for(S=d;S<t.length&&!D(t[S]);)S++;if(S===d){e.
space?.(),S++;continue}const C=i(d),R=i(S-1),K=R.baseline===C.baseline&&R.end>C.start?S===t.length?R.end:y(S):C.end;e.glyph(C.style,t.slice(d,S).join(""),y(d),Math.
max(K,y(d)),C.baseline)}}}const D=v=>/\s/u.test(v);var b=h(31095),B=h(97748);const U="Open it in another PDF program and save it again",F=32,L=3e5,k=3e3,I=49;class O{document;decoder;writer;layers;observer;marked;replacement;visits=0;constructor(t,e,n,r,i){
this.document=t,this.decoder=e,this.writer=n,this.layers=r,this.observer=i,this.marked=new E(t,r)}async page(t,e,n){await this.read(t,{states:new l.U(n),scope:e,
stream:0,drawing:[]})}async form(t,e,n){await this.draw(t,{states:new l.U(n),scope:e,stream:0,drawing:[]})}async read(t,e){const{marked:n}=this,{depth:r}=n;for(await(0,M.
K)(t,this.document.job.pace,i=>this.visit(i,e));n.depth>r;)this.endMarked()}visit(t,e){const{memory:n,pace:r}=this.document.job;n.budget.spend("operators",1);const i=this.
take(t,e);if(++this.visits%F!==0&&!r.isFull)return i;const y=r.step(L);return i&&y?i.then(()=>y):i??y}take(t,e){const{states:n}=e;switch(t.operator){case"q":case"\
Q":case"cm":n.follow(t);return;case"Tj":return this.showOne(t,n.current);case"TJ":return this.showMany(t,n.current);case"'":return this.writer.matrix.moveLine(0,
-n.current.leading),this.showOne(t,n.current);case'"':return n.current.wordSpace=t.number(t.count-3)||0,n.current.charSpace=t.number(t.count-2)||0,this.writer.matrix.
moveLine(0,-n.current.leading),this.showOne(t,n.current);case"Tf":return this.setFont(t,e);case"gs":return this.setState(t.name(0),e);case"Do":return this.draws(
t.name(0),e);case"BMC":case"BDC":return this.beginMarked(t,e);case"EMC":return this.endMarked();default:if((0,B.ZO)(t,n.current)||this.writer.matrix.follow(t,n.
current))return;this.observer?.takes?.(t,n.current,e.scope,this.marked.isOff)}}beginMarked(t,{scope:e,stream:n}){this.marked.begin(t,e.properties(),n)&&this.writer.
replaces&&(this.replacement=new P)}endMarked(){const{marked:t,replacement:e}=this;t.end()&&(e&&this.writer.replaced(e,t.replacement),this.replacement=void 0,t.replacement=
void 0)}showOne(t,e){const n=t.string(t.count-1);if(!n||!e.font)return;this.observer?.shows?.(e),this.writer.begin(e,e.font,this.marked.marks);const r=this.write(
n,e);if(r)return r.then(()=>this.writer.end(e));this.writer.end(e)}showMany(t,e){const n=t.count-1;if(t.kind(n)!==a.pQ||!e.font)return;const{writer:r}=this,{content:i}=t;
this.observer?.shows?.(e),r.begin(e,e.font,this.marked.marks);const y=this.writeElements(i,t.inside(n),e);if(y)return y.then(()=>r.end(e));r.end(e)}writeElements(t,e,n){
for(let r=e.next();r;r=e.next()){let i;if(r===a.An||r===a.Cd?i=this.write((0,w.E3)(t,e.start,e.end),n):r===a.uk&&this.writer.adjust((0,w.kz)(t,e.start,e.end)),i??=
this.document.job.pace.step(k),i)return i.then(()=>this.writeElements(t,e,n))}}write(t,e){if(this.observer?.string?.(t,e.font),t.length>this.writer.part)return this.
writeParts(t,0,e);this.writer.show(t,e,this.marked.isOff,this.replacement)}writeParts(t,e,n){const{pace:r}=this.document.job,{part:i}=this.writer;for(let y=e,d;y<
t.length;y=d){d=t.length-y<=i?t.length:n.font.partEnd(t,y,i);const S=y===0&&d===t.length?t:t.subarray(y,d);this.writer.show(S,n,this.marked.isOff,this.replacement);
const C=r.isFull&&d<t.length?r.step(0):void 0;if(C)return C.then(()=>this.writeParts(t,d,n))}}setFont(t,{scope:e,states:n}){const r=t.name(0);if(r===void 0)return;
const i=n.current;i.size=t.number(1)||0;const y=e.loaded(r);if(y!==null)i.font=y;else return e.load(r).then(d=>{i.font=d})}setState(t,{scope:e,states:n}){if(t===
void 0)return;const{document:r}=this,i=r.array(r.dict(e.find("ExtGState",t))?.get("Font"));if(!i)return;const y=r.resolve(i[1]),d=n.current;return typeof y=="nu\
mber"&&(d.size=y),(0,b.t)(r,i[0]).then(S=>{d.font=S})}draws(t,e){if(t===void 0)return;const n=e.scope.find("XObject",t),r=this.document.resolve(n);if(r instanceof
A.Z6&&(0,A.Eo)(this.document.resolve(r.dict.get("Subtype")),"Form"))return this.draw(n,e);r instanceof A.Z6&&!this.marked.isOff&&!this.layers.isOff(r.dict.get("\
OC"))&&this.observer?.image?.(e.states.current)}async draw(t,{states:e,scope:n,drawing:r}){const{document:i,layers:y}=this,d=i.resolve(t);if(!(d instanceof A.Z6)||
!(0,A.i9)(t)||r.includes(t.number)||y.isOff(d.dict.get("OC")))return;if(r.length>=i.job.limits.formDepth)throw this.tooDeep();i.job.memory.budget.spend("operato\
rs",I);const S=await this.decoder.form(t.number,d),C=i.dict(d.dict.get("Resources")),R={...e.current,matrix:(0,f.lw)((0,g.lQ)(i,d.dict.get("Matrix")),e.current.
matrix)};this.observer?.enters?.(d.dict,R),await this.readForm(S,d,{states:new l.U(R),scope:C?new b.H(i,C,n):n,stream:t.number,drawing:[...r,t.number]})}async readForm(t,e,n){
await this.read(t,n)}tooDeep(){const t=this.document.job.limits.formDepth;return(0,u.F)("formDepth",`A page of the document has more than ${(0,T.y_)(t,"form")} \
within another`,U)}}}),58971:((_,x,h)=>{h.d(x,{X:()=>a});var u=h(58552),w=h(45599);const A=1e5,T=8*1024*1024,M=Uint8Array.of(10);class a{document;forms=new Map;kept=0;constructor(g){
this.document=g}async page(g){const{document:l}=this,m=l.entry(l.pages.number(g),"Contents"),s=l.resolve(m);if(s instanceof w.Z6)return this.decode(s);const c=[];
for(const o of l.array(m)??[]){const p=(0,w.i9)(o)?l.get(o):null;p instanceof w.Z6&&c.push(await this.decode(p),M)}return c.length===2?c[0]:Buffer.concat(c)}async form(g,l){
const m=this.forms.get(g);if(m)return m;const s=await this.decode(l);return this.kept+=s.length,this.kept>T&&(this.forms.clear(),this.kept=s.length),this.forms.
set(g,s),s}async decode(g){const{document:l}=this;if(g.data.length>A)try{return await l.decodedAtEase(g)}catch(c){if(!(c instanceof u.zU)||c.code!=="unreadable_\
document")throw c}const m=l.decodedPart(g)?.data??new Uint8Array(0),s=l.job.pace.step(m.length);return s&&await s,m}}}),87141:((_,x,h)=>{h.d(x,{y:()=>w});var u=h(
74135);function w(A){const{userUnit:T}=A;return(0,u.lw)((0,u.DI)((0,u.S3)(A)),[T,0,0,-T,0,(0,u.iN)(A).height*T])}}),5490:((_,x,h)=>{h.d(x,{M:()=>T,U:()=>A});var u=h(
74135);const w=1e4;class A{current;saved=[];beyond=0;constructor(a){this.current=a}follow(a){switch(a.operator){case"q":return this.saved.length<w?this.saved.push(
{...this.current}):this.beyond++,!0;case"Q":return this.beyond>0?this.beyond--:this.current=this.saved.pop()??this.current,!0;case"cm":return this.transform(a),
!0;default:return!1}}transform(a){if(a.count!==6)return;const[f,g,l,m,s,c]=T(a);this.current.matrix=(0,u.lw)([f,g,l,m,s,c],this.current.matrix)}}const T=M=>Array.
from({length:M.count},(a,f)=>M.number(f))}),12657:((_,x,h)=>{h.d(x,{y:()=>T});var u=h(42973),w=h(98446);const A=50;class T{job;count=0;constructor(a){this.job=a}take(a){
const{limits:f,memory:g,pace:l}=this.job;if(this.count+=a,this.count>f.pageCharacters)throw(0,u.F)("pageCharacters",`A page of the document has more than ${(0,w.
y_)(f.pageCharacters,"character")}`,"Open it in another PDF program and save it again");g.budget.spend("characters",a),l.add(a*A)}}}),3552:((_,x,h)=>{h.d(x,{i:()=>k});
var u=h(74135),w=h(6057),A=h(36502),T=h(75444),M=h(4745),a=h(58971),f=h(87141),g=h(97748);const l=.002,m=64,s=.001,c=1e5,o=.4,p=2.5,E=Uint8Array.from({length:256},
(I,O)=>O),P={cos:1,sin:0,vertical:!1};class D{sink;characters;matrix=new g.f6;replaces;part=256;frames=[P];ems=new Map;style;along=0;across=0;unit=0;moved=0;constructor(O,v){
this.sink=O,this.characters=v,this.replaces=O.space!==void 0}begin(O,v,t){const{matrix:e,size:n,stretch:r}=O,i=this.matrix,y=i.a*e[0]+i.b*e[2],d=i.a*e[1]+i.b*e[3],
S=i.c*e[0]+i.d*e[2],C=i.c*e[1]+i.d*e[3],R=i.e*e[0]+i.f*e[2]+e[4]+O.rise*S,K=i.e*e[1]+i.f*e[3]+e[5]+O.rise*C,{vertical:z}=v,V=z?-S*n:y*n*r,j=z?-C*n:d*n*r,N=j===0?
Math.abs(V):Math.hypot(V,j),{cos:G,sin:W}=this.frameOf(N>0?V/N:1,N>0?j/N:0,z),Z=this.frame,X=z?Math.hypot(y,d)*Math.abs(n):Math.abs((C*G-S*W)*n);this.along=R*G+
K*W,this.across=K*G-R*W,this.unit=N,this.moved=0;const H=v.type3?this.emOf(v):1;this.styled(v,Z,X*H,N*H,O.mode,t)}frame=P;frameOf(O,v,t){const{frames:e,frame:n}=this;
if(b(n,O,v,t))return n;const r=e.find(i=>b(i,O,v,t));return this.frame=r??{cos:B(O),sin:B(v),vertical:t},!r&&e.length<m&&e.push(this.frame),this.frame}emOf(O){const v=this.
ems.get(O);if(v!==void 0)return v;const t=O.glyphs(E).flatMap(({width:r})=>r>0?[r]:[]),e=2*t.reduce((r,i)=>r+i,0)/Math.max(t.length,1),n=e===0||e>o&&e<p?1:e;return this.
ems.set(O,n),n}styled(O,v,t,e,n,r){const{style:i}=this;i!==void 0&&i.font===O&&i.frame===v&&Math.abs(i.size-t)<s&&Math.abs(i.unit-e)<s&&i.mode===n&&i.marks===r||
(this.style={font:O,frame:v,size:t,unit:e,mode:n,marks:r})}show(O,v,t,e){const n=v.font,r=this.style,{unit:i,along:y,across:d,sink:S}=this,{vertical:C}=n,R=v.size===
0?1:v.size,K=(C?-v.charSpace:v.charSpace)/R,z=(C?-v.wordSpace:v.wordSpace)/R,V=!t&&i>s&&r.size<c&&i<c;let{moved:j}=this;const N=n.glyphs(O);let G=0;for(let W=0;W<
N.length;W++)G+=N[W].text.length||1;this.characters.take(G);for(let W=0;W<N.length;W++){const Z=N[W],X=Z.isSpace?K+z:K,H=y+j*i;if(j+=(C&&Z.vertical?-Z.vertical.
advance:Z.width)+X,!V)continue;const Q=y+j*i;e?e.glyph(r,Z.text,H,Q,d):S.glyph(r,Z.text,H,Q,d)}this.moved=j}adjust(O){this.moved+=(this.frame.vertical?O:-O)/1e3}replaced(O,v){
O.isEmpty||(this.characters.take(v.length),O.write(v,this.sink))}end(O){const{size:v,stretch:t,font:e}=O;e.vertical?this.matrix.advance(0,-this.moved*v):this.matrix.
advance(this.moved*v*t,0)}}const b=(I,O,v,t)=>Math.abs(I.cos-O)<l&&Math.abs(I.sin-v)<l&&I.vertical===t,B=I=>Math.abs(I)<l?0:Math.abs(Math.abs(I)-1)<l?Math.sign(
I):I;var U=h(12657),F=h(31095);const L=2e4;class k{document;layers;decoder;constructor(O){this.document=O,this.layers=new A.z(O),this.decoder=new a.X(O)}async read(O,v,t){
const{document:e,decoder:n,layers:r}=this,i=e.job.pace.step(L);i&&await i;const y=(0,w.iw)(e,O),d=(0,f.y)(y),S=new M.p(e,n,new D(v,new U.y(e.job)),r,t),C=new F.
H(e,e.dict(e.pages.attribute(O,"Resources")));await S.page(await n.page(O),C,(0,g.ue)(d));for(const R of(0,T.bD)(e,O,y.rotation,r))await S.form(R.form,(0,T.RZ)(
e),(0,g.ue)((0,u.lw)(R.matrix,d)))}}}),31095:((_,x,h)=>{h.d(x,{H:()=>A,t:()=>T});var u=h(86491),w=h(57373);class A{document;resources;outer;fonts=new Map;constructor(a,f,g){
this.document=a,this.resources=f,this.outer=g}find(a,f){return this.document.dict(this.resources?.get(a))?.get(f)??this.outer?.find(a,f)}properties(){return this.
document.dict(this.resources?.get("Properties"))??this.outer?.properties()}loaded(a){return this.fonts.get(a)??null}async load(a){const f=await T(this.document,
this.find("Font",a));return this.fonts.set(a,f),f}}async function T(M,a){return a!==void 0&&M.dict(a)?(0,w.G)(M,a):u.Z}}),97748:((_,x,h)=>{h.d(x,{ZO:()=>A,f6:()=>T,
ue:()=>u});const u=M=>({matrix:M,font:void 0,size:0,charSpace:0,wordSpace:0,stretch:1,leading:0,rise:0,mode:0}),w=(M,a)=>M.number(a)||0;function A(M,a){switch(M.
operator){case"Tc":return a.charSpace=w(M,0),!0;case"Tw":return a.wordSpace=w(M,0),!0;case"Tz":return a.stretch=w(M,0)/100,!0;case"TL":return a.leading=w(M,0),!0;case"\
Ts":return a.rise=w(M,0),!0;case"Tr":return a.mode=w(M,0),!0;default:return!1}}class T{a=1;b=0;c=0;d=1;e=0;f=0;lineE=0;lineF=0;reset(){this.set(1,0,0,1,0,0)}set(a,f,g,l,m,s){
this.a=a,this.b=f,this.c=g,this.d=l,this.e=this.lineE=m,this.f=this.lineF=s}moveLine(a,f){this.e=this.lineE+=a*this.a+f*this.c,this.f=this.lineF+=a*this.b+f*this.
d}advance(a,f){this.e+=a*this.a+f*this.c,this.f+=a*this.b+f*this.d}follow(a,f){switch(a.operator){case"BT":return this.reset(),!0;case"Tm":return a.count>=6&&this.
set(w(a,0),w(a,1),w(a,2),w(a,3),w(a,4),w(a,5)),!0;case"TD":return f.leading=-w(a,1),this.moveLine(w(a,0),w(a,1)),!0;case"Td":return this.moveLine(w(a,0),w(a,1)),
!0;case"T*":return this.moveLine(0,-f.leading),!0;default:return!1}}}}),36502:((_,x,h)=>{h.d(x,{z:()=>g});var u=h(45599);const w={View:"ViewState",Print:"PrintS\
tate"};class A{document;categories={View:new Map,Print:new Map};intents;constructor(s,c){this.document=s,this.intents=this.intentsOf(c);for(const o of s.array(c?.
get("AS"))??[]){const p=s.dict(o),E=s.resolve(p?.get("Event"));if(!p||!((0,u.Eo)(E,"View")||(0,u.Eo)(E,"Print")))continue;const P=T(s,p.get("Category")),D=this.
categories[E.text];for(const b of s.array(p.get("OCGs"))??[]){if(!(0,u.i9)(b))continue;const B=D.get(b.number)??new Set;for(const U of P)B.add(U);D.set(b.number,
B)}}}isAlwaysOn(s){const{intents:c}=this;if(c.has("All"))return!1;const o=this.intentsOf(this.document.dict(new u.oS(s)));return!o.has("All")&&![...o].some(p=>c.
has(p))}stateOf(s,c){const o=this.categories[c].get(s);if(!o)return;const p=this.document.dict(this.document.dict(new u.oS(s))?.get("Usage"));let E;for(const P of o){
const D=w[P],b=D===void 0?null:this.document.resolve(this.document.dict(p?.get(P))?.get(D));if((0,u.Eo)(b,"OFF"))return!1;(0,u.Eo)(b,"ON")&&(E=!0)}return E}intentsOf(s){
const c=T(this.document,s?.get("Intent"));return new Set(c.length>0?c:["View"])}}function T(m,s){return(m.array(s)??[s??null]).map(o=>m.resolve(o)).flatMap(o=>o instanceof
u.SX?[o.text]:[])}const M=32;function a(m,s,c){const o=new Map,p=(E,P)=>{const D=o.get(E);if(D!==void 0)return D;o.set(E,!0);const b=m.resolve(E[0]),B=L=>{const k=m.
resolve(L);return(0,u.cy)(k)?P>0?p(k,P-1):!0:!(0,u.i9)(L)||c(L.number)},U=E.slice(1),F=f(b instanceof u.SX?b.text:"",U,B);return o.set(E,F),F};return p(s,M)}function f(m,s,c){
switch(m){case"And":return s.every(c);case"Or":return s.some(c);case"Not":return s.length===0||!c(s[0]);default:return!0}}class g{document;off=new Set;on=new Set;baseOff;usages;viewed;printed;constructor(s){
this.document=s;const c=s.dict(s.dict(s.catalog.get("OCProperties"))?.get("D"));this.baseOff=(0,u.Eo)(s.resolve(c?.get("BaseState")),"OFF");for(const o of s.array(
c?.get("OFF"))??[])(0,u.i9)(o)&&this.off.add(o.number);for(const o of s.array(c?.get("ON"))??[])(0,u.i9)(o)&&this.on.add(o.number);this.usages=new A(s,c),this.viewed=
l(o=>this.usages.isAlwaysOn(o)||(this.usages.stateOf(o,"View")??!this.isGroupOff(o))),this.printed=l(o=>this.usages.stateOf(o,"Print")??this.viewed.states(o))}isOff(s){
return!this.shows(s,this.viewed)}isNeverShown(s){return this.isOff(s)&&!this.shows(s,this.printed)}groupsOff(){const{document:s}=this,c=s.dict(s.catalog.get("OC\
Properties"));return this.baseOff?(s.array(c?.get("OCGs"))??[]).filter(o=>!(0,u.i9)(o)||!this.on.has(o.number)):s.array(s.dict(c?.get("D"))?.get("OFF"))??[]}neverShown(){
const s=this.document.array(this.document.dict(this.document.catalog.get("OCProperties"))?.get("OCGs"))??[];return[...new Set(s.flatMap(o=>(0,u.i9)(o)?[o.number]:
[]))].filter(o=>!this.viewed.states(o)&&!this.printed.states(o))}shows(s,{states:c,memberships:o}){const{document:p}=this,E=p.dict(s);if(!E)return!0;if(!(0,u.Eo)(
p.resolve(E.get("Type")),"OCMD"))return!(0,u.i9)(s)||c(s.number);const P=o.get(E);if(P!==void 0)return P;const D=p.resolve(E.get("VE")),b=(0,u.cy)(D)?a(p,D,c):this.
showsByPolicy(E,c);return o.set(E,b),b}showsByPolicy(s,c){const{document:o}=this,p=s.get("OCGs"),E=(o.array(p)??[p]).filter(u.i9);if(E.length===0)return!0;const P=E.
map(({number:b})=>c(b)),D=o.resolve(s.get("P"));switch(D instanceof u.SX?D.text:"AnyOn"){case"AllOn":return P.every(b=>b);case"AnyOff":return!P.every(b=>b);case"\
AllOff":return!P.some(b=>b);default:return P.some(b=>b)}}isGroupOff(s){return this.off.has(s)||this.baseOff&&!this.on.has(s)}}function l(m){const s=new Map;return{
states:o=>{let p=s.get(o);return p===void 0&&s.set(o,p=m(o)),p},memberships:new WeakMap}}})};
