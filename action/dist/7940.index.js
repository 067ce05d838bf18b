"use strict";exports.id=7940,exports.ids=[7940],exports.modules={17079:((H,$,d)=>{d.d($,{Z:()=>F,_:()=>U});const C=/^(?:D:)?\s*(\d{4})(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d))?)?)?)?)?\s*(?:(Z)(?:00?)?'?(?:00?'?)?|([+-])(\d\d)?'?(?:(\d\d)'?)?)?$/,
b=/^(D:)?19(1\d\d)(\d{10})(?!\d)/,R=/^(\d{4})(?:-(\d\d)(?:-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,]\d{1,9})?)?\s?(?:(Z)|([+-])(\d\d):?(\d\d)?)?)?)?)?$/;function U(u){
if(u.length>64)return;const m=u.trim().replace(b,(L,w,A,B)=>`${w??""}${1900+Number(A)}${B}`);return s(I(C.exec(m)??R.exec(m)))}function F(u){const m=u.length>64?
void 0:I(R.exec(u.trim()));if(!m||s(m)===void 0)return;const{year:L,month:w="",day:A="",hour:B="",minute:G="",second:T="",zone:p=""}=m;return`D:${L}${w}${A}${B}${G}${T}${p===
"Z"||p===""?p:`${p.replace(":","'")}'`}`}function I(u){if(!u)return;const[,m,L,w,A,B,G,T,p,y,_]=u,i=T??(p===void 0?void 0:`${p}${y??"00"}:${_??"00"}`);return{year:m,
month:L,day:w,hour:A,minute:B,second:G,zone:i}}function s(u){if(!u)return;const{year:m,month:L,day:w,hour:A,minute:B="00",second:G="00",zone:T}=u,p=(_,i,f)=>_===
void 0||Number(_)>=i&&Number(_)<=f;if(Number(m)===0||!p(L,1,12)||!p(w,1,D(Number(m),Number(L)))||!p(A,0,23)||!p(B,0,59)||!p(G,0,59)||T!==void 0&&T!=="Z"&&!(p(T.
slice(1,3),0,23)&&p(T.slice(4),0,59)))return;const y=[m,L,w].filter(_=>_!==void 0).join("-");return A===void 0?y:`${y}T${A}:${B}:${G}${T==="+00:00"||T==="-00:00"?
"Z":T??""}`}function D(u,m){return m===2?u%4===0&&(u%100!==0||u%400===0)?29:28:[4,6,9,11].includes(m)?30:31}}),27940:((H,$,d)=>{d.r($),d.d($,{sign_document:()=>xt});
var C=d(58552),b=d(17079),R=d(52755),U=d(77500),F=d(77598),I=d(98446),s=d(82377),D=d(34773),u=d(81720),m=d(92410),L=d(42973);const w=Buffer.from("d978f9c419ddb5\
ed28e9fd794aa0d89dc67e37832b76538e624c6488448bfba2179a59f587b34f1361456d8d09817d32bd8f40eb86b77b0bf09521225c6b4e8254d66593ce60b21c7356c014a78cf1dc1275ca1f3bbee4\
d1423dd430a33cb6266fbf0eda4669075727f21d9bbc944303f811c7f690ef3ee706c3d52fc8661ed708e8eade8052eef784aa72ac354d6a2a961ad2715a1549744b9fd05e0418a4ecc2e0416e0f51cb\
cc2491af50a1f47039997c3a8523b8b47afc02365b255597312d5dfa98e38a92ae05df2910676cbac9d300e6cfe19ea82c6316013f58e289a90d38341bab33ffb0bb480c5fb9b1cd2ec5f3db47e5a59c\
770aa62068fe7fc1ad","hex"),A=64,B=8;function G(e){const t=new Uint8Array(2*A);t.set(e);const{length:n}=e;for(let r=n;r<t.length;r++)t[r]=w[t[r-1]+t[r-n]&255];const o=t.
length-n;t[o]=w[t[o]];for(let r=o-1;r>=0;r--)t[r]=w[t[r+1]^t[r+n]];return Uint16Array.from({length:A},(r,a)=>t[2*a]|t[2*a+1]<<8)}const T=[1,2,3,5],p=[5,6,5];function y(e,t){
let n=A-1;for(const[o,r]of p.entries()){for(let a=0;a<r;a++)for(let l=3;l>=0;l--){const h=T[l],E=t[l]>>h|t[l]<<16-h,[M,x,N]=[t[l+3&3],t[l+2&3],t[l+1&3]];t[l]=E-
e[n--]-(M&x)-(~M&N)}if(o<2)for(let a=3;a>=0;a--)t[a]=t[a]-e[t[a+3&3]&63]}}function _(e,t,n){if(e.length===0||e.length%B!==0||n.length!==B)throw new s.sG("RC2");
const o=G(t),r=Buffer.alloc(e.length);let a=n;for(let h=0;h<e.length;h+=B){const E=e.subarray(h,h+B),M=Uint16Array.from({length:4},(x,N)=>E[2*N]|E[2*N+1]<<8);y(
o,M);for(let x=0;x<B;x++)r[h+x]=M[x>>1]>>(x&1)*8&255^a[x];a=E}const l=r.at(-1);if(l<1||l>B)throw new s.sG("RC2");return r.subarray(0,r.length-l)}const i="1.2.84\
0.113549.1.5.13",f="1.2.840.113549.1.5.12",c={"1.2.840.113549.1.12.1.3":{cipher:"des-ede3-cbc",keyBytes:24},"1.2.840.113549.1.12.1.4":{cipher:"des-ede3-cbc",keyBytes:16},
"1.2.840.113549.1.12.1.5":{cipher:"rc2",keyBytes:16},"1.2.840.113549.1.12.1.6":{cipher:"rc2",keyBytes:5}},O={"2.16.840.1.101.3.4.1.2":["aes-128-cbc",16],"2.16.8\
40.1.101.3.4.1.22":["aes-192-cbc",24],"2.16.840.1.101.3.4.1.42":["aes-256-cbc",32],"1.2.840.113549.3.7":["des-ede3-cbc",24]},S={"1.2.840.113549.2.7":"sha1","1.2\
.840.113549.2.8":"sha224","1.2.840.113549.2.9":"sha256","1.2.840.113549.2.10":"sha384","1.2.840.113549.2.11":"sha512"},v=2e6;function g(e){const t=(0,s.rl)(e);if(t<
1||t>v)throw(0,L.F)("nodes",`The password of the certificate takes ${t} rounds`,"Export the certificate again","certificate");return t}async function P(e,t,n,o){
const r=e.expect(s.gt).items(),a=(0,s.Q)(r.any()),l=r.take(s.gt),h=c[a];if(a!==i&&!h)throw new s.sG("encryption");try{return h?await J(h,l,t,n,o):await K(l,t,n)}catch(E){
const{code:M}=E;if(typeof M=="string"&&M.startsWith("ERR_OSSL")||h&&E instanceof s.sG)return;throw E}}async function K(e,t,n){const o=e.items(),r=o.take(s.gt).items(),
a=o.take(s.gt).items();if((0,s.Q)(r.any())!==f)throw new s.sG("derivation");const l=r.take(s.gt).items(),h=l.take(s.G).contents,E=g(l.take(s.vh));l.maybe(s.vh);
const M=l.maybe(s.gt),x=M?S[(0,s.Q)(M.items().any())]:"sha1",[N,k]=O[(0,s.Q)(a.any())]??[];if(!x||!N||!k)throw new s.sG("algorithm");const z=await Z(n,h,E,k,x);
return X(N,z,a.take(s.G).contents,t)}const Z=(e,t,n,o,r)=>new Promise((a,l)=>(0,F.pbkdf2)(e,t,n,o,r,(h,E)=>h?l(h):a(E)));function X(e,t,n,o){const r=(0,F.createDecipheriv)(
e,t,n),a=Buffer.concat([r.update(o),r.final()]);return t.fill(0),a}async function J({cipher:e,keyBytes:t},n,o,r,a){const l=n.items(),h=(0,s.ao)(l.any()),E=g(l.take(
s.vh)),M={password:te(r),salt:h,iterations:E,hash:"sha1"},x=await ue({...M,purpose:se,length:t},a),N=await ue({...M,purpose:Me,length:8},a);return e==="rc2"?_(o,
x,N):X(e,t===16?Buffer.concat([x,x.subarray(0,8)]):x,N,o)}const te=e=>Buffer.from(`${e}\0`,"utf16le").swap16(),se=1,Me=2,xe=3;async function ue({password:e,salt:t,
iterations:n,hash:o,purpose:r,length:a},l){const h=o==="sha384"||o==="sha512"?128:64,E=N=>Buffer.alloc(Math.ceil(N.length/h)*h,N.length>0?N:Buffer.alloc(1)),M=Buffer.
concat([E(t),E(e)]),x=[];for(let N=0;N<a;){let k=(0,F.createHash)(o).update(Buffer.alloc(h,r)).update(M).digest();for(let z=1;z<n;z++){k=(0,F.createHash)(o).update(
k).digest();const q=l.step(1500);q&&await q}x.push(k),N+=k.length,Re(M,Buffer.alloc(h,k),h)}return Buffer.concat(x).subarray(0,a)}function Re(e,t,n){for(let o=0;o<
e.length;o+=n){let r=1;for(let a=n-1;a>=0;a--)r+=e[o+a]+t[a],e[o+a]=r&255,r>>=8}}const pe="1.2.840.113549.1.7.1",Ue="1.2.840.113549.1.7.6",le="1.2.840.113549.1.\
12.10.1.",Be=`${le}1`,Ce=`${le}2`,Fe=`${le}3`,ye=200;function Ie(e){try{return(0,s.uL)(e).expect(s.gt).children()[0]?.tag===s.vh&&(0,s.uL)(e).children()[1]?.tag===
s.gt}catch{return!1}}async function Le(e,t,n){const o=(0,s.uL)(e).expect(s.gt).items();o.take(s.vh);const r=o.take(s.gt).items();if((0,s.Q)(r.any())!==pe)throw new s.
sG("not under a password");const a=(0,s.ao)(r.take((0,s.qA)(0)).items().any()),l=o.maybe(s.gt);if(l&&await Ne(l,a,t,n)===!1)return;const h=[],E=[];for(const M of(0,s.
uL)(a).expect(s.gt).children().slice(0,ye)){const x=await Ke(M,t,n);if(!x)return;for(const N of(0,s.uL)(x).expect(s.gt).children().slice(0,ye)){const k=N.items(),
z=(0,s.Q)(k.any()),q=k.take((0,s.qA)(0)).items().any();if(z===Be)h.push(Buffer.from(q.whole));else if(z===Ce){const ee=await we(q,t,n);if(!ee)return;h.push(ee)}else if(z===
Fe){const[,ee]=q.children(),de=ee&&(0,D.w$)((0,s.ao)(ee.items().any()));de&&E.push(de)}}}return{keys:h,certificates:E}}function we(e,t,n){const o=e.expect(s.gt).
items();return P(o.take(s.gt),(0,s.ao)(o.any()),t,n)}async function Ke(e,t,n){const o=e.expect(s.gt).items(),r=(0,s.Q)(o.any()),a=o.take((0,s.qA)(0)).items().any();
if(r===pe)return(0,s.ao)(a);if(r!==Ue)throw new s.sG("safe");const l=a.expect(s.gt).items();l.take(s.vh);const h=l.take(s.gt).items();(0,s.Q)(h.any());const E=h.
take(s.gt);return P(E,(0,s.ao)(h.any()),t,n)}async function Ne(e,t,n,o){const r=e.items(),a=r.take(s.gt).items(),l=(0,m.qQ)(a.take(s.gt)),h=a.take(s.G).contents;
if(!l)return;const E=r.take(s.G).contents,M=r.maybe(s.vh),x=M?g(M):1,N=n===""?[te(""),new Uint8Array]:[te(n)];for(const k of N){const z=await ue({password:k,salt:E,
iterations:x,hash:l,purpose:xe,length:h.length},o);if((0,D.er)((0,F.createHmac)(l,z).update(t).digest(),h))return!0}return!1}const Q=(e,t="certificate")=>(0,C.G6)(
[{field:t,message:e}]);async function We({bytes:e},t,n){const o=await Ge(ke(e),t,n),[r]=o.keys;if(!r)throw Q("has no private key: give a PKCS #12 file, or PEM w\
ith the key and its certificate");const a=ze(r);for(const M of o.keys)M.fill(0);if(!a)throw Q("has a private key that cannot be read: export it again");const l=(0,F.
createPublicKey)(a).export({format:"der",type:"spki"}),h=o.certificates.find(({keyInfo:M})=>(0,D.er)(l,M)||$e(l,M));if(!h)throw Q(o.certificates.length===0?"has\
 no certificate: add it to the key":"does not belong to the key: give both of one pair");const E=o.certificates.filter(M=>M!==h);return{key:a,certificate:h,certificates:[
h,...E]}}function $e(e,t){try{const[n,o]=[e,t].map(r=>(0,s.uL)(r).children()[1].contents);return(0,D.er)(n,o)}catch{return!1}}function ke(e){if(e[0]===48&&e[1]>=
128||(0,u.X)(e))return e;const t=Buffer.from(e.buffer,e.byteOffset,e.length).toString("latin1").replace(/\s/g,"");return/^[A-Za-z0-9+/]+={0,2}$/.test(t)?Buffer.
from(t,"base64"):e}async function Ge(e,t,n){try{const o=(0,u.X)(e)?await je(e,t,n):Ie(e)?await Le(e,t,n):null;if(o===null)throw Q("is not a certificate with its\
 private key: give PKCS #12 or PEM");if(!o)throw Q(t===""?"is required: the certificate needs a password":"does not open the certificate","certificate_password");
return o}catch(o){throw o instanceof s.sG?Q("cannot be read: export it again, as PKCS #12 or PEM"):o}}async function je(e,t,n){const o=[],r=[];for(const a of(0,u.
J)(e))if(a.label==="CERTIFICATE"){const l=(0,D.w$)(a.bytes);if(!l)throw new s.sG("certificate");r.push(l)}else if(a.label==="ENCRYPTED PRIVATE KEY"){const l=await we(
(0,s.uL)(a.bytes),t,n);if(!l)return;o.push(l)}else a.label.endsWith("PRIVATE KEY")&&o.push(a.bytes);return{keys:o,certificates:r}}function ze(e){for(const t of[
"pkcs8","pkcs1","sec1"])try{return(0,F.createPrivateKey)({key:e,format:"der",type:t})}catch{}}const Ze=new Set(["prime256v1","secp384r1","secp521r1"]),Ve={"1.3.\
6.1.5.5.7.3.1":"server authentication","1.3.6.1.5.5.7.3.2":"client authentication","1.3.6.1.5.5.7.3.8":"time stamps","1.3.6.1.5.5.7.3.9":"answers about revocati\
on"};function He({key:e,certificate:t},n){const{asymmetricKeyType:o,asymmetricKeyDetails:r}=e;if(!(o==="rsa"||o==="rsa-pss"?(r?.modulusLength??0)>=2048:o==="ec"&&
Ze.has(r?.namedCurve)))throw Q("has a key that is not supported: use RSA of at least 2048 bits, or ECDSA on P-256, P-384 or P-521");const h=E=>new Date(E).toISOString().
slice(0,10);if(n>t.notAfter)throw Q(`expired on ${h(t.notAfter)}`);if(n<t.notBefore)throw Q(`is not valid before ${h(t.notBefore)}`);try{const E=(0,D.De)(t)?.purposes??
[],M=E.flatMap(N=>Ve[N]??[]),x=E.length>0&&M.length===E.length&&!E.includes("1.3.6.1.5.5.7.3.2");if(!(0,D.Rv)(t)||x)throw Q(`is not made for signing documents${M.
length>0?` (it is for: ${(0,I.Dw)(M)})`:""}`)}catch(E){throw E instanceof s.sG?Q("cannot be read: export it again, as PKCS #12 or PEM"):E}}var Xe=d(63104);function V(e,...t){
const n=t.reduce((r,{length:a})=>r+a,0),o=[];if(n<128)o.push(n);else{for(let r=n;r>0;r=Math.floor(r/256))o.unshift(r%256);o.unshift(128|o.length)}return Buffer.
concat([Uint8Array.of(e,...o),...t])}const j=(...e)=>V(s.gt,...e),ie=(...e)=>V(s.rK,...[...e].sort((t,n)=>Buffer.compare(t,n))),re=e=>V(s.G,e),he=()=>V(s.Cq);function oe(e){
const t=typeof e=="number"?Buffer.from(Qe(e),"hex"):e;let n=0;for(;n<t.length-1&&t[n]===0;)n++;const o=t.subarray(n);return V(s.vh,...o[0]>=128?[Uint8Array.of(0)]:
[],o)}const Qe=e=>{const t=e.toString(16);return t.length%2===0?t:`0${t}`};function Y(e){const[t=0,n=0,...o]=e.split(".").map(Number),r=[];for(const a of[t*40+n,
...o]){const l=[a&127];for(let h=Math.floor(a/128);h>0;h=Math.floor(h/128))l.unshift(128|h&127);for(const h of l)r.push(h)}return V(s.yg,Uint8Array.from(r))}var Ye=d(
50818);const Ee=3e4,Je=1;async function qe(e,t,n){const{hostname:o}=new URL(t),r=z=>new C.zU("network",`The time stamp server ${o} ${z}: nothing was signed`,{fields:[
"timestamp_server"],advice:"Try again later, or use another time stamp server"}),a=(0,F.randomBytes)(8);a[0]=a[0]&127|64;const l=j(j(Y((0,m.uF)("sha256")),he()),
re((0,F.createHash)("sha256").update(e).digest())),h=j(oe(1),l,oe(a),V(s.Jx,Uint8Array.of(255))),M=await n({address:t,contentType:"application/timestamp-query",
body:h,timeout:Ee}).catch(z=>{throw z instanceof C.zU?z:r(`did not answer within ${Ee/1e3} seconds`)});if(M.status!==200)throw r(`answered ${M.status}`);const x=et(
M.body);if(!x)throw r("refused the request");const N=(0,Ye.H9)(x,e),{nonce:k}=N?.info??{};if(!k||!(0,D.er)(k,a))throw r("gave a time stamp that is wrong");return x}
function et(e){try{const t=(0,s.uL)(e).expect(s.gt).items();return(0,s.rl)(t.take(s.gt).items().take(s.vh))<=Je?t.take(s.gt).whole:void 0}catch{return}}var tt=d(
78157),ae=d(77581),W=d(45599),ve=d(92049),be=d(26836),ne=d(90618);const nt={prime256v1:"sha256",secp384r1:"sha384",secp521r1:"sha512"},st="1.2.840.113549.1.1.11",
ot={sha256:"1.2.840.10045.4.3.2",sha384:"1.2.840.10045.4.3.3",sha512:"1.2.840.10045.4.3.4"},Ae=32,Oe=({key:e})=>nt[e.asymmetricKeyDetails?.namedCurve??""]??"sha\
256",ce=(e,t)=>j(Y(e),ie(t)),fe=e=>j(Y((0,m.uF)(e)),he());function it({bytes:e,issuer:t,serial:n},o){const r=re((0,F.createHash)(o).update(e).digest()),a=j(j(V(
(0,s.qA)(4),t)),V(2,n));return j(...o==="sha256"?[]:[j(Y((0,m.uF)(o)))],r,a)}function rt(e,t){const{key:n,certificate:o,certificates:r}=e,a=Oe(e),l=ie(ce(ne.Ty,
Y(ne.vN)),ce(ne.FQ,re(t)),ce(ne.do,j(j(it(o,a))))),E=n.asymmetricKeyType==="rsa-pss"?{padding:F.constants.RSA_PKCS1_PSS_PADDING,saltLength:Ae}:{},M=(0,F.createSign)(
a).update(l).sign({key:n,...E});return{signature:M,encode:N=>{const k=N?[V((0,s.qA)(1),ce(ne.Qk,N))]:[],z=Buffer.from(l);z[0]=(0,s.qA)(0);const q=j(oe(1),j(o.issuer,
V(2,o.serial)),fe(a),z,at(e,a),re(M),...k),ee=j(oe(1),ie(fe(a)),j(Y(ne.vN)),V((0,s.qA)(0),...r.map(({bytes:de})=>de)),ie(q));return j(Y(ne.ok),V((0,s.qA)(0),ee))}}}
function at({key:e},t){if(e.asymmetricKeyType==="ec")return j(Y(ot[t]));if(e.asymmetricKeyType!=="rsa-pss")return j(Y(st),he());const n=j(Y(m.ag),fe(t)),o=j(V((0,s.
qA)(0),fe(t)),V((0,s.qA)(1),n),V((0,s.qA)(2),oe(Ae)));return j(Y(m.gb),o)}var ct=d(46287),ft=d(16231),dt=d(91374),ge=d(9819);const _e=3,Se=132;function ut(e,t,n){
const o=t.filter(({field:a,signature:l})=>a&&!l),r=o.find(a=>a.name===n&&a.fieldNumber!==void 0);if(!r){const a=o.flatMap(h=>h.name??[]),l=a.length>0?`; it has ${(0,I.
Zv)(a)}`:", and no empty field at all";throw(0,C.G6)([{field:"sign_field",message:`the document has no empty field '${n}'${l}`}])}return lt(e,r.field),{name:n,number:r.
fieldNumber,dict:r.field}}function lt(e,t){const n=e.dict((0,dt.hj)(e,t,"SV")),o=e.resolve(n?.get("Ff"));if(!n||typeof o!="number")return;const r=h=>{const E=e.
resolve(n.get(h));return((0,W.cy)(E)?E.map(x=>e.resolve(x)):[E]).flatMap(x=>x instanceof W.SX?[x.text]:x instanceof W.Mx?[Buffer.from(x.bytes).toString("latin1")]:
[])},l=[[1,r("Filter").includes("Adobe.PPKLite"),"another signature handler"],[2,r("SubFilter").includes("ETSI.CAdES.detached"),"another form of signature"],[4,
!n.has("V"),"a newer version of its rules"],[8,!n.has("Reasons"),"one of its reasons"],[16,!n.has("LegalAttestation"),"a legal attestation"],[32,e.resolve(n.get(
"AddRevInfo"))!==!0,"information about revocation"],[64,r("DigestMethod").some(h=>["SHA256","SHA384","SHA512"].includes(h)),"another hash"]].find(([h,E])=>(o&h)!==
0&&!E&&gt(n,h));if(l)throw(0,C.G6)([{field:"sign_field",message:`demands ${l[2]}, which is not supported`}])}const ht={1:"Filter",2:"SubFilter",4:"V",8:"Reasons",
16:"LegalAttestation",32:"AddRevInfo",64:"DigestMethod"},gt=(e,t)=>e.has(ht[t]);function mt(e,t){const n=new W.oS(e.pages.number(0)),o=new Set(t.map(E=>E.name));
let r=1;for(;o.has(`Signature${r}`);)r++;const a=`Signature${r}`,l=(0,W.jd)({Type:(0,W.UU)("Annot"),Subtype:(0,W.UU)("Widget"),FT:(0,W.UU)("Sig"),T:(0,ae.wx)(a),
F:Se,P:n,Rect:[0,0,0,0],AP:(0,W.jd)({N:e.add(pt())})}),h=e.add(l);return Pe(e,e.edit(n),"Annots",h),yt(e,h),{name:a,number:h.number,dict:l}}const pt=()=>new W.Z6(
(0,W.jd)({Type:(0,W.UU)("XObject"),Subtype:(0,W.UU)("Form"),BBox:[0,0,0,0],Resources:new W.Bi}),new Uint8Array);function yt(e,t){const n=(0,ge.Wo)(e,"AcroForm");
n?(e.edit(n.holder),Pe(e,n.dict,"Fields",t)):e.editCatalog().set("AcroForm",(0,W.jd)({Fields:[t]}))}function Pe(e,t,n,o){const r=t.get(n);r instanceof W.oS&&(0,W.
cy)(e.get(r))?e.edit(r).push(o):(0,W.cy)(r)?r.push(o):t.set(n,[o])}function wt(e,t,n){e.edit(t.number),t.dict.set("V",n);const o=e.resolve(t.dict.get("F"));t.dict.
set("F",(typeof o=="number"?o:0)|Se);const r=(0,ge.Wo)(e,"AcroForm");!r||e.resolve(r.dict.get("SigFlags"))===_e||(e.edit(r.holder),r.dict.set("SigFlags",_e))}const Et={
no_changes:1,fill_forms:2,comments:3},vt=16384,bt=4096;async function At(e,t,n){(0,ve.xh)(e);const o=await(0,ft.Df)(e),r=o.filter(({signature:N})=>N!==void 0);Ot(
e,r,n);const a=n.field===void 0?void 0:ut(e,o,n.field);a&&_t(e,r,a);const l=a??mt(e,o),h=t.certificates.reduce((N,{bytes:k})=>N+k.length,bt)+(n.stamp?vt:0),E=e.
add(St(e,l,t,n,h));wt(e,l,E),n.certification!=="none"&&Dt(e,E);const{bytes:M,offsets:x}=await(0,ve.wH)(e);return Tt(e,M,x.get(E.number),t,n)}function Ot(e,t,{certification:n}){
if(t.map(({signature:r,field:a})=>(0,be.k)(e,r,a)).some(r=>r.certification==="no_changes"||r.lock==="no_changes"))throw(0,C.G6)([{field:"file",message:"is certi\
fied, and its certification permits no further signature: ask its author for one that does"}]);if(n!=="none"&&t.length>0)throw(0,C.G6)([{field:"certification",message:"\
must be that of the first signature, and the document is signed already: leave it out"}])}function _t(e,t,{name:n}){if(t.some(o=>(0,be.k)(e,o.signature,o.field).
isLocked(n)))throw(0,C.G6)([{field:"sign_field",message:`'${n}' is locked by an earlier signature`}])}function St(e,t,n,o,r){const{reason:a,location:l,signer:h=n.
certificate.subjectName??void 0,date:E,certification:M}=o,x=[...M==="none"?[]:[De("DocMDP",(0,W.jd)({Type:(0,W.UU)("TransformParams"),P:Et[M],V:(0,W.UU)("1.2")}))],
...Pt(e,t)];return(0,W.jd)({Type:(0,W.UU)("Sig"),Filter:(0,W.UU)("Adobe.PPKLite"),SubFilter:(0,W.UU)("ETSI.CAdES.detached"),ByteRange:[0,me,me,me],Contents:new W.
Mx(new Uint8Array(r)),M:(0,W.Px)(E),Name:h===void 0?void 0:(0,ae.wx)(h),Reason:a===void 0?void 0:(0,ae.wx)(a),Location:l===void 0?void 0:(0,ae.wx)(l),Reference:x.
length>0?x:void 0})}const De=(e,t,n)=>(0,W.jd)({Type:(0,W.UU)("SigRef"),TransformMethod:(0,W.UU)(e),TransformParams:t,Data:n});function Pt(e,t){const n=e.dict(t.
dict.get("Lock"));if(!n)return[];const o=(0,W.jd)({Type:(0,W.UU)("TransformParams"),V:(0,W.UU)("1.2"),Action:n.get("Action"),Fields:n.get("Fields")});return[De(
"FieldMDP",o,new W.oS(e.catalogNumber))]}function Dt(e,t){const n=e.editCatalog(),o=e.dict(n.get("Perms"));n.set("Perms",(0,W.jd)({...Object.fromEntries(o??[]),
DocMDP:t}))}const me=9999999999;async function Tt(e,t,n,o,{stamp:r}){const a=(0,tt.bS)(t),l=a.indexOf("/ByteRange[",n)+11,h=a.indexOf("]",l),E=a.indexOf("/Conte\
nts<",l)+9,M=a.indexOf(">",E)+1;a.write(`0 ${E} ${M} ${t.length-M}`.padEnd(h-l),l,"latin1");const x=[t.subarray(0,E),t.subarray(M)],N=rt(o,await(0,ct.o)(x,Oe(o),
e.job.pace)),k=N.encode(r&&await r(N.signature)).toString("hex");if(k.length>M-E-2)throw(0,C.G6)([{field:"timestamp_server",message:"gives time stamps that are \
too large: use another server"}]);return a.write(k,E+1,"latin1"),t}var Mt=d(91396);const xt=async(e,t,n)=>{const o=await We(t.certificate,t.certificate_password??
"",n.pace),r=t.signed_at??new Date(Rt(n)()).toISOString().replace(/\.\d+Z$/,"Z");He(o,(0,Xe.pe)((0,b._)(r)));const{document:a,signed:l}=await(0,Mt.n)(e.bytes,t.
open_password,n),h=l.length>0,E=await R.mO.read(a);(0,U.mD)(a,E);const M=h?[]:(0,U.br)(a,"values");h||Bt(a);const x=t.timestamp_server,N=await At(a,o,{field:t.sign_field,
certification:t.certification,reason:t.reason,location:t.location,signer:t.signer,date:(0,b.Z)(r),stamp:x===void 0?void 0:ee=>qe(ee,x,Ut(n))}),k=a.pages.count,z=t.
signer??o.certificate.subjectName??"",q={pageCount:k,signer:z,signedAt:(0,b._)(r),level:x===void 0?"B-B":"B-T"};return{documents:[{name:e.name,bytes:N,pageCount:k}],
notes:M,facts:q}},Rt=({lent:e})=>e.clock??Te("a clock"),Ut=({lent:e})=>e.network??Te("access to the network");function Te(e){throw new C.zU("unavailable",`sign_\
document does not work here: it needs ${e}`)}function Bt(e){const t=(0,ge.Wo)(e,"AcroForm");t?.dict.has("NeedAppearances")&&(e.edit(t.holder),t.dict.delete("Nee\
dAppearances"))}}),91396:((H,$,d)=>{d.d($,{n:()=>s});var C=d(58552),b=d(16231),R=d(12237),U=d(92049),F=d(14029),I=d(98446);async function s(D,u,m){let L=!1;const{
onRepaired:w}=m,A={...m,onRepaired:p=>{L=!0,w?.(p)}},B=await(0,R.E)(D,A,{password:u}),G=(await(0,b.Df)(B)).filter(({signature:p})=>p!==void 0);if(!L&&(0,U.r7)(B,
D))return{document:B,signed:G};if(G.length>0)throw(0,C.G6)([{field:"file",message:`is damaged, and has ${(0,I.y_)(G.length,"signature")} that a repair would mak\
e invalid: ask its author for another copy`}]);const T=await(0,F.UN)(B);return{document:await(0,R.E)(T,{...m,asked:void 0},{password:u}),signed:G}}}),81720:((H,$,d)=>{
d.d($,{J:()=>F,X:()=>U});const C=1e3,b="-----BEGIN ",R="-----",U=I=>Buffer.from(I.buffer,I.byteOffset,I.length).includes(b);function F(I){const s=Buffer.from(I.
buffer,I.byteOffset,I.length),D=[];for(let u=s.indexOf(b),m=0;u>=0&&m<C;u=s.indexOf(b,u+1),m++){const L=s.indexOf(R,u+b.length);if(L<0||L-u>80)continue;const w=s.
toString("latin1",u+b.length,L),A=s.indexOf(`-----END ${w}-----`,L);A<0||D.push({label:w,bytes:Buffer.from(s.toString("latin1",L+R.length,A),"base64")})}return D}}),
91374:((H,$,d)=>{d.d($,{QL:()=>I,bf:()=>F,fq:()=>G,hj:()=>B,i4:()=>w,iA:()=>D,pv:()=>A,qU:()=>m,tP:()=>s});var C=d(77581),b=d(45599),R=d(9819),U=d(70549);function F(y){
for(;y.part===""&&y.parent;)y=y.parent;return y}const I="FT Parent T TU TM Ff V DV DA Q DS RV Opt MaxLen TI I Lock SV".split(" "),s=100;function*D(y,{from:_=y.array(
(0,R.Wo)(y,"AcroForm")?.dict.get("Fields")),below:i,visit:f=new R._i(y),depth:c=1/0}={}){const O=[],S=(v=[],g)=>{for(let P=v.length-1;P>=0;P--)O.push({value:v[P],
parent:g})};S(_,i);for(let v=O.pop();v;v=O.pop()){const{value:g,parent:P}=v,K=(0,b.i9)(g)?y.get(g):g;if(!(0,b.Zm)(K)||!f.first(g)||(P?.depth??0)>=c)continue;const Z=y.
resolve(K.get("T")),X=y.resolve(K.get("FT")),J=Z instanceof b.Mx?(0,C.g7)(Z):"",te={number:(0,b.i9)(g)?g.number:void 0,dict:K,parent:P,part:J,name:p(P&&P.depth%
s!==0?P.name:"",J),type:X instanceof b.SX?X.text:P?.type,depth:(P?.depth??0)+1};yield te,S(y.array(K.get("Kids")),te)}}const u=1e3,m=(0,U.n)(L);async function L(y){
const _=[];for(const i of D(y)){_.push(i);const f=y.job.pace.step(u);f&&await f}return _}function w(y){const _=new Set(y.flatMap(({parent:i,dict:f})=>i&&f.has("\
T")?[i]:[]));return y.filter(i=>(i.dict.has("T")||!i.parent)&&!_.has(i))}function A(y,_){const i=y.resolve(B(y,_,"FT"));return i instanceof b.SX?i.text:void 0}function B(y,_,i){
for(const f of T(y,_)){const c=f.get(i);if(c!==void 0)return c}}function G(y,_){let i="";for(const f of T(y,_)){const c=y.resolve(f.get("T"));c instanceof b.Mx&&
(i=p((0,C.g7)(c),i))}return i}function*T(y,_){let i=_;for(let f=0;i&&f<s;f++)yield i,i=y.dict(i.get("Parent"))}const p=(y,_)=>y===""||_===""?y+_:`${y}.${_}`}),52755:((H,$,d)=>{
d.d($,{NT:()=>w,Uv:()=>B,kz:()=>I,mO:()=>T,mw:()=>F,qA:()=>A,sj:()=>U,zx:()=>L});var C=d(9819),b=d(45599),R=d(91374);const U=1,F=2,I=4096,s=8192,D=32768,u=65536,
m=1<<17,L=1<<18,w=1<<21,A=1<<24,B=1<<25,G=10;class T{document;fields=[];byName=new Map;widgets=new Map;form;nodes=new Map;fieldOf=new Map;visit;constructor(i){this.
document=i,this.form=(0,C.Wo)(i,"AcroForm"),this.visit=new C._i(i)}static async read(i){const f=new T(i),{form:c}=f;return await f.walk(f.references(c?.dict.get(
"Fields"),c?.holder??-1,c?.dict,"Fields"),void 0),await f.readPages(),f}inherited(i,f){for(let c=i;c;c=c.parent){const O=this.document.resolve(c.dict.get(f));if(O!==
null)return O}return f==="DA"||f==="Q"?this.document.resolve(this.form?.dict.get(f)):null}integer(i,f){const c=this.inherited(i,f);return typeof c=="number"?Math.
trunc(c):0}node(i){return this.nodes.get(i)}numbers(){return this.nodes.keys()}get needsAppearances(){return this.document.resolve(this.form?.dict.get("NeedAppe\
arances"))===!0}forget(i){const{document:f,nodes:c,widgets:O,fields:S,byName:v}=this,g=({number:P})=>!i.has(P)&&f.exists(P);for(const P of c.values())g(P)||c.delete(
P.number);for(const P of O.values())g(P)||O.delete(P.number);for(const{nodes:P,widgets:K}of S)p(P,g),p(K,g);p(S,({nodes:P})=>P.length>0);for(const[P,K]of v)K.nodes.
length===0&&v.delete(P);this.form=(0,C.Wo)(f,"AcroForm")}async walk(i,f){const{document:c,visit:O}=this;for(const S of(0,R.iA)(c,{from:i,below:f,visit:O,depth:R.
tP})){const{number:v,dict:g}=S;this.nodes.set(v,S);const P=this.references(g.get("Kids"),v,g,"Kids");(0,b.Eo)(c.resolve(g.get("Subtype")),"Widget")||g.has("Rect")?
this.addWidget(S):P.length===0&&(0,R.bf)(S)===S&&this.field(S);const Z=c.job.pace.step(1500);Z&&await Z}}addWidget(i){const f={node:i,number:i.number,dict:i.dict,
pages:[]};this.field((0,R.bf)(i)).widgets.push(f),this.widgets.set(i.number,f)}field(i){const f=this.fieldOf.get(i);if(f)return f;const{name:c,part:O}=i,S=c===""?
void 0:this.byName.get(c),v=this.integer(i,"Ff"),g=y(i.type,v);if(S?.kind===g)return S.nodes.push(i),this.fieldOf.set(i,S),S;const P={name:c,part:O,kind:g,flags:v,
nodes:[i],widgets:[]};return this.fields.push(P),c!==""&&!S&&this.byName.set(c,P),this.fieldOf.set(i,P),P}async readPages(){const{document:i}=this,{pages:f,job:c}=i,
{spend:O}=new C.b9(i);for(let S=0;S<f.count;S++){const v=f.number(S),g=i.entry(v,"Annots");O(i.array(g)?.length??0);for(const K of g===void 0?[]:this.annotations(
g,v)){const Z=this.widgets.get(K.number)??await this.orphan(K);Z&&Z.pages.length>0&&O(G),Z&&Z.pages.at(-1)!==S+1&&Z.pages.push(S+1);const X=c.pace.step(300);X&&
await X}const P=c.pace.step(300);P&&await P}}annotations(i,f){const c=this.document.array(i)??[];if(!c.some(v=>(0,b.Zm)(v)&&(0,b.Eo)(v.get("Subtype"),"Widget")))
return c.filter(b.i9);const O=(0,b.i9)(i)?i.number:f;this.document.edit(O);const S=(0,b.i9)(i)?c:this.document.array(this.document.get(f).get("Annots"))??[];for(const[
v,g]of S.entries())(0,b.Zm)(g)&&(0,b.Eo)(g.get("Subtype"),"Widget")&&(S[v]=this.document.add(g));return S.filter(b.i9)}async orphan(i){const{document:f}=this;if(!(0,b.
Eo)(f.resolve(f.entry(i.number,"Subtype")),"Widget"))return;const c=[i],O=new Set([i.number]);let S;for(let v=f.entry(i.number,"Parent");(0,b.i9)(v)&&c.length<R.
tP&&(S=this.nodes.get(v.number),!(S||O.has(v.number)||!(0,b.Zm)(f.get(v))));)O.add(v.number),c.push(v),v=f.entry(v.number,"Parent");for(const v of c.reverse())this.
nodes.has(v.number)||await this.walk([v],S),S=this.nodes.get(v.number);return this.widgets.get(i.number)}references(i,f,c,O){const{document:S}=this,v=S.array(i);
if(!v||!c)return[];if(!v.some(b.Zm))return v.filter(b.i9);S.edit((0,b.i9)(i)?i.number:f);const g=S.array(c.get(O))??[];for(const[P,K]of g.entries())(0,b.Zm)(K)&&
(g[P]=S.add(K));return g.filter(b.i9)}}function p(_,i){let f=0;for(const c of _)i(c)&&(_[f++]=c);_.length=f}function y(_,i){switch(_){case"Tx":return i&s?"passw\
ord":"text";case"Btn":return i&u?"button":i&D?"radio":"checkbox";case"Ch":return i&m?"dropdown":"list";case"Sig":return"signature";default:return"unknown"}}}),77500:((H,$,d)=>{
d.d($,{Yw:()=>s,br:()=>F,f4:()=>R,mD:()=>U});var C=d(58552),b=d(9819);function R(D,u){return u.form?.dict.has("XFA")?D.resolve(D.catalog.get("NeedsRendering"))===
!0||!u.fields.some(({kind:L})=>L!=="unknown")?"dynamic":"static":"none"}function U(D,u){if(R(D,u)!=="dynamic")return;const m="is a dynamic XFA form, whose pages\
 and fields only Adobe viewers show";throw new C.zU("invalid_parameters",`file: ${m}`,{issues:[{field:"file",message:m}],advice:"Print it to a PDF document from\
 Adobe Reader, or ask its author for a form without XFA"})}function F(D,u){const m=(0,b.Wo)(D,"AcroForm");return m?.dict.has("XFA")?(D.edit(m.holder),m.dict.delete(
"XFA"),D.catalog.has("NeedsRendering")&&D.editCatalog().delete("NeedsRendering"),[s(u)]):[]}const I={values:"it would still show the old values.",pages:"it desc\
ribed removed pages. The fields themselves remain.",scripts:"it has scripts, or parts that cannot be read, which may have some. The fields themselves remain.",places:"\
it says where fields are on the pages. The fields themselves remain.",merge:"XFA forms cannot be merged. The fields themselves remain."},s=D=>({code:"xfa_remove\
d",message:`The XFA version of the form was removed, because ${I[D]}`})}),16231:((H,$,d)=>{d.d($,{Df:()=>D,Ez:()=>s,W4:()=>m});var C=d(17079),b=d(33973),R=d(45599),
U=d(91374),F=d(33311),I=d(59071);const s=async w=>(await D(w)).map(A=>L(w,A));async function D(w){const A=await(0,U.qU)(w),{ByteRange:B,Sig:G}=await(0,F.S)(w),T=B.
length>0?G:[],p=[],y=new Set,_=(c,O,S)=>{const v=(0,U.hj)(w,c,"V"),g=w.resolve(v),P=(0,R.Zm)(g)?g:void 0;P&&y.add(P);const K=P?u(w,P):null;p.push({name:(0,I.wh)(
S)||null,field:c,fieldNumber:O,value:v,signature:P,kind:K})};for(const{dict:c}of A)y.add(c);for(const{type:c,dict:O,number:S,name:v}of(0,U.i4)(A))c==="Sig"&&_(O,
S,v);const i=T.flatMap(c=>{const O=w.get(c);if(!((0,R.Zm)(O)&&!y.has(O)&&(O.has("T")||(0,R.Eo)(O.get("Subtype"),"Widget")))||!(0,R.Eo)(w.resolve((0,U.hj)(w,O,"F\
T")),"Sig"))return[];const v=w.resolve((0,U.hj)(w,O,"V"));return(0,R.Zm)(v)&&!y.has(v)?[{number:c,field:O}]:[]});if(i.length>0){const{live:c}=await(0,b.Gy)(w);for(const{
number:O,field:S}of i)c[O]===1&&_(S,O,(0,U.fq)(w,S))}const f=w.dict(w.catalog.get("Perms"));for(const c of["UR3","UR"]){const O=f?.get(c),S=w.dict(O);S&&p.push(
{name:null,field:void 0,fieldNumber:void 0,value:O,signature:S,kind:"usage_rights"})}return p}function u(w,A){if((0,R.Eo)(w.resolve(A.get("Type")),"DocTimeStamp")||
(0,R.Eo)(w.resolve(A.get("SubFilter")),"ETSI.RFC3161"))return"timestamp";const B=w.resolve(w.dict(w.catalog.get("Perms"))?.get("DocMDP"));return A===B?"certific\
ation":"approval"}const m=(w,A)=>(0,C._)((0,I.Gh)(w.resolve(A.get("M")))??"")??null;function L(w,{name:A,signature:B,kind:G}){if(!B)return{field:A,signed:!1,kind:null,
subFilter:null,signer:null,date:null};const T=w.resolve(B.get("SubFilter"));return{field:A,signed:!0,kind:G,subFilter:T instanceof R.SX?T.text:null,signer:(0,I.
Gh)(w.resolve(B.get("Name"))),date:m(w,B)}}}),33311:((H,$,d)=>{d.d($,{S:()=>R});var C=d(21996),b=d(70549);const R=(0,b.n)(U=>(0,C.zx)(U,["AP","JS","EF","ByteRan\
ge","Sig"]))}),59071:((H,$,d)=>{d.d($,{Gh:()=>L,ZK:()=>w,wh:()=>m});var C=d(77581),b=d(45599);const R=/\u001b[A-Za-z]{2}[A-Za-z-]{0,8}\u001b/g,U=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g,
F=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,I=A=>A.replace(R,"").replace(U,"").replace(F,"�"),s=200,D=new WeakMap;function u(A){
if(A.bytes.length<s)return I((0,C.g7)(A));let B=D.get(A);return B===void 0&&D.set(A,B=I((0,C.g7)(A))),B}const m=A=>I(A).trim();function L(A){const B=A instanceof
b.Mx?u(A).trim():"";return B===""?null:B}const w=A=>A?u(A):""}),70549:((H,$,d)=>{d.d($,{n:()=>C});function C(b){const R=new WeakMap;return U=>{if(U.hasChanges)return b(
U);const F=R.get(U);if(F)return F.answer;const I=b(U);return R.set(U,{answer:I}),I}}}),9819:((H,$,d)=>{d.d($,{J7:()=>R,Kd:()=>I,Wo:()=>s,_i:()=>F,b9:()=>U});var C=d(
42973),b=d(45599);class R{document;gone=new Set;chased=new Set;constructor(u){this.document=u}remove(u){const{catalog:m,catalogNumber:L,pages:w}=this.document,A=m.
get("Pages");u===L||(0,b.i9)(A)&&u===A.number||w.holds(u)||(this.gone.add(u),this.document.remove(u))}chase(u){this.chased.add(u)}removed(){return this.gone}takeChased(){
const u=this.chased;return this.chased=new Set,u}isGone(u){return(0,b.i9)(u)&&this.gone.has(u.number)}}class U{most;left;constructor(u){this.most=this.left=u.job.
limits.nodes}spend=u=>{if(this.left-=u,this.left<0)throw(0,C.F)("nodes",`The document has more than ${this.most} fields, bookmarks, names and structure elements`,
"Remove bookmarks or tags with another program first")}}class F{seen;beyond=new Set;allowance;constructor(u,m=new U(u)){this.allowance=m,this.seen=new Uint8Array(
(u.size>>3)+1)}first(u){if(this.allowance.spend(1),!(0,b.i9)(u))return!0;const{number:m}=u,L=m>>3;if(L>=this.seen.length)return this.beyond.size<this.beyond.add(
m).size;const w=1<<(m&7),A=(this.seen[L]&w)===0;return this.seen[L]|=w,A}}function I(D,u){return(0,b.i9)(D)?D.number:u}function s(D,u){const m=D.catalog.get(u),
L=D.dict(m);return L&&{dict:L,holder:I(m,D.catalogNumber)}}}),21996:((H,$,d)=>{d.d($,{Av:()=>u,RJ:()=>w,V3:()=>L,vb:()=>A,zx:()=>D});var C=d(54619),b=d(93604),R=d(
78157),U=d(88500);const F=2048,I=65536,s="[^\\0\\t\\n\\f\\r ()<>[\\]{}/%#]";async function D(T,p){const{found:y,all:_}=await m(T,p),i=f=>[...new Set([...f,..._])].
sort((c,O)=>c-O);return Object.fromEntries(p.map(f=>[f,i(y[f])]))}async function u(T,p){const{found:y,all:_}=await m(T,p);for(const i of Object.values(y))for(const f of i)
_.add(f);return _}async function m(T,p){const y=p.map(c=>{const[O="",...S]=[...c].map(g=>g.replace(/\W/,"\\$&")),v=/\W/.test(c)?s:"\\w";return`${O}(?:${S.join("")}\
|${v}{0,${Math.max(0,c.length-2)}}#)`}),_=new RegExp(`/(?:${y.join("|")}|#)`,"g"),i=Object.fromEntries(p.map(c=>[c,new Set])),f=new Set;await w(T,(c,O,S,v)=>{const g=c.
toString("latin1",O,S);_.lastIndex=0;for(let P=_.exec(g);P;P=_.exec(g)){const K=v(O+P.index);K!==void 0&&(P[0].endsWith("#")?f.add(K):i[P[0].slice(1)].add(K))}});
for(const c of A(T))f.add(c);return{found:i,all:f}}async function L(T,p){const y=await D(T,p);return[...new Set(Object.values(y).flat())].sort((_,i)=>_-i)}async function w(T,p){
const{bytes:y,table:_}=T,i=B(T),f=new Int32Array(i.length);for(let g=0;g<i.length;g++)f[g]=_.place[i[g]];const c=(0,R.bS)(y),O=g=>i[(0,b.M)(f,g)-1],S=new U.s;let v=0;
for(let g=0;g<i.length;g++){const P=g+1===i.length,K=P?y.length:f[g+1],Z=K-f[g]>F;if(!Z&&!P&&K-v<I)continue;if(Z){f[g]>v&&p(c,v,f[g],O),S.reset();const J=S.value(
y,T.bodies[i[g]],K);p(c,f[g],J<0?K:J,O)}else p(c,v,K,O);const X=T.job.pace.step(Math.min(K-v,I));X&&await X,v=K}for(const[g,P]of G(T)){const K=T.objectStream(g);
if(!K)continue;const Z=new Set(P),{starts:X}=K;p((0,R.bS)(K.data),0,K.data.length,te=>{const se=K.numbers[(0,b.M)(X,te)-1];return se!==void 0&&Z.has(se)?se:void 0});
const J=T.job.pace.step(K.data.length);J&&await J}}function*A(T){for(let p=1;T.hasChanges&&p<T.size;p++)T.isChanged(p)&&T.exists(p)&&(yield p)}function B(T){const{
table:p,hasChanges:y}=T,_=[];let i=!0,f=-1;for(let c=1;c<p.size;c++){if(p.kind[c]!==C.tL||y&&T.isChanged(c))continue;const O=p.place[c];i&&=O>=f,f=O,_.push(c)}return i?
_:_.sort((c,O)=>p.place[c]-p.place[O])}function G(T){const{table:p,hasChanges:y}=T,_=new Map;for(let i=1;i<p.size;i++){if(p.kind[i]!==C.UT||y&&T.isChanged(i))continue;
const f=p.place[i],c=_.get(f);c?c.push(i):_.set(f,[i])}return _}}),93604:((H,$,d)=>{d.d($,{B:()=>C,M:()=>b});const C=(U,F)=>R(U,F,!1),b=(U,F)=>R(U,F,!0);function R(U,F,I){
let[s,D]=[0,U.length];for(;s<D;){const u=s+D>>1,m=U[u];m<F||I&&m===F?s=u+1:D=u}return s}})};
