"use strict";exports.id=7178,exports.ids=[7178],exports.modules={21115:((Y,U,x)=>{x.d(U,{HC:()=>C,dK:()=>L,ee:()=>S});const L={rdf:"http://www.w3.org/1999/02/22-rdf-syntax-n\
s#",xml:"http://www.w3.org/XML/1998/namespace",dc:"http://purl.org/dc/elements/1.1/",xmp:"http://ns.adobe.com/xap/1.0/",xmpMM:"http://ns.adobe.com/xap/1.0/mm/",
pdf:"http://ns.adobe.com/pdf/1.3/",pdfaid:"http://www.aiim.org/pdfa/ns/id/",pdfuaid:"http://www.aiim.org/pdfua/ns/id/",pdfxid:"http://www.npes.org/pdfx/ns/id/",
pdfx:"http://ns.adobe.com/pdfx/1.3/",pdfaExtension:"http://www.aiim.org/pdfa/ns/extension/",pdfaSchema:"http://www.aiim.org/pdfa/ns/schema#",pdfaProperty:"http:\
//www.aiim.org/pdfa/ns/property#",fx:"urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#",pdfe:"http://www.aiim.org/pdfe/ns/id/",pdfvtid:"http://www.npes.org/\
pdfvt/ns/id/",xfa:"http://www.xfa.org/schema/xfa-data/1.0/",ds:"http://www.w3.org/2000/09/xmldsig#"},A=new Map(Object.entries(L));class S{uris=new Map;declared=[];known=new Map;enter(_){
let y;for(const{name:T,value:I}of _){if(!C(T))continue;const B=T.slice(6),N=this.uris.get(B);N?N.push(I):this.uris.set(B,[I]),(y??=[]).push(B)}this.declared.push(
y??W),y&&this.known.clear()}leave(){const _=this.declared.pop()??W;for(const y of _)this.uris.get(y).pop();_.length>0&&this.known.clear()}declares(_){return(this.
uris.get(M(_))?.length??0)>0}ofElement(_){let y=this.known.get(_);if(!y){const T=M(_),I=this.uris.get(T)?.at(-1)??A.get(T)??"";this.known.size===v&&this.known.clear(),
this.known.set(_,y={namespace:I,local:_.slice(_.indexOf(":")+1)})}return y}ofAttribute(_){return _.includes(":")?this.ofElement(_):{namespace:"",local:_}}}const C=O=>O===
"xmlns"||O.startsWith("xmlns:"),W=[],v=1e3,M=O=>O.slice(0,Math.max(O.indexOf(":"),0))}),3907:((Y,U,x)=>{x.d(U,{Rt:()=>B,X:()=>z,km:()=>C,ol:()=>A,xK:()=>I});var L=x(
78157);const A=200,S=1e4;async function C(E,u,e){const r=new W(E);for(let m=r.next();m;m=r.next()){if(e(m))return"left";const w=u.step((m.to-m.from)*4+50);w&&await w}
return r.hasDocumentType?"document type":r.malformed?"malformed":"well-formed"}class W{text;malformed=!1;hasDocumentType=!1;at=0;constructor(u){this.text=u}next(){
const{text:u,at:e}=this;if(e>=u.length)return;if(u.charCodeAt(e)!==v)return this.characters(e,this.nextTag(e));if(u.startsWith("<!--",e))return this.other(e,"--\
>",4);if(u.startsWith("<?",e))return this.other(e,"?>",2);if(u.startsWith("<![CDATA[",e)){const m=u.indexOf("]]>",e);return m<0?this.end():(this.at=m+3,{kind:"t\
ext",text:u.slice(e+9,m),from:e,to:this.at})}return u.startsWith("<!",e)?(this.hasDocumentType=u.startsWith("<!DOCTYPE",e),this.end()):(u.charCodeAt(e+1)===O?this.
endTag(e):this.startTag(e))??this.fault(e,this.nextTag(e+1))}other(u,e,r){const m=this.text.indexOf(e,u+r);return m<0?this.end():(this.at=m+e.length,{kind:"othe\
r",from:u,to:this.at})}endTag(u){const e=this.name(u+2),r=this.blanks(e);if(!(e===u+2||this.text.charCodeAt(r)!==M))return this.at=r+1,{kind:"end",name:this.text.
slice(u+2,e),from:u,to:this.at}}startTag(u){const{text:e}=this,r=this.name(u+1);if(r===u+1)return;const m=e.slice(u+1,r),w=[];for(let P=r;;){const c=this.blanks(
P),i=e.charCodeAt(c);if(i===M||i===O&&e.charCodeAt(c+1)===M)return this.at=i===M?c+1:c+2,{kind:i===M?"start":"empty",name:m,attributes:w,from:u,to:this.at};const h=this.
name(c),f=this.blanks(h),l=this.blanks(f+1),o=e[l];if(c===P||h===c||e[f]!=="="||o!=='"'&&o!=="'")return;const t=e.indexOf(o,l+1),s=e.slice(l+1,Math.max(t,l+1)),
n=s.includes("<")?void 0:y(s);if(t<0||n===void 0||w.length>=S)return;w.push({name:e.slice(c,h),value:n,from:c,to:t+1}),P=t+1}}characters(u,e){const r=y(this.text.
slice(u,e));return r===void 0?this.fault(u,e):(this.at=e,{kind:"text",text:r,from:u,to:e})}nextTag(u){const e=this.text.indexOf("<",u);return e<0?this.text.length:
e}fault(u,e){return this.malformed=!0,this.at=e,{kind:"other",from:u,to:e}}end(){this.malformed=!0,this.at=this.text.length}blanks(u){const{text:e}=this;for(;;){
const r=e.charCodeAt(u);if(r!==32&&r!==9&&r!==10&&r!==13)return u;u++}}name(u){const{text:e}=this;for(;u<e.length;u++){const r=e.charCodeAt(u);if(r<=32||r===O||
r===M||r===v||r===61||r===34||r===39)break}return u}}const[v,M,O]=[60,62,47],_=new Map([["amp","&"],["lt","<"],["gt",">"],["quot",'"'],["apos","'"]]);function y(E){
if(!E.includes("&"))return E;const u=[];let e=0;for(let r=E.indexOf("&");r>=0;r=E.indexOf("&",e)){const m=E.indexOf(";",r);if(m<0||m-r>12)return;const w=E.slice(
r+1,m),P=_.get(w)??T(w);if(P===void 0)return;u.push(E.slice(e,r),P),e=m+1}return u.push(E.slice(e)),u.join("")}function T(E){const u=/^#(?:x([\dA-Fa-f]+)|(\d+))$/.
exec(E),e=u?parseInt(u[1]??u[2],u[1]===void 0?10:16):-1;return e>0&&e<=1114111&&!(e>=55296&&e<=57343)?String.fromCodePoint(e):void 0}function I(E){const[u,e,r,m]=E;
if(u===0&&e===0&&(r===254||r===0)||u===255&&e===254&&r===0&&m===0)return F(E);if(u===254&&e===255||u===0&&e===60)return k(new TextDecoder("utf-16be").decode(E));
if(u===255&&e===254||u===60&&e===0)return k(new TextDecoder("utf-16le").decode(E));const w=new TextDecoder().decode(E);return k(w.includes("�")?Buffer.from(E).
toString("latin1"):w)}function B(E){if(E[0]===0||E[1]===0||E[0]===254||E[0]===255)return I(E);const e=(0,L.bS)(E).toString("latin1",0,N),r=G.exec(e)?.[1]?.toLowerCase()??
"utf-8";if(j.has(r))try{return new TextDecoder(r,{fatal:!0}).decode(E)}catch{return}}const N=200,G=/^(?:\xef\xbb\xbf)?<\?xml\s[^>]*?encoding\s*=\s*["']([\w.-]+)["']/,
j=new Set(["utf-8","utf8","us-ascii","iso-8859-1","iso-8859-15","windows-1252"]),k=E=>E.startsWith("\uFEFF")?E.slice(1):E;function F(E){const u=new DataView(E.buffer,
E.byteOffset,E.byteLength),e=E[0]!==0,r=[];for(let m=0;m+4<=E.length;m+=4){const w=u.getUint32(m,e);if(w>1114111)return;r.push(String.fromCodePoint(w))}return k(
r.join(""))}const z=E=>E.replaceAll("&","&amp;").replaceAll("<","&lt;").replaceAll(">","&gt;").replaceAll('"',"&quot;")}),86537:((Y,U,x)=>{x.d(U,{l1:()=>e,wS:()=>w,
EF:()=>P});var L=x(45657),A=x(36211),S=x(36078),C=x(74135),W=x(79627),v=x(27077);class M{points=0;countPoint(){return this.points++,this.points<v.y?!1:(this.points=
0,!0)}}function*O(c,i){const h=new M;let f=c;for(const l of i){const o=[];for(const t of f)yield*_(t,l,o,h);f=o}return f}function*_(c,{x:i,y:h,width:f,height:l},o,t){
const s=([g])=>i-g,n=([g])=>g-i-f,a=([,g])=>h-g,d=([,g])=>g-h-l,p=g=>D=>-g(D);for(const g of[s,n,a,d])if(yield*y(c,g,t)){o.push(c);return}for(const g of[[s],[n],
[p(s),p(n),a],[p(s),p(n),d]]){const D=yield*N(c,g,t);D.length>2&&o.push(D)}}function*y(c,i,h){h.countPoint()&&(yield v.Yz);for(const f of c){if(i(f)<0)return!1;
h.countPoint()&&(yield v.Yz)}return!0}function*T(c,{x:i,y:h,width:f,height:l},o){const s=yield*N(c,[([a])=>a-i,([a])=>i+f-a,([,a])=>a-h,([,a])=>h+l-a],o);let n=0;
for(const[a,[d,p]]of s.entries()){const[g,D]=s[(a+1)%s.length];n+=d*D-g*p,o.countPoint()&&(yield v.Yz)}return Math.abs(n)>B}function*I(c,i,h){for(let f=0;f<c.length;f++){
if(f>0&&F(c[f-1],c[f],i))return!0;h.countPoint()&&(yield v.Yz)}return!1}const B=.01;function*N(c,i,h){let f=c;for(const l of i){const o=[];for(let t=0;t<f.length;t++){
const[s,n]=[f[t],f[(t+1)%f.length]],[a,d]=[l(s),l(n)];a>=0&&o.push(s),a>0!=d>0&&a!==d&&o.push(G(s,n,a/(a-d))),h.countPoint()&&(yield v.Yz)}f=o}return f}const G=([
c,i],[h,f],l)=>[c+(h-c)*l,i+(f-i)*l];function*j(c,i){const h=new M;let f=c;for(const l of i){const o=[];for(const t of f)yield*k(t,l,o,h);f=o}return f}function*k(c,i,h,f){
let l=[];for(let o=1;o<c.length;o++){f.countPoint()&&(yield v.Yz);const[t,s]=[c[o-1],c[o]],n=F(t,s,i);if(l.length===0&&!(n&&n[0]<=0)&&l.push(t),!n){l.push(s);continue}
n[0]>0&&l.push(G(t,s,n[0])),l.length>1&&h.push(l),l=n[1]<1?[G(t,s,n[1]),s]:[]}l.length>1&&h.push(l)}function F([c,i],[h,f],{x:l,y:o,width:t,height:s}){let[n,a]=[
0,1];for(const[d,p]of[[c-h,c-l],[h-c,l+t-c],[i-f,i-o],[f-i,o+s-i]])if(d===0){if(p<0)return}else d<0?n=Math.max(n,p/d):a=Math.min(a,p/d);return n<a?[n,a]:void 0}
const z=24,E=.5,u=200;class e{boxOnly;outline=C.gF;constructor(i=!1){this.boxOnly=i}parts=[];built=[];texts=[];clip="";last=[0,0];build(i,h,f){const{operator:l}=i;
if(l==="W"||l==="W*")this.clip=l;else if(!A.Rl.has(l))return!1;if(this.built.push([f,i.end]),this.boxOnly)return this.outline=(0,C.kO)(this.outline,(0,W.W)(i,h)),
!0;this.texts.push(Buffer.from(i.content.subarray(f,i.end)).toString("latin1"));const o=t=>(0,C.Gd)(h,i.number(t)||0,i.number(t+1)||0);switch(l){case"m":this.begin(
o(0));break;case"l":this.line(o(0));break;case"c":this.curve(o(0),o(2),o(4));break;case"v":this.curve(this.last,o(0),o(2));break;case"y":this.curve(o(0),o(2),o(
2));break;case"h":this.close();break;case"re":this.rectangle(i,h)}return!0}get box(){const[i,h,f,l]=this.outline;return i>f?void 0:{x:i,y:h,width:f-i,height:l-h}}get clips(){
return this.clip!==""}forget(){this.parts=[],this.outline=C.gF,this.built=[],this.texts=[],this.clip=""}get pieces(){return this.built}touched(i,h,f,l){const{box:o}=this;
if(!o)return[];const t=A.lJ.get(h).strokes?r(f,l):0;return i.filter(s=>P(o,w(s,t)))}*without(i,h,f,l){const o=A.lJ.get(h),t=[];if(o.fill){const s=yield*O(this.parts.
map(({points:n})=>n),i);for(const n of s)t.push(`${yield*m(n,f)} h`);s.length>0&&t.push(o.fill==="even-odd"?"f*":"f")}if(o.strokes){const s=r(f,l),n=yield*j(this.
linesFor(h),i.map(a=>w(a,s)));for(const a of n)t.push(yield*m(a,f));n.length>0&&t.push("S")}return this.clips&&((0,L.RZ)(t,this.texts),t.push("n")),t.join(`
`)}*reaches(i,h){const{fill:f,strokes:l}=A.lJ.get(h),o=l?this.linesFor(h):[],t=new M;for(const s of i.map(n=>w(n,-E)))if(s.width>0&&s.height>0){if(f){for(const{
points:n}of this.parts)if(yield*T(n,s,t))return!0}for(const n of o)if(yield*I(n,s,t))return!0}return!1}linesFor(i){const{closes:h}=A.lJ.get(i);return this.parts.
map(({points:f,isClosed:l})=>l||h?[...f,f[0]]:f)}enclose([i,h]){const[f,l,o,t]=this.outline;(i<f||i>o||h<l||h>t)&&(this.outline=[Math.min(f,i),Math.min(l,h),Math.
max(o,i),Math.max(t,h)])}begin(i){this.parts.push({points:[i],isClosed:!1}),this.enclose(i),this.last=i}line(i){const h=this.parts.at(-1);(!h||h.isClosed)&&this.
begin(this.last),this.parts.at(-1).points.push(i),this.enclose(i),this.last=i}curve(i,h,f){const l=this.last;for(let o=1;o<=z;o++)this.line((0,C.xk)(l,i,h,f,o/z))}close(){
const i=this.parts.at(-1);i&&(i.isClosed=!0,this.last=i.points[0])}rectangle(i,h){const[f,l,o,t]=[0,1,2,3].map(s=>i.number(s)||0);this.begin((0,C.Gd)(h,f,l)),this.
line((0,C.Gd)(h,f+o,l)),this.line((0,C.Gd)(h,f+o,l+t)),this.line((0,C.Gd)(h,f,l+t)),this.close()}}function r(c,i){const h=Math.sqrt(Math.abs(c[0]*c[3]-c[1]*c[2]));
return Math.max(i*h/2,E)}function*m(c,i){const h=(0,C.DI)(i),f=[];for(const[l,[o,t]]of c.entries())f.push(`${(0,S.AY)((0,C.Gd)(h,o,t))} ${l===0?"m":"l"}`),l%v.y===
v.y-1&&(yield v.Yz);return yield c.length*u,f.join(" ")}const w=({x:c,y:i,width:h,height:f},l)=>({x:c-l,y:i-l,width:h+2*l,height:f+2*l}),P=(c,i)=>c.x<i.x+i.width&&
i.x<c.x+c.width+Number.MIN_VALUE&&c.y<i.y+i.height&&i.y<c.y+c.height+Number.MIN_VALUE}),71157:((Y,U,x)=>{x.d(U,{Cn:()=>S,jY:()=>C,wX:()=>W});var L=x(74135),A=x(
86537);class S{images=[];cuts=new Map;touched=new Set;cropped=new Set;croppedPaint=new Map;seenPaint=new Set;unseen=[];undivided=new Set;hasPaths=!1;isPaintedIn=!1;shown=[];lists=[];contents=new Map;groups=[];glyphs=0;isPartial=!1;paint(M,O,_,y){
const T=`${M} ${O}`;_?M>0&&this.seenPaint.add(T):this.croppedPaint.set(T,{stream:M,cuts:y()})}cut(M,O){const _=this.cuts.get(M);_?_.push(O):this.cuts.set(M,[O])}areUnseen(M,O){
let _=1/0;for(const y of M){if(this.isUnseen(y))return!0;_=Math.min(_,y)}return this.images.some(y=>y.after>_&&(0,A.EF)(this.boxOf(y),O))}boxes=new Map;boxOf(M){
let O=this.boxes.get(M);return O||this.boxes.set(M,O=C(M.matrix)),O}isUnseen(M){const{unseen:O}=this;let _=0;for(let y=O.length;_<y;){const T=_+y>>1;O[T][1]<=M?
_=T+1:y=T}return _<O.length&&O[_][0]<=M}shownAt(M){const{shown:O}=this;let _=0;for(let y=O.length-1;_<y;){const T=_+y+1>>1;O[T].first<=M?_=T:y=T-1}return O[_]}}
function C(v){const[M,O,_,y]=(0,L.zl)(v,[0,0,1,1]);return{x:M,y:O,width:_-M,height:y-O}}const W=v=>-1-v}),47212:((Y,U,x)=>{x.d(U,{Bc:()=>j,C7:()=>k,FU:()=>E,PC:()=>G,
Wz:()=>N});var L=x(74135),A=x(6057),S=x(75444),C=x(58971),W=x(87141),v=x(12657),M=x(31095),O=x(36502),_=x(98689),y=x(18930),T=x(71157),I=x(68096);const B=1e9;class N{document;texts;constructor(e){
this.document=e,this.texts=new y.X(e)}async shown(e,r){return this.read(e,new O.z(this.document),!0,r)}async all(e,r){return this.read(e,new I.R8(this.document),
!1,r)}async cropped(e){const r=(0,A.iw)(this.document,e),{width:m,height:w}=(0,L.iN)(r),P={x:0,y:0,width:m*r.userUnit,height:w*r.userUnit};return{...await this.
read(e,new I.R8(this.document),!1,[],P),visible:P}}async read(e,r,m,w,P){const{document:c}=this,i=(0,A.iw)(c,e),h=(0,W.y)(i),{width:f,height:l}=(0,L.iN)(i),o={width:f*
i.userUnit,height:l*i.userUnit},{builder:t,trace:s,reader:n}=this.reading(r,o,m,w,P),a=new C.X(c),d=new M.H(c,c.dict(c.pages.attribute(e,"Resources"))),p=await a.
page(e);s.contents.set(0,p),await n.page(p,d,(0,I.nk)(h));for(const g of(0,S.bD)(c,e,i.rotation,r))await n.form(g.form,(0,S.RZ)(c),(0,I.nk)((0,L.lw)(g.matrix,h)));
return this.finish(e,t,s,o)}async stream(e,r){const{document:m}=this,w={width:B,height:B},{builder:P,trace:c,reader:i}=this.reading(new I.R8(m),w,!1,[]);return c.
contents.set(0,e),await i.page(e,new M.H(m,m.dict(r),(0,S.RZ)(m)),(0,I.nk)([1,0,0,-1,0,0])),this.finish(-1,P,c,w)}reading(e,{width:r,height:m},w,P,c){const{document:i}=this,
h=new _.g(w?r:B,w?m:B,0,!0);h.isEndless=!w;const f=new T.Cn,l=new v.y(i.job),o=new I.sE(i,new C.X(i),e,l,h,f,w,P,c);return{builder:h,trace:f,reader:o}}async finish(e,r,m,w){
const P=await this.texts.assemble(e,r,w,{usesElementTexts:!1});return r.leavesOut&&(m.isPartial=!0),{page:P,trace:m}}}function G(u,e,r,m,w){for(const{first:P,count:c}of e.
letters(r,m))j(u,P,c,w)}function j({page:u,trace:e},r,m,w){const{glyphs:P}=u.found.edges;for(let c=r;c<r+m;c++)F(e,P[c],w)}function k({trace:u},e){for(const r of u.
touched)F(u,r,e)}function F(u,e,r){if(e>=0)r.add(e);else for(const[m,w]of u.groups[(0,T.wX)(e)])for(let P=m;P<w;P++)r.add(P)}const z=100;async function E({page:u,
trace:e},r,m){for(const[P,c]of u.found.edges.joined){const i=m.step(z);i&&await i,r.has(P)&&F(e,c,r),r.has(c)&&F(e,P,r)}if(r.size===0)return;const w=new Set;for(const P of r){
w.add(e.shownAt(P));const c=m.step(z);c&&await c}for(const{first:P,elements:c,font:i}of w){let h=-1,f=!0,l=P;for(const o of c){if(typeof o=="number")continue;for(const{
text:s}of i.glyphs(o)){if(r.has(l)){if(f&&h>=0)for(let n=h+1;n<l;n++)r.add(n);h=l,f=!0}else s.trim()!==""&&(f=!1);l++}const t=m.step(o.length*z);t&&await t}}}}),
68096:((Y,U,x)=>{x.d(U,{R8:()=>G,TO:()=>h,nk:()=>r,sE:()=>i,zT:()=>l});var L=x(45599),A=x(85008),S=x(4745),C=x(63181),W=x(4186),v=x(74135),M=x(6057),O=x(97748),
_=x(93059),y=x(36211),T=x(86537),I=x(36502),B=x(27077),N=x(71157);class G extends I.z{isOff(){return!1}}class j{builder;trace;areas;pace;next=0;group=-1;listed;constructor(t,s,n,a){
this.builder=t,this.trace=s,this.areas=n,this.pace=a}seen;glyph(t,s,n,a,d){const p=this.group<0?this.next++:this.listed?.[this.next++]??(0,N.wX)(this.group);this.
builder.edges.glyph=p,this.seen&&!(0,T.EF)((0,T.wS)(F(t,n,a,d),k*t.size),this.seen)&&this.trace.cropped.add(p),this.areas.length>0&&this.touch(p,t,n,a,d),this.builder.
glyph(t,s,n,a,d)}touch(t,s,n,a,d){const p=F(s,n,a,d);this.pace.add(this.areas.length*P),this.areas.some(g=>(0,T.EF)(p,g))&&this.trace.touched.add(t)}}const k=1;
function F({font:o,frame:t,size:s},n,a,d){const[p,g]=t.vertical?[.5,.5]:[o.ascent,-o.descent];return(0,W.L)(t,Math.min(n,a),Math.max(n,a),d-p*s,d+g*s)}class z extends j{space(){
this.builder.space()}}const E=4,u=new Set(["BMC","BDC","EMC","DP"]),e=new Set([3,7]),r=o=>({...(0,O.ue)(o),lineWidth:1,isTransparent:!1,clip:{x:-1e9,y:-1e9,width:2e9,
height:2e9}});class m extends C.C{numbering;trace;visible;from=0;to=0;operator="";stream=0;open;replacing=[];replacedTexts=[];constructor(t,s,n,a){super(t,s),this.
numbering=t,this.trace=n,this.visible=a}begin(t,s,n){super.begin(t,s,n);const{stream:a,operator:d,from:p,to:g,trace:D}=this,{size:b,charSpace:R,wordSpace:K,stretch:X}=t,
$=D.glyphs;this.open={stream:a,operator:d,from:p,to:g,elements:[],font:s,size:b,charSpace:R,wordSpace:K,stretch:X,first:$,count:0},D.shown.push(this.open)}show(t,s,n,a){
const{trace:d,numbering:p}=this,g=this.open,D=s.font.glyphs(t),b=D.length;(e.has(s.mode)||s.isTransparent)&&d.unseen.push([d.glyphs,d.glyphs+b]),g.elements.push(
t),g.count+=b;const R=d.glyphs;if(d.glyphs+=b,a){this.replacing.push([R,d.glyphs]);for(const{text:K}of D)this.replacedTexts.push(K)}(a!==void 0||n)&&(d.isPartial=
!0),p.next=R,p.seen=this.visible&&s.mode<E?l(s.clip,this.visible):void 0,super.show(t,s,n,a),!a&&p.next!==d.glyphs&&(d.isPartial=!0)}adjust(t){super.adjust(t),this.
open.elements.push(t)}replaced(t,s){const{numbering:n,replacing:a,replacedTexts:d}=this;([...s].length===d.length||d.join("")===s)&&(n.listed=a.flatMap(([g,D])=>Array.
from({length:D-g},(b,R)=>g+R))),n.group=this.trace.groups.push(a)-1,n.next=0,this.replacing=[],this.replacedTexts=[],super.replaced(t,s),n.group=-1,n.listed=void 0}}
const w=10,P=4,c=50;class i extends S.p{trace;areas;visible;tracing;path;openLists=[];constructor(t,s,n,a,d,p,g,D=[],b){const R=g?z:j,K=new R(d,p,D,t.job.pace),
X=new m(K,a,p,b);super(t,s,X,n),this.trace=p,this.areas=D,this.visible=b,this.tracing=X,this.path=new T.l1(D.length===0)}take(t,s){const{tracing:n}=this;if(n.stream=
s.stream,n.operator=t.operator,n.from=t.start,n.to=t.end,u.has(t.operator)&&this.followLists(t,s.stream),y.lJ.has(t.operator)&&(this.trace.hasPaths=!0),this.areas.
length>0||this.visible){if(this.path.build(t,s.states.current.matrix,t.start))return;if(y.lJ.has(t.operator))return this.paints(t,s);this.shades(t,s)}return t.operator===
"BI"?this.noteInline(t,s):t.operator==="gs"&&this.follow(t.name(0),s),super.take(t,s)}follow(t,{scope:s,states:n}){const a=t===void 0?void 0:this.document.dict(
s.find("ExtGState",t)),[d,p]=["ca","LW"].map(g=>this.document.resolve(a?.get(g)));typeof d=="number"&&(n.current.isTransparent=d===0),typeof p=="number"&&(n.current.
lineWidth=p)}shades(t,{states:s,stream:n}){const{operator:a}=t,{trace:d,areas:p,visible:g}=this,D=s.current,{from:b,to:R}=this.tracing;a==="w"&&(D.lineWidth=t.number(
0)||0),a==="sh"&&(p.some(K=>(0,T.EF)(D.clip,K))&&d.undivided.add("a shading"),g&&d.paint(n,b,(0,T.EF)(D.clip,g),()=>[{from:b,to:R,text:""}]))}paints(t,{states:s,
stream:n}){const{path:a,areas:d}=this,p=s.current,{operator:g}=t;if(g!=="n"){this.visible&&this.crop(t,p,n,t.start),this.document.job.pace.add(d.length*P);const D=a.
touched(d,g,p.matrix,p.lineWidth);if(D.length>0)return this.cutPath(g,D,p,n).then(()=>this.endPath(p))}this.endPath(p)}endPath(t){const{box:s,clips:n}=this.path;
n&&s&&(t.clip=l(t.clip,s)),this.path.forget()}async cutPath(t,s,n,a){const{path:d,trace:p}=this,{pace:g}=this.document.job,{from:D,to:b}=this.tracing,R=await(0,B.
k6)(d.without(s,t,n.matrix,n.lineWidth),g);await(0,B.k6)(d.reaches(s,t),g)&&(p.isPaintedIn=!0);for(const[K,X]of d.pieces)p.cut(a,{from:K,to:X,text:""});p.cut(a,
{from:D,to:b,text:R}),g.add(d.pieces.length*c)}crop(t,s,n,a){const{path:d,trace:p,visible:g}=this,[D,b,R,K]=s.matrix,X=w*s.lineWidth*Math.max(Math.hypot(D,b),Math.
hypot(R,K))+1;if(!d.box)return;const $=(0,T.EF)((0,T.wS)(d.box,X),l(s.clip,g));p.paint(n,a,$,()=>[...d.clips?[]:d.pieces.map(([H,J])=>({from:H,to:J,text:""})),{
from:a,to:t.end,text:d.clips?"n":""}])}noteInline(t,{states:s,stream:n,scope:a}){const d=(0,_.n)(t);if(!d)return;const p=d.dict.get("ColorSpace"),g=p instanceof
L.SX?a.find("ColorSpace",p.text):void 0;g!==void 0&&d.dict.set("ColorSpace",g);const{to:D}=this.tracing,{matrix:b,clip:R}=s.current;this.trace.images.push({stream:n,
from:h(t),to:D,image:d,matrix:b,clip:R,after:this.trace.glyphs})}draws(t,s){const n=t===void 0?null:this.document.resolve(s.scope.find("XObject",t));if(n instanceof
L.Z6&&(0,L.Eo)(this.document.resolve(n.dict.get("Subtype")),"Image")){const{from:a,to:d}=this.tracing,{matrix:p,clip:g}=s.states.current;this.trace.images.push(
{stream:s.stream,from:a,to:d,image:n,matrix:p,clip:g,after:this.trace.glyphs})}return super.draws(t,s)}followLists(t,s){const{operator:n}=t,{lists:a,glyphs:d}=this.
trace,p=a.length;t.count>1&&t.kind(1)===A.q$&&this.noteList(t,s),(n==="BMC"||n==="BDC")&&this.openLists.push(a.length>p?a.at(-1):void 0);const g=n==="EMC"?this.
openLists.pop():void 0;g&&(g.end=d)}noteList(t,s){const{operator:n,content:a}=t;if(!a.subarray(t.startOf(1),t.endOf(1)).some((R,K)=>K>1&&(R===40||R===60)))return;
const d=t.value(1),p=Buffer.from(a.subarray(t.startOf(0),t.endOf(0))).toString("latin1"),{from:g,to:D}=this.tracing,{glyphs:b}=this.trace;(0,L.Zm)(d)&&this.trace.
lists.push({stream:s,tag:p,operator:n,from:g,to:D,dict:d,first:b,end:b})}async readForm(t,s,n){this.trace.contents.set(n.stream,t);const{current:a}=n.states,d=this.
visible&&(0,M.b0)(this.document,s.dict.get("BBox"));d&&(a.clip=l(a.clip,f(a.matrix,d))),await super.readForm(t,s,n)}}function h(o){const{content:t}=o,s=o.count>
0?o.startOf(0):o.dataStart;return Buffer.from(t.buffer,t.byteOffset,t.length).lastIndexOf("BI",s)}function f(o,t){const[s,n,a,d]=(0,v.zl)(o,t);return{x:s,y:n,width:a-
s,height:d-n}}function l(o,t){const[s,n]=[Math.max(o.x,t.x),Math.max(o.y,t.y)],a=Math.min(o.x+o.width,t.x+t.width),d=Math.min(o.y+o.height,t.y+t.height);return{
x:s,y:n,width:Math.max(a-s,0),height:Math.max(d-n,0)}}}),58006:((Y,U,x)=>{x.d(U,{n:()=>C});var L=x(48249),A=x(45599);const S=["DecodeParms","F","FFilter","FDeco\
deParms","DL"];function C(W,v,{compress:M}){const O=new A.Bi(W.dict);M?O.set("Filter",(0,A.UU)("FlateDecode")):O.delete("Filter");for(const _ of S)O.delete(_);return new A.
Z6(O,M?(0,L.Kc)(v):v)}})};
