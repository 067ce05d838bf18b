"use strict";exports.id=5868,exports.ids=[5868],exports.modules={75444:((K,A,l)=>{l.d(A,{RZ:()=>_,bD:()=>D,qw:()=>h});var w=l(45599),p=l(64019),T=l(31095);async function D(E,C,b,i){
const m=[];for(const c of await h(E,C,i)){const r=(0,p.wR)(E,c),a=r&&(0,p.hs)(E,c,r,b);a&&m.push(a);const g=E.job.pace.step(S);g&&await g}return m}const S=1e3;async function h(E,C,b){
const i=[];for(const m of E.array(E.entry(E.pages.number(C),"Annots"))??[]){const c=E.dict(m),r=E.job.pace.step(S);r&&await r,!(!c||(0,w.Eo)(E.resolve(c.get("Su\
btype")),"Popup"))&&((0,p.dK)(E,c)||b.isOff(c.get("OC"))||i.push(c))}return i}function _(E){return new T.H(E,E.dict(E.dict(E.catalog.get("AcroForm"))?.get("DR")))}}),
4745:((K,A,l)=>{l.d(A,{p:()=>j});var w=l(42973),p=l(82416),T=l(45599),D=l(98446),S=l(37709),h=l(85008),_=l(74135),E=l(6057),C=l(5490),b=l(78157),i=l(77581);const m={
id:-1,stream:0,isArtifact:!1,isReversed:!1},c=1e4,r=8;class a{document;layers;marks=m;isOff=!1;replacement;open=[];beyond=0;constructor(t,e){this.document=t,this.
layers=e}get depth(){return this.open.length+this.beyond}begin(t,e,s){if(this.open.length>=c)return this.beyond++,!1;const n=this.plainId(t);if(n>=0){this.open.
push({marks:this.marks,isOff:this.isOff,replaces:!1});const{isArtifact:U,isReversed:W}=this.marks;return this.marks={id:n,stream:s,isArtifact:U,isReversed:W},!1}
const o=t.name(0)??"",u=t.operator==="BDC"?this.listed(t,e):void 0,d=this.document.dict(u),v=this.replacement===void 0?this.document.resolve(d?.get("ActualText")):
null,P=v instanceof T.Mx;return this.open.push({marks:this.marks,isOff:this.isOff,replaces:P}),P&&(this.replacement=(0,i.g7)(v)),o==="OC"&&this.layers.isOff(u)&&
(this.isOff=!0),this.mark(o,d,s),P}plainId(t){if(t.operator!=="BDC"||t.kind(1)!==h.q$)return-1;const{content:e}=t,s=t.endOf(1)-2;let n=(0,b.AN)(e,t.startOf(1)+2,
s);if(!(0,b.w1)(e,n,"/MCID"))return-1;const o=n+5,u=n=(0,b.AN)(e,o,s);if(u===o)return-1;let d=0;for(;n<s&&(0,b.yp)(e[n]);n++)d=d*10+e[n]-b.l0;return n>u&&n-u<r&&
(0,b.AN)(e,n,s)===s?d:-1}end(){if(this.beyond>0)return this.beyond--,!1;const t=this.open.pop();return t?(this.marks=t.marks,this.isOff=t.isOff,t.replaces):!1}mark(t,e,s){
const{marks:n}=this,o=this.document.resolve(e?.get("MCID")),u=t==="ReversedChars",d=t==="Artifact";typeof o=="number"?this.marks={...n,id:o,stream:s}:d&&!n.isArtifact?
this.marks={...n,isArtifact:d}:u&&!n.isReversed&&(this.marks={...n,isReversed:u})}listed(t,e){return t.kind(1)!==h.o_?t.value(1):e?.get(t.name(1))}}class g{places=[];texts=[];glyph(t,e,s,n,o){
this.places.push({style:t,start:s,end:n,baseline:o}),this.texts.push(e)}isSame(t,e){const{texts:s}=this;if(s.length!==e||s.join("")!==t)return!1;const n=[...t];
return n.length!==e||n.every((o,u)=>o===s[u])}get isEmpty(){return this.places.length===0}write(t,e){const{places:s,texts:n}=this,o=[...t];if(o.length===s.length)
for(const[u,{style:d,start:v,end:P,baseline:U}]of s.entries())e.glyph(d,o[u],v,P,U);else if(n.join("")===t)for(const[u,{style:d,start:v,end:P,baseline:U}]of s.entries())
e.glyph(d,n[u],v,P,U);else this.spread(o,e)}spread(t,e){const{places:s}=this,n=s.length/t.length,o=d=>s[Math.min(Math.floor(d*n),s.length-1)],u=d=>{const{start:v,
end:P}=o(d);return v+(P-v)*Math.min(d*n-Math.floor(d*n),1)};for(let d=0,v;d<t.length;d=v){for(v=d;v<t.length&&!f(t[v]);)v++;if(v===d){e.space?.(),v++;continue}const P=o(
d),U=o(v-1),W=U.baseline===P.baseline&&U.end>P.start?v===t.length?U.end:u(v):P.end;e.glyph(P.style,t.slice(d,v).join(""),u(d),Math.max(W,u(d)),P.baseline)}}}const f=x=>/\s/u.
test(x);var O=l(31095),M=l(97748);const y="Open it in another PDF program and save it again",R=32,I=3e5,L=3e3,B=4096,F=49;class j{document;decoder;writer;layers;observer;marked;replacement;visits=0;constructor(t,e,s,n,o){
this.document=t,this.decoder=e,this.writer=s,this.layers=n,this.observer=o,this.marked=new a(t,n)}async page(t,e,s){await this.read(t,{states:new C.U(s),scope:e,
stream:0,drawing:[]})}async form(t,e,s){await this.draw(t,{states:new C.U(s),scope:e,stream:0,drawing:[]})}async read(t,e){const{marked:s}=this,{depth:n}=s;for(await(0,S.
Ko)(t,this.document.job.pace,o=>this.visit(o,e));s.depth>n;)this.endMarked()}visit(t,e){const{memory:s,pace:n}=this.document.job;s.budget.spend("operators",1);const o=this.
take(t,e);if(++this.visits%R!==0&&!n.isFull)return o;const u=n.step(I);return o&&u?o.then(()=>u):o??u}take(t,e){const{states:s}=e;switch(t.operator){case"q":case"\
Q":case"cm":s.follow(t);return;case"Tj":return this.showOne(t,s.current);case"TJ":return this.showMany(t,s.current);case"'":return this.writer.matrix.moveLine(0,
-s.current.leading),this.showOne(t,s.current);case'"':return s.current.wordSpace=t.number(t.count-3)||0,s.current.charSpace=t.number(t.count-2)||0,this.writer.matrix.
moveLine(0,-s.current.leading),this.showOne(t,s.current);case"Tf":return this.setFont(t,e);case"gs":return this.setState(t.name(0),e);case"Do":return this.draws(
t.name(0),e);case"BMC":case"BDC":return this.beginMarked(t,e);case"EMC":return this.endMarked();default:if((0,M.ZO)(t,s.current)||this.writer.matrix.follow(t,s.
current))return;this.observer?.takes?.(t,s.current,e.scope,this.marked.isOff)}}beginMarked(t,{scope:e,stream:s}){this.marked.begin(t,e.properties(),s)&&this.writer.
replaces&&(this.replacement=new g)}endMarked(){const{marked:t,replacement:e}=this;t.end()&&(e&&this.writer.replaced(e,t.replacement),this.replacement=void 0,t.replacement=
void 0)}showOne(t,e){const s=t.count-1;if(!t.isLong(s))return this.showString(t.string(s),e);const{content:n}=t;return(0,p.nK)(n,t.startOf(s),t.endOf(s),this.document.
job.pace).then(o=>this.showString(o,e))}showString(t,e){if(!t||!e.font)return;this.observer?.shows?.(e),this.writer.begin(e,e.font,this.marked.marks);const s=this.
write(t,e);if(s)return s.then(()=>this.writer.end(e));this.writer.end(e)}showMany(t,e){const s=t.count-1;if(t.kind(s)!==h.pQ||!e.font)return;const{writer:n}=this,
{content:o}=t;this.observer?.shows?.(e),n.begin(e,e.font,this.marked.marks);const u=this.writeElements(o,t.inside(s),e);if(u)return u.then(()=>n.end(e));n.end(e)}writeElements(t,e,s){
const{pace:n}=this.document.job;for(let o=e.next(!1,!0);o;o=e.next(!1,!0)){let u;if(o===h.yA?n.add(h.rT):(o===h.An||o===h.Cd)&&e.end-e.start>h.rT?u=(0,p.nK)(t,e.
start,e.end,n).then(d=>this.write(d,s)):o===h.An||o===h.Cd?u=this.write((0,p.E3)(t,e.start,e.end),s):o===h.uk&&this.writer.adjust((0,p.kz)(t,e.start,e.end)),u??=
n.step(L),u)return u.then(()=>this.writeElements(t,e,s))}}write(t,e){if(this.observer?.string?.(t,e.font),t.length>this.partOf(e))return this.writeParts(t,0,e);
this.writer.show(t,e,this.marked.isOff,this.replacement)}partOf({font:t}){return Math.max(1,Math.min(this.writer.part,Math.floor(B/t.longest)))}writeParts(t,e,s){
const{pace:n}=this.document.job,o=this.partOf(s);for(let u=e,d;u<t.length;u=d){d=t.length-u<=o?t.length:s.font.partEnd(t,u,o);const v=u===0&&d===t.length?t:t.subarray(
u,d);this.writer.show(v,s,this.marked.isOff,this.replacement);const P=n.isFull&&d<t.length?n.step(0):void 0;if(P)return P.then(()=>this.writeParts(t,d,s))}}setFont(t,{
scope:e,states:s}){const n=t.name(0);if(n===void 0)return;const o=s.current;o.size=t.number(1)||0;const u=e.loaded(n);if(u!==null)o.font=u;else return e.load(n).
then(d=>{o.font=d})}setState(t,{scope:e,states:s}){if(t===void 0)return;const{document:n}=this,o=n.array(n.dict(e.find("ExtGState",t))?.get("Font"));if(!o)return;
const u=n.resolve(o[1]),d=s.current;return typeof u=="number"&&(d.size=u),(0,O.t)(n,o[0]).then(v=>{d.font=v})}draws(t,e){if(t===void 0)return;const s=e.scope.find(
"XObject",t),n=this.document.resolve(s);if(n instanceof T.Z6&&(0,T.Eo)(this.document.resolve(n.dict.get("Subtype")),"Form"))return this.draw(s,e);n instanceof T.
Z6&&!this.marked.isOff&&!this.layers.isOff(n.dict.get("OC"))&&this.observer?.image?.(e.states.current,s)}async draw(t,{states:e,scope:s,drawing:n}){const{document:o,
layers:u}=this,d=o.resolve(t);if(!(d instanceof T.Z6)||!(0,T.i9)(t)||n.includes(t.number)||u.isOff(d.dict.get("OC")))return;if(n.length>=o.job.limits.formDepth)
throw this.tooDeep();o.job.memory.budget.spend("operators",F);const v=await this.decoder.form(t.number,d),P=o.dict(d.dict.get("Resources")),U={...e.current,matrix:(0,_.
lw)((0,E.lQ)(o,d.dict.get("Matrix")),e.current.matrix)};this.observer?.enters?.(d.dict,U),await this.readForm(v,d,{states:new C.U(U),scope:P?new O.H(o,P,s):s,stream:t.
number,drawing:[...n,t.number]})}async readForm(t,e,s){await this.read(t,s)}tooDeep(){const t=this.document.job.limits.formDepth;return(0,w.F)("formDepth",`A pa\
ge of the document has more than ${(0,D.y_)(t,"form")} within another`,y)}}}),87141:((K,A,l)=>{l.d(A,{y:()=>p});var w=l(74135);function p(T){const{userUnit:D}=T;
return(0,w.lw)((0,w.DI)((0,w.S3)(T)),[D,0,0,-D,0,(0,w.iN)(T).height*D])}}),63181:((K,A,l)=>{l.d(A,{C:()=>b});var w=l(97748);const p=.002,T=64,D=.001,S=1e5,h=.4,
_=2.5,E=Uint8Array.from({length:256},(c,r)=>r),C={cos:1,sin:0,vertical:!1};class b{sink;characters;matrix=new w.f6;replaces;part=256;frames=[C];ems=new Map;style;used=new Set;along=0;across=0;unit=0;moved=0;constructor(r,a){
this.sink=r,this.characters=a,this.replaces=r.space!==void 0}begin(r,a,g){const{matrix:f,size:O,stretch:M}=r,y=this.matrix,R=y.a*f[0]+y.b*f[2],I=y.a*f[1]+y.b*f[3],
L=y.c*f[0]+y.d*f[2],B=y.c*f[1]+y.d*f[3],F=y.e*f[0]+y.f*f[2]+f[4]+r.rise*L,j=y.e*f[1]+y.f*f[3]+f[5]+r.rise*B,{vertical:x}=a,t=x?-L*O:R*O*M,e=x?-B*O:I*O*M,s=e===0?
Math.abs(t):Math.hypot(t,e),{cos:n,sin:o}=this.frameOf(s>0?t/s:1,s>0?e/s:0,x),u=this.frame,d=x?Math.hypot(R,I)*Math.abs(O):Math.abs((B*n-L*o)*O);this.along=F*n+
j*o,this.across=j*n-F*o,this.unit=s,this.moved=0;const v=a.type3?this.emOf(a):1;this.styled(a,u,d*v,s*v,r.mode,g)}frame=C;frameOf(r,a,g){const{frames:f,frame:O}=this;
if(i(O,r,a,g))return O;const M=f.find(y=>i(y,r,a,g));return this.frame=M??{cos:m(r),sin:m(a),vertical:g},!M&&f.length<T&&f.push(this.frame),this.frame}emOf(r){const a=this.
ems.get(r);if(a!==void 0)return a;const g=r.glyphs(E).flatMap(({width:M})=>M>0?[M]:[]),f=2*g.reduce((M,y)=>M+y,0)/Math.max(g.length,1),O=f===0||f>h&&f<_?1:f;return this.
ems.set(r,O),O}styled(r,a,g,f,O,M){const{style:y}=this;y!==void 0&&y.font===r&&y.frame===a&&Math.abs(y.size-g)<D&&Math.abs(y.unit-f)<D&&y.mode===O&&y.marks===M||
(this.style={font:r,frame:a,size:g,unit:f,mode:O,marks:M},this.used.add(r))}get fonts(){return this.used}show(r,a,g,f){this.showGlyphs(a.font.glyphs(r),a,g,f)}showGlyphs(r,a,g,f){
const O=a.font,M=this.style,{unit:y,along:R,across:I,sink:L}=this,{vertical:B}=O,F=a.size===0?1:a.size,j=(B?-a.charSpace:a.charSpace)/F,x=(B?-a.wordSpace:a.wordSpace)/
F,t=!g&&y>D&&M.size<S&&y<S;let{moved:e}=this,s=0;for(let n=0;n<r.length;n++)s+=r[n].text.length||1;this.characters.take(s);for(let n=0;n<r.length;n++){const o=r[n],
u=o.isSpace?j+x:j,d=R+e*y;if(e+=(B&&o.vertical?-o.vertical.advance:o.width)+u,!t)continue;const v=R+e*y;f?f.glyph(M,o.text,d,v,I):L.glyph(M,o.text,d,v,I)}this.moved=
e}adjust(r){this.moved+=(this.frame.vertical?r:-r)/1e3}replaced(r,a){r.isEmpty||(this.characters.take(a.length),r.write(a,this.sink))}end(r){const{size:a,stretch:g,
font:f}=r;f.vertical?this.matrix.advance(0,-this.moved*a):this.matrix.advance(this.moved*a*g,0)}}const i=(c,r,a,g)=>Math.abs(c.cos-r)<p&&Math.abs(c.sin-a)<p&&c.
vertical===g,m=c=>Math.abs(c)<p?0:Math.abs(Math.abs(c)-1)<p?Math.sign(c):c}),5490:((K,A,l)=>{l.d(A,{M:()=>D,U:()=>T});var w=l(74135);const p=1e4;class T{current;saved=[];beyond=0;constructor(h){
this.current=h}follow(h){switch(h.operator){case"q":return this.saved.length<p?this.saved.push({...this.current}):this.beyond++,!0;case"Q":return this.beyond>0?
this.beyond--:this.current=this.saved.pop()??this.current,!0;case"cm":return this.transform(h),!0;default:return!1}}transform(h){if(h.count!==6)return;const[_,E,
C,b,i,m]=D(h);this.current.matrix=(0,w.lw)([_,E,C,b,i,m],this.current.matrix)}}const D=S=>Array.from({length:S.count},(h,_)=>S.number(_))}),12657:((K,A,l)=>{l.d(
A,{y:()=>D});var w=l(42973),p=l(98446);const T=50;class D{job;count=0;constructor(h){this.job=h}take(h){const{limits:_,memory:E,pace:C}=this.job;if(this.count+=
h,this.count>_.pageCharacters)throw(0,w.F)("pageCharacters",`A page of the document has more than ${(0,p.y_)(_.pageCharacters,"character")}`,"Open it in another\
 PDF program and save it again");E.budget.spend("characters",h),C.add(h*T)}}}),65868:((K,A,l)=>{l.d(A,{i:()=>c});var w=l(74135),p=l(6057),T=l(36502),D=l(75444),
S=l(4745),h=l(58971),_=l(87141),E=l(63181),C=l(12657),b=l(31095),i=l(97748);const m=2e4;class c{document;layers;decoder;constructor(a,g=new T.z(a)){this.document=
a,this.layers=g,this.decoder=new h.X(a)}async read(a,g,f){const{document:O,decoder:M,layers:y}=this,R=O.job.pace.step(m);R&&await R;const I=(0,p.iw)(O,a),L=(0,_.
y)(I),B=new E.C(g,new C.y(O.job)),F=new S.p(O,M,B,y,f),j=new b.H(O,O.dict(O.pages.attribute(a,"Resources")));await F.page(await M.page(a),j,(0,i.ue)(L));for(const x of await(0,D.
bD)(O,a,I.rotation,y))await F.form(x.form,(0,D.RZ)(O),(0,i.ue)((0,w.lw)(x.matrix,L)));return{ofContent:M.hasLosses,ofFonts:[...B.fonts].some(({isDamaged:x})=>x)}}}}),
97748:((K,A,l)=>{l.d(A,{ZO:()=>T,f6:()=>D,ue:()=>w});const w=S=>({matrix:S,font:void 0,size:0,charSpace:0,wordSpace:0,stretch:1,leading:0,rise:0,mode:0}),p=(S,h)=>S.
number(h)||0;function T(S,h){switch(S.operator){case"Tc":return h.charSpace=p(S,0),!0;case"Tw":return h.wordSpace=p(S,0),!0;case"Tz":return h.stretch=p(S,0)/100,
!0;case"TL":return h.leading=p(S,0),!0;case"Ts":return h.rise=p(S,0),!0;case"Tr":return h.mode=p(S,0),!0;default:return!1}}class D{a=1;b=0;c=0;d=1;e=0;f=0;lineE=0;lineF=0;reset(){
this.set(1,0,0,1,0,0)}set(h,_,E,C,b,i){this.a=h,this.b=_,this.c=E,this.d=C,this.e=this.lineE=b,this.f=this.lineF=i}moveLine(h,_){this.e=this.lineE+=h*this.a+_*this.
c,this.f=this.lineF+=h*this.b+_*this.d}advance(h,_){this.e+=h*this.a+_*this.c,this.f+=h*this.b+_*this.d}follow(h,_){switch(h.operator){case"BT":return this.reset(),
!0;case"Tm":return h.count>=6&&this.set(p(h,0),p(h,1),p(h,2),p(h,3),p(h,4),p(h,5)),!0;case"TD":return _.leading=-p(h,1),this.moveLine(p(h,0),p(h,1)),!0;case"Td":
return this.moveLine(p(h,0),p(h,1)),!0;case"T*":return this.moveLine(0,-_.leading),!0;default:return!1}}}}),36502:((K,A,l)=>{l.d(A,{z:()=>E});var w=l(45599);const p={
View:"ViewState",Print:"PrintState"};class T{document;categories={View:new Map,Print:new Map};intents;constructor(i,m){this.document=i,this.intents=this.intentsOf(
m);for(const c of i.array(m?.get("AS"))??[]){const r=i.dict(c),a=i.resolve(r?.get("Event"));if(!r||!((0,w.Eo)(a,"View")||(0,w.Eo)(a,"Print")))continue;const g=D(
i,r.get("Category")),f=this.categories[a.text];for(const O of i.array(r.get("OCGs"))??[]){if(!(0,w.i9)(O))continue;const M=f.get(O.number)??new Set;for(const y of g)
M.add(y);f.set(O.number,M)}}}isAlwaysOn(i){const{intents:m}=this;if(m.has("All"))return!1;const c=this.intentsOf(this.document.dict(new w.oS(i)));return!c.has("\
All")&&![...c].some(r=>m.has(r))}stateOf(i,m){const c=this.categories[m].get(i);if(!c)return;const r=this.document.dict(this.document.dict(new w.oS(i))?.get("Us\
age"));let a;for(const g of c){const f=p[g],O=f===void 0?null:this.document.resolve(this.document.dict(r?.get(g))?.get(f));if((0,w.Eo)(O,"OFF"))return!1;(0,w.Eo)(
O,"ON")&&(a=!0)}return a}intentsOf(i){const m=D(this.document,i?.get("Intent"));return new Set(m.length>0?m:["View"])}}function D(b,i){return(b.array(i)??[i??null]).
map(c=>b.resolve(c)).flatMap(c=>c instanceof w.SX?[c.text]:[])}const S=32;function h(b,i,m,c){const r=(a,g)=>{const f=c.get(a);if(f!==void 0)return f;c.set(a,!0);
const O=b.resolve(a[0]),M=I=>{const L=b.resolve(I);return(0,w.cy)(L)?g>0?r(L,g-1):!0:!(0,w.i9)(I)||m(I.number)},y=a.slice(1),R=_(O instanceof w.SX?O.text:"",y,M);
return c.set(a,R),R};return r(i,S)}function _(b,i,m){switch(b){case"And":return i.every(m);case"Or":return i.some(m);case"Not":return i.length===0||!m(i[0]);default:
return!0}}class E{document;off=new Set;on=new Set;baseOff;usages;viewed;printed;constructor(i){this.document=i;const m=i.dict(i.dict(i.catalog.get("OCProperties"))?.
get("D"));this.baseOff=(0,w.Eo)(i.resolve(m?.get("BaseState")),"OFF");for(const c of i.array(m?.get("OFF"))??[])(0,w.i9)(c)&&this.off.add(c.number);for(const c of i.
array(m?.get("ON"))??[])(0,w.i9)(c)&&this.on.add(c.number);this.usages=new T(i,m),this.viewed=C(c=>this.usages.isAlwaysOn(c)||(this.usages.stateOf(c,"View")??!this.
isGroupOff(c))),this.printed=C(c=>this.usages.stateOf(c,"Print")??this.viewed.states(c))}isOff(i){return!this.shows(i,this.viewed)}isNeverShown(i){return this.isOff(
i)&&!this.shows(i,this.printed)}groupsOff(){const{document:i}=this,m=i.dict(i.catalog.get("OCProperties"));return this.baseOff?(i.array(m?.get("OCGs"))??[]).filter(
c=>!(0,w.i9)(c)||!this.on.has(c.number)):i.array(i.dict(m?.get("D"))?.get("OFF"))??[]}async neverShown(){const i=this.document.array(this.document.dict(this.document.
catalog.get("OCProperties"))?.get("OCGs"))??[],m=new Set(i.flatMap(r=>(0,w.i9)(r)?[r.number]:[])),c=[];for(const r of m){!this.viewed.states(r)&&!this.printed.states(
r)&&c.push(r);const a=this.document.job.pace.step(1e3);a&&await a}return c}shows(i,m){const{document:c}=this,{states:r,memberships:a,expressions:g}=m,f=c.dict(i);
if(!f)return!0;if(!(0,w.Eo)(c.resolve(f.get("Type")),"OCMD"))return!(0,w.i9)(i)||r(i.number);const O=a.get(f);if(O!==void 0)return O;const M=c.resolve(f.get("VE")),
y=(0,w.cy)(M)?h(c,M,r,g):this.showsByPolicy(f,m);return a.set(f,y),y}showsByPolicy(i,{states:m,lists:c}){const{document:r}=this,a=r.array(i.get("OCGs"))??[i.get(
"OCGs")??null];let g=c.get(a);if(!g){const O=a.filter(w.i9).map(({number:M})=>m(M));g=O.length===0?"empty":{all:!O.includes(!1),any:O.includes(!0)},c.set(a,g)}if(g===
"empty")return!0;const f=r.resolve(i.get("P"));switch(f instanceof w.SX?f.text:"AnyOn"){case"AllOn":return g.all;case"AnyOff":return!g.all;case"AllOff":return!g.
any;default:return g.any}}isGroupOff(i){return this.off.has(i)||this.baseOff&&!this.on.has(i)}}function C(b){const i=new Map;return{states:c=>{let r=i.get(c);return r===
void 0&&i.set(c,r=b(c)),r},memberships:new WeakMap,expressions:new WeakMap,lists:new WeakMap}}})};
