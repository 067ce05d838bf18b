"use strict";exports.id=7178,exports.ids=[7178],exports.modules={21115:((X,N,g)=>{g.d(N,{HC:()=>I,dK:()=>B,ee:()=>K});const B={rdf:"http://www.w3.org/1999/02/22-rdf-syntax-n\
s#",xml:"http://www.w3.org/XML/1998/namespace",dc:"http://purl.org/dc/elements/1.1/",xmp:"http://ns.adobe.com/xap/1.0/",xmpMM:"http://ns.adobe.com/xap/1.0/mm/",
pdf:"http://ns.adobe.com/pdf/1.3/",pdfaid:"http://www.aiim.org/pdfa/ns/id/",pdfuaid:"http://www.aiim.org/pdfua/ns/id/",pdfxid:"http://www.npes.org/pdfx/ns/id/",
pdfx:"http://ns.adobe.com/pdfx/1.3/",pdfaExtension:"http://www.aiim.org/pdfa/ns/extension/",pdfaSchema:"http://www.aiim.org/pdfa/ns/schema#",pdfaProperty:"http:\
//www.aiim.org/pdfa/ns/property#",fx:"urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#",pdfe:"http://www.aiim.org/pdfe/ns/id/",pdfvtid:"http://www.npes.org/\
pdfvt/ns/id/",xfa:"http://www.xfa.org/schema/xfa-data/1.0/",ds:"http://www.w3.org/2000/09/xmldsig#"},W=new Map(Object.entries(B));class K{uris=new Map;declared=[];known=new Map;enter(m){
let P;for(const{name:v,value:S}of m){if(!I(v))continue;const k=v.slice(6),z=this.uris.get(k);z?z.push(S):this.uris.set(k,[S]),(P??=[]).push(k)}this.declared.push(
P??F),P&&this.known.clear()}leave(){const m=this.declared.pop()??F;for(const P of m)this.uris.get(P).pop();m.length>0&&this.known.clear()}declares(m){return(this.
uris.get(M(m))?.length??0)>0}ofElement(m){let P=this.known.get(m);if(!P){const v=M(m),S=this.uris.get(v)?.at(-1)??W.get(v)??"";this.known.size===A&&this.known.clear(),
this.known.set(m,P={namespace:S,local:m.slice(m.indexOf(":")+1)})}return P}ofAttribute(m){return m.includes(":")?this.ofElement(m):{namespace:"",local:m}}}const I=w=>w===
"xmlns"||w.startsWith("xmlns:"),F=[],A=1e3,M=w=>w.slice(0,Math.max(w.indexOf(":"),0))}),3907:((X,N,g)=>{g.d(N,{X:()=>z,km:()=>K,ol:()=>B,xK:()=>v});const B=200,
W=1e4;async function K(O,l,h){const u=new I(O);for(let D=u.next();D;D=u.next()){if(h(D))return"left";const L=l.step((D.to-D.from)*4+50);L&&await L}return u.hasDocumentType?
"document type":u.malformed?"malformed":"well-formed"}class I{text;malformed=!1;hasDocumentType=!1;at=0;constructor(l){this.text=l}next(){const{text:l,at:h}=this;
if(h>=l.length)return;if(l.charCodeAt(h)!==F)return this.characters(h,this.nextTag(h));if(l.startsWith("<!--",h))return this.other(h,"-->",4);if(l.startsWith("<\
?",h))return this.other(h,"?>",2);if(l.startsWith("<![CDATA[",h)){const D=l.indexOf("]]>",h);return D<0?this.end():(this.at=D+3,{kind:"text",text:l.slice(h+9,D),
from:h,to:this.at})}return l.startsWith("<!",h)?(this.hasDocumentType=l.startsWith("<!DOCTYPE",h),this.end()):(l.charCodeAt(h+1)===M?this.endTag(h):this.startTag(
h))??this.fault(h,this.nextTag(h+1))}other(l,h,u){const D=this.text.indexOf(h,l+u);return D<0?this.end():(this.at=D+h.length,{kind:"other",from:l,to:this.at})}endTag(l){
const h=this.name(l+2),u=this.blanks(h);if(!(h===l+2||this.text.charCodeAt(u)!==A))return this.at=u+1,{kind:"end",name:this.text.slice(l+2,h),from:l,to:this.at}}startTag(l){
const{text:h}=this,u=this.name(l+1);if(u===l+1)return;const D=h.slice(l+1,u),L=[];for(let R=u;;){const p=this.blanks(R),_=h.charCodeAt(p);if(_===A||_===M&&h.charCodeAt(
p+1)===A)return this.at=_===A?p+1:p+2,{kind:_===A?"start":"empty",name:D,attributes:L,from:l,to:this.at};const b=this.name(p),T=this.blanks(b),y=this.blanks(T+1),
a=h[y];if(p===R||b===p||h[T]!=="="||a!=='"'&&a!=="'")return;const s=h.indexOf(a,y+1),f=h.slice(y+1,Math.max(s,y+1)),c=f.includes("<")?void 0:m(f);if(s<0||c===void 0||
L.length>=W)return;L.push({name:h.slice(p,b),value:c,from:p,to:s+1}),R=s+1}}characters(l,h){const u=m(this.text.slice(l,h));return u===void 0?this.fault(l,h):(this.
at=h,{kind:"text",text:u,from:l,to:h})}nextTag(l){const h=this.text.indexOf("<",l);return h<0?this.text.length:h}fault(l,h){return this.malformed=!0,this.at=h,{
kind:"other",from:l,to:h}}end(){this.malformed=!0,this.at=this.text.length}blanks(l){const{text:h}=this;for(;;){const u=h.charCodeAt(l);if(u!==32&&u!==9&&u!==10&&
u!==13)return l;l++}}name(l){const{text:h}=this;for(;l<h.length;l++){const u=h.charCodeAt(l);if(u<=32||u===M||u===A||u===F||u===61||u===34||u===39)break}return l}}
const[F,A,M]=[60,62,47],w=new Map([["amp","&"],["lt","<"],["gt",">"],["quot",'"'],["apos","'"]]);function m(O){if(!O.includes("&"))return O;const l=[];let h=0;for(let u=O.
indexOf("&");u>=0;u=O.indexOf("&",h)){const D=O.indexOf(";",u);if(D<0||D-u>12)return;const L=O.slice(u+1,D),R=w.get(L)??P(L);if(R===void 0)return;l.push(O.slice(
h,u),R),h=D+1}return l.push(O.slice(h)),l.join("")}function P(O){const l=/^#(?:x([\dA-Fa-f]+)|(\d+))$/.exec(O),h=l?parseInt(l[1]??l[2],l[1]===void 0?10:16):-1;return h>
0&&h<=1114111&&!(h>=55296&&h<=57343)?String.fromCodePoint(h):void 0}function v(O){const[l,h,u,D]=O;if(l===0&&h===0&&(u===254||u===0)||l===255&&h===254&&u===0&&D===
0)return k(O);if(l===254&&h===255||l===0&&h===60)return S(new TextDecoder("utf-16be").decode(O));if(l===255&&h===254||l===60&&h===0)return S(new TextDecoder("ut\
f-16le").decode(O));const L=new TextDecoder().decode(O);return S(L.includes("�")?Buffer.from(O).toString("latin1"):L)}const S=O=>O.startsWith("\uFEFF")?O.slice(
1):O;function k(O){const l=new DataView(O.buffer,O.byteOffset,O.byteLength),h=O[0]!==0,u=[];for(let D=0;D+4<=O.length;D+=4){const L=l.getUint32(D,h);if(L>1114111)
return;u.push(String.fromCodePoint(L))}return S(u.join(""))}const z=O=>O.replaceAll("&","&amp;").replaceAll("<","&lt;").replaceAll(">","&gt;").replaceAll('"',"&\
quot;")}),86537:((X,N,g)=>{g.d(N,{l1:()=>p,wS:()=>T,EF:()=>y});var B=g(45657),W=g(36211),K=g(36078),I=g(74135),F=g(79627),A=g(27077);class M{points=0;countPoint(){
return this.points++,this.points<A.y?!1:(this.points=0,!0)}}function*w(a,s){const f=new M;let c=a;for(const o of s){const t=[];for(const e of c)yield*m(e,o,t,f);
c=t}return c}function*m(a,{x:s,y:f,width:c,height:o},t,e){const n=([E])=>s-E,i=([E])=>E-s-c,r=([,E])=>f-E,d=([,E])=>E-f-o,x=E=>C=>-E(C);for(const E of[n,i,r,d])
if(yield*P(a,E,e)){t.push(a);return}for(const E of[[n],[i],[x(n),x(i),r],[x(n),x(i),d]]){const C=yield*z(a,E,e);C.length>2&&t.push(C)}}function*P(a,s,f){f.countPoint()&&
(yield A.Yz);for(const c of a){if(s(c)<0)return!1;f.countPoint()&&(yield A.Yz)}return!0}function*v(a,{x:s,y:f,width:c,height:o},t){const n=yield*z(a,[([r])=>r-s,
([r])=>s+c-r,([,r])=>r-f,([,r])=>f+o-r],t);let i=0;for(const[r,[d,x]]of n.entries()){const[E,C]=n[(r+1)%n.length];i+=d*C-E*x,t.countPoint()&&(yield A.Yz)}return Math.
abs(i)>k}function*S(a,s,f){for(let c=0;c<a.length;c++){if(c>0&&u(a[c-1],a[c],s))return!0;f.countPoint()&&(yield A.Yz)}return!1}const k=.01;function*z(a,s,f){let c=a;
for(const o of s){const t=[];for(let e=0;e<c.length;e++){const[n,i]=[c[e],c[(e+1)%c.length]],[r,d]=[o(n),o(i)];r>=0&&t.push(n),r>0!=d>0&&r!==d&&t.push(O(n,i,r/(r-
d))),f.countPoint()&&(yield A.Yz)}c=t}return c}const O=([a,s],[f,c],o)=>[a+(f-a)*o,s+(c-s)*o];function*l(a,s){const f=new M;let c=a;for(const o of s){const t=[];
for(const e of c)yield*h(e,o,t,f);c=t}return c}function*h(a,s,f,c){let o=[];for(let t=1;t<a.length;t++){c.countPoint()&&(yield A.Yz);const[e,n]=[a[t-1],a[t]],i=u(
e,n,s);if(o.length===0&&!(i&&i[0]<=0)&&o.push(e),!i){o.push(n);continue}i[0]>0&&o.push(O(e,n,i[0])),o.length>1&&f.push(o),o=i[1]<1?[O(e,n,i[1]),n]:[]}o.length>1&&
f.push(o)}function u([a,s],[f,c],{x:o,y:t,width:e,height:n}){let[i,r]=[0,1];for(const[d,x]of[[a-f,a-o],[f-a,o+e-a],[s-c,s-t],[c-s,t+n-s]])if(d===0){if(x<0)return}else
d<0?i=Math.max(i,x/d):r=Math.min(r,x/d);return i<r?[i,r]:void 0}const D=24,L=.5,R=200;class p{boxOnly;outline=I.gF;constructor(s=!1){this.boxOnly=s}parts=[];built=[];texts=[];clip="";last=[
0,0];build(s,f,c){const{operator:o}=s;if(o==="W"||o==="W*")this.clip=o;else if(!W.Rl.has(o))return!1;if(this.built.push([c,s.end]),this.boxOnly)return this.outline=
(0,I.kO)(this.outline,(0,F.W)(s,f)),!0;this.texts.push(Buffer.from(s.content.subarray(c,s.end)).toString("latin1"));const t=e=>(0,I.Gd)(f,s.number(e)||0,s.number(
e+1)||0);switch(o){case"m":this.begin(t(0));break;case"l":this.line(t(0));break;case"c":this.curve(t(0),t(2),t(4));break;case"v":this.curve(this.last,t(0),t(2));
break;case"y":this.curve(t(0),t(2),t(2));break;case"h":this.close();break;case"re":this.rectangle(s,f)}return!0}get box(){const[s,f,c,o]=this.outline;return s>c?
void 0:{x:s,y:f,width:c-s,height:o-f}}get clips(){return this.clip!==""}forget(){this.parts=[],this.outline=I.gF,this.built=[],this.texts=[],this.clip=""}get pieces(){
return this.built}touched(s,f,c,o){const{box:t}=this;if(!t)return[];const e=W.lJ.get(f).strokes?_(c,o):0;return s.filter(n=>y(t,T(n,e)))}*without(s,f,c,o){const t=W.
lJ.get(f),e=[];if(t.fill){const n=yield*w(this.parts.map(({points:i})=>i),s);for(const i of n)e.push(`${yield*b(i,c)} h`);n.length>0&&e.push(t.fill==="even-odd"?
"f*":"f")}if(t.strokes){const n=_(c,o),i=yield*l(this.linesFor(f),s.map(r=>T(r,n)));for(const r of i)e.push(yield*b(r,c));i.length>0&&e.push("S")}return this.clips&&
((0,B.RZ)(e,this.texts),e.push("n")),e.join(`
`)}*reaches(s,f){const{fill:c,strokes:o}=W.lJ.get(f),t=o?this.linesFor(f):[],e=new M;for(const n of s.map(i=>T(i,-L)))if(n.width>0&&n.height>0){if(c){for(const{
points:i}of this.parts)if(yield*v(i,n,e))return!0}for(const i of t)if(yield*S(i,n,e))return!0}return!1}linesFor(s){const{closes:f}=W.lJ.get(s);return this.parts.
map(({points:c,isClosed:o})=>o||f?[...c,c[0]]:c)}enclose([s,f]){const[c,o,t,e]=this.outline;(s<c||s>t||f<o||f>e)&&(this.outline=[Math.min(c,s),Math.min(o,f),Math.
max(t,s),Math.max(e,f)])}begin(s){this.parts.push({points:[s],isClosed:!1}),this.enclose(s),this.last=s}line(s){const f=this.parts.at(-1);(!f||f.isClosed)&&this.
begin(this.last),this.parts.at(-1).points.push(s),this.enclose(s),this.last=s}curve(s,f,c){const o=this.last;for(let t=1;t<=D;t++)this.line((0,I.xk)(o,s,f,c,t/D))}close(){
const s=this.parts.at(-1);s&&(s.isClosed=!0,this.last=s.points[0])}rectangle(s,f){const[c,o,t,e]=[0,1,2,3].map(n=>s.number(n)||0);this.begin((0,I.Gd)(f,c,o)),this.
line((0,I.Gd)(f,c+t,o)),this.line((0,I.Gd)(f,c+t,o+e)),this.line((0,I.Gd)(f,c,o+e)),this.close()}}function _(a,s){const f=Math.sqrt(Math.abs(a[0]*a[3]-a[1]*a[2]));
return Math.max(s*f/2,L)}function*b(a,s){const f=(0,I.DI)(s),c=[];for(const[o,[t,e]]of a.entries())c.push(`${(0,K.AY)((0,I.Gd)(f,t,e))} ${o===0?"m":"l"}`),o%A.y===
A.y-1&&(yield A.Yz);return yield a.length*R,c.join(" ")}const T=({x:a,y:s,width:f,height:c},o)=>({x:a-o,y:s-o,width:f+2*o,height:c+2*o}),y=(a,s)=>a.x<s.x+s.width&&
s.x<a.x+a.width+Number.MIN_VALUE&&a.y<s.y+s.height&&s.y<a.y+a.height+Number.MIN_VALUE}),71157:((X,N,g)=>{g.d(N,{Cn:()=>K,jY:()=>I,wX:()=>F});var B=g(74135),W=g(
86537);class K{images=[];cuts=new Map;touched=new Set;cropped=new Set;croppedPaint=new Map;seenPaint=new Set;unseen=[];undivided=new Set;isPaintedIn=!1;shown=[];lists=[];contents=new Map;groups=[];glyphs=0;isPartial=!1;paint(M,w,m,P){
const v=`${M} ${w}`;m?M>0&&this.seenPaint.add(v):this.croppedPaint.set(v,{stream:M,cuts:P()})}cut(M,w){const m=this.cuts.get(M);m?m.push(w):this.cuts.set(M,[w])}areUnseen(M,w){
let m=1/0;for(const P of M){if(this.isUnseen(P))return!0;m=Math.min(m,P)}return this.images.some(P=>P.after>m&&(0,W.EF)(this.boxOf(P),w))}boxes=new Map;boxOf(M){
let w=this.boxes.get(M);return w||this.boxes.set(M,w=I(M.matrix)),w}isUnseen(M){const{unseen:w}=this;let m=0;for(let P=w.length;m<P;){const v=m+P>>1;w[v][1]<=M?
m=v+1:P=v}return m<w.length&&w[m][0]<=M}shownAt(M){const{shown:w}=this;let m=0;for(let P=w.length-1;m<P;){const v=m+P+1>>1;w[v].first<=M?m=v:P=v-1}return w[m]}}
function I(A){const[M,w,m,P]=(0,B.zl)(A,[0,0,1,1]);return{x:M,y:w,width:m-M,height:P-w}}const F=A=>-1-A}),47212:((X,N,g)=>{g.d(N,{Bc:()=>l,C7:()=>h,FU:()=>L,PC:()=>O,
Wz:()=>z});var B=g(74135),W=g(6057),K=g(75444),I=g(58971),F=g(87141),A=g(12657),M=g(31095),w=g(36502),m=g(98689),P=g(18930),v=g(71157),S=g(68096);const k=1e9;class z{document;texts;constructor(p){
this.document=p,this.texts=new P.X(p)}async shown(p,_){return this.read(p,new w.z(this.document),!0,_)}async all(p,_){return this.read(p,new S.R8(this.document),
!1,_)}async cropped(p){const _=(0,W.iw)(this.document,p),{width:b,height:T}=(0,B.iN)(_),y={x:0,y:0,width:b*_.userUnit,height:T*_.userUnit};return{...await this.
read(p,new S.R8(this.document),!1,[],y),visible:y}}async read(p,_,b,T,y){const{document:a}=this,s=(0,W.iw)(a,p),f=(0,F.y)(s),{width:c,height:o}=(0,B.iN)(s),t={width:c*
s.userUnit,height:o*s.userUnit},{builder:e,trace:n,reader:i}=this.reading(_,t,b,T,y),r=new I.X(a),d=new M.H(a,a.dict(a.pages.attribute(p,"Resources"))),x=await r.
page(p);n.contents.set(0,x),await i.page(x,d,(0,S.nk)(f));for(const E of(0,K.bD)(a,p,s.rotation,_))await i.form(E.form,(0,K.RZ)(a),(0,S.nk)((0,B.lw)(E.matrix,f)));
return this.finish(p,e,n,t)}async stream(p,_){const{document:b}=this,T={width:k,height:k},{builder:y,trace:a,reader:s}=this.reading(new S.R8(b),T,!1,[]);return a.
contents.set(0,p),await s.page(p,new M.H(b,b.dict(_),(0,K.RZ)(b)),(0,S.nk)([1,0,0,-1,0,0])),this.finish(-1,y,a,T)}reading(p,{width:_,height:b},T,y,a){const{document:s}=this,
f=new m.g(T?_:k,T?b:k,0,!0);f.isEndless=!T;const c=new v.Cn,o=new A.y(s.job),t=new S.sE(s,new I.X(s),p,o,f,c,T,y,a);return{builder:f,trace:c,reader:t}}async finish(p,_,b,T){
const y=await this.texts.assemble(p,_,T,{usesElementTexts:!1});return _.leavesOut&&(b.isPartial=!0),{page:y,trace:b}}}function O(R,p,_,b,T){for(const{first:y,count:a}of p.
letters(_,b))l(R,y,a,T)}function l({page:R,trace:p},_,b,T){const{glyphs:y}=R.found.edges;for(let a=_;a<_+b;a++)u(p,y[a],T)}function h({trace:R},p){for(const _ of R.
touched)u(R,_,p)}function u(R,p,_){if(p>=0)_.add(p);else for(const[b,T]of R.groups[(0,v.wX)(p)])for(let y=b;y<T;y++)_.add(y)}const D=100;async function L({page:R,
trace:p},_,b){for(const[y,a]of R.found.edges.joined){const s=b.step(D);s&&await s,_.has(y)&&u(p,a,_),_.has(a)&&u(p,y,_)}if(_.size===0)return;const T=new Set;for(const y of _){
T.add(p.shownAt(y));const a=b.step(D);a&&await a}for(const{first:y,elements:a,font:s}of T){let f=-1,c=!0,o=y;for(const t of a){if(typeof t=="number")continue;for(const{
text:n}of s.glyphs(t)){if(_.has(o)){if(c&&f>=0)for(let i=f+1;i<o;i++)_.add(i);f=o,c=!0}else n.trim()!==""&&(c=!1);o++}const e=b.step(t.length*D);e&&await e}}}}),
68096:((X,N,g)=>{g.d(N,{R8:()=>O,TO:()=>s,nk:()=>p,sE:()=>a,zT:()=>c});var B=g(45599),W=g(85008),K=g(4745),I=g(63181),F=g(4186),A=g(74135),M=g(6057),w=g(97748),
m=g(93059),P=g(36211),v=g(86537),S=g(36502),k=g(27077),z=g(71157);class O extends S.z{isOff(){return!1}}class l{builder;trace;areas;pace;next=0;group=-1;listed;constructor(t,e,n,i){
this.builder=t,this.trace=e,this.areas=n,this.pace=i}seen;glyph(t,e,n,i,r){const d=this.group<0?this.next++:this.listed?.[this.next++]??(0,z.wX)(this.group);this.
builder.edges.glyph=d,this.seen&&!(0,v.EF)((0,v.wS)(u(t,n,i,r),h*t.size),this.seen)&&this.trace.cropped.add(d),this.areas.length>0&&this.touch(d,t,n,i,r),this.builder.
glyph(t,e,n,i,r)}touch(t,e,n,i,r){const d=u(e,n,i,r);this.pace.add(this.areas.length*T),this.areas.some(x=>(0,v.EF)(d,x))&&this.trace.touched.add(t)}}const h=1;
function u({font:o,frame:t,size:e},n,i,r){const[d,x]=t.vertical?[.5,.5]:[o.ascent,-o.descent];return(0,F.L)(t,Math.min(n,i),Math.max(n,i),r-d*e,r+x*e)}class D extends l{space(){
this.builder.space()}}const L=4,R=new Set([3,7]),p=o=>({...(0,w.ue)(o),lineWidth:1,isTransparent:!1,clip:{x:-1e9,y:-1e9,width:2e9,height:2e9}});class _ extends I.
C{numbering;trace;visible;from=0;to=0;operator="";stream=0;open;replacing=[];replacedTexts=[];constructor(t,e,n,i){super(t,e),this.numbering=t,this.trace=n,this.
visible=i}begin(t,e,n){super.begin(t,e,n);const{stream:i,operator:r,from:d,to:x,trace:E}=this,{size:C,charSpace:U,wordSpace:j,stretch:G}=t,Y=E.glyphs;this.open=
{stream:i,operator:r,from:d,to:x,elements:[],font:e,size:C,charSpace:U,wordSpace:j,stretch:G,first:Y,count:0},E.shown.push(this.open)}show(t,e,n,i){const{trace:r,
numbering:d}=this,x=this.open,E=e.font.glyphs(t),C=E.length;(R.has(e.mode)||e.isTransparent)&&r.unseen.push([r.glyphs,r.glyphs+C]),x.elements.push(t),x.count+=C;
const U=r.glyphs;if(r.glyphs+=C,i){this.replacing.push([U,r.glyphs]);for(const{text:j}of E)this.replacedTexts.push(j)}(i!==void 0||n)&&(r.isPartial=!0),d.next=U,
d.seen=this.visible&&e.mode<L?c(e.clip,this.visible):void 0,super.show(t,e,n,i),!i&&d.next!==r.glyphs&&(r.isPartial=!0)}adjust(t){super.adjust(t),this.open.elements.
push(t)}replaced(t,e){const{numbering:n,replacing:i,replacedTexts:r}=this;([...e].length===r.length||r.join("")===e)&&(n.listed=i.flatMap(([x,E])=>Array.from({length:E-
x},(C,U)=>x+U))),n.group=this.trace.groups.push(i)-1,n.next=0,this.replacing=[],this.replacedTexts=[],super.replaced(t,e),n.group=-1,n.listed=void 0}}const b=10,
T=4,y=50;class a extends K.p{trace;areas;visible;tracing;path;constructor(t,e,n,i,r,d,x,E=[],C){const U=x?D:l,j=new U(r,d,E,t.job.pace),G=new _(j,i,d,C);super(t,
e,G,n),this.trace=d,this.areas=E,this.visible=C,this.tracing=G,this.path=new v.l1(E.length===0)}take(t,e){const{tracing:n}=this;if(n.stream=e.stream,n.operator=
t.operator,n.from=t.start,n.to=t.end,t.count>1&&t.kind(1)===W.q$&&this.noteList(t,e.stream),this.areas.length>0||this.visible){if(this.path.build(t,e.states.current.
matrix,t.start))return;if(P.lJ.has(t.operator))return this.paints(t,e);this.shades(t,e)}return t.operator==="BI"?this.noteInline(t,e):t.operator==="gs"&&this.follow(
t.name(0),e),super.take(t,e)}follow(t,{scope:e,states:n}){const i=t===void 0?void 0:this.document.dict(e.find("ExtGState",t)),[r,d]=["ca","LW"].map(x=>this.document.
resolve(i?.get(x)));typeof r=="number"&&(n.current.isTransparent=r===0),typeof d=="number"&&(n.current.lineWidth=d)}shades(t,{states:e,stream:n}){const{operator:i}=t,
{trace:r,areas:d,visible:x}=this,E=e.current,{from:C,to:U}=this.tracing;i==="w"&&(E.lineWidth=t.number(0)||0),i==="sh"&&(d.some(j=>(0,v.EF)(E.clip,j))&&r.undivided.
add("a shading"),x&&r.paint(n,C,(0,v.EF)(E.clip,x),()=>[{from:C,to:U,text:""}]))}paints(t,{states:e,stream:n}){const{path:i,areas:r}=this,d=e.current,{operator:x}=t;
if(x!=="n"){this.visible&&this.crop(t,d,n,t.start),this.document.job.pace.add(r.length*T);const E=i.touched(r,x,d.matrix,d.lineWidth);if(E.length>0)return this.
cutPath(x,E,d,n).then(()=>this.endPath(d))}this.endPath(d)}endPath(t){const{box:e,clips:n}=this.path;n&&e&&(t.clip=c(t.clip,e)),this.path.forget()}async cutPath(t,e,n,i){
const{path:r,trace:d}=this,{pace:x}=this.document.job,{from:E,to:C}=this.tracing,U=await(0,k.k6)(r.without(e,t,n.matrix,n.lineWidth),x);await(0,k.k6)(r.reaches(
e,t),x)&&(d.isPaintedIn=!0);for(const[j,G]of r.pieces)d.cut(i,{from:j,to:G,text:""});d.cut(i,{from:E,to:C,text:U}),x.add(r.pieces.length*y)}crop(t,e,n,i){const{
path:r,trace:d,visible:x}=this,[E,C,U,j]=e.matrix,G=b*e.lineWidth*Math.max(Math.hypot(E,C),Math.hypot(U,j))+1;if(!r.box)return;const Y=(0,v.EF)((0,v.wS)(r.box,G),
c(e.clip,x));d.paint(n,i,Y,()=>[...r.clips?[]:r.pieces.map(([$,H])=>({from:$,to:H,text:""})),{from:i,to:t.end,text:r.clips?"n":""}])}noteInline(t,{states:e,stream:n,
scope:i}){const r=(0,m.n)(t);if(!r)return;const d=r.dict.get("ColorSpace"),x=d instanceof B.SX?i.find("ColorSpace",d.text):void 0;x!==void 0&&r.dict.set("ColorS\
pace",x);const{to:E}=this.tracing,{matrix:C,clip:U}=e.current;this.trace.images.push({stream:n,from:s(t),to:E,image:r,matrix:C,clip:U,after:this.trace.glyphs})}draws(t,e){
const n=t===void 0?null:this.document.resolve(e.scope.find("XObject",t));if(n instanceof B.Z6&&(0,B.Eo)(this.document.resolve(n.dict.get("Subtype")),"Image")){const{
from:i,to:r}=this.tracing,{matrix:d,clip:x}=e.states.current;this.trace.images.push({stream:e.stream,from:i,to:r,image:n,matrix:d,clip:x,after:this.trace.glyphs})}
return super.draws(t,e)}noteList(t,e){const{operator:n,content:i}=t;if(n!=="BDC"&&n!=="DP"||!i.subarray(t.startOf(1),t.endOf(1)).some((C,U)=>U>1&&(C===40||C===60)))
return;const r=t.value(1),d=Buffer.from(i.subarray(t.startOf(0),t.endOf(0))).toString("latin1"),{from:x,to:E}=this.tracing;(0,B.Zm)(r)&&this.trace.lists.push({stream:e,
tag:d,operator:n,from:x,to:E,dict:r})}async readForm(t,e,n){this.trace.contents.set(n.stream,t);const{current:i}=n.states,r=this.visible&&(0,M.b0)(this.document,
e.dict.get("BBox"));r&&(i.clip=c(i.clip,f(i.matrix,r))),await super.readForm(t,e,n)}}function s(o){const{content:t}=o,e=o.count>0?o.startOf(0):o.dataStart;return Buffer.
from(t.buffer,t.byteOffset,t.length).lastIndexOf("BI",e)}function f(o,t){const[e,n,i,r]=(0,A.zl)(o,t);return{x:e,y:n,width:i-e,height:r-n}}function c(o,t){const[
e,n]=[Math.max(o.x,t.x),Math.max(o.y,t.y)],i=Math.min(o.x+o.width,t.x+t.width),r=Math.min(o.y+o.height,t.y+t.height);return{x:e,y:n,width:Math.max(i-e,0),height:Math.
max(r-n,0)}}}),58006:((X,N,g)=>{g.d(N,{n:()=>I});var B=g(81679),W=g(45599);const K=["DecodeParms","F","FFilter","FDecodeParms","DL"];function I(F,A,{compress:M}){
const w=new W.Bi(F.dict);M?w.set("Filter",(0,W.UU)("FlateDecode")):w.delete("Filter");for(const m of K)w.delete(m);return new W.Z6(w,M?(0,B.Kc)(A):A)}})};
