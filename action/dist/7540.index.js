"use strict";exports.id=7540,exports.ids=[7540],exports.modules={92410:((se,Y,g)=>{g.d(Y,{Dy:()=>Q,Od:()=>p,Us:()=>R,Vn:()=>I,ag:()=>L,dz:()=>H,gb:()=>V,jK:()=>F,kc:()=>S,qQ:()=>O,
uF:()=>x});var T=g(77598),a=g.n(T),M=g(82377);const u={"1.2.840.113549.2.5":"md5","1.3.14.3.2.26":"sha1","2.16.840.1.101.3.4.2.4":"sha224","2.16.840.1.101.3.4.2\
.1":"sha256","2.16.840.1.101.3.4.2.2":"sha384","2.16.840.1.101.3.4.2.3":"sha512"},x=w=>Object.entries(u).find(([,f])=>f===w)[0],R=new Set(["md5","sha1"]),Q="1.2\
.840.113549.1.1.1",V="1.2.840.113549.1.1.10",L="1.2.840.113549.1.1.8",F="1.2.840.10045.2.1",W={[Q]:["rsa",void 0],"1.2.840.113549.1.1.4":["rsa","md5"],"1.2.840.\
113549.1.1.5":["rsa","sha1"],"1.2.840.113549.1.1.14":["rsa","sha224"],"1.2.840.113549.1.1.11":["rsa","sha256"],"1.2.840.113549.1.1.12":["rsa","sha384"],"1.2.840\
.113549.1.1.13":["rsa","sha512"],[F]:["ecdsa",void 0],"1.2.840.10045.4.1":["ecdsa","sha1"],"1.2.840.10045.4.3.1":["ecdsa","sha224"],"1.2.840.10045.4.3.2":["ecds\
a","sha256"],"1.2.840.10045.4.3.3":["ecdsa","sha384"],"1.2.840.10045.4.3.4":["ecdsa","sha512"]},O=w=>u[(0,M.Q)(w.expect(M.gt).items().any())];function H(w,f){const c=w.
expect(M.gt).items(),h=(0,M.Q)(c.any());if(h===V)return C(c.maybe(M.gt));const[E,b]=W[h]??[],m=b??f;if(!(!E||!m||b&&f&&b!==f))return{kind:E,hash:m}}function C(w){
const f=w?.items(),c=f?.maybe((0,M.qA)(0)),h=f?.maybe((0,M.qA)(1)),E=f?.maybe((0,M.qA)(2)),b=c?O(c.items().any()):"sha1",m=h?P(h.items().any()):"sha1";if(!(!b||
b!==m))return{kind:"pss",hash:b,saltLength:E?(0,M.rl)(E.items().any()):20}}function P(w){const f=w.expect(M.gt).items();return(0,M.Q)(f.any())===L?O(f.any()):void 0}
const U=8192,G=2n**33n,_=4096;function S(w){if(!(w.length>_))try{const f=(0,T.createPublicKey)({key:Buffer.from(w),format:"der",type:"spki"}),{modulusLength:c=0,
publicExponent:h=3n,namedCurve:E}=f.asymmetricKeyDetails??{};return f.asymmetricKeyType==="ec"?E===void 0?void 0:f:(f.asymmetricKeyType==="rsa"||f.asymmetricKeyType===
"rsa-pss")&&c>=512&&c<=U&&h<G?f:void 0}catch{return}}function p({kind:w,hash:f,saltLength:c},h,E,...b){const m=h.asymmetricKeyType==="ec";if(m!==(w==="ecdsa")||
h.asymmetricKeyType==="rsa-pss"&&w!=="pss")return;const K=w==="pss"?T.constants.RSA_PKCS1_PSS_PADDING:T.constants.RSA_PKCS1_PADDING;try{const z=(0,T.createVerify)(
f);for(const v of b)z.update(v);return z.verify(m?h:{key:h,padding:K,...w==="pss"&&{saltLength:c}},E)}catch{return}}function I({kind:w,hash:f},c){const{modulusLength:h,
namedCurve:E=""}=c?.asymmetricKeyDetails??{},b=f==="md5"?"MD5":f.toUpperCase().replace("SHA","SHA-");return w==="ecdsa"?`ECDSA ${k[E]??E} ${b}`:`${w==="pss"?"RS\
A-PSS":"RSA"}${h===void 0?"":`-${h}`} ${b}`}const k={prime256v1:"P-256",secp384r1:"P-384",secp521r1:"P-521"}}),82377:((se,Y,g)=>{g.d(Y,{Cq:()=>R,G:()=>x,Jx:()=>a,
Q:()=>c,Wm:()=>m,ao:()=>h,e4:()=>E,gt:()=>W,nR:()=>z,qA:()=>U,rK:()=>O,rl:()=>b,sG:()=>T,uL:()=>I,vh:()=>M,xT:()=>F,yg:()=>Q,z2:()=>k});class T extends Error{}const a=1,
M=2,u=3,x=4,R=5,Q=6,V=12,L=23,F=24,W=48,O=49,H=30,C=28,P=32,U=(v,y=!0)=>128|(y?P:0)|v,G=40,_=2e5;class S{bytes;tag;start;from;to;end;depth;budget;constructor(y,B,j,$,te,Z,X,ne){
this.bytes=y,this.tag=B,this.start=j,this.from=$,this.to=te,this.end=Z,this.depth=X,this.budget=ne}get contents(){return this.bytes.subarray(this.from,this.to)}get whole(){
return this.bytes.subarray(this.start,this.end)}children(){if((this.tag&P)===0)throw new T("not constructed");const y=[];for(let B=this.from;B<this.to;){const j=w(
this.bytes,B,this.to,this.depth+1,this.budget);y.push(j),B=j.end}return y}items(){return new p(this.children())}expect(y){if(this.tag!==y)throw new T(`tag ${this.
tag} in place of ${y}`);return this}}class p{values;at=0;constructor(y){this.values=y}any(){const y=this.values[this.at++];if(!y)throw new T("a value is missing");
return y}take(y){return this.any().expect(y)}maybe(y){return this.values[this.at]?.tag===y?this.values[this.at++]:void 0}}const I=v=>w(v,0,v.length,0,{nodes:_});
function k(v){const y=I(v);if(y.end!==v.length)throw new T("bytes follow");return y}function w(v,y,B,j,$){if(j>G||--$.nodes<0)throw new T("too much");const te=v[y],
Z=v[y+1];if(y+2>B||(te&31)===31)throw new T("no header");if(Z===128)return f(v,y,B,j,$);let X=y+2,ne=Z;if(Z>128){const ie=Z&127;if(ie>4||X+ie>B)throw new T("len\
gth");ne=0;for(let fe=0;fe<ie;fe++)ne=ne*256+v[X++]}if(ne>B-X)throw new T("too long");return new S(v,te,y,X,X+ne,X+ne,j,$)}function f(v,y,B,j,$){const te=v[y];if((te&
P)===0)throw new T("length");for(let Z=y+2;Z+2<=B;){if(v[Z]===0&&v[Z+1]===0)return new S(v,te,y,y+2,Z,Z+2,j,$);Z=w(v,Z,B,j+1,$).end}throw new T("no end")}function c(v){
const{contents:y}=v.expect(Q);if(y.length===0||y.length>40)throw new T("identifier");const B=[];let j=0;for(const $ of y){if(j=j*128+($&127),j>2**45)throw new T(
"identifier");if(!($>=128)){if(B.length>0)B.push(j);else{const te=Math.min(Math.floor(j/40),2);B.push(te,j-te*40)}j=0}}if(y.at(-1)>=128)throw new T("identifier");
return B.join(".")}function h(v){return(v.tag&P)===0?v.contents:Buffer.concat(v.children().map(y=>h(y)))}function E(v){const{contents:y}=v.expect(u);if(y.length===
0||y[0]>7)throw new T("bit string");return y.subarray(1)}function b(v){const{contents:y}=v.expect(M);if(y.length===0||y.length>4||y[0]>=128)throw new T("integer");
return y.reduce((B,j)=>B*256+j,0)}function m({tag:v,contents:y}){const B=Buffer.from(y);return v===V?B.toString("utf8"):v===H?B.length%2===0?B.swap16().toString(
"utf16le"):"":v===C?"":B.toString("latin1")}const K=/^(\d{2}|\d{4})(\d{2})(\d{2})(\d{2})(\d{2})(?:(\d{2})(?:[.,](\d{1,9}))?)?Z$/;function z(v){const{tag:y,contents:B}=v;
if(y!==L&&y!==F)throw new T("time");const j=K.exec(Buffer.from(B.subarray(0,40)).toString("latin1")),[,$="",te,Z,X,ne,ie="0",fe="0"]=j??[];if(!j||$.length===2!=
(y===L))throw new T("time");const le=$.length===4?Number($):Number($)+(Number($)<50?2e3:1900),ce=new Date(0);if(ce.setUTCFullYear(le,Number(te)-1,Number(Z)),!(ce.
getUTCMonth()+1===Number(te)&&ce.getUTCDate()===Number(Z))||Number(X)>23||Number(ne)>59||Number(ie)>60)throw new T("time");return ce.setUTCHours(Number(X),Number(
ne),Number(ie),+`0.${fe}`*1e3)}}),34773:((se,Y,g)=>{g.d(Y,{De:()=>w,Rv:()=>I,S7:()=>F,er:()=>O,fe:()=>k,jE:()=>W,rh:()=>H,w$:()=>R});var T=g(92410),a=g(82377);const M=100;
function u(f){const c=(0,a.z2)(f).expect(a.gt).items(),h=c.take(a.gt),E=c.take(a.gt),b=(0,a.e4)(c.any()),m=h.items();m.maybe((0,a.qA)(0));const K=m.take(a.vh).contents;
m.take(a.gt);const z=m.take(a.gt),[v,y]=m.take(a.gt).children(),B=m.take(a.gt),j=m.take(a.gt).whole;m.maybe((0,a.qA)(1,!1)),m.maybe((0,a.qA)(2,!1));const $=m.maybe(
(0,a.qA)(3));return{bytes:f,signedPart:h.whole,signature:b,algorithm:E,serial:K,issuer:z.whole,subject:B.whole,issuerName:L(z),subjectName:L(B),notBefore:(0,a.nR)(
v),notAfter:(0,a.nR)(y),keyInfo:j,extensions:$?x($):new Map}}function x(f){const c=new Map,h=f.items().take(a.gt).children();if(h.length>M)throw new a.sG("exten\
sions");for(const E of h){const b=E.expect(a.gt).items(),m=(0,a.Q)(b.any()),K=b.maybe(a.Jx);if(c.has(m))throw new a.sG("extension");c.set(m,{critical:(K?.contents[0]??
0)!==0,value:(0,a.ao)(b.take(a.G))})}return c}function R(f){try{return u(f)}catch{return}}const Q="2.5.4.3",V="2.5.4.10";function L(f){const c=new Map;for(const h of f.
children().slice(0,50))for(const E of h.children().slice(0,10)){const b=E.expect(a.gt).items(),m=(0,a.Q)(b.any()),K=(0,a.Wm)(b.any()).replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu,
"").trim().slice(0,200);K!==""&&c.set(m,K)}return c.get(Q)??c.get(V)??[...c.values()][0]??null}const F=({serial:f})=>Buffer.from(f.subarray(0,64)).toString("hex").
replace(/^(00)+(?=.)/,""),W=({keyInfo:f})=>(0,T.kc)(f),O=(f,c)=>Buffer.compare(f,c)===0;function H(f,c){if(!O(f.issuer,c.subject))return!1;const h=W(c);try{const E=(0,T.
dz)(f.algorithm);return h&&E?(0,T.Od)(E,h,f.signature,f.signedPart):void 0}catch{return!1}}const C="2.5.29.15",P="2.5.29.37",U="2.5.29.19";function G({extensions:f}){
const c=f.get(C)?.value;if(!c)return;const h=(0,a.e4)((0,a.z2)(c));return new Set([...h].flatMap((E,b)=>[...Array(8).keys()].flatMap(m=>E&128>>m?[b*8+m]:[])))}const _=0,
S=1,p=5;function I(f){const c=G(f);return!c||c.has(_)||c.has(S)}function k(f){const c=G(f);if(c&&!c.has(p))return;const h=f.extensions.get(U)?.value;if(!h)return;
const E=(0,a.z2)(h).expect(a.gt).items(),b=E.maybe(a.Jx)?.contents[0]===255,m=E.maybe(a.vh);return b?m?(0,a.rl)(m):1/0:void 0}function w({extensions:f}){const c=f.
get(P);return c&&{critical:c.critical,purposes:(0,a.z2)(c.value).children().slice(0,50).map(a.Q)}}}),91374:((se,Y,g)=>{g.d(Y,{QL:()=>R,bf:()=>x,fq:()=>P,hj:()=>C,
i4:()=>O,iA:()=>V,pv:()=>H,qU:()=>F,tP:()=>Q});var T=g(77581),a=g(45599),M=g(9819),u=g(70549);function x(_){for(;_.part===""&&_.parent;)_=_.parent;return _}const R="\
FT Parent T TU TM Ff V DV DA Q DS RV Opt MaxLen TI I Lock SV".split(" "),Q=100;function*V(_,{from:S=_.array((0,M.Wo)(_,"AcroForm")?.dict.get("Fields")),below:p,
visit:I=new M._i(_),depth:k=1/0}={}){const w=[],f=(c=[],h)=>{for(let E=c.length-1;E>=0;E--)w.push({value:c[E],parent:h})};f(S,p);for(let c=w.pop();c;c=w.pop()){
const{value:h,parent:E}=c,b=(0,a.i9)(h)?_.get(h):h;if(!(0,a.Zm)(b)||!I.first(h)||(E?.depth??0)>=k)continue;const m=_.resolve(b.get("T")),K=_.resolve(b.get("FT")),
z=m instanceof a.Mx?(0,T.g7)(m):"",v={number:(0,a.i9)(h)?h.number:void 0,dict:b,parent:E,part:z,name:G(E&&E.depth%Q!==0?E.name:"",z),type:K instanceof a.SX?K.text:
E?.type,depth:(E?.depth??0)+1};yield v,f(_.array(b.get("Kids")),v)}}const L=1e3,F=(0,u.n)(W);async function W(_){const S=[];for(const p of V(_)){S.push(p);const I=_.
job.pace.step(L);I&&await I}return S}function O(_){const S=new Set(_.flatMap(({parent:p,dict:I})=>p&&I.has("T")?[p]:[]));return _.filter(p=>(p.dict.has("T")||!p.
parent)&&!S.has(p))}function H(_,S){const p=_.resolve(C(_,S,"FT"));return p instanceof a.SX?p.text:void 0}function C(_,S,p){for(const I of U(_,S)){const k=I.get(
p);if(k!==void 0)return k}}function P(_,S){let p="";for(const I of U(_,S)){const k=_.resolve(I.get("T"));k instanceof a.Mx&&(p=G((0,T.g7)(k),p))}return p}function*U(_,S){
let p=S;for(let I=0;p&&I<Q;I++)yield p,p=_.dict(p.get("Parent"))}const G=(_,S)=>_===""||S===""?_+S:`${_}.${S}`}),74963:((se,Y,g)=>{g.d(Y,{vA:()=>ot,ae:()=>it,gH:()=>Ne,
pe:()=>Ce});var T=g(42973),a=g(21836),M=g(22332),u=g(45599),x=g(34773),R=g(82377);const Q="2.5.29.30",V="2.5.29.17",L="1.2.840.113549.1.9.1",F=1e5,W=(0,R.qA)(1,
!1),O=(0,R.qA)(4);function H({extensions:i},e){const t=i.get(Q)?.value;if(!t)return!0;const n=(0,R.z2)(t).expect(R.gt).items(),s=C(n.maybe((0,R.qA)(0))),r=C(n.maybe(
(0,R.qA)(1))),o=e.filter((d,A)=>A===0||!(0,x.er)(d.issuer,d.subject)).flatMap(P);if(o.length*(s.length+r.length)>F)throw new R.sG("too many names");return o.every(
d=>{const A=({tag:N})=>N===d.tag,l=s.filter(A),D=r.filter(A);return d.tag!==W&&d.tag!==O?l.length+D.length===0:(l.length===0||l.some(N=>p(d,N)))&&!D.some(N=>p(d,
N))})}const C=i=>(i?.children()??[]).map(e=>U(e.items().any()));function P({subject:i,extensions:e}){const t=e.get(V)?.value,n=t?(0,R.z2)(t).expect(R.gt).children().
map(U):[],s=(0,R.z2)(i),r=_(s),o=n.some(({tag:d})=>d===W)?[]:S(s);return[...r.length>0?[{tag:O,parts:r}]:[],...o,...n]}function U(i){const{tag:e}=i;return e===W?
{tag:e,parts:[G(i)]}:{tag:e,parts:e===O?_(i.items().any()):[]}}const G=i=>(0,R.Wm)(i).trim().replace(/\s+/g," ").toLowerCase(),_=i=>i.expect(R.gt).children().map(
e=>JSON.stringify(e.children().map(t=>{const n=t.items();return[(0,R.Q)(n.any()),G(n.any())]}).sort())),S=i=>i.children().flatMap(e=>e.children().flatMap(t=>{const n=t.
items();return(0,R.Q)(n.any())===L?[{tag:W,parts:[G(n.any())]}]:[]}));function p({tag:i,parts:e},t){if(i===O)return t.parts.every((o,d)=>e[d]===o);const[n=""]=e,
[s=""]=t.parts;if(s.includes("@"))return n===s;const r=n.slice(n.lastIndexOf("@")+1);return s.startsWith(".")?r.endsWith(s):r===s}const I=10,k=100,w=new Set([...[
14,15,16,17,18,19,31,32,33,35,36,37,46,54].map(i=>`2.5.29.${i}`),Q,"1.3.6.1.5.5.7.1.1","1.3.6.1.5.5.7.1.3"]);async function f(i,e,t){const n=new c(e,t);return await n.
leads([i])?"trusted":n.isIncomplete?"chain_incomplete":"not_trusted"}class c{trusted;pace;isIncomplete=!1;tries=k;constructor(e,t){this.trusted=e,this.pace=t}async leads(e){
const{anchors:t,others:n}=this.trusted,s=e.at(-1);if(!this.isValid(s))return!1;if(t.some(({bytes:o})=>(0,x.er)(o,s.bytes)))return!0;if(!h(s))return!1;for(const o of t)
if(await this.issues(o,e,!0))return!0;if(e.length>=I)return!1;for(const o of n)if(await this.issues(o,e,!1)&&await this.leads([...e,o]))return!0;return[...t,...n].
some(({subject:o})=>(0,x.er)(s.issuer,o))||(this.isIncomplete=!0),!1}async issues(e,t,n){const s=t.at(-1);if(t.includes(e)||!(0,x.er)(s.issuer,e.subject)||this.
tries--<=0||!this.isValid(e))return!1;const r=performance.now(),o=E(e,t,n)&&(0,x.rh)(s,e)===!0;this.pace.addSince(r);const d=this.pace.step(0);return d&&await d,
o}isValid({notBefore:e,notAfter:t}){return this.trusted.time>=e&&this.trusted.time<=t}}const h=({extensions:i})=>[...i].every(([e,{critical:t}])=>!t||w.has(e));
function E(i,e,t){if(i.extensions.size===0)return t;try{const n=(0,x.fe)(i),s=e.slice(1).filter(r=>!(0,x.er)(r.issuer,r.subject));return n!==void 0&&s.length<=n&&
h(i)&&H(i,e)}catch{return!1}}var b=g(16231),m=g(78157),K=g(79725);function z(i,e,t){const{bytes:n}=i,s=e.length-n.length,r=v(i,t);if(!r)return;const{entries:o,number:d}=r,
A=y(n,o,"ByteRange"),l=y(n,o,"Contents");if(!A||!l||!$(n,l.start,l.end))return;const D=j(n,A.start,A.end);if(!D)return;const[N,J,q,re]=D;if(!(!(N===0&&J===l.start+
s&&q===l.end+s)||q+re>e.length))return{gapStart:J,gapEnd:q,end:q+re,number:d}}function v(i,{value:e,field:t,fieldNumber:n}){const s=new K.R;if(e instanceof u.oS){
const A=i.place(e.number);return A?.bytes===i.bytes&&s.locate(A.bytes,A.start,A.end)?{entries:s,number:e.number}:void 0}if(!(e instanceof u.Bi)||n===void 0||t?.
get("V")!==e)return;const r=i.place(n);if(r?.bytes!==i.bytes||!s.locate(r.bytes,r.start,r.end))return;const o=y(i.bytes,s,"V"),d=new K.R;return o&&d.locate(i.bytes,
o.start,o.end)?{entries:d,number:void 0}:void 0}function y(i,e,t){const{at:n}=e,s=Buffer.from(t,"latin1");let r;for(let o=e.first;o<e.used;o+=4)if((0,m.bS)(i.subarray(
n[o],n[o+1])).equals(s)){if(r)return;r={start:n[o+2],end:n[o+3]}}return r}const B=i=>i>=m.l0&&i<=m.ev;function j(i,e,t){const n=(0,m.bS)(i.subarray(e,Math.min(t,
e+200))).toString("latin1");if(t-e>200||!n.startsWith("[")||!n.endsWith("]"))return;const s=n.slice(1,-1).split(/[\0\t\n\f\r ]/).filter(l=>l!=="");if(s.length!==
4||s.some(l=>l.length>15||[...l].some(D=>!B(D.charCodeAt(0)))))return;const[r,o,d,A]=s.map(Number);return[r,o,d,A]}function $(i,e,t){if(i[e]!==m.iH||i[t-1]!==m.
vz)return!1;for(let n=e+1;n<t-1;n++){const s=i[n],r=s|32;if(!B(s)&&!(r>=97&&r<=102))return!1}return!0}function te(i){let e=i.length;for(;e>0&&` \r
	\0\f`.includes(String.fromCharCode(i[e-1]));)e--;return e}function Z(i,e,t){let n=e;for(;n>e-3&&n>0&&[10,13,32].includes(i[n-1]);)n--;if((0,m.bS)(i.subarray(Math.
max(0,n-5),n)).toString("latin1")!=="%%EOF")return!1;const s=(0,M.l3)(i,n);return t.has(s)&&(0,m.AN)(i,s,e)<n}var X=g(91374),ne=g(6057),ie=g(54619),fe=g(64680),
le=g(88500),ce=g(45079);class ue{before;after;apart;changed;leading;hasHidden;constructor(e,t,n){this.before=e,this.after=t,this.apart=n;const s=Math.max(e.table.
size,t.table.size);this.changed=new Uint8Array(s);for(const r of this.moved(s))this.changed[r]=1;for(let r=0;r<t.table.size;r++){const{kind:o,place:d}=t.table;o[r]===
ie.UT&&this.changed[d[r]]===1&&(this.changed[r]=1)}this.leading=this.changed.slice(),this.hasHidden=this.findHidden()}static async find(e,t,n){const s=new ue(e,
t,n);return await s.followBack(),s}async followBack(){const{leading:e,apart:t}=this,{pace:n}=this.after.job,s=await this.allReferences(),r=new Int32Array(e.length+
1);for(let l=1;l<s.length;l+=2)r[s[l]+1]++;for(let l=0;l<e.length;l++)r[l+1]+=r[l];const o=new Int32Array(s.length/2),d=r.slice();for(let l=0;l<s.length;l+=2)o[d[s[l+
1]]++]=s[l];const A=[];for(let l=0;l<e.length;l++)e[l]===1&&!t.has(l)&&A.push(l);for(let l=A.pop();l!==void 0;l=A.pop()){for(let N=r[l];N<r[l+1];N++){const J=o[N];
e[J]===1||t.has(J)||(e[J]=1,A.push(J))}const D=n.step(100+r[l+1]-r[l]);D&&await D}}async allReferences(){const{after:e,leading:t}=this,n=new le.s;let s=new Int32Array(
1024),r=0;for(let o=1;o<e.table.size;o++){const d=he(e.table,o)?e.place(o):void 0;if(!d)continue;n.reset();const A=n.value(d.bytes,d.start,d.end);for(let D=0;D<
n.used;D+=3){const N=n.marks[D];N>=t.length||(r+2>s.length&&(s=(0,K.Z)(s,r+2)),s[r++]=o,s[r++]=N)}const l=e.job.pace.step(200+Math.max(A-d.start,0));l&&await l}
return s.subarray(0,r)}*moved(e){const[t,n]=[this.before.table,this.after.table];for(let s=1;s<e;s++){const[r,o]=[he(t,s),he(n,s)];if(r!==o)yield s;else if(r){const d=A=>t[A][s]===
n[A][s];(!d("kind")||!d("place")||!d("detail"))&&(yield s)}}}findHidden(){const{table:e}=this.after,t=this.before.bytes.length;for(let n=1;n<e.size;n++){if(this.
changed[n]!==1||!he(e,n))continue;const s=e.kind[n]===ie.UT?e.place[n]:n;if(e.kind[s]===ie.tL&&e.place[s]<t)return!0}return!1}isChanged(e){const t=e instanceof u.
oS?e.number:e;return typeof t=="number"&&this.changed[t]===1}isAdded(e){return!he(this.before.table,e)}touches(e){return Pe(e).some(t=>!this.apart.has(t)&&this.
leading[t]===1)}isSame(e,t){return ee(e)===ee(t)&&!this.touches(t)}differingKeys(e,t){const n=[];for(const s of new Set([...e.keys(),...t.keys()]))this.isSame(e.
get(s),t.get(s))||n.push(s);return n}}const he=({kind:i},e)=>i[e]===ie.tL||i[e]===ie.UT;function ee(i){if(i===void 0)return"";const e=new fe.k(256);return(0,ce.
bD)(e,me(i),ce.yT),Buffer.from(e.bytes).toString("latin1")}function me(i){if(Array.isArray(i))return i.map(me);if(!(i instanceof u.Bi))return i;const e=[...i].sort(
([t],[n])=>t<n?-1:1);return new u.Bi(e.map(([t,n])=>[t,me(n)]))}function Pe(i){const e=[],t=[i];for(;t.length>0;){const n=t.pop();if(n instanceof u.oS)e.push(n.
number);else if(Array.isArray(n))for(const s of n)t.push(s);else if(n instanceof u.Bi)for(const s of n.values())t.push(s);else n instanceof u.Z6&&t.push(n.dict)}
return e}const ke=new Set(["K","Nums","Kids"]),Le=new Set(["ParentTreeNextKey","Limits"]),Be=new Set(["Obj","Pg","Stm"]);async function Ke(i,e,t){const[n,s]=[i.
catalog.get("StructTreeRoot"),e.catalog.get("StructTreeRoot")];if(!n||!s)return;const r=[{key:"",was:n,is:s}],o=new Set(t),d=[];for(let A=r.pop();A;A=r.pop()){const{
key:l,was:D,is:N}=A;if(Be.has(l)&&ee(D)===ee(N))continue;const[J,q]=[i.resolve(D),e.resolve(N)];if(N instanceof u.oS&&!(0,u.cy)(q)){if(!(D instanceof u.oS)||D.number!==
N.number)return;if(o.has(N.number))continue;o.add(N.number),(0,u.Zm)(q)&&Ue(e,q)&&d.push(N.number)}const ae=l==="K"&&(0,u.cy)(q)&&!(0,u.cy)(J)?be(D===void 0?[]:
[D],q):Ge(l,J,q);if(!ae)return;for(const yt of ae)r.push(yt);const oe=e.job.pace.step(500);oe&&await oe}return d}const Ue=(i,e)=>e.has("P")?i.resolve(e.get("S"))instanceof
u.SX:(0,u.Eo)(i.resolve(e.get("Type")),"StructTreeRoot");function Ge(i,e,t){if((0,u.Zm)(e)&&(0,u.Zm)(t)){const n=[...new Set([...e.keys(),...t.keys()])].filter(
s=>!Le.has(s));return n.some(s=>!e.has(s)&&s!=="K")?void 0:n.map(s=>({key:s,was:e.get(s),is:t.get(s)}))}if((0,u.cy)(e)&&(0,u.cy)(t))return(ke.has(i)?e.length<=t.
length:e.length===t.length)?be(e,t):void 0;if(!(e instanceof u.Z6||t instanceof u.Z6))return ee(e)===ee(t)?[]:void 0}const be=(i,e)=>i.map((t,n)=>({key:"",was:t,
is:e[n]}));async function Fe(i,e){const t=await _e(i),n=await _e(e),s=[...n.pages,...n.widgets.keys(),...n.comments],r=new Set([e.catalogNumber,...s]);let o=await ue.
find(i,e,r);const[d,A]=[i,e].map(N=>N.catalog.get("StructTreeRoot")),l=o.isSame(d,A)?void 0:await Ke(i,e,new Set(s));l&&(o=await ue.find(i,e,new Set([...r,...l])));
const D=new ze(t,n,l!==void 0,o);return await D.run(),{kinds:D.kinds,fields:D.fields,hasHidden:D.differences.hasHidden,showsNewField:D.showsNewField}}const je=new Set(
"Text FreeText Line Square Circle Polygon PolyLine Highlight Underline Squiggly StrikeOut Stamp Caret Ink Popup FileAttachment".split(" "));async function _e(i){
const e=await(0,X.qU)(i),t=new Map(e.flatMap(r=>r.number===void 0?[]:[[r.number,r]])),n=[],s=new Set;for(let r=0;r<i.pages.count;r++){const o=i.pages.number(r);
n.push(o);for(const A of i.array(i.dict(new u.oS(o))?.get("Annots"))??[])A instanceof u.oS&&We(i,A)&&s.add(A.number);const d=i.job.pace.step(2e3);d&&await d}return{
pages:n,fields:e,widgets:t,comments:s}}function We(i,e){const t=i.resolve(e),n=(0,u.Zm)(t)?i.resolve(t.get("Subtype")):null;return n!==null&&[...je].some(s=>(0,u.
Eo)(n,s))}const He=new Set(["AcroForm","DSS","Pages","StructTreeRoot","Extensions","Metadata","Version"]),Ve=new Set(["Annots","Parent","Metadata","LastModified",
"Tabs"]);class ze{older;newer;hasGrownTags;differences;kinds=new Set;fields=[];before;after;showsNewField=!1;hasQuietChanges=!1;constructor(e,t,n,s){this.older=
e,this.newer=t,this.hasGrownTags=n,this.differences=s,{before:this.before,after:this.after}=s}async run(){this.compareTrailers(),this.compareCatalogs(),this.compareForms(),
await this.comparePages(),this.compareFields(),this.compareTags(),this.hasQuietChanges&&this.kinds.size===0&&this.kinds.add("other")}compareCatalogs(){const{before:e,
after:t,differences:n}=this;for(const s of new Set([...e.catalog.keys(),...t.catalog.keys()]))n.isSame(e.catalog.get(s),t.catalog.get(s))||(s==="DSS"?this.kinds.
add("validation_data"):He.has(s)?(s==="Extensions"||s==="Metadata"||s==="Version")&&(this.hasQuietChanges=!0):this.kinds.add("other"))}compareTrailers(){const[e,
t]=[this.before.trailer,this.after.trailer];for(const n of this.differences.differingKeys(e,t))n==="Info"?this.hasQuietChanges=!0:n!=="ID"&&this.kinds.add("othe\
r")}compareForms(){const e=this.before.dict(this.before.catalog.get("AcroForm"))??new u.Bi,t=this.after.dict(this.after.catalog.get("AcroForm"))??new u.Bi;for(const n of this.
differences.differingKeys(e,t)){const s=n==="NeedAppearances"&&this.after.resolve(t.get(n))!==!0;n==="Fields"?this.compareLists(this.before.array(e.get(n)),this.
after.array(t.get(n))):n==="DR"?this.compareFonts(e.get(n),t.get(n)):n==="DA"&&!e.has(n)?this.hasQuietChanges=!0:n!=="SigFlags"&&!s&&this.kinds.add("other")}}compareFonts(e,t){
const[n,s]=[this.before.dict(e)??new u.Bi,this.after.dict(t)??new u.Bi];for(const[r,o]of n){const d=this.after.dict(s.get(r));for(const[A,l]of this.before.dict(
o)??[])this.differences.isSame(l,d?.get(A))||this.kinds.add("other")}}compareLists(e=[],t=[]){const n=new Set(t.map(o=>ee(o))),s=new Set(e.map(o=>ee(o))),r=o=>!(o instanceof
u.oS)&&!s.has(ee(o));(e.some(o=>!n.has(ee(o)))||t.some(r))&&this.kinds.add("other")}async comparePages(){const[e,t]=[this.older.pages,this.newer.pages];if(e.length!==
t.length||e.some((n,s)=>n!==t[s])){this.kinds.add("other");return}this.differences.touches(this.after.catalog.get("Pages"))&&this.kinds.add("other");for(const n of t){
const[s,r]=[this.before.dict(new u.oS(n)),this.after.dict(new u.oS(n))];!s||!r?this.kinds.add("other"):this.comparePage(s,r);const o=this.after.job.pace.step(2e3);
o&&await o}}comparePage(e,t){for(const n of this.differences.differingKeys(e,t)){const s=n==="StructParents"&&!e.has(n);!Ve.has(n)&&!s?this.kinds.add("other"):n!==
"Annots"&&(this.hasQuietChanges=!0),n==="Parent"&&ee(e.get(n))!==ee(t.get(n))&&this.kinds.add("other")}this.compareAnnotations(this.before.array(e.get("Annots"))??
[],this.after.array(t.get("Annots"))??[])}compareAnnotations(e,t){const n=new Set(e.map(r=>ee(r))),s=new Set(t.map(r=>ee(r)));for(const r of e)s.has(ee(r))||this.
kinds.add(r instanceof u.oS&&this.older.comments.has(r.number)?"annotations":"other");for(const r of t){const o=r instanceof u.oS?r.number:-1,d=!n.has(ee(r));this.
newer.comments.has(o)?this.compareComment(o,d):this.newer.widgets.has(o)?d&&!this.differences.isAdded(o)&&this.kinds.add("other"):(d||this.differences.touches(r))&&
this.kinds.add("other")}}compareComment(e,t){const[n,s]=[this.before.dict(new u.oS(e)),this.after.dict(new u.oS(e))];t&&n?this.kinds.add("other"):(t||!n||this.differences.
differingKeys(n,s).length>0)&&this.kinds.add("annotations")}compareFields(){const e=new Set((0,X.i4)(this.newer.fields)),t=new Map;for(const s of this.newer.fields){
const r=s.parent&&e.has(s.parent)?s.parent:void 0;r&&Qe(t,r,s)}for(const s of this.newer.fields)s.parent&&e.has(s.parent)||(e.has(s)?this.compareField(s,t.get(s)??
[]):this.compareGroup(s));const n=new Set(this.newer.fields.map(({number:s})=>s));this.older.fields.some(({number:s})=>s!==void 0&&!n.has(s))&&this.kinds.add("o\
ther")}compareGroup({number:e,dict:t}){const n=e===void 0?void 0:this.olderField(e);if(!n){e!==void 0&&this.kinds.add("other");return}for(const s of this.differences.
differingKeys(n,t))s==="Kids"?this.compareLists(this.before.array(n.get(s)),this.after.array(t.get(s))):this.kinds.add("other")}olderField(e){return this.older.
widgets.get(e)?.dict}compareField(e,t){const{number:n,dict:s,type:r,name:o}=e;if(n===void 0)return;const d=this.olderField(n);if(!d)return this.addField(e,t);const A=[
e,...t],l=new Set;for(const N of A)for(const J of this.changedEntries(N))l.add(J);if(l.size===0)return;if(r==="Sig"){this.before.resolve((0,X.hj)(this.before,d,
"V"))===null&&this.isNewSignature(s)&&Te(l,$e)?this.addSignature(s):this.kinds.add("other");return}!(Ae(this.before,d)!==Ae(this.after,s)||l.has("AS")&&r==="Btn")||
!Te(l,Ze)?this.kinds.add("other"):(this.kinds.add("form_values"),this.fields.push(o))}changedEntries({number:e,dict:t}){const n=e===void 0?void 0:this.olderField(
e);return n?this.differences.differingKeys(n,t):e===void 0?[]:["Kids"]}addField({number:e,dict:t,type:n},s){const r=n==="Sig"&&[e,...s.map(l=>l.number)].every(l=>this.
differences.isAdded(l)),o=r&&this.isNewSignature(t),d=r&&this.after.resolve((0,X.hj)(this.after,t,"V"))===null,A=[t,...s.map(l=>l.dict)].some(l=>l.has("AP")&&(0,ne.
b0)(this.after,l.get("Rect")));o?this.addSignature(t):this.kinds.add(d&&!A?"signatures":"other"),this.showsNewField||=o&&A}isNewSignature(e){const t=e.get("V");
return t instanceof u.oS&&this.differences.isAdded(t.number)&&(0,u.Zm)(this.after.get(t))}addSignature(e){const t=this.after.dict(e.get("V"))?.get("Type");this.
kinds.add((0,u.Eo)(t,"DocTimeStamp")?"time_stamps":"signatures")}compareTags(){const[e,t]=[this.before.catalog.get("StructTreeRoot"),this.after.catalog.get("Str\
uctTreeRoot")];!this.differences.isSame(e,t)&&!(this.kinds.has("signatures")&&this.hasGrownTags)&&this.kinds.add("other")}}function Qe(i,e,t){const n=i.get(e);n?
n.push(t):i.set(e,[t])}const Te=(i,e)=>[...i].every(t=>e.has(t)),$e=new Set(["V","AP","F","P","M","MK"]),Ze=new Set(["V","AS","AP","I","TI","RV","M"]);function Ae(i,e){
const t=i.resolve((0,X.hj)(i,e,"V"));return t instanceof u.Z6?Buffer.from(i.encoded(t)).toString("latin1"):Array.isArray(t)?t.map(n=>ee(i.resolve(n))).join(`
`):ee(t)}var ve=g(26836),Oe=g(77598),de=g(92410),Ie=g(90618),ge=g(50818),pe=g(20515),Ye=g(46287);const Me={certificate:void 0,certificates:[],algorithm:null,claimedTime:void 0,
stampedTime:void 0,isIntact:null,isVerified:null},Je=8<<20,ye={...Me,problems:["contents_unreadable"]};async function Xe(i,e,{subFilter:t,embedded:n,further:s},r){
const{gapStart:o,gapEnd:d,end:A}=e;if(d-o>2*Je)return ye;const l=Buffer.from((0,m.bS)(i.subarray(o+1,d-1)).toString("latin1"),"hex"),D=[i.subarray(0,o),i.subarray(
d,A)];try{if(t==="adbe.x509.rsa_sha1")return nt(l,n,D);const N=(0,Ie.eG)(l,s),q=await qe(N,t,async oe=>oe&&(0,Ye.o)(D,oe,r.pace),D),ae=[...l.subarray(N.end).every(
oe=>oe===0)?[]:["trailing_data"],...N.signers===1?[]:["several_signers"]];return{...q,problems:[...new Set([...q.problems,...ae])]}}catch(N){if(N instanceof R.sG)
return ye;throw N}}async function qe(i,e,t,n){const{signer:s,certificates:r}=i,{certificate:o,scheme:d}=s,A={certificate:o,certificates:r,algorithm:d?(0,de.Vn)(
d,o&&(0,x.jE)(o)):null,claimedTime:s.attributes.signingTime};if(e==="ETSI.RFC3161")return{...A,...await tt(i,t)};const l=(q,re)=>(0,de.Od)(q,(0,x.jE)(re),s.signature,
...n),D=e==="adbe.pkcs7.sha1"?await et(i,t):i.content||i.contentType!==Ie.vN?void 0:(0,pe.M)(i,await t(s.hash),l);if(!D)return{...ye,...A,stampedTime:void 0};const N=[
...D.problems];e==="ETSI.CAdES.detached"&&!s.attributes.certificateHash&&N.push("attribute_missing");const J=s.timeStamp&&(0,ge.H9)(s.timeStamp,s.signature,r);return s.
timeStamp&&!J&&N.push("timestamp_wrong"),{...A,...D,problems:N,stampedTime:J?.info.time}}async function et(i,e){const{content:t,signer:n}=i,s=await e("sha1"),r=t!==
void 0&&s!==void 0&&(0,x.er)(t,s),o=(l,D)=>(0,de.Od)(l,(0,x.jE)(D),n.signature,t),d=(0,pe.M)(i,n.hash&&t?(0,Oe.createHash)(n.hash).update(t).digest():void 0,o),
A=[...d.problems,"algorithm_weak",...r?[]:["digest_differs"]];return{...d,isIntact:r?d.isIntact:!1,problems:[...new Set(A)]}}async function tt(i,e){const t=(0,ge.
UB)(i),{hash:n}=i.signer,s=(0,pe.M)(i,n&&(0,Oe.createHash)(n).update(i.content).digest()),r=await e(t.hash),o=r!==void 0&&(0,x.er)(r,t.imprint),d=[...s.problems];
t.hash?o||d.push("digest_differs"):d.push("algorithm_unknown"),t.hash&&de.Us.has(t.hash)&&d.push("algorithm_weak");const A=i.signer.certificate!==void 0&&(0,ge.
R2)(i.signer.certificate);A||d.push("timestamp_wrong");const l=t.hash===void 0?null:o?s.isIntact:!1,D=l===!0&&s.isVerified===!0&&A;return{...s,isIntact:l,problems:[
...new Set(d)],stampedTime:D?t.time:void 0}}function nt(i,e,t){const n=(0,R.ao)((0,R.uL)(i).expect(R.G)),[s]=e,r=s&&(0,x.jE)(s),o={kind:"rsa",hash:"sha1"},d=r?(0,de.
Od)(o,r,n,...t)??null:null;return{...Me,certificate:s,certificates:e,algorithm:(0,de.Vn)(o,r),isIntact:d,isVerified:d,problems:["algorithm_weak",...d===!1?["sig\
nature_wrong"]:[],...d===null?["algorithm_unknown"]:[]]}}const xe=200,De=100,st=50;async function it(i,e,t){const n=(await(0,b.Df)(i)).filter(({signature:o})=>o!==
void 0);if(n.length>xe)throw(0,T.F)("nodes",`The document has ${n.length} signatures; at most ${xe} are checked`,"Remove some");const s=new dt(i,e,t,await at(i)),
r=[];for(const o of n){const d=performance.now();r.push(await s.check(o)),i.job.pace.addSince(d);const A=i.job.pace.step(0);A&&await A}return{entries:r,allIntact:r.
length>0&&r.every(Ne),coversWholeFile:r.some(({covers:o,intact:d})=>o==="whole_file"&&d===!0)}}const rt=new Set(["certificate_expired","certificate_not_yet_vali\
d","algorithm_weak","attribute_missing","chain_incomplete","not_trusted","timestamp_wrong"]),Ne=({intact:i,verified:e,changesAfter:t,problems:n})=>i===!0&&e===!0&&
!t.includes("other")&&n.every(s=>rt.has(s)),ot=({entries:i,allIntact:e,coversWholeFile:t})=>({count:i.length,allIntact:e,coversWholeFile:t,entries:i.map(n=>({...n}))});
async function at(i){const e=i.array(i.dict(i.catalog.get("DSS"))?.get("Certs"))??[],t=[],n=new Set(e.slice(0,De).map(s=>i.resolve(s)));for(const s of n){const r=s instanceof
u.Z6?await i.decodedAtEase(s,{found:!1}).catch(ct):void 0,o=r&&(0,x.w$)(r);o&&t.push(o)}return t}function ct(i){if(!Re(i))throw i}const Se={kinds:new Set(["othe\
r"]),fields:[],hasHidden:!1,showsNewField:!1},ft={kinds:new Set,fields:[],hasHidden:!1,showsNewField:!1};class dt{document;input;options;further;sections;contentEnd;checkedContents=new Map;changes=new Map;job;constructor(e,t,n,s){
this.document=e,this.input=t,this.options=n,this.further=s,this.sections=(0,M.mq)(e.bytes),this.contentEnd=te(t);const{onRepaired:r,...o}=e.job;this.job={...o,asked:void 0}}async check(e){
const{document:t,input:n}=this,s=e.signature,r=z(t,n,e),o=r&&await this.contentsOf(e,r),d=o?.contents,{covers:A,after:l,problems:D}=await this.checkRevision(e,r),
N=mt(d,(0,b.W4)(t,s)),J=d?.certificate,q=[...D,...d?.problems??[],...pt(J,N.time)],re=o?o.trust??=await this.trustIn(d,N.time):await this.trustIn(d,N.time);re!==
void 0&&re!=="trusted"&&q.push(re);const ae=(0,ve.k)(t,s,e.field);(0,ve.T)(ae,l)&&q.push("certification_violated");const oe=d?.isVerified??null;return{field:e.name,
kind:e.kind,signer:J?.subjectName??null,issuer:J?.issuerName??null,serial:J?(0,x.S7)(J):null,signedAt:N.signedAt,timestamp:Ee(d?.stampedTime),algorithm:d?.algorithm??
null,intact:oe===!1||!r||D.includes("not_a_revision")?!1:d?.isIntact??null,verified:oe,certificateInTime:J&&N.time!==void 0?gt(J,N.time):null,timeSource:N.source,
covers:A,changesAfter:[...l.kinds].sort(),certification:ae.certification??null,trusted:this.options.anchors?re==="trusted":null,problems:[...new Set(q)].sort()}}async contentsOf(e,t){
const{document:n,input:s,further:r}=this,o=this.checkedContents.get(t.gapStart);if(o)return o;const d=n.resolve(e.signature.get("SubFilter")),l={subFilter:d instanceof
u.SX?d.text:void 0,embedded:this.embedded(e),further:r},D={contents:await Xe(s,t,l,this.job)};return this.checkedContents.set(t.gapStart,D),D}embedded({signature:e}){
const t=this.document.resolve(e.get("Cert"));return(Array.isArray(t)?t.slice(0,De).map(s=>this.document.resolve(s)):[t]).flatMap(s=>s instanceof u.Mx?(0,x.w$)(s.
bytes)??[]:[])}async checkRevision(e,t){if(!t)return{covers:"part",after:Se,problems:["byte_range_malformed"]};const{end:n}=t;if(n>=this.contentEnd)return{covers:"\
whole_file",after:ft,problems:[]};const s=this.input.length-this.document.bytes.length;if(!Z(this.document.bytes,n-s,this.sections))return{covers:"part",after:Se,
problems:["not_a_revision"]};const r=await this.compare(n);if(!r)return{covers:"earlier_revision",after:Se,problems:[]};const o=await ht(r.before,e);return{covers:"\
earlier_revision",after:r.found,problems:[...o?[]:["not_a_revision"],...r.found.hasHidden?["hidden_content"]:[]]}}async compare(e){if(this.changes.has(e))return this.
changes.get(e);const{document:t,options:n}=this;let s;if(!n.isDamaged&&!t.suspect&&this.changes.size<st){const r=await this.open(this.input.subarray(0,e));r&&(s=
{before:r,found:await Fe(r,t)})}return this.changes.set(e,s),s}async open(e){const t={isDamaged:!1},n={...this.job,onRepaired:()=>{t.isDamaged=!0}};try{const s=await(0,a.
E)(e,n,{password:this.options.password});return t.isDamaged||s.suspect?void 0:s}catch(s){if(Re(s))return;throw s}}async trustIn(e,t){const{anchors:n}=this.options;
if(!n)return;const s=e?.certificate;if(!s||!n.some(({bytes:d})=>(0,x.er)(d,s.bytes))&&!ut(s))return"not_trusted";const o={others:e.certificates,anchors:n,time:t??
s.notBefore};return f(s,o,this.job.pace)}}function ut(i){try{return(0,x.Rv)(i)}catch{return!1}}const Re=i=>we(i)&&"code"in i&&["unreadable_document","wrong_pass\
word","password_required"].includes(String(i.code)),we=i=>typeof i=="object"&&i!==null;async function ht(i,{name:e,fieldNumber:t,value:n}){const s=await(0,b.Df)(
i),r=o=>o.name===e&&o.fieldNumber===t&&((0,u.Zm)(n)?(0,u.Zm)(o.value):lt(o.value,n));return s.some(r)}const lt=(i,e)=>we(i)&&we(e)&&"number"in i&&"number"in e&&
i.number===e.number;function mt(i,e){const t=e??Ee(i?.claimedTime),n=i?.stampedTime;if(n!==void 0)return{signedAt:t??Ee(n),time:n,source:"timestamp"};const s=t===
null?NaN:Ce(t);return Number.isNaN(s)?{signedAt:t,time:void 0,source:null}:{signedAt:t,time:s,source:"claimed"}}const Ce=i=>Date.parse(i.includes("T")&&!/(?:Z|[+-]\d\d:\d\d)$/.
test(i)?`${i}Z`:i),Ee=i=>i===void 0||Number.isNaN(i)?null:new Date(i).toISOString().replace(/\.000Z$/,"Z"),gt=({notBefore:i,notAfter:e},t)=>t>=i&&t<=e;function pt(i,e){
return!i||e===void 0?[]:e<i.notBefore?["certificate_not_yet_valid"]:e>i.notAfter?["certificate_expired"]:[]}}),26836:((se,Y,g)=>{g.d(Y,{T:()=>V,k:()=>R});var T=g(
45599),a=g(77581);const M=["validation_data","time_stamps"],u={no_changes:new Set(M),fill_forms:new Set([...M,"signatures","form_values"]),comments:new Set([...M,
"signatures","form_values","annotations"])},x=[void 0,"no_changes","fill_forms","comments"];function R(L,F,W){const O=(L.array(F.get("Reference"))??[]).flatMap(
p=>L.dict(p)??[]),H=p=>O.filter(I=>(0,T.Eo)(L.resolve(I.get("TransformMethod")),p)),C=p=>L.dict(p.get("TransformParams")),P=H("DocMDP")[0],U=P&&L.resolve(C(P)?.
get("P")),G=L.dict(W?.get("Lock")),_=[...H("FieldMDP").flatMap(p=>C(p)??[]),...G?[G]:[]],S=G&&L.resolve(G.get("P"));return{certification:P&&(typeof U=="number"?
x[U]:"fill_forms"),lock:typeof S=="number"?x[S]:void 0,isLocked:p=>_.some(I=>Q(L,I,p))}}function Q(L,F,W){const O=L.resolve(F.get("Action")),C=(L.array(F.get("F\
ields"))??[]).flatMap(P=>{const U=L.resolve(P);return U instanceof T.Mx?[(0,a.g7)(U)]:[]}).some(P=>W===P||W.startsWith(`${P}.`));return O instanceof T.SX?O.text===
"All"||O.text==="Include"&&C||O.text==="Exclude"&&!C:!1}function V({certification:L,lock:F,isLocked:W},{kinds:O,fields:H,showsNewField:C}){const P=[L,F].filter(
U=>U!==void 0);return P.length>0&&C?!0:P.some(U=>[...O].some(G=>!u[U].has(G)))||H.some(W)}}),90618:((se,Y,g)=>{g.d(Y,{FQ:()=>V,Qk:()=>O,Ty:()=>Q,VG:()=>R,do:()=>W,
eG:()=>P,ok:()=>u,vN:()=>x});var T=g(92410),a=g(82377),M=g(34773);const u="1.2.840.113549.1.7.2",x="1.2.840.113549.1.7.1",R="1.2.840.113549.1.9.16.1.4",Q="1.2.8\
40.113549.1.9.3",V="1.2.840.113549.1.9.4",L="1.2.840.113549.1.9.5",F="1.2.840.113549.1.9.16.2.12",W="1.2.840.113549.1.9.16.2.47",O="1.2.840.113549.1.9.16.2.14",
H=100,C=50;function P(f,c=[]){const h=(0,a.uL)(f).expect(a.gt),E=h.items();if((0,a.Q)(E.any())!==u)throw new a.sG("not signed data");const b=E.take((0,a.qA)(0)).
items().take(a.gt).items();b.take(a.vh),b.take(a.rK);const m=b.take(a.gt).items(),K=(0,a.Q)(m.any()),z=m.maybe((0,a.qA)(0))?.items().any(),v=[...U(b.maybe((0,a.
qA)(0))),...c];b.maybe((0,a.qA)(1));const y=b.take(a.rK).children();if(!y[0])throw new a.sG("no signer");return{contentType:K,content:z&&(0,a.ao)(z),certificates:v,
signers:y.length,signer:_(y[0],v),end:h.end}}function U(f){const c=[];for(const h of f?.children().slice(0,H)??[]){const E=h.tag===a.gt?(0,M.w$)(h.whole):void 0;
E&&c.push(E)}return c}const G="2.5.29.14";function _(f,c){const h=f.expect(a.gt).items();h.take(a.vh);const E=h.maybe((0,a.qA)(0,!1)),b=E?c.find(({extensions:B})=>{
const j=B.get(G)?.value;return j&&(0,M.er)((0,a.ao)((0,a.z2)(j)),E.contents)}):S(h.take(a.gt),c),m=(0,T.qQ)(h.take(a.gt)),K=h.maybe((0,a.qA)(0)),z=(0,T.dz)(h.take(
a.gt),m),v=(0,a.ao)(h.any()),y=h.maybe((0,a.qA)(1));return{certificate:b,hash:m,scheme:z,signature:v,attributeBytes:K&&p(K),attributes:k(K?I(K):new Map),timeStamp:y&&
I(y).get(O)?.whole}}function S(f,c){const h=f.items(),E=h.take(a.gt).whole,b=h.take(a.vh).contents;return c.find(m=>(0,M.er)(m.serial,b)&&(0,M.er)(m.issuer,E))}
function p(f){const c=Uint8Array.from(f.whole);return c[0]=a.rK,c}function I(f){const c=new Map,h=f.children();if(h.length>C)throw new a.sG("attributes");for(const E of h){
const b=E.expect(a.gt).items(),m=(0,a.Q)(b.any()),[K]=b.take(a.rK).children();if(!K||c.has(m))throw new a.sG("attribute");c.set(m,K)}return c}function k(f){const c=f.
get(Q),h=f.get(V),E=f.get(L);return{contentType:c&&(0,a.Q)(c),messageDigest:h&&(0,a.ao)(h.expect(a.G)),signingTime:E&&(0,a.nR)(E),certificateHash:w(f)}}function w(f){
const c=f.get(W),h=f.get(F),E=(c??h)?.items().take(a.gt).children()[0];if(!E)return;const b=E.items(),m=c?b.maybe(a.gt):void 0;return{hash:c?m?(0,T.qQ)(m):"sha2\
56":"sha1",digest:(0,a.ao)(b.take(a.G))}}}),50818:((se,Y,g)=>{g.d(Y,{H9:()=>W,R2:()=>F,UB:()=>V});var T=g(77598),a=g.n(T),M=g(92410),u=g(82377),x=g(34773),R=g(90618),
Q=g(20515);function V({contentType:O,content:H}){if(O!==R.VG||!H)throw new u.sG("not a time stamp");const C=(0,u.z2)(H).expect(u.gt).items();C.take(u.vh),(0,u.Q)(
C.any());const P=C.take(u.gt).items(),U=(0,M.qQ)(P.take(u.gt)),G=P.take(u.G).contents;C.take(u.vh);const _=(0,u.nR)(C.take(u.xT));return C.maybe(u.gt),C.maybe(1),
{hash:U,imprint:G,time:_,nonce:C.maybe(u.vh)?.contents}}const L="1.3.6.1.5.5.7.3.8";function F(O){const H=(0,x.De)(O);return H?.critical===!0&&H.purposes.length===
1&&H.purposes[0]===L&&(0,x.Rv)(O)}function W(O,H,C=[]){try{const P=(0,R.eG)(O,C),U=V(P),{certificate:G}=P.signer;if(P.signers!==1||!G||!U.hash||!F(G)||U.time<G.
notBefore||U.time>G.notAfter||!(0,x.er)(U.imprint,(0,T.createHash)(U.hash).update(H).digest()))return;const _=(0,Q.M)(P,(0,T.createHash)(P.signer.hash??"sha256").
update(P.content).digest());return _.isIntact&&_.isVerified&&_.problems.every(S=>S==="algorithm_weak")?{info:U,data:P}:void 0}catch{return}}}),20515:((se,Y,g)=>{
g.d(Y,{M:()=>Q});var T=g(77598),a=g.n(T),M=g(92410),u=g(34773);const x=2048;function R({hash:V},L){const F=(0,u.jE)(L)?.asymmetricKeyDetails?.modulusLength;return M.
Us.has(V)||F!==void 0&&F<x}function Q({contentType:V,signer:L},F,W){const{certificate:O,hash:H,scheme:C,signature:P,attributeBytes:U,attributes:G}=L,_=[],S=O&&(0,u.
jE)(O);if(O||_.push("several_signers"),(!H||!C||O&&!S)&&_.push("algorithm_unknown"),O&&C&&R(C,O)&&_.push("algorithm_weak"),!U){const w=C&&O&&S&&W?W(C,O)??null:null;
return w===!1&&_.push("signature_wrong"),{isIntact:w,isVerified:w,problems:_}}(!G.messageDigest||G.contentType!==V)&&_.push("attribute_missing");const p=F?G.messageDigest!==
void 0&&(0,u.er)(G.messageDigest,F):null;p===!1&&_.push("digest_differs");const{certificateHash:I}=G;if(O&&I?.hash){const w=(0,T.createHash)(I.hash).update(O.bytes).
digest();(0,u.er)(w,I.digest)||_.push("signing_certificate_differs")}const k=S&&C?(0,M.Od)(C,S,P,U)??null:null;return k===!1&&_.push("signature_wrong"),k===null&&
S&&C&&_.push("algorithm_unknown"),{isIntact:p,isVerified:k,problems:[...new Set(_)]}}}),46287:((se,Y,g)=>{g.d(Y,{o:()=>u});var T=g(77598),a=g.n(T);const M=4<<20;
async function u(x,R,Q){const V=(0,T.createHash)(R);for(const L of x)for(let F=0;F<L.length;F+=M){const W=L.subarray(F,F+M);V.update(W);const O=Q.step(W.length);
O&&await O}return V.digest()}}),70549:((se,Y,g)=>{g.d(Y,{n:()=>T});function T(a){const M=new WeakMap;return u=>{if(u.hasChanges)return a(u);const x=M.get(u);if(x)
return x.answer;const R=a(u);return M.set(u,{answer:R}),R}}}),21996:((se,Y,g)=>{g.d(Y,{Av:()=>O,RJ:()=>P,V3:()=>C,vb:()=>U,zx:()=>W});var T=g(54619),a=g(93604),
M=g(78157),u=g(88500);const x=2048,R=65536,Q=4,V=1<<20,L=1024,F="[^\\0\\t\\n\\f\\r ()<>[\\]{}/%#]";async function W(S,p){const{found:I,all:k}=await H(S,p),w=f=>[
...new Set([...f,...k])].sort((c,h)=>c-h);return Object.fromEntries(p.map(f=>[f,w(I[f])]))}async function O(S,p){const{found:I,all:k}=await H(S,p);for(const w of Object.
values(I))for(const f of w)k.add(f);return k}async function H(S,p){const I=p.map(c=>{const[h="",...E]=[...c].map(m=>m.replace(/\W/,"\\$&")),b=/\W/.test(c)?F:"\\w";
return`${h}(?:${E.join("")}|${b}{0,${Math.max(0,c.length-2)}}#)`}),k=new RegExp(`/(?:${I.join("|")}|#)`,"g"),w=Object.fromEntries(p.map(c=>[c,new Set])),f=new Set;
await P(S,(c,h,E,b)=>{const m=c.toString("latin1",h,E);k.lastIndex=0;for(let K=k.exec(m);K;K=k.exec(m)){const z=b(h+K.index);z!==void 0&&(K[0].endsWith("#")?f.add(
z):w[K[0].slice(1)].add(z))}});for(const c of U(S))f.add(c);return{found:w,all:f}}async function C(S,p){const I=await W(S,p);return[...new Set(Object.values(I).
flat())].sort((k,w)=>k-w)}async function P(S,p){const{bytes:I,table:k}=S,w=G(S),f=new Int32Array(w.length);for(let m=0;m<w.length;m++)f[m]=k.place[w[m]];const c=(0,M.
bS)(I),h=m=>w[(0,a.MJ)(f,m)-1],E=new u.s;let b=0;for(let m=0;m<w.length;m++){const K=m+1===w.length,z=K?I.length:f[m+1],v=z-f[m]>x;if(!v&&!K&&z-b<R)continue;let y=z;
if(v){f[m]>b&&p(c,b,f[m],h),E.reset();const j=E.value(I,S.bodies[w[m]],z);b=f[m],j>=0&&(y=j)}p(c,b,y,h);const B=S.job.pace.step(Q*(y-b));B&&await B,b=z}for(const[
m,K]of _(S)){const z=S.objectStream(m),v=S.job.pace.step(0);if(v&&await v,!z)continue;const y=new Set(K),{starts:B,numbers:j,data:$}=z,te=Z=>{const X=j[(0,a.MJ)(
B,Z)-1];return X!==void 0&&y.has(X)?X:void 0};for(let Z=0;Z<$.length;Z+=V){p((0,M.bS)($),Z,Math.min(Z+V+L,$.length),te);const X=S.job.pace.step(Q*V);X&&await X}}}
function*U(S){for(let p=1;S.hasChanges&&p<S.size;p++)S.isChanged(p)&&S.exists(p)&&(yield p)}function G(S){const{table:p,hasChanges:I}=S,k=[];let w=!0,f=-1;for(let c=1;c<
p.size;c++){if(p.kind[c]!==T.tL||I&&S.isChanged(c))continue;const h=p.place[c];w&&=h>=f,f=h,k.push(c)}return w?k:k.sort((c,h)=>p.place[c]-p.place[h])}function _(S){
const{table:p,hasChanges:I}=S,k=new Map;for(let w=1;w<p.size;w++){if(p.kind[w]!==T.UT||I&&S.isChanged(w))continue;const f=p.place[w],c=k.get(f);c?c.push(w):k.set(
f,[w])}return k}}),87773:((se,Y,g)=>{g.d(Y,{$:()=>a});const T=2e3;async function*a(M,u){for(const x of u){yield[x,M.get(x)];const R=M.job.pace.step(T);R&&await R}}})};
