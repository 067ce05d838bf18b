"use strict";exports.id=3197,exports.ids=[3197],exports.modules={21281:((Y,j,u)=>{u.d(j,{Ip:()=>D,XM:()=>R,Xb:()=>P,ds:()=>K,qg:()=>g,yB:()=>W});var U=u(59071),S=u(70549),L=u(
21115),B=u(824),X=u(1975),A=u(60912);const K=(0,S.n)(async _=>D(_,await(0,B.Br)(_)));function D(_,y){const C=(x,o)=>(0,U.wh)((0,X.sm)(y,x,o)[0]??""),b=p(C("pdfa\
id","part"),C("pdfaid","conformance").toLowerCase()),E=O(C("pdfuaid","part"))?`PDF/UA-${C("pdfuaid","part")}`:void 0,T=[C("pdfxid","GTS_PDFXVersion")||C("pdfx",
"GTS_PDFXVersion")||((0,U.Gh)(_.resolve((0,B._U)(_)?.get("GTS_PDFXVersion")))??""),C("pdfe","ISO_PDFEVersion"),C("pdfvtid","GTS_PDFVTVersion")],v=[b?.name,E,...T.
filter(x=>/^PDF\/[\w .:/()-]{1,40}$/.test(x))];return{archive:b,accessible:E,names:v.filter(x=>x!==void 0)}}const O=_=>/^[1-9]$/.test(_);function p(_,y){if(!O(_))
return;const C=/^[abuef]$/.test(y)?y:"";return{part:Number(_),level:C,name:`PDF/A-${_}${C}`}}function g(_,y,C,b){return y&&N(_,y,[L.dK.pdfaid]),P(C,b)}const P=({
name:_},y)=>({code:"pdfa_identification_removed",message:`The document no longer claims ${_}: ${y}.`});async function R(_){const y=await(0,B.Br)(_);if(!y)return[];
const{archive:C,accessible:b}=D(_,y);N(_,y,[L.dK.pdfaid,L.dK.pdfuaid]);const E=[C?.name,b].filter(M=>M!==void 0);return E.length>0?[z(E,"a merge cannot guarante\
e conformance")]:[]}const z=(_,y)=>({code:"conformance_dropped",message:`The result no longer claims ${_.join(" and ")}, because ${y}.`}),W=({archive:_,accessible:y})=>[
..._?[P(_,G)]:[],...y===void 0?[]:[z([y],G)]],G="its metadata was removed";function N(_,y,C){y.properties.some(({namespace:b})=>C.includes(b))&&(0,A._L)(_,(0,A.
QH)(y,({namespace:b})=>C.includes(b),[]))}}),60912:((Y,j,u)=>{u.d(j,{QH:()=>B,T3:()=>X,_L:()=>O});var U=u(21115),S=u(3907),L=u(45599);function B(p,g,P){const{text:R,
properties:z,end:W,about:G}=p,N=[];let _=0;for(const y of z.filter(g).sort((C,b)=>C.from-b.from))y.from<_||(N.push(R.slice(_,y.from)),_=y.to);return N.push(R.slice(
_,Math.max(W,_))),P.length>0&&N.push(A(P,G)),N.push(R.slice(Math.max(W,_))),D(N.join(""))}function X(p){return`<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"\
?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="${U.dK.rdf}">
${A(p,"")}</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`}function A(p,g){const R=[...new Set(p.map(({prefix:W})=>W))].map(W=>` xmlns:${W}="${U.dK[W]}"`).join(""),z=p.map(({prefix:W,name:G,form:N,values:_})=>`\
<${W}:${G}>${K(N,_)}</${W}:${G}>
`);return`<rdf:Description xmlns:rdf="${U.dK.rdf}" rdf:about="${(0,S.X)(g)}"${R}>
${z.join("")}</rdf:Description>
`}function K(p,g){const P=R=>g.map(z=>`<rdf:li${R}>${(0,S.X)(z)}</rdf:li>`).join("");switch(p){case"simple":return(0,S.X)(g[0]??"");case"alternative":return`<rd\
f:Alt>${P(' xml:lang="x-default"')}</rdf:Alt>`;case"ordered":return`<rdf:Seq>${P("")}</rdf:Seq>`;case"unordered":return`<rdf:Bag>${P("")}</rdf:Bag>`}}const D=p=>p.
replace(/^(\s*<\?xml\s[^>]*encoding\s*=\s*["'])[^"']*/,"$1UTF-8");function O(p,g){const P=p.catalog.get("Metadata"),R=p.resolve(P),z=R instanceof L.Z6?[...R.dict].
filter(([N])=>!["Filter","DecodeParms","Length"].includes(N)):[],W=new L.Bi([["Type",new L.SX("Metadata")],["Subtype",new L.SX("XML")],...z]),G=new L.Z6(W,Buffer.
from(g,"utf8"));(0,L.i9)(P)&&R instanceof L.Z6?p.put(P,G):p.edit(p.catalogNumber).set("Metadata",p.add(G))}}),86537:((Y,j,u)=>{u.d(j,{l1:()=>E,wS:()=>v,EF:()=>x});
var U=u(45657),S=u(36211),L=u(36078),B=u(74135),X=u(79627),A=u(27077);class K{points=0;countPoint(){return this.points++,this.points<A.y?!1:(this.points=0,!0)}}
function*D(o,s){const a=new K;let r=o;for(const l of s){const f=[];for(const h of r)yield*O(h,l,f,a);r=f}return r}function*O(o,{x:s,y:a,width:r,height:l},f,h){const t=([
d])=>s-d,e=([d])=>d-s-r,n=([,d])=>a-d,c=([,d])=>d-a-l,i=d=>m=>-d(m);for(const d of[t,e,n,c])if(yield*p(o,d,h)){f.push(o);return}for(const d of[[t],[e],[i(t),i(e),
n],[i(t),i(e),c]]){const m=yield*z(o,d,h);m.length>2&&f.push(m)}}function*p(o,s,a){a.countPoint()&&(yield A.Yz);for(const r of o){if(s(r)<0)return!1;a.countPoint()&&
(yield A.Yz)}return!0}function*g(o,{x:s,y:a,width:r,height:l},f){const t=yield*z(o,[([n])=>n-s,([n])=>s+r-n,([,n])=>n-a,([,n])=>a+l-n],f);let e=0;for(const[n,[c,
i]]of t.entries()){const[d,m]=t[(n+1)%t.length];e+=c*m-d*i,f.countPoint()&&(yield A.Yz)}return Math.abs(e)>R}function*P(o,s,a){for(let r=0;r<o.length;r++){if(r>
0&&_(o[r-1],o[r],s))return!0;a.countPoint()&&(yield A.Yz)}return!1}const R=.01;function*z(o,s,a){let r=o;for(const l of s){const f=[];for(let h=0;h<r.length;h++){
const[t,e]=[r[h],r[(h+1)%r.length]],[n,c]=[l(t),l(e)];n>=0&&f.push(t),n>0!=c>0&&n!==c&&f.push(W(t,e,n/(n-c))),a.countPoint()&&(yield A.Yz)}r=f}return r}const W=([
o,s],[a,r],l)=>[o+(a-o)*l,s+(r-s)*l];function*G(o,s){const a=new K;let r=o;for(const l of s){const f=[];for(const h of r)yield*N(h,l,f,a);r=f}return r}function*N(o,s,a,r){
let l=[];for(let f=1;f<o.length;f++){r.countPoint()&&(yield A.Yz);const[h,t]=[o[f-1],o[f]],e=_(h,t,s);if(l.length===0&&!(e&&e[0]<=0)&&l.push(h),!e){l.push(t);continue}
e[0]>0&&l.push(W(h,t,e[0])),l.length>1&&a.push(l),l=e[1]<1?[W(h,t,e[1]),t]:[]}l.length>1&&a.push(l)}function _([o,s],[a,r],{x:l,y:f,width:h,height:t}){let[e,n]=[
0,1];for(const[c,i]of[[o-a,o-l],[a-o,l+h-o],[s-r,s-f],[r-s,f+t-s]])if(c===0){if(i<0)return}else c<0?e=Math.max(e,i/c):n=Math.min(n,i/c);return e<n?[e,n]:void 0}
const y=24,C=.5,b=200;class E{boxOnly;outline=B.gF;constructor(s=!1){this.boxOnly=s}parts=[];built=[];texts=[];clip="";last=[0,0];build(s,a,r){const{operator:l}=s;
if(l==="W"||l==="W*")this.clip=l;else if(!S.Rl.has(l))return!1;if(this.built.push([r,s.end]),this.boxOnly)return this.outline=(0,B.kO)(this.outline,(0,X.W)(s,a)),
!0;this.texts.push(Buffer.from(s.content.subarray(r,s.end)).toString("latin1"));const f=h=>(0,B.Gd)(a,s.number(h)||0,s.number(h+1)||0);switch(l){case"m":this.begin(
f(0));break;case"l":this.line(f(0));break;case"c":this.curve(f(0),f(2),f(4));break;case"v":this.curve(this.last,f(0),f(2));break;case"y":this.curve(f(0),f(2),f(
2));break;case"h":this.close();break;case"re":this.rectangle(s,a)}return!0}get box(){const[s,a,r,l]=this.outline;return s>r?void 0:{x:s,y:a,width:r-s,height:l-a}}get clips(){
return this.clip!==""}forget(){this.parts=[],this.outline=B.gF,this.built=[],this.texts=[],this.clip=""}get pieces(){return this.built}touched(s,a,r,l){const{box:f}=this;
if(!f)return[];const h=S.lJ.get(a).strokes?M(r,l):0;return s.filter(t=>x(f,v(t,h)))}*without(s,a,r,l){const f=S.lJ.get(a),h=[];if(f.fill){const t=yield*D(this.parts.
map(({points:e})=>e),s);for(const e of t)h.push(`${yield*T(e,r)} h`);t.length>0&&h.push(f.fill==="even-odd"?"f*":"f")}if(f.strokes){const t=M(r,l),e=yield*G(this.
linesFor(a),s.map(n=>v(n,t)));for(const n of e)h.push(yield*T(n,r));e.length>0&&h.push("S")}return this.clips&&((0,U.RZ)(h,this.texts),h.push("n")),h.join(`
`)}*reaches(s,a){const{fill:r,strokes:l}=S.lJ.get(a),f=l?this.linesFor(a):[],h=new K;for(const t of s.map(e=>v(e,-C)))if(t.width>0&&t.height>0){if(r){for(const{
points:e}of this.parts)if(yield*g(e,t,h))return!0}for(const e of f)if(yield*P(e,t,h))return!0}return!1}linesFor(s){const{closes:a}=S.lJ.get(s);return this.parts.
map(({points:r,isClosed:l})=>l||a?[...r,r[0]]:r)}enclose([s,a]){const[r,l,f,h]=this.outline;(s<r||s>f||a<l||a>h)&&(this.outline=[Math.min(r,s),Math.min(l,a),Math.
max(f,s),Math.max(h,a)])}begin(s){this.parts.push({points:[s],isClosed:!1}),this.enclose(s),this.last=s}line(s){const a=this.parts.at(-1);(!a||a.isClosed)&&this.
begin(this.last),this.parts.at(-1).points.push(s),this.enclose(s),this.last=s}curve(s,a,r){const l=this.last;for(let f=1;f<=y;f++)this.line((0,B.xk)(l,s,a,r,f/y))}close(){
const s=this.parts.at(-1);s&&(s.isClosed=!0,this.last=s.points[0])}rectangle(s,a){const[r,l,f,h]=[0,1,2,3].map(t=>s.number(t)||0);this.begin((0,B.Gd)(a,r,l)),this.
line((0,B.Gd)(a,r+f,l)),this.line((0,B.Gd)(a,r+f,l+h)),this.line((0,B.Gd)(a,r,l+h)),this.close()}}function M(o,s){const a=Math.sqrt(Math.abs(o[0]*o[3]-o[1]*o[2]));
return Math.max(s*a/2,C)}function*T(o,s){const a=(0,B.DI)(s),r=[];for(const[l,[f,h]]of o.entries())r.push(`${(0,L.AY)((0,B.Gd)(a,f,h))} ${l===0?"m":"l"}`),l%A.y===
A.y-1&&(yield A.Yz);return yield o.length*b,r.join(" ")}const v=({x:o,y:s,width:a,height:r},l)=>({x:o-l,y:s-l,width:a+2*l,height:r+2*l}),x=(o,s)=>o.x<s.x+s.width&&
s.x<o.x+o.width+Number.MIN_VALUE&&o.y<s.y+s.height&&s.y<o.y+o.height+Number.MIN_VALUE}),71157:((Y,j,u)=>{u.d(j,{Cn:()=>B,jY:()=>X,t6:()=>L,wX:()=>A});var U=u(74135),
S=u(86537);const L=-180;class B{images=[];cuts=new Map;touched=new Set;cropped=new Set;croppedPaint=new Map;seenPaint=new Set;unseen=[];undivided=new Set;hasPaths=!1;isPaintedIn=!1;shown=[];lists=[];contents=new Map;groups=[];glyphs=0;replaced=0;leavesOut=!1;get isPartial(){
return this.leavesOut||this.replaced>0}leaveOut(){this.leavesOut=!0}paint(D,O,p,g){const P=`${D} ${O}`;p?D>0&&this.seenPaint.add(P):this.croppedPaint.set(P,{stream:D,
cuts:g()})}cut(D,O){const p=this.cuts.get(D);p?p.push(O):this.cuts.set(D,[O])}areUnseen(D,O){let p=1/0;for(const g of D){if(this.isUnseen(g))return!0;p=Math.min(
p,g)}return this.images.some(g=>g.after>p&&(0,S.EF)(this.boxOf(g),O))}boxes=new Map;boxOf(D){let O=this.boxes.get(D);return O||this.boxes.set(D,O=X(D.matrix)),O}isUnseen(D){
const{unseen:O}=this;let p=0;for(let g=O.length;p<g;){const P=p+g>>1;O[P][1]<=D?p=P+1:g=P}return p<O.length&&O[p][0]<=D}shownAt(D){const{shown:O}=this;let p=0;for(let g=O.
length-1;p<g;){const P=p+g+1>>1;O[P].first<=D?p=P:g=P-1}return O[p]}}function X(K){const[D,O,p,g]=(0,U.zl)(K,[0,0,1,1]);return{x:D,y:O,width:p-D,height:g-O}}const A=K=>-1-
K}),47212:((Y,j,u)=>{u.d(j,{Bc:()=>G,C7:()=>N,FU:()=>C,PC:()=>W,Wz:()=>z});var U=u(74135),S=u(6057),L=u(75444),B=u(58971),X=u(87141),A=u(12657),K=u(31095),D=u(36502),
O=u(98689),p=u(3133),g=u(71157),P=u(68096);const R=1e9;class z{document;texts;expected=0;constructor(E){this.document=E,this.texts=new p.X(E)}async shown(E,M){return this.
read(E,new D.z(this.document),!0,M)}async all(E,M){return this.read(E,new P.R8(this.document),!1,M)}async cropped(E){const M=(0,S.iw)(this.document,E),{width:T,
height:v}=(0,U.iN)(M),x={x:0,y:0,width:T*M.userUnit,height:v*M.userUnit};return{...await this.read(E,new P.R8(this.document),!1,[],x),visible:x}}async read(E,M,T,v,x){
const{document:o}=this,s=(0,S.iw)(o,E),a=(0,X.y)(s),{width:r,height:l}=(0,U.iN)(s),f={width:r*s.userUnit,height:l*s.userUnit},{builder:h,trace:t,reader:e}=this.
reading(M,f,T,v,x),n=new B.X(o),c=new K.H(o,o.dict(o.pages.attribute(E,"Resources"))),i=await n.page(E);t.contents.set(0,i),await e.page(i,c,(0,P.nk)(a));for(const d of await(0,L.
bD)(o,E,s.rotation,M))await e.form(d.form,(0,L.RZ)(o),(0,P.nk)((0,U.lw)(d.matrix,a)));return this.finish(E,h,t,f)}async stream(E,M){const{document:T}=this,v={width:R,
height:R},{builder:x,trace:o,reader:s}=this.reading(new P.R8(T),v,!1,[]);return o.contents.set(0,E),await s.page(E,new K.H(T,T.dict(M),(0,L.RZ)(T)),(0,P.nk)([1,
0,0,-1,0,0])),this.finish(-1,x,o,v)}reading(E,{width:M,height:T},v,x,o){const{document:s}=this,a=new O.g(v?M:R,v?T:R,this.expected,!0);a.isEndless=!v;const r=new g.
Cn,l=new A.y(s.job),f=new P.sE(s,new B.X(s),E,l,a,r,v,x,o);return{builder:a,trace:r,reader:f}}async finish(E,M,T,v){this.expected=(0,p.b)(M);const x=await this.
texts.assemble(E,M,v,{usesElementTexts:!1});return M.leavesOut&&T.leaveOut(),{page:x,trace:T}}}function W(b,E,M,T,v){for(const{first:x,count:o}of E.letters(M,T))
G(b,x,o,v)}function G({page:b,trace:E},M,T,v){const{glyphs:x}=b.found.edges;for(let o=M;o<M+T;o++)_(E,x[o],v)}function N({trace:b},E){for(const M of b.touched)_(
b,M,E)}function _(b,E,M){if(E>=0)M.add(E);else for(const[T,v]of b.groups[(0,g.wX)(E)])for(let x=T;x<v;x++)M.add(x)}const y=100;async function C({page:b,trace:E},M,T){
for(const[x,o]of b.found.edges.joined){const s=T.step(y);s&&await s,M.has(x)&&_(E,o,M),M.has(o)&&_(E,x,M)}if(M.size===0)return;const v=new Set;for(const x of M){
v.add(E.shownAt(x));const o=T.step(y);o&&await o}for(const{first:x,elements:o,font:s}of v){let a=-1,r=!0,l=x;for(const f of o){if(typeof f=="number")continue;for(const{
text:t}of s.glyphs(f)){if(M.has(l)){if(r&&a>=0)for(let e=a+1;e<l;e++)M.add(e);a=l,r=!0}else t.trim()!==""&&(r=!1);l++}const h=T.step(f.length*y);h&&await h}}}}),
68096:((Y,j,u)=>{u.d(j,{R8:()=>W,TO:()=>r,nk:()=>T,sE:()=>a,zT:()=>f});var U=u(45599),S=u(85008),L=u(4745),B=u(63181),X=u(4186),A=u(74135),K=u(6057),D=u(97748),
O=u(93059),p=u(36211),g=u(86537),P=u(36502),R=u(54093),z=u(71157);class W extends P.z{isOff(){return!1}}class G{builder;trace;areas;pace;next=0;group=-1;listed;constructor(t,e,n,c){
this.builder=t,this.trace=e,this.areas=n,this.pace=c}seen;glyph(t,e,n,c,i){const d=this.group<0?this.next++:this.listed?.[this.next++]??(0,z.wX)(this.group);this.
builder.edges.glyph=d,this.seen&&!(0,g.EF)((0,g.wS)(_(t,n,c,i),N*t.size),this.seen)&&this.trace.cropped.add(d),this.areas.length>0&&this.touch(d,t,n,c,i),this.builder.
glyph(t,e,n,c,i)}touch(t,e,n,c,i){const d=_(e,n,c,i);this.pace.add(this.areas.length*o),this.areas.some(m=>(0,g.EF)(d,m))&&this.trace.touched.add(t)}}const N=1;
function _({font:h,frame:t,size:e},n,c,i){const[d,m]=t.vertical?[.5,.5]:[h.ascent,-h.descent];return(0,X.L)(t,Math.min(n,c),Math.max(n,c),i-d*e,i+m*e)}class y extends G{space(){
this.builder.space()}}const C=4,b=new Set(["BT","Td","TD","Tm","T*","'",'"',"Do"]),E=new Set(["BMC","BDC","EMC","DP"]),M=new Set([3,7]),T=h=>({...(0,D.ue)(h),lineWidth:1,
isTransparent:!1,clip:{x:-1e9,y:-1e9,width:2e9,height:2e9}});class v extends B.C{numbering;trace;visible;from=0;to=0;operator="";stream=0;hasMoved=!0;open;replacing=[];replacedTexts=[];constructor(t,e,n,c){
super(t,e),this.numbering=t,this.trace=n,this.visible=c}begin(t,e,n){super.begin(t,e,n);const{stream:c,operator:i,from:d,to:m,trace:w}=this,{size:I,charSpace:F,
wordSpace:$,stretch:V}=t,Z=w.glyphs;this.open={stream:c,operator:i,from:d,to:m,elements:[],font:e,size:I,charSpace:F,wordSpace:$,stretch:V,first:Z,count:0,text:"",
follows:!this.hasMoved&&w.shown.at(-1)?.stream===c,hasNoSize:!1},this.hasMoved=!1,w.shown.push(this.open)}show(t,e,n,c){const{trace:i,numbering:d}=this,m=this.open,
w=e.font.glyphs(t),I=w.length;(M.has(e.mode)||e.isTransparent)&&i.unseen.push([i.glyphs,i.glyphs+I]),m.elements.push(t),m.count+=I;for(let $=0;$<I;$++)m.text+=w[$].
text;const F=i.glyphs;if(i.glyphs+=I,c){this.replacing.push([F,i.glyphs]),i.replaced+=I;for(const{text:$}of w)this.replacedTexts.push($)}n&&i.leaveOut(),d.next=
F,d.seen=this.visible&&e.mode<C?f(e.clip,this.visible):void 0,this.showGlyphs(w,e,n,c),!c&&d.next!==i.glyphs&&i.leaveOut(),!c&&!n&&I>0&&(m.hasNoSize=d.next!==i.
glyphs)}adjust(t){super.adjust(t);const e=this.open;e.elements.push(t),t<z.t6&&(e.text+=" ")}replaced(t,e){const{numbering:n,replacing:c,replacedTexts:i}=this;t.
isSame(e,i.length)&&(this.trace.replaced-=i.length),([...e].length===i.length||i.join("")===e)&&(n.listed=c.flatMap(([m,w])=>Array.from({length:w-m},(I,F)=>m+F))),
n.group=this.trace.groups.push(c)-1,n.next=0,this.replacing=[],this.replacedTexts=[],super.replaced(t,e),n.group=-1,n.listed=void 0}}const x=10,o=4,s=50;class a extends L.
p{trace;areas;visible;tracing;path;openLists=[];constructor(t,e,n,c,i,d,m,w=[],I){const F=m?y:G,$=new F(i,d,w,t.job.pace),V=new v($,c,d,I);super(t,e,V,n),this.trace=
d,this.areas=w,this.visible=I,this.tracing=V,this.path=new g.l1(w.length===0)}take(t,e){const{tracing:n}=this;if(n.stream=e.stream,n.operator=t.operator,n.from=
t.start,n.to=t.end,b.has(t.operator)&&(n.hasMoved=!0),E.has(t.operator)&&this.followLists(t,e.stream),p.lJ.has(t.operator)&&(this.trace.hasPaths=!0),this.areas.
length>0||this.visible){if(this.path.build(t,e.states.current.matrix,t.start))return;if(p.lJ.has(t.operator))return this.paints(t,e);this.shades(t,e)}return t.operator===
"BI"?this.noteInline(t,e):t.operator==="gs"&&this.follow(t.name(0),e),super.take(t,e)}follow(t,{scope:e,states:n}){const c=t===void 0?void 0:this.document.dict(
e.find("ExtGState",t)),[i,d]=["ca","LW"].map(m=>this.document.resolve(c?.get(m)));typeof i=="number"&&(n.current.isTransparent=i===0),typeof d=="number"&&(n.current.
lineWidth=d)}shades(t,{states:e,stream:n}){const{operator:c}=t,{trace:i,areas:d,visible:m}=this,w=e.current,{from:I,to:F}=this.tracing;c==="w"&&(w.lineWidth=t.number(
0)||0),c==="sh"&&(d.some($=>(0,g.EF)(w.clip,$))&&i.undivided.add("a shading"),m&&i.paint(n,I,(0,g.EF)(w.clip,m),()=>[{from:I,to:F,text:""}]))}paints(t,{states:e,
stream:n}){const{path:c,areas:i}=this,d=e.current,{operator:m}=t;if(m!=="n"){this.visible&&this.crop(t,d,n,t.start),this.document.job.pace.add(i.length*o);const w=c.
touched(i,m,d.matrix,d.lineWidth);if(w.length>0)return this.cutPath(m,w,d,n).then(()=>this.endPath(d))}this.endPath(d)}endPath(t){const{box:e,clips:n}=this.path;
n&&e&&(t.clip=f(t.clip,e)),this.path.forget()}async cutPath(t,e,n,c){const{path:i,trace:d}=this,{pace:m}=this.document.job,{from:w,to:I}=this.tracing,F=await(0,R.
k)(i.without(e,t,n.matrix,n.lineWidth),m);await(0,R.k)(i.reaches(e,t),m)&&(d.isPaintedIn=!0);for(const[$,V]of i.pieces)d.cut(c,{from:$,to:V,text:""});d.cut(c,{from:w,
to:I,text:F}),m.add(i.pieces.length*s)}crop(t,e,n,c){const{path:i,trace:d,visible:m}=this,[w,I,F,$]=e.matrix,V=x*e.lineWidth*Math.max(Math.hypot(w,I),Math.hypot(
F,$))+1;if(!i.box)return;const Z=(0,g.EF)((0,g.wS)(i.box,V),f(e.clip,m));d.paint(n,c,Z,()=>[...i.clips?[]:i.pieces.map(([J,H])=>({from:J,to:H,text:""})),{from:c,
to:t.end,text:i.clips?"n":""}])}noteInline(t,{states:e,stream:n,scope:c}){const i=(0,O.n)(t);if(!i)return;const d=i.dict.get("ColorSpace"),m=d instanceof U.SX?c.
find("ColorSpace",d.text):void 0;m!==void 0&&i.dict.set("ColorSpace",m);const{to:w}=this.tracing,{matrix:I,clip:F}=e.current,$=r(t);this.trace.images.push({stream:n,
from:$,to:w,image:i,number:0,matrix:I,clip:F,after:this.trace.glyphs})}draws(t,e){const n=t===void 0?void 0:e.scope.find("XObject",t),c=this.document.resolve(n);
if(c instanceof U.Z6&&(0,U.Eo)(this.document.resolve(c.dict.get("Subtype")),"Image")){const{from:i,to:d}=this.tracing,{matrix:m,clip:w}=e.states.current,I=(0,U.
i9)(n)?n.number:0;this.trace.images.push({stream:e.stream,from:i,to:d,image:c,number:I,matrix:m,clip:w,after:this.trace.glyphs})}return super.draws(t,e)}followLists(t,e){
const{operator:n}=t,{lists:c,glyphs:i}=this.trace,d=c.length;t.count>1&&t.kind(1)===S.q$&&this.noteList(t,e),(n==="BMC"||n==="BDC")&&this.openLists.push(c.length>
d?c.at(-1):void 0);const m=n==="EMC"?this.openLists.pop():void 0;m&&(m.end=i)}noteList(t,e){const{operator:n,content:c}=t;if(!c.subarray(t.startOf(1),t.endOf(1)).
some((F,$)=>$>1&&(F===40||F===60)))return;const i=t.value(1),d=Buffer.from(c.subarray(t.startOf(0),t.endOf(0))).toString("latin1"),{from:m,to:w}=this.tracing,{glyphs:I}=this.
trace;(0,U.Zm)(i)&&this.trace.lists.push({stream:e,tag:d,operator:n,from:m,to:w,dict:i,first:I,end:I})}async readForm(t,e,n){this.trace.contents.set(n.stream,t);
const{current:c}=n.states,i=this.visible&&(0,K.b0)(this.document,e.dict.get("BBox"));i&&(c.clip=f(c.clip,l(c.matrix,i))),await super.readForm(t,e,n)}}function r(h){
const{content:t}=h,e=h.count>0?h.startOf(0):h.dataStart;return Buffer.from(t.buffer,t.byteOffset,t.length).lastIndexOf("BI",e)}function l(h,t){const[e,n,c,i]=(0,A.
zl)(h,t);return{x:e,y:n,width:c-e,height:i-n}}function f(h,t){const[e,n]=[Math.max(h.x,t.x),Math.max(h.y,t.y)],c=Math.min(h.x+h.width,t.x+t.width),i=Math.min(h.
y+h.height,t.y+t.height);return{x:e,y:n,width:Math.max(c-e,0),height:Math.max(i-n,0)}}}),58006:((Y,j,u)=>{u.d(j,{S:()=>K,n:()=>X});var U=u(68973),S=u(48249),L=u(
45599);const B=["DecodeParms","F","FFilter","FDecodeParms","DL"];function X(D,O,{compress:p}){const g=new L.Bi(D.dict);p?g.set("Filter",(0,L.UU)("FlateDecode")):
g.delete("Filter");for(const P of B)g.delete(P);return new L.Z6(g,p?(0,S.Kc)(O):O)}const A=6;async function K(D,O,p){const g=X(D,await(0,U.uM)(p).deflate(O,A),{
compress:!1});return g.dict.set("Filter",(0,L.UU)("FlateDecode")),g}})};
