"use strict";exports.id=7178,exports.ids=[7178],exports.modules={21115:((X,B,g)=>{g.d(B,{HC:()=>b,dK:()=>C,ee:()=>L});const C={rdf:"http://www.w3.org/1999/02/22-rdf-syntax-n\
s#",xml:"http://www.w3.org/XML/1998/namespace",dc:"http://purl.org/dc/elements/1.1/",xmp:"http://ns.adobe.com/xap/1.0/",xmpMM:"http://ns.adobe.com/xap/1.0/mm/",
pdf:"http://ns.adobe.com/pdf/1.3/",pdfaid:"http://www.aiim.org/pdfa/ns/id/",pdfuaid:"http://www.aiim.org/pdfua/ns/id/",pdfxid:"http://www.npes.org/pdfx/ns/id/",
pdfx:"http://ns.adobe.com/pdfx/1.3/",pdfaExtension:"http://www.aiim.org/pdfa/ns/extension/",pdfaSchema:"http://www.aiim.org/pdfa/ns/schema#",pdfaProperty:"http:\
//www.aiim.org/pdfa/ns/property#",fx:"urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#",pdfe:"http://www.aiim.org/pdfe/ns/id/",pdfvtid:"http://www.npes.org/\
pdfvt/ns/id/",xfa:"http://www.xfa.org/schema/xfa-data/1.0/",ds:"http://www.w3.org/2000/09/xmldsig#"},A=new Map(Object.entries(C));class L{uris=new Map;declared=[];known=new Map;enter(x){
let y;for(const{name:D,value:I}of x){if(!b(D))continue;const S=D.slice(6),K=this.uris.get(S);K?K.push(I):this.uris.set(S,[I]),(y??=[]).push(S)}this.declared.push(
y??W),y&&this.known.clear()}leave(){const x=this.declared.pop()??W;for(const y of x)this.uris.get(y).pop();x.length>0&&this.known.clear()}declares(x){return(this.
uris.get(M(x))?.length??0)>0}ofElement(x){let y=this.known.get(x);if(!y){const D=M(x),I=this.uris.get(D)?.at(-1)??A.get(D)??"";this.known.size===v&&this.known.clear(),
this.known.set(x,y={namespace:I,local:x.slice(x.indexOf(":")+1)})}return y}ofAttribute(x){return x.includes(":")?this.ofElement(x):{namespace:"",local:x}}}const b=O=>O===
"xmlns"||O.startsWith("xmlns:"),W=[],v=1e3,M=O=>O.slice(0,Math.max(O.indexOf(":"),0))}),3907:((X,B,g)=>{g.d(B,{Rt:()=>S,X:()=>k,km:()=>b,ol:()=>A,xK:()=>I});var C=g(
78157);const A=200,L=1e4;async function b(_,l,s){const a=new W(_);for(let p=a.next();p;p=a.next()){if(s(p))return"left";const E=l.step((p.to-p.from)*4+50);E&&await E}
return a.hasDocumentType?"document type":a.malformed?"malformed":"well-formed"}class W{text;malformed=!1;hasDocumentType=!1;at=0;constructor(l){this.text=l}next(){
const{text:l,at:s}=this;if(s>=l.length)return;if(l.charCodeAt(s)!==v)return this.characters(s,this.nextTag(s));if(l.startsWith("<!--",s))return this.other(s,"--\
>",4);if(l.startsWith("<?",s))return this.other(s,"?>",2);if(l.startsWith("<![CDATA[",s)){const p=l.indexOf("]]>",s);return p<0?this.end():(this.at=p+3,{kind:"t\
ext",text:l.slice(s+9,p),from:s,to:this.at})}return l.startsWith("<!",s)?(this.hasDocumentType=l.startsWith("<!DOCTYPE",s),this.end()):(l.charCodeAt(s+1)===O?this.
endTag(s):this.startTag(s))??this.fault(s,this.nextTag(s+1))}other(l,s,a){const p=this.text.indexOf(s,l+a);return p<0?this.end():(this.at=p+s.length,{kind:"othe\
r",from:l,to:this.at})}endTag(l){const s=this.name(l+2),a=this.blanks(s);if(!(s===l+2||this.text.charCodeAt(a)!==M))return this.at=a+1,{kind:"end",name:this.text.
slice(l+2,s),from:l,to:this.at}}startTag(l){const{text:s}=this,a=this.name(l+1);if(a===l+1)return;const p=s.slice(l+1,a),E=[];for(let P=a;;){const h=this.blanks(
P),n=s.charCodeAt(h);if(n===M||n===O&&s.charCodeAt(h+1)===M)return this.at=n===M?h+1:h+2,{kind:n===M?"start":"empty",name:p,attributes:E,from:l,to:this.at};const d=this.
name(h),f=this.blanks(d),r=this.blanks(f+1),t=s[r];if(h===P||d===h||s[f]!=="="||t!=='"'&&t!=="'")return;const e=s.indexOf(t,r+1),i=s.slice(r+1,Math.max(e,r+1)),
o=i.includes("<")?void 0:y(i);if(e<0||o===void 0||E.length>=L)return;E.push({name:s.slice(h,d),value:o,from:h,to:e+1}),P=e+1}}characters(l,s){const a=y(this.text.
slice(l,s));return a===void 0?this.fault(l,s):(this.at=s,{kind:"text",text:a,from:l,to:s})}nextTag(l){const s=this.text.indexOf("<",l);return s<0?this.text.length:
s}fault(l,s){return this.malformed=!0,this.at=s,{kind:"other",from:l,to:s}}end(){this.malformed=!0,this.at=this.text.length}blanks(l){const{text:s}=this;for(;;){
const a=s.charCodeAt(l);if(a!==32&&a!==9&&a!==10&&a!==13)return l;l++}}name(l){const{text:s}=this;for(;l<s.length;l++){const a=s.charCodeAt(l);if(a<=32||a===O||
a===M||a===v||a===61||a===34||a===39)break}return l}}const[v,M,O]=[60,62,47],x=new Map([["amp","&"],["lt","<"],["gt",">"],["quot",'"'],["apos","'"]]);function y(_){
if(!_.includes("&"))return _;const l=[];let s=0;for(let a=_.indexOf("&");a>=0;a=_.indexOf("&",s)){const p=_.indexOf(";",a);if(p<0||p-a>12)return;const E=_.slice(
a+1,p),P=x.get(E)??D(E);if(P===void 0)return;l.push(_.slice(s,a),P),s=p+1}return l.push(_.slice(s)),l.join("")}function D(_){const l=/^#(?:x([\dA-Fa-f]+)|(\d+))$/.
exec(_),s=l?parseInt(l[1]??l[2],l[1]===void 0?10:16):-1;return s>0&&s<=1114111&&!(s>=55296&&s<=57343)?String.fromCodePoint(s):void 0}function I(_){const[l,s,a,p]=_;
if(l===0&&s===0&&(a===254||a===0)||l===255&&s===254&&a===0&&p===0)return U(_);if(l===254&&s===255||l===0&&s===60)return N(new TextDecoder("utf-16be").decode(_));
if(l===255&&s===254||l===60&&s===0)return N(new TextDecoder("utf-16le").decode(_));const E=new TextDecoder().decode(_);return N(E.includes("�")?Buffer.from(_).
toString("latin1"):E)}function S(_){if(_[0]===0||_[1]===0||_[0]===254||_[0]===255)return I(_);const s=(0,C.bS)(_).toString("latin1",0,K),a=z.exec(s)?.[1]?.toLowerCase()??
"utf-8";if(G.has(a))try{return new TextDecoder(a,{fatal:!0}).decode(_)}catch{return}}const K=200,z=/^(?:\xef\xbb\xbf)?<\?xml\s[^>]*?encoding\s*=\s*["']([\w.-]+)["']/,
G=new Set(["utf-8","utf8","us-ascii","iso-8859-1","iso-8859-15","windows-1252"]),N=_=>_.startsWith("\uFEFF")?_.slice(1):_;function U(_){const l=new DataView(_.buffer,
_.byteOffset,_.byteLength),s=_[0]!==0,a=[];for(let p=0;p+4<=_.length;p+=4){const E=l.getUint32(p,s);if(E>1114111)return;a.push(String.fromCodePoint(E))}return N(
a.join(""))}const k=_=>_.replaceAll("&","&amp;").replaceAll("<","&lt;").replaceAll(">","&gt;").replaceAll('"',"&quot;")}),86537:((X,B,g)=>{g.d(B,{l1:()=>s,wS:()=>E,
EF:()=>P});var C=g(45657),A=g(36211),L=g(36078),b=g(74135),W=g(79627),v=g(27077);class M{points=0;countPoint(){return this.points++,this.points<v.y?!1:(this.points=
0,!0)}}function*O(h,n){const d=new M;let f=h;for(const r of n){const t=[];for(const e of f)yield*x(e,r,t,d);f=t}return f}function*x(h,{x:n,y:d,width:f,height:r},t,e){
const i=([w])=>n-w,o=([w])=>w-n-f,c=([,w])=>d-w,u=([,w])=>w-d-r,m=w=>T=>-w(T);for(const w of[i,o,c,u])if(yield*y(h,w,e)){t.push(h);return}for(const w of[[i],[o],
[m(i),m(o),c],[m(i),m(o),u]]){const T=yield*K(h,w,e);T.length>2&&t.push(T)}}function*y(h,n,d){d.countPoint()&&(yield v.Yz);for(const f of h){if(n(f)<0)return!1;
d.countPoint()&&(yield v.Yz)}return!0}function*D(h,{x:n,y:d,width:f,height:r},t){const i=yield*K(h,[([c])=>c-n,([c])=>n+f-c,([,c])=>c-d,([,c])=>d+r-c],t);let o=0;
for(const[c,[u,m]]of i.entries()){const[w,T]=i[(c+1)%i.length];o+=u*T-w*m,t.countPoint()&&(yield v.Yz)}return Math.abs(o)>S}function*I(h,n,d){for(let f=0;f<h.length;f++){
if(f>0&&U(h[f-1],h[f],n))return!0;d.countPoint()&&(yield v.Yz)}return!1}const S=.01;function*K(h,n,d){let f=h;for(const r of n){const t=[];for(let e=0;e<f.length;e++){
const[i,o]=[f[e],f[(e+1)%f.length]],[c,u]=[r(i),r(o)];c>=0&&t.push(i),c>0!=u>0&&c!==u&&t.push(z(i,o,c/(c-u))),d.countPoint()&&(yield v.Yz)}f=t}return f}const z=([
h,n],[d,f],r)=>[h+(d-h)*r,n+(f-n)*r];function*G(h,n){const d=new M;let f=h;for(const r of n){const t=[];for(const e of f)yield*N(e,r,t,d);f=t}return f}function*N(h,n,d,f){
let r=[];for(let t=1;t<h.length;t++){f.countPoint()&&(yield v.Yz);const[e,i]=[h[t-1],h[t]],o=U(e,i,n);if(r.length===0&&!(o&&o[0]<=0)&&r.push(e),!o){r.push(i);continue}
o[0]>0&&r.push(z(e,i,o[0])),r.length>1&&d.push(r),r=o[1]<1?[z(e,i,o[1]),i]:[]}r.length>1&&d.push(r)}function U([h,n],[d,f],{x:r,y:t,width:e,height:i}){let[o,c]=[
0,1];for(const[u,m]of[[h-d,h-r],[d-h,r+e-h],[n-f,n-t],[f-n,t+i-n]])if(u===0){if(m<0)return}else u<0?o=Math.max(o,m/u):c=Math.min(c,m/u);return o<c?[o,c]:void 0}
const k=24,_=.5,l=200;class s{boxOnly;outline=b.gF;constructor(n=!1){this.boxOnly=n}parts=[];built=[];texts=[];clip="";last=[0,0];build(n,d,f){const{operator:r}=n;
if(r==="W"||r==="W*")this.clip=r;else if(!A.Rl.has(r))return!1;if(this.built.push([f,n.end]),this.boxOnly)return this.outline=(0,b.kO)(this.outline,(0,W.W)(n,d)),
!0;this.texts.push(Buffer.from(n.content.subarray(f,n.end)).toString("latin1"));const t=e=>(0,b.Gd)(d,n.number(e)||0,n.number(e+1)||0);switch(r){case"m":this.begin(
t(0));break;case"l":this.line(t(0));break;case"c":this.curve(t(0),t(2),t(4));break;case"v":this.curve(this.last,t(0),t(2));break;case"y":this.curve(t(0),t(2),t(
2));break;case"h":this.close();break;case"re":this.rectangle(n,d)}return!0}get box(){const[n,d,f,r]=this.outline;return n>f?void 0:{x:n,y:d,width:f-n,height:r-d}}get clips(){
return this.clip!==""}forget(){this.parts=[],this.outline=b.gF,this.built=[],this.texts=[],this.clip=""}get pieces(){return this.built}touched(n,d,f,r){const{box:t}=this;
if(!t)return[];const e=A.lJ.get(d).strokes?a(f,r):0;return n.filter(i=>P(t,E(i,e)))}*without(n,d,f,r){const t=A.lJ.get(d),e=[];if(t.fill){const i=yield*O(this.parts.
map(({points:o})=>o),n);for(const o of i)e.push(`${yield*p(o,f)} h`);i.length>0&&e.push(t.fill==="even-odd"?"f*":"f")}if(t.strokes){const i=a(f,r),o=yield*G(this.
linesFor(d),n.map(c=>E(c,i)));for(const c of o)e.push(yield*p(c,f));o.length>0&&e.push("S")}return this.clips&&((0,C.RZ)(e,this.texts),e.push("n")),e.join(`
`)}*reaches(n,d){const{fill:f,strokes:r}=A.lJ.get(d),t=r?this.linesFor(d):[],e=new M;for(const i of n.map(o=>E(o,-_)))if(i.width>0&&i.height>0){if(f){for(const{
points:o}of this.parts)if(yield*D(o,i,e))return!0}for(const o of t)if(yield*I(o,i,e))return!0}return!1}linesFor(n){const{closes:d}=A.lJ.get(n);return this.parts.
map(({points:f,isClosed:r})=>r||d?[...f,f[0]]:f)}enclose([n,d]){const[f,r,t,e]=this.outline;(n<f||n>t||d<r||d>e)&&(this.outline=[Math.min(f,n),Math.min(r,d),Math.
max(t,n),Math.max(e,d)])}begin(n){this.parts.push({points:[n],isClosed:!1}),this.enclose(n),this.last=n}line(n){const d=this.parts.at(-1);(!d||d.isClosed)&&this.
begin(this.last),this.parts.at(-1).points.push(n),this.enclose(n),this.last=n}curve(n,d,f){const r=this.last;for(let t=1;t<=k;t++)this.line((0,b.xk)(r,n,d,f,t/k))}close(){
const n=this.parts.at(-1);n&&(n.isClosed=!0,this.last=n.points[0])}rectangle(n,d){const[f,r,t,e]=[0,1,2,3].map(i=>n.number(i)||0);this.begin((0,b.Gd)(d,f,r)),this.
line((0,b.Gd)(d,f+t,r)),this.line((0,b.Gd)(d,f+t,r+e)),this.line((0,b.Gd)(d,f,r+e)),this.close()}}function a(h,n){const d=Math.sqrt(Math.abs(h[0]*h[3]-h[1]*h[2]));
return Math.max(n*d/2,_)}function*p(h,n){const d=(0,b.DI)(n),f=[];for(const[r,[t,e]]of h.entries())f.push(`${(0,L.AY)((0,b.Gd)(d,t,e))} ${r===0?"m":"l"}`),r%v.y===
v.y-1&&(yield v.Yz);return yield h.length*l,f.join(" ")}const E=({x:h,y:n,width:d,height:f},r)=>({x:h-r,y:n-r,width:d+2*r,height:f+2*r}),P=(h,n)=>h.x<n.x+n.width&&
n.x<h.x+h.width+Number.MIN_VALUE&&h.y<n.y+n.height&&n.y<h.y+h.height+Number.MIN_VALUE}),71157:((X,B,g)=>{g.d(B,{Cn:()=>L,jY:()=>b,wX:()=>W});var C=g(74135),A=g(
86537);class L{images=[];cuts=new Map;touched=new Set;cropped=new Set;croppedPaint=new Map;seenPaint=new Set;unseen=[];undivided=new Set;isPaintedIn=!1;shown=[];lists=[];contents=new Map;groups=[];glyphs=0;isPartial=!1;paint(M,O,x,y){
const D=`${M} ${O}`;x?M>0&&this.seenPaint.add(D):this.croppedPaint.set(D,{stream:M,cuts:y()})}cut(M,O){const x=this.cuts.get(M);x?x.push(O):this.cuts.set(M,[O])}areUnseen(M,O){
let x=1/0;for(const y of M){if(this.isUnseen(y))return!0;x=Math.min(x,y)}return this.images.some(y=>y.after>x&&(0,A.EF)(this.boxOf(y),O))}boxes=new Map;boxOf(M){
let O=this.boxes.get(M);return O||this.boxes.set(M,O=b(M.matrix)),O}isUnseen(M){const{unseen:O}=this;let x=0;for(let y=O.length;x<y;){const D=x+y>>1;O[D][1]<=M?
x=D+1:y=D}return x<O.length&&O[x][0]<=M}shownAt(M){const{shown:O}=this;let x=0;for(let y=O.length-1;x<y;){const D=x+y+1>>1;O[D].first<=M?x=D:y=D-1}return O[x]}}
function b(v){const[M,O,x,y]=(0,C.zl)(v,[0,0,1,1]);return{x:M,y:O,width:x-M,height:y-O}}const W=v=>-1-v}),47212:((X,B,g)=>{g.d(B,{Bc:()=>G,C7:()=>N,FU:()=>_,PC:()=>z,
Wz:()=>K});var C=g(74135),A=g(6057),L=g(75444),b=g(58971),W=g(87141),v=g(12657),M=g(31095),O=g(36502),x=g(98689),y=g(18930),D=g(71157),I=g(68096);const S=1e9;class K{document;texts;constructor(s){
this.document=s,this.texts=new y.X(s)}async shown(s,a){return this.read(s,new O.z(this.document),!0,a)}async all(s,a){return this.read(s,new I.R8(this.document),
!1,a)}async cropped(s){const a=(0,A.iw)(this.document,s),{width:p,height:E}=(0,C.iN)(a),P={x:0,y:0,width:p*a.userUnit,height:E*a.userUnit};return{...await this.
read(s,new I.R8(this.document),!1,[],P),visible:P}}async read(s,a,p,E,P){const{document:h}=this,n=(0,A.iw)(h,s),d=(0,W.y)(n),{width:f,height:r}=(0,C.iN)(n),t={width:f*
n.userUnit,height:r*n.userUnit},{builder:e,trace:i,reader:o}=this.reading(a,t,p,E,P),c=new b.X(h),u=new M.H(h,h.dict(h.pages.attribute(s,"Resources"))),m=await c.
page(s);i.contents.set(0,m),await o.page(m,u,(0,I.nk)(d));for(const w of(0,L.bD)(h,s,n.rotation,a))await o.form(w.form,(0,L.RZ)(h),(0,I.nk)((0,C.lw)(w.matrix,d)));
return this.finish(s,e,i,t)}async stream(s,a){const{document:p}=this,E={width:S,height:S},{builder:P,trace:h,reader:n}=this.reading(new I.R8(p),E,!1,[]);return h.
contents.set(0,s),await n.page(s,new M.H(p,p.dict(a),(0,L.RZ)(p)),(0,I.nk)([1,0,0,-1,0,0])),this.finish(-1,P,h,E)}reading(s,{width:a,height:p},E,P,h){const{document:n}=this,
d=new x.g(E?a:S,E?p:S,0,!0);d.isEndless=!E;const f=new D.Cn,r=new v.y(n.job),t=new I.sE(n,new b.X(n),s,r,d,f,E,P,h);return{builder:d,trace:f,reader:t}}async finish(s,a,p,E){
const P=await this.texts.assemble(s,a,E,{usesElementTexts:!1});return a.leavesOut&&(p.isPartial=!0),{page:P,trace:p}}}function z(l,s,a,p,E){for(const{first:P,count:h}of s.
letters(a,p))G(l,P,h,E)}function G({page:l,trace:s},a,p,E){const{glyphs:P}=l.found.edges;for(let h=a;h<a+p;h++)U(s,P[h],E)}function N({trace:l},s){for(const a of l.
touched)U(l,a,s)}function U(l,s,a){if(s>=0)a.add(s);else for(const[p,E]of l.groups[(0,D.wX)(s)])for(let P=p;P<E;P++)a.add(P)}const k=100;async function _({page:l,
trace:s},a,p){for(const[P,h]of l.found.edges.joined){const n=p.step(k);n&&await n,a.has(P)&&U(s,h,a),a.has(h)&&U(s,P,a)}if(a.size===0)return;const E=new Set;for(const P of a){
E.add(s.shownAt(P));const h=p.step(k);h&&await h}for(const{first:P,elements:h,font:n}of E){let d=-1,f=!0,r=P;for(const t of h){if(typeof t=="number")continue;for(const{
text:i}of n.glyphs(t)){if(a.has(r)){if(f&&d>=0)for(let o=d+1;o<r;o++)a.add(o);d=r,f=!0}else i.trim()!==""&&(f=!1);r++}const e=p.step(t.length*k);e&&await e}}}}),
68096:((X,B,g)=>{g.d(B,{R8:()=>z,TO:()=>n,nk:()=>s,sE:()=>h,zT:()=>f});var C=g(45599),A=g(85008),L=g(4745),b=g(63181),W=g(4186),v=g(74135),M=g(6057),O=g(97748),
x=g(93059),y=g(36211),D=g(86537),I=g(36502),S=g(27077),K=g(71157);class z extends I.z{isOff(){return!1}}class G{builder;trace;areas;pace;next=0;group=-1;listed;constructor(t,e,i,o){
this.builder=t,this.trace=e,this.areas=i,this.pace=o}seen;glyph(t,e,i,o,c){const u=this.group<0?this.next++:this.listed?.[this.next++]??(0,K.wX)(this.group);this.
builder.edges.glyph=u,this.seen&&!(0,D.EF)((0,D.wS)(U(t,i,o,c),N*t.size),this.seen)&&this.trace.cropped.add(u),this.areas.length>0&&this.touch(u,t,i,o,c),this.builder.
glyph(t,e,i,o,c)}touch(t,e,i,o,c){const u=U(e,i,o,c);this.pace.add(this.areas.length*E),this.areas.some(m=>(0,D.EF)(u,m))&&this.trace.touched.add(t)}}const N=1;
function U({font:r,frame:t,size:e},i,o,c){const[u,m]=t.vertical?[.5,.5]:[r.ascent,-r.descent];return(0,W.L)(t,Math.min(i,o),Math.max(i,o),c-u*e,c+m*e)}class k extends G{space(){
this.builder.space()}}const _=4,l=new Set([3,7]),s=r=>({...(0,O.ue)(r),lineWidth:1,isTransparent:!1,clip:{x:-1e9,y:-1e9,width:2e9,height:2e9}});class a extends b.
C{numbering;trace;visible;from=0;to=0;operator="";stream=0;open;replacing=[];replacedTexts=[];constructor(t,e,i,o){super(t,e),this.numbering=t,this.trace=i,this.
visible=o}begin(t,e,i){super.begin(t,e,i);const{stream:o,operator:c,from:u,to:m,trace:w}=this,{size:T,charSpace:R,wordSpace:F,stretch:j}=t,Y=w.glyphs;this.open=
{stream:o,operator:c,from:u,to:m,elements:[],font:e,size:T,charSpace:R,wordSpace:F,stretch:j,first:Y,count:0},w.shown.push(this.open)}show(t,e,i,o){const{trace:c,
numbering:u}=this,m=this.open,w=e.font.glyphs(t),T=w.length;(l.has(e.mode)||e.isTransparent)&&c.unseen.push([c.glyphs,c.glyphs+T]),m.elements.push(t),m.count+=T;
const R=c.glyphs;if(c.glyphs+=T,o){this.replacing.push([R,c.glyphs]);for(const{text:F}of w)this.replacedTexts.push(F)}(o!==void 0||i)&&(c.isPartial=!0),u.next=R,
u.seen=this.visible&&e.mode<_?f(e.clip,this.visible):void 0,super.show(t,e,i,o),!o&&u.next!==c.glyphs&&(c.isPartial=!0)}adjust(t){super.adjust(t),this.open.elements.
push(t)}replaced(t,e){const{numbering:i,replacing:o,replacedTexts:c}=this;([...e].length===c.length||c.join("")===e)&&(i.listed=o.flatMap(([m,w])=>Array.from({length:w-
m},(T,R)=>m+R))),i.group=this.trace.groups.push(o)-1,i.next=0,this.replacing=[],this.replacedTexts=[],super.replaced(t,e),i.group=-1,i.listed=void 0}}const p=10,
E=4,P=50;class h extends L.p{trace;areas;visible;tracing;path;constructor(t,e,i,o,c,u,m,w=[],T){const R=m?k:G,F=new R(c,u,w,t.job.pace),j=new a(F,o,u,T);super(t,
e,j,i),this.trace=u,this.areas=w,this.visible=T,this.tracing=j,this.path=new D.l1(w.length===0)}take(t,e){const{tracing:i}=this;if(i.stream=e.stream,i.operator=
t.operator,i.from=t.start,i.to=t.end,t.count>1&&t.kind(1)===A.q$&&this.noteList(t,e.stream),this.areas.length>0||this.visible){if(this.path.build(t,e.states.current.
matrix,t.start))return;if(y.lJ.has(t.operator))return this.paints(t,e);this.shades(t,e)}return t.operator==="BI"?this.noteInline(t,e):t.operator==="gs"&&this.follow(
t.name(0),e),super.take(t,e)}follow(t,{scope:e,states:i}){const o=t===void 0?void 0:this.document.dict(e.find("ExtGState",t)),[c,u]=["ca","LW"].map(m=>this.document.
resolve(o?.get(m)));typeof c=="number"&&(i.current.isTransparent=c===0),typeof u=="number"&&(i.current.lineWidth=u)}shades(t,{states:e,stream:i}){const{operator:o}=t,
{trace:c,areas:u,visible:m}=this,w=e.current,{from:T,to:R}=this.tracing;o==="w"&&(w.lineWidth=t.number(0)||0),o==="sh"&&(u.some(F=>(0,D.EF)(w.clip,F))&&c.undivided.
add("a shading"),m&&c.paint(i,T,(0,D.EF)(w.clip,m),()=>[{from:T,to:R,text:""}]))}paints(t,{states:e,stream:i}){const{path:o,areas:c}=this,u=e.current,{operator:m}=t;
if(m!=="n"){this.visible&&this.crop(t,u,i,t.start),this.document.job.pace.add(c.length*E);const w=o.touched(c,m,u.matrix,u.lineWidth);if(w.length>0)return this.
cutPath(m,w,u,i).then(()=>this.endPath(u))}this.endPath(u)}endPath(t){const{box:e,clips:i}=this.path;i&&e&&(t.clip=f(t.clip,e)),this.path.forget()}async cutPath(t,e,i,o){
const{path:c,trace:u}=this,{pace:m}=this.document.job,{from:w,to:T}=this.tracing,R=await(0,S.k6)(c.without(e,t,i.matrix,i.lineWidth),m);await(0,S.k6)(c.reaches(
e,t),m)&&(u.isPaintedIn=!0);for(const[F,j]of c.pieces)u.cut(o,{from:F,to:j,text:""});u.cut(o,{from:w,to:T,text:R}),m.add(c.pieces.length*P)}crop(t,e,i,o){const{
path:c,trace:u,visible:m}=this,[w,T,R,F]=e.matrix,j=p*e.lineWidth*Math.max(Math.hypot(w,T),Math.hypot(R,F))+1;if(!c.box)return;const Y=(0,D.EF)((0,D.wS)(c.box,j),
f(e.clip,m));u.paint(i,o,Y,()=>[...c.clips?[]:c.pieces.map(([$,H])=>({from:$,to:H,text:""})),{from:o,to:t.end,text:c.clips?"n":""}])}noteInline(t,{states:e,stream:i,
scope:o}){const c=(0,x.n)(t);if(!c)return;const u=c.dict.get("ColorSpace"),m=u instanceof C.SX?o.find("ColorSpace",u.text):void 0;m!==void 0&&c.dict.set("ColorS\
pace",m);const{to:w}=this.tracing,{matrix:T,clip:R}=e.current;this.trace.images.push({stream:i,from:n(t),to:w,image:c,matrix:T,clip:R,after:this.trace.glyphs})}draws(t,e){
const i=t===void 0?null:this.document.resolve(e.scope.find("XObject",t));if(i instanceof C.Z6&&(0,C.Eo)(this.document.resolve(i.dict.get("Subtype")),"Image")){const{
from:o,to:c}=this.tracing,{matrix:u,clip:m}=e.states.current;this.trace.images.push({stream:e.stream,from:o,to:c,image:i,matrix:u,clip:m,after:this.trace.glyphs})}
return super.draws(t,e)}noteList(t,e){const{operator:i,content:o}=t;if(i!=="BDC"&&i!=="DP"||!o.subarray(t.startOf(1),t.endOf(1)).some((T,R)=>R>1&&(T===40||T===60)))
return;const c=t.value(1),u=Buffer.from(o.subarray(t.startOf(0),t.endOf(0))).toString("latin1"),{from:m,to:w}=this.tracing;(0,C.Zm)(c)&&this.trace.lists.push({stream:e,
tag:u,operator:i,from:m,to:w,dict:c})}async readForm(t,e,i){this.trace.contents.set(i.stream,t);const{current:o}=i.states,c=this.visible&&(0,M.b0)(this.document,
e.dict.get("BBox"));c&&(o.clip=f(o.clip,d(o.matrix,c))),await super.readForm(t,e,i)}}function n(r){const{content:t}=r,e=r.count>0?r.startOf(0):r.dataStart;return Buffer.
from(t.buffer,t.byteOffset,t.length).lastIndexOf("BI",e)}function d(r,t){const[e,i,o,c]=(0,v.zl)(r,t);return{x:e,y:i,width:o-e,height:c-i}}function f(r,t){const[
e,i]=[Math.max(r.x,t.x),Math.max(r.y,t.y)],o=Math.min(r.x+r.width,t.x+t.width),c=Math.min(r.y+r.height,t.y+t.height);return{x:e,y:i,width:Math.max(o-e,0),height:Math.
max(c-i,0)}}}),58006:((X,B,g)=>{g.d(B,{n:()=>b});var C=g(81679),A=g(45599);const L=["DecodeParms","F","FFilter","FDecodeParms","DL"];function b(W,v,{compress:M}){
const O=new A.Bi(W.dict);M?O.set("Filter",(0,A.UU)("FlateDecode")):O.delete("Filter");for(const x of L)O.delete(x);return new A.Z6(O,M?(0,C.Kc)(v):v)}})};
