"use strict";exports.id=5868,exports.ids=[5868],exports.modules={75444:((W,A,l)=>{l.d(A,{RZ:()=>S,bD:()=>_,qw:()=>o});var y=l(45599),p=l(64019),T=l(31095);async function _(M,C,b,i){
const m=[];for(const c of await o(M,C,i)){const r=(0,p.wR)(M,c),a=r&&(0,p.hs)(M,c,r,b);a&&m.push(a);const g=M.job.pace.step(E);g&&await g}return m}const E=1e3;async function o(M,C,b){
const i=[];for(const m of M.array(M.entry(M.pages.number(C),"Annots"))??[]){const c=M.dict(m),r=M.job.pace.step(E);r&&await r,!(!c||(0,y.Eo)(M.resolve(c.get("Su\
btype")),"Popup"))&&((0,p.dK)(M,c)||b.isOff(c.get("OC"))||i.push(c))}return i}function S(M){return new T.H(M,M.dict(M.dict(M.catalog.get("AcroForm"))?.get("DR")))}}),
4745:((W,A,l)=>{l.d(A,{p:()=>B});var y=l(42973),p=l(82416),T=l(45599),_=l(98446),E=l(37709),o=l(85008),S=l(74135),M=l(6057),C=l(5490),b=l(78157),i=l(77581),m=l(
16747);const c={id:-1,stream:0,isArtifact:!1,isReversed:!1},r=1e4,a=8;class g{document;layers;marks=c;isOff=!1;replacement;open=[];beyond=0;constructor(t,e){this.
document=t,this.layers=e}get depth(){return this.open.length+this.beyond}begin(t,e,s){if(this.open.length>=r)return this.beyond++,!1;const n=this.plainId(t);if(n>=
0){this.open.push({marks:this.marks,isOff:this.isOff,replaces:!1});const{isArtifact:K,isReversed:N}=this.marks;return this.marks={id:n,stream:s,isArtifact:K,isReversed:N},
!1}const h=t.name(0)??"",u=t.operator==="BDC"?this.listed(t,e):void 0,d=this.document.dict(u),D=this.replacement===void 0?this.document.resolve(d?.get("ActualTe\
xt")):null,P=D instanceof T.Mx?(0,i.g7)(D):void 0,I=P!==void 0&&!(0,m._X)(P);return this.open.push({marks:this.marks,isOff:this.isOff,replaces:I}),I&&(this.replacement=
P),h==="OC"&&this.layers.isOff(u)&&(this.isOff=!0),this.mark(h,d,s),I}plainId(t){if(t.operator!=="BDC"||t.kind(1)!==o.q$)return-1;const{content:e}=t,s=t.endOf(1)-
2;let n=(0,b.AN)(e,t.startOf(1)+2,s);if(!(0,b.w1)(e,n,"/MCID"))return-1;const h=n+5,u=n=(0,b.AN)(e,h,s);if(u===h)return-1;let d=0;for(;n<s&&(0,b.yp)(e[n]);n++)d=
d*10+e[n]-b.l0;return n>u&&n-u<a&&(0,b.AN)(e,n,s)===s?d:-1}end(){if(this.beyond>0)return this.beyond--,!1;const t=this.open.pop();return t?(this.marks=t.marks,this.
isOff=t.isOff,t.replaces):!1}mark(t,e,s){const{marks:n}=this,h=this.document.resolve(e?.get("MCID")),u=t==="ReversedChars",d=t==="Artifact";typeof h=="number"?this.
marks={...n,id:h,stream:s}:d&&!n.isArtifact?this.marks={...n,isArtifact:d}:u&&!n.isReversed&&(this.marks={...n,isReversed:u})}listed(t,e){return t.kind(1)!==o.o_?
t.value(1):e?.get(t.name(1))}}class f{places=[];texts=[];glyph(t,e,s,n,h){this.places.push({style:t,start:s,end:n,baseline:h}),this.texts.push(e)}isSame(t,e){const{
texts:s}=this;if(s.length!==e||s.join("")!==t)return!1;const n=[...t];return n.length!==e||n.every((h,u)=>h===s[u])}get isEmpty(){return this.places.length===0}write(t,e){
const{places:s,texts:n}=this,h=[...t];if(h.length===s.length)for(const[u,{style:d,start:D,end:P,baseline:I}]of s.entries())e.glyph(d,h[u],D,P,I);else if(n.join(
"")===t)for(const[u,{style:d,start:D,end:P,baseline:I}]of s.entries())e.glyph(d,n[u],D,P,I);else this.spread(h,e)}spread(t,e){const{places:s}=this,n=s.length/t.
length,h=d=>s[Math.min(Math.floor(d*n),s.length-1)],u=d=>{const{start:D,end:P}=h(d);return D+(P-D)*Math.min(d*n-Math.floor(d*n),1)};for(let d=0,D;d<t.length;d=D){
for(D=d;D<t.length&&!O(t[D]);)D++;if(D===d){e.space?.(),D++;continue}const P=h(d),I=h(D-1),K=I.baseline===P.baseline&&I.end>P.start?D===t.length?I.end:u(D):P.end;
e.glyph(P.style,t.slice(d,D).join(""),u(d),Math.max(K,u(d)),P.baseline)}}}const O=j=>/\s/u.test(j);var v=l(31095),w=l(97748);const x="Open it in another PDF pro\
gram and save it again",R=32,L=3e5,U=3e3,F=4096,k=49;class B{document;decoder;writer;layers;observer;marked;replacement;visits=0;unknown=0;constructor(t,e,s,n,h){
this.document=t,this.decoder=e,this.writer=s,this.layers=n,this.observer=h,this.marked=new g(t,n)}isOtherData=!1;async page(t,e,s){await this.read(t,{states:new C.
U(s),scope:e,stream:0,drawing:[]});const n=this.visits===0&&!await(0,E.ow)(t,this.document.job.pace);this.isOtherData=n||this.unknown*2>this.visits}async form(t,e,s){
await this.draw(t,{states:new C.U(s),scope:e,stream:0,drawing:[]})}async read(t,e){const{marked:s}=this,{depth:n}=s;for(await(0,E.Ko)(t,this.document.job.pace,h=>this.
visit(h,e));s.depth>n;)this.endMarked()}visit(t,e){const{memory:s,pace:n}=this.document.job;s.budget.spend("operators",1);const h=this.take(t,e);if(++this.visits%
R!==0&&!n.isFull)return h;const u=n.step(L);return h&&u?h.then(()=>u):h??u}take(t,e){const{states:s}=e;switch(t.operator){case"q":case"Q":case"cm":s.follow(t);return;case"\
Tj":return this.showOne(t,s.current);case"TJ":return this.showMany(t,s.current);case"'":return this.writer.matrix.moveLine(0,-s.current.leading),this.showOne(t,
s.current);case'"':return s.current.wordSpace=t.number(t.count-3)||0,s.current.charSpace=t.number(t.count-2)||0,this.writer.matrix.moveLine(0,-s.current.leading),
this.showOne(t,s.current);case"Tf":return this.setFont(t,e);case"gs":return this.setState(t.name(0),e);case"Do":return this.draws(t.name(0),e);case"BMC":case"BD\
C":return this.beginMarked(t,e);case"EMC":return this.endMarked();case"":this.unknown++;return;default:if((0,w.ZO)(t,s.current)||this.writer.matrix.follow(t,s.current))
return;this.observer?.takes?.(t,s.current,e.scope,this.marked.isOff)}}beginMarked(t,{scope:e,stream:s}){this.marked.begin(t,e.properties(),s)&&this.writer.replaces&&
(this.replacement=new f)}endMarked(){const{marked:t,replacement:e}=this;t.end()&&(e&&this.writer.replaced(e,t.replacement),this.replacement=void 0,t.replacement=
void 0)}showOne(t,e){const s=t.count-1;if(!t.isLong(s))return this.showString(t.string(s),e);const{content:n}=t;return(0,p.nK)(n,t.startOf(s),t.endOf(s),this.document.
job.pace).then(h=>this.showString(h,e))}showString(t,e){if(!t||!e.font)return;this.observer?.shows?.(e),this.writer.begin(e,e.font,this.marked.marks);const s=this.
write(t,e);if(s)return s.then(()=>this.writer.end(e));this.writer.end(e)}showMany(t,e){const s=t.count-1;if(t.kind(s)!==o.pQ||!e.font)return;const{writer:n}=this,
{content:h}=t;this.observer?.shows?.(e),n.begin(e,e.font,this.marked.marks);const u=this.writeElements(h,t.inside(s),e);if(u)return u.then(()=>n.end(e));n.end(e)}writeElements(t,e,s){
const{pace:n}=this.document.job;for(let h=e.next(!1,!0);h;h=e.next(!1,!0)){let u;if(h===o.yA?n.add(o.rT):(h===o.An||h===o.Cd)&&e.end-e.start>o.rT?u=(0,p.nK)(t,e.
start,e.end,n).then(d=>this.write(d,s)):h===o.An||h===o.Cd?u=this.write((0,p.E3)(t,e.start,e.end),s):h===o.uk&&this.writer.adjust((0,p.kz)(t,e.start,e.end)),u??=
n.step(U),u)return u.then(()=>this.writeElements(t,e,s))}}write(t,e){if(this.observer?.string?.(t,e.font),t.length>this.partOf(e))return this.writeParts(t,0,e);
this.writer.show(t,e,this.marked.isOff,this.replacement)}partOf({font:t}){return Math.max(1,Math.min(this.writer.part,Math.floor(F/t.longest)))}writeParts(t,e,s){
const{pace:n}=this.document.job,h=this.partOf(s);for(let u=e,d;u<t.length;u=d){d=t.length-u<=h?t.length:s.font.partEnd(t,u,h);const D=u===0&&d===t.length?t:t.subarray(
u,d);this.writer.show(D,s,this.marked.isOff,this.replacement);const P=n.isFull&&d<t.length?n.step(0):void 0;if(P)return P.then(()=>this.writeParts(t,d,s))}}setFont(t,{
scope:e,states:s}){const n=t.name(0);if(n===void 0)return;const h=s.current;h.size=t.number(1)||0;const u=e.loaded(n);if(u!==null)h.font=u;else return e.load(n).
then(d=>{h.font=d})}setState(t,{scope:e,states:s}){if(t===void 0)return;const{document:n}=this,h=n.array(n.dict(e.find("ExtGState",t))?.get("Font"));if(!h)return;
const u=n.resolve(h[1]),d=s.current;return typeof u=="number"&&(d.size=u),(0,v.t)(n,h[0]).then(D=>{d.font=D})}draws(t,e){if(t===void 0)return;const s=e.scope.find(
"XObject",t),n=this.document.resolve(s);if(n instanceof T.Z6&&(0,T.Eo)(this.document.resolve(n.dict.get("Subtype")),"Form"))return this.draw(s,e);n instanceof T.
Z6&&!this.marked.isOff&&!this.layers.isOff(n.dict.get("OC"))&&this.observer?.image?.(e.states.current,s)}async draw(t,{states:e,scope:s,drawing:n}){const{document:h,
layers:u}=this,d=h.resolve(t);if(!(d instanceof T.Z6)||!(0,T.i9)(t)||n.includes(t.number)||u.isOff(d.dict.get("OC")))return;if(n.length>=h.job.limits.formDepth)
throw this.tooDeep();h.job.memory.budget.spend("operators",k);const D=await this.decoder.form(t.number,d),P=h.dict(d.dict.get("Resources")),I={...e.current,matrix:(0,S.
lw)((0,M.lQ)(h,d.dict.get("Matrix")),e.current.matrix)};this.observer?.enters?.(d.dict,I),await this.readForm(D,d,{states:new C.U(I),scope:P?new v.H(h,P,s):s,stream:t.
number,drawing:[...n,t.number]})}async readForm(t,e,s){await this.read(t,s)}tooDeep(){const t=this.document.job.limits.formDepth;return(0,y.F)("formDepth",`A pa\
ge of the document has more than ${(0,_.y_)(t,"form")} within another`,x)}}}),87141:((W,A,l)=>{l.d(A,{y:()=>p});var y=l(74135);function p(T){const{userUnit:_}=T;
return(0,y.lw)((0,y.DI)((0,y.S3)(T)),[_,0,0,-_,0,(0,y.iN)(T).height*_])}}),63181:((W,A,l)=>{l.d(A,{C:()=>b});var y=l(97748);const p=.002,T=64,_=.001,E=1e5,o=.4,
S=2.5,M=Uint8Array.from({length:256},(c,r)=>r),C={cos:1,sin:0,vertical:!1};class b{sink;characters;matrix=new y.f6;replaces;part=256;frames=[C];ems=new Map;style;used=new Set;along=0;across=0;unit=0;moved=0;constructor(r,a){
this.sink=r,this.characters=a,this.replaces=r.space!==void 0}begin(r,a,g){const{matrix:f,size:O,stretch:v}=r,w=this.matrix,x=w.a*f[0]+w.b*f[2],R=w.a*f[1]+w.b*f[3],
L=w.c*f[0]+w.d*f[2],U=w.c*f[1]+w.d*f[3],F=w.e*f[0]+w.f*f[2]+f[4]+r.rise*L,k=w.e*f[1]+w.f*f[3]+f[5]+r.rise*U,{vertical:B}=a,j=B?-L*O:x*O*v,t=B?-U*O:R*O*v,e=t===0?
Math.abs(j):Math.hypot(j,t),{cos:s,sin:n}=this.frameOf(e>0?j/e:1,e>0?t/e:0,B),h=this.frame,u=B?Math.hypot(x,R)*Math.abs(O):Math.abs((U*s-L*n)*O);this.along=F*s+
k*n,this.across=k*s-F*n,this.unit=e,this.moved=0;const d=a.type3?this.emOf(a):1;this.styled(a,h,u*d,e*d,r.mode,g)}frame=C;frameOf(r,a,g){const{frames:f,frame:O}=this;
if(i(O,r,a,g))return O;const v=f.find(w=>i(w,r,a,g));return this.frame=v??{cos:m(r),sin:m(a),vertical:g},!v&&f.length<T&&f.push(this.frame),this.frame}emOf(r){const a=this.
ems.get(r);if(a!==void 0)return a;const g=r.glyphs(M).flatMap(({width:v})=>v>0?[v]:[]),f=2*g.reduce((v,w)=>v+w,0)/Math.max(g.length,1),O=f===0||f>o&&f<S?1:f;return this.
ems.set(r,O),O}styled(r,a,g,f,O,v){const{style:w}=this;w!==void 0&&w.font===r&&w.frame===a&&Math.abs(w.size-g)<_&&Math.abs(w.unit-f)<_&&w.mode===O&&w.marks===v||
(this.style={font:r,frame:a,size:g,unit:f,mode:O,marks:v},this.used.add(r))}get fonts(){return this.used}show(r,a,g,f){this.showGlyphs(a.font.glyphs(r),a,g,f)}showGlyphs(r,a,g,f){
const O=a.font,v=this.style,{unit:w,along:x,across:R,sink:L}=this,{vertical:U}=O,F=a.size===0?1:a.size,k=(U?-a.charSpace:a.charSpace)/F,B=(U?-a.wordSpace:a.wordSpace)/
F,j=!g&&w>_&&v.size<E&&w<E;let{moved:t}=this,e=0;for(let s=0;s<r.length;s++)e+=r[s].text.length||1;this.characters.take(e);for(let s=0;s<r.length;s++){const n=r[s],
h=n.isSpace?k+B:k,u=x+t*w;if(t+=(U&&n.vertical?-n.vertical.advance:n.width)+h,!j)continue;const d=x+t*w;f?f.glyph(v,n.text,u,d,R):L.glyph(v,n.text,u,d,R)}this.moved=
t}adjust(r){this.moved+=(this.frame.vertical?r:-r)/1e3}replaced(r,a){r.isEmpty||(this.characters.take(a.length),r.write(a,this.sink))}end(r){const{size:a,stretch:g,
font:f}=r;f.vertical?this.matrix.advance(0,-this.moved*a):this.matrix.advance(this.moved*a*g,0)}}const i=(c,r,a,g)=>Math.abs(c.cos-r)<p&&Math.abs(c.sin-a)<p&&c.
vertical===g,m=c=>Math.abs(c)<p?0:Math.abs(Math.abs(c)-1)<p?Math.sign(c):c}),5490:((W,A,l)=>{l.d(A,{M:()=>_,U:()=>T});var y=l(74135);const p=1e4;class T{current;saved=[];beyond=0;constructor(o){
this.current=o}follow(o){switch(o.operator){case"q":return this.saved.length<p?this.saved.push({...this.current}):this.beyond++,!0;case"Q":return this.beyond>0?
this.beyond--:this.current=this.saved.pop()??this.current,!0;case"cm":return this.transform(o),!0;default:return!1}}transform(o){if(o.count!==6)return;const[S,M,
C,b,i,m]=_(o);this.current.matrix=(0,y.lw)([S,M,C,b,i,m],this.current.matrix)}}const _=E=>Array.from({length:E.count},(o,S)=>E.number(S))}),12657:((W,A,l)=>{l.d(
A,{y:()=>_});var y=l(42973),p=l(98446);const T=50;class _{job;count=0;constructor(o){this.job=o}take(o){const{limits:S,memory:M,pace:C}=this.job;if(this.count+=
o,this.count>S.pageCharacters)throw(0,y.F)("pageCharacters",`A page of the document has more than ${(0,p.y_)(S.pageCharacters,"character")}`,"Open it in another\
 PDF program and save it again");M.budget.spend("characters",o),C.add(o*T)}}}),65868:((W,A,l)=>{l.d(A,{i:()=>c});var y=l(74135),p=l(6057),T=l(36502),_=l(75444),
E=l(4745),o=l(58971),S=l(87141),M=l(63181),C=l(12657),b=l(31095),i=l(97748);const m=2e4;class c{document;layers;decoder;constructor(a,g=new T.z(a)){this.document=
a,this.layers=g,this.decoder=new o.X(a)}async read(a,g,f){const{document:O,decoder:v,layers:w}=this,x=O.job.pace.step(m);x&&await x;const R=(0,p.iw)(O,a),L=(0,S.
y)(R),U=new M.C(g,new C.y(O.job)),F=new E.p(O,v,U,w,f),k=new b.H(O,O.dict(O.pages.attribute(a,"Resources")));await F.page(await v.page(a),k,(0,i.ue)(L));for(const B of await(0,_.
bD)(O,a,R.rotation,w))await F.form(B.form,(0,_.RZ)(O),(0,i.ue)((0,y.lw)(B.matrix,L)));return{ofContent:v.hasLosses||F.isOtherData,ofFonts:[...U.fonts].some(({isDamaged:B})=>B)}}}}),
97748:((W,A,l)=>{l.d(A,{ZO:()=>T,f6:()=>_,ue:()=>y});const y=E=>({matrix:E,font:void 0,size:0,charSpace:0,wordSpace:0,stretch:1,leading:0,rise:0,mode:0}),p=(E,o)=>E.
number(o)||0;function T(E,o){switch(E.operator){case"Tc":return o.charSpace=p(E,0),!0;case"Tw":return o.wordSpace=p(E,0),!0;case"Tz":return o.stretch=p(E,0)/100,
!0;case"TL":return o.leading=p(E,0),!0;case"Ts":return o.rise=p(E,0),!0;case"Tr":return o.mode=p(E,0),!0;default:return!1}}class _{a=1;b=0;c=0;d=1;e=0;f=0;lineE=0;lineF=0;reset(){
this.set(1,0,0,1,0,0)}set(o,S,M,C,b,i){this.a=o,this.b=S,this.c=M,this.d=C,this.e=this.lineE=b,this.f=this.lineF=i}moveLine(o,S){this.e=this.lineE+=o*this.a+S*this.
c,this.f=this.lineF+=o*this.b+S*this.d}advance(o,S){this.e+=o*this.a+S*this.c,this.f+=o*this.b+S*this.d}follow(o,S){switch(o.operator){case"BT":return this.reset(),
!0;case"Tm":return o.count>=6&&this.set(p(o,0),p(o,1),p(o,2),p(o,3),p(o,4),p(o,5)),!0;case"TD":return S.leading=-p(o,1),this.moveLine(p(o,0),p(o,1)),!0;case"Td":
return this.moveLine(p(o,0),p(o,1)),!0;case"T*":return this.moveLine(0,-S.leading),!0;default:return!1}}}}),36502:((W,A,l)=>{l.d(A,{z:()=>M});var y=l(45599);const p={
View:"ViewState",Print:"PrintState"};class T{document;categories={View:new Map,Print:new Map};intents;constructor(i,m){this.document=i,this.intents=this.intentsOf(
m);for(const c of i.array(m?.get("AS"))??[]){const r=i.dict(c),a=i.resolve(r?.get("Event"));if(!r||!((0,y.Eo)(a,"View")||(0,y.Eo)(a,"Print")))continue;const g=_(
i,r.get("Category")),f=this.categories[a.text];for(const O of i.array(r.get("OCGs"))??[]){if(!(0,y.i9)(O))continue;const v=f.get(O.number)??new Set;for(const w of g)
v.add(w);f.set(O.number,v)}}}isAlwaysOn(i){const{intents:m}=this;if(m.has("All"))return!1;const c=this.intentsOf(this.document.dict(new y.oS(i)));return!c.has("\
All")&&![...c].some(r=>m.has(r))}stateOf(i,m){const c=this.categories[m].get(i);if(!c)return;const r=this.document.dict(this.document.dict(new y.oS(i))?.get("Us\
age"));let a;for(const g of c){const f=p[g],O=f===void 0?null:this.document.resolve(this.document.dict(r?.get(g))?.get(f));if((0,y.Eo)(O,"OFF"))return!1;(0,y.Eo)(
O,"ON")&&(a=!0)}return a}intentsOf(i){const m=_(this.document,i?.get("Intent"));return new Set(m.length>0?m:["View"])}}function _(b,i){return(b.array(i)??[i??null]).
map(c=>b.resolve(c)).flatMap(c=>c instanceof y.SX?[c.text]:[])}const E=32;function o(b,i,m,c){const r=(a,g)=>{const f=c.get(a);if(f!==void 0)return f;c.set(a,!0);
const O=b.resolve(a[0]),v=R=>{const L=b.resolve(R);return(0,y.cy)(L)?g>0?r(L,g-1):!0:!(0,y.i9)(R)||m(R.number)},w=a.slice(1),x=S(O instanceof y.SX?O.text:"",w,v);
return c.set(a,x),x};return r(i,E)}function S(b,i,m){switch(b){case"And":return i.every(m);case"Or":return i.some(m);case"Not":return i.length===0||!m(i[0]);default:
return!0}}class M{document;off=new Set;on=new Set;baseOff;usages;viewed;printed;constructor(i){this.document=i;const m=i.dict(i.dict(i.catalog.get("OCProperties"))?.
get("D"));this.baseOff=(0,y.Eo)(i.resolve(m?.get("BaseState")),"OFF");for(const c of i.array(m?.get("OFF"))??[])(0,y.i9)(c)&&this.off.add(c.number);for(const c of i.
array(m?.get("ON"))??[])(0,y.i9)(c)&&this.on.add(c.number);this.usages=new T(i,m),this.viewed=C(c=>this.usages.isAlwaysOn(c)||(this.usages.stateOf(c,"View")??!this.
isGroupOff(c))),this.printed=C(c=>this.usages.stateOf(c,"Print")??this.viewed.states(c))}isOff(i){return!this.shows(i,this.viewed)}isNeverShown(i){return this.isOff(
i)&&!this.shows(i,this.printed)}groupsOff(){const{document:i}=this,m=i.dict(i.catalog.get("OCProperties"));return this.baseOff?(i.array(m?.get("OCGs"))??[]).filter(
c=>!(0,y.i9)(c)||!this.on.has(c.number)):i.array(i.dict(m?.get("D"))?.get("OFF"))??[]}async neverShown(){const i=this.document.array(this.document.dict(this.document.
catalog.get("OCProperties"))?.get("OCGs"))??[],m=new Set(i.flatMap(r=>(0,y.i9)(r)?[r.number]:[])),c=[];for(const r of m){!this.viewed.states(r)&&!this.printed.states(
r)&&c.push(r);const a=this.document.job.pace.step(1e3);a&&await a}return c}shows(i,m){const{document:c}=this,{states:r,memberships:a,expressions:g}=m,f=c.dict(i);
if(!f)return!0;if(!(0,y.Eo)(c.resolve(f.get("Type")),"OCMD"))return!(0,y.i9)(i)||r(i.number);const O=a.get(f);if(O!==void 0)return O;const v=c.resolve(f.get("VE")),
w=(0,y.cy)(v)?o(c,v,r,g):this.showsByPolicy(f,m);return a.set(f,w),w}showsByPolicy(i,{states:m,lists:c}){const{document:r}=this,a=r.array(i.get("OCGs"))??[i.get(
"OCGs")??null];let g=c.get(a);if(!g){const O=a.filter(y.i9).map(({number:v})=>m(v));g=O.length===0?"empty":{all:!O.includes(!1),any:O.includes(!0)},c.set(a,g)}if(g===
"empty")return!0;const f=r.resolve(i.get("P"));switch(f instanceof y.SX?f.text:"AnyOn"){case"AllOn":return g.all;case"AnyOff":return!g.all;case"AllOff":return!g.
any;default:return g.any}}isGroupOff(i){return this.off.has(i)||this.baseOff&&!this.on.has(i)}}function C(b){const i=new Map;return{states:c=>{let r=i.get(c);return r===
void 0&&i.set(c,r=b(c)),r},memberships:new WeakMap,expressions:new WeakMap,lists:new WeakMap}}})};
