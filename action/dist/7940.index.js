"use strict";exports.id=7940,exports.ids=[7940],exports.modules={17079:((z,$,d)=>{d.d($,{Z:()=>b,_:()=>N});const A=/^(?:D:)?\s*(\d{4})(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d))?)?)?)?)?\s*(?:(Z)(?:00?)?'?(?:00?'?)?|([+-])(\d\d)?'?(?:(\d\d)'?)?)?$/,
D=/^(D:)?19(1\d\d)(\d{10})(?!\d)/,B=/^(\d{4})(?:-(\d\d)(?:-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,]\d{1,9})?)?\s?(?:(Z)|([+-])(\d\d):?(\d\d)?)?)?)?)?$/;function N(f){
if(f.length>64)return;const r=f.trim().replace(D,(l,c,g,M)=>`${c??""}${1900+Number(g)}${M}`);return n(O(A.exec(r)??B.exec(r)))}function b(f){const r=f.length>64?
void 0:O(B.exec(f.trim()));if(!r||n(r)===void 0)return;const{year:l,month:c="",day:g="",hour:M="",minute:I="",second:K="",zone:R=""}=r;return`D:${l}${c}${g}${M}${I}${K}${R===
"Z"||R===""?R:`${R.replace(":","'")}'`}`}function O(f){if(!f)return;const[,r,l,c,g,M,I,K,R,w,v]=f,u=K??(R===void 0?void 0:`${R}${w??"00"}:${v??"00"}`);return{year:r,
month:l,day:c,hour:g,minute:M,second:I,zone:u}}function n(f){if(!f)return;const{year:r,month:l,day:c,hour:g,minute:M="00",second:I="00",zone:K}=f,R=(v,u,y)=>v===
void 0||Number(v)>=u&&Number(v)<=y;if(Number(r)===0||!R(l,1,12)||!R(c,1,h(Number(r),Number(l)))||!R(g,0,23)||!R(M,0,59)||!R(I,0,59)||K!==void 0&&K!=="Z"&&!(R(K.
slice(1,3),0,23)&&R(K.slice(4),0,59)))return;const w=[r,l,c].filter(v=>v!==void 0).join("-");return g===void 0?w:`${w}T${g}:${M}:${I}${K==="+00:00"||K==="-00:00"?
"Z":K??""}`}function h(f,r){return r===2?f%4===0&&(f%100!==0||f%400===0)?29:28:[4,6,9,11].includes(r)?30:31}}),66974:((z,$,d)=>{d.d($,{D6:()=>b,F1:()=>B,NL:()=>f,
P3:()=>D,br:()=>N,bs:()=>h});var A=d(98446);const D={problem:"names page 0: pages count from 1, and -1 is the last page"};function B(l,c,g){const M=[],I=[];for(const[
K,R]of l.split(",").entries()){const w=K+1;if(c!==void 0&&R.trim()===""){I.push(`entry ${w} is empty: write ${c}, separated by single commas`);continue}const v=g(
R,w);"problem"in v?I.push(N(w,R,v.problem)):M.push(v.item)}return I.length>0?{problem:h(I)}:{items:M}}const N=(l,c,g)=>`entry ${l} ('${r(c.trim())}') ${g}`,b=({
position:l,text:c},g,M)=>N(l,c,`names ${O(g)}, but the document has ${(0,A.y_)(M,"page")}`);function O(l){return Number.isSafeInteger(l)?`page ${l}`:"a page far\
 beyond its end"}const n=5;function h(l){const c=l.length-n;return[...l.slice(0,n),...c>0?[`and ${c} more such entries`]:[]].join("; ")}function f(l){const c=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.
exec(l);return c?`is not a range: write ${c[1]}..${c[2]}${c[2]===""?" for this page and all after it":""}`:/\bfirst\b/i.test(l)?"is not a page: the first page i\
s written 1, and a range from it 1..5":/\b(last|end)\b/i.test(l)?"is not a page: the last page is written -1, and a range to it 2..":void 0}function r(l){const c=[
...l].map(g=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.test(g)?"?":g);return(0,A.Bu)(c.join(""),40)}}),29082:((z,$,d)=>{d.d($,{k1:()=>b,lY:()=>N,m7:()=>O});var A=d(58552),D=d(
66974);const B=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i,N=f=>(0,D.F1)(f,"pages such as 1..3, -1, odd",(r,l)=>{const c=r.trim(),g=B.exec(c);if(!g)
return{problem:h(c)};const[,M,I,K,R,w]=g,v={negated:M!==void 0,text:c,position:l};if(I!==void 0)return{item:{...v,pages:I.toLowerCase()}};const u=Number(K),y=R===
void 0?u:w===void 0?"end":Number(w);return u===0||y===0?D.P3:{item:{...v,pages:{from:u,to:y}}}});function b(f,r,l="pages"){const c=R=>(0,A.G6)([{field:l,message:R}]),
g=N(f);if("problem"in g)throw c(g.problem);const M=new n(r),I=new n(r),K=[];for(const R of g.items){const w=R.negated?I:M;if(typeof R.pages=="string"){w.add(R.pages);
continue}const{from:v,to:u}=R.pages,y=v<0?r+1+v:v,p=u==="end"?r:u<0?r+1+u:u,P=(u==="end"?v<0?[[v,y]]:[]:[[v,y],[u,p]]).find(([,_])=>_<1||_>r);P&&K.push((0,D.D6)(
R,P[0],r)),!(u==="end"&&y>r||K.length>0)&&w.range(Math.min(y,p),Math.max(y,p))}if(K.length>0)throw c((0,D.bs)(K));return g.items.every(({negated:R})=>R)&&M.add(
"all"),M.without(I)}function O(f){const r=N(f);if("problem"in r||r.items.length!==1)return;const{negated:l,pages:c}=r.items[0];if(l)return;if(c==="all")return{first:1};
if(typeof c=="string"||c.from<1)return;const{from:g,to:M}=c;return M==="end"?{first:g}:M===-1?{first:g}:M<1?void 0:{first:Math.min(g,M),last:Math.max(g,M)}}class n{pageCount;differences;odd=!1;even=!1;constructor(r){
this.pageCount=r,this.differences=new Int32Array(r+2)}add(r){r!=="even"&&(this.odd=!0),r!=="odd"&&(this.even=!0)}range(r,l){this.differences[r]++,this.differences[l+
1]--}without(r){const l=new Uint32Array(this.pageCount);let c=0,g=0,M=0;for(let I=1;I<=this.pageCount;I++){g+=this.differences[I],M+=r.differences[I];const K=I%
2===1?"odd":"even";(g>0||this[K])&&!(M>0||r[K])&&(l[c++]=I)}return l.subarray(0,c)}}function h(f){return/^(not +)?\.\./i.test(f)?"has no start: a range is writt\
en 1..5":/^!/.test(f)?"is not a page: leave out pages with not, such as not 2":(0,D.NL)(f.replace(/^not +/i,""))??"is not a page such as 3 or -1, a range such a\
s 2..5 or 2.., odd, even, all, or one of these after not"}}),52404:((z,$,d)=>{d.d($,{$:()=>N,U:()=>b});var A=d(58552),D=d(29082),B=d(98446);const N={code:"no_pa\
ges_selected",message:"The document has none of the pages that were asked for, so nothing was changed."};function b({first_page:O,last_page:n,pages:h},f){if(h!==
void 0)return(0,D.k1)(h,f);const r=(0,B.y_)(f,"page"),l=[];if(O>f&&l.push({field:"first_page",message:`is ${O}, but the document has ${r}`}),n!==void 0&&n>f&&l.
push({field:"last_page",message:`is ${n}, but the document has ${r}`}),l.length===0&&n!==void 0&&O>n&&l.push({field:"first_page",message:`is ${O}, which is afte\
r last_page (${n})`,mentions:["last_page"]}),l.length>0)throw(0,A.G6)(l);return Uint32Array.from({length:(n??f)-O+1},(c,g)=>O+g)}}),27940:((z,$,d)=>{d.r($),d.d(
$,{sign_document:()=>Ct});var A=d(58552),D=d(17079),B=d(52755),N=d(77500),b=d(77598),O=d(98446),n=d(82377),h=d(34773),f=d(81720),r=d(92410),l=d(42973);const c=Buffer.
from("d978f9c419ddb5ed28e9fd794aa0d89dc67e37832b76538e624c6488448bfba2179a59f587b34f1361456d8d09817d32bd8f40eb86b77b0bf09521225c6b4e8254d66593ce60b21c7356c014a7\
8cf1dc1275ca1f3bbee4d1423dd430a33cb6266fbf0eda4669075727f21d9bbc944303f811c7f690ef3ee706c3d52fc8661ed708e8eade8052eef784aa72ac354d6a2a961ad2715a1549744b9fd05e04\
18a4ecc2e0416e0f51cbcc2491af50a1f47039997c3a8523b8b47afc02365b255597312d5dfa98e38a92ae05df2910676cbac9d300e6cfe19ea82c6316013f58e289a90d38341bab33ffb0bb480c5fb9\
b1cd2ec5f3db47e5a59c770aa62068fe7fc1ad","hex"),g=64,M=8;function I(e){const t=new Uint8Array(2*g);t.set(e);const{length:s}=e;for(let a=s;a<t.length;a++)t[a]=c[t[a-
1]+t[a-s]&255];const o=t.length-s;t[o]=c[t[o]];for(let a=o-1;a>=0;a--)t[a]=c[t[a+1]^t[a+s]];return Uint16Array.from({length:g},(a,i)=>t[2*i]|t[2*i+1]<<8)}const K=[
1,2,3,5],R=[5,6,5];function w(e,t){let s=g-1;for(const[o,a]of R.entries()){for(let i=0;i<a;i++)for(let m=3;m>=0;m--){const E=K[m],S=t[m]>>E|t[m]<<16-E,[x,U,W]=[
t[m+3&3],t[m+2&3],t[m+1&3]];t[m]=S-e[s--]-(x&U)-(~x&W)}if(o<2)for(let i=3;i>=0;i--)t[i]=t[i]-e[t[i+3&3]&63]}}function v(e,t,s){if(e.length===0||e.length%M!==0||
s.length!==M)throw new n.sG("RC2");const o=I(t),a=Buffer.alloc(e.length);let i=s;for(let E=0;E<e.length;E+=M){const S=e.subarray(E,E+M),x=Uint16Array.from({length:4},
(U,W)=>S[2*W]|S[2*W+1]<<8);w(o,x);for(let U=0;U<M;U++)a[E+U]=x[U>>1]>>(U&1)*8&255^i[U];i=S}const m=a.at(-1);if(m<1||m>M)throw new n.sG("RC2");return a.subarray(
0,a.length-m)}const u="1.2.840.113549.1.5.13",y="1.2.840.113549.1.5.12",p={"1.2.840.113549.1.12.1.3":{cipher:"des-ede3-cbc",keyBytes:24},"1.2.840.113549.1.12.1.\
4":{cipher:"des-ede3-cbc",keyBytes:16},"1.2.840.113549.1.12.1.5":{cipher:"rc2",keyBytes:16},"1.2.840.113549.1.12.1.6":{cipher:"rc2",keyBytes:5}},T={"2.16.840.1.\
101.3.4.1.2":["aes-128-cbc",16],"2.16.840.1.101.3.4.1.22":["aes-192-cbc",24],"2.16.840.1.101.3.4.1.42":["aes-256-cbc",32],"1.2.840.113549.3.7":["des-ede3-cbc",24]},
P={"1.2.840.113549.2.7":"sha1","1.2.840.113549.2.8":"sha224","1.2.840.113549.2.9":"sha256","1.2.840.113549.2.10":"sha384","1.2.840.113549.2.11":"sha512"},_=2e6;
function C(e){const t=(0,n.rl)(e);if(t<1||t>_)throw(0,l.F)("nodes",`The password of the certificate takes ${t} rounds`,"Export the certificate again","certifica\
te");return t}async function L(e,t,s,o){const a=e.expect(n.gt).items(),i=(0,n.Q)(a.any()),m=a.take(n.gt),E=p[i];if(i!==u&&!E)throw new n.sG("encryption");try{return E?
await ce(E,m,t,s,o):await k(m,t,s)}catch(S){const{code:x}=S;if(typeof x=="string"&&x.startsWith("ERR_OSSL")||E&&S instanceof n.sG)return;throw S}}async function k(e,t,s){
const o=e.items(),a=o.take(n.gt).items(),i=o.take(n.gt).items();if((0,n.Q)(a.any())!==y)throw new n.sG("derivation");const m=a.take(n.gt).items(),E=m.take(n.G).
contents,S=C(m.take(n.vh));m.maybe(n.vh);const x=m.maybe(n.gt),U=x?P[(0,n.Q)(x.items().any())]:"sha1",[W,G]=T[(0,n.Q)(i.any())]??[];if(!U||!W||!G)throw new n.sG(
"algorithm");const Z=await H(s,E,S,G,U);return J(W,Z,i.take(n.G).contents,t)}const H=(e,t,s,o,a)=>new Promise((i,m)=>(0,b.pbkdf2)(e,t,s,o,a,(E,S)=>E?m(E):i(S)));
function J(e,t,s,o){const a=(0,b.createDecipheriv)(e,t,s),i=[a.update(o),a.final()],m=Buffer.concat(i);for(const E of[...i,t])E.fill(0);return m}async function ce({
cipher:e,keyBytes:t},s,o,a,i){const m=s.items(),E=(0,n.ao)(m.any()),S=C(m.take(n.vh)),x={password:de(a),salt:E,iterations:S,hash:"sha1"},U=await fe({...x,purpose:_e,
length:t},i),W=await fe({...x,purpose:xe,length:8},i);return e==="rc2"?v(o,U,W):J(e,t===16?Buffer.concat([U,U.subarray(0,8)]):U,W,o)}const de=e=>Buffer.from(`${e}\
\0`,"utf16le").swap16(),_e=1,xe=2,Ue=3;async function fe({password:e,salt:t,iterations:s,hash:o,purpose:a,length:i},m){const E=o==="sha384"||o==="sha512"?128:64,
S=W=>Buffer.alloc(Math.ceil(W.length/E)*E,W.length>0?W:Buffer.alloc(1)),x=Buffer.concat([S(t),S(e)]),U=[];for(let W=0;W<i;){let G=(0,b.createHash)(o).update(Buffer.
alloc(E,a)).update(x).digest();for(let Z=1;Z<s;Z++){G=(0,b.createHash)(o).update(G).digest();const Y=m.step(1500);Y&&await Y}U.push(G),W+=G.length,Re(x,Buffer.alloc(
E,G),E)}return Buffer.concat(U).subarray(0,i)}function Re(e,t,s){for(let o=0;o<e.length;o+=s){let a=1;for(let i=s-1;i>=0;i--)a+=e[o+i]+t[i],e[o+i]=a&255,a>>=8}}
const me="1.2.840.113549.1.7.1",Be="1.2.840.113549.1.7.6",ue="1.2.840.113549.1.12.10.1.",Ie=`${ue}1`,Ke=`${ue}2`,Le=`${ue}3`,pe=200;function Ne(e){try{return(0,n.
uL)(e).expect(n.gt).children()[0]?.tag===n.vh&&(0,n.uL)(e).children()[1]?.tag===n.gt}catch{return!1}}async function Ce(e,t,s){const o=(0,n.uL)(e).expect(n.gt).items();
o.take(n.vh);const a=o.take(n.gt).items();if((0,n.Q)(a.any())!==me)throw new n.sG("not under a password");const i=(0,n.ao)(a.take((0,n.qA)(0)).items().any()),m=o.
maybe(n.gt);if(m&&await $e(m,i,t,s)===!1)return;const E=[],S=[];for(const x of(0,n.uL)(i).expect(n.gt).children().slice(0,pe)){const U=await Fe(x,t,s);if(!U)return;
for(const W of(0,n.uL)(U).expect(n.gt).children().slice(0,pe)){const G=W.items(),Z=(0,n.Q)(G.any()),Y=G.take((0,n.qA)(0)).items().any();if(Z===Ie)E.push(Buffer.
from(Y.whole));else if(Z===Ke){const q=await ye(Y,t,s);if(!q)return;E.push(q)}else if(Z===Le){const[,q]=Y.children(),ae=q&&(0,h.w$)((0,n.ao)(q.items().any()));ae&&
S.push(ae)}}}return{keys:E,certificates:S}}function ye(e,t,s){const o=e.expect(n.gt).items();return L(o.take(n.gt),(0,n.ao)(o.any()),t,s)}async function Fe(e,t,s){
const o=e.expect(n.gt).items(),a=(0,n.Q)(o.any()),i=o.take((0,n.qA)(0)).items().any();if(a===me)return(0,n.ao)(i);if(a!==Be)throw new n.sG("safe");const m=i.expect(
n.gt).items();m.take(n.vh);const E=m.take(n.gt).items();(0,n.Q)(E.any());const S=E.take(n.gt);return L(S,(0,n.ao)(E.any()),t,s)}async function $e(e,t,s,o){const a=e.
items(),i=a.take(n.gt).items(),m=(0,r.qQ)(i.take(n.gt)),E=i.take(n.G).contents;if(!m)return;const S=a.take(n.G).contents,x=a.maybe(n.vh),U=x?C(x):1,W=s===""?[de(
""),new Uint8Array]:[de(s)];for(const G of W){const Z=await fe({password:G,salt:S,iterations:U,hash:m,purpose:Ue,length:E.length},o);if((0,h.er)((0,b.createHmac)(
m,Z).update(t).digest(),E))return!0}return!1}const X=(e,t="certificate")=>(0,A.G6)([{field:t,message:e}]);async function We({bytes:e},t,s){const o=await je(ke(e),
t,s),[a]=o.keys;if(!a)throw X("has no private key: give a PKCS #12 file, or PEM with the key and its certificate");const i=ze(a);for(const x of o.keys)x.fill(0);
if(!i)throw X("has a private key that cannot be read: export it again");const m=(0,b.createPublicKey)(i).export({format:"der",type:"spki"}),E=o.certificates.find(
({keyInfo:x})=>(0,h.er)(m,x)||Ge(m,x));if(!E)throw X(o.certificates.length===0?"has no certificate: add it to the key":"does not belong to the key: give both of\
 one pair");const S=o.certificates.filter(x=>x!==E);return{key:i,certificate:E,certificates:[E,...S]}}function Ge(e,t){try{const[s,o]=[e,t].map(a=>(0,n.uL)(a).children()[1].
contents);return(0,h.er)(s,o)}catch{return!1}}function ke(e){if(e[0]===48&&e[1]>=128||(0,f.X)(e))return e;const t=Buffer.from(e.buffer,e.byteOffset,e.length).toString(
"latin1").replace(/\s/g,"");return/^[A-Za-z0-9+/]+={0,2}$/.test(t)?Buffer.from(t,"base64"):e}async function je(e,t,s){try{const o=(0,f.X)(e)?await Ze(e,t,s):Ne(
e)?await Ce(e,t,s):null;if(o===null)throw X("is not a certificate with its private key: give PKCS #12 or PEM");if(!o)throw X(t===""?"is required: the certificat\
e needs a password":"does not open the certificate","certificate_password");return o}catch(o){throw o instanceof n.sG?X("cannot be read: export it again, as PKC\
S #12 or PEM"):o}}async function Ze(e,t,s){const o=[],a=[];for(const i of(0,f.J)(e))if(i.label==="CERTIFICATE"){const m=(0,h.w$)(i.bytes);if(!m)throw new n.sG("\
certificate");a.push(m)}else if(i.label==="ENCRYPTED PRIVATE KEY"){const m=await ye((0,n.uL)(i.bytes),t,s);if(!m)return;o.push(m)}else i.label.endsWith("PRIVATE\
 KEY")&&o.push(i.bytes);return{keys:o,certificates:a}}function ze(e){for(const t of["pkcs8","pkcs1","sec1"])try{return(0,b.createPrivateKey)({key:e,format:"der",
type:t})}catch{}}const He=new Set(["prime256v1","secp384r1","secp521r1"]),Ve={"1.3.6.1.5.5.7.3.1":"server authentication","1.3.6.1.5.5.7.3.2":"client authentica\
tion","1.3.6.1.5.5.7.3.8":"time stamps","1.3.6.1.5.5.7.3.9":"answers about revocation"};function Xe({key:e,certificate:t},s){const{asymmetricKeyType:o,asymmetricKeyDetails:a}=e;
if(!(o==="rsa"||o==="rsa-pss"?(a?.modulusLength??0)>=2048:o==="ec"&&He.has(a?.namedCurve)))throw X("has a key that is not supported: use RSA of at least 2048 bi\
ts, or ECDSA on P-256, P-384 or P-521");const E=S=>new Date(S).toISOString().slice(0,10);if(s>t.notAfter)throw X(`expired on ${E(t.notAfter)}`);if(s<t.notBefore)
throw X(`is not valid before ${E(t.notBefore)}`);try{const S=(0,h.De)(t)?.purposes??[],x=S.flatMap(W=>Ve[W]??[]),U=S.length>0&&x.length===S.length&&!S.includes(
"1.3.6.1.5.5.7.3.2");if(!(0,h.Rv)(t)||U)throw X(`is not made for signing documents${x.length>0?` (it is for: ${(0,O.Dw)(x)})`:""}`)}catch(S){throw S instanceof n.
sG?X("cannot be read: export it again, as PKCS #12 or PEM"):S}}var Qe=d(44091);function V(e,...t){const s=t.reduce((a,{length:i})=>a+i,0),o=[];if(s<128)o.push(s);else{
for(let a=s;a>0;a=Math.floor(a/256))o.unshift(a%256);o.unshift(128|o.length)}return Buffer.concat([Uint8Array.of(e,...o),...t])}const j=(...e)=>V(n.gt,...e),se=(...e)=>V(
n.rK,...[...e].sort((t,s)=>Buffer.compare(t,s))),oe=e=>V(n.G,e),le=()=>V(n.Cq);function te(e){const t=typeof e=="number"?Buffer.from(Ye(e),"hex"):e;let s=0;for(;s<
t.length-1&&t[s]===0;)s++;const o=t.subarray(s);return V(n.vh,...o[0]>=128?[Uint8Array.of(0)]:[],o)}const Ye=e=>{const t=e.toString(16);return t.length%2===0?t:
`0${t}`};function Q(e){const[t=0,s=0,...o]=e.split(".").map(Number),a=[];for(const i of[t*40+s,...o]){const m=[i&127];for(let E=Math.floor(i/128);E>0;E=Math.floor(
E/128))m.unshift(128|E&127);for(const E of m)a.push(E)}return V(n.yg,Uint8Array.from(a))}var Je=d(50818);const Ee=3e4,qe=1;async function et(e,t,s){const{hostname:o}=new URL(
t),a=Z=>new A.zU("network",`The time stamp server ${o} ${Z}: nothing was signed`,{fields:["timestamp_server"],advice:"Try again later, or use another time stamp\
 server"}),i=(0,b.randomBytes)(8);i[0]=i[0]&127|64;const m=j(j(Q((0,r.uF)("sha256")),le()),oe((0,b.createHash)("sha256").update(e).digest())),E=j(te(1),m,te(i),
V(n.Jx,Uint8Array.of(255))),x=await s({address:t,contentType:"application/timestamp-query",body:E,timeout:Ee}).catch(Z=>{throw Z instanceof A.zU?Z:a(`did not an\
swer within ${Ee/1e3} seconds`)});if(x.status!==200)throw a(`answered ${x.status}`);const U=tt(x.body);if(!U)throw a("refused the request");const W=(0,Je.H9)(U,
e),{nonce:G}=W?.info??{};if(!G||!(0,h.er)(G,i))throw a("gave a time stamp that is wrong");return U}function tt(e){try{const t=(0,n.uL)(e).expect(n.gt).items();return(0,n.
rl)(t.take(n.gt).items().take(n.vh))<=qe?t.take(n.gt).whole:void 0}catch{return}}var nt=d(78157),ne=d(77581),F=d(45599),ve=d(92049),we=d(26836),ee=d(90618);const st={
prime256v1:"sha256",secp384r1:"sha384",secp521r1:"sha512"},ot="1.2.840.113549.1.1.11",it={sha256:"1.2.840.10045.4.3.2",sha384:"1.2.840.10045.4.3.3",sha512:"1.2.\
840.10045.4.3.4"},Pe=32,Oe=({key:e})=>st[e.asymmetricKeyDetails?.namedCurve??""]??"sha256",ie=(e,t)=>j(Q(e),se(t)),re=e=>j(Q((0,r.uF)(e)),le());function rt({bytes:e,
issuer:t,serial:s},o){const a=oe((0,b.createHash)(o).update(e).digest()),i=j(j(V((0,n.qA)(4),t)),V(2,s));return j(...o==="sha256"?[]:[j(Q((0,r.uF)(o)))],a,i)}function at(e,t){
const{key:s,certificate:o,certificates:a}=e,i=Oe(e),m=se(ie(ee.Ty,Q(ee.vN)),ie(ee.FQ,oe(t)),ie(ee.do,j(j(rt(o,i))))),E=be(e)?{padding:b.constants.RSA_PKCS1_PSS_PADDING,
saltLength:Pe}:{},S=(0,b.createSign)(i).update(m).sign({key:s,...E});return{signature:S,encode:U=>{const W=U?[V((0,n.qA)(1),ie(ee.Qk,U))]:[],G=Buffer.from(m);G[0]=
(0,n.qA)(0);const Z=j(te(1),j(o.issuer,V(2,o.serial)),re(i),G,ct(e,i),oe(S),...W),Y=j(te(1),se(re(i)),j(Q(ee.vN)),V((0,n.qA)(0),...a.map(({bytes:q})=>q)),se(Z));
return j(Q(ee.ok),V((0,n.qA)(0),Y))}}}const be=({key:e,certificate:t})=>e.asymmetricKeyType==="rsa-pss"||(0,r.kc)(t.keyInfo)?.asymmetricKeyType==="rsa-pss";function ct(e,t){
if(e.key.asymmetricKeyType==="ec")return j(Q(it[t]));if(!be(e))return j(Q(ot),le());const s=j(Q(r.ag),re(t)),o=j(V((0,n.qA)(0),re(t)),V((0,n.qA)(1),s),V((0,n.qA)(
2),te(Pe)));return j(Q(r.gb),o)}var dt=d(46287),ft=d(16231),ut=d(91374),lt=d(74135),ht=d(86450),he=d(9819);const Me=3,Ae=132,gt="Signature";function mt(e,t,s){const o=t.
filter(({field:i,signature:m})=>i&&!m),a=o.find(i=>i.name===s&&i.fieldNumber!==void 0);if(!a){const i=o.flatMap(E=>E.name??[]),m=i.length>0?`; it has ${(0,O.Zv)(
i)}`:", and no empty field at all";throw(0,A.G6)([{field:"sign_field",message:`the document has no empty field '${s}'${m}`}])}return pt(e,a.field),{name:s,number:a.
fieldNumber,dict:a.field}}function pt(e,t){const s=e.dict((0,ut.hj)(e,t,"SV")),o=e.resolve(s?.get("Ff"));if(!s||typeof o!="number")return;const a=E=>{const S=e.
resolve(s.get(E));return((0,F.cy)(S)?S.map(U=>e.resolve(U)):[S]).flatMap(U=>U instanceof F.SX?[U.text]:U instanceof F.Mx?[Buffer.from(U.bytes).toString("latin1")]:
[])},m=[[1,a("Filter").includes("Adobe.PPKLite"),"another signature handler"],[2,a("SubFilter").includes("ETSI.CAdES.detached"),"another form of signature"],[4,
!s.has("V"),"a newer version of its rules"],[8,!s.has("Reasons"),"one of its reasons"],[16,!s.has("LegalAttestation"),"a legal attestation"],[32,e.resolve(s.get(
"AddRevInfo"))!==!0,"information about revocation"],[64,a("DigestMethod").some(E=>["SHA256","SHA384","SHA512"].includes(E)),"another hash"]].find(([E,S])=>(o&E)!==
0&&!S&&Et(s,E));if(m)throw(0,A.G6)([{field:"sign_field",message:`demands ${m[2]}, which is not supported`}])}const yt={1:"Filter",2:"SubFilter",4:"V",8:"Reasons",
16:"LegalAttestation",32:"AddRevInfo",64:"DigestMethod"},Et=(e,t)=>e.has(yt[t]);async function vt(e,t,s){const o=s?.place?.index??0,a=e.pages.number(o),i=new F.
oS(a,e.generation(a)),m=new Set(t.map(G=>G.name));let E=1;for(;m.has(`Signature${E}`);)E++;const S=`Signature${E}`,x=(0,F.jd)({Type:(0,F.UU)("Annot"),Subtype:(0,F.
UU)("Widget"),FT:(0,F.UU)("Sig"),T:(0,ne.wx)(S),TU:(0,ne.wx)(gt),F:Ae,P:i,Rect:(0,lt.W1)(s?.place?.rect??[0,0,0,0]),AP:(0,F.jd)({N:s?.form??e.add(Pt())})}),U=e.
add(x),W=e.edit(i);return Se(e,W,"Annots",U),Ot(e,U),await wt(e,{field:x,reference:U,page:i,entries:W}),{name:S,number:U.number,dict:x}}async function wt(e,{field:t,
reference:s,page:o,entries:a}){const i=await ht.M.of(e),m=i.add("Form",s,o);m!==void 0&&(t.set("StructParent",m),i.finishInPlace(m),(0,F.Eo)(e.resolve(a.get("Ta\
bs")),"S")||a.set("Tabs",(0,F.UU)("S")))}const Pt=()=>new F.Z6((0,F.jd)({Type:(0,F.UU)("XObject"),Subtype:(0,F.UU)("Form"),BBox:[0,0,0,0],Resources:new F.Bi}),new Uint8Array);
function Ot(e,t){const s=(0,he.Wo)(e,"AcroForm");s?(e.edit(s.holder),Se(e,s.dict,"Fields",t)):e.editCatalog().set("AcroForm",(0,F.jd)({Fields:[t]}))}function Se(e,t,s,o){
const a=t.get(s);a instanceof F.oS&&(0,F.cy)(e.get(a))?e.edit(a).push(o):(0,F.cy)(a)?a.push(o):t.set(s,[o])}function bt(e,t,{form:s}){e.edit(t).set("AP",(0,F.jd)(
{N:s}))}function Mt(e,t,s){e.edit(t.number),t.dict.set("V",s);const o=e.resolve(t.dict.get("F"));t.dict.set("F",(typeof o=="number"?o:0)|Ae);const a=(0,he.Wo)(e,
"AcroForm");!a||e.resolve(a.dict.get("SigFlags"))===Me||(e.edit(a.holder),a.dict.set("SigFlags",Me))}const At={no_changes:1,fill_forms:2,comments:3},St=16384,Dt=4096;
async function Tt(e,t,s){(0,ve.xh)(e);const o=await(0,ft.Df)(e),a=o.filter(({signature:G})=>G!==void 0);_t(e,a,s);const i=s.field===void 0?void 0:mt(e,o,s.field);
i&&xt(e,a,i);const m=await s.draw(),E=i??await vt(e,o,m?.look);i&&m?.widget!==void 0&&bt(e,m.widget,m.look);const S=t.certificates.reduce((G,{bytes:Z})=>G+Z.length,
Dt)+(s.stamp?St:0),x=e.add(Ut(e,E,t,s,S));Mt(e,E,x),s.certification!=="none"&&Bt(e,x);const{bytes:U,offsets:W}=await(0,ve.wH)(e);return It(e,U,W.get(x.number),t,
s)}function _t(e,t,{certification:s,visible:o}){const a=t.map(({signature:i,field:m})=>(0,we.k)(e,i,m));if(a.some(i=>i.certification==="no_changes"||i.lock==="n\
o_changes"))throw(0,A.G6)([{field:"file",message:"is certified, and its certification permits no further signature: ask its author for one that does"}]);if(o&&a.
some(({certification:i,lock:m})=>(i??m)!==void 0))throw(0,A.G6)([{field:"visible",message:"is not possible: the certification permits no new field on a page. Le\
ave it out, or name an empty field",mentions:["sign_field"]}]);if(s!=="none"&&t.length>0)throw(0,A.G6)([{field:"certification",message:"must be that of the firs\
t signature, and the document is signed already: leave it out"}])}function xt(e,t,{name:s}){if(t.some(o=>(0,we.k)(e,o.signature,o.field).isLocked(s)))throw(0,A.
G6)([{field:"sign_field",message:`'${s}' is locked by an earlier signature`}])}function Ut(e,t,s,o,a){const{reason:i,location:m,signer:E=s.certificate.subjectName??
void 0,date:S,certification:x}=o,U=[...x==="none"?[]:[De("DocMDP",(0,F.jd)({Type:(0,F.UU)("TransformParams"),P:At[x],V:(0,F.UU)("1.2")}))],...Rt(e,t)];return(0,F.
jd)({Type:(0,F.UU)("Sig"),Filter:(0,F.UU)("Adobe.PPKLite"),SubFilter:(0,F.UU)("ETSI.CAdES.detached"),ByteRange:[0,ge,ge,ge],Contents:new F.Mx(new Uint8Array(a)),
M:(0,F.Px)(S),Name:E===void 0?void 0:(0,ne.wx)(E),Reason:i===void 0?void 0:(0,ne.wx)(i),Location:m===void 0?void 0:(0,ne.wx)(m),Reference:U.length>0?U:void 0})}
const De=(e,t,s)=>(0,F.jd)({Type:(0,F.UU)("SigRef"),TransformMethod:(0,F.UU)(e),TransformParams:t,Data:s});function Rt(e,t){const s=e.dict(t.dict.get("Lock"));if(!s)
return[];const o=(0,F.jd)({Type:(0,F.UU)("TransformParams"),V:(0,F.UU)("1.2"),Action:s.get("Action"),Fields:s.get("Fields")});return[De("FieldMDP",o,new F.oS(e.
catalogNumber))]}function Bt(e,t){const s=e.editCatalog(),o=e.dict(s.get("Perms"));s.set("Perms",(0,F.jd)({...Object.fromEntries(o??[]),DocMDP:t}))}const ge=9999999999;
async function It(e,t,s,o,{stamp:a}){const i=(0,nt.bS)(t),m=i.indexOf("/ByteRange[",s)+11,E=i.indexOf("]",m),S=i.indexOf("/Contents<",m)+9,x=i.indexOf(">",S)+1;
i.write(`0 ${S} ${x} ${t.length-x}`.padEnd(E-m),m,"latin1");const U=[t.subarray(0,S),t.subarray(x)],W=at(o,await(0,dt.o)(U,Oe(o),e.job.pace)),G=W.encode(a&&await a(
W.signature)).toString("hex");if(G.length>x-S-2)throw(0,A.G6)([{field:"timestamp_server",message:"gives time stamps that are too large: use another server"}]);return i.
write(G,S+1,"latin1"),t}var Kt=d(6057),Lt=d(91396),Nt=d(95234);const Ct=async(e,t,s)=>{const o=await We(t.certificate,t.certificate_password??"",s.pace),a=t.signed_at??
new Date(Gt(s)()).toISOString().replace(/\.\d+Z$/,"Z");Xe(o,(0,Qe.pe)((0,D._)(a)));const{document:i,signed:m}=await(0,Lt.n)(e.bytes,t.open_password,s),E=m.length>
0,S=await B.mO.read(i);(0,N.mD)(i,S);const x=E?[]:(0,N.br)(i,"values");E||jt(i);const U=t.timestamp_server,G={signer:t.signer??o.certificate.subjectName??"",signedAt:(0,D.
_)(a)},Z=await Tt(i,o,{field:t.sign_field,certification:t.certification,reason:t.reason,location:t.location,signer:t.signer,date:(0,D.Z)(a),stamp:U===void 0?void 0:
ae=>et(ae,U,kt(s)),visible:t.visible,draw:()=>Ft(i,S,G,{parameters:t,job:s})}),Y=i.pages.count,q={pageCount:Y,...G,level:U===void 0?"B-B":"B-T"};return{documents:[
{name:e.name,bytes:Z,pageCount:Y}],notes:x,facts:q}};async function Ft(e,t,s,{parameters:o,job:a}){const{sign_field:i,visible:m,image:E}=o;if(!m&&(i===void 0||!Wt(
e,t,i))){if(E)throw(0,A.G6)([{field:"image",message:$t,mentions:["visible","sign_field"]}]);return}const{drawInField:S,drawOnPage:x}=await(0,Nt.V)(a,()=>Promise.
all([d.e(6161),d.e(7762),d.e(7709),d.e(936),d.e(1966),d.e(3020),d.e(8383),d.e(6476),d.e(5476),d.e(4765)]).then(d.bind(d,41913)));return i===void 0?x(e,o,s,a):S(
e,t,i,s,{parameters:o,job:a})}const $t="has no place, because no page shows the signature: set visible, or name a field with a place on a page",Wt=(e,t,s)=>t.byName.
get(s)?.widgets.some(({dict:o})=>(0,Kt.b0)(e,o.get("Rect")))===!0,Gt=({lent:e})=>e.clock??Te("a clock"),kt=({lent:e})=>e.network??Te("access to the network");function Te(e){
throw new A.zU("unavailable",`sign_document does not work here: it needs ${e}`)}function jt(e){const t=(0,he.Wo)(e,"AcroForm");t?.dict.has("NeedAppearances")&&(e.
edit(t.holder),t.dict.delete("NeedAppearances"))}}),91396:((z,$,d)=>{d.d($,{n:()=>n});var A=d(58552),D=d(16231),B=d(92356),N=d(92049),b=d(14029),O=d(98446);async function n(h,f,r){
let l=!1;const{onRepaired:c}=r,g={...r,onRepaired:R=>{l=!0,c?.(R)}},M=await(0,B.E)(h,g,{password:f}),I=(await(0,D.Df)(M)).filter(({signature:R})=>R!==void 0);if(!l&&
(0,N.r7)(M,h))return{document:M,signed:I};if(I.length>0)throw(0,A.G6)([{field:"file",message:`is damaged, and has ${(0,O.y_)(I.length,"signature")} that a repai\
r would make invalid: ask its author for another copy`}]);const K=await(0,b.UN)(M);return{document:await(0,B.E)(K,{...r,asked:void 0},{password:f}),signed:I}}}),
95234:((z,$,d)=>{d.d($,{V:()=>f,W:()=>n});var A=d(29082),D=d(92356),B=d(87826),N=d(14029),b=d(52404);const O="1.4";async function n(r,{pages:l,open_password:c,transparency:g},M,I){
const K=await(0,D.E)(r.bytes,M,{password:c}),R=K.pages.count,w=(0,A.k1)(l,R);if(w.length===0){const _=await(0,B.i)(K,r.bytes);return{documents:[{name:r.name,bytes:_,
pageCount:R}],notes:[b.$],facts:{pageCount:R,stampedPages:0}}}const{notes:v,stampedPages:u=w.length,version:y=O,write:p}=await I(K,w),T={version:y>O?y:O},P=p?await p(
T):await(0,N.UN)(K,T);return{documents:[{name:r.name,bytes:P,pageCount:R}],notes:g===100?[h,...v]:v,facts:{pageCount:R,stampedPages:u}}}const h={code:"stamp_inv\
isible",message:"The stamp cannot be seen, because transparency is 100. Use a lower value.",mentions:["transparency"]};async function f({pace:r},l){await r.rest();
const c=await l();return await r.rest(),c}}),81720:((z,$,d)=>{d.d($,{J:()=>b,X:()=>N});const A=1e3,D="-----BEGIN ",B="-----",N=O=>Buffer.from(O.buffer,O.byteOffset,
O.length).includes(D);function b(O){const n=Buffer.from(O.buffer,O.byteOffset,O.length),h=[];for(let f=n.indexOf(D),r=0;f>=0&&r<A;f=n.indexOf(D,f+1),r++){const l=n.
indexOf(B,f+D.length);if(l<0||l-f>80)continue;const c=n.toString("latin1",f+D.length,l),g=n.indexOf(`-----END ${c}-----`,l);g<0||h.push({label:c,bytes:Buffer.from(
n.toString("latin1",l+B.length,g),"base64")})}return h}}),52755:((z,$,d)=>{d.d($,{NT:()=>c,Uv:()=>M,kz:()=>O,mO:()=>K,mw:()=>b,qA:()=>g,sj:()=>N,zx:()=>l});var A=d(
9819),D=d(45599),B=d(91374);const N=1,b=2,O=4096,n=8192,h=32768,f=65536,r=1<<17,l=1<<18,c=1<<21,g=1<<24,M=1<<25,I=10;class K{document;fields=[];byName=new Map;widgets=new Map;form;nodes=new Map;fieldOf=new Map;visit;constructor(u){
this.document=u,this.form=(0,A.Wo)(u,"AcroForm"),this.visit=new A._i(u)}static async read(u){const y=new K(u),{form:p}=y;return await y.walk(y.references(p?.dict.
get("Fields"),p?.holder??-1,p?.dict,"Fields"),void 0),await y.readPages(),y}inherited(u,y){for(let p=u;p;p=p.parent){const T=this.document.resolve(p.dict.get(y));
if(T!==null)return T}return y==="DA"||y==="Q"?this.document.resolve(this.form?.dict.get(y)):null}integer(u,y){const p=this.inherited(u,y);return typeof p=="numb\
er"?Math.trunc(p):0}node(u){return this.nodes.get(u)}numbers(){return this.nodes.keys()}get needsAppearances(){return this.document.resolve(this.form?.dict.get(
"NeedAppearances"))===!0}forget(u){const{document:y,nodes:p,widgets:T,fields:P,byName:_}=this,C=({number:L})=>!u.has(L)&&y.exists(L);for(const L of p.values())C(
L)||p.delete(L.number);for(const L of T.values())C(L)||T.delete(L.number);for(const{nodes:L,widgets:k}of P)R(L,C),R(k,C);R(P,({nodes:L})=>L.length>0);for(const[
L,k]of _)k.nodes.length===0&&_.delete(L);this.form=(0,A.Wo)(y,"AcroForm")}async walk(u,y){const{document:p,visit:T}=this;for(const P of(0,B.iA)(p,{from:u,below:y,
visit:T,depth:B.tP})){const{number:_,dict:C}=P;this.nodes.set(_,P);const L=this.references(C.get("Kids"),_,C,"Kids");(0,D.Eo)(p.resolve(C.get("Subtype")),"Widge\
t")||C.has("Rect")?this.addWidget(P):L.length===0&&(0,B.bf)(P)===P&&this.field(P);const H=p.job.pace.step(1500);H&&await H}}addWidget(u){const y={node:u,number:u.
number,dict:u.dict,pages:[]};this.field((0,B.bf)(u)).widgets.push(y),this.widgets.set(u.number,y)}field(u){const y=this.fieldOf.get(u);if(y)return y;const{name:p,
part:T}=u,P=p===""?void 0:this.byName.get(p),_=this.integer(u,"Ff"),C=w(u.type,_);if(P?.kind===C)return P.nodes.push(u),this.fieldOf.set(u,P),P;const L={name:p,
part:T,kind:C,flags:_,nodes:[u],widgets:[]};return this.fields.push(L),p!==""&&!P&&this.byName.set(p,L),this.fieldOf.set(u,L),L}async readPages(){const{document:u}=this,
{pages:y,job:p}=u,{spend:T}=new A.b9(u);for(let P=0;P<y.count;P++){const _=y.number(P),C=u.entry(_,"Annots");T(u.array(C)?.length??0);for(const k of C===void 0?
[]:this.annotations(C,_)){const H=this.widgets.get(k.number)??await this.orphan(k);H&&H.pages.length>0&&T(I),H&&H.pages.at(-1)!==P+1&&H.pages.push(P+1);const J=p.
pace.step(300);J&&await J}const L=p.pace.step(300);L&&await L}}annotations(u,y){const p=this.document.array(u)??[];if(!p.some(_=>(0,D.Zm)(_)&&(0,D.Eo)(_.get("Su\
btype"),"Widget")))return p.filter(D.i9);const T=(0,D.i9)(u)?u.number:y;this.document.edit(T);const P=(0,D.i9)(u)?p:this.document.array(this.document.get(y).get(
"Annots"))??[];for(const[_,C]of P.entries())(0,D.Zm)(C)&&(0,D.Eo)(C.get("Subtype"),"Widget")&&(P[_]=this.document.add(C));return P.filter(D.i9)}async orphan(u){
const{document:y}=this;if(!(0,D.Eo)(y.resolve(y.entry(u.number,"Subtype")),"Widget"))return;const p=[u],T=new Set([u.number]);let P;for(let _=y.entry(u.number,"\
Parent");(0,D.i9)(_)&&p.length<B.tP&&(P=this.nodes.get(_.number),!(P||T.has(_.number)||!(0,D.Zm)(y.get(_))));)T.add(_.number),p.push(_),_=y.entry(_.number,"Pare\
nt");for(const _ of p.reverse())this.nodes.has(_.number)||await this.walk([_],P),P=this.nodes.get(_.number);return this.widgets.get(u.number)}references(u,y,p,T){
const{document:P}=this,_=P.array(u);if(!_||!p)return[];if(!_.some(D.Zm))return _.filter(D.i9);P.edit((0,D.i9)(u)?u.number:y);const C=P.array(p.get(T))??[];for(const[
L,k]of C.entries())(0,D.Zm)(k)&&(C[L]=P.add(k));return C.filter(D.i9)}}function R(v,u){let y=0;for(const p of v)u(p)&&(v[y++]=p);v.length=y}function w(v,u){switch(v){case"\
Tx":return u&n?"password":"text";case"Btn":return u&f?"button":u&h?"radio":"checkbox";case"Ch":return u&r?"dropdown":"list";case"Sig":return"signature";default:
return"unknown"}}}),77500:((z,$,d)=>{d.d($,{Yw:()=>n,br:()=>b,f4:()=>B,mD:()=>N});var A=d(58552),D=d(9819);function B(h,f){return f.form?.dict.has("XFA")?h.resolve(
h.catalog.get("NeedsRendering"))===!0||!f.fields.some(({kind:l})=>l!=="unknown")?"dynamic":"static":"none"}function N(h,f){if(B(h,f)!=="dynamic")return;const r="\
is a dynamic XFA form, whose pages and fields only Adobe viewers show";throw new A.zU("invalid_parameters",`file: ${r}`,{issues:[{field:"file",message:r}],advice:"\
Print it to a PDF document from Adobe Reader, or ask its author for a form without XFA"})}function b(h,f){const r=(0,D.Wo)(h,"AcroForm");return r?.dict.has("XFA")?
(h.edit(r.holder),r.dict.delete("XFA"),h.catalog.has("NeedsRendering")&&h.editCatalog().delete("NeedsRendering"),[n(f)]):[]}const O={values:"it would still show\
 the old values.",pages:"it described removed pages. The fields themselves remain.",scripts:"it has scripts, or parts that cannot be read, which may have some. \
The fields themselves remain.",private:"its data repeats the values of fields, also of hidden ones. The fields themselves remain.",places:"it says where fields \
are on the pages. The fields themselves remain.",merge:"XFA forms cannot be merged. The fields themselves remain."},n=h=>({code:"xfa_removed",message:`The XFA v\
ersion of the form was removed, because ${O[h]}`})}),74135:((z,$,d)=>{d.d($,{$L:()=>c,DI:()=>O,Gd:()=>f,JQ:()=>D,Mo:()=>N,PU:()=>n,Pj:()=>I,S3:()=>B,W1:()=>K,XM:()=>M,
d:()=>R,ds:()=>b,gF:()=>g,iN:()=>A,kO:()=>l,lw:()=>h,zl:()=>r});function A({box:[w,v,u,y],rotation:p}){const T=u-w,P=y-v;return p%180===0?{width:T,height:P}:{width:P,
height:T}}function D(w){const{width:v,height:u}=A(w);return{width:v*w.userUnit,height:u*w.userUnit}}function B({box:[w,v,u,y],rotation:p}){switch(p){case 0:return[
1,0,0,1,w,v];case 90:return[0,1,-1,0,u,v];case 180:return[-1,0,0,-1,u,y];case 270:return[0,-1,1,0,w,y]}}function N(w,v){return v===void 0?w:I(w,v)??w}function b([
w,v,u,y]){return[Math.min(w,u),Math.min(v,y),Math.max(w,u),Math.max(v,y)]}function O([w,v,u,y,p,T]){const P=w*y-v*u,[_,C,L,k]=[y/P,-v/P,-u/P,w/P];return[_+0,C+0,
L+0,k+0,-(p*_+T*L)+0,-(p*C+T*k)+0]}const n=([w,v,u,y])=>Math.sqrt(Math.abs(w*y-v*u));function h(w,v){const[u,y,p,T,P,_]=w,[C,L,k,H,J,ce]=v;return[u*C+y*k,u*L+y*
H,p*C+T*k,p*L+T*H,P*C+_*k+J,P*L+_*H+ce]}function f([w,v,u,y,p,T],P,_){return[w*P+u*_+p,v*P+y*_+T]}function r(w,[v,u,y,p]){const[T,P]=f(w,v,u),[_,C]=f(w,y,u),[L,
k]=f(w,v,p),[H,J]=f(w,y,p);return[Math.min(T,_,L,H),Math.min(P,C,k,J),Math.max(T,_,L,H),Math.max(P,C,k,J)]}const l=(w,v)=>[Math.min(w[0],v[0]),Math.min(w[1],v[1]),
Math.max(w[2],v[2]),Math.max(w[3],v[3])];function c(w){let[v,u,y,p]=g;for(const[T,P]of w)v=Math.min(v,T),u=Math.min(u,P),y=Math.max(y,T),p=Math.max(p,P);return[
v,u,y,p]}const g=[1/0,1/0,-1/0,-1/0],M=([w,v,u,y],p)=>[w-p,v-p,u+p,y+p];function I(w,v){const u=[Math.max(w[0],v[0]),Math.max(w[1],v[1]),Math.min(w[2],v[2]),Math.
min(w[3],v[3])];return u[0]<u[2]&&u[1]<u[3]?u:void 0}const K=w=>w.map(v=>Math.round(v*1e5)/1e5+0),R=(w,{userUnit:v})=>String(Number((w*v/72).toPrecision(3)))}),
6057:((z,$,d)=>{d.d($,{VO:()=>B,b0:()=>b,c_:()=>n,iw:()=>N,lQ:()=>O});var A=d(74135);const D=[0,0,612,792],B=(h,f)=>b(h,h.pages.attribute(f,"MediaBox"))??D;function N(h,f){
const{pages:r}=h,l=h.resolve(h.entry(r.number(f),"UserUnit"));return{box:(0,A.Mo)(B(h,f),b(h,r.attribute(f,"CropBox"))),rotation:n(h.resolve(r.attribute(f,"Rota\
te"))),userUnit:typeof l=="number"&&l>0?l:1}}function b(h,f){const r=h.array(f)?.map(c=>h.resolve(c));if(r?.length!==4||!r.every(c=>typeof c=="number"&&Number.isFinite(
c)))return;const l=(0,A.ds)(r);return l[0]<l[2]&&l[1]<l[3]?l:void 0}function O(h,f){const r=(h.array(f)??[]).map(l=>h.resolve(l));return r.length===6&&r.every(l=>typeof l==
"number")?r:[1,0,0,1,0,0]}function n(h){const f=typeof h=="number"?(h%360+360)%360:0;return f===90||f===180||f===270?f:0}}),16231:((z,$,d)=>{d.d($,{Df:()=>h,Ez:()=>n,
W4:()=>r});var A=d(17079),D=d(33973),B=d(45599),N=d(91374),b=d(33311),O=d(59071);const n=async c=>(await h(c)).map(g=>l(c,g));async function h(c){const g=await(0,N.
qU)(c),{ByteRange:M,Sig:I}=await(0,b.S)(c),K=M.length>0?I:[],R=[],w=new Set,v=(p,T,P)=>{const _=(0,N.hj)(c,p,"V"),C=c.resolve(_),L=(0,B.Zm)(C)?C:void 0;L&&w.add(
L);const k=L?f(c,L):null;R.push({name:(0,O.wh)(P)||null,field:p,fieldNumber:T,value:_,signature:L,kind:k})};for(const{dict:p}of g)w.add(p);for(const{type:p,dict:T,
number:P,name:_}of(0,N.i4)(g))p==="Sig"&&v(T,P,_);const u=K.flatMap(p=>{const T=c.get(p);if(!((0,B.Zm)(T)&&!w.has(T)&&(T.has("T")||(0,B.Eo)(T.get("Subtype"),"Wi\
dget")))||!(0,B.Eo)(c.resolve((0,N.hj)(c,T,"FT")),"Sig"))return[];const _=c.resolve((0,N.hj)(c,T,"V"));return(0,B.Zm)(_)&&!w.has(_)?[{number:p,field:T}]:[]});if(u.
length>0){const{live:p}=await(0,D.Gy)(c);for(const{number:T,field:P}of u)p[T]===1&&v(P,T,(0,N.fq)(c,P))}const y=c.dict(c.catalog.get("Perms"));for(const p of["U\
R3","UR"]){const T=y?.get(p),P=c.dict(T);P&&R.push({name:null,field:void 0,fieldNumber:void 0,value:T,signature:P,kind:"usage_rights"})}return R}function f(c,g){
if((0,B.Eo)(c.resolve(g.get("Type")),"DocTimeStamp")||(0,B.Eo)(c.resolve(g.get("SubFilter")),"ETSI.RFC3161"))return"timestamp";const M=c.resolve(c.dict(c.catalog.
get("Perms"))?.get("DocMDP"));return g===M?"certification":"approval"}const r=(c,g)=>(0,A._)((0,O.Gh)(c.resolve(g.get("M")))??"")??null;function l(c,{name:g,signature:M,
kind:I}){if(!M)return{field:g,signed:!1,kind:null,subFilter:null,signer:null,date:null};const K=c.resolve(M.get("SubFilter"));return{field:g,signed:!0,kind:I,subFilter:K instanceof
B.SX?K.text:null,signer:(0,O.Gh)(c.resolve(M.get("Name"))),date:r(c,M)}}}),86450:((z,$,d)=>{d.d($,{M:()=>B});var A=d(45599),D=d(89067);class B{document;tree;elements=[];constructor(b,O){
this.document=b,this.tree=O}static async of(b){return new B(b,await D.J.read(b))}add(b,O,n){const{document:h,tree:f}=this;if(!f)return;const r=(0,A.jd)({Type:(0,A.
UU)("OBJR"),Obj:O,Pg:n}),l=h.add((0,A.jd)({Type:(0,A.UU)("StructElem"),S:(0,A.UU)(b),Pg:n,K:r})),c=f.newKey();return f.entries.set(c,l),this.elements.push(l),c}addContent(b,O){
const{document:n,tree:h}=this;if(!h)return;const f=n.pages.number(O),r=n.resolve(n.entry(f,"StructParents")),l=typeof r=="number"?r:h.newKey(),c=n.array(h.entries.
get(l))??[],g=new A.oS(f,n.generation(f)),M=n.add((0,A.jd)({Type:(0,A.UU)("StructElem"),S:(0,A.UU)(b),Pg:g,K:c.length}));return h.entries.set(l,[...c,M]),r!==l&&
n.pages.patch(O,{StructParents:l}),this.elements.push(M),c.length}finish(){const{tree:b,elements:O}=this;!b||O.length===0||(b.write(),this.addElements(b))}finishInPlace(b){
const{tree:O}=this;O&&(O.grow(b),this.addElements(O))}addElements(b){const{document:O}=this,{dict:n,holder:h}=b.root,f=O.array(n.get("K"))??(n.has("K")?[n.get("\
K")]:[]),r=f.length===1&&(0,A.i9)(f[0])?f[0]:void 0,l=O.dict(r);r&&l&&(0,A.Eo)(O.resolve(l.get("S")),"Document")?this.append(l,r.number,r):this.append(n,h,O.catalog.
get("StructTreeRoot"))}append(b,O,n){const{document:h,elements:f}=this;h.edit(O);const r=b.get("K");if(b.set("K",[...h.array(r)??(r===void 0?[]:[r]),...f]),n instanceof
A.oS)for(const l of f)h.dict(l).set("P",n)}}}),89067:((z,$,d)=>{d.d($,{J:()=>b});var A=d(45599),D=d(81077),B=d(9819);const N=100;class b{document;root;entries;nextKey;constructor(n,h,f,r){
this.document=n,this.root=h,this.entries=f,this.nextKey=r}static async read(n){const h=(0,B.Wo)(n,"StructTreeRoot");if(!h)return;const f=new Map;for(const[c,g]of await(0,D.
Zc)(n,h.dict.get("ParentTree"),"Nums"))typeof c=="number"&&f.set(c,g);const r=n.resolve(h.dict.get("ParentTreeNextKey")),l=[...f.keys()].reduce((c,g)=>Math.max(
c,g+1),typeof r=="number"?r:0);return new b(n,h,f,l)}newKey(){return this.nextKey++}write(){const{document:n,root:h,entries:f}=this,r=[...f].sort(([l],[c])=>l-c);
n.edit(h.holder),h.dict.set("ParentTree",n.add((0,D.H6)(n,r,"Nums"))),h.dict.set("ParentTreeNextKey",this.nextKey)}grow(n){const{document:h,root:f,entries:r}=this,
l=this.lastLeaf(),c=l.at(-1);if(!c)return this.write();h.edit(f.holder),f.dict.set("ParentTreeNextKey",this.nextKey);for(const{dict:I,holder:K}of l){const R=h.array(
I.get("Limits"));h.edit(K),R&&I.set("Limits",[R[0]??n,n])}const g=c.dict.get("Nums"),M=(0,A.i9)(g)?h.edit(g):g;(0,A.cy)(M)?M.push(n,r.get(n)):c.dict.set("Nums",
[n,r.get(n)])}lastLeaf(){const{document:n,root:h}=this,f=[];let r=h.holder,l=h.dict.get("ParentTree");for(;l!==void 0&&f.length<N;){(0,A.i9)(l)&&(r=l.number);const c=n.
dict(l);if(!c)return[];f.push({dict:c,holder:r});const g=n.array(c.get("Kids"));if(!g||g.length===0)return f;l=g.at(-1)}return[]}}}),33311:((z,$,d)=>{d.d($,{S:()=>B});
var A=d(21996),D=d(70549);const B=(0,D.n)(N=>(0,A.zx)(N,["AP","JS","EF","ByteRange","Sig"]))}),59071:((z,$,d)=>{d.d($,{Gh:()=>l,ZK:()=>c,wh:()=>r});var A=d(77581),
D=d(45599);const B=/\u001b[A-Za-z]{2}[A-Za-z-]{0,8}\u001b/g,N=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g,b=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,
O=g=>g.replace(B,"").replace(N,"").replace(b,"�"),n=200,h=new WeakMap;function f(g){if(g.bytes.length<n)return O((0,A.g7)(g));let M=h.get(g);return M===void 0&&
h.set(g,M=O((0,A.g7)(g))),M}const r=g=>O(g).trim();function l(g){const M=g instanceof D.Mx?f(g).trim():"";return M===""?null:M}const c=g=>g?f(g):""}),87826:((z,$,d)=>{
d.d($,{N:()=>B,i:()=>N});var A=d(78157),D=d(14029);function B({suspect:b,bytes:O},n){if(!(b||(0,A.bS)(O.subarray(0,5)).toString("latin1")!=="%PDF-"))return O.length===
n.length?n:O}const N=async(b,O,n)=>B(b,O)??await(0,D.UN)(b,n)})};
