"use strict";exports.id=7940,exports.ids=[7940],exports.modules={17079:((V,W,h)=>{h.d(W,{Z:()=>_,_:()=>I});const O=/^(?:D:)?\s*(\d{4})(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d))?)?)?)?)?\s*(?:(Z)(?:00?)?'?(?:00?'?)?|([+-])(\d\d)?'?(?:(\d\d)'?)?)?$/,
D=/^(D:)?19(1\d\d)(\d{10})(?!\d)/,B=/^(\d{4})(?:-(\d\d)(?:-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,]\d{1,9})?)?\s?(?:(Z)|([+-])(\d\d):?(\d\d)?)?)?)?)?$/;function I(s){
if(s.length>64)return;const i=s.trim().replace(D,(a,p,d,P)=>`${p??""}${1900+Number(d)}${P}`);return w(T(O.exec(i)??B.exec(i)))}function _(s){const i=s.length>64?
void 0:T(B.exec(s.trim()));if(!i||w(i)===void 0)return;const{year:a,month:p="",day:d="",hour:P="",minute:R="",second:K="",zone:U=""}=i;return`D:${a}${p}${d}${P}${R}${K}${U===
"Z"||U===""?U:`${U.replace(":","'")}'`}`}function T(s){if(!s)return;const[,i,a,p,d,P,R,K,U,S,g]=s,o=K??(U===void 0?void 0:`${U}${S??"00"}:${g??"00"}`);return{year:i,
month:a,day:p,hour:d,minute:P,second:R,zone:o}}function w(s){if(!s)return;const{year:i,month:a,day:p,hour:d,minute:P="00",second:R="00",zone:K}=s,U=(g,o,l)=>g===
void 0||Number(g)>=o&&Number(g)<=l;if(Number(i)===0||!U(a,1,12)||!U(p,1,e(Number(i),Number(a)))||!U(d,0,23)||!U(P,0,59)||!U(R,0,59)||K!==void 0&&K!=="Z"&&!(U(K.
slice(1,3),0,23)&&U(K.slice(4),0,59)))return;const S=[i,a,p].filter(g=>g!==void 0).join("-");return d===void 0?S:`${S}T${d}:${P}:${R}${K==="+00:00"||K==="-00:00"?
"Z":K??""}`}function e(s,i){return i===2?s%4===0&&(s%100!==0||s%400===0)?29:28:[4,6,9,11].includes(i)?30:31}}),66974:((V,W,h)=>{h.d(W,{D6:()=>_,F1:()=>B,NL:()=>s,
P3:()=>D,br:()=>I,bs:()=>e});var O=h(98446);const D={problem:"names page 0: pages count from 1, and -1 is the last page"};function B(a,p,d){const P=[],R=[];for(const[
K,U]of a.split(",").entries()){const S=K+1;if(p!==void 0&&U.trim()===""){R.push(`entry ${S} is empty: write ${p}, separated by single commas`);continue}const g=d(
U,S);"problem"in g?R.push(I(S,U,g.problem)):P.push(g.item)}return R.length>0?{problem:e(R)}:{items:P}}const I=(a,p,d)=>`entry ${a} ('${i(p.trim())}') ${d}`,_=({
position:a,text:p},d,P)=>I(a,p,`names ${T(d)}, but the document has ${(0,O.y_)(P,"page")}`);function T(a){return Number.isSafeInteger(a)?`page ${a}`:"a page far\
 beyond its end"}const w=5;function e(a){const p=a.length-w;return[...a.slice(0,w),...p>0?[`and ${p} more such entries`]:[]].join("; ")}function s(a){const p=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.
exec(a);return p?`is not a range: write ${p[1]}..${p[2]}${p[2]===""?" for this page and all after it":""}`:/\bfirst\b/i.test(a)?"is not a page: the first page i\
s written 1, and a range from it 1..5":/\b(last|end)\b/i.test(a)?"is not a page: the last page is written -1, and a range to it 2..":void 0}function i(a){const p=[
...a].map(d=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.test(d)?"?":d);return(0,O.Bu)(p.join(""),40)}}),29082:((V,W,h)=>{h.d(W,{k1:()=>_,lY:()=>I,m7:()=>T});var O=h(58552),D=h(
66974);const B=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i,I=s=>(0,D.F1)(s,"pages such as 1..3, -1, odd",(i,a)=>{const p=i.trim(),d=B.exec(p);if(!d)
return{problem:e(p)};const[,P,R,K,U,S]=d,g={negated:P!==void 0,text:p,position:a};if(R!==void 0)return{item:{...g,pages:R.toLowerCase()}};const o=Number(K),l=U===
void 0?o:S===void 0?"end":Number(S);return o===0||l===0?D.P3:{item:{...g,pages:{from:o,to:l}}}});function _(s,i,a="pages"){const p=U=>(0,O.G6)([{field:a,message:U}]),
d=I(s);if("problem"in d)throw p(d.problem);const P=new w(i),R=new w(i),K=[];for(const U of d.items){const S=U.negated?R:P;if(typeof U.pages=="string"){S.add(U.pages);
continue}const{from:g,to:o}=U.pages,l=g<0?i+1+g:g,m=o==="end"?i:o<0?i+1+o:o,y=(o==="end"?g<0?[[g,l]]:[]:[[g,l],[o,m]]).find(([,b])=>b<1||b>i);y&&K.push((0,D.D6)(
U,y[0],i)),!(o==="end"&&l>i||K.length>0)&&S.range(Math.min(l,m),Math.max(l,m))}if(K.length>0)throw p((0,D.bs)(K));return d.items.every(({negated:U})=>U)&&P.add(
"all"),P.without(R)}function T(s){const i=I(s);if("problem"in i||i.items.length!==1)return;const{negated:a,pages:p}=i.items[0];if(a)return;if(p==="all")return{first:1};
if(typeof p=="string"||p.from<1)return;const{from:d,to:P}=p;return P==="end"?{first:d}:P===-1?{first:d}:P<1?void 0:{first:Math.min(d,P),last:Math.max(d,P)}}class w{pageCount;differences;odd=!1;even=!1;constructor(i){
this.pageCount=i,this.differences=new Int32Array(i+2)}add(i){i!=="even"&&(this.odd=!0),i!=="odd"&&(this.even=!0)}range(i,a){this.differences[i]++,this.differences[a+
1]--}without(i){const a=new Uint32Array(this.pageCount);let p=0,d=0,P=0;for(let R=1;R<=this.pageCount;R++){d+=this.differences[R],P+=i.differences[R];const K=R%
2===1?"odd":"even";(d>0||this[K])&&!(P>0||i[K])&&(a[p++]=R)}return a.subarray(0,p)}}function e(s){return/^(not +)?\.\./i.test(s)?"has no start: a range is writt\
en 1..5":/^!/.test(s)?"is not a page: leave out pages with not, such as not 2":(0,D.NL)(s.replace(/^not +/i,""))??"is not a page such as 3 or -1, a range such a\
s 2..5 or 2.., odd, even, all, or one of these after not"}}),52404:((V,W,h)=>{h.d(W,{$:()=>I,U:()=>_});var O=h(58552),D=h(29082),B=h(98446);const I={code:"no_pa\
ges_selected",message:"The document has none of the pages that were asked for, so nothing was changed."};function _({first_page:T,last_page:w,pages:e},s){if(e!==
void 0)return(0,D.k1)(e,s);const i=(0,B.y_)(s,"page"),a=[];if(T>s&&a.push({field:"first_page",message:`is ${T}, but the document has ${i}`}),w!==void 0&&w>s&&a.
push({field:"last_page",message:`is ${w}, but the document has ${i}`}),a.length===0&&w!==void 0&&T>w&&a.push({field:"first_page",message:`is ${T}, which is afte\
r last_page (${w})`,mentions:["last_page"]}),a.length>0)throw(0,O.G6)(a);return Uint32Array.from({length:(w??s)-T+1},(p,d)=>T+d)}}),27940:((V,W,h)=>{h.r(W),h.d(
W,{sign_document:()=>Gt});var O=h(58552),D=h(17079),B=h(52755),I=h(77500),_=h(77598),T=h(98446),w=h(92410),e=h(82377),s=h(34773),i=h(42973);const a=Buffer.from(
"d978f9c419ddb5ed28e9fd794aa0d89dc67e37832b76538e624c6488448bfba2179a59f587b34f1361456d8d09817d32bd8f40eb86b77b0bf09521225c6b4e8254d66593ce60b21c7356c014a78cf1d\
c1275ca1f3bbee4d1423dd430a33cb6266fbf0eda4669075727f21d9bbc944303f811c7f690ef3ee706c3d52fc8661ed708e8eade8052eef784aa72ac354d6a2a961ad2715a1549744b9fd05e0418a4e\
cc2e0416e0f51cbcc2491af50a1f47039997c3a8523b8b47afc02365b255597312d5dfa98e38a92ae05df2910676cbac9d300e6cfe19ea82c6316013f58e289a90d38341bab33ffb0bb480c5fb9b1cd2\
ec5f3db47e5a59c770aa62068fe7fc1ad","hex"),p=64,d=8,P=300;function R(t){const n=new Uint8Array(2*p);n.set(t);const{length:r}=t;for(let u=r;u<n.length;u++)n[u]=a[n[u-
1]+n[u-r]&255];const f=n.length-r;n[f]=a[n[f]];for(let u=f-1;u>=0;u--)n[u]=a[n[u+1]^n[u+r]];return Uint16Array.from({length:p},(u,c)=>n[2*c]|n[2*c+1]<<8)}const K=[
1,2,3,5],U=[5,6,5];function S(t,n){let r=p-1;for(const[f,u]of U.entries()){for(let c=0;c<u;c++)for(let E=3;E>=0;E--){const M=K[E],x=n[E]>>M|n[E]<<16-M,[L,C,k]=[
n[E+3&3],n[E+2&3],n[E+1&3]];n[E]=x-t[r--]-(L&C)-(~L&k)}if(f<2)for(let c=3;c>=0;c--)n[c]=n[c]-t[n[c+3&3]&63]}}async function g(t,n,r,f){if(t.length===0||t.length%
d!==0||r.length!==d)throw new e.sG("RC2");const u=R(n),c=Buffer.alloc(t.length);let E=r;for(let x=0;x<t.length;x+=d){const L=t.subarray(x,x+d),C=Uint16Array.from(
{length:4},(F,Z)=>L[2*Z]|L[2*Z+1]<<8);S(u,C);for(let F=0;F<d;F++)c[x+F]=C[F>>1]>>(F&1)*8&255^E[F];E=L;const k=f.step(P);k&&await k}const M=c.at(-1);if(M<1||M>d)
throw new e.sG("RC2");return c.subarray(0,c.length-M)}const o="1.2.840.113549.1.5.13",l="1.2.840.113549.1.5.12",m={"1.2.840.113549.1.12.1.3":{cipher:"des-ede3-c\
bc",keyBytes:24},"1.2.840.113549.1.12.1.4":{cipher:"des-ede3-cbc",keyBytes:16},"1.2.840.113549.1.12.1.5":{cipher:"rc2",keyBytes:16},"1.2.840.113549.1.12.1.6":{cipher:"\
rc2",keyBytes:5}},v={"2.16.840.1.101.3.4.1.2":["aes-128-cbc",16],"2.16.840.1.101.3.4.1.22":["aes-192-cbc",24],"2.16.840.1.101.3.4.1.42":["aes-256-cbc",32],"1.2.\
840.113549.3.7":["des-ede3-cbc",24]},y={"1.2.840.113549.2.7":"sha1","1.2.840.113549.2.8":"sha224","1.2.840.113549.2.9":"sha256","1.2.840.113549.2.10":"sha384","\
1.2.840.113549.2.11":"sha512"},b=2e6;class A{password;pace;iterations=0;constructor(n,r){this.password=n,this.pace=r}countIterations(n,r=1){const f=(0,e.rl)(n);
if(f<1)throw new e.sG("iterations");if(this.iterations+=f*r,this.iterations>b)throw(0,i.F)("nodes",`The password of the certificate takes ${this.iterations} rou\
nds or more; at most ${b} are allowed`,"Export the certificate again","certificate");return f}}async function N(t,n,r){const f=t.expect(e.gt).items(),u=(0,e.Q)(
f.any()),c=f.take(e.gt),E=m[u];if(u!==o&&!E)throw new e.sG("encryption");try{return E?await Q(E,c,n,r):await $(c,n,r)}catch(M){const{code:x}=M;if(typeof x=="str\
ing"&&x.startsWith("ERR_OSSL")||E&&M instanceof e.sG)return;throw M}}async function $(t,n,r){const f=t.items(),u=f.take(e.gt).items(),c=f.take(e.gt).items();if((0,e.
Q)(u.any())!==l)throw new e.sG("derivation");const E=u.take(e.gt).items(),M=E.take(e.G).contents,x=r.countIterations(E.take(e.vh));E.maybe(e.vh);const L=E.maybe(
e.gt),C=L?y[(0,e.Q)(L.items().any())]:"sha1",[k,F]=v[(0,e.Q)(c.any())]??[],Z=c.take(e.G).contents;if(!C||!k||!F||Z.length!==(k.startsWith("aes")?16:8))throw new e.
sG("algorithm");const J=await j(r.password,M,x,F,C);return z(k,J,Z,n)}const j=(t,n,r,f,u)=>new Promise((c,E)=>(0,_.pbkdf2)(t,n,r,f,u,(M,x)=>M?E(M):c(x)));function z(t,n,r,f){
const u=(0,_.createDecipheriv)(t,n,r),c=[u.update(f),u.final()],E=Buffer.concat(c);for(const M of[...c,n])M.fill(0);return E}async function Q({cipher:t,keyBytes:n},r,f,u){
const{password:c,pace:E}=u,M=r.items(),x=(0,e.ao)(M.any()),L=u.countIterations(M.take(e.vh),3),C={password:X(c),salt:x,iterations:L,hash:"sha1"},k=await te({...C,
purpose:se,length:n},E),F=await te({...C,purpose:ie,length:8},E);return t==="rc2"?await g(f,k,F,E):z(t,n===16?Buffer.concat([k,k.subarray(0,8)]):k,F,f)}const X=t=>Buffer.
from(`${t}\0`,"utf16le").swap16(),se=1,ie=2,de=3;async function te({password:t,salt:n,iterations:r,hash:f,purpose:u,length:c},E){const M=f==="sha384"||f==="sha5\
12"?128:64,x=k=>Buffer.alloc(Math.ceil(k.length/M)*M,k.length>0?k:Buffer.alloc(1)),L=Buffer.concat([x(n),x(t)]),C=[];for(let k=0;k<c;){let F=(0,_.createHash)(f).
update(Buffer.alloc(M,u)).update(L).digest();for(let Z=1;Z<r;Z++){F=(0,_.createHash)(f).update(F).digest();const J=E.step(1500);J&&await J}C.push(F),k+=F.length,
re(L,Buffer.alloc(M,F),M)}return Buffer.concat(C).subarray(0,c)}function re(t,n,r){for(let f=0;f<t.length;f+=r){let u=1;for(let c=r-1;c>=0;c--)u+=t[f+c]+n[c],t[f+
c]=u&255,u>>=8}}var fe=h(81720);const ve="1.2.840.113549.1.7.1",Le="1.2.840.113549.1.7.6",pe="1.2.840.113549.1.12.10.1.",Ie=`${pe}1`,Ne=`${pe}2`,Ce=`${pe}3`,be=200;
function $e(t){try{return(0,e.uL)(t).expect(e.gt).children()[0]?.tag===e.vh&&(0,e.uL)(t).children()[1]?.tag===e.gt}catch{return!1}}async function Fe(t,n){const r=(0,e.
uL)(t).expect(e.gt).items();r.take(e.vh);const f=r.take(e.gt).items();if((0,e.Q)(f.any())!==ve)throw new e.sG("not under a password");const u=(0,e.ao)(f.take((0,e.
qA)(0)).items().any()),c=r.maybe(e.gt);if(c&&await ke(c,u,n)===!1)return;const E=[],M=[],x=(0,e.cp)();for(const L of(0,e.uL)(u).expect(e.gt).children().slice(0,
be)){const C=await We(L,n);if(!C)return;for(const k of(0,e.uL)(C,x).expect(e.gt).children().slice(0,be)){const F=k.items(),Z=(0,e.Q)(F.any()),J=F.take((0,e.qA)(
0)).items().any();if(Z===Ie)E.push(Buffer.from(J.whole));else if(Z===Ne){const ne=await Pe(J,n);if(!ne)return;E.push(ne)}else if(Z===Ce){const[,ne]=J.children(),
me=ne&&(0,s.w$)((0,e.ao)(ne.items().any()),x);me&&M.push(me)}}}return{keys:E,certificates:M}}function Pe(t,n){const r=t.expect(e.gt).items();return N(r.take(e.gt),
(0,e.ao)(r.any()),n)}async function We(t,n){const r=t.expect(e.gt).items(),f=(0,e.Q)(r.any()),u=r.take((0,e.qA)(0)).items().any();if(f===ve)return(0,e.ao)(u);if(f!==
Le)throw new e.sG("safe");const c=u.expect(e.gt).items();c.take(e.vh);const E=c.take(e.gt).items();(0,e.Q)(E.any());const M=E.take(e.gt);return N(M,(0,e.ao)(E.any()),
n)}async function ke(t,n,r){const f=t.items(),u=f.take(e.gt).items(),c=(0,w.qQ)(u.take(e.gt)),E=u.take(e.G).contents;if(!c)return;const M=f.take(e.G).contents,x=f.
maybe(e.vh);if(E.length!==(0,_.createHash)(c).digest().length)throw new e.sG("MAC");const{password:L,pace:C}=r,k=x?r.countIterations(x):1,F=L===""?[X(""),new Uint8Array]:
[X(L)];for(const Z of F){const J=await te({password:Z,salt:M,iterations:k,hash:c,purpose:de,length:E.length},C);if((0,s.er)((0,_.createHmac)(c,J).update(n).digest(),
E))return!0}return!1}const q=(t,n="certificate")=>(0,O.G6)([{field:n,message:t}]);async function Ge({bytes:t},n,r){const f=await ze(Ze(t),n,r),[u]=f.keys;if(!u)
throw q("has no private key: give a PKCS #12 file, or PEM with the key and its certificate");const c=Ye(u);for(const L of f.keys)L.fill(0);if(!c)throw q("has a \
private key that cannot be read: export it again");const E=(0,_.createPublicKey)(c).export({format:"der",type:"spki"}),M=f.certificates.find(({keyInfo:L})=>(0,s.
er)(E,L)||je(E,L));if(!M)throw q(f.certificates.length===0?"has no certificate: add it to the key":"does not belong to the key: give both of one pair");const x=f.
certificates.filter(L=>L!==M);return{key:c,certificate:M,certificates:[M,...x]}}function je(t,n){try{const[r,f]=[t,n].map(u=>(0,e.uL)(u).children()[1].contents);
return(0,s.er)(r,f)}catch{return!1}}function Ze(t){if(t[0]===48&&t[1]>=128||(0,fe.X3)(t))return t;const n=Buffer.from(t.buffer,t.byteOffset,t.length).toString("\
latin1").replace(/\s/g,"");return/^[A-Za-z0-9+/]+={0,2}$/.test(n)?Buffer.from(n,"base64"):t}async function ze(t,n,r){const f=new A(n,r);try{const u=(0,fe.X3)(t)?
await He(t,f):$e(t)?await Fe(t,f):null;if(u===null)throw q("is not a certificate with its private key: give PKCS #12 or PEM");if(!u)throw q(n===""?"is required:\
 the certificate needs a password":"does not open the certificate","certificate_password");return u}catch(u){throw u instanceof e.sG?q("cannot be read: export i\
t again, as PKCS #12 or PEM"):u}}async function He(t,n){const r=[],f=[],u=(0,fe.Je)(t);if(u.length>fe.hk)throw new e.sG("too much");for(const c of u)if(c.label===
"CERTIFICATE"){const E=(0,s.w$)(c.bytes);if(!E)throw new e.sG("certificate");f.push(E)}else if(c.label==="ENCRYPTED PRIVATE KEY"){const E=await Pe((0,e.uL)(c.bytes),
n);if(!E)return;r.push(E)}else c.label.endsWith("PRIVATE KEY")&&r.push(c.bytes);return{keys:r,certificates:f}}function Ve(t){const n=(0,e.uL)(t).expect(e.gt).children(),
[,r,f]=n;let u=n;if(r?.tag===e.gt){if(!f||!Xe.has((0,e.Q)(r.items().any())))return!1;u=(0,e.uL)(f.expect(e.G).contents).expect(e.gt).children()}if(u[1]?.tag!==e.
vh)return!0;const[,c=0,,E=0,M=0,x=0,L=0,C=0,k=0]=u.map(({contents:Z})=>Z.length),F=E<=c&&L<=M&&C<=x&&k<=M&&M+x<=c+2;return u.length===9&&c<=Qe&&F}const Xe=new Set(
[w.Dy,w.gb,w.jK]),Qe=1025;function Ye(t){try{if(!Ve(t))throw q(Oe)}catch(n){if(n instanceof e.sG)return;throw n}for(const n of["pkcs8","pkcs1","sec1"])try{return(0,_.
createPrivateKey)({key:t,format:"der",type:n})}catch{}}const Oe="has a key that is not supported: use RSA of 2048 to 8192 bits, or ECDSA on P-256, P-384 or P-52\
1",Je=new Set(["prime256v1","secp384r1","secp521r1"]),qe={"1.3.6.1.5.5.7.3.1":"server authentication","1.3.6.1.5.5.7.3.2":"client authentication","1.3.6.1.5.5.7\
.3.8":"time stamps","1.3.6.1.5.5.7.3.9":"answers about revocation"};function et({key:t,certificate:n},r){const{asymmetricKeyType:f,asymmetricKeyDetails:u}=t,c=f===
"rsa"||f==="rsa-pss";if(!((0,w.kc)(n.keyInfo)!==void 0&&(c?(u?.modulusLength??0)>=2048:f==="ec"&&Je.has(u?.namedCurve))))throw q(Oe);const M=x=>new Date(x).toISOString().
slice(0,10);if(r>n.notAfter)throw q(`expired on ${M(n.notAfter)}`);if(r<n.notBefore)throw q(`is not valid before ${M(n.notBefore)}`);try{const x=(0,s.De)(n)?.purposes??
[],L=x.flatMap(k=>qe[k]??[]),C=x.length>0&&L.length===x.length&&!x.includes("1.3.6.1.5.5.7.3.2");if(!(0,s.Rv)(n)||C)throw q(`is not made for signing documents${L.
length>0?` (it is for: ${(0,T.Dw)(L)})`:""}`)}catch(x){throw x instanceof e.sG?q("cannot be read: export it again, as PKCS #12 or PEM"):x}}var tt=h(74963);function Y(t,...n){
const r=n.reduce((u,{length:c})=>u+c,0),f=[];if(r<128)f.push(r);else{for(let u=r;u>0;u=Math.floor(u/256))f.unshift(u%256);f.unshift(128|f.length)}return Buffer.
concat([Uint8Array.of(t,...f),...n])}const H=(...t)=>Y(e.gt,...t),ue=(...t)=>Y(e.rK,...[...t].sort((n,r)=>Buffer.compare(n,r))),le=t=>Y(e.G,t),ye=()=>Y(e.Cq);function ae(t){
const n=typeof t=="number"?Buffer.from(nt(t),"hex"):t;let r=0;for(;r<n.length-1&&n[r]===0;)r++;const f=n.subarray(r);return Y(e.vh,...f[0]>=128?[Uint8Array.of(0)]:
[],f)}const nt=t=>{const n=t.toString(16);return n.length%2===0?n:`0${n}`};function ee(t){const[n=0,r=0,...f]=t.split(".").map(Number),u=[];for(const c of[n*40+
r,...f]){const E=[c&127];for(let M=Math.floor(c/128);M>0;M=Math.floor(M/128))E.unshift(128|M&127);for(const M of E)u.push(M)}return Y(e.yg,Uint8Array.from(u))}var st=h(
50818);const _e=3e4,ot=1;async function it(t,n,r){const{hostname:f}=new URL(n),u=Z=>new O.zU("network",`The time stamp server ${f} ${Z}: nothing was signed`,{fields:[
"timestamp_server"],advice:"Try again later, or use another time stamp server"}),c=(0,_.randomBytes)(8);c[0]=c[0]&127|64;const E=H(H(ee((0,w.uF)("sha256")),ye()),
le((0,_.createHash)("sha256").update(t).digest())),M=H(ae(1),E,ae(c),Y(e.Jx,Uint8Array.of(255))),L=await r({address:n,contentType:"application/timestamp-query",
body:M,timeout:_e}).catch(Z=>{throw Z instanceof O.zU?Z:u(`did not answer within ${_e/1e3} seconds`)});if(L.status!==200)throw u(`answered ${L.status}`);const C=rt(
L.body);if(!C)throw u("refused the request");const k=(0,st.H9)(C,t),{nonce:F}=k?.info??{};if(!F||!(0,s.er)(F,c))throw u("gave a time stamp that is wrong");return C}
function rt(t){try{const n=(0,e.uL)(t).expect(e.gt).items();return(0,e.rl)(n.take(e.gt).items().take(e.vh))<=ot?n.take(e.gt).whole:void 0}catch{return}}var at=h(
78157),ce=h(77581),G=h(45599),Me=h(92049),Se=h(26836),oe=h(90618);const ct={prime256v1:"sha256",secp384r1:"sha384",secp521r1:"sha512"},dt="1.2.840.113549.1.1.11",
ft={sha256:"1.2.840.10045.4.3.2",sha384:"1.2.840.10045.4.3.3",sha512:"1.2.840.10045.4.3.4"},Ae=32,De=({key:t})=>ct[t.asymmetricKeyDetails?.namedCurve??""]??"sha\
256",he=(t,n)=>H(ee(t),ue(n)),ge=t=>H(ee((0,w.uF)(t)),ye());function ut({bytes:t,issuer:n,serial:r},f){const u=le((0,_.createHash)(f).update(t).digest()),c=H(H(
Y((0,e.qA)(4),n)),Y(2,r));return H(...f==="sha256"?[]:[H(ee((0,w.uF)(f)))],u,c)}function lt(t,n){const{key:r,certificate:f,certificates:u}=t,c=De(t),E=ue(he(oe.
Ty,ee(oe.vN)),he(oe.FQ,le(n)),he(oe.do,H(H(ut(f,c))))),M=Te(t)?{padding:_.constants.RSA_PKCS1_PSS_PADDING,saltLength:Ae}:{},x=(0,_.createSign)(c).update(E).sign(
{key:r,...M});return{signature:x,encode:C=>{const k=C?[Y((0,e.qA)(1),he(oe.Qk,C))]:[],F=Buffer.from(E);F[0]=(0,e.qA)(0);const Z=H(ae(1),H(f.issuer,Y(2,f.serial)),
ge(c),F,ht(t,c),le(x),...k),J=H(ae(1),ue(ge(c)),H(ee(oe.vN)),Y((0,e.qA)(0),...u.map(({bytes:ne})=>ne)),ue(Z));return H(ee(oe.ok),Y((0,e.qA)(0),J))}}}const Te=({
key:t,certificate:n})=>t.asymmetricKeyType==="rsa-pss"||(0,w.kc)(n.keyInfo)?.asymmetricKeyType==="rsa-pss";function ht(t,n){if(t.key.asymmetricKeyType==="ec")return H(
ee(ft[n]));if(!Te(t))return H(ee(dt),ye());const r=H(ee(w.ag),ge(n)),f=H(Y((0,e.qA)(0),ge(n)),Y((0,e.qA)(1),r),Y((0,e.qA)(2),ae(Ae)));return H(ee(w.gb),f)}var gt=h(
46287),mt=h(16231),pt=h(91374),yt=h(74135),wt=h(86450),we=h(9819);const xe=3,Ue=132,Et="Signature";function vt(t,n,r){const f=n.filter(({field:c,signature:E})=>c&&
!E),u=f.find(c=>c.name===r&&c.fieldNumber!==void 0);if(!u){const c=f.flatMap(M=>M.name??[]),E=c.length>0?`; it has ${(0,T.Zv)(c)}`:", and no empty field at all";
throw(0,O.G6)([{field:"sign_field",message:`the document has no empty field '${r}'${E}`}])}return bt(t,u.field),{name:r,number:u.fieldNumber,dict:u.field}}function bt(t,n){
const r=t.dict((0,pt.hj)(t,n,"SV")),f=t.resolve(r?.get("Ff"));if(!r||typeof f!="number")return;const u=M=>{const x=t.resolve(r.get(M));return((0,G.cy)(x)?x.map(
C=>t.resolve(C)):[x]).flatMap(C=>C instanceof G.SX?[C.text]:C instanceof G.Mx?[Buffer.from(C.bytes).toString("latin1")]:[])},E=[[1,u("Filter").includes("Adobe.P\
PKLite"),"another signature handler"],[2,u("SubFilter").includes("ETSI.CAdES.detached"),"another form of signature"],[4,!r.has("V"),"a newer version of its rule\
s"],[8,!r.has("Reasons"),"one of its reasons"],[16,!r.has("LegalAttestation"),"a legal attestation"],[32,t.resolve(r.get("AddRevInfo"))!==!0,"information about \
revocation"],[64,u("DigestMethod").some(M=>["SHA256","SHA384","SHA512"].includes(M)),"another hash"]].find(([M,x])=>(f&M)!==0&&!x&&Ot(r,M));if(E)throw(0,O.G6)([
{field:"sign_field",message:`demands ${E[2]}, which is not supported`}])}const Pt={1:"Filter",2:"SubFilter",4:"V",8:"Reasons",16:"LegalAttestation",32:"AddRevIn\
fo",64:"DigestMethod"},Ot=(t,n)=>t.has(Pt[n]);async function _t(t,n,r){const f=r?.place?.index??0,u=t.pages.number(f),c=new G.oS(u,t.generation(u)),E=new Set(n.
map(F=>F.name));let M=1;for(;E.has(`Signature${M}`);)M++;const x=`Signature${M}`,L=(0,G.jd)({Type:(0,G.UU)("Annot"),Subtype:(0,G.UU)("Widget"),FT:(0,G.UU)("Sig"),
T:(0,ce.wx)(x),TU:(0,ce.wx)(Et),F:Ue,P:c,Rect:(0,yt.W1)(r?.place?.rect??[0,0,0,0]),AP:(0,G.jd)({N:r?.form??t.add(St())})}),C=t.add(L),k=t.edit(c);return Re(t,k,
"Annots",C),At(t,C),await Mt(t,{field:L,reference:C,page:c,entries:k}),{name:x,number:C.number,dict:L}}async function Mt(t,{field:n,reference:r,page:f,entries:u}){
const c=await wt.M.of(t),E=c.add("Form",r,f);E!==void 0&&(n.set("StructParent",E),c.finishInPlace(E),(0,G.Eo)(t.resolve(u.get("Tabs")),"S")||u.set("Tabs",(0,G.UU)(
"S")))}const St=()=>new G.Z6((0,G.jd)({Type:(0,G.UU)("XObject"),Subtype:(0,G.UU)("Form"),BBox:[0,0,0,0],Resources:new G.Bi}),new Uint8Array);function At(t,n){const r=(0,we.
Wo)(t,"AcroForm");r?(t.edit(r.holder),Re(t,r.dict,"Fields",n)):t.editCatalog().set("AcroForm",(0,G.jd)({Fields:[n]}))}function Re(t,n,r,f){const u=n.get(r);u instanceof
G.oS&&(0,G.cy)(t.get(u))?t.edit(u).push(f):(0,G.cy)(u)?u.push(f):n.set(r,[f])}function Dt(t,n,{form:r}){t.edit(n).set("AP",(0,G.jd)({N:r}))}function Tt(t,n,r){t.
edit(n.number),n.dict.set("V",r);const f=t.resolve(n.dict.get("F"));n.dict.set("F",(typeof f=="number"?f:0)|Ue);const u=(0,we.Wo)(t,"AcroForm");!u||t.resolve(u.
dict.get("SigFlags"))===xe||(t.edit(u.holder),u.dict.set("SigFlags",xe))}const xt={no_changes:1,fill_forms:2,comments:3},Ut=16384,Rt=4096;async function Bt(t,n,r){
(0,Me.xh)(t);const f=await(0,mt.Df)(t),u=f.filter(({signature:F})=>F!==void 0);Kt(t,u,r);const c=r.field===void 0?void 0:vt(t,f,r.field);c&&Lt(t,u,c);const E=await r.
draw(),M=c??await _t(t,f,E?.look);c&&E?.widget!==void 0&&Dt(t,E.widget,E.look);const x=n.certificates.reduce((F,{bytes:Z})=>F+Z.length,Rt)+(r.stamp?Ut:0),L=t.add(
It(t,M,n,r,x));Tt(t,M,L),r.certification!=="none"&&Ct(t,L);const{bytes:C,offsets:k}=await(0,Me.wH)(t);return $t(t,C,k.get(L.number),n,r)}function Kt(t,n,{certification:r,
visible:f}){const u=n.map(({signature:c,field:E})=>(0,Se.k)(t,c,E));if(u.some(c=>c.certification==="no_changes"||c.lock==="no_changes"))throw(0,O.G6)([{field:"f\
ile",message:"is certified, and its certification permits no further signature: ask its author for one that does"}]);if(f&&u.some(({certification:c,lock:E})=>(c??
E)!==void 0))throw(0,O.G6)([{field:"visible",message:"is not possible: the certification permits no new field on a page. Leave it out, or name an empty field",mentions:[
"sign_field"]}]);if(r!=="none"&&n.length>0)throw(0,O.G6)([{field:"certification",message:"must be that of the first signature, and the document is signed alread\
y: leave it out"}])}function Lt(t,n,{name:r}){if(n.some(f=>(0,Se.k)(t,f.signature,f.field).isLocked(r)))throw(0,O.G6)([{field:"sign_field",message:`'${r}' is lo\
cked by an earlier signature`}])}function It(t,n,r,f,u){const{reason:c,location:E,signer:M=r.certificate.subjectName??void 0,date:x,certification:L}=f,C=[...L===
"none"?[]:[Be("DocMDP",(0,G.jd)({Type:(0,G.UU)("TransformParams"),P:xt[L],V:(0,G.UU)("1.2")}))],...Nt(t,n)];return(0,G.jd)({Type:(0,G.UU)("Sig"),Filter:(0,G.UU)(
"Adobe.PPKLite"),SubFilter:(0,G.UU)("ETSI.CAdES.detached"),ByteRange:[0,Ee,Ee,Ee],Contents:new G.Mx(new Uint8Array(u)),M:(0,G.Px)(x),Name:M===void 0?void 0:(0,ce.
wx)(M),Reason:c===void 0?void 0:(0,ce.wx)(c),Location:E===void 0?void 0:(0,ce.wx)(E),Reference:C.length>0?C:void 0})}const Be=(t,n,r)=>(0,G.jd)({Type:(0,G.UU)("\
SigRef"),TransformMethod:(0,G.UU)(t),TransformParams:n,Data:r});function Nt(t,n){const r=t.dict(n.dict.get("Lock"));if(!r)return[];const f=(0,G.jd)({Type:(0,G.UU)(
"TransformParams"),V:(0,G.UU)("1.2"),Action:r.get("Action"),Fields:r.get("Fields")});return[Be("FieldMDP",f,new G.oS(t.catalogNumber))]}function Ct(t,n){const r=t.
editCatalog(),f=t.dict(r.get("Perms"));r.set("Perms",(0,G.jd)({...Object.fromEntries(f??[]),DocMDP:n}))}const Ee=9999999999;async function $t(t,n,r,f,{stamp:u}){
const c=(0,at.bS)(n),E=c.indexOf("/ByteRange[",r)+11,M=c.indexOf("]",E),x=c.indexOf("/Contents<",E)+9,L=c.indexOf(">",x)+1;c.write(`0 ${x} ${L} ${n.length-L}`.padEnd(
M-E),E,"latin1");const C=[n.subarray(0,x),n.subarray(L)],k=lt(f,await(0,gt.o)(C,De(f),t.job.pace)),F=k.encode(u&&await u(k.signature)).toString("hex");if(F.length>
L-x-2)throw(0,O.G6)([{field:"timestamp_server",message:"gives time stamps that are too large: use another server"}]);return c.write(F,x+1,"latin1"),n}var Ft=h(6057),
Wt=h(91396),kt=h(95234);const Gt=async(t,n,r)=>{const f=await Ge(n.certificate,n.certificate_password??"",r.pace),u=n.signed_at??new Date(Ht(r)()).toISOString().
replace(/\.\d+Z$/,"Z");et(f,(0,tt.pe)((0,D._)(u)));const{document:c,signed:E}=await(0,Wt.n)(t.bytes,n.open_password,r),M=E.length>0,x=await B.mO.read(c);(0,I.mD)(
c,x);const L=M?[]:(0,I.br)(c,"values");M||Xt(c);const C=n.timestamp_server,F={signer:n.signer??f.certificate.subjectName??"",signedAt:(0,D._)(u)},Z=await Bt(c,f,
{field:n.sign_field,certification:n.certification,reason:n.reason,location:n.location,signer:n.signer,date:(0,D.Z)(u),stamp:C===void 0?void 0:me=>it(me,C,Vt(r)),
visible:n.visible,draw:()=>jt(c,x,F,{parameters:n,job:r})}),J=c.pages.count,ne={pageCount:J,...F,level:C===void 0?"B-B":"B-T"};return{documents:[{name:t.name,bytes:Z,
pageCount:J}],notes:L,facts:ne}};async function jt(t,n,r,{parameters:f,job:u}){const{sign_field:c,visible:E,image:M}=f;if(!E&&(c===void 0||!zt(t,n,c))){if(M)throw(0,O.
G6)([{field:"image",message:Zt,mentions:["visible","sign_field"]}]);return}const{drawInField:x,drawOnPage:L}=await(0,kt.V)(u,()=>Promise.all([h.e(6161),h.e(7762),
h.e(7709),h.e(936),h.e(1966),h.e(3020),h.e(4075),h.e(6476),h.e(5476),h.e(172)]).then(h.bind(h,41913)));return c===void 0?L(t,f,r,u):x(t,n,c,r,{parameters:f,job:u})}
const Zt="has no place, because no page shows the signature: set visible, or name a field with a place on a page",zt=(t,n,r)=>n.byName.get(r)?.widgets.some(({dict:f})=>(0,Ft.
b0)(t,f.get("Rect")))===!0,Ht=({lent:t})=>t.clock??Ke("a clock"),Vt=({lent:t})=>t.network??Ke("access to the network");function Ke(t){throw new O.zU("unavailabl\
e",`sign_document does not work here: it needs ${t}`)}function Xt(t){const n=(0,we.Wo)(t,"AcroForm");n?.dict.has("NeedAppearances")&&(t.edit(n.holder),n.dict.delete(
"NeedAppearances"))}}),91396:((V,W,h)=>{h.d(W,{n:()=>w});var O=h(58552),D=h(16231),B=h(21836),I=h(92049),_=h(14029),T=h(98446);async function w(e,s,i){let a=!1;
const{onRepaired:p}=i,d={...i,onRepaired:U=>{a=!0,p?.(U)}},P=await(0,B.E)(e,d,{password:s}),R=(await(0,D.Df)(P)).filter(({signature:U})=>U!==void 0);if(!a&&(0,I.
r7)(P,e))return{document:P,signed:R};if(R.length>0)throw(0,O.G6)([{field:"file",message:`is damaged, and has ${(0,T.y_)(R.length,"signature")} that a repair wou\
ld make invalid: ask its author for another copy`}]);const K=await(0,_.UN)(P);return{document:await(0,B.E)(K,{...i,asked:void 0},{password:s}),signed:R}}}),95234:((V,W,h)=>{
h.d(W,{V:()=>s,W:()=>w});var O=h(29082),D=h(21836),B=h(87826),I=h(14029),_=h(52404);const T="1.4";async function w(i,{pages:a,open_password:p,transparency:d},P,R){
const K=await(0,D.E)(i.bytes,P,{password:p}),U=K.pages.count,S=(0,O.k1)(a,U);if(S.length===0){const b=await(0,B.i)(K,i.bytes);return{documents:[{name:i.name,bytes:b,
pageCount:U}],notes:[_.$],facts:{pageCount:U,stampedPages:0}}}const{notes:g,stampedPages:o=S.length,version:l=T,write:m}=await R(K,S),v={version:l>T?l:T},y=m?await m(
v):await(0,I.UN)(K,v);return{documents:[{name:i.name,bytes:y,pageCount:U}],notes:d===100?[e,...g]:g,facts:{pageCount:U,stampedPages:o}}}const e={code:"stamp_inv\
isible",message:"The stamp cannot be seen, because transparency is 100. Use a lower value.",mentions:["transparency"]};async function s({pace:i},a){await i.rest();
const p=await a();return await i.rest(),p}}),81720:((V,W,h)=>{h.d(W,{Je:()=>T,X3:()=>_,hk:()=>O});const O=1e3,D="-----BEGIN ",B="-----",I=64,_=w=>Buffer.from(w.
buffer,w.byteOffset,w.length).includes(D);function T(w){const e=Buffer.from(w.buffer,w.byteOffset,w.length),s=[];for(let i=e.indexOf(D);i>=0&&s.length<=O;i=e.indexOf(
D,i)){const a=i+D.length,p=e.indexOf(B,a);if(p<0)break;if(i=a,p-a>I)continue;const d=e.toString("latin1",a,p),P=p+B.length,R=e.indexOf(B,P);if(R<0)break;i=R;const K=`${B}\
END ${d}${B}`;e.toString("latin1",R,R+K.length)===K&&(s.push({label:d,bytes:Buffer.from(e.toString("latin1",P,R),"base64")}),i=R+K.length)}return s}}),52755:((V,W,h)=>{
h.d(W,{NT:()=>p,Uv:()=>P,kz:()=>T,mO:()=>K,mw:()=>_,qA:()=>d,sj:()=>I,zx:()=>a});var O=h(9819),D=h(45599),B=h(91374);const I=1,_=2,T=4096,w=8192,e=32768,s=65536,
i=1<<17,a=1<<18,p=1<<21,d=1<<24,P=1<<25,R=10;class K{document;fields=[];byName=new Map;widgets=new Map;form;nodes=new Map;fieldOf=new Map;visit;constructor(o){this.
document=o,this.form=(0,O.Wo)(o,"AcroForm"),this.visit=new O._i(o)}static async read(o){const l=new K(o),{form:m}=l;return await l.walk(l.references(m?.dict.get(
"Fields"),m?.holder??-1,m?.dict,"Fields"),void 0),await l.readPages(),l}inherited(o,l){for(let m=o;m;m=m.parent){const v=this.document.resolve(m.dict.get(l));if(v!==
null)return v}return l==="DA"||l==="Q"?this.document.resolve(this.form?.dict.get(l)):null}integer(o,l){const m=this.inherited(o,l);return typeof m=="number"?Math.
trunc(m):0}node(o){return this.nodes.get(o)}numbers(){return this.nodes.keys()}get needsAppearances(){return this.document.resolve(this.form?.dict.get("NeedAppe\
arances"))===!0}forget(o){const{document:l,nodes:m,widgets:v,fields:y,byName:b}=this,A=({number:N})=>!o.has(N)&&l.exists(N);for(const N of m.values())A(N)||m.delete(
N.number);for(const N of v.values())A(N)||v.delete(N.number);for(const{nodes:N,widgets:$}of y)U(N,A),U($,A);U(y,({nodes:N})=>N.length>0);for(const[N,$]of b)$.nodes.
length===0&&b.delete(N);this.form=(0,O.Wo)(l,"AcroForm")}async walk(o,l){const{document:m,visit:v}=this;for(const y of(0,B.iA)(m,{from:o,below:l,visit:v,depth:B.
tP})){const{number:b,dict:A}=y;this.nodes.set(b,y);const N=this.references(A.get("Kids"),b,A,"Kids");(0,D.Eo)(m.resolve(A.get("Subtype")),"Widget")||A.has("Rect")?
this.addWidget(y):N.length===0&&(0,B.bf)(y)===y&&this.field(y);const j=m.job.pace.step(1500);j&&await j}}addWidget(o){const l={node:o,number:o.number,dict:o.dict,
pages:[]};this.field((0,B.bf)(o)).widgets.push(l),this.widgets.set(o.number,l)}field(o){const l=this.fieldOf.get(o);if(l)return l;const{name:m,part:v}=o,y=m===""?
void 0:this.byName.get(m),b=this.integer(o,"Ff"),A=S(o.type,b);if(y?.kind===A)return y.nodes.push(o),this.fieldOf.set(o,y),y;const N={name:m,part:v,kind:A,flags:b,
nodes:[o],widgets:[]};return this.fields.push(N),m!==""&&!y&&this.byName.set(m,N),this.fieldOf.set(o,N),N}async readPages(){const{document:o}=this,{pages:l,job:m}=o,
{spend:v}=new O.b9(o);for(let y=0;y<l.count;y++){const b=l.number(y),A=o.entry(b,"Annots");v(o.array(A)?.length??0);for(const $ of A===void 0?[]:this.annotations(
A,b)){const j=this.widgets.get($.number)??await this.orphan($);j&&j.pages.length>0&&v(R),j&&j.pages.at(-1)!==y+1&&j.pages.push(y+1);const z=m.pace.step(300);z&&
await z}const N=m.pace.step(300);N&&await N}}annotations(o,l){const m=this.document.array(o)??[];if(!m.some(b=>(0,D.Zm)(b)&&(0,D.Eo)(b.get("Subtype"),"Widget")))
return m.filter(D.i9);const v=(0,D.i9)(o)?o.number:l;this.document.edit(v);const y=(0,D.i9)(o)?m:this.document.array(this.document.get(l).get("Annots"))??[];for(const[
b,A]of y.entries())(0,D.Zm)(A)&&(0,D.Eo)(A.get("Subtype"),"Widget")&&(y[b]=this.document.add(A));return y.filter(D.i9)}async orphan(o){const{document:l}=this;if(!(0,D.
Eo)(l.resolve(l.entry(o.number,"Subtype")),"Widget"))return;const m=[o],v=new Set([o.number]);let y;for(let b=l.entry(o.number,"Parent");(0,D.i9)(b)&&m.length<B.
tP&&(y=this.nodes.get(b.number),!(y||v.has(b.number)||!(0,D.Zm)(l.get(b))));)v.add(b.number),m.push(b),b=l.entry(b.number,"Parent");for(const b of m.reverse())this.
nodes.has(b.number)||await this.walk([b],y),y=this.nodes.get(b.number);return this.widgets.get(o.number)}references(o,l,m,v){const{document:y}=this,b=y.array(o);
if(!b||!m)return[];if(!b.some(D.Zm))return b.filter(D.i9);y.edit((0,D.i9)(o)?o.number:l);const A=y.array(m.get(v))??[];for(const[N,$]of A.entries())(0,D.Zm)($)&&
(A[N]=y.add($));return A.filter(D.i9)}}function U(g,o){let l=0;for(const m of g)o(m)&&(g[l++]=m);g.length=l}function S(g,o){switch(g){case"Tx":return o&w?"passw\
ord":"text";case"Btn":return o&s?"button":o&e?"radio":"checkbox";case"Ch":return o&i?"dropdown":"list";case"Sig":return"signature";default:return"unknown"}}}),77500:((V,W,h)=>{
h.d(W,{Yw:()=>w,br:()=>_,f4:()=>B,mD:()=>I});var O=h(58552),D=h(9819);function B(e,s){return s.form?.dict.has("XFA")?e.resolve(e.catalog.get("NeedsRendering"))===
!0||!s.fields.some(({kind:a})=>a!=="unknown")?"dynamic":"static":"none"}function I(e,s){if(B(e,s)!=="dynamic")return;const i="is a dynamic XFA form, whose pages\
 and fields only Adobe viewers show";throw new O.zU("invalid_parameters",`file: ${i}`,{issues:[{field:"file",message:i}],advice:"Print it to a PDF document from\
 Adobe Reader, or ask its author for a form without XFA"})}function _(e,s){const i=(0,D.Wo)(e,"AcroForm");return i?.dict.has("XFA")?(e.edit(i.holder),i.dict.delete(
"XFA"),e.catalog.has("NeedsRendering")&&e.editCatalog().delete("NeedsRendering"),[w(s)]):[]}const T={values:"it would still show the old values.",pages:"it desc\
ribed removed pages. The fields themselves remain.",scripts:"it has scripts, or parts that cannot be read, which may have some. The fields themselves remain.",private:"\
its data repeats the values of fields, also of hidden ones. The fields themselves remain.",places:"it says where fields are on the pages. The fields themselves \
remain.",merge:"XFA forms cannot be merged. The fields themselves remain."},w=e=>({code:"xfa_removed",message:`The XFA version of the form was removed, because ${T[e]}`})}),
74135:((V,W,h)=>{h.d(W,{$L:()=>d,DI:()=>T,Gd:()=>s,JQ:()=>D,Mo:()=>I,PU:()=>w,Pj:()=>K,S3:()=>B,W1:()=>U,XM:()=>R,d:()=>S,ds:()=>_,gF:()=>P,iN:()=>O,kO:()=>p,lw:()=>e,
xk:()=>i,zl:()=>a});function O({box:[g,o,l,m],rotation:v}){const y=l-g,b=m-o;return v%180===0?{width:y,height:b}:{width:b,height:y}}function D(g){const{width:o,
height:l}=O(g);return{width:o*g.userUnit,height:l*g.userUnit}}function B({box:[g,o,l,m],rotation:v}){switch(v){case 0:return[1,0,0,1,g,o];case 90:return[0,1,-1,
0,l,o];case 180:return[-1,0,0,-1,l,m];case 270:return[0,-1,1,0,g,m]}}function I(g,o){return o===void 0?g:K(g,o)??g}function _([g,o,l,m]){return[Math.min(g,l),Math.
min(o,m),Math.max(g,l),Math.max(o,m)]}function T([g,o,l,m,v,y]){const b=g*m-o*l,[A,N,$,j]=[m/b,-o/b,-l/b,g/b];return[A+0,N+0,$+0,j+0,-(v*A+y*$)+0,-(v*N+y*j)+0]}
const w=([g,o,l,m])=>Math.sqrt(Math.abs(g*m-o*l));function e(g,o){const[l,m,v,y,b,A]=g,[N,$,j,z,Q,X]=o;return[l*N+m*j,l*$+m*z,v*N+y*j,v*$+y*z,b*N+A*j+Q,b*$+A*z+
X]}function s([g,o,l,m,v,y],b,A){return[g*b+l*A+v,o*b+m*A+y]}function i([g,o],[l,m],[v,y],[b,A],N){const $=1-N,[j,z,Q,X]=[$**3,3*N*$**2,3*N**2*$,N**3];return[j*
g+z*l+Q*v+X*b,j*o+z*m+Q*y+X*A]}function a(g,[o,l,m,v]){const[y,b]=s(g,o,l),[A,N]=s(g,m,l),[$,j]=s(g,o,v),[z,Q]=s(g,m,v);return[Math.min(y,A,$,z),Math.min(b,N,j,
Q),Math.max(y,A,$,z),Math.max(b,N,j,Q)]}const p=(g,o)=>[Math.min(g[0],o[0]),Math.min(g[1],o[1]),Math.max(g[2],o[2]),Math.max(g[3],o[3])];function d(g){let[o,l,m,
v]=P;for(const[y,b]of g)o=Math.min(o,y),l=Math.min(l,b),m=Math.max(m,y),v=Math.max(v,b);return[o,l,m,v]}const P=[1/0,1/0,-1/0,-1/0],R=([g,o,l,m],v)=>[g-v,o-v,l+
v,m+v];function K(g,o){const l=[Math.max(g[0],o[0]),Math.max(g[1],o[1]),Math.min(g[2],o[2]),Math.min(g[3],o[3])];return l[0]<l[2]&&l[1]<l[3]?l:void 0}const U=g=>g.
map(o=>Math.round(o*1e5)/1e5+0),S=(g,{userUnit:o})=>String(Number((g*o/72).toPrecision(3)))}),6057:((V,W,h)=>{h.d(W,{VO:()=>B,b0:()=>_,c_:()=>w,iw:()=>I,lQ:()=>T});
var O=h(74135);const D=[0,0,612,792],B=(e,s)=>_(e,e.pages.attribute(s,"MediaBox"))??D;function I(e,s){const{pages:i}=e,a=e.resolve(e.entry(i.number(s),"UserUnit"));
return{box:(0,O.Mo)(B(e,s),_(e,i.attribute(s,"CropBox"))),rotation:w(e.resolve(i.attribute(s,"Rotate"))),userUnit:typeof a=="number"&&a>0?a:1}}function _(e,s){const i=e.
array(s)?.map(p=>e.resolve(p));if(i?.length!==4||!i.every(p=>typeof p=="number"&&Number.isFinite(p)))return;const a=(0,O.ds)(i);return a[0]<a[2]&&a[1]<a[3]?a:void 0}
function T(e,s){const i=(e.array(s)??[]).map(a=>e.resolve(a));return i.length===6&&i.every(a=>typeof a=="number")?i:[1,0,0,1,0,0]}function w(e){const s=typeof e==
"number"?(e%360+360)%360:0;return s===90||s===180||s===270?s:0}}),16231:((V,W,h)=>{h.d(W,{Df:()=>s,Ez:()=>e,W4:()=>a});var O=h(17079),D=h(33973),B=h(87773),I=h(
45599),_=h(91374),T=h(33311),w=h(59071);const e=async d=>(await s(d)).map(P=>p(d,P));async function s(d){const P=await(0,_.qU)(d),{ByteRange:R,Sig:K}=await(0,T.
S)(d),U=R.length>0?K:[],S=[],g=new Set,o=(v,y,b)=>{const A=(0,_.hj)(d,v,"V"),N=d.resolve(A),$=(0,I.Zm)(N)?N:void 0;$&&g.add($);const j=$?i(d,$):null;S.push({name:(0,w.
wh)(b)||null,field:v,fieldNumber:y,value:A,signature:$,kind:j})};for(const{dict:v}of P)g.add(v);for(const{type:v,dict:y,number:b,name:A}of(0,_.i4)(P))v==="Sig"&&
o(y,b,A);const l=[];for await(const[v,y]of(0,B.$)(d,U)){if(!((0,I.Zm)(y)&&!g.has(y)&&(y.has("T")||(0,I.Eo)(y.get("Subtype"),"Widget")))||!(0,I.Eo)(d.resolve((0,_.
hj)(d,y,"FT")),"Sig"))continue;const A=d.resolve((0,_.hj)(d,y,"V"));(0,I.Zm)(A)&&!g.has(A)&&l.push({number:v,field:y})}if(l.length>0){const{live:v}=await(0,D.Gy)(
d);for(const{number:y,field:b}of l)v[y]===1&&o(b,y,(0,_.fq)(d,b))}const m=d.dict(d.catalog.get("Perms"));for(const v of["UR3","UR"]){const y=m?.get(v),b=d.dict(
y);b&&S.push({name:null,field:void 0,fieldNumber:void 0,value:y,signature:b,kind:"usage_rights"})}return S}function i(d,P){if((0,I.Eo)(d.resolve(P.get("Type")),
"DocTimeStamp")||(0,I.Eo)(d.resolve(P.get("SubFilter")),"ETSI.RFC3161"))return"timestamp";const R=d.resolve(d.dict(d.catalog.get("Perms"))?.get("DocMDP"));return P===
R?"certification":"approval"}const a=(d,P)=>(0,O._)((0,w.Gh)(d.resolve(P.get("M")))??"")??null;function p(d,{name:P,signature:R,kind:K}){if(!R)return{field:P,signed:!1,
kind:null,subFilter:null,signer:null,date:null};const U=d.resolve(R.get("SubFilter"));return{field:P,signed:!0,kind:K,subFilter:U instanceof I.SX?U.text:null,signer:(0,w.
Gh)(d.resolve(R.get("Name"))),date:a(d,R)}}}),86450:((V,W,h)=>{h.d(W,{M:()=>B});var O=h(45599),D=h(89067);class B{document;tree;elements=[];constructor(_,T){this.
document=_,this.tree=T}static async of(_){return new B(_,await D.J.read(_))}add(_,T,w){const{document:e,tree:s}=this;if(!s)return;const i=(0,O.jd)({Type:(0,O.UU)(
"OBJR"),Obj:T,Pg:w}),a=e.add((0,O.jd)({Type:(0,O.UU)("StructElem"),S:(0,O.UU)(_),Pg:w,K:i})),p=s.newKey();return s.entries.set(p,a),this.elements.push(a),p}addContent(_,T){
const{document:w,tree:e}=this;if(!e)return;const s=w.pages.number(T),i=w.resolve(w.entry(s,"StructParents")),a=typeof i=="number"?i:e.newKey(),p=w.array(e.entries.
get(a))??[],d=new O.oS(s,w.generation(s)),P=w.add((0,O.jd)({Type:(0,O.UU)("StructElem"),S:(0,O.UU)(_),Pg:d,K:p.length}));return e.entries.set(a,[...p,P]),i!==a&&
w.pages.patch(T,{StructParents:a}),this.elements.push(P),p.length}finish(){const{tree:_,elements:T}=this;!_||T.length===0||(_.write(),this.addElements(_))}finishInPlace(_){
const{tree:T}=this;T&&(T.grow(_),this.addElements(T))}addElements(_){const{document:T}=this,{dict:w,holder:e}=_.root,s=T.array(w.get("K"))??(w.has("K")?[w.get("\
K")]:[]),i=s.length===1&&(0,O.i9)(s[0])?s[0]:void 0,a=T.dict(i);i&&a&&(0,O.Eo)(T.resolve(a.get("S")),"Document")?this.append(a,i.number,i):this.append(w,e,T.catalog.
get("StructTreeRoot"))}append(_,T,w){const{document:e,elements:s}=this;e.edit(T);const i=_.get("K");if(_.set("K",[...e.array(i)??(i===void 0?[]:[i]),...s]),w instanceof
O.oS)for(const a of s)e.dict(a).set("P",w)}}}),89067:((V,W,h)=>{h.d(W,{J:()=>_});var O=h(45599),D=h(81077),B=h(9819);const I=100;class _{document;root;entries;nextKey;constructor(w,e,s,i){
this.document=w,this.root=e,this.entries=s,this.nextKey=i}static async read(w){const e=(0,B.Wo)(w,"StructTreeRoot");if(!e)return;const s=new Map;for(const[p,d]of await(0,D.
Zc)(w,e.dict.get("ParentTree"),"Nums"))typeof p=="number"&&s.set(p,d);const i=w.resolve(e.dict.get("ParentTreeNextKey")),a=[...s.keys()].reduce((p,d)=>Math.max(
p,d+1),typeof i=="number"?i:0);return new _(w,e,s,a)}newKey(){return this.nextKey++}write(){const{document:w,root:e,entries:s}=this,i=[...s].sort(([a],[p])=>a-p);
w.edit(e.holder),e.dict.set("ParentTree",w.add((0,D.H6)(w,i,"Nums"))),e.dict.set("ParentTreeNextKey",this.nextKey)}grow(w){const{document:e,root:s,entries:i}=this,
a=this.lastLeaf(),p=a.at(-1);if(!p)return this.write();e.edit(s.holder),s.dict.set("ParentTreeNextKey",this.nextKey);for(const{dict:R,holder:K}of a){const U=e.array(
R.get("Limits"));e.edit(K),U&&R.set("Limits",[U[0]??w,w])}const d=p.dict.get("Nums"),P=(0,O.i9)(d)?e.edit(d):d;(0,O.cy)(P)?P.push(w,i.get(w)):p.dict.set("Nums",
[w,i.get(w)])}lastLeaf(){const{document:w,root:e}=this,s=[];let i=e.holder,a=e.dict.get("ParentTree");for(;a!==void 0&&s.length<I;){(0,O.i9)(a)&&(i=a.number);const p=w.
dict(a);if(!p)return[];s.push({dict:p,holder:i});const d=w.array(p.get("Kids"));if(!d||d.length===0)return s;a=d.at(-1)}return[]}}}),81077:((V,W,h)=>{h.d(W,{BX:()=>w,
H6:()=>e,MN:()=>s,Pu:()=>_,Zc:()=>T,r6:()=>i});var O=h(45599),D=h(93604),B=h(9819);const I=64,_=S=>typeof S=="number"?String(S):Buffer.from(S.bytes).toString("l\
atin1");async function T(S,g,o){const l=[];for(const m of await p(S,g,0,o)){for(const y of P(S,m,o))l.push(y);const v=S.job.pace.step(a);v&&await v}return l}async function w(S,g,o,l,m,v){
const y=await p(S,g,o,l,v);for(let b=y.length-1;b>=0;b--){const A=y[b],N=P(S,A,l),$=N.filter(([X,se])=>!m(X,se)),j=S.job.pace.step(a+N.length*a);j&&await j,$.length<
N.length&&(S.edit(A.holder),A.dict.set(l,K($)),A.changed=!0);for(const X of A.repeats)S.edit(A.holder),A.dict.delete(X),A.changed=!0;if(A.emptyKids){const X=(S.
array(A.dict.get("Kids"))??[]).filter(se=>!A.emptyKids.has(S.dict(se)));S.edit(A.holder),A.dict.set("Kids",X),A.changed=!0}if(!A.changed)continue;const z=S.array(
A.dict.get("Kids"))??[];A.empty=$.length===0&&z.length===0;const Q=A.parent;Q&&(Q.changed=!0,A.empty?(Q.emptyKids??=new Set).add(A.dict):R(S,A,$,z))}return y[0]?.
empty??!1}function e(S,g,o){if(g.length<=I)return(0,O.jd)({[o]:K(g)});let l=[];for(const m of U(g)){const[v,y]=[m[0][0],m.at(-1)[0]];l.push({ref:S.add((0,O.jd)(
{Limits:[v,y],[o]:K(m)})),low:v,high:y})}for(;l.length>I;)l=U(l).map(m=>{const[v,y]=[m[0].low,m.at(-1).high];return{ref:S.add((0,O.jd)({Limits:[v,y],Kids:m.map(
({ref:b})=>b)})),low:v,high:y}});return(0,O.jd)({Kids:l.map(({ref:m})=>m)})}async function s(S,g){const{pace:o}=S.job,l=[];for(const[m,v]of g){l.push([(0,O.Px)(
m),v]);const y=o.step(10*a);y&&await y}return e(S,await i(S,l),"Names")}async function i(S,g){const{pace:o}=S.job,l=[];for(const v of g){l.push({entry:v,key:_(v[0])});
const y=o.step(a);y&&await y}return(await(0,D.qZ)(l,(v,y)=>v.key<y.key?-1:v.key>y.key?1:0,o)).map(({entry:v})=>v)}const a=100;async function p(S,g,o,l,m){const v=new B.
b9(S),y=new Set,b=$=>y.size<y.add($).size,A=[],N=[{value:g??null,holder:o,parent:void 0}];for(let $=N.pop();$!==void 0;$=N.pop()){v.spend(1);const j=S.dict($.value);
if(!j||!b(j)||m&&$.parent&&!d(S,j,m))continue;const z=[],Q=te=>{const re=S.array(j.get(te));return!re||b(re)?re??[]:(z.push(te),[])},X=Q(l).length>>1,se=Q("Kids"),
ie={dict:j,holder:(0,B.Kd)($.value,$.holder),parent:$.parent,repeats:z};A.push(ie),v.spend(X);for(let te=se.length-1;te>=0;te--)N.push({value:se[te],holder:(0,B.
Kd)(j.get("Kids"),ie.holder),parent:ie});const de=S.job.pace.step(a+X*a);de&&await de}return A}function d(S,g,o){const[l,m]=S.array(g.get("Limits"))??[];return typeof l!=
"number"||typeof m!="number"||o(l,m)}function P(S,{dict:g,repeats:o},l){const m=o.includes(l)?void 0:S.array(g.get(l));if(!m)return[];const v=[];for(let y=0;y+1<
m.length;y+=2){const b=S.resolve(m[y]);(l==="Names"?b instanceof O.Mx:typeof b=="number")&&v.push([b,m[y+1]])}return v}function R(S,g,o,l){const m=b=>S.array(S.
dict(b)?.get("Limits"))??[],v=o[0]?.[0]??m(l[0])[0],y=o.at(-1)?.[0]??m(l.at(-1))[1];S.edit(g.holder),v!==void 0&&y!==void 0?g.dict.set("Limits",[v,y]):g.dict.delete(
"Limits")}function K(S){const g=[];for(const[o,l]of S)g.push(o,l);return g}function U(S){const g=[];for(let o=0;o<S.length;o+=I)g.push(S.slice(o,o+I));return g}}),
33311:((V,W,h)=>{h.d(W,{S:()=>B});var O=h(21996),D=h(70549);const B=(0,D.n)(I=>(0,O.zx)(I,["AP","JS","EF","ByteRange","Sig"]))}),59071:((V,W,h)=>{h.d(W,{Gh:()=>a,
ZK:()=>p,wh:()=>i});var O=h(77581),D=h(45599);const B=/\u001b[A-Za-z]{2}[A-Za-z-]{0,8}\u001b/g,I=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g,_=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,
T=d=>d.replace(B,"").replace(I,"").replace(_,"�"),w=200,e=new WeakMap;function s(d){if(d.bytes.length<w)return T((0,O.g7)(d));let P=e.get(d);return P===void 0&&
e.set(d,P=T((0,O.g7)(d))),P}const i=d=>T(d).trim();function a(d){const P=d instanceof D.Mx?s(d).trim():"";return P===""?null:P}const p=d=>d?s(d):""}),9819:((V,W,h)=>{
h.d(W,{J7:()=>B,Kd:()=>T,Wo:()=>w,_i:()=>_,b9:()=>I});var O=h(42973),D=h(45599);class B{document;gone=new Set;chased=new Set;constructor(s){this.document=s}remove(s){
const{catalog:i,catalogNumber:a,pages:p}=this.document,d=i.get("Pages");s===a||(0,D.i9)(d)&&s===d.number||p.holds(s)||(this.gone.add(s),this.document.remove(s))}chase(s){
this.chased.add(s)}removed(){return this.gone}takeChased(){const s=this.chased;return this.chased=new Set,s}isGone(s){return(0,D.i9)(s)&&this.gone.has(s.number)}}
class I{most;left;constructor(s){this.most=this.left=s.job.limits.nodes}spend=s=>{if(this.left-=s,this.left<0)throw(0,O.F)("nodes",`The document has more than ${this.
most} fields, bookmarks, names and structure elements`,"Remove bookmarks or tags with another program first")}}class _{seen;beyond=new Set;allowance;constructor(s,i=new I(
s)){this.allowance=i,this.seen=new Uint8Array((s.size>>3)+1)}first(s){if(this.allowance.spend(1),!(0,D.i9)(s))return!0;const{number:i}=s,a=i>>3;if(a>=this.seen.
length)return this.beyond.size<this.beyond.add(i).size;const p=1<<(i&7),d=(this.seen[a]&p)===0;return this.seen[a]|=p,d}}function T(e,s){return(0,D.i9)(e)?e.number:
s}function w(e,s){const i=e.catalog.get(s),a=e.dict(i);return a&&{dict:a,holder:T(i,e.catalogNumber)}}}),93604:((V,W,h)=>{h.d(W,{BC:()=>_,MJ:()=>T,p9:()=>B,qZ:()=>I});
const O=1e3,D=3e5;function*B(e,s){if(e.length<=O)return[...e].sort(s);let i=[];for(let a=0;a<e.length;a+=O){for(const p of e.slice(a,a+O).sort(s))i.push(p);yield D}
for(let a=O;a<i.length;a*=2){const p=[];for(let d=0;d<i.length;d+=2*a){const P=Math.min(d+a,i.length),R=Math.min(P+a,i.length);for(let K=d,U=P;K<P||U<R;){const S=U===
R||K<P&&s(i[K],i[U])<=0;p.push(S?i[K++]:i[U++]),p.length%O===0&&(yield D)}}i=p}return i}async function I(e,s,i){const a=B(e,s);for(;;){const{done:p,value:d}=a.next();
if(p)return d;const P=i.step(d);P&&await P}}const _=(e,s)=>w(e,s,!1),T=(e,s)=>w(e,s,!0);function w(e,s,i){let[a,p]=[0,e.length];for(;a<p;){const d=a+p>>1,P=e[d];
P<s||i&&P===s?a=d+1:p=d}return a}}),87826:((V,W,h)=>{h.d(W,{N:()=>B,i:()=>I});var O=h(78157),D=h(14029);function B({suspect:_,bytes:T},w){if(!(_||(0,O.bS)(T.subarray(
0,5)).toString("latin1")!=="%PDF-"))return T.length===w.length?w:T}const I=async(_,T,w)=>B(_,T)??await(0,D.UN)(_,w)})};
