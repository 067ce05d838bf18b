"use strict";exports.id=7178,exports.ids=[7178],exports.modules={79627:((X,k,p)=>{p.d(k,{W:()=>R});var L=p(74135);function R(F,I){const K=Array.from({length:F.count},(_,w)=>F.
number(w)||0);if(F.operator==="re"){const[_=0,w=0,m=0,M=0]=K;return(0,L.zl)(I,[_,w,_+m,w+M])}const D=[];for(let _=0;_+1<K.length;_+=2)D.push((0,L.Gd)(I,K[_],K[_+
1]));return(0,L.$L)(D)}}),43496:((X,k,p)=>{p.d(k,{HC:()=>I,dK:()=>L,ee:()=>F});const L={rdf:"http://www.w3.org/1999/02/22-rdf-syntax-ns#",xml:"http://www.w3.org\
/XML/1998/namespace",dc:"http://purl.org/dc/elements/1.1/",xmp:"http://ns.adobe.com/xap/1.0/",xmpMM:"http://ns.adobe.com/xap/1.0/mm/",pdf:"http://ns.adobe.com/p\
df/1.3/",pdfaid:"http://www.aiim.org/pdfa/ns/id/",pdfuaid:"http://www.aiim.org/pdfua/ns/id/",pdfxid:"http://www.npes.org/pdfx/ns/id/",pdfx:"http://ns.adobe.com/\
pdfx/1.3/",pdfaExtension:"http://www.aiim.org/pdfa/ns/extension/",pdfaSchema:"http://www.aiim.org/pdfa/ns/schema#",pdfaProperty:"http://www.aiim.org/pdfa/ns/pro\
perty#",fx:"urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#",pdfe:"http://www.aiim.org/pdfe/ns/id/",pdfvtid:"http://www.npes.org/pdfvt/ns/id/",xfa:"http://\
www.xfa.org/schema/xfa-data/1.0/",ds:"http://www.w3.org/2000/09/xmldsig#"},R=new Map(Object.entries(L));class F{uris=new Map;declared=[];known=new Map;enter(m){
let M;for(const{name:v,value:S}of m){if(!I(v))continue;const N=v.slice(6),z=this.uris.get(N);z?z.push(S):this.uris.set(N,[S]),(M??=[]).push(N)}this.declared.push(
M??K),M&&this.known.clear()}leave(){const m=this.declared.pop()??K;for(const M of m)this.uris.get(M).pop();m.length>0&&this.known.clear()}declares(m){return(this.
uris.get(_(m))?.length??0)>0}ofElement(m){let M=this.known.get(m);if(!M){const v=_(m),S=this.uris.get(v)?.at(-1)??R.get(v)??"";this.known.size===D&&this.known.clear(),
this.known.set(m,M={namespace:S,local:m.slice(m.indexOf(":")+1)})}return M}ofAttribute(m){return m.includes(":")?this.ofElement(m):{namespace:"",local:m}}}const I=w=>w===
"xmlns"||w.startsWith("xmlns:"),K=[],D=1e3,_=w=>w.slice(0,Math.max(w.indexOf(":"),0))}),3907:((X,k,p)=>{p.d(k,{X:()=>z,km:()=>F,ol:()=>L,xK:()=>v});const L=200,
R=1e4;async function F(y,l,h){const u=new I(y);for(let T=u.next();T;T=u.next()){if(h(T))return"left";const W=l.step((T.to-T.from)*4+50);W&&await W}return u.hasDocumentType?
"document type":u.malformed?"malformed":"well-formed"}class I{text;malformed=!1;hasDocumentType=!1;at=0;constructor(l){this.text=l}next(){const{text:l,at:h}=this;
if(h>=l.length)return;if(l.charCodeAt(h)!==K)return this.characters(h,this.nextTag(h));if(l.startsWith("<!--",h))return this.other(h,"-->",4);if(l.startsWith("<\
?",h))return this.other(h,"?>",2);if(l.startsWith("<![CDATA[",h)){const T=l.indexOf("]]>",h);return T<0?this.end():(this.at=T+3,{kind:"text",text:l.slice(h+9,T),
from:h,to:this.at})}return l.startsWith("<!",h)?(this.hasDocumentType=l.startsWith("<!DOCTYPE",h),this.end()):(l.charCodeAt(h+1)===_?this.endTag(h):this.startTag(
h))??this.fault(h,this.nextTag(h+1))}other(l,h,u){const T=this.text.indexOf(h,l+u);return T<0?this.end():(this.at=T+h.length,{kind:"other",from:l,to:this.at})}endTag(l){
const h=this.name(l+2),u=this.blanks(h);if(!(h===l+2||this.text.charCodeAt(u)!==D))return this.at=u+1,{kind:"end",name:this.text.slice(l+2,h),from:l,to:this.at}}startTag(l){
const{text:h}=this,u=this.name(l+1);if(u===l+1)return;const T=h.slice(l+1,u),W=[];for(let B=u;;){const x=this.blanks(B),O=h.charCodeAt(x);if(O===D||O===_&&h.charCodeAt(
x+1)===D)return this.at=O===D?x+1:x+2,{kind:O===D?"start":"empty",name:T,attributes:W,from:l,to:this.at};const A=this.name(x),b=this.blanks(A),P=this.blanks(b+1),
a=h[P];if(x===B||A===x||h[b]!=="="||a!=='"'&&a!=="'")return;const s=h.indexOf(a,P+1),f=h.slice(P+1,Math.max(s,P+1)),c=f.includes("<")?void 0:m(f);if(s<0||c===void 0||
W.length>=R)return;W.push({name:h.slice(x,A),value:c,from:x,to:s+1}),B=s+1}}characters(l,h){const u=m(this.text.slice(l,h));return u===void 0?this.fault(l,h):(this.
at=h,{kind:"text",text:u,from:l,to:h})}nextTag(l){const h=this.text.indexOf("<",l);return h<0?this.text.length:h}fault(l,h){return this.malformed=!0,this.at=h,{
kind:"other",from:l,to:h}}end(){this.malformed=!0,this.at=this.text.length}blanks(l){const{text:h}=this;for(;;){const u=h.charCodeAt(l);if(u!==32&&u!==9&&u!==10&&
u!==13)return l;l++}}name(l){const{text:h}=this;for(;l<h.length;l++){const u=h.charCodeAt(l);if(u<=32||u===_||u===D||u===K||u===61||u===34||u===39)break}return l}}
const[K,D,_]=[60,62,47],w=new Map([["amp","&"],["lt","<"],["gt",">"],["quot",'"'],["apos","'"]]);function m(y){if(!y.includes("&"))return y;const l=[];let h=0;for(let u=y.
indexOf("&");u>=0;u=y.indexOf("&",h)){const T=y.indexOf(";",u);if(T<0||T-u>12)return;const W=y.slice(u+1,T),B=w.get(W)??M(W);if(B===void 0)return;l.push(y.slice(
h,u),B),h=T+1}return l.push(y.slice(h)),l.join("")}function M(y){const l=/^#(?:x([\dA-Fa-f]+)|(\d+))$/.exec(y),h=l?parseInt(l[1]??l[2],l[1]===void 0?10:16):-1;return h>
0&&h<=1114111&&!(h>=55296&&h<=57343)?String.fromCodePoint(h):void 0}function v(y){const[l,h,u,T]=y;if(l===0&&h===0&&(u===254||u===0)||l===255&&h===254&&u===0&&T===
0)return N(y);if(l===254&&h===255||l===0&&h===60)return S(new TextDecoder("utf-16be").decode(y));if(l===255&&h===254||l===60&&h===0)return S(new TextDecoder("ut\
f-16le").decode(y));const W=new TextDecoder().decode(y);return S(W.includes("�")?Buffer.from(y).toString("latin1"):W)}const S=y=>y.startsWith("\uFEFF")?y.slice(
1):y;function N(y){const l=new DataView(y.buffer,y.byteOffset,y.byteLength),h=y[0]!==0,u=[];for(let T=0;T+4<=y.length;T+=4){const W=l.getUint32(T,h);if(W>1114111)
return;u.push(String.fromCodePoint(W))}return S(u.join(""))}const z=y=>y.replaceAll("&","&amp;").replaceAll("<","&lt;").replaceAll(">","&gt;").replaceAll('"',"&\
quot;")}),86537:((X,k,p)=>{p.d(k,{l1:()=>x,wS:()=>b,EF:()=>P});var L=p(45657),R=p(36211),F=p(36078),I=p(74135),K=p(79627),D=p(27077);class _{points=0;countPoint(){
return this.points++,this.points<D.y?!1:(this.points=0,!0)}}function*w(a,s){const f=new _;let c=a;for(const r of s){const t=[];for(const e of c)yield*m(e,r,t,f);
c=t}return c}function*m(a,{x:s,y:f,width:c,height:r},t,e){const n=([E])=>s-E,i=([E])=>E-s-c,o=([,E])=>f-E,d=([,E])=>E-f-r,g=E=>C=>-E(C);for(const E of[n,i,o,d])
if(yield*M(a,E,e)){t.push(a);return}for(const E of[[n],[i],[g(n),g(i),o],[g(n),g(i),d]]){const C=yield*z(a,E,e);C.length>2&&t.push(C)}}function*M(a,s,f){f.countPoint()&&
(yield D.Yz);for(const c of a){if(s(c)<0)return!1;f.countPoint()&&(yield D.Yz)}return!0}function*v(a,{x:s,y:f,width:c,height:r},t){const n=yield*z(a,[([o])=>o-s,
([o])=>s+c-o,([,o])=>o-f,([,o])=>f+r-o],t);let i=0;for(const[o,[d,g]]of n.entries()){const[E,C]=n[(o+1)%n.length];i+=d*C-E*g,t.countPoint()&&(yield D.Yz)}return Math.
abs(i)>N}function*S(a,s,f){for(let c=0;c<a.length;c++){if(c>0&&u(a[c-1],a[c],s))return!0;f.countPoint()&&(yield D.Yz)}return!1}const N=.01;function*z(a,s,f){let c=a;
for(const r of s){const t=[];for(let e=0;e<c.length;e++){const[n,i]=[c[e],c[(e+1)%c.length]],[o,d]=[r(n),r(i)];o>=0&&t.push(n),o>0!=d>0&&o!==d&&t.push(y(n,i,o/(o-
d))),f.countPoint()&&(yield D.Yz)}c=t}return c}const y=([a,s],[f,c],r)=>[a+(f-a)*r,s+(c-s)*r];function*l(a,s){const f=new _;let c=a;for(const r of s){const t=[];
for(const e of c)yield*h(e,r,t,f);c=t}return c}function*h(a,s,f,c){let r=[];for(let t=1;t<a.length;t++){c.countPoint()&&(yield D.Yz);const[e,n]=[a[t-1],a[t]],i=u(
e,n,s);if(r.length===0&&!(i&&i[0]<=0)&&r.push(e),!i){r.push(n);continue}i[0]>0&&r.push(y(e,n,i[0])),r.length>1&&f.push(r),r=i[1]<1?[y(e,n,i[1]),n]:[]}r.length>1&&
f.push(r)}function u([a,s],[f,c],{x:r,y:t,width:e,height:n}){let[i,o]=[0,1];for(const[d,g]of[[a-f,a-r],[f-a,r+e-a],[s-c,s-t],[c-s,t+n-s]])if(d===0){if(g<0)return}else
d<0?i=Math.max(i,g/d):o=Math.min(o,g/d);return i<o?[i,o]:void 0}const T=24,W=.5,B=200;class x{boxOnly;outline=I.gF;constructor(s=!1){this.boxOnly=s}parts=[];built=[];texts=[];clip="";last=[
0,0];build(s,f,c){const{operator:r}=s;if(r==="W"||r==="W*")this.clip=r;else if(!R.Rl.has(r))return!1;if(this.built.push([c,s.end]),this.boxOnly)return this.outline=
(0,I.kO)(this.outline,(0,K.W)(s,f)),!0;this.texts.push(Buffer.from(s.content.subarray(c,s.end)).toString("latin1"));const t=e=>(0,I.Gd)(f,s.number(e)||0,s.number(
e+1)||0);switch(r){case"m":this.begin(t(0));break;case"l":this.line(t(0));break;case"c":this.curve(t(0),t(2),t(4));break;case"v":this.curve(this.last,t(0),t(2));
break;case"y":this.curve(t(0),t(2),t(2));break;case"h":this.close();break;case"re":this.rectangle(s,f)}return!0}get box(){const[s,f,c,r]=this.outline;return s>c?
void 0:{x:s,y:f,width:c-s,height:r-f}}get clips(){return this.clip!==""}forget(){this.parts=[],this.outline=I.gF,this.built=[],this.texts=[],this.clip=""}get pieces(){
return this.built}touched(s,f,c,r){const{box:t}=this;if(!t)return[];const e=R.lJ.get(f).strokes?O(c,r):0;return s.filter(n=>P(t,b(n,e)))}*without(s,f,c,r){const t=R.
lJ.get(f),e=[];if(t.fill){const n=yield*w(this.parts.map(({points:i})=>i),s);for(const i of n)e.push(`${yield*A(i,c)} h`);n.length>0&&e.push(t.fill==="even-odd"?
"f*":"f")}if(t.strokes){const n=O(c,r),i=yield*l(this.linesFor(f),s.map(o=>b(o,n)));for(const o of i)e.push(yield*A(o,c));i.length>0&&e.push("S")}return this.clips&&
((0,L.RZ)(e,this.texts),e.push("n")),e.join(`
`)}*reaches(s,f){const{fill:c,strokes:r}=R.lJ.get(f),t=r?this.linesFor(f):[],e=new _;for(const n of s.map(i=>b(i,-W)))if(n.width>0&&n.height>0){if(c){for(const{
points:i}of this.parts)if(yield*v(i,n,e))return!0}for(const i of t)if(yield*S(i,n,e))return!0}return!1}linesFor(s){const{closes:f}=R.lJ.get(s);return this.parts.
map(({points:c,isClosed:r})=>r||f?[...c,c[0]]:c)}enclose([s,f]){const[c,r,t,e]=this.outline;(s<c||s>t||f<r||f>e)&&(this.outline=[Math.min(c,s),Math.min(r,f),Math.
max(t,s),Math.max(e,f)])}begin(s){this.parts.push({points:[s],isClosed:!1}),this.enclose(s),this.last=s}line(s){const f=this.parts.at(-1);(!f||f.isClosed)&&this.
begin(this.last),this.parts.at(-1).points.push(s),this.enclose(s),this.last=s}curve([s,f],[c,r],[t,e]){const[n,i]=this.last;for(let o=1;o<=T;o++){const d=o/T,[g,
E,C,U]=[(1-d)**3,3*d*(1-d)**2,3*d**2*(1-d),d**3];this.line([g*n+E*s+C*c+U*t,g*i+E*f+C*r+U*e])}}close(){const s=this.parts.at(-1);s&&(s.isClosed=!0,this.last=s.points[0])}rectangle(s,f){
const[c,r,t,e]=[0,1,2,3].map(n=>s.number(n)||0);this.begin((0,I.Gd)(f,c,r)),this.line((0,I.Gd)(f,c+t,r)),this.line((0,I.Gd)(f,c+t,r+e)),this.line((0,I.Gd)(f,c,r+
e)),this.close()}}function O(a,s){const f=Math.sqrt(Math.abs(a[0]*a[3]-a[1]*a[2]));return Math.max(s*f/2,W)}function*A(a,s){const f=(0,I.DI)(s),c=[];for(const[r,
[t,e]]of a.entries())c.push(`${(0,F.AY)((0,I.Gd)(f,t,e))} ${r===0?"m":"l"}`),r%D.y===D.y-1&&(yield D.Yz);return yield a.length*B,c.join(" ")}const b=({x:a,y:s,width:f,
height:c},r)=>({x:a-r,y:s-r,width:f+2*r,height:c+2*r}),P=(a,s)=>a.x<s.x+s.width&&s.x<a.x+a.width+Number.MIN_VALUE&&a.y<s.y+s.height&&s.y<a.y+a.height+Number.MIN_VALUE}),
71157:((X,k,p)=>{p.d(k,{Cn:()=>F,jY:()=>I,wX:()=>K});var L=p(74135),R=p(86537);class F{images=[];cuts=new Map;touched=new Set;cropped=new Set;croppedPaint=new Map;seenPaint=new Set;unseen=[];undivided=new Set;isPaintedIn=!1;shown=[];lists=[];contents=new Map;groups=[];glyphs=0;isPartial=!1;paint(_,w,m,M){
const v=`${_} ${w}`;m?_>0&&this.seenPaint.add(v):this.croppedPaint.set(v,{stream:_,cuts:M()})}cut(_,w){const m=this.cuts.get(_);m?m.push(w):this.cuts.set(_,[w])}areUnseen(_,w){
let m=1/0;for(const M of _){if(this.isUnseen(M))return!0;m=Math.min(m,M)}return this.images.some(M=>M.after>m&&(0,R.EF)(this.boxOf(M),w))}boxes=new Map;boxOf(_){
let w=this.boxes.get(_);return w||this.boxes.set(_,w=I(_.matrix)),w}isUnseen(_){const{unseen:w}=this;let m=0;for(let M=w.length;m<M;){const v=m+M>>1;w[v][1]<=_?
m=v+1:M=v}return m<w.length&&w[m][0]<=_}shownAt(_){const{shown:w}=this;let m=0;for(let M=w.length-1;m<M;){const v=m+M+1>>1;w[v].first<=_?m=v:M=v-1}return w[m]}}
function I(D){const[_,w,m,M]=(0,L.zl)(D,[0,0,1,1]);return{x:_,y:w,width:m-_,height:M-w}}const K=D=>-1-D}),47212:((X,k,p)=>{p.d(k,{Bc:()=>l,C7:()=>h,FU:()=>W,PC:()=>y,
Wz:()=>z});var L=p(74135),R=p(6057),F=p(75444),I=p(58971),K=p(87141),D=p(12657),_=p(31095),w=p(36502),m=p(98689),M=p(18930),v=p(71157),S=p(68096);const N=1e9;class z{document;texts;constructor(x){
this.document=x,this.texts=new M.X(x)}async shown(x,O){return this.read(x,new w.z(this.document),!0,O)}async all(x,O){return this.read(x,new S.R8(this.document),
!1,O)}async cropped(x){const O=(0,R.iw)(this.document,x),{width:A,height:b}=(0,L.iN)(O),P={x:0,y:0,width:A*O.userUnit,height:b*O.userUnit};return{...await this.
read(x,new S.R8(this.document),!1,[],P),visible:P}}async read(x,O,A,b,P){const{document:a}=this,s=(0,R.iw)(a,x),f=(0,K.y)(s),{width:c,height:r}=(0,L.iN)(s),t={width:c*
s.userUnit,height:r*s.userUnit},{builder:e,trace:n,reader:i}=this.reading(O,t,A,b,P),o=new I.X(a),d=new _.H(a,a.dict(a.pages.attribute(x,"Resources"))),g=await o.
page(x);n.contents.set(0,g),await i.page(g,d,(0,S.nk)(f));for(const E of(0,F.bD)(a,x,s.rotation,O))await i.form(E.form,(0,F.RZ)(a),(0,S.nk)((0,L.lw)(E.matrix,f)));
return this.finish(x,e,n,t)}async stream(x,O){const{document:A}=this,b={width:N,height:N},{builder:P,trace:a,reader:s}=this.reading(new S.R8(A),b,!1,[]);return a.
contents.set(0,x),await s.page(x,new _.H(A,A.dict(O),(0,F.RZ)(A)),(0,S.nk)([1,0,0,-1,0,0])),this.finish(-1,P,a,b)}reading(x,{width:O,height:A},b,P,a){const{document:s}=this,
f=new m.g(b?O:N,b?A:N,0,!0);f.isEndless=!b;const c=new v.Cn,r=new D.y(s.job),t=new S.sE(s,new I.X(s),x,r,f,c,b,P,a);return{builder:f,trace:c,reader:t}}async finish(x,O,A,b){
const P=await this.texts.assemble(x,O,b,{usesElementTexts:!1});return O.leavesOut&&(A.isPartial=!0),{page:P,trace:A}}}function y(B,x,O,A,b){for(const{first:P,count:a}of x.
letters(O,A))l(B,P,a,b)}function l({page:B,trace:x},O,A,b){const{glyphs:P}=B.found.edges;for(let a=O;a<O+A;a++)u(x,P[a],b)}function h({trace:B},x){for(const O of B.
touched)u(B,O,x)}function u(B,x,O){if(x>=0)O.add(x);else for(const[A,b]of B.groups[(0,v.wX)(x)])for(let P=A;P<b;P++)O.add(P)}const T=100;async function W({page:B,
trace:x},O,A){for(const[P,a]of B.found.edges.joined){const s=A.step(T);s&&await s,O.has(P)&&u(x,a,O),O.has(a)&&u(x,P,O)}if(O.size===0)return;const b=new Set;for(const P of O){
b.add(x.shownAt(P));const a=A.step(T);a&&await a}for(const{first:P,elements:a,font:s}of b){let f=-1,c=!0,r=P;for(const t of a){if(typeof t=="number")continue;for(const{
text:n}of s.glyphs(t)){if(O.has(r)){if(c&&f>=0)for(let i=f+1;i<r;i++)O.add(i);f=r,c=!0}else n.trim()!==""&&(c=!1);r++}const e=A.step(t.length*T);e&&await e}}}}),
68096:((X,k,p)=>{p.d(k,{R8:()=>y,TO:()=>s,nk:()=>x,sE:()=>a,zT:()=>c});var L=p(45599),R=p(85008),F=p(4745),I=p(63181),K=p(4186),D=p(74135),_=p(6057),w=p(97748),
m=p(93059),M=p(36211),v=p(86537),S=p(36502),N=p(27077),z=p(71157);class y extends S.z{isOff(){return!1}}class l{builder;trace;areas;pace;next=0;group=-1;listed;constructor(t,e,n,i){
this.builder=t,this.trace=e,this.areas=n,this.pace=i}seen;glyph(t,e,n,i,o){const d=this.group<0?this.next++:this.listed?.[this.next++]??(0,z.wX)(this.group);this.
builder.edges.glyph=d,this.seen&&!(0,v.EF)((0,v.wS)(u(t,n,i,o),h*t.size),this.seen)&&this.trace.cropped.add(d),this.areas.length>0&&this.touch(d,t,n,i,o),this.builder.
glyph(t,e,n,i,o)}touch(t,e,n,i,o){const d=u(e,n,i,o);this.pace.add(this.areas.length*b),this.areas.some(g=>(0,v.EF)(d,g))&&this.trace.touched.add(t)}}const h=1;
function u({font:r,frame:t,size:e},n,i,o){const[d,g]=t.vertical?[.5,.5]:[r.ascent,-r.descent];return(0,K.L)(t,Math.min(n,i),Math.max(n,i),o-d*e,o+g*e)}class T extends l{space(){
this.builder.space()}}const W=4,B=new Set([3,7]),x=r=>({...(0,w.ue)(r),lineWidth:1,isTransparent:!1,clip:{x:-1e9,y:-1e9,width:2e9,height:2e9}});class O extends I.
C{numbering;trace;visible;from=0;to=0;operator="";stream=0;open;replacing=[];replacedTexts=[];constructor(t,e,n,i){super(t,e),this.numbering=t,this.trace=n,this.
visible=i}begin(t,e,n){super.begin(t,e,n);const{stream:i,operator:o,from:d,to:g,trace:E}=this,{size:C,charSpace:U,wordSpace:G,stretch:j}=t,Y=E.glyphs;this.open=
{stream:i,operator:o,from:d,to:g,elements:[],font:e,size:C,charSpace:U,wordSpace:G,stretch:j,first:Y,count:0},E.shown.push(this.open)}show(t,e,n,i){const{trace:o,
numbering:d}=this,g=this.open;(B.has(e.mode)||e.isTransparent)&&o.unseen.push([o.glyphs,o.glyphs+e.font.glyphs(t).length]);const E=e.font.glyphs(t),C=E.length;g.
elements.push(t),g.count+=C;const U=o.glyphs;if(o.glyphs+=C,i){this.replacing.push([U,o.glyphs]);for(const{text:G}of E)this.replacedTexts.push(G)}(i!==void 0||n)&&
(o.isPartial=!0),d.next=U,d.seen=this.visible&&e.mode<W?c(e.clip,this.visible):void 0,super.show(t,e,n,i),!i&&d.next!==o.glyphs&&(o.isPartial=!0)}adjust(t){super.
adjust(t),this.open.elements.push(t)}replaced(t,e){const{numbering:n,replacing:i,replacedTexts:o}=this;([...e].length===o.length||o.join("")===e)&&(n.listed=i.flatMap(
([g,E])=>Array.from({length:E-g},(C,U)=>g+U))),n.group=this.trace.groups.push(i)-1,n.next=0,this.replacing=[],this.replacedTexts=[],super.replaced(t,e),n.group=
-1,n.listed=void 0}}const A=10,b=4,P=50;class a extends F.p{trace;areas;visible;tracing;path;constructor(t,e,n,i,o,d,g,E=[],C){const U=g?T:l,G=new U(o,d,E,t.job.
pace),j=new O(G,i,d,C);super(t,e,j,n),this.trace=d,this.areas=E,this.visible=C,this.tracing=j,this.path=new v.l1(E.length===0)}take(t,e){const{tracing:n}=this;if(n.
stream=e.stream,n.operator=t.operator,n.from=t.start,n.to=t.end,t.count>1&&t.kind(1)===R.q$&&this.noteList(t,e.stream),this.areas.length>0||this.visible){if(this.
path.build(t,e.states.current.matrix,t.start))return;if(M.lJ.has(t.operator))return this.paints(t,e);this.shades(t,e)}return t.operator==="BI"?this.noteInline(t,
e):t.operator==="gs"&&this.follow(t.name(0),e),super.take(t,e)}follow(t,{scope:e,states:n}){const i=t===void 0?void 0:this.document.dict(e.find("ExtGState",t)),
[o,d]=["ca","LW"].map(g=>this.document.resolve(i?.get(g)));typeof o=="number"&&(n.current.isTransparent=o===0),typeof d=="number"&&(n.current.lineWidth=d)}shades(t,{
states:e,stream:n}){const{operator:i}=t,{trace:o,areas:d,visible:g}=this,E=e.current,{from:C,to:U}=this.tracing;i==="w"&&(E.lineWidth=t.number(0)||0),i==="sh"&&
(d.some(G=>(0,v.EF)(E.clip,G))&&o.undivided.add("a shading"),g&&o.paint(n,C,(0,v.EF)(E.clip,g),()=>[{from:C,to:U,text:""}]))}paints(t,{states:e,stream:n}){const{
path:i,areas:o}=this,d=e.current,{operator:g}=t;if(g!=="n"){this.visible&&this.crop(t,d,n,t.start),this.document.job.pace.add(o.length*b);const E=i.touched(o,g,
d.matrix,d.lineWidth);if(E.length>0)return this.cutPath(g,E,d,n).then(()=>this.endPath(d))}this.endPath(d)}endPath(t){const{box:e,clips:n}=this.path;n&&e&&(t.clip=
c(t.clip,e)),this.path.forget()}async cutPath(t,e,n,i){const{path:o,trace:d}=this,{pace:g}=this.document.job,{from:E,to:C}=this.tracing,U=await(0,N.k6)(o.without(
e,t,n.matrix,n.lineWidth),g);await(0,N.k6)(o.reaches(e,t),g)&&(d.isPaintedIn=!0);for(const[G,j]of o.pieces)d.cut(i,{from:G,to:j,text:""});d.cut(i,{from:E,to:C,text:U}),
g.add(o.pieces.length*P)}crop(t,e,n,i){const{path:o,trace:d,visible:g}=this,[E,C,U,G]=e.matrix,j=A*e.lineWidth*Math.max(Math.hypot(E,C),Math.hypot(U,G))+1;if(!o.
box)return;const Y=(0,v.EF)((0,v.wS)(o.box,j),c(e.clip,g));d.paint(n,i,Y,()=>[...o.clips?[]:o.pieces.map(([$,H])=>({from:$,to:H,text:""})),{from:i,to:t.end,text:o.
clips?"n":""}])}noteInline(t,{states:e,stream:n,scope:i}){const o=(0,m.n)(t);if(!o)return;const d=o.dict.get("ColorSpace"),g=d instanceof L.SX?i.find("ColorSpac\
e",d.text):void 0;g!==void 0&&o.dict.set("ColorSpace",g);const{to:E}=this.tracing,{matrix:C,clip:U}=e.current;this.trace.images.push({stream:n,from:s(t),to:E,image:o,
matrix:C,clip:U,after:this.trace.glyphs})}draws(t,e){const n=t===void 0?null:this.document.resolve(e.scope.find("XObject",t));if(n instanceof L.Z6&&(0,L.Eo)(this.
document.resolve(n.dict.get("Subtype")),"Image")){const{from:i,to:o}=this.tracing,{matrix:d,clip:g}=e.states.current;this.trace.images.push({stream:e.stream,from:i,
to:o,image:n,matrix:d,clip:g,after:this.trace.glyphs})}return super.draws(t,e)}noteList(t,e){const{operator:n,content:i}=t;if(n!=="BDC"&&n!=="DP"||!i.subarray(t.
startOf(1),t.endOf(1)).some((C,U)=>U>1&&(C===40||C===60)))return;const o=t.value(1),d=Buffer.from(i.subarray(t.startOf(0),t.endOf(0))).toString("latin1"),{from:g,
to:E}=this.tracing;(0,L.Zm)(o)&&this.trace.lists.push({stream:e,tag:d,operator:n,from:g,to:E,dict:o})}async readForm(t,e,n){this.trace.contents.set(n.stream,t);
const{current:i}=n.states,o=this.visible&&(0,_.b0)(this.document,e.dict.get("BBox"));o&&(i.clip=c(i.clip,f(i.matrix,o))),await super.readForm(t,e,n)}}function s(r){
const{content:t}=r,e=r.count>0?r.startOf(0):r.dataStart;return Buffer.from(t.buffer,t.byteOffset,t.length).lastIndexOf("BI",e)}function f(r,t){const[e,n,i,o]=(0,D.
zl)(r,t);return{x:e,y:n,width:i-e,height:o-n}}function c(r,t){const[e,n]=[Math.max(r.x,t.x),Math.max(r.y,t.y)],i=Math.min(r.x+r.width,t.x+t.width),o=Math.min(r.
y+r.height,t.y+t.height);return{x:e,y:n,width:Math.max(i-e,0),height:Math.max(o-n,0)}}}),58006:((X,k,p)=>{p.d(k,{n:()=>I});var L=p(81679),R=p(45599);const F=["D\
ecodeParms","F","FFilter","FDecodeParms","DL"];function I(K,D,{compress:_}){const w=new R.Bi(K.dict);_?w.set("Filter",(0,R.UU)("FlateDecode")):w.delete("Filter");
for(const m of F)w.delete(m);return new R.Z6(w,_?(0,L.Kc)(D):D)}})};
