"use strict";exports.id=2251,exports.ids=[2251],exports.modules={55175:((S,w,f)=>{f.r(w),f.d(w,{optimize_document:()=>D});var g=f(68973),u=f(49994);const D=async(l,{open_password:_},h)=>{
const{bytes:d,isSmaller:o,pageCount:r,notes:a,written:x}=await(0,u.BG)(l,_,{...h,codec:(0,g.g0)(h)}),p=l.bytes.length,E=d.length;return x&&h.onWritten?.(x),{documents:[
{name:l.name,bytes:d,pageCount:r}],notes:o?a:[u.bx],facts:{pageCount:r,bytesBefore:p,bytesAfter:E,savedPercent:o?(0,u.p0)(p,E):0}}}}),21115:((S,w,f)=>{f.d(w,{HC:()=>l,
dK:()=>g,ee:()=>D});const g={rdf:"http://www.w3.org/1999/02/22-rdf-syntax-ns#",xml:"http://www.w3.org/XML/1998/namespace",dc:"http://purl.org/dc/elements/1.1/",
xmp:"http://ns.adobe.com/xap/1.0/",xmpMM:"http://ns.adobe.com/xap/1.0/mm/",pdf:"http://ns.adobe.com/pdf/1.3/",pdfaid:"http://www.aiim.org/pdfa/ns/id/",pdfuaid:"\
http://www.aiim.org/pdfua/ns/id/",pdfxid:"http://www.npes.org/pdfx/ns/id/",pdfx:"http://ns.adobe.com/pdfx/1.3/",pdfaExtension:"http://www.aiim.org/pdfa/ns/exten\
sion/",pdfaSchema:"http://www.aiim.org/pdfa/ns/schema#",pdfaProperty:"http://www.aiim.org/pdfa/ns/property#",fx:"urn:factur-x:pdfa:CrossIndustryDocument:invoice\
:1p0#",pdfe:"http://www.aiim.org/pdfe/ns/id/",pdfvtid:"http://www.npes.org/pdfvt/ns/id/",xfa:"http://www.xfa.org/schema/xfa-data/1.0/",ds:"http://www.w3.org/200\
0/09/xmldsig#"},u=new Map(Object.entries(g));class D{uris=new Map;declared=[];known=new Map;enter(r){let a;for(const{name:x,value:p}of r){if(!l(x))continue;const E=x.
slice(6),T=this.uris.get(E);T?T.push(p):this.uris.set(E,[p]),(a??=[]).push(E)}this.declared.push(a??_),a&&this.known.clear()}leave(){const r=this.declared.pop()??
_;for(const a of r)this.uris.get(a).pop();r.length>0&&this.known.clear()}declares(r){return(this.uris.get(d(r))?.length??0)>0}ofElement(r){let a=this.known.get(
r);if(!a){const x=d(r),p=this.uris.get(x)?.at(-1)??u.get(x)??"";this.known.size===h&&this.known.clear(),this.known.set(r,a={namespace:p,local:r.slice(r.indexOf(
":")+1)})}return a}ofAttribute(r){return r.includes(":")?this.ofElement(r):{namespace:"",local:r}}}const l=o=>o==="xmlns"||o.startsWith("xmlns:"),_=[],h=1e3,d=o=>o.
slice(0,Math.max(o.indexOf(":"),0))}),3907:((S,w,f)=>{f.d(w,{Rt:()=>E,X:()=>B,km:()=>l,ol:()=>u,xK:()=>p});var g=f(78157);const u=200,D=1e4;async function l(s,e,t){
const n=new _(s);for(let i=n.next();i;i=n.next()){if(t(i))return"left";const c=e.step((i.to-i.from)*4+50);c&&await c}return n.hasDocumentType?"document type":n.
malformed?"malformed":"well-formed"}class _{text;malformed=!1;hasDocumentType=!1;at=0;constructor(e){this.text=e}next(){const{text:e,at:t}=this;if(t>=e.length)return;
if(e.charCodeAt(t)!==h)return this.characters(t,this.nextTag(t));if(e.startsWith("<!--",t))return this.other(t,"-->",4);if(e.startsWith("<?",t))return this.other(
t,"?>",2);if(e.startsWith("<![CDATA[",t)){const i=e.indexOf("]]>",t);return i<0?this.end():(this.at=i+3,{kind:"text",text:e.slice(t+9,i),from:t,to:this.at})}return e.
startsWith("<!",t)?(this.hasDocumentType=e.startsWith("<!DOCTYPE",t),this.end()):(e.charCodeAt(t+1)===o?this.endTag(t):this.startTag(t))??this.fault(t,this.nextTag(
t+1))}other(e,t,n){const i=this.text.indexOf(t,e+n);return i<0?this.end():(this.at=i+t.length,{kind:"other",from:e,to:this.at})}endTag(e){const t=this.name(e+2),
n=this.blanks(t);if(!(t===e+2||this.text.charCodeAt(n)!==d))return this.at=n+1,{kind:"end",name:this.text.slice(e+2,t),from:e,to:this.at}}startTag(e){const{text:t}=this,
n=this.name(e+1);if(n===e+1)return;const i=t.slice(e+1,n),c=[];for(let O=n;;){const m=this.blanks(O),C=t.charCodeAt(m);if(C===d||C===o&&t.charCodeAt(m+1)===d)return this.
at=C===d?m+1:m+2,{kind:C===d?"start":"empty",name:i,attributes:c,from:e,to:this.at};const P=this.name(m),L=this.blanks(P),M=this.blanks(L+1),v=t[M];if(m===O||P===
m||t[L]!=="="||v!=='"'&&v!=="'")return;const k=t.indexOf(v,M+1),R=t.slice(M+1,Math.max(k,M+1)),W=R.includes("<")?void 0:a(R);if(k<0||W===void 0||c.length>=D)return;
c.push({name:t.slice(m,P),value:W,from:m,to:k+1}),O=k+1}}characters(e,t){const n=a(this.text.slice(e,t));return n===void 0?this.fault(e,t):(this.at=t,{kind:"tex\
t",text:n,from:e,to:t})}nextTag(e){const t=this.text.indexOf("<",e);return t<0?this.text.length:t}fault(e,t){return this.malformed=!0,this.at=t,{kind:"other",from:e,
to:t}}end(){this.malformed=!0,this.at=this.text.length}blanks(e){const{text:t}=this;for(;;){const n=t.charCodeAt(e);if(n!==32&&n!==9&&n!==10&&n!==13)return e;e++}}name(e){
const{text:t}=this;for(;e<t.length;e++){const n=t.charCodeAt(e);if(n<=32||n===o||n===d||n===h||n===61||n===34||n===39)break}return e}}const[h,d,o]=[60,62,47],r=new Map(
[["amp","&"],["lt","<"],["gt",">"],["quot",'"'],["apos","'"]]);function a(s){if(!s.includes("&"))return s;const e=[];let t=0;for(let n=s.indexOf("&");n>=0;n=s.indexOf(
"&",t)){const i=s.indexOf(";",n);if(i<0||i-n>12)return;const c=s.slice(n+1,i),O=r.get(c)??x(c);if(O===void 0)return;e.push(s.slice(t,n),O),t=i+1}return e.push(s.
slice(t)),e.join("")}function x(s){const e=/^#(?:x([\dA-Fa-f]+)|(\d+))$/.exec(s),t=e?parseInt(e[1]??e[2],e[1]===void 0?10:16):-1;return t>0&&t<=1114111&&!(t>=55296&&
t<=57343)?String.fromCodePoint(t):void 0}function p(s){const[e,t,n,i]=s;if(e===0&&t===0&&(n===254||n===0)||e===255&&t===254&&n===0&&i===0)return U(s);if(e===254&&
t===255||e===0&&t===60)return A(new TextDecoder("utf-16be").decode(s));if(e===255&&t===254||e===60&&t===0)return A(new TextDecoder("utf-16le").decode(s));const c=new TextDecoder().
decode(s);return A(c.includes("�")?Buffer.from(s).toString("latin1"):c)}function E(s){if(s[0]===0||s[1]===0||s[0]===254||s[0]===255)return p(s);const t=(0,g.bS)(
s).toString("latin1",0,T),n=N.exec(t)?.[1]?.toLowerCase()??"utf-8";if(I.has(n))try{return new TextDecoder(n,{fatal:!0}).decode(s)}catch{return}}const T=200,N=/^(?:\xef\xbb\xbf)?<\?xml\s[^>]*?encoding\s*=\s*["']([\w.-]+)["']/,
I=new Set(["utf-8","utf8","us-ascii","iso-8859-1","iso-8859-15","windows-1252"]),A=s=>s.startsWith("\uFEFF")?s.slice(1):s;function U(s){const e=new DataView(s.buffer,
s.byteOffset,s.byteLength),t=s[0]!==0,n=[];for(let i=0;i+4<=s.length;i+=4){const c=e.getUint32(i,t);if(c>1114111)return;n.push(String.fromCodePoint(c))}return A(
n.join(""))}const B=s=>s.replaceAll("&","&amp;").replaceAll("<","&lt;").replaceAll(">","&gt;").replaceAll('"',"&quot;")}),58006:((S,w,f)=>{f.d(w,{n:()=>l});var g=f(
48249),u=f(45599);const D=["DecodeParms","F","FFilter","FDecodeParms","DL"];function l(_,h,{compress:d}){const o=new u.Bi(_.dict);d?o.set("Filter",(0,u.UU)("Fla\
teDecode")):o.delete("Filter");for(const r of D)o.delete(r);return new u.Z6(o,d?(0,g.Kc)(h):h)}})};
