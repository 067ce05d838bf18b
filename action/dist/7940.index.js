"use strict";exports.id=7940,exports.ids=[7940],exports.modules={17079:((H,F,f)=>{f.d(F,{Z:()=>O,_:()=>N});const S=/^(?:D:)?\s*(\d{4})(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d))?)?)?)?)?\s*(?:(Z)(?:00?)?'?(?:00?'?)?|([+-])(\d\d)?'?(?:(\d\d)'?)?)?$/,
T=/^(D:)?19(1\d\d)(\d{10})(?!\d)/,R=/^(\d{4})(?:-(\d\d)(?:-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,]\d{1,9})?)?\s?(?:(Z)|([+-])(\d\d):?(\d\d)?)?)?)?)?$/;function N(u){
if(u.length>64)return;const a=u.trim().replace(T,(l,d,g,M)=>`${d??""}${1900+Number(g)}${M}`);return n(w(S.exec(a)??R.exec(a)))}function O(u){const a=u.length>64?
void 0:w(R.exec(u.trim()));if(!a||n(a)===void 0)return;const{year:l,month:d="",day:g="",hour:M="",minute:L="",second:I="",zone:U=""}=a;return`D:${l}${d}${g}${M}${L}${I}${U===
"Z"||U===""?U:`${U.replace(":","'")}'`}`}function w(u){if(!u)return;const[,a,l,d,g,M,L,I,U,G,E]=u,i=I??(U===void 0?void 0:`${U}${G??"00"}:${E??"00"}`);return{year:a,
month:l,day:d,hour:g,minute:M,second:L,zone:i}}function n(u){if(!u)return;const{year:a,month:l,day:d,hour:g,minute:M="00",second:L="00",zone:I}=u,U=(E,i,m)=>E===
void 0||Number(E)>=i&&Number(E)<=m;if(Number(a)===0||!U(l,1,12)||!U(d,1,h(Number(a),Number(l)))||!U(g,0,23)||!U(M,0,59)||!U(L,0,59)||I!==void 0&&I!=="Z"&&!(U(I.
slice(1,3),0,23)&&U(I.slice(4),0,59)))return;const G=[a,l,d].filter(E=>E!==void 0).join("-");return g===void 0?G:`${G}T${g}:${M}:${L}${I==="+00:00"||I==="-00:00"?
"Z":I??""}`}function h(u,a){return a===2?u%4===0&&(u%100!==0||u%400===0)?29:28:[4,6,9,11].includes(a)?30:31}}),66974:((H,F,f)=>{f.d(F,{D6:()=>O,F1:()=>R,NL:()=>u,
P3:()=>T,br:()=>N,bs:()=>h});var S=f(98446);const T={problem:"names page 0: pages count from 1, and -1 is the last page"};function R(l,d,g){const M=[],L=[];for(const[
I,U]of l.split(",").entries()){const G=I+1;if(d!==void 0&&U.trim()===""){L.push(`entry ${G} is empty: write ${d}, separated by single commas`);continue}const E=g(
U,G);"problem"in E?L.push(N(G,U,E.problem)):M.push(E.item)}return L.length>0?{problem:h(L)}:{items:M}}const N=(l,d,g)=>`entry ${l} ('${a(d.trim())}') ${g}`,O=({
position:l,text:d},g,M)=>N(l,d,`names ${w(g)}, but the document has ${(0,S.y_)(M,"page")}`);function w(l){return Number.isSafeInteger(l)?`page ${l}`:"a page far\
 beyond its end"}const n=5;function h(l){const d=l.length-n;return[...l.slice(0,n),...d>0?[`and ${d} more such entries`]:[]].join("; ")}function u(l){const d=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.
exec(l);return d?`is not a range: write ${d[1]}..${d[2]}${d[2]===""?" for this page and all after it":""}`:/\bfirst\b/i.test(l)?"is not a page: the first page i\
s written 1, and a range from it 1..5":/\b(last|end)\b/i.test(l)?"is not a page: the last page is written -1, and a range to it 2..":void 0}function a(l){const d=[
...l].map(g=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.test(g)?"?":g);return(0,S.Bu)(d.join(""),40)}}),29082:((H,F,f)=>{f.d(F,{k1:()=>O,lY:()=>N,m7:()=>w});var S=f(58552),T=f(
66974);const R=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i,N=u=>(0,T.F1)(u,"pages such as 1..3, -1, odd",(a,l)=>{const d=a.trim(),g=R.exec(d);if(!g)
return{problem:h(d)};const[,M,L,I,U,G]=g,E={negated:M!==void 0,text:d,position:l};if(L!==void 0)return{item:{...E,pages:L.toLowerCase()}};const i=Number(I),m=U===
void 0?i:G===void 0?"end":Number(G);return i===0||m===0?T.P3:{item:{...E,pages:{from:i,to:m}}}});function O(u,a,l="pages"){const d=U=>(0,S.G6)([{field:l,message:U}]),
g=N(u);if("problem"in g)throw d(g.problem);const M=new n(a),L=new n(a),I=[];for(const U of g.items){const G=U.negated?L:M;if(typeof U.pages=="string"){G.add(U.pages);
continue}const{from:E,to:i}=U.pages,m=E<0?a+1+E:E,p=i==="end"?a:i<0?a+1+i:i,P=(i==="end"?E<0?[[E,m]]:[]:[[E,m],[i,p]]).find(([,b])=>b<1||b>a);P&&I.push((0,T.D6)(
U,P[0],a)),!(i==="end"&&m>a||I.length>0)&&G.range(Math.min(m,p),Math.max(m,p))}if(I.length>0)throw d((0,T.bs)(I));return g.items.every(({negated:U})=>U)&&M.add(
"all"),M.without(L)}function w(u){const a=N(u);if("problem"in a||a.items.length!==1)return;const{negated:l,pages:d}=a.items[0];if(l)return;if(d==="all")return{first:1};
if(typeof d=="string"||d.from<1)return;const{from:g,to:M}=d;return M==="end"?{first:g}:M===-1?{first:g}:M<1?void 0:{first:Math.min(g,M),last:Math.max(g,M)}}class n{pageCount;differences;odd=!1;even=!1;constructor(a){
this.pageCount=a,this.differences=new Int32Array(a+2)}add(a){a!=="even"&&(this.odd=!0),a!=="odd"&&(this.even=!0)}range(a,l){this.differences[a]++,this.differences[l+
1]--}without(a){const l=new Uint32Array(this.pageCount);let d=0,g=0,M=0;for(let L=1;L<=this.pageCount;L++){g+=this.differences[L],M+=a.differences[L];const I=L%
2===1?"odd":"even";(g>0||this[I])&&!(M>0||a[I])&&(l[d++]=L)}return l.subarray(0,d)}}function h(u){return/^(not +)?\.\./i.test(u)?"has no start: a range is writt\
en 1..5":/^!/.test(u)?"is not a page: leave out pages with not, such as not 2":(0,T.NL)(u.replace(/^not +/i,""))??"is not a page such as 3 or -1, a range such a\
s 2..5 or 2.., odd, even, all, or one of these after not"}}),52404:((H,F,f)=>{f.d(F,{$:()=>N,U:()=>O});var S=f(58552),T=f(29082),R=f(98446);const N={code:"no_pa\
ges_selected",message:"The document has none of the pages that were asked for, so nothing was changed."};function O({first_page:w,last_page:n,pages:h},u){if(h!==
void 0)return(0,T.k1)(h,u);const a=(0,R.y_)(u,"page"),l=[];if(w>u&&l.push({field:"first_page",message:`is ${w}, but the document has ${a}`}),n!==void 0&&n>u&&l.
push({field:"last_page",message:`is ${n}, but the document has ${a}`}),l.length===0&&n!==void 0&&w>n&&l.push({field:"first_page",message:`is ${w}, which is afte\
r last_page (${n})`,mentions:["last_page"]}),l.length>0)throw(0,S.G6)(l);return Uint32Array.from({length:(n??u)-w+1},(d,g)=>w+g)}}),27940:((H,F,f)=>{f.r(F),f.d(
F,{sign_document:()=>Ct});var S=f(58552),T=f(17079),R=f(52755),N=f(77500),O=f(77598),w=f(98446),n=f(82377),h=f(34773),u=f(81720),a=f(92410),l=f(42973);const d=Buffer.
from("d978f9c419ddb5ed28e9fd794aa0d89dc67e37832b76538e624c6488448bfba2179a59f587b34f1361456d8d09817d32bd8f40eb86b77b0bf09521225c6b4e8254d66593ce60b21c7356c014a7\
8cf1dc1275ca1f3bbee4d1423dd430a33cb6266fbf0eda4669075727f21d9bbc944303f811c7f690ef3ee706c3d52fc8661ed708e8eade8052eef784aa72ac354d6a2a961ad2715a1549744b9fd05e04\
18a4ecc2e0416e0f51cbcc2491af50a1f47039997c3a8523b8b47afc02365b255597312d5dfa98e38a92ae05df2910676cbac9d300e6cfe19ea82c6316013f58e289a90d38341bab33ffb0bb480c5fb9\
b1cd2ec5f3db47e5a59c770aa62068fe7fc1ad","hex"),g=64,M=8;function L(e){const t=new Uint8Array(2*g);t.set(e);const{length:s}=e;for(let c=s;c<t.length;c++)t[c]=d[t[c-
1]+t[c-s]&255];const o=t.length-s;t[o]=d[t[o]];for(let c=o-1;c>=0;c--)t[c]=d[t[c+1]^t[c+s]];return Uint16Array.from({length:g},(c,r)=>t[2*r]|t[2*r+1]<<8)}const I=[
1,2,3,5],U=[5,6,5];function G(e,t){let s=g-1;for(const[o,c]of U.entries()){for(let r=0;r<c;r++)for(let y=3;y>=0;y--){const v=I[y],D=t[y]>>v|t[y]<<16-v,[_,x,$]=[
t[y+3&3],t[y+2&3],t[y+1&3]];t[y]=D-e[s--]-(_&x)-(~_&$)}if(o<2)for(let r=3;r>=0;r--)t[r]=t[r]-e[t[r+3&3]&63]}}function E(e,t,s){if(e.length===0||e.length%M!==0||
s.length!==M)throw new n.sG("RC2");const o=L(t),c=Buffer.alloc(e.length);let r=s;for(let v=0;v<e.length;v+=M){const D=e.subarray(v,v+M),_=Uint16Array.from({length:4},
(x,$)=>D[2*$]|D[2*$+1]<<8);G(o,_);for(let x=0;x<M;x++)c[v+x]=_[x>>1]>>(x&1)*8&255^r[x];r=D}const y=c.at(-1);if(y<1||y>M)throw new n.sG("RC2");return c.subarray(
0,c.length-y)}const i="1.2.840.113549.1.5.13",m="1.2.840.113549.1.5.12",p={"1.2.840.113549.1.12.1.3":{cipher:"des-ede3-cbc",keyBytes:24},"1.2.840.113549.1.12.1.\
4":{cipher:"des-ede3-cbc",keyBytes:16},"1.2.840.113549.1.12.1.5":{cipher:"rc2",keyBytes:16},"1.2.840.113549.1.12.1.6":{cipher:"rc2",keyBytes:5}},A={"2.16.840.1.\
101.3.4.1.2":["aes-128-cbc",16],"2.16.840.1.101.3.4.1.22":["aes-192-cbc",24],"2.16.840.1.101.3.4.1.42":["aes-256-cbc",32],"1.2.840.113549.3.7":["des-ede3-cbc",24]},
P={"1.2.840.113549.2.7":"sha1","1.2.840.113549.2.8":"sha224","1.2.840.113549.2.9":"sha256","1.2.840.113549.2.10":"sha384","1.2.840.113549.2.11":"sha512"},b=2e6;
function K(e){const t=(0,n.rl)(e);if(t<1||t>b)throw(0,l.F)("nodes",`The password of the certificate takes ${t} rounds`,"Export the certificate again","certifica\
te");return t}async function B(e,t,s,o){const c=e.expect(n.gt).items(),r=(0,n.Q)(c.any()),y=c.take(n.gt),v=p[r];if(r!==i&&!v)throw new n.sG("encryption");try{return v?
await q(v,y,t,s,o):await k(y,t,s)}catch(D){const{code:_}=D;if(typeof _=="string"&&_.startsWith("ERR_OSSL")||v&&D instanceof n.sG)return;throw D}}async function k(e,t,s){
const o=e.items(),c=o.take(n.gt).items(),r=o.take(n.gt).items();if((0,n.Q)(c.any())!==m)throw new n.sG("derivation");const y=c.take(n.gt).items(),v=y.take(n.G).
contents,D=K(y.take(n.vh));y.maybe(n.vh);const _=y.maybe(n.gt),x=_?P[(0,n.Q)(_.items().any())]:"sha1",[$,W]=A[(0,n.Q)(r.any())]??[];if(!x||!$||!W)throw new n.sG(
"algorithm");const z=await j(s,v,D,W,x);return X($,z,r.take(n.G).contents,t)}const j=(e,t,s,o,c)=>new Promise((r,y)=>(0,O.pbkdf2)(e,t,s,o,c,(v,D)=>v?y(v):r(D)));
function X(e,t,s,o){const c=(0,O.createDecipheriv)(e,t,s),r=[c.update(o),c.final()],y=Buffer.concat(r);for(const v of[...r,t])v.fill(0);return y}async function q({
cipher:e,keyBytes:t},s,o,c,r){const y=s.items(),v=(0,n.ao)(y.any()),D=K(y.take(n.vh)),_={password:te(c),salt:v,iterations:D,hash:"sha1"},x=await fe({..._,purpose:_e,
length:t},r),$=await fe({..._,purpose:xe,length:8},r);return e==="rc2"?E(o,x,$):X(e,t===16?Buffer.concat([x,x.subarray(0,8)]):x,$,o)}const te=e=>Buffer.from(`${e}\
\0`,"utf16le").swap16(),_e=1,xe=2,Ue=3;async function fe({password:e,salt:t,iterations:s,hash:o,purpose:c,length:r},y){const v=o==="sha384"||o==="sha512"?128:64,
D=$=>Buffer.alloc(Math.ceil($.length/v)*v,$.length>0?$:Buffer.alloc(1)),_=Buffer.concat([D(t),D(e)]),x=[];for(let $=0;$<r;){let W=(0,O.createHash)(o).update(Buffer.
alloc(v,c)).update(_).digest();for(let z=1;z<s;z++){W=(0,O.createHash)(o).update(W).digest();const J=y.step(1500);J&&await J}x.push(W),$+=W.length,Re(_,Buffer.alloc(
v,W),v)}return Buffer.concat(x).subarray(0,r)}function Re(e,t,s){for(let o=0;o<e.length;o+=s){let c=1;for(let r=s-1;r>=0;r--)c+=e[o+r]+t[r],e[o+r]=c&255,c>>=8}}
const me="1.2.840.113549.1.7.1",Be="1.2.840.113549.1.7.6",ue="1.2.840.113549.1.12.10.1.",Ie=`${ue}1`,Ke=`${ue}2`,Le=`${ue}3`,pe=200;function Ne(e){try{return(0,n.
uL)(e).expect(n.gt).children()[0]?.tag===n.vh&&(0,n.uL)(e).children()[1]?.tag===n.gt}catch{return!1}}async function Ce(e,t,s){const o=(0,n.uL)(e).expect(n.gt).items();
o.take(n.vh);const c=o.take(n.gt).items();if((0,n.Q)(c.any())!==me)throw new n.sG("not under a password");const r=(0,n.ao)(c.take((0,n.qA)(0)).items().any()),y=o.
maybe(n.gt);if(y&&await $e(y,r,t,s)===!1)return;const v=[],D=[];for(const _ of(0,n.uL)(r).expect(n.gt).children().slice(0,pe)){const x=await Fe(_,t,s);if(!x)return;
for(const $ of(0,n.uL)(x).expect(n.gt).children().slice(0,pe)){const W=$.items(),z=(0,n.Q)(W.any()),J=W.take((0,n.qA)(0)).items().any();if(z===Ie)v.push(Buffer.
from(J.whole));else if(z===Ke){const ee=await ye(J,t,s);if(!ee)return;v.push(ee)}else if(z===Le){const[,ee]=J.children(),de=ee&&(0,h.w$)((0,n.ao)(ee.items().any()));
de&&D.push(de)}}}return{keys:v,certificates:D}}function ye(e,t,s){const o=e.expect(n.gt).items();return B(o.take(n.gt),(0,n.ao)(o.any()),t,s)}async function Fe(e,t,s){
const o=e.expect(n.gt).items(),c=(0,n.Q)(o.any()),r=o.take((0,n.qA)(0)).items().any();if(c===me)return(0,n.ao)(r);if(c!==Be)throw new n.sG("safe");const y=r.expect(
n.gt).items();y.take(n.vh);const v=y.take(n.gt).items();(0,n.Q)(v.any());const D=v.take(n.gt);return B(D,(0,n.ao)(v.any()),t,s)}async function $e(e,t,s,o){const c=e.
items(),r=c.take(n.gt).items(),y=(0,a.qQ)(r.take(n.gt)),v=r.take(n.G).contents;if(!y)return;const D=c.take(n.G).contents,_=c.maybe(n.vh),x=_?K(_):1,$=s===""?[te(
""),new Uint8Array]:[te(s)];for(const W of $){const z=await fe({password:W,salt:D,iterations:x,hash:y,purpose:Ue,length:v.length},o);if((0,h.er)((0,O.createHmac)(
y,z).update(t).digest(),v))return!0}return!1}const Q=(e,t="certificate")=>(0,S.G6)([{field:t,message:e}]);async function We({bytes:e},t,s){const o=await je(ke(e),
t,s),[c]=o.keys;if(!c)throw Q("has no private key: give a PKCS #12 file, or PEM with the key and its certificate");const r=ze(c);for(const _ of o.keys)_.fill(0);
if(!r)throw Q("has a private key that cannot be read: export it again");const y=(0,O.createPublicKey)(r).export({format:"der",type:"spki"}),v=o.certificates.find(
({keyInfo:_})=>(0,h.er)(y,_)||Ge(y,_));if(!v)throw Q(o.certificates.length===0?"has no certificate: add it to the key":"does not belong to the key: give both of\
 one pair");const D=o.certificates.filter(_=>_!==v);return{key:r,certificate:v,certificates:[v,...D]}}function Ge(e,t){try{const[s,o]=[e,t].map(c=>(0,n.uL)(c).children()[1].
contents);return(0,h.er)(s,o)}catch{return!1}}function ke(e){if(e[0]===48&&e[1]>=128||(0,u.X)(e))return e;const t=Buffer.from(e.buffer,e.byteOffset,e.length).toString(
"latin1").replace(/\s/g,"");return/^[A-Za-z0-9+/]+={0,2}$/.test(t)?Buffer.from(t,"base64"):e}async function je(e,t,s){try{const o=(0,u.X)(e)?await Ze(e,t,s):Ne(
e)?await Ce(e,t,s):null;if(o===null)throw Q("is not a certificate with its private key: give PKCS #12 or PEM");if(!o)throw Q(t===""?"is required: the certificat\
e needs a password":"does not open the certificate","certificate_password");return o}catch(o){throw o instanceof n.sG?Q("cannot be read: export it again, as PKC\
S #12 or PEM"):o}}async function Ze(e,t,s){const o=[],c=[];for(const r of(0,u.J)(e))if(r.label==="CERTIFICATE"){const y=(0,h.w$)(r.bytes);if(!y)throw new n.sG("\
certificate");c.push(y)}else if(r.label==="ENCRYPTED PRIVATE KEY"){const y=await ye((0,n.uL)(r.bytes),t,s);if(!y)return;o.push(y)}else r.label.endsWith("PRIVATE\
 KEY")&&o.push(r.bytes);return{keys:o,certificates:c}}function ze(e){for(const t of["pkcs8","pkcs1","sec1"])try{return(0,O.createPrivateKey)({key:e,format:"der",
type:t})}catch{}}const He=new Set(["prime256v1","secp384r1","secp521r1"]),Ve={"1.3.6.1.5.5.7.3.1":"server authentication","1.3.6.1.5.5.7.3.2":"client authentica\
tion","1.3.6.1.5.5.7.3.8":"time stamps","1.3.6.1.5.5.7.3.9":"answers about revocation"};function Xe({key:e,certificate:t},s){const{asymmetricKeyType:o,asymmetricKeyDetails:c}=e;
if(!(o==="rsa"||o==="rsa-pss"?(c?.modulusLength??0)>=2048:o==="ec"&&He.has(c?.namedCurve)))throw Q("has a key that is not supported: use RSA of at least 2048 bi\
ts, or ECDSA on P-256, P-384 or P-521");const v=D=>new Date(D).toISOString().slice(0,10);if(s>t.notAfter)throw Q(`expired on ${v(t.notAfter)}`);if(s<t.notBefore)
throw Q(`is not valid before ${v(t.notBefore)}`);try{const D=(0,h.De)(t)?.purposes??[],_=D.flatMap($=>Ve[$]??[]),x=D.length>0&&_.length===D.length&&!D.includes(
"1.3.6.1.5.5.7.3.2");if(!(0,h.Rv)(t)||x)throw Q(`is not made for signing documents${_.length>0?` (it is for: ${(0,w.Dw)(_)})`:""}`)}catch(D){throw D instanceof n.
sG?Q("cannot be read: export it again, as PKCS #12 or PEM"):D}}var Qe=f(44091);function V(e,...t){const s=t.reduce((c,{length:r})=>c+r,0),o=[];if(s<128)o.push(s);else{
for(let c=s;c>0;c=Math.floor(c/256))o.unshift(c%256);o.unshift(128|o.length)}return Buffer.concat([Uint8Array.of(e,...o),...t])}const Z=(...e)=>V(n.gt,...e),ie=(...e)=>V(
n.rK,...[...e].sort((t,s)=>Buffer.compare(t,s))),re=e=>V(n.G,e),le=()=>V(n.Cq);function se(e){const t=typeof e=="number"?Buffer.from(Ye(e),"hex"):e;let s=0;for(;s<
t.length-1&&t[s]===0;)s++;const o=t.subarray(s);return V(n.vh,...o[0]>=128?[Uint8Array.of(0)]:[],o)}const Ye=e=>{const t=e.toString(16);return t.length%2===0?t:
`0${t}`};function Y(e){const[t=0,s=0,...o]=e.split(".").map(Number),c=[];for(const r of[t*40+s,...o]){const y=[r&127];for(let v=Math.floor(r/128);v>0;v=Math.floor(
v/128))y.unshift(128|v&127);for(const v of y)c.push(v)}return V(n.yg,Uint8Array.from(c))}var Je=f(50818);const Ee=3e4,qe=1;async function et(e,t,s){const{hostname:o}=new URL(
t),c=z=>new S.zU("network",`The time stamp server ${o} ${z}: nothing was signed`,{fields:["timestamp_server"],advice:"Try again later, or use another time stamp\
 server"}),r=(0,O.randomBytes)(8);r[0]=r[0]&127|64;const y=Z(Z(Y((0,a.uF)("sha256")),le()),re((0,O.createHash)("sha256").update(e).digest())),v=Z(se(1),y,se(r),
V(n.Jx,Uint8Array.of(255))),_=await s({address:t,contentType:"application/timestamp-query",body:v,timeout:Ee}).catch(z=>{throw z instanceof S.zU?z:c(`did not an\
swer within ${Ee/1e3} seconds`)});if(_.status!==200)throw c(`answered ${_.status}`);const x=tt(_.body);if(!x)throw c("refused the request");const $=(0,Je.H9)(x,
e),{nonce:W}=$?.info??{};if(!W||!(0,h.er)(W,r))throw c("gave a time stamp that is wrong");return x}function tt(e){try{const t=(0,n.uL)(e).expect(n.gt).items();return(0,n.
rl)(t.take(n.gt).items().take(n.vh))<=qe?t.take(n.gt).whole:void 0}catch{return}}var nt=f(78157),oe=f(77581),C=f(45599),ve=f(92049),we=f(26836),ne=f(90618);const st={
prime256v1:"sha256",secp384r1:"sha384",secp521r1:"sha512"},ot="1.2.840.113549.1.1.11",it={sha256:"1.2.840.10045.4.3.2",sha384:"1.2.840.10045.4.3.3",sha512:"1.2.\
840.10045.4.3.4"},Pe=32,be=({key:e})=>st[e.asymmetricKeyDetails?.namedCurve??""]??"sha256",ae=(e,t)=>Z(Y(e),ie(t)),ce=e=>Z(Y((0,a.uF)(e)),le());function rt({bytes:e,
issuer:t,serial:s},o){const c=re((0,O.createHash)(o).update(e).digest()),r=Z(Z(V((0,n.qA)(4),t)),V(2,s));return Z(...o==="sha256"?[]:[Z(Y((0,a.uF)(o)))],c,r)}function at(e,t){
const{key:s,certificate:o,certificates:c}=e,r=be(e),y=ie(ae(ne.Ty,Y(ne.vN)),ae(ne.FQ,re(t)),ae(ne.do,Z(Z(rt(o,r))))),v=Oe(e)?{padding:O.constants.RSA_PKCS1_PSS_PADDING,
saltLength:Pe}:{},D=(0,O.createSign)(r).update(y).sign({key:s,...v});return{signature:D,encode:x=>{const $=x?[V((0,n.qA)(1),ae(ne.Qk,x))]:[],W=Buffer.from(y);W[0]=
(0,n.qA)(0);const z=Z(se(1),Z(o.issuer,V(2,o.serial)),ce(r),W,ct(e,r),re(D),...$),J=Z(se(1),ie(ce(r)),Z(Y(ne.vN)),V((0,n.qA)(0),...c.map(({bytes:ee})=>ee)),ie(z));
return Z(Y(ne.ok),V((0,n.qA)(0),J))}}}const Oe=({key:e,certificate:t})=>e.asymmetricKeyType==="rsa-pss"||(0,a.kc)(t.keyInfo)?.asymmetricKeyType==="rsa-pss";function ct(e,t){
if(e.key.asymmetricKeyType==="ec")return Z(Y(it[t]));if(!Oe(e))return Z(Y(ot),le());const s=Z(Y(a.ag),ce(t)),o=Z(V((0,n.qA)(0),ce(t)),V((0,n.qA)(1),s),V((0,n.qA)(
2),se(Pe)));return Z(Y(a.gb),o)}var dt=f(46287),ft=f(16231),ut=f(91374),lt=f(74135),ht=f(86450),he=f(9819);const Me=3,Ae=132,gt="Signature";function mt(e,t,s){const o=t.
filter(({field:r,signature:y})=>r&&!y),c=o.find(r=>r.name===s&&r.fieldNumber!==void 0);if(!c){const r=o.flatMap(v=>v.name??[]),y=r.length>0?`; it has ${(0,w.Zv)(
r)}`:", and no empty field at all";throw(0,S.G6)([{field:"sign_field",message:`the document has no empty field '${s}'${y}`}])}return pt(e,c.field),{name:s,number:c.
fieldNumber,dict:c.field}}function pt(e,t){const s=e.dict((0,ut.hj)(e,t,"SV")),o=e.resolve(s?.get("Ff"));if(!s||typeof o!="number")return;const c=v=>{const D=e.
resolve(s.get(v));return((0,C.cy)(D)?D.map(x=>e.resolve(x)):[D]).flatMap(x=>x instanceof C.SX?[x.text]:x instanceof C.Mx?[Buffer.from(x.bytes).toString("latin1")]:
[])},y=[[1,c("Filter").includes("Adobe.PPKLite"),"another signature handler"],[2,c("SubFilter").includes("ETSI.CAdES.detached"),"another form of signature"],[4,
!s.has("V"),"a newer version of its rules"],[8,!s.has("Reasons"),"one of its reasons"],[16,!s.has("LegalAttestation"),"a legal attestation"],[32,e.resolve(s.get(
"AddRevInfo"))!==!0,"information about revocation"],[64,c("DigestMethod").some(v=>["SHA256","SHA384","SHA512"].includes(v)),"another hash"]].find(([v,D])=>(o&v)!==
0&&!D&&Et(s,v));if(y)throw(0,S.G6)([{field:"sign_field",message:`demands ${y[2]}, which is not supported`}])}const yt={1:"Filter",2:"SubFilter",4:"V",8:"Reasons",
16:"LegalAttestation",32:"AddRevInfo",64:"DigestMethod"},Et=(e,t)=>e.has(yt[t]);async function vt(e,t,s){const o=s?.place?.index??0,c=e.pages.number(o),r=new C.
oS(c,e.generation(c)),y=new Set(t.map(W=>W.name));let v=1;for(;y.has(`Signature${v}`);)v++;const D=`Signature${v}`,_=(0,C.jd)({Type:(0,C.UU)("Annot"),Subtype:(0,C.
UU)("Widget"),FT:(0,C.UU)("Sig"),T:(0,oe.wx)(D),TU:(0,oe.wx)(gt),F:Ae,P:r,Rect:(0,lt.W1)(s?.place?.rect??[0,0,0,0]),AP:(0,C.jd)({N:s?.form??e.add(Pt())})}),x=e.
add(_),$=e.edit(r);return Se(e,$,"Annots",x),bt(e,x),await wt(e,{field:_,reference:x,page:r,entries:$}),{name:D,number:x.number,dict:_}}async function wt(e,{field:t,
reference:s,page:o,entries:c}){const r=await ht.M.of(e),y=r.add("Form",s,o);y!==void 0&&(t.set("StructParent",y),r.finishInPlace(y),(0,C.Eo)(e.resolve(c.get("Ta\
bs")),"S")||c.set("Tabs",(0,C.UU)("S")))}const Pt=()=>new C.Z6((0,C.jd)({Type:(0,C.UU)("XObject"),Subtype:(0,C.UU)("Form"),BBox:[0,0,0,0],Resources:new C.Bi}),new Uint8Array);
function bt(e,t){const s=(0,he.Wo)(e,"AcroForm");s?(e.edit(s.holder),Se(e,s.dict,"Fields",t)):e.editCatalog().set("AcroForm",(0,C.jd)({Fields:[t]}))}function Se(e,t,s,o){
const c=t.get(s);c instanceof C.oS&&(0,C.cy)(e.get(c))?e.edit(c).push(o):(0,C.cy)(c)?c.push(o):t.set(s,[o])}function Ot(e,t,{form:s}){e.edit(t).set("AP",(0,C.jd)(
{N:s}))}function Mt(e,t,s){e.edit(t.number),t.dict.set("V",s);const o=e.resolve(t.dict.get("F"));t.dict.set("F",(typeof o=="number"?o:0)|Ae);const c=(0,he.Wo)(e,
"AcroForm");!c||e.resolve(c.dict.get("SigFlags"))===Me||(e.edit(c.holder),c.dict.set("SigFlags",Me))}const At={no_changes:1,fill_forms:2,comments:3},St=16384,Dt=4096;
async function Tt(e,t,s){(0,ve.xh)(e);const o=await(0,ft.Df)(e),c=o.filter(({signature:W})=>W!==void 0);_t(e,c,s);const r=s.field===void 0?void 0:mt(e,o,s.field);
r&&xt(e,c,r);const y=await s.draw(),v=r??await vt(e,o,y?.look);r&&y?.widget!==void 0&&Ot(e,y.widget,y.look);const D=t.certificates.reduce((W,{bytes:z})=>W+z.length,
Dt)+(s.stamp?St:0),_=e.add(Ut(e,v,t,s,D));Mt(e,v,_),s.certification!=="none"&&Bt(e,_);const{bytes:x,offsets:$}=await(0,ve.wH)(e);return It(e,x,$.get(_.number),t,
s)}function _t(e,t,{certification:s,visible:o}){const c=t.map(({signature:r,field:y})=>(0,we.k)(e,r,y));if(c.some(r=>r.certification==="no_changes"||r.lock==="n\
o_changes"))throw(0,S.G6)([{field:"file",message:"is certified, and its certification permits no further signature: ask its author for one that does"}]);if(o&&c.
some(({certification:r,lock:y})=>(r??y)!==void 0))throw(0,S.G6)([{field:"visible",message:"is not possible: the certification permits no new field on a page. Le\
ave it out, or name an empty field",mentions:["sign_field"]}]);if(s!=="none"&&t.length>0)throw(0,S.G6)([{field:"certification",message:"must be that of the firs\
t signature, and the document is signed already: leave it out"}])}function xt(e,t,{name:s}){if(t.some(o=>(0,we.k)(e,o.signature,o.field).isLocked(s)))throw(0,S.
G6)([{field:"sign_field",message:`'${s}' is locked by an earlier signature`}])}function Ut(e,t,s,o,c){const{reason:r,location:y,signer:v=s.certificate.subjectName??
void 0,date:D,certification:_}=o,x=[..._==="none"?[]:[De("DocMDP",(0,C.jd)({Type:(0,C.UU)("TransformParams"),P:At[_],V:(0,C.UU)("1.2")}))],...Rt(e,t)];return(0,C.
jd)({Type:(0,C.UU)("Sig"),Filter:(0,C.UU)("Adobe.PPKLite"),SubFilter:(0,C.UU)("ETSI.CAdES.detached"),ByteRange:[0,ge,ge,ge],Contents:new C.Mx(new Uint8Array(c)),
M:(0,C.Px)(D),Name:v===void 0?void 0:(0,oe.wx)(v),Reason:r===void 0?void 0:(0,oe.wx)(r),Location:y===void 0?void 0:(0,oe.wx)(y),Reference:x.length>0?x:void 0})}
const De=(e,t,s)=>(0,C.jd)({Type:(0,C.UU)("SigRef"),TransformMethod:(0,C.UU)(e),TransformParams:t,Data:s});function Rt(e,t){const s=e.dict(t.dict.get("Lock"));if(!s)
return[];const o=(0,C.jd)({Type:(0,C.UU)("TransformParams"),V:(0,C.UU)("1.2"),Action:s.get("Action"),Fields:s.get("Fields")});return[De("FieldMDP",o,new C.oS(e.
catalogNumber))]}function Bt(e,t){const s=e.editCatalog(),o=e.dict(s.get("Perms"));s.set("Perms",(0,C.jd)({...Object.fromEntries(o??[]),DocMDP:t}))}const ge=9999999999;
async function It(e,t,s,o,{stamp:c}){const r=(0,nt.bS)(t),y=r.indexOf("/ByteRange[",s)+11,v=r.indexOf("]",y),D=r.indexOf("/Contents<",y)+9,_=r.indexOf(">",D)+1;
r.write(`0 ${D} ${_} ${t.length-_}`.padEnd(v-y),y,"latin1");const x=[t.subarray(0,D),t.subarray(_)],$=at(o,await(0,dt.o)(x,be(o),e.job.pace)),W=$.encode(c&&await c(
$.signature)).toString("hex");if(W.length>_-D-2)throw(0,S.G6)([{field:"timestamp_server",message:"gives time stamps that are too large: use another server"}]);return r.
write(W,D+1,"latin1"),t}var Kt=f(6057),Lt=f(91396),Nt=f(95234);const Ct=async(e,t,s)=>{const o=await We(t.certificate,t.certificate_password??"",s.pace),c=t.signed_at??
new Date(Gt(s)()).toISOString().replace(/\.\d+Z$/,"Z");Xe(o,(0,Qe.pe)((0,T._)(c)));const{document:r,signed:y}=await(0,Lt.n)(e.bytes,t.open_password,s),v=y.length>
0,D=await R.mO.read(r);(0,N.mD)(r,D);const _=v?[]:(0,N.br)(r,"values");v||jt(r);const x=t.timestamp_server,W={signer:t.signer??o.certificate.subjectName??"",signedAt:(0,T.
_)(c)},z=await Tt(r,o,{field:t.sign_field,certification:t.certification,reason:t.reason,location:t.location,signer:t.signer,date:(0,T.Z)(c),stamp:x===void 0?void 0:
de=>et(de,x,kt(s)),visible:t.visible,draw:()=>Ft(r,D,W,{parameters:t,job:s})}),J=r.pages.count,ee={pageCount:J,...W,level:x===void 0?"B-B":"B-T"};return{documents:[
{name:e.name,bytes:z,pageCount:J}],notes:_,facts:ee}};async function Ft(e,t,s,{parameters:o,job:c}){const{sign_field:r,visible:y,image:v}=o;if(!y&&(r===void 0||
!Wt(e,t,r))){if(v)throw(0,S.G6)([{field:"image",message:$t,mentions:["visible","sign_field"]}]);return}const{drawInField:D,drawOnPage:_}=await(0,Nt.V)(c,()=>Promise.
all([f.e(6161),f.e(7762),f.e(7709),f.e(936),f.e(1966),f.e(3020),f.e(7140),f.e(6476),f.e(5476),f.e(172)]).then(f.bind(f,41913)));return r===void 0?_(e,o,s,c):D(e,
t,r,s,{parameters:o,job:c})}const $t="has no place, because no page shows the signature: set visible, or name a field with a place on a page",Wt=(e,t,s)=>t.byName.
get(s)?.widgets.some(({dict:o})=>(0,Kt.b0)(e,o.get("Rect")))===!0,Gt=({lent:e})=>e.clock??Te("a clock"),kt=({lent:e})=>e.network??Te("access to the network");function Te(e){
throw new S.zU("unavailable",`sign_document does not work here: it needs ${e}`)}function jt(e){const t=(0,he.Wo)(e,"AcroForm");t?.dict.has("NeedAppearances")&&(e.
edit(t.holder),t.dict.delete("NeedAppearances"))}}),91396:((H,F,f)=>{f.d(F,{n:()=>n});var S=f(58552),T=f(16231),R=f(92356),N=f(92049),O=f(14029),w=f(98446);async function n(h,u,a){
let l=!1;const{onRepaired:d}=a,g={...a,onRepaired:U=>{l=!0,d?.(U)}},M=await(0,R.E)(h,g,{password:u}),L=(await(0,T.Df)(M)).filter(({signature:U})=>U!==void 0);if(!l&&
(0,N.r7)(M,h))return{document:M,signed:L};if(L.length>0)throw(0,S.G6)([{field:"file",message:`is damaged, and has ${(0,w.y_)(L.length,"signature")} that a repai\
r would make invalid: ask its author for another copy`}]);const I=await(0,O.UN)(M);return{document:await(0,R.E)(I,{...a,asked:void 0},{password:u}),signed:L}}}),
95234:((H,F,f)=>{f.d(F,{V:()=>u,W:()=>n});var S=f(29082),T=f(92356),R=f(87826),N=f(14029),O=f(52404);const w="1.4";async function n(a,{pages:l,open_password:d,transparency:g},M,L){
const I=await(0,T.E)(a.bytes,M,{password:d}),U=I.pages.count,G=(0,S.k1)(l,U);if(G.length===0){const b=await(0,R.i)(I,a.bytes);return{documents:[{name:a.name,bytes:b,
pageCount:U}],notes:[O.$],facts:{pageCount:U,stampedPages:0}}}const{notes:E,stampedPages:i=G.length,version:m=w,write:p}=await L(I,G),A={version:m>w?m:w},P=p?await p(
A):await(0,N.UN)(I,A);return{documents:[{name:a.name,bytes:P,pageCount:U}],notes:g===100?[h,...E]:E,facts:{pageCount:U,stampedPages:i}}}const h={code:"stamp_inv\
isible",message:"The stamp cannot be seen, because transparency is 100. Use a lower value.",mentions:["transparency"]};async function u({pace:a},l){await a.rest();
const d=await l();return await a.rest(),d}}),81720:((H,F,f)=>{f.d(F,{J:()=>O,X:()=>N});const S=1e3,T="-----BEGIN ",R="-----",N=w=>Buffer.from(w.buffer,w.byteOffset,
w.length).includes(T);function O(w){const n=Buffer.from(w.buffer,w.byteOffset,w.length),h=[];for(let u=n.indexOf(T),a=0;u>=0&&a<S;u=n.indexOf(T,u+1),a++){const l=n.
indexOf(R,u+T.length);if(l<0||l-u>80)continue;const d=n.toString("latin1",u+T.length,l),g=n.indexOf(`-----END ${d}-----`,l);g<0||h.push({label:d,bytes:Buffer.from(
n.toString("latin1",l+R.length,g),"base64")})}return h}}),52755:((H,F,f)=>{f.d(F,{NT:()=>d,Uv:()=>M,kz:()=>w,mO:()=>I,mw:()=>O,qA:()=>g,sj:()=>N,zx:()=>l});var S=f(
9819),T=f(45599),R=f(91374);const N=1,O=2,w=4096,n=8192,h=32768,u=65536,a=1<<17,l=1<<18,d=1<<21,g=1<<24,M=1<<25,L=10;class I{document;fields=[];byName=new Map;widgets=new Map;form;nodes=new Map;fieldOf=new Map;visit;constructor(i){
this.document=i,this.form=(0,S.Wo)(i,"AcroForm"),this.visit=new S._i(i)}static async read(i){const m=new I(i),{form:p}=m;return await m.walk(m.references(p?.dict.
get("Fields"),p?.holder??-1,p?.dict,"Fields"),void 0),await m.readPages(),m}inherited(i,m){for(let p=i;p;p=p.parent){const A=this.document.resolve(p.dict.get(m));
if(A!==null)return A}return m==="DA"||m==="Q"?this.document.resolve(this.form?.dict.get(m)):null}integer(i,m){const p=this.inherited(i,m);return typeof p=="numb\
er"?Math.trunc(p):0}node(i){return this.nodes.get(i)}numbers(){return this.nodes.keys()}get needsAppearances(){return this.document.resolve(this.form?.dict.get(
"NeedAppearances"))===!0}forget(i){const{document:m,nodes:p,widgets:A,fields:P,byName:b}=this,K=({number:B})=>!i.has(B)&&m.exists(B);for(const B of p.values())K(
B)||p.delete(B.number);for(const B of A.values())K(B)||A.delete(B.number);for(const{nodes:B,widgets:k}of P)U(B,K),U(k,K);U(P,({nodes:B})=>B.length>0);for(const[
B,k]of b)k.nodes.length===0&&b.delete(B);this.form=(0,S.Wo)(m,"AcroForm")}async walk(i,m){const{document:p,visit:A}=this;for(const P of(0,R.iA)(p,{from:i,below:m,
visit:A,depth:R.tP})){const{number:b,dict:K}=P;this.nodes.set(b,P);const B=this.references(K.get("Kids"),b,K,"Kids");(0,T.Eo)(p.resolve(K.get("Subtype")),"Widge\
t")||K.has("Rect")?this.addWidget(P):B.length===0&&(0,R.bf)(P)===P&&this.field(P);const j=p.job.pace.step(1500);j&&await j}}addWidget(i){const m={node:i,number:i.
number,dict:i.dict,pages:[]};this.field((0,R.bf)(i)).widgets.push(m),this.widgets.set(i.number,m)}field(i){const m=this.fieldOf.get(i);if(m)return m;const{name:p,
part:A}=i,P=p===""?void 0:this.byName.get(p),b=this.integer(i,"Ff"),K=G(i.type,b);if(P?.kind===K)return P.nodes.push(i),this.fieldOf.set(i,P),P;const B={name:p,
part:A,kind:K,flags:b,nodes:[i],widgets:[]};return this.fields.push(B),p!==""&&!P&&this.byName.set(p,B),this.fieldOf.set(i,B),B}async readPages(){const{document:i}=this,
{pages:m,job:p}=i,{spend:A}=new S.b9(i);for(let P=0;P<m.count;P++){const b=m.number(P),K=i.entry(b,"Annots");A(i.array(K)?.length??0);for(const k of K===void 0?
[]:this.annotations(K,b)){const j=this.widgets.get(k.number)??await this.orphan(k);j&&j.pages.length>0&&A(L),j&&j.pages.at(-1)!==P+1&&j.pages.push(P+1);const X=p.
pace.step(300);X&&await X}const B=p.pace.step(300);B&&await B}}annotations(i,m){const p=this.document.array(i)??[];if(!p.some(b=>(0,T.Zm)(b)&&(0,T.Eo)(b.get("Su\
btype"),"Widget")))return p.filter(T.i9);const A=(0,T.i9)(i)?i.number:m;this.document.edit(A);const P=(0,T.i9)(i)?p:this.document.array(this.document.get(m).get(
"Annots"))??[];for(const[b,K]of P.entries())(0,T.Zm)(K)&&(0,T.Eo)(K.get("Subtype"),"Widget")&&(P[b]=this.document.add(K));return P.filter(T.i9)}async orphan(i){
const{document:m}=this;if(!(0,T.Eo)(m.resolve(m.entry(i.number,"Subtype")),"Widget"))return;const p=[i],A=new Set([i.number]);let P;for(let b=m.entry(i.number,"\
Parent");(0,T.i9)(b)&&p.length<R.tP&&(P=this.nodes.get(b.number),!(P||A.has(b.number)||!(0,T.Zm)(m.get(b))));)A.add(b.number),p.push(b),b=m.entry(b.number,"Pare\
nt");for(const b of p.reverse())this.nodes.has(b.number)||await this.walk([b],P),P=this.nodes.get(b.number);return this.widgets.get(i.number)}references(i,m,p,A){
const{document:P}=this,b=P.array(i);if(!b||!p)return[];if(!b.some(T.Zm))return b.filter(T.i9);P.edit((0,T.i9)(i)?i.number:m);const K=P.array(p.get(A))??[];for(const[
B,k]of K.entries())(0,T.Zm)(k)&&(K[B]=P.add(k));return K.filter(T.i9)}}function U(E,i){let m=0;for(const p of E)i(p)&&(E[m++]=p);E.length=m}function G(E,i){switch(E){case"\
Tx":return i&n?"password":"text";case"Btn":return i&u?"button":i&h?"radio":"checkbox";case"Ch":return i&a?"dropdown":"list";case"Sig":return"signature";default:
return"unknown"}}}),77500:((H,F,f)=>{f.d(F,{Yw:()=>n,br:()=>O,f4:()=>R,mD:()=>N});var S=f(58552),T=f(9819);function R(h,u){return u.form?.dict.has("XFA")?h.resolve(
h.catalog.get("NeedsRendering"))===!0||!u.fields.some(({kind:l})=>l!=="unknown")?"dynamic":"static":"none"}function N(h,u){if(R(h,u)!=="dynamic")return;const a="\
is a dynamic XFA form, whose pages and fields only Adobe viewers show";throw new S.zU("invalid_parameters",`file: ${a}`,{issues:[{field:"file",message:a}],advice:"\
Print it to a PDF document from Adobe Reader, or ask its author for a form without XFA"})}function O(h,u){const a=(0,T.Wo)(h,"AcroForm");return a?.dict.has("XFA")?
(h.edit(a.holder),a.dict.delete("XFA"),h.catalog.has("NeedsRendering")&&h.editCatalog().delete("NeedsRendering"),[n(u)]):[]}const w={values:"it would still show\
 the old values.",pages:"it described removed pages. The fields themselves remain.",scripts:"it has scripts, or parts that cannot be read, which may have some. \
The fields themselves remain.",private:"its data repeats the values of fields, also of hidden ones. The fields themselves remain.",places:"it says where fields \
are on the pages. The fields themselves remain.",merge:"XFA forms cannot be merged. The fields themselves remain."},n=h=>({code:"xfa_removed",message:`The XFA v\
ersion of the form was removed, because ${w[h]}`})}),74135:((H,F,f)=>{f.d(F,{$L:()=>g,DI:()=>w,Gd:()=>u,JQ:()=>T,Mo:()=>N,PU:()=>n,Pj:()=>I,S3:()=>R,W1:()=>U,XM:()=>L,
d:()=>G,ds:()=>O,gF:()=>M,iN:()=>S,kO:()=>d,lw:()=>h,xk:()=>a,zl:()=>l});function S({box:[E,i,m,p],rotation:A}){const P=m-E,b=p-i;return A%180===0?{width:P,height:b}:
{width:b,height:P}}function T(E){const{width:i,height:m}=S(E);return{width:i*E.userUnit,height:m*E.userUnit}}function R({box:[E,i,m,p],rotation:A}){switch(A){case 0:
return[1,0,0,1,E,i];case 90:return[0,1,-1,0,m,i];case 180:return[-1,0,0,-1,m,p];case 270:return[0,-1,1,0,E,p]}}function N(E,i){return i===void 0?E:I(E,i)??E}function O([
E,i,m,p]){return[Math.min(E,m),Math.min(i,p),Math.max(E,m),Math.max(i,p)]}function w([E,i,m,p,A,P]){const b=E*p-i*m,[K,B,k,j]=[p/b,-i/b,-m/b,E/b];return[K+0,B+0,
k+0,j+0,-(A*K+P*k)+0,-(A*B+P*j)+0]}const n=([E,i,m,p])=>Math.sqrt(Math.abs(E*p-i*m));function h(E,i){const[m,p,A,P,b,K]=E,[B,k,j,X,q,te]=i;return[m*B+p*j,m*k+p*
X,A*B+P*j,A*k+P*X,b*B+K*j+q,b*k+K*X+te]}function u([E,i,m,p,A,P],b,K){return[E*b+m*K+A,i*b+p*K+P]}function a([E,i],[m,p],[A,P],[b,K],B){const k=1-B,[j,X,q,te]=[
k**3,3*B*k**2,3*B**2*k,B**3];return[j*E+X*m+q*A+te*b,j*i+X*p+q*P+te*K]}function l(E,[i,m,p,A]){const[P,b]=u(E,i,m),[K,B]=u(E,p,m),[k,j]=u(E,i,A),[X,q]=u(E,p,A);
return[Math.min(P,K,k,X),Math.min(b,B,j,q),Math.max(P,K,k,X),Math.max(b,B,j,q)]}const d=(E,i)=>[Math.min(E[0],i[0]),Math.min(E[1],i[1]),Math.max(E[2],i[2]),Math.
max(E[3],i[3])];function g(E){let[i,m,p,A]=M;for(const[P,b]of E)i=Math.min(i,P),m=Math.min(m,b),p=Math.max(p,P),A=Math.max(A,b);return[i,m,p,A]}const M=[1/0,1/0,
-1/0,-1/0],L=([E,i,m,p],A)=>[E-A,i-A,m+A,p+A];function I(E,i){const m=[Math.max(E[0],i[0]),Math.max(E[1],i[1]),Math.min(E[2],i[2]),Math.min(E[3],i[3])];return m[0]<
m[2]&&m[1]<m[3]?m:void 0}const U=E=>E.map(i=>Math.round(i*1e5)/1e5+0),G=(E,{userUnit:i})=>String(Number((E*i/72).toPrecision(3)))}),6057:((H,F,f)=>{f.d(F,{VO:()=>R,
b0:()=>O,c_:()=>n,iw:()=>N,lQ:()=>w});var S=f(74135);const T=[0,0,612,792],R=(h,u)=>O(h,h.pages.attribute(u,"MediaBox"))??T;function N(h,u){const{pages:a}=h,l=h.
resolve(h.entry(a.number(u),"UserUnit"));return{box:(0,S.Mo)(R(h,u),O(h,a.attribute(u,"CropBox"))),rotation:n(h.resolve(a.attribute(u,"Rotate"))),userUnit:typeof l==
"number"&&l>0?l:1}}function O(h,u){const a=h.array(u)?.map(d=>h.resolve(d));if(a?.length!==4||!a.every(d=>typeof d=="number"&&Number.isFinite(d)))return;const l=(0,S.
ds)(a);return l[0]<l[2]&&l[1]<l[3]?l:void 0}function w(h,u){const a=(h.array(u)??[]).map(l=>h.resolve(l));return a.length===6&&a.every(l=>typeof l=="number")?a:
[1,0,0,1,0,0]}function n(h){const u=typeof h=="number"?(h%360+360)%360:0;return u===90||u===180||u===270?u:0}}),16231:((H,F,f)=>{f.d(F,{Df:()=>h,Ez:()=>n,W4:()=>a});
var S=f(17079),T=f(33973),R=f(45599),N=f(91374),O=f(33311),w=f(59071);const n=async d=>(await h(d)).map(g=>l(d,g));async function h(d){const g=await(0,N.qU)(d),
{ByteRange:M,Sig:L}=await(0,O.S)(d),I=M.length>0?L:[],U=[],G=new Set,E=(p,A,P)=>{const b=(0,N.hj)(d,p,"V"),K=d.resolve(b),B=(0,R.Zm)(K)?K:void 0;B&&G.add(B);const k=B?
u(d,B):null;U.push({name:(0,w.wh)(P)||null,field:p,fieldNumber:A,value:b,signature:B,kind:k})};for(const{dict:p}of g)G.add(p);for(const{type:p,dict:A,number:P,name:b}of(0,N.
i4)(g))p==="Sig"&&E(A,P,b);const i=I.flatMap(p=>{const A=d.get(p);if(!((0,R.Zm)(A)&&!G.has(A)&&(A.has("T")||(0,R.Eo)(A.get("Subtype"),"Widget")))||!(0,R.Eo)(d.resolve(
(0,N.hj)(d,A,"FT")),"Sig"))return[];const b=d.resolve((0,N.hj)(d,A,"V"));return(0,R.Zm)(b)&&!G.has(b)?[{number:p,field:A}]:[]});if(i.length>0){const{live:p}=await(0,T.
Gy)(d);for(const{number:A,field:P}of i)p[A]===1&&E(P,A,(0,N.fq)(d,P))}const m=d.dict(d.catalog.get("Perms"));for(const p of["UR3","UR"]){const A=m?.get(p),P=d.dict(
A);P&&U.push({name:null,field:void 0,fieldNumber:void 0,value:A,signature:P,kind:"usage_rights"})}return U}function u(d,g){if((0,R.Eo)(d.resolve(g.get("Type")),
"DocTimeStamp")||(0,R.Eo)(d.resolve(g.get("SubFilter")),"ETSI.RFC3161"))return"timestamp";const M=d.resolve(d.dict(d.catalog.get("Perms"))?.get("DocMDP"));return g===
M?"certification":"approval"}const a=(d,g)=>(0,S._)((0,w.Gh)(d.resolve(g.get("M")))??"")??null;function l(d,{name:g,signature:M,kind:L}){if(!M)return{field:g,signed:!1,
kind:null,subFilter:null,signer:null,date:null};const I=d.resolve(M.get("SubFilter"));return{field:g,signed:!0,kind:L,subFilter:I instanceof R.SX?I.text:null,signer:(0,w.
Gh)(d.resolve(M.get("Name"))),date:a(d,M)}}}),86450:((H,F,f)=>{f.d(F,{M:()=>R});var S=f(45599),T=f(89067);class R{document;tree;elements=[];constructor(O,w){this.
document=O,this.tree=w}static async of(O){return new R(O,await T.J.read(O))}add(O,w,n){const{document:h,tree:u}=this;if(!u)return;const a=(0,S.jd)({Type:(0,S.UU)(
"OBJR"),Obj:w,Pg:n}),l=h.add((0,S.jd)({Type:(0,S.UU)("StructElem"),S:(0,S.UU)(O),Pg:n,K:a})),d=u.newKey();return u.entries.set(d,l),this.elements.push(l),d}addContent(O,w){
const{document:n,tree:h}=this;if(!h)return;const u=n.pages.number(w),a=n.resolve(n.entry(u,"StructParents")),l=typeof a=="number"?a:h.newKey(),d=n.array(h.entries.
get(l))??[],g=new S.oS(u,n.generation(u)),M=n.add((0,S.jd)({Type:(0,S.UU)("StructElem"),S:(0,S.UU)(O),Pg:g,K:d.length}));return h.entries.set(l,[...d,M]),a!==l&&
n.pages.patch(w,{StructParents:l}),this.elements.push(M),d.length}finish(){const{tree:O,elements:w}=this;!O||w.length===0||(O.write(),this.addElements(O))}finishInPlace(O){
const{tree:w}=this;w&&(w.grow(O),this.addElements(w))}addElements(O){const{document:w}=this,{dict:n,holder:h}=O.root,u=w.array(n.get("K"))??(n.has("K")?[n.get("\
K")]:[]),a=u.length===1&&(0,S.i9)(u[0])?u[0]:void 0,l=w.dict(a);a&&l&&(0,S.Eo)(w.resolve(l.get("S")),"Document")?this.append(l,a.number,a):this.append(n,h,w.catalog.
get("StructTreeRoot"))}append(O,w,n){const{document:h,elements:u}=this;h.edit(w);const a=O.get("K");if(O.set("K",[...h.array(a)??(a===void 0?[]:[a]),...u]),n instanceof
S.oS)for(const l of u)h.dict(l).set("P",n)}}}),89067:((H,F,f)=>{f.d(F,{J:()=>O});var S=f(45599),T=f(81077),R=f(9819);const N=100;class O{document;root;entries;nextKey;constructor(n,h,u,a){
this.document=n,this.root=h,this.entries=u,this.nextKey=a}static async read(n){const h=(0,R.Wo)(n,"StructTreeRoot");if(!h)return;const u=new Map;for(const[d,g]of await(0,T.
Zc)(n,h.dict.get("ParentTree"),"Nums"))typeof d=="number"&&u.set(d,g);const a=n.resolve(h.dict.get("ParentTreeNextKey")),l=[...u.keys()].reduce((d,g)=>Math.max(
d,g+1),typeof a=="number"?a:0);return new O(n,h,u,l)}newKey(){return this.nextKey++}write(){const{document:n,root:h,entries:u}=this,a=[...u].sort(([l],[d])=>l-d);
n.edit(h.holder),h.dict.set("ParentTree",n.add((0,T.H6)(n,a,"Nums"))),h.dict.set("ParentTreeNextKey",this.nextKey)}grow(n){const{document:h,root:u,entries:a}=this,
l=this.lastLeaf(),d=l.at(-1);if(!d)return this.write();h.edit(u.holder),u.dict.set("ParentTreeNextKey",this.nextKey);for(const{dict:L,holder:I}of l){const U=h.array(
L.get("Limits"));h.edit(I),U&&L.set("Limits",[U[0]??n,n])}const g=d.dict.get("Nums"),M=(0,S.i9)(g)?h.edit(g):g;(0,S.cy)(M)?M.push(n,a.get(n)):d.dict.set("Nums",
[n,a.get(n)])}lastLeaf(){const{document:n,root:h}=this,u=[];let a=h.holder,l=h.dict.get("ParentTree");for(;l!==void 0&&u.length<N;){(0,S.i9)(l)&&(a=l.number);const d=n.
dict(l);if(!d)return[];u.push({dict:d,holder:a});const g=n.array(d.get("Kids"));if(!g||g.length===0)return u;l=g.at(-1)}return[]}}}),33311:((H,F,f)=>{f.d(F,{S:()=>R});
var S=f(21996),T=f(70549);const R=(0,T.n)(N=>(0,S.zx)(N,["AP","JS","EF","ByteRange","Sig"]))}),59071:((H,F,f)=>{f.d(F,{Gh:()=>l,ZK:()=>d,wh:()=>a});var S=f(77581),
T=f(45599);const R=/\u001b[A-Za-z]{2}[A-Za-z-]{0,8}\u001b/g,N=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g,O=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,
w=g=>g.replace(R,"").replace(N,"").replace(O,"�"),n=200,h=new WeakMap;function u(g){if(g.bytes.length<n)return w((0,S.g7)(g));let M=h.get(g);return M===void 0&&
h.set(g,M=w((0,S.g7)(g))),M}const a=g=>w(g).trim();function l(g){const M=g instanceof T.Mx?u(g).trim():"";return M===""?null:M}const d=g=>g?u(g):""}),87826:((H,F,f)=>{
f.d(F,{N:()=>R,i:()=>N});var S=f(78157),T=f(14029);function R({suspect:O,bytes:w},n){if(!(O||(0,S.bS)(w.subarray(0,5)).toString("latin1")!=="%PDF-"))return w.length===
n.length?n:w}const N=async(O,w,n)=>R(O,w)??await(0,T.UN)(O,n)})};
