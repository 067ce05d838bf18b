"use strict";exports.id=7940,exports.ids=[7940],exports.modules={17079:((z,$,d)=>{d.d($,{Z:()=>O,_:()=>N});const A=/^(?:D:)?\s*(\d{4})(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d))?)?)?)?)?\s*(?:(Z)(?:00?)?'?(?:00?'?)?|([+-])(\d\d)?'?(?:(\d\d)'?)?)?$/,
_=/^(D:)?19(1\d\d)(\d{10})(?!\d)/,B=/^(\d{4})(?:-(\d\d)(?:-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,]\d{1,9})?)?\s?(?:(Z)|([+-])(\d\d):?(\d\d)?)?)?)?)?$/;function N(f){
if(f.length>64)return;const r=f.trim().replace(_,(u,c,m,b)=>`${c??""}${1900+Number(m)}${b}`);return n(w(A.exec(r)??B.exec(r)))}function O(f){const r=f.length>64?
void 0:w(B.exec(f.trim()));if(!r||n(r)===void 0)return;const{year:u,month:c="",day:m="",hour:b="",minute:L="",second:I="",zone:g=""}=r;return`D:${u}${c}${m}${b}${L}${I}${g===
"Z"||g===""?g:`${g.replace(":","'")}'`}`}function w(f){if(!f)return;const[,r,u,c,m,b,L,I,g,P,M]=f,l=I??(g===void 0?void 0:`${g}${P??"00"}:${M??"00"}`);return{year:r,
month:u,day:c,hour:m,minute:b,second:L,zone:l}}function n(f){if(!f)return;const{year:r,month:u,day:c,hour:m,minute:b="00",second:L="00",zone:I}=f,g=(M,l,E)=>M===
void 0||Number(M)>=l&&Number(M)<=E;if(Number(r)===0||!g(u,1,12)||!g(c,1,h(Number(r),Number(u)))||!g(m,0,23)||!g(b,0,59)||!g(L,0,59)||I!==void 0&&I!=="Z"&&!(g(I.
slice(1,3),0,23)&&g(I.slice(4),0,59)))return;const P=[r,u,c].filter(M=>M!==void 0).join("-");return m===void 0?P:`${P}T${m}:${b}:${L}${I==="+00:00"||I==="-00:00"?
"Z":I??""}`}function h(f,r){return r===2?f%4===0&&(f%100!==0||f%400===0)?29:28:[4,6,9,11].includes(r)?30:31}}),66974:((z,$,d)=>{d.d($,{D6:()=>O,F1:()=>B,NL:()=>f,
P3:()=>_,br:()=>N,bs:()=>h});var A=d(98446);const _={problem:"names page 0: pages count from 1, and -1 is the last page"};function B(u,c,m){const b=[],L=[];for(const[
I,g]of u.split(",").entries()){const P=I+1;if(c!==void 0&&g.trim()===""){L.push(`entry ${P} is empty: write ${c}, separated by single commas`);continue}const M=m(
g,P);"problem"in M?L.push(N(P,g,M.problem)):b.push(M.item)}return L.length>0?{problem:h(L)}:{items:b}}const N=(u,c,m)=>`entry ${u} ('${r(c.trim())}') ${m}`,O=({
position:u,text:c},m,b)=>N(u,c,`names ${w(m)}, but the document has ${(0,A.y_)(b,"page")}`);function w(u){return Number.isSafeInteger(u)?`page ${u}`:"a page far\
 beyond its end"}const n=5;function h(u){const c=u.length-n;return[...u.slice(0,n),...c>0?[`and ${c} more such entries`]:[]].join("; ")}function f(u){const c=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.
exec(u);return c?`is not a range: write ${c[1]}..${c[2]}${c[2]===""?" for this page and all after it":""}`:/\bfirst\b/i.test(u)?"is not a page: the first page i\
s written 1, and a range from it 1..5":/\b(last|end)\b/i.test(u)?"is not a page: the last page is written -1, and a range to it 2..":void 0}function r(u){const c=[
...u].map(m=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.test(m)?"?":m);return(0,A.Bu)(c.join(""),40)}}),29082:((z,$,d)=>{d.d($,{k1:()=>O,lY:()=>N,m7:()=>w});var A=d(58552),_=d(
66974);const B=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i,N=f=>(0,_.F1)(f,"pages such as 1..3, -1, odd",(r,u)=>{const c=r.trim(),m=B.exec(c);if(!m)
return{problem:h(c)};const[,b,L,I,g,P]=m,M={negated:b!==void 0,text:c,position:u};if(L!==void 0)return{item:{...M,pages:L.toLowerCase()}};const l=Number(I),E=g===
void 0?l:P===void 0?"end":Number(P);return l===0||E===0?_.P3:{item:{...M,pages:{from:l,to:E}}}});function O(f,r,u="pages"){const c=g=>(0,A.G6)([{field:u,message:g}]),
m=N(f);if("problem"in m)throw c(m.problem);const b=new n(r),L=new n(r),I=[];for(const g of m.items){const P=g.negated?L:b;if(typeof g.pages=="string"){P.add(g.pages);
continue}const{from:M,to:l}=g.pages,E=M<0?r+1+M:M,v=l==="end"?r:l<0?r+1+l:l,S=(l==="end"?M<0?[[M,E]]:[]:[[M,E],[l,v]]).find(([,U])=>U<1||U>r);S&&I.push((0,_.D6)(
g,S[0],r)),!(l==="end"&&E>r||I.length>0)&&P.range(Math.min(E,v),Math.max(E,v))}if(I.length>0)throw c((0,_.bs)(I));return m.items.every(({negated:g})=>g)&&b.add(
"all"),b.without(L)}function w(f){const r=N(f);if("problem"in r||r.items.length!==1)return;const{negated:u,pages:c}=r.items[0];if(u)return;if(c==="all")return{first:1};
if(typeof c=="string"||c.from<1)return;const{from:m,to:b}=c;return b==="end"?{first:m}:b===-1?{first:m}:b<1?void 0:{first:Math.min(m,b),last:Math.max(m,b)}}class n{pageCount;differences;odd=!1;even=!1;constructor(r){
this.pageCount=r,this.differences=new Int32Array(r+2)}add(r){r!=="even"&&(this.odd=!0),r!=="odd"&&(this.even=!0)}range(r,u){this.differences[r]++,this.differences[u+
1]--}without(r){const u=new Uint32Array(this.pageCount);let c=0,m=0,b=0;for(let L=1;L<=this.pageCount;L++){m+=this.differences[L],b+=r.differences[L];const I=L%
2===1?"odd":"even";(m>0||this[I])&&!(b>0||r[I])&&(u[c++]=L)}return u.subarray(0,c)}}function h(f){return/^(not +)?\.\./i.test(f)?"has no start: a range is writt\
en 1..5":/^!/.test(f)?"is not a page: leave out pages with not, such as not 2":(0,_.NL)(f.replace(/^not +/i,""))??"is not a page such as 3 or -1, a range such a\
s 2..5 or 2.., odd, even, all, or one of these after not"}}),52404:((z,$,d)=>{d.d($,{$:()=>N,U:()=>O});var A=d(58552),_=d(29082),B=d(98446);const N={code:"no_pa\
ges_selected",message:"The document has none of the pages that were asked for, so nothing was changed."};function O({first_page:w,last_page:n,pages:h},f){if(h!==
void 0)return(0,_.k1)(h,f);const r=(0,B.y_)(f,"page"),u=[];if(w>f&&u.push({field:"first_page",message:`is ${w}, but the document has ${r}`}),n!==void 0&&n>f&&u.
push({field:"last_page",message:`is ${n}, but the document has ${r}`}),u.length===0&&n!==void 0&&w>n&&u.push({field:"first_page",message:`is ${w}, which is afte\
r last_page (${n})`,mentions:["last_page"]}),u.length>0)throw(0,A.G6)(u);return Uint32Array.from({length:(n??f)-w+1},(c,m)=>w+m)}}),27940:((z,$,d)=>{d.r($),d.d(
$,{sign_document:()=>Ct});var A=d(58552),_=d(17079),B=d(52755),N=d(77500),O=d(77598),w=d(98446),n=d(82377),h=d(34773),f=d(81720),r=d(92410),u=d(42973);const c=Buffer.
from("d978f9c419ddb5ed28e9fd794aa0d89dc67e37832b76538e624c6488448bfba2179a59f587b34f1361456d8d09817d32bd8f40eb86b77b0bf09521225c6b4e8254d66593ce60b21c7356c014a7\
8cf1dc1275ca1f3bbee4d1423dd430a33cb6266fbf0eda4669075727f21d9bbc944303f811c7f690ef3ee706c3d52fc8661ed708e8eade8052eef784aa72ac354d6a2a961ad2715a1549744b9fd05e04\
18a4ecc2e0416e0f51cbcc2491af50a1f47039997c3a8523b8b47afc02365b255597312d5dfa98e38a92ae05df2910676cbac9d300e6cfe19ea82c6316013f58e289a90d38341bab33ffb0bb480c5fb9\
b1cd2ec5f3db47e5a59c770aa62068fe7fc1ad","hex"),m=64,b=8;function L(e){const t=new Uint8Array(2*m);t.set(e);const{length:s}=e;for(let a=s;a<t.length;a++)t[a]=c[t[a-
1]+t[a-s]&255];const o=t.length-s;t[o]=c[t[o]];for(let a=o-1;a>=0;a--)t[a]=c[t[a+1]^t[a+s]];return Uint16Array.from({length:m},(a,i)=>t[2*i]|t[2*i+1]<<8)}const I=[
1,2,3,5],g=[5,6,5];function P(e,t){let s=m-1;for(const[o,a]of g.entries()){for(let i=0;i<a;i++)for(let p=3;p>=0;p--){const y=I[p],D=t[p]>>y|t[p]<<16-y,[x,R,W]=[
t[p+3&3],t[p+2&3],t[p+1&3]];t[p]=D-e[s--]-(x&R)-(~x&W)}if(o<2)for(let i=3;i>=0;i--)t[i]=t[i]-e[t[i+3&3]&63]}}function M(e,t,s){if(e.length===0||e.length%b!==0||
s.length!==b)throw new n.sG("RC2");const o=L(t),a=Buffer.alloc(e.length);let i=s;for(let y=0;y<e.length;y+=b){const D=e.subarray(y,y+b),x=Uint16Array.from({length:4},
(R,W)=>D[2*W]|D[2*W+1]<<8);P(o,x);for(let R=0;R<b;R++)a[y+R]=x[R>>1]>>(R&1)*8&255^i[R];i=D}const p=a.at(-1);if(p<1||p>b)throw new n.sG("RC2");return a.subarray(
0,a.length-p)}const l="1.2.840.113549.1.5.13",E="1.2.840.113549.1.5.12",v={"1.2.840.113549.1.12.1.3":{cipher:"des-ede3-cbc",keyBytes:24},"1.2.840.113549.1.12.1.\
4":{cipher:"des-ede3-cbc",keyBytes:16},"1.2.840.113549.1.12.1.5":{cipher:"rc2",keyBytes:16},"1.2.840.113549.1.12.1.6":{cipher:"rc2",keyBytes:5}},T={"2.16.840.1.\
101.3.4.1.2":["aes-128-cbc",16],"2.16.840.1.101.3.4.1.22":["aes-192-cbc",24],"2.16.840.1.101.3.4.1.42":["aes-256-cbc",32],"1.2.840.113549.3.7":["des-ede3-cbc",24]},
S={"1.2.840.113549.2.7":"sha1","1.2.840.113549.2.8":"sha224","1.2.840.113549.2.9":"sha256","1.2.840.113549.2.10":"sha384","1.2.840.113549.2.11":"sha512"},U=2e6;
function C(e){const t=(0,n.rl)(e);if(t<1||t>U)throw(0,u.F)("nodes",`The password of the certificate takes ${t} rounds`,"Export the certificate again","certifica\
te");return t}async function K(e,t,s,o){const a=e.expect(n.gt).items(),i=(0,n.Q)(a.any()),p=a.take(n.gt),y=v[i];if(i!==l&&!y)throw new n.sG("encryption");try{return y?
await Te(y,p,t,s,o):await k(p,t,s)}catch(D){const{code:x}=D;if(typeof x=="string"&&x.startsWith("ERR_OSSL")||y&&D instanceof n.sG)return;throw D}}async function k(e,t,s){
const o=e.items(),a=o.take(n.gt).items(),i=o.take(n.gt).items();if((0,n.Q)(a.any())!==E)throw new n.sG("derivation");const p=a.take(n.gt).items(),y=p.take(n.G).
contents,D=C(p.take(n.vh));p.maybe(n.vh);const x=p.maybe(n.gt),R=x?S[(0,n.Q)(x.items().any())]:"sha1",[W,G]=T[(0,n.Q)(i.any())]??[];if(!R||!W||!G)throw new n.sG(
"algorithm");const Z=await V(s,y,D,G,R);return q(W,Z,i.take(n.G).contents,t)}const V=(e,t,s,o,a)=>new Promise((i,p)=>(0,O.pbkdf2)(e,t,s,o,a,(y,D)=>y?p(y):i(D)));
function q(e,t,s,o){const a=(0,O.createDecipheriv)(e,t,s),i=[a.update(o),a.final()],p=Buffer.concat(i);for(const y of[...i,t])y.fill(0);return p}async function Te({
cipher:e,keyBytes:t},s,o,a,i){const p=s.items(),y=(0,n.ao)(p.any()),D=C(p.take(n.vh)),x={password:ce(a),salt:y,iterations:D,hash:"sha1"},R=await de({...x,purpose:_e,
length:t},i),W=await de({...x,purpose:xe,length:8},i);return e==="rc2"?M(o,R,W):q(e,t===16?Buffer.concat([R,R.subarray(0,8)]):R,W,o)}const ce=e=>Buffer.from(`${e}\
\0`,"utf16le").swap16(),_e=1,xe=2,Ue=3;async function de({password:e,salt:t,iterations:s,hash:o,purpose:a,length:i},p){const y=o==="sha384"||o==="sha512"?128:64,
D=W=>Buffer.alloc(Math.ceil(W.length/y)*y,W.length>0?W:Buffer.alloc(1)),x=Buffer.concat([D(t),D(e)]),R=[];for(let W=0;W<i;){let G=(0,O.createHash)(o).update(Buffer.
alloc(y,a)).update(x).digest();for(let Z=1;Z<s;Z++){G=(0,O.createHash)(o).update(G).digest();const Y=p.step(1500);Y&&await Y}R.push(G),W+=G.length,Re(x,Buffer.alloc(
y,G),y)}return Buffer.concat(R).subarray(0,i)}function Re(e,t,s){for(let o=0;o<e.length;o+=s){let a=1;for(let i=s-1;i>=0;i--)a+=e[o+i]+t[i],e[o+i]=a&255,a>>=8}}
const ge="1.2.840.113549.1.7.1",Be="1.2.840.113549.1.7.6",fe="1.2.840.113549.1.12.10.1.",Ie=`${fe}1`,Ke=`${fe}2`,Le=`${fe}3`,me=200;function Ne(e){try{return(0,n.
uL)(e).expect(n.gt).children()[0]?.tag===n.vh&&(0,n.uL)(e).children()[1]?.tag===n.gt}catch{return!1}}async function Ce(e,t,s){const o=(0,n.uL)(e).expect(n.gt).items();
o.take(n.vh);const a=o.take(n.gt).items();if((0,n.Q)(a.any())!==ge)throw new n.sG("not under a password");const i=(0,n.ao)(a.take((0,n.qA)(0)).items().any()),p=o.
maybe(n.gt);if(p&&await $e(p,i,t,s)===!1)return;const y=[],D=[];for(const x of(0,n.uL)(i).expect(n.gt).children().slice(0,me)){const R=await Fe(x,t,s);if(!R)return;
for(const W of(0,n.uL)(R).expect(n.gt).children().slice(0,me)){const G=W.items(),Z=(0,n.Q)(G.any()),Y=G.take((0,n.qA)(0)).items().any();if(Z===Ie)y.push(Buffer.
from(Y.whole));else if(Z===Ke){const J=await pe(Y,t,s);if(!J)return;y.push(J)}else if(Z===Le){const[,J]=Y.children(),ae=J&&(0,h.w$)((0,n.ao)(J.items().any()));ae&&
D.push(ae)}}}return{keys:y,certificates:D}}function pe(e,t,s){const o=e.expect(n.gt).items();return K(o.take(n.gt),(0,n.ao)(o.any()),t,s)}async function Fe(e,t,s){
const o=e.expect(n.gt).items(),a=(0,n.Q)(o.any()),i=o.take((0,n.qA)(0)).items().any();if(a===ge)return(0,n.ao)(i);if(a!==Be)throw new n.sG("safe");const p=i.expect(
n.gt).items();p.take(n.vh);const y=p.take(n.gt).items();(0,n.Q)(y.any());const D=y.take(n.gt);return K(D,(0,n.ao)(y.any()),t,s)}async function $e(e,t,s,o){const a=e.
items(),i=a.take(n.gt).items(),p=(0,r.qQ)(i.take(n.gt)),y=i.take(n.G).contents;if(!p)return;const D=a.take(n.G).contents,x=a.maybe(n.vh),R=x?C(x):1,W=s===""?[ce(
""),new Uint8Array]:[ce(s)];for(const G of W){const Z=await de({password:G,salt:D,iterations:R,hash:p,purpose:Ue,length:y.length},o);if((0,h.er)((0,O.createHmac)(
p,Z).update(t).digest(),y))return!0}return!1}const X=(e,t="certificate")=>(0,A.G6)([{field:t,message:e}]);async function We({bytes:e},t,s){const o=await je(ke(e),
t,s),[a]=o.keys;if(!a)throw X("has no private key: give a PKCS #12 file, or PEM with the key and its certificate");const i=ze(a);for(const x of o.keys)x.fill(0);
if(!i)throw X("has a private key that cannot be read: export it again");const p=(0,O.createPublicKey)(i).export({format:"der",type:"spki"}),y=o.certificates.find(
({keyInfo:x})=>(0,h.er)(p,x)||Ge(p,x));if(!y)throw X(o.certificates.length===0?"has no certificate: add it to the key":"does not belong to the key: give both of\
 one pair");const D=o.certificates.filter(x=>x!==y);return{key:i,certificate:y,certificates:[y,...D]}}function Ge(e,t){try{const[s,o]=[e,t].map(a=>(0,n.uL)(a).children()[1].
contents);return(0,h.er)(s,o)}catch{return!1}}function ke(e){if(e[0]===48&&e[1]>=128||(0,f.X)(e))return e;const t=Buffer.from(e.buffer,e.byteOffset,e.length).toString(
"latin1").replace(/\s/g,"");return/^[A-Za-z0-9+/]+={0,2}$/.test(t)?Buffer.from(t,"base64"):e}async function je(e,t,s){try{const o=(0,f.X)(e)?await Ze(e,t,s):Ne(
e)?await Ce(e,t,s):null;if(o===null)throw X("is not a certificate with its private key: give PKCS #12 or PEM");if(!o)throw X(t===""?"is required: the certificat\
e needs a password":"does not open the certificate","certificate_password");return o}catch(o){throw o instanceof n.sG?X("cannot be read: export it again, as PKC\
S #12 or PEM"):o}}async function Ze(e,t,s){const o=[],a=[];for(const i of(0,f.J)(e))if(i.label==="CERTIFICATE"){const p=(0,h.w$)(i.bytes);if(!p)throw new n.sG("\
certificate");a.push(p)}else if(i.label==="ENCRYPTED PRIVATE KEY"){const p=await pe((0,n.uL)(i.bytes),t,s);if(!p)return;o.push(p)}else i.label.endsWith("PRIVATE\
 KEY")&&o.push(i.bytes);return{keys:o,certificates:a}}function ze(e){for(const t of["pkcs8","pkcs1","sec1"])try{return(0,O.createPrivateKey)({key:e,format:"der",
type:t})}catch{}}const He=new Set(["prime256v1","secp384r1","secp521r1"]),Ve={"1.3.6.1.5.5.7.3.1":"server authentication","1.3.6.1.5.5.7.3.2":"client authentica\
tion","1.3.6.1.5.5.7.3.8":"time stamps","1.3.6.1.5.5.7.3.9":"answers about revocation"};function Xe({key:e,certificate:t},s){const{asymmetricKeyType:o,asymmetricKeyDetails:a}=e;
if(!(o==="rsa"||o==="rsa-pss"?(a?.modulusLength??0)>=2048:o==="ec"&&He.has(a?.namedCurve)))throw X("has a key that is not supported: use RSA of at least 2048 bi\
ts, or ECDSA on P-256, P-384 or P-521");const y=D=>new Date(D).toISOString().slice(0,10);if(s>t.notAfter)throw X(`expired on ${y(t.notAfter)}`);if(s<t.notBefore)
throw X(`is not valid before ${y(t.notBefore)}`);try{const D=(0,h.De)(t)?.purposes??[],x=D.flatMap(W=>Ve[W]??[]),R=D.length>0&&x.length===D.length&&!D.includes(
"1.3.6.1.5.5.7.3.2");if(!(0,h.Rv)(t)||R)throw X(`is not made for signing documents${x.length>0?` (it is for: ${(0,w.Dw)(x)})`:""}`)}catch(D){throw D instanceof n.
sG?X("cannot be read: export it again, as PKCS #12 or PEM"):D}}var Qe=d(44091);function H(e,...t){const s=t.reduce((a,{length:i})=>a+i,0),o=[];if(s<128)o.push(s);else{
for(let a=s;a>0;a=Math.floor(a/256))o.unshift(a%256);o.unshift(128|o.length)}return Buffer.concat([Uint8Array.of(e,...o),...t])}const j=(...e)=>H(n.gt,...e),se=(...e)=>H(
n.rK,...[...e].sort((t,s)=>Buffer.compare(t,s))),oe=e=>H(n.G,e),ue=()=>H(n.Cq);function te(e){const t=typeof e=="number"?Buffer.from(Ye(e),"hex"):e;let s=0;for(;s<
t.length-1&&t[s]===0;)s++;const o=t.subarray(s);return H(n.vh,...o[0]>=128?[Uint8Array.of(0)]:[],o)}const Ye=e=>{const t=e.toString(16);return t.length%2===0?t:
`0${t}`};function Q(e){const[t=0,s=0,...o]=e.split(".").map(Number),a=[];for(const i of[t*40+s,...o]){const p=[i&127];for(let y=Math.floor(i/128);y>0;y=Math.floor(
y/128))p.unshift(128|y&127);for(const y of p)a.push(y)}return H(n.yg,Uint8Array.from(a))}var Je=d(50818);const ye=3e4,qe=1;async function et(e,t,s){const{hostname:o}=new URL(
t),a=Z=>new A.zU("network",`The time stamp server ${o} ${Z}: nothing was signed`,{fields:["timestamp_server"],advice:"Try again later, or use another time stamp\
 server"}),i=(0,O.randomBytes)(8);i[0]=i[0]&127|64;const p=j(j(Q((0,r.uF)("sha256")),ue()),oe((0,O.createHash)("sha256").update(e).digest())),y=j(te(1),p,te(i),
H(n.Jx,Uint8Array.of(255))),x=await s({address:t,contentType:"application/timestamp-query",body:y,timeout:ye}).catch(Z=>{throw Z instanceof A.zU?Z:a(`did not an\
swer within ${ye/1e3} seconds`)});if(x.status!==200)throw a(`answered ${x.status}`);const R=tt(x.body);if(!R)throw a("refused the request");const W=(0,Je.H9)(R,
e),{nonce:G}=W?.info??{};if(!G||!(0,h.er)(G,i))throw a("gave a time stamp that is wrong");return R}function tt(e){try{const t=(0,n.uL)(e).expect(n.gt).items();return(0,n.
rl)(t.take(n.gt).items().take(n.vh))<=qe?t.take(n.gt).whole:void 0}catch{return}}var nt=d(78157),ne=d(77581),F=d(45599),Ee=d(92049),ve=d(26836),ee=d(90618);const st={
prime256v1:"sha256",secp384r1:"sha384",secp521r1:"sha512"},ot="1.2.840.113549.1.1.11",it={sha256:"1.2.840.10045.4.3.2",sha384:"1.2.840.10045.4.3.3",sha512:"1.2.\
840.10045.4.3.4"},we=32,Pe=({key:e})=>st[e.asymmetricKeyDetails?.namedCurve??""]??"sha256",ie=(e,t)=>j(Q(e),se(t)),re=e=>j(Q((0,r.uF)(e)),ue());function rt({bytes:e,
issuer:t,serial:s},o){const a=oe((0,O.createHash)(o).update(e).digest()),i=j(j(H((0,n.qA)(4),t)),H(2,s));return j(...o==="sha256"?[]:[j(Q((0,r.uF)(o)))],a,i)}function at(e,t){
const{key:s,certificate:o,certificates:a}=e,i=Pe(e),p=se(ie(ee.Ty,Q(ee.vN)),ie(ee.FQ,oe(t)),ie(ee.do,j(j(rt(o,i))))),y=Oe(e)?{padding:O.constants.RSA_PKCS1_PSS_PADDING,
saltLength:we}:{},D=(0,O.createSign)(i).update(p).sign({key:s,...y});return{signature:D,encode:R=>{const W=R?[H((0,n.qA)(1),ie(ee.Qk,R))]:[],G=Buffer.from(p);G[0]=
(0,n.qA)(0);const Z=j(te(1),j(o.issuer,H(2,o.serial)),re(i),G,ct(e,i),oe(D),...W),Y=j(te(1),se(re(i)),j(Q(ee.vN)),H((0,n.qA)(0),...a.map(({bytes:J})=>J)),se(Z));
return j(Q(ee.ok),H((0,n.qA)(0),Y))}}}const Oe=({key:e,certificate:t})=>e.asymmetricKeyType==="rsa-pss"||(0,r.kc)(t.keyInfo)?.asymmetricKeyType==="rsa-pss";function ct(e,t){
if(e.key.asymmetricKeyType==="ec")return j(Q(it[t]));if(!Oe(e))return j(Q(ot),ue());const s=j(Q(r.ag),re(t)),o=j(H((0,n.qA)(0),re(t)),H((0,n.qA)(1),s),H((0,n.qA)(
2),te(we)));return j(Q(r.gb),o)}var dt=d(46287),ft=d(16231),ut=d(91374),lt=d(74135),ht=d(86450),le=d(9819);const be=3,Me=132,gt="Signature";function mt(e,t,s){const o=t.
filter(({field:i,signature:p})=>i&&!p),a=o.find(i=>i.name===s&&i.fieldNumber!==void 0);if(!a){const i=o.flatMap(y=>y.name??[]),p=i.length>0?`; it has ${(0,w.Zv)(
i)}`:", and no empty field at all";throw(0,A.G6)([{field:"sign_field",message:`the document has no empty field '${s}'${p}`}])}return pt(e,a.field),{name:s,number:a.
fieldNumber,dict:a.field}}function pt(e,t){const s=e.dict((0,ut.hj)(e,t,"SV")),o=e.resolve(s?.get("Ff"));if(!s||typeof o!="number")return;const a=y=>{const D=e.
resolve(s.get(y));return((0,F.cy)(D)?D.map(R=>e.resolve(R)):[D]).flatMap(R=>R instanceof F.SX?[R.text]:R instanceof F.Mx?[Buffer.from(R.bytes).toString("latin1")]:
[])},p=[[1,a("Filter").includes("Adobe.PPKLite"),"another signature handler"],[2,a("SubFilter").includes("ETSI.CAdES.detached"),"another form of signature"],[4,
!s.has("V"),"a newer version of its rules"],[8,!s.has("Reasons"),"one of its reasons"],[16,!s.has("LegalAttestation"),"a legal attestation"],[32,e.resolve(s.get(
"AddRevInfo"))!==!0,"information about revocation"],[64,a("DigestMethod").some(y=>["SHA256","SHA384","SHA512"].includes(y)),"another hash"]].find(([y,D])=>(o&y)!==
0&&!D&&Et(s,y));if(p)throw(0,A.G6)([{field:"sign_field",message:`demands ${p[2]}, which is not supported`}])}const yt={1:"Filter",2:"SubFilter",4:"V",8:"Reasons",
16:"LegalAttestation",32:"AddRevInfo",64:"DigestMethod"},Et=(e,t)=>e.has(yt[t]);async function vt(e,t,s){const o=s?.place?.index??0,a=e.pages.number(o),i=new F.
oS(a,e.generation(a)),p=new Set(t.map(G=>G.name));let y=1;for(;p.has(`Signature${y}`);)y++;const D=`Signature${y}`,x=(0,F.jd)({Type:(0,F.UU)("Annot"),Subtype:(0,F.
UU)("Widget"),FT:(0,F.UU)("Sig"),T:(0,ne.wx)(D),TU:(0,ne.wx)(gt),F:Me,P:i,Rect:(0,lt.W1)(s?.place?.rect??[0,0,0,0]),AP:(0,F.jd)({N:s?.form??e.add(Pt())})}),R=e.
add(x),W=e.edit(i);return Ae(e,W,"Annots",R),Ot(e,R),await wt(e,{field:x,reference:R,page:i,entries:W}),{name:D,number:R.number,dict:x}}async function wt(e,{field:t,
reference:s,page:o,entries:a}){const i=await ht.M.of(e),p=i.add("Form",s,o);p!==void 0&&(t.set("StructParent",p),i.finishInPlace(p),(0,F.Eo)(e.resolve(a.get("Ta\
bs")),"S")||a.set("Tabs",(0,F.UU)("S")))}const Pt=()=>new F.Z6((0,F.jd)({Type:(0,F.UU)("XObject"),Subtype:(0,F.UU)("Form"),BBox:[0,0,0,0],Resources:new F.Bi}),new Uint8Array);
function Ot(e,t){const s=(0,le.Wo)(e,"AcroForm");s?(e.edit(s.holder),Ae(e,s.dict,"Fields",t)):e.editCatalog().set("AcroForm",(0,F.jd)({Fields:[t]}))}function Ae(e,t,s,o){
const a=t.get(s);a instanceof F.oS&&(0,F.cy)(e.get(a))?e.edit(a).push(o):(0,F.cy)(a)?a.push(o):t.set(s,[o])}function bt(e,t,{form:s}){e.edit(t).set("AP",(0,F.jd)(
{N:s}))}function Mt(e,t,s){e.edit(t.number),t.dict.set("V",s);const o=e.resolve(t.dict.get("F"));t.dict.set("F",(typeof o=="number"?o:0)|Me);const a=(0,le.Wo)(e,
"AcroForm");!a||e.resolve(a.dict.get("SigFlags"))===be||(e.edit(a.holder),a.dict.set("SigFlags",be))}const At={no_changes:1,fill_forms:2,comments:3},St=16384,Dt=4096;
async function Tt(e,t,s){(0,Ee.xh)(e);const o=await(0,ft.Df)(e),a=o.filter(({signature:G})=>G!==void 0);_t(e,a,s);const i=s.field===void 0?void 0:mt(e,o,s.field);
i&&xt(e,a,i);const p=await s.draw(),y=i??await vt(e,o,p?.look);i&&p?.widget!==void 0&&bt(e,p.widget,p.look);const D=t.certificates.reduce((G,{bytes:Z})=>G+Z.length,
Dt)+(s.stamp?St:0),x=e.add(Ut(e,y,t,s,D));Mt(e,y,x),s.certification!=="none"&&Bt(e,x);const{bytes:R,offsets:W}=await(0,Ee.wH)(e);return It(e,R,W.get(x.number),t,
s)}function _t(e,t,{certification:s,visible:o}){const a=t.map(({signature:i,field:p})=>(0,ve.k)(e,i,p));if(a.some(i=>i.certification==="no_changes"||i.lock==="n\
o_changes"))throw(0,A.G6)([{field:"file",message:"is certified, and its certification permits no further signature: ask its author for one that does"}]);if(o&&a.
some(({certification:i,lock:p})=>(i??p)!==void 0))throw(0,A.G6)([{field:"visible",message:"is not possible: the certification permits no new field on a page. Le\
ave it out, or name an empty field",mentions:["sign_field"]}]);if(s!=="none"&&t.length>0)throw(0,A.G6)([{field:"certification",message:"must be that of the firs\
t signature, and the document is signed already: leave it out"}])}function xt(e,t,{name:s}){if(t.some(o=>(0,ve.k)(e,o.signature,o.field).isLocked(s)))throw(0,A.
G6)([{field:"sign_field",message:`'${s}' is locked by an earlier signature`}])}function Ut(e,t,s,o,a){const{reason:i,location:p,signer:y=s.certificate.subjectName??
void 0,date:D,certification:x}=o,R=[...x==="none"?[]:[Se("DocMDP",(0,F.jd)({Type:(0,F.UU)("TransformParams"),P:At[x],V:(0,F.UU)("1.2")}))],...Rt(e,t)];return(0,F.
jd)({Type:(0,F.UU)("Sig"),Filter:(0,F.UU)("Adobe.PPKLite"),SubFilter:(0,F.UU)("ETSI.CAdES.detached"),ByteRange:[0,he,he,he],Contents:new F.Mx(new Uint8Array(a)),
M:(0,F.Px)(D),Name:y===void 0?void 0:(0,ne.wx)(y),Reason:i===void 0?void 0:(0,ne.wx)(i),Location:p===void 0?void 0:(0,ne.wx)(p),Reference:R.length>0?R:void 0})}
const Se=(e,t,s)=>(0,F.jd)({Type:(0,F.UU)("SigRef"),TransformMethod:(0,F.UU)(e),TransformParams:t,Data:s});function Rt(e,t){const s=e.dict(t.dict.get("Lock"));if(!s)
return[];const o=(0,F.jd)({Type:(0,F.UU)("TransformParams"),V:(0,F.UU)("1.2"),Action:s.get("Action"),Fields:s.get("Fields")});return[Se("FieldMDP",o,new F.oS(e.
catalogNumber))]}function Bt(e,t){const s=e.editCatalog(),o=e.dict(s.get("Perms"));s.set("Perms",(0,F.jd)({...Object.fromEntries(o??[]),DocMDP:t}))}const he=9999999999;
async function It(e,t,s,o,{stamp:a}){const i=(0,nt.bS)(t),p=i.indexOf("/ByteRange[",s)+11,y=i.indexOf("]",p),D=i.indexOf("/Contents<",p)+9,x=i.indexOf(">",D)+1;
i.write(`0 ${D} ${x} ${t.length-x}`.padEnd(y-p),p,"latin1");const R=[t.subarray(0,D),t.subarray(x)],W=at(o,await(0,dt.o)(R,Pe(o),e.job.pace)),G=W.encode(a&&await a(
W.signature)).toString("hex");if(G.length>x-D-2)throw(0,A.G6)([{field:"timestamp_server",message:"gives time stamps that are too large: use another server"}]);return i.
write(G,D+1,"latin1"),t}var Kt=d(6057),Lt=d(91396),Nt=d(95234);const Ct=async(e,t,s)=>{const o=await We(t.certificate,t.certificate_password??"",s.pace),a=t.signed_at??
new Date(Gt(s)()).toISOString().replace(/\.\d+Z$/,"Z");Xe(o,(0,Qe.pe)((0,_._)(a)));const{document:i,signed:p}=await(0,Lt.n)(e.bytes,t.open_password,s),y=p.length>
0,D=await B.mO.read(i);(0,N.mD)(i,D);const x=y?[]:(0,N.br)(i,"values");y||jt(i);const R=t.timestamp_server,G={signer:t.signer??o.certificate.subjectName??"",signedAt:(0,_.
_)(a)},Z=await Tt(i,o,{field:t.sign_field,certification:t.certification,reason:t.reason,location:t.location,signer:t.signer,date:(0,_.Z)(a),stamp:R===void 0?void 0:
ae=>et(ae,R,kt(s)),visible:t.visible,draw:()=>Ft(i,D,G,{parameters:t,job:s})}),Y=i.pages.count,J={pageCount:Y,...G,level:R===void 0?"B-B":"B-T"};return{documents:[
{name:e.name,bytes:Z,pageCount:Y}],notes:x,facts:J}};async function Ft(e,t,s,{parameters:o,job:a}){const{sign_field:i,visible:p,image:y}=o;if(!p&&(i===void 0||!Wt(
e,t,i))){if(y)throw(0,A.G6)([{field:"image",message:$t,mentions:["visible","sign_field"]}]);return}const{drawInField:D,drawOnPage:x}=await(0,Nt.V)(a,()=>Promise.
all([d.e(6161),d.e(7762),d.e(7709),d.e(936),d.e(1966),d.e(3020),d.e(8383),d.e(6476),d.e(5476),d.e(4765)]).then(d.bind(d,41913)));return i===void 0?x(e,o,s,a):D(
e,t,i,s,{parameters:o,job:a})}const $t="has no place, because no page shows the signature: set visible, or name a field with a place on a page",Wt=(e,t,s)=>t.byName.
get(s)?.widgets.some(({dict:o})=>(0,Kt.b0)(e,o.get("Rect")))===!0,Gt=({lent:e})=>e.clock??De("a clock"),kt=({lent:e})=>e.network??De("access to the network");function De(e){
throw new A.zU("unavailable",`sign_document does not work here: it needs ${e}`)}function jt(e){const t=(0,le.Wo)(e,"AcroForm");t?.dict.has("NeedAppearances")&&(e.
edit(t.holder),t.dict.delete("NeedAppearances"))}}),91396:((z,$,d)=>{d.d($,{n:()=>n});var A=d(58552),_=d(16231),B=d(92356),N=d(92049),O=d(14029),w=d(98446);async function n(h,f,r){
let u=!1;const{onRepaired:c}=r,m={...r,onRepaired:g=>{u=!0,c?.(g)}},b=await(0,B.E)(h,m,{password:f}),L=(await(0,_.Df)(b)).filter(({signature:g})=>g!==void 0);if(!u&&
(0,N.r7)(b,h))return{document:b,signed:L};if(L.length>0)throw(0,A.G6)([{field:"file",message:`is damaged, and has ${(0,w.y_)(L.length,"signature")} that a repai\
r would make invalid: ask its author for another copy`}]);const I=await(0,O.UN)(b);return{document:await(0,B.E)(I,{...r,asked:void 0},{password:f}),signed:L}}}),
95234:((z,$,d)=>{d.d($,{V:()=>f,W:()=>n});var A=d(29082),_=d(92356),B=d(87826),N=d(14029),O=d(52404);const w="1.4";async function n(r,{pages:u,open_password:c,transparency:m},b,L){
const I=await(0,_.E)(r.bytes,b,{password:c}),g=I.pages.count,P=(0,A.k1)(u,g);if(P.length===0){const U=await(0,B.i)(I,r.bytes);return{documents:[{name:r.name,bytes:U,
pageCount:g}],notes:[O.$],facts:{pageCount:g,stampedPages:0}}}const{notes:M,stampedPages:l=P.length,version:E=w,write:v}=await L(I,P),T={version:E>w?E:w},S=v?await v(
T):await(0,N.UN)(I,T);return{documents:[{name:r.name,bytes:S,pageCount:g}],notes:m===100?[h,...M]:M,facts:{pageCount:g,stampedPages:l}}}const h={code:"stamp_inv\
isible",message:"The stamp cannot be seen, because transparency is 100. Use a lower value.",mentions:["transparency"]};async function f({pace:r},u){await r.rest();
const c=await u();return await r.rest(),c}}),81720:((z,$,d)=>{d.d($,{J:()=>O,X:()=>N});const A=1e3,_="-----BEGIN ",B="-----",N=w=>Buffer.from(w.buffer,w.byteOffset,
w.length).includes(_);function O(w){const n=Buffer.from(w.buffer,w.byteOffset,w.length),h=[];for(let f=n.indexOf(_),r=0;f>=0&&r<A;f=n.indexOf(_,f+1),r++){const u=n.
indexOf(B,f+_.length);if(u<0||u-f>80)continue;const c=n.toString("latin1",f+_.length,u),m=n.indexOf(`-----END ${c}-----`,u);m<0||h.push({label:c,bytes:Buffer.from(
n.toString("latin1",u+B.length,m),"base64")})}return h}}),52755:((z,$,d)=>{d.d($,{NT:()=>c,Uv:()=>b,kz:()=>w,mO:()=>I,mw:()=>O,qA:()=>m,sj:()=>N,zx:()=>u});var A=d(
9819),_=d(45599),B=d(91374);const N=1,O=2,w=4096,n=8192,h=32768,f=65536,r=1<<17,u=1<<18,c=1<<21,m=1<<24,b=1<<25,L=10;class I{document;fields=[];byName=new Map;widgets=new Map;form;nodes=new Map;fieldOf=new Map;visit;constructor(l){
this.document=l,this.form=(0,A.Wo)(l,"AcroForm"),this.visit=new A._i(l)}static async read(l){const E=new I(l),{form:v}=E;return await E.walk(E.references(v?.dict.
get("Fields"),v?.holder??-1,v?.dict,"Fields"),void 0),await E.readPages(),E}inherited(l,E){for(let v=l;v;v=v.parent){const T=this.document.resolve(v.dict.get(E));
if(T!==null)return T}return E==="DA"||E==="Q"?this.document.resolve(this.form?.dict.get(E)):null}integer(l,E){const v=this.inherited(l,E);return typeof v=="numb\
er"?Math.trunc(v):0}node(l){return this.nodes.get(l)}numbers(){return this.nodes.keys()}get needsAppearances(){return this.document.resolve(this.form?.dict.get(
"NeedAppearances"))===!0}forget(l){const{document:E,nodes:v,widgets:T,fields:S,byName:U}=this,C=({number:K})=>!l.has(K)&&E.exists(K);for(const K of v.values())C(
K)||v.delete(K.number);for(const K of T.values())C(K)||T.delete(K.number);for(const{nodes:K,widgets:k}of S)g(K,C),g(k,C);g(S,({nodes:K})=>K.length>0);for(const[
K,k]of U)k.nodes.length===0&&U.delete(K);this.form=(0,A.Wo)(E,"AcroForm")}async walk(l,E){const{document:v,visit:T}=this;for(const S of(0,B.iA)(v,{from:l,below:E,
visit:T,depth:B.tP})){const{number:U,dict:C}=S;this.nodes.set(U,S);const K=this.references(C.get("Kids"),U,C,"Kids");(0,_.Eo)(v.resolve(C.get("Subtype")),"Widge\
t")||C.has("Rect")?this.addWidget(S):K.length===0&&(0,B.bf)(S)===S&&this.field(S);const V=v.job.pace.step(1500);V&&await V}}addWidget(l){const E={node:l,number:l.
number,dict:l.dict,pages:[]};this.field((0,B.bf)(l)).widgets.push(E),this.widgets.set(l.number,E)}field(l){const E=this.fieldOf.get(l);if(E)return E;const{name:v,
part:T}=l,S=v===""?void 0:this.byName.get(v),U=this.integer(l,"Ff"),C=P(l.type,U);if(S?.kind===C)return S.nodes.push(l),this.fieldOf.set(l,S),S;const K={name:v,
part:T,kind:C,flags:U,nodes:[l],widgets:[]};return this.fields.push(K),v!==""&&!S&&this.byName.set(v,K),this.fieldOf.set(l,K),K}async readPages(){const{document:l}=this,
{pages:E,job:v}=l,{spend:T}=new A.b9(l);for(let S=0;S<E.count;S++){const U=E.number(S),C=l.entry(U,"Annots");T(l.array(C)?.length??0);for(const k of C===void 0?
[]:this.annotations(C,U)){const V=this.widgets.get(k.number)??await this.orphan(k);V&&V.pages.length>0&&T(L),V&&V.pages.at(-1)!==S+1&&V.pages.push(S+1);const q=v.
pace.step(300);q&&await q}const K=v.pace.step(300);K&&await K}}annotations(l,E){const v=this.document.array(l)??[];if(!v.some(U=>(0,_.Zm)(U)&&(0,_.Eo)(U.get("Su\
btype"),"Widget")))return v.filter(_.i9);const T=(0,_.i9)(l)?l.number:E;this.document.edit(T);const S=(0,_.i9)(l)?v:this.document.array(this.document.get(E).get(
"Annots"))??[];for(const[U,C]of S.entries())(0,_.Zm)(C)&&(0,_.Eo)(C.get("Subtype"),"Widget")&&(S[U]=this.document.add(C));return S.filter(_.i9)}async orphan(l){
const{document:E}=this;if(!(0,_.Eo)(E.resolve(E.entry(l.number,"Subtype")),"Widget"))return;const v=[l],T=new Set([l.number]);let S;for(let U=E.entry(l.number,"\
Parent");(0,_.i9)(U)&&v.length<B.tP&&(S=this.nodes.get(U.number),!(S||T.has(U.number)||!(0,_.Zm)(E.get(U))));)T.add(U.number),v.push(U),U=E.entry(U.number,"Pare\
nt");for(const U of v.reverse())this.nodes.has(U.number)||await this.walk([U],S),S=this.nodes.get(U.number);return this.widgets.get(l.number)}references(l,E,v,T){
const{document:S}=this,U=S.array(l);if(!U||!v)return[];if(!U.some(_.Zm))return U.filter(_.i9);S.edit((0,_.i9)(l)?l.number:E);const C=S.array(v.get(T))??[];for(const[
K,k]of C.entries())(0,_.Zm)(k)&&(C[K]=S.add(k));return C.filter(_.i9)}}function g(M,l){let E=0;for(const v of M)l(v)&&(M[E++]=v);M.length=E}function P(M,l){switch(M){case"\
Tx":return l&n?"password":"text";case"Btn":return l&f?"button":l&h?"radio":"checkbox";case"Ch":return l&r?"dropdown":"list";case"Sig":return"signature";default:
return"unknown"}}}),77500:((z,$,d)=>{d.d($,{Yw:()=>n,br:()=>O,f4:()=>B,mD:()=>N});var A=d(58552),_=d(9819);function B(h,f){return f.form?.dict.has("XFA")?h.resolve(
h.catalog.get("NeedsRendering"))===!0||!f.fields.some(({kind:u})=>u!=="unknown")?"dynamic":"static":"none"}function N(h,f){if(B(h,f)!=="dynamic")return;const r="\
is a dynamic XFA form, whose pages and fields only Adobe viewers show";throw new A.zU("invalid_parameters",`file: ${r}`,{issues:[{field:"file",message:r}],advice:"\
Print it to a PDF document from Adobe Reader, or ask its author for a form without XFA"})}function O(h,f){const r=(0,_.Wo)(h,"AcroForm");return r?.dict.has("XFA")?
(h.edit(r.holder),r.dict.delete("XFA"),h.catalog.has("NeedsRendering")&&h.editCatalog().delete("NeedsRendering"),[n(f)]):[]}const w={values:"it would still show\
 the old values.",pages:"it described removed pages. The fields themselves remain.",scripts:"it has scripts, or parts that cannot be read, which may have some. \
The fields themselves remain.",private:"its data repeats the values of fields, also of hidden ones. The fields themselves remain.",places:"it says where fields \
are on the pages. The fields themselves remain.",merge:"XFA forms cannot be merged. The fields themselves remain."},n=h=>({code:"xfa_removed",message:`The XFA v\
ersion of the form was removed, because ${w[h]}`})}),74135:((z,$,d)=>{d.d($,{$L:()=>u,DI:()=>w,Gd:()=>h,JQ:()=>_,Mo:()=>N,Pj:()=>b,S3:()=>B,W1:()=>L,XM:()=>m,d:()=>I,
ds:()=>O,gF:()=>c,iN:()=>A,kO:()=>r,lw:()=>n,zl:()=>f});function A({box:[g,P,M,l],rotation:E}){const v=M-g,T=l-P;return E%180===0?{width:v,height:T}:{width:T,height:v}}
function _(g){const{width:P,height:M}=A(g);return{width:P*g.userUnit,height:M*g.userUnit}}function B({box:[g,P,M,l],rotation:E}){switch(E){case 0:return[1,0,0,1,
g,P];case 90:return[0,1,-1,0,M,P];case 180:return[-1,0,0,-1,M,l];case 270:return[0,-1,1,0,g,l]}}function N(g,P){return P===void 0?g:b(g,P)??g}function O([g,P,M,
l]){return[Math.min(g,M),Math.min(P,l),Math.max(g,M),Math.max(P,l)]}function w([g,P,M,l,E,v]){const T=g*l-P*M,[S,U,C,K]=[l/T,-P/T,-M/T,g/T];return[S+0,U+0,C+0,K+
0,-(E*S+v*C)+0,-(E*U+v*K)+0]}function n(g,P){const[M,l,E,v,T,S]=g,[U,C,K,k,V,q]=P;return[M*U+l*K,M*C+l*k,E*U+v*K,E*C+v*k,T*U+S*K+V,T*C+S*k+q]}function h([g,P,M,
l,E,v],T,S){return[g*T+M*S+E,P*T+l*S+v]}function f(g,[P,M,l,E]){const[v,T]=h(g,P,M),[S,U]=h(g,l,M),[C,K]=h(g,P,E),[k,V]=h(g,l,E);return[Math.min(v,S,C,k),Math.min(
T,U,K,V),Math.max(v,S,C,k),Math.max(T,U,K,V)]}const r=(g,P)=>[Math.min(g[0],P[0]),Math.min(g[1],P[1]),Math.max(g[2],P[2]),Math.max(g[3],P[3])];function u(g){let[
P,M,l,E]=c;for(const[v,T]of g)P=Math.min(P,v),M=Math.min(M,T),l=Math.max(l,v),E=Math.max(E,T);return[P,M,l,E]}const c=[1/0,1/0,-1/0,-1/0],m=([g,P,M,l],E)=>[g-E,
P-E,M+E,l+E];function b(g,P){const M=[Math.max(g[0],P[0]),Math.max(g[1],P[1]),Math.min(g[2],P[2]),Math.min(g[3],P[3])];return M[0]<M[2]&&M[1]<M[3]?M:void 0}const L=g=>g.
map(P=>Math.round(P*1e5)/1e5+0),I=(g,{userUnit:P})=>String(Number((g*P/72).toPrecision(3)))}),6057:((z,$,d)=>{d.d($,{VO:()=>B,b0:()=>O,c_:()=>n,iw:()=>N,lQ:()=>w});
var A=d(74135);const _=[0,0,612,792],B=(h,f)=>O(h,h.pages.attribute(f,"MediaBox"))??_;function N(h,f){const{pages:r}=h,u=h.resolve(h.entry(r.number(f),"UserUnit"));
return{box:(0,A.Mo)(B(h,f),O(h,r.attribute(f,"CropBox"))),rotation:n(h.resolve(r.attribute(f,"Rotate"))),userUnit:typeof u=="number"&&u>0?u:1}}function O(h,f){const r=h.
array(f)?.map(c=>h.resolve(c));if(r?.length!==4||!r.every(c=>typeof c=="number"&&Number.isFinite(c)))return;const u=(0,A.ds)(r);return u[0]<u[2]&&u[1]<u[3]?u:void 0}
function w(h,f){const r=(h.array(f)??[]).map(u=>h.resolve(u));return r.length===6&&r.every(u=>typeof u=="number")?r:[1,0,0,1,0,0]}function n(h){const f=typeof h==
"number"?(h%360+360)%360:0;return f===90||f===180||f===270?f:0}}),16231:((z,$,d)=>{d.d($,{Df:()=>h,Ez:()=>n,W4:()=>r});var A=d(17079),_=d(33973),B=d(45599),N=d(
91374),O=d(33311),w=d(59071);const n=async c=>(await h(c)).map(m=>u(c,m));async function h(c){const m=await(0,N.qU)(c),{ByteRange:b,Sig:L}=await(0,O.S)(c),I=b.length>
0?L:[],g=[],P=new Set,M=(v,T,S)=>{const U=(0,N.hj)(c,v,"V"),C=c.resolve(U),K=(0,B.Zm)(C)?C:void 0;K&&P.add(K);const k=K?f(c,K):null;g.push({name:(0,w.wh)(S)||null,
field:v,fieldNumber:T,value:U,signature:K,kind:k})};for(const{dict:v}of m)P.add(v);for(const{type:v,dict:T,number:S,name:U}of(0,N.i4)(m))v==="Sig"&&M(T,S,U);const l=I.
flatMap(v=>{const T=c.get(v);if(!((0,B.Zm)(T)&&!P.has(T)&&(T.has("T")||(0,B.Eo)(T.get("Subtype"),"Widget")))||!(0,B.Eo)(c.resolve((0,N.hj)(c,T,"FT")),"Sig"))return[];
const U=c.resolve((0,N.hj)(c,T,"V"));return(0,B.Zm)(U)&&!P.has(U)?[{number:v,field:T}]:[]});if(l.length>0){const{live:v}=await(0,_.Gy)(c);for(const{number:T,field:S}of l)
v[T]===1&&M(S,T,(0,N.fq)(c,S))}const E=c.dict(c.catalog.get("Perms"));for(const v of["UR3","UR"]){const T=E?.get(v),S=c.dict(T);S&&g.push({name:null,field:void 0,
fieldNumber:void 0,value:T,signature:S,kind:"usage_rights"})}return g}function f(c,m){if((0,B.Eo)(c.resolve(m.get("Type")),"DocTimeStamp")||(0,B.Eo)(c.resolve(m.
get("SubFilter")),"ETSI.RFC3161"))return"timestamp";const b=c.resolve(c.dict(c.catalog.get("Perms"))?.get("DocMDP"));return m===b?"certification":"approval"}const r=(c,m)=>(0,A.
_)((0,w.Gh)(c.resolve(m.get("M")))??"")??null;function u(c,{name:m,signature:b,kind:L}){if(!b)return{field:m,signed:!1,kind:null,subFilter:null,signer:null,date:null};
const I=c.resolve(b.get("SubFilter"));return{field:m,signed:!0,kind:L,subFilter:I instanceof B.SX?I.text:null,signer:(0,w.Gh)(c.resolve(b.get("Name"))),date:r(c,
b)}}}),86450:((z,$,d)=>{d.d($,{M:()=>B});var A=d(45599),_=d(89067);class B{document;tree;elements=[];constructor(O,w){this.document=O,this.tree=w}static async of(O){
return new B(O,await _.J.read(O))}add(O,w,n){const{document:h,tree:f}=this;if(!f)return;const r=(0,A.jd)({Type:(0,A.UU)("OBJR"),Obj:w,Pg:n}),u=h.add((0,A.jd)({Type:(0,A.
UU)("StructElem"),S:(0,A.UU)(O),Pg:n,K:r})),c=f.newKey();return f.entries.set(c,u),this.elements.push(u),c}addContent(O,w){const{document:n,tree:h}=this;if(!h)return;
const f=n.pages.number(w),r=n.resolve(n.entry(f,"StructParents")),u=typeof r=="number"?r:h.newKey(),c=n.array(h.entries.get(u))??[],m=new A.oS(f,n.generation(f)),
b=n.add((0,A.jd)({Type:(0,A.UU)("StructElem"),S:(0,A.UU)(O),Pg:m,K:c.length}));return h.entries.set(u,[...c,b]),r!==u&&n.pages.patch(w,{StructParents:u}),this.elements.
push(b),c.length}finish(){const{tree:O,elements:w}=this;!O||w.length===0||(O.write(),this.addElements(O))}finishInPlace(O){const{tree:w}=this;w&&(w.grow(O),this.
addElements(w))}addElements(O){const{document:w}=this,{dict:n,holder:h}=O.root,f=w.array(n.get("K"))??(n.has("K")?[n.get("K")]:[]),r=f.length===1&&(0,A.i9)(f[0])?
f[0]:void 0,u=w.dict(r);r&&u&&(0,A.Eo)(w.resolve(u.get("S")),"Document")?this.append(u,r.number,r):this.append(n,h,w.catalog.get("StructTreeRoot"))}append(O,w,n){
const{document:h,elements:f}=this;h.edit(w);const r=O.get("K");if(O.set("K",[...h.array(r)??(r===void 0?[]:[r]),...f]),n instanceof A.oS)for(const u of f)h.dict(
u).set("P",n)}}}),89067:((z,$,d)=>{d.d($,{J:()=>O});var A=d(45599),_=d(81077),B=d(9819);const N=100;class O{document;root;entries;nextKey;constructor(n,h,f,r){this.
document=n,this.root=h,this.entries=f,this.nextKey=r}static async read(n){const h=(0,B.Wo)(n,"StructTreeRoot");if(!h)return;const f=new Map;for(const[c,m]of await(0,_.
Zc)(n,h.dict.get("ParentTree"),"Nums"))typeof c=="number"&&f.set(c,m);const r=n.resolve(h.dict.get("ParentTreeNextKey")),u=[...f.keys()].reduce((c,m)=>Math.max(
c,m+1),typeof r=="number"?r:0);return new O(n,h,f,u)}newKey(){return this.nextKey++}write(){const{document:n,root:h,entries:f}=this,r=[...f].sort(([u],[c])=>u-c);
n.edit(h.holder),h.dict.set("ParentTree",n.add((0,_.H6)(n,r,"Nums"))),h.dict.set("ParentTreeNextKey",this.nextKey)}grow(n){const{document:h,root:f,entries:r}=this,
u=this.lastLeaf(),c=u.at(-1);if(!c)return this.write();h.edit(f.holder),f.dict.set("ParentTreeNextKey",this.nextKey);for(const{dict:L,holder:I}of u){const g=h.array(
L.get("Limits"));h.edit(I),g&&L.set("Limits",[g[0]??n,n])}const m=c.dict.get("Nums"),b=(0,A.i9)(m)?h.edit(m):m;(0,A.cy)(b)?b.push(n,r.get(n)):c.dict.set("Nums",
[n,r.get(n)])}lastLeaf(){const{document:n,root:h}=this,f=[];let r=h.holder,u=h.dict.get("ParentTree");for(;u!==void 0&&f.length<N;){(0,A.i9)(u)&&(r=u.number);const c=n.
dict(u);if(!c)return[];f.push({dict:c,holder:r});const m=n.array(c.get("Kids"));if(!m||m.length===0)return f;u=m.at(-1)}return[]}}}),33311:((z,$,d)=>{d.d($,{S:()=>B});
var A=d(21996),_=d(70549);const B=(0,_.n)(N=>(0,A.zx)(N,["AP","JS","EF","ByteRange","Sig"]))}),59071:((z,$,d)=>{d.d($,{Gh:()=>u,ZK:()=>c,wh:()=>r});var A=d(77581),
_=d(45599);const B=/\u001b[A-Za-z]{2}[A-Za-z-]{0,8}\u001b/g,N=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g,O=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,
w=m=>m.replace(B,"").replace(N,"").replace(O,"�"),n=200,h=new WeakMap;function f(m){if(m.bytes.length<n)return w((0,A.g7)(m));let b=h.get(m);return b===void 0&&
h.set(m,b=w((0,A.g7)(m))),b}const r=m=>w(m).trim();function u(m){const b=m instanceof _.Mx?f(m).trim():"";return b===""?null:b}const c=m=>m?f(m):""}),87826:((z,$,d)=>{
d.d($,{N:()=>B,i:()=>N});var A=d(78157),_=d(14029);function B({suspect:O,bytes:w},n){if(!(O||(0,A.bS)(w.subarray(0,5)).toString("latin1")!=="%PDF-"))return w.length===
n.length?n:w}const N=async(O,w,n)=>B(O,w)??await(0,_.UN)(O,n)})};
