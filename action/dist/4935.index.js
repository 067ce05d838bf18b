"use strict";exports.id=4935,exports.ids=[4935],exports.modules={1065:((U,S,c)=>{c.d(S,{U:()=>E,A:()=>W});var v=c(925),b=c(1275),y=c(6039),T=c(191);async function L(f){const o=(0,T.
Wo)(f,"OCProperties"),l=f.array(o?.dict.get("OCGs"));if(!o||!l||l.length===0)return;const x=f.editCatalog();x.delete("OCProperties");const{live:A}=await(0,b.Gy)(
f),R=new Set(l.flatMap(w=>(0,y.i9)(w)&&A[w.number]!==1?[w.number]:[]));R.size<l.length&&x.set("OCProperties",O(f,o.dict,R,8))}function O(f,o,l,x){if((0,y.i9)(o)&&
(l.has(o.number)||P(f,o)))return o;const A=f.resolve(o);if(x===0||!(Array.isArray(A)||A instanceof y.Bi))return o;const R=w=>(0,y.i9)(w)&&l.has(w.number);return Array.
isArray(A)?A.filter(w=>!R(w)).map(w=>O(f,w,l,x-1)):new y.Bi([...A].map(([w,B])=>[w,O(f,B,l,x-1)]))}const P=(f,o)=>(0,y.Eo)(f.dict(o)?.get("Type"),"OCG");var m=c(
8713),p=c(9310),_=c(1480),M=c(8825);async function a(f){const o=f.editCatalog(),l=(0,T.Wo)(f,"Names"),x=l?(await(0,m.Zc)(f,l.dict.get("EmbeddedFiles"),"Names")).
length:0;return l?.dict.has("EmbeddedFiles")&&(f.edit(l.holder),l.dict.delete("EmbeddedFiles")),o.delete("AF"),o.delete("Collection"),await d(f),x}async function d(f){
const o=f.catalog.get("Metadata"),l=f.resolve(o);if(!(0,y.i9)(o)||!(l instanceof y.Z6))return;let x;try{x=Buffer.from(f.decoded(l)).toString("latin1")}catch{return}
const A=await(0,M.Y)(x,({namespace:R,local:w})=>R===_.dK.xmpMM&&C.has(w),f.job.pace);A!==x&&f.put(o,(0,p.n)(l,Buffer.from(A,"latin1"),{compress:l.dict.has("Filt\
er")}))}const C=new Set(["History","Ingredients","Pantry","Manifest"]);var r=c(7390),t=c(8960),e=c(5199),n=c(8338);const s=4,h=1.5,g=12,i=1e5;class D{stack;constructor(o){
this.stack=[{document:o,first:0,count:o.pages.count}]}async around(o,l,x){const{stack:A}=this;for(;A.length>1&&!u(A.at(-1),o,l);)A.pop();const R=l-o+1;for(;;){const w=A.
at(-1);if(w.count<=g||w.count<R*h||w.count<R*64&&w.document.bytes.length>w.count*i)return w;const B=w.first+w.count-o;let I=Math.min(Math.max(Math.ceil(w.count/
s),R),B);if(x){const N=x[(0,t.B)(x,o+I-1)]??1/0;if(I=Math.min(N-o+1,B),I===R||w.count<I*h)return w}const K=await this.cut(w,o,o+I-1),F=await(0,e.UN)(K,{encryption:"\
none",compact:!0,draft:!0});A.push({document:await(0,r.E)(F,K.job),first:o,count:I})}}async cut(o,l,x){const A=o.document.fork();if(l>o.first||x<o.first+o.count-
1){const R=Uint32Array.from({length:x-l+1},(w,B)=>l-o.first+B+1);await(0,n.lh)(A,R)}return A}}const u=({first:f,count:o},l,x)=>f<=l&&x<f+o;class E{source;windows;options;attachments;constructor(o,l,x,A){
this.source=o,this.windows=l,this.options=x,this.attachments=A}static async of(o){const l=await a(o);await(0,v.E)(o);const x={encryption:o.security??"none",compact:!0};
return new E(o,new D(o),x,l)}async cut(o,l,x){const A=await this.windows.cut(o,l,x);return await L(A),A}}function W(f,o){const l=f.source.pages.count,x=[...o.slice(
1).map(({page:R})=>R-1),l-1];let A=0;return{async next(R){const w=o[A]?.title,B=x[A++];return{document:await f.cut(await f.windows.around(R,B,x),R,B),last:B,...w===
void 0?{}:{title:w}}}}}}),4935:((U,S,c)=>{c.d(S,{g:()=>p,l:()=>O});var v=c(9762),b=c(7390),y=c(4293),T=c(5199),L=c(1065);async function O(a,{password:d,wholeUpTo:C=0},r,t){
const e=await(0,b.E)(a.bytes,r,{password:d}),n=e.pages.count;if(a.bytes.length<=C&&!P(e))return m(a.bytes,n);const s=await L.U.of(e),h=await t(s),g=[];let i=0;for(let E=0;E<
n;){const{document:W,last:f,title:o}=await h.next(E),l=(0,v.p)(g.length+1),x=await(0,T.UN)(W,s.options);g.push({name:l,bytes:x,pageCount:f-E+1,firstPage:E+1,lastPage:f+
1,...o===void 0?{}:{title:o}}),i+=x.length,_(r,g.length,i),E=f+1,r.pace.progress(E/n)}const{attachments:D}=s,u={pageCount:n,parts:g.length,largestBytes:g.reduce(
(E,{bytes:W})=>Math.max(E,W.length),0),attachmentsLeftOut:D};return{documents:g,notes:D>0?[M(D)]:[],facts:u}}const P=({suspect:a,pages:d})=>a||d.found!==d.claimed,
m=(a,d)=>({documents:[{name:(0,v.p)(1),bytes:a,pageCount:d,firstPage:1,lastPage:d}],notes:[],facts:{pageCount:d,parts:1,largestBytes:a.length,attachmentsLeftOut:0}});
function p(a,d){_(a,d,0)}function _({limits:a},d,C){if(d>a.parts)throw(0,y.F)("parts",`The split makes more than ${a.parts} ${a.parts===1?"part":"parts"}`,"Ask \
for larger parts, or split a part of the document");if(C>a.partBytes)throw(0,y.F)("partBytes",`The parts together are larger than ${a.partBytes} bytes`,"Ask for\
 fewer parts: each part has its own copy of the fonts and images of its pages")}const M=a=>({code:"attachments_left_out",message:`${a} ${a===1?"attachment is":"\
attachments are"} not in any part.`})}),1480:((U,S,c)=>{c.d(S,{HC:()=>T,dK:()=>v,ee:()=>y});const v={rdf:"http://www.w3.org/1999/02/22-rdf-syntax-ns#",xml:"http\
://www.w3.org/XML/1998/namespace",dc:"http://purl.org/dc/elements/1.1/",xmp:"http://ns.adobe.com/xap/1.0/",xmpMM:"http://ns.adobe.com/xap/1.0/mm/",pdf:"http://n\
s.adobe.com/pdf/1.3/",pdfaid:"http://www.aiim.org/pdfa/ns/id/",pdfuaid:"http://www.aiim.org/pdfua/ns/id/",pdfxid:"http://www.npes.org/pdfx/ns/id/",pdfx:"http://\
ns.adobe.com/pdfx/1.3/",pdfe:"http://www.aiim.org/pdfe/ns/id/",pdfvtid:"http://www.npes.org/pdfvt/ns/id/",xfa:"http://www.xfa.org/schema/xfa-data/1.0/",ds:"http\
://www.w3.org/2000/09/xmldsig#"},b=new Map(Object.entries(v));class y{uris=new Map;declared=[];known=new Map;enter(p){let _;for(const{name:M,value:a}of p){if(!T(
M))continue;const d=M.slice(6),C=this.uris.get(d);C?C.push(a):this.uris.set(d,[a]),(_??=[]).push(d)}this.declared.push(_??L),_&&this.known.clear()}leave(){const p=this.
declared.pop()??L;for(const _ of p)this.uris.get(_).pop();p.length>0&&this.known.clear()}declares(p){return(this.uris.get(P(p))?.length??0)>0}ofElement(p){let _=this.
known.get(p);if(!_){const M=P(p),a=this.uris.get(M)?.at(-1)??b.get(M)??"";this.known.size===O&&this.known.clear(),this.known.set(p,_={namespace:a,local:p.slice(
p.indexOf(":")+1)})}return _}ofAttribute(p){return p.includes(":")?this.ofElement(p):{namespace:"",local:p}}}const T=m=>m==="xmlns"||m.startsWith("xmlns:"),L=[],
O=1e3,P=m=>m.slice(0,Math.max(m.indexOf(":"),0))}),8825:((U,S,c)=>{c.d(S,{Y:()=>y});var v=c(1480),b=c(4075);async function y(L,O,P){const m=new T(O);await(0,b.km)(
L,P,M=>((M.kind==="start"||M.kind==="empty")&&m.start(M.name,M.attributes,M.from),(M.kind==="end"||M.kind==="empty")&&m.end(M.name,M.to),m.isTooDeep));const p=[];
let _=0;for(const M of m.dropped)p.push(L.slice(_,M.from)),_=M.to;return p.join("")+L.slice(_)}class T{drops;isTooDeep=!1;dropped=[];open=[];elements=[];scope=new v.
ee;constructor(O){this.drops=O}start(O,P,m){this.isTooDeep=this.open.length>=b.ol,this.scope.enter(P);const p=this.scope.ofElement(O);this.open.push({name:O,from:m,
drops:this.drops(p,this.elements)}),this.elements.push(p)}end(O,P){let m=this.open.length-1;for(;m>=0&&this.open[m].name!==O;)m--;if(m<0)return;const{drops:p,from:_}=this.
open[m];for(;this.open.length>m;)this.open.pop(),this.elements.pop(),this.scope.leave();if(p){for(;this.dropped.length>0&&this.dropped.at(-1).from>_;)this.dropped.
pop();this.dropped.push({from:_,to:P})}}}}),4075:((U,S,c)=>{c.d(S,{X:()=>C,km:()=>y,ol:()=>v,xK:()=>M});const v=200,b=1e4;async function y(r,t,e){const n=new T(
r);for(let s=n.next();s;s=n.next()){if(e(s))return"left";const h=t.step((s.to-s.from)*4+50);h&&await h}return n.malformed?"malformed":"well-formed"}class T{text;malformed=!1;at=0;constructor(t){
this.text=t}next(){const{text:t,at:e}=this;if(e>=t.length)return;if(t.charCodeAt(e)!==L)return this.characters(e,this.nextTag(e));if(t.startsWith("<!--",e))return this.
other(e,"-->",4);if(t.startsWith("<?",e))return this.other(e,"?>",2);if(t.startsWith("<![CDATA[",e)){const s=t.indexOf("]]>",e);return s<0?this.end():(this.at=s+
3,{kind:"text",text:t.slice(e+9,s),from:e,to:this.at})}return t.startsWith("<!",e)?this.end():(t.charCodeAt(e+1)===P?this.endTag(e):this.startTag(e))??this.fault(
e,this.nextTag(e+1))}other(t,e,n){const s=this.text.indexOf(e,t+n);return s<0?this.end():(this.at=s+e.length,{kind:"other",from:t,to:this.at})}endTag(t){const e=this.
name(t+2),n=this.blanks(e);if(!(e===t+2||this.text.charCodeAt(n)!==O))return this.at=n+1,{kind:"end",name:this.text.slice(t+2,e),from:t,to:this.at}}startTag(t){
const{text:e}=this,n=this.name(t+1);if(n===t+1)return;const s=e.slice(t+1,n),h=[];for(let g=n;;){const i=this.blanks(g),D=e.charCodeAt(i);if(D===O||D===P&&e.charCodeAt(
i+1)===O)return this.at=D===O?i+1:i+2,{kind:D===O?"start":"empty",name:s,attributes:h,from:t,to:this.at};const u=this.name(i),E=this.blanks(u),W=this.blanks(E+1),
f=e[W];if(i===g||u===i||e[E]!=="="||f!=='"'&&f!=="'")return;const o=e.indexOf(f,W+1),l=e.slice(W+1,Math.max(o,W+1)),x=l.includes("<")?void 0:p(l);if(o<0||x===void 0||
h.length>=b)return;h.push({name:e.slice(i,u),value:x,from:i,to:o+1}),g=o+1}}characters(t,e){const n=p(this.text.slice(t,e));return n===void 0?this.fault(t,e):(this.
at=e,{kind:"text",text:n,from:t,to:e})}nextTag(t){const e=this.text.indexOf("<",t);return e<0?this.text.length:e}fault(t,e){return this.malformed=!0,this.at=e,{
kind:"other",from:t,to:e}}end(){this.malformed=!0,this.at=this.text.length}blanks(t){const{text:e}=this;for(;;){const n=e.charCodeAt(t);if(n!==32&&n!==9&&n!==10&&
n!==13)return t;t++}}name(t){const{text:e}=this;for(;t<e.length;t++){const n=e.charCodeAt(t);if(n<=32||n===P||n===O||n===L||n===61||n===34||n===39)break}return t}}
const[L,O,P]=[60,62,47],m=new Map([["amp","&"],["lt","<"],["gt",">"],["quot",'"'],["apos","'"]]);function p(r){if(!r.includes("&"))return r;const t=[];let e=0;for(let n=r.
indexOf("&");n>=0;n=r.indexOf("&",e)){const s=r.indexOf(";",n);if(s<0||s-n>12)return;const h=r.slice(n+1,s),g=m.get(h)??_(h);if(g===void 0)return;t.push(r.slice(
e,n),g),e=s+1}return t.push(r.slice(e)),t.join("")}function _(r){const t=/^#(?:x([\dA-Fa-f]+)|(\d+))$/.exec(r),e=t?parseInt(t[1]??t[2],t[1]===void 0?10:16):-1;return e>
0&&e<=1114111&&!(e>=55296&&e<=57343)?String.fromCodePoint(e):void 0}function M(r){const[t,e,n,s]=r;if(t===0&&e===0&&(n===254||n===0)||t===255&&e===254&&n===0&&s===
0)return d(r);if(t===254&&e===255||t===0&&e===60)return a(new TextDecoder("utf-16be").decode(r));if(t===255&&e===254||t===60&&e===0)return a(new TextDecoder("ut\
f-16le").decode(r));const h=new TextDecoder().decode(r);return a(h.includes("�")?Buffer.from(r).toString("latin1"):h)}const a=r=>r.startsWith("\uFEFF")?r.slice(
1):r;function d(r){const t=new DataView(r.buffer,r.byteOffset,r.byteLength),e=r[0]!==0,n=[];for(let s=0;s+4<=r.length;s+=4){const h=t.getUint32(s,e);if(h>1114111)
return;n.push(String.fromCodePoint(h))}return a(n.join(""))}const C=r=>r.replaceAll("&","&amp;").replaceAll("<","&lt;").replaceAll(">","&gt;").replaceAll('"',"&\
quot;")}),925:((U,S,c)=>{c.d(S,{E:()=>p});var v=c(7548),b=c(6123),y=c(269),T=c(6039),L=c(3811),O=c(191),P=c(8338);const m=/^(?:XYZ|Fit(?:H|V|R|B|BH|BV)?)$/;async function p(t){
const e=await C(t);if(e.length===0)return;let n;const s=(0,O.Wo)(t,"Dests");let h;for(const g of e){const i=t.get(g),D={changed:!1},u=E=>{_(E)&&(E[0]=M(t,E[0])??
(h??=t.add(null)),D.changed=!0)};_(i)&&(n??=await d(t),n.has(g)||u(i)),(0,T.cy)(i)&&i.forEach(u),(0,b.CA)(i,E=>a(t,E,u)),s?.holder===g&&s.dict.forEach(u),D.changed&&
t.edit(g)}h&&await(0,P.E2)(t,h)}function _(t){return(0,T.cy)(t)&&typeof t[0]=="number"&&t[1]instanceof T.SX&&m.test(t[1].text)}function M(t,e){const n=(0,L.hN)(
t,e);return n===void 0?void 0:new T.oS(t.pages.number(n))}function a(t,e,n){const s=e.get("Names");(0,T.cy)(s)&&s.forEach(n),n(e.get("Dest")),n(e.get("OpenActio\
n"));const h=t.resolve(e.get("S"));(h===null||(0,T.Eo)(h,"GoTo"))&&n(e.get("D"))}async function d(t){const e=new Set,{GoToR:n,GoToE:s}=await(0,v.zx)(t,["GoToR",
"GoToE"]);for(const h of[...n,...s])(0,b.CA)(t.get(h),g=>{const[i,D]=[t.resolve(g.get("S")),g.get("D")];(0,T.i9)(D)&&((0,T.Eo)(i,"GoToR")||(0,T.Eo)(i,"GoToE"))&&
e.add(D.number)});return e}async function C(t){const e=new Set;await(0,v.RJ)(t,(n,s,h,g)=>{const i=n.subarray(s,h);for(const D of["Fit","XYZ"])for(let u=i.indexOf(
D);u>=0;u=i.indexOf(D,u+D.length)){if(!r(i,u))continue;const E=g(s+u);E!==void 0&&e.add(E)}});for(const n of(0,v.vb)(t))e.add(n);return[...e]}function r(t,e){let n=e-
2;for(;n>=0&&y.Kl[t[n]]===y.t6;)n--;return(0,y.yp)(t[n])}}),9310:((U,S,c)=>{c.d(S,{n:()=>T});var v=c(8962),b=c(6039);const y=["DecodeParms","F","FFilter","FDeco\
deParms","DL"];function T(L,O,{compress:P}){const m=new b.Bi(L.dict);P?m.set("Filter",(0,b.UU)("FlateDecode")):m.delete("Filter");for(const p of y)m.delete(p);return new b.
Z6(m,P?(0,v.Kc)(O):O)}}),7548:((U,S,c)=>{c.d(S,{RJ:()=>m,vb:()=>p,zx:()=>P});var v=c(8143),b=c(8960),y=c(269),T=c(8024);const L=16384,O=65536;async function P(a,d){
const C=d.map(s=>`${s[0]}(?:${s.slice(1)}|\\w{0,${s.length-2}}#)`),r=new RegExp(`/(?:${C.join("|")}|#)`,"g"),t=Object.fromEntries(d.map(s=>[s,new Set])),e=new Set;
await m(a,(s,h,g,i)=>{const D=s.toString("latin1",h,g);r.lastIndex=0;for(let u=r.exec(D);u;u=r.exec(D)){const E=i(h+u.index);E!==void 0&&(u[0].endsWith("#")?e.add(
E):t[u[0].slice(1)].add(E))}});for(const s of p(a))e.add(s);const n=s=>[...new Set([...s,...e])].sort((h,g)=>h-g);return Object.fromEntries(d.map(s=>[s,n(t[s])]))}
async function m(a,d){const{bytes:C,table:r}=a,t=_(a),e=new Int32Array(t.length);for(let i=0;i<t.length;i++)e[i]=r.place[t[i]];const n=(0,y.bS)(C),s=i=>t[(0,b.M)(
e,i)-1],h=new T.s;let g=0;for(let i=0;i<t.length;i++){const D=i+1===t.length,u=D?C.length:e[i+1],E=u-e[i]>L;if(!E&&!D&&u-g<O)continue;if(E){e[i]>g&&d(n,g,e[i],s),
h.reset();const f=h.value(C,a.bodies[t[i]],u);d(n,e[i],f<0?u:f,s)}else d(n,g,u,s);const W=a.job.pace.step(Math.min(u-g,O));W&&await W,g=u}for(const[i,D]of M(a)){
const u=a.objectStream(i);if(!u)continue;const E=new Set(D),{starts:W}=u;d((0,y.bS)(u.data),0,u.data.length,o=>{const l=u.numbers[(0,b.M)(W,o)-1];return l!==void 0&&
E.has(l)?l:void 0});const f=a.job.pace.step(u.data.length);f&&await f}}function*p(a){for(let d=1;a.hasChanges&&d<a.size;d++)a.isChanged(d)&&a.exists(d)&&(yield d)}
function _(a){const{table:d,hasChanges:C}=a,r=[];let t=!0,e=-1;for(let n=1;n<d.size;n++){if(d.kind[n]!==v.tL||C&&a.isChanged(n))continue;const s=d.place[n];t&&=
s>=e,e=s,r.push(n)}return t?r:r.sort((n,s)=>d.place[n]-d.place[s])}function M(a){const{table:d,hasChanges:C}=a,r=new Map;for(let t=1;t<d.size;t++){if(d.kind[t]!==
v.UT||C&&a.isChanged(t))continue;const e=d.place[t],n=r.get(e);n?n.push(t):r.set(e,[t])}return r}})};
