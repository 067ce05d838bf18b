"use strict";exports.id=7178,exports.ids=[7178],exports.modules={43496:((X,N,m)=>{m.d(N,{HC:()=>I,dK:()=>U,ee:()=>K});const U={rdf:"http://www.w3.org/1999/02/22-rdf-syntax-n\
s#",xml:"http://www.w3.org/XML/1998/namespace",dc:"http://purl.org/dc/elements/1.1/",xmp:"http://ns.adobe.com/xap/1.0/",xmpMM:"http://ns.adobe.com/xap/1.0/mm/",
pdf:"http://ns.adobe.com/pdf/1.3/",pdfaid:"http://www.aiim.org/pdfa/ns/id/",pdfuaid:"http://www.aiim.org/pdfua/ns/id/",pdfxid:"http://www.npes.org/pdfx/ns/id/",
pdfx:"http://ns.adobe.com/pdfx/1.3/",pdfaExtension:"http://www.aiim.org/pdfa/ns/extension/",pdfaSchema:"http://www.aiim.org/pdfa/ns/schema#",pdfaProperty:"http:\
//www.aiim.org/pdfa/ns/property#",fx:"urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#",pdfe:"http://www.aiim.org/pdfe/ns/id/",pdfvtid:"http://www.npes.org/\
pdfvt/ns/id/",xfa:"http://www.xfa.org/schema/xfa-data/1.0/",ds:"http://www.w3.org/2000/09/xmldsig#"},B=new Map(Object.entries(U));class K{uris=new Map;declared=[];known=new Map;enter(x){
let y;for(const{name:b,value:S}of x){if(!I(b))continue;const k=b.slice(6),z=this.uris.get(k);z?z.push(S):this.uris.set(k,[S]),(y??=[]).push(k)}this.declared.push(
y??F),y&&this.known.clear()}leave(){const x=this.declared.pop()??F;for(const y of x)this.uris.get(y).pop();x.length>0&&this.known.clear()}declares(x){return(this.
uris.get(M(x))?.length??0)>0}ofElement(x){let y=this.known.get(x);if(!y){const b=M(x),S=this.uris.get(b)?.at(-1)??B.get(b)??"";this.known.size===A&&this.known.clear(),
this.known.set(x,y={namespace:S,local:x.slice(x.indexOf(":")+1)})}return y}ofAttribute(x){return x.includes(":")?this.ofElement(x):{namespace:"",local:x}}}const I=w=>w===
"xmlns"||w.startsWith("xmlns:"),F=[],A=1e3,M=w=>w.slice(0,Math.max(w.indexOf(":"),0))}),3907:((X,N,m)=>{m.d(N,{X:()=>z,km:()=>K,ol:()=>U,xK:()=>b});const U=200,
B=1e4;async function K(O,l,h){const u=new I(O);for(let D=u.next();D;D=u.next()){if(h(D))return"left";const L=l.step((D.to-D.from)*4+50);L&&await L}return u.hasDocumentType?
"document type":u.malformed?"malformed":"well-formed"}class I{text;malformed=!1;hasDocumentType=!1;at=0;constructor(l){this.text=l}next(){const{text:l,at:h}=this;
if(h>=l.length)return;if(l.charCodeAt(h)!==F)return this.characters(h,this.nextTag(h));if(l.startsWith("<!--",h))return this.other(h,"-->",4);if(l.startsWith("<\
?",h))return this.other(h,"?>",2);if(l.startsWith("<![CDATA[",h)){const D=l.indexOf("]]>",h);return D<0?this.end():(this.at=D+3,{kind:"text",text:l.slice(h+9,D),
from:h,to:this.at})}return l.startsWith("<!",h)?(this.hasDocumentType=l.startsWith("<!DOCTYPE",h),this.end()):(l.charCodeAt(h+1)===M?this.endTag(h):this.startTag(
h))??this.fault(h,this.nextTag(h+1))}other(l,h,u){const D=this.text.indexOf(h,l+u);return D<0?this.end():(this.at=D+h.length,{kind:"other",from:l,to:this.at})}endTag(l){
const h=this.name(l+2),u=this.blanks(h);if(!(h===l+2||this.text.charCodeAt(u)!==A))return this.at=u+1,{kind:"end",name:this.text.slice(l+2,h),from:l,to:this.at}}startTag(l){
const{text:h}=this,u=this.name(l+1);if(u===l+1)return;const D=h.slice(l+1,u),L=[];for(let R=u;;){const g=this.blanks(R),E=h.charCodeAt(g);if(E===A||E===M&&h.charCodeAt(
g+1)===A)return this.at=E===A?g+1:g+2,{kind:E===A?"start":"empty",name:D,attributes:L,from:l,to:this.at};const v=this.name(g),T=this.blanks(v),P=this.blanks(T+1),
a=h[P];if(g===R||v===g||h[T]!=="="||a!=='"'&&a!=="'")return;const s=h.indexOf(a,P+1),f=h.slice(P+1,Math.max(s,P+1)),c=f.includes("<")?void 0:x(f);if(s<0||c===void 0||
L.length>=B)return;L.push({name:h.slice(g,v),value:c,from:g,to:s+1}),R=s+1}}characters(l,h){const u=x(this.text.slice(l,h));return u===void 0?this.fault(l,h):(this.
at=h,{kind:"text",text:u,from:l,to:h})}nextTag(l){const h=this.text.indexOf("<",l);return h<0?this.text.length:h}fault(l,h){return this.malformed=!0,this.at=h,{
kind:"other",from:l,to:h}}end(){this.malformed=!0,this.at=this.text.length}blanks(l){const{text:h}=this;for(;;){const u=h.charCodeAt(l);if(u!==32&&u!==9&&u!==10&&
u!==13)return l;l++}}name(l){const{text:h}=this;for(;l<h.length;l++){const u=h.charCodeAt(l);if(u<=32||u===M||u===A||u===F||u===61||u===34||u===39)break}return l}}
const[F,A,M]=[60,62,47],w=new Map([["amp","&"],["lt","<"],["gt",">"],["quot",'"'],["apos","'"]]);function x(O){if(!O.includes("&"))return O;const l=[];let h=0;for(let u=O.
indexOf("&");u>=0;u=O.indexOf("&",h)){const D=O.indexOf(";",u);if(D<0||D-u>12)return;const L=O.slice(u+1,D),R=w.get(L)??y(L);if(R===void 0)return;l.push(O.slice(
h,u),R),h=D+1}return l.push(O.slice(h)),l.join("")}function y(O){const l=/^#(?:x([\dA-Fa-f]+)|(\d+))$/.exec(O),h=l?parseInt(l[1]??l[2],l[1]===void 0?10:16):-1;return h>
0&&h<=1114111&&!(h>=55296&&h<=57343)?String.fromCodePoint(h):void 0}function b(O){const[l,h,u,D]=O;if(l===0&&h===0&&(u===254||u===0)||l===255&&h===254&&u===0&&D===
0)return k(O);if(l===254&&h===255||l===0&&h===60)return S(new TextDecoder("utf-16be").decode(O));if(l===255&&h===254||l===60&&h===0)return S(new TextDecoder("ut\
f-16le").decode(O));const L=new TextDecoder().decode(O);return S(L.includes("�")?Buffer.from(O).toString("latin1"):L)}const S=O=>O.startsWith("\uFEFF")?O.slice(
1):O;function k(O){const l=new DataView(O.buffer,O.byteOffset,O.byteLength),h=O[0]!==0,u=[];for(let D=0;D+4<=O.length;D+=4){const L=l.getUint32(D,h);if(L>1114111)
return;u.push(String.fromCodePoint(L))}return S(u.join(""))}const z=O=>O.replaceAll("&","&amp;").replaceAll("<","&lt;").replaceAll(">","&gt;").replaceAll('"',"&\
quot;")}),86537:((X,N,m)=>{m.d(N,{l1:()=>g,wS:()=>T,EF:()=>P});var U=m(45657),B=m(36211),K=m(36078),I=m(74135),F=m(79627),A=m(27077);class M{points=0;countPoint(){
return this.points++,this.points<A.y?!1:(this.points=0,!0)}}function*w(a,s){const f=new M;let c=a;for(const r of s){const t=[];for(const e of c)yield*x(e,r,t,f);
c=t}return c}function*x(a,{x:s,y:f,width:c,height:r},t,e){const n=([_])=>s-_,i=([_])=>_-s-c,o=([,_])=>f-_,d=([,_])=>_-f-r,p=_=>C=>-_(C);for(const _ of[n,i,o,d])
if(yield*y(a,_,e)){t.push(a);return}for(const _ of[[n],[i],[p(n),p(i),o],[p(n),p(i),d]]){const C=yield*z(a,_,e);C.length>2&&t.push(C)}}function*y(a,s,f){f.countPoint()&&
(yield A.Yz);for(const c of a){if(s(c)<0)return!1;f.countPoint()&&(yield A.Yz)}return!0}function*b(a,{x:s,y:f,width:c,height:r},t){const n=yield*z(a,[([o])=>o-s,
([o])=>s+c-o,([,o])=>o-f,([,o])=>f+r-o],t);let i=0;for(const[o,[d,p]]of n.entries()){const[_,C]=n[(o+1)%n.length];i+=d*C-_*p,t.countPoint()&&(yield A.Yz)}return Math.
abs(i)>k}function*S(a,s,f){for(let c=0;c<a.length;c++){if(c>0&&u(a[c-1],a[c],s))return!0;f.countPoint()&&(yield A.Yz)}return!1}const k=.01;function*z(a,s,f){let c=a;
for(const r of s){const t=[];for(let e=0;e<c.length;e++){const[n,i]=[c[e],c[(e+1)%c.length]],[o,d]=[r(n),r(i)];o>=0&&t.push(n),o>0!=d>0&&o!==d&&t.push(O(n,i,o/(o-
d))),f.countPoint()&&(yield A.Yz)}c=t}return c}const O=([a,s],[f,c],r)=>[a+(f-a)*r,s+(c-s)*r];function*l(a,s){const f=new M;let c=a;for(const r of s){const t=[];
for(const e of c)yield*h(e,r,t,f);c=t}return c}function*h(a,s,f,c){let r=[];for(let t=1;t<a.length;t++){c.countPoint()&&(yield A.Yz);const[e,n]=[a[t-1],a[t]],i=u(
e,n,s);if(r.length===0&&!(i&&i[0]<=0)&&r.push(e),!i){r.push(n);continue}i[0]>0&&r.push(O(e,n,i[0])),r.length>1&&f.push(r),r=i[1]<1?[O(e,n,i[1]),n]:[]}r.length>1&&
f.push(r)}function u([a,s],[f,c],{x:r,y:t,width:e,height:n}){let[i,o]=[0,1];for(const[d,p]of[[a-f,a-r],[f-a,r+e-a],[s-c,s-t],[c-s,t+n-s]])if(d===0){if(p<0)return}else
d<0?i=Math.max(i,p/d):o=Math.min(o,p/d);return i<o?[i,o]:void 0}const D=24,L=.5,R=200;class g{boxOnly;outline=I.gF;constructor(s=!1){this.boxOnly=s}parts=[];built=[];texts=[];clip="";last=[
0,0];build(s,f,c){const{operator:r}=s;if(r==="W"||r==="W*")this.clip=r;else if(!B.Rl.has(r))return!1;if(this.built.push([c,s.end]),this.boxOnly)return this.outline=
(0,I.kO)(this.outline,(0,F.W)(s,f)),!0;this.texts.push(Buffer.from(s.content.subarray(c,s.end)).toString("latin1"));const t=e=>(0,I.Gd)(f,s.number(e)||0,s.number(
e+1)||0);switch(r){case"m":this.begin(t(0));break;case"l":this.line(t(0));break;case"c":this.curve(t(0),t(2),t(4));break;case"v":this.curve(this.last,t(0),t(2));
break;case"y":this.curve(t(0),t(2),t(2));break;case"h":this.close();break;case"re":this.rectangle(s,f)}return!0}get box(){const[s,f,c,r]=this.outline;return s>c?
void 0:{x:s,y:f,width:c-s,height:r-f}}get clips(){return this.clip!==""}forget(){this.parts=[],this.outline=I.gF,this.built=[],this.texts=[],this.clip=""}get pieces(){
return this.built}touched(s,f,c,r){const{box:t}=this;if(!t)return[];const e=B.lJ.get(f).strokes?E(c,r):0;return s.filter(n=>P(t,T(n,e)))}*without(s,f,c,r){const t=B.
lJ.get(f),e=[];if(t.fill){const n=yield*w(this.parts.map(({points:i})=>i),s);for(const i of n)e.push(`${yield*v(i,c)} h`);n.length>0&&e.push(t.fill==="even-odd"?
"f*":"f")}if(t.strokes){const n=E(c,r),i=yield*l(this.linesFor(f),s.map(o=>T(o,n)));for(const o of i)e.push(yield*v(o,c));i.length>0&&e.push("S")}return this.clips&&
((0,U.RZ)(e,this.texts),e.push("n")),e.join(`
`)}*reaches(s,f){const{fill:c,strokes:r}=B.lJ.get(f),t=r?this.linesFor(f):[],e=new M;for(const n of s.map(i=>T(i,-L)))if(n.width>0&&n.height>0){if(c){for(const{
points:i}of this.parts)if(yield*b(i,n,e))return!0}for(const i of t)if(yield*S(i,n,e))return!0}return!1}linesFor(s){const{closes:f}=B.lJ.get(s);return this.parts.
map(({points:c,isClosed:r})=>r||f?[...c,c[0]]:c)}enclose([s,f]){const[c,r,t,e]=this.outline;(s<c||s>t||f<r||f>e)&&(this.outline=[Math.min(c,s),Math.min(r,f),Math.
max(t,s),Math.max(e,f)])}begin(s){this.parts.push({points:[s],isClosed:!1}),this.enclose(s),this.last=s}line(s){const f=this.parts.at(-1);(!f||f.isClosed)&&this.
begin(this.last),this.parts.at(-1).points.push(s),this.enclose(s),this.last=s}curve([s,f],[c,r],[t,e]){const[n,i]=this.last;for(let o=1;o<=D;o++){const d=o/D,[p,
_,C,W]=[(1-d)**3,3*d*(1-d)**2,3*d**2*(1-d),d**3];this.line([p*n+_*s+C*c+W*t,p*i+_*f+C*r+W*e])}}close(){const s=this.parts.at(-1);s&&(s.isClosed=!0,this.last=s.points[0])}rectangle(s,f){
const[c,r,t,e]=[0,1,2,3].map(n=>s.number(n)||0);this.begin((0,I.Gd)(f,c,r)),this.line((0,I.Gd)(f,c+t,r)),this.line((0,I.Gd)(f,c+t,r+e)),this.line((0,I.Gd)(f,c,r+
e)),this.close()}}function E(a,s){const f=Math.sqrt(Math.abs(a[0]*a[3]-a[1]*a[2]));return Math.max(s*f/2,L)}function*v(a,s){const f=(0,I.DI)(s),c=[];for(const[r,
[t,e]]of a.entries())c.push(`${(0,K.AY)((0,I.Gd)(f,t,e))} ${r===0?"m":"l"}`),r%A.y===A.y-1&&(yield A.Yz);return yield a.length*R,c.join(" ")}const T=({x:a,y:s,width:f,
height:c},r)=>({x:a-r,y:s-r,width:f+2*r,height:c+2*r}),P=(a,s)=>a.x<s.x+s.width&&s.x<a.x+a.width+Number.MIN_VALUE&&a.y<s.y+s.height&&s.y<a.y+a.height+Number.MIN_VALUE}),
71157:((X,N,m)=>{m.d(N,{Cn:()=>K,jY:()=>I,wX:()=>F});var U=m(74135),B=m(86537);class K{images=[];cuts=new Map;touched=new Set;cropped=new Set;croppedPaint=new Map;seenPaint=new Set;unseen=[];undivided=new Set;isPaintedIn=!1;shown=[];lists=[];contents=new Map;groups=[];glyphs=0;isPartial=!1;paint(M,w,x,y){
const b=`${M} ${w}`;x?M>0&&this.seenPaint.add(b):this.croppedPaint.set(b,{stream:M,cuts:y()})}cut(M,w){const x=this.cuts.get(M);x?x.push(w):this.cuts.set(M,[w])}areUnseen(M,w){
let x=1/0;for(const y of M){if(this.isUnseen(y))return!0;x=Math.min(x,y)}return this.images.some(y=>y.after>x&&(0,B.EF)(this.boxOf(y),w))}boxes=new Map;boxOf(M){
let w=this.boxes.get(M);return w||this.boxes.set(M,w=I(M.matrix)),w}isUnseen(M){const{unseen:w}=this;let x=0;for(let y=w.length;x<y;){const b=x+y>>1;w[b][1]<=M?
x=b+1:y=b}return x<w.length&&w[x][0]<=M}shownAt(M){const{shown:w}=this;let x=0;for(let y=w.length-1;x<y;){const b=x+y+1>>1;w[b].first<=M?x=b:y=b-1}return w[x]}}
function I(A){const[M,w,x,y]=(0,U.zl)(A,[0,0,1,1]);return{x:M,y:w,width:x-M,height:y-w}}const F=A=>-1-A}),47212:((X,N,m)=>{m.d(N,{Bc:()=>l,C7:()=>h,FU:()=>L,PC:()=>O,
Wz:()=>z});var U=m(74135),B=m(6057),K=m(75444),I=m(58971),F=m(87141),A=m(12657),M=m(31095),w=m(36502),x=m(98689),y=m(18930),b=m(71157),S=m(68096);const k=1e9;class z{document;texts;constructor(g){
this.document=g,this.texts=new y.X(g)}async shown(g,E){return this.read(g,new w.z(this.document),!0,E)}async all(g,E){return this.read(g,new S.R8(this.document),
!1,E)}async cropped(g){const E=(0,B.iw)(this.document,g),{width:v,height:T}=(0,U.iN)(E),P={x:0,y:0,width:v*E.userUnit,height:T*E.userUnit};return{...await this.
read(g,new S.R8(this.document),!1,[],P),visible:P}}async read(g,E,v,T,P){const{document:a}=this,s=(0,B.iw)(a,g),f=(0,F.y)(s),{width:c,height:r}=(0,U.iN)(s),t={width:c*
s.userUnit,height:r*s.userUnit},{builder:e,trace:n,reader:i}=this.reading(E,t,v,T,P),o=new I.X(a),d=new M.H(a,a.dict(a.pages.attribute(g,"Resources"))),p=await o.
page(g);n.contents.set(0,p),await i.page(p,d,(0,S.nk)(f));for(const _ of(0,K.bD)(a,g,s.rotation,E))await i.form(_.form,(0,K.RZ)(a),(0,S.nk)((0,U.lw)(_.matrix,f)));
return this.finish(g,e,n,t)}async stream(g,E){const{document:v}=this,T={width:k,height:k},{builder:P,trace:a,reader:s}=this.reading(new S.R8(v),T,!1,[]);return a.
contents.set(0,g),await s.page(g,new M.H(v,v.dict(E),(0,K.RZ)(v)),(0,S.nk)([1,0,0,-1,0,0])),this.finish(-1,P,a,T)}reading(g,{width:E,height:v},T,P,a){const{document:s}=this,
f=new x.g(T?E:k,T?v:k,0,!0);f.isEndless=!T;const c=new b.Cn,r=new A.y(s.job),t=new S.sE(s,new I.X(s),g,r,f,c,T,P,a);return{builder:f,trace:c,reader:t}}async finish(g,E,v,T){
const P=await this.texts.assemble(g,E,T,{usesElementTexts:!1});return E.leavesOut&&(v.isPartial=!0),{page:P,trace:v}}}function O(R,g,E,v,T){for(const{first:P,count:a}of g.
letters(E,v))l(R,P,a,T)}function l({page:R,trace:g},E,v,T){const{glyphs:P}=R.found.edges;for(let a=E;a<E+v;a++)u(g,P[a],T)}function h({trace:R},g){for(const E of R.
touched)u(R,E,g)}function u(R,g,E){if(g>=0)E.add(g);else for(const[v,T]of R.groups[(0,b.wX)(g)])for(let P=v;P<T;P++)E.add(P)}const D=100;async function L({page:R,
trace:g},E,v){for(const[P,a]of R.found.edges.joined){const s=v.step(D);s&&await s,E.has(P)&&u(g,a,E),E.has(a)&&u(g,P,E)}if(E.size===0)return;const T=new Set;for(const P of E){
T.add(g.shownAt(P));const a=v.step(D);a&&await a}for(const{first:P,elements:a,font:s}of T){let f=-1,c=!0,r=P;for(const t of a){if(typeof t=="number")continue;for(const{
text:n}of s.glyphs(t)){if(E.has(r)){if(c&&f>=0)for(let i=f+1;i<r;i++)E.add(i);f=r,c=!0}else n.trim()!==""&&(c=!1);r++}const e=v.step(t.length*D);e&&await e}}}}),
68096:((X,N,m)=>{m.d(N,{R8:()=>O,TO:()=>s,nk:()=>g,sE:()=>a,zT:()=>c});var U=m(45599),B=m(85008),K=m(4745),I=m(63181),F=m(4186),A=m(74135),M=m(6057),w=m(97748),
x=m(93059),y=m(36211),b=m(86537),S=m(36502),k=m(27077),z=m(71157);class O extends S.z{isOff(){return!1}}class l{builder;trace;areas;pace;next=0;group=-1;listed;constructor(t,e,n,i){
this.builder=t,this.trace=e,this.areas=n,this.pace=i}seen;glyph(t,e,n,i,o){const d=this.group<0?this.next++:this.listed?.[this.next++]??(0,z.wX)(this.group);this.
builder.edges.glyph=d,this.seen&&!(0,b.EF)((0,b.wS)(u(t,n,i,o),h*t.size),this.seen)&&this.trace.cropped.add(d),this.areas.length>0&&this.touch(d,t,n,i,o),this.builder.
glyph(t,e,n,i,o)}touch(t,e,n,i,o){const d=u(e,n,i,o);this.pace.add(this.areas.length*T),this.areas.some(p=>(0,b.EF)(d,p))&&this.trace.touched.add(t)}}const h=1;
function u({font:r,frame:t,size:e},n,i,o){const[d,p]=t.vertical?[.5,.5]:[r.ascent,-r.descent];return(0,F.L)(t,Math.min(n,i),Math.max(n,i),o-d*e,o+p*e)}class D extends l{space(){
this.builder.space()}}const L=4,R=new Set([3,7]),g=r=>({...(0,w.ue)(r),lineWidth:1,isTransparent:!1,clip:{x:-1e9,y:-1e9,width:2e9,height:2e9}});class E extends I.
C{numbering;trace;visible;from=0;to=0;operator="";stream=0;open;replacing=[];replacedTexts=[];constructor(t,e,n,i){super(t,e),this.numbering=t,this.trace=n,this.
visible=i}begin(t,e,n){super.begin(t,e,n);const{stream:i,operator:o,from:d,to:p,trace:_}=this,{size:C,charSpace:W,wordSpace:j,stretch:G}=t,Y=_.glyphs;this.open=
{stream:i,operator:o,from:d,to:p,elements:[],font:e,size:C,charSpace:W,wordSpace:j,stretch:G,first:Y,count:0},_.shown.push(this.open)}show(t,e,n,i){const{trace:o,
numbering:d}=this,p=this.open;(R.has(e.mode)||e.isTransparent)&&o.unseen.push([o.glyphs,o.glyphs+e.font.glyphs(t).length]);const _=e.font.glyphs(t),C=_.length;p.
elements.push(t),p.count+=C;const W=o.glyphs;if(o.glyphs+=C,i){this.replacing.push([W,o.glyphs]);for(const{text:j}of _)this.replacedTexts.push(j)}(i!==void 0||n)&&
(o.isPartial=!0),d.next=W,d.seen=this.visible&&e.mode<L?c(e.clip,this.visible):void 0,super.show(t,e,n,i),!i&&d.next!==o.glyphs&&(o.isPartial=!0)}adjust(t){super.
adjust(t),this.open.elements.push(t)}replaced(t,e){const{numbering:n,replacing:i,replacedTexts:o}=this;([...e].length===o.length||o.join("")===e)&&(n.listed=i.flatMap(
([p,_])=>Array.from({length:_-p},(C,W)=>p+W))),n.group=this.trace.groups.push(i)-1,n.next=0,this.replacing=[],this.replacedTexts=[],super.replaced(t,e),n.group=
-1,n.listed=void 0}}const v=10,T=4,P=50;class a extends K.p{trace;areas;visible;tracing;path;constructor(t,e,n,i,o,d,p,_=[],C){const W=p?D:l,j=new W(o,d,_,t.job.
pace),G=new E(j,i,d,C);super(t,e,G,n),this.trace=d,this.areas=_,this.visible=C,this.tracing=G,this.path=new b.l1(_.length===0)}take(t,e){const{tracing:n}=this;if(n.
stream=e.stream,n.operator=t.operator,n.from=t.start,n.to=t.end,t.count>1&&t.kind(1)===B.q$&&this.noteList(t,e.stream),this.areas.length>0||this.visible){if(this.
path.build(t,e.states.current.matrix,t.start))return;if(y.lJ.has(t.operator))return this.paints(t,e);this.shades(t,e)}return t.operator==="BI"?this.noteInline(t,
e):t.operator==="gs"&&this.follow(t.name(0),e),super.take(t,e)}follow(t,{scope:e,states:n}){const i=t===void 0?void 0:this.document.dict(e.find("ExtGState",t)),
[o,d]=["ca","LW"].map(p=>this.document.resolve(i?.get(p)));typeof o=="number"&&(n.current.isTransparent=o===0),typeof d=="number"&&(n.current.lineWidth=d)}shades(t,{
states:e,stream:n}){const{operator:i}=t,{trace:o,areas:d,visible:p}=this,_=e.current,{from:C,to:W}=this.tracing;i==="w"&&(_.lineWidth=t.number(0)||0),i==="sh"&&
(d.some(j=>(0,b.EF)(_.clip,j))&&o.undivided.add("a shading"),p&&o.paint(n,C,(0,b.EF)(_.clip,p),()=>[{from:C,to:W,text:""}]))}paints(t,{states:e,stream:n}){const{
path:i,areas:o}=this,d=e.current,{operator:p}=t;if(p!=="n"){this.visible&&this.crop(t,d,n,t.start),this.document.job.pace.add(o.length*T);const _=i.touched(o,p,
d.matrix,d.lineWidth);if(_.length>0)return this.cutPath(p,_,d,n).then(()=>this.endPath(d))}this.endPath(d)}endPath(t){const{box:e,clips:n}=this.path;n&&e&&(t.clip=
c(t.clip,e)),this.path.forget()}async cutPath(t,e,n,i){const{path:o,trace:d}=this,{pace:p}=this.document.job,{from:_,to:C}=this.tracing,W=await(0,k.k6)(o.without(
e,t,n.matrix,n.lineWidth),p);await(0,k.k6)(o.reaches(e,t),p)&&(d.isPaintedIn=!0);for(const[j,G]of o.pieces)d.cut(i,{from:j,to:G,text:""});d.cut(i,{from:_,to:C,text:W}),
p.add(o.pieces.length*P)}crop(t,e,n,i){const{path:o,trace:d,visible:p}=this,[_,C,W,j]=e.matrix,G=v*e.lineWidth*Math.max(Math.hypot(_,C),Math.hypot(W,j))+1;if(!o.
box)return;const Y=(0,b.EF)((0,b.wS)(o.box,G),c(e.clip,p));d.paint(n,i,Y,()=>[...o.clips?[]:o.pieces.map(([$,H])=>({from:$,to:H,text:""})),{from:i,to:t.end,text:o.
clips?"n":""}])}noteInline(t,{states:e,stream:n,scope:i}){const o=(0,x.n)(t);if(!o)return;const d=o.dict.get("ColorSpace"),p=d instanceof U.SX?i.find("ColorSpac\
e",d.text):void 0;p!==void 0&&o.dict.set("ColorSpace",p);const{to:_}=this.tracing,{matrix:C,clip:W}=e.current;this.trace.images.push({stream:n,from:s(t),to:_,image:o,
matrix:C,clip:W,after:this.trace.glyphs})}draws(t,e){const n=t===void 0?null:this.document.resolve(e.scope.find("XObject",t));if(n instanceof U.Z6&&(0,U.Eo)(this.
document.resolve(n.dict.get("Subtype")),"Image")){const{from:i,to:o}=this.tracing,{matrix:d,clip:p}=e.states.current;this.trace.images.push({stream:e.stream,from:i,
to:o,image:n,matrix:d,clip:p,after:this.trace.glyphs})}return super.draws(t,e)}noteList(t,e){const{operator:n,content:i}=t;if(n!=="BDC"&&n!=="DP"||!i.subarray(t.
startOf(1),t.endOf(1)).some((C,W)=>W>1&&(C===40||C===60)))return;const o=t.value(1),d=Buffer.from(i.subarray(t.startOf(0),t.endOf(0))).toString("latin1"),{from:p,
to:_}=this.tracing;(0,U.Zm)(o)&&this.trace.lists.push({stream:e,tag:d,operator:n,from:p,to:_,dict:o})}async readForm(t,e,n){this.trace.contents.set(n.stream,t);
const{current:i}=n.states,o=this.visible&&(0,M.b0)(this.document,e.dict.get("BBox"));o&&(i.clip=c(i.clip,f(i.matrix,o))),await super.readForm(t,e,n)}}function s(r){
const{content:t}=r,e=r.count>0?r.startOf(0):r.dataStart;return Buffer.from(t.buffer,t.byteOffset,t.length).lastIndexOf("BI",e)}function f(r,t){const[e,n,i,o]=(0,A.
zl)(r,t);return{x:e,y:n,width:i-e,height:o-n}}function c(r,t){const[e,n]=[Math.max(r.x,t.x),Math.max(r.y,t.y)],i=Math.min(r.x+r.width,t.x+t.width),o=Math.min(r.
y+r.height,t.y+t.height);return{x:e,y:n,width:Math.max(i-e,0),height:Math.max(o-n,0)}}}),58006:((X,N,m)=>{m.d(N,{n:()=>I});var U=m(81679),B=m(45599);const K=["D\
ecodeParms","F","FFilter","FDecodeParms","DL"];function I(F,A,{compress:M}){const w=new B.Bi(F.dict);M?w.set("Filter",(0,B.UU)("FlateDecode")):w.delete("Filter");
for(const x of K)w.delete(x);return new B.Z6(w,M?(0,U.Kc)(A):A)}})};
