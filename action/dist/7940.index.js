"use strict";exports.id=7940,exports.ids=[7940],exports.modules={17079:((z,W,u)=>{u.d(W,{Z:()=>O,_:()=>N});const M=/^(?:D:)?\s*(\d{4})(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d))?)?)?)?)?\s*(?:(Z)(?:00?)?'?(?:00?'?)?|([+-])(\d\d)?'?(?:(\d\d)'?)?)?$/,
T=/^(D:)?19(1\d\d)(\d{10})(?!\d)/,x=/^(\d{4})(?:-(\d\d)(?:-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,]\d{1,9})?)?\s?(?:(Z)|([+-])(\d\d):?(\d\d)?)?)?)?)?$/;function N(f){
if(f.length>64)return;const c=f.trim().replace(T,(l,d,g,S)=>`${d??""}${1900+Number(g)}${S}`);return h(D(M.exec(c)??x.exec(c)))}function O(f){const c=f.length>64?
void 0:D(x.exec(f.trim()));if(!c||h(c)===void 0)return;const{year:l,month:d="",day:g="",hour:S="",minute:R="",second:I="",zone:U=""}=c;return`D:${l}${d}${g}${S}${R}${I}${U===
"Z"||U===""?U:`${U.replace(":","'")}'`}`}function D(f){if(!f)return;const[,c,l,d,g,S,R,I,U,G,w]=f,a=I??(U===void 0?void 0:`${U}${G??"00"}:${w??"00"}`);return{year:c,
month:l,day:d,hour:g,minute:S,second:R,zone:a}}function h(f){if(!f)return;const{year:c,month:l,day:d,hour:g,minute:S="00",second:R="00",zone:I}=f,U=(w,a,p)=>w===
void 0||Number(w)>=a&&Number(w)<=p;if(Number(c)===0||!U(l,1,12)||!U(d,1,t(Number(c),Number(l)))||!U(g,0,23)||!U(S,0,59)||!U(R,0,59)||I!==void 0&&I!=="Z"&&!(U(I.
slice(1,3),0,23)&&U(I.slice(4),0,59)))return;const G=[c,l,d].filter(w=>w!==void 0).join("-");return g===void 0?G:`${G}T${g}:${S}:${R}${I==="+00:00"||I==="-00:00"?
"Z":I??""}`}function t(f,c){return c===2?f%4===0&&(f%100!==0||f%400===0)?29:28:[4,6,9,11].includes(c)?30:31}}),66974:((z,W,u)=>{u.d(W,{D6:()=>O,F1:()=>x,NL:()=>f,
P3:()=>T,br:()=>N,bs:()=>t});var M=u(98446);const T={problem:"names page 0: pages count from 1, and -1 is the last page"};function x(l,d,g){const S=[],R=[];for(const[
I,U]of l.split(",").entries()){const G=I+1;if(d!==void 0&&U.trim()===""){R.push(`entry ${G} is empty: write ${d}, separated by single commas`);continue}const w=g(
U,G);"problem"in w?R.push(N(G,U,w.problem)):S.push(w.item)}return R.length>0?{problem:t(R)}:{items:S}}const N=(l,d,g)=>`entry ${l} ('${c(d.trim())}') ${g}`,O=({
position:l,text:d},g,S)=>N(l,d,`names ${D(g)}, but the document has ${(0,M.y_)(S,"page")}`);function D(l){return Number.isSafeInteger(l)?`page ${l}`:"a page far\
 beyond its end"}const h=5;function t(l){const d=l.length-h;return[...l.slice(0,h),...d>0?[`and ${d} more such entries`]:[]].join("; ")}function f(l){const d=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.
exec(l);return d?`is not a range: write ${d[1]}..${d[2]}${d[2]===""?" for this page and all after it":""}`:/\bfirst\b/i.test(l)?"is not a page: the first page i\
s written 1, and a range from it 1..5":/\b(last|end)\b/i.test(l)?"is not a page: the last page is written -1, and a range to it 2..":void 0}function c(l){const d=[
...l].map(g=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.test(g)?"?":g);return(0,M.Bu)(d.join(""),40)}}),29082:((z,W,u)=>{u.d(W,{k1:()=>O,lY:()=>N,m7:()=>D});var M=u(58552),T=u(
66974);const x=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i,N=f=>(0,T.F1)(f,"pages such as 1..3, -1, odd",(c,l)=>{const d=c.trim(),g=x.exec(d);if(!g)
return{problem:t(d)};const[,S,R,I,U,G]=g,w={negated:S!==void 0,text:d,position:l};if(R!==void 0)return{item:{...w,pages:R.toLowerCase()}};const a=Number(I),p=U===
void 0?a:G===void 0?"end":Number(G);return a===0||p===0?T.P3:{item:{...w,pages:{from:a,to:p}}}});function O(f,c,l="pages"){const d=U=>(0,M.G6)([{field:l,message:U}]),
g=N(f);if("problem"in g)throw d(g.problem);const S=new h(c),R=new h(c),I=[];for(const U of g.items){const G=U.negated?R:S;if(typeof U.pages=="string"){G.add(U.pages);
continue}const{from:w,to:a}=U.pages,p=w<0?c+1+w:w,y=a==="end"?c:a<0?c+1+a:a,v=(a==="end"?w<0?[[w,p]]:[]:[[w,p],[a,y]]).find(([,P])=>P<1||P>c);v&&I.push((0,T.D6)(
U,v[0],c)),!(a==="end"&&p>c||I.length>0)&&G.range(Math.min(p,y),Math.max(p,y))}if(I.length>0)throw d((0,T.bs)(I));return g.items.every(({negated:U})=>U)&&S.add(
"all"),S.without(R)}function D(f){const c=N(f);if("problem"in c||c.items.length!==1)return;const{negated:l,pages:d}=c.items[0];if(l)return;if(d==="all")return{first:1};
if(typeof d=="string"||d.from<1)return;const{from:g,to:S}=d;return S==="end"?{first:g}:S===-1?{first:g}:S<1?void 0:{first:Math.min(g,S),last:Math.max(g,S)}}class h{pageCount;differences;odd=!1;even=!1;constructor(c){
this.pageCount=c,this.differences=new Int32Array(c+2)}add(c){c!=="even"&&(this.odd=!0),c!=="odd"&&(this.even=!0)}range(c,l){this.differences[c]++,this.differences[l+
1]--}without(c){const l=new Uint32Array(this.pageCount);let d=0,g=0,S=0;for(let R=1;R<=this.pageCount;R++){g+=this.differences[R],S+=c.differences[R];const I=R%
2===1?"odd":"even";(g>0||this[I])&&!(S>0||c[I])&&(l[d++]=R)}return l.subarray(0,d)}}function t(f){return/^(not +)?\.\./i.test(f)?"has no start: a range is writt\
en 1..5":/^!/.test(f)?"is not a page: leave out pages with not, such as not 2":(0,T.NL)(f.replace(/^not +/i,""))??"is not a page such as 3 or -1, a range such a\
s 2..5 or 2.., odd, even, all, or one of these after not"}}),52404:((z,W,u)=>{u.d(W,{$:()=>N,U:()=>O});var M=u(58552),T=u(29082),x=u(98446);const N={code:"no_pa\
ges_selected",message:"The document has none of the pages that were asked for, so nothing was changed."};function O({first_page:D,last_page:h,pages:t},f){if(t!==
void 0)return(0,T.k1)(t,f);const c=(0,x.y_)(f,"page"),l=[];if(D>f&&l.push({field:"first_page",message:`is ${D}, but the document has ${c}`}),h!==void 0&&h>f&&l.
push({field:"last_page",message:`is ${h}, but the document has ${c}`}),l.length===0&&h!==void 0&&D>h&&l.push({field:"first_page",message:`is ${D}, which is afte\
r last_page (${h})`,mentions:["last_page"]}),l.length>0)throw(0,M.G6)(l);return Uint32Array.from({length:(h??f)-D+1},(d,g)=>D+g)}}),27940:((z,W,u)=>{u.r(W),u.d(
W,{sign_document:()=>Gt});var M=u(58552),T=u(17079),x=u(52755),N=u(77500),O=u(77598),D=u(98446),h=u(92410),t=u(82377),f=u(34773),c=u(42973);const l=Buffer.from(
"d978f9c419ddb5ed28e9fd794aa0d89dc67e37832b76538e624c6488448bfba2179a59f587b34f1361456d8d09817d32bd8f40eb86b77b0bf09521225c6b4e8254d66593ce60b21c7356c014a78cf1d\
c1275ca1f3bbee4d1423dd430a33cb6266fbf0eda4669075727f21d9bbc944303f811c7f690ef3ee706c3d52fc8661ed708e8eade8052eef784aa72ac354d6a2a961ad2715a1549744b9fd05e0418a4e\
cc2e0416e0f51cbcc2491af50a1f47039997c3a8523b8b47afc02365b255597312d5dfa98e38a92ae05df2910676cbac9d300e6cfe19ea82c6316013f58e289a90d38341bab33ffb0bb480c5fb9b1cd2\
ec5f3db47e5a59c770aa62068fe7fc1ad","hex"),d=64,g=8,S=300;function R(e){const n=new Uint8Array(2*d);n.set(e);const{length:s}=e;for(let r=s;r<n.length;r++)n[r]=l[n[r-
1]+n[r-s]&255];const i=n.length-s;n[i]=l[n[i]];for(let r=i-1;r>=0;r--)n[r]=l[n[r+1]^n[r+s]];return Uint16Array.from({length:d},(r,o)=>n[2*o]|n[2*o+1]<<8)}const I=[
1,2,3,5],U=[5,6,5];function G(e,n){let s=d-1;for(const[i,r]of U.entries()){for(let o=0;o<r;o++)for(let m=3;m>=0;m--){const E=I[m],A=n[m]>>E|n[m]<<16-E,[_,B,$]=[
n[m+3&3],n[m+2&3],n[m+1&3]];n[m]=A-e[s--]-(_&B)-(~_&$)}if(i<2)for(let o=3;o>=0;o--)n[o]=n[o]-e[n[o+3&3]&63]}}async function w(e,n,s,i){if(e.length===0||e.length%
g!==0||s.length!==g)throw new t.sG("RC2");const r=R(n),o=Buffer.alloc(e.length);let m=s;for(let A=0;A<e.length;A+=g){const _=e.subarray(A,A+g),B=Uint16Array.from(
{length:4},(L,j)=>_[2*j]|_[2*j+1]<<8);G(r,B);for(let L=0;L<g;L++)o[A+L]=B[L>>1]>>(L&1)*8&255^m[L];m=_;const $=i.step(S);$&&await $}const E=o.at(-1);if(E<1||E>g)
throw new t.sG("RC2");return o.subarray(0,o.length-E)}const a="1.2.840.113549.1.5.13",p="1.2.840.113549.1.5.12",y={"1.2.840.113549.1.12.1.3":{cipher:"des-ede3-c\
bc",keyBytes:24},"1.2.840.113549.1.12.1.4":{cipher:"des-ede3-cbc",keyBytes:16},"1.2.840.113549.1.12.1.5":{cipher:"rc2",keyBytes:16},"1.2.840.113549.1.12.1.6":{cipher:"\
rc2",keyBytes:5}},b={"2.16.840.1.101.3.4.1.2":["aes-128-cbc",16],"2.16.840.1.101.3.4.1.22":["aes-192-cbc",24],"2.16.840.1.101.3.4.1.42":["aes-256-cbc",32],"1.2.\
840.113549.3.7":["des-ede3-cbc",24]},v={"1.2.840.113549.2.7":"sha1","1.2.840.113549.2.8":"sha224","1.2.840.113549.2.9":"sha256","1.2.840.113549.2.10":"sha384","\
1.2.840.113549.2.11":"sha512"},P=2e6;class C{password;pace;iterations=0;constructor(n,s){this.password=n,this.pace=s}countIterations(n,s=1){const i=(0,t.rl)(n);
if(i<1)throw new t.sG("iterations");if(this.iterations+=i*s,this.iterations>P)throw(0,c.F)("nodes",`The password of the certificate takes ${this.iterations} rou\
nds or more; at most ${P} are allowed`,"Export the certificate again","certificate");return i}}async function K(e,n,s){const i=e.expect(t.gt).items(),r=(0,t.Q)(
i.any()),o=i.take(t.gt),m=y[r];if(r!==a&&!m)throw new t.sG("encryption");try{return m?await q(m,o,n,s):await k(o,n,s)}catch(E){const{code:A}=E;if(typeof A=="str\
ing"&&A.startsWith("ERR_OSSL")||m&&E instanceof t.sG)return;throw E}}async function k(e,n,s){const i=e.items(),r=i.take(t.gt).items(),o=i.take(t.gt).items();if((0,t.
Q)(r.any())!==p)throw new t.sG("derivation");const m=r.take(t.gt).items(),E=m.take(t.G).contents,A=s.countIterations(m.take(t.vh));m.maybe(t.vh);const _=m.maybe(
t.gt),B=_?v[(0,t.Q)(_.items().any())]:"sha1",[$,L]=b[(0,t.Q)(o.any())]??[],j=o.take(t.G).contents;if(!B||!$||!L||j.length!==($.startsWith("aes")?16:8))throw new t.
sG("algorithm");const V=await Z(s.password,E,A,L,B);return Q($,V,j,n)}const Z=(e,n,s,i,r)=>new Promise((o,m)=>(0,O.pbkdf2)(e,n,s,i,r,(E,A)=>E?m(E):o(A)));function Q(e,n,s,i){
const r=(0,O.createDecipheriv)(e,n,s),o=[r.update(i),r.final()],m=Buffer.concat(o);for(const E of[...o,n])E.fill(0);return m}async function q({cipher:e,keyBytes:n},s,i,r){
const{password:o,pace:m}=r,E=s.items(),A=(0,t.ao)(E.any()),_=r.countIterations(E.take(t.vh),3),B={password:ee(o),salt:A,iterations:_,hash:"sha1"},$=await fe({...B,
purpose:xe,length:n},m),L=await fe({...B,purpose:Ue,length:8},m);return e==="rc2"?await w(i,$,L,m):Q(e,n===16?Buffer.concat([$,$.subarray(0,8)]):$,L,i)}const ee=e=>Buffer.
from(`${e}\0`,"utf16le").swap16(),xe=1,Ue=2,Re=3;async function fe({password:e,salt:n,iterations:s,hash:i,purpose:r,length:o},m){const E=i==="sha384"||i==="sha5\
12"?128:64,A=$=>Buffer.alloc(Math.ceil($.length/E)*E,$.length>0?$:Buffer.alloc(1)),_=Buffer.concat([A(n),A(e)]),B=[];for(let $=0;$<o;){let L=(0,O.createHash)(i).
update(Buffer.alloc(E,r)).update(_).digest();for(let j=1;j<s;j++){L=(0,O.createHash)(i).update(L).digest();const V=m.step(1500);V&&await V}B.push(L),$+=L.length,
Be(_,Buffer.alloc(E,L),E)}return Buffer.concat(B).subarray(0,o)}function Be(e,n,s){for(let i=0;i<e.length;i+=s){let r=1;for(let o=s-1;o>=0;o--)r+=e[i+o]+n[o],e[i+
o]=r&255,r>>=8}}var ie=u(81720);const me="1.2.840.113549.1.7.1",Ie="1.2.840.113549.1.7.6",ue="1.2.840.113549.1.12.10.1.",Ke=`${ue}1`,Le=`${ue}2`,Ne=`${ue}3`,pe=200;
function Ce(e){try{return(0,t.uL)(e).expect(t.gt).children()[0]?.tag===t.vh&&(0,t.uL)(e).children()[1]?.tag===t.gt}catch{return!1}}async function $e(e,n){const s=(0,t.
uL)(e).expect(t.gt).items();s.take(t.vh);const i=s.take(t.gt).items();if((0,t.Q)(i.any())!==me)throw new t.sG("not under a password");const r=(0,t.ao)(i.take((0,t.
qA)(0)).items().any()),o=s.maybe(t.gt);if(o&&await We(o,r,n)===!1)return;const m=[],E=[];for(const A of(0,t.uL)(r).expect(t.gt).children().slice(0,pe)){const _=await Fe(
A,n);if(!_)return;for(const B of(0,t.uL)(_).expect(t.gt).children().slice(0,pe)){const $=B.items(),L=(0,t.Q)($.any()),j=$.take((0,t.qA)(0)).items().any();if(L===
Ke)m.push(Buffer.from(j.whole));else if(L===Le){const V=await ye(j,n);if(!V)return;m.push(V)}else if(L===Ne){const[,V]=j.children(),ne=V&&(0,f.w$)((0,t.ao)(V.items().
any()));ne&&E.push(ne)}}}return{keys:m,certificates:E}}function ye(e,n){const s=e.expect(t.gt).items();return K(s.take(t.gt),(0,t.ao)(s.any()),n)}async function Fe(e,n){
const s=e.expect(t.gt).items(),i=(0,t.Q)(s.any()),r=s.take((0,t.qA)(0)).items().any();if(i===me)return(0,t.ao)(r);if(i!==Ie)throw new t.sG("safe");const o=r.expect(
t.gt).items();o.take(t.vh);const m=o.take(t.gt).items();(0,t.Q)(m.any());const E=m.take(t.gt);return K(E,(0,t.ao)(m.any()),n)}async function We(e,n,s){const i=e.
items(),r=i.take(t.gt).items(),o=(0,h.qQ)(r.take(t.gt)),m=r.take(t.G).contents;if(!o)return;const E=i.take(t.G).contents,A=i.maybe(t.vh);if(m.length!==(0,O.createHash)(
o).digest().length)throw new t.sG("MAC");const{password:_,pace:B}=s,$=A?s.countIterations(A):1,L=_===""?[ee(""),new Uint8Array]:[ee(_)];for(const j of L){const V=await fe(
{password:j,salt:E,iterations:$,hash:o,purpose:Re,length:m.length},B);if((0,f.er)((0,O.createHmac)(o,V).update(n).digest(),m))return!0}return!1}const Y=(e,n="ce\
rtificate")=>(0,M.G6)([{field:n,message:e}]);async function Ge({bytes:e},n,s){const i=await Ze(je(e),n,s),[r]=i.keys;if(!r)throw Y("has no private key: give a P\
KCS #12 file, or PEM with the key and its certificate");const o=Qe(r);for(const _ of i.keys)_.fill(0);if(!o)throw Y("has a private key that cannot be read: expo\
rt it again");const m=(0,O.createPublicKey)(o).export({format:"der",type:"spki"}),E=i.certificates.find(({keyInfo:_})=>(0,f.er)(m,_)||ke(m,_));if(!E)throw Y(i.certificates.
length===0?"has no certificate: add it to the key":"does not belong to the key: give both of one pair");const A=i.certificates.filter(_=>_!==E);return{key:o,certificate:E,
certificates:[E,...A]}}function ke(e,n){try{const[s,i]=[e,n].map(r=>(0,t.uL)(r).children()[1].contents);return(0,f.er)(s,i)}catch{return!1}}function je(e){if(e[0]===
48&&e[1]>=128||(0,ie.X3)(e))return e;const n=Buffer.from(e.buffer,e.byteOffset,e.length).toString("latin1").replace(/\s/g,"");return/^[A-Za-z0-9+/]+={0,2}$/.test(
n)?Buffer.from(n,"base64"):e}async function Ze(e,n,s){const i=new C(n,s);try{const r=(0,ie.X3)(e)?await He(e,i):Ce(e)?await $e(e,i):null;if(r===null)throw Y("is\
 not a certificate with its private key: give PKCS #12 or PEM");if(!r)throw Y(n===""?"is required: the certificate needs a password":"does not open the certific\
ate","certificate_password");return r}catch(r){throw r instanceof t.sG?Y("cannot be read: export it again, as PKCS #12 or PEM"):r}}async function He(e,n){const s=[],
i=[],r=(0,ie.Je)(e);if(r.length>ie.hk)throw new t.sG("too much");for(const o of r)if(o.label==="CERTIFICATE"){const m=(0,f.w$)(o.bytes);if(!m)throw new t.sG("ce\
rtificate");i.push(m)}else if(o.label==="ENCRYPTED PRIVATE KEY"){const m=await ye((0,t.uL)(o.bytes),n);if(!m)return;s.push(m)}else o.label.endsWith("PRIVATE KEY")&&
s.push(o.bytes);return{keys:s,certificates:i}}function ze(e){const n=(0,t.uL)(e).expect(t.gt).children(),[,s,i]=n;let r=n;if(s?.tag===t.gt){if(!i||!Ve.has((0,t.
Q)(s.items().any())))return!1;r=(0,t.uL)(i.expect(t.G).contents).expect(t.gt).children()}if(r[1]?.tag!==t.vh)return!0;const[,o=0,,m=0,E=0,A=0,_=0,B=0,$=0]=r.map(
({contents:j})=>j.length),L=m<=o&&_<=E&&B<=A&&$<=E&&E+A<=o+2;return r.length===9&&o<=Xe&&L}const Ve=new Set([h.Dy,h.gb,h.jK]),Xe=1025;function Qe(e){try{if(!ze(
e))throw Y(we)}catch(n){if(n instanceof t.sG)return;throw n}for(const n of["pkcs8","pkcs1","sec1"])try{return(0,O.createPrivateKey)({key:e,format:"der",type:n})}catch{}}
const we="has a key that is not supported: use RSA of 2048 to 8192 bits, or ECDSA on P-256, P-384 or P-521",Ye=new Set(["prime256v1","secp384r1","secp521r1"]),Je={
"1.3.6.1.5.5.7.3.1":"server authentication","1.3.6.1.5.5.7.3.2":"client authentication","1.3.6.1.5.5.7.3.8":"time stamps","1.3.6.1.5.5.7.3.9":"answers about rev\
ocation"};function qe({key:e,certificate:n},s){const{asymmetricKeyType:i,asymmetricKeyDetails:r}=e,o=i==="rsa"||i==="rsa-pss";if(!((0,h.kc)(n.keyInfo)!==void 0&&
(o?(r?.modulusLength??0)>=2048:i==="ec"&&Ye.has(r?.namedCurve))))throw Y(we);const E=A=>new Date(A).toISOString().slice(0,10);if(s>n.notAfter)throw Y(`expired o\
n ${E(n.notAfter)}`);if(s<n.notBefore)throw Y(`is not valid before ${E(n.notBefore)}`);try{const A=(0,f.De)(n)?.purposes??[],_=A.flatMap($=>Je[$]??[]),B=A.length>
0&&_.length===A.length&&!A.includes("1.3.6.1.5.5.7.3.2");if(!(0,f.Rv)(n)||B)throw Y(`is not made for signing documents${_.length>0?` (it is for: ${(0,D.Dw)(_)})`:
""}`)}catch(A){throw A instanceof t.sG?Y("cannot be read: export it again, as PKCS #12 or PEM"):A}}var et=u(74963);function X(e,...n){const s=n.reduce((r,{length:o})=>r+
o,0),i=[];if(s<128)i.push(s);else{for(let r=s;r>0;r=Math.floor(r/256))i.unshift(r%256);i.unshift(128|i.length)}return Buffer.concat([Uint8Array.of(e,...i),...n])}
const H=(...e)=>X(t.gt,...e),re=(...e)=>X(t.rK,...[...e].sort((n,s)=>Buffer.compare(n,s))),ae=e=>X(t.G,e),le=()=>X(t.Cq);function se(e){const n=typeof e=="numbe\
r"?Buffer.from(tt(e),"hex"):e;let s=0;for(;s<n.length-1&&n[s]===0;)s++;const i=n.subarray(s);return X(t.vh,...i[0]>=128?[Uint8Array.of(0)]:[],i)}const tt=e=>{const n=e.
toString(16);return n.length%2===0?n:`0${n}`};function J(e){const[n=0,s=0,...i]=e.split(".").map(Number),r=[];for(const o of[n*40+s,...i]){const m=[o&127];for(let E=Math.
floor(o/128);E>0;E=Math.floor(E/128))m.unshift(128|E&127);for(const E of m)r.push(E)}return X(t.yg,Uint8Array.from(r))}var nt=u(50818);const Ee=3e4,st=1;async function ot(e,n,s){
const{hostname:i}=new URL(n),r=j=>new M.zU("network",`The time stamp server ${i} ${j}: nothing was signed`,{fields:["timestamp_server"],advice:"Try again later,\
 or use another time stamp server"}),o=(0,O.randomBytes)(8);o[0]=o[0]&127|64;const m=H(H(J((0,h.uF)("sha256")),le()),ae((0,O.createHash)("sha256").update(e).digest())),
E=H(se(1),m,se(o),X(t.Jx,Uint8Array.of(255))),_=await s({address:n,contentType:"application/timestamp-query",body:E,timeout:Ee}).catch(j=>{throw j instanceof M.
zU?j:r(`did not answer within ${Ee/1e3} seconds`)});if(_.status!==200)throw r(`answered ${_.status}`);const B=it(_.body);if(!B)throw r("refused the request");const $=(0,nt.
H9)(B,e),{nonce:L}=$?.info??{};if(!L||!(0,f.er)(L,o))throw r("gave a time stamp that is wrong");return B}function it(e){try{const n=(0,t.uL)(e).expect(t.gt).items();
return(0,t.rl)(n.take(t.gt).items().take(t.vh))<=st?n.take(t.gt).whole:void 0}catch{return}}var rt=u(78157),oe=u(77581),F=u(45599),ve=u(92049),Pe=u(26836),te=u(
90618);const at={prime256v1:"sha256",secp384r1:"sha384",secp521r1:"sha512"},ct="1.2.840.113549.1.1.11",dt={sha256:"1.2.840.10045.4.3.2",sha384:"1.2.840.10045.4.\
3.3",sha512:"1.2.840.10045.4.3.4"},Oe=32,be=({key:e})=>at[e.asymmetricKeyDetails?.namedCurve??""]??"sha256",ce=(e,n)=>H(J(e),re(n)),de=e=>H(J((0,h.uF)(e)),le());
function ft({bytes:e,issuer:n,serial:s},i){const r=ae((0,O.createHash)(i).update(e).digest()),o=H(H(X((0,t.qA)(4),n)),X(2,s));return H(...i==="sha256"?[]:[H(J((0,h.
uF)(i)))],r,o)}function ut(e,n){const{key:s,certificate:i,certificates:r}=e,o=be(e),m=re(ce(te.Ty,J(te.vN)),ce(te.FQ,ae(n)),ce(te.do,H(H(ft(i,o))))),E=Me(e)?{padding:O.
constants.RSA_PKCS1_PSS_PADDING,saltLength:Oe}:{},A=(0,O.createSign)(o).update(m).sign({key:s,...E});return{signature:A,encode:B=>{const $=B?[X((0,t.qA)(1),ce(te.
Qk,B))]:[],L=Buffer.from(m);L[0]=(0,t.qA)(0);const j=H(se(1),H(i.issuer,X(2,i.serial)),de(o),L,lt(e,o),ae(A),...$),V=H(se(1),re(de(o)),H(J(te.vN)),X((0,t.qA)(0),
...r.map(({bytes:ne})=>ne)),re(j));return H(J(te.ok),X((0,t.qA)(0),V))}}}const Me=({key:e,certificate:n})=>e.asymmetricKeyType==="rsa-pss"||(0,h.kc)(n.keyInfo)?.
asymmetricKeyType==="rsa-pss";function lt(e,n){if(e.key.asymmetricKeyType==="ec")return H(J(dt[n]));if(!Me(e))return H(J(ct),le());const s=H(J(h.ag),de(n)),i=H(
X((0,t.qA)(0),de(n)),X((0,t.qA)(1),s),X((0,t.qA)(2),se(Oe)));return H(J(h.gb),i)}var ht=u(46287),gt=u(16231),mt=u(91374),pt=u(74135),yt=u(86450),he=u(9819);const Se=3,
Ae=132,wt="Signature";function Et(e,n,s){const i=n.filter(({field:o,signature:m})=>o&&!m),r=i.find(o=>o.name===s&&o.fieldNumber!==void 0);if(!r){const o=i.flatMap(
E=>E.name??[]),m=o.length>0?`; it has ${(0,D.Zv)(o)}`:", and no empty field at all";throw(0,M.G6)([{field:"sign_field",message:`the document has no empty field \
'${s}'${m}`}])}return vt(e,r.field),{name:s,number:r.fieldNumber,dict:r.field}}function vt(e,n){const s=e.dict((0,mt.hj)(e,n,"SV")),i=e.resolve(s?.get("Ff"));if(!s||
typeof i!="number")return;const r=E=>{const A=e.resolve(s.get(E));return((0,F.cy)(A)?A.map(B=>e.resolve(B)):[A]).flatMap(B=>B instanceof F.SX?[B.text]:B instanceof
F.Mx?[Buffer.from(B.bytes).toString("latin1")]:[])},m=[[1,r("Filter").includes("Adobe.PPKLite"),"another signature handler"],[2,r("SubFilter").includes("ETSI.CA\
dES.detached"),"another form of signature"],[4,!s.has("V"),"a newer version of its rules"],[8,!s.has("Reasons"),"one of its reasons"],[16,!s.has("LegalAttestati\
on"),"a legal attestation"],[32,e.resolve(s.get("AddRevInfo"))!==!0,"information about revocation"],[64,r("DigestMethod").some(E=>["SHA256","SHA384","SHA512"].includes(
E)),"another hash"]].find(([E,A])=>(i&E)!==0&&!A&&Ot(s,E));if(m)throw(0,M.G6)([{field:"sign_field",message:`demands ${m[2]}, which is not supported`}])}const Pt={
1:"Filter",2:"SubFilter",4:"V",8:"Reasons",16:"LegalAttestation",32:"AddRevInfo",64:"DigestMethod"},Ot=(e,n)=>e.has(Pt[n]);async function bt(e,n,s){const i=s?.place?.
index??0,r=e.pages.number(i),o=new F.oS(r,e.generation(r)),m=new Set(n.map(L=>L.name));let E=1;for(;m.has(`Signature${E}`);)E++;const A=`Signature${E}`,_=(0,F.jd)(
{Type:(0,F.UU)("Annot"),Subtype:(0,F.UU)("Widget"),FT:(0,F.UU)("Sig"),T:(0,oe.wx)(A),TU:(0,oe.wx)(wt),F:Ae,P:o,Rect:(0,pt.W1)(s?.place?.rect??[0,0,0,0]),AP:(0,F.
jd)({N:s?.form??e.add(St())})}),B=e.add(_),$=e.edit(o);return De(e,$,"Annots",B),At(e,B),await Mt(e,{field:_,reference:B,page:o,entries:$}),{name:A,number:B.number,
dict:_}}async function Mt(e,{field:n,reference:s,page:i,entries:r}){const o=await yt.M.of(e),m=o.add("Form",s,i);m!==void 0&&(n.set("StructParent",m),o.finishInPlace(
m),(0,F.Eo)(e.resolve(r.get("Tabs")),"S")||r.set("Tabs",(0,F.UU)("S")))}const St=()=>new F.Z6((0,F.jd)({Type:(0,F.UU)("XObject"),Subtype:(0,F.UU)("Form"),BBox:[
0,0,0,0],Resources:new F.Bi}),new Uint8Array);function At(e,n){const s=(0,he.Wo)(e,"AcroForm");s?(e.edit(s.holder),De(e,s.dict,"Fields",n)):e.editCatalog().set(
"AcroForm",(0,F.jd)({Fields:[n]}))}function De(e,n,s,i){const r=n.get(s);r instanceof F.oS&&(0,F.cy)(e.get(r))?e.edit(r).push(i):(0,F.cy)(r)?r.push(i):n.set(s,[
i])}function Dt(e,n,{form:s}){e.edit(n).set("AP",(0,F.jd)({N:s}))}function Tt(e,n,s){e.edit(n.number),n.dict.set("V",s);const i=e.resolve(n.dict.get("F"));n.dict.
set("F",(typeof i=="number"?i:0)|Ae);const r=(0,he.Wo)(e,"AcroForm");!r||e.resolve(r.dict.get("SigFlags"))===Se||(e.edit(r.holder),r.dict.set("SigFlags",Se))}const _t={
no_changes:1,fill_forms:2,comments:3},xt=16384,Ut=4096;async function Rt(e,n,s){(0,ve.xh)(e);const i=await(0,gt.Df)(e),r=i.filter(({signature:L})=>L!==void 0);Bt(
e,r,s);const o=s.field===void 0?void 0:Et(e,i,s.field);o&&It(e,r,o);const m=await s.draw(),E=o??await bt(e,i,m?.look);o&&m?.widget!==void 0&&Dt(e,m.widget,m.look);
const A=n.certificates.reduce((L,{bytes:j})=>L+j.length,Ut)+(s.stamp?xt:0),_=e.add(Kt(e,E,n,s,A));Tt(e,E,_),s.certification!=="none"&&Nt(e,_);const{bytes:B,offsets:$}=await(0,ve.
wH)(e);return Ct(e,B,$.get(_.number),n,s)}function Bt(e,n,{certification:s,visible:i}){const r=n.map(({signature:o,field:m})=>(0,Pe.k)(e,o,m));if(r.some(o=>o.certification===
"no_changes"||o.lock==="no_changes"))throw(0,M.G6)([{field:"file",message:"is certified, and its certification permits no further signature: ask its author for \
one that does"}]);if(i&&r.some(({certification:o,lock:m})=>(o??m)!==void 0))throw(0,M.G6)([{field:"visible",message:"is not possible: the certification permits \
no new field on a page. Leave it out, or name an empty field",mentions:["sign_field"]}]);if(s!=="none"&&n.length>0)throw(0,M.G6)([{field:"certification",message:"\
must be that of the first signature, and the document is signed already: leave it out"}])}function It(e,n,{name:s}){if(n.some(i=>(0,Pe.k)(e,i.signature,i.field).
isLocked(s)))throw(0,M.G6)([{field:"sign_field",message:`'${s}' is locked by an earlier signature`}])}function Kt(e,n,s,i,r){const{reason:o,location:m,signer:E=s.
certificate.subjectName??void 0,date:A,certification:_}=i,B=[..._==="none"?[]:[Te("DocMDP",(0,F.jd)({Type:(0,F.UU)("TransformParams"),P:_t[_],V:(0,F.UU)("1.2")}))],
...Lt(e,n)];return(0,F.jd)({Type:(0,F.UU)("Sig"),Filter:(0,F.UU)("Adobe.PPKLite"),SubFilter:(0,F.UU)("ETSI.CAdES.detached"),ByteRange:[0,ge,ge,ge],Contents:new F.
Mx(new Uint8Array(r)),M:(0,F.Px)(A),Name:E===void 0?void 0:(0,oe.wx)(E),Reason:o===void 0?void 0:(0,oe.wx)(o),Location:m===void 0?void 0:(0,oe.wx)(m),Reference:B.
length>0?B:void 0})}const Te=(e,n,s)=>(0,F.jd)({Type:(0,F.UU)("SigRef"),TransformMethod:(0,F.UU)(e),TransformParams:n,Data:s});function Lt(e,n){const s=e.dict(n.
dict.get("Lock"));if(!s)return[];const i=(0,F.jd)({Type:(0,F.UU)("TransformParams"),V:(0,F.UU)("1.2"),Action:s.get("Action"),Fields:s.get("Fields")});return[Te(
"FieldMDP",i,new F.oS(e.catalogNumber))]}function Nt(e,n){const s=e.editCatalog(),i=e.dict(s.get("Perms"));s.set("Perms",(0,F.jd)({...Object.fromEntries(i??[]),
DocMDP:n}))}const ge=9999999999;async function Ct(e,n,s,i,{stamp:r}){const o=(0,rt.bS)(n),m=o.indexOf("/ByteRange[",s)+11,E=o.indexOf("]",m),A=o.indexOf("/Conte\
nts<",m)+9,_=o.indexOf(">",A)+1;o.write(`0 ${A} ${_} ${n.length-_}`.padEnd(E-m),m,"latin1");const B=[n.subarray(0,A),n.subarray(_)],$=ut(i,await(0,ht.o)(B,be(i),
e.job.pace)),L=$.encode(r&&await r($.signature)).toString("hex");if(L.length>_-A-2)throw(0,M.G6)([{field:"timestamp_server",message:"gives time stamps that are \
too large: use another server"}]);return o.write(L,A+1,"latin1"),n}var $t=u(6057),Ft=u(91396),Wt=u(95234);const Gt=async(e,n,s)=>{const i=await Ge(n.certificate,
n.certificate_password??"",s.pace),r=n.signed_at??new Date(Ht(s)()).toISOString().replace(/\.\d+Z$/,"Z");qe(i,(0,et.pe)((0,T._)(r)));const{document:o,signed:m}=await(0,Ft.
n)(e.bytes,n.open_password,s),E=m.length>0,A=await x.mO.read(o);(0,N.mD)(o,A);const _=E?[]:(0,N.br)(o,"values");E||Vt(o);const B=n.timestamp_server,L={signer:n.
signer??i.certificate.subjectName??"",signedAt:(0,T._)(r)},j=await Rt(o,i,{field:n.sign_field,certification:n.certification,reason:n.reason,location:n.location,
signer:n.signer,date:(0,T.Z)(r),stamp:B===void 0?void 0:Xt=>ot(Xt,B,zt(s)),visible:n.visible,draw:()=>kt(o,A,L,{parameters:n,job:s})}),V=o.pages.count,ne={pageCount:V,
...L,level:B===void 0?"B-B":"B-T"};return{documents:[{name:e.name,bytes:j,pageCount:V}],notes:_,facts:ne}};async function kt(e,n,s,{parameters:i,job:r}){const{sign_field:o,
visible:m,image:E}=i;if(!m&&(o===void 0||!Zt(e,n,o))){if(E)throw(0,M.G6)([{field:"image",message:jt,mentions:["visible","sign_field"]}]);return}const{drawInField:A,
drawOnPage:_}=await(0,Wt.V)(r,()=>Promise.all([u.e(6161),u.e(7762),u.e(7709),u.e(936),u.e(1966),u.e(3020),u.e(7140),u.e(6476),u.e(5476),u.e(172)]).then(u.bind(u,
41913)));return o===void 0?_(e,i,s,r):A(e,n,o,s,{parameters:i,job:r})}const jt="has no place, because no page shows the signature: set visible, or name a field \
with a place on a page",Zt=(e,n,s)=>n.byName.get(s)?.widgets.some(({dict:i})=>(0,$t.b0)(e,i.get("Rect")))===!0,Ht=({lent:e})=>e.clock??_e("a clock"),zt=({lent:e})=>e.
network??_e("access to the network");function _e(e){throw new M.zU("unavailable",`sign_document does not work here: it needs ${e}`)}function Vt(e){const n=(0,he.
Wo)(e,"AcroForm");n?.dict.has("NeedAppearances")&&(e.edit(n.holder),n.dict.delete("NeedAppearances"))}}),91396:((z,W,u)=>{u.d(W,{n:()=>h});var M=u(58552),T=u(16231),
x=u(94518),N=u(92049),O=u(14029),D=u(98446);async function h(t,f,c){let l=!1;const{onRepaired:d}=c,g={...c,onRepaired:U=>{l=!0,d?.(U)}},S=await(0,x.E)(t,g,{password:f}),
R=(await(0,T.Df)(S)).filter(({signature:U})=>U!==void 0);if(!l&&(0,N.r7)(S,t))return{document:S,signed:R};if(R.length>0)throw(0,M.G6)([{field:"file",message:`is\
 damaged, and has ${(0,D.y_)(R.length,"signature")} that a repair would make invalid: ask its author for another copy`}]);const I=await(0,O.UN)(S);return{document:await(0,x.
E)(I,{...c,asked:void 0},{password:f}),signed:R}}}),95234:((z,W,u)=>{u.d(W,{V:()=>f,W:()=>h});var M=u(29082),T=u(94518),x=u(87826),N=u(14029),O=u(52404);const D="\
1.4";async function h(c,{pages:l,open_password:d,transparency:g},S,R){const I=await(0,T.E)(c.bytes,S,{password:d}),U=I.pages.count,G=(0,M.k1)(l,U);if(G.length===
0){const P=await(0,x.i)(I,c.bytes);return{documents:[{name:c.name,bytes:P,pageCount:U}],notes:[O.$],facts:{pageCount:U,stampedPages:0}}}const{notes:w,stampedPages:a=G.
length,version:p=D,write:y}=await R(I,G),b={version:p>D?p:D},v=y?await y(b):await(0,N.UN)(I,b);return{documents:[{name:c.name,bytes:v,pageCount:U}],notes:g===100?
[t,...w]:w,facts:{pageCount:U,stampedPages:a}}}const t={code:"stamp_invisible",message:"The stamp cannot be seen, because transparency is 100. Use a lower value\
.",mentions:["transparency"]};async function f({pace:c},l){await c.rest();const d=await l();return await c.rest(),d}}),81720:((z,W,u)=>{u.d(W,{Je:()=>D,X3:()=>O,
hk:()=>M});const M=1e3,T="-----BEGIN ",x="-----",N=64,O=h=>Buffer.from(h.buffer,h.byteOffset,h.length).includes(T);function D(h){const t=Buffer.from(h.buffer,h.
byteOffset,h.length),f=[];for(let c=t.indexOf(T);c>=0&&f.length<=M;c=t.indexOf(T,c)){const l=c+T.length,d=t.indexOf(x,l);if(d<0)break;if(c=l,d-l>N)continue;const g=t.
toString("latin1",l,d),S=d+x.length,R=t.indexOf(x,S);if(R<0)break;c=R;const I=`${x}END ${g}${x}`;t.toString("latin1",R,R+I.length)===I&&(f.push({label:g,bytes:Buffer.
from(t.toString("latin1",S,R),"base64")}),c=R+I.length)}return f}}),52755:((z,W,u)=>{u.d(W,{NT:()=>d,Uv:()=>S,kz:()=>D,mO:()=>I,mw:()=>O,qA:()=>g,sj:()=>N,zx:()=>l});
var M=u(9819),T=u(45599),x=u(91374);const N=1,O=2,D=4096,h=8192,t=32768,f=65536,c=1<<17,l=1<<18,d=1<<21,g=1<<24,S=1<<25,R=10;class I{document;fields=[];byName=new Map;widgets=new Map;form;nodes=new Map;fieldOf=new Map;visit;constructor(a){
this.document=a,this.form=(0,M.Wo)(a,"AcroForm"),this.visit=new M._i(a)}static async read(a){const p=new I(a),{form:y}=p;return await p.walk(p.references(y?.dict.
get("Fields"),y?.holder??-1,y?.dict,"Fields"),void 0),await p.readPages(),p}inherited(a,p){for(let y=a;y;y=y.parent){const b=this.document.resolve(y.dict.get(p));
if(b!==null)return b}return p==="DA"||p==="Q"?this.document.resolve(this.form?.dict.get(p)):null}integer(a,p){const y=this.inherited(a,p);return typeof y=="numb\
er"?Math.trunc(y):0}node(a){return this.nodes.get(a)}numbers(){return this.nodes.keys()}get needsAppearances(){return this.document.resolve(this.form?.dict.get(
"NeedAppearances"))===!0}forget(a){const{document:p,nodes:y,widgets:b,fields:v,byName:P}=this,C=({number:K})=>!a.has(K)&&p.exists(K);for(const K of y.values())C(
K)||y.delete(K.number);for(const K of b.values())C(K)||b.delete(K.number);for(const{nodes:K,widgets:k}of v)U(K,C),U(k,C);U(v,({nodes:K})=>K.length>0);for(const[
K,k]of P)k.nodes.length===0&&P.delete(K);this.form=(0,M.Wo)(p,"AcroForm")}async walk(a,p){const{document:y,visit:b}=this;for(const v of(0,x.iA)(y,{from:a,below:p,
visit:b,depth:x.tP})){const{number:P,dict:C}=v;this.nodes.set(P,v);const K=this.references(C.get("Kids"),P,C,"Kids");(0,T.Eo)(y.resolve(C.get("Subtype")),"Widge\
t")||C.has("Rect")?this.addWidget(v):K.length===0&&(0,x.bf)(v)===v&&this.field(v);const Z=y.job.pace.step(1500);Z&&await Z}}addWidget(a){const p={node:a,number:a.
number,dict:a.dict,pages:[]};this.field((0,x.bf)(a)).widgets.push(p),this.widgets.set(a.number,p)}field(a){const p=this.fieldOf.get(a);if(p)return p;const{name:y,
part:b}=a,v=y===""?void 0:this.byName.get(y),P=this.integer(a,"Ff"),C=G(a.type,P);if(v?.kind===C)return v.nodes.push(a),this.fieldOf.set(a,v),v;const K={name:y,
part:b,kind:C,flags:P,nodes:[a],widgets:[]};return this.fields.push(K),y!==""&&!v&&this.byName.set(y,K),this.fieldOf.set(a,K),K}async readPages(){const{document:a}=this,
{pages:p,job:y}=a,{spend:b}=new M.b9(a);for(let v=0;v<p.count;v++){const P=p.number(v),C=a.entry(P,"Annots");b(a.array(C)?.length??0);for(const k of C===void 0?
[]:this.annotations(C,P)){const Z=this.widgets.get(k.number)??await this.orphan(k);Z&&Z.pages.length>0&&b(R),Z&&Z.pages.at(-1)!==v+1&&Z.pages.push(v+1);const Q=y.
pace.step(300);Q&&await Q}const K=y.pace.step(300);K&&await K}}annotations(a,p){const y=this.document.array(a)??[];if(!y.some(P=>(0,T.Zm)(P)&&(0,T.Eo)(P.get("Su\
btype"),"Widget")))return y.filter(T.i9);const b=(0,T.i9)(a)?a.number:p;this.document.edit(b);const v=(0,T.i9)(a)?y:this.document.array(this.document.get(p).get(
"Annots"))??[];for(const[P,C]of v.entries())(0,T.Zm)(C)&&(0,T.Eo)(C.get("Subtype"),"Widget")&&(v[P]=this.document.add(C));return v.filter(T.i9)}async orphan(a){
const{document:p}=this;if(!(0,T.Eo)(p.resolve(p.entry(a.number,"Subtype")),"Widget"))return;const y=[a],b=new Set([a.number]);let v;for(let P=p.entry(a.number,"\
Parent");(0,T.i9)(P)&&y.length<x.tP&&(v=this.nodes.get(P.number),!(v||b.has(P.number)||!(0,T.Zm)(p.get(P))));)b.add(P.number),y.push(P),P=p.entry(P.number,"Pare\
nt");for(const P of y.reverse())this.nodes.has(P.number)||await this.walk([P],v),v=this.nodes.get(P.number);return this.widgets.get(a.number)}references(a,p,y,b){
const{document:v}=this,P=v.array(a);if(!P||!y)return[];if(!P.some(T.Zm))return P.filter(T.i9);v.edit((0,T.i9)(a)?a.number:p);const C=v.array(y.get(b))??[];for(const[
K,k]of C.entries())(0,T.Zm)(k)&&(C[K]=v.add(k));return C.filter(T.i9)}}function U(w,a){let p=0;for(const y of w)a(y)&&(w[p++]=y);w.length=p}function G(w,a){switch(w){case"\
Tx":return a&h?"password":"text";case"Btn":return a&f?"button":a&t?"radio":"checkbox";case"Ch":return a&c?"dropdown":"list";case"Sig":return"signature";default:
return"unknown"}}}),77500:((z,W,u)=>{u.d(W,{Yw:()=>h,br:()=>O,f4:()=>x,mD:()=>N});var M=u(58552),T=u(9819);function x(t,f){return f.form?.dict.has("XFA")?t.resolve(
t.catalog.get("NeedsRendering"))===!0||!f.fields.some(({kind:l})=>l!=="unknown")?"dynamic":"static":"none"}function N(t,f){if(x(t,f)!=="dynamic")return;const c="\
is a dynamic XFA form, whose pages and fields only Adobe viewers show";throw new M.zU("invalid_parameters",`file: ${c}`,{issues:[{field:"file",message:c}],advice:"\
Print it to a PDF document from Adobe Reader, or ask its author for a form without XFA"})}function O(t,f){const c=(0,T.Wo)(t,"AcroForm");return c?.dict.has("XFA")?
(t.edit(c.holder),c.dict.delete("XFA"),t.catalog.has("NeedsRendering")&&t.editCatalog().delete("NeedsRendering"),[h(f)]):[]}const D={values:"it would still show\
 the old values.",pages:"it described removed pages. The fields themselves remain.",scripts:"it has scripts, or parts that cannot be read, which may have some. \
The fields themselves remain.",private:"its data repeats the values of fields, also of hidden ones. The fields themselves remain.",places:"it says where fields \
are on the pages. The fields themselves remain.",merge:"XFA forms cannot be merged. The fields themselves remain."},h=t=>({code:"xfa_removed",message:`The XFA v\
ersion of the form was removed, because ${D[t]}`})}),74135:((z,W,u)=>{u.d(W,{$L:()=>g,DI:()=>D,Gd:()=>f,JQ:()=>T,Mo:()=>N,PU:()=>h,Pj:()=>I,S3:()=>x,W1:()=>U,XM:()=>R,
d:()=>G,ds:()=>O,gF:()=>S,iN:()=>M,kO:()=>d,lw:()=>t,xk:()=>c,zl:()=>l});function M({box:[w,a,p,y],rotation:b}){const v=p-w,P=y-a;return b%180===0?{width:v,height:P}:
{width:P,height:v}}function T(w){const{width:a,height:p}=M(w);return{width:a*w.userUnit,height:p*w.userUnit}}function x({box:[w,a,p,y],rotation:b}){switch(b){case 0:
return[1,0,0,1,w,a];case 90:return[0,1,-1,0,p,a];case 180:return[-1,0,0,-1,p,y];case 270:return[0,-1,1,0,w,y]}}function N(w,a){return a===void 0?w:I(w,a)??w}function O([
w,a,p,y]){return[Math.min(w,p),Math.min(a,y),Math.max(w,p),Math.max(a,y)]}function D([w,a,p,y,b,v]){const P=w*y-a*p,[C,K,k,Z]=[y/P,-a/P,-p/P,w/P];return[C+0,K+0,
k+0,Z+0,-(b*C+v*k)+0,-(b*K+v*Z)+0]}const h=([w,a,p,y])=>Math.sqrt(Math.abs(w*y-a*p));function t(w,a){const[p,y,b,v,P,C]=w,[K,k,Z,Q,q,ee]=a;return[p*K+y*Z,p*k+y*
Q,b*K+v*Z,b*k+v*Q,P*K+C*Z+q,P*k+C*Q+ee]}function f([w,a,p,y,b,v],P,C){return[w*P+p*C+b,a*P+y*C+v]}function c([w,a],[p,y],[b,v],[P,C],K){const k=1-K,[Z,Q,q,ee]=[
k**3,3*K*k**2,3*K**2*k,K**3];return[Z*w+Q*p+q*b+ee*P,Z*a+Q*y+q*v+ee*C]}function l(w,[a,p,y,b]){const[v,P]=f(w,a,p),[C,K]=f(w,y,p),[k,Z]=f(w,a,b),[Q,q]=f(w,y,b);
return[Math.min(v,C,k,Q),Math.min(P,K,Z,q),Math.max(v,C,k,Q),Math.max(P,K,Z,q)]}const d=(w,a)=>[Math.min(w[0],a[0]),Math.min(w[1],a[1]),Math.max(w[2],a[2]),Math.
max(w[3],a[3])];function g(w){let[a,p,y,b]=S;for(const[v,P]of w)a=Math.min(a,v),p=Math.min(p,P),y=Math.max(y,v),b=Math.max(b,P);return[a,p,y,b]}const S=[1/0,1/0,
-1/0,-1/0],R=([w,a,p,y],b)=>[w-b,a-b,p+b,y+b];function I(w,a){const p=[Math.max(w[0],a[0]),Math.max(w[1],a[1]),Math.min(w[2],a[2]),Math.min(w[3],a[3])];return p[0]<
p[2]&&p[1]<p[3]?p:void 0}const U=w=>w.map(a=>Math.round(a*1e5)/1e5+0),G=(w,{userUnit:a})=>String(Number((w*a/72).toPrecision(3)))}),6057:((z,W,u)=>{u.d(W,{VO:()=>x,
b0:()=>O,c_:()=>h,iw:()=>N,lQ:()=>D});var M=u(74135);const T=[0,0,612,792],x=(t,f)=>O(t,t.pages.attribute(f,"MediaBox"))??T;function N(t,f){const{pages:c}=t,l=t.
resolve(t.entry(c.number(f),"UserUnit"));return{box:(0,M.Mo)(x(t,f),O(t,c.attribute(f,"CropBox"))),rotation:h(t.resolve(c.attribute(f,"Rotate"))),userUnit:typeof l==
"number"&&l>0?l:1}}function O(t,f){const c=t.array(f)?.map(d=>t.resolve(d));if(c?.length!==4||!c.every(d=>typeof d=="number"&&Number.isFinite(d)))return;const l=(0,M.
ds)(c);return l[0]<l[2]&&l[1]<l[3]?l:void 0}function D(t,f){const c=(t.array(f)??[]).map(l=>t.resolve(l));return c.length===6&&c.every(l=>typeof l=="number")?c:
[1,0,0,1,0,0]}function h(t){const f=typeof t=="number"?(t%360+360)%360:0;return f===90||f===180||f===270?f:0}}),16231:((z,W,u)=>{u.d(W,{Df:()=>t,Ez:()=>h,W4:()=>c});
var M=u(17079),T=u(33973),x=u(45599),N=u(91374),O=u(33311),D=u(59071);const h=async d=>(await t(d)).map(g=>l(d,g));async function t(d){const g=await(0,N.qU)(d),
{ByteRange:S,Sig:R}=await(0,O.S)(d),I=S.length>0?R:[],U=[],G=new Set,w=(y,b,v)=>{const P=(0,N.hj)(d,y,"V"),C=d.resolve(P),K=(0,x.Zm)(C)?C:void 0;K&&G.add(K);const k=K?
f(d,K):null;U.push({name:(0,D.wh)(v)||null,field:y,fieldNumber:b,value:P,signature:K,kind:k})};for(const{dict:y}of g)G.add(y);for(const{type:y,dict:b,number:v,name:P}of(0,N.
i4)(g))y==="Sig"&&w(b,v,P);const a=I.flatMap(y=>{const b=d.get(y);if(!((0,x.Zm)(b)&&!G.has(b)&&(b.has("T")||(0,x.Eo)(b.get("Subtype"),"Widget")))||!(0,x.Eo)(d.resolve(
(0,N.hj)(d,b,"FT")),"Sig"))return[];const P=d.resolve((0,N.hj)(d,b,"V"));return(0,x.Zm)(P)&&!G.has(P)?[{number:y,field:b}]:[]});if(a.length>0){const{live:y}=await(0,T.
Gy)(d);for(const{number:b,field:v}of a)y[b]===1&&w(v,b,(0,N.fq)(d,v))}const p=d.dict(d.catalog.get("Perms"));for(const y of["UR3","UR"]){const b=p?.get(y),v=d.dict(
b);v&&U.push({name:null,field:void 0,fieldNumber:void 0,value:b,signature:v,kind:"usage_rights"})}return U}function f(d,g){if((0,x.Eo)(d.resolve(g.get("Type")),
"DocTimeStamp")||(0,x.Eo)(d.resolve(g.get("SubFilter")),"ETSI.RFC3161"))return"timestamp";const S=d.resolve(d.dict(d.catalog.get("Perms"))?.get("DocMDP"));return g===
S?"certification":"approval"}const c=(d,g)=>(0,M._)((0,D.Gh)(d.resolve(g.get("M")))??"")??null;function l(d,{name:g,signature:S,kind:R}){if(!S)return{field:g,signed:!1,
kind:null,subFilter:null,signer:null,date:null};const I=d.resolve(S.get("SubFilter"));return{field:g,signed:!0,kind:R,subFilter:I instanceof x.SX?I.text:null,signer:(0,D.
Gh)(d.resolve(S.get("Name"))),date:c(d,S)}}}),86450:((z,W,u)=>{u.d(W,{M:()=>x});var M=u(45599),T=u(89067);class x{document;tree;elements=[];constructor(O,D){this.
document=O,this.tree=D}static async of(O){return new x(O,await T.J.read(O))}add(O,D,h){const{document:t,tree:f}=this;if(!f)return;const c=(0,M.jd)({Type:(0,M.UU)(
"OBJR"),Obj:D,Pg:h}),l=t.add((0,M.jd)({Type:(0,M.UU)("StructElem"),S:(0,M.UU)(O),Pg:h,K:c})),d=f.newKey();return f.entries.set(d,l),this.elements.push(l),d}addContent(O,D){
const{document:h,tree:t}=this;if(!t)return;const f=h.pages.number(D),c=h.resolve(h.entry(f,"StructParents")),l=typeof c=="number"?c:t.newKey(),d=h.array(t.entries.
get(l))??[],g=new M.oS(f,h.generation(f)),S=h.add((0,M.jd)({Type:(0,M.UU)("StructElem"),S:(0,M.UU)(O),Pg:g,K:d.length}));return t.entries.set(l,[...d,S]),c!==l&&
h.pages.patch(D,{StructParents:l}),this.elements.push(S),d.length}finish(){const{tree:O,elements:D}=this;!O||D.length===0||(O.write(),this.addElements(O))}finishInPlace(O){
const{tree:D}=this;D&&(D.grow(O),this.addElements(D))}addElements(O){const{document:D}=this,{dict:h,holder:t}=O.root,f=D.array(h.get("K"))??(h.has("K")?[h.get("\
K")]:[]),c=f.length===1&&(0,M.i9)(f[0])?f[0]:void 0,l=D.dict(c);c&&l&&(0,M.Eo)(D.resolve(l.get("S")),"Document")?this.append(l,c.number,c):this.append(h,t,D.catalog.
get("StructTreeRoot"))}append(O,D,h){const{document:t,elements:f}=this;t.edit(D);const c=O.get("K");if(O.set("K",[...t.array(c)??(c===void 0?[]:[c]),...f]),h instanceof
M.oS)for(const l of f)t.dict(l).set("P",h)}}}),89067:((z,W,u)=>{u.d(W,{J:()=>O});var M=u(45599),T=u(81077),x=u(9819);const N=100;class O{document;root;entries;nextKey;constructor(h,t,f,c){
this.document=h,this.root=t,this.entries=f,this.nextKey=c}static async read(h){const t=(0,x.Wo)(h,"StructTreeRoot");if(!t)return;const f=new Map;for(const[d,g]of await(0,T.
Zc)(h,t.dict.get("ParentTree"),"Nums"))typeof d=="number"&&f.set(d,g);const c=h.resolve(t.dict.get("ParentTreeNextKey")),l=[...f.keys()].reduce((d,g)=>Math.max(
d,g+1),typeof c=="number"?c:0);return new O(h,t,f,l)}newKey(){return this.nextKey++}write(){const{document:h,root:t,entries:f}=this,c=[...f].sort(([l],[d])=>l-d);
h.edit(t.holder),t.dict.set("ParentTree",h.add((0,T.H6)(h,c,"Nums"))),t.dict.set("ParentTreeNextKey",this.nextKey)}grow(h){const{document:t,root:f,entries:c}=this,
l=this.lastLeaf(),d=l.at(-1);if(!d)return this.write();t.edit(f.holder),f.dict.set("ParentTreeNextKey",this.nextKey);for(const{dict:R,holder:I}of l){const U=t.array(
R.get("Limits"));t.edit(I),U&&R.set("Limits",[U[0]??h,h])}const g=d.dict.get("Nums"),S=(0,M.i9)(g)?t.edit(g):g;(0,M.cy)(S)?S.push(h,c.get(h)):d.dict.set("Nums",
[h,c.get(h)])}lastLeaf(){const{document:h,root:t}=this,f=[];let c=t.holder,l=t.dict.get("ParentTree");for(;l!==void 0&&f.length<N;){(0,M.i9)(l)&&(c=l.number);const d=h.
dict(l);if(!d)return[];f.push({dict:d,holder:c});const g=h.array(d.get("Kids"));if(!g||g.length===0)return f;l=g.at(-1)}return[]}}}),33311:((z,W,u)=>{u.d(W,{S:()=>x});
var M=u(21996),T=u(70549);const x=(0,T.n)(N=>(0,M.zx)(N,["AP","JS","EF","ByteRange","Sig"]))}),59071:((z,W,u)=>{u.d(W,{Gh:()=>l,ZK:()=>d,wh:()=>c});var M=u(77581),
T=u(45599);const x=/\u001b[A-Za-z]{2}[A-Za-z-]{0,8}\u001b/g,N=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g,O=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,
D=g=>g.replace(x,"").replace(N,"").replace(O,"�"),h=200,t=new WeakMap;function f(g){if(g.bytes.length<h)return D((0,M.g7)(g));let S=t.get(g);return S===void 0&&
t.set(g,S=D((0,M.g7)(g))),S}const c=g=>D(g).trim();function l(g){const S=g instanceof T.Mx?f(g).trim():"";return S===""?null:S}const d=g=>g?f(g):""}),87826:((z,W,u)=>{
u.d(W,{N:()=>x,i:()=>N});var M=u(78157),T=u(14029);function x({suspect:O,bytes:D},h){if(!(O||(0,M.bS)(D.subarray(0,5)).toString("latin1")!=="%PDF-"))return D.length===
h.length?h:D}const N=async(O,D,h)=>x(O,D)??await(0,T.UN)(O,h)})};
