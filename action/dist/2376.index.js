"use strict";exports.id=2376,exports.ids=[2376],exports.modules={88771:((L,R,m)=>{m.d(R,{dK:()=>i,wR:()=>a,hs:()=>l});var g=m(16039),E=m(80199),O=m(84805);function w(v,A,M,b){
const p=(0,O.b0)(v,A.get("Rect")),f=v.get(M);if(!p||!(f instanceof g.Z6))return;const T=(0,O.b0)(v,f.dict.get("BBox"));if(!T)return;const[t,e,r,h]=(0,E.zl)((0,O.
lQ)(v,f.dict.get("Matrix")),T);if(!(r>t)||!(h>e))return;const n=(p[2]-p[0])/(r-t),u=(p[3]-p[1])/(h-e),o=[n,0,0,u,p[0]-t*n,p[1]-e*u];return{form:M,matrix:b===0?o:
c(o,b,p[0],p[3])}}function c([v,A,M,b,p,f],T,t,e){const r=T===180?-1:0,h=T===90?1:T===270?-1:0,n=(d,S)=>[r*d-h*S,h*d+r*S],[u,o]=n(p-t,f-e);return[...n(v,A),...n(
M,b),u+t,o+e]}const s=2,y=16,C=32;function x(v,A){const M=v.resolve(A.get("F"));return typeof M=="number"?M:0}const i=(v,A)=>(x(v,A)&(s|C))!==0;function l(v,A,M,b){
return w(v,A,M,x(v,A)&y?b:0)}function a(v,A){const M=v.dict(A.get("AP"))?.get("N"),b=v.resolve(M);if(b instanceof g.Z6)return(0,g.i9)(M)?M:void 0;if(!(b instanceof
g.Bi))return;const p=v.resolve(A.get("AS")),f=p instanceof g.SX?b.get(p.text):void 0;return(0,g.i9)(f)&&v.resolve(f)instanceof g.Z6?f:void 0}}),69959:((L,R,m)=>{
m.d(R,{U:()=>O,c:()=>w});var g=m(80199);const E=1e4;class O{current;saved=[];beyond=0;constructor(s){this.current=s}follow(s){switch(s.operator){case"q":return this.
saved.length<E?this.saved.push({...this.current}):this.beyond++,!0;case"Q":return this.beyond>0?this.beyond--:this.current=this.saved.pop()??this.current,!0;case"\
cm":return this.transform(s),!0;default:return!1}}transform(s){if(s.count!==6)return;const[y,C,x,i,l,a]=w(s);this.current.matrix=(0,g.lw)([y,C,x,i,l,a],this.current.
matrix)}}const w=c=>Array.from({length:c.count},(s,y)=>c.number(y))}),36342:((L,R,m)=>{m.d(R,{z:()=>C});var g=m(16039);const E={View:"ViewState",Print:"PrintSta\
te"};class O{document;categories={View:new Map,Print:new Map};intents;constructor(i,l){this.document=i,this.intents=this.intentsOf(l);for(const a of i.array(l?.
get("AS"))??[]){const v=i.dict(a),A=i.resolve(v?.get("Event"));if(!v||!((0,g.Eo)(A,"View")||(0,g.Eo)(A,"Print")))continue;const M=w(i,v.get("Category")),b=this.
categories[A.text];for(const p of i.array(v.get("OCGs"))??[]){if(!(0,g.i9)(p))continue;const f=b.get(p.number)??new Set;for(const T of M)f.add(T);b.set(p.number,
f)}}}isAlwaysOn(i){const{intents:l}=this;if(l.has("All"))return!1;const a=this.intentsOf(this.document.dict(new g.oS(i)));return!a.has("All")&&![...a].some(v=>l.
has(v))}stateOf(i,l){const a=this.categories[l].get(i);if(!a)return;const v=this.document.dict(this.document.dict(new g.oS(i))?.get("Usage"));let A;for(const M of a){
const b=E[M],p=b===void 0?null:this.document.resolve(this.document.dict(v?.get(M))?.get(b));if((0,g.Eo)(p,"OFF"))return!1;(0,g.Eo)(p,"ON")&&(A=!0)}return A}intentsOf(i){
const l=w(this.document,i?.get("Intent"));return new Set(l.length>0?l:["View"])}}function w(x,i){return(x.array(i)??[i??null]).map(a=>x.resolve(a)).flatMap(a=>a instanceof
g.SX?[a.text]:[])}const c=32;function s(x,i,l){const a=new Map,v=(A,M)=>{const b=a.get(A);if(b!==void 0)return b;a.set(A,!0);const p=x.resolve(A[0]),f=e=>{const r=x.
resolve(e);return(0,g.cy)(r)?M>0?v(r,M-1):!0:!(0,g.i9)(e)||l(e.number)},T=A.slice(1),t=y(p instanceof g.SX?p.text:"",T,f);return a.set(A,t),t};return v(i,c)}function y(x,i,l){
switch(x){case"And":return i.every(l);case"Or":return i.some(l);case"Not":return i.length===0||!l(i[0]);default:return!0}}class C{document;off=new Set;on=new Set;baseOff;usages;viewed;printed;constructor(i){
this.document=i;const l=i.dict(i.dict(i.catalog.get("OCProperties"))?.get("D"));this.baseOff=(0,g.Eo)(i.resolve(l?.get("BaseState")),"OFF");for(const a of i.array(
l?.get("OFF"))??[])(0,g.i9)(a)&&this.off.add(a.number);for(const a of i.array(l?.get("ON"))??[])(0,g.i9)(a)&&this.on.add(a.number);this.usages=new O(i,l),this.viewed=
a=>this.usages.isAlwaysOn(a)||(this.usages.stateOf(a,"View")??!this.isGroupOff(a)),this.printed=a=>this.usages.stateOf(a,"Print")??this.viewed(a)}isOff(i){return!this.
shows(i,this.viewed)}isNeverShown(i){return this.isOff(i)&&!this.shows(i,this.printed)}groupsOff(){const{document:i}=this,l=i.dict(i.catalog.get("OCProperties"));
return this.baseOff?(i.array(l?.get("OCGs"))??[]).filter(a=>!(0,g.i9)(a)||!this.on.has(a.number)):i.array(i.dict(l?.get("D"))?.get("OFF"))??[]}neverShown(){const i=this.
document.array(this.document.dict(this.document.catalog.get("OCProperties"))?.get("OCGs"))??[];return[...new Set(i.flatMap(a=>(0,g.i9)(a)?[a.number]:[]))].filter(
a=>!this.viewed(a)&&!this.printed(a))}shows(i,l){const{document:a}=this,v=a.dict(i);if(!v)return!0;if(!(0,g.Eo)(a.resolve(v.get("Type")),"OCMD"))return!(0,g.i9)(
i)||l(i.number);const A=a.resolve(v.get("VE"));return(0,g.cy)(A)?s(a,A,l):this.showsByPolicy(v,l)}showsByPolicy(i,l){const{document:a}=this,v=i.get("OCGs"),A=(a.
array(v)??[v]).filter(g.i9);if(A.length===0)return!0;const M=A.map(({number:p})=>l(p)),b=a.resolve(i.get("P"));switch(b instanceof g.SX?b.text:"AnyOn"){case"All\
On":return M.every(p=>p);case"AnyOff":return!M.every(p=>p);case"AllOff":return!M.some(p=>p);default:return M.some(p=>p)}}isGroupOff(i){return this.off.has(i)||this.
baseOff&&!this.on.has(i)}}}),59505:((L,R,m)=>{m.d(R,{R:()=>c,b:()=>w});var g=m(16039),E=m(88771),O=m(4646);function w(s,y,C,x){const i=[];for(const l of s.array(
s.entry(s.pages.number(y),"Annots"))??[]){const a=s.dict(l);if(!a||(0,g.Eo)(s.resolve(a.get("Subtype")),"Popup")||(0,E.dK)(s,a)||x.isOff(a.get("OC")))continue;const v=(0,E.
wR)(s,a),A=v&&(0,E.hs)(s,a,v,C);A&&i.push(A)}return i}function c(s){return new O.H(s,s.dict(s.dict(s.catalog.get("AcroForm"))?.get("DR")))}}),74234:((L,R,m)=>{m.
d(R,{p:()=>f});var g=m(84293),E=m(19980),O=m(16039),w=m(69959),c=m(66173),s=m(36692),y=m(80199),C=m(84805),x=m(20381);const i={id:-1,stream:0,isArtifact:!1,isReversed:!1},
l=1e4;class a{document;layers;marks=i;isOff=!1;replacement;open=[];beyond=0;constructor(t,e){this.document=t,this.layers=e}get depth(){return this.open.length+this.
beyond}begin(t,e,r){if(this.open.length>=l)return this.beyond++,!1;const h=t.name(0)??"",n=t.operator==="BDC"?this.listed(t,e):void 0,u=this.document.dict(n),o=this.
replacement===void 0?this.document.resolve(u?.get("ActualText")):null,d=o instanceof O.Mx;return this.open.push({marks:this.marks,isOff:this.isOff,replaces:d}),
d&&(this.replacement=(0,x.g7)(o)),h==="OC"&&this.layers.isOff(n)&&(this.isOff=!0),this.mark(h,u,r),d}end(){if(this.beyond>0)return this.beyond--,!1;const t=this.
open.pop();return t?(this.marks=t.marks,this.isOff=t.isOff,t.replaces):!1}mark(t,e,r){const{marks:h}=this,n=this.document.resolve(e?.get("MCID")),u=t==="Reverse\
dChars",o=t==="Artifact";typeof n=="number"?this.marks={...h,id:n,stream:r}:o&&!h.isArtifact?this.marks={...h,isArtifact:o}:u&&!h.isReversed&&(this.marks={...h,
isReversed:u})}listed(t,e){return t.kind(1)!==s.o_?t.value(1):e?.get(t.name(1))}}class v{places=[];texts=[];glyph(t,e,r,h,n){this.places.push({style:t,start:r,end:h,
baseline:n}),this.texts.push(e)}write(t,e){const{places:r,texts:h}=this,n=[...t];if(n.length===r.length)for(const[u,{style:o,start:d,end:S,baseline:P}]of r.entries())
e.glyph(o,n[u],d,S,P);else if(h.join("")===t)for(const[u,{style:o,start:d,end:S,baseline:P}]of r.entries())e.glyph(o,h[u],d,S,P);else r.length>0&&this.spread(n,
e)}spread(t,e){const{places:r}=this,h=r.length/t.length,n=o=>r[Math.min(Math.floor(o*h),r.length-1)],u=o=>{const{start:d,end:S}=n(o);return d+(S-d)*Math.min(o*h-
Math.floor(o*h),1)};for(let o=0,d;o<t.length;o=d){for(d=o;d<t.length&&!A(t[d]);)d++;if(d===o){e.space(),d++;continue}const S=n(o),P=n(d-1),D=P.baseline===S.baseline&&
P.end>S.start?d===t.length?P.end:u(d):S.end;e.glyph(S.style,t.slice(o,d).join(""),u(o),Math.max(D,u(o)),S.baseline)}}}const A=T=>/\s/u.test(T);var M=m(4646),b=m(
57095);const p="Open it in another PDF program and save it again";class f{document;decoder;writer;layers;counts;observer;marked;replacement;constructor(t,e,r,h,n={
operators:0},u){this.document=t,this.decoder=e,this.writer=r,this.layers=h,this.counts=n,this.observer=u,this.marked=new a(t,h)}async page(t,e,r){await this.read(
t,{states:new w.U(r),scope:e,stream:0,drawing:[]})}async form(t,e,r){await this.draw(t,{states:new w.U(r),scope:e,stream:0,drawing:[]})}async read(t,e){const{marked:r}=this,
{depth:h}=r;for(await(0,c.K)(t,this.document.job.pace,n=>this.take(n,e));r.depth>h;)this.endMarked()}take(t,e){if(++this.counts.operators>this.document.job.limits.
operators)throw this.tooMany("operators","operator");const{states:r}=e;switch(t.operator){case"q":case"Q":case"cm":r.follow(t);return;case"Tj":return this.showOne(
t,r.current);case"TJ":return this.showMany(t,r.current);case"'":return this.writer.matrix.moveLine(0,-r.current.leading),this.showOne(t,r.current);case'"':return r.
current.wordSpace=t.number(t.count-3)||0,r.current.charSpace=t.number(t.count-2)||0,this.writer.matrix.moveLine(0,-r.current.leading),this.showOne(t,r.current);case"\
Tf":return this.setFont(t,e);case"gs":return this.setState(t.name(0),e);case"Do":return this.draws(t.name(0),e);case"BMC":case"BDC":return this.beginMarked(t,e);case"\
EMC":return this.endMarked();default:if((0,b.ZO)(t,r.current)||this.writer.matrix.follow(t,r.current))return;this.observer?.takes?.(t,r.current,e.scope,this.marked.
isOff)}}beginMarked(t,{scope:e,stream:r}){this.marked.begin(t,e.properties(),r)&&this.writer.replaces&&(this.replacement=new v)}endMarked(){const{marked:t,replacement:e}=this;
t.end()&&(e&&this.writer.replaced(e,t.replacement),this.replacement=void 0,t.replacement=void 0)}showOne(t,e){const r=t.string(t.count-1);!r||!e.font||(this.observer?.
shows?.(e),this.writer.begin(e,e.font,this.marked.marks),this.write(r,e),this.writer.end(e))}showMany(t,e){const r=t.count-1;if(t.kind(r)!==s.pQ||!e.font)return;
const{writer:h}=this,{content:n}=t;this.observer?.shows?.(e),h.begin(e,e.font,this.marked.marks);const u=t.inside(r);for(let o=u.next();o;o=u.next())o===s.An||o===
s.Cd?this.write((0,E.E3)(n,u.start,u.end),e):o===s.uk&&h.adjust((0,E.kz)(n,u.start,u.end));h.end(e)}write(t,e){if(this.writer.count+t.length>this.document.job.limits.
pageCharacters)throw this.tooMany("pageCharacters","character");this.observer?.string?.(t,e.font),this.writer.show(t,e,this.marked.isOff,this.replacement)}setFont(t,{
scope:e,states:r}){const h=t.name(0);if(h===void 0)return;const n=r.current;n.size=t.number(1)||0;const u=e.loaded(h);if(u!==null)n.font=u;else return e.load(h).
then(o=>{n.font=o})}setState(t,{scope:e,states:r}){if(t===void 0)return;const{document:h}=this,n=h.array(h.dict(e.find("ExtGState",t))?.get("Font"));if(!n)return;
const u=h.resolve(n[1]),o=r.current;return typeof u=="number"&&(o.size=u),(0,M.t)(h,n[0]).then(d=>{o.font=d})}draws(t,e){if(t===void 0)return;const r=e.scope.find(
"XObject",t),h=this.document.resolve(r);if(h instanceof O.Z6&&(0,O.Eo)(this.document.resolve(h.dict.get("Subtype")),"Form"))return this.draw(r,e);h instanceof O.
Z6&&!this.marked.isOff&&!this.layers.isOff(h.dict.get("OC"))&&this.observer?.image?.(e.states.current)}async draw(t,{states:e,scope:r,drawing:h}){const{document:n,
layers:u}=this,o=n.resolve(t);if(!(o instanceof O.Z6)||!(0,O.i9)(t)||h.includes(t.number)||u.isOff(o.dict.get("OC")))return;if(h.length>=n.job.limits.formDepth)
throw this.tooMany("formDepth","form"," within another");const d=await this.decoder.form(t.number,o),S=n.dict(o.dict.get("Resources")),P={...e.current,matrix:(0,y.
lw)((0,C.lQ)(n,o.dict.get("Matrix")),e.current.matrix)};this.observer?.enters?.(o.dict,P),await this.readForm(d,o,{states:new w.U(P),scope:S?new M.H(n,S,r):r,stream:t.
number,drawing:[...h,t.number]})}async readForm(t,e,r){await this.read(t,r)}tooMany(t,e,r=""){const h=this.document.job.limits[t];return(0,g.F)(t,`A page of the\
 document has more than ${h} ${e}${h===1?"":"s"}${r}`,p)}}}),9738:((L,R,m)=>{m.d(R,{X:()=>s});var g=m(49153),E=m(16039);const O=1e5,w=8*1024*1024,c=Uint8Array.of(
10);class s{document;forms=new Map;kept=0;constructor(C){this.document=C}async page(C){const{document:x}=this,i=x.entry(x.pages.number(C),"Contents"),l=x.resolve(
i);if(l instanceof E.Z6)return this.decode(l);const a=[];for(const v of x.array(i)??[]){const A=(0,E.i9)(v)?x.get(v):null;A instanceof E.Z6&&a.push(await this.decode(
A),c)}return a.length===2?a[0]:Buffer.concat(a)}async form(C,x){const i=this.forms.get(C);if(i)return i;const l=await this.decode(x);return this.kept+=l.length,
this.kept>w&&(this.forms.clear(),this.kept=l.length),this.forms.set(C,l),l}async decode(C){const{document:x}=this;if(C.data.length>O)try{return await x.decodedAtEase(
C)}catch(a){if(!(a instanceof g.zU)||a.code!=="unreadable_document")throw a}const i=x.decodedPart(C)?.data??new Uint8Array(0),l=x.job.pace.step(i.length);return l&&
await l,i}}}),4646:((L,R,m)=>{m.d(R,{H:()=>E,t:()=>O});var g=m(91725);class E{document;resources;outer;fonts=new Map;constructor(c,s,y){this.document=c,this.resources=
s,this.outer=y}find(c,s){return this.document.dict(this.resources?.get(c))?.get(s)??this.outer?.find(c,s)}properties(){return this.document.dict(this.resources?.
get("Properties"))??this.outer?.properties()}loaded(c){return this.fonts.has(c)?this.fonts.get(c):null}async load(c){const s=await O(this.document,this.find("Fo\
nt",c));return this.fonts.set(c,s),s}}async function O(w,c){return c!==void 0&&w.dict(c)?(0,g.G)(w,c):void 0}}),57095:((L,R,m)=>{m.d(R,{ZO:()=>O,f6:()=>w,ue:()=>g});
const g=c=>({matrix:c,font:void 0,size:0,charSpace:0,wordSpace:0,stretch:1,leading:0,rise:0,mode:0}),E=(c,s)=>c.number(s)||0;function O(c,s){switch(c.operator){case"\
Tc":return s.charSpace=E(c,0),!0;case"Tw":return s.wordSpace=E(c,0),!0;case"Tz":return s.stretch=E(c,0)/100,!0;case"TL":return s.leading=E(c,0),!0;case"Ts":return s.
rise=E(c,0),!0;case"Tr":return s.mode=E(c,0),!0;default:return!1}}class w{a=1;b=0;c=0;d=1;e=0;f=0;lineE=0;lineF=0;reset(){this.set(1,0,0,1,0,0)}set(s,y,C,x,i,l){
this.a=s,this.b=y,this.c=C,this.d=x,this.e=this.lineE=i,this.f=this.lineF=l}moveLine(s,y){this.e=this.lineE+=s*this.a+y*this.c,this.f=this.lineF+=s*this.b+y*this.
d}advance(s,y){this.e+=s*this.a+y*this.c,this.f+=s*this.b+y*this.d}follow(s,y){switch(s.operator){case"BT":return this.reset(),!0;case"Tm":return s.count>=6&&this.
set(E(s,0),E(s,1),E(s,2),E(s,3),E(s,4),E(s,5)),!0;case"TD":return y.leading=-E(s,1),this.moveLine(E(s,0),E(s,1)),!0;case"Td":return this.moveLine(E(s,0),E(s,1)),
!0;case"T*":return this.moveLine(0,-y.leading),!0;default:return!1}}}}),40730:((L,R,m)=>{m.d(R,{y:()=>E});var g=m(80199);function E(O){const{userUnit:w}=O;return(0,g.
lw)((0,g.DI)((0,g.S3)(O)),[w,0,0,-w,0,(0,g.iN)(O).height*w])}}),80751:((L,R,m)=>{m.d(R,{V0:()=>l,p4:()=>A,uH:()=>y});const g=/[\u0000-\u0008\u000e-\u001f\u007f-\u009f\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g,
E=/[\ufb00-\ufb06\ufb50-\ufdff\ufe70-\ufefc]/g,O=/[\t\n\v\f\r\u00a0]/g,w=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,c=new Map,s=1e4;
function y(M){if(M.length===1){const p=M.charCodeAt(0);if(p>32&&p<127||p>160&&p<1536&&p!==C||p>=11904&&p<55296)return M}let b=c.get(M);return b===void 0&&(b=x(M),
c.size<s&&c.set(M,b)),b}const C=173;function x(M){return M.replace(O," ").replace(g,"").replace(E,b=>b.normalize("NFKC")).replace(w,"�")}const i=new Map([[94,
"̂"],[96,"̀"],[126,"̃"],[168,"̈"],[175,"̄"],[180,"́"],[184,"̧"],[710,"̂"],[711,"̌"],[713,"̄"],[728,"̆"],[729,"̇"],[730,"̊"],[731,"̨"],[732,"̃"],[
733,"̋"]]);function l(M){if(M.length!==1)return;const b=M.charCodeAt(0);return(b<128?b===94||b===96||b===126:b<=733&&(b>=710||b<=184))?i.get(b):void 0}const a=new RegExp(
"^\\p{L}$","u"),v=new Map([["ı","i"],["ȷ","j"]]);function A(M,b){if(!a.test(M))return;const p=((v.get(M)??M)+b).normalize("NFC");return p.length===1?p:void 0}}),
98310:((L,R,m)=>{m.d(R,{U:()=>a,g:()=>v});var g=m(80751),E=m(7868);const O=.02,w=.1,c=.12,s=.5,y=.4,C=1e3,x=.1,i=.18,l=.25;function a({font:p,frame:f,size:T,unit:t}){
return f.vertical?T/2:t*Math.min(Math.max((p.space??l)/2,x),i)}class v{width;height;fragments=[];edges=new E.l;open;gap=0;isSpaced=!1;text="";start=0;end=0;drawn=new Map;drawnCount=0;constructor(f,T){
this.width=f,this.height=T}get isEmpty(){return this.open===void 0&&this.fragments.length===0}glyph(f,T,t,e,r){const h=(0,g.uH)(T);if(h===" "?this.space():h===""&&
T!==""&&this.open&&t<=this.open.end&&(this.open.end=Math.max(e,this.open.end)),h===""||h===" "||!this.isVisible(f,t,e,r))return;const{open:n}=this;n&&n.style.frame===
f.frame&&t<this.end-c*f.unit&&this.overlaps(n,f,h,t,e,r)||((!n||n.style!==f||n.text.length>=C||this.isSpaced||t-n.end>this.gap||t-n.end<-y*f.unit||Math.abs(r-n.
baseline)>O*f.size)&&this.begin(f,t,r),this.append(h,t,e))}space(){this.open&&(this.open.spaceAfter=!0),this.isSpaced=!0}finish(){this.close(),this.open=void 0}append(f,T,t){
const e=this.open;e.text+=f,e.end=t,this.text=f,this.start=T,this.end=t;for(let r=0;r<f.length;r++)this.edges.add(T,t)}begin(f,T,t){this.close();const e=new E.F(
f,T,t,this.drawnCount++,this.edges.used);e.spaceBefore=this.isSpaced,this.isSpaced=!1,this.gap=a(f),this.open=e}overlaps(f,T,t,e,r,h){const n=Math.abs(h-f.baseline),
u=Math.max(r-e,this.end-this.start);if(n>s*T.size||Math.abs(e+r-this.start-this.end)>u||this.text==="")return!1;if(t===this.text&&Math.abs(e-this.start)<w*T.size&&
n<w*T.size)return!0;const o=(0,g.V0)(t),d=(0,g.V0)(this.text),S=o!==void 0?(0,g.p4)(this.text,o):d===void 0?void 0:(0,g.p4)(t,d);return S===void 0?!1:(f.text=f.
text.slice(0,-this.text.length)+S,o===void 0&&(this.edges.drop(1),this.edges.add(e,r),this.start=e,f.end=this.end=Math.max(r,e)),this.text=S,!0)}close(){const{open:f}=this;
if(!(!f||f.text==="")){if(this.isDrawnTwice(f)){this.edges.drop(f.text.length);return}this.fragments.push(f)}}isDrawnTwice(f){const{drawn:T}=this,t=T.get(f.text);
if(t===void 0)T.set(f.text,f);else if(Array.isArray(t)){for(let e=t.length-1;e>=Math.max(0,t.length-M);e--)if(b(t[e],f))return!0;t.push(f)}else{if(b(t,f))return!0;
T.set(f.text,[t,f])}return!1}isVisible({frame:{cos:f,sin:T},size:t},e,r,h){const n=h-A*t,{width:u,height:o}=this,d=e*f-n*T,S=e*T+n*f,P=d+(r-e)*f,D=S+(r-e)*T;return(d>=
0||P>=0)&&(S>=0||D>=0)&&(d<=u||P<=u)&&(S<=o||D<=o)}}const A=.3,M=50;function b(p,f){const T=w*f.style.size;return p.style.frame===f.style.frame&&Math.abs(p.start-
f.start)<T&&Math.abs(p.end-f.end)<2*T&&Math.abs(p.baseline-f.baseline)<T}}),7868:((L,R,m)=>{m.d(R,{F:()=>E,l:()=>O});var g=m(37559);class E{style;start;baseline;order;edges;text="";end;spaceBefore=!1;spaceAfter=!1;constructor(c,s,y,C,x){
this.style=c,this.start=s,this.baseline=y,this.order=C,this.edges=x,this.end=s}get top(){const{font:c,frame:s,size:y}=this.style;return this.baseline-(s.vertical?
.5:c.ascent)*y}get bottom(){const{font:c,frame:s,size:y}=this.style;return this.baseline+(s.vertical?.5:-c.descent)*y}get box(){return(0,g.L)(this.style.frame,Math.
min(this.start,this.end),Math.max(this.start,this.end),this.top,this.bottom)}}class O{values=new Float64Array(2048);used=0;add(c,s){if(this.used+2>this.values.length){
const y=new Float64Array(this.values.length*2);y.set(this.values),this.values=y}this.values[this.used++]=c,this.values[this.used++]=s}drop(c){this.used-=2*c}isOneGlyph(c,s){
const y=c.edges+2*s;return this.values[y]===this.values[y+2]&&this.values[y+1]===this.values[y+3]}box(c,s,y){let C=1/0,x=-1/0;for(let i=c.edges+2*s;i<c.edges+2*
y;i++){const l=this.values[i];l<C&&(C=l),l>x&&(x=l)}return(0,g.L)(c.style.frame,C,x,c.top,c.bottom)}}}),37559:((L,R,m)=>{m.d(R,{L:()=>g,m:()=>E});function g({cos:O,
sin:w},c,s,y,C){if(w===0&&O===1)return{x:c,y,width:s-c,height:C-y};const x=[c*O-y*w,s*O-y*w,c*O-C*w,s*O-C*w],i=[c*w+y*O,s*w+y*O,c*w+C*O,s*w+C*O],[l,a]=[Math.min(
...x),Math.min(...i)];return{x:l,y:a,width:Math.max(...x)-l,height:Math.max(...i)-a}}function E(O,w){const[c,s]=[Math.min(O.x,w.x),Math.min(O.y,w.y)];return{x:c,
y:s,width:Math.max(O.x+O.width,w.x+w.width)-c,height:Math.max(O.y+O.height,w.y+w.height)-s}}}),52376:((L,R,m)=>{m.d(R,{i:()=>r});var g=m(80199),E=m(84805),O=m(36342),
w=m(98310),c=m(40730),s=m(59505),y=m(74234),C=m(9738),x=m(57095);const i=.002,l=64,a=.001,v=1e5,A=.4,M=2.5,b=Uint8Array.from({length:256},(h,n)=>n),p={cos:1,sin:0,
vertical:!1};class f{sink;matrix=new x.f6;count=0;frames=[p];ems=new Map;style;along=0;across=0;unit=0;moved=0;constructor(n){this.sink=n}get replaces(){return this.
sink instanceof w.g}begin(n,u,o){const{matrix:d,size:S,stretch:P}=n,D=this.matrix,[I,B]=[D.a*d[0]+D.b*d[2],D.a*d[1]+D.b*d[3]],[z,k]=[D.c*d[0]+D.d*d[2],D.c*d[1]+
D.d*d[3]],_=D.e*d[0]+D.f*d[2]+d[4]+n.rise*z,K=D.e*d[1]+D.f*d[3]+d[5]+n.rise*k,{vertical:V}=u,[W,N]=V?[-z*S,-k*S]:[I*S*P,B*S*P],U=Math.hypot(W,N),{cos:F,sin:G}=this.
frameOf(U>0?W/U:1,U>0?N/U:0,V),j=this.frame,H=V?Math.hypot(I,B)*Math.abs(S):Math.abs((k*F-z*G)*S);this.along=_*F+K*G,this.across=K*F-_*G,this.unit=U,this.moved=
0;const Z=u.type3?this.emOf(u):1;this.styled(u,j,H*Z,U*Z,n.mode,o)}frame=p;frameOf(n,u,o){const{frames:d,frame:S}=this;if(T(S,n,u,o))return S;const P=d.find(D=>T(
D,n,u,o));return this.frame=P??{cos:t(n),sin:t(u),vertical:o},!P&&d.length<l&&d.push(this.frame),this.frame}emOf(n){const u=this.ems.get(n);if(u!==void 0)return u;
const o=n.glyphs(b).flatMap(({width:P})=>P>0?[P]:[]),d=2*o.reduce((P,D)=>P+D,0)/Math.max(o.length,1),S=d===0||d>A&&d<M?1:d;return this.ems.set(n,S),S}styled(n,u,o,d,S,P){
const{style:D}=this;D!==void 0&&D.font===n&&D.frame===u&&Math.abs(D.size-o)<a&&Math.abs(D.unit-d)<a&&D.mode===S&&D.marks===P||(this.style={font:n,frame:u,size:o,
unit:d,mode:S,marks:P})}show(n,u,o,d){const S=u.font,P=this.style,{unit:D,along:I,across:B,sink:z}=this,{vertical:k}=S,_=u.size===0?1:u.size,K=(k?-u.charSpace:u.
charSpace)/_,V=(k?-u.wordSpace:u.wordSpace)/_,W=!o&&D>a&&P.size<v&&D<v;let{moved:N}=this;const U=S.glyphs(n);for(const F of U){const G=F.isSpace?K+V:K,j=I+N*D;if(N+=
(k&&F.vertical?-F.vertical.advance:F.width)+G,this.count++,!W)continue;const H=I+N*D;d?d.glyph(P,F.text,j,H,B):z.glyph(P,F.text,j,H,B)}this.moved=N}adjust(n){this.
moved-=n/1e3}replaced(n,u){this.sink instanceof w.g&&n.write(u,this.sink)}end(n){const{size:u,stretch:o,font:d}=n;d.vertical?this.matrix.advance(0,-this.moved*u):
this.matrix.advance(this.moved*u*o,0)}}const T=(h,n,u,o)=>Math.abs(h.cos-n)<i&&Math.abs(h.sin-u)<i&&h.vertical===o,t=h=>Math.abs(h)<i?0:Math.abs(Math.abs(h)-1)<
i?Math.sign(h):h;var e=m(4646);class r{document;layers;decoder;constructor(n){this.document=n,this.layers=new O.z(n),this.decoder=new C.X(n)}async read(n,u){const{
document:o,decoder:d,layers:S}=this,P=(0,E.iw)(o,n),D=(0,c.y)(P),I=u instanceof w.g?void 0:u,B=new y.p(o,d,new f(u),S,{operators:0},I),z=new e.H(o,o.dict(o.pages.
attribute(n,"Resources")));await B.page(await d.page(n),z,(0,x.ue)(D));for(const k of(0,s.b)(o,n,P.rotation,S))await B.form(k.form,(0,s.R)(o),(0,x.ue)((0,g.lw)(
k.matrix,D)))}}})};
