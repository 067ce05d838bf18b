var hi=Object.create;var Gt=Object.defineProperty;var fi=Object.getOwnPropertyDescriptor;var mi=Object.getOwnPropertyNames;var pi=Object.getPrototypeOf,gi=Object.prototype.hasOwnProperty;var yi=(e,t,r,s)=>{if(t&&typeof t=="object"||typeof t=="function")for(let i of mi(t))!gi.call(e,i)&&i!==r&&Gt(e,i,{get:()=>t[i],enumerable:!(s=fi(t,i))||s.enumerable});
return e};var U=(e,t,r)=>(r=e!=null?hi(pi(e)):{},yi(t||!e||!e.__esModule?Gt(r,"default",{value:e,enumerable:!0}):r,e));var l=require("./chunk-RIAHTZHY.js"),A=require("./chunk-6RBERWKR.js"),kd=require("./chunk-J7J6HZVY.js"),S=require("./chunk-J6VAYC6N.js"),k=require("./chunk-ODTPC54M.js"),
Ad=require("./chunk-3RNHDNP5.js"),Lt=require("node:crypto"),ye=require("node:crypto"),K=require("node:crypto"),ni=require("node:crypto"),ai=require("node:crypto"),
oi=require("node:crypto"),di=require("node:fs/promises"),Ut=U(require("node:path")),ge=require("node:fs/promises"),L=U(require("node:path")),ci=require("node:fs"),
Y=U(require("node:path")),Z=U(require("node:path")),Ye=require("node:fs"),X=require("node:fs/promises"),W=U(require("node:path"));function we(e,t=()=>{}){if(e instanceof
l.u)return new l.u(we(e.dict,t),e.data,e.sealed);let r=Wt(e),s=[r],i=1;for(let n=s.pop();n!==void 0;n=s.pop())if(Array.isArray(n)){i+=n.length;for(let[a,o]of n.
entries())n[a]=Vt(o,s)}else if((0,l.v)(n)){i+=n.size;for(let[a,o]of n)n.set(a,Vt(o,s))}return t(i),r}function Vt(e,t){let r=Wt(e);return r!==e&&t.push(r),r}function Wt(e){
return Array.isArray(e)?[...e]:(0,l.v)(e)?new l.t(e):e}function Xt(e,t){let r=e.resolve(t);return r===null?[]:(Array.isArray(r)?r:[r]).map(s=>e.resolve(s))}function Ht(e,t){
let r=new l.t;for(let[s,i]of t){let n=e.resolve(i);r.set(s,Array.isArray(n)?n.map(a=>e.resolve(a)):n)}return r}function Ze(e,t,r,s={values:1e4}){if(s.values--<=
0)return null;let i=e.resolve(t);if(r===0)return i;if(Array.isArray(i))return i.map(a=>Ze(e,a,r-1,s));if(!(i instanceof l.t))return i;let n=new l.t;for(let[a,o]of i)
n.set(a,Ze(e,o,r-1,s));return n}function wi(e,t,r){let s=e.job.limits.filters,i=Xt(e,t.dict.get("Filter")??t.dict.get("F")),n=Xt(e,t.dict.get("DecodeParms")??t.
dict.get("DP"));if(i.length>s)throw(0,l.C)("filters",`A stream of the document has ${i.length} filters; at most ${s} are allowed`,"Have another program save it \
anew");let a=e.encoded(t);for(let[o,u]of i.entries()){let d=e.dict(n[o]);u instanceof l.p&&(a=(0,l.F)(u.text,a,d&&Ht(e,d),r))}return a}var be=class{constructor(e,t){
this.word=t,this.buffer=(0,l.n)(e),this.none=e.length}word;buffer;from=0;found=-1;none;next(e){if(e>=this.none)return-1;if(e>=this.from&&e<=this.found)return this.
found;let t=e<this.from&&this.found>=0?this.from:this.none,r=this.buffer.subarray(0,t+this.word.length-1).indexOf(this.word,e);return this.from=e,r>=0?this.found=
r:t===this.none&&(this.none=e,this.found=-1),this.found}},bi=[7,12,17,22,5,9,14,20,4,11,16,23,6,10,15,21],vi=Int32Array.from({length:64},(e,t)=>Math.floor(Math.
abs(Math.sin(t+1))*2**32)|0),qt=new Int32Array(16),N=new Int32Array(4),ie=new Uint8Array(128);function ve(e){N[0]=1732584193,N[1]=4023233417,N[2]=2562383102,N[3]=
271733878;let{length:t}=e,r=t&-64;for(let a=0;a<r;a+=64)Qt(e,a);let s=t-r,i=s<56?64:128;for(let a=0;a<s;a++)ie[a]=e[r+a];ie[s]=128,ie.fill(0,s+1,i);for(let a=0,
o=t<<3;a<4;a++)ie[i-8+a]=o>>>(a<<3);ie[i-4]=t>>>29;for(let a=0;a<i;a+=64)Qt(ie,a);let n=new Uint8Array(16);for(let a=0;a<16;a++)n[a]=N[a>>2]>>>((a&3)<<3);return n}
function Qt(e,t){for(let a=0,o=t;a<16;a++,o+=4)qt[a]=e[o]|e[o+1]<<8|e[o+2]<<16|e[o+3]<<24;let r=N[0],s=N[1],i=N[2],n=N[3];for(let a=0;a<64;a++){let o=a>>4,u,d;o===
0?(u=s&i|~s&n,d=a):o===1?(u=n&s|~n&i,d=5*a+1):o===2?(u=s^i^n,d=3*a+5):(u=i^(s|~n),d=7*a);let c=r+u+vi[a]+qt[d&15]|0,h=bi[o<<2|a&3];r=n,n=i,i=s,s=s+(c<<h|c>>>32-
h)|0}N[0]=N[0]+r,N[1]=N[1]+s,N[2]=N[2]+i,N[3]=N[3]+n}function Jt(e){let t=new Uint8Array(256);for(let s=0;s<256;s++)t[s]=s;let{length:r}=e;for(let s=0,i=0,n=0;s<
256;s++){let a=t[s];i=i+a+e[n]&255,t[s]=t[i],t[i]=a,++n===r&&(n=0)}return t}var ne=new Uint8Array(256);function et(e,t){ne.set(e);let{length:r}=t,s=new Uint8Array(
r);for(let i=0,n=0,a=0;i<r;i++){n=n+1&255;let o=ne[n];a=a+o&255;let u=ne[a];ne[n]=u,ne[a]=o,s[i]=t[i]^ne[o+u&255]}return s}function Ce(e,t){return et(Jt(e),t)}var ee={
length:e=>e,decrypt:e=>e,encryptInto:(e,t,r,s,i)=>s.set(e,i)};function ki(e){let t=ar(e,[]),r=tt((s,i)=>Jt(t(s,i)));return{length:s=>s,decrypt:(s,i,n)=>et(r(i,n),
s),encryptInto:(s,i,n,a,o)=>a.set(et(r(i,n),s),o)}}function Yt(e){let t=ar(e,[115,65,108,84]),r=tt((i,n)=>sr(t(i,n))),s=tt((i,n)=>ir(t(i,n)));return{length:er,decrypt:(i,n,a)=>rr(
s(n,a),i),encryptInto:(i,n,a,o,u)=>tr(r(n,a),i,o,u)}}function Zt(e){let t,r;return{length:er,decrypt:s=>rr(r??=ir(e),s),encryptInto:(s,i,n,a,o)=>tr(t??=sr(e),s,
a,o)}}var er=e=>(e&-16)+32,Oe=64*1024,ae=Buffer.alloc(Oe);function tr(e,t,r,s){let{length:i}=t,n=i&-16,a=Math.min(n,Oe-32),o=i-n;nr(ae),ae.set(a===i?t:t.subarray(
0,a),16);let u=16+a;if(a<n){r.set(e.update(ae.subarray(0,u)),s),s+=u,u=0;for(let d=a;d<n;d+=Oe){let c=e.update(t.subarray(d,Math.min(d+Oe,n)));r.set(c,s),s+=c.length}}
o>0&&ae.set(t.subarray(n),u),ae.fill(16-o,u+o,u+16),r.set(e.update(ae.subarray(0,u+16)),s)}var Ai=new Uint8Array(0);function rr(e,t){let r=t.length&-16;if(r<32)
return Ai;let s=e.update(r===t.length?t:t.subarray(0,r)),i=s[r-1],n=r;if(i>0&&i<=16){do n--;while(n>r-i&&s[n-1]===i);n>r-i&&(n=r)}return s.subarray(16,n)}function sr(e){
let t=Buffer.alloc(16);return nr(t),(0,ye.createCipheriv)(e.length===16?"aes-128-cbc":"aes-256-cbc",e,t).setAutoPadding(!1)}function ir(e){return(0,ye.createDecipheriv)(
e.length===16?"aes-128-cbc":"aes-256-cbc",e,Buffer.alloc(16)).setAutoPadding(!1)}var Ee=Buffer.alloc(16*1024),ke=Ee.length;function nr(e){ke===Ee.length&&((0,ye.randomFillSync)(
Ee),ke=0),Ee.copy(e,0,ke,ke+16),ke+=16}function ar(e,t){let{length:r}=e,s=new Uint8Array(r+5+t.length);return s.set(e),s.set(t,r+5),(i,n)=>(s[r]=i,s[r+1]=i>>>8,
s[r+2]=i>>>16,s[r+3]=n,s[r+4]=n>>>8,ve(s).subarray(0,Math.min(r+5,16)))}function tt(e){let t=-1,r=-1,s;return(i,n)=>((s===void 0||i!==t||n!==r)&&(s=e(i,n),t=i,r=
n),s)}function or(e,t,r){let s=lr(e,r),i=cr(e,s);return Pi(i,t,e.revision===2?32:16)?s:void 0}function Si(e,t,r){let s=ur(e,r),i=e.owner.subarray(0,32);for(let n=e.
revision===2?0:19;n>=0;n--)i=Ce(it(s,n),i);return or(e,t,i)}function xi(e,t,r,s){let i=ur({revision:e,keyLength:t},r),n=st(s);for(let a=0;a<=(e===2?0:19);a++)n=
Ce(it(i,a),n);return n}function Fi(e,t){let r=lr(e,t),s=new Uint8Array(32);return s.set(cr(e,r)),{user:s,fileKey:r}}var rt=Uint8Array.of(40,191,78,94,78,117,138,
65,100,0,78,86,255,250,1,8,46,46,0,182,208,104,62,128,47,12,169,254,100,83,105,122);function st(e){let t=new Uint8Array(32),r=e.subarray(0,32);return t.set(r),t.
set(rt.subarray(0,32-r.length),r.length),t}function lr({revision:e,keyLength:t,owner:r,permissions:s,id0:i,encryptMetadata:n},a){let o=Uint8Array.of(s,s>>8,s>>16,
s>>24),u=e>=4&&!n?[255,255,255,255]:[],d=ve(Buffer.concat([st(a),r.subarray(0,32),o,i,Uint8Array.from(u)]));return dr(d,e,t)}function ur({revision:e,keyLength:t},r){
return dr(ve(st(r)),e,e===2?5:t)}function dr(e,t,r){let s=e.subarray(0,r);if(t>=3)for(let i=0;i<50;i++)s=ve(s).subarray(0,r);return s}function cr({revision:e,id0:t},r){
if(e===2)return Ce(r,rt);let s=ve(Buffer.concat([rt,t]));for(let i=0;i<20;i++)s=Ce(it(r,i),s);return s}function it(e,t){return t===0?e:e.map(r=>r^t)}function Pi(e,t,r){
return t.length>=r&&e.subarray(0,r).every((s,i)=>s===t[i])}function $i(e,t,r){return fr(e.user,e.wrappedByUser,t,r,new Uint8Array(0))}function Mi(e,t,r){return fr(
e.owner,e.wrappedByOwner,t,r,e.user.subarray(0,48))}function Ci(e,t,r){let s=mr(e,t,new Uint8Array(0)),i=mr(e,r,s.entry);return{user:s.entry,wrappedByUser:s.wrapped,
owner:i.entry,wrappedByOwner:i.wrapped}}function Oi(e,t,r){let s=Buffer.alloc(16,255);return s.writeInt32LE(t,0),s.write(r?"Tadb":"Fadb",8,"latin1"),(0,K.randomBytes)(
4).copy(s,12),(0,K.createCipheriv)("aes-256-ecb",e,null).setAutoPadding(!1).update(s)}var hr=new Uint8Array(16);function fr(e,t,r,s,i){let n=Te(r,s,e.subarray(32,
40),i);if(!Buffer.from(n).equals(e.subarray(0,32)))return;let a=Te(r,s,e.subarray(40,48),i);return(0,K.createDecipheriv)("aes-256-cbc",a,hr).setAutoPadding(!1).
update(t.subarray(0,32))}function mr(e,t,r){let s=(0,K.randomBytes)(16),i=Te(6,t,s.subarray(0,8),r),n=Te(6,t,s.subarray(8),r),a=(0,K.createCipheriv)("aes-256-cb\
c",n,hr).setAutoPadding(!1).update(e);return{entry:Buffer.concat([i,s]),wrapped:a}}function Te(e,t,r,s){let i=(0,K.createHash)("sha256").update(t).update(r).update(
s).digest();if(e<6)return i;for(let n=0,a=0;n<64||a>n-32;n++){let o=Buffer.concat([t,i,s]),u=Buffer.alloc(64*o.length,o),d=(0,K.createCipheriv)("aes-128-cbc",i.
subarray(0,16),i.subarray(16,32)).setAutoPadding(!1).update(u),c=0;for(let h=0;h<16;h++)c+=d[h];i=(0,K.createHash)(["sha256","sha384","sha512"][c%3]).update(d).
digest(),a=d[d.length-1]}return i.subarray(0,32)}var pr=new Map([...[728,711,710,729,733,731,730,732].map((e,t)=>[e,24+t]),...[8226,8224,8225,8230,8212,8211,402,
8260,8249,8250,8722,8240,8222,8220,8221,8216,8217,8218,8482,64257,64258,321,338,352,376,381,305,322,339,353,382].map((e,t)=>[e,128+t]),[8364,160]]),Ei=new Map([
...pr].map(([e,t])=>[t,e]));function gr({bytes:e}){if(e[0]===254&&e[1]===255)return new TextDecoder("utf-16be").decode(e.subarray(2));if(e[0]===255&&e[1]===254)
return new TextDecoder("utf-16le").decode(e.subarray(2));if(e[0]===239&&e[1]===187&&e[2]===191)return new TextDecoder().decode(e.subarray(3));let t="";for(let r of e)
t+=String.fromCharCode(Ei.get(r)??r);return t}var Ti=/[\u00AD\u034F\u1806\u180B-\u180D\u200B-\u200D\u2060\uFE00-\uFE0F\uFEFF]/gu,Ni=/[\u00A0\u1680\u2000-\u200A\u202F\u205F\u3000]/gu,
ji=/[\p{Cc}\p{Co}\p{Cs}\p{Noncharacter_Code_Point}\u0340\u0341\u06DD\u070F\u180E\u200E\u200F\u2028-\u202E\u2061-\u2063\u206A-\u206F\u2FF0-\u2FFB\uFFF9-\uFFFD\u{1D173}-\u{1D17A}\u{E0001}\u{E0020}-\u{E007F}]/u,
Di=/[\u05BE\u05C0\u05C3\u05D0-\u05EA\u05F0-\u05F4\u061B\u061F\u0621-\u063A\u0640-\u064A\u066D-\u066F\u0671-\u06D5\u06DD\u06E5\u06E6\u06FA-\u06FE\u0700-\u070D\u0710\u0712-\u072C\u0780-\u07A5\u07B1\u200F\uFB1D\uFB1F-\uFB28\uFB2A-\uFB36\uFB38-\uFB3C\uFB3E\uFB40\uFB41\uFB43\uFB44\uFB46-\uFBB1\uFBD3-\uFD3D\uFD50-\uFD8F\uFD92-\uFDC7\uFDF0-\uFDFC\uFE70-\uFE74\uFE76-\uFEFC]/u,
Ri=/[\p{L}\p{Mc}\p{Nl}]/u;function yr(e){if(/^[\x20-\x7e]*$/.test(e))return e;let t=e.replace(Ti,"").replace(Ni," ").normalize("NFKC");if(ji.test(t))return;let r=[
...t],s=r.map(i=>Di.test(i));return s.includes(!0)&&(r.some((i,n)=>!s[n]&&Ri.test(i))||!s[0]||!s.at(-1))?void 0:t}function Ii(e){let t=yr(e),r=[...t===void 0?[]:
[Buffer.from(t,"utf8")],Buffer.from(e,"utf8"),...[vr(e),Bi(e)].filter(i=>i!==void 0)],s=[...r.filter(i=>i.length>nt).map(i=>i.subarray(0,nt)),...r];return s.filter(
(i,n)=>s.findIndex(a=>a.equals(i))===n)}var nt=127;function wr(e){return typeof e=="string"?Buffer.from(yr(e)??e,"utf8").subarray(0,nt):e}function br(e){return typeof e==
"string"?vr(e)??Buffer.from(e,"utf8"):e}function vr(e){return kr(e,t=>pr.get(t)??(t>=24&&t<32||t>=127&&t<161?-1:t))}function Bi(e){return kr(e,t=>t)}function kr(e,t){
let r=Array.from(e,s=>t(s.codePointAt(0)));return r.every(s=>s>=0&&s<256)?Buffer.from(r):void 0}function Ar(e,t){let{strings:r}=t,s=(n,a,o,u)=>{if(n===ee)return a;
let d=Buffer.allocUnsafe(n.length(a.length));return n.encryptInto(a,o,u,d,0),d},i=(n,a,o,u,d,c)=>(n.encryptInto(a,o,u,d,c),n.length(a.length));return{...e,uniform:t.
named===void 0||t.encryptMetadata&&t.embedded===t.streams,decryptString:(n,a,o)=>r.decrypt(n,a,o),encryptString:(n,a,o)=>s(r,n,a,o),decryptStream:(n,a,o,u)=>Ne(
t,u).decrypt(n,a,o),encryptStream:(n,a,o,u)=>s(Ne(t,u),n,a,o),encryptedStringLength:n=>r.length(n),encryptedStreamLength:(n,a)=>Ne(t,a).length(n),encryptStringInto:(n,a,o,u,d)=>i(
r,n,a,o,u,d),encryptStreamInto:(n,a,o,u,d,c)=>i(Ne(t,u),n,a,o,d,c)}}function Ne({streams:e,embedded:t,named:r,encryptMetadata:s},i){let n=i.get("Type");if((0,l.y)(
n,"XRef"))return ee;if(r===void 0)return e;let a=Sr(i);return a!==void 0?r.get(a)??e:!s&&(0,l.y)(n,"Metadata")?ee:(0,l.y)(n,"EmbeddedFile")?t:e}function Sr(e){let t=e.
get("Filter"),r=(0,l.x)(t)?t.findIndex(a=>(0,l.y)(a,"Crypt")):(0,l.y)(t,"Crypt")?0:-1;if(r<0)return;let s=e.get("DecodeParms"),i=(0,l.x)(s)?s[r]:s,n=(0,l.v)(i)?
i.get("Name"):void 0;return n instanceof l.p?n.text:"Identity"}function _i(e){if(Sr(e)===void 0)return!1;let t=e.get("Filter"),r=e.get("DecodeParms"),s=(0,l.x)(
t)?t.findIndex(n=>(0,l.y)(n,"Crypt")):0,i=(0,l.x)(t)?t.filter((n,a)=>a!==s):[];return i.length===0?(e.delete("Filter"),e.delete("DecodeParms"),!0):(e.set("Filte\
r",i),(0,l.x)(r)&&e.set("DecodeParms",r.filter((n,a)=>a!==s)),!0)}function zi(e){let t=e.get("Type");return(0,l.y)(t,"Sig")||(0,l.y)(t,"DocTimeStamp")||e.has("B\
yteRange")}function Li(e){return e.algorithm==="AES-128"?Ui(e):Gi(e)}var Ki=()=>(0,Lt.randomBytes)(32);function Ui({userPassword:e,ownerPassword:t,permissions:r,
id0:s}){let i=br(e),n=xi(4,16,br(t),i),a=Fi({revision:4,keyLength:16,owner:n,permissions:r,id0:s,encryptMetadata:!0},i),o=(0,l.z)({Filter:(0,l.A)("Standard"),V:4,
R:4,Length:128,...xr("AESV2",16),O:new l.q(n),U:new l.q(a.user),P:r});return Fr({dictionary:o,version:"1.6",numbered:!0},Yt(a.fileKey))}function Gi({userPassword:e,
ownerPassword:t,permissions:r}){let s=(0,Lt.randomBytes)(32),i=Ci(s,wr(e),wr(t)),n=(0,l.z)({Filter:(0,l.A)("Standard"),V:5,R:6,Length:256,...xr("AESV3",32),O:new l.q(
i.owner),OE:new l.q(i.wrappedByOwner),U:new l.q(i.user),UE:new l.q(i.wrappedByUser),P:r,Perms:new l.q(Oi(s,r,!0))});return Fr({dictionary:n,version:"1.7",extensionLevel:8,
numbered:!1},Zt(s))}function xr(e,t){let r=(0,l.z)({Type:(0,l.A)("CryptFilter"),CFM:(0,l.A)(e),AuthEvent:(0,l.A)("DocOpen"),Length:t});return{CF:(0,l.z)({StdCF:r}),
StmF:(0,l.A)("StdCF"),StrF:(0,l.A)("StdCF")}}function Fr(e,t){return Ar(e,{strings:t,streams:t,embedded:t,named:new Map([["StdCF",t],["Identity",ee]]),encryptMetadata:!0})}
function Vi(e,t,r){let s=Xi(e),i=Pr(s,t,new Uint8Array(0)),n=i??(r?$r(Ii(r),d=>Pr(s,t,d)):void 0);if(n===void 0)throw r?en():Zi();let{fileKey:a,access:o}=n,u=Qi(
s,a);return{...Ar({dictionary:Wi(s,a),...Ji(s),numbered:s.revision<=4},u),access:o,permissions:s.permissions,opensWithoutPassword:i!==void 0,algorithm:Yi(s.methods[u.
streams===ee?"embedded":"streams"],a)}}function Wi({encrypt:e,revision:t,permissions:r},s){let i=new l.t(e);i.set("P",r);for(let[a,o]of[["O",t<5?32:48],["U",t<5?
32:48],["OE",32],["UE",32]]){let u=e.get(a);u instanceof l.q&&u.bytes.length>o&&i.set(a,new l.q(u.bytes.subarray(0,o)))}let n=e.get("Length");return n!==void 0&&
!(typeof n=="number"&&n%8===0&&n>=40&&n<=256)&&i.set("Length",8*s.length),i}function Xi(e){let t=e.get("Filter");if(!(0,l.y)(t,"Standard"))throw at(`the securit\
y handler ${t instanceof l.p?Mr(t):"without a name"}`);let r=De(e.get("V"),0),s=De(e.get("R"),0);if(!(r===5?s===5||s===6:[1,2,4].includes(r)&&s>=2&&s<=4))throw at(
`the standard security handler with V ${r} and R ${s}`);let i={encrypt:e,version:r,revision:s,permissions:De(e.get("P"),-4)|0};if(r<4)return{...i,encryptMetadata:!0,
methods:{strings:"V2",streams:"V2",embedded:"V2"},filters:void 0};let n=e.get("CF"),a=new Map;for(let[d,c]of(0,l.v)(n)?n:[]){let h=(0,l.v)(c)?Hi(c,r):void 0;h!==
void 0&&a.set(d,h)}a.set("Identity","none");let o=(d,c)=>{let h=e.get(d),f=a.get(h instanceof l.p?h.text:c);if(f===void 0)throw at(`the crypt filter ${h instanceof
l.p?Mr(h):c}`);return f},u=e.get("StmF");return{...i,encryptMetadata:e.get("EncryptMetadata")!==!1,methods:{strings:o("StrF","Identity"),streams:o("StmF","Ident\
ity"),embedded:o("EFF",u instanceof l.p?u.text:"Identity")},filters:a}}function Hi(e,t){let r=e.get("CFM");return t===5&&(0,l.y)(r,"AESV3")?"AESV3":t===4&&(0,l.y)(
r,"AESV2")?"AESV2":t===4&&(0,l.y)(r,"V2")?"V2":r===void 0||(0,l.y)(r,"None")?"none":void 0}function Pr(e,t,r){let{encrypt:s,revision:i}=e;if(i>=5){let o={owner:oe(
s,"O",48),user:oe(s,"U",48),wrappedByOwner:oe(s,"OE",32),wrappedByUser:oe(s,"UE",32)};return je($i(o,i,r),"user")??je(Mi(o,i,r),"owner")}let n=oe(s,"O",1),a=oe(
s,"U",1);return $r(qi(e),o=>{let{permissions:u,encryptMetadata:d}=e,c={revision:i,keyLength:o,owner:n,permissions:u,id0:t,encryptMetadata:d};return je(or(c,a,r),
"user")??je(Si(c,a,r),"owner")})}function je(e,t){return e&&{fileKey:e,access:t}}function qi({encrypt:e,version:t}){if(t===4)return[16];let r=De(e.get("Length"),
40),s=r%8===0&&r>=40&&r<=128?r/8:5;return[...new Set(t===1?[5,s,16]:[s,16,5])]}function Qi(e,t){let r={none:ee},s=o=>o==="V2"?r.V2??=ki(t):o==="AESV2"?r.AESV2??=
Yt(t):o==="AESV3"?r.AESV3??=Zt(t):ee,{methods:i,filters:n,encryptMetadata:a}=e;return{strings:s(i.strings),streams:s(i.streams),embedded:s(i.embedded),named:n&&
new Map([...n].map(([o,u])=>[o,s(u)])),encryptMetadata:a}}function Ji({version:e,revision:t,methods:r}){return t>=5?{version:"1.7",extensionLevel:t===5?3:8}:e===
4?{version:Object.values(r).includes("AESV2")?"1.6":"1.5"}:{version:t===2?"1.1":"1.4"}}function Yi(e,t){if(e!=="none")return e==="V2"?t.length===5?"RC4-40":"RC4\
-128":e==="AESV2"?"AES-128":"AES-256"}function oe(e,t,r){let s=e.get(t);if(s instanceof l.q&&s.bytes.length>=r)return s.bytes;throw(0,k.d)(`its encryption dicti\
onary has no usable /${t}.`)}function De(e,t){return typeof e=="number"?Math.trunc(e):t}function $r(e,t){for(let r of e){let s=t(r);if(s!==void 0)return s}}function Mr({
text:e}){return/^[\w.+-]{1,40}$/.test(e)?e:"with an unusual name"}function Zi(){return new k.b("password_required","The PDF document needs a password to open",{
issues:[{field:"file",message:"The document needs a password to open. Use remove_password first."}],advice:"Give the password that opens the document as open_pa\
ssword"})}function en(){return new k.b("wrong_password","The given password does not open the PDF document",{issues:[{field:"file",message:"The document needs a\
 password to open, and the given one does not open it."}],advice:"Check open_password: upper and lower case count, and so do spaces"})}function at(e){return new k.b(
"unsupported_encryption",`The PDF document is protected by ${e}, which Octavo cannot open`,{issues:[{field:"file",message:`The document is protected by ${e}, wh\
ich is not supported.`}],advice:"Only protection by passwords can be opened, not by certificates or rights management"})}var Cr={allow_print:3,allow_change_content:4,
allow_copy_content:5,allow_comment_and_fill_form:6,allow_fill_form:9,allow_accessibility:10,allow_assemble_document:11,allow_print_high_resolution:12},Or=-4,ot=e=>1<<
Cr[e]-1,Er=Object.keys(Cr);function tn(e){let t=Or;for(let r of Er)e[r]||(t&=~ot(r));return e.allow_print?t:t&~ot("allow_print_high_resolution")}function lt(e){
return Er.filter(t=>(e&ot(t))===0)}var ut=Symbol("close array"),dt=Symbol("close dictionary"),Re=Symbol("end"),te=class si{constructor(t,r,s,i,n){this.bytes=t,this.
at=r,this.end=s,this.nesting=i,this.openString=n}bytes;at;end;nesting;openString;closed=-1;value(){let t=this.token(0);return typeof t=="symbol"?null:t}token(t){
let{bytes:r,end:s}=this,i=(0,l.b)(r,this.at,s);if(this.at=i,i>=s)return Re;let n=r[i];if(n>=48&&n<=57)return this.numberOrReference();switch(n){case 47:return this.
name();case 40:return this.string(this.literal());case 60:return r[i+1]!==60?this.string(this.hexadecimal()):(this.at+=2,this.dictionary(t+1));case 91:return this.
at++,this.array(t+1);case 93:return this.at++,ut;case 62:return this.closed=i,r[i+1]===62?(this.at+=2,dt):(this.at++,null);case 41:case 123:case 125:return this.
at++,null;default:return this.word()}}array(t){this.checkDepth(t);let r=[];for(;;){let s=this.token(t);if(s===ut||s===Re)return r;if(s===dt)return this.at=this.
closed,r;r.push(s)}}dictionary(t){this.checkDepth(t);let r=new l.t,s,i=-1;for(;;){let n=this.at,a=this.token(t);if(a===dt||a===Re)return i>=0&&zi(r)&&this.keepSealed(
r,i),r;if(a===ut)continue;let o=a;if(s===void 0){o instanceof l.p&&(s=o.text);continue}o!==null&&r.set(s,o),this.openString&&s==="Contents"&&o instanceof l.q&&(i=
n),s=void 0}}keepSealed(t,r){t.set("Contents",new si(this.bytes,r,this.end,1).value())}checkDepth(t){if(t>this.nesting)throw(0,l.C)("nesting",`An object of the \
document is nested deeper than ${this.nesting} levels`,"Have another program save it anew")}name(){let{bytes:t,end:r}=this,s=this.at+1,i=(0,l.h)(t,s,r);this.at=
i;let n="";for(let a=s;a<i;a++){let o=t[a];if(o===35&&a+2<i){let[u,d]=[(0,l.f)(t[a+1]),(0,l.f)(t[a+2])];u>=0&&d>=0&&(o=u*16+d,a+=2)}n+=String.fromCharCode(o)}return new l.p(
n)}string(t){return new l.q(this.openString?this.openString(t):t)}literal(){let{bytes:t,end:r}=this,s=this.at+1;for(let u=s;u<r;u++){let d=t[u];if(d===41)return this.
at=u+1,t.slice(s,u);if(d===40||d===92||d===13)break}let i=new Uint8Array((0,l.d)(t,this.at,r)-s),n=0,a=1,o=s;for(;o<r;o++){let u=t[o];if(u===40)a++;else if(u===
41){if(--a===0)break}else if(u===13)t[o+1]===10&&o++,u=10;else if(u===92){if(u=t[++o],o>=r)break;if(u>=48&&u<=55){let d=u-48;for(let c=0;c<2&&t[o+1]>=48&&t[o+1]<=
55;c++)d=d*8+t[++o]-48;u=d&255}else if(u===13){t[o+1]===10&&o++;continue}else{if(u===10)continue;u=rn.get(u)??u}}i[n++]=u}return this.at=Math.min(o+1,r),i.subarray(
0,n)}hexadecimal(){let{bytes:t,end:r}=this,s=this.at+1,i=(0,l.e)(t,s,r);return this.at=i,(0,l.g)(t,s,i)}numberOrReference(){let{bytes:t,end:r}=this,s=this.at,i=0;
for(;s<r&&t[s]>=48&&t[s]<=57;)i=i*10+t[s++]-48;if(s<r&&l.a[t[s]]===0)return this.number();this.at=s,s=(0,l.b)(t,s,r);let n=0,a=s;for(;s<r&&t[s]>=48&&t[s]<=57;)n=
n*10+t[s++]-48;return s===a||(s=(0,l.b)(t,s,r),t[s]!==82||s+1<r&&l.a[t[s+1]]===0)?i:(this.at=s+1,i>2147483647?null:new l.r(i,Math.min(n,65535)))}number(){let{bytes:t,
end:r}=this,s=this.at,i=(0,l.h)(t,s,r);this.at=i;let n="";for(let d=s;d<i;d++)n+=String.fromCharCode(t[d]);let a=Number(n);if(!Number.isNaN(a)&&/^[+-]?[\d.]/.test(
n))return a;let o=/^[+-]*(\d*\.?\d*)/.exec(n),u=Number(o?.[1]??0)||0;return n.startsWith("-")?-u:u}word(){let{bytes:t,at:r,end:s}=this,i=t[r];return i===43||i===
45||i===46?this.number():(0,l.j)(t,r,"true")||(0,l.j)(t,r,"false")?(this.at=(0,l.h)(t,r,s),i===116):(0,l.i)(t,r,"endobj")||(0,l.i)(t,r,"endstream")?Re:(this.at=
Math.max((0,l.h)(t,r,s),r+1),null)}},rn=new Map([[110,10],[114,13],[116,9],[98,8],[102,12]]),sn=/^[+-]?(\d{1,15}|\d{1,15}\.\d{0,40}|\.\d{1,40})$/,nn=/^(true|false|null)$/,
Tr=/#(?![0-9A-Fa-f]{2})|#00/;function Ie(e,t,r){let s=[],i=()=>{let a=s.at(-1);a?.keys&&(a.value=!1)},n=(0,l.b)(e,t,r);for(;;){if(t=(0,l.b)(e,t,r),t>=r)return!1;
let a=s.at(-1),o=e[t];if(o===62||o===93){if(!a||a.keys===void 0!=(o===93)||a.keys&&(a.value||++t>=r||e[t]!==62))return!1;s.pop(),t++}else if(a?.keys&&!a.value){
let u=(0,l.h)(e,t+1,r),d=Be(e,t,u);if(o!==47||Tr.test(d)||a.keys.has(d))return!1;a.keys.add(d),a.value=!0,t=u;continue}else if(o===91||o===60&&e[t+1]===60){s.push(
o===91?{keys:void 0,value:!0}:{keys:new Set,value:!1}),t+=o===91?1:2;continue}else if(t=an(e,t,r),t<0)return!1;if(i(),s.length===0)return!(0,l.k)(e[n])||e[t-1]!==
82}}function an(e,t,r){switch(e[t]){case 47:{let s=(0,l.h)(e,t+1,r);return Tr.test(Be(e,t,s))?-1:s}case 40:{let s=(0,l.d)(e,t,r);return e[s-1]===41&&s<=r?s:-1}case 60:
for(t++;t<r&&e[t]!==62;t++)if(!ln(e[t])&&l.a[e[t]]!==1)return-1;return t<r?t+1:-1;default:{let s=(0,l.h)(e,t,r),i=Be(e,t,s);return nn.test(i)?s:sn.test(i)?on(e,
i,s,r):-1}}}function on(e,t,r,s){if(!/^\d+$/.test(t))return r;let i=(0,l.b)(e,r,s),n=(0,l.h)(e,i,s),a=Be(e,i,n),o=(0,l.b)(e,n,s);return!/^\d+$/.test(a)||e[o]!==
82||l.a[e[o+1]??32]===0?r:Number(t)<=2147483647&&Number(a)<=65535?o+1:-1}var ln=e=>e>=48&&e<=57||(e|32)>=97&&(e|32)<=102;function Be(e,t,r){return String.fromCharCode(
...e.subarray(t,Math.min(r,t+200)))}var Nr=0,$=1,_=2,Ae=3,jr=class{kind;place;detail;size=0;overflowed=!1;bound;constructor(e,t){this.bound=Math.min(e.objects,Math.
max(1e6,t)),this.kind=new Uint8Array(1024),this.place=new Int32Array(1024),this.detail=new Int32Array(1024)}offer(e,t,r,s){e<this.kind.length&&this.kind[e]!==Nr||
this.set(e,t,r,s)}set(e,t,r,s){if(e>this.bound){this.overflowed=!0;return}e>=this.kind.length&&this.grow(e+1),this.kind[e]=t,this.place[e]=r,this.detail[e]=s,e>=
this.size&&(this.size=e+1)}grow(e){let t=Math.min(Math.max(e,this.kind.length*2),this.bound+1),[r,s,i]=[new Uint8Array(t),new Int32Array(t),new Int32Array(t)];r.
set(this.kind),s.set(this.place),i.set(this.detail),[this.kind,this.place,this.detail]=[r,s,i]}},un=new Set(["Root","Encrypt","ID"]),dn=new Set(["Prev","XRefStm",
"Size","W","Index","Filter","DecodeParms","Length","Type"]);async function cn(e,t,r){let s=(0,l.n)(e).lastIndexOf("startxref");if(s<0)return;let i=(0,l.l)(e,(0,l.b)(
e,s+9,e.length),e.length).value;if(i<0)return;let n=new hn(e,t,r),{table:a}=n,o=new l.t,u=!1,d=!1,c=new Set;for(let h=i;typeof h=="number"&&!c.has(h);){c.add(h);
let f=h>=0&&h<e.length?await n.section(h):void 0;if(!f||a.overflowed)return;u||=f.stream,d||=!f.tidy;for(let[m,p]of f.trailer)(c.size===1?!dn.has(m):un.has(m)&&
!o.has(m))&&o.set(m,p);h=f.trailer.get("Prev")||void 0}return{table:a,trailer:o,streams:u,damaged:d}}var Se=8192,hn=class{constructor(e,t,r){this.bytes=e,this.job=
t,this.budget=r,this.table=new jr(t.limits,e.length)}bytes;job;budget;table;spent=0;async section(e){let{bytes:t}=this;return e=(0,l.b)(t,e,t.length),(0,l.i)(t,
e,"xref")?this.readTable(e+4):this.readStream(e)}async readTable(e){let{bytes:t,job:r,table:s}=this,i=t.length,n=[];for(;e=(0,l.b)(t,e,i),!(0,l.i)(t,e,"trailer");){
let d=(0,l.l)(t,e,i),c=(0,l.l)(t,(0,l.b)(t,d.after,i),i);if(d.value<0||c.value<0)return;let h={at:(0,l.b)(t,c.after,i),first:d.value,row:0};for(let f=0;h.row===
f&&f<c.value;){if(f=Math.min(f+Se,c.value),!fn(t,h,f,s,n))return;let m=r.pace.step(Se*20);m&&await m}e=h.at}let a=new te(t,e+7,i,r.limits.nesting),o=a.value();if(this.
spent+=a.at-e,!(0,l.v)(o)||this.spent>i)return;let u=o.get("XRefStm");typeof u=="number"&&u>0&&u<i&&await this.readStream(u);for(let d of n)s.offer(d,Ae,0,0);return{
trailer:o,stream:!1,tidy:Number.isInteger(o.get("Size"))&&Ie(t,e+7,i)}}async readStream(e){let{bytes:t,job:r,table:s}=this,i=(0,l.m)(t,e,t.length);if(!i)return;
let n=pn(t,i.body,r.limits,this.budget);if(!n)return;this.spent+=n.parsed;let{trailer:a,rows:o}=n,u=Ir(a.get("W")),[d=0,c=0,h=0]=u,f=d+c+h;if(u.length<3||f<1||u.
some(y=>y<0||y>8)||this.spent>t.length)return;let m=a.get("Size"),p=Ir(a.get("Index"));p.length<2&&p.splice(0,p.length,0,typeof m=="number"?m:Math.floor(o.length/
f));let g=0;for(let y=0;y+1<p.length;y+=2)for(let w=0;w<p[y+1]&&g+f<=o.length;w++,g+=f){let b=p[y]+w;if(b<0)continue;let v=d===0?1:ft(o,g,d),x=ft(o,g+d,c),F=ft(
o,g+d+c,h);if(v===1&&x<t.length?s.offer(b,$,x,Math.min(F,65535)):v===2?s.offer(b,_,Math.min(x,r.limits.objects),Math.min(F,r.limits.objects)):v===0&&s.offer(b,Ae,
0,0),w%Se===Se-1){let T=r.pace.step(Se*20);T&&await T}}return{trailer:a,stream:!0,tidy:Ie(t,i.body,t.length)}}};function fn(e,t,r,s,i){let n=e.length,{at:a,first:o,
row:u}=t;for(;u<r;u++){if(mn(e,a,n)&&!(u===0&&o===1)){let m=Dr(e,a,10);e[a+17]===110&&m>0?m<n&&s.offer(o+u,$,m,Math.min(Dr(e,a+11,5),65535)):i.push(o+u),a+=20;continue}
a=(0,l.b)(e,a,n);let d=(0,l.l)(e,a,n);if(d.value<0)break;let c=Rr(e,d.after),h=(0,l.l)(e,c,n);if(h.value<0)return!1;c=Rr(e,h.after);let f=e[c];if(f!==110&&f!==102)
return!1;for(u===0&&o===1&&f===102&&d.value===0&&h.value===65535&&(o=0),f===110&&d.value>0?d.value<n&&s.offer(o+u,$,d.value,Math.min(h.value,65535)):i.push(o+u),
a=c+1;a<n&&l.a[e[a]]===1;)a++}return t.at=a,t.first=o,t.row=u,!0}function mn(e,t,r){if(t+20>r||e[t+10]!==32||e[t+16]!==32)return!1;let s=e[t+17],i=e[t+18],n=e[t+
19];return(s===110||s===102)&&(i===32||i===13)&&(n===10||n===13)&&(0,l.k)(e[t])&&(0,l.k)(e[t+9])}function Dr(e,t,r){let s=0;for(let i=t+r;t<i;t++)s=s*10+(e[t]-48);
return s}function Rr(e,t){for(;e[t]===32||e[t]===9;)t++;return t}function pn(e,t,r,s){let i=new te(e,t,e.length,r.nesting),n=i.value();if(!(0,l.v)(n))return;let a=n.
get("Type");if(!(a instanceof l.p)||a.text!=="XRef")return;let o=(0,l.b)(e,i.at,e.length);if(!(0,l.i)(e,o,"stream"))return;let u=ct(e,o),d=n.get("Length"),c=typeof d==
"number"?u+d:-1,h=c>=u&&c<=e.length&&ht(e,c)?c:(0,l.n)(e).indexOf("endstream",u);try{let f=e.subarray(u,h<0?e.length:h),m=f,p=mt(n.get("Filter")),g=mt(n.get("De\
codeParms")??null);for(let[y,w]of p.slice(0,r.filters).entries()){let b=g[y];w instanceof l.p&&(m=(0,l.F)(w.text,m,(0,l.v)(b)?b:void 0,s))}return{trailer:n,rows:m,
parsed:i.at-t+f.length}}catch(f){if(f instanceof k.b&&f.code==="limit_exceeded")throw f;return}}function ct(e,t){let r=t+6;for(;e[r]===32&&(e[r+1]===10||e[r+1]===
13||e[r+1]===32);)r++;return e[r]===13&&r++,e[r]===10&&r++,r}function ht(e,t){for(let r=0;r<4&&l.a[e[t]??0]===1&&t<e.length;r++)t++;return(0,l.i)(e,t,"endstream")}
function ft(e,t,r){let s=0;for(let i=0;i<r;i++)s=s*256+e[t+i];return s}var mt=e=>e==null?[]:Array.isArray(e)?e:[e],Ir=e=>mt(e).map(t=>typeof t=="number"?Math.trunc(
t):-1);function gn(e,t,r,s){let{bytes:i}=e;r.forgetLength(),s.dataStart=s.dataEnd=-1;let n=s.valueEnd=r.value(i,e.bodies[t],i.length);if(n<0)return!1;let a=(0,l.b)(
i,n,i.length);if(i[a]===101&&(0,l.i)(i,a,"endobj"))return s.end=a+6,!0;if(!(0,l.i)(i,a,"stream"))return!1;let o=r.lengthRef>=0?e.lengthOf(new l.r(r.lengthRef)):
r.length,u=e.streams.data(a,o);if(!u.trusted||u.start!==a+(i[a+6]===13?8:7)||i[u.start-1]!==10)return!1;let d=(0,l.b)(i,(0,l.b)(i,u.end,i.length)+9,i.length);return s.
dataStart=u.start,s.dataEnd=u.end,s.end=d+6,(0,l.i)(i,d,"endobj")}var yn=class{constructor(e){this.bytes=e,this.objectEnds=new be(e,"endobj"),this.streamEnds=new be(
e,"endstream")}bytes;objectEnds;streamEnds;data(e,t){let{bytes:r}=this,s=ct(r,e);return t>=0&&s+t<=r.length&&ht(r,s+t)?{start:s,end:s+t,trusted:!0}:{start:s,end:this.
damagedEnd(s,t),trusted:!1}}damagedEnd(e,t){let{bytes:r}=this,s=e+t,i=this.objectEnds.next(e),n=i<0?r.length:i;if(t>=0&&s<=n&&(0,l.i)(r,(0,l.b)(r,s,n),"endstr"))
return s;let a=this.streamEnds.next(e),o=a<0||a>n?n:a;return o>e&&r[o-1]===10&&o--,o>e&&r[o-1]===13&&o--,o}},wn=new Set(["Root","Info","ID","Encrypt"]);async function Br(e,{
limits:t,pace:r}){let s=(0,l.n)(e),i=new jr(t,e.length),n=new l.t,a=!1,o={stream:new be(e,"stream"),endobj:new be(e,"endobj"),endstream:new be(e,"endstream")},u=s.
indexOf("trailer"),d=h=>{for(let[f,m]of h)wn.has(f)&&n.set(f,m)},c=h=>{for(;u>=0&&u<h;){let f=new te(e,u+7,Math.min(e.length,u+65536),t.nesting),m=f.value();(0,l.v)(
m)&&d(m),u=s.indexOf("trailer",f.at)}};for(let h=0;;){let f=s.indexOf("obj",h);if(f<0)break;let m=r.step(f-h+200);m&&await m,h=f+3;let p=bn(e,f);if(!p)continue;
c(p.start),i.set(p.number,$,p.start,p.generation);let g=vn(e,s,h,o);if(g.dictionaryEnd>=0){a=!0;let y=new te(e,h,g.dictionaryEnd,t.nesting).value();(0,l.v)(y)&&
y.has("Root")&&d(y)}h=g.at}if(c(e.length),i.overflowed&&e.length>8*t.objects)throw(0,l.C)("objects",`The document has an object numbered beyond ${t.objects}`,"H\
ave another program save it anew, which numbers objects without gaps");if(i.size===0)throw(0,k.d)("no PDF objects were found in the file");return{table:i,trailer:n,
streams:a,damaged:!0}}function bn(e,t){let r=t-1,s=()=>{let o=r;for(;r>=0&&(0,l.k)(e[r]);)r--;return o-r>0&&o-r<=10?(0,l.l)(e,r+1,o+1).value:-1},i=()=>{let o=r;
for(;r>=0&&l.a[e[r]]===1;)r--;return r<o};i();let n=s();if(n<0||n>65535||!i())return;let a=s();if(!(a<=0||a>2147483647))return{number:a,generation:n,start:r+1}}
function vn(e,t,r,s){let i=s.stream.next(r),n=s.endobj.next(r);if(i<0||n>=0&&n<i)return{at:r,dictionaryEnd:-1};if((0,l.i)(e,i-3,"end"))return{at:r,dictionaryEnd:-1};
let a=t.toString("latin1",r,Math.min(i,r+4096));if(/\d[\s\0]+obj\b/.test(a))return{at:r,dictionaryEnd:-1};let o=/\/Length\s+(\d+)(?!\d|\s+\d+\s+R)/.exec(a),u=ct(
e,i),d=/\/Type\s*\/XRef\b/.test(a)?i:-1;if(o&&ht(e,u+Number(o[1])))return{at:u+Number(o[1]),dictionaryEnd:d};let c=s.endstream.next(u);return{at:c<0?u:c,dictionaryEnd:d}}
function kn(e,t){if(e.length===0)throw An();if(e.length>t.inputBytes)throw Sn(e.length,t.inputBytes);let r=(0,l.n)(e.subarray(0,1024)).indexOf("%PDF-");if(r<0&&
(0,l.n)(e).indexOf(" obj")<0)throw(0,k.d)(xn(e));return r}function An(){return new k.b("unreadable_document","The PDF document could not be read: the file is em\
pty",{issues:[{field:"file",message:"The file is empty."}],advice:"Check that the file is a complete PDF document"})}function Sn(e,t){return(0,l.C)("inputBytes",
`The document has ${e} bytes; at most ${t} are allowed`,"Split it with another program first")}function xn(e){let t=(0,l.n)(e).toString("latin1",0,512).trimStart().
toLowerCase();return t.startsWith("<!doctype html")||t.startsWith("<html")?"the file is an HTML page, not a PDF document":t.startsWith("pk")?"the file is a ZI\
P archive, not a PDF document":"the file is not a PDF document"}function Fn(e,t){let r=e.get(t);if(!(r instanceof l.u))return;let[s,i]=[e.resolve(r.dict.get("N")),
e.resolve(r.dict.get("First"))];if(typeof s!="number"||typeof i!="number"||!Number.isInteger(i)||i<0)return;let n;try{n=e.decoded(r)}catch(c){if(c instanceof k.b&&
c.code==="unreadable_document")return;throw c}let[a,o]=[[],[]],u=0;for(;a.length<s;){let c=(0,l.l)(n,(0,l.b)(n,u,n.length),n.length),h=(0,l.l)(n,(0,l.b)(n,c.after,
n.length),n.length);if(c.value<0||c.value>2147483647||h.value<0||i+h.value>n.length)break;a.push(c.value),o.push(i+h.value),u=h.after}let d=new Int32Array(o.length);
for(let c=0;c<d.length;c++)d[c]=o[c+1]??n.length;if((0,l.n)(n).includes("stream")){let c=new l.K;for(let[h,f]of o.entries()){c.reset();let m=c.value(n,f,d[h]);m>=
0&&(d[h]=m)}}return{data:n,numbers:new Int32Array(a),starts:new Int32Array(o),ends:d,extends:r.dict.has("Extends")}}var _r=class ii{constructor(t=!0){this.sound=
t}sound;numbers=[];parents=[];homes=[];node(t,r){return t<0&&(this.sound=!1),this.parents.push(r),this.numbers.push(t)-1}page(t,r){(t<0||this.numbers[t]!==r)&&(this.
sound=!1),this.homes.push(t)}fork(){let t=new ii(this.sound);return t.numbers=this.numbers,t.parents=this.parents,t.homes=this.homes,t}async drop(t,r,s){if(!this.
sound)return!1;let{numbers:i,parents:n,homes:a}=this,o=new Int32Array(i.length),u=new Uint8Array(i.length),d=new Set;for(let c=0;c<r.length;c++)s[c]?o[a[c]]++:(u[a[c]]=
1,d.add(r[c]));for(let c=i.length-1;c>0;c--){let h=n[c];o[h]+=o[c],u[c]&&o[c]===0&&d.add(i[c]),u[h]|=u[c]}for(let c=0;c<i.length;c++){if(!u[c]||o[c]===0)continue;
let h=t.edit(i[c]),f=h instanceof l.t?t.array(h.get("Kids"))??[]:[];h instanceof l.t&&h.set("Kids",f.filter(p=>!Pn(p,d))).set("Count",o[c]);let m=t.job.pace.step(
f.length*50);m&&await m}return this.homes=a.filter((c,h)=>s[h]),!0}},Pn=(e,t)=>(0,l.w)(e)&&t.has(e.number),pt=["Resources","MediaBox","CropBox","Rotate"],le=100,
zr=class Kt{constructor(t,r,s,i,n,a,o){this.document=t,this.numbers=r,this.ancestry=s,this.inherited=i,this.irregular=n,this.unclear=a,this.nodes=o}document;numbers;ancestry;inherited;irregular;unclear;nodes;positions;static async read(t){
let{limits:r,pace:s}=t.job,i=[],n=[],a=[{}],o=new l.L,u={parent:-1},d=new Set,c=new jn(t),h=!1,f=[],m=new _r,p=t.catalog.get("Pages"),g=[{kid:p??null,from:0,home:-1}];
for(;g.length>0;){let y=g.pop();if("claimed"in y){y.claimed!==i.length-y.before&&(h=!0);continue}let{kid:w,from:b,home:v}=y,x=w instanceof l.r?w.number:-1;if(x>=
0){let O=s.step(400);O&&await O;let P=d.has(x);d.add(x);let M=Mn(t,x,o,u);if(w instanceof l.r&&w.generation!==t.generation(x)&&(h=!0),M==="page"||M==="unclear"){
P&&(h=!0);let B=P?c.make(x):x;if(M==="unclear"&&f.push(B),i.push(B),n.push(b),m.page(v,u.parent),i.length>r.pages)throw Rn(r.pages);continue}if(M==="none"||P){h=
!0;continue}}let F=t.dict(w);if(!F){h=!0;continue}let T=t.array(F.get("Kids"));if(!T){if(x>=0||!(0,l.y)(F.get("Type"),"Page"))continue;h=!0,i.push(t.add(F).number),
n.push(b);continue}let C=Tn(F),j=b;C&&(j=a.push({...a[b],...C})-1),(0,l.y)(t.resolve(F.get("Type")),"Pages")||(h=!0),g.push({claimed:t.resolve(F.get("Count")),before:i.
length});let H=m.node(x,v);for(let O=T.length-1;O>=0;O--)g.push({kid:T[O],from:j,home:H});t.release(x)}return t.resolve(t.dict(p)?.get("Count"))!==i.length&&(h=
!0),p instanceof l.r&&i[0]===p.number&&(h=!0),new Kt(t,i,n,a,h,f,m)}fork(t){let r=this.inherited.map(d=>{let c={};for(let h of pt)d[h]!==void 0&&(c[h]=we(d[h]));
return c}),{numbers:s,ancestry:i,irregular:n,unclear:a,nodes:o}=this,u=new Kt(t,s,i,r,n,a,o.fork());return u.positions=this.positions,u}get count(){return this.
numbers.length}number(t){return this.numbers[t]}indexOf(t){if(!this.positions){this.positions=new Int32Array(this.document.size);for(let r=0;r<this.numbers.length;r++)
this.positions[this.numbers[r]]=r+1}return(this.positions[t]??0)-1}attribute(t,r){return this.document.entry(this.numbers[t],r)??this.inherited[this.ancestry[t]][r]}inheritedBy(t){
return this.inherited[this.ancestry[t]]}patch(t,r){this.document.patch(this.numbers[t],r)}async settle(){for(let t of this.unclear)this.document.exists(t)&&this.
document.patch(t,{Type:new l.p("Page"),Kids:void 0,Count:void 0});this.unclear=[],this.irregular&&await this.rebuild(this.numbers)}async keep(t){let{numbers:r,ancestry:s}=this,
i=r.filter((n,a)=>t[a]);if(this.irregular||this.unclear.length>0||!await this.nodes.drop(this.document,r,t)){await this.rebuild(i);return}this.numbers=i,this.ancestry=
s.filter((n,a)=>t[a]),this.positions=void 0}async rebuild(t){let{document:r}=this,s=Array.from(t),i=new Map,n=this.inherited.map(c=>Nn(r,c,i)),{nodes:a,parents:o}=this.
grow(s);for(let c=0;c<s.length;c++){let h=s[c],f=this.indexOf(h),m=o[c];a[m].kids.push(new l.r(h,r.generation(h)));let p=f<0?$n:n[this.ancestry[f]];r.patch(h,{Parent:a[m].
ref},p);let g=r.job.pace.step(600);g&&await g}for(let{ref:c,kids:h,parent:f,count:m}of a)r.put(c,new l.t([["Type",new l.p("Pages")],...f?[["Parent",f]]:[],["Kid\
s",h],["Count",m]]));let u=a[a.length-1].ref,d=r.catalog.get("Pages");(!(d instanceof l.r)||d.number!==u.number)&&r.edit(r.catalogNumber).set("Pages",u),this.numbers=
s,this.ancestry=s.map(()=>0),this.inherited=[{}],this.positions=void 0,this.irregular=!1,this.nodes=new _r(!1)}grow(t){let{document:r}=this,s=t.length,i=r.catalog.
get("Pages"),n=i instanceof l.r&&i.number>0&&!t.includes(i.number)?i:void 0,a=[],o=[],u=(h,f)=>({ref:f&&n?new l.r(n.number,r.generation(n.number)):r.add(null),kids:[],
parent:void 0,count:h}),d=Math.max(1,Math.ceil(s/le));for(let h=0;h<d;h++)o.push(u(Math.min(le,s-h*le),d===1));let c=Array.from({length:s},(h,f)=>Math.floor(f/le));
for(;o.length>1;){a.push(...o);let h=Math.ceil(o.length/le),f=Array.from({length:h},()=>u(0,h===1));for(let[m,p]of o.entries()){let g=f[Math.floor(m/le)];p.parent=
g.ref,g.kids.push(p.ref),g.count+=p.count}o=f}return a.push(...o),{nodes:a,parents:c}}},$n={};function Mn(e,t,r,s){s.parent=-1;let i=e.place(t);if(i&&r.locate(i.
bytes,i.start,i.end)&&r.find(i.bytes,"Kids")<0){if(r.used===0)return"none";let a=r.find(i.bytes,"Type");if(a>=0&&(0,l.j)(i.bytes,r.at[a+2],"/Page")){if(i.bytes[(0,l.b)(
i.bytes,r.close+2,i.end)]===115)return En(e,t);let u=r.find(i.bytes,"Parent");return u>=0&&(s.parent=(0,l.l)(i.bytes,r.at[u+2],r.at[u+3]).value),"page"}let o=e.
get(t);return o instanceof l.t&&Lr(e,o)?"unclear":"none"}let n=e.get(t);return!(n instanceof l.t)||n.size===0?"none":(0,l.y)(n.get("Type"),"Page")?"unclear":e.array(
n.get("Kids"))?"node":Lr(e,n)?"unclear":"none"}var Cn=["MediaBox","Resources","Contents","Annots","CropBox","Rotate","Parent"],On=["MediaBox","Resources"];function Lr(e,t){
let r=e.resolve(t.get("Type"));return(r instanceof l.p&&r.text!=="Pages"?On:Cn).some(s=>t.has(s))}function En(e,t){let r=e.get(t);return r instanceof l.u?(e.put(
t,new l.t([...r.dict].filter(([s])=>!/^(Length|Filter|DecodeParms)$/.test(s)))),"unclear"):"page"}function Tn(e){let t;for(let r of pt){let s=e.get(r);s!==void 0&&
((t??={})[r]=s)}return t}function Nn(e,t,r){let{Resources:s}=t;if(!(s instanceof l.t))return{...t};let i=r.get(s)??e.add(s);return r.set(s,i),{...t,Resources:i}}
var jn=class{constructor(e){this.document=e,this.left=e.job.limits.nodes}document;left;sizes=new Map;make(e){let t=this.document.get(e),r=this.sizes.get(e)??Dn(
t);if(this.sizes.set(e,r),this.left-=r,this.left<0)throw(0,l.C)("nodes",`The document mentions pages again and again: copies of them would have more than ${this.
document.job.limits.nodes} values`,"Have another program save it anew");return this.document.add(t instanceof l.t?new l.t(t):t).number}};function Dn(e){let t=[e],
r=0;for(let s=t.pop();s!==void 0;s=t.pop())if(r++,Array.isArray(s))for(let i of s)t.push(i);else if(s instanceof l.t)for(let i of s.values())t.push(i);return r}
function Rn(e){return(0,l.C)("pages",`The document has more than ${e} pages`,"Split it with another program first")}var _e={number:0,generation:0};function q(e,t,r){
if(t===null)e.text("null");else if(typeof t=="number")e.text(Ln(t));else if(typeof t=="boolean")e.text(t?"true":"false");else if(t instanceof l.p)ze(e,t.text);else if(t instanceof
l.r)_n(e,t,r);else if(t instanceof l.q)Kr(e,t.bytes,r);else if(Array.isArray(t)){e.byte(91);for(let[s,i]of t.entries())s>0&&e.byte(32),q(e,i,r);e.byte(93)}else t instanceof
l.t?In(e,t,r):q(e,t.dict,r)}function In(e,t,r){let s=r.security&&t.has("ByteRange")?{...r,security:void 0}:r;e.text("<<");for(let[i,n]of t)ze(e,i),Bn(n)&&e.byte(
32),q(e,n,i==="Contents"?s:r);e.text(">>")}var Bn=e=>e===null||typeof e=="number"||typeof e=="boolean"||e instanceof l.r;function _n(e,t,{renumber:r}){if(!r){e.
integer(t.number),e.byte(32),e.integer(t.generation),e.text(" R");return}let s=r(t);if(s===0){e.text("null");return}e.integer(s),e.text(" 0 R")}function ze(e,t){
e.byte(47);for(let r=0;r<t.length;r++){let s=t.charCodeAt(r)&255;s!==0&&(s>32&&s<127&&s!==35&&l.a[s]===0?e.byte(s):e.text(`#${zn(s)}`))}}function Kr(e,t,{security:r,
number:s,generation:i}){if(r){Ur(e,r.encryptString(t,s,i));return}let n=0;for(let a of t)(a<32||a>126)&&n++;if(n*3>t.length){Ur(e,t);return}e.byte(40);for(let a of t)
(a===40||a===41||a===92)&&e.byte(92),a===13?e.text("\\r"):e.byte(a);e.byte(41)}function Ur(e,t){e.byte(60);for(let r of t)e.byte(Le.charCodeAt(r>>4)),e.byte(Le.
charCodeAt(r&15));e.byte(62)}var Le="0123456789abcdef",zn=e=>Le[e>>4]+Le[e&15];function Ln(e){if(!Number.isFinite(e))return"0";let t=Math.abs(e);if(Number.isInteger(
e)&&t<1e15)return String(e);if(t>=2**63)return`${BigInt(e)}.0`;let r=String(e);return r.includes("e")?e.toFixed(12).replace(/0+$/,"").replace(/\.$/,""):r}function Kn(e){
let t=[e];for(;t.length>0;){let r=t.pop();if(r instanceof l.q)return!0;if(Array.isArray(r))for(let s of r)t.push(s);else if(r instanceof l.t)for(let s of r.values())
t.push(s);else r instanceof l.u&&t.push(r.dict)}return!1}function Un(e,t,r,s,i){let{at:n,used:a}=r,o=Object.keys(s),u=r.open;e.text("<<");for(let d=0;d<a;d+=4)Vn(
o,t,n[d],n[d+1])&&(e.copy(t,u,n[d]-1),u=n[d+3]);e.copy(t,u,r.close);for(let d of o)Gr(e,d,s[d]);for(let d in i)r.find(t,d)<0&&Gr(e,d,i[d]);e.text(">>")}function Gn(e,t,r){
for(let[s,i]of Object.entries(t))i===void 0?e.delete(s):e.set(s,i);for(let[s,i]of Object.entries(r))i!==void 0&&!e.has(s)&&e.set(s,i)}function Vn(e,t,r,s){for(let i of e)
if(Wn(t,r,s,i))return!0;return!1}function Wn(e,t,r,s){if(r-t!==s.length)return!1;for(let i=0;i<s.length;i++)if(e[t+i]!==s.charCodeAt(i))return!1;return!0}function Gr(e,t,r){
r!==void 0&&(ze(e,t),e.byte(32),q(e,r,_e))}async function Xn(e){let{table:t}=e,{pace:r}=e.job,s=[];for(let n=1;n<t.size;n++){t.kind[n]===$&&(0,l.y)(e.entry(n,"T\
ype"),"ObjStm")&&s.push({number:n,at:t.place[n]});let a=r.step(1e3);a&&await a}s.sort((n,a)=>n.at-a.at);let i=new Set(s.map(({number:n})=>n));for(let{number:n,at:a}of s){
let o=e.objectStream(n),u=r.step((o?.data.length??0)+1e3);u&&await u;for(let[d,c]of o?.numbers.entries()??[]){let h=t.kind[c]===$&&t.place[c]>a;c>0&&!h&&!i.has(
c)&&t.set(c,_,n,d)}}if(t.size>e.bodies.length){let n=new Int32Array(t.size);n.set(e.bodies),e.bodies=n}}async function Hn(e){if(!e.dict(e.trailer.get("Root"))?.
has("Pages")){for(let t=e.table.size-1;t>0;t--){if(e.table.kind[t]===Nr||e.table.kind[t]===Ae)continue;let r=e.job.pace.step(1e3);if(r&&await r,(0,l.y)(e.entry(
t,"Type"),"Catalog")){e.trailer.set("Root",new l.r(t,e.generation(t)));return}}if(!(e.get(e.catalogNumber)instanceof l.t)){let t=new l.t([["Type",new l.p("Catal\
og")]]);e.trailer.set("Root",e.add(t))}}}async function qn(e){let{table:t}=e,r=[];for(let o=1;o<t.size;o++){(t.kind[o]===$||t.kind[o]===_)&&(0,l.y)(e.entry(o,"T\
ype"),"Page")&&r.push(o);let u=e.job.pace.step(1e3);u&&await u}if(r.length===0)throw(0,k.d)("it has no pages");let s=r.map(o=>new l.r(o,e.generation(o))),i=e.add(
new l.t([["Type",new l.p("Pages")],["Kids",s],["Count",s.length]])),n=e.edit(e.catalogNumber);if(!(n instanceof l.t))throw(0,k.d)("it has no catalog");n.set("Pa\
ges",i);let a=await zr.read(e);if(a.count===0)throw(0,k.d)("it has no pages");return await a.rebuild(a.numbers),a}var gt=1024;async function Vr(e){let{table:t,bytes:r,
job:s,catalogNumber:i}=e,n=[];for(let a=0;a<t.size;a+=gt){Qn(e,a,Math.min(a+gt,t.size),n);let o=s.pace.step(gt*20);o&&await o}n.length>0&&(e.suspect=!0,Jn(e,n,(await Br(
r,s)).table));for(let a=0;a<t.size;a++)t.kind[a]===_&&t.kind[t.place[a]]!==$&&t.set(a,Ae,0,0);return t.kind[i]===$||t.kind[i]===_}function Qn(e,t,r,s){let{table:i,
bytes:n,bodies:a}=e;for(let o=t;o<r;o++){if(i.kind[o]!==$)continue;let u=(0,l.o)(n,i.place[o],o,i.detail[o]);if(u>=0){a[o]=u,i.detail[o]===65535&&(e.suspect=!0);
continue}let d=(0,l.m)(n,i.place[o],n.length);d?.number===o?(a[o]=d.body,i.place[o]=d.start,i.detail[o]=d.generation):s.push(o)}}function Jn({table:e,bytes:t,bodies:r},s,i){
for(let n of s){let a=n<i.size&&i.kind[n]===$?(0,l.m)(t,i.place[n],t.length):void 0;a?.number===n?(e.set(n,$,a.start,a.generation),r[n]=a.body):e.set(n,Ae,0,0)}}
var G=class Je{constructor(t,r,s,i,n){this.bytes=t,this.job=r,this.budget=i,this.table=s.table,this.trailer=s.trailer,this.crossReferenceStream=s.streams,this.suspect=
s.damaged,this.streams=new yn(t),this.bodies=n??new Int32Array(this.table.size),this.next=Math.max(this.table.size,1),this.effort=r.limits.allowance/2+t.length*
r.limits.parsing,this.patchOutput=new l.D(Math.min(t.length>>4,65536))}bytes;job;budget;trailer;table;crossReferenceStream;security;suspect;pages;bodies;streams;walked;edited=new Map;patched=new Map;removed=new Set;values=new Map;objectStreams=new Map;opening=new Set;entries=new l.L;located=-1;patchOutput;next;effort;encryptNumber=-1;static async open(t,r,{
password:s}={}){let{limits:i}=r,n=kn(t,i),a=i.allowance+t.length*i.expansion,o={stream:i.streamBytes,total:a,remaining:a},u=n>0?[t.subarray(n),t]:[t];for(let c of u){
let h=await cn(c,r,o);if(!h?.trailer.has("Root"))continue;let f=new Je(c,r,h,o);if(f.suspect||=n<0,await Vr(f)&&await f.start(s))return f}let d=new Je(t,r,await Br(
t,r),o);return await Vr(d),d.unlock(s),await Xn(d),d.forget(),await Hn(d),await d.start(s)||(d.pages=await qn(d)),r.onRepaired?.(),d}fork(){let{table:t,crossReferenceStream:r}=this,
s=we(this.trailer),i=new Je(this.bytes,this.job,{table:t,trailer:s,streams:r,damaged:this.suspect},{...this.budget},this.bodies);i.security=this.security,i.encryptNumber=
this.encryptNumber,i.next=this.next,i.effort=this.effort;for(let[n,a]of this.edited)i.edited.set(n,we(a));for(let[n,a]of this.patched)i.patched.set(n,a);for(let n of this.
removed)i.removed.add(n);for(let[n,a]of this.objectStreams)i.objectStreams.set(n,a);return i.walked=this.walked,i.pages=this.pages.fork(i),i}async start(t){return this.
unlock(t),this.get(this.catalogNumber)instanceof l.t?(this.pages=await zr.read(this),this.pages.count>0):!1}get catalogNumber(){let t=this.trailer.get("Root");return t instanceof
l.r?t.number:-1}get catalog(){return this.get(this.catalogNumber)}get version(){let t=/%PDF-(\d)\.(\d)/.exec((0,l.n)(this.bytes).toString("latin1",0,1032)),r=t?
`${t[1]}.${t[2]}`:"1.4",s=this.catalog.get("Version");return s instanceof l.p&&/^\d\.\d$/.test(s.text)&&s.text>r?s.text:r}get size(){return this.next}get(t){let r=typeof t==
"number"?t:t.number;if(this.removed.has(r))return null;let s=this.edited.get(r);if(s!==void 0)return s;let i=this.values.get(r);if(i!==void 0)return i;let n=this.
read(r);return this.values.set(r,n),n}resolve(t){for(let r=0;t instanceof l.r&&r<32;r++)t=this.get(t);return t===void 0||t instanceof l.r?null:t}dict(t){let r=this.
resolve(t);return r instanceof l.t?r:r instanceof l.u?r.dict:void 0}array(t){let r=this.resolve(t);return Array.isArray(r)?r:void 0}edit(t){let r=typeof t=="num\
ber"?t:t.number,s=this.get(r);return this.put(r,s),s}put(t,r){let s=typeof t=="number"?t:t.number;this.patched.delete(s),this.removed.delete(s),this.edited.set(
s,r),s>=this.next&&(this.next=s+1)}add(t){let r=this.next++;return this.edited.set(r,t),new l.r(r,0)}remove(t){let r=typeof t=="number"?t:t.number;this.edited.delete(
r),this.patched.delete(r),this.removed.add(r)}exists(t){if(this.removed.has(t))return!1;if(this.edited.has(t))return!0;let r=this.table.kind[t];return r===$||r===
_}isChanged(t){return this.edited.has(t)||this.patched.has(t)}entry(t,r){let s=this.edited.get(t)??this.values.get(t);if(s!==void 0||this.removed.has(t))return s instanceof
l.t?s.get(r):void 0;let i=this.place(t);if(!i)return;if(!this.locate(t,i))return this.dict(new l.r(t))?.get(r);let n=this.entries.find(i.bytes,r);if(!(n<0))return this.
parserAt(t,i.bytes,this.entries.at[n+2],this.entries.at[n+3]).value()}patch(t,r,s={}){let i=this.edited.has(t)?void 0:this.place(t),n=this.security&&[...Object.
values(r),...Object.values(s)].some(Kn);if(!i||n||!this.locate(t,i)){let o=this.edit(t);o instanceof l.t&&Gn(o,r,s);return}this.patchOutput.length>1<<20&&(this.
patchOutput=new l.D(1<<21));let a=this.patchOutput.length;Un(this.patchOutput,i.bytes,this.entries,r,s),this.values.delete(t),this.patched.set(t,this.patchOutput.
from(a)),this.located=-1}locate(t,{bytes:r,start:s,end:i}){if(this.located===t)return!0;let n=this.entries.locate(r,s,i);return this.located=n?t:-1,n}encoded(t){
let{sealed:r,data:s}=t;return r&&this.security?this.security.decryptStream(s,r.number,r.generation,Ht(this,t.dict)):s}decoded(t){return wi(this,t,this.budget)}place(t){
if(this.removed.has(t))return;let r=this.patched.get(t);if(r)return{bytes:r,start:0,end:r.length};if(!this.edited.has(t))switch(this.table.kind[t]){case $:return{
bytes:this.bytes,start:this.bodies[t],end:this.bytes.length};case _:{let s=this.objectStream(this.table.place[t]);if(!s)return;let i=this.table.detail[t];s.numbers[i]!==
t&&(i=s.numbers.indexOf(t));let n=s.starts[i];return n===void 0?void 0:{bytes:s.data,start:n,end:s.ends[i]}}default:return}}objectStream(t){let r=this.objectStreams.
get(t);if(r||this.objectStreams.has(t))return r;if(this.opening.has(t)||this.table.kind[t]!==$)return;this.opening.add(t);let s=Fn(this,t);return this.opening.delete(
t),s&&(this.effort+=s.data.length*this.job.limits.parsing),this.objectStreams.set(t,s),s}read(t){let r=this.place(t);if(!r)return null;let s=this.table.kind[t]===
_&&!this.patched.has(t),i=this.parserAt(t,r.bytes,r.start,r.end),n=i.value();if(this.spend(i.at-r.start),s||!(n instanceof l.t)||r.bytes!==this.bytes)return n;let a=(0,l.b)(
this.bytes,i.at,this.bytes.length);if(!(0,l.i)(this.bytes,a,"stream"))return n;let{start:o,end:u}=this.streams.data(a,this.lengthOf(n.get("Length"))),d=this.security&&
!(0,l.y)(n.get("Type"),"XRef");return new l.u(n,this.bytes.subarray(o,u),d?{number:t,generation:this.generation(t)}:void 0)}spend(t){if(this.effort-=t,this.effort<
0)throw(0,k.d)("its objects overlap")}lengthOf(t){if(t instanceof l.r){let r=this.place(t.number),s=r&&new te(r.bytes,r.start,Math.min(r.end,r.start+64),64).value();
return typeof s=="number"?s:-1}return typeof t=="number"?t:-1}generation(t){return this.table.kind[t]===$?this.table.detail[t]:0}parserAt(t,r,s,i){let{security:n}=this,
a;if(n&&t!==this.encryptNumber&&this.table.kind[t]===$){let o=this.generation(t);a=u=>n.decryptString(u,t,o)}return new te(r,s,i,this.job.limits.nesting,a)}unlock(t){
let r=this.trailer.get("Encrypt");if(this.security||r===void 0)return;r instanceof l.r&&(this.encryptNumber=r.number);let s=this.resolve(r);if(!(s instanceof l.t))
throw(0,k.d)("its encryption dictionary is missing");let i=this.array(this.trailer.get("ID")),n=this.resolve(i?.[0]),a=Ze(this,s,8);this.security=Vi(a,n instanceof
l.q?n.bytes:new Uint8Array,t),this.values.clear(),this.objectStreams.clear()}release(t){this.values.delete(t)}forget(){this.values.clear(),this.located=-1,this.
next=Math.max(this.next,this.table.size)}},Yn=class{constructor(e,t,r){this.detail=t,this.strings=r,this.scan.strings=r;let s=new Int32Array(t?8*e:e);this.done=
new Uint8Array(t?e:0);let i=n=>s.subarray(n*e,(n+1)*e);this.end=i(0),this.valueEnd=i(1),this.dataStart=i(2),this.dataEnd=i(3),this.lengthStart=i(4),this.lengthEnd=
i(5),this.from=i(6),this.to=i(7)}detail;strings;done;end;valueEnd;dataStart;dataEnd;lengthStart;lengthEnd;from;to;scan=new l.K},Zn=class{scan=new l.K;ranges=new Map},
ea=class{constructor(e,t,r){this.walked=r,this.live=new Uint8Array(e),this.via=new Int32Array(t?e:0)}walked;live;via;count=0;bytes=0;patches};async function yt(e,{
watched:t}={}){let{markings:r,referrers:s}=await xe([e],{watched:t,detail:!0}),{live:i,via:n}=r[0];return{live:i,via:n,referrers:s}}async function xe(e,t={}){let{
strings:r=!1,watched:s,alias:i}=t,n=e.length,a=e.map(p=>{let g=ra(p,r||t.detail===!0,r);return new ea(p.size,s!==void 0,g)}),o=new Set,{pace:u}=e[0].job,d=new Uint8Array(
s?e[0].size:0);for(let p of s??[])d[p]=1;let c=[],h=0,f=(p,g)=>{if(i){let w=i(p,g);w&&({part:p,number:g}=w)}d[g]===1&&o.add(h);let{live:y}=a[p];g<=0||g>=y.length||
y[g]===1||!e[p].exists(g)||(y[g]=1,s&&(a[p].via[g]=h),c.push(g*n+p))},m=(p,g)=>{let y=[g];for(;y.length>0;){let w=y.pop();if(w instanceof l.r)f(w instanceof l.s?
w.part:p,w.number);else if(Array.isArray(w))for(let b of w)y.push(b);else if(w instanceof l.t)for(let b of w.values())y.push(b);else if(w instanceof l.u)for(let[
b,v]of w.dict)b!=="Length"&&y.push(v)}};for(let[p,g]of e[0].trailer)p!=="Encrypt"&&m(0,g);for(;c.length>0;){let p=c.pop(),g=p%n,y=h=(p-g)/n,w=e[g],b=a[g],{walked:v}=b;
b.count++;let x=100,F=w.edited.get(y),T=w.patched.has(y);if(F===void 0&&v.done[y]===1&&!T){let{marks:O}=v.scan,P=r?v.lengthStart[y]:-2;for(let B=v.from[y];B<v.to[y];B+=
3)O[B]!==l.J&&O[B+1]!==P&&f(g,O[B]);b.bytes+=v.end[y]>0?v.end[y]-w.table.place[y]:ta;let M=u.step(x);M&&await M;continue}let C=T?sa(b).scan:v.scan;v.detail||(C.
used=0);let j=C.used;if(F===void 0){let O=ia(w,b,y,C);x+=O,(O<0||r&&C.byteRange)&&(C.used=j,F=w.edit(y))}if(F instanceof l.r&&!(F instanceof l.s)&&w.put(y,F=w.resolve(
F)),F!==void 0)m(g,F);else{v.detail&&(T?b.patches.ranges.set(y,{from:j,to:C.used,valueEnd:V.valueEnd}):(v.from[y]=j,v.to[y]=C.used,v.valueEnd[y]=V.valueEnd,v.done[y]=
1));let{marks:O}=C,P=r?C.lengthStart:-2;for(let M=j;M<C.used;M+=3)O[M]!==l.J&&O[M+1]!==P&&f(g,O[M])}let H=u.step(x);H&&await H}return{markings:a,referrers:o}}var ta=100;
function ra(e,t,r){let s=e.walked;if(s?.strings===r)return s;let i=new Yn(e.size,t,r);return t&&(e.walked=i),i}function sa(e){return e.patches||(e.patches=new Zn,
e.patches.scan.strings=e.walked.strings),e.patches}function ia(e,t,r,s){if(e.table.kind[r]!==$||e.patched.has(r))return na(e,t,r,s);if(!gn(e,r,s,V)||e.bytes[V.valueEnd-
1]===82||e.suspect&&!Ie(e.bytes,e.bodies[r],V.valueEnd))return-1;let{walked:i}=t;return i.end[r]=V.end,t.bytes+=V.end-e.table.place[r],i.detail&&(i.dataStart[r]=
V.dataStart,i.dataEnd[r]=V.dataEnd,i.lengthStart[r]=s.lengthStart,i.lengthEnd[r]=s.lengthEnd),V.valueEnd-e.bodies[r]}var V={valueEnd:-1,dataStart:-1,dataEnd:-1,
end:-1};function na(e,t,r,s){let i=e.place(r);if(!i)return-1;let{bytes:n,start:a,end:o}=i;s.forgetLength();let u=s.value(n,a,o);return u<0&&!aa(n,a,o)||u>0&&n[u-
1]===82||u>=0&&(0,l.b)(n,u,o)<o||e.suspect&&!Ie(n,a,o)?-1:(V.valueEnd=u<0?o:u,t.bytes+=o-a,o-a)}function aa(e,t,r){for(let s=t;s<r;s++)if("<([/".includes(String.
fromCharCode(e[s])))return!1;return!0}var wt=new l.t,bt=e=>({length:e.length,put:t=>t.copy(e,0,e.length)});function Wr(e,{number:t,generation:r,security:s},i){if(!s)
return bt(e);let n=s.encryptedStreamLength(e.length,i);return{length:n,put:a=>a.fill(n,(o,u)=>s.encryptStreamInto(e,t,r,i,o,u))}}function Xr(e,t,r){for(let s=t;s<
r-4;s++)if(e[s]===67&&(0,l.i)(e,s,"Crypt"))return!0;return!1}var oa=class{constructor(e,t,r,s){this.documents=e,this.marked=t,this.mode=r,this.finalNumber=s}documents;marked;mode;finalNumber;copy(e,t,r,s){
let i=this.documents[t],{walked:n,patches:a}=this.marked.markings[t],o=a?.ranges.get(r),u=i.place(r),d=u.bytes===i.bytes;if(!this.mode.renumber&&!this.mode.strings){
e.copy(u.bytes,u.start,u.end);return}let c=o?o.valueEnd:n.valueEnd[r],h=d?n.dataStart[r]:-1,f=h>=0&&this.mode.strings,m=la(u.bytes,u.start),p,g=-1;f&&(p=this.transcrypt(
i,r,s,c,i.bytes.subarray(h,n.dataEnd[r])),g=n.lengthStart[r]);let{marks:y}=(o?a:n).scan,w=o?o.from:n.from[r],b=o?o.to:n.to[r],v=g<0,x=()=>{e.copy(u.bytes,m,g),e.
integer(p.length),m=n.lengthEnd[r],v=!0};for(let F=w;F<b;F+=3){let T=y[F],C=y[F+1],j=y[F+2];if(!v&&C>=g&&x(),!(C<m)){if(T===l.J)e.copy(u.bytes,m,C),this.copyString(
e,i,r,u.bytes,C,j,d,s),m=j;else if(this.mode.renumber){e.copy(u.bytes,m,C);let H=this.finalNumber(t,T);H===0?e.text("null"):(e.integer(H),e.text(" 0 R")),m=j}}}
v||x(),p?(e.copy(u.bytes,m,c),e.text(`
stream
`),p.put(e),e.text(`
endstream`)):h>=0?(e.copy(u.bytes,m,n.dataEnd[r]),e.text(`
endstream`)):e.copy(u.bytes,m,c)}copyString(e,t,r,s,i,n,a,o){let{security:u}=t,d=t.generation(r),c=u&&(a||t.patched.has(r))&&t.table.kind[r]===$,h=new te(s,i,n,
1,c?f=>u.decryptString(f,r,d):void 0).value();h instanceof l.q&&Kr(e,h.bytes,o)}transcrypt(e,t,r,s,i){let{security:n}=this.mode,a=e.generation(t);if(n===e.security&&
(!n?.numbered||t===r.number&&a===r.generation))return bt(i);let o=this.telling(e,t,s),u=e.security?e.encoded(new l.u(o,i,{number:t,generation:a})):i;return Wr(u,
r,o)}telling(e,t,r){let{security:s}=this.mode;if((s?.uniform??!0)&&(e.security?.uniform??!0)&&!Xr(e.bytes,e.bodies[t],r))return wt;let i=e.get(t);return i instanceof
l.u?i.dict:wt}withCryptFilter(e,t){let r=this.documents[e],{valueEnd:s,dataStart:i}=this.marked.markings[e].walked;if(!this.mode.recrypt||!r.security||r.table.kind[t]!==
$||i[t]<0||!Xr(r.bytes,r.bodies[t],s[t]))return;let n=r.get(t);return n instanceof l.u?n:void 0}};function la(e,t){for(;t<e.length&&l.a[e[t]]===1;)t++;return t}
async function ua(e,t,r){let{table:s,job:i}=e,n=new Map;for(let u=1;u<s.size;u++){if(t[u]===1&&s.kind[u]===_){let c=n.get(s.place[u]);c?c.push(u):n.set(s.place[u],
[u])}let d=u%1024===0?i.pace.step(5e4):void 0;d&&await d}let a=new Set,o=new Map;for(let[u,d]of n){!r&&da(e,u,d)?a.add(u):o.set(u,d.filter(h=>!(e.edited.get(h)instanceof
l.u)));let c=i.pace.step(d.length*50);c&&await c}return{whole:a,repacked:o}}function da(e,t,r){let s=e.objectStream(t);if(!s||s.extends||s.numbers.length!==r.length||
!r.every(a=>!e.isChanged(a)&&s.numbers[e.table.detail[a]]===a))return!1;let i=e.get(t);if(!(i instanceof l.u)||e.resolve(i.dict.get("N"))!==r.length)return!1;let n=a=>a instanceof
l.r||Array.isArray(a)&&a.some(o=>o instanceof l.r);return![...i.dict].some(([a,o])=>a!=="Length"&&n(o))}async function ca(e,t,r,s){let{whole:i,repacked:n}=r,a=new Int32Array(
e.size),o=0,u=!0,d=-1;for(let h=1;h<e.size;h++)e.kind[h]===$&&(t[h]!==1&&!i.has(h)&&!n.has(h)||(a[o++]=h,e.place[h]<d&&(u=!1),d=e.place[h]));let c=a.subarray(0,
o);return u?c:ha(c,e.place,s)}var Hr=11;async function ha(e,t,r){let s=e,i=new Int32Array(e.length);for(let n=0;n<31;n+=Hr){fa(s,i,t,n),[s,i]=[i,s];let a=r.step(
e.length*20);a&&await a}return s}function fa(e,t,r,s){let i=(1<<Hr)-1,n=new Int32Array(i+2);for(let a=0;a<e.length;a++)n[(r[e[a]]>>>s&i)+1]++;for(let a=1;a<n.length;a++)
n[a]+=n[a-1];for(let a=0;a<e.length;a++){let o=e[a];t[n[r[o]>>>s&i]++]=o}}var ma=1<<23,pa=class{constructor(e,t,r){this.sink=e,this.rows=t,this.bytes=r}sink;rows;bytes;start=-1;end=-1;add(e,t,r,s){
this.start>=0&&!this.adjoins(t)&&this.flush(),this.start<0&&(this.start=t),this.rows.plain(e,this.sink.length+(t-this.start),s),this.end=r}get pending(){return this.
start<0?0:this.end-this.start}async drain(e){for(;this.pending>0;){let t=Math.min(this.start+ma,this.end);this.sink.copy(this.bytes,this.start,t);let r=e.step(t-
this.start);this.start=t,r&&await r}}flush(){this.start<0||(this.sink.copy(this.bytes,this.start,this.end),this.sink.byte(10),this.start=-1)}adjoins(e){if(e<this.
end||e-this.end>16)return!1;for(let t=this.end;t<e;t++)if(l.a[this.bytes[t]]!==1)return!1;return!0}},ga=0,ya=1,wa=2,ba=class{kind;place;detail;size=1;constructor(e){
this.kind=new Uint8Array(e),this.place=new Float64Array(e),this.detail=new Int32Array(e)}plain(e,t,r){this.set(e,ya,t,r)}compressed(e,t,r){this.set(e,wa,t,r)}set(e,t,r,s){
e>=this.kind.length&&this.grow(e+1),this.kind[e]=t,this.place[e]=r,this.detail[e]=s,e>=this.size&&(this.size=e+1)}grow(e){let t=Math.max(e,Math.ceil(this.kind.length*
1.5)),[r,s,i]=[new Uint8Array(t),new Float64Array(t),new Int32Array(t)];r.set(this.kind),s.set(this.place),i.set(this.detail),[this.kind,this.place,this.detail]=
[r,s,i]}fingerprint(){return new Uint8Array(this.place.buffer,0,this.size*8)}async table(e){let{size:t,kind:r,place:s,detail:i}=this,n=Buffer.allocUnsafe(t*20),
a=0,o=(u,d)=>{for(let c=d-1;c>=u;c--){let h=c*20,f=r[c]===ga;qr(n,h,10,f?a:s[c]),n[h+10]=32,qr(n,h+11,5,c===0?65535:f?1:i[c]),n[h+16]=32,n[h+17]=f?102:110,n[h+18]=
32,n[h+19]=10,f&&(a=c)}};for(let u=t;u>0;u-=ue){o(Math.max(0,u-ue),u);let d=e.step(ue*40);d&&await d}return n}async compressedRows(e){let{size:t,kind:r,place:s,
detail:i}=this,[n,a]=[1,1];for(let p=0;p<t;p++)s[p]>n&&(n=s[p]),i[p]>a&&(a=i[p]);let o=[1,Qr(n),Qr(a)],u=o[0]+o[1]+o[2],d=new Uint8Array(t*(u+1)),c=new Uint8Array(
u),h=new Uint8Array(u),f=0,m=(p,g)=>{for(let y=p;y<g;y++){c[0]=r[y],Jr(c,1,o[1],s[y]),Jr(c,1+o[1],o[2],y===0?0:i[y]),d[f++]=2;for(let w=0;w<u;w++)d[f++]=c[w]-h[w],
h[w]=c[w]}};for(let p=0;p<t;p+=ue){m(p,Math.min(p+ue,t));let g=e.step(ue*40);g&&await g}return{data:d,widths:o}}},ue=8192;async function va(e,t,r){let s=e.length;
e.text(`xref
0 ${t.size}
`);let i=await t.table(r);return e.copy(i,0,i.length),s}async function ka(e,t,r,s){let i=e.length,n=t.size;t.plain(n,i,0);let{data:a,widths:o}=await t.compressedRows(
r),u=await(0,l.H)(a,r),d=o[0]+o[1]+o[2];e.text(`${n} 0 obj
`),s([["Type",new l.p("XRef")],["Size",t.size],["W",o],["Filter",new l.p("FlateDecode")],["DecodeParms",(0,l.z)({Columns:d,Predictor:12})],["Length",u.length]]),
e.text(`
stream
`),e.copy(u,0,u.length),e.text(`
endstream
endobj
startxref
${i}
%%EOF
`)}function qr(e,t,r,s){for(let i=t+r-1;i>=t;i--){let n=Math.floor(s/10);e[i]=48+(s-n*10),s=n}}var Qr=e=>Math.max(1,Math.ceil(Math.log2(e+1)/8));function Jr(e,t,r,s){
for(let i=t+r-1;i>=t;i--)e[i]=s%256,s=Math.floor(s/256)}var Ke=500,Aa=1<<23,Sa={whole:new Set,repacked:new Map},xa=class{constructor(e,t,r,s){this.sink=e,this.documents=
t,this.marked=r,this.mode=s;let i=t.reduce((n,a)=>n+a.size,0);this.next=t[0].size,this.finals=s.renumber?this.assign():[],this.renumber=s.renumber?t.map((n,a)=>o=>this.
final(a,o)):[],this.copier=new oa(t,r,s,(n,a)=>this.finalNumber(n,a)),this.rows=new ba(Math.max(s.renumber?this.next:i,16)+8)}sink;documents;marked;mode;rows;finals;renumber;next;copier;spare=[];body=new l.D(
4096);head=new l.D(4096);gathered=[];finalReference=e=>this.final(0,e);async run(){for(let[e]of this.documents.entries()){let t=this.mode.streams?await ua(this.
documents[e],this.marked.markings[e].live,this.mode.renumber):Sa;await this.writePart(e,t)}await this.writeGathered()}plain(e){let t=this.next++;return this.begin(
t,0),q(this.sink,e,_e),this.sink.text(`
endobj
`),new l.r(t,0)}assign(){let e=1,t=this.marked.markings.map(({live:r})=>{let s=new Int32Array(r.length);for(let i=1;i<r.length;i++)r[i]===1&&(s[i]=e++);return s});
return this.next=e,t}final(e,t){return this.finalNumber(t instanceof l.s?t.part:e,t.number)}finalNumber(e,t){let r=this.mode.alias?.(e,t);return r&&({part:e,number:t}=
r),this.mode.renumber?this.finals[e][t]??0:this.marked.markings[0].live[t]===1?t:0}async writePart(e,t){let r=this.documents[e],{pace:s}=r.job,{table:i}=r,{live:n}=this.
marked.markings[e],a=new pa(this.sink,this.rows,r.bytes);for(let o of await ca(i,n,t,s)){let u=this.writeOne(e,o,t,a);a.pending>Aa&&await a.drain(s);let d=s.step(
u);d&&await d}a.flush();for(let o=1;o<n.length;o++){let u=o>=i.size||i.kind[o]!==$&&i.kind[o]!==_;if(n[o]!==1||!u&&!(i.kind[o]===_&&(!this.mode.streams||r.edited.
get(o)instanceof l.u)))continue;this.mode.streams&&u&&!(r.edited.get(o)instanceof l.u)?this.gathered.push({part:e,number:o}):this.writeObject(e,o);let d=s.step(
500);d&&await d}}writeOne(e,t,{whole:r,repacked:s},i){let n=this.documents[e],{table:a}=n,o=s.get(t);if(o){i.flush(),this.mode.renumber||this.spare.push(t);for(let c of o)
this.gathered.push({part:e,number:c});for(;this.gathered.length>=Ke;)this.pack(this.gathered.splice(0,Ke));return o.length*200}if(r.has(t))return this.copyObjectStream(
e,t,i);if(n.isChanged(t)||this.mode.renumber||this.mode.strings)return i.flush(),this.writeObject(e,t);let u=a.place[t],d=this.marked.markings[e].walked.end[t];
return i.add(t,u,d,a.detail[t]),Math.min(d-u,2e6)>>3}copyObjectStream(e,t,r){let s=this.documents[e],i=s.objectStream(t),{numbers:n}=i;for(let o=0;o<n.length;o++)
this.rows.compressed(n[o],t,o);r.flush();let a=s.get(t);return this.writeStream(e,t,0,a),a.data.length>>2}begin(e,t){this.rows.plain(e,this.sink.length,t),this.
sink.integer(e),this.sink.byte(32),this.sink.integer(t),this.sink.text(` obj
`)}writing(e,t,r){return{number:t,generation:r,security:this.mode.security,renumber:this.renumber[e]}}writeObject(e,t){let r=this.documents[e],s=this.mode.renumber?
this.finals[e][t]:t,i=this.mode.renumber?0:r.generation(t),n=this.sink.length,a=r.edited.get(t),o=a===void 0?this.copier.withCryptFilter(e,t):a;return o instanceof
l.u?this.writeStream(e,s,i,o):(this.begin(s,i),o!==void 0?q(this.sink,o,this.writing(e,s,i)):this.copier.copy(this.sink,e,t,this.writing(e,s,i)),this.sink.text(
`
endobj
`)),this.sink.length-n}writeStream(e,t,r,s){let i=this.documents[e],{security:n}=this.mode,{sealed:a}=s,o=this.writing(e,t,r),u=a&&n===i.security&&(!n?.numbered||
a.number===t&&a.generation===r),d=new l.t(s.dict);!u&&this.mode.recrypt&&_i(d);let c=u?bt(s.data):Wr(i.encoded(s),{number:t,generation:r,security:n},d);this.begin(
t,r),d.set("Length",c.length),q(this.sink,d,o),this.sink.text(`
stream
`),c.put(this.sink),this.sink.text(`
endstream
endobj
`)}async writeGathered(){let{pace:e}=this.documents[0].job;for(let t=0;t<this.gathered.length;t+=Ke){this.pack(this.gathered.slice(t,t+Ke));let r=e.step(1e5);r&&
await r}}pack(e){let t=this.spare.shift()??this.next++,{body:r,head:s}=this;r.clear(),s.clear();for(let[o,{part:u,number:d}]of e.entries()){let c=this.documents[u],
h=this.mode.renumber?this.finals[u][d]:d;o>0&&s.byte(32),s.integer(h),s.byte(32),s.integer(r.length),this.rows.compressed(h,t,o);let f={...this.writing(u,h,0),security:void 0},
m=c.edited.get(d);m!==void 0?q(r,m,f):this.copier.copy(r,u,d,f),r.byte(10)}s.byte(10);let i=s.length;s.copy(r.bytes,0,r.length);let n=this.mode.draft?(0,l.I)(s.
bytes):(0,l.G)(s.bytes),{security:a}=this.mode;a&&(n=a.encryptStream(n,t,0,wt)),this.begin(t,0),this.sink.text(`<</Type/ObjStm/N ${e.length}/First ${i}/Filter/F\
lateDecode/Length ${n.length}>>
stream
`),this.sink.copy(n,0,n.length),this.sink.text(`
endstream
endobj
`)}};async function Q(e,t={}){return await e.pages.settle(),Yr([e],t)}async function Fa(e,t={}){await e.pages.settle();let r=new l.E;return await Zr([e],t,()=>r),
r.length}async function Yr(e,t={}){let r;return await Zr(e,t,s=>r=new l.D(s)),r.bytes}async function Zr(e,t,r){let[s]=e,{encryption:i="keep",dedupe:n,draft:a=!1}=t,
o=i==="keep"?s.security:i==="none"?void 0:i,u=e.some(P=>P.security!==o),d=()=>f.markings.reduce((P,{count:M})=>P+M,0),c=e.reduce((P,M)=>P+M.size,0),h=e.length>1||
t.compact===!0||e.some(Pa),f=await xe(e,{detail:h,strings:u||h&&o?.numbered===!0}),m=n&&await n(e,f);m&&(f=await xe(e,{detail:!0,strings:u,alias:m}));let p=h||c-
d()>d()+50,g=u||p&&o?.numbered===!0;p&&!h&&!u&&(f=await xe(e,{detail:!0,strings:g}));let y=e.some(P=>P.crossReferenceStream),w=Ta([...e.map(P=>P.version),t.version??
"1.0",o?.version??"1.0",y?"1.5":"1.0"]),b=f.markings.reduce((P,{bytes:M,count:B})=>P+M+B*(g?72:28),0)+c*4+16384,v=r(b);v.text(`%PDF-${w}
`),v.copy(es,0,es.length);let x=new xa(v,e,f,{renumber:p,strings:g,recrypt:u,security:o,streams:y,draft:a,alias:m});await x.run();let F;o&&(F=x.plain(o.dictionary));
let T=new l.t,C={..._e,renumber:x.finalReference};for(let[P,M]of s.trailer)P!=="ID"&&P!=="Encrypt"&&(P!=="Info"||s.dict(M))&&T.set(P,M);let{rows:j}=x,{pace:H}=s.
job,O=`${$a(s,a?Ca:Ma(v,j.fingerprint()))}${F?`/Encrypt ${F.number} 0 R`:""}>>`;if(y)await ka(v,j,H,P=>{for(let[M,B]of P)T.set(M,B);ts(v,T,O,C)});else{let P=await va(
v,j,H);T.set("Size",j.size),v.text(`trailer
`),ts(v,T,O,C),v.text(`
startxref
${P}
%%EOF
`)}}var Pa=({suspect:e,table:t})=>e&&t.kind.some((r,s)=>r===$&&t.detail[s]!==0),es=Uint8Array.of(37,226,227,207,211,10);function ts(e,t,r,s){let i=new l.D(1024);
q(i,t,s),e.copy(i.bytes,0,i.length-2),e.text(r)}function $a(e,t){let r=e.resolve(e.array(e.trailer.get("ID"))?.[0]),s=i=>`<${(0,l.n)(i).toString("hex")}>`;return`\
/ID[${s(r instanceof l.q?r.bytes:t)}${s(t)}]`}function Ma(e,t){let r=(0,ai.createHash)("sha256").update(t);if(e instanceof l.D){let{bytes:s}=e,i=Math.max(rs,Math.
floor(s.length/Ea));if(s.length<=Oa)r.update(s);else for(let n=0;n<s.length;n+=i)r.update(s.subarray(n,n+rs))}return r.digest().subarray(0,16)}var Ca=new Uint8Array(
16),Oa=4<<20,rs=4096,Ea=128;function Ta(e){return e.reduce((t,r)=>r>t?r:t)}async function ss(e,t,r){let s=Li({...r,id0:Da(e)});return ja(e,s),{name:t.name,bytes:await Q(
e,{encryption:s}),pageCount:e.pages.count}}function is({algorithm:e,permissions:t,userPassword:r}){return{algorithm:e,permissions:t,restrictions:lt(t),needsPassword:r!==
""}}function Na({security:e}){let t=e?lt(e.permissions):[];return t.length===0?[]:[{code:"restrictions_dropped",message:`The document came with restrictions (${t.
join(", ")} = false). The new encryption replaces them: whoever opens the document with the password may do everything.`}]}function ja(e,{version:t,extensionLevel:r}){
if(r===void 0||e.version>="2.0")return;let s=e.edit(e.catalogNumber);if(!(s instanceof l.t))return;let i=e.dict(s.get("Extensions")),n=e.resolve(e.dict(i?.get("\
ADBE"))?.get("ExtensionLevel"));if(typeof n=="number"&&n>=r)return;let a=(0,l.z)({BaseVersion:(0,l.A)(t),ExtensionLevel:r});s.set("Extensions",new l.t([...i??[],
["ADBE",a]]))}function Da(e){let t=e.resolve(e.array(e.trailer.get("ID"))?.[0]);if(t instanceof l.q&&t.bytes.length>0)return t.bytes;let r=new l.q((0,ni.randomBytes)(
16));return e.trailer.set("ID",[r,r]),r.bytes}var Ra=async(e,t,r)=>{let s=await G.open(e.bytes,r,{password:t.open_password}),i={algorithm:t.encryption_algorithm,
userPassword:t.password,ownerPassword:Ki(),permissions:Or},n=Na(s);return{documents:[await ss(s,e,i)],notes:n,facts:is(i)}},Ia=async(e,t,r)=>{let s=await G.open(
e.bytes,r,{password:t.open_password}),i={algorithm:t.encryption_algorithm,userPassword:t.user_password??"",ownerPassword:t.owner_password,permissions:tn(t)},n=s.
security&&!s.security.opensWithoutPassword&&i.userPassword===""?[Ba]:[];return{documents:[await ss(s,e,i)],notes:n,facts:is(i)}},Ba={code:"opens_without_passwor\
d",message:"The document needed a password to open. It was given no user_password, so it now opens without one, with the restrictions."},_a=async(e,t,r)=>{let s=await G.
open(e.bytes,r,{password:t.open_password}),{openTypeface:i}=await Promise.resolve().then(()=>U(require("./typeface-OV4MG46A.js")));await r.pace.rest();let{stamp:n}=await Promise.resolve().then(()=>U(require("./stamp-ERPL6JGO.js")));
await r.pace.rest();let a=await n(s,t,i()),o=await Q(s,{version:"1.4"}),u=s.pages.count;return{documents:[{name:e.name,bytes:o,pageCount:u}],notes:a,facts:{pageCount:u}}};
function vt({first_page:e,last_page:t},r){let s=r===1?"1 page":`${r} pages`,i=[];if(e>r&&i.push({field:"first_page",message:`is ${e}, but the document has ${s}`}),
t!==void 0&&t>r&&i.push({field:"last_page",message:`is ${t}, but the document has ${s}`}),i.length===0&&t!==void 0&&e>t&&i.push({field:"first_page",message:`is ${e}\
, which is after last_page (${t})`}),i.length>0)throw(0,k.c)(i);return{first:e,last:t??r}}function za({first:e,last:t}){return Uint32Array.from({length:t-e+1},(r,s)=>e+
s)}var La=class{constructor(e){this.document=e}document;gone=new Set;chased=new Set;remove(e){let{catalog:t,catalogNumber:r,pages:s}=this.document,i=t.get("Page\
s");e===r||(0,l.w)(i)&&e===i.number||s.indexOf(e)>=0||(this.gone.add(e),this.document.remove(e))}chase(e){this.chased.add(e)}removed(){return this.gone}takeChased(){
let e=this.chased;return this.chased=new Set,e}isGone(e){return(0,l.w)(e)&&this.gone.has(e.number)}},Ue=class{most;left;constructor(e){this.most=this.left=e.job.
limits.nodes}spend=e=>{if(this.left-=e,this.left<0)throw(0,l.C)("nodes",`The document has more than ${this.most} fields, bookmarks, names and elements of struct\
ure to look at`,"Remove bookmarks or tags with another program first")}},de=class{seen=new Set;allowance;constructor(e,t=new Ue(e)){this.allowance=t}first(e){return this.
allowance.spend(1),(0,l.w)(e)?this.seen.has(e.number)?!1:(this.seen.add(e.number),!0):!0}};function R(e,t){return(0,l.w)(e)?e.number:t}function D(e,t){let r=e.catalog.
get(t),s=e.dict(r);return s&&{dict:s,holder:R(r,e.catalogNumber)}}var Ka=class{constructor(e,t){this.removal=e,this.destinations=t,this.document=e.document}removal;destinations;document;pages=new Map;structKeys=new Set;via=new Int32Array;removedLinks=0;touch(e,t){
if(!this.prune(e,t))return;let r=this.pageOf(e,t);if(this.forget(t),this.removal.remove(e),r===void 0){this.removal.chase(e);return}let s=this.pages.get(r);s||this.
pages.set(r,s=new Set),s.add(e)}touchPage(e){let t=this.document.entry(e,"Annots"),r=this.document.array(t);if(!r)return;let s=r.filter(i=>{if(this.removal.isGone(
i))return!1;let n=this.document.dict(i),a=R(i,R(t,e));return!n||!this.prune(a,n)?!0:(this.forget(n),(0,l.w)(i)&&this.removal.remove(i.number),!1)});s.length<r.length&&
this.setAnnots(e,s)}flush(){for(let[e,t]of this.pages){let r=this.document.array(this.document.entry(e,"Annots"))??[],s=r.filter(n=>!this.removal.isGone(n));s.length<
r.length&&this.setAnnots(e,s);let i=new Set(r.map(n=>(0,l.w)(n)?n.number:-1));for(let n of t)i.has(n)||this.removal.chase(n)}this.pages.clear()}prune(e,t){if(this.
destinations.pruneTargets(e,t)&&(0,l.y)(t.get("Subtype"),"Link"))return this.removedLinks++,!0;for(let r of["P","Popup","IRT"])this.removal.isGone(t.get(r))&&(this.
document.edit(e),t.delete(r),r==="IRT"&&t.delete("RT"));return(0,l.y)(t.get("Subtype"),"Popup")&&this.removal.isGone(t.get("Parent"))}pageOf(e,t){let{pages:r}=this.
document,s=t.get("P");if((0,l.w)(s)&&r.indexOf(s.number)>=0)return s.number;let i=this.via[e]??0;return[i,this.via[i]??0].find(n=>r.indexOf(n)>=0)}forget(e){let t=this.
document.resolve(e.get("StructParent"));typeof t=="number"&&this.structKeys.add(t)}setAnnots(e,t){this.document.patch(e,{Annots:t.length>0?t:void 0})}};function ns(e){
return e.has("Rect")&&e.has("Subtype")}var Ua=class{constructor(e){this.removal=e,this.document=e.document}removal;document;open=new Set;pruned=!1;signatures=new Set;signatureRemoved=!1;removedFields=0;removedXfa=!1;losing(e){
if(!(0,l.y)(e.get("Subtype"),"Widget")||(this.pruned=!0,e.has("T")&&!e.has("Kids")&&this.removedFields++,kt(this.document,e)!=="Sig"))return;this.signatureRemoved=
!0;let t=he(this.document,e,"V");(0,l.w)(t)&&this.signatures.add(t.number)}keepsAsField(e,t){if(!this.document.array(t.get("Kids")))return!1;this.document.edit(
e);for(let r of[...t.keys()])!as.includes(r)&&r!=="Kids"&&r!=="AA"&&t.delete(r);return this.touch(e),!0}touch(e){this.open.add(e),this.pruned=!0}touchForm(){this.
pruned=!0}flush(){for(let t of this.open)this.open.delete(t),this.pruneField(t);if(!this.pruned)return;this.pruned=!1;let e=D(this.document,"AcroForm");e&&(this.
filter(e.holder,e.dict,"Fields"),this.filter(e.holder,e.dict,"CO"),this.signatureRemoved&&this.dropSignatureFlags(e.holder,e.dict),!(this.document.array(e.dict.
get("Fields"))?.length!==0||e.dict.has("DR"))&&this.document.edit(this.document.catalogNumber).delete("AcroForm"))}dropXfa(){let e=D(this.document,"AcroForm");e?.
dict.has("XFA")&&(this.document.edit(e.holder),e.dict.delete("XFA"),this.document.edit(this.document.catalogNumber).delete("NeedsRendering"),this.removedXfa=!0)}pruneField(e){
let t=this.document.dict(new l.r(e)),r=this.document.array(t?.get("Kids"));if(!t||!r)return;let s=r.filter(n=>!this.removal.isGone(n));if(s.length===r.length)return;
if(this.document.edit(e),s.length>0||(0,l.y)(t.get("Subtype"),"Widget")){t.set("Kids",s);return}let i=t.get("Parent");this.removal.remove(e),this.removedFields++,
(0,l.w)(i)&&this.open.add(i.number)}filter(e,t,r){let s=this.document.array(t.get(r)),i=s?.filter(n=>!this.removal.isGone(n));!s||!i||i.length===s.length||(this.
document.edit(e),i.length>0||r==="Fields"?t.set(r,i):t.delete(r))}dropSignatureFlags(e,t){let r=D(this.document,"Perms");for(let[s,i]of r?[...r.dict]:[])!(0,l.w)(
i)||!this.signatures.has(i.number)||(this.document.edit(r.holder),r.dict.delete(s));r?.dict.size===0&&this.document.edit(this.document.catalogNumber).delete("Pe\
rms"),t.has("SigFlags")&&(ce(this.document).some(({type:s})=>s==="Sig")||(this.document.edit(e),t.delete("SigFlags")))}};function ce(e){let t=D(e,"AcroForm"),r=new de(
e),s=[],i=[],n=(a,o)=>{for(let u=(a?.length??0)-1;u>=0;u--)i.push({value:a[u],parent:o})};n(e.array(t?.dict.get("Fields")),void 0);for(let a=i.pop();a;a=i.pop()){
let o=e.dict(a.value);if(!o||!r.first(a.value))continue;let u=e.resolve(o.get("FT")),d={number:(0,l.w)(a.value)?a.value.number:void 0,dict:o,type:u instanceof l.p?
u.text:a.parent?.type,parent:a.parent};s.push(d),n(e.array(o.get("Kids")),d)}return s}function kt(e,t){let r=e.resolve(he(e,t,"FT"));return r instanceof l.p?r.text:
void 0}function he(e,t,r){let s=t;for(let i=0;s&&i<Ga;i++){let n=s.get(r);if(n!==void 0)return n;s=e.dict(s.get("Parent"))}}var as="FT Parent T TU TM Ff V DV DA\
 Q DS RV Opt MaxLen TI I Lock SV".split(" "),Ga=100,Va=["Parent","StructParents","B","DPart","PieceInfo","Annots"],Wa=["Type","Kids","Count"],Xa=class{constructor(e){
this.document=e,this.allowance=new Ue(e)}document;allowance;copyPage(e){let{document:t}=this,r=t.pages.number(e),s=t.pages.attribute(e,"Resources");(0,l.v)(s)&&
t.patch(r,{Resources:t.add(s)});let i=t.dict(new l.r(r))??new l.t,n=new l.t([["Type",new l.p("Page")]]);for(let[u,d]of i)!Va.includes(u)&&!Wa.includes(u)&&n.set(
u,this.clone(d));for(let u of pt){let d=t.pages.attribute(e,u);d!==void 0&&!n.has(u)&&n.set(u,this.clone(d))}let a=t.add(n),o=t.array(i.get("Annots"));return o&&
o.length>0&&n.set("Annots",this.copyAnnotations(o,a)),a.number}clone(e){return we(e,this.allowance.spend)}copyAnnotations(e,t){let{document:r}=this,s=new Map,i=[],
n=[];for(let a of e){let o=r.dict(a);if(!o||(0,l.w)(a)&&s.has(a.number))continue;let u=(0,l.y)(o.get("Subtype"),"Widget");if(u&&kt(r,o)==="Sig")continue;let d=this.
clone(u&&(0,l.w)(a)?this.asKid(a):o);if(d.delete("StructParent"),d.set("P",t),i.push(d),!(0,l.w)(a)){n.push(d);continue}let c=r.add(d);s.set(a.number,c),n.push(
c),u&&this.addKid(d,c)}for(let a of i)Ha(a,s);return n}asKid(e){let{document:t}=this,r=t.dict(e);if(!r.has("T")&&!r.has("FT"))return r;t.edit(e);let s=new l.t;for(let o of as){
let u=r.get(o);u!==void 0&&(s.set(o,u),r.delete(o))}this.divideActions(r,s),s.set("Kids",[e]);let i=t.add(s),n=s.get("Parent");r.set("Parent",i),(0,l.w)(n)&&os(
t,n.number,t.dict(n),"Kids",e,i);let a=D(t,"AcroForm");for(let o of["Fields","CO"])a&&os(t,a.holder,a.dict,o,e,i);return r}divideActions(e,t){let r=this.document.
dict(e.get("AA"));if(!r)return;let[s,i]=[new l.t,new l.t];for(let[n,a]of r)(["K","F","V","C"].includes(n)?s:i).set(n,a);s.size>0&&t.set("AA",s),i.size>0?e.set("\
AA",i):e.delete("AA")}addKid(e,t){let r=e.get("Parent"),s=this.document.dict(r);if(!(0,l.w)(r)||!s)return;this.document.edit(r);let i=this.document.array(s.get(
"Kids"));i&&!(0,l.w)(s.get("Kids"))?i.push(t):s.set("Kids",[...i??[],t])}};function Ha(e,t){let r=(0,l.y)(e.get("Subtype"),"Popup")?["Parent"]:["Popup","IRT"];for(let s of r){
let i=e.get(s);if(!(0,l.w)(i))continue;let n=t.get(i.number);n?e.set(s,n):e.delete(s)}}function os(e,t,r,s,i,n){let a=e.array(r?.get(s));!r||!a?.some(o=>(0,l.w)(
o)&&o.number===i.number)||(e.edit(t),r.set(s,a.map(o=>(0,l.w)(o)&&o.number===i.number?n:o)))}var Ge=64,ls=e=>typeof e=="number"?String(e):Buffer.from(e.bytes).toString(
"latin1");function fe(e,t,r){let s=[];for(let i of us(e,t,0))for(let n of ds(e,i.dict,r))s.push(n);return s}function At(e,t,r,s,i,n){let a=us(e,t,r,n);for(let u=a.
length-1;u>=0;u--){let d=a[u],c=ds(e,d.dict,s),h=c.filter(([p,g])=>!i(p,g));if(h.length<c.length&&(e.edit(d.holder),d.dict.set(s,h.flat()),d.changed=!0),d.emptyKids){
let p=(e.array(d.dict.get("Kids"))??[]).filter(g=>!d.emptyKids.has((0,l.w)(g)?g.number:g));e.edit(d.holder),d.dict.set("Kids",p),d.changed=!0}if(!d.changed)continue;
let f=e.array(d.dict.get("Kids"))??[];d.empty=h.length===0&&f.length===0;let m=d.parent;m&&(m.changed=!0,d.empty?(m.emptyKids??=new Set).add((0,l.w)(d.value)?d.
value.number:d.value):Qa(e,d,h,f))}let o=a[0];return{changed:o?.changed??!1,empty:o?.empty??!1}}function Ve(e,t,r){if(t.length<=Ge)return(0,l.z)({[r]:t.flat()});
let s=[];for(let i of cs(t)){let[n,a]=[i[0][0],i.at(-1)[0]];s.push({ref:e.add((0,l.z)({Limits:[n,a],[r]:i.flat()})),low:n,high:a})}for(;s.length>Ge;)s=cs(s).map(
i=>{let[n,a]=[i[0].low,i.at(-1).high];return{ref:e.add((0,l.z)({Limits:[n,a],Kids:i.map(({ref:o})=>o)})),low:n,high:a}});return(0,l.z)({Kids:s.map(({ref:i})=>i)})}
function us(e,t,r,s){let i=new de(e),n=[],a=[{value:t??null,holder:r,parent:void 0}];for(let o=a.pop();o!==void 0;o=a.pop()){let u=e.dict(o.value);if(!u||!i.first(
o.value)||s&&o.parent&&!qa(e,u,s))continue;let d={value:o.value,dict:u,holder:R(o.value,o.holder),parent:o.parent};n.push(d);let c=e.array(u.get("Kids"))??[];for(let h=c.
length-1;h>=0;h--)a.push({value:c[h],holder:R(u.get("Kids"),d.holder),parent:d})}return n}function qa(e,t,r){let[s,i]=e.array(t.get("Limits"))??[];return typeof s!=
"number"||typeof i!="number"||r(s,i)}function ds(e,t,r){let s=e.array(t.get(r));if(!s)return[];let i=[];for(let n=0;n+1<s.length;n+=2){let a=e.resolve(s[n]);(r===
"Names"?a instanceof l.q:typeof a=="number")&&i.push([a,s[n+1]])}return i}function Qa(e,t,r,s){let i=o=>e.array(e.dict(o)?.get("Limits"))??[],n=r[0]?.[0]??i(s[0])[0],
a=r.at(-1)?.[0]??i(s.at(-1))[1];e.edit(t.holder),n!==void 0&&a!==void 0?t.dict.set("Limits",[n,a]):t.dict.delete("Limits")}function cs(e){let t=[];for(let r=0;r<
e.length;r+=Ge)t.push(e.slice(r,r+Ge));return t}var hs=e=>`/${e}`,fs=e=>`(${e}`,Ja=class{constructor(e){this.removal=e,this.document=e.document,this.allowance=new Ue(
this.document)}removal;document;names=new Set;settled=new Set;allowance;successors=new Map;get removedNames(){return this.names.size}isDead(e){if(e==null)return!1;
if(this.removal.isGone(e))return!0;let t=this.document.resolve(e);if(t instanceof l.p)return this.names.has(hs(t.text));if(t instanceof l.q)return this.names.has(
fs(ls(t)));if((0,l.x)(t))return this.removal.isGone(t[0]);if(!(0,l.v)(t))return!1;let r=t.get("D");return this.removal.isGone(r)||this.removal.isGone(this.document.
array(r)?.[0])}refresh(){this.settled.clear(),this.successors.clear()}pruneNames(){let e=D(this.document,"Dests");for(let[r,s]of e?[...e.dict]:[])this.isDead(s)&&
(this.document.edit(e.holder),e.dict.delete(r),this.names.add(hs(r)),(0,l.w)(s)&&this.removal.remove(s.number));e?.dict.size===0&&this.document.edit(this.document.
catalogNumber).delete("Dests");let t=D(this.document,"Names");if(t){this.pruneNameTree(t,"Dests",(r,s)=>this.isDead(s)?(this.names.add(fs(r)),(0,l.w)(s)&&this.removal.
remove(s.number),!0):!1);for(let r of["Pages","Templates"])this.pruneNameTree(t,r,(s,i)=>this.removal.isGone(i))}}pruneTargets(e,t){let r=!1;this.isDead(t.get("\
Dest"))&&(this.document.edit(e),t.delete("Dest"),r=!0),this.pruneAction(e,t,"A")&&(r=!0);let s=t.get("AA"),i=this.document.dict(s);return i&&(this.pruneActions(
R(s,e),i),i.size===0&&(this.document.edit(e),t.delete("AA"))),r&&!t.has("Dest")&&!t.has("A")}pruneActions(e,t){for(let r of[...t.keys()])this.pruneAction(e,t,r)}pruneOpenAction(){
let{catalog:e,catalogNumber:t}=this.document,r=e.get("OpenAction");(0,l.v)(this.document.resolve(r))?this.pruneAction(t,e,"OpenAction"):this.isDead(r)&&(this.document.
edit(t),e.delete("OpenAction"))}isDeadAction(e){let t=e.get("S");return(0,l.y)(t,"GoTo")?this.isDead(e.get("D")):(0,l.y)(t,"Thread")&&!e.has("F")&&this.removal.
isGone(e.get("D"))}pruneAction(e,t,r){let s=t.get(r);if(s===void 0)return!1;let[i,...n]=this.living([s]);if(i===void 0)return this.document.edit(e),t.delete(r),
!0;i!==s&&(this.document.edit(e),t.set(r,i));let a=this.document.dict(i);if(!a)return!1;let o=St(this.document,a.get("Next")),u=n.filter(d=>!o.includes(d));return u.
length>0&&(this.document.edit(R(i,e)),a.set("Next",[...o,...u])),this.pruneChain(i,e),!1}pruneChain(e,t){let r=[[e,R(e,t)]];for(let s=r.pop();s;s=r.pop()){let[i,
n]=s,a=this.document.dict(i);if(!a||(0,l.w)(i)&&this.settled.has(i.number)||((0,l.w)(i)&&this.settled.add(i.number),this.isDead(a.get("SD"))&&(this.document.edit(
n),a.delete("SD")),!a.has("Next")))continue;let o=St(this.document,a.get("Next")),u=this.living(o);(u.length!==o.length||u.some((d,c)=>d!==o[c]))&&(this.document.
edit(n),u.length===0?a.delete("Next"):a.set("Next",u.length===1?u[0]:[...u]));for(let d of u)r.push([d,R(d,n)])}}living(e){let t,r=[],s=[],i=[...e].reverse();for(let n=i.
pop();n!==void 0;n=i.pop()){if(this.removal.isGone(n))continue;let a=this.document.dict(n);if(!a||!this.isDeadAction(a)){r.push(n);continue}let o=(0,l.w)(n)?this.
successors.get(n.number):void 0;if(o){for(let u of o)r.push(u);continue}if((0,l.w)(n)&&i.length===0&&r.length===0&&s.push(n.number),t??=new de(this.document,this.
allowance),a.has("Next")&&t.first(n))for(let u of St(this.document,a.get("Next")).reverse())i.push(u)}for(let n of s)this.successors.set(n,r);return r}pruneNameTree(e,t,r){
let s=e.dict.get(t);if(s===void 0)return;let i=R(s,e.holder),{empty:n}=At(this.document,s,i,"Names",(a,o)=>r(ls(a),o));n&&(this.document.edit(e.holder),e.dict.delete(
t))}};function St(e,t){return t==null?[]:[...e.array(t)??[t]]}function ms(e){let t=e.catalog.get("DPartRoot");if(t===void 0)return;let r=new de(e),s=[t];for(let i=s.
pop();i!==void 0;i=s.pop()){let n=e.dict(i),a=e.array(i);if(!(!r.first(i)||!(n??a))){for(let o of a??[])s.push(o);for(let o of["DPartRootNode","DParts"]){let u=n?.
get(o);u!==void 0&&s.push(u)}(0,l.w)(i)&&e.remove(i)}}e.edit(e.catalogNumber).delete("DPartRoot")}function ps(e){let t=e.catalog.get("PageLabels");if(!e.dict(t))
return;let r=fe(e,t,"Nums").map(([s,i])=>({first:Number(s),label:e.dict(i)})).filter(({first:s})=>Number.isInteger(s)&&s>=0).sort((s,i)=>s.first-i.first).map(({
first:s,label:i})=>({first:s,...Za(e,i)}));return s=>{let[i,n]=[0,r.length];for(;i<n;){let o=i+n>>1;r[o].first<=s?i=o+1:n=o}let a=r[i-1];return a?{...a,number:a.
start+s-a.first}:{style:"D",prefix:void 0,number:s+1}}}function gs(e,t){let r=[],s,i=0;for(let n of t)(!s||!eo(s,n))&&r.push([i,to(n)]),s=n,i++;return Ve(e,r,"N\
ums")}function Ya(e,t){let r=ps(e);if(!r)return;let s=gs(e,Array.from(t,i=>r(i-1)));e.edit(e.catalogNumber).set("PageLabels",e.add(s))}function Za(e,t){let r=e.
resolve(t?.get("S")),s=e.resolve(t?.get("P")),i=e.resolve(t?.get("St"));return{style:r instanceof l.p?r.text:void 0,prefix:s instanceof l.q&&s.bytes.length>0?s:
void 0,start:typeof i=="number"&&Number.isInteger(i)&&i>=1?i:1}}function eo(e,t){return e.style!==t.style||t.style!==void 0&&t.number!==e.number+1?!1:e.prefix===
t.prefix?!0:!!e.prefix&&!!t.prefix&&Buffer.compare(e.prefix.bytes,t.prefix.bytes)===0}function to({style:e,prefix:t,number:r}){return(0,l.z)({S:e===void 0?void 0:
(0,l.A)(e),P:t,St:e===void 0||r===1?void 0:r})}var ro=class{constructor(e,t){this.removal=e,this.destinations=t,this.document=e.document,this.allowance=new Ue(this.
document)}removal;destinations;document;dead=new Set;repaired=new Set;allowance;get removedItems(){return this.dead.size}touch(e,t){this.removal.isGone(t.get("S\
E"))&&(this.document.edit(e),t.delete("SE")),this.destinations.pruneTargets(e,t)&&this.dead.add(e)}async touchAll(){let e=D(this.document,"Outlines"),t=new de(this.
document),r=[e?.dict.get("First")];for(;r.length>0;){let s=r.pop(),i=this.document.dict(s);if(!i||!(0,l.w)(s)||!t.first(s))continue;this.touch(s.number,i),r.push(
i.get("Next"),i.get("First"));let n=this.document.job.pace.step(200);n&&await n}}async flush(){for(let t of this.dead){let r=this.document.dict(new l.r(t));r&&this.
unlink(t,r);let s=this.document.job.pace.step(1e3);s&&await s}let e=D(this.document,"Outlines");!e||this.dead.size===0||this.document.dict(e.dict.get("First"))||
this.document.edit(this.document.catalogNumber).delete("Outlines")}unlink(e,t){let r=t.get("Parent"),s=this.document.dict(r);if(s&&(0,l.w)(r)&&this.isLinked(e,t,
r.number,s)){let i=this.kidsOf(t);this.splice(t,i,r,s);let n=i.reduce((a,o)=>a+1+Math.max(0,xt(this.document,o.item)),0);this.recount(r,xt(this.document,t)>0?-1:
n-1),!s.has("First")&&s.has("Title")&&!s.has("Dest")&&!s.has("A")&&this.dead.add(r.number)}this.removal.remove(e)}splice(e,t,r,s){let i=this.itemAt(e.get("Prev")),
n=this.itemAt(e.get("Next")),[a,o]=[t[0],t.at(-1)];i?this.link(i,"Next",a??n):this.link({item:s,ref:r},"First",a??n),n?this.link(n,"Prev",o??i):this.link({item:s,
ref:r},"Last",o??i);for(let[u,d]of t.entries())this.link(d,"Parent",{item:s,ref:r}),this.link(d,"Prev",t[u-1]??i),this.link(d,"Next",t[u+1]??n)}recount(e,t){let r=this.
visit(),s=e;for(let i=this.document.dict(s);t!==0&&i&&(0,l.w)(s)&&r.first(s);i=this.document.dict(s)){let n=xt(this.document,i);if(n===0)return;this.document.edit(
s);let a=Math.abs(n)+t;if(a>0&&i.has("First")?i.set("Count",Math.sign(n)*a):i.delete("Count"),n<0)return;s=i.get("Parent")}}isLinked(e,t,r,s){let i=()=>{let a=this.
itemAt(t.get("Prev")),o=a?a.item.get("Next"):s.get("First");return(0,l.w)(o)&&o.number===e};if(i())return!0;if(this.repaired.has(r))return!1;this.repaired.add(r);
let n;for(let a of this.kidsOf(s)){let o=a.item.get("Prev");((0,l.w)(o)?o.number:void 0)!==n?.ref.number&&this.link(a,"Prev",n),n=a}return i()}visit(){return new de(
this.document,this.allowance)}kidsOf(e){let t=[],r=this.visit();for(let s=this.itemAt(e.get("First"));s&&r.first(s.ref);s=this.itemAt(s.item.get("Next")))t.push(
s);return t}itemAt(e){let t=this.document.dict(e);return t&&(0,l.w)(e)?{item:t,ref:e}:void 0}link(e,t,r){this.document.edit(e.ref),r?e.item.set(t,r.ref):e.item.
delete(t)}};function so(e){return e.has("Title")&&e.has("Parent")&&!e.has("S")&&!e.has("Subtype")&&!e.has("FT")}function xt(e,t){let r=e.resolve(t.get("Count"));
return typeof r=="number"?r:0}var io=class{constructor(e){this.removal=e,this.document=e.document,this.root=D(this.document,"StructTreeRoot")}removal;document;root;open=new Set;unsaid=new Map;silenced=new Set;identifierRemoved=!1;removedElements=0;dropKeys(e){
let t=this.root?.dict.get("ParentTree");if(!this.root||t===void 0||e.size===0)return;let r=Float64Array.from(e).sort(),s=(a,o)=>{let u=oo(r,a);return u<r.length&&
r[u]<=o},i=(a,o)=>e.has(a)?(this.touchParents(o),!0):!1,{empty:n}=At(this.document,t,R(t,this.root.holder),"Nums",i,s);n&&(this.document.edit(this.root.holder),
this.root.dict.delete("ParentTree"))}touch(e){this.open.add(e)}touchRoot(){this.root&&this.open.add(this.root.holder)}async flush(){if(!this.root)return;for(let r of this.
open){this.open.delete(r);let s=this.document.job.pace.step(500);s&&await s,r===this.root.holder?this.pruneRoot(this.root):this.pruneElement(r)}let e=this.root.
dict.get("IDTree");if(!this.identifierRemoved||e===void 0)return;this.identifierRemoved=!1;let t=(r,s)=>this.removal.isGone(s);At(this.document,e,R(e,this.root.
holder),"Names",t).empty&&(this.document.edit(this.root.holder),this.root.dict.delete("IDTree"))}touchParents(e){(0,l.w)(e)&&!(0,l.x)(this.document.resolve(e))&&
this.open.add(e.number);for(let[t,r]of(this.document.array(e)??[]).entries()){if(!(0,l.w)(r))continue;this.open.add(r.number);let s=this.unsaid.get(r.number);s||
this.unsaid.set(r.number,s=new Set),s.add(t)}}pruneElement(e){let t=this.document.dict(new l.r(e));if(!t)return;this.pruneReferences(e,t);let r=t.get("Pg"),s=r===
void 0?this.unsaid.get(e):void 0,i=this.kidsOf(t),n=i.filter(o=>!this.isLost(o,r,s));if(this.removal.isGone(r)&&(this.document.edit(e),t.delete("Pg")),n.length===
i.length)return;let a=t.get("P");n.length===0?(t.has("ID")&&(this.identifierRemoved=!0),this.removal.remove(e),this.removedElements++):(this.document.edit(e),t.
set("K",n.length===1?n[0]:n)),(0,l.w)(a)&&this.open.add(a.number),this.silence(n.length===0?a:new l.r(e))}pruneRoot({dict:e,holder:t}){let r=this.kidsOf(e),s=r.
filter(n=>!this.removal.isGone(n));if(s.length===r.length)return;if(this.document.edit(t),s.length>0){e.set("K",s.length===1?s[0]:s);return}let i=this.document.
edit(this.document.catalogNumber);i.delete("StructTreeRoot"),i.delete("MarkInfo")}isLost(e,t,r){return typeof e=="number"?this.removal.isGone(t)||(r?.has(e)??!1):
this.removal.isGone(e)?!0:(0,l.v)(e)?(0,l.y)(e.get("Type"),"OBJR")&&this.removal.isGone(e.get("Obj"))?!0:((0,l.y)(e.get("Type"),"MCR")||(0,l.y)(e.get("Type"),"O\
BJR"))&&this.removal.isGone(e.get("Pg")??t):!1}pruneReferences(e,t){let r=this.document.array(t.get("Ref")),s=r?.filter(i=>!this.removal.isGone(i));!r||!s||s.length===
r.length||(this.document.edit(e),s.length>0?t.set("Ref",s):t.delete("Ref"))}silence(e){for(;(0,l.w)(e)&&!this.silenced.has(e.number);){this.silenced.add(e.number);
let t=this.document.dict(e);t?.has("ActualText")&&(this.document.edit(e),t.delete("ActualText")),e=t?.get("P")}}kidsOf(e){let t=e.get("K");return t==null?[]:this.
document.array(t)??[t]}};function no(e){return(0,l.y)(e.get("Type"),"StructElem")?!0:!e.has("Type")&&e.has("S")&&(0,l.w)(e.get("P"))&&(e.has("K")||e.has("Pg"))}
function ao(e){return(0,l.y)(e.get("Type"),"MCR")||(0,l.y)(e.get("Type"),"OBJR")}function oo(e,t){let[r,s]=[0,e.length];for(;r<s;){let i=r+s>>1;e[i]<t?r=i+1:s=i}
return r}var lo=class{constructor(e){this.removal=e,this.document=e.document}removal;document;threads;touch(e,t){if(!this.removal.isGone(t.get("P")))return;let[
r,s]=[t.get("N"),t.get("V")],[i,n]=[this.document.dict(r),this.document.dict(s)],a=this.threadStartingAt(e);if(this.threads.delete(e),this.removal.remove(e),!(0,l.w)(
r)||r.number===e||!i){a&&this.removal.remove(a.number);return}n&&(0,l.w)(s)&&(this.document.edit(s),n.set("N",r),this.document.edit(r),i.set("V",s)),a&&(this.document.
edit(a).set("F",r),this.document.edit(r),i.set("T",a),this.threads.set(r.number,a))}threadStartingAt(e){if(!this.threads){this.threads=new Map;for(let t of this.
document.array(this.document.catalog.get("Threads"))??[]){let r=this.document.dict(t)?.get("F");(0,l.w)(t)&&(0,l.w)(r)&&this.threads.set(r.number,t)}}return this.
threads.get(e)}flush(){let{catalog:e,catalogNumber:t}=this.document,r=e.get("Threads"),s=this.document.array(r),i=s?.filter(n=>{let a=this.document.dict(n);return a?
this.document.dict(a.get("F"))!==void 0:!this.removal.isGone(n)});!s||!i||i.length===s.length||(this.document.edit(t),i.length>0?e.set("Threads",i):e.delete("Th\
reads"))}};function uo(e){return(0,l.w)(e.get("N"))&&(0,l.w)(e.get("V"))&&(e.has("R")||e.has("P"))&&!e.has("S")}function co(e,t){let{removal:r}=e,{document:s}=r,
i=s.get(t);(0,l.x)(i)?ho(r,t,i):(0,l.v)(i)&&fo(e,s,t,i)}function ho(e,t,r){e.isGone(r[0])&&r[1]instanceof l.p&&e.remove(t),e.chase(t)}function fo(e,t,r,s){let{annotations:i,
destinations:n,outlines:a,removal:o,structure:u,threads:d}=e;r===t.catalogNumber?po(e,s):(0,l.y)(s.get("Type"),"Page")||t.pages.indexOf(r)>=0?(n.pruneTargets(r,
s),i.touchPage(r),go(o,r,s)):so(s)?a.touch(r,s):no(s)?u.touch(r):ao(s)?(o.remove(r),o.chase(r)):uo(s)?d.touch(r,s):mo(e,t,r,s)}function mo(e,t,r,s){let{annotations:i,
destinations:n,form:a,removal:o,structure:u}=e;ns(s)&&i.touch(r,s),t.get(r)!==null&&(s.has("Kids")&&a.touch(r),s.has("Fields")&&a.touchForm(),(s.has("ParentTree")||
(0,l.y)(s.get("Type"),"StructTreeRoot"))&&u.touchRoot(),!ns(s)&&(n.pruneTargets(r,s),s.get("S")instanceof l.p?n.pruneChain(s,r):n.pruneActions(r,s),!(!n.isDeadAction(
s)&&!(s.has("D")&&n.isDead(s)))&&(s.has("Next")||o.remove(r),o.chase(r))))}function po({destinations:e,form:t,removal:r,structure:s},i){e.pruneOpenAction(),e.pruneTargets(
r.document.catalogNumber,i),t.touchForm(),s.touchRoot()}function go(e,t,r){let{document:s}=e,i=s.dict(r.get("SeparationInfo")),n=s.array(i?.get("Pages"));!i||!n?.
some(a=>e.isGone(a))||(s.edit(R(r.get("SeparationInfo"),t)),i.set("Pages",n.filter(a=>!e.isGone(a))))}var yo=10;async function ys(e,t){let{pages:r}=e,{numbers:s,
dropped:i,repeated:n,used:a}=await wo(e,t),o=s.length!==r.count||s.some((h,f)=>h!==r.number(f)),u=t.every((h,f)=>f===0||h>t[f-1]);o&&(Ya(e,t),ms(e));let d=i.length>
0?bo(e,i):void 0;o&&await(u?r.keep(a):r.rebuild(s));let c=d?await vo(e,s,d):void 0;return{pageCount:s.length,removedPages:i.length,repeatedPages:n,removedOutlineItems:c?.
outlines.removedItems??0,removedDestinations:c?.destinations.removedNames??0,removedLinks:c?.annotations.removedLinks??0,removedFields:c?.form.removedFields??0,
removedStructureElements:c?.structure.removedElements??0,removedXfa:c?.form.removedXfa??!1}}async function wo(e,t){let{pages:r}=e,s=new Xa(e),i=new Uint8Array(r.
count),n=[],a=0;for(let u of t){let d=u-1;if(i[d]){n.push(s.copyPage(d)),a++;let c=e.job.pace.step(4e3);c&&await c}else n.push(r.number(d));i[d]=1}let o=[];for(let u=0;u<
r.count;u++)i[u]||o.push(r.number(u));return{numbers:n,dropped:o,repeated:a,used:i}}function bo(e,t){let r=new Set,s=new Map,i=new Set,n=e.dict(e.catalog.get("S\
tructTreeRoot"))!==void 0;for(let a of t){let o=n?e.resolve(e.entry(a,"StructParents")):null;typeof o=="number"&&i.add(o);let u=e.entry(a,"Annots"),d=e.array(u)??
[];(0,l.w)(u)&&s.set(u.number,d);for(let c of d)(0,l.w)(c)&&r.add(c.number)}return{pages:t,annotations:r,arrays:s,structKeys:i}}async function vo(e,t,r){let s=ws(
e),{destinations:i,removal:n,structure:a}=s;for(let u of r.pages)n.remove(u);i.pruneNames(),s.form.dropXfa(),a.dropKeys(r.structKeys),await a.flush(),i.removedNames>
0&&await ko(s,t);let o=new Set([...n.removed(),...r.annotations]);return await bs(s,o,async({live:u,referrers:d})=>{Ao(s,r,u,d),await So(s,r.annotations)}),s}function ws(e){
let t=new La(e),r=new Ja(t);return{removal:t,destinations:r,annotations:new Ka(t,r),outlines:new ro(t,r),form:new Ua(t),structure:new io(t),threads:new lo(t)}}async function bs(e,t,r){
let{destinations:s,removal:i}=e,{document:n}=i;for(let a=0;a<yo&&t.size>0;a++){let o=await yt(n,{watched:t});e.annotations.via=o.via,s.refresh(),a===0&&await r?.(
o);for(let u of[...o.referrers].sort((d,c)=>d-c)){co(e,u);let d=n.job.pace.step(1e3);d&&await d}await xo(e),t=i.takeChased()}}async function ko({annotations:e,destinations:t,
outlines:r,removal:s},i){let{document:n}=s;t.pruneOpenAction(),t.pruneTargets(n.catalogNumber,n.catalog),await r.touchAll();for(let a of i){let o=n.job.pace.step(
2e3);o&&await o,n.entry(a,"AA")!==void 0&&t.pruneTargets(a,n.get(a)),e.touchPage(a)}}function Ao({removal:e},t,r,s){let{document:i}=e,n=o=>{for(let u of o??[])(0,l.w)(
u)&&t.annotations.delete(u.number)};for(let[o,u]of t.arrays)r[o]&&n(u);let a=!1;for(let o of s)i.pages.indexOf(o)>=0?n(i.array(i.entry(o,"Annots"))):Array.isArray(
i.get(o))&&(a=!0);if(a)for(let o of i.pages.numbers){let u=i.entry(o,"Annots");(0,l.w)(u)&&s.has(u.number)&&n(i.array(u))}}async function So({form:e,removal:t,structure:r},s){
let{document:i}=t,n=new Set,a=i.catalog.has("StructTreeRoot"),o=i.catalog.has("AcroForm");for(let u of s){let d=i.job.pace.step(200);d&&await d;let c=a?i.resolve(
i.entry(u,"StructParent")):null;if(typeof c=="number"&&n.add(c),o&&(0,l.y)(i.resolve(i.entry(u,"Subtype")),"Widget")){let h=i.dict(new l.r(u));if(h&&e.losing(h),
h&&e.keepsAsField(u,h))continue}t.remove(u)}r.dropKeys(n)}async function xo({annotations:e,form:t,outlines:r,structure:s,threads:i}){e.flush(),s.dropKeys(e.structKeys),
e.structKeys.clear(),await s.flush(),t.flush(),await r.flush(),i.flush()}async function We(e,t,r,s){let i=await G.open(e.bytes,r,{password:t}),n=i.pages.count,a=await ys(
i,s(n)),o=await Q(i);return{documents:[{name:e.name,bytes:o,pageCount:a.pageCount}],notes:Po(a),facts:Fo(n,a)}}function Fo(e,t){let{pageCount:r,removedPages:s,repeatedPages:i}=t,
n={sourcePageCount:e,pageCount:r};return i>0&&(n.repeatedPages=i),s>0&&(n.removedPages=s,n.removedOutlineItems=t.removedOutlineItems,n.removedDestinations=t.removedDestinations,
n.removedLinks=t.removedLinks,n.removedFields=t.removedFields),n}function Po({removedXfa:e}){return e?[{code:"xfa_removed",message:"The XFA form of the document\
 described removed pages and was dropped. The fields themselves remain."}]:[]}var $o=(e,t,r)=>We(e,t.open_password,r,s=>za(vt(t,s)));function E(e,t){if(t===0||e instanceof
l.s)return e;if(e instanceof l.r)return new l.s(t,e.number);if(Array.isArray(e))return e.map(s=>E(s,t));if(e instanceof l.u||!(e instanceof l.t))return e;let r=new l.t;
for(let[s,i]of e)r.set(s,E(i,t));return r}var re=class{constructor(e=[],t=r=>r){this.meaning=t,this.taken=new Set([...e].map(t))}meaning;taken;last=new Map;get size(){
return this.taken.size}has(e){return this.taken.has(this.meaning(e))}add(e){this.taken.add(this.meaning(e))}free(e){let t=e.startsWith("þÿ");for(let r=(this.last.
get(e)??1)+1;;r++){let s=`_${r}`,i=e+(t?[...s].map(n=>`\0${n}`).join(""):s);if(!this.has(i))return this.last.set(e,r),this.add(i),i}}},I=e=>(0,l.n)(e.bytes).toString(
"latin1"),se=e=>new l.q(Uint8Array.from(Buffer.from(e,"latin1"))),vs=(e,t)=>e<t?-1:e>t?1:0;function Xe(e,t,r=8){let[s,i]=[e.document.resolve(e.value),t.document.
resolve(t.value)];if(r===0)return!1;let n=(a,o)=>Xe({document:e.document,value:a},{document:t.document,value:o},r-1);return s instanceof l.q?i instanceof l.q&&Buffer.
compare(s.bytes,i.bytes)===0:Array.isArray(s)?Array.isArray(i)&&s.length===i.length&&s.every((a,o)=>n(a,i[o])):s instanceof l.t?i instanceof l.t&&s.size===i.size&&
[...s].every(([a,o])=>i.has(a)&&n(o,i.get(a))):s instanceof l.u?i instanceof l.u&&n(s.dict,i.dict)&&Buffer.compare(e.document.encoded(s),t.document.encoded(i))===
0:s!==null&&typeof s=="object"?i!==null&&typeof i=="object"&&"text"in s&&"text"in i&&s.text===i.text:s===i}function Mo(e){let{document:t}=e[0],r=t.edit(t.catalogNumber),
s=e.some(n=>n.document.catalog.has("Collection"));r.delete("Collection");let i=t.array(r.get("OutputIntents"))??[];e.every(n=>{let a=n.document.array(n.document.
catalog.get("OutputIntents"))??[];return Xe({document:t,value:i},{document:n.document,value:a})})||r.delete("OutputIntents"),Co(e,r),Oo(e,r);for(let n of e)ms(n.
document);return{droppedPortfolio:s}}function Co(e,t){let r=new l.t,s=new Map;for(let{index:i,document:n}of e)for(let[a,o]of n.dict(n.catalog.get("Extensions"))??
[])(!r.has(a)||ks(n,o)>s.get(a))&&(r.set(a,E(o,i)),s.set(a,ks(n,o)));r.size>0?t.set("Extensions",r):t.delete("Extensions")}function ks(e,t){let r=e.resolve(e.dict(
t)?.get("ExtensionLevel"));return typeof r=="number"?r:0}function Oo(e,t){let r=e.flatMap(({index:s,document:i})=>(i.array(i.catalog.get("Threads"))??[]).map(n=>E(
n,s)));r.length>0&&t.set("Threads",r)}var Eo=6,As=["Parent","P","StructParent","StructParents","Annots","Kids","Fields","First","Prev","Next"],To=new Set(["Page",
"Pages","Catalog","OCG","OCMD","Annot","StructElem","StructTreeRoot","Outlines","ObjStm","XRef","Sig","Filespec","Metadata"]),No=new RegExp(`#|/(?:Type|${As.join(
"|")})\\b`);async function jo(e,t){let r=new Do(e,t);await r.streams();for(let s=0;s<Eo&&await r.referrers()>0;s++);return(s,i)=>r.standIn(s,i)}var Do=class{constructor(e,t){
this.documents=e,this.marked=t,this.canonical=e.map(()=>{}),this.found=e.map(()=>{})}documents;marked;canonical;places=[];known=new Map;found;newlyFound=0;standIn(e,t){
let r;for(;;){let s=this.canonical[e]?.[t]??0;if(s===0)return r;r=this.places[s-1],{part:e,number:t}=r}}async streams(){let{pace:e}=this.documents[0].job,t=new Map,
r=this.documents.some(({security:s})=>s);for(let[s,i]of this.documents.entries()){let{live:n,walked:a}=this.marked.markings[s],{dataStart:o,dataEnd:u}=a,d=this.
twinOf(s);for(let c=1;c<i.table.size;c++){let h=e.step(300);if(h&&await h,n[c]!==1||i.table.kind[c]!==$||i.isChanged(c)||o[c]<=0)continue;if(d>=0&&!this.documents[d].
isChanged(c)&&this.marked.markings[d].live[c]===1&&!this.mayBeTied(s,c)){this.equate({part:s,number:c},{part:d,number:c});continue}let f=i.bytes.subarray(o[c],u[c]),
m=f.length*Ss+(r?0:Ro(f)),p=t.get(m);p?p.push({part:s,number:c}):t.set(m,[{part:s,number:c}])}}for(let s of t.values())if(!(s.length<2||s.every(({part:i})=>i===
s[0].part)))for(let i of s){let n=e.step(this.offer(i));n&&await n}}async referrers(){let e=this.found;this.found=this.documents.map(()=>{}),this.newlyFound=0;let{
pace:t}=this.documents[0].job;for(let[r,s]of this.documents.entries()){let i=e[r];if(!i)continue;let n=this.canonical[r],{live:a,walked:o}=this.marked.markings[r],
{from:u,to:d}=o,{marks:c}=o.scan;for(let h=1;h<a.length;h++){if(a[h]!==1||s.isChanged(h)||n?.[h])continue;let f=!1;for(let g=u[h];!f&&g<d[h];g+=3)f=c[g]!==l.J&&
i[c[g]]===1;let m=f&&s.pages.indexOf(h)<0,p=t.step(m?this.offer({part:r,number:h}):100);p&&await p}}return this.newlyFound}twinOf(e){let{bytes:t,security:r}=this.
documents[e];return r?-1:this.documents.findIndex((s,i)=>i<e&&!s.security&&s.bytes.length===t.length&&Buffer.compare(s.bytes,t)===0)}offer(e){let t=this.documents[e.
part],r=t.get(e.number);if(!this.isFree(r))return 200;let{key:s,cost:i}=this.contentOf(t,e.part,r),n=this.known.get(s);return n?this.equate(e,n):this.known.set(
s,e),i}equate(e,t){let r=this.standIn(t.part,t.number)??t;if(r.part===e.part&&r.number===e.number)return;let s=this.canonical[e.part]??=new Int32Array(this.documents[e.
part].size);s[e.number]=this.places.push(r),this.note(e),this.note(r)}note({part:e,number:t}){let r=this.found[e]??=new Uint8Array(this.documents[e].size);r[t]===
0&&this.newlyFound++,r[t]=1}mayBeTied(e,t){let r=this.documents[e],s=(0,l.n)(r.bytes).toString("latin1",r.bodies[t],this.marked.markings[e].walked.valueEnd[t]);
return No.test(s)&&!this.isFree(r.get(t))}isFree(e){let t=e instanceof l.u?e.dict:e;if(!(t instanceof l.t))return Array.isArray(e);let r=t.get("Type");return!(r instanceof
l.p&&To.has(r.text))&&!As.some(s=>t.has(s))}contentOf(e,t,r){let s=new l.D(512),i=r instanceof l.u?Io(r.dict):r;q(s,i,{..._e,renumber:o=>{let u=this.standIn(t,o.
number)??{part:t,number:o.number};return u.number*this.documents.length+u.part+1}});let n=(0,oi.createHash)("sha256").update(s.bytes),a=s.length*20;if(r instanceof
l.u){let o=e.encoded(r);n.update("stream").update(o),a+=o.length}return{key:n.digest("hex"),cost:a}}},Ss=2**20,xs=32;function Ro(e){let t=2166136261;for(let r=0;r<
xs;r++)t=Math.imul(t^e[Math.floor(r*e.length/xs)],16777619);return(t>>>8)%Ss}function Io(e){let t=new l.t(e);return t.delete("Length"),t}function Fe(e,t){let{table:r}=e,
s=new Set,i=[],n=new Map;for(let o=1;o<r.size;o++)if(e.isChanged(o))e.exists(o)&&s.add(o);else if(r.kind[o]===$)i.push(o);else if(r.kind[o]===_){let u=r.place[o],
d=n.get(u);d?d.push(o):n.set(u,[o])}for(let o=r.size;o<e.size;o++)e.exists(o)&&s.add(o);i.sort((o,u)=>r.place[o]-r.place[u]);let a=(0,l.n)(e.bytes);for(let o of t)
for(let u=a.indexOf(o);u>=0;u=a.indexOf(o,u+o.length)){let d=i[Bo(i,r.place,u)];d!==void 0&&s.add(d)}for(let[o,u]of n){let d=e.objectStream(o);if(!d)continue;let c=(0,l.n)(
d.data);if(t.some(h=>c.includes(h)))for(let h of u)s.add(h)}return[...s].sort((o,u)=>o-u)}function Bo(e,t,r){let[s,i]=[0,e.length];for(;s<i;){let n=s+i>>1;t[e[n]]<=
r?s=n+1:i=n}return s-1}function Ft(e,t){let r=[e];for(;r.length>0;){let s=r.pop(),i=s instanceof l.u?s.dict:s;if(Array.isArray(i))for(let n of i)r.push(n);else if(i instanceof
l.t){t(i);for(let n of i.values())r.push(n)}}}function _o(e){let t=new Map,r=new Map,s=e.map(a=>({part:a,strings:zo(a),names:Lo(a)})),i=new re(s.flatMap(a=>[...a.
strings.keys()])),n=new re(s.flatMap(a=>[...a.names.keys()]));for(let{part:a,strings:o,names:u}of s){let d=Fs(t,o,i,a.index),c=Fs(r,u,n,a.index);Ko(a,new Ps(o,d,
i),new Ps(u,c,n))}return{strings:t,names:r}}function Fs(e,t,r,s){let i=new Map;for(let[n,a]of t){let o=e.has(n)?r.free(n):n;o!==n&&i.set(n,o),e.set(o,E(a,s))}return i}
function zo({document:e}){let t=new Map,r=e.dict(e.catalog.get("Names"))?.get("Dests");for(let[s,i]of fe(e,r,"Names"))s instanceof l.q&&t.set(I(s),i);return t}function Lo({
document:e}){let t=e.dict(e.catalog.get("Dests"));return new Map(t)}var Ps=class{constructor(e,t,r){this.own=e,this.renamed=t,this.taken=r,this.needed=t.size>0||
r.size>e.size}own;renamed;taken;needed;nameFor(e){let t=this.renamed.get(e);if(t!==void 0||this.own.has(e)||!this.taken.has(e))return t;let r=this.taken.free(e);
return this.renamed.set(e,r),r}};function Ko({document:e},t,r){if(!t.needed&&!r.needed)return;let s=i=>{let n=e.resolve(i);if(n instanceof l.q){let o=t.nameFor(
I(n));return o===void 0?void 0:se(o)}let a=n instanceof l.p?r.nameFor(n.text):void 0;return a===void 0?void 0:new l.p(a)};for(let i of Fe(e,["/Dest","/GoTo"])){
let n={changed:!1},a=e.get(i);Ft(a,o=>{let u=e.resolve(o.get("S")),d=o.has("Dest")?"Dest":u instanceof l.p&&u.text==="GoTo"?"D":void 0,c=d&&s(o.get(d));!d||c===
void 0||(o.set(d,c),n.changed=!0)}),n.changed&&e.edit(i)}}var Uo=/\/([^\s()<>[\]{}/%]+)(?=\s+[-+.\d]+\s+Tf)/g,Go=class{merged=new l.t;origin=new Map;add(e,t){let{
document:r}=e,s=r.dict(t.get("DR")),i=new Map;for(let[n,a]of s??[]){let o=r.dict(a);if(!o){this.merged.has(n)||this.merged.set(n,E(r.resolve(a),e.index));continue}
let u=this.category(n);for(let[d,c]of o){let h=this.place(n,d,{document:r,value:c});u.set(h,u.get(h)??E(c,e.index)),n==="Font"&&h!==d&&i.set(d,h)}}i.size>0&&this.
rewrite(e,t,i)}place(e,t,r){for(let s=1;;s++){let i=s===1?t:`${t}_${s}`,n=`${e}/${i}`,a=this.origin.get(n);if(!(a&&!Xe(a,r)))return a||this.origin.set(n,r),i}}category(e){
let t=this.merged.get(e);if(t instanceof l.t)return t;let r=new l.t;return this.merged.set(e,r),r}rewrite({document:e},t,r){let s=e.resolve(t.get("DA"));for(let{
number:i,dict:n,parent:a}of ce(e)){let o=e.resolve(n.get("DA")),u=!a&&he(e,n,"DA")===void 0,d=o instanceof l.q?o:u?s:null;if(!(d instanceof l.q))continue;let c=I(
d),h=c.replace(Uo,(f,m)=>{let p=r.get(Vo(m));return p===void 0?f:Wo(p)});h!==c&&(i!==void 0&&e.edit(i),n.set("DA",se(h)))}}},Vo=e=>e.replace(/#([0-9a-fA-F]{2})/g,
(t,r)=>String.fromCharCode(parseInt(r,16)));function Wo(e){let t=new l.D(64);return ze(t,e),Buffer.from(t.bytes).toString("latin1")}function Xo(e){let t=e.filter(
({document:d})=>He(d)),{document:r}=e[0];if(t.length===0)return{droppedXfa:!1};let s=r.edit(r.catalogNumber),i=new l.t(He(r)),n=t.some(d=>He(d.document).has("XF\
A"));i.delete("XFA"),s.delete("NeedsRendering");let a=[],o=[],u=new Go;Ho(t);for(let d of t){let c=He(d.document);d.index>0&&Qo(d,c,r,i),u.add(d,c),d.document.resolve(
c.get("NeedAppearances"))===!0&&i.set("NeedAppearances",!0);for(let h of d.document.array(c.get("Fields"))??[])a.push(E(h,d.index));for(let h of d.document.array(
c.get("CO"))??[])o.push(E(h,d.index))}return i.set("Fields",a),o.length>0&&i.set("CO",o),u.merged.size>0&&i.set("DR",u.merged),s.set("AcroForm",r.add(i)),{droppedXfa:n}}
var He=e=>e.dict(e.catalog.get("AcroForm")),qe=e=>gr(se(e));function Ho(e){let t=e.map(({document:i})=>({document:i,fields:qo(i)})),r=new re(t.flatMap(({document:i,
fields:n})=>n.map(({dict:a})=>$s(i,a))),qe),s=new re([],qe);for(let{document:i,fields:n}of t){let a=new Set,o=new Map;for(let{dict:u,number:d}of n){let c=$s(i,u);
if(!s.has(c)){a.add(c);continue}let h=o.get(qe(c))??r.free(c);o.set(qe(c),h),a.add(h),d!==void 0&&i.edit(d),u.set("T",se(h))}for(let u of a)s.add(u)}}function qo(e){
let t=new Set,r=[];for(let s of ce(e))s.parent&&t.has(s.parent)?t.add(s):e.resolve(s.dict.get("T"))instanceof l.q&&(t.add(s),r.push(s));return r}var $s=(e,t)=>I(
e.resolve(t.get("T")));function Qo({document:e},t,r,s){for(let i of["DA","Q"]){let n=e.resolve(t.get(i))??(i==="Q"?0:null),a=r.resolve(s.get(i))??(i==="Q"?0:null);
if(!(n===null||n instanceof l.r||n===a)&&!(n instanceof l.q&&a instanceof l.q&&I(n)===I(a)))for(let{number:o,dict:u,parent:d}of ce(e))d||he(e,u,i)!==void 0||(o!==
void 0&&e.edit(o),u.set(i,n))}}function Jo(e){let t=e.map(({document:i})=>ps(i));if(t.every(i=>i===void 0))return;let{document:r}=e[0],s=gs(r,Yo(e,t));r.edit(r.
catalogNumber).set("PageLabels",r.add(s))}function*Yo(e,t){for(let{index:r,document:s}of e){let i=t[r]??(n=>({style:"D",prefix:void 0,number:n+1}));for(let n=0;n<
s.pages.count;n++)yield i(n)}}var Zo=["Order","AS","RBGroups","Locked"];function el(e){let t=e.filter(({document:c})=>c.dict(c.catalog.get("OCProperties")));if(t.
length===0||t.length===1&&t[0].index===0)return;let{document:r}=e[0],s=r.dict(r.catalog.get("OCProperties")),i=[],[n,a]=[[],[]],o=new Map(Zo.map(c=>[c,[]]));for(let c of t){
let h=c.document.dict(c.document.catalog.get("OCProperties")),f=c.document.dict(h.get("D")),m=(p,g)=>(c.document.array(p?.get(g))??[]).map(y=>E(y,c.index));for(let p of m(
h,"OCGs"))i.push(p);for(let[p,g]of o)for(let y of m(f,p))g.push(y);for(let p of m(f,"ON"))n.push(p);for(let p of tl(c,h,f))a.push(p)}let u=new l.t(s&&r.dict(s.get(
"D")));u.delete("BaseState");for(let[c,h]of[...o,["ON",n],["OFF",a]])h.length>0?u.set(c,h):u.delete(c);let d=new l.t(s);d.set("OCGs",i),d.set("D",u),r.edit(r.catalogNumber).
set("OCProperties",r.add(d))}function tl({index:e,document:t},r,s){let i=o=>t.array(s?.get(o))??[];if(!(0,l.y)(t.resolve(s?.get("BaseState")),"OFF"))return i("O\
FF").map(o=>E(o,e));let n=o=>o!==null&&typeof o=="object"&&"number"in o?o.number:-1,a=new Set(i("ON").map(n));return(t.array(r.get("OCGs"))??[]).filter(o=>!a.has(
n(o))).map(o=>E(o,e))}var rl=["AP","Pages","Templates","IDS","URLS","AlternatePresentations","Renditions"];function sl(e,t){let{document:r}=e[0],s=r.edit(r.catalogNumber),
i=new l.t(r.dict(s.get("Names"))),n=(o,u)=>{if(u.size===0)return;let d=[...u].sort(([c],[h])=>vs(c,h)).map(([c,h])=>[se(c),h]);i.set(o,r.add(Ve(r,d,"Names")))};
n("Dests",t.strings),n("EmbeddedFiles",nl(e));for(let o of rl)e.some(u=>il(u,o))&&n(o,al(e,o));i.size>0&&s.set("Names",r.add(i)),t.names.size>0&&s.set("Dests",r.
add(new l.t(t.names)));let a=e.flatMap(o=>(o.document.array(o.document.catalog.get("AF"))??[]).map(u=>E(u,o.index)));a.length>0&&s.set("AF",a)}function Ms({document:e},t){
let r=e.dict(e.catalog.get("Names"))?.get(t);return fe(e,r,"Names").flatMap(([s,i])=>s instanceof l.q?[[I(s),i]]:[])}var il=({document:e},t)=>e.dict(e.catalog.get(
"Names"))?.has(t)??!1;function nl(e){let t=e.map(i=>({part:i,entries:Ms(i,"EmbeddedFiles")})),r=new re(t.flatMap(({entries:i})=>i.map(([n])=>n))),s=new Map;for(let{
part:i,entries:n}of t)for(let[a,o]of n)s.set(s.has(a)?r.free(a):a,E(o,i.index));return s}function al(e,t){let r=new Map;for(let s of e)for(let[i,n]of Ms(s,t))r.
has(i)||r.set(i,E(n,s.index));return r}function ol(e){let t=[];for(let u of e){let d=u.document.dict(u.document.catalog.get("Outlines"));if(d)for(let c of ll(u,
d))t.push(c)}if(t.length===0)return;let{document:r}=e[0],s=r.add(null),i=0;for(let[u,d]of t.entries()){let c=d.part.document.edit(d.number);if(!(c instanceof l.t))
continue;let h=d.part.document.resolve(c.get("Count"));i+=1+(typeof h=="number"&&h>0?h:0),c.set("Parent",Os(d,s.number,0)),Es(c,"Prev",d,t[u-1]),Es(c,"Next",d,t[u+
1])}let[n,a]=[t[0],t.at(-1)],o=new l.t([["Type",new l.p("Outlines")],["First",Cs(n.part.index,n.number)],["Last",Cs(a.part.index,a.number)],["Count",i]]);r.put(
s,o),r.edit(r.catalogNumber).set("Outlines",s)}function ll(e,t){let{document:r}=e,s=[],i=new Set,n=t.get("First");for(;n instanceof l.r&&!i.has(n.number)&&ul(r,
n);)i.add(n.number),s.push({part:e,number:n.number}),n=r.dict(n)?.get("Next");return s}var ul=(e,t)=>e.get(t)instanceof l.t,Cs=(e,t)=>e===0?new l.r(t):new l.s(e,
t),Os=(e,t,r)=>e.part.index===r?new l.r(t):new l.s(r,t);function Es(e,t,r,s){s?e.set(t,Os(r,s.number,s.part.index)):e.delete(t)}async function dl(e){let t=e[0].
document,r=t.add(null),s=[],i=0;for(let{index:n,document:a}of e){await a.pages.settle(),a.catalog.get("Pages")instanceof l.r||await a.pages.rebuild(a.pages.numbers);
let o=a.catalog.get("Pages"),u=a.edit(o);u instanceof l.t&&u.has("Kids")&&(u.set("Parent",n===0?r:new l.s(0,r.number)),u.set("Count",a.pages.count),s.push(n===0?
o:new l.s(n,o.number))),i+=a.pages.count}t.put(r,new l.t([["Type",new l.p("Pages")],["Kids",s],["Count",i]])),t.edit(t.catalogNumber).set("Pages",r)}function cl(e){
let t=e.filter(({document:f})=>Pt(f));if(t.length===0)return;let{document:r}=e[0],s=r.edit(r.catalogNumber);(t.length<e.length||t.some(f=>!fl(f.document)))&&s.delete(
"MarkInfo");for(let f of e)Pt(f.document)||Ts(f.document,void 0);if(t.length===1&&t[0].index===0)return;let i=r.add(null).number,n=[],a=[],o=new Map,u=new wl,d=new Map(
hl.map(f=>[f,[]])),c=0;for(let f of t){let m=Pt(f.document),p=ml(f.document,m);for(let b of p)pl(f,b,i,s);for(let b of p)n.push(E(b,f.index));let g=fe(f.document,
m.get("ParentTree"),"Nums"),y=g.reduce((b,[v])=>Math.max(b,Number(v)),Ts(f.document,c));for(let[b,v]of g)a.push([Number(b)+c,E(v,f.index)]);c+=Math.max(y+1,gl(f.
document,m));let w={S:u.join(f,"S",yl(f.document,m.get("RoleMap"))),C:u.join(f,"C",f.document.dict(m.get("ClassMap"))),ID:bl(f,m,o)};w.S.size+w.C.size+w.ID.size>
0&&vl(f.document,w);for(let[b,v]of d)for(let x of f.document.array(m.get(b))??[])v.push(E(x,f.index))}a.sort((f,m)=>Number(f[0])-Number(m[0]));let h=new l.t([["\
Type",new l.p("StructTreeRoot")],["K",n],["ParentTree",r.add(Ve(r,a,"Nums"))],["ParentTreeNextKey",c]]);u.roles.size>0&&h.set("RoleMap",u.roles),u.classes.size>
0&&h.set("ClassMap",u.classes);for(let[f,m]of d)m.length>0&&h.set(f,m);if(o.size>0){let f=[...o].sort(([m],[p])=>vs(m,p)).map(([m,p])=>[se(m),p]);h.set("IDTree",
r.add(Ve(r,f,"Names")))}r.put(i,h),s.set("StructTreeRoot",new l.r(i))}var hl=["Namespaces","PronunciationLexicon","AF"],Pt=e=>e.dict(e.catalog.get("StructTreeRo\
ot")),fl=e=>e.resolve(e.dict(e.catalog.get("MarkInfo"))?.get("Marked"))===!0;function ml(e,t){let r=t.get("K");return r===void 0?[]:e.array(r)??[r]}function pl({
index:e,document:t},r,s,i){let n=r instanceof l.r?t.edit(r):r;if(!(n instanceof l.t))return;n.set("P",e===0?new l.r(s):new l.s(0,s));let a=t.resolve(t.catalog.get(
"Lang"));if(e>0&&a instanceof l.q&&!n.has("Lang")){let o=i.get("Lang");(!(o instanceof l.q)||I(o)!==I(a))&&n.set("Lang",a)}}function gl(e,t){let r=e.resolve(t.get(
"ParentTreeNextKey"));return typeof r=="number"&&Number.isInteger(r)&&r>0&&r<1e8?r:0}function Ts(e,t){let r=-1;for(let s of Fe(e,["/StructParent"])){let i={changed:!1};
Ft(e.get(s),n=>{for(let a of["StructParents","StructParent"]){let o=e.resolve(n.get(a));typeof o=="number"&&(r=Math.max(r,o),t!==0&&(i.changed=!0,t===void 0?n.delete(
a):n.set(a,o+t)))}}),i.changed&&e.edit(s)}return r}function yl(e,t){let r=e.dict(t);if(!r)return;let s=new l.t;for(let[i,n]of r){let a=e.resolve(n);for(let o=new Set(
[i]);a instanceof l.p&&r.has(a.text)&&!o.has(a.text);)o.add(a.text),a=e.resolve(r.get(a.text));s.set(i,a)}return s}var wl=class{roles=new l.t;classes=new l.t;origins=new Map;join({
index:e,document:t},r,s){let i=r==="S"?this.roles:this.classes,n=new Map,a=new re([...i.keys(),...s?.keys()??[]]);for(let[o,u]of s??[]){let d=this.origins.get(`${r}\
/${o}`);if(d&&Xe(d,{document:t,value:u}))continue;let c=d?a.free(o):o;d&&n.set(o,c),this.origins.set(`${r}/${c}`,{document:t,value:u}),i.set(c,E(u,e))}return n}};
function bl({index:e,document:t},r,s){let i=new Map,n=fe(t,r.get("IDTree"),"Names"),a=new re([...s.keys(),...n.map(([o])=>o instanceof l.q?I(o):"")]);for(let[o,
u]of n){if(!(o instanceof l.q))continue;let d=I(o),c=s.has(d)?a.free(d):d;c!==d&&i.set(d,c),s.set(c,E(u,e))}return i}function vl(e,{S:t,C:r,ID:s}){for(let i of Fe(
e,["/StructElem","/Headers","/ID","/Pg","/K"])){let n={changed:!1},a=(o,u,d)=>{d!==void 0&&(o.set(u,d),n.changed=!0)};Ft(e.get(i),o=>{let u=e.array(o.get("Heade\
rs"));if(u?.some(c=>c instanceof l.q&&s.has(I(c)))&&a(o,"Headers",u.map(c=>Ns(c,s)??c)),!(0,l.y)(e.resolve(o.get("Type")),"StructElem")&&!(o.has("P")&&o.has("S")))
return;a(o,"S",$t(e.resolve(o.get("S")),t)),a(o,"ID",Ns(e.resolve(o.get("ID")),s));let d=e.resolve(o.get("C"));Array.isArray(d)?a(o,"C",d.map(c=>$t(c,r)??c)):a(
o,"C",$t(d,r))}),n.changed&&e.edit(i)}}function $t(e,t){let r=e instanceof l.p?t.get(e.text):void 0;return r===void 0?void 0:new l.p(r)}function Ns(e,t){let r=e instanceof
l.q?t.get(I(e)):void 0;return r===void 0?void 0:se(r)}var kl=/xmlns(?::([\w.-]{1,64}))?\s{0,8}=\s{0,8}["']http:\/\/www\.w3\.org\/2000\/09\/xmldsig#/g;function Al(e,t,r){
let s=e.resolve(t),i="";for(let n of(0,l.x)(s)?s:[t]){let a=e.resolve(n);if(a instanceof l.q&&(i=Buffer.from(a.bytes).toString("latin1")),!(0,l.w)(n)||!(a instanceof
l.u))continue;let o;try{o=Buffer.from(e.decoded(a)).toString("latin1")}catch{continue}let u=Sl(o,i,r);if(u===o)continue;let d=new l.t([...a.dict].filter(([c])=>c!==
"Filter"&&c!=="DecodeParms"));e.put(n,new l.u(d,Buffer.from(u,"latin1")))}}function Sl(e,t,r){let s=new Set([...e.matchAll(kl)].map(([,o])=>o??"")),[i,n]=t==="d\
atasets"?[0,e.length]:[e.indexOf("<xfa:datasets"),e.indexOf("</xfa:datasets")],a=o=>i>=0&&o>=i&&o<n;return(0,l.M)(e,(o,u,d)=>{let[c,h=""]=o.split(":").reverse();
return c==="Signature"?u.includes("xmldsig")||h!==""&&s.has(h):r&&o==="signature"&&!a(d)})}var xl=new Set(["Type","Rect","P","NM","M","F","AP","AS","OC","Struct\
Parent","AF","ca","CA","BM","Lang"]),Fl=2,Pl=4,$l=32,Ml=100;async function js(e,t){let r=ws(e),s=await Cl(e),i=new Set,n=new Set,a=s.map(({dict:o})=>El(e,o));for(let o of s)
Tl(r,o,t,i,n);return i.size>0&&await Dl(r,i,n),Il(e,i.size>0),{fields:a,usageRights:Bl(e)}}async function Cl(e){let t=Fe(e,["/Sig"]);if(t.length===0)return[];for(let a of t)
Ol(e,a);let r=new Map;for(let{number:a,dict:o,type:u}of ce(e))u==="Sig"&&a!==void 0&&Mt(e,r,a,o);let s=new Set([...r.values()].flatMap(({number:a,widgets:o})=>[
a,...o])),i=Fe(e,["/Sig","/Widget"]).filter(a=>{let o=s.has(a)?null:e.get(a);return(0,l.v)(o)&&(o.has("T")||(0,l.y)(o.get("Subtype"),"Widget"))&&kt(e,o)==="Sig"}),
n=i.length>0?(await yt(e)).live:void 0;for(let a of i)n?.[a]===1&&Mt(e,r,a,e.get(a));return[...r.values()]}function Ol(e,t){let r=[e.get(t)];for(let s=r.pop();s!==
void 0;s=r.pop()){if((0,l.v)(s))for(let i of s.values())r.push(i);if(Array.isArray(s))for(let[i,n]of s.entries())!(0,l.v)(n)||!(0,l.y)(n.get("FT"),"Sig")?r.push(
n):(e.edit(t),s[i]=e.add(n))}}function Mt(e,t,r,s){if(!(0,l.v)(e.resolve(he(e,s,"V"))))return;let i=s.get("Parent"),n=e.dict(i);if(!s.has("T")&&(0,l.w)(i)&&n?.has(
"T")){Mt(e,t,i.number,n),t.get(i.number)?.widgets.add(r);return}if(t.has(r))return;let a=(e.array(s.get("Kids"))??[]).flatMap(o=>(0,l.w)(o)?[o.number]:[]);t.set(
r,{number:r,dict:s,widgets:new Set((0,l.y)(s.get("Subtype"),"Widget")?[r,...a]:a)})}function El(e,t){let r=[],s=t;for(let i=0;s&&i<Ml;i++){let n=e.resolve(s.get(
"T"));n instanceof l.q&&r.unshift(gr(n)),s=e.dict(s.get("Parent"))}return r.join(".")}function Tl({removal:e},{number:t,dict:r,widgets:s},i,n,a){let{document:o}=e;
n.add(t);let u=he(o,r,"V");(0,l.w)(u)&&e.remove(u.number);for(let d of s){let c=o.get(d);if(!(0,l.v)(c))continue;if(n.add(d),i==="keep"&&Nl(o,c)){jl(o,d,c);continue}
let h=o.resolve(c.get("StructParent"));typeof h=="number"&&a.add(h),e.remove(d)}s.has(t)||e.remove(t)}function Nl(e,t){let r=e.resolve(t.get("F")),s=typeof r=="\
number"?r:0;if(s&Fl||s&$l&&!(s&Pl))return!1;let[i,n,a,o]=(e.array(t.get("Rect"))??[]).map(u=>e.resolve(u));return typeof i=="number"&&typeof n=="number"&&typeof a==
"number"&&typeof o=="number"&&i!==a&&n!==o&&e.dict(t.get("AP"))?.has("N")===!0}function jl(e,t,r){e.edit(t);for(let i of[...r.keys()])xl.has(i)||r.delete(i);r.set(
"Subtype",new l.p("Stamp"));let s=e.dict(r.get("AP"))?.get("N");s!==void 0&&r.set("AP",new l.t([["N",s]]))}async function Dl(e,t,r){let{removal:s,structure:i}=e,
{document:n}=s;Rl(e,t);let a=D(n,"AcroForm");for(let o of["Fields","CO"]){let u=n.array(a?.dict.get(o)),d=u?.filter(c=>!s.isGone(c)&&!((0,l.w)(c)&&t.has(c.number)));
!a||!u||!d||d.length===u.length||(n.edit(a.holder),d.length>0||o==="Fields"?a.dict.set(o,d):a.dict.delete(o))}i.dropKeys(r),await i.flush(),await bs(e,new Set(s.
removed()))}function Rl({removal:e},t){let{document:r}=e;for(let{number:s,dict:i}of ce(r).reverse()){let n=r.array(i.get("Kids")),a=n?.filter(o=>!e.isGone(o)&&!((0,l.w)(
o)&&t.has(o.number)));s===void 0||!n||!a||a.length===n.length||(r.edit(s),a.length>0?i.set("Kids",a):(0,l.y)(i.get("Subtype"),"Widget")?i.delete("Kids"):e.remove(
s))}}function Il(e,t){let r=D(e,"AcroForm");if(!r)return;r.dict.has("SigFlags")&&(e.edit(r.holder),r.dict.delete("SigFlags")),Al(e,r.dict.get("XFA"),t);let s=(e.
array(r.dict.get("Fields"))??[]).length===0&&!r.dict.has("DR")&&!r.dict.has("XFA");t&&s&&e.edit(e.catalogNumber).delete("AcroForm")}function Bl(e){let{catalog:t}=e;
if(!["Perms","DSS","Legal","Extensions"].some(a=>t.has(a)))return!1;let r=e.dict(t.get("Perms")),s=r?.has("UR3")===!0||r?.has("UR")===!0;e.edit(e.catalogNumber);
for(let a of["Perms","DSS","Legal"])t.delete(a);let i=e.dict(t.get("Extensions"));if(!i?.has("ESIC"))return s;let n=new l.t([...i].filter(([a])=>a!=="ESIC"));return n.
size>0?t.set("Extensions",n):t.delete("Extensions"),s}var _l=async(e,{open_password:t},r)=>{let s=[],i=await zl(e,t,r,s);i.length>1&&await Ll(i,s);let n=i.map(({
document:u})=>u),a=await Yr(n,{encryption:"none",...i.length>1?{dedupe:jo}:{}}),o=i.reduce((u,{document:d})=>u+d.pages.count,0);return{documents:[{name:e[0].name,
bytes:a,pageCount:o}],notes:s,facts:{pageCount:o,documentCount:e.length}}};async function zl(e,t,r,s){let i=[],n=0,a=0;for(let[o,u]of e.entries()){try{let d=await G.
open(u.bytes,r,{password:t});a+=(await js(d,"keep")).fields.length,await d.pages.settle(),i.push({index:o,document:d,firstPage:n}),n+=d.pages.count}catch(d){throw d instanceof
k.b&&d.code!=="cancelled"&&e.length>1?(0,k.e)(d,o+1,u.name):d}r.pace.progress((o+1)/(2*e.length))}return a>0&&s.push({code:"signatures_removed",message:`${a} ${a===
1?"signature was":"signatures were"} removed, because a signature cannot survive a merge.`}),i}async function Ll(e,t){ol(e);let r=_o(e);sl(e,r),Jo(e),el(e),cl(e);
let{droppedXfa:s}=Xo(e),{droppedPortfolio:i}=Mo(e);(0,l.O)(e[0].document)&&t.push({code:"conformance_dropped",message:"The result no longer claims PDF/A or PDF/\
UA conformance, which a merge cannot promise."}),await dl(e),s&&t.push({code:"xfa_removed",message:"An XFA form was dropped, because XFA forms cannot be merged.\
 The fields themselves remain."}),i&&t.push({code:"portfolio_dropped",message:"A portfolio became an ordinary document. Its files remain as attachments."})}var Kl=25,
