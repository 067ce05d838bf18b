var Ls=Object.create;var Ft=Object.defineProperty;var zs=Object.getOwnPropertyDescriptor;var Ks=Object.getOwnPropertyNames;var Us=Object.getPrototypeOf,Gs=Object.prototype.hasOwnProperty;var Vs=(e,t,n,s)=>{if(t&&typeof t=="object"||typeof t=="function")for(let i of Ks(t))!Gs.call(e,i)&&i!==n&&Ft(e,i,{get:()=>t[i],enumerable:!(s=zs(t,i))||s.enumerable});
return e};var K=(e,t,n)=>(n=e!=null?Ls(Us(e)):{},Vs(t||!e||!e.__esModule?Ft(n,"default",{value:e,enumerable:!0}):n,e));var u=require("./chunk-6O4JTGKY.js"),S=require("./chunk-5AFPXRP2.js"),Zl=require("./chunk-VNP4MFHB.js"),A=require("./chunk-J6VAYC6N.js"),k=require("./chunk-STSR4FJ5.js"),
eu=require("./chunk-3RNHDNP5.js"),Ds=require("node:fs"),J=K(require("node:path")),xt=require("node:crypto"),me=require("node:crypto"),E=require("node:crypto"),Rs=require("node:crypto"),
js=require("node:crypto"),Is=require("node:crypto"),Bs=require("node:fs/promises"),St=K(require("node:path")),fe=require("node:fs/promises"),T=K(require("node:path")),
he=K(require("node:path")),Le=require("node:fs"),B=require("node:fs/promises"),_=K(require("node:path"));function Xs(e,t){if(e.length===0)throw Ws();if(e.length>
t.inputBytes)throw qs(t.inputBytes);let n=(0,u.l)(e.subarray(0,1024)).indexOf("%PDF-");if(n<0&&(0,u.l)(e).indexOf(" obj")<0)throw(0,k.d)(Hs(e));return n}function Ws(){
return new k.b("unreadable_document","The PDF document could not be read: the file is empty",{issues:[{field:"file",message:"The file is empty."}],advice:"Check\
 that the file is a complete PDF document"})}function qs(e){return new k.b("limit_exceeded",`The document is larger than ${e} bytes`,{issues:[{field:"file",message:`\
The document is larger than ${e} bytes.`}],advice:"Split the document first, or raise the limit"})}function Hs(e){let t=(0,u.l)(e).toString("latin1",0,512).trimStart().
toLowerCase();return t.startsWith("<!doctype html")||t.startsWith("<html")?"the file is an HTML page, not a PDF document":t.startsWith("pk")?"the file is a ZI\
P archive, not a PDF document":"the file is not a PDF document"}function Js(e,t){let n=e.get(t);if(!(n instanceof u.t))return;let[s,i]=[e.resolve(n.dict.get("N")),
e.resolve(n.dict.get("First"))];if(typeof s!="number"||typeof i!="number")return;let r;try{r=e.decoded(n)}catch(h){if(h instanceof k.b&&h.code==="unreadable_doc\
ument")return;throw h}let a=Math.max(0,Math.min(s,r.length>>1)),[o,l]=[new Int32Array(a),new Int32Array(a)],d=0,c=0;for(;c<a;c++){let h=(0,u.j)(r,(0,u.b)(r,d,r.
length),r.length),f=(0,u.j)(r,(0,u.b)(r,h.after,r.length),r.length);if(h.value<0||f.value<0||i+f.value>r.length)break;o[c]=h.value,l[c]=i+f.value,d=f.after}return{
data:r,numbers:o.subarray(0,c),starts:l.subarray(0,c),extends:n.dict.has("Extends")}}var V=class{memory;length=0;constructor(e){this.memory=Buffer.allocUnsafeSlow(
Math.max(e,256))}get bytes(){return this.memory.subarray(0,this.length)}reserve(e){let t=this.length+e;if(t<=this.memory.length)return;let n=Buffer.allocUnsafeSlow(
Math.max(t,Math.ceil(this.memory.length*1.5)));n.set(this.bytes),this.memory=n}copy(e,t,n){let s=n-t;this.reserve(s);let{memory:i}=this;if(s<40){let r=this.length;
for(let a=t;a<n;a++)i[r++]=e[a]}else i.set(e.subarray(t,n),this.length);this.length+=s}text(e){this.reserve(e.length);let{memory:t}=this,n=this.length;for(let s=0;s<
e.length;s++)t[n++]=e.charCodeAt(s);this.length=n}integer(e){this.reserve(20);let{memory:t}=this,n=$t(e);for(let s=this.length+n-1;s>=this.length;s--){let i=Math.
floor(e/10);t[s]=48+(e-i*10),e=i}this.length+=n}byte(e){this.reserve(1),this.memory[this.length++]=e}fill(e,t){this.reserve(e),t(this.memory,this.length),this.length+=
e}},Qs=class{length=0;copy(e,t,n){this.length+=n-t}text(e){this.length+=e.length}integer(e){this.length+=$t(e)}byte(){this.length++}fill(e){this.length+=e}};function $t(e){
return e<10?1:e<100?2:e<1e3?3:e<1e4?4:e<1e5?5:e<1e6?6:String(e).length}var Pt=["Resources","MediaBox","CropBox","Rotate"],te=100,Mt=class Ts{constructor(t,n,s,i,r){
this.document=t,this.numbers=n,this.ancestry=s,this.inherited=i,this.irregular=r}document;numbers;ancestry;inherited;irregular;positions;static async read(t){let{
limits:n,pace:s}=t.job,i=[],r=[],a=[{}],o=new u.C,l=new Set,d=!1,c=t.catalog.get("Pages"),h=[{kid:c??null,from:0}];for(;h.length>0;){let{kid:f,from:m}=h.pop(),p=f instanceof
u.q?f.number:-1;if(p>=0){let w=s.step(400);w&&await w;let x=l.has(p);l.add(p);let F=Zs(t,p,o);if(F==="page"){if(x&&(d=!0),i.push(x?t.add(ni(t.get(p))).number:p),
r.push(m),i.length>n.pages)throw si(n.pages);continue}if(F==="none"||x)continue}let b=t.dict(f);if(!b)continue;let y=t.array(b.get("Kids"));if(!y){if(p>=0||!(0,u.x)(
b.get("Type"),"Page"))continue;d=!0,i.push(t.add(b).number),r.push(m);continue}let g=ei(b),v=m;g&&(v=a.push({...a[m],...g})-1);for(let w=y.length-1;w>=0;w--)h.push(
{kid:y[w],from:v})}return t.resolve(t.dict(c)?.get("Count"))!==i.length&&(d=!0),new Ts(t,i,r,a,d)}get count(){return this.numbers.length}number(t){return this.numbers[t]}indexOf(t){
return this.positions??=new Map(this.numbers.map((n,s)=>[n,s])),this.positions.get(t)??-1}attribute(t,n){return this.document.entry(this.numbers[t],n)??this.inherited[this.
ancestry[t]][n]}inheritedBy(t){return this.inherited[this.ancestry[t]]}patch(t,n){this.document.patch(this.numbers[t],n)}async settle(){this.irregular&&await this.
rebuild(this.numbers)}async rebuild(t){let{document:n}=this,s=Array.from(t),i=this.inherited.map(d=>ti(n,d)),{nodes:r,parents:a}=this.grow(s);for(let d=0;d<s.length;d++){
let c=s[d],h=this.indexOf(c),f=a[d];r[f].kids.push(new u.q(c,n.generation(c)));let m=h<0?Ys:i[this.ancestry[h]];n.patch(c,{Parent:r[f].ref},m);let p=n.job.pace.
step(600);p&&await p}for(let{ref:d,kids:c,parent:h,count:f}of r)n.put(d,new u.s([["Type",new u.o("Pages")],...h?[["Parent",h]]:[],["Kids",c],["Count",f]]));let o=r[r.
length-1].ref,l=n.catalog.get("Pages");(!(l instanceof u.q)||l.number!==o.number)&&n.edit(n.catalogNumber).set("Pages",o),this.numbers=s,this.ancestry=s.map(()=>0),
this.inherited=[{}],this.positions=void 0,this.irregular=!1}grow(t){let{document:n}=this,s=t.length,i=n.catalog.get("Pages"),r=i instanceof u.q&&i.number>0&&!t.
includes(i.number)?i:void 0,a=[],o=[],l=(h,f)=>({ref:f&&r?new u.q(r.number,n.generation(r.number)):n.add(null),kids:[],parent:void 0,count:h}),d=Math.max(1,Math.
ceil(s/te));for(let h=0;h<d;h++)o.push(l(Math.min(te,s-h*te),d===1));let c=Array.from({length:s},(h,f)=>Math.floor(f/te));for(;o.length>1;){a.push(...o);let h=Math.
ceil(o.length/te),f=Array.from({length:h},()=>l(0,h===1));for(let[m,p]of o.entries()){let b=f[Math.floor(m/te)];p.parent=b.ref,b.kids.push(p.ref),b.count+=p.count}
o=f}return a.push(...o),{nodes:a,parents:c}}},Ys={};function Zs(e,t,n){let s=e.place(t);if(s&&n.locate(s.bytes,s.start,s.end)&&n.find(s.bytes,"Kids")<0)return n.
at.length>0?"page":"none";let i=e.get(t);return i instanceof u.s?(0,u.x)(i.get("Type"),"Page")||!e.array(i.get("Kids"))?"page":"node":"none"}function ei(e){let t;
for(let n of Pt){let s=e.get(n);s!==void 0&&((t??={})[n]=s)}return t}function ti(e,t){let{Resources:n}=t;return n instanceof u.s?{...t,Resources:e.add(n)}:t}var ni=e=>e instanceof
u.s?new u.s(e):e;function si(e){return new k.b("limit_exceeded",`The document has more than ${e} pages`,{issues:[{field:"file",message:`The document has more th\
an ${e} pages.`}]})}var ii=[7,12,17,22,5,9,14,20,4,11,16,23,6,10,15,21],ri=Int32Array.from({length:64},(e,t)=>Math.floor(Math.abs(Math.sin(t+1))*2**32)|0),Ot=new Int32Array(
16),O=new Int32Array(4),ne=new Uint8Array(128);function pe(e){O[0]=1732584193,O[1]=4023233417,O[2]=2562383102,O[3]=271733878;let{length:t}=e,n=t&-64;for(let a=0;a<
n;a+=64)Ct(e,a);let s=t-n,i=s<56?64:128;for(let a=0;a<s;a++)ne[a]=e[n+a];ne[s]=128,ne.fill(0,s+1,i);for(let a=0,o=t<<3;a<4;a++)ne[i-8+a]=o>>>(a<<3);ne[i-4]=t>>>
29;for(let a=0;a<i;a+=64)Ct(ne,a);let r=new Uint8Array(16);for(let a=0;a<16;a++)r[a]=O[a>>2]>>>((a&3)<<3);return r}function Ct(e,t){for(let a=0,o=t;a<16;a++,o+=
4)Ot[a]=e[o]|e[o+1]<<8|e[o+2]<<16|e[o+3]<<24;let n=O[0],s=O[1],i=O[2],r=O[3];for(let a=0;a<64;a++){let o=a>>4,l,d;o===0?(l=s&i|~s&r,d=a):o===1?(l=r&s|~r&i,d=5*a+
1):o===2?(l=s^i^r,d=3*a+5):(l=i^(s|~r),d=7*a);let c=n+l+ri[a]+Ot[d&15]|0,h=ii[o<<2|a&3];n=r,r=i,i=s,s=s+(c<<h|c>>>32-h)|0}O[0]=O[0]+n,O[1]=O[1]+s,O[2]=O[2]+i,O[3]=
O[3]+r}function Nt(e){let t=new Uint8Array(256);for(let s=0;s<256;s++)t[s]=s;let{length:n}=e;for(let s=0,i=0,r=0;s<256;s++){let a=t[s];i=i+a+e[r]&255,t[s]=t[i],
t[i]=a,++r===n&&(r=0)}return t}var se=new Uint8Array(256);function Ke(e,t){se.set(e);let{length:n}=t,s=new Uint8Array(n);for(let i=0,r=0,a=0;i<n;i++){r=r+1&255;
let o=se[r];a=a+o&255;let l=se[a];se[r]=l,se[a]=o,s[i]=t[i]^se[o+l&255]}return s}function Ae(e,t){return Ke(Nt(e),t)}var Q={length:e=>e,decrypt:e=>e,encryptInto:(e,t,n,s,i)=>s.
set(e,i)};function ai(e){let t=Lt(e,[]),n=Ue((s,i)=>Nt(t(s,i)));return{length:s=>s,decrypt:(s,i,r)=>Ke(n(i,r),s),encryptInto:(s,i,r,a,o)=>a.set(Ke(n(i,r),s),o)}}
function Dt(e){let t=Lt(e,[115,65,108,84]),n=Ue((i,r)=>It(t(i,r))),s=Ue((i,r)=>_t(t(i,r)));return{length:Et,decrypt:(i,r,a)=>jt(s(r,a),i),encryptInto:(i,r,a,o,l)=>Rt(
n(r,a),i,o,l)}}function Tt(e){let t,n;return{length:Et,decrypt:s=>jt(n??=_t(e),s),encryptInto:(s,i,r,a,o)=>Rt(t??=It(e),s,a,o)}}var Et=e=>(e&-16)+32,Se=64*1024,
ie=Buffer.alloc(Se);function Rt(e,t,n,s){let{length:i}=t,r=i&-16,a=Math.min(r,Se-32),o=i-r;Bt(ie),ie.set(a===i?t:t.subarray(0,a),16);let l=16+a;if(a<r){n.set(e.
update(ie.subarray(0,l)),s),s+=l,l=0;for(let d=a;d<r;d+=Se){let c=e.update(t.subarray(d,Math.min(d+Se,r)));n.set(c,s),s+=c.length}}o>0&&ie.set(t.subarray(r),l),
ie.fill(16-o,l+o,l+16),n.set(e.update(ie.subarray(0,l+16)),s)}var oi=new Uint8Array(0);function jt(e,t){let n=t.length&-16;if(n<32)return oi;let s=e.update(n===
t.length?t:t.subarray(0,n)),i=s[n-1],r=n;if(i>0&&i<=16){do r--;while(r>n-i&&s[r-1]===i);r>n-i&&(r=n)}return s.subarray(16,r)}function It(e){let t=Buffer.alloc(16);
return Bt(t),(0,me.createCipheriv)(e.length===16?"aes-128-cbc":"aes-256-cbc",e,t).setAutoPadding(!1)}function _t(e){return(0,me.createDecipheriv)(e.length===16?
"aes-128-cbc":"aes-256-cbc",e,Buffer.alloc(16)).setAutoPadding(!1)}var Fe=Buffer.alloc(16*1024),ge=Fe.length;function Bt(e){ge===Fe.length&&((0,me.randomFillSync)(
Fe),ge=0),Fe.copy(e,0,ge,ge+16),ge+=16}function Lt(e,t){let{length:n}=e,s=new Uint8Array(n+5+t.length);return s.set(e),s.set(t,n+5),(i,r)=>(s[n]=i,s[n+1]=i>>>8,
s[n+2]=i>>>16,s[n+3]=r,s[n+4]=r>>>8,pe(s).subarray(0,Math.min(n+5,16)))}function Ue(e){let t=-1,n=-1,s;return(i,r)=>((s===void 0||i!==t||r!==n)&&(s=e(i,r),t=i,n=
r),s)}function zt(e,t,n){let s=Kt(e,n),i=Vt(e,s);return ci(i,t,e.revision===2?32:16)?s:void 0}function li(e,t,n){let s=Ut(e,n),i=e.owner.subarray(0,32);for(let r=e.
revision===2?0:19;r>=0;r--)i=Ae(Xe(s,r),i);return zt(e,t,i)}function ui(e,t,n,s){let i=Ut({revision:e,keyLength:t},n),r=Ve(s);for(let a=0;a<=(e===2?0:19);a++)r=
Ae(Xe(i,a),r);return r}function di(e,t){let n=Kt(e,t),s=new Uint8Array(32);return s.set(Vt(e,n)),{user:s,fileKey:n}}var Ge=Uint8Array.of(40,191,78,94,78,117,138,
65,100,0,78,86,255,250,1,8,46,46,0,182,208,104,62,128,47,12,169,254,100,83,105,122);function Ve(e){let t=new Uint8Array(32),n=e.subarray(0,32);return t.set(n),t.
set(Ge.subarray(0,32-n.length),n.length),t}function Kt({revision:e,keyLength:t,owner:n,permissions:s,id0:i,encryptMetadata:r},a){let o=Uint8Array.of(s,s>>8,s>>16,
s>>24),l=e>=4&&!r?[255,255,255,255]:[],d=pe(Buffer.concat([Ve(a),n.subarray(0,32),o,i,Uint8Array.from(l)]));return Gt(d,e,t)}function Ut({revision:e,keyLength:t},n){
return Gt(pe(Ve(n)),e,e===2?5:t)}function Gt(e,t,n){let s=e.subarray(0,n);if(t>=3)for(let i=0;i<50;i++)s=pe(s).subarray(0,n);return s}function Vt({revision:e,id0:t},n){
if(e===2)return Ae(n,Ge);let s=pe(Buffer.concat([Ge,t]));for(let i=0;i<20;i++)s=Ae(Xe(n,i),s);return s}function Xe(e,t){return t===0?e:e.map(n=>n^t)}function ci(e,t,n){
return t.length>=n&&e.subarray(0,n).every((s,i)=>s===t[i])}function hi(e,t,n){return Wt(e.user,e.wrappedByUser,t,n,new Uint8Array(0))}function fi(e,t,n){return Wt(
e.owner,e.wrappedByOwner,t,n,e.user.subarray(0,48))}function mi(e,t,n){let s=qt(e,t,new Uint8Array(0)),i=qt(e,n,s.entry);return{user:s.entry,wrappedByUser:s.wrapped,
owner:i.entry,wrappedByOwner:i.wrapped}}function pi(e,t,n){let s=Buffer.alloc(16,255);return s.writeInt32LE(t,0),s.write(n?"Tadb":"Fadb",8,"latin1"),(0,E.randomBytes)(
4).copy(s,12),(0,E.createCipheriv)("aes-256-ecb",e,null).setAutoPadding(!1).update(s)}var Xt=new Uint8Array(16);function Wt(e,t,n,s,i){let r=$e(n,s,e.subarray(32,
40),i);if(!Buffer.from(r).equals(e.subarray(0,32)))return;let a=$e(n,s,e.subarray(40,48),i);return(0,E.createDecipheriv)("aes-256-cbc",a,Xt).setAutoPadding(!1).
update(t.subarray(0,32))}function qt(e,t,n){let s=(0,E.randomBytes)(16),i=$e(6,t,s.subarray(0,8),n),r=$e(6,t,s.subarray(8),n),a=(0,E.createCipheriv)("aes-256-cb\
c",r,Xt).setAutoPadding(!1).update(e);return{entry:Buffer.concat([i,s]),wrapped:a}}function $e(e,t,n,s){let i=(0,E.createHash)("sha256").update(t).update(n).update(
s).digest();if(e<6)return i;for(let r=0,a=0;r<64||a>r-32;r++){let o=Buffer.concat([t,i,s]),l=Buffer.alloc(64*o.length,o),d=(0,E.createCipheriv)("aes-128-cbc",i.
subarray(0,16),i.subarray(16,32)).setAutoPadding(!1).update(l),c=0;for(let h=0;h<16;h++)c+=d[h];i=(0,E.createHash)(["sha256","sha384","sha512"][c%3]).update(d).
digest(),a=d[d.length-1]}return i.subarray(0,32)}var gi=/[\u00AD\u034F\u1806\u180B-\u180D\u200B-\u200D\u2060\uFE00-\uFE0F\uFEFF]/gu,yi=/[\u00A0\u1680\u2000-\u200A\u202F\u205F\u3000]/gu,
bi=/[\p{Cc}\p{Co}\p{Cs}\p{Noncharacter_Code_Point}\u0340\u0341\u06DD\u070F\u180E\u200E\u200F\u2028-\u202E\u2061-\u2063\u206A-\u206F\u2FF0-\u2FFB\uFFF9-\uFFFD\u{1D173}-\u{1D17A}\u{E0001}\u{E0020}-\u{E007F}]/u,
wi=/[\u05BE\u05C0\u05C3\u05D0-\u05EA\u05F0-\u05F4\u061B\u061F\u0621-\u063A\u0640-\u064A\u066D-\u066F\u0671-\u06D5\u06DD\u06E5\u06E6\u06FA-\u06FE\u0700-\u070D\u0710\u0712-\u072C\u0780-\u07A5\u07B1\u200F\uFB1D\uFB1F-\uFB28\uFB2A-\uFB36\uFB38-\uFB3C\uFB3E\uFB40\uFB41\uFB43\uFB44\uFB46-\uFBB1\uFBD3-\uFD3D\uFD50-\uFD8F\uFD92-\uFDC7\uFDF0-\uFDFC\uFE70-\uFE74\uFE76-\uFEFC]/u,
vi=/[\p{L}\p{Mc}\p{Nl}]/u;function Ht(e){let t=e.replace(gi,"").replace(yi," ").normalize("NFKC");if(bi.test(t))return;let n=[...t],s=n.map(i=>wi.test(i));return s.
includes(!0)&&(n.some((i,r)=>!s[r]&&vi.test(i))||!s[0]||!s.at(-1))?void 0:t}var ki=new Map([...[728,711,710,729,733,731,730,732].map((e,t)=>[e,24+t]),...[8226,8224,
8225,8230,8212,8211,402,8260,8249,8250,8722,8240,8222,8220,8221,8216,8217,8218,8482,64257,64258,321,338,352,376,381,305,322,339,353,382].map((e,t)=>[e,128+t]),[
8364,160]]);function xi(e){let t=Ht(e),n=[...t===void 0?[]:[Buffer.from(t,"utf8")],Buffer.from(e,"utf8"),...[Yt(e),Ai(e)].filter(i=>i!==void 0)],s=[...n.filter(
i=>i.length>We).map(i=>i.subarray(0,We)),...n];return s.filter((i,r)=>s.findIndex(a=>a.equals(i))===r)}var We=127;function Jt(e){return typeof e=="string"?Buffer.
from(Ht(e)??e,"utf8").subarray(0,We):e}function Qt(e){return typeof e=="string"?Yt(e)??Buffer.from(e,"utf8"):e}function Yt(e){return Zt(e,t=>ki.get(t)??(t>=24&&
t<32||t>=127&&t<161?-1:t))}function Ai(e){return Zt(e,t=>t)}function Zt(e,t){let n=Array.from(e,s=>t(s.codePointAt(0)));return n.every(s=>s>=0&&s<256)?Buffer.from(
n):void 0}function en(e,t){let{strings:n}=t,s=(r,a,o,l)=>{if(r===Q)return a;let d=Buffer.allocUnsafe(r.length(a.length));return r.encryptInto(a,o,l,d,0),d},i=(r,a,o,l,d,c)=>(r.
encryptInto(a,o,l,d,c),r.length(a.length));return{...e,uniform:t.named===void 0||t.encryptMetadata&&t.embedded===t.streams,decryptString:(r,a,o)=>n.decrypt(r,a,
o),encryptString:(r,a,o)=>s(n,r,a,o),decryptStream:(r,a,o,l)=>Pe(t,l).decrypt(r,a,o),encryptStream:(r,a,o,l)=>s(Pe(t,l),r,a,o),encryptedStringLength:r=>n.length(
r),encryptedStreamLength:(r,a)=>Pe(t,a).length(r),encryptStringInto:(r,a,o,l,d)=>i(n,r,a,o,l,d),encryptStreamInto:(r,a,o,l,d,c)=>i(Pe(t,l),r,a,o,d,c)}}function Pe({
streams:e,embedded:t,named:n,encryptMetadata:s},i){let r=i.get("Type");if((0,u.x)(r,"XRef"))return Q;if(n===void 0)return e;let a=tn(i);return a!==void 0?n.get(
a)??e:!s&&(0,u.x)(r,"Metadata")?Q:(0,u.x)(r,"EmbeddedFile")?t:e}function tn(e){let t=e.get("Filter"),n=(0,u.w)(t)?t.findIndex(a=>(0,u.x)(a,"Crypt")):(0,u.x)(t,"\
Crypt")?0:-1;if(n<0)return;let s=e.get("DecodeParms"),i=(0,u.w)(s)?s[n]:s,r=(0,u.u)(i)?i.get("Name"):void 0;return r instanceof u.o?r.text:"Identity"}function Si(e){
if(tn(e)===void 0)return!1;let t=e.get("Filter"),n=e.get("DecodeParms"),s=(0,u.w)(t)?t.findIndex(r=>(0,u.x)(r,"Crypt")):0,i=(0,u.w)(t)?t.filter((r,a)=>a!==s):[];
return i.length===0?(e.delete("Filter"),e.delete("DecodeParms"),!0):(e.set("Filter",i),(0,u.w)(n)&&e.set("DecodeParms",n.filter((r,a)=>a!==s)),!0)}function Fi(e){
let t=e.get("Type");return(0,u.x)(t,"Sig")||(0,u.x)(t,"DocTimeStamp")||e.has("ByteRange")}function $i(e){return e.algorithm==="AES-128"?Mi(e):Oi(e)}var Pi=()=>(0,xt.randomBytes)(
32);function Mi({userPassword:e,ownerPassword:t,permissions:n,id0:s}){let i=Qt(e),r=ui(4,16,Qt(t),i),a=di({revision:4,keyLength:16,owner:r,permissions:n,id0:s,encryptMetadata:!0},
i),o=(0,u.y)({Filter:(0,u.z)("Standard"),V:4,R:4,Length:128,...nn("AESV2",16),O:new u.p(r),U:new u.p(a.user),P:n});return sn({dictionary:o,version:"1.6",numbered:!0},
Dt(a.fileKey))}function Oi({userPassword:e,ownerPassword:t,permissions:n}){let s=(0,xt.randomBytes)(32),i=mi(s,Jt(e),Jt(t)),r=(0,u.y)({Filter:(0,u.z)("Standard"),
V:5,R:6,Length:256,...nn("AESV3",32),O:new u.p(i.owner),OE:new u.p(i.wrappedByOwner),U:new u.p(i.user),UE:new u.p(i.wrappedByUser),P:n,Perms:new u.p(pi(s,n,!0))});
return sn({dictionary:r,version:"1.7",extensionLevel:8,numbered:!1},Tt(s))}function nn(e,t){let n=(0,u.y)({Type:(0,u.z)("CryptFilter"),CFM:(0,u.z)(e),AuthEvent:(0,u.z)(
"DocOpen"),Length:t});return{CF:(0,u.y)({StdCF:n}),StmF:(0,u.z)("StdCF"),StrF:(0,u.z)("StdCF")}}function sn(e,t){return en(e,{strings:t,streams:t,embedded:t,named:new Map(
[["StdCF",t],["Identity",Q]]),encryptMetadata:!0})}function Ci(e,t,n){let s=Ni(e),i=rn(s,t,new Uint8Array(0)),r=i??(n?an(xi(n),d=>rn(s,t,d)):void 0);if(r===void 0)
throw n?_i():Ii();let{fileKey:a,access:o}=r,l=Ei(s,a);return{...en({dictionary:e,...Ri(s),numbered:s.revision<=4},l),access:o,permissions:s.permissions,opensWithoutPassword:i!==
void 0,algorithm:ji(s.methods[l.streams===Q?"embedded":"streams"],a)}}function Ni(e){let t=e.get("Filter");if(!(0,u.x)(t,"Standard"))throw qe(`the security hand\
ler ${t instanceof u.o?on(t):"without a name"}`);let n=Oe(e.get("V"),0),s=Oe(e.get("R"),0);if(!(n===5?s===5||s===6:[1,2,4].includes(n)&&s>=2&&s<=4))throw qe(`th\
e standard security handler with V ${n} and R ${s}`);let i={encrypt:e,version:n,revision:s,permissions:Oe(e.get("P"),-4)|0};if(n<4)return{...i,encryptMetadata:!0,
methods:{strings:"V2",streams:"V2",embedded:"V2"},filters:void 0};let r=e.get("CF"),a=new Map;for(let[d,c]of(0,u.u)(r)?r:[]){let h=(0,u.u)(c)?Di(c,n):void 0;h!==
void 0&&a.set(d,h)}a.set("Identity","none");let o=(d,c)=>{let h=e.get(d),f=a.get(h instanceof u.o?h.text:c);if(f===void 0)throw qe(`the crypt filter ${h instanceof
u.o?on(h):c}`);return f},l=e.get("StmF");return{...i,encryptMetadata:e.get("EncryptMetadata")!==!1,methods:{strings:o("StrF","Identity"),streams:o("StmF","Ident\
ity"),embedded:o("EFF",l instanceof u.o?l.text:"Identity")},filters:a}}function Di(e,t){let n=e.get("CFM");return t===5&&(0,u.x)(n,"AESV3")?"AESV3":t===4&&(0,u.x)(
n,"AESV2")?"AESV2":t===4&&(0,u.x)(n,"V2")?"V2":n===void 0||(0,u.x)(n,"None")?"none":void 0}function rn(e,t,n){let{encrypt:s,revision:i}=e;if(i>=5){let o={owner:re(
s,"O",48),user:re(s,"U",48),wrappedByOwner:re(s,"OE",32),wrappedByUser:re(s,"UE",32)};return Me(hi(o,i,n),"user")??Me(fi(o,i,n),"owner")}let r=re(s,"O",1),a=re(
s,"U",1);return an(Ti(e),o=>{let{permissions:l,encryptMetadata:d}=e,c={revision:i,keyLength:o,owner:r,permissions:l,id0:t,encryptMetadata:d};return Me(zt(c,a,n),
"user")??Me(li(c,a,n),"owner")})}function Me(e,t){return e&&{fileKey:e,access:t}}function Ti({encrypt:e,version:t}){if(t===4)return[16];let n=Oe(e.get("Length"),
40),s=n%8===0&&n>=40&&n<=128?n/8:5;return[...new Set(t===1?[5,s,16]:[s,16,5])]}function Ei(e,t){let n={none:Q},s=o=>o==="V2"?n.V2??=ai(t):o==="AESV2"?n.AESV2??=
Dt(t):o==="AESV3"?n.AESV3??=Tt(t):Q,{methods:i,filters:r,encryptMetadata:a}=e;return{strings:s(i.strings),streams:s(i.streams),embedded:s(i.embedded),named:r&&new Map(
[...r].map(([o,l])=>[o,s(l)])),encryptMetadata:a}}function Ri({version:e,revision:t,methods:n}){return t>=5?{version:"1.7",extensionLevel:t===5?3:8}:e===4?{version:Object.
values(n).includes("AESV2")?"1.6":"1.5"}:{version:t===2?"1.1":"1.4"}}function ji(e,t){if(e!=="none")return e==="V2"?t.length===5?"RC4-40":"RC4-128":e==="AESV2"?
"AES-128":"AES-256"}function re(e,t,n){let s=e.get(t);if(s instanceof u.p&&s.bytes.length>=n)return s.bytes;throw(0,k.d)(`its encryption dictionary has no usabl\
e /${t}.`)}function Oe(e,t){return typeof e=="number"?Math.trunc(e):t}function an(e,t){for(let n of e){let s=t(n);if(s!==void 0)return s}}function on({text:e}){
return/^[\w.+-]{1,40}$/.test(e)?e:"with an unusual name"}function Ii(){return new k.b("password_required","The PDF document needs a password to open",{issues:[{
field:"file",message:"The document needs a password to open. Give it as open_password."}],advice:"Give the password that opens the document"})}function _i(){return new k.b(
"wrong_password","The given password does not open the PDF document",{issues:[{field:"file",message:"The document needs a password to open, and the given one do\
es not open it."}],advice:"Check the password: upper and lower case count, and so do spaces"})}function qe(e){return new k.b("unsupported_encryption",`The PDF d\
ocument is protected by ${e}, which Octavo cannot open`,{issues:[{field:"file",message:`The document is protected by ${e}, which is not supported.`}],advice:"On\
ly protection by passwords can be opened, not by certificates or rights management"})}var ln={allow_print:3,allow_change_content:4,allow_copy_content:5,allow_comment_and_fill_form:6,
allow_fill_form:9,allow_accessibility:10,allow_assemble_document:11,allow_print_high_resolution:12},un=-4,He=e=>1<<ln[e]-1,dn=Object.keys(ln);function Bi(e){let t=un;
for(let n of dn)e[n]||(t&=~He(n));return e.allow_print?t:t&~He("allow_print_high_resolution")}function Je(e){return dn.filter(t=>(e&He(t))===0)}var Qe=Symbol("c\
lose array"),Ye=Symbol("close dictionary"),Ce=Symbol("end"),Y=class Es{constructor(t,n,s,i,r){this.bytes=t,this.at=n,this.end=s,this.nesting=i,this.openString=r}bytes;at;end;nesting;openString;value(){
let t=this.token(0);return typeof t=="symbol"?null:t}token(t){let{bytes:n,end:s}=this,i=(0,u.b)(n,this.at,s);if(this.at=i,i>=s)return Ce;let r=n[i];if(r>=48&&r<=
57)return this.numberOrReference();switch(r){case 47:return this.name();case 40:return this.string(this.literal());case 60:return n[i+1]!==60?this.string(this.hexadecimal()):
(this.at+=2,this.dictionary(t+1));case 91:return this.at++,this.array(t+1);case 93:return this.at++,Qe;case 62:return this.at+=n[i+1]===62?2:1,Ye;case 41:case 123:case 125:
return this.at++,null;default:return this.word()}}array(t){this.checkDepth(t);let n=[];for(;;){let s=this.token(t);if(s===Qe||s===Ce)return n;if(s===Ye)return this.
at-=2,n;n.push(s)}}dictionary(t){this.checkDepth(t);let n=new u.s,s,i=-1;for(;;){let r=this.at,a=this.token(t);if(a===Ye||a===Ce)return i>=0&&Fi(n)&&this.keepSealed(
n,i),n;if(a===Qe)continue;let o=a;if(s===void 0){o instanceof u.o&&(s=o.text);continue}o!==null&&n.set(s,o),this.openString&&s==="Contents"&&o instanceof u.p&&(i=
r),s=void 0}}keepSealed(t,n){t.set("Contents",new Es(this.bytes,n,this.end,1).value())}checkDepth(t){if(t>this.nesting)throw new k.b("limit_exceeded",`An object\
 of the document is nested deeper than ${this.nesting} levels`,{issues:[{field:"file",message:`An object is nested deeper than ${this.nesting} levels.`}]})}name(){
let{bytes:t,end:n}=this,s=this.at+1,i=(0,u.f)(t,s,n);this.at=i;let r="";for(let a=s;a<i;a++){let o=t[a];if(o===35&&a+2<i){let[l,d]=[Ze(t[a+1]),Ze(t[a+2])];l>=0&&
d>=0&&(o=l*16+d,a+=2)}r+=String.fromCharCode(o)}return new u.o(r)}string(t){return new u.p(this.openString?this.openString(t):t)}literal(){let{bytes:t,end:n}=this,
s=[],i=1,r=this.at+1;for(;r<n;r++){let a=t[r];if(a===40)i++;else if(a===41){if(--i===0)break}else if(a===13)t[r+1]===10&&r++,a=10;else if(a===92){if(a=t[++r],r>=
n)break;if(a>=48&&a<=55){let o=a-48;for(let l=0;l<2&&t[r+1]>=48&&t[r+1]<=55;l++)o=o*8+t[++r]-48;a=o&255}else if(a===13){t[r+1]===10&&r++;continue}else{if(a===10)
continue;a=Li.get(a)??a}}s.push(a)}return this.at=Math.min(r+1,n),Uint8Array.from(s)}hexadecimal(){let{bytes:t,end:n}=this,s=[],i=this.at+1,r=-1;for(;i<n&&t[i]!==
62;i++){let a=Ze(t[i]);a<0||(r<0?r=a:(s.push(r*16+a),r=-1))}return r>=0&&s.push(r*16),this.at=Math.min(i+1,n),Uint8Array.from(s)}numberOrReference(){let{bytes:t,
end:n}=this,s=this.number();if(!Number.isInteger(s))return s;let i=(0,u.b)(t,this.at,n),r=0,a=i;for(;i<n&&t[i]>=48&&t[i]<=57;)r=r*10+t[i++]-48;return i===a||i-a>
5||(i=(0,u.b)(t,i,n),t[i]!==82||i+1<n&&u.a[t[i+1]]===0)?s:(this.at=i+1,new u.q(s,r))}number(){let{bytes:t,end:n}=this,s=this.at,i=(0,u.f)(t,s,n);this.at=i;let r="";
for(let d=s;d<i;d++)r+=String.fromCharCode(t[d]);let a=Number(r);if(!Number.isNaN(a)&&/^[+-]?[\d.]/.test(r))return a;let o=/^[+-]*(\d*\.?\d*)/.exec(r),l=Number(
o?.[1]??0)||0;return r.startsWith("-")?-l:l}word(){let{bytes:t,at:n,end:s}=this,i=t[n];return i===43||i===45||i===46?this.number():(0,u.h)(t,n,"true")||(0,u.h)(
t,n,"false")?(this.at=(0,u.f)(t,n,s),i===116):(0,u.g)(t,n,"endobj")||(0,u.g)(t,n,"endstream")?Ce:(this.at=Math.max((0,u.f)(t,n,s),n+1),null)}},Li=new Map([[110,
10],[114,13],[116,9],[98,8],[102,12]]);function Ze(e){return e===void 0?-1:e>=48&&e<=57?e-48:e>=65&&e<=70?e-55:e>=97&&e<=102?e-87:-1}var Ne={number:0,generation:0};
function U(e,t,n){if(t===null)e.text("null");else if(typeof t=="number")e.text(Vi(t));else if(typeof t=="boolean")e.text(t?"true":"false");else if(t instanceof u.o)
De(e,t.text);else if(t instanceof u.q)Ui(e,t,n);else if(t instanceof u.p)cn(e,t.bytes,n);else if(Array.isArray(t)){e.byte(91);for(let[s,i]of t.entries())s>0&&e.
byte(32),U(e,i,n);e.byte(93)}else t instanceof u.s?zi(e,t,n):U(e,t.dict,n)}function zi(e,t,n){let s=n.security&&t.has("ByteRange")?{...n,security:void 0}:n;e.text(
"<<");for(let[i,r]of t)De(e,i),Ki(r)&&e.byte(32),U(e,r,i==="Contents"?s:n);e.text(">>")}var Ki=e=>e===null||typeof e=="number"||typeof e=="boolean"||e instanceof
u.q;function Ui(e,t,{renumber:n}){if(!n){e.integer(t.number),e.byte(32),e.integer(t.generation),e.text(" R");return}let s=n(t);if(s===0){e.text("null");return}e.
integer(s),e.text(" 0 R")}function De(e,t){e.byte(47);for(let n=0;n<t.length;n++){let s=t.charCodeAt(n)&255;s>32&&s<127&&s!==35&&u.a[s]===0?e.byte(s):e.text(`#${Gi(
s)}`)}}function cn(e,t,{security:n,number:s,generation:i}){if(n){hn(e,n.encryptString(t,s,i));return}let r=0;for(let a of t)(a<32||a>126)&&r++;if(r*3>t.length){
hn(e,t);return}e.byte(40);for(let a of t)(a===40||a===41||a===92)&&e.byte(92),a===13?e.text("\\r"):e.byte(a);e.byte(41)}function hn(e,t){e.byte(60);for(let n of t)
e.byte(Te.charCodeAt(n>>4)),e.byte(Te.charCodeAt(n&15));e.byte(62)}var Te="0123456789abcdef",Gi=e=>Te[e>>4]+Te[e&15];function Vi(e){if(!Number.isFinite(e))return"\
0";if(Number.isInteger(e)&&Math.abs(e)<1e15)return String(e);let t=String(e);return t.includes("e")?Math.abs(e)<1?e.toFixed(12).replace(/0+$/,"").replace(/\.$/,
""):e.toFixed(0):t}function Xi(e){let t=[e];for(;t.length>0;){let n=t.pop();if(n instanceof u.p)return!0;Array.isArray(n)?t.push(...n):n instanceof u.s?t.push(...n.
values()):n instanceof u.t&&t.push(n.dict)}return!1}function Wi(e,t,n,s,i){let{at:r}=n,a=Object.keys(s),o=n.open;e.text("<<");for(let l=0;l<r.length;l+=4)a.some(
d=>Hi(t,r[l],r[l+1],d))&&(e.copy(t,o,r[l]-1),o=r[l+3]);e.copy(t,o,n.close);for(let l of a)fn(e,l,s[l]);for(let l in i)n.find(t,l)<0&&fn(e,l,i[l]);e.text(">>")}function qi(e,t,n){
for(let[s,i]of Object.entries(t))i===void 0?e.delete(s):e.set(s,i);for(let[s,i]of Object.entries(n))i!==void 0&&!e.has(s)&&e.set(s,i)}function Hi(e,t,n,s){if(n-
t!==s.length)return!1;for(let i=0;i<s.length;i++)if(e[t+i]!==s.charCodeAt(i))return!1;return!0}function fn(e,t,n){n!==void 0&&(De(e,t),e.byte(32),U(e,n,Ne))}var et=0,
M=1,j=2,Ee=3,mn=class{constructor(e,t){this.limits=e,this.sourceLength=t,this.kind=new Uint8Array(1024),this.place=new Int32Array(1024),this.detail=new Int32Array(
1024)}limits;sourceLength;kind;place;detail;size=0;offer(e,t,n,s){e>=this.kind.length&&this.grow(e+1),this.kind[e]===et&&this.set(e,t,n,s)}set(e,t,n,s){e>=this.
kind.length&&this.grow(e+1),this.kind[e]=t,this.place[e]=n,this.detail[e]=s,e>=this.size&&(this.size=e+1)}clear(){this.kind.fill(et),this.size=0}grow(e){let t=Math.
min(this.limits.objects,Math.max(1e6,this.sourceLength));if(e>t+1)throw new k.b("limit_exceeded",`The document has an object numbered beyond ${t}`,{issues:[{field:"\
file",message:`The document has an object numbered beyond ${t}.`}]});let n=Math.min(Math.max(e,this.kind.length*2),t+1),[s,i,r]=[new Uint8Array(n),new Int32Array(
n),new Int32Array(n)];s.set(this.kind),i.set(this.place),r.set(this.detail),[this.kind,this.place,this.detail]=[s,i,r]}},pn=new Set(["Prev","XRefStm","Size","W",
"Index","Filter","DecodeParms","Length","Type"]);function Ji(e,t,n){let s=(0,u.l)(e).lastIndexOf("startxref");if(s<0)return;let i=(0,u.j)(e,(0,u.b)(e,s+9,e.length),
e.length).value;if(i<0)return;let r=new mn(t,e.length),a=new u.s,o=!1,l=new Set,d=[i];for(;d.length>0;){let c=d.pop();if(l.has(c))continue;l.add(c);let h=c<e.length?
Qi(e,c,r,t,n):void 0;if(!h)return;o||=h.stream;for(let[m,p]of h.trailer)!pn.has(m)&&!a.has(m)&&a.set(m,p);let f=h.trailer.get("Prev");typeof f=="number"&&d.push(
f)}return{table:r,trailer:a,streams:o}}function Qi(e,t,n,s,i){return t=(0,u.b)(e,t,e.length),(0,u.h)(e,t,"xref")||(0,u.g)(e,t,"xref")?Yi(e,t+4,n,s,i):yn(e,t,n,s,
i)}function Yi(e,t,n,s,i){let r=e.length,a=[];for(;t=(0,u.b)(e,t,r),!(0,u.g)(e,t,"trailer");){let d=(0,u.j)(e,t,r),c=(0,u.j)(e,(0,u.b)(e,d.after,r),r);if(d.value<
0||c.value<0)return;t=(0,u.b)(e,c.after,r);let h=d.value;for(let f=0;f<c.value;f++){let m=(0,u.j)(e,t,r);if(m.value<0)break;let p=gn(e,m.after),b=(0,u.j)(e,p,r);
if(b.value<0)return;p=gn(e,b.after);let y=e[p];if(y!==110&&y!==102)return;f===0&&h===1&&y===102&&m.value===0&&b.value===65535&&(h=0);let g=h+f;for(y===110&&m.value>
0?m.value<r&&n.offer(g,M,m.value,b.value):a.push(g),t=p+1;t<r&&u.a[e[t]]===1;)t++}}let o=new Y(e,t+7,r,s.nesting).value();if(!(0,u.u)(o))return;let l=o.get("XRe\
fStm");typeof l=="number"&&l>0&&l<r&&yn(e,l,n,s,i);for(let d of a)n.offer(d,Ee,0,0);return{trailer:o,stream:!1}}function gn(e,t){for(;e[t]===32||e[t]===9;)t++;return t}
function yn(e,t,n,s,i){let r=(0,u.k)(e,t,e.length);if(!r)return;let a=Zi(e,r.body,s,i);if(!a)return;let{trailer:o,rows:l}=a,d=bn(o.get("W")),[c=0,h=0,f=0]=d,m=c+
h+f;if(d.length<3||m<1||d.some(g=>g<0||g>8))return;let p=o.get("Size"),b=bn(o.get("Index"));b.length<2&&b.splice(0,b.length,0,typeof p=="number"?p:Math.floor(l.
length/m));let y=0;for(let g=0;g+1<b.length;g+=2)for(let v=0;v<b[g+1]&&y+m<=l.length;v++,y+=m){let w=b[g]+v;if(w<0)continue;let x=c===0?1:st(l,y,c),F=st(l,y+c,h),
L=st(l,y+c+h,f);x===1&&F<e.length?n.offer(w,M,F,Math.min(L,65535)):x===2?n.offer(w,j,Math.min(F,s.objects),Math.min(L,s.objects)):x===0&&n.offer(w,Ee,0,0)}return{
trailer:o,stream:!0}}function Zi(e,t,n,s){let i=new Y(e,t,e.length,n.nesting),r=i.value();if(!(0,u.u)(r))return;let a=r.get("Type");if(!(a instanceof u.o)||a.text!==
"XRef")return;let o=(0,u.b)(e,i.at,e.length);if(!(0,u.g)(e,o,"stream"))return;let l=tt(e,o),d=r.get("Length"),c=typeof d=="number"?l+d:-1,h=c>=l&&c<=e.length&&nt(
e,c)?c:(0,u.l)(e).indexOf("endstream",l);try{let f=e.subarray(l,h<0?e.length:h),m=it(r.get("Filter")),p=it(r.get("DecodeParms")??null);for(let[b,y]of m.slice(0,
n.filters).entries()){let g=p[b];y instanceof u.o&&(f=(0,u.m)(y.text,f,(0,u.u)(g)?g:void 0,s))}return{trailer:r,rows:f}}catch(f){if(f instanceof k.b&&f.code==="\
limit_exceeded")throw f;return}}function tt(e,t){let n=t+6;for(;e[n]===32&&(e[n+1]===10||e[n+1]===13||e[n+1]===32);)n++;return e[n]===13&&n++,e[n]===10&&n++,n}function nt(e,t){
for(let n=0;n<4&&u.a[e[t]??0]===1&&t<e.length;n++)t++;return(0,u.g)(e,t,"endstream")}function st(e,t,n){let s=0;for(let i=0;i<n;i++)s=s*256+e[t+i];return s}var it=e=>e==
null?[]:Array.isArray(e)?e:[e],bn=e=>it(e).map(t=>typeof t=="number"?Math.trunc(t):-1);function wn(e,t){let n=(0,u.l)(e),s=new mn(t,e.length),i=new u.s,r=!1,a={
stream:new rt(n,"stream"),endobj:new rt(n,"endobj"),endstream:new rt(n,"endstream")},o=n.indexOf("trailer"),l=c=>{for(let[h,f]of c)pn.has(h)||i.set(h,f)},d=c=>{
for(;o>=0&&o<c;){let h=new Y(e,o+7,Math.min(e.length,o+65536),t.nesting).value();(0,u.u)(h)&&l(h),o=n.indexOf("trailer",o+7)}};for(let c=0;;){let h=n.indexOf("o\
bj",c);if(h<0)break;c=h+3;let f=er(e,h);if(!f)continue;d(f.start),s.set(f.number,M,f.start,Math.min(f.generation,65535));let m=tr(e,n,c,a);if(m.crossReference){
r=!0;let p=new Y(e,c,e.length,t.nesting).value();(0,u.u)(p)&&p.has("Root")&&l(p)}c=m.at}if(d(e.length),s.size===0)throw(0,k.d)("no PDF objects were found in the\
 file");return{table:s,trailer:i,streams:r}}function er(e,t){let n=t-1,s=()=>{let o=n;for(;n>=0&&(0,u.i)(e[n]);)n--;return o-n>0&&o-n<=10?(0,u.j)(e,n+1,o+1).value:
-1},i=()=>{let o=n;for(;n>=0&&u.a[e[n]]===1;)n--;return n<o};i();let r=s();if(r<0||!i())return;let a=s();if(!(a<=0||a>2147483647))return{number:a,generation:r,start:n+
1}}var rt=class{constructor(e,t){this.buffer=e,this.word=t}buffer;word;found=-2;from=0;next(e){return this.found!==-2&&e>=this.from&&(this.found<0||this.found>=
e)||(this.found=this.buffer.indexOf(this.word,e)),this.from=e,this.found}};function tr(e,t,n,s){let i=s.stream.next(n),r=s.endobj.next(n);if(i<0||r>=0&&r<i)return{
at:n,crossReference:!1};if((0,u.g)(e,i-3,"end"))return{at:n,crossReference:!1};let a=t.toString("latin1",n,Math.min(i,n+4096));if(/\d\s+obj\b/.test(a))return{at:n,
crossReference:!1};let o=/\/Length\s+(\d+)(?!\d|\s+\d+\s+R)/.exec(a),l=tt(e,i),d=/\/Type\s*\/XRef\b/.test(a);if(o&&nt(e,l+Number(o[1])))return{at:l+Number(o[1]),
crossReference:d};let c=s.endstream.next(l);return{at:c<0?l:c,crossReference:d}}function nr(e){let{table:t}=e,n=[];for(let s=1;s<t.size;s++)t.kind[s]===M&&(0,u.x)(
e.entry(s,"Type"),"ObjStm")&&n.push({number:s,at:t.place[s]});n.sort((s,i)=>s.at-i.at);for(let{number:s,at:i}of n){let r=e.container(s);for(let[a,o]of r?.numbers.
entries()??[]){let l=t.kind[o]===M&&t.place[o]>i;o>0&&!l&&t.set(o,j,s,a)}}if(t.size>e.bodies.length){let s=new Int32Array(t.size);s.set(e.bodies),e.bodies=s}}function sr(e){
if(!e.dict(e.trailer.get("Root"))?.has("Pages")){for(let t=e.table.size-1;t>0;t--)if(!(e.table.kind[t]===et||e.table.kind[t]===Ee)&&(0,u.x)(e.entry(t,"Type"),"C\
atalog")){e.trailer.set("Root",new u.q(t,e.generation(t)));return}if(!(e.get(e.catalogNumber)instanceof u.s)){let t=new u.s([["Type",new u.o("Catalog")]]);e.trailer.
set("Root",e.add(t))}}}async function ir(e){let{table:t}=e,n=[];for(let o=1;o<t.size;o++)(t.kind[o]===M||t.kind[o]===j)&&(0,u.x)(e.entry(o,"Type"),"Page")&&n.push(
o);if(n.length===0)throw(0,k.d)("it has no pages");let s=n.map(o=>new u.q(o,e.generation(o))),i=e.add(new u.s([["Type",new u.o("Pages")],["Kids",s],["Count",s.length]])),
r=e.edit(e.catalogNumber);if(!(r instanceof u.s))throw(0,k.d)("it has no catalog");r.set("Pages",i);let a=await Mt.read(e);return await a.rebuild(a.numbers),a}var G=class At{constructor(t,n,s,i){
this.bytes=t,this.job=n,this.budget=i,this.table=s.table,this.trailer=s.trailer,this.crossReferenceStream=s.streams,this.bodies=new Int32Array(this.table.size),
this.next=Math.max(this.table.size,1)}bytes;job;budget;trailer;table;crossReferenceStream;security;pages;bodies;edited=new Map;patched=new Map;removed=new Set;values=new Map;containers=new Map;opening=new Set;entries=new u.C;patchOutput=new V(
65536);next;encryptNumber=-1;static async open(t,n,{password:s}={}){let{limits:i}=n,r=Xs(t,i),a={stream:i.streamBytes,remaining:i.streamBytes+t.length*i.expansion},
o=r>0?[t.subarray(r),t]:[t];for(let d of o){let c=Ji(d,i,a);if(!c?.trailer.has("Root"))continue;let h=new At(d,n,c,a);if(await h.verify()&&await h.start(s))return h}
let l=new At(t,n,wn(t,i),a);return await n.pace.rest(),await l.verify(),l.unlock(s),nr(l),l.forget(),sr(l),await l.start(s)||(l.pages=await ir(l)),l}async start(t){
return this.unlock(t),this.get(this.catalogNumber)instanceof u.s?(this.pages=await Mt.read(this),this.pages.count>0):!1}get catalogNumber(){let t=this.trailer.get(
"Root");return t instanceof u.q?t.number:-1}get catalog(){return this.get(this.catalogNumber)}get version(){let t=/%PDF-(\d)\.(\d)/.exec((0,u.l)(this.bytes).toString(
"latin1",0,1032)),n=t?`${t[1]}.${t[2]}`:"1.4",s=this.catalog.get("Version");return s instanceof u.o&&/^\d\.\d$/.test(s.text)&&s.text>n?s.text:n}get size(){return this.
next}get(t){let n=typeof t=="number"?t:t.number;if(this.removed.has(n))return null;let s=this.edited.get(n);if(s!==void 0)return s;let i=this.values.get(n);if(i!==
void 0)return i;let r=this.read(n);return this.values.set(n,r),r}resolve(t){for(let n=0;t instanceof u.q&&n<32;n++)t=this.get(t);return t===void 0||t instanceof
u.q?null:t}dict(t){let n=this.resolve(t);return n instanceof u.s?n:n instanceof u.t?n.dict:void 0}array(t){let n=this.resolve(t);return Array.isArray(n)?n:void 0}edit(t){
let n=typeof t=="number"?t:t.number,s=this.get(n);return this.put(n,s),s}put(t,n){let s=typeof t=="number"?t:t.number;this.patched.delete(s),this.removed.delete(
s),this.edited.set(s,n),s>=this.next&&(this.next=s+1)}add(t){let n=this.next++;return this.edited.set(n,t),new u.q(n,0)}remove(t){let n=typeof t=="number"?t:t.number;
this.edited.delete(n),this.patched.delete(n),this.removed.add(n)}exists(t){if(this.removed.has(t))return!1;if(this.edited.has(t))return!0;let n=this.table.kind[t];
return n===M||n===j}isChanged(t){return this.edited.has(t)||this.patched.has(t)}entry(t,n){let s=this.edited.get(t)??this.values.get(t);if(s!==void 0||this.removed.
has(t))return s instanceof u.s?s.get(n):void 0;let i=this.place(t);if(!i)return;if(!this.entries.locate(i.bytes,i.start,i.end))return this.dict(new u.q(t))?.get(
n);let r=this.entries.find(i.bytes,n);if(!(r<0))return this.parserAt(t,i.bytes,this.entries.at[r+2],this.entries.at[r+3]).value()}patch(t,n,s={}){let i=this.edited.
has(t)?void 0:this.place(t),r=this.security&&[...Object.values(n),...Object.values(s)].some(Xi);if(!i||r||!this.entries.locate(i.bytes,i.start,i.end)){let o=this.
edit(t);o instanceof u.s&&qi(o,n,s);return}this.patchOutput.length>1<<20&&(this.patchOutput=new V(1<<21));let a=this.patchOutput.length;Wi(this.patchOutput,i.bytes,
this.entries,n,s),this.values.delete(t),this.patched.set(t,this.patchOutput.bytes.subarray(a))}encoded(t){let{sealed:n,data:s}=t;return n&&this.security?this.security.
decryptStream(s,n.number,n.generation,this.directly(t.dict)):s}decoded(t){let{limits:n}=this.job,s=this.listOf(t.dict.get("Filter")??t.dict.get("F")),i=this.listOf(
t.dict.get("DecodeParms")??t.dict.get("DP"));if(s.length>n.filters)throw new k.b("limit_exceeded",`A stream of the document has more than ${n.filters} filters`,
{issues:[{field:"file",message:`A stream has more than ${n.filters} filters.`}]});let r=this.encoded(t);for(let[a,o]of s.entries()){let l=this.dict(i[a]);o instanceof
u.o&&(r=(0,u.m)(o.text,r,l&&this.directly(l),this.budget))}return r}listOf(t){let n=this.resolve(t);return n===null?[]:(Array.isArray(n)?n:[n]).map(s=>this.resolve(
s))}directly(t){let n=new u.s;for(let[s,i]of t){let r=this.resolve(i);n.set(s,Array.isArray(r)?r.map(a=>this.resolve(a)):r)}return n}place(t){if(this.removed.has(
t))return;let n=this.patched.get(t);if(n)return{bytes:n,start:0,end:n.length};if(!this.edited.has(t))switch(this.table.kind[t]){case M:return{bytes:this.bytes,start:this.
bodies[t],end:this.bytes.length};case j:{let s=this.container(this.table.place[t]);if(!s)return;let i=this.table.detail[t];s.numbers[i]!==t&&(i=s.numbers.indexOf(
t));let r=s.starts[i];return r===void 0?void 0:{bytes:s.data,start:r,end:s.starts[i+1]??s.data.length}}default:return}}container(t){let n=this.containers.get(t);
if(n||this.containers.has(t))return n;if(this.opening.has(t)||this.table.kind[t]!==M)return;this.opening.add(t);let s=Js(this,t);return this.opening.delete(t),this.
containers.set(t,s),s}read(t){let n=this.place(t);if(!n)return null;let s=this.table.kind[t]===j&&!this.patched.has(t),i=this.parserAt(t,n.bytes,n.start,n.end),
r=i.value();if(s||!(r instanceof u.s)||n.bytes!==this.bytes)return r;let a=(0,u.b)(this.bytes,i.at,this.bytes.length);if(!(0,u.g)(this.bytes,a,"stream"))return r;
let{start:o,end:l}=this.streamData(a,this.lengthOf(r.get("Length"))),d=this.security&&!(0,u.x)(r.get("Type"),"XRef");return new u.t(r,this.bytes.subarray(o,l),d?
{number:t,generation:this.generation(t)}:void 0)}lengthOf(t){if(t instanceof u.q){let n=this.place(t.number),s=n&&new Y(n.bytes,n.start,Math.min(n.end,n.start+64),
64).value();return typeof s=="number"?s:-1}return typeof t=="number"?t:-1}generation(t){return this.table.kind[t]===M?this.table.detail[t]:0}streamData(t,n){let s=tt(
this.bytes,t);if(n>=0&&s+n<=this.bytes.length&&nt(this.bytes,s+n))return{start:s,end:s+n,trusted:!0};let i=(0,u.l)(this.bytes).indexOf("endstream",s);return i<0&&
(i=(0,u.l)(this.bytes).indexOf("endobj",s),i<0&&(i=this.bytes.length)),i>s&&this.bytes[i-1]===10&&i--,i>s&&this.bytes[i-1]===13&&i--,{start:s,end:i,trusted:!1}}parserAt(t,n,s,i){
let{security:r}=this,a;if(r&&t!==this.encryptNumber&&this.table.kind[t]===M){let o=this.generation(t);a=l=>r.decryptString(l,t,o)}return new Y(n,s,i,this.job.limits.
nesting,a)}async verify(){let{table:t,bytes:n,bodies:s}=this,i;for(let r=0;r<t.size;r++){if(t.kind[r]!==M)continue;let a=(0,u.k)(n,t.place[r],n.length);if(a?.number===
r)s[r]=a.body,t.place[r]=a.start,t.detail[r]=a.generation;else{i??=wn(n,this.job.limits).table;let o=r<i.size&&i.kind[r]===M?(0,u.k)(n,i.place[r],n.length):void 0;
o?.number===r?(t.set(r,M,o.start,o.generation),s[r]=o.body):t.set(r,Ee,0,0)}if((r&1023)===0){let o=this.job.pace.step(2e4);o&&await o}}return t.kind[this.catalogNumber]===
M||t.kind[this.catalogNumber]===j}unlock(t){let n=this.trailer.get("Encrypt");if(this.security||n===void 0)return;n instanceof u.q&&(this.encryptNumber=n.number);
let s=this.resolve(n);if(!(s instanceof u.s))throw(0,k.d)("its encryption dictionary is missing");let i=this.array(this.trailer.get("ID")),r=this.resolve(i?.[0]),
a=this.deeply(s,8);this.security=Ci(a,r instanceof u.p?r.bytes:new Uint8Array,t),this.values.clear(),this.containers.clear()}forget(){this.values.clear(),this.next=
Math.max(this.next,this.table.size)}deeply(t,n){let s=this.resolve(t);if(n===0)return s;if(Array.isArray(s))return s.map(r=>this.deeply(r,n-1));if(!(s instanceof
u.s))return s;let i=new u.s;for(let[r,a]of s)i.set(r,this.deeply(a,n-1));return i}measure(t,n){let{bytes:s}=this;n.forgetLength();let i=n.value(s,this.bodies[t],
s.length);if(i<0)return;let r=(0,u.b)(s,i,s.length);if(s[r]===101&&(0,u.g)(s,r,"endobj"))return{valueEnd:i,dataStart:-1,dataEnd:-1,end:r+6};if(!(0,u.g)(s,r,"str\
eam"))return;let a=n.lengthRef>=0?this.lengthOf(new u.q(n.lengthRef)):n.length,o=this.streamData(r,a);if(!o.trusted)return;let l=(0,u.b)(s,(0,u.b)(s,o.end,s.length)+
9,s.length);if((0,u.g)(s,l,"endobj"))return{valueEnd:i,dataStart:o.start,dataEnd:o.end,end:l+6}}},rr=class{live;via;end;valueEnd;dataStart;dataEnd;lengthStart;lengthEnd;from;to;count=0;bytes=0;constructor(e,t,n=!1,s){
let i=r=>r??new Int32Array(t?e:0);this.live=new Uint8Array(e),this.via=new Int32Array(n?e:0),this.end=s?.end??new Int32Array(e),this.valueEnd=i(s?.valueEnd),this.
dataStart=i(s?.dataStart),this.dataEnd=i(s?.dataEnd),this.lengthStart=i(s?.lengthStart),this.lengthEnd=i(s?.lengthEnd),this.from=i(s?.from),this.to=i(s?.to)}};async function vn(e,{
watched:t}={}){let{markings:n,referrers:s}=await ye([e],{watched:t}),{live:i,via:r}=n[0];return{live:i,via:r,referrers:s}}async function ye(e,t={}){let{strings:n=!1,
watched:s,alias:i,known:r}=t,a=n||t.detail===!0,o=e.length,l=e.map((y,g)=>new rr(y.size,a,s!==void 0,r?.markings[g])),d=r?.scans??e.map(()=>new u.B);for(let y of d)
y.strings=n;let c=new Set,{pace:h}=e[0].job,f=[],m=0,p=(y,g)=>{if(i){let w=i(y,g);w&&({part:y,number:g}=w)}s?.has(g)&&c.add(m);let{live:v}=l[y];g<=0||g>=v.length||
v[g]===1||!e[y].exists(g)||(v[g]=1,s&&(l[y].via[g]=m),f.push(g*o+y))},b=(y,g)=>{let v=[g];for(;v.length>0;){let w=v.pop();if(w instanceof u.q)p(w instanceof u.r?
w.part:y,w.number);else if(Array.isArray(w))for(let x of w)v.push(x);else if(w instanceof u.s)for(let x of w.values())v.push(x);else if(w instanceof u.t)for(let[
x,F]of w.dict)x!=="Length"&&v.push(F)}};for(let[y,g]of e[0].trailer)y!=="Encrypt"&&b(0,g);for(;f.length>0;){let y=f.pop(),g=y%o,v=m=(y-g)/o,w=e[g],x=l[g],F=d[g];
a||(F.used=0),x.count++;let L=100,q=w.edited.get(v),P=r?.markings[g];if(q===void 0&&P?.live[v]===1){let{marks:z}=F,ze=n?x.lengthStart[v]:-2;for(let R=x.from[v];R<
x.to[v];R+=3)z[R]!==u.A&&z[R+1]!==ze&&p(g,z[R]);x.end[v]>0&&(x.bytes+=x.end[v]-w.table.place[v]);continue}let C=F.used;if(q===void 0){let z=ar(w,x,F,v,a);L+=z,(z<
0||n&&F.byteRange)&&(F.used=C,q=w.edit(v))}if(q!==void 0)b(g,q);else{a&&(x.from[v]=C,x.to[v]=F.used);let{marks:z}=F,ze=n?F.lengthStart:-2;for(let R=C;R<F.used;R+=
3)z[R]!==u.A&&z[R+1]!==ze&&p(g,z[R])}let ee=h.step(L);ee&&await ee}return{markings:l,scans:d,referrers:c}}function ar(e,t,n,s,i){let r=e.place(s);if(!r)return-1;
if(n.forgetLength(),r.bytes!==e.bytes){let o=n.value(r.bytes,r.start,r.end);return o<0&&!or(r.bytes,r.start,r.end)?-1:(i&&(t.valueEnd[s]=o<0?r.end:o),t.bytes+=r.
end-r.start,r.end-r.start)}let a=e.measure(s,n);return a?(t.end[s]=a.end,t.bytes+=a.end-e.table.place[s],i&&(t.valueEnd[s]=a.valueEnd,t.dataStart[s]=a.dataStart,
t.dataEnd[s]=a.dataEnd,t.lengthStart[s]=n.lengthStart,t.lengthEnd[s]=n.lengthEnd),a.valueEnd-r.start):-1}function or(e,t,n){for(let s=t;s<n;s++)if("<([/".includes(
String.fromCharCode(e[s])))return!1;return!0}var at=new u.s,ot=e=>({length:e.length,put:t=>t.copy(e,0,e.length)});function kn(e,{number:t,generation:n,security:s},i){
if(!s)return ot(e);let r=s.encryptedStreamLength(e.length,i);return{length:r,put:a=>a.fill(r,(o,l)=>s.encryptStreamInto(e,t,n,i,o,l))}}function xn(e,t,n){for(let s=t;s<
n-4;s++)if(e[s]===67&&(0,u.g)(e,s,"Crypt"))return!0;return!1}var lr=class{constructor(e,t,n){this.sink=e,this.rows=t,this.bytes=n}sink;rows;bytes;start=-1;end=-1;add(e,t,n,s){
this.start>=0&&!this.adjoins(t)&&this.flush(),this.start<0&&(this.start=t),this.rows.plain(e,this.sink.length+(t-this.start),s),this.end=n}flush(){this.start<0||
(this.sink.copy(this.bytes,this.start,this.end),this.sink.byte(10),this.start=-1)}adjoins(e){if(e<this.end||e-this.end>16)return!1;for(let t=this.end;t<e;t++)if(u.a[this.
bytes[t]]!==1)return!1;return!0}},ur=0,dr=1,cr=2,hr=class{kind;place;detail;size=1;constructor(e){this.kind=new Uint8Array(e),this.place=new Float64Array(e),this.
detail=new Int32Array(e)}plain(e,t,n){this.set(e,dr,t,n)}packed(e,t,n){this.set(e,cr,t,n)}set(e,t,n,s){e>=this.kind.length&&this.grow(e+1),this.kind[e]=t,this.place[e]=
n,this.detail[e]=s,e>=this.size&&(this.size=e+1)}grow(e){let t=Math.max(e,Math.ceil(this.kind.length*1.5)),[n,s,i]=[new Uint8Array(t),new Float64Array(t),new Int32Array(
t)];n.set(this.kind),s.set(this.place),i.set(this.detail),[this.kind,this.place,this.detail]=[n,s,i]}fingerprint(){return new Uint8Array(this.place.buffer,0,this.
size*8)}table(){let{size:e,kind:t,place:n,detail:s}=this,i=Buffer.allocUnsafe(e*20),r=0;for(let a=e-1;a>=0;a--){let o=a*20,l=t[a]===ur;An(i,o,10,l?r:n[a]),i[o+10]=
32,An(i,o+11,5,a===0?65535:l?1:s[a]),i[o+16]=32,i[o+17]=l?102:110,i[o+18]=32,i[o+19]=10,l&&(r=a)}return i}packedRows(){let{size:e,kind:t,place:n,detail:s}=this,
[i,r]=[1,1];for(let f=0;f<e;f++)n[f]>i&&(i=n[f]),s[f]>r&&(r=s[f]);let a=[1,Sn(i),Sn(r)],o=a[0]+a[1]+a[2],l=new Uint8Array(e*(o+1)),d=new Uint8Array(o),c=new Uint8Array(
o),h=0;for(let f=0;f<e;f++){d[0]=t[f],Fn(d,1,a[1],n[f]),Fn(d,1+a[1],a[2],f===0?0:s[f]),l[h++]=2;for(let m=0;m<o;m++)l[h++]=d[m]-c[m],c[m]=d[m]}return{data:l,widths:a}}};
function fr(e,t){let n=e.length;e.text(`xref
0 ${t.size}
`);let s=t.table();return e.copy(s,0,s.length),n}function mr(e,t,n){let s=e.length,i=t.size;t.plain(i,s,0);let{data:r,widths:a}=t.packedRows(),o=(0,u.n)(r),l=a[0]+
a[1]+a[2];e.text(`${i} 0 obj
`),n([["Type",new u.o("XRef")],["Size",t.size],["W",a],["Filter",new u.o("FlateDecode")],["DecodeParms",(0,u.y)({Columns:l,Predictor:12})],["Length",o.length]]),
e.text(`
stream
`),e.copy(o,0,o.length),e.text(`
endstream
endobj
startxref
${s}
%%EOF
`)}function An(e,t,n,s){for(let i=t+n-1;i>=t;i--){let r=Math.floor(s/10);e[i]=48+(s-r*10),s=r}}var Sn=e=>Math.max(1,Math.ceil(Math.log2(e+1)/8));function Fn(e,t,n,s){
for(let i=t+n-1;i>=t;i--)e[i]=s%256,s=Math.floor(s/256)}var $n=200,pr=class{constructor(e,t,n,s){this.sink=e,this.documents=t,this.marked=n,this.mode=s,this.repacked=
t.map(()=>new Map),this.whole=t.map(()=>new Set);let i=t.reduce((r,a)=>r+a.size,0);this.next=t[0].size,this.finals=s.renumber?this.assign():[],this.rows=new hr(
Math.max(s.renumber?this.next:i,16)+8)}sink;documents;marked;mode;rows;finals;next;repacked;whole;fresh=[];finalReference=e=>this.final(0,e);async run(){for(let[
e]of this.documents.entries())this.mode.streams&&this.choosePacking(e),await this.writePart(e);this.fresh.length>0&&await this.writeFresh()}plain(e){let t=this.
next++;return this.begin(t,0),U(this.sink,e,Ne),this.sink.text(`
endobj
`),new u.q(t,0)}assign(){let e=1,t=this.marked.markings.map(({live:n})=>{let s=new Int32Array(n.length);for(let i=1;i<n.length;i++)n[i]===1&&(s[i]=e++);return s});
return this.next=e,t}final(e,t){return this.finalNumber(t instanceof u.r?t.part:e,t.number)}finalNumber(e,t){let n=this.mode.alias?.(e,t);return n&&({part:e,number:t}=
n),this.mode.renumber?this.finals[e][t]??0:this.marked.markings[0].live[t]===1?t:0}choosePacking(e){let t=this.documents[e],{live:n}=this.marked.markings[e],{table:s}=t,
i=new Map;for(let r=1;r<s.size;r++){if(n[r]!==1||s.kind[r]!==j)continue;let a=s.place[r],o=i.get(a);o?o.push(r):i.set(a,[r])}for(let[r,a]of i)this.isWhole(e,r,a)?
this.whole[e].add(r):this.repacked[e].set(r,a.filter(o=>!(t.edited.get(o)instanceof u.t)))}isWhole(e,t,n){let s=this.documents[e],i=s.container(t);return this.mode.
renumber||!i||i.extends||i.numbers.length!==n.length?!1:n.every(r=>!s.isChanged(r)&&i.numbers[s.table.detail[r]]===r)}async writePart(e){let t=this.documents[e],
{pace:n}=t.job,{table:s}=t,{live:i}=this.marked.markings[e],r=new lr(this.sink,this.rows,t.bytes);for(let a of this.plainOrder(e)){let o=this.writeOne(e,a,r),l=n.
step(o);l&&await l}r.flush();for(let a=1;a<i.length;a++){let o=a>=s.size||s.kind[a]!==M&&s.kind[a]!==j;if(i[a]!==1||!o&&!(s.kind[a]===j&&(!this.mode.streams||t.
edited.get(a)instanceof u.t)))continue;this.mode.streams&&o&&!(t.edited.get(a)instanceof u.t)?this.fresh.push({part:e,number:a}):this.writeObject(e,a);let l=n.step(
500);l&&await l}}plainOrder(e){let{table:t}=this.documents[e],{live:n}=this.marked.markings[e],s=new Int32Array(t.size),i=0,r=!0,a=-1;for(let l=1;l<t.size;l++){
if(t.kind[l]!==M)continue;let d=this.whole[e].has(l)||this.repacked[e].has(l);n[l]!==1&&!d||(s[i++]=l,t.place[l]<a&&(r=!1),a=t.place[l])}let o=s.subarray(0,i);return r?
o:o.sort((l,d)=>t.place[l]-t.place[d])}writeOne(e,t,n){let s=this.documents[e],i=this.marked.markings[e],{table:r}=s,a=this.repacked[e].get(t);if(a){n.flush();let d=this.
mode.renumber?this.next++:t;return this.pack(d,a.map(c=>({part:e,number:c}))),a.length*200}if(this.whole[e].has(t))return this.copyContainer(e,t,n);if(s.isChanged(
t)||this.mode.renumber||this.mode.strings)return n.flush(),this.writeObject(e,t);let[o,l]=[r.place[t],i.end[t]];return n.add(t,o,l,r.detail[t]),Math.min(l-o,2e6)>>
3}copyContainer(e,t,n){let s=this.documents[e],i=s.container(t);for(let[a,o]of i.numbers.entries())this.rows.packed(o,t,a);n.flush();let r=s.get(t);return this.
writeStream(e,t,s.generation(t),r),r.data.length>>2}begin(e,t){this.rows.plain(e,this.sink.length,t),this.sink.integer(e),this.sink.byte(32),this.sink.integer(t),
this.sink.text(` obj
`)}writing(e,t,n){let{renumber:s,security:i}=this.mode;return{number:t,generation:n,security:i,renumber:s?r=>this.final(e,r):void 0}}writeObject(e,t){let n=this.
documents[e],s=this.mode.renumber?this.finals[e][t]:t,i=this.mode.renumber?0:n.generation(t),r=this.sink.length,a=n.edited.get(t)??this.withCryptFilter(e,t);return a instanceof
u.t?this.writeStream(e,s,i,a):(this.begin(s,i),a!==void 0?U(this.sink,a,this.writing(e,s,i)):this.copyObject(this.sink,e,t,this.writing(e,s,i)),this.sink.text(`\

endobj
`)),this.sink.length-r}writeStream(e,t,n,s){let i=this.documents[e],{security:r}=this.mode,{sealed:a}=s,o=this.writing(e,t,n),l=a&&r===i.security&&(!r?.numbered||
a.number===t&&a.generation===n),d=new u.s(s.dict);!l&&this.mode.recrypt&&Si(d);let c=l?ot(s.data):kn(i.encoded(s),{number:t,generation:n,security:r},d);this.begin(
t,n),d.set("Length",c.length),U(this.sink,d,o),this.sink.text(`
stream
`),c.put(this.sink),this.sink.text(`
endstream
endobj
`)}copyObject(e,t,n,s){let i=this.documents[t],r=this.marked.markings[t],a=i.place(n),o=a.bytes===i.bytes;if(!this.mode.renumber&&!this.mode.strings){e.copy(a.bytes,
a.start,a.end);return}let l=r.valueEnd[n],d=o?r.dataStart[n]:-1,c=d>=0&&this.mode.strings,h=gr(a.bytes,a.start),f,m=-1;c&&(f=this.transcrypt(i,n,s,l,i.bytes.subarray(
d,r.dataEnd[n])),m=r.lengthStart[n]);let{marks:p}=this.marked.scans[t],b=m<0,y=()=>{e.copy(a.bytes,h,m),e.integer(f.length),h=r.lengthEnd[n],b=!0};for(let g=r.from[n];g<
r.to[n];g+=3){let[v,w,x]=[p[g],p[g+1],p[g+2]];if(!b&&w>=m&&y(),!(w<h)){if(v===u.A)e.copy(a.bytes,h,w),this.copyString(e,i,n,a.bytes,w,x,o,s),h=x;else if(this.mode.
renumber){e.copy(a.bytes,h,w);let F=this.finalNumber(t,v);F===0?e.text("null"):(e.integer(F),e.text(" 0 R")),h=x}}}b||y(),f?(e.copy(a.bytes,h,l),e.text(`
stream
`),f.put(e),e.text(`
endstream`)):d>=0?(e.copy(a.bytes,h,r.dataEnd[n]),e.text(`
endstream`)):e.copy(a.bytes,h,l)}copyString(e,t,n,s,i,r,a,o){let{security:l}=t,d=t.generation(n),c=l&&(a||t.patched.has(n))&&t.table.kind[n]===M,h=new Y(s,i,r,1,
c?f=>l.decryptString(f,n,d):void 0).value();h instanceof u.p&&cn(e,h.bytes,o)}transcrypt(e,t,n,s,i){let{security:r}=this.mode,a=e.generation(t);if(r===e.security&&
(!r?.numbered||t===n.number&&a===n.generation))return ot(i);let o=this.telling(e,t,s),l=e.security?e.encoded(new u.t(o,i,{number:t,generation:a})):i;return kn(l,
n,o)}telling(e,t,n){let{security:s}=this.mode;if((s?.uniform??!0)&&(e.security?.uniform??!0)&&!xn(e.bytes,e.bodies[t],n))return at;let i=e.get(t);return i instanceof
u.t?i.dict:at}withCryptFilter(e,t){let n=this.documents[e],{valueEnd:s,dataStart:i}=this.marked.markings[e];if(!this.mode.recrypt||!n.security||n.table.kind[t]!==
M||i[t]<0||!xn(n.bytes,n.bodies[t],s[t]))return;let r=n.get(t);return r instanceof u.t?r:void 0}async writeFresh(){let{pace:e}=this.documents[0].job;for(let t=0;t<
this.fresh.length;t+=$n){this.pack(this.next++,this.fresh.slice(t,t+$n));let n=e.step(1e5);n&&await n}}pack(e,t){let n=new V(t.length*160),s=new V(t.length*12);
for(let[o,{part:l,number:d}]of t.entries()){let c=this.documents[l],h=this.mode.renumber?this.finals[l][d]:d;o>0&&s.byte(32),s.integer(h),s.byte(32),s.integer(n.
length),this.rows.packed(h,e,o);let f={...this.writing(l,h,0),security:void 0},m=c.edited.get(d);m!==void 0?U(n,m,f):this.copyObject(n,l,d,f),n.byte(10)}s.byte(
10);let i=s.length;s.copy(n.bytes,0,n.length);let r=(0,u.n)(s.bytes),{security:a}=this.mode;a&&(r=a.encryptStream(r,e,0,at)),this.begin(e,0),this.sink.text(`<</\
Type/ObjStm/N ${t.length}/First ${i}/Filter/FlateDecode/Length ${r.length}>>
stream
`),this.sink.copy(r,0,r.length),this.sink.text(`
endstream
endobj
`)}};function gr(e,t){for(;t<e.length&&u.a[e[t]]===1;)t++;return t}async function Z(e,t={}){return await e.pages.settle(),Pn([e],t)}async function yr(e,t={}){await e.
pages.settle();let n=new Qs;return await Mn([e],t,()=>n),n.length}async function Pn(e,t={}){let n;return await Mn(e,t,s=>n=new V(s)),n.bytes}async function Mn(e,t,n){
let[s]=e,{encryption:i="keep",dedupe:r}=t,a=i==="keep"?s.security:i==="none"?void 0:i,o=e.some(P=>P.security!==a),l=await ye(e,{detail:e.length>1,strings:o}),d=r&&
await r(e,l);d&&(l=await ye(e,{detail:!0,strings:o,alias:d,known:l}));let c=l.markings.reduce((P,{count:C})=>P+C,0),h=e.reduce((P,C)=>P+C.size,0),f=e.length>1||
t.compact===!0||h-c>c+50,m=o||f&&a?.numbered===!0;f&&e.length===1&&(!o||m)&&(l=await ye(e,{detail:!0,strings:m}));let p=e.some(P=>P.crossReferenceStream),b=kr([
...e.map(P=>P.version),t.version??"1.0",a?.version??"1.0",p?"1.5":"1.0"]),y=l.markings.reduce((P,{bytes:C,count:ee})=>P+C+ee*(m?72:28),0)+h*4+16384,g=n(y);g.text(
`%PDF-${b}
`),g.copy(On,0,On.length);let v=new pr(g,e,l,{renumber:f,strings:m,recrypt:o,security:a,streams:p,alias:d});await v.run();let w;a&&(w=v.plain(a.dictionary));let x=new u.s,
F={...Ne,renumber:v.finalReference};for(let[P,C]of s.trailer)P!=="ID"&&P!=="Encrypt"&&x.set(P,C);let{rows:L}=v,q=`${br(s,wr(g,L.fingerprint()))}${w?`/Encrypt ${w.
number} 0 R`:""}>>`;if(p)mr(g,L,P=>{for(let[C,ee]of P)x.set(C,ee);Cn(g,x,q,F)});else{let P=fr(g,L);x.set("Size",L.size),g.text(`trailer
`),Cn(g,x,q,F),g.text(`
startxref
${P}
%%EOF
`)}}var On=Uint8Array.of(37,226,227,207,211,10);function Cn(e,t,n,s){let i=new V(1024);U(i,t,s),e.copy(i.bytes,0,i.length-2),e.text(n)}function br(e,t){let n=e.
resolve(e.array(e.trailer.get("ID"))?.[0]),s=i=>`<${(0,u.l)(i).toString("hex")}>`;return`/ID[${s(n instanceof u.p?n.bytes:t)}${s(t)}]`}function wr(e,t){let n=(0,js.createHash)(
"sha256").update(t);if(e instanceof V){let{bytes:s}=e,i=Math.max(Nn,Math.floor(s.length/vr));for(let r=0;r<s.length;r+=i)n.update(s.subarray(r,r+Nn))}return n.digest().
subarray(0,16)}var Nn=4096,vr=128;function kr(e){return e.reduce((t,n)=>n>t?n:t)}async function Dn(e,t,n){let s=$i({...n,id0:Sr(e)});return Ar(e,s),{name:t.name,
bytes:await Z(e,{encryption:s}),pageCount:e.pages.count}}function Tn({algorithm:e,permissions:t,userPassword:n}){return{algorithm:e,permissions:t,restrictions:Je(
t),needsPassword:n!==""}}function xr({security:e}){let t=e?Je(e.permissions):[];return t.length===0?[]:[{code:"restrictions_dropped",message:`The document came \
with restrictions (${t.join(", ")} = false). The new encryption replaces them: whoever opens the document with the password may do everything.`}]}function Ar(e,{
version:t,extensionLevel:n}){if(n===void 0||e.version>="2.0")return;let s=e.edit(e.catalogNumber);if(!(s instanceof u.s))return;let i=e.dict(s.get("Extensions")),
r=e.resolve(e.dict(i?.get("ADBE"))?.get("ExtensionLevel"));if(typeof r=="number"&&r>=n)return;let a=(0,u.y)({BaseVersion:(0,u.z)(t),ExtensionLevel:n});s.set("Ex\
tensions",new u.s([...i??[],["ADBE",a]]))}function Sr(e){let t=e.resolve(e.array(e.trailer.get("ID"))?.[0]);if(t instanceof u.p&&t.bytes.length>0)return t.bytes;
let n=new u.p((0,Rs.randomBytes)(16));return e.trailer.set("ID",[n,n]),n.bytes}var Fr=async(e,t,n)=>{let[s]=e,i=await G.open(s.bytes,n,{password:t.open_password}),
r={algorithm:t.encryption_algorithm,userPassword:t.password,ownerPassword:Pi(),permissions:un},a=xr(i);return{documents:[await Dn(i,s,r)],notes:a,facts:Tn(r)}},
$r=async(e,t,n)=>{let[s]=e,i=await G.open(s.bytes,n,{password:t.open_password}),r={algorithm:t.encryption_algorithm,userPassword:t.user_password??"",ownerPassword:t.
owner_password,permissions:Bi(t)},a=i.security&&!i.security.opensWithoutPassword&&r.userPassword===""?[Pr]:[];return{documents:[await Dn(i,s,r)],notes:a,facts:Tn(
r)}},Pr={code:"opens_without_password",message:"The document needed a password to open. It was given no user_password, so it now opens without one, with the res\
trictions."},Mr=async([e],t,n)=>{let s=await G.open(e.bytes,n,{password:t.open_password}),{stamp:i}=await Promise.resolve().then(()=>K(require("./stamp-P2PJQIPV.js"))),
r=await i(s,t),a=await Z(s),o=s.pages.count;return{documents:[{name:e.name,bytes:a,pageCount:o}],notes:r,facts:{pageCount:o}}};function lt({first_page:e,last_page:t},n){
let s=n===1?"1 page":`${n} pages`,i=[];if(e>n&&i.push({field:"first_page",message:`is ${e}, but the document has ${s}`}),t!==void 0&&t>n&&i.push({field:"last_pa\
ge",message:`is ${t}, but the document has ${s}`}),i.length===0&&t!==void 0&&e>t&&i.push({field:"first_page",message:`is ${e}, which is after last_page (${t})`}),
i.length>0)throw(0,k.c)(i);return{first:e,last:t??n}}function Or({first:e,last:t}){return Uint32Array.from({length:t-e+1},(n,s)=>e+s)}var Cr=class{constructor(e){
this.document=e}document;gone=new Set;chased=new Set;remove(e){let{catalog:t,catalogNumber:n,pages:s}=this.document,i=t.get("Pages");e===n||(0,u.v)(i)&&e===i.number||
s.indexOf(e)>=0||(this.gone.add(e),this.document.remove(e))}chase(e){this.chased.add(e)}removed(){return this.gone}takeChased(){let e=this.chased;return this.chased=
new Set,e}isGone(e){return(0,u.v)(e)&&this.gone.has(e.number)}},ut=class{left;constructor(e){this.left=e.job.limits.nodes}spend=e=>{if(this.left-=e,this.left<0)
throw new k.b("limit_exceeded","The document has more fields, bookmarks or structure than can be processed",{issues:[{field:"file",message:"The document has mor\
e fields, bookmarks or structure than can be processed."}]})}},ae=class{seen=new Set;allowance;constructor(e,t=new ut(e)){this.allowance=t}first(e){return this.
allowance.spend(1),(0,u.v)(e)?this.seen.has(e.number)?!1:(this.seen.add(e.number),!0):!0}};function N(e,t){return(0,u.v)(e)?e.number:t}function D(e,t){let n=e.catalog.
get(t),s=e.dict(n);return s&&{dict:s,holder:N(n,e.catalogNumber)}}function Nr(e,t){let n=Rn(e),s=[n],i=1;for(let r=s.pop();r!==void 0;r=s.pop())if(Array.isArray(
r)){i+=r.length;for(let[a,o]of r.entries())r[a]=En(o,s)}else if((0,u.u)(r)){i+=r.size;for(let[a,o]of r)r.set(a,En(o,s))}return t(i),n}function En(e,t){let n=Rn(
e);return n!==e&&t.push(n),n}function Rn(e){return Array.isArray(e)?[...e]:(0,u.u)(e)?new u.s(e):e}var Dr=class{constructor(e,t){this.removal=e,this.destinations=
t,this.document=e.document}removal;destinations;document;pages=new Map;structKeys=new Set;via=new Int32Array;removedLinks=0;touch(e,t){if(!this.prune(e,t))return;
let n=this.pageOf(e,t);if(this.forget(t),this.removal.remove(e),n===void 0){this.removal.chase(e);return}let s=this.pages.get(n);s||this.pages.set(n,s=new Set),
s.add(e)}touchPage(e){let t=this.document.entry(e,"Annots"),n=this.document.array(t);if(!n)return;let s=!1,i=n.filter(r=>{if(this.removal.isGone(r))return s=!0,
!1;let a=this.document.dict(r),o=N(r,N(t,e));return!a||!this.prune(o,a)?!0:(this.forget(a),(0,u.v)(r)&&this.removal.remove(r.number),s=!0,!1)});s&&this.setAnnots(
e,i)}flush(){for(let[e,t]of this.pages){let n=this.document.array(this.document.entry(e,"Annots"))??[],s=n.filter(r=>!this.removal.isGone(r));s.length<n.length&&
this.setAnnots(e,s);let i=new Set(n.map(r=>(0,u.v)(r)?r.number:-1));for(let r of t)i.has(r)||this.removal.chase(r)}this.pages.clear()}prune(e,t){if(this.destinations.
pruneTargets(e,t)&&(0,u.x)(t.get("Subtype"),"Link"))return this.removedLinks++,!0;for(let n of["P","Popup","IRT"])this.removal.isGone(t.get(n))&&(this.document.
edit(e),t.delete(n),n==="IRT"&&t.delete("RT"));return(0,u.x)(t.get("Subtype"),"Popup")&&this.removal.isGone(t.get("Parent"))}pageOf(e,t){let{pages:n}=this.document,
s=t.get("P");if((0,u.v)(s)&&n.indexOf(s.number)>=0)return s.number;let i=this.via[e]??0;return[i,this.via[i]??0].find(r=>n.indexOf(r)>=0)}forget(e){let t=this.document.
resolve(e.get("StructParent"));typeof t=="number"&&this.structKeys.add(t)}setAnnots(e,t){this.document.patch(e,{Annots:t.length>0?t:void 0})}};function jn(e){return e.
has("Rect")&&e.has("Subtype")}var Tr=class{constructor(e){this.removal=e,this.document=e.document}removal;document;open=new Set;pruned=!1;signatures=new Set;signatureRemoved=!1;removedFields=0;removedXfa=!1;losing(e){
if(!(0,u.x)(e.get("Subtype"),"Widget")||(this.pruned=!0,e.has("T")&&!e.has("Kids")&&this.removedFields++,In(this.document,e)!=="Sig"))return;this.signatureRemoved=
!0;let t=Re(this.document,e,"V");(0,u.v)(t)&&this.signatures.add(t.number)}keepsAsField(e,t){if(!this.document.array(t.get("Kids")))return!1;this.document.edit(
e);for(let n of[...t.keys()])!_n.includes(n)&&n!=="Kids"&&n!=="AA"&&t.delete(n);return this.touch(e),!0}touch(e){this.open.add(e),this.pruned=!0}touchForm(){this.
pruned=!0}flush(){for(let t of this.open)this.open.delete(t),this.pruneField(t);if(!this.pruned)return;this.pruned=!1;let e=D(this.document,"AcroForm");e&&(this.
filter(e.holder,e.dict,"Fields"),this.filter(e.holder,e.dict,"CO"),this.signatureRemoved&&this.dropSignatureFlags(e.holder,e.dict),!(this.document.array(e.dict.
get("Fields"))?.length!==0||e.dict.has("DR"))&&this.document.edit(this.document.catalogNumber).delete("AcroForm"))}dropXfa(){let e=D(this.document,"AcroForm");e?.
dict.has("XFA")&&(this.document.edit(e.holder),e.dict.delete("XFA"),this.document.edit(this.document.catalogNumber).delete("NeedsRendering"),this.removedXfa=!0)}pruneField(e){
let t=this.document.dict(new u.q(e)),n=this.document.array(t?.get("Kids"));if(!t||!n)return;let s=n.filter(r=>!this.removal.isGone(r));if(s.length===n.length)return;
if(this.document.edit(e),s.length>0||(0,u.x)(t.get("Subtype"),"Widget")){t.set("Kids",s);return}let i=t.get("Parent");this.removal.remove(e),this.removedFields++,
(0,u.v)(i)&&this.open.add(i.number)}filter(e,t,n){let s=this.document.array(t.get(n)),i=s?.filter(r=>!this.removal.isGone(r));!s||!i||i.length===s.length||(this.
document.edit(e),i.length>0||n==="Fields"?t.set(n,i):t.delete(n))}dropSignatureFlags(e,t){let n=D(this.document,"Perms");for(let[s,i]of n?[...n.dict]:[])!(0,u.v)(
i)||!this.signatures.has(i.number)||(this.document.edit(n.holder),n.dict.delete(s));n?.dict.size===0&&this.document.edit(this.document.catalogNumber).delete("Pe\
rms"),t.has("SigFlags")&&(dt(this.document).some(({type:s})=>s==="Sig")||(this.document.edit(e),t.delete("SigFlags")))}};function dt(e){let t=D(e,"AcroForm"),n=new ae(
e),s=[],i=[],r=(a,o)=>{for(let l=(a?.length??0)-1;l>=0;l--)i.push({value:a[l],parent:o})};r(e.array(t?.dict.get("Fields")),void 0);for(let a=i.pop();a;a=i.pop()){
let o=e.dict(a.value);if(!o||!n.first(a.value))continue;let l=e.resolve(o.get("FT")),d={number:(0,u.v)(a.value)?a.value.number:void 0,dict:o,type:l instanceof u.o?
l.text:a.parent?.type,parent:a.parent};s.push(d),r(e.array(o.get("Kids")),d)}return s}function In(e,t){let n=e.resolve(Re(e,t,"FT"));return n instanceof u.o?n.text:
void 0}function Re(e,t,n){let s=t;for(let i=0;s&&i<Er;i++){let r=s.get(n);if(r!==void 0)return r;s=e.dict(s.get("Parent"))}}var _n="FT Parent T TU TM Ff V DV DA\
 Q DS RV Opt MaxLen TI I Lock SV".split(" "),Er=100,Rr=["Parent","StructParents","B","DPart","PieceInfo","Annots"],jr=class{constructor(e){this.document=e,this.
allowance=new ut(e)}document;allowance;copyPage(e){let{document:t}=this,n=t.pages.number(e),s=t.pages.attribute(e,"Resources");(0,u.u)(s)&&t.patch(n,{Resources:t.
add(s)});let i=t.dict(new u.q(n))??new u.s,r=new u.s;for(let[l,d]of i)Rr.includes(l)||r.set(l,this.clone(d));for(let l of Pt){let d=t.pages.attribute(e,l);d!==void 0&&
!r.has(l)&&r.set(l,this.clone(d))}let a=t.add(r),o=t.array(i.get("Annots"));return o&&o.length>0&&r.set("Annots",this.copyAnnotations(o,a)),a.number}clone(e){return Nr(
e,this.allowance.spend)}copyAnnotations(e,t){let{document:n}=this,s=new Map,i=[],r=[];for(let a of e){let o=n.dict(a);if(!o||(0,u.v)(a)&&s.has(a.number))continue;
let l=(0,u.x)(o.get("Subtype"),"Widget");if(l&&In(n,o)==="Sig")continue;let d=this.clone(l&&(0,u.v)(a)?this.asKid(a):o);if(d.delete("StructParent"),d.set("P",t),
i.push(d),!(0,u.v)(a)){r.push(d);continue}let c=n.add(d);s.set(a.number,c),r.push(c),l&&this.addKid(d,c)}for(let a of i)Ir(a,s);return r}asKid(e){let{document:t}=this,
n=t.dict(e);if(!n.has("T")&&!n.has("FT"))return n;t.edit(e);let s=new u.s;for(let o of _n){let l=n.get(o);l!==void 0&&(s.set(o,l),n.delete(o))}this.divideActions(
n,s),s.set("Kids",[e]);let i=t.add(s),r=s.get("Parent");n.set("Parent",i),(0,u.v)(r)&&Bn(t,r.number,t.dict(r),"Kids",e,i);let a=D(t,"AcroForm");for(let o of["Fi\
elds","CO"])a&&Bn(t,a.holder,a.dict,o,e,i);return n}divideActions(e,t){let n=this.document.dict(e.get("AA"));if(!n)return;let[s,i]=[new u.s,new u.s];for(let[r,a]of n)
(["K","F","V","C"].includes(r)?s:i).set(r,a);s.size>0&&t.set("AA",s),i.size>0?e.set("AA",i):e.delete("AA")}addKid(e,t){let n=e.get("Parent"),s=this.document.dict(
n);if(!(0,u.v)(n)||!s)return;this.document.edit(n);let i=this.document.array(s.get("Kids"));i&&!(0,u.v)(s.get("Kids"))?i.push(t):s.set("Kids",[...i??[],t])}};function Ir(e,t){
let n=(0,u.x)(e.get("Subtype"),"Popup")?["Parent"]:["Popup","IRT"];for(let s of n){let i=e.get(s);if(!(0,u.v)(i))continue;let r=t.get(i.number);r?e.set(s,r):e.delete(
s)}}function Bn(e,t,n,s,i,r){let a=e.array(n?.get(s));!n||!a?.some(o=>(0,u.v)(o)&&o.number===i.number)||(e.edit(t),n.set(s,a.map(o=>(0,u.v)(o)&&o.number===i.number?
r:o)))}var je=64,Ln=e=>typeof e=="number"?String(e):Buffer.from(e.bytes).toString("latin1");function oe(e,t,n){let s=[];for(let i of zn(e,t,0))s.push(...Kn(e,i.
dict,n));return s}function ct(e,t,n,s,i,r){let a=zn(e,t,n,r);for(let l=a.length-1;l>=0;l--){let d=a[l],c=Kn(e,d.dict,s),h=c.filter(([p,b])=>!i(p,b));if(h.length<
c.length&&(e.edit(d.holder),d.dict.set(s,h.flat()),d.changed=!0),d.emptyKids){let p=(e.array(d.dict.get("Kids"))??[]).filter(b=>!d.emptyKids.has((0,u.v)(b)?b.number:
b));e.edit(d.holder),d.dict.set("Kids",p),d.changed=!0}if(!d.changed)continue;let f=e.array(d.dict.get("Kids"))??[];d.empty=h.length===0&&f.length===0;let m=d.parent;
m&&(m.changed=!0,d.empty?(m.emptyKids??=new Set).add((0,u.v)(d.value)?d.value.number:d.value):Br(e,d,h,f))}let o=a[0];return{changed:o?.changed??!1,empty:o?.empty??
!1}}function Ie(e,t,n){if(t.length<=je)return(0,u.y)({[n]:t.flat()});let s=[];for(let i of Un(t)){let[r,a]=[i[0][0],i.at(-1)[0]];s.push({ref:e.add((0,u.y)({Limits:[
r,a],[n]:i.flat()})),low:r,high:a})}for(;s.length>je;)s=Un(s).map(i=>{let[r,a]=[i[0].low,i.at(-1).high];return{ref:e.add((0,u.y)({Limits:[r,a],Kids:i.map(({ref:o})=>o)})),
low:r,high:a}});return(0,u.y)({Kids:s.map(({ref:i})=>i)})}function zn(e,t,n,s){let i=new ae(e),r=[],a=[{value:t??null,holder:n,parent:void 0}];for(let o=a.pop();o!==
void 0;o=a.pop()){let l=e.dict(o.value);if(!l||!i.first(o.value)||s&&o.parent&&!_r(e,l,s))continue;let d={value:o.value,dict:l,holder:N(o.value,o.holder),parent:o.
parent};r.push(d);let c=e.array(l.get("Kids"))??[];for(let h=c.length-1;h>=0;h--)a.push({value:c[h],holder:N(l.get("Kids"),d.holder),parent:d})}return r}function _r(e,t,n){
let[s,i]=e.array(t.get("Limits"))??[];return typeof s!="number"||typeof i!="number"||n(s,i)}function Kn(e,t,n){let s=e.array(t.get(n));if(!s)return[];let i=[];for(let r=0;r+
1<s.length;r+=2){let a=e.resolve(s[r]);(n==="Names"?a instanceof u.p:typeof a=="number")&&i.push([a,s[r+1]])}return i}function Br(e,t,n,s){let i=o=>e.array(e.dict(
o)?.get("Limits"))??[],r=n[0]?.[0]??i(s[0])[0],a=n.at(-1)?.[0]??i(s.at(-1))[1];e.edit(t.holder),r!==void 0&&a!==void 0?t.dict.set("Limits",[r,a]):t.dict.delete(
"Limits")}function Un(e){let t=[];for(let n=0;n<e.length;n+=je)t.push(e.slice(n,n+je));return t}var Gn=e=>`/${e}`,Vn=e=>`(${e}`,Lr=class{constructor(e){this.removal=
e,this.document=e.document}removal;document;names=new Set;settled=new Set;successors=new Map;get removedNames(){return this.names.size}isDead(e){if(e==null)return!1;
if(this.removal.isGone(e))return!0;let t=this.document.resolve(e);if(t instanceof u.o)return this.names.has(Gn(t.text));if(t instanceof u.p)return this.names.has(
Vn(Ln(t)));if((0,u.w)(t))return this.removal.isGone(t[0]);if(!(0,u.u)(t))return!1;let n=t.get("D");return this.removal.isGone(n)||this.removal.isGone(this.document.
array(n)?.[0])}refresh(){this.settled.clear(),this.successors.clear()}pruneNames(){let e=D(this.document,"Dests");for(let[n,s]of e?[...e.dict]:[])this.isDead(s)&&
(this.document.edit(e.holder),e.dict.delete(n),this.names.add(Gn(n)),(0,u.v)(s)&&this.removal.remove(s.number));e?.dict.size===0&&this.document.edit(this.document.
catalogNumber).delete("Dests");let t=D(this.document,"Names");if(t){this.pruneNameTree(t,"Dests",(n,s)=>this.isDead(s)?(this.names.add(Vn(n)),(0,u.v)(s)&&this.removal.
remove(s.number),!0):!1);for(let n of["Pages","Templates"])this.pruneNameTree(t,n,(s,i)=>this.removal.isGone(i))}}pruneTargets(e,t){let n=!1;this.isDead(t.get("\
Dest"))&&(this.document.edit(e),t.delete("Dest"),n=!0),this.pruneAction(e,t,"A")&&(n=!0);let s=t.get("AA"),i=this.document.dict(s);return i&&(this.pruneActions(
N(s,e),i),i.size===0&&(this.document.edit(e),t.delete("AA"))),n&&!t.has("Dest")&&!t.has("A")}pruneActions(e,t){for(let n of[...t.keys()])this.pruneAction(e,t,n)}pruneOpenAction(){
let{catalog:e,catalogNumber:t}=this.document,n=e.get("OpenAction");(0,u.u)(this.document.resolve(n))?this.pruneAction(t,e,"OpenAction"):this.isDead(n)&&(this.document.
edit(t),e.delete("OpenAction"))}isDeadAction(e){let t=e.get("S");return(0,u.x)(t,"GoTo")?this.isDead(e.get("D")):(0,u.x)(t,"Thread")&&!e.has("F")&&this.removal.
isGone(e.get("D"))}pruneAction(e,t,n){let s=t.get(n);if(s===void 0)return!1;let[i,...r]=this.living([s]);if(i===void 0)return this.document.edit(e),t.delete(n),
!0;i!==s&&(this.document.edit(e),t.set(n,i));let a=this.document.dict(i);if(!a)return!1;let o=ht(this.document,a.get("Next")),l=r.filter(d=>!o.includes(d));return l.
length>0&&(this.document.edit(N(i,e)),a.set("Next",[...o,...l])),this.pruneChain(i,e),!1}pruneChain(e,t){let n=[[e,N(e,t)]];for(let s=n.pop();s;s=n.pop()){let[i,
r]=s,a=this.document.dict(i);if(!a||(0,u.v)(i)&&this.settled.has(i.number)||((0,u.v)(i)&&this.settled.add(i.number),this.isDead(a.get("SD"))&&(this.document.edit(
r),a.delete("SD")),!a.has("Next")))continue;let o=ht(this.document,a.get("Next")),l=this.living(o);(l.length!==o.length||l.some((d,c)=>d!==o[c]))&&(this.document.
edit(r),l.length===0?a.delete("Next"):a.set("Next",l.length===1?l[0]:[...l]));for(let d of l)n.push([d,N(d,r)])}}living(e){let[t]=e,n=e.length===1&&(0,u.v)(t)?t.
number:void 0,s=n===void 0?void 0:this.successors.get(n);if(s)return s;let i,r=[],a=[...e].reverse();for(let o=a.pop();o!==void 0;o=a.pop()){if(this.removal.isGone(
o))continue;let l=this.document.dict(o);if(!l||!this.isDeadAction(l)){r.push(o);continue}if(i??=new ae(this.document),l.has("Next")&&i.first(o))for(let d of ht(
this.document,l.get("Next")).reverse())a.push(d)}return n!==void 0&&this.successors.set(n,r),r}pruneNameTree(e,t,n){let s=e.dict.get(t);if(s===void 0)return;let i=N(
s,e.holder),{empty:r}=ct(this.document,s,i,"Names",(a,o)=>n(Ln(a),o));r&&(this.document.edit(e.holder),e.dict.delete(t))}};function ht(e,t){return t==null?[]:[...e.
array(t)??[t]]}function zr(e){let t=e.catalog.get("DPartRoot");if(t===void 0)return;let n=new ae(e),s=[t];for(let i=s.pop();i!==void 0;i=s.pop()){let r=e.dict(i),
a=e.array(i);if(!(!n.first(i)||!(r??a))){for(let o of a??[])s.push(o);for(let o of["DPartRootNode","DParts"]){let l=r?.get(o);l!==void 0&&s.push(l)}(0,u.v)(i)&&
e.remove(i)}}e.edit(e.catalogNumber).delete("DPartRoot")}function Xn(e){let t=e.catalog.get("PageLabels");if(!e.dict(t))return;let n=oe(e,t,"Nums").map(([s,i])=>({
first:Number(s),label:e.dict(i)})).filter(({first:s})=>Number.isInteger(s)&&s>=0).sort((s,i)=>s.first-i.first).map(({first:s,label:i})=>({first:s,...Ur(e,i)}));
return s=>{let[i,r]=[0,n.length];for(;i<r;){let o=i+r>>1;n[o].first<=s?i=o+1:r=o}let a=n[i-1];return a?{...a,number:a.start+s-a.first}:{style:"D",prefix:void 0,
number:s+1}}}function Wn(e,t){let n=[],s,i=0;for(let r of t)(!s||!Gr(s,r))&&n.push([i,Vr(r)]),s=r,i++;return Ie(e,n,"Nums")}function Kr(e,t){let n=Xn(e);if(!n)return;
let s=Wn(e,Array.from(t,i=>n(i-1)));e.edit(e.catalogNumber).set("PageLabels",e.add(s))}function Ur(e,t){let n=e.resolve(t?.get("S")),s=e.resolve(t?.get("P")),i=e.
resolve(t?.get("St"));return{style:n instanceof u.o?n.text:void 0,prefix:s instanceof u.p&&s.bytes.length>0?s:void 0,start:typeof i=="number"&&Number.isInteger(
i)&&i>=1?i:1}}function Gr(e,t){return e.style!==t.style||t.style!==void 0&&t.number!==e.number+1?!1:e.prefix===t.prefix?!0:!!e.prefix&&!!t.prefix&&Buffer.compare(
e.prefix.bytes,t.prefix.bytes)===0}function Vr({style:e,prefix:t,number:n}){return(0,u.y)({S:e===void 0?void 0:(0,u.z)(e),P:t,St:e===void 0||n===1?void 0:n})}var Xr=class{constructor(e,t){
this.removal=e,this.destinations=t,this.document=e.document,this.allowance=new ut(this.document)}removal;destinations;document;dead=new Set;repaired=new Set;allowance;get removedItems(){
return this.dead.size}touch(e,t){this.removal.isGone(t.get("SE"))&&(this.document.edit(e),t.delete("SE")),this.destinations.pruneTargets(e,t)&&this.dead.add(e)}async touchAll(){
let e=D(this.document,"Outlines"),t=new ae(this.document),n=[e?.dict.get("First")];for(;n.length>0;){let s=n.pop(),i=this.document.dict(s);if(!i||!(0,u.v)(s)||!t.
first(s))continue;this.touch(s.number,i),n.push(i.get("Next"),i.get("First"));let r=this.document.job.pace.step(200);r&&await r}}async flush(){for(let t of this.
dead){this.document.get(t)!==null&&this.unlink(t);let n=this.document.job.pace.step(1e3);n&&await n}let e=D(this.document,"Outlines");!e||this.dead.size===0||this.
document.dict(e.dict.get("First"))||this.document.edit(this.document.catalogNumber).delete("Outlines")}unlink(e){let t=this.document.dict(new u.q(e)),n=t.get("P\
arent"),s=this.document.dict(n);if(s&&(0,u.v)(n)&&this.isLinked(e,t,n.number,s)){let i=this.kidsOf(t);this.splice(t,i,n,s);let r=i.reduce((a,o)=>a+1+Math.max(0,
ft(this.document,o.item)),0);this.recount(n,ft(this.document,t)>0?-1:r-1),!s.has("First")&&s.has("Title")&&!s.has("Dest")&&!s.has("A")&&this.dead.add(n.number)}
this.removal.remove(e)}splice(e,t,n,s){let i=this.itemAt(e.get("Prev")),r=this.itemAt(e.get("Next")),[a,o]=[t[0],t.at(-1)];i?this.link(i,"Next",a??r):this.link(
{item:s,ref:n},"First",a??r),r?this.link(r,"Prev",o??i):this.link({item:s,ref:n},"Last",o??i);for(let[l,d]of t.entries())this.link(d,"Parent",{item:s,ref:n}),this.
link(d,"Prev",t[l-1]??i),this.link(d,"Next",t[l+1]??r)}recount(e,t){let n=this.visit(),s=e;for(let i=this.document.dict(s);t!==0&&i&&(0,u.v)(s)&&n.first(s);i=this.
document.dict(s)){let r=ft(this.document,i);if(r===0)return;this.document.edit(s);let a=Math.abs(r)+t;if(a>0&&i.has("First")?i.set("Count",Math.sign(r)*a):i.delete(
"Count"),r<0)return;s=i.get("Parent")}}isLinked(e,t,n,s){let i=()=>{let a=this.itemAt(t.get("Prev")),o=a?a.item.get("Next"):s.get("First");return(0,u.v)(o)&&o.number===
e};if(i())return!0;if(this.repaired.has(n))return!1;this.repaired.add(n);let r;for(let a of this.kidsOf(s)){let o=a.item.get("Prev");((0,u.v)(o)?o.number:void 0)!==
r?.ref.number&&this.link(a,"Prev",r),r=a}return i()}visit(){return new ae(this.document,this.allowance)}kidsOf(e){let t=[],n=this.visit();for(let s=this.itemAt(
e.get("First"));s&&n.first(s.ref);s=this.itemAt(s.item.get("Next")))t.push(s);return t}itemAt(e){let t=this.document.dict(e);return t&&(0,u.v)(e)?{item:t,ref:e}:
void 0}link(e,t,n){this.document.edit(e.ref),n?e.item.set(t,n.ref):e.item.delete(t)}};function Wr(e){return e.has("Title")&&e.has("Parent")&&!e.has("S")&&!e.has(
"Subtype")&&!e.has("FT")}function ft(e,t){let n=e.resolve(t.get("Count"));return typeof n=="number"?n:0}var qr=class{constructor(e){this.removal=e,this.document=
e.document,this.root=D(this.document,"StructTreeRoot")}removal;document;root;open=new Set;unsaid=new Map;silenced=new Set;identifierRemoved=!1;removedElements=0;dropKeys(e){
let t=this.root?.dict.get("ParentTree");if(!this.root||t===void 0||e.size===0)return;let n=Float64Array.from(e).sort(),s=(a,o)=>{let l=Qr(n,a);return l<n.length&&
n[l]<=o},i=(a,o)=>e.has(a)?(this.touchParents(o),!0):!1,{empty:r}=ct(this.document,t,N(t,this.root.holder),"Nums",i,s);r&&(this.document.edit(this.root.holder),
this.root.dict.delete("ParentTree"))}touch(e){this.open.add(e)}touchRoot(){this.root&&this.open.add(this.root.holder)}async flush(){if(!this.root)return;for(let n of this.
open){this.open.delete(n);let s=this.document.job.pace.step(500);s&&await s,n===this.root.holder?this.pruneRoot(this.root):this.pruneElement(n)}let e=this.root.
dict.get("IDTree");if(!this.identifierRemoved||e===void 0)return;this.identifierRemoved=!1;let t=(n,s)=>this.removal.isGone(s);ct(this.document,e,N(e,this.root.
holder),"Names",t).empty&&(this.document.edit(this.root.holder),this.root.dict.delete("IDTree"))}touchParents(e){(0,u.v)(e)&&!(0,u.w)(this.document.resolve(e))&&
this.open.add(e.number);for(let[t,n]of(this.document.array(e)??[]).entries()){if(!(0,u.v)(n))continue;this.open.add(n.number);let s=this.unsaid.get(n.number);s||
this.unsaid.set(n.number,s=new Set),s.add(t)}}pruneElement(e){let t=this.document.dict(new u.q(e));if(!t)return;this.pruneReferences(e,t);let n=t.get("Pg"),s=n===
void 0?this.unsaid.get(e):void 0,i=this.kidsOf(t),r=i.filter(o=>!this.isLost(o,n,s));if(this.removal.isGone(n)&&(this.document.edit(e),t.delete("Pg")),r.length===
i.length)return;let a=t.get("P");r.length===0?(t.has("ID")&&(this.identifierRemoved=!0),this.removal.remove(e),this.removedElements++):(this.document.edit(e),t.
set("K",r.length===1?r[0]:r)),(0,u.v)(a)&&this.open.add(a.number),this.silence(r.length===0?a:new u.q(e))}pruneRoot({dict:e,holder:t}){let n=this.kidsOf(e),s=n.
filter(r=>!this.removal.isGone(r));if(s.length===n.length)return;if(this.document.edit(t),s.length>0){e.set("K",s.length===1?s[0]:s);return}let i=this.document.
edit(this.document.catalogNumber);i.delete("StructTreeRoot"),i.delete("MarkInfo")}isLost(e,t,n){return typeof e=="number"?this.removal.isGone(t)||(n?.has(e)??!1):
this.removal.isGone(e)?!0:(0,u.u)(e)?(0,u.x)(e.get("Type"),"OBJR")&&this.removal.isGone(e.get("Obj"))?!0:((0,u.x)(e.get("Type"),"MCR")||(0,u.x)(e.get("Type"),"O\
BJR"))&&this.removal.isGone(e.get("Pg")??t):!1}pruneReferences(e,t){let n=this.document.array(t.get("Ref")),s=n?.filter(i=>!this.removal.isGone(i));!n||!s||s.length===
n.length||(this.document.edit(e),s.length>0?t.set("Ref",s):t.delete("Ref"))}silence(e){for(;(0,u.v)(e)&&!this.silenced.has(e.number);){this.silenced.add(e.number);
let t=this.document.dict(e);t?.has("ActualText")&&(this.document.edit(e),t.delete("ActualText")),e=t?.get("P")}}kidsOf(e){let t=e.get("K");return t==null?[]:this.
document.array(t)??[t]}};function Hr(e){return(0,u.x)(e.get("Type"),"StructElem")?!0:!e.has("Type")&&e.has("S")&&(0,u.v)(e.get("P"))&&(e.has("K")||e.has("Pg"))}
function Jr(e){return(0,u.x)(e.get("Type"),"MCR")||(0,u.x)(e.get("Type"),"OBJR")}function Qr(e,t){let[n,s]=[0,e.length];for(;n<s;){let i=n+s>>1;e[i]<t?n=i+1:s=i}
return n}var Yr=class{constructor(e){this.removal=e,this.document=e.document}removal;document;threads;touch(e,t){if(!this.removal.isGone(t.get("P")))return;let[
n,s]=[t.get("N"),t.get("V")],[i,r]=[this.document.dict(n),this.document.dict(s)],a=this.threadStartingAt(e);if(this.threads.delete(e),this.removal.remove(e),!(0,u.v)(
n)||n.number===e||!i){a&&this.removal.remove(a.number);return}r&&(0,u.v)(s)&&(this.document.edit(s),r.set("N",n),this.document.edit(n),i.set("V",s)),a&&(this.document.
edit(a).set("F",n),this.document.edit(n),i.set("T",a),this.threads.set(n.number,a))}threadStartingAt(e){if(!this.threads){this.threads=new Map;for(let t of this.
document.array(this.document.catalog.get("Threads"))??[]){let n=this.document.dict(t)?.get("F");(0,u.v)(t)&&(0,u.v)(n)&&this.threads.set(n.number,t)}}return this.
threads.get(e)}flush(){let{catalog:e,catalogNumber:t}=this.document,n=e.get("Threads"),s=this.document.array(n),i=s?.filter(r=>!this.removal.isGone(r));!s||!i||
i.length===s.length||(this.document.edit(t),i.length>0?e.set("Threads",i):e.delete("Threads"))}};function Zr(e){return(0,u.v)(e.get("N"))&&(0,u.v)(e.get("V"))&&
(e.has("R")||e.has("P"))&&!e.has("S")}function ea(e,t){let{removal:n}=e,{document:s}=n,i=s.get(t);(0,u.w)(i)?ta(n,t,i):(0,u.u)(i)&&na(e,s,t,i)}function ta(e,t,n){
e.isGone(n[0])&&n[1]instanceof u.o&&e.remove(t),e.chase(t)}function na(e,t,n,s){let{annotations:i,destinations:r,outlines:a,removal:o,structure:l,threads:d}=e;n===
t.catalogNumber?ia(e,s):(0,u.x)(s.get("Type"),"Page")||t.pages.indexOf(n)>=0?(r.pruneTargets(n,s),i.touchPage(n),ra(o,n,s)):Wr(s)?a.touch(n,s):Hr(s)?l.touch(n):
Jr(s)?(o.remove(n),o.chase(n)):Zr(s)?d.touch(n,s):sa(e,t,n,s)}function sa(e,t,n,s){let{annotations:i,destinations:r,form:a,removal:o,structure:l}=e;jn(s)&&i.touch(
n,s),t.get(n)!==null&&(s.has("Kids")&&a.touch(n),s.has("Fields")&&a.touchForm(),(s.has("ParentTree")||(0,u.x)(s.get("Type"),"StructTreeRoot"))&&l.touchRoot(),!jn(
s)&&(r.pruneTargets(n,s),s.get("S")instanceof u.o?r.pruneChain(s,n):r.pruneActions(n,s),!(!r.isDeadAction(s)&&!(s.has("D")&&r.isDead(s)))&&(s.has("Next")||o.remove(
n),o.chase(n))))}function ia({destinations:e,form:t,removal:n,structure:s},i){e.pruneOpenAction(),e.pruneTargets(n.document.catalogNumber,i),t.touchForm(),s.touchRoot()}
function ra(e,t,n){let{document:s}=e,i=s.dict(n.get("SeparationInfo")),r=s.array(i?.get("Pages"));!i||!r?.some(a=>e.isGone(a))||(s.edit(N(n.get("SeparationInfo"),
t)),i.set("Pages",r.filter(a=>!e.isGone(a))))}var aa=10;async function qn(e,t){let{pages:n}=e,{numbers:s,dropped:i,repeated:r}=await oa(e,t),a=s.length!==n.count||
s.some((d,c)=>d!==n.number(c));a&&(Kr(e,t),zr(e));let o=i.length>0?la(e,i):void 0;a&&await n.rebuild(s);let l=o?await ua(e,s,o):void 0;return{pageCount:s.length,
removedPages:i.length,repeatedPages:r,removedOutlineItems:l?.outlines.removedItems??0,removedDestinations:l?.destinations.removedNames??0,removedLinks:l?.annotations.
removedLinks??0,removedFields:l?.form.removedFields??0,removedStructureElements:l?.structure.removedElements??0,removedXfa:l?.form.removedXfa??!1}}async function oa(e,t){
let{pages:n}=e,s=new jr(e),i=new Uint8Array(n.count),r=[],a=0;for(let l of t){let d=l-1;if(i[d]){r.push(s.copyPage(d)),a++;let c=e.job.pace.step(4e3);c&&await c}else
r.push(n.number(d));i[d]=1}let o=[];for(let l=0;l<n.count;l++)i[l]||o.push(n.number(l));return{numbers:r,dropped:o,repeated:a}}function la(e,t){let n=new Set,s=new Map,
i=new Set,r=e.dict(e.catalog.get("StructTreeRoot"))!==void 0;for(let a of t){let o=r?e.resolve(e.entry(a,"StructParents")):null;typeof o=="number"&&i.add(o);let l=e.
entry(a,"Annots"),d=e.array(l)??[];(0,u.v)(l)&&s.set(l.number,d);for(let c of d)(0,u.v)(c)&&n.add(c.number)}return{pages:t,annotations:n,arrays:s,structKeys:i}}
async function ua(e,t,n){let s=new Cr(e),i=new Lr(s),r={removal:s,destinations:i,annotations:new Dr(s,i),outlines:new Xr(s,i),form:new Tr(s),structure:new qr(s),
threads:new Yr(s)},{structure:a}=r;for(let l of n.pages)s.remove(l);i.pruneNames(),r.form.dropXfa(),a.dropKeys(n.structKeys),await a.flush(),i.removedNames>0&&await da(
r,t);let o=new Set([...s.removed(),...n.annotations]);for(let l=0;l<aa&&o.size>0;l++){let{live:d,via:c,referrers:h}=await vn(e,{watched:o});r.annotations.via=c,
i.refresh(),l===0&&(ca(r,n,d,h),await ha(r,n.annotations));for(let f of[...h].sort((m,p)=>m-p)){ea(r,f);let m=e.job.pace.step(1e3);m&&await m}await fa(r),o=s.takeChased()}
return r}async function da({annotations:e,destinations:t,outlines:n,removal:s},i){let{document:r}=s;t.pruneOpenAction(),t.pruneTargets(r.catalogNumber,r.catalog),
await n.touchAll();for(let a of i){let o=r.job.pace.step(2e3);o&&await o,r.entry(a,"AA")!==void 0&&t.pruneTargets(a,r.get(a)),e.touchPage(a)}}function ca({removal:e},t,n,s){
let{document:i}=e,r=a=>{for(let o of a??[])(0,u.v)(o)&&t.annotations.delete(o.number)};for(let[a,o]of t.arrays)n[a]&&r(o);for(let a of s)i.pages.indexOf(a)>=0&&
r(i.array(i.entry(a,"Annots")))}async function ha({form:e,removal:t,structure:n},s){let{document:i}=t,r=new Set;for(let a of s){let o=i.job.pace.step(1e3);o&&await o;
let l=i.dict(new u.q(a));if(!l)continue;let d=i.resolve(l.get("StructParent"));typeof d=="number"&&r.add(d),e.losing(l),!((0,u.x)(l.get("Subtype"),"Widget")&&e.
keepsAsField(a,l))&&t.remove(a)}n.dropKeys(r)}async function fa({annotations:e,form:t,outlines:n,structure:s,threads:i}){e.flush(),s.dropKeys(e.structKeys),e.structKeys.
clear(),await s.flush(),t.flush(),await n.flush(),i.flush()}async function _e(e,t,n,s){let[i]=e,r=await G.open(i.bytes,n,{password:t}),a=r.pages.count,o=await qn(
r,s(a)),l=await Z(r);return{documents:[{name:i.name,bytes:l,pageCount:o.pageCount}],notes:pa(o),facts:ma(a,o)}}function ma(e,t){let{pageCount:n,removedPages:s,repeatedPages:i}=t,
r={sourcePageCount:e,pageCount:n};return i>0&&(r.repeatedPages=i),s>0&&(r.removedPages=s,r.removedOutlineItems=t.removedOutlineItems,r.removedDestinations=t.removedDestinations,
r.removedLinks=t.removedLinks,r.removedFields=t.removedFields),r}function pa({removedXfa:e}){return e?[{code:"xfa_removed",message:"The XFA form of the document\
 described removed pages and was dropped. The fields themselves remain."}]:[]}var ga=(e,t,n)=>_e(e,t.open_password,n,s=>Or(lt(t,s))),ya={inputBytes:2147483647,objects:8388607,
nesting:500,streamBytes:268435456,expansion:200,filters:8,pages:5e5,orderPages:1e5,nodes:5e6};function $(e,t){if(t===0||e instanceof u.r)return e;if(e instanceof
u.q)return new u.r(t,e.number);if(Array.isArray(e))return e.map(s=>$(s,t));if(e instanceof u.t||!(e instanceof u.s))return e;let n=new u.s;for(let[s,i]of e)n.set(
s,$(i,t));return n}function le(e,t){let n=t.startsWith("þÿ");for(let s=2;;s++){let i=`_${s}`,r=t+(n?[...i].map(a=>`\0${a}`).join(""):i);if(!e.has(r))return r}}
var X=e=>(0,u.l)(e.bytes).toString("latin1"),ue=e=>new u.p(Uint8Array.from(Buffer.from(e,"latin1"))),Hn=(e,t)=>e<t?-1:e>t?1:0;function mt(e,t){let{table:n}=e,s=new Set,
i=[],r=new Map;for(let o=1;o<n.size;o++)if(e.isChanged(o))e.exists(o)&&s.add(o);else if(n.kind[o]===M)i.push(o);else if(n.kind[o]===j){let l=n.place[o],d=r.get(
l);d?d.push(o):r.set(l,[o])}for(let o=n.size;o<e.size;o++)e.exists(o)&&s.add(o);i.sort((o,l)=>n.place[o]-n.place[l]);let a=(0,u.l)(e.bytes);for(let o of t)for(let l=a.
indexOf(o);l>=0;l=a.indexOf(o,l+o.length)){let d=i[ba(i,n.place,l)];d!==void 0&&s.add(d)}for(let[o,l]of r){let d=e.container(o);if(!d)continue;let c=(0,u.l)(d.data);
if(t.some(h=>c.includes(h)))for(let h of l)s.add(h)}return[...s].sort((o,l)=>o-l)}function ba(e,t,n){let[s,i]=[0,e.length];for(;s<i;){let r=s+i>>1;t[e[r]]<=n?s=
r+1:i=r}return s-1}function Jn(e,t){let n=[e];for(;n.length>0;){let s=n.pop(),i=s instanceof u.t?s.dict:s;Array.isArray(i)?n.push(...i):i instanceof u.s&&(t(i),
n.push(...i.values()))}}function be(e,t,n=8){let[s,i]=[e.document.resolve(e.value),t.document.resolve(t.value)];if(n===0)return!1;let r=(a,o)=>be({document:e.document,
value:a},{document:t.document,value:o},n-1);return s instanceof u.p?i instanceof u.p&&Buffer.compare(s.bytes,i.bytes)===0:Array.isArray(s)?Array.isArray(i)&&s.length===
i.length&&s.every((a,o)=>r(a,i[o])):s instanceof u.s?i instanceof u.s&&s.size===i.size&&[...s].every(([a,o])=>i.has(a)&&r(o,i.get(a))):s instanceof u.t?i instanceof
u.t&&r(s.dict,i.dict)&&Buffer.compare(e.document.encoded(s),t.document.encoded(i))===0:s!==null&&typeof s=="object"?i!==null&&typeof i=="object"&&"text"in s&&"t\
ext"in i&&s.text===i.text:s===i}function wa(e){let{document:t}=e[0],n=t.edit(t.catalogNumber),s=e.some(a=>a.document.catalog.has("Collection"));n.delete("Collec\
tion");let i=t.array(n.get("OutputIntents"))??[],r=e.every(a=>{let o=a.document.array(a.document.catalog.get("OutputIntents"))??[];return be({document:t,value:i},
{document:a.document,value:o})});return r||n.delete("OutputIntents"),va(e,n),ka(e,n),{droppedPortfolio:s,droppedIntents:!r}}function va(e,t){let n=new u.s;for(let{
index:s,document:i}of e)for(let[r,a]of i.dict(i.catalog.get("Extensions"))??[])!n.has(r)&&r!=="ESIC"&&n.set(r,$(a,s));n.size>0?t.set("Extensions",n):t.delete("E\
xtensions")}function ka(e,t){let n=e.flatMap(({index:s,document:i})=>(i.array(i.catalog.get("Threads"))??[]).map(r=>$(r,s)));n.length>0&&t.set("Threads",n)}var xa=6,
Aa=["Parent","P","StructParent","StructParents","Annots","Kids","Fields","First","Prev","Next"],Sa=new Set(["Page","Pages","Catalog","OCG","OCMD","Annot","Struc\
tElem","StructTreeRoot","Outlines","ObjStm","XRef","Sig","Filespec","Metadata"]);async function Fa(e,t){let n=new $a(e,t);await n.streams();for(let s=0;s<xa&&await n.
referrers()>0;s++);return(s,i)=>n.canonical[s].get(i)}var $a=class{constructor(e,t){this.documents=e,this.marked=t,this.canonical=e.map(()=>new Map),this.tried=
e.map(()=>new Set),this.interesting=e.map(()=>new Set)}documents;marked;canonical;known=new Map;tried;interesting;async streams(){let e=new Map;for(let[n,s]of this.
documents.entries()){let{live:i,dataStart:r,dataEnd:a}=this.marked.markings[n],o=this.twinOf(n);for(let l=1;l<s.table.size;l++){if(i[l]!==1||s.table.kind[l]!==M||
s.isChanged(l)||r[l]<=0)continue;if(o>=0&&!this.documents[o].isChanged(l)&&this.marked.markings[o].live[l]===1&&!this.isTied(s,l)){this.equate({part:n,number:l},
this.canonical[o].get(l)??{part:o,number:l});continue}let d=a[l]-r[l],c=e.get(d);c?c.push({part:n,number:l}):e.set(d,[{part:n,number:l}])}}let{pace:t}=this.documents[0].
job;for(let n of e.values())if(!(n.length<2||n.every(({part:s})=>s===n[0].part)))for(let s of n){let i=t.step(this.offer(s));i&&await i}}async referrers(){let e=this.
interesting;this.interesting=this.documents.map(()=>new Set);let{pace:t}=this.documents[0].job,n=0;for(let[s,i]of this.documents.entries()){if(e[s].size===0)continue;
let{live:r,from:a,to:o}=this.marked.markings[s],{marks:l}=this.marked.scans[s];for(let d=1;d<r.length;d++){if(r[d]!==1||i.isChanged(d)||this.tried[s].has(d))continue;
let c=!1;for(let m=a[d];!c&&m<o[d];m+=3)c=l[m]!==u.A&&e[s].has(l[m]);if(!c)continue;let h=this.canonical[s].size,f=t.step(this.offer({part:s,number:d}));f&&await f,
n+=this.canonical[s].size-h}}return n}twinOf(e){let{bytes:t,security:n}=this.documents[e];return n?-1:this.documents.findIndex((s,i)=>i<e&&!s.security&&s.bytes.
length===t.length&&Buffer.compare(s.bytes,t)===0)}offer(e){let t=this.documents[e.part];this.tried[e.part].add(e.number);let n=t.get(e.number);if(!this.isFree(n))
return 200;let{key:s,cost:i}=this.contentOf(t,e.part,n),r=this.known.get(s);return r?this.equate(e,r):(this.known.set(s,e),this.interesting[e.part].add(e.number)),
i}equate(e,t){this.canonical[e.part].set(e.number,t),this.interesting[e.part].add(e.number),this.interesting[t.part].add(t.number),this.tried[e.part].add(e.number)}isTied(e,t){
return!this.isFree(e.get(t))}isFree(e){let t=e instanceof u.t?e.dict:e;if(!(t instanceof u.s))return Array.isArray(e);let n=t.get("Type");return!(n instanceof u.o&&
Sa.has(n.text))&&!Aa.some(s=>t.has(s))}contentOf(e,t,n){let s=new V(512),i=n instanceof u.t?Pa(n.dict):n;U(s,i,{...Ne,renumber:o=>{let l=this.canonical[t].get(o.
number)??{part:t,number:o.number};return l.number*this.documents.length+l.part+1}});let r=(0,Is.createHash)("sha256").update(s.bytes),a=s.length*20;if(n instanceof
u.t){let o=e.encoded(n);r.update("stream").update(o),a+=o.length}return{key:r.digest("hex"),cost:a}}};function Pa(e){let t=new u.s(e);return t.delete("Length"),
t}function Ma(e){let t=new Map,n=new Map,s=new Set,i=new Set,r=e.map(a=>({part:a,strings:Oa(a),names:Ca(a)}));for(let a of r){for(let o of a.strings.keys())s.add(
o);for(let o of a.names.keys())i.add(o)}for(let{part:a,strings:o,names:l}of r){let d=Qn(t,o,s,a.index),c=Qn(n,l,i,a.index);(d.size>0||c.size>0)&&Na(a,d,c)}return{
strings:t,names:n}}function Qn(e,t,n,s){let i=new Map;for(let[r,a]of t){let o=r;e.has(r)&&(o=le(n,r),n.add(o),i.set(r,o)),e.set(o,$(a,s))}return i}function Oa({
document:e}){let t=new Map,n=e.dict(e.catalog.get("Names"))?.get("Dests");for(let[s,i]of oe(e,n,"Names"))s instanceof u.p&&t.set(X(s),i);return t}function Ca({document:e}){
let t=e.dict(e.catalog.get("Dests"));return new Map(t)}function Na({document:e},t,n){let s=i=>{let r=e.resolve(i);if(r instanceof u.p){let o=t.get(X(r));return o===
void 0?void 0:ue(o)}let a=r instanceof u.o?n.get(r.text):void 0;return a===void 0?void 0:new u.o(a)};for(let i of mt(e,["/Dest","/GoTo"])){let r=!1,a=e.get(i);Jn(
a,o=>{let l=e.resolve(o.get("S")),d=o.has("Dest")?"Dest":l instanceof u.o&&l.text==="GoTo"?"D":void 0,c=d&&s(o.get(d));!d||c===void 0||(o.set(d,c),r=!0)}),r&&e.
edit(i)}}function Da(e){let t=e.filter(({document:d})=>we(d)),{document:n}=e[0];if(t.length===0)return{renamed:0,droppedXfa:!1};let s=new u.s(we(n)),i=t.some(d=>we(
d.document).has("XFA"));s.delete("XFA");let r=[],a=[],o=new Ra,l=Ta(t);for(let d of t){let c=we(d.document);d.index>0&&Ea(d,c,s),o.add(d,c),d.document.resolve(c.
get("NeedAppearances"))===!0&&s.set("NeedAppearances",!0),r.push(...(d.document.array(c.get("Fields"))??[]).map(h=>$(h,d.index))),a.push(...(d.document.array(c.
get("CO"))??[]).map(h=>$(h,d.index)))}return s.set("Fields",r),a.length>0&&s.set("CO",a),o.merged.size>0&&s.set("DR",o.merged),n.edit(n.catalogNumber).set("Acro\
Form",n.add(s)),{renamed:l,droppedXfa:i}}var we=e=>e.dict(e.catalog.get("AcroForm"));function Ta(e){let t=e.map(({document:a})=>(a.array(we(a).get("Fields"))??[]).
map(o=>({document:a,field:o}))),n=({document:a,field:o})=>{let l=a.resolve(a.dict(o)?.get("T"));return l instanceof u.p?X(l):void 0},s=new Set(t.flat().map(n)),
i=new Set,r=0;for(let a of t){let o=new Set;for(let l of a){let d=n(l);if(d===void 0)continue;if(!i.has(d)){o.add(d);continue}let c=le(s,d);s.add(c),o.add(c);let h=l.
field instanceof u.q?l.document.edit(l.field):l.field;h instanceof u.s&&h.set("T",ue(c)),r++}for(let l of o)i.add(l)}return r}function Ea(e,t,n){let{document:s}=e;
for(let i of["DA","Q"]){let r=s.resolve(t.get(i));if(r!==null){if(!n.has(i)){n.set(i,$(r,e.index));continue}if(!be({document:s,value:r},{document:s,value:n.get(
i)}))for(let{number:a,dict:o,parent:l}of dt(s))l||Re(s,o,i)!==void 0||(a!==void 0&&s.edit(a),o.set(i,r))}}}var Ra=class{merged=new u.s;origin=new Map;add(e,t){let{
document:n}=e,s=n.dict(t.get("DR")),i=new Map;for(let[r,a]of s??[]){let o=n.dict(a);if(!o){this.merged.has(r)||this.merged.set(r,$(n.resolve(a),e.index));continue}
let l=this.category(r);for(let[d,c]of o){let h=`${r}/${d}`,f=this.origin.get(h);if(!f)this.origin.set(h,{document:n,value:c}),l.set(d,$(c,e.index));else if(!be(
f,{document:n,value:c})){let m=le(new Set(l.keys()),d);this.origin.set(`${r}/${m}`,{document:n,value:c}),l.set(m,$(c,e.index)),r==="Font"&&i.set(d,m)}}}i.size>0&&
this.rewrite(e,t,i)}category(e){let t=this.merged.get(e);if(t instanceof u.s)return t;let n=new u.s;return this.merged.set(e,n),n}rewrite({document:e},t,n){let s=(r,a)=>{
let o=e.resolve(r.get("DA"));if(!(o instanceof u.p))return;let l=X(o).replace(/\/([^\s()<>[\]{}/%]+)/g,(d,c)=>{let h=n.get(c);return h===void 0?d:ja(h)});a(),r.
set("DA",ue(l))},i=e.resolve(t.get("DA"));for(let{number:r,dict:a,parent:o}of dt(e))!o&&i!==null&&Re(e,a,"DA")===void 0&&(r!==void 0&&e.edit(r),a.set("DA",i)),s(
a,()=>{r!==void 0&&e.edit(r)})}};function ja(e){let t=new V(64);return De(t,e),Buffer.from(t.bytes).toString("latin1")}function Ia(e){let t=e.map(({document:i})=>Xn(
i));if(t.every(i=>i===void 0))return;let{document:n}=e[0],s=Wn(n,_a(e,t));n.edit(n.catalogNumber).set("PageLabels",n.add(s))}function*_a(e,t){for(let{index:n,document:s}of e){
let i=t[n]??(r=>({style:"D",prefix:void 0,number:r+1}));for(let r=0;r<s.pages.count;r++)yield i(r)}}var Ba=["Order","AS","RBGroups","Locked"];function La(e){let t=e.
filter(({document:c})=>c.dict(c.catalog.get("OCProperties")));if(t.length===0||t.length===1&&t[0].index===0)return;let{document:n}=e[0],s=n.dict(n.catalog.get("\
OCProperties")),i=[],[r,a]=[[],[]],o=new Map(Ba.map(c=>[c,[]]));for(let c of t){let h=c.document.dict(c.document.catalog.get("OCProperties")),f=c.document.dict(
h.get("D")),m=(p,b)=>(c.document.array(p?.get(b))??[]).map(y=>$(y,c.index));i.push(...m(h,"OCGs"));for(let[p,b]of o)b.push(...m(f,p));r.push(...m(f,"ON")),a.push(
...za(c,h,f))}let l=new u.s(s&&n.dict(s.get("D")));l.delete("BaseState");for(let[c,h]of[...o,["ON",r],["OFF",a]])h.length>0?l.set(c,h):l.delete(c);let d=new u.s(
s);d.set("OCGs",i),d.set("D",l),n.edit(n.catalogNumber).set("OCProperties",n.add(d))}function za({index:e,document:t},n,s){let i=o=>t.array(s?.get(o))??[];if(!(0,u.x)(
t.resolve(s?.get("BaseState")),"OFF"))return i("OFF").map(o=>$(o,e));let r=o=>o!==null&&typeof o=="object"&&"number"in o?o.number:-1,a=new Set(i("ON").map(r));return(t.
array(n.get("OCGs"))??[]).filter(o=>!a.has(r(o))).map(o=>$(o,e))}var Ka=["AP","Pages","Templates","IDS","URLS","AlternatePresentations","Renditions"];function Ua(e,t){
let{document:n}=e[0],s=n.edit(n.catalogNumber),i=new u.s(n.dict(s.get("Names"))),r=(o,l)=>{if(l.size===0)return;let d=[...l].sort(([c],[h])=>Hn(c,h)).map(([c,h])=>[
ue(c),h]);i.set(o,n.add(Ie(n,d,"Names")))};r("Dests",t.strings),r("EmbeddedFiles",Va(e));for(let o of Ka)e.some(l=>Ga(l,o))&&r(o,Xa(e,o));i.size>0&&s.set("Names",
n.add(i)),t.names.size>0&&s.set("Dests",n.add(new u.s(t.names)));let a=e.flatMap(o=>(o.document.array(o.document.catalog.get("AF"))??[]).map(l=>$(l,o.index)));a.
length>0&&s.set("AF",a)}function Yn({document:e},t){let n=e.dict(e.catalog.get("Names"))?.get(t);return oe(e,n,"Names").flatMap(([s,i])=>s instanceof u.p?[[X(s),
i]]:[])}var Ga=({document:e},t)=>e.dict(e.catalog.get("Names"))?.has(t)??!1;function Va(e){let t=e.map(i=>({part:i,entries:Yn(i,"EmbeddedFiles")})),n=new Set(t.
flatMap(({entries:i})=>i.map(([r])=>r))),s=new Map;for(let{part:i,entries:r}of t)for(let[a,o]of r){let l=s.has(a)?le(n,a):a;n.add(l),s.set(l,$(o,i.index))}return s}
function Xa(e,t){let n=new Map;for(let s of e)for(let[i,r]of Yn(s,t))n.has(i)||n.set(i,$(r,s.index));return n}function Wa(e){let t=[],n=0;for(let l of e){let d=l.
document.dict(l.document.catalog.get("Outlines"));if(!d)continue;t.push(...qa(l,d));let c=l.document.resolve(d.get("Count"));typeof c=="number"&&c>0&&(n+=c)}if(t.
length===0)return;let{document:s}=e[0],i=s.add(null);for(let[l,d]of t.entries()){let c=d.part.document.edit(d.number);c instanceof u.s&&(c.set("Parent",es(d,i.number,
0)),ts(c,"Prev",d,t[l-1]),ts(c,"Next",d,t[l+1]))}let[r,a]=[t[0],t.at(-1)],o=new u.s([["Type",new u.o("Outlines")],["First",Zn(r.part.index,r.number)],["Last",Zn(
a.part.index,a.number)]]);n>0&&o.set("Count",n),s.put(i,o),s.edit(s.catalogNumber).set("Outlines",i)}function qa(e,t){let{document:n}=e,s=[],i=new Set,r=t.get("\
First");for(;r instanceof u.q&&!i.has(r.number)&&Ha(n,r);)i.add(r.number),s.push({part:e,number:r.number}),r=n.dict(r)?.get("Next");return s}var Ha=(e,t)=>e.get(
t)instanceof u.s,Zn=(e,t)=>e===0?new u.q(t):new u.r(e,t),es=(e,t,n)=>e.part.index===n?new u.q(t):new u.r(n,t);function ts(e,t,n,s){s?e.set(t,es(n,s.number,s.part.
index)):e.delete(t)}async function Ja(e){let t=e[0].document,n=t.add(null),s=[],i=0;for(let{index:r,document:a}of e){await a.pages.settle(),a.catalog.get("Pages")instanceof
u.q||await a.pages.rebuild(a.pages.numbers);let o=a.catalog.get("Pages"),l=a.edit(o);l instanceof u.s&&l.has("Kids")&&(l.set("Parent",r===0?n:new u.r(0,n.number)),
l.set("Count",a.pages.count),s.push(r===0?o:new u.r(r,o.number))),i+=a.pages.count}t.put(n,new u.s([["Type",new u.o("Pages")],["Kids",s],["Count",i]])),t.edit(t.
catalogNumber).set("Pages",n)}function Qa(e){let t=e.filter(({document:p})=>ns(p));if(t.length===0)return;let{document:n}=e[0],s=n.edit(n.catalogNumber);if((t.length<
e.length||t.some(p=>!Ya(p.document)))&&s.delete("MarkInfo"),t.length===1&&t[0].index===0)return;let i=n.add(null).number,r=[],a=[],o=new Map,l=new u.s,d=new u.s,
c=[],h=new Map,f=0;for(let p of t){let b=ns(p.document),y=Za(p.document,b);for(let w of y)w instanceof u.q&&eo(p,w,i);r.push(...y.map(w=>$(w,p.index)));let g=oe(
p.document,b.get("ParentTree"),"Nums");f>0&&no(p.document,f);for(let[w,x]of g)a.push([Number(w)+f,$(x,p.index)]);f=Math.max(f,...g.slice(-1).map(([w])=>Number(w)+
f+1),f+to(p.document,b));let v={S:ss(p,b.get("RoleMap"),l,h,"S"),C:ss(p,b.get("ClassMap"),d,h,"C"),ID:io(p,b,o)};v.S.size+v.C.size+v.ID.size>0&&ro(p.document,v),
c.push(...(p.document.array(b.get("Namespaces"))??[]).map(w=>$(w,p.index)))}a.sort((p,b)=>Number(p[0])-Number(b[0]));let m=new u.s([["Type",new u.o("StructTreeR\
oot")],["K",r],["ParentTree",n.add(Ie(n,a,"Nums"))],["ParentTreeNextKey",f]]);if(l.size>0&&m.set("RoleMap",l),d.size>0&&m.set("ClassMap",d),c.length>0&&m.set("N\
amespaces",c),o.size>0){let p=[...o].sort(([b],[y])=>Hn(b,y)).map(([b,y])=>[ue(b),y]);m.set("IDTree",n.add(Ie(n,p,"Names")))}n.put(i,m),s.set("StructTreeRoot",new u.q(
i))}var ns=e=>e.dict(e.catalog.get("StructTreeRoot")),Ya=e=>e.resolve(e.dict(e.catalog.get("MarkInfo"))?.get("Marked"))===!0;function Za(e,t){let n=t.get("K");return n===
void 0?[]:e.array(n)??[n]}function eo({index:e,document:t},n,s){let i=t.edit(n);i instanceof u.s&&i.set("P",e===0?new u.q(s):new u.r(0,s))}function to(e,t){let n=e.
resolve(t.get("ParentTreeNextKey"));return typeof n=="number"&&Number.isInteger(n)&&n>0&&n<1e8?n:0}function no(e,t){for(let n of mt(e,["/StructParent"])){let s={};
for(let i of["StructParents","StructParent"]){let r=e.entry(n,i)??e.dict(new u.q(n))?.get(i),a=e.resolve(r);typeof a=="number"&&(s[i]=a+t)}if(Object.keys(s).length!==
0)if(e.isChanged(n)||!so(e,n)){let i=e.edit(n),r=e.dict(i);for(let[a,o]of Object.entries(s))r?.set(a,o)}else e.patch(n,s)}}var so=(e,t)=>e.get(t)instanceof u.s;
function ss({index:e,document:t},n,s,i,r){let a=new Map;for(let[o,l]of t.dict(n)??[]){let d=`${r}/${o}`,c=i.get(d);if(c&&be(c,{document:t,value:l}))continue;let h=c?
le(new Set(s.keys()),o):o;c&&a.set(o,h),i.set(`${r}/${h}`,{document:t,value:l}),s.set(h,$(l,e))}return a}function io({index:e,document:t},n,s){let i=new Map,r=oe(
t,n.get("IDTree"),"Names"),a=new Set([...s.keys(),...r.map(([o])=>o instanceof u.p?X(o):"")]);for(let[o,l]of r){if(!(o instanceof u.p))continue;let d=X(o),c=s.has(
d)?le(a,d):d;a.add(c),c!==d&&i.set(d,c),s.set(c,$(l,e))}return i}function ro(e,{S:t,C:n,ID:s}){for(let i of mt(e,["/StructElem","/Headers","/ID"])){let r=!1,a=(o,l,d)=>{
d!==void 0&&(o.set(l,d),r=!0)};Jn(e.get(i),o=>{let l=e.array(o.get("Headers"));if(l?.some(c=>c instanceof u.p&&s.has(X(c)))&&a(o,"Headers",l.map(c=>is(c,s)??c)),
!(0,u.x)(e.resolve(o.get("Type")),"StructElem")&&!(o.has("P")&&o.has("S")))return;a(o,"S",pt(e.resolve(o.get("S")),t)),a(o,"ID",is(e.resolve(o.get("ID")),s));let d=e.
resolve(o.get("C"));Array.isArray(d)?a(o,"C",d.map(c=>pt(c,n)??c)):a(o,"C",pt(d,n))}),r&&e.edit(i)}}function pt(e,t){let n=e instanceof u.o?t.get(e.text):void 0;
return n===void 0?void 0:new u.o(n)}function is(e,t){let n=e instanceof u.p?t.get(X(e)):void 0;return n===void 0?void 0:ue(n)}function ao(e,t=["pdfaid","pdfuaid"]){
let n=e.catalog.get("Metadata"),s=e.resolve(n);if(!(0,u.v)(n)||!(s instanceof u.t))return!1;let i=oo(e),r=i;for(let o of t)r=r.replace(new RegExp(`\\s+${o}:\\w+\\\
s*=\\s*(?:"[^"]*"|'[^']*')`,"g"),"").replace(new RegExp(`\\s*<${o}:(\\w+)\\b[^>]*(?:/>|>[^<]*</${o}:\\1\\s*>)`,"g"),"");if(r===i)return!1;let a=new u.s([...s.dict].
filter(([o])=>o!=="Filter"&&o!=="DecodeParms"&&o!=="Length"));return e.put(n,new u.t(a,Buffer.from(r,"latin1"))),!0}function oo(e){let t=e.resolve(e.catalog.get(
"Metadata"));if(!(t instanceof u.t))return"";try{return Buffer.from(e.decoded(t)).toString("latin1")}catch{return""}}function lo(e,t){return Promise.resolve([])}
var uo=async(e,{open_password:t},n)=>{if(e.length===0)throw(0,k.c)([{field:"file",message:"at least one document is required"}]);let s=[],i=await co(e,t,n,s);i.
length>1&&await ho(i,s);let r=i.map(({document:l})=>l),a=await Pn(r,{encryption:"none",...i.length>1?{dedupe:Fa}:{}}),o=i.reduce((l,{document:d})=>l+d.pages.count,
0);return{documents:[{name:e[0].name,bytes:a,pageCount:o}],notes:s,facts:{pageCount:o,documentCount:e.length}}};async function co(e,t,n,s){let i=[],r=0,a=0;for(let[
o,l]of e.entries()){try{let d=await G.open(l.bytes,n,{password:t});a+=(await lo(d,"keep")).length,await d.pages.settle(),i.push({index:o,document:d,firstPage:r}),
r+=d.pages.count}catch(d){throw d instanceof k.b&&d.code!=="cancelled"&&e.length>1?(0,k.e)(d,o+1,l.name):d}n.pace.progress((o+1)/(2*e.length))}return a>0&&s.push(
{code:"signatures_removed",message:`${a} ${a===1?"signature was":"signatures were"} removed, because a signature cannot survive a merge.`}),i}async function ho(e,t){
Wa(e);let n=Ma(e);Ua(e,n),Ia(e),La(e),Qa(e);let{droppedXfa:s}=Da(e),{droppedPortfolio:i}=wa(e);ao(e[0].document)&&t.push({code:"conformance_dropped",message:"Th\
e result no longer claims PDF/A or PDF/UA conformance, which a merge cannot promise."}),await Ja(e),s&&t.push({code:"xfa_removed",message:"An XFA form was dropp\
ed, because XFA forms cannot be merged. The fields themselves remain."}),i&&t.push({code:"portfolio_dropped",message:"A portfolio became an ordinary document. I\
ts files remain as attachments."})}var fo=25,mo=3e5,po=class{constructor(e,t,n){this.pause=e,this.signal=t,this.onProgress=n}pause;signal;onProgress;work=0;since=performance.
now();step(e){if(this.work+=e,!(this.work<mo)){if(this.work=0,this.signal?.aborted)throw rs();return performance.now()-this.since<fo?void 0:this.rest()}}async rest(){
if(await this.pause(),this.signal?.aborted)throw rs();this.since=performance.now()}progress(e){this.onProgress?.(e)}};function rs(){return new k.b("cancelled","\
The operation was cancelled")}var go=(e,t,n)=>_e(e,t.open_password,n,s=>{let{first:i,last:r}=lt(t,s),a=r-i+1;if(a===s)throw(0,k.c)([{field:"first_page",message:"\
and last_page name every page of the document: at least one page must remain"}]);return Uint32Array.from({length:s-a},(o,l)=>l<i-1?l+1:l+a+1)});async function as(e,t){
let{security:n}=e,s=e.pages.count;if(!n)return{documents:[{...t,pageCount:s}],notes:[],facts:{wasEncrypted:!1}};let i=await Z(e,{encryption:"none"}),r=Je(n.permissions);
return{documents:[{name:t.name,bytes:i,pageCount:s}],notes:[],facts:{wasEncrypted:!0,restrictions:r}}}var yo=async(e,t,n)=>{let[s]=e;return as(await bo(s.bytes,
t.password,n),s)};async function bo(e,t,n){try{return await G.open(e,n,{password:t})}catch(s){throw!(s instanceof k.b)||s.code!=="wrong_password"?s:new k.b(s.code,
s.message,{issues:[{field:"password",message:"does not open the document: it must be its user or owner password"}],...s.advice===void 0?{}:{advice:s.advice}})}}
var wo=async(e,t,n)=>{let[s]=e;return as(await vo(s.bytes,n),s)};async function vo(e,t){try{return await G.open(e,t)}catch(n){throw!(n instanceof k.b)||n.code!==
"password_required"?n:new k.b("password_required","The PDF document needs a password to open, which remove_restrictions leaves in place",{issues:[{field:"file",
message:"The document needs a password to open. Use remove_password, which removes the restrictions too."}],advice:"Use remove_password with the password: it re\
moves the restrictions too"})}}var ko=()=>Promise.reject(new k.b("internal","under construction")),xo=/^ *(-?\d+)(?:(\.\.)(-?\d+)?)? *$/;function os(e){let t=[];
for(let[n,s]of e.split(",").entries()){let i=n+1,r=xo.exec(s),a=d=>({problem:`item ${i} ('${ls(s)}') ${d}`});if(s.trim()==="")return{problem:`item ${i} is empty\
: write pages such as 3,1,2 or 2..5, separated by single commas`};if(!r)return a(Fo(s));let o=Number(r[1]),l=r[3]===void 0?void 0:Number(r[3]);if(o===0||l===0)return a(
"names page 0: pages count from 1, and -1 is the last page");t.push({from:o,to:l,range:r[2]!==void 0,text:s.trim(),position:i})}return{items:t}}function Ao(e,t,n){
let s=c=>(0,k.c)([{field:"page_order",message:c}]),i=os(e);if("problem"in i)throw s(i.problem);let r=t===1?"1 page":`${t} pages`,a=i.items.map(c=>{let h=p=>p<0?
t+1+p:p,f=h(c.from),m=c.range?c.to===void 0?t:h(c.to):f;for(let[p,b]of[[c.from,f],[c.to??c.from,m]])if(b<1||b>t)throw s(`item ${c.position} ('${ls(c.text)}') na\
mes ${So(p)}, but the document has ${r}`);return{first:f,last:m}}),o=a.reduce((c,{first:h,last:f})=>c+Math.abs(f-h)+1,0);if(o>n)throw s(`names ${o} pages in all\
; at most ${n} are allowed`);let l=new Uint32Array(o),d=0;for(let{first:c,last:h}of a){let f=c<=h?1:-1;for(let m=c;m!==h+f;m+=f)l[d++]=m}return l}function So(e){
return Number.isSafeInteger(e)?`page ${e}`:"a page far beyond its end"}function Fo(e){return/^ *\d+ *-+ *\d* *$/.test(e)?"is not a range: ranges are written 2..\
5":/^ *\.\./.test(e)?"has no start: a range is written 1..5":"is not a page, such as 3 or -1, nor a range, such as 2..5 or 2.."}function ls(e){let t=[...e].map(
n=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.test(n)?"?":n);return t.length>40?`${t.slice(0,40).join("")}…`:t.join("")}var $o=(e,t,n)=>_e(e,t.open_password,n,s=>Ao(t.page_order,
s,n.limits.orderPages)),Po=(e,t,n)=>_e(e,t.open_password,n,s=>Uint32Array.from({length:s},(i,r)=>s-r)),Mo=async(e,t,n)=>{let[s]=e,{angle:i}=t,r=await G.open(s.bytes,
n,{password:t.open_password}),{pages:a}=r,o=a.count,{first:l,last:d}=lt(t,o),c=i===0?0:d-l+1,h={pageCount:o,rotatedPages:c};if(c===0)return{documents:[{...s,pageCount:o}],
notes:[],facts:h};for(let f=l-1;f<d;f++){let m=Oo(r.resolve(a.attribute(f,"Rotate")))+i;a.patch(f,{Rotate:(m%360+360)%360});let p=n.pace.step(400);p&&await p}return{
documents:[{name:s.name,bytes:await Z(r),pageCount:o}],notes:[],facts:h}};function Oo(e){return typeof e=="number"&&Number.isInteger(e/90)?e:0}function us(e){let t=e.
edit(e.catalogNumber),n=D(e,"Names"),s=n?oe(e,n.dict.get("EmbeddedFiles"),"Names").length:0;return n?.dict.has("EmbeddedFiles")&&(e.edit(n.holder),n.dict.delete(
"EmbeddedFiles")),t.delete("AF"),t.delete("Collection"),Co(e),s}function Co(e){let t=e.catalog.get("Metadata"),n=e.resolve(t);if(!(0,u.v)(t)||!(n instanceof u.t))
return;let s;try{s=Buffer.from(e.decoded(n)).toString("latin1")}catch{return}let i=s.replace(/\s*<xmpMM:(History|Ingredients|Pantry|Manifest)>[^]*?<\/xmpMM:\1>/g,
"");if(i===s)return;let r=new u.s([...n.dict].filter(([a])=>a!=="Filter"&&a!=="DecodeParms"));e.put(t,new u.t(r,Buffer.from(i,"latin1")))}async function No(e){let t=D(
e,"OCProperties"),n=e.array(t?.dict.get("OCGs"));if(!t||!n||n.length===0)return;let s=e.edit(e.catalogNumber);s.delete("OCProperties");let{live:i}=await vn(e);if(n.
filter(d=>(0,u.v)(d)&&i[d.number]===1).length===0)return;let r=d=>Array.isArray(d)?d.filter(c=>!(c instanceof u.q)||i[c.number]===1||!Do(e,c)).map(r):d,a=d=>new u.s(
[...d].map(([c,h])=>[c,Array.isArray(e.resolve(h))?r(e.resolve(h)):h])),o=a(t.dict),l=e.dict(t.dict.get("D"));l&&o.set("D",a(l)),s.set("OCProperties",o)}var Do=(e,t)=>e.
dict(t)?.has("Name")??!1,To=class{constructor(e,t,n,s,i){this.estimate=e,this.windows=t,this.options=n,this.pageCount=s,this.limit=i}estimate;windows;options;pageCount;limit;factor=1;surplus=700;totals=[];async next(e){
this.totals=[],this.estimate.begin();for(let t=4;;t*=4){let n=this.guess(e),s=Math.min(this.pageCount-1,n+t+(n-e>>3)),i=await this.windows.around(e,s),r=await this.
search(i,e,s,n);if(r!==void 0)return{document:await this.cut(i,e,r),last:r}}}async search(e,t,n,s){let i=t-1,r=n+1,a=s;for(;r-i>1;){let o=await yr(await this.cut(
e,t,a),this.options);o<=this.limit?i=a:r=a,this.learn(this.total(t,a),o);let l=this.guess(t);l>i&&l<r?a=l:r-i<=4?a=o<=this.limit?i+1:r-1:a=i+r>>1}if(!(r>n&&n<this.
pageCount-1))return Math.max(i,t)}async cut(e,t,n){let s=await this.windows.cut(e,t,n);return await No(s),s}total(e,t){let{totals:n}=this;for(;n.length<=t-e;)n.
push((n.at(-1)??0)+this.estimate.add(e+n.length));return n[t-e]}guess(e){let t=e;for(;t+1<this.pageCount&&this.total(e,t+1)*this.factor+this.surplus<=this.limit;)
t++;return t}learn(e,t){this.factor=Math.max(.02,(t-Math.min(this.surplus,t/2))/Math.max(1,e))}},ds=20,Eo=.3,Ro=class _s{constructor(t,n){this.document=t,this.marked=
n,this.counted=new Int32Array(t.size),this.pages=new Set(t.pages.numbers)}document;marked;counted;part=0;pages;static async of(t){return new _s(t,await ye([t],{
detail:!0}))}begin(){this.part++}add(t){let{document:n,counted:s,part:i}=this,r=this.marked.markings[0],{marks:a}=this.marked.scans[0],o=n.pages.number(t),l=[o],
d=0;s[o]=i;let c=h=>{h<=0||h>=s.length||s[h]===i||r.live[h]!==1||this.pages.has(h)||this.isTree(h)||(s[h]=i,l.push(h))};for(;l.length>0;){let h=l.pop();d+=this.
lengthOf(h);let f=n.edited.get(h);if(f!==void 0)jo(f,c);else for(let m=r.from[h];m<r.to[h];m+=3)a[m]!==u.A&&c(a[m])}return d}lengthOf(t){let n=this.marked.markings[0].
end[t];if(n>0)return n-this.document.table.place[t]+ds;let s=this.document.place(t);return s?(s.end-s.start)*Eo+ds:200}isTree(t){return(this.document.entry(t,"K")??
this.document.entry(t,"Kids"))!==void 0}};function jo(e,t){let n=[e];for(;n.length>0;){let s=n.pop();s instanceof u.q?t(s.number):Array.isArray(s)?n.push(...s):
s instanceof u.s?n.push(...s.values()):s instanceof u.t&&n.push(s.dict)}}var Io=4,_o=12,Bo=class{constructor(e,t,n,s,i){this.job=n,this.prepare=s,this.password=
i,this.stack=[{bytes:e,first:0,count:t}]}job;prepare;password;stack;async around(e,t){let{stack:n}=this;for(;n.length>1&&!Lo(n.at(-1),e,t);)n.pop();let s=t-e+1;
for(;;){let i=n.at(-1),r=Math.ceil(i.count/Io);if(i.count<=_o||r<s*2)return i;let a=Math.min(r,i.first+i.count-e),o=await this.cut(i,e,e+a-1);n.push({bytes:await Z(
o,{encryption:"none",compact:!0}),first:e,count:a})}}async cut(e,t,n){let s=e===this.stack[0],i=await G.open(e.bytes,this.job,s?{password:this.password}:{});if(s&&
this.prepare(i),t>e.first||n<e.first+e.count-1){let r=Uint32Array.from({length:n-t+1},(a,o)=>t-e.first+o+1);await qn(i,r)}return i}},Lo=({first:e,count:t},n,s)=>e<=
n&&s<e+t,zo=async(e,{maximum_bytes:t,open_password:n},s)=>{let[i]=e,r=await G.open(i.bytes,s,{password:n}),a=r.pages.count,o={encryption:r.security??"none",compact:!0},
l=us(r),d=new Bo(i.bytes,a,s,us,n),c=new To(await Ro.of(r),d,o,a,t),h=[];for(let m=0;m<a;){let{document:p,last:b}=await c.next(m),y=`${String(h.length+1).padStart(
5,"0")}.pdf`,g=await Z(p,o);h.push({name:y,bytes:g,pageCount:b-m+1,firstPage:m+1,lastPage:b+1}),m=b+1,s.pace.progress(m/a)}let f=h.filter(({bytes:m})=>m.length>
t).length;return{documents:h,notes:Ko(l,f),facts:{pageCount:a,parts:h.length,largestBytes:h.reduce((m,{bytes:p})=>Math.max(m,p.length),0),oversizeParts:f,attachmentsLeftOut:l}}};
function Ko(e,t){let n=[];return e>0&&n.push({code:"attachments_left_out",message:`${e} ${e===1?"attachment is":"attachments are"} in none of the parts.`}),t>0&&
n.push({code:"oversize_parts",message:`${t} ${t===1?"part exceeds":"parts exceed"} the limit, because a single page is larger.`}),n}var Uo={add_password:Fr,add_restrictions:$r,
add_text_watermark:Mr,extract_pages:ga,merge_documents:uo,remove_pages:go,remove_password:yo,remove_restrictions:wo,remove_signatures:ko,reorder_pages:$o,reverse_pages:Po,
rotate_pages:Mo,split_by_size:zo};function Go({pause:e,limits:t}){return{async run(n,s,i,{signal:r,onProgress:a}={}){let o=new po(e,r,a);try{let l=(0,S.f)(n,s);
if(l.length>0)throw(0,k.c)(l);return await Uo[n](s,i,{pace:o,limits:{...ya,...t}})}catch(l){throw(0,k.f)(l)}}}}async function Vo(e){return e.region!==""||e.baseUrl!==
""?(await Promise.resolve().then(()=>K(require("./region-LETLIBGF.js")))).chooseRegion(e):{backend:Go({pause:()=>new Promise(t=>setImmediate(t))}),isLocal:!0,place:"\
on the runner"}}var I=e=>e.replace(/[\p{Cc}\u2028\u2029]+/gu," ").replace(/:(?=:)/g,": ").replace(/##\[/g,"## ["),ve=e=>I(e).replace(/&/g,"&amp;").replace(/</g,
"&lt;").replace(/>/g,"&gt;").replace(/"/g,"&quot;"),H=(e,t)=>`${e} ${t}${e===1?"":"s"}`;function de(e){let t=["B","kB","MB","GB"],n=e,s=0;for(;n>=999.95&&s<t.length-
1;s++)n/=1e3;return`${s===0||n>=99.95?Math.round(n):n.toFixed(1)} ${t[s]}`}function cs(e){let t=typeof e=="object"&&e!==null&&"code"in e?e.code:void 0;return typeof t==
"string"?t:"unknown reason"}var hs=e=>e instanceof Error?e.stack??e.message:typeof e,gt=class extends Error{constructor(e,t){super("a job failed"),this.input=e,
this.cause=t}input;cause};async function Xo(e,t){let n=e.inputs[0]??"",s={source:n};try{let i=[];for(let o of e.inputs)s.source=o,i.push({source:o,document:await qo(
o,t.workspace),facts:{},notes:[]});let r=i.reduce((o,{document:l})=>o+l.bytes.length,0);for(let o of t.steps)i=await Wo(i,o,t,s);s.source=n;let a=i.map(({document:o},l)=>({
path:e.outputPath(l+1),bytes:o.bytes}));for(let o of a)t.claim(o.path,e);return await t.write(a),i.map(({document:o,facts:l,notes:d},c)=>{let{pageCount:h,firstPage:f,
lastPage:m}=o,p=f===void 0||m===void 0?{}:{firstPage:f,lastPage:m};return{status:"done",input:n,inputs:e.inputs,output:a[c]?.path??null,pages:h??null,bytesBefore:r,
bytesAfter:o.bytes.length,facts:{...l,...p},notes:d,message:null}})}catch(i){throw new gt(s.source,i)}}async function Wo(e,t,n,s){let i=(0,S.b)(t.name).input===
"many"?[e]:e.map(a=>[a]),r=[];for(let a of i){let[o]=a;if(!o)continue;s.source=o.source;let{documents:l,notes:d,facts:c}=await n.backend.run(t.name,a.map(({document:f})=>f),
t.params,{signal:n.signal,onProgress:f=>n.onProgress(o.source,(0,S.d)(t.name),f)}).catch(f=>{let m=f instanceof k.b?f.position:void 0;throw s.source=a[(m??1)-1]?.
source??o.source,f}),h={facts:Object.assign({},...a.map(f=>f.facts)),notes:a.flatMap(f=>f.notes)};for(let f of l)r.push({source:o.source,document:{...f,name:o.document.
name},facts:{...h.facts,...c},notes:[...h.notes,...d.map(({message:m})=>m)]})}return r}async function qo(e,t){let n=await(0,Bs.readFile)(St.default.join(t,e)).catch(
s=>{throw new k.b("unreadable_document",`The file could not be opened (${cs(s)})`,{cause:s})});return{name:St.default.posix.basename(e),bytes:n}}async function Ho(e,t){
let n=await(0,fe.realpath)(t),s=new Set,i=[],r=new Set;for(let[a,o]of e.entries()){if(o.startsWith("!"))continue;if(!ke(T.default.relative(t,T.default.resolve(t,
o))))throw ms(o);let l=e.slice(a+1).filter(c=>c.startsWith("!")),d=await Jo(o,l,t);d.length===0&&i.push(o);for(let c of d){let h=fs(T.default.relative(t,c));await Yo(
c,n)?s.add(h):r.add(h)}}return{files:[...s],empty:i,refused:[...r]}}var ke=e=>e!==".."&&!e.startsWith(`..${T.default.sep}`)&&!e.startsWith("../")&&!T.default.isAbsolute(
e),fs=e=>T.default.sep==="/"?e:e.replaceAll(T.default.sep,"/");async function Jo(e,t,n){let s=/[*?[\]\\]/.test(e)?void 0:await(0,fe.stat)(T.default.resolve(n,e)).
catch(()=>{});if(s?.isFile()&&t.length===0)return[T.default.resolve(n,e)];let{create:i}=await Promise.resolve().then(()=>K(require("./glob-PS7ZFRRR.js"))),r=await(await i(
[e,...t].join(`
`),{matchDirectories:!1,followSymbolicLinks:!1}).catch(()=>{throw ms(e)})).glob(),a=s?.isDirectory()?r.filter(o=>/\.pdf$/i.test(o)):r;return a.length>1?Qo(a):a}
function Qo(e){let{compare:t}=new Intl.Collator("en",{numeric:!0}),n=(s,i)=>{for(let r=0;r<s.length&&r<i.length;r++){let a=t(s[r]??"",i[r]??"");if(a!==0)return a}
return s.length-i.length};return e.map(s=>({file:s,segments:s.split(T.default.sep)})).sort((s,i)=>n(s.segments,i.segments)||(s.file<i.file?-1:1)).map(({file:s})=>s)}
async function Yo(e,t){let n=await(0,fe.realpath)(e).catch(()=>{});return n===void 0||!ke(T.default.relative(t,n))?!1:(await(0,fe.stat)(n)).isFile()}function ms(e){
return(0,k.c)([{field:"files",message:`the pattern '${e}' must stay in the workspace, and be written without '..'`}])}var Zo=2**31-1,el=/^ *[+-]?\d+ *$/,tl=/^ *[+-]?(\d+(\.\d*)?|\.\d+) *$/,
nl=/[\u0000-\u001f\u007f-\u009f\u2028\u2029]/u,sl=new RegExp("\\p{Cs}","u"),il=/^[\x20-\x7e]*$/;function rl(e,t){let n=(0,S.b)(e),s={},i=[];for(let[o,l]of Object.
entries(n.fields)){let d=Object.hasOwn(t,o)?t[o]:void 0;if(al(l,d)){l.required?i.push({field:o,message:`is required: ${W(l)}`}):"default"in l&&(s[o]=l.default);
continue}let c=ol(l,d);"problem"in c?i.push({field:o,message:c.problem}):s[o]=c.value}let{ascending:r,different:a}=n;if(r){let[o,l]=[s[r[0]],s[r[1]]];typeof o==
"number"&&typeof l=="number"&&o>l&&i.push({field:r[0],message:`must not be greater than ${r[1]}`})}if(a){let[o,l]=[s[a[0]],s[a[1]]];o!==void 0&&o===l&&i.push({field:a[0],
message:`must differ from ${a[1]}`})}return{params:s,issues:i}}function W(e){switch(e.kind){case"text":{let t=e.minLength?`${e.minLength} to ${e.maxLength}`:`at\
 most ${e.maxLength}`;return e.characters==="printable-ascii"?`${t} printable ASCII characters (codes 32 to 126)`:`${t} characters`}case"flag":return"true or fa\
lse";case"integer":return e.max===void 0||e.max===Number.MAX_SAFE_INTEGER?`a whole number of at least ${e.min}`:`a whole number from ${e.min} to ${e.max}`;case"\
decimal":return`a decimal number greater than ${e.above}, in ${e.unit}, with a point`;case"choice":return`one of ${e.options.map(({value:t})=>t).join(", ")}`;case"\
pageOrder":return`pages such as 3,1,2 or 2.. or -1,1..-2, at most ${e.maxLength} characters`;default:return e}}function al(e,t){return t==null||t===""?!0:e.kind===
"text"&&!e.secret&&typeof t=="string"&&t.trim()===""}function ol(e,t){if(Array.isArray(t))return{problem:"must be given only once"};switch(e.kind){case"text":return ll(
e,t);case"flag":return ul(e,t);case"integer":return dl(e,t);case"decimal":return cl(e,t);case"choice":return hl(e,t);case"pageOrder":return fl(e,t);default:return e}}
function ll(e,t){if(typeof t!="string"&&typeof t!="number")return{problem:`must be ${W(e)}`};let n=String(t),s=e.secret?n:n.normalize("NFC"),i=e.secret?s.length:
[...s].length;return i>e.maxLength||i<(e.minLength??0)?{problem:`must be ${W(e)}`}:e.characters==="printable-ascii"&&!il.test(s)?{problem:`must be ${W(e)}`}:!e.
secret&&nl.test(s)?{problem:"must not contain control characters or line breaks"}:!e.secret&&sl.test(s)?{problem:"must not contain half a character (a lone surr\
ogate)"}:{value:s}}function ul(e,t){if(typeof t=="boolean")return{value:t};let n=typeof t=="string"?t.trim().toLowerCase():"";return n==="true"||n==="false"?{value:n===
"true"}:{problem:`must be ${W(e)}`}}function dl(e,t){let n=yt(t);if(n===void 0||n<e.min)return{problem:`must be ${W(e)}`};let s=e.max??Zo;return n<=s?{value:n}:
{problem:`must not be greater than ${s}`}}function yt(e){return typeof e=="string"?el.test(e)?Number(e.trim())+0:void 0:typeof e=="number"&&Number.isInteger(e)?
e+0:void 0}function cl(e,t){let n=typeof t=="number"?t:typeof t=="string"&&tl.test(t)?Number(t.trim()):NaN;return Number.isFinite(n)&&n>e.above?{value:n}:{problem:`\
must be ${W(e)}`}}function hl(e,t){let{open:n}=e,s=e.options.find(({value:r})=>typeof r=="number"?r===yt(t):r===t);if(s)return{value:s.value};let i=n?yt(t):void 0;
return n&&i!==void 0&&i>=n.min&&i<=n.max?{value:i}:{problem:`must be ${W(e)}`}}function fl(e,t){if(typeof t!="string"&&typeof t!="number")return{problem:`must b\
e ${W(e)}`};let n=String(t);if(n.length>e.maxLength)return{problem:`must be at most ${e.maxLength} characters long, and has ${n.length}`};let s=os(n);return"pro\
blem"in s?{problem:s.problem}:{value:n}}var ml={b:1,kb:1e3,mb:1e6,gb:1e9,kib:1024,mib:1048576,gib:1073741824},pl=/^\s*(\d+(?:\.\d+)?)\s*([kmg]i?b|b)\s*$/i;function gl(e){
let[,t,n]=pl.exec(e)??[],s=ml[n?.toLowerCase()??""];return s===void 0?e:String(Math.floor(Math.round(Number(t)*s*1e3)/1e3))}var ps=S.a.map(S.d).join(", "),ce='w\
rite a YAML list of operations, such as "- rotate_pages: { angle: 90 }"',gs=[...new Set(S.a.flatMap(e=>Object.keys((0,S.b)(e).fields)))],ys=new Set(S.a.flatMap(
e=>Object.entries((0,S.b)(e).fields).flatMap(([t,n])=>"secret"in n?[t]:[])));async function yl(e,t){let n=new Map;for(let a of gs){let o=e((0,S.d)(a));o!==""&&(ys.
has(a)&&t(o),n.set(a,o))}let s=e("operation").trim(),i=e("steps");if(i.trim()!==""){let{value:a,problem:o}=(await Promise.resolve().then(()=>K(require("./yaml-list-JPHAPBCX.js")))).
parseList(i);for(let d of bt(a))t(d);let l=[];return s!==""&&l.push({field:"operation",message:"give either operation or steps, not both"}),o!==void 0?{steps:[],
issues:[...l,{field:"steps",message:`${o}: ${ce}`}],warnings:[]}:wl(a,n,l)}if(s==="")return vs("operation",`is required, unless steps is given: one of ${ps}`);let r=s.
replaceAll("-","_");return(0,S.c)(r)?bl(r,n):vs("operation",`must be one of ${ps}`)}function bs(e){return e.replace(/\b[a-z]+(?:_[a-z0-9]+)+\b/g,t=>gs.includes(
t)?(0,S.d)(t):t)}function bl(e,t){let{fields:n}=(0,S.b)(e),s=[...t.keys()].filter(a=>!Object.hasOwn(n,a)),{step:i,issues:r}=ws({name:e,raw:Object.fromEntries(t)});
return{steps:[i],issues:r.map(({field:a,message:o})=>({field:(0,S.d)(a),message:bs(o)})),warnings:s.map(a=>`${(0,S.d)(a)} is not used: it is no parameter of ${(0,S.d)(
e)}`)}}function wl(e,t,n){let s=[...n],i=[];if(!Array.isArray(e)||e.length===0)return{steps:i,issues:[...s,{field:"steps",message:ce}],warnings:[]};for(let a of t.
keys())a!=="open_password"&&s.push({field:(0,S.d)(a),message:"write it inside the step that it belongs to"});let r=t.get("open_password");for(let[a,o]of e.entries()){
let l=`steps[${a+1}]`,d=vl(o);if("problem"in d){s.push({field:l,message:d.problem});continue}let{fields:c}=(0,S.b)(d.name);for(let m of Object.keys(d.raw))Object.
hasOwn(c,m)||s.push({field:`${l}.${m}`,message:`is no parameter of ${d.name}: ${Object.keys(c).join(", ")}`});let h=r===void 0?d.raw:{open_password:r,...d.raw},
f=ws({name:d.name,raw:h});i.push(f.step),s.push(...f.issues.map(({field:m,message:p})=>({field:`${l}.${m}`,message:p})))}return{steps:i,issues:s,warnings:[]}}function vl(e){
if(typeof e=="string")return Be(e,{});if(!wt(e))return{problem:ce};let{operation:t,...n}=e;if(t!==void 0)return typeof t=="string"?Be(t,n):{problem:ce};let[[s,i]=[
"",void 0],...r]=Object.entries(e);return r.length>0?{problem:`names several operations or has its parameters beside the name: ${ce}`}:i===""||i===void 0?Be(s,{}):
wt(i)?Be(s,i):{problem:ce}}function Be(e,t){let n=e.trim().replaceAll("-","_");if(!(0,S.c)(n))return{problem:`must name one of ${S.a.join(", ")}`};let s={};for(let[
i,r]of Object.entries(t)){if(typeof r!="string")return{problem:"has a list or a mapping where a single value belongs"};s[i.replaceAll("-","_")]=r}return{name:n,
raw:s}}function ws({name:e,raw:t}){let n={};for(let[r,a]of Object.entries(t)){let o=(0,S.b)(e).fields[r],l=o===void 0||o.kind==="text"?a:a.trim();n[r]=r==="maxi\
mum_bytes"?gl(l):l}let{params:s,issues:i}=rl(e,n);return{step:{name:e,params:s},issues:i}}function*bt(e){if(Array.isArray(e))for(let t of e)yield*bt(t);else if(wt(
e))for(let[t,n]of Object.entries(e))typeof n!="string"?yield*bt(n):n!==""&&ys.has(t.trim().replaceAll("-","_"))&&(yield n)}function wt(e){return typeof e=="obje\
ct"&&e!==null&&!Array.isArray(e)}var vs=(e,t)=>({steps:[],issues:[{field:e,message:t}],warnings:[]}),ks=32;async function kl(e,t){let n=[],s=y=>e(y).trim(),i=y=>{
let g=s(y);return g!==""&&t(g),g},r=(y,g)=>{let v=s(y)||g[0],w=g.find(x=>x===v);return w===void 0&&n.push({field:y,message:`must be one of ${g.join(", ")}`}),w??
g[0]},a=(y,g)=>{let v=s(y).toLowerCase();return v!==""&&v!=="true"&&v!=="false"&&n.push({field:y,message:"must be true or false"}),v===""?g:v==="true"},o=i("api\
-key"),l=i("github-token"),{steps:d,issues:c,warnings:h}=await yl(e,t),f=s("files").split(/\r?\n/).map(y=>y.trim()).filter(y=>y!==""&&!y.startsWith("#"));f.some(
y=>!y.startsWith("!"))||n.push({field:"files",message:"is required: glob patterns such as docs/**/*.pdf, one per line"});let m=s("concurrency"),p=m===""?void 0:
Number(m);p!==void 0&&!(/^\d+$/.test(m)&&p>=1&&p<=ks)&&n.push({field:"concurrency",message:`must be a whole number from 1 to ${ks}`});let b={steps:d,isList:s("s\
teps")!=="",files:f,output:s("output")||void 0,overwrite:a("overwrite",!1),ifNoFilesFound:r("if-no-files-found",["warn","error","ignore"]),changedOnly:a("change\
d-only",!1),dryRun:a("dry-run",!1),concurrency:p,onError:r("on-error",["fail","continue"]),region:s("region"),baseUrl:s("base-url"),apiKey:o,summary:a("summary",
!0),githubToken:l,warnings:h};if(c.length+n.length>0)throw(0,k.c)([...c,...n]);return b}var xs=["{dir}","{name}","{index}","{operation}"],vt=e=>e.some(({name:t})=>(0,S.b)(
t).input==="many");function xl(e){let{files:t,steps:n}=e,s=Al(n),i=Sl(e,s),r=t.length===0?[]:vt(n)?[t]:t.map(d=>[d]),a=(0,S.d)(n.at(-1)?.name??""),o=r.map((d,c)=>{
let{dir:h,name:f}=he.default.posix.parse(d[0]??"");return{inputs:d,fansOut:s,outputPath:m=>{let p=s?m:c+1,b={"{dir}":h||".","{name}":f,"{operation}":a,"{index}":p===
void 0?"{index}":String(p).padStart(5,"0")};return he.default.posix.normalize(i.replace(/\{[^{}]*\}/g,y=>b[y]??y))}}}),l=Fl(o,e);if(l.length>0)throw(0,k.c)(l);return o}
function Al(e){return e.map(({name:t})=>(0,S.b)(t)).findLast(({input:t,output:n})=>t==="many"||n==="pdfs")?.output==="pdfs"}function Sl({output:e,workspace:t},n){
let s=a=>(0,k.c)([{field:"output",message:a}]);if(e===void 0)return n?"{dir}/{name}.{operation}.{index}.pdf":"{dir}/{name}.{operation}.pdf";let i=e.match(/\{[^{}]*\}/g)?.
filter(a=>!xs.includes(a))??[];if(i.length>0)throw s(`has the unknown placeholder ${i[0]}: there are ${xs.join(", ")}`);if(/[\u0000-\u001f]/.test(e))throw s("mu\
st be a single line");if(/[\\/]$/.test(e))throw s(`names a folder: write a file name after it, such as ${e}{name}.pdf`);if(n&&!e.includes("{index}"))throw s("ne\
eds {index}, because the split makes several files of one");let r=fs(he.default.isAbsolute(e)?he.default.relative(t,e):e);if(!ke(he.default.posix.normalize(r)))
throw s("must stay in the workspace");return r}function Fl(e,{matched:t,overwrite:n,identity:s}){let i=new Map(t.map(l=>[s(l),l])),r=new Map,a=[];for(let l of e){
let d=l.outputPath(),c=s(d),h=r.get(c),f=i.get(c);!ke(d)||d==="."?a.push({field:"output",message:`'${d}' is no file in the workspace`}):h?a.push({field:"output",
message:`'${h.inputs[0]}' and '${l.inputs[0]}' would both be written to '${d}': use {dir}, {name} or {index}`}):f!==void 0&&!l.inputs.some(m=>s(m)===c)?a.push({
field:"output",message:`'${d}' would replace another input: choose a different pattern`}):f!==void 0&&!n&&a.push({field:"output",message:`'${d}' would replace t\
he input: choose a different pattern, or set overwrite to true`}),r.set(c,l)}let o=5;return a.length<=o?a:[...a.slice(0,o),{field:"output",message:`and ${a.length-
o} more such clashes`}]}var As=1024*1024,$l=2048,Pl={done:"✅",failed:"❌",planned:"📝",skipped:"⏭️"};function Ml(e){let{rows:t,operations:n}=e,s=`<h3>O\
ctavo: ${ve(n.join(" → "))}</h3>
<p>${Ss(e)}</p>
`;if(t.length===0)return s;let i=[],r=Buffer.byteLength(s)+$l;for(let d of t){let c=Ol(d);if(r+=Buffer.byteLength(c),r>As)break;i.push(c)}let a=["","File","Resu\
lt","Pages","Before","After","Change"].map(d=>`<th>${d}</th>`).join(""),o=t.length-i.length,l=o===0?"":`<p>${H(o,"more row")} did not fit here: see the log and \
the <code>results</code> output.</p>
`;return`${s}<table>
<tr>${a}</tr>
${i.join("")}</table>
${l}`}function Ss({rows:e,place:t,dryRun:n,seconds:s}){let i=c=>e.filter(h=>h.status===c),r=i("done"),a=n?[`Dry run: ${H(i("planned").length,"result")} planned,\
 nothing written`]:[`${H(r.length,"file")} written`];for(let c of["failed","skipped"])i(c).length>0&&a.push(`${i(c).length} ${c}`);let o=$s([...new Map(r.map(c=>[
c.inputs.join(`
`),c.bytesBefore??0])).values()]),l=$s(r.map(({bytesAfter:c})=>c??0)),d=r.length>0?` · ${de(o)} → ${de(l)}`:"";return`${a.join(", ")}${d} · ${t} · ${s.toFixed(
1)} s`}function Ol(e){let{status:t,input:n,inputs:s,output:i,pages:r,bytesBefore:a,bytesAfter:o,message:l,notes:d}=e,c=s.length>1&&t!=="failed"?` <em>and ${s.length-
1} more</em>`:"",h=[...i===null?[]:[`<code>${ve(i)}</code>`],...l===null?[]:[ve(l)],...d.map(p=>`<em>${ve(p)}</em>`)],f=e.facts.firstPage!==void 0,m=[r===null?"":
String(r),Fs(a),Fs(o),f?"":Cl(a,o)];return`<tr><td>${Pl[t]}</td><td><code>${ve(n)}</code>${c}</td><td>${h.join("<br>")}</td>${m.map(p=>`<td align="right">${p}</\
td>`).join("")}</tr>
`}var Fs=e=>e===null?"":de(e).replace(" ","&nbsp;");function Cl(e,t){if(e===null||t===null||e===0)return"";let n=(t-e)/e*100;return`${n>0?"+":n<0?"−":""}${Math.
abs(n).toFixed(1)}%`}var $s=e=>e.reduce((t,n)=>t+n,0),xe=10,Ps=4096,Nl=500;function Ms(e,t=n=>n){let n=(0,k.f)(e),s=n.advice===void 0?n.message:`${n.message.replace(
/[.:]$/,"")}. ${n.advice}`;return I(t(s)).slice(0,Ps)}var Dl=class{given=0;add(e,t){let n=I(e).slice(0,Ps);this.given++,this.given<=xe?(0,A.h)(n,t===void 0?{}:{
file:t}):(0,A.i)(t===void 0?`Warning: ${n}`:`Warning: ${I(t)}: ${n}`)}};function Tl(e,t,n){let s=e.length<xe?e:e.slice(0,xe-1);for(let{file:i,message:r}of s)t===
"error"?(0,A.g)(r,{file:i}):n.add(r,i);for(let{file:i,message:r}of e.slice(s.length))(0,A.i)(I(`Failed: ${i}: ${r}`));for(let{cause:i}of e)i!==void 0&&(0,A.f)(hs(
i))}function El(e,t){let n=e.length<xe?0:e.length-(xe-1),s=n>0?` (${n} of them without an annotation: see the log)`:"";return`${e.length} of ${H(t,"file")} fail\
ed${s}`}async function Rl(e,t){let n=e.rows.flatMap(({status:s,output:i})=>s==="done"&&i!==null?[i]:[]);if((0,A.d)("files",n),(0,A.d)("count",n.length),(0,A.d)(
"results",e.rows),(0,A.i)(I(Ss(e))),jl(n),t&&process.env.GITHUB_STEP_SUMMARY){let s=Ml(e);Buffer.byteLength(s)<As&&await A.a.addRaw(s).write()}}function jl(e){let t=process.
env.GITHUB_ARTIFACTS;if(!t)return;let n=e.filter(r=>!/[=\r\n]/.test(r)),s=0;try{s=(0,Le.readFileSync)(t,"utf8").split(`
`).filter(Boolean).length}catch{}let i=n.slice(0,Math.max(0,Nl-s));i.length>0&&(0,Le.appendFileSync)(t,i.map(r=>`${r}
`).join("")),i.length<e.length&&(0,A.i)(`${e.length-i.length} files were not listed for attestation`)}var Il=class{constructor(e){this.workspace=e}workspace;folders=new Map;running=new Set;serial=0;closed=!1;async write(e){
if(this.closed)throw Os();let t=this.writeAll(e);this.running.add(t),await t.finally(()=>this.running.delete(t))}async close(){this.closed=!0,await Promise.allSettled(
this.running)}async writeAll(e){let t=[],n=[],s=e[0]?.path??"";try{for(let i of e){if(this.closed)throw Os();s=i.path;let r=_.default.join(await this.folder(_.default.
dirname(i.path)),_.default.basename(i.path)),a=_.default.join(_.default.dirname(r),`.octavo-${process.pid}-${++this.serial}.tmp`);n.push(a),await(0,B.writeFile)(
a,i.bytes,{flag:"wx"}),t.push({temporary:a,target:r,path:i.path})}for(let{temporary:i,target:r,path:a}of t)s=a,await(0,B.rename)(i,r)}catch(i){throw await Promise.
all(n.map(r=>(0,B.unlink)(r).catch(()=>{}))),i instanceof k.b?i:Bl(s,i)}}folder(e){let t=this.folders.get(e);return t||this.folders.set(e,t=this.makeFolder(e)),
t}async makeFolder(e){let t=await(0,B.realpath)(this.workspace),n=_.default.resolve(t,e),s=n,i;for(;(i=await(0,B.realpath)(s).catch(()=>{}))===void 0;)s=_.default.
dirname(s);let r=_.default.join(i,_.default.relative(s,n));if(!ke(_.default.relative(t,r)))throw new k.b("configuration",`'${e}' is a link that leads out of the\
 workspace: nothing is written there`);return await(0,B.mkdir)(r,{recursive:!0}),r}},_l={EACCES:"the runner may not write there",EPERM:"the runner may not write\
 there",EROFS:"the file system is read-only",ENOSPC:"there is no space left on the disk",EDQUOT:"there is no space left on the disk",EISDIR:"there is a folder o\
f that name",ENOTDIR:"a part of its path is a file, not a folder",EEXIST:"a part of its path is a file, not a folder",ENAMETOOLONG:"the name is too long for the\
 file system"};function Bl(e,t){let n=cs(t),s=_l[n]??`the file system refused it (${n})`;return new k.b("configuration",`'${e}' could not be written: ${s}`,{cause:t})}
