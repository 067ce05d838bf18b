"use strict";exports.id=7940,exports.ids=[7940],exports.modules={61281:((_,k,f)=>{f.d(k,{V:()=>A});async function A({pace:x},F){await x.rest();const W=await F();return await x.
rest(),W}}),27940:((_,k,f)=>{f.r(k),f.d(k,{sign_document:()=>He});var A=f(58552),x=f(17079),F=f(52755),W=f(77500),w=f(77598),R=f(98446),l=f(92410),n=f(82377),m=f(
34773),y=f(42973);const b=Buffer.from("d978f9c419ddb5ed28e9fd794aa0d89dc67e37832b76538e624c6488448bfba2179a59f587b34f1361456d8d09817d32bd8f40eb86b77b0bf09521225\
c6b4e8254d66593ce60b21c7356c014a78cf1dc1275ca1f3bbee4d1423dd430a33cb6266fbf0eda4669075727f21d9bbc944303f811c7f690ef3ee706c3d52fc8661ed708e8eade8052eef784aa72ac3\
54d6a2a961ad2715a1549744b9fd05e0418a4ecc2e0416e0f51cbcc2491af50a1f47039997c3a8523b8b47afc02365b255597312d5dfa98e38a92ae05df2910676cbac9d300e6cfe19ea82c6316013f5\
8e289a90d38341bab33ffb0bb480c5fb9b1cd2ec5f3db47e5a59c770aa62068fe7fc1ad","hex"),D=64,K=8,$=300;function G(t){const e=new Uint8Array(2*D);e.set(t);const{length:s}=t;
for(let i=s;i<e.length;i++)e[i]=b[e[i-1]+e[i-s]&255];const o=e.length-s;e[o]=b[e[o]];for(let i=o-1;i>=0;i--)e[i]=b[e[i+1]^e[i+s]];return Uint16Array.from({length:D},
(i,r)=>e[2*r]|e[2*r+1]<<8)}const Q=[1,2,3,5],Y=[5,6,5];function ft(t,e){let s=D-1;for(const[o,i]of Y.entries()){for(let r=0;r<i;r++)for(let a=3;a>=0;a--){const c=Q[a],
d=e[a]>>c|e[a]<<16-c,[h,g,E]=[e[a+3&3],e[a+2&3],e[a+1&3]];e[a]=d-t[s--]-(h&g)-(~h&E)}if(o<2)for(let r=3;r>=0;r--)e[r]=e[r]-t[e[r+3&3]&63]}}async function J(t,e,s,o){
if(t.length===0||t.length%K!==0||s.length!==K)throw new n.sG("RC2");const i=G(e),r=Buffer.alloc(t.length);let a=s;for(let d=0;d<t.length;d+=K){const h=t.subarray(
d,d+K),g=Uint16Array.from({length:4},(p,B)=>h[2*B]|h[2*B+1]<<8);ft(i,g);for(let p=0;p<K;p++)r[d+p]=g[p>>1]>>(p&1)*8&255^a[p];a=h;const E=o.step($);E&&await E}const c=r.
at(-1);if(c<1||c>K)throw new n.sG("RC2");return r.subarray(0,r.length-c)}const u="1.2.840.113549.1.5.13",S="1.2.840.113549.1.5.12",v={"1.2.840.113549.1.12.1.3":{
cipher:"des-ede3-cbc",keyBytes:24},"1.2.840.113549.1.12.1.4":{cipher:"des-ede3-cbc",keyBytes:16},"1.2.840.113549.1.12.1.5":{cipher:"rc2",keyBytes:16},"1.2.840.1\
13549.1.12.1.6":{cipher:"rc2",keyBytes:5}},L={"2.16.840.1.101.3.4.1.2":["aes-128-cbc",16],"2.16.840.1.101.3.4.1.22":["aes-192-cbc",24],"2.16.840.1.101.3.4.1.42":[
"aes-256-cbc",32],"1.2.840.113549.3.7":["des-ede3-cbc",24]},P={"1.2.840.113549.2.7":"sha1","1.2.840.113549.2.8":"sha224","1.2.840.113549.2.9":"sha256","1.2.840.\
113549.2.10":"sha384","1.2.840.113549.2.11":"sha512"},T=2e6;class M{password;pace;iterations=0;constructor(e,s){this.password=e,this.pace=s}countIterations(e,s=1){
const o=(0,n.rl)(e);if(o<1)throw new n.sG("iterations");if(this.iterations+=o*s,this.iterations>T)throw(0,y.FU)("nodes",`The password of the certificate takes ${this.
iterations} rounds or more; at most ${T} are allowed`,"Export the certificate again","certificate");return o}}async function U(t,e,s){const o=t.expect(n.gt).items(),
i=(0,n.Q)(o.any()),r=o.take(n.gt),a=v[i];if(i!==u&&!a)throw new n.sG("encryption");try{return a?await Bt(a,r,e,s):await H(r,e,s)}catch(c){const{code:d}=c;if(typeof d==
"string"&&d.startsWith("ERR_OSSL")||a&&c instanceof n.sG)return;throw c}}async function H(t,e,s){const o=t.items(),i=o.take(n.gt).items(),r=o.take(n.gt).items();
if((0,n.Q)(i.any())!==S)throw new n.sG("derivation");const a=i.take(n.gt).items(),c=a.take(n.G).contents,d=s.countIterations(a.take(n.vh));a.maybe(n.vh);const h=a.
maybe(n.gt),g=h?P[(0,n.Q)(h.items().any())]:"sha1",[E,p]=L[(0,n.Q)(r.any())]??[],B=r.take(n.G).contents;if(!g||!E||!p||B.length!==(E.startsWith("aes")?16:8))throw new n.
sG("algorithm");const C=await j(s.password,c,d,p,g);return z(E,C,B,e)}const j=(t,e,s,o,i)=>new Promise((r,a)=>(0,w.pbkdf2)(t,e,s,o,i,(c,d)=>c?a(c):r(d)));function z(t,e,s,o){
const i=(0,w.createDecipheriv)(t,e,s),r=[i.update(o),i.final()],a=Buffer.concat(r);for(const c of[...r,e])c.fill(0);return a}async function Bt({cipher:t,keyBytes:e},s,o,i){
const{password:r,pace:a}=i,c=s.items(),d=(0,n.ao)(c.any()),h=i.countIterations(c.take(n.vh),3),g={password:dt(r),salt:d,iterations:h,hash:"sha1"},E=await lt({...g,
purpose:Kt,length:e},a),p=await lt({...g,purpose:Mt,length:8},a);return t==="rc2"?await J(o,E,p,a):z(t,e===16?Buffer.concat([E,E.subarray(0,8)]):E,p,o)}const dt=t=>Buffer.
from(`${t}\0`,"utf16le").swap16(),Kt=1,Mt=2,Ft=3;async function lt({password:t,salt:e,iterations:s,hash:o,purpose:i,length:r},a){const c=o==="sha384"||o==="sha5\
12"?128:64,d=E=>Buffer.alloc(Math.ceil(E.length/c)*c,E.length>0?E:Buffer.alloc(1)),h=Buffer.concat([d(e),d(t)]),g=[];for(let E=0;E<r;){let p=(0,w.createHash)(o).
update(Buffer.alloc(c,i)).update(h).digest();for(let B=1;B<s;B++){p=(0,w.createHash)(o).update(p).digest();const C=a.step(1500);C&&await C}g.push(p),E+=p.length,
Lt(h,Buffer.alloc(c,p),c)}return Buffer.concat(g).subarray(0,r)}function Lt(t,e,s){for(let o=0;o<t.length;o+=s){let i=1;for(let r=s-1;r>=0;r--)i+=t[o+r]+e[r],t[o+
r]=i&255,i>>=8}}var nt=f(81720);const mt="1.2.840.113549.1.7.1",It="1.2.840.113549.1.7.6",ut="1.2.840.113549.1.12.10.1.",Nt=`${ut}1`,Ct=`${ut}2`,kt=`${ut}3`,yt=200;
function Gt(t){try{return(0,n.uL)(t).expect(n.gt).children()[0]?.tag===n.vh&&(0,n.uL)(t).children()[1]?.tag===n.gt}catch{return!1}}async function Wt(t,e){const s=(0,n.
uL)(t).expect(n.gt).items();s.take(n.vh);const o=s.take(n.gt).items();if((0,n.Q)(o.any())!==mt)throw new n.sG("not under a password");const i=(0,n.ao)(o.take((0,n.
qA)(0)).items().any()),r=s.maybe(n.gt);if(r&&await Ht(r,i,e)===!1)return;const a=[],c=[],d=(0,n.cp)();for(const h of(0,n.uL)(i).expect(n.gt).children().slice(0,
yt)){const g=await $t(h,e);if(!g)return;for(const E of(0,n.uL)(g,d).expect(n.gt).children().slice(0,yt)){const p=E.items(),B=(0,n.Q)(p.any()),C=p.take((0,n.qA)(
0)).items().any();if(B===Nt)a.push(Buffer.from(C.whole));else if(B===Ct){const Z=await pt(C,e);if(!Z)return;a.push(Z)}else if(B===kt){const[,Z]=C.children(),ct=Z&&
(0,m.w$)((0,n.ao)(Z.items().any()),d);ct&&c.push(ct)}}}return{keys:a,certificates:c}}function pt(t,e){const s=t.expect(n.gt).items();return U(s.take(n.gt),(0,n.
ao)(s.any()),e)}async function $t(t,e){const s=t.expect(n.gt).items(),o=(0,n.Q)(s.any()),i=s.take((0,n.qA)(0)).items().any();if(o===mt)return(0,n.ao)(i);if(o!==
It)throw new n.sG("safe");const r=i.expect(n.gt).items();r.take(n.vh);const a=r.take(n.gt).items();(0,n.Q)(a.any());const c=a.take(n.gt);return U(c,(0,n.ao)(a.any()),
e)}async function Ht(t,e,s){const o=t.items(),i=o.take(n.gt).items(),r=(0,l.qQ)(i.take(n.gt)),a=i.take(n.G).contents;if(!r)return;const c=o.take(n.G).contents,d=o.
maybe(n.vh);if(a.length!==(0,w.createHash)(r).digest().length)throw new n.sG("MAC");const{password:h,pace:g}=s,E=d?s.countIterations(d):1,p=h===""?[dt(""),new Uint8Array]:
[dt(h)];for(const B of p){const C=await lt({password:B,salt:c,iterations:E,hash:r,purpose:Ft,length:a.length},g);if((0,m.er)((0,w.createHmac)(r,C).update(e).digest(),
a))return!0}return!1}const V=(t,e="certificate")=>(0,A.G6)([{field:e,message:t}]);async function jt({bytes:t},e,s){const o=await Xt(Qt(t),e,s),[i]=o.keys;if(!i)
throw V("has no private key: give a PKCS #12 file, or PEM with the key and its certificate");const r=qt(i);for(const h of o.keys)h.fill(0);if(!r)throw V("has a \
private key that cannot be read: export it again");const a=(0,w.createPublicKey)(r).export({format:"der",type:"spki"}),c=o.certificates.find(({keyInfo:h})=>(0,m.
er)(a,h)||Vt(a,h));if(!c)throw V(o.certificates.length===0?"has no certificate: add it to the key":"does not belong to the key: give both of one pair");const d=o.
certificates.filter(h=>h!==c);return{key:r,certificate:c,certificates:[c,...d]}}function Vt(t,e){try{const[s,o]=[t,e].map(i=>(0,n.uL)(i).children()[1].contents);
return(0,m.er)(s,o)}catch{return!1}}function Qt(t){if(t[0]===48&&t[1]>=128||(0,nt.X3)(t))return t;const e=Buffer.from(t.buffer,t.byteOffset,t.length).toString("\
latin1").replace(/\s/g,"");return/^[A-Za-z0-9+/]+={0,2}$/.test(e)?Buffer.from(e,"base64"):t}async function Xt(t,e,s){const o=new M(e,s);try{const i=(0,nt.X3)(t)?
await Zt(t,o):Gt(t)?await Wt(t,o):null;if(i===null)throw V("is not a certificate with its private key: give PKCS #12 or PEM");if(!i)throw V(e===""?"is required:\
 the certificate needs a password":"does not open the certificate","certificate_password");return i}catch(i){throw i instanceof n.sG?V("cannot be read: export i\
t again, as PKCS #12 or PEM"):i}}async function Zt(t,e){const s=[],o=[],i=(0,nt.Je)(t);if(i.length>nt.hk)throw new n.sG("too much");for(const r of i)if(r.label===
"CERTIFICATE"){const a=(0,m.w$)(r.bytes);if(!a)throw new n.sG("certificate");o.push(a)}else if(r.label==="ENCRYPTED PRIVATE KEY"){const a=await pt((0,n.uL)(r.bytes),
e);if(!a)return;s.push(a)}else r.label.endsWith("PRIVATE KEY")&&s.push(r.bytes);return{keys:s,certificates:o}}function Yt(t){const e=(0,n.uL)(t).expect(n.gt).children(),
[,s,o]=e;let i=e;if(s?.tag===n.gt){if(!o||!zt.has((0,n.Q)(s.items().any())))return!1;i=(0,n.uL)(o.expect(n.G).contents).expect(n.gt).children()}if(i[1]?.tag!==n.
vh)return!0;const[,r=0,,a=0,c=0,d=0,h=0,g=0,E=0]=i.map(({contents:B})=>B.length),p=a<=r&&h<=c&&g<=d&&E<=c&&c+d<=r+2;return i.length===9&&r<=Jt&&p}const zt=new Set(
[l.Dy,l.gb,l.jK]),Jt=1025;function qt(t){try{if(!Yt(t))throw V(wt)}catch(e){if(e instanceof n.sG)return;throw e}for(const e of["pkcs8","pkcs1","sec1"])try{return(0,w.
createPrivateKey)({key:t,format:"der",type:e})}catch{}}const wt="has a key that is not supported: use RSA of 2048 to 8192 bits, or ECDSA on P-256, P-384 or P-52\
1",_t=new Set(["prime256v1","secp384r1","secp521r1"]),te={"1.3.6.1.5.5.7.3.1":"server authentication","1.3.6.1.5.5.7.3.2":"client authentication","1.3.6.1.5.5.7\
.3.8":"time stamps","1.3.6.1.5.5.7.3.9":"answers about revocation"};function ee({key:t,certificate:e},s){const{asymmetricKeyType:o,asymmetricKeyDetails:i}=t,r=o===
"rsa"||o==="rsa-pss";if(!((0,l.kc)(e.keyInfo)!==void 0&&(r?(i?.modulusLength??0)>=2048:o==="ec"&&_t.has(i?.namedCurve))))throw V(wt);const c=d=>new Date(d).toISOString().
slice(0,10);if(s>e.notAfter)throw V(`expired on ${c(e.notAfter)}`);if(s<e.notBefore)throw V(`is not valid before ${c(e.notBefore)}`);try{const d=(0,m.De)(e)?.purposes??
[],h=d.flatMap(E=>te[E]??[]),g=d.length>0&&h.length===d.length&&!d.includes("1.3.6.1.5.5.7.3.2");if(!(0,m.Rv)(e)||g)throw V(`is not made for signing documents${h.
length>0?` (it is for: ${(0,R.Dw)(h)})`:""}`)}catch(d){throw d instanceof n.sG?V("cannot be read: export it again, as PKCS #12 or PEM"):d}}var ne=f(74963);function N(t,...e){
const s=e.reduce((i,{length:r})=>i+r,0),o=[];if(s<128)o.push(s);else{for(let i=s;i>0;i=Math.floor(i/256))o.unshift(i%256);o.unshift(128|o.length)}return Buffer.
concat([Uint8Array.of(t,...o),...e])}const I=(...t)=>N(n.gt,...t),st=(...t)=>N(n.rK,...[...t].sort((e,s)=>Buffer.compare(e,s))),ot=t=>N(n.G,t),ht=()=>N(n.Cq);function tt(t){
const e=typeof t=="number"?Buffer.from(se(t),"hex"):t;let s=0;for(;s<e.length-1&&e[s]===0;)s++;const o=e.subarray(s);return N(n.vh,...o[0]>=128?[Uint8Array.of(0)]:
[],o)}const se=t=>{const e=t.toString(16);return e.length%2===0?e:`0${e}`};function X(t){const[e=0,s=0,...o]=t.split(".").map(Number),i=[];for(const r of[e*40+s,
...o]){const a=[r&127];for(let c=Math.floor(r/128);c>0;c=Math.floor(c/128))a.unshift(128|c&127);for(const c of a)i.push(c)}return N(n.yg,Uint8Array.from(i))}var oe=f(
50818);const vt=3e4,ie=1;async function re(t,e,s){const{hostname:o}=new URL(e),i=B=>new A.zU("network",`The time stamp server ${o} ${B}: nothing was signed`,{fields:[
"timestamp_server"],advice:"Try again later, or use another time stamp server"}),r=(0,w.randomBytes)(8);r[0]=r[0]&127|64;const a=I(I(X((0,l.uF)("sha256")),ht()),
ot((0,w.createHash)("sha256").update(t).digest())),c=I(tt(1),a,tt(r),N(n.Jx,Uint8Array.of(255))),h=await s({address:e,contentType:"application/timestamp-query",
body:c,timeout:vt}).catch(B=>{throw B instanceof A.zU?B:i(`could not be reached, or did not answer within ${vt/1e3} seconds`)});if(h.status!==200)throw i(`answe\
red ${h.status}`);const g=ae(h.body);if(!g)throw i("refused the request");const E=(0,oe.H9)(g,t),{nonce:p}=E?.info??{};if(!p||!(0,m.er)(p,r))throw i("gave a tim\
e stamp that is wrong");return g}function ae(t){try{const e=(0,n.uL)(t).expect(n.gt).items();return(0,n.rl)(e.take(n.gt).items().take(n.vh))<=ie?e.take(n.gt).whole:
void 0}catch{return}}var ce=f(78157),et=f(77581),O=f(45599),St=f(92049),it=f(26836),q=f(90618);const fe={prime256v1:"sha256",secp384r1:"sha384",secp521r1:"sha51\
2"},de="1.2.840.113549.1.1.11",le={sha256:"1.2.840.10045.4.3.2",sha384:"1.2.840.10045.4.3.3",sha512:"1.2.840.10045.4.3.4"},At=32,Et=({key:t})=>fe[t.asymmetricKeyDetails?.
namedCurve??""]??"sha256",rt=(t,e)=>I(X(t),st(e)),at=t=>I(X((0,l.uF)(t)),ht());function ue({bytes:t,issuer:e,serial:s},o){const i=ot((0,w.createHash)(o).update(
t).digest()),r=I(I(N((0,n.qA)(4),e)),N(2,s));return I(...o==="sha256"?[]:[I(X((0,l.uF)(o)))],i,r)}function he(t,e){const{key:s,certificate:o,certificates:i}=t,r=Et(
t),a=st(rt(q.Ty,X(q.vN)),rt(q.FQ,ot(e)),rt(q.do,I(I(ue(o,r))))),c=bt(t)?{padding:w.constants.RSA_PKCS1_PSS_PADDING,saltLength:At}:{},d=(0,w.createSign)(r).update(
a).sign({key:s,...c});return{signature:d,encode:g=>{const E=g?[N((0,n.qA)(1),rt(q.Qk,g))]:[],p=Buffer.from(a);p[0]=(0,n.qA)(0);const B=I(tt(1),I(o.issuer,N(2,o.
serial)),at(r),p,ge(t,r),ot(d),...E),C=I(tt(1),st(at(r)),I(X(q.vN)),N((0,n.qA)(0),...i.map(({bytes:Z})=>Z)),st(B));return I(X(q.ok),N((0,n.qA)(0),C))}}}const bt=({
key:t,certificate:e})=>t.asymmetricKeyType==="rsa-pss"||(0,l.kc)(e.keyInfo)?.asymmetricKeyType==="rsa-pss";function ge(t,e){if(t.key.asymmetricKeyType==="ec")return I(
X(le[e]));if(!bt(t))return I(X(de),ht());const s=I(X(l.ag),at(e)),o=I(N((0,n.qA)(0),at(e)),N((0,n.qA)(1),s),N((0,n.qA)(2),tt(At)));return I(X(l.gb),o)}var me=f(
46287),ye=f(16231),pe=f(91374),we=f(74135),ve=f(86450),Pt=f(9819);const Tt=3,Ot=132,Se="Signature";function Ae(t,e,s){const o=e.filter(({field:r,signature:a})=>r&&
!a),i=o.find(r=>r.name===s&&r.fieldNumber!==void 0);if(!i){const r=o.flatMap(c=>c.name??[]),a=r.length>0?`; it has ${(0,R.Zv)(r)}`:", and no empty field at all";
throw(0,A.G6)([{field:"sign_field",message:`the document has no empty field '${s}'${a}`}])}return Ee(t,i.field),{name:s,number:i.fieldNumber,dict:i.field}}function Ee(t,e){
const s=t.dict((0,pe.hj)(t,e,"SV")),o=t.resolve(s?.get("Ff"));if(!s||typeof o!="number")return;const i=c=>{const d=t.resolve(s.get(c));return((0,O.cy)(d)?d.map(
g=>t.resolve(g)):[d]).flatMap(g=>g instanceof O.SX?[g.text]:g instanceof O.Mx?[Buffer.from(g.bytes).toString("latin1")]:[])},a=[[1,i("Filter").includes("Adobe.P\
PKLite"),"another signature handler"],[2,i("SubFilter").includes("ETSI.CAdES.detached"),"another form of signature"],[4,!s.has("V"),"a newer version of its rule\
s"],[8,!s.has("Reasons"),"one of its reasons"],[16,!s.has("LegalAttestation"),"a legal attestation"],[32,t.resolve(s.get("AddRevInfo"))!==!0,"information about \
revocation"],[64,i("DigestMethod").some(c=>["SHA256","SHA384","SHA512"].includes(c)),"another hash"]].find(([c,d])=>(o&c)!==0&&!d&&Pe(s,c));if(a)throw(0,A.G6)([
{field:"sign_field",message:`demands ${a[2]}, which is not supported`}])}const be={1:"Filter",2:"SubFilter",4:"V",8:"Reasons",16:"LegalAttestation",32:"AddRevIn\
fo",64:"DigestMethod"},Pe=(t,e)=>t.has(be[e]);async function Te(t,e,s){const o=s?.place?.index??0,i=t.pages.number(o),r=new O.oS(i,t.generation(i)),a=new Set(e.
map(p=>p.name));let c=1;for(;a.has(`Signature${c}`);)c++;const d=`Signature${c}`,h=(0,O.jd)({Type:(0,O.UU)("Annot"),Subtype:(0,O.UU)("Widget"),FT:(0,O.UU)("Sig"),
T:(0,et.wx)(d),TU:(0,et.wx)(Se),F:Ot,P:r,Rect:(0,we.W1)(s?.place?.rect??[0,0,0,0]),AP:(0,O.jd)({N:s?.form??t.add(xe())})}),g=t.add(h),E=t.edit(r);return xt(t,E,
"Annots",g),Ue(t,g),await Oe(t,{field:h,reference:g,page:r,entries:E}),{name:d,number:g.number,dict:h}}async function Oe(t,{field:e,reference:s,page:o,entries:i}){
const r=await ve.M.of(t),a=r.add("Form",s,o);a!==void 0&&(e.set("StructParent",a),r.finishInPlace(a),(0,O.Eo)(t.resolve(i.get("Tabs")),"S")||i.set("Tabs",(0,O.UU)(
"S")))}const xe=()=>new O.Z6((0,O.jd)({Type:(0,O.UU)("XObject"),Subtype:(0,O.UU)("Form"),BBox:[0,0,0,0],Resources:new O.Bi}),new Uint8Array);function Ue(t,e){const s=(0,Pt.
Wo)(t,"AcroForm");s?(t.edit(s.holder),xt(t,s.dict,"Fields",e)):t.editCatalog().set("AcroForm",(0,O.jd)({Fields:[e]}))}function xt(t,e,s,o){const i=e.get(s);i instanceof
O.oS&&(0,O.cy)(t.get(i))?t.edit(i).push(o):(0,O.cy)(i)?i.push(o):e.set(s,[o])}function De(t,e,{form:s}){t.edit(e).set("AP",(0,O.jd)({N:s}))}function Re(t,e,s){t.
edit(e.number),e.dict.set("V",s);const o=t.resolve(e.dict.get("F"));e.dict.set("F",(typeof o=="number"?o:0)|Ot);const i=(0,Pt.Wo)(t,"AcroForm");!i||t.resolve(i.
dict.get("SigFlags"))===Tt||(t.edit(i.holder),i.dict.set("SigFlags",Tt))}const Be={no_changes:1,fill_forms:2,comments:3},Ke=16384,Me=4096;async function Fe(t,e,s){
(0,St.xh)(t);const o=await(0,ye.Df)(t),i=o.filter(({signature:p})=>p!==void 0);Le(t,i,s);const r=s.field===void 0?void 0:Ae(t,o,s.field);r&&Ie(t,i,r);const a=await s.
draw(),c=r??await Te(t,o,a?.look);r&&a?.widget!==void 0&&De(t,a.widget,a.look);const d=e.certificates.reduce((p,{bytes:B})=>p+B.length,Me)+(s.stamp?Ke:0),h=t.add(
Ne(t,c,e,s,d));Re(t,c,h),s.certification!=="none"&&ke(t,h);const{bytes:g,offsets:E}=await(0,St.wH)(t);return Ge(t,g,E.get(h.number),e,s)}function Le(t,e,{certification:s,
visible:o}){const i=new it.xA(t),r=e.map(({signature:a,field:c})=>(0,it.k0)(t,a,c,i));if(r.some(a=>a.certification==="no_changes"||a.lock==="no_changes"))throw(0,A.
G6)([{field:"file",message:"is certified, and its certification permits no further signature: ask its author for one that does"}]);if(o&&r.some(({certification:a,
lock:c})=>(a??c)!==void 0))throw(0,A.G6)([{field:"visible",message:"is not possible: the certification permits no new field on a page. Leave it out, or name an \
empty field",mentions:["sign_field"]}]);if(s!=="none"&&e.length>0)throw(0,A.G6)([{field:"certification",message:"must be that of the first signature, and the do\
cument is signed already: leave it out"}])}function Ie(t,e,{name:s}){const o=new it.xA(t);if(e.some(i=>(0,it.k0)(t,i.signature,i.field,o).isLocked(s)))throw(0,A.
G6)([{field:"sign_field",message:`'${s}' is locked by an earlier signature`}])}function Ne(t,e,s,o,i){const{reason:r,location:a,signer:c=s.certificate.subjectName??
void 0,date:d,certification:h}=o,g=[...h==="none"?[]:[Ut("DocMDP",(0,O.jd)({Type:(0,O.UU)("TransformParams"),P:Be[h],V:(0,O.UU)("1.2")}))],...Ce(t,e)];return(0,O.
jd)({Type:(0,O.UU)("Sig"),Filter:(0,O.UU)("Adobe.PPKLite"),SubFilter:(0,O.UU)("ETSI.CAdES.detached"),ByteRange:[0,gt,gt,gt],Contents:new O.Mx(new Uint8Array(i)),
M:(0,O.Px)(d),Name:c===void 0?void 0:(0,et.wx)(c),Reason:r===void 0?void 0:(0,et.wx)(r),Location:a===void 0?void 0:(0,et.wx)(a),Reference:g.length>0?g:void 0})}
const Ut=(t,e,s)=>(0,O.jd)({Type:(0,O.UU)("SigRef"),TransformMethod:(0,O.UU)(t),TransformParams:e,Data:s});function Ce(t,e){const s=t.dict(e.dict.get("Lock"));if(!s)
return[];const o=(0,O.jd)({Type:(0,O.UU)("TransformParams"),V:(0,O.UU)("1.2"),Action:s.get("Action"),Fields:s.get("Fields")});return[Ut("FieldMDP",o,new O.oS(t.
catalogNumber))]}function ke(t,e){const s=t.editCatalog(),o=t.dict(s.get("Perms"));s.set("Perms",(0,O.jd)({...Object.fromEntries(o??[]),DocMDP:e}))}const gt=9999999999;
async function Ge(t,e,s,o,{stamp:i}){const r=(0,ce.bS)(e),a=r.indexOf("/ByteRange[",s)+11,c=r.indexOf("]",a),d=r.indexOf("/Contents<",a)+9,h=r.indexOf(">",d)+1;
r.write(`0 ${d} ${h} ${e.length-h}`.padEnd(c-a),a,"latin1");const g=[e.subarray(0,d),e.subarray(h)],E=he(o,await(0,me.o)(g,Et(o),t.job.pace)),p=E.encode(i&&await i(
E.signature)).toString("hex");if(p.length>h-d-2)throw(0,A.G6)([{field:"timestamp_server",message:"gives time stamps that are too large: use another server"}]);return r.
write(p,d+1,"latin1"),e}var We=f(6057),Dt=f(61281),$e=f(91396);const He=async(t,e,s)=>{const o=await jt(e.certificate,e.certificate_password??"",s.pace),i=e.signed_at??
new Date(Xe(s)()).toISOString().replace(/\.\d+Z$/,"Z");ee(o,(0,ne.pe)((0,x._)(i)));const{document:r,signed:a}=await(0,$e.n)(t.bytes,e.open_password,s),c=a.length>
0,d=await F.mO.read(r);(0,W.mD)(r,d);const h=c?[]:[...(0,W.br)(r,"values"),...await Ye(r,d,s)],g=e.timestamp_server,p={signer:e.signer??o.certificate.subjectName??
"",signedAt:(0,x._)(i)},B=await Fe(r,o,{field:e.sign_field,certification:e.certification,reason:e.reason,location:e.location,signer:e.signer,date:(0,x.Z)(i),stamp:g===
void 0?void 0:ct=>re(ct,g,Ze(s)),visible:e.visible,draw:()=>je(r,d,p,{parameters:e,job:s})}),C=r.pages.count,Z={pageCount:C,...p,level:g===void 0?"B-B":"B-T"};return{
documents:[{name:t.name,bytes:B,pageCount:C}],notes:h,facts:Z}};async function je(t,e,s,{parameters:o,job:i}){const{sign_field:r,visible:a,image:c}=o;if(!a&&(r===
void 0||!Qe(t,e,r))){if(c)throw(0,A.G6)([{field:"image",message:Ve,mentions:["visible","sign_field"]}]);return}const{drawInField:d,drawOnPage:h}=await(0,Dt.V)(i,
()=>Promise.all([f.e(6161),f.e(7762),f.e(824),f.e(7709),f.e(936),f.e(1966),f.e(4950),f.e(4075),f.e(2167),f.e(5476),f.e(172)]).then(f.bind(f,41913)));return r===
void 0?h(t,o,s,i):d(t,e,r,s,{parameters:o,job:i})}const Ve="has no place, because no page shows the signature: set visible, or name a field with a place on a pa\
ge",Qe=(t,e,s)=>e.byName.get(s)?.widgets.some(({dict:o})=>(0,We.b0)(t,o.get("Rect")))===!0,Xe=({lent:t})=>t.clock??Rt("a clock"),Ze=({lent:t})=>t.network??Rt("a\
ccess to the network");function Rt(t){throw new A.zU("unavailable",`sign_document does not work here: it needs ${t}`)}async function Ye(t,e,s){if(!e.needsAppearances)
return[];const{drawViewerFields:o}=await(0,Dt.V)(s,()=>Promise.all([f.e(6161),f.e(824),f.e(7709),f.e(936),f.e(7490),f.e(4950),f.e(7809),f.e(5270),f.e(8164),f.e(
7355)]).then(f.bind(f,87267)));return o(t,e)}}),81720:((_,k,f)=>{f.d(k,{Je:()=>R,X3:()=>w,hk:()=>A});const A=1e3,x="-----BEGIN ",F="-----",W=64,w=l=>Buffer.from(
l.buffer,l.byteOffset,l.length).includes(x);function R(l){const n=Buffer.from(l.buffer,l.byteOffset,l.length),m=[];for(let y=n.indexOf(x);y>=0&&m.length<=A;y=n.
indexOf(x,y)){const b=y+x.length,D=n.indexOf(F,b);if(D<0)break;if(y=b,D-b>W)continue;const K=n.toString("latin1",b,D),$=D+F.length,G=n.indexOf(F,$);if(G<0)break;
y=G;const Q=`${F}END ${K}${F}`;n.toString("latin1",G,G+Q.length)===Q&&(m.push({label:K,bytes:Buffer.from(n.toString("latin1",$,G),"base64")}),y=G+Q.length)}return m}}),
52755:((_,k,f)=>{f.d(k,{NT:()=>D,Uv:()=>$,kz:()=>R,mO:()=>Q,mw:()=>w,qA:()=>K,sj:()=>W,zx:()=>b});var A=f(9819),x=f(45599),F=f(91374);const W=1,w=2,R=4096,l=8192,
n=32768,m=65536,y=1<<17,b=1<<18,D=1<<21,K=1<<24,$=1<<25,G=10;class Q{document;fields=[];byName=new Map;widgets=new Map;form;nodes=new Map;fieldOf=new Map;lists=new Map;visit;constructor(u){
this.document=u,this.form=(0,A.Wo)(u,"AcroForm"),this.visit=new A._i(u)}static async read(u){const S=new Q(u),{form:v}=S;return await S.walk(S.references(v?.dict.
get("Fields"),v?.holder??-1,v?.dict,"Fields"),void 0),await S.readPages(),S}inherited(u,S){for(let v=u;v;v=v.parent){const L=this.document.resolve(v.dict.get(S));
if(L!==null)return L}return S==="DA"||S==="Q"?this.document.resolve(this.form?.dict.get(S)):null}integer(u,S){const v=this.inherited(u,S);return typeof v=="numb\
er"?Math.trunc(v):0}node(u){return this.nodes.get(u)}numbers(){return this.nodes.keys()}get needsAppearances(){return this.document.resolve(this.form?.dict.get(
"NeedAppearances"))===!0}forget(u){const{document:S,nodes:v,widgets:L,fields:P,byName:T}=this,M=({number:U})=>!u.has(U)&&S.exists(U);for(const U of v.values())M(
U)||v.delete(U.number);for(const U of L.values())M(U)||L.delete(U.number);for(const{nodes:U,widgets:H}of P)Y(U,M),Y(H,M);Y(P,({nodes:U})=>U.length>0);for(const[
U,H]of T)H.nodes.length===0&&T.delete(U);this.form=(0,A.Wo)(S,"AcroForm")}async walk(u,S){const{document:v,visit:L}=this;for(const P of(0,F.iA)(v,{from:u,below:S,
visit:L,depth:F.tP})){const{number:T,dict:M}=P;this.nodes.set(T,P);const U=this.references(M.get("Kids"),T,M,"Kids");(0,x.Eo)(v.resolve(M.get("Subtype")),"Widge\
t")||M.has("Rect")?this.addWidget(P):U.length===0&&(0,F.bf)(P)===P&&this.field(P);const j=v.job.pace.step(1500);j&&await j}}addWidget(u){const S={node:u,number:u.
number,dict:u.dict,pages:[]};this.field((0,F.bf)(u)).widgets.push(S),this.widgets.set(u.number,S)}field(u){const S=this.fieldOf.get(u);if(S)return S;const{name:v,
part:L}=u,P=v===""?void 0:this.byName.get(v),T=this.integer(u,"Ff"),M=ft(u.type,T);if(P?.kind===M)return P.nodes.push(u),this.fieldOf.set(u,P),P;const U={name:v,
part:L,kind:M,flags:T,nodes:[u],widgets:[]};return this.fields.push(U),v!==""&&!P&&this.byName.set(v,U),this.fieldOf.set(u,U),U}async readPages(){const{document:u}=this,
{pages:S,job:v}=u,{spend:L}=new A.b9(u);for(let P=0;P<S.count;P++){const T=S.number(P),M=u.entry(T,"Annots");L(u.array(M)?.length??0);for(const H of M===void 0?
[]:this.annotations(M,T)){const j=this.widgets.get(H.number)??await this.orphan(H);j&&j.pages.length>0&&L(G),j&&j.pages.at(-1)!==P+1&&j.pages.push(P+1);const z=v.
pace.step(300);z&&await z}const U=v.pace.step(300);U&&await U}}annotations(u,S){const v=this.document.array(u)??[];if(!v.some(T=>(0,x.Zm)(T)&&(0,x.Eo)(T.get("Su\
btype"),"Widget")))return v.filter(x.i9);const L=(0,x.i9)(u)?u.number:S;this.document.edit(L);const P=(0,x.i9)(u)?v:this.document.array(this.document.get(S).get(
"Annots"))??[];for(const[T,M]of P.entries())(0,x.Zm)(M)&&(0,x.Eo)(M.get("Subtype"),"Widget")&&(P[T]=this.document.add(M));return P.filter(x.i9)}async orphan(u){
const{document:S}=this;if(!(0,x.Eo)(S.resolve(S.entry(u.number,"Subtype")),"Widget"))return;const v=[u],L=new Set([u.number]);let P;for(let T=S.entry(u.number,"\
Parent");(0,x.i9)(T)&&v.length<F.tP&&(P=this.nodes.get(T.number),!(P||L.has(T.number)||!(0,x.Zm)(S.get(T))));)L.add(T.number),v.push(T),T=S.entry(T.number,"Pare\
nt");for(const T of v.reverse())this.nodes.has(T.number)||await this.walk([T],P),P=this.nodes.get(T.number);return this.widgets.get(u.number)}references(u,S,v,L){
const{document:P}=this,T=P.array(u);if(!T||!v)return[];const M=(0,x.i9)(u)?this.lists.get(T):void 0;if(M)return M;P.job.pace.add(T.length);let U=T;if(T.some(x.Zm)){
P.edit((0,x.i9)(u)?u.number:S),U=P.array(v.get(L))??[];for(const[j,z]of U.entries())(0,x.Zm)(z)&&(U[j]=P.add(z))}const H=U.filter(x.i9);return(0,x.i9)(u)&&this.
lists.set(U,H),H}}function Y(J,u){let S=0;for(const v of J)u(v)&&(J[S++]=v);J.length=S}function ft(J,u){switch(J){case"Tx":return u&l?"password":"text";case"Btn":
return u&m?"button":u&n?"radio":"checkbox";case"Ch":return u&y?"dropdown":"list";case"Sig":return"signature";default:return"unknown"}}}),77500:((_,k,f)=>{f.d(k,
{Yw:()=>l,br:()=>w,f4:()=>F,mD:()=>W});var A=f(58552),x=f(9819);function F(n,m){return m.form?.dict.has("XFA")?n.resolve(n.catalog.get("NeedsRendering"))===!0||
!m.fields.some(({kind:b})=>b!=="unknown")?"dynamic":"static":"none"}function W(n,m){if(F(n,m)!=="dynamic")return;const y="is a dynamic XFA form, whose pages and\
 fields only Adobe viewers show";throw new A.zU("invalid_parameters",`file: ${y}`,{issues:[{field:"file",message:y}],advice:"Print it to a PDF document from Ado\
be Reader, or ask its author for a form without XFA"})}function w(n,m){const y=(0,x.Wo)(n,"AcroForm");return y?.dict.has("XFA")?(n.edit(y.holder),y.dict.delete(
"XFA"),n.catalog.has("NeedsRendering")&&n.editCatalog().delete("NeedsRendering"),[l(m)]):[]}const R={values:"it would still show the old values.",pages:"it desc\
ribed removed pages. The fields themselves remain.",scripts:"it has scripts, or parts that cannot be read, which may have some. The fields themselves remain.",private:"\
its data repeats the values of fields, also of hidden ones. The fields themselves remain.",places:"it says where fields are on the pages. The fields themselves \
remain.",merge:"XFA forms cannot be merged. The fields themselves remain."},l=n=>({code:"xfa_removed",message:`The XFA version of the form was removed, because ${R[n]}`})}),
86450:((_,k,f)=>{f.d(k,{M:()=>F});var A=f(45599),x=f(89067);class F{document;tree;elements=[];constructor(w,R){this.document=w,this.tree=R}static async of(w){return new F(
w,await x.J.read(w))}add(w,R,l){const{document:n,tree:m}=this;if(!m)return;const y=(0,A.jd)({Type:(0,A.UU)("OBJR"),Obj:R,Pg:l}),b=n.add((0,A.jd)({Type:(0,A.UU)(
"StructElem"),S:(0,A.UU)(w),Pg:l,K:y})),D=m.newKey();return m.entries.set(D,b),this.elements.push(b),D}addContent(w,R){const{document:l,tree:n}=this;if(!n)return;
const m=l.pages.number(R),y=l.resolve(l.entry(m,"StructParents")),b=typeof y=="number"?y:n.newKey(),D=l.array(n.entries.get(b))??[],K=new A.oS(m,l.generation(m)),
$=l.add((0,A.jd)({Type:(0,A.UU)("StructElem"),S:(0,A.UU)(w),Pg:K,K:D.length}));return n.entries.set(b,[...D,$]),y!==b&&l.pages.patch(R,{StructParents:b}),this.elements.
push($),D.length}finish(){const{tree:w,elements:R}=this;!w||R.length===0||(w.write(),this.addElements(w))}finishInPlace(w){const{tree:R}=this;R&&(R.grow(w),this.
addElements(R))}addElements(w){const{document:R}=this,{dict:l,holder:n}=w.root,m=R.array(l.get("K"))??(l.has("K")?[l.get("K")]:[]),y=m.length===1&&(0,A.i9)(m[0])?
m[0]:void 0,b=R.dict(y);y&&b&&(0,A.Eo)(R.resolve(b.get("S")),"Document")?this.append(b,y.number,y):this.append(l,n,R.catalog.get("StructTreeRoot"))}append(w,R,l){
const{document:n,elements:m}=this;n.edit(R);const y=w.get("K");if(w.set("K",[...n.array(y)??(y===void 0?[]:[y]),...m]),l instanceof A.oS)for(const b of m)n.dict(
b).set("P",l)}}}),89067:((_,k,f)=>{f.d(k,{J:()=>w});var A=f(45599),x=f(81077),F=f(9819);const W=100;class w{document;root;entries;nextKey;constructor(l,n,m,y){this.
document=l,this.root=n,this.entries=m,this.nextKey=y}static async read(l){const n=(0,F.Wo)(l,"StructTreeRoot");if(!n)return;const m=new Map;for(const[D,K]of await(0,x.
Zc)(l,n.dict.get("ParentTree"),"Nums"))typeof D=="number"&&m.set(D,K);const y=l.resolve(n.dict.get("ParentTreeNextKey")),b=[...m.keys()].reduce((D,K)=>Math.max(
D,K+1),typeof y=="number"?y:0);return new w(l,n,m,b)}newKey(){return this.nextKey++}write(){const{document:l,root:n,entries:m}=this,y=[...m].sort(([b],[D])=>b-D);
l.edit(n.holder),n.dict.set("ParentTree",l.add((0,x.H6)(l,y,"Nums"))),n.dict.set("ParentTreeNextKey",this.nextKey)}grow(l){const{document:n,root:m,entries:y}=this,
b=this.lastLeaf(),D=b.at(-1);if(!D)return this.write();n.edit(m.holder),m.dict.set("ParentTreeNextKey",this.nextKey);for(const{dict:G,holder:Q}of b){const Y=n.array(
G.get("Limits"));n.edit(Q),Y&&G.set("Limits",[Y[0]??l,l])}const K=D.dict.get("Nums"),$=(0,A.i9)(K)?n.edit(K):K;(0,A.cy)($)?$.push(l,y.get(l)):D.dict.set("Nums",
[l,y.get(l)])}lastLeaf(){const{document:l,root:n}=this,m=[];let y=n.holder,b=n.dict.get("ParentTree");for(;b!==void 0&&m.length<W;){(0,A.i9)(b)&&(y=b.number);const D=l.
dict(b);if(!D)return[];m.push({dict:D,holder:y});const K=l.array(D.get("Kids"));if(!K||K.length===0)return m;b=K.at(-1)}return[]}}})};
