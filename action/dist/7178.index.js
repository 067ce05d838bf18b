"use strict";exports.id=7178,exports.ids=[7178],exports.modules={43496:((X,F,E)=>{E.d(F,{HC:()=>A,dK:()=>C,ee:()=>W});const C={rdf:"http://www.w3.org/1999/02/22-rdf-syntax-n\
s#",xml:"http://www.w3.org/XML/1998/namespace",dc:"http://purl.org/dc/elements/1.1/",xmp:"http://ns.adobe.com/xap/1.0/",xmpMM:"http://ns.adobe.com/xap/1.0/mm/",
pdf:"http://ns.adobe.com/pdf/1.3/",pdfaid:"http://www.aiim.org/pdfa/ns/id/",pdfuaid:"http://www.aiim.org/pdfua/ns/id/",pdfxid:"http://www.npes.org/pdfx/ns/id/",
pdfx:"http://ns.adobe.com/pdfx/1.3/",pdfaExtension:"http://www.aiim.org/pdfa/ns/extension/",pdfaSchema:"http://www.aiim.org/pdfa/ns/schema#",pdfaProperty:"http:\
//www.aiim.org/pdfa/ns/property#",fx:"urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#",pdfe:"http://www.aiim.org/pdfe/ns/id/",pdfvtid:"http://www.npes.org/\
pdfvt/ns/id/",xfa:"http://www.xfa.org/schema/xfa-data/1.0/",ds:"http://www.w3.org/2000/09/xmldsig#"},B=new Map(Object.entries(C));class W{uris=new Map;declared=[];known=new Map;enter(_){
let D;for(const{name:y,value:L}of _){if(!A(y))continue;const K=y.slice(6),N=this.uris.get(K);N?N.push(L):this.uris.set(K,[L]),(D??=[]).push(K)}this.declared.push(
D??S),D&&this.known.clear()}leave(){const _=this.declared.pop()??S;for(const D of _)this.uris.get(D).pop();_.length>0&&this.known.clear()}declares(_){return(this.
uris.get(T(_))?.length??0)>0}ofElement(_){let D=this.known.get(_);if(!D){const y=T(_),L=this.uris.get(y)?.at(-1)??B.get(y)??"";this.known.size===R&&this.known.clear(),
this.known.set(_,D={namespace:L,local:_.slice(_.indexOf(":")+1)})}return D}ofAttribute(_){return _.includes(":")?this.ofElement(_):{namespace:"",local:_}}}const A=O=>O===
"xmlns"||O.startsWith("xmlns:"),S=[],R=1e3,T=O=>O.slice(0,Math.max(O.indexOf(":"),0))}),3907:((X,F,E)=>{E.d(F,{X:()=>N,km:()=>W,ol:()=>C,xK:()=>y});const C=200,
B=1e4;async function W(M,f,c){const g=new A(M);for(let v=g.next();v;v=g.next()){if(c(v))return"left";const u=f.step((v.to-v.from)*4+50);u&&await u}return g.hasDocumentType?
"document type":g.malformed?"malformed":"well-formed"}class A{text;malformed=!1;hasDocumentType=!1;at=0;constructor(f){this.text=f}next(){const{text:f,at:c}=this;
if(c>=f.length)return;if(f.charCodeAt(c)!==S)return this.characters(c,this.nextTag(c));if(f.startsWith("<!--",c))return this.other(c,"-->",4);if(f.startsWith("<\
?",c))return this.other(c,"?>",2);if(f.startsWith("<![CDATA[",c)){const v=f.indexOf("]]>",c);return v<0?this.end():(this.at=v+3,{kind:"text",text:f.slice(c+9,v),
from:c,to:this.at})}return f.startsWith("<!",c)?(this.hasDocumentType=f.startsWith("<!DOCTYPE",c),this.end()):(f.charCodeAt(c+1)===T?this.endTag(c):this.startTag(
c))??this.fault(c,this.nextTag(c+1))}other(f,c,g){const v=this.text.indexOf(c,f+g);return v<0?this.end():(this.at=v+c.length,{kind:"other",from:f,to:this.at})}endTag(f){
const c=this.name(f+2),g=this.blanks(c);if(!(c===f+2||this.text.charCodeAt(g)!==R))return this.at=g+1,{kind:"end",name:this.text.slice(f+2,c),from:f,to:this.at}}startTag(f){
const{text:c}=this,g=this.name(f+1);if(g===f+1)return;const v=c.slice(f+1,g),u=[];for(let e=g;;){const n=this.blanks(e),o=c.charCodeAt(n);if(o===R||o===T&&c.charCodeAt(
n+1)===R)return this.at=o===R?n+1:n+2,{kind:o===R?"start":"empty",name:v,attributes:u,from:f,to:this.at};const i=this.name(n),a=this.blanks(i),h=this.blanks(a+1),
x=c[h];if(n===e||i===n||c[a]!=="="||x!=='"'&&x!=="'")return;const m=c.indexOf(x,h+1),p=c.slice(h+1,Math.max(m,h+1)),t=p.includes("<")?void 0:_(p);if(m<0||t===void 0||
u.length>=B)return;u.push({name:c.slice(n,i),value:t,from:n,to:m+1}),e=m+1}}characters(f,c){const g=_(this.text.slice(f,c));return g===void 0?this.fault(f,c):(this.
at=c,{kind:"text",text:g,from:f,to:c})}nextTag(f){const c=this.text.indexOf("<",f);return c<0?this.text.length:c}fault(f,c){return this.malformed=!0,this.at=c,{
kind:"other",from:f,to:c}}end(){this.malformed=!0,this.at=this.text.length}blanks(f){const{text:c}=this;for(;;){const g=c.charCodeAt(f);if(g!==32&&g!==9&&g!==10&&
g!==13)return f;f++}}name(f){const{text:c}=this;for(;f<c.length;f++){const g=c.charCodeAt(f);if(g<=32||g===T||g===R||g===S||g===61||g===34||g===39)break}return f}}
const[S,R,T]=[60,62,47],O=new Map([["amp","&"],["lt","<"],["gt",">"],["quot",'"'],["apos","'"]]);function _(M){if(!M.includes("&"))return M;const f=[];let c=0;for(let g=M.
indexOf("&");g>=0;g=M.indexOf("&",c)){const v=M.indexOf(";",g);if(v<0||v-g>12)return;const u=M.slice(g+1,v),e=O.get(u)??D(u);if(e===void 0)return;f.push(M.slice(
c,g),e),c=v+1}return f.push(M.slice(c)),f.join("")}function D(M){const f=/^#(?:x([\dA-Fa-f]+)|(\d+))$/.exec(M),c=f?parseInt(f[1]??f[2],f[1]===void 0?10:16):-1;return c>
0&&c<=1114111&&!(c>=55296&&c<=57343)?String.fromCodePoint(c):void 0}function y(M){const[f,c,g,v]=M;if(f===0&&c===0&&(g===254||g===0)||f===255&&c===254&&g===0&&v===
0)return K(M);if(f===254&&c===255||f===0&&c===60)return L(new TextDecoder("utf-16be").decode(M));if(f===255&&c===254||f===60&&c===0)return L(new TextDecoder("ut\
f-16le").decode(M));const u=new TextDecoder().decode(M);return L(u.includes("�")?Buffer.from(M).toString("latin1"):u)}const L=M=>M.startsWith("\uFEFF")?M.slice(
1):M;function K(M){const f=new DataView(M.buffer,M.byteOffset,M.byteLength),c=M[0]!==0,g=[];for(let v=0;v+4<=M.length;v+=4){const u=f.getUint32(v,c);if(u>1114111)
return;g.push(String.fromCodePoint(u))}return L(g.join(""))}const N=M=>M.replaceAll("&","&amp;").replaceAll("<","&lt;").replaceAll(">","&gt;").replaceAll('"',"&\
quot;")}),86537:((X,F,E)=>{E.d(F,{l1:()=>M,wS:()=>g,EF:()=>v});var C=E(45657),B=E(36211),W=E(36078),A=E(74135);function S(u,{x:e,y:n,width:o,height:i}){const a=([
s])=>e-s,h=([s])=>s-e-o,x=([,s])=>n-s,m=([,s])=>s-n-i,p=s=>r=>-s(r),t=[[a],[h],[p(a),p(h),x],[p(a),p(h),m]];return u.flatMap(s=>[a,h,x,m].some(r=>s.every(d=>r(d)>=
0))?[s]:t.flatMap(r=>{const d=r.reduce((l,w)=>_(l,w),s);return d.length>2?[d]:[]}))}function R(u,{x:e,y:n,width:o,height:i}){const h=[([m])=>m-e,([m])=>e+o-m,([
,m])=>m-n,([,m])=>n+i-m].reduce((m,p)=>_(m,p),u);let x=0;for(const[m,[p,t]]of h.entries()){const[s,r]=h[(m+1)%h.length];x+=p*r-s*t}return Math.abs(x)>O}const T=(u,e)=>u.
some((n,o)=>o>0&&L(u[o-1],n,e)!==void 0),O=.01;function _(u,e){const n=[];for(let o=0;o<u.length;o++){const[i,a]=[u[o],u[(o+1)%u.length]],[h,x]=[e(i),e(a)];h>=0&&
n.push(i),h>0!=x>0&&h!==x&&n.push(D(i,a,h/(h-x)))}return n}const D=([u,e],[n,o],i)=>[u+(n-u)*i,e+(o-e)*i];function y(u,e){const n=[];for(const o of u){let i=[];
for(let a=1;a<o.length;a++){const[h,x]=[o[a-1],o[a]],m=L(h,x,e);if(i.length===0&&!(m&&m[0]<=0)&&i.push(h),!m){i.push(x);continue}m[0]>0&&i.push(D(h,x,m[0])),i.length>
1&&n.push(i),i=m[1]<1?[D(h,x,m[1]),x]:[]}i.length>1&&n.push(i)}return n}function L([u,e],[n,o],{x:i,y:a,width:h,height:x}){let[m,p]=[0,1];for(const[t,s]of[[u-n,
u-i],[n-u,i+h-u],[e-o,e-a],[o-e,a+x-e]])if(t===0){if(s<0)return}else t<0?m=Math.max(m,s/t):p=Math.min(p,s/t);return m<p?[m,p]:void 0}const K=24,N=.5;class M{boxOnly;outline=A.
gF;constructor(e=!1){this.boxOnly=e}parts=[];built=[];texts=[];clip="";last=[0,0];build(e,n,o){const{operator:i}=e;if(i==="W"||i==="W*")this.clip=i;else if(!B.Rl.
has(i))return!1;if(this.built.push([o,e.end]),this.boxOnly)return this.outline=(0,A.kO)(this.outline,f(e,n)),!0;this.texts.push(Buffer.from(e.content.subarray(o,
e.end)).toString("latin1"));const a=h=>(0,A.Gd)(n,e.number(h)||0,e.number(h+1)||0);switch(i){case"m":this.begin(a(0));break;case"l":this.line(a(0));break;case"c":
this.curve(a(0),a(2),a(4));break;case"v":this.curve(this.last,a(0),a(2));break;case"y":this.curve(a(0),a(2),a(2));break;case"h":this.close();break;case"re":this.
rectangle(e,n)}return!0}get box(){if(this.boxOnly){const[h,x,m,p]=this.outline;return h>m?void 0:{x:h,y:x,width:m-h,height:p-x}}const e=this.parts.flatMap(({points:h})=>h);
if(e.length===0)return;const[n,o]=[e.map(([h])=>h),e.map(([,h])=>h)],[i,a]=[(0,C.YG)(n),(0,C.YG)(o)];return{x:i,y:a,width:(0,C.Kf)(n)-i,height:(0,C.Kf)(o)-a}}get clips(){
return this.clip!==""}forget(){this.parts=[],this.outline=A.gF,this.built=[],this.texts=[],this.clip=""}get pieces(){return this.built}without(e,n,o,i){const a=B.
lJ.get(n),h=Math.sqrt(Math.abs(o[0]*o[3]-o[1]*o[2])),x=Math.max(i*h/2,N),{box:m}=this;if(!(s=>m&&e.some(r=>v(m,g(r,s))))(a.strokes?x:0))return;const t=[];if(a.fill){
const s=e.reduce(S,this.parts.map(({points:r})=>r));(0,C.RZ)(t,s.map(r=>`${c(r,o)} h`)),s.length>0&&t.push(a.fill==="even-odd"?"f*":"f")}if(a.strokes){const s=this.
parts.map(({points:d,isClosed:l})=>l||a.closes?[...d,d[0]]:d),r=e.reduce((d,l)=>y(d,g(l,x)),s);(0,C.RZ)(t,r.map(d=>c(d,o))),r.length>0&&t.push("S")}return this.
clips&&((0,C.RZ)(t,this.texts),t.push("n")),t.join(`
`)}reaches(e,n){const o=B.lJ.get(n),i=e.map(a=>g(a,-N)).filter(({width:a,height:h})=>a>0&&h>0);return this.parts.some(({points:a,isClosed:h})=>i.some(x=>o.fill&&
R(a,x)||o.strokes&&T(h||o.closes?[...a,a[0]]:a,x)))}begin(e){this.parts.push({points:[e],isClosed:!1}),this.last=e}line(e){const n=this.parts.at(-1);(!n||n.isClosed)&&
this.begin(this.last),this.parts.at(-1).points.push(e),this.last=e}curve([e,n],[o,i],[a,h]){const[x,m]=this.last;for(let p=1;p<=K;p++){const t=p/K,[s,r,d,l]=[(1-
t)**3,3*t*(1-t)**2,3*t**2*(1-t),t**3];this.line([s*x+r*e+d*o+l*a,s*m+r*n+d*i+l*h])}}close(){const e=this.parts.at(-1);e&&(e.isClosed=!0,this.last=e.points[0])}rectangle(e,n){
const[o,i,a,h]=[0,1,2,3].map(x=>e.number(x)||0);this.begin((0,A.Gd)(n,o,i)),this.line((0,A.Gd)(n,o+a,i)),this.line((0,A.Gd)(n,o+a,i+h)),this.line((0,A.Gd)(n,o,i+
h)),this.close()}}function f(u,e){const n=Array.from({length:u.count},(i,a)=>u.number(a)||0);if(u.operator==="re"){const[i=0,a=0,h=0,x=0]=n;return(0,A.zl)(e,[i,
a,i+h,a+x])}const o=[];for(let i=0;i+1<n.length;i+=2)o.push((0,A.Gd)(e,n[i],n[i+1]));return(0,A.$L)(o)}const c=(u,e)=>{const n=(0,A.DI)(e);return(0,W.XL)(u.map(
([o,i])=>(0,A.Gd)(n,o,i)))},g=({x:u,y:e,width:n,height:o},i)=>({x:u-i,y:e-i,width:n+2*i,height:o+2*i}),v=(u,e)=>u.x<e.x+e.width&&e.x<u.x+u.width+Number.MIN_VALUE&&
u.y<e.y+e.height&&e.y<u.y+u.height+Number.MIN_VALUE}),71157:((X,F,E)=>{E.d(F,{Cn:()=>W,jY:()=>A,wX:()=>S});var C=E(74135),B=E(86537);class W{images=[];cuts=new Map;touched=new Set;cropped=new Set;croppedPaint=new Map;seenPaint=new Set;unseen=[];undivided=new Set;isPaintedIn=!1;shown=[];lists=[];contents=new Map;groups=[];glyphs=0;isPartial=!1;paint(T,O,_,D){
const y=`${T} ${O}`;_?T>0&&this.seenPaint.add(y):this.croppedPaint.set(y,{stream:T,cuts:D()})}cut(T,O){const _=this.cuts.get(T);_?_.push(O):this.cuts.set(T,[O])}areUnseen(T,O){
let _=1/0;for(const D of T){if(this.isUnseen(D))return!0;_=Math.min(_,D)}return this.images.some(({after:D,matrix:y})=>D>_&&(0,B.EF)(A(y),O))}isUnseen(T){const{
unseen:O}=this;let _=0;for(let D=O.length;_<D;){const y=_+D>>1;O[y][1]<=T?_=y+1:D=y}return _<O.length&&O[_][0]<=T}shownAt(T){const{shown:O}=this;let _=0;for(let D=O.
length-1;_<D;){const y=_+D+1>>1;O[y].first<=T?_=y:D=y-1}return O[_]}}function A(R){const[T,O,_,D]=(0,C.zl)(R,[0,0,1,1]);return{x:T,y:O,width:_-T,height:D-O}}const S=R=>-1-
R}),47212:((X,F,E)=>{E.d(F,{Bc:()=>f,C7:()=>c,FU:()=>v,PC:()=>M,Wz:()=>N});var C=E(74135),B=E(6057),W=E(75444),A=E(58971),S=E(87141),R=E(12657),T=E(31095),O=E(36502),
_=E(98689),D=E(18930),y=E(71157),L=E(68096);const K=1e9;class N{document;texts;constructor(e){this.document=e,this.texts=new D.X(e)}async shown(e,n){return this.
read(e,new O.z(this.document),!0,n)}async all(e,n){return this.read(e,new L.R8(this.document),!1,n)}async cropped(e){const n=(0,B.iw)(this.document,e),{width:o,
height:i}=(0,C.iN)(n),a={x:0,y:0,width:o*n.userUnit,height:i*n.userUnit};return{...await this.read(e,new L.R8(this.document),!1,[],a),visible:a}}async read(e,n,o,i,a){
const{document:h}=this,x=(0,B.iw)(h,e),m=(0,S.y)(x),{width:p,height:t}=(0,C.iN)(x),s={width:p*x.userUnit,height:t*x.userUnit},{builder:r,trace:d,reader:l}=this.
reading(n,s,o,i,a),w=new A.X(h),P=new T.H(h,h.dict(h.pages.attribute(e,"Resources"))),b=await w.page(e);d.contents.set(0,b),await l.page(b,P,(0,L.nk)(m));for(const I of(0,W.
bD)(h,e,x.rotation,n))await l.form(I.form,(0,W.RZ)(h),(0,L.nk)((0,C.lw)(I.matrix,m)));return this.finish(e,r,d,s)}async stream(e,n){const{document:o}=this,i={width:K,
height:K},{builder:a,trace:h,reader:x}=this.reading(new L.R8(o),i,!1,[]);return h.contents.set(0,e),await x.page(e,new T.H(o,o.dict(n),(0,W.RZ)(o)),(0,L.nk)([1,
0,0,-1,0,0])),this.finish(-1,a,h,i)}reading(e,{width:n,height:o},i,a,h){const{document:x}=this,m=new _.g(i?n:K,i?o:K,0,!0);m.isEndless=!i;const p=new y.Cn,t=new R.
y(x.job),s=new L.sE(x,new A.X(x),e,t,m,p,i,a,h);return{builder:m,trace:p,reader:s}}async finish(e,n,o,i){const a=await this.texts.assemble(e,n,i,{usesElementTexts:!1});
return n.leavesOut&&(o.isPartial=!0),{page:a,trace:o}}}function M(u,e,n,o,i){for(const{first:a,count:h}of e.letters(n,o))f(u,a,h,i)}function f({page:u,trace:e},n,o,i){
const{glyphs:a}=u.found.edges;for(let h=n;h<n+o;h++)g(e,a[h],i)}function c({trace:u},e){for(const n of u.touched)g(u,n,e)}function g(u,e,n){if(e>=0)n.add(e);else
for(const[o,i]of u.groups[(0,y.wX)(e)])for(let a=o;a<i;a++)n.add(a)}function v({page:u,trace:e},n){for(const[o,i]of u.found.edges.joined)n.has(o)&&g(e,i,n),n.has(
i)&&g(e,o,n);for(const{first:o,count:i,elements:a,font:h}of e.shown){let x=-1,m=!0,p=o;for(const t of a)if(typeof t!="number")for(const{text:s}of h.glyphs(t)){if(n.
has(p)){if(m&&x>=0)for(let r=x+1;r<p;r++)n.add(r);x=p,m=!0}else s.trim()!==""&&(m=!1);p++}if(p>o+i)return}}}),68096:((X,F,E)=>{E.d(F,{R8:()=>N,TO:()=>h,nk:()=>e,
sE:()=>a,zT:()=>m});var C=E(45599),B=E(85008),W=E(4745),A=E(63181),S=E(4186),R=E(74135),T=E(6057),O=E(97748),_=E(93059),D=E(36211),y=E(86537),L=E(36502),K=E(71157);
class N extends L.z{isOff(){return!1}}class M{builder;trace;areas;next=0;group=-1;listed;constructor(t,s,r){this.builder=t,this.trace=s,this.areas=r}seen;glyph(t,s,r,d,l){
const w=this.group<0?this.next++:this.listed?.[this.next++]??(0,K.wX)(this.group);this.builder.edges.glyph=w,this.seen&&!(0,y.EF)((0,y.wS)(c(t,r,d,l),f*t.size),
this.seen)&&this.trace.cropped.add(w),this.areas.length>0&&this.touch(w,t,r,d,l),this.builder.glyph(t,s,r,d,l)}touch(t,s,r,d,l){const w=c(s,r,d,l);this.areas.some(
P=>(0,y.EF)(w,P))&&this.trace.touched.add(t)}}const f=1;function c({font:p,frame:t,size:s},r,d,l){const[w,P]=t.vertical?[.5,.5]:[p.ascent,-p.descent];return(0,S.
L)(t,Math.min(r,d),Math.max(r,d),l-w*s,l+P*s)}class g extends M{space(){this.builder.space()}}const v=4,u=new Set([3,7]),e=p=>({...(0,O.ue)(p),lineWidth:1,isTransparent:!1,
clip:{x:-1e9,y:-1e9,width:2e9,height:2e9}});class n extends A.C{numbering;trace;visible;from=0;to=0;operator="";stream=0;open;replacing=[];replacedTexts=[];constructor(t,s,r,d){
super(t,s),this.numbering=t,this.trace=r,this.visible=d}begin(t,s,r){super.begin(t,s,r);const{stream:d,operator:l,from:w,to:P,trace:b}=this,{size:I,charSpace:U,
wordSpace:k,stretch:j}=t,G=b.glyphs;this.open={stream:d,operator:l,from:w,to:P,elements:[],font:s,size:I,charSpace:U,wordSpace:k,stretch:j,first:G,count:0},b.shown.
push(this.open)}show(t,s,r,d){const{trace:l,numbering:w}=this,P=this.open;(u.has(s.mode)||s.isTransparent)&&l.unseen.push([l.glyphs,l.glyphs+s.font.glyphs(t).length]);
const b=s.font.glyphs(t),I=b.length;P.elements.push(t),P.count+=I;const U=l.glyphs;if(l.glyphs+=I,d){this.replacing.push([U,l.glyphs]);for(const{text:k}of b)this.
replacedTexts.push(k)}(d!==void 0||r)&&(l.isPartial=!0),w.next=U,w.seen=this.visible&&s.mode<v?m(s.clip,this.visible):void 0,super.show(t,s,r,d),!d&&w.next!==l.
glyphs&&(l.isPartial=!0)}adjust(t){super.adjust(t),this.open.elements.push(t)}replaced(t,s){const{numbering:r,replacing:d,replacedTexts:l}=this;([...s].length===
l.length||l.join("")===s)&&(r.listed=d.flatMap(([P,b])=>Array.from({length:b-P},(I,U)=>P+U))),r.group=this.trace.groups.push(d)-1,r.next=0,this.replacing=[],this.
replacedTexts=[],super.replaced(t,s),r.group=-1,r.listed=void 0}}const o=10,i=4;class a extends W.p{trace;areas;visible;tracing;path;constructor(t,s,r,d,l,w,P,b=[],I){
const U=P?new g(l,w,b):new M(l,w,b),k=new n(U,d,w,I);super(t,s,k,r),this.trace=w,this.areas=b,this.visible=I,this.tracing=k,this.path=new y.l1(b.length===0)}take(t,s){
const{tracing:r}=this;if(r.stream=s.stream,r.operator=t.operator,r.from=t.start,r.to=t.end,t.count>1&&t.kind(1)===B.q$&&this.noteList(t,s.stream),!((this.areas.
length>0||this.visible)&&this.paints(t,s)))return t.operator==="BI"?this.noteInline(t,s):t.operator==="gs"&&this.follow(t.name(0),s),super.take(t,s)}follow(t,{scope:s,
states:r}){const d=t===void 0?void 0:this.document.dict(s.find("ExtGState",t)),[l,w]=["ca","LW"].map(P=>this.document.resolve(d?.get(P)));typeof l=="number"&&(r.
current.isTransparent=l===0),typeof w=="number"&&(r.current.lineWidth=w)}paints(t,{states:s,stream:r}){const{path:d,trace:l,areas:w}=this,P=s.current,{operator:b}=t,
{from:I,to:U}=this.tracing;if(d.build(t,P.matrix,I))return!0;if(b==="w"&&(P.lineWidth=t.number(0)||0),b==="sh"&&w.some(G=>(0,y.EF)(P.clip,G))&&l.undivided.add("\
a shading"),b==="sh"&&this.visible&&l.paint(r,I,(0,y.EF)(P.clip,this.visible),()=>[{from:I,to:U,text:""}]),!D.lJ.has(b))return!1;this.visible&&b!=="n"&&this.crop(
t,P,r,I);const k=b==="n"?void 0:d.without(w,b,P.matrix,P.lineWidth);if(k!==void 0){this.document.job.pace.add(k.length*w.length*i),d.reaches(w,b)&&(l.isPaintedIn=
!0);for(const[G,z]of d.pieces)l.cut(r,{from:G,to:z,text:""});l.cut(r,{from:I,to:U,text:k})}const{box:j}=d;return d.clips&&j&&(P.clip=m(P.clip,j)),d.forget(),!0}crop(t,s,r,d){
const{path:l,trace:w,visible:P}=this,[b,I,U,k]=s.matrix,j=o*s.lineWidth*Math.max(Math.hypot(b,I),Math.hypot(U,k))+1;if(!l.box)return;const G=(0,y.EF)((0,y.wS)(l.
box,j),m(s.clip,P));w.paint(r,d,G,()=>[...l.clips?[]:l.pieces.map(([z,Z])=>({from:z,to:Z,text:""})),{from:d,to:t.end,text:l.clips?"n":""}])}noteInline(t,{states:s,
stream:r,scope:d}){const l=(0,_.n)(t);if(!l)return;const w=l.dict.get("ColorSpace"),P=w instanceof C.SX?d.find("ColorSpace",w.text):void 0;P!==void 0&&l.dict.set(
"ColorSpace",P);const{to:b}=this.tracing,{matrix:I,clip:U}=s.current;this.trace.images.push({stream:r,from:h(t),to:b,image:l,matrix:I,clip:U,after:this.trace.glyphs})}draws(t,s){
const r=t===void 0?null:this.document.resolve(s.scope.find("XObject",t));if(r instanceof C.Z6&&(0,C.Eo)(this.document.resolve(r.dict.get("Subtype")),"Image")){const{
from:d,to:l}=this.tracing,{matrix:w,clip:P}=s.states.current;this.trace.images.push({stream:s.stream,from:d,to:l,image:r,matrix:w,clip:P,after:this.trace.glyphs})}
return super.draws(t,s)}noteList(t,s){const{operator:r,content:d}=t;if(r!=="BDC"&&r!=="DP"||!d.subarray(t.startOf(1),t.endOf(1)).some((I,U)=>U>1&&(I===40||I===60)))
return;const l=t.value(1),w=Buffer.from(d.subarray(t.startOf(0),t.endOf(0))).toString("latin1"),{from:P,to:b}=this.tracing;(0,C.Zm)(l)&&this.trace.lists.push({stream:s,
tag:w,operator:r,from:P,to:b,dict:l})}async readForm(t,s,r){this.trace.contents.set(r.stream,t);const{current:d}=r.states,l=this.visible&&(0,T.b0)(this.document,
s.dict.get("BBox"));l&&(d.clip=m(d.clip,x(d.matrix,l))),await super.readForm(t,s,r)}}function h(p){const{content:t}=p,s=p.count>0?p.startOf(0):p.dataStart;return Buffer.
from(t.buffer,t.byteOffset,t.length).lastIndexOf("BI",s)}function x(p,t){const[s,r,d,l]=(0,R.zl)(p,t);return{x:s,y:r,width:d-s,height:l-r}}function m(p,t){const[
s,r]=[Math.max(p.x,t.x),Math.max(p.y,t.y)],d=Math.min(p.x+p.width,t.x+t.width),l=Math.min(p.y+p.height,t.y+t.height);return{x:s,y:r,width:Math.max(d-s,0),height:Math.
max(l-r,0)}}}),58006:((X,F,E)=>{E.d(F,{n:()=>A});var C=E(81679),B=E(45599);const W=["DecodeParms","F","FFilter","FDecodeParms","DL"];function A(S,R,{compress:T}){
const O=new B.Bi(S.dict);T?O.set("Filter",(0,B.UU)("FlateDecode")):O.delete("Filter");for(const _ of W)O.delete(_);return new B.Z6(O,T?(0,C.Kc)(R):R)}})};
