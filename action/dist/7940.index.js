"use strict";exports.id=7940,exports.ids=[7940],exports.modules={17079:((z,W,f)=>{f.d(W,{Z:()=>b,_:()=>C});const S=/^(?:D:)?\s*(\d{4})(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d))?)?)?)?)?\s*(?:(Z)(?:00?)?'?(?:00?'?)?|([+-])(\d\d)?'?(?:(\d\d)'?)?)?$/,
_=/^(D:)?19(1\d\d)(\d{10})(?!\d)/,B=/^(\d{4})(?:-(\d\d)(?:-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,]\d{1,9})?)?\s?(?:(Z)|([+-])(\d\d):?(\d\d)?)?)?)?)?$/;function C(l){
if(l.length>64)return;const i=l.trim().replace(_,(u,g,c,v)=>`${g??""}${1900+Number(c)}${v}`);return h(D(S.exec(i)??B.exec(i)))}function b(l){const i=l.length>64?
void 0:D(B.exec(l.trim()));if(!i||h(i)===void 0)return;const{year:u,month:g="",day:c="",hour:v="",minute:T="",second:I="",zone:x=""}=i;return`D:${u}${g}${c}${v}${T}${I}${x===
"Z"||x===""?x:`${x.replace(":","'")}'`}`}function D(l){if(!l)return;const[,i,u,g,c,v,T,I,x,k,y]=l,d=I??(x===void 0?void 0:`${x}${k??"00"}:${y??"00"}`);return{year:i,
month:u,day:g,hour:c,minute:v,second:T,zone:d}}function h(l){if(!l)return;const{year:i,month:u,day:g,hour:c,minute:v="00",second:T="00",zone:I}=l,x=(y,d,p)=>y===
void 0||Number(y)>=d&&Number(y)<=p;if(Number(i)===0||!x(u,1,12)||!x(g,1,n(Number(i),Number(u)))||!x(c,0,23)||!x(v,0,59)||!x(T,0,59)||I!==void 0&&I!=="Z"&&!(x(I.
slice(1,3),0,23)&&x(I.slice(4),0,59)))return;const k=[i,u,g].filter(y=>y!==void 0).join("-");return c===void 0?k:`${k}T${c}:${v}:${T}${I==="+00:00"||I==="-00:00"?
"Z":I??""}`}function n(l,i){return i===2?l%4===0&&(l%100!==0||l%400===0)?29:28:[4,6,9,11].includes(i)?30:31}}),66974:((z,W,f)=>{f.d(W,{D6:()=>b,F1:()=>B,NL:()=>l,
P3:()=>_,br:()=>C,bs:()=>n});var S=f(98446);const _={problem:"names page 0: pages count from 1, and -1 is the last page"};function B(u,g,c){const v=[],T=[];for(const[
I,x]of u.split(",").entries()){const k=I+1;if(g!==void 0&&x.trim()===""){T.push(`entry ${k} is empty: write ${g}, separated by single commas`);continue}const y=c(
x,k);"problem"in y?T.push(C(k,x,y.problem)):v.push(y.item)}return T.length>0?{problem:n(T)}:{items:v}}const C=(u,g,c)=>`entry ${u} ('${i(g.trim())}') ${c}`,b=({
position:u,text:g},c,v)=>C(u,g,`names ${D(c)}, but the document has ${(0,S.y_)(v,"page")}`);function D(u){return Number.isSafeInteger(u)?`page ${u}`:"a page far\
 beyond its end"}const h=5;function n(u){const g=u.length-h;return[...u.slice(0,h),...g>0?[`and ${g} more such entries`]:[]].join("; ")}function l(u){const g=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.
exec(u);return g?`is not a range: write ${g[1]}..${g[2]}${g[2]===""?" for this page and all after it":""}`:/\bfirst\b/i.test(u)?"is not a page: the first page i\
s written 1, and a range from it 1..5":/\b(last|end)\b/i.test(u)?"is not a page: the last page is written -1, and a range to it 2..":void 0}function i(u){const g=[
...u].map(c=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.test(c)?"?":c);return(0,S.Bu)(g.join(""),40)}}),29082:((z,W,f)=>{f.d(W,{k1:()=>b,lY:()=>C,m7:()=>D});var S=f(58552),_=f(
66974);const B=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i,C=l=>(0,_.F1)(l,"pages such as 1..3, -1, odd",(i,u)=>{const g=i.trim(),c=B.exec(g);if(!c)
return{problem:n(g)};const[,v,T,I,x,k]=c,y={negated:v!==void 0,text:g,position:u};if(T!==void 0)return{item:{...y,pages:T.toLowerCase()}};const d=Number(I),p=x===
void 0?d:k===void 0?"end":Number(k);return d===0||p===0?_.P3:{item:{...y,pages:{from:d,to:p}}}});function b(l,i,u="pages"){const g=x=>(0,S.G6)([{field:u,message:x}]),
c=C(l);if("problem"in c)throw g(c.problem);const v=new h(i),T=new h(i),I=[];for(const x of c.items){const k=x.negated?T:v;if(typeof x.pages=="string"){k.add(x.pages);
continue}const{from:y,to:d}=x.pages,p=y<0?i+1+y:y,E=d==="end"?i:d<0?i+1+d:d,P=(d==="end"?y<0?[[y,p]]:[]:[[y,p],[d,E]]).find(([,O])=>O<1||O>i);P&&I.push((0,_.D6)(
x,P[0],i)),!(d==="end"&&p>i||I.length>0)&&k.range(Math.min(p,E),Math.max(p,E))}if(I.length>0)throw g((0,_.bs)(I));return c.items.every(({negated:x})=>x)&&v.add(
"all"),v.without(T)}function D(l){const i=C(l);if("problem"in i||i.items.length!==1)return;const{negated:u,pages:g}=i.items[0];if(u)return;if(g==="all")return{first:1};
if(typeof g=="string"||g.from<1)return;const{from:c,to:v}=g;return v==="end"?{first:c}:v===-1?{first:c}:v<1?void 0:{first:Math.min(c,v),last:Math.max(c,v)}}class h{pageCount;differences;odd=!1;even=!1;constructor(i){
this.pageCount=i,this.differences=new Int32Array(i+2)}add(i){i!=="even"&&(this.odd=!0),i!=="odd"&&(this.even=!0)}range(i,u){this.differences[i]++,this.differences[u+
1]--}without(i){const u=new Uint32Array(this.pageCount);let g=0,c=0,v=0;for(let T=1;T<=this.pageCount;T++){c+=this.differences[T],v+=i.differences[T];const I=T%
2===1?"odd":"even";(c>0||this[I])&&!(v>0||i[I])&&(u[g++]=T)}return u.subarray(0,g)}}function n(l){return/^(not +)?\.\./i.test(l)?"has no start: a range is writt\
en 1..5":/^!/.test(l)?"is not a page: leave out pages with not, such as not 2":(0,_.NL)(l.replace(/^not +/i,""))??"is not a page such as 3 or -1, a range such a\
s 2..5 or 2.., odd, even, all, or one of these after not"}}),52404:((z,W,f)=>{f.d(W,{$:()=>C,U:()=>b});var S=f(58552),_=f(29082),B=f(98446);const C={code:"no_pa\
ges_selected",message:"The document has none of the pages that were asked for, so nothing was changed."};function b({first_page:D,last_page:h,pages:n},l){if(n!==
void 0)return(0,_.k1)(n,l);const i=(0,B.y_)(l,"page"),u=[];if(D>l&&u.push({field:"first_page",message:`is ${D}, but the document has ${i}`}),h!==void 0&&h>l&&u.
push({field:"last_page",message:`is ${h}, but the document has ${i}`}),u.length===0&&h!==void 0&&D>h&&u.push({field:"first_page",message:`is ${D}, which is afte\
r last_page (${h})`,mentions:["last_page"]}),u.length>0)throw(0,S.G6)(u);return Uint32Array.from({length:(h??l)-D+1},(g,c)=>D+c)}}),27940:((z,W,f)=>{f.r(W),f.d(
W,{sign_document:()=>kt});var S=f(58552),_=f(17079),B=f(52755),C=f(77500),b=f(77598),D=f(98446),h=f(92410),n=f(82377),l=f(34773),i=f(42973);const u=Buffer.from(
"d978f9c419ddb5ed28e9fd794aa0d89dc67e37832b76538e624c6488448bfba2179a59f587b34f1361456d8d09817d32bd8f40eb86b77b0bf09521225c6b4e8254d66593ce60b21c7356c014a78cf1d\
c1275ca1f3bbee4d1423dd430a33cb6266fbf0eda4669075727f21d9bbc944303f811c7f690ef3ee706c3d52fc8661ed708e8eade8052eef784aa72ac354d6a2a961ad2715a1549744b9fd05e0418a4e\
cc2e0416e0f51cbcc2491af50a1f47039997c3a8523b8b47afc02365b255597312d5dfa98e38a92ae05df2910676cbac9d300e6cfe19ea82c6316013f58e289a90d38341bab33ffb0bb480c5fb9b1cd2\
ec5f3db47e5a59c770aa62068fe7fc1ad","hex"),g=64,c=8,v=300;function T(e){const t=new Uint8Array(2*g);t.set(e);const{length:s}=e;for(let a=s;a<t.length;a++)t[a]=u[t[a-
1]+t[a-s]&255];const r=t.length-s;t[r]=u[t[r]];for(let a=r-1;a>=0;a--)t[a]=u[t[a+1]^t[a+s]];return Uint16Array.from({length:g},(a,o)=>t[2*o]|t[2*o+1]<<8)}const I=[
1,2,3,5],x=[5,6,5];function k(e,t){let s=g-1;for(const[r,a]of x.entries()){for(let o=0;o<a;o++)for(let m=3;m>=0;m--){const w=I[m],M=t[m]>>w|t[m]<<16-w,[U,R,$]=[
t[m+3&3],t[m+2&3],t[m+1&3]];t[m]=M-e[s--]-(U&R)-(~U&$)}if(r<2)for(let o=3;o>=0;o--)t[o]=t[o]-e[t[o+3&3]&63]}}async function y(e,t,s,r){if(e.length===0||e.length%
c!==0||s.length!==c)throw new n.sG("RC2");const a=T(t),o=Buffer.alloc(e.length);let m=s;for(let M=0;M<e.length;M+=c){const U=e.subarray(M,M+c),R=Uint16Array.from(
{length:4},(N,j)=>U[2*j]|U[2*j+1]<<8);k(a,R);for(let N=0;N<c;N++)o[M+N]=R[N>>1]>>(N&1)*8&255^m[N];m=U;const $=r.step(v);$&&await $}const w=o.at(-1);if(w<1||w>c)
throw new n.sG("RC2");return o.subarray(0,o.length-w)}const d="1.2.840.113549.1.5.13",p="1.2.840.113549.1.5.12",E={"1.2.840.113549.1.12.1.3":{cipher:"des-ede3-c\
bc",keyBytes:24},"1.2.840.113549.1.12.1.4":{cipher:"des-ede3-cbc",keyBytes:16},"1.2.840.113549.1.12.1.5":{cipher:"rc2",keyBytes:16},"1.2.840.113549.1.12.1.6":{cipher:"\
rc2",keyBytes:5}},A={"2.16.840.1.101.3.4.1.2":["aes-128-cbc",16],"2.16.840.1.101.3.4.1.22":["aes-192-cbc",24],"2.16.840.1.101.3.4.1.42":["aes-256-cbc",32],"1.2.\
840.113549.3.7":["des-ede3-cbc",24]},P={"1.2.840.113549.2.7":"sha1","1.2.840.113549.2.8":"sha224","1.2.840.113549.2.9":"sha256","1.2.840.113549.2.10":"sha384","\
1.2.840.113549.2.11":"sha512"},O=2e6;class K{password;pace;iterations=0;constructor(t,s){this.password=t,this.pace=s}countIterations(t,s=1){const r=(0,n.rl)(t);
if(r<1)throw new n.sG("iterations");if(this.iterations+=r*s,this.iterations>O)throw(0,i.F)("nodes",`The password of the certificate takes ${this.iterations} rou\
nds or more; at most ${O} are allowed`,"Export the certificate again","certificate");return r}}async function L(e,t,s){const r=e.expect(n.gt).items(),a=(0,n.Q)(
r.any()),o=r.take(n.gt),m=E[a];if(a!==d&&!m)throw new n.sG("encryption");try{return m?await q(m,o,t,s):await G(o,t,s)}catch(w){const{code:M}=w;if(typeof M=="str\
ing"&&M.startsWith("ERR_OSSL")||m&&w instanceof n.sG)return;throw w}}async function G(e,t,s){const r=e.items(),a=r.take(n.gt).items(),o=r.take(n.gt).items();if((0,n.
Q)(a.any())!==p)throw new n.sG("derivation");const m=a.take(n.gt).items(),w=m.take(n.G).contents,M=s.countIterations(m.take(n.vh));m.maybe(n.vh);const U=m.maybe(
n.gt),R=U?P[(0,n.Q)(U.items().any())]:"sha1",[$,N]=A[(0,n.Q)(o.any())]??[],j=o.take(n.G).contents;if(!R||!$||!N||j.length!==($.startsWith("aes")?16:8))throw new n.
sG("algorithm");const Q=await Z(s.password,w,M,N,R);return X($,Q,j,t)}const Z=(e,t,s,r,a)=>new Promise((o,m)=>(0,b.pbkdf2)(e,t,s,r,a,(w,M)=>w?m(w):o(M)));function X(e,t,s,r){
const a=(0,b.createDecipheriv)(e,t,s),o=[a.update(r),a.final()],m=Buffer.concat(o);for(const w of[...o,t])w.fill(0);return m}async function q({cipher:e,keyBytes:t},s,r,a){
const{password:o,pace:m}=a,w=s.items(),M=(0,n.ao)(w.any()),U=a.countIterations(w.take(n.vh),3),R={password:te(o),salt:M,iterations:U,hash:"sha1"},$=await ue({...R,
purpose:Ue,length:t},m),N=await ue({...R,purpose:Re,length:8},m);return e==="rc2"?await y(r,$,N,m):X(e,t===16?Buffer.concat([$,$.subarray(0,8)]):$,N,r)}const te=e=>Buffer.
from(`${e}\0`,"utf16le").swap16(),Ue=1,Re=2,Be=3;async function ue({password:e,salt:t,iterations:s,hash:r,purpose:a,length:o},m){const w=r==="sha384"||r==="sha5\
12"?128:64,M=$=>Buffer.alloc(Math.ceil($.length/w)*w,$.length>0?$:Buffer.alloc(1)),U=Buffer.concat([M(t),M(e)]),R=[];for(let $=0;$<o;){let N=(0,b.createHash)(r).
update(Buffer.alloc(w,a)).update(U).digest();for(let j=1;j<s;j++){N=(0,b.createHash)(r).update(N).digest();const Q=m.step(1500);Q&&await Q}R.push(N),$+=N.length,
Ie(U,Buffer.alloc(w,N),w)}return Buffer.concat(R).subarray(0,o)}function Ie(e,t,s){for(let r=0;r<e.length;r+=s){let a=1;for(let o=s-1;o>=0;o--)a+=e[r+o]+t[o],e[r+
o]=a&255,a>>=8}}var ie=f(81720);const pe="1.2.840.113549.1.7.1",Ke="1.2.840.113549.1.7.6",le="1.2.840.113549.1.12.10.1.",Le=`${le}1`,Ce=`${le}2`,Ne=`${le}3`,ye=200;
function $e(e){try{return(0,n.uL)(e).expect(n.gt).children()[0]?.tag===n.vh&&(0,n.uL)(e).children()[1]?.tag===n.gt}catch{return!1}}async function Fe(e,t){const s=(0,n.
uL)(e).expect(n.gt).items();s.take(n.vh);const r=s.take(n.gt).items();if((0,n.Q)(r.any())!==pe)throw new n.sG("not under a password");const a=(0,n.ao)(r.take((0,n.
qA)(0)).items().any()),o=s.maybe(n.gt);if(o&&await Ge(o,a,t)===!1)return;const m=[],w=[],M=(0,n.cp)();for(const U of(0,n.uL)(a).expect(n.gt).children().slice(0,
ye)){const R=await We(U,t);if(!R)return;for(const $ of(0,n.uL)(R,M).expect(n.gt).children().slice(0,ye)){const N=$.items(),j=(0,n.Q)(N.any()),Q=N.take((0,n.qA)(
0)).items().any();if(j===Le)m.push(Buffer.from(Q.whole));else if(j===Ce){const ee=await we(Q,t);if(!ee)return;m.push(ee)}else if(j===Ne){const[,ee]=Q.children(),
fe=ee&&(0,l.w$)((0,n.ao)(ee.items().any()),M);fe&&w.push(fe)}}}return{keys:m,certificates:w}}function we(e,t){const s=e.expect(n.gt).items();return L(s.take(n.gt),
(0,n.ao)(s.any()),t)}async function We(e,t){const s=e.expect(n.gt).items(),r=(0,n.Q)(s.any()),a=s.take((0,n.qA)(0)).items().any();if(r===pe)return(0,n.ao)(a);if(r!==
Ke)throw new n.sG("safe");const o=a.expect(n.gt).items();o.take(n.vh);const m=o.take(n.gt).items();(0,n.Q)(m.any());const w=m.take(n.gt);return L(w,(0,n.ao)(m.any()),
t)}async function Ge(e,t,s){const r=e.items(),a=r.take(n.gt).items(),o=(0,h.qQ)(a.take(n.gt)),m=a.take(n.G).contents;if(!o)return;const w=r.take(n.G).contents,M=r.
maybe(n.vh);if(m.length!==(0,b.createHash)(o).digest().length)throw new n.sG("MAC");const{password:U,pace:R}=s,$=M?s.countIterations(M):1,N=U===""?[te(""),new Uint8Array]:
[te(U)];for(const j of N){const Q=await ue({password:j,salt:w,iterations:$,hash:o,purpose:Be,length:m.length},R);if((0,l.er)((0,b.createHmac)(o,Q).update(t).digest(),
m))return!0}return!1}const Y=(e,t="certificate")=>(0,S.G6)([{field:t,message:e}]);async function ke({bytes:e},t,s){const r=await He(Ze(e),t,s),[a]=r.keys;if(!a)
throw Y("has no private key: give a PKCS #12 file, or PEM with the key and its certificate");const o=Ye(a);for(const U of r.keys)U.fill(0);if(!o)throw Y("has a \
private key that cannot be read: export it again");const m=(0,b.createPublicKey)(o).export({format:"der",type:"spki"}),w=r.certificates.find(({keyInfo:U})=>(0,l.
er)(m,U)||je(m,U));if(!w)throw Y(r.certificates.length===0?"has no certificate: add it to the key":"does not belong to the key: give both of one pair");const M=r.
certificates.filter(U=>U!==w);return{key:o,certificate:w,certificates:[w,...M]}}function je(e,t){try{const[s,r]=[e,t].map(a=>(0,n.uL)(a).children()[1].contents);
return(0,l.er)(s,r)}catch{return!1}}function Ze(e){if(e[0]===48&&e[1]>=128||(0,ie.X3)(e))return e;const t=Buffer.from(e.buffer,e.byteOffset,e.length).toString("\
latin1").replace(/\s/g,"");return/^[A-Za-z0-9+/]+={0,2}$/.test(t)?Buffer.from(t,"base64"):e}async function He(e,t,s){const r=new K(t,s);try{const a=(0,ie.X3)(e)?
await ze(e,r):$e(e)?await Fe(e,r):null;if(a===null)throw Y("is not a certificate with its private key: give PKCS #12 or PEM");if(!a)throw Y(t===""?"is required:\
 the certificate needs a password":"does not open the certificate","certificate_password");return a}catch(a){throw a instanceof n.sG?Y("cannot be read: export i\
t again, as PKCS #12 or PEM"):a}}async function ze(e,t){const s=[],r=[],a=(0,ie.Je)(e);if(a.length>ie.hk)throw new n.sG("too much");for(const o of a)if(o.label===
"CERTIFICATE"){const m=(0,l.w$)(o.bytes);if(!m)throw new n.sG("certificate");r.push(m)}else if(o.label==="ENCRYPTED PRIVATE KEY"){const m=await we((0,n.uL)(o.bytes),
t);if(!m)return;s.push(m)}else o.label.endsWith("PRIVATE KEY")&&s.push(o.bytes);return{keys:s,certificates:r}}function Ve(e){const t=(0,n.uL)(e).expect(n.gt).children(),
[,s,r]=t;let a=t;if(s?.tag===n.gt){if(!r||!Xe.has((0,n.Q)(s.items().any())))return!1;a=(0,n.uL)(r.expect(n.G).contents).expect(n.gt).children()}if(a[1]?.tag!==n.
vh)return!0;const[,o=0,,m=0,w=0,M=0,U=0,R=0,$=0]=a.map(({contents:j})=>j.length),N=m<=o&&U<=w&&R<=M&&$<=w&&w+M<=o+2;return a.length===9&&o<=Qe&&N}const Xe=new Set(
[h.Dy,h.gb,h.jK]),Qe=1025;function Ye(e){try{if(!Ve(e))throw Y(Ee)}catch(t){if(t instanceof n.sG)return;throw t}for(const t of["pkcs8","pkcs1","sec1"])try{return(0,b.
createPrivateKey)({key:e,format:"der",type:t})}catch{}}const Ee="has a key that is not supported: use RSA of 2048 to 8192 bits, or ECDSA on P-256, P-384 or P-52\
1",Je=new Set(["prime256v1","secp384r1","secp521r1"]),qe={"1.3.6.1.5.5.7.3.1":"server authentication","1.3.6.1.5.5.7.3.2":"client authentication","1.3.6.1.5.5.7\
.3.8":"time stamps","1.3.6.1.5.5.7.3.9":"answers about revocation"};function et({key:e,certificate:t},s){const{asymmetricKeyType:r,asymmetricKeyDetails:a}=e,o=r===
"rsa"||r==="rsa-pss";if(!((0,h.kc)(t.keyInfo)!==void 0&&(o?(a?.modulusLength??0)>=2048:r==="ec"&&Je.has(a?.namedCurve))))throw Y(Ee);const w=M=>new Date(M).toISOString().
slice(0,10);if(s>t.notAfter)throw Y(`expired on ${w(t.notAfter)}`);if(s<t.notBefore)throw Y(`is not valid before ${w(t.notBefore)}`);try{const M=(0,l.De)(t)?.purposes??
[],U=M.flatMap($=>qe[$]??[]),R=M.length>0&&U.length===M.length&&!M.includes("1.3.6.1.5.5.7.3.2");if(!(0,l.Rv)(t)||R)throw Y(`is not made for signing documents${U.
length>0?` (it is for: ${(0,D.Dw)(U)})`:""}`)}catch(M){throw M instanceof n.sG?Y("cannot be read: export it again, as PKCS #12 or PEM"):M}}var tt=f(74963);function V(e,...t){
const s=t.reduce((a,{length:o})=>a+o,0),r=[];if(s<128)r.push(s);else{for(let a=s;a>0;a=Math.floor(a/256))r.unshift(a%256);r.unshift(128|r.length)}return Buffer.
concat([Uint8Array.of(e,...r),...t])}const H=(...e)=>V(n.gt,...e),re=(...e)=>V(n.rK,...[...e].sort((t,s)=>Buffer.compare(t,s))),ae=e=>V(n.G,e),he=()=>V(n.Cq);function se(e){
const t=typeof e=="number"?Buffer.from(nt(e),"hex"):e;let s=0;for(;s<t.length-1&&t[s]===0;)s++;const r=t.subarray(s);return V(n.vh,...r[0]>=128?[Uint8Array.of(0)]:
[],r)}const nt=e=>{const t=e.toString(16);return t.length%2===0?t:`0${t}`};function J(e){const[t=0,s=0,...r]=e.split(".").map(Number),a=[];for(const o of[t*40+s,
...r]){const m=[o&127];for(let w=Math.floor(o/128);w>0;w=Math.floor(w/128))m.unshift(128|w&127);for(const w of m)a.push(w)}return V(n.yg,Uint8Array.from(a))}var st=f(
50818);const ve=3e4,ot=1;async function it(e,t,s){const{hostname:r}=new URL(t),a=j=>new S.zU("network",`The time stamp server ${r} ${j}: nothing was signed`,{fields:[
"timestamp_server"],advice:"Try again later, or use another time stamp server"}),o=(0,b.randomBytes)(8);o[0]=o[0]&127|64;const m=H(H(J((0,h.uF)("sha256")),he()),
ae((0,b.createHash)("sha256").update(e).digest())),w=H(se(1),m,se(o),V(n.Jx,Uint8Array.of(255))),U=await s({address:t,contentType:"application/timestamp-query",
body:w,timeout:ve}).catch(j=>{throw j instanceof S.zU?j:a(`did not answer within ${ve/1e3} seconds`)});if(U.status!==200)throw a(`answered ${U.status}`);const R=rt(
U.body);if(!R)throw a("refused the request");const $=(0,st.H9)(R,e),{nonce:N}=$?.info??{};if(!N||!(0,l.er)(N,o))throw a("gave a time stamp that is wrong");return R}
function rt(e){try{const t=(0,n.uL)(e).expect(n.gt).items();return(0,n.rl)(t.take(n.gt).items().take(n.vh))<=ot?t.take(n.gt).whole:void 0}catch{return}}var at=f(
78157),oe=f(77581),F=f(45599),Pe=f(92049),Oe=f(26836),ne=f(90618);const ct={prime256v1:"sha256",secp384r1:"sha384",secp521r1:"sha512"},dt="1.2.840.113549.1.1.11",
ft={sha256:"1.2.840.10045.4.3.2",sha384:"1.2.840.10045.4.3.3",sha512:"1.2.840.10045.4.3.4"},be=32,Me=({key:e})=>ct[e.asymmetricKeyDetails?.namedCurve??""]??"sha\
256",ce=(e,t)=>H(J(e),re(t)),de=e=>H(J((0,h.uF)(e)),he());function ut({bytes:e,issuer:t,serial:s},r){const a=ae((0,b.createHash)(r).update(e).digest()),o=H(H(V(
(0,n.qA)(4),t)),V(2,s));return H(...r==="sha256"?[]:[H(J((0,h.uF)(r)))],a,o)}function lt(e,t){const{key:s,certificate:r,certificates:a}=e,o=Me(e),m=re(ce(ne.Ty,
J(ne.vN)),ce(ne.FQ,ae(t)),ce(ne.do,H(H(ut(r,o))))),w=Se(e)?{padding:b.constants.RSA_PKCS1_PSS_PADDING,saltLength:be}:{},M=(0,b.createSign)(o).update(m).sign({key:s,
...w});return{signature:M,encode:R=>{const $=R?[V((0,n.qA)(1),ce(ne.Qk,R))]:[],N=Buffer.from(m);N[0]=(0,n.qA)(0);const j=H(se(1),H(r.issuer,V(2,r.serial)),de(o),
N,ht(e,o),ae(M),...$),Q=H(se(1),re(de(o)),H(J(ne.vN)),V((0,n.qA)(0),...a.map(({bytes:ee})=>ee)),re(j));return H(J(ne.ok),V((0,n.qA)(0),Q))}}}const Se=({key:e,certificate:t})=>e.
asymmetricKeyType==="rsa-pss"||(0,h.kc)(t.keyInfo)?.asymmetricKeyType==="rsa-pss";function ht(e,t){if(e.key.asymmetricKeyType==="ec")return H(J(ft[t]));if(!Se(e))
return H(J(dt),he());const s=H(J(h.ag),de(t)),r=H(V((0,n.qA)(0),de(t)),V((0,n.qA)(1),s),V((0,n.qA)(2),se(be)));return H(J(h.gb),r)}var gt=f(46287),mt=f(16231),pt=f(
91374),yt=f(74135),wt=f(86450),ge=f(9819);const Ae=3,De=132,Et="Signature";function vt(e,t,s){const r=t.filter(({field:o,signature:m})=>o&&!m),a=r.find(o=>o.name===
s&&o.fieldNumber!==void 0);if(!a){const o=r.flatMap(w=>w.name??[]),m=o.length>0?`; it has ${(0,D.Zv)(o)}`:", and no empty field at all";throw(0,S.G6)([{field:"s\
ign_field",message:`the document has no empty field '${s}'${m}`}])}return Pt(e,a.field),{name:s,number:a.fieldNumber,dict:a.field}}function Pt(e,t){const s=e.dict(
(0,pt.hj)(e,t,"SV")),r=e.resolve(s?.get("Ff"));if(!s||typeof r!="number")return;const a=w=>{const M=e.resolve(s.get(w));return((0,F.cy)(M)?M.map(R=>e.resolve(R)):
[M]).flatMap(R=>R instanceof F.SX?[R.text]:R instanceof F.Mx?[Buffer.from(R.bytes).toString("latin1")]:[])},m=[[1,a("Filter").includes("Adobe.PPKLite"),"another\
 signature handler"],[2,a("SubFilter").includes("ETSI.CAdES.detached"),"another form of signature"],[4,!s.has("V"),"a newer version of its rules"],[8,!s.has("Re\
asons"),"one of its reasons"],[16,!s.has("LegalAttestation"),"a legal attestation"],[32,e.resolve(s.get("AddRevInfo"))!==!0,"information about revocation"],[64,
a("DigestMethod").some(w=>["SHA256","SHA384","SHA512"].includes(w)),"another hash"]].find(([w,M])=>(r&w)!==0&&!M&&bt(s,w));if(m)throw(0,S.G6)([{field:"sign_fiel\
d",message:`demands ${m[2]}, which is not supported`}])}const Ot={1:"Filter",2:"SubFilter",4:"V",8:"Reasons",16:"LegalAttestation",32:"AddRevInfo",64:"DigestMet\
hod"},bt=(e,t)=>e.has(Ot[t]);async function Mt(e,t,s){const r=s?.place?.index??0,a=e.pages.number(r),o=new F.oS(a,e.generation(a)),m=new Set(t.map(N=>N.name));let w=1;
for(;m.has(`Signature${w}`);)w++;const M=`Signature${w}`,U=(0,F.jd)({Type:(0,F.UU)("Annot"),Subtype:(0,F.UU)("Widget"),FT:(0,F.UU)("Sig"),T:(0,oe.wx)(M),TU:(0,oe.
wx)(Et),F:De,P:o,Rect:(0,yt.W1)(s?.place?.rect??[0,0,0,0]),AP:(0,F.jd)({N:s?.form??e.add(At())})}),R=e.add(U),$=e.edit(o);return _e(e,$,"Annots",R),Dt(e,R),await St(
e,{field:U,reference:R,page:o,entries:$}),{name:M,number:R.number,dict:U}}async function St(e,{field:t,reference:s,page:r,entries:a}){const o=await wt.M.of(e),m=o.
add("Form",s,r);m!==void 0&&(t.set("StructParent",m),o.finishInPlace(m),(0,F.Eo)(e.resolve(a.get("Tabs")),"S")||a.set("Tabs",(0,F.UU)("S")))}const At=()=>new F.
Z6((0,F.jd)({Type:(0,F.UU)("XObject"),Subtype:(0,F.UU)("Form"),BBox:[0,0,0,0],Resources:new F.Bi}),new Uint8Array);function Dt(e,t){const s=(0,ge.Wo)(e,"AcroFor\
m");s?(e.edit(s.holder),_e(e,s.dict,"Fields",t)):e.editCatalog().set("AcroForm",(0,F.jd)({Fields:[t]}))}function _e(e,t,s,r){const a=t.get(s);a instanceof F.oS&&
(0,F.cy)(e.get(a))?e.edit(a).push(r):(0,F.cy)(a)?a.push(r):t.set(s,[r])}function _t(e,t,{form:s}){e.edit(t).set("AP",(0,F.jd)({N:s}))}function Tt(e,t,s){e.edit(
t.number),t.dict.set("V",s);const r=e.resolve(t.dict.get("F"));t.dict.set("F",(typeof r=="number"?r:0)|De);const a=(0,ge.Wo)(e,"AcroForm");!a||e.resolve(a.dict.
get("SigFlags"))===Ae||(e.edit(a.holder),a.dict.set("SigFlags",Ae))}const xt={no_changes:1,fill_forms:2,comments:3},Ut=16384,Rt=4096;async function Bt(e,t,s){(0,Pe.
xh)(e);const r=await(0,mt.Df)(e),a=r.filter(({signature:N})=>N!==void 0);It(e,a,s);const o=s.field===void 0?void 0:vt(e,r,s.field);o&&Kt(e,a,o);const m=await s.
draw(),w=o??await Mt(e,r,m?.look);o&&m?.widget!==void 0&&_t(e,m.widget,m.look);const M=t.certificates.reduce((N,{bytes:j})=>N+j.length,Rt)+(s.stamp?Ut:0),U=e.add(
Lt(e,w,t,s,M));Tt(e,w,U),s.certification!=="none"&&Nt(e,U);const{bytes:R,offsets:$}=await(0,Pe.wH)(e);return $t(e,R,$.get(U.number),t,s)}function It(e,t,{certification:s,
visible:r}){const a=t.map(({signature:o,field:m})=>(0,Oe.k)(e,o,m));if(a.some(o=>o.certification==="no_changes"||o.lock==="no_changes"))throw(0,S.G6)([{field:"f\
ile",message:"is certified, and its certification permits no further signature: ask its author for one that does"}]);if(r&&a.some(({certification:o,lock:m})=>(o??
m)!==void 0))throw(0,S.G6)([{field:"visible",message:"is not possible: the certification permits no new field on a page. Leave it out, or name an empty field",mentions:[
"sign_field"]}]);if(s!=="none"&&t.length>0)throw(0,S.G6)([{field:"certification",message:"must be that of the first signature, and the document is signed alread\
y: leave it out"}])}function Kt(e,t,{name:s}){if(t.some(r=>(0,Oe.k)(e,r.signature,r.field).isLocked(s)))throw(0,S.G6)([{field:"sign_field",message:`'${s}' is lo\
cked by an earlier signature`}])}function Lt(e,t,s,r,a){const{reason:o,location:m,signer:w=s.certificate.subjectName??void 0,date:M,certification:U}=r,R=[...U===
"none"?[]:[Te("DocMDP",(0,F.jd)({Type:(0,F.UU)("TransformParams"),P:xt[U],V:(0,F.UU)("1.2")}))],...Ct(e,t)];return(0,F.jd)({Type:(0,F.UU)("Sig"),Filter:(0,F.UU)(
"Adobe.PPKLite"),SubFilter:(0,F.UU)("ETSI.CAdES.detached"),ByteRange:[0,me,me,me],Contents:new F.Mx(new Uint8Array(a)),M:(0,F.Px)(M),Name:w===void 0?void 0:(0,oe.
wx)(w),Reason:o===void 0?void 0:(0,oe.wx)(o),Location:m===void 0?void 0:(0,oe.wx)(m),Reference:R.length>0?R:void 0})}const Te=(e,t,s)=>(0,F.jd)({Type:(0,F.UU)("\
SigRef"),TransformMethod:(0,F.UU)(e),TransformParams:t,Data:s});function Ct(e,t){const s=e.dict(t.dict.get("Lock"));if(!s)return[];const r=(0,F.jd)({Type:(0,F.UU)(
"TransformParams"),V:(0,F.UU)("1.2"),Action:s.get("Action"),Fields:s.get("Fields")});return[Te("FieldMDP",r,new F.oS(e.catalogNumber))]}function Nt(e,t){const s=e.
editCatalog(),r=e.dict(s.get("Perms"));s.set("Perms",(0,F.jd)({...Object.fromEntries(r??[]),DocMDP:t}))}const me=9999999999;async function $t(e,t,s,r,{stamp:a}){
const o=(0,at.bS)(t),m=o.indexOf("/ByteRange[",s)+11,w=o.indexOf("]",m),M=o.indexOf("/Contents<",m)+9,U=o.indexOf(">",M)+1;o.write(`0 ${M} ${U} ${t.length-U}`.padEnd(
w-m),m,"latin1");const R=[t.subarray(0,M),t.subarray(U)],$=lt(r,await(0,gt.o)(R,Me(r),e.job.pace)),N=$.encode(a&&await a($.signature)).toString("hex");if(N.length>
U-M-2)throw(0,S.G6)([{field:"timestamp_server",message:"gives time stamps that are too large: use another server"}]);return o.write(N,M+1,"latin1"),t}var Ft=f(6057),
Wt=f(91396),Gt=f(95234);const kt=async(e,t,s)=>{const r=await ke(t.certificate,t.certificate_password??"",s.pace),a=t.signed_at??new Date(zt(s)()).toISOString().
replace(/\.\d+Z$/,"Z");et(r,(0,tt.pe)((0,_._)(a)));const{document:o,signed:m}=await(0,Wt.n)(e.bytes,t.open_password,s),w=m.length>0,M=await B.mO.read(o);(0,C.mD)(
o,M);const U=w?[]:(0,C.br)(o,"values");w||Xt(o);const R=t.timestamp_server,N={signer:t.signer??r.certificate.subjectName??"",signedAt:(0,_._)(a)},j=await Bt(o,r,
{field:t.sign_field,certification:t.certification,reason:t.reason,location:t.location,signer:t.signer,date:(0,_.Z)(a),stamp:R===void 0?void 0:fe=>it(fe,R,Vt(s)),
visible:t.visible,draw:()=>jt(o,M,N,{parameters:t,job:s})}),Q=o.pages.count,ee={pageCount:Q,...N,level:R===void 0?"B-B":"B-T"};return{documents:[{name:e.name,bytes:j,
pageCount:Q}],notes:U,facts:ee}};async function jt(e,t,s,{parameters:r,job:a}){const{sign_field:o,visible:m,image:w}=r;if(!m&&(o===void 0||!Ht(e,t,o))){if(w)throw(0,S.
G6)([{field:"image",message:Zt,mentions:["visible","sign_field"]}]);return}const{drawInField:M,drawOnPage:U}=await(0,Gt.V)(a,()=>Promise.all([f.e(6161),f.e(7762),
f.e(7709),f.e(936),f.e(1966),f.e(1320),f.e(9726),f.e(4075),f.e(2167),f.e(5476),f.e(172)]).then(f.bind(f,41913)));return o===void 0?U(e,r,s,a):M(e,t,o,s,{parameters:r,
job:a})}const Zt="has no place, because no page shows the signature: set visible, or name a field with a place on a page",Ht=(e,t,s)=>t.byName.get(s)?.widgets.some(
({dict:r})=>(0,Ft.b0)(e,r.get("Rect")))===!0,zt=({lent:e})=>e.clock??xe("a clock"),Vt=({lent:e})=>e.network??xe("access to the network");function xe(e){throw new S.
zU("unavailable",`sign_document does not work here: it needs ${e}`)}function Xt(e){const t=(0,ge.Wo)(e,"AcroForm");t?.dict.has("NeedAppearances")&&(e.edit(t.holder),
t.dict.delete("NeedAppearances"))}}),91396:((z,W,f)=>{f.d(W,{n:()=>h});var S=f(58552),_=f(16231),B=f(91519),C=f(92049),b=f(14029),D=f(98446);async function h(n,l,i){
let u=!1;const{onRepaired:g}=i,c={...i,onRepaired:x=>{u||=!x.isOfDataAlone,g?.(x)}},v=await(0,B.E)(n,c,{password:l}),T=(await(0,_.Df)(v)).filter(({signature:x})=>x!==
void 0);if(!u&&(0,C.r7)(v,n))return{document:v,signed:T};if(T.length>0)throw(0,S.G6)([{field:"file",message:`is damaged, and has ${(0,D.y_)(T.length,"signature")}\
 that a repair would make invalid: ask its author for another copy`}]);const I=await(0,b.UN)(v);return{document:await(0,B.E)(I,{...i,asked:void 0},{password:l}),
signed:T}}}),95234:((z,W,f)=>{f.d(W,{V:()=>l,W:()=>h});var S=f(29082),_=f(91519),B=f(87826),C=f(14029),b=f(52404);const D="1.4";async function h(i,{pages:u,open_password:g,
transparency:c},v,T){const I=await(0,_.E)(i.bytes,v,{password:g}),x=I.pages.count,k=(0,S.k1)(u,x);if(k.length===0){const O=await(0,B.i)(I,i.bytes);return{documents:[
{name:i.name,bytes:O,pageCount:x}],notes:[b.$],facts:{pageCount:x,stampedPages:0}}}const{notes:y,stampedPages:d=k.length,version:p=D,write:E}=await T(I,k),A={version:p>
D?p:D},P=E?await E(A):await(0,C.UN)(I,A);return{documents:[{name:i.name,bytes:P,pageCount:x}],notes:c===100?[n,...y]:y,facts:{pageCount:x,stampedPages:d}}}const n={
code:"stamp_invisible",message:"The stamp cannot be seen, because transparency is 100. Use a lower value.",mentions:["transparency"]};async function l({pace:i},u){
await i.rest();const g=await u();return await i.rest(),g}}),81720:((z,W,f)=>{f.d(W,{Je:()=>D,X3:()=>b,hk:()=>S});const S=1e3,_="-----BEGIN ",B="-----",C=64,b=h=>Buffer.
from(h.buffer,h.byteOffset,h.length).includes(_);function D(h){const n=Buffer.from(h.buffer,h.byteOffset,h.length),l=[];for(let i=n.indexOf(_);i>=0&&l.length<=S;i=
n.indexOf(_,i)){const u=i+_.length,g=n.indexOf(B,u);if(g<0)break;if(i=u,g-u>C)continue;const c=n.toString("latin1",u,g),v=g+B.length,T=n.indexOf(B,v);if(T<0)break;
i=T;const I=`${B}END ${c}${B}`;n.toString("latin1",T,T+I.length)===I&&(l.push({label:c,bytes:Buffer.from(n.toString("latin1",v,T),"base64")}),i=T+I.length)}return l}}),
52755:((z,W,f)=>{f.d(W,{NT:()=>g,Uv:()=>v,kz:()=>D,mO:()=>I,mw:()=>b,qA:()=>c,sj:()=>C,zx:()=>u});var S=f(9819),_=f(45599),B=f(91374);const C=1,b=2,D=4096,h=8192,
n=32768,l=65536,i=1<<17,u=1<<18,g=1<<21,c=1<<24,v=1<<25,T=10;class I{document;fields=[];byName=new Map;widgets=new Map;form;nodes=new Map;fieldOf=new Map;visit;constructor(d){
this.document=d,this.form=(0,S.Wo)(d,"AcroForm"),this.visit=new S._i(d)}static async read(d){const p=new I(d),{form:E}=p;return await p.walk(p.references(E?.dict.
get("Fields"),E?.holder??-1,E?.dict,"Fields"),void 0),await p.readPages(),p}inherited(d,p){for(let E=d;E;E=E.parent){const A=this.document.resolve(E.dict.get(p));
if(A!==null)return A}return p==="DA"||p==="Q"?this.document.resolve(this.form?.dict.get(p)):null}integer(d,p){const E=this.inherited(d,p);return typeof E=="numb\
er"?Math.trunc(E):0}node(d){return this.nodes.get(d)}numbers(){return this.nodes.keys()}get needsAppearances(){return this.document.resolve(this.form?.dict.get(
"NeedAppearances"))===!0}forget(d){const{document:p,nodes:E,widgets:A,fields:P,byName:O}=this,K=({number:L})=>!d.has(L)&&p.exists(L);for(const L of E.values())K(
L)||E.delete(L.number);for(const L of A.values())K(L)||A.delete(L.number);for(const{nodes:L,widgets:G}of P)x(L,K),x(G,K);x(P,({nodes:L})=>L.length>0);for(const[
L,G]of O)G.nodes.length===0&&O.delete(L);this.form=(0,S.Wo)(p,"AcroForm")}async walk(d,p){const{document:E,visit:A}=this;for(const P of(0,B.iA)(E,{from:d,below:p,
visit:A,depth:B.tP})){const{number:O,dict:K}=P;this.nodes.set(O,P);const L=this.references(K.get("Kids"),O,K,"Kids");(0,_.Eo)(E.resolve(K.get("Subtype")),"Widge\
t")||K.has("Rect")?this.addWidget(P):L.length===0&&(0,B.bf)(P)===P&&this.field(P);const Z=E.job.pace.step(1500);Z&&await Z}}addWidget(d){const p={node:d,number:d.
number,dict:d.dict,pages:[]};this.field((0,B.bf)(d)).widgets.push(p),this.widgets.set(d.number,p)}field(d){const p=this.fieldOf.get(d);if(p)return p;const{name:E,
part:A}=d,P=E===""?void 0:this.byName.get(E),O=this.integer(d,"Ff"),K=k(d.type,O);if(P?.kind===K)return P.nodes.push(d),this.fieldOf.set(d,P),P;const L={name:E,
part:A,kind:K,flags:O,nodes:[d],widgets:[]};return this.fields.push(L),E!==""&&!P&&this.byName.set(E,L),this.fieldOf.set(d,L),L}async readPages(){const{document:d}=this,
{pages:p,job:E}=d,{spend:A}=new S.b9(d);for(let P=0;P<p.count;P++){const O=p.number(P),K=d.entry(O,"Annots");A(d.array(K)?.length??0);for(const G of K===void 0?
[]:this.annotations(K,O)){const Z=this.widgets.get(G.number)??await this.orphan(G);Z&&Z.pages.length>0&&A(T),Z&&Z.pages.at(-1)!==P+1&&Z.pages.push(P+1);const X=E.
pace.step(300);X&&await X}const L=E.pace.step(300);L&&await L}}annotations(d,p){const E=this.document.array(d)??[];if(!E.some(O=>(0,_.Zm)(O)&&(0,_.Eo)(O.get("Su\
btype"),"Widget")))return E.filter(_.i9);const A=(0,_.i9)(d)?d.number:p;this.document.edit(A);const P=(0,_.i9)(d)?E:this.document.array(this.document.get(p).get(
"Annots"))??[];for(const[O,K]of P.entries())(0,_.Zm)(K)&&(0,_.Eo)(K.get("Subtype"),"Widget")&&(P[O]=this.document.add(K));return P.filter(_.i9)}async orphan(d){
const{document:p}=this;if(!(0,_.Eo)(p.resolve(p.entry(d.number,"Subtype")),"Widget"))return;const E=[d],A=new Set([d.number]);let P;for(let O=p.entry(d.number,"\
Parent");(0,_.i9)(O)&&E.length<B.tP&&(P=this.nodes.get(O.number),!(P||A.has(O.number)||!(0,_.Zm)(p.get(O))));)A.add(O.number),E.push(O),O=p.entry(O.number,"Pare\
nt");for(const O of E.reverse())this.nodes.has(O.number)||await this.walk([O],P),P=this.nodes.get(O.number);return this.widgets.get(d.number)}references(d,p,E,A){
const{document:P}=this,O=P.array(d);if(!O||!E)return[];if(!O.some(_.Zm))return O.filter(_.i9);P.edit((0,_.i9)(d)?d.number:p);const K=P.array(E.get(A))??[];for(const[
L,G]of K.entries())(0,_.Zm)(G)&&(K[L]=P.add(G));return K.filter(_.i9)}}function x(y,d){let p=0;for(const E of y)d(E)&&(y[p++]=E);y.length=p}function k(y,d){switch(y){case"\
Tx":return d&h?"password":"text";case"Btn":return d&l?"button":d&n?"radio":"checkbox";case"Ch":return d&i?"dropdown":"list";case"Sig":return"signature";default:
return"unknown"}}}),77500:((z,W,f)=>{f.d(W,{Yw:()=>h,br:()=>b,f4:()=>B,mD:()=>C});var S=f(58552),_=f(9819);function B(n,l){return l.form?.dict.has("XFA")?n.resolve(
n.catalog.get("NeedsRendering"))===!0||!l.fields.some(({kind:u})=>u!=="unknown")?"dynamic":"static":"none"}function C(n,l){if(B(n,l)!=="dynamic")return;const i="\
is a dynamic XFA form, whose pages and fields only Adobe viewers show";throw new S.zU("invalid_parameters",`file: ${i}`,{issues:[{field:"file",message:i}],advice:"\
Print it to a PDF document from Adobe Reader, or ask its author for a form without XFA"})}function b(n,l){const i=(0,_.Wo)(n,"AcroForm");return i?.dict.has("XFA")?
(n.edit(i.holder),i.dict.delete("XFA"),n.catalog.has("NeedsRendering")&&n.editCatalog().delete("NeedsRendering"),[h(l)]):[]}const D={values:"it would still show\
 the old values.",pages:"it described removed pages. The fields themselves remain.",scripts:"it has scripts, or parts that cannot be read, which may have some. \
The fields themselves remain.",private:"its data repeats the values of fields, also of hidden ones. The fields themselves remain.",places:"it says where fields \
are on the pages. The fields themselves remain.",merge:"XFA forms cannot be merged. The fields themselves remain."},h=n=>({code:"xfa_removed",message:`The XFA v\
ersion of the form was removed, because ${D[n]}`})}),74135:((z,W,f)=>{f.d(W,{$L:()=>c,DI:()=>D,Gd:()=>l,JQ:()=>_,Mo:()=>C,PU:()=>h,Pj:()=>I,S3:()=>B,W1:()=>x,XM:()=>T,
d:()=>k,ds:()=>b,gF:()=>v,iN:()=>S,kO:()=>g,lw:()=>n,xk:()=>i,zl:()=>u});function S({box:[y,d,p,E],rotation:A}){const P=p-y,O=E-d;return A%180===0?{width:P,height:O}:
{width:O,height:P}}function _(y){const{width:d,height:p}=S(y);return{width:d*y.userUnit,height:p*y.userUnit}}function B({box:[y,d,p,E],rotation:A}){switch(A){case 0:
return[1,0,0,1,y,d];case 90:return[0,1,-1,0,p,d];case 180:return[-1,0,0,-1,p,E];case 270:return[0,-1,1,0,y,E]}}function C(y,d){return d===void 0?y:I(y,d)??y}function b([
y,d,p,E]){return[Math.min(y,p),Math.min(d,E),Math.max(y,p),Math.max(d,E)]}function D([y,d,p,E,A,P]){const O=y*E-d*p,[K,L,G,Z]=[E/O,-d/O,-p/O,y/O];return[K+0,L+0,
G+0,Z+0,-(A*K+P*G)+0,-(A*L+P*Z)+0]}const h=([y,d,p,E])=>Math.sqrt(Math.abs(y*E-d*p));function n(y,d){const[p,E,A,P,O,K]=y,[L,G,Z,X,q,te]=d;return[p*L+E*Z,p*G+E*
X,A*L+P*Z,A*G+P*X,O*L+K*Z+q,O*G+K*X+te]}function l([y,d,p,E,A,P],O,K){return[y*O+p*K+A,d*O+E*K+P]}function i([y,d],[p,E],[A,P],[O,K],L){const G=1-L,[Z,X,q,te]=[
G**3,3*L*G**2,3*L**2*G,L**3];return[Z*y+X*p+q*A+te*O,Z*d+X*E+q*P+te*K]}function u(y,[d,p,E,A]){const[P,O]=l(y,d,p),[K,L]=l(y,E,p),[G,Z]=l(y,d,A),[X,q]=l(y,E,A);
return[Math.min(P,K,G,X),Math.min(O,L,Z,q),Math.max(P,K,G,X),Math.max(O,L,Z,q)]}const g=(y,d)=>[Math.min(y[0],d[0]),Math.min(y[1],d[1]),Math.max(y[2],d[2]),Math.
max(y[3],d[3])];function c(y){let[d,p,E,A]=v;for(const[P,O]of y)d=Math.min(d,P),p=Math.min(p,O),E=Math.max(E,P),A=Math.max(A,O);return[d,p,E,A]}const v=[1/0,1/0,
-1/0,-1/0],T=([y,d,p,E],A)=>[y-A,d-A,p+A,E+A];function I(y,d){const p=[Math.max(y[0],d[0]),Math.max(y[1],d[1]),Math.min(y[2],d[2]),Math.min(y[3],d[3])];return p[0]<
p[2]&&p[1]<p[3]?p:void 0}const x=y=>y.map(d=>Math.round(d*1e5)/1e5+0),k=(y,{userUnit:d})=>String(Number((y*d/72).toPrecision(3)))}),6057:((z,W,f)=>{f.d(W,{VO:()=>C,
b0:()=>h,c_:()=>l,iw:()=>D,lQ:()=>n});var S=f(73208),_=f(74135);const B=[0,0,612,792],C=(i,u)=>h(i,i.pages.attribute(u,"MediaBox"))??b(i);function b({table:i}){
return i.damagedKinds.addCut(S.md),B}function D(i,u){const{pages:g}=i,c=i.resolve(i.entry(g.number(u),"UserUnit"));return{box:(0,_.Mo)(C(i,u),h(i,g.attribute(u,
"CropBox"))),rotation:l(i.resolve(g.attribute(u,"Rotate"))),userUnit:typeof c=="number"&&c>0?c:1}}function h(i,u){const g=i.array(u)?.map(v=>i.resolve(v));if(g?.
length!==4||!g.every(v=>typeof v=="number"&&Number.isFinite(v)))return;const c=(0,_.ds)(g);return c[0]<c[2]&&c[1]<c[3]?c:void 0}function n(i,u){const g=(i.array(
u)??[]).map(c=>i.resolve(c));return g.length===6&&g.every(c=>typeof c=="number")?g:[1,0,0,1,0,0]}function l(i){const u=typeof i=="number"?(i%360+360)%360:0;return u===
90||u===180||u===270?u:0}}),16231:((z,W,f)=>{f.d(W,{Df:()=>l,Ez:()=>n,W4:()=>u});var S=f(17079),_=f(33973),B=f(87773),C=f(45599),b=f(91374),D=f(33311),h=f(59071);
const n=async c=>(await l(c)).map(v=>g(c,v));async function l(c){const v=await(0,b.qU)(c),{ByteRange:T,Sig:I}=await(0,D.S)(c),x=T.length>0?I:[],k=[],y=new Set,d=(A,P,O)=>{
const K=(0,b.hj)(c,A,"V"),L=c.resolve(K),G=(0,C.Zm)(L)?L:void 0;G&&y.add(G);const Z=G?i(c,G):null;k.push({name:(0,h.wh)(O)||null,field:A,fieldNumber:P,value:K,signature:G,
kind:Z})};for(const{dict:A}of v)y.add(A);for(const{type:A,dict:P,number:O,name:K}of(0,b.i4)(v))A==="Sig"&&d(P,O,K);const p=[];for await(const[A,P]of(0,B.$)(c,x)){
if(!((0,C.Zm)(P)&&!y.has(P)&&(P.has("T")||(0,C.Eo)(P.get("Subtype"),"Widget")))||!(0,C.Eo)(c.resolve((0,b.hj)(c,P,"FT")),"Sig"))continue;const K=c.resolve((0,b.
hj)(c,P,"V"));(0,C.Zm)(K)&&!y.has(K)&&p.push({number:A,field:P})}if(p.length>0){const{live:A}=await(0,_.Gy)(c);for(const{number:P,field:O}of p)A[P]===1&&d(O,P,(0,b.
fq)(c,O))}const E=c.dict(c.catalog.get("Perms"));for(const A of["UR3","UR"]){const P=E?.get(A),O=c.dict(P);O&&k.push({name:null,field:void 0,fieldNumber:void 0,
value:P,signature:O,kind:"usage_rights"})}return k}function i(c,v){if((0,C.Eo)(c.resolve(v.get("Type")),"DocTimeStamp")||(0,C.Eo)(c.resolve(v.get("SubFilter")),
"ETSI.RFC3161"))return"timestamp";const T=c.resolve(c.dict(c.catalog.get("Perms"))?.get("DocMDP"));return v===T?"certification":"approval"}const u=(c,v)=>(0,S._)(
(0,h.Gh)(c.resolve(v.get("M")))??"")??null;function g(c,{name:v,signature:T,kind:I}){if(!T)return{field:v,signed:!1,kind:null,subFilter:null,signer:null,date:null};
const x=c.resolve(T.get("SubFilter"));return{field:v,signed:!0,kind:I,subFilter:x instanceof C.SX?x.text:null,signer:(0,h.Gh)(c.resolve(T.get("Name"))),date:u(c,
T)}}}),86450:((z,W,f)=>{f.d(W,{M:()=>B});var S=f(45599),_=f(89067);class B{document;tree;elements=[];constructor(b,D){this.document=b,this.tree=D}static async of(b){
return new B(b,await _.J.read(b))}add(b,D,h){const{document:n,tree:l}=this;if(!l)return;const i=(0,S.jd)({Type:(0,S.UU)("OBJR"),Obj:D,Pg:h}),u=n.add((0,S.jd)({Type:(0,S.
UU)("StructElem"),S:(0,S.UU)(b),Pg:h,K:i})),g=l.newKey();return l.entries.set(g,u),this.elements.push(u),g}addContent(b,D){const{document:h,tree:n}=this;if(!n)return;
const l=h.pages.number(D),i=h.resolve(h.entry(l,"StructParents")),u=typeof i=="number"?i:n.newKey(),g=h.array(n.entries.get(u))??[],c=new S.oS(l,h.generation(l)),
v=h.add((0,S.jd)({Type:(0,S.UU)("StructElem"),S:(0,S.UU)(b),Pg:c,K:g.length}));return n.entries.set(u,[...g,v]),i!==u&&h.pages.patch(D,{StructParents:u}),this.elements.
push(v),g.length}finish(){const{tree:b,elements:D}=this;!b||D.length===0||(b.write(),this.addElements(b))}finishInPlace(b){const{tree:D}=this;D&&(D.grow(b),this.
addElements(D))}addElements(b){const{document:D}=this,{dict:h,holder:n}=b.root,l=D.array(h.get("K"))??(h.has("K")?[h.get("K")]:[]),i=l.length===1&&(0,S.i9)(l[0])?
l[0]:void 0,u=D.dict(i);i&&u&&(0,S.Eo)(D.resolve(u.get("S")),"Document")?this.append(u,i.number,i):this.append(h,n,D.catalog.get("StructTreeRoot"))}append(b,D,h){
const{document:n,elements:l}=this;n.edit(D);const i=b.get("K");if(b.set("K",[...n.array(i)??(i===void 0?[]:[i]),...l]),h instanceof S.oS)for(const u of l)n.dict(
u).set("P",h)}}}),89067:((z,W,f)=>{f.d(W,{J:()=>b});var S=f(45599),_=f(81077),B=f(9819);const C=100;class b{document;root;entries;nextKey;constructor(h,n,l,i){this.
document=h,this.root=n,this.entries=l,this.nextKey=i}static async read(h){const n=(0,B.Wo)(h,"StructTreeRoot");if(!n)return;const l=new Map;for(const[g,c]of await(0,_.
Zc)(h,n.dict.get("ParentTree"),"Nums"))typeof g=="number"&&l.set(g,c);const i=h.resolve(n.dict.get("ParentTreeNextKey")),u=[...l.keys()].reduce((g,c)=>Math.max(
g,c+1),typeof i=="number"?i:0);return new b(h,n,l,u)}newKey(){return this.nextKey++}write(){const{document:h,root:n,entries:l}=this,i=[...l].sort(([u],[g])=>u-g);
h.edit(n.holder),n.dict.set("ParentTree",h.add((0,_.H6)(h,i,"Nums"))),n.dict.set("ParentTreeNextKey",this.nextKey)}grow(h){const{document:n,root:l,entries:i}=this,
u=this.lastLeaf(),g=u.at(-1);if(!g)return this.write();n.edit(l.holder),l.dict.set("ParentTreeNextKey",this.nextKey);for(const{dict:T,holder:I}of u){const x=n.array(
T.get("Limits"));n.edit(I),x&&T.set("Limits",[x[0]??h,h])}const c=g.dict.get("Nums"),v=(0,S.i9)(c)?n.edit(c):c;(0,S.cy)(v)?v.push(h,i.get(h)):g.dict.set("Nums",
[h,i.get(h)])}lastLeaf(){const{document:h,root:n}=this,l=[];let i=n.holder,u=n.dict.get("ParentTree");for(;u!==void 0&&l.length<C;){(0,S.i9)(u)&&(i=u.number);const g=h.
dict(u);if(!g)return[];l.push({dict:g,holder:i});const c=h.array(g.get("Kids"));if(!c||c.length===0)return l;u=c.at(-1)}return[]}}}),33311:((z,W,f)=>{f.d(W,{S:()=>B});
var S=f(21996),_=f(70549);const B=(0,_.n)(C=>(0,S.zx)(C,["AP","JS","EF","ByteRange","Sig"]))}),59071:((z,W,f)=>{f.d(W,{Gh:()=>u,ZK:()=>g,wh:()=>i});var S=f(77581),
_=f(45599);const B=/\u001b[A-Za-z]{2}[A-Za-z-]{0,8}\u001b/g,C=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g,b=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,
D=c=>c.replace(B,"").replace(C,"").replace(b,"�"),h=200,n=new WeakMap;function l(c){let v=n.get(c);if(v)return v;const T=D((0,S.g7)(c));return v={whole:T,trimmed:T.
trim()},c.bytes.length>=h&&n.set(c,v),v}const i=c=>D(c).trim();function u(c){const v=c instanceof _.Mx?l(c).trimmed:"";return v===""?null:v}const g=c=>c?l(c).whole:
""}),87826:((z,W,f)=>{f.d(W,{N:()=>B,i:()=>C});var S=f(78157),_=f(14029);function B({suspect:b,bytes:D},h){if(!(b||(0,S.bS)(D.subarray(0,5)).toString("latin1")!==
"%PDF-"))return D.length===h.length?h:D}const C=async(b,D,h)=>B(b,D)??await(0,_.UN)(b,h)})};
