"use strict";exports.id=5868,exports.ids=[5868],exports.modules={64019:((W,S,i)=>{i.d(S,{dK:()=>P,wR:()=>E,hs:()=>_});var y=i(45599),l=i(74135),v=i(6057);function w(m,c,a,T){
const u=(0,v.b0)(m,c.get("Rect")),g=m.get(a);if(!u||!(g instanceof y.Z6))return;const A=(0,v.b0)(m,g.dict.get("BBox"));if(!A)return;const[p,I,U,L]=(0,l.zl)((0,v.
lQ)(m,g.dict.get("Matrix")),A);if(!(U>p)||!(L>I))return;const R=(u[2]-u[0])/(U-p),K=(u[3]-u[1])/(L-I),x=[R,0,0,K,u[0]-p*R,u[1]-I*K];return{form:a,matrix:T===0?x:
O(x,T,u[0],u[3])}}function O([m,c,a,T,u,g],A,p,I){const U=A===180?-1:0,L=A===90?1:A===270?-1:0,R=(t,e)=>[U*t-L*e,L*t+U*e],[K,x]=R(u-p,g-I);return[...R(m,c),...R(
a,T),K+p,x+I]}const r=2,d=16,D=32;function M(m,c){const a=m.resolve(c.get("F"));return typeof a=="number"?a:0}const P=(m,c)=>(M(m,c)&(r|D))!==0;function _(m,c,a,T){
return w(m,c,a,M(m,c)&d?T:0)}function E(m,c){const a=m.dict(c.get("AP"))?.get("N"),T=m.resolve(a);if(T instanceof y.Z6)return(0,y.i9)(a)?a:void 0;if(!(T instanceof
y.Bi))return;const u=m.resolve(c.get("AS")),g=u instanceof y.SX?T.get(u.text):void 0;return(0,y.i9)(g)&&m.resolve(g)instanceof y.Z6?g:void 0}}),86491:((W,S,i)=>{
i.d(S,{Z:()=>P});var y=i(45599),l=i(16456),v=i(9865),w=i(62743);const O=.5,r=(0,v.vp)("Times-Roman"),d=Array.from({length:256},(_,E)=>{const m=l.W[E-32]??"\0",c=m!==
"\0",a=c?r(m.codePointAt(0)):void 0;return{code:E,cid:E,text:c?m:w.m,width:a===void 0?O:a/1e3,isSpace:E===32,vertical:void 0}}),D=d.map(_=>({..._,text:w.m}));function M(_){
const E=Array.from(_,c=>d[c]);return 2*E.filter(({text:c})=>c===w.m).length>=E.length?E.map(({code:c})=>D[c]):E}const P={name:"",bold:!1,italic:!1,fixedPitch:!1,
ascent:.75,descent:-.25,dictionary:new y.Bi,vertical:!1,space:d[32].width,type3:void 0,partEnd:(_,E,m)=>Math.min(E+m,_.length),glyphs:M}}),75444:((W,S,i)=>{i.d(
S,{RZ:()=>r,bD:()=>w,qw:()=>O});var y=i(45599),l=i(64019),v=i(31095);function w(d,D,M,P){return O(d,D,P).flatMap(_=>{const E=(0,l.wR)(d,_),m=E&&(0,l.hs)(d,_,E,M);
return m?[m]:[]})}function O(d,D,M){const P=[];for(const _ of d.array(d.entry(d.pages.number(D),"Annots"))??[]){const E=d.dict(_);!E||(0,y.Eo)(d.resolve(E.get("\
Subtype")),"Popup")||(0,l.dK)(d,E)||M.isOff(E.get("OC"))||P.push(E)}return P}function r(d){return new v.H(d,d.dict(d.dict(d.catalog.get("AcroForm"))?.get("DR")))}}),
4745:((W,S,i)=>{i.d(S,{p:()=>K});var y=i(42973),l=i(82416),v=i(45599),w=i(98446),O=i(37709),r=i(85008),d=i(74135),D=i(6057),M=i(5490),P=i(78157),_=i(77581);const E={
id:-1,stream:0,isArtifact:!1,isReversed:!1},m=1e4,c=8;class a{document;layers;marks=E;isOff=!1;replacement;open=[];beyond=0;constructor(t,e){this.document=t,this.
layers=e}get depth(){return this.open.length+this.beyond}begin(t,e,n){if(this.open.length>=m)return this.beyond++,!1;const s=this.plainId(t);if(s>=0){this.open.
push({marks:this.marks,isOff:this.isOff,replaces:!1});const{isArtifact:B,isReversed:F}=this.marks;return this.marks={id:s,stream:n,isArtifact:B,isReversed:F},!1}
const o=t.name(0)??"",f=t.operator==="BDC"?this.listed(t,e):void 0,h=this.document.dict(f),b=this.replacement===void 0?this.document.resolve(h?.get("ActualText")):
null,C=b instanceof v.Mx;return this.open.push({marks:this.marks,isOff:this.isOff,replaces:C}),C&&(this.replacement=(0,_.g7)(b)),o==="OC"&&this.layers.isOff(f)&&
(this.isOff=!0),this.mark(o,h,n),C}plainId(t){if(t.operator!=="BDC"||t.kind(1)!==r.q$)return-1;const{content:e}=t,n=t.endOf(1)-2;let s=(0,P.AN)(e,t.startOf(1)+2,
n);if(!(0,P.w1)(e,s,"/MCID"))return-1;const o=s+5,f=s=(0,P.AN)(e,o,n);if(f===o)return-1;let h=0;for(;s<n&&(0,P.yp)(e[s]);s++)h=h*10+e[s]-P.l0;return s>f&&s-f<c&&
(0,P.AN)(e,s,n)===n?h:-1}end(){if(this.beyond>0)return this.beyond--,!1;const t=this.open.pop();return t?(this.marks=t.marks,this.isOff=t.isOff,t.replaces):!1}mark(t,e,n){
const{marks:s}=this,o=this.document.resolve(e?.get("MCID")),f=t==="ReversedChars",h=t==="Artifact";typeof o=="number"?this.marks={...s,id:o,stream:n}:h&&!s.isArtifact?
this.marks={...s,isArtifact:h}:f&&!s.isReversed&&(this.marks={...s,isReversed:f})}listed(t,e){return t.kind(1)!==r.o_?t.value(1):e?.get(t.name(1))}}class T{places=[];texts=[];glyph(t,e,n,s,o){
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
replaces&&(this.replacement=new T)}endMarked(){const{marked:t,replacement:e}=this;t.end()&&(e&&this.writer.replaced(e,t.replacement),this.replacement=void 0,t.replacement=
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
v.Z6&&(0,v.Eo)(this.document.resolve(s.dict.get("Subtype")),"Form"))return this.draw(n,e);s instanceof v.Z6&&!this.marked.isOff&&!this.layers.isOff(s.dict.get("\
OC"))&&this.observer?.image?.(e.states.current)}async draw(t,{states:e,scope:n,drawing:s}){const{document:o,layers:f}=this,h=o.resolve(t);if(!(h instanceof v.Z6)||
!(0,v.i9)(t)||s.includes(t.number)||f.isOff(h.dict.get("OC")))return;if(s.length>=o.job.limits.formDepth)throw this.tooDeep();o.job.memory.budget.spend("operato\
rs",R);const b=await this.decoder.form(t.number,h),C=o.dict(h.dict.get("Resources")),B={...e.current,matrix:(0,d.lw)((0,D.lQ)(o,h.dict.get("Matrix")),e.current.
matrix)};this.observer?.enters?.(h.dict,B),await this.readForm(b,h,{states:new M.U(B),scope:C?new g.H(o,C,n):n,stream:t.number,drawing:[...s,t.number]})}async readForm(t,e,n){
await this.read(t,n)}tooDeep(){const t=this.document.job.limits.formDepth;return(0,y.F)("formDepth",`A page of the document has more than ${(0,w.y_)(t,"form")} \
within another`,p)}}}),58971:((W,S,i)=>{i.d(S,{X:()=>r});var y=i(58552),l=i(45599);const v=1e5,w=8*1024*1024,O=Uint8Array.of(10);class r{document;forms=new Map;kept=0;constructor(D){
this.document=D}async page(D){const{document:M}=this,P=M.entry(M.pages.number(D),"Contents"),_=M.resolve(P);if(_ instanceof l.Z6)return this.decode(_);const E=[];
for(const m of M.array(P)??[]){const c=(0,l.i9)(m)?M.get(m):null;c instanceof l.Z6&&E.push(await this.decode(c),O)}return E.length===2?E[0]:Buffer.concat(E)}async form(D,M){
const P=this.forms.get(D);if(P)return P;const _=await this.decode(M);return this.kept+=_.length,this.kept>w&&(this.forms.clear(),this.kept=_.length),this.forms.
set(D,_),_}async decode(D){const{document:M}=this;if(D.data.length>v)try{return await M.decodedAtEase(D)}catch(E){if(!(E instanceof y.zU)||E.code!=="unreadable_\
document")throw E}const P=M.decodedPart(D)?.data??new Uint8Array(0),_=M.job.pace.step(P.length);return _&&await _,P}}}),87141:((W,S,i)=>{i.d(S,{y:()=>l});var y=i(
74135);function l(v){const{userUnit:w}=v;return(0,y.lw)((0,y.DI)((0,y.S3)(v)),[w,0,0,-w,0,(0,y.iN)(v).height*w])}}),63181:((W,S,i)=>{i.d(S,{C:()=>P});var y=i(97748);
const l=.002,v=64,w=.001,O=1e5,r=.4,d=2.5,D=Uint8Array.from({length:256},(m,c)=>c),M={cos:1,sin:0,vertical:!1};class P{sink;characters;matrix=new y.f6;replaces;part=256;frames=[
M];ems=new Map;style;along=0;across=0;unit=0;moved=0;constructor(c,a){this.sink=c,this.characters=a,this.replaces=c.space!==void 0}begin(c,a,T){const{matrix:u,size:g,
stretch:A}=c,p=this.matrix,I=p.a*u[0]+p.b*u[2],U=p.a*u[1]+p.b*u[3],L=p.c*u[0]+p.d*u[2],R=p.c*u[1]+p.d*u[3],K=p.e*u[0]+p.f*u[2]+u[4]+c.rise*L,x=p.e*u[1]+p.f*u[3]+
u[5]+c.rise*R,{vertical:t}=a,e=t?-L*g:I*g*A,n=t?-R*g:U*g*A,s=n===0?Math.abs(e):Math.hypot(e,n),{cos:o,sin:f}=this.frameOf(s>0?e/s:1,s>0?n/s:0,t),h=this.frame,b=t?
Math.hypot(I,U)*Math.abs(g):Math.abs((R*o-L*f)*g);this.along=K*o+x*f,this.across=x*o-K*f,this.unit=s,this.moved=0;const C=a.type3?this.emOf(a):1;this.styled(a,h,
b*C,s*C,c.mode,T)}frame=M;frameOf(c,a,T){const{frames:u,frame:g}=this;if(_(g,c,a,T))return g;const A=u.find(p=>_(p,c,a,T));return this.frame=A??{cos:E(c),sin:E(
a),vertical:T},!A&&u.length<v&&u.push(this.frame),this.frame}emOf(c){const a=this.ems.get(c);if(a!==void 0)return a;const T=c.glyphs(D).flatMap(({width:A})=>A>0?
[A]:[]),u=2*T.reduce((A,p)=>A+p,0)/Math.max(T.length,1),g=u===0||u>r&&u<d?1:u;return this.ems.set(c,g),g}styled(c,a,T,u,g,A){const{style:p}=this;p!==void 0&&p.font===
c&&p.frame===a&&Math.abs(p.size-T)<w&&Math.abs(p.unit-u)<w&&p.mode===g&&p.marks===A||(this.style={font:c,frame:a,size:T,unit:u,mode:g,marks:A})}show(c,a,T,u){const g=a.
font,A=this.style,{unit:p,along:I,across:U,sink:L}=this,{vertical:R}=g,K=a.size===0?1:a.size,x=(R?-a.charSpace:a.charSpace)/K,t=(R?-a.wordSpace:a.wordSpace)/K,e=!T&&
p>w&&A.size<O&&p<O;let{moved:n}=this;const s=g.glyphs(c);let o=0;for(let f=0;f<s.length;f++)o+=s[f].text.length||1;this.characters.take(o);for(let f=0;f<s.length;f++){
const h=s[f],b=h.isSpace?x+t:x,C=I+n*p;if(n+=(R&&h.vertical?-h.vertical.advance:h.width)+b,!e)continue;const B=I+n*p;u?u.glyph(A,h.text,C,B,U):L.glyph(A,h.text,
C,B,U)}this.moved=n}adjust(c){this.moved+=(this.frame.vertical?c:-c)/1e3}replaced(c,a){c.isEmpty||(this.characters.take(a.length),c.write(a,this.sink))}end(c){const{
size:a,stretch:T,font:u}=c;u.vertical?this.matrix.advance(0,-this.moved*a):this.matrix.advance(this.moved*a*T,0)}}const _=(m,c,a,T)=>Math.abs(m.cos-c)<l&&Math.abs(
m.sin-a)<l&&m.vertical===T,E=m=>Math.abs(m)<l?0:Math.abs(Math.abs(m)-1)<l?Math.sign(m):m}),5490:((W,S,i)=>{i.d(S,{M:()=>w,U:()=>v});var y=i(74135);const l=1e4;class v{current;saved=[];beyond=0;constructor(r){
this.current=r}follow(r){switch(r.operator){case"q":return this.saved.length<l?this.saved.push({...this.current}):this.beyond++,!0;case"Q":return this.beyond>0?
this.beyond--:this.current=this.saved.pop()??this.current,!0;case"cm":return this.transform(r),!0;default:return!1}}transform(r){if(r.count!==6)return;const[d,D,
M,P,_,E]=w(r);this.current.matrix=(0,y.lw)([d,D,M,P,_,E],this.current.matrix)}}const w=O=>Array.from({length:O.count},(r,d)=>O.number(d))}),12657:((W,S,i)=>{i.d(
S,{y:()=>w});var y=i(42973),l=i(98446);const v=50;class w{job;count=0;constructor(r){this.job=r}take(r){const{limits:d,memory:D,pace:M}=this.job;if(this.count+=
r,this.count>d.pageCharacters)throw(0,y.F)("pageCharacters",`A page of the document has more than ${(0,l.y_)(d.pageCharacters,"character")}`,"Open it in another\
 PDF program and save it again");D.budget.spend("characters",r),M.add(r*v)}}}),65868:((W,S,i)=>{i.d(S,{i:()=>m});var y=i(74135),l=i(6057),v=i(36502),w=i(75444),
O=i(4745),r=i(58971),d=i(87141),D=i(63181),M=i(12657),P=i(31095),_=i(97748);const E=2e4;class m{document;layers;decoder;constructor(a){this.document=a,this.layers=
new v.z(a),this.decoder=new r.X(a)}async read(a,T,u){const{document:g,decoder:A,layers:p}=this,I=g.job.pace.step(E);I&&await I;const U=(0,l.iw)(g,a),L=(0,d.y)(U),
R=new O.p(g,A,new D.C(T,new M.y(g.job)),p,u),K=new P.H(g,g.dict(g.pages.attribute(a,"Resources")));await R.page(await A.page(a),K,(0,_.ue)(L));for(const x of(0,w.
bD)(g,a,U.rotation,p))await R.form(x.form,(0,w.RZ)(g),(0,_.ue)((0,y.lw)(x.matrix,L)))}}}),31095:((W,S,i)=>{i.d(S,{H:()=>v,t:()=>w});var y=i(86491),l=i(57373);class v{document;resources;outer;fonts=new Map;constructor(r,d,D){
this.document=r,this.resources=d,this.outer=D}find(r,d){return this.document.dict(this.resources?.get(r))?.get(d)??this.outer?.find(r,d)}properties(){return this.
document.dict(this.resources?.get("Properties"))??this.outer?.properties()}loaded(r){return this.fonts.get(r)??null}async load(r){const d=await w(this.document,
this.find("Font",r));return this.fonts.set(r,d),d}}async function w(O,r){return r!==void 0&&O.dict(r)?(0,l.G)(O,r):y.Z}}),97748:((W,S,i)=>{i.d(S,{ZO:()=>v,f6:()=>w,
ue:()=>y});const y=O=>({matrix:O,font:void 0,size:0,charSpace:0,wordSpace:0,stretch:1,leading:0,rise:0,mode:0}),l=(O,r)=>O.number(r)||0;function v(O,r){switch(O.
operator){case"Tc":return r.charSpace=l(O,0),!0;case"Tw":return r.wordSpace=l(O,0),!0;case"Tz":return r.stretch=l(O,0)/100,!0;case"TL":return r.leading=l(O,0),!0;case"\
Ts":return r.rise=l(O,0),!0;case"Tr":return r.mode=l(O,0),!0;default:return!1}}class w{a=1;b=0;c=0;d=1;e=0;f=0;lineE=0;lineF=0;reset(){this.set(1,0,0,1,0,0)}set(r,d,D,M,P,_){
this.a=r,this.b=d,this.c=D,this.d=M,this.e=this.lineE=P,this.f=this.lineF=_}moveLine(r,d){this.e=this.lineE+=r*this.a+d*this.c,this.f=this.lineF+=r*this.b+d*this.
d}advance(r,d){this.e+=r*this.a+d*this.c,this.f+=r*this.b+d*this.d}follow(r,d){switch(r.operator){case"BT":return this.reset(),!0;case"Tm":return r.count>=6&&this.
set(l(r,0),l(r,1),l(r,2),l(r,3),l(r,4),l(r,5)),!0;case"TD":return d.leading=-l(r,1),this.moveLine(l(r,0),l(r,1)),!0;case"Td":return this.moveLine(l(r,0),l(r,1)),
!0;case"T*":return this.moveLine(0,-d.leading),!0;default:return!1}}}})};
