"use strict";exports.id=7540,exports.ids=[7540],exports.modules={92410:((oe,Y,m)=>{m.d(Y,{Dy:()=>$,Od:()=>g,Us:()=>C,Vn:()=>I,ag:()=>U,dz:()=>H,gb:()=>V,jK:()=>G,kc:()=>E,qQ:()=>O,
uF:()=>x});var T=m(77598),a=m.n(T),M=m(82377);const u={"1.2.840.113549.2.5":"md5","1.3.14.3.2.26":"sha1","2.16.840.1.101.3.4.2.4":"sha224","2.16.840.1.101.3.4.2\
.1":"sha256","2.16.840.1.101.3.4.2.2":"sha384","2.16.840.1.101.3.4.2.3":"sha512"},x=_=>Object.entries(u).find(([,l])=>l===_)[0],C=new Set(["md5","sha1"]),$="1.2\
.840.113549.1.1.1",V="1.2.840.113549.1.1.10",U="1.2.840.113549.1.1.8",G="1.2.840.10045.2.1",W={[$]:["rsa",void 0],"1.2.840.113549.1.1.4":["rsa","md5"],"1.2.840.\
113549.1.1.5":["rsa","sha1"],"1.2.840.113549.1.1.14":["rsa","sha224"],"1.2.840.113549.1.1.11":["rsa","sha256"],"1.2.840.113549.1.1.12":["rsa","sha384"],"1.2.840\
.113549.1.1.13":["rsa","sha512"],[G]:["ecdsa",void 0],"1.2.840.10045.4.1":["ecdsa","sha1"],"1.2.840.10045.4.3.1":["ecdsa","sha224"],"1.2.840.10045.4.3.2":["ecds\
a","sha256"],"1.2.840.10045.4.3.3":["ecdsa","sha384"],"1.2.840.10045.4.3.4":["ecdsa","sha512"]},O=_=>u[(0,M.Q)(_.expect(M.gt).items().any())];function H(_,l){const c=_.
expect(M.gt).items(),f=(0,M.Q)(c.any());if(f===V)return k(c.maybe(M.gt));const[S,p]=W[f]??[],y=p??l;if(!(!S||!y||p&&l&&p!==l))return{kind:S,hash:y}}function k(_){
const l=_?.items(),c=l?.maybe((0,M.qA)(0)),f=l?.maybe((0,M.qA)(1)),S=l?.maybe((0,M.qA)(2)),p=c?O(c.items().any()):"sha1",y=f?L(f.items().any()):"sha1";if(!(!p||
p!==y))return{kind:"pss",hash:p,saltLength:S?(0,M.rl)(S.items().any()):20}}function L(_){const l=_.expect(M.gt).items();return(0,M.Q)(l.any())===U?O(l.any()):void 0}
const F=8192,j=2n**33n,b=4096;function E(_){if(!(_.length>b))try{const l=(0,T.createPublicKey)({key:Buffer.from(_),format:"der",type:"spki"}),{modulusLength:c=0,
publicExponent:f=3n,namedCurve:S}=l.asymmetricKeyDetails??{};return l.asymmetricKeyType==="ec"?S===void 0?void 0:l:(l.asymmetricKeyType==="rsa"||l.asymmetricKeyType===
"rsa-pss")&&c>=512&&c<=F&&f<j?l:void 0}catch{return}}function g({kind:_,hash:l,saltLength:c},f,S,...p){const y=f.asymmetricKeyType==="ec";if(y!==(_==="ecdsa")||
f.asymmetricKeyType==="rsa-pss"&&_!=="pss")return;const K=_==="pss"?T.constants.RSA_PKCS1_PSS_PADDING:T.constants.RSA_PKCS1_PADDING;try{const R=(0,T.createVerify)(
l);for(const X of p)R.update(X);return R.verify(y?f:{key:f,padding:K,..._==="pss"&&{saltLength:c}},S)}catch{return}}function I({kind:_,hash:l},c){const{modulusLength:f,
namedCurve:S=""}=c?.asymmetricKeyDetails??{},p=l==="md5"?"MD5":l.toUpperCase().replace("SHA","SHA-");return _==="ecdsa"?`ECDSA ${B[S]??S} ${p}`:`${_==="pss"?"RS\
A-PSS":"RSA"}${f===void 0?"":`-${f}`} ${p}`}const B={prime256v1:"P-256",secp384r1:"P-384",secp521r1:"P-521"}}),82377:((oe,Y,m)=>{m.d(Y,{Cq:()=>C,G:()=>x,Jx:()=>a,
Q:()=>f,Wm:()=>R,ao:()=>S,cp:()=>I,e4:()=>y,gt:()=>W,nR:()=>q,qA:()=>F,rK:()=>O,rl:()=>K,sG:()=>T,uL:()=>B,vh:()=>M,xT:()=>G,yg:()=>$,z2:()=>_});class T extends Error{}
const a=1,M=2,u=3,x=4,C=5,$=6,V=12,U=23,G=24,W=48,O=49,H=30,k=28,L=32,F=(v,w=!0)=>128|(w?L:0)|v,j=40,b=2e5;class E{bytes;tag;start;from;to;end;depth;budget;constructor(w,P,z,Q,Z,te,se,ie){
this.bytes=w,this.tag=P,this.start=z,this.from=Q,this.to=Z,this.end=te,this.depth=se,this.budget=ie}get contents(){return this.bytes.subarray(this.from,this.to)}get whole(){
return this.bytes.subarray(this.start,this.end)}children(){if((this.tag&L)===0)throw new T("not constructed");const w=[];for(let P=this.from;P<this.to;){const z=l(
this.bytes,P,this.to,this.depth+1,this.budget);w.push(z),P=z.end}return w}items(){return new g(this.children())}expect(w){if(this.tag!==w)throw new T(`tag ${this.
tag} in place of ${w}`);return this}}class g{values;at=0;constructor(w){this.values=w}any(){const w=this.values[this.at++];if(!w)throw new T("a value is missing");
return w}take(w){return this.any().expect(w)}maybe(w){return this.values[this.at]?.tag===w?this.values[this.at++]:void 0}}const I=()=>({nodes:b}),B=(v,w=I())=>l(
v,0,v.length,0,w);function _(v,w){const P=B(v,w);if(P.end!==v.length)throw new T("bytes follow");return P}function l(v,w,P,z,Q){if(z>j||--Q.nodes<0)throw new T(
"too much");const Z=v[w],te=v[w+1];if(w+2>P||(Z&31)===31)throw new T("no header");if(te===128)return c(v,w,P,z,Q);let se=w+2,ie=te;if(te>128){const ce=te&127;if(ce>
4||se+ce>P)throw new T("length");ie=0;for(let fe=0;fe<ce;fe++)ie=ie*256+v[se++]}if(ie>P-se)throw new T("too long");return new E(v,Z,w,se,se+ie,se+ie,z,Q)}function c(v,w,P,z,Q){
const Z=v[w];if((Z&L)===0)throw new T("length");for(let te=w+2;te+2<=P;){if(v[te]===0&&v[te+1]===0)return new E(v,Z,w,w+2,te,te+2,z,Q);te=l(v,te,P,z+1,Q).end}throw new T(
"no end")}function f(v){const{contents:w}=v.expect($);if(w.length===0||w.length>40)throw new T("identifier");const P=[];let z=0;for(const Q of w){if(z=z*128+(Q&
127),z>2**45)throw new T("identifier");if(!(Q>=128)){if(P.length>0)P.push(z);else{const Z=Math.min(Math.floor(z/40),2);P.push(Z,z-Z*40)}z=0}}if(w.at(-1)>=128)throw new T(
"identifier");return P.join(".")}function S(v){if((v.tag&L)===0)return v.contents;const w=[];return p(v,w),Buffer.concat(w)}function p(v,w){if((v.tag&L)===0)w.push(
v.contents);else for(const P of v.children())p(P,w)}function y(v){const{contents:w}=v.expect(u);if(w.length===0||w[0]>7)throw new T("bit string");return w.subarray(
1)}function K(v){const{contents:w}=v.expect(M);if(w.length===0||w.length>4||w[0]>=128)throw new T("integer");return w.reduce((P,z)=>P*256+z,0)}function R({tag:v,
contents:w}){const P=Buffer.from(w);return v===V?P.toString("utf8"):v===H?P.length%2===0?P.swap16().toString("utf16le"):"":v===k?"":P.toString("latin1")}const X=/^(\d{2}|\d{4})(\d{2})(\d{2})(\d{2})(\d{2})(?:(\d{2})(?:[.,](\d{1,9}))?)?Z$/;
function q(v){const{tag:w,contents:P}=v;if(w!==U&&w!==G)throw new T("time");const z=X.exec(Buffer.from(P.subarray(0,40)).toString("latin1")),[,Q="",Z,te,se,ie,ce="\
0",fe="0"]=z??[];if(!z||Q.length===2!=(w===U))throw new T("time");const he=Q.length===4?Number(Q):Number(Q)+(Number(Q)<50?2e3:1900),ae=new Date(0);if(ae.setUTCFullYear(
he,Number(Z)-1,Number(te)),!(ae.getUTCMonth()+1===Number(Z)&&ae.getUTCDate()===Number(te))||Number(se)>23||Number(ie)>59||Number(ce)>60)throw new T("time");return ae.
setUTCHours(Number(se),Number(ie),Number(ce),+`0.${fe}`*1e3)}}),34773:((oe,Y,m)=>{m.d(Y,{De:()=>l,Rv:()=>B,S7:()=>W,er:()=>H,fe:()=>_,jE:()=>O,rh:()=>k,w$:()=>C});
var T=m(92410),a=m(82377);const M=100;function u(c,f){const S=(0,a.z2)(c,f).expect(a.gt).items(),p=S.take(a.gt),y=S.take(a.gt),K=(0,a.e4)(S.any()),R=p.items();R.
maybe((0,a.qA)(0));const X=R.take(a.vh).contents;R.take(a.gt);const q=R.take(a.gt),[v,w]=R.take(a.gt).children(),P=R.take(a.gt),z=R.take(a.gt).whole;R.maybe((0,a.
qA)(1,!1)),R.maybe((0,a.qA)(2,!1));const Q=R.maybe((0,a.qA)(3));return{bytes:c,signedPart:p.whole,signature:K,algorithm:y,serial:X,issuer:q.whole,subject:P.whole,
issuerName:G(q),subjectName:G(P),notBefore:(0,a.nR)(v),notAfter:(0,a.nR)(w),keyInfo:z,extensions:Q?x(Q):new Map}}function x(c){const f=new Map,S=c.items().take(
a.gt).children();if(S.length>M)throw new a.sG("extensions");for(const p of S){const y=p.expect(a.gt).items(),K=(0,a.Q)(y.any()),R=y.maybe(a.Jx);if(f.has(K))throw new a.
sG("extension");f.set(K,{critical:(R?.contents[0]??0)!==0,value:(0,a.ao)(y.take(a.G))})}return f}function C(c,f){try{return u(c,f)}catch{return}}const $="2.5.4.\
3",V="2.5.4.10",U=4096;function G(c){const f=new Map;for(const S of c.children().slice(0,50))for(const p of S.children().slice(0,10)){const y=p.expect(a.gt).items(),
K=(0,a.Q)(y.any()),{tag:R,contents:X}=y.any(),q=(0,a.Wm)({tag:R,contents:X.subarray(0,U)}).replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu,"").trim().slice(0,200);q!==""&&
f.set(K,q)}return f.get($)??f.get(V)??[...f.values()][0]??null}const W=({serial:c})=>Buffer.from(c.subarray(0,64)).toString("hex").replace(/^(00)+(?=.)/,""),O=({
keyInfo:c})=>(0,T.kc)(c),H=(c,f)=>Buffer.compare(c,f)===0;function k(c,f){if(!H(c.issuer,f.subject))return!1;const S=O(f);try{const p=(0,T.dz)(c.algorithm);return S&&
p?(0,T.Od)(p,S,c.signature,c.signedPart):void 0}catch{return!1}}const L="2.5.29.15",F="2.5.29.37",j="2.5.29.19";function b({extensions:c}){const f=c.get(L)?.value;
if(!f)return;const S=(0,a.e4)((0,a.z2)(f));return new Set([...S].flatMap((p,y)=>[...Array(8).keys()].flatMap(K=>p&128>>K?[y*8+K]:[])))}const E=0,g=1,I=5;function B(c){
const f=b(c);return!f||f.has(E)||f.has(g)}function _(c){const f=b(c);if(f&&!f.has(I))return;const S=c.extensions.get(j)?.value;if(!S)return;const p=(0,a.z2)(S).
expect(a.gt).items(),y=p.maybe(a.Jx)?.contents[0]===255,K=p.maybe(a.vh);return y?K?(0,a.rl)(K):1/0:void 0}function l({extensions:c}){const f=c.get(F);return f&&
{critical:f.critical,purposes:(0,a.z2)(f.value).children().slice(0,50).map(a.Q)}}}),91374:((oe,Y,m)=>{m.d(Y,{QL:()=>C,bf:()=>x,fq:()=>L,hj:()=>k,i4:()=>O,iA:()=>V,
pv:()=>H,qU:()=>G,tP:()=>$});var T=m(77581),a=m(45599),M=m(9819),u=m(70549);function x(b){for(;b.part===""&&b.parent;)b=b.parent;return b}const C="FT Parent T T\
U TM Ff V DV DA Q DS RV Opt MaxLen TI I Lock SV".split(" "),$=100;function*V(b,{from:E=b.array((0,M.Wo)(b,"AcroForm")?.dict.get("Fields")),below:g,visit:I=new M.
_i(b),depth:B=1/0}={}){const _=[],l=(c=[],f)=>{for(let S=c.length-1;S>=0;S--)_.push({value:c[S],parent:f})};l(E,g);for(let c=_.pop();c;c=_.pop()){const{value:f,
parent:S}=c,p=(0,a.i9)(f)?b.get(f):f;if(!(0,a.Zm)(p)||!I.first(f)||(S?.depth??0)>=B)continue;const y=b.resolve(p.get("T")),K=b.resolve(p.get("FT")),R=y instanceof
a.Mx?(0,T.g7)(y):"",X={number:(0,a.i9)(f)?f.number:void 0,dict:p,parent:S,part:R,name:j(S&&S.depth%$!==0?S.name:"",R),type:K instanceof a.SX?K.text:S?.type,depth:(S?.
depth??0)+1};yield X,l(b.array(p.get("Kids")),X)}}const U=1e3,G=(0,u.n)(W);async function W(b){const E=[];for(const g of V(b)){E.push(g);const I=b.job.pace.step(
U);I&&await I}return E}function O(b){const E=new Set(b.flatMap(({parent:g,dict:I})=>g&&I.has("T")?[g]:[]));return b.filter(g=>(g.dict.has("T")||!g.parent)&&!E.has(
g))}function H(b,E){const g=b.resolve(k(b,E,"FT"));return g instanceof a.SX?g.text:void 0}function k(b,E,g){for(const I of F(b,E)){const B=I.get(g);if(B!==void 0)
return B}}function L(b,E){let g="";for(const I of F(b,E)){const B=b.resolve(I.get("T"));B instanceof a.Mx&&(g=j((0,T.g7)(B),g))}return g}function*F(b,E){let g=E;
for(let I=0;g&&I<$;I++)yield g,g=b.dict(g.get("Parent"))}const j=(b,E)=>b===""||E===""?b+E:`${b}.${E}`}),74963:((oe,Y,m)=>{m.d(Y,{vA:()=>ct,ae:()=>ot,gH:()=>Ce,
pe:()=>Pe});var T=m(42973),a=m(21836),M=m(22332),u=m(45599),x=m(82377),C=m(34773);const $="2.5.29.30",V="2.5.29.17",U="1.2.840.113549.1.9.1",G=1e5,W=(0,x.qA)(1,
!1),O=(0,x.qA)(4);function H({extensions:i},e){const t=i.get($)?.value;if(!t)return!0;const n=(0,x.z2)(t).expect(x.gt).items(),s=k(n.maybe((0,x.qA)(0))),r=k(n.maybe(
(0,x.qA)(1))),o=e.filter((d,A)=>A===0||!(0,C.er)(d.issuer,d.subject)).flatMap(L);if(o.length*(s.length+r.length)>G)throw new x.sG("too many names");return o.every(
d=>{const A=({tag:N})=>N===d.tag,h=s.filter(A),D=r.filter(A);return d.tag!==W&&d.tag!==O?h.length+D.length===0:(h.length===0||h.some(N=>g(d,N)))&&!D.some(N=>g(d,
N))})}const k=i=>(i?.children()??[]).map(e=>F(e.items().any()));function L({subject:i,extensions:e}){const t=e.get(V)?.value,n=t?(0,x.z2)(t).expect(x.gt).children().
map(F):[],s=(0,x.z2)(i),r=b(s),o=n.some(({tag:d})=>d===W)?[]:E(s);return[...r.length>0?[{tag:O,parts:r}]:[],...o,...n]}function F(i){const{tag:e}=i;return e===W?
{tag:e,parts:[j(i)]}:{tag:e,parts:e===O?b(i.items().any()):[]}}const j=i=>(0,x.Wm)(i).trim().replace(/\s+/g," ").toLowerCase(),b=i=>i.expect(x.gt).children().map(
e=>JSON.stringify(e.children().map(t=>{const n=t.items();return[(0,x.Q)(n.any()),j(n.any())]}).sort())),E=i=>i.children().flatMap(e=>e.children().flatMap(t=>{const n=t.
items();return(0,x.Q)(n.any())===U?[{tag:W,parts:[j(n.any())]}]:[]}));function g({tag:i,parts:e},t){if(i===O)return t.parts.every((o,d)=>e[d]===o);const[n=""]=e,
[s=""]=t.parts;if(s.includes("@"))return n===s;const r=n.slice(n.lastIndexOf("@")+1);return s.startsWith(".")?r.endsWith(s):r===s}const I=10,B=100,_=new Set([...[
14,15,16,17,18,19,31,32,33,35,36,37,46,54].map(i=>`2.5.29.${i}`),$,"1.3.6.1.5.5.7.1.1","1.3.6.1.5.5.7.1.3"]);async function l(i,e,t){const n=new c(e,t);return await n.
leads([i])?"trusted":n.isIncomplete?"chain_incomplete":"not_trusted"}class c{trusted;pace;isIncomplete=!1;tries=B;constructor(e,t){this.trusted=e,this.pace=t}async leads(e){
const{anchors:t,others:n}=this.trusted,s=e.at(-1);if(!this.isValid(s))return!1;if(t.some(({bytes:o})=>(0,C.er)(o,s.bytes)))return!0;if(!f(s))return!1;for(const o of t)
if(await this.issues(o,e,!0))return!0;if(e.length>=I)return!1;for(const o of n)if(await this.issues(o,e,!1)&&await this.leads([...e,o]))return!0;return[...t,...n].
some(({subject:o})=>(0,C.er)(s.issuer,o))||(this.isIncomplete=!0),!1}async issues(e,t,n){const s=t.at(-1);if(t.includes(e)||!(0,C.er)(s.issuer,e.subject)||this.
tries--<=0||!this.isValid(e))return!1;const r=performance.now(),o=S(e,t,n)&&(0,C.rh)(s,e)===!0;this.pace.addSince(r);const d=this.pace.step(0);return d&&await d,
o}isValid({notBefore:e,notAfter:t}){return this.trusted.time>=e&&this.trusted.time<=t}}const f=({extensions:i})=>[...i].every(([e,{critical:t}])=>!t||_.has(e));
function S(i,e,t){if(i.extensions.size===0)return t;try{const n=(0,C.fe)(i),s=e.slice(1).filter(r=>!(0,C.er)(r.issuer,r.subject));return n!==void 0&&s.length<=n&&
f(i)&&H(i,e)}catch{return!1}}var p=m(16231),y=m(78157),K=m(79725);function R(i,e,t){const{bytes:n}=i,s=e.length-n.length,r=X(i,t);if(!r)return;const{entries:o,number:d}=r,
A=q(n,o,"ByteRange"),h=q(n,o,"Contents");if(!A||!h||!P(n,h.start,h.end))return;const D=w(n,A.start,A.end);if(!D)return;const[N,J,ee,re]=D;if(!(!(N===0&&J===h.start+
s&&ee===h.end+s)||ee+re>e.length))return{gapStart:J,gapEnd:ee,end:ee+re,number:d}}function X(i,{value:e,field:t,fieldNumber:n}){const s=new K.R;if(e instanceof u.
oS){const A=i.place(e.number);return A?.bytes===i.bytes&&s.locate(A.bytes,A.start,A.end)?{entries:s,number:e.number}:void 0}if(!(e instanceof u.Bi)||n===void 0||
t?.get("V")!==e)return;const r=i.place(n);if(r?.bytes!==i.bytes||!s.locate(r.bytes,r.start,r.end))return;const o=q(i.bytes,s,"V"),d=new K.R;return o&&d.locate(i.
bytes,o.start,o.end)?{entries:d,number:void 0}:void 0}function q(i,e,t){const{at:n}=e,s=Buffer.from(t,"latin1");let r;for(let o=e.first;o<e.used;o+=4)if((0,y.bS)(
i.subarray(n[o],n[o+1])).equals(s)){if(r)return;r={start:n[o+2],end:n[o+3]}}return r}const v=i=>i>=y.l0&&i<=y.ev;function w(i,e,t){const n=(0,y.bS)(i.subarray(e,
Math.min(t,e+200))).toString("latin1");if(t-e>200||!n.startsWith("[")||!n.endsWith("]"))return;const s=n.slice(1,-1).split(/[\0\t\n\f\r ]/).filter(h=>h!=="");if(s.
length!==4||s.some(h=>h.length>15||[...h].some(D=>!v(D.charCodeAt(0)))))return;const[r,o,d,A]=s.map(Number);return[r,o,d,A]}function P(i,e,t){if(i[e]!==y.iH||i[t-
1]!==y.vz)return!1;for(let n=e+1;n<t-1;n++){const s=i[n],r=s|32;if(!v(s)&&!(r>=97&&r<=102))return!1}return!0}function z(i){let e=i.length;for(;e>0&&` \r
	\0\f`.includes(String.fromCharCode(i[e-1]));)e--;return e}function Q(i,e,t){let n=e;for(;n>e-3&&n>0&&[10,13,32].includes(i[n-1]);)n--;if((0,y.bS)(i.subarray(Math.
max(0,n-5),n)).toString("latin1")!=="%%EOF")return!1;const s=(0,M.l3)(i,n);return t.has(s)&&(0,y.AN)(i,s,e)<n}var Z=m(91374),te=m(6057),se=m(54619),ie=m(64680),
ce=m(88500),fe=m(45079);class he{before;after;apart;changed;leading;hasHidden;constructor(e,t,n){this.before=e,this.after=t,this.apart=n;const s=Math.max(e.table.
size,t.table.size);this.changed=new Uint8Array(s);for(const r of this.moved(s))this.changed[r]=1;for(let r=0;r<t.table.size;r++){const{kind:o,place:d}=t.table;o[r]===
se.UT&&this.changed[d[r]]===1&&(this.changed[r]=1)}this.leading=this.changed.slice(),this.hasHidden=this.findHidden()}static async find(e,t,n){const s=new he(e,
t,n);return await s.followBack(),s}async followBack(){const{leading:e,apart:t}=this,{pace:n}=this.after.job,s=await this.allReferences(),r=new Int32Array(e.length+
1);for(let h=1;h<s.length;h+=2)r[s[h]+1]++;for(let h=0;h<e.length;h++)r[h+1]+=r[h];const o=new Int32Array(s.length/2),d=r.slice();for(let h=0;h<s.length;h+=2)o[d[s[h+
1]]++]=s[h];const A=[];for(let h=0;h<e.length;h++)e[h]===1&&!t.has(h)&&A.push(h);for(let h=A.pop();h!==void 0;h=A.pop()){for(let N=r[h];N<r[h+1];N++){const J=o[N];
e[J]===1||t.has(J)||(e[J]=1,A.push(J))}const D=n.step(100+r[h+1]-r[h]);D&&await D}}async allReferences(){const{after:e,leading:t}=this,n=new ce.s;let s=new Int32Array(
1024),r=0;for(let o=1;o<e.table.size;o++){const d=ae(e.table,o)?e.place(o):void 0;if(!d)continue;n.reset();const A=n.value(d.bytes,d.start,d.end);for(let D=0;D<
n.used;D+=3){const N=n.marks[D];N>=t.length||(r+2>s.length&&(s=(0,K.Z)(s,r+2)),s[r++]=o,s[r++]=N)}const h=e.job.pace.step(200+Math.max(A-d.start,0));h&&await h}
return s.subarray(0,r)}*moved(e){const[t,n]=[this.before.table,this.after.table];for(let s=1;s<e;s++){const[r,o]=[ae(t,s),ae(n,s)];if(r!==o)yield s;else if(r){const d=A=>t[A][s]===
n[A][s];(!d("kind")||!d("place")||!d("detail"))&&(yield s)}}}findHidden(){const{table:e}=this.after,t=this.before.bytes.length;for(let n=1;n<e.size;n++){if(this.
changed[n]!==1||!ae(e,n))continue;const s=e.kind[n]===se.UT?e.place[n]:n;if(e.kind[s]===se.tL&&e.place[s]<t)return!0}return!1}isChanged(e){const t=e instanceof u.
oS?e.number:e;return typeof t=="number"&&this.changed[t]===1}isAdded(e){return!ae(this.before.table,e)}touches(e){return ke(e).some(t=>!this.apart.has(t)&&this.
leading[t]===1)}isSame(e,t){return ne(e)===ne(t)&&!this.touches(t)}differingKeys(e,t){const n=[];for(const s of new Set([...e.keys(),...t.keys()]))this.isSame(e.
get(s),t.get(s))||n.push(s);return n}}const ae=({kind:i},e)=>i[e]===se.tL||i[e]===se.UT;function ne(i){if(i===void 0)return"";const e=new ie.k(256);return(0,fe.
bD)(e,ge(i),fe.yT),Buffer.from(e.bytes).toString("latin1")}function ge(i){if(Array.isArray(i))return i.map(ge);if(!(i instanceof u.Bi))return i;const e=[...i].sort(
([t],[n])=>t<n?-1:1);return new u.Bi(e.map(([t,n])=>[t,ge(n)]))}function ke(i){const e=[],t=[i];for(;t.length>0;){const n=t.pop();if(n instanceof u.oS)e.push(n.
number);else if(Array.isArray(n))for(const s of n)t.push(s);else if(n instanceof u.Bi)for(const s of n.values())t.push(s);else n instanceof u.Z6&&t.push(n.dict)}
return e}const Le=new Set(["K","Nums","Kids"]),Be=new Set(["ParentTreeNextKey","Limits"]),Ke=new Set(["Obj","Pg","Stm"]);async function Ue(i,e,t){const[n,s]=[i.
catalog.get("StructTreeRoot"),e.catalog.get("StructTreeRoot")];if(!n||!s)return;const r=[{key:"",was:n,is:s}],o=new Set(t),d=[];for(let A=r.pop();A;A=r.pop()){const{
key:h,was:D,is:N}=A;if(Ke.has(h)&&ne(D)===ne(N))continue;const[J,ee]=[i.resolve(D),e.resolve(N)];if(N instanceof u.oS&&!(0,u.cy)(ee)){if(!(D instanceof u.oS)||D.
number!==N.number)return;if(o.has(N.number))continue;o.add(N.number),(0,u.Zm)(ee)&&Fe(e,ee)&&d.push(N.number)}const de=h==="K"&&(0,u.cy)(ee)&&!(0,u.cy)(J)?_e(D===
void 0?[]:[D],ee):Ge(h,J,ee);if(!de)return;for(const me of de)r.push(me);const ue=e.job.pace.step(500);ue&&await ue}return d}const Fe=(i,e)=>e.has("P")?i.resolve(
e.get("S"))instanceof u.SX:(0,u.Eo)(i.resolve(e.get("Type")),"StructTreeRoot");function Ge(i,e,t){if((0,u.Zm)(e)&&(0,u.Zm)(t)){const n=[...new Set([...e.keys(),
...t.keys()])].filter(s=>!Be.has(s));return n.some(s=>!e.has(s)&&s!=="K")?void 0:n.map(s=>({key:s,was:e.get(s),is:t.get(s)}))}if((0,u.cy)(e)&&(0,u.cy)(t))return(Le.
has(i)?e.length<=t.length:e.length===t.length)?_e(e,t):void 0;if(!(e instanceof u.Z6||t instanceof u.Z6))return ne(e)===ne(t)?[]:void 0}const _e=(i,e)=>i.map((t,n)=>({
key:"",was:t,is:e[n]}));async function je(i,e){const t=await Te(i),n=await Te(e),s=[...n.pages,...n.widgets.keys(),...n.comments],r=new Set([e.catalogNumber,...s]);
let o=await he.find(i,e,r);const[d,A]=[i,e].map(N=>N.catalog.get("StructTreeRoot")),h=o.isSame(d,A)?void 0:await Ue(i,e,new Set(s));h&&(o=await he.find(i,e,new Set(
[...r,...h])));const D=new Qe(t,n,h!==void 0,o);return await D.run(),{kinds:D.kinds,fields:D.fields,hasHidden:D.differences.hasHidden,showsNewField:D.showsNewField}}
const We=new Set("Text FreeText Line Square Circle Polygon PolyLine Highlight Underline Squiggly StrikeOut Stamp Caret Ink Popup FileAttachment".split(" "));async function Te(i){
const e=await(0,Z.qU)(i),t=new Map(e.flatMap(r=>r.number===void 0?[]:[[r.number,r]])),n=[],s=new Set;for(let r=0;r<i.pages.count;r++){const o=i.pages.number(r);
n.push(o);for(const A of i.array(i.dict(new u.oS(o))?.get("Annots"))??[])A instanceof u.oS&&He(i,A)&&s.add(A.number);const d=i.job.pace.step(2e3);d&&await d}return{
pages:n,fields:e,widgets:t,comments:s}}function He(i,e){const t=i.resolve(e),n=(0,u.Zm)(t)?i.resolve(t.get("Subtype")):null;return n!==null&&[...We].some(s=>(0,u.
Eo)(n,s))}const Ve=new Set(["AcroForm","DSS","Pages","StructTreeRoot","Extensions","Metadata","Version"]),ze=new Set(["Annots","Parent","Metadata","LastModified",
"Tabs"]);class Qe{older;newer;hasGrownTags;differences;kinds=new Set;fields=[];before;after;showsNewField=!1;hasQuietChanges=!1;constructor(e,t,n,s){this.older=
e,this.newer=t,this.hasGrownTags=n,this.differences=s,{before:this.before,after:this.after}=s}async run(){this.compareTrailers(),this.compareCatalogs(),this.compareForms(),
await this.comparePages(),this.compareFields(),this.compareTags(),this.hasQuietChanges&&this.kinds.size===0&&this.kinds.add("other")}compareCatalogs(){const{before:e,
after:t,differences:n}=this;for(const s of new Set([...e.catalog.keys(),...t.catalog.keys()]))n.isSame(e.catalog.get(s),t.catalog.get(s))||(s==="DSS"?this.kinds.
add("validation_data"):Ve.has(s)?(s==="Extensions"||s==="Metadata"||s==="Version")&&(this.hasQuietChanges=!0):this.kinds.add("other"))}compareTrailers(){const[e,
t]=[this.before.trailer,this.after.trailer];for(const n of this.differences.differingKeys(e,t))n==="Info"?this.hasQuietChanges=!0:n!=="ID"&&this.kinds.add("othe\
r")}compareForms(){const e=this.before.dict(this.before.catalog.get("AcroForm"))??new u.Bi,t=this.after.dict(this.after.catalog.get("AcroForm"))??new u.Bi;for(const n of this.
differences.differingKeys(e,t)){const s=n==="NeedAppearances"&&this.after.resolve(t.get(n))!==!0;n==="Fields"?this.compareLists(this.before.array(e.get(n)),this.
after.array(t.get(n))):n==="DR"?this.compareFonts(e.get(n),t.get(n)):n==="DA"&&!e.has(n)?this.hasQuietChanges=!0:n!=="SigFlags"&&!s&&this.kinds.add("other")}}compareFonts(e,t){
const[n,s]=[this.before.dict(e)??new u.Bi,this.after.dict(t)??new u.Bi];for(const[r,o]of n){const d=this.after.dict(s.get(r));for(const[A,h]of this.before.dict(
o)??[])this.differences.isSame(h,d?.get(A))||this.kinds.add("other")}}compareLists(e=[],t=[]){const n=new Set(t.map(o=>ne(o))),s=new Set(e.map(o=>ne(o))),r=o=>!(o instanceof
u.oS)&&!s.has(ne(o));(e.some(o=>!n.has(ne(o)))||t.some(r))&&this.kinds.add("other")}async comparePages(){const[e,t]=[this.older.pages,this.newer.pages];if(e.length!==
t.length||e.some((n,s)=>n!==t[s])){this.kinds.add("other");return}this.differences.touches(this.after.catalog.get("Pages"))&&this.kinds.add("other");for(const n of t){
const[s,r]=[this.before.dict(new u.oS(n)),this.after.dict(new u.oS(n))];!s||!r?this.kinds.add("other"):this.comparePage(s,r);const o=this.after.job.pace.step(2e3);
o&&await o}}comparePage(e,t){for(const n of this.differences.differingKeys(e,t)){const s=n==="StructParents"&&!e.has(n);!ze.has(n)&&!s?this.kinds.add("other"):n!==
"Annots"&&(this.hasQuietChanges=!0),n==="Parent"&&ne(e.get(n))!==ne(t.get(n))&&this.kinds.add("other")}this.compareAnnotations(this.before.array(e.get("Annots"))??
[],this.after.array(t.get("Annots"))??[])}compareAnnotations(e,t){const n=new Set(e.map(r=>ne(r))),s=new Set(t.map(r=>ne(r)));for(const r of e)s.has(ne(r))||this.
kinds.add(r instanceof u.oS&&this.older.comments.has(r.number)?"annotations":"other");for(const r of t){const o=r instanceof u.oS?r.number:-1,d=!n.has(ne(r));this.
newer.comments.has(o)?this.compareComment(o,d):this.newer.widgets.has(o)?d&&!this.differences.isAdded(o)&&this.kinds.add("other"):(d||this.differences.touches(r))&&
this.kinds.add("other")}}compareComment(e,t){const[n,s]=[this.before.dict(new u.oS(e)),this.after.dict(new u.oS(e))];t&&n?this.kinds.add("other"):(t||!n||this.differences.
differingKeys(n,s).length>0)&&this.kinds.add("annotations")}compareFields(){const e=new Set((0,Z.i4)(this.newer.fields)),t=new Map;for(const s of this.newer.fields){
const r=s.parent&&e.has(s.parent)?s.parent:void 0;r&&$e(t,r,s)}for(const s of this.newer.fields)s.parent&&e.has(s.parent)||(e.has(s)?this.compareField(s,t.get(s)??
[]):this.compareGroup(s));const n=new Set(this.newer.fields.map(({number:s})=>s));this.older.fields.some(({number:s})=>s!==void 0&&!n.has(s))&&this.kinds.add("o\
ther")}compareGroup({number:e,dict:t}){const n=e===void 0?void 0:this.olderField(e);if(!n){e!==void 0&&this.kinds.add("other");return}for(const s of this.differences.
differingKeys(n,t))s==="Kids"?this.compareLists(this.before.array(n.get(s)),this.after.array(t.get(s))):this.kinds.add("other")}olderField(e){return this.older.
widgets.get(e)?.dict}compareField(e,t){const{number:n,dict:s,type:r,name:o}=e;if(n===void 0)return;const d=this.olderField(n);if(!d)return this.addField(e,t);const A=[
e,...t],h=new Set;for(const N of A)for(const J of this.changedEntries(N))h.add(J);if(h.size===0)return;if(r==="Sig"){this.before.resolve((0,Z.hj)(this.before,d,
"V"))===null&&this.isNewSignature(s)&&Ae(h,Ze)?this.addSignature(s):this.kinds.add("other");return}!(ve(this.before,d)!==ve(this.after,s)||h.has("AS")&&r==="Btn")||
!Ae(h,Ye)?this.kinds.add("other"):(this.kinds.add("form_values"),this.fields.push(o))}changedEntries({number:e,dict:t}){const n=e===void 0?void 0:this.olderField(
e);return n?this.differences.differingKeys(n,t):e===void 0?[]:["Kids"]}addField({number:e,dict:t,type:n},s){const r=n==="Sig"&&[e,...s.map(h=>h.number)].every(h=>this.
differences.isAdded(h)),o=r&&this.isNewSignature(t),d=r&&this.after.resolve((0,Z.hj)(this.after,t,"V"))===null,A=[t,...s.map(h=>h.dict)].some(h=>h.has("AP")&&(0,te.
b0)(this.after,h.get("Rect")));o?this.addSignature(t):this.kinds.add(d&&!A?"signatures":"other"),this.showsNewField||=o&&A}isNewSignature(e){const t=e.get("V");
return t instanceof u.oS&&this.differences.isAdded(t.number)&&(0,u.Zm)(this.after.get(t))}addSignature(e){const t=this.after.dict(e.get("V"))?.get("Type");this.
kinds.add((0,u.Eo)(t,"DocTimeStamp")?"time_stamps":"signatures")}compareTags(){const[e,t]=[this.before.catalog.get("StructTreeRoot"),this.after.catalog.get("Str\
uctTreeRoot")];!this.differences.isSame(e,t)&&!(this.kinds.has("signatures")&&this.hasGrownTags)&&this.kinds.add("other")}}function $e(i,e,t){const n=i.get(e);n?
n.push(t):i.set(e,[t])}const Ae=(i,e)=>[...i].every(t=>e.has(t)),Ze=new Set(["V","AP","F","P","M","MK"]),Ye=new Set(["V","AS","AP","I","TI","RV","M"]);function ve(i,e){
const t=i.resolve((0,Z.hj)(i,e,"V"));return t instanceof u.Z6?Buffer.from(i.encoded(t)).toString("latin1"):Array.isArray(t)?t.map(n=>ne(i.resolve(n))).join(`
`):ne(t)}var Oe=m(26836),Ie=m(77598),le=m(92410),Me=m(90618),pe=m(50818),ye=m(20515),Je=m(46287);const xe={certificate:void 0,certificates:[],algorithm:null,claimedTime:void 0,
stampedTime:void 0,isIntact:null,isVerified:null},Xe=8<<20,Se={...xe,problems:["contents_unreadable"]};async function qe(i,e,{subFilter:t,embedded:n,further:s},r){
const{gapStart:o,gapEnd:d,end:A}=e;if(d-o>2*Xe)return Se;const h=Buffer.from((0,y.bS)(i.subarray(o+1,d-1)).toString("latin1"),"hex"),D=[i.subarray(0,o),i.subarray(
d,A)];try{if(t==="adbe.x509.rsa_sha1")return st(h,n,D);const N=(0,Me.eG)(h,s),ee=await et(N,t,async me=>me&&(0,Je.o)(D,me,r.pace),D),re=h.subarray(N.end),ue=[...re.
equals(Buffer.alloc(re.length))?[]:["trailing_data"],...N.signers===1?[]:["several_signers"]];return{...ee,problems:[...new Set([...ee.problems,...ue])]}}catch(N){
if(N instanceof x.sG)return Se;throw N}}async function et(i,e,t,n){const{signer:s,certificates:r}=i,{certificate:o,scheme:d}=s,A={certificate:o,certificates:r,algorithm:d?
(0,le.Vn)(d,o&&(0,C.jE)(o)):null,claimedTime:s.attributes.signingTime};if(e==="ETSI.RFC3161")return{...A,...await nt(i,t)};const h=(ee,re)=>(0,le.Od)(ee,(0,C.jE)(
re),s.signature,...n),D=e==="adbe.pkcs7.sha1"?await tt(i,t):i.content||i.contentType!==Me.vN?void 0:(0,ye.M)(i,await t(s.hash),h);if(!D)return{...Se,...A,stampedTime:void 0};
const N=[...D.problems];e==="ETSI.CAdES.detached"&&!s.attributes.certificateHash&&N.push("attribute_missing");const J=s.timeStamp&&(0,pe.H9)(s.timeStamp,s.signature,
r);return s.timeStamp&&!J&&N.push("timestamp_wrong"),{...A,...D,problems:N,stampedTime:J?.info.time}}async function tt(i,e){const{content:t,signer:n}=i,s=await e(
"sha1"),r=t!==void 0&&s!==void 0&&(0,C.er)(t,s),o=(h,D)=>(0,le.Od)(h,(0,C.jE)(D),n.signature,t),d=(0,ye.M)(i,n.hash&&t?(0,Ie.createHash)(n.hash).update(t).digest():
void 0,o),A=[...d.problems,"algorithm_weak",...r?[]:["digest_differs"]];return{...d,isIntact:r?d.isIntact:!1,problems:[...new Set(A)]}}async function nt(i,e){const t=(0,pe.
UB)(i),{hash:n}=i.signer,s=(0,ye.M)(i,n&&(0,Ie.createHash)(n).update(i.content).digest()),r=await e(t.hash),o=r!==void 0&&(0,C.er)(r,t.imprint),d=[...s.problems];
t.hash?o||d.push("digest_differs"):d.push("algorithm_unknown"),t.hash&&le.Us.has(t.hash)&&d.push("algorithm_weak");const A=i.signer.certificate!==void 0&&(0,pe.
R2)(i.signer.certificate);A||d.push("timestamp_wrong");const h=t.hash===void 0?null:o?s.isIntact:!1,D=h===!0&&s.isVerified===!0&&A;return{...s,isIntact:h,problems:[
...new Set(d)],stampedTime:D?t.time:void 0}}function st(i,e,t){const n=(0,x.ao)((0,x.uL)(i).expect(x.G)),[s]=e,r=s&&(0,C.jE)(s),o={kind:"rsa",hash:"sha1"},d=r?(0,le.
Od)(o,r,n,...t)??null:null;return{...xe,certificate:s,certificates:e,algorithm:(0,le.Vn)(o,r),isIntact:d,isVerified:d,problems:["algorithm_weak",...d===!1?["sig\
nature_wrong"]:[],...d===null?["algorithm_unknown"]:[]]}}const it=50,De=200,Ne=100,rt=50;async function ot(i,e,t){const n=(await(0,p.Df)(i)).filter(({signature:o})=>o!==
void 0);if(n.length>De)throw(0,T.F)("nodes",`The document has ${n.length} signatures; at most ${De} are checked`,"Remove some");const s=new ht(i,e,t,await ft(i)),
r=[];for(const o of n){const d=performance.now();r.push(await s.check(o)),i.job.pace.addSince(d);const A=i.job.pace.step(0);A&&await A}return{entries:r,allIntact:r.
length>0&&r.every(Ce),coversWholeFile:r.some(({covers:o,intact:d})=>o==="whole_file"&&d===!0)}}const at=new Set(["certificate_expired","certificate_not_yet_vali\
d","algorithm_weak","attribute_missing","chain_incomplete","not_trusted","timestamp_wrong"]),Ce=({intact:i,verified:e,changesAfter:t,problems:n})=>i===!0&&e===!0&&
!t.includes("other")&&n.every(s=>at.has(s)),ct=({entries:i,allIntact:e,coversWholeFile:t})=>({count:i.length,allIntact:e,coversWholeFile:t,entries:i.map(n=>({...n}))});
async function ft(i){const e=i.array(i.dict(i.catalog.get("DSS"))?.get("Certs"))??[],t=[],n=new Set(e.slice(0,Ne).map(s=>i.resolve(s)));for(const s of n){const r=s instanceof
u.Z6?await i.decodedAtEase(s,{found:!1}).catch(dt):void 0,o=r&&(0,C.w$)(r),d=r&&i.job.pace.step(r.length*it);d&&await d,o&&t.push(o)}return t}function dt(i){if(!Re(
i))throw i}const we={kinds:new Set(["other"]),fields:[],hasHidden:!1,showsNewField:!1},ut={kinds:new Set,fields:[],hasHidden:!1,showsNewField:!1};class ht{document;input;options;further;sections;contentEnd;checkedContents=new Map;changes=new Map;job;constructor(e,t,n,s){
this.document=e,this.input=t,this.options=n,this.further=s,this.sections=(0,M.mq)(e.bytes),this.contentEnd=z(t);const{onRepaired:r,...o}=e.job;this.job={...o,asked:void 0}}async check(e){
const{document:t,input:n}=this,s=e.signature,r=R(t,n,e),o=r&&await this.contentsOf(e,r),d=o?.contents,{covers:A,after:h,problems:D}=await this.checkRevision(e,r),
N=pt(d,(0,p.W4)(t,s)),J=d?.certificate,ee=[...D,...d?.problems??[],...St(J,N.time)],re=o?o.trust??=await this.trustIn(d,N.time):await this.trustIn(d,N.time);re!==
void 0&&re!=="trusted"&&ee.push(re);const de=(0,Oe.k)(t,s,e.field);(0,Oe.T)(de,h)&&ee.push("certification_violated");const ue=d?.isVerified??null;return{field:e.
name,kind:e.kind,signer:J?.subjectName??null,issuer:J?.issuerName??null,serial:J?(0,C.S7)(J):null,signedAt:N.signedAt,timestamp:be(d?.stampedTime),algorithm:d?.
algorithm??null,intact:ue===!1||!r||D.includes("not_a_revision")?!1:d?.isIntact??null,verified:ue,certificateInTime:J&&N.time!==void 0?yt(J,N.time):null,timeSource:N.
source,covers:A,changesAfter:[...h.kinds].sort(),certification:de.certification??null,trusted:this.options.anchors?re==="trusted":null,problems:[...new Set(ee)].
sort()}}async contentsOf(e,t){const{document:n,input:s,further:r}=this,o=this.checkedContents.get(t.gapStart);if(o)return o;const d=n.resolve(e.signature.get("S\
ubFilter")),h={subFilter:d instanceof u.SX?d.text:void 0,embedded:this.embedded(e),further:r},D={contents:await qe(s,t,h,this.job)};return this.checkedContents.
set(t.gapStart,D),D}embedded({signature:e}){const t=this.document.resolve(e.get("Cert")),n=Array.isArray(t)?t.slice(0,Ne).map(r=>this.document.resolve(r)):[t],s=(0,x.
cp)();return n.flatMap(r=>r instanceof u.Mx?(0,C.w$)(r.bytes,s)??[]:[])}async checkRevision(e,t){if(!t)return{covers:"part",after:we,problems:["byte_range_malfo\
rmed"]};const{end:n}=t;if(n>=this.contentEnd)return{covers:"whole_file",after:ut,problems:[]};const s=this.input.length-this.document.bytes.length;if(!Q(this.document.
bytes,n-s,this.sections))return{covers:"part",after:we,problems:["not_a_revision"]};const r=await this.compare(n);if(!r)return{covers:"earlier_revision",after:we,
problems:[]};const o=await mt(r.before,e);return{covers:"earlier_revision",after:r.found,problems:[...o?[]:["not_a_revision"],...r.found.hasHidden?["hidden_cont\
ent"]:[]]}}async compare(e){if(this.changes.has(e))return this.changes.get(e);const{document:t,options:n}=this;let s;if(!n.isDamaged&&!t.suspect&&this.changes.size<
rt){const r=await this.open(this.input.subarray(0,e));r&&(s={before:r,found:await je(r,t)})}return this.changes.set(e,s),s}async open(e){const t={isDamaged:!1},
n={...this.job,onRepaired:()=>{t.isDamaged=!0}};try{const s=await(0,a.E)(e,n,{password:this.options.password});return t.isDamaged||s.suspect?void 0:s}catch(s){if(Re(
s))return;throw s}}async trustIn(e,t){const{anchors:n}=this.options;if(!n)return;const s=e?.certificate;if(!s||!n.some(({bytes:d})=>(0,C.er)(d,s.bytes))&&!lt(s))
return"not_trusted";const o={others:e.certificates,anchors:n,time:t??s.notBefore};return l(s,o,this.job.pace)}}function lt(i){try{return(0,C.Rv)(i)}catch{return!1}}
const Re=i=>Ee(i)&&"code"in i&&["unreadable_document","wrong_password","password_required"].includes(String(i.code)),Ee=i=>typeof i=="object"&&i!==null;async function mt(i,{
name:e,fieldNumber:t,value:n}){const s=await(0,p.Df)(i),r=o=>o.name===e&&o.fieldNumber===t&&((0,u.Zm)(n)?(0,u.Zm)(o.value):gt(o.value,n));return s.some(r)}const gt=(i,e)=>Ee(
i)&&Ee(e)&&"number"in i&&"number"in e&&i.number===e.number;function pt(i,e){const t=e??be(i?.claimedTime),n=i?.stampedTime;if(n!==void 0)return{signedAt:t??be(n),
time:n,source:"timestamp"};const s=t===null?NaN:Pe(t);return Number.isNaN(s)?{signedAt:t,time:void 0,source:null}:{signedAt:t,time:s,source:"claimed"}}const Pe=i=>Date.
parse(i.includes("T")&&!/(?:Z|[+-]\d\d:\d\d)$/.test(i)?`${i}Z`:i),be=i=>i===void 0||Number.isNaN(i)?null:new Date(i).toISOString().replace(/\.000Z$/,"Z"),yt=({notBefore:i,
notAfter:e},t)=>t>=i&&t<=e;function St(i,e){return!i||e===void 0?[]:e<i.notBefore?["certificate_not_yet_valid"]:e>i.notAfter?["certificate_expired"]:[]}}),26836:((oe,Y,m)=>{
m.d(Y,{T:()=>V,k:()=>C});var T=m(45599),a=m(77581);const M=["validation_data","time_stamps"],u={no_changes:new Set(M),fill_forms:new Set([...M,"signatures","for\
m_values"]),comments:new Set([...M,"signatures","form_values","annotations"])},x=[void 0,"no_changes","fill_forms","comments"];function C(U,G,W){const O=(U.array(
G.get("Reference"))??[]).flatMap(g=>U.dict(g)??[]),H=g=>O.filter(I=>(0,T.Eo)(U.resolve(I.get("TransformMethod")),g)),k=g=>U.dict(g.get("TransformParams")),L=H("\
DocMDP")[0],F=L&&U.resolve(k(L)?.get("P")),j=U.dict(W?.get("Lock")),b=[...H("FieldMDP").flatMap(g=>k(g)??[]),...j?[j]:[]],E=j&&U.resolve(j.get("P"));return{certification:L&&
(typeof F=="number"?x[F]:"fill_forms"),lock:typeof E=="number"?x[E]:void 0,isLocked:g=>b.some(I=>$(U,I,g))}}function $(U,G,W){const O=U.resolve(G.get("Action")),
k=(U.array(G.get("Fields"))??[]).flatMap(L=>{const F=U.resolve(L);return F instanceof T.Mx?[(0,a.g7)(F)]:[]}).some(L=>W===L||W.startsWith(`${L}.`));return O instanceof
T.SX?O.text==="All"||O.text==="Include"&&k||O.text==="Exclude"&&!k:!1}function V({certification:U,lock:G,isLocked:W},{kinds:O,fields:H,showsNewField:k}){const L=[
U,G].filter(F=>F!==void 0);return L.length>0&&k?!0:L.some(F=>[...O].some(j=>!u[F].has(j)))||H.some(W)}}),90618:((oe,Y,m)=>{m.d(Y,{FQ:()=>V,Qk:()=>O,Ty:()=>$,VG:()=>C,
do:()=>W,eG:()=>L,ok:()=>u,vN:()=>x});var T=m(92410),a=m(82377),M=m(34773);const u="1.2.840.113549.1.7.2",x="1.2.840.113549.1.7.1",C="1.2.840.113549.1.9.16.1.4",
$="1.2.840.113549.1.9.3",V="1.2.840.113549.1.9.4",U="1.2.840.113549.1.9.5",G="1.2.840.113549.1.9.16.2.12",W="1.2.840.113549.1.9.16.2.47",O="1.2.840.113549.1.9.1\
6.2.14",H=100,k=50;function L(l,c=[]){const f=(0,a.uL)(l).expect(a.gt),S=f.items();if((0,a.Q)(S.any())!==u)throw new a.sG("not signed data");const p=S.take((0,a.
qA)(0)).items().take(a.gt).items();p.take(a.vh),p.take(a.rK);const y=p.take(a.gt).items(),K=(0,a.Q)(y.any()),R=y.maybe((0,a.qA)(0))?.items().any(),X=[...F(p.maybe(
(0,a.qA)(0))),...c];p.maybe((0,a.qA)(1));const q=p.take(a.rK).children();if(!q[0])throw new a.sG("no signer");return{contentType:K,content:R&&(0,a.ao)(R),certificates:X,
signers:q.length,signer:b(q[0],X),end:f.end}}function F(l){const c=[],f=(0,a.cp)();for(const S of l?.children().slice(0,H)??[]){const p=S.tag===a.gt?(0,M.w$)(S.
whole,f):void 0;p&&c.push(p)}return c}const j="2.5.29.14";function b(l,c){const f=l.expect(a.gt).items();f.take(a.vh);const S=f.maybe((0,a.qA)(0,!1)),p=(0,a.cp)(),
y=S?c.find(({extensions:w})=>{const P=w.get(j)?.value;return P&&(0,M.er)((0,a.ao)((0,a.z2)(P,p)),S.contents)}):E(f.take(a.gt),c),K=(0,T.qQ)(f.take(a.gt)),R=f.maybe(
(0,a.qA)(0)),X=(0,T.dz)(f.take(a.gt),K),q=(0,a.ao)(f.any()),v=f.maybe((0,a.qA)(1));return{certificate:y,hash:K,scheme:X,signature:q,attributeBytes:R&&g(R),attributes:B(
R?I(R):new Map),timeStamp:v&&I(v).get(O)?.whole}}function E(l,c){const f=l.items(),S=f.take(a.gt).whole,p=f.take(a.vh).contents;return c.find(y=>(0,M.er)(y.serial,
p)&&(0,M.er)(y.issuer,S))}function g(l){const c=Uint8Array.from(l.whole);return c[0]=a.rK,c}function I(l){const c=new Map,f=l.children();if(f.length>k)throw new a.
sG("attributes");for(const S of f){const p=S.expect(a.gt).items(),y=(0,a.Q)(p.any()),[K]=p.take(a.rK).children();if(!K||c.has(y))throw new a.sG("attribute");c.set(
y,K)}return c}function B(l){const c=l.get($),f=l.get(V),S=l.get(U);return{contentType:c&&(0,a.Q)(c),messageDigest:f&&(0,a.ao)(f.expect(a.G)),signingTime:S&&(0,a.
nR)(S),certificateHash:_(l)}}function _(l){const c=l.get(W),f=l.get(G),S=(c??f)?.items().take(a.gt).children()[0];if(!S)return;const p=S.items(),y=c?p.maybe(a.gt):
void 0;return{hash:c?y?(0,T.qQ)(y):"sha256":"sha1",digest:(0,a.ao)(p.take(a.G))}}}),50818:((oe,Y,m)=>{m.d(Y,{H9:()=>W,R2:()=>G,UB:()=>V});var T=m(77598),a=m.n(T),
M=m(92410),u=m(82377),x=m(34773),C=m(90618),$=m(20515);function V({contentType:O,content:H}){if(O!==C.VG||!H)throw new u.sG("not a time stamp");const k=(0,u.z2)(
H).expect(u.gt).items();k.take(u.vh),(0,u.Q)(k.any());const L=k.take(u.gt).items(),F=(0,M.qQ)(L.take(u.gt)),j=L.take(u.G).contents;k.take(u.vh);const b=(0,u.nR)(
k.take(u.xT));return k.maybe(u.gt),k.maybe(1),{hash:F,imprint:j,time:b,nonce:k.maybe(u.vh)?.contents}}const U="1.3.6.1.5.5.7.3.8";function G(O){const H=(0,x.De)(
O);return H?.critical===!0&&H.purposes.length===1&&H.purposes[0]===U&&(0,x.Rv)(O)}function W(O,H,k=[]){try{const L=(0,C.eG)(O,k),F=V(L),{certificate:j}=L.signer;
if(L.signers!==1||!j||!F.hash||!G(j)||F.time<j.notBefore||F.time>j.notAfter||!(0,x.er)(F.imprint,(0,T.createHash)(F.hash).update(H).digest()))return;const b=(0,$.
M)(L,(0,T.createHash)(L.signer.hash??"sha256").update(L.content).digest());return b.isIntact&&b.isVerified&&b.problems.every(E=>E==="algorithm_weak")?{info:F,data:L}:
void 0}catch{return}}}),20515:((oe,Y,m)=>{m.d(Y,{M:()=>$});var T=m(77598),a=m.n(T),M=m(92410),u=m(34773);const x=2048;function C({hash:V},U){const G=(0,u.jE)(U)?.
asymmetricKeyDetails?.modulusLength;return M.Us.has(V)||G!==void 0&&G<x}function $({contentType:V,signer:U},G,W){const{certificate:O,hash:H,scheme:k,signature:L,
attributeBytes:F,attributes:j}=U,b=[],E=O&&(0,u.jE)(O);if(O||b.push("several_signers"),(!H||!k||O&&!E)&&b.push("algorithm_unknown"),O&&k&&C(k,O)&&b.push("algori\
thm_weak"),!F){const _=k&&O&&E&&W?W(k,O)??null:null;return _===!1&&b.push("signature_wrong"),{isIntact:_,isVerified:_,problems:b}}(!j.messageDigest||j.contentType!==
V)&&b.push("attribute_missing");const g=G?j.messageDigest!==void 0&&(0,u.er)(j.messageDigest,G):null;g===!1&&b.push("digest_differs");const{certificateHash:I}=j;
if(O&&I?.hash){const _=(0,T.createHash)(I.hash).update(O.bytes).digest();(0,u.er)(_,I.digest)||b.push("signing_certificate_differs")}const B=E&&k?(0,M.Od)(k,E,L,
F)??null:null;return B===!1&&b.push("signature_wrong"),B===null&&E&&k&&b.push("algorithm_unknown"),{isIntact:g,isVerified:B,problems:[...new Set(b)]}}}),46287:((oe,Y,m)=>{
m.d(Y,{o:()=>u});var T=m(77598),a=m.n(T);const M=4<<20;async function u(x,C,$){const V=(0,T.createHash)(C);for(const U of x)for(let G=0;G<U.length;G+=M){const W=U.
subarray(G,G+M);V.update(W);const O=$.step(W.length);O&&await O}return V.digest()}}),70549:((oe,Y,m)=>{m.d(Y,{n:()=>T});function T(a){const M=new WeakMap;return u=>{
if(u.hasChanges)return a(u);const x=M.get(u);if(x)return x.answer;const C=a(u);return M.set(u,{answer:C}),C}}}),21996:((oe,Y,m)=>{m.d(Y,{Av:()=>O,RJ:()=>L,V3:()=>k,
vb:()=>F,zx:()=>W});var T=m(54619),a=m(93604),M=m(78157),u=m(88500);const x=2048,C=65536,$=4,V=1<<20,U=1024,G="[^\\0\\t\\n\\f\\r ()<>[\\]{}/%#]";async function W(E,g){
const{found:I,all:B}=await H(E,g),_=l=>[...new Set([...l,...B])].sort((c,f)=>c-f);return Object.fromEntries(g.map(l=>[l,_(I[l])]))}async function O(E,g){const{found:I,
all:B}=await H(E,g);for(const _ of Object.values(I))for(const l of _)B.add(l);return B}async function H(E,g){const I=g.map(c=>{const[f="",...S]=[...c].map(y=>y.
replace(/\W/,"\\$&")),p=/\W/.test(c)?G:"\\w";return`${f}(?:${S.join("")}|${p}{0,${Math.max(0,c.length-2)}}#)`}),B=new RegExp(`/(?:${I.join("|")}|#)`,"g"),_=Object.
fromEntries(g.map(c=>[c,new Set])),l=new Set;await L(E,(c,f,S,p)=>{const y=c.toString("latin1",f,S);B.lastIndex=0;for(let K=B.exec(y);K;K=B.exec(y)){const R=p(f+
K.index);R!==void 0&&(K[0].endsWith("#")?l.add(R):_[K[0].slice(1)].add(R))}});for(const c of F(E))l.add(c);return{found:_,all:l}}async function k(E,g){const I=await W(
E,g);return[...new Set(Object.values(I).flat())].sort((B,_)=>B-_)}async function L(E,g){const{bytes:I,table:B}=E,_=j(E),l=new Int32Array(_.length);for(let y=0;y<
_.length;y++)l[y]=B.place[_[y]];const c=(0,M.bS)(I),f=y=>_[(0,a.MJ)(l,y)-1],S=new u.s;let p=0;for(let y=0;y<_.length;y++){const K=y+1===_.length,R=K?I.length:l[y+
1],X=R-l[y]>x;if(!X&&!K&&R-p<C)continue;let q=R;if(X){l[y]>p&&g(c,p,l[y],f),S.reset();const w=S.value(I,E.bodies[_[y]],R);p=l[y],w>=0&&(q=w)}g(c,p,q,f);const v=E.
job.pace.step($*(q-p));v&&await v,p=R}for(const[y,K]of b(E)){const R=E.objectStream(y),X=E.job.pace.step(0);if(X&&await X,!R)continue;const q=new Set(K),{starts:v,
numbers:w,data:P}=R,z=Q=>{const Z=w[(0,a.MJ)(v,Q)-1];return Z!==void 0&&q.has(Z)?Z:void 0};for(let Q=0;Q<P.length;Q+=V){g((0,M.bS)(P),Q,Math.min(Q+V+U,P.length),
z);const Z=E.job.pace.step($*V);Z&&await Z}}}function*F(E){for(let g=1;E.hasChanges&&g<E.size;g++)E.isChanged(g)&&E.exists(g)&&(yield g)}function j(E){const{table:g,
hasChanges:I}=E,B=[];let _=!0,l=-1;for(let c=1;c<g.size;c++){if(g.kind[c]!==T.tL||I&&E.isChanged(c))continue;const f=g.place[c];_&&=f>=l,l=f,B.push(c)}return _?
B:B.sort((c,f)=>g.place[c]-g.place[f])}function b(E){const{table:g,hasChanges:I}=E,B=new Map;for(let _=1;_<g.size;_++){if(g.kind[_]!==T.UT||I&&E.isChanged(_))continue;
const l=g.place[_],c=B.get(l);c?c.push(_):B.set(l,[_])}return B}}),87773:((oe,Y,m)=>{m.d(Y,{$:()=>a});const T=2e3;async function*a(M,u){for(const x of u){yield[
x,M.get(x)];const C=M.job.pace.step(T);C&&await C}}})};
