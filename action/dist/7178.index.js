"use strict";exports.id=7178,exports.ids=[7178],exports.modules={21115:((Y,K,x)=>{x.d(K,{HC:()=>C,dK:()=>I,ee:()=>B});const I={rdf:"http://www.w3.org/1999/02/22-rdf-syntax-n\
s#",xml:"http://www.w3.org/XML/1998/namespace",dc:"http://purl.org/dc/elements/1.1/",xmp:"http://ns.adobe.com/xap/1.0/",xmpMM:"http://ns.adobe.com/xap/1.0/mm/",
pdf:"http://ns.adobe.com/pdf/1.3/",pdfaid:"http://www.aiim.org/pdfa/ns/id/",pdfuaid:"http://www.aiim.org/pdfua/ns/id/",pdfxid:"http://www.npes.org/pdfx/ns/id/",
pdfx:"http://ns.adobe.com/pdfx/1.3/",pdfaExtension:"http://www.aiim.org/pdfa/ns/extension/",pdfaSchema:"http://www.aiim.org/pdfa/ns/schema#",pdfaProperty:"http:\
//www.aiim.org/pdfa/ns/property#",fx:"urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#",pdfe:"http://www.aiim.org/pdfe/ns/id/",pdfvtid:"http://www.npes.org/\
pdfvt/ns/id/",xfa:"http://www.xfa.org/schema/xfa-data/1.0/",ds:"http://www.w3.org/2000/09/xmldsig#"},L=new Map(Object.entries(I));class B{uris=new Map;declared=[];known=new Map;enter(_){
let M;for(const{name:P,value:v}of _){if(!C(P))continue;const U=P.slice(6),F=this.uris.get(U);F?F.push(v):this.uris.set(U,[v]),(M??=[]).push(U)}this.declared.push(
M??W),M&&this.known.clear()}leave(){const _=this.declared.pop()??W;for(const M of _)this.uris.get(M).pop();_.length>0&&this.known.clear()}declares(_){return(this.
uris.get(T(_))?.length??0)>0}ofElement(_){let M=this.known.get(_);if(!M){const P=T(_),v=this.uris.get(P)?.at(-1)??L.get(P)??"";this.known.size===b&&this.known.clear(),
this.known.set(_,M={namespace:v,local:_.slice(_.indexOf(":")+1)})}return M}ofAttribute(_){return _.includes(":")?this.ofElement(_):{namespace:"",local:_}}}const C=O=>O===
"xmlns"||O.startsWith("xmlns:"),W=[],b=1e3,T=O=>O.slice(0,Math.max(O.indexOf(":"),0))}),3907:((Y,K,x)=>{x.d(K,{Rt:()=>U,X:()=>z,km:()=>C,ol:()=>L,xK:()=>v});var I=x(
78157);const L=200,B=1e4;async function C(E,u,s){const r=new W(E);for(let m=r.next();m;m=r.next()){if(s(m))return"left";const w=u.step((m.to-m.from)*4+50);w&&await w}
return r.hasDocumentType?"document type":r.malformed?"malformed":"well-formed"}class W{text;malformed=!1;hasDocumentType=!1;at=0;constructor(u){this.text=u}next(){
const{text:u,at:s}=this;if(s>=u.length)return;if(u.charCodeAt(s)!==b)return this.characters(s,this.nextTag(s));if(u.startsWith("<!--",s))return this.other(s,"--\
>",4);if(u.startsWith("<?",s))return this.other(s,"?>",2);if(u.startsWith("<![CDATA[",s)){const m=u.indexOf("]]>",s);return m<0?this.end():(this.at=m+3,{kind:"t\
ext",text:u.slice(s+9,m),from:s,to:this.at})}return u.startsWith("<!",s)?(this.hasDocumentType=u.startsWith("<!DOCTYPE",s),this.end()):(u.charCodeAt(s+1)===O?this.
endTag(s):this.startTag(s))??this.fault(s,this.nextTag(s+1))}other(u,s,r){const m=this.text.indexOf(s,u+r);return m<0?this.end():(this.at=m+s.length,{kind:"othe\
r",from:u,to:this.at})}endTag(u){const s=this.name(u+2),r=this.blanks(s);if(!(s===u+2||this.text.charCodeAt(r)!==T))return this.at=r+1,{kind:"end",name:this.text.
slice(u+2,s),from:u,to:this.at}}startTag(u){const{text:s}=this,r=this.name(u+1);if(r===u+1)return;const m=s.slice(u+1,r),w=[];for(let y=r;;){const c=this.blanks(
y),i=s.charCodeAt(c);if(i===T||i===O&&s.charCodeAt(c+1)===T)return this.at=i===T?c+1:c+2,{kind:i===T?"start":"empty",name:m,attributes:w,from:u,to:this.at};const f=this.
name(c),l=this.blanks(f),d=this.blanks(l+1),o=s[d];if(c===y||f===c||s[l]!=="="||o!=='"'&&o!=="'")return;const t=s.indexOf(o,d+1),e=s.slice(d+1,Math.max(t,d+1)),
n=e.includes("<")?void 0:M(e);if(t<0||n===void 0||w.length>=B)return;w.push({name:s.slice(c,f),value:n,from:c,to:t+1}),y=t+1}}characters(u,s){const r=M(this.text.
slice(u,s));return r===void 0?this.fault(u,s):(this.at=s,{kind:"text",text:r,from:u,to:s})}nextTag(u){const s=this.text.indexOf("<",u);return s<0?this.text.length:
s}fault(u,s){return this.malformed=!0,this.at=s,{kind:"other",from:u,to:s}}end(){this.malformed=!0,this.at=this.text.length}blanks(u){const{text:s}=this;for(;;){
const r=s.charCodeAt(u);if(r!==32&&r!==9&&r!==10&&r!==13)return u;u++}}name(u){const{text:s}=this;for(;u<s.length;u++){const r=s.charCodeAt(u);if(r<=32||r===O||
r===T||r===b||r===61||r===34||r===39)break}return u}}const[b,T,O]=[60,62,47],_=new Map([["amp","&"],["lt","<"],["gt",">"],["quot",'"'],["apos","'"]]);function M(E){
if(!E.includes("&"))return E;const u=[];let s=0;for(let r=E.indexOf("&");r>=0;r=E.indexOf("&",s)){const m=E.indexOf(";",r);if(m<0||m-r>12)return;const w=E.slice(
r+1,m),y=_.get(w)??P(w);if(y===void 0)return;u.push(E.slice(s,r),y),s=m+1}return u.push(E.slice(s)),u.join("")}function P(E){const u=/^#(?:x([\dA-Fa-f]+)|(\d+))$/.
exec(E),s=u?parseInt(u[1]??u[2],u[1]===void 0?10:16):-1;return s>0&&s<=1114111&&!(s>=55296&&s<=57343)?String.fromCodePoint(s):void 0}function v(E){const[u,s,r,m]=E;
if(u===0&&s===0&&(r===254||r===0)||u===255&&s===254&&r===0&&m===0)return N(E);if(u===254&&s===255||u===0&&s===60)return k(new TextDecoder("utf-16be").decode(E));
if(u===255&&s===254||u===60&&s===0)return k(new TextDecoder("utf-16le").decode(E));const w=new TextDecoder().decode(E);return k(w.includes("�")?Buffer.from(E).
toString("latin1"):w)}function U(E){if(E[0]===0||E[1]===0||E[0]===254||E[0]===255)return v(E);const s=(0,I.bS)(E).toString("latin1",0,F),r=G.exec(s)?.[1]?.toLowerCase()??
"utf-8";if(j.has(r))try{return new TextDecoder(r,{fatal:!0}).decode(E)}catch{return}}const F=200,G=/^(?:\xef\xbb\xbf)?<\?xml\s[^>]*?encoding\s*=\s*["']([\w.-]+)["']/,
j=new Set(["utf-8","utf8","us-ascii","iso-8859-1","iso-8859-15","windows-1252"]),k=E=>E.startsWith("\uFEFF")?E.slice(1):E;function N(E){const u=new DataView(E.buffer,
E.byteOffset,E.byteLength),s=E[0]!==0,r=[];for(let m=0;m+4<=E.length;m+=4){const w=u.getUint32(m,s);if(w>1114111)return;r.push(String.fromCodePoint(w))}return k(
r.join(""))}const z=E=>E.replaceAll("&","&amp;").replaceAll("<","&lt;").replaceAll(">","&gt;").replaceAll('"',"&quot;")}),86537:((Y,K,x)=>{x.d(K,{l1:()=>s,wS:()=>w,
EF:()=>y});var I=x(45657),L=x(36211),B=x(36078),C=x(74135),W=x(79627),b=x(27077);class T{points=0;countPoint(){return this.points++,this.points<b.y?!1:(this.points=
0,!0)}}function*O(c,i){const f=new T;let l=c;for(const d of i){const o=[];for(const t of l)yield*_(t,d,o,f);l=o}return l}function*_(c,{x:i,y:f,width:l,height:d},o,t){
const e=([g])=>i-g,n=([g])=>g-i-l,a=([,g])=>f-g,h=([,g])=>g-f-d,p=g=>D=>-g(D);for(const g of[e,n,a,h])if(yield*M(c,g,t)){o.push(c);return}for(const g of[[e],[n],
[p(e),p(n),a],[p(e),p(n),h]]){const D=yield*F(c,g,t);D.length>2&&o.push(D)}}function*M(c,i,f){f.countPoint()&&(yield b.Yz);for(const l of c){if(i(l)<0)return!1;
f.countPoint()&&(yield b.Yz)}return!0}function*P(c,{x:i,y:f,width:l,height:d},o){const e=yield*F(c,[([a])=>a-i,([a])=>i+l-a,([,a])=>a-f,([,a])=>f+d-a],o);let n=0;
for(const[a,[h,p]]of e.entries()){const[g,D]=e[(a+1)%e.length];n+=h*D-g*p,o.countPoint()&&(yield b.Yz)}return Math.abs(n)>U}function*v(c,i,f){for(let l=0;l<c.length;l++){
if(l>0&&N(c[l-1],c[l],i))return!0;f.countPoint()&&(yield b.Yz)}return!1}const U=.01;function*F(c,i,f){let l=c;for(const d of i){const o=[];for(let t=0;t<l.length;t++){
const[e,n]=[l[t],l[(t+1)%l.length]],[a,h]=[d(e),d(n)];a>=0&&o.push(e),a>0!=h>0&&a!==h&&o.push(G(e,n,a/(a-h))),f.countPoint()&&(yield b.Yz)}l=o}return l}const G=([
c,i],[f,l],d)=>[c+(f-c)*d,i+(l-i)*d];function*j(c,i){const f=new T;let l=c;for(const d of i){const o=[];for(const t of l)yield*k(t,d,o,f);l=o}return l}function*k(c,i,f,l){
let d=[];for(let o=1;o<c.length;o++){l.countPoint()&&(yield b.Yz);const[t,e]=[c[o-1],c[o]],n=N(t,e,i);if(d.length===0&&!(n&&n[0]<=0)&&d.push(t),!n){d.push(e);continue}
n[0]>0&&d.push(G(t,e,n[0])),d.length>1&&f.push(d),d=n[1]<1?[G(t,e,n[1]),e]:[]}d.length>1&&f.push(d)}function N([c,i],[f,l],{x:d,y:o,width:t,height:e}){let[n,a]=[
0,1];for(const[h,p]of[[c-f,c-d],[f-c,d+t-c],[i-l,i-o],[l-i,o+e-i]])if(h===0){if(p<0)return}else h<0?n=Math.max(n,p/h):a=Math.min(a,p/h);return n<a?[n,a]:void 0}
const z=24,E=.5,u=200;class s{boxOnly;outline=C.gF;constructor(i=!1){this.boxOnly=i}parts=[];built=[];texts=[];clip="";last=[0,0];build(i,f,l){const{operator:d}=i;
if(d==="W"||d==="W*")this.clip=d;else if(!L.Rl.has(d))return!1;if(this.built.push([l,i.end]),this.boxOnly)return this.outline=(0,C.kO)(this.outline,(0,W.W)(i,f)),
!0;this.texts.push(Buffer.from(i.content.subarray(l,i.end)).toString("latin1"));const o=t=>(0,C.Gd)(f,i.number(t)||0,i.number(t+1)||0);switch(d){case"m":this.begin(
o(0));break;case"l":this.line(o(0));break;case"c":this.curve(o(0),o(2),o(4));break;case"v":this.curve(this.last,o(0),o(2));break;case"y":this.curve(o(0),o(2),o(
2));break;case"h":this.close();break;case"re":this.rectangle(i,f)}return!0}get box(){const[i,f,l,d]=this.outline;return i>l?void 0:{x:i,y:f,width:l-i,height:d-f}}get clips(){
return this.clip!==""}forget(){this.parts=[],this.outline=C.gF,this.built=[],this.texts=[],this.clip=""}get pieces(){return this.built}touched(i,f,l,d){const{box:o}=this;
if(!o)return[];const t=L.lJ.get(f).strokes?r(l,d):0;return i.filter(e=>y(o,w(e,t)))}*without(i,f,l,d){const o=L.lJ.get(f),t=[];if(o.fill){const e=yield*O(this.parts.
map(({points:n})=>n),i);for(const n of e)t.push(`${yield*m(n,l)} h`);e.length>0&&t.push(o.fill==="even-odd"?"f*":"f")}if(o.strokes){const e=r(l,d),n=yield*j(this.
linesFor(f),i.map(a=>w(a,e)));for(const a of n)t.push(yield*m(a,l));n.length>0&&t.push("S")}return this.clips&&((0,I.RZ)(t,this.texts),t.push("n")),t.join(`
`)}*reaches(i,f){const{fill:l,strokes:d}=L.lJ.get(f),o=d?this.linesFor(f):[],t=new T;for(const e of i.map(n=>w(n,-E)))if(e.width>0&&e.height>0){if(l){for(const{
points:n}of this.parts)if(yield*P(n,e,t))return!0}for(const n of o)if(yield*v(n,e,t))return!0}return!1}linesFor(i){const{closes:f}=L.lJ.get(i);return this.parts.
map(({points:l,isClosed:d})=>d||f?[...l,l[0]]:l)}enclose([i,f]){const[l,d,o,t]=this.outline;(i<l||i>o||f<d||f>t)&&(this.outline=[Math.min(l,i),Math.min(d,f),Math.
max(o,i),Math.max(t,f)])}begin(i){this.parts.push({points:[i],isClosed:!1}),this.enclose(i),this.last=i}line(i){const f=this.parts.at(-1);(!f||f.isClosed)&&this.
begin(this.last),this.parts.at(-1).points.push(i),this.enclose(i),this.last=i}curve(i,f,l){const d=this.last;for(let o=1;o<=z;o++)this.line((0,C.xk)(d,i,f,l,o/z))}close(){
const i=this.parts.at(-1);i&&(i.isClosed=!0,this.last=i.points[0])}rectangle(i,f){const[l,d,o,t]=[0,1,2,3].map(e=>i.number(e)||0);this.begin((0,C.Gd)(f,l,d)),this.
line((0,C.Gd)(f,l+o,d)),this.line((0,C.Gd)(f,l+o,d+t)),this.line((0,C.Gd)(f,l,d+t)),this.close()}}function r(c,i){const f=Math.sqrt(Math.abs(c[0]*c[3]-c[1]*c[2]));
return Math.max(i*f/2,E)}function*m(c,i){const f=(0,C.DI)(i),l=[];for(const[d,[o,t]]of c.entries())l.push(`${(0,B.AY)((0,C.Gd)(f,o,t))} ${d===0?"m":"l"}`),d%b.y===
b.y-1&&(yield b.Yz);return yield c.length*u,l.join(" ")}const w=({x:c,y:i,width:f,height:l},d)=>({x:c-d,y:i-d,width:f+2*d,height:l+2*d}),y=(c,i)=>c.x<i.x+i.width&&
i.x<c.x+c.width+Number.MIN_VALUE&&c.y<i.y+i.height&&i.y<c.y+c.height+Number.MIN_VALUE}),71157:((Y,K,x)=>{x.d(K,{Cn:()=>C,jY:()=>W,t6:()=>B,wX:()=>b});var I=x(74135),
L=x(86537);const B=-180;class C{images=[];cuts=new Map;touched=new Set;cropped=new Set;croppedPaint=new Map;seenPaint=new Set;unseen=[];undivided=new Set;hasPaths=!1;isPaintedIn=!1;shown=[];lists=[];contents=new Map;groups=[];glyphs=0;replaced=0;leavesOut=!1;get isPartial(){
return this.leavesOut||this.replaced>0}leaveOut(){this.leavesOut=!0}paint(O,_,M,P){const v=`${O} ${_}`;M?O>0&&this.seenPaint.add(v):this.croppedPaint.set(v,{stream:O,
cuts:P()})}cut(O,_){const M=this.cuts.get(O);M?M.push(_):this.cuts.set(O,[_])}areUnseen(O,_){let M=1/0;for(const P of O){if(this.isUnseen(P))return!0;M=Math.min(
M,P)}return this.images.some(P=>P.after>M&&(0,L.EF)(this.boxOf(P),_))}boxes=new Map;boxOf(O){let _=this.boxes.get(O);return _||this.boxes.set(O,_=W(O.matrix)),_}isUnseen(O){
const{unseen:_}=this;let M=0;for(let P=_.length;M<P;){const v=M+P>>1;_[v][1]<=O?M=v+1:P=v}return M<_.length&&_[M][0]<=O}shownAt(O){const{shown:_}=this;let M=0;for(let P=_.
length-1;M<P;){const v=M+P+1>>1;_[v].first<=O?M=v:P=v-1}return _[M]}}function W(T){const[O,_,M,P]=(0,I.zl)(T,[0,0,1,1]);return{x:O,y:_,width:M-O,height:P-_}}const b=T=>-1-
T}),47212:((Y,K,x)=>{x.d(K,{Bc:()=>j,C7:()=>k,FU:()=>E,PC:()=>G,Wz:()=>F});var I=x(74135),L=x(6057),B=x(75444),C=x(58971),W=x(87141),b=x(12657),T=x(31095),O=x(36502),
_=x(98689),M=x(18930),P=x(71157),v=x(68096);const U=1e9;class F{document;texts;expected=0;constructor(s){this.document=s,this.texts=new M.X(s)}async shown(s,r){
return this.read(s,new O.z(this.document),!0,r)}async all(s,r){return this.read(s,new v.R8(this.document),!1,r)}async cropped(s){const r=(0,L.iw)(this.document,
s),{width:m,height:w}=(0,I.iN)(r),y={x:0,y:0,width:m*r.userUnit,height:w*r.userUnit};return{...await this.read(s,new v.R8(this.document),!1,[],y),visible:y}}async read(s,r,m,w,y){
const{document:c}=this,i=(0,L.iw)(c,s),f=(0,W.y)(i),{width:l,height:d}=(0,I.iN)(i),o={width:l*i.userUnit,height:d*i.userUnit},{builder:t,trace:e,reader:n}=this.
reading(r,o,m,w,y),a=new C.X(c),h=new T.H(c,c.dict(c.pages.attribute(s,"Resources"))),p=await a.page(s);e.contents.set(0,p),await n.page(p,h,(0,v.nk)(f));for(const g of await(0,B.
bD)(c,s,i.rotation,r))await n.form(g.form,(0,B.RZ)(c),(0,v.nk)((0,I.lw)(g.matrix,f)));return this.finish(s,t,e,o)}async stream(s,r){const{document:m}=this,w={width:U,
height:U},{builder:y,trace:c,reader:i}=this.reading(new v.R8(m),w,!1,[]);return c.contents.set(0,s),await i.page(s,new T.H(m,m.dict(r),(0,B.RZ)(m)),(0,v.nk)([1,
0,0,-1,0,0])),this.finish(-1,y,c,w)}reading(s,{width:r,height:m},w,y,c){const{document:i}=this,f=new _.g(w?r:U,w?m:U,this.expected,!0);f.isEndless=!w;const l=new P.
Cn,d=new b.y(i.job),o=new v.sE(i,new C.X(i),s,d,f,l,w,y,c);return{builder:f,trace:l,reader:o}}async finish(s,r,m,w){this.expected=(0,M.b)(r);const y=await this.
texts.assemble(s,r,w,{usesElementTexts:!1});return r.leavesOut&&m.leaveOut(),{page:y,trace:m}}}function G(u,s,r,m,w){for(const{first:y,count:c}of s.letters(r,m))
j(u,y,c,w)}function j({page:u,trace:s},r,m,w){const{glyphs:y}=u.found.edges;for(let c=r;c<r+m;c++)N(s,y[c],w)}function k({trace:u},s){for(const r of u.touched)N(
u,r,s)}function N(u,s,r){if(s>=0)r.add(s);else for(const[m,w]of u.groups[(0,P.wX)(s)])for(let y=m;y<w;y++)r.add(y)}const z=100;async function E({page:u,trace:s},r,m){
for(const[y,c]of u.found.edges.joined){const i=m.step(z);i&&await i,r.has(y)&&N(s,c,r),r.has(c)&&N(s,y,r)}if(r.size===0)return;const w=new Set;for(const y of r){
w.add(s.shownAt(y));const c=m.step(z);c&&await c}for(const{first:y,elements:c,font:i}of w){let f=-1,l=!0,d=y;for(const o of c){if(typeof o=="number")continue;for(const{
text:e}of i.glyphs(o)){if(r.has(d)){if(l&&f>=0)for(let n=f+1;n<d;n++)r.add(n);f=d,l=!0}else e.trim()!==""&&(l=!1);d++}const t=m.step(o.length*z);t&&await t}}}}),
68096:((Y,K,x)=>{x.d(K,{R8:()=>G,TO:()=>f,nk:()=>r,sE:()=>i,zT:()=>d});var I=x(45599),L=x(85008),B=x(4745),C=x(63181),W=x(4186),b=x(74135),T=x(6057),O=x(97748),
_=x(93059),M=x(36211),P=x(86537),v=x(36502),U=x(27077),F=x(71157);class G extends v.z{isOff(){return!1}}class j{builder;trace;areas;pace;next=0;group=-1;listed;constructor(t,e,n,a){
this.builder=t,this.trace=e,this.areas=n,this.pace=a}seen;glyph(t,e,n,a,h){const p=this.group<0?this.next++:this.listed?.[this.next++]??(0,F.wX)(this.group);this.
builder.edges.glyph=p,this.seen&&!(0,P.EF)((0,P.wS)(N(t,n,a,h),k*t.size),this.seen)&&this.trace.cropped.add(p),this.areas.length>0&&this.touch(p,t,n,a,h),this.builder.
glyph(t,e,n,a,h)}touch(t,e,n,a,h){const p=N(e,n,a,h);this.pace.add(this.areas.length*y),this.areas.some(g=>(0,P.EF)(p,g))&&this.trace.touched.add(t)}}const k=1;
function N({font:o,frame:t,size:e},n,a,h){const[p,g]=t.vertical?[.5,.5]:[o.ascent,-o.descent];return(0,W.L)(t,Math.min(n,a),Math.max(n,a),h-p*e,h+g*e)}class z extends j{space(){
this.builder.space()}}const E=4,u=new Set(["BMC","BDC","EMC","DP"]),s=new Set([3,7]),r=o=>({...(0,O.ue)(o),lineWidth:1,isTransparent:!1,clip:{x:-1e9,y:-1e9,width:2e9,
height:2e9}});class m extends C.C{numbering;trace;visible;from=0;to=0;operator="";stream=0;open;replacing=[];replacedTexts=[];constructor(t,e,n,a){super(t,e),this.
numbering=t,this.trace=n,this.visible=a}begin(t,e,n){super.begin(t,e,n);const{stream:a,operator:h,from:p,to:g,trace:D}=this,{size:A,charSpace:R,wordSpace:S,stretch:X}=t,
$=D.glyphs;this.open={stream:a,operator:h,from:p,to:g,elements:[],font:e,size:A,charSpace:R,wordSpace:S,stretch:X,first:$,count:0,text:""},D.shown.push(this.open)}show(t,e,n,a){
const{trace:h,numbering:p}=this,g=this.open,D=e.font.glyphs(t),A=D.length;(s.has(e.mode)||e.isTransparent)&&h.unseen.push([h.glyphs,h.glyphs+A]),g.elements.push(
t),g.count+=A;for(let S=0;S<A;S++)g.text+=D[S].text;const R=h.glyphs;if(h.glyphs+=A,a){this.replacing.push([R,h.glyphs]),h.replaced+=A;for(const{text:S}of D)this.
replacedTexts.push(S)}n&&h.leaveOut(),p.next=R,p.seen=this.visible&&e.mode<E?d(e.clip,this.visible):void 0,this.showGlyphs(D,e,n,a),!a&&p.next!==h.glyphs&&h.leaveOut()}adjust(t){
super.adjust(t);const e=this.open;e.elements.push(t),t<F.t6&&(e.text+=" ")}replaced(t,e){const{numbering:n,replacing:a,replacedTexts:h}=this;t.isSame(e,h.length)&&
(this.trace.replaced-=h.length),([...e].length===h.length||h.join("")===e)&&(n.listed=a.flatMap(([g,D])=>Array.from({length:D-g},(A,R)=>g+R))),n.group=this.trace.
groups.push(a)-1,n.next=0,this.replacing=[],this.replacedTexts=[],super.replaced(t,e),n.group=-1,n.listed=void 0}}const w=10,y=4,c=50;class i extends B.p{trace;areas;visible;tracing;path;openLists=[];constructor(t,e,n,a,h,p,g,D=[],A){
const R=g?z:j,S=new R(h,p,D,t.job.pace),X=new m(S,a,p,A);super(t,e,X,n),this.trace=p,this.areas=D,this.visible=A,this.tracing=X,this.path=new P.l1(D.length===0)}take(t,e){
const{tracing:n}=this;if(n.stream=e.stream,n.operator=t.operator,n.from=t.start,n.to=t.end,u.has(t.operator)&&this.followLists(t,e.stream),M.lJ.has(t.operator)&&
(this.trace.hasPaths=!0),this.areas.length>0||this.visible){if(this.path.build(t,e.states.current.matrix,t.start))return;if(M.lJ.has(t.operator))return this.paints(
t,e);this.shades(t,e)}return t.operator==="BI"?this.noteInline(t,e):t.operator==="gs"&&this.follow(t.name(0),e),super.take(t,e)}follow(t,{scope:e,states:n}){const a=t===
void 0?void 0:this.document.dict(e.find("ExtGState",t)),[h,p]=["ca","LW"].map(g=>this.document.resolve(a?.get(g)));typeof h=="number"&&(n.current.isTransparent=
h===0),typeof p=="number"&&(n.current.lineWidth=p)}shades(t,{states:e,stream:n}){const{operator:a}=t,{trace:h,areas:p,visible:g}=this,D=e.current,{from:A,to:R}=this.
tracing;a==="w"&&(D.lineWidth=t.number(0)||0),a==="sh"&&(p.some(S=>(0,P.EF)(D.clip,S))&&h.undivided.add("a shading"),g&&h.paint(n,A,(0,P.EF)(D.clip,g),()=>[{from:A,
to:R,text:""}]))}paints(t,{states:e,stream:n}){const{path:a,areas:h}=this,p=e.current,{operator:g}=t;if(g!=="n"){this.visible&&this.crop(t,p,n,t.start),this.document.
job.pace.add(h.length*y);const D=a.touched(h,g,p.matrix,p.lineWidth);if(D.length>0)return this.cutPath(g,D,p,n).then(()=>this.endPath(p))}this.endPath(p)}endPath(t){
const{box:e,clips:n}=this.path;n&&e&&(t.clip=d(t.clip,e)),this.path.forget()}async cutPath(t,e,n,a){const{path:h,trace:p}=this,{pace:g}=this.document.job,{from:D,
to:A}=this.tracing,R=await(0,U.k6)(h.without(e,t,n.matrix,n.lineWidth),g);await(0,U.k6)(h.reaches(e,t),g)&&(p.isPaintedIn=!0);for(const[S,X]of h.pieces)p.cut(a,
{from:S,to:X,text:""});p.cut(a,{from:D,to:A,text:R}),g.add(h.pieces.length*c)}crop(t,e,n,a){const{path:h,trace:p,visible:g}=this,[D,A,R,S]=e.matrix,X=w*e.lineWidth*
Math.max(Math.hypot(D,A),Math.hypot(R,S))+1;if(!h.box)return;const $=(0,P.EF)((0,P.wS)(h.box,X),d(e.clip,g));p.paint(n,a,$,()=>[...h.clips?[]:h.pieces.map(([H,J])=>({
from:H,to:J,text:""})),{from:a,to:t.end,text:h.clips?"n":""}])}noteInline(t,{states:e,stream:n,scope:a}){const h=(0,_.n)(t);if(!h)return;const p=h.dict.get("Col\
orSpace"),g=p instanceof I.SX?a.find("ColorSpace",p.text):void 0;g!==void 0&&h.dict.set("ColorSpace",g);const{to:D}=this.tracing,{matrix:A,clip:R}=e.current;this.
trace.images.push({stream:n,from:f(t),to:D,image:h,matrix:A,clip:R,after:this.trace.glyphs})}draws(t,e){const n=t===void 0?null:this.document.resolve(e.scope.find(
"XObject",t));if(n instanceof I.Z6&&(0,I.Eo)(this.document.resolve(n.dict.get("Subtype")),"Image")){const{from:a,to:h}=this.tracing,{matrix:p,clip:g}=e.states.current;
this.trace.images.push({stream:e.stream,from:a,to:h,image:n,matrix:p,clip:g,after:this.trace.glyphs})}return super.draws(t,e)}followLists(t,e){const{operator:n}=t,
{lists:a,glyphs:h}=this.trace,p=a.length;t.count>1&&t.kind(1)===L.q$&&this.noteList(t,e),(n==="BMC"||n==="BDC")&&this.openLists.push(a.length>p?a.at(-1):void 0);
const g=n==="EMC"?this.openLists.pop():void 0;g&&(g.end=h)}noteList(t,e){const{operator:n,content:a}=t;if(!a.subarray(t.startOf(1),t.endOf(1)).some((R,S)=>S>1&&
(R===40||R===60)))return;const h=t.value(1),p=Buffer.from(a.subarray(t.startOf(0),t.endOf(0))).toString("latin1"),{from:g,to:D}=this.tracing,{glyphs:A}=this.trace;
(0,I.Zm)(h)&&this.trace.lists.push({stream:e,tag:p,operator:n,from:g,to:D,dict:h,first:A,end:A})}async readForm(t,e,n){this.trace.contents.set(n.stream,t);const{
current:a}=n.states,h=this.visible&&(0,T.b0)(this.document,e.dict.get("BBox"));h&&(a.clip=d(a.clip,l(a.matrix,h))),await super.readForm(t,e,n)}}function f(o){const{
content:t}=o,e=o.count>0?o.startOf(0):o.dataStart;return Buffer.from(t.buffer,t.byteOffset,t.length).lastIndexOf("BI",e)}function l(o,t){const[e,n,a,h]=(0,b.zl)(
o,t);return{x:e,y:n,width:a-e,height:h-n}}function d(o,t){const[e,n]=[Math.max(o.x,t.x),Math.max(o.y,t.y)],a=Math.min(o.x+o.width,t.x+t.width),h=Math.min(o.y+o.
height,t.y+t.height);return{x:e,y:n,width:Math.max(a-e,0),height:Math.max(h-n,0)}}}),58006:((Y,K,x)=>{x.d(K,{n:()=>C});var I=x(48249),L=x(45599);const B=["Decod\
eParms","F","FFilter","FDecodeParms","DL"];function C(W,b,{compress:T}){const O=new L.Bi(W.dict);T?O.set("Filter",(0,L.UU)("FlateDecode")):O.delete("Filter");for(const _ of B)
O.delete(_);return new L.Z6(O,T?(0,I.Kc)(b):b)}})};
