"use strict";exports.id=1320,exports.ids=[1320],exports.modules={12889:((B,S,m)=>{m.d(S,{Rl:()=>G,Vv:()=>M,fM:()=>A,ft:()=>c,jB:()=>k,pr:()=>T,rg:()=>P,vw:()=>g,wE:()=>I});var R=m(
46161),D=m(44233),O=m(47707);const M="‏",A="‎";let C;const w=()=>C??=(0,R.A)(),x=/[\u0590-\u08ff\u200f\u202b\u202e\u2067\u2068\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u,
c=i=>x.test(i),l=4e3,u=i=>w().getEmbeddingLevels(i.slice(0,l)).paragraphs[0]?.level??0,g=i=>c(i)&&u(i)%2===1,T=i=>[...v(i)];function*v(i){if(!c(i)){i!==""&&(yield{
text:i,rtl:!1,at:0});return}if(i.length<=l)return yield*L(i,0);const a=u(i)%2===1,d=[];for(let f=0;f<i.length;)f=Math.min(f+l,i.length),/[\ud800-\udbff]/.test(i[f-
1])&&(f=Math.min(f+1,i.length)),d.push(f);for(let f=0;f<d.length;f++){const p=a?d.length-1-f:f,_=d[p-1]??0;yield*L(i.slice(_,d[p]),_,a?"rtl":"ltr")}}function L(i,a,d){
const{levels:f,paragraphs:p}=w().getEmbeddingLevels(i,d),_=p[0]?.level??0;for(let t=i.length-1;t>=0&&/\s/.test(i[t]);t--)f[t]=_;const s=[];for(let t=0,e=0;t<i.length;t=
e){const r=f[t];for(;e<i.length&&f[e]===r;)e++;s.push({level:r,text:i.slice(t,e),at:t})}const n=s.reduce((t,{level:e})=>Math.max(t,e),0);for(let t=n;t>0;t--)for(let e=0,
r=0;e<s.length;e=r+1){for(r=e;r<s.length&&s[r].level>=t;)r++;for(let o=e,h=r-1;o<h;o++,h--)[s[o],s[h]]=[s[h],s[o]]}return s.map(({level:t,text:e,at:r})=>({text:e,
rtl:t%2===1,at:a+r}))}function*P(i,a){const d=new Int32Array(a.length+1);for(const[f,p]of a.entries())d[f+1]=d[f]+p.length;for(const{text:f,rtl:p,at:_}of v(i+a.
join(""))){const s=_-i.length,n=s+f.length,t=[];for(let e=Math.max((0,D.MJ)(d,s)-1,0);e<a.length&&d[e]<n;e++){const r=Math.max(s-d[e],0),o=a[e].slice(r,Math.max(
n-d[e],0));o!==""&&t.push({text:o,rtl:p,at:r,index:e})}yield*p?t.reverse():t}}const k=i=>Array.from(i,a=>w().getMirroredCharacter(a)??a).join(""),I=i=>(0,O.qf)(
k(i)).reverse().join(""),G=i=>T(i).flatMap(({text:a,rtl:d})=>d?(0,O.qf)(k(a)).reverse():(0,O.qf)(a))}),21115:((B,S,m)=>{m.d(S,{HC:()=>M,dK:()=>R,ee:()=>O});const R={
rdf:"http://www.w3.org/1999/02/22-rdf-syntax-ns#",xml:"http://www.w3.org/XML/1998/namespace",dc:"http://purl.org/dc/elements/1.1/",xmp:"http://ns.adobe.com/xap/\
1.0/",xmpMM:"http://ns.adobe.com/xap/1.0/mm/",pdf:"http://ns.adobe.com/pdf/1.3/",pdfaid:"http://www.aiim.org/pdfa/ns/id/",pdfuaid:"http://www.aiim.org/pdfua/ns/\
id/",pdfxid:"http://www.npes.org/pdfx/ns/id/",pdfx:"http://ns.adobe.com/pdfx/1.3/",pdfaExtension:"http://www.aiim.org/pdfa/ns/extension/",pdfaSchema:"http://www\
.aiim.org/pdfa/ns/schema#",pdfaProperty:"http://www.aiim.org/pdfa/ns/property#",fx:"urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#",pdfe:"http://www.aiim.\
org/pdfe/ns/id/",pdfvtid:"http://www.npes.org/pdfvt/ns/id/",xfa:"http://www.xfa.org/schema/xfa-data/1.0/",ds:"http://www.w3.org/2000/09/xmldsig#"},D=new Map(Object.
entries(R));class O{uris=new Map;declared=[];known=new Map;enter(c){let l;for(const{name:u,value:g}of c){if(!M(u))continue;const T=u.slice(6),v=this.uris.get(T);
v?v.push(g):this.uris.set(T,[g]),(l??=[]).push(T)}this.declared.push(l??A),l&&this.known.clear()}leave(){const c=this.declared.pop()??A;for(const l of c)this.uris.
get(l).pop();c.length>0&&this.known.clear()}declares(c){return(this.uris.get(w(c))?.length??0)>0}ofElement(c){let l=this.known.get(c);if(!l){const u=w(c),g=this.
uris.get(u)?.at(-1)??D.get(u)??"";this.known.size===C&&this.known.clear(),this.known.set(c,l={namespace:g,local:c.slice(c.indexOf(":")+1)})}return l}ofAttribute(c){
return c.includes(":")?this.ofElement(c):{namespace:"",local:c}}}const M=x=>x==="xmlns"||x.startsWith("xmlns:"),A=[],C=1e3,w=x=>x.slice(0,Math.max(x.indexOf(":"),
0))}),3907:((B,S,m)=>{m.d(S,{Rt:()=>G,X:()=>_,km:()=>x,ol:()=>D,xK:()=>I});var R=m(78157);const D=200,O=1e4,M=1e5,A=65536,C=65536,w=12;async function x(s,n,t){const e=new c(
s);for(let r=e.next();r;r=e.next()){if(t(r))return"left";const o=n.step((r.to-r.from)*4+50);o&&await o}return e.hasDocumentType?"document type":e.malformed?"mal\
formed":"well-formed"}class c{text;malformed=!1;hasDocumentType=!1;at=0;tag=-1;constructor(n){this.text=n}next(){const{text:n,at:t}=this;if(t>=n.length)return;if(n.
charCodeAt(t)!==l)return this.characters(t,this.endOfPiece(t,this.nextTag(t)));if(n.startsWith("<!--",t))return this.other(t,"-->",4);if(n.startsWith("<?",t))return this.
other(t,"?>",2);if(n.startsWith("<![CDATA[",t)){const r=n.indexOf("]]>",t);return r<0?this.end():(this.at=r+3,{kind:"text",text:n.slice(t+9,r),from:t,to:this.at})}
return n.startsWith("<!",t)?(this.hasDocumentType=n.startsWith("<!DOCTYPE",t),this.end()):(n.charCodeAt(t+1)===g?this.endTag(t):this.startTag(t))??this.fault(t,
this.nextTag(t+1))}other(n,t,e){const r=this.text.indexOf(t,n+e);return r<0?this.end():(this.at=r+t.length,{kind:"other",from:n,to:this.at})}endTag(n){const t=this.
name(n+2),e=this.blanks(t);if(!(t===n+2||this.text.charCodeAt(e)!==u))return this.at=e+1,{kind:"end",name:this.text.slice(n+2,t),from:n,to:this.at}}startTag(n){
const{text:t}=this,e=this.name(n+1);if(e===n+1)return;const r=t.slice(n+1,e),o=[];let h=0;for(let N=e;;){const E=this.blanks(N),b=t.charCodeAt(E);if(b===u||b===
g&&t.charCodeAt(E+1)===u)return this.at=b===u?E+1:E+2,{kind:b===u?"start":"empty",name:r,attributes:o,from:n,to:this.at};const K=this.name(E),F=this.blanks(K),W=this.
blanks(F+1),U=t[W];if(E===N||K===E||t[F]!=="="||U!=='"'&&U!=="'")return;const y=t.indexOf(U,W+1),j=t.slice(W+1,Math.max(y,W+1));h+=v(j,M-h);const H=j.includes("\
<")||h>=M?void 0:P(j);if(y<0||H===void 0||o.length>=O)return;o.push({name:t.slice(E,K),value:H,from:E,to:y+1}),N=y+1}}characters(n,t){const e=P(this.text.slice(
n,t));return e===void 0?this.fault(n,t):(this.at=t,{kind:"text",text:e,from:n,to:t})}nextTag(n){if(this.tag>=n)return this.tag;const t=this.text.indexOf("<",n);
return this.tag=t<0?this.text.length:t}endOfPiece(n,t){const{text:e}=this;if(t-n<=C)return t;let r=n+C;const o=r-w+1,h=e.slice(o,r+1).lastIndexOf("&");h>=0&&(r=
o+h);for(const N=r-C/2;e[r-1]==="]"||T(e.charCodeAt(r));r--)if(r===N)return t;return r}fault(n,t){return this.malformed=!0,this.at=t,{kind:"other",from:n,to:t}}end(){
this.malformed=!0,this.at=this.text.length}blanks(n){const{text:t}=this;for(let e=n;;e++){const r=t.charCodeAt(e);if(r!==32&&r!==9&&r!==10&&r!==13||e-n===A)return e}}name(n){
const{text:t}=this;let e=n;for(const r=Math.min(t.length,n+A);e<r;e++){const o=t.charCodeAt(e);if(o<=32||o===g||o===u||o===l||o===61||o===34||o===39)break}return e}}
const[l,u,g]=[60,62,47],T=s=>s>=56320&&s<=57343;function v(s,n){let t=0;for(let e=s.indexOf("&");e>=0&&t<n;e=s.indexOf("&",e+1))t++;return t}const L=new Map([["\
amp","&"],["lt","<"],["gt",">"],["quot",'"'],["apos","'"]]);function P(s){if(!s.includes("&"))return s;const n=[];let t=0;for(let e=s.indexOf("&");e>=0;e=s.indexOf(
"&",t)){const r=s.indexOf(";",e);if(r<0||r-e>w)return;const o=s.slice(e+1,r),h=L.get(o)??k(o);if(h===void 0)return;n.push(s.slice(t,e),h),t=r+1}return n.push(s.
slice(t)),n.join("")}function k(s){const n=/^#(?:x([\dA-Fa-f]+)|(\d+))$/.exec(s),t=n?parseInt(n[1]??n[2],n[1]===void 0?10:16):-1;return t>0&&t<=1114111&&!(t>=55296&&
t<=57343)?String.fromCodePoint(t):void 0}function I(s){const[n,t,e,r]=s;if(n===0&&t===0&&(e===254||e===0)||n===255&&t===254&&e===0&&r===0)return p(s);if(n===254&&
t===255||n===0&&t===60)return f(new TextDecoder("utf-16be").decode(s));if(n===255&&t===254||n===60&&t===0)return f(new TextDecoder("utf-16le").decode(s));const o=new TextDecoder().
decode(s);return f(o.includes("�")?Buffer.from(s).toString("latin1"):o)}function G(s){if(s[0]===0||s[1]===0||s[0]===254||s[0]===255)return I(s);const t=(0,R.bS)(
s).toString("latin1",0,i),e=a.exec(t)?.[1]?.toLowerCase()??"utf-8";if(d.has(e))try{return new TextDecoder(e,{fatal:!0}).decode(s)}catch{return}}const i=200,a=/^(?:\xef\xbb\xbf)?<\?xml\s[^>]*?encoding\s*=\s*["']([\w.-]+)["']/,
d=new Set(["utf-8","utf8","us-ascii","iso-8859-1","iso-8859-15","windows-1252"]),f=s=>s.startsWith("\uFEFF")?s.slice(1):s;function p(s){const n=new DataView(s.buffer,
s.byteOffset,s.byteLength),t=s[0]!==0,e=[];for(let r=0;r+4<=s.length;r+=4){const o=n.getUint32(r,t);if(o>1114111)return;e.push(String.fromCodePoint(o))}return f(
e.join(""))}const _=s=>s.replaceAll("&","&amp;").replaceAll("<","&lt;").replaceAll(">","&gt;").replaceAll('"',"&quot;")})};
