"use strict";exports.id=8680,exports.ids=[8680],exports.modules={92410:((ie,X,w)=>{w.d(X,{Dy:()=>$,Od:()=>h,Us:()=>R,Vn:()=>b,ag:()=>A,dz:()=>W,gb:()=>G,jK:()=>C,kc:()=>c,qQ:()=>x,
uF:()=>P});var O=w(77598),f=w.n(O),N=w(82377);const m={"1.2.840.113549.2.5":"md5","1.3.14.3.2.26":"sha1","2.16.840.1.101.3.4.2.4":"sha224","2.16.840.1.101.3.4.2\
.1":"sha256","2.16.840.1.101.3.4.2.2":"sha384","2.16.840.1.101.3.4.2.3":"sha512"},P=g=>Object.entries(m).find(([,u])=>u===g)[0],R=new Set(["md5","sha1"]),$="1.2\
.840.113549.1.1.1",G="1.2.840.113549.1.1.10",A="1.2.840.113549.1.1.8",C="1.2.840.10045.2.1",k={[$]:["rsa",void 0],"1.2.840.113549.1.1.4":["rsa","md5"],"1.2.840.\
113549.1.1.5":["rsa","sha1"],"1.2.840.113549.1.1.14":["rsa","sha224"],"1.2.840.113549.1.1.11":["rsa","sha256"],"1.2.840.113549.1.1.12":["rsa","sha384"],"1.2.840\
.113549.1.1.13":["rsa","sha512"],[C]:["ecdsa",void 0],"1.2.840.10045.4.1":["ecdsa","sha1"],"1.2.840.10045.4.3.1":["ecdsa","sha224"],"1.2.840.10045.4.3.2":["ecds\
a","sha256"],"1.2.840.10045.4.3.3":["ecdsa","sha384"],"1.2.840.10045.4.3.4":["ecdsa","sha512"]},x=g=>m[(0,N.Q)(g.expect(N.gt).items().any())];function W(g,u){const o=g.
expect(N.gt).items(),d=(0,N.Q)(o.any());if(d===G)return F(o.maybe(N.gt));const[p,E]=k[d]??[],y=E??u;if(!(!p||!y||E&&u&&E!==u))return{kind:p,hash:y}}function F(g){
const u=g?.items(),o=u?.maybe((0,N.qA)(0)),d=u?.maybe((0,N.qA)(1)),p=u?.maybe((0,N.qA)(2)),E=o?x(o.items().any()):"sha1",y=d?B(d.items().any()):"sha1";if(!(!E||
E!==y))return{kind:"pss",hash:E,saltLength:p?(0,N.rl)(p.items().any()):20}}function B(g){const u=g.expect(N.gt).items();return(0,N.Q)(u.any())===A?x(u.any()):void 0}
const H=8192,V=2n**33n,v=4096;function c(g){if(!(g.length>v))try{const u=(0,O.createPublicKey)({key:Buffer.from(g),format:"der",type:"spki"}),{modulusLength:o=0,
publicExponent:d=3n,namedCurve:p}=u.asymmetricKeyDetails??{};return u.asymmetricKeyType==="ec"?p===void 0?void 0:u:(u.asymmetricKeyType==="rsa"||u.asymmetricKeyType===
"rsa-pss")&&o>=512&&o<=H&&d<V?u:void 0}catch{return}}function h({kind:g,hash:u,saltLength:o},d,p,...E){const y=d.asymmetricKeyType==="ec";if(y!==(g==="ecdsa")||
d.asymmetricKeyType==="rsa-pss"&&g!=="pss")return;const L=g==="pss"?O.constants.RSA_PKCS1_PSS_PADDING:O.constants.RSA_PKCS1_PADDING;try{const D=(0,O.createVerify)(
u);for(const J of E)D.update(J);return D.verify(y?d:{key:d,padding:L,...g==="pss"&&{saltLength:o}},p)}catch{return}}function b({kind:g,hash:u},o){const{modulusLength:d,
namedCurve:p=""}=o?.asymmetricKeyDetails??{},E=u==="md5"?"MD5":u.toUpperCase().replace("SHA","SHA-");return g==="ecdsa"?`ECDSA ${_[p]??p} ${E}`:`${g==="pss"?"RS\
A-PSS":"RSA"}${d===void 0?"":`-${d}`} ${E}`}const _={prime256v1:"P-256",secp384r1:"P-384",secp521r1:"P-521"}}),82377:((ie,X,w)=>{w.d(X,{Cq:()=>R,G:()=>P,Jx:()=>f,
Q:()=>d,Wm:()=>D,ao:()=>p,cp:()=>b,e4:()=>y,gt:()=>k,nR:()=>Q,qA:()=>H,rK:()=>x,rl:()=>L,sG:()=>O,uL:()=>_,vh:()=>N,xT:()=>C,yg:()=>$,z2:()=>g});class O extends Error{}
const f=1,N=2,m=3,P=4,R=5,$=6,G=12,A=23,C=24,k=48,x=49,W=30,F=28,B=32,H=(M,T=!0)=>128|(T?B:0)|M,V=40,v=2e5;class c{bytes;tag;start;from;to;end;depth;budget;constructor(T,K,Z,Y,z,q,se,re){
this.bytes=T,this.tag=K,this.start=Z,this.from=Y,this.to=z,this.end=q,this.depth=se,this.budget=re}get contents(){return this.bytes.subarray(this.from,this.to)}get whole(){
return this.bytes.subarray(this.start,this.end)}children(){if((this.tag&B)===0)throw new O("not constructed");const T=[];for(let K=this.from;K<this.to;){const Z=u(
this.bytes,K,this.to,this.depth+1,this.budget);T.push(Z),K=Z.end}return T}items(){return new h(this.children())}expect(T){if(this.tag!==T)throw new O(`tag ${this.
tag} in place of ${T}`);return this}}class h{values;at=0;constructor(T){this.values=T}any(){const T=this.values[this.at++];if(!T)throw new O("a value is missing");
return T}take(T){return this.any().expect(T)}maybe(T){return this.values[this.at]?.tag===T?this.values[this.at++]:void 0}}const b=()=>({nodes:v}),_=(M,T=b())=>u(
M,0,M.length,0,T);function g(M,T){const K=_(M,T);if(K.end!==M.length)throw new O("bytes follow");return K}function u(M,T,K,Z,Y){if(Z>V||--Y.nodes<0)throw new O(
"too much");const z=M[T],q=M[T+1];if(T+2>K||(z&31)===31)throw new O("no header");if(q===128)return o(M,T,K,Z,Y);let se=T+2,re=q;if(q>128){const ce=q&127;if(ce>4||
se+ce>K)throw new O("length");re=0;for(let fe=0;fe<ce;fe++)re=re*256+M[se++]}if(re>K-se)throw new O("too long");return new c(M,z,T,se,se+re,se+re,Z,Y)}function o(M,T,K,Z,Y){
const z=M[T];if((z&B)===0)throw new O("length");for(let q=T+2;q+2<=K;){if(M[q]===0&&M[q+1]===0)return new c(M,z,T,T+2,q,q+2,Z,Y);q=u(M,q,K,Z+1,Y).end}throw new O(
"no end")}function d(M){const{contents:T}=M.expect($);if(T.length===0||T.length>40)throw new O("identifier");const K=[];let Z=0;for(const Y of T){if(Z=Z*128+(Y&
127),Z>2**45)throw new O("identifier");if(!(Y>=128)){if(K.length>0)K.push(Z);else{const z=Math.min(Math.floor(Z/40),2);K.push(z,Z-z*40)}Z=0}}if(T.at(-1)>=128)throw new O(
"identifier");return K.join(".")}function p(M){if((M.tag&B)===0)return M.contents;const T=[];return E(M,T),Buffer.concat(T)}function E(M,T){if((M.tag&B)===0)T.push(
M.contents);else for(const K of M.children())E(K,T)}function y(M){const{contents:T}=M.expect(m);if(T.length===0||T[0]>7)throw new O("bit string");return T.subarray(
1)}function L(M){const{contents:T}=M.expect(N);if(T.length===0||T.length>4||T[0]>=128)throw new O("integer");return T.reduce((K,Z)=>K*256+Z,0)}function D({tag:M,
contents:T}){const K=Buffer.from(T);return M===G?K.toString("utf8"):M===W?K.length%2===0?K.swap16().toString("utf16le"):"":M===F?"":K.toString("latin1")}const J=/^(\d{2}|\d{4})(\d{2})(\d{2})(\d{2})(\d{2})(?:(\d{2})(?:[.,](\d{1,9}))?)?Z$/;
function Q(M){const{tag:T,contents:K}=M;if(T!==A&&T!==C)throw new O("time");const Z=J.exec(Buffer.from(K.subarray(0,40)).toString("latin1")),[,Y="",z,q,se,re,ce="\
0",fe="0"]=Z??[];if(!Z||Y.length===2!=(T===A))throw new O("time");const he=Y.length===4?Number(Y):Number(Y)+(Number(Y)<50?2e3:1900),ae=new Date(0);if(ae.setUTCFullYear(
he,Number(z)-1,Number(q)),!(ae.getUTCMonth()+1===Number(z)&&ae.getUTCDate()===Number(q))||Number(se)>23||Number(re)>59||Number(ce)>60)throw new O("time");return ae.
setUTCHours(Number(se),Number(re),Number(ce),+`0.${fe}`*1e3)}}),34773:((ie,X,w)=>{w.d(X,{De:()=>u,Rv:()=>_,S7:()=>k,er:()=>W,fe:()=>g,jE:()=>x,rh:()=>F,w$:()=>R});
var O=w(92410),f=w(82377);const N=100;function m(o,d){const p=(0,f.z2)(o,d).expect(f.gt).items(),E=p.take(f.gt),y=p.take(f.gt),L=(0,f.e4)(p.any()),D=E.items();D.
maybe((0,f.qA)(0));const J=D.take(f.vh).contents;D.take(f.gt);const Q=D.take(f.gt),[M,T]=D.take(f.gt).children(),K=D.take(f.gt),Z=D.take(f.gt).whole;D.maybe((0,f.
qA)(1,!1)),D.maybe((0,f.qA)(2,!1));const Y=D.maybe((0,f.qA)(3));return{bytes:o,signedPart:E.whole,signature:L,algorithm:y,serial:J,issuer:Q.whole,subject:K.whole,
issuerName:C(Q),subjectName:C(K),notBefore:(0,f.nR)(M),notAfter:(0,f.nR)(T),keyInfo:Z,extensions:Y?P(Y):new Map}}function P(o){const d=new Map,p=o.items().take(
f.gt).children();if(p.length>N)throw new f.sG("extensions");for(const E of p){const y=E.expect(f.gt).items(),L=(0,f.Q)(y.any()),D=y.maybe(f.Jx);if(d.has(L))throw new f.
sG("extension");d.set(L,{critical:(D?.contents[0]??0)!==0,value:(0,f.ao)(y.take(f.G))})}return d}function R(o,d){try{return m(o,d)}catch{return}}const $="2.5.4.\
3",G="2.5.4.10",A=4096;function C(o){const d=new Map;for(const p of o.children().slice(0,50))for(const E of p.children().slice(0,10)){const y=E.expect(f.gt).items(),
L=(0,f.Q)(y.any()),{tag:D,contents:J}=y.any(),Q=(0,f.Wm)({tag:D,contents:J.subarray(0,A)}).replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu,"").trim().slice(0,200);Q!==""&&
d.set(L,Q)}return d.get($)??d.get(G)??[...d.values()][0]??null}const k=({serial:o})=>Buffer.from(o.subarray(0,64)).toString("hex").replace(/^(00)+(?=.)/,""),x=({
keyInfo:o})=>(0,O.kc)(o),W=(o,d)=>Buffer.compare(o,d)===0;function F(o,d){if(!W(o.issuer,d.subject))return!1;const p=x(d);try{const E=(0,O.dz)(o.algorithm);return p&&
E?(0,O.Od)(E,p,o.signature,o.signedPart):void 0}catch{return!1}}const B="2.5.29.15",H="2.5.29.37",V="2.5.29.19";function v({extensions:o}){const d=o.get(B)?.value;
if(!d)return;const p=(0,f.e4)((0,f.z2)(d));return new Set([...p].flatMap((E,y)=>[...Array(8).keys()].flatMap(L=>E&128>>L?[y*8+L]:[])))}const c=0,h=1,b=5;function _(o){
const d=v(o);return!d||d.has(c)||d.has(h)}function g(o){const d=v(o);if(d&&!d.has(b))return;const p=o.extensions.get(V)?.value;if(!p)return;const E=(0,f.z2)(p).
expect(f.gt).items(),y=E.maybe(f.Jx)?.contents[0]===255,L=E.maybe(f.vh);return y?L?(0,f.rl)(L):1/0:void 0}function u({extensions:o}){const d=o.get(H);return d&&
{critical:d.critical,purposes:(0,f.z2)(d.value).children().slice(0,50).map(f.Q)}}}),91374:((ie,X,w)=>{w.d(X,{QL:()=>R,bf:()=>P,fq:()=>B,hj:()=>F,i4:()=>x,iA:()=>G,
pv:()=>W,qU:()=>C,tP:()=>$});var O=w(77581),f=w(45599),N=w(9819),m=w(70549);function P(v){for(;v.part===""&&v.parent;)v=v.parent;return v}const R="FT Parent T T\
U TM Ff V DV DA Q DS RV Opt MaxLen TI I Lock SV".split(" "),$=100;function*G(v,{from:c=v.array((0,N.Wo)(v,"AcroForm")?.dict.get("Fields")),below:h,visit:b=new N.
_i(v),depth:_=1/0}={}){const g=[],u=(o=[],d)=>{for(let p=o.length-1;p>=0;p--)g.push({value:o[p],parent:d})};u(c,h);for(let o=g.pop();o;o=g.pop()){const{value:d,
parent:p}=o,E=(0,f.i9)(d)?v.get(d):d;if(!(0,f.Zm)(E)||!b.first(d)||(p?.depth??0)>=_)continue;const y=v.resolve(E.get("T")),L=v.resolve(E.get("FT")),D=y instanceof
f.Mx?(0,O.g7)(y):"",J={number:(0,f.i9)(d)?d.number:void 0,dict:E,parent:p,part:D,name:V(p&&p.depth%$!==0?p.name:"",D),type:L instanceof f.SX?L.text:p?.type,depth:(p?.
depth??0)+1};yield J,u(v.array(E.get("Kids")),J)}}const A=1e3,C=(0,m.n)(k);async function k(v){const c=[];for(const h of G(v)){c.push(h);const b=v.job.pace.step(
A);b&&await b}return c}function x(v){const c=new Set(v.flatMap(({parent:h,dict:b})=>h&&b.has("T")?[h]:[]));return v.filter(h=>(h.dict.has("T")||!h.parent)&&!c.has(
h))}function W(v,c){const h=v.resolve(F(v,c,"FT"));return h instanceof f.SX?h.text:void 0}function F(v,c,h){for(const b of H(v,c)){const _=b.get(h);if(_!==void 0)
return _}}function B(v,c){let h="";for(const b of H(v,c)){const _=v.resolve(b.get("T"));_ instanceof f.Mx&&(h=V((0,O.g7)(_),h))}return h}function*H(v,c){let h=c;
for(let b=0;h&&b<$;b++)yield h,h=v.dict(h.get("Parent"))}const V=(v,c)=>v===""||c===""?v+c:`${v}.${c}`}),74963:((ie,X,w)=>{w.d(X,{vA:()=>ct,ae:()=>ot,gH:()=>Pe,
pe:()=>Re});var O=w(42973),f=w(91519),N=w(22332),m=w(45599),P=w(82377),R=w(34773);const $="2.5.29.30",G="2.5.29.17",A="1.2.840.113549.1.9.1",C=1e5,k=(0,P.qA)(1,
!1),x=(0,P.qA)(4);function W({extensions:i},e){const t=i.get($)?.value;if(!t)return!0;const n=(0,P.z2)(t).expect(P.gt).items(),s=F(n.maybe((0,P.qA)(0))),r=F(n.maybe(
(0,P.qA)(1))),a=e.filter((l,I)=>I===0||!(0,R.er)(l.issuer,l.subject)).flatMap(B);if(a.length*(s.length+r.length)>C)throw new P.sG("too many names");return a.every(
l=>{const I=({tag:j})=>j===l.tag,S=s.filter(I),U=r.filter(I);return l.tag!==k&&l.tag!==x?S.length+U.length===0:(S.length===0||S.some(j=>h(l,j)))&&!U.some(j=>h(l,
j))})}const F=i=>(i?.children()??[]).map(e=>H(e.items().any()));function B({subject:i,extensions:e}){const t=e.get(G)?.value,n=t?(0,P.z2)(t).expect(P.gt).children().
map(H):[],s=(0,P.z2)(i),r=v(s),a=n.some(({tag:l})=>l===k)?[]:c(s);return[...r.length>0?[{tag:x,parts:r}]:[],...a,...n]}function H(i){const{tag:e}=i;return e===k?
{tag:e,parts:[V(i)]}:{tag:e,parts:e===x?v(i.items().any()):[]}}const V=i=>(0,P.Wm)(i).trim().replace(/\s+/g," ").toLowerCase(),v=i=>i.expect(P.gt).children().map(
e=>JSON.stringify(e.children().map(t=>{const n=t.items();return[(0,P.Q)(n.any()),V(n.any())]}).sort())),c=i=>i.children().flatMap(e=>e.children().flatMap(t=>{const n=t.
items();return(0,P.Q)(n.any())===A?[{tag:k,parts:[V(n.any())]}]:[]}));function h({tag:i,parts:e},t){if(i===x)return t.parts.every((a,l)=>e[l]===a);const[n=""]=e,
[s=""]=t.parts;if(s.includes("@"))return n===s;const r=n.slice(n.lastIndexOf("@")+1);return s.startsWith(".")?r.endsWith(s):r===s}const b=10,_=100,g=new Set([...[
14,15,16,17,18,19,31,32,33,35,36,37,46,54].map(i=>`2.5.29.${i}`),$,"1.3.6.1.5.5.7.1.1","1.3.6.1.5.5.7.1.3"]);async function u(i,e,t){const n=new o(e,t);return await n.
leads([i])?"trusted":n.isIncomplete?"chain_incomplete":"not_trusted"}class o{trusted;pace;isIncomplete=!1;tries=_;constructor(e,t){this.trusted=e,this.pace=t}async leads(e){
const{anchors:t,others:n}=this.trusted,s=e.at(-1);if(!this.isValid(s))return!1;if(t.some(({bytes:a})=>(0,R.er)(a,s.bytes)))return!0;if(!d(s))return!1;for(const a of t)
if(await this.issues(a,e,!0))return!0;if(e.length>=b)return!1;for(const a of n)if(await this.issues(a,e,!1)&&await this.leads([...e,a]))return!0;return[...t,...n].
some(({subject:a})=>(0,R.er)(s.issuer,a))||(this.isIncomplete=!0),!1}async issues(e,t,n){const s=t.at(-1);if(t.includes(e)||!(0,R.er)(s.issuer,e.subject)||this.
tries--<=0||!this.isValid(e))return!1;const r=performance.now(),a=p(e,t,n)&&(0,R.rh)(s,e)===!0;this.pace.addSince(r);const l=this.pace.step(0);return l&&await l,
a}isValid({notBefore:e,notAfter:t}){return this.trusted.time>=e&&this.trusted.time<=t}}const d=({extensions:i})=>[...i].every(([e,{critical:t}])=>!t||g.has(e));
function p(i,e,t){if(i.extensions.size===0)return t;try{const n=(0,R.fe)(i),s=e.slice(1).filter(r=>!(0,R.er)(r.issuer,r.subject));return n!==void 0&&s.length<=n&&
d(i)&&W(i,e)}catch{return!1}}var E=w(16231),y=w(78157),L=w(79725);function D(i,e,t){const{bytes:n}=i,s=e.length-n.length,r=J(i,t);if(!r)return;const{entries:a,number:l}=r,
I=Q(n,a,"ByteRange"),S=Q(n,a,"Contents");if(!I||!S||!K(n,S.start,S.end))return;const U=T(n,I.start,I.end);if(!U)return;const[j,ee,te,oe]=U;if(!(!(j===0&&ee===S.
start+s&&te===S.end+s)||te+oe>e.length))return{gapStart:ee,gapEnd:te,end:te+oe,number:l}}function J(i,{value:e,field:t,fieldNumber:n}){const s=new L.R;if(e instanceof
m.oS){const I=i.place(e.number);return I?.bytes===i.bytes&&s.locate(I.bytes,I.start,I.end)?{entries:s,number:e.number}:void 0}if(!(e instanceof m.Bi)||n===void 0||
t?.get("V")!==e)return;const r=i.place(n);if(r?.bytes!==i.bytes||!s.locate(r.bytes,r.start,r.end))return;const a=Q(i.bytes,s,"V"),l=new L.R;return a&&l.locate(i.
bytes,a.start,a.end)?{entries:l,number:void 0}:void 0}function Q(i,e,t){const{at:n}=e,s=Buffer.from(t,"latin1");let r;for(let a=e.first;a<e.used;a+=4)if((0,y.bS)(
i.subarray(n[a],n[a+1])).equals(s)){if(r)return;r={start:n[a+2],end:n[a+3]}}return r}const M=i=>i>=y.l0&&i<=y.ev;function T(i,e,t){const n=(0,y.bS)(i.subarray(e,
Math.min(t,e+200))).toString("latin1");if(t-e>200||!n.startsWith("[")||!n.endsWith("]"))return;const s=n.slice(1,-1).split(/[\0\t\n\f\r ]/).filter(S=>S!=="");if(s.
length!==4||s.some(S=>S.length>15||[...S].some(U=>!M(U.charCodeAt(0)))))return;const[r,a,l,I]=s.map(Number);return[r,a,l,I]}function K(i,e,t){if(i[e]!==y.iH||i[t-
1]!==y.vz)return!1;for(let n=e+1;n<t-1;n++){const s=i[n],r=s|32;if(!M(s)&&!(r>=97&&r<=102))return!1}return!0}function Z(i){let e=i.length;for(;e>0&&` \r
	\0\f`.includes(String.fromCharCode(i[e-1]));)e--;return e}function Y(i,e,t){let n=e;for(;n>e-3&&n>0&&[10,13,32].includes(i[n-1]);)n--;if((0,y.bS)(i.subarray(Math.
max(0,n-5),n)).toString("latin1")!=="%%EOF")return!1;const s=(0,N.l3)(i,n);return t.has(s)&&(0,y.AN)(i,s,e)<n}var z=w(91374),q=w(6057),se=w(54619),re=w(64680),ce=w(
88500),fe=w(45079);class he{before;after;apart;changed;leading;hasHidden;constructor(e,t,n){this.before=e,this.after=t,this.apart=n;const s=Math.max(e.table.size,
t.table.size);this.changed=new Uint8Array(s);for(const r of this.moved(s))this.changed[r]=1;for(let r=0;r<t.table.size;r++){const{kind:a,place:l}=t.table;a[r]===
se.UT&&this.changed[l[r]]===1&&(this.changed[r]=1)}this.leading=this.changed.slice(),this.hasHidden=this.findHidden()}static async find(e,t,n){const s=new he(e,
t,n);return await s.followBack(),s}async followBack(){const{leading:e,apart:t}=this,{pace:n}=this.after.job,s=await this.allReferences(),r=new Int32Array(e.length+
1);for(let S=1;S<s.length;S+=2)r[s[S]+1]++;for(let S=0;S<e.length;S++)r[S+1]+=r[S];const a=new Int32Array(s.length/2),l=r.slice();for(let S=0;S<s.length;S+=2)a[l[s[S+
1]]++]=s[S];const I=[];for(let S=0;S<e.length;S++)e[S]===1&&!t.has(S)&&I.push(S);for(let S=I.pop();S!==void 0;S=I.pop()){for(let j=r[S];j<r[S+1];j++){const ee=a[j];
e[ee]===1||t.has(ee)||(e[ee]=1,I.push(ee))}const U=n.step(100+r[S+1]-r[S]);U&&await U}}async allReferences(){const{after:e,leading:t}=this,n=new ce.s;let s=new Int32Array(
1024),r=0;for(let a=1;a<e.table.size;a++){const l=ae(e.table,a)?e.place(a):void 0;if(!l)continue;n.reset();const I=n.value(l.bytes,l.start,l.end);for(let U=0;U<
n.used;U+=3){const j=n.marks[U];j>=t.length||(r+2>s.length&&(s=(0,L.Z)(s,r+2)),s[r++]=a,s[r++]=j)}const S=e.job.pace.step(200+Math.max(I-l.start,0));S&&await S}
return s.subarray(0,r)}*moved(e){const[t,n]=[this.before.table,this.after.table];for(let s=1;s<e;s++){const[r,a]=[ae(t,s),ae(n,s)];if(r!==a)yield s;else if(r){const l=I=>t[I][s]===
n[I][s];(!l("kind")||!l("place")||!l("detail"))&&(yield s)}}}findHidden(){const{table:e}=this.after,t=this.before.bytes.length;for(let n=1;n<e.size;n++){if(this.
changed[n]!==1||!ae(e,n))continue;const s=e.kind[n]===se.UT?e.place[n]:n;if(e.kind[s]===se.tL&&e.place[s]<t)return!0}return!1}isChanged(e){const t=e instanceof m.
oS?e.number:e;return typeof t=="number"&&this.changed[t]===1}isAdded(e){return!ae(this.before.table,e)}touches(e){return ke(e).some(t=>!this.apart.has(t)&&this.
leading[t]===1)}isSame(e,t){return ne(e)===ne(t)&&!this.touches(t)}differingKeys(e,t){const n=[];for(const s of new Set([...e.keys(),...t.keys()]))this.isSame(e.
get(s),t.get(s))||n.push(s);return n}}const ae=({kind:i},e)=>i[e]===se.tL||i[e]===se.UT;function ne(i){if(i===void 0)return"";const e=new re.k(256);return(0,fe.
bD)(e,ge(i),fe.yT),Buffer.from(e.bytes).toString("latin1")}function ge(i){if(Array.isArray(i))return i.map(ge);if(!(i instanceof m.Bi))return i;const e=[...i].sort(
([t],[n])=>t<n?-1:1);return new m.Bi(e.map(([t,n])=>[t,ge(n)]))}function ke(i){const e=[],t=[i];for(;t.length>0;){const n=t.pop();if(n instanceof m.oS)e.push(n.
number);else if(Array.isArray(n))for(const s of n)t.push(s);else if(n instanceof m.Bi)for(const s of n.values())t.push(s);else n instanceof m.Z6&&t.push(n.dict)}
return e}const Le=new Set(["K","Nums","Kids"]),Ke=new Set(["ParentTreeNextKey","Limits"]),Be=new Set(["Obj","Pg","Stm"]);async function Ue(i,e,t){const[n,s]=[i.
catalog.get("StructTreeRoot"),e.catalog.get("StructTreeRoot")];if(!n||!s)return;const r=[{key:"",was:n,is:s}],a=new Set(t),l=[];for(let I=r.pop();I;I=r.pop()){const{
key:S,was:U,is:j}=I;if(Be.has(S)&&ne(U)===ne(j))continue;const[ee,te]=[i.resolve(U),e.resolve(j)];if(j instanceof m.oS&&!(0,m.cy)(te)){if(!(U instanceof m.oS)||
U.number!==j.number)return;if(a.has(j.number))continue;a.add(j.number),(0,m.Zm)(te)&&je(e,te)&&l.push(j.number)}const de=S==="K"&&(0,m.cy)(te)&&!(0,m.cy)(ee)?_e(
U===void 0?[]:[U],te):Fe(S,ee,te);if(!de)return;for(const me of de)r.push(me);const ue=e.job.pace.step(500);ue&&await ue}return l}const je=(i,e)=>e.has("P")?i.resolve(
e.get("S"))instanceof m.SX:(0,m.Eo)(i.resolve(e.get("Type")),"StructTreeRoot");function Fe(i,e,t){if((0,m.Zm)(e)&&(0,m.Zm)(t)){const n=[...new Set([...e.keys(),
...t.keys()])].filter(s=>!Ke.has(s));return n.some(s=>!e.has(s)&&s!=="K")?void 0:n.map(s=>({key:s,was:e.get(s),is:t.get(s)}))}if((0,m.cy)(e)&&(0,m.cy)(t))return(Le.
has(i)?e.length<=t.length:e.length===t.length)?_e(e,t):void 0;if(!(e instanceof m.Z6||t instanceof m.Z6))return ne(e)===ne(t)?[]:void 0}const _e=(i,e)=>i.map((t,n)=>({
key:"",was:t,is:e[n]}));async function Ge(i,e){const t=await Te(i),n=await Te(e),s=[...n.pages,...n.widgets.keys(),...n.comments],r=new Set([e.catalogNumber,...s]);
let a=await he.find(i,e,r);const[l,I]=[i,e].map(j=>j.catalog.get("StructTreeRoot")),S=a.isSame(l,I)?void 0:await Ue(i,e,new Set(s));S&&(a=await he.find(i,e,new Set(
[...r,...S])));const U=new $e(t,n,S!==void 0,a);return await U.run(),{kinds:U.kinds,fields:U.fields,hasHidden:U.differences.hasHidden,showsNewField:U.showsNewField}}
const We=new Set("Text FreeText Line Square Circle Polygon PolyLine Highlight Underline Squiggly StrikeOut Stamp Caret Ink Popup FileAttachment".split(" "));async function Te(i){
const e=await(0,z.qU)(i),t=new Map(e.flatMap(r=>r.number===void 0?[]:[[r.number,r]])),n=[],s=new Set;for(let r=0;r<i.pages.count;r++){const a=i.pages.number(r);
n.push(a);for(const I of i.array(i.dict(new m.oS(a))?.get("Annots"))??[])I instanceof m.oS&&He(i,I)&&s.add(I.number);const l=i.job.pace.step(2e3);l&&await l}return{
pages:n,fields:e,widgets:t,comments:s}}function He(i,e){const t=i.resolve(e),n=(0,m.Zm)(t)?i.resolve(t.get("Subtype")):null;return n!==null&&[...We].some(s=>(0,m.
Eo)(n,s))}const Ve=new Set(["AcroForm","DSS","Pages","StructTreeRoot","Extensions","Metadata","Version"]),ze=new Set(["Annots","Parent","Metadata","LastModified",
"Tabs"]);class $e{older;newer;hasGrownTags;differences;kinds=new Set;fields=[];before;after;showsNewField=!1;hasQuietChanges=!1;constructor(e,t,n,s){this.older=
e,this.newer=t,this.hasGrownTags=n,this.differences=s,{before:this.before,after:this.after}=s}async run(){this.compareTrailers(),this.compareCatalogs(),this.compareForms(),
await this.comparePages(),this.compareFields(),this.compareTags(),this.hasQuietChanges&&this.kinds.size===0&&this.kinds.add("other")}compareCatalogs(){const{before:e,
after:t,differences:n}=this;for(const s of new Set([...e.catalog.keys(),...t.catalog.keys()]))n.isSame(e.catalog.get(s),t.catalog.get(s))||(s==="DSS"?this.kinds.
add("validation_data"):Ve.has(s)?(s==="Extensions"||s==="Metadata"||s==="Version")&&(this.hasQuietChanges=!0):this.kinds.add("other"))}compareTrailers(){const[e,
t]=[this.before.trailer,this.after.trailer];for(const n of this.differences.differingKeys(e,t))n==="Info"?this.hasQuietChanges=!0:n!=="ID"&&this.kinds.add("othe\
r")}compareForms(){const e=this.before.dict(this.before.catalog.get("AcroForm"))??new m.Bi,t=this.after.dict(this.after.catalog.get("AcroForm"))??new m.Bi;for(const n of this.
differences.differingKeys(e,t)){const s=n==="NeedAppearances"&&this.after.resolve(t.get(n))!==!0;n==="Fields"?this.compareLists(this.before.array(e.get(n)),this.
after.array(t.get(n))):n==="DR"?this.compareFonts(e.get(n),t.get(n)):n==="DA"&&!e.has(n)?this.hasQuietChanges=!0:n!=="SigFlags"&&!s&&this.kinds.add("other")}}compareFonts(e,t){
const[n,s]=[this.before.dict(e)??new m.Bi,this.after.dict(t)??new m.Bi];for(const[r,a]of n){const l=this.after.dict(s.get(r));for(const[I,S]of this.before.dict(
a)??[])this.differences.isSame(S,l?.get(I))||this.kinds.add("other")}}compareLists(e=[],t=[]){const n=new Set(t.map(a=>ne(a))),s=new Set(e.map(a=>ne(a))),r=a=>!(a instanceof
m.oS)&&!s.has(ne(a));(e.some(a=>!n.has(ne(a)))||t.some(r))&&this.kinds.add("other")}async comparePages(){const[e,t]=[this.older.pages,this.newer.pages];if(e.length!==
t.length||e.some((n,s)=>n!==t[s])){this.kinds.add("other");return}this.differences.touches(this.after.catalog.get("Pages"))&&this.kinds.add("other");for(const n of t){
const[s,r]=[this.before.dict(new m.oS(n)),this.after.dict(new m.oS(n))];!s||!r?this.kinds.add("other"):this.comparePage(s,r);const a=this.after.job.pace.step(2e3);
a&&await a}}comparePage(e,t){for(const n of this.differences.differingKeys(e,t)){const s=n==="StructParents"&&!e.has(n);!ze.has(n)&&!s?this.kinds.add("other"):n!==
"Annots"&&(this.hasQuietChanges=!0),n==="Parent"&&ne(e.get(n))!==ne(t.get(n))&&this.kinds.add("other")}this.compareAnnotations(this.before.array(e.get("Annots"))??
[],this.after.array(t.get("Annots"))??[])}compareAnnotations(e,t){const n=new Set(e.map(r=>ne(r))),s=new Set(t.map(r=>ne(r)));for(const r of e)s.has(ne(r))||this.
kinds.add(r instanceof m.oS&&this.older.comments.has(r.number)?"annotations":"other");for(const r of t){const a=r instanceof m.oS?r.number:-1,l=!n.has(ne(r));this.
newer.comments.has(a)?this.compareComment(a,l):this.newer.widgets.has(a)?l&&!this.differences.isAdded(a)&&this.kinds.add("other"):(l||this.differences.touches(r))&&
this.kinds.add("other")}}compareComment(e,t){const[n,s]=[this.before.dict(new m.oS(e)),this.after.dict(new m.oS(e))];t&&n?this.kinds.add("other"):(t||!n||this.differences.
differingKeys(n,s).length>0)&&this.kinds.add("annotations")}compareFields(){const e=new Set((0,z.i4)(this.newer.fields)),t=new Map;for(const s of this.newer.fields){
const r=s.parent&&e.has(s.parent)?s.parent:void 0;r&&Qe(t,r,s)}for(const s of this.newer.fields)s.parent&&e.has(s.parent)||(e.has(s)?this.compareField(s,t.get(s)??
[]):this.compareGroup(s));const n=new Set(this.newer.fields.map(({number:s})=>s));this.older.fields.some(({number:s})=>s!==void 0&&!n.has(s))&&this.kinds.add("o\
ther")}compareGroup({number:e,dict:t}){const n=e===void 0?void 0:this.olderField(e);if(!n){e!==void 0&&this.kinds.add("other");return}for(const s of this.differences.
differingKeys(n,t))s==="Kids"?this.compareLists(this.before.array(n.get(s)),this.after.array(t.get(s))):this.kinds.add("other")}olderField(e){return this.older.
widgets.get(e)?.dict}compareField(e,t){const{number:n,dict:s,type:r,name:a}=e;if(n===void 0)return;const l=this.olderField(n);if(!l)return this.addField(e,t);const I=[
e,...t],S=new Set;for(const j of I)for(const ee of this.changedEntries(j))S.add(ee);if(S.size===0)return;if(r==="Sig"){this.before.resolve((0,z.hj)(this.before,
l,"V"))===null&&this.isNewSignature(s)&&Ae(S,Ze)?this.addSignature(s):this.kinds.add("other");return}!(ve(this.before,l)!==ve(this.after,s)||S.has("AS")&&r==="B\
tn")||!Ae(S,Ye)?this.kinds.add("other"):(this.kinds.add("form_values"),this.fields.push(a))}changedEntries({number:e,dict:t}){const n=e===void 0?void 0:this.olderField(
e);return n?this.differences.differingKeys(n,t):e===void 0?[]:["Kids"]}addField({number:e,dict:t,type:n},s){const r=n==="Sig"&&[e,...s.map(S=>S.number)].every(S=>this.
differences.isAdded(S)),a=r&&this.isNewSignature(t),l=r&&this.after.resolve((0,z.hj)(this.after,t,"V"))===null,I=[t,...s.map(S=>S.dict)].some(S=>S.has("AP")&&(0,q.
b0)(this.after,S.get("Rect")));a?this.addSignature(t):this.kinds.add(l&&!I?"signatures":"other"),this.showsNewField||=a&&I}isNewSignature(e){const t=e.get("V");
return t instanceof m.oS&&this.differences.isAdded(t.number)&&(0,m.Zm)(this.after.get(t))}addSignature(e){const t=this.after.dict(e.get("V"))?.get("Type");this.
kinds.add((0,m.Eo)(t,"DocTimeStamp")?"time_stamps":"signatures")}compareTags(){const[e,t]=[this.before.catalog.get("StructTreeRoot"),this.after.catalog.get("Str\
uctTreeRoot")];!this.differences.isSame(e,t)&&!(this.kinds.has("signatures")&&this.hasGrownTags)&&this.kinds.add("other")}}function Qe(i,e,t){const n=i.get(e);n?
n.push(t):i.set(e,[t])}const Ae=(i,e)=>[...i].every(t=>e.has(t)),Ze=new Set(["V","AP","F","P","M","MK"]),Ye=new Set(["V","AS","AP","I","TI","RV","M"]);function ve(i,e){
const t=i.resolve((0,z.hj)(i,e,"V"));return t instanceof m.Z6?Buffer.from(i.encoded(t)).toString("latin1"):Array.isArray(t)?t.map(n=>ne(i.resolve(n))).join(`
`):ne(t)}var Oe=w(26836),Me=w(77598),le=w(92410),Ie=w(90618),pe=w(50818),ye=w(20515),Je=w(46287);const xe={certificate:void 0,certificates:[],algorithm:null,claimedTime:void 0,
stampedTime:void 0,isIntact:null,isVerified:null},Xe=8<<20,we={...xe,problems:["contents_unreadable"]};async function qe(i,e,{subFilter:t,embedded:n,further:s},r){
const{gapStart:a,gapEnd:l,end:I}=e;if(l-a>2*Xe)return we;const S=Buffer.from((0,y.bS)(i.subarray(a+1,l-1)).toString("latin1"),"hex"),U=[i.subarray(0,a),i.subarray(
l,I)];try{if(t==="adbe.x509.rsa_sha1")return st(S,n,U);const j=(0,Ie.eG)(S,s),te=await et(j,t,async me=>me&&(0,Je.o)(U,me,r.pace),U),oe=S.subarray(j.end),ue=[...oe.
equals(Buffer.alloc(oe.length))?[]:["trailing_data"],...j.signers===1?[]:["several_signers"]];return{...te,problems:[...new Set([...te.problems,...ue])]}}catch(j){
if(j instanceof P.sG)return we;throw j}}async function et(i,e,t,n){const{signer:s,certificates:r}=i,{certificate:a,scheme:l}=s,I={certificate:a,certificates:r,algorithm:l?
(0,le.Vn)(l,a&&(0,R.jE)(a)):null,claimedTime:s.attributes.signingTime};if(e==="ETSI.RFC3161")return{...I,...await nt(i,t)};const S=(te,oe)=>(0,le.Od)(te,(0,R.jE)(
oe),s.signature,...n),U=e==="adbe.pkcs7.sha1"?await tt(i,t):i.content||i.contentType!==Ie.vN?void 0:(0,ye.M)(i,await t(s.hash),S);if(!U)return{...we,...I,stampedTime:void 0};
const j=[...U.problems];e==="ETSI.CAdES.detached"&&!s.attributes.certificateHash&&j.push("attribute_missing");const ee=s.timeStamp&&(0,pe.H9)(s.timeStamp,s.signature,
r);return s.timeStamp&&!ee&&j.push("timestamp_wrong"),{...I,...U,problems:j,stampedTime:ee?.info.time}}async function tt(i,e){const{content:t,signer:n}=i,s=await e(
"sha1"),r=t!==void 0&&s!==void 0&&(0,R.er)(t,s),a=(S,U)=>(0,le.Od)(S,(0,R.jE)(U),n.signature,t),l=(0,ye.M)(i,n.hash&&t?(0,Me.createHash)(n.hash).update(t).digest():
void 0,a),I=[...l.problems,"algorithm_weak",...r?[]:["digest_differs"]];return{...l,isIntact:r?l.isIntact:!1,problems:[...new Set(I)]}}async function nt(i,e){const t=(0,pe.
UB)(i),{hash:n}=i.signer,s=(0,ye.M)(i,n&&(0,Me.createHash)(n).update(i.content).digest()),r=await e(t.hash),a=r!==void 0&&(0,R.er)(r,t.imprint),l=[...s.problems];
t.hash?a||l.push("digest_differs"):l.push("algorithm_unknown"),t.hash&&le.Us.has(t.hash)&&l.push("algorithm_weak");const I=i.signer.certificate!==void 0&&(0,pe.
R2)(i.signer.certificate);I||l.push("timestamp_wrong");const S=t.hash===void 0?null:a?s.isIntact:!1,U=S===!0&&s.isVerified===!0&&I;return{...s,isIntact:S,problems:[
...new Set(l)],stampedTime:U?t.time:void 0}}function st(i,e,t){const n=(0,P.ao)((0,P.uL)(i).expect(P.G)),[s]=e,r=s&&(0,R.jE)(s),a={kind:"rsa",hash:"sha1"},l=r?(0,le.
Od)(a,r,n,...t)??null:null;return{...xe,certificate:s,certificates:e,algorithm:(0,le.Vn)(a,r),isIntact:l,isVerified:l,problems:["algorithm_weak",...l===!1?["sig\
nature_wrong"]:[],...l===null?["algorithm_unknown"]:[]]}}const it=50,De=200,Ne=100,rt=50;async function ot(i,e,t){const n=(await(0,E.Df)(i)).filter(({signature:a})=>a!==
void 0);if(n.length>De)throw(0,O.F)("nodes",`The document has ${n.length} signatures; at most ${De} are checked`,"Remove some");const s=new ht(i,e,t,await ft(i)),
r=[];for(const a of n){const l=performance.now();r.push(await s.check(a)),i.job.pace.addSince(l);const I=i.job.pace.step(0);I&&await I}return{entries:r,allIntact:r.
length>0&&r.every(Pe),coversWholeFile:r.some(({covers:a,intact:l})=>a==="whole_file"&&l===!0)}}const at=new Set(["certificate_expired","certificate_not_yet_vali\
d","algorithm_weak","attribute_missing","chain_incomplete","not_trusted","timestamp_wrong"]),Pe=({intact:i,verified:e,changesAfter:t,problems:n})=>i===!0&&e===!0&&
!t.includes("other")&&n.every(s=>at.has(s)),ct=({entries:i,allIntact:e,coversWholeFile:t})=>({count:i.length,allIntact:e,coversWholeFile:t,entries:i.map(n=>({...n}))});
async function ft(i){const e=i.array(i.dict(i.catalog.get("DSS"))?.get("Certs"))??[],t=[],n=new Set(e.slice(0,Ne).map(s=>i.resolve(s)));for(const s of n){const r=s instanceof
m.Z6?await i.decodedAtEase(s,{found:!1}).catch(dt):void 0,a=r&&(0,R.w$)(r),l=r&&i.job.pace.step(r.length*it);l&&await l,a&&t.push(a)}return t}function dt(i){if(!Ce(
i))throw i}const Se={kinds:new Set(["other"]),fields:[],hasHidden:!1,showsNewField:!1},ut={kinds:new Set,fields:[],hasHidden:!1,showsNewField:!1};class ht{document;input;options;further;sections;contentEnd;checkedContents=new Map;changes=new Map;job;constructor(e,t,n,s){
this.document=e,this.input=t,this.options=n,this.further=s,this.sections=(0,N.mq)(e.bytes),this.contentEnd=Z(t);const{onRepaired:r,...a}=e.job;this.job={...a,asked:void 0}}async check(e){
const{document:t,input:n}=this,s=e.signature,r=D(t,n,e),a=r&&await this.contentsOf(e,r),l=a?.contents,{covers:I,after:S,problems:U}=await this.checkRevision(e,r),
j=pt(l,(0,E.W4)(t,s)),ee=l?.certificate,te=[...U,...l?.problems??[],...wt(ee,j.time)],oe=a?a.trust??=await this.trustIn(l,j.time):await this.trustIn(l,j.time);oe!==
void 0&&oe!=="trusted"&&te.push(oe);const de=(0,Oe.k)(t,s,e.field);(0,Oe.T)(de,S)&&te.push("certification_violated");const ue=l?.isVerified??null;return{field:e.
name,kind:e.kind,signer:ee?.subjectName??null,issuer:ee?.issuerName??null,serial:ee?(0,R.S7)(ee):null,signedAt:j.signedAt,timestamp:be(l?.stampedTime),algorithm:l?.
algorithm??null,intact:ue===!1||!r||U.includes("not_a_revision")?!1:l?.isIntact??null,verified:ue,certificateInTime:ee&&j.time!==void 0?yt(ee,j.time):null,timeSource:j.
source,covers:I,changesAfter:[...S.kinds].sort(),certification:de.certification??null,trusted:this.options.anchors?oe==="trusted":null,problems:[...new Set(te)].
sort()}}async contentsOf(e,t){const{document:n,input:s,further:r}=this,a=this.checkedContents.get(t.gapStart);if(a)return a;const l=n.resolve(e.signature.get("S\
ubFilter")),S={subFilter:l instanceof m.SX?l.text:void 0,embedded:this.embedded(e),further:r},U={contents:await qe(s,t,S,this.job)};return this.checkedContents.
set(t.gapStart,U),U}embedded({signature:e}){const t=this.document.resolve(e.get("Cert")),n=Array.isArray(t)?t.slice(0,Ne).map(r=>this.document.resolve(r)):[t],s=(0,P.
cp)();return n.flatMap(r=>r instanceof m.Mx?(0,R.w$)(r.bytes,s)??[]:[])}async checkRevision(e,t){if(!t)return{covers:"part",after:Se,problems:["byte_range_malfo\
rmed"]};const{end:n}=t;if(n>=this.contentEnd)return{covers:"whole_file",after:ut,problems:[]};const s=this.input.length-this.document.bytes.length;if(!Y(this.document.
bytes,n-s,this.sections))return{covers:"part",after:Se,problems:["not_a_revision"]};const r=await this.compare(n);if(!r)return{covers:"earlier_revision",after:Se,
problems:[]};const a=await mt(r.before,e);return{covers:"earlier_revision",after:r.found,problems:[...a?[]:["not_a_revision"],...r.found.hasHidden?["hidden_cont\
ent"]:[]]}}async compare(e){if(this.changes.has(e))return this.changes.get(e);const{document:t,options:n}=this;let s;if(!n.isDamaged&&!t.suspect&&this.changes.size<
rt){const r=await this.open(this.input.subarray(0,e));r&&(s={before:r,found:await Ge(r,t)})}return this.changes.set(e,s),s}async open(e){const t={isDamaged:!1},
n={...this.job,onRepaired:({isOfDataAlone:s})=>{t.isDamaged||=!s}};try{const s=await(0,f.E)(e,n,{password:this.options.password});return t.isDamaged||s.suspect?
void 0:s}catch(s){if(Ce(s))return;throw s}}async trustIn(e,t){const{anchors:n}=this.options;if(!n)return;const s=e?.certificate;if(!s||!n.some(({bytes:l})=>(0,R.
er)(l,s.bytes))&&!lt(s))return"not_trusted";const a={others:e.certificates,anchors:n,time:t??s.notBefore};return u(s,a,this.job.pace)}}function lt(i){try{return(0,R.
Rv)(i)}catch{return!1}}const Ce=i=>Ee(i)&&"code"in i&&["unreadable_document","wrong_password","password_required"].includes(String(i.code)),Ee=i=>typeof i=="obj\
ect"&&i!==null;async function mt(i,{name:e,fieldNumber:t,value:n}){const s=await(0,E.Df)(i),r=a=>a.name===e&&a.fieldNumber===t&&((0,m.Zm)(n)?(0,m.Zm)(a.value):gt(
a.value,n));return s.some(r)}const gt=(i,e)=>Ee(i)&&Ee(e)&&"number"in i&&"number"in e&&i.number===e.number;function pt(i,e){const t=e??be(i?.claimedTime),n=i?.stampedTime;
if(n!==void 0)return{signedAt:t??be(n),time:n,source:"timestamp"};const s=t===null?NaN:Re(t);return Number.isNaN(s)?{signedAt:t,time:void 0,source:null}:{signedAt:t,
time:s,source:"claimed"}}const Re=i=>Date.parse(i.includes("T")&&!/(?:Z|[+-]\d\d:\d\d)$/.test(i)?`${i}Z`:i),be=i=>i===void 0||Number.isNaN(i)?null:new Date(i).toISOString().
replace(/\.000Z$/,"Z"),yt=({notBefore:i,notAfter:e},t)=>t>=i&&t<=e;function wt(i,e){return!i||e===void 0?[]:e<i.notBefore?["certificate_not_yet_valid"]:e>i.notAfter?
["certificate_expired"]:[]}}),26836:((ie,X,w)=>{w.d(X,{T:()=>G,k:()=>R});var O=w(45599),f=w(77581);const N=["validation_data","time_stamps"],m={no_changes:new Set(
N),fill_forms:new Set([...N,"signatures","form_values"]),comments:new Set([...N,"signatures","form_values","annotations"])},P=[void 0,"no_changes","fill_forms",
"comments"];function R(A,C,k){const x=(A.array(C.get("Reference"))??[]).flatMap(h=>A.dict(h)??[]),W=h=>x.filter(b=>(0,O.Eo)(A.resolve(b.get("TransformMethod")),
h)),F=h=>A.dict(h.get("TransformParams")),B=W("DocMDP")[0],H=B&&A.resolve(F(B)?.get("P")),V=A.dict(k?.get("Lock")),v=[...W("FieldMDP").flatMap(h=>F(h)??[]),...V?
[V]:[]],c=V&&A.resolve(V.get("P"));return{certification:B&&(typeof H=="number"?P[H]:"fill_forms"),lock:typeof c=="number"?P[c]:void 0,isLocked:h=>v.some(b=>$(A,
b,h))}}function $(A,C,k){const x=A.resolve(C.get("Action")),F=(A.array(C.get("Fields"))??[]).flatMap(B=>{const H=A.resolve(B);return H instanceof O.Mx?[(0,f.g7)(
H)]:[]}).some(B=>k===B||k.startsWith(`${B}.`));return x instanceof O.SX?x.text==="All"||x.text==="Include"&&F||x.text==="Exclude"&&!F:!1}function G({certification:A,
lock:C,isLocked:k},{kinds:x,fields:W,showsNewField:F}){const B=[A,C].filter(H=>H!==void 0);return B.length>0&&F?!0:B.some(H=>[...x].some(V=>!m[H].has(V)))||W.some(
k)}}),90618:((ie,X,w)=>{w.d(X,{FQ:()=>G,Qk:()=>x,Ty:()=>$,VG:()=>R,do:()=>k,eG:()=>B,ok:()=>m,vN:()=>P});var O=w(92410),f=w(82377),N=w(34773);const m="1.2.840.1\
13549.1.7.2",P="1.2.840.113549.1.7.1",R="1.2.840.113549.1.9.16.1.4",$="1.2.840.113549.1.9.3",G="1.2.840.113549.1.9.4",A="1.2.840.113549.1.9.5",C="1.2.840.113549\
.1.9.16.2.12",k="1.2.840.113549.1.9.16.2.47",x="1.2.840.113549.1.9.16.2.14",W=100,F=50;function B(u,o=[]){const d=(0,f.uL)(u).expect(f.gt),p=d.items();if((0,f.Q)(
p.any())!==m)throw new f.sG("not signed data");const E=p.take((0,f.qA)(0)).items().take(f.gt).items();E.take(f.vh),E.take(f.rK);const y=E.take(f.gt).items(),L=(0,f.
Q)(y.any()),D=y.maybe((0,f.qA)(0))?.items().any(),J=[...H(E.maybe((0,f.qA)(0))),...o];E.maybe((0,f.qA)(1));const Q=E.take(f.rK).children();if(!Q[0])throw new f.
sG("no signer");return{contentType:L,content:D&&(0,f.ao)(D),certificates:J,signers:Q.length,signer:v(Q[0],J),end:d.end}}function H(u){const o=[],d=(0,f.cp)();for(const p of u?.
children().slice(0,W)??[]){const E=p.tag===f.gt?(0,N.w$)(p.whole,d):void 0;E&&o.push(E)}return o}const V="2.5.29.14";function v(u,o){const d=u.expect(f.gt).items();
d.take(f.vh);const p=d.maybe((0,f.qA)(0,!1)),E=(0,f.cp)(),y=p?o.find(({extensions:T})=>{const K=T.get(V)?.value;return K&&(0,N.er)((0,f.ao)((0,f.z2)(K,E)),p.contents)}):
c(d.take(f.gt),o),L=(0,O.qQ)(d.take(f.gt)),D=d.maybe((0,f.qA)(0)),J=(0,O.dz)(d.take(f.gt),L),Q=(0,f.ao)(d.any()),M=d.maybe((0,f.qA)(1));return{certificate:y,hash:L,
scheme:J,signature:Q,attributeBytes:D&&h(D),attributes:_(D?b(D):new Map),timeStamp:M&&b(M).get(x)?.whole}}function c(u,o){const d=u.items(),p=d.take(f.gt).whole,
E=d.take(f.vh).contents;return o.find(y=>(0,N.er)(y.serial,E)&&(0,N.er)(y.issuer,p))}function h(u){const o=Uint8Array.from(u.whole);return o[0]=f.rK,o}function b(u){
const o=new Map,d=u.children();if(d.length>F)throw new f.sG("attributes");for(const p of d){const E=p.expect(f.gt).items(),y=(0,f.Q)(E.any()),[L]=E.take(f.rK).children();
if(!L||o.has(y))throw new f.sG("attribute");o.set(y,L)}return o}function _(u){const o=u.get($),d=u.get(G),p=u.get(A);return{contentType:o&&(0,f.Q)(o),messageDigest:d&&
(0,f.ao)(d.expect(f.G)),signingTime:p&&(0,f.nR)(p),certificateHash:g(u)}}function g(u){const o=u.get(k),d=u.get(C),p=(o??d)?.items().take(f.gt).children()[0];if(!p)
return;const E=p.items(),y=o?E.maybe(f.gt):void 0;return{hash:o?y?(0,O.qQ)(y):"sha256":"sha1",digest:(0,f.ao)(E.take(f.G))}}}),50818:((ie,X,w)=>{w.d(X,{H9:()=>k,
R2:()=>C,UB:()=>G});var O=w(77598),f=w.n(O),N=w(92410),m=w(82377),P=w(34773),R=w(90618),$=w(20515);function G({contentType:x,content:W}){if(x!==R.VG||!W)throw new m.
sG("not a time stamp");const F=(0,m.z2)(W).expect(m.gt).items();F.take(m.vh),(0,m.Q)(F.any());const B=F.take(m.gt).items(),H=(0,N.qQ)(B.take(m.gt)),V=B.take(m.G).
contents;F.take(m.vh);const v=(0,m.nR)(F.take(m.xT));return F.maybe(m.gt),F.maybe(1),{hash:H,imprint:V,time:v,nonce:F.maybe(m.vh)?.contents}}const A="1.3.6.1.5.\
5.7.3.8";function C(x){const W=(0,P.De)(x);return W?.critical===!0&&W.purposes.length===1&&W.purposes[0]===A&&(0,P.Rv)(x)}function k(x,W,F=[]){try{const B=(0,R.
eG)(x,F),H=G(B),{certificate:V}=B.signer;if(B.signers!==1||!V||!H.hash||!C(V)||H.time<V.notBefore||H.time>V.notAfter||!(0,P.er)(H.imprint,(0,O.createHash)(H.hash).
update(W).digest()))return;const v=(0,$.M)(B,(0,O.createHash)(B.signer.hash??"sha256").update(B.content).digest());return v.isIntact&&v.isVerified&&v.problems.every(
c=>c==="algorithm_weak")?{info:H,data:B}:void 0}catch{return}}}),20515:((ie,X,w)=>{w.d(X,{M:()=>$});var O=w(77598),f=w.n(O),N=w(92410),m=w(34773);const P=2048;function R({
hash:G},A){const C=(0,m.jE)(A)?.asymmetricKeyDetails?.modulusLength;return N.Us.has(G)||C!==void 0&&C<P}function $({contentType:G,signer:A},C,k){const{certificate:x,
hash:W,scheme:F,signature:B,attributeBytes:H,attributes:V}=A,v=[],c=x&&(0,m.jE)(x);if(x||v.push("several_signers"),(!W||!F||x&&!c)&&v.push("algorithm_unknown"),
x&&F&&R(F,x)&&v.push("algorithm_weak"),!H){const g=F&&x&&c&&k?k(F,x)??null:null;return g===!1&&v.push("signature_wrong"),{isIntact:g,isVerified:g,problems:v}}(!V.
messageDigest||V.contentType!==G)&&v.push("attribute_missing");const h=C?V.messageDigest!==void 0&&(0,m.er)(V.messageDigest,C):null;h===!1&&v.push("digest_diffe\
rs");const{certificateHash:b}=V;if(x&&b?.hash){const g=(0,O.createHash)(b.hash).update(x.bytes).digest();(0,m.er)(g,b.digest)||v.push("signing_certificate_diffe\
rs")}const _=c&&F?(0,N.Od)(F,c,B,H)??null:null;return _===!1&&v.push("signature_wrong"),_===null&&c&&F&&v.push("algorithm_unknown"),{isIntact:h,isVerified:_,problems:[
...new Set(v)]}}}),46287:((ie,X,w)=>{w.d(X,{o:()=>m});var O=w(77598),f=w.n(O);const N=4<<20;async function m(P,R,$){const G=(0,O.createHash)(R);for(const A of P)
for(let C=0;C<A.length;C+=N){const k=A.subarray(C,C+N);G.update(k);const x=$.step(k.length);x&&await x}return G.digest()}}),81077:((ie,X,w)=>{w.d(X,{BX:()=>$,H6:()=>G,
MN:()=>A,Pu:()=>P,Zc:()=>R,r6:()=>C});var O=w(45599),f=w(93604),N=w(9819);const m=64,P=c=>typeof c=="number"?String(c):Buffer.from(c.bytes).toString("latin1");async function R(c,h,b){
const _=[];for(const g of await W(c,h,0,b)){for(const o of B(c,g,b))_.push(o);const u=c.job.pace.step(k);u&&await u}return _}async function $(c,h,b,_,g,u){const o=await W(
c,h,b,_,u);for(let d=o.length-1;d>=0;d--){const p=o[d],E=B(c,p,_),y=E.filter(([Q,M])=>!g(Q,M)),L=c.job.pace.step(k+E.length*k);L&&await L,y.length<E.length&&(c.
edit(p.holder),p.dict.set(_,V(y)),p.changed=!0);for(const Q of p.repeats)c.edit(p.holder),p.dict.delete(Q),p.changed=!0;if(p.emptyKids){const Q=(c.array(p.dict.
get("Kids"))??[]).filter(M=>!p.emptyKids.has(c.dict(M)));c.edit(p.holder),p.dict.set("Kids",Q),p.changed=!0}if(!p.changed)continue;const D=c.array(p.dict.get("K\
ids"))??[];p.empty=y.length===0&&D.length===0;const J=p.parent;J&&(J.changed=!0,p.empty?(J.emptyKids??=new Set).add(p.dict):H(c,p,y,D))}return o[0]?.empty??!1}function G(c,h,b){
if(h.length<=m)return(0,O.jd)({[b]:V(h)});let _=[];for(const g of v(h)){const[u,o]=[g[0][0],g.at(-1)[0]];_.push({ref:c.add((0,O.jd)({Limits:[u,o],[b]:V(g)})),low:u,
high:o})}for(;_.length>m;)_=v(_).map(g=>{const[u,o]=[g[0].low,g.at(-1).high];return{ref:c.add((0,O.jd)({Limits:[u,o],Kids:g.map(({ref:d})=>d)})),low:u,high:o}});
return(0,O.jd)({Kids:_.map(({ref:g})=>g)})}async function A(c,h){const{pace:b}=c.job,_=[];for(const[g,u]of h){_.push([(0,O.Px)(g),u]);const o=b.step(10*k);o&&await o}
return G(c,await C(c,_),"Names")}async function C(c,h){const{pace:b}=c.job,_=[];for(const u of h){_.push({entry:u,key:P(u[0])});const o=b.step(k);o&&await o}return(await(0,f.
qZ)(_,(u,o)=>u.key<o.key?-1:u.key>o.key?1:0,b)).map(({entry:u})=>u)}const k=100,x=30;async function W(c,h,b,_,g){const u=new N.b9(c),o=new Set,d=y=>o.size<o.add(
y).size,p=[],E=[{value:h??null,holder:b,parent:void 0}];for(let y=E.pop();y!==void 0;y=E.pop()){u.spend(1);const L=c.job.pace.step(k);L&&await L;const D=c.dict(
y.value);if(!D||!d(D)||g&&y.parent&&!F(c,D,g))continue;const J=[],Q=z=>{const q=c.array(D.get(z));return!q||d(q)?q??[]:(J.push(z),[])},M=Q(_).length>>1,T=Q("Kid\
s"),K={dict:D,holder:(0,N.Kd)(y.value,y.holder),parent:y.parent,repeats:J};p.push(K),u.spend(M);const Z=(0,N.Kd)(D.get("Kids"),K.holder);for(let z=T.length-1;z>=
0;z--){E.push({value:T[z],holder:Z,parent:K});const q=c.job.pace.step(x);q&&await q}const Y=c.job.pace.step(M*k);Y&&await Y}return p}function F(c,h,b){const[_,g]=c.
array(h.get("Limits"))??[];return typeof _!="number"||typeof g!="number"||b(_,g)}function B(c,{dict:h,repeats:b},_){const g=b.includes(_)?void 0:c.array(h.get(_));
if(!g)return[];const u=[];for(let o=0;o+1<g.length;o+=2){const d=c.resolve(g[o]);(_==="Names"?d instanceof O.Mx:typeof d=="number")&&u.push([d,g[o+1]])}return u}
function H(c,h,b,_){const g=d=>c.array(c.dict(d)?.get("Limits"))??[],u=b[0]?.[0]??g(_[0])[0],o=b.at(-1)?.[0]??g(_.at(-1))[1];c.edit(h.holder),u!==void 0&&o!==void 0?
h.dict.set("Limits",[u,o]):h.dict.delete("Limits")}function V(c){const h=[];for(const[b,_]of c)h.push(b,_);return h}function v(c){const h=[];for(let b=0;b<c.length;b+=
m)h.push(c.slice(b,b+m));return h}}),70549:((ie,X,w)=>{w.d(X,{n:()=>O});function O(f){const N=new WeakMap;return m=>{if(m.hasChanges)return f(m);const P=N.get(m);
if(P)return P.answer;const R=f(m);return N.set(m,{answer:R}),R}}}),9819:((ie,X,w)=>{w.d(X,{J7:()=>N,Kd:()=>R,Wo:()=>$,_i:()=>P,b9:()=>m});var O=w(42973),f=w(45599);
class N{document;gone=new Set;chased=new Set;constructor(A){this.document=A}remove(A){const{catalog:C,catalogNumber:k,pages:x}=this.document,W=C.get("Pages");A===
k||(0,f.i9)(W)&&A===W.number||x.holds(A)||(this.gone.add(A),this.document.remove(A))}chase(A){this.chased.add(A)}removed(){return this.gone}takeChased(){const A=this.
chased;return this.chased=new Set,A}isGone(A){return(0,f.i9)(A)&&this.gone.has(A.number)}}class m{most;left;constructor(A){this.most=this.left=A.job.limits.nodes}spend=A=>{
if(this.left-=A,this.left<0)throw(0,O.F)("nodes",`The document has more than ${this.most} fields, bookmarks, names and structure elements`,"Remove bookmarks or \
tags with another program first")}}class P{seen;beyond=new Set;allowance;constructor(A,C=new m(A)){this.allowance=C,this.seen=new Uint8Array((A.size>>3)+1)}first(A){
if(this.allowance.spend(1),!(0,f.i9)(A))return!0;const{number:C}=A,k=C>>3;if(k>=this.seen.length)return this.beyond.size<this.beyond.add(C).size;const x=1<<(C&7),
W=(this.seen[k]&x)===0;return this.seen[k]|=x,W}}function R(G,A){return(0,f.i9)(G)?G.number:A}function $(G,A){const C=G.catalog.get(A),k=G.dict(C);return k&&{dict:k,
holder:R(C,G.catalogNumber)}}}),21996:((ie,X,w)=>{w.d(X,{Av:()=>x,RJ:()=>B,V3:()=>F,vb:()=>H,zx:()=>k});var O=w(54619),f=w(93604),N=w(78157),m=w(88500);const P=2048,
R=65536,$=4,G=1<<20,A=1024,C="[^\\0\\t\\n\\f\\r ()<>[\\]{}/%#]";async function k(c,h){const{found:b,all:_}=await W(c,h),g=u=>[...new Set([...u,..._])].sort((o,d)=>o-
d);return Object.fromEntries(h.map(u=>[u,g(b[u])]))}async function x(c,h){const{found:b,all:_}=await W(c,h);for(const g of Object.values(b))for(const u of g)_.add(
u);return _}async function W(c,h){const b=h.map(o=>{const[d="",...p]=[...o].map(y=>y.replace(/\W/,"\\$&")),E=/\W/.test(o)?C:"\\w";return`${d}(?:${p.join("")}|${E}\
{0,${Math.max(0,o.length-2)}}#)`}),_=new RegExp(`/(?:${b.join("|")}|#)`,"g"),g=Object.fromEntries(h.map(o=>[o,new Set])),u=new Set;await B(c,(o,d,p,E)=>{const y=o.
toString("latin1",d,p);_.lastIndex=0;for(let L=_.exec(y);L;L=_.exec(y)){const D=E(d+L.index);D!==void 0&&(L[0].endsWith("#")?u.add(D):g[L[0].slice(1)].add(D))}});
for(const o of H(c))u.add(o);return{found:g,all:u}}async function F(c,h){const b=await k(c,h);return[...new Set(Object.values(b).flat())].sort((_,g)=>_-g)}async function B(c,h){
const{bytes:b,table:_}=c,g=V(c),u=new Int32Array(g.length);for(let y=0;y<g.length;y++)u[y]=_.place[g[y]];const o=(0,N.bS)(b),d=y=>g[(0,f.MJ)(u,y)-1],p=new m.s;let E=0;
for(let y=0;y<g.length;y++){const L=y+1===g.length,D=L?b.length:u[y+1],J=D-u[y]>P;if(!J&&!L&&D-E<R)continue;let Q=D;if(J){u[y]>E&&h(o,E,u[y],d),p.reset();const T=p.
value(b,c.bodies[g[y]],D);E=u[y],T>=0&&(Q=T)}h(o,E,Q,d);const M=c.job.pace.step($*(Q-E));M&&await M,E=D}for(const[y,L]of v(c)){const D=c.objectStream(y),J=c.job.
pace.step(0);if(J&&await J,!D)continue;const Q=new Set(L),{starts:M,numbers:T,data:K}=D,Z=Y=>{const z=T[(0,f.MJ)(M,Y)-1];return z!==void 0&&Q.has(z)?z:void 0};for(let Y=0;Y<
K.length;Y+=G){h((0,N.bS)(K),Y,Math.min(Y+G+A,K.length),Z);const z=c.job.pace.step($*G);z&&await z}}}function*H(c){for(let h=1;c.hasChanges&&h<c.size;h++)c.isChanged(
h)&&c.exists(h)&&(yield h)}function V(c){const{table:h,hasChanges:b}=c,_=[];let g=!0,u=-1;for(let o=1;o<h.size;o++){if(h.kind[o]!==O.tL||b&&c.isChanged(o))continue;
const d=h.place[o];g&&=d>=u,u=d,_.push(o)}return g?_:_.sort((o,d)=>h.place[o]-h.place[d])}function v(c){const{table:h,hasChanges:b}=c,_=new Map;for(let g=1;g<h.
size;g++){if(h.kind[g]!==O.UT||b&&c.isChanged(g))continue;const u=h.place[g],o=_.get(u);o?o.push(g):_.set(u,[g])}return _}}),87773:((ie,X,w)=>{w.d(X,{$:()=>f});
const O=2e3;async function*f(N,m){for(const P of m){yield[P,N.get(P)];const R=N.job.pace.step(O);R&&await R}}})};