Ul=3e5,Gl=class{constructor(e,t,r){this.pause=e,this.signal=t,this.onProgress=r}pause;signal;onProgress;work=0;since=performance.now();step(e){if(this.work+=e,!(this.
work<Ul)){if(this.work=0,this.signal?.aborted)throw(0,k.f)();return performance.now()-this.since<Kl?void 0:this.rest()}}async rest(){if(await this.pause(),this.
signal?.aborted)throw(0,k.f)();this.since=performance.now()}progress(e){this.onProgress?.(e)}},Vl=(e,t,r)=>We(e,t.open_password,r,s=>{let{first:i,last:n}=vt(t,s),
a=n-i+1;if(a===s)throw(0,k.c)([{field:"first_page",message:"must not name every page of the document together with last_page: at least one page must remain"}]);
return Uint32Array.from({length:s-a},(o,u)=>u<i-1?u+1:u+a+1)});async function Ds(e,t){let{security:r}=e,s=e.pages.count;if(!r&&!e.suspect)return{documents:[{...t,
pageCount:s}],notes:[],facts:{wasEncrypted:!1}};let i=await Q(e,{encryption:"none"});if(!r)return{documents:[{name:t.name,bytes:i,pageCount:s}],notes:[],facts:{
wasEncrypted:!1}};let n=lt(r.permissions);return{documents:[{name:t.name,bytes:i,pageCount:s}],notes:[],facts:{wasEncrypted:!0,restrictions:n}}}var Wl=async(e,t,r)=>Ds(
await Xl(e.bytes,t.password,r),e);async function Xl(e,t,r){try{return await G.open(e,r,{password:t})}catch(s){throw!(s instanceof k.b)||s.code!=="wrong_password"?
s:new k.b(s.code,s.message,{issues:[{field:"password",message:"does not open the document: it must be its user or owner password"}],advice:"Check password: uppe\
r and lower case count, and so do spaces"})}}var Hl=async(e,t,r)=>Ds(await ql(e.bytes,r),e);async function ql(e,t){try{return await G.open(e,t)}catch(r){throw!(r instanceof
k.b)||r.code!=="password_required"?r:new k.b("password_required","The PDF document needs a password to open, which remove_restrictions leaves in place",{issues:[
{field:"file",message:"The document needs a password to open. Use remove_password, which removes the restrictions too."}],advice:"Use remove_password with the p\
assword: it removes the restrictions too"})}}var Ql=async(e,{appearance:t,open_password:r},s)=>{let i=await G.open(e.bytes,s,{password:r}),n=await js(i,t),a=await Q(
i),o=i.pages.count;return{documents:[{name:e.name,bytes:a,pageCount:o}],notes:Yl(n,t),facts:{pageCount:o,removedSignatures:n.fields.length,removedFields:n.fields}}},
Ct=20,Jl=e=>e.length>Ct?`${e.slice(0,Ct).join(", ")} and ${e.length-Ct} more`:e.join(", ");function Yl({fields:e,usageRights:t},r){let s=[];if(e.length>0){let i=`${e.
length} ${e.length===1?"signature was":"signatures were"} removed: ${Jl(e)}.`;s.push({code:"signatures_removed",message:r==="keep"?`${i} What they show on the p\
ages stays, although the document is no longer signed.`:i})}return t&&s.push({code:"usage_rights_removed",message:"Usage rights were removed: they are a signatu\
re of the document."}),s.length>0?s:[{code:"no_signatures",message:"The document had no signature."}]}var Zl=(e,t,r)=>We(e,t.open_password,r,s=>(0,A.h)(t.page_order,
s,r.limits.orderPages)),eu=(e,t,r)=>We(e,t.open_password,r,s=>Uint32Array.from({length:s},(i,n)=>s-n)),tu=async(e,t,r)=>{let{angle:s}=t,i=await G.open(e.bytes,r,
{password:t.open_password}),{pages:n}=i,a=n.count,{first:o,last:u}=vt(t,a),d=s===0?0:u-o+1,c={pageCount:a,rotatedPages:d};if(d===0&&!i.suspect)return{documents:[
{...e,pageCount:a}],notes:[],facts:c};for(let h=o-1;h<o-1+d;h++){let f=ru(i.resolve(n.attribute(h,"Rotate")))+s;n.patch(h,{Rotate:(f%360+360)%360});let m=r.pace.
step(400);m&&await m}return{documents:[{name:e.name,bytes:await Q(i),pageCount:a}],notes:[],facts:c}};function ru(e){return typeof e=="number"&&Number.isInteger(
e/90)?e:0}function su(e){let t=e.edit(e.catalogNumber),r=D(e,"Names"),s=r?fe(e,r.dict.get("EmbeddedFiles"),"Names").length:0;return r?.dict.has("EmbeddedFiles")&&
(e.edit(r.holder),r.dict.delete("EmbeddedFiles")),t.delete("AF"),t.delete("Collection"),iu(e),s}function iu(e){let t=e.catalog.get("Metadata"),r=e.resolve(t);if(!(0,l.w)(
t)||!(r instanceof l.u))return;let s;try{s=Buffer.from(e.decoded(r)).toString("latin1")}catch{return}let i=(0,l.M)(s,o=>nu.has(o));if(i===s)return;let n=new l.t(
[...r.dict].filter(([o])=>o!=="Filter"&&o!=="DecodeParms")),a=Buffer.from(i,"latin1");r.dict.has("Filter")&&n.set("Filter",new l.p("FlateDecode")),e.put(t,new l.u(
n,r.dict.has("Filter")?(0,l.G)(a):a))}var nu=new Set(["xmpMM:History","xmpMM:Ingredients","xmpMM:Pantry","xmpMM:Manifest"]);async function au(e){let t=D(e,"OCPr\
operties"),r=e.array(t?.dict.get("OCGs"));if(!t||!r||r.length===0)return;let s=e.edit(e.catalogNumber);s.delete("OCProperties");let{live:i}=await yt(e),n=new Set(
r.flatMap(a=>(0,l.w)(a)&&i[a.number]!==1?[a.number]:[]));n.size<r.length&&s.set("OCProperties",Ot(e,t.dict,n,8))}function Ot(e,t,r,s){if((0,l.w)(t)&&(r.has(t.number)||
ou(e,t)))return t;let i=e.resolve(t);if(s===0||!(Array.isArray(i)||i instanceof l.t))return t;let n=a=>(0,l.w)(a)&&r.has(a.number);return Array.isArray(i)?i.filter(
a=>!n(a)).map(a=>Ot(e,a,r,s-1)):new l.t([...i].map(([a,o])=>[a,Ot(e,o,r,s-1)]))}var ou=(e,t)=>(0,l.y)(e.dict(t)?.get("Type"),"OCG"),Rs=20,lu=.3,uu=class li{constructor(t,r){
this.document=t,this.marked=r,this.counted=new Int32Array(t.size),this.pages=new Set(t.pages.numbers)}document;marked;counted;part=0;pages;static async of(t){return new li(
t,await xe([t],{detail:!0}))}begin(){this.part++}add(t){let{document:r,counted:s,part:i}=this,{live:n,walked:a}=this.marked.markings[0],{marks:o}=a.scan,u=r.pages.
number(t),d=[u],c=0;s[u]=i;let h=f=>{f<=0||f>=s.length||s[f]===i||n[f]!==1||this.pages.has(f)||this.isTree(f)||(s[f]=i,d.push(f))};for(;d.length>0;){let f=d.pop();
c+=this.lengthOf(f);let m=r.edited.get(f);if(m!==void 0)du(m,h);else for(let p=a.from[f];p<a.to[f];p+=3)o[p]!==l.J&&h(o[p])}return c}lengthOf(t){let r=this.marked.
markings[0].walked.end[t];if(r>0)return r-this.document.table.place[t]+Rs;let s=this.document.place(t);return s?(s.end-s.start)*lu+Rs:200}isTree(t){return(this.
document.entry(t,"K")??this.document.entry(t,"Kids"))!==void 0}};function du(e,t){let r=[e];for(;r.length>0;){let s=r.pop();if(s instanceof l.r)t(s.number);else if(Array.
isArray(s))for(let i of s)r.push(i);else if(s instanceof l.t)for(let i of s.values())r.push(i);else s instanceof l.u&&r.push(s.dict)}}var cu=4,hu=1.5,fu=12,mu=1e5,
pu=class{stack;constructor(e){this.stack=[{document:e,first:0,count:e.pages.count}]}async around(e,t){let{stack:r}=this;for(;r.length>1&&!gu(r.at(-1),e,t);)r.pop();
let s=t-e+1;for(;;){let i=r.at(-1);if(i.count<=fu||i.count<s*hu||i.count<s*64&&i.document.bytes.length>i.count*mu)return i;let n=Math.min(Math.max(Math.ceil(i.count/
cu),s),i.first+i.count-e),a=await this.cut(i,e,e+n-1),o=await Q(a,{encryption:"none",compact:!0,draft:!0});r.push({document:await G.open(o,a.job),first:e,count:n})}}async cut(e,t,r){
let s=e.document.fork();if(t>e.first||r<e.first+e.count-1){let i=Uint32Array.from({length:r-t+1},(n,a)=>t-e.first+a+1);await ys(s,i)}return s}},gu=({first:e,count:t},r,s)=>e<=
r&&s<e+t,yu=class ui{constructor(t,r,s,i,n,a){this.estimate=t,this.windows=r,this.options=s,this.pageCount=i,this.limit=n,this.attachments=a}estimate;windows;options;pageCount;limit;attachments;factor=1;surplus=700;totals=[];static async of(t,r){
let s=t.pages.count,i={encryption:t.security??"none",compact:!0},n=su(t);return new ui(await uu.of(t),new pu(t),i,s,r,n)}async next(t){this.totals=[],this.estimate.
begin();for(let r=4;;r*=4){let s=this.guess(t),i=Math.min(this.pageCount-1,s+r+(s-t>>3)),n=await this.windows.around(t,i),a=await this.search(n,t,i,s);if(a)return{
...a,window:n}}}async search(t,r,s,i){let n=r-1,a=s+1,o=i,u=1,d;for(;a-n>1;){let c=await this.cut(t,r,o),h=await Fa(c,this.options);(h<=this.limit||o===r)&&(d=c),
h<=this.limit?n=o:a=o,this.learn(this.total(r,o),h);let f=this.guess(r);if(f>n&&f<a)o=f;else{let m=Math.max(1,Math.min(u,a-n>>1));o=f<=n?n+m:a-m,u*=2}}if(!(a>s&&
s<this.pageCount-1))return{document:d,last:Math.max(n,r)}}async cut(t,r,s){let i=await this.windows.cut(t,r,s);return await au(i),i}total(t,r){let{totals:s}=this;
for(;s.length<=r-t;)s.push((s.at(-1)??0)+this.estimate.add(t+s.length));return s[r-t]}guess(t){let r=t;for(;r+1<this.pageCount&&this.total(t,r+1)*this.factor+this.
surplus<=this.limit;)r++;return r}learn(t,r){this.factor=Math.max(.02,(r-Math.min(this.surplus,r/2))/Math.max(1,t))}},wu=async(e,{maximum_bytes:t,open_password:r},s)=>{
let i=await G.open(e.bytes,s,{password:r}),n=i.pages.count,a=await yu.of(i,t),{attachments:o}=a,u=[];for(let c=0;c<n;){let{document:h,last:f}=await a.next(c),m=`${String(
u.length+1).padStart(5,"0")}.pdf`,p=await Q(h,a.options);u.push({name:m,bytes:p,pageCount:f-c+1,firstPage:c+1,lastPage:f+1}),c=f+1,s.pace.progress(c/n)}let d=u.
filter(({bytes:c})=>c.length>t).length;return{documents:u,notes:bu(o,d),facts:{pageCount:n,parts:u.length,largestBytes:u.reduce((c,{bytes:h})=>Math.max(c,h.length),
0),oversizeParts:d,attachmentsLeftOut:o}}};function bu(e,t){let r=[];return e>0&&r.push({code:"attachments_left_out",message:`${e} ${e===1?"attachment is":"atta\
chments are"} in none of the parts.`}),t>0&&r.push({code:"oversize_parts",message:`${t} ${t===1?"part exceeds":"parts exceed"} the limit, because a single page \
is larger.`}),r}var vu={add_password:Ra,add_restrictions:Ia,add_text_watermark:_a,extract_pages:$o,merge_documents:_l,remove_pages:Vl,remove_password:Wl,remove_restrictions:Hl,
remove_signatures:Ql,reorder_pages:Zl,reverse_pages:eu,rotate_pages:tu,split_by_size:wu},ku={code:"document_repaired",message:"The document was damaged and had \
to be repaired: check that the result has all its pages."};function Au({pause:e,limits:t}){return{async run(r,s,i,{signal:n,onProgress:a}={}){let o=new Gl(e,n,a);
try{let u=(0,A.g)(r,s);if(u.length>0)throw(0,k.c)(u);let d=!1,c=()=>{d=!0},h={pace:o,limits:{...l.B,...t},onRepaired:c},f=(0,A.b)(r).input==="many"?s:s[0],m=await vu[r](
f,i,h);return d?{...m,notes:[ku,...m.notes]}:m}catch(u){throw(0,k.h)(u)}}}}async function Su(e){return e.region!==""||e.baseUrl!==""?(await Promise.resolve().then(()=>U(require("./region-B3DPGXAL.js")))).
chooseRegion(e):{backend:Au({pause:()=>new Promise(t=>setImmediate(t))}),isLocal:!0,place:"on the runner"}}var z=e=>e.replace(/[\p{Cc}\u2028\u2029]+/gu," ").replace(
/:(?=:)/g,": ").replace(/##\[/g,"## ["),Pe=e=>z(e).replace(/&/g,"&amp;").replace(/</g,"&lt;").replace(/>/g,"&gt;").replace(/"/g,"&quot;"),J=(e,t)=>`${e} ${t}${e===
1?"":"s"}`;function me(e){let t=["B","kB","MB","GB"],r=e,s=0;for(;r>=999.95&&s<t.length-1;s++)r/=1e3;return`${s===0||r>=99.95?Math.round(r):r.toFixed(1)} ${t[s]}`}
function Et(e){let t=typeof e=="object"&&e!==null&&"code"in e?e.code:void 0;return typeof t=="string"?t:"unknown reason"}function Tt(e){if(!(e instanceof Error))
return typeof e;let t=[`${e.name} (${Et(e)})`,...(0,k.g)(e)].join(`
    `);return e.cause===void 0?t:`${t}
