"use strict";exports.id=6074,exports.ids=[6074],exports.modules={92410:((ne,Q,S)=>{S.d(Q,{Od:()=>f,Us:()=>z,Vn:()=>_,ag:()=>b,dz:()=>H,gb:()=>K,kc:()=>g,qQ:()=>D,uF:()=>C});
var I=S(77598),o=S.n(I),N=S(82377);const d={"1.2.840.113549.2.5":"md5","1.3.14.3.2.26":"sha1","2.16.840.1.101.3.4.2.4":"sha224","2.16.840.1.101.3.4.2.1":"sha256",
"2.16.840.1.101.3.4.2.2":"sha384","2.16.840.1.101.3.4.2.3":"sha512"},C=T=>Object.entries(d).find(([,y])=>y===T)[0],z=new Set(["md5","sha1"]),G="1.2.840.113549.1\
.1.1",K="1.2.840.113549.1.1.10",b="1.2.840.113549.1.1.8",R="1.2.840.10045.2.1",B={[G]:["rsa",void 0],"1.2.840.113549.1.1.4":["rsa","md5"],"1.2.840.113549.1.1.5":[
"rsa","sha1"],"1.2.840.113549.1.1.14":["rsa","sha224"],"1.2.840.113549.1.1.11":["rsa","sha256"],"1.2.840.113549.1.1.12":["rsa","sha384"],"1.2.840.113549.1.1.13":[
"rsa","sha512"],[R]:["ecdsa",void 0],"1.2.840.10045.4.1":["ecdsa","sha1"],"1.2.840.10045.4.3.1":["ecdsa","sha224"],"1.2.840.10045.4.3.2":["ecdsa","sha256"],"1.2\
.840.10045.4.3.3":["ecdsa","sha384"],"1.2.840.10045.4.3.4":["ecdsa","sha512"]},D=T=>d[(0,N.Q)(T.expect(N.gt).items().any())];function H(T,y){const w=T.expect(N.
gt).items(),l=(0,N.Q)(w.any());if(l===K)return U(w.maybe(N.gt));const[M,u]=B[l]??[],v=u??y;if(!(!M||!v||u&&y&&u!==y))return{kind:M,hash:v}}function U(T){const y=T?.
items(),w=y?.maybe((0,N.qA)(0)),l=y?.maybe((0,N.qA)(1)),M=y?.maybe((0,N.qA)(2)),u=w?D(w.items().any()):"sha1",v=l?F(l.items().any()):"sha1";if(!(!u||u!==v))return{
kind:"pss",hash:u,saltLength:M?(0,N.rl)(M.items().any()):20}}function F(T){const y=T.expect(N.gt).items();return(0,N.Q)(y.any())===b?D(y.any()):void 0}const a=8192,
h=2n**33n,c=4096;function g(T){if(!(T.length>c))try{const y=(0,I.createPublicKey)({key:Buffer.from(T),format:"der",type:"spki"}),{modulusLength:w=0,publicExponent:l=3n,
namedCurve:M}=y.asymmetricKeyDetails??{};return y.asymmetricKeyType==="ec"?M===void 0?void 0:y:(y.asymmetricKeyType==="rsa"||y.asymmetricKeyType==="rsa-pss")&&w>=
512&&w<=a&&l<h?y:void 0}catch{return}}function f({kind:T,hash:y,saltLength:w},l,M,...u){const v=l.asymmetricKeyType==="ec";if(v!==(T==="ecdsa")||l.asymmetricKeyType===
"rsa-pss"&&T!=="pss")return;const k=T==="pss"?I.constants.RSA_PKCS1_PSS_PADDING:I.constants.RSA_PKCS1_PADDING;try{const j=(0,I.createVerify)(y);for(const O of u)
j.update(O);return j.verify(v?l:{key:l,padding:k,...T==="pss"&&{saltLength:w}},M)}catch{return}}function _({kind:T,hash:y},w){const{modulusLength:l,namedCurve:M=""}=w?.
asymmetricKeyDetails??{},u=y==="md5"?"MD5":y.toUpperCase().replace("SHA","SHA-");return T==="ecdsa"?`ECDSA ${A[M]??M} ${u}`:`${T==="pss"?"RSA-PSS":"RSA"}${l===void 0?
"":`-${l}`} ${u}`}const A={prime256v1:"P-256",secp384r1:"P-384",secp521r1:"P-521"}}),82377:((ne,Q,S)=>{S.d(Q,{Cq:()=>z,G:()=>C,Jx:()=>o,Q:()=>w,Wm:()=>v,ao:()=>l,
e4:()=>M,gt:()=>B,nR:()=>j,qA:()=>a,rK:()=>D,rl:()=>u,sG:()=>I,uL:()=>_,vh:()=>N,xT:()=>R,yg:()=>G,z2:()=>A});class I extends Error{}const o=1,N=2,d=3,C=4,z=5,G=6,
K=12,b=23,R=24,B=48,D=49,H=30,U=28,F=32,a=(O,p=!0)=>128|(p?F:0)|O,h=40,c=2e5;class g{bytes;tag;start;from;to;end;depth;budget;constructor(p,L,V,Z,ee,X,te,Y){this.
bytes=p,this.tag=L,this.start=V,this.from=Z,this.to=ee,this.end=X,this.depth=te,this.budget=Y}get contents(){return this.bytes.subarray(this.from,this.to)}get whole(){
return this.bytes.subarray(this.start,this.end)}children(){if((this.tag&F)===0)throw new I("not constructed");const p=[];for(let L=this.from;L<this.to;){const V=T(
this.bytes,L,this.to,this.depth+1,this.budget);p.push(V),L=V.end}return p}items(){return new f(this.children())}expect(p){if(this.tag!==p)throw new I(`tag ${this.
tag} in place of ${p}`);return this}}class f{values;at=0;constructor(p){this.values=p}any(){const p=this.values[this.at++];if(!p)throw new I("a value is missing");
return p}take(p){return this.any().expect(p)}maybe(p){return this.values[this.at]?.tag===p?this.values[this.at++]:void 0}}const _=O=>T(O,0,O.length,0,{nodes:c});
function A(O){const p=_(O);if(p.end!==O.length)throw new I("bytes follow");return p}function T(O,p,L,V,Z){if(V>h||--Z.nodes<0)throw new I("too much");const ee=O[p],
X=O[p+1];if(p+2>L||(ee&31)===31)throw new I("no header");if(X===128)return y(O,p,L,V,Z);let te=p+2,Y=X;if(X>128){const oe=X&127;if(oe>4||te+oe>L)throw new I("le\
ngth");Y=0;for(let ae=0;ae<oe;ae++)Y=Y*256+O[te++]}if(Y>L-te)throw new I("too long");return new g(O,ee,p,te,te+Y,te+Y,V,Z)}function y(O,p,L,V,Z){const ee=O[p];if((ee&
F)===0)throw new I("length");for(let X=p+2;X+2<=L;){if(O[X]===0&&O[X+1]===0)return new g(O,ee,p,p+2,X,X+2,V,Z);X=T(O,X,L,V+1,Z).end}throw new I("no end")}function w(O){
const{contents:p}=O.expect(G);if(p.length===0||p.length>40)throw new I("identifier");const L=[];let V=0;for(const Z of p){if(V=V*128+(Z&127),V>2**45)throw new I(
"identifier");if(!(Z>=128)){if(L.length>0)L.push(V);else{const ee=Math.min(Math.floor(V/40),2);L.push(ee,V-ee*40)}V=0}}if(p.at(-1)>=128)throw new I("identifier");
return L.join(".")}function l(O){return(O.tag&F)===0?O.contents:Buffer.concat(O.children().map(p=>l(p)))}function M(O){const{contents:p}=O.expect(d);if(p.length===
0||p[0]>7)throw new I("bit string");return p.subarray(1)}function u(O){const{contents:p}=O.expect(N);if(p.length===0||p.length>4||p[0]>=128)throw new I("integer");
return p.reduce((L,V)=>L*256+V,0)}function v({tag:O,contents:p}){const L=Buffer.from(p);return O===K?L.toString("utf8"):O===H?L.length%2===0?L.swap16().toString(
"utf16le"):"":O===U?"":L.toString("latin1")}const k=/^(\d{2}|\d{4})(\d{2})(\d{2})(\d{2})(\d{2})(?:(\d{2})(?:[.,](\d{1,9}))?)?Z$/;function j(O){const{tag:p,contents:L}=O;
if(p!==b&&p!==R)throw new I("time");const V=k.exec(Buffer.from(L.subarray(0,40)).toString("latin1")),[,Z="",ee,X,te,Y,oe="0",ae="0"]=V??[];if(!V||Z.length===2!=
(p===b))throw new I("time");const fe=Z.length===4?Number(Z):Number(Z)+(Number(Z)<50?2e3:1900);return Date.UTC(fe,Number(ee)-1,Number(X),Number(te),Number(Y),Number(
oe),+`0.${ae}`*1e3)}}),34773:((ne,Q,S)=>{S.d(Q,{An:()=>l,De:()=>T,Rv:()=>_,S7:()=>R,er:()=>D,jE:()=>B,w$:()=>z});var I=S(92410),o=S(82377);const N=100;function d(u){
const v=(0,o.z2)(u).expect(o.gt).items(),k=v.take(o.gt),j=v.take(o.gt),O=(0,o.e4)(v.any()),p=k.items();p.maybe((0,o.qA)(0));const L=p.take(o.vh).contents;p.take(
o.gt);const V=p.take(o.gt),[Z,ee]=p.take(o.gt).children(),X=p.take(o.gt),te=p.take(o.gt).whole;p.maybe((0,o.qA)(1,!1)),p.maybe((0,o.qA)(2,!1));const Y=p.maybe((0,o.
qA)(3));return{bytes:u,signedPart:k.whole,signature:O,algorithm:j,serial:L,issuer:V.whole,subject:X.whole,issuerName:b(V),subjectName:b(X),notBefore:(0,o.nR)(Z),
notAfter:(0,o.nR)(ee),keyInfo:te,extensions:Y?C(Y):new Map}}function C(u){const v=new Map;for(const k of u.items().take(o.gt).children().slice(0,N)){const j=k.expect(
o.gt).items(),O=(0,o.Q)(j.any()),p=j.maybe(o.Jx);v.set(O,{critical:p?.contents[0]===255,value:(0,o.ao)(j.take(o.G))})}return v}function z(u){try{return d(u)}catch{
return}}const G="2.5.4.3",K="2.5.4.10";function b(u){const v=new Map;for(const k of u.children().slice(0,50))for(const j of k.children().slice(0,10)){const O=j.
expect(o.gt).items(),p=(0,o.Q)(O.any()),L=(0,o.Wm)(O.any()).replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu,"").trim().slice(0,200);L!==""&&v.set(p,L)}return v.get(G)??v.
get(K)??[...v.values()][0]??null}const R=({serial:u})=>Buffer.from(u.subarray(0,64)).toString("hex").replace(/^(00)+(?=.)/,""),B=({keyInfo:u})=>(0,I.kc)(u),D=(u,v)=>Buffer.
compare(u,v)===0;function H(u,v){if(!D(u.issuer,v.subject))return!1;const k=B(v);try{const j=(0,I.dz)(u.algorithm);return k&&j?(0,I.Od)(j,k,u.signature,u.signedPart):
void 0}catch{return!1}}const U="2.5.29.15",F="2.5.29.37",a="2.5.29.19";function h({extensions:u}){const v=u.get(U)?.value;if(!v)return;const k=(0,o.e4)((0,o.z2)(
v));return new Set([...k].flatMap((j,O)=>[...Array(8).keys()].flatMap(p=>j&128>>p?[O*8+p]:[])))}const c=0,g=1,f=5;function _(u){const v=h(u);return!v||v.has(c)||
v.has(g)}function A(u){const v=h(u);if(v&&!v.has(f))return!1;const k=u.extensions.get(a)?.value;return k?(0,o.z2)(k).children()[0]?.contents[0]===255:u.extensions.
size===0}function T({extensions:u}){const v=u.get(F);return v&&{critical:v.critical,purposes:(0,o.z2)(v.value).children().slice(0,50).map(o.Q)}}const y=10,w=100;
function l(u,{others:v,anchors:k,time:j}){const O=({notBefore:Z,notAfter:ee})=>j>=Z&&j<=ee;let p=w;const L={isIncomplete:!1},V=(Z,ee)=>{if(!O(Z))return!1;if(k.some(
({bytes:Y})=>D(Y,Z.bytes)))return!0;const X=Y=>!ee.includes(Y)&&p-- >0&&O(Y)&&M(Y)&&H(Z,Y)===!0;if(k.some(Y=>X(Y)))return!0;if(ee.length>=y)return!1;const te=v.
filter(Y=>X(Y));return te.length===0&&!D(Z.issuer,Z.subject)&&(L.isIncomplete=!0),te.some(Y=>V(Y,[...ee,Y]))};return V(u,[u])?"trusted":L.isIncomplete?"chain_in\
complete":"not_trusted"}function M(u){try{return A(u)}catch{return!1}}}),91374:((ne,Q,S)=>{S.d(Q,{QL:()=>z,bf:()=>C,fq:()=>F,hj:()=>U,i4:()=>D,iA:()=>K,pv:()=>H,
qU:()=>R,tP:()=>G});var I=S(77581),o=S(45599),N=S(9819),d=S(70549);function C(c){for(;c.part===""&&c.parent;)c=c.parent;return c}const z="FT Parent T TU TM Ff V\
 DV DA Q DS RV Opt MaxLen TI I Lock SV".split(" "),G=100;function*K(c,{from:g=c.array((0,N.Wo)(c,"AcroForm")?.dict.get("Fields")),below:f,visit:_=new N._i(c),depth:A=1/0}={}){
const T=[],y=(w=[],l)=>{for(let M=w.length-1;M>=0;M--)T.push({value:w[M],parent:l})};y(g,f);for(let w=T.pop();w;w=T.pop()){const{value:l,parent:M}=w,u=(0,o.i9)(
l)?c.get(l):l;if(!(0,o.Zm)(u)||!_.first(l)||(M?.depth??0)>=A)continue;const v=c.resolve(u.get("T")),k=c.resolve(u.get("FT")),j=v instanceof o.Mx?(0,I.g7)(v):"",
O={number:(0,o.i9)(l)?l.number:void 0,dict:u,parent:M,part:j,name:h(M&&M.depth%G!==0?M.name:"",j),type:k instanceof o.SX?k.text:M?.type,depth:(M?.depth??0)+1};yield O,
y(c.array(u.get("Kids")),O)}}const b=1e3,R=(0,d.n)(B);async function B(c){const g=[];for(const f of K(c)){g.push(f);const _=c.job.pace.step(b);_&&await _}return g}
function D(c){const g=new Set(c.flatMap(({parent:f,dict:_})=>f&&_.has("T")?[f]:[]));return c.filter(f=>(f.dict.has("T")||!f.parent)&&!g.has(f))}function H(c,g){
const f=c.resolve(U(c,g,"FT"));return f instanceof o.SX?f.text:void 0}function U(c,g,f){for(const _ of a(c,g)){const A=_.get(f);if(A!==void 0)return A}}function F(c,g){
let f="";for(const _ of a(c,g)){const A=c.resolve(_.get("T"));A instanceof o.Mx&&(f=h((0,I.g7)(A),f))}return f}function*a(c,g){let f=g;for(let _=0;f&&_<G;_++)yield f,
f=c.dict(f.get("Parent"))}const h=(c,g)=>c===""||g===""?c+g:`${c}.${g}`}),44091:((ne,Q,S)=>{S.d(Q,{vA:()=>Ue,ae:()=>Le,gH:()=>Ae,pe:()=>Me});var I=S(42973),o=S(
92356),N=S(22332),d=S(45599),C=S(34773),z=S(16231),G=S(78157),K=S(79725);function b(i,e,t){const{bytes:n}=i,s=e.length-n.length,r=R(i,t);if(!r)return;const{entries:m,
number:x}=r,P=B(n,m,"ByteRange"),E=B(n,m,"Contents");if(!P||!E||!U(n,E.start,E.end))return;const W=H(n,P.start,P.end);if(!W)return;const[$,J,q,se]=W;if(!(!($===
0&&J===E.start+s&&q===E.end+s)||q+se>e.length))return{gapStart:J,gapEnd:q,end:q+se,number:x}}function R(i,{value:e,field:t,fieldNumber:n}){const s=new K.R;if(e instanceof
d.oS){const P=i.place(e.number);return P?.bytes===i.bytes&&s.locate(P.bytes,P.start,P.end)?{entries:s,number:e.number}:void 0}if(!(e instanceof d.Bi)||n===void 0||
t?.get("V")!==e)return;const r=i.place(n);if(r?.bytes!==i.bytes||!s.locate(r.bytes,r.start,r.end))return;const m=B(i.bytes,s,"V"),x=new K.R;return m&&x.locate(i.
bytes,m.start,m.end)?{entries:x,number:void 0}:void 0}function B(i,e,t){const{at:n}=e,s=Buffer.from(t,"latin1");let r;for(let m=e.first;m<e.used;m+=4)if((0,G.bS)(
i.subarray(n[m],n[m+1])).equals(s)){if(r)return;r={start:n[m+2],end:n[m+3]}}return r}const D=i=>i>=G.l0&&i<=G.ev;function H(i,e,t){const n=(0,G.bS)(i.subarray(e,
Math.min(t,e+200))).toString("latin1");if(t-e>200||!n.startsWith("[")||!n.endsWith("]"))return;const s=n.slice(1,-1).split(/[\0\t\n\f\r ]/).filter(E=>E!=="");if(s.
length!==4||s.some(E=>E.length>15||[...E].some(W=>!D(W.charCodeAt(0)))))return;const[r,m,x,P]=s.map(Number);return[r,m,x,P]}function U(i,e,t){if(i[e]!==G.iH||i[t-
1]!==G.vz)return!1;for(let n=e+1;n<t-1;n++){const s=i[n],r=s|32;if(!D(s)&&!(r>=97&&r<=102))return!1}return!0}function F(i){let e=i.length;for(;e>0&&` \r
	\0\f`.includes(String.fromCharCode(i[e-1]));)e--;return e}function a(i,e,t){let n=e;for(;n>e-3&&n>0&&[10,13,32].includes(i[n-1]);)n--;if((0,G.bS)(i.subarray(Math.
max(0,n-5),n)).toString("latin1")!=="%%EOF")return!1;const s=(0,N.l3)(i,n);return t.has(s)&&(0,G.AN)(i,s,e)<n}var h=S(91374),c=S(6057),g=S(54619),f=S(64680),_=S(
88500),A=S(45079);class T{before;after;apart;changed;leading;hasHidden;constructor(e,t,n){this.before=e,this.after=t,this.apart=n;const s=Math.max(e.table.size,
t.table.size);this.changed=new Uint8Array(s);for(const r of this.moved(s))this.changed[r]=1;for(let r=0;r<t.table.size;r++){const{kind:m,place:x}=t.table;m[r]===
g.UT&&this.changed[x[r]]===1&&(this.changed[r]=1)}this.leading=this.changed.slice(),this.hasHidden=this.findHidden()}static async find(e,t,n){const s=new T(e,t,
n);return await s.followBack(),s}async followBack(){const{leading:e,apart:t}=this,{pace:n}=this.after.job,s=await this.allReferences(),r=new Int32Array(e.length+
1);for(let E=1;E<s.length;E+=2)r[s[E]+1]++;for(let E=0;E<e.length;E++)r[E+1]+=r[E];const m=new Int32Array(s.length/2),x=r.slice();for(let E=0;E<s.length;E+=2)m[x[s[E+
1]]++]=s[E];const P=[];for(let E=0;E<e.length;E++)e[E]===1&&!t.has(E)&&P.push(E);for(let E=P.pop();E!==void 0;E=P.pop()){for(let $=r[E];$<r[E+1];$++){const J=m[$];
e[J]===1||t.has(J)||(e[J]=1,P.push(J))}const W=n.step(100+r[E+1]-r[E]);W&&await W}}async allReferences(){const{after:e,leading:t}=this,n=new _.s;let s=new Int32Array(
1024),r=0;for(let m=1;m<e.table.size;m++){const x=y(e.table,m)?e.place(m):void 0;if(!x)continue;n.reset();const P=n.value(x.bytes,x.start,x.end);for(let W=0;W<n.
used;W+=3){const $=n.marks[W];$>=t.length||(r+2>s.length&&(s=(0,K.Z)(s,r+2)),s[r++]=m,s[r++]=$)}const E=e.job.pace.step(200+Math.max(P-x.start,0));E&&await E}return s.
subarray(0,r)}*moved(e){const[t,n]=[this.before.table,this.after.table];for(let s=1;s<e;s++){const[r,m]=[y(t,s),y(n,s)];if(r!==m)yield s;else if(r){const x=P=>t[P][s]===
n[P][s];(!x("kind")||!x("place")||!x("detail"))&&(yield s)}}}findHidden(){const{table:e}=this.after,t=this.before.bytes.length;for(let n=1;n<e.size;n++){if(this.
changed[n]!==1||!y(e,n))continue;const s=e.kind[n]===g.UT?e.place[n]:n;if(e.kind[s]===g.tL&&e.place[s]<t)return!0}return!1}isChanged(e){const t=e instanceof d.oS?
e.number:e;return typeof t=="number"&&this.changed[t]===1}isAdded(e){return!y(this.before.table,e)}touches(e){return M(e).some(t=>!this.apart.has(t)&&this.leading[t]===
1)}isSame(e,t){return w(e)===w(t)&&!this.touches(t)}differingKeys(e,t){const n=[];for(const s of new Set([...e.keys(),...t.keys()]))this.isSame(e.get(s),t.get(s))||
n.push(s);return n}}const y=({kind:i},e)=>i[e]===g.tL||i[e]===g.UT;function w(i){if(i===void 0)return"";const e=new f.k(256);return(0,A.bD)(e,l(i),A.yT),Buffer.
from(e.bytes).toString("latin1")}function l(i){if(Array.isArray(i))return i.map(l);if(!(i instanceof d.Bi))return i;const e=[...i].sort(([t],[n])=>t<n?-1:1);return new d.
Bi(e.map(([t,n])=>[t,l(n)]))}function M(i){const e=[],t=[i];for(;t.length>0;){const n=t.pop();if(n instanceof d.oS)e.push(n.number);else if(Array.isArray(n))for(const s of n)
t.push(s);else if(n instanceof d.Bi)for(const s of n.values())t.push(s);else n instanceof d.Z6&&t.push(n.dict)}return e}const u=new Set(["K","Nums","Kids"]),v=new Set(
["ParentTreeNextKey","Limits"]),k=new Set(["Obj","Pg","Stm"]);async function j(i,e,t){const[n,s]=[i.catalog.get("StructTreeRoot"),e.catalog.get("StructTreeRoot")];
if(!n||!s)return;const r=[{key:"",was:n,is:s}],m=new Set(t),x=[];for(let P=r.pop();P;P=r.pop()){const{key:E,was:W,is:$}=P;if(k.has(E)&&w(W)===w($))continue;const[
J,q]=[i.resolve(W),e.resolve($)];if($ instanceof d.oS&&!(0,d.cy)(q)){if(!(W instanceof d.oS)||W.number!==$.number)return;if(m.has($.number))continue;m.add($.number),
(0,d.Zm)(q)&&O(e,q)&&x.push($.number)}const ie=E==="K"&&(0,d.cy)(q)&&!(0,d.cy)(J)?L(W===void 0?[]:[W],q):p(E,J,q);if(!ie)return;for(const ue of ie)r.push(ue);const re=e.
job.pace.step(500);re&&await re}return x}const O=(i,e)=>e.has("P")?i.resolve(e.get("S"))instanceof d.SX:(0,d.Eo)(i.resolve(e.get("Type")),"StructTreeRoot");function p(i,e,t){
if((0,d.Zm)(e)&&(0,d.Zm)(t)){const n=[...new Set([...e.keys(),...t.keys()])].filter(s=>!v.has(s));return n.some(s=>!e.has(s)&&s!=="K")?void 0:n.map(s=>({key:s,was:e.
get(s),is:t.get(s)}))}if((0,d.cy)(e)&&(0,d.cy)(t))return(u.has(i)?e.length<=t.length:e.length===t.length)?L(e,t):void 0;if(!(e instanceof d.Z6||t instanceof d.Z6))
return w(e)===w(t)?[]:void 0}const L=(i,e)=>i.map((t,n)=>({key:"",was:t,is:e[n]}));async function V(i,e){const t=await ee(i),n=await ee(e),s=[...n.pages,...n.widgets.
keys(),...n.comments],r=new Set([e.catalogNumber,...s]);let m=await T.find(i,e,r);const[x,P]=[i,e].map($=>$.catalog.get("StructTreeRoot")),E=m.isSame(x,P)?void 0:
await j(i,e,new Set(s));E&&(m=await T.find(i,e,new Set([...r,...E])));const W=new oe(t,n,E!==void 0,m);return await W.run(),{kinds:W.kinds,fields:W.fields,hasHidden:W.
differences.hasHidden,showsNewField:W.showsNewField}}const Z=new Set("Text FreeText Line Square Circle Polygon PolyLine Highlight Underline Squiggly StrikeOut S\
tamp Caret Ink Popup FileAttachment".split(" "));async function ee(i){const e=await(0,h.qU)(i),t=new Map(e.flatMap(r=>r.number===void 0?[]:[[r.number,r]])),n=[],
s=new Set;for(let r=0;r<i.pages.count;r++){const m=i.pages.number(r);n.push(m);for(const P of i.array(i.dict(new d.oS(m))?.get("Annots"))??[])P instanceof d.oS&&
X(i,P)&&s.add(P.number);const x=i.job.pace.step(2e3);x&&await x}return{pages:n,fields:e,widgets:t,comments:s}}function X(i,e){const t=i.resolve(e),n=(0,d.Zm)(t)?
i.resolve(t.get("Subtype")):null;return n!==null&&[...Z].some(s=>(0,d.Eo)(n,s))}const te=new Set(["AcroForm","DSS","Pages","StructTreeRoot","Extensions","Metada\
ta","Version"]),Y=new Set(["Annots","Parent","Metadata","LastModified","Tabs"]);class oe{older;newer;hasGrownTags;differences;kinds=new Set;fields=[];before;after;showsNewField=!1;hasQuietChanges=!1;constructor(e,t,n,s){
this.older=e,this.newer=t,this.hasGrownTags=n,this.differences=s,{before:this.before,after:this.after}=s}async run(){this.compareTrailers(),this.compareCatalogs(),
this.compareForms(),await this.comparePages(),this.compareFields(),this.compareTags(),this.hasQuietChanges&&this.kinds.size===0&&this.kinds.add("other")}compareCatalogs(){
const{before:e,after:t,differences:n}=this;for(const s of new Set([...e.catalog.keys(),...t.catalog.keys()]))n.isSame(e.catalog.get(s),t.catalog.get(s))||(s==="\
DSS"?this.kinds.add("validation_data"):te.has(s)?(s==="Extensions"||s==="Metadata"||s==="Version")&&(this.hasQuietChanges=!0):this.kinds.add("other"))}compareTrailers(){
const[e,t]=[this.before.trailer,this.after.trailer];for(const n of this.differences.differingKeys(e,t))n==="Info"?this.hasQuietChanges=!0:n!=="ID"&&this.kinds.add(
"other")}compareForms(){const e=this.before.dict(this.before.catalog.get("AcroForm"))??new d.Bi,t=this.after.dict(this.after.catalog.get("AcroForm"))??new d.Bi;
for(const n of this.differences.differingKeys(e,t)){const s=n==="NeedAppearances"&&this.after.resolve(t.get(n))!==!0;n==="Fields"?this.compareLists(this.before.
array(e.get(n)),this.after.array(t.get(n))):n==="DR"?this.compareFonts(e.get(n),t.get(n)):n==="DA"&&!e.has(n)?this.hasQuietChanges=!0:n!=="SigFlags"&&!s&&this.kinds.
add("other")}}compareFonts(e,t){const[n,s]=[this.before.dict(e)??new d.Bi,this.after.dict(t)??new d.Bi];for(const[r,m]of n){const x=this.after.dict(s.get(r));for(const[
P,E]of this.before.dict(m)??[])this.differences.isSame(E,x?.get(P))||this.kinds.add("other")}}compareLists(e=[],t=[]){const n=new Set(t.map(m=>w(m))),s=new Set(
e.map(m=>w(m))),r=m=>!(m instanceof d.oS)&&!s.has(w(m));(e.some(m=>!n.has(w(m)))||t.some(r))&&this.kinds.add("other")}async comparePages(){const[e,t]=[this.older.
pages,this.newer.pages];if(e.length!==t.length||e.some((n,s)=>n!==t[s])){this.kinds.add("other");return}this.differences.touches(this.after.catalog.get("Pages"))&&
this.kinds.add("other");for(const n of t){const[s,r]=[this.before.dict(new d.oS(n)),this.after.dict(new d.oS(n))];!s||!r?this.kinds.add("other"):this.comparePage(
s,r);const m=this.after.job.pace.step(2e3);m&&await m}}comparePage(e,t){for(const n of this.differences.differingKeys(e,t)){const s=n==="StructParents"&&!e.has(
n);!Y.has(n)&&!s?this.kinds.add("other"):n!=="Annots"&&(this.hasQuietChanges=!0),n==="Parent"&&w(e.get(n))!==w(t.get(n))&&this.kinds.add("other")}this.compareAnnotations(
this.before.array(e.get("Annots"))??[],this.after.array(t.get("Annots"))??[])}compareAnnotations(e,t){const n=new Set(e.map(r=>w(r))),s=new Set(t.map(r=>w(r)));
for(const r of e)s.has(w(r))||this.kinds.add(r instanceof d.oS&&this.older.comments.has(r.number)?"annotations":"other");for(const r of t){const m=r instanceof d.
oS?r.number:-1,x=!n.has(w(r));this.newer.comments.has(m)?this.compareComment(m,x):this.newer.widgets.has(m)?x&&!this.differences.isAdded(m)&&this.kinds.add("oth\
er"):(x||this.differences.touches(r))&&this.kinds.add("other")}}compareComment(e,t){const[n,s]=[this.before.dict(new d.oS(e)),this.after.dict(new d.oS(e))];t&&n?
this.kinds.add("other"):(t||!n||this.differences.differingKeys(n,s).length>0)&&this.kinds.add("annotations")}compareFields(){const e=new Set((0,h.i4)(this.newer.
fields)),t=new Map;for(const s of this.newer.fields){const r=s.parent&&e.has(s.parent)?s.parent:void 0;r&&ae(t,r,s)}for(const s of this.newer.fields)s.parent&&e.
has(s.parent)||(e.has(s)?this.compareField(s,t.get(s)??[]):this.compareGroup(s));const n=new Set(this.newer.fields.map(({number:s})=>s));this.older.fields.some(
({number:s})=>s!==void 0&&!n.has(s))&&this.kinds.add("other")}compareGroup({number:e,dict:t}){const n=e===void 0?void 0:this.olderField(e);if(!n){e!==void 0&&this.
kinds.add("other");return}for(const s of this.differences.differingKeys(n,t))s==="Kids"?this.compareLists(this.before.array(n.get(s)),this.after.array(t.get(s))):
this.kinds.add("other")}olderField(e){return this.older.widgets.get(e)?.dict}compareField(e,t){const{number:n,dict:s,type:r,name:m}=e;if(n===void 0)return;const x=this.
olderField(n);if(!x)return this.addField(e,t);const P=[e,...t],E=new Set;for(const $ of P)for(const J of this.changedEntries($))E.add(J);if(E.size===0)return;if(r===
"Sig"){this.before.resolve((0,h.hj)(this.before,x,"V"))===null&&this.isNewSignature(s)&&fe(E,Oe)?this.addSignature(s):this.kinds.add("other");return}!(Se(this.before,
x)!==Se(this.after,s)||E.has("AS")&&r==="Btn")||!fe(E,Ie)?this.kinds.add("other"):(this.kinds.add("form_values"),this.fields.push(m))}changedEntries({number:e,dict:t}){
const n=e===void 0?void 0:this.olderField(e);return n?this.differences.differingKeys(n,t):e===void 0?[]:["Kids"]}addField({number:e,dict:t,type:n},s){const r=n===
"Sig"&&[e,...s.map(E=>E.number)].every(E=>this.differences.isAdded(E)),m=r&&this.isNewSignature(t),x=r&&this.after.resolve((0,h.hj)(this.after,t,"V"))===null,P=[
t,...s.map(E=>E.dict)].some(E=>E.has("AP")&&(0,c.b0)(this.after,E.get("Rect")));m?this.addSignature(t):this.kinds.add(x&&!P?"signatures":"other"),this.showsNewField||=
m&&P}isNewSignature(e){const t=e.get("V");return t instanceof d.oS&&this.differences.isAdded(t.number)&&(0,d.Zm)(this.after.get(t))}addSignature(e){const t=this.
after.dict(e.get("V"))?.get("Type");this.kinds.add((0,d.Eo)(t,"DocTimeStamp")?"time_stamps":"signatures")}compareTags(){const[e,t]=[this.before.catalog.get("Str\
uctTreeRoot"),this.after.catalog.get("StructTreeRoot")];!this.differences.isSame(e,t)&&!(this.kinds.has("signatures")&&this.hasGrownTags)&&this.kinds.add("other")}}
function ae(i,e,t){const n=i.get(e);n?n.push(t):i.set(e,[t])}const fe=(i,e)=>[...i].every(t=>e.has(t)),Oe=new Set(["V","AP","F","P","M","MK"]),Ie=new Set(["V","\
AS","AP","I","TI","RV","M"]);function Se(i,e){const t=i.resolve((0,h.hj)(i,e,"V"));return t instanceof d.Z6?Buffer.from(i.encoded(t)).toString("latin1"):Array.isArray(
t)?t.map(n=>w(i.resolve(n))).join(`
`):w(t)}var we=S(26836),Ee=S(77598),ce=S(92410),de=S(82377),_e=S(90618),he=S(50818),le=S(20515),xe=S(46287);const be={certificate:void 0,certificates:[],algorithm:null,
claimedTime:void 0,stampedTime:void 0,isIntact:null,isVerified:null},De=8<<20,me={...be,problems:["contents_unreadable"]};async function Pe(i,e,{subFilter:t,embedded:n,
further:s},r){const{gapStart:m,gapEnd:x,end:P}=e;if(x-m>2*De)return me;const E=Buffer.from((0,G.bS)(i.subarray(m+1,x-1)).toString("latin1"),"hex"),W=[i.subarray(
0,m),i.subarray(x,P)];try{if(t==="adbe.x509.rsa_sha1")return Ce(E,n,W);const $=(0,_e.eG)(E,s),q=await Re($,t,async re=>re&&(0,xe.o)(W,re,r.pace),W),ie=[...E.subarray(
$.end).every(re=>re===0)?[]:["trailing_data"],...$.signers===1?[]:["several_signers"]];return{...q,problems:[...new Set([...q.problems,...ie])]}}catch($){if($ instanceof
de.sG)return me;throw $}}async function Re(i,e,t,n){const{signer:s,certificates:r}=i,{certificate:m,scheme:x}=s,P={certificate:m,certificates:r,algorithm:x?(0,ce.
Vn)(x,m&&(0,C.jE)(m)):null,claimedTime:s.attributes.signingTime};if(e==="ETSI.RFC3161")return{...P,...await ke(i,t)};const E=(q,se)=>(0,ce.Od)(q,(0,C.jE)(se),s.
signature,...n),W=e==="adbe.pkcs7.sha1"?await Ne(i,t):i.content||i.contentType!==_e.vN?void 0:(0,le.M)(i,await t(s.hash),E);if(!W)return{...me,...P,stampedTime:void 0};
const $=[...W.problems];e==="ETSI.CAdES.detached"&&!s.attributes.certificateHash&&$.push("attribute_missing");const J=s.timeStamp&&(0,he.H9)(s.timeStamp,s.signature,
r);return s.timeStamp&&!J&&$.push("timestamp_wrong"),{...P,...W,problems:$,stampedTime:J?.info.time}}async function Ne(i,e){const{content:t,signer:n}=i,s=await e(
"sha1"),r=t!==void 0&&s!==void 0&&(0,C.er)(t,s),m=(E,W)=>(0,ce.Od)(E,(0,C.jE)(W),n.signature,t),x=(0,le.M)(i,n.hash&&t?(0,Ee.createHash)(n.hash).update(t).digest():
void 0,m),P=[...x.problems,"algorithm_weak",...r?[]:["digest_differs"]];return{...x,isIntact:r?x.isIntact:!1,problems:[...new Set(P)]}}async function ke(i,e){const t=(0,he.
UB)(i),{hash:n}=i.signer,s=(0,le.M)(i,n&&(0,Ee.createHash)(n).update(i.content).digest()),r=await e(t.hash),m=r!==void 0&&(0,C.er)(r,t.imprint),x=[...s.problems];
t.hash?m||x.push("digest_differs"):x.push("algorithm_unknown"),t.hash&&ce.Us.has(t.hash)&&x.push("algorithm_weak");const P=i.signer.certificate!==void 0&&(0,he.
R2)(i.signer.certificate);P||x.push("timestamp_wrong");const E=t.hash===void 0?null:m?s.isIntact:!1,W=E===!0&&s.isVerified===!0&&P;return{...s,isIntact:E,problems:[
...new Set(x)],stampedTime:W?t.time:void 0}}function Ce(i,e,t){const n=(0,de.ao)((0,de.uL)(i).expect(de.G)),[s]=e,r=s&&(0,C.jE)(s),m={kind:"rsa",hash:"sha1"},x=r?
(0,ce.Od)(m,r,n,...t)??null:null;return{...be,certificate:s,certificates:e,algorithm:(0,ce.Vn)(m,r),isIntact:x,isVerified:x,problems:["algorithm_weak",...x===!1?
["signature_wrong"]:[],...x===null?["algorithm_unknown"]:[]]}}const Te=200,ve=100,Ke=50;async function Le(i,e,t){const n=(await(0,z.Df)(i)).filter(({signature:m})=>m!==
void 0);if(n.length>Te)throw(0,I.F)("nodes",`The document has ${n.length} signatures; at most ${Te} are checked`,"Remove some");const s=new je(i,e,t),r=[];for(const m of n)
r.push(await s.check(m));return{entries:r,allIntact:r.length>0&&r.every(Ae),coversWholeFile:r.some(({covers:m,intact:x})=>m==="whole_file"&&x===!0)}}const Be=new Set(
["certificate_expired","certificate_not_yet_valid","algorithm_weak","attribute_missing","chain_incomplete","not_trusted","timestamp_wrong"]),Ae=({intact:i,verified:e,
changesAfter:t,problems:n})=>i===!0&&e===!0&&!t.includes("other")&&n.every(s=>Be.has(s)),Ue=({entries:i,allIntact:e,coversWholeFile:t})=>({count:i.length,allIntact:e,
coversWholeFile:t,entries:i.map(n=>({...n}))});function Fe(i){return(i.array(i.dict(i.catalog.get("DSS"))?.get("Certs"))??[]).slice(0,ve).flatMap(t=>{const n=i.
resolve(t),s=n instanceof d.Z6?i.decodedPart(n)?.data:void 0;return(s&&(0,C.w$)(s))??[]})}const ge={kinds:new Set(["other"]),fields:[],hasHidden:!1,showsNewField:!1},
Ge={kinds:new Set,fields:[],hasHidden:!1,showsNewField:!1};class je{document;input;options;sections;contentEnd;further;changes=new Map;job;constructor(e,t,n){this.
document=e,this.input=t,this.options=n,this.sections=(0,N.mq)(e.bytes),this.contentEnd=F(t),this.further=Fe(e);const{onRepaired:s,...r}=e.job;this.job={...r,asked:void 0}}async check(e){
const{document:t,input:n}=this,s=e.signature,r=b(t,n,e),m=t.resolve(s.get("SubFilter")),x={subFilter:m instanceof d.SX?m.text:void 0,embedded:this.embedded(e),further:this.
further},P=r&&await Pe(n,r,x,this.job),{covers:E,after:W,problems:$}=await this.checkRevision(e,r),J=ze(P,(0,z.W4)(t,s)),q=P?.certificate,se=[...$,...P?.problems??
[],...Qe(q,J.time)],ie=this.trustIn(P,J.time);ie!==void 0&&ie!=="trusted"&&se.push(ie);const re=(0,we.k)(t,s,e.field);(0,we.T)(re,W)&&se.push("certification_vio\
lated");const ue=P?.isVerified??null;return{field:e.name,kind:e.kind,signer:q?.subjectName??null,issuer:q?.issuerName??null,serial:q?(0,C.S7)(q):null,signedAt:J.
signedAt,timestamp:ye(P?.stampedTime),algorithm:P?.algorithm??null,intact:ue===!1||!r||$.includes("not_a_revision")?!1:P?.isIntact??null,verified:ue,certificateInTime:q&&
J.time!==void 0?$e(q,J.time):null,timeSource:J.source,covers:E,changesAfter:[...W.kinds].sort(),certification:re.certification??null,trusted:this.options.anchors?
ie==="trusted":null,problems:[...new Set(se)].sort()}}embedded({signature:e}){const t=this.document.resolve(e.get("Cert"));return(Array.isArray(t)?t.slice(0,ve).
map(s=>this.document.resolve(s)):[t]).flatMap(s=>s instanceof d.Mx?(0,C.w$)(s.bytes)??[]:[])}async checkRevision(e,t){if(!t)return{covers:"part",after:ge,problems:[
"byte_range_malformed"]};const{end:n}=t;if(n>=this.contentEnd)return{covers:"whole_file",after:Ge,problems:[]};const s=this.input.length-this.document.bytes.length;
if(!a(this.document.bytes,n-s,this.sections))return{covers:"part",after:ge,problems:["not_a_revision"]};const r=await this.compare(n);if(!r)return{covers:"earli\
er_revision",after:ge,problems:[]};const m=await He(r.before,e);return{covers:"earlier_revision",after:r.found,problems:[...m?[]:["not_a_revision"],...r.found.hasHidden?
["hidden_content"]:[]]}}async compare(e){if(this.changes.has(e))return this.changes.get(e);const{document:t,options:n}=this;let s;if(!n.isDamaged&&!t.suspect&&this.
changes.size<Ke){const r=await this.open(this.input.subarray(0,e));r&&(s={before:r,found:await V(r,t)})}return this.changes.set(e,s),s}async open(e){const t={isDamaged:!1},
n={...this.job,onRepaired:()=>{t.isDamaged=!0}};try{const s=await(0,o.E)(e,n,{password:this.options.password});return t.isDamaged||s.suspect?void 0:s}catch(s){if(We(
s))return;throw s}}trustIn(e,t){const{anchors:n}=this.options;if(!n)return;const s=e?.certificate;return s?(0,C.An)(s,{others:e.certificates,anchors:n,time:t??s.
notBefore}):"not_trusted"}}const We=i=>pe(i)&&"code"in i&&["unreadable_document","wrong_password","password_required"].includes(String(i.code)),pe=i=>typeof i==
"object"&&i!==null;async function He(i,{name:e,fieldNumber:t,value:n}){const s=await(0,z.Df)(i),r=m=>m.name===e&&m.fieldNumber===t&&((0,d.Zm)(n)?(0,d.Zm)(m.value):
Ve(m.value,n));return s.some(r)}const Ve=(i,e)=>pe(i)&&pe(e)&&"number"in i&&"number"in e&&i.number===e.number;function ze(i,e){const t=e??ye(i?.claimedTime),n=i?.
stampedTime;if(n!==void 0)return{signedAt:t??ye(n),time:n,source:"timestamp"};const s=t===null?NaN:Me(t);return Number.isNaN(s)?{signedAt:t,time:void 0,source:null}:
{signedAt:t,time:s,source:"claimed"}}const Me=i=>Date.parse(i.includes("T")&&!/(?:Z|[+-]\d\d:\d\d)$/.test(i)?`${i}Z`:i),ye=i=>i===void 0||Number.isNaN(i)?null:new Date(
i).toISOString().replace(/\.000Z$/,"Z"),$e=({notBefore:i,notAfter:e},t)=>t>=i&&t<=e;function Qe(i,e){return!i||e===void 0?[]:e<i.notBefore?["certificate_not_yet\
_valid"]:e>i.notAfter?["certificate_expired"]:[]}}),26836:((ne,Q,S)=>{S.d(Q,{T:()=>K,k:()=>z});var I=S(45599),o=S(77581);const N=["validation_data","time_stamps"],
d={no_changes:new Set(N),fill_forms:new Set([...N,"signatures","form_values"]),comments:new Set([...N,"signatures","form_values","annotations"])},C=[void 0,"no_\
changes","fill_forms","comments"];function z(b,R,B){const D=(b.array(R.get("Reference"))??[]).flatMap(f=>b.dict(f)??[]),H=f=>D.filter(_=>(0,I.Eo)(b.resolve(_.get(
"TransformMethod")),f)),U=f=>b.dict(f.get("TransformParams")),F=H("DocMDP")[0],a=F&&b.resolve(U(F)?.get("P")),h=b.dict(B?.get("Lock")),c=[...H("FieldMDP").flatMap(
f=>U(f)??[]),...h?[h]:[]],g=h&&b.resolve(h.get("P"));return{certification:F&&(typeof a=="number"?C[a]:"fill_forms"),lock:typeof g=="number"?C[g]:void 0,isLocked:f=>c.
some(_=>G(b,_,f))}}function G(b,R,B){const D=b.resolve(R.get("Action")),U=(b.array(R.get("Fields"))??[]).flatMap(F=>{const a=b.resolve(F);return a instanceof I.
Mx?[(0,o.g7)(a)]:[]}).some(F=>B===F||B.startsWith(`${F}.`));return D instanceof I.SX?D.text==="All"||D.text==="Include"&&U||D.text==="Exclude"&&!U:!1}function K({
certification:b,lock:R,isLocked:B},{kinds:D,fields:H,showsNewField:U}){const F=[b,R].filter(a=>a!==void 0);return F.length>0&&U?!0:F.some(a=>[...D].some(h=>!d[a].
has(h)))||H.some(B)}}),90618:((ne,Q,S)=>{S.d(Q,{FQ:()=>K,Qk:()=>D,Ty:()=>G,VG:()=>z,do:()=>B,eG:()=>F,ok:()=>d,vN:()=>C});var I=S(92410),o=S(82377),N=S(34773);const d="\
1.2.840.113549.1.7.2",C="1.2.840.113549.1.7.1",z="1.2.840.113549.1.9.16.1.4",G="1.2.840.113549.1.9.3",K="1.2.840.113549.1.9.4",b="1.2.840.113549.1.9.5",R="1.2.8\
40.113549.1.9.16.2.12",B="1.2.840.113549.1.9.16.2.47",D="1.2.840.113549.1.9.16.2.14",H=100,U=50;function F(y,w=[]){const l=(0,o.uL)(y).expect(o.gt),M=l.items();
if((0,o.Q)(M.any())!==d)throw new o.sG("not signed data");const u=M.take((0,o.qA)(0)).items().take(o.gt).items();u.take(o.vh),u.take(o.rK);const v=u.take(o.gt).
items(),k=(0,o.Q)(v.any()),j=v.maybe((0,o.qA)(0))?.items().any(),O=[...a(u.maybe((0,o.qA)(0))),...w];u.maybe((0,o.qA)(1));const p=u.take(o.rK).children();if(!p[0])
throw new o.sG("no signer");return{contentType:k,content:j&&(0,o.ao)(j),certificates:O,signers:p.length,signer:c(p[0],O),end:l.end}}function a(y){const w=[];for(const l of y?.
children().slice(0,H)??[]){const M=l.tag===o.gt?(0,N.w$)(l.whole):void 0;M&&w.push(M)}return w}const h="2.5.29.14";function c(y,w){const l=y.expect(o.gt).items();
l.take(o.vh);const M=l.maybe((0,o.qA)(0,!1)),u=M?w.find(({extensions:L})=>{const V=L.get(h)?.value;return V&&(0,N.er)((0,o.ao)((0,o.z2)(V)),M.contents)}):g(l.take(
o.gt),w),v=(0,I.qQ)(l.take(o.gt)),k=l.maybe((0,o.qA)(0)),j=(0,I.dz)(l.take(o.gt),v),O=(0,o.ao)(l.any()),p=l.maybe((0,o.qA)(1));return{certificate:u,hash:v,scheme:j,
signature:O,attributeBytes:k&&f(k),attributes:A(k?_(k):new Map),timeStamp:p&&_(p).get(D)?.whole}}function g(y,w){const l=y.items(),M=l.take(o.gt).whole,u=l.take(
o.vh).contents;return w.find(v=>(0,N.er)(v.serial,u)&&(0,N.er)(v.issuer,M))}function f(y){const w=Uint8Array.from(y.whole);return w[0]=o.rK,w}function _(y){const w=new Map,
l=y.children();if(l.length>U)throw new o.sG("attributes");for(const M of l){const u=M.expect(o.gt).items(),v=(0,o.Q)(u.any()),[k]=u.take(o.rK).children();if(!k||
w.has(v))throw new o.sG("attribute");w.set(v,k)}return w}function A(y){const w=y.get(G),l=y.get(K),M=y.get(b);return{contentType:w&&(0,o.Q)(w),messageDigest:l&&
(0,o.ao)(l.expect(o.G)),signingTime:M&&(0,o.nR)(M),certificateHash:T(y)}}function T(y){const w=y.get(B),l=y.get(R),M=(w??l)?.items().take(o.gt).children()[0];if(!M)
return;const u=M.items(),v=w?u.maybe(o.gt):void 0;return{hash:w?v?(0,I.qQ)(v):"sha256":"sha1",digest:(0,o.ao)(u.take(o.G))}}}),50818:((ne,Q,S)=>{S.d(Q,{H9:()=>B,
R2:()=>R,UB:()=>K});var I=S(77598),o=S.n(I),N=S(92410),d=S(82377),C=S(34773),z=S(90618),G=S(20515);function K({contentType:D,content:H}){if(D!==z.VG||!H)throw new d.
sG("not a time stamp");const U=(0,d.z2)(H).expect(d.gt).items();U.take(d.vh),(0,d.Q)(U.any());const F=U.take(d.gt).items(),a=(0,N.qQ)(F.take(d.gt)),h=F.take(d.G).
contents;U.take(d.vh);const c=(0,d.nR)(U.take(d.xT));return U.maybe(d.gt),U.maybe(1),{hash:a,imprint:h,time:c,nonce:U.maybe(d.vh)?.contents}}const b="1.3.6.1.5.\
5.7.3.8";function R(D){const H=(0,C.De)(D);return H?.critical===!0&&H.purposes.length===1&&H.purposes[0]===b&&(0,C.Rv)(D)}function B(D,H,U=[]){try{const F=(0,z.
eG)(D,U),a=K(F),{certificate:h}=F.signer;if(F.signers!==1||!h||!a.hash||!R(h)||a.time<h.notBefore||a.time>h.notAfter||!(0,C.er)(a.imprint,(0,I.createHash)(a.hash).
update(H).digest()))return;const c=(0,G.M)(F,(0,I.createHash)(F.signer.hash??"sha256").update(F.content).digest());return c.isIntact&&c.isVerified&&c.problems.every(
g=>g==="algorithm_weak")?{info:a,data:F}:void 0}catch{return}}}),20515:((ne,Q,S)=>{S.d(Q,{M:()=>G});var I=S(77598),o=S.n(I),N=S(92410),d=S(34773);const C=2048;function z({
hash:K},b){const R=(0,d.jE)(b)?.asymmetricKeyDetails?.modulusLength;return N.Us.has(K)||R!==void 0&&R<C}function G({contentType:K,signer:b},R,B){const{certificate:D,
hash:H,scheme:U,signature:F,attributeBytes:a,attributes:h}=b,c=[],g=D&&(0,d.jE)(D);if(D||c.push("several_signers"),(!H||!U||D&&!g)&&c.push("algorithm_unknown"),
D&&U&&z(U,D)&&c.push("algorithm_weak"),!a){const T=U&&D&&B?B(U,D)??null:null;return T===!1&&c.push("signature_wrong"),{isIntact:T,isVerified:T,problems:c}}(!h.messageDigest||
h.contentType!==K)&&c.push("attribute_missing");const f=R?h.messageDigest!==void 0&&(0,d.er)(h.messageDigest,R):null;f===!1&&c.push("digest_differs");const{certificateHash:_}=h;
if(D&&_?.hash){const T=(0,I.createHash)(_.hash).update(D.bytes).digest();(0,d.er)(T,_.digest)||c.push("signing_certificate_differs")}const A=g&&U?(0,N.Od)(U,g,F,
a)??null:null;return A===!1&&c.push("signature_wrong"),A===null&&g&&U&&c.push("algorithm_unknown"),{isIntact:f,isVerified:A,problems:[...new Set(c)]}}}),46287:((ne,Q,S)=>{
S.d(Q,{o:()=>d});var I=S(77598),o=S.n(I);const N=4<<20;async function d(C,z,G){const K=(0,I.createHash)(z);for(const b of C)for(let R=0;R<b.length;R+=N){const B=b.
subarray(R,R+N);K.update(B);const D=G.step(B.length);D&&await D}return K.digest()}}),81077:((ne,Q,S)=>{S.d(Q,{AN:()=>b,BX:()=>z,H6:()=>G,MN:()=>K,Pu:()=>d,Zc:()=>C});
var I=S(45599),o=S(9819);const N=64,d=a=>typeof a=="number"?String(a):Buffer.from(a.bytes).toString("latin1");async function C(a,h,c){const g=[];for(const f of await B(
a,h,0,c)){for(const A of H(a,f,c))g.push(A);const _=a.job.pace.step(R);_&&await _}return g}async function z(a,h,c,g,f,_){const A=await B(a,h,c,g,_);for(let T=A.
length-1;T>=0;T--){const y=A[T],w=H(a,y,g),l=w.filter(([k,j])=>!f(k,j)),M=a.job.pace.step(R+w.length*R);M&&await M,l.length<w.length&&(a.edit(y.holder),y.dict.set(
g,l.flat()),y.changed=!0);for(const k of y.repeats)a.edit(y.holder),y.dict.delete(k),y.changed=!0;if(y.emptyKids){const k=(a.array(y.dict.get("Kids"))??[]).filter(
j=>!y.emptyKids.has(a.dict(j)));a.edit(y.holder),y.dict.set("Kids",k),y.changed=!0}if(!y.changed)continue;const u=a.array(y.dict.get("Kids"))??[];y.empty=l.length===
0&&u.length===0;const v=y.parent;v&&(v.changed=!0,y.empty?(v.emptyKids??=new Set).add(y.dict):U(a,y,l,u))}return A[0]?.empty??!1}function G(a,h,c){if(h.length<=
N)return(0,I.jd)({[c]:h.flat()});let g=[];for(const f of F(h)){const[_,A]=[f[0][0],f.at(-1)[0]];g.push({ref:a.add((0,I.jd)({Limits:[_,A],[c]:f.flat()})),low:_,high:A})}
for(;g.length>N;)g=F(g).map(f=>{const[_,A]=[f[0].low,f.at(-1).high];return{ref:a.add((0,I.jd)({Limits:[_,A],Kids:f.map(({ref:T})=>T)})),low:_,high:A}});return(0,I.
jd)({Kids:g.map(({ref:f})=>f)})}const K=(a,h)=>G(a,b([...h].map(([c,g])=>[(0,I.Px)(c),g])),"Names");function b(a){return a.map(h=>({entry:h,key:d(h[0])})).sort(
(h,c)=>h.key<c.key?-1:h.key>c.key?1:0).map(({entry:h})=>h)}const R=100;async function B(a,h,c,g,f){const _=new o.b9(a),A=new Set,T=l=>A.size<A.add(l).size,y=[],
w=[{value:h??null,holder:c,parent:void 0}];for(let l=w.pop();l!==void 0;l=w.pop()){_.spend(1);const M=a.dict(l.value);if(!M||!T(M)||f&&l.parent&&!D(a,M,f))continue;
const u=[],v=L=>{const V=a.array(M.get(L));return!V||T(V)?V??[]:(u.push(L),[])},k=v(g).length>>1,j=v("Kids"),O={dict:M,holder:(0,o.Kd)(l.value,l.holder),parent:l.
parent,repeats:u};y.push(O),_.spend(k);for(let L=j.length-1;L>=0;L--)w.push({value:j[L],holder:(0,o.Kd)(M.get("Kids"),O.holder),parent:O});const p=a.job.pace.step(
R+k*R);p&&await p}return y}function D(a,h,c){const[g,f]=a.array(h.get("Limits"))??[];return typeof g!="number"||typeof f!="number"||c(g,f)}function H(a,{dict:h,
repeats:c},g){const f=c.includes(g)?void 0:a.array(h.get(g));if(!f)return[];const _=[];for(let A=0;A+1<f.length;A+=2){const T=a.resolve(f[A]);(g==="Names"?T instanceof
I.Mx:typeof T=="number")&&_.push([T,f[A+1]])}return _}function U(a,h,c,g){const f=T=>a.array(a.dict(T)?.get("Limits"))??[],_=c[0]?.[0]??f(g[0])[0],A=c.at(-1)?.[0]??
f(g.at(-1))[1];a.edit(h.holder),_!==void 0&&A!==void 0?h.dict.set("Limits",[_,A]):h.dict.delete("Limits")}function F(a){const h=[];for(let c=0;c<a.length;c+=N)h.
push(a.slice(c,c+N));return h}}),70549:((ne,Q,S)=>{S.d(Q,{n:()=>I});function I(o){const N=new WeakMap;return d=>{if(d.hasChanges)return o(d);const C=N.get(d);if(C)
return C.answer;const z=o(d);return N.set(d,{answer:z}),z}}}),9819:((ne,Q,S)=>{S.d(Q,{J7:()=>N,Kd:()=>z,Wo:()=>G,_i:()=>C,b9:()=>d});var I=S(42973),o=S(45599);class N{document;gone=new Set;chased=new Set;constructor(b){
this.document=b}remove(b){const{catalog:R,catalogNumber:B,pages:D}=this.document,H=R.get("Pages");b===B||(0,o.i9)(H)&&b===H.number||D.holds(b)||(this.gone.add(b),
this.document.remove(b))}chase(b){this.chased.add(b)}removed(){return this.gone}takeChased(){const b=this.chased;return this.chased=new Set,b}isGone(b){return(0,o.
i9)(b)&&this.gone.has(b.number)}}class d{most;left;constructor(b){this.most=this.left=b.job.limits.nodes}spend=b=>{if(this.left-=b,this.left<0)throw(0,I.F)("nod\
es",`The document has more than ${this.most} fields, bookmarks, names and structure elements`,"Remove bookmarks or tags with another program first")}}class C{seen;beyond=new Set;allowance;constructor(b,R=new d(
b)){this.allowance=R,this.seen=new Uint8Array((b.size>>3)+1)}first(b){if(this.allowance.spend(1),!(0,o.i9)(b))return!0;const{number:R}=b,B=R>>3;if(B>=this.seen.
length)return this.beyond.size<this.beyond.add(R).size;const D=1<<(R&7),H=(this.seen[B]&D)===0;return this.seen[B]|=D,H}}function z(K,b){return(0,o.i9)(K)?K.number:
b}function G(K,b){const R=K.catalog.get(b),B=K.dict(R);return B&&{dict:B,holder:z(R,K.catalogNumber)}}}),21996:((ne,Q,S)=>{S.d(Q,{Av:()=>b,RJ:()=>D,V3:()=>B,vb:()=>H,
zx:()=>K});var I=S(54619),o=S(93604),N=S(78157),d=S(88500);const C=2048,z=65536,G="[^\\0\\t\\n\\f\\r ()<>[\\]{}/%#]";async function K(a,h){const{found:c,all:g}=await R(
a,h),f=_=>[...new Set([..._,...g])].sort((A,T)=>A-T);return Object.fromEntries(h.map(_=>[_,f(c[_])]))}async function b(a,h){const{found:c,all:g}=await R(a,h);for(const f of Object.
values(c))for(const _ of f)g.add(_);return g}async function R(a,h){const c=h.map(A=>{const[T="",...y]=[...A].map(l=>l.replace(/\W/,"\\$&")),w=/\W/.test(A)?G:"\\w";
return`${T}(?:${y.join("")}|${w}{0,${Math.max(0,A.length-2)}}#)`}),g=new RegExp(`/(?:${c.join("|")}|#)`,"g"),f=Object.fromEntries(h.map(A=>[A,new Set])),_=new Set;
await D(a,(A,T,y,w)=>{const l=A.toString("latin1",T,y);g.lastIndex=0;for(let M=g.exec(l);M;M=g.exec(l)){const u=w(T+M.index);u!==void 0&&(M[0].endsWith("#")?_.add(
u):f[M[0].slice(1)].add(u))}});for(const A of H(a))_.add(A);return{found:f,all:_}}async function B(a,h){const c=await K(a,h);return[...new Set(Object.values(c).
flat())].sort((g,f)=>g-f)}async function D(a,h){const{bytes:c,table:g}=a,f=U(a),_=new Int32Array(f.length);for(let l=0;l<f.length;l++)_[l]=g.place[f[l]];const A=(0,N.
bS)(c),T=l=>f[(0,o.M)(_,l)-1],y=new d.s;let w=0;for(let l=0;l<f.length;l++){const M=l+1===f.length,u=M?c.length:_[l+1],v=u-_[l]>C;if(!v&&!M&&u-w<z)continue;if(v){
_[l]>w&&h(A,w,_[l],T),y.reset();const j=y.value(c,a.bodies[f[l]],u);h(A,_[l],j<0?u:j,T)}else h(A,w,u,T);const k=a.job.pace.step(Math.min(u-w,z));k&&await k,w=u}
for(const[l,M]of F(a)){const u=a.objectStream(l);if(!u)continue;const v=new Set(M),{starts:k}=u;h((0,N.bS)(u.data),0,u.data.length,O=>{const p=u.numbers[(0,o.M)(
k,O)-1];return p!==void 0&&v.has(p)?p:void 0});const j=a.job.pace.step(u.data.length);j&&await j}}function*H(a){for(let h=1;a.hasChanges&&h<a.size;h++)a.isChanged(
h)&&a.exists(h)&&(yield h)}function U(a){const{table:h,hasChanges:c}=a,g=[];let f=!0,_=-1;for(let A=1;A<h.size;A++){if(h.kind[A]!==I.tL||c&&a.isChanged(A))continue;
const T=h.place[A];f&&=T>=_,_=T,g.push(A)}return f?g:g.sort((A,T)=>h.place[A]-h.place[T])}function F(a){const{table:h,hasChanges:c}=a,g=new Map;for(let f=1;f<h.
size;f++){if(h.kind[f]!==I.UT||c&&a.isChanged(f))continue;const _=h.place[f],A=g.get(_);A?A.push(f):g.set(_,[f])}return g}}),93604:((ne,Q,S)=>{S.d(Q,{B:()=>I,M:()=>o});
const I=(d,C)=>N(d,C,!1),o=(d,C)=>N(d,C,!0);function N(d,C,z){let[G,K]=[0,d.length];for(;G<K;){const b=G+K>>1,R=d[b];R<C||z&&R===C?G=b+1:K=b}return G}})};
