"use strict";exports.id=5868,exports.ids=[5868],exports.modules={75444:((j,A,m)=>{m.d(A,{RZ:()=>b,bD:()=>_,qw:()=>o});var w=m(45599),p=m(64019),T=m(31095);async function _(v,C,S,a){
const u=[];for(const c of await o(v,C,a)){const n=(0,p.wR)(v,c),r=n&&(0,p.hs)(v,c,n,S);r&&u.push(r);const g=v.job.pace.step(E);g&&await g}return u}const E=1e3;async function o(v,C,S){
const a=[];for(const u of v.array(v.entry(v.pages.number(C),"Annots"))??[]){const c=v.dict(u),n=v.job.pace.step(E);n&&await n,!(!c||(0,w.Eo)(v.resolve(c.get("Su\
btype")),"Popup"))&&((0,p.dK)(v,c)||S.isOff(c.get("OC"))||a.push(c))}return a}function b(v){return new T.H(v,v.dict(v.dict(v.catalog.get("AcroForm"))?.get("DR")))}}),
4745:((j,A,m)=>{m.d(A,{p:()=>U});var w=m(42973),p=m(82416),T=m(45599),_=m(98446),E=m(37709),o=m(85008),b=m(74135),v=m(6057),C=m(5490),S=m(78157),a=m(77581),u=m(
16747);const c={id:-1,stream:0,isArtifact:!1,isReversed:!1},n=1e4,r=8;class g{document;layers;marks=c;isOff=!1;replacement;open=[];beyond=0;constructor(t,e){this.
document=t,this.layers=e}get depth(){return this.open.length+this.beyond}begin(t,e,s){if(this.open.length>=n)return this.beyond++,!1;const i=this.plainId(t);if(i>=
0){this.open.push({marks:this.marks,isOff:this.isOff,replaces:!1});const{isArtifact:K,isReversed:N}=this.marks;return this.marks={id:i,stream:s,isArtifact:K,isReversed:N},
!1}const h=t.name(0)??"",l=t.operator==="BDC"?this.listed(t,e):void 0,f=this.document.dict(l),D=this.replacement===void 0?this.document.resolve(f?.get("ActualTe\
xt")):null,P=D instanceof T.Mx?(0,a.g7)(D):void 0,R=P!==void 0&&!(0,u._X)(P);return this.open.push({marks:this.marks,isOff:this.isOff,replaces:R}),R&&(this.replacement=
P),h==="OC"&&this.layers.isOff(l)&&(this.isOff=!0),this.mark(h,f,s),R}plainId(t){if(t.operator!=="BDC"||t.kind(1)!==o.q$)return-1;const{content:e}=t,s=t.endOf(1)-
2;let i=(0,S.AN)(e,t.startOf(1)+2,s);if(!(0,S.w1)(e,i,"/MCID"))return-1;const h=i+5,l=i=(0,S.AN)(e,h,s);if(l===h)return-1;let f=0;for(;i<s&&(0,S.yp)(e[i]);i++)f=
f*10+e[i]-S.l0;return i>l&&i-l<r&&(0,S.AN)(e,i,s)===s?f:-1}end(){if(this.beyond>0)return this.beyond--,!1;const t=this.open.pop();return t?(this.marks=t.marks,this.
isOff=t.isOff,t.replaces):!1}mark(t,e,s){const{marks:i}=this,h=this.document.resolve(e?.get("MCID")),l=t==="ReversedChars",f=t==="Artifact";typeof h=="number"?this.
marks={...i,id:h,stream:s}:f&&!i.isArtifact?this.marks={...i,isArtifact:f}:l&&!i.isReversed&&(this.marks={...i,isReversed:l})}listed(t,e){return t.kind(1)!==o.o_?
t.value(1):e?.get(t.name(1))}}class d{places=[];texts=[];glyph(t,e,s,i,h){this.places.push({style:t,start:s,end:i,baseline:h}),this.texts.push(e)}isSame(t,e){const{
texts:s}=this;if(s.length!==e||s.join("")!==t)return!1;const i=[...t];return i.length!==e||i.every((h,l)=>h===s[l])}get isEmpty(){return this.places.length===0}write(t,e){
const{places:s,texts:i}=this,h=[...t];if(h.length===s.length)for(const[l,{style:f,start:D,end:P,baseline:R}]of s.entries())e.glyph(f,h[l],D,P,R);else if(i.join(
"")===t)for(const[l,{style:f,start:D,end:P,baseline:R}]of s.entries())e.glyph(f,i[l],D,P,R);else this.spread(h,e)}spread(t,e){const{places:s}=this,i=s.length/t.
length,h=f=>s[Math.min(Math.floor(f*i),s.length-1)],l=f=>{const{start:D,end:P}=h(f);return D+(P-D)*Math.min(f*i-Math.floor(f*i),1)};for(let f=0,D;f<t.length;f=D){
for(D=f;D<t.length&&!O(t[D]);)D++;if(D===f){e.space?.(),D++;continue}const P=h(f),R=h(D-1),K=R.baseline===P.baseline&&R.end>P.start?D===t.length?R.end:l(D):P.end;
e.glyph(P.style,t.slice(f,D).join(""),l(f),Math.max(K,l(f)),P.baseline)}}}const O=W=>/\s/u.test(W);var M=m(31095),y=m(97748);const x="Open it in another PDF pro\
gram and save it again",I=32,L=3e5,k=3e3,B=4096,F=49;class U{document;decoder;writer;layers;observer;marked;replacement;visits=0;unknown=0;constructor(t,e,s,i,h){
this.document=t,this.decoder=e,this.writer=s,this.layers=i,this.observer=h,this.marked=new g(t,i)}isOtherData=!1;async page(t,e,s){await this.read(t,{states:new C.
U(s),scope:e,stream:0,drawing:[]});const i=this.visits===0&&!await(0,E.ow)(t,this.document.job.pace);this.isOtherData=i||this.unknown*2>this.visits}async form(t,e,s){
await this.draw(t,{states:new C.U(s),scope:e,stream:0,drawing:[]})}async read(t,e){const{marked:s}=this,{depth:i}=s;for(await(0,E.Ko)(t,this.document.job.pace,h=>this.
visit(h,e));s.depth>i;)this.endMarked()}visit(t,e){const{memory:s,pace:i}=this.document.job;s.budget.spend("operators",1);const h=this.take(t,e);if(++this.visits%
I!==0&&!i.isFull)return h;const l=i.step(L);return h&&l?h.then(()=>l):h??l}take(t,e){const{states:s}=e;switch(t.operator){case"q":case"Q":case"cm":s.follow(t);return;case"\
Tj":return this.showOne(t,s.current);case"TJ":return this.showMany(t,s.current);case"'":return this.writer.matrix.moveLine(0,-s.current.leading),this.showOne(t,
s.current);case'"':return s.current.wordSpace=t.number(t.count-3)||0,s.current.charSpace=t.number(t.count-2)||0,this.writer.matrix.moveLine(0,-s.current.leading),
this.showOne(t,s.current);case"Tf":return this.setFont(t,e);case"gs":return this.setState(t.name(0),e);case"Do":return this.draws(t.name(0),e);case"BMC":case"BD\
C":return this.beginMarked(t,e);case"EMC":return this.endMarked();case"":this.unknown++;return;default:if((0,y.ZO)(t,s.current)||this.writer.matrix.follow(t,s.current))
return;this.observer?.takes?.(t,s.current,e.scope,this.marked.isOff)}}beginMarked(t,{scope:e,stream:s}){this.marked.begin(t,e.properties(),s)&&this.writer.replaces&&
(this.replacement=new d)}endMarked(){const{marked:t,replacement:e}=this;t.end()&&(e&&this.writer.replaced(e,t.replacement),this.replacement=void 0,t.replacement=
void 0)}showOne(t,e){const s=t.count-1;if(!t.isLong(s))return this.showString(t.string(s),e);const{content:i}=t;return(0,p.nK)(i,t.startOf(s),t.endOf(s),this.document.
job.pace).then(h=>this.showString(h,e))}showString(t,e){if(!t||!e.font)return;this.observer?.shows?.(e),this.writer.begin(e,e.font,this.marked.marks);const s=this.
write(t,e);if(s)return s.then(()=>this.writer.end(e));this.writer.end(e)}showMany(t,e){const s=t.count-1;if(t.kind(s)!==o.pQ||!e.font)return;const{writer:i}=this,
{content:h}=t;this.observer?.shows?.(e),i.begin(e,e.font,this.marked.marks);const l=this.writeElements(h,t.inside(s),e);if(l)return l.then(()=>i.end(e));i.end(e)}writeElements(t,e,s){
const{pace:i}=this.document.job;for(let h=e.next(!1,!0);h;h=e.next(!1,!0)){let l;if(h===o.yA?i.add(o.rT):(h===o.An||h===o.Cd)&&e.end-e.start>o.rT?l=(0,p.nK)(t,e.
start,e.end,i).then(f=>this.write(f,s)):h===o.An||h===o.Cd?l=this.write((0,p.E3)(t,e.start,e.end),s):h===o.uk&&this.writer.adjust((0,p.kz)(t,e.start,e.end)),l??=
i.step(k),l)return l.then(()=>this.writeElements(t,e,s))}}write(t,e){if(this.observer?.string?.(t,e.font),t.length>this.partOf(e))return this.writeParts(t,0,e);
this.writer.show(t,e,this.marked.isOff,this.replacement)}partOf({font:t}){return Math.max(1,Math.min(this.writer.part,Math.floor(B/t.longest)))}writeParts(t,e,s){
const{pace:i}=this.document.job,h=this.partOf(s);for(let l=e,f;l<t.length;l=f){f=t.length-l<=h?t.length:s.font.partEnd(t,l,h);const D=l===0&&f===t.length?t:t.subarray(
l,f);this.writer.show(D,s,this.marked.isOff,this.replacement);const P=i.isFull&&f<t.length?i.step(0):void 0;if(P)return P.then(()=>this.writeParts(t,f,s))}}setFont(t,{
scope:e,states:s}){const i=t.name(0);if(i===void 0)return;const h=s.current;h.size=t.number(1)||0;const l=e.loaded(i);if(l!==null)h.font=l;else return e.load(i).
then(f=>{h.font=f})}setState(t,{scope:e,states:s}){if(t===void 0)return;const{document:i}=this,h=i.array(i.dict(e.find("ExtGState",t))?.get("Font"));if(!h)return;
const l=i.resolve(h[1]),f=s.current;return typeof l=="number"&&(f.size=l),(0,M.t)(i,h[0]).then(D=>{f.font=D})}draws(t,e){if(t===void 0)return;const s=e.scope.find(
"XObject",t),i=this.document.resolve(s);if(i instanceof T.Z6&&(0,T.Eo)(this.document.resolve(i.dict.get("Subtype")),"Form"))return this.draw(s,e);i instanceof T.
Z6&&!this.marked.isOff&&!this.layers.isOff(i.dict.get("OC"))&&this.observer?.image?.(e.states.current,s)}async draw(t,{states:e,scope:s,drawing:i}){const{document:h,
layers:l}=this,f=h.resolve(t);if(!(f instanceof T.Z6)||!(0,T.i9)(t)||i.includes(t.number)||l.isOff(f.dict.get("OC")))return;if(i.length>=h.job.limits.formDepth)
throw this.tooDeep();h.job.memory.budget.spend("operators",F);const D=await this.decoder.form(t.number,f),P=h.dict(f.dict.get("Resources")),R={...e.current,matrix:(0,b.
lw)((0,v.lQ)(h,f.dict.get("Matrix")),e.current.matrix)};this.observer?.enters?.(f.dict,R),await this.readForm(D,f,{states:new C.U(R),scope:P?new M.H(h,P,s):s,stream:t.
number,drawing:[...i,t.number]})}async readForm(t,e,s){await this.read(t,s)}tooDeep(){const t=this.document.job.limits.formDepth;return(0,w.FU)("formDepth",`A p\
age of the document has more than ${(0,_.y_)(t,"form")} within another`,x)}}}),87141:((j,A,m)=>{m.d(A,{y:()=>p});var w=m(74135);function p(T){const{userUnit:_}=T;
return(0,w.lw)((0,w.DI)((0,w.S3)(T)),[_,0,0,-_,0,(0,w.iN)(T).height*_])}}),63181:((j,A,m)=>{m.d(A,{C:()=>S});var w=m(97748);const p=.002,T=64,_=.001,E=1e5,o=.4,
b=2.5,v=Uint8Array.from({length:256},(c,n)=>n),C={cos:1,sin:0,vertical:!1};class S{sink;characters;matrix=new w.f6;replaces;part=256;frames=[C];ems=new Map;style;used=new Set;along=0;across=0;unit=0;moved=0;constructor(n,r){
this.sink=n,this.characters=r,this.replaces=n.space!==void 0}begin(n,r,g){const{matrix:d,size:O,stretch:M}=n,y=this.matrix,x=y.a*d[0]+y.b*d[2],I=y.a*d[1]+y.b*d[3],
L=y.c*d[0]+y.d*d[2],k=y.c*d[1]+y.d*d[3],B=y.e*d[0]+y.f*d[2]+d[4]+n.rise*L,F=y.e*d[1]+y.f*d[3]+d[5]+n.rise*k,{vertical:U}=r,W=U?-L*O:x*O*M,t=U?-k*O:I*O*M,e=t===0?
Math.abs(W):Math.hypot(W,t),{cos:s,sin:i}=this.frameOf(e>0?W/e:1,e>0?t/e:0,U),h=this.frame,l=U?Math.hypot(x,I)*Math.abs(O):Math.abs((k*s-L*i)*O);this.along=B*s+
F*i,this.across=F*s-B*i,this.unit=e,this.moved=0;const f=r.type3?this.emOf(r):1;this.styled(r,h,l*f,e*f,n.mode,g)}frame=C;frameOf(n,r,g){const{frames:d,frame:O}=this;
if(a(O,n,r,g))return O;const M=d.find(y=>a(y,n,r,g));return this.frame=M??{cos:u(n),sin:u(r),vertical:g},!M&&d.length<T&&d.push(this.frame),this.frame}emOf(n){const r=this.
ems.get(n);if(r!==void 0)return r;const g=n.glyphs(v).flatMap(({width:M})=>M>0?[M]:[]),d=2*g.reduce((M,y)=>M+y,0)/Math.max(g.length,1),O=d===0||d>o&&d<b?1:d;return this.
ems.set(n,O),O}styled(n,r,g,d,O,M){const{style:y}=this;y!==void 0&&y.font===n&&y.frame===r&&Math.abs(y.size-g)<_&&Math.abs(y.unit-d)<_&&y.mode===O&&y.marks===M||
(this.style={font:n,frame:r,size:g,unit:d,mode:O,marks:M},this.used.add(n))}get fonts(){return this.used}show(n,r,g,d){this.showGlyphs(r.font.glyphs(n),r,g,d)}showGlyphs(n,r,g,d){
const O=r.font,M=this.style,{unit:y,along:x,across:I,sink:L}=this,{vertical:k}=O,B=r.size===0?1:r.size,F=(k?-r.charSpace:r.charSpace)/B,U=(k?-r.wordSpace:r.wordSpace)/
B,W=!g&&y>_&&M.size<E&&y<E;let{moved:t}=this,e=0;for(let s=0;s<n.length;s++)e+=n[s].text.length||1;this.characters.take(e);for(let s=0;s<n.length;s++){const i=n[s],
h=i.isSpace?F+U:F,l=x+t*y;if(t+=(k&&i.vertical?-i.vertical.advance:i.width)+h,!W)continue;const f=x+t*y;d?d.glyph(M,i.text,l,f,I):L.glyph(M,i.text,l,f,I)}this.moved=
t}adjust(n){this.moved+=(this.frame.vertical?n:-n)/1e3}replaced(n,r){n.isEmpty||(this.characters.take(r.length),n.write(r,this.sink))}end(n){const{size:r,stretch:g,
font:d}=n;d.vertical?this.matrix.advance(0,-this.moved*r):this.matrix.advance(this.moved*r*g,0)}}const a=(c,n,r,g)=>Math.abs(c.cos-n)<p&&Math.abs(c.sin-r)<p&&c.
vertical===g,u=c=>Math.abs(c)<p?0:Math.abs(Math.abs(c)-1)<p?Math.sign(c):c}),5490:((j,A,m)=>{m.d(A,{M:()=>_,U:()=>T});var w=m(74135);const p=1e4;class T{current;saved=[];beyond=0;constructor(o){
this.current=o}follow(o){switch(o.operator){case"q":return this.saved.length<p?this.saved.push({...this.current}):this.beyond++,!0;case"Q":return this.beyond>0?
this.beyond--:this.current=this.saved.pop()??this.current,!0;case"cm":return this.transform(o),!0;default:return!1}}transform(o){if(o.count!==6)return;const[b,v,
C,S,a,u]=_(o);this.current.matrix=(0,w.lw)([b,v,C,S,a,u],this.current.matrix)}}const _=E=>Array.from({length:E.count},(o,b)=>E.number(b))}),12657:((j,A,m)=>{m.d(
A,{y:()=>_});var w=m(42973),p=m(98446);const T=50;class _{job;count=0;constructor(o){this.job=o}take(o){const{limits:b,memory:v,pace:C}=this.job;if(this.count+=
o,this.count>b.pageCharacters)throw(0,w.FU)("pageCharacters",`A page of the document has more than ${(0,p.y_)(b.pageCharacters,"character")}`,"Open it in anothe\
r PDF program and save it again");v.budget.spend("characters",o),C.add(o*T)}}}),65868:((j,A,m)=>{m.d(A,{i:()=>c});var w=m(74135),p=m(6057),T=m(36502),_=m(75444),
E=m(4745),o=m(58971),b=m(87141),v=m(63181),C=m(12657),S=m(31095),a=m(97748);const u=2e4;class c{document;layers;decoder;constructor(r,g=new T.z(r)){this.document=
r,this.layers=g,this.decoder=new o.X(r)}async read(r,g,d){const{document:O,decoder:M,layers:y}=this,x=O.job.pace.step(u);x&&await x;const I=(0,p.iw)(O,r),L=(0,b.
y)(I),k=new v.C(g,new C.y(O.job)),B=new E.p(O,M,k,y,d),F=new S.H(O,O.dict(O.pages.attribute(r,"Resources")));await B.page(await M.page(r),F,(0,a.ue)(L));for(const U of await(0,_.
bD)(O,r,I.rotation,y))await B.form(U.form,(0,_.RZ)(O),(0,a.ue)((0,w.lw)(U.matrix,L)));return{ofContent:M.hasLosses||B.isOtherData,ofFonts:[...k.fonts].some(({isDamaged:U})=>U)}}}}),
97748:((j,A,m)=>{m.d(A,{ZO:()=>T,f6:()=>_,ue:()=>w});const w=E=>({matrix:E,font:void 0,size:0,charSpace:0,wordSpace:0,stretch:1,leading:0,rise:0,mode:0}),p=(E,o)=>E.
number(o)||0;function T(E,o){switch(E.operator){case"Tc":return o.charSpace=p(E,0),!0;case"Tw":return o.wordSpace=p(E,0),!0;case"Tz":return o.stretch=p(E,0)/100,
!0;case"TL":return o.leading=p(E,0),!0;case"Ts":return o.rise=p(E,0),!0;case"Tr":return o.mode=p(E,0),!0;default:return!1}}class _{a=1;b=0;c=0;d=1;e=0;f=0;lineE=0;lineF=0;reset(){
this.set(1,0,0,1,0,0)}set(o,b,v,C,S,a){this.a=o,this.b=b,this.c=v,this.d=C,this.e=this.lineE=S,this.f=this.lineF=a}moveLine(o,b){this.e=this.lineE+=o*this.a+b*this.
c,this.f=this.lineF+=o*this.b+b*this.d}advance(o,b){this.e+=o*this.a+b*this.c,this.f+=o*this.b+b*this.d}follow(o,b){switch(o.operator){case"BT":return this.reset(),
!0;case"Tm":return o.count>=6&&this.set(p(o,0),p(o,1),p(o,2),p(o,3),p(o,4),p(o,5)),!0;case"TD":return b.leading=-p(o,1),this.moveLine(p(o,0),p(o,1)),!0;case"Td":
return this.moveLine(p(o,0),p(o,1)),!0;case"T*":return this.moveLine(0,-b.leading),!0;default:return!1}}}}),36502:((j,A,m)=>{m.d(A,{z:()=>v});var w=m(45599);const p={
View:"ViewState",Print:"PrintState"};class T{document;categories={View:new Map,Print:new Map};intents;names=new WeakMap;meant=new WeakMap;added=new WeakMap;constructor(a,u){
this.document=a,this.intents=this.intentsOf(u);for(const c of a.array(u?.get("AS"))??[]){const n=a.dict(c),r=a.resolve(n?.get("Event"));if(!n||!((0,w.Eo)(r,"Vie\
w")||(0,w.Eo)(r,"Print")))continue;const g=this.namesIn(n.get("Category")),d=Object.keys(p).filter(O=>g.has(O));this.addGroups(r.text,d,a.array(n.get("OCGs"))??
[])}}addGroups(a,u,c){const n=this.added.get(c)??new Set;this.added.set(c,n);const r=[a,...u].join(" ");if(n.has(r))return;n.add(r);const g=this.categories[a];for(const d of c){
if(!(0,w.i9)(d))continue;const O=g.get(d.number)??new Set;for(const M of u)O.add(M);g.set(d.number,O)}}isAlwaysOn(a){const{intents:u}=this;if(u.has("All"))return!1;
const c=this.intentsOf(this.document.dict(new w.oS(a)));let n=this.meant.get(c);return n===void 0&&this.meant.set(c,n=c.has("All")||[...c].some(r=>u.has(r))),!n}stateOf(a,u){
const c=this.categories[u].get(a);if(!c)return;const n=this.document.dict(this.document.dict(new w.oS(a))?.get("Usage"));let r;for(const g of c){const d=p[g],O=d===
void 0?null:this.document.resolve(this.document.dict(n?.get(g))?.get(d));if((0,w.Eo)(O,"OFF"))return!1;(0,w.Eo)(O,"ON")&&(r=!0)}return r}intentsOf(a){const u=this.
namesIn(a?.get("Intent"));return u.size>0?u:_}namesIn(a){const{document:u}=this,c=u.array(a)??[a??null];let n=this.names.get(c);return n||(n=new Set(c.map(r=>u.
resolve(r)).flatMap(r=>r instanceof w.SX?[r.text]:[])),this.names.set(c,n)),n}}const _=new Set(["View"]),E=32;function o(S,a,u,c){const n=(r,g)=>{const d=c.get(
r);if(d!==void 0)return d;c.set(r,!0);const O=S.resolve(r[0]),M=I=>{const L=S.resolve(I);return(0,w.cy)(L)?g>0?n(L,g-1):!0:!(0,w.i9)(I)||u(I.number)},y=r.slice(
1),x=b(O instanceof w.SX?O.text:"",y,M);return c.set(r,x),x};return n(a,E)}function b(S,a,u){switch(S){case"And":return a.every(u);case"Or":return a.some(u);case"\
Not":return a.length===0||!u(a[0]);default:return!0}}class v{document;off=new Set;on=new Set;baseOff;usages;viewed;printed;constructor(a){this.document=a;const u=a.
dict(a.dict(a.catalog.get("OCProperties"))?.get("D"));this.baseOff=(0,w.Eo)(a.resolve(u?.get("BaseState")),"OFF");for(const c of a.array(u?.get("OFF"))??[])(0,w.
i9)(c)&&this.off.add(c.number);for(const c of a.array(u?.get("ON"))??[])(0,w.i9)(c)&&this.on.add(c.number);this.usages=new T(a,u),this.viewed=C(c=>this.usages.isAlwaysOn(
c)||(this.usages.stateOf(c,"View")??!this.isGroupOff(c))),this.printed=C(c=>this.usages.stateOf(c,"Print")??this.viewed.states(c))}isOff(a){return!this.shows(a,
this.viewed)}isNeverShown(a){return this.isOff(a)&&!this.shows(a,this.printed)}groupsOff(){const{document:a}=this,u=a.dict(a.catalog.get("OCProperties"));return this.
baseOff?(a.array(u?.get("OCGs"))??[]).filter(c=>!(0,w.i9)(c)||!this.on.has(c.number)):a.array(a.dict(u?.get("D"))?.get("OFF"))??[]}async neverShown(){const a=this.
document.array(this.document.dict(this.document.catalog.get("OCProperties"))?.get("OCGs"))??[],u=new Set(a.flatMap(n=>(0,w.i9)(n)?[n.number]:[])),c=[];for(const n of u){
!this.viewed.states(n)&&!this.printed.states(n)&&c.push(n);const r=this.document.job.pace.step(1e3);r&&await r}return c}shows(a,u){const{document:c}=this,{states:n,
memberships:r,expressions:g}=u,d=c.dict(a);if(!d)return!0;if(!(0,w.Eo)(c.resolve(d.get("Type")),"OCMD"))return!(0,w.i9)(a)||n(a.number);const O=r.get(d);if(O!==
void 0)return O;const M=c.resolve(d.get("VE")),y=(0,w.cy)(M)?o(c,M,n,g):this.showsByPolicy(d,u);return r.set(d,y),y}showsByPolicy(a,{states:u,lists:c}){const{document:n}=this,
r=n.array(a.get("OCGs"))??[a.get("OCGs")??null];let g=c.get(r);if(!g){const O=r.filter(w.i9).map(({number:M})=>u(M));g=O.length===0?"empty":{all:!O.includes(!1),
any:O.includes(!0)},c.set(r,g)}if(g==="empty")return!0;const d=n.resolve(a.get("P"));switch(d instanceof w.SX?d.text:"AnyOn"){case"AllOn":return g.all;case"AnyO\
ff":return!g.all;case"AllOff":return!g.any;default:return g.any}}isGroupOff(a){return this.off.has(a)||this.baseOff&&!this.on.has(a)}}function C(S){const a=new Map;
return{states:c=>{let n=a.get(c);return n===void 0&&a.set(c,n=S(c)),n},memberships:new WeakMap,expressions:new WeakMap,lists:new WeakMap}}})};
