"use strict";exports.id=4083,exports.ids=[4083],exports.modules={55175:((v,I,_)=>{_.r(I),_.d(I,{optimize_document:()=>A});var r=_(68973),O=_(49994);const A=async(D,{open_password:f},x)=>{
const{bytes:g,isSmaller:w,pageCount:u,notes:m,written:E}=await(0,O.BG)(D,f,{...x,codec:(0,r.g0)(x)}),T=D.bytes.length,C=g.length;return E&&x.onWritten?.(E),{documents:[
{name:D.name,bytes:g,pageCount:u}],notes:w?m:[O.bx],facts:{pageCount:u,bytesBefore:T,bytesAfter:C,savedPercent:w?(0,O.p0)(T,C):0}}}}),36211:((v,I,_)=>{_.d(I,{Rl:()=>D,
ep:()=>u,lJ:()=>f,we:()=>A});var r=_(85008);const O={0:"b B b* B* BI BT BX EI EMC ET EX f F f* h ID n q Q s S sc SC scn SCN T* W W*",1:"BMC cs CS Do g G gs i j \
J M MP ri sh Tc TJ Tj TL Tr Ts Tw Tz w '",2:"BDC d d0 DP l m Td TD Tf",3:'rg RG "',4:"k K re v y",6:"c cm d1 Tm"},A=Object.values(O).flatMap(m=>m.split(" ")),D=new Set(
["m","l","c","v","y","h","re"]),f=new Map([["n",{}],["f",{fill:"nonzero"}],["F",{fill:"nonzero"}],["f*",{fill:"even-odd"}],["S",{strokes:!0}],["s",{strokes:!0,closes:!0}],
["B",{fill:"nonzero",strokes:!0}],["B*",{fill:"even-odd",strokes:!0}],["b",{fill:"nonzero",strokes:!0,closes:!0}],["b*",{fill:"even-odd",strokes:!0,closes:!0}]]),
x=255,g=new Uint8Array(65536).fill(x),w=new Map;for(const[m,E]of Object.entries(O))for(const T of E.split(" "))T.length<=2?g[(0,r.$N)(T)]=Number(m):w.set((0,r.$N)(
T),Number(m));function u(m){if(m>=g.length)return w.get(m);const E=g[m];return E===x?void 0:E}}),37709:((v,I,_)=>{_.d(I,{B:()=>N,K:()=>t});var r=_(78157),O=_(45798),
A=_(82416),D=_(36211),f=_(85008);const x=64,g=100,w=16*1024*1024,u=["true","false","null"],m=new Map,E=new Array(16384).fill(void 0),T=s=>s&127|s>>1&16256,C=-32640;
for(const s of D.we){const e=(0,f.$N)(s);m.set(e,s),(e&C)===0&&(E[T(e)]=s)}class N{content;operator="";count=0;end=0;dataStart=-1;dataEnd=-1;tokens;kinds=new Uint8Array(
x);starts=new Int32Array(x);ends=new Int32Array(x);depth=0;outermost=f.Kp;opened=0;deepest=0;inImage=!1;isGiven=!0;constructor(e){this.content=e,this.tokens=new f.
oz(e)}next(){return this.advance(1/0)}advance(e){const{tokens:a}=this;for(this.isGiven&&this.forget();a.end<e;){const p=a.next();switch(p){case f.Kp:return this.
end=a.end,this.dataStart>=0&&this.give("BI");case f.QR:if(this.depth===0&&this.keyword())return!0;break;case f.pQ:case f.q$:if(this.depth++>0){this.depth>this.deepest&&
(this.deepest=this.depth);break}this.outermost=p,this.opened=a.start;break;case f.OG:case f.ZT:this.depth>0&&--this.depth===0&&this.add(this.outermost,this.opened);
break;case f.Ho:this.dataStart=a.start,this.dataEnd=a.end;break;default:this.depth===0&&this.add(p,a.start)}}return this.end=a.end,!1}forget(){this.isGiven=!1,this.
count=this.deepest=0,this.dataStart=this.dataEnd=-1}keyword(){const{tokens:e}=this,{code:a}=e,p=(a&C)===0?E[T(a)]:m.get(a);if(p===void 0&&u.some(M=>M.length===e.
end-e.start&&(0,r.w1)(this.content,e.start,M)))this.add(f.QR,e.start);else if(p==="BI")this.inImage=!0,this.count=0;else if(this.inImage){if(p==="EI")return this.
give("BI")}else return this.give(p??"");return!1}give(e){return this.operator=e,this.end=this.tokens.end,this.isGiven=!0,this.inImage=!1,!0}add(e,a){const{count:p}=this;
p!==x&&(this.kinds[p]=e,this.starts[p]=a,this.ends[p]=this.tokens.end,this.count=p+1)}kind(e){return e>=0&&e<this.count?this.kinds[e]:f.Kp}get start(){return this.
count>0?this.starts[0]:this.tokens.start}startOf(e){return this.starts[e]}endOf(e){return this.ends[e]}number(e){return this.kind(e)===f.uk?(0,A.kz)(this.content,
this.starts[e],this.ends[e]):NaN}name(e){return this.kind(e)===f.o_?(0,A.MQ)(this.content,this.starts[e]+1,this.ends[e]):void 0}string(e){const a=this.kind(e);return a===
f.An||a===f.Cd?(0,A.E3)(this.content,this.starts[e],this.ends[e]):void 0}value(e){return this.kind(e)===f.Kp||this.deepest>g?null:new O.i(this.content,this.starts[e],
this.ends[e],g,void 0,w).value()}inside(e){return new f.oz(this.content,this.starts[e]+1,this.ends[e]-1)}}const d=32768,n=6;async function t(s,e,a){const p=new N(
s);for(;p.end<s.length;){const{end:M}=p;for(;p.advance(M+d);){const R=a(p);R&&await R}const S=e.step(n*(p.end-M));S&&await S}}}),85008:((v,I,_)=>{_.d(I,{$N:()=>a,
An:()=>f,Cd:()=>x,Ho:()=>T,Kp:()=>O,OG:()=>u,QR:()=>g,ZT:()=>E,jq:()=>B,o_:()=>D,oz:()=>S,pQ:()=>w,q$:()=>m,uk:()=>A});var r=_(78157);const O=0,A=1,D=2,f=3,x=4,
g=5,w=6,u=7,m=8,E=9,T=10,C=0,N=11,d=12,n=13,t=new Uint8Array(256).fill(g),s=new Uint8Array(256);for(let h=0;h<256;h++)r.Kl[h]!==r.N9&&(t[h]=C);for(const h of[r.
b9,r.N5,r.fX])s[h]=1;for(let h=r.l0;h<=r.ev;h++)s[h]=1;for(let h=0;h<256;h++)s[h]&&(t[h]=A);t[r.cL]=D,t[r.Cx]=f,t[r.iH]=d,t[r.vz]=n,t[r.WL]=w,t[r.wt]=u,t[r.IQ]=
N;const e=3,a=h=>[...h].reduce((l,c,o)=>l|c.charCodeAt(0)<<8*o,0),p=a("BI"),M=a("ID");class S{content;to;kind=O;start=0;end;isCut=!1;passed=0;inImage=!1;atData=!1;constructor(l,c=0,o=l.
length){this.content=l,this.to=o,this.start=this.end=c}next(l=!1){const{content:c,to:o}=this;if(this.atData)return this.imageData();let i=this.end;for(;i<o;){const k=i,
K=t[c[i++]];switch(K){case C:continue;case A:for(;i<o&&s[c[i]]===1;)i++;if(l){this.passed++;continue}return this.found(A,k,i);case g:for(;i<o&&r.Kl[c[i]]===r.N9;)
i++;return i-k===2&&this.followImage(c[k]|c[k+1]<<8),this.found(g,k,i);case D:for(;i<o&&r.Kl[c[i]]===r.N9;)i++;if(l){this.passed++;continue}return this.found(D,
k,i);case f:return i=(0,r.t9)(c,k,o),this.isCut=i===o&&B(c,k,o)>0,this.found(f,k,i);case d:return i<o&&c[i]===r.iH?this.found(m,k,i+1):(i=(0,r.$k)(c,i,o),this.isCut=
c[i-1]!==r.vz,this.found(x,k,i));case n:if(i<o&&c[i]===r.vz)return this.found(E,k,i+1);continue;case N:i=(0,r.D)(c,i,o);continue;default:return this.found(K,k,i)}}
return this.found(O,o,o)}found(l,c,o){return this.kind=l,this.start=c,this.end=o,l}get code(){const{content:l,start:c,end:o}=this,i=o-c;return i>e?0:l[c]|(i>1?l[c+
1]<<8:0)|(i>2?l[c+2]<<16:0)}followImage(l){this.atData=this.inImage&&l===M,this.inImage=l===p||this.inImage&&!this.atData}imageData(){const{content:l,to:c}=this;
this.atData=!1;const o=Math.min(this.end+1,c),i=y(l,o,c);return this.isCut=i<0,this.found(T,o,i<0?c:i)}}const R=12;function y(h,l,c){for(let o=l;o+1<c;o++){if(h[o]!==
r.HV||h[o+1]!==r.tw||o>l&&r.Kl[h[o-1]]!==r.t6)continue;const i=o+2;if(!(i<c&&r.Kl[h[i]]===r.N9)&&P(h,i,Math.min(i+R,c)))return Math.max(o-1,l)}return-1}function P(h,l,c){
for(let o=l;o<c;o++){const i=h[o];if((i<r.Z4||i>r.du)&&r.Kl[i]!==r.t6)return!1}return!0}function B(h,l,c=h.length){let o=0;for(let i=l;i<c;i++){const k=h[i];k===
r.r_?i++:k===r.Cx?o++:k===r.s1&&o--}return o}}),43496:((v,I,_)=>{_.d(I,{HC:()=>D,dK:()=>r,ee:()=>A});const r={rdf:"http://www.w3.org/1999/02/22-rdf-syntax-ns#",
xml:"http://www.w3.org/XML/1998/namespace",dc:"http://purl.org/dc/elements/1.1/",xmp:"http://ns.adobe.com/xap/1.0/",xmpMM:"http://ns.adobe.com/xap/1.0/mm/",pdf:"\
http://ns.adobe.com/pdf/1.3/",pdfaid:"http://www.aiim.org/pdfa/ns/id/",pdfuaid:"http://www.aiim.org/pdfua/ns/id/",pdfxid:"http://www.npes.org/pdfx/ns/id/",pdfx:"\
http://ns.adobe.com/pdfx/1.3/",pdfaExtension:"http://www.aiim.org/pdfa/ns/extension/",pdfaSchema:"http://www.aiim.org/pdfa/ns/schema#",pdfaProperty:"http://www.\
aiim.org/pdfa/ns/property#",fx:"urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#",pdfe:"http://www.aiim.org/pdfe/ns/id/",pdfvtid:"http://www.npes.org/pdfvt/\
ns/id/",xfa:"http://www.xfa.org/schema/xfa-data/1.0/",ds:"http://www.w3.org/2000/09/xmldsig#"},O=new Map(Object.entries(r));class A{uris=new Map;declared=[];known=new Map;enter(u){
let m;for(const{name:E,value:T}of u){if(!D(E))continue;const C=E.slice(6),N=this.uris.get(C);N?N.push(T):this.uris.set(C,[T]),(m??=[]).push(C)}this.declared.push(
m??f),m&&this.known.clear()}leave(){const u=this.declared.pop()??f;for(const m of u)this.uris.get(m).pop();u.length>0&&this.known.clear()}declares(u){return(this.
uris.get(g(u))?.length??0)>0}ofElement(u){let m=this.known.get(u);if(!m){const E=g(u),T=this.uris.get(E)?.at(-1)??O.get(E)??"";this.known.size===x&&this.known.clear(),
this.known.set(u,m={namespace:T,local:u.slice(u.indexOf(":")+1)})}return m}ofAttribute(u){return u.includes(":")?this.ofElement(u):{namespace:"",local:u}}}const D=w=>w===
"xmlns"||w.startsWith("xmlns:"),f=[],x=1e3,g=w=>w.slice(0,Math.max(w.indexOf(":"),0))}),3907:((v,I,_)=>{_.d(I,{X:()=>N,km:()=>A,ol:()=>r,xK:()=>E});const r=200,
O=1e4;async function A(d,n,t){const s=new D(d);for(let e=s.next();e;e=s.next()){if(t(e))return"left";const a=n.step((e.to-e.from)*4+50);a&&await a}return s.hasDocumentType?
"document type":s.malformed?"malformed":"well-formed"}class D{text;malformed=!1;hasDocumentType=!1;at=0;constructor(n){this.text=n}next(){const{text:n,at:t}=this;
if(t>=n.length)return;if(n.charCodeAt(t)!==f)return this.characters(t,this.nextTag(t));if(n.startsWith("<!--",t))return this.other(t,"-->",4);if(n.startsWith("<\
?",t))return this.other(t,"?>",2);if(n.startsWith("<![CDATA[",t)){const e=n.indexOf("]]>",t);return e<0?this.end():(this.at=e+3,{kind:"text",text:n.slice(t+9,e),
from:t,to:this.at})}return n.startsWith("<!",t)?(this.hasDocumentType=n.startsWith("<!DOCTYPE",t),this.end()):(n.charCodeAt(t+1)===g?this.endTag(t):this.startTag(
t))??this.fault(t,this.nextTag(t+1))}other(n,t,s){const e=this.text.indexOf(t,n+s);return e<0?this.end():(this.at=e+t.length,{kind:"other",from:n,to:this.at})}endTag(n){
const t=this.name(n+2),s=this.blanks(t);if(!(t===n+2||this.text.charCodeAt(s)!==x))return this.at=s+1,{kind:"end",name:this.text.slice(n+2,t),from:n,to:this.at}}startTag(n){
const{text:t}=this,s=this.name(n+1);if(s===n+1)return;const e=t.slice(n+1,s),a=[];for(let p=s;;){const M=this.blanks(p),S=t.charCodeAt(M);if(S===x||S===g&&t.charCodeAt(
M+1)===x)return this.at=S===x?M+1:M+2,{kind:S===x?"start":"empty",name:e,attributes:a,from:n,to:this.at};const R=this.name(M),y=this.blanks(R),P=this.blanks(y+1),
B=t[P];if(M===p||R===M||t[y]!=="="||B!=='"'&&B!=="'")return;const h=t.indexOf(B,P+1),l=t.slice(P+1,Math.max(h,P+1)),c=l.includes("<")?void 0:u(l);if(h<0||c===void 0||
a.length>=O)return;a.push({name:t.slice(M,R),value:c,from:M,to:h+1}),p=h+1}}characters(n,t){const s=u(this.text.slice(n,t));return s===void 0?this.fault(n,t):(this.
at=t,{kind:"text",text:s,from:n,to:t})}nextTag(n){const t=this.text.indexOf("<",n);return t<0?this.text.length:t}fault(n,t){return this.malformed=!0,this.at=t,{
kind:"other",from:n,to:t}}end(){this.malformed=!0,this.at=this.text.length}blanks(n){const{text:t}=this;for(;;){const s=t.charCodeAt(n);if(s!==32&&s!==9&&s!==10&&
s!==13)return n;n++}}name(n){const{text:t}=this;for(;n<t.length;n++){const s=t.charCodeAt(n);if(s<=32||s===g||s===x||s===f||s===61||s===34||s===39)break}return n}}
const[f,x,g]=[60,62,47],w=new Map([["amp","&"],["lt","<"],["gt",">"],["quot",'"'],["apos","'"]]);function u(d){if(!d.includes("&"))return d;const n=[];let t=0;for(let s=d.
indexOf("&");s>=0;s=d.indexOf("&",t)){const e=d.indexOf(";",s);if(e<0||e-s>12)return;const a=d.slice(s+1,e),p=w.get(a)??m(a);if(p===void 0)return;n.push(d.slice(
t,s),p),t=e+1}return n.push(d.slice(t)),n.join("")}function m(d){const n=/^#(?:x([\dA-Fa-f]+)|(\d+))$/.exec(d),t=n?parseInt(n[1]??n[2],n[1]===void 0?10:16):-1;return t>
0&&t<=1114111&&!(t>=55296&&t<=57343)?String.fromCodePoint(t):void 0}function E(d){const[n,t,s,e]=d;if(n===0&&t===0&&(s===254||s===0)||n===255&&t===254&&s===0&&e===
0)return C(d);if(n===254&&t===255||n===0&&t===60)return T(new TextDecoder("utf-16be").decode(d));if(n===255&&t===254||n===60&&t===0)return T(new TextDecoder("ut\
f-16le").decode(d));const a=new TextDecoder().decode(d);return T(a.includes("�")?Buffer.from(d).toString("latin1"):a)}const T=d=>d.startsWith("\uFEFF")?d.slice(
1):d;function C(d){const n=new DataView(d.buffer,d.byteOffset,d.byteLength),t=d[0]!==0,s=[];for(let e=0;e+4<=d.length;e+=4){const a=n.getUint32(e,t);if(a>1114111)
return;s.push(String.fromCodePoint(a))}return T(s.join(""))}const N=d=>d.replaceAll("&","&amp;").replaceAll("<","&lt;").replaceAll(">","&gt;").replaceAll('"',"&\
quot;")}),58006:((v,I,_)=>{_.d(I,{n:()=>D});var r=_(81679),O=_(45599);const A=["DecodeParms","F","FFilter","FDecodeParms","DL"];function D(f,x,{compress:g}){const w=new O.
Bi(f.dict);g?w.set("Filter",(0,O.UU)("FlateDecode")):w.delete("Filter");for(const u of A)w.delete(u);return new O.Z6(w,g?(0,r.Kc)(x):x)}})};
