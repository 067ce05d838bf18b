"use strict";exports.id=5868,exports.ids=[5868],exports.modules={75444:((W,C,u)=>{u.d(C,{RZ:()=>o,bD:()=>D,qw:()=>S});var M=u(45599),y=u(64019),_=u(31095);function D(p,A,T,b){
return S(p,A,b).flatMap(r=>{const l=(0,y.wR)(p,r),a=l&&(0,y.hs)(p,r,l,T);return a?[a]:[]})}function S(p,A,T){const b=[];for(const r of p.array(p.entry(p.pages.number(
A),"Annots"))??[]){const l=p.dict(r);!l||(0,M.Eo)(p.resolve(l.get("Subtype")),"Popup")||(0,y.dK)(p,l)||T.isOff(l.get("OC"))||b.push(l)}return b}function o(p){return new _.
H(p,p.dict(p.dict(p.catalog.get("AcroForm"))?.get("DR")))}}),4745:((W,C,u)=>{u.d(C,{p:()=>K});var M=u(42973),y=u(82416),_=u(45599),D=u(98446),S=u(37709),o=u(85008),
p=u(74135),A=u(6057),T=u(5490),b=u(78157),r=u(77581);const l={id:-1,stream:0,isArtifact:!1,isReversed:!1},a=1e4,h=8;class c{document;layers;marks=l;isOff=!1;replacement;open=[];beyond=0;constructor(t,e){
this.document=t,this.layers=e}get depth(){return this.open.length+this.beyond}begin(t,e,s){if(this.open.length>=a)return this.beyond++,!1;const n=this.plainId(t);
if(n>=0){this.open.push({marks:this.marks,isOff:this.isOff,replaces:!1});const{isArtifact:U,isReversed:k}=this.marks;return this.marks={id:n,stream:s,isArtifact:U,
isReversed:k},!1}const i=t.name(0)??"",m=t.operator==="BDC"?this.listed(t,e):void 0,d=this.document.dict(m),v=this.replacement===void 0?this.document.resolve(d?.
get("ActualText")):null,P=v instanceof _.Mx;return this.open.push({marks:this.marks,isOff:this.isOff,replaces:P}),P&&(this.replacement=(0,r.g7)(v)),i==="OC"&&this.
layers.isOff(m)&&(this.isOff=!0),this.mark(i,d,s),P}plainId(t){if(t.operator!=="BDC"||t.kind(1)!==o.q$)return-1;const{content:e}=t,s=t.endOf(1)-2;let n=(0,b.AN)(
e,t.startOf(1)+2,s);if(!(0,b.w1)(e,n,"/MCID"))return-1;const i=n+5,m=n=(0,b.AN)(e,i,s);if(m===i)return-1;let d=0;for(;n<s&&(0,b.yp)(e[n]);n++)d=d*10+e[n]-b.l0;return n>
m&&n-m<h&&(0,b.AN)(e,n,s)===s?d:-1}end(){if(this.beyond>0)return this.beyond--,!1;const t=this.open.pop();return t?(this.marks=t.marks,this.isOff=t.isOff,t.replaces):
!1}mark(t,e,s){const{marks:n}=this,i=this.document.resolve(e?.get("MCID")),m=t==="ReversedChars",d=t==="Artifact";typeof i=="number"?this.marks={...n,id:i,stream:s}:
d&&!n.isArtifact?this.marks={...n,isArtifact:d}:m&&!n.isReversed&&(this.marks={...n,isReversed:m})}listed(t,e){return t.kind(1)!==o.o_?t.value(1):e?.get(t.name(
1))}}class O{places=[];texts=[];glyph(t,e,s,n,i){this.places.push({style:t,start:s,end:n,baseline:i}),this.texts.push(e)}get isEmpty(){return this.places.length===
0}write(t,e){const{places:s,texts:n}=this,i=[...t];if(i.length===s.length)for(const[m,{style:d,start:v,end:P,baseline:U}]of s.entries())e.glyph(d,i[m],v,P,U);else if(n.
join("")===t)for(const[m,{style:d,start:v,end:P,baseline:U}]of s.entries())e.glyph(d,n[m],v,P,U);else this.spread(i,e)}spread(t,e){const{places:s}=this,n=s.length/
t.length,i=d=>s[Math.min(Math.floor(d*n),s.length-1)],m=d=>{const{start:v,end:P}=i(d);return v+(P-v)*Math.min(d*n-Math.floor(d*n),1)};for(let d=0,v;d<t.length;d=
v){for(v=d;v<t.length&&!f(t[v]);)v++;if(v===d){e.space?.(),v++;continue}const P=i(d),U=i(v-1),k=U.baseline===P.baseline&&U.end>P.start?v===t.length?U.end:m(v):P.
end;e.glyph(P.style,t.slice(d,v).join(""),m(d),Math.max(k,m(d)),P.baseline)}}}const f=x=>/\s/u.test(x);var g=u(31095),E=u(97748);const w="Open it in another PDF\
 program and save it again",R=32,I=3e5,L=3e3,B=4096,F=49;class K{document;decoder;writer;layers;observer;marked;replacement;visits=0;constructor(t,e,s,n,i){this.
document=t,this.decoder=e,this.writer=s,this.layers=n,this.observer=i,this.marked=new c(t,n)}async page(t,e,s){await this.read(t,{states:new T.U(s),scope:e,stream:0,
drawing:[]})}async form(t,e,s){await this.draw(t,{states:new T.U(s),scope:e,stream:0,drawing:[]})}async read(t,e){const{marked:s}=this,{depth:n}=s;for(await(0,S.
Ko)(t,this.document.job.pace,i=>this.visit(i,e));s.depth>n;)this.endMarked()}visit(t,e){const{memory:s,pace:n}=this.document.job;s.budget.spend("operators",1);const i=this.
take(t,e);if(++this.visits%R!==0&&!n.isFull)return i;const m=n.step(I);return i&&m?i.then(()=>m):i??m}take(t,e){const{states:s}=e;switch(t.operator){case"q":case"\
Q":case"cm":s.follow(t);return;case"Tj":return this.showOne(t,s.current);case"TJ":return this.showMany(t,s.current);case"'":return this.writer.matrix.moveLine(0,
-s.current.leading),this.showOne(t,s.current);case'"':return s.current.wordSpace=t.number(t.count-3)||0,s.current.charSpace=t.number(t.count-2)||0,this.writer.matrix.
moveLine(0,-s.current.leading),this.showOne(t,s.current);case"Tf":return this.setFont(t,e);case"gs":return this.setState(t.name(0),e);case"Do":return this.draws(
t.name(0),e);case"BMC":case"BDC":return this.beginMarked(t,e);case"EMC":return this.endMarked();default:if((0,E.ZO)(t,s.current)||this.writer.matrix.follow(t,s.
current))return;this.observer?.takes?.(t,s.current,e.scope,this.marked.isOff)}}beginMarked(t,{scope:e,stream:s}){this.marked.begin(t,e.properties(),s)&&this.writer.
replaces&&(this.replacement=new O)}endMarked(){const{marked:t,replacement:e}=this;t.end()&&(e&&this.writer.replaced(e,t.replacement),this.replacement=void 0,t.replacement=
void 0)}showOne(t,e){const s=t.count-1;if(!t.isLong(s))return this.showString(t.string(s),e);const{content:n}=t;return(0,y.nK)(n,t.startOf(s),t.endOf(s),this.document.
job.pace).then(i=>this.showString(i,e))}showString(t,e){if(!t||!e.font)return;this.observer?.shows?.(e),this.writer.begin(e,e.font,this.marked.marks);const s=this.
write(t,e);if(s)return s.then(()=>this.writer.end(e));this.writer.end(e)}showMany(t,e){const s=t.count-1;if(t.kind(s)!==o.pQ||!e.font)return;const{writer:n}=this,
{content:i}=t;this.observer?.shows?.(e),n.begin(e,e.font,this.marked.marks);const m=this.writeElements(i,t.inside(s),e);if(m)return m.then(()=>n.end(e));n.end(e)}writeElements(t,e,s){
const{pace:n}=this.document.job;for(let i=e.next(!1,!0);i;i=e.next(!1,!0)){let m;if(i===o.yA?n.add(o.rT):(i===o.An||i===o.Cd)&&e.end-e.start>o.rT?m=(0,y.nK)(t,e.
start,e.end,n).then(d=>this.write(d,s)):i===o.An||i===o.Cd?m=this.write((0,y.E3)(t,e.start,e.end),s):i===o.uk&&this.writer.adjust((0,y.kz)(t,e.start,e.end)),m??=
n.step(L),m)return m.then(()=>this.writeElements(t,e,s))}}write(t,e){if(this.observer?.string?.(t,e.font),t.length>this.partOf(e))return this.writeParts(t,0,e);
this.writer.show(t,e,this.marked.isOff,this.replacement)}partOf({font:t}){return Math.max(1,Math.min(this.writer.part,Math.floor(B/t.longest)))}writeParts(t,e,s){
const{pace:n}=this.document.job,i=this.partOf(s);for(let m=e,d;m<t.length;m=d){d=t.length-m<=i?t.length:s.font.partEnd(t,m,i);const v=m===0&&d===t.length?t:t.subarray(
m,d);this.writer.show(v,s,this.marked.isOff,this.replacement);const P=n.isFull&&d<t.length?n.step(0):void 0;if(P)return P.then(()=>this.writeParts(t,d,s))}}setFont(t,{
scope:e,states:s}){const n=t.name(0);if(n===void 0)return;const i=s.current;i.size=t.number(1)||0;const m=e.loaded(n);if(m!==null)i.font=m;else return e.load(n).
then(d=>{i.font=d})}setState(t,{scope:e,states:s}){if(t===void 0)return;const{document:n}=this,i=n.array(n.dict(e.find("ExtGState",t))?.get("Font"));if(!i)return;
const m=n.resolve(i[1]),d=s.current;return typeof m=="number"&&(d.size=m),(0,g.t)(n,i[0]).then(v=>{d.font=v})}draws(t,e){if(t===void 0)return;const s=e.scope.find(
"XObject",t),n=this.document.resolve(s);if(n instanceof _.Z6&&(0,_.Eo)(this.document.resolve(n.dict.get("Subtype")),"Form"))return this.draw(s,e);n instanceof _.
Z6&&!this.marked.isOff&&!this.layers.isOff(n.dict.get("OC"))&&this.observer?.image?.(e.states.current,s)}async draw(t,{states:e,scope:s,drawing:n}){const{document:i,
layers:m}=this,d=i.resolve(t);if(!(d instanceof _.Z6)||!(0,_.i9)(t)||n.includes(t.number)||m.isOff(d.dict.get("OC")))return;if(n.length>=i.job.limits.formDepth)
throw this.tooDeep();i.job.memory.budget.spend("operators",F);const v=await this.decoder.form(t.number,d),P=i.dict(d.dict.get("Resources")),U={...e.current,matrix:(0,p.
lw)((0,A.lQ)(i,d.dict.get("Matrix")),e.current.matrix)};this.observer?.enters?.(d.dict,U),await this.readForm(v,d,{states:new T.U(U),scope:P?new g.H(i,P,s):s,stream:t.
number,drawing:[...n,t.number]})}async readForm(t,e,s){await this.read(t,s)}tooDeep(){const t=this.document.job.limits.formDepth;return(0,M.F)("formDepth",`A pa\
ge of the document has more than ${(0,D.y_)(t,"form")} within another`,w)}}}),87141:((W,C,u)=>{u.d(C,{y:()=>y});var M=u(74135);function y(_){const{userUnit:D}=_;
return(0,M.lw)((0,M.DI)((0,M.S3)(_)),[D,0,0,-D,0,(0,M.iN)(_).height*D])}}),63181:((W,C,u)=>{u.d(C,{C:()=>b});var M=u(97748);const y=.002,_=64,D=.001,S=1e5,o=.4,
p=2.5,A=Uint8Array.from({length:256},(a,h)=>h),T={cos:1,sin:0,vertical:!1};class b{sink;characters;matrix=new M.f6;replaces;part=256;frames=[T];ems=new Map;style;used=new Set;along=0;across=0;unit=0;moved=0;constructor(h,c){
this.sink=h,this.characters=c,this.replaces=h.space!==void 0}begin(h,c,O){const{matrix:f,size:g,stretch:E}=h,w=this.matrix,R=w.a*f[0]+w.b*f[2],I=w.a*f[1]+w.b*f[3],
L=w.c*f[0]+w.d*f[2],B=w.c*f[1]+w.d*f[3],F=w.e*f[0]+w.f*f[2]+f[4]+h.rise*L,K=w.e*f[1]+w.f*f[3]+f[5]+h.rise*B,{vertical:x}=c,t=x?-L*g:R*g*E,e=x?-B*g:I*g*E,s=e===0?
Math.abs(t):Math.hypot(t,e),{cos:n,sin:i}=this.frameOf(s>0?t/s:1,s>0?e/s:0,x),m=this.frame,d=x?Math.hypot(R,I)*Math.abs(g):Math.abs((B*n-L*i)*g);this.along=F*n+
K*i,this.across=K*n-F*i,this.unit=s,this.moved=0;const v=c.type3?this.emOf(c):1;this.styled(c,m,d*v,s*v,h.mode,O)}frame=T;frameOf(h,c,O){const{frames:f,frame:g}=this;
if(r(g,h,c,O))return g;const E=f.find(w=>r(w,h,c,O));return this.frame=E??{cos:l(h),sin:l(c),vertical:O},!E&&f.length<_&&f.push(this.frame),this.frame}emOf(h){const c=this.
ems.get(h);if(c!==void 0)return c;const O=h.glyphs(A).flatMap(({width:E})=>E>0?[E]:[]),f=2*O.reduce((E,w)=>E+w,0)/Math.max(O.length,1),g=f===0||f>o&&f<p?1:f;return this.
ems.set(h,g),g}styled(h,c,O,f,g,E){const{style:w}=this;w!==void 0&&w.font===h&&w.frame===c&&Math.abs(w.size-O)<D&&Math.abs(w.unit-f)<D&&w.mode===g&&w.marks===E||
(this.style={font:h,frame:c,size:O,unit:f,mode:g,marks:E},this.used.add(h))}get fonts(){return this.used}show(h,c,O,f){this.showGlyphs(c.font.glyphs(h),c,O,f)}showGlyphs(h,c,O,f){
const g=c.font,E=this.style,{unit:w,along:R,across:I,sink:L}=this,{vertical:B}=g,F=c.size===0?1:c.size,K=(B?-c.charSpace:c.charSpace)/F,x=(B?-c.wordSpace:c.wordSpace)/
F,t=!O&&w>D&&E.size<S&&w<S;let{moved:e}=this,s=0;for(let n=0;n<h.length;n++)s+=h[n].text.length||1;this.characters.take(s);for(let n=0;n<h.length;n++){const i=h[n],
m=i.isSpace?K+x:K,d=R+e*w;if(e+=(B&&i.vertical?-i.vertical.advance:i.width)+m,!t)continue;const v=R+e*w;f?f.glyph(E,i.text,d,v,I):L.glyph(E,i.text,d,v,I)}this.moved=
e}adjust(h){this.moved+=(this.frame.vertical?h:-h)/1e3}replaced(h,c){h.isEmpty||(this.characters.take(c.length),h.write(c,this.sink))}end(h){const{size:c,stretch:O,
font:f}=h;f.vertical?this.matrix.advance(0,-this.moved*c):this.matrix.advance(this.moved*c*O,0)}}const r=(a,h,c,O)=>Math.abs(a.cos-h)<y&&Math.abs(a.sin-c)<y&&a.
vertical===O,l=a=>Math.abs(a)<y?0:Math.abs(Math.abs(a)-1)<y?Math.sign(a):a}),5490:((W,C,u)=>{u.d(C,{M:()=>D,U:()=>_});var M=u(74135);const y=1e4;class _{current;saved=[];beyond=0;constructor(o){
this.current=o}follow(o){switch(o.operator){case"q":return this.saved.length<y?this.saved.push({...this.current}):this.beyond++,!0;case"Q":return this.beyond>0?
this.beyond--:this.current=this.saved.pop()??this.current,!0;case"cm":return this.transform(o),!0;default:return!1}}transform(o){if(o.count!==6)return;const[p,A,
T,b,r,l]=D(o);this.current.matrix=(0,M.lw)([p,A,T,b,r,l],this.current.matrix)}}const D=S=>Array.from({length:S.count},(o,p)=>S.number(p))}),12657:((W,C,u)=>{u.d(
C,{y:()=>D});var M=u(42973),y=u(98446);const _=50;class D{job;count=0;constructor(o){this.job=o}take(o){const{limits:p,memory:A,pace:T}=this.job;if(this.count+=
o,this.count>p.pageCharacters)throw(0,M.F)("pageCharacters",`A page of the document has more than ${(0,y.y_)(p.pageCharacters,"character")}`,"Open it in another\
 PDF program and save it again");A.budget.spend("characters",o),T.add(o*_)}}}),65868:((W,C,u)=>{u.d(C,{i:()=>a});var M=u(74135),y=u(6057),_=u(36502),D=u(75444),
S=u(4745),o=u(58971),p=u(87141),A=u(63181),T=u(12657),b=u(31095),r=u(97748);const l=2e4;class a{document;layers;decoder;constructor(c,O=new _.z(c)){this.document=
c,this.layers=O,this.decoder=new o.X(c)}async read(c,O,f){const{document:g,decoder:E,layers:w}=this,R=g.job.pace.step(l);R&&await R;const I=(0,y.iw)(g,c),L=(0,p.
y)(I),B=new A.C(O,new T.y(g.job)),F=new S.p(g,E,B,w,f),K=new b.H(g,g.dict(g.pages.attribute(c,"Resources")));await F.page(await E.page(c),K,(0,r.ue)(L));for(const x of(0,D.
bD)(g,c,I.rotation,w))await F.form(x.form,(0,D.RZ)(g),(0,r.ue)((0,M.lw)(x.matrix,L)));return{ofContent:E.hasLosses,ofFonts:[...B.fonts].some(({isDamaged:x})=>x)}}}}),
97748:((W,C,u)=>{u.d(C,{ZO:()=>_,f6:()=>D,ue:()=>M});const M=S=>({matrix:S,font:void 0,size:0,charSpace:0,wordSpace:0,stretch:1,leading:0,rise:0,mode:0}),y=(S,o)=>S.
number(o)||0;function _(S,o){switch(S.operator){case"Tc":return o.charSpace=y(S,0),!0;case"Tw":return o.wordSpace=y(S,0),!0;case"Tz":return o.stretch=y(S,0)/100,
!0;case"TL":return o.leading=y(S,0),!0;case"Ts":return o.rise=y(S,0),!0;case"Tr":return o.mode=y(S,0),!0;default:return!1}}class D{a=1;b=0;c=0;d=1;e=0;f=0;lineE=0;lineF=0;reset(){
this.set(1,0,0,1,0,0)}set(o,p,A,T,b,r){this.a=o,this.b=p,this.c=A,this.d=T,this.e=this.lineE=b,this.f=this.lineF=r}moveLine(o,p){this.e=this.lineE+=o*this.a+p*this.
c,this.f=this.lineF+=o*this.b+p*this.d}advance(o,p){this.e+=o*this.a+p*this.c,this.f+=o*this.b+p*this.d}follow(o,p){switch(o.operator){case"BT":return this.reset(),
!0;case"Tm":return o.count>=6&&this.set(y(o,0),y(o,1),y(o,2),y(o,3),y(o,4),y(o,5)),!0;case"TD":return p.leading=-y(o,1),this.moveLine(y(o,0),y(o,1)),!0;case"Td":
return this.moveLine(y(o,0),y(o,1)),!0;case"T*":return this.moveLine(0,-p.leading),!0;default:return!1}}}}),36502:((W,C,u)=>{u.d(C,{z:()=>A});var M=u(45599);const y={
View:"ViewState",Print:"PrintState"};class _{document;categories={View:new Map,Print:new Map};intents;constructor(r,l){this.document=r,this.intents=this.intentsOf(
l);for(const a of r.array(l?.get("AS"))??[]){const h=r.dict(a),c=r.resolve(h?.get("Event"));if(!h||!((0,M.Eo)(c,"View")||(0,M.Eo)(c,"Print")))continue;const O=D(
r,h.get("Category")),f=this.categories[c.text];for(const g of r.array(h.get("OCGs"))??[]){if(!(0,M.i9)(g))continue;const E=f.get(g.number)??new Set;for(const w of O)
E.add(w);f.set(g.number,E)}}}isAlwaysOn(r){const{intents:l}=this;if(l.has("All"))return!1;const a=this.intentsOf(this.document.dict(new M.oS(r)));return!a.has("\
All")&&![...a].some(h=>l.has(h))}stateOf(r,l){const a=this.categories[l].get(r);if(!a)return;const h=this.document.dict(this.document.dict(new M.oS(r))?.get("Us\
age"));let c;for(const O of a){const f=y[O],g=f===void 0?null:this.document.resolve(this.document.dict(h?.get(O))?.get(f));if((0,M.Eo)(g,"OFF"))return!1;(0,M.Eo)(
g,"ON")&&(c=!0)}return c}intentsOf(r){const l=D(this.document,r?.get("Intent"));return new Set(l.length>0?l:["View"])}}function D(b,r){return(b.array(r)??[r??null]).
map(a=>b.resolve(a)).flatMap(a=>a instanceof M.SX?[a.text]:[])}const S=32;function o(b,r,l,a){const h=(c,O)=>{const f=a.get(c);if(f!==void 0)return f;a.set(c,!0);
const g=b.resolve(c[0]),E=I=>{const L=b.resolve(I);return(0,M.cy)(L)?O>0?h(L,O-1):!0:!(0,M.i9)(I)||l(I.number)},w=c.slice(1),R=p(g instanceof M.SX?g.text:"",w,E);
return a.set(c,R),R};return h(r,S)}function p(b,r,l){switch(b){case"And":return r.every(l);case"Or":return r.some(l);case"Not":return r.length===0||!l(r[0]);default:
return!0}}class A{document;off=new Set;on=new Set;baseOff;usages;viewed;printed;constructor(r){this.document=r;const l=r.dict(r.dict(r.catalog.get("OCProperties"))?.
get("D"));this.baseOff=(0,M.Eo)(r.resolve(l?.get("BaseState")),"OFF");for(const a of r.array(l?.get("OFF"))??[])(0,M.i9)(a)&&this.off.add(a.number);for(const a of r.
array(l?.get("ON"))??[])(0,M.i9)(a)&&this.on.add(a.number);this.usages=new _(r,l),this.viewed=T(a=>this.usages.isAlwaysOn(a)||(this.usages.stateOf(a,"View")??!this.
isGroupOff(a))),this.printed=T(a=>this.usages.stateOf(a,"Print")??this.viewed.states(a))}isOff(r){return!this.shows(r,this.viewed)}isNeverShown(r){return this.isOff(
r)&&!this.shows(r,this.printed)}groupsOff(){const{document:r}=this,l=r.dict(r.catalog.get("OCProperties"));return this.baseOff?(r.array(l?.get("OCGs"))??[]).filter(
a=>!(0,M.i9)(a)||!this.on.has(a.number)):r.array(r.dict(l?.get("D"))?.get("OFF"))??[]}neverShown(){const r=this.document.array(this.document.dict(this.document.
catalog.get("OCProperties"))?.get("OCGs"))??[];return[...new Set(r.flatMap(a=>(0,M.i9)(a)?[a.number]:[]))].filter(a=>!this.viewed.states(a)&&!this.printed.states(
a))}shows(r,l){const{document:a}=this,{states:h,memberships:c,expressions:O}=l,f=a.dict(r);if(!f)return!0;if(!(0,M.Eo)(a.resolve(f.get("Type")),"OCMD"))return!(0,M.
i9)(r)||h(r.number);const g=c.get(f);if(g!==void 0)return g;const E=a.resolve(f.get("VE")),w=(0,M.cy)(E)?o(a,E,h,O):this.showsByPolicy(f,l);return c.set(f,w),w}showsByPolicy(r,{
states:l,lists:a}){const{document:h}=this,c=h.array(r.get("OCGs"))??[r.get("OCGs")??null];let O=a.get(c);if(!O){const g=c.filter(M.i9).map(({number:E})=>l(E));O=
g.length===0?"empty":{all:!g.includes(!1),any:g.includes(!0)},a.set(c,O)}if(O==="empty")return!0;const f=h.resolve(r.get("P"));switch(f instanceof M.SX?f.text:"\
AnyOn"){case"AllOn":return O.all;case"AnyOff":return!O.all;case"AllOff":return!O.any;default:return O.any}}isGroupOff(r){return this.off.has(r)||this.baseOff&&!this.
on.has(r)}}function T(b){const r=new Map;return{states:a=>{let h=r.get(a);return h===void 0&&r.set(a,h=b(a)),h},memberships:new WeakMap,expressions:new WeakMap,
lists:new WeakMap}}})};
