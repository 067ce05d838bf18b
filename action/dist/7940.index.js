"use strict";exports.id=7940,exports.ids=[7940],exports.modules={17079:((H,$,d)=>{d.d($,{Z:()=>F,_:()=>U});const C=/^(?:D:)?\s*(\d{4})(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d))?)?)?)?)?\s*(?:(Z)(?:00?)?'?(?:00?'?)?|([+-])(\d\d)?'?(?:(\d\d)'?)?)?$/,
b=/^(D:)?19(1\d\d)(\d{10})(?!\d)/,R=/^(\d{4})(?:-(\d\d)(?:-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,]\d{1,9})?)?\s?(?:(Z)|([+-])(\d\d):?(\d\d)?)?)?)?)?$/;function U(u){
if(u.length>64)return;const m=u.trim().replace(b,(L,w,A,B)=>`${w??""}${1900+Number(A)}${B}`);return o(I(C.exec(m)??R.exec(m)))}function F(u){const m=u.length>64?
void 0:I(R.exec(u.trim()));if(!m||o(m)===void 0)return;const{year:L,month:w="",day:A="",hour:B="",minute:G="",second:T="",zone:p=""}=m;return`D:${L}${w}${A}${B}${G}${T}${p===
"Z"||p===""?p:`${p.replace(":","'")}'`}`}function I(u){if(!u)return;const[,m,L,w,A,B,G,T,p,y,O]=u,r=T??(p===void 0?void 0:`${p}${y??"00"}:${O??"00"}`);return{year:m,
month:L,day:w,hour:A,minute:B,second:G,zone:r}}function o(u){if(!u)return;const{year:m,month:L,day:w,hour:A,minute:B="00",second:G="00",zone:T}=u,p=(O,r,f)=>O===
void 0||Number(O)>=r&&Number(O)<=f;if(Number(m)===0||!p(L,1,12)||!p(w,1,D(Number(m),Number(L)))||!p(A,0,23)||!p(B,0,59)||!p(G,0,59)||T!==void 0&&T!=="Z"&&!(p(T.
slice(1,3),0,23)&&p(T.slice(4),0,59)))return;const y=[m,L,w].filter(O=>O!==void 0).join("-");return A===void 0?y:`${y}T${A}:${B}:${G}${T==="+00:00"||T==="-00:00"?
"Z":T??""}`}function D(u,m){return m===2?u%4===0&&(u%100!==0||u%400===0)?29:28:[4,6,9,11].includes(m)?30:31}}),27940:((H,$,d)=>{d.r($),d.d($,{sign_document:()=>xt});
var C=d(58552),b=d(17079),R=d(52755),U=d(77500),F=d(77598),I=d(98446),o=d(82377),D=d(34773),u=d(81720),m=d(92410),L=d(42973);const w=Buffer.from("d978f9c419ddb5\
ed28e9fd794aa0d89dc67e37832b76538e624c6488448bfba2179a59f587b34f1361456d8d09817d32bd8f40eb86b77b0bf09521225c6b4e8254d66593ce60b21c7356c014a78cf1dc1275ca1f3bbee4\
d1423dd430a33cb6266fbf0eda4669075727f21d9bbc944303f811c7f690ef3ee706c3d52fc8661ed708e8eade8052eef784aa72ac354d6a2a961ad2715a1549744b9fd05e0418a4ecc2e0416e0f51cb\
cc2491af50a1f47039997c3a8523b8b47afc02365b255597312d5dfa98e38a92ae05df2910676cbac9d300e6cfe19ea82c6316013f58e289a90d38341bab33ffb0bb480c5fb9b1cd2ec5f3db47e5a59c\
770aa62068fe7fc1ad","hex"),A=64,B=8;function G(e){const t=new Uint8Array(2*A);t.set(e);const{length:n}=e;for(let i=n;i<t.length;i++)t[i]=w[t[i-1]+t[i-n]&255];const s=t.
length-n;t[s]=w[t[s]];for(let i=s-1;i>=0;i--)t[i]=w[t[i+1]^t[i+n]];return Uint16Array.from({length:A},(i,a)=>t[2*a]|t[2*a+1]<<8)}const T=[1,2,3,5],p=[5,6,5];function y(e,t){
let n=A-1;for(const[s,i]of p.entries()){for(let a=0;a<i;a++)for(let l=3;l>=0;l--){const h=T[l],E=t[l]>>h|t[l]<<16-h,[M,x,N]=[t[l+3&3],t[l+2&3],t[l+1&3]];t[l]=E-
e[n--]-(M&x)-(~M&N)}if(s<2)for(let a=3;a>=0;a--)t[a]=t[a]-e[t[a+3&3]&63]}}function O(e,t,n){if(e.length===0||e.length%B!==0||n.length!==B)throw new o.sG("RC2");
const s=G(t),i=Buffer.alloc(e.length);let a=n;for(let h=0;h<e.length;h+=B){const E=e.subarray(h,h+B),M=Uint16Array.from({length:4},(x,N)=>E[2*N]|E[2*N+1]<<8);y(
s,M);for(let x=0;x<B;x++)i[h+x]=M[x>>1]>>(x&1)*8&255^a[x];a=E}const l=i.at(-1);if(l<1||l>B)throw new o.sG("RC2");return i.subarray(0,i.length-l)}const r="1.2.84\
0.113549.1.5.13",f="1.2.840.113549.1.5.12",c={"1.2.840.113549.1.12.1.3":{cipher:"des-ede3-cbc",keyBytes:24},"1.2.840.113549.1.12.1.4":{cipher:"des-ede3-cbc",keyBytes:16},
"1.2.840.113549.1.12.1.5":{cipher:"rc2",keyBytes:16},"1.2.840.113549.1.12.1.6":{cipher:"rc2",keyBytes:5}},_={"2.16.840.1.101.3.4.1.2":["aes-128-cbc",16],"2.16.8\
40.1.101.3.4.1.22":["aes-192-cbc",24],"2.16.840.1.101.3.4.1.42":["aes-256-cbc",32],"1.2.840.113549.3.7":["des-ede3-cbc",24]},S={"1.2.840.113549.2.7":"sha1","1.2\
.840.113549.2.8":"sha224","1.2.840.113549.2.9":"sha256","1.2.840.113549.2.10":"sha384","1.2.840.113549.2.11":"sha512"},v=2e6;function g(e){const t=(0,o.rl)(e);if(t<
1||t>v)throw(0,L.F)("nodes",`The password of the certificate takes ${t} rounds`,"Export the certificate again","certificate");return t}async function P(e,t,n,s){
const i=e.expect(o.gt).items(),a=(0,o.Q)(i.any()),l=i.take(o.gt),h=c[a];if(a!==r&&!h)throw new o.sG("encryption");try{return h?await J(h,l,t,n,s):await K(l,t,n)}catch(E){
const{code:M}=E;if(typeof M=="string"&&M.startsWith("ERR_OSSL")||h&&E instanceof o.sG)return;throw E}}async function K(e,t,n){const s=e.items(),i=s.take(o.gt).items(),
a=s.take(o.gt).items();if((0,o.Q)(i.any())!==f)throw new o.sG("derivation");const l=i.take(o.gt).items(),h=l.take(o.G).contents,E=g(l.take(o.vh));l.maybe(o.vh);
const M=l.maybe(o.gt),x=M?S[(0,o.Q)(M.items().any())]:"sha1",[N,k]=_[(0,o.Q)(a.any())]??[];if(!x||!N||!k)throw new o.sG("algorithm");const z=await Z(n,h,E,k,x);
return X(N,z,a.take(o.G).contents,t)}const Z=(e,t,n,s,i)=>new Promise((a,l)=>(0,F.pbkdf2)(e,t,n,s,i,(h,E)=>h?l(h):a(E)));function X(e,t,n,s){const i=(0,F.createDecipheriv)(
e,t,n),a=Buffer.concat([i.update(s),i.final()]);return t.fill(0),a}async function J({cipher:e,keyBytes:t},n,s,i,a){const l=n.items(),h=(0,o.ao)(l.any()),E=g(l.take(
o.vh)),M={password:te(i),salt:h,iterations:E,hash:"sha1"},x=await ue({...M,purpose:se,length:t},a),N=await ue({...M,purpose:Me,length:8},a);return e==="rc2"?O(s,
x,N):X(e,t===16?Buffer.concat([x,x.subarray(0,8)]):x,N,s)}const te=e=>Buffer.from(`${e}\0`,"utf16le").swap16(),se=1,Me=2,xe=3;async function ue({password:e,salt:t,
iterations:n,hash:s,purpose:i,length:a},l){const h=s==="sha384"||s==="sha512"?128:64,E=N=>Buffer.alloc(Math.ceil(N.length/h)*h,N.length>0?N:Buffer.alloc(1)),M=Buffer.
concat([E(t),E(e)]),x=[];for(let N=0;N<a;){let k=(0,F.createHash)(s).update(Buffer.alloc(h,i)).update(M).digest();for(let z=1;z<n;z++){k=(0,F.createHash)(s).update(
k).digest();const q=l.step(1500);q&&await q}x.push(k),N+=k.length,Re(M,Buffer.alloc(h,k),h)}return Buffer.concat(x).subarray(0,a)}function Re(e,t,n){for(let s=0;s<
e.length;s+=n){let i=1;for(let a=n-1;a>=0;a--)i+=e[s+a]+t[a],e[s+a]=i&255,i>>=8}}const pe="1.2.840.113549.1.7.1",Ue="1.2.840.113549.1.7.6",le="1.2.840.113549.1.\
12.10.1.",Be=`${le}1`,Ce=`${le}2`,Fe=`${le}3`,ye=200;function Ie(e){try{return(0,o.uL)(e).expect(o.gt).children()[0]?.tag===o.vh&&(0,o.uL)(e).children()[1]?.tag===
o.gt}catch{return!1}}async function Le(e,t,n){const s=(0,o.uL)(e).expect(o.gt).items();s.take(o.vh);const i=s.take(o.gt).items();if((0,o.Q)(i.any())!==pe)throw new o.
sG("not under a password");const a=(0,o.ao)(i.take((0,o.qA)(0)).items().any()),l=s.maybe(o.gt);if(l&&await Ne(l,a,t,n)===!1)return;const h=[],E=[];for(const M of(0,o.
uL)(a).expect(o.gt).children().slice(0,ye)){const x=await Ke(M,t,n);if(!x)return;for(const N of(0,o.uL)(x).expect(o.gt).children().slice(0,ye)){const k=N.items(),
z=(0,o.Q)(k.any()),q=k.take((0,o.qA)(0)).items().any();if(z===Be)h.push(Buffer.from(q.whole));else if(z===Ce){const ee=await we(q,t,n);if(!ee)return;h.push(ee)}else if(z===
Fe){const[,ee]=q.children(),de=ee&&(0,D.w$)((0,o.ao)(ee.items().any()));de&&E.push(de)}}}return{keys:h,certificates:E}}function we(e,t,n){const s=e.expect(o.gt).
items();return P(s.take(o.gt),(0,o.ao)(s.any()),t,n)}async function Ke(e,t,n){const s=e.expect(o.gt).items(),i=(0,o.Q)(s.any()),a=s.take((0,o.qA)(0)).items().any();
if(i===pe)return(0,o.ao)(a);if(i!==Ue)throw new o.sG("safe");const l=a.expect(o.gt).items();l.take(o.vh);const h=l.take(o.gt).items();(0,o.Q)(h.any());const E=h.
take(o.gt);return P(E,(0,o.ao)(h.any()),t,n)}async function Ne(e,t,n,s){const i=e.items(),a=i.take(o.gt).items(),l=(0,m.qQ)(a.take(o.gt)),h=a.take(o.G).contents;
if(!l)return;const E=i.take(o.G).contents,M=i.maybe(o.vh),x=M?g(M):1,N=n===""?[te(""),new Uint8Array]:[te(n)];for(const k of N){const z=await ue({password:k,salt:E,
iterations:x,hash:l,purpose:xe,length:h.length},s);if((0,D.er)((0,F.createHmac)(l,z).update(t).digest(),h))return!0}return!1}const Q=(e,t="certificate")=>(0,C.G6)(
[{field:t,message:e}]);async function We({bytes:e},t,n){const s=await Ge(ke(e),t,n),[i]=s.keys;if(!i)throw Q("has no private key: give a PKCS #12 file, or PEM w\
ith the key and its certificate");const a=ze(i);for(const M of s.keys)M.fill(0);if(!a)throw Q("has a private key that cannot be read: export it again");const l=(0,F.
createPublicKey)(a).export({format:"der",type:"spki"}),h=s.certificates.find(({keyInfo:M})=>(0,D.er)(l,M)||$e(l,M));if(!h)throw Q(s.certificates.length===0?"has\
 no certificate: add it to the key":"does not belong to the key: give both of one pair");const E=s.certificates.filter(M=>M!==h);return{key:a,certificate:h,certificates:[
h,...E]}}function $e(e,t){try{const[n,s]=[e,t].map(i=>(0,o.uL)(i).children()[1].contents);return(0,D.er)(n,s)}catch{return!1}}function ke(e){if(e[0]===48&&e[1]>=
128||(0,u.X)(e))return e;const t=Buffer.from(e.buffer,e.byteOffset,e.length).toString("latin1").replace(/\s/g,"");return/^[A-Za-z0-9+/]+={0,2}$/.test(t)?Buffer.
from(t,"base64"):e}async function Ge(e,t,n){try{const s=(0,u.X)(e)?await je(e,t,n):Ie(e)?await Le(e,t,n):null;if(s===null)throw Q("is not a certificate with its\
 private key: give PKCS #12 or PEM");if(!s)throw Q(t===""?"is required: the certificate needs a password":"does not open the certificate","certificate_password");
return s}catch(s){throw s instanceof o.sG?Q("cannot be read: export it again, as PKCS #12 or PEM"):s}}async function je(e,t,n){const s=[],i=[];for(const a of(0,u.
J)(e))if(a.label==="CERTIFICATE"){const l=(0,D.w$)(a.bytes);if(!l)throw new o.sG("certificate");i.push(l)}else if(a.label==="ENCRYPTED PRIVATE KEY"){const l=await we(
(0,o.uL)(a.bytes),t,n);if(!l)return;s.push(l)}else a.label.endsWith("PRIVATE KEY")&&s.push(a.bytes);return{keys:s,certificates:i}}function ze(e){for(const t of[
"pkcs8","pkcs1","sec1"])try{return(0,F.createPrivateKey)({key:e,format:"der",type:t})}catch{}}const Ze=new Set(["prime256v1","secp384r1","secp521r1"]),Ve={"1.3.\
6.1.5.5.7.3.1":"server authentication","1.3.6.1.5.5.7.3.2":"client authentication","1.3.6.1.5.5.7.3.8":"time stamps","1.3.6.1.5.5.7.3.9":"answers about revocati\
on"};function He({key:e,certificate:t},n){const{asymmetricKeyType:s,asymmetricKeyDetails:i}=e;if(!(s==="rsa"||s==="rsa-pss"?(i?.modulusLength??0)>=2048:s==="ec"&&
Ze.has(i?.namedCurve)))throw Q("has a key that is not supported: use RSA of at least 2048 bits, or ECDSA on P-256, P-384 or P-521");const h=E=>new Date(E).toISOString().
slice(0,10);if(n>t.notAfter)throw Q(`expired on ${h(t.notAfter)}`);if(n<t.notBefore)throw Q(`is not valid before ${h(t.notBefore)}`);try{const E=(0,D.De)(t)?.purposes??
[],M=E.flatMap(N=>Ve[N]??[]),x=E.length>0&&M.length===E.length&&!E.includes("1.3.6.1.5.5.7.3.2");if(!(0,D.Rv)(t)||x)throw Q(`is not made for signing documents${M.
length>0?` (it is for: ${(0,I.Dw)(M)})`:""}`)}catch(E){throw E instanceof o.sG?Q("cannot be read: export it again, as PKCS #12 or PEM"):E}}var Xe=d(63104);function V(e,...t){
const n=t.reduce((i,{length:a})=>i+a,0),s=[];if(n<128)s.push(n);else{for(let i=n;i>0;i=Math.floor(i/256))s.unshift(i%256);s.unshift(128|s.length)}return Buffer.
concat([Uint8Array.of(e,...s),...t])}const j=(...e)=>V(o.gt,...e),ie=(...e)=>V(o.rK,...[...e].sort((t,n)=>Buffer.compare(t,n))),re=e=>V(o.G,e),he=()=>V(o.Cq);function oe(e){
const t=typeof e=="number"?Buffer.from(Qe(e),"hex"):e;let n=0;for(;n<t.length-1&&t[n]===0;)n++;const s=t.subarray(n);return V(o.vh,...s[0]>=128?[Uint8Array.of(0)]:
[],s)}const Qe=e=>{const t=e.toString(16);return t.length%2===0?t:`0${t}`};function Y(e){const[t=0,n=0,...s]=e.split(".").map(Number),i=[];for(const a of[t*40+n,
...s]){const l=[a&127];for(let h=Math.floor(a/128);h>0;h=Math.floor(h/128))l.unshift(128|h&127);for(const h of l)i.push(h)}return V(o.yg,Uint8Array.from(i))}var Ye=d(
50818);const Ee=3e4,Je=1;async function qe(e,t,n){const{hostname:s}=new URL(t),i=z=>new C.zU("network",`The time stamp server ${s} ${z}: nothing was signed`,{fields:[
"timestamp_server"],advice:"Try again later, or use another time stamp server"}),a=(0,F.randomBytes)(8);a[0]=a[0]&127|64;const l=j(j(Y((0,m.uF)("sha256")),he()),
re((0,F.createHash)("sha256").update(e).digest())),h=j(oe(1),l,oe(a),V(o.Jx,Uint8Array.of(255))),M=await n({address:t,contentType:"application/timestamp-query",
body:h,timeout:Ee}).catch(z=>{throw z instanceof C.zU?z:i(`did not answer within ${Ee/1e3} seconds`)});if(M.status!==200)throw i(`answered ${M.status}`);const x=et(
M.body);if(!x)throw i("refused the request");const N=(0,Ye.H9)(x,e),{nonce:k}=N?.info??{};if(!k||!(0,D.er)(k,a))throw i("gave a time stamp that is wrong");return x}
function et(e){try{const t=(0,o.uL)(e).expect(o.gt).items();return(0,o.rl)(t.take(o.gt).items().take(o.vh))<=Je?t.take(o.gt).whole:void 0}catch{return}}var tt=d(
78157),ae=d(77581),W=d(45599),ve=d(92049),be=d(26836),ne=d(90618);const nt={prime256v1:"sha256",secp384r1:"sha384",secp521r1:"sha512"},st="1.2.840.113549.1.1.11",
ot={sha256:"1.2.840.10045.4.3.2",sha384:"1.2.840.10045.4.3.3",sha512:"1.2.840.10045.4.3.4"},Ae=32,_e=({key:e})=>nt[e.asymmetricKeyDetails?.namedCurve??""]??"sha\
256",ce=(e,t)=>j(Y(e),ie(t)),fe=e=>j(Y((0,m.uF)(e)),he());function it({bytes:e,issuer:t,serial:n},s){const i=re((0,F.createHash)(s).update(e).digest()),a=j(j(V(
(0,o.qA)(4),t)),V(2,n));return j(...s==="sha256"?[]:[j(Y((0,m.uF)(s)))],i,a)}function rt(e,t){const{key:n,certificate:s,certificates:i}=e,a=_e(e),l=ie(ce(ne.Ty,
Y(ne.vN)),ce(ne.FQ,re(t)),ce(ne.do,j(j(it(s,a))))),E=n.asymmetricKeyType==="rsa-pss"?{padding:F.constants.RSA_PKCS1_PSS_PADDING,saltLength:Ae}:{},M=(0,F.createSign)(
a).update(l).sign({key:n,...E});return{signature:M,encode:N=>{const k=N?[V((0,o.qA)(1),ce(ne.Qk,N))]:[],z=Buffer.from(l);z[0]=(0,o.qA)(0);const q=j(oe(1),j(s.issuer,
V(2,s.serial)),fe(a),z,at(e,a),re(M),...k),ee=j(oe(1),ie(fe(a)),j(Y(ne.vN)),V((0,o.qA)(0),...i.map(({bytes:de})=>de)),ie(q));return j(Y(ne.ok),V((0,o.qA)(0),ee))}}}
function at({key:e},t){if(e.asymmetricKeyType==="ec")return j(Y(ot[t]));if(e.asymmetricKeyType!=="rsa-pss")return j(Y(st),he());const n=j(Y(m.ag),fe(t)),s=j(V((0,o.
qA)(0),fe(t)),V((0,o.qA)(1),n),V((0,o.qA)(2),oe(Ae)));return j(Y(m.gb),s)}var ct=d(46287),ft=d(16231),dt=d(91374),ge=d(9819);const Oe=3,Se=132;function ut(e,t,n){
const s=t.filter(({field:a,signature:l})=>a&&!l),i=s.find(a=>a.name===n&&a.fieldNumber!==void 0);if(!i){const a=s.flatMap(h=>h.name??[]),l=a.length>0?`; it has ${(0,I.
Zv)(a)}`:", and no empty field at all";throw(0,C.G6)([{field:"sign_field",message:`the document has no empty field '${n}'${l}`}])}return lt(e,i.field),{name:n,number:i.
fieldNumber,dict:i.field}}function lt(e,t){const n=e.dict((0,dt.hj)(e,t,"SV")),s=e.resolve(n?.get("Ff"));if(!n||typeof s!="number")return;const i=h=>{const E=e.
resolve(n.get(h));return((0,W.cy)(E)?E.map(x=>e.resolve(x)):[E]).flatMap(x=>x instanceof W.SX?[x.text]:x instanceof W.Mx?[Buffer.from(x.bytes).toString("latin1")]:
[])},l=[[1,i("Filter").includes("Adobe.PPKLite"),"another signature handler"],[2,i("SubFilter").includes("ETSI.CAdES.detached"),"another form of signature"],[4,
!n.has("V"),"a newer version of its rules"],[8,!n.has("Reasons"),"one of its reasons"],[16,!n.has("LegalAttestation"),"a legal attestation"],[32,e.resolve(n.get(
"AddRevInfo"))!==!0,"information about revocation"],[64,i("DigestMethod").some(h=>["SHA256","SHA384","SHA512"].includes(h)),"another hash"]].find(([h,E])=>(s&h)!==
0&&!E&&gt(n,h));if(l)throw(0,C.G6)([{field:"sign_field",message:`demands ${l[2]}, which is not supported`}])}const ht={1:"Filter",2:"SubFilter",4:"V",8:"Reasons",
16:"LegalAttestation",32:"AddRevInfo",64:"DigestMethod"},gt=(e,t)=>e.has(ht[t]);function mt(e,t){const n=new W.oS(e.pages.number(0)),s=new Set(t.map(E=>E.name));
let i=1;for(;s.has(`Signature${i}`);)i++;const a=`Signature${i}`,l=(0,W.jd)({Type:(0,W.UU)("Annot"),Subtype:(0,W.UU)("Widget"),FT:(0,W.UU)("Sig"),T:(0,ae.wx)(a),
F:Se,P:n,Rect:[0,0,0,0],AP:(0,W.jd)({N:e.add(pt())})}),h=e.add(l);return Pe(e,e.edit(n),n.number,"Annots",h),yt(e,h),{name:a,number:h.number,dict:l}}const pt=()=>new W.
Z6((0,W.jd)({Type:(0,W.UU)("XObject"),Subtype:(0,W.UU)("Form"),BBox:[0,0,0,0],Resources:new W.Bi}),new Uint8Array);function yt(e,t){const n=(0,ge.Wo)(e,"AcroFor\
m");n?(e.edit(n.holder),Pe(e,n.dict,n.holder,"Fields",t)):e.editCatalog().set("AcroForm",(0,W.jd)({Fields:[t]}))}function Pe(e,t,n,s,i){const a=t.get(s);a instanceof
W.oS&&(0,W.cy)(e.get(a))?e.edit(a).push(i):(0,W.cy)(a)?a.push(i):t.set(s,[i])}function wt(e,t,n){e.edit(t.number),t.dict.set("V",n);const s=e.resolve(t.dict.get(
"F"));t.dict.set("F",(typeof s=="number"?s:0)|Se);const i=(0,ge.Wo)(e,"AcroForm");!i||e.resolve(i.dict.get("SigFlags"))===Oe||(e.edit(i.holder),i.dict.set("SigF\
lags",Oe))}function Ct(e,t){const n=e.array(t.get("Rect"))?.map(i=>e.resolve(i)),s=n?.length===4&&n.every(i=>typeof i=="number");return isName(t.get("Subtype"),
"Widget")&&s&&n[0]!==n[2]&&n[1]!==n[3]}const Et={no_changes:1,fill_forms:2,comments:3},vt=16384,bt=4096;async function At(e,t,n){(0,ve.xh)(e);const s=await(0,ft.
Df)(e),i=s.filter(({signature:N})=>N!==void 0);_t(e,i,n);const a=n.field===void 0?void 0:ut(e,s,n.field);a&&Ot(e,i,a);const l=n.draw?.(a)??a??mt(e,s),h=t.certificates.
reduce((N,{bytes:k})=>N+k.length,bt)+(n.stamp?vt:0),E=e.add(St(e,l,t,n,h));wt(e,l,E),n.certification!=="none"&&Dt(e,E);const{bytes:M,offsets:x}=await(0,ve.wH)(e);
return Tt(e,M,x.get(E.number),t,n)}function _t(e,t,{certification:n}){if(t.map(({signature:i,field:a})=>(0,be.k)(e,i,a)).some(i=>i.certification==="no_changes"||
i.lock==="no_changes"))throw(0,C.G6)([{field:"file",message:"is certified, and its certification permits no further signature: ask its author for one that does"}]);
if(n!=="none"&&t.length>0)throw(0,C.G6)([{field:"certification",message:"must be that of the first signature, and the document is signed already: leave it out"}])}
function Ot(e,t,{name:n}){if(t.some(s=>(0,be.k)(e,s.signature,s.field).isLocked(n)))throw(0,C.G6)([{field:"sign_field",message:`'${n}' is locked by an earlier s\
ignature`}])}function St(e,t,n,s,i){const{reason:a,location:l,signer:h=n.certificate.subjectName??void 0,date:E,certification:M}=s,x=[...M==="none"?[]:[De("DocM\
DP",(0,W.jd)({Type:(0,W.UU)("TransformParams"),P:Et[M],V:(0,W.UU)("1.2")}))],...Pt(e,t)];return(0,W.jd)({Type:(0,W.UU)("Sig"),Filter:(0,W.UU)("Adobe.PPKLite"),SubFilter:(0,W.
UU)("ETSI.CAdES.detached"),ByteRange:[0,me,me,me],Contents:new W.Mx(new Uint8Array(i)),M:(0,W.Px)(E),Name:h===void 0?void 0:(0,ae.wx)(h),Reason:a===void 0?void 0:
(0,ae.wx)(a),Location:l===void 0?void 0:(0,ae.wx)(l),Reference:x.length>0?x:void 0})}const De=(e,t,n)=>(0,W.jd)({Type:(0,W.UU)("SigRef"),TransformMethod:(0,W.UU)(
e),TransformParams:t,Data:n});function Pt(e,t){const n=e.dict(t.dict.get("Lock"));if(!n)return[];const s=(0,W.jd)({Type:(0,W.UU)("TransformParams"),V:(0,W.UU)("\
1.2"),Action:n.get("Action"),Fields:n.get("Fields")});return[De("FieldMDP",s,new W.oS(e.catalogNumber))]}function Dt(e,t){const n=e.editCatalog(),s=e.dict(n.get(
"Perms"));n.set("Perms",(0,W.jd)({...Object.fromEntries(s??[]),DocMDP:t}))}const me=9999999999;async function Tt(e,t,n,s,{stamp:i}){const a=(0,tt.bS)(t),l=a.indexOf(
"/ByteRange[",n)+11,h=a.indexOf("]",l),E=a.indexOf("/Contents<",l)+9,M=a.indexOf(">",E)+1;a.write(`0 ${E} ${M} ${t.length-M}`.padEnd(h-l),l,"latin1");const x=[t.
subarray(0,E),t.subarray(M)],N=rt(s,await(0,ct.o)(x,_e(s),e.job.pace)),k=N.encode(i&&await i(N.signature)).toString("hex");if(k.length>M-E-2)throw(0,C.G6)([{field:"\
timestamp_server",message:"gives time stamps that are too large: use another server"}]);return a.write(k,E+1,"latin1"),t}var Mt=d(91396);const xt=async(e,t,n)=>{
const s=await We(t.certificate,t.certificate_password??"",n.pace),i=t.signed_at??new Date(Rt(n)()).toISOString().replace(/\.\d+Z$/,"Z");He(s,(0,Xe.pe)((0,b._)(i)));
const{document:a,signed:l}=await(0,Mt.n)(e.bytes,t.open_password,n),h=l.length>0,E=await R.mO.read(a);(0,U.mD)(a,E);const M=h?[]:(0,U.br)(a,"values");h||Bt(a);const x=t.
timestamp_server,N=await At(a,s,{field:t.sign_field,certification:t.certification,reason:t.reason,location:t.location,signer:t.signer,date:(0,b.Z)(i),stamp:x===
void 0?void 0:ee=>qe(ee,x,Ut(n)),draw:void 0}),k=a.pages.count,z=t.signer??s.certificate.subjectName??"",q={pageCount:k,signer:z,signedAt:(0,b._)(i),level:x===void 0?
"B-B":"B-T"};return{documents:[{name:e.name,bytes:N,pageCount:k}],notes:M,facts:q}},Rt=({lent:e})=>e.clock??Te("a clock"),Ut=({lent:e})=>e.network??Te("access t\
o the network");function Te(e){throw new C.zU("unavailable",`sign_document does not work here: it needs ${e}`)}function Bt(e){const t=(0,ge.Wo)(e,"AcroForm");t?.
dict.has("NeedAppearances")&&(e.edit(t.holder),t.dict.delete("NeedAppearances"))}}),91396:((H,$,d)=>{d.d($,{n:()=>o});var C=d(58552),b=d(16231),R=d(12237),U=d(92049),
F=d(14029),I=d(98446);async function o(D,u,m){let L=!1;const{onRepaired:w}=m,A={...m,onRepaired:p=>{L=!0,w?.(p)}},B=await(0,R.E)(D,A,{password:u}),G=(await(0,b.
Df)(B)).filter(({signature:p})=>p!==void 0);if(!L&&(0,U.r7)(B,D))return{document:B,signed:G};if(G.length>0)throw(0,C.G6)([{field:"file",message:`is damaged, and\
 has ${(0,I.y_)(G.length,"signature")} that a repair would make invalid: ask its author for another copy`}]);const T=await(0,F.UN)(B);return{document:await(0,R.
E)(T,{...m,asked:void 0},{password:u}),signed:G}}}),81720:((H,$,d)=>{d.d($,{J:()=>F,X:()=>U});const C=1e3,b="-----BEGIN ",R="-----",U=I=>Buffer.from(I.buffer,I.
byteOffset,I.length).includes(b);function F(I){const o=Buffer.from(I.buffer,I.byteOffset,I.length),D=[];for(let u=o.indexOf(b),m=0;u>=0&&m<C;u=o.indexOf(b,u+1),
m++){const L=o.indexOf(R,u+b.length);if(L<0||L-u>80)continue;const w=o.toString("latin1",u+b.length,L),A=o.indexOf(`-----END ${w}-----`,L);A<0||D.push({label:w,
bytes:Buffer.from(o.toString("latin1",L+R.length,A),"base64")})}return D}}),91374:((H,$,d)=>{d.d($,{QL:()=>I,bf:()=>F,fq:()=>G,hj:()=>B,i4:()=>w,iA:()=>D,pv:()=>A,
qU:()=>m,tP:()=>o});var C=d(77581),b=d(45599),R=d(9819),U=d(70549);function F(y){for(;y.part===""&&y.parent;)y=y.parent;return y}const I="FT Parent T TU TM Ff V\
 DV DA Q DS RV Opt MaxLen TI I Lock SV".split(" "),o=100;function*D(y,{from:O=y.array((0,R.Wo)(y,"AcroForm")?.dict.get("Fields")),below:r,visit:f=new R._i(y),depth:c=1/0}={}){
const _=[],S=(v=[],g)=>{for(let P=v.length-1;P>=0;P--)_.push({value:v[P],parent:g})};S(O,r);for(let v=_.pop();v;v=_.pop()){const{value:g,parent:P}=v,K=(0,b.i9)(
g)?y.get(g):g;if(!(0,b.Zm)(K)||!f.first(g)||(P?.depth??0)>=c)continue;const Z=y.resolve(K.get("T")),X=y.resolve(K.get("FT")),J=Z instanceof b.Mx?(0,C.g7)(Z):"",
te={number:(0,b.i9)(g)?g.number:void 0,dict:K,parent:P,part:J,name:p(P&&P.depth%o!==0?P.name:"",J),type:X instanceof b.SX?X.text:P?.type,depth:(P?.depth??0)+1};
yield te,S(y.array(K.get("Kids")),te)}}const u=1e3,m=(0,U.n)(L);async function L(y){const O=[];for(const r of D(y)){O.push(r);const f=y.job.pace.step(u);f&&await f}
return O}function w(y){const O=new Set(y.flatMap(({parent:r,dict:f})=>r&&f.has("T")?[r]:[]));return y.filter(r=>(r.dict.has("T")||!r.parent)&&!O.has(r))}function A(y,O){
const r=y.resolve(B(y,O,"FT"));return r instanceof b.SX?r.text:void 0}function B(y,O,r){for(const f of T(y,O)){const c=f.get(r);if(c!==void 0)return c}}function G(y,O){
let r="";for(const f of T(y,O)){const c=y.resolve(f.get("T"));c instanceof b.Mx&&(r=p((0,C.g7)(c),r))}return r}function*T(y,O){let r=O;for(let f=0;r&&f<o;f++)yield r,
r=y.dict(r.get("Parent"))}const p=(y,O)=>y===""||O===""?y+O:`${y}.${O}`}),52755:((H,$,d)=>{d.d($,{NT:()=>w,Uv:()=>B,kz:()=>I,mO:()=>T,mw:()=>F,qA:()=>A,sj:()=>U,
zx:()=>L});var C=d(9819),b=d(45599),R=d(91374);const U=1,F=2,I=4096,o=8192,D=32768,u=65536,m=1<<17,L=1<<18,w=1<<21,A=1<<24,B=1<<25,G=10;class T{document;fields=[];byName=new Map;widgets=new Map;form;nodes=new Map;fieldOf=new Map;visit;constructor(r){
this.document=r,this.form=(0,C.Wo)(r,"AcroForm"),this.visit=new C._i(r)}static async read(r){const f=new T(r),{form:c}=f;return await f.walk(f.references(c?.dict.
get("Fields"),c?.holder??-1,c?.dict,"Fields"),void 0),await f.readPages(),f}inherited(r,f){for(let c=r;c;c=c.parent){const _=this.document.resolve(c.dict.get(f));
if(_!==null)return _}return f==="DA"||f==="Q"?this.document.resolve(this.form?.dict.get(f)):null}integer(r,f){const c=this.inherited(r,f);return typeof c=="numb\
er"?Math.trunc(c):0}node(r){return this.nodes.get(r)}numbers(){return this.nodes.keys()}get needsAppearances(){return this.document.resolve(this.form?.dict.get(
"NeedAppearances"))===!0}forget(r){const{document:f,nodes:c,widgets:_,fields:S,byName:v}=this,g=({number:P})=>!r.has(P)&&f.exists(P);for(const P of c.values())g(
P)||c.delete(P.number);for(const P of _.values())g(P)||_.delete(P.number);for(const{nodes:P,widgets:K}of S)p(P,g),p(K,g);p(S,({nodes:P})=>P.length>0);for(const[
P,K]of v)K.nodes.length===0&&v.delete(P);this.form=(0,C.Wo)(f,"AcroForm")}async walk(r,f){const{document:c,visit:_}=this;for(const S of(0,R.iA)(c,{from:r,below:f,
visit:_,depth:R.tP})){const{number:v,dict:g}=S;this.nodes.set(v,S);const P=this.references(g.get("Kids"),v,g,"Kids");(0,b.Eo)(c.resolve(g.get("Subtype")),"Widge\
t")||g.has("Rect")?this.addWidget(S):P.length===0&&(0,R.bf)(S)===S&&this.field(S);const Z=c.job.pace.step(1500);Z&&await Z}}addWidget(r){const f={node:r,number:r.
number,dict:r.dict,pages:[]};this.field((0,R.bf)(r)).widgets.push(f),this.widgets.set(r.number,f)}field(r){const f=this.fieldOf.get(r);if(f)return f;const{name:c,
part:_}=r,S=c===""?void 0:this.byName.get(c),v=this.integer(r,"Ff"),g=y(r.type,v);if(S?.kind===g)return S.nodes.push(r),this.fieldOf.set(r,S),S;const P={name:c,
part:_,kind:g,flags:v,nodes:[r],widgets:[]};return this.fields.push(P),c!==""&&!S&&this.byName.set(c,P),this.fieldOf.set(r,P),P}async readPages(){const{document:r}=this,
{pages:f,job:c}=r,{spend:_}=new C.b9(r);for(let S=0;S<f.count;S++){const v=f.number(S),g=r.entry(v,"Annots");_(r.array(g)?.length??0);for(const K of g===void 0?
[]:this.annotations(g,v)){const Z=this.widgets.get(K.number)??await this.orphan(K);Z&&Z.pages.length>0&&_(G),Z&&Z.pages.at(-1)!==S+1&&Z.pages.push(S+1);const X=c.
pace.step(300);X&&await X}const P=c.pace.step(300);P&&await P}}annotations(r,f){const c=this.document.array(r)??[];if(!c.some(v=>(0,b.Zm)(v)&&(0,b.Eo)(v.get("Su\
btype"),"Widget")))return c.filter(b.i9);const _=(0,b.i9)(r)?r.number:f;this.document.edit(_);const S=(0,b.i9)(r)?c:this.document.array(this.document.get(f).get(
"Annots"))??[];for(const[v,g]of S.entries())(0,b.Zm)(g)&&(0,b.Eo)(g.get("Subtype"),"Widget")&&(S[v]=this.document.add(g));return S.filter(b.i9)}async orphan(r){
const{document:f}=this;if(!(0,b.Eo)(f.resolve(f.entry(r.number,"Subtype")),"Widget"))return;const c=[r],_=new Set([r.number]);let S;for(let v=f.entry(r.number,"\
Parent");(0,b.i9)(v)&&c.length<R.tP&&(S=this.nodes.get(v.number),!(S||_.has(v.number)||!(0,b.Zm)(f.get(v))));)_.add(v.number),c.push(v),v=f.entry(v.number,"Pare\
nt");for(const v of c.reverse())this.nodes.has(v.number)||await this.walk([v],S),S=this.nodes.get(v.number);return this.widgets.get(r.number)}references(r,f,c,_){
const{document:S}=this,v=S.array(r);if(!v||!c)return[];if(!v.some(b.Zm))return v.filter(b.i9);S.edit((0,b.i9)(r)?r.number:f);const g=S.array(c.get(_))??[];for(const[
P,K]of g.entries())(0,b.Zm)(K)&&(g[P]=S.add(K));return g.filter(b.i9)}}function p(O,r){let f=0;for(const c of O)r(c)&&(O[f++]=c);O.length=f}function y(O,r){switch(O){case"\
Tx":return r&o?"password":"text";case"Btn":return r&u?"button":r&D?"radio":"checkbox";case"Ch":return r&m?"dropdown":"list";case"Sig":return"signature";default:
return"unknown"}}}),77500:((H,$,d)=>{d.d($,{Yw:()=>o,br:()=>F,f4:()=>R,mD:()=>U});var C=d(58552),b=d(9819);function R(D,u){return u.form?.dict.has("XFA")?D.resolve(
D.catalog.get("NeedsRendering"))===!0||!u.fields.some(({kind:L})=>L!=="unknown")?"dynamic":"static":"none"}function U(D,u){if(R(D,u)!=="dynamic")return;const m="\
is a dynamic XFA form, whose pages and fields only Adobe viewers show";throw new C.zU("invalid_parameters",`file: ${m}`,{issues:[{field:"file",message:m}],advice:"\
Print it to a PDF document from Adobe Reader, or ask its author for a form without XFA"})}function F(D,u){const m=(0,b.Wo)(D,"AcroForm");return m?.dict.has("XFA")?
(D.edit(m.holder),m.dict.delete("XFA"),D.catalog.has("NeedsRendering")&&D.editCatalog().delete("NeedsRendering"),[o(u)]):[]}const I={values:"it would still show\
 the old values.",pages:"it described removed pages. The fields themselves remain.",scripts:"it has scripts, or parts that cannot be read, which may have some. \
The fields themselves remain.",places:"it says where fields are on the pages. The fields themselves remain.",merge:"XFA forms cannot be merged. The fields thems\
elves remain."},o=D=>({code:"xfa_removed",message:`The XFA version of the form was removed, because ${I[D]}`})}),16231:((H,$,d)=>{d.d($,{Df:()=>D,Ez:()=>o,W4:()=>m});
var C=d(17079),b=d(33973),R=d(45599),U=d(91374),F=d(33311),I=d(59071);const o=async w=>(await D(w)).map(A=>L(w,A));async function D(w){const A=await(0,U.qU)(w),
{ByteRange:B,Sig:G}=await(0,F.S)(w),T=B.length>0?G:[],p=[],y=new Set,O=(c,_,S)=>{const v=(0,U.hj)(w,c,"V"),g=w.resolve(v),P=(0,R.Zm)(g)?g:void 0;P&&y.add(P);const K=P?
u(w,P):null;p.push({name:(0,I.wh)(S)||null,field:c,fieldNumber:_,value:v,signature:P,kind:K})};for(const{dict:c}of A)y.add(c);for(const{type:c,dict:_,number:S,name:v}of(0,U.
i4)(A))c==="Sig"&&O(_,S,v);const r=T.flatMap(c=>{const _=w.get(c);if(!((0,R.Zm)(_)&&!y.has(_)&&(_.has("T")||(0,R.Eo)(_.get("Subtype"),"Widget")))||!(0,R.Eo)(w.resolve(
(0,U.hj)(w,_,"FT")),"Sig"))return[];const v=w.resolve((0,U.hj)(w,_,"V"));return(0,R.Zm)(v)&&!y.has(v)?[{number:c,field:_}]:[]});if(r.length>0){const{live:c}=await(0,b.
Gy)(w);for(const{number:_,field:S}of r)c[_]===1&&O(S,_,(0,U.fq)(w,S))}const f=w.dict(w.catalog.get("Perms"));for(const c of["UR3","UR"]){const _=f?.get(c),S=w.dict(
_);S&&p.push({name:null,field:void 0,fieldNumber:void 0,value:_,signature:S,kind:"usage_rights"})}return p}function u(w,A){if((0,R.Eo)(w.resolve(A.get("Type")),
"DocTimeStamp")||(0,R.Eo)(w.resolve(A.get("SubFilter")),"ETSI.RFC3161"))return"timestamp";const B=w.resolve(w.dict(w.catalog.get("Perms"))?.get("DocMDP"));return A===
B?"certification":"approval"}const m=(w,A)=>(0,C._)((0,I.Gh)(w.resolve(A.get("M")))??"")??null;function L(w,{name:A,signature:B,kind:G}){if(!B)return{field:A,signed:!1,
kind:null,subFilter:null,signer:null,date:null};const T=w.resolve(B.get("SubFilter"));return{field:A,signed:!0,kind:G,subFilter:T instanceof R.SX?T.text:null,signer:(0,I.
Gh)(w.resolve(B.get("Name"))),date:m(w,B)}}}),33311:((H,$,d)=>{d.d($,{S:()=>R});var C=d(21996),b=d(70549);const R=(0,b.n)(U=>(0,C.zx)(U,["AP","JS","EF","ByteRan\
ge","Sig"]))}),59071:((H,$,d)=>{d.d($,{Gh:()=>L,ZK:()=>w,wh:()=>m});var C=d(77581),b=d(45599);const R=/\u001b[A-Za-z]{2}[A-Za-z-]{0,8}\u001b/g,U=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g,
F=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,I=A=>A.replace(R,"").replace(U,"").replace(F,"�"),o=200,D=new WeakMap;function u(A){
if(A.bytes.length<o)return I((0,C.g7)(A));let B=D.get(A);return B===void 0&&D.set(A,B=I((0,C.g7)(A))),B}const m=A=>I(A).trim();function L(A){const B=A instanceof
b.Mx?u(A).trim():"";return B===""?null:B}const w=A=>A?u(A):""}),70549:((H,$,d)=>{d.d($,{n:()=>C});function C(b){const R=new WeakMap;return U=>{if(U.hasChanges)return b(
U);const F=R.get(U);if(F)return F.answer;const I=b(U);return R.set(U,{answer:I}),I}}}),9819:((H,$,d)=>{d.d($,{J7:()=>R,Kd:()=>I,Wo:()=>o,_i:()=>F,b9:()=>U});var C=d(
42973),b=d(45599);class R{document;gone=new Set;chased=new Set;constructor(u){this.document=u}remove(u){const{catalog:m,catalogNumber:L,pages:w}=this.document,A=m.
get("Pages");u===L||(0,b.i9)(A)&&u===A.number||w.holds(u)||(this.gone.add(u),this.document.remove(u))}chase(u){this.chased.add(u)}removed(){return this.gone}takeChased(){
const u=this.chased;return this.chased=new Set,u}isGone(u){return(0,b.i9)(u)&&this.gone.has(u.number)}}class U{most;left;constructor(u){this.most=this.left=u.job.
limits.nodes}spend=u=>{if(this.left-=u,this.left<0)throw(0,C.F)("nodes",`The document has more than ${this.most} fields, bookmarks, names and structure elements`,
"Remove bookmarks or tags with another program first")}}class F{seen;beyond=new Set;allowance;constructor(u,m=new U(u)){this.allowance=m,this.seen=new Uint8Array(
(u.size>>3)+1)}first(u){if(this.allowance.spend(1),!(0,b.i9)(u))return!0;const{number:m}=u,L=m>>3;if(L>=this.seen.length)return this.beyond.size<this.beyond.add(
m).size;const w=1<<(m&7),A=(this.seen[L]&w)===0;return this.seen[L]|=w,A}}function I(D,u){return(0,b.i9)(D)?D.number:u}function o(D,u){const m=D.catalog.get(u),
L=D.dict(m);return L&&{dict:L,holder:I(m,D.catalogNumber)}}}),21996:((H,$,d)=>{d.d($,{Av:()=>u,RJ:()=>w,V3:()=>L,vb:()=>A,zx:()=>D});var C=d(54619),b=d(93604),R=d(
78157),U=d(88500);const F=2048,I=65536,o="[^\\0\\t\\n\\f\\r ()<>[\\]{}/%#]";async function D(T,p){const{found:y,all:O}=await m(T,p),r=f=>[...new Set([...f,...O])].
sort((c,_)=>c-_);return Object.fromEntries(p.map(f=>[f,r(y[f])]))}async function u(T,p){const{found:y,all:O}=await m(T,p);for(const r of Object.values(y))for(const f of r)
O.add(f);return O}async function m(T,p){const y=p.map(c=>{const[_="",...S]=[...c].map(g=>g.replace(/\W/,"\\$&")),v=/\W/.test(c)?o:"\\w";return`${_}(?:${S.join("")}\
|${v}{0,${Math.max(0,c.length-2)}}#)`}),O=new RegExp(`/(?:${y.join("|")}|#)`,"g"),r=Object.fromEntries(p.map(c=>[c,new Set])),f=new Set;await w(T,(c,_,S,v)=>{const g=c.
toString("latin1",_,S);O.lastIndex=0;for(let P=O.exec(g);P;P=O.exec(g)){const K=v(_+P.index);K!==void 0&&(P[0].endsWith("#")?f.add(K):r[P[0].slice(1)].add(K))}});
for(const c of A(T))f.add(c);return{found:r,all:f}}async function L(T,p){const y=await D(T,p);return[...new Set(Object.values(y).flat())].sort((O,r)=>O-r)}async function w(T,p){
const{bytes:y,table:O}=T,r=B(T),f=new Int32Array(r.length);for(let g=0;g<r.length;g++)f[g]=O.place[r[g]];const c=(0,R.bS)(y),_=g=>r[(0,b.M)(f,g)-1],S=new U.s;let v=0;
for(let g=0;g<r.length;g++){const P=g+1===r.length,K=P?y.length:f[g+1],Z=K-f[g]>F;if(!Z&&!P&&K-v<I)continue;if(Z){f[g]>v&&p(c,v,f[g],_),S.reset();const J=S.value(
y,T.bodies[r[g]],K);p(c,f[g],J<0?K:J,_)}else p(c,v,K,_);const X=T.job.pace.step(Math.min(K-v,I));X&&await X,v=K}for(const[g,P]of G(T)){const K=T.objectStream(g);
if(!K)continue;const Z=new Set(P),{starts:X}=K;p((0,R.bS)(K.data),0,K.data.length,te=>{const se=K.numbers[(0,b.M)(X,te)-1];return se!==void 0&&Z.has(se)?se:void 0});
const J=T.job.pace.step(K.data.length);J&&await J}}function*A(T){for(let p=1;T.hasChanges&&p<T.size;p++)T.isChanged(p)&&T.exists(p)&&(yield p)}function B(T){const{
table:p,hasChanges:y}=T,O=[];let r=!0,f=-1;for(let c=1;c<p.size;c++){if(p.kind[c]!==C.tL||y&&T.isChanged(c))continue;const _=p.place[c];r&&=_>=f,f=_,O.push(c)}return r?
O:O.sort((c,_)=>p.place[c]-p.place[_])}function G(T){const{table:p,hasChanges:y}=T,O=new Map;for(let r=1;r<p.size;r++){if(p.kind[r]!==C.UT||y&&T.isChanged(r))continue;
const f=p.place[r],c=O.get(f);c?c.push(r):O.set(f,[r])}return O}}),93604:((H,$,d)=>{d.d($,{B:()=>C,M:()=>b});const C=(U,F)=>R(U,F,!1),b=(U,F)=>R(U,F,!0);function R(U,F,I){
let[o,D]=[0,U.length];for(;o<D;){const u=o+D>>1,m=U[u];m<F||I&&m===F?o=u+1:D=u}return o}})};
