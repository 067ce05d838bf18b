"use strict";exports.id=7940,exports.ids=[7940],exports.modules={17079:((z,W,f)=>{f.d(W,{Z:()=>P,_:()=>N});const S=/^(?:D:)?\s*(\d{4})(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d))?)?)?)?)?\s*(?:(Z)(?:00?)?'?(?:00?'?)?|([+-])(\d\d)?'?(?:(\d\d)'?)?)?$/,
T=/^(D:)?19(1\d\d)(\d{10})(?!\d)/,B=/^(\d{4})(?:-(\d\d)(?:-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,]\d{1,9})?)?\s?(?:(Z)|([+-])(\d\d):?(\d\d)?)?)?)?)?$/;function N(d){
if(d.length>64)return;const c=d.trim().replace(T,(l,p,u,O)=>`${p??""}${1900+Number(u)}${O}`);return h(D(S.exec(c)??B.exec(c)))}function P(d){const c=d.length>64?
void 0:D(B.exec(d.trim()));if(!c||h(c)===void 0)return;const{year:l,month:p="",day:u="",hour:O="",minute:_="",second:I="",zone:x=""}=c;return`D:${l}${p}${u}${O}${_}${I}${x===
"Z"||x===""?x:`${x.replace(":","'")}'`}`}function D(d){if(!d)return;const[,c,l,p,u,O,_,I,x,k,y]=d,a=I??(x===void 0?void 0:`${x}${k??"00"}:${y??"00"}`);return{year:c,
month:l,day:p,hour:u,minute:O,second:_,zone:a}}function h(d){if(!d)return;const{year:c,month:l,day:p,hour:u,minute:O="00",second:_="00",zone:I}=d,x=(y,a,m)=>y===
void 0||Number(y)>=a&&Number(y)<=m;if(Number(c)===0||!x(l,1,12)||!x(p,1,t(Number(c),Number(l)))||!x(u,0,23)||!x(O,0,59)||!x(_,0,59)||I!==void 0&&I!=="Z"&&!(x(I.
slice(1,3),0,23)&&x(I.slice(4),0,59)))return;const k=[c,l,p].filter(y=>y!==void 0).join("-");return u===void 0?k:`${k}T${u}:${O}:${_}${I==="+00:00"||I==="-00:00"?
"Z":I??""}`}function t(d,c){return c===2?d%4===0&&(d%100!==0||d%400===0)?29:28:[4,6,9,11].includes(c)?30:31}}),66974:((z,W,f)=>{f.d(W,{D6:()=>P,F1:()=>B,NL:()=>d,
P3:()=>T,br:()=>N,bs:()=>t});var S=f(98446);const T={problem:"names page 0: pages count from 1, and -1 is the last page"};function B(l,p,u){const O=[],_=[];for(const[
I,x]of l.split(",").entries()){const k=I+1;if(p!==void 0&&x.trim()===""){_.push(`entry ${k} is empty: write ${p}, separated by single commas`);continue}const y=u(
x,k);"problem"in y?_.push(N(k,x,y.problem)):O.push(y.item)}return _.length>0?{problem:t(_)}:{items:O}}const N=(l,p,u)=>`entry ${l} ('${c(p.trim())}') ${u}`,P=({
position:l,text:p},u,O)=>N(l,p,`names ${D(u)}, but the document has ${(0,S.y_)(O,"page")}`);function D(l){return Number.isSafeInteger(l)?`page ${l}`:"a page far\
 beyond its end"}const h=5;function t(l){const p=l.length-h;return[...l.slice(0,h),...p>0?[`and ${p} more such entries`]:[]].join("; ")}function d(l){const p=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.
exec(l);return p?`is not a range: write ${p[1]}..${p[2]}${p[2]===""?" for this page and all after it":""}`:/\bfirst\b/i.test(l)?"is not a page: the first page i\
s written 1, and a range from it 1..5":/\b(last|end)\b/i.test(l)?"is not a page: the last page is written -1, and a range to it 2..":void 0}function c(l){const p=[
...l].map(u=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.test(u)?"?":u);return(0,S.Bu)(p.join(""),40)}}),29082:((z,W,f)=>{f.d(W,{k1:()=>P,lY:()=>N,m7:()=>D});var S=f(58552),T=f(
66974);const B=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i,N=d=>(0,T.F1)(d,"pages such as 1..3, -1, odd",(c,l)=>{const p=c.trim(),u=B.exec(p);if(!u)
return{problem:t(p)};const[,O,_,I,x,k]=u,y={negated:O!==void 0,text:p,position:l};if(_!==void 0)return{item:{...y,pages:_.toLowerCase()}};const a=Number(I),m=x===
void 0?a:k===void 0?"end":Number(k);return a===0||m===0?T.P3:{item:{...y,pages:{from:a,to:m}}}});function P(d,c,l="pages"){const p=x=>(0,S.G6)([{field:l,message:x}]),
u=N(d);if("problem"in u)throw p(u.problem);const O=new h(c),_=new h(c),I=[];for(const x of u.items){const k=x.negated?_:O;if(typeof x.pages=="string"){k.add(x.pages);
continue}const{from:y,to:a}=x.pages,m=y<0?c+1+y:y,E=a==="end"?c:a<0?c+1+a:a,v=(a==="end"?y<0?[[y,m]]:[]:[[y,m],[a,E]]).find(([,b])=>b<1||b>c);v&&I.push((0,T.D6)(
x,v[0],c)),!(a==="end"&&m>c||I.length>0)&&k.range(Math.min(m,E),Math.max(m,E))}if(I.length>0)throw p((0,T.bs)(I));return u.items.every(({negated:x})=>x)&&O.add(
"all"),O.without(_)}function D(d){const c=N(d);if("problem"in c||c.items.length!==1)return;const{negated:l,pages:p}=c.items[0];if(l)return;if(p==="all")return{first:1};
if(typeof p=="string"||p.from<1)return;const{from:u,to:O}=p;return O==="end"?{first:u}:O===-1?{first:u}:O<1?void 0:{first:Math.min(u,O),last:Math.max(u,O)}}class h{pageCount;differences;odd=!1;even=!1;constructor(c){
this.pageCount=c,this.differences=new Int32Array(c+2)}add(c){c!=="even"&&(this.odd=!0),c!=="odd"&&(this.even=!0)}range(c,l){this.differences[c]++,this.differences[l+
1]--}without(c){const l=new Uint32Array(this.pageCount);let p=0,u=0,O=0;for(let _=1;_<=this.pageCount;_++){u+=this.differences[_],O+=c.differences[_];const I=_%
2===1?"odd":"even";(u>0||this[I])&&!(O>0||c[I])&&(l[p++]=_)}return l.subarray(0,p)}}function t(d){return/^(not +)?\.\./i.test(d)?"has no start: a range is writt\
en 1..5":/^!/.test(d)?"is not a page: leave out pages with not, such as not 2":(0,T.NL)(d.replace(/^not +/i,""))??"is not a page such as 3 or -1, a range such a\
s 2..5 or 2.., odd, even, all, or one of these after not"}}),52404:((z,W,f)=>{f.d(W,{$:()=>N,U:()=>P});var S=f(58552),T=f(29082),B=f(98446);const N={code:"no_pa\
ges_selected",message:"The document has none of the pages that were asked for, so nothing was changed."};function P({first_page:D,last_page:h,pages:t},d){if(t!==
void 0)return(0,T.k1)(t,d);const c=(0,B.y_)(d,"page"),l=[];if(D>d&&l.push({field:"first_page",message:`is ${D}, but the document has ${c}`}),h!==void 0&&h>d&&l.
push({field:"last_page",message:`is ${h}, but the document has ${c}`}),l.length===0&&h!==void 0&&D>h&&l.push({field:"first_page",message:`is ${D}, which is afte\
r last_page (${h})`,mentions:["last_page"]}),l.length>0)throw(0,S.G6)(l);return Uint32Array.from({length:(h??d)-D+1},(p,u)=>D+u)}}),27940:((z,W,f)=>{f.r(W),f.d(
W,{sign_document:()=>kt});var S=f(58552),T=f(17079),B=f(52755),N=f(77500),P=f(77598),D=f(98446),h=f(92410),t=f(82377),d=f(34773),c=f(42973);const l=Buffer.from(
"d978f9c419ddb5ed28e9fd794aa0d89dc67e37832b76538e624c6488448bfba2179a59f587b34f1361456d8d09817d32bd8f40eb86b77b0bf09521225c6b4e8254d66593ce60b21c7356c014a78cf1d\
c1275ca1f3bbee4d1423dd430a33cb6266fbf0eda4669075727f21d9bbc944303f811c7f690ef3ee706c3d52fc8661ed708e8eade8052eef784aa72ac354d6a2a961ad2715a1549744b9fd05e0418a4e\
cc2e0416e0f51cbcc2491af50a1f47039997c3a8523b8b47afc02365b255597312d5dfa98e38a92ae05df2910676cbac9d300e6cfe19ea82c6316013f58e289a90d38341bab33ffb0bb480c5fb9b1cd2\
ec5f3db47e5a59c770aa62068fe7fc1ad","hex"),p=64,u=8,O=300;function _(e){const n=new Uint8Array(2*p);n.set(e);const{length:s}=e;for(let r=s;r<n.length;r++)n[r]=l[n[r-
1]+n[r-s]&255];const i=n.length-s;n[i]=l[n[i]];for(let r=i-1;r>=0;r--)n[r]=l[n[r+1]^n[r+s]];return Uint16Array.from({length:p},(r,o)=>n[2*o]|n[2*o+1]<<8)}const I=[
1,2,3,5],x=[5,6,5];function k(e,n){let s=p-1;for(const[i,r]of x.entries()){for(let o=0;o<r;o++)for(let g=3;g>=0;g--){const w=I[g],M=n[g]>>w|n[g]<<16-w,[U,R,$]=[
n[g+3&3],n[g+2&3],n[g+1&3]];n[g]=M-e[s--]-(U&R)-(~U&$)}if(i<2)for(let o=3;o>=0;o--)n[o]=n[o]-e[n[o+3&3]&63]}}async function y(e,n,s,i){if(e.length===0||e.length%
u!==0||s.length!==u)throw new t.sG("RC2");const r=_(n),o=Buffer.alloc(e.length);let g=s;for(let M=0;M<e.length;M+=u){const U=e.subarray(M,M+u),R=Uint16Array.from(
{length:4},(C,j)=>U[2*j]|U[2*j+1]<<8);k(r,R);for(let C=0;C<u;C++)o[M+C]=R[C>>1]>>(C&1)*8&255^g[C];g=U;const $=i.step(O);$&&await $}const w=o.at(-1);if(w<1||w>u)
throw new t.sG("RC2");return o.subarray(0,o.length-w)}const a="1.2.840.113549.1.5.13",m="1.2.840.113549.1.5.12",E={"1.2.840.113549.1.12.1.3":{cipher:"des-ede3-c\
bc",keyBytes:24},"1.2.840.113549.1.12.1.4":{cipher:"des-ede3-cbc",keyBytes:16},"1.2.840.113549.1.12.1.5":{cipher:"rc2",keyBytes:16},"1.2.840.113549.1.12.1.6":{cipher:"\
rc2",keyBytes:5}},A={"2.16.840.1.101.3.4.1.2":["aes-128-cbc",16],"2.16.840.1.101.3.4.1.22":["aes-192-cbc",24],"2.16.840.1.101.3.4.1.42":["aes-256-cbc",32],"1.2.\
840.113549.3.7":["des-ede3-cbc",24]},v={"1.2.840.113549.2.7":"sha1","1.2.840.113549.2.8":"sha224","1.2.840.113549.2.9":"sha256","1.2.840.113549.2.10":"sha384","\
1.2.840.113549.2.11":"sha512"},b=2e6;class K{password;pace;iterations=0;constructor(n,s){this.password=n,this.pace=s}countIterations(n,s=1){const i=(0,t.rl)(n);
if(i<1)throw new t.sG("iterations");if(this.iterations+=i*s,this.iterations>b)throw(0,c.F)("nodes",`The password of the certificate takes ${this.iterations} rou\
nds or more; at most ${b} are allowed`,"Export the certificate again","certificate");return i}}async function L(e,n,s){const i=e.expect(t.gt).items(),r=(0,t.Q)(
i.any()),o=i.take(t.gt),g=E[r];if(r!==a&&!g)throw new t.sG("encryption");try{return g?await q(g,o,n,s):await G(o,n,s)}catch(w){const{code:M}=w;if(typeof M=="str\
ing"&&M.startsWith("ERR_OSSL")||g&&w instanceof t.sG)return;throw w}}async function G(e,n,s){const i=e.items(),r=i.take(t.gt).items(),o=i.take(t.gt).items();if((0,t.
Q)(r.any())!==m)throw new t.sG("derivation");const g=r.take(t.gt).items(),w=g.take(t.G).contents,M=s.countIterations(g.take(t.vh));g.maybe(t.vh);const U=g.maybe(
t.gt),R=U?v[(0,t.Q)(U.items().any())]:"sha1",[$,C]=A[(0,t.Q)(o.any())]??[],j=o.take(t.G).contents;if(!R||!$||!C||j.length!==($.startsWith("aes")?16:8))throw new t.
sG("algorithm");const Q=await Z(s.password,w,M,C,R);return X($,Q,j,n)}const Z=(e,n,s,i,r)=>new Promise((o,g)=>(0,P.pbkdf2)(e,n,s,i,r,(w,M)=>w?g(w):o(M)));function X(e,n,s,i){
const r=(0,P.createDecipheriv)(e,n,s),o=[r.update(i),r.final()],g=Buffer.concat(o);for(const w of[...o,n])w.fill(0);return g}async function q({cipher:e,keyBytes:n},s,i,r){
const{password:o,pace:g}=r,w=s.items(),M=(0,t.ao)(w.any()),U=r.countIterations(w.take(t.vh),3),R={password:te(o),salt:M,iterations:U,hash:"sha1"},$=await ue({...R,
purpose:Ue,length:n},g),C=await ue({...R,purpose:Re,length:8},g);return e==="rc2"?await y(i,$,C,g):X(e,n===16?Buffer.concat([$,$.subarray(0,8)]):$,C,i)}const te=e=>Buffer.
from(`${e}\0`,"utf16le").swap16(),Ue=1,Re=2,Be=3;async function ue({password:e,salt:n,iterations:s,hash:i,purpose:r,length:o},g){const w=i==="sha384"||i==="sha5\
12"?128:64,M=$=>Buffer.alloc(Math.ceil($.length/w)*w,$.length>0?$:Buffer.alloc(1)),U=Buffer.concat([M(n),M(e)]),R=[];for(let $=0;$<o;){let C=(0,P.createHash)(i).
update(Buffer.alloc(w,r)).update(U).digest();for(let j=1;j<s;j++){C=(0,P.createHash)(i).update(C).digest();const Q=g.step(1500);Q&&await Q}R.push(C),$+=C.length,
Ie(U,Buffer.alloc(w,C),w)}return Buffer.concat(R).subarray(0,o)}function Ie(e,n,s){for(let i=0;i<e.length;i+=s){let r=1;for(let o=s-1;o>=0;o--)r+=e[i+o]+n[o],e[i+
o]=r&255,r>>=8}}var ie=f(81720);const pe="1.2.840.113549.1.7.1",Ke="1.2.840.113549.1.7.6",le="1.2.840.113549.1.12.10.1.",Le=`${le}1`,Ne=`${le}2`,Ce=`${le}3`,ye=200;
function $e(e){try{return(0,t.uL)(e).expect(t.gt).children()[0]?.tag===t.vh&&(0,t.uL)(e).children()[1]?.tag===t.gt}catch{return!1}}async function Fe(e,n){const s=(0,t.
uL)(e).expect(t.gt).items();s.take(t.vh);const i=s.take(t.gt).items();if((0,t.Q)(i.any())!==pe)throw new t.sG("not under a password");const r=(0,t.ao)(i.take((0,t.
qA)(0)).items().any()),o=s.maybe(t.gt);if(o&&await Ge(o,r,n)===!1)return;const g=[],w=[],M=(0,t.cp)();for(const U of(0,t.uL)(r).expect(t.gt).children().slice(0,
ye)){const R=await We(U,n);if(!R)return;for(const $ of(0,t.uL)(R,M).expect(t.gt).children().slice(0,ye)){const C=$.items(),j=(0,t.Q)(C.any()),Q=C.take((0,t.qA)(
0)).items().any();if(j===Le)g.push(Buffer.from(Q.whole));else if(j===Ne){const ee=await we(Q,n);if(!ee)return;g.push(ee)}else if(j===Ce){const[,ee]=Q.children(),
fe=ee&&(0,d.w$)((0,t.ao)(ee.items().any()),M);fe&&w.push(fe)}}}return{keys:g,certificates:w}}function we(e,n){const s=e.expect(t.gt).items();return L(s.take(t.gt),
(0,t.ao)(s.any()),n)}async function We(e,n){const s=e.expect(t.gt).items(),i=(0,t.Q)(s.any()),r=s.take((0,t.qA)(0)).items().any();if(i===pe)return(0,t.ao)(r);if(i!==
Ke)throw new t.sG("safe");const o=r.expect(t.gt).items();o.take(t.vh);const g=o.take(t.gt).items();(0,t.Q)(g.any());const w=g.take(t.gt);return L(w,(0,t.ao)(g.any()),
n)}async function Ge(e,n,s){const i=e.items(),r=i.take(t.gt).items(),o=(0,h.qQ)(r.take(t.gt)),g=r.take(t.G).contents;if(!o)return;const w=i.take(t.G).contents,M=i.
maybe(t.vh);if(g.length!==(0,P.createHash)(o).digest().length)throw new t.sG("MAC");const{password:U,pace:R}=s,$=M?s.countIterations(M):1,C=U===""?[te(""),new Uint8Array]:
[te(U)];for(const j of C){const Q=await ue({password:j,salt:w,iterations:$,hash:o,purpose:Be,length:g.length},R);if((0,d.er)((0,P.createHmac)(o,Q).update(n).digest(),
g))return!0}return!1}const Y=(e,n="certificate")=>(0,S.G6)([{field:n,message:e}]);async function ke({bytes:e},n,s){const i=await He(Ze(e),n,s),[r]=i.keys;if(!r)
throw Y("has no private key: give a PKCS #12 file, or PEM with the key and its certificate");const o=Ye(r);for(const U of i.keys)U.fill(0);if(!o)throw Y("has a \
private key that cannot be read: export it again");const g=(0,P.createPublicKey)(o).export({format:"der",type:"spki"}),w=i.certificates.find(({keyInfo:U})=>(0,d.
er)(g,U)||je(g,U));if(!w)throw Y(i.certificates.length===0?"has no certificate: add it to the key":"does not belong to the key: give both of one pair");const M=i.
certificates.filter(U=>U!==w);return{key:o,certificate:w,certificates:[w,...M]}}function je(e,n){try{const[s,i]=[e,n].map(r=>(0,t.uL)(r).children()[1].contents);
return(0,d.er)(s,i)}catch{return!1}}function Ze(e){if(e[0]===48&&e[1]>=128||(0,ie.X3)(e))return e;const n=Buffer.from(e.buffer,e.byteOffset,e.length).toString("\
latin1").replace(/\s/g,"");return/^[A-Za-z0-9+/]+={0,2}$/.test(n)?Buffer.from(n,"base64"):e}async function He(e,n,s){const i=new K(n,s);try{const r=(0,ie.X3)(e)?
await ze(e,i):$e(e)?await Fe(e,i):null;if(r===null)throw Y("is not a certificate with its private key: give PKCS #12 or PEM");if(!r)throw Y(n===""?"is required:\
 the certificate needs a password":"does not open the certificate","certificate_password");return r}catch(r){throw r instanceof t.sG?Y("cannot be read: export i\
t again, as PKCS #12 or PEM"):r}}async function ze(e,n){const s=[],i=[],r=(0,ie.Je)(e);if(r.length>ie.hk)throw new t.sG("too much");for(const o of r)if(o.label===
"CERTIFICATE"){const g=(0,d.w$)(o.bytes);if(!g)throw new t.sG("certificate");i.push(g)}else if(o.label==="ENCRYPTED PRIVATE KEY"){const g=await we((0,t.uL)(o.bytes),
n);if(!g)return;s.push(g)}else o.label.endsWith("PRIVATE KEY")&&s.push(o.bytes);return{keys:s,certificates:i}}function Ve(e){const n=(0,t.uL)(e).expect(t.gt).children(),
[,s,i]=n;let r=n;if(s?.tag===t.gt){if(!i||!Xe.has((0,t.Q)(s.items().any())))return!1;r=(0,t.uL)(i.expect(t.G).contents).expect(t.gt).children()}if(r[1]?.tag!==t.
vh)return!0;const[,o=0,,g=0,w=0,M=0,U=0,R=0,$=0]=r.map(({contents:j})=>j.length),C=g<=o&&U<=w&&R<=M&&$<=w&&w+M<=o+2;return r.length===9&&o<=Qe&&C}const Xe=new Set(
[h.Dy,h.gb,h.jK]),Qe=1025;function Ye(e){try{if(!Ve(e))throw Y(Ee)}catch(n){if(n instanceof t.sG)return;throw n}for(const n of["pkcs8","pkcs1","sec1"])try{return(0,P.
createPrivateKey)({key:e,format:"der",type:n})}catch{}}const Ee="has a key that is not supported: use RSA of 2048 to 8192 bits, or ECDSA on P-256, P-384 or P-52\
1",Je=new Set(["prime256v1","secp384r1","secp521r1"]),qe={"1.3.6.1.5.5.7.3.1":"server authentication","1.3.6.1.5.5.7.3.2":"client authentication","1.3.6.1.5.5.7\
.3.8":"time stamps","1.3.6.1.5.5.7.3.9":"answers about revocation"};function et({key:e,certificate:n},s){const{asymmetricKeyType:i,asymmetricKeyDetails:r}=e,o=i===
"rsa"||i==="rsa-pss";if(!((0,h.kc)(n.keyInfo)!==void 0&&(o?(r?.modulusLength??0)>=2048:i==="ec"&&Je.has(r?.namedCurve))))throw Y(Ee);const w=M=>new Date(M).toISOString().
slice(0,10);if(s>n.notAfter)throw Y(`expired on ${w(n.notAfter)}`);if(s<n.notBefore)throw Y(`is not valid before ${w(n.notBefore)}`);try{const M=(0,d.De)(n)?.purposes??
[],U=M.flatMap($=>qe[$]??[]),R=M.length>0&&U.length===M.length&&!M.includes("1.3.6.1.5.5.7.3.2");if(!(0,d.Rv)(n)||R)throw Y(`is not made for signing documents${U.
length>0?` (it is for: ${(0,D.Dw)(U)})`:""}`)}catch(M){throw M instanceof t.sG?Y("cannot be read: export it again, as PKCS #12 or PEM"):M}}var tt=f(74963);function V(e,...n){
const s=n.reduce((r,{length:o})=>r+o,0),i=[];if(s<128)i.push(s);else{for(let r=s;r>0;r=Math.floor(r/256))i.unshift(r%256);i.unshift(128|i.length)}return Buffer.
concat([Uint8Array.of(e,...i),...n])}const H=(...e)=>V(t.gt,...e),re=(...e)=>V(t.rK,...[...e].sort((n,s)=>Buffer.compare(n,s))),ae=e=>V(t.G,e),he=()=>V(t.Cq);function se(e){
const n=typeof e=="number"?Buffer.from(nt(e),"hex"):e;let s=0;for(;s<n.length-1&&n[s]===0;)s++;const i=n.subarray(s);return V(t.vh,...i[0]>=128?[Uint8Array.of(0)]:
[],i)}const nt=e=>{const n=e.toString(16);return n.length%2===0?n:`0${n}`};function J(e){const[n=0,s=0,...i]=e.split(".").map(Number),r=[];for(const o of[n*40+s,
...i]){const g=[o&127];for(let w=Math.floor(o/128);w>0;w=Math.floor(w/128))g.unshift(128|w&127);for(const w of g)r.push(w)}return V(t.yg,Uint8Array.from(r))}var st=f(
50818);const ve=3e4,ot=1;async function it(e,n,s){const{hostname:i}=new URL(n),r=j=>new S.zU("network",`The time stamp server ${i} ${j}: nothing was signed`,{fields:[
"timestamp_server"],advice:"Try again later, or use another time stamp server"}),o=(0,P.randomBytes)(8);o[0]=o[0]&127|64;const g=H(H(J((0,h.uF)("sha256")),he()),
ae((0,P.createHash)("sha256").update(e).digest())),w=H(se(1),g,se(o),V(t.Jx,Uint8Array.of(255))),U=await s({address:n,contentType:"application/timestamp-query",
body:w,timeout:ve}).catch(j=>{throw j instanceof S.zU?j:r(`did not answer within ${ve/1e3} seconds`)});if(U.status!==200)throw r(`answered ${U.status}`);const R=rt(
U.body);if(!R)throw r("refused the request");const $=(0,st.H9)(R,e),{nonce:C}=$?.info??{};if(!C||!(0,d.er)(C,o))throw r("gave a time stamp that is wrong");return R}
function rt(e){try{const n=(0,t.uL)(e).expect(t.gt).items();return(0,t.rl)(n.take(t.gt).items().take(t.vh))<=ot?n.take(t.gt).whole:void 0}catch{return}}var at=f(
78157),oe=f(77581),F=f(45599),Pe=f(92049),Oe=f(26836),ne=f(90618);const ct={prime256v1:"sha256",secp384r1:"sha384",secp521r1:"sha512"},dt="1.2.840.113549.1.1.11",
ft={sha256:"1.2.840.10045.4.3.2",sha384:"1.2.840.10045.4.3.3",sha512:"1.2.840.10045.4.3.4"},be=32,Me=({key:e})=>ct[e.asymmetricKeyDetails?.namedCurve??""]??"sha\
256",ce=(e,n)=>H(J(e),re(n)),de=e=>H(J((0,h.uF)(e)),he());function ut({bytes:e,issuer:n,serial:s},i){const r=ae((0,P.createHash)(i).update(e).digest()),o=H(H(V(
(0,t.qA)(4),n)),V(2,s));return H(...i==="sha256"?[]:[H(J((0,h.uF)(i)))],r,o)}function lt(e,n){const{key:s,certificate:i,certificates:r}=e,o=Me(e),g=re(ce(ne.Ty,
J(ne.vN)),ce(ne.FQ,ae(n)),ce(ne.do,H(H(ut(i,o))))),w=Se(e)?{padding:P.constants.RSA_PKCS1_PSS_PADDING,saltLength:be}:{},M=(0,P.createSign)(o).update(g).sign({key:s,
...w});return{signature:M,encode:R=>{const $=R?[V((0,t.qA)(1),ce(ne.Qk,R))]:[],C=Buffer.from(g);C[0]=(0,t.qA)(0);const j=H(se(1),H(i.issuer,V(2,i.serial)),de(o),
C,ht(e,o),ae(M),...$),Q=H(se(1),re(de(o)),H(J(ne.vN)),V((0,t.qA)(0),...r.map(({bytes:ee})=>ee)),re(j));return H(J(ne.ok),V((0,t.qA)(0),Q))}}}const Se=({key:e,certificate:n})=>e.
asymmetricKeyType==="rsa-pss"||(0,h.kc)(n.keyInfo)?.asymmetricKeyType==="rsa-pss";function ht(e,n){if(e.key.asymmetricKeyType==="ec")return H(J(ft[n]));if(!Se(e))
return H(J(dt),he());const s=H(J(h.ag),de(n)),i=H(V((0,t.qA)(0),de(n)),V((0,t.qA)(1),s),V((0,t.qA)(2),se(be)));return H(J(h.gb),i)}var gt=f(46287),mt=f(16231),pt=f(
91374),yt=f(74135),wt=f(86450),ge=f(9819);const Ae=3,De=132,Et="Signature";function vt(e,n,s){const i=n.filter(({field:o,signature:g})=>o&&!g),r=i.find(o=>o.name===
s&&o.fieldNumber!==void 0);if(!r){const o=i.flatMap(w=>w.name??[]),g=o.length>0?`; it has ${(0,D.Zv)(o)}`:", and no empty field at all";throw(0,S.G6)([{field:"s\
ign_field",message:`the document has no empty field '${s}'${g}`}])}return Pt(e,r.field),{name:s,number:r.fieldNumber,dict:r.field}}function Pt(e,n){const s=e.dict(
(0,pt.hj)(e,n,"SV")),i=e.resolve(s?.get("Ff"));if(!s||typeof i!="number")return;const r=w=>{const M=e.resolve(s.get(w));return((0,F.cy)(M)?M.map(R=>e.resolve(R)):
[M]).flatMap(R=>R instanceof F.SX?[R.text]:R instanceof F.Mx?[Buffer.from(R.bytes).toString("latin1")]:[])},g=[[1,r("Filter").includes("Adobe.PPKLite"),"another\
 signature handler"],[2,r("SubFilter").includes("ETSI.CAdES.detached"),"another form of signature"],[4,!s.has("V"),"a newer version of its rules"],[8,!s.has("Re\
asons"),"one of its reasons"],[16,!s.has("LegalAttestation"),"a legal attestation"],[32,e.resolve(s.get("AddRevInfo"))!==!0,"information about revocation"],[64,
r("DigestMethod").some(w=>["SHA256","SHA384","SHA512"].includes(w)),"another hash"]].find(([w,M])=>(i&w)!==0&&!M&&bt(s,w));if(g)throw(0,S.G6)([{field:"sign_fiel\
d",message:`demands ${g[2]}, which is not supported`}])}const Ot={1:"Filter",2:"SubFilter",4:"V",8:"Reasons",16:"LegalAttestation",32:"AddRevInfo",64:"DigestMet\
hod"},bt=(e,n)=>e.has(Ot[n]);async function Mt(e,n,s){const i=s?.place?.index??0,r=e.pages.number(i),o=new F.oS(r,e.generation(r)),g=new Set(n.map(C=>C.name));let w=1;
for(;g.has(`Signature${w}`);)w++;const M=`Signature${w}`,U=(0,F.jd)({Type:(0,F.UU)("Annot"),Subtype:(0,F.UU)("Widget"),FT:(0,F.UU)("Sig"),T:(0,oe.wx)(M),TU:(0,oe.
wx)(Et),F:De,P:o,Rect:(0,yt.W1)(s?.place?.rect??[0,0,0,0]),AP:(0,F.jd)({N:s?.form??e.add(At())})}),R=e.add(U),$=e.edit(o);return Te(e,$,"Annots",R),Dt(e,R),await St(
e,{field:U,reference:R,page:o,entries:$}),{name:M,number:R.number,dict:U}}async function St(e,{field:n,reference:s,page:i,entries:r}){const o=await wt.M.of(e),g=o.
add("Form",s,i);g!==void 0&&(n.set("StructParent",g),o.finishInPlace(g),(0,F.Eo)(e.resolve(r.get("Tabs")),"S")||r.set("Tabs",(0,F.UU)("S")))}const At=()=>new F.
Z6((0,F.jd)({Type:(0,F.UU)("XObject"),Subtype:(0,F.UU)("Form"),BBox:[0,0,0,0],Resources:new F.Bi}),new Uint8Array);function Dt(e,n){const s=(0,ge.Wo)(e,"AcroFor\
m");s?(e.edit(s.holder),Te(e,s.dict,"Fields",n)):e.editCatalog().set("AcroForm",(0,F.jd)({Fields:[n]}))}function Te(e,n,s,i){const r=n.get(s);r instanceof F.oS&&
(0,F.cy)(e.get(r))?e.edit(r).push(i):(0,F.cy)(r)?r.push(i):n.set(s,[i])}function Tt(e,n,{form:s}){e.edit(n).set("AP",(0,F.jd)({N:s}))}function _t(e,n,s){e.edit(
n.number),n.dict.set("V",s);const i=e.resolve(n.dict.get("F"));n.dict.set("F",(typeof i=="number"?i:0)|De);const r=(0,ge.Wo)(e,"AcroForm");!r||e.resolve(r.dict.
get("SigFlags"))===Ae||(e.edit(r.holder),r.dict.set("SigFlags",Ae))}const xt={no_changes:1,fill_forms:2,comments:3},Ut=16384,Rt=4096;async function Bt(e,n,s){(0,Pe.
xh)(e);const i=await(0,mt.Df)(e),r=i.filter(({signature:C})=>C!==void 0);It(e,r,s);const o=s.field===void 0?void 0:vt(e,i,s.field);o&&Kt(e,r,o);const g=await s.
draw(),w=o??await Mt(e,i,g?.look);o&&g?.widget!==void 0&&Tt(e,g.widget,g.look);const M=n.certificates.reduce((C,{bytes:j})=>C+j.length,Rt)+(s.stamp?Ut:0),U=e.add(
Lt(e,w,n,s,M));_t(e,w,U),s.certification!=="none"&&Ct(e,U);const{bytes:R,offsets:$}=await(0,Pe.wH)(e);return $t(e,R,$.get(U.number),n,s)}function It(e,n,{certification:s,
visible:i}){const r=n.map(({signature:o,field:g})=>(0,Oe.k)(e,o,g));if(r.some(o=>o.certification==="no_changes"||o.lock==="no_changes"))throw(0,S.G6)([{field:"f\
ile",message:"is certified, and its certification permits no further signature: ask its author for one that does"}]);if(i&&r.some(({certification:o,lock:g})=>(o??
g)!==void 0))throw(0,S.G6)([{field:"visible",message:"is not possible: the certification permits no new field on a page. Leave it out, or name an empty field",mentions:[
"sign_field"]}]);if(s!=="none"&&n.length>0)throw(0,S.G6)([{field:"certification",message:"must be that of the first signature, and the document is signed alread\
y: leave it out"}])}function Kt(e,n,{name:s}){if(n.some(i=>(0,Oe.k)(e,i.signature,i.field).isLocked(s)))throw(0,S.G6)([{field:"sign_field",message:`'${s}' is lo\
cked by an earlier signature`}])}function Lt(e,n,s,i,r){const{reason:o,location:g,signer:w=s.certificate.subjectName??void 0,date:M,certification:U}=i,R=[...U===
"none"?[]:[_e("DocMDP",(0,F.jd)({Type:(0,F.UU)("TransformParams"),P:xt[U],V:(0,F.UU)("1.2")}))],...Nt(e,n)];return(0,F.jd)({Type:(0,F.UU)("Sig"),Filter:(0,F.UU)(
"Adobe.PPKLite"),SubFilter:(0,F.UU)("ETSI.CAdES.detached"),ByteRange:[0,me,me,me],Contents:new F.Mx(new Uint8Array(r)),M:(0,F.Px)(M),Name:w===void 0?void 0:(0,oe.
wx)(w),Reason:o===void 0?void 0:(0,oe.wx)(o),Location:g===void 0?void 0:(0,oe.wx)(g),Reference:R.length>0?R:void 0})}const _e=(e,n,s)=>(0,F.jd)({Type:(0,F.UU)("\
SigRef"),TransformMethod:(0,F.UU)(e),TransformParams:n,Data:s});function Nt(e,n){const s=e.dict(n.dict.get("Lock"));if(!s)return[];const i=(0,F.jd)({Type:(0,F.UU)(
"TransformParams"),V:(0,F.UU)("1.2"),Action:s.get("Action"),Fields:s.get("Fields")});return[_e("FieldMDP",i,new F.oS(e.catalogNumber))]}function Ct(e,n){const s=e.
editCatalog(),i=e.dict(s.get("Perms"));s.set("Perms",(0,F.jd)({...Object.fromEntries(i??[]),DocMDP:n}))}const me=9999999999;async function $t(e,n,s,i,{stamp:r}){
const o=(0,at.bS)(n),g=o.indexOf("/ByteRange[",s)+11,w=o.indexOf("]",g),M=o.indexOf("/Contents<",g)+9,U=o.indexOf(">",M)+1;o.write(`0 ${M} ${U} ${n.length-U}`.padEnd(
w-g),g,"latin1");const R=[n.subarray(0,M),n.subarray(U)],$=lt(i,await(0,gt.o)(R,Me(i),e.job.pace)),C=$.encode(r&&await r($.signature)).toString("hex");if(C.length>
U-M-2)throw(0,S.G6)([{field:"timestamp_server",message:"gives time stamps that are too large: use another server"}]);return o.write(C,M+1,"latin1"),n}var Ft=f(6057),
Wt=f(91396),Gt=f(95234);const kt=async(e,n,s)=>{const i=await ke(n.certificate,n.certificate_password??"",s.pace),r=n.signed_at??new Date(zt(s)()).toISOString().
replace(/\.\d+Z$/,"Z");et(i,(0,tt.pe)((0,T._)(r)));const{document:o,signed:g}=await(0,Wt.n)(e.bytes,n.open_password,s),w=g.length>0,M=await B.mO.read(o);(0,N.mD)(
o,M);const U=w?[]:(0,N.br)(o,"values");w||Xt(o);const R=n.timestamp_server,C={signer:n.signer??i.certificate.subjectName??"",signedAt:(0,T._)(r)},j=await Bt(o,i,
{field:n.sign_field,certification:n.certification,reason:n.reason,location:n.location,signer:n.signer,date:(0,T.Z)(r),stamp:R===void 0?void 0:fe=>it(fe,R,Vt(s)),
visible:n.visible,draw:()=>jt(o,M,C,{parameters:n,job:s})}),Q=o.pages.count,ee={pageCount:Q,...C,level:R===void 0?"B-B":"B-T"};return{documents:[{name:e.name,bytes:j,
pageCount:Q}],notes:U,facts:ee}};async function jt(e,n,s,{parameters:i,job:r}){const{sign_field:o,visible:g,image:w}=i;if(!g&&(o===void 0||!Ht(e,n,o))){if(w)throw(0,S.
G6)([{field:"image",message:Zt,mentions:["visible","sign_field"]}]);return}const{drawInField:M,drawOnPage:U}=await(0,Gt.V)(r,()=>Promise.all([f.e(6161),f.e(7762),
f.e(7709),f.e(936),f.e(1966),f.e(1320),f.e(9726),f.e(4075),f.e(2167),f.e(5476),f.e(172)]).then(f.bind(f,41913)));return o===void 0?U(e,i,s,r):M(e,n,o,s,{parameters:i,
job:r})}const Zt="has no place, because no page shows the signature: set visible, or name a field with a place on a page",Ht=(e,n,s)=>n.byName.get(s)?.widgets.some(
({dict:i})=>(0,Ft.b0)(e,i.get("Rect")))===!0,zt=({lent:e})=>e.clock??xe("a clock"),Vt=({lent:e})=>e.network??xe("access to the network");function xe(e){throw new S.
zU("unavailable",`sign_document does not work here: it needs ${e}`)}function Xt(e){const n=(0,ge.Wo)(e,"AcroForm");n?.dict.has("NeedAppearances")&&(e.edit(n.holder),
n.dict.delete("NeedAppearances"))}}),91396:((z,W,f)=>{f.d(W,{n:()=>h});var S=f(58552),T=f(16231),B=f(91519),N=f(92049),P=f(14029),D=f(98446);async function h(t,d,c){
let l=!1;const{onRepaired:p}=c,u={...c,onRepaired:x=>{l||=!x.isOfDataAlone,p?.(x)}},O=await(0,B.E)(t,u,{password:d}),_=(await(0,T.Df)(O)).filter(({signature:x})=>x!==
void 0);if(!l&&(0,N.r7)(O,t))return{document:O,signed:_};if(_.length>0)throw(0,S.G6)([{field:"file",message:`is damaged, and has ${(0,D.y_)(_.length,"signature")}\
 that a repair would make invalid: ask its author for another copy`}]);const I=await(0,P.UN)(O);return{document:await(0,B.E)(I,{...c,asked:void 0},{password:d}),
signed:_}}}),95234:((z,W,f)=>{f.d(W,{V:()=>d,W:()=>h});var S=f(29082),T=f(91519),B=f(87826),N=f(14029),P=f(52404);const D="1.4";async function h(c,{pages:l,open_password:p,
transparency:u},O,_){const I=await(0,T.E)(c.bytes,O,{password:p}),x=I.pages.count,k=(0,S.k1)(l,x);if(k.length===0){const b=await(0,B.i)(I,c.bytes);return{documents:[
{name:c.name,bytes:b,pageCount:x}],notes:[P.$],facts:{pageCount:x,stampedPages:0}}}const{notes:y,stampedPages:a=k.length,version:m=D,write:E}=await _(I,k),A={version:m>
D?m:D},v=E?await E(A):await(0,N.UN)(I,A);return{documents:[{name:c.name,bytes:v,pageCount:x}],notes:u===100?[t,...y]:y,facts:{pageCount:x,stampedPages:a}}}const t={
code:"stamp_invisible",message:"The stamp cannot be seen, because transparency is 100. Use a lower value.",mentions:["transparency"]};async function d({pace:c},l){
await c.rest();const p=await l();return await c.rest(),p}}),81720:((z,W,f)=>{f.d(W,{Je:()=>D,X3:()=>P,hk:()=>S});const S=1e3,T="-----BEGIN ",B="-----",N=64,P=h=>Buffer.
from(h.buffer,h.byteOffset,h.length).includes(T);function D(h){const t=Buffer.from(h.buffer,h.byteOffset,h.length),d=[];for(let c=t.indexOf(T);c>=0&&d.length<=S;c=
t.indexOf(T,c)){const l=c+T.length,p=t.indexOf(B,l);if(p<0)break;if(c=l,p-l>N)continue;const u=t.toString("latin1",l,p),O=p+B.length,_=t.indexOf(B,O);if(_<0)break;
c=_;const I=`${B}END ${u}${B}`;t.toString("latin1",_,_+I.length)===I&&(d.push({label:u,bytes:Buffer.from(t.toString("latin1",O,_),"base64")}),c=_+I.length)}return d}}),
52755:((z,W,f)=>{f.d(W,{NT:()=>p,Uv:()=>O,kz:()=>D,mO:()=>I,mw:()=>P,qA:()=>u,sj:()=>N,zx:()=>l});var S=f(9819),T=f(45599),B=f(91374);const N=1,P=2,D=4096,h=8192,
t=32768,d=65536,c=1<<17,l=1<<18,p=1<<21,u=1<<24,O=1<<25,_=10;class I{document;fields=[];byName=new Map;widgets=new Map;form;nodes=new Map;fieldOf=new Map;visit;constructor(a){
this.document=a,this.form=(0,S.Wo)(a,"AcroForm"),this.visit=new S._i(a)}static async read(a){const m=new I(a),{form:E}=m;return await m.walk(m.references(E?.dict.
get("Fields"),E?.holder??-1,E?.dict,"Fields"),void 0),await m.readPages(),m}inherited(a,m){for(let E=a;E;E=E.parent){const A=this.document.resolve(E.dict.get(m));
if(A!==null)return A}return m==="DA"||m==="Q"?this.document.resolve(this.form?.dict.get(m)):null}integer(a,m){const E=this.inherited(a,m);return typeof E=="numb\
er"?Math.trunc(E):0}node(a){return this.nodes.get(a)}numbers(){return this.nodes.keys()}get needsAppearances(){return this.document.resolve(this.form?.dict.get(
"NeedAppearances"))===!0}forget(a){const{document:m,nodes:E,widgets:A,fields:v,byName:b}=this,K=({number:L})=>!a.has(L)&&m.exists(L);for(const L of E.values())K(
L)||E.delete(L.number);for(const L of A.values())K(L)||A.delete(L.number);for(const{nodes:L,widgets:G}of v)x(L,K),x(G,K);x(v,({nodes:L})=>L.length>0);for(const[
L,G]of b)G.nodes.length===0&&b.delete(L);this.form=(0,S.Wo)(m,"AcroForm")}async walk(a,m){const{document:E,visit:A}=this;for(const v of(0,B.iA)(E,{from:a,below:m,
visit:A,depth:B.tP})){const{number:b,dict:K}=v;this.nodes.set(b,v);const L=this.references(K.get("Kids"),b,K,"Kids");(0,T.Eo)(E.resolve(K.get("Subtype")),"Widge\
t")||K.has("Rect")?this.addWidget(v):L.length===0&&(0,B.bf)(v)===v&&this.field(v);const Z=E.job.pace.step(1500);Z&&await Z}}addWidget(a){const m={node:a,number:a.
number,dict:a.dict,pages:[]};this.field((0,B.bf)(a)).widgets.push(m),this.widgets.set(a.number,m)}field(a){const m=this.fieldOf.get(a);if(m)return m;const{name:E,
part:A}=a,v=E===""?void 0:this.byName.get(E),b=this.integer(a,"Ff"),K=k(a.type,b);if(v?.kind===K)return v.nodes.push(a),this.fieldOf.set(a,v),v;const L={name:E,
part:A,kind:K,flags:b,nodes:[a],widgets:[]};return this.fields.push(L),E!==""&&!v&&this.byName.set(E,L),this.fieldOf.set(a,L),L}async readPages(){const{document:a}=this,
{pages:m,job:E}=a,{spend:A}=new S.b9(a);for(let v=0;v<m.count;v++){const b=m.number(v),K=a.entry(b,"Annots");A(a.array(K)?.length??0);for(const G of K===void 0?
[]:this.annotations(K,b)){const Z=this.widgets.get(G.number)??await this.orphan(G);Z&&Z.pages.length>0&&A(_),Z&&Z.pages.at(-1)!==v+1&&Z.pages.push(v+1);const X=E.
pace.step(300);X&&await X}const L=E.pace.step(300);L&&await L}}annotations(a,m){const E=this.document.array(a)??[];if(!E.some(b=>(0,T.Zm)(b)&&(0,T.Eo)(b.get("Su\
btype"),"Widget")))return E.filter(T.i9);const A=(0,T.i9)(a)?a.number:m;this.document.edit(A);const v=(0,T.i9)(a)?E:this.document.array(this.document.get(m).get(
"Annots"))??[];for(const[b,K]of v.entries())(0,T.Zm)(K)&&(0,T.Eo)(K.get("Subtype"),"Widget")&&(v[b]=this.document.add(K));return v.filter(T.i9)}async orphan(a){
const{document:m}=this;if(!(0,T.Eo)(m.resolve(m.entry(a.number,"Subtype")),"Widget"))return;const E=[a],A=new Set([a.number]);let v;for(let b=m.entry(a.number,"\
Parent");(0,T.i9)(b)&&E.length<B.tP&&(v=this.nodes.get(b.number),!(v||A.has(b.number)||!(0,T.Zm)(m.get(b))));)A.add(b.number),E.push(b),b=m.entry(b.number,"Pare\
nt");for(const b of E.reverse())this.nodes.has(b.number)||await this.walk([b],v),v=this.nodes.get(b.number);return this.widgets.get(a.number)}references(a,m,E,A){
const{document:v}=this,b=v.array(a);if(!b||!E)return[];if(!b.some(T.Zm))return b.filter(T.i9);v.edit((0,T.i9)(a)?a.number:m);const K=v.array(E.get(A))??[];for(const[
L,G]of K.entries())(0,T.Zm)(G)&&(K[L]=v.add(G));return K.filter(T.i9)}}function x(y,a){let m=0;for(const E of y)a(E)&&(y[m++]=E);y.length=m}function k(y,a){switch(y){case"\
Tx":return a&h?"password":"text";case"Btn":return a&d?"button":a&t?"radio":"checkbox";case"Ch":return a&c?"dropdown":"list";case"Sig":return"signature";default:
return"unknown"}}}),77500:((z,W,f)=>{f.d(W,{Yw:()=>h,br:()=>P,f4:()=>B,mD:()=>N});var S=f(58552),T=f(9819);function B(t,d){return d.form?.dict.has("XFA")?t.resolve(
t.catalog.get("NeedsRendering"))===!0||!d.fields.some(({kind:l})=>l!=="unknown")?"dynamic":"static":"none"}function N(t,d){if(B(t,d)!=="dynamic")return;const c="\
is a dynamic XFA form, whose pages and fields only Adobe viewers show";throw new S.zU("invalid_parameters",`file: ${c}`,{issues:[{field:"file",message:c}],advice:"\
Print it to a PDF document from Adobe Reader, or ask its author for a form without XFA"})}function P(t,d){const c=(0,T.Wo)(t,"AcroForm");return c?.dict.has("XFA")?
(t.edit(c.holder),c.dict.delete("XFA"),t.catalog.has("NeedsRendering")&&t.editCatalog().delete("NeedsRendering"),[h(d)]):[]}const D={values:"it would still show\
 the old values.",pages:"it described removed pages. The fields themselves remain.",scripts:"it has scripts, or parts that cannot be read, which may have some. \
The fields themselves remain.",private:"its data repeats the values of fields, also of hidden ones. The fields themselves remain.",places:"it says where fields \
are on the pages. The fields themselves remain.",merge:"XFA forms cannot be merged. The fields themselves remain."},h=t=>({code:"xfa_removed",message:`The XFA v\
ersion of the form was removed, because ${D[t]}`})}),74135:((z,W,f)=>{f.d(W,{$L:()=>u,DI:()=>D,Gd:()=>d,JQ:()=>T,Mo:()=>N,PU:()=>h,Pj:()=>I,S3:()=>B,W1:()=>x,XM:()=>_,
d:()=>k,ds:()=>P,gF:()=>O,iN:()=>S,kO:()=>p,lw:()=>t,xk:()=>c,zl:()=>l});function S({box:[y,a,m,E],rotation:A}){const v=m-y,b=E-a;return A%180===0?{width:v,height:b}:
{width:b,height:v}}function T(y){const{width:a,height:m}=S(y);return{width:a*y.userUnit,height:m*y.userUnit}}function B({box:[y,a,m,E],rotation:A}){switch(A){case 0:
return[1,0,0,1,y,a];case 90:return[0,1,-1,0,m,a];case 180:return[-1,0,0,-1,m,E];case 270:return[0,-1,1,0,y,E]}}function N(y,a){return a===void 0?y:I(y,a)??y}function P([
y,a,m,E]){return[Math.min(y,m),Math.min(a,E),Math.max(y,m),Math.max(a,E)]}function D([y,a,m,E,A,v]){const b=y*E-a*m,[K,L,G,Z]=[E/b,-a/b,-m/b,y/b];return[K+0,L+0,
G+0,Z+0,-(A*K+v*G)+0,-(A*L+v*Z)+0]}const h=([y,a,m,E])=>Math.sqrt(Math.abs(y*E-a*m));function t(y,a){const[m,E,A,v,b,K]=y,[L,G,Z,X,q,te]=a;return[m*L+E*Z,m*G+E*
X,A*L+v*Z,A*G+v*X,b*L+K*Z+q,b*G+K*X+te]}function d([y,a,m,E,A,v],b,K){return[y*b+m*K+A,a*b+E*K+v]}function c([y,a],[m,E],[A,v],[b,K],L){const G=1-L,[Z,X,q,te]=[
G**3,3*L*G**2,3*L**2*G,L**3];return[Z*y+X*m+q*A+te*b,Z*a+X*E+q*v+te*K]}function l(y,[a,m,E,A]){const[v,b]=d(y,a,m),[K,L]=d(y,E,m),[G,Z]=d(y,a,A),[X,q]=d(y,E,A);
return[Math.min(v,K,G,X),Math.min(b,L,Z,q),Math.max(v,K,G,X),Math.max(b,L,Z,q)]}const p=(y,a)=>[Math.min(y[0],a[0]),Math.min(y[1],a[1]),Math.max(y[2],a[2]),Math.
max(y[3],a[3])];function u(y){let[a,m,E,A]=O;for(const[v,b]of y)a=Math.min(a,v),m=Math.min(m,b),E=Math.max(E,v),A=Math.max(A,b);return[a,m,E,A]}const O=[1/0,1/0,
-1/0,-1/0],_=([y,a,m,E],A)=>[y-A,a-A,m+A,E+A];function I(y,a){const m=[Math.max(y[0],a[0]),Math.max(y[1],a[1]),Math.min(y[2],a[2]),Math.min(y[3],a[3])];return m[0]<
m[2]&&m[1]<m[3]?m:void 0}const x=y=>y.map(a=>Math.round(a*1e5)/1e5+0),k=(y,{userUnit:a})=>String(Number((y*a/72).toPrecision(3)))}),6057:((z,W,f)=>{f.d(W,{VO:()=>B,
b0:()=>P,c_:()=>h,iw:()=>N,lQ:()=>D});var S=f(74135);const T=[0,0,612,792],B=(t,d)=>P(t,t.pages.attribute(d,"MediaBox"))??T;function N(t,d){const{pages:c}=t,l=t.
resolve(t.entry(c.number(d),"UserUnit"));return{box:(0,S.Mo)(B(t,d),P(t,c.attribute(d,"CropBox"))),rotation:h(t.resolve(c.attribute(d,"Rotate"))),userUnit:typeof l==
"number"&&l>0?l:1}}function P(t,d){const c=t.array(d)?.map(p=>t.resolve(p));if(c?.length!==4||!c.every(p=>typeof p=="number"&&Number.isFinite(p)))return;const l=(0,S.
ds)(c);return l[0]<l[2]&&l[1]<l[3]?l:void 0}function D(t,d){const c=(t.array(d)??[]).map(l=>t.resolve(l));return c.length===6&&c.every(l=>typeof l=="number")?c:
[1,0,0,1,0,0]}function h(t){const d=typeof t=="number"?(t%360+360)%360:0;return d===90||d===180||d===270?d:0}}),16231:((z,W,f)=>{f.d(W,{Df:()=>d,Ez:()=>t,W4:()=>l});
var S=f(17079),T=f(33973),B=f(87773),N=f(45599),P=f(91374),D=f(33311),h=f(59071);const t=async u=>(await d(u)).map(O=>p(u,O));async function d(u){const O=await(0,P.
qU)(u),{ByteRange:_,Sig:I}=await(0,D.S)(u),x=_.length>0?I:[],k=[],y=new Set,a=(A,v,b)=>{const K=(0,P.hj)(u,A,"V"),L=u.resolve(K),G=(0,N.Zm)(L)?L:void 0;G&&y.add(
G);const Z=G?c(u,G):null;k.push({name:(0,h.wh)(b)||null,field:A,fieldNumber:v,value:K,signature:G,kind:Z})};for(const{dict:A}of O)y.add(A);for(const{type:A,dict:v,
number:b,name:K}of(0,P.i4)(O))A==="Sig"&&a(v,b,K);const m=[];for await(const[A,v]of(0,B.$)(u,x)){if(!((0,N.Zm)(v)&&!y.has(v)&&(v.has("T")||(0,N.Eo)(v.get("Subty\
pe"),"Widget")))||!(0,N.Eo)(u.resolve((0,P.hj)(u,v,"FT")),"Sig"))continue;const K=u.resolve((0,P.hj)(u,v,"V"));(0,N.Zm)(K)&&!y.has(K)&&m.push({number:A,field:v})}
if(m.length>0){const{live:A}=await(0,T.Gy)(u);for(const{number:v,field:b}of m)A[v]===1&&a(b,v,(0,P.fq)(u,b))}const E=u.dict(u.catalog.get("Perms"));for(const A of[
"UR3","UR"]){const v=E?.get(A),b=u.dict(v);b&&k.push({name:null,field:void 0,fieldNumber:void 0,value:v,signature:b,kind:"usage_rights"})}return k}function c(u,O){
if((0,N.Eo)(u.resolve(O.get("Type")),"DocTimeStamp")||(0,N.Eo)(u.resolve(O.get("SubFilter")),"ETSI.RFC3161"))return"timestamp";const _=u.resolve(u.dict(u.catalog.
get("Perms"))?.get("DocMDP"));return O===_?"certification":"approval"}const l=(u,O)=>(0,S._)((0,h.Gh)(u.resolve(O.get("M")))??"")??null;function p(u,{name:O,signature:_,
kind:I}){if(!_)return{field:O,signed:!1,kind:null,subFilter:null,signer:null,date:null};const x=u.resolve(_.get("SubFilter"));return{field:O,signed:!0,kind:I,subFilter:x instanceof
N.SX?x.text:null,signer:(0,h.Gh)(u.resolve(_.get("Name"))),date:l(u,_)}}}),86450:((z,W,f)=>{f.d(W,{M:()=>B});var S=f(45599),T=f(89067);class B{document;tree;elements=[];constructor(P,D){
this.document=P,this.tree=D}static async of(P){return new B(P,await T.J.read(P))}add(P,D,h){const{document:t,tree:d}=this;if(!d)return;const c=(0,S.jd)({Type:(0,S.
UU)("OBJR"),Obj:D,Pg:h}),l=t.add((0,S.jd)({Type:(0,S.UU)("StructElem"),S:(0,S.UU)(P),Pg:h,K:c})),p=d.newKey();return d.entries.set(p,l),this.elements.push(l),p}addContent(P,D){
const{document:h,tree:t}=this;if(!t)return;const d=h.pages.number(D),c=h.resolve(h.entry(d,"StructParents")),l=typeof c=="number"?c:t.newKey(),p=h.array(t.entries.
get(l))??[],u=new S.oS(d,h.generation(d)),O=h.add((0,S.jd)({Type:(0,S.UU)("StructElem"),S:(0,S.UU)(P),Pg:u,K:p.length}));return t.entries.set(l,[...p,O]),c!==l&&
h.pages.patch(D,{StructParents:l}),this.elements.push(O),p.length}finish(){const{tree:P,elements:D}=this;!P||D.length===0||(P.write(),this.addElements(P))}finishInPlace(P){
const{tree:D}=this;D&&(D.grow(P),this.addElements(D))}addElements(P){const{document:D}=this,{dict:h,holder:t}=P.root,d=D.array(h.get("K"))??(h.has("K")?[h.get("\
K")]:[]),c=d.length===1&&(0,S.i9)(d[0])?d[0]:void 0,l=D.dict(c);c&&l&&(0,S.Eo)(D.resolve(l.get("S")),"Document")?this.append(l,c.number,c):this.append(h,t,D.catalog.
get("StructTreeRoot"))}append(P,D,h){const{document:t,elements:d}=this;t.edit(D);const c=P.get("K");if(P.set("K",[...t.array(c)??(c===void 0?[]:[c]),...d]),h instanceof
S.oS)for(const l of d)t.dict(l).set("P",h)}}}),89067:((z,W,f)=>{f.d(W,{J:()=>P});var S=f(45599),T=f(81077),B=f(9819);const N=100;class P{document;root;entries;nextKey;constructor(h,t,d,c){
this.document=h,this.root=t,this.entries=d,this.nextKey=c}static async read(h){const t=(0,B.Wo)(h,"StructTreeRoot");if(!t)return;const d=new Map;for(const[p,u]of await(0,T.
Zc)(h,t.dict.get("ParentTree"),"Nums"))typeof p=="number"&&d.set(p,u);const c=h.resolve(t.dict.get("ParentTreeNextKey")),l=[...d.keys()].reduce((p,u)=>Math.max(
p,u+1),typeof c=="number"?c:0);return new P(h,t,d,l)}newKey(){return this.nextKey++}write(){const{document:h,root:t,entries:d}=this,c=[...d].sort(([l],[p])=>l-p);
h.edit(t.holder),t.dict.set("ParentTree",h.add((0,T.H6)(h,c,"Nums"))),t.dict.set("ParentTreeNextKey",this.nextKey)}grow(h){const{document:t,root:d,entries:c}=this,
l=this.lastLeaf(),p=l.at(-1);if(!p)return this.write();t.edit(d.holder),d.dict.set("ParentTreeNextKey",this.nextKey);for(const{dict:_,holder:I}of l){const x=t.array(
_.get("Limits"));t.edit(I),x&&_.set("Limits",[x[0]??h,h])}const u=p.dict.get("Nums"),O=(0,S.i9)(u)?t.edit(u):u;(0,S.cy)(O)?O.push(h,c.get(h)):p.dict.set("Nums",
[h,c.get(h)])}lastLeaf(){const{document:h,root:t}=this,d=[];let c=t.holder,l=t.dict.get("ParentTree");for(;l!==void 0&&d.length<N;){(0,S.i9)(l)&&(c=l.number);const p=h.
dict(l);if(!p)return[];d.push({dict:p,holder:c});const u=h.array(p.get("Kids"));if(!u||u.length===0)return d;l=u.at(-1)}return[]}}}),33311:((z,W,f)=>{f.d(W,{S:()=>B});
var S=f(21996),T=f(70549);const B=(0,T.n)(N=>(0,S.zx)(N,["AP","JS","EF","ByteRange","Sig"]))}),59071:((z,W,f)=>{f.d(W,{Gh:()=>l,ZK:()=>p,wh:()=>c});var S=f(77581),
T=f(45599);const B=/\u001b[A-Za-z]{2}[A-Za-z-]{0,8}\u001b/g,N=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g,P=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,
D=u=>u.replace(B,"").replace(N,"").replace(P,"�"),h=200,t=new WeakMap;function d(u){let O=t.get(u);if(O)return O;const _=D((0,S.g7)(u));return O={whole:_,trimmed:_.
trim()},u.bytes.length>=h&&t.set(u,O),O}const c=u=>D(u).trim();function l(u){const O=u instanceof T.Mx?d(u).trimmed:"";return O===""?null:O}const p=u=>u?d(u).whole:
""}),87826:((z,W,f)=>{f.d(W,{N:()=>B,i:()=>N});var S=f(78157),T=f(14029);function B({suspect:P,bytes:D},h){if(!(P||(0,S.bS)(D.subarray(0,5)).toString("latin1")!==
"%PDF-"))return D.length===h.length?h:D}const N=async(P,D,h)=>B(P,D)??await(0,T.UN)(P,h)})};
