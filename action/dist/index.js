var li=Object.create;var _t=Object.defineProperty;var ui=Object.getOwnPropertyDescriptor;var di=Object.getOwnPropertyNames;var ci=Object.getPrototypeOf,fi=Object.prototype.hasOwnProperty;var hi=(e,t,n,s)=>{if(t&&typeof t=="object"||typeof t=="function")for(let i of di(t))!fi.call(e,i)&&i!==n&&_t(e,i,{get:()=>t[i],enumerable:!(s=ui(t,i))||s.enumerable});
return e};var V=(e,t,n)=>(n=e!=null?li(ci(e)):{},hi(t||!e||!e.__esModule?_t(n,"default",{value:e,enumerable:!0}):n,e));var u=require("./chunk-I2QUZL2C.js"),x=require("./chunk-KBGKPZVQ.js"),qu=require("./chunk-J7J6HZVY.js"),S=require("./chunk-J6VAYC6N.js"),k=require("./chunk-ODTPC54M.js"),
Qu=require("./chunk-3RNHDNP5.js"),jt=require("node:crypto"),pe=require("node:crypto"),z=require("node:crypto"),ti=require("node:crypto"),ni=require("node:crypto"),
si=require("node:crypto"),ai=require("node:fs/promises"),It=V(require("node:path")),me=require("node:fs/promises"),B=V(require("node:path")),oi=require("node:fs"),
q=V(require("node:path")),he=V(require("node:path")),Xe=require("node:fs"),G=require("node:fs/promises"),U=V(require("node:path"));function Bt(e,t){let n=e.resolve(
t);return n===null?[]:(Array.isArray(n)?n:[n]).map(s=>e.resolve(s))}function zt(e,t){let n=new u.r;for(let[s,i]of t){let r=e.resolve(i);n.set(s,Array.isArray(r)?
r.map(a=>e.resolve(a)):r)}return n}function He(e,t,n,s={values:1e4}){if(s.values--<=0)return null;let i=e.resolve(t);if(n===0)return i;if(Array.isArray(i))return i.
map(a=>He(e,a,n-1,s));if(!(i instanceof u.r))return i;let r=new u.r;for(let[a,o]of i)r.set(a,He(e,o,n-1,s));return r}var ye=class{constructor(e,t){this.word=t,this.
buffer=(0,u.l)(e),this.none=e.length}word;buffer;from=0;found=-1;none;next(e){if(e>=this.none)return-1;if(e>=this.from&&e<=this.found)return this.found;let t=e<
this.from&&this.found>=0?this.from:this.none,n=this.buffer.subarray(0,t+this.word.length-1).indexOf(this.word,e);return this.from=e,n>=0?this.found=n:t===this.none&&
(this.none=e,this.found=-1),this.found}},mi=[7,12,17,22,5,9,14,20,4,11,16,23,6,10,15,21],pi=Int32Array.from({length:64},(e,t)=>Math.floor(Math.abs(Math.sin(t+1))*
2**32)|0),Lt=new Int32Array(16),T=new Int32Array(4),te=new Uint8Array(128);function we(e){T[0]=1732584193,T[1]=4023233417,T[2]=2562383102,T[3]=271733878;let{length:t}=e,
n=t&-64;for(let a=0;a<n;a+=64)Kt(e,a);let s=t-n,i=s<56?64:128;for(let a=0;a<s;a++)te[a]=e[n+a];te[s]=128,te.fill(0,s+1,i);for(let a=0,o=t<<3;a<4;a++)te[i-8+a]=o>>>
(a<<3);te[i-4]=t>>>29;for(let a=0;a<i;a+=64)Kt(te,a);let r=new Uint8Array(16);for(let a=0;a<16;a++)r[a]=T[a>>2]>>>((a&3)<<3);return r}function Kt(e,t){for(let a=0,
o=t;a<16;a++,o+=4)Lt[a]=e[o]|e[o+1]<<8|e[o+2]<<16|e[o+3]<<24;let n=T[0],s=T[1],i=T[2],r=T[3];for(let a=0;a<64;a++){let o=a>>4,l,d;o===0?(l=s&i|~s&r,d=a):o===1?(l=
r&s|~r&i,d=5*a+1):o===2?(l=s^i^r,d=3*a+5):(l=i^(s|~r),d=7*a);let c=n+l+pi[a]+Lt[d&15]|0,f=mi[o<<2|a&3];n=r,r=i,i=s,s=s+(c<<f|c>>>32-f)|0}T[0]=T[0]+n,T[1]=T[1]+s,
T[2]=T[2]+i,T[3]=T[3]+r}function Ut(e){let t=new Uint8Array(256);for(let s=0;s<256;s++)t[s]=s;let{length:n}=e;for(let s=0,i=0,r=0;s<256;s++){let a=t[s];i=i+a+e[r]&
255,t[s]=t[i],t[i]=a,++r===n&&(r=0)}return t}var ne=new Uint8Array(256);function qe(e,t){ne.set(e);let{length:n}=t,s=new Uint8Array(n);for(let i=0,r=0,a=0;i<n;i++){
r=r+1&255;let o=ne[r];a=a+o&255;let l=ne[a];ne[r]=l,ne[a]=o,s[i]=t[i]^ne[o+l&255]}return s}function $e(e,t){return qe(Ut(e),t)}var Q={length:e=>e,decrypt:e=>e,encryptInto:(e,t,n,s,i)=>s.
set(e,i)};function gi(e){let t=Zt(e,[]),n=Qe((s,i)=>Ut(t(s,i)));return{length:s=>s,decrypt:(s,i,r)=>qe(n(i,r),s),encryptInto:(s,i,r,a,o)=>a.set(qe(n(i,r),s),o)}}
function Gt(e){let t=Zt(e,[115,65,108,84]),n=Qe((i,r)=>qt(t(i,r))),s=Qe((i,r)=>Qt(t(i,r)));return{length:Wt,decrypt:(i,r,a)=>Ht(s(r,a),i),encryptInto:(i,r,a,o,l)=>Xt(
n(r,a),i,o,l)}}function Vt(e){let t,n;return{length:Wt,decrypt:s=>Ht(n??=Qt(e),s),encryptInto:(s,i,r,a,o)=>Xt(t??=qt(e),s,a,o)}}var Wt=e=>(e&-16)+32,Me=64*1024,
se=Buffer.alloc(Me);function Xt(e,t,n,s){let{length:i}=t,r=i&-16,a=Math.min(r,Me-32),o=i-r;Jt(se),se.set(a===i?t:t.subarray(0,a),16);let l=16+a;if(a<r){n.set(e.
update(se.subarray(0,l)),s),s+=l,l=0;for(let d=a;d<r;d+=Me){let c=e.update(t.subarray(d,Math.min(d+Me,r)));n.set(c,s),s+=c.length}}o>0&&se.set(t.subarray(r),l),
se.fill(16-o,l+o,l+16),n.set(e.update(se.subarray(0,l+16)),s)}var yi=new Uint8Array(0);function Ht(e,t){let n=t.length&-16;if(n<32)return yi;let s=e.update(n===
t.length?t:t.subarray(0,n)),i=s[n-1],r=n;if(i>0&&i<=16){do r--;while(r>n-i&&s[r-1]===i);r>n-i&&(r=n)}return s.subarray(16,r)}function qt(e){let t=Buffer.alloc(16);
return Jt(t),(0,pe.createCipheriv)(e.length===16?"aes-128-cbc":"aes-256-cbc",e,t).setAutoPadding(!1)}function Qt(e){return(0,pe.createDecipheriv)(e.length===16?
"aes-128-cbc":"aes-256-cbc",e,Buffer.alloc(16)).setAutoPadding(!1)}var Ce=Buffer.alloc(16*1024),be=Ce.length;function Jt(e){be===Ce.length&&((0,pe.randomFillSync)(
Ce),be=0),Ce.copy(e,0,be,be+16),be+=16}function Zt(e,t){let{length:n}=e,s=new Uint8Array(n+5+t.length);return s.set(e),s.set(t,n+5),(i,r)=>(s[n]=i,s[n+1]=i>>>8,
s[n+2]=i>>>16,s[n+3]=r,s[n+4]=r>>>8,we(s).subarray(0,Math.min(n+5,16)))}function Qe(e){let t=-1,n=-1,s;return(i,r)=>((s===void 0||i!==t||r!==n)&&(s=e(i,r),t=i,n=
r),s)}function Yt(e,t,n){let s=en(e,n),i=sn(e,s);return ki(i,t,e.revision===2?32:16)?s:void 0}function wi(e,t,n){let s=tn(e,n),i=e.owner.subarray(0,32);for(let r=e.
revision===2?0:19;r>=0;r--)i=$e(Ye(s,r),i);return Yt(e,t,i)}function bi(e,t,n,s){let i=tn({revision:e,keyLength:t},n),r=Ze(s);for(let a=0;a<=(e===2?0:19);a++)r=
$e(Ye(i,a),r);return r}function vi(e,t){let n=en(e,t),s=new Uint8Array(32);return s.set(sn(e,n)),{user:s,fileKey:n}}var Je=Uint8Array.of(40,191,78,94,78,117,138,
65,100,0,78,86,255,250,1,8,46,46,0,182,208,104,62,128,47,12,169,254,100,83,105,122);function Ze(e){let t=new Uint8Array(32),n=e.subarray(0,32);return t.set(n),t.
set(Je.subarray(0,32-n.length),n.length),t}function en({revision:e,keyLength:t,owner:n,permissions:s,id0:i,encryptMetadata:r},a){let o=Uint8Array.of(s,s>>8,s>>16,
s>>24),l=e>=4&&!r?[255,255,255,255]:[],d=we(Buffer.concat([Ze(a),n.subarray(0,32),o,i,Uint8Array.from(l)]));return nn(d,e,t)}function tn({revision:e,keyLength:t},n){
return nn(we(Ze(n)),e,e===2?5:t)}function nn(e,t,n){let s=e.subarray(0,n);if(t>=3)for(let i=0;i<50;i++)s=we(s).subarray(0,n);return s}function sn({revision:e,id0:t},n){
if(e===2)return $e(n,Je);let s=we(Buffer.concat([Je,t]));for(let i=0;i<20;i++)s=$e(Ye(n,i),s);return s}function Ye(e,t){return t===0?e:e.map(n=>n^t)}function ki(e,t,n){
return t.length>=n&&e.subarray(0,n).every((s,i)=>s===t[i])}function Ai(e,t,n){return an(e.user,e.wrappedByUser,t,n,new Uint8Array(0))}function Si(e,t,n){return an(
e.owner,e.wrappedByOwner,t,n,e.user.subarray(0,48))}function xi(e,t,n){let s=on(e,t,new Uint8Array(0)),i=on(e,n,s.entry);return{user:s.entry,wrappedByUser:s.wrapped,
owner:i.entry,wrappedByOwner:i.wrapped}}function Fi(e,t,n){let s=Buffer.alloc(16,255);return s.writeInt32LE(t,0),s.write(n?"Tadb":"Fadb",8,"latin1"),(0,z.randomBytes)(
4).copy(s,12),(0,z.createCipheriv)("aes-256-ecb",e,null).setAutoPadding(!1).update(s)}var rn=new Uint8Array(16);function an(e,t,n,s,i){let r=Te(n,s,e.subarray(32,
40),i);if(!Buffer.from(r).equals(e.subarray(0,32)))return;let a=Te(n,s,e.subarray(40,48),i);return(0,z.createDecipheriv)("aes-256-cbc",a,rn).setAutoPadding(!1).
update(t.subarray(0,32))}function on(e,t,n){let s=(0,z.randomBytes)(16),i=Te(6,t,s.subarray(0,8),n),r=Te(6,t,s.subarray(8),n),a=(0,z.createCipheriv)("aes-256-cb\
c",r,rn).setAutoPadding(!1).update(e);return{entry:Buffer.concat([i,s]),wrapped:a}}function Te(e,t,n,s){let i=(0,z.createHash)("sha256").update(t).update(n).update(
s).digest();if(e<6)return i;for(let r=0,a=0;r<64||a>r-32;r++){let o=Buffer.concat([t,i,s]),l=Buffer.alloc(64*o.length,o),d=(0,z.createCipheriv)("aes-128-cbc",i.
subarray(0,16),i.subarray(16,32)).setAutoPadding(!1).update(l),c=0;for(let f=0;f<16;f++)c+=d[f];i=(0,z.createHash)(["sha256","sha384","sha512"][c%3]).update(d).
digest(),a=d[d.length-1]}return i.subarray(0,32)}var ln=new Map([...[728,711,710,729,733,731,730,732].map((e,t)=>[e,24+t]),...[8226,8224,8225,8230,8212,8211,402,
8260,8249,8250,8722,8240,8222,8220,8221,8216,8217,8218,8482,64257,64258,321,338,352,376,381,305,322,339,353,382].map((e,t)=>[e,128+t]),[8364,160]]),Pi=new Map([
...ln].map(([e,t])=>[t,e]));function un({bytes:e}){if(e[0]===254&&e[1]===255)return new TextDecoder("utf-16be").decode(e.subarray(2));if(e[0]===255&&e[1]===254)
return new TextDecoder("utf-16le").decode(e.subarray(2));if(e[0]===239&&e[1]===187&&e[2]===191)return new TextDecoder().decode(e.subarray(3));let t="";for(let n of e)
t+=String.fromCharCode(Pi.get(n)??n);return t}var $i=/[\u00AD\u034F\u1806\u180B-\u180D\u200B-\u200D\u2060\uFE00-\uFE0F\uFEFF]/gu,Mi=/[\u00A0\u1680\u2000-\u200A\u202F\u205F\u3000]/gu,
Ci=/[\p{Cc}\p{Co}\p{Cs}\p{Noncharacter_Code_Point}\u0340\u0341\u06DD\u070F\u180E\u200E\u200F\u2028-\u202E\u2061-\u2063\u206A-\u206F\u2FF0-\u2FFB\uFFF9-\uFFFD\u{1D173}-\u{1D17A}\u{E0001}\u{E0020}-\u{E007F}]/u,
Ti=/[\u05BE\u05C0\u05C3\u05D0-\u05EA\u05F0-\u05F4\u061B\u061F\u0621-\u063A\u0640-\u064A\u066D-\u066F\u0671-\u06D5\u06DD\u06E5\u06E6\u06FA-\u06FE\u0700-\u070D\u0710\u0712-\u072C\u0780-\u07A5\u07B1\u200F\uFB1D\uFB1F-\uFB28\uFB2A-\uFB36\uFB38-\uFB3C\uFB3E\uFB40\uFB41\uFB43\uFB44\uFB46-\uFBB1\uFBD3-\uFD3D\uFD50-\uFD8F\uFD92-\uFDC7\uFDF0-\uFDFC\uFE70-\uFE74\uFE76-\uFEFC]/u,
Ei=/[\p{L}\p{Mc}\p{Nl}]/u;function dn(e){if(/^[\x20-\x7e]*$/.test(e))return e;let t=e.replace($i,"").replace(Mi," ").normalize("NFKC");if(Ci.test(t))return;let n=[
...t],s=n.map(i=>Ti.test(i));return s.includes(!0)&&(n.some((i,r)=>!s[r]&&Ei.test(i))||!s[0]||!s.at(-1))?void 0:t}function Ni(e){let t=dn(e),n=[...t===void 0?[]:
[Buffer.from(t,"utf8")],Buffer.from(e,"utf8"),...[hn(e),Oi(e)].filter(i=>i!==void 0)],s=[...n.filter(i=>i.length>et).map(i=>i.subarray(0,et)),...n];return s.filter(
(i,r)=>s.findIndex(a=>a.equals(i))===r)}var et=127;function cn(e){return typeof e=="string"?Buffer.from(dn(e)??e,"utf8").subarray(0,et):e}function fn(e){return typeof e==
"string"?hn(e)??Buffer.from(e,"utf8"):e}function hn(e){return mn(e,t=>ln.get(t)??(t>=24&&t<32||t>=127&&t<161?-1:t))}function Oi(e){return mn(e,t=>t)}function mn(e,t){
let n=Array.from(e,s=>t(s.codePointAt(0)));return n.every(s=>s>=0&&s<256)?Buffer.from(n):void 0}function pn(e,t){let{strings:n}=t,s=(r,a,o,l)=>{if(r===Q)return a;
let d=Buffer.allocUnsafe(r.length(a.length));return r.encryptInto(a,o,l,d,0),d},i=(r,a,o,l,d,c)=>(r.encryptInto(a,o,l,d,c),r.length(a.length));return{...e,uniform:t.
named===void 0||t.encryptMetadata&&t.embedded===t.streams,decryptString:(r,a,o)=>n.decrypt(r,a,o),encryptString:(r,a,o)=>s(n,r,a,o),decryptStream:(r,a,o,l)=>Ee(
t,l).decrypt(r,a,o),encryptStream:(r,a,o,l)=>s(Ee(t,l),r,a,o),encryptedStringLength:r=>n.length(r),encryptedStreamLength:(r,a)=>Ee(t,a).length(r),encryptStringInto:(r,a,o,l,d)=>i(
n,r,a,o,l,d),encryptStreamInto:(r,a,o,l,d,c)=>i(Ee(t,l),r,a,o,d,c)}}function Ee({streams:e,embedded:t,named:n,encryptMetadata:s},i){let r=i.get("Type");if((0,u.w)(
r,"XRef"))return Q;if(n===void 0)return e;let a=gn(i);return a!==void 0?n.get(a)??e:!s&&(0,u.w)(r,"Metadata")?Q:(0,u.w)(r,"EmbeddedFile")?t:e}function gn(e){let t=e.
get("Filter"),n=(0,u.v)(t)?t.findIndex(a=>(0,u.w)(a,"Crypt")):(0,u.w)(t,"Crypt")?0:-1;if(n<0)return;let s=e.get("DecodeParms"),i=(0,u.v)(s)?s[n]:s,r=(0,u.t)(i)?
i.get("Name"):void 0;return r instanceof u.n?r.text:"Identity"}function Di(e){if(gn(e)===void 0)return!1;let t=e.get("Filter"),n=e.get("DecodeParms"),s=(0,u.v)(
t)?t.findIndex(r=>(0,u.w)(r,"Crypt")):0,i=(0,u.v)(t)?t.filter((r,a)=>a!==s):[];return i.length===0?(e.delete("Filter"),e.delete("DecodeParms"),!0):(e.set("Filte\
r",i),(0,u.v)(n)&&e.set("DecodeParms",n.filter((r,a)=>a!==s)),!0)}function ji(e){let t=e.get("Type");return(0,u.w)(t,"Sig")||(0,u.w)(t,"DocTimeStamp")||e.has("B\
yteRange")}function Ri(e){return e.algorithm==="AES-128"?_i(e):Bi(e)}var Ii=()=>(0,jt.randomBytes)(32);function _i({userPassword:e,ownerPassword:t,permissions:n,
id0:s}){let i=fn(e),r=bi(4,16,fn(t),i),a=vi({revision:4,keyLength:16,owner:r,permissions:n,id0:s,encryptMetadata:!0},i),o=(0,u.x)({Filter:(0,u.y)("Standard"),V:4,
R:4,Length:128,...yn("AESV2",16),O:new u.o(r),U:new u.o(a.user),P:n});return wn({dictionary:o,version:"1.6",numbered:!0},Gt(a.fileKey))}function Bi({userPassword:e,
ownerPassword:t,permissions:n}){let s=(0,jt.randomBytes)(32),i=xi(s,cn(e),cn(t)),r=(0,u.x)({Filter:(0,u.y)("Standard"),V:5,R:6,Length:256,...yn("AESV3",32),O:new u.o(
i.owner),OE:new u.o(i.wrappedByOwner),U:new u.o(i.user),UE:new u.o(i.wrappedByUser),P:n,Perms:new u.o(Fi(s,n,!0))});return wn({dictionary:r,version:"1.7",extensionLevel:8,
numbered:!1},Vt(s))}function yn(e,t){let n=(0,u.x)({Type:(0,u.y)("CryptFilter"),CFM:(0,u.y)(e),AuthEvent:(0,u.y)("DocOpen"),Length:t});return{CF:(0,u.x)({StdCF:n}),
StmF:(0,u.y)("StdCF"),StrF:(0,u.y)("StdCF")}}function wn(e,t){return pn(e,{strings:t,streams:t,embedded:t,named:new Map([["StdCF",t],["Identity",Q]]),encryptMetadata:!0})}
function zi(e,t,n){let s=Li(e),i=bn(s,t,new Uint8Array(0)),r=i??(n?vn(Ni(n),d=>bn(s,t,d)):void 0);if(r===void 0)throw n?Hi():Xi();let{fileKey:a,access:o}=r,l=Gi(
s,a);return{...pn({dictionary:e,...Vi(s),numbered:s.revision<=4},l),access:o,permissions:s.permissions,opensWithoutPassword:i!==void 0,algorithm:Wi(s.methods[l.
streams===Q?"embedded":"streams"],a)}}function Li(e){let t=e.get("Filter");if(!(0,u.w)(t,"Standard"))throw tt(`the security handler ${t instanceof u.n?kn(t):"wi\
thout a name"}`);let n=Oe(e.get("V"),0),s=Oe(e.get("R"),0);if(!(n===5?s===5||s===6:[1,2,4].includes(n)&&s>=2&&s<=4))throw tt(`the standard security handler with\
 V ${n} and R ${s}`);let i={encrypt:e,version:n,revision:s,permissions:Oe(e.get("P"),-4)|0};if(n<4)return{...i,encryptMetadata:!0,methods:{strings:"V2",streams:"\
V2",embedded:"V2"},filters:void 0};let r=e.get("CF"),a=new Map;for(let[d,c]of(0,u.t)(r)?r:[]){let f=(0,u.t)(c)?Ki(c,n):void 0;f!==void 0&&a.set(d,f)}a.set("Iden\
tity","none");let o=(d,c)=>{let f=e.get(d),h=a.get(f instanceof u.n?f.text:c);if(h===void 0)throw tt(`the crypt filter ${f instanceof u.n?kn(f):c}`);return h},l=e.
get("StmF");return{...i,encryptMetadata:e.get("EncryptMetadata")!==!1,methods:{strings:o("StrF","Identity"),streams:o("StmF","Identity"),embedded:o("EFF",l instanceof
u.n?l.text:"Identity")},filters:a}}function Ki(e,t){let n=e.get("CFM");return t===5&&(0,u.w)(n,"AESV3")?"AESV3":t===4&&(0,u.w)(n,"AESV2")?"AESV2":t===4&&(0,u.w)(
n,"V2")?"V2":n===void 0||(0,u.w)(n,"None")?"none":void 0}function bn(e,t,n){let{encrypt:s,revision:i}=e;if(i>=5){let o={owner:ie(s,"O",48),user:ie(s,"U",48),wrappedByOwner:ie(
s,"OE",32),wrappedByUser:ie(s,"UE",32)};return Ne(Ai(o,i,n),"user")??Ne(Si(o,i,n),"owner")}let r=ie(s,"O",1),a=ie(s,"U",1);return vn(Ui(e),o=>{let{permissions:l,
encryptMetadata:d}=e,c={revision:i,keyLength:o,owner:r,permissions:l,id0:t,encryptMetadata:d};return Ne(Yt(c,a,n),"user")??Ne(wi(c,a,n),"owner")})}function Ne(e,t){
return e&&{fileKey:e,access:t}}function Ui({encrypt:e,version:t}){if(t===4)return[16];let n=Oe(e.get("Length"),40),s=n%8===0&&n>=40&&n<=128?n/8:5;return[...new Set(
t===1?[5,s,16]:[s,16,5])]}function Gi(e,t){let n={none:Q},s=o=>o==="V2"?n.V2??=gi(t):o==="AESV2"?n.AESV2??=Gt(t):o==="AESV3"?n.AESV3??=Vt(t):Q,{methods:i,filters:r,
encryptMetadata:a}=e;return{strings:s(i.strings),streams:s(i.streams),embedded:s(i.embedded),named:r&&new Map([...r].map(([o,l])=>[o,s(l)])),encryptMetadata:a}}
function Vi({version:e,revision:t,methods:n}){return t>=5?{version:"1.7",extensionLevel:t===5?3:8}:e===4?{version:Object.values(n).includes("AESV2")?"1.6":"1.5"}:
{version:t===2?"1.1":"1.4"}}function Wi(e,t){if(e!=="none")return e==="V2"?t.length===5?"RC4-40":"RC4-128":e==="AESV2"?"AES-128":"AES-256"}function ie(e,t,n){let s=e.
get(t);if(s instanceof u.o&&s.bytes.length>=n)return s.bytes;throw(0,k.d)(`its encryption dictionary has no usable /${t}.`)}function Oe(e,t){return typeof e=="n\
umber"?Math.trunc(e):t}function vn(e,t){for(let n of e){let s=t(n);if(s!==void 0)return s}}function kn({text:e}){return/^[\w.+-]{1,40}$/.test(e)?e:"with an unus\
ual name"}function Xi(){return new k.b("password_required","The PDF document needs a password to open",{issues:[{field:"file",message:"The document needs a pass\
word to open. Use remove_password first."}],advice:"Give the password that opens the document as open_password"})}function Hi(){return new k.b("wrong_password",
"The given password does not open the PDF document",{issues:[{field:"file",message:"The document needs a password to open, and the given one does not open it."}],
advice:"Check the password: upper and lower case count, and so do spaces"})}function tt(e){return new k.b("unsupported_encryption",`The PDF document is protecte\
d by ${e}, which Octavo cannot open`,{issues:[{field:"file",message:`The document is protected by ${e}, which is not supported.`}],advice:"Only protection by pa\
sswords can be opened, not by certificates or rights management"})}var An={allow_print:3,allow_change_content:4,allow_copy_content:5,allow_comment_and_fill_form:6,
allow_fill_form:9,allow_accessibility:10,allow_assemble_document:11,allow_print_high_resolution:12},Sn=-4,nt=e=>1<<An[e]-1,xn=Object.keys(An);function qi(e){let t=Sn;
for(let n of xn)e[n]||(t&=~nt(n));return e.allow_print?t:t&~nt("allow_print_high_resolution")}function st(e){return xn.filter(t=>(e&nt(t))===0)}var it=Symbol("c\
lose array"),rt=Symbol("close dictionary"),De=Symbol("end"),J=class Ys{constructor(t,n,s,i,r){this.bytes=t,this.at=n,this.end=s,this.nesting=i,this.openString=r}bytes;at;end;nesting;openString;closed=-1;value(){
let t=this.token(0);return typeof t=="symbol"?null:t}token(t){let{bytes:n,end:s}=this,i=(0,u.b)(n,this.at,s);if(this.at=i,i>=s)return De;let r=n[i];if(r>=48&&r<=
57)return this.numberOrReference();switch(r){case 47:return this.name();case 40:return this.string(this.literal());case 60:return n[i+1]!==60?this.string(this.hexadecimal()):
(this.at+=2,this.dictionary(t+1));case 91:return this.at++,this.array(t+1);case 93:return this.at++,it;case 62:return this.closed=i,n[i+1]===62?(this.at+=2,rt):
(this.at++,null);case 41:case 123:case 125:return this.at++,null;default:return this.word()}}array(t){this.checkDepth(t);let n=[];for(;;){let s=this.token(t);if(s===
it||s===De)return n;if(s===rt)return this.at=this.closed,n;n.push(s)}}dictionary(t){this.checkDepth(t);let n=new u.r,s,i=-1;for(;;){let r=this.at,a=this.token(t);
if(a===rt||a===De)return i>=0&&ji(n)&&this.keepSealed(n,i),n;if(a===it)continue;let o=a;if(s===void 0){o instanceof u.n&&(s=o.text);continue}o!==null&&n.set(s,o),
this.openString&&s==="Contents"&&o instanceof u.o&&(i=r),s=void 0}}keepSealed(t,n){t.set("Contents",new Ys(this.bytes,n,this.end,1).value())}checkDepth(t){if(t>
this.nesting)throw new k.b("limit_exceeded",`An object of the document is nested deeper than ${this.nesting} levels`,{issues:[{field:"file",message:`An object i\
s nested deeper than ${this.nesting} levels.`}]})}name(){let{bytes:t,end:n}=this,s=this.at+1,i=(0,u.f)(t,s,n);this.at=i;let r="";for(let a=s;a<i;a++){let o=t[a];
if(o===35&&a+2<i){let[l,d]=[at(t[a+1]),at(t[a+2])];l>=0&&d>=0&&(o=l*16+d,a+=2)}r+=String.fromCharCode(o)}return new u.n(r)}string(t){return new u.o(this.openString?
this.openString(t):t)}literal(){let{bytes:t,end:n}=this,s=this.at+1;for(let l=s;l<n;l++){let d=t[l];if(d===41)return this.at=l+1,t.slice(s,l);if(d===40||d===92||
d===13)break}let i=new Uint8Array((0,u.d)(t,this.at,n)-s),r=0,a=1,o=s;for(;o<n;o++){let l=t[o];if(l===40)a++;else if(l===41){if(--a===0)break}else if(l===13)t[o+
1]===10&&o++,l=10;else if(l===92){if(l=t[++o],o>=n)break;if(l>=48&&l<=55){let d=l-48;for(let c=0;c<2&&t[o+1]>=48&&t[o+1]<=55;c++)d=d*8+t[++o]-48;l=d&255}else if(l===
13){t[o+1]===10&&o++;continue}else{if(l===10)continue;l=Qi.get(l)??l}}i[r++]=l}return this.at=Math.min(o+1,n),i.subarray(0,r)}hexadecimal(){let{bytes:t,end:n}=this,
s=this.at+1,i=new Uint8Array((0,u.e)(t,s,n)-s+1>>1),r=0,a=s,o=-1;for(;a<n&&t[a]!==62;a++){let l=at(t[a]);l<0||(o<0?o=l:(i[r++]=o*16+l,o=-1))}return o>=0&&(i[r++]=
o*16),this.at=Math.min(a+1,n),i.subarray(0,r)}numberOrReference(){let{bytes:t,end:n}=this,s=this.at,i=0;for(;s<n&&t[s]>=48&&t[s]<=57;)i=i*10+t[s++]-48;if(s<n&&u.a[t[s]]===
0)return this.number();this.at=s,s=(0,u.b)(t,s,n);let r=0,a=s;for(;s<n&&t[s]>=48&&t[s]<=57;)r=r*10+t[s++]-48;return s===a||(s=(0,u.b)(t,s,n),t[s]!==82||s+1<n&&u.a[t[s+
1]]===0)?i:(this.at=s+1,new u.p(i,Math.min(r,65535)))}number(){let{bytes:t,end:n}=this,s=this.at,i=(0,u.f)(t,s,n);this.at=i;let r="";for(let d=s;d<i;d++)r+=String.
fromCharCode(t[d]);let a=Number(r);if(!Number.isNaN(a)&&/^[+-]?[\d.]/.test(r))return a;let o=/^[+-]*(\d*\.?\d*)/.exec(r),l=Number(o?.[1]??0)||0;return r.startsWith(
"-")?-l:l}word(){let{bytes:t,at:n,end:s}=this,i=t[n];return i===43||i===45||i===46?this.number():(0,u.h)(t,n,"true")||(0,u.h)(t,n,"false")?(this.at=(0,u.f)(t,n,
s),i===116):(0,u.g)(t,n,"endobj")||(0,u.g)(t,n,"endstream")?De:(this.at=Math.max((0,u.f)(t,n,s),n+1),null)}},Qi=new Map([[110,10],[114,13],[116,9],[98,8],[102,12]]);
function at(e){return e===void 0?-1:e>=48&&e<=57?e-48:e>=65&&e<=70?e-55:e>=97&&e<=102?e-87:-1}var Fn=0,$=1,I=2,ve=3,Pn=class{kind;place;detail;size=0;overflowed=!1;bound;constructor(e,t){
this.bound=Math.min(e.objects,Math.max(1e6,t)),this.kind=new Uint8Array(1024),this.place=new Int32Array(1024),this.detail=new Int32Array(1024)}offer(e,t,n,s){e<
this.kind.length&&this.kind[e]!==Fn||this.set(e,t,n,s)}set(e,t,n,s){if(e>this.bound){this.overflowed=!0;return}e>=this.kind.length&&this.grow(e+1),this.kind[e]=
t,this.place[e]=n,this.detail[e]=s,e>=this.size&&(this.size=e+1)}grow(e){let t=Math.min(Math.max(e,this.kind.length*2),this.bound+1),[n,s,i]=[new Uint8Array(t),
new Int32Array(t),new Int32Array(t)];n.set(this.kind),s.set(this.place),i.set(this.detail),[this.kind,this.place,this.detail]=[n,s,i]}},Ji=new Set(["Root","Encr\
ypt","ID"]),$n=new Set(["Prev","XRefStm","Size","W","Index","Filter","DecodeParms","Length","Type"]);async function Zi(e,t,n){let s=(0,u.l)(e).lastIndexOf("star\
txref");if(s<0)return;let i=(0,u.j)(e,(0,u.b)(e,s+9,e.length),e.length).value;if(i<0)return;let r=new Yi(e,t,n),{table:a}=r,o=new u.r,l=!1,d=new Set;for(let c=i;typeof c==
"number"&&!d.has(c);){d.add(c);let f=c>=0&&c<e.length?await r.section(c):void 0;if(!f||a.overflowed)return;l||=f.stream;for(let[h,m]of f.trailer)(d.size===1?!$n.
has(h):Ji.has(h)&&!o.has(h))&&o.set(h,m);c=f.trailer.get("Prev")||void 0}return{table:a,trailer:o,streams:l}}var ke=8192,Yi=class{constructor(e,t,n){this.bytes=
e,this.job=t,this.budget=n,this.table=new Pn(t.limits,e.length)}bytes;job;budget;table;spent=0;async section(e){let{bytes:t}=this;return e=(0,u.b)(t,e,t.length),
(0,u.g)(t,e,"xref")?this.readTable(e+4):this.readStream(e)}async readTable(e){let{bytes:t,job:n,table:s}=this,i=t.length,r=[];for(;e=(0,u.b)(t,e,i),!(0,u.g)(t,e,
"trailer");){let d=(0,u.j)(t,e,i),c=(0,u.j)(t,(0,u.b)(t,d.after,i),i);if(d.value<0||c.value<0)return;let f={at:(0,u.b)(t,c.after,i),first:d.value,row:0};for(let h=0;f.
row===h&&h<c.value;){if(h=Math.min(h+ke,c.value),!er(t,f,h,s,r))return;let m=n.pace.step(ke*20);m&&await m}e=f.at}let a=new J(t,e+7,i,n.limits.nesting),o=a.value();
if(this.spent+=a.at-e,!(0,u.t)(o)||this.spent>i)return;let l=o.get("XRefStm");typeof l=="number"&&l>0&&l<i&&await this.readStream(l);for(let d of r)s.offer(d,ve,
0,0);return{trailer:o,stream:!1}}async readStream(e){let{bytes:t,job:n,table:s}=this,i=(0,u.k)(t,e,t.length);if(!i)return;let r=nr(t,i.body,n.limits,this.budget);
if(!r)return;this.spent+=r.parsed;let{trailer:a,rows:o}=r,l=Tn(a.get("W")),[d=0,c=0,f=0]=l,h=d+c+f;if(l.length<3||h<1||l.some(g=>g<0||g>8)||this.spent>t.length)
return;let m=a.get("Size"),p=Tn(a.get("Index"));p.length<2&&p.splice(0,p.length,0,typeof m=="number"?m:Math.floor(o.length/h));let y=0;for(let g=0;g+1<p.length;g+=
2)for(let w=0;w<p[g+1]&&y+h<=o.length;w++,y+=h){let b=p[g]+w;if(b<0)continue;let v=d===0?1:ut(o,y,d),A=ut(o,y+d,c),P=ut(o,y+d+c,f);if(v===1&&A<t.length?s.offer(
b,$,A,Math.min(P,65535)):v===2?s.offer(b,I,Math.min(A,n.limits.objects),Math.min(P,n.limits.objects)):v===0&&s.offer(b,ve,0,0),w%ke===ke-1){let C=n.pace.step(ke*
20);C&&await C}}return{trailer:a,stream:!0}}};function er(e,t,n,s,i){let r=e.length,{at:a,first:o,row:l}=t;for(;l<n;l++){if(tr(e,a,r)&&!(l===0&&o===1)){let m=Mn(
e,a,10);e[a+17]===110&&m>0?m<r&&s.offer(o+l,$,m,Mn(e,a+11,5)):i.push(o+l),a+=20;continue}a=(0,u.b)(e,a,r);let d=(0,u.j)(e,a,r);if(d.value<0)break;let c=Cn(e,d.after),
f=(0,u.j)(e,c,r);if(f.value<0)return!1;c=Cn(e,f.after);let h=e[c];if(h!==110&&h!==102)return!1;for(l===0&&o===1&&h===102&&d.value===0&&f.value===65535&&(o=0),h===
110&&d.value>0?d.value<r&&s.offer(o+l,$,d.value,f.value):i.push(o+l),a=c+1;a<r&&u.a[e[a]]===1;)a++}return t.at=a,t.first=o,t.row=l,!0}function tr(e,t,n){if(t+20>
n||e[t+10]!==32||e[t+16]!==32)return!1;let s=e[t+17],[i,r]=[e[t+18],e[t+19]];return(s===110||s===102)&&(i===32||i===13)&&(r===10||r===13)&&(0,u.i)(e[t])&&(0,u.i)(
e[t+9])}function Mn(e,t,n){let s=0;for(let i=t+n;t<i;t++)s=s*10+(e[t]-48);return s}function Cn(e,t){for(;e[t]===32||e[t]===9;)t++;return t}function nr(e,t,n,s){
let i=new J(e,t,e.length,n.nesting),r=i.value();if(!(0,u.t)(r))return;let a=r.get("Type");if(!(a instanceof u.n)||a.text!=="XRef")return;let o=(0,u.b)(e,i.at,e.
length);if(!(0,u.g)(e,o,"stream"))return;let l=ot(e,o),d=r.get("Length"),c=typeof d=="number"?l+d:-1,f=c>=l&&c<=e.length&&lt(e,c)?c:(0,u.l)(e).indexOf("endstrea\
m",l);try{let h=e.subarray(l,f<0?e.length:f),m=h,p=dt(r.get("Filter")),y=dt(r.get("DecodeParms")??null);for(let[g,w]of p.slice(0,n.filters).entries()){let b=y[g];
w instanceof u.n&&(m=(0,u.B)(w.text,m,(0,u.t)(b)?b:void 0,s))}return{trailer:r,rows:m,parsed:i.at-t+h.length}}catch(h){if(h instanceof k.b&&h.code==="limit_exce\
eded")throw h;return}}function ot(e,t){let n=t+6;for(;e[n]===32&&(e[n+1]===10||e[n+1]===13||e[n+1]===32);)n++;return e[n]===13&&n++,e[n]===10&&n++,n}function lt(e,t){
for(let n=0;n<4&&u.a[e[t]??0]===1&&t<e.length;n++)t++;return(0,u.g)(e,t,"endstream")}function ut(e,t,n){let s=0;for(let i=0;i<n;i++)s=s*256+e[t+i];return s}var dt=e=>e==
null?[]:Array.isArray(e)?e:[e],Tn=e=>dt(e).map(t=>typeof t=="number"?Math.trunc(t):-1);function sr(e,t,n,s){let{bytes:i}=e;n.forgetLength(),s.dataStart=s.dataEnd=
-1;let r=s.valueEnd=n.value(i,e.bodies[t],i.length);if(r<0)return!1;let a=(0,u.b)(i,r,i.length);if(i[a]===101&&(0,u.g)(i,a,"endobj"))return s.end=a+6,!0;if(!(0,u.g)(
i,a,"stream"))return!1;let o=n.lengthRef>=0?e.lengthOf(new u.p(n.lengthRef)):n.length,l=e.streams.data(a,o);if(!l.trusted||l.start!==a+(i[a+6]===13?8:7)||i[l.start-
1]!==10)return!1;let d=(0,u.b)(i,(0,u.b)(i,l.end,i.length)+9,i.length);return s.dataStart=l.start,s.dataEnd=l.end,s.end=d+6,(0,u.g)(i,d,"endobj")}var ir=class{constructor(e){
this.bytes=e,this.objectEnds=new ye(e,"endobj"),this.streamEnds=new ye(e,"endstream")}bytes;objectEnds;streamEnds;data(e,t){let{bytes:n}=this,s=ot(n,e);return t>=
0&&s+t<=n.length&&lt(n,s+t)?{start:s,end:s+t,trusted:!0}:{start:s,end:this.damagedEnd(s,t),trusted:!1}}damagedEnd(e,t){let{bytes:n}=this,s=e+t,i=this.objectEnds.
next(e),r=i<0?n.length:i;if(t>=0&&s<=r&&(0,u.g)(n,(0,u.b)(n,s,r),"endstr"))return s;let a=this.streamEnds.next(e),o=a<0||a>r?r:a;return o>e&&n[o-1]===10&&o--,o>
e&&n[o-1]===13&&o--,o}};async function En(e,{limits:t,pace:n}){let s=(0,u.l)(e),i=new Pn(t,e.length),r=new u.r,a=!1,o={stream:new ye(e,"stream"),endobj:new ye(e,
"endobj"),endstream:new ye(e,"endstream")},l=s.indexOf("trailer"),d=f=>{for(let[h,m]of f)$n.has(h)||r.set(h,m)},c=f=>{for(;l>=0&&l<f;){let h=new J(e,l+7,Math.min(
e.length,l+65536),t.nesting),m=h.value();(0,u.t)(m)&&d(m),l=s.indexOf("trailer",h.at)}};for(let f=0;;){let h=s.indexOf("obj",f);if(h<0)break;let m=n.step(h-f+200);
m&&await m,f=h+3;let p=rr(e,h);if(!p)continue;c(p.start),i.set(p.number,$,p.start,Math.min(p.generation,65535));let y=ar(e,s,f,o);if(y.dictionaryEnd>=0){a=!0;let g=new J(
e,f,y.dictionaryEnd,t.nesting).value();(0,u.t)(g)&&g.has("Root")&&d(g)}f=y.at}if(c(e.length),i.overflowed&&e.length>8*t.objects)throw new k.b("limit_exceeded",`\
The document has an object numbered beyond ${t.objects}`,{issues:[{field:"file",message:`The document has an object numbered beyond ${t.objects}.`}]});if(i.size===
0)throw(0,k.d)("no PDF objects were found in the file");return{table:i,trailer:r,streams:a}}function rr(e,t){let n=t-1,s=()=>{let o=n;for(;n>=0&&(0,u.i)(e[n]);)
n--;return o-n>0&&o-n<=10?(0,u.j)(e,n+1,o+1).value:-1},i=()=>{let o=n;for(;n>=0&&u.a[e[n]]===1;)n--;return n<o};i();let r=s();if(r<0||!i())return;let a=s();if(!(a<=
0||a>2147483647))return{number:a,generation:r,start:n+1}}function ar(e,t,n,s){let i=s.stream.next(n),r=s.endobj.next(n);if(i<0||r>=0&&r<i)return{at:n,dictionaryEnd:-1};
if((0,u.g)(e,i-3,"end"))return{at:n,dictionaryEnd:-1};let a=t.toString("latin1",n,Math.min(i,n+4096));if(/\d\s+obj\b/.test(a))return{at:n,dictionaryEnd:-1};let o=/\/Length\s+(\d+)(?!\d|\s+\d+\s+R)/.
exec(a),l=ot(e,i),d=/\/Type\s*\/XRef\b/.test(a)?i:-1;if(o&&lt(e,l+Number(o[1])))return{at:l+Number(o[1]),dictionaryEnd:d};let c=s.endstream.next(l);return{at:c<
0?l:c,dictionaryEnd:d}}function or(e,t){if(e.length===0)throw lr();if(e.length>t.inputBytes)throw ur(t.inputBytes);let n=(0,u.l)(e.subarray(0,1024)).indexOf("%P\
DF-");if(n<0&&(0,u.l)(e).indexOf(" obj")<0)throw(0,k.d)(dr(e));return n}function lr(){return new k.b("unreadable_document","The PDF document could not be read: \
the file is empty",{issues:[{field:"file",message:"The file is empty."}],advice:"Check that the file is a complete PDF document"})}function ur(e){return new k.b(
"limit_exceeded",`The document is larger than ${e} bytes`,{issues:[{field:"file",message:`The document is larger than ${e} bytes.`}],advice:"Split the document \
first, or raise the limit"})}function dr(e){let t=(0,u.l)(e).toString("latin1",0,512).trimStart().toLowerCase();return t.startsWith("<!doctype html")||t.startsWith(
"<html")?"the file is an HTML page, not a PDF document":t.startsWith("pk")?"the file is a ZIP archive, not a PDF document":"the file is not a PDF document"}function cr(e,t){
let n=e.get(t);if(!(n instanceof u.s))return;let[s,i]=[e.resolve(n.dict.get("N")),e.resolve(n.dict.get("First"))];if(typeof s!="number"||typeof i!="number")return;
let r;try{r=e.decoded(n)}catch(c){if(c instanceof k.b&&c.code==="unreadable_document")return;throw c}let[a,o]=[[],[]],l=0;for(;a.length<s;){let c=(0,u.j)(r,(0,u.b)(
r,l,r.length),r.length),f=(0,u.j)(r,(0,u.b)(r,c.after,r.length),r.length);if(c.value<0||c.value>2147483647||f.value<0||i+f.value>r.length)break;a.push(c.value),
o.push(i+f.value),l=f.after}let d=o.map((c,f)=>o[f+1]??r.length);if((0,u.l)(r).includes("stream"))for(let[c,f]of o.entries())d[c]=fr(r,f,d[c]);return{data:r,numbers:Int32Array.
from(a),starts:Int32Array.from(o),ends:Int32Array.from(d),extends:n.dict.has("Extends")}}function fr(e,t,n){let s=new u.G().value(e,t,n);return s<0?n:s}var Nn=[
"Resources","MediaBox","CropBox","Rotate"],re=100,On=class ei{constructor(t,n,s,i,r,a){this.document=t,this.numbers=n,this.ancestry=s,this.inherited=i,this.irregular=
r,this.untyped=a}document;numbers;ancestry;inherited;irregular;untyped;positions;static async read(t){let{limits:n,pace:s}=t.job,i=[],r=[],a=[{}],o=new u.H,l=new Set,
d=new yr(t),c=!1,f=[],h=t.catalog.get("Pages"),m=[{kid:h??null,from:0}];for(;m.length>0;){let p=m.pop();if("claimed"in p){p.claimed!==i.length-p.before&&(c=!0);
continue}let{kid:y,from:g}=p,w=y instanceof u.p?y.number:-1;if(w>=0){let C=s.step(400);C&&await C;let R=l.has(w);l.add(w);let L=mr(t,w,o);if(L==="page"||L==="un\
typed"){if(L==="untyped"&&f.push(w),R&&(c=!0),i.push(R?d.make(w):w),r.push(g),i.length>n.pages)throw br(n.pages);continue}if(L==="none"||R){c=!0;continue}}let b=t.
dict(y);if(!b){c=!0;continue}let v=t.array(b.get("Kids"));if(!v){if(w>=0||!(0,u.w)(b.get("Type"),"Page"))continue;c=!0,i.push(t.add(b).number),r.push(g);continue}
let A=pr(b),P=g;A&&(P=a.push({...a[g],...A})-1),m.push({claimed:t.resolve(b.get("Count")),before:i.length});for(let C=v.length-1;C>=0;C--)m.push({kid:v[C],from:P})}
return t.resolve(t.dict(h)?.get("Count"))!==i.length&&(c=!0),h instanceof u.p&&i[0]===h.number&&(c=!0),new ei(t,i,r,a,c,f)}get count(){return this.numbers.length}number(t){
return this.numbers[t]}indexOf(t){return this.positions??=new Map(this.numbers.map((n,s)=>[n,s])),this.positions.get(t)??-1}attribute(t,n){return this.document.
entry(this.numbers[t],n)??this.inherited[this.ancestry[t]][n]}inheritedBy(t){return this.inherited[this.ancestry[t]]}patch(t,n){this.document.patch(this.numbers[t],
n)}async settle(){for(let t of this.untyped)this.document.exists(t)&&this.document.patch(t,{Type:new u.n("Page")});this.untyped=[],this.irregular&&await this.rebuild(
this.numbers)}async rebuild(t){let{document:n}=this,s=Array.from(t),i=new Map,r=this.inherited.map(c=>gr(n,c,i)),{nodes:a,parents:o}=this.grow(s);for(let c=0;c<
s.length;c++){let f=s[c],h=this.indexOf(f),m=o[c];a[m].kids.push(new u.p(f,n.generation(f)));let p=h<0?hr:r[this.ancestry[h]];n.patch(f,{Parent:a[m].ref},p);let y=n.
job.pace.step(600);y&&await y}for(let{ref:c,kids:f,parent:h,count:m}of a)n.put(c,new u.r([["Type",new u.n("Pages")],...h?[["Parent",h]]:[],["Kids",f],["Count",m]]));
let l=a[a.length-1].ref,d=n.catalog.get("Pages");(!(d instanceof u.p)||d.number!==l.number)&&n.edit(n.catalogNumber).set("Pages",l),this.numbers=s,this.ancestry=
s.map(()=>0),this.inherited=[{}],this.positions=void 0,this.irregular=!1}grow(t){let{document:n}=this,s=t.length,i=n.catalog.get("Pages"),r=i instanceof u.p&&i.
number>0&&!t.includes(i.number)?i:void 0,a=[],o=[],l=(f,h)=>({ref:h&&r?new u.p(r.number,n.generation(r.number)):n.add(null),kids:[],parent:void 0,count:f}),d=Math.
max(1,Math.ceil(s/re));for(let f=0;f<d;f++)o.push(l(Math.min(re,s-f*re),d===1));let c=Array.from({length:s},(f,h)=>Math.floor(h/re));for(;o.length>1;){a.push(...o);
let f=Math.ceil(o.length/re),h=Array.from({length:f},()=>l(0,f===1));for(let[m,p]of o.entries()){let y=h[Math.floor(m/re)];p.parent=y.ref,y.kids.push(p.ref),y.count+=
p.count}o=h}return a.push(...o),{nodes:a,parents:c}}},hr={};function mr(e,t,n){let s=e.place(t);if(s&&n.locate(s.bytes,s.start,s.end)&&n.find(s.bytes,"Kids")<0){
if(n.at.length===0)return"none";let r=n.find(s.bytes,"Type");if(r>=0&&(0,u.h)(s.bytes,n.at[r+2],"/Page"))return"page";let a=e.get(t);return a instanceof u.r&&a.
size>0?"untyped":"none"}let i=e.get(t);return!(i instanceof u.r)||i.size===0?"none":(0,u.w)(i.get("Type"),"Page")?"page":e.array(i.get("Kids"))?"node":"untyped"}
function pr(e){let t;for(let n of Nn){let s=e.get(n);s!==void 0&&((t??={})[n]=s)}return t}function gr(e,t,n){let{Resources:s}=t;if(!(s instanceof u.r))return{...t};
let i=n.get(s)??e.add(s);return n.set(s,i),{...t,Resources:i}}var yr=class{constructor(e){this.document=e,this.left=e.job.limits.nodes}document;left;sizes=new Map;make(e){
let t=this.document.get(e),n=this.sizes.get(e)??wr(t);if(this.sizes.set(e,n),this.left-=n,this.left<0)throw new k.b("limit_exceeded","The document repeats large\
 pages too often",{issues:[{field:"file",message:"The document repeats large pages too often."}]});return this.document.add(t instanceof u.r?new u.r(t):t).number}};
