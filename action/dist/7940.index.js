"use strict";exports.id=7940,exports.ids=[7940],exports.modules={17079:((V,W,h)=>{h.d(W,{Z:()=>_,_:()=>I});const O=/^(?:D:)?\s*(\d{4})(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d))?)?)?)?)?\s*(?:(Z)(?:00?)?'?(?:00?'?)?|([+-])(\d\d)?'?(?:(\d\d)'?)?)?$/,
D=/^(D:)?19(1\d\d)(\d{10})(?!\d)/,B=/^(\d{4})(?:-(\d\d)(?:-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,]\d{1,9})?)?\s?(?:(Z)|([+-])(\d\d):?(\d\d)?)?)?)?)?$/;function I(s){
if(s.length>64)return;const i=s.trim().replace(D,(a,p,d,b)=>`${p??""}${1900+Number(d)}${b}`);return w(T(O.exec(i)??B.exec(i)))}function _(s){const i=s.length>64?
void 0:T(B.exec(s.trim()));if(!i||w(i)===void 0)return;const{year:a,month:p="",day:d="",hour:b="",minute:R="",second:L="",zone:U=""}=i;return`D:${a}${p}${d}${b}${R}${L}${U===
"Z"||U===""?U:`${U.replace(":","'")}'`}`}function T(s){if(!s)return;const[,i,a,p,d,b,R,L,U,S,g]=s,o=L??(U===void 0?void 0:`${U}${S??"00"}:${g??"00"}`);return{year:i,
month:a,day:p,hour:d,minute:b,second:R,zone:o}}function w(s){if(!s)return;const{year:i,month:a,day:p,hour:d,minute:b="00",second:R="00",zone:L}=s,U=(g,o,l)=>g===
void 0||Number(g)>=o&&Number(g)<=l;if(Number(i)===0||!U(a,1,12)||!U(p,1,e(Number(i),Number(a)))||!U(d,0,23)||!U(b,0,59)||!U(R,0,59)||L!==void 0&&L!=="Z"&&!(U(L.
slice(1,3),0,23)&&U(L.slice(4),0,59)))return;const S=[i,a,p].filter(g=>g!==void 0).join("-");return d===void 0?S:`${S}T${d}:${b}:${R}${L==="+00:00"||L==="-00:00"?
"Z":L??""}`}function e(s,i){return i===2?s%4===0&&(s%100!==0||s%400===0)?29:28:[4,6,9,11].includes(i)?30:31}}),66974:((V,W,h)=>{h.d(W,{D6:()=>_,F1:()=>B,NL:()=>s,
P3:()=>D,br:()=>I,bs:()=>e});var O=h(98446);const D={problem:"names page 0: pages count from 1, and -1 is the last page"};function B(a,p,d){const b=[],R=[];for(const[
L,U]of a.split(",").entries()){const S=L+1;if(p!==void 0&&U.trim()===""){R.push(`entry ${S} is empty: write ${p}, separated by single commas`);continue}const g=d(
U,S);"problem"in g?R.push(I(S,U,g.problem)):b.push(g.item)}return R.length>0?{problem:e(R)}:{items:b}}const I=(a,p,d)=>`entry ${a} ('${i(p.trim())}') ${d}`,_=({
position:a,text:p},d,b)=>I(a,p,`names ${T(d)}, but the document has ${(0,O.y_)(b,"page")}`);function T(a){return Number.isSafeInteger(a)?`page ${a}`:"a page far\
 beyond its end"}const w=5;function e(a){const p=a.length-w;return[...a.slice(0,w),...p>0?[`and ${p} more such entries`]:[]].join("; ")}function s(a){const p=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.
exec(a);return p?`is not a range: write ${p[1]}..${p[2]}${p[2]===""?" for this page and all after it":""}`:/\bfirst\b/i.test(a)?"is not a page: the first page i\
s written 1, and a range from it 1..5":/\b(last|end)\b/i.test(a)?"is not a page: the last page is written -1, and a range to it 2..":void 0}function i(a){const p=[
...a].map(d=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.test(d)?"?":d);return(0,O.Bu)(p.join(""),40)}}),29082:((V,W,h)=>{h.d(W,{k1:()=>_,lY:()=>I,m7:()=>T});var O=h(58552),D=h(
66974);const B=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i,I=s=>(0,D.F1)(s,"pages such as 1..3, -1, odd",(i,a)=>{const p=i.trim(),d=B.exec(p);if(!d)
return{problem:e(p)};const[,b,R,L,U,S]=d,g={negated:b!==void 0,text:p,position:a};if(R!==void 0)return{item:{...g,pages:R.toLowerCase()}};const o=Number(L),l=U===
void 0?o:S===void 0?"end":Number(S);return o===0||l===0?D.P3:{item:{...g,pages:{from:o,to:l}}}});function _(s,i,a="pages"){const p=U=>(0,O.G6)([{field:a,message:U}]),
d=I(s);if("problem"in d)throw p(d.problem);const b=new w(i),R=new w(i),L=[];for(const U of d.items){const S=U.negated?R:b;if(typeof U.pages=="string"){S.add(U.pages);
continue}const{from:g,to:o}=U.pages,l=g<0?i+1+g:g,m=o==="end"?i:o<0?i+1+o:o,y=(o==="end"?g<0?[[g,l]]:[]:[[g,l],[o,m]]).find(([,P])=>P<1||P>i);y&&L.push((0,D.D6)(
U,y[0],i)),!(o==="end"&&l>i||L.length>0)&&S.range(Math.min(l,m),Math.max(l,m))}if(L.length>0)throw p((0,D.bs)(L));return d.items.every(({negated:U})=>U)&&b.add(
"all"),b.without(R)}function T(s){const i=I(s);if("problem"in i||i.items.length!==1)return;const{negated:a,pages:p}=i.items[0];if(a)return;if(p==="all")return{first:1};
if(typeof p=="string"||p.from<1)return;const{from:d,to:b}=p;return b==="end"?{first:d}:b===-1?{first:d}:b<1?void 0:{first:Math.min(d,b),last:Math.max(d,b)}}class w{pageCount;differences;odd=!1;even=!1;constructor(i){
this.pageCount=i,this.differences=new Int32Array(i+2)}add(i){i!=="even"&&(this.odd=!0),i!=="odd"&&(this.even=!0)}range(i,a){this.differences[i]++,this.differences[a+
1]--}without(i){const a=new Uint32Array(this.pageCount);let p=0,d=0,b=0;for(let R=1;R<=this.pageCount;R++){d+=this.differences[R],b+=i.differences[R];const L=R%
2===1?"odd":"even";(d>0||this[L])&&!(b>0||i[L])&&(a[p++]=R)}return a.subarray(0,p)}}function e(s){return/^(not +)?\.\./i.test(s)?"has no start: a range is writt\
en 1..5":/^!/.test(s)?"is not a page: leave out pages with not, such as not 2":(0,D.NL)(s.replace(/^not +/i,""))??"is not a page such as 3 or -1, a range such a\
s 2..5 or 2.., odd, even, all, or one of these after not"}}),52404:((V,W,h)=>{h.d(W,{$:()=>I,U:()=>_});var O=h(58552),D=h(29082),B=h(98446);const I={code:"no_pa\
ges_selected",message:"The document has none of the pages that were asked for, so nothing was changed."};function _({first_page:T,last_page:w,pages:e},s){if(e!==
void 0)return(0,D.k1)(e,s);const i=(0,B.y_)(s,"page"),a=[];if(T>s&&a.push({field:"first_page",message:`is ${T}, but the document has ${i}`}),w!==void 0&&w>s&&a.
push({field:"last_page",message:`is ${w}, but the document has ${i}`}),a.length===0&&w!==void 0&&T>w&&a.push({field:"first_page",message:`is ${T}, which is afte\
r last_page (${w})`,mentions:["last_page"]}),a.length>0)throw(0,O.G6)(a);return Uint32Array.from({length:(w??s)-T+1},(p,d)=>T+d)}}),27940:((V,W,h)=>{h.r(W),h.d(
W,{sign_document:()=>kt});var O=h(58552),D=h(17079),B=h(52755),I=h(77500),_=h(77598),T=h(98446),w=h(92410),e=h(82377),s=h(34773),i=h(42973);const a=Buffer.from(
"d978f9c419ddb5ed28e9fd794aa0d89dc67e37832b76538e624c6488448bfba2179a59f587b34f1361456d8d09817d32bd8f40eb86b77b0bf09521225c6b4e8254d66593ce60b21c7356c014a78cf1d\
c1275ca1f3bbee4d1423dd430a33cb6266fbf0eda4669075727f21d9bbc944303f811c7f690ef3ee706c3d52fc8661ed708e8eade8052eef784aa72ac354d6a2a961ad2715a1549744b9fd05e0418a4e\
cc2e0416e0f51cbcc2491af50a1f47039997c3a8523b8b47afc02365b255597312d5dfa98e38a92ae05df2910676cbac9d300e6cfe19ea82c6316013f58e289a90d38341bab33ffb0bb480c5fb9b1cd2\
ec5f3db47e5a59c770aa62068fe7fc1ad","hex"),p=64,d=8,b=300;function R(t){const n=new Uint8Array(2*p);n.set(t);const{length:r}=t;for(let u=r;u<n.length;u++)n[u]=a[n[u-
1]+n[u-r]&255];const f=n.length-r;n[f]=a[n[f]];for(let u=f-1;u>=0;u--)n[u]=a[n[u+1]^n[u+r]];return Uint16Array.from({length:p},(u,c)=>n[2*c]|n[2*c+1]<<8)}const L=[
1,2,3,5],U=[5,6,5];function S(t,n){let r=p-1;for(const[f,u]of U.entries()){for(let c=0;c<u;c++)for(let E=3;E>=0;E--){const M=L[E],x=n[E]>>M|n[E]<<16-M,[K,C,k]=[
n[E+3&3],n[E+2&3],n[E+1&3]];n[E]=x-t[r--]-(K&C)-(~K&k)}if(f<2)for(let c=3;c>=0;c--)n[c]=n[c]-t[n[c+3&3]&63]}}async function g(t,n,r,f){if(t.length===0||t.length%
d!==0||r.length!==d)throw new e.sG("RC2");const u=R(n),c=Buffer.alloc(t.length);let E=r;for(let x=0;x<t.length;x+=d){const K=t.subarray(x,x+d),C=Uint16Array.from(
{length:4},(F,Z)=>K[2*Z]|K[2*Z+1]<<8);S(u,C);for(let F=0;F<d;F++)c[x+F]=C[F>>1]>>(F&1)*8&255^E[F];E=K;const k=f.step(b);k&&await k}const M=c.at(-1);if(M<1||M>d)
throw new e.sG("RC2");return c.subarray(0,c.length-M)}const o="1.2.840.113549.1.5.13",l="1.2.840.113549.1.5.12",m={"1.2.840.113549.1.12.1.3":{cipher:"des-ede3-c\
bc",keyBytes:24},"1.2.840.113549.1.12.1.4":{cipher:"des-ede3-cbc",keyBytes:16},"1.2.840.113549.1.12.1.5":{cipher:"rc2",keyBytes:16},"1.2.840.113549.1.12.1.6":{cipher:"\
rc2",keyBytes:5}},v={"2.16.840.1.101.3.4.1.2":["aes-128-cbc",16],"2.16.840.1.101.3.4.1.22":["aes-192-cbc",24],"2.16.840.1.101.3.4.1.42":["aes-256-cbc",32],"1.2.\
840.113549.3.7":["des-ede3-cbc",24]},y={"1.2.840.113549.2.7":"sha1","1.2.840.113549.2.8":"sha224","1.2.840.113549.2.9":"sha256","1.2.840.113549.2.10":"sha384","\
1.2.840.113549.2.11":"sha512"},P=2e6;class A{password;pace;iterations=0;constructor(n,r){this.password=n,this.pace=r}countIterations(n,r=1){const f=(0,e.rl)(n);
if(f<1)throw new e.sG("iterations");if(this.iterations+=f*r,this.iterations>P)throw(0,i.F)("nodes",`The password of the certificate takes ${this.iterations} rou\
nds or more; at most ${P} are allowed`,"Export the certificate again","certificate");return f}}async function N(t,n,r){const f=t.expect(e.gt).items(),u=(0,e.Q)(
f.any()),c=f.take(e.gt),E=m[u];if(u!==o&&!E)throw new e.sG("encryption");try{return E?await Y(E,c,n,r):await $(c,n,r)}catch(M){const{code:x}=M;if(typeof x=="str\
ing"&&x.startsWith("ERR_OSSL")||E&&M instanceof e.sG)return;throw M}}async function $(t,n,r){const f=t.items(),u=f.take(e.gt).items(),c=f.take(e.gt).items();if((0,e.
Q)(u.any())!==l)throw new e.sG("derivation");const E=u.take(e.gt).items(),M=E.take(e.G).contents,x=r.countIterations(E.take(e.vh));E.maybe(e.vh);const K=E.maybe(
e.gt),C=K?y[(0,e.Q)(K.items().any())]:"sha1",[k,F]=v[(0,e.Q)(c.any())]??[],Z=c.take(e.G).contents;if(!C||!k||!F||Z.length!==(k.startsWith("aes")?16:8))throw new e.
sG("algorithm");const Q=await j(r.password,M,x,F,C);return z(k,Q,Z,n)}const j=(t,n,r,f,u)=>new Promise((c,E)=>(0,_.pbkdf2)(t,n,r,f,u,(M,x)=>M?E(M):c(x)));function z(t,n,r,f){
const u=(0,_.createDecipheriv)(t,n,r),c=[u.update(f),u.final()],E=Buffer.concat(c);for(const M of[...c,n])M.fill(0);return E}async function Y({cipher:t,keyBytes:n},r,f,u){
const{password:c,pace:E}=u,M=r.items(),x=(0,e.ao)(M.any()),K=u.countIterations(M.take(e.vh),3),C={password:X(c),salt:x,iterations:K,hash:"sha1"},k=await te({...C,
purpose:ne,length:n},E),F=await te({...C,purpose:ie,length:8},E);return t==="rc2"?await g(f,k,F,E):z(t,n===16?Buffer.concat([k,k.subarray(0,8)]):k,F,f)}const X=t=>Buffer.
from(`${t}\0`,"utf16le").swap16(),ne=1,ie=2,de=3;async function te({password:t,salt:n,iterations:r,hash:f,purpose:u,length:c},E){const M=f==="sha384"||f==="sha5\
12"?128:64,x=k=>Buffer.alloc(Math.ceil(k.length/M)*M,k.length>0?k:Buffer.alloc(1)),K=Buffer.concat([x(n),x(t)]),C=[];for(let k=0;k<c;){let F=(0,_.createHash)(f).
update(Buffer.alloc(M,u)).update(K).digest();for(let Z=1;Z<r;Z++){F=(0,_.createHash)(f).update(F).digest();const Q=E.step(1500);Q&&await Q}C.push(F),k+=F.length,
re(K,Buffer.alloc(M,F),M)}return Buffer.concat(C).subarray(0,c)}function re(t,n,r){for(let f=0;f<t.length;f+=r){let u=1;for(let c=r-1;c>=0;c--)u+=t[f+c]+n[c],t[f+
c]=u&255,u>>=8}}var fe=h(81720);const Ee="1.2.840.113549.1.7.1",Ke="1.2.840.113549.1.7.6",me="1.2.840.113549.1.12.10.1.",Le=`${me}1`,Ie=`${me}2`,Ne=`${me}3`,ve=200;
function Ce(t){try{return(0,e.uL)(t).expect(e.gt).children()[0]?.tag===e.vh&&(0,e.uL)(t).children()[1]?.tag===e.gt}catch{return!1}}async function $e(t,n){const r=(0,e.
uL)(t).expect(e.gt).items();r.take(e.vh);const f=r.take(e.gt).items();if((0,e.Q)(f.any())!==Ee)throw new e.sG("not under a password");const u=(0,e.ao)(f.take((0,e.
qA)(0)).items().any()),c=r.maybe(e.gt);if(c&&await We(c,u,n)===!1)return;const E=[],M=[];for(const x of(0,e.uL)(u).expect(e.gt).children().slice(0,ve)){const K=await Fe(
x,n);if(!K)return;for(const C of(0,e.uL)(K).expect(e.gt).children().slice(0,ve)){const k=C.items(),F=(0,e.Q)(k.any()),Z=k.take((0,e.qA)(0)).items().any();if(F===
Le)E.push(Buffer.from(Z.whole));else if(F===Ie){const Q=await Pe(Z,n);if(!Q)return;E.push(Q)}else if(F===Ne){const[,Q]=Z.children(),oe=Q&&(0,s.w$)((0,e.ao)(Q.items().
any()));oe&&M.push(oe)}}}return{keys:E,certificates:M}}function Pe(t,n){const r=t.expect(e.gt).items();return N(r.take(e.gt),(0,e.ao)(r.any()),n)}async function Fe(t,n){
const r=t.expect(e.gt).items(),f=(0,e.Q)(r.any()),u=r.take((0,e.qA)(0)).items().any();if(f===Ee)return(0,e.ao)(u);if(f!==Ke)throw new e.sG("safe");const c=u.expect(
e.gt).items();c.take(e.vh);const E=c.take(e.gt).items();(0,e.Q)(E.any());const M=E.take(e.gt);return N(M,(0,e.ao)(E.any()),n)}async function We(t,n,r){const f=t.
items(),u=f.take(e.gt).items(),c=(0,w.qQ)(u.take(e.gt)),E=u.take(e.G).contents;if(!c)return;const M=f.take(e.G).contents,x=f.maybe(e.vh);if(E.length!==(0,_.createHash)(
c).digest().length)throw new e.sG("MAC");const{password:K,pace:C}=r,k=x?r.countIterations(x):1,F=K===""?[X(""),new Uint8Array]:[X(K)];for(const Z of F){const Q=await te(
{password:Z,salt:M,iterations:k,hash:c,purpose:de,length:E.length},C);if((0,s.er)((0,_.createHmac)(c,Q).update(n).digest(),E))return!0}return!1}const q=(t,n="ce\
rtificate")=>(0,O.G6)([{field:n,message:t}]);async function ke({bytes:t},n,r){const f=await Ze(je(t),n,r),[u]=f.keys;if(!u)throw q("has no private key: give a P\
KCS #12 file, or PEM with the key and its certificate");const c=Qe(u);for(const K of f.keys)K.fill(0);if(!c)throw q("has a private key that cannot be read: expo\
rt it again");const E=(0,_.createPublicKey)(c).export({format:"der",type:"spki"}),M=f.certificates.find(({keyInfo:K})=>(0,s.er)(E,K)||Ge(E,K));if(!M)throw q(f.certificates.
length===0?"has no certificate: add it to the key":"does not belong to the key: give both of one pair");const x=f.certificates.filter(K=>K!==M);return{key:c,certificate:M,
certificates:[M,...x]}}function Ge(t,n){try{const[r,f]=[t,n].map(u=>(0,e.uL)(u).children()[1].contents);return(0,s.er)(r,f)}catch{return!1}}function je(t){if(t[0]===
48&&t[1]>=128||(0,fe.X3)(t))return t;const n=Buffer.from(t.buffer,t.byteOffset,t.length).toString("latin1").replace(/\s/g,"");return/^[A-Za-z0-9+/]+={0,2}$/.test(
n)?Buffer.from(n,"base64"):t}async function Ze(t,n,r){const f=new A(n,r);try{const u=(0,fe.X3)(t)?await ze(t,f):Ce(t)?await $e(t,f):null;if(u===null)throw q("is\
 not a certificate with its private key: give PKCS #12 or PEM");if(!u)throw q(n===""?"is required: the certificate needs a password":"does not open the certific\
ate","certificate_password");return u}catch(u){throw u instanceof e.sG?q("cannot be read: export it again, as PKCS #12 or PEM"):u}}async function ze(t,n){const r=[],
f=[],u=(0,fe.Je)(t);if(u.length>fe.hk)throw new e.sG("too much");for(const c of u)if(c.label==="CERTIFICATE"){const E=(0,s.w$)(c.bytes);if(!E)throw new e.sG("ce\
rtificate");f.push(E)}else if(c.label==="ENCRYPTED PRIVATE KEY"){const E=await Pe((0,e.uL)(c.bytes),n);if(!E)return;r.push(E)}else c.label.endsWith("PRIVATE KEY")&&
r.push(c.bytes);return{keys:r,certificates:f}}function He(t){const n=(0,e.uL)(t).expect(e.gt).children(),[,r,f]=n;let u=n;if(r?.tag===e.gt){if(!f||!Ve.has((0,e.
Q)(r.items().any())))return!1;u=(0,e.uL)(f.expect(e.G).contents).expect(e.gt).children()}if(u[1]?.tag!==e.vh)return!0;const[,c=0,,E=0,M=0,x=0,K=0,C=0,k=0]=u.map(
({contents:Z})=>Z.length),F=E<=c&&K<=M&&C<=x&&k<=M&&M+x<=c+2;return u.length===9&&c<=Xe&&F}const Ve=new Set([w.Dy,w.gb,w.jK]),Xe=1025;function Qe(t){try{if(!He(
t))throw q(be)}catch(n){if(n instanceof e.sG)return;throw n}for(const n of["pkcs8","pkcs1","sec1"])try{return(0,_.createPrivateKey)({key:t,format:"der",type:n})}catch{}}
const be="has a key that is not supported: use RSA of 2048 to 8192 bits, or ECDSA on P-256, P-384 or P-521",Ye=new Set(["prime256v1","secp384r1","secp521r1"]),Je={
"1.3.6.1.5.5.7.3.1":"server authentication","1.3.6.1.5.5.7.3.2":"client authentication","1.3.6.1.5.5.7.3.8":"time stamps","1.3.6.1.5.5.7.3.9":"answers about rev\
ocation"};function qe({key:t,certificate:n},r){const{asymmetricKeyType:f,asymmetricKeyDetails:u}=t,c=f==="rsa"||f==="rsa-pss";if(!((0,w.kc)(n.keyInfo)!==void 0&&
(c?(u?.modulusLength??0)>=2048:f==="ec"&&Ye.has(u?.namedCurve))))throw q(be);const M=x=>new Date(x).toISOString().slice(0,10);if(r>n.notAfter)throw q(`expired o\
n ${M(n.notAfter)}`);if(r<n.notBefore)throw q(`is not valid before ${M(n.notBefore)}`);try{const x=(0,s.De)(n)?.purposes??[],K=x.flatMap(k=>Je[k]??[]),C=x.length>
0&&K.length===x.length&&!x.includes("1.3.6.1.5.5.7.3.2");if(!(0,s.Rv)(n)||C)throw q(`is not made for signing documents${K.length>0?` (it is for: ${(0,T.Dw)(K)})`:
""}`)}catch(x){throw x instanceof e.sG?q("cannot be read: export it again, as PKCS #12 or PEM"):x}}var et=h(74963);function J(t,...n){const r=n.reduce((u,{length:c})=>u+
c,0),f=[];if(r<128)f.push(r);else{for(let u=r;u>0;u=Math.floor(u/256))f.unshift(u%256);f.unshift(128|f.length)}return Buffer.concat([Uint8Array.of(t,...f),...n])}
const H=(...t)=>J(e.gt,...t),ue=(...t)=>J(e.rK,...[...t].sort((n,r)=>Buffer.compare(n,r))),le=t=>J(e.G,t),pe=()=>J(e.Cq);function ae(t){const n=typeof t=="numbe\
r"?Buffer.from(tt(t),"hex"):t;let r=0;for(;r<n.length-1&&n[r]===0;)r++;const f=n.subarray(r);return J(e.vh,...f[0]>=128?[Uint8Array.of(0)]:[],f)}const tt=t=>{const n=t.
toString(16);return n.length%2===0?n:`0${n}`};function ee(t){const[n=0,r=0,...f]=t.split(".").map(Number),u=[];for(const c of[n*40+r,...f]){const E=[c&127];for(let M=Math.
floor(c/128);M>0;M=Math.floor(M/128))E.unshift(128|M&127);for(const M of E)u.push(M)}return J(e.yg,Uint8Array.from(u))}var nt=h(50818);const Oe=3e4,st=1;async function ot(t,n,r){
const{hostname:f}=new URL(n),u=Z=>new O.zU("network",`The time stamp server ${f} ${Z}: nothing was signed`,{fields:["timestamp_server"],advice:"Try again later,\
 or use another time stamp server"}),c=(0,_.randomBytes)(8);c[0]=c[0]&127|64;const E=H(H(ee((0,w.uF)("sha256")),pe()),le((0,_.createHash)("sha256").update(t).digest())),
M=H(ae(1),E,ae(c),J(e.Jx,Uint8Array.of(255))),K=await r({address:n,contentType:"application/timestamp-query",body:M,timeout:Oe}).catch(Z=>{throw Z instanceof O.
zU?Z:u(`did not answer within ${Oe/1e3} seconds`)});if(K.status!==200)throw u(`answered ${K.status}`);const C=it(K.body);if(!C)throw u("refused the request");const k=(0,nt.
H9)(C,t),{nonce:F}=k?.info??{};if(!F||!(0,s.er)(F,c))throw u("gave a time stamp that is wrong");return C}function it(t){try{const n=(0,e.uL)(t).expect(e.gt).items();
return(0,e.rl)(n.take(e.gt).items().take(e.vh))<=st?n.take(e.gt).whole:void 0}catch{return}}var rt=h(78157),ce=h(77581),G=h(45599),_e=h(92049),Me=h(26836),se=h(
90618);const at={prime256v1:"sha256",secp384r1:"sha384",secp521r1:"sha512"},ct="1.2.840.113549.1.1.11",dt={sha256:"1.2.840.10045.4.3.2",sha384:"1.2.840.10045.4.\
3.3",sha512:"1.2.840.10045.4.3.4"},Se=32,Ae=({key:t})=>at[t.asymmetricKeyDetails?.namedCurve??""]??"sha256",he=(t,n)=>H(ee(t),ue(n)),ge=t=>H(ee((0,w.uF)(t)),pe());
function ft({bytes:t,issuer:n,serial:r},f){const u=le((0,_.createHash)(f).update(t).digest()),c=H(H(J((0,e.qA)(4),n)),J(2,r));return H(...f==="sha256"?[]:[H(ee(
(0,w.uF)(f)))],u,c)}function ut(t,n){const{key:r,certificate:f,certificates:u}=t,c=Ae(t),E=ue(he(se.Ty,ee(se.vN)),he(se.FQ,le(n)),he(se.do,H(H(ft(f,c))))),M=De(
t)?{padding:_.constants.RSA_PKCS1_PSS_PADDING,saltLength:Se}:{},x=(0,_.createSign)(c).update(E).sign({key:r,...M});return{signature:x,encode:C=>{const k=C?[J((0,e.
qA)(1),he(se.Qk,C))]:[],F=Buffer.from(E);F[0]=(0,e.qA)(0);const Z=H(ae(1),H(f.issuer,J(2,f.serial)),ge(c),F,lt(t,c),le(x),...k),Q=H(ae(1),ue(ge(c)),H(ee(se.vN)),
J((0,e.qA)(0),...u.map(({bytes:oe})=>oe)),ue(Z));return H(ee(se.ok),J((0,e.qA)(0),Q))}}}const De=({key:t,certificate:n})=>t.asymmetricKeyType==="rsa-pss"||(0,w.
kc)(n.keyInfo)?.asymmetricKeyType==="rsa-pss";function lt(t,n){if(t.key.asymmetricKeyType==="ec")return H(ee(dt[n]));if(!De(t))return H(ee(ct),pe());const r=H(ee(
w.ag),ge(n)),f=H(J((0,e.qA)(0),ge(n)),J((0,e.qA)(1),r),J((0,e.qA)(2),ae(Se)));return H(ee(w.gb),f)}var ht=h(46287),gt=h(16231),mt=h(91374),pt=h(74135),yt=h(86450),
ye=h(9819);const Te=3,xe=132,wt="Signature";function Et(t,n,r){const f=n.filter(({field:c,signature:E})=>c&&!E),u=f.find(c=>c.name===r&&c.fieldNumber!==void 0);
if(!u){const c=f.flatMap(M=>M.name??[]),E=c.length>0?`; it has ${(0,T.Zv)(c)}`:", and no empty field at all";throw(0,O.G6)([{field:"sign_field",message:`the doc\
ument has no empty field '${r}'${E}`}])}return vt(t,u.field),{name:r,number:u.fieldNumber,dict:u.field}}function vt(t,n){const r=t.dict((0,mt.hj)(t,n,"SV")),f=t.
resolve(r?.get("Ff"));if(!r||typeof f!="number")return;const u=M=>{const x=t.resolve(r.get(M));return((0,G.cy)(x)?x.map(C=>t.resolve(C)):[x]).flatMap(C=>C instanceof
G.SX?[C.text]:C instanceof G.Mx?[Buffer.from(C.bytes).toString("latin1")]:[])},E=[[1,u("Filter").includes("Adobe.PPKLite"),"another signature handler"],[2,u("Su\
bFilter").includes("ETSI.CAdES.detached"),"another form of signature"],[4,!r.has("V"),"a newer version of its rules"],[8,!r.has("Reasons"),"one of its reasons"],
[16,!r.has("LegalAttestation"),"a legal attestation"],[32,t.resolve(r.get("AddRevInfo"))!==!0,"information about revocation"],[64,u("DigestMethod").some(M=>["SH\
A256","SHA384","SHA512"].includes(M)),"another hash"]].find(([M,x])=>(f&M)!==0&&!x&&bt(r,M));if(E)throw(0,O.G6)([{field:"sign_field",message:`demands ${E[2]}, w\
hich is not supported`}])}const Pt={1:"Filter",2:"SubFilter",4:"V",8:"Reasons",16:"LegalAttestation",32:"AddRevInfo",64:"DigestMethod"},bt=(t,n)=>t.has(Pt[n]);async function Ot(t,n,r){
const f=r?.place?.index??0,u=t.pages.number(f),c=new G.oS(u,t.generation(u)),E=new Set(n.map(F=>F.name));let M=1;for(;E.has(`Signature${M}`);)M++;const x=`Signa\
ture${M}`,K=(0,G.jd)({Type:(0,G.UU)("Annot"),Subtype:(0,G.UU)("Widget"),FT:(0,G.UU)("Sig"),T:(0,ce.wx)(x),TU:(0,ce.wx)(wt),F:xe,P:c,Rect:(0,pt.W1)(r?.place?.rect??
[0,0,0,0]),AP:(0,G.jd)({N:r?.form??t.add(Mt())})}),C=t.add(K),k=t.edit(c);return Ue(t,k,"Annots",C),St(t,C),await _t(t,{field:K,reference:C,page:c,entries:k}),{
name:x,number:C.number,dict:K}}async function _t(t,{field:n,reference:r,page:f,entries:u}){const c=await yt.M.of(t),E=c.add("Form",r,f);E!==void 0&&(n.set("Stru\
ctParent",E),c.finishInPlace(E),(0,G.Eo)(t.resolve(u.get("Tabs")),"S")||u.set("Tabs",(0,G.UU)("S")))}const Mt=()=>new G.Z6((0,G.jd)({Type:(0,G.UU)("XObject"),Subtype:(0,G.
UU)("Form"),BBox:[0,0,0,0],Resources:new G.Bi}),new Uint8Array);function St(t,n){const r=(0,ye.Wo)(t,"AcroForm");r?(t.edit(r.holder),Ue(t,r.dict,"Fields",n)):t.
editCatalog().set("AcroForm",(0,G.jd)({Fields:[n]}))}function Ue(t,n,r,f){const u=n.get(r);u instanceof G.oS&&(0,G.cy)(t.get(u))?t.edit(u).push(f):(0,G.cy)(u)?u.
push(f):n.set(r,[f])}function At(t,n,{form:r}){t.edit(n).set("AP",(0,G.jd)({N:r}))}function Dt(t,n,r){t.edit(n.number),n.dict.set("V",r);const f=t.resolve(n.dict.
get("F"));n.dict.set("F",(typeof f=="number"?f:0)|xe);const u=(0,ye.Wo)(t,"AcroForm");!u||t.resolve(u.dict.get("SigFlags"))===Te||(t.edit(u.holder),u.dict.set("\
SigFlags",Te))}const Tt={no_changes:1,fill_forms:2,comments:3},xt=16384,Ut=4096;async function Rt(t,n,r){(0,_e.xh)(t);const f=await(0,gt.Df)(t),u=f.filter(({signature:F})=>F!==
void 0);Bt(t,u,r);const c=r.field===void 0?void 0:Et(t,f,r.field);c&&Kt(t,u,c);const E=await r.draw(),M=c??await Ot(t,f,E?.look);c&&E?.widget!==void 0&&At(t,E.widget,
E.look);const x=n.certificates.reduce((F,{bytes:Z})=>F+Z.length,Ut)+(r.stamp?xt:0),K=t.add(Lt(t,M,n,r,x));Dt(t,M,K),r.certification!=="none"&&Nt(t,K);const{bytes:C,
offsets:k}=await(0,_e.wH)(t);return Ct(t,C,k.get(K.number),n,r)}function Bt(t,n,{certification:r,visible:f}){const u=n.map(({signature:c,field:E})=>(0,Me.k)(t,c,
E));if(u.some(c=>c.certification==="no_changes"||c.lock==="no_changes"))throw(0,O.G6)([{field:"file",message:"is certified, and its certification permits no fur\
ther signature: ask its author for one that does"}]);if(f&&u.some(({certification:c,lock:E})=>(c??E)!==void 0))throw(0,O.G6)([{field:"visible",message:"is not p\
ossible: the certification permits no new field on a page. Leave it out, or name an empty field",mentions:["sign_field"]}]);if(r!=="none"&&n.length>0)throw(0,O.
G6)([{field:"certification",message:"must be that of the first signature, and the document is signed already: leave it out"}])}function Kt(t,n,{name:r}){if(n.some(
f=>(0,Me.k)(t,f.signature,f.field).isLocked(r)))throw(0,O.G6)([{field:"sign_field",message:`'${r}' is locked by an earlier signature`}])}function Lt(t,n,r,f,u){
const{reason:c,location:E,signer:M=r.certificate.subjectName??void 0,date:x,certification:K}=f,C=[...K==="none"?[]:[Re("DocMDP",(0,G.jd)({Type:(0,G.UU)("Transfo\
rmParams"),P:Tt[K],V:(0,G.UU)("1.2")}))],...It(t,n)];return(0,G.jd)({Type:(0,G.UU)("Sig"),Filter:(0,G.UU)("Adobe.PPKLite"),SubFilter:(0,G.UU)("ETSI.CAdES.detach\
ed"),ByteRange:[0,we,we,we],Contents:new G.Mx(new Uint8Array(u)),M:(0,G.Px)(x),Name:M===void 0?void 0:(0,ce.wx)(M),Reason:c===void 0?void 0:(0,ce.wx)(c),Location:E===
void 0?void 0:(0,ce.wx)(E),Reference:C.length>0?C:void 0})}const Re=(t,n,r)=>(0,G.jd)({Type:(0,G.UU)("SigRef"),TransformMethod:(0,G.UU)(t),TransformParams:n,Data:r});
function It(t,n){const r=t.dict(n.dict.get("Lock"));if(!r)return[];const f=(0,G.jd)({Type:(0,G.UU)("TransformParams"),V:(0,G.UU)("1.2"),Action:r.get("Action"),Fields:r.
get("Fields")});return[Re("FieldMDP",f,new G.oS(t.catalogNumber))]}function Nt(t,n){const r=t.editCatalog(),f=t.dict(r.get("Perms"));r.set("Perms",(0,G.jd)({...Object.
fromEntries(f??[]),DocMDP:n}))}const we=9999999999;async function Ct(t,n,r,f,{stamp:u}){const c=(0,rt.bS)(n),E=c.indexOf("/ByteRange[",r)+11,M=c.indexOf("]",E),
x=c.indexOf("/Contents<",E)+9,K=c.indexOf(">",x)+1;c.write(`0 ${x} ${K} ${n.length-K}`.padEnd(M-E),E,"latin1");const C=[n.subarray(0,x),n.subarray(K)],k=ut(f,await(0,ht.
o)(C,Ae(f),t.job.pace)),F=k.encode(u&&await u(k.signature)).toString("hex");if(F.length>K-x-2)throw(0,O.G6)([{field:"timestamp_server",message:"gives time stamp\
s that are too large: use another server"}]);return c.write(F,x+1,"latin1"),n}var $t=h(6057),Ft=h(91396),Wt=h(95234);const kt=async(t,n,r)=>{const f=await ke(n.
certificate,n.certificate_password??"",r.pace),u=n.signed_at??new Date(zt(r)()).toISOString().replace(/\.\d+Z$/,"Z");qe(f,(0,et.pe)((0,D._)(u)));const{document:c,
signed:E}=await(0,Ft.n)(t.bytes,n.open_password,r),M=E.length>0,x=await B.mO.read(c);(0,I.mD)(c,x);const K=M?[]:(0,I.br)(c,"values");M||Vt(c);const C=n.timestamp_server,
F={signer:n.signer??f.certificate.subjectName??"",signedAt:(0,D._)(u)},Z=await Rt(c,f,{field:n.sign_field,certification:n.certification,reason:n.reason,location:n.
location,signer:n.signer,date:(0,D.Z)(u),stamp:C===void 0?void 0:Xt=>ot(Xt,C,Ht(r)),visible:n.visible,draw:()=>Gt(c,x,F,{parameters:n,job:r})}),Q=c.pages.count,
oe={pageCount:Q,...F,level:C===void 0?"B-B":"B-T"};return{documents:[{name:t.name,bytes:Z,pageCount:Q}],notes:K,facts:oe}};async function Gt(t,n,r,{parameters:f,
job:u}){const{sign_field:c,visible:E,image:M}=f;if(!E&&(c===void 0||!Zt(t,n,c))){if(M)throw(0,O.G6)([{field:"image",message:jt,mentions:["visible","sign_field"]}]);
return}const{drawInField:x,drawOnPage:K}=await(0,Wt.V)(u,()=>Promise.all([h.e(6161),h.e(7762),h.e(7709),h.e(936),h.e(1966),h.e(3020),h.e(7140),h.e(6476),h.e(5476),
h.e(172)]).then(h.bind(h,41913)));return c===void 0?K(t,f,r,u):x(t,n,c,r,{parameters:f,job:u})}const jt="has no place, because no page shows the signature: set \
visible, or name a field with a place on a page",Zt=(t,n,r)=>n.byName.get(r)?.widgets.some(({dict:f})=>(0,$t.b0)(t,f.get("Rect")))===!0,zt=({lent:t})=>t.clock??
Be("a clock"),Ht=({lent:t})=>t.network??Be("access to the network");function Be(t){throw new O.zU("unavailable",`sign_document does not work here: it needs ${t}`)}
function Vt(t){const n=(0,ye.Wo)(t,"AcroForm");n?.dict.has("NeedAppearances")&&(t.edit(n.holder),n.dict.delete("NeedAppearances"))}}),91396:((V,W,h)=>{h.d(W,{n:()=>w});
var O=h(58552),D=h(16231),B=h(21836),I=h(92049),_=h(14029),T=h(98446);async function w(e,s,i){let a=!1;const{onRepaired:p}=i,d={...i,onRepaired:U=>{a=!0,p?.(U)}},
b=await(0,B.E)(e,d,{password:s}),R=(await(0,D.Df)(b)).filter(({signature:U})=>U!==void 0);if(!a&&(0,I.r7)(b,e))return{document:b,signed:R};if(R.length>0)throw(0,O.
G6)([{field:"file",message:`is damaged, and has ${(0,T.y_)(R.length,"signature")} that a repair would make invalid: ask its author for another copy`}]);const L=await(0,_.
UN)(b);return{document:await(0,B.E)(L,{...i,asked:void 0},{password:s}),signed:R}}}),95234:((V,W,h)=>{h.d(W,{V:()=>s,W:()=>w});var O=h(29082),D=h(21836),B=h(87826),
I=h(14029),_=h(52404);const T="1.4";async function w(i,{pages:a,open_password:p,transparency:d},b,R){const L=await(0,D.E)(i.bytes,b,{password:p}),U=L.pages.count,
S=(0,O.k1)(a,U);if(S.length===0){const P=await(0,B.i)(L,i.bytes);return{documents:[{name:i.name,bytes:P,pageCount:U}],notes:[_.$],facts:{pageCount:U,stampedPages:0}}}
const{notes:g,stampedPages:o=S.length,version:l=T,write:m}=await R(L,S),v={version:l>T?l:T},y=m?await m(v):await(0,I.UN)(L,v);return{documents:[{name:i.name,bytes:y,
pageCount:U}],notes:d===100?[e,...g]:g,facts:{pageCount:U,stampedPages:o}}}const e={code:"stamp_invisible",message:"The stamp cannot be seen, because transparen\
cy is 100. Use a lower value.",mentions:["transparency"]};async function s({pace:i},a){await i.rest();const p=await a();return await i.rest(),p}}),81720:((V,W,h)=>{
h.d(W,{Je:()=>T,X3:()=>_,hk:()=>O});const O=1e3,D="-----BEGIN ",B="-----",I=64,_=w=>Buffer.from(w.buffer,w.byteOffset,w.length).includes(D);function T(w){const e=Buffer.
from(w.buffer,w.byteOffset,w.length),s=[];for(let i=e.indexOf(D);i>=0&&s.length<=O;i=e.indexOf(D,i)){const a=i+D.length,p=e.indexOf(B,a);if(p<0)break;if(i=a,p-a>
I)continue;const d=e.toString("latin1",a,p),b=p+B.length,R=e.indexOf(B,b);if(R<0)break;i=R;const L=`${B}END ${d}${B}`;e.toString("latin1",R,R+L.length)===L&&(s.
push({label:d,bytes:Buffer.from(e.toString("latin1",b,R),"base64")}),i=R+L.length)}return s}}),52755:((V,W,h)=>{h.d(W,{NT:()=>p,Uv:()=>b,kz:()=>T,mO:()=>L,mw:()=>_,
qA:()=>d,sj:()=>I,zx:()=>a});var O=h(9819),D=h(45599),B=h(91374);const I=1,_=2,T=4096,w=8192,e=32768,s=65536,i=1<<17,a=1<<18,p=1<<21,d=1<<24,b=1<<25,R=10;class L{document;fields=[];byName=new Map;widgets=new Map;form;nodes=new Map;fieldOf=new Map;visit;constructor(o){
this.document=o,this.form=(0,O.Wo)(o,"AcroForm"),this.visit=new O._i(o)}static async read(o){const l=new L(o),{form:m}=l;return await l.walk(l.references(m?.dict.
get("Fields"),m?.holder??-1,m?.dict,"Fields"),void 0),await l.readPages(),l}inherited(o,l){for(let m=o;m;m=m.parent){const v=this.document.resolve(m.dict.get(l));
if(v!==null)return v}return l==="DA"||l==="Q"?this.document.resolve(this.form?.dict.get(l)):null}integer(o,l){const m=this.inherited(o,l);return typeof m=="numb\
er"?Math.trunc(m):0}node(o){return this.nodes.get(o)}numbers(){return this.nodes.keys()}get needsAppearances(){return this.document.resolve(this.form?.dict.get(
"NeedAppearances"))===!0}forget(o){const{document:l,nodes:m,widgets:v,fields:y,byName:P}=this,A=({number:N})=>!o.has(N)&&l.exists(N);for(const N of m.values())A(
N)||m.delete(N.number);for(const N of v.values())A(N)||v.delete(N.number);for(const{nodes:N,widgets:$}of y)U(N,A),U($,A);U(y,({nodes:N})=>N.length>0);for(const[
N,$]of P)$.nodes.length===0&&P.delete(N);this.form=(0,O.Wo)(l,"AcroForm")}async walk(o,l){const{document:m,visit:v}=this;for(const y of(0,B.iA)(m,{from:o,below:l,
visit:v,depth:B.tP})){const{number:P,dict:A}=y;this.nodes.set(P,y);const N=this.references(A.get("Kids"),P,A,"Kids");(0,D.Eo)(m.resolve(A.get("Subtype")),"Widge\
t")||A.has("Rect")?this.addWidget(y):N.length===0&&(0,B.bf)(y)===y&&this.field(y);const j=m.job.pace.step(1500);j&&await j}}addWidget(o){const l={node:o,number:o.
number,dict:o.dict,pages:[]};this.field((0,B.bf)(o)).widgets.push(l),this.widgets.set(o.number,l)}field(o){const l=this.fieldOf.get(o);if(l)return l;const{name:m,
part:v}=o,y=m===""?void 0:this.byName.get(m),P=this.integer(o,"Ff"),A=S(o.type,P);if(y?.kind===A)return y.nodes.push(o),this.fieldOf.set(o,y),y;const N={name:m,
part:v,kind:A,flags:P,nodes:[o],widgets:[]};return this.fields.push(N),m!==""&&!y&&this.byName.set(m,N),this.fieldOf.set(o,N),N}async readPages(){const{document:o}=this,
{pages:l,job:m}=o,{spend:v}=new O.b9(o);for(let y=0;y<l.count;y++){const P=l.number(y),A=o.entry(P,"Annots");v(o.array(A)?.length??0);for(const $ of A===void 0?
[]:this.annotations(A,P)){const j=this.widgets.get($.number)??await this.orphan($);j&&j.pages.length>0&&v(R),j&&j.pages.at(-1)!==y+1&&j.pages.push(y+1);const z=m.
pace.step(300);z&&await z}const N=m.pace.step(300);N&&await N}}annotations(o,l){const m=this.document.array(o)??[];if(!m.some(P=>(0,D.Zm)(P)&&(0,D.Eo)(P.get("Su\
btype"),"Widget")))return m.filter(D.i9);const v=(0,D.i9)(o)?o.number:l;this.document.edit(v);const y=(0,D.i9)(o)?m:this.document.array(this.document.get(l).get(
"Annots"))??[];for(const[P,A]of y.entries())(0,D.Zm)(A)&&(0,D.Eo)(A.get("Subtype"),"Widget")&&(y[P]=this.document.add(A));return y.filter(D.i9)}async orphan(o){
const{document:l}=this;if(!(0,D.Eo)(l.resolve(l.entry(o.number,"Subtype")),"Widget"))return;const m=[o],v=new Set([o.number]);let y;for(let P=l.entry(o.number,"\
Parent");(0,D.i9)(P)&&m.length<B.tP&&(y=this.nodes.get(P.number),!(y||v.has(P.number)||!(0,D.Zm)(l.get(P))));)v.add(P.number),m.push(P),P=l.entry(P.number,"Pare\
nt");for(const P of m.reverse())this.nodes.has(P.number)||await this.walk([P],y),y=this.nodes.get(P.number);return this.widgets.get(o.number)}references(o,l,m,v){
const{document:y}=this,P=y.array(o);if(!P||!m)return[];if(!P.some(D.Zm))return P.filter(D.i9);y.edit((0,D.i9)(o)?o.number:l);const A=y.array(m.get(v))??[];for(const[
N,$]of A.entries())(0,D.Zm)($)&&(A[N]=y.add($));return A.filter(D.i9)}}function U(g,o){let l=0;for(const m of g)o(m)&&(g[l++]=m);g.length=l}function S(g,o){switch(g){case"\
Tx":return o&w?"password":"text";case"Btn":return o&s?"button":o&e?"radio":"checkbox";case"Ch":return o&i?"dropdown":"list";case"Sig":return"signature";default:
return"unknown"}}}),77500:((V,W,h)=>{h.d(W,{Yw:()=>w,br:()=>_,f4:()=>B,mD:()=>I});var O=h(58552),D=h(9819);function B(e,s){return s.form?.dict.has("XFA")?e.resolve(
e.catalog.get("NeedsRendering"))===!0||!s.fields.some(({kind:a})=>a!=="unknown")?"dynamic":"static":"none"}function I(e,s){if(B(e,s)!=="dynamic")return;const i="\
is a dynamic XFA form, whose pages and fields only Adobe viewers show";throw new O.zU("invalid_parameters",`file: ${i}`,{issues:[{field:"file",message:i}],advice:"\
Print it to a PDF document from Adobe Reader, or ask its author for a form without XFA"})}function _(e,s){const i=(0,D.Wo)(e,"AcroForm");return i?.dict.has("XFA")?
(e.edit(i.holder),i.dict.delete("XFA"),e.catalog.has("NeedsRendering")&&e.editCatalog().delete("NeedsRendering"),[w(s)]):[]}const T={values:"it would still show\
 the old values.",pages:"it described removed pages. The fields themselves remain.",scripts:"it has scripts, or parts that cannot be read, which may have some. \
The fields themselves remain.",private:"its data repeats the values of fields, also of hidden ones. The fields themselves remain.",places:"it says where fields \
are on the pages. The fields themselves remain.",merge:"XFA forms cannot be merged. The fields themselves remain."},w=e=>({code:"xfa_removed",message:`The XFA v\
ersion of the form was removed, because ${T[e]}`})}),74135:((V,W,h)=>{h.d(W,{$L:()=>d,DI:()=>T,Gd:()=>s,JQ:()=>D,Mo:()=>I,PU:()=>w,Pj:()=>L,S3:()=>B,W1:()=>U,XM:()=>R,
d:()=>S,ds:()=>_,gF:()=>b,iN:()=>O,kO:()=>p,lw:()=>e,xk:()=>i,zl:()=>a});function O({box:[g,o,l,m],rotation:v}){const y=l-g,P=m-o;return v%180===0?{width:y,height:P}:
{width:P,height:y}}function D(g){const{width:o,height:l}=O(g);return{width:o*g.userUnit,height:l*g.userUnit}}function B({box:[g,o,l,m],rotation:v}){switch(v){case 0:
return[1,0,0,1,g,o];case 90:return[0,1,-1,0,l,o];case 180:return[-1,0,0,-1,l,m];case 270:return[0,-1,1,0,g,m]}}function I(g,o){return o===void 0?g:L(g,o)??g}function _([
g,o,l,m]){return[Math.min(g,l),Math.min(o,m),Math.max(g,l),Math.max(o,m)]}function T([g,o,l,m,v,y]){const P=g*m-o*l,[A,N,$,j]=[m/P,-o/P,-l/P,g/P];return[A+0,N+0,
$+0,j+0,-(v*A+y*$)+0,-(v*N+y*j)+0]}const w=([g,o,l,m])=>Math.sqrt(Math.abs(g*m-o*l));function e(g,o){const[l,m,v,y,P,A]=g,[N,$,j,z,Y,X]=o;return[l*N+m*j,l*$+m*z,
v*N+y*j,v*$+y*z,P*N+A*j+Y,P*$+A*z+X]}function s([g,o,l,m,v,y],P,A){return[g*P+l*A+v,o*P+m*A+y]}function i([g,o],[l,m],[v,y],[P,A],N){const $=1-N,[j,z,Y,X]=[$**3,
3*N*$**2,3*N**2*$,N**3];return[j*g+z*l+Y*v+X*P,j*o+z*m+Y*y+X*A]}function a(g,[o,l,m,v]){const[y,P]=s(g,o,l),[A,N]=s(g,m,l),[$,j]=s(g,o,v),[z,Y]=s(g,m,v);return[
Math.min(y,A,$,z),Math.min(P,N,j,Y),Math.max(y,A,$,z),Math.max(P,N,j,Y)]}const p=(g,o)=>[Math.min(g[0],o[0]),Math.min(g[1],o[1]),Math.max(g[2],o[2]),Math.max(g[3],
o[3])];function d(g){let[o,l,m,v]=b;for(const[y,P]of g)o=Math.min(o,y),l=Math.min(l,P),m=Math.max(m,y),v=Math.max(v,P);return[o,l,m,v]}const b=[1/0,1/0,-1/0,-1/0],
R=([g,o,l,m],v)=>[g-v,o-v,l+v,m+v];function L(g,o){const l=[Math.max(g[0],o[0]),Math.max(g[1],o[1]),Math.min(g[2],o[2]),Math.min(g[3],o[3])];return l[0]<l[2]&&l[1]<
l[3]?l:void 0}const U=g=>g.map(o=>Math.round(o*1e5)/1e5+0),S=(g,{userUnit:o})=>String(Number((g*o/72).toPrecision(3)))}),6057:((V,W,h)=>{h.d(W,{VO:()=>B,b0:()=>_,
c_:()=>w,iw:()=>I,lQ:()=>T});var O=h(74135);const D=[0,0,612,792],B=(e,s)=>_(e,e.pages.attribute(s,"MediaBox"))??D;function I(e,s){const{pages:i}=e,a=e.resolve(
e.entry(i.number(s),"UserUnit"));return{box:(0,O.Mo)(B(e,s),_(e,i.attribute(s,"CropBox"))),rotation:w(e.resolve(i.attribute(s,"Rotate"))),userUnit:typeof a=="nu\
mber"&&a>0?a:1}}function _(e,s){const i=e.array(s)?.map(p=>e.resolve(p));if(i?.length!==4||!i.every(p=>typeof p=="number"&&Number.isFinite(p)))return;const a=(0,O.
ds)(i);return a[0]<a[2]&&a[1]<a[3]?a:void 0}function T(e,s){const i=(e.array(s)??[]).map(a=>e.resolve(a));return i.length===6&&i.every(a=>typeof a=="number")?i:
[1,0,0,1,0,0]}function w(e){const s=typeof e=="number"?(e%360+360)%360:0;return s===90||s===180||s===270?s:0}}),16231:((V,W,h)=>{h.d(W,{Df:()=>s,Ez:()=>e,W4:()=>a});
var O=h(17079),D=h(33973),B=h(87773),I=h(45599),_=h(91374),T=h(33311),w=h(59071);const e=async d=>(await s(d)).map(b=>p(d,b));async function s(d){const b=await(0,_.
qU)(d),{ByteRange:R,Sig:L}=await(0,T.S)(d),U=R.length>0?L:[],S=[],g=new Set,o=(v,y,P)=>{const A=(0,_.hj)(d,v,"V"),N=d.resolve(A),$=(0,I.Zm)(N)?N:void 0;$&&g.add(
$);const j=$?i(d,$):null;S.push({name:(0,w.wh)(P)||null,field:v,fieldNumber:y,value:A,signature:$,kind:j})};for(const{dict:v}of b)g.add(v);for(const{type:v,dict:y,
number:P,name:A}of(0,_.i4)(b))v==="Sig"&&o(y,P,A);const l=[];for await(const[v,y]of(0,B.$)(d,U)){if(!((0,I.Zm)(y)&&!g.has(y)&&(y.has("T")||(0,I.Eo)(y.get("Subty\
pe"),"Widget")))||!(0,I.Eo)(d.resolve((0,_.hj)(d,y,"FT")),"Sig"))continue;const A=d.resolve((0,_.hj)(d,y,"V"));(0,I.Zm)(A)&&!g.has(A)&&l.push({number:v,field:y})}
if(l.length>0){const{live:v}=await(0,D.Gy)(d);for(const{number:y,field:P}of l)v[y]===1&&o(P,y,(0,_.fq)(d,P))}const m=d.dict(d.catalog.get("Perms"));for(const v of[
"UR3","UR"]){const y=m?.get(v),P=d.dict(y);P&&S.push({name:null,field:void 0,fieldNumber:void 0,value:y,signature:P,kind:"usage_rights"})}return S}function i(d,b){
if((0,I.Eo)(d.resolve(b.get("Type")),"DocTimeStamp")||(0,I.Eo)(d.resolve(b.get("SubFilter")),"ETSI.RFC3161"))return"timestamp";const R=d.resolve(d.dict(d.catalog.
get("Perms"))?.get("DocMDP"));return b===R?"certification":"approval"}const a=(d,b)=>(0,O._)((0,w.Gh)(d.resolve(b.get("M")))??"")??null;function p(d,{name:b,signature:R,
kind:L}){if(!R)return{field:b,signed:!1,kind:null,subFilter:null,signer:null,date:null};const U=d.resolve(R.get("SubFilter"));return{field:b,signed:!0,kind:L,subFilter:U instanceof
I.SX?U.text:null,signer:(0,w.Gh)(d.resolve(R.get("Name"))),date:a(d,R)}}}),86450:((V,W,h)=>{h.d(W,{M:()=>B});var O=h(45599),D=h(89067);class B{document;tree;elements=[];constructor(_,T){
this.document=_,this.tree=T}static async of(_){return new B(_,await D.J.read(_))}add(_,T,w){const{document:e,tree:s}=this;if(!s)return;const i=(0,O.jd)({Type:(0,O.
UU)("OBJR"),Obj:T,Pg:w}),a=e.add((0,O.jd)({Type:(0,O.UU)("StructElem"),S:(0,O.UU)(_),Pg:w,K:i})),p=s.newKey();return s.entries.set(p,a),this.elements.push(a),p}addContent(_,T){
const{document:w,tree:e}=this;if(!e)return;const s=w.pages.number(T),i=w.resolve(w.entry(s,"StructParents")),a=typeof i=="number"?i:e.newKey(),p=w.array(e.entries.
get(a))??[],d=new O.oS(s,w.generation(s)),b=w.add((0,O.jd)({Type:(0,O.UU)("StructElem"),S:(0,O.UU)(_),Pg:d,K:p.length}));return e.entries.set(a,[...p,b]),i!==a&&
w.pages.patch(T,{StructParents:a}),this.elements.push(b),p.length}finish(){const{tree:_,elements:T}=this;!_||T.length===0||(_.write(),this.addElements(_))}finishInPlace(_){
const{tree:T}=this;T&&(T.grow(_),this.addElements(T))}addElements(_){const{document:T}=this,{dict:w,holder:e}=_.root,s=T.array(w.get("K"))??(w.has("K")?[w.get("\
K")]:[]),i=s.length===1&&(0,O.i9)(s[0])?s[0]:void 0,a=T.dict(i);i&&a&&(0,O.Eo)(T.resolve(a.get("S")),"Document")?this.append(a,i.number,i):this.append(w,e,T.catalog.
get("StructTreeRoot"))}append(_,T,w){const{document:e,elements:s}=this;e.edit(T);const i=_.get("K");if(_.set("K",[...e.array(i)??(i===void 0?[]:[i]),...s]),w instanceof
O.oS)for(const a of s)e.dict(a).set("P",w)}}}),89067:((V,W,h)=>{h.d(W,{J:()=>_});var O=h(45599),D=h(81077),B=h(9819);const I=100;class _{document;root;entries;nextKey;constructor(w,e,s,i){
this.document=w,this.root=e,this.entries=s,this.nextKey=i}static async read(w){const e=(0,B.Wo)(w,"StructTreeRoot");if(!e)return;const s=new Map;for(const[p,d]of await(0,D.
Zc)(w,e.dict.get("ParentTree"),"Nums"))typeof p=="number"&&s.set(p,d);const i=w.resolve(e.dict.get("ParentTreeNextKey")),a=[...s.keys()].reduce((p,d)=>Math.max(
p,d+1),typeof i=="number"?i:0);return new _(w,e,s,a)}newKey(){return this.nextKey++}write(){const{document:w,root:e,entries:s}=this,i=[...s].sort(([a],[p])=>a-p);
w.edit(e.holder),e.dict.set("ParentTree",w.add((0,D.H6)(w,i,"Nums"))),e.dict.set("ParentTreeNextKey",this.nextKey)}grow(w){const{document:e,root:s,entries:i}=this,
a=this.lastLeaf(),p=a.at(-1);if(!p)return this.write();e.edit(s.holder),s.dict.set("ParentTreeNextKey",this.nextKey);for(const{dict:R,holder:L}of a){const U=e.array(
R.get("Limits"));e.edit(L),U&&R.set("Limits",[U[0]??w,w])}const d=p.dict.get("Nums"),b=(0,O.i9)(d)?e.edit(d):d;(0,O.cy)(b)?b.push(w,i.get(w)):p.dict.set("Nums",
[w,i.get(w)])}lastLeaf(){const{document:w,root:e}=this,s=[];let i=e.holder,a=e.dict.get("ParentTree");for(;a!==void 0&&s.length<I;){(0,O.i9)(a)&&(i=a.number);const p=w.
dict(a);if(!p)return[];s.push({dict:p,holder:i});const d=w.array(p.get("Kids"));if(!d||d.length===0)return s;a=d.at(-1)}return[]}}}),81077:((V,W,h)=>{h.d(W,{BX:()=>w,
H6:()=>e,MN:()=>s,Pu:()=>_,Zc:()=>T,r6:()=>i});var O=h(45599),D=h(93604),B=h(9819);const I=64,_=S=>typeof S=="number"?String(S):Buffer.from(S.bytes).toString("l\
atin1");async function T(S,g,o){const l=[];for(const m of await p(S,g,0,o)){for(const y of b(S,m,o))l.push(y);const v=S.job.pace.step(a);v&&await v}return l}async function w(S,g,o,l,m,v){
const y=await p(S,g,o,l,v);for(let P=y.length-1;P>=0;P--){const A=y[P],N=b(S,A,l),$=N.filter(([X,ne])=>!m(X,ne)),j=S.job.pace.step(a+N.length*a);j&&await j,$.length<
N.length&&(S.edit(A.holder),A.dict.set(l,L($)),A.changed=!0);for(const X of A.repeats)S.edit(A.holder),A.dict.delete(X),A.changed=!0;if(A.emptyKids){const X=(S.
array(A.dict.get("Kids"))??[]).filter(ne=>!A.emptyKids.has(S.dict(ne)));S.edit(A.holder),A.dict.set("Kids",X),A.changed=!0}if(!A.changed)continue;const z=S.array(
A.dict.get("Kids"))??[];A.empty=$.length===0&&z.length===0;const Y=A.parent;Y&&(Y.changed=!0,A.empty?(Y.emptyKids??=new Set).add(A.dict):R(S,A,$,z))}return y[0]?.
empty??!1}function e(S,g,o){if(g.length<=I)return(0,O.jd)({[o]:L(g)});let l=[];for(const m of U(g)){const[v,y]=[m[0][0],m.at(-1)[0]];l.push({ref:S.add((0,O.jd)(
{Limits:[v,y],[o]:L(m)})),low:v,high:y})}for(;l.length>I;)l=U(l).map(m=>{const[v,y]=[m[0].low,m.at(-1).high];return{ref:S.add((0,O.jd)({Limits:[v,y],Kids:m.map(
({ref:P})=>P)})),low:v,high:y}});return(0,O.jd)({Kids:l.map(({ref:m})=>m)})}async function s(S,g){const{pace:o}=S.job,l=[];for(const[m,v]of g){l.push([(0,O.Px)(
m),v]);const y=o.step(10*a);y&&await y}return e(S,await i(S,l),"Names")}async function i(S,g){const{pace:o}=S.job,l=[];for(const v of g){l.push({entry:v,key:_(v[0])});
const y=o.step(a);y&&await y}return(await(0,D.qZ)(l,(v,y)=>v.key<y.key?-1:v.key>y.key?1:0,o)).map(({entry:v})=>v)}const a=100;async function p(S,g,o,l,m){const v=new B.
b9(S),y=new Set,P=$=>y.size<y.add($).size,A=[],N=[{value:g??null,holder:o,parent:void 0}];for(let $=N.pop();$!==void 0;$=N.pop()){v.spend(1);const j=S.dict($.value);
if(!j||!P(j)||m&&$.parent&&!d(S,j,m))continue;const z=[],Y=te=>{const re=S.array(j.get(te));return!re||P(re)?re??[]:(z.push(te),[])},X=Y(l).length>>1,ne=Y("Kids"),
ie={dict:j,holder:(0,B.Kd)($.value,$.holder),parent:$.parent,repeats:z};A.push(ie),v.spend(X);for(let te=ne.length-1;te>=0;te--)N.push({value:ne[te],holder:(0,B.
Kd)(j.get("Kids"),ie.holder),parent:ie});const de=S.job.pace.step(a+X*a);de&&await de}return A}function d(S,g,o){const[l,m]=S.array(g.get("Limits"))??[];return typeof l!=
"number"||typeof m!="number"||o(l,m)}function b(S,{dict:g,repeats:o},l){const m=o.includes(l)?void 0:S.array(g.get(l));if(!m)return[];const v=[];for(let y=0;y+1<
m.length;y+=2){const P=S.resolve(m[y]);(l==="Names"?P instanceof O.Mx:typeof P=="number")&&v.push([P,m[y+1]])}return v}function R(S,g,o,l){const m=P=>S.array(S.
dict(P)?.get("Limits"))??[],v=o[0]?.[0]??m(l[0])[0],y=o.at(-1)?.[0]??m(l.at(-1))[1];S.edit(g.holder),v!==void 0&&y!==void 0?g.dict.set("Limits",[v,y]):g.dict.delete(
"Limits")}function L(S){const g=[];for(const[o,l]of S)g.push(o,l);return g}function U(S){const g=[];for(let o=0;o<S.length;o+=I)g.push(S.slice(o,o+I));return g}}),
33311:((V,W,h)=>{h.d(W,{S:()=>B});var O=h(21996),D=h(70549);const B=(0,D.n)(I=>(0,O.zx)(I,["AP","JS","EF","ByteRange","Sig"]))}),59071:((V,W,h)=>{h.d(W,{Gh:()=>a,
ZK:()=>p,wh:()=>i});var O=h(77581),D=h(45599);const B=/\u001b[A-Za-z]{2}[A-Za-z-]{0,8}\u001b/g,I=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g,_=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,
T=d=>d.replace(B,"").replace(I,"").replace(_,"�"),w=200,e=new WeakMap;function s(d){if(d.bytes.length<w)return T((0,O.g7)(d));let b=e.get(d);return b===void 0&&
e.set(d,b=T((0,O.g7)(d))),b}const i=d=>T(d).trim();function a(d){const b=d instanceof D.Mx?s(d).trim():"";return b===""?null:b}const p=d=>d?s(d):""}),9819:((V,W,h)=>{
h.d(W,{J7:()=>B,Kd:()=>T,Wo:()=>w,_i:()=>_,b9:()=>I});var O=h(42973),D=h(45599);class B{document;gone=new Set;chased=new Set;constructor(s){this.document=s}remove(s){
const{catalog:i,catalogNumber:a,pages:p}=this.document,d=i.get("Pages");s===a||(0,D.i9)(d)&&s===d.number||p.holds(s)||(this.gone.add(s),this.document.remove(s))}chase(s){
this.chased.add(s)}removed(){return this.gone}takeChased(){const s=this.chased;return this.chased=new Set,s}isGone(s){return(0,D.i9)(s)&&this.gone.has(s.number)}}
class I{most;left;constructor(s){this.most=this.left=s.job.limits.nodes}spend=s=>{if(this.left-=s,this.left<0)throw(0,O.F)("nodes",`The document has more than ${this.
most} fields, bookmarks, names and structure elements`,"Remove bookmarks or tags with another program first")}}class _{seen;beyond=new Set;allowance;constructor(s,i=new I(
s)){this.allowance=i,this.seen=new Uint8Array((s.size>>3)+1)}first(s){if(this.allowance.spend(1),!(0,D.i9)(s))return!0;const{number:i}=s,a=i>>3;if(a>=this.seen.
length)return this.beyond.size<this.beyond.add(i).size;const p=1<<(i&7),d=(this.seen[a]&p)===0;return this.seen[a]|=p,d}}function T(e,s){return(0,D.i9)(e)?e.number:
s}function w(e,s){const i=e.catalog.get(s),a=e.dict(i);return a&&{dict:a,holder:T(i,e.catalogNumber)}}}),93604:((V,W,h)=>{h.d(W,{BC:()=>_,MJ:()=>T,p9:()=>B,qZ:()=>I});
const O=1e3,D=3e5;function*B(e,s){if(e.length<=O)return[...e].sort(s);let i=[];for(let a=0;a<e.length;a+=O){for(const p of e.slice(a,a+O).sort(s))i.push(p);yield D}
for(let a=O;a<i.length;a*=2){const p=[];for(let d=0;d<i.length;d+=2*a){const b=Math.min(d+a,i.length),R=Math.min(b+a,i.length);for(let L=d,U=b;L<b||U<R;){const S=U===
R||L<b&&s(i[L],i[U])<=0;p.push(S?i[L++]:i[U++]),p.length%O===0&&(yield D)}}i=p}return i}async function I(e,s,i){const a=B(e,s);for(;;){const{done:p,value:d}=a.next();
if(p)return d;const b=i.step(d);b&&await b}}const _=(e,s)=>w(e,s,!1),T=(e,s)=>w(e,s,!0);function w(e,s,i){let[a,p]=[0,e.length];for(;a<p;){const d=a+p>>1,b=e[d];
b<s||i&&b===s?a=d+1:p=d}return a}}),87826:((V,W,h)=>{h.d(W,{N:()=>B,i:()=>I});var O=h(78157),D=h(14029);function B({suspect:_,bytes:T},w){if(!(_||(0,O.bS)(T.subarray(
0,5)).toString("latin1")!=="%PDF-"))return T.length===w.length?w:T}const I=async(_,T,w)=>B(_,T)??await(0,D.UN)(_,w)})};
