"use strict";exports.id=3104,exports.ids=[3104],exports.modules={92410:((ie,q,m)=>{m.d(q,{Od:()=>z,Us:()=>Z,Vn:()=>J,ag:()=>O,dz:()=>W,gb:()=>j,kc:()=>Y,qQ:()=>w,uF:()=>G});
var S=m(77598),a=m.n(S),I=m(82377);const f={"1.2.840.113549.2.5":"md5","1.3.14.3.2.26":"sha1","2.16.840.1.101.3.4.2.4":"sha224","2.16.840.1.101.3.4.2.1":"sha256",
"2.16.840.1.101.3.4.2.2":"sha384","2.16.840.1.101.3.4.2.3":"sha512"},G=T=>Object.entries(f).find(([,l])=>l===T)[0],Z=new Set(["md5","sha1"]),F="1.2.840.113549.1\
.1.1",j="1.2.840.113549.1.1.10",O="1.2.840.113549.1.1.8",R="1.2.840.10045.2.1",U={[F]:["rsa",void 0],"1.2.840.113549.1.1.4":["rsa","md5"],"1.2.840.113549.1.1.5":[
"rsa","sha1"],"1.2.840.113549.1.1.14":["rsa","sha224"],"1.2.840.113549.1.1.11":["rsa","sha256"],"1.2.840.113549.1.1.12":["rsa","sha384"],"1.2.840.113549.1.1.13":[
"rsa","sha512"],[R]:["ecdsa",void 0],"1.2.840.10045.4.1":["ecdsa","sha1"],"1.2.840.10045.4.3.1":["ecdsa","sha224"],"1.2.840.10045.4.3.2":["ecdsa","sha256"],"1.2\
.840.10045.4.3.3":["ecdsa","sha384"],"1.2.840.10045.4.3.4":["ecdsa","sha512"]},w=T=>f[(0,I.Q)(T.expect(I.gt).items().any())];function W(T,l){const b=T.expect(I.
gt).items(),E=(0,I.Q)(b.any());if(E===j)return M(b.maybe(I.gt));const[v,u]=U[E]??[],g=u??l;if(!(!v||!g||u&&l&&u!==l))return{kind:v,hash:g}}function M(T){const l=T?.
items(),b=l?.maybe((0,I.qA)(0)),E=l?.maybe((0,I.qA)(1)),v=l?.maybe((0,I.qA)(2)),u=b?w(b.items().any()):"sha1",g=E?A(E.items().any()):"sha1";if(!(!u||u!==g))return{
kind:"pss",hash:u,saltLength:v?(0,I.rl)(v.items().any()):20}}function A(T){const l=T.expect(I.gt).items();return(0,I.Q)(l.any())===O?w(l.any()):void 0}const L=8192,
N=2n**33n,P=4096;function Y(T){if(!(T.length>P))try{const l=(0,S.createPublicKey)({key:Buffer.from(T),format:"der",type:"spki"}),{modulusLength:b=0,publicExponent:E=3n,
namedCurve:v}=l.asymmetricKeyDetails??{};return l.asymmetricKeyType==="ec"?v===void 0?void 0:l:(l.asymmetricKeyType==="rsa"||l.asymmetricKeyType==="rsa-pss")&&b>=
512&&b<=L&&E<N?l:void 0}catch{return}}function z({kind:T,hash:l,saltLength:b},E,v,...u){const g=E.asymmetricKeyType==="ec";if(g!==(T==="ecdsa")||E.asymmetricKeyType===
"rsa-pss"&&T!=="pss")return;const D=T==="pss"?S.constants.RSA_PKCS1_PSS_PADDING:S.constants.RSA_PKCS1_PADDING;try{const H=(0,S.createVerify)(l);for(const p of u)
H.update(p);return H.verify(g?E:{key:E,padding:D,...T==="pss"&&{saltLength:b}},v)}catch{return}}function J({kind:T,hash:l},b){const{modulusLength:E,namedCurve:v=""}=b?.
asymmetricKeyDetails??{},u=l==="md5"?"MD5":l.toUpperCase().replace("SHA","SHA-");return T==="ecdsa"?`ECDSA ${te[v]??v} ${u}`:`${T==="pss"?"RSA-PSS":"RSA"}${E===
void 0?"":`-${E}`} ${u}`}const te={prime256v1:"P-256",secp384r1:"P-384",secp521r1:"P-521"}}),82377:((ie,q,m)=>{m.d(q,{Cq:()=>Z,G:()=>G,Jx:()=>a,Q:()=>b,Wm:()=>g,
ao:()=>E,e4:()=>v,gt:()=>U,nR:()=>H,qA:()=>L,rK:()=>w,rl:()=>u,sG:()=>S,uL:()=>J,vh:()=>I,xT:()=>R,yg:()=>F,z2:()=>te});class S extends Error{}const a=1,I=2,f=3,
G=4,Z=5,F=6,j=12,O=23,R=24,U=48,w=49,W=30,M=28,A=32,L=(p,c=!0)=>128|(c?A:0)|p,N=40,P=2e5;class Y{bytes;tag;start;from;to;end;depth;budget;constructor(c,_,k,C,$,V,X,B){
this.bytes=c,this.tag=_,this.start=k,this.from=C,this.to=$,this.end=V,this.depth=X,this.budget=B}get contents(){return this.bytes.subarray(this.from,this.to)}get whole(){
return this.bytes.subarray(this.start,this.end)}children(){if((this.tag&A)===0)throw new S("not constructed");const c=[];for(let _=this.from;_<this.to;){const k=T(
this.bytes,_,this.to,this.depth+1,this.budget);c.push(k),_=k.end}return c}items(){return new z(this.children())}expect(c){if(this.tag!==c)throw new S(`tag ${this.
tag} in place of ${c}`);return this}}class z{values;at=0;constructor(c){this.values=c}any(){const c=this.values[this.at++];if(!c)throw new S("a value is missing");
return c}take(c){return this.any().expect(c)}maybe(c){return this.values[this.at]?.tag===c?this.values[this.at++]:void 0}}const J=p=>T(p,0,p.length,0,{nodes:P});
function te(p){const c=J(p);if(c.end!==p.length)throw new S("bytes follow");return c}function T(p,c,_,k,C){if(k>N||--C.nodes<0)throw new S("too much");const $=p[c],
V=p[c+1];if(c+2>_||($&31)===31)throw new S("no header");if(V===128)return l(p,c,_,k,C);let X=c+2,B=V;if(V>128){const re=V&127;if(re>4||X+re>_)throw new S("lengt\
h");B=0;for(let ne=0;ne<re;ne++)B=B*256+p[X++]}if(B>_-X)throw new S("too long");return new Y(p,$,c,X,X+B,X+B,k,C)}function l(p,c,_,k,C){const $=p[c];if(($&A)===
0)throw new S("length");for(let V=c+2;V+2<=_;){if(p[V]===0&&p[V+1]===0)return new Y(p,$,c,c+2,V,V+2,k,C);V=T(p,V,_,k+1,C).end}throw new S("no end")}function b(p){
const{contents:c}=p.expect(F);if(c.length===0||c.length>40)throw new S("identifier");const _=[];let k=0;for(const C of c){if(k=k*128+(C&127),k>2**45)throw new S(
"identifier");if(!(C>=128)){if(_.length>0)_.push(k);else{const $=Math.min(Math.floor(k/40),2);_.push($,k-$*40)}k=0}}if(c.at(-1)>=128)throw new S("identifier");return _.
join(".")}function E(p){return(p.tag&A)===0?p.contents:Buffer.concat(p.children().map(c=>E(c)))}function v(p){const{contents:c}=p.expect(f);if(c.length===0||c[0]>
7)throw new S("bit string");return c.subarray(1)}function u(p){const{contents:c}=p.expect(I);if(c.length===0||c.length>4||c[0]>=128)throw new S("integer");return c.
reduce((_,k)=>_*256+k,0)}function g({tag:p,contents:c}){const _=Buffer.from(c);return p===j?_.toString("utf8"):p===W?_.length%2===0?_.swap16().toString("utf16le"):
"":p===M?"":_.toString("latin1")}const D=/^(\d{2}|\d{4})(\d{2})(\d{2})(\d{2})(\d{2})(?:(\d{2})(?:[.,](\d{1,9}))?)?Z$/;function H(p){const{tag:c,contents:_}=p;if(c!==
O&&c!==R)throw new S("time");const k=D.exec(Buffer.from(_.subarray(0,40)).toString("latin1")),[,C="",$,V,X,B,re="0",ne="0"]=k??[];if(!k||C.length===2!=(c===O))throw new S(
"time");const ce=C.length===4?Number(C):Number(C)+(Number(C)<50?2e3:1900);return Date.UTC(ce,Number($)-1,Number(V),Number(X),Number(B),Number(re),+`0.${ne}`*1e3)}}),
34773:((ie,q,m)=>{m.d(q,{An:()=>E,De:()=>T,Rv:()=>J,S7:()=>R,er:()=>w,jE:()=>U,w$:()=>Z});var S=m(92410),a=m(82377);const I=100;function f(u){const g=(0,a.z2)(u).
expect(a.gt).items(),D=g.take(a.gt),H=g.take(a.gt),p=(0,a.e4)(g.any()),c=D.items();c.maybe((0,a.qA)(0));const _=c.take(a.vh).contents;c.take(a.gt);const k=c.take(
a.gt),[C,$]=c.take(a.gt).children(),V=c.take(a.gt),X=c.take(a.gt).whole;c.maybe((0,a.qA)(1,!1)),c.maybe((0,a.qA)(2,!1));const B=c.maybe((0,a.qA)(3));return{bytes:u,
signedPart:D.whole,signature:p,algorithm:H,serial:_,issuer:k.whole,subject:V.whole,issuerName:O(k),subjectName:O(V),notBefore:(0,a.nR)(C),notAfter:(0,a.nR)($),keyInfo:X,
extensions:B?G(B):new Map}}function G(u){const g=new Map;for(const D of u.items().take(a.gt).children().slice(0,I)){const H=D.expect(a.gt).items(),p=(0,a.Q)(H.any()),
c=H.maybe(a.Jx);g.set(p,{critical:c?.contents[0]===255,value:(0,a.ao)(H.take(a.G))})}return g}function Z(u){try{return f(u)}catch{return}}const F="2.5.4.3",j="2\
.5.4.10";function O(u){const g=new Map;for(const D of u.children().slice(0,50))for(const H of D.children().slice(0,10)){const p=H.expect(a.gt).items(),c=(0,a.Q)(
p.any()),_=(0,a.Wm)(p.any()).replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu,"").trim().slice(0,200);_!==""&&g.set(c,_)}return g.get(F)??g.get(j)??[...g.values()][0]??null}
const R=({serial:u})=>Buffer.from(u.subarray(0,64)).toString("hex").replace(/^(00)+(?=.)/,""),U=({keyInfo:u})=>(0,S.kc)(u),w=(u,g)=>Buffer.compare(u,g)===0;function W(u,g){
if(!w(u.issuer,g.subject))return!1;const D=U(g);try{const H=(0,S.dz)(u.algorithm);return D&&H?(0,S.Od)(H,D,u.signature,u.signedPart):void 0}catch{return!1}}const M="\
2.5.29.15",A="2.5.29.37",L="2.5.29.19";function N({extensions:u}){const g=u.get(M)?.value;if(!g)return;const D=(0,a.e4)((0,a.z2)(g));return new Set([...D].flatMap(
(H,p)=>[...Array(8).keys()].flatMap(c=>H&128>>c?[p*8+c]:[])))}const P=0,Y=1,z=5;function J(u){const g=N(u);return!g||g.has(P)||g.has(Y)}function te(u){const g=N(
u);if(g&&!g.has(z))return!1;const D=u.extensions.get(L)?.value;return D?(0,a.z2)(D).children()[0]?.contents[0]===255:u.extensions.size===0}function T({extensions:u}){
const g=u.get(A);return g&&{critical:g.critical,purposes:(0,a.z2)(g.value).children().slice(0,50).map(a.Q)}}const l=10,b=100;function E(u,{others:g,anchors:D,time:H}){
const p=({notBefore:C,notAfter:$})=>H>=C&&H<=$;let c=b;const _={isIncomplete:!1},k=(C,$)=>{if(!p(C))return!1;if(D.some(({bytes:B})=>w(B,C.bytes)))return!0;const V=B=>!$.
includes(B)&&c-- >0&&p(B)&&v(B)&&W(C,B)===!0;if(D.some(B=>V(B)))return!0;if($.length>=l)return!1;const X=g.filter(B=>V(B));return X.length===0&&!w(C.issuer,C.subject)&&
(_.isIncomplete=!0),X.some(B=>k(B,[...$,B]))};return k(u,[u])?"trusted":_.isIncomplete?"chain_incomplete":"not_trusted"}function v(u){try{return te(u)}catch{return!1}}}),
63104:((ie,q,m)=>{m.d(q,{vA:()=>Pe,ae:()=>xe,gH:()=>Ee,pe:()=>we});var S=m(42973),a=m(12237),I=m(22332),f=m(45599),G=m(34773),Z=m(16231),F=m(78157),j=m(79725);function O(i,e,n){
const{bytes:t}=i,s=e.length-t.length,r=R(i,n);if(!r)return;const{entries:o,number:h}=r,y=U(t,o,"ByteRange"),d=U(t,o,"Contents");if(!y||!d||!M(t,d.start,d.end))return;
const K=W(t,y.start,y.end);if(!K)return;const[x,Q,ee,se]=K;if(!(!(x===0&&Q===d.start+s&&ee===d.end+s)||ee+se>e.length))return{gapStart:Q,gapEnd:ee,end:ee+se,number:h}}
function R(i,{value:e,field:n,fieldNumber:t}){const s=new j.R;if(e instanceof f.oS){const y=i.place(e.number);return y?.bytes===i.bytes&&s.locate(y.bytes,y.start,
y.end)?{entries:s,number:e.number}:void 0}if(!(e instanceof f.Bi)||t===void 0||n?.get("V")!==e)return;const r=i.place(t);if(r?.bytes!==i.bytes||!s.locate(r.bytes,
r.start,r.end))return;const o=U(i.bytes,s,"V"),h=new j.R;return o&&h.locate(i.bytes,o.start,o.end)?{entries:h,number:void 0}:void 0}function U(i,e,n){const{at:t}=e,
s=Buffer.from(n,"latin1");let r;for(let o=e.first;o<e.used;o+=4)if((0,F.bS)(i.subarray(t[o],t[o+1])).equals(s)){if(r)return;r={start:t[o+2],end:t[o+3]}}return r}
const w=i=>i>=F.l0&&i<=F.ev;function W(i,e,n){const t=(0,F.bS)(i.subarray(e,Math.min(n,e+200))).toString("latin1");if(n-e>200||!t.startsWith("[")||!t.endsWith("\
]"))return;const s=t.slice(1,-1).split(/[\0\t\n\f\r ]/).filter(d=>d!=="");if(s.length!==4||s.some(d=>d.length>15||[...d].some(K=>!w(K.charCodeAt(0)))))return;const[
r,o,h,y]=s.map(Number);return[r,o,h,y]}function M(i,e,n){if(i[e]!==F.iH||i[n-1]!==F.vz)return!1;for(let t=e+1;t<n-1;t++){const s=i[t],r=s|32;if(!w(s)&&!(r>=97&&
r<=102))return!1}return!0}function A(i){let e=i.length;for(;e>0&&` \r
	\0\f`.includes(String.fromCharCode(i[e-1]));)e--;return e}function L(i,e,n){let t=e;for(;t>e-3&&t>0&&[10,13,32].includes(i[t-1]);)t--;if((0,F.bS)(i.subarray(Math.
max(0,t-5),t)).toString("latin1")!=="%%EOF")return!1;const s=(0,I.l3)(i,t);return n.has(s)&&(0,F.AN)(i,s,e)<t}var N=m(91374),P=m(54619),Y=m(64680),z=m(88500),J=m(
45079);class te{before;after;apart;changed;leading;hasHidden;constructor(e,n,t){this.before=e,this.after=n,this.apart=t;const s=Math.max(e.table.size,n.table.size);
this.changed=new Uint8Array(s);for(const r of this.moved(s))this.changed[r]=1;for(let r=0;r<n.table.size;r++){const{kind:o,place:h}=n.table;o[r]===P.UT&&this.changed[h[r]]===
1&&(this.changed[r]=1)}this.leading=this.changed.slice(),this.hasHidden=this.findHidden()}static async find(e,n,t){const s=new te(e,n,t);return await s.followBack(),
s}async followBack(){const{leading:e,apart:n}=this,{pace:t}=this.after.job,s=await this.allReferences(),r=new Int32Array(e.length+1);for(let d=1;d<s.length;d+=2)
r[s[d]+1]++;for(let d=0;d<e.length;d++)r[d+1]+=r[d];const o=new Int32Array(s.length/2),h=r.slice();for(let d=0;d<s.length;d+=2)o[h[s[d+1]]++]=s[d];const y=[];for(let d=0;d<
e.length;d++)e[d]===1&&!n.has(d)&&y.push(d);for(let d=y.pop();d!==void 0;d=y.pop()){for(let x=r[d];x<r[d+1];x++){const Q=o[x];e[Q]===1||n.has(Q)||(e[Q]=1,y.push(
Q))}const K=t.step(100+r[d+1]-r[d]);K&&await K}}async allReferences(){const{after:e,leading:n}=this,t=new z.s;let s=new Int32Array(1024),r=0;for(let o=1;o<e.table.
size;o++){const h=T(e.table,o)?e.place(o):void 0;if(!h)continue;t.reset();const y=t.value(h.bytes,h.start,h.end);for(let K=0;K<t.used;K+=3){const x=t.marks[K];x>=
n.length||(r+2>s.length&&(s=(0,j.Z)(s,r+2)),s[r++]=o,s[r++]=x)}const d=e.job.pace.step(200+Math.max(y-h.start,0));d&&await d}return s.subarray(0,r)}*moved(e){const[
n,t]=[this.before.table,this.after.table];for(let s=1;s<e;s++){const[r,o]=[T(n,s),T(t,s)];if(r!==o)yield s;else if(r){const h=y=>n[y][s]===t[y][s];(!h("kind")||
!h("place")||!h("detail"))&&(yield s)}}}findHidden(){const{table:e}=this.after,n=this.before.bytes.length;for(let t=1;t<e.size;t++){if(this.changed[t]!==1||!T(e,
t))continue;const s=e.kind[t]===P.UT?e.place[t]:t;if(e.kind[s]===P.tL&&e.place[s]<n)return!0}return!1}isChanged(e){const n=e instanceof f.oS?e.number:e;return typeof n==
"number"&&this.changed[n]===1}isAdded(e){return!T(this.before.table,e)}touches(e){return E(e).some(n=>!this.apart.has(n)&&this.leading[n]===1)}isSame(e,n){return l(
e)===l(n)&&!this.touches(n)}differingKeys(e,n){const t=[];for(const s of new Set([...e.keys(),...n.keys()]))this.isSame(e.get(s),n.get(s))||t.push(s);return t}}
const T=({kind:i},e)=>i[e]===P.tL||i[e]===P.UT;function l(i){if(i===void 0)return"";const e=new Y.k(256);return(0,J.bD)(e,b(i),J.yT),Buffer.from(e.bytes).toString(
"latin1")}function b(i){if(Array.isArray(i))return i.map(b);if(!(i instanceof f.Bi))return i;const e=[...i].sort(([n],[t])=>n<t?-1:1);return new f.Bi(e.map(([n,
t])=>[n,b(t)]))}function E(i){const e=[],n=[i];for(;n.length>0;){const t=n.pop();if(t instanceof f.oS)e.push(t.number);else if(Array.isArray(t))for(const s of t)
n.push(s);else if(t instanceof f.Bi)for(const s of t.values())n.push(s);else t instanceof f.Z6&&n.push(t.dict)}return e}async function v(i,e){const n=await g(i),
t=await g(e),s=new Set([e.catalogNumber,...t.pages,...t.widgets.keys(),...t.comments]),r=new c(n,t,await te.find(i,e,s));return await r.run(),{kinds:r.kinds,fields:r.
fields,hasHidden:r.differences.hasHidden}}const u=new Set("Text FreeText Line Square Circle Polygon PolyLine Highlight Underline Squiggly StrikeOut Stamp Caret \
Ink Popup FileAttachment".split(" "));async function g(i){const e=await(0,N.qU)(i),n=new Map(e.flatMap(r=>r.number===void 0?[]:[[r.number,r]])),t=[],s=new Set;for(let r=0;r<
i.pages.count;r++){const o=i.pages.number(r);t.push(o);for(const y of i.array(i.dict(new f.oS(o))?.get("Annots"))??[])y instanceof f.oS&&D(i,y)&&s.add(y.number);
const h=i.job.pace.step(2e3);h&&await h}return{pages:t,fields:e,widgets:n,comments:s}}function D(i,e){const n=i.resolve(e),t=(0,f.Zm)(n)?i.resolve(n.get("Subtyp\
e")):null;return t!==null&&[...u].some(s=>(0,f.Eo)(t,s))}const H=new Set(["AcroForm","DSS","Pages","StructTreeRoot","Extensions","Metadata","Version"]),p=new Set(
["Annots","Parent","Metadata","LastModified","Tabs"]);class c{older;newer;differences;kinds=new Set;fields=[];before;after;hasQuietChanges=!1;constructor(e,n,t){
this.older=e,this.newer=n,this.differences=t,{before:this.before,after:this.after}=t}async run(){this.compareTrailers(),this.compareCatalogs(),this.compareForms(),
await this.comparePages(),this.compareFields(),await this.compareTags(),this.hasQuietChanges&&this.kinds.size===0&&this.kinds.add("other")}compareCatalogs(){const{
before:e,after:n,differences:t}=this;for(const s of new Set([...e.catalog.keys(),...n.catalog.keys()]))t.isSame(e.catalog.get(s),n.catalog.get(s))||(s==="DSS"?this.
kinds.add("validation_data"):H.has(s)?(s==="Extensions"||s==="Metadata"||s==="Version")&&(this.hasQuietChanges=!0):this.kinds.add("other"))}compareTrailers(){const[
e,n]=[this.before.trailer,this.after.trailer];for(const t of this.differences.differingKeys(e,n))t==="Info"?this.hasQuietChanges=!0:t!=="ID"&&this.kinds.add("ot\
her")}compareForms(){const e=this.before.dict(this.before.catalog.get("AcroForm"))??new f.Bi,n=this.after.dict(this.after.catalog.get("AcroForm"))??new f.Bi;for(const t of this.
differences.differingKeys(e,n)){const s=t==="NeedAppearances"&&this.after.resolve(n.get(t))!==!0;t==="Fields"?this.compareLists(this.before.array(e.get(t)),this.
after.array(n.get(t))):t==="DR"?this.compareFonts(e.get(t),n.get(t)):t==="DA"&&!e.has(t)?this.hasQuietChanges=!0:t!=="SigFlags"&&!s&&this.kinds.add("other")}}compareFonts(e,n){
const[t,s]=[this.before.dict(e)??new f.Bi,this.after.dict(n)??new f.Bi];for(const[r,o]of t){const h=this.after.dict(s.get(r));for(const[y,d]of this.before.dict(
o)??[])this.differences.isSame(d,h?.get(y))||this.kinds.add("other")}}compareLists(e=[],n=[]){const t=new Set(n.map(o=>l(o))),s=new Set(e.map(o=>l(o))),r=o=>!(o instanceof
f.oS)&&!s.has(l(o));(e.some(o=>!t.has(l(o)))||n.some(r))&&this.kinds.add("other")}async comparePages(){const[e,n]=[this.older.pages,this.newer.pages];if(e.length!==
n.length||e.some((t,s)=>t!==n[s])){this.kinds.add("other");return}this.differences.touches(this.after.catalog.get("Pages"))&&this.kinds.add("other");for(const t of n){
const[s,r]=[this.before.dict(new f.oS(t)),this.after.dict(new f.oS(t))];!s||!r?this.kinds.add("other"):this.comparePage(s,r);const o=this.after.job.pace.step(2e3);
o&&await o}}comparePage(e,n){for(const t of this.differences.differingKeys(e,n)){const s=t==="StructParents"&&!e.has(t);!p.has(t)&&!s?this.kinds.add("other"):t!==
"Annots"&&(this.hasQuietChanges=!0),t==="Parent"&&l(e.get(t))!==l(n.get(t))&&this.kinds.add("other")}this.compareAnnotations(this.before.array(e.get("Annots"))??
[],this.after.array(n.get("Annots"))??[])}compareAnnotations(e,n){const t=new Set(e.map(r=>l(r))),s=new Set(n.map(r=>l(r)));for(const r of e)s.has(l(r))||this.kinds.
add(r instanceof f.oS&&this.older.comments.has(r.number)?"annotations":"other");for(const r of n){const o=r instanceof f.oS?r.number:-1,h=!t.has(l(r));this.newer.
comments.has(o)?this.compareComment(o,h):this.newer.widgets.has(o)?h&&!this.differences.isAdded(o)&&this.kinds.add("other"):(h||this.differences.touches(r))&&this.
kinds.add("other")}}compareComment(e,n){const[t,s]=[this.before.dict(new f.oS(e)),this.after.dict(new f.oS(e))];n&&t?this.kinds.add("other"):(n||!t||this.differences.
differingKeys(t,s).length>0)&&this.kinds.add("annotations")}compareFields(){const e=new Set((0,N.i4)(this.newer.fields)),n=new Map;for(const s of this.newer.fields){
const r=s.parent&&e.has(s.parent)?s.parent:void 0;r&&_(n,r,s)}for(const s of this.newer.fields)s.parent&&e.has(s.parent)||(e.has(s)?this.compareField(s,n.get(s)??
[]):this.compareGroup(s));const t=new Set(this.newer.fields.map(({number:s})=>s));this.older.fields.some(({number:s})=>s!==void 0&&!t.has(s))&&this.kinds.add("o\
ther")}compareGroup({number:e,dict:n}){const t=e===void 0?void 0:this.olderField(e);if(!t){e!==void 0&&this.kinds.add("other");return}for(const s of this.differences.
differingKeys(t,n))s==="Kids"?this.compareLists(this.before.array(t.get(s)),this.after.array(n.get(s))):this.kinds.add("other")}olderField(e){return this.older.
widgets.get(e)?.dict}compareField(e,n){const{number:t,dict:s,type:r,name:o}=e;if(t===void 0)return;const h=this.olderField(t);if(!h)return this.addField(e);const y=[
e,...n],d=new Set;for(const x of y)for(const Q of this.changedEntries(x))d.add(Q);if(d.size===0)return;if(r==="Sig"){this.before.resolve((0,N.hj)(this.before,h,
"V"))===null&&this.isNewSignature(s)&&C(d,$)?this.addSignature(s):this.kinds.add("other");return}!(X(this.before,h)!==X(this.after,s)||d.has("AS")&&r==="Btn")||
!C(d,V)?this.kinds.add("other"):(this.kinds.add("form_values"),this.fields.push(o))}changedEntries({number:e,dict:n}){const t=e===void 0?void 0:this.olderField(
e);return t?this.differences.differingKeys(t,n):e===void 0?[]:["Kids"]}addField({number:e,dict:n,type:t}){t!=="Sig"||!this.differences.isAdded(e)?this.kinds.add(
"other"):this.after.resolve((0,N.hj)(this.after,n,"V"))===null?this.kinds.add("signatures"):this.isNewSignature(n)?this.addSignature(n):this.kinds.add("other")}isNewSignature(e){
const n=e.get("V");return n instanceof f.oS&&this.differences.isAdded(n.number)&&(0,f.Zm)(this.after.get(n))}addSignature(e){const n=this.after.dict(e.get("V"))?.
get("Type");this.kinds.add((0,f.Eo)(n,"DocTimeStamp")?"time_stamps":"signatures")}async compareTags(){const[e,n]=[this.before.catalog.get("StructTreeRoot"),this.
after.catalog.get("StructTreeRoot")];if(this.differences.isSame(e,n))return;this.kinds.has("signatures")&&await this.hasGrown(e,n)||this.kinds.add("other")}async hasGrown(e,n){
const t=[[e,n]],s=new Set(this.newer.pages);for(let r=t.pop();r;r=t.pop()){const[o,h]=r;if(h instanceof f.oS){if(!(o instanceof f.oS)||o.number!==h.number)return!1;
if(s.has(h.number)||(s.add(h.number),this.newer.widgets.has(h.number)||this.newer.comments.has(h.number)))continue}const[y,d]=[this.before.resolve(o),this.after.
resolve(h)];if((0,f.Zm)(y)&&(0,f.Zm)(d)){for(const x of new Set([...y.keys(),...d.keys()]))if(!(x==="ParentTreeNextKey"||x==="Limits")){if(!y.has(x)&&x!=="K")return!1;
t.push([y.get(x),d.get(x)])}}else if(Array.isArray(y)&&Array.isArray(d)){if(!k(y,d))return!1;for(const[x,Q]of y.entries())t.push([Q,d[x]])}else if(y instanceof f.
Z6||d instanceof f.Z6||l(y)!==l(d))return!1;const K=this.after.job.pace.step(500);K&&await K}return!0}}function _(i,e,n){const t=i.get(e);t?t.push(n):i.set(e,[n])}
const k=(i,e)=>i.length<=e.length,C=(i,e)=>[...i].every(n=>e.has(n)),$=new Set(["V","AP","F","P","M","MK"]),V=new Set(["V","AS","AP","I","TI","RV","M"]);function X(i,e){
const n=i.resolve((0,N.hj)(i,e,"V"));return n instanceof f.Z6?Buffer.from(i.encoded(n)).toString("latin1"):Array.isArray(n)?n.map(t=>l(i.resolve(t))).join(`
`):l(n)}var B=m(26836),re=m(77598),ne=m(92410),ce=m(82377),ge=m(90618),fe=m(50818),de=m(20515),Te=m(46287);const pe={certificate:void 0,certificates:[],algorithm:null,
claimedTime:void 0,stampedTime:void 0,isIntact:null,isVerified:null},_e=8<<20,ue={...pe,problems:["contents_unreadable"]};async function Ae(i,e,{subFilter:n,embedded:t,
further:s},r){const{gapStart:o,gapEnd:h,end:y}=e;if(h-o>2*_e)return ue;const d=Buffer.from((0,F.bS)(i.subarray(o+1,h-1)).toString("latin1"),"hex"),K=[i.subarray(
0,o),i.subarray(h,y)];try{if(n==="adbe.x509.rsa_sha1")return Me(d,t,K);const x=(0,ge.eG)(d,s),ee=await ve(x,n,async ae=>ae&&(0,Te.o)(K,ae,r.pace),K),oe=[...d.subarray(
x.end).every(ae=>ae===0)?[]:["trailing_data"],...x.signers===1?[]:["several_signers"]];return{...ee,problems:[...new Set([...ee.problems,...oe])]}}catch(x){if(x instanceof
ce.sG)return ue;throw x}}async function ve(i,e,n,t){const{signer:s,certificates:r}=i,{certificate:o,scheme:h}=s,y={certificate:o,certificates:r,algorithm:h?(0,ne.
Vn)(h,o&&(0,G.jE)(o)):null,claimedTime:s.attributes.signingTime};if(e==="ETSI.RFC3161")return{...y,...await Oe(i,n)};const d=(ee,se)=>(0,ne.Od)(ee,(0,G.jE)(se),
s.signature,...t),K=e==="adbe.pkcs7.sha1"?await Ie(i,n):i.content||i.contentType!==ge.vN?void 0:(0,de.M)(i,await n(s.hash),d);if(!K)return{...ue,...y,stampedTime:void 0};
const x=[...K.problems];e==="ETSI.CAdES.detached"&&!s.attributes.certificateHash&&x.push("attribute_missing");const Q=s.timeStamp&&(0,fe.H9)(s.timeStamp,s.signature,
r);return s.timeStamp&&!Q&&x.push("timestamp_wrong"),{...y,...K,problems:x,stampedTime:Q?.info.time}}async function Ie(i,e){const{content:n,signer:t}=i,s=await e(
"sha1"),r=n!==void 0&&s!==void 0&&(0,G.er)(n,s),o=(d,K)=>(0,ne.Od)(d,(0,G.jE)(K),t.signature,n),h=(0,de.M)(i,t.hash&&n?(0,re.createHash)(t.hash).update(n).digest():
void 0,o),y=[...h.problems,"algorithm_weak",...r?[]:["digest_differs"]];return{...h,isIntact:r?h.isIntact:!1,problems:[...new Set(y)]}}async function Oe(i,e){const n=(0,fe.
UB)(i),{hash:t}=i.signer,s=(0,de.M)(i,t&&(0,re.createHash)(t).update(i.content).digest()),r=await e(n.hash),o=r!==void 0&&(0,G.er)(r,n.imprint),h=[...s.problems];
n.hash?o||h.push("digest_differs"):h.push("algorithm_unknown"),n.hash&&ne.Us.has(n.hash)&&h.push("algorithm_weak");const y=i.signer.certificate!==void 0&&(0,fe.
R2)(i.signer.certificate);y||h.push("timestamp_wrong");const d=n.hash===void 0?null:o?s.isIntact:!1,K=d===!0&&s.isVerified===!0&&y;return{...s,isIntact:d,problems:[
...new Set(h)],stampedTime:K?n.time:void 0}}function Me(i,e,n){const t=(0,ce.ao)((0,ce.uL)(i).expect(ce.G)),[s]=e,r=s&&(0,G.jE)(s),o={kind:"rsa",hash:"sha1"},h=r?
(0,ne.Od)(o,r,t,...n)??null:null;return{...pe,certificate:s,certificates:e,algorithm:(0,ne.Vn)(o,r),isIntact:h,isVerified:h,problems:["algorithm_weak",...h===!1?
["signature_wrong"]:[],...h===null?["algorithm_unknown"]:[]]}}const ye=200,Se=100,ke=50;async function xe(i,e,n){const t=(await(0,Z.Df)(i)).filter(({signature:o})=>o!==
void 0);if(t.length>ye)throw(0,S.F)("nodes",`The document has ${t.length} signatures; at most ${ye} are checked`,"Remove some");const s=new Ce(i,e,n),r=[];for(const o of t)
r.push(await s.check(o));return{entries:r,allIntact:r.length>0&&r.every(Ee),coversWholeFile:r.some(({covers:o,intact:h})=>o==="whole_file"&&h===!0)}}const De=new Set(
["certificate_expired","certificate_not_yet_valid","algorithm_weak","attribute_missing","chain_incomplete","not_trusted","timestamp_wrong"]),Ee=({intact:i,verified:e,
changesAfter:n,problems:t})=>i===!0&&e===!0&&!n.includes("other")&&t.every(s=>De.has(s)),Pe=({entries:i,allIntact:e,coversWholeFile:n})=>({count:i.length,allIntact:e,
coversWholeFile:n,entries:i.map(t=>({...t}))});function Ne(i){return(i.array(i.dict(i.catalog.get("DSS"))?.get("Certs"))??[]).slice(0,Se).flatMap(n=>{const t=i.
resolve(n),s=t instanceof f.Z6?i.decodedPart(t)?.data:void 0;return(s&&(0,G.w$)(s))??[]})}const he={kinds:new Set(["other"]),fields:[],hasHidden:!1},Re={kinds:new Set,
fields:[],hasHidden:!1};class Ce{document;input;options;sections;contentEnd;further;changes=new Map;job;constructor(e,n,t){this.document=e,this.input=n,this.options=
t,this.sections=(0,I.mq)(e.bytes),this.contentEnd=A(n),this.further=Ne(e);const{onRepaired:s,...r}=e.job;this.job={...r,asked:void 0}}async check(e){const{document:n,
input:t}=this,s=e.signature,r=O(n,t,e),o=n.resolve(s.get("SubFilter")),h={subFilter:o instanceof f.SX?o.text:void 0,embedded:this.embedded(e),further:this.further},
y=r&&await Ae(t,r,h,this.job),{covers:d,after:K,problems:x}=await this.checkRevision(e,r),Q=Le(y,(0,Z.W4)(n,s)),ee=y?.certificate,se=[...x,...y?.problems??[],...Fe(
ee,Q.time)],oe=this.trustIn(y,Q.time);oe!==void 0&&oe!=="trusted"&&se.push(oe);const ae=(0,B.k)(n,s,e.field);(0,B.T)(ae,K)&&se.push("certification_violated");const be=y?.
isVerified??null;return{field:e.name,kind:e.kind,signer:ee?.subjectName??null,issuer:ee?.issuerName??null,serial:ee?(0,G.S7)(ee):null,signedAt:Q.signedAt,timestamp:me(
y?.stampedTime),algorithm:y?.algorithm??null,intact:be===!1||!r||x.includes("not_a_revision")?!1:y?.isIntact??null,verified:be,certificateInTime:ee&&Q.time!==void 0?
Ue(ee,Q.time):null,timeSource:Q.source,covers:d,changesAfter:[...K.kinds].sort(),certification:ae.certification??null,trusted:this.options.anchors?oe==="trusted":
null,problems:[...new Set(se)].sort()}}embedded({signature:e}){const n=this.document.resolve(e.get("Cert"));return(Array.isArray(n)?n.slice(0,Se).map(s=>this.document.
resolve(s)):[n]).flatMap(s=>s instanceof f.Mx?(0,G.w$)(s.bytes)??[]:[])}async checkRevision(e,n){if(!n)return{covers:"part",after:he,problems:["byte_range_malfo\
rmed"]};const{end:t}=n;if(t>=this.contentEnd)return{covers:"whole_file",after:Re,problems:[]};const s=this.input.length-this.document.bytes.length;if(!L(this.document.
bytes,t-s,this.sections))return{covers:"part",after:he,problems:["not_a_revision"]};const r=await this.compare(t);if(!r)return{covers:"earlier_revision",after:he,
problems:[]};const o=await Ke(r.before,e);return{covers:"earlier_revision",after:r.found,problems:[...o?[]:["not_a_revision"],...r.found.hasHidden?["hidden_cont\
ent"]:[]]}}async compare(e){if(this.changes.has(e))return this.changes.get(e);const{document:n,options:t}=this;let s;if(!t.isDamaged&&!n.suspect&&this.changes.size<
ke){const r=await this.open(this.input.subarray(0,e));r&&(s={before:r,found:await v(r,n)})}return this.changes.set(e,s),s}async open(e){const n={isDamaged:!1},t={
...this.job,onRepaired:()=>{n.isDamaged=!0}};try{const s=await(0,a.E)(e,t,{password:this.options.password});return n.isDamaged||s.suspect?void 0:s}catch(s){if(Be(
s))return;throw s}}trustIn(e,n){const{anchors:t}=this.options;if(!t)return;const s=e?.certificate;return s?(0,G.An)(s,{others:e.certificates,anchors:t,time:n??s.
notBefore}):"not_trusted"}}const Be=i=>le(i)&&"code"in i&&["unreadable_document","wrong_password","password_required"].includes(String(i.code)),le=i=>typeof i==
"object"&&i!==null;async function Ke(i,{name:e,fieldNumber:n,value:t}){const s=await(0,Z.Df)(i),r=o=>o.name===e&&o.fieldNumber===n&&((0,f.Zm)(t)?(0,f.Zm)(o.value):
Ge(o.value,t));return s.some(r)}const Ge=(i,e)=>le(i)&&le(e)&&"number"in i&&"number"in e&&i.number===e.number;function Le(i,e){const n=e??me(i?.claimedTime),t=i?.
stampedTime;if(t!==void 0)return{signedAt:n??me(t),time:t,source:"timestamp"};const s=n===null?NaN:we(n);return Number.isNaN(s)?{signedAt:n,time:void 0,source:null}:
{signedAt:n,time:s,source:"claimed"}}const we=i=>Date.parse(i.includes("T")&&!/(?:Z|[+-]\d\d:\d\d)$/.test(i)?`${i}Z`:i),me=i=>i===void 0||Number.isNaN(i)?null:new Date(
i).toISOString().replace(/\.000Z$/,"Z"),Ue=({notBefore:i,notAfter:e},n)=>n>=i&&n<=e;function Fe(i,e){return!i||e===void 0?[]:e<i.notBefore?["certificate_not_yet\
_valid"]:e>i.notAfter?["certificate_expired"]:[]}}),26836:((ie,q,m)=>{m.d(q,{T:()=>j,k:()=>Z});var S=m(45599),a=m(77581);const I=["validation_data","time_stamps"],
f={no_changes:new Set(I),fill_forms:new Set([...I,"signatures","form_values"]),comments:new Set([...I,"signatures","form_values","annotations"])},G=[void 0,"no_\
changes","fill_forms","comments"];function Z(O,R,U){const w=(O.array(R.get("Reference"))??[]).flatMap(z=>O.dict(z)??[]),W=z=>w.filter(J=>(0,S.Eo)(O.resolve(J.get(
"TransformMethod")),z)),M=z=>O.dict(z.get("TransformParams")),A=W("DocMDP")[0],L=A&&O.resolve(M(A)?.get("P")),N=O.dict(U?.get("Lock")),P=[...W("FieldMDP").flatMap(
z=>M(z)??[]),...N?[N]:[]],Y=N&&O.resolve(N.get("P"));return{certification:A&&(typeof L=="number"?G[L]:"fill_forms"),lock:typeof Y=="number"?G[Y]:void 0,isLocked:z=>P.
some(J=>F(O,J,z))}}function F(O,R,U){const w=O.resolve(R.get("Action")),M=(O.array(R.get("Fields"))??[]).flatMap(A=>{const L=O.resolve(A);return L instanceof S.
Mx?[(0,a.g7)(L)]:[]}).some(A=>U===A||U.startsWith(`${A}.`));return w instanceof S.SX?w.text==="All"||w.text==="Include"&&M||w.text==="Exclude"&&!M:!1}function j({
certification:O,lock:R,isLocked:U},{kinds:w,fields:W}){return[O,R].filter(A=>A!==void 0).some(A=>[...w].some(L=>!f[A].has(L)))||W.some(U)}}),90618:((ie,q,m)=>{m.
d(q,{FQ:()=>j,Qk:()=>w,Ty:()=>F,VG:()=>Z,do:()=>U,eG:()=>A,ok:()=>f,vN:()=>G});var S=m(92410),a=m(82377),I=m(34773);const f="1.2.840.113549.1.7.2",G="1.2.840.11\
3549.1.7.1",Z="1.2.840.113549.1.9.16.1.4",F="1.2.840.113549.1.9.3",j="1.2.840.113549.1.9.4",O="1.2.840.113549.1.9.5",R="1.2.840.113549.1.9.16.2.12",U="1.2.840.1\
13549.1.9.16.2.47",w="1.2.840.113549.1.9.16.2.14",W=100,M=50;function A(l,b=[]){const E=(0,a.uL)(l).expect(a.gt),v=E.items();if((0,a.Q)(v.any())!==f)throw new a.
sG("not signed data");const u=v.take((0,a.qA)(0)).items().take(a.gt).items();u.take(a.vh),u.take(a.rK);const g=u.take(a.gt).items(),D=(0,a.Q)(g.any()),H=g.maybe(
(0,a.qA)(0))?.items().any(),p=[...L(u.maybe((0,a.qA)(0))),...b];u.maybe((0,a.qA)(1));const c=u.take(a.rK).children();if(!c[0])throw new a.sG("no signer");return{
contentType:D,content:H&&(0,a.ao)(H),certificates:p,signers:c.length,signer:P(c[0],p),end:E.end}}function L(l){const b=[];for(const E of l?.children().slice(0,W)??
[]){const v=E.tag===a.gt?(0,I.w$)(E.whole):void 0;v&&b.push(v)}return b}const N="2.5.29.14";function P(l,b){const E=l.expect(a.gt).items();E.take(a.vh);const v=E.
maybe((0,a.qA)(0,!1)),u=v?b.find(({extensions:_})=>{const k=_.get(N)?.value;return k&&(0,I.er)((0,a.ao)((0,a.z2)(k)),v.contents)}):Y(E.take(a.gt),b),g=(0,S.qQ)(
E.take(a.gt)),D=E.maybe((0,a.qA)(0)),H=(0,S.dz)(E.take(a.gt),g),p=(0,a.ao)(E.any()),c=E.maybe((0,a.qA)(1));return{certificate:u,hash:g,scheme:H,signature:p,attributeBytes:D&&
z(D),attributes:te(D?J(D):new Map),timeStamp:c&&J(c).get(w)?.whole}}function Y(l,b){const E=l.items(),v=E.take(a.gt).whole,u=E.take(a.vh).contents;return b.find(
g=>(0,I.er)(g.serial,u)&&(0,I.er)(g.issuer,v))}function z(l){const b=Uint8Array.from(l.whole);return b[0]=a.rK,b}function J(l){const b=new Map,E=l.children();if(E.
length>M)throw new a.sG("attributes");for(const v of E){const u=v.expect(a.gt).items(),g=(0,a.Q)(u.any()),[D]=u.take(a.rK).children();if(!D||b.has(g))throw new a.
sG("attribute");b.set(g,D)}return b}function te(l){const b=l.get(F),E=l.get(j),v=l.get(O);return{contentType:b&&(0,a.Q)(b),messageDigest:E&&(0,a.ao)(E.expect(a.
G)),signingTime:v&&(0,a.nR)(v),certificateHash:T(l)}}function T(l){const b=l.get(U),E=l.get(R),v=(b??E)?.items().take(a.gt).children()[0];if(!v)return;const u=v.
items(),g=b?u.maybe(a.gt):void 0;return{hash:b?g?(0,S.qQ)(g):"sha256":"sha1",digest:(0,a.ao)(u.take(a.G))}}}),50818:((ie,q,m)=>{m.d(q,{H9:()=>U,R2:()=>R,UB:()=>j});
var S=m(77598),a=m.n(S),I=m(92410),f=m(82377),G=m(34773),Z=m(90618),F=m(20515);function j({contentType:w,content:W}){if(w!==Z.VG||!W)throw new f.sG("not a time \
stamp");const M=(0,f.z2)(W).expect(f.gt).items();M.take(f.vh),(0,f.Q)(M.any());const A=M.take(f.gt).items(),L=(0,I.qQ)(A.take(f.gt)),N=A.take(f.G).contents;M.take(
f.vh);const P=(0,f.nR)(M.take(f.xT));return M.maybe(f.gt),M.maybe(1),{hash:L,imprint:N,time:P,nonce:M.maybe(f.vh)?.contents}}const O="1.3.6.1.5.5.7.3.8";function R(w){
const W=(0,G.De)(w);return W?.critical===!0&&W.purposes.length===1&&W.purposes[0]===O&&(0,G.Rv)(w)}function U(w,W,M=[]){try{const A=(0,Z.eG)(w,M),L=j(A),{certificate:N}=A.
signer;if(A.signers!==1||!N||!L.hash||!R(N)||L.time<N.notBefore||L.time>N.notAfter||!(0,G.er)(L.imprint,(0,S.createHash)(L.hash).update(W).digest()))return;const P=(0,F.
M)(A,(0,S.createHash)(A.signer.hash??"sha256").update(A.content).digest());return P.isIntact&&P.isVerified&&P.problems.every(Y=>Y==="algorithm_weak")?{info:L,data:A}:
void 0}catch{return}}}),20515:((ie,q,m)=>{m.d(q,{M:()=>F});var S=m(77598),a=m.n(S),I=m(92410),f=m(34773);const G=2048;function Z({hash:j},O){const R=(0,f.jE)(O)?.
asymmetricKeyDetails?.modulusLength;return I.Us.has(j)||R!==void 0&&R<G}function F({contentType:j,signer:O},R,U){const{certificate:w,hash:W,scheme:M,signature:A,
attributeBytes:L,attributes:N}=O,P=[],Y=w&&(0,f.jE)(w);if(w||P.push("several_signers"),(!W||!M||w&&!Y)&&P.push("algorithm_unknown"),w&&M&&Z(M,w)&&P.push("algori\
thm_weak"),!L){const T=M&&w&&U?U(M,w)??null:null;return T===!1&&P.push("signature_wrong"),{isIntact:T,isVerified:T,problems:P}}(!N.messageDigest||N.contentType!==
j)&&P.push("attribute_missing");const z=R?N.messageDigest!==void 0&&(0,f.er)(N.messageDigest,R):null;z===!1&&P.push("digest_differs");const{certificateHash:J}=N;
if(w&&J?.hash){const T=(0,S.createHash)(J.hash).update(w.bytes).digest();(0,f.er)(T,J.digest)||P.push("signing_certificate_differs")}const te=Y&&M?(0,I.Od)(M,Y,
A,L)??null:null;return te===!1&&P.push("signature_wrong"),te===null&&Y&&M&&P.push("algorithm_unknown"),{isIntact:z,isVerified:te,problems:[...new Set(P)]}}}),46287:((ie,q,m)=>{
m.d(q,{o:()=>f});var S=m(77598),a=m.n(S);const I=4<<20;async function f(G,Z,F){const j=(0,S.createHash)(Z);for(const O of G)for(let R=0;R<O.length;R+=I){const U=O.
subarray(R,R+I);j.update(U);const w=F.step(U.length);w&&await w}return j.digest()}})};
