"use strict";exports.id=9994,exports.ids=[9994],exports.modules={17079:((H,j,d)=>{d.d(j,{Z:()=>P,_:()=>T});const A=/^(?:D:)?\s*(\d{4})(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d))?)?)?)?)?\s*(?:(Z)(?:00?)?'?(?:00?'?)?|([+-])(\d\d)?'?(?:(\d\d)'?)?)?$/,
$=/^(D:)?19(1\d\d)(\d{10})(?!\d)/,C=/^(\d{4})(?:-(\d\d)(?:-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,]\d{1,9})?)?\s?(?:(Z)|([+-])(\d\d):?(\d\d)?)?)?)?)?$/;function T(w){
if(w.length>64)return;const r=w.trim().replace($,(t,o,n,f)=>`${o??""}${1900+Number(n)}${f}`);return R(I(A.exec(r)??C.exec(r)))}function P(w){const r=w.length>64?
void 0:I(C.exec(w.trim()));if(!r||R(r)===void 0)return;const{year:t,month:o="",day:n="",hour:f="",minute:E="",second:i="",zone:p=""}=r;return`D:${t}${o}${n}${f}${E}${i}${p===
"Z"||p===""?p:`${p.replace(":","'")}'`}`}function I(w){if(!w)return;const[,r,t,o,n,f,E,i,p,D,u]=w,g=i??(p===void 0?void 0:`${p}${D??"00"}:${u??"00"}`);return{year:r,
month:t,day:o,hour:n,minute:f,second:E,zone:g}}function R(w){if(!w)return;const{year:r,month:t,day:o,hour:n,minute:f="00",second:E="00",zone:i}=w,p=(u,g,L)=>u===
void 0||Number(u)>=g&&Number(u)<=L;if(Number(r)===0||!p(t,1,12)||!p(o,1,N(Number(r),Number(t)))||!p(n,0,23)||!p(f,0,59)||!p(E,0,59)||i!==void 0&&i!=="Z"&&!(p(i.
slice(1,3),0,23)&&p(i.slice(4),0,59)))return;const D=[r,t,o].filter(u=>u!==void 0).join("-");return n===void 0?D:`${D}T${n}:${f}:${E}${i==="+00:00"||i==="-00:00"?
"Z":i??""}`}function N(w,r){return r===2?w%4===0&&(w%100!==0||w%400===0)?29:28:[4,6,9,11].includes(r)?30:31}}),49994:((H,j,d)=>{d.d(j,{bx:()=>X,BG:()=>F,p0:()=>J});
var A=d(91369),$=d(21281),C=d(91519),T=d(33973),P=d(69289),I=d(87826),R=d(14029),N=d(98446),w=d(21996),r=d(45599);const t=["PieceInfo","Thumb"];async function o(M,h){
const c=await h(),{live:x}=c.markings[0];let O=!1;for(const _ of await(0,w.V3)(M,t)){if(x[_]!==1)continue;const S=M.job.pace.step(2e3);S&&await S;const U=M.get(
_),K=U instanceof r.Z6?U.dict:U;if(!(!(K instanceof r.Bi)||!t.some(G=>K.has(G)))){M.edit(_);for(const G of t)K.delete(G);O=!0}}return O?h():c}var n=d(83287),f=d(
52205),E=d(54619),i=d(48249),p=d(58006),D=d(68973);const u=256*1024*1024,g=256*1024,L=4,B=.97,b=4,y=9,W=new Set(["ASCIIHexDecode","ASCII85Decode"]),l=new Set(["\
FlateDecode","LZWDecode","RunLengthDecode"]);class a{document;marked;isDouble;remaining=u;left=0;constructor(h,c,x){this.document=h,this.marked=c,this.isDouble=
x}async run(){const h=this.streams();for(let c=0;c<h.length;c+=b){const x=this.remaining,O=await Promise.all(h.slice(c,c+b).map(S=>this.optimize(S,x)));for(const S of O)
this.remaining-=S;const _=this.document.job.pace.step(2e3*b);_&&await _,this.document.job.pace.progress(c/h.length)}return{left:this.left}}streams(){const{document:h}=this,
{live:c,walked:x}=this.marked.markings[0],O=[];for(let _=1;_<c.length;_++){if(c[_]!==1||this.isDouble(_))continue;const S=h.edited.get(_),U=h.table.kind[_]===E.
tL&&x.dataStart[_]>0;(S===void 0?U:S instanceof r.Z6)&&O.push(_)}return O}async optimize(h,c){const{document:x}=this,O=x.get(h);if(!(O instanceof r.Z6)||(x.put(
h,O),e(x,O)))return 0;const _=x.encoded(O),S=this.withoutTransport(O,_),{smaller:U,decoded:K}=await this.compressed(O,S,c),G=U??S;return m(G)<m({...s(x,O.dict),
data:_})&&x.put(h,v(O,G)),K}withoutTransport(h,c){const{filters:x,parameters:O}=s(this.document,h.dict),_=x.findIndex(K=>!(K instanceof r.SX&&W.has(K.text))),S=_<
0?x.length:_,U={stream:c.length*4+16,total:c.length*4+16,remaining:c.length*4+16};for(const K of x.slice(0,S))c=(0,i.tN)(K.text,c,void 0,U);return{data:c,filters:x.
slice(S),parameters:O.slice(S)}}async compressed(h,c,x){const O=(0,D.uM)(this.document.job),_=await this.decoded(h,c,x);if(_==="too much")return this.left++,{decoded:0};
if(!_||_.filters.length>0)return{decoded:_?.data.length??0};const S=_.data.length;if(c.data.length>g&&!await this.isWorthwhile(_.data,c.data.length))return{decoded:S};
const K={data:await O.deflate(_.data,y),filters:[(0,r.UU)("FlateDecode")],parameters:_.parameters};return{smaller:[c,...this.isPredicted(_)?[]:[_]].reduce((Z,Y)=>m(
Y)<m(Z)?Y:Z,K),decoded:S}}isPredicted({parameters:h}){const c=this.document.resolve(this.document.dict(h[0])?.get("Predictor"));return typeof c=="number"&&c>1}async isWorthwhile(h,c){
const x=Math.floor(g/L*(h.length/c)),O=Math.floor((h.length-x)/(L-1)),_=Buffer.concat(Array.from({length:L},(U,K)=>h.subarray(K*O,K*O+x)));return(await(0,D.uM)(
this.document.job).deflate(_,y)).length<B*(c/h.length)*_.length}async inflatedLoosely(h,c,x){const{document:O}=this,{bytes:_,reached:S,damaged:U,mismatch:K}=await(0,D.
a5)(c,x,O.job.pace);if(!(S>x))return(0,n.Eb)(O,h,{found:U,mismatch:K}),U?void 0:_}async decoded(h,c,x){const[O,..._]=c.filters;if(O===void 0)return c.data.length>
x?"too much":c;if(!(O instanceof r.SX)||!l.has(O.text)||_.length>0)return;if(O.text==="FlateDecode"){const{job:K}=this.document,G=Math.max(x,0),Z=await(0,D.uM)(
K).inflate(c.data,G)??await this.inflatedLoosely(h,c.data,G);return Z?{data:Z,filters:[],parameters:c.parameters}:c.data.length*4>x?"too much":void 0}const S=this.
document.dict(c.parameters[0]),U=this.document.resolve(S?.get("EarlyChange"));try{const K=typeof U=="number"?new r.Bi([["EarlyChange",U]]):void 0,G=(0,i.tN)(O.text,
c.data,K,{stream:x,total:x,remaining:x}),Z=new r.Bi([...S??[]].filter(([Y])=>Y!=="EarlyChange"));return{data:G,filters:[],parameters:Z.size>0?[Z]:[]}}catch{return}}}
function e(M,{dict:h}){const c=(0,f.c3)(M,h.get("Filter"));return h.has("F")||c.some(x=>(0,r.Eo)(x,"Crypt"))||(0,r.Eo)(M.resolve(h.get("Type")),"Metadata")}function s(M,h){
const c=(0,f.c3)(M,h.get("Filter")),x=h.get("DecodeParms"),O=M.array(x)??(x===void 0?[]:[x]);return{filters:c,parameters:c.map((_,S)=>O[S]??null)}}const m=({data:M,
filters:h})=>M.length+h.reduce((c,x)=>c+(x instanceof r.SX?x.text.length+9:0),0);function v(M,{data:h,filters:c,parameters:x}){const O=(0,p.n)(M,h,{compress:!1}),
_=c.length===1;return c.length>0&&O.dict.set("Filter",_?c[0]:[...c]),c.length>0&&x.some(S=>S!==null)&&O.dict.set("DecodeParms",_?x[0]:[...x]),O}async function F(M,h,c,x){
const O={signatures:0,usageRightsRemoved:!1,isRepaired:!1},_=({signatures:ne,usageRightsRemoved:re})=>{O.signatures=ne,O.usageRightsRemoved||=re},S=ne=>{O.isRepaired||=
!ne.isOfDataAlone,c.onRepaired?.(ne)},U=await(0,C.E)(M.bytes,{...c,onWritten:_,onRepaired:S},{password:h}),K=U.pages.count,G=M.bytes.length;await U.pages.settle(),
await x?.(U);const{bytes:Z,notes:Y}=await z(U),se=Z.length>=G&&!O.isRepaired?(0,I.N)(U,M.bytes):void 0;return se?{bytes:se,isSmaller:!1,pageCount:K,notes:[],written:void 0}:
(Z.length>G&&Y.push(V(G,Z.length)),{bytes:Z,isSmaller:!0,pageCount:K,notes:Y,written:O})}async function z(M){const h=[],c=await o(M,()=>k(M)),x=await(0,A.v)(M,c),
{left:O}=await new a(M,c,K=>x(0,K)!==void 0).run();O>0&&h.push(te(O)),(0,P.V)(M)&&h.push(ee);const _=K=>(0,R.fT)([M],{compact:!0,objectStreams:K,alias:x});if(await q(
M))return{bytes:await _("none"),notes:h};const S=await _("smallest");if(S.length>=Q)return{bytes:S,notes:h};const U=await _("none");return{bytes:U.length<S.length?
U:S,notes:h}}async function k(M){const h=await(0,T.Rf)([M],{detail:!0,strings:M.security?.numbered===!0});return(0,T.Ip)([M],h),h}const J=(M,h)=>Math.floor(1e3*
(M-h)/M)/10,Q=16384;async function q(M){const{archive:h,names:c}=await(0,$.ds)(M);return h?.part===1||c.some(x=>/^PDF\/X-[13]/.test(x))}const X={code:"not_small\
er",message:"The document is returned as it was: it could not be made smaller."},V=(M,h)=>({code:"repair_enlarged",message:`The document has ${h} bytes now, ${h-
M} more than before, because it was repaired.`}),ee={code:"linearization_removed",message:"The document is no longer linearized (prepared for fast web view), be\
cause object streams save more."},te=M=>({code:"streams_left",message:`${(0,N.C7)(M,"stream was","streams were")} left as ${(0,N.d5)(M,"it was","they were")}, b\
ecause at most 256 MB of a document are compressed again.`})}),21281:((H,j,d)=>{d.d(j,{Ip:()=>N,XM:()=>n,Xb:()=>o,ds:()=>R,qg:()=>t});var A=d(59071),$=d(70549),
C=d(21115),T=d(824),P=d(1975),I=d(60912);const R=(0,$.n)(async i=>N(i,await(0,T.Br)(i)));function N(i,p){const D=(y,W)=>(0,A.wh)((0,P.sm)(p,y,W)[0]??""),u=r(D("\
pdfaid","part"),D("pdfaid","conformance").toLowerCase()),g=w(D("pdfuaid","part"))?`PDF/UA-${D("pdfuaid","part")}`:void 0,B=[D("pdfxid","GTS_PDFXVersion")||D("pd\
fx","GTS_PDFXVersion")||((0,A.Gh)(i.resolve((0,T._U)(i)?.get("GTS_PDFXVersion")))??""),D("pdfe","ISO_PDFEVersion"),D("pdfvtid","GTS_PDFVTVersion")],b=[u?.name,g,
...B.filter(y=>/^PDF\/[\w .:/()-]{1,40}$/.test(y))];return{archive:u,accessible:g,names:b.filter(y=>y!==void 0)}}const w=i=>/^[1-9]$/.test(i);function r(i,p){if(!w(
i))return;const D=/^[abuef]$/.test(p)?p:"";return{part:Number(i),level:D,name:`PDF/A-${i}${D}`}}function t(i,p,D,u){return p&&E(i,p,[C.dK.pdfaid]),o(D,u)}const o=({
name:i},p)=>({code:"pdfa_identification_removed",message:`The document no longer claims ${i}: ${p}.`});async function n(i){const p=await(0,T.Br)(i);if(!p)return[];
const{archive:D,accessible:u}=N(i,p);E(i,p,[C.dK.pdfaid,C.dK.pdfuaid]);const g=[D?.name,u].filter(L=>L!==void 0);return g.length>0?[f(g)]:[]}const f=i=>({code:"\
conformance_dropped",message:`The result no longer claims ${i.join(" and ")}, because a merge cannot guarantee conformance.`});function E(i,p,D){p.properties.some(
({namespace:u})=>D.includes(u))&&(0,I._L)(i,(0,I.QH)(p,({namespace:u})=>D.includes(u),[]))}}),21115:((H,j,d)=>{d.d(j,{HC:()=>T,dK:()=>A,ee:()=>C});const A={rdf:"\
http://www.w3.org/1999/02/22-rdf-syntax-ns#",xml:"http://www.w3.org/XML/1998/namespace",dc:"http://purl.org/dc/elements/1.1/",xmp:"http://ns.adobe.com/xap/1.0/",
xmpMM:"http://ns.adobe.com/xap/1.0/mm/",pdf:"http://ns.adobe.com/pdf/1.3/",pdfaid:"http://www.aiim.org/pdfa/ns/id/",pdfuaid:"http://www.aiim.org/pdfua/ns/id/",pdfxid:"\
http://www.npes.org/pdfx/ns/id/",pdfx:"http://ns.adobe.com/pdfx/1.3/",pdfaExtension:"http://www.aiim.org/pdfa/ns/extension/",pdfaSchema:"http://www.aiim.org/pdf\
a/ns/schema#",pdfaProperty:"http://www.aiim.org/pdfa/ns/property#",fx:"urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#",pdfe:"http://www.aiim.org/pdfe/ns/i\
d/",pdfvtid:"http://www.npes.org/pdfvt/ns/id/",xfa:"http://www.xfa.org/schema/xfa-data/1.0/",ds:"http://www.w3.org/2000/09/xmldsig#"},$=new Map(Object.entries(A));
class C{uris=new Map;declared=[];known=new Map;enter(w){let r;for(const{name:t,value:o}of w){if(!T(t))continue;const n=t.slice(6),f=this.uris.get(n);f?f.push(o):
this.uris.set(n,[o]),(r??=[]).push(n)}this.declared.push(r??P),r&&this.known.clear()}leave(){const w=this.declared.pop()??P;for(const r of w)this.uris.get(r).pop();
w.length>0&&this.known.clear()}declares(w){return(this.uris.get(R(w))?.length??0)>0}ofElement(w){let r=this.known.get(w);if(!r){const t=R(w),o=this.uris.get(t)?.
at(-1)??$.get(t)??"";this.known.size===I&&this.known.clear(),this.known.set(w,r={namespace:o,local:w.slice(w.indexOf(":")+1)})}return r}ofAttribute(w){return w.
includes(":")?this.ofElement(w):{namespace:"",local:w}}}const T=N=>N==="xmlns"||N.startsWith("xmlns:"),P=[],I=1e3,R=N=>N.slice(0,Math.max(N.indexOf(":"),0))}),824:((H,j,d)=>{
d.d(j,{Br:()=>N,_6:()=>r,_U:()=>R});var A=d(58552),$=d(1975),C=d(17079),T=d(45599),P=d(59071),I=d(70549);function R(t){const o=t.resolve(t.trailer.get("Info"));
return o instanceof T.Bi?o:o instanceof T.Z6?o.dict:void 0}const N=(0,I.n)(w);async function w(t){const o=t.get(t.catalogNumber),n=o instanceof T.Bi?t.resolve(o.
get("Metadata")):null;if(!(n instanceof T.Z6))return;let f;try{f=t.decoded(n)}catch(E){if(!(E instanceof A.zU)||E.code==="cancelled")throw E;return $.m}return(0,$.
kg)(f,t.job.pace)}function r(t,o){const n=R(t),f=g=>t.resolve(n?.get(g)),E=(g,L,B=", ")=>{const b=(0,$.sm)(o,g,L).map(P.wh).filter(Boolean).join(B);return b===""?
null:b},i=(g,L)=>{const[B=""]=(0,$.sm)(o,g,L);return(0,P.wh)(B)||null},p=(g,L)=>(0,C._)((0,P.Gh)(f(g))??"")??(0,C._)(i("xmp",L)??"")??null,D=t.get(t.catalogNumber),
u=D instanceof T.Bi?(0,P.Gh)(t.resolve(D.get("Lang"))):null;return{title:(0,P.Gh)(f("Title"))??i("dc","title"),author:(0,P.Gh)(f("Author"))??E("dc","creator"),subject:(0,P.
Gh)(f("Subject"))??i("dc","description"),keywords:(0,P.Gh)(f("Keywords"))??E("pdf","Keywords")??E("dc","subject"),creator:(0,P.Gh)(f("Creator"))??i("xmp","Creat\
orTool"),producer:(0,P.Gh)(f("Producer"))??i("pdf","Producer"),created:p("CreationDate","CreateDate"),modified:p("ModDate","ModifyDate"),language:u??i("dc","lan\
guage")}}}),3907:((H,j,d)=>{d.d(j,{Rt:()=>u,X:()=>W,km:()=>N,ol:()=>$,xK:()=>D});var A=d(78157);const $=200,C=1e4,T=1e5,P=65536,I=65536,R=12;async function N(l,a,e){
const s=new w(l);for(let m=s.next();m;m=s.next()){if(e(m))return"left";const v=a.step((m.to-m.from)*4+50);v&&await v}return s.hasDocumentType?"document type":s.
malformed?"malformed":"well-formed"}class w{text;malformed=!1;hasDocumentType=!1;at=0;tag=-1;constructor(a){this.text=a}next(){const{text:a,at:e}=this;if(e>=a.length)
return;if(a.charCodeAt(e)!==r)return this.characters(e,this.endOfPiece(e,this.nextTag(e)));if(a.startsWith("<!--",e))return this.other(e,"-->",4);if(a.startsWith(
"<?",e))return this.other(e,"?>",2);if(a.startsWith("<![CDATA[",e)){const m=a.indexOf("]]>",e);return m<0?this.end():(this.at=m+3,{kind:"text",text:a.slice(e+9,
m),from:e,to:this.at})}return a.startsWith("<!",e)?(this.hasDocumentType=a.startsWith("<!DOCTYPE",e),this.end()):(a.charCodeAt(e+1)===o?this.endTag(e):this.startTag(
e))??this.fault(e,this.nextTag(e+1))}other(a,e,s){const m=this.text.indexOf(e,a+s);return m<0?this.end():(this.at=m+e.length,{kind:"other",from:a,to:this.at})}endTag(a){
const e=this.name(a+2),s=this.blanks(e);if(!(e===a+2||this.text.charCodeAt(s)!==t))return this.at=s+1,{kind:"end",name:this.text.slice(a+2,e),from:a,to:this.at}}startTag(a){
const{text:e}=this,s=this.name(a+1);if(s===a+1)return;const m=e.slice(a+1,s),v=[];let F=0;for(let z=s;;){const k=this.blanks(z),J=e.charCodeAt(k);if(J===t||J===
o&&e.charCodeAt(k+1)===t)return this.at=J===t?k+1:k+2,{kind:J===t?"start":"empty",name:m,attributes:v,from:a,to:this.at};const Q=this.name(k),q=this.blanks(Q),X=this.
blanks(q+1),V=e[X];if(k===z||Q===k||e[q]!=="="||V!=='"'&&V!=="'")return;const ee=e.indexOf(V,X+1),te=e.slice(X+1,Math.max(ee,X+1));F+=f(te,T-F);const M=te.includes(
"<")||F>=T?void 0:i(te);if(ee<0||M===void 0||v.length>=C)return;v.push({name:e.slice(k,Q),value:M,from:k,to:ee+1}),z=ee+1}}characters(a,e){const s=i(this.text.slice(
a,e));return s===void 0?this.fault(a,e):(this.at=e,{kind:"text",text:s,from:a,to:e})}nextTag(a){if(this.tag>=a)return this.tag;const e=this.text.indexOf("<",a);
return this.tag=e<0?this.text.length:e}endOfPiece(a,e){const{text:s}=this;if(e-a<=I)return e;let m=a+I;const v=m-R+1,F=s.slice(v,m+1).lastIndexOf("&");F>=0&&(m=
v+F);for(const z=m-I/2;s[m-1]==="]"||n(s.charCodeAt(m));m--)if(m===z)return e;return m}fault(a,e){return this.malformed=!0,this.at=e,{kind:"other",from:a,to:e}}end(){
this.malformed=!0,this.at=this.text.length}blanks(a){const{text:e}=this;for(let s=a;;s++){const m=e.charCodeAt(s);if(m!==32&&m!==9&&m!==10&&m!==13||s-a===P)return s}}name(a){
const{text:e}=this;let s=a;for(const m=Math.min(e.length,a+P);s<m;s++){const v=e.charCodeAt(s);if(v<=32||v===o||v===t||v===r||v===61||v===34||v===39)break}return s}}
const[r,t,o]=[60,62,47],n=l=>l>=56320&&l<=57343;function f(l,a){let e=0;for(let s=l.indexOf("&");s>=0&&e<a;s=l.indexOf("&",s+1))e++;return e}const E=new Map([["\
amp","&"],["lt","<"],["gt",">"],["quot",'"'],["apos","'"]]);function i(l){if(!l.includes("&"))return l;const a=[];let e=0;for(let s=l.indexOf("&");s>=0;s=l.indexOf(
"&",e)){const m=l.indexOf(";",s);if(m<0||m-s>R)return;const v=l.slice(s+1,m),F=E.get(v)??p(v);if(F===void 0)return;a.push(l.slice(e,s),F),e=m+1}return a.push(l.
slice(e)),a.join("")}function p(l){const a=/^#(?:x([\dA-Fa-f]+)|(\d+))$/.exec(l),e=a?parseInt(a[1]??a[2],a[1]===void 0?10:16):-1;return e>0&&e<=1114111&&!(e>=55296&&
e<=57343)?String.fromCodePoint(e):void 0}function D(l){const[a,e,s,m]=l;if(a===0&&e===0&&(s===254||s===0)||a===255&&e===254&&s===0&&m===0)return y(l);if(a===254&&
e===255||a===0&&e===60)return b(new TextDecoder("utf-16be").decode(l));if(a===255&&e===254||a===60&&e===0)return b(new TextDecoder("utf-16le").decode(l));const v=new TextDecoder().
decode(l);return b(v.includes("�")?Buffer.from(l).toString("latin1"):v)}function u(l){if(l[0]===0||l[1]===0||l[0]===254||l[0]===255)return D(l);const e=(0,A.bS)(
l).toString("latin1",0,g),s=L.exec(e)?.[1]?.toLowerCase()??"utf-8";if(B.has(s))try{return new TextDecoder(s,{fatal:!0}).decode(l)}catch{return}}const g=200,L=/^(?:\xef\xbb\xbf)?<\?xml\s[^>]*?encoding\s*=\s*["']([\w.-]+)["']/,
B=new Set(["utf-8","utf8","us-ascii","iso-8859-1","iso-8859-15","windows-1252"]),b=l=>l.startsWith("\uFEFF")?l.slice(1):l;function y(l){const a=new DataView(l.buffer,
l.byteOffset,l.byteLength),e=l[0]!==0,s=[];for(let m=0;m+4<=l.length;m+=4){const v=a.getUint32(m,e);if(v>1114111)return;s.push(String.fromCodePoint(v))}return b(
s.join(""))}const W=l=>l.replaceAll("&","&amp;").replaceAll("<","&lt;").replaceAll(">","&gt;").replaceAll('"',"&quot;")}),60912:((H,j,d)=>{d.d(j,{QH:()=>T,T3:()=>P,
_L:()=>w});var A=d(21115),$=d(3907),C=d(45599);function T(r,t,o){const{text:n,properties:f,end:E,about:i}=r,p=[];let D=0;for(const u of f.filter(t).sort((g,L)=>g.
from-L.from))u.from<D||(p.push(n.slice(D,u.from)),D=u.to);return p.push(n.slice(D,Math.max(E,D))),o.length>0&&p.push(I(o,i)),p.push(n.slice(Math.max(E,D))),N(p.
join(""))}function P(r){return`<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="${A.dK.rdf}">
${I(r,"")}</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`}function I(r,t){const n=[...new Set(r.map(({prefix:E})=>E))].map(E=>` xmlns:${E}="${A.dK[E]}"`).join(""),f=r.map(({prefix:E,name:i,form:p,values:D})=>`\
<${E}:${i}>${R(p,D)}</${E}:${i}>
`);return`<rdf:Description xmlns:rdf="${A.dK.rdf}" rdf:about="${(0,$.X)(t)}"${n}>
${f.join("")}</rdf:Description>
`}function R(r,t){const o=n=>t.map(f=>`<rdf:li${n}>${(0,$.X)(f)}</rdf:li>`).join("");switch(r){case"simple":return(0,$.X)(t[0]??"");case"alternative":return`<rd\
f:Alt>${o(' xml:lang="x-default"')}</rdf:Alt>`;case"ordered":return`<rdf:Seq>${o("")}</rdf:Seq>`;case"unordered":return`<rdf:Bag>${o("")}</rdf:Bag>`}}const N=r=>r.
replace(/^(\s*<\?xml\s[^>]*encoding\s*=\s*["'])[^"']*/,"$1UTF-8");function w(r,t){const o=r.catalog.get("Metadata"),n=r.resolve(o),f=n instanceof C.Z6?[...n.dict].
filter(([p])=>!["Filter","DecodeParms","Length"].includes(p)):[],E=new C.Bi([["Type",new C.SX("Metadata")],["Subtype",new C.SX("XML")],...f]),i=new C.Z6(E,Buffer.
from(t,"utf8"));(0,C.i9)(o)&&n instanceof C.Z6?r.put(o,i):r.edit(r.catalogNumber).set("Metadata",r.add(i))}}),1975:((H,j,d)=>{d.d(j,{kg:()=>P,m:()=>T,sm:()=>I});
var A=d(21115),$=d(3907);const C=1e5,T={text:"",properties:[],malformed:!0,end:-1,about:""};async function P(r,t){const o=(0,$.xK)(r);if(o===void 0)return T;const n=new N,
E=await(0,$.km)(o,t,i=>(n.take(i),n.broken))!=="well-formed"||n.depth>0||n.end<0||!n.declared;return{text:o,properties:n.properties,malformed:E,end:n.end,about:n.
about}}function I(r,t,o){return r?.properties.find(n=>n.name===o&&n.namespace===A.dK[t])?.values??[]}const R=-2;class N{properties=[];broken=!1;declared=!0;end=-1;about="";scope=new A.
ee;open=[];root=R;loose=!1;items=[];pieces=[];get depth(){return this.open.length}take(t){t.kind==="start"||t.kind==="empty"?(this.start(t.name,t.attributes,t.from),
t.kind==="empty"&&!this.broken&&this.close(t.name,t.to,t.to)):t.kind==="end"?this.close(t.name,t.from,t.to):t.kind==="text"&&this.isInProperty()&&this.pieces.push(
t.text)}isInProperty(){return this.root!==R&&this.open.length>this.root+2}start(t,o,n){if(this.open.length>=$.ol&&(this.broken=!0),this.broken)return;this.scope.
enter(o);const f=this.scope.ofElement(t),E=f.namespace===A.dK.rdf,i=E&&f.local==="li";this.root===R&&this.end<0&&E&&f.local==="Description"&&(this.root=this.open.
length-1,this.loose=!0);const p=this.open.length-this.root,D=i?o.find(({name:u})=>u==="xml:lang")?.value:void 0;if(this.open.push({name:t,...f,from:n,language:D}),
this.root===R){if(!E||f.local!=="RDF"||this.end>=0)return;this.root=this.open.length-1,this.declared=this.scope.declares(t)}else if(p===1)this.describe(o);else if(p===
2){this.items=[];const u=o.find(({name:g})=>this.isRdf(g,"resource"));this.pieces=u?[u.value]:[]}else i&&(this.pieces=[])}describe(t){for(const{name:o,value:n,from:f,
to:E}of t){if((0,A.HC)(o))continue;const{namespace:i,local:p}=this.scope.ofAttribute(o);i===A.dK.rdf&&p==="about"&&(this.about=n),!(i===""||i===A.dK.rdf||i===A.
dK.xml)&&this.add({namespace:i,name:p,values:[n],from:f,to:E})}}close(t,o,n){const f=this.open.pop();if(f?.name!==t){this.broken=!0;return}this.scope.leave();const E=this.
open.length-this.root;if(this.root!==R)if(E===0)this.end=o,this.root=R;else if(E===1&&this.loose)this.root=R,this.loose=!1;else if(E===2){const i=this.items.length>
0?w(this.items):[this.pieces.join("").trim()];this.add({namespace:f.namespace,name:f.local,values:i,from:f.from,to:n})}else E>2&&f.namespace===A.dK.rdf&&f.local===
"li"&&(this.items.push({text:this.pieces.join("").trim(),language:f.language}),this.pieces=[])}add(t){this.properties.length<C?this.properties.push(t):this.broken=
!0}isRdf(t,o){const n=this.scope.ofAttribute(t);return n.local===o&&n.namespace===A.dK.rdf}}function w(r){const t=r.findIndex(({language:n})=>n?.toLowerCase()===
"x-default"),o=r.map(({text:n})=>n);return t>0?[o[t],...o.slice(0,t),...o.slice(t+1)]:o}}),59071:((H,j,d)=>{d.d(j,{Gh:()=>t,ZK:()=>o,wh:()=>r});var A=d(77581),$=d(
45599);const C=/\u001b[A-Za-z]{2}[A-Za-z-]{0,8}\u001b/g,T=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g,P=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,
I=n=>n.replace(C,"").replace(T,"").replace(P,"�"),R=200,N=new WeakMap;function w(n){let f=N.get(n);if(f)return f;const E=I((0,A.g7)(n));return f={whole:E,trimmed:E.
trim()},n.bytes.length>=R&&N.set(n,f),f}const r=n=>I(n).trim();function t(n){const f=n instanceof $.Mx?w(n).trimmed:"";return f===""?null:f}const o=n=>n?w(n).whole:
""}),70549:((H,j,d)=>{d.d(j,{n:()=>A});function A($){const C=new WeakMap;return T=>{if(T.hasChanges)return $(T);const P=C.get(T);if(P)return P.answer;const I=$(
T);return C.set(T,{answer:I}),I}}}),21996:((H,j,d)=>{d.d(j,{Av:()=>o,RJ:()=>E,V3:()=>f,vb:()=>i,zx:()=>t});var A=d(54619),$=d(44233),C=d(78157),T=d(88500);const P=2048,
I=65536,R=4,N=1<<20,w=1024,r="[^\\0\\t\\n\\f\\r ()<>[\\]{}/%#]";async function t(u,g){const{found:L,all:B}=await n(u,g),b=y=>[...new Set([...y,...B])].sort((W,l)=>W-
l);return Object.fromEntries(g.map(y=>[y,b(L[y])]))}async function o(u,g){const{found:L,all:B}=await n(u,g);for(const b of Object.values(L))for(const y of b)B.add(
y);return B}async function n(u,g){const L=g.map(W=>{const[l="",...a]=[...W].map(s=>s.replace(/\W/,"\\$&")),e=/\W/.test(W)?r:"\\w";return`${l}(?:${a.join("")}|${e}\
{0,${Math.max(0,W.length-2)}}#)`}),B=new RegExp(`/(?:${L.join("|")}|#)`,"g"),b=Object.fromEntries(g.map(W=>[W,new Set])),y=new Set;await E(u,(W,l,a,e)=>{const s=W.
toString("latin1",l,a);B.lastIndex=0;for(let m=B.exec(s);m;m=B.exec(s)){const v=e(l+m.index);v!==void 0&&(m[0].endsWith("#")?y.add(v):b[m[0].slice(1)].add(v))}});
for(const W of i(u))y.add(W);return{found:b,all:y}}async function f(u,g){const L=await t(u,g);return[...new Set(Object.values(L).flat())].sort((B,b)=>B-b)}async function E(u,g){
const{bytes:L,table:B}=u,b=p(u),y=new Int32Array(b.length);for(let s=0;s<b.length;s++)y[s]=B.place[b[s]];const W=(0,C.bS)(L),l=s=>b[(0,$.MJ)(y,s)-1],a=new T.s;let e=0;
for(let s=0;s<b.length;s++){const m=s+1===b.length,v=m?L.length:y[s+1],F=v-y[s]>P;if(!F&&!m&&v-e<I)continue;let z=v;if(F){y[s]>e&&g(W,e,y[s],l),a.reset();const J=a.
value(L,u.bodies[b[s]],v);e=y[s],J>=0&&(z=J)}g(W,e,z,l);const k=u.job.pace.step(R*(z-e));k&&await k,e=v}for(const[s,m]of D(u)){const v=u.objectStream(s),F=u.job.
pace.step(0);if(F&&await F,!v)continue;const z=new Set(m),{starts:k,numbers:J,data:Q}=v,q=X=>{const V=J[(0,$.MJ)(k,X)-1];return V!==void 0&&z.has(V)?V:void 0};for(let X=0;X<
Q.length;X+=N){g((0,C.bS)(Q),X,Math.min(X+N+w,Q.length),q);const V=u.job.pace.step(R*N);V&&await V}}}function*i(u){for(let g=1;u.hasChanges&&g<u.size;g++)u.isChanged(
g)&&u.exists(g)&&(yield g)}function p(u){const{table:g,hasChanges:L}=u,B=[];let b=!0,y=-1;for(let W=1;W<g.size;W++){if(g.kind[W]!==A.tL||L&&u.isChanged(W))continue;
const l=g.place[W];b&&=l>=y,y=l,B.push(W)}return b?B:B.sort((W,l)=>g.place[W]-g.place[l])}function D(u){const{table:g,hasChanges:L}=u,B=new Map;for(let b=1;b<g.
size;b++){if(g.kind[b]!==A.UT||L&&u.isChanged(b))continue;const y=g.place[b],W=B.get(y);W?W.push(b):B.set(y,[b])}return B}}),87826:((H,j,d)=>{d.d(j,{N:()=>C,i:()=>T});
var A=d(78157),$=d(14029);function C({suspect:P,bytes:I},R){if(!(P||(0,A.bS)(I.subarray(0,5)).toString("latin1")!=="%PDF-"))return I.length===R.length?R:I}const T=async(P,I,R)=>C(
P,I)??await(0,$.UN)(P,R)})};
