"use strict";exports.id=6658,exports.ids=[6658],exports.modules={92410:((ne,$,y)=>{y.d($,{Dy:()=>z,Od:()=>d,Us:()=>k,Vn:()=>A,ag:()=>T,dz:()=>V,gb:()=>B,jK:()=>N,kc:()=>l,qQ:()=>P,
uF:()=>C});var O=y(77598),c=y.n(O),R=y(82377);const u={"1.2.840.113549.2.5":"md5","1.3.14.3.2.26":"sha1","2.16.840.1.101.3.4.2.4":"sha224","2.16.840.1.101.3.4.2\
.1":"sha256","2.16.840.1.101.3.4.2.2":"sha384","2.16.840.1.101.3.4.2.3":"sha512"},C=S=>Object.entries(u).find(([,o])=>o===S)[0],k=new Set(["md5","sha1"]),z="1.2\
.840.113549.1.1.1",B="1.2.840.113549.1.1.10",T="1.2.840.113549.1.1.8",N="1.2.840.10045.2.1",U={[z]:["rsa",void 0],"1.2.840.113549.1.1.4":["rsa","md5"],"1.2.840.\
113549.1.1.5":["rsa","sha1"],"1.2.840.113549.1.1.14":["rsa","sha224"],"1.2.840.113549.1.1.11":["rsa","sha256"],"1.2.840.113549.1.1.12":["rsa","sha384"],"1.2.840\
.113549.1.1.13":["rsa","sha512"],[N]:["ecdsa",void 0],"1.2.840.10045.4.1":["ecdsa","sha1"],"1.2.840.10045.4.3.1":["ecdsa","sha224"],"1.2.840.10045.4.3.2":["ecds\
a","sha256"],"1.2.840.10045.4.3.3":["ecdsa","sha384"],"1.2.840.10045.4.3.4":["ecdsa","sha512"]},P=S=>u[(0,R.Q)(S.expect(R.gt).items().any())];function V(S,o){const f=S.
expect(R.gt).items(),h=(0,R.Q)(f.any());if(h===B)return G(f.maybe(R.gt));const[b,v]=U[h]??[],p=v??o;if(!(!b||!p||v&&o&&v!==o))return{kind:b,hash:p}}function G(S){
const o=S?.items(),f=o?.maybe((0,R.qA)(0)),h=o?.maybe((0,R.qA)(1)),b=o?.maybe((0,R.qA)(2)),v=f?P(f.items().any()):"sha1",p=h?W(h.items().any()):"sha1";if(!(!v||
v!==p))return{kind:"pss",hash:v,saltLength:b?(0,R.rl)(b.items().any()):20}}function W(S){const o=S.expect(R.gt).items();return(0,R.Q)(o.any())===T?P(o.any()):void 0}
const E=8192,M=2n**33n,g=4096;function l(S){if(!(S.length>g))try{const o=(0,O.createPublicKey)({key:Buffer.from(S),format:"der",type:"spki"}),{modulusLength:f=0,
publicExponent:h=3n,namedCurve:b}=o.asymmetricKeyDetails??{};return o.asymmetricKeyType==="ec"?b===void 0?void 0:o:(o.asymmetricKeyType==="rsa"||o.asymmetricKeyType===
"rsa-pss")&&f>=512&&f<=E&&h<M?o:void 0}catch{return}}function d({kind:S,hash:o,saltLength:f},h,b,...v){const p=h.asymmetricKeyType==="ec";if(p!==(S==="ecdsa")||
h.asymmetricKeyType==="rsa-pss"&&S!=="pss")return;const L=S==="pss"?O.constants.RSA_PKCS1_PSS_PADDING:O.constants.RSA_PKCS1_PADDING;try{const Q=(0,O.createVerify)(
o);for(const x of v)Q.update(x);return Q.verify(p?h:{key:h,padding:L,...S==="pss"&&{saltLength:f}},b)}catch{return}}function A({kind:S,hash:o},f){const{modulusLength:h,
namedCurve:b=""}=f?.asymmetricKeyDetails??{},v=o==="md5"?"MD5":o.toUpperCase().replace("SHA","SHA-");return S==="ecdsa"?`ECDSA ${I[b]??b} ${v}`:`${S==="pss"?"RS\
A-PSS":"RSA"}${h===void 0?"":`-${h}`} ${v}`}const I={prime256v1:"P-256",secp384r1:"P-384",secp521r1:"P-521"}}),82377:((ne,$,y)=>{y.d($,{Cq:()=>k,G:()=>C,Jx:()=>c,
Q:()=>f,Wm:()=>p,ao:()=>h,e4:()=>b,gt:()=>U,nR:()=>Q,qA:()=>E,rK:()=>P,rl:()=>v,sG:()=>O,uL:()=>A,vh:()=>R,xT:()=>N,yg:()=>z,z2:()=>I});class O extends Error{}const c=1,
R=2,u=3,C=4,k=5,z=6,B=12,T=23,N=24,U=48,P=49,V=30,G=28,W=32,E=(x,_=!0)=>128|(_?W:0)|x,M=40,g=2e5;class l{bytes;tag;start;from;to;end;depth;budget;constructor(_,K,H,Z,te,Y,J,se){
this.bytes=_,this.tag=K,this.start=H,this.from=Z,this.to=te,this.end=Y,this.depth=J,this.budget=se}get contents(){return this.bytes.subarray(this.from,this.to)}get whole(){
return this.bytes.subarray(this.start,this.end)}children(){if((this.tag&W)===0)throw new O("not constructed");const _=[];for(let K=this.from;K<this.to;){const H=S(
this.bytes,K,this.to,this.depth+1,this.budget);_.push(H),K=H.end}return _}items(){return new d(this.children())}expect(_){if(this.tag!==_)throw new O(`tag ${this.
tag} in place of ${_}`);return this}}class d{values;at=0;constructor(_){this.values=_}any(){const _=this.values[this.at++];if(!_)throw new O("a value is missing");
return _}take(_){return this.any().expect(_)}maybe(_){return this.values[this.at]?.tag===_?this.values[this.at++]:void 0}}const A=x=>S(x,0,x.length,0,{nodes:g});
function I(x){const _=A(x);if(_.end!==x.length)throw new O("bytes follow");return _}function S(x,_,K,H,Z){if(H>M||--Z.nodes<0)throw new O("too much");const te=x[_],
Y=x[_+1];if(_+2>K||(te&31)===31)throw new O("no header");if(Y===128)return o(x,_,K,H,Z);let J=_+2,se=Y;if(Y>128){const ie=Y&127;if(ie>4||J+ie>K)throw new O("len\
gth");se=0;for(let fe=0;fe<ie;fe++)se=se*256+x[J++]}if(se>K-J)throw new O("too long");return new l(x,te,_,J,J+se,J+se,H,Z)}function o(x,_,K,H,Z){const te=x[_];if((te&
W)===0)throw new O("length");for(let Y=_+2;Y+2<=K;){if(x[Y]===0&&x[Y+1]===0)return new l(x,te,_,_+2,Y,Y+2,H,Z);Y=S(x,Y,K,H+1,Z).end}throw new O("no end")}function f(x){
const{contents:_}=x.expect(z);if(_.length===0||_.length>40)throw new O("identifier");const K=[];let H=0;for(const Z of _){if(H=H*128+(Z&127),H>2**45)throw new O(
"identifier");if(!(Z>=128)){if(K.length>0)K.push(H);else{const te=Math.min(Math.floor(H/40),2);K.push(te,H-te*40)}H=0}}if(_.at(-1)>=128)throw new O("identifier");
return K.join(".")}function h(x){return(x.tag&W)===0?x.contents:Buffer.concat(x.children().map(_=>h(_)))}function b(x){const{contents:_}=x.expect(u);if(_.length===
0||_[0]>7)throw new O("bit string");return _.subarray(1)}function v(x){const{contents:_}=x.expect(R);if(_.length===0||_.length>4||_[0]>=128)throw new O("integer");
return _.reduce((K,H)=>K*256+H,0)}function p({tag:x,contents:_}){const K=Buffer.from(_);return x===B?K.toString("utf8"):x===V?K.length%2===0?K.swap16().toString(
"utf16le"):"":x===G?"":K.toString("latin1")}const L=/^(\d{2}|\d{4})(\d{2})(\d{2})(\d{2})(\d{2})(?:(\d{2})(?:[.,](\d{1,9}))?)?Z$/;function Q(x){const{tag:_,contents:K}=x;
if(_!==T&&_!==N)throw new O("time");const H=L.exec(Buffer.from(K.subarray(0,40)).toString("latin1")),[,Z="",te,Y,J,se,ie="0",fe="0"]=H??[];if(!H||Z.length===2!=
(_===T))throw new O("time");const le=Z.length===4?Number(Z):Number(Z)+(Number(Z)<50?2e3:1900),ce=new Date(0);if(ce.setUTCFullYear(le,Number(te)-1,Number(Y)),!(ce.
getUTCMonth()+1===Number(te)&&ce.getUTCDate()===Number(Y))||Number(J)>23||Number(se)>59||Number(ie)>60)throw new O("time");return ce.setUTCHours(Number(J),Number(
se),Number(ie),+`0.${fe}`*1e3)}}),34773:((ne,$,y)=>{y.d($,{De:()=>S,Rv:()=>A,S7:()=>N,er:()=>P,fe:()=>I,jE:()=>U,rh:()=>V,w$:()=>k});var O=y(92410),c=y(82377);const R=100;
function u(o){const f=(0,c.z2)(o).expect(c.gt).items(),h=f.take(c.gt),b=f.take(c.gt),v=(0,c.e4)(f.any()),p=h.items();p.maybe((0,c.qA)(0));const L=p.take(c.vh).contents;
p.take(c.gt);const Q=p.take(c.gt),[x,_]=p.take(c.gt).children(),K=p.take(c.gt),H=p.take(c.gt).whole;p.maybe((0,c.qA)(1,!1)),p.maybe((0,c.qA)(2,!1));const Z=p.maybe(
(0,c.qA)(3));return{bytes:o,signedPart:h.whole,signature:v,algorithm:b,serial:L,issuer:Q.whole,subject:K.whole,issuerName:T(Q),subjectName:T(K),notBefore:(0,c.nR)(
x),notAfter:(0,c.nR)(_),keyInfo:H,extensions:Z?C(Z):new Map}}function C(o){const f=new Map,h=o.items().take(c.gt).children();if(h.length>R)throw new c.sG("exten\
sions");for(const b of h){const v=b.expect(c.gt).items(),p=(0,c.Q)(v.any()),L=v.maybe(c.Jx);if(f.has(p))throw new c.sG("extension");f.set(p,{critical:(L?.contents[0]??
0)!==0,value:(0,c.ao)(v.take(c.G))})}return f}function k(o){try{return u(o)}catch{return}}const z="2.5.4.3",B="2.5.4.10";function T(o){const f=new Map;for(const h of o.
children().slice(0,50))for(const b of h.children().slice(0,10)){const v=b.expect(c.gt).items(),p=(0,c.Q)(v.any()),L=(0,c.Wm)(v.any()).replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu,
"").trim().slice(0,200);L!==""&&f.set(p,L)}return f.get(z)??f.get(B)??[...f.values()][0]??null}const N=({serial:o})=>Buffer.from(o.subarray(0,64)).toString("hex").
replace(/^(00)+(?=.)/,""),U=({keyInfo:o})=>(0,O.kc)(o),P=(o,f)=>Buffer.compare(o,f)===0;function V(o,f){if(!P(o.issuer,f.subject))return!1;const h=U(f);try{const b=(0,O.
dz)(o.algorithm);return h&&b?(0,O.Od)(b,h,o.signature,o.signedPart):void 0}catch{return!1}}const G="2.5.29.15",W="2.5.29.37",E="2.5.29.19";function M({extensions:o}){
const f=o.get(G)?.value;if(!f)return;const h=(0,c.e4)((0,c.z2)(f));return new Set([...h].flatMap((b,v)=>[...Array(8).keys()].flatMap(p=>b&128>>p?[v*8+p]:[])))}const g=0,
l=1,d=5;function A(o){const f=M(o);return!f||f.has(g)||f.has(l)}function I(o){const f=M(o);if(f&&!f.has(d))return;const h=o.extensions.get(E)?.value;if(!h)return;
const b=(0,c.z2)(h).expect(c.gt).items(),v=b.maybe(c.Jx)?.contents[0]===255,p=b.maybe(c.vh);return v?p?(0,c.rl)(p):1/0:void 0}function S({extensions:o}){const f=o.
get(W);return f&&{critical:f.critical,purposes:(0,c.z2)(f.value).children().slice(0,50).map(c.Q)}}}),91374:((ne,$,y)=>{y.d($,{QL:()=>k,bf:()=>C,fq:()=>W,hj:()=>G,
i4:()=>P,iA:()=>B,pv:()=>V,qU:()=>N,tP:()=>z});var O=y(77581),c=y(45599),R=y(9819),u=y(70549);function C(g){for(;g.part===""&&g.parent;)g=g.parent;return g}const k="\
FT Parent T TU TM Ff V DV DA Q DS RV Opt MaxLen TI I Lock SV".split(" "),z=100;function*B(g,{from:l=g.array((0,R.Wo)(g,"AcroForm")?.dict.get("Fields")),below:d,
visit:A=new R._i(g),depth:I=1/0}={}){const S=[],o=(f=[],h)=>{for(let b=f.length-1;b>=0;b--)S.push({value:f[b],parent:h})};o(l,d);for(let f=S.pop();f;f=S.pop()){
const{value:h,parent:b}=f,v=(0,c.i9)(h)?g.get(h):h;if(!(0,c.Zm)(v)||!A.first(h)||(b?.depth??0)>=I)continue;const p=g.resolve(v.get("T")),L=g.resolve(v.get("FT")),
Q=p instanceof c.Mx?(0,O.g7)(p):"",x={number:(0,c.i9)(h)?h.number:void 0,dict:v,parent:b,part:Q,name:M(b&&b.depth%z!==0?b.name:"",Q),type:L instanceof c.SX?L.text:
b?.type,depth:(b?.depth??0)+1};yield x,o(g.array(v.get("Kids")),x)}}const T=1e3,N=(0,u.n)(U);async function U(g){const l=[];for(const d of B(g)){l.push(d);const A=g.
job.pace.step(T);A&&await A}return l}function P(g){const l=new Set(g.flatMap(({parent:d,dict:A})=>d&&A.has("T")?[d]:[]));return g.filter(d=>(d.dict.has("T")||!d.
parent)&&!l.has(d))}function V(g,l){const d=g.resolve(G(g,l,"FT"));return d instanceof c.SX?d.text:void 0}function G(g,l,d){for(const A of E(g,l)){const I=A.get(
d);if(I!==void 0)return I}}function W(g,l){let d="";for(const A of E(g,l)){const I=g.resolve(A.get("T"));I instanceof c.Mx&&(d=M((0,O.g7)(I),d))}return d}function*E(g,l){
let d=l;for(let A=0;d&&A<z;A++)yield d,d=g.dict(d.get("Parent"))}const M=(g,l)=>g===""||l===""?g+l:`${g}.${l}`}),74963:((ne,$,y)=>{y.d($,{vA:()=>ot,ae:()=>it,gH:()=>Ne,
pe:()=>Re});var O=y(42973),c=y(94518),R=y(22332),u=y(45599),C=y(34773),k=y(82377);const z="2.5.29.30",B="2.5.29.17",T="1.2.840.113549.1.9.1",N=1e5,U=(0,k.qA)(1,
!1),P=(0,k.qA)(4);function V({extensions:i},e){const t=i.get(z)?.value;if(!t)return!0;const n=(0,k.z2)(t).expect(k.gt).items(),s=G(n.maybe((0,k.qA)(0))),r=G(n.maybe(
(0,k.qA)(1))),a=e.filter((m,D)=>D===0||!(0,C.er)(m.issuer,m.subject)).flatMap(W);if(a.length*(s.length+r.length)>N)throw new k.sG("too many names");return a.every(
m=>{const D=({tag:F})=>F===m.tag,w=s.filter(D),j=r.filter(D);return m.tag!==U&&m.tag!==P?w.length+j.length===0:(w.length===0||w.some(F=>d(m,F)))&&!j.some(F=>d(m,
F))})}const G=i=>(i?.children()??[]).map(e=>E(e.items().any()));function W({subject:i,extensions:e}){const t=e.get(B)?.value,n=t?(0,k.z2)(t).expect(k.gt).children().
map(E):[],s=(0,k.z2)(i),r=g(s),a=n.some(({tag:m})=>m===U)?[]:l(s);return[...r.length>0?[{tag:P,parts:r}]:[],...a,...n]}function E(i){const{tag:e}=i;return e===U?
{tag:e,parts:[M(i)]}:{tag:e,parts:e===P?g(i.items().any()):[]}}const M=i=>(0,k.Wm)(i).trim().replace(/\s+/g," ").toLowerCase(),g=i=>i.expect(k.gt).children().map(
e=>JSON.stringify(e.children().map(t=>{const n=t.items();return[(0,k.Q)(n.any()),M(n.any())]}).sort())),l=i=>i.children().flatMap(e=>e.children().flatMap(t=>{const n=t.
items();return(0,k.Q)(n.any())===T?[{tag:U,parts:[M(n.any())]}]:[]}));function d({tag:i,parts:e},t){if(i===P)return t.parts.every((a,m)=>e[m]===a);const[n=""]=e,
[s=""]=t.parts;if(s.includes("@"))return n===s;const r=n.slice(n.lastIndexOf("@")+1);return s.startsWith(".")?r.endsWith(s):r===s}const A=10,I=100,S=new Set([...[
14,15,16,17,18,19,31,32,33,35,36,37,46,54].map(i=>`2.5.29.${i}`),z,"1.3.6.1.5.5.7.1.1","1.3.6.1.5.5.7.1.3"]);async function o(i,e,t){const n=new f(e,t);return await n.
leads([i])?"trusted":n.isIncomplete?"chain_incomplete":"not_trusted"}class f{trusted;pace;isIncomplete=!1;tries=I;constructor(e,t){this.trusted=e,this.pace=t}async leads(e){
const{anchors:t,others:n}=this.trusted,s=e.at(-1);if(!this.isValid(s))return!1;if(t.some(({bytes:a})=>(0,C.er)(a,s.bytes)))return!0;if(!h(s))return!1;for(const a of t)
if(await this.issues(a,e,!0))return!0;if(e.length>=A)return!1;for(const a of n)if(await this.issues(a,e,!1)&&await this.leads([...e,a]))return!0;return[...t,...n].
some(({subject:a})=>(0,C.er)(s.issuer,a))||(this.isIncomplete=!0),!1}async issues(e,t,n){const s=t.at(-1);if(t.includes(e)||!(0,C.er)(s.issuer,e.subject)||this.
tries--<=0||!this.isValid(e))return!1;const r=performance.now(),a=b(e,t,n)&&(0,C.rh)(s,e)===!0;this.pace.addSince(r);const m=this.pace.step(0);return m&&await m,
a}isValid({notBefore:e,notAfter:t}){return this.trusted.time>=e&&this.trusted.time<=t}}const h=({extensions:i})=>[...i].every(([e,{critical:t}])=>!t||S.has(e));
function b(i,e,t){if(i.extensions.size===0)return t;try{const n=(0,C.fe)(i),s=e.slice(1).filter(r=>!(0,C.er)(r.issuer,r.subject));return n!==void 0&&s.length<=n&&
h(i)&&V(i,e)}catch{return!1}}var v=y(16231),p=y(78157),L=y(79725);function Q(i,e,t){const{bytes:n}=i,s=e.length-n.length,r=x(i,t);if(!r)return;const{entries:a,number:m}=r,
D=_(n,a,"ByteRange"),w=_(n,a,"Contents");if(!D||!w||!Z(n,w.start,w.end))return;const j=H(n,D.start,D.end);if(!j)return;const[F,X,q,re]=j;if(!(!(F===0&&X===w.start+
s&&q===w.end+s)||q+re>e.length))return{gapStart:X,gapEnd:q,end:q+re,number:m}}function x(i,{value:e,field:t,fieldNumber:n}){const s=new L.R;if(e instanceof u.oS){
const D=i.place(e.number);return D?.bytes===i.bytes&&s.locate(D.bytes,D.start,D.end)?{entries:s,number:e.number}:void 0}if(!(e instanceof u.Bi)||n===void 0||t?.
get("V")!==e)return;const r=i.place(n);if(r?.bytes!==i.bytes||!s.locate(r.bytes,r.start,r.end))return;const a=_(i.bytes,s,"V"),m=new L.R;return a&&m.locate(i.bytes,
a.start,a.end)?{entries:m,number:void 0}:void 0}function _(i,e,t){const{at:n}=e,s=Buffer.from(t,"latin1");let r;for(let a=e.first;a<e.used;a+=4)if((0,p.bS)(i.subarray(
n[a],n[a+1])).equals(s)){if(r)return;r={start:n[a+2],end:n[a+3]}}return r}const K=i=>i>=p.l0&&i<=p.ev;function H(i,e,t){const n=(0,p.bS)(i.subarray(e,Math.min(t,
e+200))).toString("latin1");if(t-e>200||!n.startsWith("[")||!n.endsWith("]"))return;const s=n.slice(1,-1).split(/[\0\t\n\f\r ]/).filter(w=>w!=="");if(s.length!==
4||s.some(w=>w.length>15||[...w].some(j=>!K(j.charCodeAt(0)))))return;const[r,a,m,D]=s.map(Number);return[r,a,m,D]}function Z(i,e,t){if(i[e]!==p.iH||i[t-1]!==p.
vz)return!1;for(let n=e+1;n<t-1;n++){const s=i[n],r=s|32;if(!K(s)&&!(r>=97&&r<=102))return!1}return!0}function te(i){let e=i.length;for(;e>0&&` \r
	\0\f`.includes(String.fromCharCode(i[e-1]));)e--;return e}function Y(i,e,t){let n=e;for(;n>e-3&&n>0&&[10,13,32].includes(i[n-1]);)n--;if((0,p.bS)(i.subarray(Math.
max(0,n-5),n)).toString("latin1")!=="%%EOF")return!1;const s=(0,R.l3)(i,n);return t.has(s)&&(0,p.AN)(i,s,e)<n}var J=y(91374),se=y(6057),ie=y(54619),fe=y(64680),
le=y(88500),ce=y(45079);class ue{before;after;apart;changed;leading;hasHidden;constructor(e,t,n){this.before=e,this.after=t,this.apart=n;const s=Math.max(e.table.
size,t.table.size);this.changed=new Uint8Array(s);for(const r of this.moved(s))this.changed[r]=1;for(let r=0;r<t.table.size;r++){const{kind:a,place:m}=t.table;a[r]===
ie.UT&&this.changed[m[r]]===1&&(this.changed[r]=1)}this.leading=this.changed.slice(),this.hasHidden=this.findHidden()}static async find(e,t,n){const s=new ue(e,
t,n);return await s.followBack(),s}async followBack(){const{leading:e,apart:t}=this,{pace:n}=this.after.job,s=await this.allReferences(),r=new Int32Array(e.length+
1);for(let w=1;w<s.length;w+=2)r[s[w]+1]++;for(let w=0;w<e.length;w++)r[w+1]+=r[w];const a=new Int32Array(s.length/2),m=r.slice();for(let w=0;w<s.length;w+=2)a[m[s[w+
1]]++]=s[w];const D=[];for(let w=0;w<e.length;w++)e[w]===1&&!t.has(w)&&D.push(w);for(let w=D.pop();w!==void 0;w=D.pop()){for(let F=r[w];F<r[w+1];F++){const X=a[F];
e[X]===1||t.has(X)||(e[X]=1,D.push(X))}const j=n.step(100+r[w+1]-r[w]);j&&await j}}async allReferences(){const{after:e,leading:t}=this,n=new le.s;let s=new Int32Array(
1024),r=0;for(let a=1;a<e.table.size;a++){const m=he(e.table,a)?e.place(a):void 0;if(!m)continue;n.reset();const D=n.value(m.bytes,m.start,m.end);for(let j=0;j<
n.used;j+=3){const F=n.marks[j];F>=t.length||(r+2>s.length&&(s=(0,L.Z)(s,r+2)),s[r++]=a,s[r++]=F)}const w=e.job.pace.step(200+Math.max(D-m.start,0));w&&await w}
return s.subarray(0,r)}*moved(e){const[t,n]=[this.before.table,this.after.table];for(let s=1;s<e;s++){const[r,a]=[he(t,s),he(n,s)];if(r!==a)yield s;else if(r){const m=D=>t[D][s]===
n[D][s];(!m("kind")||!m("place")||!m("detail"))&&(yield s)}}}findHidden(){const{table:e}=this.after,t=this.before.bytes.length;for(let n=1;n<e.size;n++){if(this.
changed[n]!==1||!he(e,n))continue;const s=e.kind[n]===ie.UT?e.place[n]:n;if(e.kind[s]===ie.tL&&e.place[s]<t)return!0}return!1}isChanged(e){const t=e instanceof u.
oS?e.number:e;return typeof t=="number"&&this.changed[t]===1}isAdded(e){return!he(this.before.table,e)}touches(e){return Ce(e).some(t=>!this.apart.has(t)&&this.
leading[t]===1)}isSame(e,t){return ee(e)===ee(t)&&!this.touches(t)}differingKeys(e,t){const n=[];for(const s of new Set([...e.keys(),...t.keys()]))this.isSame(e.
get(s),t.get(s))||n.push(s);return n}}const he=({kind:i},e)=>i[e]===ie.tL||i[e]===ie.UT;function ee(i){if(i===void 0)return"";const e=new fe.k(256);return(0,ce.
bD)(e,me(i),ce.yT),Buffer.from(e.bytes).toString("latin1")}function me(i){if(Array.isArray(i))return i.map(me);if(!(i instanceof u.Bi))return i;const e=[...i].sort(
([t],[n])=>t<n?-1:1);return new u.Bi(e.map(([t,n])=>[t,me(n)]))}function Ce(i){const e=[],t=[i];for(;t.length>0;){const n=t.pop();if(n instanceof u.oS)e.push(n.
number);else if(Array.isArray(n))for(const s of n)t.push(s);else if(n instanceof u.Bi)for(const s of n.values())t.push(s);else n instanceof u.Z6&&t.push(n.dict)}
return e}const ke=new Set(["K","Nums","Kids"]),Le=new Set(["ParentTreeNextKey","Limits"]),Ke=new Set(["Obj","Pg","Stm"]);async function Be(i,e,t){const[n,s]=[i.
catalog.get("StructTreeRoot"),e.catalog.get("StructTreeRoot")];if(!n||!s)return;const r=[{key:"",was:n,is:s}],a=new Set(t),m=[];for(let D=r.pop();D;D=r.pop()){const{
key:w,was:j,is:F}=D;if(Ke.has(w)&&ee(j)===ee(F))continue;const[X,q]=[i.resolve(j),e.resolve(F)];if(F instanceof u.oS&&!(0,u.cy)(q)){if(!(j instanceof u.oS)||j.number!==
F.number)return;if(a.has(F.number))continue;a.add(F.number),(0,u.Zm)(q)&&Ue(e,q)&&m.push(F.number)}const ae=w==="K"&&(0,u.cy)(q)&&!(0,u.cy)(X)?be(j===void 0?[]:
[j],q):je(w,X,q);if(!ae)return;for(const yt of ae)r.push(yt);const oe=e.job.pace.step(500);oe&&await oe}return m}const Ue=(i,e)=>e.has("P")?i.resolve(e.get("S"))instanceof
u.SX:(0,u.Eo)(i.resolve(e.get("Type")),"StructTreeRoot");function je(i,e,t){if((0,u.Zm)(e)&&(0,u.Zm)(t)){const n=[...new Set([...e.keys(),...t.keys()])].filter(
s=>!Le.has(s));return n.some(s=>!e.has(s)&&s!=="K")?void 0:n.map(s=>({key:s,was:e.get(s),is:t.get(s)}))}if((0,u.cy)(e)&&(0,u.cy)(t))return(ke.has(i)?e.length<=t.
length:e.length===t.length)?be(e,t):void 0;if(!(e instanceof u.Z6||t instanceof u.Z6))return ee(e)===ee(t)?[]:void 0}const be=(i,e)=>i.map((t,n)=>({key:"",was:t,
is:e[n]}));async function Fe(i,e){const t=await _e(i),n=await _e(e),s=[...n.pages,...n.widgets.keys(),...n.comments],r=new Set([e.catalogNumber,...s]);let a=await ue.
find(i,e,r);const[m,D]=[i,e].map(F=>F.catalog.get("StructTreeRoot")),w=a.isSame(m,D)?void 0:await Be(i,e,new Set(s));w&&(a=await ue.find(i,e,new Set([...r,...w])));
const j=new ze(t,n,w!==void 0,a);return await j.run(),{kinds:j.kinds,fields:j.fields,hasHidden:j.differences.hasHidden,showsNewField:j.showsNewField}}const Ge=new Set(
"Text FreeText Line Square Circle Polygon PolyLine Highlight Underline Squiggly StrikeOut Stamp Caret Ink Popup FileAttachment".split(" "));async function _e(i){
const e=await(0,J.qU)(i),t=new Map(e.flatMap(r=>r.number===void 0?[]:[[r.number,r]])),n=[],s=new Set;for(let r=0;r<i.pages.count;r++){const a=i.pages.number(r);
n.push(a);for(const D of i.array(i.dict(new u.oS(a))?.get("Annots"))??[])D instanceof u.oS&&We(i,D)&&s.add(D.number);const m=i.job.pace.step(2e3);m&&await m}return{
pages:n,fields:e,widgets:t,comments:s}}function We(i,e){const t=i.resolve(e),n=(0,u.Zm)(t)?i.resolve(t.get("Subtype")):null;return n!==null&&[...Ge].some(s=>(0,u.
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
const[n,s]=[this.before.dict(e)??new u.Bi,this.after.dict(t)??new u.Bi];for(const[r,a]of n){const m=this.after.dict(s.get(r));for(const[D,w]of this.before.dict(
a)??[])this.differences.isSame(w,m?.get(D))||this.kinds.add("other")}}compareLists(e=[],t=[]){const n=new Set(t.map(a=>ee(a))),s=new Set(e.map(a=>ee(a))),r=a=>!(a instanceof
u.oS)&&!s.has(ee(a));(e.some(a=>!n.has(ee(a)))||t.some(r))&&this.kinds.add("other")}async comparePages(){const[e,t]=[this.older.pages,this.newer.pages];if(e.length!==
t.length||e.some((n,s)=>n!==t[s])){this.kinds.add("other");return}this.differences.touches(this.after.catalog.get("Pages"))&&this.kinds.add("other");for(const n of t){
const[s,r]=[this.before.dict(new u.oS(n)),this.after.dict(new u.oS(n))];!s||!r?this.kinds.add("other"):this.comparePage(s,r);const a=this.after.job.pace.step(2e3);
a&&await a}}comparePage(e,t){for(const n of this.differences.differingKeys(e,t)){const s=n==="StructParents"&&!e.has(n);!Ve.has(n)&&!s?this.kinds.add("other"):n!==
"Annots"&&(this.hasQuietChanges=!0),n==="Parent"&&ee(e.get(n))!==ee(t.get(n))&&this.kinds.add("other")}this.compareAnnotations(this.before.array(e.get("Annots"))??
[],this.after.array(t.get("Annots"))??[])}compareAnnotations(e,t){const n=new Set(e.map(r=>ee(r))),s=new Set(t.map(r=>ee(r)));for(const r of e)s.has(ee(r))||this.
kinds.add(r instanceof u.oS&&this.older.comments.has(r.number)?"annotations":"other");for(const r of t){const a=r instanceof u.oS?r.number:-1,m=!n.has(ee(r));this.
newer.comments.has(a)?this.compareComment(a,m):this.newer.widgets.has(a)?m&&!this.differences.isAdded(a)&&this.kinds.add("other"):(m||this.differences.touches(r))&&
this.kinds.add("other")}}compareComment(e,t){const[n,s]=[this.before.dict(new u.oS(e)),this.after.dict(new u.oS(e))];t&&n?this.kinds.add("other"):(t||!n||this.differences.
differingKeys(n,s).length>0)&&this.kinds.add("annotations")}compareFields(){const e=new Set((0,J.i4)(this.newer.fields)),t=new Map;for(const s of this.newer.fields){
const r=s.parent&&e.has(s.parent)?s.parent:void 0;r&&Qe(t,r,s)}for(const s of this.newer.fields)s.parent&&e.has(s.parent)||(e.has(s)?this.compareField(s,t.get(s)??
[]):this.compareGroup(s));const n=new Set(this.newer.fields.map(({number:s})=>s));this.older.fields.some(({number:s})=>s!==void 0&&!n.has(s))&&this.kinds.add("o\
ther")}compareGroup({number:e,dict:t}){const n=e===void 0?void 0:this.olderField(e);if(!n){e!==void 0&&this.kinds.add("other");return}for(const s of this.differences.
differingKeys(n,t))s==="Kids"?this.compareLists(this.before.array(n.get(s)),this.after.array(t.get(s))):this.kinds.add("other")}olderField(e){return this.older.
widgets.get(e)?.dict}compareField(e,t){const{number:n,dict:s,type:r,name:a}=e;if(n===void 0)return;const m=this.olderField(n);if(!m)return this.addField(e,t);const D=[
e,...t],w=new Set;for(const F of D)for(const X of this.changedEntries(F))w.add(X);if(w.size===0)return;if(r==="Sig"){this.before.resolve((0,J.hj)(this.before,m,
"V"))===null&&this.isNewSignature(s)&&Te(w,$e)?this.addSignature(s):this.kinds.add("other");return}!(ve(this.before,m)!==ve(this.after,s)||w.has("AS")&&r==="Btn")||
!Te(w,Ze)?this.kinds.add("other"):(this.kinds.add("form_values"),this.fields.push(a))}changedEntries({number:e,dict:t}){const n=e===void 0?void 0:this.olderField(
e);return n?this.differences.differingKeys(n,t):e===void 0?[]:["Kids"]}addField({number:e,dict:t,type:n},s){const r=n==="Sig"&&[e,...s.map(w=>w.number)].every(w=>this.
differences.isAdded(w)),a=r&&this.isNewSignature(t),m=r&&this.after.resolve((0,J.hj)(this.after,t,"V"))===null,D=[t,...s.map(w=>w.dict)].some(w=>w.has("AP")&&(0,se.
b0)(this.after,w.get("Rect")));a?this.addSignature(t):this.kinds.add(m&&!D?"signatures":"other"),this.showsNewField||=a&&D}isNewSignature(e){const t=e.get("V");
return t instanceof u.oS&&this.differences.isAdded(t.number)&&(0,u.Zm)(this.after.get(t))}addSignature(e){const t=this.after.dict(e.get("V"))?.get("Type");this.
kinds.add((0,u.Eo)(t,"DocTimeStamp")?"time_stamps":"signatures")}compareTags(){const[e,t]=[this.before.catalog.get("StructTreeRoot"),this.after.catalog.get("Str\
uctTreeRoot")];!this.differences.isSame(e,t)&&!(this.kinds.has("signatures")&&this.hasGrownTags)&&this.kinds.add("other")}}function Qe(i,e,t){const n=i.get(e);n?
n.push(t):i.set(e,[t])}const Te=(i,e)=>[...i].every(t=>e.has(t)),$e=new Set(["V","AP","F","P","M","MK"]),Ze=new Set(["V","AS","AP","I","TI","RV","M"]);function ve(i,e){
const t=i.resolve((0,J.hj)(i,e,"V"));return t instanceof u.Z6?Buffer.from(i.encoded(t)).toString("latin1"):Array.isArray(t)?t.map(n=>ee(i.resolve(n))).join(`
`):ee(t)}var Ae=y(26836),Oe=y(77598),de=y(92410),Me=y(90618),ge=y(50818),pe=y(20515),Ye=y(46287);const Ie={certificate:void 0,certificates:[],algorithm:null,claimedTime:void 0,
stampedTime:void 0,isIntact:null,isVerified:null},Xe=8<<20,ye={...Ie,problems:["contents_unreadable"]};async function Je(i,e,{subFilter:t,embedded:n,further:s},r){
const{gapStart:a,gapEnd:m,end:D}=e;if(m-a>2*Xe)return ye;const w=Buffer.from((0,p.bS)(i.subarray(a+1,m-1)).toString("latin1"),"hex"),j=[i.subarray(0,a),i.subarray(
m,D)];try{if(t==="adbe.x509.rsa_sha1")return nt(w,n,j);const F=(0,Me.eG)(w,s),q=await qe(F,t,async oe=>oe&&(0,Ye.o)(j,oe,r.pace),j),ae=[...w.subarray(F.end).every(
oe=>oe===0)?[]:["trailing_data"],...F.signers===1?[]:["several_signers"]];return{...q,problems:[...new Set([...q.problems,...ae])]}}catch(F){if(F instanceof k.sG)
return ye;throw F}}async function qe(i,e,t,n){const{signer:s,certificates:r}=i,{certificate:a,scheme:m}=s,D={certificate:a,certificates:r,algorithm:m?(0,de.Vn)(
m,a&&(0,C.jE)(a)):null,claimedTime:s.attributes.signingTime};if(e==="ETSI.RFC3161")return{...D,...await tt(i,t)};const w=(q,re)=>(0,de.Od)(q,(0,C.jE)(re),s.signature,
...n),j=e==="adbe.pkcs7.sha1"?await et(i,t):i.content||i.contentType!==Me.vN?void 0:(0,pe.M)(i,await t(s.hash),w);if(!j)return{...ye,...D,stampedTime:void 0};const F=[
...j.problems];e==="ETSI.CAdES.detached"&&!s.attributes.certificateHash&&F.push("attribute_missing");const X=s.timeStamp&&(0,ge.H9)(s.timeStamp,s.signature,r);return s.
timeStamp&&!X&&F.push("timestamp_wrong"),{...D,...j,problems:F,stampedTime:X?.info.time}}async function et(i,e){const{content:t,signer:n}=i,s=await e("sha1"),r=t!==
void 0&&s!==void 0&&(0,C.er)(t,s),a=(w,j)=>(0,de.Od)(w,(0,C.jE)(j),n.signature,t),m=(0,pe.M)(i,n.hash&&t?(0,Oe.createHash)(n.hash).update(t).digest():void 0,a),
D=[...m.problems,"algorithm_weak",...r?[]:["digest_differs"]];return{...m,isIntact:r?m.isIntact:!1,problems:[...new Set(D)]}}async function tt(i,e){const t=(0,ge.
UB)(i),{hash:n}=i.signer,s=(0,pe.M)(i,n&&(0,Oe.createHash)(n).update(i.content).digest()),r=await e(t.hash),a=r!==void 0&&(0,C.er)(r,t.imprint),m=[...s.problems];
t.hash?a||m.push("digest_differs"):m.push("algorithm_unknown"),t.hash&&de.Us.has(t.hash)&&m.push("algorithm_weak");const D=i.signer.certificate!==void 0&&(0,ge.
R2)(i.signer.certificate);D||m.push("timestamp_wrong");const w=t.hash===void 0?null:a?s.isIntact:!1,j=w===!0&&s.isVerified===!0&&D;return{...s,isIntact:w,problems:[
...new Set(m)],stampedTime:j?t.time:void 0}}function nt(i,e,t){const n=(0,k.ao)((0,k.uL)(i).expect(k.G)),[s]=e,r=s&&(0,C.jE)(s),a={kind:"rsa",hash:"sha1"},m=r?(0,de.
Od)(a,r,n,...t)??null:null;return{...Ie,certificate:s,certificates:e,algorithm:(0,de.Vn)(a,r),isIntact:m,isVerified:m,problems:["algorithm_weak",...m===!1?["sig\
nature_wrong"]:[],...m===null?["algorithm_unknown"]:[]]}}const xe=200,De=100,st=50;async function it(i,e,t){const n=(await(0,v.Df)(i)).filter(({signature:a})=>a!==
void 0);if(n.length>xe)throw(0,O.F)("nodes",`The document has ${n.length} signatures; at most ${xe} are checked`,"Remove some");const s=new dt(i,e,t,await at(i)),
r=[];for(const a of n){const m=performance.now();r.push(await s.check(a)),i.job.pace.addSince(m);const D=i.job.pace.step(0);D&&await D}return{entries:r,allIntact:r.
length>0&&r.every(Ne),coversWholeFile:r.some(({covers:a,intact:m})=>a==="whole_file"&&m===!0)}}const rt=new Set(["certificate_expired","certificate_not_yet_vali\
d","algorithm_weak","attribute_missing","chain_incomplete","not_trusted","timestamp_wrong"]),Ne=({intact:i,verified:e,changesAfter:t,problems:n})=>i===!0&&e===!0&&
!t.includes("other")&&n.every(s=>rt.has(s)),ot=({entries:i,allIntact:e,coversWholeFile:t})=>({count:i.length,allIntact:e,coversWholeFile:t,entries:i.map(n=>({...n}))});
async function at(i){const e=i.array(i.dict(i.catalog.get("DSS"))?.get("Certs"))??[],t=[],n=new Set(e.slice(0,De).map(s=>i.resolve(s)));for(const s of n){const r=s instanceof
u.Z6?await i.decodedAtEase(s,{found:!1}).catch(ct):void 0,a=r&&(0,C.w$)(r);a&&t.push(a)}return t}function ct(i){if(!Pe(i))throw i}const we={kinds:new Set(["othe\
r"]),fields:[],hasHidden:!1,showsNewField:!1},ft={kinds:new Set,fields:[],hasHidden:!1,showsNewField:!1};class dt{document;input;options;further;sections;contentEnd;checkedContents=new Map;changes=new Map;job;constructor(e,t,n,s){
this.document=e,this.input=t,this.options=n,this.further=s,this.sections=(0,R.mq)(e.bytes),this.contentEnd=te(t);const{onRepaired:r,...a}=e.job;this.job={...a,asked:void 0}}async check(e){
const{document:t,input:n}=this,s=e.signature,r=Q(t,n,e),a=r&&await this.contentsOf(e,r),m=a?.contents,{covers:D,after:w,problems:j}=await this.checkRevision(e,r),
F=mt(m,(0,v.W4)(t,s)),X=m?.certificate,q=[...j,...m?.problems??[],...pt(X,F.time)],re=a?a.trust??=await this.trustIn(m,F.time):await this.trustIn(m,F.time);re!==
void 0&&re!=="trusted"&&q.push(re);const ae=(0,Ae.k)(t,s,e.field);(0,Ae.T)(ae,w)&&q.push("certification_violated");const oe=m?.isVerified??null;return{field:e.name,
kind:e.kind,signer:X?.subjectName??null,issuer:X?.issuerName??null,serial:X?(0,C.S7)(X):null,signedAt:F.signedAt,timestamp:Ee(m?.stampedTime),algorithm:m?.algorithm??
null,intact:oe===!1||!r||j.includes("not_a_revision")?!1:m?.isIntact??null,verified:oe,certificateInTime:X&&F.time!==void 0?gt(X,F.time):null,timeSource:F.source,
covers:D,changesAfter:[...w.kinds].sort(),certification:ae.certification??null,trusted:this.options.anchors?re==="trusted":null,problems:[...new Set(q)].sort()}}async contentsOf(e,t){
const{document:n,input:s,further:r}=this,a=this.checkedContents.get(t.gapStart);if(a)return a;const m=n.resolve(e.signature.get("SubFilter")),w={subFilter:m instanceof
u.SX?m.text:void 0,embedded:this.embedded(e),further:r},j={contents:await Je(s,t,w,this.job)};return this.checkedContents.set(t.gapStart,j),j}embedded({signature:e}){
const t=this.document.resolve(e.get("Cert"));return(Array.isArray(t)?t.slice(0,De).map(s=>this.document.resolve(s)):[t]).flatMap(s=>s instanceof u.Mx?(0,C.w$)(s.
bytes)??[]:[])}async checkRevision(e,t){if(!t)return{covers:"part",after:we,problems:["byte_range_malformed"]};const{end:n}=t;if(n>=this.contentEnd)return{covers:"\
whole_file",after:ft,problems:[]};const s=this.input.length-this.document.bytes.length;if(!Y(this.document.bytes,n-s,this.sections))return{covers:"part",after:we,
problems:["not_a_revision"]};const r=await this.compare(n);if(!r)return{covers:"earlier_revision",after:we,problems:[]};const a=await ht(r.before,e);return{covers:"\
earlier_revision",after:r.found,problems:[...a?[]:["not_a_revision"],...r.found.hasHidden?["hidden_content"]:[]]}}async compare(e){if(this.changes.has(e))return this.
changes.get(e);const{document:t,options:n}=this;let s;if(!n.isDamaged&&!t.suspect&&this.changes.size<st){const r=await this.open(this.input.subarray(0,e));r&&(s=
{before:r,found:await Fe(r,t)})}return this.changes.set(e,s),s}async open(e){const t={isDamaged:!1},n={...this.job,onRepaired:()=>{t.isDamaged=!0}};try{const s=await(0,c.
E)(e,n,{password:this.options.password});return t.isDamaged||s.suspect?void 0:s}catch(s){if(Pe(s))return;throw s}}async trustIn(e,t){const{anchors:n}=this.options;
if(!n)return;const s=e?.certificate;if(!s||!n.some(({bytes:m})=>(0,C.er)(m,s.bytes))&&!ut(s))return"not_trusted";const a={others:e.certificates,anchors:n,time:t??
s.notBefore};return o(s,a,this.job.pace)}}function ut(i){try{return(0,C.Rv)(i)}catch{return!1}}const Pe=i=>Se(i)&&"code"in i&&["unreadable_document","wrong_pass\
word","password_required"].includes(String(i.code)),Se=i=>typeof i=="object"&&i!==null;async function ht(i,{name:e,fieldNumber:t,value:n}){const s=await(0,v.Df)(
i),r=a=>a.name===e&&a.fieldNumber===t&&((0,u.Zm)(n)?(0,u.Zm)(a.value):lt(a.value,n));return s.some(r)}const lt=(i,e)=>Se(i)&&Se(e)&&"number"in i&&"number"in e&&
i.number===e.number;function mt(i,e){const t=e??Ee(i?.claimedTime),n=i?.stampedTime;if(n!==void 0)return{signedAt:t??Ee(n),time:n,source:"timestamp"};const s=t===
null?NaN:Re(t);return Number.isNaN(s)?{signedAt:t,time:void 0,source:null}:{signedAt:t,time:s,source:"claimed"}}const Re=i=>Date.parse(i.includes("T")&&!/(?:Z|[+-]\d\d:\d\d)$/.
test(i)?`${i}Z`:i),Ee=i=>i===void 0||Number.isNaN(i)?null:new Date(i).toISOString().replace(/\.000Z$/,"Z"),gt=({notBefore:i,notAfter:e},t)=>t>=i&&t<=e;function pt(i,e){
return!i||e===void 0?[]:e<i.notBefore?["certificate_not_yet_valid"]:e>i.notAfter?["certificate_expired"]:[]}}),26836:((ne,$,y)=>{y.d($,{T:()=>B,k:()=>k});var O=y(
45599),c=y(77581);const R=["validation_data","time_stamps"],u={no_changes:new Set(R),fill_forms:new Set([...R,"signatures","form_values"]),comments:new Set([...R,
"signatures","form_values","annotations"])},C=[void 0,"no_changes","fill_forms","comments"];function k(T,N,U){const P=(T.array(N.get("Reference"))??[]).flatMap(
d=>T.dict(d)??[]),V=d=>P.filter(A=>(0,O.Eo)(T.resolve(A.get("TransformMethod")),d)),G=d=>T.dict(d.get("TransformParams")),W=V("DocMDP")[0],E=W&&T.resolve(G(W)?.
get("P")),M=T.dict(U?.get("Lock")),g=[...V("FieldMDP").flatMap(d=>G(d)??[]),...M?[M]:[]],l=M&&T.resolve(M.get("P"));return{certification:W&&(typeof E=="number"?
C[E]:"fill_forms"),lock:typeof l=="number"?C[l]:void 0,isLocked:d=>g.some(A=>z(T,A,d))}}function z(T,N,U){const P=T.resolve(N.get("Action")),G=(T.array(N.get("F\
ields"))??[]).flatMap(W=>{const E=T.resolve(W);return E instanceof O.Mx?[(0,c.g7)(E)]:[]}).some(W=>U===W||U.startsWith(`${W}.`));return P instanceof O.SX?P.text===
"All"||P.text==="Include"&&G||P.text==="Exclude"&&!G:!1}function B({certification:T,lock:N,isLocked:U},{kinds:P,fields:V,showsNewField:G}){const W=[T,N].filter(
E=>E!==void 0);return W.length>0&&G?!0:W.some(E=>[...P].some(M=>!u[E].has(M)))||V.some(U)}}),90618:((ne,$,y)=>{y.d($,{FQ:()=>B,Qk:()=>P,Ty:()=>z,VG:()=>k,do:()=>U,
eG:()=>W,ok:()=>u,vN:()=>C});var O=y(92410),c=y(82377),R=y(34773);const u="1.2.840.113549.1.7.2",C="1.2.840.113549.1.7.1",k="1.2.840.113549.1.9.16.1.4",z="1.2.8\
40.113549.1.9.3",B="1.2.840.113549.1.9.4",T="1.2.840.113549.1.9.5",N="1.2.840.113549.1.9.16.2.12",U="1.2.840.113549.1.9.16.2.47",P="1.2.840.113549.1.9.16.2.14",
V=100,G=50;function W(o,f=[]){const h=(0,c.uL)(o).expect(c.gt),b=h.items();if((0,c.Q)(b.any())!==u)throw new c.sG("not signed data");const v=b.take((0,c.qA)(0)).
items().take(c.gt).items();v.take(c.vh),v.take(c.rK);const p=v.take(c.gt).items(),L=(0,c.Q)(p.any()),Q=p.maybe((0,c.qA)(0))?.items().any(),x=[...E(v.maybe((0,c.
qA)(0))),...f];v.maybe((0,c.qA)(1));const _=v.take(c.rK).children();if(!_[0])throw new c.sG("no signer");return{contentType:L,content:Q&&(0,c.ao)(Q),certificates:x,
signers:_.length,signer:g(_[0],x),end:h.end}}function E(o){const f=[];for(const h of o?.children().slice(0,V)??[]){const b=h.tag===c.gt?(0,R.w$)(h.whole):void 0;
b&&f.push(b)}return f}const M="2.5.29.14";function g(o,f){const h=o.expect(c.gt).items();h.take(c.vh);const b=h.maybe((0,c.qA)(0,!1)),v=b?f.find(({extensions:K})=>{
const H=K.get(M)?.value;return H&&(0,R.er)((0,c.ao)((0,c.z2)(H)),b.contents)}):l(h.take(c.gt),f),p=(0,O.qQ)(h.take(c.gt)),L=h.maybe((0,c.qA)(0)),Q=(0,O.dz)(h.take(
c.gt),p),x=(0,c.ao)(h.any()),_=h.maybe((0,c.qA)(1));return{certificate:v,hash:p,scheme:Q,signature:x,attributeBytes:L&&d(L),attributes:I(L?A(L):new Map),timeStamp:_&&
A(_).get(P)?.whole}}function l(o,f){const h=o.items(),b=h.take(c.gt).whole,v=h.take(c.vh).contents;return f.find(p=>(0,R.er)(p.serial,v)&&(0,R.er)(p.issuer,b))}
function d(o){const f=Uint8Array.from(o.whole);return f[0]=c.rK,f}function A(o){const f=new Map,h=o.children();if(h.length>G)throw new c.sG("attributes");for(const b of h){
const v=b.expect(c.gt).items(),p=(0,c.Q)(v.any()),[L]=v.take(c.rK).children();if(!L||f.has(p))throw new c.sG("attribute");f.set(p,L)}return f}function I(o){const f=o.
get(z),h=o.get(B),b=o.get(T);return{contentType:f&&(0,c.Q)(f),messageDigest:h&&(0,c.ao)(h.expect(c.G)),signingTime:b&&(0,c.nR)(b),certificateHash:S(o)}}function S(o){
const f=o.get(U),h=o.get(N),b=(f??h)?.items().take(c.gt).children()[0];if(!b)return;const v=b.items(),p=f?v.maybe(c.gt):void 0;return{hash:f?p?(0,O.qQ)(p):"sha2\
56":"sha1",digest:(0,c.ao)(v.take(c.G))}}}),50818:((ne,$,y)=>{y.d($,{H9:()=>U,R2:()=>N,UB:()=>B});var O=y(77598),c=y.n(O),R=y(92410),u=y(82377),C=y(34773),k=y(90618),
z=y(20515);function B({contentType:P,content:V}){if(P!==k.VG||!V)throw new u.sG("not a time stamp");const G=(0,u.z2)(V).expect(u.gt).items();G.take(u.vh),(0,u.Q)(
G.any());const W=G.take(u.gt).items(),E=(0,R.qQ)(W.take(u.gt)),M=W.take(u.G).contents;G.take(u.vh);const g=(0,u.nR)(G.take(u.xT));return G.maybe(u.gt),G.maybe(1),
{hash:E,imprint:M,time:g,nonce:G.maybe(u.vh)?.contents}}const T="1.3.6.1.5.5.7.3.8";function N(P){const V=(0,C.De)(P);return V?.critical===!0&&V.purposes.length===
1&&V.purposes[0]===T&&(0,C.Rv)(P)}function U(P,V,G=[]){try{const W=(0,k.eG)(P,G),E=B(W),{certificate:M}=W.signer;if(W.signers!==1||!M||!E.hash||!N(M)||E.time<M.
notBefore||E.time>M.notAfter||!(0,C.er)(E.imprint,(0,O.createHash)(E.hash).update(V).digest()))return;const g=(0,z.M)(W,(0,O.createHash)(W.signer.hash??"sha256").
update(W.content).digest());return g.isIntact&&g.isVerified&&g.problems.every(l=>l==="algorithm_weak")?{info:E,data:W}:void 0}catch{return}}}),20515:((ne,$,y)=>{
y.d($,{M:()=>z});var O=y(77598),c=y.n(O),R=y(92410),u=y(34773);const C=2048;function k({hash:B},T){const N=(0,u.jE)(T)?.asymmetricKeyDetails?.modulusLength;return R.
Us.has(B)||N!==void 0&&N<C}function z({contentType:B,signer:T},N,U){const{certificate:P,hash:V,scheme:G,signature:W,attributeBytes:E,attributes:M}=T,g=[],l=P&&(0,u.
jE)(P);if(P||g.push("several_signers"),(!V||!G||P&&!l)&&g.push("algorithm_unknown"),P&&G&&k(G,P)&&g.push("algorithm_weak"),!E){const S=G&&P&&l&&U?U(G,P)??null:null;
return S===!1&&g.push("signature_wrong"),{isIntact:S,isVerified:S,problems:g}}(!M.messageDigest||M.contentType!==B)&&g.push("attribute_missing");const d=N?M.messageDigest!==
void 0&&(0,u.er)(M.messageDigest,N):null;d===!1&&g.push("digest_differs");const{certificateHash:A}=M;if(P&&A?.hash){const S=(0,O.createHash)(A.hash).update(P.bytes).
digest();(0,u.er)(S,A.digest)||g.push("signing_certificate_differs")}const I=l&&G?(0,R.Od)(G,l,W,E)??null:null;return I===!1&&g.push("signature_wrong"),I===null&&
l&&G&&g.push("algorithm_unknown"),{isIntact:d,isVerified:I,problems:[...new Set(g)]}}}),46287:((ne,$,y)=>{y.d($,{o:()=>u});var O=y(77598),c=y.n(O);const R=4<<20;
async function u(C,k,z){const B=(0,O.createHash)(k);for(const T of C)for(let N=0;N<T.length;N+=R){const U=T.subarray(N,N+R);B.update(U);const P=z.step(U.length);
P&&await P}return B.digest()}}),81077:((ne,$,y)=>{y.d($,{AN:()=>T,BX:()=>k,H6:()=>z,MN:()=>B,Pu:()=>u,Zc:()=>C});var O=y(45599),c=y(9819);const R=64,u=E=>typeof E==
"number"?String(E):Buffer.from(E.bytes).toString("latin1");async function C(E,M,g){const l=[];for(const d of await U(E,M,0,g)){for(const I of V(E,d,g))l.push(I);
const A=E.job.pace.step(N);A&&await A}return l}async function k(E,M,g,l,d,A){const I=await U(E,M,g,l,A);for(let S=I.length-1;S>=0;S--){const o=I[S],f=V(E,o,l),h=f.
filter(([L,Q])=>!d(L,Q)),b=E.job.pace.step(N+f.length*N);b&&await b,h.length<f.length&&(E.edit(o.holder),o.dict.set(l,h.flat()),o.changed=!0);for(const L of o.repeats)
E.edit(o.holder),o.dict.delete(L),o.changed=!0;if(o.emptyKids){const L=(E.array(o.dict.get("Kids"))??[]).filter(Q=>!o.emptyKids.has(E.dict(Q)));E.edit(o.holder),
o.dict.set("Kids",L),o.changed=!0}if(!o.changed)continue;const v=E.array(o.dict.get("Kids"))??[];o.empty=h.length===0&&v.length===0;const p=o.parent;p&&(p.changed=
!0,o.empty?(p.emptyKids??=new Set).add(o.dict):G(E,o,h,v))}return I[0]?.empty??!1}function z(E,M,g){if(M.length<=R)return(0,O.jd)({[g]:M.flat()});let l=[];for(const d of W(
M)){const[A,I]=[d[0][0],d.at(-1)[0]];l.push({ref:E.add((0,O.jd)({Limits:[A,I],[g]:d.flat()})),low:A,high:I})}for(;l.length>R;)l=W(l).map(d=>{const[A,I]=[d[0].low,
d.at(-1).high];return{ref:E.add((0,O.jd)({Limits:[A,I],Kids:d.map(({ref:S})=>S)})),low:A,high:I}});return(0,O.jd)({Kids:l.map(({ref:d})=>d)})}async function B(E,M){
const{pace:g}=E.job,l=[];for(const[I,S]of M){l.push([(0,O.Px)(I),S]);const o=g.step(10*N);o&&await o}const d=T(l),A=g.step(d.length*10*N);return A&&await A,z(E,
d,"Names")}function T(E){return E.map(M=>({entry:M,key:u(M[0])})).sort((M,g)=>M.key<g.key?-1:M.key>g.key?1:0).map(({entry:M})=>M)}const N=100;async function U(E,M,g,l,d){
const A=new c.b9(E),I=new Set,S=h=>I.size<I.add(h).size,o=[],f=[{value:M??null,holder:g,parent:void 0}];for(let h=f.pop();h!==void 0;h=f.pop()){A.spend(1);const b=E.
dict(h.value);if(!b||!S(b)||d&&h.parent&&!P(E,b,d))continue;const v=[],p=K=>{const H=E.array(b.get(K));return!H||S(H)?H??[]:(v.push(K),[])},L=p(l).length>>1,Q=p(
"Kids"),x={dict:b,holder:(0,c.Kd)(h.value,h.holder),parent:h.parent,repeats:v};o.push(x),A.spend(L);for(let K=Q.length-1;K>=0;K--)f.push({value:Q[K],holder:(0,c.
Kd)(b.get("Kids"),x.holder),parent:x});const _=E.job.pace.step(N+L*N);_&&await _}return o}function P(E,M,g){const[l,d]=E.array(M.get("Limits"))??[];return typeof l!=
"number"||typeof d!="number"||g(l,d)}function V(E,{dict:M,repeats:g},l){const d=g.includes(l)?void 0:E.array(M.get(l));if(!d)return[];const A=[];for(let I=0;I+1<
d.length;I+=2){const S=E.resolve(d[I]);(l==="Names"?S instanceof O.Mx:typeof S=="number")&&A.push([S,d[I+1]])}return A}function G(E,M,g,l){const d=S=>E.array(E.
dict(S)?.get("Limits"))??[],A=g[0]?.[0]??d(l[0])[0],I=g.at(-1)?.[0]??d(l.at(-1))[1];E.edit(M.holder),A!==void 0&&I!==void 0?M.dict.set("Limits",[A,I]):M.dict.delete(
"Limits")}function W(E){const M=[];for(let g=0;g<E.length;g+=R)M.push(E.slice(g,g+R));return M}}),70549:((ne,$,y)=>{y.d($,{n:()=>O});function O(c){const R=new WeakMap;
return u=>{if(u.hasChanges)return c(u);const C=R.get(u);if(C)return C.answer;const k=c(u);return R.set(u,{answer:k}),k}}}),9819:((ne,$,y)=>{y.d($,{J7:()=>R,Kd:()=>k,
Wo:()=>z,_i:()=>C,b9:()=>u});var O=y(42973),c=y(45599);class R{document;gone=new Set;chased=new Set;constructor(T){this.document=T}remove(T){const{catalog:N,catalogNumber:U,
pages:P}=this.document,V=N.get("Pages");T===U||(0,c.i9)(V)&&T===V.number||P.holds(T)||(this.gone.add(T),this.document.remove(T))}chase(T){this.chased.add(T)}removed(){
return this.gone}takeChased(){const T=this.chased;return this.chased=new Set,T}isGone(T){return(0,c.i9)(T)&&this.gone.has(T.number)}}class u{most;left;constructor(T){
this.most=this.left=T.job.limits.nodes}spend=T=>{if(this.left-=T,this.left<0)throw(0,O.F)("nodes",`The document has more than ${this.most} fields, bookmarks, na\
mes and structure elements`,"Remove bookmarks or tags with another program first")}}class C{seen;beyond=new Set;allowance;constructor(T,N=new u(T)){this.allowance=
N,this.seen=new Uint8Array((T.size>>3)+1)}first(T){if(this.allowance.spend(1),!(0,c.i9)(T))return!0;const{number:N}=T,U=N>>3;if(U>=this.seen.length)return this.
beyond.size<this.beyond.add(N).size;const P=1<<(N&7),V=(this.seen[U]&P)===0;return this.seen[U]|=P,V}}function k(B,T){return(0,c.i9)(B)?B.number:T}function z(B,T){
const N=B.catalog.get(T),U=B.dict(N);return U&&{dict:U,holder:k(N,B.catalogNumber)}}}),21996:((ne,$,y)=>{y.d($,{Av:()=>P,RJ:()=>W,V3:()=>G,vb:()=>E,zx:()=>U});var O=y(
54619),c=y(93604),R=y(78157),u=y(88500);const C=2048,k=65536,z=4,B=1<<20,T=1024,N="[^\\0\\t\\n\\f\\r ()<>[\\]{}/%#]";async function U(l,d){const{found:A,all:I}=await V(
l,d),S=o=>[...new Set([...o,...I])].sort((f,h)=>f-h);return Object.fromEntries(d.map(o=>[o,S(A[o])]))}async function P(l,d){const{found:A,all:I}=await V(l,d);for(const S of Object.
values(A))for(const o of S)I.add(o);return I}async function V(l,d){const A=d.map(f=>{const[h="",...b]=[...f].map(p=>p.replace(/\W/,"\\$&")),v=/\W/.test(f)?N:"\\w";
return`${h}(?:${b.join("")}|${v}{0,${Math.max(0,f.length-2)}}#)`}),I=new RegExp(`/(?:${A.join("|")}|#)`,"g"),S=Object.fromEntries(d.map(f=>[f,new Set])),o=new Set;
await W(l,(f,h,b,v)=>{const p=f.toString("latin1",h,b);I.lastIndex=0;for(let L=I.exec(p);L;L=I.exec(p)){const Q=v(h+L.index);Q!==void 0&&(L[0].endsWith("#")?o.add(
Q):S[L[0].slice(1)].add(Q))}});for(const f of E(l))o.add(f);return{found:S,all:o}}async function G(l,d){const A=await U(l,d);return[...new Set(Object.values(A).
flat())].sort((I,S)=>I-S)}async function W(l,d){const{bytes:A,table:I}=l,S=M(l),o=new Int32Array(S.length);for(let p=0;p<S.length;p++)o[p]=I.place[S[p]];const f=(0,R.
bS)(A),h=p=>S[(0,c.M)(o,p)-1],b=new u.s;let v=0;for(let p=0;p<S.length;p++){const L=p+1===S.length,Q=L?A.length:o[p+1],x=Q-o[p]>C;if(!x&&!L&&Q-v<k)continue;let _=Q;
if(x){o[p]>v&&d(f,v,o[p],h),b.reset();const H=b.value(A,l.bodies[S[p]],Q);v=o[p],H>=0&&(_=H)}d(f,v,_,h);const K=l.job.pace.step(z*(_-v));K&&await K,v=Q}for(const[
p,L]of g(l)){const Q=l.objectStream(p),x=l.job.pace.step(0);if(x&&await x,!Q)continue;const _=new Set(L),{starts:K,numbers:H,data:Z}=Q,te=Y=>{const J=H[(0,c.M)(
K,Y)-1];return J!==void 0&&_.has(J)?J:void 0};for(let Y=0;Y<Z.length;Y+=B){d((0,R.bS)(Z),Y,Math.min(Y+B+T,Z.length),te);const J=l.job.pace.step(z*B);J&&await J}}}
function*E(l){for(let d=1;l.hasChanges&&d<l.size;d++)l.isChanged(d)&&l.exists(d)&&(yield d)}function M(l){const{table:d,hasChanges:A}=l,I=[];let S=!0,o=-1;for(let f=1;f<
d.size;f++){if(d.kind[f]!==O.tL||A&&l.isChanged(f))continue;const h=d.place[f];S&&=h>=o,o=h,I.push(f)}return S?I:I.sort((f,h)=>d.place[f]-d.place[h])}function g(l){
const{table:d,hasChanges:A}=l,I=new Map;for(let S=1;S<d.size;S++){if(d.kind[S]!==O.UT||A&&l.isChanged(S))continue;const o=d.place[S],f=I.get(o);f?f.push(S):I.set(
o,[S])}return I}}),93604:((ne,$,y)=>{y.d($,{B:()=>O,M:()=>c});const O=(u,C)=>R(u,C,!1),c=(u,C)=>R(u,C,!0);function R(u,C,k){let[z,B]=[0,u.length];for(;z<B;){const T=z+
B>>1,N=u[T];N<C||k&&N===C?z=T+1:B=T}return z}})};
