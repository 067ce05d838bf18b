"use strict";exports.id=2376,exports.ids=[2376],exports.modules={88771:((L,R,l)=>{l.d(R,{dK:()=>r,wR:()=>o,hs:()=>f});var m=l(16039),x=l(80199),v=l(84805);function p(y,A,O,S){
const g=(0,v.b0)(y,A.get("Rect")),d=y.get(O);if(!g||!(d instanceof m.Z6))return;const D=(0,v.b0)(y,d.dict.get("BBox"));if(!D)return;const[T,C,e,n]=(0,x.zl)((0,v.
lQ)(y,d.dict.get("Matrix")),D);if(!(e>T)||!(n>C))return;const t=(g[2]-g[0])/(e-T),i=(g[3]-g[1])/(n-C),u=[t,0,0,i,g[0]-T*t,g[1]-C*i];return{form:O,matrix:S===0?u:
c(u,S,g[0],g[3])}}function c([y,A,O,S,g,d],D,T,C){const e=D===180?-1:0,n=D===90?1:D===270?-1:0,t=(h,a)=>[e*h-n*a,n*h+e*a],[i,u]=t(g-T,d-C);return[...t(y,A),...t(
O,S),i+T,u+C]}const s=2,w=16,P=32;function b(y,A){const O=y.resolve(A.get("F"));return typeof O=="number"?O:0}const r=(y,A)=>(b(y,A)&(s|P))!==0;function f(y,A,O,S){
return p(y,A,O,b(y,A)&w?S:0)}function o(y,A){const O=y.dict(A.get("AP"))?.get("N"),S=y.resolve(O);if(S instanceof m.Z6)return(0,m.i9)(O)?O:void 0;if(!(S instanceof
m.Bi))return;const g=y.resolve(A.get("AS")),d=g instanceof m.SX?S.get(g.text):void 0;return(0,m.i9)(d)&&y.resolve(d)instanceof m.Z6?d:void 0}}),69959:((L,R,l)=>{
l.d(R,{U:()=>v,c:()=>p});var m=l(80199);const x=1e4;class v{current;saved=[];beyond=0;constructor(s){this.current=s}follow(s){switch(s.operator){case"q":return this.
saved.length<x?this.saved.push({...this.current}):this.beyond++,!0;case"Q":return this.beyond>0?this.beyond--:this.current=this.saved.pop()??this.current,!0;case"\
cm":return this.transform(s),!0;default:return!1}}transform(s){if(s.count!==6)return;const[w,P,b,r,f,o]=p(s);this.current.matrix=(0,m.lw)([w,P,b,r,f,o],this.current.
matrix)}}const p=c=>Array.from({length:c.count},(s,w)=>c.number(w))}),36342:((L,R,l)=>{l.d(R,{z:()=>P});var m=l(16039);const x={View:"ViewState",Print:"PrintSta\
te"};class v{document;categories={View:new Map,Print:new Map};intents;constructor(r,f){this.document=r,this.intents=this.intentsOf(f);for(const o of r.array(f?.
get("AS"))??[]){const y=r.dict(o),A=r.resolve(y?.get("Event"));if(!y||!((0,m.Eo)(A,"View")||(0,m.Eo)(A,"Print")))continue;const O=p(r,y.get("Category")),S=this.
categories[A.text];for(const g of r.array(y.get("OCGs"))??[]){if(!(0,m.i9)(g))continue;const d=S.get(g.number)??new Set;for(const D of O)d.add(D);S.set(g.number,
d)}}}isAlwaysOn(r){const{intents:f}=this;if(f.has("All"))return!1;const o=this.intentsOf(this.document.dict(new m.oS(r)));return!o.has("All")&&![...o].some(y=>f.
has(y))}stateOf(r,f){const o=this.categories[f].get(r);if(!o)return;const y=this.document.dict(this.document.dict(new m.oS(r))?.get("Usage"));let A;for(const O of o){
const S=x[O],g=S===void 0?null:this.document.resolve(this.document.dict(y?.get(O))?.get(S));if((0,m.Eo)(g,"OFF"))return!1;(0,m.Eo)(g,"ON")&&(A=!0)}return A}intentsOf(r){
const f=p(this.document,r?.get("Intent"));return new Set(f.length>0?f:["View"])}}function p(b,r){return(b.array(r)??[r??null]).map(o=>b.resolve(o)).flatMap(o=>o instanceof
m.SX?[o.text]:[])}const c=32;function s(b,r,f){const o=new Map,y=(A,O)=>{const S=o.get(A);if(S!==void 0)return S;o.set(A,!0);const g=b.resolve(A[0]),d=C=>{const e=b.
resolve(C);return(0,m.cy)(e)?O>0?y(e,O-1):!0:!(0,m.i9)(C)||f(C.number)},D=A.slice(1),T=w(g instanceof m.SX?g.text:"",D,d);return o.set(A,T),T};return y(r,c)}function w(b,r,f){
switch(b){case"And":return r.every(f);case"Or":return r.some(f);case"Not":return r.length===0||!f(r[0]);default:return!0}}class P{document;off=new Set;on=new Set;baseOff;usages;viewed;printed;constructor(r){
this.document=r;const f=r.dict(r.dict(r.catalog.get("OCProperties"))?.get("D"));this.baseOff=(0,m.Eo)(r.resolve(f?.get("BaseState")),"OFF");for(const o of r.array(
f?.get("OFF"))??[])(0,m.i9)(o)&&this.off.add(o.number);for(const o of r.array(f?.get("ON"))??[])(0,m.i9)(o)&&this.on.add(o.number);this.usages=new v(r,f),this.viewed=
o=>this.usages.isAlwaysOn(o)||(this.usages.stateOf(o,"View")??!this.isGroupOff(o)),this.printed=o=>this.usages.stateOf(o,"Print")??this.viewed(o)}isOff(r){return!this.
shows(r,this.viewed)}isNeverShown(r){return this.isOff(r)&&!this.shows(r,this.printed)}groupsOff(){const{document:r}=this,f=r.dict(r.catalog.get("OCProperties"));
return this.baseOff?(r.array(f?.get("OCGs"))??[]).filter(o=>!(0,m.i9)(o)||!this.on.has(o.number)):r.array(r.dict(f?.get("D"))?.get("OFF"))??[]}neverShown(){const r=this.
document.array(this.document.dict(this.document.catalog.get("OCProperties"))?.get("OCGs"))??[];return[...new Set(r.flatMap(o=>(0,m.i9)(o)?[o.number]:[]))].filter(
o=>!this.viewed(o)&&!this.printed(o))}shows(r,f){const{document:o}=this,y=o.dict(r);if(!y)return!0;if(!(0,m.Eo)(o.resolve(y.get("Type")),"OCMD"))return!(0,m.i9)(
r)||f(r.number);const A=o.resolve(y.get("VE"));return(0,m.cy)(A)?s(o,A,f):this.showsByPolicy(y,f)}showsByPolicy(r,f){const{document:o}=this,y=r.get("OCGs"),A=(o.
array(y)??[y]).filter(m.i9);if(A.length===0)return!0;const O=A.map(({number:g})=>f(g)),S=o.resolve(r.get("P"));switch(S instanceof m.SX?S.text:"AnyOn"){case"All\
On":return O.every(g=>g);case"AnyOff":return!O.every(g=>g);case"AllOff":return!O.some(g=>g);default:return O.some(g=>g)}}isGroupOff(r){return this.off.has(r)||this.
baseOff&&!this.on.has(r)}}}),59505:((L,R,l)=>{l.d(R,{R:()=>c,b:()=>p});var m=l(16039),x=l(88771),v=l(4646);function p(s,w,P,b){const r=[];for(const f of s.array(
s.entry(s.pages.number(w),"Annots"))??[]){const o=s.dict(f);if(!o||(0,m.Eo)(s.resolve(o.get("Subtype")),"Popup")||(0,x.dK)(s,o)||b.isOff(o.get("OC")))continue;const y=(0,x.
wR)(s,o),A=y&&(0,x.hs)(s,o,y,P);A&&r.push(A)}return r}function c(s){return new v.H(s,s.dict(s.dict(s.catalog.get("AcroForm"))?.get("DR")))}}),74234:((L,R,l)=>{l.
d(R,{p:()=>T});var m=l(84293),x=l(19980),v=l(16039),p=l(69959),c=l(66173),s=l(36692),w=l(80199),P=l(84805),b=l(20381);const r={id:-1,stream:0,isArtifact:!1,isReversed:!1},
f=1e4;class o{document;layers;marks=r;isOff=!1;replacement;open=[];beyond=0;constructor(e,n){this.document=e,this.layers=n}get depth(){return this.open.length+this.
beyond}begin(e,n,t){if(this.open.length>=f)return this.beyond++,!1;const i=e.name(0)??"",u=e.operator==="BDC"?this.listed(e,n):void 0,h=this.document.dict(u),a=this.
replacement===void 0?this.document.resolve(h?.get("ActualText")):null,M=a instanceof v.Mx;return this.open.push({marks:this.marks,isOff:this.isOff,replaces:M}),
M&&(this.replacement=(0,b.g7)(a)),i==="OC"&&this.layers.isOff(u)&&(this.isOff=!0),this.mark(i,h,t),M}end(){if(this.beyond>0)return this.beyond--,!1;const e=this.
open.pop();return e?(this.marks=e.marks,this.isOff=e.isOff,e.replaces):!1}mark(e,n,t){const{marks:i}=this,u=this.document.resolve(n?.get("MCID")),h=e==="Reverse\
dChars",a=e==="Artifact";typeof u=="number"?this.marks={...i,id:u,stream:t}:a&&!i.isArtifact?this.marks={...i,isArtifact:a}:h&&!i.isReversed&&(this.marks={...i,
isReversed:h})}listed(e,n){return e.kind(1)!==s.o_?e.value(1):n?.get(e.name(1))}}class y{places=[];texts=[];glyph(e,n,t,i,u){this.places.push({style:e,start:t,end:i,
baseline:u}),this.texts.push(n)}write(e,n){const{places:t,texts:i}=this,u=[...e];if(u.length===t.length)for(const[h,{style:a,start:M,end:E,baseline:k}]of t.entries())
n.glyph(a,u[h],M,E,k);else if(i.join("")===e)for(const[h,{style:a,start:M,end:E,baseline:k}]of t.entries())n.glyph(a,i[h],M,E,k);else t.length>0&&this.spread(u,
n)}spread(e,n){const{places:t}=this,i=t.length/e.length,u=a=>t[Math.min(Math.floor(a*i),t.length-1)],h=a=>{const{start:M,end:E}=u(a);return M+(E-M)*Math.min(a*i-
Math.floor(a*i),1)};for(let a=0,M;a<e.length;a=M){for(M=a;M<e.length&&!A(e[M]);)M++;if(M===a){n.space(),M++;continue}const E=u(a),k=u(M-1),I=k.baseline===E.baseline&&
k.end>E.start?M===e.length?k.end:h(M):E.end;n.glyph(E.style,e.slice(a,M).join(""),h(a),Math.max(I,h(a)),E.baseline)}}}const A=C=>/\s/u.test(C);var O=l(4646),S=l(
57095);const g="Open it in another PDF program and save it again",d=32,D=3e5;class T{document;decoder;writer;layers;counts;observer;marked;replacement;visits=0;constructor(e,n,t,i,u={
operators:0},h){this.document=e,this.decoder=n,this.writer=t,this.layers=i,this.counts=u,this.observer=h,this.marked=new o(e,i)}async page(e,n,t){await this.read(
e,{states:new p.U(t),scope:n,stream:0,drawing:[]})}async form(e,n,t){await this.draw(e,{states:new p.U(t),scope:n,stream:0,drawing:[]})}async read(e,n){const{marked:t}=this,
{depth:i}=t;for(await(0,c.K)(e,this.document.job.pace,u=>this.visit(u,n));t.depth>i;)this.endMarked()}visit(e,n){const t=this.take(e,n);if(++this.visits%d!==0)return t;
const i=this.document.job.pace.step(D);return t&&i?t.then(()=>i):t??i}take(e,n){if(++this.counts.operators>this.document.job.limits.operators)throw this.tooMany(
"operators","operator");const{states:t}=n;switch(e.operator){case"q":case"Q":case"cm":t.follow(e);return;case"Tj":return this.showOne(e,t.current);case"TJ":return this.
showMany(e,t.current);case"'":return this.writer.matrix.moveLine(0,-t.current.leading),this.showOne(e,t.current);case'"':return t.current.wordSpace=e.number(e.count-
3)||0,t.current.charSpace=e.number(e.count-2)||0,this.writer.matrix.moveLine(0,-t.current.leading),this.showOne(e,t.current);case"Tf":return this.setFont(e,n);case"\
gs":return this.setState(e.name(0),n);case"Do":return this.draws(e.name(0),n);case"BMC":case"BDC":return this.beginMarked(e,n);case"EMC":return this.endMarked();default:
if((0,S.ZO)(e,t.current)||this.writer.matrix.follow(e,t.current))return;this.observer?.takes?.(e,t.current,n.scope,this.marked.isOff)}}beginMarked(e,{scope:n,stream:t}){
this.marked.begin(e,n.properties(),t)&&this.writer.replaces&&(this.replacement=new y)}endMarked(){const{marked:e,replacement:n}=this;e.end()&&(n&&this.writer.replaced(
n,e.replacement),this.replacement=void 0,e.replacement=void 0)}showOne(e,n){const t=e.string(e.count-1);!t||!n.font||(this.observer?.shows?.(n),this.writer.begin(
n,n.font,this.marked.marks),this.write(t,n),this.writer.end(n))}showMany(e,n){const t=e.count-1;if(e.kind(t)!==s.pQ||!n.font)return;const{writer:i}=this,{content:u}=e;
this.observer?.shows?.(n),i.begin(n,n.font,this.marked.marks);const h=e.inside(t);for(let a=h.next();a;a=h.next())a===s.An||a===s.Cd?this.write((0,x.E3)(u,h.start,
h.end),n):a===s.uk&&i.adjust((0,x.kz)(u,h.start,h.end));i.end(n)}write(e,n){if(this.writer.count+e.length>this.document.job.limits.pageCharacters)throw this.tooMany(
"pageCharacters","character");this.observer?.string?.(e,n.font),this.writer.show(e,n,this.marked.isOff,this.replacement)}setFont(e,{scope:n,states:t}){const i=e.
name(0);if(i===void 0)return;const u=t.current;u.size=e.number(1)||0;const h=n.loaded(i);if(h!==null)u.font=h;else return n.load(i).then(a=>{u.font=a})}setState(e,{
scope:n,states:t}){if(e===void 0)return;const{document:i}=this,u=i.array(i.dict(n.find("ExtGState",e))?.get("Font"));if(!u)return;const h=i.resolve(u[1]),a=t.current;
return typeof h=="number"&&(a.size=h),(0,O.t)(i,u[0]).then(M=>{a.font=M})}draws(e,n){if(e===void 0)return;const t=n.scope.find("XObject",e),i=this.document.resolve(
t);if(i instanceof v.Z6&&(0,v.Eo)(this.document.resolve(i.dict.get("Subtype")),"Form"))return this.draw(t,n);i instanceof v.Z6&&!this.marked.isOff&&!this.layers.
isOff(i.dict.get("OC"))&&this.observer?.image?.(n.states.current)}async draw(e,{states:n,scope:t,drawing:i}){const{document:u,layers:h}=this,a=u.resolve(e);if(!(a instanceof
v.Z6)||!(0,v.i9)(e)||i.includes(e.number)||h.isOff(a.dict.get("OC")))return;if(i.length>=u.job.limits.formDepth)throw this.tooMany("formDepth","form"," within a\
nother");const M=await this.decoder.form(e.number,a),E=u.dict(a.dict.get("Resources")),k={...n.current,matrix:(0,w.lw)((0,P.lQ)(u,a.dict.get("Matrix")),n.current.
matrix)};this.observer?.enters?.(a.dict,k),await this.readForm(M,a,{states:new p.U(k),scope:E?new O.H(u,E,t):t,stream:e.number,drawing:[...i,e.number]})}async readForm(e,n,t){
await this.read(e,t)}tooMany(e,n,t=""){const i=this.document.job.limits[e];return(0,m.F)(e,`A page of the document has more than ${i} ${n}${i===1?"":"s"}${t}`,g)}}}),
9738:((L,R,l)=>{l.d(R,{X:()=>s});var m=l(49153),x=l(16039);const v=1e5,p=8*1024*1024,c=Uint8Array.of(10);class s{document;forms=new Map;kept=0;constructor(P){this.
document=P}async page(P){const{document:b}=this,r=b.entry(b.pages.number(P),"Contents"),f=b.resolve(r);if(f instanceof x.Z6)return this.decode(f);const o=[];for(const y of b.
array(r)??[]){const A=(0,x.i9)(y)?b.get(y):null;A instanceof x.Z6&&o.push(await this.decode(A),c)}return o.length===2?o[0]:Buffer.concat(o)}async form(P,b){const r=this.
forms.get(P);if(r)return r;const f=await this.decode(b);return this.kept+=f.length,this.kept>p&&(this.forms.clear(),this.kept=f.length),this.forms.set(P,f),f}async decode(P){
const{document:b}=this;if(P.data.length>v)try{return await b.decodedAtEase(P)}catch(o){if(!(o instanceof m.zU)||o.code!=="unreadable_document")throw o}const r=b.
decodedPart(P)?.data??new Uint8Array(0),f=b.job.pace.step(r.length);return f&&await f,r}}}),4646:((L,R,l)=>{l.d(R,{H:()=>x,t:()=>v});var m=l(91725);class x{document;resources;outer;fonts=new Map;constructor(c,s,w){
this.document=c,this.resources=s,this.outer=w}find(c,s){return this.document.dict(this.resources?.get(c))?.get(s)??this.outer?.find(c,s)}properties(){return this.
document.dict(this.resources?.get("Properties"))??this.outer?.properties()}loaded(c){return this.fonts.has(c)?this.fonts.get(c):null}async load(c){const s=await v(
this.document,this.find("Font",c));return this.fonts.set(c,s),s}}async function v(p,c){return c!==void 0&&p.dict(c)?(0,m.G)(p,c):void 0}}),57095:((L,R,l)=>{l.d(
R,{ZO:()=>v,f6:()=>p,ue:()=>m});const m=c=>({matrix:c,font:void 0,size:0,charSpace:0,wordSpace:0,stretch:1,leading:0,rise:0,mode:0}),x=(c,s)=>c.number(s)||0;function v(c,s){
switch(c.operator){case"Tc":return s.charSpace=x(c,0),!0;case"Tw":return s.wordSpace=x(c,0),!0;case"Tz":return s.stretch=x(c,0)/100,!0;case"TL":return s.leading=
x(c,0),!0;case"Ts":return s.rise=x(c,0),!0;case"Tr":return s.mode=x(c,0),!0;default:return!1}}class p{a=1;b=0;c=0;d=1;e=0;f=0;lineE=0;lineF=0;reset(){this.set(1,
0,0,1,0,0)}set(s,w,P,b,r,f){this.a=s,this.b=w,this.c=P,this.d=b,this.e=this.lineE=r,this.f=this.lineF=f}moveLine(s,w){this.e=this.lineE+=s*this.a+w*this.c,this.
f=this.lineF+=s*this.b+w*this.d}advance(s,w){this.e+=s*this.a+w*this.c,this.f+=s*this.b+w*this.d}follow(s,w){switch(s.operator){case"BT":return this.reset(),!0;case"\
Tm":return s.count>=6&&this.set(x(s,0),x(s,1),x(s,2),x(s,3),x(s,4),x(s,5)),!0;case"TD":return w.leading=-x(s,1),this.moveLine(x(s,0),x(s,1)),!0;case"Td":return this.
moveLine(x(s,0),x(s,1)),!0;case"T*":return this.moveLine(0,-w.leading),!0;default:return!1}}}}),40730:((L,R,l)=>{l.d(R,{y:()=>x});var m=l(80199);function x(v){const{
userUnit:p}=v;return(0,m.lw)((0,m.DI)((0,m.S3)(v)),[p,0,0,-p,0,(0,m.iN)(v).height*p])}}),80751:((L,R,l)=>{l.d(R,{V0:()=>f,p4:()=>A,uH:()=>w});const m=/[\u0000-\u0008\u000e-\u001f\u007f-\u009f\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g,
x=/[\ufb00-\ufb06\ufb50-\ufdff\ufe70-\ufefc]/g,v=/[\t\n\v\f\r\u00a0]/g,p=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,c=new Map,s=1e4;
function w(O){if(O.length===1){const g=O.charCodeAt(0);if(g>32&&g<127||g>160&&g<1536&&g!==P||g>=11904&&g<55296)return O}let S=c.get(O);return S===void 0&&(S=b(O),
c.size<s&&c.set(O,S)),S}const P=173;function b(O){return O.replace(v," ").replace(m,"").replace(x,S=>S.normalize("NFKC")).replace(p,"�")}const r=new Map([[94,
"̂"],[96,"̀"],[126,"̃"],[168,"̈"],[175,"̄"],[180,"́"],[184,"̧"],[710,"̂"],[711,"̌"],[713,"̄"],[728,"̆"],[729,"̇"],[730,"̊"],[731,"̨"],[732,"̃"],[
733,"̋"]]);function f(O){if(O.length!==1)return;const S=O.charCodeAt(0);return(S<128?S===94||S===96||S===126:S<=733&&(S>=710||S<=184))?r.get(S):void 0}const o=new RegExp(
"^\\p{L}$","u"),y=new Map([["ı","i"],["ȷ","j"]]);function A(O,S){if(!o.test(O))return;const g=((y.get(O)??O)+S).normalize("NFC");return g.length===1?g:void 0}}),
98310:((L,R,l)=>{l.d(R,{U:()=>o,g:()=>y});var m=l(80751),x=l(7868);const v=.02,p=.1,c=.12,s=.5,w=.4,P=1e3,b=.1,r=.18,f=.25;function o({font:g,frame:d,size:D,unit:T}){
return d.vertical?D/2:T*Math.min(Math.max((g.space??f)/2,b),r)}class y{width;height;fragments=[];edges=new x.l;open;gap=0;isSpaced=!1;text="";start=0;end=0;drawn=new Map;drawnCount=0;constructor(d,D){
this.width=d,this.height=D}get isEmpty(){return this.open===void 0&&this.fragments.length===0}glyph(d,D,T,C,e){const n=(0,m.uH)(D);if(n===" "?this.space():n===""&&
D!==""&&this.open&&T<=this.open.end&&(this.open.end=Math.max(C,this.open.end)),n===""||n===" "||!this.isVisible(d,T,C,e))return;const{open:t}=this;t&&t.style.frame===
d.frame&&T<this.end-c*d.unit&&this.overlaps(t,d,n,T,C,e)||((!t||t.style!==d||t.text.length>=P||this.isSpaced||T-t.end>this.gap||T-t.end<-w*d.unit||Math.abs(e-t.
baseline)>v*d.size)&&this.begin(d,T,e),this.append(n,T,C))}space(){this.open&&(this.open.spaceAfter=!0),this.isSpaced=!0}finish(){this.close(),this.open=void 0}append(d,D,T){
const C=this.open;C.text+=d,C.end=T,this.text=d,this.start=D,this.end=T;for(let e=0;e<d.length;e++)this.edges.add(D,T)}begin(d,D,T){this.close();const C=new x.F(
d,D,T,this.drawnCount++,this.edges.used);C.spaceBefore=this.isSpaced,this.isSpaced=!1,this.gap=o(d),this.open=C}overlaps(d,D,T,C,e,n){const t=Math.abs(n-d.baseline),
i=Math.max(e-C,this.end-this.start);if(t>s*D.size||Math.abs(C+e-this.start-this.end)>i||this.text==="")return!1;if(T===this.text&&Math.abs(C-this.start)<p*D.size&&
t<p*D.size)return!0;const u=(0,m.V0)(T),h=(0,m.V0)(this.text),a=u!==void 0?(0,m.p4)(this.text,u):h===void 0?void 0:(0,m.p4)(T,h);return a===void 0?!1:(d.text=d.
text.slice(0,-this.text.length)+a,u===void 0&&(this.edges.drop(1),this.edges.add(C,e),this.start=C,d.end=this.end=Math.max(e,C)),this.text=a,!0)}close(){const{open:d}=this;
if(!(!d||d.text==="")){if(this.isDrawnTwice(d)){this.edges.drop(d.text.length);return}this.fragments.push(d)}}isDrawnTwice(d){const{drawn:D}=this,T=D.get(d.text);
if(T===void 0)D.set(d.text,d);else if(Array.isArray(T)){for(let C=T.length-1;C>=Math.max(0,T.length-O);C--)if(S(T[C],d))return!0;T.push(d)}else{if(S(T,d))return!0;
D.set(d.text,[T,d])}return!1}isVisible({frame:{cos:d,sin:D},size:T},C,e,n){const t=n-A*T,{width:i,height:u}=this,h=C*d-t*D,a=C*D+t*d,M=h+(e-C)*d,E=a+(e-C)*D;return(h>=
0||M>=0)&&(a>=0||E>=0)&&(h<=i||M<=i)&&(a<=u||E<=u)}}const A=.3,O=50;function S(g,d){const D=p*d.style.size;return g.style.frame===d.style.frame&&Math.abs(g.start-
d.start)<D&&Math.abs(g.end-d.end)<2*D&&Math.abs(g.baseline-d.baseline)<D}}),7868:((L,R,l)=>{l.d(R,{F:()=>x,l:()=>v});var m=l(37559);class x{style;start;baseline;order;edges;text="";end;spaceBefore=!1;spaceAfter=!1;constructor(c,s,w,P,b){
this.style=c,this.start=s,this.baseline=w,this.order=P,this.edges=b,this.end=s}get top(){const{font:c,frame:s,size:w}=this.style;return this.baseline-(s.vertical?
.5:c.ascent)*w}get bottom(){const{font:c,frame:s,size:w}=this.style;return this.baseline+(s.vertical?.5:-c.descent)*w}get box(){return(0,m.L)(this.style.frame,Math.
min(this.start,this.end),Math.max(this.start,this.end),this.top,this.bottom)}}class v{values=new Float64Array(2048);used=0;add(c,s){if(this.used+2>this.values.length){
const w=new Float64Array(this.values.length*2);w.set(this.values),this.values=w}this.values[this.used++]=c,this.values[this.used++]=s}drop(c){this.used-=2*c}isOneGlyph(c,s){
const w=c.edges+2*s;return this.values[w]===this.values[w+2]&&this.values[w+1]===this.values[w+3]}box(c,s,w){let P=1/0,b=-1/0;for(let r=c.edges+2*s;r<c.edges+2*
w;r++){const f=this.values[r];f<P&&(P=f),f>b&&(b=f)}return(0,m.L)(c.style.frame,P,b,c.top,c.bottom)}}}),37559:((L,R,l)=>{l.d(R,{L:()=>m,m:()=>x});function m({cos:v,
sin:p},c,s,w,P){if(p===0&&v===1)return{x:c,y:w,width:s-c,height:P-w};const b=[c*v-w*p,s*v-w*p,c*v-P*p,s*v-P*p],r=[c*p+w*v,s*p+w*v,c*p+P*v,s*p+P*v],[f,o]=[Math.min(
...b),Math.min(...r)];return{x:f,y:o,width:Math.max(...b)-f,height:Math.max(...r)-o}}function x(v,p){const[c,s]=[Math.min(v.x,p.x),Math.min(v.y,p.y)];return{x:c,
y:s,width:Math.max(v.x+v.width,p.x+p.width)-c,height:Math.max(v.y+v.height,p.y+p.height)-s}}}),52376:((L,R,l)=>{l.d(R,{i:()=>e});var m=l(80199),x=l(84805),v=l(36342),
p=l(98310),c=l(40730),s=l(59505),w=l(74234),P=l(9738),b=l(57095);const r=.002,f=64,o=.001,y=1e5,A=.4,O=2.5,S=Uint8Array.from({length:256},(n,t)=>t),g={cos:1,sin:0,
vertical:!1};class d{sink;matrix=new b.f6;count=0;frames=[g];ems=new Map;style;along=0;across=0;unit=0;moved=0;constructor(t){this.sink=t}get replaces(){return this.
sink instanceof p.g}begin(t,i,u){const{matrix:h,size:a,stretch:M}=t,E=this.matrix,[k,I]=[E.a*h[0]+E.b*h[2],E.a*h[1]+E.b*h[3]],[z,F]=[E.c*h[0]+E.d*h[2],E.c*h[1]+
E.d*h[3]],_=E.e*h[0]+E.f*h[2]+h[4]+t.rise*z,K=E.e*h[1]+E.f*h[3]+h[5]+t.rise*F,{vertical:V}=i,[G,N]=V?[-z*a,-F*a]:[k*a*M,I*a*M],U=Math.hypot(G,N),{cos:B,sin:j}=this.
frameOf(U>0?G/U:1,U>0?N/U:0,V),W=this.frame,H=V?Math.hypot(k,I)*Math.abs(a):Math.abs((F*B-z*j)*a);this.along=_*B+K*j,this.across=K*B-_*j,this.unit=U,this.moved=
0;const Z=i.type3?this.emOf(i):1;this.styled(i,W,H*Z,U*Z,t.mode,u)}frame=g;frameOf(t,i,u){const{frames:h,frame:a}=this;if(D(a,t,i,u))return a;const M=h.find(E=>D(
E,t,i,u));return this.frame=M??{cos:T(t),sin:T(i),vertical:u},!M&&h.length<f&&h.push(this.frame),this.frame}emOf(t){const i=this.ems.get(t);if(i!==void 0)return i;
const u=t.glyphs(S).flatMap(({width:M})=>M>0?[M]:[]),h=2*u.reduce((M,E)=>M+E,0)/Math.max(u.length,1),a=h===0||h>A&&h<O?1:h;return this.ems.set(t,a),a}styled(t,i,u,h,a,M){
const{style:E}=this;E!==void 0&&E.font===t&&E.frame===i&&Math.abs(E.size-u)<o&&Math.abs(E.unit-h)<o&&E.mode===a&&E.marks===M||(this.style={font:t,frame:i,size:u,
unit:h,mode:a,marks:M})}show(t,i,u,h){const a=i.font,M=this.style,{unit:E,along:k,across:I,sink:z}=this,{vertical:F}=a,_=i.size===0?1:i.size,K=(F?-i.charSpace:i.
charSpace)/_,V=(F?-i.wordSpace:i.wordSpace)/_,G=!u&&E>o&&M.size<y&&E<y;let{moved:N}=this;const U=a.glyphs(t);for(const B of U){const j=B.isSpace?K+V:K,W=k+N*E;if(N+=
(F&&B.vertical?-B.vertical.advance:B.width)+j,this.count++,!G)continue;const H=k+N*E;h?h.glyph(M,B.text,W,H,I):z.glyph(M,B.text,W,H,I)}this.moved=N}adjust(t){this.
moved-=t/1e3}replaced(t,i){this.sink instanceof p.g&&t.write(i,this.sink)}end(t){const{size:i,stretch:u,font:h}=t;h.vertical?this.matrix.advance(0,-this.moved*i):
this.matrix.advance(this.moved*i*u,0)}}const D=(n,t,i,u)=>Math.abs(n.cos-t)<r&&Math.abs(n.sin-i)<r&&n.vertical===u,T=n=>Math.abs(n)<r?0:Math.abs(Math.abs(n)-1)<
r?Math.sign(n):n;var C=l(4646);class e{document;layers;decoder;constructor(t){this.document=t,this.layers=new v.z(t),this.decoder=new P.X(t)}async read(t,i){const{
document:u,decoder:h,layers:a}=this,M=(0,x.iw)(u,t),E=(0,c.y)(M),k=i instanceof p.g?void 0:i,I=new w.p(u,h,new d(i),a,{operators:0},k),z=new C.H(u,u.dict(u.pages.
attribute(t,"Resources")));await I.page(await h.page(t),z,(0,b.ue)(E));for(const F of(0,s.b)(u,t,M.rotation,a))await I.form(F.form,(0,s.R)(u),(0,b.ue)((0,m.lw)(
F.matrix,E)))}}})};
