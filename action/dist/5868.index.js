"use strict";exports.id=5868,exports.ids=[5868],exports.modules={75444:((K,C,m)=>{m.d(C,{RZ:()=>o,bD:()=>D,qw:()=>b});var y=m(45599),O=m(64019),_=m(31095);function D(w,A,P,E){
return b(w,A,E).flatMap(n=>{const l=(0,O.wR)(w,n),a=l&&(0,O.hs)(w,n,l,P);return a?[a]:[]})}function b(w,A,P){const E=[];for(const n of w.array(w.entry(w.pages.number(
A),"Annots"))??[]){const l=w.dict(n);!l||(0,y.Eo)(w.resolve(l.get("Subtype")),"Popup")||(0,O.dK)(w,l)||P.isOff(l.get("OC"))||E.push(l)}return E}function o(w){return new _.
H(w,w.dict(w.dict(w.catalog.get("AcroForm"))?.get("DR")))}}),4745:((K,C,m)=>{m.d(C,{p:()=>k});var y=m(42973),O=m(82416),_=m(45599),D=m(98446),b=m(37709),o=m(85008),
w=m(74135),A=m(6057),P=m(5490),E=m(78157),n=m(77581);const l={id:-1,stream:0,isArtifact:!1,isReversed:!1},a=1e4,h=8;class c{document;layers;marks=l;isOff=!1;replacement;open=[];beyond=0;constructor(t,e){
this.document=t,this.layers=e}get depth(){return this.open.length+this.beyond}begin(t,e,s){if(this.open.length>=a)return this.beyond++,!1;const r=this.plainId(t);
if(r>=0){this.open.push({marks:this.marks,isOff:this.isOff,replaces:!1});const{isArtifact:U,isReversed:W}=this.marks;return this.marks={id:r,stream:s,isArtifact:U,
isReversed:W},!1}const i=t.name(0)??"",d=t.operator==="BDC"?this.listed(t,e):void 0,u=this.document.dict(d),M=this.replacement===void 0?this.document.resolve(u?.
get("ActualText")):null,T=M instanceof _.Mx;return this.open.push({marks:this.marks,isOff:this.isOff,replaces:T}),T&&(this.replacement=(0,n.g7)(M)),i==="OC"&&this.
layers.isOff(d)&&(this.isOff=!0),this.mark(i,u,s),T}plainId(t){if(t.operator!=="BDC"||t.kind(1)!==o.q$)return-1;const{content:e}=t,s=t.endOf(1)-2;let r=(0,E.AN)(
e,t.startOf(1)+2,s);if(!(0,E.w1)(e,r,"/MCID"))return-1;const i=r+5,d=r=(0,E.AN)(e,i,s);if(d===i)return-1;let u=0;for(;r<s&&(0,E.yp)(e[r]);r++)u=u*10+e[r]-E.l0;return r>
d&&r-d<h&&(0,E.AN)(e,r,s)===s?u:-1}end(){if(this.beyond>0)return this.beyond--,!1;const t=this.open.pop();return t?(this.marks=t.marks,this.isOff=t.isOff,t.replaces):
!1}mark(t,e,s){const{marks:r}=this,i=this.document.resolve(e?.get("MCID")),d=t==="ReversedChars",u=t==="Artifact";typeof i=="number"?this.marks={...r,id:i,stream:s}:
u&&!r.isArtifact?this.marks={...r,isArtifact:u}:d&&!r.isReversed&&(this.marks={...r,isReversed:d})}listed(t,e){return t.kind(1)!==o.o_?t.value(1):e?.get(t.name(
1))}}class p{places=[];texts=[];glyph(t,e,s,r,i){this.places.push({style:t,start:s,end:r,baseline:i}),this.texts.push(e)}get isEmpty(){return this.places.length===
0}write(t,e){const{places:s,texts:r}=this,i=[...t];if(i.length===s.length)for(const[d,{style:u,start:M,end:T,baseline:U}]of s.entries())e.glyph(u,i[d],M,T,U);else if(r.
join("")===t)for(const[d,{style:u,start:M,end:T,baseline:U}]of s.entries())e.glyph(u,r[d],M,T,U);else this.spread(i,e)}spread(t,e){const{places:s}=this,r=s.length/
t.length,i=u=>s[Math.min(Math.floor(u*r),s.length-1)],d=u=>{const{start:M,end:T}=i(u);return M+(T-M)*Math.min(u*r-Math.floor(u*r),1)};for(let u=0,M;u<t.length;u=
M){for(M=u;M<t.length&&!g(t[M]);)M++;if(M===u){e.space?.(),M++;continue}const T=i(u),U=i(M-1),W=U.baseline===T.baseline&&U.end>T.start?M===t.length?U.end:d(M):T.
end;e.glyph(T.style,t.slice(u,M).join(""),d(u),Math.max(W,d(u)),T.baseline)}}}const g=x=>/\s/u.test(x);var f=m(31095),S=m(97748);const v="Open it in another PDF\
 program and save it again",R=32,I=3e5,L=3e3,B=4096,F=49;class k{document;decoder;writer;layers;observer;marked;replacement;visits=0;constructor(t,e,s,r,i){this.
document=t,this.decoder=e,this.writer=s,this.layers=r,this.observer=i,this.marked=new c(t,r)}async page(t,e,s){await this.read(t,{states:new P.U(s),scope:e,stream:0,
drawing:[]})}async form(t,e,s){await this.draw(t,{states:new P.U(s),scope:e,stream:0,drawing:[]})}async read(t,e){const{marked:s}=this,{depth:r}=s;for(await(0,b.
Ko)(t,this.document.job.pace,i=>this.visit(i,e));s.depth>r;)this.endMarked()}visit(t,e){const{memory:s,pace:r}=this.document.job;s.budget.spend("operators",1);const i=this.
take(t,e);if(++this.visits%R!==0&&!r.isFull)return i;const d=r.step(I);return i&&d?i.then(()=>d):i??d}take(t,e){const{states:s}=e;switch(t.operator){case"q":case"\
Q":case"cm":s.follow(t);return;case"Tj":return this.showOne(t,s.current);case"TJ":return this.showMany(t,s.current);case"'":return this.writer.matrix.moveLine(0,
-s.current.leading),this.showOne(t,s.current);case'"':return s.current.wordSpace=t.number(t.count-3)||0,s.current.charSpace=t.number(t.count-2)||0,this.writer.matrix.
moveLine(0,-s.current.leading),this.showOne(t,s.current);case"Tf":return this.setFont(t,e);case"gs":return this.setState(t.name(0),e);case"Do":return this.draws(
t.name(0),e);case"BMC":case"BDC":return this.beginMarked(t,e);case"EMC":return this.endMarked();default:if((0,S.ZO)(t,s.current)||this.writer.matrix.follow(t,s.
current))return;this.observer?.takes?.(t,s.current,e.scope,this.marked.isOff)}}beginMarked(t,{scope:e,stream:s}){this.marked.begin(t,e.properties(),s)&&this.writer.
replaces&&(this.replacement=new p)}endMarked(){const{marked:t,replacement:e}=this;t.end()&&(e&&this.writer.replaced(e,t.replacement),this.replacement=void 0,t.replacement=
void 0)}showOne(t,e){const s=t.count-1;if(!t.isLong(s))return this.showString(t.string(s),e);const{content:r}=t;return(0,O.nK)(r,t.startOf(s),t.endOf(s),this.document.
job.pace).then(i=>this.showString(i,e))}showString(t,e){if(!t||!e.font)return;this.observer?.shows?.(e),this.writer.begin(e,e.font,this.marked.marks);const s=this.
write(t,e);if(s)return s.then(()=>this.writer.end(e));this.writer.end(e)}showMany(t,e){const s=t.count-1;if(t.kind(s)!==o.pQ||!e.font)return;const{writer:r}=this,
{content:i}=t;this.observer?.shows?.(e),r.begin(e,e.font,this.marked.marks);const d=this.writeElements(i,t.inside(s),e);if(d)return d.then(()=>r.end(e));r.end(e)}writeElements(t,e,s){
const{pace:r}=this.document.job;for(let i=e.next(!1,!0);i;i=e.next(!1,!0)){let d;if(i===o.yA?r.add(o.rT):(i===o.An||i===o.Cd)&&e.end-e.start>o.rT?d=(0,O.nK)(t,e.
start,e.end,r).then(u=>this.write(u,s)):i===o.An||i===o.Cd?d=this.write((0,O.E3)(t,e.start,e.end),s):i===o.uk&&this.writer.adjust((0,O.kz)(t,e.start,e.end)),d??=
r.step(L),d)return d.then(()=>this.writeElements(t,e,s))}}write(t,e){if(this.observer?.string?.(t,e.font),t.length>this.partOf(e))return this.writeParts(t,0,e);
this.writer.show(t,e,this.marked.isOff,this.replacement)}partOf({font:t}){return Math.max(1,Math.min(this.writer.part,Math.floor(B/t.longest)))}writeParts(t,e,s){
const{pace:r}=this.document.job,i=this.partOf(s);for(let d=e,u;d<t.length;d=u){u=t.length-d<=i?t.length:s.font.partEnd(t,d,i);const M=d===0&&u===t.length?t:t.subarray(
d,u);this.writer.show(M,s,this.marked.isOff,this.replacement);const T=r.isFull&&u<t.length?r.step(0):void 0;if(T)return T.then(()=>this.writeParts(t,u,s))}}setFont(t,{
scope:e,states:s}){const r=t.name(0);if(r===void 0)return;const i=s.current;i.size=t.number(1)||0;const d=e.loaded(r);if(d!==null)i.font=d;else return e.load(r).
then(u=>{i.font=u})}setState(t,{scope:e,states:s}){if(t===void 0)return;const{document:r}=this,i=r.array(r.dict(e.find("ExtGState",t))?.get("Font"));if(!i)return;
const d=r.resolve(i[1]),u=s.current;return typeof d=="number"&&(u.size=d),(0,f.t)(r,i[0]).then(M=>{u.font=M})}draws(t,e){if(t===void 0)return;const s=e.scope.find(
"XObject",t),r=this.document.resolve(s);if(r instanceof _.Z6&&(0,_.Eo)(this.document.resolve(r.dict.get("Subtype")),"Form"))return this.draw(s,e);r instanceof _.
Z6&&!this.marked.isOff&&!this.layers.isOff(r.dict.get("OC"))&&this.observer?.image?.(e.states.current,s)}async draw(t,{states:e,scope:s,drawing:r}){const{document:i,
layers:d}=this,u=i.resolve(t);if(!(u instanceof _.Z6)||!(0,_.i9)(t)||r.includes(t.number)||d.isOff(u.dict.get("OC")))return;if(r.length>=i.job.limits.formDepth)
throw this.tooDeep();i.job.memory.budget.spend("operators",F);const M=await this.decoder.form(t.number,u),T=i.dict(u.dict.get("Resources")),U={...e.current,matrix:(0,w.
lw)((0,A.lQ)(i,u.dict.get("Matrix")),e.current.matrix)};this.observer?.enters?.(u.dict,U),await this.readForm(M,u,{states:new P.U(U),scope:T?new f.H(i,T,s):s,stream:t.
number,drawing:[...r,t.number]})}async readForm(t,e,s){await this.read(t,s)}tooDeep(){const t=this.document.job.limits.formDepth;return(0,y.F)("formDepth",`A pa\
ge of the document has more than ${(0,D.y_)(t,"form")} within another`,v)}}}),87141:((K,C,m)=>{m.d(C,{y:()=>O});var y=m(74135);function O(_){const{userUnit:D}=_;
return(0,y.lw)((0,y.DI)((0,y.S3)(_)),[D,0,0,-D,0,(0,y.iN)(_).height*D])}}),63181:((K,C,m)=>{m.d(C,{C:()=>E});var y=m(97748);const O=.002,_=64,D=.001,b=1e5,o=.4,
w=2.5,A=Uint8Array.from({length:256},(a,h)=>h),P={cos:1,sin:0,vertical:!1};class E{sink;characters;matrix=new y.f6;replaces;part=256;frames=[P];ems=new Map;style;used=new Set;along=0;across=0;unit=0;moved=0;constructor(h,c){
this.sink=h,this.characters=c,this.replaces=h.space!==void 0}begin(h,c,p){const{matrix:g,size:f,stretch:S}=h,v=this.matrix,R=v.a*g[0]+v.b*g[2],I=v.a*g[1]+v.b*g[3],
L=v.c*g[0]+v.d*g[2],B=v.c*g[1]+v.d*g[3],F=v.e*g[0]+v.f*g[2]+g[4]+h.rise*L,k=v.e*g[1]+v.f*g[3]+g[5]+h.rise*B,{vertical:x}=c,t=x?-L*f:R*f*S,e=x?-B*f:I*f*S,s=e===0?
Math.abs(t):Math.hypot(t,e),{cos:r,sin:i}=this.frameOf(s>0?t/s:1,s>0?e/s:0,x),d=this.frame,u=x?Math.hypot(R,I)*Math.abs(f):Math.abs((B*r-L*i)*f);this.along=F*r+
k*i,this.across=k*r-F*i,this.unit=s,this.moved=0;const M=c.type3?this.emOf(c):1;this.styled(c,d,u*M,s*M,h.mode,p)}frame=P;frameOf(h,c,p){const{frames:g,frame:f}=this;
if(n(f,h,c,p))return f;const S=g.find(v=>n(v,h,c,p));return this.frame=S??{cos:l(h),sin:l(c),vertical:p},!S&&g.length<_&&g.push(this.frame),this.frame}emOf(h){const c=this.
ems.get(h);if(c!==void 0)return c;const p=h.glyphs(A).flatMap(({width:S})=>S>0?[S]:[]),g=2*p.reduce((S,v)=>S+v,0)/Math.max(p.length,1),f=g===0||g>o&&g<w?1:g;return this.
ems.set(h,f),f}styled(h,c,p,g,f,S){const{style:v}=this;v!==void 0&&v.font===h&&v.frame===c&&Math.abs(v.size-p)<D&&Math.abs(v.unit-g)<D&&v.mode===f&&v.marks===S||
(this.style={font:h,frame:c,size:p,unit:g,mode:f,marks:S},this.used.add(h))}get fonts(){return this.used}show(h,c,p,g){const f=c.font,S=this.style,{unit:v,along:R,
across:I,sink:L}=this,{vertical:B}=f,F=c.size===0?1:c.size,k=(B?-c.charSpace:c.charSpace)/F,x=(B?-c.wordSpace:c.wordSpace)/F,t=!p&&v>D&&S.size<b&&v<b;let{moved:e}=this;
const s=f.glyphs(h);let r=0;for(let i=0;i<s.length;i++)r+=s[i].text.length||1;this.characters.take(r);for(let i=0;i<s.length;i++){const d=s[i],u=d.isSpace?k+x:k,
M=R+e*v;if(e+=(B&&d.vertical?-d.vertical.advance:d.width)+u,!t)continue;const T=R+e*v;g?g.glyph(S,d.text,M,T,I):L.glyph(S,d.text,M,T,I)}this.moved=e}adjust(h){this.
moved+=(this.frame.vertical?h:-h)/1e3}replaced(h,c){h.isEmpty||(this.characters.take(c.length),h.write(c,this.sink))}end(h){const{size:c,stretch:p,font:g}=h;g.vertical?
this.matrix.advance(0,-this.moved*c):this.matrix.advance(this.moved*c*p,0)}}const n=(a,h,c,p)=>Math.abs(a.cos-h)<O&&Math.abs(a.sin-c)<O&&a.vertical===p,l=a=>Math.
abs(a)<O?0:Math.abs(Math.abs(a)-1)<O?Math.sign(a):a}),5490:((K,C,m)=>{m.d(C,{M:()=>D,U:()=>_});var y=m(74135);const O=1e4;class _{current;saved=[];beyond=0;constructor(o){
this.current=o}follow(o){switch(o.operator){case"q":return this.saved.length<O?this.saved.push({...this.current}):this.beyond++,!0;case"Q":return this.beyond>0?
this.beyond--:this.current=this.saved.pop()??this.current,!0;case"cm":return this.transform(o),!0;default:return!1}}transform(o){if(o.count!==6)return;const[w,A,
P,E,n,l]=D(o);this.current.matrix=(0,y.lw)([w,A,P,E,n,l],this.current.matrix)}}const D=b=>Array.from({length:b.count},(o,w)=>b.number(w))}),12657:((K,C,m)=>{m.d(
C,{y:()=>D});var y=m(42973),O=m(98446);const _=50;class D{job;count=0;constructor(o){this.job=o}take(o){const{limits:w,memory:A,pace:P}=this.job;if(this.count+=
o,this.count>w.pageCharacters)throw(0,y.F)("pageCharacters",`A page of the document has more than ${(0,O.y_)(w.pageCharacters,"character")}`,"Open it in another\
 PDF program and save it again");A.budget.spend("characters",o),P.add(o*_)}}}),65868:((K,C,m)=>{m.d(C,{i:()=>a});var y=m(74135),O=m(6057),_=m(36502),D=m(75444),
b=m(4745),o=m(58971),w=m(87141),A=m(63181),P=m(12657),E=m(31095),n=m(97748);const l=2e4;class a{document;layers;decoder;constructor(c,p=new _.z(c)){this.document=
c,this.layers=p,this.decoder=new o.X(c)}async read(c,p,g){const{document:f,decoder:S,layers:v}=this,R=f.job.pace.step(l);R&&await R;const I=(0,O.iw)(f,c),L=(0,w.
y)(I),B=new A.C(p,new P.y(f.job)),F=new b.p(f,S,B,v,g),k=new E.H(f,f.dict(f.pages.attribute(c,"Resources")));await F.page(await S.page(c),k,(0,n.ue)(L));for(const x of(0,D.
bD)(f,c,I.rotation,v))await F.form(x.form,(0,D.RZ)(f),(0,n.ue)((0,y.lw)(x.matrix,L)));return{ofContent:S.hasLosses,ofFonts:[...B.fonts].some(({isDamaged:x})=>x)}}}}),
97748:((K,C,m)=>{m.d(C,{ZO:()=>_,f6:()=>D,ue:()=>y});const y=b=>({matrix:b,font:void 0,size:0,charSpace:0,wordSpace:0,stretch:1,leading:0,rise:0,mode:0}),O=(b,o)=>b.
number(o)||0;function _(b,o){switch(b.operator){case"Tc":return o.charSpace=O(b,0),!0;case"Tw":return o.wordSpace=O(b,0),!0;case"Tz":return o.stretch=O(b,0)/100,
!0;case"TL":return o.leading=O(b,0),!0;case"Ts":return o.rise=O(b,0),!0;case"Tr":return o.mode=O(b,0),!0;default:return!1}}class D{a=1;b=0;c=0;d=1;e=0;f=0;lineE=0;lineF=0;reset(){
this.set(1,0,0,1,0,0)}set(o,w,A,P,E,n){this.a=o,this.b=w,this.c=A,this.d=P,this.e=this.lineE=E,this.f=this.lineF=n}moveLine(o,w){this.e=this.lineE+=o*this.a+w*this.
c,this.f=this.lineF+=o*this.b+w*this.d}advance(o,w){this.e+=o*this.a+w*this.c,this.f+=o*this.b+w*this.d}follow(o,w){switch(o.operator){case"BT":return this.reset(),
!0;case"Tm":return o.count>=6&&this.set(O(o,0),O(o,1),O(o,2),O(o,3),O(o,4),O(o,5)),!0;case"TD":return w.leading=-O(o,1),this.moveLine(O(o,0),O(o,1)),!0;case"Td":
return this.moveLine(O(o,0),O(o,1)),!0;case"T*":return this.moveLine(0,-w.leading),!0;default:return!1}}}}),36502:((K,C,m)=>{m.d(C,{z:()=>A});var y=m(45599);const O={
View:"ViewState",Print:"PrintState"};class _{document;categories={View:new Map,Print:new Map};intents;constructor(n,l){this.document=n,this.intents=this.intentsOf(
l);for(const a of n.array(l?.get("AS"))??[]){const h=n.dict(a),c=n.resolve(h?.get("Event"));if(!h||!((0,y.Eo)(c,"View")||(0,y.Eo)(c,"Print")))continue;const p=D(
n,h.get("Category")),g=this.categories[c.text];for(const f of n.array(h.get("OCGs"))??[]){if(!(0,y.i9)(f))continue;const S=g.get(f.number)??new Set;for(const v of p)
S.add(v);g.set(f.number,S)}}}isAlwaysOn(n){const{intents:l}=this;if(l.has("All"))return!1;const a=this.intentsOf(this.document.dict(new y.oS(n)));return!a.has("\
All")&&![...a].some(h=>l.has(h))}stateOf(n,l){const a=this.categories[l].get(n);if(!a)return;const h=this.document.dict(this.document.dict(new y.oS(n))?.get("Us\
age"));let c;for(const p of a){const g=O[p],f=g===void 0?null:this.document.resolve(this.document.dict(h?.get(p))?.get(g));if((0,y.Eo)(f,"OFF"))return!1;(0,y.Eo)(
f,"ON")&&(c=!0)}return c}intentsOf(n){const l=D(this.document,n?.get("Intent"));return new Set(l.length>0?l:["View"])}}function D(E,n){return(E.array(n)??[n??null]).
map(a=>E.resolve(a)).flatMap(a=>a instanceof y.SX?[a.text]:[])}const b=32;function o(E,n,l){const a=new Map,h=(c,p)=>{const g=a.get(c);if(g!==void 0)return g;a.
set(c,!0);const f=E.resolve(c[0]),S=I=>{const L=E.resolve(I);return(0,y.cy)(L)?p>0?h(L,p-1):!0:!(0,y.i9)(I)||l(I.number)},v=c.slice(1),R=w(f instanceof y.SX?f.text:
"",v,S);return a.set(c,R),R};return h(n,b)}function w(E,n,l){switch(E){case"And":return n.every(l);case"Or":return n.some(l);case"Not":return n.length===0||!l(n[0]);default:
return!0}}class A{document;off=new Set;on=new Set;baseOff;usages;viewed;printed;constructor(n){this.document=n;const l=n.dict(n.dict(n.catalog.get("OCProperties"))?.
get("D"));this.baseOff=(0,y.Eo)(n.resolve(l?.get("BaseState")),"OFF");for(const a of n.array(l?.get("OFF"))??[])(0,y.i9)(a)&&this.off.add(a.number);for(const a of n.
array(l?.get("ON"))??[])(0,y.i9)(a)&&this.on.add(a.number);this.usages=new _(n,l),this.viewed=P(a=>this.usages.isAlwaysOn(a)||(this.usages.stateOf(a,"View")??!this.
isGroupOff(a))),this.printed=P(a=>this.usages.stateOf(a,"Print")??this.viewed.states(a))}isOff(n){return!this.shows(n,this.viewed)}isNeverShown(n){return this.isOff(
n)&&!this.shows(n,this.printed)}groupsOff(){const{document:n}=this,l=n.dict(n.catalog.get("OCProperties"));return this.baseOff?(n.array(l?.get("OCGs"))??[]).filter(
a=>!(0,y.i9)(a)||!this.on.has(a.number)):n.array(n.dict(l?.get("D"))?.get("OFF"))??[]}neverShown(){const n=this.document.array(this.document.dict(this.document.
catalog.get("OCProperties"))?.get("OCGs"))??[];return[...new Set(n.flatMap(a=>(0,y.i9)(a)?[a.number]:[]))].filter(a=>!this.viewed.states(a)&&!this.printed.states(
a))}shows(n,{states:l,memberships:a}){const{document:h}=this,c=h.dict(n);if(!c)return!0;if(!(0,y.Eo)(h.resolve(c.get("Type")),"OCMD"))return!(0,y.i9)(n)||l(n.number);
const p=a.get(c);if(p!==void 0)return p;const g=h.resolve(c.get("VE")),f=(0,y.cy)(g)?o(h,g,l):this.showsByPolicy(c,l);return a.set(c,f),f}showsByPolicy(n,l){const{
document:a}=this,h=n.get("OCGs"),c=(a.array(h)??[h]).filter(y.i9);if(c.length===0)return!0;const p=c.map(({number:f})=>l(f)),g=a.resolve(n.get("P"));switch(g instanceof
y.SX?g.text:"AnyOn"){case"AllOn":return p.every(f=>f);case"AnyOff":return!p.every(f=>f);case"AllOff":return!p.some(f=>f);default:return p.some(f=>f)}}isGroupOff(n){
return this.off.has(n)||this.baseOff&&!this.on.has(n)}}function P(E){const n=new Map;return{states:a=>{let h=n.get(a);return h===void 0&&n.set(a,h=E(a)),h},memberships:new WeakMap}}})};
