"use strict";exports.id=7178,exports.ids=[7178],exports.modules={79627:((G,K,E)=>{E.d(K,{W:()=>W});var A=E(74135);function W(U,C){const B=Array.from({length:U.count},(M,w)=>U.
number(w)||0);if(U.operator==="re"){const[M=0,w=0,_=0,P=0]=B;return(0,A.zl)(C,[M,w,M+_,w+P])}const I=[];for(let M=0;M+1<B.length;M+=2)I.push((0,A.Gd)(C,B[M],B[M+
1]));return(0,A.$L)(I)}}),43496:((G,K,E)=>{E.d(K,{HC:()=>C,dK:()=>A,ee:()=>U});const A={rdf:"http://www.w3.org/1999/02/22-rdf-syntax-ns#",xml:"http://www.w3.org\
/XML/1998/namespace",dc:"http://purl.org/dc/elements/1.1/",xmp:"http://ns.adobe.com/xap/1.0/",xmpMM:"http://ns.adobe.com/xap/1.0/mm/",pdf:"http://ns.adobe.com/p\
df/1.3/",pdfaid:"http://www.aiim.org/pdfa/ns/id/",pdfuaid:"http://www.aiim.org/pdfua/ns/id/",pdfxid:"http://www.npes.org/pdfx/ns/id/",pdfx:"http://ns.adobe.com/\
pdfx/1.3/",pdfaExtension:"http://www.aiim.org/pdfa/ns/extension/",pdfaSchema:"http://www.aiim.org/pdfa/ns/schema#",pdfaProperty:"http://www.aiim.org/pdfa/ns/pro\
perty#",fx:"urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#",pdfe:"http://www.aiim.org/pdfe/ns/id/",pdfvtid:"http://www.npes.org/pdfvt/ns/id/",xfa:"http://\
www.xfa.org/schema/xfa-data/1.0/",ds:"http://www.w3.org/2000/09/xmldsig#"},W=new Map(Object.entries(A));class U{uris=new Map;declared=[];known=new Map;enter(_){
let P;for(const{name:y,value:L}of _){if(!C(y))continue;const F=y.slice(6),N=this.uris.get(F);N?N.push(L):this.uris.set(F,[L]),(P??=[]).push(F)}this.declared.push(
P??B),P&&this.known.clear()}leave(){const _=this.declared.pop()??B;for(const P of _)this.uris.get(P).pop();_.length>0&&this.known.clear()}declares(_){return(this.
uris.get(M(_))?.length??0)>0}ofElement(_){let P=this.known.get(_);if(!P){const y=M(_),L=this.uris.get(y)?.at(-1)??W.get(y)??"";this.known.size===I&&this.known.clear(),
this.known.set(_,P={namespace:L,local:_.slice(_.indexOf(":")+1)})}return P}ofAttribute(_){return _.includes(":")?this.ofElement(_):{namespace:"",local:_}}}const C=w=>w===
"xmlns"||w.startsWith("xmlns:"),B=[],I=1e3,M=w=>w.slice(0,Math.max(w.indexOf(":"),0))}),3907:((G,K,E)=>{E.d(K,{X:()=>N,km:()=>U,ol:()=>A,xK:()=>y});const A=200,
W=1e4;async function U(O,f,r){const g=new C(O);for(let T=g.next();T;T=g.next()){if(r(T))return"left";const u=f.step((T.to-T.from)*4+50);u&&await u}return g.hasDocumentType?
"document type":g.malformed?"malformed":"well-formed"}class C{text;malformed=!1;hasDocumentType=!1;at=0;constructor(f){this.text=f}next(){const{text:f,at:r}=this;
if(r>=f.length)return;if(f.charCodeAt(r)!==B)return this.characters(r,this.nextTag(r));if(f.startsWith("<!--",r))return this.other(r,"-->",4);if(f.startsWith("<\
?",r))return this.other(r,"?>",2);if(f.startsWith("<![CDATA[",r)){const T=f.indexOf("]]>",r);return T<0?this.end():(this.at=T+3,{kind:"text",text:f.slice(r+9,T),
from:r,to:this.at})}return f.startsWith("<!",r)?(this.hasDocumentType=f.startsWith("<!DOCTYPE",r),this.end()):(f.charCodeAt(r+1)===M?this.endTag(r):this.startTag(
r))??this.fault(r,this.nextTag(r+1))}other(f,r,g){const T=this.text.indexOf(r,f+g);return T<0?this.end():(this.at=T+r.length,{kind:"other",from:f,to:this.at})}endTag(f){
const r=this.name(f+2),g=this.blanks(r);if(!(r===f+2||this.text.charCodeAt(g)!==I))return this.at=g+1,{kind:"end",name:this.text.slice(f+2,r),from:f,to:this.at}}startTag(f){
const{text:r}=this,g=this.name(f+1);if(g===f+1)return;const T=r.slice(f+1,g),u=[];for(let e=g;;){const n=this.blanks(e),c=r.charCodeAt(n);if(c===I||c===M&&r.charCodeAt(
n+1)===I)return this.at=c===I?n+1:n+2,{kind:c===I?"start":"empty",name:T,attributes:u,from:f,to:this.at};const o=this.name(n),h=this.blanks(o),a=this.blanks(h+1),
x=r[a];if(n===e||o===n||r[h]!=="="||x!=='"'&&x!=="'")return;const p=r.indexOf(x,a+1),m=r.slice(a+1,Math.max(p,a+1)),t=m.includes("<")?void 0:_(m);if(p<0||t===void 0||
u.length>=W)return;u.push({name:r.slice(n,o),value:t,from:n,to:p+1}),e=p+1}}characters(f,r){const g=_(this.text.slice(f,r));return g===void 0?this.fault(f,r):(this.
at=r,{kind:"text",text:g,from:f,to:r})}nextTag(f){const r=this.text.indexOf("<",f);return r<0?this.text.length:r}fault(f,r){return this.malformed=!0,this.at=r,{
kind:"other",from:f,to:r}}end(){this.malformed=!0,this.at=this.text.length}blanks(f){const{text:r}=this;for(;;){const g=r.charCodeAt(f);if(g!==32&&g!==9&&g!==10&&
g!==13)return f;f++}}name(f){const{text:r}=this;for(;f<r.length;f++){const g=r.charCodeAt(f);if(g<=32||g===M||g===I||g===B||g===61||g===34||g===39)break}return f}}
const[B,I,M]=[60,62,47],w=new Map([["amp","&"],["lt","<"],["gt",">"],["quot",'"'],["apos","'"]]);function _(O){if(!O.includes("&"))return O;const f=[];let r=0;for(let g=O.
indexOf("&");g>=0;g=O.indexOf("&",r)){const T=O.indexOf(";",g);if(T<0||T-g>12)return;const u=O.slice(g+1,T),e=w.get(u)??P(u);if(e===void 0)return;f.push(O.slice(
r,g),e),r=T+1}return f.push(O.slice(r)),f.join("")}function P(O){const f=/^#(?:x([\dA-Fa-f]+)|(\d+))$/.exec(O),r=f?parseInt(f[1]??f[2],f[1]===void 0?10:16):-1;return r>
0&&r<=1114111&&!(r>=55296&&r<=57343)?String.fromCodePoint(r):void 0}function y(O){const[f,r,g,T]=O;if(f===0&&r===0&&(g===254||g===0)||f===255&&r===254&&g===0&&T===
0)return F(O);if(f===254&&r===255||f===0&&r===60)return L(new TextDecoder("utf-16be").decode(O));if(f===255&&r===254||f===60&&r===0)return L(new TextDecoder("ut\
f-16le").decode(O));const u=new TextDecoder().decode(O);return L(u.includes("�")?Buffer.from(O).toString("latin1"):u)}const L=O=>O.startsWith("\uFEFF")?O.slice(
1):O;function F(O){const f=new DataView(O.buffer,O.byteOffset,O.byteLength),r=O[0]!==0,g=[];for(let T=0;T+4<=O.length;T+=4){const u=f.getUint32(T,r);if(u>1114111)
return;g.push(String.fromCodePoint(u))}return L(g.join(""))}const N=O=>O.replaceAll("&","&amp;").replaceAll("<","&lt;").replaceAll(">","&gt;").replaceAll('"',"&\
quot;")}),86537:((G,K,E)=>{E.d(K,{l1:()=>f,wS:()=>g,EF:()=>T});var A=E(45657),W=E(36211),U=E(36078),C=E(74135),B=E(79627);function I(u,{x:e,y:n,width:c,height:o}){
const h=([s])=>e-s,a=([s])=>s-e-c,x=([,s])=>n-s,p=([,s])=>s-n-o,m=s=>i=>-s(i),t=[[h],[a],[m(h),m(a),x],[m(h),m(a),p]];return u.flatMap(s=>[h,a,x,p].some(i=>s.every(
d=>i(d)>=0))?[s]:t.flatMap(i=>{const d=i.reduce((l,D)=>P(l,D),s);return d.length>2?[d]:[]}))}function M(u,{x:e,y:n,width:c,height:o}){const a=[([p])=>p-e,([p])=>e+
c-p,([,p])=>p-n,([,p])=>n+o-p].reduce((p,m)=>P(p,m),u);let x=0;for(const[p,[m,t]]of a.entries()){const[s,i]=a[(p+1)%a.length];x+=m*i-s*t}return Math.abs(x)>_}const w=(u,e)=>u.
some((n,c)=>c>0&&F(u[c-1],n,e)!==void 0),_=.01;function P(u,e){const n=[];for(let c=0;c<u.length;c++){const[o,h]=[u[c],u[(c+1)%u.length]],[a,x]=[e(o),e(h)];a>=0&&
n.push(o),a>0!=x>0&&a!==x&&n.push(y(o,h,a/(a-x)))}return n}const y=([u,e],[n,c],o)=>[u+(n-u)*o,e+(c-e)*o];function L(u,e){const n=[];for(const c of u){let o=[];
for(let h=1;h<c.length;h++){const[a,x]=[c[h-1],c[h]],p=F(a,x,e);if(o.length===0&&!(p&&p[0]<=0)&&o.push(a),!p){o.push(x);continue}p[0]>0&&o.push(y(a,x,p[0])),o.length>
1&&n.push(o),o=p[1]<1?[y(a,x,p[1]),x]:[]}o.length>1&&n.push(o)}return n}function F([u,e],[n,c],{x:o,y:h,width:a,height:x}){let[p,m]=[0,1];for(const[t,s]of[[u-n,
u-o],[n-u,o+a-u],[e-c,e-h],[c-e,h+x-e]])if(t===0){if(s<0)return}else t<0?p=Math.max(p,s/t):m=Math.min(m,s/t);return p<m?[p,m]:void 0}const N=24,O=.5;class f{boxOnly;outline=C.
gF;constructor(e=!1){this.boxOnly=e}parts=[];built=[];texts=[];clip="";last=[0,0];build(e,n,c){const{operator:o}=e;if(o==="W"||o==="W*")this.clip=o;else if(!W.Rl.
has(o))return!1;if(this.built.push([c,e.end]),this.boxOnly)return this.outline=(0,C.kO)(this.outline,(0,B.W)(e,n)),!0;this.texts.push(Buffer.from(e.content.subarray(
c,e.end)).toString("latin1"));const h=a=>(0,C.Gd)(n,e.number(a)||0,e.number(a+1)||0);switch(o){case"m":this.begin(h(0));break;case"l":this.line(h(0));break;case"\
c":this.curve(h(0),h(2),h(4));break;case"v":this.curve(this.last,h(0),h(2));break;case"y":this.curve(h(0),h(2),h(2));break;case"h":this.close();break;case"re":this.
rectangle(e,n)}return!0}get box(){if(this.boxOnly){const[a,x,p,m]=this.outline;return a>p?void 0:{x:a,y:x,width:p-a,height:m-x}}const e=this.parts.flatMap(({points:a})=>a);
if(e.length===0)return;const[n,c]=[e.map(([a])=>a),e.map(([,a])=>a)],[o,h]=[(0,A.YG)(n),(0,A.YG)(c)];return{x:o,y:h,width:(0,A.Kf)(n)-o,height:(0,A.Kf)(c)-h}}get clips(){
return this.clip!==""}forget(){this.parts=[],this.outline=C.gF,this.built=[],this.texts=[],this.clip=""}get pieces(){return this.built}without(e,n,c,o){const h=W.
lJ.get(n),a=Math.sqrt(Math.abs(c[0]*c[3]-c[1]*c[2])),x=Math.max(o*a/2,O),{box:p}=this;if(!(s=>p&&e.some(i=>T(p,g(i,s))))(h.strokes?x:0))return;const t=[];if(h.fill){
const s=e.reduce(I,this.parts.map(({points:i})=>i));(0,A.RZ)(t,s.map(i=>`${r(i,c)} h`)),s.length>0&&t.push(h.fill==="even-odd"?"f*":"f")}if(h.strokes){const s=this.
parts.map(({points:d,isClosed:l})=>l||h.closes?[...d,d[0]]:d),i=e.reduce((d,l)=>L(d,g(l,x)),s);(0,A.RZ)(t,i.map(d=>r(d,c))),i.length>0&&t.push("S")}return this.
clips&&((0,A.RZ)(t,this.texts),t.push("n")),t.join(`
`)}reaches(e,n){const c=W.lJ.get(n),o=e.map(h=>g(h,-O)).filter(({width:h,height:a})=>h>0&&a>0);return this.parts.some(({points:h,isClosed:a})=>o.some(x=>c.fill&&
M(h,x)||c.strokes&&w(a||c.closes?[...h,h[0]]:h,x)))}begin(e){this.parts.push({points:[e],isClosed:!1}),this.last=e}line(e){const n=this.parts.at(-1);(!n||n.isClosed)&&
this.begin(this.last),this.parts.at(-1).points.push(e),this.last=e}curve([e,n],[c,o],[h,a]){const[x,p]=this.last;for(let m=1;m<=N;m++){const t=m/N,[s,i,d,l]=[(1-
t)**3,3*t*(1-t)**2,3*t**2*(1-t),t**3];this.line([s*x+i*e+d*c+l*h,s*p+i*n+d*o+l*a])}}close(){const e=this.parts.at(-1);e&&(e.isClosed=!0,this.last=e.points[0])}rectangle(e,n){
const[c,o,h,a]=[0,1,2,3].map(x=>e.number(x)||0);this.begin((0,C.Gd)(n,c,o)),this.line((0,C.Gd)(n,c+h,o)),this.line((0,C.Gd)(n,c+h,o+a)),this.line((0,C.Gd)(n,c,o+
a)),this.close()}}const r=(u,e)=>{const n=(0,C.DI)(e);return(0,U.XL)(u.map(([c,o])=>(0,C.Gd)(n,c,o)))},g=({x:u,y:e,width:n,height:c},o)=>({x:u-o,y:e-o,width:n+2*
o,height:c+2*o}),T=(u,e)=>u.x<e.x+e.width&&e.x<u.x+u.width+Number.MIN_VALUE&&u.y<e.y+e.height&&e.y<u.y+u.height+Number.MIN_VALUE}),71157:((G,K,E)=>{E.d(K,{Cn:()=>U,
jY:()=>C,wX:()=>B});var A=E(74135),W=E(86537);class U{images=[];cuts=new Map;touched=new Set;cropped=new Set;croppedPaint=new Map;seenPaint=new Set;unseen=[];undivided=new Set;isPaintedIn=!1;shown=[];lists=[];contents=new Map;groups=[];glyphs=0;isPartial=!1;paint(M,w,_,P){
const y=`${M} ${w}`;_?M>0&&this.seenPaint.add(y):this.croppedPaint.set(y,{stream:M,cuts:P()})}cut(M,w){const _=this.cuts.get(M);_?_.push(w):this.cuts.set(M,[w])}areUnseen(M,w){
let _=1/0;for(const P of M){if(this.isUnseen(P))return!0;_=Math.min(_,P)}return this.images.some(({after:P,matrix:y})=>P>_&&(0,W.EF)(C(y),w))}isUnseen(M){const{
unseen:w}=this;let _=0;for(let P=w.length;_<P;){const y=_+P>>1;w[y][1]<=M?_=y+1:P=y}return _<w.length&&w[_][0]<=M}shownAt(M){const{shown:w}=this;let _=0;for(let P=w.
length-1;_<P;){const y=_+P+1>>1;w[y].first<=M?_=y:P=y-1}return w[_]}}function C(I){const[M,w,_,P]=(0,A.zl)(I,[0,0,1,1]);return{x:M,y:w,width:_-M,height:P-w}}const B=I=>-1-
I}),47212:((G,K,E)=>{E.d(K,{Bc:()=>f,C7:()=>r,FU:()=>T,PC:()=>O,Wz:()=>N});var A=E(74135),W=E(6057),U=E(75444),C=E(58971),B=E(87141),I=E(12657),M=E(31095),w=E(36502),
_=E(98689),P=E(18930),y=E(71157),L=E(68096);const F=1e9;class N{document;texts;constructor(e){this.document=e,this.texts=new P.X(e)}async shown(e,n){return this.
read(e,new w.z(this.document),!0,n)}async all(e,n){return this.read(e,new L.R8(this.document),!1,n)}async cropped(e){const n=(0,W.iw)(this.document,e),{width:c,
height:o}=(0,A.iN)(n),h={x:0,y:0,width:c*n.userUnit,height:o*n.userUnit};return{...await this.read(e,new L.R8(this.document),!1,[],h),visible:h}}async read(e,n,c,o,h){
const{document:a}=this,x=(0,W.iw)(a,e),p=(0,B.y)(x),{width:m,height:t}=(0,A.iN)(x),s={width:m*x.userUnit,height:t*x.userUnit},{builder:i,trace:d,reader:l}=this.
reading(n,s,c,o,h),D=new C.X(a),v=new M.H(a,a.dict(a.pages.attribute(e,"Resources"))),b=await D.page(e);d.contents.set(0,b),await l.page(b,v,(0,L.nk)(p));for(const R of(0,U.
bD)(a,e,x.rotation,n))await l.form(R.form,(0,U.RZ)(a),(0,L.nk)((0,A.lw)(R.matrix,p)));return this.finish(e,i,d,s)}async stream(e,n){const{document:c}=this,o={width:F,
height:F},{builder:h,trace:a,reader:x}=this.reading(new L.R8(c),o,!1,[]);return a.contents.set(0,e),await x.page(e,new M.H(c,c.dict(n),(0,U.RZ)(c)),(0,L.nk)([1,
0,0,-1,0,0])),this.finish(-1,h,a,o)}reading(e,{width:n,height:c},o,h,a){const{document:x}=this,p=new _.g(o?n:F,o?c:F,0,!0);p.isEndless=!o;const m=new y.Cn,t=new I.
y(x.job),s=new L.sE(x,new C.X(x),e,t,p,m,o,h,a);return{builder:p,trace:m,reader:s}}async finish(e,n,c,o){const h=await this.texts.assemble(e,n,o,{usesElementTexts:!1});
return n.leavesOut&&(c.isPartial=!0),{page:h,trace:c}}}function O(u,e,n,c,o){for(const{first:h,count:a}of e.letters(n,c))f(u,h,a,o)}function f({page:u,trace:e},n,c,o){
const{glyphs:h}=u.found.edges;for(let a=n;a<n+c;a++)g(e,h[a],o)}function r({trace:u},e){for(const n of u.touched)g(u,n,e)}function g(u,e,n){if(e>=0)n.add(e);else
for(const[c,o]of u.groups[(0,y.wX)(e)])for(let h=c;h<o;h++)n.add(h)}function T({page:u,trace:e},n){for(const[c,o]of u.found.edges.joined)n.has(c)&&g(e,o,n),n.has(
o)&&g(e,c,n);if(n.size!==0)for(const{first:c,elements:o,font:h}of new Set([...n].map(a=>e.shownAt(a)))){let a=-1,x=!0,p=c;for(const m of o)if(typeof m!="number")
for(const{text:t}of h.glyphs(m)){if(n.has(p)){if(x&&a>=0)for(let s=a+1;s<p;s++)n.add(s);a=p,x=!0}else t.trim()!==""&&(x=!1);p++}}}}),68096:((G,K,E)=>{E.d(K,{R8:()=>N,
TO:()=>a,nk:()=>e,sE:()=>h,zT:()=>p});var A=E(45599),W=E(85008),U=E(4745),C=E(63181),B=E(4186),I=E(74135),M=E(6057),w=E(97748),_=E(93059),P=E(36211),y=E(86537),
L=E(36502),F=E(71157);class N extends L.z{isOff(){return!1}}class O{builder;trace;areas;next=0;group=-1;listed;constructor(t,s,i){this.builder=t,this.trace=s,this.
areas=i}seen;glyph(t,s,i,d,l){const D=this.group<0?this.next++:this.listed?.[this.next++]??(0,F.wX)(this.group);this.builder.edges.glyph=D,this.seen&&!(0,y.EF)(
(0,y.wS)(r(t,i,d,l),f*t.size),this.seen)&&this.trace.cropped.add(D),this.areas.length>0&&this.touch(D,t,i,d,l),this.builder.glyph(t,s,i,d,l)}touch(t,s,i,d,l){const D=r(
s,i,d,l);this.areas.some(v=>(0,y.EF)(D,v))&&this.trace.touched.add(t)}}const f=1;function r({font:m,frame:t,size:s},i,d,l){const[D,v]=t.vertical?[.5,.5]:[m.ascent,
-m.descent];return(0,B.L)(t,Math.min(i,d),Math.max(i,d),l-D*s,l+v*s)}class g extends O{space(){this.builder.space()}}const T=4,u=new Set([3,7]),e=m=>({...(0,w.ue)(
m),lineWidth:1,isTransparent:!1,clip:{x:-1e9,y:-1e9,width:2e9,height:2e9}});class n extends C.C{numbering;trace;visible;from=0;to=0;operator="";stream=0;open;replacing=[];replacedTexts=[];constructor(t,s,i,d){
super(t,s),this.numbering=t,this.trace=i,this.visible=d}begin(t,s,i){super.begin(t,s,i);const{stream:d,operator:l,from:D,to:v,trace:b}=this,{size:R,charSpace:S,
wordSpace:k,stretch:j}=t,X=b.glyphs;this.open={stream:d,operator:l,from:D,to:v,elements:[],font:s,size:R,charSpace:S,wordSpace:k,stretch:j,first:X,count:0},b.shown.
push(this.open)}show(t,s,i,d){const{trace:l,numbering:D}=this,v=this.open;(u.has(s.mode)||s.isTransparent)&&l.unseen.push([l.glyphs,l.glyphs+s.font.glyphs(t).length]);
const b=s.font.glyphs(t),R=b.length;v.elements.push(t),v.count+=R;const S=l.glyphs;if(l.glyphs+=R,d){this.replacing.push([S,l.glyphs]);for(const{text:k}of b)this.
replacedTexts.push(k)}(d!==void 0||i)&&(l.isPartial=!0),D.next=S,D.seen=this.visible&&s.mode<T?p(s.clip,this.visible):void 0,super.show(t,s,i,d),!d&&D.next!==l.
glyphs&&(l.isPartial=!0)}adjust(t){super.adjust(t),this.open.elements.push(t)}replaced(t,s){const{numbering:i,replacing:d,replacedTexts:l}=this;([...s].length===
l.length||l.join("")===s)&&(i.listed=d.flatMap(([v,b])=>Array.from({length:b-v},(R,S)=>v+S))),i.group=this.trace.groups.push(d)-1,i.next=0,this.replacing=[],this.
replacedTexts=[],super.replaced(t,s),i.group=-1,i.listed=void 0}}const c=10,o=4;class h extends U.p{trace;areas;visible;tracing;path;constructor(t,s,i,d,l,D,v,b=[],R){
const S=v?new g(l,D,b):new O(l,D,b),k=new n(S,d,D,R);super(t,s,k,i),this.trace=D,this.areas=b,this.visible=R,this.tracing=k,this.path=new y.l1(b.length===0)}take(t,s){
const{tracing:i}=this;if(i.stream=s.stream,i.operator=t.operator,i.from=t.start,i.to=t.end,t.count>1&&t.kind(1)===W.q$&&this.noteList(t,s.stream),!((this.areas.
length>0||this.visible)&&this.paints(t,s)))return t.operator==="BI"?this.noteInline(t,s):t.operator==="gs"&&this.follow(t.name(0),s),super.take(t,s)}follow(t,{scope:s,
states:i}){const d=t===void 0?void 0:this.document.dict(s.find("ExtGState",t)),[l,D]=["ca","LW"].map(v=>this.document.resolve(d?.get(v)));typeof l=="number"&&(i.
current.isTransparent=l===0),typeof D=="number"&&(i.current.lineWidth=D)}paints(t,{states:s,stream:i}){const{path:d,trace:l,areas:D}=this,v=s.current,{operator:b}=t,
{from:R,to:S}=this.tracing;if(d.build(t,v.matrix,R))return!0;if(b==="w"&&(v.lineWidth=t.number(0)||0),b==="sh"&&D.some(X=>(0,y.EF)(v.clip,X))&&l.undivided.add("\
a shading"),b==="sh"&&this.visible&&l.paint(i,R,(0,y.EF)(v.clip,this.visible),()=>[{from:R,to:S,text:""}]),!P.lJ.has(b))return!1;this.visible&&b!=="n"&&this.crop(
t,v,i,R);const k=b==="n"?void 0:d.without(D,b,v.matrix,v.lineWidth);if(k!==void 0){this.document.job.pace.add(k.length*D.length*o),d.reaches(D,b)&&(l.isPaintedIn=
!0);for(const[X,z]of d.pieces)l.cut(i,{from:X,to:z,text:""});l.cut(i,{from:R,to:S,text:k})}const{box:j}=d;return d.clips&&j&&(v.clip=p(v.clip,j)),d.forget(),!0}crop(t,s,i,d){
const{path:l,trace:D,visible:v}=this,[b,R,S,k]=s.matrix,j=c*s.lineWidth*Math.max(Math.hypot(b,R),Math.hypot(S,k))+1;if(!l.box)return;const X=(0,y.EF)((0,y.wS)(l.
box,j),p(s.clip,v));D.paint(i,d,X,()=>[...l.clips?[]:l.pieces.map(([z,Z])=>({from:z,to:Z,text:""})),{from:d,to:t.end,text:l.clips?"n":""}])}noteInline(t,{states:s,
stream:i,scope:d}){const l=(0,_.n)(t);if(!l)return;const D=l.dict.get("ColorSpace"),v=D instanceof A.SX?d.find("ColorSpace",D.text):void 0;v!==void 0&&l.dict.set(
"ColorSpace",v);const{to:b}=this.tracing,{matrix:R,clip:S}=s.current;this.trace.images.push({stream:i,from:a(t),to:b,image:l,matrix:R,clip:S,after:this.trace.glyphs})}draws(t,s){
const i=t===void 0?null:this.document.resolve(s.scope.find("XObject",t));if(i instanceof A.Z6&&(0,A.Eo)(this.document.resolve(i.dict.get("Subtype")),"Image")){const{
from:d,to:l}=this.tracing,{matrix:D,clip:v}=s.states.current;this.trace.images.push({stream:s.stream,from:d,to:l,image:i,matrix:D,clip:v,after:this.trace.glyphs})}
return super.draws(t,s)}noteList(t,s){const{operator:i,content:d}=t;if(i!=="BDC"&&i!=="DP"||!d.subarray(t.startOf(1),t.endOf(1)).some((R,S)=>S>1&&(R===40||R===60)))
return;const l=t.value(1),D=Buffer.from(d.subarray(t.startOf(0),t.endOf(0))).toString("latin1"),{from:v,to:b}=this.tracing;(0,A.Zm)(l)&&this.trace.lists.push({stream:s,
tag:D,operator:i,from:v,to:b,dict:l})}async readForm(t,s,i){this.trace.contents.set(i.stream,t);const{current:d}=i.states,l=this.visible&&(0,M.b0)(this.document,
s.dict.get("BBox"));l&&(d.clip=p(d.clip,x(d.matrix,l))),await super.readForm(t,s,i)}}function a(m){const{content:t}=m,s=m.count>0?m.startOf(0):m.dataStart;return Buffer.
from(t.buffer,t.byteOffset,t.length).lastIndexOf("BI",s)}function x(m,t){const[s,i,d,l]=(0,I.zl)(m,t);return{x:s,y:i,width:d-s,height:l-i}}function p(m,t){const[
s,i]=[Math.max(m.x,t.x),Math.max(m.y,t.y)],d=Math.min(m.x+m.width,t.x+t.width),l=Math.min(m.y+m.height,t.y+t.height);return{x:s,y:i,width:Math.max(d-s,0),height:Math.
max(l-i,0)}}}),58006:((G,K,E)=>{E.d(K,{n:()=>C});var A=E(81679),W=E(45599);const U=["DecodeParms","F","FFilter","FDecodeParms","DL"];function C(B,I,{compress:M}){
const w=new W.Bi(B.dict);M?w.set("Filter",(0,W.UU)("FlateDecode")):w.delete("Filter");for(const _ of U)w.delete(_);return new W.Z6(w,M?(0,A.Kc)(I):I)}})};
