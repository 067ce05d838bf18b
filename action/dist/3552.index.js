"use strict";exports.id=3552,exports.ids=[3552],exports.modules={64019:((F,P,h)=>{h.d(P,{dK:()=>n,wR:()=>o,hs:()=>a});var u=h(45599),O=h(74135),E=h(6057);function x(l,v,A,C){
const b=(0,E.b0)(l,v.get("Rect")),R=l.get(A);if(!b||!(R instanceof u.Z6))return;const I=(0,E.b0)(l,R.dict.get("BBox"));if(!I)return;const[U,B,D,m]=(0,O.zl)((0,E.
lQ)(l,R.dict.get("Matrix")),I);if(!(D>U)||!(m>B))return;const w=(b[2]-b[0])/(D-U),t=(b[3]-b[1])/(m-B),e=[w,0,0,t,b[0]-U*w,b[1]-B*t];return{form:A,matrix:C===0?e:
g(e,C,b[0],b[3])}}function g([l,v,A,C,b,R],I,U,B){const D=I===180?-1:0,m=I===90?1:I===270?-1:0,w=(s,r)=>[D*s-m*r,m*s+D*r],[t,e]=w(b-U,R-B);return[...w(l,v),...w(
A,C),t+U,e+B]}const i=2,S=16,y=32;function d(l,v){const A=l.resolve(v.get("F"));return typeof A=="number"?A:0}const n=(l,v)=>(d(l,v)&(i|y))!==0;function a(l,v,A,C){
return x(l,v,A,d(l,v)&S?C:0)}function o(l,v){const A=l.dict(v.get("AP"))?.get("N"),C=l.resolve(A);if(C instanceof u.Z6)return(0,u.i9)(A)?A:void 0;if(!(C instanceof
u.Bi))return;const b=l.resolve(v.get("AS")),R=b instanceof u.SX?C.get(b.text):void 0;return(0,u.i9)(R)&&l.resolve(R)instanceof u.Z6?R:void 0}}),6057:((F,P,h)=>{
h.d(P,{VO:()=>E,b0:()=>g,c_:()=>S,iw:()=>x,lQ:()=>i});var u=h(74135);const O=[0,0,612,792],E=(y,d)=>g(y,y.pages.attribute(d,"MediaBox"))??O;function x(y,d){const{
pages:n}=y,a=y.resolve(y.entry(n.number(d),"UserUnit"));return{box:(0,u.Mo)(E(y,d),g(y,n.attribute(d,"CropBox"))),rotation:S(y.resolve(n.attribute(d,"Rotate"))),
userUnit:typeof a=="number"&&a>0?a:1}}function g(y,d){const n=y.array(d)?.map(o=>y.resolve(o));if(n?.length!==4||!n.every(o=>typeof o=="number"&&Number.isFinite(
o)))return;const a=(0,u.ds)(n);return a[0]<a[2]&&a[1]<a[3]?a:void 0}function i(y,d){const n=(y.array(d)??[]).map(a=>y.resolve(a));return n.length===6&&n.every(a=>typeof a==
"number")?n:[1,0,0,1,0,0]}function S(y){const d=typeof y=="number"?(y%360+360)%360:0;return d===90||d===180||d===270?d:0}}),75444:((F,P,h)=>{h.d(P,{R:()=>g,b:()=>x});
var u=h(45599),O=h(64019),E=h(31095);function x(i,S,y,d){const n=[];for(const a of i.array(i.entry(i.pages.number(S),"Annots"))??[]){const o=i.dict(a);if(!o||(0,u.
Eo)(i.resolve(o.get("Subtype")),"Popup")||(0,O.dK)(i,o)||d.isOff(o.get("OC")))continue;const l=(0,O.wR)(i,o),v=l&&(0,O.hs)(i,o,l,y);v&&n.push(v)}return n}function g(i){
return new E.H(i,i.dict(i.dict(i.catalog.get("AcroForm"))?.get("DR")))}}),4745:((F,P,h)=>{h.d(P,{p:()=>m});var u=h(42973),O=h(82416),E=h(45599),x=h(98446),g=h(37709),
i=h(85008),S=h(74135),y=h(6057),d=h(5490),n=h(78157),a=h(77581);const o={id:-1,stream:0,isArtifact:!1,isReversed:!1},l=1e4,v=8;class A{document;layers;marks=o;isOff=!1;replacement;open=[];beyond=0;constructor(t,e){
this.document=t,this.layers=e}get depth(){return this.open.length+this.beyond}begin(t,e,s){if(this.open.length>=l)return this.beyond++,!1;const r=this.plainId(t);
if(r>=0){this.open.push({marks:this.marks,isOff:this.isOff,replaces:!1});const{isArtifact:k,isReversed:z}=this.marks;return this.marks={id:r,stream:s,isArtifact:k,
isReversed:z},!1}const c=t.name(0)??"",p=t.operator==="BDC"?this.listed(t,e):void 0,f=this.document.dict(p),M=this.replacement===void 0?this.document.resolve(f?.
get("ActualText")):null,T=M instanceof E.Mx;return this.open.push({marks:this.marks,isOff:this.isOff,replaces:T}),T&&(this.replacement=(0,a.g7)(M)),c==="OC"&&this.
layers.isOff(p)&&(this.isOff=!0),this.mark(c,f,s),T}plainId(t){if(t.operator!=="BDC"||t.kind(1)!==i.q$)return-1;const{content:e}=t,s=t.endOf(1)-2;let r=(0,n.AN)(
e,t.startOf(1)+2,s);if(!(0,n.w1)(e,r,"/MCID"))return-1;const c=r+5,p=r=(0,n.AN)(e,c,s);if(p===c)return-1;let f=0;for(;r<s&&(0,n.yp)(e[r]);r++)f=f*10+e[r]-n.l0;return r>
p&&r-p<v&&(0,n.AN)(e,r,s)===s?f:-1}end(){if(this.beyond>0)return this.beyond--,!1;const t=this.open.pop();return t?(this.marks=t.marks,this.isOff=t.isOff,t.replaces):
!1}mark(t,e,s){const{marks:r}=this,c=this.document.resolve(e?.get("MCID")),p=t==="ReversedChars",f=t==="Artifact";typeof c=="number"?this.marks={...r,id:c,stream:s}:
f&&!r.isArtifact?this.marks={...r,isArtifact:f}:p&&!r.isReversed&&(this.marks={...r,isReversed:p})}listed(t,e){return t.kind(1)!==i.o_?t.value(1):e?.get(t.name(
1))}}class C{places=[];texts=[];glyph(t,e,s,r,c){this.places.push({style:t,start:s,end:r,baseline:c}),this.texts.push(e)}write(t,e){const{places:s,texts:r}=this,
c=[...t];if(c.length===s.length)for(const[p,{style:f,start:M,end:T,baseline:k}]of s.entries())e.glyph(f,c[p],M,T,k);else if(r.join("")===t)for(const[p,{style:f,
start:M,end:T,baseline:k}]of s.entries())e.glyph(f,r[p],M,T,k);else s.length>0&&this.spread(c,e)}spread(t,e){const{places:s}=this,r=s.length/t.length,c=f=>s[Math.
min(Math.floor(f*r),s.length-1)],p=f=>{const{start:M,end:T}=c(f);return M+(T-M)*Math.min(f*r-Math.floor(f*r),1)};for(let f=0,M;f<t.length;f=M){for(M=f;M<t.length&&
!b(t[M]);)M++;if(M===f){e.space?.(),M++;continue}const T=c(f),k=c(M-1),z=k.baseline===T.baseline&&k.end>T.start?M===t.length?k.end:p(M):T.end;e.glyph(T.style,t.
slice(f,M).join(""),p(f),Math.max(z,p(f)),T.baseline)}}}const b=w=>/\s/u.test(w);var R=h(31095),I=h(97748);const U="Open it in another PDF program and save it a\
gain",B=32,D=3e5;class m{document;decoder;writer;layers;counts;observer;marked;replacement;visits=0;constructor(t,e,s,r,c={operators:0},p){this.document=t,this.
decoder=e,this.writer=s,this.layers=r,this.counts=c,this.observer=p,this.marked=new A(t,r)}async page(t,e,s){await this.read(t,{states:new d.U(s),scope:e,stream:0,
drawing:[]})}async form(t,e,s){await this.draw(t,{states:new d.U(s),scope:e,stream:0,drawing:[]})}async read(t,e){const{marked:s}=this,{depth:r}=s;for(await(0,g.
K)(t,this.document.job.pace,c=>this.visit(c,e));s.depth>r;)this.endMarked()}visit(t,e){const s=this.take(t,e);if(++this.visits%B!==0)return s;const r=this.document.
job.pace.step(D);return s&&r?s.then(()=>r):s??r}take(t,e){if(++this.counts.operators>this.document.job.limits.operators)throw this.tooMany("operators","operator");
const{states:s}=e;switch(t.operator){case"q":case"Q":case"cm":s.follow(t);return;case"Tj":return this.showOne(t,s.current);case"TJ":return this.showMany(t,s.current);case"\
'":return this.writer.matrix.moveLine(0,-s.current.leading),this.showOne(t,s.current);case'"':return s.current.wordSpace=t.number(t.count-3)||0,s.current.charSpace=
t.number(t.count-2)||0,this.writer.matrix.moveLine(0,-s.current.leading),this.showOne(t,s.current);case"Tf":return this.setFont(t,e);case"gs":return this.setState(
t.name(0),e);case"Do":return this.draws(t.name(0),e);case"BMC":case"BDC":return this.beginMarked(t,e);case"EMC":return this.endMarked();default:if((0,I.ZO)(t,s.
current)||this.writer.matrix.follow(t,s.current))return;this.observer?.takes?.(t,s.current,e.scope,this.marked.isOff)}}beginMarked(t,{scope:e,stream:s}){this.marked.
begin(t,e.properties(),s)&&this.writer.replaces&&(this.replacement=new C)}endMarked(){const{marked:t,replacement:e}=this;t.end()&&(e&&this.writer.replaced(e,t.replacement),
this.replacement=void 0,t.replacement=void 0)}showOne(t,e){const s=t.string(t.count-1);!s||!e.font||(this.observer?.shows?.(e),this.writer.begin(e,e.font,this.marked.
marks),this.write(s,e),this.writer.end(e))}showMany(t,e){const s=t.count-1;if(t.kind(s)!==i.pQ||!e.font)return;const{writer:r}=this,{content:c}=t;this.observer?.
shows?.(e),r.begin(e,e.font,this.marked.marks);const p=t.inside(s);for(let f=p.next();f;f=p.next())f===i.An||f===i.Cd?this.write((0,O.E3)(c,p.start,p.end),e):f===
i.uk&&r.adjust((0,O.kz)(c,p.start,p.end));r.end(e)}write(t,e){if(this.writer.count+t.length>this.document.job.limits.pageCharacters)throw this.tooMany("pageChar\
acters","character");this.observer?.string?.(t,e.font),this.writer.show(t,e,this.marked.isOff,this.replacement)}setFont(t,{scope:e,states:s}){const r=t.name(0);
if(r===void 0)return;const c=s.current;c.size=t.number(1)||0;const p=e.loaded(r);if(p!==null)c.font=p;else return e.load(r).then(f=>{c.font=f})}setState(t,{scope:e,
states:s}){if(t===void 0)return;const{document:r}=this,c=r.array(r.dict(e.find("ExtGState",t))?.get("Font"));if(!c)return;const p=r.resolve(c[1]),f=s.current;return typeof p==
"number"&&(f.size=p),(0,R.t)(r,c[0]).then(M=>{f.font=M})}draws(t,e){if(t===void 0)return;const s=e.scope.find("XObject",t),r=this.document.resolve(s);if(r instanceof
E.Z6&&(0,E.Eo)(this.document.resolve(r.dict.get("Subtype")),"Form"))return this.draw(s,e);r instanceof E.Z6&&!this.marked.isOff&&!this.layers.isOff(r.dict.get("\
OC"))&&this.observer?.image?.(e.states.current)}async draw(t,{states:e,scope:s,drawing:r}){const{document:c,layers:p}=this,f=c.resolve(t);if(!(f instanceof E.Z6)||
!(0,E.i9)(t)||r.includes(t.number)||p.isOff(f.dict.get("OC")))return;if(r.length>=c.job.limits.formDepth)throw this.tooMany("formDepth","form"," within another");
const M=await this.decoder.form(t.number,f),T=c.dict(f.dict.get("Resources")),k={...e.current,matrix:(0,S.lw)((0,y.lQ)(c,f.dict.get("Matrix")),e.current.matrix)};
this.observer?.enters?.(f.dict,k),await this.readForm(M,f,{states:new d.U(k),scope:T?new R.H(c,T,s):s,stream:t.number,drawing:[...r,t.number]})}async readForm(t,e,s){
await this.read(t,s)}tooMany(t,e,s=""){const r=this.document.job.limits[t];return(0,u.F)(t,`A page of the document has more than ${(0,x.y_)(r,e)}${s}`,U)}}}),58971:((F,P,h)=>{
h.d(P,{X:()=>i});var u=h(58552),O=h(45599);const E=1e5,x=8*1024*1024,g=Uint8Array.of(10);class i{document;forms=new Map;kept=0;constructor(y){this.document=y}async page(y){
const{document:d}=this,n=d.entry(d.pages.number(y),"Contents"),a=d.resolve(n);if(a instanceof O.Z6)return this.decode(a);const o=[];for(const l of d.array(n)??[]){
const v=(0,O.i9)(l)?d.get(l):null;v instanceof O.Z6&&o.push(await this.decode(v),g)}return o.length===2?o[0]:Buffer.concat(o)}async form(y,d){const n=this.forms.
get(y);if(n)return n;const a=await this.decode(d);return this.kept+=a.length,this.kept>x&&(this.forms.clear(),this.kept=a.length),this.forms.set(y,a),a}async decode(y){
const{document:d}=this;if(y.data.length>E)try{return await d.decodedAtEase(y)}catch(o){if(!(o instanceof u.zU)||o.code!=="unreadable_document")throw o}const n=d.
decodedPart(y)?.data??new Uint8Array(0),a=d.job.pace.step(n.length);return a&&await a,n}}}),87141:((F,P,h)=>{h.d(P,{y:()=>O});var u=h(74135);function O(E){const{
userUnit:x}=E;return(0,u.lw)((0,u.DI)((0,u.S3)(E)),[x,0,0,-x,0,(0,u.iN)(E).height*x])}}),5490:((F,P,h)=>{h.d(P,{M:()=>x,U:()=>E});var u=h(74135);const O=1e4;class E{current;saved=[];beyond=0;constructor(i){
this.current=i}follow(i){switch(i.operator){case"q":return this.saved.length<O?this.saved.push({...this.current}):this.beyond++,!0;case"Q":return this.beyond>0?
this.beyond--:this.current=this.saved.pop()??this.current,!0;case"cm":return this.transform(i),!0;default:return!1}}transform(i){if(i.count!==6)return;const[S,y,
d,n,a,o]=x(i);this.current.matrix=(0,u.lw)([S,y,d,n,a,o],this.current.matrix)}}const x=g=>Array.from({length:g.count},(i,S)=>g.number(S))}),3552:((F,P,h)=>{h.d(
P,{i:()=>B});var u=h(74135),O=h(6057),E=h(36502),x=h(75444),g=h(4745),i=h(58971),S=h(87141),y=h(97748);const d=.002,n=64,a=.001,o=1e5,l=.4,v=2.5,A=Uint8Array.from(
{length:256},(D,m)=>m),C={cos:1,sin:0,vertical:!1};class b{sink;matrix=new y.f6;replaces;count=0;frames=[C];ems=new Map;style;along=0;across=0;unit=0;moved=0;constructor(m){
this.sink=m,this.replaces=m.space!==void 0}begin(m,w,t){const{matrix:e,size:s,stretch:r}=m,c=this.matrix,p=c.a*e[0]+c.b*e[2],f=c.a*e[1]+c.b*e[3],M=c.c*e[0]+c.d*
e[2],T=c.c*e[1]+c.d*e[3],k=c.e*e[0]+c.f*e[2]+e[4]+m.rise*M,z=c.e*e[1]+c.f*e[3]+e[5]+m.rise*T,{vertical:G}=w,V=G?-M*s:p*s*r,j=G?-T*s:f*s*r,L=j===0?Math.abs(V):Math.
hypot(V,j),{cos:K,sin:N}=this.frameOf(L>0?V/L:1,L>0?j/L:0,G),H=this.frame,W=G?Math.hypot(p,f)*Math.abs(s):Math.abs((T*K-M*N)*s);this.along=k*K+z*N,this.across=z*
K-k*N,this.unit=L,this.moved=0;const Z=w.type3?this.emOf(w):1;this.styled(w,H,W*Z,L*Z,m.mode,t)}frame=C;frameOf(m,w,t){const{frames:e,frame:s}=this;if(R(s,m,w,t))
return s;const r=e.find(c=>R(c,m,w,t));return this.frame=r??{cos:I(m),sin:I(w),vertical:t},!r&&e.length<n&&e.push(this.frame),this.frame}emOf(m){const w=this.ems.
get(m);if(w!==void 0)return w;const t=m.glyphs(A).flatMap(({width:r})=>r>0?[r]:[]),e=2*t.reduce((r,c)=>r+c,0)/Math.max(t.length,1),s=e===0||e>l&&e<v?1:e;return this.
ems.set(m,s),s}styled(m,w,t,e,s,r){const{style:c}=this;c!==void 0&&c.font===m&&c.frame===w&&Math.abs(c.size-t)<a&&Math.abs(c.unit-e)<a&&c.mode===s&&c.marks===r||
(this.style={font:m,frame:w,size:t,unit:e,mode:s,marks:r})}show(m,w,t,e){const s=w.font,r=this.style,{unit:c,along:p,across:f,sink:M}=this,{vertical:T}=s,k=w.size===
0?1:w.size,z=(T?-w.charSpace:w.charSpace)/k,G=(T?-w.wordSpace:w.wordSpace)/k,V=!t&&c>a&&r.size<o&&c<o;let{moved:j}=this;const L=s.glyphs(m);this.count+=L.length;
for(let K=0;K<L.length;K++){const N=L[K],H=N.isSpace?z+G:z,W=p+j*c;if(j+=(T&&N.vertical?-N.vertical.advance:N.width)+H,!V)continue;const Z=p+j*c;e?e.glyph(r,N.text,
W,Z,f):M.glyph(r,N.text,W,Z,f)}this.moved=j}adjust(m){this.moved+=(this.frame.vertical?m:-m)/1e3}replaced(m,w){m.write(w,this.sink)}end(m){const{size:w,stretch:t,
font:e}=m;e.vertical?this.matrix.advance(0,-this.moved*w):this.matrix.advance(this.moved*w*t,0)}}const R=(D,m,w,t)=>Math.abs(D.cos-m)<d&&Math.abs(D.sin-w)<d&&D.
vertical===t,I=D=>Math.abs(D)<d?0:Math.abs(Math.abs(D)-1)<d?Math.sign(D):D;var U=h(31095);class B{document;layers;decoder;constructor(m){this.document=m,this.layers=
new E.z(m),this.decoder=new i.X(m)}async read(m,w,t){const{document:e,decoder:s,layers:r}=this,c=(0,O.iw)(e,m),p=(0,S.y)(c),f=new g.p(e,s,new b(w),r,{operators:0},
t),M=new U.H(e,e.dict(e.pages.attribute(m,"Resources")));await f.page(await s.page(m),M,(0,y.ue)(p));for(const T of(0,x.b)(e,m,c.rotation,r))await f.form(T.form,
(0,x.R)(e),(0,y.ue)((0,u.lw)(T.matrix,p)))}}}),31095:((F,P,h)=>{h.d(P,{H:()=>O,t:()=>E});var u=h(57373);class O{document;resources;outer;fonts=new Map;constructor(g,i,S){
this.document=g,this.resources=i,this.outer=S}find(g,i){return this.document.dict(this.resources?.get(g))?.get(i)??this.outer?.find(g,i)}properties(){return this.
document.dict(this.resources?.get("Properties"))??this.outer?.properties()}loaded(g){return this.fonts.has(g)?this.fonts.get(g):null}async load(g){const i=await E(
this.document,this.find("Font",g));return this.fonts.set(g,i),i}}async function E(x,g){return g!==void 0&&x.dict(g)?(0,u.G)(x,g):void 0}}),97748:((F,P,h)=>{h.d(
P,{ZO:()=>E,f6:()=>x,ue:()=>u});const u=g=>({matrix:g,font:void 0,size:0,charSpace:0,wordSpace:0,stretch:1,leading:0,rise:0,mode:0}),O=(g,i)=>g.number(i)||0;function E(g,i){
switch(g.operator){case"Tc":return i.charSpace=O(g,0),!0;case"Tw":return i.wordSpace=O(g,0),!0;case"Tz":return i.stretch=O(g,0)/100,!0;case"TL":return i.leading=
O(g,0),!0;case"Ts":return i.rise=O(g,0),!0;case"Tr":return i.mode=O(g,0),!0;default:return!1}}class x{a=1;b=0;c=0;d=1;e=0;f=0;lineE=0;lineF=0;reset(){this.set(1,
0,0,1,0,0)}set(i,S,y,d,n,a){this.a=i,this.b=S,this.c=y,this.d=d,this.e=this.lineE=n,this.f=this.lineF=a}moveLine(i,S){this.e=this.lineE+=i*this.a+S*this.c,this.
f=this.lineF+=i*this.b+S*this.d}advance(i,S){this.e+=i*this.a+S*this.c,this.f+=i*this.b+S*this.d}follow(i,S){switch(i.operator){case"BT":return this.reset(),!0;case"\
Tm":return i.count>=6&&this.set(O(i,0),O(i,1),O(i,2),O(i,3),O(i,4),O(i,5)),!0;case"TD":return S.leading=-O(i,1),this.moveLine(O(i,0),O(i,1)),!0;case"Td":return this.
moveLine(O(i,0),O(i,1)),!0;case"T*":return this.moveLine(0,-S.leading),!0;default:return!1}}}}),36502:((F,P,h)=>{h.d(P,{z:()=>y});var u=h(45599);const O={View:"\
ViewState",Print:"PrintState"};class E{document;categories={View:new Map,Print:new Map};intents;constructor(n,a){this.document=n,this.intents=this.intentsOf(a);
for(const o of n.array(a?.get("AS"))??[]){const l=n.dict(o),v=n.resolve(l?.get("Event"));if(!l||!((0,u.Eo)(v,"View")||(0,u.Eo)(v,"Print")))continue;const A=x(n,
l.get("Category")),C=this.categories[v.text];for(const b of n.array(l.get("OCGs"))??[]){if(!(0,u.i9)(b))continue;const R=C.get(b.number)??new Set;for(const I of A)
R.add(I);C.set(b.number,R)}}}isAlwaysOn(n){const{intents:a}=this;if(a.has("All"))return!1;const o=this.intentsOf(this.document.dict(new u.oS(n)));return!o.has("\
All")&&![...o].some(l=>a.has(l))}stateOf(n,a){const o=this.categories[a].get(n);if(!o)return;const l=this.document.dict(this.document.dict(new u.oS(n))?.get("Us\
age"));let v;for(const A of o){const C=O[A],b=C===void 0?null:this.document.resolve(this.document.dict(l?.get(A))?.get(C));if((0,u.Eo)(b,"OFF"))return!1;(0,u.Eo)(
b,"ON")&&(v=!0)}return v}intentsOf(n){const a=x(this.document,n?.get("Intent"));return new Set(a.length>0?a:["View"])}}function x(d,n){return(d.array(n)??[n??null]).
map(o=>d.resolve(o)).flatMap(o=>o instanceof u.SX?[o.text]:[])}const g=32;function i(d,n,a){const o=new Map,l=(v,A)=>{const C=o.get(v);if(C!==void 0)return C;o.
set(v,!0);const b=d.resolve(v[0]),R=B=>{const D=d.resolve(B);return(0,u.cy)(D)?A>0?l(D,A-1):!0:!(0,u.i9)(B)||a(B.number)},I=v.slice(1),U=S(b instanceof u.SX?b.text:
"",I,R);return o.set(v,U),U};return l(n,g)}function S(d,n,a){switch(d){case"And":return n.every(a);case"Or":return n.some(a);case"Not":return n.length===0||!a(n[0]);default:
return!0}}class y{document;off=new Set;on=new Set;baseOff;usages;viewed;printed;constructor(n){this.document=n;const a=n.dict(n.dict(n.catalog.get("OCProperties"))?.
get("D"));this.baseOff=(0,u.Eo)(n.resolve(a?.get("BaseState")),"OFF");for(const o of n.array(a?.get("OFF"))??[])(0,u.i9)(o)&&this.off.add(o.number);for(const o of n.
array(a?.get("ON"))??[])(0,u.i9)(o)&&this.on.add(o.number);this.usages=new E(n,a),this.viewed=o=>this.usages.isAlwaysOn(o)||(this.usages.stateOf(o,"View")??!this.
isGroupOff(o)),this.printed=o=>this.usages.stateOf(o,"Print")??this.viewed(o)}isOff(n){return!this.shows(n,this.viewed)}isNeverShown(n){return this.isOff(n)&&!this.
shows(n,this.printed)}groupsOff(){const{document:n}=this,a=n.dict(n.catalog.get("OCProperties"));return this.baseOff?(n.array(a?.get("OCGs"))??[]).filter(o=>!(0,u.
i9)(o)||!this.on.has(o.number)):n.array(n.dict(a?.get("D"))?.get("OFF"))??[]}neverShown(){const n=this.document.array(this.document.dict(this.document.catalog.get(
"OCProperties"))?.get("OCGs"))??[];return[...new Set(n.flatMap(o=>(0,u.i9)(o)?[o.number]:[]))].filter(o=>!this.viewed(o)&&!this.printed(o))}shows(n,a){const{document:o}=this,
l=o.dict(n);if(!l)return!0;if(!(0,u.Eo)(o.resolve(l.get("Type")),"OCMD"))return!(0,u.i9)(n)||a(n.number);const v=o.resolve(l.get("VE"));return(0,u.cy)(v)?i(o,v,
a):this.showsByPolicy(l,a)}showsByPolicy(n,a){const{document:o}=this,l=n.get("OCGs"),v=(o.array(l)??[l]).filter(u.i9);if(v.length===0)return!0;const A=v.map(({number:b})=>a(
b)),C=o.resolve(n.get("P"));switch(C instanceof u.SX?C.text:"AnyOn"){case"AllOn":return A.every(b=>b);case"AnyOff":return!A.every(b=>b);case"AllOff":return!A.some(
b=>b);default:return A.some(b=>b)}}isGroupOff(n){return this.off.has(n)||this.baseOff&&!this.on.has(n)}}})};