function wr(e){let t=[e],n=0;for(let s=t.pop();s!==void 0;s=t.pop())if(n++,Array.isArray(s))for(let i of s)t.push(i);else if(s instanceof u.r)for(let i of s.values())
t.push(i);return n}function br(e){return new k.b("limit_exceeded",`The document has more than ${e} pages`,{issues:[{field:"file",message:`The document has more \
than ${e} pages.`}]})}var je={number:0,generation:0};function W(e,t,n){if(t===null)e.text("null");else if(typeof t=="number")e.text(xr(t));else if(typeof t=="bo\
olean")e.text(t?"true":"false");else if(t instanceof u.n)Re(e,t.text);else if(t instanceof u.p)Ar(e,t,n);else if(t instanceof u.o)Dn(e,t.bytes,n);else if(Array.
isArray(t)){e.byte(91);for(let[s,i]of t.entries())s>0&&e.byte(32),W(e,i,n);e.byte(93)}else t instanceof u.r?vr(e,t,n):W(e,t.dict,n)}function vr(e,t,n){let s=n.security&&
t.has("ByteRange")?{...n,security:void 0}:n;e.text("<<");for(let[i,r]of t)Re(e,i),kr(r)&&e.byte(32),W(e,r,i==="Contents"?s:n);e.text(">>")}var kr=e=>e===null||typeof e==
"number"||typeof e=="boolean"||e instanceof u.p;function Ar(e,t,{renumber:n}){if(!n){e.integer(t.number),e.byte(32),e.integer(t.generation),e.text(" R");return}
let s=n(t);if(s===0){e.text("null");return}e.integer(s),e.text(" 0 R")}function Re(e,t){e.byte(47);for(let n=0;n<t.length;n++){let s=t.charCodeAt(n)&255;s>32&&s<
127&&s!==35&&u.a[s]===0?e.byte(s):e.text(`#${Sr(s)}`)}}function Dn(e,t,{security:n,number:s,generation:i}){if(n){jn(e,n.encryptString(t,s,i));return}let r=0;for(let a of t)
(a<32||a>126)&&r++;if(r*3>t.length){jn(e,t);return}e.byte(40);for(let a of t)(a===40||a===41||a===92)&&e.byte(92),a===13?e.text("\\r"):e.byte(a);e.byte(41)}function jn(e,t){
e.byte(60);for(let n of t)e.byte(Ie.charCodeAt(n>>4)),e.byte(Ie.charCodeAt(n&15));e.byte(62)}var Ie="0123456789abcdef",Sr=e=>Ie[e>>4]+Ie[e&15];function xr(e){if(!Number.
isFinite(e))return"0";if(Number.isInteger(e)&&Math.abs(e)<1e15)return String(e);let t=String(e);return t.includes("e")?Math.abs(e)<1?e.toFixed(12).replace(/0+$/,
"").replace(/\.$/,""):String(BigInt(Math.trunc(e))):t}function Fr(e){let t=[e];for(;t.length>0;){let n=t.pop();if(n instanceof u.o)return!0;if(Array.isArray(n))
for(let s of n)t.push(s);else if(n instanceof u.r)for(let s of n.values())t.push(s);else n instanceof u.s&&t.push(n.dict)}return!1}function Pr(e,t,n,s,i){let{at:r}=n,
a=Object.keys(s),o=n.open;e.text("<<");for(let l=0;l<r.length;l+=4)a.some(d=>Mr(t,r[l],r[l+1],d))&&(e.copy(t,o,r[l]-1),o=r[l+3]);e.copy(t,o,n.close);for(let l of a)
Rn(e,l,s[l]);for(let l in i)n.find(t,l)<0&&Rn(e,l,i[l]);e.text(">>")}function $r(e,t,n){for(let[s,i]of Object.entries(t))i===void 0?e.delete(s):e.set(s,i);for(let[
s,i]of Object.entries(n))i!==void 0&&!e.has(s)&&e.set(s,i)}function Mr(e,t,n,s){if(n-t!==s.length)return!1;for(let i=0;i<s.length;i++)if(e[t+i]!==s.charCodeAt(i))
return!1;return!0}function Rn(e,t,n){n!==void 0&&(Re(e,t),e.byte(32),W(e,n,je))}var Cr={code:"document_repaired",message:"The document was damaged and had to be\
 repaired: check that the result has all its pages."};async function Tr(e){let{table:t}=e,{pace:n}=e.job,s=[];for(let r=1;r<t.size;r++){t.kind[r]===$&&(0,u.w)(e.
entry(r,"Type"),"ObjStm")&&s.push({number:r,at:t.place[r]});let a=n.step(1e3);a&&await a}s.sort((r,a)=>r.at-a.at);let i=new Set(s.map(({number:r})=>r));for(let{
number:r,at:a}of s){let o=e.container(r),l=n.step((o?.data.length??0)+1e3);l&&await l;for(let[d,c]of o?.numbers.entries()??[]){let f=t.kind[c]===$&&t.place[c]>a;
c>0&&!f&&!i.has(c)&&t.set(c,I,r,d)}}if(t.size>e.bodies.length){let r=new Int32Array(t.size);r.set(e.bodies),e.bodies=r}}async function Er(e){if(!e.dict(e.trailer.
get("Root"))?.has("Pages")){for(let t=e.table.size-1;t>0;t--){if(e.table.kind[t]===Fn||e.table.kind[t]===ve)continue;let n=e.job.pace.step(1e3);if(n&&await n,(0,u.w)(
e.entry(t,"Type"),"Catalog")){e.trailer.set("Root",new u.p(t,e.generation(t)));return}}if(!(e.get(e.catalogNumber)instanceof u.r)){let t=new u.r([["Type",new u.n(
"Catalog")]]);e.trailer.set("Root",e.add(t))}}}async function Nr(e){let{table:t}=e,n=[];for(let o=1;o<t.size;o++){(t.kind[o]===$||t.kind[o]===I)&&(0,u.w)(e.entry(
o,"Type"),"Page")&&n.push(o);let l=e.job.pace.step(1e3);l&&await l}if(n.length===0)throw(0,k.d)("it has no pages");let s=n.map(o=>new u.p(o,e.generation(o))),i=e.
add(new u.r([["Type",new u.n("Pages")],["Kids",s],["Count",s.length]])),r=e.edit(e.catalogNumber);if(!(r instanceof u.r))throw(0,k.d)("it has no catalog");r.set(
"Pages",i);let a=await On.read(e);if(a.count===0)throw(0,k.d)("it has no pages");return await a.rebuild(a.numbers),a}var ct=1024;async function In(e){let{table:t,
bytes:n,job:s,catalogNumber:i}=e,r=[];for(let a=0;a<t.size;a+=ct){Or(e,a,Math.min(a+ct,t.size),r);let o=s.pace.step(ct*20);o&&await o}r.length>0&&Dr(e,r,(await En(
n,s)).table);for(let a=0;a<t.size;a++)t.kind[a]===I&&t.kind[t.place[a]]!==$&&t.set(a,ve,0,0);return t.kind[i]===$||t.kind[i]===I}function Or({table:e,bytes:t,bodies:n},s,i,r){
for(let a=s;a<i;a++){if(e.kind[a]!==$)continue;let o=(0,u.m)(t,e.place[a],a,e.detail[a]);if(o>=0){n[a]=o;continue}let l=(0,u.k)(t,e.place[a],t.length);l?.number===
a?(n[a]=l.body,e.place[a]=l.start,e.detail[a]=l.generation):r.push(a)}}function Dr({table:e,bytes:t,bodies:n},s,i){for(let r of s){let a=r<i.size&&i.kind[r]===$?
(0,u.k)(t,i.place[r],t.length):void 0;a?.number===r?(e.set(r,$,a.start,a.generation),n[r]=a.body):e.set(r,ve,0,0)}}var K=class Rt{constructor(t,n,s,i){this.bytes=
t,this.job=n,this.budget=i,this.table=s.table,this.trailer=s.trailer,this.crossReferenceStream=s.streams,this.streams=new ir(t),this.bodies=new Int32Array(this.
table.size),this.next=Math.max(this.table.size,1),this.effort=n.limits.allowance/2+t.length*n.limits.parsing}bytes;job;budget;trailer;table;crossReferenceStream;security;pages;bodies;streams;edited=new Map;patched=new Map;removed=new Set;values=new Map;containers=new Map;opening=new Set;entries=new u.H;located=-1;patchOutput=new u.z(
65536);next;effort;encryptNumber=-1;static async open(t,n,{password:s}={}){let{limits:i}=n,r=or(t,i),a={stream:i.streamBytes,remaining:i.allowance+t.length*i.expansion},
o=r>0?[t.subarray(r),t]:[t];for(let d of o){let c=await Zi(d,n,a);if(!c?.trailer.has("Root"))continue;let f=new Rt(d,n,c,a);if(await In(f)&&await f.start(s))return f}
let l=new Rt(t,n,await En(t,n),a);return await In(l),l.unlock(s),await Tr(l),l.forget(),await Er(l),await l.start(s)||(l.pages=await Nr(l)),n.warn?.(Cr),l}async start(t){
return this.unlock(t),this.get(this.catalogNumber)instanceof u.r?(this.pages=await On.read(this),this.pages.count>0):!1}get catalogNumber(){let t=this.trailer.get(
"Root");return t instanceof u.p?t.number:-1}get catalog(){return this.get(this.catalogNumber)}get version(){let t=/%PDF-(\d)\.(\d)/.exec((0,u.l)(this.bytes).toString(
"latin1",0,1032)),n=t?`${t[1]}.${t[2]}`:"1.4",s=this.catalog.get("Version");return s instanceof u.n&&/^\d\.\d$/.test(s.text)&&s.text>n?s.text:n}get size(){return this.
next}get(t){let n=typeof t=="number"?t:t.number;if(this.removed.has(n))return null;let s=this.edited.get(n);if(s!==void 0)return s;let i=this.values.get(n);if(i!==
void 0)return i;let r=this.read(n);return this.values.set(n,r),r}resolve(t){for(let n=0;t instanceof u.p&&n<32;n++)t=this.get(t);return t===void 0||t instanceof
u.p?null:t}dict(t){let n=this.resolve(t);return n instanceof u.r?n:n instanceof u.s?n.dict:void 0}array(t){let n=this.resolve(t);return Array.isArray(n)?n:void 0}edit(t){
let n=typeof t=="number"?t:t.number,s=this.get(n);return this.put(n,s),s}put(t,n){let s=typeof t=="number"?t:t.number;this.patched.delete(s),this.removed.delete(
s),this.edited.set(s,n),s>=this.next&&(this.next=s+1)}add(t){let n=this.next++;return this.edited.set(n,t),new u.p(n,0)}remove(t){let n=typeof t=="number"?t:t.number;
this.edited.delete(n),this.patched.delete(n),this.removed.add(n)}exists(t){if(this.removed.has(t))return!1;if(this.edited.has(t))return!0;let n=this.table.kind[t];
return n===$||n===I}isChanged(t){return this.edited.has(t)||this.patched.has(t)}entry(t,n){let s=this.edited.get(t)??this.values.get(t);if(s!==void 0||this.removed.
has(t))return s instanceof u.r?s.get(n):void 0;let i=this.place(t);if(!i)return;if(!this.locate(t,i))return this.dict(new u.p(t))?.get(n);let r=this.entries.find(
i.bytes,n);if(!(r<0))return this.parserAt(t,i.bytes,this.entries.at[r+2],this.entries.at[r+3]).value()}patch(t,n,s={}){let i=this.edited.has(t)?void 0:this.place(
t),r=this.security&&[...Object.values(n),...Object.values(s)].some(Fr);if(!i||r||!this.locate(t,i)){let o=this.edit(t);o instanceof u.r&&$r(o,n,s);return}this.patchOutput.
length>1<<20&&(this.patchOutput=new u.z(1<<21));let a=this.patchOutput.length;Pr(this.patchOutput,i.bytes,this.entries,n,s),this.values.delete(t),this.patched.set(
t,this.patchOutput.bytes.subarray(a)),this.located=-1}locate(t,{bytes:n,start:s,end:i}){if(this.located===t)return!0;let r=this.entries.locate(n,s,i);return this.
located=r?t:-1,r}encoded(t){let{sealed:n,data:s}=t;return n&&this.security?this.security.decryptStream(s,n.number,n.generation,zt(this,t.dict)):s}decoded(t){let{
limits:n}=this.job,s=Bt(this,t.dict.get("Filter")??t.dict.get("F")),i=Bt(this,t.dict.get("DecodeParms")??t.dict.get("DP"));if(s.length>n.filters)throw new k.b("\
limit_exceeded",`A stream of the document has more than ${n.filters} filters`,{issues:[{field:"file",message:`A stream has more than ${n.filters} filters.`}]});
let r=this.encoded(t);for(let[a,o]of s.entries()){let l=this.dict(i[a]);o instanceof u.n&&(r=(0,u.B)(o.text,r,l&&zt(this,l),this.budget))}return r}place(t){if(this.
removed.has(t))return;let n=this.patched.get(t);if(n)return{bytes:n,start:0,end:n.length};if(!this.edited.has(t))switch(this.table.kind[t]){case $:return{bytes:this.
bytes,start:this.bodies[t],end:this.bytes.length};case I:{let s=this.container(this.table.place[t]);if(!s)return;let i=this.table.detail[t];s.numbers[i]!==t&&(i=
s.numbers.indexOf(t));let r=s.starts[i];return r===void 0?void 0:{bytes:s.data,start:r,end:s.ends[i]}}default:return}}container(t){let n=this.containers.get(t);
if(n||this.containers.has(t))return n;if(this.opening.has(t)||this.table.kind[t]!==$)return;this.opening.add(t);let s=cr(this,t);return this.opening.delete(t),s&&
(this.effort+=s.data.length*this.job.limits.parsing),this.containers.set(t,s),s}read(t){let n=this.place(t);if(!n)return null;let s=this.table.kind[t]===I&&!this.
patched.has(t),i=this.parserAt(t,n.bytes,n.start,n.end),r=i.value();if(this.spend(i.at-n.start),s||!(r instanceof u.r)||n.bytes!==this.bytes)return r;let a=(0,u.b)(
this.bytes,i.at,this.bytes.length);if(!(0,u.g)(this.bytes,a,"stream"))return r;let{start:o,end:l}=this.streams.data(a,this.lengthOf(r.get("Length"))),d=this.security&&
!(0,u.w)(r.get("Type"),"XRef");return new u.s(r,this.bytes.subarray(o,l),d?{number:t,generation:this.generation(t)}:void 0)}spend(t){if(this.effort-=t,this.effort<
0)throw(0,k.d)("its objects overlap")}lengthOf(t){if(t instanceof u.p){let n=this.place(t.number),s=n&&new J(n.bytes,n.start,Math.min(n.end,n.start+64),64).value();
return typeof s=="number"?s:-1}return typeof t=="number"?t:-1}generation(t){return this.table.kind[t]===$?this.table.detail[t]:0}parserAt(t,n,s,i){let{security:r}=this,
a;if(r&&t!==this.encryptNumber&&this.table.kind[t]===$){let o=this.generation(t);a=l=>r.decryptString(l,t,o)}return new J(n,s,i,this.job.limits.nesting,a)}unlock(t){
let n=this.trailer.get("Encrypt");if(this.security||n===void 0)return;n instanceof u.p&&(this.encryptNumber=n.number);let s=this.resolve(n);if(!(s instanceof u.r))
throw(0,k.d)("its encryption dictionary is missing");let i=this.array(this.trailer.get("ID")),r=this.resolve(i?.[0]),a=He(this,s,8);this.security=zi(a,r instanceof
u.o?r.bytes:new Uint8Array,t),this.values.clear(),this.containers.clear()}forget(){this.values.clear(),this.located=-1,this.next=Math.max(this.next,this.table.size)}},
jr=class{live;via;end;valueEnd;dataStart;dataEnd;lengthStart;lengthEnd;from;to;count=0;bytes=0;constructor(e,t,n=!1,s){let i=r=>r??new Int32Array(t?e:0);this.live=
new Uint8Array(e),this.via=new Int32Array(n?e:0),this.end=s?.end??new Int32Array(e),this.valueEnd=i(s?.valueEnd),this.dataStart=i(s?.dataStart),this.dataEnd=i(s?.
dataEnd),this.lengthStart=i(s?.lengthStart),this.lengthEnd=i(s?.lengthEnd),this.from=i(s?.from),this.to=i(s?.to)}};async function ft(e,{watched:t}={}){let{markings:n,
referrers:s}=await Ae([e],{watched:t}),{live:i,via:r}=n[0];return{live:i,via:r,referrers:s}}async function Ae(e,t={}){let{strings:n=!1,watched:s,alias:i,known:r}=t,
a=n||t.detail===!0,o=e.length,l=e.map((g,w)=>new jr(g.size,a,s!==void 0,r?.markings[w])),d=r?.scans??e.map(()=>new u.G);for(let g of d)g.strings=n;let c=new Set,
{pace:f}=e[0].job,h=[],m=0,p=(g,w)=>{if(i){let v=i(g,w);v&&({part:g,number:w}=v)}s?.has(w)&&c.add(m);let{live:b}=l[g];w<=0||w>=b.length||b[w]===1||!e[g].exists(
w)||(b[w]=1,s&&(l[g].via[w]=m),h.push(w*o+g))},y=(g,w)=>{let b=[w];for(;b.length>0;){let v=b.pop();if(v instanceof u.p)p(v instanceof u.q?v.part:g,v.number);else if(Array.
isArray(v))for(let A of v)b.push(A);else if(v instanceof u.r)for(let A of v.values())b.push(A);else if(v instanceof u.s)for(let[A,P]of v.dict)A!=="Length"&&b.push(
P)}};for(let[g,w]of e[0].trailer)g!=="Encrypt"&&y(0,w);for(;h.length>0;){let g=h.pop(),w=g%o,b=m=(g-w)/o,v=e[w],A=l[w],P=d[w];a||(P.used=0),A.count++;let C=100,
R=v.edited.get(b),L=r?.markings[w];if(R===void 0&&L?.live[b]===1){let{marks:F}=P,O=n?A.lengthStart[b]:-2;for(let E=A.from[b];E<A.to[b];E+=3)F[E]!==u.F&&F[E+1]!==
O&&p(w,F[E]);A.end[b]>0&&(A.bytes+=A.end[b]-v.table.place[b]);continue}let ee=P.used;if(R===void 0){let F=Rr(v,A,P,b,a);C+=F,(F<0||n&&P.byteRange)&&(P.used=ee,R=
v.edit(b))}if(R!==void 0)y(w,R);else{a&&(A.from[b]=ee,A.to[b]=P.used);let{marks:F}=P,O=n?P.lengthStart:-2;for(let E=ee;E<P.used;E+=3)F[E]!==u.F&&F[E+1]!==O&&p(w,
F[E])}let ge=f.step(C);ge&&await ge}return{markings:l,scans:d,referrers:c}}function Rr(e,t,n,s,i){if(e.table.kind[s]!==$||e.patched.has(s))return Ir(e,t,n,s,i);
if(!sr(e,s,n,_e))return-1;let{end:r,valueEnd:a}=_e;return t.end[s]=r,t.bytes+=r-e.table.place[s],i&&(t.valueEnd[s]=a,t.dataStart[s]=_e.dataStart,t.dataEnd[s]=_e.
dataEnd,t.lengthStart[s]=n.lengthStart,t.lengthEnd[s]=n.lengthEnd),a-e.bodies[s]}var _e={valueEnd:-1,dataStart:-1,dataEnd:-1,end:-1};function Ir(e,t,n,s,i){let r=e.
place(s);if(!r)return-1;n.forgetLength();let a=n.value(r.bytes,r.start,r.end);return a<0&&!_r(r.bytes,r.start,r.end)?-1:(i&&(t.valueEnd[s]=a<0?r.end:a),t.bytes+=
r.end-r.start,r.end-r.start)}function _r(e,t,n){for(let s=t;s<n;s++)if("<([/".includes(String.fromCharCode(e[s])))return!1;return!0}var ht=new u.r,mt=e=>({length:e.
length,put:t=>t.copy(e,0,e.length)});function _n(e,{number:t,generation:n,security:s},i){if(!s)return mt(e);let r=s.encryptedStreamLength(e.length,i);return{length:r,
put:a=>a.fill(r,(o,l)=>s.encryptStreamInto(e,t,n,i,o,l))}}function Bn(e,t,n){for(let s=t;s<n-4;s++)if(e[s]===67&&(0,u.g)(e,s,"Crypt"))return!0;return!1}var Br=class{constructor(e,t,n,s){
this.documents=e,this.marked=t,this.mode=n,this.finalNumber=s}documents;marked;mode;finalNumber;copy(e,t,n,s){let i=this.documents[t],r=this.marked.markings[t],
a=i.place(n),o=a.bytes===i.bytes;if(!this.mode.renumber&&!this.mode.strings){e.copy(a.bytes,a.start,a.end);return}let l=r.valueEnd[n],d=o?r.dataStart[n]:-1,c=d>=
0&&this.mode.strings,f=zr(a.bytes,a.start),h,m=-1;c&&(h=this.transcrypt(i,n,s,l,i.bytes.subarray(d,r.dataEnd[n])),m=r.lengthStart[n]);let{marks:p}=this.marked.scans[t],
y=m<0,g=()=>{e.copy(a.bytes,f,m),e.integer(h.length),f=r.lengthEnd[n],y=!0};for(let w=r.from[n];w<r.to[n];w+=3){let[b,v,A]=[p[w],p[w+1],p[w+2]];if(!y&&v>=m&&g(),
!(v<f)){if(b===u.F)e.copy(a.bytes,f,v),this.copyString(e,i,n,a.bytes,v,A,o,s),f=A;else if(this.mode.renumber){e.copy(a.bytes,f,v);let P=this.finalNumber(t,b);P===
0?e.text("null"):(e.integer(P),e.text(" 0 R")),f=A}}}y||g(),h?(e.copy(a.bytes,f,l),e.text(`
stream
`),h.put(e),e.text(`
endstream`)):d>=0?(e.copy(a.bytes,f,r.dataEnd[n]),e.text(`
endstream`)):e.copy(a.bytes,f,l)}copyString(e,t,n,s,i,r,a,o){let{security:l}=t,d=t.generation(n),c=l&&(a||t.patched.has(n))&&t.table.kind[n]===$,f=new J(s,i,r,1,
c?h=>l.decryptString(h,n,d):void 0).value();f instanceof u.o&&Dn(e,f.bytes,o)}transcrypt(e,t,n,s,i){let{security:r}=this.mode,a=e.generation(t);if(r===e.security&&
(!r?.numbered||t===n.number&&a===n.generation))return mt(i);let o=this.telling(e,t,s),l=e.security?e.encoded(new u.s(o,i,{number:t,generation:a})):i;return _n(l,
n,o)}telling(e,t,n){let{security:s}=this.mode;if((s?.uniform??!0)&&(e.security?.uniform??!0)&&!Bn(e.bytes,e.bodies[t],n))return ht;let i=e.get(t);return i instanceof
u.s?i.dict:ht}withCryptFilter(e,t){let n=this.documents[e],{valueEnd:s,dataStart:i}=this.marked.markings[e];if(!this.mode.recrypt||!n.security||n.table.kind[t]!==
$||i[t]<0||!Bn(n.bytes,n.bodies[t],s[t]))return;let r=n.get(t);return r instanceof u.s?r:void 0}};function zr(e,t){for(;t<e.length&&u.a[e[t]]===1;)t++;return t}
async function Lr(e,t,n){let{table:s,job:i}=e,r=new Map;for(let l=1;l<s.size;l++){if(t[l]===1&&s.kind[l]===I){let c=r.get(s.place[l]);c?c.push(l):r.set(s.place[l],
[l])}let d=l%1024===0?i.pace.step(5e4):void 0;d&&await d}let a=new Set,o=new Map;for(let[l,d]of r){!n&&Kr(e,l,d)?a.add(l):o.set(l,d.filter(f=>!(e.edited.get(f)instanceof
u.s)));let c=i.pace.step(d.length*50);c&&await c}return{whole:a,repacked:o}}function Kr(e,t,n){let s=e.container(t);if(!s||s.extends||s.numbers.length!==n.length||
!n.every(a=>!e.isChanged(a)&&s.numbers[e.table.detail[a]]===a))return!1;let i=e.get(t);if(!(i instanceof u.s))return!1;let r=a=>a instanceof u.p||Array.isArray(
a)&&a.some(o=>o instanceof u.p);return![...i.dict].some(([a,o])=>a!=="Length"&&r(o))}async function Ur(e,t,n,s){let{whole:i,repacked:r}=n,a=new Int32Array(e.size),
o=0,l=!0,d=-1;for(let f=1;f<e.size;f++)e.kind[f]===$&&(t[f]!==1&&!i.has(f)&&!r.has(f)||(a[o++]=f,e.place[f]<d&&(l=!1),d=e.place[f]));let c=a.subarray(0,o);return l?
c:Gr(c,e.place,s)}var zn=11;async function Gr(e,t,n){let s=e,i=new Int32Array(e.length);for(let r=0;r<31;r+=zn){Vr(s,i,t,r),[s,i]=[i,s];let a=n.step(e.length*20);
a&&await a}return s}function Vr(e,t,n,s){let i=(1<<zn)-1,r=new Int32Array(i+2);for(let a=0;a<e.length;a++)r[(n[e[a]]>>>s&i)+1]++;for(let a=1;a<r.length;a++)r[a]+=
r[a-1];for(let a=0;a<e.length;a++){let o=e[a];t[r[n[o]>>>s&i]++]=o}}var Wr=1<<23,Xr=class{constructor(e,t,n){this.sink=e,this.rows=t,this.bytes=n}sink;rows;bytes;start=-1;end=-1;add(e,t,n,s){
this.start>=0&&!this.adjoins(t)&&this.flush(),this.start<0&&(this.start=t),this.rows.plain(e,this.sink.length+(t-this.start),s),this.end=n}get pending(){return this.
start<0?0:this.end-this.start}async drain(e){for(;this.pending>0;){let t=Math.min(this.start+Wr,this.end);this.sink.copy(this.bytes,this.start,t);let n=e.step(t-
this.start);this.start=t,n&&await n}}flush(){this.start<0||(this.sink.copy(this.bytes,this.start,this.end),this.sink.byte(10),this.start=-1)}adjoins(e){if(e<this.
end||e-this.end>16)return!1;for(let t=this.end;t<e;t++)if(u.a[this.bytes[t]]!==1)return!1;return!0}},Hr=0,qr=1,Qr=2,Jr=class{kind;place;detail;size=1;constructor(e){
this.kind=new Uint8Array(e),this.place=new Float64Array(e),this.detail=new Int32Array(e)}plain(e,t,n){this.set(e,qr,t,n)}packed(e,t,n){this.set(e,Qr,t,n)}set(e,t,n,s){
e>=this.kind.length&&this.grow(e+1),this.kind[e]=t,this.place[e]=n,this.detail[e]=s,e>=this.size&&(this.size=e+1)}grow(e){let t=Math.max(e,Math.ceil(this.kind.length*
1.5)),[n,s,i]=[new Uint8Array(t),new Float64Array(t),new Int32Array(t)];n.set(this.kind),s.set(this.place),i.set(this.detail),[this.kind,this.place,this.detail]=
[n,s,i]}fingerprint(){return new Uint8Array(this.place.buffer,0,this.size*8)}async table(e){let{size:t,kind:n,place:s,detail:i}=this,r=Buffer.allocUnsafe(t*20),
a=0,o=(l,d)=>{for(let c=d-1;c>=l;c--){let f=c*20,h=n[c]===Hr;Ln(r,f,10,h?a:s[c]),r[f+10]=32,Ln(r,f+11,5,c===0?65535:h?1:i[c]),r[f+16]=32,r[f+17]=h?102:110,r[f+18]=
32,r[f+19]=10,h&&(a=c)}};for(let l=t;l>0;l-=ae){o(Math.max(0,l-ae),l);let d=e.step(ae*40);d&&await d}return r}async packedRows(e){let{size:t,kind:n,place:s,detail:i}=this,
[r,a]=[1,1];for(let p=0;p<t;p++)s[p]>r&&(r=s[p]),i[p]>a&&(a=i[p]);let o=[1,Kn(r),Kn(a)],l=o[0]+o[1]+o[2],d=new Uint8Array(t*(l+1)),c=new Uint8Array(l),f=new Uint8Array(
l),h=0,m=(p,y)=>{for(let g=p;g<y;g++){c[0]=n[g],Un(c,1,o[1],s[g]),Un(c,1+o[1],o[2],g===0?0:i[g]),d[h++]=2;for(let w=0;w<l;w++)d[h++]=c[w]-f[w],f[w]=c[w]}};for(let p=0;p<
t;p+=ae){m(p,Math.min(p+ae,t));let y=e.step(ae*40);y&&await y}return{data:d,widths:o}}},ae=8192;async function Zr(e,t,n){let s=e.length;e.text(`xref
0 ${t.size}
`);let i=await t.table(n);return e.copy(i,0,i.length),s}async function Yr(e,t,n,s){let i=e.length,r=t.size;t.plain(r,i,0);let{data:a,widths:o}=await t.packedRows(
n),l=await(0,u.D)(a,n),d=o[0]+o[1]+o[2];e.text(`${r} 0 obj
`),s([["Type",new u.n("XRef")],["Size",t.size],["W",o],["Filter",new u.n("FlateDecode")],["DecodeParms",(0,u.x)({Columns:d,Predictor:12})],["Length",l.length]]),
e.text(`
stream
`),e.copy(l,0,l.length),e.text(`
endstream
endobj
startxref
${i}
%%EOF
`)}function Ln(e,t,n,s){for(let i=t+n-1;i>=t;i--){let r=Math.floor(s/10);e[i]=48+(s-r*10),s=r}}var Kn=e=>Math.max(1,Math.ceil(Math.log2(e+1)/8));function Un(e,t,n,s){
for(let i=t+n-1;i>=t;i--)e[i]=s%256,s=Math.floor(s/256)}var Gn=200,Vn=1e3,ea=1<<23,ta={whole:new Set,repacked:new Map},na=class{constructor(e,t,n,s){this.sink=e,
this.documents=t,this.marked=n,this.mode=s;let i=t.reduce((r,a)=>r+a.size,0);this.next=t[0].size,this.finals=s.renumber?this.assign():[],this.copier=new Br(t,n,
s,(r,a)=>this.finalNumber(r,a)),this.rows=new Jr(Math.max(s.renumber?this.next:i,16)+8)}sink;documents;marked;mode;rows;finals;next;copier;fresh=[];finalReference=e=>this.
final(0,e);async run(){for(let[e]of this.documents.entries()){let t=this.mode.streams?await Lr(this.documents[e],this.marked.markings[e].live,this.mode.renumber):
ta;await this.writePart(e,t)}this.fresh.length>0&&await this.writeFresh()}plain(e){let t=this.next++;return this.begin(t,0),W(this.sink,e,je),this.sink.text(`
endobj
`),new u.p(t,0)}assign(){let e=1,t=this.marked.markings.map(({live:n})=>{let s=new Int32Array(n.length);for(let i=1;i<n.length;i++)n[i]===1&&(s[i]=e++);return s});
return this.next=e,t}final(e,t){return this.finalNumber(t instanceof u.q?t.part:e,t.number)}finalNumber(e,t){let n=this.mode.alias?.(e,t);return n&&({part:e,number:t}=
n),this.mode.renumber?this.finals[e][t]??0:this.marked.markings[0].live[t]===1?t:0}async writePart(e,t){let n=this.documents[e],{pace:s}=n.job,{table:i}=n,{live:r}=this.
marked.markings[e],a=new Xr(this.sink,this.rows,n.bytes);for(let o of await Ur(i,r,t,s)){let l=this.writeOne(e,o,t,a);a.pending>ea&&await a.drain(s);let d=s.step(
l);d&&await d}a.flush();for(let o=1;o<r.length;o++){let l=o>=i.size||i.kind[o]!==$&&i.kind[o]!==I;if(r[o]!==1||!l&&!(i.kind[o]===I&&(!this.mode.streams||n.edited.
get(o)instanceof u.s)))continue;this.mode.streams&&l&&!(n.edited.get(o)instanceof u.s)?this.fresh.push({part:e,number:o}):this.writeObject(e,o);let d=s.step(500);
d&&await d}}writeOne(e,t,{whole:n,repacked:s},i){let r=this.documents[e],a=this.marked.markings[e],{table:o}=r,l=s.get(t);if(l){i.flush();for(let f=0;f<l.length;f+=
Vn)this.pack(this.mode.renumber||f>0?this.next++:t,l.slice(f,f+Vn).map(h=>({part:e,number:h})));return l.length*200}if(n.has(t))return this.copyContainer(e,t,i);
if(r.isChanged(t)||this.mode.renumber||this.mode.strings)return i.flush(),this.writeObject(e,t);let[d,c]=[o.place[t],a.end[t]];return i.add(t,d,c,o.detail[t]),Math.
min(c-d,2e6)>>3}copyContainer(e,t,n){let s=this.documents[e],i=s.container(t);for(let[a,o]of i.numbers.entries())this.rows.packed(o,t,a);n.flush();let r=s.get(t);
return this.writeStream(e,t,s.generation(t),r),r.data.length>>2}begin(e,t){this.rows.plain(e,this.sink.length,t),this.sink.integer(e),this.sink.byte(32),this.sink.
integer(t),this.sink.text(` obj
`)}writing(e,t,n){let{renumber:s,security:i}=this.mode;return{number:t,generation:n,security:i,renumber:s?r=>this.final(e,r):void 0}}writeObject(e,t){let n=this.
documents[e],s=this.mode.renumber?this.finals[e][t]:t,i=this.mode.renumber?0:n.generation(t),r=this.sink.length,a=n.edited.get(t),o=a===void 0?this.copier.withCryptFilter(
e,t):a;return o instanceof u.s?this.writeStream(e,s,i,o):(this.begin(s,i),o!==void 0?W(this.sink,o,this.writing(e,s,i)):this.copier.copy(this.sink,e,t,this.writing(
e,s,i)),this.sink.text(`
endobj
`)),this.sink.length-r}writeStream(e,t,n,s){let i=this.documents[e],{security:r}=this.mode,{sealed:a}=s,o=this.writing(e,t,n),l=a&&r===i.security&&(!r?.numbered||
a.number===t&&a.generation===n),d=new u.r(s.dict);!l&&this.mode.recrypt&&Di(d);let c=l?mt(s.data):_n(i.encoded(s),{number:t,generation:n,security:r},d);this.begin(
t,n),d.set("Length",c.length),W(this.sink,d,o),this.sink.text(`
stream
`),c.put(this.sink),this.sink.text(`
endstream
endobj
`)}async writeFresh(){let{pace:e}=this.documents[0].job;for(let t=0;t<this.fresh.length;t+=Gn){this.pack(this.next++,this.fresh.slice(t,t+Gn));let n=e.step(1e5);
n&&await n}}pack(e,t){let n=new u.z(t.length*160),s=new u.z(t.length*12);for(let[o,{part:l,number:d}]of t.entries()){let c=this.documents[l],f=this.mode.renumber?
this.finals[l][d]:d;o>0&&s.byte(32),s.integer(f),s.byte(32),s.integer(n.length),this.rows.packed(f,e,o);let h={...this.writing(l,f,0),security:void 0},m=c.edited.
get(d);m!==void 0?W(n,m,h):this.copier.copy(n,l,d,h),n.byte(10)}s.byte(10);let i=s.length;s.copy(n.bytes,0,n.length);let r=this.mode.draft?(0,u.E)(s.bytes):(0,u.C)(
s.bytes),{security:a}=this.mode;a&&(r=a.encryptStream(r,e,0,ht)),this.begin(e,0),this.sink.text(`<</Type/ObjStm/N ${t.length}/First ${i}/Filter/FlateDecode/Leng\
th ${r.length}>>
stream
`),this.sink.copy(r,0,r.length),this.sink.text(`
endstream
endobj
`)}};async function X(e,t={}){return await e.pages.settle(),Wn([e],t)}async function sa(e,t={}){await e.pages.settle();let n=new u.A;return await Xn([e],t,()=>n),
n.length}async function Wn(e,t={}){let n;return await Xn(e,t,s=>n=new u.z(s)),n.bytes}async function Xn(e,t,n){let[s]=e,{encryption:i="keep",dedupe:r,draft:a=!1}=t,
o=i==="keep"?s.security:i==="none"?void 0:i,l=e.some(F=>F.security!==o),d=()=>h.markings.reduce((F,{count:O})=>F+O,0),c=e.reduce((F,O)=>F+O.size,0),f=e.length>1||
t.compact===!0,h=await Ae(e,{detail:f,strings:l||f&&o?.numbered===!0}),m=r&&await r(e,h);m&&(h=await Ae(e,{detail:!0,strings:l,alias:m,known:h}));let p=f||c-d()>
d()+50,y=l||p&&o?.numbered===!0;p&&!f&&!l&&(h=await Ae(e,{detail:!0,strings:y}));let g=e.some(F=>F.crossReferenceStream),w=la([...e.map(F=>F.version),t.version??
"1.0",o?.version??"1.0",g?"1.5":"1.0"]),b=h.markings.reduce((F,{bytes:O,count:E})=>F+O+E*(y?72:28),0)+c*4+16384,v=n(b);v.text(`%PDF-${w}
`),v.copy(Hn,0,Hn.length);let A=new na(v,e,h,{renumber:p,strings:y,recrypt:l,security:o,streams:g,draft:a,alias:m});await A.run();let P;o&&(P=A.plain(o.dictionary));
let C=new u.r,R={...je,renumber:A.finalReference};for(let[F,O]of s.trailer)F!=="ID"&&F!=="Encrypt"&&C.set(F,O);let{rows:L}=A,{pace:ee}=s.job,ge=`${ia(s,ra(v,L.fingerprint()))}${P?
`/Encrypt ${P.number} 0 R`:""}>>`;if(g)await Yr(v,L,ee,F=>{for(let[O,E]of F)C.set(O,E);qn(v,C,ge,R)});else{let F=await Zr(v,L,ee);C.set("Size",L.size),v.text(`t\
railer
`),qn(v,C,ge,R),v.text(`
startxref
${F}
%%EOF
`)}}var Hn=Uint8Array.of(37,226,227,207,211,10);function qn(e,t,n,s){let i=new u.z(1024);W(i,t,s),e.copy(i.bytes,0,i.length-2),e.text(n)}function ia(e,t){let n=e.
resolve(e.array(e.trailer.get("ID"))?.[0]),s=i=>`<${(0,u.l)(i).toString("hex")}>`;return`/ID[${s(n instanceof u.o?n.bytes:t)}${s(t)}]`}function ra(e,t){let n=(0,ni.createHash)(
"sha256").update(t);if(e instanceof u.z){let{bytes:s}=e,i=Math.max(Qn,Math.floor(s.length/oa));if(s.length<=aa)n.update(s);else for(let r=0;r<s.length;r+=i)n.update(
s.subarray(r,r+Qn))}return n.digest().subarray(0,16)}var aa=4<<20,Qn=4096,oa=128;function la(e){return e.reduce((t,n)=>n>t?n:t)}async function Jn(e,t,n){let s=Ri(
{...n,id0:ca(e)});return da(e,s),{name:t.name,bytes:await X(e,{encryption:s}),pageCount:e.pages.count}}function Zn({algorithm:e,permissions:t,userPassword:n}){return{
algorithm:e,permissions:t,restrictions:st(t),needsPassword:n!==""}}function ua({security:e}){let t=e?st(e.permissions):[];return t.length===0?[]:[{code:"restric\
tions_dropped",message:`The document came with restrictions (${t.join(", ")} = false). The new encryption replaces them: whoever opens the document with the pas\
sword may do everything.`}]}function da(e,{version:t,extensionLevel:n}){if(n===void 0||e.version>="2.0")return;let s=e.edit(e.catalogNumber);if(!(s instanceof u.r))
return;let i=e.dict(s.get("Extensions")),r=e.resolve(e.dict(i?.get("ADBE"))?.get("ExtensionLevel"));if(typeof r=="number"&&r>=n)return;let a=(0,u.x)({BaseVersion:(0,u.y)(
t),ExtensionLevel:n});s.set("Extensions",new u.r([...i??[],["ADBE",a]]))}function ca(e){let t=e.resolve(e.array(e.trailer.get("ID"))?.[0]);if(t instanceof u.o&&
t.bytes.length>0)return t.bytes;let n=new u.o((0,ti.randomBytes)(16));return e.trailer.set("ID",[n,n]),n.bytes}var fa=async(e,t,n)=>{let[s]=e,i=await K.open(s.bytes,
n,{password:t.open_password}),r={algorithm:t.encryption_algorithm,userPassword:t.password,ownerPassword:Ii(),permissions:Sn},a=ua(i);return{documents:[await Jn(
i,s,r)],notes:a,facts:Zn(r)}},ha=async(e,t,n)=>{let[s]=e,i=await K.open(s.bytes,n,{password:t.open_password}),r={algorithm:t.encryption_algorithm,userPassword:t.
user_password??"",ownerPassword:t.owner_password,permissions:qi(t)},a=i.security&&!i.security.opensWithoutPassword&&r.userPassword===""?[ma]:[];return{documents:[
await Jn(i,s,r)],notes:a,facts:Zn(r)}},ma={code:"opens_without_password",message:"The document needed a password to open. It was given no user_password, so it n\
ow opens without one, with the restrictions."},pa=async([e],t,n)=>{let s=await K.open(e.bytes,n,{password:t.open_password}),{stamp:i}=await Promise.resolve().then(()=>V(require("./stamp-W6UGIISD.js"))),
r=await i(s,t),a=await X(s,{version:"1.4"}),o=s.pages.count;return{documents:[{name:e.name,bytes:a,pageCount:o}],notes:r,facts:{pageCount:o}}};function pt({first_page:e,
last_page:t},n){let s=n===1?"1 page":`${n} pages`,i=[];if(e>n&&i.push({field:"first_page",message:`is ${e}, but the document has ${s}`}),t!==void 0&&t>n&&i.push(
{field:"last_page",message:`is ${t}, but the document has ${s}`}),i.length===0&&t!==void 0&&e>t&&i.push({field:"first_page",message:`is ${e}, which is after las\
t_page (${t})`}),i.length>0)throw(0,k.c)(i);return{first:e,last:t??n}}function ga({first:e,last:t}){return Uint32Array.from({length:t-e+1},(n,s)=>e+s)}var ya=class{constructor(e){
this.document=e}document;gone=new Set;chased=new Set;remove(e){let{catalog:t,catalogNumber:n,pages:s}=this.document,i=t.get("Pages");e===n||(0,u.u)(i)&&e===i.number||
s.indexOf(e)>=0||(this.gone.add(e),this.document.remove(e))}chase(e){this.chased.add(e)}removed(){return this.gone}takeChased(){let e=this.chased;return this.chased=
new Set,e}isGone(e){return(0,u.u)(e)&&this.gone.has(e.number)}},Be=class{left;constructor(e){this.left=e.job.limits.nodes}spend=e=>{if(this.left-=e,this.left<0)
throw new k.b("limit_exceeded","The document has more fields, bookmarks or structure than can be processed",{issues:[{field:"file",message:"The document has mor\
e fields, bookmarks or structure than can be processed."}]})}},oe=class{seen=new Set;allowance;constructor(e,t=new Be(e)){this.allowance=t}first(e){return this.
allowance.spend(1),(0,u.u)(e)?this.seen.has(e.number)?!1:(this.seen.add(e.number),!0):!0}};function D(e,t){return(0,u.u)(e)?e.number:t}function N(e,t){let n=e.catalog.
get(t),s=e.dict(n);return s&&{dict:s,holder:D(n,e.catalogNumber)}}function wa(e,t){let n=es(e),s=[n],i=1;for(let r=s.pop();r!==void 0;r=s.pop())if(Array.isArray(
r)){i+=r.length;for(let[a,o]of r.entries())r[a]=Yn(o,s)}else if((0,u.t)(r)){i+=r.size;for(let[a,o]of r)r.set(a,Yn(o,s))}return t(i),n}function Yn(e,t){let n=es(
e);return n!==e&&t.push(n),n}function es(e){return Array.isArray(e)?[...e]:(0,u.t)(e)?new u.r(e):e}var ba=class{constructor(e,t){this.removal=e,this.destinations=
t,this.document=e.document}removal;destinations;document;pages=new Map;structKeys=new Set;via=new Int32Array;removedLinks=0;touch(e,t){if(!this.prune(e,t))return;
let n=this.pageOf(e,t);if(this.forget(t),this.removal.remove(e),n===void 0){this.removal.chase(e);return}let s=this.pages.get(n);s||this.pages.set(n,s=new Set),
s.add(e)}touchPage(e){let t=this.document.entry(e,"Annots"),n=this.document.array(t);if(!n)return;let s=n.filter(i=>{if(this.removal.isGone(i))return!1;let r=this.
document.dict(i),a=D(i,D(t,e));return!r||!this.prune(a,r)?!0:(this.forget(r),(0,u.u)(i)&&this.removal.remove(i.number),!1)});s.length<n.length&&this.setAnnots(e,
s)}flush(){for(let[e,t]of this.pages){let n=this.document.array(this.document.entry(e,"Annots"))??[],s=n.filter(r=>!this.removal.isGone(r));s.length<n.length&&this.
setAnnots(e,s);let i=new Set(n.map(r=>(0,u.u)(r)?r.number:-1));for(let r of t)i.has(r)||this.removal.chase(r)}this.pages.clear()}prune(e,t){if(this.destinations.
pruneTargets(e,t)&&(0,u.w)(t.get("Subtype"),"Link"))return this.removedLinks++,!0;for(let n of["P","Popup","IRT"])this.removal.isGone(t.get(n))&&(this.document.
edit(e),t.delete(n),n==="IRT"&&t.delete("RT"));return(0,u.w)(t.get("Subtype"),"Popup")&&this.removal.isGone(t.get("Parent"))}pageOf(e,t){let{pages:n}=this.document,
s=t.get("P");if((0,u.u)(s)&&n.indexOf(s.number)>=0)return s.number;let i=this.via[e]??0;return[i,this.via[i]??0].find(r=>n.indexOf(r)>=0)}forget(e){let t=this.document.
resolve(e.get("StructParent"));typeof t=="number"&&this.structKeys.add(t)}setAnnots(e,t){this.document.patch(e,{Annots:t.length>0?t:void 0})}};function ts(e){return e.
has("Rect")&&e.has("Subtype")}var va=class{constructor(e){this.removal=e,this.document=e.document}removal;document;open=new Set;pruned=!1;signatures=new Set;signatureRemoved=!1;removedFields=0;removedXfa=!1;losing(e){
if(!(0,u.w)(e.get("Subtype"),"Widget")||(this.pruned=!0,e.has("T")&&!e.has("Kids")&&this.removedFields++,gt(this.document,e)!=="Sig"))return;this.signatureRemoved=
!0;let t=ue(this.document,e,"V");(0,u.u)(t)&&this.signatures.add(t.number)}keepsAsField(e,t){if(!this.document.array(t.get("Kids")))return!1;this.document.edit(
e);for(let n of[...t.keys()])!ns.includes(n)&&n!=="Kids"&&n!=="AA"&&t.delete(n);return this.touch(e),!0}touch(e){this.open.add(e),this.pruned=!0}touchForm(){this.
pruned=!0}flush(){for(let t of this.open)this.open.delete(t),this.pruneField(t);if(!this.pruned)return;this.pruned=!1;let e=N(this.document,"AcroForm");e&&(this.
filter(e.holder,e.dict,"Fields"),this.filter(e.holder,e.dict,"CO"),this.signatureRemoved&&this.dropSignatureFlags(e.holder,e.dict),!(this.document.array(e.dict.
get("Fields"))?.length!==0||e.dict.has("DR"))&&this.document.edit(this.document.catalogNumber).delete("AcroForm"))}dropXfa(){let e=N(this.document,"AcroForm");e?.
dict.has("XFA")&&(this.document.edit(e.holder),e.dict.delete("XFA"),this.document.edit(this.document.catalogNumber).delete("NeedsRendering"),this.removedXfa=!0)}pruneField(e){
let t=this.document.dict(new u.p(e)),n=this.document.array(t?.get("Kids"));if(!t||!n)return;let s=n.filter(r=>!this.removal.isGone(r));if(s.length===n.length)return;
if(this.document.edit(e),s.length>0||(0,u.w)(t.get("Subtype"),"Widget")){t.set("Kids",s);return}let i=t.get("Parent");this.removal.remove(e),this.removedFields++,
(0,u.u)(i)&&this.open.add(i.number)}filter(e,t,n){let s=this.document.array(t.get(n)),i=s?.filter(r=>!this.removal.isGone(r));!s||!i||i.length===s.length||(this.
document.edit(e),i.length>0||n==="Fields"?t.set(n,i):t.delete(n))}dropSignatureFlags(e,t){let n=N(this.document,"Perms");for(let[s,i]of n?[...n.dict]:[])!(0,u.u)(
i)||!this.signatures.has(i.number)||(this.document.edit(n.holder),n.dict.delete(s));n?.dict.size===0&&this.document.edit(this.document.catalogNumber).delete("Pe\
rms"),t.has("SigFlags")&&(le(this.document).some(({type:s})=>s==="Sig")||(this.document.edit(e),t.delete("SigFlags")))}};function le(e){let t=N(e,"AcroForm"),n=new oe(
e),s=[],i=[],r=(a,o)=>{for(let l=(a?.length??0)-1;l>=0;l--)i.push({value:a[l],parent:o})};r(e.array(t?.dict.get("Fields")),void 0);for(let a=i.pop();a;a=i.pop()){
let o=e.dict(a.value);if(!o||!n.first(a.value))continue;let l=e.resolve(o.get("FT")),d={number:(0,u.u)(a.value)?a.value.number:void 0,dict:o,type:l instanceof u.n?
l.text:a.parent?.type,parent:a.parent};s.push(d),r(e.array(o.get("Kids")),d)}return s}function gt(e,t){let n=e.resolve(ue(e,t,"FT"));return n instanceof u.n?n.text:
void 0}function ue(e,t,n){let s=t;for(let i=0;s&&i<ka;i++){let r=s.get(n);if(r!==void 0)return r;s=e.dict(s.get("Parent"))}}var ns="FT Parent T TU TM Ff V DV DA\
 Q DS RV Opt MaxLen TI I Lock SV".split(" "),ka=100,Aa=["Parent","StructParents","B","DPart","PieceInfo","Annots"],Sa=class{constructor(e){this.document=e,this.
allowance=new Be(e)}document;allowance;copyPage(e){let{document:t}=this,n=t.pages.number(e),s=t.pages.attribute(e,"Resources");(0,u.t)(s)&&t.patch(n,{Resources:t.
add(s)});let i=t.dict(new u.p(n))??new u.r,r=new u.r([["Type",new u.n("Page")]]);for(let[l,d]of i)!Aa.includes(l)&&l!=="Type"&&r.set(l,this.clone(d));for(let l of Nn){
let d=t.pages.attribute(e,l);d!==void 0&&!r.has(l)&&r.set(l,this.clone(d))}let a=t.add(r),o=t.array(i.get("Annots"));return o&&o.length>0&&r.set("Annots",this.copyAnnotations(
o,a)),a.number}clone(e){return wa(e,this.allowance.spend)}copyAnnotations(e,t){let{document:n}=this,s=new Map,i=[],r=[];for(let a of e){let o=n.dict(a);if(!o||(0,u.u)(
a)&&s.has(a.number))continue;let l=(0,u.w)(o.get("Subtype"),"Widget");if(l&&gt(n,o)==="Sig")continue;let d=this.clone(l&&(0,u.u)(a)?this.asKid(a):o);if(d.delete(
"StructParent"),d.set("P",t),i.push(d),!(0,u.u)(a)){r.push(d);continue}let c=n.add(d);s.set(a.number,c),r.push(c),l&&this.addKid(d,c)}for(let a of i)xa(a,s);return r}asKid(e){
let{document:t}=this,n=t.dict(e);if(!n.has("T")&&!n.has("FT"))return n;t.edit(e);let s=new u.r;for(let o of ns){let l=n.get(o);l!==void 0&&(s.set(o,l),n.delete(
o))}this.divideActions(n,s),s.set("Kids",[e]);let i=t.add(s),r=s.get("Parent");n.set("Parent",i),(0,u.u)(r)&&ss(t,r.number,t.dict(r),"Kids",e,i);let a=N(t,"Acro\
Form");for(let o of["Fields","CO"])a&&ss(t,a.holder,a.dict,o,e,i);return n}divideActions(e,t){let n=this.document.dict(e.get("AA"));if(!n)return;let[s,i]=[new u.r,
new u.r];for(let[r,a]of n)(["K","F","V","C"].includes(r)?s:i).set(r,a);s.size>0&&t.set("AA",s),i.size>0?e.set("AA",i):e.delete("AA")}addKid(e,t){let n=e.get("Pa\
rent"),s=this.document.dict(n);if(!(0,u.u)(n)||!s)return;this.document.edit(n);let i=this.document.array(s.get("Kids"));i&&!(0,u.u)(s.get("Kids"))?i.push(t):s.set(
"Kids",[...i??[],t])}};function xa(e,t){let n=(0,u.w)(e.get("Subtype"),"Popup")?["Parent"]:["Popup","IRT"];for(let s of n){let i=e.get(s);if(!(0,u.u)(i))continue;
let r=t.get(i.number);r?e.set(s,r):e.delete(s)}}function ss(e,t,n,s,i,r){let a=e.array(n?.get(s));!n||!a?.some(o=>(0,u.u)(o)&&o.number===i.number)||(e.edit(t),n.
set(s,a.map(o=>(0,u.u)(o)&&o.number===i.number?r:o)))}var ze=64,is=e=>typeof e=="number"?String(e):Buffer.from(e.bytes).toString("latin1");function de(e,t,n){let s=[];
for(let i of rs(e,t,0))for(let r of as(e,i.dict,n))s.push(r);return s}function yt(e,t,n,s,i,r){let a=rs(e,t,n,r);for(let l=a.length-1;l>=0;l--){let d=a[l],c=as(
e,d.dict,s),f=c.filter(([p,y])=>!i(p,y));if(f.length<c.length&&(e.edit(d.holder),d.dict.set(s,f.flat()),d.changed=!0),d.emptyKids){let p=(e.array(d.dict.get("Ki\
ds"))??[]).filter(y=>!d.emptyKids.has((0,u.u)(y)?y.number:y));e.edit(d.holder),d.dict.set("Kids",p),d.changed=!0}if(!d.changed)continue;let h=e.array(d.dict.get(
"Kids"))??[];d.empty=f.length===0&&h.length===0;let m=d.parent;m&&(m.changed=!0,d.empty?(m.emptyKids??=new Set).add((0,u.u)(d.value)?d.value.number:d.value):Pa(
e,d,f,h))}let o=a[0];return{changed:o?.changed??!1,empty:o?.empty??!1}}function Le(e,t,n){if(t.length<=ze)return(0,u.x)({[n]:t.flat()});let s=[];for(let i of os(
t)){let[r,a]=[i[0][0],i.at(-1)[0]];s.push({ref:e.add((0,u.x)({Limits:[r,a],[n]:i.flat()})),low:r,high:a})}for(;s.length>ze;)s=os(s).map(i=>{let[r,a]=[i[0].low,i.
at(-1).high];return{ref:e.add((0,u.x)({Limits:[r,a],Kids:i.map(({ref:o})=>o)})),low:r,high:a}});return(0,u.x)({Kids:s.map(({ref:i})=>i)})}function rs(e,t,n,s){let i=new oe(
e),r=[],a=[{value:t??null,holder:n,parent:void 0}];for(let o=a.pop();o!==void 0;o=a.pop()){let l=e.dict(o.value);if(!l||!i.first(o.value)||s&&o.parent&&!Fa(e,l,
s))continue;let d={value:o.value,dict:l,holder:D(o.value,o.holder),parent:o.parent};r.push(d);let c=e.array(l.get("Kids"))??[];for(let f=c.length-1;f>=0;f--)a.push(
{value:c[f],holder:D(l.get("Kids"),d.holder),parent:d})}return r}function Fa(e,t,n){let[s,i]=e.array(t.get("Limits"))??[];return typeof s!="number"||typeof i!="\
number"||n(s,i)}function as(e,t,n){let s=e.array(t.get(n));if(!s)return[];let i=[];for(let r=0;r+1<s.length;r+=2){let a=e.resolve(s[r]);(n==="Names"?a instanceof
u.o:typeof a=="number")&&i.push([a,s[r+1]])}return i}function Pa(e,t,n,s){let i=o=>e.array(e.dict(o)?.get("Limits"))??[],r=n[0]?.[0]??i(s[0])[0],a=n.at(-1)?.[0]??
i(s.at(-1))[1];e.edit(t.holder),r!==void 0&&a!==void 0?t.dict.set("Limits",[r,a]):t.dict.delete("Limits")}function os(e){let t=[];for(let n=0;n<e.length;n+=ze)t.
push(e.slice(n,n+ze));return t}var ls=e=>`/${e}`,us=e=>`(${e}`,$a=class{constructor(e){this.removal=e,this.document=e.document,this.allowance=new Be(this.document)}removal;document;names=new Set;settled=new Set;allowance;successors=new Map;get removedNames(){
return this.names.size}isDead(e){if(e==null)return!1;if(this.removal.isGone(e))return!0;let t=this.document.resolve(e);if(t instanceof u.n)return this.names.has(
ls(t.text));if(t instanceof u.o)return this.names.has(us(is(t)));if((0,u.v)(t))return this.removal.isGone(t[0]);if(!(0,u.t)(t))return!1;let n=t.get("D");return this.
removal.isGone(n)||this.removal.isGone(this.document.array(n)?.[0])}refresh(){this.settled.clear(),this.successors.clear()}pruneNames(){let e=N(this.document,"D\
ests");for(let[n,s]of e?[...e.dict]:[])this.isDead(s)&&(this.document.edit(e.holder),e.dict.delete(n),this.names.add(ls(n)),(0,u.u)(s)&&this.removal.remove(s.number));
e?.dict.size===0&&this.document.edit(this.document.catalogNumber).delete("Dests");let t=N(this.document,"Names");if(t){this.pruneNameTree(t,"Dests",(n,s)=>this.
isDead(s)?(this.names.add(us(n)),(0,u.u)(s)&&this.removal.remove(s.number),!0):!1);for(let n of["Pages","Templates"])this.pruneNameTree(t,n,(s,i)=>this.removal.
isGone(i))}}pruneTargets(e,t){let n=!1;this.isDead(t.get("Dest"))&&(this.document.edit(e),t.delete("Dest"),n=!0),this.pruneAction(e,t,"A")&&(n=!0);let s=t.get("\
AA"),i=this.document.dict(s);return i&&(this.pruneActions(D(s,e),i),i.size===0&&(this.document.edit(e),t.delete("AA"))),n&&!t.has("Dest")&&!t.has("A")}pruneActions(e,t){
for(let n of[...t.keys()])this.pruneAction(e,t,n)}pruneOpenAction(){let{catalog:e,catalogNumber:t}=this.document,n=e.get("OpenAction");(0,u.t)(this.document.resolve(
n))?this.pruneAction(t,e,"OpenAction"):this.isDead(n)&&(this.document.edit(t),e.delete("OpenAction"))}isDeadAction(e){let t=e.get("S");return(0,u.w)(t,"GoTo")?this.
isDead(e.get("D")):(0,u.w)(t,"Thread")&&!e.has("F")&&this.removal.isGone(e.get("D"))}pruneAction(e,t,n){let s=t.get(n);if(s===void 0)return!1;let[i,...r]=this.living(
[s]);if(i===void 0)return this.document.edit(e),t.delete(n),!0;i!==s&&(this.document.edit(e),t.set(n,i));let a=this.document.dict(i);if(!a)return!1;let o=wt(this.
document,a.get("Next")),l=r.filter(d=>!o.includes(d));return l.length>0&&(this.document.edit(D(i,e)),a.set("Next",[...o,...l])),this.pruneChain(i,e),!1}pruneChain(e,t){
let n=[[e,D(e,t)]];for(let s=n.pop();s;s=n.pop()){let[i,r]=s,a=this.document.dict(i);if(!a||(0,u.u)(i)&&this.settled.has(i.number)||((0,u.u)(i)&&this.settled.add(
i.number),this.isDead(a.get("SD"))&&(this.document.edit(r),a.delete("SD")),!a.has("Next")))continue;let o=wt(this.document,a.get("Next")),l=this.living(o);(l.length!==
o.length||l.some((d,c)=>d!==o[c]))&&(this.document.edit(r),l.length===0?a.delete("Next"):a.set("Next",l.length===1?l[0]:[...l]));for(let d of l)n.push([d,D(d,r)])}}living(e){
let t,n=[],s=[],i=[...e].reverse();for(let r=i.pop();r!==void 0;r=i.pop()){if(this.removal.isGone(r))continue;let a=this.document.dict(r);if(!a||!this.isDeadAction(
a)){n.push(r);continue}let o=(0,u.u)(r)?this.successors.get(r.number):void 0;if(o){for(let l of o)n.push(l);continue}if((0,u.u)(r)&&i.length===0&&n.length===0&&
s.push(r.number),t??=new oe(this.document,this.allowance),a.has("Next")&&t.first(r))for(let l of wt(this.document,a.get("Next")).reverse())i.push(l)}for(let r of s)
this.successors.set(r,n);return n}pruneNameTree(e,t,n){let s=e.dict.get(t);if(s===void 0)return;let i=D(s,e.holder),{empty:r}=yt(this.document,s,i,"Names",(a,o)=>n(
is(a),o));r&&(this.document.edit(e.holder),e.dict.delete(t))}};function wt(e,t){return t==null?[]:[...e.array(t)??[t]]}function ds(e){let t=e.catalog.get("DPart\
Root");if(t===void 0)return;let n=new oe(e),s=[t];for(let i=s.pop();i!==void 0;i=s.pop()){let r=e.dict(i),a=e.array(i);if(!(!n.first(i)||!(r??a))){for(let o of a??
[])s.push(o);for(let o of["DPartRootNode","DParts"]){let l=r?.get(o);l!==void 0&&s.push(l)}(0,u.u)(i)&&e.remove(i)}}e.edit(e.catalogNumber).delete("DPartRoot")}
function cs(e){let t=e.catalog.get("PageLabels");if(!e.dict(t))return;let n=de(e,t,"Nums").map(([s,i])=>({first:Number(s),label:e.dict(i)})).filter(({first:s})=>Number.
isInteger(s)&&s>=0).sort((s,i)=>s.first-i.first).map(({first:s,label:i})=>({first:s,...Ca(e,i)}));return s=>{let[i,r]=[0,n.length];for(;i<r;){let o=i+r>>1;n[o].
first<=s?i=o+1:r=o}let a=n[i-1];return a?{...a,number:a.start+s-a.first}:{style:"D",prefix:void 0,number:s+1}}}function fs(e,t){let n=[],s,i=0;for(let r of t)(!s||
!Ta(s,r))&&n.push([i,Ea(r)]),s=r,i++;return Le(e,n,"Nums")}function Ma(e,t){let n=cs(e);if(!n)return;let s=fs(e,Array.from(t,i=>n(i-1)));e.edit(e.catalogNumber).
set("PageLabels",e.add(s))}function Ca(e,t){let n=e.resolve(t?.get("S")),s=e.resolve(t?.get("P")),i=e.resolve(t?.get("St"));return{style:n instanceof u.n?n.text:
void 0,prefix:s instanceof u.o&&s.bytes.length>0?s:void 0,start:typeof i=="number"&&Number.isInteger(i)&&i>=1?i:1}}function Ta(e,t){return e.style!==t.style||t.
style!==void 0&&t.number!==e.number+1?!1:e.prefix===t.prefix?!0:!!e.prefix&&!!t.prefix&&Buffer.compare(e.prefix.bytes,t.prefix.bytes)===0}function Ea({style:e,prefix:t,
number:n}){return(0,u.x)({S:e===void 0?void 0:(0,u.y)(e),P:t,St:e===void 0||n===1?void 0:n})}var Na=class{constructor(e,t){this.removal=e,this.destinations=t,this.
document=e.document,this.allowance=new Be(this.document)}removal;destinations;document;dead=new Set;repaired=new Set;allowance;get removedItems(){return this.dead.
size}touch(e,t){this.removal.isGone(t.get("SE"))&&(this.document.edit(e),t.delete("SE")),this.destinations.pruneTargets(e,t)&&this.dead.add(e)}async touchAll(){
let e=N(this.document,"Outlines"),t=new oe(this.document),n=[e?.dict.get("First")];for(;n.length>0;){let s=n.pop(),i=this.document.dict(s);if(!i||!(0,u.u)(s)||!t.
first(s))continue;this.touch(s.number,i),n.push(i.get("Next"),i.get("First"));let r=this.document.job.pace.step(200);r&&await r}}async flush(){for(let t of this.
dead){let n=this.document.dict(new u.p(t));n&&this.unlink(t,n);let s=this.document.job.pace.step(1e3);s&&await s}let e=N(this.document,"Outlines");!e||this.dead.
size===0||this.document.dict(e.dict.get("First"))||this.document.edit(this.document.catalogNumber).delete("Outlines")}unlink(e,t){let n=t.get("Parent"),s=this.document.
dict(n);if(s&&(0,u.u)(n)&&this.isLinked(e,t,n.number,s)){let i=this.kidsOf(t);this.splice(t,i,n,s);let r=i.reduce((a,o)=>a+1+Math.max(0,bt(this.document,o.item)),
0);this.recount(n,bt(this.document,t)>0?-1:r-1),!s.has("First")&&s.has("Title")&&!s.has("Dest")&&!s.has("A")&&this.dead.add(n.number)}this.removal.remove(e)}splice(e,t,n,s){
let i=this.itemAt(e.get("Prev")),r=this.itemAt(e.get("Next")),[a,o]=[t[0],t.at(-1)];i?this.link(i,"Next",a??r):this.link({item:s,ref:n},"First",a??r),r?this.link(
r,"Prev",o??i):this.link({item:s,ref:n},"Last",o??i);for(let[l,d]of t.entries())this.link(d,"Parent",{item:s,ref:n}),this.link(d,"Prev",t[l-1]??i),this.link(d,"\
Next",t[l+1]??r)}recount(e,t){let n=this.visit(),s=e;for(let i=this.document.dict(s);t!==0&&i&&(0,u.u)(s)&&n.first(s);i=this.document.dict(s)){let r=bt(this.document,
i);if(r===0)return;this.document.edit(s);let a=Math.abs(r)+t;if(a>0&&i.has("First")?i.set("Count",Math.sign(r)*a):i.delete("Count"),r<0)return;s=i.get("Parent")}}isLinked(e,t,n,s){
let i=()=>{let a=this.itemAt(t.get("Prev")),o=a?a.item.get("Next"):s.get("First");return(0,u.u)(o)&&o.number===e};if(i())return!0;if(this.repaired.has(n))return!1;
this.repaired.add(n);let r;for(let a of this.kidsOf(s)){let o=a.item.get("Prev");((0,u.u)(o)?o.number:void 0)!==r?.ref.number&&this.link(a,"Prev",r),r=a}return i()}visit(){
return new oe(this.document,this.allowance)}kidsOf(e){let t=[],n=this.visit();for(let s=this.itemAt(e.get("First"));s&&n.first(s.ref);s=this.itemAt(s.item.get("\
Next")))t.push(s);return t}itemAt(e){let t=this.document.dict(e);return t&&(0,u.u)(e)?{item:t,ref:e}:void 0}link(e,t,n){this.document.edit(e.ref),n?e.item.set(t,
n.ref):e.item.delete(t)}};function Oa(e){return e.has("Title")&&e.has("Parent")&&!e.has("S")&&!e.has("Subtype")&&!e.has("FT")}function bt(e,t){let n=e.resolve(t.
get("Count"));return typeof n=="number"?n:0}var Da=class{constructor(e){this.removal=e,this.document=e.document,this.root=N(this.document,"StructTreeRoot")}removal;document;root;open=new Set;unsaid=new Map;silenced=new Set;identifierRemoved=!1;removedElements=0;dropKeys(e){
let t=this.root?.dict.get("ParentTree");if(!this.root||t===void 0||e.size===0)return;let n=Float64Array.from(e).sort(),s=(a,o)=>{let l=Ia(n,a);return l<n.length&&
n[l]<=o},i=(a,o)=>e.has(a)?(this.touchParents(o),!0):!1,{empty:r}=yt(this.document,t,D(t,this.root.holder),"Nums",i,s);r&&(this.document.edit(this.root.holder),
this.root.dict.delete("ParentTree"))}touch(e){this.open.add(e)}touchRoot(){this.root&&this.open.add(this.root.holder)}async flush(){if(!this.root)return;for(let n of this.
open){this.open.delete(n);let s=this.document.job.pace.step(500);s&&await s,n===this.root.holder?this.pruneRoot(this.root):this.pruneElement(n)}let e=this.root.
dict.get("IDTree");if(!this.identifierRemoved||e===void 0)return;this.identifierRemoved=!1;let t=(n,s)=>this.removal.isGone(s);yt(this.document,e,D(e,this.root.
holder),"Names",t).empty&&(this.document.edit(this.root.holder),this.root.dict.delete("IDTree"))}touchParents(e){(0,u.u)(e)&&!(0,u.v)(this.document.resolve(e))&&
this.open.add(e.number);for(let[t,n]of(this.document.array(e)??[]).entries()){if(!(0,u.u)(n))continue;this.open.add(n.number);let s=this.unsaid.get(n.number);s||
this.unsaid.set(n.number,s=new Set),s.add(t)}}pruneElement(e){let t=this.document.dict(new u.p(e));if(!t)return;this.pruneReferences(e,t);let n=t.get("Pg"),s=n===
void 0?this.unsaid.get(e):void 0,i=this.kidsOf(t),r=i.filter(o=>!this.isLost(o,n,s));if(this.removal.isGone(n)&&(this.document.edit(e),t.delete("Pg")),r.length===
i.length)return;let a=t.get("P");r.length===0?(t.has("ID")&&(this.identifierRemoved=!0),this.removal.remove(e),this.removedElements++):(this.document.edit(e),t.
set("K",r.length===1?r[0]:r)),(0,u.u)(a)&&this.open.add(a.number),this.silence(r.length===0?a:new u.p(e))}pruneRoot({dict:e,holder:t}){let n=this.kidsOf(e),s=n.
filter(r=>!this.removal.isGone(r));if(s.length===n.length)return;if(this.document.edit(t),s.length>0){e.set("K",s.length===1?s[0]:s);return}let i=this.document.
edit(this.document.catalogNumber);i.delete("StructTreeRoot"),i.delete("MarkInfo")}isLost(e,t,n){return typeof e=="number"?this.removal.isGone(t)||(n?.has(e)??!1):
this.removal.isGone(e)?!0:(0,u.t)(e)?(0,u.w)(e.get("Type"),"OBJR")&&this.removal.isGone(e.get("Obj"))?!0:((0,u.w)(e.get("Type"),"MCR")||(0,u.w)(e.get("Type"),"O\
BJR"))&&this.removal.isGone(e.get("Pg")??t):!1}pruneReferences(e,t){let n=this.document.array(t.get("Ref")),s=n?.filter(i=>!this.removal.isGone(i));!n||!s||s.length===
n.length||(this.document.edit(e),s.length>0?t.set("Ref",s):t.delete("Ref"))}silence(e){for(;(0,u.u)(e)&&!this.silenced.has(e.number);){this.silenced.add(e.number);
let t=this.document.dict(e);t?.has("ActualText")&&(this.document.edit(e),t.delete("ActualText")),e=t?.get("P")}}kidsOf(e){let t=e.get("K");return t==null?[]:this.
document.array(t)??[t]}};function ja(e){return(0,u.w)(e.get("Type"),"StructElem")?!0:!e.has("Type")&&e.has("S")&&(0,u.u)(e.get("P"))&&(e.has("K")||e.has("Pg"))}
function Ra(e){return(0,u.w)(e.get("Type"),"MCR")||(0,u.w)(e.get("Type"),"OBJR")}function Ia(e,t){let[n,s]=[0,e.length];for(;n<s;){let i=n+s>>1;e[i]<t?n=i+1:s=i}
return n}var _a=class{constructor(e){this.removal=e,this.document=e.document}removal;document;threads;touch(e,t){if(!this.removal.isGone(t.get("P")))return;let[
n,s]=[t.get("N"),t.get("V")],[i,r]=[this.document.dict(n),this.document.dict(s)],a=this.threadStartingAt(e);if(this.threads.delete(e),this.removal.remove(e),!(0,u.u)(
n)||n.number===e||!i){a&&this.removal.remove(a.number);return}r&&(0,u.u)(s)&&(this.document.edit(s),r.set("N",n),this.document.edit(n),i.set("V",s)),a&&(this.document.
edit(a).set("F",n),this.document.edit(n),i.set("T",a),this.threads.set(n.number,a))}threadStartingAt(e){if(!this.threads){this.threads=new Map;for(let t of this.
document.array(this.document.catalog.get("Threads"))??[]){let n=this.document.dict(t)?.get("F");(0,u.u)(t)&&(0,u.u)(n)&&this.threads.set(n.number,t)}}return this.
threads.get(e)}flush(){let{catalog:e,catalogNumber:t}=this.document,n=e.get("Threads"),s=this.document.array(n),i=s?.filter(r=>{let a=this.document.dict(r);return a?
this.document.dict(a.get("F"))!==void 0:!this.removal.isGone(r)});!s||!i||i.length===s.length||(this.document.edit(t),i.length>0?e.set("Threads",i):e.delete("Th\
reads"))}};function Ba(e){return(0,u.u)(e.get("N"))&&(0,u.u)(e.get("V"))&&(e.has("R")||e.has("P"))&&!e.has("S")}function za(e,t){let{removal:n}=e,{document:s}=n,
i=s.get(t);(0,u.v)(i)?La(n,t,i):(0,u.t)(i)&&Ka(e,s,t,i)}function La(e,t,n){e.isGone(n[0])&&n[1]instanceof u.n&&e.remove(t),e.chase(t)}function Ka(e,t,n,s){let{annotations:i,
destinations:r,outlines:a,removal:o,structure:l,threads:d}=e;n===t.catalogNumber?Ga(e,s):(0,u.w)(s.get("Type"),"Page")||t.pages.indexOf(n)>=0?(r.pruneTargets(n,
s),i.touchPage(n),Va(o,n,s)):Oa(s)?a.touch(n,s):ja(s)?l.touch(n):Ra(s)?(o.remove(n),o.chase(n)):Ba(s)?d.touch(n,s):Ua(e,t,n,s)}function Ua(e,t,n,s){let{annotations:i,
destinations:r,form:a,removal:o,structure:l}=e;ts(s)&&i.touch(n,s),t.get(n)!==null&&(s.has("Kids")&&a.touch(n),s.has("Fields")&&a.touchForm(),(s.has("ParentTree")||
(0,u.w)(s.get("Type"),"StructTreeRoot"))&&l.touchRoot(),!ts(s)&&(r.pruneTargets(n,s),s.get("S")instanceof u.n?r.pruneChain(s,n):r.pruneActions(n,s),!(!r.isDeadAction(
s)&&!(s.has("D")&&r.isDead(s)))&&(s.has("Next")||o.remove(n),o.chase(n))))}function Ga({destinations:e,form:t,removal:n,structure:s},i){e.pruneOpenAction(),e.pruneTargets(
n.document.catalogNumber,i),t.touchForm(),s.touchRoot()}function Va(e,t,n){let{document:s}=e,i=s.dict(n.get("SeparationInfo")),r=s.array(i?.get("Pages"));!i||!r?.
some(a=>e.isGone(a))||(s.edit(D(n.get("SeparationInfo"),t)),i.set("Pages",r.filter(a=>!e.isGone(a))))}var Wa=10;async function hs(e,t){let{pages:n}=e,{numbers:s,
dropped:i,repeated:r}=await Xa(e,t),a=s.length!==n.count||s.some((d,c)=>d!==n.number(c));a&&(Ma(e,t),ds(e));let o=i.length>0?Ha(e,i):void 0;a&&await n.rebuild(s);
let l=o?await qa(e,s,o):void 0;return{pageCount:s.length,removedPages:i.length,repeatedPages:r,removedOutlineItems:l?.outlines.removedItems??0,removedDestinations:l?.
destinations.removedNames??0,removedLinks:l?.annotations.removedLinks??0,removedFields:l?.form.removedFields??0,removedStructureElements:l?.structure.removedElements??
0,removedXfa:l?.form.removedXfa??!1}}async function Xa(e,t){let{pages:n}=e,s=new Sa(e),i=new Uint8Array(n.count),r=[],a=0;for(let l of t){let d=l-1;if(i[d]){r.push(
s.copyPage(d)),a++;let c=e.job.pace.step(4e3);c&&await c}else r.push(n.number(d));i[d]=1}let o=[];for(let l=0;l<n.count;l++)i[l]||o.push(n.number(l));return{numbers:r,
dropped:o,repeated:a}}function Ha(e,t){let n=new Set,s=new Map,i=new Set,r=e.dict(e.catalog.get("StructTreeRoot"))!==void 0;for(let a of t){let o=r?e.resolve(e.
entry(a,"StructParents")):null;typeof o=="number"&&i.add(o);let l=e.entry(a,"Annots"),d=e.array(l)??[];(0,u.u)(l)&&s.set(l.number,d);for(let c of d)(0,u.u)(c)&&
n.add(c.number)}return{pages:t,annotations:n,arrays:s,structKeys:i}}async function qa(e,t,n){let s=ms(e),{destinations:i,removal:r,structure:a}=s;for(let l of n.
pages)r.remove(l);i.pruneNames(),s.form.dropXfa(),a.dropKeys(n.structKeys),await a.flush(),i.removedNames>0&&await Qa(s,t);let o=new Set([...r.removed(),...n.annotations]);
return await ps(s,o,async({live:l,referrers:d})=>{Ja(s,n,l,d),await Za(s,n.annotations)}),s}function ms(e){let t=new ya(e),n=new $a(t);return{removal:t,destinations:n,
annotations:new ba(t,n),outlines:new Na(t,n),form:new va(t),structure:new Da(t),threads:new _a(t)}}async function ps(e,t,n){let{destinations:s,removal:i}=e,{document:r}=i;
for(let a=0;a<Wa&&t.size>0;a++){let o=await ft(r,{watched:t});e.annotations.via=o.via,s.refresh(),a===0&&await n?.(o);for(let l of[...o.referrers].sort((d,c)=>d-
c)){za(e,l);let d=r.job.pace.step(1e3);d&&await d}await Ya(e),t=i.takeChased()}}async function Qa({annotations:e,destinations:t,outlines:n,removal:s},i){let{document:r}=s;
t.pruneOpenAction(),t.pruneTargets(r.catalogNumber,r.catalog),await n.touchAll();for(let a of i){let o=r.job.pace.step(2e3);o&&await o,r.entry(a,"AA")!==void 0&&
t.pruneTargets(a,r.get(a)),e.touchPage(a)}}function Ja({removal:e},t,n,s){let{document:i}=e,r=o=>{for(let l of o??[])(0,u.u)(l)&&t.annotations.delete(l.number)};
for(let[o,l]of t.arrays)n[o]&&r(l);let a=!1;for(let o of s)i.pages.indexOf(o)>=0?r(i.array(i.entry(o,"Annots"))):Array.isArray(i.get(o))&&(a=!0);if(a)for(let o of i.
pages.numbers){let l=i.entry(o,"Annots");(0,u.u)(l)&&s.has(l.number)&&r(i.array(l))}}async function Za({form:e,removal:t,structure:n},s){let{document:i}=t,r=new Set,
a=i.catalog.has("StructTreeRoot"),o=i.catalog.has("AcroForm");for(let l of s){let d=i.job.pace.step(200);d&&await d;let c=a?i.resolve(i.entry(l,"StructParent")):
null;if(typeof c=="number"&&r.add(c),o&&(0,u.w)(i.resolve(i.entry(l,"Subtype")),"Widget")){let f=i.dict(new u.p(l));if(f&&e.losing(f),f&&e.keepsAsField(l,f))continue}
t.remove(l)}n.dropKeys(r)}async function Ya({annotations:e,form:t,outlines:n,structure:s,threads:i}){e.flush(),s.dropKeys(e.structKeys),e.structKeys.clear(),await s.
flush(),t.flush(),await n.flush(),i.flush()}async function Ke(e,t,n,s){let[i]=e,r=await K.open(i.bytes,n,{password:t}),a=r.pages.count,o=await hs(r,s(a)),l=await X(
r);return{documents:[{name:i.name,bytes:l,pageCount:o.pageCount}],notes:to(o),facts:eo(a,o)}}function eo(e,t){let{pageCount:n,removedPages:s,repeatedPages:i}=t,
r={sourcePageCount:e,pageCount:n};return i>0&&(r.repeatedPages=i),s>0&&(r.removedPages=s,r.removedOutlineItems=t.removedOutlineItems,r.removedDestinations=t.removedDestinations,
r.removedLinks=t.removedLinks,r.removedFields=t.removedFields),r}function to({removedXfa:e}){return e?[{code:"xfa_removed",message:"The XFA form of the document\
 described removed pages and was dropped. The fields themselves remain."}]:[]}var no=(e,t,n)=>Ke(e,t.open_password,n,s=>ga(pt(t,s))),so={inputBytes:2147483647,objects:8388607,
nesting:500,streamBytes:268435456,expansion:200,allowance:33554432,parsing:20,filters:8,pages:5e5,orderPages:1e5,nodes:5e6};function M(e,t){if(t===0||e instanceof
u.q)return e;if(e instanceof u.p)return new u.q(t,e.number);if(Array.isArray(e))return e.map(s=>M(s,t));if(e instanceof u.s||!(e instanceof u.r))return e;let n=new u.r;
for(let[s,i]of e)n.set(s,M(i,t));return n}var Z=class{constructor(e=[],t=n=>n){this.meaning=t,this.taken=new Set([...e].map(t))}meaning;taken;last=new Map;get size(){
return this.taken.size}has(e){return this.taken.has(this.meaning(e))}add(e){this.taken.add(this.meaning(e))}free(e){let t=e.startsWith("þÿ");for(let n=(this.last.
get(e)??1)+1;;n++){let s=`_${n}`,i=e+(t?[...s].map(r=>`\0${r}`).join(""):s);if(!this.has(i))return this.last.set(e,n),this.add(i),i}}},j=e=>(0,u.l)(e.bytes).toString(
"latin1"),Y=e=>new u.o(Uint8Array.from(Buffer.from(e,"latin1"))),gs=(e,t)=>e<t?-1:e>t?1:0;function Ue(e,t,n=8){let[s,i]=[e.document.resolve(e.value),t.document.
resolve(t.value)];if(n===0)return!1;let r=(a,o)=>Ue({document:e.document,value:a},{document:t.document,value:o},n-1);return s instanceof u.o?i instanceof u.o&&Buffer.
compare(s.bytes,i.bytes)===0:Array.isArray(s)?Array.isArray(i)&&s.length===i.length&&s.every((a,o)=>r(a,i[o])):s instanceof u.r?i instanceof u.r&&s.size===i.size&&
[...s].every(([a,o])=>i.has(a)&&r(o,i.get(a))):s instanceof u.s?i instanceof u.s&&r(s.dict,i.dict)&&Buffer.compare(e.document.encoded(s),t.document.encoded(i))===
0:s!==null&&typeof s=="object"?i!==null&&typeof i=="object"&&"text"in s&&"text"in i&&s.text===i.text:s===i}function io(e){let{document:t}=e[0],n=t.edit(t.catalogNumber),
s=e.some(r=>r.document.catalog.has("Collection"));n.delete("Collection");let i=t.array(n.get("OutputIntents"))??[];e.every(r=>{let a=r.document.array(r.document.
catalog.get("OutputIntents"))??[];return Ue({document:t,value:i},{document:r.document,value:a})})||n.delete("OutputIntents"),ro(e,n),ao(e,n);for(let r of e)ds(r.
document);return{droppedPortfolio:s}}function ro(e,t){let n=new u.r,s=new Map;for(let{index:i,document:r}of e)for(let[a,o]of r.dict(r.catalog.get("Extensions"))??
[])(!n.has(a)||ys(r,o)>s.get(a))&&(n.set(a,M(o,i)),s.set(a,ys(r,o)));n.size>0?t.set("Extensions",n):t.delete("Extensions")}function ys(e,t){let n=e.resolve(e.dict(
t)?.get("ExtensionLevel"));return typeof n=="number"?n:0}function ao(e,t){let n=e.flatMap(({index:s,document:i})=>(i.array(i.catalog.get("Threads"))??[]).map(r=>M(
r,s)));n.length>0&&t.set("Threads",n)}var oo=6,lo=["Parent","P","StructParent","StructParents","Annots","Kids","Fields","First","Prev","Next"],uo=new Set(["Page",
"Pages","Catalog","OCG","OCMD","Annot","StructElem","StructTreeRoot","Outlines","ObjStm","XRef","Sig","Filespec","Metadata"]);async function co(e,t){let n=new fo(
e,t);await n.streams();for(let s=0;s<oo&&await n.referrers()>0;s++);return(s,i)=>n.standIn(s,i)}var fo=class{constructor(e,t){this.documents=e,this.marked=t,this.
canonical=e.map(()=>new Map),this.found=e.map(()=>new Set)}documents;marked;canonical;known=new Map;found;standIn(e,t){let n=this.canonical[e].get(t);for(let s=n;s;s=
this.canonical[s.part].get(s.number))n=s;return n}async streams(){let e=new Map,t=this.documents.some(({security:s})=>s);for(let[s,i]of this.documents.entries()){
let{live:r,dataStart:a,dataEnd:o}=this.marked.markings[s],l=this.twinOf(s);for(let d=1;d<i.table.size;d++){if(r[d]!==1||i.table.kind[d]!==$||i.isChanged(d)||a[d]<=
0)continue;if(l>=0&&!this.documents[l].isChanged(d)&&this.marked.markings[l].live[d]===1&&!this.isTied(i,d)){this.equate({part:s,number:d},{part:l,number:d});continue}
let c=i.bytes.subarray(a[d],o[d]),f=c.length*ws+(t?0:ho(c)),h=e.get(f);h?h.push({part:s,number:d}):e.set(f,[{part:s,number:d}])}}let{pace:n}=this.documents[0].job;
for(let s of e.values())if(!(s.length<2||s.every(({part:i})=>i===s[0].part)))for(let i of s){let r=n.step(this.offer(i));r&&await r}}async referrers(){let e=this.
found;this.found=this.documents.map(()=>new Set);let{pace:t}=this.documents[0].job;for(let[n,s]of this.documents.entries()){if(e[n].size===0)continue;let{live:i,
from:r,to:a}=this.marked.markings[n],{marks:o}=this.marked.scans[n];for(let l=1;l<i.length;l++){if(i[l]!==1||s.isChanged(l)||this.canonical[n].has(l))continue;let d=!1;
for(let f=r[l];!d&&f<a[l];f+=3)d=o[f]!==u.F&&e[n].has(o[f]);if(!d||s.pages.indexOf(l)>=0)continue;let c=t.step(this.offer({part:n,number:l}));c&&await c}}return this.
found.reduce((n,s)=>n+s.size,0)}twinOf(e){let{bytes:t,security:n}=this.documents[e];return n?-1:this.documents.findIndex((s,i)=>i<e&&!s.security&&s.bytes.length===
t.length&&Buffer.compare(s.bytes,t)===0)}offer(e){let t=this.documents[e.part],n=t.get(e.number);if(!this.isFree(n))return 200;let{key:s,cost:i}=this.contentOf(
t,e.part,n),r=this.known.get(s);return r?this.equate(e,r):this.known.set(s,e),i}equate(e,t){let n=this.standIn(t.part,t.number)??t;n.part===e.part&&n.number===e.
number||(this.canonical[e.part].set(e.number,n),this.found[e.part].add(e.number),this.found[n.part].add(n.number))}isTied(e,t){return!this.isFree(e.get(t))}isFree(e){
let t=e instanceof u.s?e.dict:e;if(!(t instanceof u.r))return Array.isArray(e);let n=t.get("Type");return!(n instanceof u.n&&uo.has(n.text))&&!lo.some(s=>t.has(
s))}contentOf(e,t,n){let s=new u.z(512),i=n instanceof u.s?mo(n.dict):n;W(s,i,{...je,renumber:o=>{let l=this.standIn(t,o.number)??{part:t,number:o.number};return l.
number*this.documents.length+l.part+1}});let r=(0,si.createHash)("sha256").update(s.bytes),a=s.length*20;if(n instanceof u.s){let o=e.encoded(n);r.update("strea\
m").update(o),a+=o.length}return{key:r.digest("hex"),cost:a}}},ws=2**20,bs=32;function ho(e){let t=2166136261;for(let n=0;n<bs;n++)t=Math.imul(t^e[Math.floor(n*
e.length/bs)],16777619);return(t>>>8)%ws}function mo(e){let t=new u.r(e);return t.delete("Length"),t}function Se(e,t){let{table:n}=e,s=new Set,i=[],r=new Map;for(let o=1;o<
n.size;o++)if(e.isChanged(o))e.exists(o)&&s.add(o);else if(n.kind[o]===$)i.push(o);else if(n.kind[o]===I){let l=n.place[o],d=r.get(l);d?d.push(o):r.set(l,[o])}for(let o=n.
size;o<e.size;o++)e.exists(o)&&s.add(o);i.sort((o,l)=>n.place[o]-n.place[l]);let a=(0,u.l)(e.bytes);for(let o of t)for(let l=a.indexOf(o);l>=0;l=a.indexOf(o,l+o.
length)){let d=i[po(i,n.place,l)];d!==void 0&&s.add(d)}for(let[o,l]of r){let d=e.container(o);if(!d)continue;let c=(0,u.l)(d.data);if(t.some(f=>c.includes(f)))for(let f of l)
s.add(f)}return[...s].sort((o,l)=>o-l)}function po(e,t,n){let[s,i]=[0,e.length];for(;s<i;){let r=s+i>>1;t[e[r]]<=n?s=r+1:i=r}return s-1}function vt(e,t){let n=[
e];for(;n.length>0;){let s=n.pop(),i=s instanceof u.s?s.dict:s;if(Array.isArray(i))for(let r of i)n.push(r);else if(i instanceof u.r){t(i);for(let r of i.values())
n.push(r)}}}function go(e){let t=new Map,n=new Map,s=e.map(a=>({part:a,strings:yo(a),names:wo(a)})),i=new Z(s.flatMap(a=>[...a.strings.keys()])),r=new Z(s.flatMap(
a=>[...a.names.keys()]));for(let{part:a,strings:o,names:l}of s){let d=vs(t,o,i,a.index),c=vs(n,l,r,a.index);bo(a,new ks(o,d,i),new ks(l,c,r))}return{strings:t,names:n}}
function vs(e,t,n,s){let i=new Map;for(let[r,a]of t){let o=e.has(r)?n.free(r):r;o!==r&&i.set(r,o),e.set(o,M(a,s))}return i}function yo({document:e}){let t=new Map,
n=e.dict(e.catalog.get("Names"))?.get("Dests");for(let[s,i]of de(e,n,"Names"))s instanceof u.o&&t.set(j(s),i);return t}function wo({document:e}){let t=e.dict(e.
catalog.get("Dests"));return new Map(t)}var ks=class{constructor(e,t,n){this.own=e,this.renamed=t,this.taken=n,this.needed=t.size>0||n.size>e.size}own;renamed;taken;needed;nameFor(e){
let t=this.renamed.get(e);if(t!==void 0||this.own.has(e)||!this.taken.has(e))return t;let n=this.taken.free(e);return this.renamed.set(e,n),n}};function bo({document:e},t,n){
if(!t.needed&&!n.needed)return;let s=i=>{let r=e.resolve(i);if(r instanceof u.o){let o=t.nameFor(j(r));return o===void 0?void 0:Y(o)}let a=r instanceof u.n?n.nameFor(
r.text):void 0;return a===void 0?void 0:new u.n(a)};for(let i of Se(e,["/Dest","/GoTo"])){let r={changed:!1},a=e.get(i);vt(a,o=>{let l=e.resolve(o.get("S")),d=o.
has("Dest")?"Dest":l instanceof u.n&&l.text==="GoTo"?"D":void 0,c=d&&s(o.get(d));!d||c===void 0||(o.set(d,c),r.changed=!0)}),r.changed&&e.edit(i)}}var vo=/\/([^\s()<>[\]{}/%]+)(?=\s+[-+.\d]+\s+Tf)/g,
ko=class{merged=new u.r;origin=new Map;add(e,t){let{document:n}=e,s=n.dict(t.get("DR")),i=new Map;for(let[r,a]of s??[]){let o=n.dict(a);if(!o){this.merged.has(r)||
this.merged.set(r,M(n.resolve(a),e.index));continue}let l=this.category(r);for(let[d,c]of o){let f=this.place(r,d,{document:n,value:c});l.set(f,l.get(f)??M(c,e.
index)),r==="Font"&&f!==d&&i.set(d,f)}}i.size>0&&this.rewrite(e,t,i)}place(e,t,n){for(let s=1;;s++){let i=s===1?t:`${t}_${s}`,r=`${e}/${i}`,a=this.origin.get(r);
if(!(a&&!Ue(a,n)))return a||this.origin.set(r,n),i}}category(e){let t=this.merged.get(e);if(t instanceof u.r)return t;let n=new u.r;return this.merged.set(e,n),
n}rewrite({document:e},t,n){let s=e.resolve(t.get("DA"));for(let{number:i,dict:r,parent:a}of le(e)){let o=e.resolve(r.get("DA")),l=!a&&ue(e,r,"DA")===void 0,d=o instanceof
u.o?o:l?s:null;if(!(d instanceof u.o))continue;let c=j(d),f=c.replace(vo,(h,m)=>{let p=n.get(Ao(m));return p===void 0?h:So(p)});f!==c&&(i!==void 0&&e.edit(i),r.
set("DA",Y(f)))}}},Ao=e=>e.replace(/#([0-9a-fA-F]{2})/g,(t,n)=>String.fromCharCode(parseInt(n,16)));function So(e){let t=new u.z(64);return Re(t,e),Buffer.from(
t.bytes).toString("latin1")}function xo(e){let t=e.filter(({document:d})=>Ge(d)),{document:n}=e[0];if(t.length===0)return{droppedXfa:!1};let s=n.edit(n.catalogNumber),
i=new u.r(Ge(n)),r=t.some(d=>Ge(d.document).has("XFA"));i.delete("XFA"),s.delete("NeedsRendering");let a=[],o=[],l=new ko;Fo(t);for(let d of t){let c=Ge(d.document);
d.index>0&&$o(d,c,n,i),l.add(d,c),d.document.resolve(c.get("NeedAppearances"))===!0&&i.set("NeedAppearances",!0);for(let f of d.document.array(c.get("Fields"))??
[])a.push(M(f,d.index));for(let f of d.document.array(c.get("CO"))??[])o.push(M(f,d.index))}return i.set("Fields",a),o.length>0&&i.set("CO",o),l.merged.size>0&&
i.set("DR",l.merged),s.set("AcroForm",n.add(i)),{droppedXfa:r}}var Ge=e=>e.dict(e.catalog.get("AcroForm")),Ve=e=>un(Y(e));function Fo(e){let t=e.map(({document:i})=>({
document:i,fields:Po(i)})),n=new Z(t.flatMap(({document:i,fields:r})=>r.map(({dict:a})=>As(i,a))),Ve),s=new Z([],Ve);for(let{document:i,fields:r}of t){let a=new Set,
o=new Map;for(let{dict:l,number:d}of r){let c=As(i,l);if(!s.has(c)){a.add(c);continue}let f=o.get(Ve(c))??n.free(c);o.set(Ve(c),f),a.add(f),d!==void 0&&i.edit(d),
l.set("T",Y(f))}for(let l of a)s.add(l)}}function Po(e){let t=new Set,n=[];for(let s of le(e))s.parent&&t.has(s.parent)?t.add(s):e.resolve(s.dict.get("T"))instanceof
u.o&&(t.add(s),n.push(s));return n}var As=(e,t)=>j(e.resolve(t.get("T")));function $o({document:e},t,n,s){for(let i of["DA","Q"]){let r=e.resolve(t.get(i))??(i===
"Q"?0:null),a=n.resolve(s.get(i))??(i==="Q"?0:null);if(!(r===null||r instanceof u.p||r===a)&&!(r instanceof u.o&&a instanceof u.o&&j(r)===j(a)))for(let{number:o,
dict:l,parent:d}of le(e))d||ue(e,l,i)!==void 0||(o!==void 0&&e.edit(o),l.set(i,r))}}function Mo(e){let t=e.map(({document:i})=>cs(i));if(t.every(i=>i===void 0))
return;let{document:n}=e[0],s=fs(n,Co(e,t));n.edit(n.catalogNumber).set("PageLabels",n.add(s))}function*Co(e,t){for(let{index:n,document:s}of e){let i=t[n]??(r=>({
style:"D",prefix:void 0,number:r+1}));for(let r=0;r<s.pages.count;r++)yield i(r)}}var To=["Order","AS","RBGroups","Locked"];function Eo(e){let t=e.filter(({document:c})=>c.
dict(c.catalog.get("OCProperties")));if(t.length===0||t.length===1&&t[0].index===0)return;let{document:n}=e[0],s=n.dict(n.catalog.get("OCProperties")),i=[],[r,a]=[
[],[]],o=new Map(To.map(c=>[c,[]]));for(let c of t){let f=c.document.dict(c.document.catalog.get("OCProperties")),h=c.document.dict(f.get("D")),m=(p,y)=>(c.document.
array(p?.get(y))??[]).map(g=>M(g,c.index));for(let p of m(f,"OCGs"))i.push(p);for(let[p,y]of o)for(let g of m(h,p))y.push(g);for(let p of m(h,"ON"))r.push(p);for(let p of No(
c,f,h))a.push(p)}let l=new u.r(s&&n.dict(s.get("D")));l.delete("BaseState");for(let[c,f]of[...o,["ON",r],["OFF",a]])f.length>0?l.set(c,f):l.delete(c);let d=new u.r(
s);d.set("OCGs",i),d.set("D",l),n.edit(n.catalogNumber).set("OCProperties",n.add(d))}function No({index:e,document:t},n,s){let i=o=>t.array(s?.get(o))??[];if(!(0,u.w)(
t.resolve(s?.get("BaseState")),"OFF"))return i("OFF").map(o=>M(o,e));let r=o=>o!==null&&typeof o=="object"&&"number"in o?o.number:-1,a=new Set(i("ON").map(r));return(t.
array(n.get("OCGs"))??[]).filter(o=>!a.has(r(o))).map(o=>M(o,e))}var Oo=["AP","Pages","Templates","IDS","URLS","AlternatePresentations","Renditions"];function Do(e,t){
let{document:n}=e[0],s=n.edit(n.catalogNumber),i=new u.r(n.dict(s.get("Names"))),r=(o,l)=>{if(l.size===0)return;let d=[...l].sort(([c],[f])=>gs(c,f)).map(([c,f])=>[
Y(c),f]);i.set(o,n.add(Le(n,d,"Names")))};r("Dests",t.strings),r("EmbeddedFiles",Ro(e));for(let o of Oo)e.some(l=>jo(l,o))&&r(o,Io(e,o));i.size>0&&s.set("Names",
n.add(i)),t.names.size>0&&s.set("Dests",n.add(new u.r(t.names)));let a=e.flatMap(o=>(o.document.array(o.document.catalog.get("AF"))??[]).map(l=>M(l,o.index)));a.
length>0&&s.set("AF",a)}function Ss({document:e},t){let n=e.dict(e.catalog.get("Names"))?.get(t);return de(e,n,"Names").flatMap(([s,i])=>s instanceof u.o?[[j(s),
i]]:[])}var jo=({document:e},t)=>e.dict(e.catalog.get("Names"))?.has(t)??!1;function Ro(e){let t=e.map(i=>({part:i,entries:Ss(i,"EmbeddedFiles")})),n=new Z(t.flatMap(
({entries:i})=>i.map(([r])=>r))),s=new Map;for(let{part:i,entries:r}of t)for(let[a,o]of r)s.set(s.has(a)?n.free(a):a,M(o,i.index));return s}function Io(e,t){let n=new Map;
for(let s of e)for(let[i,r]of Ss(s,t))n.has(i)||n.set(i,M(r,s.index));return n}function _o(e){let t=[];for(let l of e){let d=l.document.dict(l.document.catalog.
get("Outlines"));if(d)for(let c of Bo(l,d))t.push(c)}if(t.length===0)return;let{document:n}=e[0],s=n.add(null),i=0;for(let[l,d]of t.entries()){let c=d.part.document.
edit(d.number);if(!(c instanceof u.r))continue;let f=d.part.document.resolve(c.get("Count"));i+=1+(typeof f=="number"&&f>0?f:0),c.set("Parent",Fs(d,s.number,0)),
Ps(c,"Prev",d,t[l-1]),Ps(c,"Next",d,t[l+1])}let[r,a]=[t[0],t.at(-1)],o=new u.r([["Type",new u.n("Outlines")],["First",xs(r.part.index,r.number)],["Last",xs(a.part.
index,a.number)],["Count",i]]);n.put(s,o),n.edit(n.catalogNumber).set("Outlines",s)}function Bo(e,t){let{document:n}=e,s=[],i=new Set,r=t.get("First");for(;r instanceof
u.p&&!i.has(r.number)&&zo(n,r);)i.add(r.number),s.push({part:e,number:r.number}),r=n.dict(r)?.get("Next");return s}var zo=(e,t)=>e.get(t)instanceof u.r,xs=(e,t)=>e===
0?new u.p(t):new u.q(e,t),Fs=(e,t,n)=>e.part.index===n?new u.p(t):new u.q(n,t);function Ps(e,t,n,s){s?e.set(t,Fs(n,s.number,s.part.index)):e.delete(t)}async function Lo(e){
let t=e[0].document,n=t.add(null),s=[],i=0;for(let{index:r,document:a}of e){await a.pages.settle(),a.catalog.get("Pages")instanceof u.p||await a.pages.rebuild(a.
pages.numbers);let o=a.catalog.get("Pages"),l=a.edit(o);l instanceof u.r&&l.has("Kids")&&(l.set("Parent",r===0?n:new u.q(0,n.number)),l.set("Count",a.pages.count),
s.push(r===0?o:new u.q(r,o.number))),i+=a.pages.count}t.put(n,new u.r([["Type",new u.n("Pages")],["Kids",s],["Count",i]])),t.edit(t.catalogNumber).set("Pages",n)}
function Ko(e){let t=e.filter(({document:h})=>kt(h));if(t.length===0)return;let{document:n}=e[0],s=n.edit(n.catalogNumber);(t.length<e.length||t.some(h=>!Go(h.document)))&&
s.delete("MarkInfo");for(let h of e)kt(h.document)||$s(h.document,void 0);if(t.length===1&&t[0].index===0)return;let i=n.add(null).number,r=[],a=[],o=new Map,l=new qo,
d=new Map(Uo.map(h=>[h,[]])),c=0;for(let h of t){let m=kt(h.document),p=Vo(h.document,m);for(let b of p)Wo(h,b,i,s);for(let b of p)r.push(M(b,h.index));let y=de(
h.document,m.get("ParentTree"),"Nums"),g=y.reduce((b,[v])=>Math.max(b,Number(v)),$s(h.document,c));for(let[b,v]of y)a.push([Number(b)+c,M(v,h.index)]);c+=Math.max(
g+1,Xo(h.document,m));let w={S:l.join(h,"S",Ho(h.document,m.get("RoleMap"))),C:l.join(h,"C",h.document.dict(m.get("ClassMap"))),ID:Qo(h,m,o)};w.S.size+w.C.size+
w.ID.size>0&&Jo(h.document,w);for(let[b,v]of d)for(let A of h.document.array(m.get(b))??[])v.push(M(A,h.index))}a.sort((h,m)=>Number(h[0])-Number(m[0]));let f=new u.r(
[["Type",new u.n("StructTreeRoot")],["K",r],["ParentTree",n.add(Le(n,a,"Nums"))],["ParentTreeNextKey",c]]);l.roles.size>0&&f.set("RoleMap",l.roles),l.classes.size>
0&&f.set("ClassMap",l.classes);for(let[h,m]of d)m.length>0&&f.set(h,m);if(o.size>0){let h=[...o].sort(([m],[p])=>gs(m,p)).map(([m,p])=>[Y(m),p]);f.set("IDTree",
n.add(Le(n,h,"Names")))}n.put(i,f),s.set("StructTreeRoot",new u.p(i))}var Uo=["Namespaces","PronunciationLexicon","AF"],kt=e=>e.dict(e.catalog.get("StructTreeRo\
ot")),Go=e=>e.resolve(e.dict(e.catalog.get("MarkInfo"))?.get("Marked"))===!0;function Vo(e,t){let n=t.get("K");return n===void 0?[]:e.array(n)??[n]}function Wo({
index:e,document:t},n,s,i){let r=n instanceof u.p?t.edit(n):n;if(!(r instanceof u.r))return;r.set("P",e===0?new u.p(s):new u.q(0,s));let a=t.resolve(t.catalog.get(
"Lang"));if(e>0&&a instanceof u.o&&!r.has("Lang")){let o=i.get("Lang");(!(o instanceof u.o)||j(o)!==j(a))&&r.set("Lang",a)}}function Xo(e,t){let n=e.resolve(t.get(
"ParentTreeNextKey"));return typeof n=="number"&&Number.isInteger(n)&&n>0&&n<1e8?n:0}function $s(e,t){let n=-1;for(let s of Se(e,["/StructParent"])){let i={changed:!1};
vt(e.get(s),r=>{for(let a of["StructParents","StructParent"]){let o=e.resolve(r.get(a));typeof o=="number"&&(n=Math.max(n,o),t!==0&&(i.changed=!0,t===void 0?r.delete(
a):r.set(a,o+t)))}}),i.changed&&e.edit(s)}return n}function Ho(e,t){let n=e.dict(t);if(!n)return;let s=new u.r;for(let[i,r]of n){let a=e.resolve(r);for(let o=new Set(
[i]);a instanceof u.n&&n.has(a.text)&&!o.has(a.text);)o.add(a.text),a=e.resolve(n.get(a.text));s.set(i,a)}return s}var qo=class{roles=new u.r;classes=new u.r;origins=new Map;join({
index:e,document:t},n,s){let i=n==="S"?this.roles:this.classes,r=new Map,a=new Z([...i.keys(),...s?.keys()??[]]);for(let[o,l]of s??[]){let d=this.origins.get(`${n}\
/${o}`);if(d&&Ue(d,{document:t,value:l}))continue;let c=d?a.free(o):o;d&&r.set(o,c),this.origins.set(`${n}/${c}`,{document:t,value:l}),i.set(c,M(l,e))}return r}};
function Qo({index:e,document:t},n,s){let i=new Map,r=de(t,n.get("IDTree"),"Names"),a=new Z([...s.keys(),...r.map(([o])=>o instanceof u.o?j(o):"")]);for(let[o,l]of r){
if(!(o instanceof u.o))continue;let d=j(o),c=s.has(d)?a.free(d):d;c!==d&&i.set(d,c),s.set(c,M(l,e))}return i}function Jo(e,{S:t,C:n,ID:s}){for(let i of Se(e,["/\
StructElem","/Headers","/ID","/Pg","/K"])){let r={changed:!1},a=(o,l,d)=>{d!==void 0&&(o.set(l,d),r.changed=!0)};vt(e.get(i),o=>{let l=e.array(o.get("Headers"));
if(l?.some(c=>c instanceof u.o&&s.has(j(c)))&&a(o,"Headers",l.map(c=>Ms(c,s)??c)),!(0,u.w)(e.resolve(o.get("Type")),"StructElem")&&!(o.has("P")&&o.has("S")))return;
a(o,"S",At(e.resolve(o.get("S")),t)),a(o,"ID",Ms(e.resolve(o.get("ID")),s));let d=e.resolve(o.get("C"));Array.isArray(d)?a(o,"C",d.map(c=>At(c,n)??c)):a(o,"C",At(
d,n))}),r.changed&&e.edit(i)}}function At(e,t){let n=e instanceof u.n?t.get(e.text):void 0;return n===void 0?void 0:new u.n(n)}function Ms(e,t){let n=e instanceof
u.o?t.get(j(e)):void 0;return n===void 0?void 0:Y(n)}var Zo=/xmlns(?::([\w.-]{1,64}))?\s{0,8}=\s{0,8}["']http:\/\/www\.w3\.org\/2000\/09\/xmldsig#/g;function Yo(e,t,n){
let s=e.resolve(t),i="";for(let r of(0,u.v)(s)?s:[t]){let a=e.resolve(r);if(a instanceof u.o&&(i=Buffer.from(a.bytes).toString("latin1")),!(0,u.u)(r)||!(a instanceof
u.s))continue;let o;try{o=Buffer.from(e.decoded(a)).toString("latin1")}catch{continue}let l=el(o,i,n);if(l===o)continue;let d=new u.r([...a.dict].filter(([c])=>c!==
"Filter"&&c!=="DecodeParms"));e.put(r,new u.s(d,Buffer.from(l,"latin1")))}}function el(e,t,n){let s=new Set([...e.matchAll(Zo)].map(([,o])=>o??"")),[i,r]=t==="d\
atasets"?[0,e.length]:[e.indexOf("<xfa:datasets"),e.indexOf("</xfa:datasets")],a=o=>i>=0&&o>=i&&o<r;return(0,u.I)(e,(o,l,d)=>{let[c,f=""]=o.split(":").reverse();
return c==="Signature"?l.includes("xmldsig")||f!==""&&s.has(f):n&&o==="signature"&&!a(d)})}var tl=new Set(["Type","Rect","P","NM","M","F","AP","AS","OC","Struct\
Parent","AF","ca","CA","BM","Lang"]),nl=2,sl=4,il=32,rl=100;async function Cs(e,t){let n=ms(e),s=await al(e),i=new Set,r=new Set,a=s.map(({dict:o})=>ll(e,o));for(let o of s)
ul(n,o,t,i,r);return i.size>0&&await fl(n,i,r),ml(e,i.size>0),{fields:a,usageRights:pl(e)}}async function al(e){let t=Se(e,["/Sig"]);if(t.length===0)return[];for(let a of t)
ol(e,a);let n=new Map;for(let{number:a,dict:o,type:l}of le(e))l==="Sig"&&a!==void 0&&St(e,n,a,o);let s=new Set([...n.values()].flatMap(({number:a,widgets:o})=>[
a,...o])),i=Se(e,["/Sig","/Widget"]).filter(a=>{let o=s.has(a)?null:e.get(a);return(0,u.t)(o)&&(o.has("T")||(0,u.w)(o.get("Subtype"),"Widget"))&&gt(e,o)==="Sig"}),
r=i.length>0?(await ft(e)).live:void 0;for(let a of i)r?.[a]===1&&St(e,n,a,e.get(a));return[...n.values()]}function ol(e,t){let n=[e.get(t)];for(let s=n.pop();s!==
void 0;s=n.pop()){if((0,u.t)(s))for(let i of s.values())n.push(i);if(Array.isArray(s))for(let[i,r]of s.entries())!(0,u.t)(r)||!(0,u.w)(r.get("FT"),"Sig")?n.push(
r):(e.edit(t),s[i]=e.add(r))}}function St(e,t,n,s){if(!(0,u.t)(e.resolve(ue(e,s,"V"))))return;let i=s.get("Parent"),r=e.dict(i);if(!s.has("T")&&(0,u.u)(i)&&r?.has(
"T")){St(e,t,i.number,r),t.get(i.number)?.widgets.add(n);return}if(t.has(n))return;let a=(e.array(s.get("Kids"))??[]).flatMap(o=>(0,u.u)(o)?[o.number]:[]);t.set(
n,{number:n,dict:s,widgets:new Set((0,u.w)(s.get("Subtype"),"Widget")?[n,...a]:a)})}function ll(e,t){let n=[],s=t;for(let i=0;s&&i<rl;i++){let r=e.resolve(s.get(
"T"));r instanceof u.o&&n.unshift(un(r)),s=e.dict(s.get("Parent"))}return n.join(".")}function ul({removal:e},{number:t,dict:n,widgets:s},i,r,a){let{document:o}=e;
r.add(t);let l=ue(o,n,"V");(0,u.u)(l)&&e.remove(l.number);for(let d of s){let c=o.get(d);if(!(0,u.t)(c))continue;if(r.add(d),i==="keep"&&dl(o,c)){cl(o,d,c);continue}
let f=o.resolve(c.get("StructParent"));typeof f=="number"&&a.add(f),e.remove(d)}s.has(t)||e.remove(t)}function dl(e,t){let n=e.resolve(t.get("F")),s=typeof n=="\
number"?n:0;if(s&nl||s&il&&!(s&sl))return!1;let[i,r,a,o]=(e.array(t.get("Rect"))??[]).map(l=>e.resolve(l));return typeof i=="number"&&typeof r=="number"&&typeof a==
"number"&&typeof o=="number"&&i!==a&&r!==o&&e.dict(t.get("AP"))?.has("N")===!0}function cl(e,t,n){e.edit(t);for(let i of[...n.keys()])tl.has(i)||n.delete(i);n.set(
"Subtype",new u.n("Stamp"));let s=e.dict(n.get("AP"))?.get("N");s!==void 0&&n.set("AP",new u.r([["N",s]]))}async function fl(e,t,n){let{removal:s,structure:i}=e,
{document:r}=s;hl(e,t);let a=N(r,"AcroForm");for(let o of["Fields","CO"]){let l=r.array(a?.dict.get(o)),d=l?.filter(c=>!s.isGone(c)&&!((0,u.u)(c)&&t.has(c.number)));
!a||!l||!d||d.length===l.length||(r.edit(a.holder),d.length>0||o==="Fields"?a.dict.set(o,d):a.dict.delete(o))}i.dropKeys(n),await i.flush(),await ps(e,new Set(s.
removed()))}function hl({removal:e},t){let{document:n}=e;for(let{number:s,dict:i}of le(n).reverse()){let r=n.array(i.get("Kids")),a=r?.filter(o=>!e.isGone(o)&&!((0,u.u)(
o)&&t.has(o.number)));s===void 0||!r||!a||a.length===r.length||(n.edit(s),a.length>0?i.set("Kids",a):(0,u.w)(i.get("Subtype"),"Widget")?i.delete("Kids"):e.remove(
s))}}function ml(e,t){let n=N(e,"AcroForm");if(!n)return;n.dict.has("SigFlags")&&(e.edit(n.holder),n.dict.delete("SigFlags")),Yo(e,n.dict.get("XFA"),t);let s=(e.
array(n.dict.get("Fields"))??[]).length===0&&!n.dict.has("DR")&&!n.dict.has("XFA");t&&s&&e.edit(e.catalogNumber).delete("AcroForm")}function pl(e){let{catalog:t}=e;
if(!["Perms","DSS","Legal","Extensions"].some(a=>t.has(a)))return!1;let n=e.dict(t.get("Perms")),s=n?.has("UR3")===!0||n?.has("UR")===!0;e.edit(e.catalogNumber);
for(let a of["Perms","DSS","Legal"])t.delete(a);let i=e.dict(t.get("Extensions"));if(!i?.has("ESIC"))return s;let r=new u.r([...i].filter(([a])=>a!=="ESIC"));return r.
size>0?t.set("Extensions",r):t.delete("Extensions"),s}var gl=async(e,{open_password:t},n)=>{let s=[],i=await yl(e,t,n,s);i.length>1&&await wl(i,s);let r=i.map(({
document:l})=>l),a=await Wn(r,{encryption:"none",...i.length>1?{dedupe:co}:{}}),o=i.reduce((l,{document:d})=>l+d.pages.count,0);return{documents:[{name:e[0].name,
bytes:a,pageCount:o}],notes:s,facts:{pageCount:o,documentCount:e.length}}};async function yl(e,t,n,s){let i=[],r=0,a=0;for(let[o,l]of e.entries()){try{let d=await K.
open(l.bytes,n,{password:t});a+=(await Cs(d,"keep")).fields.length,await d.pages.settle(),i.push({index:o,document:d,firstPage:r}),r+=d.pages.count}catch(d){throw d instanceof
k.b&&d.code!=="cancelled"&&e.length>1?(0,k.e)(d,o+1,l.name):d}n.pace.progress((o+1)/(2*e.length))}return a>0&&s.push({code:"signatures_removed",message:`${a} ${a===
1?"signature was":"signatures were"} removed, because a signature cannot survive a merge.`}),i}async function wl(e,t){_o(e);let n=go(e);Do(e,n),Mo(e),Eo(e),Ko(e);
let{droppedXfa:s}=xo(e),{droppedPortfolio:i}=io(e);(0,u.K)(e[0].document)&&t.push({code:"conformance_dropped",message:"The result no longer claims PDF/A or PDF/\
UA conformance, which a merge cannot promise."}),await Lo(e),s&&t.push({code:"xfa_removed",message:"An XFA form was dropped, because XFA forms cannot be merged.\
 The fields themselves remain."}),i&&t.push({code:"portfolio_dropped",message:"A portfolio became an ordinary document. Its files remain as attachments."})}var bl=25,