caused by ${Tt(e.cause)}`}var Nt=class extends Error{constructor(e,t){super("a job failed"),this.input=e,this.cause=t}input;cause};async function xu(e,t){let r=e.
inputs[0]??"",s={source:r};try{let i=[];for(let o of e.inputs)s.source=o,i.push({source:o,document:await $u(o,t.workspace),facts:{},notes:[]});let n=i.reduce((o,{
document:u})=>o+u.bytes.length,0);for(let o of t.steps)i=await Fu(i,o,t,s);s.source=r;let a=i.map(({document:o},u)=>({path:e.outputPath(u+1),bytes:o.bytes}));for(let o of a)
t.claim(o.path,e);return await t.write(a),i.map(({document:o,facts:u,notes:d},c)=>({status:"done",input:r,inputs:e.inputs,output:a[c]?.path??null,pages:o.pageCount??
null,bytesBefore:n,bytesAfter:o.bytes.length,facts:u,notes:d,message:null}))}catch(i){throw new Nt(s.source,i)}}async function Fu(e,t,r,s){let i=(0,A.b)(t.name).
input==="many",n=i?[e]:e.map(o=>[o]),a=[];for(let o of n){let[u]=o;if(!u)continue;s.source=u.source;let{documents:d,notes:c,facts:h}=await r.backend.run(t.name,
o.map(({document:p})=>p),t.params,{signal:r.signal,onProgress:p=>r.onProgress(u.source,(0,A.d)(t.name),p)}).catch(p=>{let g=p instanceof k.b?p.position:void 0;throw s.
source=o[(g??1)-1]?.source??u.source,p}),f=i?{}:u.facts,m=o.flatMap(p=>p.notes);for(let p of d)a.push({source:u.source,document:{...p,name:u.document.name},facts:{
...f,...h,...Pu(p)},notes:[...m,...c.map(({message:g})=>g)]})}return a}function Pu({firstPage:e,lastPage:t}){return e===void 0||t===void 0?{}:{firstPage:e,lastPage:t}}
async function $u(e,t){let r=await(0,di.readFile)(Ut.default.join(t,e)).catch(s=>{throw new k.b("unreadable_document",`The file could not be opened (${Et(s)})`,
{cause:s})});return{name:Ut.default.posix.basename(e),bytes:r}}async function Mu(e,t){let r=await(0,ge.realpath)(t),s=new Set,i=[],n=new Set;for(let[a,o]of e.entries()){
if(o.startsWith("!"))continue;if(!$e(L.default.relative(t,L.default.resolve(t,o))))throw Is(o);let u=e.slice(a+1).filter(c=>c.startsWith("!")),d=await Cu(o,u,t);
d.length===0&&i.push(o);for(let c of d){let h=jt(L.default.relative(t,c));await Eu(c,r)?s.add(h):n.add(h)}}return{files:[...s],empty:i,refused:[...n]}}var $e=e=>e!==
".."&&!e.startsWith(`..${L.default.sep}`)&&!e.startsWith("../")&&!L.default.isAbsolute(e),jt=e=>L.default.sep==="/"?e:e.replaceAll(L.default.sep,"/");async function Cu(e,t,r){
let s=/[*?[\]\\]/.test(e)?void 0:await(0,ge.stat)(L.default.resolve(r,e)).catch(()=>{});if(s?.isFile()&&t.length===0)return[L.default.resolve(r,e)];let{create:i}=await Promise.resolve().then(()=>U(require("./glob-PS7ZFRRR.js"))),
n=await(await i([e,...t].join(`
`),{matchDirectories:!1,followSymbolicLinks:!1}).catch(()=>{throw Is(e)})).glob(),a=s?.isDirectory()?n.filter(o=>/\.pdf$/i.test(o)):n;return a.length>1?Ou(a):a}
function Ou(e){let{compare:t}=new Intl.Collator("en",{numeric:!0}),r=(s,i)=>{for(let n=0;n<s.length&&n<i.length;n++){let a=t(s[n]??"",i[n]??"");if(a!==0)return a}
return s.length-i.length};return e.map(s=>({file:s,segments:s.split(L.default.sep)})).sort((s,i)=>r(s.segments,i.segments)||(s.file<i.file?-1:1)).map(({file:s})=>s)}
async function Eu(e,t){let r=await(0,ge.realpath)(e).catch(()=>{});return r===void 0||!$e(L.default.relative(t,r))?!1:(await(0,ge.stat)(r)).isFile()}function Is(e){
return(0,k.c)([{field:"files",message:`the pattern '${e}' must stay in the workspace, and be written without '..'`}])}function Tu(e){let t=new Map,r=i=>{let n=t.
get(i);if(n!==void 0)return n;let a=i;try{a=(0,ci.realpathSync)(i)}catch{let o=Y.default.dirname(i);o!==i&&(a=Y.default.join(r(o),Y.default.basename(i)))}return t.
set(i,a),a},s=process.platform==="win32"||process.platform==="darwin";return i=>{let n=Y.default.resolve(e,i),a=Y.default.join(r(Y.default.dirname(n)),Y.default.
basename(n));return s?a.normalize("NFC").toLowerCase():a}}function Nu(e,t,r){let s=new Set(e.map(r)),i=new Set;return(n,a)=>{let o=r(n),u=a.inputs.some(d=>r(d)===
o);if(i.has(o)||s.has(o)&&!(t&&u))throw(0,k.c)([{field:"output",message:`'${n}' is another input or result: choose a different pattern`}]);i.add(o)}}var Bs="max\
imum_bytes",ju="or a size such as 18 MB or 18 MiB",Du={b:1,kb:1e3,mb:1e6,gb:1e9,kib:1024,mib:1048576,gib:1073741824},Ru=/^\s*(\d+(?:\.\d+)?)\s*([kmg]i?b|b)\s*$/i;
function Iu(e){let[,t,r]=Ru.exec(e)??[],s=Du[r?.toLowerCase()??""];return s===void 0?e:String(Math.floor(Math.round(Number(t)*s*1e3)/1e3))}function Bu(e,t){let r=Rt(
e),s=t.map(n=>({name:n,count:_u(r.join(" "),Rt(n).join(" "))})),[i]=s.sort((n,a)=>n.count-a.count);return i&&i.count<=2?[i.name]:t.filter(n=>Rt(n).some(a=>a.length>
3&&r.includes(a)))}function Dt(e,t){let r=Bu(e,t);return r.length===0||r.length>3?"":` (did you mean ${r.join(" or ")}?)`}var Rt=e=>e.trim().slice(0,64).replace(
/(?<=[a-z])(?=[A-Z])/g," ").toLowerCase().split(/[\s_-]+/).filter(t=>t!=="");function _u(e,t){let r=Array.from({length:t.length+1},(s,i)=>i);for(let[s,i]of[...e].
entries()){let n=[s+1];for(let[a,o]of[...t].entries())n.push(Math.min((r[a+1]??0)+1,(n[a]??0)+1,(r[a]??0)+(i===o?0:1)));r=n}return r.at(-1)??0}var _s=A.a.map(A.d).
join(", "),pe='write a YAML list of operations, such as "- rotate_pages: { angle: 90 }"',zs=[...new Set(A.a.flatMap(e=>Object.keys((0,A.b)(e).fields)))],Ls=new Set(
A.a.flatMap(e=>Object.entries((0,A.b)(e).fields).flatMap(([t,r])=>"secret"in r?[t]:[])));async function zu(e,t){let r=new Map;for(let a of zs){let o=e((0,A.d)(a));
o!==""&&(Ls.has(a)&&t(o),r.set(a,o))}let s=e("operation").trim(),i=e("steps");if(i.trim()!==""){let{value:a,problem:o}=(await Promise.resolve().then(()=>U(require("./yaml-list-JPHAPBCX.js")))).
parseList(i);for(let d of It(a))t(d);let u=[];return s!==""&&u.push({field:"operation",message:"give either operation or steps, not both"}),o!==void 0?{steps:[],
issues:[...u,{field:"steps",message:`${o}: ${pe}`}],warnings:[]}:Ku(a,r,u)}if(s==="")return Gs("operation",`is required, unless steps is given: one of ${_s}`);let n=s.
replaceAll("-","_");return(0,A.c)(n)?Lu(n,r):Gs("operation",`must be one of ${_s}${Dt(s,A.a.map(A.d))}`)}function Ks(e){return(0,A.e)(e,t=>zs.includes(t)||(0,A.c)(
t)?(0,A.d)(t):t)}function Lu(e,t){let{fields:r}=(0,A.b)(e),s=[...t.keys()].filter(a=>!Object.hasOwn(r,a)),{step:i,issues:n}=Us({name:e,raw:Object.fromEntries(t)});
return{steps:[i],issues:n.map(({field:a,message:o})=>({field:(0,A.d)(a),message:Ks(o)})),warnings:s.map(a=>`${(0,A.d)(a)} is not used: it is no parameter of ${(0,A.d)(
e)}`)}}function Ku(e,t,r){let s=[...r],i=[];if(!Array.isArray(e)||e.length===0)return{steps:i,issues:[...s,{field:"steps",message:pe}],warnings:[]};for(let a of t.
keys())a!=="open_password"&&s.push({field:(0,A.d)(a),message:"write it inside the step that it belongs to"});let n=t.get("open_password");for(let[a,o]of e.entries()){
let u=`steps[${a+1}]`,d=Uu(o);if("problem"in d){s.push({field:u,message:d.problem});continue}let{fields:c}=(0,A.b)(d.name);for(let m of Object.keys(d.raw))Object.
hasOwn(c,m)||s.push({field:`${u}.${m}`,message:`is no parameter of ${d.name}: ${Object.keys(c).join(", ")}${Dt(m,Object.keys(c))}`});let h=n===void 0?d.raw:{open_password:n,
...d.raw},f=Us({name:d.name,raw:h});i.push(f.step),s.push(...f.issues.map(({field:m,message:p})=>({field:`${u}.${m}`,message:p})))}return{steps:i,issues:s,warnings:[]}}
function Uu(e){if(typeof e=="string")return Qe(e,{});if(!Bt(e))return{problem:pe};let{operation:t,...r}=e;if(t!==void 0)return typeof t=="string"?Qe(t,r):{problem:pe};
let[[s,i]=["",void 0],...n]=Object.entries(e);return n.length>0?{problem:`names several operations or has its parameters beside the name: ${pe}`}:i===""||i===void 0?
Qe(s,{}):Bt(i)?Qe(s,i):{problem:pe}}function Qe(e,t){let r=e.trim().replaceAll("-","_");if(!(0,A.c)(r))return{problem:`must name one of ${A.a.join(", ")}${Dt(e,
A.a)}`};let s={};for(let[i,n]of Object.entries(t)){if(typeof n!="string")return{problem:"has a list or a mapping where a single value belongs"};s[i.replaceAll("\
-","_")]=n}return{name:r,raw:s}}function Us({name:e,raw:t}){let r={};for(let[n,a]of Object.entries(t)){let o=(0,A.b)(e).fields[n],u=o===void 0||o.kind==="text"?
a:a.trim();r[n]=n===Bs?Iu(u):u}let{params:s,issues:i}=(0,A.i)(e,r);return{step:{name:e,params:s},issues:i.map(({field:n,message:a})=>({field:n,message:n===Bs?`${a}\
, ${ju}`:a}))}}function*It(e){if(Array.isArray(e))for(let t of e)yield*It(t);else if(Bt(e))for(let[t,r]of Object.entries(e))typeof r!="string"?yield*It(r):r!==""&&
Ls.has(t.trim().replaceAll("-","_"))&&(yield r)}function Bt(e){return typeof e=="object"&&e!==null&&!Array.isArray(e)}var Gs=(e,t)=>({steps:[],issues:[{field:e,
message:t}],warnings:[]}),Vs=32;async function Gu(e,t){let r=[],s=y=>e(y).trim(),i=y=>{let w=s(y);return w!==""&&t(w),w},n=(y,w)=>{let b=s(y)||w[0],v=w.find(x=>x===
b);return v===void 0&&r.push({field:y,message:`must be one of ${w.join(", ")}`}),v??w[0]},a=(y,w)=>{let b=s(y).toLowerCase();return b!==""&&b!=="true"&&b!=="fal\
se"&&r.push({field:y,message:"must be true or false"}),b===""?w:b==="true"},o=i("api-key"),u=i("github-token"),{steps:d,issues:c,warnings:h}=await zu(e,t),f=s("\
files").split(/\r?\n/).map(y=>y.trim()).filter(y=>y!==""&&!y.startsWith("#"));f.some(y=>!y.startsWith("!"))||r.push({field:"files",message:"is required: glob pa\
tterns such as docs/**/*.pdf, one per line"});let m=s("concurrency"),p=m===""?void 0:Number(m);p!==void 0&&!(/^\d+$/.test(m)&&p>=1&&p<=Vs)&&r.push({field:"concu\
rrency",message:`must be a whole number from 1 to ${Vs}`});let g={steps:d,isList:s("steps")!=="",files:f,output:s("output")||void 0,overwrite:a("overwrite",!1),
ifNoFilesFound:n("if-no-files-found",["warn","error","ignore"]),changedOnly:a("changed-only",!1),dryRun:a("dry-run",!1),concurrency:p,onError:n("on-error",["fai\
l","continue"]),region:s("region"),baseUrl:s("base-url"),apiKey:o,summary:a("summary",!0),githubToken:u,warnings:h};if(c.length+r.length>0)throw(0,k.c)([...c,...r]);
return g}var Ws=["{dir}","{name}","{index}","{operation}"],_t=e=>e.some(({name:t})=>(0,A.b)(t).input==="many");function Vu(e){let{files:t,steps:r}=e,s=Wu(r),i=Xu(
e,s),n=t.length===0?[]:_t(r)?[t]:t.map(d=>[d]),a=(0,A.d)(r.at(-1)?.name??""),o=n.map((d,c)=>{let{dir:h,name:f}=Z.default.posix.parse(d[0]??"");return{inputs:d,fansOut:s,
outputPath:m=>{let p=s?m:c+1,g={"{dir}":h||".","{name}":f,"{operation}":a,"{index}":p===void 0?"{index}":String(p).padStart(5,"0")};return Z.default.posix.normalize(
i.replace(/\{[^{}]*\}/g,y=>g[y]??y))}}}),u=Hu(o,e);if(u.length>0)throw(0,k.c)(u);return o}function Wu(e){return e.map(({name:t})=>(0,A.b)(t)).findLast(({input:t,
output:r})=>t==="many"||r==="pdfs")?.output==="pdfs"}function Xu({output:e,workspace:t},r){let s=a=>(0,k.c)([{field:"output",message:a}]);if(e===void 0)return r?
"{dir}/{name}.{operation}.{index}.pdf":"{dir}/{name}.{operation}.pdf";let i=e.match(/\{[^{}]*\}/g)?.filter(a=>!Ws.includes(a))??[];if(i.length>0)throw s(`has th\
e unknown placeholder ${i[0]}: there are ${Ws.join(", ")}`);if(/[\u0000-\u001f]/.test(e))throw s("must be a single line");if(/[\\/]$/.test(e))throw s(`names a f\
older: write a file name after it, such as ${e}{name}.pdf`);if(r&&!e.includes("{index}")){let{dir:a,name:o,ext:u}=Z.default.posix.parse(jt(e)),d=Z.default.posix.
join(a,`${o}-{index}${u}`);throw s(`needs {index}, because the split makes several files of one: such as ${d}`)}let n=jt(Z.default.isAbsolute(e)?Z.default.relative(
t,e):e);if(!$e(Z.default.posix.normalize(n)))throw s("must stay in the workspace");return n}function Hu(e,{matched:t,overwrite:r,identity:s}){let i=new Map(t.map(
d=>[s(d),d])),n=new Map;for(let d of e){let c=s(d.outputPath()),h=n.get(c);h?h.push(d):n.set(c,[d])}let a=[],o=d=>{a.push({field:"output",message:d})};for(let[d,
[c,h,...f]]of n){if(!c)continue;let m=c.outputPath(),p=i.get(d);if(!$e(m)||m==="."||m.endsWith("/"))o(`'${m}' is no file in the workspace`);else if(h){let[g,y]=[
c.inputs[0],h.inputs[0]],w=f.length===0?`'${g}' and '${y}' would both`:`'${g}', '${y}' and ${f.length} more would all`;o(`${w} be written to '${m}': use {dir}, \
{name} or {index}`)}else p!==void 0&&!c.inputs.some(g=>s(g)===d)?o(`'${m}' would replace another input: choose a different pattern`):p!==void 0&&!r&&o(`'${m}' w\
ould replace the input: choose a different pattern, or set overwrite to true`)}let u=5;return a.length<=u?a:[...a.slice(0,u),{field:"output",message:`and ${a.length-
u} more such clashes`}]}var Xs=1024*1024,qu=2048,Qu={done:"✅",failed:"❌",planned:"📝",skipped:"⏭️"};function Ju(e){let{rows:t,operations:r}=e,s=`<h3>O\
ctavo: ${Pe(r.join(" → "))}</h3>
<p>${Hs(e)}</p>
`;if(t.length===0)return s;let i=[],n=Buffer.byteLength(s)+qu;for(let[d,c]of t.entries()){let h=Yu(c,t[d-1]);if(n+=Buffer.byteLength(h),n>Xs)break;i.push(h)}let a=[
"","File","Result","Pages","Before","After","Change"].map(d=>`<th>${d}</th>`).join(""),o=t.length-i.length,u=o===0?"":`<p>${J(o,"more row")} did not fit here: s\
ee the log and the <code>results</code> output.</p>
`;return`${s}<table>
<tr>${a}</tr>
${i.join("")}</table>
${u}`}function Hs({rows:e,place:t,dryRun:r,seconds:s}){let i=c=>e.filter(h=>h.status===c),n=i("done"),a=r?[`Dry run: ${J(i("planned").length,"result")} planned,\
 nothing written`]:[`${J(n.length,"file")} written`];for(let c of["failed","skipped"])i(c).length>0&&a.push(`${i(c).length} ${c}`);let o=Qs([...new Map(n.map(c=>[
c.inputs.join(`
`),c.bytesBefore??0])).values()]),u=Qs(n.map(({bytesAfter:c})=>c??0)),d=n.length>0?` · ${me(o)} → ${me(u)}`:"";return`${a.join(", ")}${d} · ${t} · ${s.toFixed(
1)} s`}function Yu(e,t){let{status:r,input:s,inputs:i,output:n,pages:a,bytesBefore:o,bytesAfter:u,message:d,notes:c}=e,h=i.length>1&&r!=="failed"?` <em>and ${i.
length-1} more</em>`:"",f=[...n===null?[]:[`<code>${Pe(n)}</code>`],...d===null?[]:[Pe(d)],...c.filter(g=>t?.input!==s||!t.notes.includes(g)).map(g=>`<em>${Pe(g)}\
</em>`)],m=e.facts.firstPage!==void 0,p=[a===null?"":String(a),qs(o),qs(u),m?"":Zu(o,u)];return`<tr><td>${Qu[r]}</td><td><code>${Pe(s)}</code>${h}</td><td>${f.join(
"<br>")}</td>${p.map(g=>`<td align="right">${g}</td>`).join("")}</tr>
`}var qs=e=>e===null?"":me(e).replace(" ","&nbsp;");function Zu(e,t){if(e===null||t===null||e===0)return"";let r=(t-e)/e*100;return`${r>0?"+":r<0?"−":""}${Math.
abs(r).toFixed(1)}%`}var Qs=e=>e.reduce((t,r)=>t+r,0),Me=10,Js=4096,ed=500;function Ys(e,t=r=>r){let r=(0,k.h)(e),s=r.advice===void 0?r.message:`${r.message.replace(
/[.:]$/,"")}. ${r.advice}`;return z(t(s)).slice(0,Js)}var td=class{given=0;add(e,t){let r=z(e).slice(0,Js);this.given++,this.given<=Me?(0,S.h)(r,t===void 0?{}:{
file:t}):(0,S.i)(t===void 0?`Warning: ${r}`:`Warning: ${z(t)}: ${r}`)}};function rd(e,t,r){let s=e.length<Me?e:e.slice(0,Me-1);for(let{file:i,message:n}of s)t===
"error"?(0,S.g)(n,{file:i}):r.add(n,i);for(let{file:i,message:n}of e.slice(s.length))(0,S.i)(z(`Failed: ${i}: ${n}`));for(let{cause:i}of e)i!==void 0&&(0,S.f)(Tt(
i))}function sd(e,t){let r=e.length<Me?0:e.length-(Me-1),s=r>0?` (${r} of them without an annotation: see the log)`:"";return`${e.length} of ${J(t,"file")} fail\
ed${s}`}async function id(e,t){let r=e.rows.flatMap(({status:s,output:i})=>s==="done"&&i!==null?[i]:[]);if((0,S.d)("files",r),(0,S.d)("count",r.length),(0,S.d)(
"results",e.rows),(0,S.i)(z(Hs(e))),nd(r),t&&process.env.GITHUB_STEP_SUMMARY){let s=Ju(e);Buffer.byteLength(s)<Xs&&await S.a.addRaw(s).write()}}function nd(e){let t=process.
env.GITHUB_ARTIFACTS;if(!t)return;let r=e.filter(n=>!/[=\r\n]/.test(n)),s=0;try{s=(0,Ye.readFileSync)(t,"utf8").split(`
`).filter(Boolean).length}catch{}let i=r.slice(0,Math.max(0,ed-s));i.length>0&&(0,Ye.appendFileSync)(t,i.map(n=>`${n}
`).join("")),i.length<e.length&&(0,S.i)(`${e.length-i.length} files were not listed for attestation`)}var ad=class{constructor(e){this.workspace=e}workspace;folders=new Map;running=new Set;serial=0;closed=!1;async write(e){
if(this.closed)throw Zs();let t=this.writeAll(e);this.running.add(t),await t.finally(()=>this.running.delete(t))}async close(){this.closed=!0,await Promise.allSettled(
this.running)}async writeAll(e){let t=[],r=[],s=e[0]?.path??"";try{for(let i of e){if(this.closed)throw Zs();s=i.path;let n=W.default.join(await this.folder(W.default.
dirname(i.path)),W.default.basename(i.path)),a=W.default.join(W.default.dirname(n),`.octavo-${process.pid}-${++this.serial}.tmp`);r.push(a),await(0,X.writeFile)(
a,i.bytes,{flag:"wx"}),t.push({temporary:a,target:n,path:i.path})}for(let{temporary:i,target:n,path:a}of t)s=a,await(0,X.rename)(i,n)}catch(i){throw await Promise.
all(r.map(n=>(0,X.unlink)(n).catch(()=>{}))),i instanceof k.b?i:ld(s,i)}}folder(e){let t=this.folders.get(e);return t||this.folders.set(e,t=this.makeFolder(e)),
t}async makeFolder(e){let t=await(0,X.realpath)(this.workspace),r=W.default.resolve(t,e),s=r,i;for(;(i=await(0,X.realpath)(s).catch(()=>{}))===void 0;)s=W.default.
dirname(s);let n=W.default.join(i,W.default.relative(s,r));if(!$e(W.default.relative(t,n)))throw new k.b("configuration",`'${e}' is a link that leads out of the\
 workspace: nothing is written there`);return await(0,X.mkdir)(n,{recursive:!0}),n}},od={EACCES:"the runner may not write there",EPERM:"the runner may not write\
 there",EROFS:"the file system is read-only",ENOSPC:"there is no space left on the disk",EDQUOT:"there is no space left on the disk",EISDIR:"there is a folder o\
f that name",ENOTDIR:"a part of its path is a file, not a folder",EEXIST:"a part of its path is a file, not a folder",ENAMETOOLONG:"the name is too long for the\
 file system"};function ld(e,t){let r=Et(t),s=od[r]??`the file system refused it (${r})`;return new k.b("configuration",`'${e}' could not be written: ${s}`,{cause:t})}
var Zs=()=>new k.b("cancelled","The step was cancelled"),ud=5e3;async function dd(){let e=new td,t=r=>r;try{let r=await Gu(s=>(0,S.c)(s,{trimWhitespace:!1}),hd);
for(let s of r.warnings)e.add(s);t=ei(r),await cd(r,e)}catch(r){let s=(0,k.h)(r);(0,S.e)(Ys(s,t)),s.cause!==void 0&&(0,S.f)(Tt(s.cause))}finally{(0,S.f)(`Peak m\
emory: ${me(process.resourceUsage().maxRSS*1024)}`)}}async function cd(e,t){let r=performance.now();process.chdir(process.env.GITHUB_WORKSPACE??".");let s=process.
cwd(),i=await Su(e);i.isLocal&&e.apiKey!==""&&t.add("api-key is not used: without region or base-url documents are processed on the runner");let{matched:n,files:a}=await fd(
e,s,t),o=Tu(s),u=Vu({...e,files:a,matched:n,workspace:s,identity:o}),d=e.steps.map(({name:p})=>(0,A.d)(p));(0,S.j)(z(`${d.join(", then ")}: ${J(a.length,"file")}\
, ${i.place}`));let{rows:c,failures:h}=e.dryRun?{rows:yd(u),failures:[]}:await md(u,e,i,s,Nu(n,e.overwrite,o));(0,S.k)(),rd(h,e.onError==="fail"?"error":"warnin\
g",t);let f=(performance.now()-r)/1e3;if(await id({rows:c,operations:d,place:i.place,dryRun:e.dryRun,seconds:f},e.summary),h.length===0)return;let m=_t(e.steps)?
`The merge of ${J(a.length,"file")} failed`:sd(h,a.length);e.onError==="fail"?(0,S.e)(m):t.add(m)}var ei=({isList:e})=>e?t=>t:Ks;function hd(e){e.trim()!==""&&(0,S.b)(
e)}async function fd(e,t,r){let{files:s,empty:i,refused:n}=await Mu(e.files,t);for(let d of n)r.add(`'${d}' was left out: it is no file in the workspace, or a l\
ink that leads out of it`);if(s.length===0){let d="No file matches the patterns in files. Make sure that the job uses actions/checkout, or makes the files, befo\
re this step";if(e.ifNoFilesFound==="error")throw new k.b("configuration",d);return e.ifNoFilesFound==="warn"?r.add(d):(0,S.i)(d),{matched:s,files:s}}for(let d of i)
e.ifNoFilesFound==="ignore"?(0,S.i)(z(`No file matches '${d}'`)):r.add(`No file matches '${d}'`);if(!e.changedOnly)return{matched:s,files:s};let{changedFiles:a}=await Promise.resolve().then(()=>U(require("./changed-F3AUMVHN.js"))),
o=await a(e.githubToken);if("unknown"in o)return r.add(`changed-only leaves nothing out: ${o.unknown}`),{matched:s,files:s};let u=s.filter(d=>o.paths.has(d));return(0,S.i)(
`${J(u.length,"file")} of ${s.length} changed`),{matched:s,files:_t(e.steps)&&u.length>0?s:u}}async function md(e,t,{backend:r,isLocal:s},i,n){let{steps:a,concurrency:o}=t,
u=new ad(i),d=new AbortController;pd(()=>(d.abort(),u.close()));let c=e.map(()=>[]),h=[],f,m=bd(),p={backend:r,steps:a,workspace:i,signal:d.signal,claim:n,write:g=>u.
write(g),onProgress:m};return await gd(e,o??(s?2:4),async(g,y)=>{let w=g.inputs[0]??"";if(f!==void 0){c[y]=[{...zt(g),status:"skipped",output:null,message:f}];return}
try{let b=await xu(g,p);c[y]=b;for(let[v,x]of b.entries())(0,S.i)(z(wd(x,b[v-1]?.notes)))}catch(b){let v=b instanceof Nt?b.input:w,x=(0,k.h)(b instanceof Nt?b.cause:
b);(0,S.i)(z(`${v}: failed`));let F=Ys(x,ei(t));h.push({file:v,message:F,cause:x.cause}),c[y]=[{...zt(g),status:"failed",input:v,output:null,message:F}],x.code===
"unauthorized"&&(f="Not tried, because the region refused the key")}}),{rows:c.flat(),failures:h}}function pd(e){let t=!1;for(let[r,s]of[["SIGINT",130],["SIGTER\
M",143]])process.on(r,()=>{t||(t=!0,(0,S.i)("Cancelled"),e().finally(()=>process.exit(s)))})}async function gd(e,t,r){let s=e.entries(),i=async()=>{for(let[n,a]of s)
await r(a,n)};await Promise.all(Array.from({length:Math.min(t,e.length)},i))}function yd(e){let t=e.map(zt);for(let{input:r,inputs:s,output:i}of t)(0,S.i)(z(`${ti(
r,s)} → ${i}`));return t}function zt(e){return{status:"planned",input:e.inputs[0]??"",inputs:e.inputs,output:e.outputPath(),pages:null,bytesBefore:null,bytesAfter:null,
facts:{},notes:[],message:null}}function wd({input:e,inputs:t,output:r,pages:s,bytesBefore:i,bytesAfter:n,notes:a},o=[]){let u=`${me(i??0)} → ${me(n??0)}`;return[
`${ti(e,t)} → ${r} (${s===null?"":`${J(s,"page")}, `}${u})`,...a.filter(d=>!o.includes(d))].join(". ")}var ti=(e,t)=>t.length>1?`${e} and ${t.length-1} more`:
e;function bd(){let e=performance.now();return(t,r,s)=>{let i=performance.now();i-e<ud||(e=i,(0,S.i)(z(`${t}: ${r}, ${Math.round(s*100)} %`)))}}var ri=!1;process.
once("beforeExit",()=>{ri||(0,S.e)("The action stopped before it had finished.")}),dd().catch(S.e).finally(()=>{ri=!0});
