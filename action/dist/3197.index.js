"use strict";exports.id=3197,exports.ids=[3197],exports.modules={21281:((V,j,u)=>{u.d(j,{Ip:()=>D,XM:()=>A,Xb:()=>M,ds:()=>F,qg:()=>g});var S=u(59071),W=u(70549),C=u(21115),
L=u(824),N=u(1975),B=u(60912);const F=(0,W.n)(async P=>D(P,await(0,L.Br)(P)));function D(P,v){const x=(y,w)=>(0,S.wh)((0,N.sm)(v,y,w)[0]??""),U=p(x("pdfaid","pa\
rt"),x("pdfaid","conformance").toLowerCase()),X=O(x("pdfuaid","part"))?`PDF/UA-${x("pdfuaid","part")}`:void 0,E=[x("pdfxid","GTS_PDFXVersion")||x("pdfx","GTS_PD\
FXVersion")||((0,S.Gh)(P.resolve((0,L._U)(P)?.get("GTS_PDFXVersion")))??""),x("pdfe","ISO_PDFEVersion"),x("pdfvtid","GTS_PDFVTVersion")],m=[U?.name,X,...E.filter(
y=>/^PDF\/[\w .:/()-]{1,40}$/.test(y))];return{archive:U,accessible:X,names:m.filter(y=>y!==void 0)}}const O=P=>/^[1-9]$/.test(P);function p(P,v){if(!O(P))return;
const x=/^[abuef]$/.test(v)?v:"";return{part:Number(P),level:x,name:`PDF/A-${P}${x}`}}function g(P,v,x,U){return v&&R(P,v,[C.dK.pdfaid]),M(x,U)}const M=({name:P},v)=>({
code:"pdfa_identification_removed",message:`The document no longer claims ${P}: ${v}.`});async function A(P){const v=await(0,L.Br)(P);if(!v)return[];const{archive:x,
accessible:U}=D(P,v);R(P,v,[C.dK.pdfaid,C.dK.pdfuaid]);const X=[x?.name,U].filter(K=>K!==void 0);return X.length>0?[z(X)]:[]}const z=P=>({code:"conformance_drop\
ped",message:`The result no longer claims ${P.join(" and ")}, because a merge cannot guarantee conformance.`});function R(P,v,x){v.properties.some(({namespace:U})=>x.
includes(U))&&(0,B._L)(P,(0,B.QH)(v,({namespace:U})=>x.includes(U),[]))}}),60912:((V,j,u)=>{u.d(j,{QH:()=>L,T3:()=>N,_L:()=>O});var S=u(21115),W=u(3907),C=u(45599);
function L(p,g,M){const{text:A,properties:z,end:R,about:P}=p,v=[];let x=0;for(const U of z.filter(g).sort((X,K)=>X.from-K.from))U.from<x||(v.push(A.slice(x,U.from)),
x=U.to);return v.push(A.slice(x,Math.max(R,x))),M.length>0&&v.push(B(M,P)),v.push(A.slice(Math.max(R,x))),D(v.join(""))}function N(p){return`<?xpacket begin="\uFEFF"\
 id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="${S.dK.rdf}">
${B(p,"")}</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`}function B(p,g){const A=[...new Set(p.map(({prefix:R})=>R))].map(R=>` xmlns:${R}="${S.dK[R]}"`).join(""),z=p.map(({prefix:R,name:P,form:v,values:x})=>`\
<${R}:${P}>${F(v,x)}</${R}:${P}>
`);return`<rdf:Description xmlns:rdf="${S.dK.rdf}" rdf:about="${(0,W.X)(g)}"${A}>
${z.join("")}</rdf:Description>
`}function F(p,g){const M=A=>g.map(z=>`<rdf:li${A}>${(0,W.X)(z)}</rdf:li>`).join("");switch(p){case"simple":return(0,W.X)(g[0]??"");case"alternative":return`<rd\
f:Alt>${M(' xml:lang="x-default"')}</rdf:Alt>`;case"ordered":return`<rdf:Seq>${M("")}</rdf:Seq>`;case"unordered":return`<rdf:Bag>${M("")}</rdf:Bag>`}}const D=p=>p.
replace(/^(\s*<\?xml\s[^>]*encoding\s*=\s*["'])[^"']*/,"$1UTF-8");function O(p,g){const M=p.catalog.get("Metadata"),A=p.resolve(M),z=A instanceof C.Z6?[...A.dict].
filter(([v])=>!["Filter","DecodeParms","Length"].includes(v)):[],R=new C.Bi([["Type",new C.SX("Metadata")],["Subtype",new C.SX("XML")],...z]),P=new C.Z6(R,Buffer.
from(g,"utf8"));(0,C.i9)(M)&&A instanceof C.Z6?p.put(M,P):p.edit(p.catalogNumber).set("Metadata",p.add(P))}}),86537:((V,j,u)=>{u.d(j,{l1:()=>E,wS:()=>w,EF:()=>T});
var S=u(45657),W=u(36211),C=u(36078),L=u(74135),N=u(79627),B=u(27077);class F{points=0;countPoint(){return this.points++,this.points<B.y?!1:(this.points=0,!0)}}
function*D(o,s){const c=new F;let r=o;for(const l of s){const f=[];for(const h of r)yield*O(h,l,f,c);r=f}return r}function*O(o,{x:s,y:c,width:r,height:l},f,h){const t=([
d])=>s-d,e=([d])=>d-s-r,n=([,d])=>c-d,a=([,d])=>d-c-l,i=d=>_=>-d(_);for(const d of[t,e,n,a])if(yield*p(o,d,h)){f.push(o);return}for(const d of[[t],[e],[i(t),i(e),
n],[i(t),i(e),a]]){const _=yield*z(o,d,h);_.length>2&&f.push(_)}}function*p(o,s,c){c.countPoint()&&(yield B.Yz);for(const r of o){if(s(r)<0)return!1;c.countPoint()&&
(yield B.Yz)}return!0}function*g(o,{x:s,y:c,width:r,height:l},f){const t=yield*z(o,[([n])=>n-s,([n])=>s+r-n,([,n])=>n-c,([,n])=>c+l-n],f);let e=0;for(const[n,[a,
i]]of t.entries()){const[d,_]=t[(n+1)%t.length];e+=a*_-d*i,f.countPoint()&&(yield B.Yz)}return Math.abs(e)>A}function*M(o,s,c){for(let r=0;r<o.length;r++){if(r>
0&&x(o[r-1],o[r],s))return!0;c.countPoint()&&(yield B.Yz)}return!1}const A=.01;function*z(o,s,c){let r=o;for(const l of s){const f=[];for(let h=0;h<r.length;h++){
const[t,e]=[r[h],r[(h+1)%r.length]],[n,a]=[l(t),l(e)];n>=0&&f.push(t),n>0!=a>0&&n!==a&&f.push(R(t,e,n/(n-a))),c.countPoint()&&(yield B.Yz)}r=f}return r}const R=([
o,s],[c,r],l)=>[o+(c-o)*l,s+(r-s)*l];function*P(o,s){const c=new F;let r=o;for(const l of s){const f=[];for(const h of r)yield*v(h,l,f,c);r=f}return r}function*v(o,s,c,r){
let l=[];for(let f=1;f<o.length;f++){r.countPoint()&&(yield B.Yz);const[h,t]=[o[f-1],o[f]],e=x(h,t,s);if(l.length===0&&!(e&&e[0]<=0)&&l.push(h),!e){l.push(t);continue}
e[0]>0&&l.push(R(h,t,e[0])),l.length>1&&c.push(l),l=e[1]<1?[R(h,t,e[1]),t]:[]}l.length>1&&c.push(l)}function x([o,s],[c,r],{x:l,y:f,width:h,height:t}){let[e,n]=[
0,1];for(const[a,i]of[[o-c,o-l],[c-o,l+h-o],[s-r,s-f],[r-s,f+t-s]])if(a===0){if(i<0)return}else a<0?e=Math.max(e,i/a):n=Math.min(n,i/a);return e<n?[e,n]:void 0}
const U=24,X=.5,K=200;class E{boxOnly;outline=L.gF;constructor(s=!1){this.boxOnly=s}parts=[];built=[];texts=[];clip="";last=[0,0];build(s,c,r){const{operator:l}=s;
if(l==="W"||l==="W*")this.clip=l;else if(!W.Rl.has(l))return!1;if(this.built.push([r,s.end]),this.boxOnly)return this.outline=(0,L.kO)(this.outline,(0,N.W)(s,c)),
!0;this.texts.push(Buffer.from(s.content.subarray(r,s.end)).toString("latin1"));const f=h=>(0,L.Gd)(c,s.number(h)||0,s.number(h+1)||0);switch(l){case"m":this.begin(
f(0));break;case"l":this.line(f(0));break;case"c":this.curve(f(0),f(2),f(4));break;case"v":this.curve(this.last,f(0),f(2));break;case"y":this.curve(f(0),f(2),f(
2));break;case"h":this.close();break;case"re":this.rectangle(s,c)}return!0}get box(){const[s,c,r,l]=this.outline;return s>r?void 0:{x:s,y:c,width:r-s,height:l-c}}get clips(){
return this.clip!==""}forget(){this.parts=[],this.outline=L.gF,this.built=[],this.texts=[],this.clip=""}get pieces(){return this.built}touched(s,c,r,l){const{box:f}=this;
if(!f)return[];const h=W.lJ.get(c).strokes?m(r,l):0;return s.filter(t=>T(f,w(t,h)))}*without(s,c,r,l){const f=W.lJ.get(c),h=[];if(f.fill){const t=yield*D(this.parts.
map(({points:e})=>e),s);for(const e of t)h.push(`${yield*y(e,r)} h`);t.length>0&&h.push(f.fill==="even-odd"?"f*":"f")}if(f.strokes){const t=m(r,l),e=yield*P(this.
linesFor(c),s.map(n=>w(n,t)));for(const n of e)h.push(yield*y(n,r));e.length>0&&h.push("S")}return this.clips&&((0,S.RZ)(h,this.texts),h.push("n")),h.join(`
`)}*reaches(s,c){const{fill:r,strokes:l}=W.lJ.get(c),f=l?this.linesFor(c):[],h=new F;for(const t of s.map(e=>w(e,-X)))if(t.width>0&&t.height>0){if(r){for(const{
points:e}of this.parts)if(yield*g(e,t,h))return!0}for(const e of f)if(yield*M(e,t,h))return!0}return!1}linesFor(s){const{closes:c}=W.lJ.get(s);return this.parts.
map(({points:r,isClosed:l})=>l||c?[...r,r[0]]:r)}enclose([s,c]){const[r,l,f,h]=this.outline;(s<r||s>f||c<l||c>h)&&(this.outline=[Math.min(r,s),Math.min(l,c),Math.
max(f,s),Math.max(h,c)])}begin(s){this.parts.push({points:[s],isClosed:!1}),this.enclose(s),this.last=s}line(s){const c=this.parts.at(-1);(!c||c.isClosed)&&this.
begin(this.last),this.parts.at(-1).points.push(s),this.enclose(s),this.last=s}curve(s,c,r){const l=this.last;for(let f=1;f<=U;f++)this.line((0,L.xk)(l,s,c,r,f/U))}close(){
const s=this.parts.at(-1);s&&(s.isClosed=!0,this.last=s.points[0])}rectangle(s,c){const[r,l,f,h]=[0,1,2,3].map(t=>s.number(t)||0);this.begin((0,L.Gd)(c,r,l)),this.
line((0,L.Gd)(c,r+f,l)),this.line((0,L.Gd)(c,r+f,l+h)),this.line((0,L.Gd)(c,r,l+h)),this.close()}}function m(o,s){const c=Math.sqrt(Math.abs(o[0]*o[3]-o[1]*o[2]));
return Math.max(s*c/2,X)}function*y(o,s){const c=(0,L.DI)(s),r=[];for(const[l,[f,h]]of o.entries())r.push(`${(0,C.AY)((0,L.Gd)(c,f,h))} ${l===0?"m":"l"}`),l%B.y===
B.y-1&&(yield B.Yz);return yield o.length*K,r.join(" ")}const w=({x:o,y:s,width:c,height:r},l)=>({x:o-l,y:s-l,width:c+2*l,height:r+2*l}),T=(o,s)=>o.x<s.x+s.width&&
s.x<o.x+o.width+Number.MIN_VALUE&&o.y<s.y+s.height&&s.y<o.y+o.height+Number.MIN_VALUE}),71157:((V,j,u)=>{u.d(j,{Cn:()=>L,jY:()=>N,t6:()=>C,wX:()=>B});var S=u(74135),
W=u(86537);const C=-180;class L{images=[];cuts=new Map;touched=new Set;cropped=new Set;croppedPaint=new Map;seenPaint=new Set;unseen=[];undivided=new Set;hasPaths=!1;isPaintedIn=!1;shown=[];lists=[];contents=new Map;groups=[];glyphs=0;replaced=0;leavesOut=!1;get isPartial(){
return this.leavesOut||this.replaced>0}leaveOut(){this.leavesOut=!0}paint(D,O,p,g){const M=`${D} ${O}`;p?D>0&&this.seenPaint.add(M):this.croppedPaint.set(M,{stream:D,
cuts:g()})}cut(D,O){const p=this.cuts.get(D);p?p.push(O):this.cuts.set(D,[O])}areUnseen(D,O){let p=1/0;for(const g of D){if(this.isUnseen(g))return!0;p=Math.min(
p,g)}return this.images.some(g=>g.after>p&&(0,W.EF)(this.boxOf(g),O))}boxes=new Map;boxOf(D){let O=this.boxes.get(D);return O||this.boxes.set(D,O=N(D.matrix)),O}isUnseen(D){
const{unseen:O}=this;let p=0;for(let g=O.length;p<g;){const M=p+g>>1;O[M][1]<=D?p=M+1:g=M}return p<O.length&&O[p][0]<=D}shownAt(D){const{shown:O}=this;let p=0;for(let g=O.
length-1;p<g;){const M=p+g+1>>1;O[M].first<=D?p=M:g=M-1}return O[p]}}function N(F){const[D,O,p,g]=(0,S.zl)(F,[0,0,1,1]);return{x:D,y:O,width:p-D,height:g-O}}const B=F=>-1-
F}),47212:((V,j,u)=>{u.d(j,{Bc:()=>P,C7:()=>v,FU:()=>X,PC:()=>R,Wz:()=>z});var S=u(74135),W=u(6057),C=u(75444),L=u(58971),N=u(87141),B=u(12657),F=u(31095),D=u(36502),
O=u(98689),p=u(3133),g=u(71157),M=u(68096);const A=1e9;class z{document;texts;expected=0;constructor(E){this.document=E,this.texts=new p.X(E)}async shown(E,m){return this.
read(E,new D.z(this.document),!0,m)}async all(E,m){return this.read(E,new M.R8(this.document),!1,m)}async cropped(E){const m=(0,W.iw)(this.document,E),{width:y,
height:w}=(0,S.iN)(m),T={x:0,y:0,width:y*m.userUnit,height:w*m.userUnit};return{...await this.read(E,new M.R8(this.document),!1,[],T),visible:T}}async read(E,m,y,w,T){
const{document:o}=this,s=(0,W.iw)(o,E),c=(0,N.y)(s),{width:r,height:l}=(0,S.iN)(s),f={width:r*s.userUnit,height:l*s.userUnit},{builder:h,trace:t,reader:e}=this.
reading(m,f,y,w,T),n=new L.X(o),a=new F.H(o,o.dict(o.pages.attribute(E,"Resources"))),i=await n.page(E);t.contents.set(0,i),await e.page(i,a,(0,M.nk)(c));for(const d of await(0,C.
bD)(o,E,s.rotation,m))await e.form(d.form,(0,C.RZ)(o),(0,M.nk)((0,S.lw)(d.matrix,c)));return this.finish(E,h,t,f)}async stream(E,m){const{document:y}=this,w={width:A,
height:A},{builder:T,trace:o,reader:s}=this.reading(new M.R8(y),w,!1,[]);return o.contents.set(0,E),await s.page(E,new F.H(y,y.dict(m),(0,C.RZ)(y)),(0,M.nk)([1,
0,0,-1,0,0])),this.finish(-1,T,o,w)}reading(E,{width:m,height:y},w,T,o){const{document:s}=this,c=new O.g(w?m:A,w?y:A,this.expected,!0);c.isEndless=!w;const r=new g.
Cn,l=new B.y(s.job),f=new M.sE(s,new L.X(s),E,l,c,r,w,T,o);return{builder:c,trace:r,reader:f}}async finish(E,m,y,w){this.expected=(0,p.b)(m);const T=await this.
texts.assemble(E,m,w,{usesElementTexts:!1});return m.leavesOut&&y.leaveOut(),{page:T,trace:y}}}function R(K,E,m,y,w){for(const{first:T,count:o}of E.letters(m,y))
P(K,T,o,w)}function P({page:K,trace:E},m,y,w){const{glyphs:T}=K.found.edges;for(let o=m;o<m+y;o++)x(E,T[o],w)}function v({trace:K},E){for(const m of K.touched)x(
K,m,E)}function x(K,E,m){if(E>=0)m.add(E);else for(const[y,w]of K.groups[(0,g.wX)(E)])for(let T=y;T<w;T++)m.add(T)}const U=100;async function X({page:K,trace:E},m,y){
for(const[T,o]of K.found.edges.joined){const s=y.step(U);s&&await s,m.has(T)&&x(E,o,m),m.has(o)&&x(E,T,m)}if(m.size===0)return;const w=new Set;for(const T of m){
w.add(E.shownAt(T));const o=y.step(U);o&&await o}for(const{first:T,elements:o,font:s}of w){let c=-1,r=!0,l=T;for(const f of o){if(typeof f=="number")continue;for(const{
text:t}of s.glyphs(f)){if(m.has(l)){if(r&&c>=0)for(let e=c+1;e<l;e++)m.add(e);c=l,r=!0}else t.trim()!==""&&(r=!1);l++}const h=y.step(f.length*U);h&&await h}}}}),
68096:((V,j,u)=>{u.d(j,{R8:()=>R,TO:()=>r,nk:()=>y,sE:()=>c,zT:()=>f});var S=u(45599),W=u(85008),C=u(4745),L=u(63181),N=u(4186),B=u(74135),F=u(6057),D=u(97748),
O=u(93059),p=u(36211),g=u(86537),M=u(36502),A=u(54093),z=u(71157);class R extends M.z{isOff(){return!1}}class P{builder;trace;areas;pace;next=0;group=-1;listed;constructor(t,e,n,a){
this.builder=t,this.trace=e,this.areas=n,this.pace=a}seen;glyph(t,e,n,a,i){const d=this.group<0?this.next++:this.listed?.[this.next++]??(0,z.wX)(this.group);this.
builder.edges.glyph=d,this.seen&&!(0,g.EF)((0,g.wS)(x(t,n,a,i),v*t.size),this.seen)&&this.trace.cropped.add(d),this.areas.length>0&&this.touch(d,t,n,a,i),this.builder.
glyph(t,e,n,a,i)}touch(t,e,n,a,i){const d=x(e,n,a,i);this.pace.add(this.areas.length*o),this.areas.some(_=>(0,g.EF)(d,_))&&this.trace.touched.add(t)}}const v=1;
function x({font:h,frame:t,size:e},n,a,i){const[d,_]=t.vertical?[.5,.5]:[h.ascent,-h.descent];return(0,N.L)(t,Math.min(n,a),Math.max(n,a),i-d*e,i+_*e)}class U extends P{space(){
this.builder.space()}}const X=4,K=new Set(["BT","Td","TD","Tm","T*","'",'"',"Do"]),E=new Set(["BMC","BDC","EMC","DP"]),m=new Set([3,7]),y=h=>({...(0,D.ue)(h),lineWidth:1,
isTransparent:!1,clip:{x:-1e9,y:-1e9,width:2e9,height:2e9}});class w extends L.C{numbering;trace;visible;from=0;to=0;operator="";stream=0;hasMoved=!0;open;replacing=[];replacedTexts=[];constructor(t,e,n,a){
super(t,e),this.numbering=t,this.trace=n,this.visible=a}begin(t,e,n){super.begin(t,e,n);const{stream:a,operator:i,from:d,to:_,trace:b}=this,{size:I,charSpace:$,
wordSpace:G,stretch:Y}=t,Z=b.glyphs;this.open={stream:a,operator:i,from:d,to:_,elements:[],font:e,size:I,charSpace:$,wordSpace:G,stretch:Y,first:Z,count:0,text:"",
follows:!this.hasMoved&&b.shown.at(-1)?.stream===a,hasNoSize:!1},this.hasMoved=!1,b.shown.push(this.open)}show(t,e,n,a){const{trace:i,numbering:d}=this,_=this.open,
b=e.font.glyphs(t),I=b.length;(m.has(e.mode)||e.isTransparent)&&i.unseen.push([i.glyphs,i.glyphs+I]),_.elements.push(t),_.count+=I;for(let G=0;G<I;G++)_.text+=b[G].
text;const $=i.glyphs;if(i.glyphs+=I,a){this.replacing.push([$,i.glyphs]),i.replaced+=I;for(const{text:G}of b)this.replacedTexts.push(G)}n&&i.leaveOut(),d.next=
$,d.seen=this.visible&&e.mode<X?f(e.clip,this.visible):void 0,this.showGlyphs(b,e,n,a),!a&&d.next!==i.glyphs&&i.leaveOut(),!a&&!n&&I>0&&(_.hasNoSize=d.next!==i.
glyphs)}adjust(t){super.adjust(t);const e=this.open;e.elements.push(t),t<z.t6&&(e.text+=" ")}replaced(t,e){const{numbering:n,replacing:a,replacedTexts:i}=this;t.
isSame(e,i.length)&&(this.trace.replaced-=i.length),([...e].length===i.length||i.join("")===e)&&(n.listed=a.flatMap(([_,b])=>Array.from({length:b-_},(I,$)=>_+$))),
n.group=this.trace.groups.push(a)-1,n.next=0,this.replacing=[],this.replacedTexts=[],super.replaced(t,e),n.group=-1,n.listed=void 0}}const T=10,o=4,s=50;class c extends C.
p{trace;areas;visible;tracing;path;openLists=[];constructor(t,e,n,a,i,d,_,b=[],I){const $=_?U:P,G=new $(i,d,b,t.job.pace),Y=new w(G,a,d,I);super(t,e,Y,n),this.trace=
d,this.areas=b,this.visible=I,this.tracing=Y,this.path=new g.l1(b.length===0)}take(t,e){const{tracing:n}=this;if(n.stream=e.stream,n.operator=t.operator,n.from=
t.start,n.to=t.end,K.has(t.operator)&&(n.hasMoved=!0),E.has(t.operator)&&this.followLists(t,e.stream),p.lJ.has(t.operator)&&(this.trace.hasPaths=!0),this.areas.
length>0||this.visible){if(this.path.build(t,e.states.current.matrix,t.start))return;if(p.lJ.has(t.operator))return this.paints(t,e);this.shades(t,e)}return t.operator===
"BI"?this.noteInline(t,e):t.operator==="gs"&&this.follow(t.name(0),e),super.take(t,e)}follow(t,{scope:e,states:n}){const a=t===void 0?void 0:this.document.dict(
e.find("ExtGState",t)),[i,d]=["ca","LW"].map(_=>this.document.resolve(a?.get(_)));typeof i=="number"&&(n.current.isTransparent=i===0),typeof d=="number"&&(n.current.
lineWidth=d)}shades(t,{states:e,stream:n}){const{operator:a}=t,{trace:i,areas:d,visible:_}=this,b=e.current,{from:I,to:$}=this.tracing;a==="w"&&(b.lineWidth=t.number(
0)||0),a==="sh"&&(d.some(G=>(0,g.EF)(b.clip,G))&&i.undivided.add("a shading"),_&&i.paint(n,I,(0,g.EF)(b.clip,_),()=>[{from:I,to:$,text:""}]))}paints(t,{states:e,
stream:n}){const{path:a,areas:i}=this,d=e.current,{operator:_}=t;if(_!=="n"){this.visible&&this.crop(t,d,n,t.start),this.document.job.pace.add(i.length*o);const b=a.
touched(i,_,d.matrix,d.lineWidth);if(b.length>0)return this.cutPath(_,b,d,n).then(()=>this.endPath(d))}this.endPath(d)}endPath(t){const{box:e,clips:n}=this.path;
n&&e&&(t.clip=f(t.clip,e)),this.path.forget()}async cutPath(t,e,n,a){const{path:i,trace:d}=this,{pace:_}=this.document.job,{from:b,to:I}=this.tracing,$=await(0,A.
k)(i.without(e,t,n.matrix,n.lineWidth),_);await(0,A.k)(i.reaches(e,t),_)&&(d.isPaintedIn=!0);for(const[G,Y]of i.pieces)d.cut(a,{from:G,to:Y,text:""});d.cut(a,{from:b,
to:I,text:$}),_.add(i.pieces.length*s)}crop(t,e,n,a){const{path:i,trace:d,visible:_}=this,[b,I,$,G]=e.matrix,Y=T*e.lineWidth*Math.max(Math.hypot(b,I),Math.hypot(
$,G))+1;if(!i.box)return;const Z=(0,g.EF)((0,g.wS)(i.box,Y),f(e.clip,_));d.paint(n,a,Z,()=>[...i.clips?[]:i.pieces.map(([J,H])=>({from:J,to:H,text:""})),{from:a,
to:t.end,text:i.clips?"n":""}])}noteInline(t,{states:e,stream:n,scope:a}){const i=(0,O.n)(t);if(!i)return;const d=i.dict.get("ColorSpace"),_=d instanceof S.SX?a.
find("ColorSpace",d.text):void 0;_!==void 0&&i.dict.set("ColorSpace",_);const{to:b}=this.tracing,{matrix:I,clip:$}=e.current;this.trace.images.push({stream:n,from:r(
t),to:b,image:i,matrix:I,clip:$,after:this.trace.glyphs})}draws(t,e){const n=t===void 0?null:this.document.resolve(e.scope.find("XObject",t));if(n instanceof S.
Z6&&(0,S.Eo)(this.document.resolve(n.dict.get("Subtype")),"Image")){const{from:a,to:i}=this.tracing,{matrix:d,clip:_}=e.states.current;this.trace.images.push({stream:e.
stream,from:a,to:i,image:n,matrix:d,clip:_,after:this.trace.glyphs})}return super.draws(t,e)}followLists(t,e){const{operator:n}=t,{lists:a,glyphs:i}=this.trace,
d=a.length;t.count>1&&t.kind(1)===W.q$&&this.noteList(t,e),(n==="BMC"||n==="BDC")&&this.openLists.push(a.length>d?a.at(-1):void 0);const _=n==="EMC"?this.openLists.
pop():void 0;_&&(_.end=i)}noteList(t,e){const{operator:n,content:a}=t;if(!a.subarray(t.startOf(1),t.endOf(1)).some(($,G)=>G>1&&($===40||$===60)))return;const i=t.
value(1),d=Buffer.from(a.subarray(t.startOf(0),t.endOf(0))).toString("latin1"),{from:_,to:b}=this.tracing,{glyphs:I}=this.trace;(0,S.Zm)(i)&&this.trace.lists.push(
{stream:e,tag:d,operator:n,from:_,to:b,dict:i,first:I,end:I})}async readForm(t,e,n){this.trace.contents.set(n.stream,t);const{current:a}=n.states,i=this.visible&&
(0,F.b0)(this.document,e.dict.get("BBox"));i&&(a.clip=f(a.clip,l(a.matrix,i))),await super.readForm(t,e,n)}}function r(h){const{content:t}=h,e=h.count>0?h.startOf(
0):h.dataStart;return Buffer.from(t.buffer,t.byteOffset,t.length).lastIndexOf("BI",e)}function l(h,t){const[e,n,a,i]=(0,B.zl)(h,t);return{x:e,y:n,width:a-e,height:i-
n}}function f(h,t){const[e,n]=[Math.max(h.x,t.x),Math.max(h.y,t.y)],a=Math.min(h.x+h.width,t.x+t.width),i=Math.min(h.y+h.height,t.y+t.height);return{x:e,y:n,width:Math.
max(a-e,0),height:Math.max(i-n,0)}}}),58006:((V,j,u)=>{u.d(j,{S:()=>F,n:()=>N});var S=u(68973),W=u(48249),C=u(45599);const L=["DecodeParms","F","FFilter","FDeco\
deParms","DL"];function N(D,O,{compress:p}){const g=new C.Bi(D.dict);p?g.set("Filter",(0,C.UU)("FlateDecode")):g.delete("Filter");for(const M of L)g.delete(M);return new C.
Z6(g,p?(0,W.Kc)(O):O)}const B=6;async function F(D,O,p){const g=N(D,await(0,S.uM)(p).deflate(O,B),{compress:!1});return g.dict.set("Filter",(0,C.UU)("FlateDecod\
e")),g}})};