vl=3e5,kl=class{constructor(e,t,n){this.pause=e,this.signal=t,this.onProgress=n}pause;signal;onProgress;work=0;since=performance.now();step(e){if(this.work+=e,!(this.
work<vl)){if(this.work=0,this.signal?.aborted)throw(0,k.f)();return performance.now()-this.since<bl?void 0:this.rest()}}async rest(){if(await this.pause(),this.
signal?.aborted)throw(0,k.f)();this.since=performance.now()}progress(e){this.onProgress?.(e)}},Al=(e,t,n)=>Ke(e,t.open_password,n,s=>{let{first:i,last:r}=pt(t,s),
a=r-i+1;if(a===s)throw(0,k.c)([{field:"first_page",message:"and last_page name every page of the document: at least one page must remain"}]);return Uint32Array.
from({length:s-a},(o,l)=>l<i-1?l+1:l+a+1)});async function Ts(e,t){let{security:n}=e,s=e.pages.count;if(!n)return{documents:[{...t,pageCount:s}],notes:[],facts:{
wasEncrypted:!1}};let i=await X(e,{encryption:"none"}),r=st(n.permissions);return{documents:[{name:t.name,bytes:i,pageCount:s}],notes:[],facts:{wasEncrypted:!0,
restrictions:r}}}var Sl=async(e,t,n)=>{let[s]=e;return Ts(await xl(s.bytes,t.password,n),s)};async function xl(e,t,n){try{return await K.open(e,n,{password:t})}catch(s){
throw!(s instanceof k.b)||s.code!=="wrong_password"?s:new k.b(s.code,s.message,{issues:[{field:"password",message:"does not open the document: it must be its us\
er or owner password"}],...s.advice===void 0?{}:{advice:s.advice}})}}var Fl=async(e,t,n)=>{let[s]=e;return Ts(await Pl(s.bytes,n),s)};async function Pl(e,t){try{
return await K.open(e,t)}catch(n){throw!(n instanceof k.b)||n.code!=="password_required"?n:new k.b("password_required","The PDF document needs a password to ope\
n, which remove_restrictions leaves in place",{issues:[{field:"file",message:"The document needs a password to open. Use remove_password, which removes the rest\
rictions too."}],advice:"Use remove_password with the password: it removes the restrictions too"})}}var $l=async(e,{appearance:t,open_password:n},s)=>{let[i]=e,
r=await K.open(i.bytes,s,{password:n}),a=await Cs(r,t),o=await X(r),l=r.pages.count;return{documents:[{name:i.name,bytes:o,pageCount:l}],notes:Cl(a,t),facts:{pageCount:l,
removedSignatures:a.fields.length,removedFields:a.fields}}},xt=20,Ml=e=>e.length>xt?`${e.slice(0,xt).join(", ")} and ${e.length-xt} more`:e.join(", ");function Cl({
fields:e,usageRights:t},n){let s=[];if(e.length>0){let i=`${e.length} ${e.length===1?"signature was":"signatures were"} removed: ${Ml(e)}.`;s.push({code:"signat\
ures_removed",message:n==="keep"?`${i} What they show on the pages stays, although the document is no longer signed.`:i})}return t&&s.push({code:"usage_rights_r\
emoved",message:"Usage rights were removed: they are a signature of the document."}),s.length>0?s:[{code:"no_signatures",message:"The document had no signature."}]}
var Tl=(e,t,n)=>Ke(e,t.open_password,n,s=>(0,x.h)(t.page_order,s,n.limits.orderPages)),El=(e,t,n)=>Ke(e,t.open_password,n,s=>Uint32Array.from({length:s},(i,r)=>s-
r)),Nl=async(e,t,n)=>{let[s]=e,{angle:i}=t,r=await K.open(s.bytes,n,{password:t.open_password}),{pages:a}=r,o=a.count,{first:l,last:d}=pt(t,o),c=i===0?0:d-l+1,f={
pageCount:o,rotatedPages:c};if(c===0)return{documents:[{...s,pageCount:o}],notes:[],facts:f};for(let h=l-1;h<d;h++){let m=Ol(r.resolve(a.attribute(h,"Rotate")))+
i;a.patch(h,{Rotate:(m%360+360)%360});let p=n.pace.step(400);p&&await p}return{documents:[{name:s.name,bytes:await X(r),pageCount:o}],notes:[],facts:f}};function Ol(e){
return typeof e=="number"&&Number.isInteger(e/90)?e:0}function Es(e){let t=e.edit(e.catalogNumber),n=N(e,"Names"),s=n?de(e,n.dict.get("EmbeddedFiles"),"Names").
length:0;return n?.dict.has("EmbeddedFiles")&&(e.edit(n.holder),n.dict.delete("EmbeddedFiles")),t.delete("AF"),t.delete("Collection"),Dl(e),s}function Dl(e){let t=e.
catalog.get("Metadata"),n=e.resolve(t);if(!(0,u.u)(t)||!(n instanceof u.s))return;let s;try{s=Buffer.from(e.decoded(n)).toString("latin1")}catch{return}let i=(0,u.I)(
s,o=>jl.has(o));if(i===s)return;let r=new u.r([...n.dict].filter(([o])=>o!=="Filter"&&o!=="DecodeParms")),a=Buffer.from(i,"latin1");n.dict.has("Filter")&&r.set(
"Filter",new u.n("FlateDecode")),e.put(t,new u.s(r,n.dict.has("Filter")?(0,u.C)(a):a))}var jl=new Set(["xmpMM:History","xmpMM:Ingredients","xmpMM:Pantry","xmpMM\
:Manifest"]);async function Rl(e){let t=N(e,"OCProperties"),n=e.array(t?.dict.get("OCGs"));if(!t||!n||n.length===0)return;let s=e.edit(e.catalogNumber);s.delete(
"OCProperties");let{live:i}=await ft(e),r=new Set(n.flatMap(a=>(0,u.u)(a)&&i[a.number]!==1?[a.number]:[]));r.size<n.length&&s.set("OCProperties",Ft(e,t.dict,r,8))}
function Ft(e,t,n,s){if((0,u.u)(t)&&(n.has(t.number)||Il(e,t)))return t;let i=e.resolve(t);if(s===0||!(Array.isArray(i)||i instanceof u.r))return t;let r=a=>(0,u.u)(
a)&&n.has(a.number);return Array.isArray(i)?i.filter(a=>!r(a)).map(a=>Ft(e,a,n,s-1)):new u.r([...i].map(([a,o])=>[a,Ft(e,o,n,s-1)]))}var Il=(e,t)=>(0,u.w)(e.dict(
t)?.get("Type"),"OCG"),Ns=20,_l=.3,Bl=class ii{constructor(t,n){this.document=t,this.marked=n,this.counted=new Int32Array(t.size),this.pages=new Set(t.pages.numbers)}document;marked;counted;part=0;pages;static async of(t){
return new ii(t,await Ae([t],{detail:!0}))}begin(){this.part++}add(t){let{document:n,counted:s,part:i}=this,r=this.marked.markings[0],{marks:a}=this.marked.scans[0],
o=n.pages.number(t),l=[o],d=0;s[o]=i;let c=f=>{f<=0||f>=s.length||s[f]===i||r.live[f]!==1||this.pages.has(f)||this.isTree(f)||(s[f]=i,l.push(f))};for(;l.length>
0;){let f=l.pop();d+=this.lengthOf(f);let h=n.edited.get(f);if(h!==void 0)zl(h,c);else for(let m=r.from[f];m<r.to[f];m+=3)a[m]!==u.F&&c(a[m])}return d}lengthOf(t){
let n=this.marked.markings[0].end[t];if(n>0)return n-this.document.table.place[t]+Ns;let s=this.document.place(t);return s?(s.end-s.start)*_l+Ns:200}isTree(t){return(this.
document.entry(t,"K")??this.document.entry(t,"Kids"))!==void 0}};function zl(e,t){let n=[e];for(;n.length>0;){let s=n.pop();if(s instanceof u.p)t(s.number);else if(Array.
isArray(s))for(let i of s)n.push(i);else if(s instanceof u.r)for(let i of s.values())n.push(i);else s instanceof u.s&&n.push(s.dict)}}var Ll=4,Kl=1.5,Ul=12,Gl=1e5,
Vl=class{constructor(e,t,n,s,i){this.job=n,this.prepare=s,this.password=i,this.stack=[{bytes:e,first:0,count:t}]}job;prepare;password;stack;async around(e,t){let{
stack:n}=this;for(;n.length>1&&!Wl(n.at(-1),e,t);)n.pop();let s=t-e+1;for(;;){let i=n.at(-1);if(i.count<=Ul||i.count<s*Kl||i.count<s*64&&i.bytes.length>i.count*
Gl)return i;let r=Math.min(Math.max(Math.ceil(i.count/Ll),s),i.first+i.count-e),a=await this.cut(i,e,e+r-1);n.push({bytes:await X(a,{encryption:"none",compact:!0,
draft:!0}),first:e,count:r})}}async cut(e,t,n){let s=e===this.stack[0],i=await K.open(e.bytes,this.job,s?{password:this.password}:{});if(s&&this.prepare(i),t>e.
first||n<e.first+e.count-1){let r=Uint32Array.from({length:n-t+1},(a,o)=>t-e.first+o+1);await hs(i,r)}return i}},Wl=({first:e,count:t},n,s)=>e<=n&&s<e+t,Xl=class ri{constructor(t,n,s,i,r,a){
this.estimate=t,this.windows=n,this.options=s,this.pageCount=i,this.limit=r,this.attachments=a}estimate;windows;options;pageCount;limit;attachments;factor=1;surplus=700;totals=[];static async of(t,n,s){
let{bytes:i,job:r}=t,a=t.pages.count,o={encryption:t.security??"none",compact:!0},l=Es(t),d=new Vl(i,a,r,Es,n);return new ri(await Bl.of(t),d,o,a,s,l)}async next(t){
this.totals=[],this.estimate.begin();for(let n=4;;n*=4){let s=this.guess(t),i=Math.min(this.pageCount-1,s+n+(s-t>>3)),r=await this.windows.around(t,i),a=await this.
search(r,t,i,s);if(a)return{...a,window:r}}}async search(t,n,s,i){let r=n-1,a=s+1,o=i,l=1,d;for(;a-r>1;){let c=await this.cut(t,n,o),f=await sa(c,this.options);
(f<=this.limit||o===n)&&(d=c),f<=this.limit?r=o:a=o,this.learn(this.total(n,o),f);let h=this.guess(n);if(h>r&&h<a)o=h;else{let m=Math.max(1,Math.min(l,a-r>>1));
o=h<=r?r+m:a-m,l*=2}}if(!(a>s&&s<this.pageCount-1))return{document:d,last:Math.max(r,n)}}async cut(t,n,s){let i=await this.windows.cut(t,n,s);return await Rl(i),
i}total(t,n){let{totals:s}=this;for(;s.length<=n-t;)s.push((s.at(-1)??0)+this.estimate.add(t+s.length));return s[n-t]}guess(t){let n=t;for(;n+1<this.pageCount&&
this.total(t,n+1)*this.factor+this.surplus<=this.limit;)n++;return n}learn(t,n){this.factor=Math.max(.02,(n-Math.min(this.surplus,n/2))/Math.max(1,t))}},Hl=async(e,{
maximum_bytes:t,open_password:n},s)=>{let[i]=e,r=await K.open(i.bytes,s,{password:n}),a=r.pages.count,o=await Xl.of(r,n,t),{attachments:l}=o,d=[];for(let f=0;f<
a;){let{document:h,last:m}=await o.next(f),p=`${String(d.length+1).padStart(5,"0")}.pdf`,y=await X(h,o.options);d.push({name:p,bytes:y,pageCount:m-f+1,firstPage:f+
1,lastPage:m+1}),f=m+1,s.pace.progress(f/a)}let c=d.filter(({bytes:f})=>f.length>t).length;return{documents:d,notes:ql(l,c),facts:{pageCount:a,parts:d.length,largestBytes:d.
reduce((f,{bytes:h})=>Math.max(f,h.length),0),oversizeParts:c,attachmentsLeftOut:l}}};function ql(e,t){let n=[];return e>0&&n.push({code:"attachments_left_out",
message:`${e} ${e===1?"attachment is":"attachments are"} in none of the parts.`}),t>0&&n.push({code:"oversize_parts",message:`${t} ${t===1?"part exceeds":"parts\
 exceed"} the limit, because a single page is larger.`}),n}var Ql={add_password:fa,add_restrictions:ha,add_text_watermark:pa,extract_pages:no,merge_documents:gl,
remove_pages:Al,remove_password:Sl,remove_restrictions:Fl,remove_signatures:$l,reorder_pages:Tl,reverse_pages:El,rotate_pages:Nl,split_by_size:Hl};function Jl({
pause:e,limits:t}){return{async run(n,s,i,{signal:r,onProgress:a}={}){let o=new kl(e,r,a);try{let l=(0,x.g)(n,s);if(l.length>0)throw(0,k.c)(l);let d=new Map,c={
pace:o,limits:{...so,...t},warn:h=>{d.set(h.code,h)}},f=await Ql[n](s,i,c);return d.size===0?f:{...f,notes:[...d.values(),...f.notes]}}catch(l){throw(0,k.h)(l)}}}}
async function Zl(e){return e.region!==""||e.baseUrl!==""?(await Promise.resolve().then(()=>V(require("./region-3ZZPDH6Q.js")))).chooseRegion(e):{backend:Jl({pause:()=>new Promise(
t=>setImmediate(t))}),isLocal:!0,place:"on the runner"}}var _=e=>e.replace(/[\p{Cc}\u2028\u2029]+/gu," ").replace(/:(?=:)/g,": ").replace(/##\[/g,"## ["),xe=e=>_(
e).replace(/&/g,"&amp;").replace(/</g,"&lt;").replace(/>/g,"&gt;").replace(/"/g,"&quot;"),H=(e,t)=>`${e} ${t}${e===1?"":"s"}`;function ce(e){let t=["B","kB","MB",
"GB"],n=e,s=0;for(;n>=999.95&&s<t.length-1;s++)n/=1e3;return`${s===0||n>=99.95?Math.round(n):n.toFixed(1)} ${t[s]}`}function Pt(e){let t=typeof e=="object"&&e!==
null&&"code"in e?e.code:void 0;return typeof t=="string"?t:"unknown reason"}function $t(e){if(!(e instanceof Error))return typeof e;let t=[`${e.name} (${Pt(e)})`,
...(0,k.g)(e)].join(`
    `);return e.cause===void 0?t:`${t}
caused by ${$t(e.cause)}`}var Mt=class extends Error{constructor(e,t){super("a job failed"),this.input=e,this.cause=t}input;cause};async function Yl(e,t){let n=e.
inputs[0]??"",s={source:n};try{let i=[];for(let o of e.inputs)s.source=o,i.push({source:o,document:await nu(o,t.workspace),facts:{},notes:[]});let r=i.reduce((o,{
document:l})=>o+l.bytes.length,0);for(let o of t.steps)i=await eu(i,o,t,s);s.source=n;let a=i.map(({document:o},l)=>({path:e.outputPath(l+1),bytes:o.bytes}));for(let o of a)
t.claim(o.path,e);return await t.write(a),i.map(({document:o,facts:l,notes:d},c)=>({status:"done",input:n,inputs:e.inputs,output:a[c]?.path??null,pages:o.pageCount??
null,bytesBefore:r,bytesAfter:o.bytes.length,facts:l,notes:d,message:null}))}catch(i){throw new Mt(s.source,i)}}async function eu(e,t,n,s){let i=(0,x.b)(t.name).
input==="many",r=i?[e]:e.map(o=>[o]),a=[];for(let o of r){let[l]=o;if(!l)continue;s.source=l.source;let{documents:d,notes:c,facts:f}=await n.backend.run(t.name,
o.map(({document:p})=>p),t.params,{signal:n.signal,onProgress:p=>n.onProgress(l.source,(0,x.d)(t.name),p)}).catch(p=>{let y=p instanceof k.b?p.position:void 0;throw s.
source=o[(y??1)-1]?.source??l.source,p}),h=i?{}:l.facts,m=o.flatMap(p=>p.notes);for(let p of d)a.push({source:l.source,document:{...p,name:l.document.name},facts:{
...h,...f,...tu(p)},notes:[...m,...c.map(({message:y})=>y)]})}return a}function tu({firstPage:e,lastPage:t}){return e===void 0||t===void 0?{}:{firstPage:e,lastPage:t}}
async function nu(e,t){let n=await(0,ai.readFile)(It.default.join(t,e)).catch(s=>{throw new k.b("unreadable_document",`The file could not be opened (${Pt(s)})`,
{cause:s})});return{name:It.default.posix.basename(e),bytes:n}}async function su(e,t){let n=await(0,me.realpath)(t),s=new Set,i=[],r=new Set;for(let[a,o]of e.entries()){
if(o.startsWith("!"))continue;if(!Fe(B.default.relative(t,B.default.resolve(t,o))))throw Ds(o);let l=e.slice(a+1).filter(c=>c.startsWith("!")),d=await iu(o,l,t);
d.length===0&&i.push(o);for(let c of d){let f=Os(B.default.relative(t,c));await au(c,n)?s.add(f):r.add(f)}}return{files:[...s],empty:i,refused:[...r]}}var Fe=e=>e!==
".."&&!e.startsWith(`..${B.default.sep}`)&&!e.startsWith("../")&&!B.default.isAbsolute(e),Os=e=>B.default.sep==="/"?e:e.replaceAll(B.default.sep,"/");async function iu(e,t,n){
let s=/[*?[\]\\]/.test(e)?void 0:await(0,me.stat)(B.default.resolve(n,e)).catch(()=>{});if(s?.isFile()&&t.length===0)return[B.default.resolve(n,e)];let{create:i}=await Promise.resolve().then(()=>V(require("./glob-PS7ZFRRR.js"))),
r=await(await i([e,...t].join(`
`),{matchDirectories:!1,followSymbolicLinks:!1}).catch(()=>{throw Ds(e)})).glob(),a=s?.isDirectory()?r.filter(o=>/\.pdf$/i.test(o)):r;return a.length>1?ru(a):a}
function ru(e){let{compare:t}=new Intl.Collator("en",{numeric:!0}),n=(s,i)=>{for(let r=0;r<s.length&&r<i.length;r++){let a=t(s[r]??"",i[r]??"");if(a!==0)return a}
return s.length-i.length};return e.map(s=>({file:s,segments:s.split(B.default.sep)})).sort((s,i)=>n(s.segments,i.segments)||(s.file<i.file?-1:1)).map(({file:s})=>s)}
async function au(e,t){let n=await(0,me.realpath)(e).catch(()=>{});return n===void 0||!Fe(B.default.relative(t,n))?!1:(await(0,me.stat)(n)).isFile()}function Ds(e){
return(0,k.c)([{field:"files",message:`the pattern '${e}' must stay in the workspace, and be written without '..'`}])}function ou(e){let t=new Map,n=i=>{let r=t.
get(i);if(r!==void 0)return r;let a=i;try{a=(0,oi.realpathSync)(i)}catch{let o=q.default.dirname(i);o!==i&&(a=q.default.join(n(o),q.default.basename(i)))}return t.
set(i,a),a},s=process.platform==="win32"||process.platform==="darwin";return i=>{let r=q.default.resolve(e,i),a=q.default.join(n(q.default.dirname(r)),q.default.
basename(r));return s?a.normalize("NFC").toLowerCase():a}}function lu(e,t,n){let s=new Set(e.map(n)),i=new Set;return(r,a)=>{let o=n(r),l=a.inputs.some(d=>n(d)===
o);if(i.has(o)||s.has(o)&&!(t&&l))throw(0,k.c)([{field:"output",message:`'${r}' is another input or result: choose a different pattern`}]);i.add(o)}}var uu={b:1,
kb:1e3,mb:1e6,gb:1e9,kib:1024,mib:1048576,gib:1073741824},du=/^\s*(\d+(?:\.\d+)?)\s*([kmg]i?b|b)\s*$/i;function cu(e){let[,t,n]=du.exec(e)??[],s=uu[n?.toLowerCase()??
""];return s===void 0?e:String(Math.floor(Math.round(Number(t)*s*1e3)/1e3))}function fu(e,t){let n=Tt(e),s=t.map(r=>({name:r,count:hu(n.join(" "),Tt(r).join(" "))})),
[i]=s.sort((r,a)=>r.count-a.count);return i&&i.count<=2?[i.name]:t.filter(r=>Tt(r).some(a=>a.length>3&&n.includes(a)))}function Ct(e,t){let n=fu(e,t);return n.length===
0||n.length>3?"":` (did you mean ${n.join(" or ")}?)`}var Tt=e=>e.trim().slice(0,64).replace(/(?<=[a-z])(?=[A-Z])/g," ").toLowerCase().split(/[\s_-]+/).filter(t=>t!==
"");function hu(e,t){let n=Array.from({length:t.length+1},(s,i)=>i);for(let[s,i]of[...e].entries()){let r=[s+1];for(let[a,o]of[...t].entries())r.push(Math.min((n[a+
1]??0)+1,(r[a]??0)+1,(n[a]??0)+(i===o?0:1)));n=r}return n.at(-1)??0}var js=x.a.map(x.d).join(", "),fe='write a YAML list of operations, such as "- rotate_pages:\
 { angle: 90 }"',Rs=[...new Set(x.a.flatMap(e=>Object.keys((0,x.b)(e).fields)))],Is=new Set(x.a.flatMap(e=>Object.entries((0,x.b)(e).fields).flatMap(([t,n])=>"s\
ecret"in n?[t]:[])));async function mu(e,t){let n=new Map;for(let a of Rs){let o=e((0,x.d)(a));o!==""&&(Is.has(a)&&t(o),n.set(a,o))}let s=e("operation").trim(),
i=e("steps");if(i.trim()!==""){let{value:a,problem:o}=(await Promise.resolve().then(()=>V(require("./yaml-list-JPHAPBCX.js")))).parseList(i);for(let d of Et(a))
t(d);let l=[];return s!==""&&l.push({field:"operation",message:"give either operation or steps, not both"}),o!==void 0?{steps:[],issues:[...l,{field:"steps",message:`${o}\
: ${fe}`}],warnings:[]}:gu(a,n,l)}if(s==="")return zs("operation",`is required, unless steps is given: one of ${js}`);let r=s.replaceAll("-","_");return(0,x.c)(
r)?pu(r,n):zs("operation",`must be one of ${js}${Ct(s,x.a.map(x.d))}`)}function _s(e){return(0,x.e)(e,t=>Rs.includes(t)||(0,x.c)(t)?(0,x.d)(t):t)}function pu(e,t){
let{fields:n}=(0,x.b)(e),s=[...t.keys()].filter(a=>!Object.hasOwn(n,a)),{step:i,issues:r}=Bs({name:e,raw:Object.fromEntries(t)});return{steps:[i],issues:r.map(({
field:a,message:o})=>({field:(0,x.d)(a),message:_s(o)})),warnings:s.map(a=>`${(0,x.d)(a)} is not used: it is no parameter of ${(0,x.d)(e)}`)}}function gu(e,t,n){
let s=[...n],i=[];if(!Array.isArray(e)||e.length===0)return{steps:i,issues:[...s,{field:"steps",message:fe}],warnings:[]};for(let a of t.keys())a!=="open_passwo\
rd"&&s.push({field:(0,x.d)(a),message:"write it inside the step that it belongs to"});let r=t.get("open_password");for(let[a,o]of e.entries()){let l=`steps[${a+
1}]`,d=yu(o);if("problem"in d){s.push({field:l,message:d.problem});continue}let{fields:c}=(0,x.b)(d.name);for(let m of Object.keys(d.raw))Object.hasOwn(c,m)||s.
push({field:`${l}.${m}`,message:`is no parameter of ${d.name}: ${Object.keys(c).join(", ")}${Ct(m,Object.keys(c))}`});let f=r===void 0?d.raw:{open_password:r,...d.
raw},h=Bs({name:d.name,raw:f});i.push(h.step),s.push(...h.issues.map(({field:m,message:p})=>({field:`${l}.${m}`,message:p})))}return{steps:i,issues:s,warnings:[]}}
function yu(e){if(typeof e=="string")return We(e,{});if(!Nt(e))return{problem:fe};let{operation:t,...n}=e;if(t!==void 0)return typeof t=="string"?We(t,n):{problem:fe};
let[[s,i]=["",void 0],...r]=Object.entries(e);return r.length>0?{problem:`names several operations or has its parameters beside the name: ${fe}`}:i===""||i===void 0?
We(s,{}):Nt(i)?We(s,i):{problem:fe}}function We(e,t){let n=e.trim().replaceAll("-","_");if(!(0,x.c)(n))return{problem:`must name one of ${x.a.join(", ")}${Ct(e,
x.a)}`};let s={};for(let[i,r]of Object.entries(t)){if(typeof r!="string")return{problem:"has a list or a mapping where a single value belongs"};s[i.replaceAll("\
-","_")]=r}return{name:n,raw:s}}function Bs({name:e,raw:t}){let n={};for(let[r,a]of Object.entries(t)){let o=(0,x.b)(e).fields[r],l=o===void 0||o.kind==="text"?
a:a.trim();n[r]=r==="maximum_bytes"?cu(l):l}let{params:s,issues:i}=(0,x.i)(e,n);return{step:{name:e,params:s},issues:i}}function*Et(e){if(Array.isArray(e))for(let t of e)
yield*Et(t);else if(Nt(e))for(let[t,n]of Object.entries(e))typeof n!="string"?yield*Et(n):n!==""&&Is.has(t.trim().replaceAll("-","_"))&&(yield n)}function Nt(e){
return typeof e=="object"&&e!==null&&!Array.isArray(e)}var zs=(e,t)=>({steps:[],issues:[{field:e,message:t}],warnings:[]}),Ls=32;async function wu(e,t){let n=[],
s=g=>e(g).trim(),i=g=>{let w=s(g);return w!==""&&t(w),w},r=(g,w)=>{let b=s(g)||w[0],v=w.find(A=>A===b);return v===void 0&&n.push({field:g,message:`must be one o\
f ${w.join(", ")}`}),v??w[0]},a=(g,w)=>{let b=s(g).toLowerCase();return b!==""&&b!=="true"&&b!=="false"&&n.push({field:g,message:"must be true or false"}),b===""?
w:b==="true"},o=i("api-key"),l=i("github-token"),{steps:d,issues:c,warnings:f}=await mu(e,t),h=s("files").split(/\r?\n/).map(g=>g.trim()).filter(g=>g!==""&&!g.startsWith(
"#"));h.some(g=>!g.startsWith("!"))||n.push({field:"files",message:"is required: glob patterns such as docs/**/*.pdf, one per line"});let m=s("concurrency"),p=m===
""?void 0:Number(m);p!==void 0&&!(/^\d+$/.test(m)&&p>=1&&p<=Ls)&&n.push({field:"concurrency",message:`must be a whole number from 1 to ${Ls}`});let y={steps:d,isList:s(
"steps")!=="",files:h,output:s("output")||void 0,overwrite:a("overwrite",!1),ifNoFilesFound:r("if-no-files-found",["warn","error","ignore"]),changedOnly:a("chan\
ged-only",!1),dryRun:a("dry-run",!1),concurrency:p,onError:r("on-error",["fail","continue"]),region:s("region"),baseUrl:s("base-url"),apiKey:o,summary:a("summar\
y",!0),githubToken:l,warnings:f};if(c.length+n.length>0)throw(0,k.c)([...c,...n]);return y}var Ks=["{dir}","{name}","{index}","{operation}"],Ot=e=>e.some(({name:t})=>(0,x.b)(
t).input==="many");function bu(e){let{files:t,steps:n}=e,s=vu(n),i=ku(e,s),r=t.length===0?[]:Ot(n)?[t]:t.map(d=>[d]),a=(0,x.d)(n.at(-1)?.name??""),o=r.map((d,c)=>{
let{dir:f,name:h}=he.default.posix.parse(d[0]??"");return{inputs:d,fansOut:s,outputPath:m=>{let p=s?m:c+1,y={"{dir}":f||".","{name}":h,"{operation}":a,"{index}":p===
void 0?"{index}":String(p).padStart(5,"0")};return he.default.posix.normalize(i.replace(/\{[^{}]*\}/g,g=>y[g]??g))}}}),l=Au(o,e);if(l.length>0)throw(0,k.c)(l);return o}
function vu(e){return e.map(({name:t})=>(0,x.b)(t)).findLast(({input:t,output:n})=>t==="many"||n==="pdfs")?.output==="pdfs"}function ku({output:e,workspace:t},n){
let s=a=>(0,k.c)([{field:"output",message:a}]);if(e===void 0)return n?"{dir}/{name}.{operation}.{index}.pdf":"{dir}/{name}.{operation}.pdf";let i=e.match(/\{[^{}]*\}/g)?.
filter(a=>!Ks.includes(a))??[];if(i.length>0)throw s(`has the unknown placeholder ${i[0]}: there are ${Ks.join(", ")}`);if(/[\u0000-\u001f]/.test(e))throw s("mu\
st be a single line");if(/[\\/]$/.test(e))throw s(`names a folder: write a file name after it, such as ${e}{name}.pdf`);if(n&&!e.includes("{index}"))throw s("ne\
eds {index}, because the split makes several files of one");let r=Os(he.default.isAbsolute(e)?he.default.relative(t,e):e);if(!Fe(he.default.posix.normalize(r)))
throw s("must stay in the workspace");return r}function Au(e,{matched:t,overwrite:n,identity:s}){let i=new Map(t.map(d=>[s(d),d])),r=new Map;for(let d of e){let c=s(
d.outputPath()),f=r.get(c);f?f.push(d):r.set(c,[d])}let a=[],o=d=>{a.push({field:"output",message:d})};for(let[d,[c,f,...h]]of r){if(!c)continue;let m=c.outputPath(),
p=i.get(d);if(!Fe(m)||m===".")o(`'${m}' is no file in the workspace`);else if(f){let[y,g]=[c.inputs[0],f.inputs[0]],w=h.length===0?`'${y}' and '${g}' would both`:
`'${y}', '${g}' and ${h.length} more would all`;o(`${w} be written to '${m}': use {dir}, {name} or {index}`)}else p!==void 0&&!c.inputs.some(y=>s(y)===d)?o(`'${m}\
' would replace another input: choose a different pattern`):p!==void 0&&!n&&o(`'${m}' would replace the input: choose a different pattern, or set overwrite to t\
rue`)}let l=5;return a.length<=l?a:[...a.slice(0,l),{field:"output",message:`and ${a.length-l} more such clashes`}]}var Us=1024*1024,Su=2048,xu={done:"✅",failed:"\
❌",planned:"📝",skipped:"⏭️"};function Fu(e){let{rows:t,operations:n}=e,s=`<h3>Octavo: ${xe(n.join(" → "))}</h3>
<p>${Gs(e)}</p>
`;if(t.length===0)return s;let i=[],r=Buffer.byteLength(s)+Su;for(let[d,c]of t.entries()){let f=Pu(c,t[d-1]);if(r+=Buffer.byteLength(f),r>Us)break;i.push(f)}let a=[
"","File","Result","Pages","Before","After","Change"].map(d=>`<th>${d}</th>`).join(""),o=t.length-i.length,l=o===0?"":`<p>${H(o,"more row")} did not fit here: s\
ee the log and the <code>results</code> output.</p>
`;return`${s}<table>
<tr>${a}</tr>
${i.join("")}</table>
${l}`}function Gs({rows:e,place:t,dryRun:n,seconds:s}){let i=c=>e.filter(f=>f.status===c),r=i("done"),a=n?[`Dry run: ${H(i("planned").length,"result")} planned,\
 nothing written`]:[`${H(r.length,"file")} written`];for(let c of["failed","skipped"])i(c).length>0&&a.push(`${i(c).length} ${c}`);let o=Ws([...new Map(r.map(c=>[
c.inputs.join(`
`),c.bytesBefore??0])).values()]),l=Ws(r.map(({bytesAfter:c})=>c??0)),d=r.length>0?` · ${ce(o)} → ${ce(l)}`:"";return`${a.join(", ")}${d} · ${t} · ${s.toFixed(
1)} s`}function Pu(e,t){let{status:n,input:s,inputs:i,output:r,pages:a,bytesBefore:o,bytesAfter:l,message:d,notes:c}=e,f=i.length>1&&n!=="failed"?` <em>and ${i.
length-1} more</em>`:"",h=[...r===null?[]:[`<code>${xe(r)}</code>`],...d===null?[]:[xe(d)],...c.filter(y=>t?.input!==s||!t.notes.includes(y)).map(y=>`<em>${xe(y)}\
</em>`)],m=e.facts.firstPage!==void 0,p=[a===null?"":String(a),Vs(o),Vs(l),m?"":$u(o,l)];return`<tr><td>${xu[n]}</td><td><code>${xe(s)}</code>${f}</td><td>${h.join(
"<br>")}</td>${p.map(y=>`<td align="right">${y}</td>`).join("")}</tr>
`}var Vs=e=>e===null?"":ce(e).replace(" ","&nbsp;");function $u(e,t){if(e===null||t===null||e===0)return"";let n=(t-e)/e*100;return`${n>0?"+":n<0?"−":""}${Math.
abs(n).toFixed(1)}%`}var Ws=e=>e.reduce((t,n)=>t+n,0),Pe=10,Xs=4096,Mu=500;function Hs(e,t=n=>n){let n=(0,k.h)(e),s=n.advice===void 0?n.message:`${n.message.replace(
/[.:]$/,"")}. ${n.advice}`;return _(t(s)).slice(0,Xs)}var Cu=class{given=0;add(e,t){let n=_(e).slice(0,Xs);this.given++,this.given<=Pe?(0,S.h)(n,t===void 0?{}:{
file:t}):(0,S.i)(t===void 0?`Warning: ${n}`:`Warning: ${_(t)}: ${n}`)}};function Tu(e,t,n){let s=e.length<Pe?e:e.slice(0,Pe-1);for(let{file:i,message:r}of s)t===
"error"?(0,S.g)(r,{file:i}):n.add(r,i);for(let{file:i,message:r}of e.slice(s.length))(0,S.i)(_(`Failed: ${i}: ${r}`));for(let{cause:i}of e)i!==void 0&&(0,S.f)($t(
i))}function Eu(e,t){let n=e.length<Pe?0:e.length-(Pe-1),s=n>0?` (${n} of them without an annotation: see the log)`:"";return`${e.length} of ${H(t,"file")} fail\
ed${s}`}async function Nu(e,t){let n=e.rows.flatMap(({status:s,output:i})=>s==="done"&&i!==null?[i]:[]);if((0,S.d)("files",n),(0,S.d)("count",n.length),(0,S.d)(
"results",e.rows),(0,S.i)(_(Gs(e))),Ou(n),t&&process.env.GITHUB_STEP_SUMMARY){let s=Fu(e);Buffer.byteLength(s)<Us&&await S.a.addRaw(s).write()}}function Ou(e){let t=process.
env.GITHUB_ARTIFACTS;if(!t)return;let n=e.filter(r=>!/[=\r\n]/.test(r)),s=0;try{s=(0,Xe.readFileSync)(t,"utf8").split(`
`).filter(Boolean).length}catch{}let i=n.slice(0,Math.max(0,Mu-s));i.length>0&&(0,Xe.appendFileSync)(t,i.map(r=>`${r}
`).join("")),i.length<e.length&&(0,S.i)(`${e.length-i.length} files were not listed for attestation`)}var Du=class{constructor(e){this.workspace=e}workspace;folders=new Map;running=new Set;serial=0;closed=!1;async write(e){
if(this.closed)throw qs();let t=this.writeAll(e);this.running.add(t),await t.finally(()=>this.running.delete(t))}async close(){this.closed=!0,await Promise.allSettled(
this.running)}async writeAll(e){let t=[],n=[],s=e[0]?.path??"";try{for(let i of e){if(this.closed)throw qs();s=i.path;let r=U.default.join(await this.folder(U.default.
dirname(i.path)),U.default.basename(i.path)),a=U.default.join(U.default.dirname(r),`.octavo-${process.pid}-${++this.serial}.tmp`);n.push(a),await(0,G.writeFile)(
a,i.bytes,{flag:"wx"}),t.push({temporary:a,target:r,path:i.path})}for(let{temporary:i,target:r,path:a}of t)s=a,await(0,G.rename)(i,r)}catch(i){throw await Promise.
all(n.map(r=>(0,G.unlink)(r).catch(()=>{}))),i instanceof k.b?i:Ru(s,i)}}folder(e){let t=this.folders.get(e);return t||this.folders.set(e,t=this.makeFolder(e)),
t}async makeFolder(e){let t=await(0,G.realpath)(this.workspace),n=U.default.resolve(t,e),s=n,i;for(;(i=await(0,G.realpath)(s).catch(()=>{}))===void 0;)s=U.default.
dirname(s);let r=U.default.join(i,U.default.relative(s,n));if(!Fe(U.default.relative(t,r)))throw new k.b("configuration",`'${e}' is a link that leads out of the\
 workspace: nothing is written there`);return await(0,G.mkdir)(r,{recursive:!0}),r}},ju={EACCES:"the runner may not write there",EPERM:"the runner may not write\
 there",EROFS:"the file system is read-only",ENOSPC:"there is no space left on the disk",EDQUOT:"there is no space left on the disk",EISDIR:"there is a folder o\
f that name",ENOTDIR:"a part of its path is a file, not a folder",EEXIST:"a part of its path is a file, not a folder",ENAMETOOLONG:"the name is too long for the\
 file system"};function Ru(e,t){let n=Pt(t),s=ju[n]??`the file system refused it (${n})`;return new k.b("configuration",`'${e}' could not be written: ${s}`,{cause:t})}
