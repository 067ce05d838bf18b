"use strict";exports.id=8680,exports.ids=[8680],exports.modules={92410:((ie,Y,y)=>{y.d(Y,{Dy:()=>$,Od:()=>c,Us:()=>R,Vn:()=>_,ag:()=>x,dz:()=>B,gb:()=>W,jK:()=>D,kc:()=>b,qQ:()=>M,
uF:()=>C});var O=y(77598),f=y.n(O),k=y(82377);const g={"1.2.840.113549.2.5":"md5","1.3.14.3.2.26":"sha1","2.16.840.1.101.3.4.2.4":"sha224","2.16.840.1.101.3.4.2\
.1":"sha256","2.16.840.1.101.3.4.2.2":"sha384","2.16.840.1.101.3.4.2.3":"sha512"},C=h=>Object.entries(g).find(([,d])=>d===h)[0],R=new Set(["md5","sha1"]),$="1.2\
.840.113549.1.1.1",W="1.2.840.113549.1.1.10",x="1.2.840.113549.1.1.8",D="1.2.840.10045.2.1",K={[$]:["rsa",void 0],"1.2.840.113549.1.1.4":["rsa","md5"],"1.2.840.\
113549.1.1.5":["rsa","sha1"],"1.2.840.113549.1.1.14":["rsa","sha224"],"1.2.840.113549.1.1.11":["rsa","sha256"],"1.2.840.113549.1.1.12":["rsa","sha384"],"1.2.840\
.113549.1.1.13":["rsa","sha512"],[D]:["ecdsa",void 0],"1.2.840.10045.4.1":["ecdsa","sha1"],"1.2.840.10045.4.3.1":["ecdsa","sha224"],"1.2.840.10045.4.3.2":["ecds\
a","sha256"],"1.2.840.10045.4.3.3":["ecdsa","sha384"],"1.2.840.10045.4.3.4":["ecdsa","sha512"]},M=h=>g[(0,k.Q)(h.expect(k.gt).items().any())];function B(h,d){const u=h.
expect(k.gt).items(),r=(0,k.Q)(u.any());if(r===W)return L(u.maybe(k.gt));const[l,m]=K[r]??[],T=m??d;if(!(!l||!T||m&&d&&m!==d))return{kind:l,hash:T}}function L(h){
const d=h?.items(),u=d?.maybe((0,k.qA)(0)),r=d?.maybe((0,k.qA)(1)),l=d?.maybe((0,k.qA)(2)),m=u?M(u.items().any()):"sha1",T=r?U(r.items().any()):"sha1";if(!(!m||
m!==T))return{kind:"pss",hash:m,saltLength:l?(0,k.rl)(l.items().any()):20}}function U(h){const d=h.expect(k.gt).items();return(0,k.Q)(d.any())===x?M(d.any()):void 0}
const V=8192,z=2n**33n,A=4096;function b(h){if(!(h.length>A))try{const d=(0,O.createPublicKey)({key:Buffer.from(h),format:"der",type:"spki"}),{modulusLength:u=0,
publicExponent:r=3n,namedCurve:l}=d.asymmetricKeyDetails??{};return d.asymmetricKeyType==="ec"?l===void 0?void 0:d:(d.asymmetricKeyType==="rsa"||d.asymmetricKeyType===
"rsa-pss")&&u>=512&&u<=V&&r<z?d:void 0}catch{return}}function c({kind:h,hash:d,saltLength:u},r,l,...m){const T=r.asymmetricKeyType==="ec";if(T!==(h==="ecdsa")||
r.asymmetricKeyType==="rsa-pss"&&h!=="pss")return;const N=h==="pss"?O.constants.RSA_PKCS1_PSS_PADDING:O.constants.RSA_PKCS1_PADDING;try{const P=(0,O.createVerify)(
d);for(const F of m)P.update(F);return P.verify(T?r:{key:r,padding:N,...h==="pss"&&{saltLength:u}},l)}catch{return}}function _({kind:h,hash:d},u){const{modulusLength:r,
namedCurve:l=""}=u?.asymmetricKeyDetails??{},m=d==="md5"?"MD5":d.toUpperCase().replace("SHA","SHA-");return h==="ecdsa"?`ECDSA ${S[l]??l} ${m}`:`${h==="pss"?"RS\
A-PSS":"RSA"}${r===void 0?"":`-${r}`} ${m}`}const S={prime256v1:"P-256",secp384r1:"P-384",secp521r1:"P-521"}}),82377:((ie,Y,y)=>{y.d(Y,{Cq:()=>R,G:()=>C,Jx:()=>f,
Q:()=>r,Wm:()=>P,ao:()=>l,cp:()=>_,e4:()=>T,gt:()=>K,nR:()=>J,qA:()=>V,rK:()=>M,rl:()=>N,sG:()=>O,uL:()=>S,vh:()=>k,xT:()=>D,yg:()=>$,z2:()=>h});class O extends Error{}
const f=1,k=2,g=3,C=4,R=5,$=6,W=12,x=23,D=24,K=48,M=49,B=30,L=28,U=32,V=(v,E=!0)=>128|(E?U:0)|v,z=40,A=2e5;class b{bytes;tag;start;from;to;end;depth;budget;constructor(E,j,Q,Z,X,q,te,oe){
this.bytes=E,this.tag=j,this.start=Q,this.from=Z,this.to=X,this.end=q,this.depth=te,this.budget=oe}get contents(){return this.bytes.subarray(this.from,this.to)}get whole(){
return this.bytes.subarray(this.start,this.end)}children(){if((this.tag&U)===0)throw new O("not constructed");const E=[];for(let j=this.from;j<this.to;){const Q=d(
this.bytes,j,this.to,this.depth+1,this.budget);E.push(Q),j=Q.end}return E}items(){return new c(this.children())}expect(E){if(this.tag!==E)throw new O(`tag ${this.
tag} in place of ${E}`);return this}}class c{values;at=0;constructor(E){this.values=E}any(){const E=this.values[this.at++];if(!E)throw new O("a value is missing");
return E}take(E){return this.any().expect(E)}maybe(E){return this.values[this.at]?.tag===E?this.values[this.at++]:void 0}}const _=()=>({nodes:A}),S=(v,E=_())=>d(
v,0,v.length,0,E);function h(v,E){const j=S(v,E);if(j.end!==v.length)throw new O("bytes follow");return j}function d(v,E,j,Q,Z){if(Q>z||--Z.nodes<0)throw new O(
"too much");const X=v[E],q=v[E+1];if(E+2>j||(X&31)===31)throw new O("no header");if(q===128)return u(v,E,j,Q,Z);let te=E+2,oe=q;if(q>128){const re=q&127;if(re>4||
te+re>j)throw new O("length");oe=0;for(let he=0;he<re;he++)oe=oe*256+v[te++]}if(oe>j-te)throw new O("too long");return new b(v,X,E,te,te+oe,te+oe,Q,Z)}function u(v,E,j,Q,Z){
const X=v[E];if((X&U)===0)throw new O("length");for(let q=E+2;q+2<=j;){if(v[q]===0&&v[q+1]===0)return new b(v,X,E,E+2,q,q+2,Q,Z);q=d(v,q,j,Q+1,Z).end}throw new O(
"no end")}function r(v){const{contents:E}=v.expect($);if(E.length===0||E.length>40)throw new O("identifier");const j=[];let Q=0;for(const Z of E){if(Q=Q*128+(Z&
127),Q>2**45)throw new O("identifier");if(!(Z>=128)){if(j.length>0)j.push(Q);else{const X=Math.min(Math.floor(Q/40),2);j.push(X,Q-X*40)}Q=0}}if(E.at(-1)>=128)throw new O(
"identifier");return j.join(".")}function l(v){if((v.tag&U)===0)return v.contents;const E=[];return m(v,E),Buffer.concat(E)}function m(v,E){if((v.tag&U)===0)E.push(
v.contents);else for(const j of v.children())m(j,E)}function T(v){const{contents:E}=v.expect(g);if(E.length===0||E[0]>7)throw new O("bit string");return E.subarray(
1)}function N(v){const{contents:E}=v.expect(k);if(E.length===0||E.length>4||E[0]>=128)throw new O("integer");return E.reduce((j,Q)=>j*256+Q,0)}function P({tag:v,
contents:E}){const j=Buffer.from(E);return v===W?j.toString("utf8"):v===B?j.length%2===0?j.swap16().toString("utf16le"):"":v===L?"":j.toString("latin1")}const F=/^(\d{2}|\d{4})(\d{2})(\d{2})(\d{2})(\d{2})(?:(\d{2})(?:[.,](\d{1,9}))?)?Z$/;
function J(v){const{tag:E,contents:j}=v;if(E!==x&&E!==D)throw new O("time");const Q=F.exec(Buffer.from(j.subarray(0,40)).toString("latin1")),[,Z="",X,q,te,oe,re="\
0",he="0"]=Q??[];if(!Q||Z.length===2!=(E===x))throw new O("time");const pe=Z.length===4?Number(Z):Number(Z)+(Number(Z)<50?2e3:1900),fe=new Date(0);if(fe.setUTCFullYear(
pe,Number(X)-1,Number(q)),!(fe.getUTCMonth()+1===Number(X)&&fe.getUTCDate()===Number(q))||Number(te)>23||Number(oe)>59||Number(re)>60)throw new O("time");return fe.
setUTCHours(Number(te),Number(oe),Number(re),+`0.${he}`*1e3)}}),34773:((ie,Y,y)=>{y.d(Y,{De:()=>u,Rv:()=>h,S7:()=>K,er:()=>B,fe:()=>d,jE:()=>M,rh:()=>L,w$:()=>R});
var O=y(92410),f=y(82377);const k=100;function g(r,l){const m=(0,f.z2)(r,l).expect(f.gt).items(),T=m.take(f.gt),N=m.take(f.gt),P=(0,f.e4)(m.any()),F=T.items();F.
maybe((0,f.qA)(0));const J=F.take(f.vh).contents;F.take(f.gt);const v=F.take(f.gt),[E,j]=F.take(f.gt).children(),Q=F.take(f.gt),Z=F.take(f.gt).whole;F.maybe((0,f.
qA)(1,!1)),F.maybe((0,f.qA)(2,!1));const X=F.maybe((0,f.qA)(3));return{bytes:r,signedPart:T.whole,signature:P,algorithm:N,serial:J,issuer:v.whole,subject:Q.whole,
issuerName:D(v),subjectName:D(Q),notBefore:(0,f.nR)(E),notAfter:(0,f.nR)(j),keyInfo:Z,extensions:X?C(X):new Map}}function C(r){const l=new Map,m=r.items().take(
f.gt).children();if(m.length>k)throw new f.sG("extensions");for(const T of m){const N=T.expect(f.gt).items(),P=(0,f.Q)(N.any()),F=N.maybe(f.Jx);if(l.has(P))throw new f.
sG("extension");l.set(P,{critical:(F?.contents[0]??0)!==0,value:(0,f.ao)(N.take(f.G))})}return l}function R(r,l){try{return g(r,l)}catch{return}}const $="2.5.4.\
3",W="2.5.4.10",x=4096;function D(r){const l=new Map;for(const m of r.children().slice(0,50))for(const T of m.children().slice(0,10)){const N=T.expect(f.gt).items(),
P=(0,f.Q)(N.any()),{tag:F,contents:J}=N.any(),v=(0,f.Wm)({tag:F,contents:J.subarray(0,x)}).replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu,"").trim().slice(0,200);v!==""&&
l.set(P,v)}return l.get($)??l.get(W)??[...l.values()][0]??null}const K=({serial:r})=>Buffer.from(r.subarray(0,64)).toString("hex").replace(/^(00)+(?=.)/,""),M=({
keyInfo:r})=>(0,O.kc)(r),B=(r,l)=>Buffer.compare(r,l)===0;function L(r,l){if(!B(r.issuer,l.subject))return!1;const m=M(l);try{const T=(0,O.dz)(r.algorithm);return m&&
T?(0,O.Od)(T,m,r.signature,r.signedPart):void 0}catch{return!1}}const U="2.5.29.15",V="2.5.29.37",z="2.5.29.19",A=2;function b({extensions:r}){const l=r.get(U)?.
value;if(!l)return;const m=(0,f.e4)((0,f.z2)(l)).subarray(0,A);return new Set([...m].flatMap((T,N)=>[...Array(8).keys()].flatMap(P=>T&128>>P?[N*8+P]:[])))}const c=0,
_=1,S=5;function h(r){const l=b(r);return!l||l.has(c)||l.has(_)}function d(r){const l=b(r);if(l&&!l.has(S))return;const m=r.extensions.get(z)?.value;if(!m)return;
const T=(0,f.z2)(m).expect(f.gt).items(),N=T.maybe(f.Jx)?.contents[0]===255,P=T.maybe(f.vh);return N?P?(0,f.rl)(P):1/0:void 0}function u({extensions:r}){const l=r.
get(V);return l&&{critical:l.critical,purposes:(0,f.z2)(l.value).children().slice(0,50).map(f.Q)}}}),91374:((ie,Y,y)=>{y.d(Y,{QL:()=>R,bf:()=>C,fq:()=>U,hj:()=>L,
i4:()=>M,iA:()=>W,pv:()=>B,qU:()=>D,tP:()=>$});var O=y(77581),f=y(45599),k=y(9819),g=y(70549);function C(A){for(;A.part===""&&A.parent;)A=A.parent;return A}const R="\
FT Parent T TU TM Ff V DV DA Q DS RV Opt MaxLen TI I Lock SV".split(" "),$=100;function*W(A,{from:b=A.array((0,k.Wo)(A,"AcroForm")?.dict.get("Fields")),below:c,
visit:_=new k._i(A),depth:S=1/0}={}){const h=[],d=(u=[],r)=>{for(let l=u.length-1;l>=0;l--)h.push({value:u[l],parent:r})};d(b,c);for(let u=h.pop();u;u=h.pop()){
const{value:r,parent:l}=u,m=(0,f.i9)(r)?A.get(r):r;if(!(0,f.Zm)(m)||!_.first(r)||(l?.depth??0)>=S)continue;const T=A.resolve(m.get("T")),N=A.resolve(m.get("FT")),
P=T instanceof f.Mx?(0,O.g7)(T):"",F={number:(0,f.i9)(r)?r.number:void 0,dict:m,parent:l,part:P,name:z(l&&l.depth%$!==0?l.name:"",P),type:N instanceof f.SX?N.text:
l?.type,depth:(l?.depth??0)+1};yield F;const J=m.get("Kids"),v=A.array(J);v&&(!(0,f.i9)(J)||_.firstList(v))&&d(v,F)}}const x=1e3,D=(0,g.n)(K);async function K(A){
const b=[];for(const c of W(A)){b.push(c);const _=A.job.pace.step(x);_&&await _}return b}function M(A){const b=new Set(A.flatMap(({parent:c,dict:_})=>c&&_.has("\
T")?[c]:[]));return A.filter(c=>(c.dict.has("T")||!c.parent)&&!b.has(c))}function B(A,b){const c=A.resolve(L(A,b,"FT"));return c instanceof f.SX?c.text:void 0}function L(A,b,c){
for(const _ of V(A,b)){const S=_.get(c);if(S!==void 0)return S}}function U(A,b){let c="";for(const _ of V(A,b)){const S=A.resolve(_.get("T"));S instanceof f.Mx&&
(c=z((0,O.g7)(S),c))}return c}function*V(A,b){let c=b;for(let _=0;c&&_<$;_++)yield c,c=A.dict(c.get("Parent"))}const z=(A,b)=>A===""||b===""?A+b:`${A}.${b}`}),74963:((ie,Y,y)=>{
y.d(Y,{vA:()=>dt,ae:()=>ct,gH:()=>ke,pe:()=>Le});var O=y(42973),f=y(91519),k=y(22332),g=y(45599),C=y(82377),R=y(34773);const $="2.5.29.30",W="2.5.29.17",x="1.2.\
840.113549.1.9.1",D=1e5,K=1e4,M=(0,C.qA)(1,!1),B=(0,C.qA)(4);function L({extensions:i},e){const t=i.get($)?.value;if(!t)return!0;const n=(0,C.z2)(t).expect(C.gt).
items(),s=U(n.maybe((0,C.qA)(0))),o=U(n.maybe((0,C.qA)(1))),a=e.filter((p,I)=>I===0||!(0,R.er)(p.issuer,p.subject)).flatMap(z);if(a.length*(s.length+o.length)>D)
throw new C.sG("too many names");return a.every(p=>{const I=({tag:H})=>H===p.tag,w=s.filter(I),G=o.filter(I);return p.tag!==M&&p.tag!==B?w.length+G.length===0:(w.
length===0||w.some(H=>S(p,H)))&&!G.some(H=>S(p,H))})}const U=i=>V(i).map(e=>A(e.items().any()));function V(i){const e=i?.children()??[];if(e.length>K)throw new C.
sG("too many names");return e}function z({subject:i,extensions:e}){const t=e.get(W)?.value,n=t?V((0,C.z2)(t).expect(C.gt)).map(A):[],s=(0,C.z2)(i),o=c(s),a=n.some(
({tag:p})=>p===M)?[]:_(s);return[...o.length>0?[{tag:B,parts:o}]:[],...a,...n]}function A(i){const{tag:e}=i;return e===M?{tag:e,parts:[b(i)]}:{tag:e,parts:e===B?
c(i.items().any()):[]}}const b=i=>(0,C.Wm)(i).trim().replace(/\s+/g," ").toLowerCase(),c=i=>i.expect(C.gt).children().map(e=>JSON.stringify(e.children().map(t=>{
const n=t.items();return[(0,C.Q)(n.any()),b(n.any())]}).sort())),_=i=>i.children().flatMap(e=>e.children().flatMap(t=>{const n=t.items();return(0,C.Q)(n.any())===
x?[{tag:M,parts:[b(n.any())]}]:[]}));function S({tag:i,parts:e},t){if(i===B)return t.parts.every((a,p)=>e[p]===a);const[n=""]=e,[s=""]=t.parts;if(s.includes("@"))
return n===s;const o=n.slice(n.lastIndexOf("@")+1);return s.startsWith(".")?o.endsWith(s):o===s}const h=10,d=100,u=new Set([...[14,15,16,17,18,19,31,32,33,35,36,
37,46,54].map(i=>`2.5.29.${i}`),$,"1.3.6.1.5.5.7.1.1","1.3.6.1.5.5.7.1.3"]);async function r(i,e,t){const n=new l(e,t);return await n.leads([i])?"trusted":n.isIncomplete?
"chain_incomplete":"not_trusted"}class l{trusted;pace;isIncomplete=!1;tries=d;constructor(e,t){this.trusted=e,this.pace=t}async leads(e){const{anchors:t,others:n}=this.
trusted,s=e.at(-1);if(!this.isValid(s))return!1;if(t.some(({bytes:a})=>(0,R.er)(a,s.bytes)))return!0;if(!m(s))return!1;for(const a of t)if(await this.issues(a,e,
!0))return!0;if(e.length>=h)return!1;for(const a of n)if(await this.issues(a,e,!1)&&await this.leads([...e,a]))return!0;return[...t,...n].some(({subject:a})=>(0,R.
er)(s.issuer,a))||(this.isIncomplete=!0),!1}async issues(e,t,n){const s=t.at(-1);if(t.includes(e)||!(0,R.er)(s.issuer,e.subject)||this.tries--<=0||!this.isValid(
e))return!1;const o=performance.now(),a=T(e,t,n)&&(0,R.rh)(s,e)===!0;this.pace.addSince(o);const p=this.pace.step(0);return p&&await p,a}isValid({notBefore:e,notAfter:t}){
return this.trusted.time>=e&&this.trusted.time<=t}}const m=({extensions:i})=>[...i].every(([e,{critical:t}])=>!t||u.has(e));function T(i,e,t){if(i.extensions.size===
0)return t;try{const n=(0,R.fe)(i),s=e.slice(1).filter(o=>!(0,R.er)(o.issuer,o.subject));return n!==void 0&&s.length<=n&&m(i)&&L(i,e)}catch{return!1}}var N=y(16231),
P=y(78157),F=y(79725);function J(i,e,t){const{bytes:n}=i,s=e.length-n.length,o=v(i,t);if(!o)return;const{entries:a,number:p}=o,I=E(n,a,"ByteRange"),w=E(n,a,"Con\
tents");if(!I||!w||!Z(n,w.start,w.end))return;const G=Q(n,I.start,I.end);if(!G)return;const[H,ee,ne,ae]=G;if(!(!(H===0&&ee===w.start+s&&ne===w.end+s)||ne+ae>e.length))
return{gapStart:ee,gapEnd:ne,end:ne+ae,number:p}}function v(i,{value:e,field:t,fieldNumber:n}){const s=new F.R;if(e instanceof g.oS){const I=i.place(e.number);return I?.
bytes===i.bytes&&s.locate(I.bytes,I.start,I.end)?{entries:s,number:e.number}:void 0}if(!(e instanceof g.Bi)||n===void 0||t?.get("V")!==e)return;const o=i.place(
n);if(o?.bytes!==i.bytes||!s.locate(o.bytes,o.start,o.end))return;const a=E(i.bytes,s,"V"),p=new F.R;return a&&p.locate(i.bytes,a.start,a.end)?{entries:p,number:void 0}:
void 0}function E(i,e,t){const{at:n}=e,s=Buffer.from(t,"latin1");let o;for(let a=e.first;a<e.used;a+=4)if((0,P.bS)(i.subarray(n[a],n[a+1])).equals(s)){if(o)return;
o={start:n[a+2],end:n[a+3]}}return o}const j=i=>i>=P.l0&&i<=P.ev;function Q(i,e,t){const n=(0,P.bS)(i.subarray(e,Math.min(t,e+200))).toString("latin1");if(t-e>200||
!n.startsWith("[")||!n.endsWith("]"))return;const s=n.slice(1,-1).split(/[\0\t\n\f\r ]/).filter(w=>w!=="");if(s.length!==4||s.some(w=>w.length>15||[...w].some(G=>!j(
G.charCodeAt(0)))))return;const[o,a,p,I]=s.map(Number);return[o,a,p,I]}function Z(i,e,t){if(i[e]!==P.iH||i[t-1]!==P.vz)return!1;for(let n=e+1;n<t-1;n++){const s=i[n],
o=s|32;if(!j(s)&&!(o>=97&&o<=102))return!1}return!0}function X(i){let e=i.length;for(;e>0&&` \r
	\0\f`.includes(String.fromCharCode(i[e-1]));)e--;return e}function q(i,e,t){let n=e;for(;n>e-3&&n>0&&[10,13,32].includes(i[n-1]);)n--;if((0,P.bS)(i.subarray(Math.
max(0,n-5),n)).toString("latin1")!=="%%EOF")return!1;const s=(0,k.l3)(i,n);return t.has(s)&&(0,P.AN)(i,s,e)<n}var te=y(91374),oe=y(6057),re=y(54619),he=y(64680),
pe=y(88500),fe=y(45079);class me{before;after;apart;changed;leading;hasHidden;constructor(e,t,n){this.before=e,this.after=t,this.apart=n;const s=Math.max(e.table.
size,t.table.size);this.changed=new Uint8Array(s);for(const o of this.moved(s))this.changed[o]=1;for(let o=0;o<t.table.size;o++){const{kind:a,place:p}=t.table;a[o]===
re.UT&&this.changed[p[o]]===1&&(this.changed[o]=1)}this.leading=this.changed.slice(),this.hasHidden=this.findHidden()}static async find(e,t,n){const s=new me(e,
t,n);return await s.followBack(),s}async followBack(){const{leading:e,apart:t}=this,{pace:n}=this.after.job,s=await this.allReferences(),o=new Int32Array(e.length+
1);for(let w=1;w<s.length;w+=2)o[s[w]+1]++;for(let w=0;w<e.length;w++)o[w+1]+=o[w];const a=new Int32Array(s.length/2),p=o.slice();for(let w=0;w<s.length;w+=2)a[p[s[w+
1]]++]=s[w];const I=[];for(let w=0;w<e.length;w++)e[w]===1&&!t.has(w)&&I.push(w);for(let w=I.pop();w!==void 0;w=I.pop()){for(let H=o[w];H<o[w+1];H++){const ee=a[H];
e[ee]===1||t.has(ee)||(e[ee]=1,I.push(ee))}const G=n.step(100+o[w+1]-o[w]);G&&await G}}async allReferences(){const{after:e,leading:t}=this,n=new pe.s;let s=new Int32Array(
1024),o=0;for(let a=1;a<e.table.size;a++){const p=ge(e.table,a)?e.place(a):void 0;if(!p)continue;n.reset();const I=n.value(p.bytes,p.start,p.end);for(let G=0;G<
n.used;G+=3){const H=n.marks[G];H>=t.length||(o+2>s.length&&(s=(0,F.Z)(s,o+2)),s[o++]=a,s[o++]=H)}const w=e.job.pace.step(200+Math.max(I-p.start,0));w&&await w}
return s.subarray(0,o)}*moved(e){const[t,n]=[this.before.table,this.after.table];for(let s=1;s<e;s++){const[o,a]=[ge(t,s),ge(n,s)];if(o!==a)yield s;else if(o){const p=I=>t[I][s]===
n[I][s];(!p("kind")||!p("place")||!p("detail"))&&(yield s)}}}findHidden(){const{table:e}=this.after,t=this.before.bytes.length;for(let n=1;n<e.size;n++){if(this.
changed[n]!==1||!ge(e,n))continue;const s=e.kind[n]===re.UT?e.place[n]:n;if(e.kind[s]===re.tL&&e.place[s]<t)return!0}return!1}isChanged(e){const t=e instanceof g.
oS?e.number:e;return typeof t=="number"&&this.changed[t]===1}isAdded(e){return!ge(this.before.table,e)}touches(e){return Ke(e).some(t=>!this.apart.has(t)&&this.
leading[t]===1)}isSame(e,t){return se(e)===se(t)&&!this.touches(t)}differingKeys(e,t){const n=[];for(const s of new Set([...e.keys(),...t.keys()]))this.isSame(e.
get(s),t.get(s))||n.push(s);return n}}const ge=({kind:i},e)=>i[e]===re.tL||i[e]===re.UT;function se(i){if(i===void 0)return"";const e=new he.k(256);return(0,fe.
bD)(e,ye(i),fe.yT),Buffer.from(e.bytes).toString("latin1")}function ye(i){if(Array.isArray(i))return i.map(ye);if(!(i instanceof g.Bi))return i;const e=[...i].sort(
([t],[n])=>t<n?-1:1);return new g.Bi(e.map(([t,n])=>[t,ye(n)]))}function Ke(i){const e=[],t=[i];for(;t.length>0;){const n=t.pop();if(n instanceof g.oS)e.push(n.
number);else if(Array.isArray(n))for(const s of n)t.push(s);else if(n instanceof g.Bi)for(const s of n.values())t.push(s);else n instanceof g.Z6&&t.push(n.dict)}
return e}const Be=new Set(["K","Nums","Kids"]),Ue=new Set(["ParentTreeNextKey","Limits"]),je=new Set(["Obj","Pg","Stm"]);async function Fe(i,e,t){const[n,s]=[i.
catalog.get("StructTreeRoot"),e.catalog.get("StructTreeRoot")];if(!n||!s)return;const o=[{key:"",was:n,is:s}],a=new Set(t),p=[];for(let I=o.pop();I;I=o.pop()){const{
key:w,was:G,is:H}=I;if(je.has(w)&&se(G)===se(H))continue;const[ee,ne]=[i.resolve(G),e.resolve(H)];if(H instanceof g.oS&&!(0,g.cy)(ne)){if(!(G instanceof g.oS)||
G.number!==H.number)return;if(a.has(H.number))continue;a.add(H.number),(0,g.Zm)(ne)&&Ge(e,ne)&&p.push(H.number)}const ce=w==="K"&&(0,g.cy)(ne)&&!(0,g.cy)(ee)?ve(
G===void 0?[]:[G],ne):We(w,ee,ne);if(!ce)return;for(const ue of ce)o.push(ue);const de=e.job.pace.step(500);de&&await de}return p}const Ge=(i,e)=>e.has("P")?i.resolve(
e.get("S"))instanceof g.SX:(0,g.Eo)(i.resolve(e.get("Type")),"StructTreeRoot");function We(i,e,t){if((0,g.Zm)(e)&&(0,g.Zm)(t)){const n=[...new Set([...e.keys(),
...t.keys()])].filter(s=>!Ue.has(s));return n.some(s=>!e.has(s)&&s!=="K")?void 0:n.map(s=>({key:s,was:e.get(s),is:t.get(s)}))}if((0,g.cy)(e)&&(0,g.cy)(t))return(Be.
has(i)?e.length<=t.length:e.length===t.length)?ve(e,t):void 0;if(!(e instanceof g.Z6||t instanceof g.Z6))return se(e)===se(t)?[]:void 0}const ve=(i,e)=>i.map((t,n)=>({
key:"",was:t,is:e[n]}));async function He(i,e){const t=await Oe(i),n=await Oe(e),s=[...n.pages,...n.widgets.keys(),...n.comments],o=new Set([e.catalogNumber,...s]);
let a=await me.find(i,e,o);const[p,I]=[i,e].map(H=>H.catalog.get("StructTreeRoot")),w=a.isSame(p,I)?void 0:await Fe(i,e,new Set(s));w&&(a=await me.find(i,e,new Set(
[...o,...w])));const G=new Ze(t,n,w!==void 0,a);return await G.run(),{kinds:G.kinds,fields:G.fields,hasHidden:G.differences.hasHidden,showsNewField:G.showsNewField}}
const Ve=new Set("Text FreeText Line Square Circle Polygon PolyLine Highlight Underline Squiggly StrikeOut Stamp Caret Ink Popup FileAttachment".split(" "));async function Oe(i){
const e=await(0,te.qU)(i),t=new Map(e.flatMap(o=>o.number===void 0?[]:[[o.number,o]])),n=[],s=new Set;for(let o=0;o<i.pages.count;o++){const a=i.pages.number(o);
n.push(a);for(const I of i.array(i.dict(new g.oS(a))?.get("Annots"))??[])I instanceof g.oS&&ze(i,I)&&s.add(I.number);const p=i.job.pace.step(2e3);p&&await p}return{
pages:n,fields:e,widgets:t,comments:s}}function ze(i,e){const t=i.resolve(e),n=(0,g.Zm)(t)?i.resolve(t.get("Subtype")):null;return n!==null&&[...Ve].some(s=>(0,g.
Eo)(n,s))}const Qe=new Set(["AcroForm","DSS","Pages","StructTreeRoot","Extensions","Metadata","Version"]),$e=new Set(["Annots","Parent","Metadata","LastModified",
"Tabs"]);class Ze{older;newer;hasGrownTags;differences;kinds=new Set;fields=[];before;after;showsNewField=!1;hasQuietChanges=!1;constructor(e,t,n,s){this.older=
e,this.newer=t,this.hasGrownTags=n,this.differences=s,{before:this.before,after:this.after}=s}async run(){this.compareTrailers(),this.compareCatalogs(),this.compareForms(),
await this.comparePages(),this.compareFields(),this.compareTags(),this.hasQuietChanges&&this.kinds.size===0&&this.kinds.add("other")}compareCatalogs(){const{before:e,
after:t,differences:n}=this;for(const s of new Set([...e.catalog.keys(),...t.catalog.keys()]))n.isSame(e.catalog.get(s),t.catalog.get(s))||(s==="DSS"?this.kinds.
add("validation_data"):Qe.has(s)?(s==="Extensions"||s==="Metadata"||s==="Version")&&(this.hasQuietChanges=!0):this.kinds.add("other"))}compareTrailers(){const[e,
t]=[this.before.trailer,this.after.trailer];for(const n of this.differences.differingKeys(e,t))n==="Info"?this.hasQuietChanges=!0:n!=="ID"&&this.kinds.add("othe\
r")}compareForms(){const e=this.before.dict(this.before.catalog.get("AcroForm"))??new g.Bi,t=this.after.dict(this.after.catalog.get("AcroForm"))??new g.Bi;for(const n of this.
differences.differingKeys(e,t)){const s=n==="NeedAppearances"&&this.after.resolve(t.get(n))!==!0;n==="Fields"?this.compareLists(this.before.array(e.get(n)),this.
after.array(t.get(n))):n==="DR"?this.compareFonts(e.get(n),t.get(n)):n==="DA"&&!e.has(n)?this.hasQuietChanges=!0:n!=="SigFlags"&&!s&&this.kinds.add("other")}}compareFonts(e,t){
const[n,s]=[this.before.dict(e)??new g.Bi,this.after.dict(t)??new g.Bi];for(const[o,a]of n){const p=this.after.dict(s.get(o));for(const[I,w]of this.before.dict(
a)??[])this.differences.isSame(w,p?.get(I))||this.kinds.add("other")}}compareLists(e=[],t=[]){const n=new Set(t.map(a=>se(a))),s=new Set(e.map(a=>se(a))),o=a=>!(a instanceof
g.oS)&&!s.has(se(a));(e.some(a=>!n.has(se(a)))||t.some(o))&&this.kinds.add("other")}async comparePages(){const[e,t]=[this.older.pages,this.newer.pages];if(e.length!==
t.length||e.some((n,s)=>n!==t[s])){this.kinds.add("other");return}this.differences.touches(this.after.catalog.get("Pages"))&&this.kinds.add("other");for(const n of t){
const[s,o]=[this.before.dict(new g.oS(n)),this.after.dict(new g.oS(n))];!s||!o?this.kinds.add("other"):this.comparePage(s,o);const a=this.after.job.pace.step(2e3);
a&&await a}}comparePage(e,t){for(const n of this.differences.differingKeys(e,t)){const s=n==="StructParents"&&!e.has(n);!$e.has(n)&&!s?this.kinds.add("other"):n!==
"Annots"&&(this.hasQuietChanges=!0),n==="Parent"&&se(e.get(n))!==se(t.get(n))&&this.kinds.add("other")}this.compareAnnotations(this.before.array(e.get("Annots"))??
[],this.after.array(t.get("Annots"))??[])}compareAnnotations(e,t){const n=new Set(e.map(o=>se(o))),s=new Set(t.map(o=>se(o)));for(const o of e)s.has(se(o))||this.
kinds.add(o instanceof g.oS&&this.older.comments.has(o.number)?"annotations":"other");for(const o of t){const a=o instanceof g.oS?o.number:-1,p=!n.has(se(o));this.
newer.comments.has(a)?this.compareComment(a,p):this.newer.widgets.has(a)?p&&!this.differences.isAdded(a)&&this.kinds.add("other"):(p||this.differences.touches(o))&&
this.kinds.add("other")}}compareComment(e,t){const[n,s]=[this.before.dict(new g.oS(e)),this.after.dict(new g.oS(e))];t&&n?this.kinds.add("other"):(t||!n||this.differences.
differingKeys(n,s).length>0)&&this.kinds.add("annotations")}compareFields(){const e=new Set((0,te.i4)(this.newer.fields)),t=new Map;for(const s of this.newer.fields){
const o=s.parent&&e.has(s.parent)?s.parent:void 0;o&&Ye(t,o,s)}for(const s of this.newer.fields)s.parent&&e.has(s.parent)||(e.has(s)?this.compareField(s,t.get(s)??
[]):this.compareGroup(s));const n=new Set(this.newer.fields.map(({number:s})=>s));this.older.fields.some(({number:s})=>s!==void 0&&!n.has(s))&&this.kinds.add("o\
ther")}compareGroup({number:e,dict:t}){const n=e===void 0?void 0:this.olderField(e);if(!n){e!==void 0&&this.kinds.add("other");return}for(const s of this.differences.
differingKeys(n,t))s==="Kids"?this.compareLists(this.before.array(n.get(s)),this.after.array(t.get(s))):this.kinds.add("other")}olderField(e){return this.older.
widgets.get(e)?.dict}compareField(e,t){const{number:n,dict:s,type:o,name:a}=e;if(n===void 0)return;const p=this.olderField(n);if(!p)return this.addField(e,t);const I=[
e,...t],w=new Set;for(const H of I)for(const ee of this.changedEntries(H))w.add(ee);if(w.size===0)return;if(o==="Sig"){this.before.resolve((0,te.hj)(this.before,
p,"V"))===null&&this.isNewSignature(s)&&Me(w,Je)?this.addSignature(s):this.kinds.add("other");return}!(Ie(this.before,p)!==Ie(this.after,s)||w.has("AS")&&o==="B\
tn")||!Me(w,Xe)?this.kinds.add("other"):(this.kinds.add("form_values"),this.fields.push(a))}changedEntries({number:e,dict:t}){const n=e===void 0?void 0:this.olderField(
e);return n?this.differences.differingKeys(n,t):e===void 0?[]:["Kids"]}addField({number:e,dict:t,type:n},s){const o=n==="Sig"&&[e,...s.map(w=>w.number)].every(w=>this.
differences.isAdded(w)),a=o&&this.isNewSignature(t),p=o&&this.after.resolve((0,te.hj)(this.after,t,"V"))===null,I=[t,...s.map(w=>w.dict)].some(w=>w.has("AP")&&(0,oe.
b0)(this.after,w.get("Rect")));a?this.addSignature(t):this.kinds.add(p&&!I?"signatures":"other"),this.showsNewField||=a&&I}isNewSignature(e){const t=e.get("V");
return t instanceof g.oS&&this.differences.isAdded(t.number)&&(0,g.Zm)(this.after.get(t))}addSignature(e){const t=this.after.dict(e.get("V"))?.get("Type");this.
kinds.add((0,g.Eo)(t,"DocTimeStamp")?"time_stamps":"signatures")}compareTags(){const[e,t]=[this.before.catalog.get("StructTreeRoot"),this.after.catalog.get("Str\
uctTreeRoot")];!this.differences.isSame(e,t)&&!(this.kinds.has("signatures")&&this.hasGrownTags)&&this.kinds.add("other")}}function Ye(i,e,t){const n=i.get(e);n?
n.push(t):i.set(e,[t])}const Me=(i,e)=>[...i].every(t=>e.has(t)),Je=new Set(["V","AP","F","P","M","MK"]),Xe=new Set(["V","AS","AP","I","TI","RV","M"]);function Ie(i,e){
const t=i.resolve((0,te.hj)(i,e,"V"));return t instanceof g.Z6?Buffer.from(i.encoded(t)).toString("latin1"):Array.isArray(t)?t.map(n=>se(i.resolve(n))).join(`
`):se(t)}var we=y(26836),xe=y(77598),le=y(92410),De=y(90618),Se=y(50818),Ee=y(20515),qe=y(46287);const Ne={certificate:void 0,certificates:[],algorithm:null,claimedTime:void 0,
stampedTime:void 0,isIntact:null,isVerified:null},et=8<<20,be={...Ne,problems:["contents_unreadable"]};async function tt(i,e,{subFilter:t,embedded:n,further:s},o){
const{gapStart:a,gapEnd:p,end:I}=e;if(p-a>2*et)return be;const w=Buffer.from((0,P.bS)(i.subarray(a+1,p-1)).toString("latin1"),"hex"),G=[i.subarray(0,a),i.subarray(
p,I)];try{if(t==="adbe.x509.rsa_sha1")return ot(w,n,G);const H=(0,De.eG)(w,s),ne=await nt(H,t,async ue=>ue&&(0,qe.o)(G,ue,o.pace),G),ae=w.subarray(H.end),de=[...ae.
equals(Buffer.alloc(ae.length))?[]:["trailing_data"],...H.signers===1?[]:["several_signers"]];return{...ne,problems:[...new Set([...ne.problems,...de])]}}catch(H){
if(H instanceof C.sG)return be;throw H}}async function nt(i,e,t,n){const{signer:s,certificates:o}=i,{certificate:a,scheme:p}=s,I={certificate:a,certificates:o,algorithm:p?
(0,le.Vn)(p,a&&(0,R.jE)(a)):null,claimedTime:s.attributes.signingTime};if(e==="ETSI.RFC3161")return{...I,...await it(i,t)};const w=(ne,ae)=>(0,le.Od)(ne,(0,R.jE)(
ae),s.signature,...n),G=e==="adbe.pkcs7.sha1"?await st(i,t):i.content||i.contentType!==De.vN?void 0:(0,Ee.M)(i,await t(s.hash),w);if(!G)return{...be,...I,stampedTime:void 0};
const H=[...G.problems];e==="ETSI.CAdES.detached"&&!s.attributes.certificateHash&&H.push("attribute_missing");const ee=s.timeStamp&&(0,Se.H9)(s.timeStamp,s.signature,
o);return s.timeStamp&&!ee&&H.push("timestamp_wrong"),{...I,...G,problems:H,stampedTime:ee?.info.time}}async function st(i,e){const{content:t,signer:n}=i,s=await e(
"sha1"),o=t!==void 0&&s!==void 0&&(0,R.er)(t,s),a=(w,G)=>(0,le.Od)(w,(0,R.jE)(G),n.signature,t),p=(0,Ee.M)(i,n.hash&&t?(0,xe.createHash)(n.hash).update(t).digest():
void 0,a),I=[...p.problems,"algorithm_weak",...o?[]:["digest_differs"]];return{...p,isIntact:o?p.isIntact:!1,problems:[...new Set(I)]}}async function it(i,e){const t=(0,Se.
UB)(i),{hash:n}=i.signer,s=(0,Ee.M)(i,n&&(0,xe.createHash)(n).update(i.content).digest()),o=await e(t.hash),a=o!==void 0&&(0,R.er)(o,t.imprint),p=[...s.problems];
t.hash?a||p.push("digest_differs"):p.push("algorithm_unknown"),t.hash&&le.Us.has(t.hash)&&p.push("algorithm_weak");const I=i.signer.certificate!==void 0&&(0,Se.
R2)(i.signer.certificate);I||p.push("timestamp_wrong");const w=t.hash===void 0?null:a?s.isIntact:!1,G=w===!0&&s.isVerified===!0&&I;return{...s,isIntact:w,problems:[
...new Set(p)],stampedTime:G?t.time:void 0}}function ot(i,e,t){const n=(0,C.ao)((0,C.uL)(i).expect(C.G)),[s]=e,o=s&&(0,R.jE)(s),a={kind:"rsa",hash:"sha1"},p=o?(0,le.
Od)(a,o,n,...t)??null:null;return{...Ne,certificate:s,certificates:e,algorithm:(0,le.Vn)(a,o),isIntact:p,isVerified:p,problems:["algorithm_weak",...p===!1?["sig\
nature_wrong"]:[],...p===null?["algorithm_unknown"]:[]]}}const rt=50,Pe=200,Ce=100,at=50;async function ct(i,e,t){const n=(await(0,N.Df)(i)).filter(({signature:a})=>a!==
void 0);if(n.length>Pe)throw(0,O.FU)("nodes",`The document has ${n.length} signatures; at most ${Pe} are checked`,"Remove some");const s=new mt(i,e,t,await ut(i)),
o=[];for(const a of n){const p=performance.now();o.push(await s.check(a)),i.job.pace.addSince(p);const I=i.job.pace.step(0);I&&await I}return{entries:o,allIntact:o.
length>0&&o.every(ke),coversWholeFile:o.some(({covers:a,intact:p})=>a==="whole_file"&&p===!0)}}const ft=new Set(["certificate_expired","certificate_not_yet_vali\
d","algorithm_weak","attribute_missing","chain_incomplete","not_trusted","timestamp_wrong"]),ke=({intact:i,verified:e,changesAfter:t,problems:n})=>i===!0&&e===!0&&
!t.includes("other")&&n.every(s=>ft.has(s)),dt=({entries:i,allIntact:e,coversWholeFile:t})=>({count:i.length,allIntact:e,coversWholeFile:t,entries:i.map(n=>({...n}))});
async function ut(i){const e=i.array(i.dict(i.catalog.get("DSS"))?.get("Certs"))??[],t=[],n=new Set(e.slice(0,Ce).map(s=>i.resolve(s)));for(const s of n){const o=s instanceof
g.Z6?await i.decodedAtEase(s,{found:!1}).catch(ht):void 0,a=o&&(0,R.w$)(o),p=o&&i.job.pace.step(o.length*rt);p&&await p,a&&t.push(a)}return t}function ht(i){if(!Re(
i))throw i}const _e={kinds:new Set(["other"]),fields:[],hasHidden:!1,showsNewField:!1},lt={kinds:new Set,fields:[],hasHidden:!1,showsNewField:!1};class mt{document;input;options;further;sections;contentEnd;checkedContents=new Map;changes=new Map;locked;job;constructor(e,t,n,s){
this.document=e,this.input=t,this.options=n,this.further=s,this.locked=new we.xA(e),this.sections=(0,k.mq)(e.bytes),this.contentEnd=X(t);const{onRepaired:o,...a}=e.
job;this.job={...a,asked:void 0}}async check(e){const{document:t,input:n}=this,s=e.signature,o=J(t,n,e),a=o&&this.job.pace.step(o.gapEnd-o.gapStart);a&&await a;
const p=o&&await this.contentsOf(e,o),I=p?.contents,{covers:w,after:G,problems:H}=await this.checkRevision(e,o),ee=wt(I,(0,N.W4)(t,s)),ne=I?.certificate,ae=[...H,
...I?.problems??[],...Et(ne,ee.time)],ce=p?p.trust??=await this.trustIn(I,ee.time):await this.trustIn(I,ee.time);ce!==void 0&&ce!=="trusted"&&ae.push(ce);const de=(0,we.
k0)(t,s,e.field,this.locked);(0,we.ky)(de,G)&&ae.push("certification_violated");const ue=I?.isVerified??null;return{field:e.name,kind:e.kind,signer:ne?.subjectName??
null,issuer:ne?.issuerName??null,serial:ne?(0,R.S7)(ne):null,signedAt:ee.signedAt,timestamp:Ae(I?.stampedTime),algorithm:I?.algorithm??null,intact:ue===!1||!o||
H.includes("not_a_revision")?!1:I?.isIntact??null,verified:ue,certificateInTime:ne&&ee.time!==void 0?St(ne,ee.time):null,timeSource:ee.source,covers:w,changesAfter:[
...G.kinds].sort(),certification:de.certification??null,trusted:this.options.anchors?ce==="trusted":null,problems:[...new Set(ae)].sort()}}async contentsOf(e,t){
const{document:n,input:s,further:o}=this,a=this.checkedContents.get(t.gapStart);if(a)return a;const p=n.resolve(e.signature.get("SubFilter")),w={subFilter:p instanceof
g.SX?p.text:void 0,embedded:this.embedded(e),further:o},G={contents:await tt(s,t,w,this.job)};return this.checkedContents.set(t.gapStart,G),G}embedded({signature:e}){
const t=this.document.resolve(e.get("Cert")),n=Array.isArray(t)?t.slice(0,Ce).map(o=>this.document.resolve(o)):[t],s=(0,C.cp)();return n.flatMap(o=>o instanceof
g.Mx?(0,R.w$)(o.bytes,s)??[]:[])}async checkRevision(e,t){if(!t)return{covers:"part",after:_e,problems:["byte_range_malformed"]};const{end:n}=t;if(n>=this.contentEnd)
return{covers:"whole_file",after:lt,problems:[]};const s=this.input.length-this.document.bytes.length;if(!q(this.document.bytes,n-s,this.sections))return{covers:"\
part",after:_e,problems:["not_a_revision"]};const o=await this.compare(n);if(!o)return{covers:"earlier_revision",after:_e,problems:[]};const a=await pt(o.before,
e);return{covers:"earlier_revision",after:o.found,problems:[...a?[]:["not_a_revision"],...o.found.hasHidden?["hidden_content"]:[]]}}async compare(e){if(this.changes.
has(e))return this.changes.get(e);const{document:t,options:n}=this;let s;if(!n.isDamaged&&!t.suspect&&this.changes.size<at){const o=await this.open(this.input.subarray(
0,e));o&&(s={before:o,found:await He(o,t)})}return this.changes.set(e,s),s}async open(e){const t={isDamaged:!1},n={...this.job,onRepaired:({isOfDataAlone:s})=>{
t.isDamaged||=!s}};try{const s=await(0,f.E)(e,n,{password:this.options.password});return t.isDamaged||s.suspect?void 0:s}catch(s){if(Re(s))return;throw s}}async trustIn(e,t){
const{anchors:n}=this.options;if(!n)return;const s=e?.certificate;if(!s||!n.some(({bytes:p})=>(0,R.er)(p,s.bytes))&&!gt(s))return"not_trusted";const a={others:e.
certificates,anchors:n,time:t??s.notBefore};return r(s,a,this.job.pace)}}function gt(i){try{return(0,R.Rv)(i)}catch{return!1}}const Re=i=>Te(i)&&"code"in i&&["u\
nreadable_document","wrong_password","password_required"].includes(String(i.code)),Te=i=>typeof i=="object"&&i!==null;async function pt(i,{name:e,fieldNumber:t,
value:n}){const s=await(0,N.Df)(i),o=a=>a.name===e&&a.fieldNumber===t&&((0,g.Zm)(n)?(0,g.Zm)(a.value):yt(a.value,n));return s.some(o)}const yt=(i,e)=>Te(i)&&Te(
e)&&"number"in i&&"number"in e&&i.number===e.number;function wt(i,e){const t=e??Ae(i?.claimedTime),n=i?.stampedTime;if(n!==void 0)return{signedAt:t??Ae(n),time:n,
source:"timestamp"};const s=t===null?NaN:Le(t);return Number.isNaN(s)?{signedAt:t,time:void 0,source:null}:{signedAt:t,time:s,source:"claimed"}}const Le=i=>Date.
parse(i.includes("T")&&!/(?:Z|[+-]\d\d:\d\d)$/.test(i)?`${i}Z`:i),Ae=i=>i===void 0||Number.isNaN(i)?null:new Date(i).toISOString().replace(/\.000Z$/,"Z"),St=({notBefore:i,
notAfter:e},t)=>t>=i&&t<=e;function Et(i,e){return!i||e===void 0?[]:e<i.notBefore?["certificate_not_yet_valid"]:e>i.notAfter?["certificate_expired"]:[]}}),26836:((ie,Y,y)=>{
y.d(Y,{k0:()=>$,ky:()=>x,xA:()=>R});var O=y(45599),f=y(77581);const k=["validation_data","time_stamps"],g={no_changes:new Set(k),fill_forms:new Set([...k,"signa\
tures","form_values"]),comments:new Set([...k,"signatures","form_values","annotations"])},C=[void 0,"no_changes","fill_forms","comments"];class R{document;lists=new WeakMap;constructor(K){
this.document=K}has(K,M){const{names:B,lengths:L}=this.read(K);return B.has(M)?!0:L.some(U=>M[U]==="."&&B.has(M.slice(0,U)))}read(K){const M=this.lists.get(K);if(M)
return M;const B=new Set;for(const U of K){const V=this.document.resolve(U);V instanceof O.Mx&&B.add((0,f.g7)(V))}const L={names:B,lengths:[...new Set([...B].map(
({length:U})=>U))]};return this.lists.set(K,L),L}}function $(D,K,M,B){const L=(D.array(K.get("Reference"))??[]).flatMap(S=>D.dict(S)??[]),U=S=>L.filter(h=>(0,O.
Eo)(D.resolve(h.get("TransformMethod")),S)),V=S=>D.dict(S.get("TransformParams")),z=U("DocMDP")[0],A=z&&D.resolve(V(z)?.get("P")),b=D.dict(M?.get("Lock")),c=[...U(
"FieldMDP").flatMap(S=>V(S)??[]),...b?[b]:[]],_=b&&D.resolve(b.get("P"));return{certification:z&&(typeof A=="number"?C[A]:"fill_forms"),lock:typeof _=="number"?
C[_]:void 0,isLocked:S=>c.some(h=>W(D,h,S,B))}}function W(D,K,M,B){const L=D.resolve(K.get("Action"));if(!(L instanceof O.SX))return!1;const U=B.has(D.array(K.get(
"Fields"))??[],M);return L.text==="All"||L.text==="Include"&&U||L.text==="Exclude"&&!U}function x({certification:D,lock:K,isLocked:M},{kinds:B,fields:L,showsNewField:U}){
const V=[D,K].filter(z=>z!==void 0);return V.length>0&&U?!0:V.some(z=>[...B].some(A=>!g[z].has(A)))||L.some(M)}}),90618:((ie,Y,y)=>{y.d(Y,{FQ:()=>W,Qk:()=>M,Ty:()=>$,
VG:()=>R,do:()=>K,eG:()=>U,ok:()=>g,vN:()=>C});var O=y(92410),f=y(82377),k=y(34773);const g="1.2.840.113549.1.7.2",C="1.2.840.113549.1.7.1",R="1.2.840.113549.1.\
9.16.1.4",$="1.2.840.113549.1.9.3",W="1.2.840.113549.1.9.4",x="1.2.840.113549.1.9.5",D="1.2.840.113549.1.9.16.2.12",K="1.2.840.113549.1.9.16.2.47",M="1.2.840.11\
3549.1.9.16.2.14",B=100,L=50;function U(d,u=[]){const r=(0,f.uL)(d).expect(f.gt),l=r.items();if((0,f.Q)(l.any())!==g)throw new f.sG("not signed data");const m=l.
take((0,f.qA)(0)).items().take(f.gt).items();m.take(f.vh),m.take(f.rK);const T=m.take(f.gt).items(),N=(0,f.Q)(T.any()),P=T.maybe((0,f.qA)(0))?.items().any(),F=[
...V(m.maybe((0,f.qA)(0))),...u];m.maybe((0,f.qA)(1));const J=m.take(f.rK).children();if(!J[0])throw new f.sG("no signer");return{contentType:N,content:P&&(0,f.
ao)(P),certificates:F,signers:J.length,signer:A(J[0],F),end:r.end}}function V(d){const u=[],r=(0,f.cp)();for(const l of d?.children().slice(0,B)??[]){const m=l.
tag===f.gt?(0,k.w$)(l.whole,r):void 0;m&&u.push(m)}return u}const z="2.5.29.14";function A(d,u){const r=d.expect(f.gt).items();r.take(f.vh);const l=r.maybe((0,f.
qA)(0,!1)),m=(0,f.cp)(),T=l?u.find(({extensions:E})=>{const j=E.get(z)?.value;return j&&(0,k.er)((0,f.ao)((0,f.z2)(j,m)),l.contents)}):b(r.take(f.gt),u),N=(0,O.
qQ)(r.take(f.gt)),P=r.maybe((0,f.qA)(0)),F=(0,O.dz)(r.take(f.gt),N),J=(0,f.ao)(r.any()),v=r.maybe((0,f.qA)(1));return{certificate:T,hash:N,scheme:F,signature:J,
attributeBytes:P&&c(P),attributes:S(P?_(P):new Map),timeStamp:v&&_(v).get(M)?.whole}}function b(d,u){const r=d.items(),l=r.take(f.gt).whole,m=r.take(f.vh).contents;
return u.find(T=>(0,k.er)(T.serial,m)&&(0,k.er)(T.issuer,l))}function c(d){const u=Uint8Array.from(d.whole);return u[0]=f.rK,u}function _(d){const u=new Map,r=d.
children();if(r.length>L)throw new f.sG("attributes");for(const l of r){const m=l.expect(f.gt).items(),T=(0,f.Q)(m.any()),[N]=m.take(f.rK).children();if(!N||u.has(
T))throw new f.sG("attribute");u.set(T,N)}return u}function S(d){const u=d.get($),r=d.get(W),l=d.get(x);return{contentType:u&&(0,f.Q)(u),messageDigest:r&&(0,f.ao)(
r.expect(f.G)),signingTime:l&&(0,f.nR)(l),certificateHash:h(d)}}function h(d){const u=d.get(K),r=d.get(D),l=(u??r)?.items().take(f.gt).children()[0];if(!l)return;
const m=l.items(),T=u?m.maybe(f.gt):void 0;return{hash:u?T?(0,O.qQ)(T):"sha256":"sha1",digest:(0,f.ao)(m.take(f.G))}}}),50818:((ie,Y,y)=>{y.d(Y,{H9:()=>K,R2:()=>D,
UB:()=>W});var O=y(77598),f=y.n(O),k=y(92410),g=y(82377),C=y(34773),R=y(90618),$=y(20515);function W({contentType:M,content:B}){if(M!==R.VG||!B)throw new g.sG("\
not a time stamp");const L=(0,g.z2)(B).expect(g.gt).items();L.take(g.vh),(0,g.Q)(L.any());const U=L.take(g.gt).items(),V=(0,k.qQ)(U.take(g.gt)),z=U.take(g.G).contents;
L.take(g.vh);const A=(0,g.nR)(L.take(g.xT));return L.maybe(g.gt),L.maybe(1),{hash:V,imprint:z,time:A,nonce:L.maybe(g.vh)?.contents}}const x="1.3.6.1.5.5.7.3.8";
function D(M){const B=(0,C.De)(M);return B?.critical===!0&&B.purposes.length===1&&B.purposes[0]===x&&(0,C.Rv)(M)}function K(M,B,L=[]){try{const U=(0,R.eG)(M,L),
V=W(U),{certificate:z}=U.signer;if(U.signers!==1||!z||!V.hash||!D(z)||V.time<z.notBefore||V.time>z.notAfter||!(0,C.er)(V.imprint,(0,O.createHash)(V.hash).update(
B).digest()))return;const A=(0,$.M)(U,(0,O.createHash)(U.signer.hash??"sha256").update(U.content).digest());return A.isIntact&&A.isVerified&&A.problems.every(b=>b===
"algorithm_weak")?{info:V,data:U}:void 0}catch{return}}}),20515:((ie,Y,y)=>{y.d(Y,{M:()=>$});var O=y(77598),f=y.n(O),k=y(92410),g=y(34773);const C=2048;function R({
hash:W},x){const D=(0,g.jE)(x)?.asymmetricKeyDetails?.modulusLength;return k.Us.has(W)||D!==void 0&&D<C}function $({contentType:W,signer:x},D,K){const{certificate:M,
hash:B,scheme:L,signature:U,attributeBytes:V,attributes:z}=x,A=[],b=M&&(0,g.jE)(M);if(M||A.push("several_signers"),(!B||!L||M&&!b)&&A.push("algorithm_unknown"),
M&&L&&R(L,M)&&A.push("algorithm_weak"),!V){const h=L&&M&&b&&K?K(L,M)??null:null;return h===!1&&A.push("signature_wrong"),{isIntact:h,isVerified:h,problems:A}}(!z.
messageDigest||z.contentType!==W)&&A.push("attribute_missing");const c=D?z.messageDigest!==void 0&&(0,g.er)(z.messageDigest,D):null;c===!1&&A.push("digest_diffe\
rs");const{certificateHash:_}=z;if(M&&_?.hash){const h=(0,O.createHash)(_.hash).update(M.bytes).digest();(0,g.er)(h,_.digest)||A.push("signing_certificate_diffe\
rs")}const S=b&&L?(0,k.Od)(L,b,U,V)??null:null;return S===!1&&A.push("signature_wrong"),S===null&&b&&L&&A.push("algorithm_unknown"),{isIntact:c,isVerified:S,problems:[
...new Set(A)]}}}),46287:((ie,Y,y)=>{y.d(Y,{o:()=>g});var O=y(77598),f=y.n(O);const k=4<<20;async function g(C,R,$){const W=(0,O.createHash)(R);for(const x of C)
for(let D=0;D<x.length;D+=k){const K=x.subarray(D,D+k);W.update(K);const M=$.step(K.length);M&&await M}return W.digest()}}),81077:((ie,Y,y)=>{y.d(Y,{BX:()=>W,H6:()=>x,
MN:()=>D,Pu:()=>R,Zc:()=>$,r6:()=>K});var O=y(45599),f=y(44233),k=y(77581),g=y(9819);const C=64,R=c=>typeof c=="number"?String(c):(0,k.U0)(c);async function $(c,_,S){
const h=[];for(const d of await L(c,_,0,S)){for(const r of V(c,d,S))h.push(r);const u=c.job.pace.step(M);u&&await u}return h}async function W(c,_,S,h,d,u){const r=await L(
c,_,S,h,u);for(let l=r.length-1;l>=0;l--){const m=r[l],T=V(c,m,h),N=T.filter(([v,E])=>!d(v,E)),P=c.job.pace.step(M+T.length*M);P&&await P,N.length<T.length&&(c.
edit(m.holder),m.dict.set(h,A(N)),m.changed=!0);for(const v of m.repeats)c.edit(m.holder),m.dict.delete(v),m.changed=!0;if(m.emptyKids){const v=(c.array(m.dict.
get("Kids"))??[]).filter(E=>!m.emptyKids.has(c.dict(E)));c.edit(m.holder),m.dict.set("Kids",v),m.changed=!0}if(!m.changed)continue;const F=c.array(m.dict.get("K\
ids"))??[];m.empty=N.length===0&&F.length===0;const J=m.parent;J&&(J.changed=!0,m.empty?(J.emptyKids??=new Set).add(m.dict):z(c,m,N,F))}return r[0]?.empty??!1}function x(c,_,S){
if(_.length<=C)return(0,O.jd)({[S]:A(_)});let h=[];for(const d of b(_)){const[u,r]=[d[0][0],d.at(-1)[0]];h.push({ref:c.add((0,O.jd)({Limits:[u,r],[S]:A(d)})),low:u,
high:r})}for(;h.length>C;)h=b(h).map(d=>{const[u,r]=[d[0].low,d.at(-1).high];return{ref:c.add((0,O.jd)({Limits:[u,r],Kids:d.map(({ref:l})=>l)})),low:u,high:r}});
return(0,O.jd)({Kids:h.map(({ref:d})=>d)})}async function D(c,_){const{pace:S}=c.job,h=[];for(const[d,u]of _){h.push([(0,O.Px)(d),u]);const r=S.step(10*M);r&&await r}
return x(c,await K(c,h),"Names")}async function K(c,_){const{pace:S}=c.job,h=[];for(const u of _){h.push({entry:u,key:R(u[0])});const r=S.step(M);r&&await r}return(await(0,f.
qZ)(h,(u,r)=>u.key<r.key?-1:u.key>r.key?1:0,S)).map(({entry:u})=>u)}const M=100,B=30;async function L(c,_,S,h,d){const u=new g.b9(c),r=new Set,l=N=>r.size<r.add(
N).size,m=[],T=[{value:_??null,holder:S,parent:void 0}];for(let N=T.pop();N!==void 0;N=T.pop()){u.spend(1);const P=c.job.pace.step(M);P&&await P;const F=c.dict(
N.value);if(!F||!l(F)||d&&N.parent&&!U(c,F,d))continue;const J=[],v=q=>{const te=c.array(F.get(q));return!te||l(te)?te??[]:(J.push(q),[])},E=v(h).length>>1,j=v(
"Kids"),Q={dict:F,holder:(0,g.Kd)(N.value,N.holder),parent:N.parent,repeats:J};m.push(Q),u.spend(E);const Z=(0,g.Kd)(F.get("Kids"),Q.holder);for(let q=j.length-
1;q>=0;q--){T.push({value:j[q],holder:Z,parent:Q});const te=c.job.pace.step(B);te&&await te}const X=c.job.pace.step(E*M);X&&await X}return m}function U(c,_,S){const[
h,d]=c.array(_.get("Limits"))??[];return typeof h!="number"||typeof d!="number"||S(h,d)}function V(c,{dict:_,repeats:S},h){const d=S.includes(h)?void 0:c.array(
_.get(h));if(!d)return[];const u=[];for(let r=0;r+1<d.length;r+=2){const l=c.resolve(d[r]);(h==="Names"?l instanceof O.Mx:typeof l=="number")&&u.push([l,d[r+1]])}
return u}function z(c,_,S,h){const d=l=>c.array(c.dict(l)?.get("Limits"))??[],u=S[0]?.[0]??d(h[0])[0],r=S.at(-1)?.[0]??d(h.at(-1))[1];c.edit(_.holder),u!==void 0&&
r!==void 0?_.dict.set("Limits",[u,r]):_.dict.delete("Limits")}function A(c){const _=[];for(const[S,h]of c)_.push(S,h);return _}function b(c){const _=[];for(let S=0;S<
c.length;S+=C)_.push(c.slice(S,S+C));return _}}),70549:((ie,Y,y)=>{y.d(Y,{n:()=>O});function O(f){const k=new WeakMap;return g=>{if(g.hasChanges)return f(g);const C=k.
get(g);if(C)return C.answer;const R=f(g);return k.set(g,{answer:R}),R}}}),9819:((ie,Y,y)=>{y.d(Y,{J7:()=>k,Kd:()=>R,Wo:()=>$,_i:()=>C,b9:()=>g});var O=y(42973),
f=y(45599);class k{document;gone=new Set;chased=new Set;constructor(x){this.document=x}remove(x){const{catalog:D,catalogNumber:K,pages:M}=this.document,B=D.get(
"Pages");x===K||(0,f.i9)(B)&&x===B.number||M.holds(x)||(this.gone.add(x),this.document.remove(x))}chase(x){this.chased.add(x)}removed(){return this.gone}takeChased(){
const x=this.chased;return this.chased=new Set,x}isGone(x){return(0,f.i9)(x)&&this.gone.has(x.number)}}class g{most;left;constructor(x){this.most=this.left=x.job.
limits.nodes}spend=x=>{if(this.left-=x,this.left<0)throw(0,O.FU)("nodes",`The document has more than ${this.most} fields, bookmarks, names and structure element\
s`,"Remove bookmarks or tags with another program first")}}class C{seen;beyond=new Set;lists=new Set;allowance;constructor(x,D=new g(x)){this.allowance=D,this.seen=
new Uint8Array((x.size>>3)+1)}first(x){if(this.allowance.spend(1),!(0,f.i9)(x))return!0;const{number:D}=x,K=D>>3;if(K>=this.seen.length)return this.beyond.size<
this.beyond.add(D).size;const M=1<<(D&7),B=(this.seen[K]&M)===0;return this.seen[K]|=M,B}firstList(x){return this.lists.size<this.lists.add(x).size}}function R(W,x){
return(0,f.i9)(W)?W.number:x}function $(W,x){const D=W.catalog.get(x),K=W.dict(D);return K&&{dict:K,holder:R(D,W.catalogNumber)}}}),21996:((ie,Y,y)=>{y.d(Y,{Av:()=>M,
RJ:()=>U,V3:()=>L,vb:()=>V,zx:()=>K});var O=y(54619),f=y(44233),k=y(78157),g=y(88500);const C=2048,R=65536,$=4,W=1<<20,x=1024,D="[^\\0\\t\\n\\f\\r ()<>[\\]{}/%#]";
async function K(b,c){const{found:_,all:S}=await B(b,c),h=d=>[...new Set([...d,...S])].sort((u,r)=>u-r);return Object.fromEntries(c.map(d=>[d,h(_[d])]))}async function M(b,c){
const{found:_,all:S}=await B(b,c);for(const h of Object.values(_))for(const d of h)S.add(d);return S}async function B(b,c){const _=c.map(u=>{const[r="",...l]=[...u].
map(T=>T.replace(/\W/,"\\$&")),m=/\W/.test(u)?D:"\\w";return`${r}(?:${l.join("")}|${m}{0,${Math.max(0,u.length-2)}}#)`}),S=new RegExp(`/(?:${_.join("|")}|#)`,"g"),
h=Object.fromEntries(c.map(u=>[u,new Set])),d=new Set;await U(b,(u,r,l,m)=>{const T=u.toString("latin1",r,l);S.lastIndex=0;for(let N=S.exec(T);N;N=S.exec(T)){const P=m(
r+N.index);P!==void 0&&(N[0].endsWith("#")?d.add(P):h[N[0].slice(1)].add(P))}});for(const u of V(b))d.add(u);return{found:h,all:d}}async function L(b,c){const _=await K(
b,c);return[...new Set(Object.values(_).flat())].sort((S,h)=>S-h)}async function U(b,c){const{bytes:_,table:S}=b,h=z(b),d=new Int32Array(h.length);for(let T=0;T<
h.length;T++)d[T]=S.place[h[T]];const u=(0,k.bS)(_),r=T=>h[(0,f.MJ)(d,T)-1],l=new g.s;let m=0;for(let T=0;T<h.length;T++){const N=T+1===h.length,P=N?_.length:d[T+
1],F=P-d[T]>C;if(!F&&!N&&P-m<R)continue;let J=P;if(F){d[T]>m&&c(u,m,d[T],r),l.reset();const E=l.value(_,b.bodies[h[T]],P);m=d[T],E>=0&&(J=E)}c(u,m,J,r);const v=b.
job.pace.step($*(J-m));v&&await v,m=P}for(const[T,N]of A(b)){const P=b.objectStream(T),F=b.job.pace.step(0);if(F&&await F,!P)continue;const J=new Set(N),{starts:v,
numbers:E,data:j}=P,Q=Z=>{const X=E[(0,f.MJ)(v,Z)-1];return X!==void 0&&J.has(X)?X:void 0};for(let Z=0;Z<j.length;Z+=W){c((0,k.bS)(j),Z,Math.min(Z+W+x,j.length),
Q);const X=b.job.pace.step($*W);X&&await X}}}function*V(b){for(let c=1;b.hasChanges&&c<b.size;c++)b.isChanged(c)&&b.exists(c)&&(yield c)}function z(b){const{table:c,
hasChanges:_}=b,S=[];let h=!0,d=-1;for(let u=1;u<c.size;u++){if(c.kind[u]!==O.tL||_&&b.isChanged(u))continue;const r=c.place[u];h&&=r>=d,d=r,S.push(u)}return h?
S:S.sort((u,r)=>c.place[u]-c.place[r])}function A(b){const{table:c,hasChanges:_}=b,S=new Map;for(let h=1;h<c.size;h++){if(c.kind[h]!==O.UT||_&&b.isChanged(h))continue;
const d=c.place[h],u=S.get(d);u?u.push(h):S.set(d,[h])}return S}}),87773:((ie,Y,y)=>{y.d(Y,{$:()=>f});const O=2e3;async function*f(k,g){for(const C of g){yield[
C,k.get(C)];const R=k.job.pace.step(O);R&&await R}}})};
