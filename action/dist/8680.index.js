"use strict";exports.id=8680,exports.ids=[8680],exports.modules={92410:((ie,Y,y)=>{y.d(Y,{Dy:()=>Q,Od:()=>a,Us:()=>R,Vn:()=>E,ag:()=>A,dz:()=>H,gb:()=>G,jK:()=>k,kc:()=>b,qQ:()=>I,
uF:()=>P});var O=y(77598),f=y.n(O),C=y(82377);const p={"1.2.840.113549.2.5":"md5","1.3.14.3.2.26":"sha1","2.16.840.1.101.3.4.2.4":"sha224","2.16.840.1.101.3.4.2\
.1":"sha256","2.16.840.1.101.3.4.2.2":"sha384","2.16.840.1.101.3.4.2.3":"sha512"},P=m=>Object.entries(p).find(([,d])=>d===m)[0],R=new Set(["md5","sha1"]),Q="1.2\
.840.113549.1.1.1",G="1.2.840.113549.1.1.10",A="1.2.840.113549.1.1.8",k="1.2.840.10045.2.1",W={[Q]:["rsa",void 0],"1.2.840.113549.1.1.4":["rsa","md5"],"1.2.840.\
113549.1.1.5":["rsa","sha1"],"1.2.840.113549.1.1.14":["rsa","sha224"],"1.2.840.113549.1.1.11":["rsa","sha256"],"1.2.840.113549.1.1.12":["rsa","sha384"],"1.2.840\
.113549.1.1.13":["rsa","sha512"],[k]:["ecdsa",void 0],"1.2.840.10045.4.1":["ecdsa","sha1"],"1.2.840.10045.4.3.1":["ecdsa","sha224"],"1.2.840.10045.4.3.2":["ecds\
a","sha256"],"1.2.840.10045.4.3.3":["ecdsa","sha384"],"1.2.840.10045.4.3.4":["ecdsa","sha512"]},I=m=>p[(0,C.Q)(m.expect(C.gt).items().any())];function H(m,d){const u=m.
expect(C.gt).items(),o=(0,C.Q)(u.any());if(o===G)return F(u.maybe(C.gt));const[h,g]=W[o]??[],_=g??d;if(!(!h||!_||g&&d&&g!==d))return{kind:h,hash:_}}function F(m){
const d=m?.items(),u=d?.maybe((0,C.qA)(0)),o=d?.maybe((0,C.qA)(1)),h=d?.maybe((0,C.qA)(2)),g=u?I(u.items().any()):"sha1",_=o?K(o.items().any()):"sha1";if(!(!g||
g!==_))return{kind:"pss",hash:g,saltLength:h?(0,C.rl)(h.items().any()):20}}function K(m){const d=m.expect(C.gt).items();return(0,C.Q)(d.any())===A?I(d.any()):void 0}
const V=8192,z=2n**33n,v=4096;function b(m){if(!(m.length>v))try{const d=(0,O.createPublicKey)({key:Buffer.from(m),format:"der",type:"spki"}),{modulusLength:u=0,
publicExponent:o=3n,namedCurve:h}=d.asymmetricKeyDetails??{};return d.asymmetricKeyType==="ec"?h===void 0?void 0:d:(d.asymmetricKeyType==="rsa"||d.asymmetricKeyType===
"rsa-pss")&&u>=512&&u<=V&&o<z?d:void 0}catch{return}}function a({kind:m,hash:d,saltLength:u},o,h,...g){const _=o.asymmetricKeyType==="ec";if(_!==(m==="ecdsa")||
o.asymmetricKeyType==="rsa-pss"&&m!=="pss")return;const D=m==="pss"?O.constants.RSA_PKCS1_PSS_PADDING:O.constants.RSA_PKCS1_PADDING;try{const N=(0,O.createVerify)(
d);for(const B of g)N.update(B);return N.verify(_?o:{key:o,padding:D,...m==="pss"&&{saltLength:u}},h)}catch{return}}function E({kind:m,hash:d},u){const{modulusLength:o,
namedCurve:h=""}=u?.asymmetricKeyDetails??{},g=d==="md5"?"MD5":d.toUpperCase().replace("SHA","SHA-");return m==="ecdsa"?`ECDSA ${T[h]??h} ${g}`:`${m==="pss"?"RS\
A-PSS":"RSA"}${o===void 0?"":`-${o}`} ${g}`}const T={prime256v1:"P-256",secp384r1:"P-384",secp521r1:"P-521"}}),82377:((ie,Y,y)=>{y.d(Y,{Cq:()=>R,G:()=>P,Jx:()=>f,
Q:()=>o,Wm:()=>N,ao:()=>h,cp:()=>E,e4:()=>_,gt:()=>W,nR:()=>X,qA:()=>V,rK:()=>I,rl:()=>D,sG:()=>O,uL:()=>T,vh:()=>C,xT:()=>k,yg:()=>Q,z2:()=>m});class O extends Error{}
const f=1,C=2,p=3,P=4,R=5,Q=6,G=12,A=23,k=24,W=48,I=49,H=30,F=28,K=32,V=(M,S=!0)=>128|(S?K:0)|M,z=40,v=2e5;class b{bytes;tag;start;from;to;end;depth;budget;constructor(S,L,$,Z,J,q,te,re){
this.bytes=S,this.tag=L,this.start=$,this.from=Z,this.to=J,this.end=q,this.depth=te,this.budget=re}get contents(){return this.bytes.subarray(this.from,this.to)}get whole(){
return this.bytes.subarray(this.start,this.end)}children(){if((this.tag&K)===0)throw new O("not constructed");const S=[];for(let L=this.from;L<this.to;){const $=d(
this.bytes,L,this.to,this.depth+1,this.budget);S.push($),L=$.end}return S}items(){return new a(this.children())}expect(S){if(this.tag!==S)throw new O(`tag ${this.
tag} in place of ${S}`);return this}}class a{values;at=0;constructor(S){this.values=S}any(){const S=this.values[this.at++];if(!S)throw new O("a value is missing");
return S}take(S){return this.any().expect(S)}maybe(S){return this.values[this.at]?.tag===S?this.values[this.at++]:void 0}}const E=()=>({nodes:v}),T=(M,S=E())=>d(
M,0,M.length,0,S);function m(M,S){const L=T(M,S);if(L.end!==M.length)throw new O("bytes follow");return L}function d(M,S,L,$,Z){if($>z||--Z.nodes<0)throw new O(
"too much");const J=M[S],q=M[S+1];if(S+2>L||(J&31)===31)throw new O("no header");if(q===128)return u(M,S,L,$,Z);let te=S+2,re=q;if(q>128){const ae=q&127;if(ae>4||
te+ae>L)throw new O("length");re=0;for(let ue=0;ue<ae;ue++)re=re*256+M[te++]}if(re>L-te)throw new O("too long");return new b(M,J,S,te,te+re,te+re,$,Z)}function u(M,S,L,$,Z){
const J=M[S];if((J&K)===0)throw new O("length");for(let q=S+2;q+2<=L;){if(M[q]===0&&M[q+1]===0)return new b(M,J,S,S+2,q,q+2,$,Z);q=d(M,q,L,$+1,Z).end}throw new O(
"no end")}function o(M){const{contents:S}=M.expect(Q);if(S.length===0||S.length>40)throw new O("identifier");const L=[];let $=0;for(const Z of S){if($=$*128+(Z&
127),$>2**45)throw new O("identifier");if(!(Z>=128)){if(L.length>0)L.push($);else{const J=Math.min(Math.floor($/40),2);L.push(J,$-J*40)}$=0}}if(S.at(-1)>=128)throw new O(
"identifier");return L.join(".")}function h(M){if((M.tag&K)===0)return M.contents;const S=[];return g(M,S),Buffer.concat(S)}function g(M,S){if((M.tag&K)===0)S.push(
M.contents);else for(const L of M.children())g(L,S)}function _(M){const{contents:S}=M.expect(p);if(S.length===0||S[0]>7)throw new O("bit string");return S.subarray(
1)}function D(M){const{contents:S}=M.expect(C);if(S.length===0||S.length>4||S[0]>=128)throw new O("integer");return S.reduce((L,$)=>L*256+$,0)}function N({tag:M,
contents:S}){const L=Buffer.from(S);return M===G?L.toString("utf8"):M===H?L.length%2===0?L.swap16().toString("utf16le"):"":M===F?"":L.toString("latin1")}const B=/^(\d{2}|\d{4})(\d{2})(\d{2})(\d{2})(\d{2})(?:(\d{2})(?:[.,](\d{1,9}))?)?Z$/;
function X(M){const{tag:S,contents:L}=M;if(S!==A&&S!==k)throw new O("time");const $=B.exec(Buffer.from(L.subarray(0,40)).toString("latin1")),[,Z="",J,q,te,re,ae="\
0",ue="0"]=$??[];if(!$||Z.length===2!=(S===A))throw new O("time");const pe=Z.length===4?Number(Z):Number(Z)+(Number(Z)<50?2e3:1900),ce=new Date(0);if(ce.setUTCFullYear(
pe,Number(J)-1,Number(q)),!(ce.getUTCMonth()+1===Number(J)&&ce.getUTCDate()===Number(q))||Number(te)>23||Number(re)>59||Number(ae)>60)throw new O("time");return ce.
setUTCHours(Number(te),Number(re),Number(ae),+`0.${ue}`*1e3)}}),34773:((ie,Y,y)=>{y.d(Y,{De:()=>u,Rv:()=>m,S7:()=>W,er:()=>H,fe:()=>d,jE:()=>I,rh:()=>F,w$:()=>R});
var O=y(92410),f=y(82377);const C=100;function p(o,h){const g=(0,f.z2)(o,h).expect(f.gt).items(),_=g.take(f.gt),D=g.take(f.gt),N=(0,f.e4)(g.any()),B=_.items();B.
maybe((0,f.qA)(0));const X=B.take(f.vh).contents;B.take(f.gt);const M=B.take(f.gt),[S,L]=B.take(f.gt).children(),$=B.take(f.gt),Z=B.take(f.gt).whole;B.maybe((0,f.
qA)(1,!1)),B.maybe((0,f.qA)(2,!1));const J=B.maybe((0,f.qA)(3));return{bytes:o,signedPart:_.whole,signature:N,algorithm:D,serial:X,issuer:M.whole,subject:$.whole,
issuerName:k(M),subjectName:k($),notBefore:(0,f.nR)(S),notAfter:(0,f.nR)(L),keyInfo:Z,extensions:J?P(J):new Map}}function P(o){const h=new Map,g=o.items().take(
f.gt).children();if(g.length>C)throw new f.sG("extensions");for(const _ of g){const D=_.expect(f.gt).items(),N=(0,f.Q)(D.any()),B=D.maybe(f.Jx);if(h.has(N))throw new f.
sG("extension");h.set(N,{critical:(B?.contents[0]??0)!==0,value:(0,f.ao)(D.take(f.G))})}return h}function R(o,h){try{return p(o,h)}catch{return}}const Q="2.5.4.\
3",G="2.5.4.10",A=4096;function k(o){const h=new Map;for(const g of o.children().slice(0,50))for(const _ of g.children().slice(0,10)){const D=_.expect(f.gt).items(),
N=(0,f.Q)(D.any()),{tag:B,contents:X}=D.any(),M=(0,f.Wm)({tag:B,contents:X.subarray(0,A)}).replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu,"").trim().slice(0,200);M!==""&&
h.set(N,M)}return h.get(Q)??h.get(G)??[...h.values()][0]??null}const W=({serial:o})=>Buffer.from(o.subarray(0,64)).toString("hex").replace(/^(00)+(?=.)/,""),I=({
keyInfo:o})=>(0,O.kc)(o),H=(o,h)=>Buffer.compare(o,h)===0;function F(o,h){if(!H(o.issuer,h.subject))return!1;const g=I(h);try{const _=(0,O.dz)(o.algorithm);return g&&
_?(0,O.Od)(_,g,o.signature,o.signedPart):void 0}catch{return!1}}const K="2.5.29.15",V="2.5.29.37",z="2.5.29.19",v=2;function b({extensions:o}){const h=o.get(K)?.
value;if(!h)return;const g=(0,f.e4)((0,f.z2)(h)).subarray(0,v);return new Set([...g].flatMap((_,D)=>[...Array(8).keys()].flatMap(N=>_&128>>N?[D*8+N]:[])))}const a=0,
E=1,T=5;function m(o){const h=b(o);return!h||h.has(a)||h.has(E)}function d(o){const h=b(o);if(h&&!h.has(T))return;const g=o.extensions.get(z)?.value;if(!g)return;
const _=(0,f.z2)(g).expect(f.gt).items(),D=_.maybe(f.Jx)?.contents[0]===255,N=_.maybe(f.vh);return D?N?(0,f.rl)(N):1/0:void 0}function u({extensions:o}){const h=o.
get(V);return h&&{critical:h.critical,purposes:(0,f.z2)(h.value).children().slice(0,50).map(f.Q)}}}),91374:((ie,Y,y)=>{y.d(Y,{QL:()=>R,bf:()=>P,fq:()=>K,hj:()=>F,
i4:()=>I,iA:()=>G,pv:()=>H,qU:()=>k,tP:()=>Q});var O=y(77581),f=y(45599),C=y(9819),p=y(70549);function P(v){for(;v.part===""&&v.parent;)v=v.parent;return v}const R="\
FT Parent T TU TM Ff V DV DA Q DS RV Opt MaxLen TI I Lock SV".split(" "),Q=100;function*G(v,{from:b=v.array((0,C.Wo)(v,"AcroForm")?.dict.get("Fields")),below:a,
visit:E=new C._i(v),depth:T=1/0}={}){const m=[],d=(u=[],o)=>{for(let h=u.length-1;h>=0;h--)m.push({value:u[h],parent:o})};d(b,a);for(let u=m.pop();u;u=m.pop()){
const{value:o,parent:h}=u,g=(0,f.i9)(o)?v.get(o):o;if(!(0,f.Zm)(g)||!E.first(o)||(h?.depth??0)>=T)continue;const _=v.resolve(g.get("T")),D=v.resolve(g.get("FT")),
N=_ instanceof f.Mx?(0,O.g7)(_):"",B={number:(0,f.i9)(o)?o.number:void 0,dict:g,parent:h,part:N,name:z(h&&h.depth%Q!==0?h.name:"",N),type:D instanceof f.SX?D.text:
h?.type,depth:(h?.depth??0)+1};yield B,d(v.array(g.get("Kids")),B)}}const A=1e3,k=(0,p.n)(W);async function W(v){const b=[];for(const a of G(v)){b.push(a);const E=v.
job.pace.step(A);E&&await E}return b}function I(v){const b=new Set(v.flatMap(({parent:a,dict:E})=>a&&E.has("T")?[a]:[]));return v.filter(a=>(a.dict.has("T")||!a.
parent)&&!b.has(a))}function H(v,b){const a=v.resolve(F(v,b,"FT"));return a instanceof f.SX?a.text:void 0}function F(v,b,a){for(const E of V(v,b)){const T=E.get(
a);if(T!==void 0)return T}}function K(v,b){let a="";for(const E of V(v,b)){const T=v.resolve(E.get("T"));T instanceof f.Mx&&(a=z((0,O.g7)(T),a))}return a}function*V(v,b){
let a=b;for(let E=0;a&&E<Q;E++)yield a,a=v.dict(a.get("Parent"))}const z=(v,b)=>v===""||b===""?v+b:`${v}.${b}`}),74963:((ie,Y,y)=>{y.d(Y,{vA:()=>dt,ae:()=>ct,gH:()=>Re,
pe:()=>Le});var O=y(42973),f=y(91519),C=y(22332),p=y(45599),P=y(82377),R=y(34773);const Q="2.5.29.30",G="2.5.29.17",A="1.2.840.113549.1.9.1",k=1e5,W=1e4,I=(0,P.
qA)(1,!1),H=(0,P.qA)(4);function F({extensions:i},e){const t=i.get(Q)?.value;if(!t)return!0;const n=(0,P.z2)(t).expect(P.gt).items(),s=K(n.maybe((0,P.qA)(0))),r=K(
n.maybe((0,P.qA)(1))),c=e.filter((l,x)=>x===0||!(0,R.er)(l.issuer,l.subject)).flatMap(z);if(c.length*(s.length+r.length)>k)throw new P.sG("too many names");return c.
every(l=>{const x=({tag:j})=>j===l.tag,w=s.filter(x),U=r.filter(x);return l.tag!==I&&l.tag!==H?w.length+U.length===0:(w.length===0||w.some(j=>T(l,j)))&&!U.some(
j=>T(l,j))})}const K=i=>V(i).map(e=>v(e.items().any()));function V(i){const e=i?.children()??[];if(e.length>W)throw new P.sG("too many names");return e}function z({
subject:i,extensions:e}){const t=e.get(G)?.value,n=t?V((0,P.z2)(t).expect(P.gt)).map(v):[],s=(0,P.z2)(i),r=a(s),c=n.some(({tag:l})=>l===I)?[]:E(s);return[...r.length>
0?[{tag:H,parts:r}]:[],...c,...n]}function v(i){const{tag:e}=i;return e===I?{tag:e,parts:[b(i)]}:{tag:e,parts:e===H?a(i.items().any()):[]}}const b=i=>(0,P.Wm)(i).
trim().replace(/\s+/g," ").toLowerCase(),a=i=>i.expect(P.gt).children().map(e=>JSON.stringify(e.children().map(t=>{const n=t.items();return[(0,P.Q)(n.any()),b(n.
any())]}).sort())),E=i=>i.children().flatMap(e=>e.children().flatMap(t=>{const n=t.items();return(0,P.Q)(n.any())===A?[{tag:I,parts:[b(n.any())]}]:[]}));function T({
tag:i,parts:e},t){if(i===H)return t.parts.every((c,l)=>e[l]===c);const[n=""]=e,[s=""]=t.parts;if(s.includes("@"))return n===s;const r=n.slice(n.lastIndexOf("@")+
1);return s.startsWith(".")?r.endsWith(s):r===s}const m=10,d=100,u=new Set([...[14,15,16,17,18,19,31,32,33,35,36,37,46,54].map(i=>`2.5.29.${i}`),Q,"1.3.6.1.5.5.\
7.1.1","1.3.6.1.5.5.7.1.3"]);async function o(i,e,t){const n=new h(e,t);return await n.leads([i])?"trusted":n.isIncomplete?"chain_incomplete":"not_trusted"}class h{trusted;pace;isIncomplete=!1;tries=d;constructor(e,t){
this.trusted=e,this.pace=t}async leads(e){const{anchors:t,others:n}=this.trusted,s=e.at(-1);if(!this.isValid(s))return!1;if(t.some(({bytes:c})=>(0,R.er)(c,s.bytes)))
return!0;if(!g(s))return!1;for(const c of t)if(await this.issues(c,e,!0))return!0;if(e.length>=m)return!1;for(const c of n)if(await this.issues(c,e,!1)&&await this.
leads([...e,c]))return!0;return[...t,...n].some(({subject:c})=>(0,R.er)(s.issuer,c))||(this.isIncomplete=!0),!1}async issues(e,t,n){const s=t.at(-1);if(t.includes(
e)||!(0,R.er)(s.issuer,e.subject)||this.tries--<=0||!this.isValid(e))return!1;const r=performance.now(),c=_(e,t,n)&&(0,R.rh)(s,e)===!0;this.pace.addSince(r);const l=this.
pace.step(0);return l&&await l,c}isValid({notBefore:e,notAfter:t}){return this.trusted.time>=e&&this.trusted.time<=t}}const g=({extensions:i})=>[...i].every(([e,
{critical:t}])=>!t||u.has(e));function _(i,e,t){if(i.extensions.size===0)return t;try{const n=(0,R.fe)(i),s=e.slice(1).filter(r=>!(0,R.er)(r.issuer,r.subject));
return n!==void 0&&s.length<=n&&g(i)&&F(i,e)}catch{return!1}}var D=y(16231),N=y(78157),B=y(79725);function X(i,e,t){const{bytes:n}=i,s=e.length-n.length,r=M(i,t);
if(!r)return;const{entries:c,number:l}=r,x=S(n,c,"ByteRange"),w=S(n,c,"Contents");if(!x||!w||!Z(n,w.start,w.end))return;const U=$(n,x.start,x.end);if(!U)return;
const[j,ee,ne,oe]=U;if(!(!(j===0&&ee===w.start+s&&ne===w.end+s)||ne+oe>e.length))return{gapStart:ee,gapEnd:ne,end:ne+oe,number:l}}function M(i,{value:e,field:t,
fieldNumber:n}){const s=new B.R;if(e instanceof p.oS){const x=i.place(e.number);return x?.bytes===i.bytes&&s.locate(x.bytes,x.start,x.end)?{entries:s,number:e.number}:
void 0}if(!(e instanceof p.Bi)||n===void 0||t?.get("V")!==e)return;const r=i.place(n);if(r?.bytes!==i.bytes||!s.locate(r.bytes,r.start,r.end))return;const c=S(i.
bytes,s,"V"),l=new B.R;return c&&l.locate(i.bytes,c.start,c.end)?{entries:l,number:void 0}:void 0}function S(i,e,t){const{at:n}=e,s=Buffer.from(t,"latin1");let r;
for(let c=e.first;c<e.used;c+=4)if((0,N.bS)(i.subarray(n[c],n[c+1])).equals(s)){if(r)return;r={start:n[c+2],end:n[c+3]}}return r}const L=i=>i>=N.l0&&i<=N.ev;function $(i,e,t){
const n=(0,N.bS)(i.subarray(e,Math.min(t,e+200))).toString("latin1");if(t-e>200||!n.startsWith("[")||!n.endsWith("]"))return;const s=n.slice(1,-1).split(/[\0\t\n\f\r ]/).
filter(w=>w!=="");if(s.length!==4||s.some(w=>w.length>15||[...w].some(U=>!L(U.charCodeAt(0)))))return;const[r,c,l,x]=s.map(Number);return[r,c,l,x]}function Z(i,e,t){
if(i[e]!==N.iH||i[t-1]!==N.vz)return!1;for(let n=e+1;n<t-1;n++){const s=i[n],r=s|32;if(!L(s)&&!(r>=97&&r<=102))return!1}return!0}function J(i){let e=i.length;for(;e>
0&&` \r
	\0\f`.includes(String.fromCharCode(i[e-1]));)e--;return e}function q(i,e,t){let n=e;for(;n>e-3&&n>0&&[10,13,32].includes(i[n-1]);)n--;if((0,N.bS)(i.subarray(Math.
max(0,n-5),n)).toString("latin1")!=="%%EOF")return!1;const s=(0,C.l3)(i,n);return t.has(s)&&(0,N.AN)(i,s,e)<n}var te=y(91374),re=y(6057),ae=y(54619),ue=y(64680),
pe=y(88500),ce=y(45079);class le{before;after;apart;changed;leading;hasHidden;constructor(e,t,n){this.before=e,this.after=t,this.apart=n;const s=Math.max(e.table.
size,t.table.size);this.changed=new Uint8Array(s);for(const r of this.moved(s))this.changed[r]=1;for(let r=0;r<t.table.size;r++){const{kind:c,place:l}=t.table;c[r]===
ae.UT&&this.changed[l[r]]===1&&(this.changed[r]=1)}this.leading=this.changed.slice(),this.hasHidden=this.findHidden()}static async find(e,t,n){const s=new le(e,
t,n);return await s.followBack(),s}async followBack(){const{leading:e,apart:t}=this,{pace:n}=this.after.job,s=await this.allReferences(),r=new Int32Array(e.length+
1);for(let w=1;w<s.length;w+=2)r[s[w]+1]++;for(let w=0;w<e.length;w++)r[w+1]+=r[w];const c=new Int32Array(s.length/2),l=r.slice();for(let w=0;w<s.length;w+=2)c[l[s[w+
1]]++]=s[w];const x=[];for(let w=0;w<e.length;w++)e[w]===1&&!t.has(w)&&x.push(w);for(let w=x.pop();w!==void 0;w=x.pop()){for(let j=r[w];j<r[w+1];j++){const ee=c[j];
e[ee]===1||t.has(ee)||(e[ee]=1,x.push(ee))}const U=n.step(100+r[w+1]-r[w]);U&&await U}}async allReferences(){const{after:e,leading:t}=this,n=new pe.s;let s=new Int32Array(
1024),r=0;for(let c=1;c<e.table.size;c++){const l=me(e.table,c)?e.place(c):void 0;if(!l)continue;n.reset();const x=n.value(l.bytes,l.start,l.end);for(let U=0;U<
n.used;U+=3){const j=n.marks[U];j>=t.length||(r+2>s.length&&(s=(0,B.Z)(s,r+2)),s[r++]=c,s[r++]=j)}const w=e.job.pace.step(200+Math.max(x-l.start,0));w&&await w}
return s.subarray(0,r)}*moved(e){const[t,n]=[this.before.table,this.after.table];for(let s=1;s<e;s++){const[r,c]=[me(t,s),me(n,s)];if(r!==c)yield s;else if(r){const l=x=>t[x][s]===
n[x][s];(!l("kind")||!l("place")||!l("detail"))&&(yield s)}}}findHidden(){const{table:e}=this.after,t=this.before.bytes.length;for(let n=1;n<e.size;n++){if(this.
changed[n]!==1||!me(e,n))continue;const s=e.kind[n]===ae.UT?e.place[n]:n;if(e.kind[s]===ae.tL&&e.place[s]<t)return!0}return!1}isChanged(e){const t=e instanceof p.
oS?e.number:e;return typeof t=="number"&&this.changed[t]===1}isAdded(e){return!me(this.before.table,e)}touches(e){return Ke(e).some(t=>!this.apart.has(t)&&this.
leading[t]===1)}isSame(e,t){return se(e)===se(t)&&!this.touches(t)}differingKeys(e,t){const n=[];for(const s of new Set([...e.keys(),...t.keys()]))this.isSame(e.
get(s),t.get(s))||n.push(s);return n}}const me=({kind:i},e)=>i[e]===ae.tL||i[e]===ae.UT;function se(i){if(i===void 0)return"";const e=new ue.k(256);return(0,ce.
bD)(e,ye(i),ce.yT),Buffer.from(e.bytes).toString("latin1")}function ye(i){if(Array.isArray(i))return i.map(ye);if(!(i instanceof p.Bi))return i;const e=[...i].sort(
([t],[n])=>t<n?-1:1);return new p.Bi(e.map(([t,n])=>[t,ye(n)]))}function Ke(i){const e=[],t=[i];for(;t.length>0;){const n=t.pop();if(n instanceof p.oS)e.push(n.
number);else if(Array.isArray(n))for(const s of n)t.push(s);else if(n instanceof p.Bi)for(const s of n.values())t.push(s);else n instanceof p.Z6&&t.push(n.dict)}
return e}const Be=new Set(["K","Nums","Kids"]),Ue=new Set(["ParentTreeNextKey","Limits"]),je=new Set(["Obj","Pg","Stm"]);async function Fe(i,e,t){const[n,s]=[i.
catalog.get("StructTreeRoot"),e.catalog.get("StructTreeRoot")];if(!n||!s)return;const r=[{key:"",was:n,is:s}],c=new Set(t),l=[];for(let x=r.pop();x;x=r.pop()){const{
key:w,was:U,is:j}=x;if(je.has(w)&&se(U)===se(j))continue;const[ee,ne]=[i.resolve(U),e.resolve(j)];if(j instanceof p.oS&&!(0,p.cy)(ne)){if(!(U instanceof p.oS)||
U.number!==j.number)return;if(c.has(j.number))continue;c.add(j.number),(0,p.Zm)(ne)&&Ge(e,ne)&&l.push(j.number)}const fe=w==="K"&&(0,p.cy)(ne)&&!(0,p.cy)(ee)?Ae(
U===void 0?[]:[U],ne):We(w,ee,ne);if(!fe)return;for(const ge of fe)r.push(ge);const de=e.job.pace.step(500);de&&await de}return l}const Ge=(i,e)=>e.has("P")?i.resolve(
e.get("S"))instanceof p.SX:(0,p.Eo)(i.resolve(e.get("Type")),"StructTreeRoot");function We(i,e,t){if((0,p.Zm)(e)&&(0,p.Zm)(t)){const n=[...new Set([...e.keys(),
...t.keys()])].filter(s=>!Ue.has(s));return n.some(s=>!e.has(s)&&s!=="K")?void 0:n.map(s=>({key:s,was:e.get(s),is:t.get(s)}))}if((0,p.cy)(e)&&(0,p.cy)(t))return(Be.
has(i)?e.length<=t.length:e.length===t.length)?Ae(e,t):void 0;if(!(e instanceof p.Z6||t instanceof p.Z6))return se(e)===se(t)?[]:void 0}const Ae=(i,e)=>i.map((t,n)=>({
key:"",was:t,is:e[n]}));async function He(i,e){const t=await ve(i),n=await ve(e),s=[...n.pages,...n.widgets.keys(),...n.comments],r=new Set([e.catalogNumber,...s]);
let c=await le.find(i,e,r);const[l,x]=[i,e].map(j=>j.catalog.get("StructTreeRoot")),w=c.isSame(l,x)?void 0:await Fe(i,e,new Set(s));w&&(c=await le.find(i,e,new Set(
[...r,...w])));const U=new Ze(t,n,w!==void 0,c);return await U.run(),{kinds:U.kinds,fields:U.fields,hasHidden:U.differences.hasHidden,showsNewField:U.showsNewField}}
const Ve=new Set("Text FreeText Line Square Circle Polygon PolyLine Highlight Underline Squiggly StrikeOut Stamp Caret Ink Popup FileAttachment".split(" "));async function ve(i){
const e=await(0,te.qU)(i),t=new Map(e.flatMap(r=>r.number===void 0?[]:[[r.number,r]])),n=[],s=new Set;for(let r=0;r<i.pages.count;r++){const c=i.pages.number(r);
n.push(c);for(const x of i.array(i.dict(new p.oS(c))?.get("Annots"))??[])x instanceof p.oS&&ze(i,x)&&s.add(x.number);const l=i.job.pace.step(2e3);l&&await l}return{
pages:n,fields:e,widgets:t,comments:s}}function ze(i,e){const t=i.resolve(e),n=(0,p.Zm)(t)?i.resolve(t.get("Subtype")):null;return n!==null&&[...Ve].some(s=>(0,p.
Eo)(n,s))}const $e=new Set(["AcroForm","DSS","Pages","StructTreeRoot","Extensions","Metadata","Version"]),Qe=new Set(["Annots","Parent","Metadata","LastModified",
"Tabs"]);class Ze{older;newer;hasGrownTags;differences;kinds=new Set;fields=[];before;after;showsNewField=!1;hasQuietChanges=!1;constructor(e,t,n,s){this.older=
e,this.newer=t,this.hasGrownTags=n,this.differences=s,{before:this.before,after:this.after}=s}async run(){this.compareTrailers(),this.compareCatalogs(),this.compareForms(),
await this.comparePages(),this.compareFields(),this.compareTags(),this.hasQuietChanges&&this.kinds.size===0&&this.kinds.add("other")}compareCatalogs(){const{before:e,
after:t,differences:n}=this;for(const s of new Set([...e.catalog.keys(),...t.catalog.keys()]))n.isSame(e.catalog.get(s),t.catalog.get(s))||(s==="DSS"?this.kinds.
add("validation_data"):$e.has(s)?(s==="Extensions"||s==="Metadata"||s==="Version")&&(this.hasQuietChanges=!0):this.kinds.add("other"))}compareTrailers(){const[e,
t]=[this.before.trailer,this.after.trailer];for(const n of this.differences.differingKeys(e,t))n==="Info"?this.hasQuietChanges=!0:n!=="ID"&&this.kinds.add("othe\
r")}compareForms(){const e=this.before.dict(this.before.catalog.get("AcroForm"))??new p.Bi,t=this.after.dict(this.after.catalog.get("AcroForm"))??new p.Bi;for(const n of this.
differences.differingKeys(e,t)){const s=n==="NeedAppearances"&&this.after.resolve(t.get(n))!==!0;n==="Fields"?this.compareLists(this.before.array(e.get(n)),this.
after.array(t.get(n))):n==="DR"?this.compareFonts(e.get(n),t.get(n)):n==="DA"&&!e.has(n)?this.hasQuietChanges=!0:n!=="SigFlags"&&!s&&this.kinds.add("other")}}compareFonts(e,t){
const[n,s]=[this.before.dict(e)??new p.Bi,this.after.dict(t)??new p.Bi];for(const[r,c]of n){const l=this.after.dict(s.get(r));for(const[x,w]of this.before.dict(
c)??[])this.differences.isSame(w,l?.get(x))||this.kinds.add("other")}}compareLists(e=[],t=[]){const n=new Set(t.map(c=>se(c))),s=new Set(e.map(c=>se(c))),r=c=>!(c instanceof
p.oS)&&!s.has(se(c));(e.some(c=>!n.has(se(c)))||t.some(r))&&this.kinds.add("other")}async comparePages(){const[e,t]=[this.older.pages,this.newer.pages];if(e.length!==
t.length||e.some((n,s)=>n!==t[s])){this.kinds.add("other");return}this.differences.touches(this.after.catalog.get("Pages"))&&this.kinds.add("other");for(const n of t){
const[s,r]=[this.before.dict(new p.oS(n)),this.after.dict(new p.oS(n))];!s||!r?this.kinds.add("other"):this.comparePage(s,r);const c=this.after.job.pace.step(2e3);
c&&await c}}comparePage(e,t){for(const n of this.differences.differingKeys(e,t)){const s=n==="StructParents"&&!e.has(n);!Qe.has(n)&&!s?this.kinds.add("other"):n!==
"Annots"&&(this.hasQuietChanges=!0),n==="Parent"&&se(e.get(n))!==se(t.get(n))&&this.kinds.add("other")}this.compareAnnotations(this.before.array(e.get("Annots"))??
[],this.after.array(t.get("Annots"))??[])}compareAnnotations(e,t){const n=new Set(e.map(r=>se(r))),s=new Set(t.map(r=>se(r)));for(const r of e)s.has(se(r))||this.
kinds.add(r instanceof p.oS&&this.older.comments.has(r.number)?"annotations":"other");for(const r of t){const c=r instanceof p.oS?r.number:-1,l=!n.has(se(r));this.
newer.comments.has(c)?this.compareComment(c,l):this.newer.widgets.has(c)?l&&!this.differences.isAdded(c)&&this.kinds.add("other"):(l||this.differences.touches(r))&&
this.kinds.add("other")}}compareComment(e,t){const[n,s]=[this.before.dict(new p.oS(e)),this.after.dict(new p.oS(e))];t&&n?this.kinds.add("other"):(t||!n||this.differences.
differingKeys(n,s).length>0)&&this.kinds.add("annotations")}compareFields(){const e=new Set((0,te.i4)(this.newer.fields)),t=new Map;for(const s of this.newer.fields){
const r=s.parent&&e.has(s.parent)?s.parent:void 0;r&&Ye(t,r,s)}for(const s of this.newer.fields)s.parent&&e.has(s.parent)||(e.has(s)?this.compareField(s,t.get(s)??
[]):this.compareGroup(s));const n=new Set(this.newer.fields.map(({number:s})=>s));this.older.fields.some(({number:s})=>s!==void 0&&!n.has(s))&&this.kinds.add("o\
ther")}compareGroup({number:e,dict:t}){const n=e===void 0?void 0:this.olderField(e);if(!n){e!==void 0&&this.kinds.add("other");return}for(const s of this.differences.
differingKeys(n,t))s==="Kids"?this.compareLists(this.before.array(n.get(s)),this.after.array(t.get(s))):this.kinds.add("other")}olderField(e){return this.older.
widgets.get(e)?.dict}compareField(e,t){const{number:n,dict:s,type:r,name:c}=e;if(n===void 0)return;const l=this.olderField(n);if(!l)return this.addField(e,t);const x=[
e,...t],w=new Set;for(const j of x)for(const ee of this.changedEntries(j))w.add(ee);if(w.size===0)return;if(r==="Sig"){this.before.resolve((0,te.hj)(this.before,
l,"V"))===null&&this.isNewSignature(s)&&Oe(w,Je)?this.addSignature(s):this.kinds.add("other");return}!(Me(this.before,l)!==Me(this.after,s)||w.has("AS")&&r==="B\
tn")||!Oe(w,Xe)?this.kinds.add("other"):(this.kinds.add("form_values"),this.fields.push(c))}changedEntries({number:e,dict:t}){const n=e===void 0?void 0:this.olderField(
e);return n?this.differences.differingKeys(n,t):e===void 0?[]:["Kids"]}addField({number:e,dict:t,type:n},s){const r=n==="Sig"&&[e,...s.map(w=>w.number)].every(w=>this.
differences.isAdded(w)),c=r&&this.isNewSignature(t),l=r&&this.after.resolve((0,te.hj)(this.after,t,"V"))===null,x=[t,...s.map(w=>w.dict)].some(w=>w.has("AP")&&(0,re.
b0)(this.after,w.get("Rect")));c?this.addSignature(t):this.kinds.add(l&&!x?"signatures":"other"),this.showsNewField||=c&&x}isNewSignature(e){const t=e.get("V");
return t instanceof p.oS&&this.differences.isAdded(t.number)&&(0,p.Zm)(this.after.get(t))}addSignature(e){const t=this.after.dict(e.get("V"))?.get("Type");this.
kinds.add((0,p.Eo)(t,"DocTimeStamp")?"time_stamps":"signatures")}compareTags(){const[e,t]=[this.before.catalog.get("StructTreeRoot"),this.after.catalog.get("Str\
uctTreeRoot")];!this.differences.isSame(e,t)&&!(this.kinds.has("signatures")&&this.hasGrownTags)&&this.kinds.add("other")}}function Ye(i,e,t){const n=i.get(e);n?
n.push(t):i.set(e,[t])}const Oe=(i,e)=>[...i].every(t=>e.has(t)),Je=new Set(["V","AP","F","P","M","MK"]),Xe=new Set(["V","AS","AP","I","TI","RV","M"]);function Me(i,e){
const t=i.resolve((0,te.hj)(i,e,"V"));return t instanceof p.Z6?Buffer.from(i.encoded(t)).toString("latin1"):Array.isArray(t)?t.map(n=>se(i.resolve(n))).join(`
`):se(t)}var Ie=y(26836),xe=y(77598),he=y(92410),De=y(90618),we=y(50818),Se=y(20515),qe=y(46287);const Ne={certificate:void 0,certificates:[],algorithm:null,claimedTime:void 0,
stampedTime:void 0,isIntact:null,isVerified:null},et=8<<20,Ee={...Ne,problems:["contents_unreadable"]};async function tt(i,e,{subFilter:t,embedded:n,further:s},r){
const{gapStart:c,gapEnd:l,end:x}=e;if(l-c>2*et)return Ee;const w=Buffer.from((0,N.bS)(i.subarray(c+1,l-1)).toString("latin1"),"hex"),U=[i.subarray(0,c),i.subarray(
l,x)];try{if(t==="adbe.x509.rsa_sha1")return rt(w,n,U);const j=(0,De.eG)(w,s),ne=await nt(j,t,async ge=>ge&&(0,qe.o)(U,ge,r.pace),U),oe=w.subarray(j.end),de=[...oe.
equals(Buffer.alloc(oe.length))?[]:["trailing_data"],...j.signers===1?[]:["several_signers"]];return{...ne,problems:[...new Set([...ne.problems,...de])]}}catch(j){
if(j instanceof P.sG)return Ee;throw j}}async function nt(i,e,t,n){const{signer:s,certificates:r}=i,{certificate:c,scheme:l}=s,x={certificate:c,certificates:r,algorithm:l?
(0,he.Vn)(l,c&&(0,R.jE)(c)):null,claimedTime:s.attributes.signingTime};if(e==="ETSI.RFC3161")return{...x,...await it(i,t)};const w=(ne,oe)=>(0,he.Od)(ne,(0,R.jE)(
oe),s.signature,...n),U=e==="adbe.pkcs7.sha1"?await st(i,t):i.content||i.contentType!==De.vN?void 0:(0,Se.M)(i,await t(s.hash),w);if(!U)return{...Ee,...x,stampedTime:void 0};
const j=[...U.problems];e==="ETSI.CAdES.detached"&&!s.attributes.certificateHash&&j.push("attribute_missing");const ee=s.timeStamp&&(0,we.H9)(s.timeStamp,s.signature,
r);return s.timeStamp&&!ee&&j.push("timestamp_wrong"),{...x,...U,problems:j,stampedTime:ee?.info.time}}async function st(i,e){const{content:t,signer:n}=i,s=await e(
"sha1"),r=t!==void 0&&s!==void 0&&(0,R.er)(t,s),c=(w,U)=>(0,he.Od)(w,(0,R.jE)(U),n.signature,t),l=(0,Se.M)(i,n.hash&&t?(0,xe.createHash)(n.hash).update(t).digest():
void 0,c),x=[...l.problems,"algorithm_weak",...r?[]:["digest_differs"]];return{...l,isIntact:r?l.isIntact:!1,problems:[...new Set(x)]}}async function it(i,e){const t=(0,we.
UB)(i),{hash:n}=i.signer,s=(0,Se.M)(i,n&&(0,xe.createHash)(n).update(i.content).digest()),r=await e(t.hash),c=r!==void 0&&(0,R.er)(r,t.imprint),l=[...s.problems];
t.hash?c||l.push("digest_differs"):l.push("algorithm_unknown"),t.hash&&he.Us.has(t.hash)&&l.push("algorithm_weak");const x=i.signer.certificate!==void 0&&(0,we.
R2)(i.signer.certificate);x||l.push("timestamp_wrong");const w=t.hash===void 0?null:c?s.isIntact:!1,U=w===!0&&s.isVerified===!0&&x;return{...s,isIntact:w,problems:[
...new Set(l)],stampedTime:U?t.time:void 0}}function rt(i,e,t){const n=(0,P.ao)((0,P.uL)(i).expect(P.G)),[s]=e,r=s&&(0,R.jE)(s),c={kind:"rsa",hash:"sha1"},l=r?(0,he.
Od)(c,r,n,...t)??null:null;return{...Ne,certificate:s,certificates:e,algorithm:(0,he.Vn)(c,r),isIntact:l,isVerified:l,problems:["algorithm_weak",...l===!1?["sig\
nature_wrong"]:[],...l===null?["algorithm_unknown"]:[]]}}const ot=50,Pe=200,Ce=100,at=50;async function ct(i,e,t){const n=(await(0,D.Df)(i)).filter(({signature:c})=>c!==
void 0);if(n.length>Pe)throw(0,O.FU)("nodes",`The document has ${n.length} signatures; at most ${Pe} are checked`,"Remove some");const s=new mt(i,e,t,await ut(i)),
r=[];for(const c of n){const l=performance.now();r.push(await s.check(c)),i.job.pace.addSince(l);const x=i.job.pace.step(0);x&&await x}return{entries:r,allIntact:r.
length>0&&r.every(Re),coversWholeFile:r.some(({covers:c,intact:l})=>c==="whole_file"&&l===!0)}}const ft=new Set(["certificate_expired","certificate_not_yet_vali\
d","algorithm_weak","attribute_missing","chain_incomplete","not_trusted","timestamp_wrong"]),Re=({intact:i,verified:e,changesAfter:t,problems:n})=>i===!0&&e===!0&&
!t.includes("other")&&n.every(s=>ft.has(s)),dt=({entries:i,allIntact:e,coversWholeFile:t})=>({count:i.length,allIntact:e,coversWholeFile:t,entries:i.map(n=>({...n}))});
async function ut(i){const e=i.array(i.dict(i.catalog.get("DSS"))?.get("Certs"))??[],t=[],n=new Set(e.slice(0,Ce).map(s=>i.resolve(s)));for(const s of n){const r=s instanceof
p.Z6?await i.decodedAtEase(s,{found:!1}).catch(ht):void 0,c=r&&(0,R.w$)(r),l=r&&i.job.pace.step(r.length*ot);l&&await l,c&&t.push(c)}return t}function ht(i){if(!ke(
i))throw i}const be={kinds:new Set(["other"]),fields:[],hasHidden:!1,showsNewField:!1},lt={kinds:new Set,fields:[],hasHidden:!1,showsNewField:!1};class mt{document;input;options;further;sections;contentEnd;checkedContents=new Map;changes=new Map;job;constructor(e,t,n,s){
this.document=e,this.input=t,this.options=n,this.further=s,this.sections=(0,C.mq)(e.bytes),this.contentEnd=J(t);const{onRepaired:r,...c}=e.job;this.job={...c,asked:void 0}}async check(e){
const{document:t,input:n}=this,s=e.signature,r=X(t,n,e),c=r&&await this.contentsOf(e,r),l=c?.contents,{covers:x,after:w,problems:U}=await this.checkRevision(e,r),
j=wt(l,(0,D.W4)(t,s)),ee=l?.certificate,ne=[...U,...l?.problems??[],...Et(ee,j.time)],oe=c?c.trust??=await this.trustIn(l,j.time):await this.trustIn(l,j.time);oe!==
void 0&&oe!=="trusted"&&ne.push(oe);const fe=(0,Ie.k)(t,s,e.field);(0,Ie.T)(fe,w)&&ne.push("certification_violated");const de=l?.isVerified??null;return{field:e.
name,kind:e.kind,signer:ee?.subjectName??null,issuer:ee?.issuerName??null,serial:ee?(0,R.S7)(ee):null,signedAt:j.signedAt,timestamp:Te(l?.stampedTime),algorithm:l?.
algorithm??null,intact:de===!1||!r||U.includes("not_a_revision")?!1:l?.isIntact??null,verified:de,certificateInTime:ee&&j.time!==void 0?St(ee,j.time):null,timeSource:j.
source,covers:x,changesAfter:[...w.kinds].sort(),certification:fe.certification??null,trusted:this.options.anchors?oe==="trusted":null,problems:[...new Set(ne)].
sort()}}async contentsOf(e,t){const{document:n,input:s,further:r}=this,c=this.checkedContents.get(t.gapStart);if(c)return c;const l=n.resolve(e.signature.get("S\
ubFilter")),w={subFilter:l instanceof p.SX?l.text:void 0,embedded:this.embedded(e),further:r},U={contents:await tt(s,t,w,this.job)};return this.checkedContents.
set(t.gapStart,U),U}embedded({signature:e}){const t=this.document.resolve(e.get("Cert")),n=Array.isArray(t)?t.slice(0,Ce).map(r=>this.document.resolve(r)):[t],s=(0,P.
cp)();return n.flatMap(r=>r instanceof p.Mx?(0,R.w$)(r.bytes,s)??[]:[])}async checkRevision(e,t){if(!t)return{covers:"part",after:be,problems:["byte_range_malfo\
rmed"]};const{end:n}=t;if(n>=this.contentEnd)return{covers:"whole_file",after:lt,problems:[]};const s=this.input.length-this.document.bytes.length;if(!q(this.document.
bytes,n-s,this.sections))return{covers:"part",after:be,problems:["not_a_revision"]};const r=await this.compare(n);if(!r)return{covers:"earlier_revision",after:be,
problems:[]};const c=await pt(r.before,e);return{covers:"earlier_revision",after:r.found,problems:[...c?[]:["not_a_revision"],...r.found.hasHidden?["hidden_cont\
ent"]:[]]}}async compare(e){if(this.changes.has(e))return this.changes.get(e);const{document:t,options:n}=this;let s;if(!n.isDamaged&&!t.suspect&&this.changes.size<
at){const r=await this.open(this.input.subarray(0,e));r&&(s={before:r,found:await He(r,t)})}return this.changes.set(e,s),s}async open(e){const t={isDamaged:!1},
n={...this.job,onRepaired:({isOfDataAlone:s})=>{t.isDamaged||=!s}};try{const s=await(0,f.E)(e,n,{password:this.options.password});return t.isDamaged||s.suspect?
void 0:s}catch(s){if(ke(s))return;throw s}}async trustIn(e,t){const{anchors:n}=this.options;if(!n)return;const s=e?.certificate;if(!s||!n.some(({bytes:l})=>(0,R.
er)(l,s.bytes))&&!gt(s))return"not_trusted";const c={others:e.certificates,anchors:n,time:t??s.notBefore};return o(s,c,this.job.pace)}}function gt(i){try{return(0,R.
Rv)(i)}catch{return!1}}const ke=i=>_e(i)&&"code"in i&&["unreadable_document","wrong_password","password_required"].includes(String(i.code)),_e=i=>typeof i=="obj\
ect"&&i!==null;async function pt(i,{name:e,fieldNumber:t,value:n}){const s=await(0,D.Df)(i),r=c=>c.name===e&&c.fieldNumber===t&&((0,p.Zm)(n)?(0,p.Zm)(c.value):yt(
c.value,n));return s.some(r)}const yt=(i,e)=>_e(i)&&_e(e)&&"number"in i&&"number"in e&&i.number===e.number;function wt(i,e){const t=e??Te(i?.claimedTime),n=i?.stampedTime;
if(n!==void 0)return{signedAt:t??Te(n),time:n,source:"timestamp"};const s=t===null?NaN:Le(t);return Number.isNaN(s)?{signedAt:t,time:void 0,source:null}:{signedAt:t,
time:s,source:"claimed"}}const Le=i=>Date.parse(i.includes("T")&&!/(?:Z|[+-]\d\d:\d\d)$/.test(i)?`${i}Z`:i),Te=i=>i===void 0||Number.isNaN(i)?null:new Date(i).toISOString().
replace(/\.000Z$/,"Z"),St=({notBefore:i,notAfter:e},t)=>t>=i&&t<=e;function Et(i,e){return!i||e===void 0?[]:e<i.notBefore?["certificate_not_yet_valid"]:e>i.notAfter?
["certificate_expired"]:[]}}),26836:((ie,Y,y)=>{y.d(Y,{T:()=>G,k:()=>R});var O=y(45599),f=y(77581);const C=["validation_data","time_stamps"],p={no_changes:new Set(
C),fill_forms:new Set([...C,"signatures","form_values"]),comments:new Set([...C,"signatures","form_values","annotations"])},P=[void 0,"no_changes","fill_forms",
"comments"];function R(A,k,W){const I=(A.array(k.get("Reference"))??[]).flatMap(a=>A.dict(a)??[]),H=a=>I.filter(E=>(0,O.Eo)(A.resolve(E.get("TransformMethod")),
a)),F=a=>A.dict(a.get("TransformParams")),K=H("DocMDP")[0],V=K&&A.resolve(F(K)?.get("P")),z=A.dict(W?.get("Lock")),v=[...H("FieldMDP").flatMap(a=>F(a)??[]),...z?
[z]:[]],b=z&&A.resolve(z.get("P"));return{certification:K&&(typeof V=="number"?P[V]:"fill_forms"),lock:typeof b=="number"?P[b]:void 0,isLocked:a=>v.some(E=>Q(A,
E,a))}}function Q(A,k,W){const I=A.resolve(k.get("Action")),F=(A.array(k.get("Fields"))??[]).flatMap(K=>{const V=A.resolve(K);return V instanceof O.Mx?[(0,f.g7)(
V)]:[]}).some(K=>W===K||W.startsWith(`${K}.`));return I instanceof O.SX?I.text==="All"||I.text==="Include"&&F||I.text==="Exclude"&&!F:!1}function G({certification:A,
lock:k,isLocked:W},{kinds:I,fields:H,showsNewField:F}){const K=[A,k].filter(V=>V!==void 0);return K.length>0&&F?!0:K.some(V=>[...I].some(z=>!p[V].has(z)))||H.some(
W)}}),90618:((ie,Y,y)=>{y.d(Y,{FQ:()=>G,Qk:()=>I,Ty:()=>Q,VG:()=>R,do:()=>W,eG:()=>K,ok:()=>p,vN:()=>P});var O=y(92410),f=y(82377),C=y(34773);const p="1.2.840.1\
13549.1.7.2",P="1.2.840.113549.1.7.1",R="1.2.840.113549.1.9.16.1.4",Q="1.2.840.113549.1.9.3",G="1.2.840.113549.1.9.4",A="1.2.840.113549.1.9.5",k="1.2.840.113549\
.1.9.16.2.12",W="1.2.840.113549.1.9.16.2.47",I="1.2.840.113549.1.9.16.2.14",H=100,F=50;function K(d,u=[]){const o=(0,f.uL)(d).expect(f.gt),h=o.items();if((0,f.Q)(
h.any())!==p)throw new f.sG("not signed data");const g=h.take((0,f.qA)(0)).items().take(f.gt).items();g.take(f.vh),g.take(f.rK);const _=g.take(f.gt).items(),D=(0,f.
Q)(_.any()),N=_.maybe((0,f.qA)(0))?.items().any(),B=[...V(g.maybe((0,f.qA)(0))),...u];g.maybe((0,f.qA)(1));const X=g.take(f.rK).children();if(!X[0])throw new f.
sG("no signer");return{contentType:D,content:N&&(0,f.ao)(N),certificates:B,signers:X.length,signer:v(X[0],B),end:o.end}}function V(d){const u=[],o=(0,f.cp)();for(const h of d?.
children().slice(0,H)??[]){const g=h.tag===f.gt?(0,C.w$)(h.whole,o):void 0;g&&u.push(g)}return u}const z="2.5.29.14";function v(d,u){const o=d.expect(f.gt).items();
o.take(f.vh);const h=o.maybe((0,f.qA)(0,!1)),g=(0,f.cp)(),_=h?u.find(({extensions:S})=>{const L=S.get(z)?.value;return L&&(0,C.er)((0,f.ao)((0,f.z2)(L,g)),h.contents)}):
b(o.take(f.gt),u),D=(0,O.qQ)(o.take(f.gt)),N=o.maybe((0,f.qA)(0)),B=(0,O.dz)(o.take(f.gt),D),X=(0,f.ao)(o.any()),M=o.maybe((0,f.qA)(1));return{certificate:_,hash:D,
scheme:B,signature:X,attributeBytes:N&&a(N),attributes:T(N?E(N):new Map),timeStamp:M&&E(M).get(I)?.whole}}function b(d,u){const o=d.items(),h=o.take(f.gt).whole,
g=o.take(f.vh).contents;return u.find(_=>(0,C.er)(_.serial,g)&&(0,C.er)(_.issuer,h))}function a(d){const u=Uint8Array.from(d.whole);return u[0]=f.rK,u}function E(d){
const u=new Map,o=d.children();if(o.length>F)throw new f.sG("attributes");for(const h of o){const g=h.expect(f.gt).items(),_=(0,f.Q)(g.any()),[D]=g.take(f.rK).children();
if(!D||u.has(_))throw new f.sG("attribute");u.set(_,D)}return u}function T(d){const u=d.get(Q),o=d.get(G),h=d.get(A);return{contentType:u&&(0,f.Q)(u),messageDigest:o&&
(0,f.ao)(o.expect(f.G)),signingTime:h&&(0,f.nR)(h),certificateHash:m(d)}}function m(d){const u=d.get(W),o=d.get(k),h=(u??o)?.items().take(f.gt).children()[0];if(!h)
return;const g=h.items(),_=u?g.maybe(f.gt):void 0;return{hash:u?_?(0,O.qQ)(_):"sha256":"sha1",digest:(0,f.ao)(g.take(f.G))}}}),50818:((ie,Y,y)=>{y.d(Y,{H9:()=>W,
R2:()=>k,UB:()=>G});var O=y(77598),f=y.n(O),C=y(92410),p=y(82377),P=y(34773),R=y(90618),Q=y(20515);function G({contentType:I,content:H}){if(I!==R.VG||!H)throw new p.
sG("not a time stamp");const F=(0,p.z2)(H).expect(p.gt).items();F.take(p.vh),(0,p.Q)(F.any());const K=F.take(p.gt).items(),V=(0,C.qQ)(K.take(p.gt)),z=K.take(p.G).
contents;F.take(p.vh);const v=(0,p.nR)(F.take(p.xT));return F.maybe(p.gt),F.maybe(1),{hash:V,imprint:z,time:v,nonce:F.maybe(p.vh)?.contents}}const A="1.3.6.1.5.\
5.7.3.8";function k(I){const H=(0,P.De)(I);return H?.critical===!0&&H.purposes.length===1&&H.purposes[0]===A&&(0,P.Rv)(I)}function W(I,H,F=[]){try{const K=(0,R.
eG)(I,F),V=G(K),{certificate:z}=K.signer;if(K.signers!==1||!z||!V.hash||!k(z)||V.time<z.notBefore||V.time>z.notAfter||!(0,P.er)(V.imprint,(0,O.createHash)(V.hash).
update(H).digest()))return;const v=(0,Q.M)(K,(0,O.createHash)(K.signer.hash??"sha256").update(K.content).digest());return v.isIntact&&v.isVerified&&v.problems.every(
b=>b==="algorithm_weak")?{info:V,data:K}:void 0}catch{return}}}),20515:((ie,Y,y)=>{y.d(Y,{M:()=>Q});var O=y(77598),f=y.n(O),C=y(92410),p=y(34773);const P=2048;function R({
hash:G},A){const k=(0,p.jE)(A)?.asymmetricKeyDetails?.modulusLength;return C.Us.has(G)||k!==void 0&&k<P}function Q({contentType:G,signer:A},k,W){const{certificate:I,
hash:H,scheme:F,signature:K,attributeBytes:V,attributes:z}=A,v=[],b=I&&(0,p.jE)(I);if(I||v.push("several_signers"),(!H||!F||I&&!b)&&v.push("algorithm_unknown"),
I&&F&&R(F,I)&&v.push("algorithm_weak"),!V){const m=F&&I&&b&&W?W(F,I)??null:null;return m===!1&&v.push("signature_wrong"),{isIntact:m,isVerified:m,problems:v}}(!z.
messageDigest||z.contentType!==G)&&v.push("attribute_missing");const a=k?z.messageDigest!==void 0&&(0,p.er)(z.messageDigest,k):null;a===!1&&v.push("digest_diffe\
rs");const{certificateHash:E}=z;if(I&&E?.hash){const m=(0,O.createHash)(E.hash).update(I.bytes).digest();(0,p.er)(m,E.digest)||v.push("signing_certificate_diffe\
rs")}const T=b&&F?(0,C.Od)(F,b,K,V)??null:null;return T===!1&&v.push("signature_wrong"),T===null&&b&&F&&v.push("algorithm_unknown"),{isIntact:a,isVerified:T,problems:[
...new Set(v)]}}}),46287:((ie,Y,y)=>{y.d(Y,{o:()=>p});var O=y(77598),f=y.n(O);const C=4<<20;async function p(P,R,Q){const G=(0,O.createHash)(R);for(const A of P)
for(let k=0;k<A.length;k+=C){const W=A.subarray(k,k+C);G.update(W);const I=Q.step(W.length);I&&await I}return G.digest()}}),81077:((ie,Y,y)=>{y.d(Y,{BX:()=>G,H6:()=>A,
MN:()=>k,Pu:()=>R,Zc:()=>Q,r6:()=>W});var O=y(45599),f=y(44233),C=y(77581),p=y(9819);const P=64,R=a=>typeof a=="number"?String(a):(0,C.U0)(a);async function Q(a,E,T){
const m=[];for(const d of await F(a,E,0,T)){for(const o of V(a,d,T))m.push(o);const u=a.job.pace.step(I);u&&await u}return m}async function G(a,E,T,m,d,u){const o=await F(
a,E,T,m,u);for(let h=o.length-1;h>=0;h--){const g=o[h],_=V(a,g,m),D=_.filter(([M,S])=>!d(M,S)),N=a.job.pace.step(I+_.length*I);N&&await N,D.length<_.length&&(a.
edit(g.holder),g.dict.set(m,v(D)),g.changed=!0);for(const M of g.repeats)a.edit(g.holder),g.dict.delete(M),g.changed=!0;if(g.emptyKids){const M=(a.array(g.dict.
get("Kids"))??[]).filter(S=>!g.emptyKids.has(a.dict(S)));a.edit(g.holder),g.dict.set("Kids",M),g.changed=!0}if(!g.changed)continue;const B=a.array(g.dict.get("K\
ids"))??[];g.empty=D.length===0&&B.length===0;const X=g.parent;X&&(X.changed=!0,g.empty?(X.emptyKids??=new Set).add(g.dict):z(a,g,D,B))}return o[0]?.empty??!1}function A(a,E,T){
if(E.length<=P)return(0,O.jd)({[T]:v(E)});let m=[];for(const d of b(E)){const[u,o]=[d[0][0],d.at(-1)[0]];m.push({ref:a.add((0,O.jd)({Limits:[u,o],[T]:v(d)})),low:u,
high:o})}for(;m.length>P;)m=b(m).map(d=>{const[u,o]=[d[0].low,d.at(-1).high];return{ref:a.add((0,O.jd)({Limits:[u,o],Kids:d.map(({ref:h})=>h)})),low:u,high:o}});
return(0,O.jd)({Kids:m.map(({ref:d})=>d)})}async function k(a,E){const{pace:T}=a.job,m=[];for(const[d,u]of E){m.push([(0,O.Px)(d),u]);const o=T.step(10*I);o&&await o}
return A(a,await W(a,m),"Names")}async function W(a,E){const{pace:T}=a.job,m=[];for(const u of E){m.push({entry:u,key:R(u[0])});const o=T.step(I);o&&await o}return(await(0,f.
qZ)(m,(u,o)=>u.key<o.key?-1:u.key>o.key?1:0,T)).map(({entry:u})=>u)}const I=100,H=30;async function F(a,E,T,m,d){const u=new p.b9(a),o=new Set,h=D=>o.size<o.add(
D).size,g=[],_=[{value:E??null,holder:T,parent:void 0}];for(let D=_.pop();D!==void 0;D=_.pop()){u.spend(1);const N=a.job.pace.step(I);N&&await N;const B=a.dict(
D.value);if(!B||!h(B)||d&&D.parent&&!K(a,B,d))continue;const X=[],M=q=>{const te=a.array(B.get(q));return!te||h(te)?te??[]:(X.push(q),[])},S=M(m).length>>1,L=M(
"Kids"),$={dict:B,holder:(0,p.Kd)(D.value,D.holder),parent:D.parent,repeats:X};g.push($),u.spend(S);const Z=(0,p.Kd)(B.get("Kids"),$.holder);for(let q=L.length-
1;q>=0;q--){_.push({value:L[q],holder:Z,parent:$});const te=a.job.pace.step(H);te&&await te}const J=a.job.pace.step(S*I);J&&await J}return g}function K(a,E,T){const[
m,d]=a.array(E.get("Limits"))??[];return typeof m!="number"||typeof d!="number"||T(m,d)}function V(a,{dict:E,repeats:T},m){const d=T.includes(m)?void 0:a.array(
E.get(m));if(!d)return[];const u=[];for(let o=0;o+1<d.length;o+=2){const h=a.resolve(d[o]);(m==="Names"?h instanceof O.Mx:typeof h=="number")&&u.push([h,d[o+1]])}
return u}function z(a,E,T,m){const d=h=>a.array(a.dict(h)?.get("Limits"))??[],u=T[0]?.[0]??d(m[0])[0],o=T.at(-1)?.[0]??d(m.at(-1))[1];a.edit(E.holder),u!==void 0&&
o!==void 0?E.dict.set("Limits",[u,o]):E.dict.delete("Limits")}function v(a){const E=[];for(const[T,m]of a)E.push(T,m);return E}function b(a){const E=[];for(let T=0;T<
a.length;T+=P)E.push(a.slice(T,T+P));return E}}),70549:((ie,Y,y)=>{y.d(Y,{n:()=>O});function O(f){const C=new WeakMap;return p=>{if(p.hasChanges)return f(p);const P=C.
get(p);if(P)return P.answer;const R=f(p);return C.set(p,{answer:R}),R}}}),9819:((ie,Y,y)=>{y.d(Y,{J7:()=>C,Kd:()=>R,Wo:()=>Q,_i:()=>P,b9:()=>p});var O=y(42973),
f=y(45599);class C{document;gone=new Set;chased=new Set;constructor(A){this.document=A}remove(A){const{catalog:k,catalogNumber:W,pages:I}=this.document,H=k.get(
"Pages");A===W||(0,f.i9)(H)&&A===H.number||I.holds(A)||(this.gone.add(A),this.document.remove(A))}chase(A){this.chased.add(A)}removed(){return this.gone}takeChased(){
const A=this.chased;return this.chased=new Set,A}isGone(A){return(0,f.i9)(A)&&this.gone.has(A.number)}}class p{most;left;constructor(A){this.most=this.left=A.job.
limits.nodes}spend=A=>{if(this.left-=A,this.left<0)throw(0,O.FU)("nodes",`The document has more than ${this.most} fields, bookmarks, names and structure element\
s`,"Remove bookmarks or tags with another program first")}}class P{seen;beyond=new Set;allowance;constructor(A,k=new p(A)){this.allowance=k,this.seen=new Uint8Array(
(A.size>>3)+1)}first(A){if(this.allowance.spend(1),!(0,f.i9)(A))return!0;const{number:k}=A,W=k>>3;if(W>=this.seen.length)return this.beyond.size<this.beyond.add(
k).size;const I=1<<(k&7),H=(this.seen[W]&I)===0;return this.seen[W]|=I,H}}function R(G,A){return(0,f.i9)(G)?G.number:A}function Q(G,A){const k=G.catalog.get(A),
W=G.dict(k);return W&&{dict:W,holder:R(k,G.catalogNumber)}}}),21996:((ie,Y,y)=>{y.d(Y,{Av:()=>I,RJ:()=>K,V3:()=>F,vb:()=>V,zx:()=>W});var O=y(54619),f=y(44233),
C=y(78157),p=y(88500);const P=2048,R=65536,Q=4,G=1<<20,A=1024,k="[^\\0\\t\\n\\f\\r ()<>[\\]{}/%#]";async function W(b,a){const{found:E,all:T}=await H(b,a),m=d=>[
...new Set([...d,...T])].sort((u,o)=>u-o);return Object.fromEntries(a.map(d=>[d,m(E[d])]))}async function I(b,a){const{found:E,all:T}=await H(b,a);for(const m of Object.
values(E))for(const d of m)T.add(d);return T}async function H(b,a){const E=a.map(u=>{const[o="",...h]=[...u].map(_=>_.replace(/\W/,"\\$&")),g=/\W/.test(u)?k:"\\w";
return`${o}(?:${h.join("")}|${g}{0,${Math.max(0,u.length-2)}}#)`}),T=new RegExp(`/(?:${E.join("|")}|#)`,"g"),m=Object.fromEntries(a.map(u=>[u,new Set])),d=new Set;
await K(b,(u,o,h,g)=>{const _=u.toString("latin1",o,h);T.lastIndex=0;for(let D=T.exec(_);D;D=T.exec(_)){const N=g(o+D.index);N!==void 0&&(D[0].endsWith("#")?d.add(
N):m[D[0].slice(1)].add(N))}});for(const u of V(b))d.add(u);return{found:m,all:d}}async function F(b,a){const E=await W(b,a);return[...new Set(Object.values(E).
flat())].sort((T,m)=>T-m)}async function K(b,a){const{bytes:E,table:T}=b,m=z(b),d=new Int32Array(m.length);for(let _=0;_<m.length;_++)d[_]=T.place[m[_]];const u=(0,C.
bS)(E),o=_=>m[(0,f.MJ)(d,_)-1],h=new p.s;let g=0;for(let _=0;_<m.length;_++){const D=_+1===m.length,N=D?E.length:d[_+1],B=N-d[_]>P;if(!B&&!D&&N-g<R)continue;let X=N;
if(B){d[_]>g&&a(u,g,d[_],o),h.reset();const S=h.value(E,b.bodies[m[_]],N);g=d[_],S>=0&&(X=S)}a(u,g,X,o);const M=b.job.pace.step(Q*(X-g));M&&await M,g=N}for(const[
_,D]of v(b)){const N=b.objectStream(_),B=b.job.pace.step(0);if(B&&await B,!N)continue;const X=new Set(D),{starts:M,numbers:S,data:L}=N,$=Z=>{const J=S[(0,f.MJ)(
M,Z)-1];return J!==void 0&&X.has(J)?J:void 0};for(let Z=0;Z<L.length;Z+=G){a((0,C.bS)(L),Z,Math.min(Z+G+A,L.length),$);const J=b.job.pace.step(Q*G);J&&await J}}}
function*V(b){for(let a=1;b.hasChanges&&a<b.size;a++)b.isChanged(a)&&b.exists(a)&&(yield a)}function z(b){const{table:a,hasChanges:E}=b,T=[];let m=!0,d=-1;for(let u=1;u<
a.size;u++){if(a.kind[u]!==O.tL||E&&b.isChanged(u))continue;const o=a.place[u];m&&=o>=d,d=o,T.push(u)}return m?T:T.sort((u,o)=>a.place[u]-a.place[o])}function v(b){
const{table:a,hasChanges:E}=b,T=new Map;for(let m=1;m<a.size;m++){if(a.kind[m]!==O.UT||E&&b.isChanged(m))continue;const d=a.place[m],u=T.get(d);u?u.push(m):T.set(
d,[m])}return T}}),87773:((ie,Y,y)=>{y.d(Y,{$:()=>f});const O=2e3;async function*f(C,p){for(const P of p){yield[P,C.get(P)];const R=C.job.pace.step(O);R&&await R}}})};
