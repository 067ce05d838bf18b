"use strict";exports.id=9994,exports.ids=[9994],exports.modules={17079:((Z,j,d)=>{d.d(j,{Z:()=>P,_:()=>A});const T=/^(?:D:)?\s*(\d{4})(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d))?)?)?)?)?\s*(?:(Z)(?:00?)?'?(?:00?'?)?|([+-])(\d\d)?'?(?:(\d\d)'?)?)?$/,
I=/^(D:)?19(1\d\d)(\d{10})(?!\d)/,C=/^(\d{4})(?:-(\d\d)(?:-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,]\d{1,9})?)?\s?(?:(Z)|([+-])(\d\d):?(\d\d)?)?)?)?)?$/;function A(E){
if(E.length>64)return;const r=E.trim().replace(I,(t,i,n,u)=>`${i??""}${1900+Number(n)}${u}`);return R(S(T.exec(r)??C.exec(r)))}function P(E){const r=E.length>64?
void 0:S(C.exec(E.trim()));if(!r||R(r)===void 0)return;const{year:t,month:i="",day:n="",hour:u="",minute:x="",second:o="",zone:h=""}=r;return`D:${t}${i}${n}${u}${x}${o}${h===
"Z"||h===""?h:`${h.replace(":","'")}'`}`}function S(E){if(!E)return;const[,r,t,i,n,u,x,o,h,O,f]=E,m=o??(h===void 0?void 0:`${h}${O??"00"}:${f??"00"}`);return{year:r,
month:t,day:i,hour:n,minute:u,second:x,zone:m}}function R(E){if(!E)return;const{year:r,month:t,day:i,hour:n,minute:u="00",second:x="00",zone:o}=E,h=(f,m,L)=>f===
void 0||Number(f)>=m&&Number(f)<=L;if(Number(r)===0||!h(t,1,12)||!h(i,1,B(Number(r),Number(t)))||!h(n,0,23)||!h(u,0,59)||!h(x,0,59)||o!==void 0&&o!=="Z"&&!(h(o.
slice(1,3),0,23)&&h(o.slice(4),0,59)))return;const O=[r,t,i].filter(f=>f!==void 0).join("-");return n===void 0?O:`${O}T${n}:${u}:${x}${o==="+00:00"||o==="-00:00"?
"Z":o??""}`}function B(E,r){return r===2?E%4===0&&(E%100!==0||E%400===0)?29:28:[4,6,9,11].includes(r)?30:31}}),49994:((Z,j,d)=>{d.d(j,{bx:()=>Y,BG:()=>M,p0:()=>G});
var T=d(91369),I=d(21281),C=d(21836),A=d(33973),P=d(69289),S=d(87826),R=d(14029),B=d(98446),E=d(21996),r=d(45599);const t=["PieceInfo","Thumb"];async function i(D,c){
const p=await c(),{live:w}=p.markings[0];let _=!1;for(const v of await(0,E.V3)(D,t)){if(w[v]!==1)continue;const N=D.job.pace.step(2e3);N&&await N;const K=D.get(
v),U=K instanceof r.Z6?K.dict:K;if(!(!(U instanceof r.Bi)||!t.some(F=>U.has(F)))){D.edit(v);for(const F of t)U.delete(F);_=!0}}return _?c():p}var n=d(52205),u=d(
54619),x=d(48249),o=d(58006),h=d(68973);const O=256*1024*1024,f=256*1024,m=4,L=.97,$=4,b=9,y=new Set(["ASCIIHexDecode","ASCII85Decode"]),W=new Set(["FlateDecode",
"LZWDecode","RunLengthDecode"]);class l{document;marked;isDouble;remaining=O;left=0;constructor(c,p,w){this.document=c,this.marked=p,this.isDouble=w}async run(){
const c=this.streams();for(let p=0;p<c.length;p+=$){const w=this.remaining,_=await Promise.all(c.slice(p,p+$).map(N=>this.optimize(N,w)));for(const N of _)this.
remaining-=N;const v=this.document.job.pace.step(2e3*$);v&&await v,this.document.job.pace.progress(p/c.length)}return{left:this.left}}streams(){const{document:c}=this,
{live:p,walked:w}=this.marked.markings[0],_=[];for(let v=1;v<p.length;v++){if(p[v]!==1||this.isDouble(v))continue;const N=c.edited.get(v),K=c.table.kind[v]===u.
tL&&w.dataStart[v]>0;(N===void 0?K:N instanceof r.Z6)&&_.push(v)}return _}async optimize(c,p){const{document:w}=this,_=w.get(c);if(!(_ instanceof r.Z6)||(w.put(
c,_),a(w,_)))return 0;const v=w.encoded(_),N=this.withoutTransport(_,v),{smaller:K,decoded:U}=await this.compressed(N,p),F=K??N;return s(F)<s({...e(w,_.dict),data:v})&&
w.put(c,g(_,F)),U}withoutTransport(c,p){const{filters:w,parameters:_}=e(this.document,c.dict),v=w.findIndex(U=>!(U instanceof r.SX&&y.has(U.text))),N=v<0?w.length:
v,K={stream:p.length*4+16,total:p.length*4+16,remaining:p.length*4+16};for(const U of w.slice(0,N))p=(0,x.tN)(U.text,p,void 0,K);return{data:p,filters:w.slice(N),
parameters:_.slice(N)}}async compressed(c,p){const w=(0,h.uM)(this.document.job),_=await this.decoded(c,p);if(_==="too much")return this.left++,{decoded:0};if(!_||
_.filters.length>0)return{decoded:_?.data.length??0};const v=_.data.length;if(c.data.length>f&&!await this.isWorthwhile(_.data,c.data.length))return{decoded:v};
const K={data:await w.deflate(_.data,b),filters:[(0,r.UU)("FlateDecode")],parameters:_.parameters};return{smaller:[c,...this.isPredicted(_)?[]:[_]].reduce((F,Q)=>s(
Q)<s(F)?Q:F,K),decoded:v}}isPredicted({parameters:c}){const p=this.document.resolve(this.document.dict(c[0])?.get("Predictor"));return typeof p=="number"&&p>1}async isWorthwhile(c,p){
const w=Math.floor(f/m*(c.length/p)),_=Math.floor((c.length-w)/(m-1)),v=Buffer.concat(Array.from({length:m},(K,U)=>c.subarray(U*_,U*_+w)));return(await(0,h.uM)(
this.document.job).deflate(v,b)).length<L*(p/c.length)*v.length}async decoded(c,p){const[w,..._]=c.filters;if(w===void 0)return c.data.length>p?"too much":c;if(!(w instanceof
r.SX)||!W.has(w.text)||_.length>0)return;if(w.text==="FlateDecode"){const{job:K}=this.document,U=Math.max(p,0),F=await(0,h.uM)(K).inflate(c.data,U)??await(0,h.Uw)(
c.data,U,K.pace);return F?{data:F,filters:[],parameters:c.parameters}:c.data.length*4>p?"too much":void 0}const v=this.document.dict(c.parameters[0]),N=this.document.
resolve(v?.get("EarlyChange"));try{const K=typeof N=="number"?new r.Bi([["EarlyChange",N]]):void 0,U=(0,x.tN)(w.text,c.data,K,{stream:p,total:p,remaining:p}),F=new r.
Bi([...v??[]].filter(([Q])=>Q!=="EarlyChange"));return{data:U,filters:[],parameters:F.size>0?[F]:[]}}catch{return}}}function a(D,{dict:c}){const p=(0,n.c3)(D,c.
get("Filter"));return c.has("F")||p.some(w=>(0,r.Eo)(w,"Crypt"))||(0,r.Eo)(D.resolve(c.get("Type")),"Metadata")}function e(D,c){const p=(0,n.c3)(D,c.get("Filter")),
w=c.get("DecodeParms"),_=D.array(w)??(w===void 0?[]:[w]);return{filters:p,parameters:p.map((v,N)=>_[N]??null)}}const s=({data:D,filters:c})=>D.length+c.reduce((p,w)=>p+
(w instanceof r.SX?w.text.length+9:0),0);function g(D,{data:c,filters:p,parameters:w}){const _=(0,o.n)(D,c,{compress:!1}),v=p.length===1;return p.length>0&&_.dict.
set("Filter",v?p[0]:[...p]),p.length>0&&w.some(N=>N!==null)&&_.dict.set("DecodeParms",v?w[0]:[...w]),_}async function M(D,c,p,w){const _={signatures:0,usageRightsRemoved:!1,
isRepaired:!1},v=({signatures:ee,usageRightsRemoved:se})=>{_.signatures=ee,_.usageRightsRemoved||=se},N=ee=>{_.isRepaired=!0,p.onRepaired?.(ee)},K=await(0,C.E)(
D.bytes,{...p,onWritten:v,onRepaired:N},{password:c}),U=K.pages.count,F=D.bytes.length;await K.pages.settle(),await w?.(K);const{bytes:Q,notes:te}=await k(K),ne=Q.
length>=F&&!_.isRepaired?(0,S.N)(K,D.bytes):void 0;return ne?{bytes:ne,isSmaller:!1,pageCount:U,notes:[],written:void 0}:(Q.length>F&&te.push(z(F,Q.length)),{bytes:Q,
isSmaller:!0,pageCount:U,notes:te,written:_})}async function k(D){const c=[],p=await i(D,()=>V(D)),w=await(0,T.v)(D,p),{left:_}=await new l(D,p,U=>w(0,U)!==void 0).
run();_>0&&c.push(q(_)),(0,P.V)(D)&&c.push(X);const v=U=>(0,R.fT)([D],{compact:!0,objectStreams:U,alias:w});if(await J(D))return{bytes:await v("none"),notes:c};
const N=await v("smallest");if(N.length>=H)return{bytes:N,notes:c};const K=await v("none");return{bytes:K.length<N.length?K:N,notes:c}}async function V(D){const c=await(0,A.
Rf)([D],{detail:!0,strings:D.security?.numbered===!0});return(0,A.Ip)([D],c),c}const G=(D,c)=>Math.floor(1e3*(D-c)/D)/10,H=16384;async function J(D){const{archive:c,
names:p}=await(0,I.ds)(D);return c?.part===1||p.some(w=>/^PDF\/X-[13]/.test(w))}const Y={code:"not_smaller",message:"The document is returned as it was: it coul\
d not be made smaller."},z=(D,c)=>({code:"repair_enlarged",message:`The document has ${c} bytes now, ${c-D} more than before, because it was repaired.`}),X={code:"\
linearization_removed",message:"The document is no longer linearized (prepared for fast web view), because object streams save more."},q=D=>({code:"streams_left",
message:`${(0,B.C7)(D,"stream was","streams were")} left as ${(0,B.d5)(D,"it was","they were")}, because at most 256 MB of a document are compressed again.`})}),
21281:((Z,j,d)=>{d.d(j,{Ip:()=>B,XM:()=>n,Xb:()=>i,ds:()=>R,qg:()=>t});var T=d(59071),I=d(70549),C=d(21115),A=d(824),P=d(1975),S=d(60912);const R=(0,I.n)(async o=>B(
o,await(0,A.Br)(o)));function B(o,h){const O=(y,W)=>(0,T.wh)((0,P.sm)(h,y,W)[0]??""),f=r(O("pdfaid","part"),O("pdfaid","conformance").toLowerCase()),m=E(O("pdfu\
aid","part"))?`PDF/UA-${O("pdfuaid","part")}`:void 0,$=[O("pdfxid","GTS_PDFXVersion")||O("pdfx","GTS_PDFXVersion")||((0,T.Gh)(o.resolve((0,A._U)(o)?.get("GTS_PD\
FXVersion")))??""),O("pdfe","ISO_PDFEVersion"),O("pdfvtid","GTS_PDFVTVersion")],b=[f?.name,m,...$.filter(y=>/^PDF\/[\w .:/()-]{1,40}$/.test(y))];return{archive:f,
accessible:m,names:b.filter(y=>y!==void 0)}}const E=o=>/^[1-9]$/.test(o);function r(o,h){if(!E(o))return;const O=/^[abuef]$/.test(h)?h:"";return{part:Number(o),
level:O,name:`PDF/A-${o}${O}`}}function t(o,h,O,f){return h&&x(o,h,[C.dK.pdfaid]),i(O,f)}const i=({name:o},h)=>({code:"pdfa_identification_removed",message:`The\
 document no longer claims ${o}: ${h}.`});async function n(o){const h=await(0,A.Br)(o);if(!h)return[];const{archive:O,accessible:f}=B(o,h);x(o,h,[C.dK.pdfaid,C.
dK.pdfuaid]);const m=[O?.name,f].filter(L=>L!==void 0);return m.length>0?[u(m)]:[]}const u=o=>({code:"conformance_dropped",message:`The result no longer claims ${o.
join(" and ")}, because a merge cannot guarantee conformance.`});function x(o,h,O){h.properties.some(({namespace:f})=>O.includes(f))&&(0,S._L)(o,(0,S.QH)(h,({namespace:f})=>O.
includes(f),[]))}}),21115:((Z,j,d)=>{d.d(j,{HC:()=>A,dK:()=>T,ee:()=>C});const T={rdf:"http://www.w3.org/1999/02/22-rdf-syntax-ns#",xml:"http://www.w3.org/XML/1\
998/namespace",dc:"http://purl.org/dc/elements/1.1/",xmp:"http://ns.adobe.com/xap/1.0/",xmpMM:"http://ns.adobe.com/xap/1.0/mm/",pdf:"http://ns.adobe.com/pdf/1.3\
/",pdfaid:"http://www.aiim.org/pdfa/ns/id/",pdfuaid:"http://www.aiim.org/pdfua/ns/id/",pdfxid:"http://www.npes.org/pdfx/ns/id/",pdfx:"http://ns.adobe.com/pdfx/1\
.3/",pdfaExtension:"http://www.aiim.org/pdfa/ns/extension/",pdfaSchema:"http://www.aiim.org/pdfa/ns/schema#",pdfaProperty:"http://www.aiim.org/pdfa/ns/property#",
fx:"urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#",pdfe:"http://www.aiim.org/pdfe/ns/id/",pdfvtid:"http://www.npes.org/pdfvt/ns/id/",xfa:"http://www.xfa.\
org/schema/xfa-data/1.0/",ds:"http://www.w3.org/2000/09/xmldsig#"},I=new Map(Object.entries(T));class C{uris=new Map;declared=[];known=new Map;enter(E){let r;for(const{
name:t,value:i}of E){if(!A(t))continue;const n=t.slice(6),u=this.uris.get(n);u?u.push(i):this.uris.set(n,[i]),(r??=[]).push(n)}this.declared.push(r??P),r&&this.
known.clear()}leave(){const E=this.declared.pop()??P;for(const r of E)this.uris.get(r).pop();E.length>0&&this.known.clear()}declares(E){return(this.uris.get(R(E))?.
length??0)>0}ofElement(E){let r=this.known.get(E);if(!r){const t=R(E),i=this.uris.get(t)?.at(-1)??I.get(t)??"";this.known.size===S&&this.known.clear(),this.known.
set(E,r={namespace:i,local:E.slice(E.indexOf(":")+1)})}return r}ofAttribute(E){return E.includes(":")?this.ofElement(E):{namespace:"",local:E}}}const A=B=>B==="\
xmlns"||B.startsWith("xmlns:"),P=[],S=1e3,R=B=>B.slice(0,Math.max(B.indexOf(":"),0))}),824:((Z,j,d)=>{d.d(j,{Br:()=>B,_6:()=>r,_U:()=>R});var T=d(58552),I=d(1975),
C=d(17079),A=d(45599),P=d(59071),S=d(70549);function R(t){const i=t.resolve(t.trailer.get("Info"));return i instanceof A.Bi?i:i instanceof A.Z6?i.dict:void 0}const B=(0,S.
n)(E);async function E(t){const i=t.get(t.catalogNumber),n=i instanceof A.Bi?t.resolve(i.get("Metadata")):null;if(!(n instanceof A.Z6))return;let u;try{u=t.decoded(
n)}catch(x){if(!(x instanceof T.zU)||x.code==="cancelled")throw x;return I.m}return(0,I.kg)(u,t.job.pace)}function r(t,i){const n=R(t),u=m=>t.resolve(n?.get(m)),
x=(m,L,$=", ")=>{const b=(0,I.sm)(i,m,L).map(P.wh).filter(Boolean).join($);return b===""?null:b},o=(m,L)=>{const[$=""]=(0,I.sm)(i,m,L);return(0,P.wh)($)||null},
h=(m,L)=>(0,C._)((0,P.Gh)(u(m))??"")??(0,C._)(o("xmp",L)??"")??null,O=t.get(t.catalogNumber),f=O instanceof A.Bi?(0,P.Gh)(t.resolve(O.get("Lang"))):null;return{
title:(0,P.Gh)(u("Title"))??o("dc","title"),author:(0,P.Gh)(u("Author"))??x("dc","creator"),subject:(0,P.Gh)(u("Subject"))??o("dc","description"),keywords:(0,P.
Gh)(u("Keywords"))??x("pdf","Keywords")??x("dc","subject"),creator:(0,P.Gh)(u("Creator"))??o("xmp","CreatorTool"),producer:(0,P.Gh)(u("Producer"))??o("pdf","Pro\
ducer"),created:h("CreationDate","CreateDate"),modified:h("ModDate","ModifyDate"),language:f??o("dc","language")}}}),3907:((Z,j,d)=>{d.d(j,{Rt:()=>f,X:()=>W,km:()=>B,
ol:()=>I,xK:()=>O});var T=d(78157);const I=200,C=1e4,A=1e5,P=65536,S=65536,R=12;async function B(l,a,e){const s=new E(l);for(let g=s.next();g;g=s.next()){if(e(g))
return"left";const M=a.step((g.to-g.from)*4+50);M&&await M}return s.hasDocumentType?"document type":s.malformed?"malformed":"well-formed"}class E{text;malformed=!1;hasDocumentType=!1;at=0;tag=-1;constructor(a){
this.text=a}next(){const{text:a,at:e}=this;if(e>=a.length)return;if(a.charCodeAt(e)!==r)return this.characters(e,this.endOfPiece(e,this.nextTag(e)));if(a.startsWith(
"<!--",e))return this.other(e,"-->",4);if(a.startsWith("<?",e))return this.other(e,"?>",2);if(a.startsWith("<![CDATA[",e)){const g=a.indexOf("]]>",e);return g<0?
this.end():(this.at=g+3,{kind:"text",text:a.slice(e+9,g),from:e,to:this.at})}return a.startsWith("<!",e)?(this.hasDocumentType=a.startsWith("<!DOCTYPE",e),this.
end()):(a.charCodeAt(e+1)===i?this.endTag(e):this.startTag(e))??this.fault(e,this.nextTag(e+1))}other(a,e,s){const g=this.text.indexOf(e,a+s);return g<0?this.end():
(this.at=g+e.length,{kind:"other",from:a,to:this.at})}endTag(a){const e=this.name(a+2),s=this.blanks(e);if(!(e===a+2||this.text.charCodeAt(s)!==t))return this.at=
s+1,{kind:"end",name:this.text.slice(a+2,e),from:a,to:this.at}}startTag(a){const{text:e}=this,s=this.name(a+1);if(s===a+1)return;const g=e.slice(a+1,s),M=[];let k=0;
for(let V=s;;){const G=this.blanks(V),H=e.charCodeAt(G);if(H===t||H===i&&e.charCodeAt(G+1)===t)return this.at=H===t?G+1:G+2,{kind:H===t?"start":"empty",name:g,attributes:M,
from:a,to:this.at};const J=this.name(G),Y=this.blanks(J),z=this.blanks(Y+1),X=e[z];if(G===V||J===G||e[Y]!=="="||X!=='"'&&X!=="'")return;const q=e.indexOf(X,z+1),
D=e.slice(z+1,Math.max(q,z+1));k+=u(D,A-k);const c=D.includes("<")||k>=A?void 0:o(D);if(q<0||c===void 0||M.length>=C)return;M.push({name:e.slice(G,J),value:c,from:G,
to:q+1}),V=q+1}}characters(a,e){const s=o(this.text.slice(a,e));return s===void 0?this.fault(a,e):(this.at=e,{kind:"text",text:s,from:a,to:e})}nextTag(a){if(this.
tag>=a)return this.tag;const e=this.text.indexOf("<",a);return this.tag=e<0?this.text.length:e}endOfPiece(a,e){const{text:s}=this;if(e-a<=S)return e;let g=a+S;const M=s.
lastIndexOf("&",g);M>g-R&&(g=M);for(const k=g-S/2;s[g-1]==="]"||n(s.charCodeAt(g));g--)if(g===k)return e;return g}fault(a,e){return this.malformed=!0,this.at=e,
{kind:"other",from:a,to:e}}end(){this.malformed=!0,this.at=this.text.length}blanks(a){const{text:e}=this;for(let s=a;;s++){const g=e.charCodeAt(s);if(g!==32&&g!==
9&&g!==10&&g!==13||s-a===P)return s}}name(a){const{text:e}=this;let s=a;for(const g=Math.min(e.length,a+P);s<g;s++){const M=e.charCodeAt(s);if(M<=32||M===i||M===
t||M===r||M===61||M===34||M===39)break}return s}}const[r,t,i]=[60,62,47],n=l=>l>=56320&&l<=57343;function u(l,a){let e=0;for(let s=l.indexOf("&");s>=0&&e<a;s=l.
indexOf("&",s+1))e++;return e}const x=new Map([["amp","&"],["lt","<"],["gt",">"],["quot",'"'],["apos","'"]]);function o(l){if(!l.includes("&"))return l;const a=[];
let e=0;for(let s=l.indexOf("&");s>=0;s=l.indexOf("&",e)){const g=l.indexOf(";",s);if(g<0||g-s>R)return;const M=l.slice(s+1,g),k=x.get(M)??h(M);if(k===void 0)return;
a.push(l.slice(e,s),k),e=g+1}return a.push(l.slice(e)),a.join("")}function h(l){const a=/^#(?:x([\dA-Fa-f]+)|(\d+))$/.exec(l),e=a?parseInt(a[1]??a[2],a[1]===void 0?
10:16):-1;return e>0&&e<=1114111&&!(e>=55296&&e<=57343)?String.fromCodePoint(e):void 0}function O(l){const[a,e,s,g]=l;if(a===0&&e===0&&(s===254||s===0)||a===255&&
e===254&&s===0&&g===0)return y(l);if(a===254&&e===255||a===0&&e===60)return b(new TextDecoder("utf-16be").decode(l));if(a===255&&e===254||a===60&&e===0)return b(
new TextDecoder("utf-16le").decode(l));const M=new TextDecoder().decode(l);return b(M.includes("�")?Buffer.from(l).toString("latin1"):M)}function f(l){if(l[0]===
0||l[1]===0||l[0]===254||l[0]===255)return O(l);const e=(0,T.bS)(l).toString("latin1",0,m),s=L.exec(e)?.[1]?.toLowerCase()??"utf-8";if($.has(s))try{return new TextDecoder(
s,{fatal:!0}).decode(l)}catch{return}}const m=200,L=/^(?:\xef\xbb\xbf)?<\?xml\s[^>]*?encoding\s*=\s*["']([\w.-]+)["']/,$=new Set(["utf-8","utf8","us-ascii","iso\
-8859-1","iso-8859-15","windows-1252"]),b=l=>l.startsWith("\uFEFF")?l.slice(1):l;function y(l){const a=new DataView(l.buffer,l.byteOffset,l.byteLength),e=l[0]!==
0,s=[];for(let g=0;g+4<=l.length;g+=4){const M=a.getUint32(g,e);if(M>1114111)return;s.push(String.fromCodePoint(M))}return b(s.join(""))}const W=l=>l.replaceAll(
"&","&amp;").replaceAll("<","&lt;").replaceAll(">","&gt;").replaceAll('"',"&quot;")}),60912:((Z,j,d)=>{d.d(j,{QH:()=>A,T3:()=>P,_L:()=>E});var T=d(21115),I=d(3907),
C=d(45599);function A(r,t,i){const{text:n,properties:u,end:x,about:o}=r,h=[];let O=0;for(const f of u.filter(t).sort((m,L)=>m.from-L.from))f.from<O||(h.push(n.slice(
O,f.from)),O=f.to);return h.push(n.slice(O,Math.max(x,O))),i.length>0&&h.push(S(i,o)),h.push(n.slice(Math.max(x,O))),B(h.join(""))}function P(r){return`<?xpacke\
t begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="${T.dK.rdf}">
${S(r,"")}</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`}function S(r,t){const n=[...new Set(r.map(({prefix:x})=>x))].map(x=>` xmlns:${x}="${T.dK[x]}"`).join(""),u=r.map(({prefix:x,name:o,form:h,values:O})=>`\
<${x}:${o}>${R(h,O)}</${x}:${o}>
`);return`<rdf:Description xmlns:rdf="${T.dK.rdf}" rdf:about="${(0,I.X)(t)}"${n}>
${u.join("")}</rdf:Description>
`}function R(r,t){const i=n=>t.map(u=>`<rdf:li${n}>${(0,I.X)(u)}</rdf:li>`).join("");switch(r){case"simple":return(0,I.X)(t[0]??"");case"alternative":return`<rd\
f:Alt>${i(' xml:lang="x-default"')}</rdf:Alt>`;case"ordered":return`<rdf:Seq>${i("")}</rdf:Seq>`;case"unordered":return`<rdf:Bag>${i("")}</rdf:Bag>`}}const B=r=>r.
replace(/^(\s*<\?xml\s[^>]*encoding\s*=\s*["'])[^"']*/,"$1UTF-8");function E(r,t){const i=r.catalog.get("Metadata"),n=r.resolve(i),u=n instanceof C.Z6?[...n.dict].
filter(([h])=>!["Filter","DecodeParms","Length"].includes(h)):[],x=new C.Bi([["Type",new C.SX("Metadata")],["Subtype",new C.SX("XML")],...u]),o=new C.Z6(x,Buffer.
from(t,"utf8"));(0,C.i9)(i)&&n instanceof C.Z6?r.put(i,o):r.edit(r.catalogNumber).set("Metadata",r.add(o))}}),1975:((Z,j,d)=>{d.d(j,{kg:()=>P,m:()=>A,sm:()=>S});
var T=d(21115),I=d(3907);const C=1e5,A={text:"",properties:[],malformed:!0,end:-1,about:""};async function P(r,t){const i=(0,I.xK)(r);if(i===void 0)return A;const n=new B,
x=await(0,I.km)(i,t,o=>(n.take(o),n.broken))!=="well-formed"||n.depth>0||n.end<0||!n.declared;return{text:i,properties:n.properties,malformed:x,end:n.end,about:n.
about}}function S(r,t,i){return r?.properties.find(n=>n.name===i&&n.namespace===T.dK[t])?.values??[]}const R=-2;class B{properties=[];broken=!1;declared=!0;end=-1;about="";scope=new T.
ee;open=[];root=R;loose=!1;items=[];pieces=[];get depth(){return this.open.length}take(t){t.kind==="start"||t.kind==="empty"?(this.start(t.name,t.attributes,t.from),
t.kind==="empty"&&!this.broken&&this.close(t.name,t.to,t.to)):t.kind==="end"?this.close(t.name,t.from,t.to):t.kind==="text"&&this.isInProperty()&&this.pieces.push(
t.text)}isInProperty(){return this.root!==R&&this.open.length>this.root+2}start(t,i,n){if(this.open.length>=I.ol&&(this.broken=!0),this.broken)return;this.scope.
enter(i);const u=this.scope.ofElement(t),x=u.namespace===T.dK.rdf,o=x&&u.local==="li";this.root===R&&this.end<0&&x&&u.local==="Description"&&(this.root=this.open.
length-1,this.loose=!0);const h=this.open.length-this.root,O=o?i.find(({name:f})=>f==="xml:lang")?.value:void 0;if(this.open.push({name:t,...u,from:n,language:O}),
this.root===R){if(!x||u.local!=="RDF"||this.end>=0)return;this.root=this.open.length-1,this.declared=this.scope.declares(t)}else if(h===1)this.describe(i);else if(h===
2){this.items=[];const f=i.find(({name:m})=>this.isRdf(m,"resource"));this.pieces=f?[f.value]:[]}else o&&(this.pieces=[])}describe(t){for(const{name:i,value:n,from:u,
to:x}of t){if((0,T.HC)(i))continue;const{namespace:o,local:h}=this.scope.ofAttribute(i);o===T.dK.rdf&&h==="about"&&(this.about=n),!(o===""||o===T.dK.rdf||o===T.
dK.xml)&&this.add({namespace:o,name:h,values:[n],from:u,to:x})}}close(t,i,n){const u=this.open.pop();if(u?.name!==t){this.broken=!0;return}this.scope.leave();const x=this.
open.length-this.root;if(this.root!==R)if(x===0)this.end=i,this.root=R;else if(x===1&&this.loose)this.root=R,this.loose=!1;else if(x===2){const o=this.items.length>
0?E(this.items):[this.pieces.join("").trim()];this.add({namespace:u.namespace,name:u.local,values:o,from:u.from,to:n})}else x>2&&u.namespace===T.dK.rdf&&u.local===
"li"&&(this.items.push({text:this.pieces.join("").trim(),language:u.language}),this.pieces=[])}add(t){this.properties.length<C?this.properties.push(t):this.broken=
!0}isRdf(t,i){const n=this.scope.ofAttribute(t);return n.local===i&&n.namespace===T.dK.rdf}}function E(r){const t=r.findIndex(({language:n})=>n?.toLowerCase()===
"x-default"),i=r.map(({text:n})=>n);return t>0?[i[t],...i.slice(0,t),...i.slice(t+1)]:i}}),59071:((Z,j,d)=>{d.d(j,{Gh:()=>t,ZK:()=>i,wh:()=>r});var T=d(77581),I=d(
45599);const C=/\u001b[A-Za-z]{2}[A-Za-z-]{0,8}\u001b/g,A=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g,P=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,
S=n=>n.replace(C,"").replace(A,"").replace(P,"�"),R=200,B=new WeakMap;function E(n){if(n.bytes.length<R)return S((0,T.g7)(n));let u=B.get(n);return u===void 0&&
B.set(n,u=S((0,T.g7)(n))),u}const r=n=>S(n).trim();function t(n){const u=n instanceof I.Mx?E(n).trim():"";return u===""?null:u}const i=n=>n?E(n):""}),70549:((Z,j,d)=>{
d.d(j,{n:()=>T});function T(I){const C=new WeakMap;return A=>{if(A.hasChanges)return I(A);const P=C.get(A);if(P)return P.answer;const S=I(A);return C.set(A,{answer:S}),
S}}}),21996:((Z,j,d)=>{d.d(j,{Av:()=>i,RJ:()=>x,V3:()=>u,vb:()=>o,zx:()=>t});var T=d(54619),I=d(93604),C=d(78157),A=d(88500);const P=2048,S=65536,R=4,B=1<<20,E=1024,
r="[^\\0\\t\\n\\f\\r ()<>[\\]{}/%#]";async function t(f,m){const{found:L,all:$}=await n(f,m),b=y=>[...new Set([...y,...$])].sort((W,l)=>W-l);return Object.fromEntries(
m.map(y=>[y,b(L[y])]))}async function i(f,m){const{found:L,all:$}=await n(f,m);for(const b of Object.values(L))for(const y of b)$.add(y);return $}async function n(f,m){
const L=m.map(W=>{const[l="",...a]=[...W].map(s=>s.replace(/\W/,"\\$&")),e=/\W/.test(W)?r:"\\w";return`${l}(?:${a.join("")}|${e}{0,${Math.max(0,W.length-2)}}#)`}),
$=new RegExp(`/(?:${L.join("|")}|#)`,"g"),b=Object.fromEntries(m.map(W=>[W,new Set])),y=new Set;await x(f,(W,l,a,e)=>{const s=W.toString("latin1",l,a);$.lastIndex=
0;for(let g=$.exec(s);g;g=$.exec(s)){const M=e(l+g.index);M!==void 0&&(g[0].endsWith("#")?y.add(M):b[g[0].slice(1)].add(M))}});for(const W of o(f))y.add(W);return{
found:b,all:y}}async function u(f,m){const L=await t(f,m);return[...new Set(Object.values(L).flat())].sort(($,b)=>$-b)}async function x(f,m){const{bytes:L,table:$}=f,
b=h(f),y=new Int32Array(b.length);for(let s=0;s<b.length;s++)y[s]=$.place[b[s]];const W=(0,C.bS)(L),l=s=>b[(0,I.MJ)(y,s)-1],a=new A.s;let e=0;for(let s=0;s<b.length;s++){
const g=s+1===b.length,M=g?L.length:y[s+1],k=M-y[s]>P;if(!k&&!g&&M-e<S)continue;let V=M;if(k){y[s]>e&&m(W,e,y[s],l),a.reset();const H=a.value(L,f.bodies[b[s]],M);
e=y[s],H>=0&&(V=H)}m(W,e,V,l);const G=f.job.pace.step(R*(V-e));G&&await G,e=M}for(const[s,g]of O(f)){const M=f.objectStream(s),k=f.job.pace.step(0);if(k&&await k,
!M)continue;const V=new Set(g),{starts:G,numbers:H,data:J}=M,Y=z=>{const X=H[(0,I.MJ)(G,z)-1];return X!==void 0&&V.has(X)?X:void 0};for(let z=0;z<J.length;z+=B){
m((0,C.bS)(J),z,Math.min(z+B+E,J.length),Y);const X=f.job.pace.step(R*B);X&&await X}}}function*o(f){for(let m=1;f.hasChanges&&m<f.size;m++)f.isChanged(m)&&f.exists(
m)&&(yield m)}function h(f){const{table:m,hasChanges:L}=f,$=[];let b=!0,y=-1;for(let W=1;W<m.size;W++){if(m.kind[W]!==T.tL||L&&f.isChanged(W))continue;const l=m.
place[W];b&&=l>=y,y=l,$.push(W)}return b?$:$.sort((W,l)=>m.place[W]-m.place[l])}function O(f){const{table:m,hasChanges:L}=f,$=new Map;for(let b=1;b<m.size;b++){
if(m.kind[b]!==T.UT||L&&f.isChanged(b))continue;const y=m.place[b],W=$.get(y);W?W.push(b):$.set(y,[b])}return $}}),87826:((Z,j,d)=>{d.d(j,{N:()=>C,i:()=>A});var T=d(
78157),I=d(14029);function C({suspect:P,bytes:S},R){if(!(P||(0,T.bS)(S.subarray(0,5)).toString("latin1")!=="%PDF-"))return S.length===R.length?R:S}const A=async(P,S,R)=>C(
P,S)??await(0,I.UN)(P,R)})};