var Os=()=>new k.b("cancelled","The step was cancelled"),Ll=5e3;async function zl(){let e=new Dl,t=n=>n;try{let n=await kl(s=>(0,A.c)(s,{trimWhitespace:!1}),Ul);
for(let s of n.warnings)e.add(s);t=Cs(n),await Kl(n,e)}catch(n){let s=(0,k.f)(n);(0,A.e)(Ms(s,t)),s.cause!==void 0&&(0,A.f)(hs(s.cause))}finally{(0,A.f)(`Peak m\
emory: ${de(process.resourceUsage().maxRSS*1024)}`)}}async function Kl(e,t){let n=performance.now(),s=process.env.GITHUB_WORKSPACE??process.cwd(),i=await Vo(e);
i.isLocal&&e.apiKey!==""&&t.add("api-key is not used: without region or base-url documents are processed on the runner");let{matched:r,files:a}=await Gl(e,s,t),
o=Vl(s),l=xl({...e,files:a,matched:r,workspace:s,identity:o}),d=e.steps.map(({name:p})=>(0,S.d)(p));(0,A.j)(I(`${d.join(", then ")}: ${H(a.length,"file")}, ${i.
place}`));let{rows:c,failures:h}=e.dryRun?{rows:l.map(kt),failures:[]}:await Wl(l,e,i,s,Xl(r,e.overwrite,o));(0,A.k)(),Tl(h,e.onError==="fail"?"error":"warning",
t);let f=(performance.now()-n)/1e3;if(await Rl({rows:c,operations:d,place:i.place,dryRun:e.dryRun,seconds:f},e.summary),h.length===0)return;let m=vt(e.steps)?`T\
he merge of ${H(a.length,"file")} failed`:El(h,a.length);e.onError==="fail"?(0,A.e)(m):t.add(m)}var Cs=({isList:e})=>e?t=>t:bs;function Ul(e){e.trim()!==""&&(0,A.b)(
e)}async function Gl(e,t,n){let{files:s,empty:i,refused:r}=await Ho(e.files,t);for(let d of r)n.add(`'${d}' was left out: it is no file in the workspace, or a l\
ink that leads out of it`);if(s.length===0){let d="No file matches the patterns in files. Make sure that the job uses actions/checkout, or makes the files, befo\
re this step";if(e.ifNoFilesFound==="error")throw new k.b("configuration",d);return e.ifNoFilesFound==="warn"?n.add(d):(0,A.i)(d),{matched:s,files:s}}for(let d of i)
e.ifNoFilesFound==="ignore"?(0,A.i)(I(`No file matches '${d}'`)):n.add(`No file matches '${d}'`);if(!e.changedOnly)return{matched:s,files:s};let{changedFiles:a}=await Promise.resolve().then(()=>K(require("./changed-HN5LT4NO.js"))),
o=await a(e.githubToken);if("unknown"in o)return n.add(`changed-only leaves nothing out: ${o.unknown}`),{matched:s,files:s};let l=s.filter(d=>o.paths.has(d));return(0,A.i)(
`${H(l.length,"file")} of ${s.length} changed`),{matched:s,files:vt(e.steps)&&l.length>0?s:l}}function Vl(e){let t=new Map,n=i=>{let r=t.get(i);if(r!==void 0)return r;
let a=i;try{a=(0,Ds.realpathSync)(i)}catch{let o=J.default.dirname(i);o!==i&&(a=J.default.join(n(o),J.default.basename(i)))}return t.set(i,a),a},s=process.platform===
"win32"||process.platform==="darwin";return i=>{let r=J.default.resolve(e,i),a=J.default.join(n(J.default.dirname(r)),J.default.basename(r));return s?a.normalize(
"NFC").toLowerCase():a}}function Xl(e,t,n){let s=new Set(e.map(n)),i=new Set;return(r,a)=>{let o=n(r),l=a.inputs.some(d=>n(d)===o);if(i.has(o)||s.has(o)&&!(t&&l))
throw(0,k.c)([{field:"output",message:`'${r}' is another input or result: choose a different pattern`}]);i.add(o)}}async function Wl(e,t,{backend:n,isLocal:s},i,r){
let{steps:a,concurrency:o}=t,l=new Il(i),d=new AbortController;ql(()=>(d.abort(),l.close()));let c=e.map(()=>[]),h=[],f,m=Ql(),p={backend:n,steps:a,workspace:i,
signal:d.signal,claim:r,write:b=>l.write(b),onProgress:m};return await Hl(e,o??(s?2:4),async(b,y)=>{let g=b.inputs[0]??"";if(f!==void 0){c[y]=[{...kt(b),status:"\
skipped",output:null,message:f}];return}try{let v=await Xo(b,p);c[y]=v;for(let w of v)(0,A.i)(I(Jl(w)))}catch(v){let w=v instanceof gt?v.input:g,x=(0,k.f)(v instanceof
gt?v.cause:v);(0,A.i)(I(`${w}: failed`));let F=Ms(x,Cs(t));h.push({file:w,message:F,cause:x.cause}),c[y]=[{...kt(b),status:"failed",input:w,output:null,message:F}],
x.code==="unauthorized"&&(f="Not tried, because the region refused the key")}}),{rows:c.flat(),failures:h}}function ql(e){let t=!1;for(let[n,s]of[["SIGINT",130],
["SIGTERM",143]])process.on(n,()=>{t||(t=!0,(0,A.i)("Cancelled"),e().finally(()=>process.exit(s)))})}async function Hl(e,t,n){let s=e.entries(),i=async()=>{for(let[
r,a]of s)await n(a,r)};await Promise.all(Array.from({length:Math.min(t,e.length)},i))}function kt(e){return{status:"planned",input:e.inputs[0]??"",inputs:e.inputs,
output:e.outputPath(),pages:null,bytesBefore:null,bytesAfter:null,facts:{},notes:[],message:null}}function Jl({input:e,inputs:t,output:n,pages:s,bytesBefore:i,bytesAfter:r,
notes:a}){let o=t.length>1?`${e} and ${t.length-1} more`:e,l=`${de(i??0)} → ${de(r??0)}`;return[`${o} → ${n} (${s===null?"":`${H(s,"page")}, `}${l})`,...a].
join(". ")}function Ql(){let e=performance.now();return(t,n,s)=>{let i=performance.now();i-e<Ll||(e=i,(0,A.i)(I(`${t}: ${n}, ${Math.round(s*100)} %`)))}}var Ns=!1;
process.once("beforeExit",()=>{Ns||(0,A.e)("The action stopped before it had finished.")}),zl().catch(A.e).finally(()=>{Ns=!0});
