"use strict";exports.id=8680,exports.ids=[8680],exports.modules={92410:((ie,J,p)=>{p.d(J,{Dy:()=>Q,Od:()=>c,Us:()=>C,Vn:()=>b,ag:()=>A,dz:()=>H,gb:()=>G,jK:()=>k,kc:()=>_,qQ:()=>I,
uF:()=>N});var O=p(77598),d=p.n(O),P=p(82377);const m={"1.2.840.113549.2.5":"md5","1.3.14.3.2.26":"sha1","2.16.840.1.101.3.4.2.4":"sha224","2.16.840.1.101.3.4.2\
.1":"sha256","2.16.840.1.101.3.4.2.2":"sha384","2.16.840.1.101.3.4.2.3":"sha512"},N=l=>Object.entries(m).find(([,u])=>u===l)[0],C=new Set(["md5","sha1"]),Q="1.2\
.840.113549.1.1.1",G="1.2.840.113549.1.1.10",A="1.2.840.113549.1.1.8",k="1.2.840.10045.2.1",j={[Q]:["rsa",void 0],"1.2.840.113549.1.1.4":["rsa","md5"],"1.2.840.\
113549.1.1.5":["rsa","sha1"],"1.2.840.113549.1.1.14":["rsa","sha224"],"1.2.840.113549.1.1.11":["rsa","sha256"],"1.2.840.113549.1.1.12":["rsa","sha384"],"1.2.840\
.113549.1.1.13":["rsa","sha512"],[k]:["ecdsa",void 0],"1.2.840.10045.4.1":["ecdsa","sha1"],"1.2.840.10045.4.3.1":["ecdsa","sha224"],"1.2.840.10045.4.3.2":["ecds\
a","sha256"],"1.2.840.10045.4.3.3":["ecdsa","sha384"],"1.2.840.10045.4.3.4":["ecdsa","sha512"]},I=l=>m[(0,P.Q)(l.expect(P.gt).items().any())];function H(l,u){const o=l.
expect(P.gt).items(),a=(0,P.Q)(o.any());if(a===G)return K(o.maybe(P.gt));const[y,g]=j[a]??[],S=g??u;if(!(!y||!S||g&&u&&g!==u))return{kind:y,hash:S}}function K(l){
const u=l?.items(),o=u?.maybe((0,P.qA)(0)),a=u?.maybe((0,P.qA)(1)),y=u?.maybe((0,P.qA)(2)),g=o?I(o.items().any()):"sha1",S=a?F(a.items().any()):"sha1";if(!(!g||
g!==S))return{kind:"pss",hash:g,saltLength:y?(0,P.rl)(y.items().any()):20}}function F(l){const u=l.expect(P.gt).items();return(0,P.Q)(u.any())===A?I(u.any()):void 0}
const W=8192,V=2n**33n,v=4096;function _(l){if(!(l.length>v))try{const u=(0,O.createPublicKey)({key:Buffer.from(l),format:"der",type:"spki"}),{modulusLength:o=0,
publicExponent:a=3n,namedCurve:y}=u.asymmetricKeyDetails??{};return u.asymmetricKeyType==="ec"?y===void 0?void 0:u:(u.asymmetricKeyType==="rsa"||u.asymmetricKeyType===
"rsa-pss")&&o>=512&&o<=W&&a<V?u:void 0}catch{return}}function c({kind:l,hash:u,saltLength:o},a,y,...g){const S=a.asymmetricKeyType==="ec";if(S!==(l==="ecdsa")||
a.asymmetricKeyType==="rsa-pss"&&l!=="pss")return;const D=l==="pss"?O.constants.RSA_PKCS1_PSS_PADDING:O.constants.RSA_PKCS1_PADDING;try{const R=(0,O.createVerify)(
u);for(const $ of g)R.update($);return R.verify(S?a:{key:a,padding:D,...l==="pss"&&{saltLength:o}},y)}catch{return}}function b({kind:l,hash:u},o){const{modulusLength:a,
namedCurve:y=""}=o?.asymmetricKeyDetails??{},g=u==="md5"?"MD5":u.toUpperCase().replace("SHA","SHA-");return l==="ecdsa"?`ECDSA ${T[y]??y} ${g}`:`${l==="pss"?"RS\
A-PSS":"RSA"}${a===void 0?"":`-${a}`} ${g}`}const T={prime256v1:"P-256",secp384r1:"P-384",secp521r1:"P-521"}}),82377:((ie,J,p)=>{p.d(J,{Cq:()=>C,G:()=>N,Jx:()=>d,
Q:()=>a,Wm:()=>R,ao:()=>y,cp:()=>b,e4:()=>S,gt:()=>j,nR:()=>Y,qA:()=>W,rK:()=>I,rl:()=>D,sG:()=>O,uL:()=>T,vh:()=>P,xT:()=>k,yg:()=>Q,z2:()=>l});class O extends Error{}
const d=1,P=2,m=3,N=4,C=5,Q=6,G=12,A=23,k=24,j=48,I=49,H=30,K=28,F=32,W=(M,E=!0)=>128|(E?F:0)|M,V=40,v=2e5;class _{bytes;tag;start;from;to;end;depth;budget;constructor(E,L,z,Z,X,q,te,re){
this.bytes=E,this.tag=L,this.start=z,this.from=Z,this.to=X,this.end=q,this.depth=te,this.budget=re}get contents(){return this.bytes.subarray(this.from,this.to)}get whole(){
return this.bytes.subarray(this.start,this.end)}children(){if((this.tag&F)===0)throw new O("not constructed");const E=[];for(let L=this.from;L<this.to;){const z=u(
this.bytes,L,this.to,this.depth+1,this.budget);E.push(z),L=z.end}return E}items(){return new c(this.children())}expect(E){if(this.tag!==E)throw new O(`tag ${this.
tag} in place of ${E}`);return this}}class c{values;at=0;constructor(E){this.values=E}any(){const E=this.values[this.at++];if(!E)throw new O("a value is missing");
return E}take(E){return this.any().expect(E)}maybe(E){return this.values[this.at]?.tag===E?this.values[this.at++]:void 0}}const b=()=>({nodes:v}),T=(M,E=b())=>u(
M,0,M.length,0,E);function l(M,E){const L=T(M,E);if(L.end!==M.length)throw new O("bytes follow");return L}function u(M,E,L,z,Z){if(z>V||--Z.nodes<0)throw new O(
"too much");const X=M[E],q=M[E+1];if(E+2>L||(X&31)===31)throw new O("no header");if(q===128)return o(M,E,L,z,Z);let te=E+2,re=q;if(q>128){const ce=q&127;if(ce>4||
te+ce>L)throw new O("length");re=0;for(let fe=0;fe<ce;fe++)re=re*256+M[te++]}if(re>L-te)throw new O("too long");return new _(M,X,E,te,te+re,te+re,z,Z)}function o(M,E,L,z,Z){
const X=M[E];if((X&F)===0)throw new O("length");for(let q=E+2;q+2<=L;){if(M[q]===0&&M[q+1]===0)return new _(M,X,E,E+2,q,q+2,z,Z);q=u(M,q,L,z+1,Z).end}throw new O(
"no end")}function a(M){const{contents:E}=M.expect(Q);if(E.length===0||E.length>40)throw new O("identifier");const L=[];let z=0;for(const Z of E){if(z=z*128+(Z&
127),z>2**45)throw new O("identifier");if(!(Z>=128)){if(L.length>0)L.push(z);else{const X=Math.min(Math.floor(z/40),2);L.push(X,z-X*40)}z=0}}if(E.at(-1)>=128)throw new O(
"identifier");return L.join(".")}function y(M){if((M.tag&F)===0)return M.contents;const E=[];return g(M,E),Buffer.concat(E)}function g(M,E){if((M.tag&F)===0)E.push(
M.contents);else for(const L of M.children())g(L,E)}function S(M){const{contents:E}=M.expect(m);if(E.length===0||E[0]>7)throw new O("bit string");return E.subarray(
1)}function D(M){const{contents:E}=M.expect(P);if(E.length===0||E.length>4||E[0]>=128)throw new O("integer");return E.reduce((L,z)=>L*256+z,0)}function R({tag:M,
contents:E}){const L=Buffer.from(E);return M===G?L.toString("utf8"):M===H?L.length%2===0?L.swap16().toString("utf16le"):"":M===K?"":L.toString("latin1")}const $=/^(\d{2}|\d{4})(\d{2})(\d{2})(\d{2})(\d{2})(?:(\d{2})(?:[.,](\d{1,9}))?)?Z$/;
function Y(M){const{tag:E,contents:L}=M;if(E!==A&&E!==k)throw new O("time");const z=$.exec(Buffer.from(L.subarray(0,40)).toString("latin1")),[,Z="",X,q,te,re,ce="\
0",fe="0"]=z??[];if(!z||Z.length===2!=(E===A))throw new O("time");const he=Z.length===4?Number(Z):Number(Z)+(Number(Z)<50?2e3:1900),ae=new Date(0);if(ae.setUTCFullYear(
he,Number(X)-1,Number(q)),!(ae.getUTCMonth()+1===Number(X)&&ae.getUTCDate()===Number(q))||Number(te)>23||Number(re)>59||Number(ce)>60)throw new O("time");return ae.
setUTCHours(Number(te),Number(re),Number(ce),+`0.${fe}`*1e3)}}),34773:((ie,J,p)=>{p.d(J,{De:()=>u,Rv:()=>T,S7:()=>j,er:()=>H,fe:()=>l,jE:()=>I,rh:()=>K,w$:()=>C});
var O=p(92410),d=p(82377);const P=100;function m(o,a){const y=(0,d.z2)(o,a).expect(d.gt).items(),g=y.take(d.gt),S=y.take(d.gt),D=(0,d.e4)(y.any()),R=g.items();R.
maybe((0,d.qA)(0));const $=R.take(d.vh).contents;R.take(d.gt);const Y=R.take(d.gt),[M,E]=R.take(d.gt).children(),L=R.take(d.gt),z=R.take(d.gt).whole;R.maybe((0,d.
qA)(1,!1)),R.maybe((0,d.qA)(2,!1));const Z=R.maybe((0,d.qA)(3));return{bytes:o,signedPart:g.whole,signature:D,algorithm:S,serial:$,issuer:Y.whole,subject:L.whole,
issuerName:k(Y),subjectName:k(L),notBefore:(0,d.nR)(M),notAfter:(0,d.nR)(E),keyInfo:z,extensions:Z?N(Z):new Map}}function N(o){const a=new Map,y=o.items().take(
d.gt).children();if(y.length>P)throw new d.sG("extensions");for(const g of y){const S=g.expect(d.gt).items(),D=(0,d.Q)(S.any()),R=S.maybe(d.Jx);if(a.has(D))throw new d.
sG("extension");a.set(D,{critical:(R?.contents[0]??0)!==0,value:(0,d.ao)(S.take(d.G))})}return a}function C(o,a){try{return m(o,a)}catch{return}}const Q="2.5.4.\
3",G="2.5.4.10",A=4096;function k(o){const a=new Map;for(const y of o.children().slice(0,50))for(const g of y.children().slice(0,10)){const S=g.expect(d.gt).items(),
D=(0,d.Q)(S.any()),{tag:R,contents:$}=S.any(),Y=(0,d.Wm)({tag:R,contents:$.subarray(0,A)}).replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu,"").trim().slice(0,200);Y!==""&&
a.set(D,Y)}return a.get(Q)??a.get(G)??[...a.values()][0]??null}const j=({serial:o})=>Buffer.from(o.subarray(0,64)).toString("hex").replace(/^(00)+(?=.)/,""),I=({
keyInfo:o})=>(0,O.kc)(o),H=(o,a)=>Buffer.compare(o,a)===0;function K(o,a){if(!H(o.issuer,a.subject))return!1;const y=I(a);try{const g=(0,O.dz)(o.algorithm);return y&&
g?(0,O.Od)(g,y,o.signature,o.signedPart):void 0}catch{return!1}}const F="2.5.29.15",W="2.5.29.37",V="2.5.29.19";function v({extensions:o}){const a=o.get(F)?.value;
if(!a)return;const y=(0,d.e4)((0,d.z2)(a));return new Set([...y].flatMap((g,S)=>[...Array(8).keys()].flatMap(D=>g&128>>D?[S*8+D]:[])))}const _=0,c=1,b=5;function T(o){
const a=v(o);return!a||a.has(_)||a.has(c)}function l(o){const a=v(o);if(a&&!a.has(b))return;const y=o.extensions.get(V)?.value;if(!y)return;const g=(0,d.z2)(y).
expect(d.gt).items(),S=g.maybe(d.Jx)?.contents[0]===255,D=g.maybe(d.vh);return S?D?(0,d.rl)(D):1/0:void 0}function u({extensions:o}){const a=o.get(W);return a&&
{critical:a.critical,purposes:(0,d.z2)(a.value).children().slice(0,50).map(d.Q)}}}),91374:((ie,J,p)=>{p.d(J,{QL:()=>C,bf:()=>N,fq:()=>F,hj:()=>K,i4:()=>I,iA:()=>G,
pv:()=>H,qU:()=>k,tP:()=>Q});var O=p(77581),d=p(45599),P=p(9819),m=p(70549);function N(v){for(;v.part===""&&v.parent;)v=v.parent;return v}const C="FT Parent T T\
U TM Ff V DV DA Q DS RV Opt MaxLen TI I Lock SV".split(" "),Q=100;function*G(v,{from:_=v.array((0,P.Wo)(v,"AcroForm")?.dict.get("Fields")),below:c,visit:b=new P.
_i(v),depth:T=1/0}={}){const l=[],u=(o=[],a)=>{for(let y=o.length-1;y>=0;y--)l.push({value:o[y],parent:a})};u(_,c);for(let o=l.pop();o;o=l.pop()){const{value:a,
parent:y}=o,g=(0,d.i9)(a)?v.get(a):a;if(!(0,d.Zm)(g)||!b.first(a)||(y?.depth??0)>=T)continue;const S=v.resolve(g.get("T")),D=v.resolve(g.get("FT")),R=S instanceof
d.Mx?(0,O.g7)(S):"",$={number:(0,d.i9)(a)?a.number:void 0,dict:g,parent:y,part:R,name:V(y&&y.depth%Q!==0?y.name:"",R),type:D instanceof d.SX?D.text:y?.type,depth:(y?.
depth??0)+1};yield $,u(v.array(g.get("Kids")),$)}}const A=1e3,k=(0,m.n)(j);async function j(v){const _=[];for(const c of G(v)){_.push(c);const b=v.job.pace.step(
A);b&&await b}return _}function I(v){const _=new Set(v.flatMap(({parent:c,dict:b})=>c&&b.has("T")?[c]:[]));return v.filter(c=>(c.dict.has("T")||!c.parent)&&!_.has(
c))}function H(v,_){const c=v.resolve(K(v,_,"FT"));return c instanceof d.SX?c.text:void 0}function K(v,_,c){for(const b of W(v,_)){const T=b.get(c);if(T!==void 0)
return T}}function F(v,_){let c="";for(const b of W(v,_)){const T=v.resolve(b.get("T"));T instanceof d.Mx&&(c=V((0,O.g7)(T),c))}return c}function*W(v,_){let c=_;
for(let b=0;c&&b<Q;b++)yield c,c=v.dict(c.get("Parent"))}const V=(v,_)=>v===""||_===""?v+_:`${v}.${_}`}),74963:((ie,J,p)=>{p.d(J,{vA:()=>ct,ae:()=>ot,gH:()=>Pe,
pe:()=>Re});var O=p(42973),d=p(91519),P=p(22332),m=p(45599),N=p(82377),C=p(34773);const Q="2.5.29.30",G="2.5.29.17",A="1.2.840.113549.1.9.1",k=1e5,j=(0,N.qA)(1,
!1),I=(0,N.qA)(4);function H({extensions:i},e){const t=i.get(Q)?.value;if(!t)return!0;const n=(0,N.z2)(t).expect(N.gt).items(),s=K(n.maybe((0,N.qA)(0))),r=K(n.maybe(
(0,N.qA)(1))),f=e.filter((h,x)=>x===0||!(0,C.er)(h.issuer,h.subject)).flatMap(F);if(f.length*(s.length+r.length)>k)throw new N.sG("too many names");return f.every(
h=>{const x=({tag:U})=>U===h.tag,w=s.filter(x),B=r.filter(x);return h.tag!==j&&h.tag!==I?w.length+B.length===0:(w.length===0||w.some(U=>c(h,U)))&&!B.some(U=>c(h,
U))})}const K=i=>(i?.children()??[]).map(e=>W(e.items().any()));function F({subject:i,extensions:e}){const t=e.get(G)?.value,n=t?(0,N.z2)(t).expect(N.gt).children().
map(W):[],s=(0,N.z2)(i),r=v(s),f=n.some(({tag:h})=>h===j)?[]:_(s);return[...r.length>0?[{tag:I,parts:r}]:[],...f,...n]}function W(i){const{tag:e}=i;return e===j?
{tag:e,parts:[V(i)]}:{tag:e,parts:e===I?v(i.items().any()):[]}}const V=i=>(0,N.Wm)(i).trim().replace(/\s+/g," ").toLowerCase(),v=i=>i.expect(N.gt).children().map(
e=>JSON.stringify(e.children().map(t=>{const n=t.items();return[(0,N.Q)(n.any()),V(n.any())]}).sort())),_=i=>i.children().flatMap(e=>e.children().flatMap(t=>{const n=t.
items();return(0,N.Q)(n.any())===A?[{tag:j,parts:[V(n.any())]}]:[]}));function c({tag:i,parts:e},t){if(i===I)return t.parts.every((f,h)=>e[h]===f);const[n=""]=e,
[s=""]=t.parts;if(s.includes("@"))return n===s;const r=n.slice(n.lastIndexOf("@")+1);return s.startsWith(".")?r.endsWith(s):r===s}const b=10,T=100,l=new Set([...[
14,15,16,17,18,19,31,32,33,35,36,37,46,54].map(i=>`2.5.29.${i}`),Q,"1.3.6.1.5.5.7.1.1","1.3.6.1.5.5.7.1.3"]);async function u(i,e,t){const n=new o(e,t);return await n.
leads([i])?"trusted":n.isIncomplete?"chain_incomplete":"not_trusted"}class o{trusted;pace;isIncomplete=!1;tries=T;constructor(e,t){this.trusted=e,this.pace=t}async leads(e){
const{anchors:t,others:n}=this.trusted,s=e.at(-1);if(!this.isValid(s))return!1;if(t.some(({bytes:f})=>(0,C.er)(f,s.bytes)))return!0;if(!a(s))return!1;for(const f of t)
if(await this.issues(f,e,!0))return!0;if(e.length>=b)return!1;for(const f of n)if(await this.issues(f,e,!1)&&await this.leads([...e,f]))return!0;return[...t,...n].
some(({subject:f})=>(0,C.er)(s.issuer,f))||(this.isIncomplete=!0),!1}async issues(e,t,n){const s=t.at(-1);if(t.includes(e)||!(0,C.er)(s.issuer,e.subject)||this.
tries--<=0||!this.isValid(e))return!1;const r=performance.now(),f=y(e,t,n)&&(0,C.rh)(s,e)===!0;this.pace.addSince(r);const h=this.pace.step(0);return h&&await h,
f}isValid({notBefore:e,notAfter:t}){return this.trusted.time>=e&&this.trusted.time<=t}}const a=({extensions:i})=>[...i].every(([e,{critical:t}])=>!t||l.has(e));
function y(i,e,t){if(i.extensions.size===0)return t;try{const n=(0,C.fe)(i),s=e.slice(1).filter(r=>!(0,C.er)(r.issuer,r.subject));return n!==void 0&&s.length<=n&&
a(i)&&H(i,e)}catch{return!1}}var g=p(16231),S=p(78157),D=p(79725);function R(i,e,t){const{bytes:n}=i,s=e.length-n.length,r=$(i,t);if(!r)return;const{entries:f,number:h}=r,
x=Y(n,f,"ByteRange"),w=Y(n,f,"Contents");if(!x||!w||!L(n,w.start,w.end))return;const B=E(n,x.start,x.end);if(!B)return;const[U,ee,ne,oe]=B;if(!(!(U===0&&ee===w.
start+s&&ne===w.end+s)||ne+oe>e.length))return{gapStart:ee,gapEnd:ne,end:ne+oe,number:h}}function $(i,{value:e,field:t,fieldNumber:n}){const s=new D.R;if(e instanceof
m.oS){const x=i.place(e.number);return x?.bytes===i.bytes&&s.locate(x.bytes,x.start,x.end)?{entries:s,number:e.number}:void 0}if(!(e instanceof m.Bi)||n===void 0||
t?.get("V")!==e)return;const r=i.place(n);if(r?.bytes!==i.bytes||!s.locate(r.bytes,r.start,r.end))return;const f=Y(i.bytes,s,"V"),h=new D.R;return f&&h.locate(i.
bytes,f.start,f.end)?{entries:h,number:void 0}:void 0}function Y(i,e,t){const{at:n}=e,s=Buffer.from(t,"latin1");let r;for(let f=e.first;f<e.used;f+=4)if((0,S.bS)(
i.subarray(n[f],n[f+1])).equals(s)){if(r)return;r={start:n[f+2],end:n[f+3]}}return r}const M=i=>i>=S.l0&&i<=S.ev;function E(i,e,t){const n=(0,S.bS)(i.subarray(e,
Math.min(t,e+200))).toString("latin1");if(t-e>200||!n.startsWith("[")||!n.endsWith("]"))return;const s=n.slice(1,-1).split(/[\0\t\n\f\r ]/).filter(w=>w!=="");if(s.
length!==4||s.some(w=>w.length>15||[...w].some(B=>!M(B.charCodeAt(0)))))return;const[r,f,h,x]=s.map(Number);return[r,f,h,x]}function L(i,e,t){if(i[e]!==S.iH||i[t-
1]!==S.vz)return!1;for(let n=e+1;n<t-1;n++){const s=i[n],r=s|32;if(!M(s)&&!(r>=97&&r<=102))return!1}return!0}function z(i){let e=i.length;for(;e>0&&` \r
	\0\f`.includes(String.fromCharCode(i[e-1]));)e--;return e}function Z(i,e,t){let n=e;for(;n>e-3&&n>0&&[10,13,32].includes(i[n-1]);)n--;if((0,S.bS)(i.subarray(Math.
max(0,n-5),n)).toString("latin1")!=="%%EOF")return!1;const s=(0,P.l3)(i,n);return t.has(s)&&(0,S.AN)(i,s,e)<n}var X=p(91374),q=p(6057),te=p(54619),re=p(64680),ce=p(
88500),fe=p(45079);class he{before;after;apart;changed;leading;hasHidden;constructor(e,t,n){this.before=e,this.after=t,this.apart=n;const s=Math.max(e.table.size,
t.table.size);this.changed=new Uint8Array(s);for(const r of this.moved(s))this.changed[r]=1;for(let r=0;r<t.table.size;r++){const{kind:f,place:h}=t.table;f[r]===
te.UT&&this.changed[h[r]]===1&&(this.changed[r]=1)}this.leading=this.changed.slice(),this.hasHidden=this.findHidden()}static async find(e,t,n){const s=new he(e,
t,n);return await s.followBack(),s}async followBack(){const{leading:e,apart:t}=this,{pace:n}=this.after.job,s=await this.allReferences(),r=new Int32Array(e.length+
1);for(let w=1;w<s.length;w+=2)r[s[w]+1]++;for(let w=0;w<e.length;w++)r[w+1]+=r[w];const f=new Int32Array(s.length/2),h=r.slice();for(let w=0;w<s.length;w+=2)f[h[s[w+
1]]++]=s[w];const x=[];for(let w=0;w<e.length;w++)e[w]===1&&!t.has(w)&&x.push(w);for(let w=x.pop();w!==void 0;w=x.pop()){for(let U=r[w];U<r[w+1];U++){const ee=f[U];
e[ee]===1||t.has(ee)||(e[ee]=1,x.push(ee))}const B=n.step(100+r[w+1]-r[w]);B&&await B}}async allReferences(){const{after:e,leading:t}=this,n=new ce.s;let s=new Int32Array(
1024),r=0;for(let f=1;f<e.table.size;f++){const h=ae(e.table,f)?e.place(f):void 0;if(!h)continue;n.reset();const x=n.value(h.bytes,h.start,h.end);for(let B=0;B<
n.used;B+=3){const U=n.marks[B];U>=t.length||(r+2>s.length&&(s=(0,D.Z)(s,r+2)),s[r++]=f,s[r++]=U)}const w=e.job.pace.step(200+Math.max(x-h.start,0));w&&await w}
return s.subarray(0,r)}*moved(e){const[t,n]=[this.before.table,this.after.table];for(let s=1;s<e;s++){const[r,f]=[ae(t,s),ae(n,s)];if(r!==f)yield s;else if(r){const h=x=>t[x][s]===
n[x][s];(!h("kind")||!h("place")||!h("detail"))&&(yield s)}}}findHidden(){const{table:e}=this.after,t=this.before.bytes.length;for(let n=1;n<e.size;n++){if(this.
changed[n]!==1||!ae(e,n))continue;const s=e.kind[n]===te.UT?e.place[n]:n;if(e.kind[s]===te.tL&&e.place[s]<t)return!0}return!1}isChanged(e){const t=e instanceof m.
oS?e.number:e;return typeof t=="number"&&this.changed[t]===1}isAdded(e){return!ae(this.before.table,e)}touches(e){return ke(e).some(t=>!this.apart.has(t)&&this.
leading[t]===1)}isSame(e,t){return se(e)===se(t)&&!this.touches(t)}differingKeys(e,t){const n=[];for(const s of new Set([...e.keys(),...t.keys()]))this.isSame(e.
get(s),t.get(s))||n.push(s);return n}}const ae=({kind:i},e)=>i[e]===te.tL||i[e]===te.UT;function se(i){if(i===void 0)return"";const e=new re.k(256);return(0,fe.
bD)(e,ge(i),fe.yT),Buffer.from(e.bytes).toString("latin1")}function ge(i){if(Array.isArray(i))return i.map(ge);if(!(i instanceof m.Bi))return i;const e=[...i].sort(
([t],[n])=>t<n?-1:1);return new m.Bi(e.map(([t,n])=>[t,ge(n)]))}function ke(i){const e=[],t=[i];for(;t.length>0;){const n=t.pop();if(n instanceof m.oS)e.push(n.
number);else if(Array.isArray(n))for(const s of n)t.push(s);else if(n instanceof m.Bi)for(const s of n.values())t.push(s);else n instanceof m.Z6&&t.push(n.dict)}
return e}const Le=new Set(["K","Nums","Kids"]),Ke=new Set(["ParentTreeNextKey","Limits"]),Be=new Set(["Obj","Pg","Stm"]);async function Ue(i,e,t){const[n,s]=[i.
catalog.get("StructTreeRoot"),e.catalog.get("StructTreeRoot")];if(!n||!s)return;const r=[{key:"",was:n,is:s}],f=new Set(t),h=[];for(let x=r.pop();x;x=r.pop()){const{
key:w,was:B,is:U}=x;if(Be.has(w)&&se(B)===se(U))continue;const[ee,ne]=[i.resolve(B),e.resolve(U)];if(U instanceof m.oS&&!(0,m.cy)(ne)){if(!(B instanceof m.oS)||
B.number!==U.number)return;if(f.has(U.number))continue;f.add(U.number),(0,m.Zm)(ne)&&je(e,ne)&&h.push(U.number)}const de=w==="K"&&(0,m.cy)(ne)&&!(0,m.cy)(ee)?_e(
B===void 0?[]:[B],ne):Fe(w,ee,ne);if(!de)return;for(const me of de)r.push(me);const ue=e.job.pace.step(500);ue&&await ue}return h}const je=(i,e)=>e.has("P")?i.resolve(
e.get("S"))instanceof m.SX:(0,m.Eo)(i.resolve(e.get("Type")),"StructTreeRoot");function Fe(i,e,t){if((0,m.Zm)(e)&&(0,m.Zm)(t)){const n=[...new Set([...e.keys(),
...t.keys()])].filter(s=>!Ke.has(s));return n.some(s=>!e.has(s)&&s!=="K")?void 0:n.map(s=>({key:s,was:e.get(s),is:t.get(s)}))}if((0,m.cy)(e)&&(0,m.cy)(t))return(Le.
has(i)?e.length<=t.length:e.length===t.length)?_e(e,t):void 0;if(!(e instanceof m.Z6||t instanceof m.Z6))return se(e)===se(t)?[]:void 0}const _e=(i,e)=>i.map((t,n)=>({
key:"",was:t,is:e[n]}));async function Ge(i,e){const t=await Te(i),n=await Te(e),s=[...n.pages,...n.widgets.keys(),...n.comments],r=new Set([e.catalogNumber,...s]);
let f=await he.find(i,e,r);const[h,x]=[i,e].map(U=>U.catalog.get("StructTreeRoot")),w=f.isSame(h,x)?void 0:await Ue(i,e,new Set(s));w&&(f=await he.find(i,e,new Set(
[...r,...w])));const B=new $e(t,n,w!==void 0,f);return await B.run(),{kinds:B.kinds,fields:B.fields,hasHidden:B.differences.hasHidden,showsNewField:B.showsNewField}}
const We=new Set("Text FreeText Line Square Circle Polygon PolyLine Highlight Underline Squiggly StrikeOut Stamp Caret Ink Popup FileAttachment".split(" "));async function Te(i){
const e=await(0,X.qU)(i),t=new Map(e.flatMap(r=>r.number===void 0?[]:[[r.number,r]])),n=[],s=new Set;for(let r=0;r<i.pages.count;r++){const f=i.pages.number(r);
n.push(f);for(const x of i.array(i.dict(new m.oS(f))?.get("Annots"))??[])x instanceof m.oS&&He(i,x)&&s.add(x.number);const h=i.job.pace.step(2e3);h&&await h}return{
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
const[n,s]=[this.before.dict(e)??new m.Bi,this.after.dict(t)??new m.Bi];for(const[r,f]of n){const h=this.after.dict(s.get(r));for(const[x,w]of this.before.dict(
f)??[])this.differences.isSame(w,h?.get(x))||this.kinds.add("other")}}compareLists(e=[],t=[]){const n=new Set(t.map(f=>se(f))),s=new Set(e.map(f=>se(f))),r=f=>!(f instanceof
m.oS)&&!s.has(se(f));(e.some(f=>!n.has(se(f)))||t.some(r))&&this.kinds.add("other")}async comparePages(){const[e,t]=[this.older.pages,this.newer.pages];if(e.length!==
t.length||e.some((n,s)=>n!==t[s])){this.kinds.add("other");return}this.differences.touches(this.after.catalog.get("Pages"))&&this.kinds.add("other");for(const n of t){
const[s,r]=[this.before.dict(new m.oS(n)),this.after.dict(new m.oS(n))];!s||!r?this.kinds.add("other"):this.comparePage(s,r);const f=this.after.job.pace.step(2e3);
f&&await f}}comparePage(e,t){for(const n of this.differences.differingKeys(e,t)){const s=n==="StructParents"&&!e.has(n);!ze.has(n)&&!s?this.kinds.add("other"):n!==
"Annots"&&(this.hasQuietChanges=!0),n==="Parent"&&se(e.get(n))!==se(t.get(n))&&this.kinds.add("other")}this.compareAnnotations(this.before.array(e.get("Annots"))??
[],this.after.array(t.get("Annots"))??[])}compareAnnotations(e,t){const n=new Set(e.map(r=>se(r))),s=new Set(t.map(r=>se(r)));for(const r of e)s.has(se(r))||this.
kinds.add(r instanceof m.oS&&this.older.comments.has(r.number)?"annotations":"other");for(const r of t){const f=r instanceof m.oS?r.number:-1,h=!n.has(se(r));this.
newer.comments.has(f)?this.compareComment(f,h):this.newer.widgets.has(f)?h&&!this.differences.isAdded(f)&&this.kinds.add("other"):(h||this.differences.touches(r))&&
this.kinds.add("other")}}compareComment(e,t){const[n,s]=[this.before.dict(new m.oS(e)),this.after.dict(new m.oS(e))];t&&n?this.kinds.add("other"):(t||!n||this.differences.
differingKeys(n,s).length>0)&&this.kinds.add("annotations")}compareFields(){const e=new Set((0,X.i4)(this.newer.fields)),t=new Map;for(const s of this.newer.fields){
const r=s.parent&&e.has(s.parent)?s.parent:void 0;r&&Qe(t,r,s)}for(const s of this.newer.fields)s.parent&&e.has(s.parent)||(e.has(s)?this.compareField(s,t.get(s)??
[]):this.compareGroup(s));const n=new Set(this.newer.fields.map(({number:s})=>s));this.older.fields.some(({number:s})=>s!==void 0&&!n.has(s))&&this.kinds.add("o\
ther")}compareGroup({number:e,dict:t}){const n=e===void 0?void 0:this.olderField(e);if(!n){e!==void 0&&this.kinds.add("other");return}for(const s of this.differences.
differingKeys(n,t))s==="Kids"?this.compareLists(this.before.array(n.get(s)),this.after.array(t.get(s))):this.kinds.add("other")}olderField(e){return this.older.
widgets.get(e)?.dict}compareField(e,t){const{number:n,dict:s,type:r,name:f}=e;if(n===void 0)return;const h=this.olderField(n);if(!h)return this.addField(e,t);const x=[
e,...t],w=new Set;for(const U of x)for(const ee of this.changedEntries(U))w.add(ee);if(w.size===0)return;if(r==="Sig"){this.before.resolve((0,X.hj)(this.before,
h,"V"))===null&&this.isNewSignature(s)&&Ae(w,Ze)?this.addSignature(s):this.kinds.add("other");return}!(ve(this.before,h)!==ve(this.after,s)||w.has("AS")&&r==="B\
tn")||!Ae(w,Ye)?this.kinds.add("other"):(this.kinds.add("form_values"),this.fields.push(f))}changedEntries({number:e,dict:t}){const n=e===void 0?void 0:this.olderField(
e);return n?this.differences.differingKeys(n,t):e===void 0?[]:["Kids"]}addField({number:e,dict:t,type:n},s){const r=n==="Sig"&&[e,...s.map(w=>w.number)].every(w=>this.
differences.isAdded(w)),f=r&&this.isNewSignature(t),h=r&&this.after.resolve((0,X.hj)(this.after,t,"V"))===null,x=[t,...s.map(w=>w.dict)].some(w=>w.has("AP")&&(0,q.
b0)(this.after,w.get("Rect")));f?this.addSignature(t):this.kinds.add(h&&!x?"signatures":"other"),this.showsNewField||=f&&x}isNewSignature(e){const t=e.get("V");
return t instanceof m.oS&&this.differences.isAdded(t.number)&&(0,m.Zm)(this.after.get(t))}addSignature(e){const t=this.after.dict(e.get("V"))?.get("Type");this.
kinds.add((0,m.Eo)(t,"DocTimeStamp")?"time_stamps":"signatures")}compareTags(){const[e,t]=[this.before.catalog.get("StructTreeRoot"),this.after.catalog.get("Str\
uctTreeRoot")];!this.differences.isSame(e,t)&&!(this.kinds.has("signatures")&&this.hasGrownTags)&&this.kinds.add("other")}}function Qe(i,e,t){const n=i.get(e);n?
n.push(t):i.set(e,[t])}const Ae=(i,e)=>[...i].every(t=>e.has(t)),Ze=new Set(["V","AP","F","P","M","MK"]),Ye=new Set(["V","AS","AP","I","TI","RV","M"]);function ve(i,e){
const t=i.resolve((0,X.hj)(i,e,"V"));return t instanceof m.Z6?Buffer.from(i.encoded(t)).toString("latin1"):Array.isArray(t)?t.map(n=>se(i.resolve(n))).join(`
`):se(t)}var Oe=p(26836),Me=p(77598),le=p(92410),Ie=p(90618),pe=p(50818),ye=p(20515),Je=p(46287);const xe={certificate:void 0,certificates:[],algorithm:null,claimedTime:void 0,
stampedTime:void 0,isIntact:null,isVerified:null},Xe=8<<20,we={...xe,problems:["contents_unreadable"]};async function qe(i,e,{subFilter:t,embedded:n,further:s},r){
const{gapStart:f,gapEnd:h,end:x}=e;if(h-f>2*Xe)return we;const w=Buffer.from((0,S.bS)(i.subarray(f+1,h-1)).toString("latin1"),"hex"),B=[i.subarray(0,f),i.subarray(
h,x)];try{if(t==="adbe.x509.rsa_sha1")return st(w,n,B);const U=(0,Ie.eG)(w,s),ne=await et(U,t,async me=>me&&(0,Je.o)(B,me,r.pace),B),oe=w.subarray(U.end),ue=[...oe.
equals(Buffer.alloc(oe.length))?[]:["trailing_data"],...U.signers===1?[]:["several_signers"]];return{...ne,problems:[...new Set([...ne.problems,...ue])]}}catch(U){
if(U instanceof N.sG)return we;throw U}}async function et(i,e,t,n){const{signer:s,certificates:r}=i,{certificate:f,scheme:h}=s,x={certificate:f,certificates:r,algorithm:h?
(0,le.Vn)(h,f&&(0,C.jE)(f)):null,claimedTime:s.attributes.signingTime};if(e==="ETSI.RFC3161")return{...x,...await nt(i,t)};const w=(ne,oe)=>(0,le.Od)(ne,(0,C.jE)(
oe),s.signature,...n),B=e==="adbe.pkcs7.sha1"?await tt(i,t):i.content||i.contentType!==Ie.vN?void 0:(0,ye.M)(i,await t(s.hash),w);if(!B)return{...we,...x,stampedTime:void 0};
const U=[...B.problems];e==="ETSI.CAdES.detached"&&!s.attributes.certificateHash&&U.push("attribute_missing");const ee=s.timeStamp&&(0,pe.H9)(s.timeStamp,s.signature,
r);return s.timeStamp&&!ee&&U.push("timestamp_wrong"),{...x,...B,problems:U,stampedTime:ee?.info.time}}async function tt(i,e){const{content:t,signer:n}=i,s=await e(
"sha1"),r=t!==void 0&&s!==void 0&&(0,C.er)(t,s),f=(w,B)=>(0,le.Od)(w,(0,C.jE)(B),n.signature,t),h=(0,ye.M)(i,n.hash&&t?(0,Me.createHash)(n.hash).update(t).digest():
void 0,f),x=[...h.problems,"algorithm_weak",...r?[]:["digest_differs"]];return{...h,isIntact:r?h.isIntact:!1,problems:[...new Set(x)]}}async function nt(i,e){const t=(0,pe.
UB)(i),{hash:n}=i.signer,s=(0,ye.M)(i,n&&(0,Me.createHash)(n).update(i.content).digest()),r=await e(t.hash),f=r!==void 0&&(0,C.er)(r,t.imprint),h=[...s.problems];
t.hash?f||h.push("digest_differs"):h.push("algorithm_unknown"),t.hash&&le.Us.has(t.hash)&&h.push("algorithm_weak");const x=i.signer.certificate!==void 0&&(0,pe.
R2)(i.signer.certificate);x||h.push("timestamp_wrong");const w=t.hash===void 0?null:f?s.isIntact:!1,B=w===!0&&s.isVerified===!0&&x;return{...s,isIntact:w,problems:[
...new Set(h)],stampedTime:B?t.time:void 0}}function st(i,e,t){const n=(0,N.ao)((0,N.uL)(i).expect(N.G)),[s]=e,r=s&&(0,C.jE)(s),f={kind:"rsa",hash:"sha1"},h=r?(0,le.
Od)(f,r,n,...t)??null:null;return{...xe,certificate:s,certificates:e,algorithm:(0,le.Vn)(f,r),isIntact:h,isVerified:h,problems:["algorithm_weak",...h===!1?["sig\
nature_wrong"]:[],...h===null?["algorithm_unknown"]:[]]}}const it=50,De=200,Ne=100,rt=50;async function ot(i,e,t){const n=(await(0,g.Df)(i)).filter(({signature:f})=>f!==
void 0);if(n.length>De)throw(0,O.F)("nodes",`The document has ${n.length} signatures; at most ${De} are checked`,"Remove some");const s=new ht(i,e,t,await ft(i)),
r=[];for(const f of n){const h=performance.now();r.push(await s.check(f)),i.job.pace.addSince(h);const x=i.job.pace.step(0);x&&await x}return{entries:r,allIntact:r.
length>0&&r.every(Pe),coversWholeFile:r.some(({covers:f,intact:h})=>f==="whole_file"&&h===!0)}}const at=new Set(["certificate_expired","certificate_not_yet_vali\
d","algorithm_weak","attribute_missing","chain_incomplete","not_trusted","timestamp_wrong"]),Pe=({intact:i,verified:e,changesAfter:t,problems:n})=>i===!0&&e===!0&&
!t.includes("other")&&n.every(s=>at.has(s)),ct=({entries:i,allIntact:e,coversWholeFile:t})=>({count:i.length,allIntact:e,coversWholeFile:t,entries:i.map(n=>({...n}))});
async function ft(i){const e=i.array(i.dict(i.catalog.get("DSS"))?.get("Certs"))??[],t=[],n=new Set(e.slice(0,Ne).map(s=>i.resolve(s)));for(const s of n){const r=s instanceof
m.Z6?await i.decodedAtEase(s,{found:!1}).catch(dt):void 0,f=r&&(0,C.w$)(r),h=r&&i.job.pace.step(r.length*it);h&&await h,f&&t.push(f)}return t}function dt(i){if(!Ce(
i))throw i}const Se={kinds:new Set(["other"]),fields:[],hasHidden:!1,showsNewField:!1},ut={kinds:new Set,fields:[],hasHidden:!1,showsNewField:!1};class ht{document;input;options;further;sections;contentEnd;checkedContents=new Map;changes=new Map;job;constructor(e,t,n,s){
this.document=e,this.input=t,this.options=n,this.further=s,this.sections=(0,P.mq)(e.bytes),this.contentEnd=z(t);const{onRepaired:r,...f}=e.job;this.job={...f,asked:void 0}}async check(e){
const{document:t,input:n}=this,s=e.signature,r=R(t,n,e),f=r&&await this.contentsOf(e,r),h=f?.contents,{covers:x,after:w,problems:B}=await this.checkRevision(e,r),
U=pt(h,(0,g.W4)(t,s)),ee=h?.certificate,ne=[...B,...h?.problems??[],...wt(ee,U.time)],oe=f?f.trust??=await this.trustIn(h,U.time):await this.trustIn(h,U.time);oe!==
void 0&&oe!=="trusted"&&ne.push(oe);const de=(0,Oe.k)(t,s,e.field);(0,Oe.T)(de,w)&&ne.push("certification_violated");const ue=h?.isVerified??null;return{field:e.
name,kind:e.kind,signer:ee?.subjectName??null,issuer:ee?.issuerName??null,serial:ee?(0,C.S7)(ee):null,signedAt:U.signedAt,timestamp:be(h?.stampedTime),algorithm:h?.
algorithm??null,intact:ue===!1||!r||B.includes("not_a_revision")?!1:h?.isIntact??null,verified:ue,certificateInTime:ee&&U.time!==void 0?yt(ee,U.time):null,timeSource:U.
source,covers:x,changesAfter:[...w.kinds].sort(),certification:de.certification??null,trusted:this.options.anchors?oe==="trusted":null,problems:[...new Set(ne)].
sort()}}async contentsOf(e,t){const{document:n,input:s,further:r}=this,f=this.checkedContents.get(t.gapStart);if(f)return f;const h=n.resolve(e.signature.get("S\
ubFilter")),w={subFilter:h instanceof m.SX?h.text:void 0,embedded:this.embedded(e),further:r},B={contents:await qe(s,t,w,this.job)};return this.checkedContents.
set(t.gapStart,B),B}embedded({signature:e}){const t=this.document.resolve(e.get("Cert")),n=Array.isArray(t)?t.slice(0,Ne).map(r=>this.document.resolve(r)):[t],s=(0,N.
cp)();return n.flatMap(r=>r instanceof m.Mx?(0,C.w$)(r.bytes,s)??[]:[])}async checkRevision(e,t){if(!t)return{covers:"part",after:Se,problems:["byte_range_malfo\
rmed"]};const{end:n}=t;if(n>=this.contentEnd)return{covers:"whole_file",after:ut,problems:[]};const s=this.input.length-this.document.bytes.length;if(!Z(this.document.
bytes,n-s,this.sections))return{covers:"part",after:Se,problems:["not_a_revision"]};const r=await this.compare(n);if(!r)return{covers:"earlier_revision",after:Se,
problems:[]};const f=await mt(r.before,e);return{covers:"earlier_revision",after:r.found,problems:[...f?[]:["not_a_revision"],...r.found.hasHidden?["hidden_cont\
ent"]:[]]}}async compare(e){if(this.changes.has(e))return this.changes.get(e);const{document:t,options:n}=this;let s;if(!n.isDamaged&&!t.suspect&&this.changes.size<
rt){const r=await this.open(this.input.subarray(0,e));r&&(s={before:r,found:await Ge(r,t)})}return this.changes.set(e,s),s}async open(e){const t={isDamaged:!1},
n={...this.job,onRepaired:({isOfDataAlone:s})=>{t.isDamaged||=!s}};try{const s=await(0,d.E)(e,n,{password:this.options.password});return t.isDamaged||s.suspect?
void 0:s}catch(s){if(Ce(s))return;throw s}}async trustIn(e,t){const{anchors:n}=this.options;if(!n)return;const s=e?.certificate;if(!s||!n.some(({bytes:h})=>(0,C.
er)(h,s.bytes))&&!lt(s))return"not_trusted";const f={others:e.certificates,anchors:n,time:t??s.notBefore};return u(s,f,this.job.pace)}}function lt(i){try{return(0,C.
Rv)(i)}catch{return!1}}const Ce=i=>Ee(i)&&"code"in i&&["unreadable_document","wrong_password","password_required"].includes(String(i.code)),Ee=i=>typeof i=="obj\
ect"&&i!==null;async function mt(i,{name:e,fieldNumber:t,value:n}){const s=await(0,g.Df)(i),r=f=>f.name===e&&f.fieldNumber===t&&((0,m.Zm)(n)?(0,m.Zm)(f.value):gt(
f.value,n));return s.some(r)}const gt=(i,e)=>Ee(i)&&Ee(e)&&"number"in i&&"number"in e&&i.number===e.number;function pt(i,e){const t=e??be(i?.claimedTime),n=i?.stampedTime;
if(n!==void 0)return{signedAt:t??be(n),time:n,source:"timestamp"};const s=t===null?NaN:Re(t);return Number.isNaN(s)?{signedAt:t,time:void 0,source:null}:{signedAt:t,
time:s,source:"claimed"}}const Re=i=>Date.parse(i.includes("T")&&!/(?:Z|[+-]\d\d:\d\d)$/.test(i)?`${i}Z`:i),be=i=>i===void 0||Number.isNaN(i)?null:new Date(i).toISOString().
replace(/\.000Z$/,"Z"),yt=({notBefore:i,notAfter:e},t)=>t>=i&&t<=e;function wt(i,e){return!i||e===void 0?[]:e<i.notBefore?["certificate_not_yet_valid"]:e>i.notAfter?
["certificate_expired"]:[]}}),26836:((ie,J,p)=>{p.d(J,{T:()=>G,k:()=>C});var O=p(45599),d=p(77581);const P=["validation_data","time_stamps"],m={no_changes:new Set(
P),fill_forms:new Set([...P,"signatures","form_values"]),comments:new Set([...P,"signatures","form_values","annotations"])},N=[void 0,"no_changes","fill_forms",
"comments"];function C(A,k,j){const I=(A.array(k.get("Reference"))??[]).flatMap(c=>A.dict(c)??[]),H=c=>I.filter(b=>(0,O.Eo)(A.resolve(b.get("TransformMethod")),
c)),K=c=>A.dict(c.get("TransformParams")),F=H("DocMDP")[0],W=F&&A.resolve(K(F)?.get("P")),V=A.dict(j?.get("Lock")),v=[...H("FieldMDP").flatMap(c=>K(c)??[]),...V?
[V]:[]],_=V&&A.resolve(V.get("P"));return{certification:F&&(typeof W=="number"?N[W]:"fill_forms"),lock:typeof _=="number"?N[_]:void 0,isLocked:c=>v.some(b=>Q(A,
b,c))}}function Q(A,k,j){const I=A.resolve(k.get("Action")),K=(A.array(k.get("Fields"))??[]).flatMap(F=>{const W=A.resolve(F);return W instanceof O.Mx?[(0,d.g7)(
W)]:[]}).some(F=>j===F||j.startsWith(`${F}.`));return I instanceof O.SX?I.text==="All"||I.text==="Include"&&K||I.text==="Exclude"&&!K:!1}function G({certification:A,
lock:k,isLocked:j},{kinds:I,fields:H,showsNewField:K}){const F=[A,k].filter(W=>W!==void 0);return F.length>0&&K?!0:F.some(W=>[...I].some(V=>!m[W].has(V)))||H.some(
j)}}),90618:((ie,J,p)=>{p.d(J,{FQ:()=>G,Qk:()=>I,Ty:()=>Q,VG:()=>C,do:()=>j,eG:()=>F,ok:()=>m,vN:()=>N});var O=p(92410),d=p(82377),P=p(34773);const m="1.2.840.1\
13549.1.7.2",N="1.2.840.113549.1.7.1",C="1.2.840.113549.1.9.16.1.4",Q="1.2.840.113549.1.9.3",G="1.2.840.113549.1.9.4",A="1.2.840.113549.1.9.5",k="1.2.840.113549\
.1.9.16.2.12",j="1.2.840.113549.1.9.16.2.47",I="1.2.840.113549.1.9.16.2.14",H=100,K=50;function F(u,o=[]){const a=(0,d.uL)(u).expect(d.gt),y=a.items();if((0,d.Q)(
y.any())!==m)throw new d.sG("not signed data");const g=y.take((0,d.qA)(0)).items().take(d.gt).items();g.take(d.vh),g.take(d.rK);const S=g.take(d.gt).items(),D=(0,d.
Q)(S.any()),R=S.maybe((0,d.qA)(0))?.items().any(),$=[...W(g.maybe((0,d.qA)(0))),...o];g.maybe((0,d.qA)(1));const Y=g.take(d.rK).children();if(!Y[0])throw new d.
sG("no signer");return{contentType:D,content:R&&(0,d.ao)(R),certificates:$,signers:Y.length,signer:v(Y[0],$),end:a.end}}function W(u){const o=[],a=(0,d.cp)();for(const y of u?.
children().slice(0,H)??[]){const g=y.tag===d.gt?(0,P.w$)(y.whole,a):void 0;g&&o.push(g)}return o}const V="2.5.29.14";function v(u,o){const a=u.expect(d.gt).items();
a.take(d.vh);const y=a.maybe((0,d.qA)(0,!1)),g=(0,d.cp)(),S=y?o.find(({extensions:E})=>{const L=E.get(V)?.value;return L&&(0,P.er)((0,d.ao)((0,d.z2)(L,g)),y.contents)}):
_(a.take(d.gt),o),D=(0,O.qQ)(a.take(d.gt)),R=a.maybe((0,d.qA)(0)),$=(0,O.dz)(a.take(d.gt),D),Y=(0,d.ao)(a.any()),M=a.maybe((0,d.qA)(1));return{certificate:S,hash:D,
scheme:$,signature:Y,attributeBytes:R&&c(R),attributes:T(R?b(R):new Map),timeStamp:M&&b(M).get(I)?.whole}}function _(u,o){const a=u.items(),y=a.take(d.gt).whole,
g=a.take(d.vh).contents;return o.find(S=>(0,P.er)(S.serial,g)&&(0,P.er)(S.issuer,y))}function c(u){const o=Uint8Array.from(u.whole);return o[0]=d.rK,o}function b(u){
const o=new Map,a=u.children();if(a.length>K)throw new d.sG("attributes");for(const y of a){const g=y.expect(d.gt).items(),S=(0,d.Q)(g.any()),[D]=g.take(d.rK).children();
if(!D||o.has(S))throw new d.sG("attribute");o.set(S,D)}return o}function T(u){const o=u.get(Q),a=u.get(G),y=u.get(A);return{contentType:o&&(0,d.Q)(o),messageDigest:a&&
(0,d.ao)(a.expect(d.G)),signingTime:y&&(0,d.nR)(y),certificateHash:l(u)}}function l(u){const o=u.get(j),a=u.get(k),y=(o??a)?.items().take(d.gt).children()[0];if(!y)
return;const g=y.items(),S=o?g.maybe(d.gt):void 0;return{hash:o?S?(0,O.qQ)(S):"sha256":"sha1",digest:(0,d.ao)(g.take(d.G))}}}),50818:((ie,J,p)=>{p.d(J,{H9:()=>j,
R2:()=>k,UB:()=>G});var O=p(77598),d=p.n(O),P=p(92410),m=p(82377),N=p(34773),C=p(90618),Q=p(20515);function G({contentType:I,content:H}){if(I!==C.VG||!H)throw new m.
sG("not a time stamp");const K=(0,m.z2)(H).expect(m.gt).items();K.take(m.vh),(0,m.Q)(K.any());const F=K.take(m.gt).items(),W=(0,P.qQ)(F.take(m.gt)),V=F.take(m.G).
contents;K.take(m.vh);const v=(0,m.nR)(K.take(m.xT));return K.maybe(m.gt),K.maybe(1),{hash:W,imprint:V,time:v,nonce:K.maybe(m.vh)?.contents}}const A="1.3.6.1.5.\
5.7.3.8";function k(I){const H=(0,N.De)(I);return H?.critical===!0&&H.purposes.length===1&&H.purposes[0]===A&&(0,N.Rv)(I)}function j(I,H,K=[]){try{const F=(0,C.
eG)(I,K),W=G(F),{certificate:V}=F.signer;if(F.signers!==1||!V||!W.hash||!k(V)||W.time<V.notBefore||W.time>V.notAfter||!(0,N.er)(W.imprint,(0,O.createHash)(W.hash).
update(H).digest()))return;const v=(0,Q.M)(F,(0,O.createHash)(F.signer.hash??"sha256").update(F.content).digest());return v.isIntact&&v.isVerified&&v.problems.every(
_=>_==="algorithm_weak")?{info:W,data:F}:void 0}catch{return}}}),20515:((ie,J,p)=>{p.d(J,{M:()=>Q});var O=p(77598),d=p.n(O),P=p(92410),m=p(34773);const N=2048;function C({
hash:G},A){const k=(0,m.jE)(A)?.asymmetricKeyDetails?.modulusLength;return P.Us.has(G)||k!==void 0&&k<N}function Q({contentType:G,signer:A},k,j){const{certificate:I,
hash:H,scheme:K,signature:F,attributeBytes:W,attributes:V}=A,v=[],_=I&&(0,m.jE)(I);if(I||v.push("several_signers"),(!H||!K||I&&!_)&&v.push("algorithm_unknown"),
I&&K&&C(K,I)&&v.push("algorithm_weak"),!W){const l=K&&I&&_&&j?j(K,I)??null:null;return l===!1&&v.push("signature_wrong"),{isIntact:l,isVerified:l,problems:v}}(!V.
messageDigest||V.contentType!==G)&&v.push("attribute_missing");const c=k?V.messageDigest!==void 0&&(0,m.er)(V.messageDigest,k):null;c===!1&&v.push("digest_diffe\
rs");const{certificateHash:b}=V;if(I&&b?.hash){const l=(0,O.createHash)(b.hash).update(I.bytes).digest();(0,m.er)(l,b.digest)||v.push("signing_certificate_diffe\
rs")}const T=_&&K?(0,P.Od)(K,_,F,W)??null:null;return T===!1&&v.push("signature_wrong"),T===null&&_&&K&&v.push("algorithm_unknown"),{isIntact:c,isVerified:T,problems:[
...new Set(v)]}}}),46287:((ie,J,p)=>{p.d(J,{o:()=>m});var O=p(77598),d=p.n(O);const P=4<<20;async function m(N,C,Q){const G=(0,O.createHash)(C);for(const A of N)
for(let k=0;k<A.length;k+=P){const j=A.subarray(k,k+P);G.update(j);const I=Q.step(j.length);I&&await I}return G.digest()}}),81077:((ie,J,p)=>{p.d(J,{BX:()=>G,H6:()=>A,
MN:()=>k,Pu:()=>C,Zc:()=>Q,r6:()=>j});var O=p(45599),d=p(44233),P=p(77581),m=p(9819);const N=64,C=c=>typeof c=="number"?String(c):(0,P.U0)(c);async function Q(c,b,T){
const l=[];for(const u of await K(c,b,0,T)){for(const a of W(c,u,T))l.push(a);const o=c.job.pace.step(I);o&&await o}return l}async function G(c,b,T,l,u,o){const a=await K(
c,b,T,l,o);for(let y=a.length-1;y>=0;y--){const g=a[y],S=W(c,g,l),D=S.filter(([M,E])=>!u(M,E)),R=c.job.pace.step(I+S.length*I);R&&await R,D.length<S.length&&(c.
edit(g.holder),g.dict.set(l,v(D)),g.changed=!0);for(const M of g.repeats)c.edit(g.holder),g.dict.delete(M),g.changed=!0;if(g.emptyKids){const M=(c.array(g.dict.
get("Kids"))??[]).filter(E=>!g.emptyKids.has(c.dict(E)));c.edit(g.holder),g.dict.set("Kids",M),g.changed=!0}if(!g.changed)continue;const $=c.array(g.dict.get("K\
ids"))??[];g.empty=D.length===0&&$.length===0;const Y=g.parent;Y&&(Y.changed=!0,g.empty?(Y.emptyKids??=new Set).add(g.dict):V(c,g,D,$))}return a[0]?.empty??!1}function A(c,b,T){
if(b.length<=N)return(0,O.jd)({[T]:v(b)});let l=[];for(const u of _(b)){const[o,a]=[u[0][0],u.at(-1)[0]];l.push({ref:c.add((0,O.jd)({Limits:[o,a],[T]:v(u)})),low:o,
high:a})}for(;l.length>N;)l=_(l).map(u=>{const[o,a]=[u[0].low,u.at(-1).high];return{ref:c.add((0,O.jd)({Limits:[o,a],Kids:u.map(({ref:y})=>y)})),low:o,high:a}});
return(0,O.jd)({Kids:l.map(({ref:u})=>u)})}async function k(c,b){const{pace:T}=c.job,l=[];for(const[u,o]of b){l.push([(0,O.Px)(u),o]);const a=T.step(10*I);a&&await a}
return A(c,await j(c,l),"Names")}async function j(c,b){const{pace:T}=c.job,l=[];for(const o of b){l.push({entry:o,key:C(o[0])});const a=T.step(I);a&&await a}return(await(0,d.
qZ)(l,(o,a)=>o.key<a.key?-1:o.key>a.key?1:0,T)).map(({entry:o})=>o)}const I=100,H=30;async function K(c,b,T,l,u){const o=new m.b9(c),a=new Set,y=D=>a.size<a.add(
D).size,g=[],S=[{value:b??null,holder:T,parent:void 0}];for(let D=S.pop();D!==void 0;D=S.pop()){o.spend(1);const R=c.job.pace.step(I);R&&await R;const $=c.dict(
D.value);if(!$||!y($)||u&&D.parent&&!F(c,$,u))continue;const Y=[],M=q=>{const te=c.array($.get(q));return!te||y(te)?te??[]:(Y.push(q),[])},E=M(l).length>>1,L=M(
"Kids"),z={dict:$,holder:(0,m.Kd)(D.value,D.holder),parent:D.parent,repeats:Y};g.push(z),o.spend(E);const Z=(0,m.Kd)($.get("Kids"),z.holder);for(let q=L.length-
1;q>=0;q--){S.push({value:L[q],holder:Z,parent:z});const te=c.job.pace.step(H);te&&await te}const X=c.job.pace.step(E*I);X&&await X}return g}function F(c,b,T){const[
l,u]=c.array(b.get("Limits"))??[];return typeof l!="number"||typeof u!="number"||T(l,u)}function W(c,{dict:b,repeats:T},l){const u=T.includes(l)?void 0:c.array(
b.get(l));if(!u)return[];const o=[];for(let a=0;a+1<u.length;a+=2){const y=c.resolve(u[a]);(l==="Names"?y instanceof O.Mx:typeof y=="number")&&o.push([y,u[a+1]])}
return o}function V(c,b,T,l){const u=y=>c.array(c.dict(y)?.get("Limits"))??[],o=T[0]?.[0]??u(l[0])[0],a=T.at(-1)?.[0]??u(l.at(-1))[1];c.edit(b.holder),o!==void 0&&
a!==void 0?b.dict.set("Limits",[o,a]):b.dict.delete("Limits")}function v(c){const b=[];for(const[T,l]of c)b.push(T,l);return b}function _(c){const b=[];for(let T=0;T<
c.length;T+=N)b.push(c.slice(T,T+N));return b}}),70549:((ie,J,p)=>{p.d(J,{n:()=>O});function O(d){const P=new WeakMap;return m=>{if(m.hasChanges)return d(m);const N=P.
get(m);if(N)return N.answer;const C=d(m);return P.set(m,{answer:C}),C}}}),9819:((ie,J,p)=>{p.d(J,{J7:()=>P,Kd:()=>C,Wo:()=>Q,_i:()=>N,b9:()=>m});var O=p(42973),
d=p(45599);class P{document;gone=new Set;chased=new Set;constructor(A){this.document=A}remove(A){const{catalog:k,catalogNumber:j,pages:I}=this.document,H=k.get(
"Pages");A===j||(0,d.i9)(H)&&A===H.number||I.holds(A)||(this.gone.add(A),this.document.remove(A))}chase(A){this.chased.add(A)}removed(){return this.gone}takeChased(){
const A=this.chased;return this.chased=new Set,A}isGone(A){return(0,d.i9)(A)&&this.gone.has(A.number)}}class m{most;left;constructor(A){this.most=this.left=A.job.
limits.nodes}spend=A=>{if(this.left-=A,this.left<0)throw(0,O.F)("nodes",`The document has more than ${this.most} fields, bookmarks, names and structure elements`,
"Remove bookmarks or tags with another program first")}}class N{seen;beyond=new Set;allowance;constructor(A,k=new m(A)){this.allowance=k,this.seen=new Uint8Array(
(A.size>>3)+1)}first(A){if(this.allowance.spend(1),!(0,d.i9)(A))return!0;const{number:k}=A,j=k>>3;if(j>=this.seen.length)return this.beyond.size<this.beyond.add(
k).size;const I=1<<(k&7),H=(this.seen[j]&I)===0;return this.seen[j]|=I,H}}function C(G,A){return(0,d.i9)(G)?G.number:A}function Q(G,A){const k=G.catalog.get(A),
j=G.dict(k);return j&&{dict:j,holder:C(k,G.catalogNumber)}}}),21996:((ie,J,p)=>{p.d(J,{Av:()=>I,RJ:()=>F,V3:()=>K,vb:()=>W,zx:()=>j});var O=p(54619),d=p(44233),
P=p(78157),m=p(88500);const N=2048,C=65536,Q=4,G=1<<20,A=1024,k="[^\\0\\t\\n\\f\\r ()<>[\\]{}/%#]";async function j(_,c){const{found:b,all:T}=await H(_,c),l=u=>[
...new Set([...u,...T])].sort((o,a)=>o-a);return Object.fromEntries(c.map(u=>[u,l(b[u])]))}async function I(_,c){const{found:b,all:T}=await H(_,c);for(const l of Object.
values(b))for(const u of l)T.add(u);return T}async function H(_,c){const b=c.map(o=>{const[a="",...y]=[...o].map(S=>S.replace(/\W/,"\\$&")),g=/\W/.test(o)?k:"\\w";
return`${a}(?:${y.join("")}|${g}{0,${Math.max(0,o.length-2)}}#)`}),T=new RegExp(`/(?:${b.join("|")}|#)`,"g"),l=Object.fromEntries(c.map(o=>[o,new Set])),u=new Set;
await F(_,(o,a,y,g)=>{const S=o.toString("latin1",a,y);T.lastIndex=0;for(let D=T.exec(S);D;D=T.exec(S)){const R=g(a+D.index);R!==void 0&&(D[0].endsWith("#")?u.add(
R):l[D[0].slice(1)].add(R))}});for(const o of W(_))u.add(o);return{found:l,all:u}}async function K(_,c){const b=await j(_,c);return[...new Set(Object.values(b).
flat())].sort((T,l)=>T-l)}async function F(_,c){const{bytes:b,table:T}=_,l=V(_),u=new Int32Array(l.length);for(let S=0;S<l.length;S++)u[S]=T.place[l[S]];const o=(0,P.
bS)(b),a=S=>l[(0,d.MJ)(u,S)-1],y=new m.s;let g=0;for(let S=0;S<l.length;S++){const D=S+1===l.length,R=D?b.length:u[S+1],$=R-u[S]>N;if(!$&&!D&&R-g<C)continue;let Y=R;
if($){u[S]>g&&c(o,g,u[S],a),y.reset();const E=y.value(b,_.bodies[l[S]],R);g=u[S],E>=0&&(Y=E)}c(o,g,Y,a);const M=_.job.pace.step(Q*(Y-g));M&&await M,g=R}for(const[
S,D]of v(_)){const R=_.objectStream(S),$=_.job.pace.step(0);if($&&await $,!R)continue;const Y=new Set(D),{starts:M,numbers:E,data:L}=R,z=Z=>{const X=E[(0,d.MJ)(
M,Z)-1];return X!==void 0&&Y.has(X)?X:void 0};for(let Z=0;Z<L.length;Z+=G){c((0,P.bS)(L),Z,Math.min(Z+G+A,L.length),z);const X=_.job.pace.step(Q*G);X&&await X}}}
function*W(_){for(let c=1;_.hasChanges&&c<_.size;c++)_.isChanged(c)&&_.exists(c)&&(yield c)}function V(_){const{table:c,hasChanges:b}=_,T=[];let l=!0,u=-1;for(let o=1;o<
c.size;o++){if(c.kind[o]!==O.tL||b&&_.isChanged(o))continue;const a=c.place[o];l&&=a>=u,u=a,T.push(o)}return l?T:T.sort((o,a)=>c.place[o]-c.place[a])}function v(_){
const{table:c,hasChanges:b}=_,T=new Map;for(let l=1;l<c.size;l++){if(c.kind[l]!==O.UT||b&&_.isChanged(l))continue;const u=c.place[l],o=T.get(u);o?o.push(l):T.set(
u,[l])}return T}}),87773:((ie,J,p)=>{p.d(J,{$:()=>d});const O=2e3;async function*d(P,m){for(const N of m){yield[N,P.get(N)];const C=P.job.pace.step(O);C&&await C}}})};