var qs=()=>new k.b("cancelled","The step was cancelled"),Iu=5e3;async function _u(){let e=new Cu,t=n=>n;try{let n=await wu(s=>(0,S.c)(s,{trimWhitespace:!1}),zu);
for(let s of n.warnings)e.add(s);t=Qs(n),await Bu(n,e)}catch(n){let s=(0,k.h)(n);(0,S.e)(Hs(s,t)),s.cause!==void 0&&(0,S.f)($t(s.cause))}finally{(0,S.f)(`Peak m\
emory: ${ce(process.resourceUsage().maxRSS*1024)}`)}}async function Bu(e,t){let n=performance.now();process.chdir(process.env.GITHUB_WORKSPACE??".");let s=process.
cwd(),i=await Zl(e);i.isLocal&&e.apiKey!==""&&t.add("api-key is not used: without region or base-url documents are processed on the runner");let{matched:r,files:a}=await Lu(
e,s,t),o=ou(s),l=bu({...e,files:a,matched:r,workspace:s,identity:o}),d=e.steps.map(({name:p})=>(0,x.d)(p));(0,S.j)(_(`${d.join(", then ")}: ${H(a.length,"file")}\
, ${i.place}`));let{rows:c,failures:f}=e.dryRun?{rows:Vu(l),failures:[]}:await Ku(l,e,i,s,lu(r,e.overwrite,o));(0,S.k)(),Tu(f,e.onError==="fail"?"error":"warnin\
g",t);let h=(performance.now()-n)/1e3;if(await Nu({rows:c,operations:d,place:i.place,dryRun:e.dryRun,seconds:h},e.summary),f.length===0)return;let m=Ot(e.steps)?
`The merge of ${H(a.length,"file")} failed`:Eu(f,a.length);e.onError==="fail"?(0,S.e)(m):t.add(m)}var Qs=({isList:e})=>e?t=>t:_s;function zu(e){e.trim()!==""&&(0,S.b)(
e)}async function Lu(e,t,n){let{files:s,empty:i,refused:r}=await su(e.files,t);for(let d of r)n.add(`'${d}' was left out: it is no file in the workspace, or a l\
ink that leads out of it`);if(s.length===0){let d="No file matches the patterns in files. Make sure that the job uses actions/checkout, or makes the files, befo\
re this step";if(e.ifNoFilesFound==="error")throw new k.b("configuration",d);return e.ifNoFilesFound==="warn"?n.add(d):(0,S.i)(d),{matched:s,files:s}}for(let d of i)
e.ifNoFilesFound==="ignore"?(0,S.i)(_(`No file matches '${d}'`)):n.add(`No file matches '${d}'`);if(!e.changedOnly)return{matched:s,files:s};let{changedFiles:a}=await Promise.resolve().then(()=>V(require("./changed-F3AUMVHN.js"))),
o=await a(e.githubToken);if("unknown"in o)return n.add(`changed-only leaves nothing out: ${o.unknown}`),{matched:s,files:s};let l=s.filter(d=>o.paths.has(d));return(0,S.i)(
`${H(l.length,"file")} of ${s.length} changed`),{matched:s,files:Ot(e.steps)&&l.length>0?s:l}}async function Ku(e,t,{backend:n,isLocal:s},i,r){let{steps:a,concurrency:o}=t,
l=new Du(i),d=new AbortController;Uu(()=>(d.abort(),l.close()));let c=e.map(()=>[]),f=[],h,m=Xu(),p={backend:n,steps:a,workspace:i,signal:d.signal,claim:r,write:y=>l.
write(y),onProgress:m};return await Gu(e,o??(s?2:4),async(y,g)=>{let w=y.inputs[0]??"";if(h!==void 0){c[g]=[{...Dt(y),status:"skipped",output:null,message:h}];return}
try{let b=await Yl(y,p);c[g]=b;for(let[v,A]of b.entries())(0,S.i)(_(Wu(A,b[v-1]?.notes)))}catch(b){let v=b instanceof Mt?b.input:w,A=(0,k.h)(b instanceof Mt?b.cause:
b);(0,S.i)(_(`${v}: failed`));let P=Hs(A,Qs(t));f.push({file:v,message:P,cause:A.cause}),c[g]=[{...Dt(y),status:"failed",input:v,output:null,message:P}],A.code===
"unauthorized"&&(h="Not tried, because the region refused the key")}}),{rows:c.flat(),failures:f}}function Uu(e){let t=!1;for(let[n,s]of[["SIGINT",130],["SIGTER\
M",143]])process.on(n,()=>{t||(t=!0,(0,S.i)("Cancelled"),e().finally(()=>process.exit(s)))})}async function Gu(e,t,n){let s=e.entries(),i=async()=>{for(let[r,a]of s)
await n(a,r)};await Promise.all(Array.from({length:Math.min(t,e.length)},i))}function Vu(e){let t=e.map(Dt);for(let{input:n,inputs:s,output:i}of t)(0,S.i)(_(`${Js(
n,s)} → ${i}`));return t}function Dt(e){return{status:"planned",input:e.inputs[0]??"",inputs:e.inputs,output:e.outputPath(),pages:null,bytesBefore:null,bytesAfter:null,
facts:{},notes:[],message:null}}function Wu({input:e,inputs:t,output:n,pages:s,bytesBefore:i,bytesAfter:r,notes:a},o=[]){let l=`${ce(i??0)} → ${ce(r??0)}`;return[
`${Js(e,t)} → ${n} (${s===null?"":`${H(s,"page")}, `}${l})`,...a.filter(d=>!o.includes(d))].join(". ")}var Js=(e,t)=>t.length>1?`${e} and ${t.length-1} more`:
e;function Xu(){let e=performance.now();return(t,n,s)=>{let i=performance.now();i-e<Iu||(e=i,(0,S.i)(_(`${t}: ${n}, ${Math.round(s*100)} %`)))}}var Zs=!1;process.
once("beforeExit",()=>{Zs||(0,S.e)("The action stopped before it had finished.")}),_u().catch(S.e).finally(()=>{Zs=!0});
