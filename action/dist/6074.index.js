"use strict";exports.id=6074,exports.ids=[6074],exports.modules={92410:((ne,Y,p)=>{p.d(Y,{Od:()=>m,Us:()=>$,Vn:()=>T,ag:()=>b,dz:()=>V,gb:()=>L,kc:()=>u,qQ:()=>D,uF:()=>K});
var I=p(77598),a=p.n(I),k=p(82377);const d={"1.2.840.113549.2.5":"md5","1.3.14.3.2.26":"sha1","2.16.840.1.101.3.4.2.4":"sha224","2.16.840.1.101.3.4.2.1":"sha256",
"2.16.840.1.101.3.4.2.2":"sha384","2.16.840.1.101.3.4.2.3":"sha512"},K=y=>Object.entries(d).find(([,c])=>c===y)[0],$=new Set(["md5","sha1"]),B="1.2.840.113549.1\
.1.1",L="1.2.840.113549.1.1.10",b="1.2.840.113549.1.1.8",N="1.2.840.10045.2.1",G={[B]:["rsa",void 0],"1.2.840.113549.1.1.4":["rsa","md5"],"1.2.840.113549.1.1.5":[
"rsa","sha1"],"1.2.840.113549.1.1.14":["rsa","sha224"],"1.2.840.113549.1.1.11":["rsa","sha256"],"1.2.840.113549.1.1.12":["rsa","sha384"],"1.2.840.113549.1.1.13":[
"rsa","sha512"],[N]:["ecdsa",void 0],"1.2.840.10045.4.1":["ecdsa","sha1"],"1.2.840.10045.4.3.1":["ecdsa","sha224"],"1.2.840.10045.4.3.2":["ecdsa","sha256"],"1.2\
.840.10045.4.3.3":["ecdsa","sha384"],"1.2.840.10045.4.3.4":["ecdsa","sha512"]},D=y=>d[(0,k.Q)(y.expect(k.gt).items().any())];function V(y,c){const g=y.expect(k.
gt).items(),S=(0,k.Q)(g.any());if(S===L)return U(g.maybe(k.gt));const[O,f]=G[S]??[],E=f??c;if(!(!O||!E||f&&c&&f!==c))return{kind:O,hash:E}}function U(y){const c=y?.
items(),g=c?.maybe((0,k.qA)(0)),S=c?.maybe((0,k.qA)(1)),O=c?.maybe((0,k.qA)(2)),f=g?D(g.items().any()):"sha1",E=S?F(S.items().any()):"sha1";if(!(!f||f!==E))return{
kind:"pss",hash:f,saltLength:O?(0,k.rl)(O.items().any()):20}}function F(y){const c=y.expect(k.gt).items();return(0,k.Q)(c.any())===b?D(c.any()):void 0}const w=8192,
M=2n**33n,o=4096;function u(y){if(!(y.length>o))try{const c=(0,I.createPublicKey)({key:Buffer.from(y),format:"der",type:"spki"}),{modulusLength:g=0,publicExponent:S=3n,
namedCurve:O}=c.asymmetricKeyDetails??{};return c.asymmetricKeyType==="ec"?O===void 0?void 0:c:(c.asymmetricKeyType==="rsa"||c.asymmetricKeyType==="rsa-pss")&&g>=
512&&g<=w&&S<M?c:void 0}catch{return}}function m({kind:y,hash:c,saltLength:g},S,O,...f){const E=S.asymmetricKeyType==="ec";if(E!==(y==="ecdsa")||S.asymmetricKeyType===
"rsa-pss"&&y!=="pss")return;const P=y==="pss"?I.constants.RSA_PKCS1_PSS_PADDING:I.constants.RSA_PKCS1_PADDING;try{const j=(0,I.createVerify)(c);for(const A of f)
j.update(A);return j.verify(E?S:{key:S,padding:P,...y==="pss"&&{saltLength:g}},O)}catch{return}}function T({kind:y,hash:c},g){const{modulusLength:S,namedCurve:O=""}=g?.
asymmetricKeyDetails??{},f=c==="md5"?"MD5":c.toUpperCase().replace("SHA","SHA-");return y==="ecdsa"?`ECDSA ${v[O]??O} ${f}`:`${y==="pss"?"RSA-PSS":"RSA"}${S===void 0?
"":`-${S}`} ${f}`}const v={prime256v1:"P-256",secp384r1:"P-384",secp521r1:"P-521"}}),82377:((ne,Y,p)=>{p.d(Y,{Cq:()=>$,G:()=>K,Jx:()=>a,Q:()=>g,Wm:()=>E,ao:()=>S,
e4:()=>O,gt:()=>G,nR:()=>j,qA:()=>w,rK:()=>D,rl:()=>f,sG:()=>I,uL:()=>T,vh:()=>k,xT:()=>N,yg:()=>B,z2:()=>v});class I extends Error{}const a=1,k=2,d=3,K=4,$=5,B=6,
L=12,b=23,N=24,G=48,D=49,V=30,U=28,F=32,w=(A,l=!0)=>128|(l?F:0)|A,M=40,o=2e5;class u{bytes;tag;start;from;to;end;depth;budget;constructor(l,C,W,z,Z,J,te,X){this.
bytes=l,this.tag=C,this.start=W,this.from=z,this.to=Z,this.end=J,this.depth=te,this.budget=X}get contents(){return this.bytes.subarray(this.from,this.to)}get whole(){
return this.bytes.subarray(this.start,this.end)}children(){if((this.tag&F)===0)throw new I("not constructed");const l=[];for(let C=this.from;C<this.to;){const W=y(
this.bytes,C,this.to,this.depth+1,this.budget);l.push(W),C=W.end}return l}items(){return new m(this.children())}expect(l){if(this.tag!==l)throw new I(`tag ${this.
tag} in place of ${l}`);return this}}class m{values;at=0;constructor(l){this.values=l}any(){const l=this.values[this.at++];if(!l)throw new I("a value is missing");
return l}take(l){return this.any().expect(l)}maybe(l){return this.values[this.at]?.tag===l?this.values[this.at++]:void 0}}const T=A=>y(A,0,A.length,0,{nodes:o});
function v(A){const l=T(A);if(l.end!==A.length)throw new I("bytes follow");return l}function y(A,l,C,W,z){if(W>M||--z.nodes<0)throw new I("too much");const Z=A[l],
J=A[l+1];if(l+2>C||(Z&31)===31)throw new I("no header");if(J===128)return c(A,l,C,W,z);let te=l+2,X=J;if(J>128){const oe=J&127;if(oe>4||te+oe>C)throw new I("len\
gth");X=0;for(let ae=0;ae<oe;ae++)X=X*256+A[te++]}if(X>C-te)throw new I("too long");return new u(A,Z,l,te,te+X,te+X,W,z)}function c(A,l,C,W,z){const Z=A[l];if((Z&
F)===0)throw new I("length");for(let J=l+2;J+2<=C;){if(A[J]===0&&A[J+1]===0)return new u(A,Z,l,l+2,J,J+2,W,z);J=y(A,J,C,W+1,z).end}throw new I("no end")}function g(A){
const{contents:l}=A.expect(B);if(l.length===0||l.length>40)throw new I("identifier");const C=[];let W=0;for(const z of l){if(W=W*128+(z&127),W>2**45)throw new I(
"identifier");if(!(z>=128)){if(C.length>0)C.push(W);else{const Z=Math.min(Math.floor(W/40),2);C.push(Z,W-Z*40)}W=0}}if(l.at(-1)>=128)throw new I("identifier");return C.
join(".")}function S(A){return(A.tag&F)===0?A.contents:Buffer.concat(A.children().map(l=>S(l)))}function O(A){const{contents:l}=A.expect(d);if(l.length===0||l[0]>
7)throw new I("bit string");return l.subarray(1)}function f(A){const{contents:l}=A.expect(k);if(l.length===0||l.length>4||l[0]>=128)throw new I("integer");return l.
reduce((C,W)=>C*256+W,0)}function E({tag:A,contents:l}){const C=Buffer.from(l);return A===L?C.toString("utf8"):A===V?C.length%2===0?C.swap16().toString("utf16le"):
"":A===U?"":C.toString("latin1")}const P=/^(\d{2}|\d{4})(\d{2})(\d{2})(\d{2})(\d{2})(?:(\d{2})(?:[.,](\d{1,9}))?)?Z$/;function j(A){const{tag:l,contents:C}=A;if(l!==
b&&l!==N)throw new I("time");const W=P.exec(Buffer.from(C.subarray(0,40)).toString("latin1")),[,z="",Z,J,te,X,oe="0",ae="0"]=W??[];if(!W||z.length===2!=(l===b))
throw new I("time");const fe=z.length===4?Number(z):Number(z)+(Number(z)<50?2e3:1900);return Date.UTC(fe,Number(Z)-1,Number(J),Number(te),Number(X),Number(oe),+`\
0.${ae}`*1e3)}}),34773:((ne,Y,p)=>{p.d(Y,{An:()=>S,De:()=>y,Rv:()=>T,S7:()=>N,er:()=>D,jE:()=>G,w$:()=>$});var I=p(92410),a=p(82377);const k=100;function d(f){const E=(0,a.
z2)(f).expect(a.gt).items(),P=E.take(a.gt),j=E.take(a.gt),A=(0,a.e4)(E.any()),l=P.items();l.maybe((0,a.qA)(0));const C=l.take(a.vh).contents;l.take(a.gt);const W=l.
take(a.gt),[z,Z]=l.take(a.gt).children(),J=l.take(a.gt),te=l.take(a.gt).whole;l.maybe((0,a.qA)(1,!1)),l.maybe((0,a.qA)(2,!1));const X=l.maybe((0,a.qA)(3));return{
bytes:f,signedPart:P.whole,signature:A,algorithm:j,serial:C,issuer:W.whole,subject:J.whole,issuerName:b(W),subjectName:b(J),notBefore:(0,a.nR)(z),notAfter:(0,a.
nR)(Z),keyInfo:te,extensions:X?K(X):new Map}}function K(f){const E=new Map;for(const P of f.items().take(a.gt).children().slice(0,k)){const j=P.expect(a.gt).items(),
A=(0,a.Q)(j.any()),l=j.maybe(a.Jx);E.set(A,{critical:l?.contents[0]===255,value:(0,a.ao)(j.take(a.G))})}return E}function $(f){try{return d(f)}catch{return}}const B="\
2.5.4.3",L="2.5.4.10";function b(f){const E=new Map;for(const P of f.children().slice(0,50))for(const j of P.children().slice(0,10)){const A=j.expect(a.gt).items(),
l=(0,a.Q)(A.any()),C=(0,a.Wm)(A.any()).replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu,"").trim().slice(0,200);C!==""&&E.set(l,C)}return E.get(B)??E.get(L)??[...E.values()][0]??
null}const N=({serial:f})=>Buffer.from(f.subarray(0,64)).toString("hex").replace(/^(00)+(?=.)/,""),G=({keyInfo:f})=>(0,I.kc)(f),D=(f,E)=>Buffer.compare(f,E)===0;
function V(f,E){if(!D(f.issuer,E.subject))return!1;const P=G(E);try{const j=(0,I.dz)(f.algorithm);return P&&j?(0,I.Od)(j,P,f.signature,f.signedPart):void 0}catch{
return!1}}const U="2.5.29.15",F="2.5.29.37",w="2.5.29.19";function M({extensions:f}){const E=f.get(U)?.value;if(!E)return;const P=(0,a.e4)((0,a.z2)(E));return new Set(
[...P].flatMap((j,A)=>[...Array(8).keys()].flatMap(l=>j&128>>l?[A*8+l]:[])))}const o=0,u=1,m=5;function T(f){const E=M(f);return!E||E.has(o)||E.has(u)}function v(f){
const E=M(f);if(E&&!E.has(m))return!1;const P=f.extensions.get(w)?.value;return P?(0,a.z2)(P).children()[0]?.contents[0]===255:f.extensions.size===0}function y({
extensions:f}){const E=f.get(F);return E&&{critical:E.critical,purposes:(0,a.z2)(E.value).children().slice(0,50).map(a.Q)}}const c=10,g=100;function S(f,{others:E,
anchors:P,time:j}){const A=({notBefore:z,notAfter:Z})=>j>=z&&j<=Z;let l=g;const C={isIncomplete:!1},W=(z,Z)=>{if(!A(z))return!1;if(P.some(({bytes:X})=>D(X,z.bytes)))
return!0;const J=X=>!Z.includes(X)&&l-- >0&&A(X)&&O(X)&&V(z,X)===!0;if(P.some(X=>J(X)))return!0;if(Z.length>=c)return!1;const te=E.filter(X=>J(X));return te.length===
0&&!D(z.issuer,z.subject)&&(C.isIncomplete=!0),te.some(X=>W(X,[...Z,X]))};return W(f,[f])?"trusted":C.isIncomplete?"chain_incomplete":"not_trusted"}function O(f){
try{return v(f)}catch{return!1}}}),91374:((ne,Y,p)=>{p.d(Y,{QL:()=>$,bf:()=>K,fq:()=>F,hj:()=>U,i4:()=>D,iA:()=>L,pv:()=>V,qU:()=>N,tP:()=>B});var I=p(77581),a=p(
45599),k=p(9819),d=p(70549);function K(o){for(;o.part===""&&o.parent;)o=o.parent;return o}const $="FT Parent T TU TM Ff V DV DA Q DS RV Opt MaxLen TI I Lock SV".
split(" "),B=100;function*L(o,{from:u=o.array((0,k.Wo)(o,"AcroForm")?.dict.get("Fields")),below:m,visit:T=new k._i(o),depth:v=1/0}={}){const y=[],c=(g=[],S)=>{for(let O=g.
length-1;O>=0;O--)y.push({value:g[O],parent:S})};c(u,m);for(let g=y.pop();g;g=y.pop()){const{value:S,parent:O}=g,f=(0,a.i9)(S)?o.get(S):S;if(!(0,a.Zm)(f)||!T.first(
S)||(O?.depth??0)>=v)continue;const E=o.resolve(f.get("T")),P=o.resolve(f.get("FT")),j=E instanceof a.Mx?(0,I.g7)(E):"",A={number:(0,a.i9)(S)?S.number:void 0,dict:f,
parent:O,part:j,name:M(O&&O.depth%B!==0?O.name:"",j),type:P instanceof a.SX?P.text:O?.type,depth:(O?.depth??0)+1};yield A,c(o.array(f.get("Kids")),A)}}const b=1e3,
N=(0,d.n)(G);async function G(o){const u=[];for(const m of L(o)){u.push(m);const T=o.job.pace.step(b);T&&await T}return u}function D(o){const u=new Set(o.flatMap(
({parent:m,dict:T})=>m&&T.has("T")?[m]:[]));return o.filter(m=>(m.dict.has("T")||!m.parent)&&!u.has(m))}function V(o,u){const m=o.resolve(U(o,u,"FT"));return m instanceof
a.SX?m.text:void 0}function U(o,u,m){for(const T of w(o,u)){const v=T.get(m);if(v!==void 0)return v}}function F(o,u){let m="";for(const T of w(o,u)){const v=o.resolve(
T.get("T"));v instanceof a.Mx&&(m=M((0,I.g7)(v),m))}return m}function*w(o,u){let m=u;for(let T=0;m&&T<B;T++)yield m,m=o.dict(m.get("Parent"))}const M=(o,u)=>o===
""||u===""?o+u:`${o}.${u}`}),44091:((ne,Y,p)=>{p.d(Y,{vA:()=>Ue,ae:()=>Le,gH:()=>Ae,pe:()=>Me});var I=p(42973),a=p(92356),k=p(22332),d=p(45599),K=p(34773),$=p(16231),
B=p(78157),L=p(79725);function b(i,e,t){const{bytes:n}=i,s=e.length-n.length,r=N(i,t);if(!r)return;const{entries:h,number:x}=r,R=G(n,h,"ByteRange"),_=G(n,h,"Con\
tents");if(!R||!_||!U(n,_.start,_.end))return;const H=V(n,R.start,R.end);if(!H)return;const[Q,q,ee,se]=H;if(!(!(Q===0&&q===_.start+s&&ee===_.end+s)||ee+se>e.length))
return{gapStart:q,gapEnd:ee,end:ee+se,number:x}}function N(i,{value:e,field:t,fieldNumber:n}){const s=new L.R;if(e instanceof d.oS){const R=i.place(e.number);return R?.
bytes===i.bytes&&s.locate(R.bytes,R.start,R.end)?{entries:s,number:e.number}:void 0}if(!(e instanceof d.Bi)||n===void 0||t?.get("V")!==e)return;const r=i.place(
n);if(r?.bytes!==i.bytes||!s.locate(r.bytes,r.start,r.end))return;const h=G(i.bytes,s,"V"),x=new L.R;return h&&x.locate(i.bytes,h.start,h.end)?{entries:x,number:void 0}:
void 0}function G(i,e,t){const{at:n}=e,s=Buffer.from(t,"latin1");let r;for(let h=e.first;h<e.used;h+=4)if((0,B.bS)(i.subarray(n[h],n[h+1])).equals(s)){if(r)return;
r={start:n[h+2],end:n[h+3]}}return r}const D=i=>i>=B.l0&&i<=B.ev;function V(i,e,t){const n=(0,B.bS)(i.subarray(e,Math.min(t,e+200))).toString("latin1");if(t-e>200||
!n.startsWith("[")||!n.endsWith("]"))return;const s=n.slice(1,-1).split(/[\0\t\n\f\r ]/).filter(_=>_!=="");if(s.length!==4||s.some(_=>_.length>15||[..._].some(H=>!D(
H.charCodeAt(0)))))return;const[r,h,x,R]=s.map(Number);return[r,h,x,R]}function U(i,e,t){if(i[e]!==B.iH||i[t-1]!==B.vz)return!1;for(let n=e+1;n<t-1;n++){const s=i[n],
r=s|32;if(!D(s)&&!(r>=97&&r<=102))return!1}return!0}function F(i){let e=i.length;for(;e>0&&` \r
	\0\f`.includes(String.fromCharCode(i[e-1]));)e--;return e}function w(i,e,t){let n=e;for(;n>e-3&&n>0&&[10,13,32].includes(i[n-1]);)n--;if((0,B.bS)(i.subarray(Math.
max(0,n-5),n)).toString("latin1")!=="%%EOF")return!1;const s=(0,k.l3)(i,n);return t.has(s)&&(0,B.AN)(i,s,e)<n}var M=p(91374),o=p(6057),u=p(54619),m=p(64680),T=p(
88500),v=p(45079);class y{before;after;apart;changed;leading;hasHidden;constructor(e,t,n){this.before=e,this.after=t,this.apart=n;const s=Math.max(e.table.size,
t.table.size);this.changed=new Uint8Array(s);for(const r of this.moved(s))this.changed[r]=1;for(let r=0;r<t.table.size;r++){const{kind:h,place:x}=t.table;h[r]===
u.UT&&this.changed[x[r]]===1&&(this.changed[r]=1)}this.leading=this.changed.slice(),this.hasHidden=this.findHidden()}static async find(e,t,n){const s=new y(e,t,
n);return await s.followBack(),s}async followBack(){const{leading:e,apart:t}=this,{pace:n}=this.after.job,s=await this.allReferences(),r=new Int32Array(e.length+
1);for(let _=1;_<s.length;_+=2)r[s[_]+1]++;for(let _=0;_<e.length;_++)r[_+1]+=r[_];const h=new Int32Array(s.length/2),x=r.slice();for(let _=0;_<s.length;_+=2)h[x[s[_+
1]]++]=s[_];const R=[];for(let _=0;_<e.length;_++)e[_]===1&&!t.has(_)&&R.push(_);for(let _=R.pop();_!==void 0;_=R.pop()){for(let Q=r[_];Q<r[_+1];Q++){const q=h[Q];
e[q]===1||t.has(q)||(e[q]=1,R.push(q))}const H=n.step(100+r[_+1]-r[_]);H&&await H}}async allReferences(){const{after:e,leading:t}=this,n=new T.s;let s=new Int32Array(
1024),r=0;for(let h=1;h<e.table.size;h++){const x=c(e.table,h)?e.place(h):void 0;if(!x)continue;n.reset();const R=n.value(x.bytes,x.start,x.end);for(let H=0;H<n.
used;H+=3){const Q=n.marks[H];Q>=t.length||(r+2>s.length&&(s=(0,L.Z)(s,r+2)),s[r++]=h,s[r++]=Q)}const _=e.job.pace.step(200+Math.max(R-x.start,0));_&&await _}return s.
subarray(0,r)}*moved(e){const[t,n]=[this.before.table,this.after.table];for(let s=1;s<e;s++){const[r,h]=[c(t,s),c(n,s)];if(r!==h)yield s;else if(r){const x=R=>t[R][s]===
n[R][s];(!x("kind")||!x("place")||!x("detail"))&&(yield s)}}}findHidden(){const{table:e}=this.after,t=this.before.bytes.length;for(let n=1;n<e.size;n++){if(this.
changed[n]!==1||!c(e,n))continue;const s=e.kind[n]===u.UT?e.place[n]:n;if(e.kind[s]===u.tL&&e.place[s]<t)return!0}return!1}isChanged(e){const t=e instanceof d.oS?
e.number:e;return typeof t=="number"&&this.changed[t]===1}isAdded(e){return!c(this.before.table,e)}touches(e){return O(e).some(t=>!this.apart.has(t)&&this.leading[t]===
1)}isSame(e,t){return g(e)===g(t)&&!this.touches(t)}differingKeys(e,t){const n=[];for(const s of new Set([...e.keys(),...t.keys()]))this.isSame(e.get(s),t.get(s))||
n.push(s);return n}}const c=({kind:i},e)=>i[e]===u.tL||i[e]===u.UT;function g(i){if(i===void 0)return"";const e=new m.k(256);return(0,v.bD)(e,S(i),v.yT),Buffer.
from(e.bytes).toString("latin1")}function S(i){if(Array.isArray(i))return i.map(S);if(!(i instanceof d.Bi))return i;const e=[...i].sort(([t],[n])=>t<n?-1:1);return new d.
Bi(e.map(([t,n])=>[t,S(n)]))}function O(i){const e=[],t=[i];for(;t.length>0;){const n=t.pop();if(n instanceof d.oS)e.push(n.number);else if(Array.isArray(n))for(const s of n)
t.push(s);else if(n instanceof d.Bi)for(const s of n.values())t.push(s);else n instanceof d.Z6&&t.push(n.dict)}return e}const f=new Set(["K","Nums","Kids"]),E=new Set(
["ParentTreeNextKey","Limits"]),P=new Set(["Obj","Pg","Stm"]);async function j(i,e,t){const[n,s]=[i.catalog.get("StructTreeRoot"),e.catalog.get("StructTreeRoot")];
if(!n||!s)return;const r=[{key:"",was:n,is:s}],h=new Set(t),x=[];for(let R=r.pop();R;R=r.pop()){const{key:_,was:H,is:Q}=R;if(P.has(_)&&g(H)===g(Q))continue;const[
q,ee]=[i.resolve(H),e.resolve(Q)];if(Q instanceof d.oS&&!(0,d.cy)(ee)){if(!(H instanceof d.oS)||H.number!==Q.number)return;if(h.has(Q.number))continue;h.add(Q.number),
(0,d.Zm)(ee)&&A(e,ee)&&x.push(Q.number)}const ie=_==="K"&&(0,d.cy)(ee)&&!(0,d.cy)(q)?C(H===void 0?[]:[H],ee):l(_,q,ee);if(!ie)return;for(const ue of ie)r.push(ue);
const re=e.job.pace.step(500);re&&await re}return x}const A=(i,e)=>e.has("P")?i.resolve(e.get("S"))instanceof d.SX:(0,d.Eo)(i.resolve(e.get("Type")),"StructTree\
Root");function l(i,e,t){if((0,d.Zm)(e)&&(0,d.Zm)(t)){const n=[...new Set([...e.keys(),...t.keys()])].filter(s=>!E.has(s));return n.some(s=>!e.has(s)&&s!=="K")?
void 0:n.map(s=>({key:s,was:e.get(s),is:t.get(s)}))}if((0,d.cy)(e)&&(0,d.cy)(t))return(f.has(i)?e.length<=t.length:e.length===t.length)?C(e,t):void 0;if(!(e instanceof
d.Z6||t instanceof d.Z6))return g(e)===g(t)?[]:void 0}const C=(i,e)=>i.map((t,n)=>({key:"",was:t,is:e[n]}));async function W(i,e){const t=await Z(i),n=await Z(e),
s=[...n.pages,...n.widgets.keys(),...n.comments],r=new Set([e.catalogNumber,...s]);let h=await y.find(i,e,r);const[x,R]=[i,e].map(Q=>Q.catalog.get("StructTreeRo\
ot")),_=h.isSame(x,R)?void 0:await j(i,e,new Set(s));_&&(h=await y.find(i,e,new Set([...r,..._])));const H=new oe(t,n,_!==void 0,h);return await H.run(),{kinds:H.
kinds,fields:H.fields,hasHidden:H.differences.hasHidden,showsNewField:H.showsNewField}}const z=new Set("Text FreeText Line Square Circle Polygon PolyLine Highli\
ght Underline Squiggly StrikeOut Stamp Caret Ink Popup FileAttachment".split(" "));async function Z(i){const e=await(0,M.qU)(i),t=new Map(e.flatMap(r=>r.number===
void 0?[]:[[r.number,r]])),n=[],s=new Set;for(let r=0;r<i.pages.count;r++){const h=i.pages.number(r);n.push(h);for(const R of i.array(i.dict(new d.oS(h))?.get("\
Annots"))??[])R instanceof d.oS&&J(i,R)&&s.add(R.number);const x=i.job.pace.step(2e3);x&&await x}return{pages:n,fields:e,widgets:t,comments:s}}function J(i,e){const t=i.
resolve(e),n=(0,d.Zm)(t)?i.resolve(t.get("Subtype")):null;return n!==null&&[...z].some(s=>(0,d.Eo)(n,s))}const te=new Set(["AcroForm","DSS","Pages","StructTreeR\
oot","Extensions","Metadata","Version"]),X=new Set(["Annots","Parent","Metadata","LastModified","Tabs"]);class oe{older;newer;hasGrownTags;differences;kinds=new Set;fields=[];before;after;showsNewField=!1;hasQuietChanges=!1;constructor(e,t,n,s){
this.older=e,this.newer=t,this.hasGrownTags=n,this.differences=s,{before:this.before,after:this.after}=s}async run(){this.compareTrailers(),this.compareCatalogs(),
this.compareForms(),await this.comparePages(),this.compareFields(),this.compareTags(),this.hasQuietChanges&&this.kinds.size===0&&this.kinds.add("other")}compareCatalogs(){
const{before:e,after:t,differences:n}=this;for(const s of new Set([...e.catalog.keys(),...t.catalog.keys()]))n.isSame(e.catalog.get(s),t.catalog.get(s))||(s==="\
DSS"?this.kinds.add("validation_data"):te.has(s)?(s==="Extensions"||s==="Metadata"||s==="Version")&&(this.hasQuietChanges=!0):this.kinds.add("other"))}compareTrailers(){
const[e,t]=[this.before.trailer,this.after.trailer];for(const n of this.differences.differingKeys(e,t))n==="Info"?this.hasQuietChanges=!0:n!=="ID"&&this.kinds.add(
"other")}compareForms(){const e=this.before.dict(this.before.catalog.get("AcroForm"))??new d.Bi,t=this.after.dict(this.after.catalog.get("AcroForm"))??new d.Bi;
for(const n of this.differences.differingKeys(e,t)){const s=n==="NeedAppearances"&&this.after.resolve(t.get(n))!==!0;n==="Fields"?this.compareLists(this.before.
array(e.get(n)),this.after.array(t.get(n))):n==="DR"?this.compareFonts(e.get(n),t.get(n)):n==="DA"&&!e.has(n)?this.hasQuietChanges=!0:n!=="SigFlags"&&!s&&this.kinds.
add("other")}}compareFonts(e,t){const[n,s]=[this.before.dict(e)??new d.Bi,this.after.dict(t)??new d.Bi];for(const[r,h]of n){const x=this.after.dict(s.get(r));for(const[
R,_]of this.before.dict(h)??[])this.differences.isSame(_,x?.get(R))||this.kinds.add("other")}}compareLists(e=[],t=[]){const n=new Set(t.map(h=>g(h))),s=new Set(
e.map(h=>g(h))),r=h=>!(h instanceof d.oS)&&!s.has(g(h));(e.some(h=>!n.has(g(h)))||t.some(r))&&this.kinds.add("other")}async comparePages(){const[e,t]=[this.older.
pages,this.newer.pages];if(e.length!==t.length||e.some((n,s)=>n!==t[s])){this.kinds.add("other");return}this.differences.touches(this.after.catalog.get("Pages"))&&
this.kinds.add("other");for(const n of t){const[s,r]=[this.before.dict(new d.oS(n)),this.after.dict(new d.oS(n))];!s||!r?this.kinds.add("other"):this.comparePage(
s,r);const h=this.after.job.pace.step(2e3);h&&await h}}comparePage(e,t){for(const n of this.differences.differingKeys(e,t)){const s=n==="StructParents"&&!e.has(
n);!X.has(n)&&!s?this.kinds.add("other"):n!=="Annots"&&(this.hasQuietChanges=!0),n==="Parent"&&g(e.get(n))!==g(t.get(n))&&this.kinds.add("other")}this.compareAnnotations(
this.before.array(e.get("Annots"))??[],this.after.array(t.get("Annots"))??[])}compareAnnotations(e,t){const n=new Set(e.map(r=>g(r))),s=new Set(t.map(r=>g(r)));
for(const r of e)s.has(g(r))||this.kinds.add(r instanceof d.oS&&this.older.comments.has(r.number)?"annotations":"other");for(const r of t){const h=r instanceof d.
oS?r.number:-1,x=!n.has(g(r));this.newer.comments.has(h)?this.compareComment(h,x):this.newer.widgets.has(h)?x&&!this.differences.isAdded(h)&&this.kinds.add("oth\
er"):(x||this.differences.touches(r))&&this.kinds.add("other")}}compareComment(e,t){const[n,s]=[this.before.dict(new d.oS(e)),this.after.dict(new d.oS(e))];t&&n?
this.kinds.add("other"):(t||!n||this.differences.differingKeys(n,s).length>0)&&this.kinds.add("annotations")}compareFields(){const e=new Set((0,M.i4)(this.newer.
fields)),t=new Map;for(const s of this.newer.fields){const r=s.parent&&e.has(s.parent)?s.parent:void 0;r&&ae(t,r,s)}for(const s of this.newer.fields)s.parent&&e.
has(s.parent)||(e.has(s)?this.compareField(s,t.get(s)??[]):this.compareGroup(s));const n=new Set(this.newer.fields.map(({number:s})=>s));this.older.fields.some(
({number:s})=>s!==void 0&&!n.has(s))&&this.kinds.add("other")}compareGroup({number:e,dict:t}){const n=e===void 0?void 0:this.olderField(e);if(!n){e!==void 0&&this.
kinds.add("other");return}for(const s of this.differences.differingKeys(n,t))s==="Kids"?this.compareLists(this.before.array(n.get(s)),this.after.array(t.get(s))):
this.kinds.add("other")}olderField(e){return this.older.widgets.get(e)?.dict}compareField(e,t){const{number:n,dict:s,type:r,name:h}=e;if(n===void 0)return;const x=this.
olderField(n);if(!x)return this.addField(e,t);const R=[e,...t],_=new Set;for(const Q of R)for(const q of this.changedEntries(Q))_.add(q);if(_.size===0)return;if(r===
"Sig"){this.before.resolve((0,M.hj)(this.before,x,"V"))===null&&this.isNewSignature(s)&&fe(_,Oe)?this.addSignature(s):this.kinds.add("other");return}!(Se(this.before,
x)!==Se(this.after,s)||_.has("AS")&&r==="Btn")||!fe(_,Ie)?this.kinds.add("other"):(this.kinds.add("form_values"),this.fields.push(h))}changedEntries({number:e,dict:t}){
const n=e===void 0?void 0:this.olderField(e);return n?this.differences.differingKeys(n,t):e===void 0?[]:["Kids"]}addField({number:e,dict:t,type:n},s){const r=n===
"Sig"&&[e,...s.map(_=>_.number)].every(_=>this.differences.isAdded(_)),h=r&&this.isNewSignature(t),x=r&&this.after.resolve((0,M.hj)(this.after,t,"V"))===null,R=[
t,...s.map(_=>_.dict)].some(_=>_.has("AP")&&(0,o.b0)(this.after,_.get("Rect")));h?this.addSignature(t):this.kinds.add(x&&!R?"signatures":"other"),this.showsNewField||=
h&&R}isNewSignature(e){const t=e.get("V");return t instanceof d.oS&&this.differences.isAdded(t.number)&&(0,d.Zm)(this.after.get(t))}addSignature(e){const t=this.
after.dict(e.get("V"))?.get("Type");this.kinds.add((0,d.Eo)(t,"DocTimeStamp")?"time_stamps":"signatures")}compareTags(){const[e,t]=[this.before.catalog.get("Str\
uctTreeRoot"),this.after.catalog.get("StructTreeRoot")];!this.differences.isSame(e,t)&&!(this.kinds.has("signatures")&&this.hasGrownTags)&&this.kinds.add("other")}}
function ae(i,e,t){const n=i.get(e);n?n.push(t):i.set(e,[t])}const fe=(i,e)=>[...i].every(t=>e.has(t)),Oe=new Set(["V","AP","F","P","M","MK"]),Ie=new Set(["V","\
AS","AP","I","TI","RV","M"]);function Se(i,e){const t=i.resolve((0,M.hj)(i,e,"V"));return t instanceof d.Z6?Buffer.from(i.encoded(t)).toString("latin1"):Array.isArray(
t)?t.map(n=>g(i.resolve(n))).join(`
`):g(t)}var we=p(26836),Ee=p(77598),ce=p(92410),de=p(82377),_e=p(90618),he=p(50818),le=p(20515),xe=p(46287);const be={certificate:void 0,certificates:[],algorithm:null,
claimedTime:void 0,stampedTime:void 0,isIntact:null,isVerified:null},Pe=8<<20,me={...be,problems:["contents_unreadable"]};async function De(i,e,{subFilter:t,embedded:n,
further:s},r){const{gapStart:h,gapEnd:x,end:R}=e;if(x-h>2*Pe)return me;const _=Buffer.from((0,B.bS)(i.subarray(h+1,x-1)).toString("latin1"),"hex"),H=[i.subarray(
0,h),i.subarray(x,R)];try{if(t==="adbe.x509.rsa_sha1")return Ce(_,n,H);const Q=(0,_e.eG)(_,s),ee=await Re(Q,t,async re=>re&&(0,xe.o)(H,re,r.pace),H),ie=[..._.subarray(
Q.end).every(re=>re===0)?[]:["trailing_data"],...Q.signers===1?[]:["several_signers"]];return{...ee,problems:[...new Set([...ee.problems,...ie])]}}catch(Q){if(Q instanceof
de.sG)return me;throw Q}}async function Re(i,e,t,n){const{signer:s,certificates:r}=i,{certificate:h,scheme:x}=s,R={certificate:h,certificates:r,algorithm:x?(0,ce.
Vn)(x,h&&(0,K.jE)(h)):null,claimedTime:s.attributes.signingTime};if(e==="ETSI.RFC3161")return{...R,...await ke(i,t)};const _=(ee,se)=>(0,ce.Od)(ee,(0,K.jE)(se),
s.signature,...n),H=e==="adbe.pkcs7.sha1"?await Ne(i,t):i.content||i.contentType!==_e.vN?void 0:(0,le.M)(i,await t(s.hash),_);if(!H)return{...me,...R,stampedTime:void 0};
const Q=[...H.problems];e==="ETSI.CAdES.detached"&&!s.attributes.certificateHash&&Q.push("attribute_missing");const q=s.timeStamp&&(0,he.H9)(s.timeStamp,s.signature,
r);return s.timeStamp&&!q&&Q.push("timestamp_wrong"),{...R,...H,problems:Q,stampedTime:q?.info.time}}async function Ne(i,e){const{content:t,signer:n}=i,s=await e(
"sha1"),r=t!==void 0&&s!==void 0&&(0,K.er)(t,s),h=(_,H)=>(0,ce.Od)(_,(0,K.jE)(H),n.signature,t),x=(0,le.M)(i,n.hash&&t?(0,Ee.createHash)(n.hash).update(t).digest():
void 0,h),R=[...x.problems,"algorithm_weak",...r?[]:["digest_differs"]];return{...x,isIntact:r?x.isIntact:!1,problems:[...new Set(R)]}}async function ke(i,e){const t=(0,he.
UB)(i),{hash:n}=i.signer,s=(0,le.M)(i,n&&(0,Ee.createHash)(n).update(i.content).digest()),r=await e(t.hash),h=r!==void 0&&(0,K.er)(r,t.imprint),x=[...s.problems];
t.hash?h||x.push("digest_differs"):x.push("algorithm_unknown"),t.hash&&ce.Us.has(t.hash)&&x.push("algorithm_weak");const R=i.signer.certificate!==void 0&&(0,he.
R2)(i.signer.certificate);R||x.push("timestamp_wrong");const _=t.hash===void 0?null:h?s.isIntact:!1,H=_===!0&&s.isVerified===!0&&R;return{...s,isIntact:_,problems:[
...new Set(x)],stampedTime:H?t.time:void 0}}function Ce(i,e,t){const n=(0,de.ao)((0,de.uL)(i).expect(de.G)),[s]=e,r=s&&(0,K.jE)(s),h={kind:"rsa",hash:"sha1"},x=r?
(0,ce.Od)(h,r,n,...t)??null:null;return{...be,certificate:s,certificates:e,algorithm:(0,ce.Vn)(h,r),isIntact:x,isVerified:x,problems:["algorithm_weak",...x===!1?
["signature_wrong"]:[],...x===null?["algorithm_unknown"]:[]]}}const Te=200,ve=100,Ke=50;async function Le(i,e,t){const n=(await(0,$.Df)(i)).filter(({signature:h})=>h!==
void 0);if(n.length>Te)throw(0,I.F)("nodes",`The document has ${n.length} signatures; at most ${Te} are checked`,"Remove some");const s=new je(i,e,t),r=[];for(const h of n)
r.push(await s.check(h));return{entries:r,allIntact:r.length>0&&r.every(Ae),coversWholeFile:r.some(({covers:h,intact:x})=>h==="whole_file"&&x===!0)}}const Be=new Set(
["certificate_expired","certificate_not_yet_valid","algorithm_weak","attribute_missing","chain_incomplete","not_trusted","timestamp_wrong"]),Ae=({intact:i,verified:e,
changesAfter:t,problems:n})=>i===!0&&e===!0&&!t.includes("other")&&n.every(s=>Be.has(s)),Ue=({entries:i,allIntact:e,coversWholeFile:t})=>({count:i.length,allIntact:e,
coversWholeFile:t,entries:i.map(n=>({...n}))});function Fe(i){return(i.array(i.dict(i.catalog.get("DSS"))?.get("Certs"))??[]).slice(0,ve).flatMap(t=>{const n=i.
resolve(t),s=n instanceof d.Z6?i.decodedPart(n)?.data:void 0;return(s&&(0,K.w$)(s))??[]})}const ge={kinds:new Set(["other"]),fields:[],hasHidden:!1,showsNewField:!1},
Ge={kinds:new Set,fields:[],hasHidden:!1,showsNewField:!1};class je{document;input;options;sections;contentEnd;further;changes=new Map;job;constructor(e,t,n){this.
document=e,this.input=t,this.options=n,this.sections=(0,k.mq)(e.bytes),this.contentEnd=F(t),this.further=Fe(e);const{onRepaired:s,...r}=e.job;this.job={...r,asked:void 0}}async check(e){
const{document:t,input:n}=this,s=e.signature,r=b(t,n,e),h=t.resolve(s.get("SubFilter")),x={subFilter:h instanceof d.SX?h.text:void 0,embedded:this.embedded(e),further:this.
further},R=r&&await De(n,r,x,this.job),{covers:_,after:H,problems:Q}=await this.checkRevision(e,r),q=ze(R,(0,$.W4)(t,s)),ee=R?.certificate,se=[...Q,...R?.problems??
[],...Qe(ee,q.time)],ie=this.trustIn(R,q.time);ie!==void 0&&ie!=="trusted"&&se.push(ie);const re=(0,we.k)(t,s,e.field);(0,we.T)(re,H)&&se.push("certification_vi\
olated");const ue=R?.isVerified??null;return{field:e.name,kind:e.kind,signer:ee?.subjectName??null,issuer:ee?.issuerName??null,serial:ee?(0,K.S7)(ee):null,signedAt:q.
signedAt,timestamp:ye(R?.stampedTime),algorithm:R?.algorithm??null,intact:ue===!1||!r||Q.includes("not_a_revision")?!1:R?.isIntact??null,verified:ue,certificateInTime:ee&&
q.time!==void 0?$e(ee,q.time):null,timeSource:q.source,covers:_,changesAfter:[...H.kinds].sort(),certification:re.certification??null,trusted:this.options.anchors?
ie==="trusted":null,problems:[...new Set(se)].sort()}}embedded({signature:e}){const t=this.document.resolve(e.get("Cert"));return(Array.isArray(t)?t.slice(0,ve).
map(s=>this.document.resolve(s)):[t]).flatMap(s=>s instanceof d.Mx?(0,K.w$)(s.bytes)??[]:[])}async checkRevision(e,t){if(!t)return{covers:"part",after:ge,problems:[
"byte_range_malformed"]};const{end:n}=t;if(n>=this.contentEnd)return{covers:"whole_file",after:Ge,problems:[]};const s=this.input.length-this.document.bytes.length;
if(!w(this.document.bytes,n-s,this.sections))return{covers:"part",after:ge,problems:["not_a_revision"]};const r=await this.compare(n);if(!r)return{covers:"earli\
er_revision",after:ge,problems:[]};const h=await He(r.before,e);return{covers:"earlier_revision",after:r.found,problems:[...h?[]:["not_a_revision"],...r.found.hasHidden?
["hidden_content"]:[]]}}async compare(e){if(this.changes.has(e))return this.changes.get(e);const{document:t,options:n}=this;let s;if(!n.isDamaged&&!t.suspect&&this.
changes.size<Ke){const r=await this.open(this.input.subarray(0,e));r&&(s={before:r,found:await W(r,t)})}return this.changes.set(e,s),s}async open(e){const t={isDamaged:!1},
n={...this.job,onRepaired:()=>{t.isDamaged=!0}};try{const s=await(0,a.E)(e,n,{password:this.options.password});return t.isDamaged||s.suspect?void 0:s}catch(s){if(We(
s))return;throw s}}trustIn(e,t){const{anchors:n}=this.options;if(!n)return;const s=e?.certificate;return s?(0,K.An)(s,{others:e.certificates,anchors:n,time:t??s.
notBefore}):"not_trusted"}}const We=i=>pe(i)&&"code"in i&&["unreadable_document","wrong_password","password_required"].includes(String(i.code)),pe=i=>typeof i==
"object"&&i!==null;async function He(i,{name:e,fieldNumber:t,value:n}){const s=await(0,$.Df)(i),r=h=>h.name===e&&h.fieldNumber===t&&((0,d.Zm)(n)?(0,d.Zm)(h.value):
Ve(h.value,n));return s.some(r)}const Ve=(i,e)=>pe(i)&&pe(e)&&"number"in i&&"number"in e&&i.number===e.number;function ze(i,e){const t=e??ye(i?.claimedTime),n=i?.
stampedTime;if(n!==void 0)return{signedAt:t??ye(n),time:n,source:"timestamp"};const s=t===null?NaN:Me(t);return Number.isNaN(s)?{signedAt:t,time:void 0,source:null}:
{signedAt:t,time:s,source:"claimed"}}const Me=i=>Date.parse(i.includes("T")&&!/(?:Z|[+-]\d\d:\d\d)$/.test(i)?`${i}Z`:i),ye=i=>i===void 0||Number.isNaN(i)?null:new Date(
i).toISOString().replace(/\.000Z$/,"Z"),$e=({notBefore:i,notAfter:e},t)=>t>=i&&t<=e;function Qe(i,e){return!i||e===void 0?[]:e<i.notBefore?["certificate_not_yet\
_valid"]:e>i.notAfter?["certificate_expired"]:[]}}),26836:((ne,Y,p)=>{p.d(Y,{T:()=>L,k:()=>$});var I=p(45599),a=p(77581);const k=["validation_data","time_stamps"],
d={no_changes:new Set(k),fill_forms:new Set([...k,"signatures","form_values"]),comments:new Set([...k,"signatures","form_values","annotations"])},K=[void 0,"no_\
changes","fill_forms","comments"];function $(b,N,G){const D=(b.array(N.get("Reference"))??[]).flatMap(m=>b.dict(m)??[]),V=m=>D.filter(T=>(0,I.Eo)(b.resolve(T.get(
"TransformMethod")),m)),U=m=>b.dict(m.get("TransformParams")),F=V("DocMDP")[0],w=F&&b.resolve(U(F)?.get("P")),M=b.dict(G?.get("Lock")),o=[...V("FieldMDP").flatMap(
m=>U(m)??[]),...M?[M]:[]],u=M&&b.resolve(M.get("P"));return{certification:F&&(typeof w=="number"?K[w]:"fill_forms"),lock:typeof u=="number"?K[u]:void 0,isLocked:m=>o.
some(T=>B(b,T,m))}}function B(b,N,G){const D=b.resolve(N.get("Action")),U=(b.array(N.get("Fields"))??[]).flatMap(F=>{const w=b.resolve(F);return w instanceof I.
Mx?[(0,a.g7)(w)]:[]}).some(F=>G===F||G.startsWith(`${F}.`));return D instanceof I.SX?D.text==="All"||D.text==="Include"&&U||D.text==="Exclude"&&!U:!1}function L({
certification:b,lock:N,isLocked:G},{kinds:D,fields:V,showsNewField:U}){const F=[b,N].filter(w=>w!==void 0);return F.length>0&&U?!0:F.some(w=>[...D].some(M=>!d[w].
has(M)))||V.some(G)}}),90618:((ne,Y,p)=>{p.d(Y,{FQ:()=>L,Qk:()=>D,Ty:()=>B,VG:()=>$,do:()=>G,eG:()=>F,ok:()=>d,vN:()=>K});var I=p(92410),a=p(82377),k=p(34773);const d="\
1.2.840.113549.1.7.2",K="1.2.840.113549.1.7.1",$="1.2.840.113549.1.9.16.1.4",B="1.2.840.113549.1.9.3",L="1.2.840.113549.1.9.4",b="1.2.840.113549.1.9.5",N="1.2.8\
40.113549.1.9.16.2.12",G="1.2.840.113549.1.9.16.2.47",D="1.2.840.113549.1.9.16.2.14",V=100,U=50;function F(c,g=[]){const S=(0,a.uL)(c).expect(a.gt),O=S.items();
if((0,a.Q)(O.any())!==d)throw new a.sG("not signed data");const f=O.take((0,a.qA)(0)).items().take(a.gt).items();f.take(a.vh),f.take(a.rK);const E=f.take(a.gt).
items(),P=(0,a.Q)(E.any()),j=E.maybe((0,a.qA)(0))?.items().any(),A=[...w(f.maybe((0,a.qA)(0))),...g];f.maybe((0,a.qA)(1));const l=f.take(a.rK).children();if(!l[0])
throw new a.sG("no signer");return{contentType:P,content:j&&(0,a.ao)(j),certificates:A,signers:l.length,signer:o(l[0],A),end:S.end}}function w(c){const g=[];for(const S of c?.
children().slice(0,V)??[]){const O=S.tag===a.gt?(0,k.w$)(S.whole):void 0;O&&g.push(O)}return g}const M="2.5.29.14";function o(c,g){const S=c.expect(a.gt).items();
S.take(a.vh);const O=S.maybe((0,a.qA)(0,!1)),f=O?g.find(({extensions:C})=>{const W=C.get(M)?.value;return W&&(0,k.er)((0,a.ao)((0,a.z2)(W)),O.contents)}):u(S.take(
a.gt),g),E=(0,I.qQ)(S.take(a.gt)),P=S.maybe((0,a.qA)(0)),j=(0,I.dz)(S.take(a.gt),E),A=(0,a.ao)(S.any()),l=S.maybe((0,a.qA)(1));return{certificate:f,hash:E,scheme:j,
signature:A,attributeBytes:P&&m(P),attributes:v(P?T(P):new Map),timeStamp:l&&T(l).get(D)?.whole}}function u(c,g){const S=c.items(),O=S.take(a.gt).whole,f=S.take(
a.vh).contents;return g.find(E=>(0,k.er)(E.serial,f)&&(0,k.er)(E.issuer,O))}function m(c){const g=Uint8Array.from(c.whole);return g[0]=a.rK,g}function T(c){const g=new Map,
S=c.children();if(S.length>U)throw new a.sG("attributes");for(const O of S){const f=O.expect(a.gt).items(),E=(0,a.Q)(f.any()),[P]=f.take(a.rK).children();if(!P||
g.has(E))throw new a.sG("attribute");g.set(E,P)}return g}function v(c){const g=c.get(B),S=c.get(L),O=c.get(b);return{contentType:g&&(0,a.Q)(g),messageDigest:S&&
(0,a.ao)(S.expect(a.G)),signingTime:O&&(0,a.nR)(O),certificateHash:y(c)}}function y(c){const g=c.get(G),S=c.get(N),O=(g??S)?.items().take(a.gt).children()[0];if(!O)
return;const f=O.items(),E=g?f.maybe(a.gt):void 0;return{hash:g?E?(0,I.qQ)(E):"sha256":"sha1",digest:(0,a.ao)(f.take(a.G))}}}),50818:((ne,Y,p)=>{p.d(Y,{H9:()=>G,
R2:()=>N,UB:()=>L});var I=p(77598),a=p.n(I),k=p(92410),d=p(82377),K=p(34773),$=p(90618),B=p(20515);function L({contentType:D,content:V}){if(D!==$.VG||!V)throw new d.
sG("not a time stamp");const U=(0,d.z2)(V).expect(d.gt).items();U.take(d.vh),(0,d.Q)(U.any());const F=U.take(d.gt).items(),w=(0,k.qQ)(F.take(d.gt)),M=F.take(d.G).
contents;U.take(d.vh);const o=(0,d.nR)(U.take(d.xT));return U.maybe(d.gt),U.maybe(1),{hash:w,imprint:M,time:o,nonce:U.maybe(d.vh)?.contents}}const b="1.3.6.1.5.\
5.7.3.8";function N(D){const V=(0,K.De)(D);return V?.critical===!0&&V.purposes.length===1&&V.purposes[0]===b&&(0,K.Rv)(D)}function G(D,V,U=[]){try{const F=(0,$.
eG)(D,U),w=L(F),{certificate:M}=F.signer;if(F.signers!==1||!M||!w.hash||!N(M)||w.time<M.notBefore||w.time>M.notAfter||!(0,K.er)(w.imprint,(0,I.createHash)(w.hash).
update(V).digest()))return;const o=(0,B.M)(F,(0,I.createHash)(F.signer.hash??"sha256").update(F.content).digest());return o.isIntact&&o.isVerified&&o.problems.every(
u=>u==="algorithm_weak")?{info:w,data:F}:void 0}catch{return}}}),20515:((ne,Y,p)=>{p.d(Y,{M:()=>B});var I=p(77598),a=p.n(I),k=p(92410),d=p(34773);const K=2048;function $({
hash:L},b){const N=(0,d.jE)(b)?.asymmetricKeyDetails?.modulusLength;return k.Us.has(L)||N!==void 0&&N<K}function B({contentType:L,signer:b},N,G){const{certificate:D,
hash:V,scheme:U,signature:F,attributeBytes:w,attributes:M}=b,o=[],u=D&&(0,d.jE)(D);if(D||o.push("several_signers"),(!V||!U||D&&!u)&&o.push("algorithm_unknown"),
D&&U&&$(U,D)&&o.push("algorithm_weak"),!w){const y=U&&D&&u&&G?G(U,D)??null:null;return y===!1&&o.push("signature_wrong"),{isIntact:y,isVerified:y,problems:o}}(!M.
messageDigest||M.contentType!==L)&&o.push("attribute_missing");const m=N?M.messageDigest!==void 0&&(0,d.er)(M.messageDigest,N):null;m===!1&&o.push("digest_diffe\
rs");const{certificateHash:T}=M;if(D&&T?.hash){const y=(0,I.createHash)(T.hash).update(D.bytes).digest();(0,d.er)(y,T.digest)||o.push("signing_certificate_diffe\
rs")}const v=u&&U?(0,k.Od)(U,u,F,w)??null:null;return v===!1&&o.push("signature_wrong"),v===null&&u&&U&&o.push("algorithm_unknown"),{isIntact:m,isVerified:v,problems:[
...new Set(o)]}}}),46287:((ne,Y,p)=>{p.d(Y,{o:()=>d});var I=p(77598),a=p.n(I);const k=4<<20;async function d(K,$,B){const L=(0,I.createHash)($);for(const b of K)
for(let N=0;N<b.length;N+=k){const G=b.subarray(N,N+k);L.update(G);const D=B.step(G.length);D&&await D}return L.digest()}}),81077:((ne,Y,p)=>{p.d(Y,{AN:()=>b,BX:()=>$,
H6:()=>B,MN:()=>L,Pu:()=>d,Zc:()=>K});var I=p(45599),a=p(9819);const k=64,d=w=>typeof w=="number"?String(w):Buffer.from(w.bytes).toString("latin1");async function K(w,M,o){
const u=[];for(const m of await G(w,M,0,o)){for(const v of V(w,m,o))u.push(v);const T=w.job.pace.step(N);T&&await T}return u}async function $(w,M,o,u,m,T){const v=await G(
w,M,o,u,T);for(let y=v.length-1;y>=0;y--){const c=v[y],g=V(w,c,u),S=g.filter(([P,j])=>!m(P,j)),O=w.job.pace.step(N+g.length*N);O&&await O,S.length<g.length&&(w.
edit(c.holder),c.dict.set(u,S.flat()),c.changed=!0);for(const P of c.repeats)w.edit(c.holder),c.dict.delete(P),c.changed=!0;if(c.emptyKids){const P=(w.array(c.dict.
get("Kids"))??[]).filter(j=>!c.emptyKids.has(w.dict(j)));w.edit(c.holder),c.dict.set("Kids",P),c.changed=!0}if(!c.changed)continue;const f=w.array(c.dict.get("K\
ids"))??[];c.empty=S.length===0&&f.length===0;const E=c.parent;E&&(E.changed=!0,c.empty?(E.emptyKids??=new Set).add(c.dict):U(w,c,S,f))}return v[0]?.empty??!1}function B(w,M,o){
if(M.length<=k)return(0,I.jd)({[o]:M.flat()});let u=[];for(const m of F(M)){const[T,v]=[m[0][0],m.at(-1)[0]];u.push({ref:w.add((0,I.jd)({Limits:[T,v],[o]:m.flat()})),
low:T,high:v})}for(;u.length>k;)u=F(u).map(m=>{const[T,v]=[m[0].low,m.at(-1).high];return{ref:w.add((0,I.jd)({Limits:[T,v],Kids:m.map(({ref:y})=>y)})),low:T,high:v}});
return(0,I.jd)({Kids:u.map(({ref:m})=>m)})}const L=(w,M)=>B(w,b([...M].map(([o,u])=>[(0,I.Px)(o),u])),"Names");function b(w){return w.map(M=>({entry:M,key:d(M[0])})).
sort((M,o)=>M.key<o.key?-1:M.key>o.key?1:0).map(({entry:M})=>M)}const N=100;async function G(w,M,o,u,m){const T=new a.b9(w),v=new Set,y=S=>v.size<v.add(S).size,
c=[],g=[{value:M??null,holder:o,parent:void 0}];for(let S=g.pop();S!==void 0;S=g.pop()){T.spend(1);const O=w.dict(S.value);if(!O||!y(O)||m&&S.parent&&!D(w,O,m))
continue;const f=[],E=C=>{const W=w.array(O.get(C));return!W||y(W)?W??[]:(f.push(C),[])},P=E(u).length>>1,j=E("Kids"),A={dict:O,holder:(0,a.Kd)(S.value,S.holder),
parent:S.parent,repeats:f};c.push(A),T.spend(P);for(let C=j.length-1;C>=0;C--)g.push({value:j[C],holder:(0,a.Kd)(O.get("Kids"),A.holder),parent:A});const l=w.job.
pace.step(N+P*N);l&&await l}return c}function D(w,M,o){const[u,m]=w.array(M.get("Limits"))??[];return typeof u!="number"||typeof m!="number"||o(u,m)}function V(w,{
dict:M,repeats:o},u){const m=o.includes(u)?void 0:w.array(M.get(u));if(!m)return[];const T=[];for(let v=0;v+1<m.length;v+=2){const y=w.resolve(m[v]);(u==="Names"?
y instanceof I.Mx:typeof y=="number")&&T.push([y,m[v+1]])}return T}function U(w,M,o,u){const m=y=>w.array(w.dict(y)?.get("Limits"))??[],T=o[0]?.[0]??m(u[0])[0],
v=o.at(-1)?.[0]??m(u.at(-1))[1];w.edit(M.holder),T!==void 0&&v!==void 0?M.dict.set("Limits",[T,v]):M.dict.delete("Limits")}function F(w){const M=[];for(let o=0;o<
w.length;o+=k)M.push(w.slice(o,o+k));return M}}),70549:((ne,Y,p)=>{p.d(Y,{n:()=>I});function I(a){const k=new WeakMap;return d=>{if(d.hasChanges)return a(d);const K=k.
get(d);if(K)return K.answer;const $=a(d);return k.set(d,{answer:$}),$}}}),9819:((ne,Y,p)=>{p.d(Y,{J7:()=>k,Kd:()=>$,Wo:()=>B,_i:()=>K,b9:()=>d});var I=p(42973),
a=p(45599);class k{document;gone=new Set;chased=new Set;constructor(b){this.document=b}remove(b){const{catalog:N,catalogNumber:G,pages:D}=this.document,V=N.get(
"Pages");b===G||(0,a.i9)(V)&&b===V.number||D.holds(b)||(this.gone.add(b),this.document.remove(b))}chase(b){this.chased.add(b)}removed(){return this.gone}takeChased(){
const b=this.chased;return this.chased=new Set,b}isGone(b){return(0,a.i9)(b)&&this.gone.has(b.number)}}class d{most;left;constructor(b){this.most=this.left=b.job.
limits.nodes}spend=b=>{if(this.left-=b,this.left<0)throw(0,I.F)("nodes",`The document has more than ${this.most} fields, bookmarks, names and structure elements`,
"Remove bookmarks or tags with another program first")}}class K{seen;beyond=new Set;allowance;constructor(b,N=new d(b)){this.allowance=N,this.seen=new Uint8Array(
(b.size>>3)+1)}first(b){if(this.allowance.spend(1),!(0,a.i9)(b))return!0;const{number:N}=b,G=N>>3;if(G>=this.seen.length)return this.beyond.size<this.beyond.add(
N).size;const D=1<<(N&7),V=(this.seen[G]&D)===0;return this.seen[G]|=D,V}}function $(L,b){return(0,a.i9)(L)?L.number:b}function B(L,b){const N=L.catalog.get(b),
G=L.dict(N);return G&&{dict:G,holder:$(N,L.catalogNumber)}}}),21996:((ne,Y,p)=>{p.d(Y,{Av:()=>G,RJ:()=>U,V3:()=>V,vb:()=>F,zx:()=>N});var I=p(54619),a=p(93604),
k=p(78157),d=p(88500);const K=2048,$=65536,B=1<<20,L=1024,b="[^\\0\\t\\n\\f\\r ()<>[\\]{}/%#]";async function N(o,u){const{found:m,all:T}=await D(o,u),v=y=>[...new Set(
[...y,...T])].sort((c,g)=>c-g);return Object.fromEntries(u.map(y=>[y,v(m[y])]))}async function G(o,u){const{found:m,all:T}=await D(o,u);for(const v of Object.values(
m))for(const y of v)T.add(y);return T}async function D(o,u){const m=u.map(c=>{const[g="",...S]=[...c].map(f=>f.replace(/\W/,"\\$&")),O=/\W/.test(c)?b:"\\w";return`${g}\
(?:${S.join("")}|${O}{0,${Math.max(0,c.length-2)}}#)`}),T=new RegExp(`/(?:${m.join("|")}|#)`,"g"),v=Object.fromEntries(u.map(c=>[c,new Set])),y=new Set;await U(
o,(c,g,S,O)=>{const f=c.toString("latin1",g,S);T.lastIndex=0;for(let E=T.exec(f);E;E=T.exec(f)){const P=O(g+E.index);P!==void 0&&(E[0].endsWith("#")?y.add(P):v[E[0].
slice(1)].add(P))}});for(const c of F(o))y.add(c);return{found:v,all:y}}async function V(o,u){const m=await N(o,u);return[...new Set(Object.values(m).flat())].sort(
(T,v)=>T-v)}async function U(o,u){const{bytes:m,table:T}=o,v=w(o),y=new Int32Array(v.length);for(let f=0;f<v.length;f++)y[f]=T.place[v[f]];const c=(0,k.bS)(m),g=f=>v[(0,a.
M)(y,f)-1],S=new d.s;let O=0;for(let f=0;f<v.length;f++){const E=f+1===v.length,P=E?m.length:y[f+1],j=P-y[f]>K;if(!j&&!E&&P-O<$)continue;if(j){y[f]>O&&u(c,O,y[f],
g),S.reset();const l=S.value(m,o.bodies[v[f]],P);u(c,y[f],l<0?P:l,g)}else u(c,O,P,g);const A=o.job.pace.step(Math.min(P-O,$));A&&await A,O=P}for(const[f,E]of M(
o)){const P=o.objectStream(f);if(!P)continue;const j=new Set(E),{starts:A,numbers:l,data:C}=P,W=z=>{const Z=l[(0,a.M)(A,z)-1];return Z!==void 0&&j.has(Z)?Z:void 0};
for(let z=0;z<C.length;z+=B){u((0,k.bS)(C),z,Math.min(z+B+L,C.length),W);const Z=o.job.pace.step(4*B);Z&&await Z}}}function*F(o){for(let u=1;o.hasChanges&&u<o.size;u++)
o.isChanged(u)&&o.exists(u)&&(yield u)}function w(o){const{table:u,hasChanges:m}=o,T=[];let v=!0,y=-1;for(let c=1;c<u.size;c++){if(u.kind[c]!==I.tL||m&&o.isChanged(
c))continue;const g=u.place[c];v&&=g>=y,y=g,T.push(c)}return v?T:T.sort((c,g)=>u.place[c]-u.place[g])}function M(o){const{table:u,hasChanges:m}=o,T=new Map;for(let v=1;v<
u.size;v++){if(u.kind[v]!==I.UT||m&&o.isChanged(v))continue;const y=u.place[v],c=T.get(y);c?c.push(v):T.set(y,[v])}return T}}),93604:((ne,Y,p)=>{p.d(Y,{B:()=>I,
M:()=>a});const I=(d,K)=>k(d,K,!1),a=(d,K)=>k(d,K,!0);function k(d,K,$){let[B,L]=[0,d.length];for(;B<L;){const b=B+L>>1,N=d[b];N<K||$&&N===K?B=b+1:L=b}return B}})};
