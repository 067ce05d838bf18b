var gt=Object.defineProperty;var fn=Object.getOwnPropertyDescriptor;var cn=Object.getOwnPropertyNames;var gn=Object.prototype.hasOwnProperty;var mn=(e,t)=>{for(var n in t)gt(e,n,{get:t[n],enumerable:!0})},pn=(e,t,n,s)=>{if(t&&typeof t=="object"||typeof t=="function")for(let i of cn(t))!gn.call(e,i)&&
i!==n&&gt(e,i,{get:()=>t[i],enumerable:!(s=fn(t,i))||s.enumerable});return e};var yn=e=>pn(gt({},"__esModule",{value:!0}),e);var pi={};mn(pi,{a:()=>$,b:()=>T,c:()=>Lt,d:()=>_t,e:()=>j,f:()=>ht,g:()=>on,h:()=>dt,i:()=>G,j:()=>ft,k:()=>Vt,l:()=>N,m:()=>tn,n:()=>en,o:()=>nn,p:()=>ut,q:()=>sn,
r:()=>rn,s:()=>hn});module.exports=yn(pi);var Qe=require("./chunk-HADXW2XB.js"),v=require("./chunk-6YBJABQD.js"),D=require("./chunk-3TZ4DGFD.js"),o=require("./chunk-IO24KDZ3.js"),
C=require("./chunk-QY672WF6.js"),w=require("./chunk-D5RTHP3X.js"),Tt=require("node:crypto"),W=require("node:crypto"),x=require("node:crypto"),bn=[7,12,17,22,5,9,
14,20,4,11,16,23,6,10,15,21],wn=Int32Array.from({length:64},(e,t)=>Math.floor(Math.abs(Math.sin(t+1))*2**32)|0),N=e=>new Wt().digest(e),Wt=class{words=new Int32Array(
16);state=new Int32Array(4);tail=new Uint8Array(128);digest(e){let{state:t,tail:n}=this;t[0]=1732584193,t[1]=4023233417,t[2]=2562383102,t[3]=271733878;let{length:s}=e,
i=s&-64;for(let u=0;u<i;u+=64)this.compress(e,u);let r=s-i,a=r<56?64:128;for(let u=0;u<r;u++)n[u]=e[i+u];n[r]=128,n.fill(0,r+1,a);for(let u=0,h=s<<3;u<4;u++)n[a-
8+u]=h>>>(u<<3);n[a-4]=s>>>29;for(let u=0;u<a;u+=64)this.compress(n,u);let l=new Uint8Array(16);for(let u=0;u<16;u++)l[u]=t[u>>2]>>>((u&3)<<3);return l}compress(e,t){
let{words:n,state:s}=this;for(let u=0,h=t;u<16;u++,h+=4)n[u]=e[h]|e[h+1]<<8|e[h+2]<<16|e[h+3]<<24;let i=s[0],r=s[1],a=s[2],l=s[3];for(let u=0;u<64;u++){let h=u>>
4,d,f;h===0?(d=r&a|~r&l,f=u):h===1?(d=l&r|~l&a,f=5*u+1):h===2?(d=r^a^l,f=3*u+5):(d=a^(r|~l),f=7*u);let c=i+d+wn[u]+n[f&15]|0,g=bn[h<<2|u&3];i=l,l=a,a=r,r=r+(c<<
g|c>>>32-g)|0}s[0]=s[0]+i,s[1]=s[1]+r,s[2]=s[2]+a,s[3]=s[3]+l}};function Kt(e){let t=new Uint8Array(256);for(let s=0;s<256;s++)t[s]=s;let{length:n}=e;for(let s=0,
i=0,r=0;s<256;s++){let a=t[s];i=i+a+e[r]&255,t[s]=t[i],t[i]=a,++r===n&&(r=0)}return t}function mt(e,t){let n=e.slice(),{length:s}=t,i=new Uint8Array(s);for(let r=0,
a=0,l=0;r<s;r++){a=a+1&255;let u=n[a];l=l+u&255;let h=n[l];n[a]=h,n[l]=u,i[r]=t[r]^n[u+h&255]}return i}function q(e,t){return mt(Kt(e),t)}var P={length:e=>e,decrypt:e=>e,
encryptInto:(e,t,n,s,i)=>s.set(e,i)};function vn(e){let t=Yt(e,[]),n=yt((s,i)=>Kt(t(s,i)));return{length:s=>s,decrypt:(s,i,r)=>mt(n(i,r),s),encryptInto:(s,i,r,a,l)=>a.
set(mt(n(i,r),s),l)}}function Xt(e){let t=Yt(e,[115,65,108,84]),n=Qt(()=>new Jt),s=yt((r,a)=>n().engine(t(r,a))),i=yt((r,a)=>Ht(t(r,a)));return{length:qt,decrypt:(r,a,l)=>Zt(
i(a,l),r),encryptInto:(r,a,l,u,h)=>{n().seal(s(a,l),r,u,h)}}}function Gt(e){let t=Qt(()=>new Jt),n,s;return{length:qt,decrypt:i=>Zt(s??=Ht(e),i),encryptInto:(i,r,a,l,u)=>{
t().seal(n??=t().engine(e),i,l,u)}}}var qt=e=>(e&-16)+32,J=64*1024,pt=16*1024,Jt=class{head=Buffer.alloc(J);pool=Buffer.alloc(pt);taken=pt;engine(e){let t=Buffer.
alloc(16);return this.nextVector(t),(0,W.createCipheriv)(e.length===16?"aes-128-cbc":"aes-256-cbc",e,t).setAutoPadding(!1)}seal(e,t,n,s){let{head:i}=this,{length:r}=t,
a=r&-16,l=Math.min(a,J-32),u=r-a;this.nextVector(i),i.set(l===r?t:t.subarray(0,l),16);let h=16+l;if(l<a){n.set(e.update(i.subarray(0,h)),s),s+=h,h=0;for(let d=l;d<
a;d+=J){let f=e.update(t.subarray(d,Math.min(d+J,a)));n.set(f,s),s+=f.length}}u>0&&i.set(t.subarray(a),h),i.fill(16-u,h+u,h+16),n.set(e.update(i.subarray(0,h+16)),
s)}nextVector(e){this.taken===pt&&((0,W.randomFillSync)(this.pool),this.taken=0),this.pool.copy(e,0,this.taken,this.taken+16),this.taken+=16}},kn=new Uint8Array(
0);function Zt(e,t){let n=t.length&-16;if(n<32)return kn;let s=e.update(n===t.length?t:t.subarray(0,n)),i=s[n-1],r=n;if(i>0&&i<=16){do r--;while(r>n-i&&s[r-1]===
i);r>n-i&&(r=n)}return s.subarray(16,r)}function Ht(e){return(0,W.createDecipheriv)(e.length===16?"aes-128-cbc":"aes-256-cbc",e,Buffer.alloc(16)).setAutoPadding(
!1)}function Yt(e,t){let{length:n}=e,s=new Uint8Array(n+5+t.length);s.set(e),s.set(t,n+5);let i=new Wt;return(r,a)=>(s[n]=r,s[n+1]=r>>>8,s[n+2]=r>>>16,s[n+3]=a,
s[n+4]=a>>>8,i.digest(s).subarray(0,Math.min(n+5,16)))}function Qt(e){let t;return()=>t??=e()}function yt(e){let t=-1,n=-1,s;return(i,r)=>((s===void 0||i!==t||r!==
n)&&(s=e(i,r),t=i,n=r),s)}function te(e,t,n){let s=ee(e,n),i=ie(e,s);return xn(i,t,e.revision===2?32:16)?s:void 0}function Fn(e,t,n){let s=ne(e,n),i=e.owner.subarray(
0,32);for(let r=e.revision===2?0:19;r>=0;r--)i=q(vt(s,r),i);return te(e,t,i)}function An(e,t,n,s){let i=ne({revision:e,keyLength:t},n),r=wt(s);for(let a=0;a<=(e===
2?0:19);a++)r=q(vt(i,a),r);return r}function Sn(e,t){let n=ee(e,t),s=new Uint8Array(32);return s.set(ie(e,n)),{user:s,fileKey:n}}var bt=Uint8Array.of(40,191,78,
94,78,117,138,65,100,0,78,86,255,250,1,8,46,46,0,182,208,104,62,128,47,12,169,254,100,83,105,122);function wt(e){let t=new Uint8Array(32),n=e.subarray(0,32);return t.
set(n),t.set(bt.subarray(0,32-n.length),n.length),t}function ee({revision:e,keyLength:t,owner:n,permissions:s,id0:i,encryptMetadata:r},a){let l=Uint8Array.of(s,
s>>8,s>>16,s>>24),u=e>=4&&!r?[255,255,255,255]:[],h=N(Buffer.concat([wt(a),n.subarray(0,32),l,i,Uint8Array.from(u)]));return se(h,e,t)}function ne({revision:e,keyLength:t},n){
return se(N(wt(n)),e,e===2?5:t)}function se(e,t,n){let s=e.subarray(0,n);if(t>=3)for(let i=0;i<50;i++)s=N(s).subarray(0,n);return s}function ie({revision:e,id0:t},n){
if(e===2)return q(n,bt);let s=N(Buffer.concat([bt,t]));for(let i=0;i<20;i++)s=q(vt(n,i),s);return s}function vt(e,t){return t===0?e:e.map(n=>n^t)}function xn(e,t,n){
return t.length>=n&&e.subarray(0,n).every((s,i)=>s===t[i])}function Mn(e,t,n){return ae(e.user,e.wrappedByUser,t,n,new Uint8Array(0))}function En(e,t,n){return ae(
e.owner,e.wrappedByOwner,t,n,e.user.subarray(0,48))}function Pn(e,t,n){let s=oe(e,t,new Uint8Array(0)),i=oe(e,n,s.entry);return{user:s.entry,wrappedByUser:s.wrapped,
owner:i.entry,wrappedByOwner:i.wrapped}}function Bn(e,t,n){let s=Buffer.alloc(16,255);return s.writeInt32LE(t,0),s.write(n?"Tadb":"Fadb",8,"latin1"),(0,x.randomBytes)(
4).copy(s,12),(0,x.createCipheriv)("aes-256-ecb",e,null).setAutoPadding(!1).update(s)}var re=new Uint8Array(16);function ae(e,t,n,s,i){let r=Z(n,s,e.subarray(32,
40),i);if(!Buffer.from(r).equals(e.subarray(0,32)))return;let a=Z(n,s,e.subarray(40,48),i);return(0,x.createDecipheriv)("aes-256-cbc",a,re).setAutoPadding(!1).update(
t.subarray(0,32))}function oe(e,t,n){let s=(0,x.randomBytes)(16),i=Z(6,t,s.subarray(0,8),n),r=Z(6,t,s.subarray(8),n),a=(0,x.createCipheriv)("aes-256-cbc",r,re).
setAutoPadding(!1).update(e);return{entry:Buffer.concat([i,s]),wrapped:a}}function Z(e,t,n,s){let i=(0,x.createHash)("sha256").update(t).update(n).update(s).digest();
if(e<6)return i;for(let r=0,a=0;r<64||a>r-32;r++){let l=Buffer.concat([t,i,s]),u=Buffer.alloc(64*l.length,l),h=(0,x.createCipheriv)("aes-128-cbc",i.subarray(0,16),
i.subarray(16,32)).setAutoPadding(!1).update(u),d=0;for(let f=0;f<16;f++)d+=h[f];i=(0,x.createHash)(["sha256","sha384","sha512"][d%3]).update(h).digest(),a=h[h.
length-1]}return i.subarray(0,32)}var Cn=/[\u00AD\u034F\u1806\u180B-\u180D\u200B-\u200D\u2060\uFE00-\uFE0F\uFEFF]/gu,In=/[\u00A0\u1680\u2000-\u200A\u202F\u205F\u3000]/gu,
jn=/[\p{Cc}\p{Co}\p{Cs}\p{Noncharacter_Code_Point}\u0340\u0341\u06DD\u070F\u180E\u200E\u200F\u2028-\u202E\u2061-\u2063\u206A-\u206F\u2FF0-\u2FFB\uFFF9-\uFFFD\u{1D173}-\u{1D17A}\u{E0001}\u{E0020}-\u{E007F}]/u,
Dn=/[\u05BE\u05C0\u05C3\u05D0-\u05EA\u05F0-\u05F4\u061B\u061F\u0621-\u063A\u0640-\u064A\u066D-\u066F\u0671-\u06D5\u06DD\u06E5\u06E6\u06FA-\u06FE\u0700-\u070D\u0710\u0712-\u072C\u0780-\u07A5\u07B1\u200F\uFB1D\uFB1F-\uFB28\uFB2A-\uFB36\uFB38-\uFB3C\uFB3E\uFB40\uFB41\uFB43\uFB44\uFB46-\uFBB1\uFBD3-\uFD3D\uFD50-\uFD8F\uFD92-\uFDC7\uFDF0-\uFDFC\uFE70-\uFE74\uFE76-\uFEFC]/u,
On=/[\p{L}\p{Mc}\p{Nl}]/u;function le(e){if(/^[\x20-\x7e]*$/.test(e))return e;let t=e.replace(Cn,"").replace(In," ").normalize("NFKC");if(jn.test(t))return;let n=[
...t],s=n.map(i=>Dn.test(i));return s.includes(!0)&&(n.some((i,r)=>!s[r]&&On.test(i))||!s[0]||!s.at(-1))?void 0:t}function Rn(e){let t=le(e),n=[...t===void 0?[]:
[Buffer.from(t,"utf8")],Buffer.from(e,"utf8"),...[de(e),Un(e)].filter(i=>i!==void 0)],s=[...n.filter(i=>i.length>kt).map(i=>i.subarray(0,kt)),...n];return s.filter(
(i,r)=>s.findIndex(a=>a.equals(i))===r)}var kt=127;function ue(e){return typeof e=="string"?Buffer.from(le(e)??e,"utf8").subarray(0,kt):e}function he(e){return typeof e==
"string"?de(e)??Buffer.from(e,"utf8"):e}function de(e){return fe(e,t=>Qe.a.get(t)??(t>=24&&t<32||t>=127&&t<161?-1:t))}function Un(e){return fe(e,t=>t)}function fe(e,t){
let n=Array.from(e,s=>t(s.codePointAt(0)));return n.every(s=>s>=0&&s<256)?Buffer.from(n):void 0}function Ft(e,t){let{strings:n}=t,s=(r,a,l,u)=>{if(r===P)return a;
let h=Buffer.allocUnsafe(r.length(a.length));return r.encryptInto(a,l,u,h,0),h},i=(r,a,l,u,h,d)=>(r.encryptInto(a,l,u,h,d),r.length(a.length));return{...e,uniform:t.
named===void 0||t.encryptMetadata&&t.embedded===t.streams,decryptString:(r,a,l)=>n.decrypt(r,a,l),encryptString:(r,a,l)=>s(n,r,a,l),decryptStream:(r,a,l,u)=>H(t,
u).decrypt(r,a,l),encryptStream:(r,a,l,u)=>s(H(t,u),r,a,l),encryptedStringLength:r=>n.length(r),encryptedStreamLength:(r,a)=>H(t,a).length(r),encryptStringInto:(r,a,l,u,h)=>i(
n,r,a,l,u,h),encryptStreamInto:(r,a,l,u,h,d)=>i(H(t,u),r,a,l,h,d)}}function H({streams:e,embedded:t,named:n,encryptMetadata:s},i){let r=i.get("Type");if((0,o.A)(
r,"XRef"))return P;if(n===void 0)return e;let a=ce(i);return a!==void 0?n.get(a)??e:!s&&(0,o.A)(r,"Metadata")?P:(0,o.A)(r,"EmbeddedFile")?t:e}function ce(e){let t=e.
get("Filter"),n=(0,o.z)(t)?t.findIndex(a=>(0,o.A)(a,"Crypt")):(0,o.A)(t,"Crypt")?0:-1;if(n<0)return;let s=e.get("DecodeParms"),i=(0,o.z)(s)?s[n]:s,r=(0,o.x)(i)?
i.get("Name"):void 0;return r instanceof o.r?r.text:"Identity"}function tn(e){if(ce(e)===void 0)return!1;let t=e.get("Filter"),n=e.get("DecodeParms"),s=(0,o.z)(
t)?t.findIndex(r=>(0,o.A)(r,"Crypt")):0,i=(0,o.z)(t)?t.filter((r,a)=>a!==s):[];return i.length===0?(e.delete("Filter"),e.delete("DecodeParms"),!0):(e.set("Filte\
r",i),(0,o.z)(n)&&e.set("DecodeParms",n.filter((r,a)=>a!==s)),!0)}function en(e){return e.algorithm==="AES-128"?Tn(e):Ln(e)}var nn=()=>(0,Tt.randomBytes)(32);function Tn({
userPassword:e,ownerPassword:t,permissions:n,id0:s}){let i=he(e),r=An(4,16,he(t),i),a=Sn({revision:4,keyLength:16,owner:r,permissions:n,id0:s,encryptMetadata:!0},
i),l=(0,o.B)({Filter:(0,o.C)("Standard"),V:4,R:4,Length:128,...ge("AESV2",16),O:new o.s(r),U:new o.s(a.user),P:n});return me({dictionary:l,version:"1.6",numbered:!0,
identifier:s},Xt(a.fileKey))}function Ln({userPassword:e,ownerPassword:t,permissions:n}){let s=(0,Tt.randomBytes)(32),i=Pn(s,ue(e),ue(t)),r=(0,o.B)({Filter:(0,o.C)(
"Standard"),V:5,R:6,Length:256,...ge("AESV3",32),O:new o.s(i.owner),OE:new o.s(i.wrappedByOwner),U:new o.s(i.user),UE:new o.s(i.wrappedByUser),P:n,Perms:new o.s(
Bn(s,n,!0))});return me({dictionary:r,version:"1.7",extensionLevel:8,numbered:!1},Gt(s))}function ge(e,t){let n=(0,o.B)({Type:(0,o.C)("CryptFilter"),CFM:(0,o.C)(
e),AuthEvent:(0,o.C)("DocOpen"),Length:t});return{CF:(0,o.B)({StdCF:n}),StmF:(0,o.C)("StdCF"),StrF:(0,o.C)("StdCF")}}function me(e,t){return Ft(e,{strings:t,streams:t,
embedded:t,named:new Map([["StdCF",t],["Identity",P]]),encryptMetadata:!0})}var pe={allow_print:3,allow_change_content:4,allow_copy_content:5,allow_comment_and_fill_form:6,
allow_fill_form:9,allow_accessibility:10,allow_assemble_document:11,allow_print_high_resolution:12},ut=-4,At=e=>1<<pe[e]-1,ye=Object.keys(pe);function sn(e){let t=ut;
for(let n of ye)e[n]||(t&=~At(n));return e.allow_print?t:t&~At("allow_print_high_resolution")}function rn(e){return ye.filter(t=>(e&At(t))===0)}function _n(e,t,n){
let s=be(e),i=we(s,t,new Uint8Array(0)),r=i??(n?St(Rn(n),d=>we(s,t,d)):void 0);if(r===void 0)throw n?Gn():Xn();let{fileKey:a,access:l,identifier:u}=r,h=$n(s,a);
return{...Ft({dictionary:Vn(s,a),...Wn(s),numbered:s.revision<=4,...u?{identifier:u}:{}},h),access:l,locked:!1,permissions:s.permissions,revision:s.revision,keyBits:8*
a.length,opensWithoutPassword:i!==void 0,algorithm:Kn(s.methods[h.streams===P?"embedded":"streams"],a)}}function Vn({encrypt:e,revision:t,permissions:n},s){let i=new o.v(
e);i.set("P",n);for(let[a,l]of[["O",t<5?32:48],["U",t<5?32:48],["OE",32],["UE",32]]){let u=e.get(a);u instanceof o.s&&u.bytes.length>l&&i.set(a,new o.s(u.bytes.
subarray(0,l)))}let r=e.get("Length");return r!==void 0&&!(typeof r=="number"&&r%8===0&&r>=40&&r<=256)&&i.set("Length",8*s.length),i}function be(e){let t=e.get(
"Filter");if(!(0,o.A)(t,"Standard"))throw xt(`the security handler ${t instanceof o.r?ve(t):"without a name"}`);let n=Q(e.get("V"),0),s=Q(e.get("R"),0);if(!(n===
5?s===5||s===6:[1,2,4].includes(n)&&s>=2&&s<=4))throw xt(`the standard security handler with V ${n} and R ${s}`);let i={encrypt:e,version:n,revision:s,permissions:Q(
e.get("P"),-4)|0};if(n<4)return{...i,encryptMetadata:!0,methods:{strings:"V2",streams:"V2",embedded:"V2"},filters:void 0};let r=e.get("CF"),a=new Map;for(let[h,
d]of(0,o.x)(r)?r:[]){let f=(0,o.x)(d)?zn(d,n):void 0;f!==void 0&&a.set(h,f)}a.set("Identity","none");let l=(h,d)=>{let f=e.get(h),c=a.get(f instanceof o.r?f.text:
d);if(c===void 0)throw xt(`the crypt filter ${f instanceof o.r?ve(f):d}`);return c},u=e.get("StmF");return{...i,encryptMetadata:e.get("EncryptMetadata")!==!1,methods:{
strings:l("StrF","Identity"),streams:l("StmF","Identity"),embedded:l("EFF",u instanceof o.r?u.text:"Identity")},filters:a}}function zn(e,t){let n=e.get("CFM");return t===
5&&(0,o.A)(n,"AESV3")?"AESV3":t===4&&(0,o.A)(n,"AESV2")?"AESV2":t===4&&(0,o.A)(n,"V2")?"V2":n===void 0||(0,o.A)(n,"None")?"none":void 0}function we(e,t,n){let{encrypt:s,
revision:i}=e;if(i>=5){let h={owner:_(s,"O",48),user:_(s,"U",48),wrappedByOwner:_(s,"OE",32),wrappedByUser:_(s,"UE",32)};return Y(Mn(h,i,n),"user")??Y(En(h,i,n),
"owner")}let r=_(s,"O",1),a=_(s,"U",1),{permissions:l,encryptMetadata:u}=e;return St(t,h=>St(Nn(e),d=>{let f={revision:i,keyLength:d,owner:r,permissions:l,id0:h,
encryptMetadata:u},c=Y(te(f,a,n),"user")??Y(Fn(f,a,n),"owner");return c&&{...c,identifier:h}}))}function Y(e,t){return e&&{fileKey:e,access:t}}function Nn({encrypt:e,
version:t}){if(t===4)return[16];let n=Q(e.get("Length"),40),s=n%8===0&&n>=40&&n<=128?n/8:5;return[...new Set(t===1?[5,s,16]:[s,16,5])]}function $n(e,t){let n={none:P},
s=l=>l==="V2"?n.V2??=vn(t):l==="AESV2"?n.AESV2??=Xt(t):l==="AESV3"?n.AESV3??=Gt(t):P,{methods:i,filters:r,encryptMetadata:a}=e;return{strings:s(i.strings),streams:s(
i.streams),embedded:s(i.embedded),named:r&&new Map([...r].map(([l,u])=>[l,s(u)])),encryptMetadata:a}}function Wn({version:e,revision:t,methods:n}){return t>=5?{
version:"1.7",extensionLevel:t===5?3:8}:e===4?{version:Object.values(n).includes("AESV2")?"1.6":"1.5"}:{version:t===2?"1.1":"1.4"}}function Kn(e,t){if(e!=="none")
return e==="V2"?t.length===5?"RC4-40":"RC4-128":e==="AESV2"?"AES-128":"AES-256"}function _(e,t,n){let s=e.get(t);if(s instanceof o.s&&s.bytes.length>=n)return s.
bytes;throw(0,w.f)(`its encryption dictionary has no usable /${t}.`)}function Q(e,t){return typeof e=="number"?Math.trunc(e):t}function St(e,t){for(let n of e){
let s=t(n);if(s!==void 0)return s}}function ve({text:e}){return/^[\w.+-]{1,40}$/.test(e)?e:"with an unusual name"}function Xn(){return(0,w.e)("password_required",
"needs a password to open",{issues:[{field:"file",message:"The document needs a password to open. Use remove_password first.",mentions:["remove_password"]}],advice:"\
Give the password that opens the document as open_password",fields:["open_password"]})}function Gn(){return new w.b("wrong_password","The given password does no\
t open the PDF document",{issues:[{field:"file",message:"The document needs a password to open, and the given one does not open it."}],advice:"Check open_passwo\
rd: upper and lower case count, and so do spaces",fields:["open_password"]})}function xt(e){return(0,w.e)("unsupported_encryption",`is protected by ${e}, which \
Octavo cannot open`,{issues:[{field:"file",message:`The document is protected by ${e}, which is not supported.`}],advice:"Only protection by passwords can be op\
ened, not by certificates or rights management"})}var qn={...P,decrypt:()=>new Uint8Array(0)};function Jn(e){let t=Zn(e),n=r=>r==="none"?P:qn,s=[...t?.filters??
[["Identity","none"]]],i={strings:n(t?.methods.strings),streams:n(t?.methods.streams),embedded:n(t?.methods.embedded),named:t&&!t.filters?void 0:new Map(s.map(([
r,a])=>[r,n(a)])),encryptMetadata:t?.encryptMetadata??!0};return{...Ft({dictionary:e,version:"1.1",numbered:!0},i),access:"user",locked:!0,permissions:t?.permissions??
ut,revision:t?.revision,opensWithoutPassword:!1,...t?Hn(t):Yn(e)}}function Zn(e){try{return be(e)}catch(t){if(t instanceof w.b&&t.code==="unsupported_encryption")
return;throw t}}function Hn({encrypt:e,version:t,methods:n}){let s=n.streams==="none"?n.embedded:n.streams;if(s==="none")return{algorithm:void 0,keyBits:void 0};
if(s==="AESV3")return{algorithm:"AES-256",keyBits:256};if(t===4)return{algorithm:s==="AESV2"?"AES-128":"RC4-128",keyBits:128};let i=t===1?40:Qn(e.get("Length"));
return{algorithm:i===40?"RC4-40":"RC4-128",keyBits:i}}function Yn(e){let t=e.get("CF"),n=e.get("StmF"),s=(0,o.x)(t)&&n instanceof o.r?t.get(n.text):void 0,i=(0,o.x)(
s)?s.get("CFM"):void 0;return(0,o.A)(i,"AESV3")?{algorithm:"AES-256",keyBits:256}:(0,o.A)(i,"AESV2")?{algorithm:"AES-128",keyBits:128}:{algorithm:void 0,keyBits:void 0}}
function Qn(e){return typeof e=="number"&&e%8===0&&e>=40&&e<=128?e:40}function $(e,t=()=>{}){if(e instanceof o.w)return new o.w($(e.dict,t),e.data,e.sealed);let n=Fe(
e),s=[n],i=1;for(let r=s.pop();r!==void 0;r=s.pop())if(Array.isArray(r)){i+=r.length;for(let[a,l]of r.entries())r[a]=ke(l,s)}else if((0,o.x)(r)){i+=r.size;for(let[
a,l]of r)r.set(a,ke(l,s))}return t(i),n}function ke(e,t){let n=Fe(e);return n!==e&&t.push(n),n}function Fe(e){return Array.isArray(e)?[...e]:(0,o.x)(e)?new o.v(
e):e}function T(e,t){let n=e.resolve(t);return n===null?[]:(Array.isArray(n)?n:[n]).map(s=>e.resolve(s))}function Ae(e,t){let n=new o.v;for(let[s,i]of t){let r=e.
resolve(i);n.set(s,Array.isArray(r)?r.map(a=>e.resolve(a)):r)}return n}function tt(e,t,n,s={values:1e4}){if(s.values--<=0)return null;let i=e.resolve(t);if(n===
0)return i;if(Array.isArray(i))return i.map(a=>tt(e,a,n-1,s));if(!(i instanceof o.v))return i;let r=new o.v;for(let[a,l]of i)r.set(a,tt(e,l,n-1,s));return r}var ts=16384;
async function Lt(e,t,n,s,i){let r=Mt(e.slice(0,3).map(g=>g.subarray(0,2))),[a=0,l=0]=r;if((a&15)!==8||(a<<8|l)%31!==0||l&32)return{ending:"damaged",reached:0};
let u=Math.max(1024,Math.floor(ts/s)),h=new ns,d=0,f=new v.b(g=>{let m=Math.min(g.length,t-d);d+=g.length,h.add(g),m>0&&i(m===g.length?g:g.subarray(0,m))}),c=[];
try{let g=2,m=0;for(let y of e)for(let p=0;p<y.length;p+=u){let F=Math.min(g,y.length-p,u),b=y.subarray(p+F,p+u);g-=F;let k=d;d<t&&m<u?f.push(b):c.length<16&&c.
push(b),m=d>k?0:m+b.length;let A=n.step((b.length+d-k)*s);A&&await A}f.push(Mt(c).subarray(0,u),!0)}catch(g){return d>=t?{ending:"loose",reached:d}:{ending:g.code===
v.a.UnexpectedEOF?"short":"damaged",reached:d}}return{ending:d<=t&&es(e,h.value)?"clean":"loose",reached:d}}var Mt=e=>e.length===1?e[0]:Buffer.concat(e);function es(e,t){
let n=new Uint8Array(0);for(let i=e.length-1;i>=0&&n.length<6;i--)n=Mt([e[i].subarray(-6),n]);let s=Buffer.from(n);for(let i=0;i<=2&&s.length>=4+i;i++)if(s.readUInt32BE(
s.length-4-i)===t)return!0;return!1}var ns=class{a=1;b=0;add(e){let{a:t,b:n}=this;for(let s=0;s<e.length;){let i=Math.min(s+2e3,e.length);for(;s<i;)n+=t+=e[s++];
t%=65521,n%=65521}this.a=t,this.b=n}get value(){return this.b*65536+this.a}},_t=({codec:e,pace:t})=>e??rs(t),et=65536,ss=16384,is=1e5,rs=e=>({async deflate(t,n){
if(t.length===0)return(0,v.d)(t);let s=new v.f(Math.max(256,t.length>>2)),i=(0,v.e)({level:n},s);for(let r=0;r<t.length;r+=et){t.length-r>ss&&await e.rest(),i.push(
t.subarray(r,r+et),r+et>=t.length);let a=e.step(is+Math.min(t.length,et)*10);a&&await a}return s.bytes},async inflate(t,n){let s=new v.f(Math.min(t.length*4,n)),
{ending:i}=await Lt([t],n,e,1,r=>s.copy(r,0,r.length));return i==="clean"?s.bytes:void 0}});function Se(e,t,n,s){let i=e.job.limits.filters,r=T(e,t.dict.get("Fi\
lter")??t.dict.get("F")),a=T(e,t.dict.get("DecodeParms")??t.dict.get("DP"));if(r.length>i)throw(0,C.b)("filters",`A stream of the document has ${r.length} filte\
rs; at most ${i} are allowed`,"Open it in another PDF program and save it again");let l=e.encoded(t);for(let[u,h]of r.entries()){let d=e.dict(a[u]);h instanceof
o.r&&(l=(0,v.i)(h.text,l,d&&Ae(e,d),n,s))}return l}async function as(e,t,n){let[s,...i]=T(e,t.dict.get("Filter")??t.dict.get("F")),r=T(e,t.dict.get("DecodeParms")??
t.dict.get("DP"));if(!(0,o.A)(s,"FlateDecode")||i.length>0||r.some(l=>l!==null))return;let a=await _t(e.job).inflate(e.encoded(t),Math.min(n.stream,n.remaining));
return a&&(n.remaining-=a.length),a}function os(e,t,n){if(T(e,t.dict.get("Filter")??t.dict.get("F")).some(i=>i instanceof o.r&&!(0,v.h)(i.text)))return;let s={found:!1};
try{return{data:Se(e,t,n,s),whole:!s.found}}catch(i){if(i instanceof w.b&&i.code==="unreadable_document")return{data:new Uint8Array(0),whole:!1};throw i}}var K=class{constructor(e,t){
this.word=t,this.buffer=(0,o.o)(e),this.none=e.length}word;buffer;from=0;found=-1;none;next(e){if(e>=this.none)return-1;if(e>=this.from&&e<=this.found)return this.
found;let t=e<this.from&&this.found>=0?this.from:this.none,n=this.buffer.subarray(0,t+this.word.length-1).indexOf(this.word,e);return this.from=e,n>=0?this.found=
n:t===this.none&&(this.none=e,this.found=-1),this.found}},xe=class{kind;place;detail;size=0;overflowed=!1;bound;constructor(e,t){this.bound=Math.min(e.objects,Math.
max(1e6,t)),this.kind=new Uint8Array(1024),this.place=new Int32Array(1024),this.detail=new Int32Array(1024)}offer(e,t,n,s){e<this.kind.length&&this.kind[e]!==0||
this.set(e,t,n,s)}set(e,t,n,s){if(e>this.bound){this.overflowed=!0;return}e>=this.kind.length&&this.grow(e+1),this.kind[e]=t,this.place[e]=n,this.detail[e]=s,e>=
this.size&&(this.size=e+1)}grow(e){let t=Math.min(Math.max(e,this.kind.length*2),this.bound+1),[n,s,i]=[new Uint8Array(t),new Int32Array(t),new Int32Array(t)];n.
set(this.kind),s.set(this.place),i.set(this.detail),[this.kind,this.place,this.detail]=[n,s,i]}},Et=Symbol("close array"),Pt=Symbol("close dictionary"),nt=Symbol(
"end"),ls=8,us=256,hs=/^(?:[\n\r ]?\d{1,9} 0 R(?=[\n\r \]]))+/,j=class an{constructor(t,n,s,i,r){this.bytes=t,this.at=n,this.end=s,this.nesting=i,this.openString=
r}bytes;at;end;nesting;openString;closed=-1;value(){let t=this.token(0);return typeof t=="symbol"?null:t}token(t){let{bytes:n,end:s}=this,i=(0,o.b)(n,this.at,s);
if(this.at=i,i>=s)return nt;let r=n[i];if(r>=48&&r<=57)return this.numberOrReference();switch(r){case 47:return this.name();case 40:return this.string(this.literal());case 60:
return n[i+1]!==60?this.string(this.hexadecimal()):(this.at+=2,this.dictionary(t+1));case 91:return this.at++,this.array(t+1);case 93:return this.at++,Et;case 62:
return this.closed=i,n[i+1]===62?(this.at+=2,Pt):(this.at++,null);case 41:case 123:case 125:return this.at++,null;default:return this.word()}}array(t){this.checkDepth(
t);let n=[];for(;;){n.length===ls&&n.every(i=>i instanceof o.t)&&this.references(n);let s=this.token(t);if(s===Et||s===nt)return n;if(s===Pt)return this.at=this.
closed,n;n.push(s)}}references(t){let{bytes:n,end:s}=this;for(let i=us;;i*=2){let r=(0,o.o)(n).toString("latin1",this.at,Math.min(this.at+i,s)),a=hs.exec(r)?.[0]??
"";if(a==="")return;for(let l of a.split(" 0 R"))l!==""&&t.push(new o.t(Number(l),0));if(this.at+=a.length,a.length<r.length>>1)return}}dictionary(t){this.checkDepth(
t);let n=new o.v,s,i=-1;for(;;){let r=this.at,a=this.token(t);if(a===Pt||a===nt)return i>=0&&(0,o.E)(n)&&this.keepSealed(n,i),n;if(a===Et)continue;let l=a;if(s===
void 0){l instanceof o.r&&(s=l.text);continue}l!==null&&n.set(s,l),this.openString&&s==="Contents"&&l instanceof o.s&&(i=r),s=void 0}}keepSealed(t,n){t.set("Con\
tents",new an(this.bytes,n,this.end,1).value())}checkDepth(t){if(t>this.nesting)throw(0,C.b)("nesting",`An object of the document is nested deeper than ${this.nesting}\
 levels`,"Open it in another PDF program and save it again")}name(){let{bytes:t,end:n}=this,s=this.at+1,i=(0,o.h)(t,s,n);this.at=i;let r="";for(let a=s;a<i;a++){
let l=t[a];if(l===35&&a+2<i){let[u,h]=[(0,o.f)(t[a+1]),(0,o.f)(t[a+2])];u>=0&&h>=0&&(l=u*16+h,a+=2)}r+=String.fromCharCode(l)}return new o.r(r)}string(t){return new o.s(
this.openString?this.openString(t):t)}literal(){let{bytes:t,end:n}=this,s=this.at+1;for(let u=s;u<n;u++){let h=t[u];if(h===41)return this.at=u+1,t.slice(s,u);if(h===
40||h===92||h===13)break}let i=new Uint8Array((0,o.d)(t,this.at,n)-s),r=0,a=1,l=s;for(;l<n;l++){let u=t[l];if(u===40)a++;else if(u===41){if(--a===0)break}else if(u===
13)t[l+1]===10&&l++,u=10;else if(u===92){if(u=t[++l],l>=n)break;if(u>=48&&u<=55){let h=u-48;for(let d=0;d<2&&t[l+1]>=48&&t[l+1]<=55;d++)h=h*8+t[++l]-48;u=h&255}else if(u===
13){t[l+1]===10&&l++;continue}else{if(u===10)continue;u=ds.get(u)??u}}i[r++]=u}return this.at=Math.min(l+1,n),i.subarray(0,r)}hexadecimal(){let{bytes:t,end:n}=this,
s=this.at+1,i=(0,o.e)(t,s,n);return this.at=i,(0,o.g)(t,s,i)}numberOrReference(){let{bytes:t,end:n}=this,s=this.at,i=0;for(;s<n&&t[s]>=48&&t[s]<=57;)i=i*10+t[s++]-
48;if(s<n&&o.a[t[s]]===0)return this.number();this.at=s,s=(0,o.b)(t,s,n);let r=0,a=s;for(;s<n&&t[s]>=48&&t[s]<=57;)r=r*10+t[s++]-48;return s===a||(s=(0,o.b)(t,s,
n),t[s]!==82||s+1<n&&o.a[t[s+1]]===0)?i:(this.at=s+1,i>2147483647?null:new o.t(i,Math.min(r,65535)))}number(){let{bytes:t,end:n}=this,s=this.at,i=(0,o.h)(t,s,n);
this.at=i;let r="";for(let h=s;h<i;h++)r+=String.fromCharCode(t[h]);let a=Number(r);if(!Number.isNaN(a)&&/^[+-]?[\d.]/.test(r))return a;let l=/^[+-]*(\d*\.?\d*)/.
exec(r),u=Number(l?.[1]??0)||0;return r.startsWith("-")?-u:u}word(){let{bytes:t,at:n,end:s}=this,i=t[n];return i===43||i===45||i===46?this.number():(0,o.j)(t,n,
"true")||(0,o.j)(t,n,"false")?(this.at=(0,o.h)(t,n,s),i===116):(0,o.i)(t,n,"endobj")||(0,o.i)(t,n,"endstream")?nt:(this.at=Math.max((0,o.h)(t,n,s),n+1),null)}},
ds=new Map([[110,10],[114,13],[116,9],[98,8],[102,12]]),fs=/^[+-]?(\d{1,15}|\d{1,15}\.\d{0,40}|\.\d{1,40})$/,cs=/^(true|false|null)$/,Me=/#(?![0-9A-Fa-f]{2})|#00/;
function ht(e,t,n){let s=[],i=()=>{let a=s.at(-1);a?.keys&&(a.value=!1)},r=(0,o.b)(e,t,n);for(;;){if(t=(0,o.b)(e,t,n),t>=n)return!1;let a=s.at(-1),l=e[t];if(l===
62||l===93){if(!a||a.keys===void 0!=(l===93)||a.keys&&(a.value||++t>=n||e[t]!==62))return!1;s.pop(),t++}else if(a?.keys&&!a.value){let u=(0,o.h)(e,t+1,n),h=st(e,
t,u);if(l!==47||Me.test(h)||a.keys.has(h))return!1;a.keys.add(h),a.value=!0,t=u;continue}else if(l===91||l===60&&e[t+1]===60){s.push(l===91?{keys:void 0,value:!0}:
{keys:new Set,value:!1}),t+=l===91?1:2;continue}else if(t=gs(e,t,n),t<0)return!1;if(i(),s.length===0)return!(0,o.k)(e[r])||e[t-1]!==82}}function gs(e,t,n){switch(e[t]){case 47:{
let s=(0,o.h)(e,t+1,n);return Me.test(st(e,t,s))?-1:s}case 40:{let s=(0,o.d)(e,t,n);return e[s-1]===41&&s<=n?s:-1}case 60:for(t++;t<n&&e[t]!==62;t++)if(!ps(e[t])&&
o.a[e[t]]!==1)return-1;return t<n?t+1:-1;default:{let s=(0,o.h)(e,t,n),i=st(e,t,s);return cs.test(i)?s:fs.test(i)?ms(e,i,s,n):-1}}}function ms(e,t,n,s){if(!/^\d+$/.
test(t))return n;let i=(0,o.b)(e,n,s),r=(0,o.h)(e,i,s),a=st(e,i,r),l=(0,o.b)(e,r,s);return!/^\d+$/.test(a)||e[l]!==82||o.a[e[l+1]??32]===0?n:Number(t)<=2147483647&&
Number(a)<=65535?l+1:-1}var ps=e=>e>=48&&e<=57||(e|32)>=97&&(e|32)<=102;function st(e,t,n){return String.fromCharCode(...e.subarray(t,Math.min(n,t+200)))}var ys=new Set(
["Root","Encrypt","ID"]),bs=new Set(["Prev","XRefStm","Size","W","Index","Filter","DecodeParms","Length","Type"]);async function ws(e,t,n){let s=(0,o.o)(e).lastIndexOf(
"startxref");if(s<0)return;let i=(0,o.l)(e,(0,o.b)(e,s+9,e.length),e.length).value;if(i<0)return;let r=new vs(e,t,n),{table:a}=r,l=new o.v,u=!1,h=!1,d=new Set;for(let f=i;typeof f==
"number"&&!d.has(f);){d.add(f);let c=f>=0&&f<e.length?await r.section(f):void 0;if(!c||a.overflowed)return;u||=c.stream,h||=!c.tidy;for(let[g,m]of c.trailer)(d.
size===1?!bs.has(g):ys.has(g)&&!l.has(g))&&l.set(g,m);f=c.trailer.get("Prev")||void 0}return{table:a,trailer:l,streams:u,damaged:h}}var X=8192,vs=class{constructor(e,t,n){
this.bytes=e,this.job=t,this.budget=n,this.table=new xe(t.limits,e.length)}bytes;job;budget;table;spent=0;async section(e){let{bytes:t}=this;return e=(0,o.b)(t,
e,t.length),(0,o.i)(t,e,"xref")?this.readTable(e+4):this.readStream(e)}async readTable(e){let{bytes:t,job:n,table:s}=this,i=t.length,r=[];for(;e=(0,o.b)(t,e,i),
!(0,o.i)(t,e,"trailer");){let h=(0,o.l)(t,e,i),d=(0,o.l)(t,(0,o.b)(t,h.after,i),i);if(h.value<0||d.value<0)return;let f={at:(0,o.b)(t,d.after,i),first:h.value,row:0};
for(let c=0;f.row===c&&c<d.value;){if(c=Math.min(c+X,d.value),!ks(t,f,c,s,r))return;let g=n.pace.step(X*20);g&&await g}e=f.at}let a=new j(t,e+7,i,n.limits.nesting),
l=a.value();if(this.spent+=a.at-e,!(0,o.x)(l)||this.spent>i)return;let u=l.get("XRefStm");typeof u=="number"&&u>0&&u<i&&await this.readStream(u);for(let h of r)
s.offer(h,3,0,0);return{trailer:l,stream:!1,tidy:Number.isInteger(l.get("Size"))&&ht(t,e+7,i)}}async readStream(e){let{bytes:t,job:n,table:s}=this,i=(0,o.m)(t,e,
t.length);if(!i)return;let r=Ss(t,i.body,n.limits,this.budget);if(!r)return;this.spent+=r.parsed;let{trailer:a,rows:l}=r,u=Pe(a.get("W")),[h=0,d=0,f=0]=u,c=h+d+
f;if(u.length<3||c<1||u.some(p=>p<0||p>8)||this.spent>t.length)return;let g=a.get("Size"),m=Pe(a.get("Index"));m.length<2&&m.splice(0,m.length,0,typeof g=="numb\
er"?g:Math.floor(l.length/c));let y=0;for(let p=0;p+1<m.length;p+=2)for(let F=0;F<m[p+1]&&y+c<=l.length;F++,y+=c){let b=m[p]+F;if(b<0)continue;let k=h===0?1:Ct(
l,y,h),A=Ct(l,y+h,d),O=Ct(l,y+h+d,f);if(k===1&&A<t.length?s.offer(b,1,A,Math.min(O,65535)):k===2?s.offer(b,2,Math.min(A,n.limits.objects),Math.min(O,n.limits.objects)):
k===0&&s.offer(b,3,0,0),F%X===X-1){let S=n.pace.step(X*20);S&&await S}}return{trailer:a,stream:!0,tidy:ht(t,i.body,t.length)}}};function ks(e,t,n,s,i){for(;t.row<
n&&((t.row>0||t.first!==1)&&Fs(e,t,n,s,i),t.row!==n);){let r=As(e,t,s,i);if(r!=="row")return r==="end"}return!0}function Fs(e,t,n,s,i){let{length:r}=e,{at:a,row:l}=t;
for(;l<n&&a+20<=r;l++,a+=20){let u=e[a+17],h=e[a+18],d=e[a+19];if(e[a+10]!==32||e[a+16]!==32||u!==110&&u!==102||h!==32&&h!==13||d!==10&&d!==13||e[a]<48||e[a]>57||
e[a+9]<48||e[a+9]>57)break;let f=((((((e[a+2]*10+e[a+3])*10+e[a+4])*10+e[a+5])*10+e[a+6])*10+e[a+7])*10+e[a+8])*10+e[a+9]-48*11111111,c=(e[a]*10+e[a+1]-528)*1e8+
f;if(u===102||c<=0){i.push(t.first+l);continue}let g=(((e[a+11]*10+e[a+12])*10+e[a+13])*10+e[a+14])*10+e[a+15]-48*11111;c<r&&s.offer(t.first+l,1,c,Math.min(g,65535))}
t.at=a,t.row=l}function As(e,t,n,s){let i=e.length,r=(0,o.b)(e,t.at,i);t.at=r;let a=(0,o.l)(e,r,i);if(a.value<0)return"end";let l=Ee(e,a.after),u=(0,o.l)(e,l,i);
if(u.value<0)return"damaged";l=Ee(e,u.after);let h=e[l];if(h!==110&&h!==102)return"damaged";let{row:d}=t;d===0&&t.first===1&&h===102&&a.value===0&&u.value===65535&&
(t.first=0);let f=t.first+d;h===110&&a.value>0?a.value<i&&n.offer(f,1,a.value,Math.min(u.value,65535)):s.push(f);let c=l+1;for(;c<i&&o.a[e[c]]===1;)c++;return t.
at=c,t.row=d+1,"row"}function Ee(e,t){for(;e[t]===32||e[t]===9;)t++;return t}function Ss(e,t,n,s){let i=new j(e,t,e.length,n.nesting),r=i.value();if(!(0,o.x)(r))
return;let a=r.get("Type");if(!(a instanceof o.r)||a.text!=="XRef")return;let l=(0,o.b)(e,i.at,e.length);if(!(0,o.i)(e,l,"stream"))return;let u=Bt(e,l),h=r.get(
"Length"),d=typeof h=="number"?u+h:-1,f=d>=u&&d<=e.length&&it(e,d)?d:(0,o.o)(e).indexOf("endstream",u);try{let c=e.subarray(u,f<0?e.length:f),g=c,m=It(r.get("Fi\
lter")),y=It(r.get("DecodeParms")??null);for(let[p,F]of m.slice(0,n.filters).entries()){let b=y[p];F instanceof o.r&&(g=(0,v.i)(F.text,g,(0,o.x)(b)?b:void 0,s))}
return{trailer:r,rows:g,parsed:i.at-t+c.length}}catch(c){if(c instanceof w.b&&c.code==="limit_exceeded")throw c;return}}function Bt(e,t){let n=t+6;for(;e[n]===32&&
(e[n+1]===10||e[n+1]===13||e[n+1]===32);)n++;return e[n]===13&&n++,e[n]===10&&n++,n}function it(e,t){for(let n=0;n<4&&o.a[e[t]??0]===1&&t<e.length;n++)t++;return(0,o.i)(
e,t,"endstream")}function Ct(e,t,n){let s=0;for(let i=0;i<n;i++)s=s*256+e[t+i];return s}var It=e=>e==null?[]:Array.isArray(e)?e:[e],Pe=e=>It(e).map(t=>typeof t==
"number"?Math.trunc(t):-1);function on(e,t,n,s){let{bytes:i}=e,{length:r}=i;s.valueEnd=t;let a=(0,o.b)(i,t,r);if((0,o.q)(i,a))return s.dataStart=s.dataEnd=-1,s.
end=a+6,!0;if(!(0,o.i)(i,a,"stream"))return!1;let l=n.lengthRef>=0?e.lengthOf(new o.t(n.lengthRef)):n.length,u=a+(i[a+6]===13?8:7),h=u+l;if(i[u-1]!==10||l<0||h>
r||!it(i,h))return!1;let d=(0,o.b)(i,(0,o.b)(i,h,r)+9,r);return s.dataStart=u,s.dataEnd=h,s.end=d+6,(0,o.q)(i,d)}var xs=class{constructor(e){this.bytes=e,this.objectEnds=
new K(e,"endobj"),this.streamEnds=new K(e,"endstream")}bytes;objectEnds;streamEnds;data(e,t){let{bytes:n}=this,s=Bt(n,e);return t>=0&&s+t<=n.length&&it(n,s+t)?{
start:s,end:s+t}:{start:s,end:this.damagedEnd(s,t)}}damagedEnd(e,t){let{bytes:n}=this,s=e+t,i=this.objectEnds.next(e),r=i<0?n.length:i;if(t>=0&&s<=r&&(0,o.i)(n,
(0,o.b)(n,s,r),"endstr"))return s;let a=this.streamEnds.next(e),l=a<0||a>r?r:a;return l>e&&n[l-1]===10&&l--,l>e&&n[l-1]===13&&l--,l}},dt=-1,Ms=2**63,Be=1,Ce=2,B=0,
Es=1,Ie=2,je=0,De=1,Oe=2,Re=3,Ue=4,Te=5,Le=6,_e=7,Ve=8,ze=9,jt=10,rt=new Uint8Array(256).fill(Oe);for(let e=0;e<256;e++)o.a[e]===1&&(rt[e]=je);for(let e=48;e<=57;e++)
rt[e]=De;for(let[e,t]of Object.entries({"/":Re,"<":Ue,">":Te,"[":Le,"]":_e,"(":Ve,"%":ze,")":jt,"{":jt,"}":jt}))rt[e.charCodeAt(0)]=t;var G=class{marks=new Int32Array(
3*256);used=0;strings=!1;length=-1;lengthRef=-1;lengthStart=-1;lengthEnd=-1;byteRange=!1;opened=new Uint8Array(64);reset(e=0){this.used=e,this.forgetLength()}forgetLength(){
this.length=this.lengthRef=this.lengthStart=this.lengthEnd=-1,this.byteRange=!1}open(e,t){if(e>=this.opened.length){let n=new Uint8Array(this.opened.length*2);n.
set(this.opened),this.opened=n}this.opened[e]=t}add(e,t,n){if(this.used+3>this.marks.length){let s=new Int32Array(this.marks.length*2);s.set(this.marks),this.marks=
s}this.marks[this.used]=e>2147483647?0:e,this.marks[this.used+1]=t,this.marks[this.used+2]=n,this.used+=3}value(e,t,n){let s=0,i=0,r=0,a=0,l=0,u=0,h=B;for(;t<n;){
let d=t,f=e[t++];switch(rt[f]){case je:continue;case De:{let c=f-48,g=e[t];for(;g>=48&&g<=57;g=e[++t])c=c*10+(g-48);if(t<n&&o.a[g]===0){if(t++,g===82&&i>0&&s>0&&
at(e,t,n)){this.reference(l,u,t),i=0;continue}for(;t<n&&o.a[e[t]]===0;)t++;i=0,h=B;break}if(t>n||c>=Ms)return-1;if(s===0)return this.scalarOrReference(e,c,d,t,n);
if(h===Ie&&(this.length=c,this.lengthRef=-1,this.lengthStart=d,this.lengthEnd=t),h=B,g===32&&e[t+1]===48&&e[t+3]===82&&e[t+2]===32){let m=t+4;if(m<=n&&at(e,m,n)){
this.reference(c,d,m),t=m,i=0;continue}}r=l,a=u,l=c,u=d,i<2&&i++;continue}case Oe:if(f===82&&i===2&&at(e,t,n)){this.reference(r,a,t),i=0;continue}for(;t<n&&o.a[e[t]]===
0;)t++;if(f===101&&Ps(e,d,t))return-1;i=0,h=B;break;case Re:{for(;t<n&&o.a[e[t]]===0;)t++;i=0;let c=t-d;s!==1||h!==B?h=B:c===7&&e[d+1]===76&&(0,o.i)(e,d,"/Lengt\
h")?h=Ie:h=Es,c===10&&e[d+1]===66&&(0,o.i)(e,d,"/ByteRange")&&(this.byteRange=!0);break}case Ue:if(i=0,h=B,e[t]===60){t++,this.open(s++,Ce);continue}t=(0,o.e)(e,
d,n),this.strings&&this.add(dt,d,t);break;case Te:if(i=0,e[t]!==62)continue;if(t++,--s<0||this.opened[s]!==Ce||t>n)return-1;break;case Le:i=0,h=B,this.open(s++,
Be);continue;case _e:if(i=0,--s<0||this.opened[s]!==Be)return-1;break;case Ve:if(i=0,h=B,t=(0,o.d)(e,d,n),t>=n&&e[n-1]!==41)return-1;this.strings&&this.add(dt,d,
t);break;case ze:t=(0,o.c)(e,d,n);continue;default:i=0;continue}if(s===0)return t}return-1}reference(e,t,n){this.add(e,t,n),this.lengthStart===t&&(this.lengthRef=
e,this.lengthEnd=n)}scalarOrReference(e,t,n,s,i){let r=(0,o.b)(e,s,i),a=r;for(;r<i&&(0,o.k)(e[r]);)r++;return r===a||(r=(0,o.b)(e,r,i),e[r]!==82||!at(e,r+1,i))?
s:(this.add(t,n,r+1),r+1)}},at=(e,t,n)=>t>=n||o.a[e[t]]!==0;function Ps(e,t,n){return n-t===6&&(0,o.i)(e,t,"endo")||n-t===9&&(0,o.i)(e,t,"ends")}function Bs(e,t){
let n=e.get(t);if(!(n instanceof o.w))return;let[s,i]=[e.resolve(n.dict.get("N")),e.resolve(n.dict.get("First"))];if(typeof s!="number"||typeof i!="number"||!Number.
isInteger(i)||i<0)return;let r;try{r=e.decoded(n)}catch(d){if(d instanceof w.b&&d.code==="unreadable_document")return;throw d}let[a,l]=[[],[]],u=0;for(;a.length<
s;){let d=(0,o.l)(r,(0,o.b)(r,u,r.length),r.length),f=(0,o.l)(r,(0,o.b)(r,d.after,r.length),r.length);if(d.value<0||d.value>2147483647||f.value<0||i+f.value>r.length)
break;a.push(d.value),l.push(i+f.value),u=f.after}let h=new Int32Array(l.length);for(let d=0;d<h.length;d++)h[d]=l[d+1]??r.length;if((0,o.o)(r).includes("stream")){
let d=new G;for(let[f,c]of l.entries()){d.reset();let g=d.value(r,c,h[f]);g>=0&&(h[f]=g)}}return{data:r,numbers:new Int32Array(a),starts:new Int32Array(l),ends:h}}
function Cs(e,t,n,s){if(!(0,o.k)(t[n]))return!0;let{value:i}=(0,o.l)(t,n,s);return e.table.kind[i]!==1?e.exists(i):e.bytes[(0,o.b)(e.bytes,e.bodies[i],e.bytes.length)]===
91}function Is(e,t){let n=e.array(e.entry(t,"Contents")),s=n?.filter(i=>(0,o.y)(i)&&e.isStream(i.number));s&&s.length<n.length&&e.patch(t,{Contents:s})}var Dt=class ln{constructor(t=!0){
this.sound=t}sound;numbers=[];parents=[];homes=[];known;node(t,n){return t<0&&(this.sound=!1),this.parents.push(n),this.numbers.push(t)-1}has(t){return(this.known??=
new Set(this.numbers)).has(t)}page(t,n){(t<0||this.numbers[t]!==n)&&(this.sound=!1),this.homes.push(t)}fork(){let t=new ln(this.sound);return t.numbers=this.numbers,
t.parents=this.parents,t.homes=this.homes,t}async drop(t,n,s){if(!this.sound)return!1;let{numbers:i,parents:r,homes:a}=this,l=new Int32Array(i.length),u=new Uint8Array(
i.length),h=new Set;for(let d=0;d<n.length;d++)s[d]?l[a[d]]++:(u[a[d]]=1,h.add(n[d]));for(let d=i.length-1;d>0;d--){let f=r[d];l[f]+=l[d],u[d]&&l[d]===0&&h.add(
i[d]),u[f]|=u[d]}for(let d=0;d<i.length;d++){if(!u[d]||l[d]===0)continue;let f=t.edit(i[d]),c=f instanceof o.v?t.array(f.get("Kids"))??[]:[];f instanceof o.v&&f.
set("Kids",c.filter(m=>!js(m,h))).set("Count",l[d]);let g=t.job.pace.step(c.length*50);g&&await g}return this.homes=a.filter((d,f)=>s[f]),!0}},js=(e,t)=>(0,o.y)(
e)&&t.has(e.number),ft=["Resources","MediaBox","CropBox","Rotate"],V=100,Ds=class{constructor(e){this.document=e}document;numbers=[];claimed;found=0;positions;ancestry=[];inherited=[
{}];irregular=!1;unclear=[];listing=[];nodes=new Dt;async read(){let{document:e}=this,{limits:t,pace:n}=e.job,s=[],i=[],r=[{}],a={parent:-1,lists:!1},l=new Set,
u=new Ws(e),h=!1,d=[],f=[],c=new Dt,g=e.catalog.get("Pages"),m=[],y=(b,k)=>{if(!(k<0)&&(m.push(s.push(Ne)-1),i.push(b),c.page(k,-1),s.length>t.pages))throw Ke(t.
pages)},p=[{kids:[g??null],next:0,from:0,home:-1,claimed:void 0,before:0}];for(;p.length>0;){let b=p[p.length-1];if(b.next===b.kids.length){p.pop();let{claimed:E,
before:I}=b;if(p.length===0||E===s.length-I)continue;h=!0,m.length>0&&!(typeof E=="number"&&E>=s.length-I)&&$e(s,i,m,I);continue}let k=b.kids[b.next++];b.next===
b.kids.length&&(b.kids=Os,b.next=0);let{from:A,home:O}=b,S=k instanceof o.t?k.number:-1;if(S>=0){let E=n.step(400);E&&await E;let I=l.has(S);l.add(S);let L=Ls(e,
S,a);if(k instanceof o.t&&k.generation!==e.generation(S)&&(h=!0),L==="page"||L==="unclear"){I&&(h=!0);let ct=I?u.make(S):S;if(L==="unclear"?d.push(ct):e.keepEntries(),
(L==="unclear"||a.lists)&&f.push(ct),s.push(ct),i.push(A),c.page(O,a.parent),s.length>t.pages)throw Ke(t.pages);continue}if(L==="none"&&!I&&y(A,O),L==="none"||I){
h=!0;continue}}let R=e.dict(k);if(!R){h=!0,y(A,O);continue}let zt=e.array(R.get("Kids"));if(!zt){if(S>=0||!(0,o.A)(R.get("Type"),"Page"))continue;h=!0;let E=e.add(
R).number;s.push(E),f.push(E),i.push(A);continue}let Nt=Ns(R),$t=A;Nt&&($t=r.push({...r[A],...Nt})-1),(0,o.A)(e.resolve(R.get("Type")),"Pages")||(h=!0);let dn=e.
resolve(R.get("Count"));p.push({kids:zt,next:0,from:$t,home:c.node(S,O),claimed:dn,before:s.length}),e.release(S)}m.length===s.length&&$e(s,i,m,0);for(let b of m)
s[b]=e.add(Us(r[i[b]])).number;let F=e.resolve(e.dict(g)?.get("Count"));F!==s.length&&(h=!0),this.claimed=typeof F=="number"?F:void 0,this.found=s.length-m.length,
g instanceof o.t&&s[0]===g.number&&(h=!0),this.numbers=s,this.positions=void 0,this.ancestry=i,this.inherited=r,this.irregular=h,this.unclear=d,this.listing=f,this.
nodes=c}copyFrom(e){this.numbers=e.numbers,this.positions=e.positions,this.ancestry=e.ancestry,this.inherited=e.inherited.map(t=>{let n={};for(let s of ft)t[s]!==
void 0&&(n[s]=$(t[s]));return n}),this.irregular=e.irregular,this.unclear=e.unclear,this.listing=e.listing,this.nodes=e.nodes.fork()}get count(){return this.numbers.
length}number(e){return this.numbers[e]}indexOf(e){if(!this.positions){this.positions=new Int32Array(this.document.size);for(let t=0;t<this.numbers.length;t++)this.
positions[this.numbers[t]]=t+1}return(this.positions[e]??0)-1}holds(e){return this.indexOf(e)>=0||this.nodes.has(e)}attribute(e,t){return this.document.entry(this.
numbers[e],t)??this.inherited[this.ancestry[e]][t]}inheritedBy(e){return this.inherited[this.ancestry[e]]}patch(e,t){this.document.patch(this.numbers[e],t)}async settle(){
for(let e of this.unclear)this.document.exists(e)&&this.document.patch(e,{Type:new o.r("Page"),Kids:void 0,Count:void 0});this.unclear=[],await this.keepStreams(),
this.irregular&&await this.rebuild(this.numbers)}async keepStreams(){let{listing:e}=this;this.listing=[];for(let t of e){this.document.exists(t)&&Is(this.document,
t);let n=this.document.job.pace.step(1e3);n&&await n}}async keep(e){let{numbers:t,ancestry:n}=this,s=t.filter((i,r)=>e[r]);if(this.irregular||this.unclear.length>
0||!await this.nodes.drop(this.document,t,e)){await this.rebuild(s);return}this.numbers=s,this.ancestry=n.filter((i,r)=>e[r]),this.positions=void 0}async rebuild(e){
let{document:t}=this,n=Array.from(e),s=new Map,i=this.inherited.map(d=>$s(t,d,s)),{nodes:r,parents:a}=this.grow(n),l=r.map(({ref:d})=>({Parent:d}));for(let d=0;d<
n.length;d++){let f=n[d],c=this.indexOf(f),g=a[d];r[g].kids.push(new o.t(f,t.generation(f)));let m=c<0?Ts:i[this.ancestry[c]];t.patch(f,l[g],m);let y=t.job.pace.
step(600);y&&await y}for(let{ref:d,kids:f,parent:c,count:g}of r)t.put(d,new o.v([["Type",new o.r("Pages")],...c?[["Parent",c]]:[],["Kids",f],["Count",g]]));let u=r[r.
length-1].ref,h=t.catalog.get("Pages");(!(h instanceof o.t)||h.number!==u.number)&&t.editCatalog().set("Pages",u),this.numbers=n,this.ancestry=n.map(()=>0),this.
inherited=[{}],this.positions=void 0,this.irregular=!1,this.nodes=new Dt(!1)}grow(e){let{document:t}=this,n=e.length,s=t.catalog.get("Pages"),i=s instanceof o.t&&
s.number>0&&!e.includes(s.number)?s:void 0,r=[],a=[],l=(d,f)=>({ref:f&&i?new o.t(i.number,t.generation(i.number)):t.add(null),kids:[],parent:void 0,count:d}),u=Math.
max(1,Math.ceil(n/V));for(let d=0;d<u;d++)a.push(l(Math.min(V,n-d*V),u===1));let h=Array.from({length:n},(d,f)=>Math.floor(f/V));for(;a.length>1;){r.push(...a);
let d=Math.ceil(a.length/V),f=Array.from({length:d},()=>l(0,d===1));for(let[c,g]of a.entries()){let m=f[Math.floor(c/V)];g.parent=m.ref,m.kids.push(g.ref),m.count+=
g.count}a=f}return r.push(...a),{nodes:r,parents:h}}},Os=[],Ne=-1;function $e(e,t,n,s){let i=s;for(let r=s;r<e.length;r++)e[r]!==Ne&&(e[i]=e[r],t[i++]=t[r]);for(e.
length=t.length=i;n.length>0&&n.at(-1)>=s;)n.pop()}var Rs=[0,0,612,792];function Us(e){let t=new o.v([["Type",new o.r("Page")]]);return e.MediaBox===void 0?t.set(
"MediaBox",[...Rs]):t}var Ts={};function Ls(e,t,n){n.parent=-1,n.lists=!1;let s=e.place(t),i=s&&e.entriesOf(t);if(i&&i.find(s.bytes,"Kids")<0){if(i.used===i.first)
return"none";let a=i.find(s.bytes,"Type");if(a>=0&&(0,o.j)(s.bytes,i.at[a+2],"/Page")){if(s.bytes[(0,o.b)(s.bytes,i.close+2,s.end)]===115)return zs(e,t);let u=i.
find(s.bytes,"Contents");u>=0&&(n.lists=Cs(e,s.bytes,i.at[u+2],i.at[u+3]));let h=i.find(s.bytes,"Parent");return h>=0&&(n.parent=(0,o.l)(s.bytes,i.at[h+2],i.at[h+
3]).value),"page"}let l=e.get(t);return l instanceof o.v&&We(e,l)?"unclear":"none"}let r=e.get(t);return!(r instanceof o.v)||r.size===0?"none":(0,o.A)(r.get("Ty\
pe"),"Page")?"unclear":e.array(r.get("Kids"))?"node":We(e,r)?"unclear":"none"}var _s=["MediaBox","Resources","Contents","Annots","CropBox","Rotate","Parent"],Vs=[
"MediaBox","Resources"];function We(e,t){let n=e.resolve(t.get("Type"));if(!(n instanceof o.r&&n.text!=="Pages"))return _s.some(i=>t.has(i));let s=t.get("Conten\
ts")instanceof o.t||e.array(t.get("Contents"))!==void 0;return Vs.some(i=>t.has(i))||s&&t.get("Parent")instanceof o.t&&!t.has("Subtype")}function zs(e,t){let n=e.
get(t);return n instanceof o.w?(e.put(t,new o.v([...n.dict].filter(([s])=>!/^(Length|Filter|DecodeParms)$/.test(s)))),"unclear"):"page"}function Ns(e){let t;for(let n of ft){
let s=e.get(n);s!==void 0&&((t??={})[n]=s)}return t}function $s(e,t,n){let{Resources:s}=t;if(!(s instanceof o.v))return{...t};let i=n.get(s)??e.add(s);return n.
set(s,i),{...t,Resources:i}}var Ws=class{constructor(e){this.document=e,this.left=e.job.limits.nodes}document;left;sizes=new Map;make(e){let t=this.document.get(
e),n=this.sizes.get(e)??Ks(t);if(this.sizes.set(e,n),this.left-=n,this.left<0)throw(0,C.b)("nodes",`The document mentions pages again and again: copies of them \
would have more than ${this.document.job.limits.nodes} values`,"Open it in another PDF program and save it again");return this.document.add(t instanceof o.v?new o.v(
t):t).number}};function Ks(e){let t=[e],n=0;for(let s=t.pop();s!==void 0;s=t.pop())if(n++,Array.isArray(s))for(let i of s)t.push(i);else if(s instanceof o.v)for(let i of s.
values())t.push(i);return n}function Ke(e){return(0,C.b)("pages",`The document has more than ${e} pages`,"Split it with another program first")}var Xs={},Gs=4096,
Xe=1<<21,ot=`
endobj
`,Ge=`>>${ot}`,Ot=2147483647,qs=class{constructor(e){this.sourceLength=e,this.memory=new Uint8Array(0)}sourceLength;memory;used=0;references=new Int32Array(64);noted=0;entries;keys=[];text={
bytes:new Uint8Array,marks:new Int32Array,special:!1};defaults;defaultTexts=[];defaultSize=0;draft=new v.f(256);scan=new G;patch(e,t,n,s,i){s!==this.entries&&this.
prepare(s),i!==this.defaults&&this.prepareDefaults(i);let{text:r,defaultTexts:a}=this,{open:l,close:u}=n,h=t<0,d=h?l-2:t;this.reserve(u-d+r.bytes.length+this.defaultSize);
let f=this.used,c=this.noted,g=this.keepOthers(e,d,n);this.put(e,g,u);let m=n.special||r.special;for(let y=0;y<a.length;y++){let p=a[y];n.find(e,p.key)>=0||(m||=
p.special,this.put(p.bytes,0,p.bytes.length),this.note(p.marks,0,p.marks.length,Ot))}return this.put(r.bytes,0,r.bytes.length-(h?ot.length:0)),this.note(r.marks,
0,r.marks.length,Ot),{bytes:this.memory,start:f+l-2-d,end:h?this.used:this.used-ot.length,from:h?-1:f,to:h?-1:this.used-1,references:m?void 0:this.references,first:c,
last:this.noted}}keepOthers(e,t,{at:n,first:s,used:i,scan:r,marksFrom:a,marksTo:l}){let{keys:u}=this,{marks:h}=r,d=a,f=t;for(let c=s;c<i;c+=4){let g=n[c],m=n[c+
1]-g;for(let y=0;y<u.length;y++)if(!(u[y].length!==m||!(0,o.i)(e,g,u[y])))for(d=this.note(h,d,l,g),this.put(e,f,g-1),f=n[c+3];d<l&&h[d+1]<f;)d+=3}return this.note(
h,d,l,Ot),f}prepare(e){this.entries=e,this.keys=Object.keys(e),this.text=this.textOf(e,this.keys)}prepareDefaults(e){this.defaults=e,this.defaultTexts=Object.keys(
e).map(t=>{let n=this.textOf(e,[t]);return{...n,key:t,bytes:n.bytes.subarray(0,-Ge.length)}}),this.defaultSize=this.defaultTexts.reduce((t,{bytes:n})=>t+n.length,
0)}textOf(e,t){let{draft:n,scan:s}=this;n.clear(),n.text("<<");for(let a of t){let l=e[a];l!==void 0&&((0,D.c)(n,a),n.byte(32),(0,D.b)(n,l,D.a))}n.text(Ge);let i=new Uint8Array(
n.bytes);s.reset();let r=s.value(i,0,i.length)!==i.length-ot.length;return{bytes:i.subarray(2),marks:s.marks.slice(0,s.used),special:r||s.byteRange}}note(e,t,n,s){
let i=t;for(;i<n&&e[i+1]<s;i+=3)this.refer(e[i]);return i}refer(e){if(this.noted===this.references.length){let t=new Int32Array(this.noted*2);t.set(this.references),
this.references=t}this.references[this.noted++]=e}put(e,t,n){this.memory.set(new Uint8Array(e.buffer,e.byteOffset+t,n-t),this.used),this.used+=n-t}reserve(e){if(this.
used+e<=this.memory.length)return;let t=Math.max(Gs,Math.min(this.memory.length*2,Xe),Math.min(this.sourceLength>>4,Xe));this.memory=(0,o.n)(Buffer.allocUnsafeSlow(
Math.max(t,e))),this.used=0}};function Js(e,t,n){for(let[s,i]of Object.entries(t))i===void 0?e.delete(s):e.set(s,i);for(let[s,i]of Object.entries(n))i!==void 0&&
!e.has(s)&&e.set(s,i)}var lt=6,Zs=class{at=new Int32Array(64);first=0;used=0;open=-1;close=-1;special=!1;scan=new G;marksFrom=0;marksTo=0;index=new Int32Array(0);kept=new Int32Array(
lt*16);count=0;keptEntries=0;keptMarks=0;locate(e,t,n){let{scan:s}=this;if(this.first=this.used=this.keptEntries,s.reset(this.keptMarks),this.marksFrom=this.marksTo=
this.keptMarks,t=(0,o.b)(e,t,n),e[t]!==60||e[t+1]!==60)return!1;for(this.open=t+=2;(t=(0,o.b)(e,t,n))<n;){let i=e[t];if(i===62)return this.close=t,this.marksTo=
s.used,this.special=s.byteRange,e[t+1]===62;if(i!==47)return!1;let r=++t;for(;t<n&&o.a[e[t]]===0;t++)if(e[t]===35)return!1;let a=t;a-r===9&&e[r]===66&&(0,o.i)(e,
r,"ByteRange")&&(s.byteRange=!0);let l=t=(0,o.b)(e,t,n);if(e[t]===62||(t=s.value(e,t,n),t<0))return!1;this.add(r,a,l,t)}return!1}add(e,t,n,s){this.used+4>this.at.
length&&(this.at=qe(this.at));let{at:i,used:r}=this;i[r]=e,i[r+1]=t,i[r+2]=n,i[r+3]=s,this.used=r+4}find(e,t){let{at:n,first:s}=this,i=t.length;for(let r=this.used-
4;r>=s;r-=4){let a=n[r];if(n[r+1]-a!==i)continue;let l=0;for(;l<i&&e[a+l]===t.charCodeAt(l);)l++;if(l===i)return r}return-1}keep(e,t){if(this.first<this.keptEntries)
return;if(this.index.length<t){let s=new Int32Array(t);s.set(this.index),this.index=s}let{count:n}=this;(n+1)*lt>this.kept.length&&(this.kept=qe(this.kept)),this.
kept.set([this.first,this.used,this.open,this.close,this.marksFrom,this.marksTo],n*lt),this.index[e]=this.count=n+1,this.keptEntries=this.used,this.keptMarks=this.
marksTo}recall(e){let t=this.index[e];if(!t)return!1;let{kept:n}=this,s=(t-1)*lt;return this.first=n[s],this.used=n[s+1],this.open=n[s+2],this.close=n[s+3],this.
marksFrom=n[s+4],this.marksTo=n[s+5],this.special=!1,!0}forget(){this.index=new Int32Array(0),this.count=this.keptEntries=this.keptMarks=0}};function qe(e){let t=new Int32Array(
e.length*2);return t.set(e),t}var M=1,U=2,z=3,Je=class un{constructor(t,n,s,i){this.bytes=t,this.job=n,this.budget=i,this.table=s.table,this.trailer=s.trailer,this.
crossReferenceStream=s.streams,this.suspect=s.damaged,this.streams=new xs(t),this.bodies=s.bodies,this.next=Math.max(this.table.size,1),this.effort=n.limits.allowance/
2+t.length*n.limits.parsing,this.changes=new Uint8Array(this.next+16),this.pages=new Ds(this)}bytes;job;budget;trailer;table;crossReferenceStream;security;suspect;pages;bodies;streams;walked;edited=new Map;patches=new Map;changes;changed=!1;values=new Map;objectStreams=new Map;opening=new Set;entries=new Zs;located=-1;patcher;next;effort;encryptNumber=-1;fork(){
let{table:t,crossReferenceStream:n}=this,s=$(this.trailer),i=new un(this.bytes,this.job,{table:t,trailer:s,streams:n,damaged:this.suspect,bodies:this.bodies},{...this.
budget});i.security=this.security,i.encryptNumber=this.encryptNumber,i.next=this.next,i.effort=this.effort;for(let[r,a]of this.edited)i.edited.set(r,$(a));for(let[
r,a]of this.patches)i.patches.set(r,a);i.changes=this.changes.slice(),i.changed=this.changed;for(let[r,a]of this.objectStreams)i.objectStreams.set(r,a);return i.
walked=this.walked,i.pages.copyFrom(this.pages),i}get catalogNumber(){let t=this.trailer.get("Root");return t instanceof o.t?t.number:-1}get catalog(){return this.
get(this.catalogNumber)}editCatalog(){return this.edit(this.catalogNumber),this.catalog}get version(){let t=/%PDF-(\d)\.(\d)/.exec((0,o.o)(this.bytes).toString(
"latin1",0,1032)),n=t?`${t[1]}.${t[2]}`:"1.4",s=this.catalog.get("Version");return s instanceof o.r&&/^\d\.\d$/.test(s.text)&&s.text>n?s.text:n}get size(){return this.
next}get(t){let n=typeof t=="number"?t:t.number,s=this.changes[n];if(s===z)return null;if(s===M)return this.edited.get(n);let i=this.values.get(n);if(i!==void 0)
return i;let r=this.read(n);return this.values.set(n,r),r}resolve(t){for(let n=0;t instanceof o.t&&n<32;n++)t=this.get(t);return t===void 0||t instanceof o.t?null:
t}dict(t){let n=this.resolve(t);return n instanceof o.v?n:n instanceof o.w?n.dict:void 0}array(t){let n=this.resolve(t);return Array.isArray(n)?n:void 0}edit(t){
let n=typeof t=="number"?t:t.number,s=this.get(n);return this.put(n,s),s}put(t,n){let s=typeof t=="number"?t:t.number;s>=this.next&&(this.next=s+1),this.change(
s,M)===U&&this.patches.delete(s),this.edited.set(s,n)}add(t){let n=this.next++;return this.change(n,M),this.edited.set(n,t),new o.t(n,0)}remove(t){let n=typeof t==
"number"?t:t.number,s=this.change(n,z);s===M?this.edited.delete(n):s===U&&this.patches.delete(n)}change(t,n){if(t>=this.changes.length){let i=new Uint8Array(Math.
max(t+1,Math.ceil(this.changes.length*1.5)));i.set(this.changes),this.changes=i}let s=this.changes[t];return this.changes[t]=n,this.changed=!0,s}exists(t){let n=this.
changes[t];if(n===M)return!0;if(n===z)return!1;let s=this.table.kind[t];return s===1||s===2}get hasChanges(){return this.changed}isChanged(t){let n=this.changes[t];
return n===M||n===U}isEdited(t){return this.changes[t]===M}patched(t){return this.changes[t]===U?this.patches.get(t):void 0}isStream(t){let n=this.changes[t],s=n===
M?this.edited.get(t):this.values.get(t);if(s!==void 0||n===z)return this.resolve(s)instanceof o.w;let i=this.place(t);if(i?.bytes!==this.bytes)return!1;let{bytes:r}=this,
a=Hs(r,(0,o.b)(r,i.start,i.end)),l=a>=0?a:this.locate(t,i)?this.entries.close+2:-1;return l<0?this.resolve(new o.t(t))instanceof o.w:(0,o.i)(r,(0,o.b)(r,l,i.end),
"stream")}entry(t,n){let s=this.changes[t],i=s===M?this.edited.get(t):this.values.get(t);if(i!==void 0||s===z)return i instanceof o.v?i.get(n):void 0;let r=this.
place(t);if(!r)return;let{entries:a}=this;if(!this.locate(t,r))return this.dict(new o.t(t))?.get(n);let l=a.find(r.bytes,n);return l<0?void 0:this.parserAt(t,r.
bytes,a.at[l+2],a.at[l+3]).value()}patch(t,n,s=Xs){let i=this.place(t),r=this.security&&[...Object.values(n),...Object.values(s)].some(D.f);if(!i||r||!this.locate(
t,i)){let u=this.edit(t);u instanceof o.v&&Js(u,n,s);return}let a=this.headerOf(t,i);this.patcher??=new qs(this.bytes.length);let l=this.patcher.patch(i.bytes,a,
this.entries,n,s);this.change(t,U),this.patches.set(t,l),this.values.delete(t),this.located=-1}headerOf(t,n){return this.patched(t)?.from??(n.bytes===this.bytes?
this.table.place[t]:-1)}entriesOf(t){let n=this.place(t);return n&&this.locate(t,n)?this.entries:void 0}keepEntries(){this.located>=0&&!this.entries.special&&this.
entries.keep(this.located,this.next)}locate(t,{bytes:n,start:s,end:i}){if(this.located===t)return!0;let r=this.changes[t]===0&&this.entries.recall(t)||this.entries.
locate(n,s,i);return this.located=r?t:-1,r}encoded(t){let{sealed:n,data:s}=t;return n&&this.security?this.security.decryptStream(s,n.number,n.generation,Ae(this,
t.dict)):s}decoded(t){return Se(this,t,this.budget)}async decodedAtEase(t){return await as(this,t,this.budget)??this.decoded(t)}decodedPart(t){return os(this,t,
this.budget)}place(t){let n=this.changes[t];if(!(n===M||n===z)){if(n===U)return this.patches.get(t);switch(this.table.kind[t]){case 1:return{bytes:this.bytes,start:this.
bodies[t],end:this.bytes.length};case 2:{let s=this.objectStream(this.table.place[t]);if(!s)return;let i=this.table.detail[t];s.numbers[i]!==t&&(i=s.numbers.indexOf(
t));let r=s.starts[i];return r===void 0?void 0:{bytes:s.data,start:r,end:s.ends[i]}}default:return}}}objectStream(t){let n=this.objectStreams.get(t);if(n||this.
objectStreams.has(t))return n;if(this.opening.has(t)||this.table.kind[t]!==1)return;this.opening.add(t);let s=Bs(this,t);return this.opening.delete(t),s&&(this.
effort+=s.data.length*this.job.limits.parsing),this.objectStreams.set(t,s),s}read(t){let n=this.place(t);if(!n)return null;let s=this.table.kind[t]===2&&this.changes[t]!==
U,i=this.parserAt(t,n.bytes,n.start,n.end),r=i.value();if(this.spend(i.at-n.start),s||!(r instanceof o.v)||n.bytes!==this.bytes)return r;let a=(0,o.b)(this.bytes,
i.at,this.bytes.length);if(!(0,o.i)(this.bytes,a,"stream"))return r;let{start:l,end:u}=this.streams.data(a,this.lengthOf(r.get("Length"))),h=this.security&&!(0,o.A)(
r.get("Type"),"XRef");return new o.w(r,this.bytes.subarray(l,u),h?{number:t,generation:this.generation(t)}:void 0)}spend(t){if(this.effort-=t,this.effort<0)throw(0,w.f)(
"its objects overlap")}lengthOf(t){if(t instanceof o.t){let n=this.place(t.number),s=n&&new j(n.bytes,n.start,Math.min(n.end,n.start+64),64).value();return typeof s==
"number"?s:-1}return typeof t=="number"?t:-1}generation(t){return this.table.kind[t]===1?this.table.detail[t]:0}parserAt(t,n,s,i){let{security:r}=this,a;if(r&&t!==
this.encryptNumber&&this.table.kind[t]===1){let l=this.generation(t);a=u=>r.decryptString(u,t,l)}return new j(n,s,i,this.job.limits.nesting,a)}unlock(t,n){this.
security=t,this.encryptNumber=n,this.values.clear(),this.objectStreams.clear(),this.forgetLocated()}forgetLocated(){this.located=-1,this.entries.forget()}release(t){
this.values.delete(t)}tableChanged(){if(this.values.clear(),this.forgetLocated(),this.next=Math.max(this.next,this.table.size),this.table.size<=this.bodies.length)
return;let t=new Int32Array(this.table.size);t.set(this.bodies),this.bodies=t}};function Hs(e,t){if(e[t]!==60||e[t+1]!==60)return-1;for(t+=2;t<e.length;t++){let n=e[t];
if(n===62)return e[t+1]===62?t+2:-1;if(n===60||n===40||n===37)return-1}return-1}async function Ys(e,t){let{table:n}=e,s=[];for(let l=1;l<n.size;l++){(n.kind[l]===
1||n.kind[l]===2)&&(0,o.A)(e.entry(l,"Type"),"Page")&&s.push(l);let u=e.job.pace.step(1e3);u&&await u}if(s.length===0)throw(0,w.f)("it has no pages");let i=s.map(
l=>new o.t(l,e.generation(l))),r=e.add(new o.v([["Type",new o.r("Pages")],["Kids",i],["Count",i.length]])),a=e.edit(e.catalogNumber);if(!(a instanceof o.v))throw(0,w.f)(
"it has no catalog");if(a.set("Pages",r),await t.read(),t.count===0)throw(0,w.f)("it has no pages");await t.rebuild(t.numbers)}var Qs=new Set(["Root","Info","ID",
"Encrypt"]);async function Ze(e,{limits:t,pace:n}){let s=(0,o.o)(e),i=new xe(t,e.length),r=new o.v,a=!1,l={stream:new K(e,"stream"),endobj:new K(e,"endobj"),endstream:new K(
e,"endstream")},u=s.indexOf("trailer"),h=f=>{for(let[c,g]of f)Qs.has(c)&&r.set(c,g)},d=f=>{for(;u>=0&&u<f;){let c=new j(e,u+7,Math.min(e.length,u+65536),t.nesting),
g=c.value();(0,o.x)(g)&&h(g),u=s.indexOf("trailer",c.at)}};for(let f=0;;){let c=s.indexOf("obj",f);if(c<0)break;let g=n.step(c-f+200);g&&await g,f=c+3;let m=ti(
e,c);if(!m)continue;d(m.start),i.set(m.number,1,m.start,m.generation);let y=ei(e,s,f,l);if(y.dictionaryEnd>=0){a=!0;let p=new j(e,f,y.dictionaryEnd,t.nesting).value();
(0,o.x)(p)&&p.has("Root")&&h(p)}f=y.at}if(d(e.length),i.overflowed&&e.length>8*t.objects)throw(0,C.b)("objects",`The document has an object numbered beyond ${t.
objects}`,"Open it in another PDF program and save it again, which numbers objects without gaps");if(i.size===0)throw(0,w.f)("no PDF objects were found in the f\
ile");return{table:i,trailer:r,streams:a,damaged:!0}}function ti(e,t){let n=t-1,s=()=>{let l=n;for(;n>=0&&(0,o.k)(e[n]);)n--;return l-n>0&&l-n<=10?(0,o.l)(e,n+1,
l+1).value:-1},i=()=>{let l=n;for(;n>=0&&o.a[e[n]]===1;)n--;return n<l};i();let r=s();if(r<0||r>65535||!i())return;let a=s();if(!(a<=0||a>2147483647))return{number:a,
generation:r,start:n+1}}function ei(e,t,n,s){let i=s.stream.next(n),r=s.endobj.next(n);if(i<0||r>=0&&r<i)return{at:n,dictionaryEnd:-1};if((0,o.i)(e,i-3,"end"))return{
at:n,dictionaryEnd:-1};let a=t.toString("latin1",n,Math.min(i,n+4096));if(/\d[\s\0]+obj\b/.test(a))return{at:n,dictionaryEnd:-1};let l=/\/Length\s+(\d+)(?!\d|\s+\d+\s+R)/.
exec(a),u=Bt(e,i),h=/\/Type\s*\/XRef\b/.test(a)?i:-1;if(l&&it(e,u+Number(l[1])))return{at:u+Number(l[1]),dictionaryEnd:h};let d=s.endstream.next(u);return{at:d<
0?u:d,dictionaryEnd:h}}var ni=[["%PDF-","a PDF document"],[`PNG\r

`,"a PNG image"],["ÿØÿ","a JPEG image"],["GIF8","a GIF image"],["II*\0","a TIFF image"],["MM\0*","a TIFF image"],["II+\0","a TIFF image"],["MM\0+","a TIFF im\
age"],["BM","a BMP image"],["\0\0\0","an icon (ICO)"],["\0\0\0\fjP  ","a JPEG 2000 image"],["ÿOÿQ","a JPEG 2000 image"],[`ÿ
`,"a JPEG XL image"],["\0\0\0\fJXL ","a JPEG XL image"],["8BPS","a Photoshop document"],["%!PS","a PostScript file"],["PK","a ZIP archive"],["","a gzip arc\
hive"],["{\\rtf","an RTF document"],["ÐÏà","a document of an old Office version"]],si=[[/^(?:heic|heix|heim|heis|hevc|hevx|mif1|msf1)/,"a HEIC image"],[/^avi[fs]/,
"an AVIF image"],[/^/,"a video or audio file"]];function Vt(e){let t=(0,o.o)(e).toString("latin1",0,1024);if(t.startsWith("RIFF")&&t.startsWith("WEBP",8))return"\
a WebP image";if(t.startsWith("ftyp",4))return si.find(([s])=>s.test(t.slice(8,12)))?.[1];let n=ni.find(([s])=>t.startsWith(s));return n?n[1]:ii(t)}function ii(e){
let t=e.replace(/^\xef\xbb\xbf/,"").trimStart().toLowerCase();if(t.startsWith("<!doctype html")||/^(?:<!--.*?-->\s*)?<(?:html|head|body)[\s>]/s.test(t))return"a\
n HTML page";if(t.startsWith("<"))return t.includes("<svg")?"an SVG drawing":t.startsWith("<?xml")?"an XML file":void 0}function ri(e,t){if(e.length===0)throw ai();
if(e.length>t.inputBytes)throw oi(e.length,t.inputBytes);let n=(0,o.o)(e.subarray(0,1024)).indexOf("%PDF-");if(n<0&&(0,o.o)(e).indexOf(" obj")<0)throw(0,w.f)(li(
e));return n}function ai(){return(0,w.e)("unreadable_document","could not be read: the file is empty",{issues:[{field:"file",message:"The file is empty."}],advice:"\
Check that the file is a complete PDF document"})}function oi(e,t){return(0,C.b)("inputBytes",`The document has ${e} bytes; at most ${t} are allowed`,"Split it \
with another program first")}function li(e){let t=Vt(e);return t===void 0?"the file is not a PDF document":`the file is ${t}, not a PDF document`}async function ui(e){
let{table:t}=e,{pace:n}=e.job,s=[];for(let r=1;r<t.size;r++){t.kind[r]===1&&(0,o.A)(e.entry(r,"Type"),"ObjStm")&&s.push({number:r,at:t.place[r]});let a=n.step(1e3);
a&&await a}s.sort((r,a)=>r.at-a.at);let i=new Set(s.map(({number:r})=>r));for(let{number:r,at:a}of s){let l=e.objectStream(r),u=n.step((l?.data.length??0)+1e3);
u&&await u;for(let[h,d]of l?.numbers.entries()??[]){let f=t.kind[d]===1&&t.place[d]>a;d>0&&!f&&!i.has(d)&&t.set(d,2,r,h)}}}async function hi(e){if(!e.dict(e.trailer.
get("Root"))?.has("Pages")){for(let t=e.table.size-1;t>0;t--){if(e.table.kind[t]===0||e.table.kind[t]===3)continue;let n=e.job.pace.step(1e3);if(n&&await n,(0,o.A)(
e.entry(t,"Type"),"Catalog")){e.trailer.set("Root",new o.t(t,e.generation(t)));return}}if(!(e.get(e.catalogNumber)instanceof o.v)){let t=new o.v([["Type",new o.r(
"Catalog")]]);e.trailer.set("Root",e.add(t))}}}var Rt=1024;async function He(e,t,n){let{table:s}=t,i=new Int32Array(s.size),r=[],a=t.damaged;for(let l=0;l<s.size;l+=
Rt){fi(e,s,i,l,Math.min(l+Rt,s.size),r)&&(a=!0);let u=n.pace.step(Rt*20);u&&await u}r.length>0&&(a=!0,ci(e,s,i,r,(await Ze(e,n)).table));for(let l=0;l<s.size;l++)
s.kind[l]===2&&s.kind[s.place[l]]!==1&&s.set(l,3,0,0);return{...t,damaged:a,bodies:i}}function di({table:e,trailer:t}){let n=t.get("Root");return n instanceof o.t?
e.kind[n.number]===1||e.kind[n.number]===2:!1}function fi(e,t,n,s,i,r){let a=!1;for(let l=s;l<i;l++){if(t.kind[l]!==1)continue;let u=(0,o.p)(e,t.place[l],l,t.detail[l]);
if(u>=0){n[l]=u,t.detail[l]===65535&&(a=!0);continue}let h=(0,o.m)(e,t.place[l],e.length);h?.number===l?(n[l]=h.body,t.place[l]=h.start,t.detail[l]=h.generation):
r.push(l)}return a}function ci(e,t,n,s,i){for(let r of s){let a=r<i.size&&i.kind[r]===1?(0,o.m)(e,i.place[r],e.length):void 0;a?.number===r?(t.set(r,1,a.start,a.
generation),n[r]=a.body):t.set(r,3,0,0)}}async function hn(e,t,n={}){let{limits:s}=t,i=(0,o.n)(e),r=ri(i,s),a=s.allowance+i.length*s.expansion,l=t.scratch??new C.c,
u={stream:s.streamBytes,total:a,remaining:a,scratch:l,codec:t.codec},h=r>0?[i.subarray(r),i]:[i];for(let d of h){let f=await ws(d,t,u);if(!f?.trailer.has("Root"))
continue;let c=await He(d,{...f,damaged:f.damaged||r<0},t);if(!di(c))continue;let g=new Je(d,t,c,u);Ut(g,n);let m=await Ye(g);if(!(!m&&g.security?.locked!==!0))
return m&&g.pages.found!==g.pages.claimed&&t.onRepaired?.(g.pages),g}return gi(i,t,u,n)}async function gi(e,t,n,s){let i=new Je(e,t,await He(e,await Ze(e,t),t),
n);return Ut(i,s),await ui(i),i.tableChanged(),await hi(i),Ut(i,s),!await Ye(i)&&i.security?.locked!==!0&&await Ys(i,i.pages),t.onRepaired?.(i.pages),i}async function Ye(e){
return e.get(e.catalogNumber)instanceof o.v?(await e.pages.read(),e.pages.count>0):!1}function Ut(e,{password:t,evenIfLocked:n=!1}){let s=e.trailer.get("Encrypt");
if(e.security||s===void 0)return;let i=e.resolve(s);if(!(i instanceof o.v))throw(0,w.f)("its encryption dictionary is missing");let r=tt(e,e.trailer.get("ID")??
null,1);r!==null&&e.trailer.set("ID",r);let a=Array.isArray(r)?r[0]:void 0,l=new Uint8Array,u=tt(e,i,8),h=()=>_n(u,a instanceof o.s?[a.bytes,l]:[l],t),d=n?mi(h,
()=>Jn(u)):h();e.unlock(d,s instanceof o.t?s.number:-1)}function mi(e,t){try{return e()}catch(n){if(!(n instanceof w.b&&["password_required","unsupported_encryp\
tion"].includes(n.code)))throw n;return t()}}0&&(module.exports={a,b,c,d,e,f,g,h,i,j,k,l,m,n,o,p,q,r,s});
