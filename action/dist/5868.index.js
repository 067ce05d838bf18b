"use strict";exports.id=5868,exports.ids=[5868],exports.modules={75444:((F,C,m)=>{m.d(C,{RZ:()=>c,bD:()=>P,qw:()=>b});var y=m(45599),w=m(64019),D=m(31095);function P(O,A,T,E){
return b(O,A,E).flatMap(r=>{const u=(0,w.wR)(O,r),i=u&&(0,w.hs)(O,r,u,T);return i?[i]:[]})}function b(O,A,T){const E=[];for(const r of O.array(O.entry(O.pages.number(
A),"Annots"))??[]){const u=O.dict(r);!u||(0,y.Eo)(O.resolve(u.get("Subtype")),"Popup")||(0,w.dK)(O,u)||T.isOff(u.get("OC"))||E.push(u)}return E}function c(O){return new D.
H(O,O.dict(O.dict(O.catalog.get("AcroForm"))?.get("DR")))}}),4745:((F,C,m)=>{m.d(C,{p:()=>k});var y=m(42973),w=m(82416),D=m(45599),P=m(98446),b=m(37709),c=m(85008),
O=m(74135),A=m(6057),T=m(5490),E=m(78157),r=m(77581);const u={id:-1,stream:0,isArtifact:!1,isReversed:!1},i=1e4,o=8;class a{document;layers;marks=u;isOff=!1;replacement;open=[];beyond=0;constructor(t,e){
this.document=t,this.layers=e}get depth(){return this.open.length+this.beyond}begin(t,e,n){if(this.open.length>=i)return this.beyond++,!1;const s=this.plainId(t);
if(s>=0){this.open.push({marks:this.marks,isOff:this.isOff,replaces:!1});const{isArtifact:x,isReversed:K}=this.marks;return this.marks={id:s,stream:n,isArtifact:x,
isReversed:K},!1}const h=t.name(0)??"",l=t.operator==="BDC"?this.listed(t,e):void 0,f=this.document.dict(l),M=this.replacement===void 0?this.document.resolve(f?.
get("ActualText")):null,_=M instanceof D.Mx;return this.open.push({marks:this.marks,isOff:this.isOff,replaces:_}),_&&(this.replacement=(0,r.g7)(M)),h==="OC"&&this.
layers.isOff(l)&&(this.isOff=!0),this.mark(h,f,n),_}plainId(t){if(t.operator!=="BDC"||t.kind(1)!==c.q$)return-1;const{content:e}=t,n=t.endOf(1)-2;let s=(0,E.AN)(
e,t.startOf(1)+2,n);if(!(0,E.w1)(e,s,"/MCID"))return-1;const h=s+5,l=s=(0,E.AN)(e,h,n);if(l===h)return-1;let f=0;for(;s<n&&(0,E.yp)(e[s]);s++)f=f*10+e[s]-E.l0;return s>
l&&s-l<o&&(0,E.AN)(e,s,n)===n?f:-1}end(){if(this.beyond>0)return this.beyond--,!1;const t=this.open.pop();return t?(this.marks=t.marks,this.isOff=t.isOff,t.replaces):
!1}mark(t,e,n){const{marks:s}=this,h=this.document.resolve(e?.get("MCID")),l=t==="ReversedChars",f=t==="Artifact";typeof h=="number"?this.marks={...s,id:h,stream:n}:
f&&!s.isArtifact?this.marks={...s,isArtifact:f}:l&&!s.isReversed&&(this.marks={...s,isReversed:l})}listed(t,e){return t.kind(1)!==c.o_?t.value(1):e?.get(t.name(
1))}}class p{places=[];texts=[];glyph(t,e,n,s,h){this.places.push({style:t,start:n,end:s,baseline:h}),this.texts.push(e)}get isEmpty(){return this.places.length===
0}write(t,e){const{places:n,texts:s}=this,h=[...t];if(h.length===n.length)for(const[l,{style:f,start:M,end:_,baseline:x}]of n.entries())e.glyph(f,h[l],M,_,x);else if(s.
join("")===t)for(const[l,{style:f,start:M,end:_,baseline:x}]of n.entries())e.glyph(f,s[l],M,_,x);else this.spread(h,e)}spread(t,e){const{places:n}=this,s=n.length/
t.length,h=f=>n[Math.min(Math.floor(f*s),n.length-1)],l=f=>{const{start:M,end:_}=h(f);return M+(_-M)*Math.min(f*s-Math.floor(f*s),1)};for(let f=0,M;f<t.length;f=
M){for(M=f;M<t.length&&!g(t[M]);)M++;if(M===f){e.space?.(),M++;continue}const _=h(f),x=h(M-1),K=x.baseline===_.baseline&&x.end>_.start?M===t.length?x.end:l(M):_.
end;e.glyph(_.style,t.slice(f,M).join(""),l(f),Math.max(K,l(f)),_.baseline)}}}const g=B=>/\s/u.test(B);var d=m(31095),S=m(97748);const v="Open it in another PDF\
 program and save it again",R=32,I=3e5,L=3e3,U=49;class k{document;decoder;writer;layers;observer;marked;replacement;visits=0;constructor(t,e,n,s,h){this.document=
t,this.decoder=e,this.writer=n,this.layers=s,this.observer=h,this.marked=new a(t,s)}async page(t,e,n){await this.read(t,{states:new T.U(n),scope:e,stream:0,drawing:[]})}async form(t,e,n){
await this.draw(t,{states:new T.U(n),scope:e,stream:0,drawing:[]})}async read(t,e){const{marked:n}=this,{depth:s}=n;for(await(0,b.K)(t,this.document.job.pace,h=>this.
visit(h,e));n.depth>s;)this.endMarked()}visit(t,e){const{memory:n,pace:s}=this.document.job;n.budget.spend("operators",1);const h=this.take(t,e);if(++this.visits%
R!==0&&!s.isFull)return h;const l=s.step(I);return h&&l?h.then(()=>l):h??l}take(t,e){const{states:n}=e;switch(t.operator){case"q":case"Q":case"cm":n.follow(t);return;case"\
Tj":return this.showOne(t,n.current);case"TJ":return this.showMany(t,n.current);case"'":return this.writer.matrix.moveLine(0,-n.current.leading),this.showOne(t,
n.current);case'"':return n.current.wordSpace=t.number(t.count-3)||0,n.current.charSpace=t.number(t.count-2)||0,this.writer.matrix.moveLine(0,-n.current.leading),
this.showOne(t,n.current);case"Tf":return this.setFont(t,e);case"gs":return this.setState(t.name(0),e);case"Do":return this.draws(t.name(0),e);case"BMC":case"BD\
C":return this.beginMarked(t,e);case"EMC":return this.endMarked();default:if((0,S.ZO)(t,n.current)||this.writer.matrix.follow(t,n.current))return;this.observer?.
takes?.(t,n.current,e.scope,this.marked.isOff)}}beginMarked(t,{scope:e,stream:n}){this.marked.begin(t,e.properties(),n)&&this.writer.replaces&&(this.replacement=
new p)}endMarked(){const{marked:t,replacement:e}=this;t.end()&&(e&&this.writer.replaced(e,t.replacement),this.replacement=void 0,t.replacement=void 0)}showOne(t,e){
const n=t.string(t.count-1);if(!n||!e.font)return;this.observer?.shows?.(e),this.writer.begin(e,e.font,this.marked.marks);const s=this.write(n,e);if(s)return s.
then(()=>this.writer.end(e));this.writer.end(e)}showMany(t,e){const n=t.count-1;if(t.kind(n)!==c.pQ||!e.font)return;const{writer:s}=this,{content:h}=t;this.observer?.
shows?.(e),s.begin(e,e.font,this.marked.marks);const l=this.writeElements(h,t.inside(n),e);if(l)return l.then(()=>s.end(e));s.end(e)}writeElements(t,e,n){for(let s=e.
next();s;s=e.next()){let h;if(s===c.An||s===c.Cd?h=this.write((0,w.E3)(t,e.start,e.end),n):s===c.uk&&this.writer.adjust((0,w.kz)(t,e.start,e.end)),h??=this.document.
job.pace.step(L),h)return h.then(()=>this.writeElements(t,e,n))}}write(t,e){if(this.observer?.string?.(t,e.font),t.length>this.writer.part)return this.writeParts(
t,0,e);this.writer.show(t,e,this.marked.isOff,this.replacement)}writeParts(t,e,n){const{pace:s}=this.document.job,{part:h}=this.writer;for(let l=e,f;l<t.length;l=
f){f=t.length-l<=h?t.length:n.font.partEnd(t,l,h);const M=l===0&&f===t.length?t:t.subarray(l,f);this.writer.show(M,n,this.marked.isOff,this.replacement);const _=s.
isFull&&f<t.length?s.step(0):void 0;if(_)return _.then(()=>this.writeParts(t,f,n))}}setFont(t,{scope:e,states:n}){const s=t.name(0);if(s===void 0)return;const h=n.
current;h.size=t.number(1)||0;const l=e.loaded(s);if(l!==null)h.font=l;else return e.load(s).then(f=>{h.font=f})}setState(t,{scope:e,states:n}){if(t===void 0)return;
const{document:s}=this,h=s.array(s.dict(e.find("ExtGState",t))?.get("Font"));if(!h)return;const l=s.resolve(h[1]),f=n.current;return typeof l=="number"&&(f.size=
l),(0,d.t)(s,h[0]).then(M=>{f.font=M})}draws(t,e){if(t===void 0)return;const n=e.scope.find("XObject",t),s=this.document.resolve(n);if(s instanceof D.Z6&&(0,D.Eo)(
this.document.resolve(s.dict.get("Subtype")),"Form"))return this.draw(n,e);s instanceof D.Z6&&!this.marked.isOff&&!this.layers.isOff(s.dict.get("OC"))&&this.observer?.
image?.(e.states.current,n)}async draw(t,{states:e,scope:n,drawing:s}){const{document:h,layers:l}=this,f=h.resolve(t);if(!(f instanceof D.Z6)||!(0,D.i9)(t)||s.includes(
t.number)||l.isOff(f.dict.get("OC")))return;if(s.length>=h.job.limits.formDepth)throw this.tooDeep();h.job.memory.budget.spend("operators",U);const M=await this.
decoder.form(t.number,f),_=h.dict(f.dict.get("Resources")),x={...e.current,matrix:(0,O.lw)((0,A.lQ)(h,f.dict.get("Matrix")),e.current.matrix)};this.observer?.enters?.(
f.dict,x),await this.readForm(M,f,{states:new T.U(x),scope:_?new d.H(h,_,n):n,stream:t.number,drawing:[...s,t.number]})}async readForm(t,e,n){await this.read(t,
n)}tooDeep(){const t=this.document.job.limits.formDepth;return(0,y.F)("formDepth",`A page of the document has more than ${(0,P.y_)(t,"form")} within another`,v)}}}),
87141:((F,C,m)=>{m.d(C,{y:()=>w});var y=m(74135);function w(D){const{userUnit:P}=D;return(0,y.lw)((0,y.DI)((0,y.S3)(D)),[P,0,0,-P,0,(0,y.iN)(D).height*P])}}),63181:((F,C,m)=>{
m.d(C,{C:()=>E});var y=m(97748);const w=.002,D=64,P=.001,b=1e5,c=.4,O=2.5,A=Uint8Array.from({length:256},(i,o)=>o),T={cos:1,sin:0,vertical:!1};class E{sink;characters;matrix=new y.
f6;replaces;part=256;frames=[T];ems=new Map;style;along=0;across=0;unit=0;moved=0;constructor(o,a){this.sink=o,this.characters=a,this.replaces=o.space!==void 0}begin(o,a,p){
const{matrix:g,size:d,stretch:S}=o,v=this.matrix,R=v.a*g[0]+v.b*g[2],I=v.a*g[1]+v.b*g[3],L=v.c*g[0]+v.d*g[2],U=v.c*g[1]+v.d*g[3],k=v.e*g[0]+v.f*g[2]+g[4]+o.rise*
L,B=v.e*g[1]+v.f*g[3]+g[5]+o.rise*U,{vertical:t}=a,e=t?-L*d:R*d*S,n=t?-U*d:I*d*S,s=n===0?Math.abs(e):Math.hypot(e,n),{cos:h,sin:l}=this.frameOf(s>0?e/s:1,s>0?n/
s:0,t),f=this.frame,M=t?Math.hypot(R,I)*Math.abs(d):Math.abs((U*h-L*l)*d);this.along=k*h+B*l,this.across=B*h-k*l,this.unit=s,this.moved=0;const _=a.type3?this.emOf(
a):1;this.styled(a,f,M*_,s*_,o.mode,p)}frame=T;frameOf(o,a,p){const{frames:g,frame:d}=this;if(r(d,o,a,p))return d;const S=g.find(v=>r(v,o,a,p));return this.frame=
S??{cos:u(o),sin:u(a),vertical:p},!S&&g.length<D&&g.push(this.frame),this.frame}emOf(o){const a=this.ems.get(o);if(a!==void 0)return a;const p=o.glyphs(A).flatMap(
({width:S})=>S>0?[S]:[]),g=2*p.reduce((S,v)=>S+v,0)/Math.max(p.length,1),d=g===0||g>c&&g<O?1:g;return this.ems.set(o,d),d}styled(o,a,p,g,d,S){const{style:v}=this;
v!==void 0&&v.font===o&&v.frame===a&&Math.abs(v.size-p)<P&&Math.abs(v.unit-g)<P&&v.mode===d&&v.marks===S||(this.style={font:o,frame:a,size:p,unit:g,mode:d,marks:S})}show(o,a,p,g){
const d=a.font,S=this.style,{unit:v,along:R,across:I,sink:L}=this,{vertical:U}=d,k=a.size===0?1:a.size,B=(U?-a.charSpace:a.charSpace)/k,t=(U?-a.wordSpace:a.wordSpace)/
k,e=!p&&v>P&&S.size<b&&v<b;let{moved:n}=this;const s=d.glyphs(o);let h=0;for(let l=0;l<s.length;l++)h+=s[l].text.length||1;this.characters.take(h);for(let l=0;l<
s.length;l++){const f=s[l],M=f.isSpace?B+t:B,_=R+n*v;if(n+=(U&&f.vertical?-f.vertical.advance:f.width)+M,!e)continue;const x=R+n*v;g?g.glyph(S,f.text,_,x,I):L.glyph(
S,f.text,_,x,I)}this.moved=n}adjust(o){this.moved+=(this.frame.vertical?o:-o)/1e3}replaced(o,a){o.isEmpty||(this.characters.take(a.length),o.write(a,this.sink))}end(o){
const{size:a,stretch:p,font:g}=o;g.vertical?this.matrix.advance(0,-this.moved*a):this.matrix.advance(this.moved*a*p,0)}}const r=(i,o,a,p)=>Math.abs(i.cos-o)<w&&
Math.abs(i.sin-a)<w&&i.vertical===p,u=i=>Math.abs(i)<w?0:Math.abs(Math.abs(i)-1)<w?Math.sign(i):i}),5490:((F,C,m)=>{m.d(C,{M:()=>P,U:()=>D});var y=m(74135);const w=1e4;
class D{current;saved=[];beyond=0;constructor(c){this.current=c}follow(c){switch(c.operator){case"q":return this.saved.length<w?this.saved.push({...this.current}):
this.beyond++,!0;case"Q":return this.beyond>0?this.beyond--:this.current=this.saved.pop()??this.current,!0;case"cm":return this.transform(c),!0;default:return!1}}transform(c){
if(c.count!==6)return;const[O,A,T,E,r,u]=P(c);this.current.matrix=(0,y.lw)([O,A,T,E,r,u],this.current.matrix)}}const P=b=>Array.from({length:b.count},(c,O)=>b.number(
O))}),12657:((F,C,m)=>{m.d(C,{y:()=>P});var y=m(42973),w=m(98446);const D=50;class P{job;count=0;constructor(c){this.job=c}take(c){const{limits:O,memory:A,pace:T}=this.
job;if(this.count+=c,this.count>O.pageCharacters)throw(0,y.F)("pageCharacters",`A page of the document has more than ${(0,w.y_)(O.pageCharacters,"character")}`,
"Open it in another PDF program and save it again");A.budget.spend("characters",c),T.add(c*D)}}}),65868:((F,C,m)=>{m.d(C,{i:()=>i});var y=m(74135),w=m(6057),D=m(
36502),P=m(75444),b=m(4745),c=m(58971),O=m(87141),A=m(63181),T=m(12657),E=m(31095),r=m(97748);const u=2e4;class i{document;layers;decoder;constructor(a,p=new D.
z(a)){this.document=a,this.layers=p,this.decoder=new c.X(a)}async read(a,p,g){const{document:d,decoder:S,layers:v}=this,R=d.job.pace.step(u);R&&await R;const I=(0,w.
iw)(d,a),L=(0,O.y)(I),U=new b.p(d,S,new A.C(p,new T.y(d.job)),v,g),k=new E.H(d,d.dict(d.pages.attribute(a,"Resources")));await U.page(await S.page(a),k,(0,r.ue)(
L));for(const B of(0,P.bD)(d,a,I.rotation,v))await U.form(B.form,(0,P.RZ)(d),(0,r.ue)((0,y.lw)(B.matrix,L)));return!S.hasLosses}}}),97748:((F,C,m)=>{m.d(C,{ZO:()=>D,
f6:()=>P,ue:()=>y});const y=b=>({matrix:b,font:void 0,size:0,charSpace:0,wordSpace:0,stretch:1,leading:0,rise:0,mode:0}),w=(b,c)=>b.number(c)||0;function D(b,c){
switch(b.operator){case"Tc":return c.charSpace=w(b,0),!0;case"Tw":return c.wordSpace=w(b,0),!0;case"Tz":return c.stretch=w(b,0)/100,!0;case"TL":return c.leading=
w(b,0),!0;case"Ts":return c.rise=w(b,0),!0;case"Tr":return c.mode=w(b,0),!0;default:return!1}}class P{a=1;b=0;c=0;d=1;e=0;f=0;lineE=0;lineF=0;reset(){this.set(1,
0,0,1,0,0)}set(c,O,A,T,E,r){this.a=c,this.b=O,this.c=A,this.d=T,this.e=this.lineE=E,this.f=this.lineF=r}moveLine(c,O){this.e=this.lineE+=c*this.a+O*this.c,this.
f=this.lineF+=c*this.b+O*this.d}advance(c,O){this.e+=c*this.a+O*this.c,this.f+=c*this.b+O*this.d}follow(c,O){switch(c.operator){case"BT":return this.reset(),!0;case"\
Tm":return c.count>=6&&this.set(w(c,0),w(c,1),w(c,2),w(c,3),w(c,4),w(c,5)),!0;case"TD":return O.leading=-w(c,1),this.moveLine(w(c,0),w(c,1)),!0;case"Td":return this.
moveLine(w(c,0),w(c,1)),!0;case"T*":return this.moveLine(0,-O.leading),!0;default:return!1}}}}),36502:((F,C,m)=>{m.d(C,{z:()=>A});var y=m(45599);const w={View:"\
ViewState",Print:"PrintState"};class D{document;categories={View:new Map,Print:new Map};intents;constructor(r,u){this.document=r,this.intents=this.intentsOf(u);
for(const i of r.array(u?.get("AS"))??[]){const o=r.dict(i),a=r.resolve(o?.get("Event"));if(!o||!((0,y.Eo)(a,"View")||(0,y.Eo)(a,"Print")))continue;const p=P(r,
o.get("Category")),g=this.categories[a.text];for(const d of r.array(o.get("OCGs"))??[]){if(!(0,y.i9)(d))continue;const S=g.get(d.number)??new Set;for(const v of p)
S.add(v);g.set(d.number,S)}}}isAlwaysOn(r){const{intents:u}=this;if(u.has("All"))return!1;const i=this.intentsOf(this.document.dict(new y.oS(r)));return!i.has("\
All")&&![...i].some(o=>u.has(o))}stateOf(r,u){const i=this.categories[u].get(r);if(!i)return;const o=this.document.dict(this.document.dict(new y.oS(r))?.get("Us\
age"));let a;for(const p of i){const g=w[p],d=g===void 0?null:this.document.resolve(this.document.dict(o?.get(p))?.get(g));if((0,y.Eo)(d,"OFF"))return!1;(0,y.Eo)(
d,"ON")&&(a=!0)}return a}intentsOf(r){const u=P(this.document,r?.get("Intent"));return new Set(u.length>0?u:["View"])}}function P(E,r){return(E.array(r)??[r??null]).
map(i=>E.resolve(i)).flatMap(i=>i instanceof y.SX?[i.text]:[])}const b=32;function c(E,r,u){const i=new Map,o=(a,p)=>{const g=i.get(a);if(g!==void 0)return g;i.
set(a,!0);const d=E.resolve(a[0]),S=I=>{const L=E.resolve(I);return(0,y.cy)(L)?p>0?o(L,p-1):!0:!(0,y.i9)(I)||u(I.number)},v=a.slice(1),R=O(d instanceof y.SX?d.text:
"",v,S);return i.set(a,R),R};return o(r,b)}function O(E,r,u){switch(E){case"And":return r.every(u);case"Or":return r.some(u);case"Not":return r.length===0||!u(r[0]);default:
return!0}}class A{document;off=new Set;on=new Set;baseOff;usages;viewed;printed;constructor(r){this.document=r;const u=r.dict(r.dict(r.catalog.get("OCProperties"))?.
get("D"));this.baseOff=(0,y.Eo)(r.resolve(u?.get("BaseState")),"OFF");for(const i of r.array(u?.get("OFF"))??[])(0,y.i9)(i)&&this.off.add(i.number);for(const i of r.
array(u?.get("ON"))??[])(0,y.i9)(i)&&this.on.add(i.number);this.usages=new D(r,u),this.viewed=T(i=>this.usages.isAlwaysOn(i)||(this.usages.stateOf(i,"View")??!this.
isGroupOff(i))),this.printed=T(i=>this.usages.stateOf(i,"Print")??this.viewed.states(i))}isOff(r){return!this.shows(r,this.viewed)}isNeverShown(r){return this.isOff(
r)&&!this.shows(r,this.printed)}groupsOff(){const{document:r}=this,u=r.dict(r.catalog.get("OCProperties"));return this.baseOff?(r.array(u?.get("OCGs"))??[]).filter(
i=>!(0,y.i9)(i)||!this.on.has(i.number)):r.array(r.dict(u?.get("D"))?.get("OFF"))??[]}neverShown(){const r=this.document.array(this.document.dict(this.document.
catalog.get("OCProperties"))?.get("OCGs"))??[];return[...new Set(r.flatMap(i=>(0,y.i9)(i)?[i.number]:[]))].filter(i=>!this.viewed.states(i)&&!this.printed.states(
i))}shows(r,{states:u,memberships:i}){const{document:o}=this,a=o.dict(r);if(!a)return!0;if(!(0,y.Eo)(o.resolve(a.get("Type")),"OCMD"))return!(0,y.i9)(r)||u(r.number);
const p=i.get(a);if(p!==void 0)return p;const g=o.resolve(a.get("VE")),d=(0,y.cy)(g)?c(o,g,u):this.showsByPolicy(a,u);return i.set(a,d),d}showsByPolicy(r,u){const{
document:i}=this,o=r.get("OCGs"),a=(i.array(o)??[o]).filter(y.i9);if(a.length===0)return!0;const p=a.map(({number:d})=>u(d)),g=i.resolve(r.get("P"));switch(g instanceof
y.SX?g.text:"AnyOn"){case"AllOn":return p.every(d=>d);case"AnyOff":return!p.every(d=>d);case"AllOff":return!p.some(d=>d);default:return p.some(d=>d)}}isGroupOff(r){
return this.off.has(r)||this.baseOff&&!this.on.has(r)}}function T(E){const r=new Map;return{states:i=>{let o=r.get(i);return o===void 0&&r.set(i,o=E(i)),o},memberships:new WeakMap}}})};
