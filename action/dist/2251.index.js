"use strict";exports.id=2251,exports.ids=[2251],exports.modules={55175:((C,g,f)=>{f.r(g),f.d(g,{optimize_document:()=>E});var _=f(68973),l=f(49994);const E=async(p,{open_password:m},d)=>{
const{bytes:h,isSmaller:o,pageCount:r,notes:a,written:x}=await(0,l.BG)(p,m,{...d,codec:(0,_.g0)(d)}),u=p.bytes.length,D=h.length;return x&&d.onWritten?.(x),{documents:[
{name:p.name,bytes:h,pageCount:r}],notes:o?a:[l.bx],facts:{pageCount:r,bytesBefore:u,bytesAfter:D,savedPercent:o?(0,l.p0)(u,D):0}}}}),21115:((C,g,f)=>{f.d(g,{HC:()=>p,
dK:()=>_,ee:()=>E});const _={rdf:"http://www.w3.org/1999/02/22-rdf-syntax-ns#",xml:"http://www.w3.org/XML/1998/namespace",dc:"http://purl.org/dc/elements/1.1/",
xmp:"http://ns.adobe.com/xap/1.0/",xmpMM:"http://ns.adobe.com/xap/1.0/mm/",pdf:"http://ns.adobe.com/pdf/1.3/",pdfaid:"http://www.aiim.org/pdfa/ns/id/",pdfuaid:"\
http://www.aiim.org/pdfua/ns/id/",pdfxid:"http://www.npes.org/pdfx/ns/id/",pdfx:"http://ns.adobe.com/pdfx/1.3/",pdfaExtension:"http://www.aiim.org/pdfa/ns/exten\
sion/",pdfaSchema:"http://www.aiim.org/pdfa/ns/schema#",pdfaProperty:"http://www.aiim.org/pdfa/ns/property#",fx:"urn:factur-x:pdfa:CrossIndustryDocument:invoice\
:1p0#",pdfe:"http://www.aiim.org/pdfe/ns/id/",pdfvtid:"http://www.npes.org/pdfvt/ns/id/",xfa:"http://www.xfa.org/schema/xfa-data/1.0/",ds:"http://www.w3.org/200\
0/09/xmldsig#"},l=new Map(Object.entries(_));class E{uris=new Map;declared=[];known=new Map;enter(r){let a;for(const{name:x,value:u}of r){if(!p(x))continue;const D=x.
slice(6),A=this.uris.get(D);A?A.push(u):this.uris.set(D,[u]),(a??=[]).push(D)}this.declared.push(a??m),a&&this.known.clear()}leave(){const r=this.declared.pop()??
m;for(const a of r)this.uris.get(a).pop();r.length>0&&this.known.clear()}declares(r){return(this.uris.get(h(r))?.length??0)>0}ofElement(r){let a=this.known.get(
r);if(!a){const x=h(r),u=this.uris.get(x)?.at(-1)??l.get(x)??"";this.known.size===d&&this.known.clear(),this.known.set(r,a={namespace:u,local:r.slice(r.indexOf(
":")+1)})}return a}ofAttribute(r){return r.includes(":")?this.ofElement(r):{namespace:"",local:r}}}const p=o=>o==="xmlns"||o.startsWith("xmlns:"),m=[],d=1e3,h=o=>o.
slice(0,Math.max(o.indexOf(":"),0))}),3907:((C,g,f)=>{f.d(g,{X:()=>A,km:()=>E,ol:()=>_,xK:()=>x});const _=200,l=1e4;async function E(s,e,t){const n=new p(s);for(let i=n.
next();i;i=n.next()){if(t(i))return"left";const c=e.step((i.to-i.from)*4+50);c&&await c}return n.hasDocumentType?"document type":n.malformed?"malformed":"well-f\
ormed"}class p{text;malformed=!1;hasDocumentType=!1;at=0;constructor(e){this.text=e}next(){const{text:e,at:t}=this;if(t>=e.length)return;if(e.charCodeAt(t)!==m)
return this.characters(t,this.nextTag(t));if(e.startsWith("<!--",t))return this.other(t,"-->",4);if(e.startsWith("<?",t))return this.other(t,"?>",2);if(e.startsWith(
"<![CDATA[",t)){const i=e.indexOf("]]>",t);return i<0?this.end():(this.at=i+3,{kind:"text",text:e.slice(t+9,i),from:t,to:this.at})}return e.startsWith("<!",t)?(this.
hasDocumentType=e.startsWith("<!DOCTYPE",t),this.end()):(e.charCodeAt(t+1)===h?this.endTag(t):this.startTag(t))??this.fault(t,this.nextTag(t+1))}other(e,t,n){const i=this.
text.indexOf(t,e+n);return i<0?this.end():(this.at=i+t.length,{kind:"other",from:e,to:this.at})}endTag(e){const t=this.name(e+2),n=this.blanks(t);if(!(t===e+2||
this.text.charCodeAt(n)!==d))return this.at=n+1,{kind:"end",name:this.text.slice(e+2,t),from:e,to:this.at}}startTag(e){const{text:t}=this,n=this.name(e+1);if(n===
e+1)return;const i=t.slice(e+1,n),c=[];for(let T=n;;){const w=this.blanks(T),O=t.charCodeAt(w);if(O===d||O===h&&t.charCodeAt(w+1)===d)return this.at=O===d?w+1:w+
2,{kind:O===d?"start":"empty",name:i,attributes:c,from:e,to:this.at};const P=this.name(w),v=this.blanks(P),k=this.blanks(v+1),S=t[k];if(w===T||P===w||t[v]!=="="||
S!=='"'&&S!=="'")return;const M=t.indexOf(S,k+1),W=t.slice(k+1,Math.max(M,k+1)),y=W.includes("<")?void 0:r(W);if(M<0||y===void 0||c.length>=l)return;c.push({name:t.
slice(w,P),value:y,from:w,to:M+1}),T=M+1}}characters(e,t){const n=r(this.text.slice(e,t));return n===void 0?this.fault(e,t):(this.at=t,{kind:"text",text:n,from:e,
to:t})}nextTag(e){const t=this.text.indexOf("<",e);return t<0?this.text.length:t}fault(e,t){return this.malformed=!0,this.at=t,{kind:"other",from:e,to:t}}end(){
this.malformed=!0,this.at=this.text.length}blanks(e){const{text:t}=this;for(;;){const n=t.charCodeAt(e);if(n!==32&&n!==9&&n!==10&&n!==13)return e;e++}}name(e){const{
text:t}=this;for(;e<t.length;e++){const n=t.charCodeAt(e);if(n<=32||n===h||n===d||n===m||n===61||n===34||n===39)break}return e}}const[m,d,h]=[60,62,47],o=new Map(
[["amp","&"],["lt","<"],["gt",">"],["quot",'"'],["apos","'"]]);function r(s){if(!s.includes("&"))return s;const e=[];let t=0;for(let n=s.indexOf("&");n>=0;n=s.indexOf(
"&",t)){const i=s.indexOf(";",n);if(i<0||i-n>12)return;const c=s.slice(n+1,i),T=o.get(c)??a(c);if(T===void 0)return;e.push(s.slice(t,n),T),t=i+1}return e.push(s.
slice(t)),e.join("")}function a(s){const e=/^#(?:x([\dA-Fa-f]+)|(\d+))$/.exec(s),t=e?parseInt(e[1]??e[2],e[1]===void 0?10:16):-1;return t>0&&t<=1114111&&!(t>=55296&&
t<=57343)?String.fromCodePoint(t):void 0}function x(s){const[e,t,n,i]=s;if(e===0&&t===0&&(n===254||n===0)||e===255&&t===254&&n===0&&i===0)return D(s);if(e===254&&
t===255||e===0&&t===60)return u(new TextDecoder("utf-16be").decode(s));if(e===255&&t===254||e===60&&t===0)return u(new TextDecoder("utf-16le").decode(s));const c=new TextDecoder().
decode(s);return u(c.includes("�")?Buffer.from(s).toString("latin1"):c)}const u=s=>s.startsWith("\uFEFF")?s.slice(1):s;function D(s){const e=new DataView(s.buffer,
s.byteOffset,s.byteLength),t=s[0]!==0,n=[];for(let i=0;i+4<=s.length;i+=4){const c=e.getUint32(i,t);if(c>1114111)return;n.push(String.fromCodePoint(c))}return u(
n.join(""))}const A=s=>s.replaceAll("&","&amp;").replaceAll("<","&lt;").replaceAll(">","&gt;").replaceAll('"',"&quot;")}),58006:((C,g,f)=>{f.d(g,{n:()=>p});var _=f(
81679),l=f(45599);const E=["DecodeParms","F","FFilter","FDecodeParms","DL"];function p(m,d,{compress:h}){const o=new l.Bi(m.dict);h?o.set("Filter",(0,l.UU)("Fla\
teDecode")):o.delete("Filter");for(const r of E)o.delete(r);return new l.Z6(o,h?(0,_.Kc)(d):d)}})};
