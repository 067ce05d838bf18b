"use strict";exports.id=5868,exports.ids=[5868],exports.modules={64019:((W,S,i)=>{i.d(S,{dK:()=>T,wR:()=>E,hs:()=>_});var v=i(45599),l=i(74135),w=i(6057);function D(m,c,a,y){
const u=(0,w.b0)(m,c.get("Rect")),g=m.get(a);if(!u||!(g instanceof v.Z6))return;const A=(0,w.b0)(m,g.dict.get("BBox"));if(!A)return;const[p,I,U,L]=(0,l.zl)((0,w.
lQ)(m,g.dict.get("Matrix")),A);if(!(U>p)||!(L>I))return;const R=(u[2]-u[0])/(U-p),K=(u[3]-u[1])/(L-I),x=[R,0,0,K,u[0]-p*R,u[1]-I*K];return{form:a,matrix:y===0?x:
O(x,y,u[0],u[3])}}function O([m,c,a,y,u,g],A,p,I){const U=A===180?-1:0,L=A===90?1:A===270?-1:0,R=(t,e)=>[U*t-L*e,L*t+U*e],[K,x]=R(u-p,g-I);return[...R(m,c),...R(
a,y),K+p,x+I]}const r=2,d=16,P=32;function M(m,c){const a=m.resolve(c.get("F"));return typeof a=="number"?a:0}const T=(m,c)=>(M(m,c)&(r|P))!==0;function _(m,c,a,y){
return D(m,c,a,M(m,c)&d?y:0)}function E(m,c){const a=m.dict(c.get("AP"))?.get("N"),y=m.resolve(a);if(y instanceof v.Z6)return(0,v.i9)(a)?a:void 0;if(!(y instanceof
v.Bi))return;const u=m.resolve(c.get("AS")),g=u instanceof v.SX?y.get(u.text):void 0;return(0,v.i9)(g)&&m.resolve(g)instanceof v.Z6?g:void 0}}),86491:((W,S,i)=>{
i.d(S,{Z:()=>T});var v=i(45599),l=i(16456),w=i(9865),D=i(62743);const O=.5,r=(0,w.vp)("Times-Roman"),d=Array.from({length:256},(_,E)=>{const m=l.W[E-32]??"\0",c=m!==
"\0",a=c?r(m.codePointAt(0)):void 0;return{code:E,cid:E,text:c?m:D.m,width:a===void 0?O:a/1e3,isSpace:E===32,vertical:void 0}}),P=d.map(_=>({..._,text:D.m}));function M(_){
const E=Array.from(_,c=>d[c]);return 2*E.filter(({text:c})=>c===D.m).length>=E.length?E.map(({code:c})=>P[c]):E}const T={name:"",bold:!1,italic:!1,fixedPitch:!1,
ascent:.75,descent:-.25,dictionary:new v.Bi,vertical:!1,space:d[32].width,type3:void 0,partEnd:(_,E,m)=>Math.min(E+m,_.length),glyphs:M}}),75444:((W,S,i)=>{i.d(
S,{RZ:()=>r,bD:()=>D,qw:()=>O});var v=i(45599),l=i(64019),w=i(31095);function D(d,P,M,T){return O(d,P,T).flatMap(_=>{const E=(0,l.wR)(d,_),m=E&&(0,l.hs)(d,_,E,M);
return m?[m]:[]})}function O(d,P,M){const T=[];for(const _ of d.array(d.entry(d.pages.number(P),"Annots"))??[]){const E=d.dict(_);!E||(0,v.Eo)(d.resolve(E.get("\
Subtype")),"Popup")||(0,l.dK)(d,E)||M.isOff(E.get("OC"))||T.push(E)}return T}function r(d){return new w.H(d,d.dict(d.dict(d.catalog.get("AcroForm"))?.get("DR")))}}),
4745:((W,S,i)=>{i.d(S,{p:()=>K});var v=i(42973),l=i(82416),w=i(45599),D=i(98446),O=i(37709),r=i(85008),d=i(74135),P=i(6057),M=i(5490),T=i(78157),_=i(77581);const E={
id:-1,stream:0,isArtifact:!1,isReversed:!1},m=1e4,c=8;class a{document;layers;marks=E;isOff=!1;replacement;open=[];beyond=0;constructor(t,e){this.document=t,this.
layers=e}get depth(){return this.open.length+this.beyond}begin(t,e,n){if(this.open.length>=m)return this.beyond++,!1;const s=this.plainId(t);if(s>=0){this.open.
push({marks:this.marks,isOff:this.isOff,replaces:!1});const{isArtifact:B,isReversed:F}=this.marks;return this.marks={id:s,stream:n,isArtifact:B,isReversed:F},!1}
const o=t.name(0)??"",f=t.operator==="BDC"?this.listed(t,e):void 0,h=this.document.dict(f),b=this.replacement===void 0?this.document.resolve(h?.get("ActualText")):
null,C=b instanceof w.Mx;return this.open.push({marks:this.marks,isOff:this.isOff,replaces:C}),C&&(this.replacement=(0,_.g7)(b)),o==="OC"&&this.layers.isOff(f)&&
(this.isOff=!0),this.mark(o,h,n),C}plainId(t){if(t.operator!=="BDC"||t.kind(1)!==r.q$)return-1;const{content:e}=t,n=t.endOf(1)-2;let s=(0,T.AN)(e,t.startOf(1)+2,
n);if(!(0,T.w1)(e,s,"/MCID"))return-1;const o=s+5,f=s=(0,T.AN)(e,o,n);if(f===o)return-1;let h=0;for(;s<n&&(0,T.yp)(e[s]);s++)h=h*10+e[s]-T.l0;return s>f&&s-f<c&&
(0,T.AN)(e,s,n)===n?h:-1}end(){if(this.beyond>0)return this.beyond--,!1;const t=this.open.pop();return t?(this.marks=t.marks,this.isOff=t.isOff,t.replaces):!1}mark(t,e,n){
const{marks:s}=this,o=this.document.resolve(e?.get("MCID")),f=t==="ReversedChars",h=t==="Artifact";typeof o=="number"?this.marks={...s,id:o,stream:n}:h&&!s.isArtifact?
this.marks={...s,isArtifact:h}:f&&!s.isReversed&&(this.marks={...s,isReversed:f})}listed(t,e){return t.kind(1)!==r.o_?t.value(1):e?.get(t.name(1))}}class y{places=[];texts=[];glyph(t,e,n,s,o){
this.places.push({style:t,start:n,end:s,baseline:o}),this.texts.push(e)}get isEmpty(){return this.places.length===0}write(t,e){const{places:n,texts:s}=this,o=[...t];
if(o.length===n.length)for(const[f,{style:h,start:b,end:C,baseline:B}]of n.entries())e.glyph(h,o[f],b,C,B);else if(s.join("")===t)for(const[f,{style:h,start:b,end:C,
baseline:B}]of n.entries())e.glyph(h,s[f],b,C,B);else this.spread(o,e)}spread(t,e){const{places:n}=this,s=n.length/t.length,o=h=>n[Math.min(Math.floor(h*s),n.length-
1)],f=h=>{const{start:b,end:C}=o(h);return b+(C-b)*Math.min(h*s-Math.floor(h*s),1)};for(let h=0,b;h<t.length;h=b){for(b=h;b<t.length&&!u(t[b]);)b++;if(b===h){e.
space?.(),b++;continue}const C=o(h),B=o(b-1),F=B.baseline===C.baseline&&B.end>C.start?b===t.length?B.end:f(b):C.end;e.glyph(C.style,t.slice(h,b).join(""),f(h),Math.
max(F,f(h)),C.baseline)}}}const u=x=>/\s/u.test(x);var g=i(31095),A=i(97748);const p="Open it in another PDF program and save it again",I=32,U=3e5,L=3e3,R=49;class K{document;decoder;writer;layers;observer;marked;replacement;visits=0;constructor(t,e,n,s,o){
this.document=t,this.decoder=e,this.writer=n,this.layers=s,this.observer=o,this.marked=new a(t,s)}async page(t,e,n){await this.read(t,{states:new M.U(n),scope:e,
stream:0,drawing:[]})}async form(t,e,n){await this.draw(t,{states:new M.U(n),scope:e,stream:0,drawing:[]})}async read(t,e){const{marked:n}=this,{depth:s}=n;for(await(0,O.
K)(t,this.document.job.pace,o=>this.visit(o,e));n.depth>s;)this.endMarked()}visit(t,e){const{memory:n,pace:s}=this.document.job;n.budget.spend("operators",1);const o=this.
take(t,e);if(++this.visits%I!==0&&!s.isFull)return o;const f=s.step(U);return o&&f?o.then(()=>f):o??f}take(t,e){const{states:n}=e;switch(t.operator){case"q":case"\
Q":case"cm":n.follow(t);return;case"Tj":return this.showOne(t,n.current);case"TJ":return this.showMany(t,n.current);case"'":return this.writer.matrix.moveLine(0,
-n.current.leading),this.showOne(t,n.current);case'"':return n.current.wordSpace=t.number(t.count-3)||0,n.current.charSpace=t.number(t.count-2)||0,this.writer.matrix.
moveLine(0,-n.current.leading),this.showOne(t,n.current);case"Tf":return this.setFont(t,e);case"gs":return this.setState(t.name(0),e);case"Do":return this.draws(
t.name(0),e);case"BMC":case"BDC":return this.beginMarked(t,e);case"EMC":return this.endMarked();default:if((0,A.ZO)(t,n.current)||this.writer.matrix.follow(t,n.
current))return;this.observer?.takes?.(t,n.current,e.scope,this.marked.isOff)}}beginMarked(t,{scope:e,stream:n}){this.marked.begin(t,e.properties(),n)&&this.writer.
replaces&&(this.replacement=new y)}endMarked(){const{marked:t,replacement:e}=this;t.end()&&(e&&this.writer.replaced(e,t.replacement),this.replacement=void 0,t.replacement=
void 0)}showOne(t,e){const n=t.string(t.count-1);if(!n||!e.font)return;this.observer?.shows?.(e),this.writer.begin(e,e.font,this.marked.marks);const s=this.write(
n,e);if(s)return s.then(()=>this.writer.end(e));this.writer.end(e)}showMany(t,e){const n=t.count-1;if(t.kind(n)!==r.pQ||!e.font)return;const{writer:s}=this,{content:o}=t;
this.observer?.shows?.(e),s.begin(e,e.font,this.marked.marks);const f=this.writeElements(o,t.inside(n),e);if(f)return f.then(()=>s.end(e));s.end(e)}writeElements(t,e,n){
for(let s=e.next();s;s=e.next()){let o;if(s===r.An||s===r.Cd?o=this.write((0,l.E3)(t,e.start,e.end),n):s===r.uk&&this.writer.adjust((0,l.kz)(t,e.start,e.end)),o??=
this.document.job.pace.step(L),o)return o.then(()=>this.writeElements(t,e,n))}}write(t,e){if(this.observer?.string?.(t,e.font),t.length>this.writer.part)return this.
writeParts(t,0,e);this.writer.show(t,e,this.marked.isOff,this.replacement)}writeParts(t,e,n){const{pace:s}=this.document.job,{part:o}=this.writer;for(let f=e,h;f<
t.length;f=h){h=t.length-f<=o?t.length:n.font.partEnd(t,f,o);const b=f===0&&h===t.length?t:t.subarray(f,h);this.writer.show(b,n,this.marked.isOff,this.replacement);
const C=s.isFull&&h<t.length?s.step(0):void 0;if(C)return C.then(()=>this.writeParts(t,h,n))}}setFont(t,{scope:e,states:n}){const s=t.name(0);if(s===void 0)return;
const o=n.current;o.size=t.number(1)||0;const f=e.loaded(s);if(f!==null)o.font=f;else return e.load(s).then(h=>{o.font=h})}setState(t,{scope:e,states:n}){if(t===
void 0)return;const{document:s}=this,o=s.array(s.dict(e.find("ExtGState",t))?.get("Font"));if(!o)return;const f=s.resolve(o[1]),h=n.current;return typeof f=="nu\
mber"&&(h.size=f),(0,g.t)(s,o[0]).then(b=>{h.font=b})}draws(t,e){if(t===void 0)return;const n=e.scope.find("XObject",t),s=this.document.resolve(n);if(s instanceof
w.Z6&&(0,w.Eo)(this.document.resolve(s.dict.get("Subtype")),"Form"))return this.draw(n,e);s instanceof w.Z6&&!this.marked.isOff&&!this.layers.isOff(s.dict.get("\
OC"))&&this.observer?.image?.(e.states.current,n)}async draw(t,{states:e,scope:n,drawing:s}){const{document:o,layers:f}=this,h=o.resolve(t);if(!(h instanceof w.
Z6)||!(0,w.i9)(t)||s.includes(t.number)||f.isOff(h.dict.get("OC")))return;if(s.length>=o.job.limits.formDepth)throw this.tooDeep();o.job.memory.budget.spend("op\
erators",R);const b=await this.decoder.form(t.number,h),C=o.dict(h.dict.get("Resources")),B={...e.current,matrix:(0,d.lw)((0,P.lQ)(o,h.dict.get("Matrix")),e.current.
matrix)};this.observer?.enters?.(h.dict,B),await this.readForm(b,h,{states:new M.U(B),scope:C?new g.H(o,C,n):n,stream:t.number,drawing:[...s,t.number]})}async readForm(t,e,n){
await this.read(t,n)}tooDeep(){const t=this.document.job.limits.formDepth;return(0,v.F)("formDepth",`A page of the document has more than ${(0,D.y_)(t,"form")} \
within another`,p)}}}),58971:((W,S,i)=>{i.d(S,{X:()=>r});var v=i(58552),l=i(45599);const w=1e5,D=8*1024*1024,O=Uint8Array.of(10);class r{document;forms=new Map;kept=0;constructor(P){
this.document=P}async page(P){const{document:M}=this,T=M.entry(M.pages.number(P),"Contents"),_=M.resolve(T);if(_ instanceof l.Z6)return this.decode(_);const E=[];
for(const m of M.array(T)??[]){const c=(0,l.i9)(m)?M.get(m):null;c instanceof l.Z6&&E.push(await this.decode(c),O)}return E.length===2?E[0]:Buffer.concat(E)}async form(P,M){
const T=this.forms.get(P);if(T)return T;const _=await this.decode(M);return this.kept+=_.length,this.kept>D&&(this.forms.clear(),this.kept=_.length),this.forms.
set(P,_),_}async decode(P){const{document:M}=this;if(P.data.length>w)try{return await M.decodedAtEase(P)}catch(E){if(!(E instanceof v.zU)||E.code!=="unreadable_\
document")throw E}const T=M.decodedPart(P)?.data??new Uint8Array(0),_=M.job.pace.step(T.length);return _&&await _,T}}}),87141:((W,S,i)=>{i.d(S,{y:()=>l});var v=i(
74135);function l(w){const{userUnit:D}=w;return(0,v.lw)((0,v.DI)((0,v.S3)(w)),[D,0,0,-D,0,(0,v.iN)(w).height*D])}}),63181:((W,S,i)=>{i.d(S,{C:()=>T});var v=i(97748);
const l=.002,w=64,D=.001,O=1e5,r=.4,d=2.5,P=Uint8Array.from({length:256},(m,c)=>c),M={cos:1,sin:0,vertical:!1};class T{sink;characters;matrix=new v.f6;replaces;part=256;frames=[
M];ems=new Map;style;along=0;across=0;unit=0;moved=0;constructor(c,a){this.sink=c,this.characters=a,this.replaces=c.space!==void 0}begin(c,a,y){const{matrix:u,size:g,
stretch:A}=c,p=this.matrix,I=p.a*u[0]+p.b*u[2],U=p.a*u[1]+p.b*u[3],L=p.c*u[0]+p.d*u[2],R=p.c*u[1]+p.d*u[3],K=p.e*u[0]+p.f*u[2]+u[4]+c.rise*L,x=p.e*u[1]+p.f*u[3]+
u[5]+c.rise*R,{vertical:t}=a,e=t?-L*g:I*g*A,n=t?-R*g:U*g*A,s=n===0?Math.abs(e):Math.hypot(e,n),{cos:o,sin:f}=this.frameOf(s>0?e/s:1,s>0?n/s:0,t),h=this.frame,b=t?
Math.hypot(I,U)*Math.abs(g):Math.abs((R*o-L*f)*g);this.along=K*o+x*f,this.across=x*o-K*f,this.unit=s,this.moved=0;const C=a.type3?this.emOf(a):1;this.styled(a,h,
b*C,s*C,c.mode,y)}frame=M;frameOf(c,a,y){const{frames:u,frame:g}=this;if(_(g,c,a,y))return g;const A=u.find(p=>_(p,c,a,y));return this.frame=A??{cos:E(c),sin:E(
a),vertical:y},!A&&u.length<w&&u.push(this.frame),this.frame}emOf(c){const a=this.ems.get(c);if(a!==void 0)return a;const y=c.glyphs(P).flatMap(({width:A})=>A>0?
[A]:[]),u=2*y.reduce((A,p)=>A+p,0)/Math.max(y.length,1),g=u===0||u>r&&u<d?1:u;return this.ems.set(c,g),g}styled(c,a,y,u,g,A){const{style:p}=this;p!==void 0&&p.font===
c&&p.frame===a&&Math.abs(p.size-y)<D&&Math.abs(p.unit-u)<D&&p.mode===g&&p.marks===A||(this.style={font:c,frame:a,size:y,unit:u,mode:g,marks:A})}show(c,a,y,u){const g=a.
font,A=this.style,{unit:p,along:I,across:U,sink:L}=this,{vertical:R}=g,K=a.size===0?1:a.size,x=(R?-a.charSpace:a.charSpace)/K,t=(R?-a.wordSpace:a.wordSpace)/K,e=!y&&
p>D&&A.size<O&&p<O;let{moved:n}=this;const s=g.glyphs(c);let o=0;for(let f=0;f<s.length;f++)o+=s[f].text.length||1;this.characters.take(o);for(let f=0;f<s.length;f++){
const h=s[f],b=h.isSpace?x+t:x,C=I+n*p;if(n+=(R&&h.vertical?-h.vertical.advance:h.width)+b,!e)continue;const B=I+n*p;u?u.glyph(A,h.text,C,B,U):L.glyph(A,h.text,
C,B,U)}this.moved=n}adjust(c){this.moved+=(this.frame.vertical?c:-c)/1e3}replaced(c,a){c.isEmpty||(this.characters.take(a.length),c.write(a,this.sink))}end(c){const{
size:a,stretch:y,font:u}=c;u.vertical?this.matrix.advance(0,-this.moved*a):this.matrix.advance(this.moved*a*y,0)}}const _=(m,c,a,y)=>Math.abs(m.cos-c)<l&&Math.abs(
m.sin-a)<l&&m.vertical===y,E=m=>Math.abs(m)<l?0:Math.abs(Math.abs(m)-1)<l?Math.sign(m):m}),5490:((W,S,i)=>{i.d(S,{M:()=>D,U:()=>w});var v=i(74135);const l=1e4;class w{current;saved=[];beyond=0;constructor(r){
this.current=r}follow(r){switch(r.operator){case"q":return this.saved.length<l?this.saved.push({...this.current}):this.beyond++,!0;case"Q":return this.beyond>0?
this.beyond--:this.current=this.saved.pop()??this.current,!0;case"cm":return this.transform(r),!0;default:return!1}}transform(r){if(r.count!==6)return;const[d,P,
M,T,_,E]=D(r);this.current.matrix=(0,v.lw)([d,P,M,T,_,E],this.current.matrix)}}const D=O=>Array.from({length:O.count},(r,d)=>O.number(d))}),12657:((W,S,i)=>{i.d(
S,{y:()=>D});var v=i(42973),l=i(98446);const w=50;class D{job;count=0;constructor(r){this.job=r}take(r){const{limits:d,memory:P,pace:M}=this.job;if(this.count+=
r,this.count>d.pageCharacters)throw(0,v.F)("pageCharacters",`A page of the document has more than ${(0,l.y_)(d.pageCharacters,"character")}`,"Open it in another\
 PDF program and save it again");P.budget.spend("characters",r),M.add(r*w)}}}),65868:((W,S,i)=>{i.d(S,{i:()=>m});var v=i(74135),l=i(6057),w=i(36502),D=i(75444),
O=i(4745),r=i(58971),d=i(87141),P=i(63181),M=i(12657),T=i(31095),_=i(97748);const E=2e4;class m{document;layers;decoder;constructor(a,y=new w.z(a)){this.document=
a,this.layers=y,this.decoder=new r.X(a)}async read(a,y,u){const{document:g,decoder:A,layers:p}=this,I=g.job.pace.step(E);I&&await I;const U=(0,l.iw)(g,a),L=(0,d.
y)(U),R=new O.p(g,A,new P.C(y,new M.y(g.job)),p,u),K=new T.H(g,g.dict(g.pages.attribute(a,"Resources")));await R.page(await A.page(a),K,(0,_.ue)(L));for(const x of(0,D.
bD)(g,a,U.rotation,p))await R.form(x.form,(0,D.RZ)(g),(0,_.ue)((0,v.lw)(x.matrix,L)))}}}),31095:((W,S,i)=>{i.d(S,{H:()=>w,t:()=>D});var v=i(86491),l=i(57373);class w{document;resources;outer;fonts=new Map;constructor(r,d,P){
this.document=r,this.resources=d,this.outer=P}find(r,d){return this.document.dict(this.resources?.get(r))?.get(d)??this.outer?.find(r,d)}properties(){return this.
document.dict(this.resources?.get("Properties"))??this.outer?.properties()}loaded(r){return this.fonts.get(r)??null}async load(r){const d=await D(this.document,
this.find("Font",r));return this.fonts.set(r,d),d}}async function D(O,r){return r!==void 0&&O.dict(r)?(0,l.G)(O,r):v.Z}}),97748:((W,S,i)=>{i.d(S,{ZO:()=>w,f6:()=>D,
ue:()=>v});const v=O=>({matrix:O,font:void 0,size:0,charSpace:0,wordSpace:0,stretch:1,leading:0,rise:0,mode:0}),l=(O,r)=>O.number(r)||0;function w(O,r){switch(O.
operator){case"Tc":return r.charSpace=l(O,0),!0;case"Tw":return r.wordSpace=l(O,0),!0;case"Tz":return r.stretch=l(O,0)/100,!0;case"TL":return r.leading=l(O,0),!0;case"\
Ts":return r.rise=l(O,0),!0;case"Tr":return r.mode=l(O,0),!0;default:return!1}}class D{a=1;b=0;c=0;d=1;e=0;f=0;lineE=0;lineF=0;reset(){this.set(1,0,0,1,0,0)}set(r,d,P,M,T,_){
this.a=r,this.b=d,this.c=P,this.d=M,this.e=this.lineE=T,this.f=this.lineF=_}moveLine(r,d){this.e=this.lineE+=r*this.a+d*this.c,this.f=this.lineF+=r*this.b+d*this.
d}advance(r,d){this.e+=r*this.a+d*this.c,this.f+=r*this.b+d*this.d}follow(r,d){switch(r.operator){case"BT":return this.reset(),!0;case"Tm":return r.count>=6&&this.
set(l(r,0),l(r,1),l(r,2),l(r,3),l(r,4),l(r,5)),!0;case"TD":return d.leading=-l(r,1),this.moveLine(l(r,0),l(r,1)),!0;case"Td":return this.moveLine(l(r,0),l(r,1)),
!0;case"T*":return this.moveLine(0,-d.leading),!0;default:return!1}}}})};
