"use strict";exports.id=7940,exports.ids=[7940],exports.modules={17079:((V,W,h)=>{h.d(W,{Z:()=>O,_:()=>I});const M=/^(?:D:)?\s*(\d{4})(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d))?)?)?)?)?\s*(?:(Z)(?:00?)?'?(?:00?'?)?|([+-])(\d\d)?'?(?:(\d\d)'?)?)?$/,
D=/^(D:)?19(1\d\d)(\d{10})(?!\d)/,K=/^(\d{4})(?:-(\d\d)(?:-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,]\d{1,9})?)?\s?(?:(Z)|([+-])(\d\d):?(\d\d)?)?)?)?)?$/;function I(s){
if(s.length>64)return;const r=s.trim().replace(D,(a,m,d,b)=>`${m??""}${1900+Number(d)}${b}`);return w(T(M.exec(r)??K.exec(r)))}function O(s){const r=s.length>64?
void 0:T(K.exec(s.trim()));if(!r||w(r)===void 0)return;const{year:a,month:m="",day:d="",hour:b="",minute:R="",second:L="",zone:U=""}=r;return`D:${a}${m}${d}${b}${R}${L}${U===
"Z"||U===""?U:`${U.replace(":","'")}'`}`}function T(s){if(!s)return;const[,r,a,m,d,b,R,L,U,S,g]=s,o=L??(U===void 0?void 0:`${U}${S??"00"}:${g??"00"}`);return{year:r,
month:a,day:m,hour:d,minute:b,second:R,zone:o}}function w(s){if(!s)return;const{year:r,month:a,day:m,hour:d,minute:b="00",second:R="00",zone:L}=s,U=(g,o,l)=>g===
void 0||Number(g)>=o&&Number(g)<=l;if(Number(r)===0||!U(a,1,12)||!U(m,1,e(Number(r),Number(a)))||!U(d,0,23)||!U(b,0,59)||!U(R,0,59)||L!==void 0&&L!=="Z"&&!(U(L.
slice(1,3),0,23)&&U(L.slice(4),0,59)))return;const S=[r,a,m].filter(g=>g!==void 0).join("-");return d===void 0?S:`${S}T${d}:${b}:${R}${L==="+00:00"||L==="-00:00"?
"Z":L??""}`}function e(s,r){return r===2?s%4===0&&(s%100!==0||s%400===0)?29:28:[4,6,9,11].includes(r)?30:31}}),66974:((V,W,h)=>{h.d(W,{D6:()=>O,F1:()=>K,NL:()=>s,
P3:()=>D,br:()=>I,bs:()=>e});var M=h(98446);const D={problem:"names page 0: pages count from 1, and -1 is the last page"};function K(a,m,d){const b=[],R=[];for(const[
L,U]of a.split(",").entries()){const S=L+1;if(m!==void 0&&U.trim()===""){R.push(`entry ${S} is empty: write ${m}, separated by single commas`);continue}const g=d(
U,S);"problem"in g?R.push(I(S,U,g.problem)):b.push(g.item)}return R.length>0?{problem:e(R)}:{items:b}}const I=(a,m,d)=>`entry ${a} ('${r(m.trim())}') ${d}`,O=({
position:a,text:m},d,b)=>I(a,m,`names ${T(d)}, but the document has ${(0,M.y_)(b,"page")}`);function T(a){return Number.isSafeInteger(a)?`page ${a}`:"a page far\
 beyond its end"}const w=5;function e(a){const m=a.length-w;return[...a.slice(0,w),...m>0?[`and ${m} more such entries`]:[]].join("; ")}function s(a){const m=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.
exec(a);return m?`is not a range: write ${m[1]}..${m[2]}${m[2]===""?" for this page and all after it":""}`:/\bfirst\b/i.test(a)?"is not a page: the first page i\
s written 1, and a range from it 1..5":/\b(last|end)\b/i.test(a)?"is not a page: the last page is written -1, and a range to it 2..":void 0}function r(a){const m=[
...a].map(d=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.test(d)?"?":d);return(0,M.Bu)(m.join(""),40)}}),29082:((V,W,h)=>{h.d(W,{k1:()=>O,lY:()=>I,m7:()=>T});var M=h(58552),D=h(
66974);const K=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i,I=s=>(0,D.F1)(s,"pages such as 1..3, -1, odd",(r,a)=>{const m=r.trim(),d=K.exec(m);if(!d)
return{problem:e(m)};const[,b,R,L,U,S]=d,g={negated:b!==void 0,text:m,position:a};if(R!==void 0)return{item:{...g,pages:R.toLowerCase()}};const o=Number(L),l=U===
void 0?o:S===void 0?"end":Number(S);return o===0||l===0?D.P3:{item:{...g,pages:{from:o,to:l}}}});function O(s,r,a="pages"){const m=U=>(0,M.G6)([{field:a,message:U}]),
d=I(s);if("problem"in d)throw m(d.problem);const b=new w(r),R=new w(r),L=[];for(const U of d.items){const S=U.negated?R:b;if(typeof U.pages=="string"){S.add(U.pages);
continue}const{from:g,to:o}=U.pages,l=g<0?r+1+g:g,p=o==="end"?r:o<0?r+1+o:o,y=(o==="end"?g<0?[[g,l]]:[]:[[g,l],[o,p]]).find(([,P])=>P<1||P>r);y&&L.push((0,D.D6)(
U,y[0],r)),!(o==="end"&&l>r||L.length>0)&&S.range(Math.min(l,p),Math.max(l,p))}if(L.length>0)throw m((0,D.bs)(L));return d.items.every(({negated:U})=>U)&&b.add(
"all"),b.without(R)}function T(s){const r=I(s);if("problem"in r||r.items.length!==1)return;const{negated:a,pages:m}=r.items[0];if(a)return;if(m==="all")return{first:1};
if(typeof m=="string"||m.from<1)return;const{from:d,to:b}=m;return b==="end"?{first:d}:b===-1?{first:d}:b<1?void 0:{first:Math.min(d,b),last:Math.max(d,b)}}class w{pageCount;differences;odd=!1;even=!1;constructor(r){
this.pageCount=r,this.differences=new Int32Array(r+2)}add(r){r!=="even"&&(this.odd=!0),r!=="odd"&&(this.even=!0)}range(r,a){this.differences[r]++,this.differences[a+
1]--}without(r){const a=new Uint32Array(this.pageCount);let m=0,d=0,b=0;for(let R=1;R<=this.pageCount;R++){d+=this.differences[R],b+=r.differences[R];const L=R%
2===1?"odd":"even";(d>0||this[L])&&!(b>0||r[L])&&(a[m++]=R)}return a.subarray(0,m)}}function e(s){return/^(not +)?\.\./i.test(s)?"has no start: a range is writt\
en 1..5":/^!/.test(s)?"is not a page: leave out pages with not, such as not 2":(0,D.NL)(s.replace(/^not +/i,""))??"is not a page such as 3 or -1, a range such a\
s 2..5 or 2.., odd, even, all, or one of these after not"}}),52404:((V,W,h)=>{h.d(W,{$:()=>I,U:()=>O});var M=h(58552),D=h(29082),K=h(98446);const I={code:"no_pa\
ges_selected",message:"The document has none of the pages that were asked for, so nothing was changed."};function O({first_page:T,last_page:w,pages:e},s){if(e!==
void 0)return(0,D.k1)(e,s);const r=(0,K.y_)(s,"page"),a=[];if(T>s&&a.push({field:"first_page",message:`is ${T}, but the document has ${r}`}),w!==void 0&&w>s&&a.
push({field:"last_page",message:`is ${w}, but the document has ${r}`}),a.length===0&&w!==void 0&&T>w&&a.push({field:"first_page",message:`is ${T}, which is afte\
r last_page (${w})`,mentions:["last_page"]}),a.length>0)throw(0,M.G6)(a);return Uint32Array.from({length:(w??s)-T+1},(m,d)=>T+d)}}),27940:((V,W,h)=>{h.r(W),h.d(
W,{sign_document:()=>kt});var M=h(58552),D=h(17079),K=h(52755),I=h(77500),O=h(77598),T=h(98446),w=h(92410),e=h(82377),s=h(34773),r=h(42973);const a=Buffer.from(
"d978f9c419ddb5ed28e9fd794aa0d89dc67e37832b76538e624c6488448bfba2179a59f587b34f1361456d8d09817d32bd8f40eb86b77b0bf09521225c6b4e8254d66593ce60b21c7356c014a78cf1d\
c1275ca1f3bbee4d1423dd430a33cb6266fbf0eda4669075727f21d9bbc944303f811c7f690ef3ee706c3d52fc8661ed708e8eade8052eef784aa72ac354d6a2a961ad2715a1549744b9fd05e0418a4e\
cc2e0416e0f51cbcc2491af50a1f47039997c3a8523b8b47afc02365b255597312d5dfa98e38a92ae05df2910676cbac9d300e6cfe19ea82c6316013f58e289a90d38341bab33ffb0bb480c5fb9b1cd2\
ec5f3db47e5a59c770aa62068fe7fc1ad","hex"),m=64,d=8,b=300;function R(t){const n=new Uint8Array(2*m);n.set(t);const{length:i}=t;for(let u=i;u<n.length;u++)n[u]=a[n[u-
1]+n[u-i]&255];const f=n.length-i;n[f]=a[n[f]];for(let u=f-1;u>=0;u--)n[u]=a[n[u+1]^n[u+i]];return Uint16Array.from({length:m},(u,c)=>n[2*c]|n[2*c+1]<<8)}const L=[
1,2,3,5],U=[5,6,5];function S(t,n){let i=m-1;for(const[f,u]of U.entries()){for(let c=0;c<u;c++)for(let E=3;E>=0;E--){const _=L[E],x=n[E]>>_|n[E]<<16-_,[B,C,k]=[
n[E+3&3],n[E+2&3],n[E+1&3]];n[E]=x-t[i--]-(B&C)-(~B&k)}if(f<2)for(let c=3;c>=0;c--)n[c]=n[c]-t[n[c+3&3]&63]}}async function g(t,n,i,f){if(t.length===0||t.length%
d!==0||i.length!==d)throw new e.sG("RC2");const u=R(n),c=Buffer.alloc(t.length);let E=i;for(let x=0;x<t.length;x+=d){const B=t.subarray(x,x+d),C=Uint16Array.from(
{length:4},(F,Z)=>B[2*Z]|B[2*Z+1]<<8);S(u,C);for(let F=0;F<d;F++)c[x+F]=C[F>>1]>>(F&1)*8&255^E[F];E=B;const k=f.step(b);k&&await k}const _=c.at(-1);if(_<1||_>d)
throw new e.sG("RC2");return c.subarray(0,c.length-_)}const o="1.2.840.113549.1.5.13",l="1.2.840.113549.1.5.12",p={"1.2.840.113549.1.12.1.3":{cipher:"des-ede3-c\
bc",keyBytes:24},"1.2.840.113549.1.12.1.4":{cipher:"des-ede3-cbc",keyBytes:16},"1.2.840.113549.1.12.1.5":{cipher:"rc2",keyBytes:16},"1.2.840.113549.1.12.1.6":{cipher:"\
rc2",keyBytes:5}},v={"2.16.840.1.101.3.4.1.2":["aes-128-cbc",16],"2.16.840.1.101.3.4.1.22":["aes-192-cbc",24],"2.16.840.1.101.3.4.1.42":["aes-256-cbc",32],"1.2.\
840.113549.3.7":["des-ede3-cbc",24]},y={"1.2.840.113549.2.7":"sha1","1.2.840.113549.2.8":"sha224","1.2.840.113549.2.9":"sha256","1.2.840.113549.2.10":"sha384","\
1.2.840.113549.2.11":"sha512"},P=2e6;class A{password;pace;iterations=0;constructor(n,i){this.password=n,this.pace=i}countIterations(n,i=1){const f=(0,e.rl)(n);
if(f<1)throw new e.sG("iterations");if(this.iterations+=f*i,this.iterations>P)throw(0,r.F)("nodes",`The password of the certificate takes ${this.iterations} rou\
nds or more; at most ${P} are allowed`,"Export the certificate again","certificate");return f}}async function N(t,n,i){const f=t.expect(e.gt).items(),u=(0,e.Q)(
f.any()),c=f.take(e.gt),E=p[u];if(u!==o&&!E)throw new e.sG("encryption");try{return E?await Y(E,c,n,i):await $(c,n,i)}catch(_){const{code:x}=_;if(typeof x=="str\
ing"&&x.startsWith("ERR_OSSL")||E&&_ instanceof e.sG)return;throw _}}async function $(t,n,i){const f=t.items(),u=f.take(e.gt).items(),c=f.take(e.gt).items();if((0,e.
Q)(u.any())!==l)throw new e.sG("derivation");const E=u.take(e.gt).items(),_=E.take(e.G).contents,x=i.countIterations(E.take(e.vh));E.maybe(e.vh);const B=E.maybe(
e.gt),C=B?y[(0,e.Q)(B.items().any())]:"sha1",[k,F]=v[(0,e.Q)(c.any())]??[],Z=c.take(e.G).contents;if(!C||!k||!F||Z.length!==(k.startsWith("aes")?16:8))throw new e.
sG("algorithm");const Q=await j(i.password,_,x,F,C);return z(k,Q,Z,n)}const j=(t,n,i,f,u)=>new Promise((c,E)=>(0,O.pbkdf2)(t,n,i,f,u,(_,x)=>_?E(_):c(x)));function z(t,n,i,f){
const u=(0,O.createDecipheriv)(t,n,i),c=[u.update(f),u.final()],E=Buffer.concat(c);for(const _ of[...c,n])_.fill(0);return E}async function Y({cipher:t,keyBytes:n},i,f,u){
const{password:c,pace:E}=u,_=i.items(),x=(0,e.ao)(_.any()),B=u.countIterations(_.take(e.vh),3),C={password:X(c),salt:x,iterations:B,hash:"sha1"},k=await te({...C,
purpose:ne,length:n},E),F=await te({...C,purpose:ie,length:8},E);return t==="rc2"?await g(f,k,F,E):z(t,n===16?Buffer.concat([k,k.subarray(0,8)]):k,F,f)}const X=t=>Buffer.
from(`${t}\0`,"utf16le").swap16(),ne=1,ie=2,de=3;async function te({password:t,salt:n,iterations:i,hash:f,purpose:u,length:c},E){const _=f==="sha384"||f==="sha5\
12"?128:64,x=k=>Buffer.alloc(Math.ceil(k.length/_)*_,k.length>0?k:Buffer.alloc(1)),B=Buffer.concat([x(n),x(t)]),C=[];for(let k=0;k<c;){let F=(0,O.createHash)(f).
update(Buffer.alloc(_,u)).update(B).digest();for(let Z=1;Z<i;Z++){F=(0,O.createHash)(f).update(F).digest();const Q=E.step(1500);Q&&await Q}C.push(F),k+=F.length,
re(B,Buffer.alloc(_,F),_)}return Buffer.concat(C).subarray(0,c)}function re(t,n,i){for(let f=0;f<t.length;f+=i){let u=1;for(let c=i-1;c>=0;c--)u+=t[f+c]+n[c],t[f+
c]=u&255,u>>=8}}var fe=h(81720);const Ee="1.2.840.113549.1.7.1",Ke="1.2.840.113549.1.7.6",me="1.2.840.113549.1.12.10.1.",Le=`${me}1`,Ie=`${me}2`,Ne=`${me}3`,ve=200;
function Ce(t){try{return(0,e.uL)(t).expect(e.gt).children()[0]?.tag===e.vh&&(0,e.uL)(t).children()[1]?.tag===e.gt}catch{return!1}}async function $e(t,n){const i=(0,e.
uL)(t).expect(e.gt).items();i.take(e.vh);const f=i.take(e.gt).items();if((0,e.Q)(f.any())!==Ee)throw new e.sG("not under a password");const u=(0,e.ao)(f.take((0,e.
qA)(0)).items().any()),c=i.maybe(e.gt);if(c&&await We(c,u,n)===!1)return;const E=[],_=[];for(const x of(0,e.uL)(u).expect(e.gt).children().slice(0,ve)){const B=await Fe(
x,n);if(!B)return;for(const C of(0,e.uL)(B).expect(e.gt).children().slice(0,ve)){const k=C.items(),F=(0,e.Q)(k.any()),Z=k.take((0,e.qA)(0)).items().any();if(F===
Le)E.push(Buffer.from(Z.whole));else if(F===Ie){const Q=await Pe(Z,n);if(!Q)return;E.push(Q)}else if(F===Ne){const[,Q]=Z.children(),oe=Q&&(0,s.w$)((0,e.ao)(Q.items().
any()));oe&&_.push(oe)}}}return{keys:E,certificates:_}}function Pe(t,n){const i=t.expect(e.gt).items();return N(i.take(e.gt),(0,e.ao)(i.any()),n)}async function Fe(t,n){
const i=t.expect(e.gt).items(),f=(0,e.Q)(i.any()),u=i.take((0,e.qA)(0)).items().any();if(f===Ee)return(0,e.ao)(u);if(f!==Ke)throw new e.sG("safe");const c=u.expect(
e.gt).items();c.take(e.vh);const E=c.take(e.gt).items();(0,e.Q)(E.any());const _=E.take(e.gt);return N(_,(0,e.ao)(E.any()),n)}async function We(t,n,i){const f=t.
items(),u=f.take(e.gt).items(),c=(0,w.qQ)(u.take(e.gt)),E=u.take(e.G).contents;if(!c)return;const _=f.take(e.G).contents,x=f.maybe(e.vh);if(E.length!==(0,O.createHash)(
c).digest().length)throw new e.sG("MAC");const{password:B,pace:C}=i,k=x?i.countIterations(x):1,F=B===""?[X(""),new Uint8Array]:[X(B)];for(const Z of F){const Q=await te(
{password:Z,salt:_,iterations:k,hash:c,purpose:de,length:E.length},C);if((0,s.er)((0,O.createHmac)(c,Q).update(n).digest(),E))return!0}return!1}const q=(t,n="ce\
rtificate")=>(0,M.G6)([{field:n,message:t}]);async function ke({bytes:t},n,i){const f=await Ze(je(t),n,i),[u]=f.keys;if(!u)throw q("has no private key: give a P\
KCS #12 file, or PEM with the key and its certificate");const c=Qe(u);for(const B of f.keys)B.fill(0);if(!c)throw q("has a private key that cannot be read: expo\
rt it again");const E=(0,O.createPublicKey)(c).export({format:"der",type:"spki"}),_=f.certificates.find(({keyInfo:B})=>(0,s.er)(E,B)||Ge(E,B));if(!_)throw q(f.certificates.
length===0?"has no certificate: add it to the key":"does not belong to the key: give both of one pair");const x=f.certificates.filter(B=>B!==_);return{key:c,certificate:_,
certificates:[_,...x]}}function Ge(t,n){try{const[i,f]=[t,n].map(u=>(0,e.uL)(u).children()[1].contents);return(0,s.er)(i,f)}catch{return!1}}function je(t){if(t[0]===
48&&t[1]>=128||(0,fe.X3)(t))return t;const n=Buffer.from(t.buffer,t.byteOffset,t.length).toString("latin1").replace(/\s/g,"");return/^[A-Za-z0-9+/]+={0,2}$/.test(
n)?Buffer.from(n,"base64"):t}async function Ze(t,n,i){const f=new A(n,i);try{const u=(0,fe.X3)(t)?await ze(t,f):Ce(t)?await $e(t,f):null;if(u===null)throw q("is\
 not a certificate with its private key: give PKCS #12 or PEM");if(!u)throw q(n===""?"is required: the certificate needs a password":"does not open the certific\
ate","certificate_password");return u}catch(u){throw u instanceof e.sG?q("cannot be read: export it again, as PKCS #12 or PEM"):u}}async function ze(t,n){const i=[],
f=[],u=(0,fe.Je)(t);if(u.length>fe.hk)throw new e.sG("too much");for(const c of u)if(c.label==="CERTIFICATE"){const E=(0,s.w$)(c.bytes);if(!E)throw new e.sG("ce\
rtificate");f.push(E)}else if(c.label==="ENCRYPTED PRIVATE KEY"){const E=await Pe((0,e.uL)(c.bytes),n);if(!E)return;i.push(E)}else c.label.endsWith("PRIVATE KEY")&&
i.push(c.bytes);return{keys:i,certificates:f}}function He(t){const n=(0,e.uL)(t).expect(e.gt).children(),[,i,f]=n;let u=n;if(i?.tag===e.gt){if(!f||!Ve.has((0,e.
Q)(i.items().any())))return!1;u=(0,e.uL)(f.expect(e.G).contents).expect(e.gt).children()}if(u[1]?.tag!==e.vh)return!0;const[,c=0,,E=0,_=0,x=0,B=0,C=0,k=0]=u.map(
({contents:Z})=>Z.length),F=E<=c&&B<=_&&C<=x&&k<=_&&_+x<=c+2;return u.length===9&&c<=Xe&&F}const Ve=new Set([w.Dy,w.gb,w.jK]),Xe=1025;function Qe(t){try{if(!He(
t))throw q(be)}catch(n){if(n instanceof e.sG)return;throw n}for(const n of["pkcs8","pkcs1","sec1"])try{return(0,O.createPrivateKey)({key:t,format:"der",type:n})}catch{}}
const be="has a key that is not supported: use RSA of 2048 to 8192 bits, or ECDSA on P-256, P-384 or P-521",Ye=new Set(["prime256v1","secp384r1","secp521r1"]),Je={
"1.3.6.1.5.5.7.3.1":"server authentication","1.3.6.1.5.5.7.3.2":"client authentication","1.3.6.1.5.5.7.3.8":"time stamps","1.3.6.1.5.5.7.3.9":"answers about rev\
ocation"};function qe({key:t,certificate:n},i){const{asymmetricKeyType:f,asymmetricKeyDetails:u}=t,c=f==="rsa"||f==="rsa-pss";if(!((0,w.kc)(n.keyInfo)!==void 0&&
(c?(u?.modulusLength??0)>=2048:f==="ec"&&Ye.has(u?.namedCurve))))throw q(be);const _=x=>new Date(x).toISOString().slice(0,10);if(i>n.notAfter)throw q(`expired o\
n ${_(n.notAfter)}`);if(i<n.notBefore)throw q(`is not valid before ${_(n.notBefore)}`);try{const x=(0,s.De)(n)?.purposes??[],B=x.flatMap(k=>Je[k]??[]),C=x.length>
0&&B.length===x.length&&!x.includes("1.3.6.1.5.5.7.3.2");if(!(0,s.Rv)(n)||C)throw q(`is not made for signing documents${B.length>0?` (it is for: ${(0,T.Dw)(B)})`:
""}`)}catch(x){throw x instanceof e.sG?q("cannot be read: export it again, as PKCS #12 or PEM"):x}}var et=h(74963);function J(t,...n){const i=n.reduce((u,{length:c})=>u+
c,0),f=[];if(i<128)f.push(i);else{for(let u=i;u>0;u=Math.floor(u/256))f.unshift(u%256);f.unshift(128|f.length)}return Buffer.concat([Uint8Array.of(t,...f),...n])}
const H=(...t)=>J(e.gt,...t),ue=(...t)=>J(e.rK,...[...t].sort((n,i)=>Buffer.compare(n,i))),le=t=>J(e.G,t),pe=()=>J(e.Cq);function ae(t){const n=typeof t=="numbe\
r"?Buffer.from(tt(t),"hex"):t;let i=0;for(;i<n.length-1&&n[i]===0;)i++;const f=n.subarray(i);return J(e.vh,...f[0]>=128?[Uint8Array.of(0)]:[],f)}const tt=t=>{const n=t.
toString(16);return n.length%2===0?n:`0${n}`};function ee(t){const[n=0,i=0,...f]=t.split(".").map(Number),u=[];for(const c of[n*40+i,...f]){const E=[c&127];for(let _=Math.
floor(c/128);_>0;_=Math.floor(_/128))E.unshift(128|_&127);for(const _ of E)u.push(_)}return J(e.yg,Uint8Array.from(u))}var nt=h(50818);const Oe=3e4,st=1;async function ot(t,n,i){
const{hostname:f}=new URL(n),u=Z=>new M.zU("network",`The time stamp server ${f} ${Z}: nothing was signed`,{fields:["timestamp_server"],advice:"Try again later,\
 or use another time stamp server"}),c=(0,O.randomBytes)(8);c[0]=c[0]&127|64;const E=H(H(ee((0,w.uF)("sha256")),pe()),le((0,O.createHash)("sha256").update(t).digest())),
_=H(ae(1),E,ae(c),J(e.Jx,Uint8Array.of(255))),B=await i({address:n,contentType:"application/timestamp-query",body:_,timeout:Oe}).catch(Z=>{throw Z instanceof M.
zU?Z:u(`did not answer within ${Oe/1e3} seconds`)});if(B.status!==200)throw u(`answered ${B.status}`);const C=it(B.body);if(!C)throw u("refused the request");const k=(0,nt.
H9)(C,t),{nonce:F}=k?.info??{};if(!F||!(0,s.er)(F,c))throw u("gave a time stamp that is wrong");return C}function it(t){try{const n=(0,e.uL)(t).expect(e.gt).items();
return(0,e.rl)(n.take(e.gt).items().take(e.vh))<=st?n.take(e.gt).whole:void 0}catch{return}}var rt=h(78157),ce=h(77581),G=h(45599),_e=h(92049),Me=h(26836),se=h(
90618);const at={prime256v1:"sha256",secp384r1:"sha384",secp521r1:"sha512"},ct="1.2.840.113549.1.1.11",dt={sha256:"1.2.840.10045.4.3.2",sha384:"1.2.840.10045.4.\
3.3",sha512:"1.2.840.10045.4.3.4"},Se=32,Ae=({key:t})=>at[t.asymmetricKeyDetails?.namedCurve??""]??"sha256",he=(t,n)=>H(ee(t),ue(n)),ge=t=>H(ee((0,w.uF)(t)),pe());
function ft({bytes:t,issuer:n,serial:i},f){const u=le((0,O.createHash)(f).update(t).digest()),c=H(H(J((0,e.qA)(4),n)),J(2,i));return H(...f==="sha256"?[]:[H(ee(
(0,w.uF)(f)))],u,c)}function ut(t,n){const{key:i,certificate:f,certificates:u}=t,c=Ae(t),E=ue(he(se.Ty,ee(se.vN)),he(se.FQ,le(n)),he(se.do,H(H(ft(f,c))))),_=De(
t)?{padding:O.constants.RSA_PKCS1_PSS_PADDING,saltLength:Se}:{},x=(0,O.createSign)(c).update(E).sign({key:i,..._});return{signature:x,encode:C=>{const k=C?[J((0,e.
qA)(1),he(se.Qk,C))]:[],F=Buffer.from(E);F[0]=(0,e.qA)(0);const Z=H(ae(1),H(f.issuer,J(2,f.serial)),ge(c),F,lt(t,c),le(x),...k),Q=H(ae(1),ue(ge(c)),H(ee(se.vN)),
J((0,e.qA)(0),...u.map(({bytes:oe})=>oe)),ue(Z));return H(ee(se.ok),J((0,e.qA)(0),Q))}}}const De=({key:t,certificate:n})=>t.asymmetricKeyType==="rsa-pss"||(0,w.
kc)(n.keyInfo)?.asymmetricKeyType==="rsa-pss";function lt(t,n){if(t.key.asymmetricKeyType==="ec")return H(ee(dt[n]));if(!De(t))return H(ee(ct),pe());const i=H(ee(
w.ag),ge(n)),f=H(J((0,e.qA)(0),ge(n)),J((0,e.qA)(1),i),J((0,e.qA)(2),ae(Se)));return H(ee(w.gb),f)}var ht=h(46287),gt=h(16231),mt=h(91374),pt=h(74135),yt=h(86450),
ye=h(9819);const Te=3,xe=132,wt="Signature";function Et(t,n,i){const f=n.filter(({field:c,signature:E})=>c&&!E),u=f.find(c=>c.name===i&&c.fieldNumber!==void 0);
if(!u){const c=f.flatMap(_=>_.name??[]),E=c.length>0?`; it has ${(0,T.Zv)(c)}`:", and no empty field at all";throw(0,M.G6)([{field:"sign_field",message:`the doc\
ument has no empty field '${i}'${E}`}])}return vt(t,u.field),{name:i,number:u.fieldNumber,dict:u.field}}function vt(t,n){const i=t.dict((0,mt.hj)(t,n,"SV")),f=t.
resolve(i?.get("Ff"));if(!i||typeof f!="number")return;const u=_=>{const x=t.resolve(i.get(_));return((0,G.cy)(x)?x.map(C=>t.resolve(C)):[x]).flatMap(C=>C instanceof
G.SX?[C.text]:C instanceof G.Mx?[Buffer.from(C.bytes).toString("latin1")]:[])},E=[[1,u("Filter").includes("Adobe.PPKLite"),"another signature handler"],[2,u("Su\
bFilter").includes("ETSI.CAdES.detached"),"another form of signature"],[4,!i.has("V"),"a newer version of its rules"],[8,!i.has("Reasons"),"one of its reasons"],
[16,!i.has("LegalAttestation"),"a legal attestation"],[32,t.resolve(i.get("AddRevInfo"))!==!0,"information about revocation"],[64,u("DigestMethod").some(_=>["SH\
A256","SHA384","SHA512"].includes(_)),"another hash"]].find(([_,x])=>(f&_)!==0&&!x&&bt(i,_));if(E)throw(0,M.G6)([{field:"sign_field",message:`demands ${E[2]}, w\
hich is not supported`}])}const Pt={1:"Filter",2:"SubFilter",4:"V",8:"Reasons",16:"LegalAttestation",32:"AddRevInfo",64:"DigestMethod"},bt=(t,n)=>t.has(Pt[n]);async function Ot(t,n,i){
const f=i?.place?.index??0,u=t.pages.number(f),c=new G.oS(u,t.generation(u)),E=new Set(n.map(F=>F.name));let _=1;for(;E.has(`Signature${_}`);)_++;const x=`Signa\
ture${_}`,B=(0,G.jd)({Type:(0,G.UU)("Annot"),Subtype:(0,G.UU)("Widget"),FT:(0,G.UU)("Sig"),T:(0,ce.wx)(x),TU:(0,ce.wx)(wt),F:xe,P:c,Rect:(0,pt.W1)(i?.place?.rect??
[0,0,0,0]),AP:(0,G.jd)({N:i?.form??t.add(Mt())})}),C=t.add(B),k=t.edit(c);return Ue(t,k,"Annots",C),St(t,C),await _t(t,{field:B,reference:C,page:c,entries:k}),{
name:x,number:C.number,dict:B}}async function _t(t,{field:n,reference:i,page:f,entries:u}){const c=await yt.M.of(t),E=c.add("Form",i,f);E!==void 0&&(n.set("Stru\
ctParent",E),c.finishInPlace(E),(0,G.Eo)(t.resolve(u.get("Tabs")),"S")||u.set("Tabs",(0,G.UU)("S")))}const Mt=()=>new G.Z6((0,G.jd)({Type:(0,G.UU)("XObject"),Subtype:(0,G.
UU)("Form"),BBox:[0,0,0,0],Resources:new G.Bi}),new Uint8Array);function St(t,n){const i=(0,ye.Wo)(t,"AcroForm");i?(t.edit(i.holder),Ue(t,i.dict,"Fields",n)):t.
editCatalog().set("AcroForm",(0,G.jd)({Fields:[n]}))}function Ue(t,n,i,f){const u=n.get(i);u instanceof G.oS&&(0,G.cy)(t.get(u))?t.edit(u).push(f):(0,G.cy)(u)?u.
push(f):n.set(i,[f])}function At(t,n,{form:i}){t.edit(n).set("AP",(0,G.jd)({N:i}))}function Dt(t,n,i){t.edit(n.number),n.dict.set("V",i);const f=t.resolve(n.dict.
get("F"));n.dict.set("F",(typeof f=="number"?f:0)|xe);const u=(0,ye.Wo)(t,"AcroForm");!u||t.resolve(u.dict.get("SigFlags"))===Te||(t.edit(u.holder),u.dict.set("\
SigFlags",Te))}const Tt={no_changes:1,fill_forms:2,comments:3},xt=16384,Ut=4096;async function Rt(t,n,i){(0,_e.xh)(t);const f=await(0,gt.Df)(t),u=f.filter(({signature:F})=>F!==
void 0);Bt(t,u,i);const c=i.field===void 0?void 0:Et(t,f,i.field);c&&Kt(t,u,c);const E=await i.draw(),_=c??await Ot(t,f,E?.look);c&&E?.widget!==void 0&&At(t,E.widget,
E.look);const x=n.certificates.reduce((F,{bytes:Z})=>F+Z.length,Ut)+(i.stamp?xt:0),B=t.add(Lt(t,_,n,i,x));Dt(t,_,B),i.certification!=="none"&&Nt(t,B);const{bytes:C,
offsets:k}=await(0,_e.wH)(t);return Ct(t,C,k.get(B.number),n,i)}function Bt(t,n,{certification:i,visible:f}){const u=n.map(({signature:c,field:E})=>(0,Me.k)(t,c,
E));if(u.some(c=>c.certification==="no_changes"||c.lock==="no_changes"))throw(0,M.G6)([{field:"file",message:"is certified, and its certification permits no fur\
ther signature: ask its author for one that does"}]);if(f&&u.some(({certification:c,lock:E})=>(c??E)!==void 0))throw(0,M.G6)([{field:"visible",message:"is not p\
ossible: the certification permits no new field on a page. Leave it out, or name an empty field",mentions:["sign_field"]}]);if(i!=="none"&&n.length>0)throw(0,M.
G6)([{field:"certification",message:"must be that of the first signature, and the document is signed already: leave it out"}])}function Kt(t,n,{name:i}){if(n.some(
f=>(0,Me.k)(t,f.signature,f.field).isLocked(i)))throw(0,M.G6)([{field:"sign_field",message:`'${i}' is locked by an earlier signature`}])}function Lt(t,n,i,f,u){
const{reason:c,location:E,signer:_=i.certificate.subjectName??void 0,date:x,certification:B}=f,C=[...B==="none"?[]:[Re("DocMDP",(0,G.jd)({Type:(0,G.UU)("Transfo\
rmParams"),P:Tt[B],V:(0,G.UU)("1.2")}))],...It(t,n)];return(0,G.jd)({Type:(0,G.UU)("Sig"),Filter:(0,G.UU)("Adobe.PPKLite"),SubFilter:(0,G.UU)("ETSI.CAdES.detach\
ed"),ByteRange:[0,we,we,we],Contents:new G.Mx(new Uint8Array(u)),M:(0,G.Px)(x),Name:_===void 0?void 0:(0,ce.wx)(_),Reason:c===void 0?void 0:(0,ce.wx)(c),Location:E===
void 0?void 0:(0,ce.wx)(E),Reference:C.length>0?C:void 0})}const Re=(t,n,i)=>(0,G.jd)({Type:(0,G.UU)("SigRef"),TransformMethod:(0,G.UU)(t),TransformParams:n,Data:i});
function It(t,n){const i=t.dict(n.dict.get("Lock"));if(!i)return[];const f=(0,G.jd)({Type:(0,G.UU)("TransformParams"),V:(0,G.UU)("1.2"),Action:i.get("Action"),Fields:i.
get("Fields")});return[Re("FieldMDP",f,new G.oS(t.catalogNumber))]}function Nt(t,n){const i=t.editCatalog(),f=t.dict(i.get("Perms"));i.set("Perms",(0,G.jd)({...Object.
fromEntries(f??[]),DocMDP:n}))}const we=9999999999;async function Ct(t,n,i,f,{stamp:u}){const c=(0,rt.bS)(n),E=c.indexOf("/ByteRange[",i)+11,_=c.indexOf("]",E),
x=c.indexOf("/Contents<",E)+9,B=c.indexOf(">",x)+1;c.write(`0 ${x} ${B} ${n.length-B}`.padEnd(_-E),E,"latin1");const C=[n.subarray(0,x),n.subarray(B)],k=ut(f,await(0,ht.
o)(C,Ae(f),t.job.pace)),F=k.encode(u&&await u(k.signature)).toString("hex");if(F.length>B-x-2)throw(0,M.G6)([{field:"timestamp_server",message:"gives time stamp\
s that are too large: use another server"}]);return c.write(F,x+1,"latin1"),n}var $t=h(6057),Ft=h(91396),Wt=h(95234);const kt=async(t,n,i)=>{const f=await ke(n.
certificate,n.certificate_password??"",i.pace),u=n.signed_at??new Date(zt(i)()).toISOString().replace(/\.\d+Z$/,"Z");qe(f,(0,et.pe)((0,D._)(u)));const{document:c,
signed:E}=await(0,Ft.n)(t.bytes,n.open_password,i),_=E.length>0,x=await K.mO.read(c);(0,I.mD)(c,x);const B=_?[]:(0,I.br)(c,"values");_||Vt(c);const C=n.timestamp_server,
F={signer:n.signer??f.certificate.subjectName??"",signedAt:(0,D._)(u)},Z=await Rt(c,f,{field:n.sign_field,certification:n.certification,reason:n.reason,location:n.
location,signer:n.signer,date:(0,D.Z)(u),stamp:C===void 0?void 0:Xt=>ot(Xt,C,Ht(i)),visible:n.visible,draw:()=>Gt(c,x,F,{parameters:n,job:i})}),Q=c.pages.count,
oe={pageCount:Q,...F,level:C===void 0?"B-B":"B-T"};return{documents:[{name:t.name,bytes:Z,pageCount:Q}],notes:B,facts:oe}};async function Gt(t,n,i,{parameters:f,
job:u}){const{sign_field:c,visible:E,image:_}=f;if(!E&&(c===void 0||!Zt(t,n,c))){if(_)throw(0,M.G6)([{field:"image",message:jt,mentions:["visible","sign_field"]}]);
return}const{drawInField:x,drawOnPage:B}=await(0,Wt.V)(u,()=>Promise.all([h.e(6161),h.e(7762),h.e(7709),h.e(936),h.e(1966),h.e(3020),h.e(7140),h.e(6476),h.e(5476),
h.e(172)]).then(h.bind(h,41913)));return c===void 0?B(t,f,i,u):x(t,n,c,i,{parameters:f,job:u})}const jt="has no place, because no page shows the signature: set \
visible, or name a field with a place on a page",Zt=(t,n,i)=>n.byName.get(i)?.widgets.some(({dict:f})=>(0,$t.b0)(t,f.get("Rect")))===!0,zt=({lent:t})=>t.clock??
Be("a clock"),Ht=({lent:t})=>t.network??Be("access to the network");function Be(t){throw new M.zU("unavailable",`sign_document does not work here: it needs ${t}`)}
function Vt(t){const n=(0,ye.Wo)(t,"AcroForm");n?.dict.has("NeedAppearances")&&(t.edit(n.holder),n.dict.delete("NeedAppearances"))}}),91396:((V,W,h)=>{h.d(W,{n:()=>w});
var M=h(58552),D=h(16231),K=h(94518),I=h(92049),O=h(14029),T=h(98446);async function w(e,s,r){let a=!1;const{onRepaired:m}=r,d={...r,onRepaired:U=>{a=!0,m?.(U)}},
b=await(0,K.E)(e,d,{password:s}),R=(await(0,D.Df)(b)).filter(({signature:U})=>U!==void 0);if(!a&&(0,I.r7)(b,e))return{document:b,signed:R};if(R.length>0)throw(0,M.
G6)([{field:"file",message:`is damaged, and has ${(0,T.y_)(R.length,"signature")} that a repair would make invalid: ask its author for another copy`}]);const L=await(0,O.
UN)(b);return{document:await(0,K.E)(L,{...r,asked:void 0},{password:s}),signed:R}}}),95234:((V,W,h)=>{h.d(W,{V:()=>s,W:()=>w});var M=h(29082),D=h(94518),K=h(87826),
I=h(14029),O=h(52404);const T="1.4";async function w(r,{pages:a,open_password:m,transparency:d},b,R){const L=await(0,D.E)(r.bytes,b,{password:m}),U=L.pages.count,
S=(0,M.k1)(a,U);if(S.length===0){const P=await(0,K.i)(L,r.bytes);return{documents:[{name:r.name,bytes:P,pageCount:U}],notes:[O.$],facts:{pageCount:U,stampedPages:0}}}
const{notes:g,stampedPages:o=S.length,version:l=T,write:p}=await R(L,S),v={version:l>T?l:T},y=p?await p(v):await(0,I.UN)(L,v);return{documents:[{name:r.name,bytes:y,
pageCount:U}],notes:d===100?[e,...g]:g,facts:{pageCount:U,stampedPages:o}}}const e={code:"stamp_invisible",message:"The stamp cannot be seen, because transparen\
cy is 100. Use a lower value.",mentions:["transparency"]};async function s({pace:r},a){await r.rest();const m=await a();return await r.rest(),m}}),81720:((V,W,h)=>{
h.d(W,{Je:()=>T,X3:()=>O,hk:()=>M});const M=1e3,D="-----BEGIN ",K="-----",I=64,O=w=>Buffer.from(w.buffer,w.byteOffset,w.length).includes(D);function T(w){const e=Buffer.
from(w.buffer,w.byteOffset,w.length),s=[];for(let r=e.indexOf(D);r>=0&&s.length<=M;r=e.indexOf(D,r)){const a=r+D.length,m=e.indexOf(K,a);if(m<0)break;if(r=a,m-a>
I)continue;const d=e.toString("latin1",a,m),b=m+K.length,R=e.indexOf(K,b);if(R<0)break;r=R;const L=`${K}END ${d}${K}`;e.toString("latin1",R,R+L.length)===L&&(s.
push({label:d,bytes:Buffer.from(e.toString("latin1",b,R),"base64")}),r=R+L.length)}return s}}),52755:((V,W,h)=>{h.d(W,{NT:()=>m,Uv:()=>b,kz:()=>T,mO:()=>L,mw:()=>O,
qA:()=>d,sj:()=>I,zx:()=>a});var M=h(9819),D=h(45599),K=h(91374);const I=1,O=2,T=4096,w=8192,e=32768,s=65536,r=1<<17,a=1<<18,m=1<<21,d=1<<24,b=1<<25,R=10;class L{document;fields=[];byName=new Map;widgets=new Map;form;nodes=new Map;fieldOf=new Map;visit;constructor(o){
this.document=o,this.form=(0,M.Wo)(o,"AcroForm"),this.visit=new M._i(o)}static async read(o){const l=new L(o),{form:p}=l;return await l.walk(l.references(p?.dict.
get("Fields"),p?.holder??-1,p?.dict,"Fields"),void 0),await l.readPages(),l}inherited(o,l){for(let p=o;p;p=p.parent){const v=this.document.resolve(p.dict.get(l));
if(v!==null)return v}return l==="DA"||l==="Q"?this.document.resolve(this.form?.dict.get(l)):null}integer(o,l){const p=this.inherited(o,l);return typeof p=="numb\
er"?Math.trunc(p):0}node(o){return this.nodes.get(o)}numbers(){return this.nodes.keys()}get needsAppearances(){return this.document.resolve(this.form?.dict.get(
"NeedAppearances"))===!0}forget(o){const{document:l,nodes:p,widgets:v,fields:y,byName:P}=this,A=({number:N})=>!o.has(N)&&l.exists(N);for(const N of p.values())A(
N)||p.delete(N.number);for(const N of v.values())A(N)||v.delete(N.number);for(const{nodes:N,widgets:$}of y)U(N,A),U($,A);U(y,({nodes:N})=>N.length>0);for(const[
N,$]of P)$.nodes.length===0&&P.delete(N);this.form=(0,M.Wo)(l,"AcroForm")}async walk(o,l){const{document:p,visit:v}=this;for(const y of(0,K.iA)(p,{from:o,below:l,
visit:v,depth:K.tP})){const{number:P,dict:A}=y;this.nodes.set(P,y);const N=this.references(A.get("Kids"),P,A,"Kids");(0,D.Eo)(p.resolve(A.get("Subtype")),"Widge\
t")||A.has("Rect")?this.addWidget(y):N.length===0&&(0,K.bf)(y)===y&&this.field(y);const j=p.job.pace.step(1500);j&&await j}}addWidget(o){const l={node:o,number:o.
number,dict:o.dict,pages:[]};this.field((0,K.bf)(o)).widgets.push(l),this.widgets.set(o.number,l)}field(o){const l=this.fieldOf.get(o);if(l)return l;const{name:p,
part:v}=o,y=p===""?void 0:this.byName.get(p),P=this.integer(o,"Ff"),A=S(o.type,P);if(y?.kind===A)return y.nodes.push(o),this.fieldOf.set(o,y),y;const N={name:p,
part:v,kind:A,flags:P,nodes:[o],widgets:[]};return this.fields.push(N),p!==""&&!y&&this.byName.set(p,N),this.fieldOf.set(o,N),N}async readPages(){const{document:o}=this,
{pages:l,job:p}=o,{spend:v}=new M.b9(o);for(let y=0;y<l.count;y++){const P=l.number(y),A=o.entry(P,"Annots");v(o.array(A)?.length??0);for(const $ of A===void 0?
[]:this.annotations(A,P)){const j=this.widgets.get($.number)??await this.orphan($);j&&j.pages.length>0&&v(R),j&&j.pages.at(-1)!==y+1&&j.pages.push(y+1);const z=p.
pace.step(300);z&&await z}const N=p.pace.step(300);N&&await N}}annotations(o,l){const p=this.document.array(o)??[];if(!p.some(P=>(0,D.Zm)(P)&&(0,D.Eo)(P.get("Su\
btype"),"Widget")))return p.filter(D.i9);const v=(0,D.i9)(o)?o.number:l;this.document.edit(v);const y=(0,D.i9)(o)?p:this.document.array(this.document.get(l).get(
"Annots"))??[];for(const[P,A]of y.entries())(0,D.Zm)(A)&&(0,D.Eo)(A.get("Subtype"),"Widget")&&(y[P]=this.document.add(A));return y.filter(D.i9)}async orphan(o){
const{document:l}=this;if(!(0,D.Eo)(l.resolve(l.entry(o.number,"Subtype")),"Widget"))return;const p=[o],v=new Set([o.number]);let y;for(let P=l.entry(o.number,"\
Parent");(0,D.i9)(P)&&p.length<K.tP&&(y=this.nodes.get(P.number),!(y||v.has(P.number)||!(0,D.Zm)(l.get(P))));)v.add(P.number),p.push(P),P=l.entry(P.number,"Pare\
nt");for(const P of p.reverse())this.nodes.has(P.number)||await this.walk([P],y),y=this.nodes.get(P.number);return this.widgets.get(o.number)}references(o,l,p,v){
const{document:y}=this,P=y.array(o);if(!P||!p)return[];if(!P.some(D.Zm))return P.filter(D.i9);y.edit((0,D.i9)(o)?o.number:l);const A=y.array(p.get(v))??[];for(const[
N,$]of A.entries())(0,D.Zm)($)&&(A[N]=y.add($));return A.filter(D.i9)}}function U(g,o){let l=0;for(const p of g)o(p)&&(g[l++]=p);g.length=l}function S(g,o){switch(g){case"\
Tx":return o&w?"password":"text";case"Btn":return o&s?"button":o&e?"radio":"checkbox";case"Ch":return o&r?"dropdown":"list";case"Sig":return"signature";default:
return"unknown"}}}),77500:((V,W,h)=>{h.d(W,{Yw:()=>w,br:()=>O,f4:()=>K,mD:()=>I});var M=h(58552),D=h(9819);function K(e,s){return s.form?.dict.has("XFA")?e.resolve(
e.catalog.get("NeedsRendering"))===!0||!s.fields.some(({kind:a})=>a!=="unknown")?"dynamic":"static":"none"}function I(e,s){if(K(e,s)!=="dynamic")return;const r="\
is a dynamic XFA form, whose pages and fields only Adobe viewers show";throw new M.zU("invalid_parameters",`file: ${r}`,{issues:[{field:"file",message:r}],advice:"\
Print it to a PDF document from Adobe Reader, or ask its author for a form without XFA"})}function O(e,s){const r=(0,D.Wo)(e,"AcroForm");return r?.dict.has("XFA")?
(e.edit(r.holder),r.dict.delete("XFA"),e.catalog.has("NeedsRendering")&&e.editCatalog().delete("NeedsRendering"),[w(s)]):[]}const T={values:"it would still show\
 the old values.",pages:"it described removed pages. The fields themselves remain.",scripts:"it has scripts, or parts that cannot be read, which may have some. \
The fields themselves remain.",private:"its data repeats the values of fields, also of hidden ones. The fields themselves remain.",places:"it says where fields \
are on the pages. The fields themselves remain.",merge:"XFA forms cannot be merged. The fields themselves remain."},w=e=>({code:"xfa_removed",message:`The XFA v\
ersion of the form was removed, because ${T[e]}`})}),74135:((V,W,h)=>{h.d(W,{$L:()=>d,DI:()=>T,Gd:()=>s,JQ:()=>D,Mo:()=>I,PU:()=>w,Pj:()=>L,S3:()=>K,W1:()=>U,XM:()=>R,
d:()=>S,ds:()=>O,gF:()=>b,iN:()=>M,kO:()=>m,lw:()=>e,xk:()=>r,zl:()=>a});function M({box:[g,o,l,p],rotation:v}){const y=l-g,P=p-o;return v%180===0?{width:y,height:P}:
{width:P,height:y}}function D(g){const{width:o,height:l}=M(g);return{width:o*g.userUnit,height:l*g.userUnit}}function K({box:[g,o,l,p],rotation:v}){switch(v){case 0:
return[1,0,0,1,g,o];case 90:return[0,1,-1,0,l,o];case 180:return[-1,0,0,-1,l,p];case 270:return[0,-1,1,0,g,p]}}function I(g,o){return o===void 0?g:L(g,o)??g}function O([
g,o,l,p]){return[Math.min(g,l),Math.min(o,p),Math.max(g,l),Math.max(o,p)]}function T([g,o,l,p,v,y]){const P=g*p-o*l,[A,N,$,j]=[p/P,-o/P,-l/P,g/P];return[A+0,N+0,
$+0,j+0,-(v*A+y*$)+0,-(v*N+y*j)+0]}const w=([g,o,l,p])=>Math.sqrt(Math.abs(g*p-o*l));function e(g,o){const[l,p,v,y,P,A]=g,[N,$,j,z,Y,X]=o;return[l*N+p*j,l*$+p*z,
v*N+y*j,v*$+y*z,P*N+A*j+Y,P*$+A*z+X]}function s([g,o,l,p,v,y],P,A){return[g*P+l*A+v,o*P+p*A+y]}function r([g,o],[l,p],[v,y],[P,A],N){const $=1-N,[j,z,Y,X]=[$**3,
3*N*$**2,3*N**2*$,N**3];return[j*g+z*l+Y*v+X*P,j*o+z*p+Y*y+X*A]}function a(g,[o,l,p,v]){const[y,P]=s(g,o,l),[A,N]=s(g,p,l),[$,j]=s(g,o,v),[z,Y]=s(g,p,v);return[
Math.min(y,A,$,z),Math.min(P,N,j,Y),Math.max(y,A,$,z),Math.max(P,N,j,Y)]}const m=(g,o)=>[Math.min(g[0],o[0]),Math.min(g[1],o[1]),Math.max(g[2],o[2]),Math.max(g[3],
o[3])];function d(g){let[o,l,p,v]=b;for(const[y,P]of g)o=Math.min(o,y),l=Math.min(l,P),p=Math.max(p,y),v=Math.max(v,P);return[o,l,p,v]}const b=[1/0,1/0,-1/0,-1/0],
R=([g,o,l,p],v)=>[g-v,o-v,l+v,p+v];function L(g,o){const l=[Math.max(g[0],o[0]),Math.max(g[1],o[1]),Math.min(g[2],o[2]),Math.min(g[3],o[3])];return l[0]<l[2]&&l[1]<
l[3]?l:void 0}const U=g=>g.map(o=>Math.round(o*1e5)/1e5+0),S=(g,{userUnit:o})=>String(Number((g*o/72).toPrecision(3)))}),6057:((V,W,h)=>{h.d(W,{VO:()=>K,b0:()=>O,
c_:()=>w,iw:()=>I,lQ:()=>T});var M=h(74135);const D=[0,0,612,792],K=(e,s)=>O(e,e.pages.attribute(s,"MediaBox"))??D;function I(e,s){const{pages:r}=e,a=e.resolve(
e.entry(r.number(s),"UserUnit"));return{box:(0,M.Mo)(K(e,s),O(e,r.attribute(s,"CropBox"))),rotation:w(e.resolve(r.attribute(s,"Rotate"))),userUnit:typeof a=="nu\
mber"&&a>0?a:1}}function O(e,s){const r=e.array(s)?.map(m=>e.resolve(m));if(r?.length!==4||!r.every(m=>typeof m=="number"&&Number.isFinite(m)))return;const a=(0,M.
ds)(r);return a[0]<a[2]&&a[1]<a[3]?a:void 0}function T(e,s){const r=(e.array(s)??[]).map(a=>e.resolve(a));return r.length===6&&r.every(a=>typeof a=="number")?r:
[1,0,0,1,0,0]}function w(e){const s=typeof e=="number"?(e%360+360)%360:0;return s===90||s===180||s===270?s:0}}),16231:((V,W,h)=>{h.d(W,{Df:()=>s,Ez:()=>e,W4:()=>a});
var M=h(17079),D=h(33973),K=h(87773),I=h(45599),O=h(91374),T=h(33311),w=h(59071);const e=async d=>(await s(d)).map(b=>m(d,b));async function s(d){const b=await(0,O.
qU)(d),{ByteRange:R,Sig:L}=await(0,T.S)(d),U=R.length>0?L:[],S=[],g=new Set,o=(v,y,P)=>{const A=(0,O.hj)(d,v,"V"),N=d.resolve(A),$=(0,I.Zm)(N)?N:void 0;$&&g.add(
$);const j=$?r(d,$):null;S.push({name:(0,w.wh)(P)||null,field:v,fieldNumber:y,value:A,signature:$,kind:j})};for(const{dict:v}of b)g.add(v);for(const{type:v,dict:y,
number:P,name:A}of(0,O.i4)(b))v==="Sig"&&o(y,P,A);const l=[];for await(const[v,y]of(0,K.$)(d,U)){if(!((0,I.Zm)(y)&&!g.has(y)&&(y.has("T")||(0,I.Eo)(y.get("Subty\
pe"),"Widget")))||!(0,I.Eo)(d.resolve((0,O.hj)(d,y,"FT")),"Sig"))continue;const A=d.resolve((0,O.hj)(d,y,"V"));(0,I.Zm)(A)&&!g.has(A)&&l.push({number:v,field:y})}
if(l.length>0){const{live:v}=await(0,D.Gy)(d);for(const{number:y,field:P}of l)v[y]===1&&o(P,y,(0,O.fq)(d,P))}const p=d.dict(d.catalog.get("Perms"));for(const v of[
"UR3","UR"]){const y=p?.get(v),P=d.dict(y);P&&S.push({name:null,field:void 0,fieldNumber:void 0,value:y,signature:P,kind:"usage_rights"})}return S}function r(d,b){
if((0,I.Eo)(d.resolve(b.get("Type")),"DocTimeStamp")||(0,I.Eo)(d.resolve(b.get("SubFilter")),"ETSI.RFC3161"))return"timestamp";const R=d.resolve(d.dict(d.catalog.
get("Perms"))?.get("DocMDP"));return b===R?"certification":"approval"}const a=(d,b)=>(0,M._)((0,w.Gh)(d.resolve(b.get("M")))??"")??null;function m(d,{name:b,signature:R,
kind:L}){if(!R)return{field:b,signed:!1,kind:null,subFilter:null,signer:null,date:null};const U=d.resolve(R.get("SubFilter"));return{field:b,signed:!0,kind:L,subFilter:U instanceof
I.SX?U.text:null,signer:(0,w.Gh)(d.resolve(R.get("Name"))),date:a(d,R)}}}),86450:((V,W,h)=>{h.d(W,{M:()=>K});var M=h(45599),D=h(89067);class K{document;tree;elements=[];constructor(O,T){
this.document=O,this.tree=T}static async of(O){return new K(O,await D.J.read(O))}add(O,T,w){const{document:e,tree:s}=this;if(!s)return;const r=(0,M.jd)({Type:(0,M.
UU)("OBJR"),Obj:T,Pg:w}),a=e.add((0,M.jd)({Type:(0,M.UU)("StructElem"),S:(0,M.UU)(O),Pg:w,K:r})),m=s.newKey();return s.entries.set(m,a),this.elements.push(a),m}addContent(O,T){
const{document:w,tree:e}=this;if(!e)return;const s=w.pages.number(T),r=w.resolve(w.entry(s,"StructParents")),a=typeof r=="number"?r:e.newKey(),m=w.array(e.entries.
get(a))??[],d=new M.oS(s,w.generation(s)),b=w.add((0,M.jd)({Type:(0,M.UU)("StructElem"),S:(0,M.UU)(O),Pg:d,K:m.length}));return e.entries.set(a,[...m,b]),r!==a&&
w.pages.patch(T,{StructParents:a}),this.elements.push(b),m.length}finish(){const{tree:O,elements:T}=this;!O||T.length===0||(O.write(),this.addElements(O))}finishInPlace(O){
const{tree:T}=this;T&&(T.grow(O),this.addElements(T))}addElements(O){const{document:T}=this,{dict:w,holder:e}=O.root,s=T.array(w.get("K"))??(w.has("K")?[w.get("\
K")]:[]),r=s.length===1&&(0,M.i9)(s[0])?s[0]:void 0,a=T.dict(r);r&&a&&(0,M.Eo)(T.resolve(a.get("S")),"Document")?this.append(a,r.number,r):this.append(w,e,T.catalog.
get("StructTreeRoot"))}append(O,T,w){const{document:e,elements:s}=this;e.edit(T);const r=O.get("K");if(O.set("K",[...e.array(r)??(r===void 0?[]:[r]),...s]),w instanceof
M.oS)for(const a of s)e.dict(a).set("P",w)}}}),89067:((V,W,h)=>{h.d(W,{J:()=>O});var M=h(45599),D=h(81077),K=h(9819);const I=100;class O{document;root;entries;nextKey;constructor(w,e,s,r){
this.document=w,this.root=e,this.entries=s,this.nextKey=r}static async read(w){const e=(0,K.Wo)(w,"StructTreeRoot");if(!e)return;const s=new Map;for(const[m,d]of await(0,D.
Zc)(w,e.dict.get("ParentTree"),"Nums"))typeof m=="number"&&s.set(m,d);const r=w.resolve(e.dict.get("ParentTreeNextKey")),a=[...s.keys()].reduce((m,d)=>Math.max(
m,d+1),typeof r=="number"?r:0);return new O(w,e,s,a)}newKey(){return this.nextKey++}write(){const{document:w,root:e,entries:s}=this,r=[...s].sort(([a],[m])=>a-m);
w.edit(e.holder),e.dict.set("ParentTree",w.add((0,D.H6)(w,r,"Nums"))),e.dict.set("ParentTreeNextKey",this.nextKey)}grow(w){const{document:e,root:s,entries:r}=this,
a=this.lastLeaf(),m=a.at(-1);if(!m)return this.write();e.edit(s.holder),s.dict.set("ParentTreeNextKey",this.nextKey);for(const{dict:R,holder:L}of a){const U=e.array(
R.get("Limits"));e.edit(L),U&&R.set("Limits",[U[0]??w,w])}const d=m.dict.get("Nums"),b=(0,M.i9)(d)?e.edit(d):d;(0,M.cy)(b)?b.push(w,r.get(w)):m.dict.set("Nums",
[w,r.get(w)])}lastLeaf(){const{document:w,root:e}=this,s=[];let r=e.holder,a=e.dict.get("ParentTree");for(;a!==void 0&&s.length<I;){(0,M.i9)(a)&&(r=a.number);const m=w.
dict(a);if(!m)return[];s.push({dict:m,holder:r});const d=w.array(m.get("Kids"));if(!d||d.length===0)return s;a=d.at(-1)}return[]}}}),81077:((V,W,h)=>{h.d(W,{BX:()=>w,
H6:()=>e,MN:()=>s,Pu:()=>O,Zc:()=>T,r6:()=>r});var M=h(45599),D=h(93604),K=h(9819);const I=64,O=S=>typeof S=="number"?String(S):Buffer.from(S.bytes).toString("l\
atin1");async function T(S,g,o){const l=[];for(const p of await m(S,g,0,o)){for(const y of b(S,p,o))l.push(y);const v=S.job.pace.step(a);v&&await v}return l}async function w(S,g,o,l,p,v){
const y=await m(S,g,o,l,v);for(let P=y.length-1;P>=0;P--){const A=y[P],N=b(S,A,l),$=N.filter(([X,ne])=>!p(X,ne)),j=S.job.pace.step(a+N.length*a);j&&await j,$.length<
N.length&&(S.edit(A.holder),A.dict.set(l,L($)),A.changed=!0);for(const X of A.repeats)S.edit(A.holder),A.dict.delete(X),A.changed=!0;if(A.emptyKids){const X=(S.
array(A.dict.get("Kids"))??[]).filter(ne=>!A.emptyKids.has(S.dict(ne)));S.edit(A.holder),A.dict.set("Kids",X),A.changed=!0}if(!A.changed)continue;const z=S.array(
A.dict.get("Kids"))??[];A.empty=$.length===0&&z.length===0;const Y=A.parent;Y&&(Y.changed=!0,A.empty?(Y.emptyKids??=new Set).add(A.dict):R(S,A,$,z))}return y[0]?.
empty??!1}function e(S,g,o){if(g.length<=I)return(0,M.jd)({[o]:L(g)});let l=[];for(const p of U(g)){const[v,y]=[p[0][0],p.at(-1)[0]];l.push({ref:S.add((0,M.jd)(
{Limits:[v,y],[o]:L(p)})),low:v,high:y})}for(;l.length>I;)l=U(l).map(p=>{const[v,y]=[p[0].low,p.at(-1).high];return{ref:S.add((0,M.jd)({Limits:[v,y],Kids:p.map(
({ref:P})=>P)})),low:v,high:y}});return(0,M.jd)({Kids:l.map(({ref:p})=>p)})}async function s(S,g){const{pace:o}=S.job,l=[];for(const[p,v]of g){l.push([(0,M.Px)(
p),v]);const y=o.step(10*a);y&&await y}return e(S,await r(S,l),"Names")}async function r(S,g){const{pace:o}=S.job,l=[];for(const v of g){l.push({entry:v,key:O(v[0])});
const y=o.step(a);y&&await y}return(await(0,D.qZ)(l,(v,y)=>v.key<y.key?-1:v.key>y.key?1:0,o)).map(({entry:v})=>v)}const a=100;async function m(S,g,o,l,p){const v=new K.
b9(S),y=new Set,P=$=>y.size<y.add($).size,A=[],N=[{value:g??null,holder:o,parent:void 0}];for(let $=N.pop();$!==void 0;$=N.pop()){v.spend(1);const j=S.dict($.value);
if(!j||!P(j)||p&&$.parent&&!d(S,j,p))continue;const z=[],Y=te=>{const re=S.array(j.get(te));return!re||P(re)?re??[]:(z.push(te),[])},X=Y(l).length>>1,ne=Y("Kids"),
ie={dict:j,holder:(0,K.Kd)($.value,$.holder),parent:$.parent,repeats:z};A.push(ie),v.spend(X);for(let te=ne.length-1;te>=0;te--)N.push({value:ne[te],holder:(0,K.
Kd)(j.get("Kids"),ie.holder),parent:ie});const de=S.job.pace.step(a+X*a);de&&await de}return A}function d(S,g,o){const[l,p]=S.array(g.get("Limits"))??[];return typeof l!=
"number"||typeof p!="number"||o(l,p)}function b(S,{dict:g,repeats:o},l){const p=o.includes(l)?void 0:S.array(g.get(l));if(!p)return[];const v=[];for(let y=0;y+1<
p.length;y+=2){const P=S.resolve(p[y]);(l==="Names"?P instanceof M.Mx:typeof P=="number")&&v.push([P,p[y+1]])}return v}function R(S,g,o,l){const p=P=>S.array(S.
dict(P)?.get("Limits"))??[],v=o[0]?.[0]??p(l[0])[0],y=o.at(-1)?.[0]??p(l.at(-1))[1];S.edit(g.holder),v!==void 0&&y!==void 0?g.dict.set("Limits",[v,y]):g.dict.delete(
"Limits")}function L(S){const g=[];for(const[o,l]of S)g.push(o,l);return g}function U(S){const g=[];for(let o=0;o<S.length;o+=I)g.push(S.slice(o,o+I));return g}}),
33311:((V,W,h)=>{h.d(W,{S:()=>K});var M=h(21996),D=h(70549);const K=(0,D.n)(I=>(0,M.zx)(I,["AP","JS","EF","ByteRange","Sig"]))}),59071:((V,W,h)=>{h.d(W,{Gh:()=>a,
ZK:()=>m,wh:()=>r});var M=h(77581),D=h(45599);const K=/\u001b[A-Za-z]{2}[A-Za-z-]{0,8}\u001b/g,I=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g,O=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,
T=d=>d.replace(K,"").replace(I,"").replace(O,"�"),w=200,e=new WeakMap;function s(d){if(d.bytes.length<w)return T((0,M.g7)(d));let b=e.get(d);return b===void 0&&
e.set(d,b=T((0,M.g7)(d))),b}const r=d=>T(d).trim();function a(d){const b=d instanceof D.Mx?s(d).trim():"";return b===""?null:b}const m=d=>d?s(d):""}),9819:((V,W,h)=>{
h.d(W,{J7:()=>K,Kd:()=>T,Wo:()=>w,_i:()=>O,b9:()=>I});var M=h(42973),D=h(45599);class K{document;gone=new Set;chased=new Set;constructor(s){this.document=s}remove(s){
const{catalog:r,catalogNumber:a,pages:m}=this.document,d=r.get("Pages");s===a||(0,D.i9)(d)&&s===d.number||m.holds(s)||(this.gone.add(s),this.document.remove(s))}chase(s){
this.chased.add(s)}removed(){return this.gone}takeChased(){const s=this.chased;return this.chased=new Set,s}isGone(s){return(0,D.i9)(s)&&this.gone.has(s.number)}}
class I{most;left;constructor(s){this.most=this.left=s.job.limits.nodes}spend=s=>{if(this.left-=s,this.left<0)throw(0,M.F)("nodes",`The document has more than ${this.
most} fields, bookmarks, names and structure elements`,"Remove bookmarks or tags with another program first")}}class O{seen;beyond=new Set;allowance;constructor(s,r=new I(
s)){this.allowance=r,this.seen=new Uint8Array((s.size>>3)+1)}first(s){if(this.allowance.spend(1),!(0,D.i9)(s))return!0;const{number:r}=s,a=r>>3;if(a>=this.seen.
length)return this.beyond.size<this.beyond.add(r).size;const m=1<<(r&7),d=(this.seen[a]&m)===0;return this.seen[a]|=m,d}}function T(e,s){return(0,D.i9)(e)?e.number:
s}function w(e,s){const r=e.catalog.get(s),a=e.dict(r);return a&&{dict:a,holder:T(r,e.catalogNumber)}}}),93604:((V,W,h)=>{h.d(W,{BC:()=>O,MJ:()=>T,qZ:()=>K});const M=4096,
D=100;async function K(e,s,r){let a=[];for(let m=0;m<e.length;m+=M){for(const b of e.slice(m,m+M).sort(s))a.push(b);const d=r.step(12*M*D);d&&await d}for(let m=M;m<
e.length;m*=2){const d=[];for(let b=0;b<e.length;b+=2*m)await I(a,b,m,s,d,r);a=d}return a}async function I(e,s,r,a,m,d){const[b,R]=[Math.min(s+r,e.length),Math.
min(s+2*r,e.length)];let[L,U]=[s,b];for(;L<b||U<R;){const S=L===b||U<R&&a(e[U],e[L])<0;m.push(e[S?U++:L++]);const g=d.step(D);g&&await g}}const O=(e,s)=>w(e,s,!1),
T=(e,s)=>w(e,s,!0);function w(e,s,r){let[a,m]=[0,e.length];for(;a<m;){const d=a+m>>1,b=e[d];b<s||r&&b===s?a=d+1:m=d}return a}}),87826:((V,W,h)=>{h.d(W,{N:()=>K,
i:()=>I});var M=h(78157),D=h(14029);function K({suspect:O,bytes:T},w){if(!(O||(0,M.bS)(T.subarray(0,5)).toString("latin1")!=="%PDF-"))return T.length===w.length?
w:T}const I=async(O,T,w)=>K(O,T)??await(0,D.UN)(O,w)})};
