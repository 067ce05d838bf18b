"use strict";exports.id=3366,exports.ids=[3366],exports.modules={55969:((N,F,m)=>{m.d(F,{B:()=>b,E:()=>I});var P=m(45599);const R=new Set(["Text","FreeText","Line","Square",
"Circle","Polygon","PolyLine","Highlight","Underline","Squiggly","StrikeOut","Caret","Stamp","Ink","Popup","Sound","Redact","Projection"]),L=new Set(["Link","Wi\
dget","FileAttachment"]);function b(T,O){const g=T.resolve(O.get("Subtype"));return g instanceof P.SX?g.text:""}const I=(T,O)=>O==="comments"?R.has(T):T!==""&&!L.
has(T)}),84961:((N,F,m)=>{m.d(F,{$x:()=>y,Kh:()=>g,qg:()=>v,xS:()=>_});var P=m(58552),R=m(33973),L=m(90536),b=m(45599),I=m(3907),T=m(33311),O=m(9819);function g(S,U){
const M=S.resolve(U.get("S"));return(!U.has("S")||(0,b.Eo)(M,"JavaScript")||(0,b.Eo)(M,"Rendition"))&&S.resolve(U.get("JS"))!==null}async function _(S,U){const M=U.
filter(u=>(0,L.L)(S.get(u),w=>g(S,w)));if(M.length===0)return!1;const{live:p}=await(0,R.Gy)(S);return M.some(u=>p[u]===1)}async function y(S){return await _(S,(await(0,T.
S)(S)).JS)||v(S)}async function v(S){if(!(0,b.Zm)(S.get(S.catalogNumber)))return!1;const U=S.resolve((0,O.Wo)(S,"AcroForm")?.dict.get("XFA"));if(U===null)return!1;
if(S.security?.locked===!0)return null;for(const M of Array.isArray(U)?U:[U]){const p=S.resolve(M);if(!(p instanceof b.Z6))continue;let u;try{u=await S.decodedAtEase(
p)}catch(C){if(!(C instanceof P.zU)||C.code==="cancelled")throw C;return!0}const w=(0,I.xK)(u);if(w===void 0||w.includes("script")&&await B(w,S.job.pace))return!0}
return!1}async function B(S,U){const M=p=>(p.kind==="start"||p.kind==="empty")&&/^(?:[^:]*:)?script$/.test(p.name);return await(0,I.km)(S,U,M)!=="well-formed"}}),
77500:((N,F,m)=>{m.d(F,{Yw:()=>O,br:()=>I,f4:()=>L,mD:()=>b});var P=m(58552),R=m(9819);function L(g,_){return _.form?.dict.has("XFA")?g.resolve(g.catalog.get("N\
eedsRendering"))===!0||!_.fields.some(({kind:v})=>v!=="unknown")?"dynamic":"static":"none"}function b(g,_){if(L(g,_)!=="dynamic")return;const y="is a dynamic XF\
A form, whose pages and fields only Adobe viewers show";throw new P.zU("invalid_parameters",`file: ${y}`,{issues:[{field:"file",message:y}],advice:"Print it to \
a PDF document from Adobe Reader, or ask its author for a form without XFA"})}function I(g,_){const y=(0,R.Wo)(g,"AcroForm");return y?.dict.has("XFA")?(g.edit(y.
holder),y.dict.delete("XFA"),g.catalog.has("NeedsRendering")&&g.editCatalog().delete("NeedsRendering"),[O(_)]):[]}const T={values:"it would still show the old v\
alues.",pages:"it described removed pages. The fields themselves remain.",scripts:"it has scripts, or parts that cannot be read, which may have some. The fields\
 themselves remain.",places:"it says where fields are on the pages. The fields themselves remain.",merge:"XFA forms cannot be merged. The fields themselves rema\
in."},O=g=>({code:"xfa_removed",message:`The XFA version of the form was removed, because ${T[g]}`})}),43496:((N,F,m)=>{m.d(F,{HC:()=>b,dK:()=>P,ee:()=>L});const P={
rdf:"http://www.w3.org/1999/02/22-rdf-syntax-ns#",xml:"http://www.w3.org/XML/1998/namespace",dc:"http://purl.org/dc/elements/1.1/",xmp:"http://ns.adobe.com/xap/\
1.0/",xmpMM:"http://ns.adobe.com/xap/1.0/mm/",pdf:"http://ns.adobe.com/pdf/1.3/",pdfaid:"http://www.aiim.org/pdfa/ns/id/",pdfuaid:"http://www.aiim.org/pdfua/ns/\
id/",pdfxid:"http://www.npes.org/pdfx/ns/id/",pdfx:"http://ns.adobe.com/pdfx/1.3/",pdfaExtension:"http://www.aiim.org/pdfa/ns/extension/",pdfaSchema:"http://www\
.aiim.org/pdfa/ns/schema#",pdfaProperty:"http://www.aiim.org/pdfa/ns/property#",fx:"urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#",pdfe:"http://www.aiim.\
org/pdfe/ns/id/",pdfvtid:"http://www.npes.org/pdfvt/ns/id/",xfa:"http://www.xfa.org/schema/xfa-data/1.0/",ds:"http://www.w3.org/2000/09/xmldsig#"},R=new Map(Object.
entries(P));class L{uris=new Map;declared=[];known=new Map;enter(_){let y;for(const{name:v,value:B}of _){if(!b(v))continue;const S=v.slice(6),U=this.uris.get(S);
U?U.push(B):this.uris.set(S,[B]),(y??=[]).push(S)}this.declared.push(y??I),y&&this.known.clear()}leave(){const _=this.declared.pop()??I;for(const y of _)this.uris.
get(y).pop();_.length>0&&this.known.clear()}declares(_){return(this.uris.get(O(_))?.length??0)>0}ofElement(_){let y=this.known.get(_);if(!y){const v=O(_),B=this.
uris.get(v)?.at(-1)??R.get(v)??"";this.known.size===T&&this.known.clear(),this.known.set(_,y={namespace:B,local:_.slice(_.indexOf(":")+1)})}return y}ofAttribute(_){
return _.includes(":")?this.ofElement(_):{namespace:"",local:_}}}const b=g=>g==="xmlns"||g.startsWith("xmlns:"),I=[],T=1e3,O=g=>g.slice(0,Math.max(g.indexOf(":"),
0))}),17413:((N,F,m)=>{m.d(F,{Y:()=>L});var P=m(43496),R=m(3907);async function L(I,T,O){const g=new b(T);await(0,R.km)(I,O,v=>((v.kind==="start"||v.kind==="emp\
ty")&&g.start(v.name,v.attributes,v.from),(v.kind==="end"||v.kind==="empty")&&g.end(v.name,v.to),g.isTooDeep));const _=[];let y=0;for(const v of g.dropped)_.push(
I.slice(y,v.from)),y=v.to;return _.join("")+I.slice(y)}class b{drops;isTooDeep=!1;dropped=[];open=[];elements=[];scope=new P.ee;constructor(T){this.drops=T}start(T,O,g){
this.isTooDeep=this.open.length>=R.ol,this.scope.enter(O);const _=this.scope.ofElement(T);this.open.push({name:T,from:g,drops:this.drops(_,this.elements)}),this.
elements.push(_)}end(T,O){let g=this.open.length-1;for(;g>=0&&this.open[g].name!==T;)g--;if(g<0)return;const{drops:_,from:y}=this.open[g];for(;this.open.length>
g;)this.open.pop(),this.elements.pop(),this.scope.leave();if(_){for(;this.dropped.length>0&&this.dropped.at(-1).from>y;)this.dropped.pop();this.dropped.push({from:y,
to:O})}}}}),3907:((N,F,m)=>{m.d(F,{X:()=>U,km:()=>L,ol:()=>P,xK:()=>v});const P=200,R=1e4;async function L(M,p,u){const w=new b(M);for(let C=w.next();C;C=w.next()){
if(u(C))return"left";const x=p.step((C.to-C.from)*4+50);x&&await x}return w.hasDocumentType?"document type":w.malformed?"malformed":"well-formed"}class b{text;malformed=!1;hasDocumentType=!1;at=0;constructor(p){
this.text=p}next(){const{text:p,at:u}=this;if(u>=p.length)return;if(p.charCodeAt(u)!==I)return this.characters(u,this.nextTag(u));if(p.startsWith("<!--",u))return this.
other(u,"-->",4);if(p.startsWith("<?",u))return this.other(u,"?>",2);if(p.startsWith("<![CDATA[",u)){const C=p.indexOf("]]>",u);return C<0?this.end():(this.at=C+
3,{kind:"text",text:p.slice(u+9,C),from:u,to:this.at})}return p.startsWith("<!",u)?(this.hasDocumentType=p.startsWith("<!DOCTYPE",u),this.end()):(p.charCodeAt(u+
1)===O?this.endTag(u):this.startTag(u))??this.fault(u,this.nextTag(u+1))}other(p,u,w){const C=this.text.indexOf(u,p+w);return C<0?this.end():(this.at=C+u.length,
{kind:"other",from:p,to:this.at})}endTag(p){const u=this.name(p+2),w=this.blanks(u);if(!(u===p+2||this.text.charCodeAt(w)!==T))return this.at=w+1,{kind:"end",name:this.
text.slice(p+2,u),from:p,to:this.at}}startTag(p){const{text:u}=this,w=this.name(p+1);if(w===p+1)return;const C=u.slice(p+1,w),x=[];for(let c=w;;){const d=this.blanks(
c),f=u.charCodeAt(d);if(f===T||f===O&&u.charCodeAt(d+1)===T)return this.at=f===T?d+1:d+2,{kind:f===T?"start":"empty",name:C,attributes:x,from:p,to:this.at};const e=this.
name(d),s=this.blanks(e),i=this.blanks(s+1),a=u[i];if(d===c||e===d||u[s]!=="="||a!=='"'&&a!=="'")return;const h=u.indexOf(a,i+1),t=u.slice(i+1,Math.max(h,i+1)),
o=t.includes("<")?void 0:_(t);if(h<0||o===void 0||x.length>=R)return;x.push({name:u.slice(d,e),value:o,from:d,to:h+1}),c=h+1}}characters(p,u){const w=_(this.text.
slice(p,u));return w===void 0?this.fault(p,u):(this.at=u,{kind:"text",text:w,from:p,to:u})}nextTag(p){const u=this.text.indexOf("<",p);return u<0?this.text.length:
u}fault(p,u){return this.malformed=!0,this.at=u,{kind:"other",from:p,to:u}}end(){this.malformed=!0,this.at=this.text.length}blanks(p){const{text:u}=this;for(;;){
const w=u.charCodeAt(p);if(w!==32&&w!==9&&w!==10&&w!==13)return p;p++}}name(p){const{text:u}=this;for(;p<u.length;p++){const w=u.charCodeAt(p);if(w<=32||w===O||
w===T||w===I||w===61||w===34||w===39)break}return p}}const[I,T,O]=[60,62,47],g=new Map([["amp","&"],["lt","<"],["gt",">"],["quot",'"'],["apos","'"]]);function _(M){
if(!M.includes("&"))return M;const p=[];let u=0;for(let w=M.indexOf("&");w>=0;w=M.indexOf("&",u)){const C=M.indexOf(";",w);if(C<0||C-w>12)return;const x=M.slice(
w+1,C),c=g.get(x)??y(x);if(c===void 0)return;p.push(M.slice(u,w),c),u=C+1}return p.push(M.slice(u)),p.join("")}function y(M){const p=/^#(?:x([\dA-Fa-f]+)|(\d+))$/.
exec(M),u=p?parseInt(p[1]??p[2],p[1]===void 0?10:16):-1;return u>0&&u<=1114111&&!(u>=55296&&u<=57343)?String.fromCodePoint(u):void 0}function v(M){const[p,u,w,C]=M;
if(p===0&&u===0&&(w===254||w===0)||p===255&&u===254&&w===0&&C===0)return S(M);if(p===254&&u===255||p===0&&u===60)return B(new TextDecoder("utf-16be").decode(M));
if(p===255&&u===254||p===60&&u===0)return B(new TextDecoder("utf-16le").decode(M));const x=new TextDecoder().decode(M);return B(x.includes("�")?Buffer.from(M).
toString("latin1"):x)}const B=M=>M.startsWith("\uFEFF")?M.slice(1):M;function S(M){const p=new DataView(M.buffer,M.byteOffset,M.byteLength),u=M[0]!==0,w=[];for(let C=0;C+
4<=M.length;C+=4){const x=p.getUint32(C,u);if(x>1114111)return;w.push(String.fromCodePoint(x))}return B(w.join(""))}const U=M=>M.replaceAll("&","&amp;").replaceAll(
"<","&lt;").replaceAll(">","&gt;").replaceAll('"',"&quot;")}),86537:((N,F,m)=>{m.d(F,{l1:()=>M,wS:()=>w,EF:()=>C});var P=m(45657),R=m(36211),L=m(36078),b=m(74135);
function I(x,{x:c,y:d,width:f,height:e}){const s=([n])=>c-n,i=([n])=>n-c-f,a=([,n])=>d-n,h=([,n])=>n-d-e,t=n=>r=>-n(r),o=[[s],[i],[t(s),t(i),a],[t(s),t(i),h]];return x.
flatMap(n=>[s,i,a,h].some(r=>n.every(l=>r(l)>=0))?[n]:o.flatMap(r=>{const l=r.reduce((E,D)=>_(E,D),n);return l.length>2?[l]:[]}))}function T(x,{x:c,y:d,width:f,
height:e}){const i=[([h])=>h-c,([h])=>c+f-h,([,h])=>h-d,([,h])=>d+e-h].reduce((h,t)=>_(h,t),x);let a=0;for(const[h,[t,o]]of i.entries()){const[n,r]=i[(h+1)%i.length];
a+=t*r-n*o}return Math.abs(a)>g}const O=(x,c)=>x.some((d,f)=>f>0&&B(x[f-1],d,c)!==void 0),g=.01;function _(x,c){const d=[];for(let f=0;f<x.length;f++){const[e,s]=[
x[f],x[(f+1)%x.length]],[i,a]=[c(e),c(s)];i>=0&&d.push(e),i>0!=a>0&&i!==a&&d.push(y(e,s,i/(i-a)))}return d}const y=([x,c],[d,f],e)=>[x+(d-x)*e,c+(f-c)*e];function v(x,c){
const d=[];for(const f of x){let e=[];for(let s=1;s<f.length;s++){const[i,a]=[f[s-1],f[s]],h=B(i,a,c);if(e.length===0&&!(h&&h[0]<=0)&&e.push(i),!h){e.push(a);continue}
h[0]>0&&e.push(y(i,a,h[0])),e.length>1&&d.push(e),e=h[1]<1?[y(i,a,h[1]),a]:[]}e.length>1&&d.push(e)}return d}function B([x,c],[d,f],{x:e,y:s,width:i,height:a}){
let[h,t]=[0,1];for(const[o,n]of[[x-d,x-e],[d-x,e+i-x],[c-f,c-s],[f-c,s+a-c]])if(o===0){if(n<0)return}else o<0?h=Math.max(h,n/o):t=Math.min(t,n/o);return h<t?[h,
t]:void 0}const S=24,U=.5;class M{boxOnly;outline=b.gF;constructor(c=!1){this.boxOnly=c}parts=[];built=[];texts=[];clip="";last=[0,0];build(c,d,f){const{operator:e}=c;
if(e==="W"||e==="W*")this.clip=e;else if(!R.Rl.has(e))return!1;if(this.built.push([f,c.end]),this.boxOnly)return this.outline=(0,b.kO)(this.outline,p(c,d)),!0;this.
texts.push(Buffer.from(c.content.subarray(f,c.end)).toString("latin1"));const s=i=>(0,b.Gd)(d,c.number(i)||0,c.number(i+1)||0);switch(e){case"m":this.begin(s(0));
break;case"l":this.line(s(0));break;case"c":this.curve(s(0),s(2),s(4));break;case"v":this.curve(this.last,s(0),s(2));break;case"y":this.curve(s(0),s(2),s(2));break;case"\
h":this.close();break;case"re":this.rectangle(c,d)}return!0}get box(){if(this.boxOnly){const[i,a,h,t]=this.outline;return i>h?void 0:{x:i,y:a,width:h-i,height:t-
a}}const c=this.parts.flatMap(({points:i})=>i);if(c.length===0)return;const[d,f]=[c.map(([i])=>i),c.map(([,i])=>i)],[e,s]=[(0,P.YG)(d),(0,P.YG)(f)];return{x:e,y:s,
width:(0,P.Kf)(d)-e,height:(0,P.Kf)(f)-s}}get clips(){return this.clip!==""}forget(){this.parts=[],this.outline=b.gF,this.built=[],this.texts=[],this.clip=""}get pieces(){
return this.built}without(c,d,f,e){const s=R.lJ.get(d),i=Math.sqrt(Math.abs(f[0]*f[3]-f[1]*f[2])),a=Math.max(e*i/2,U),{box:h}=this;if(!(n=>h&&c.some(r=>C(h,w(r,
n))))(s.strokes?a:0))return;const o=[];if(s.fill){const n=c.reduce(I,this.parts.map(({points:r})=>r));(0,P.RZ)(o,n.map(r=>`${u(r,f)} h`)),n.length>0&&o.push(s.fill===
"even-odd"?"f*":"f")}if(s.strokes){const n=this.parts.map(({points:l,isClosed:E})=>E||s.closes?[...l,l[0]]:l),r=c.reduce((l,E)=>v(l,w(E,a)),n);(0,P.RZ)(o,r.map(
l=>u(l,f))),r.length>0&&o.push("S")}return this.clips&&((0,P.RZ)(o,this.texts),o.push("n")),o.join(`
`)}reaches(c,d){const f=R.lJ.get(d),e=c.map(s=>w(s,-U)).filter(({width:s,height:i})=>s>0&&i>0);return this.parts.some(({points:s,isClosed:i})=>e.some(a=>f.fill&&
T(s,a)||f.strokes&&O(i||f.closes?[...s,s[0]]:s,a)))}begin(c){this.parts.push({points:[c],isClosed:!1}),this.last=c}line(c){const d=this.parts.at(-1);(!d||d.isClosed)&&
this.begin(this.last),this.parts.at(-1).points.push(c),this.last=c}curve([c,d],[f,e],[s,i]){const[a,h]=this.last;for(let t=1;t<=S;t++){const o=t/S,[n,r,l,E]=[(1-
o)**3,3*o*(1-o)**2,3*o**2*(1-o),o**3];this.line([n*a+r*c+l*f+E*s,n*h+r*d+l*e+E*i])}}close(){const c=this.parts.at(-1);c&&(c.isClosed=!0,this.last=c.points[0])}rectangle(c,d){
const[f,e,s,i]=[0,1,2,3].map(a=>c.number(a)||0);this.begin((0,b.Gd)(d,f,e)),this.line((0,b.Gd)(d,f+s,e)),this.line((0,b.Gd)(d,f+s,e+i)),this.line((0,b.Gd)(d,f,e+
i)),this.close()}}function p(x,c){const d=Array.from({length:x.count},(e,s)=>x.number(s)||0);if(x.operator==="re"){const[e=0,s=0,i=0,a=0]=d;return(0,b.zl)(c,[e,
s,e+i,s+a])}const f=[];for(let e=0;e+1<d.length;e+=2)f.push((0,b.Gd)(c,d[e],d[e+1]));return(0,b.$L)(f)}const u=(x,c)=>{const d=(0,b.DI)(c);return(0,L.XL)(x.map(
([f,e])=>(0,b.Gd)(d,f,e)))},w=({x,y:c,width:d,height:f},e)=>({x:x-e,y:c-e,width:d+2*e,height:f+2*e}),C=(x,c)=>x.x<c.x+c.width&&c.x<x.x+x.width+Number.MIN_VALUE&&
x.y<c.y+c.height&&c.y<x.y+x.height+Number.MIN_VALUE}),2843:((N,F,m)=>{m.d(F,{q:()=>c});var P=m(45599),R=m(92223),L=m(78157),b=m(64680),I=m(45079),T=m(37709),O=m(
36078),g=m(56681);const _=1e3,y=500;async function v(f,e,s,i,a){const{pace:h}=f.job,t=[...a],o=new U;return await(0,T.K)(e,h,n=>{const r=n.count>0?n.startOf(0):
n.end,l=i.get(r),E=B(n,s.get(r),l,o);return E!==void 0&&t.push({from:r,to:E.replaces?n.end:r,text:E.text}),l&&h.step(l.shown.count*y)}),t.sort((n,r)=>n.from-r.from||
n.to-r.to),t.length===0?e:(0,g.E$)(e,t,h)}function B({operator:f},e,s,i){if(S.has(f)&&i.forget(),!e)return;const a=i.take(e);return s?{text:M(e)+p(e,s.glyphs,a,
i),replaces:!0}:a===0?void 0:{text:`[${(0,O._)(a)}] TJ`,replaces:!1}}const S=new Set(["BT","Tm","Td","TD","T*","'",'"']);class U{across=0;down=0;forget(){this.across=
this.down=0}add(e,{font:s,size:i,stretch:a}){const h=-e/_*i;s.vertical?this.down+=h:this.across+=h*a}take({font:e,size:s,stretch:i}){const a=e.vertical?s:s*i,h=e.
vertical?this.down:this.across;return this.forget(),a===0||h===0?0:-_*h/a}}function M({operator:f,wordSpace:e,charSpace:s}){return f==="'"?"T* ":f==='"'?`${(0,O.
_)(e)} Tw ${(0,O._)(s)} Tc T* `:""}function p(f,e,s,i){const a=new w(s);let h=0;for(const t of f.elements){if(typeof t=="number"){a.number(t);continue}const o=f.
font.glyphs(t);let n=0;for(const r of o){const l=f.font.partEnd(t,n,1);e.has(h++)?a.remove(u(r,f)):a.keep(t.subarray(n,l)),n=l}}return i.add(a.rest(),f),a.isEmpty?
"":`[${a.text()}] TJ`}function u(f,{font:e,size:s,charSpace:i,wordSpace:a}){const h=e.vertical&&f.vertical?f.vertical.advance:f.width,t=i+(f.isSpace?a:0);return-_*
(h+(s===0?0:t/s))}class w{sink=new b.k(256);parts=[];bytes=[];numbers=[];hasGap;hasGlyphs=!1;constructor(e){this.hasGap=e!==0,e!==0&&this.numbers.push(e)}get isEmpty(){
return!this.hasGlyphs}number(e){this.numbers.push(e)}remove(e){this.numbers.push(e),this.hasGap=!0}keep(e){this.numbers.length>0&&this.space();for(const s of e)
this.bytes.push(s);this.hasGlyphs=!0}rest(){const e=this.numbers.reduce((s,i)=>s+i,0);return this.numbers=[],this.flush(),e}text(){return this.parts.join(" ")}space(){
this.flush();const e=this.hasGap?[this.numbers.reduce((s,i)=>s+i,0)]:this.numbers;for(const s of e)s!==0&&this.parts.push((0,O._)(s));this.numbers=[],this.hasGap=
!1}flush(){if(this.bytes.length===0)return;const{sink:e}=this;e.clear(),(0,I.pS)(e,Uint8Array.from(this.bytes),I.yT),this.parts.push((0,L.bS)(e.bytes).toString(
"latin1")),this.bytes=[]}}const C=new Uint8Array(0),x=1e3;class c{document;copies=new Map;constructor(e){this.document=e}made=new Set;copied=new Set;async page(e,s,i){
const{document:a}=this,{pages:h}=a,t=new Map(s.flatMap(({contents:A})=>[...A])),o=a.dict(h.attribute(e,"Resources")),n=await this.copyForms(t,s,i,o),r={},l=t.get(
0),E=await this.without(0,l,s,i);E!==l&&(r.Contents=a.add(await(0,R.c)(a,new P.Z6(new P.Bi,C),E)));const D=this.replaceIn(o,n,i.images.get(0));D&&(r.Resources=a.
add(D)),Object.keys(r).length>0&&h.patch(e,r);for(const A of a.array(a.entry(h.number(e),"Annots"))??[])this.annotation(A,n)}async inPlace(e,s,i){const{document:a}=this,
h=new Map(s.flatMap(({contents:t})=>[...t]));for(const[t,o]of h){const n=await this.without(t,o,s,i),r=a.get(e.get(t)??t);n===o||!(r instanceof P.Z6)||a.put(e.get(
t)??t,await(0,R.c)(a,r,n))}}async without(e,s,i,{removals:a,others:h}){const t=a.get(e),o=h.get(e)??[];if(!t&&o.length===0)return s;const n=new Map;for(const r of i)
for(const l of r.shown)l.stream===e&&!n.has(l.from)&&n.set(l.from,l);return v(this.document,s,n,t??new Map,o)}async copyForms(e,s,i,a){const{document:h,copies:t}=this,
o=this.changedForms(e,i),n=o.size===0?"":d(i),r=new Map,l=[];for(const E of o){const D=`${E} ${n}`;let A=t.get(D);A||(t.set(D,A=h.add(null)),l.push(E)),r.set(E,
A),this.made.add(A.number),this.copied.add(E)}for(const E of l){const D=h.get(E),A=await this.without(E,e.get(E),s,i),W=await(0,R.c)(h,D,A),K=i.images.get(E),G=h.
dict(D.dict.get("Resources"))??(K?a:void 0),j=this.replaceIn(G,r,K);j&&W.dict.set("Resources",j),h.put(r.get(E),W)}return r}changedForms(e,{removals:s,others:i}){
const{document:a}=this,h=new Map;for(const r of e.keys()){const l=r>0?a.get(r):null;if(l instanceof P.Z6)for(const E of this.objectsIn(a.dict(l.dict.get("Resour\
ces"))).values())(0,P.i9)(E)&&h.set(E.number,[...h.get(E.number)??[],r])}const t=r=>s.has(r)||(i.get(r)?.length??0)>0,o=[...e.keys()].filter(r=>r>0&&t(r)),n=new Set(
o);for(let r=o.pop();r!==void 0;r=o.pop())for(const l of h.get(r)??[])n.has(l)||(n.add(l),o.push(l));return a.job.pace.add(e.size*x),n}objectsIn(e){return this.
document.dict(e?.get("XObject"))??new P.Bi}replaceIn(e,s,i=new Map){const a=this.objectsIn(e);if(i.size===0&&![...a.values()].some(t=>(0,P.i9)(t)&&s.has(t.number)))
return;const h=this.replaceAll(a,s);for(const[t,o]of i)h.set(t,o);return new P.Bi(e).set("XObject",h)}replaceAll(e,s){return new P.Bi([...e].map(([i,a])=>[i,((0,P.
i9)(a)?s.get(a.number):void 0)??a]))}annotation(e,s){const{document:i}=this,a=i.dict(e),h=i.dict(a?.get("AP"));if(!(0,P.i9)(e)||!a||!h||s.size===0)return;const t=this.
replaceAll(h,s);for(const[o,n]of h){const r=i.resolve(n);(0,P.Zm)(r)&&t.set(o,this.replaceAll(r,s))}i.edit(e),a.set("AP",t)}}function d({removals:f,others:e}){const s=[];
for(const[i,a]of f)if(i!==0)for(const[h,{glyphs:t}]of a)s.push(`${i}:${h}:${[...t].sort((o,n)=>o-n).join(",")}`);for(const[i,a]of e)if(i!==0)for(const{from:h,to:t,
text:o}of a)s.push(`${i}-${h}-${t}-${o}`);return s.sort().join(" ")}}),71157:((N,F,m)=>{m.d(F,{Cn:()=>L,jY:()=>b,wX:()=>I});var P=m(74135),R=m(86537);class L{images=[];cuts=new Map;touched=new Set;cropped=new Set;croppedPaint=new Map;seenPaint=new Set;unseen=[];undivided=new Set;isPaintedIn=!1;shown=[];lists=[];contents=new Map;groups=[];glyphs=0;isPartial=!1;paint(O,g,_,y){
const v=`${O} ${g}`;_?O>0&&this.seenPaint.add(v):this.croppedPaint.set(v,{stream:O,cuts:y()})}cut(O,g){const _=this.cuts.get(O);_?_.push(g):this.cuts.set(O,[g])}areUnseen(O,g){
let _=1/0;for(const y of O){if(this.isUnseen(y))return!0;_=Math.min(_,y)}return this.images.some(({after:y,matrix:v})=>y>_&&(0,R.EF)(b(v),g))}isUnseen(O){const{
unseen:g}=this;let _=0;for(let y=g.length;_<y;){const v=_+y>>1;g[v][1]<=O?_=v+1:y=v}return _<g.length&&g[_][0]<=O}shownAt(O){const{shown:g}=this;let _=0;for(let y=g.
length-1;_<y;){const v=_+y+1>>1;g[v].first<=O?_=v:y=v-1}return g[_]}}function b(T){const[O,g,_,y]=(0,P.zl)(T,[0,0,1,1]);return{x:O,y:g,width:_-O,height:y-g}}const I=T=>-1-
T}),47212:((N,F,m)=>{m.d(F,{Bc:()=>p,C7:()=>u,FU:()=>C,PC:()=>M,Wz:()=>U});var P=m(74135),R=m(6057),L=m(75444),b=m(58971),I=m(87141),T=m(12657),O=m(31095),g=m(36502),
_=m(98689),y=m(18930),v=m(71157),B=m(68096);const S=1e9;class U{document;texts;constructor(c){this.document=c,this.texts=new y.X(c)}async shown(c,d){return this.
read(c,new g.z(this.document),!0,d)}async all(c,d){return this.read(c,new B.R8(this.document),!1,d)}async cropped(c){const d=(0,R.iw)(this.document,c),{width:f,
height:e}=(0,P.iN)(d),s={x:0,y:0,width:f*d.userUnit,height:e*d.userUnit};return{...await this.read(c,new B.R8(this.document),!1,[],s),visible:s}}async read(c,d,f,e,s){
const{document:i}=this,a=(0,R.iw)(i,c),h=(0,I.y)(a),{width:t,height:o}=(0,P.iN)(a),n={width:t*a.userUnit,height:o*a.userUnit},{builder:r,trace:l,reader:E}=this.
reading(d,n,f,e,s),D=new b.X(i),A=new O.H(i,i.dict(i.pages.attribute(c,"Resources"))),W=await D.page(c);l.contents.set(0,W),await E.page(W,A,(0,B.nk)(h));for(const K of(0,L.
bD)(i,c,a.rotation,d))await E.form(K.form,(0,L.RZ)(i),(0,B.nk)((0,P.lw)(K.matrix,h)));return this.finish(c,r,l,n)}async stream(c,d){const{document:f}=this,e={width:S,
height:S},{builder:s,trace:i,reader:a}=this.reading(new B.R8(f),e,!1,[]);return i.contents.set(0,c),await a.page(c,new O.H(f,f.dict(d),(0,L.RZ)(f)),(0,B.nk)([1,
0,0,-1,0,0])),this.finish(-1,s,i,e)}reading(c,{width:d,height:f},e,s,i){const{document:a}=this,h=new _.g(e?d:S,e?f:S,0,!0);h.isEndless=!e;const t=new v.Cn,o=new T.
y(a.job),n=new B.sE(a,new b.X(a),c,o,h,t,e,s,i);return{builder:h,trace:t,reader:n}}async finish(c,d,f,e){const s=await this.texts.assemble(c,d,e,{usesElementTexts:!1});
return d.leavesOut&&(f.isPartial=!0),{page:s,trace:f}}}function M(x,c,d,f,e){for(const{first:s,count:i}of c.letters(d,f))p(x,s,i,e)}function p({page:x,trace:c},d,f,e){
const{glyphs:s}=x.found.edges;for(let i=d;i<d+f;i++)w(c,s[i],e)}function u({trace:x},c){for(const d of x.touched)w(x,d,c)}function w(x,c,d){if(c>=0)d.add(c);else
for(const[f,e]of x.groups[(0,v.wX)(c)])for(let s=f;s<e;s++)d.add(s)}function C({page:x,trace:c},d){for(const[f,e]of x.found.edges.joined)d.has(f)&&w(c,e,d),d.has(
e)&&w(c,f,d);for(const{first:f,count:e,elements:s,font:i}of c.shown){let a=-1,h=!0,t=f;for(const o of s)if(typeof o!="number")for(const{text:n}of i.glyphs(o)){if(d.
has(t)){if(h&&a>=0)for(let r=a+1;r<t;r++)d.add(r);a=t,h=!0}else n.trim()!==""&&(h=!1);t++}if(t>f+e)return}}}),68096:((N,F,m)=>{m.d(F,{R8:()=>U,nk:()=>c,sE:()=>s,
zT:()=>a});var P=m(45599),R=m(85008),L=m(4745),b=m(63181),I=m(4186),T=m(74135),O=m(6057),g=m(97748),_=m(93059),y=m(36211),v=m(86537),B=m(36502),S=m(71157);class U extends B.
z{isOff(){return!1}}class M{builder;trace;areas;next=0;group=-1;listed;constructor(t,o,n){this.builder=t,this.trace=o,this.areas=n}seen;glyph(t,o,n,r,l){const E=this.
group<0?this.next++:this.listed?.[this.next++]??(0,S.wX)(this.group);this.builder.edges.glyph=E,this.seen&&!(0,v.EF)((0,v.wS)(u(t,n,r,l),p*t.size),this.seen)&&this.
trace.cropped.add(E),this.areas.length>0&&this.touch(E,t,n,r,l),this.builder.glyph(t,o,n,r,l)}touch(t,o,n,r,l){const E=u(o,n,r,l);this.areas.some(D=>(0,v.EF)(E,
D))&&this.trace.touched.add(t)}}const p=1;function u({font:h,frame:t,size:o},n,r,l){const[E,D]=t.vertical?[.5,.5]:[h.ascent,-h.descent];return(0,I.L)(t,Math.min(
n,r),Math.max(n,r),l-E*o,l+D*o)}class w extends M{space(){this.builder.space()}}const C=4,x=new Set([3,7]),c=h=>({...(0,g.ue)(h),lineWidth:1,isTransparent:!1,clip:{
x:-1e9,y:-1e9,width:2e9,height:2e9}});class d extends b.C{numbering;trace;visible;from=0;to=0;operator="";stream=0;open;replacing=[];replacedTexts=[];constructor(t,o,n,r){
super(t,o),this.numbering=t,this.trace=n,this.visible=r}begin(t,o,n){super.begin(t,o,n);const{stream:r,operator:l,from:E,to:D,trace:A}=this,{size:W,charSpace:K,
wordSpace:G,stretch:j}=t,k=A.glyphs;this.open={stream:r,operator:l,from:E,to:D,elements:[],font:o,size:W,charSpace:K,wordSpace:G,stretch:j,first:k,count:0},A.shown.
push(this.open)}show(t,o,n,r){const{trace:l,numbering:E}=this,D=this.open;(x.has(o.mode)||o.isTransparent)&&l.unseen.push([l.glyphs,l.glyphs+o.font.glyphs(t).length]);
const A=o.font.glyphs(t),W=A.length;D.elements.push(t),D.count+=W;const K=l.glyphs;if(l.glyphs+=W,r){this.replacing.push([K,l.glyphs]);for(const{text:G}of A)this.
replacedTexts.push(G)}(r!==void 0||n)&&(l.isPartial=!0),E.next=K,E.seen=this.visible&&o.mode<C?a(o.clip,this.visible):void 0,super.show(t,o,n,r),!r&&E.next!==l.
glyphs&&(l.isPartial=!0)}adjust(t){super.adjust(t),this.open.elements.push(t)}replaced(t,o){const{numbering:n,replacing:r,replacedTexts:l}=this;([...o].length===
l.length||l.join("")===o)&&(n.listed=r.flatMap(([D,A])=>Array.from({length:A-D},(W,K)=>D+K))),n.group=this.trace.groups.push(r)-1,n.next=0,this.replacing=[],this.
replacedTexts=[],super.replaced(t,o),n.group=-1,n.listed=void 0}}const f=10,e=4;class s extends L.p{trace;areas;visible;tracing;path;constructor(t,o,n,r,l,E,D,A=[],W){
const K=D?new w(l,E,A):new M(l,E,A),G=new d(K,r,E,W);super(t,o,G,n),this.trace=E,this.areas=A,this.visible=W,this.tracing=G,this.path=new v.l1(A.length===0)}take(t,o){
const{tracing:n}=this;if(n.stream=o.stream,n.operator=t.operator,n.from=t.count>0?t.startOf(0):t.end,n.to=t.end,t.count>1&&t.kind(1)===R.q$&&this.noteList(t,o.stream),
!((this.areas.length>0||this.visible)&&this.paints(t,o)))return t.operator==="BI"?this.noteInline(t,o):t.operator==="gs"&&this.follow(t.name(0),o),super.take(t,
o)}follow(t,{scope:o,states:n}){const r=t===void 0?void 0:this.document.dict(o.find("ExtGState",t)),[l,E]=["ca","LW"].map(D=>this.document.resolve(r?.get(D)));typeof l==
"number"&&(n.current.isTransparent=l===0),typeof E=="number"&&(n.current.lineWidth=E)}paints(t,{states:o,stream:n}){const{path:r,trace:l,areas:E}=this,D=o.current,
{operator:A}=t,{from:W,to:K}=this.tracing,G=t.count>0?W:K-A.length;if(r.build(t,D.matrix,G))return!0;if(A==="w"&&(D.lineWidth=t.number(0)||0),A==="sh"&&E.some(X=>(0,v.
EF)(D.clip,X))&&l.undivided.add("a shading"),A==="sh"&&this.visible&&l.paint(n,W,(0,v.EF)(D.clip,this.visible),()=>[{from:W,to:K,text:""}]),!y.lJ.has(A))return!1;
this.visible&&A!=="n"&&this.crop(t,D,n,G);const j=A==="n"?void 0:r.without(E,A,D.matrix,D.lineWidth);if(j!==void 0){this.document.job.pace.add(j.length*E.length*
e),r.reaches(E,A)&&(l.isPaintedIn=!0);for(const[X,$]of r.pieces)l.cut(n,{from:X,to:$,text:""});l.cut(n,{from:G,to:K,text:j})}const{box:k}=r;return r.clips&&k&&(D.
clip=a(D.clip,k)),r.forget(),!0}crop(t,o,n,r){const{path:l,trace:E,visible:D}=this,[A,W,K,G]=o.matrix,j=f*o.lineWidth*Math.max(Math.hypot(A,W),Math.hypot(K,G))+
1;if(!l.box)return;const k=(0,v.EF)((0,v.wS)(l.box,j),a(o.clip,D));E.paint(n,r,k,()=>[...l.clips?[]:l.pieces.map(([X,$])=>({from:X,to:$,text:""})),{from:r,to:t.
end,text:l.clips?"n":""}])}noteInline(t,{states:o,stream:n,scope:r}){const l=(0,_.n)(t);if(!l)return;const E=l.dict.get("ColorSpace"),D=E instanceof P.SX?r.find(
"ColorSpace",E.text):void 0;D!==void 0&&l.dict.set("ColorSpace",D);const{to:A}=this.tracing,{matrix:W,clip:K}=o.current,G=Buffer.from(t.content.buffer,t.content.
byteOffset,t.content.length).lastIndexOf("BI",t.count>0?t.startOf(0):t.dataStart);this.trace.images.push({stream:n,from:G,to:A,image:l,matrix:W,clip:K,after:this.
trace.glyphs})}draws(t,o){const n=t===void 0?null:this.document.resolve(o.scope.find("XObject",t));if(n instanceof P.Z6&&(0,P.Eo)(this.document.resolve(n.dict.get(
"Subtype")),"Image")){const{from:r,to:l}=this.tracing,{matrix:E,clip:D}=o.states.current;this.trace.images.push({stream:o.stream,from:r,to:l,image:n,matrix:E,clip:D,
after:this.trace.glyphs})}return super.draws(t,o)}noteList(t,o){const{operator:n,content:r}=t;if(n!=="BDC"&&n!=="DP"||!r.subarray(t.startOf(1),t.endOf(1)).some(
(W,K)=>K>1&&(W===40||W===60)))return;const l=t.value(1),E=Buffer.from(r.subarray(t.startOf(0),t.endOf(0))).toString("latin1"),{from:D,to:A}=this.tracing;(0,P.Zm)(
l)&&this.trace.lists.push({stream:o,tag:E,operator:n,from:D,to:A,dict:l})}async readForm(t,o,n){this.trace.contents.set(n.stream,t);const{current:r}=n.states,l=this.
visible&&(0,O.b0)(this.document,o.dict.get("BBox"));l&&(r.clip=a(r.clip,i(r.matrix,l))),await super.readForm(t,o,n)}}function i(h,t){const[o,n,r,l]=(0,T.zl)(h,t);
return{x:o,y:n,width:r-o,height:l-n}}function a(h,t){const[o,n]=[Math.max(h.x,t.x),Math.max(h.y,t.y)],r=Math.min(h.x+h.width,t.x+t.width),l=Math.min(h.y+h.height,
t.y+t.height);return{x:o,y:n,width:Math.max(r-o,0),height:Math.max(l-n,0)}}}),58006:((N,F,m)=>{m.d(F,{n:()=>b});var P=m(59596),R=m(45599);const L=["DecodeParms",
"F","FFilter","FDecodeParms","DL"];function b(I,T,{compress:O}){const g=new R.Bi(I.dict);O?g.set("Filter",(0,R.UU)("FlateDecode")):g.delete("Filter");for(const _ of L)
g.delete(_);return new R.Z6(g,O?(0,P.Kc)(T):T)}})};
