var Gs=Object.create;var xt=Object.defineProperty;var Vs=Object.getOwnPropertyDescriptor;var Ws=Object.getOwnPropertyNames;var Xs=Object.getPrototypeOf,qs=Object.prototype.hasOwnProperty;var Hs=(e,t,n,s)=>{if(t&&typeof t=="object"||typeof t=="function")for(let i of Ws(t))!qs.call(e,i)&&i!==n&&xt(e,i,{get:()=>t[i],enumerable:!(s=Vs(t,i))||s.enumerable});
return e};var U=(e,t,n)=>(n=e!=null?Gs(Xs(e)):{},Hs(t||!e||!e.__esModule?xt(n,"default",{value:e,enumerable:!0}):n,e));var u=require("./chunk-42VHMAHC.js"),x=require("./chunk-52F6QGNR.js"),eu=require("./chunk-VNP4MFHB.js"),S=require("./chunk-J6VAYC6N.js"),k=require("./chunk-STSR4FJ5.js"),
tu=require("./chunk-3RNHDNP5.js"),kt=require("node:crypto"),me=require("node:crypto"),E=require("node:crypto"),_s=require("node:crypto"),Is=require("node:crypto"),
zs=require("node:crypto"),Ks=require("node:fs/promises"),St=U(require("node:path")),fe=require("node:fs/promises"),N=U(require("node:path")),Us=require("node:fs"),
Y=U(require("node:path")),he=U(require("node:path")),Ue=require("node:fs"),z=require("node:fs/promises"),I=U(require("node:path"));function Ys(e,t){if(e.length===
0)throw Js();if(e.length>t.inputBytes)throw Qs(t.inputBytes);let n=(0,u.l)(e.subarray(0,1024)).indexOf("%PDF-");if(n<0&&(0,u.l)(e).indexOf(" obj")<0)throw(0,k.d)(
Zs(e));return n}function Js(){return new k.b("unreadable_document","The PDF document could not be read: the file is empty",{issues:[{field:"file",message:"The f\
ile is empty."}],advice:"Check that the file is a complete PDF document"})}function Qs(e){return new k.b("limit_exceeded",`The document is larger than ${e} byte\
s`,{issues:[{field:"file",message:`The document is larger than ${e} bytes.`}],advice:"Split the document first, or raise the limit"})}function Zs(e){let t=(0,u.l)(
e).toString("latin1",0,512).trimStart().toLowerCase();return t.startsWith("<!doctype html")||t.startsWith("<html")?"the file is an HTML page, not a PDF document":
t.startsWith("pk")?"the file is a ZIP archive, not a PDF document":"the file is not a PDF document"}function ei(e,t){let n=e.get(t);if(!(n instanceof u.u))return;
let[s,i]=[e.resolve(n.dict.get("N")),e.resolve(n.dict.get("First"))];if(typeof s!="number"||typeof i!="number")return;let r;try{r=e.decoded(n)}catch(h){if(h instanceof
k.b&&h.code==="unreadable_document")return;throw h}let a=Math.max(0,Math.min(s,r.length>>1)),[o,l]=[new Int32Array(a),new Int32Array(a)],d=0,c=0;for(;c<a;c++){let h=(0,u.j)(
r,(0,u.b)(r,d,r.length),r.length),f=(0,u.j)(r,(0,u.b)(r,h.after,r.length),r.length);if(h.value<0||f.value<0||i+f.value>r.length)break;o[c]=h.value,l[c]=i+f.value,
d=f.after}return{data:r,numbers:o.subarray(0,c),starts:l.subarray(0,c),extends:n.dict.has("Extends")}}var V=class{memory;length=0;constructor(e){this.memory=Buffer.
allocUnsafeSlow(Math.max(e,256))}get bytes(){return this.memory.subarray(0,this.length)}reserve(e){let t=this.length+e;if(t<=this.memory.length)return;let n=Buffer.
allocUnsafeSlow(Math.max(t,Math.ceil(this.memory.length*1.5)));n.set(this.bytes),this.memory=n}copy(e,t,n){let s=n-t;this.reserve(s);let{memory:i}=this;if(s<40){
let r=this.length;for(let a=t;a<n;a++)i[r++]=e[a]}else i.set(e.subarray(t,n),this.length);this.length+=s}text(e){this.reserve(e.length);let{memory:t}=this,n=this.
length;for(let s=0;s<e.length;s++)t[n++]=e.charCodeAt(s);this.length=n}integer(e){this.reserve(20);let{memory:t}=this,n=Ft(e);for(let s=this.length+n-1;s>=this.
length;s--){let i=Math.floor(e/10);t[s]=48+(e-i*10),e=i}this.length+=n}byte(e){this.reserve(1),this.memory[this.length++]=e}fill(e,t){this.reserve(e),t(this.memory,
this.length),this.length+=e}},ti=class{length=0;copy(e,t,n){this.length+=n-t}text(e){this.length+=e.length}integer(e){this.length+=Ft(e)}byte(){this.length++}fill(e){
this.length+=e}};function Ft(e){return e<10?1:e<100?2:e<1e3?3:e<1e4?4:e<1e5?5:e<1e6?6:String(e).length}var Pt=["Resources","MediaBox","CropBox","Rotate"],ee=100,
$t=class js{constructor(t,n,s,i,r){this.document=t,this.numbers=n,this.ancestry=s,this.inherited=i,this.irregular=r}document;numbers;ancestry;inherited;irregular;positions;static async read(t){
let{limits:n,pace:s}=t.job,i=[],r=[],a=[{}],o=new u.D,l=new Set,d=!1,c=t.catalog.get("Pages"),h=[{kid:c??null,from:0}];for(;h.length>0;){let{kid:f,from:m}=h.pop(),
p=f instanceof u.r?f.number:-1;if(p>=0){let b=s.step(400);b&&await b;let A=l.has(p);l.add(p);let F=si(t,p,o);if(F==="page"){if(A&&(d=!0),i.push(A?t.add(ai(t.get(
p))).number:p),r.push(m),i.length>n.pages)throw oi(n.pages);continue}if(F==="none"||A)continue}let y=t.dict(f);if(!y)continue;let w=t.array(y.get("Kids"));if(!w){
if(p>=0||!(0,u.y)(y.get("Type"),"Page"))continue;d=!0,i.push(t.add(y).number),r.push(m);continue}let g=ii(y),v=m;g&&(v=a.push({...a[m],...g})-1);for(let b=w.length-
1;b>=0;b--)h.push({kid:w[b],from:v})}return t.resolve(t.dict(c)?.get("Count"))!==i.length&&(d=!0),new js(t,i,r,a,d)}get count(){return this.numbers.length}number(t){
return this.numbers[t]}indexOf(t){return this.positions??=new Map(this.numbers.map((n,s)=>[n,s])),this.positions.get(t)??-1}attribute(t,n){return this.document.
entry(this.numbers[t],n)??this.inherited[this.ancestry[t]][n]}inheritedBy(t){return this.inherited[this.ancestry[t]]}patch(t,n){this.document.patch(this.numbers[t],
n)}async settle(){this.irregular&&await this.rebuild(this.numbers)}async rebuild(t){let{document:n}=this,s=Array.from(t),i=this.inherited.map(d=>ri(n,d)),{nodes:r,
parents:a}=this.grow(s);for(let d=0;d<s.length;d++){let c=s[d],h=this.indexOf(c),f=a[d];r[f].kids.push(new u.r(c,n.generation(c)));let m=h<0?ni:i[this.ancestry[h]];
n.patch(c,{Parent:r[f].ref},m);let p=n.job.pace.step(600);p&&await p}for(let{ref:d,kids:c,parent:h,count:f}of r)n.put(d,new u.t([["Type",new u.p("Pages")],...h?
[["Parent",h]]:[],["Kids",c],["Count",f]]));let o=r[r.length-1].ref,l=n.catalog.get("Pages");(!(l instanceof u.r)||l.number!==o.number)&&n.edit(n.catalogNumber).
set("Pages",o),this.numbers=s,this.ancestry=s.map(()=>0),this.inherited=[{}],this.positions=void 0,this.irregular=!1}grow(t){let{document:n}=this,s=t.length,i=n.
catalog.get("Pages"),r=i instanceof u.r&&i.number>0&&!t.includes(i.number)?i:void 0,a=[],o=[],l=(h,f)=>({ref:f&&r?new u.r(r.number,n.generation(r.number)):n.add(
null),kids:[],parent:void 0,count:h}),d=Math.max(1,Math.ceil(s/ee));for(let h=0;h<d;h++)o.push(l(Math.min(ee,s-h*ee),d===1));let c=Array.from({length:s},(h,f)=>Math.
floor(f/ee));for(;o.length>1;){a.push(...o);let h=Math.ceil(o.length/ee),f=Array.from({length:h},()=>l(0,h===1));for(let[m,p]of o.entries()){let y=f[Math.floor(
m/ee)];p.parent=y.ref,y.kids.push(p.ref),y.count+=p.count}o=f}return a.push(...o),{nodes:a,parents:c}}},ni={};function si(e,t,n){let s=e.place(t);if(s&&n.locate(
s.bytes,s.start,s.end)&&n.find(s.bytes,"Kids")<0)return n.at.length>0?"page":"none";let i=e.get(t);return i instanceof u.t?(0,u.y)(i.get("Type"),"Page")||!e.array(
i.get("Kids"))?"page":"node":"none"}function ii(e){let t;for(let n of Pt){let s=e.get(n);s!==void 0&&((t??={})[n]=s)}return t}function ri(e,t){let{Resources:n}=t;
return n instanceof u.t?{...t,Resources:e.add(n)}:t}var ai=e=>e instanceof u.t?new u.t(e):e;function oi(e){return new k.b("limit_exceeded",`The document has mor\
e than ${e} pages`,{issues:[{field:"file",message:`The document has more than ${e} pages.`}]})}var li=[7,12,17,22,5,9,14,20,4,11,16,23,6,10,15,21],ui=Int32Array.
from({length:64},(e,t)=>Math.floor(Math.abs(Math.sin(t+1))*2**32)|0),Mt=new Int32Array(16),O=new Int32Array(4),te=new Uint8Array(128);function pe(e){O[0]=1732584193,
O[1]=4023233417,O[2]=2562383102,O[3]=271733878;let{length:t}=e,n=t&-64;for(let a=0;a<n;a+=64)Ot(e,a);let s=t-n,i=s<56?64:128;for(let a=0;a<s;a++)te[a]=e[n+a];te[s]=
128,te.fill(0,s+1,i);for(let a=0,o=t<<3;a<4;a++)te[i-8+a]=o>>>(a<<3);te[i-4]=t>>>29;for(let a=0;a<i;a+=64)Ot(te,a);let r=new Uint8Array(16);for(let a=0;a<16;a++)
r[a]=O[a>>2]>>>((a&3)<<3);return r}function Ot(e,t){for(let a=0,o=t;a<16;a++,o+=4)Mt[a]=e[o]|e[o+1]<<8|e[o+2]<<16|e[o+3]<<24;let n=O[0],s=O[1],i=O[2],r=O[3];for(let a=0;a<
64;a++){let o=a>>4,l,d;o===0?(l=s&i|~s&r,d=a):o===1?(l=r&s|~r&i,d=5*a+1):o===2?(l=s^i^r,d=3*a+5):(l=i^(s|~r),d=7*a);let c=n+l+ui[a]+Mt[d&15]|0,h=li[o<<2|a&3];n=
r,r=i,i=s,s=s+(c<<h|c>>>32-h)|0}O[0]=O[0]+n,O[1]=O[1]+s,O[2]=O[2]+i,O[3]=O[3]+r}function Ct(e){let t=new Uint8Array(256);for(let s=0;s<256;s++)t[s]=s;let{length:n}=e;
for(let s=0,i=0,r=0;s<256;s++){let a=t[s];i=i+a+e[r]&255,t[s]=t[i],t[i]=a,++r===n&&(r=0)}return t}var ne=new Uint8Array(256);function Ve(e,t){ne.set(e);let{length:n}=t,
s=new Uint8Array(n);for(let i=0,r=0,a=0;i<n;i++){r=r+1&255;let o=ne[r];a=a+o&255;let l=ne[a];ne[r]=l,ne[a]=o,s[i]=t[i]^ne[o+l&255]}return s}function xe(e,t){return Ve(
Ct(e),t)}var J={length:e=>e,decrypt:e=>e,encryptInto:(e,t,n,s,i)=>s.set(e,i)};function di(e){let t=It(e,[]),n=We((s,i)=>Ct(t(s,i)));return{length:s=>s,decrypt:(s,i,r)=>Ve(
n(i,r),s),encryptInto:(s,i,r,a,o)=>a.set(Ve(n(i,r),s),o)}}function Dt(e){let t=It(e,[115,65,108,84]),n=We((i,r)=>jt(t(i,r))),s=We((i,r)=>Bt(t(i,r)));return{length:Nt,
decrypt:(i,r,a)=>Rt(s(r,a),i),encryptInto:(i,r,a,o,l)=>Et(n(r,a),i,o,l)}}function Tt(e){let t,n;return{length:Nt,decrypt:s=>Rt(n??=Bt(e),s),encryptInto:(s,i,r,a,o)=>Et(
t??=jt(e),s,a,o)}}var Nt=e=>(e&-16)+32,Fe=64*1024,se=Buffer.alloc(Fe);function Et(e,t,n,s){let{length:i}=t,r=i&-16,a=Math.min(r,Fe-32),o=i-r;_t(se),se.set(a===i?
t:t.subarray(0,a),16);let l=16+a;if(a<r){n.set(e.update(se.subarray(0,l)),s),s+=l,l=0;for(let d=a;d<r;d+=Fe){let c=e.update(t.subarray(d,Math.min(d+Fe,r)));n.set(
c,s),s+=c.length}}o>0&&se.set(t.subarray(r),l),se.fill(16-o,l+o,l+16),n.set(e.update(se.subarray(0,l+16)),s)}var ci=new Uint8Array(0);function Rt(e,t){let n=t.length&
-16;if(n<32)return ci;let s=e.update(n===t.length?t:t.subarray(0,n)),i=s[n-1],r=n;if(i>0&&i<=16){do r--;while(r>n-i&&s[r-1]===i);r>n-i&&(r=n)}return s.subarray(
16,r)}function jt(e){let t=Buffer.alloc(16);return _t(t),(0,me.createCipheriv)(e.length===16?"aes-128-cbc":"aes-256-cbc",e,t).setAutoPadding(!1)}function Bt(e){
return(0,me.createDecipheriv)(e.length===16?"aes-128-cbc":"aes-256-cbc",e,Buffer.alloc(16)).setAutoPadding(!1)}var Pe=Buffer.alloc(16*1024),ge=Pe.length;function _t(e){
ge===Pe.length&&((0,me.randomFillSync)(Pe),ge=0),Pe.copy(e,0,ge,ge+16),ge+=16}function It(e,t){let{length:n}=e,s=new Uint8Array(n+5+t.length);return s.set(e),s.
set(t,n+5),(i,r)=>(s[n]=i,s[n+1]=i>>>8,s[n+2]=i>>>16,s[n+3]=r,s[n+4]=r>>>8,pe(s).subarray(0,Math.min(n+5,16)))}function We(e){let t=-1,n=-1,s;return(i,r)=>((s===
void 0||i!==t||r!==n)&&(s=e(i,r),t=i,n=r),s)}function zt(e,t,n){let s=Lt(e,n),i=Gt(e,s);return pi(i,t,e.revision===2?32:16)?s:void 0}function hi(e,t,n){let s=Kt(
e,n),i=e.owner.subarray(0,32);for(let r=e.revision===2?0:19;r>=0;r--)i=xe(He(s,r),i);return zt(e,t,i)}function fi(e,t,n,s){let i=Kt({revision:e,keyLength:t},n),
r=qe(s);for(let a=0;a<=(e===2?0:19);a++)r=xe(He(i,a),r);return r}function mi(e,t){let n=Lt(e,t),s=new Uint8Array(32);return s.set(Gt(e,n)),{user:s,fileKey:n}}var Xe=Uint8Array.
of(40,191,78,94,78,117,138,65,100,0,78,86,255,250,1,8,46,46,0,182,208,104,62,128,47,12,169,254,100,83,105,122);function qe(e){let t=new Uint8Array(32),n=e.subarray(
0,32);return t.set(n),t.set(Xe.subarray(0,32-n.length),n.length),t}function Lt({revision:e,keyLength:t,owner:n,permissions:s,id0:i,encryptMetadata:r},a){let o=Uint8Array.
of(s,s>>8,s>>16,s>>24),l=e>=4&&!r?[255,255,255,255]:[],d=pe(Buffer.concat([qe(a),n.subarray(0,32),o,i,Uint8Array.from(l)]));return Ut(d,e,t)}function Kt({revision:e,
keyLength:t},n){return Ut(pe(qe(n)),e,e===2?5:t)}function Ut(e,t,n){let s=e.subarray(0,n);if(t>=3)for(let i=0;i<50;i++)s=pe(s).subarray(0,n);return s}function Gt({
revision:e,id0:t},n){if(e===2)return xe(n,Xe);let s=pe(Buffer.concat([Xe,t]));for(let i=0;i<20;i++)s=xe(He(n,i),s);return s}function He(e,t){return t===0?e:e.map(
n=>n^t)}function pi(e,t,n){return t.length>=n&&e.subarray(0,n).every((s,i)=>s===t[i])}function gi(e,t,n){return Wt(e.user,e.wrappedByUser,t,n,new Uint8Array(0))}
function yi(e,t,n){return Wt(e.owner,e.wrappedByOwner,t,n,e.user.subarray(0,48))}function wi(e,t,n){let s=Xt(e,t,new Uint8Array(0)),i=Xt(e,n,s.entry);return{user:s.
entry,wrappedByUser:s.wrapped,owner:i.entry,wrappedByOwner:i.wrapped}}function bi(e,t,n){let s=Buffer.alloc(16,255);return s.writeInt32LE(t,0),s.write(n?"Tadb":
"Fadb",8,"latin1"),(0,E.randomBytes)(4).copy(s,12),(0,E.createCipheriv)("aes-256-ecb",e,null).setAutoPadding(!1).update(s)}var Vt=new Uint8Array(16);function Wt(e,t,n,s,i){
let r=$e(n,s,e.subarray(32,40),i);if(!Buffer.from(r).equals(e.subarray(0,32)))return;let a=$e(n,s,e.subarray(40,48),i);return(0,E.createDecipheriv)("aes-256-cbc",
a,Vt).setAutoPadding(!1).update(t.subarray(0,32))}function Xt(e,t,n){let s=(0,E.randomBytes)(16),i=$e(6,t,s.subarray(0,8),n),r=$e(6,t,s.subarray(8),n),a=(0,E.createCipheriv)(
"aes-256-cbc",r,Vt).setAutoPadding(!1).update(e);return{entry:Buffer.concat([i,s]),wrapped:a}}function $e(e,t,n,s){let i=(0,E.createHash)("sha256").update(t).update(
n).update(s).digest();if(e<6)return i;for(let r=0,a=0;r<64||a>r-32;r++){let o=Buffer.concat([t,i,s]),l=Buffer.alloc(64*o.length,o),d=(0,E.createCipheriv)("aes-1\
28-cbc",i.subarray(0,16),i.subarray(16,32)).setAutoPadding(!1).update(l),c=0;for(let h=0;h<16;h++)c+=d[h];i=(0,E.createHash)(["sha256","sha384","sha512"][c%3]).
update(d).digest(),a=d[d.length-1]}return i.subarray(0,32)}var vi=/[\u00AD\u034F\u1806\u180B-\u180D\u200B-\u200D\u2060\uFE00-\uFE0F\uFEFF]/gu,ki=/[\u00A0\u1680\u2000-\u200A\u202F\u205F\u3000]/gu,
Ai=/[\p{Cc}\p{Co}\p{Cs}\p{Noncharacter_Code_Point}\u0340\u0341\u06DD\u070F\u180E\u200E\u200F\u2028-\u202E\u2061-\u2063\u206A-\u206F\u2FF0-\u2FFB\uFFF9-\uFFFD\u{1D173}-\u{1D17A}\u{E0001}\u{E0020}-\u{E007F}]/u,
Si=/[\u05BE\u05C0\u05C3\u05D0-\u05EA\u05F0-\u05F4\u061B\u061F\u0621-\u063A\u0640-\u064A\u066D-\u066F\u0671-\u06D5\u06DD\u06E5\u06E6\u06FA-\u06FE\u0700-\u070D\u0710\u0712-\u072C\u0780-\u07A5\u07B1\u200F\uFB1D\uFB1F-\uFB28\uFB2A-\uFB36\uFB38-\uFB3C\uFB3E\uFB40\uFB41\uFB43\uFB44\uFB46-\uFBB1\uFBD3-\uFD3D\uFD50-\uFD8F\uFD92-\uFDC7\uFDF0-\uFDFC\uFE70-\uFE74\uFE76-\uFEFC]/u,
xi=/[\p{L}\p{Mc}\p{Nl}]/u;function qt(e){if(/^[\x20-\x7e]*$/.test(e))return e;let t=e.replace(vi,"").replace(ki," ").normalize("NFKC");if(Ai.test(t))return;let n=[
...t],s=n.map(i=>Si.test(i));return s.includes(!0)&&(n.some((i,r)=>!s[r]&&xi.test(i))||!s[0]||!s.at(-1))?void 0:t}var Fi=new Map([...[728,711,710,729,733,731,730,
732].map((e,t)=>[e,24+t]),...[8226,8224,8225,8230,8212,8211,402,8260,8249,8250,8722,8240,8222,8220,8221,8216,8217,8218,8482,64257,64258,321,338,352,376,381,305,
322,339,353,382].map((e,t)=>[e,128+t]),[8364,160]]);function Pi(e){let t=qt(e),n=[...t===void 0?[]:[Buffer.from(t,"utf8")],Buffer.from(e,"utf8"),...[Jt(e),$i(e)].
filter(i=>i!==void 0)],s=[...n.filter(i=>i.length>Ye).map(i=>i.subarray(0,Ye)),...n];return s.filter((i,r)=>s.findIndex(a=>a.equals(i))===r)}var Ye=127;function Ht(e){
return typeof e=="string"?Buffer.from(qt(e)??e,"utf8").subarray(0,Ye):e}function Yt(e){return typeof e=="string"?Jt(e)??Buffer.from(e,"utf8"):e}function Jt(e){return Qt(
e,t=>Fi.get(t)??(t>=24&&t<32||t>=127&&t<161?-1:t))}function $i(e){return Qt(e,t=>t)}function Qt(e,t){let n=Array.from(e,s=>t(s.codePointAt(0)));return n.every(s=>s>=
0&&s<256)?Buffer.from(n):void 0}function Zt(e,t){let{strings:n}=t,s=(r,a,o,l)=>{if(r===J)return a;let d=Buffer.allocUnsafe(r.length(a.length));return r.encryptInto(
a,o,l,d,0),d},i=(r,a,o,l,d,c)=>(r.encryptInto(a,o,l,d,c),r.length(a.length));return{...e,uniform:t.named===void 0||t.encryptMetadata&&t.embedded===t.streams,decryptString:(r,a,o)=>n.
decrypt(r,a,o),encryptString:(r,a,o)=>s(n,r,a,o),decryptStream:(r,a,o,l)=>Me(t,l).decrypt(r,a,o),encryptStream:(r,a,o,l)=>s(Me(t,l),r,a,o),encryptedStringLength:r=>n.
length(r),encryptedStreamLength:(r,a)=>Me(t,a).length(r),encryptStringInto:(r,a,o,l,d)=>i(n,r,a,o,l,d),encryptStreamInto:(r,a,o,l,d,c)=>i(Me(t,l),r,a,o,d,c)}}function Me({
streams:e,embedded:t,named:n,encryptMetadata:s},i){let r=i.get("Type");if((0,u.y)(r,"XRef"))return J;if(n===void 0)return e;let a=en(i);return a!==void 0?n.get(
a)??e:!s&&(0,u.y)(r,"Metadata")?J:(0,u.y)(r,"EmbeddedFile")?t:e}function en(e){let t=e.get("Filter"),n=(0,u.x)(t)?t.findIndex(a=>(0,u.y)(a,"Crypt")):(0,u.y)(t,"\
Crypt")?0:-1;if(n<0)return;let s=e.get("DecodeParms"),i=(0,u.x)(s)?s[n]:s,r=(0,u.v)(i)?i.get("Name"):void 0;return r instanceof u.p?r.text:"Identity"}function Mi(e){
if(en(e)===void 0)return!1;let t=e.get("Filter"),n=e.get("DecodeParms"),s=(0,u.x)(t)?t.findIndex(r=>(0,u.y)(r,"Crypt")):0,i=(0,u.x)(t)?t.filter((r,a)=>a!==s):[];
return i.length===0?(e.delete("Filter"),e.delete("DecodeParms"),!0):(e.set("Filter",i),(0,u.x)(n)&&e.set("DecodeParms",n.filter((r,a)=>a!==s)),!0)}function Oi(e){
let t=e.get("Type");return(0,u.y)(t,"Sig")||(0,u.y)(t,"DocTimeStamp")||e.has("ByteRange")}function Ci(e){return e.algorithm==="AES-128"?Ti(e):Ni(e)}var Di=()=>(0,kt.randomBytes)(
32);function Ti({userPassword:e,ownerPassword:t,permissions:n,id0:s}){let i=Yt(e),r=fi(4,16,Yt(t),i),a=mi({revision:4,keyLength:16,owner:r,permissions:n,id0:s,encryptMetadata:!0},
i),o=(0,u.z)({Filter:(0,u.A)("Standard"),V:4,R:4,Length:128,...tn("AESV2",16),O:new u.q(r),U:new u.q(a.user),P:n});return nn({dictionary:o,version:"1.6",numbered:!0},
Dt(a.fileKey))}function Ni({userPassword:e,ownerPassword:t,permissions:n}){let s=(0,kt.randomBytes)(32),i=wi(s,Ht(e),Ht(t)),r=(0,u.z)({Filter:(0,u.A)("Standard"),
V:5,R:6,Length:256,...tn("AESV3",32),O:new u.q(i.owner),OE:new u.q(i.wrappedByOwner),U:new u.q(i.user),UE:new u.q(i.wrappedByUser),P:n,Perms:new u.q(bi(s,n,!0))});
return nn({dictionary:r,version:"1.7",extensionLevel:8,numbered:!1},Tt(s))}function tn(e,t){let n=(0,u.z)({Type:(0,u.A)("CryptFilter"),CFM:(0,u.A)(e),AuthEvent:(0,u.A)(
"DocOpen"),Length:t});return{CF:(0,u.z)({StdCF:n}),StmF:(0,u.A)("StdCF"),StrF:(0,u.A)("StdCF")}}function nn(e,t){return Zt(e,{strings:t,streams:t,embedded:t,named:new Map(
[["StdCF",t],["Identity",J]]),encryptMetadata:!0})}function Ei(e,t,n){let s=Ri(e),i=sn(s,t,new Uint8Array(0)),r=i??(n?rn(Pi(n),d=>sn(s,t,d)):void 0);if(r===void 0)
throw n?Ki():Li();let{fileKey:a,access:o}=r,l=_i(s,a);return{...Zt({dictionary:e,...Ii(s),numbered:s.revision<=4},l),access:o,permissions:s.permissions,opensWithoutPassword:i!==
void 0,algorithm:zi(s.methods[l.streams===J?"embedded":"streams"],a)}}function Ri(e){let t=e.get("Filter");if(!(0,u.y)(t,"Standard"))throw Je(`the security hand\
ler ${t instanceof u.p?an(t):"without a name"}`);let n=Ce(e.get("V"),0),s=Ce(e.get("R"),0);if(!(n===5?s===5||s===6:[1,2,4].includes(n)&&s>=2&&s<=4))throw Je(`th\
e standard security handler with V ${n} and R ${s}`);let i={encrypt:e,version:n,revision:s,permissions:Ce(e.get("P"),-4)|0};if(n<4)return{...i,encryptMetadata:!0,
methods:{strings:"V2",streams:"V2",embedded:"V2"},filters:void 0};let r=e.get("CF"),a=new Map;for(let[d,c]of(0,u.v)(r)?r:[]){let h=(0,u.v)(c)?ji(c,n):void 0;h!==
void 0&&a.set(d,h)}a.set("Identity","none");let o=(d,c)=>{let h=e.get(d),f=a.get(h instanceof u.p?h.text:c);if(f===void 0)throw Je(`the crypt filter ${h instanceof
u.p?an(h):c}`);return f},l=e.get("StmF");return{...i,encryptMetadata:e.get("EncryptMetadata")!==!1,methods:{strings:o("StrF","Identity"),streams:o("StmF","Ident\
ity"),embedded:o("EFF",l instanceof u.p?l.text:"Identity")},filters:a}}function ji(e,t){let n=e.get("CFM");return t===5&&(0,u.y)(n,"AESV3")?"AESV3":t===4&&(0,u.y)(
n,"AESV2")?"AESV2":t===4&&(0,u.y)(n,"V2")?"V2":n===void 0||(0,u.y)(n,"None")?"none":void 0}function sn(e,t,n){let{encrypt:s,revision:i}=e;if(i>=5){let o={owner:ie(
s,"O",48),user:ie(s,"U",48),wrappedByOwner:ie(s,"OE",32),wrappedByUser:ie(s,"UE",32)};return Oe(gi(o,i,n),"user")??Oe(yi(o,i,n),"owner")}let r=ie(s,"O",1),a=ie(
s,"U",1);return rn(Bi(e),o=>{let{permissions:l,encryptMetadata:d}=e,c={revision:i,keyLength:o,owner:r,permissions:l,id0:t,encryptMetadata:d};return Oe(zt(c,a,n),
"user")??Oe(hi(c,a,n),"owner")})}function Oe(e,t){return e&&{fileKey:e,access:t}}function Bi({encrypt:e,version:t}){if(t===4)return[16];let n=Ce(e.get("Length"),
40),s=n%8===0&&n>=40&&n<=128?n/8:5;return[...new Set(t===1?[5,s,16]:[s,16,5])]}function _i(e,t){let n={none:J},s=o=>o==="V2"?n.V2??=di(t):o==="AESV2"?n.AESV2??=
Dt(t):o==="AESV3"?n.AESV3??=Tt(t):J,{methods:i,filters:r,encryptMetadata:a}=e;return{strings:s(i.strings),streams:s(i.streams),embedded:s(i.embedded),named:r&&new Map(
[...r].map(([o,l])=>[o,s(l)])),encryptMetadata:a}}function Ii({version:e,revision:t,methods:n}){return t>=5?{version:"1.7",extensionLevel:t===5?3:8}:e===4?{version:Object.
values(n).includes("AESV2")?"1.6":"1.5"}:{version:t===2?"1.1":"1.4"}}function zi(e,t){if(e!=="none")return e==="V2"?t.length===5?"RC4-40":"RC4-128":e==="AESV2"?
"AES-128":"AES-256"}function ie(e,t,n){let s=e.get(t);if(s instanceof u.q&&s.bytes.length>=n)return s.bytes;throw(0,k.d)(`its encryption dictionary has no usabl\
e /${t}.`)}function Ce(e,t){return typeof e=="number"?Math.trunc(e):t}function rn(e,t){for(let n of e){let s=t(n);if(s!==void 0)return s}}function an({text:e}){
return/^[\w.+-]{1,40}$/.test(e)?e:"with an unusual name"}function Li(){return new k.b("password_required","The PDF document needs a password to open",{issues:[{
field:"file",message:"The document needs a password to open. Give it as open_password."}],advice:"Give the password that opens the document"})}function Ki(){return new k.b(
"wrong_password","The given password does not open the PDF document",{issues:[{field:"file",message:"The document needs a password to open, and the given one do\
es not open it."}],advice:"Check the password: upper and lower case count, and so do spaces"})}function Je(e){return new k.b("unsupported_encryption",`The PDF d\
ocument is protected by ${e}, which Octavo cannot open`,{issues:[{field:"file",message:`The document is protected by ${e}, which is not supported.`}],advice:"On\
ly protection by passwords can be opened, not by certificates or rights management"})}var on={allow_print:3,allow_change_content:4,allow_copy_content:5,allow_comment_and_fill_form:6,
allow_fill_form:9,allow_accessibility:10,allow_assemble_document:11,allow_print_high_resolution:12},ln=-4,Qe=e=>1<<on[e]-1,un=Object.keys(on);function Ui(e){let t=ln;
for(let n of un)e[n]||(t&=~Qe(n));return e.allow_print?t:t&~Qe("allow_print_high_resolution")}function Ze(e){return un.filter(t=>(e&Qe(t))===0)}var et=Symbol("c\
lose array"),tt=Symbol("close dictionary"),De=Symbol("end"),Q=class Bs{constructor(t,n,s,i,r){this.bytes=t,this.at=n,this.end=s,this.nesting=i,this.openString=r}bytes;at;end;nesting;openString;value(){
let t=this.token(0);return typeof t=="symbol"?null:t}token(t){let{bytes:n,end:s}=this,i=(0,u.b)(n,this.at,s);if(this.at=i,i>=s)return De;let r=n[i];if(r>=48&&r<=
57)return this.numberOrReference();switch(r){case 47:return this.name();case 40:return this.string(this.literal());case 60:return n[i+1]!==60?this.string(this.hexadecimal()):
(this.at+=2,this.dictionary(t+1));case 91:return this.at++,this.array(t+1);case 93:return this.at++,et;case 62:return this.at+=n[i+1]===62?2:1,tt;case 41:case 123:case 125:
return this.at++,null;default:return this.word()}}array(t){this.checkDepth(t);let n=[];for(;;){let s=this.token(t);if(s===et||s===De)return n;if(s===tt)return this.
at-=2,n;n.push(s)}}dictionary(t){this.checkDepth(t);let n=new u.t,s,i=-1;for(;;){let r=this.at,a=this.token(t);if(a===tt||a===De)return i>=0&&Oi(n)&&this.keepSealed(
n,i),n;if(a===et)continue;let o=a;if(s===void 0){o instanceof u.p&&(s=o.text);continue}o!==null&&n.set(s,o),this.openString&&s==="Contents"&&o instanceof u.q&&(i=
r),s=void 0}}keepSealed(t,n){t.set("Contents",new Bs(this.bytes,n,this.end,1).value())}checkDepth(t){if(t>this.nesting)throw new k.b("limit_exceeded",`An object\
 of the document is nested deeper than ${this.nesting} levels`,{issues:[{field:"file",message:`An object is nested deeper than ${this.nesting} levels.`}]})}name(){
let{bytes:t,end:n}=this,s=this.at+1,i=(0,u.f)(t,s,n);this.at=i;let r="";for(let a=s;a<i;a++){let o=t[a];if(o===35&&a+2<i){let[l,d]=[nt(t[a+1]),nt(t[a+2])];l>=0&&
d>=0&&(o=l*16+d,a+=2)}r+=String.fromCharCode(o)}return new u.p(r)}string(t){return new u.q(this.openString?this.openString(t):t)}literal(){let{bytes:t,end:n}=this,
s=[],i=1,r=this.at+1;for(;r<n;r++){let a=t[r];if(a===40)i++;else if(a===41){if(--i===0)break}else if(a===13)t[r+1]===10&&r++,a=10;else if(a===92){if(a=t[++r],r>=
n)break;if(a>=48&&a<=55){let o=a-48;for(let l=0;l<2&&t[r+1]>=48&&t[r+1]<=55;l++)o=o*8+t[++r]-48;a=o&255}else if(a===13){t[r+1]===10&&r++;continue}else{if(a===10)
continue;a=Gi.get(a)??a}}s.push(a)}return this.at=Math.min(r+1,n),Uint8Array.from(s)}hexadecimal(){let{bytes:t,end:n}=this,s=[],i=this.at+1,r=-1;for(;i<n&&t[i]!==
62;i++){let a=nt(t[i]);a<0||(r<0?r=a:(s.push(r*16+a),r=-1))}return r>=0&&s.push(r*16),this.at=Math.min(i+1,n),Uint8Array.from(s)}numberOrReference(){let{bytes:t,
end:n}=this,s=this.number();if(!Number.isInteger(s))return s;let i=(0,u.b)(t,this.at,n),r=0,a=i;for(;i<n&&t[i]>=48&&t[i]<=57;)r=r*10+t[i++]-48;return i===a||i-a>
5||(i=(0,u.b)(t,i,n),t[i]!==82||i+1<n&&u.a[t[i+1]]===0)?s:(this.at=i+1,new u.r(s,r))}number(){let{bytes:t,end:n}=this,s=this.at,i=(0,u.f)(t,s,n);this.at=i;let r="";
for(let d=s;d<i;d++)r+=String.fromCharCode(t[d]);let a=Number(r);if(!Number.isNaN(a)&&/^[+-]?[\d.]/.test(r))return a;let o=/^[+-]*(\d*\.?\d*)/.exec(r),l=Number(
o?.[1]??0)||0;return r.startsWith("-")?-l:l}word(){let{bytes:t,at:n,end:s}=this,i=t[n];return i===43||i===45||i===46?this.number():(0,u.h)(t,n,"true")||(0,u.h)(
t,n,"false")?(this.at=(0,u.f)(t,n,s),i===116):(0,u.g)(t,n,"endobj")||(0,u.g)(t,n,"endstream")?De:(this.at=Math.max((0,u.f)(t,n,s),n+1),null)}},Gi=new Map([[110,
10],[114,13],[116,9],[98,8],[102,12]]);function nt(e){return e===void 0?-1:e>=48&&e<=57?e-48:e>=65&&e<=70?e-55:e>=97&&e<=102?e-87:-1}var Te={number:0,generation:0};
function G(e,t,n){if(t===null)e.text("null");else if(typeof t=="number")e.text(Hi(t));else if(typeof t=="boolean")e.text(t?"true":"false");else if(t instanceof u.p)
Ne(e,t.text);else if(t instanceof u.r)Xi(e,t,n);else if(t instanceof u.q)dn(e,t.bytes,n);else if(Array.isArray(t)){e.byte(91);for(let[s,i]of t.entries())s>0&&e.
byte(32),G(e,i,n);e.byte(93)}else t instanceof u.t?Vi(e,t,n):G(e,t.dict,n)}function Vi(e,t,n){let s=n.security&&t.has("ByteRange")?{...n,security:void 0}:n;e.text(
"<<");for(let[i,r]of t)Ne(e,i),Wi(r)&&e.byte(32),G(e,r,i==="Contents"?s:n);e.text(">>")}var Wi=e=>e===null||typeof e=="number"||typeof e=="boolean"||e instanceof
u.r;function Xi(e,t,{renumber:n}){if(!n){e.integer(t.number),e.byte(32),e.integer(t.generation),e.text(" R");return}let s=n(t);if(s===0){e.text("null");return}e.
integer(s),e.text(" 0 R")}function Ne(e,t){e.byte(47);for(let n=0;n<t.length;n++){let s=t.charCodeAt(n)&255;s>32&&s<127&&s!==35&&u.a[s]===0?e.byte(s):e.text(`#${qi(
s)}`)}}function dn(e,t,{security:n,number:s,generation:i}){if(n){cn(e,n.encryptString(t,s,i));return}let r=0;for(let a of t)(a<32||a>126)&&r++;if(r*3>t.length){
cn(e,t);return}e.byte(40);for(let a of t)(a===40||a===41||a===92)&&e.byte(92),a===13?e.text("\\r"):e.byte(a);e.byte(41)}function cn(e,t){e.byte(60);for(let n of t)
e.byte(Ee.charCodeAt(n>>4)),e.byte(Ee.charCodeAt(n&15));e.byte(62)}var Ee="0123456789abcdef",qi=e=>Ee[e>>4]+Ee[e&15];function Hi(e){if(!Number.isFinite(e))return"\
0";if(Number.isInteger(e)&&Math.abs(e)<1e15)return String(e);let t=String(e);return t.includes("e")?Math.abs(e)<1?e.toFixed(12).replace(/0+$/,"").replace(/\.$/,
""):e.toFixed(0):t}function Yi(e){let t=[e];for(;t.length>0;){let n=t.pop();if(n instanceof u.q)return!0;Array.isArray(n)?t.push(...n):n instanceof u.t?t.push(...n.
values()):n instanceof u.u&&t.push(n.dict)}return!1}function Ji(e,t,n,s,i){let{at:r}=n,a=Object.keys(s),o=n.open;e.text("<<");for(let l=0;l<r.length;l+=4)a.some(
d=>Zi(t,r[l],r[l+1],d))&&(e.copy(t,o,r[l]-1),o=r[l+3]);e.copy(t,o,n.close);for(let l of a)hn(e,l,s[l]);for(let l in i)n.find(t,l)<0&&hn(e,l,i[l]);e.text(">>")}function Qi(e,t,n){
for(let[s,i]of Object.entries(t))i===void 0?e.delete(s):e.set(s,i);for(let[s,i]of Object.entries(n))i!==void 0&&!e.has(s)&&e.set(s,i)}function Zi(e,t,n,s){if(n-
t!==s.length)return!1;for(let i=0;i<s.length;i++)if(e[t+i]!==s.charCodeAt(i))return!1;return!0}function hn(e,t,n){n!==void 0&&(Ne(e,t),e.byte(32),G(e,n,Te))}var st=0,
P=1,j=2,Re=3,fn=class{constructor(e,t){this.limits=e,this.sourceLength=t,this.kind=new Uint8Array(1024),this.place=new Int32Array(1024),this.detail=new Int32Array(
1024)}limits;sourceLength;kind;place;detail;size=0;offer(e,t,n,s){e>=this.kind.length&&this.grow(e+1),this.kind[e]===st&&this.set(e,t,n,s)}set(e,t,n,s){e>=this.
kind.length&&this.grow(e+1),this.kind[e]=t,this.place[e]=n,this.detail[e]=s,e>=this.size&&(this.size=e+1)}clear(){this.kind.fill(st),this.size=0}grow(e){let t=Math.
min(this.limits.objects,Math.max(1e6,this.sourceLength));if(e>t+1)throw new k.b("limit_exceeded",`The document has an object numbered beyond ${t}`,{issues:[{field:"\
file",message:`The document has an object numbered beyond ${t}.`}]});let n=Math.min(Math.max(e,this.kind.length*2),t+1),[s,i,r]=[new Uint8Array(n),new Int32Array(
n),new Int32Array(n)];s.set(this.kind),i.set(this.place),r.set(this.detail),[this.kind,this.place,this.detail]=[s,i,r]}},mn=new Set(["Prev","XRefStm","Size","W",
"Index","Filter","DecodeParms","Length","Type"]);function er(e,t,n){let s=(0,u.l)(e).lastIndexOf("startxref");if(s<0)return;let i=(0,u.j)(e,(0,u.b)(e,s+9,e.length),
e.length).value;if(i<0)return;let r=new fn(t,e.length),a=new u.t,o=!1,l=new Set,d=[i];for(;d.length>0;){let c=d.pop();if(l.has(c))continue;l.add(c);let h=c<e.length?
tr(e,c,r,t,n):void 0;if(!h)return;o||=h.stream;for(let[m,p]of h.trailer)!mn.has(m)&&!a.has(m)&&a.set(m,p);let f=h.trailer.get("Prev");typeof f=="number"&&d.push(
f)}return{table:r,trailer:a,streams:o}}function tr(e,t,n,s,i){return t=(0,u.b)(e,t,e.length),(0,u.h)(e,t,"xref")||(0,u.g)(e,t,"xref")?nr(e,t+4,n,s,i):yn(e,t,n,s,
i)}function nr(e,t,n,s,i){let r=e.length,a=[];for(;t=(0,u.b)(e,t,r),!(0,u.g)(e,t,"trailer");){let d=(0,u.j)(e,t,r),c=(0,u.j)(e,(0,u.b)(e,d.after,r),r);if(d.value<
0||c.value<0)return;t=(0,u.b)(e,c.after,r);let h=d.value;for(let f=0;f<c.value;f++){if(sr(e,t,r)&&!(f===0&&h===1)){let v=h+f,b=pn(e,t,10);e[t+17]===110&&b>0?b<r&&
n.offer(v,P,b,pn(e,t+11,5)):a.push(v),t+=20;continue}t=(0,u.b)(e,t,r);let m=(0,u.j)(e,t,r);if(m.value<0)break;let p=gn(e,m.after),y=(0,u.j)(e,p,r);if(y.value<0)
return;p=gn(e,y.after);let w=e[p];if(w!==110&&w!==102)return;f===0&&h===1&&w===102&&m.value===0&&y.value===65535&&(h=0);let g=h+f;for(w===110&&m.value>0?m.value<
r&&n.offer(g,P,m.value,y.value):a.push(g),t=p+1;t<r&&u.a[e[t]]===1;)t++}}let o=new Q(e,t+7,r,s.nesting).value();if(!(0,u.v)(o))return;let l=o.get("XRefStm");typeof l==
"number"&&l>0&&l<r&&yn(e,l,n,s,i);for(let d of a)n.offer(d,Re,0,0);return{trailer:o,stream:!1}}function sr(e,t,n){if(t+20>n||e[t+10]!==32||e[t+16]!==32)return!1;
let s=e[t+17],[i,r]=[e[t+18],e[t+19]];return(s===110||s===102)&&(i===32||i===13)&&(r===10||r===13)&&(0,u.i)(e[t])&&(0,u.i)(e[t+9])}function pn(e,t,n){let s=0;for(let i=t+
n;t<i;t++)s=s*10+(e[t]-48);return s}function gn(e,t){for(;e[t]===32||e[t]===9;)t++;return t}function yn(e,t,n,s,i){let r=(0,u.k)(e,t,e.length);if(!r)return;let a=ir(
e,r.body,s,i);if(!a)return;let{trailer:o,rows:l}=a,d=wn(o.get("W")),[c=0,h=0,f=0]=d,m=c+h+f;if(d.length<3||m<1||d.some(g=>g<0||g>8))return;let p=o.get("Size"),y=wn(
o.get("Index"));y.length<2&&y.splice(0,y.length,0,typeof p=="number"?p:Math.floor(l.length/m));let w=0;for(let g=0;g+1<y.length;g+=2)for(let v=0;v<y[g+1]&&w+m<=
l.length;v++,w+=m){let b=y[g]+v;if(b<0)continue;let A=c===0?1:at(l,w,c),F=at(l,w+c,h),L=at(l,w+c+h,f);A===1&&F<e.length?n.offer(b,P,F,Math.min(L,65535)):A===2?n.
offer(b,j,Math.min(F,s.objects),Math.min(L,s.objects)):A===0&&n.offer(b,Re,0,0)}return{trailer:o,stream:!0}}function ir(e,t,n,s){let i=new Q(e,t,e.length,n.nesting),
r=i.value();if(!(0,u.v)(r))return;let a=r.get("Type");if(!(a instanceof u.p)||a.text!=="XRef")return;let o=(0,u.b)(e,i.at,e.length);if(!(0,u.g)(e,o,"stream"))return;
let l=it(e,o),d=r.get("Length"),c=typeof d=="number"?l+d:-1,h=c>=l&&c<=e.length&&rt(e,c)?c:(0,u.l)(e).indexOf("endstream",l);try{let f=e.subarray(l,h<0?e.length:
h),m=ot(r.get("Filter")),p=ot(r.get("DecodeParms")??null);for(let[y,w]of m.slice(0,n.filters).entries()){let g=p[y];w instanceof u.p&&(f=(0,u.n)(w.text,f,(0,u.v)(
g)?g:void 0,s))}return{trailer:r,rows:f}}catch(f){if(f instanceof k.b&&f.code==="limit_exceeded")throw f;return}}function it(e,t){let n=t+6;for(;e[n]===32&&(e[n+
1]===10||e[n+1]===13||e[n+1]===32);)n++;return e[n]===13&&n++,e[n]===10&&n++,n}function rt(e,t){for(let n=0;n<4&&u.a[e[t]??0]===1&&t<e.length;n++)t++;return(0,u.g)(
e,t,"endstream")}function at(e,t,n){let s=0;for(let i=0;i<n;i++)s=s*256+e[t+i];return s}var ot=e=>e==null?[]:Array.isArray(e)?e:[e],wn=e=>ot(e).map(t=>typeof t==
"number"?Math.trunc(t):-1);function bn(e,t){let n=(0,u.l)(e),s=new fn(t,e.length),i=new u.t,r=!1,a={stream:new lt(n,"stream"),endobj:new lt(n,"endobj"),endstream:new lt(
n,"endstream")},o=n.indexOf("trailer"),l=c=>{for(let[h,f]of c)mn.has(h)||i.set(h,f)},d=c=>{for(;o>=0&&o<c;){let h=new Q(e,o+7,Math.min(e.length,o+65536),t.nesting).
value();(0,u.v)(h)&&l(h),o=n.indexOf("trailer",o+7)}};for(let c=0;;){let h=n.indexOf("obj",c);if(h<0)break;c=h+3;let f=rr(e,h);if(!f)continue;d(f.start),s.set(f.
number,P,f.start,Math.min(f.generation,65535));let m=ar(e,n,c,a);if(m.crossReference){r=!0;let p=new Q(e,c,e.length,t.nesting).value();(0,u.v)(p)&&p.has("Root")&&
l(p)}c=m.at}if(d(e.length),s.size===0)throw(0,k.d)("no PDF objects were found in the file");return{table:s,trailer:i,streams:r}}function rr(e,t){let n=t-1,s=()=>{
let o=n;for(;n>=0&&(0,u.i)(e[n]);)n--;return o-n>0&&o-n<=10?(0,u.j)(e,n+1,o+1).value:-1},i=()=>{let o=n;for(;n>=0&&u.a[e[n]]===1;)n--;return n<o};i();let r=s();
if(r<0||!i())return;let a=s();if(!(a<=0||a>2147483647))return{number:a,generation:r,start:n+1}}var lt=class{constructor(e,t){this.buffer=e,this.word=t}buffer;word;found=-2;from=0;next(e){
return this.found!==-2&&e>=this.from&&(this.found<0||this.found>=e)||(this.found=this.buffer.indexOf(this.word,e)),this.from=e,this.found}};function ar(e,t,n,s){
let i=s.stream.next(n),r=s.endobj.next(n);if(i<0||r>=0&&r<i)return{at:n,crossReference:!1};if((0,u.g)(e,i-3,"end"))return{at:n,crossReference:!1};let a=t.toString(
"latin1",n,Math.min(i,n+4096));if(/\d\s+obj\b/.test(a))return{at:n,crossReference:!1};let o=/\/Length\s+(\d+)(?!\d|\s+\d+\s+R)/.exec(a),l=it(e,i),d=/\/Type\s*\/XRef\b/.
test(a);if(o&&rt(e,l+Number(o[1])))return{at:l+Number(o[1]),crossReference:d};let c=s.endstream.next(l);return{at:c<0?l:c,crossReference:d}}function or(e){let{table:t}=e,
n=[];for(let s=1;s<t.size;s++)t.kind[s]===P&&(0,u.y)(e.entry(s,"Type"),"ObjStm")&&n.push({number:s,at:t.place[s]});n.sort((s,i)=>s.at-i.at);for(let{number:s,at:i}of n){
let r=e.container(s);for(let[a,o]of r?.numbers.entries()??[]){let l=t.kind[o]===P&&t.place[o]>i;o>0&&!l&&t.set(o,j,s,a)}}if(t.size>e.bodies.length){let s=new Int32Array(
t.size);s.set(e.bodies),e.bodies=s}}function lr(e){if(!e.dict(e.trailer.get("Root"))?.has("Pages")){for(let t=e.table.size-1;t>0;t--)if(!(e.table.kind[t]===st||
e.table.kind[t]===Re)&&(0,u.y)(e.entry(t,"Type"),"Catalog")){e.trailer.set("Root",new u.r(t,e.generation(t)));return}if(!(e.get(e.catalogNumber)instanceof u.t)){
let t=new u.t([["Type",new u.p("Catalog")]]);e.trailer.set("Root",e.add(t))}}}async function ur(e){let{table:t}=e,n=[];for(let o=1;o<t.size;o++)(t.kind[o]===P||
t.kind[o]===j)&&(0,u.y)(e.entry(o,"Type"),"Page")&&n.push(o);if(n.length===0)throw(0,k.d)("it has no pages");let s=n.map(o=>new u.r(o,e.generation(o))),i=e.add(
new u.t([["Type",new u.p("Pages")],["Kids",s],["Count",s.length]])),r=e.edit(e.catalogNumber);if(!(r instanceof u.t))throw(0,k.d)("it has no catalog");r.set("Pa\
ges",i);let a=await $t.read(e);return await a.rebuild(a.numbers),a}var B=class At{constructor(t,n,s,i){this.bytes=t,this.job=n,this.budget=i,this.table=s.table,
this.trailer=s.trailer,this.crossReferenceStream=s.streams,this.bodies=new Int32Array(this.table.size),this.next=Math.max(this.table.size,1)}bytes;job;budget;trailer;table;crossReferenceStream;security;pages;bodies;edited=new Map;patched=new Map;removed=new Set;values=new Map;containers=new Map;opening=new Set;entries=new u.D;located=-1;patchOutput=new V(
65536);next;encryptNumber=-1;static async open(t,n,{password:s}={}){let{limits:i}=n,r=Ys(t,i),a={stream:i.streamBytes,remaining:i.streamBytes+t.length*i.expansion},
o=r>0?[t.subarray(r),t]:[t];for(let d of o){let c=er(d,i,a);if(!c?.trailer.has("Root"))continue;let h=new At(d,n,c,a);if(await h.verify()&&await h.start(s))return h}
let l=new At(t,n,bn(t,i),a);return await n.pace.rest(),await l.verify(),l.unlock(s),or(l),l.forget(),lr(l),await l.start(s)||(l.pages=await ur(l)),l}async start(t){
return this.unlock(t),this.get(this.catalogNumber)instanceof u.t?(this.pages=await $t.read(this),this.pages.count>0):!1}get catalogNumber(){let t=this.trailer.get(
"Root");return t instanceof u.r?t.number:-1}get catalog(){return this.get(this.catalogNumber)}get version(){let t=/%PDF-(\d)\.(\d)/.exec((0,u.l)(this.bytes).toString(
"latin1",0,1032)),n=t?`${t[1]}.${t[2]}`:"1.4",s=this.catalog.get("Version");return s instanceof u.p&&/^\d\.\d$/.test(s.text)&&s.text>n?s.text:n}get size(){return this.
next}get(t){let n=typeof t=="number"?t:t.number;if(this.removed.has(n))return null;let s=this.edited.get(n);if(s!==void 0)return s;let i=this.values.get(n);if(i!==
void 0)return i;let r=this.read(n);return this.values.set(n,r),r}resolve(t){for(let n=0;t instanceof u.r&&n<32;n++)t=this.get(t);return t===void 0||t instanceof
u.r?null:t}dict(t){let n=this.resolve(t);return n instanceof u.t?n:n instanceof u.u?n.dict:void 0}array(t){let n=this.resolve(t);return Array.isArray(n)?n:void 0}edit(t){
let n=typeof t=="number"?t:t.number,s=this.get(n);return this.put(n,s),s}put(t,n){let s=typeof t=="number"?t:t.number;this.patched.delete(s),this.removed.delete(
s),this.edited.set(s,n),s>=this.next&&(this.next=s+1)}add(t){let n=this.next++;return this.edited.set(n,t),new u.r(n,0)}remove(t){let n=typeof t=="number"?t:t.number;
this.edited.delete(n),this.patched.delete(n),this.removed.add(n)}exists(t){if(this.removed.has(t))return!1;if(this.edited.has(t))return!0;let n=this.table.kind[t];
return n===P||n===j}isChanged(t){return this.edited.has(t)||this.patched.has(t)}entry(t,n){let s=this.edited.get(t)??this.values.get(t);if(s!==void 0||this.removed.
has(t))return s instanceof u.t?s.get(n):void 0;let i=this.place(t);if(!i)return;if(!this.locate(t,i))return this.dict(new u.r(t))?.get(n);let r=this.entries.find(
i.bytes,n);if(!(r<0))return this.parserAt(t,i.bytes,this.entries.at[r+2],this.entries.at[r+3]).value()}patch(t,n,s={}){let i=this.edited.has(t)?void 0:this.place(
t),r=this.security&&[...Object.values(n),...Object.values(s)].some(Yi);if(!i||r||!this.locate(t,i)){let o=this.edit(t);o instanceof u.t&&Qi(o,n,s);return}this.patchOutput.
length>1<<20&&(this.patchOutput=new V(1<<21));let a=this.patchOutput.length;Ji(this.patchOutput,i.bytes,this.entries,n,s),this.values.delete(t),this.patched.set(
t,this.patchOutput.bytes.subarray(a)),this.located=-1}locate(t,{bytes:n,start:s,end:i}){if(this.located===t)return!0;let r=this.entries.locate(n,s,i);return this.
located=r?t:-1,r}encoded(t){let{sealed:n,data:s}=t;return n&&this.security?this.security.decryptStream(s,n.number,n.generation,this.directly(t.dict)):s}decoded(t){
let{limits:n}=this.job,s=this.listOf(t.dict.get("Filter")??t.dict.get("F")),i=this.listOf(t.dict.get("DecodeParms")??t.dict.get("DP"));if(s.length>n.filters)throw new k.b(
"limit_exceeded",`A stream of the document has more than ${n.filters} filters`,{issues:[{field:"file",message:`A stream has more than ${n.filters} filters.`}]});
let r=this.encoded(t);for(let[a,o]of s.entries()){let l=this.dict(i[a]);o instanceof u.p&&(r=(0,u.n)(o.text,r,l&&this.directly(l),this.budget))}return r}listOf(t){
let n=this.resolve(t);return n===null?[]:(Array.isArray(n)?n:[n]).map(s=>this.resolve(s))}directly(t){let n=new u.t;for(let[s,i]of t){let r=this.resolve(i);n.set(
s,Array.isArray(r)?r.map(a=>this.resolve(a)):r)}return n}place(t){if(this.removed.has(t))return;let n=this.patched.get(t);if(n)return{bytes:n,start:0,end:n.length};
if(!this.edited.has(t))switch(this.table.kind[t]){case P:return{bytes:this.bytes,start:this.bodies[t],end:this.bytes.length};case j:{let s=this.container(this.table.
place[t]);if(!s)return;let i=this.table.detail[t];s.numbers[i]!==t&&(i=s.numbers.indexOf(t));let r=s.starts[i];return r===void 0?void 0:{bytes:s.data,start:r,end:s.
starts[i+1]??s.data.length}}default:return}}container(t){let n=this.containers.get(t);if(n||this.containers.has(t))return n;if(this.opening.has(t)||this.table.kind[t]!==
P)return;this.opening.add(t);let s=ei(this,t);return this.opening.delete(t),this.containers.set(t,s),s}read(t){let n=this.place(t);if(!n)return null;let s=this.
table.kind[t]===j&&!this.patched.has(t),i=this.parserAt(t,n.bytes,n.start,n.end),r=i.value();if(s||!(r instanceof u.t)||n.bytes!==this.bytes)return r;let a=(0,u.b)(
this.bytes,i.at,this.bytes.length);if(!(0,u.g)(this.bytes,a,"stream"))return r;let{start:o,end:l}=this.streamData(a,this.lengthOf(r.get("Length"))),d=this.security&&
!(0,u.y)(r.get("Type"),"XRef");return new u.u(r,this.bytes.subarray(o,l),d?{number:t,generation:this.generation(t)}:void 0)}lengthOf(t){if(t instanceof u.r){let n=this.
place(t.number),s=n&&new Q(n.bytes,n.start,Math.min(n.end,n.start+64),64).value();return typeof s=="number"?s:-1}return typeof t=="number"?t:-1}generation(t){return this.
table.kind[t]===P?this.table.detail[t]:0}streamData(t,n){let s=it(this.bytes,t);if(n>=0&&s+n<=this.bytes.length&&rt(this.bytes,s+n))return{start:s,end:s+n,trusted:!0};
let i=(0,u.l)(this.bytes).indexOf("endstream",s);return i<0&&(i=(0,u.l)(this.bytes).indexOf("endobj",s),i<0&&(i=this.bytes.length)),i>s&&this.bytes[i-1]===10&&i--,
i>s&&this.bytes[i-1]===13&&i--,{start:s,end:i,trusted:!1}}parserAt(t,n,s,i){let{security:r}=this,a;if(r&&t!==this.encryptNumber&&this.table.kind[t]===P){let o=this.
generation(t);a=l=>r.decryptString(l,t,o)}return new Q(n,s,i,this.job.limits.nesting,a)}async verify(){let{table:t,bytes:n,bodies:s}=this,i;for(let r=0;r<t.size;r++){
if(t.kind[r]!==P)continue;let a=(0,u.m)(n,t.place[r],r,t.detail[r]),o=a<0?(0,u.k)(n,t.place[r],n.length):void 0;if(a>=0)s[r]=a;else if(o?.number===r)s[r]=o.body,
t.place[r]=o.start,t.detail[r]=o.generation;else{i??=bn(n,this.job.limits).table;let l=r<i.size&&i.kind[r]===P?(0,u.k)(n,i.place[r],n.length):void 0;l?.number===
r?(t.set(r,P,l.start,l.generation),s[r]=l.body):t.set(r,Re,0,0)}if((r&1023)===0){let l=this.job.pace.step(2e4);l&&await l}}return t.kind[this.catalogNumber]===P||
t.kind[this.catalogNumber]===j}unlock(t){let n=this.trailer.get("Encrypt");if(this.security||n===void 0)return;n instanceof u.r&&(this.encryptNumber=n.number);let s=this.
resolve(n);if(!(s instanceof u.t))throw(0,k.d)("its encryption dictionary is missing");let i=this.array(this.trailer.get("ID")),r=this.resolve(i?.[0]),a=this.deeply(
s,8);this.security=Ei(a,r instanceof u.q?r.bytes:new Uint8Array,t),this.values.clear(),this.containers.clear()}forget(){this.values.clear(),this.next=Math.max(this.
next,this.table.size)}deeply(t,n){let s=this.resolve(t);if(n===0)return s;if(Array.isArray(s))return s.map(r=>this.deeply(r,n-1));if(!(s instanceof u.t))return s;
let i=new u.t;for(let[r,a]of s)i.set(r,this.deeply(a,n-1));return i}measure(t,n,s){let{bytes:i}=this;n.forgetLength(),s.dataStart=s.dataEnd=-1;let r=s.valueEnd=
n.value(i,this.bodies[t],i.length);if(r<0)return!1;let a=(0,u.b)(i,r,i.length);if(i[a]===101&&(0,u.g)(i,a,"endobj"))return s.end=a+6,!0;if(!(0,u.g)(i,a,"stream"))
return!1;let o=n.lengthRef>=0?this.lengthOf(new u.r(n.lengthRef)):n.length,l=this.streamData(a,o);if(!l.trusted)return!1;let d=(0,u.b)(i,(0,u.b)(i,l.end,i.length)+
9,i.length);return s.dataStart=l.start,s.dataEnd=l.end,s.end=d+6,(0,u.g)(i,d,"endobj")}},dr=class{live;via;end;valueEnd;dataStart;dataEnd;lengthStart;lengthEnd;from;to;count=0;bytes=0;constructor(e,t,n=!1,s){
let i=r=>r??new Int32Array(t?e:0);this.live=new Uint8Array(e),this.via=new Int32Array(n?e:0),this.end=s?.end??new Int32Array(e),this.valueEnd=i(s?.valueEnd),this.
dataStart=i(s?.dataStart),this.dataEnd=i(s?.dataEnd),this.lengthStart=i(s?.lengthStart),this.lengthEnd=i(s?.lengthEnd),this.from=i(s?.from),this.to=i(s?.to)}};async function vn(e,{
watched:t}={}){let{markings:n,referrers:s}=await ye([e],{watched:t}),{live:i,via:r}=n[0];return{live:i,via:r,referrers:s}}async function ye(e,t={}){let{strings:n=!1,
watched:s,alias:i,known:r}=t,a=n||t.detail===!0,o=e.length,l=e.map((w,g)=>new dr(w.size,a,s!==void 0,r?.markings[g])),d=r?.scans??e.map(()=>new u.C);for(let w of d)
w.strings=n;let c=new Set,{pace:h}=e[0].job,f=[],m=0,p=(w,g)=>{if(i){let b=i(w,g);b&&({part:w,number:g}=b)}s?.has(g)&&c.add(m);let{live:v}=l[w];g<=0||g>=v.length||
v[g]===1||!e[w].exists(g)||(v[g]=1,s&&(l[w].via[g]=m),f.push(g*o+w))},y=(w,g)=>{let v=[g];for(;v.length>0;){let b=v.pop();if(b instanceof u.r)p(b instanceof u.s?
b.part:w,b.number);else if(Array.isArray(b))for(let A of b)v.push(A);else if(b instanceof u.t)for(let A of b.values())v.push(A);else if(b instanceof u.u)for(let[
A,F]of b.dict)A!=="Length"&&v.push(F)}};for(let[w,g]of e[0].trailer)w!=="Encrypt"&&y(0,g);for(;f.length>0;){let w=f.pop(),g=w%o,v=m=(w-g)/o,b=e[g],A=l[g],F=d[g];
a||(F.used=0),A.count++;let L=100,X=b.edited.get(v),M=r?.markings[g];if(X===void 0&&M?.live[v]===1){let{marks:K}=F,Ge=n?A.lengthStart[v]:-2;for(let R=A.from[v];R<
A.to[v];R+=3)K[R]!==u.B&&K[R+1]!==Ge&&p(g,K[R]);A.end[v]>0&&(A.bytes+=A.end[v]-b.table.place[v]);continue}let D=F.used;if(X===void 0){let K=cr(b,A,F,v,a);L+=K,(K<
0||n&&F.byteRange)&&(F.used=D,X=b.edit(v))}if(X!==void 0)y(g,X);else{a&&(A.from[v]=D,A.to[v]=F.used);let{marks:K}=F,Ge=n?F.lengthStart:-2;for(let R=D;R<F.used;R+=
3)K[R]!==u.B&&K[R+1]!==Ge&&p(g,K[R])}let Z=h.step(L);Z&&await Z}return{markings:l,scans:d,referrers:c}}function cr(e,t,n,s,i){if(e.table.kind[s]!==P||e.patched.
has(s))return hr(e,t,n,s,i);if(!e.measure(s,n,je))return-1;let{end:r,valueEnd:a}=je;return t.end[s]=r,t.bytes+=r-e.table.place[s],i&&(t.valueEnd[s]=a,t.dataStart[s]=
je.dataStart,t.dataEnd[s]=je.dataEnd,t.lengthStart[s]=n.lengthStart,t.lengthEnd[s]=n.lengthEnd),a-e.bodies[s]}var je={valueEnd:-1,dataStart:-1,dataEnd:-1,end:-1};
function hr(e,t,n,s,i){let r=e.place(s);if(!r)return-1;n.forgetLength();let a=n.value(r.bytes,r.start,r.end);return a<0&&!fr(r.bytes,r.start,r.end)?-1:(i&&(t.valueEnd[s]=
a<0?r.end:a),t.bytes+=r.end-r.start,r.end-r.start)}function fr(e,t,n){for(let s=t;s<n;s++)if("<([/".includes(String.fromCharCode(e[s])))return!1;return!0}var ut=new u.t,
dt=e=>({length:e.length,put:t=>t.copy(e,0,e.length)});function kn(e,{number:t,generation:n,security:s},i){if(!s)return dt(e);let r=s.encryptedStreamLength(e.length,
i);return{length:r,put:a=>a.fill(r,(o,l)=>s.encryptStreamInto(e,t,n,i,o,l))}}function An(e,t,n){for(let s=t;s<n-4;s++)if(e[s]===67&&(0,u.g)(e,s,"Crypt"))return!0;
return!1}var mr=class{constructor(e,t,n){this.sink=e,this.rows=t,this.bytes=n}sink;rows;bytes;start=-1;end=-1;add(e,t,n,s){this.start>=0&&!this.adjoins(t)&&this.
flush(),this.start<0&&(this.start=t),this.rows.plain(e,this.sink.length+(t-this.start),s),this.end=n}flush(){this.start<0||(this.sink.copy(this.bytes,this.start,
this.end),this.sink.byte(10),this.start=-1)}adjoins(e){if(e<this.end||e-this.end>16)return!1;for(let t=this.end;t<e;t++)if(u.a[this.bytes[t]]!==1)return!1;return!0}},
pr=0,gr=1,yr=2,wr=class{kind;place;detail;size=1;constructor(e){this.kind=new Uint8Array(e),this.place=new Float64Array(e),this.detail=new Int32Array(e)}plain(e,t,n){
this.set(e,gr,t,n)}packed(e,t,n){this.set(e,yr,t,n)}set(e,t,n,s){e>=this.kind.length&&this.grow(e+1),this.kind[e]=t,this.place[e]=n,this.detail[e]=s,e>=this.size&&
(this.size=e+1)}grow(e){let t=Math.max(e,Math.ceil(this.kind.length*1.5)),[n,s,i]=[new Uint8Array(t),new Float64Array(t),new Int32Array(t)];n.set(this.kind),s.set(
this.place),i.set(this.detail),[this.kind,this.place,this.detail]=[n,s,i]}fingerprint(){return new Uint8Array(this.place.buffer,0,this.size*8)}table(){let{size:e,
kind:t,place:n,detail:s}=this,i=Buffer.allocUnsafe(e*20),r=0;for(let a=e-1;a>=0;a--){let o=a*20,l=t[a]===pr;Sn(i,o,10,l?r:n[a]),i[o+10]=32,Sn(i,o+11,5,a===0?65535:
l?1:s[a]),i[o+16]=32,i[o+17]=l?102:110,i[o+18]=32,i[o+19]=10,l&&(r=a)}return i}packedRows(){let{size:e,kind:t,place:n,detail:s}=this,[i,r]=[1,1];for(let f=0;f<e;f++)
n[f]>i&&(i=n[f]),s[f]>r&&(r=s[f]);let a=[1,xn(i),xn(r)],o=a[0]+a[1]+a[2],l=new Uint8Array(e*(o+1)),d=new Uint8Array(o),c=new Uint8Array(o),h=0;for(let f=0;f<e;f++){
d[0]=t[f],Fn(d,1,a[1],n[f]),Fn(d,1+a[1],a[2],f===0?0:s[f]),l[h++]=2;for(let m=0;m<o;m++)l[h++]=d[m]-c[m],c[m]=d[m]}return{data:l,widths:a}}};function br(e,t){let n=e.
length;e.text(`xref
0 ${t.size}
`);let s=t.table();return e.copy(s,0,s.length),n}function vr(e,t,n){let s=e.length,i=t.size;t.plain(i,s,0);let{data:r,widths:a}=t.packedRows(),o=(0,u.o)(r),l=a[0]+
a[1]+a[2];e.text(`${i} 0 obj
`),n([["Type",new u.p("XRef")],["Size",t.size],["W",a],["Filter",new u.p("FlateDecode")],["DecodeParms",(0,u.z)({Columns:l,Predictor:12})],["Length",o.length]]),
e.text(`
stream
`),e.copy(o,0,o.length),e.text(`
endstream
endobj
startxref
${s}
%%EOF
`)}function Sn(e,t,n,s){for(let i=t+n-1;i>=t;i--){let r=Math.floor(s/10);e[i]=48+(s-r*10),s=r}}var xn=e=>Math.max(1,Math.ceil(Math.log2(e+1)/8));function Fn(e,t,n,s){
for(let i=t+n-1;i>=t;i--)e[i]=s%256,s=Math.floor(s/256)}var Pn=200,kr=class{constructor(e,t,n,s){this.sink=e,this.documents=t,this.marked=n,this.mode=s,this.repacked=
t.map(()=>new Map),this.whole=t.map(()=>new Set);let i=t.reduce((r,a)=>r+a.size,0);this.next=t[0].size,this.finals=s.renumber?this.assign():[],this.rows=new wr(
Math.max(s.renumber?this.next:i,16)+8)}sink;documents;marked;mode;rows;finals;next;repacked;whole;fresh=[];finalReference=e=>this.final(0,e);async run(){for(let[
e]of this.documents.entries())this.mode.streams&&this.choosePacking(e),await this.writePart(e);this.fresh.length>0&&await this.writeFresh()}plain(e){let t=this.
next++;return this.begin(t,0),G(this.sink,e,Te),this.sink.text(`
endobj
`),new u.r(t,0)}assign(){let e=1,t=this.marked.markings.map(({live:n})=>{let s=new Int32Array(n.length);for(let i=1;i<n.length;i++)n[i]===1&&(s[i]=e++);return s});
return this.next=e,t}final(e,t){return this.finalNumber(t instanceof u.s?t.part:e,t.number)}finalNumber(e,t){let n=this.mode.alias?.(e,t);return n&&({part:e,number:t}=
n),this.mode.renumber?this.finals[e][t]??0:this.marked.markings[0].live[t]===1?t:0}choosePacking(e){let t=this.documents[e],{live:n}=this.marked.markings[e],{table:s}=t,
i=new Map;for(let r=1;r<s.size;r++){if(n[r]!==1||s.kind[r]!==j)continue;let a=s.place[r],o=i.get(a);o?o.push(r):i.set(a,[r])}for(let[r,a]of i)this.isWhole(e,r,a)?
this.whole[e].add(r):this.repacked[e].set(r,a.filter(o=>!(t.edited.get(o)instanceof u.u)))}isWhole(e,t,n){let s=this.documents[e],i=s.container(t);return this.mode.
renumber||!i||i.extends||i.numbers.length!==n.length?!1:n.every(r=>!s.isChanged(r)&&i.numbers[s.table.detail[r]]===r)}async writePart(e){let t=this.documents[e],
{pace:n}=t.job,{table:s}=t,{live:i}=this.marked.markings[e],r=new mr(this.sink,this.rows,t.bytes);for(let a of this.plainOrder(e)){let o=this.writeOne(e,a,r),l=n.
step(o);l&&await l}r.flush();for(let a=1;a<i.length;a++){let o=a>=s.size||s.kind[a]!==P&&s.kind[a]!==j;if(i[a]!==1||!o&&!(s.kind[a]===j&&(!this.mode.streams||t.
edited.get(a)instanceof u.u)))continue;this.mode.streams&&o&&!(t.edited.get(a)instanceof u.u)?this.fresh.push({part:e,number:a}):this.writeObject(e,a);let l=n.step(
500);l&&await l}}plainOrder(e){let{table:t}=this.documents[e],{live:n}=this.marked.markings[e],s=new Int32Array(t.size),i=0,r=!0,a=-1;for(let l=1;l<t.size;l++){
if(t.kind[l]!==P)continue;let d=this.whole[e].has(l)||this.repacked[e].has(l);n[l]!==1&&!d||(s[i++]=l,t.place[l]<a&&(r=!1),a=t.place[l])}let o=s.subarray(0,i);return r?
o:o.sort((l,d)=>t.place[l]-t.place[d])}writeOne(e,t,n){let s=this.documents[e],i=this.marked.markings[e],{table:r}=s,a=this.repacked[e].get(t);if(a){n.flush();let d=this.
mode.renumber?this.next++:t;return this.pack(d,a.map(c=>({part:e,number:c}))),a.length*200}if(this.whole[e].has(t))return this.copyContainer(e,t,n);if(s.isChanged(
t)||this.mode.renumber||this.mode.strings)return n.flush(),this.writeObject(e,t);let[o,l]=[r.place[t],i.end[t]];return n.add(t,o,l,r.detail[t]),Math.min(l-o,2e6)>>
3}copyContainer(e,t,n){let s=this.documents[e],i=s.container(t);for(let[a,o]of i.numbers.entries())this.rows.packed(o,t,a);n.flush();let r=s.get(t);return this.
writeStream(e,t,s.generation(t),r),r.data.length>>2}begin(e,t){this.rows.plain(e,this.sink.length,t),this.sink.integer(e),this.sink.byte(32),this.sink.integer(t),
this.sink.text(` obj
`)}writing(e,t,n){let{renumber:s,security:i}=this.mode;return{number:t,generation:n,security:i,renumber:s?r=>this.final(e,r):void 0}}writeObject(e,t){let n=this.
documents[e],s=this.mode.renumber?this.finals[e][t]:t,i=this.mode.renumber?0:n.generation(t),r=this.sink.length,a=n.edited.get(t),o=a===void 0?this.withCryptFilter(
e,t):a;return o instanceof u.u?this.writeStream(e,s,i,o):(this.begin(s,i),o!==void 0?G(this.sink,o,this.writing(e,s,i)):this.copyObject(this.sink,e,t,this.writing(
e,s,i)),this.sink.text(`
endobj
`)),this.sink.length-r}writeStream(e,t,n,s){let i=this.documents[e],{security:r}=this.mode,{sealed:a}=s,o=this.writing(e,t,n),l=a&&r===i.security&&(!r?.numbered||
a.number===t&&a.generation===n),d=new u.t(s.dict);!l&&this.mode.recrypt&&Mi(d);let c=l?dt(s.data):kn(i.encoded(s),{number:t,generation:n,security:r},d);this.begin(
t,n),d.set("Length",c.length),G(this.sink,d,o),this.sink.text(`
stream
`),c.put(this.sink),this.sink.text(`
endstream
endobj
`)}copyObject(e,t,n,s){let i=this.documents[t],r=this.marked.markings[t],a=i.place(n),o=a.bytes===i.bytes;if(!this.mode.renumber&&!this.mode.strings){e.copy(a.bytes,
a.start,a.end);return}let l=r.valueEnd[n],d=o?r.dataStart[n]:-1,c=d>=0&&this.mode.strings,h=Ar(a.bytes,a.start),f,m=-1;c&&(f=this.transcrypt(i,n,s,l,i.bytes.subarray(
d,r.dataEnd[n])),m=r.lengthStart[n]);let{marks:p}=this.marked.scans[t],y=m<0,w=()=>{e.copy(a.bytes,h,m),e.integer(f.length),h=r.lengthEnd[n],y=!0};for(let g=r.from[n];g<
r.to[n];g+=3){let[v,b,A]=[p[g],p[g+1],p[g+2]];if(!y&&b>=m&&w(),!(b<h)){if(v===u.B)e.copy(a.bytes,h,b),this.copyString(e,i,n,a.bytes,b,A,o,s),h=A;else if(this.mode.
renumber){e.copy(a.bytes,h,b);let F=this.finalNumber(t,v);F===0?e.text("null"):(e.integer(F),e.text(" 0 R")),h=A}}}y||w(),f?(e.copy(a.bytes,h,l),e.text(`
stream
`),f.put(e),e.text(`
endstream`)):d>=0?(e.copy(a.bytes,h,r.dataEnd[n]),e.text(`
endstream`)):e.copy(a.bytes,h,l)}copyString(e,t,n,s,i,r,a,o){let{security:l}=t,d=t.generation(n),c=l&&(a||t.patched.has(n))&&t.table.kind[n]===P,h=new Q(s,i,r,1,
c?f=>l.decryptString(f,n,d):void 0).value();h instanceof u.q&&dn(e,h.bytes,o)}transcrypt(e,t,n,s,i){let{security:r}=this.mode,a=e.generation(t);if(r===e.security&&
(!r?.numbered||t===n.number&&a===n.generation))return dt(i);let o=this.telling(e,t,s),l=e.security?e.encoded(new u.u(o,i,{number:t,generation:a})):i;return kn(l,
n,o)}telling(e,t,n){let{security:s}=this.mode;if((s?.uniform??!0)&&(e.security?.uniform??!0)&&!An(e.bytes,e.bodies[t],n))return ut;let i=e.get(t);return i instanceof
u.u?i.dict:ut}withCryptFilter(e,t){let n=this.documents[e],{valueEnd:s,dataStart:i}=this.marked.markings[e];if(!this.mode.recrypt||!n.security||n.table.kind[t]!==
P||i[t]<0||!An(n.bytes,n.bodies[t],s[t]))return;let r=n.get(t);return r instanceof u.u?r:void 0}async writeFresh(){let{pace:e}=this.documents[0].job;for(let t=0;t<
this.fresh.length;t+=Pn){this.pack(this.next++,this.fresh.slice(t,t+Pn));let n=e.step(1e5);n&&await n}}pack(e,t){let n=new V(t.length*160),s=new V(t.length*12);
for(let[o,{part:l,number:d}]of t.entries()){let c=this.documents[l],h=this.mode.renumber?this.finals[l][d]:d;o>0&&s.byte(32),s.integer(h),s.byte(32),s.integer(n.
length),this.rows.packed(h,e,o);let f={...this.writing(l,h,0),security:void 0},m=c.edited.get(d);m!==void 0?G(n,m,f):this.copyObject(n,l,d,f),n.byte(10)}s.byte(
10);let i=s.length;s.copy(n.bytes,0,n.length);let r=(0,u.o)(s.bytes),{security:a}=this.mode;a&&(r=a.encryptStream(r,e,0,ut)),this.begin(e,0),this.sink.text(`<</\
Type/ObjStm/N ${t.length}/First ${i}/Filter/FlateDecode/Length ${r.length}>>
stream
`),this.sink.copy(r,0,r.length),this.sink.text(`
endstream
endobj
`)}};function Ar(e,t){for(;t<e.length&&u.a[e[t]]===1;)t++;return t}async function q(e,t={}){return await e.pages.settle(),$n([e],t)}async function Sr(e,t={}){await e.
pages.settle();let n=new ti;return await Mn([e],t,()=>n),n.length}async function $n(e,t={}){let n;return await Mn(e,t,s=>n=new V(s)),n.bytes}async function Mn(e,t,n){
let[s]=e,{encryption:i="keep",dedupe:r}=t,a=i==="keep"?s.security:i==="none"?void 0:i,o=e.some(M=>M.security!==a),l=await ye(e,{detail:e.length>1,strings:o}),d=r&&
await r(e,l);d&&(l=await ye(e,{detail:!0,strings:o,alias:d,known:l}));let c=l.markings.reduce((M,{count:D})=>M+D,0),h=e.reduce((M,D)=>M+D.size,0),f=e.length>1||
t.compact===!0||h-c>c+50,m=o||f&&a?.numbered===!0;f&&e.length===1&&(!o||m)&&(l=await ye(e,{detail:!0,strings:m}));let p=e.some(M=>M.crossReferenceStream),y=$r([
...e.map(M=>M.version),t.version??"1.0",a?.version??"1.0",p?"1.5":"1.0"]),w=l.markings.reduce((M,{bytes:D,count:Z})=>M+D+Z*(m?72:28),0)+h*4+16384,g=n(w);g.text(
`%PDF-${y}
`),g.copy(On,0,On.length);let v=new kr(g,e,l,{renumber:f,strings:m,recrypt:o,security:a,streams:p,alias:d});await v.run();let b;a&&(b=v.plain(a.dictionary));let A=new u.t,
F={...Te,renumber:v.finalReference};for(let[M,D]of s.trailer)M!=="ID"&&M!=="Encrypt"&&A.set(M,D);let{rows:L}=v,X=`${xr(s,Fr(g,L.fingerprint()))}${b?`/Encrypt ${b.
number} 0 R`:""}>>`;if(p)vr(g,L,M=>{for(let[D,Z]of M)A.set(D,Z);Cn(g,A,X,F)});else{let M=br(g,L);A.set("Size",L.size),g.text(`trailer
`),Cn(g,A,X,F),g.text(`
startxref
${M}
%%EOF
`)}}var On=Uint8Array.of(37,226,227,207,211,10);function Cn(e,t,n,s){let i=new V(1024);G(i,t,s),e.copy(i.bytes,0,i.length-2),e.text(n)}function xr(e,t){let n=e.
resolve(e.array(e.trailer.get("ID"))?.[0]),s=i=>`<${(0,u.l)(i).toString("hex")}>`;return`/ID[${s(n instanceof u.q?n.bytes:t)}${s(t)}]`}function Fr(e,t){let n=(0,Is.createHash)(
"sha256").update(t);if(e instanceof V){let{bytes:s}=e,i=Math.max(Dn,Math.floor(s.length/Pr));for(let r=0;r<s.length;r+=i)n.update(s.subarray(r,r+Dn))}return n.digest().
subarray(0,16)}var Dn=4096,Pr=128;function $r(e){return e.reduce((t,n)=>n>t?n:t)}async function Tn(e,t,n){let s=Ci({...n,id0:Cr(e)});return Or(e,s),{name:t.name,
bytes:await q(e,{encryption:s}),pageCount:e.pages.count}}function Nn({algorithm:e,permissions:t,userPassword:n}){return{algorithm:e,permissions:t,restrictions:Ze(
t),needsPassword:n!==""}}function Mr({security:e}){let t=e?Ze(e.permissions):[];return t.length===0?[]:[{code:"restrictions_dropped",message:`The document came \
with restrictions (${t.join(", ")} = false). The new encryption replaces them: whoever opens the document with the password may do everything.`}]}function Or(e,{
version:t,extensionLevel:n}){if(n===void 0||e.version>="2.0")return;let s=e.edit(e.catalogNumber);if(!(s instanceof u.t))return;let i=e.dict(s.get("Extensions")),
r=e.resolve(e.dict(i?.get("ADBE"))?.get("ExtensionLevel"));if(typeof r=="number"&&r>=n)return;let a=(0,u.z)({BaseVersion:(0,u.A)(t),ExtensionLevel:n});s.set("Ex\
tensions",new u.t([...i??[],["ADBE",a]]))}function Cr(e){let t=e.resolve(e.array(e.trailer.get("ID"))?.[0]);if(t instanceof u.q&&t.bytes.length>0)return t.bytes;
let n=new u.q((0,_s.randomBytes)(16));return e.trailer.set("ID",[n,n]),n.bytes}var Dr=async(e,t,n)=>{let[s]=e,i=await B.open(s.bytes,n,{password:t.open_password}),
r={algorithm:t.encryption_algorithm,userPassword:t.password,ownerPassword:Di(),permissions:ln},a=Mr(i);return{documents:[await Tn(i,s,r)],notes:a,facts:Nn(r)}},
Tr=async(e,t,n)=>{let[s]=e,i=await B.open(s.bytes,n,{password:t.open_password}),r={algorithm:t.encryption_algorithm,userPassword:t.user_password??"",ownerPassword:t.
owner_password,permissions:Ui(t)},a=i.security&&!i.security.opensWithoutPassword&&r.userPassword===""?[Nr]:[];return{documents:[await Tn(i,s,r)],notes:a,facts:Nn(
r)}},Nr={code:"opens_without_password",message:"The document needed a password to open. It was given no user_password, so it now opens without one, with the res\
trictions."},Er=async([e],t,n)=>{let s=await B.open(e.bytes,n,{password:t.open_password}),{stamp:i}=await Promise.resolve().then(()=>U(require("./stamp-FK2FYKVN.js"))),
r=await i(s,t),a=await q(s,{version:"1.4"}),o=s.pages.count;return{documents:[{name:e.name,bytes:a,pageCount:o}],notes:r,facts:{pageCount:o}}};function ct({first_page:e,
last_page:t},n){let s=n===1?"1 page":`${n} pages`,i=[];if(e>n&&i.push({field:"first_page",message:`is ${e}, but the document has ${s}`}),t!==void 0&&t>n&&i.push(
{field:"last_page",message:`is ${t}, but the document has ${s}`}),i.length===0&&t!==void 0&&e>t&&i.push({field:"first_page",message:`is ${e}, which is after las\
t_page (${t})`}),i.length>0)throw(0,k.c)(i);return{first:e,last:t??n}}function Rr({first:e,last:t}){return Uint32Array.from({length:t-e+1},(n,s)=>e+s)}var jr=class{constructor(e){
this.document=e}document;gone=new Set;chased=new Set;remove(e){let{catalog:t,catalogNumber:n,pages:s}=this.document,i=t.get("Pages");e===n||(0,u.w)(i)&&e===i.number||
s.indexOf(e)>=0||(this.gone.add(e),this.document.remove(e))}chase(e){this.chased.add(e)}removed(){return this.gone}takeChased(){let e=this.chased;return this.chased=
new Set,e}isGone(e){return(0,u.w)(e)&&this.gone.has(e.number)}},Be=class{left;constructor(e){this.left=e.job.limits.nodes}spend=e=>{if(this.left-=e,this.left<0)
throw new k.b("limit_exceeded","The document has more fields, bookmarks or structure than can be processed",{issues:[{field:"file",message:"The document has mor\
e fields, bookmarks or structure than can be processed."}]})}},re=class{seen=new Set;allowance;constructor(e,t=new Be(e)){this.allowance=t}first(e){return this.
allowance.spend(1),(0,u.w)(e)?this.seen.has(e.number)?!1:(this.seen.add(e.number),!0):!0}};function T(e,t){return(0,u.w)(e)?e.number:t}function C(e,t){let n=e.catalog.
get(t),s=e.dict(n);return s&&{dict:s,holder:T(n,e.catalogNumber)}}function Br(e,t){let n=Rn(e),s=[n],i=1;for(let r=s.pop();r!==void 0;r=s.pop())if(Array.isArray(
r)){i+=r.length;for(let[a,o]of r.entries())r[a]=En(o,s)}else if((0,u.v)(r)){i+=r.size;for(let[a,o]of r)r.set(a,En(o,s))}return t(i),n}function En(e,t){let n=Rn(
e);return n!==e&&t.push(n),n}function Rn(e){return Array.isArray(e)?[...e]:(0,u.v)(e)?new u.t(e):e}var _r=class{constructor(e,t){this.removal=e,this.destinations=
t,this.document=e.document}removal;destinations;document;pages=new Map;structKeys=new Set;via=new Int32Array;removedLinks=0;touch(e,t){if(!this.prune(e,t))return;
let n=this.pageOf(e,t);if(this.forget(t),this.removal.remove(e),n===void 0){this.removal.chase(e);return}let s=this.pages.get(n);s||this.pages.set(n,s=new Set),
s.add(e)}touchPage(e){let t=this.document.entry(e,"Annots"),n=this.document.array(t);if(!n)return;let s=n.filter(i=>{if(this.removal.isGone(i))return!1;let r=this.
document.dict(i),a=T(i,T(t,e));return!r||!this.prune(a,r)?!0:(this.forget(r),(0,u.w)(i)&&this.removal.remove(i.number),!1)});s.length<n.length&&this.setAnnots(e,
s)}flush(){for(let[e,t]of this.pages){let n=this.document.array(this.document.entry(e,"Annots"))??[],s=n.filter(r=>!this.removal.isGone(r));s.length<n.length&&this.
setAnnots(e,s);let i=new Set(n.map(r=>(0,u.w)(r)?r.number:-1));for(let r of t)i.has(r)||this.removal.chase(r)}this.pages.clear()}prune(e,t){if(this.destinations.
pruneTargets(e,t)&&(0,u.y)(t.get("Subtype"),"Link"))return this.removedLinks++,!0;for(let n of["P","Popup","IRT"])this.removal.isGone(t.get(n))&&(this.document.
edit(e),t.delete(n),n==="IRT"&&t.delete("RT"));return(0,u.y)(t.get("Subtype"),"Popup")&&this.removal.isGone(t.get("Parent"))}pageOf(e,t){let{pages:n}=this.document,
s=t.get("P");if((0,u.w)(s)&&n.indexOf(s.number)>=0)return s.number;let i=this.via[e]??0;return[i,this.via[i]??0].find(r=>n.indexOf(r)>=0)}forget(e){let t=this.document.
resolve(e.get("StructParent"));typeof t=="number"&&this.structKeys.add(t)}setAnnots(e,t){this.document.patch(e,{Annots:t.length>0?t:void 0})}};function jn(e){return e.
has("Rect")&&e.has("Subtype")}var Ir=class{constructor(e){this.removal=e,this.document=e.document}removal;document;open=new Set;pruned=!1;signatures=new Set;signatureRemoved=!1;removedFields=0;removedXfa=!1;losing(e){
if(!(0,u.y)(e.get("Subtype"),"Widget")||(this.pruned=!0,e.has("T")&&!e.has("Kids")&&this.removedFields++,Bn(this.document,e)!=="Sig"))return;this.signatureRemoved=
!0;let t=we(this.document,e,"V");(0,u.w)(t)&&this.signatures.add(t.number)}keepsAsField(e,t){if(!this.document.array(t.get("Kids")))return!1;this.document.edit(
e);for(let n of[...t.keys()])!_n.includes(n)&&n!=="Kids"&&n!=="AA"&&t.delete(n);return this.touch(e),!0}touch(e){this.open.add(e),this.pruned=!0}touchForm(){this.
pruned=!0}flush(){for(let t of this.open)this.open.delete(t),this.pruneField(t);if(!this.pruned)return;this.pruned=!1;let e=C(this.document,"AcroForm");e&&(this.
filter(e.holder,e.dict,"Fields"),this.filter(e.holder,e.dict,"CO"),this.signatureRemoved&&this.dropSignatureFlags(e.holder,e.dict),!(this.document.array(e.dict.
get("Fields"))?.length!==0||e.dict.has("DR"))&&this.document.edit(this.document.catalogNumber).delete("AcroForm"))}dropXfa(){let e=C(this.document,"AcroForm");e?.
dict.has("XFA")&&(this.document.edit(e.holder),e.dict.delete("XFA"),this.document.edit(this.document.catalogNumber).delete("NeedsRendering"),this.removedXfa=!0)}pruneField(e){
let t=this.document.dict(new u.r(e)),n=this.document.array(t?.get("Kids"));if(!t||!n)return;let s=n.filter(r=>!this.removal.isGone(r));if(s.length===n.length)return;
if(this.document.edit(e),s.length>0||(0,u.y)(t.get("Subtype"),"Widget")){t.set("Kids",s);return}let i=t.get("Parent");this.removal.remove(e),this.removedFields++,
(0,u.w)(i)&&this.open.add(i.number)}filter(e,t,n){let s=this.document.array(t.get(n)),i=s?.filter(r=>!this.removal.isGone(r));!s||!i||i.length===s.length||(this.
document.edit(e),i.length>0||n==="Fields"?t.set(n,i):t.delete(n))}dropSignatureFlags(e,t){let n=C(this.document,"Perms");for(let[s,i]of n?[...n.dict]:[])!(0,u.w)(
i)||!this.signatures.has(i.number)||(this.document.edit(n.holder),n.dict.delete(s));n?.dict.size===0&&this.document.edit(this.document.catalogNumber).delete("Pe\
rms"),t.has("SigFlags")&&(ae(this.document).some(({type:s})=>s==="Sig")||(this.document.edit(e),t.delete("SigFlags")))}};function ae(e){let t=C(e,"AcroForm"),n=new re(
e),s=[],i=[],r=(a,o)=>{for(let l=(a?.length??0)-1;l>=0;l--)i.push({value:a[l],parent:o})};r(e.array(t?.dict.get("Fields")),void 0);for(let a=i.pop();a;a=i.pop()){
let o=e.dict(a.value);if(!o||!n.first(a.value))continue;let l=e.resolve(o.get("FT")),d={number:(0,u.w)(a.value)?a.value.number:void 0,dict:o,type:l instanceof u.p?
l.text:a.parent?.type,parent:a.parent};s.push(d),r(e.array(o.get("Kids")),d)}return s}function Bn(e,t){let n=e.resolve(we(e,t,"FT"));return n instanceof u.p?n.text:
void 0}function we(e,t,n){let s=t;for(let i=0;s&&i<zr;i++){let r=s.get(n);if(r!==void 0)return r;s=e.dict(s.get("Parent"))}}var _n="FT Parent T TU TM Ff V DV DA\
 Q DS RV Opt MaxLen TI I Lock SV".split(" "),zr=100,Lr=["Parent","StructParents","B","DPart","PieceInfo","Annots"],Kr=class{constructor(e){this.document=e,this.
allowance=new Be(e)}document;allowance;copyPage(e){let{document:t}=this,n=t.pages.number(e),s=t.pages.attribute(e,"Resources");(0,u.v)(s)&&t.patch(n,{Resources:t.
add(s)});let i=t.dict(new u.r(n))??new u.t,r=new u.t;for(let[l,d]of i)Lr.includes(l)||r.set(l,this.clone(d));for(let l of Pt){let d=t.pages.attribute(e,l);d!==void 0&&
!r.has(l)&&r.set(l,this.clone(d))}let a=t.add(r),o=t.array(i.get("Annots"));return o&&o.length>0&&r.set("Annots",this.copyAnnotations(o,a)),a.number}clone(e){return Br(
e,this.allowance.spend)}copyAnnotations(e,t){let{document:n}=this,s=new Map,i=[],r=[];for(let a of e){let o=n.dict(a);if(!o||(0,u.w)(a)&&s.has(a.number))continue;
let l=(0,u.y)(o.get("Subtype"),"Widget");if(l&&Bn(n,o)==="Sig")continue;let d=this.clone(l&&(0,u.w)(a)?this.asKid(a):o);if(d.delete("StructParent"),d.set("P",t),
i.push(d),!(0,u.w)(a)){r.push(d);continue}let c=n.add(d);s.set(a.number,c),r.push(c),l&&this.addKid(d,c)}for(let a of i)Ur(a,s);return r}asKid(e){let{document:t}=this,
n=t.dict(e);if(!n.has("T")&&!n.has("FT"))return n;t.edit(e);let s=new u.t;for(let o of _n){let l=n.get(o);l!==void 0&&(s.set(o,l),n.delete(o))}this.divideActions(
n,s),s.set("Kids",[e]);let i=t.add(s),r=s.get("Parent");n.set("Parent",i),(0,u.w)(r)&&In(t,r.number,t.dict(r),"Kids",e,i);let a=C(t,"AcroForm");for(let o of["Fi\
elds","CO"])a&&In(t,a.holder,a.dict,o,e,i);return n}divideActions(e,t){let n=this.document.dict(e.get("AA"));if(!n)return;let[s,i]=[new u.t,new u.t];for(let[r,a]of n)
(["K","F","V","C"].includes(r)?s:i).set(r,a);s.size>0&&t.set("AA",s),i.size>0?e.set("AA",i):e.delete("AA")}addKid(e,t){let n=e.get("Parent"),s=this.document.dict(
n);if(!(0,u.w)(n)||!s)return;this.document.edit(n);let i=this.document.array(s.get("Kids"));i&&!(0,u.w)(s.get("Kids"))?i.push(t):s.set("Kids",[...i??[],t])}};function Ur(e,t){
let n=(0,u.y)(e.get("Subtype"),"Popup")?["Parent"]:["Popup","IRT"];for(let s of n){let i=e.get(s);if(!(0,u.w)(i))continue;let r=t.get(i.number);r?e.set(s,r):e.delete(
s)}}function In(e,t,n,s,i,r){let a=e.array(n?.get(s));!n||!a?.some(o=>(0,u.w)(o)&&o.number===i.number)||(e.edit(t),n.set(s,a.map(o=>(0,u.w)(o)&&o.number===i.number?
r:o)))}var _e=64,zn=e=>typeof e=="number"?String(e):Buffer.from(e.bytes).toString("latin1");function oe(e,t,n){let s=[];for(let i of Ln(e,t,0))s.push(...Kn(e,i.
dict,n));return s}function ht(e,t,n,s,i,r){let a=Ln(e,t,n,r);for(let l=a.length-1;l>=0;l--){let d=a[l],c=Kn(e,d.dict,s),h=c.filter(([p,y])=>!i(p,y));if(h.length<
c.length&&(e.edit(d.holder),d.dict.set(s,h.flat()),d.changed=!0),d.emptyKids){let p=(e.array(d.dict.get("Kids"))??[]).filter(y=>!d.emptyKids.has((0,u.w)(y)?y.number:
y));e.edit(d.holder),d.dict.set("Kids",p),d.changed=!0}if(!d.changed)continue;let f=e.array(d.dict.get("Kids"))??[];d.empty=h.length===0&&f.length===0;let m=d.parent;
m&&(m.changed=!0,d.empty?(m.emptyKids??=new Set).add((0,u.w)(d.value)?d.value.number:d.value):Vr(e,d,h,f))}let o=a[0];return{changed:o?.changed??!1,empty:o?.empty??
!1}}function Ie(e,t,n){if(t.length<=_e)return(0,u.z)({[n]:t.flat()});let s=[];for(let i of Un(t)){let[r,a]=[i[0][0],i.at(-1)[0]];s.push({ref:e.add((0,u.z)({Limits:[
r,a],[n]:i.flat()})),low:r,high:a})}for(;s.length>_e;)s=Un(s).map(i=>{let[r,a]=[i[0].low,i.at(-1).high];return{ref:e.add((0,u.z)({Limits:[r,a],Kids:i.map(({ref:o})=>o)})),
low:r,high:a}});return(0,u.z)({Kids:s.map(({ref:i})=>i)})}function Ln(e,t,n,s){let i=new re(e),r=[],a=[{value:t??null,holder:n,parent:void 0}];for(let o=a.pop();o!==
void 0;o=a.pop()){let l=e.dict(o.value);if(!l||!i.first(o.value)||s&&o.parent&&!Gr(e,l,s))continue;let d={value:o.value,dict:l,holder:T(o.value,o.holder),parent:o.
parent};r.push(d);let c=e.array(l.get("Kids"))??[];for(let h=c.length-1;h>=0;h--)a.push({value:c[h],holder:T(l.get("Kids"),d.holder),parent:d})}return r}function Gr(e,t,n){
let[s,i]=e.array(t.get("Limits"))??[];return typeof s!="number"||typeof i!="number"||n(s,i)}function Kn(e,t,n){let s=e.array(t.get(n));if(!s)return[];let i=[];for(let r=0;r+
1<s.length;r+=2){let a=e.resolve(s[r]);(n==="Names"?a instanceof u.q:typeof a=="number")&&i.push([a,s[r+1]])}return i}function Vr(e,t,n,s){let i=o=>e.array(e.dict(
o)?.get("Limits"))??[],r=n[0]?.[0]??i(s[0])[0],a=n.at(-1)?.[0]??i(s.at(-1))[1];e.edit(t.holder),r!==void 0&&a!==void 0?t.dict.set("Limits",[r,a]):t.dict.delete(
"Limits")}function Un(e){let t=[];for(let n=0;n<e.length;n+=_e)t.push(e.slice(n,n+_e));return t}var Gn=e=>`/${e}`,Vn=e=>`(${e}`,Wr=class{constructor(e){this.removal=
e,this.document=e.document,this.allowance=new Be(this.document)}removal;document;names=new Set;settled=new Set;allowance;successors=new Map;get removedNames(){return this.
names.size}isDead(e){if(e==null)return!1;if(this.removal.isGone(e))return!0;let t=this.document.resolve(e);if(t instanceof u.p)return this.names.has(Gn(t.text));
if(t instanceof u.q)return this.names.has(Vn(zn(t)));if((0,u.x)(t))return this.removal.isGone(t[0]);if(!(0,u.v)(t))return!1;let n=t.get("D");return this.removal.
isGone(n)||this.removal.isGone(this.document.array(n)?.[0])}refresh(){this.settled.clear(),this.successors.clear()}pruneNames(){let e=C(this.document,"Dests");for(let[
n,s]of e?[...e.dict]:[])this.isDead(s)&&(this.document.edit(e.holder),e.dict.delete(n),this.names.add(Gn(n)),(0,u.w)(s)&&this.removal.remove(s.number));e?.dict.
size===0&&this.document.edit(this.document.catalogNumber).delete("Dests");let t=C(this.document,"Names");if(t){this.pruneNameTree(t,"Dests",(n,s)=>this.isDead(s)?
(this.names.add(Vn(n)),(0,u.w)(s)&&this.removal.remove(s.number),!0):!1);for(let n of["Pages","Templates"])this.pruneNameTree(t,n,(s,i)=>this.removal.isGone(i))}}pruneTargets(e,t){
let n=!1;this.isDead(t.get("Dest"))&&(this.document.edit(e),t.delete("Dest"),n=!0),this.pruneAction(e,t,"A")&&(n=!0);let s=t.get("AA"),i=this.document.dict(s);return i&&
(this.pruneActions(T(s,e),i),i.size===0&&(this.document.edit(e),t.delete("AA"))),n&&!t.has("Dest")&&!t.has("A")}pruneActions(e,t){for(let n of[...t.keys()])this.
pruneAction(e,t,n)}pruneOpenAction(){let{catalog:e,catalogNumber:t}=this.document,n=e.get("OpenAction");(0,u.v)(this.document.resolve(n))?this.pruneAction(t,e,"\
OpenAction"):this.isDead(n)&&(this.document.edit(t),e.delete("OpenAction"))}isDeadAction(e){let t=e.get("S");return(0,u.y)(t,"GoTo")?this.isDead(e.get("D")):(0,u.y)(
t,"Thread")&&!e.has("F")&&this.removal.isGone(e.get("D"))}pruneAction(e,t,n){let s=t.get(n);if(s===void 0)return!1;let[i,...r]=this.living([s]);if(i===void 0)return this.
document.edit(e),t.delete(n),!0;i!==s&&(this.document.edit(e),t.set(n,i));let a=this.document.dict(i);if(!a)return!1;let o=ft(this.document,a.get("Next")),l=r.filter(
d=>!o.includes(d));return l.length>0&&(this.document.edit(T(i,e)),a.set("Next",[...o,...l])),this.pruneChain(i,e),!1}pruneChain(e,t){let n=[[e,T(e,t)]];for(let s=n.
pop();s;s=n.pop()){let[i,r]=s,a=this.document.dict(i);if(!a||(0,u.w)(i)&&this.settled.has(i.number)||((0,u.w)(i)&&this.settled.add(i.number),this.isDead(a.get("\
SD"))&&(this.document.edit(r),a.delete("SD")),!a.has("Next")))continue;let o=ft(this.document,a.get("Next")),l=this.living(o);(l.length!==o.length||l.some((d,c)=>d!==
o[c]))&&(this.document.edit(r),l.length===0?a.delete("Next"):a.set("Next",l.length===1?l[0]:[...l]));for(let d of l)n.push([d,T(d,r)])}}living(e){let t,n=[],s=[],
i=[...e].reverse();for(let r=i.pop();r!==void 0;r=i.pop()){if(this.removal.isGone(r))continue;let a=this.document.dict(r);if(!a||!this.isDeadAction(a)){n.push(r);
continue}let o=(0,u.w)(r)?this.successors.get(r.number):void 0;if(o){for(let l of o)n.push(l);continue}if((0,u.w)(r)&&i.length===0&&n.length===0&&s.push(r.number),
t??=new re(this.document,this.allowance),a.has("Next")&&t.first(r))for(let l of ft(this.document,a.get("Next")).reverse())i.push(l)}for(let r of s)this.successors.
set(r,n);return n}pruneNameTree(e,t,n){let s=e.dict.get(t);if(s===void 0)return;let i=T(s,e.holder),{empty:r}=ht(this.document,s,i,"Names",(a,o)=>n(zn(a),o));r&&
(this.document.edit(e.holder),e.dict.delete(t))}};function ft(e,t){return t==null?[]:[...e.array(t)??[t]]}function Xr(e){let t=e.catalog.get("DPartRoot");if(t===
void 0)return;let n=new re(e),s=[t];for(let i=s.pop();i!==void 0;i=s.pop()){let r=e.dict(i),a=e.array(i);if(!(!n.first(i)||!(r??a))){for(let o of a??[])s.push(o);
for(let o of["DPartRootNode","DParts"]){let l=r?.get(o);l!==void 0&&s.push(l)}(0,u.w)(i)&&e.remove(i)}}e.edit(e.catalogNumber).delete("DPartRoot")}function Wn(e){
let t=e.catalog.get("PageLabels");if(!e.dict(t))return;let n=oe(e,t,"Nums").map(([s,i])=>({first:Number(s),label:e.dict(i)})).filter(({first:s})=>Number.isInteger(
s)&&s>=0).sort((s,i)=>s.first-i.first).map(({first:s,label:i})=>({first:s,...Hr(e,i)}));return s=>{let[i,r]=[0,n.length];for(;i<r;){let o=i+r>>1;n[o].first<=s?i=
o+1:r=o}let a=n[i-1];return a?{...a,number:a.start+s-a.first}:{style:"D",prefix:void 0,number:s+1}}}function Xn(e,t){let n=[],s,i=0;for(let r of t)(!s||!Yr(s,r))&&
n.push([i,Jr(r)]),s=r,i++;return Ie(e,n,"Nums")}function qr(e,t){let n=Wn(e);if(!n)return;let s=Xn(e,Array.from(t,i=>n(i-1)));e.edit(e.catalogNumber).set("PageL\
abels",e.add(s))}function Hr(e,t){let n=e.resolve(t?.get("S")),s=e.resolve(t?.get("P")),i=e.resolve(t?.get("St"));return{style:n instanceof u.p?n.text:void 0,prefix:s instanceof
u.q&&s.bytes.length>0?s:void 0,start:typeof i=="number"&&Number.isInteger(i)&&i>=1?i:1}}function Yr(e,t){return e.style!==t.style||t.style!==void 0&&t.number!==
e.number+1?!1:e.prefix===t.prefix?!0:!!e.prefix&&!!t.prefix&&Buffer.compare(e.prefix.bytes,t.prefix.bytes)===0}function Jr({style:e,prefix:t,number:n}){return(0,u.z)(
{S:e===void 0?void 0:(0,u.A)(e),P:t,St:e===void 0||n===1?void 0:n})}var Qr=class{constructor(e,t){this.removal=e,this.destinations=t,this.document=e.document,this.
allowance=new Be(this.document)}removal;destinations;document;dead=new Set;repaired=new Set;allowance;get removedItems(){return this.dead.size}touch(e,t){this.removal.
isGone(t.get("SE"))&&(this.document.edit(e),t.delete("SE")),this.destinations.pruneTargets(e,t)&&this.dead.add(e)}async touchAll(){let e=C(this.document,"Outlin\
es"),t=new re(this.document),n=[e?.dict.get("First")];for(;n.length>0;){let s=n.pop(),i=this.document.dict(s);if(!i||!(0,u.w)(s)||!t.first(s))continue;this.touch(
s.number,i),n.push(i.get("Next"),i.get("First"));let r=this.document.job.pace.step(200);r&&await r}}async flush(){for(let t of this.dead){this.document.get(t)!==
null&&this.unlink(t);let n=this.document.job.pace.step(1e3);n&&await n}let e=C(this.document,"Outlines");!e||this.dead.size===0||this.document.dict(e.dict.get("\
First"))||this.document.edit(this.document.catalogNumber).delete("Outlines")}unlink(e){let t=this.document.dict(new u.r(e)),n=t.get("Parent"),s=this.document.dict(
n);if(s&&(0,u.w)(n)&&this.isLinked(e,t,n.number,s)){let i=this.kidsOf(t);this.splice(t,i,n,s);let r=i.reduce((a,o)=>a+1+Math.max(0,mt(this.document,o.item)),0);
this.recount(n,mt(this.document,t)>0?-1:r-1),!s.has("First")&&s.has("Title")&&!s.has("Dest")&&!s.has("A")&&this.dead.add(n.number)}this.removal.remove(e)}splice(e,t,n,s){
let i=this.itemAt(e.get("Prev")),r=this.itemAt(e.get("Next")),[a,o]=[t[0],t.at(-1)];i?this.link(i,"Next",a??r):this.link({item:s,ref:n},"First",a??r),r?this.link(
r,"Prev",o??i):this.link({item:s,ref:n},"Last",o??i);for(let[l,d]of t.entries())this.link(d,"Parent",{item:s,ref:n}),this.link(d,"Prev",t[l-1]??i),this.link(d,"\
Next",t[l+1]??r)}recount(e,t){let n=this.visit(),s=e;for(let i=this.document.dict(s);t!==0&&i&&(0,u.w)(s)&&n.first(s);i=this.document.dict(s)){let r=mt(this.document,
i);if(r===0)return;this.document.edit(s);let a=Math.abs(r)+t;if(a>0&&i.has("First")?i.set("Count",Math.sign(r)*a):i.delete("Count"),r<0)return;s=i.get("Parent")}}isLinked(e,t,n,s){
let i=()=>{let a=this.itemAt(t.get("Prev")),o=a?a.item.get("Next"):s.get("First");return(0,u.w)(o)&&o.number===e};if(i())return!0;if(this.repaired.has(n))return!1;
this.repaired.add(n);let r;for(let a of this.kidsOf(s)){let o=a.item.get("Prev");((0,u.w)(o)?o.number:void 0)!==r?.ref.number&&this.link(a,"Prev",r),r=a}return i()}visit(){
return new re(this.document,this.allowance)}kidsOf(e){let t=[],n=this.visit();for(let s=this.itemAt(e.get("First"));s&&n.first(s.ref);s=this.itemAt(s.item.get("\
Next")))t.push(s);return t}itemAt(e){let t=this.document.dict(e);return t&&(0,u.w)(e)?{item:t,ref:e}:void 0}link(e,t,n){this.document.edit(e.ref),n?e.item.set(t,
n.ref):e.item.delete(t)}};function Zr(e){return e.has("Title")&&e.has("Parent")&&!e.has("S")&&!e.has("Subtype")&&!e.has("FT")}function mt(e,t){let n=e.resolve(t.
get("Count"));return typeof n=="number"?n:0}var ea=class{constructor(e){this.removal=e,this.document=e.document,this.root=C(this.document,"StructTreeRoot")}removal;document;root;open=new Set;unsaid=new Map;silenced=new Set;identifierRemoved=!1;removedElements=0;dropKeys(e){
let t=this.root?.dict.get("ParentTree");if(!this.root||t===void 0||e.size===0)return;let n=Float64Array.from(e).sort(),s=(a,o)=>{let l=sa(n,a);return l<n.length&&
n[l]<=o},i=(a,o)=>e.has(a)?(this.touchParents(o),!0):!1,{empty:r}=ht(this.document,t,T(t,this.root.holder),"Nums",i,s);r&&(this.document.edit(this.root.holder),
this.root.dict.delete("ParentTree"))}touch(e){this.open.add(e)}touchRoot(){this.root&&this.open.add(this.root.holder)}async flush(){if(!this.root)return;for(let n of this.
open){this.open.delete(n);let s=this.document.job.pace.step(500);s&&await s,n===this.root.holder?this.pruneRoot(this.root):this.pruneElement(n)}let e=this.root.
dict.get("IDTree");if(!this.identifierRemoved||e===void 0)return;this.identifierRemoved=!1;let t=(n,s)=>this.removal.isGone(s);ht(this.document,e,T(e,this.root.
holder),"Names",t).empty&&(this.document.edit(this.root.holder),this.root.dict.delete("IDTree"))}touchParents(e){(0,u.w)(e)&&!(0,u.x)(this.document.resolve(e))&&
this.open.add(e.number);for(let[t,n]of(this.document.array(e)??[]).entries()){if(!(0,u.w)(n))continue;this.open.add(n.number);let s=this.unsaid.get(n.number);s||
this.unsaid.set(n.number,s=new Set),s.add(t)}}pruneElement(e){let t=this.document.dict(new u.r(e));if(!t)return;this.pruneReferences(e,t);let n=t.get("Pg"),s=n===
void 0?this.unsaid.get(e):void 0,i=this.kidsOf(t),r=i.filter(o=>!this.isLost(o,n,s));if(this.removal.isGone(n)&&(this.document.edit(e),t.delete("Pg")),r.length===
i.length)return;let a=t.get("P");r.length===0?(t.has("ID")&&(this.identifierRemoved=!0),this.removal.remove(e),this.removedElements++):(this.document.edit(e),t.
set("K",r.length===1?r[0]:r)),(0,u.w)(a)&&this.open.add(a.number),this.silence(r.length===0?a:new u.r(e))}pruneRoot({dict:e,holder:t}){let n=this.kidsOf(e),s=n.
filter(r=>!this.removal.isGone(r));if(s.length===n.length)return;if(this.document.edit(t),s.length>0){e.set("K",s.length===1?s[0]:s);return}let i=this.document.
edit(this.document.catalogNumber);i.delete("StructTreeRoot"),i.delete("MarkInfo")}isLost(e,t,n){return typeof e=="number"?this.removal.isGone(t)||(n?.has(e)??!1):
this.removal.isGone(e)?!0:(0,u.v)(e)?(0,u.y)(e.get("Type"),"OBJR")&&this.removal.isGone(e.get("Obj"))?!0:((0,u.y)(e.get("Type"),"MCR")||(0,u.y)(e.get("Type"),"O\
BJR"))&&this.removal.isGone(e.get("Pg")??t):!1}pruneReferences(e,t){let n=this.document.array(t.get("Ref")),s=n?.filter(i=>!this.removal.isGone(i));!n||!s||s.length===
n.length||(this.document.edit(e),s.length>0?t.set("Ref",s):t.delete("Ref"))}silence(e){for(;(0,u.w)(e)&&!this.silenced.has(e.number);){this.silenced.add(e.number);
let t=this.document.dict(e);t?.has("ActualText")&&(this.document.edit(e),t.delete("ActualText")),e=t?.get("P")}}kidsOf(e){let t=e.get("K");return t==null?[]:this.
document.array(t)??[t]}};function ta(e){return(0,u.y)(e.get("Type"),"StructElem")?!0:!e.has("Type")&&e.has("S")&&(0,u.w)(e.get("P"))&&(e.has("K")||e.has("Pg"))}
function na(e){return(0,u.y)(e.get("Type"),"MCR")||(0,u.y)(e.get("Type"),"OBJR")}function sa(e,t){let[n,s]=[0,e.length];for(;n<s;){let i=n+s>>1;e[i]<t?n=i+1:s=i}
return n}var ia=class{constructor(e){this.removal=e,this.document=e.document}removal;document;threads;touch(e,t){if(!this.removal.isGone(t.get("P")))return;let[
n,s]=[t.get("N"),t.get("V")],[i,r]=[this.document.dict(n),this.document.dict(s)],a=this.threadStartingAt(e);if(this.threads.delete(e),this.removal.remove(e),!(0,u.w)(
n)||n.number===e||!i){a&&this.removal.remove(a.number);return}r&&(0,u.w)(s)&&(this.document.edit(s),r.set("N",n),this.document.edit(n),i.set("V",s)),a&&(this.document.
edit(a).set("F",n),this.document.edit(n),i.set("T",a),this.threads.set(n.number,a))}threadStartingAt(e){if(!this.threads){this.threads=new Map;for(let t of this.
document.array(this.document.catalog.get("Threads"))??[]){let n=this.document.dict(t)?.get("F");(0,u.w)(t)&&(0,u.w)(n)&&this.threads.set(n.number,t)}}return this.
threads.get(e)}flush(){let{catalog:e,catalogNumber:t}=this.document,n=e.get("Threads"),s=this.document.array(n),i=s?.filter(r=>{let a=this.document.dict(r);return a?
this.document.dict(a.get("F"))!==void 0:!this.removal.isGone(r)});!s||!i||i.length===s.length||(this.document.edit(t),i.length>0?e.set("Threads",i):e.delete("Th\
reads"))}};function ra(e){return(0,u.w)(e.get("N"))&&(0,u.w)(e.get("V"))&&(e.has("R")||e.has("P"))&&!e.has("S")}function aa(e,t){let{removal:n}=e,{document:s}=n,
i=s.get(t);(0,u.x)(i)?oa(n,t,i):(0,u.v)(i)&&la(e,s,t,i)}function oa(e,t,n){e.isGone(n[0])&&n[1]instanceof u.p&&e.remove(t),e.chase(t)}function la(e,t,n,s){let{annotations:i,
destinations:r,outlines:a,removal:o,structure:l,threads:d}=e;n===t.catalogNumber?da(e,s):(0,u.y)(s.get("Type"),"Page")||t.pages.indexOf(n)>=0?(r.pruneTargets(n,
s),i.touchPage(n),ca(o,n,s)):Zr(s)?a.touch(n,s):ta(s)?l.touch(n):na(s)?(o.remove(n),o.chase(n)):ra(s)?d.touch(n,s):ua(e,t,n,s)}function ua(e,t,n,s){let{annotations:i,
destinations:r,form:a,removal:o,structure:l}=e;jn(s)&&i.touch(n,s),t.get(n)!==null&&(s.has("Kids")&&a.touch(n),s.has("Fields")&&a.touchForm(),(s.has("ParentTree")||
(0,u.y)(s.get("Type"),"StructTreeRoot"))&&l.touchRoot(),!jn(s)&&(r.pruneTargets(n,s),s.get("S")instanceof u.p?r.pruneChain(s,n):r.pruneActions(n,s),!(!r.isDeadAction(
s)&&!(s.has("D")&&r.isDead(s)))&&(s.has("Next")||o.remove(n),o.chase(n))))}function da({destinations:e,form:t,removal:n,structure:s},i){e.pruneOpenAction(),e.pruneTargets(
n.document.catalogNumber,i),t.touchForm(),s.touchRoot()}function ca(e,t,n){let{document:s}=e,i=s.dict(n.get("SeparationInfo")),r=s.array(i?.get("Pages"));!i||!r?.
some(a=>e.isGone(a))||(s.edit(T(n.get("SeparationInfo"),t)),i.set("Pages",r.filter(a=>!e.isGone(a))))}var ha=10;async function qn(e,t){let{pages:n}=e,{numbers:s,
dropped:i,repeated:r}=await fa(e,t),a=s.length!==n.count||s.some((d,c)=>d!==n.number(c));a&&(qr(e,t),Xr(e));let o=i.length>0?ma(e,i):void 0;a&&await n.rebuild(s);
let l=o?await pa(e,s,o):void 0;return{pageCount:s.length,removedPages:i.length,repeatedPages:r,removedOutlineItems:l?.outlines.removedItems??0,removedDestinations:l?.
destinations.removedNames??0,removedLinks:l?.annotations.removedLinks??0,removedFields:l?.form.removedFields??0,removedStructureElements:l?.structure.removedElements??
0,removedXfa:l?.form.removedXfa??!1}}async function fa(e,t){let{pages:n}=e,s=new Kr(e),i=new Uint8Array(n.count),r=[],a=0;for(let l of t){let d=l-1;if(i[d]){r.push(
s.copyPage(d)),a++;let c=e.job.pace.step(4e3);c&&await c}else r.push(n.number(d));i[d]=1}let o=[];for(let l=0;l<n.count;l++)i[l]||o.push(n.number(l));return{numbers:r,
dropped:o,repeated:a}}function ma(e,t){let n=new Set,s=new Map,i=new Set,r=e.dict(e.catalog.get("StructTreeRoot"))!==void 0;for(let a of t){let o=r?e.resolve(e.
entry(a,"StructParents")):null;typeof o=="number"&&i.add(o);let l=e.entry(a,"Annots"),d=e.array(l)??[];(0,u.w)(l)&&s.set(l.number,d);for(let c of d)(0,u.w)(c)&&
n.add(c.number)}return{pages:t,annotations:n,arrays:s,structKeys:i}}async function pa(e,t,n){let s=Hn(e),{destinations:i,removal:r,structure:a}=s;for(let l of n.
pages)r.remove(l);i.pruneNames(),s.form.dropXfa(),a.dropKeys(n.structKeys),await a.flush(),i.removedNames>0&&await ga(s,t);let o=new Set([...r.removed(),...n.annotations]);
return await Yn(s,o,async({live:l,referrers:d})=>{ya(s,n,l,d),await wa(s,n.annotations)}),s}function Hn(e){let t=new jr(e),n=new Wr(t);return{removal:t,destinations:n,
annotations:new _r(t,n),outlines:new Qr(t,n),form:new Ir(t),structure:new ea(t),threads:new ia(t)}}async function Yn(e,t,n){let{destinations:s,removal:i}=e,{document:r}=i;
for(let a=0;a<ha&&t.size>0;a++){let o=await vn(r,{watched:t});e.annotations.via=o.via,s.refresh(),a===0&&await n?.(o);for(let l of[...o.referrers].sort((d,c)=>d-
c)){aa(e,l);let d=r.job.pace.step(1e3);d&&await d}await ba(e),t=i.takeChased()}}async function ga({annotations:e,destinations:t,outlines:n,removal:s},i){let{document:r}=s;
t.pruneOpenAction(),t.pruneTargets(r.catalogNumber,r.catalog),await n.touchAll();for(let a of i){let o=r.job.pace.step(2e3);o&&await o,r.entry(a,"AA")!==void 0&&
t.pruneTargets(a,r.get(a)),e.touchPage(a)}}function ya({removal:e},t,n,s){let{document:i}=e,r=a=>{for(let o of a??[])(0,u.w)(o)&&t.annotations.delete(o.number)};
for(let[a,o]of t.arrays)n[a]&&r(o);for(let a of s)i.pages.indexOf(a)>=0&&r(i.array(i.entry(a,"Annots")))}async function wa({form:e,removal:t,structure:n},s){let{
document:i}=t,r=new Set;for(let a of s){let o=i.job.pace.step(1e3);o&&await o;let l=i.dict(new u.r(a));if(!l)continue;let d=i.resolve(l.get("StructParent"));typeof d==
"number"&&r.add(d),e.losing(l),!((0,u.y)(l.get("Subtype"),"Widget")&&e.keepsAsField(a,l))&&t.remove(a)}n.dropKeys(r)}async function ba({annotations:e,form:t,outlines:n,
structure:s,threads:i}){e.flush(),s.dropKeys(e.structKeys),e.structKeys.clear(),await s.flush(),t.flush(),await n.flush(),i.flush()}async function ze(e,t,n,s){let[
i]=e,r=await B.open(i.bytes,n,{password:t}),a=r.pages.count,o=await qn(r,s(a)),l=await q(r);return{documents:[{name:i.name,bytes:l,pageCount:o.pageCount}],notes:ka(
o),facts:va(a,o)}}function va(e,t){let{pageCount:n,removedPages:s,repeatedPages:i}=t,r={sourcePageCount:e,pageCount:n};return i>0&&(r.repeatedPages=i),s>0&&(r.removedPages=
s,r.removedOutlineItems=t.removedOutlineItems,r.removedDestinations=t.removedDestinations,r.removedLinks=t.removedLinks,r.removedFields=t.removedFields),r}function ka({
removedXfa:e}){return e?[{code:"xfa_removed",message:"The XFA form of the document described removed pages and was dropped. The fields themselves remain."}]:[]}
var Aa=(e,t,n)=>ze(e,t.open_password,n,s=>Rr(ct(t,s))),Sa={inputBytes:2147483647,objects:8388607,nesting:500,streamBytes:268435456,expansion:200,filters:8,pages:5e5,
orderPages:1e5,nodes:5e6};function $(e,t){if(t===0||e instanceof u.s)return e;if(e instanceof u.r)return new u.s(t,e.number);if(Array.isArray(e))return e.map(s=>$(
s,t));if(e instanceof u.u||!(e instanceof u.t))return e;let n=new u.t;for(let[s,i]of e)n.set(s,$(i,t));return n}function le(e,t){let n=t.startsWith("þÿ");for(let s=2;;s++){
let i=`_${s}`,r=t+(n?[...i].map(a=>`\0${a}`).join(""):i);if(!e.has(r))return r}}var W=e=>(0,u.l)(e.bytes).toString("latin1"),ue=e=>new u.q(Uint8Array.from(Buffer.
from(e,"latin1"))),Jn=(e,t)=>e<t?-1:e>t?1:0;function be(e,t,n=8){let[s,i]=[e.document.resolve(e.value),t.document.resolve(t.value)];if(n===0)return!1;let r=(a,o)=>be(
{document:e.document,value:a},{document:t.document,value:o},n-1);return s instanceof u.q?i instanceof u.q&&Buffer.compare(s.bytes,i.bytes)===0:Array.isArray(s)?
Array.isArray(i)&&s.length===i.length&&s.every((a,o)=>r(a,i[o])):s instanceof u.t?i instanceof u.t&&s.size===i.size&&[...s].every(([a,o])=>i.has(a)&&r(o,i.get(a))):
s instanceof u.u?i instanceof u.u&&r(s.dict,i.dict)&&Buffer.compare(e.document.encoded(s),t.document.encoded(i))===0:s!==null&&typeof s=="object"?i!==null&&typeof i==
"object"&&"text"in s&&"text"in i&&s.text===i.text:s===i}function xa(e){let{document:t}=e[0],n=t.edit(t.catalogNumber),s=e.some(a=>a.document.catalog.has("Collec\
tion"));n.delete("Collection");let i=t.array(n.get("OutputIntents"))??[],r=e.every(a=>{let o=a.document.array(a.document.catalog.get("OutputIntents"))??[];return be(
{document:t,value:i},{document:a.document,value:o})});return r||n.delete("OutputIntents"),Fa(e,n),Pa(e,n),{droppedPortfolio:s,droppedIntents:!r}}function Fa(e,t){
let n=new u.t;for(let{index:s,document:i}of e)for(let[r,a]of i.dict(i.catalog.get("Extensions"))??[])!n.has(r)&&r!=="ESIC"&&n.set(r,$(a,s));n.size>0?t.set("Exte\
nsions",n):t.delete("Extensions")}function Pa(e,t){let n=e.flatMap(({index:s,document:i})=>(i.array(i.catalog.get("Threads"))??[]).map(r=>$(r,s)));n.length>0&&t.
set("Threads",n)}var $a=6,Ma=["Parent","P","StructParent","StructParents","Annots","Kids","Fields","First","Prev","Next"],Oa=new Set(["Page","Pages","Catalog","\
OCG","OCMD","Annot","StructElem","StructTreeRoot","Outlines","ObjStm","XRef","Sig","Filespec","Metadata"]);async function Ca(e,t){let n=new Da(e,t);await n.streams();
for(let s=0;s<$a&&await n.referrers()>0;s++);return(s,i)=>n.canonical[s].get(i)}var Da=class{constructor(e,t){this.documents=e,this.marked=t,this.canonical=e.map(
()=>new Map),this.tried=e.map(()=>new Set),this.interesting=e.map(()=>new Set)}documents;marked;canonical;known=new Map;tried;interesting;async streams(){let e=new Map;
for(let[n,s]of this.documents.entries()){let{live:i,dataStart:r,dataEnd:a}=this.marked.markings[n],o=this.twinOf(n);for(let l=1;l<s.table.size;l++){if(i[l]!==1||
s.table.kind[l]!==P||s.isChanged(l)||r[l]<=0)continue;if(o>=0&&!this.documents[o].isChanged(l)&&this.marked.markings[o].live[l]===1&&!this.isTied(s,l)){this.equate(
{part:n,number:l},this.canonical[o].get(l)??{part:o,number:l});continue}let d=a[l]-r[l],c=e.get(d);c?c.push({part:n,number:l}):e.set(d,[{part:n,number:l}])}}let{
pace:t}=this.documents[0].job;for(let n of e.values())if(!(n.length<2||n.every(({part:s})=>s===n[0].part)))for(let s of n){let i=t.step(this.offer(s));i&&await i}}async referrers(){
let e=this.interesting;this.interesting=this.documents.map(()=>new Set);let{pace:t}=this.documents[0].job,n=0;for(let[s,i]of this.documents.entries()){if(e[s].size===
0)continue;let{live:r,from:a,to:o}=this.marked.markings[s],{marks:l}=this.marked.scans[s];for(let d=1;d<r.length;d++){if(r[d]!==1||i.isChanged(d)||this.tried[s].
has(d))continue;let c=!1;for(let m=a[d];!c&&m<o[d];m+=3)c=l[m]!==u.B&&e[s].has(l[m]);if(!c)continue;let h=this.canonical[s].size,f=t.step(this.offer({part:s,number:d}));
f&&await f,n+=this.canonical[s].size-h}}return n}twinOf(e){let{bytes:t,security:n}=this.documents[e];return n?-1:this.documents.findIndex((s,i)=>i<e&&!s.security&&
s.bytes.length===t.length&&Buffer.compare(s.bytes,t)===0)}offer(e){let t=this.documents[e.part];this.tried[e.part].add(e.number);let n=t.get(e.number);if(!this.
isFree(n))return 200;let{key:s,cost:i}=this.contentOf(t,e.part,n),r=this.known.get(s);return r?this.equate(e,r):(this.known.set(s,e),this.interesting[e.part].add(
e.number)),i}equate(e,t){this.canonical[e.part].set(e.number,t),this.interesting[e.part].add(e.number),this.interesting[t.part].add(t.number),this.tried[e.part].
add(e.number)}isTied(e,t){return!this.isFree(e.get(t))}isFree(e){let t=e instanceof u.u?e.dict:e;if(!(t instanceof u.t))return Array.isArray(e);let n=t.get("Typ\
e");return!(n instanceof u.p&&Oa.has(n.text))&&!Ma.some(s=>t.has(s))}contentOf(e,t,n){let s=new V(512),i=n instanceof u.u?Ta(n.dict):n;G(s,i,{...Te,renumber:o=>{
let l=this.canonical[t].get(o.number)??{part:t,number:o.number};return l.number*this.documents.length+l.part+1}});let r=(0,zs.createHash)("sha256").update(s.bytes),
a=s.length*20;if(n instanceof u.u){let o=e.encoded(n);r.update("stream").update(o),a+=o.length}return{key:r.digest("hex"),cost:a}}};function Ta(e){let t=new u.t(
e);return t.delete("Length"),t}function Le(e,t){let{table:n}=e,s=new Set,i=[],r=new Map;for(let o=1;o<n.size;o++)if(e.isChanged(o))e.exists(o)&&s.add(o);else if(n.
kind[o]===P)i.push(o);else if(n.kind[o]===j){let l=n.place[o],d=r.get(l);d?d.push(o):r.set(l,[o])}for(let o=n.size;o<e.size;o++)e.exists(o)&&s.add(o);i.sort((o,l)=>n.
place[o]-n.place[l]);let a=(0,u.l)(e.bytes);for(let o of t)for(let l=a.indexOf(o);l>=0;l=a.indexOf(o,l+o.length)){let d=i[Na(i,n.place,l)];d!==void 0&&s.add(d)}
for(let[o,l]of r){let d=e.container(o);if(!d)continue;let c=(0,u.l)(d.data);if(t.some(h=>c.includes(h)))for(let h of l)s.add(h)}return[...s].sort((o,l)=>o-l)}function Na(e,t,n){
let[s,i]=[0,e.length];for(;s<i;){let r=s+i>>1;t[e[r]]<=n?s=r+1:i=r}return s-1}function Qn(e,t){let n=[e];for(;n.length>0;){let s=n.pop(),i=s instanceof u.u?s.dict:
s;Array.isArray(i)?n.push(...i):i instanceof u.t&&(t(i),n.push(...i.values()))}}function Ea(e){let t=new Map,n=new Map,s=new Set,i=new Set,r=e.map(a=>({part:a,strings:Ra(
a),names:ja(a)}));for(let a of r){for(let o of a.strings.keys())s.add(o);for(let o of a.names.keys())i.add(o)}for(let{part:a,strings:o,names:l}of r){let d=Zn(t,
o,s,a.index),c=Zn(n,l,i,a.index);(d.size>0||c.size>0)&&Ba(a,d,c)}return{strings:t,names:n}}function Zn(e,t,n,s){let i=new Map;for(let[r,a]of t){let o=r;e.has(r)&&
(o=le(n,r),n.add(o),i.set(r,o)),e.set(o,$(a,s))}return i}function Ra({document:e}){let t=new Map,n=e.dict(e.catalog.get("Names"))?.get("Dests");for(let[s,i]of oe(
e,n,"Names"))s instanceof u.q&&t.set(W(s),i);return t}function ja({document:e}){let t=e.dict(e.catalog.get("Dests"));return new Map(t)}function Ba({document:e},t,n){
let s=i=>{let r=e.resolve(i);if(r instanceof u.q){let o=t.get(W(r));return o===void 0?void 0:ue(o)}let a=r instanceof u.p?n.get(r.text):void 0;return a===void 0?
void 0:new u.p(a)};for(let i of Le(e,["/Dest","/GoTo"])){let r={changed:!1},a=e.get(i);Qn(a,o=>{let l=e.resolve(o.get("S")),d=o.has("Dest")?"Dest":l instanceof u.p&&
l.text==="GoTo"?"D":void 0,c=d&&s(o.get(d));!d||c===void 0||(o.set(d,c),r.changed=!0)}),r.changed&&e.edit(i)}}function _a(e){let t=e.filter(({document:d})=>ve(d)),
{document:n}=e[0];if(t.length===0)return{renamed:0,droppedXfa:!1};let s=new u.t(ve(n)),i=t.some(d=>ve(d.document).has("XFA"));s.delete("XFA");let r=[],a=[],o=new La,
l=Ia(t);for(let d of t){let c=ve(d.document);d.index>0&&za(d,c,s),o.add(d,c),d.document.resolve(c.get("NeedAppearances"))===!0&&s.set("NeedAppearances",!0),r.push(
...(d.document.array(c.get("Fields"))??[]).map(h=>$(h,d.index))),a.push(...(d.document.array(c.get("CO"))??[]).map(h=>$(h,d.index)))}return s.set("Fields",r),a.
length>0&&s.set("CO",a),o.merged.size>0&&s.set("DR",o.merged),n.edit(n.catalogNumber).set("AcroForm",n.add(s)),{renamed:l,droppedXfa:i}}var ve=e=>e.dict(e.catalog.
get("AcroForm"));function Ia(e){let t=e.map(({document:a})=>(a.array(ve(a).get("Fields"))??[]).map(o=>({document:a,field:o}))),n=({document:a,field:o})=>{let l=a.
resolve(a.dict(o)?.get("T"));return l instanceof u.q?W(l):void 0},s=new Set(t.flat().map(n)),i=new Set,r=0;for(let a of t){let o=new Set;for(let l of a){let d=n(
l);if(d===void 0)continue;if(!i.has(d)){o.add(d);continue}let c=le(s,d);s.add(c),o.add(c);let h=l.field instanceof u.r?l.document.edit(l.field):l.field;h instanceof
u.t&&h.set("T",ue(c)),r++}for(let l of o)i.add(l)}return r}function za(e,t,n){let{document:s}=e;for(let i of["DA","Q"]){let r=s.resolve(t.get(i));if(r!==null){if(!n.
has(i)){n.set(i,$(r,e.index));continue}if(!be({document:s,value:r},{document:s,value:n.get(i)}))for(let{number:a,dict:o,parent:l}of ae(s))l||we(s,o,i)!==void 0||
(a!==void 0&&s.edit(a),o.set(i,r))}}}var La=class{merged=new u.t;origin=new Map;add(e,t){let{document:n}=e,s=n.dict(t.get("DR")),i=new Map;for(let[r,a]of s??[]){
let o=n.dict(a);if(!o){this.merged.has(r)||this.merged.set(r,$(n.resolve(a),e.index));continue}let l=this.category(r);for(let[d,c]of o){let h=`${r}/${d}`,f=this.
origin.get(h);if(!f)this.origin.set(h,{document:n,value:c}),l.set(d,$(c,e.index));else if(!be(f,{document:n,value:c})){let m=le(new Set(l.keys()),d);this.origin.
set(`${r}/${m}`,{document:n,value:c}),l.set(m,$(c,e.index)),r==="Font"&&i.set(d,m)}}}i.size>0&&this.rewrite(e,t,i)}category(e){let t=this.merged.get(e);if(t instanceof
u.t)return t;let n=new u.t;return this.merged.set(e,n),n}rewrite({document:e},t,n){let s=(r,a)=>{let o=e.resolve(r.get("DA"));if(!(o instanceof u.q))return;let l=W(
o).replace(/\/([^\s()<>[\]{}/%]+)/g,(d,c)=>{let h=n.get(c);return h===void 0?d:Ka(h)});a(),r.set("DA",ue(l))},i=e.resolve(t.get("DA"));for(let{number:r,dict:a,parent:o}of ae(
e))!o&&i!==null&&we(e,a,"DA")===void 0&&(r!==void 0&&e.edit(r),a.set("DA",i)),s(a,()=>{r!==void 0&&e.edit(r)})}};function Ka(e){let t=new V(64);return Ne(t,e),Buffer.
from(t.bytes).toString("latin1")}function Ua(e){let t=e.map(({document:i})=>Wn(i));if(t.every(i=>i===void 0))return;let{document:n}=e[0],s=Xn(n,Ga(e,t));n.edit(
n.catalogNumber).set("PageLabels",n.add(s))}function*Ga(e,t){for(let{index:n,document:s}of e){let i=t[n]??(r=>({style:"D",prefix:void 0,number:r+1}));for(let r=0;r<
s.pages.count;r++)yield i(r)}}var Va=["Order","AS","RBGroups","Locked"];function Wa(e){let t=e.filter(({document:c})=>c.dict(c.catalog.get("OCProperties")));if(t.
length===0||t.length===1&&t[0].index===0)return;let{document:n}=e[0],s=n.dict(n.catalog.get("OCProperties")),i=[],[r,a]=[[],[]],o=new Map(Va.map(c=>[c,[]]));for(let c of t){
let h=c.document.dict(c.document.catalog.get("OCProperties")),f=c.document.dict(h.get("D")),m=(p,y)=>(c.document.array(p?.get(y))??[]).map(w=>$(w,c.index));i.push(
...m(h,"OCGs"));for(let[p,y]of o)y.push(...m(f,p));r.push(...m(f,"ON")),a.push(...Xa(c,h,f))}let l=new u.t(s&&n.dict(s.get("D")));l.delete("BaseState");for(let[
c,h]of[...o,["ON",r],["OFF",a]])h.length>0?l.set(c,h):l.delete(c);let d=new u.t(s);d.set("OCGs",i),d.set("D",l),n.edit(n.catalogNumber).set("OCProperties",n.add(
d))}function Xa({index:e,document:t},n,s){let i=o=>t.array(s?.get(o))??[];if(!(0,u.y)(t.resolve(s?.get("BaseState")),"OFF"))return i("OFF").map(o=>$(o,e));let r=o=>o!==
null&&typeof o=="object"&&"number"in o?o.number:-1,a=new Set(i("ON").map(r));return(t.array(n.get("OCGs"))??[]).filter(o=>!a.has(r(o))).map(o=>$(o,e))}var qa=["\
AP","Pages","Templates","IDS","URLS","AlternatePresentations","Renditions"];function Ha(e,t){let{document:n}=e[0],s=n.edit(n.catalogNumber),i=new u.t(n.dict(s.get(
"Names"))),r=(o,l)=>{if(l.size===0)return;let d=[...l].sort(([c],[h])=>Jn(c,h)).map(([c,h])=>[ue(c),h]);i.set(o,n.add(Ie(n,d,"Names")))};r("Dests",t.strings),r(
"EmbeddedFiles",Ja(e));for(let o of qa)e.some(l=>Ya(l,o))&&r(o,Qa(e,o));i.size>0&&s.set("Names",n.add(i)),t.names.size>0&&s.set("Dests",n.add(new u.t(t.names)));
let a=e.flatMap(o=>(o.document.array(o.document.catalog.get("AF"))??[]).map(l=>$(l,o.index)));a.length>0&&s.set("AF",a)}function es({document:e},t){let n=e.dict(
e.catalog.get("Names"))?.get(t);return oe(e,n,"Names").flatMap(([s,i])=>s instanceof u.q?[[W(s),i]]:[])}var Ya=({document:e},t)=>e.dict(e.catalog.get("Names"))?.
has(t)??!1;function Ja(e){let t=e.map(i=>({part:i,entries:es(i,"EmbeddedFiles")})),n=new Set(t.flatMap(({entries:i})=>i.map(([r])=>r))),s=new Map;for(let{part:i,
entries:r}of t)for(let[a,o]of r){let l=s.has(a)?le(n,a):a;n.add(l),s.set(l,$(o,i.index))}return s}function Qa(e,t){let n=new Map;for(let s of e)for(let[i,r]of es(
s,t))n.has(i)||n.set(i,$(r,s.index));return n}function Za(e){let t=[],n=0;for(let l of e){let d=l.document.dict(l.document.catalog.get("Outlines"));if(!d)continue;
t.push(...eo(l,d));let c=l.document.resolve(d.get("Count"));typeof c=="number"&&c>0&&(n+=c)}if(t.length===0)return;let{document:s}=e[0],i=s.add(null);for(let[l,
d]of t.entries()){let c=d.part.document.edit(d.number);c instanceof u.t&&(c.set("Parent",ns(d,i.number,0)),ss(c,"Prev",d,t[l-1]),ss(c,"Next",d,t[l+1]))}let[r,a]=[
t[0],t.at(-1)],o=new u.t([["Type",new u.p("Outlines")],["First",ts(r.part.index,r.number)],["Last",ts(a.part.index,a.number)]]);n>0&&o.set("Count",n),s.put(i,o),
s.edit(s.catalogNumber).set("Outlines",i)}function eo(e,t){let{document:n}=e,s=[],i=new Set,r=t.get("First");for(;r instanceof u.r&&!i.has(r.number)&&to(n,r);)i.
add(r.number),s.push({part:e,number:r.number}),r=n.dict(r)?.get("Next");return s}var to=(e,t)=>e.get(t)instanceof u.t,ts=(e,t)=>e===0?new u.r(t):new u.s(e,t),ns=(e,t,n)=>e.
part.index===n?new u.r(t):new u.s(n,t);function ss(e,t,n,s){s?e.set(t,ns(n,s.number,s.part.index)):e.delete(t)}async function no(e){let t=e[0].document,n=t.add(
null),s=[],i=0;for(let{index:r,document:a}of e){await a.pages.settle(),a.catalog.get("Pages")instanceof u.r||await a.pages.rebuild(a.pages.numbers);let o=a.catalog.
get("Pages"),l=a.edit(o);l instanceof u.t&&l.has("Kids")&&(l.set("Parent",r===0?n:new u.s(0,n.number)),l.set("Count",a.pages.count),s.push(r===0?o:new u.s(r,o.number))),
i+=a.pages.count}t.put(n,new u.t([["Type",new u.p("Pages")],["Kids",s],["Count",i]])),t.edit(t.catalogNumber).set("Pages",n)}function so(e){let t=e.filter(({document:p})=>is(
p));if(t.length===0)return;let{document:n}=e[0],s=n.edit(n.catalogNumber);if((t.length<e.length||t.some(p=>!io(p.document)))&&s.delete("MarkInfo"),t.length===1&&
t[0].index===0)return;let i=n.add(null).number,r=[],a=[],o=new Map,l=new u.t,d=new u.t,c=[],h=new Map,f=0;for(let p of t){let y=is(p.document),w=ro(p.document,y);
for(let b of w)b instanceof u.r&&ao(p,b,i);r.push(...w.map(b=>$(b,p.index)));let g=oe(p.document,y.get("ParentTree"),"Nums");f>0&&lo(p.document,f);for(let[b,A]of g)
a.push([Number(b)+f,$(A,p.index)]);f=Math.max(f,...g.slice(-1).map(([b])=>Number(b)+f+1),f+oo(p.document,y));let v={S:rs(p,y.get("RoleMap"),l,h,"S"),C:rs(p,y.get(
"ClassMap"),d,h,"C"),ID:co(p,y,o)};v.S.size+v.C.size+v.ID.size>0&&ho(p.document,v),c.push(...(p.document.array(y.get("Namespaces"))??[]).map(b=>$(b,p.index)))}a.
sort((p,y)=>Number(p[0])-Number(y[0]));let m=new u.t([["Type",new u.p("StructTreeRoot")],["K",r],["ParentTree",n.add(Ie(n,a,"Nums"))],["ParentTreeNextKey",f]]);
if(l.size>0&&m.set("RoleMap",l),d.size>0&&m.set("ClassMap",d),c.length>0&&m.set("Namespaces",c),o.size>0){let p=[...o].sort(([y],[w])=>Jn(y,w)).map(([y,w])=>[ue(
y),w]);m.set("IDTree",n.add(Ie(n,p,"Names")))}n.put(i,m),s.set("StructTreeRoot",new u.r(i))}var is=e=>e.dict(e.catalog.get("StructTreeRoot")),io=e=>e.resolve(e.
dict(e.catalog.get("MarkInfo"))?.get("Marked"))===!0;function ro(e,t){let n=t.get("K");return n===void 0?[]:e.array(n)??[n]}function ao({index:e,document:t},n,s){
let i=t.edit(n);i instanceof u.t&&i.set("P",e===0?new u.r(s):new u.s(0,s))}function oo(e,t){let n=e.resolve(t.get("ParentTreeNextKey"));return typeof n=="number"&&
Number.isInteger(n)&&n>0&&n<1e8?n:0}function lo(e,t){for(let n of Le(e,["/StructParent"])){let s={};for(let i of["StructParents","StructParent"]){let r=e.entry(
n,i)??e.dict(new u.r(n))?.get(i),a=e.resolve(r);typeof a=="number"&&(s[i]=a+t)}if(Object.keys(s).length!==0)if(e.isChanged(n)||!uo(e,n)){let i=e.edit(n),r=e.dict(
i);for(let[a,o]of Object.entries(s))r?.set(a,o)}else e.patch(n,s)}}var uo=(e,t)=>e.get(t)instanceof u.t;function rs({index:e,document:t},n,s,i,r){let a=new Map;
for(let[o,l]of t.dict(n)??[]){let d=`${r}/${o}`,c=i.get(d);if(c&&be(c,{document:t,value:l}))continue;let h=c?le(new Set(s.keys()),o):o;c&&a.set(o,h),i.set(`${r}\
/${h}`,{document:t,value:l}),s.set(h,$(l,e))}return a}function co({index:e,document:t},n,s){let i=new Map,r=oe(t,n.get("IDTree"),"Names"),a=new Set([...s.keys(),
...r.map(([o])=>o instanceof u.q?W(o):"")]);for(let[o,l]of r){if(!(o instanceof u.q))continue;let d=W(o),c=s.has(d)?le(a,d):d;a.add(c),c!==d&&i.set(d,c),s.set(c,
$(l,e))}return i}function ho(e,{S:t,C:n,ID:s}){for(let i of Le(e,["/StructElem","/Headers","/ID"])){let r={changed:!1},a=(o,l,d)=>{d!==void 0&&(o.set(l,d),r.changed=
!0)};Qn(e.get(i),o=>{let l=e.array(o.get("Headers"));if(l?.some(c=>c instanceof u.q&&s.has(W(c)))&&a(o,"Headers",l.map(c=>as(c,s)??c)),!(0,u.y)(e.resolve(o.get(
"Type")),"StructElem")&&!(o.has("P")&&o.has("S")))return;a(o,"S",pt(e.resolve(o.get("S")),t)),a(o,"ID",as(e.resolve(o.get("ID")),s));let d=e.resolve(o.get("C"));
Array.isArray(d)?a(o,"C",d.map(c=>pt(c,n)??c)):a(o,"C",pt(d,n))}),r.changed&&e.edit(i)}}function pt(e,t){let n=e instanceof u.p?t.get(e.text):void 0;return n===
void 0?void 0:new u.p(n)}function as(e,t){let n=e instanceof u.q?t.get(W(e)):void 0;return n===void 0?void 0:ue(n)}function fo(e,t=["pdfaid","pdfuaid"]){let n=e.
catalog.get("Metadata"),s=e.resolve(n);if(!(0,u.w)(n)||!(s instanceof u.u))return!1;let i=mo(e),r=i;for(let o of t)r=r.replace(new RegExp(`\\s+${o}:\\w+\\s*=\\s*(?\
:"[^"]*"|'[^']*')`,"g"),"").replace(new RegExp(`\\s*<${o}:(\\w+)\\b[^>]*(?:/>|>[^<]*</${o}:\\1\\s*>)`,"g"),"");if(r===i)return!1;let a=new u.t([...s.dict].filter(
([o])=>o!=="Filter"&&o!=="DecodeParms"&&o!=="Length"));return e.put(n,new u.u(a,Buffer.from(r,"latin1"))),!0}function mo(e){let t=e.resolve(e.catalog.get("Metad\
ata"));if(!(t instanceof u.u))return"";try{return Buffer.from(e.decoded(t)).toString("latin1")}catch{return""}}var po=new Set(["Type","Rect","P","NM","M","F","A\
P","AS","OC","StructParent","AF","ca","CA","BM","Lang"]),go=2,yo=32;async function os(e,t){let n=Hn(e),s=wo(e),i=new Set,r=new Set;for(let a of s)vo(n,a,t,i,r);
return i.size>0&&await So(n,i,r),Fo(e),$o(e),s.map(({name:a})=>a)}function wo(e){let t=new Map;for(let s of ae(e))s.type!=="Sig"||s.number===void 0||!ls(e,s.dict)||
s.parent?.number!==void 0&&t.has(s.parent.number)&&!s.dict.has("T")||t.set(s.number,us(e,s.number,s.dict,bo(s)));let n=new Set([...t.values()].flatMap(({number:s,
widgets:i})=>[s,...i]));for(let s of Le(e,["/Sig"])){let i=e.get(s);if(n.has(s)||!(0,u.v)(i)||!(0,u.y)(e.resolve(i.get("FT")),"Sig")||!ls(e,i))continue;let r=e.
resolve(i.get("T"));t.set(s,us(e,s,i,r instanceof u.q?ds(r):""))}return[...t.values()]}function ls(e,t){return(0,u.v)(e.resolve(we(e,t,"V")))}function us(e,t,n,s){
let i=(e.array(n.get("Kids"))??[]).flatMap(r=>(0,u.w)(r)?[r.number]:[]);return{name:s,number:t,dict:n,widgets:(0,u.y)(n.get("Subtype"),"Widget")?[t,...i]:i}}function bo(e){
let t=[];for(let n=e;n;n=n.parent){let s=n.dict.get("T");s instanceof u.q&&t.unshift(ds(s))}return t.join(".")}function ds({bytes:e}){return e[0]===254&&e[1]===
255?new TextDecoder("utf-16be").decode(e.subarray(2)):e[0]===239&&e[1]===187&&e[2]===191?new TextDecoder().decode(e.subarray(3)):Buffer.from(e).toString("latin1")}
function vo({form:e,removal:t},{number:n,dict:s,widgets:i},r,a,o){let{document:l}=t;a.add(n);let d=s.get("Parent");(0,u.w)(d)&&e.touch(d.number);for(let c of i){
let h=l.get(c);if(!(0,u.v)(h))continue;if(a.add(c),r==="keep"&&ko(l,h)){Ao(l,c,h);continue}let f=l.resolve(h.get("StructParent"));typeof f=="number"&&o.add(f),t.
remove(c)}i.includes(n)||t.remove(n)}function ko(e,t){let n=e.resolve(t.get("F"));if(typeof n=="number"&&n&(go|yo))return!1;let[s,i,r,a]=(e.array(t.get("Rect"))??
[]).map(o=>e.resolve(o));return typeof s=="number"&&typeof i=="number"&&typeof r=="number"&&typeof a=="number"&&s!==r&&i!==a&&e.dict(t.get("AP"))?.has("N")===!0}
function Ao(e,t,n){e.edit(t);for(let i of[...n.keys()])po.has(i)||n.delete(i);n.set("Subtype",new u.p("Stamp"));let s=e.dict(n.get("AP"))?.get("N");s!==void 0&&
n.set("AP",new u.t([["N",s]]))}async function So(e,t,n){let{removal:s,structure:i}=e,{document:r}=s,a=d=>(0,u.w)(d)&&t.has(d.number),o=(d,c,h)=>{let f=r.array(c.
get(h));if(!f?.some(a))return;r.edit(d);let m=f.filter(p=>!a(p));m.length>0||h==="Fields"?c.set(h,m):c.delete(h)};for(let{number:d,dict:c}of ae(r))d!==void 0&&c.
has("Kids")&&o(d,c,"Kids");let l=C(r,"AcroForm");if(l)for(let d of["Fields","CO"])o(l.holder,l.dict,d);xo(e),i.dropKeys(n),await i.flush(),await Yn(e,new Set(s.
removed()))}function xo({removal:e}){let{document:t}=e;for(let{number:i,dict:r,parent:a,type:o}of ae(t).reverse()){if(i===void 0||r.has("Kids")||r.has("FT")||o!==
void 0||(0,u.y)(r.get("Subtype"),"Widget"))continue;e.remove(i);let l=a&&t.array(a.dict.get("Kids"));if(!l||a.number===void 0)continue;t.edit(a.number);let d=l.
filter(c=>!e.isGone(c));d.length>0?a.dict.set("Kids",d):a.dict.delete("Kids")}let n=C(t,"AcroForm"),s=t.array(n?.dict.get("Fields"));!n||!s?.some(i=>e.isGone(i))||
(t.edit(n.holder),n.dict.set("Fields",s.filter(i=>!e.isGone(i))))}function Fo(e){let t=C(e,"AcroForm");t&&(t.dict.has("SigFlags")&&(e.edit(t.holder),t.dict.delete(
"SigFlags")),Po(e,t.dict.get("XFA")),(e.array(t.dict.get("Fields"))??[]).length===0&&!t.dict.has("DR")&&!t.dict.has("XFA")&&e.edit(e.catalogNumber).delete("Acro\
Form"))}function Po(e,t){let n=e.resolve(t);for(let s of(0,u.x)(n)?n:[t]){let i=e.resolve(s);if(!(0,u.w)(s)||!(i instanceof u.u))continue;let r;try{r=Buffer.from(
e.decoded(i)).toString("latin1")}catch{continue}let a=r.replace(/<(?:\w+:)?Signature\b[^>]*xmldsig[^>]*>[^]*?<\/(?:\w+:)?Signature\s*>/g,"").replace(/<signature\b[^>]*(?:\/>|>[^]*?<\/signature\s*>)/g,
"");if(a===r)continue;let o=new u.t([...i.dict].filter(([l])=>l!=="Filter"&&l!=="DecodeParms"));e.put(s,new u.u(o,Buffer.from(a,"latin1")))}}function $o(e){let{
catalog:t}=e;if(!["Perms","DSS","Legal","Extensions"].some(i=>t.has(i)))return;e.edit(e.catalogNumber);for(let i of["Perms","DSS","Legal"])t.delete(i);let n=e.dict(
t.get("Extensions"));if(!n?.has("ESIC"))return;let s=new u.t([...n].filter(([i])=>i!=="ESIC"));s.size>0?t.set("Extensions",s):t.delete("Extensions")}var Mo=async(e,{
open_password:t},n)=>{if(e.length===0)throw(0,k.c)([{field:"file",message:"at least one document is required"}]);let s=[],i=await Oo(e,t,n,s);i.length>1&&await Co(
i,s);let r=i.map(({document:l})=>l),a=await $n(r,{encryption:"none",...i.length>1?{dedupe:Ca}:{}}),o=i.reduce((l,{document:d})=>l+d.pages.count,0);return{documents:[
{name:e[0].name,bytes:a,pageCount:o}],notes:s,facts:{pageCount:o,documentCount:e.length}}};async function Oo(e,t,n,s){let i=[],r=0,a=0;for(let[o,l]of e.entries()){
try{let d=await B.open(l.bytes,n,{password:t});a+=(await os(d,"keep")).length,await d.pages.settle(),i.push({index:o,document:d,firstPage:r}),r+=d.pages.count}catch(d){
throw d instanceof k.b&&d.code!=="cancelled"&&e.length>1?(0,k.e)(d,o+1,l.name):d}n.pace.progress((o+1)/(2*e.length))}return a>0&&s.push({code:"signatures_remove\
d",message:`${a} ${a===1?"signature was":"signatures were"} removed, because a signature cannot survive a merge.`}),i}async function Co(e,t){Za(e);let n=Ea(e);Ha(
e,n),Ua(e),Wa(e),so(e);let{droppedXfa:s}=_a(e),{droppedPortfolio:i}=xa(e);fo(e[0].document)&&t.push({code:"conformance_dropped",message:"The result no longer cl\
aims PDF/A or PDF/UA conformance, which a merge cannot promise."}),await no(e),s&&t.push({code:"xfa_removed",message:"An XFA form was dropped, because XFA forms\
 cannot be merged. The fields themselves remain."}),i&&t.push({code:"portfolio_dropped",message:"A portfolio became an ordinary document. Its files remain as at\
tachments."})}var Do=25,To=3e5,No=class{constructor(e,t,n){this.pause=e,this.signal=t,this.onProgress=n}pause;signal;onProgress;work=0;since=performance.now();step(e){
if(this.work+=e,!(this.work<To)){if(this.work=0,this.signal?.aborted)throw cs();return performance.now()-this.since<Do?void 0:this.rest()}}async rest(){if(await this.
pause(),this.signal?.aborted)throw cs();this.since=performance.now()}progress(e){this.onProgress?.(e)}};function cs(){return new k.b("cancelled","The operation \
was cancelled")}var Eo=(e,t,n)=>ze(e,t.open_password,n,s=>{let{first:i,last:r}=ct(t,s),a=r-i+1;if(a===s)throw(0,k.c)([{field:"first_page",message:"and last_page\
 name every page of the document: at least one page must remain"}]);return Uint32Array.from({length:s-a},(o,l)=>l<i-1?l+1:l+a+1)});async function hs(e,t){let{security:n}=e,
s=e.pages.count;if(!n)return{documents:[{...t,pageCount:s}],notes:[],facts:{wasEncrypted:!1}};let i=await q(e,{encryption:"none"}),r=Ze(n.permissions);return{documents:[
{name:t.name,bytes:i,pageCount:s}],notes:[],facts:{wasEncrypted:!0,restrictions:r}}}var Ro=async(e,t,n)=>{let[s]=e;return hs(await jo(s.bytes,t.password,n),s)};
async function jo(e,t,n){try{return await B.open(e,n,{password:t})}catch(s){throw!(s instanceof k.b)||s.code!=="wrong_password"?s:new k.b(s.code,s.message,{issues:[
{field:"password",message:"does not open the document: it must be its user or owner password"}],...s.advice===void 0?{}:{advice:s.advice}})}}var Bo=async(e,t,n)=>{
let[s]=e;return hs(await _o(s.bytes,n),s)};async function _o(e,t){try{return await B.open(e,t)}catch(n){throw!(n instanceof k.b)||n.code!=="password_required"?n:
new k.b("password_required","The PDF document needs a password to open, which remove_restrictions leaves in place",{issues:[{field:"file",message:"The document \
needs a password to open. Use remove_password, which removes the restrictions too."}],advice:"Use remove_password with the password: it removes the restrictions\
 too"})}}var Io=async(e,{appearance:t,open_password:n},s)=>{let[i]=e,r=await B.open(i.bytes,s,{password:n}),a=await os(r,t),o=await q(r),l=r.pages.count;return{
documents:[{name:i.name,bytes:o,pageCount:l}],notes:zo(a.length,t),facts:{pageCount:l,removedSignatures:a.length,removedFields:a}}};function zo(e,t){if(e===0)return[
{code:"no_signatures",message:"The document had no signature."}];let n=`${e} ${e===1?"signature was":"signatures were"} removed.`;return[{code:"signatures_remov\
ed",message:t==="keep"?`${n} What they show on the pages stays, although the document is no longer signed.`:n}]}var Lo=(e,t,n)=>ze(e,t.open_password,n,s=>(0,x.g)(
t.page_order,s,n.limits.orderPages)),Ko=(e,t,n)=>ze(e,t.open_password,n,s=>Uint32Array.from({length:s},(i,r)=>s-r)),Uo=async(e,t,n)=>{let[s]=e,{angle:i}=t,r=await B.
open(s.bytes,n,{password:t.open_password}),{pages:a}=r,o=a.count,{first:l,last:d}=ct(t,o),c=i===0?0:d-l+1,h={pageCount:o,rotatedPages:c};if(c===0)return{documents:[
{...s,pageCount:o}],notes:[],facts:h};for(let f=l-1;f<d;f++){let m=Go(r.resolve(a.attribute(f,"Rotate")))+i;a.patch(f,{Rotate:(m%360+360)%360});let p=n.pace.step(
400);p&&await p}return{documents:[{name:s.name,bytes:await q(r),pageCount:o}],notes:[],facts:h}};function Go(e){return typeof e=="number"&&Number.isInteger(e/90)?
e:0}function fs(e){let t=e.edit(e.catalogNumber),n=C(e,"Names"),s=n?oe(e,n.dict.get("EmbeddedFiles"),"Names").length:0;return n?.dict.has("EmbeddedFiles")&&(e.edit(
n.holder),n.dict.delete("EmbeddedFiles")),t.delete("AF"),t.delete("Collection"),Vo(e),s}function Vo(e){let t=e.catalog.get("Metadata"),n=e.resolve(t);if(!(0,u.w)(
t)||!(n instanceof u.u))return;let s;try{s=Buffer.from(e.decoded(n)).toString("latin1")}catch{return}let i=s.replace(/\s*<xmpMM:(History|Ingredients|Pantry|Manifest)>[^]*?<\/xmpMM:\1>/g,
"");if(i===s)return;let r=new u.t([...n.dict].filter(([a])=>a!=="Filter"&&a!=="DecodeParms"));e.put(t,new u.u(r,Buffer.from(i,"latin1")))}async function Wo(e){let t=C(
e,"OCProperties"),n=e.array(t?.dict.get("OCGs"));if(!t||!n||n.length===0)return;let s=e.edit(e.catalogNumber);s.delete("OCProperties");let{live:i}=await vn(e);if(n.
filter(d=>(0,u.w)(d)&&i[d.number]===1).length===0)return;let r=d=>Array.isArray(d)?d.filter(c=>!(c instanceof u.r)||i[c.number]===1||!Xo(e,c)).map(r):d,a=d=>new u.t(
[...d].map(([c,h])=>[c,Array.isArray(e.resolve(h))?r(e.resolve(h)):h])),o=a(t.dict),l=e.dict(t.dict.get("D"));l&&o.set("D",a(l)),s.set("OCProperties",o)}var Xo=(e,t)=>e.
dict(t)?.has("Name")??!1,qo=class{constructor(e,t,n,s,i){this.estimate=e,this.windows=t,this.options=n,this.pageCount=s,this.limit=i}estimate;windows;options;pageCount;limit;factor=1;surplus=700;totals=[];async next(e){
this.totals=[],this.estimate.begin();for(let t=4;;t*=4){let n=this.guess(e),s=Math.min(this.pageCount-1,n+t+(n-e>>3)),i=await this.windows.around(e,s),r=await this.
search(i,e,s,n);if(r!==void 0)return{document:await this.cut(i,e,r),last:r}}}async search(e,t,n,s){let i=t-1,r=n+1,a=s;for(;r-i>1;){let o=await Sr(await this.cut(
e,t,a),this.options);o<=this.limit?i=a:r=a,this.learn(this.total(t,a),o);let l=this.guess(t);l>i&&l<r?a=l:r-i<=4?a=o<=this.limit?i+1:r-1:a=i+r>>1}if(!(r>n&&n<this.
pageCount-1))return Math.max(i,t)}async cut(e,t,n){let s=await this.windows.cut(e,t,n);return await Wo(s),s}total(e,t){let{totals:n}=this;for(;n.length<=t-e;)n.
push((n.at(-1)??0)+this.estimate.add(e+n.length));return n[t-e]}guess(e){let t=e;for(;t+1<this.pageCount&&this.total(e,t+1)*this.factor+this.surplus<=this.limit;)
t++;return t}learn(e,t){this.factor=Math.max(.02,(t-Math.min(this.surplus,t/2))/Math.max(1,e))}},ms=20,Ho=.3,Yo=class Ls{constructor(t,n){this.document=t,this.marked=
n,this.counted=new Int32Array(t.size),this.pages=new Set(t.pages.numbers)}document;marked;counted;part=0;pages;static async of(t){return new Ls(t,await ye([t],{
detail:!0}))}begin(){this.part++}add(t){let{document:n,counted:s,part:i}=this,r=this.marked.markings[0],{marks:a}=this.marked.scans[0],o=n.pages.number(t),l=[o],
d=0;s[o]=i;let c=h=>{h<=0||h>=s.length||s[h]===i||r.live[h]!==1||this.pages.has(h)||this.isTree(h)||(s[h]=i,l.push(h))};for(;l.length>0;){let h=l.pop();d+=this.
lengthOf(h);let f=n.edited.get(h);if(f!==void 0)Jo(f,c);else for(let m=r.from[h];m<r.to[h];m+=3)a[m]!==u.B&&c(a[m])}return d}lengthOf(t){let n=this.marked.markings[0].
end[t];if(n>0)return n-this.document.table.place[t]+ms;let s=this.document.place(t);return s?(s.end-s.start)*Ho+ms:200}isTree(t){return(this.document.entry(t,"K")??
this.document.entry(t,"Kids"))!==void 0}};function Jo(e,t){let n=[e];for(;n.length>0;){let s=n.pop();s instanceof u.r?t(s.number):Array.isArray(s)?n.push(...s):
s instanceof u.t?n.push(...s.values()):s instanceof u.u&&n.push(s.dict)}}var Qo=4,Zo=12,el=class{constructor(e,t,n,s,i){this.job=n,this.prepare=s,this.password=
i,this.stack=[{bytes:e,first:0,count:t}]}job;prepare;password;stack;async around(e,t){let{stack:n}=this;for(;n.length>1&&!tl(n.at(-1),e,t);)n.pop();let s=t-e+1;
for(;;){let i=n.at(-1),r=Math.ceil(i.count/Qo);if(i.count<=Zo||r<s*2)return i;let a=Math.min(r,i.first+i.count-e),o=await this.cut(i,e,e+a-1);n.push({bytes:await q(
o,{encryption:"none",compact:!0}),first:e,count:a})}}async cut(e,t,n){let s=e===this.stack[0],i=await B.open(e.bytes,this.job,s?{password:this.password}:{});if(s&&
this.prepare(i),t>e.first||n<e.first+e.count-1){let r=Uint32Array.from({length:n-t+1},(a,o)=>t-e.first+o+1);await qn(i,r)}return i}},tl=({first:e,count:t},n,s)=>e<=
n&&s<e+t,nl=async(e,{maximum_bytes:t,open_password:n},s)=>{let[i]=e,r=await B.open(i.bytes,s,{password:n}),a=r.pages.count,o={encryption:r.security??"none",compact:!0},
l=fs(r),d=new el(i.bytes,a,s,fs,n),c=new qo(await Yo.of(r),d,o,a,t),h=[];for(let m=0;m<a;){let{document:p,last:y}=await c.next(m),w=`${String(h.length+1).padStart(
5,"0")}.pdf`,g=await q(p,o);h.push({name:w,bytes:g,pageCount:y-m+1,firstPage:m+1,lastPage:y+1}),m=y+1,s.pace.progress(m/a)}let f=h.filter(({bytes:m})=>m.length>
t).length;return{documents:h,notes:sl(l,f),facts:{pageCount:a,parts:h.length,largestBytes:h.reduce((m,{bytes:p})=>Math.max(m,p.length),0),oversizeParts:f,attachmentsLeftOut:l}}};
function sl(e,t){let n=[];return e>0&&n.push({code:"attachments_left_out",message:`${e} ${e===1?"attachment is":"attachments are"} in none of the parts.`}),t>0&&
n.push({code:"oversize_parts",message:`${t} ${t===1?"part exceeds":"parts exceed"} the limit, because a single page is larger.`}),n}var il={add_password:Dr,add_restrictions:Tr,
add_text_watermark:Er,extract_pages:Aa,merge_documents:Mo,remove_pages:Eo,remove_password:Ro,remove_restrictions:Bo,remove_signatures:Io,reorder_pages:Lo,reverse_pages:Ko,
rotate_pages:Uo,split_by_size:nl};function rl({pause:e,limits:t}){return{async run(n,s,i,{signal:r,onProgress:a}={}){let o=new No(e,r,a);try{let l=(0,x.f)(n,s);
if(l.length>0)throw(0,k.c)(l);return await il[n](s,i,{pace:o,limits:{...Sa,...t}})}catch(l){throw(0,k.f)(l)}}}}async function al(e){return e.region!==""||e.baseUrl!==
""?(await Promise.resolve().then(()=>U(require("./region-DURDG4RS.js")))).chooseRegion(e):{backend:rl({pause:()=>new Promise(t=>setImmediate(t))}),isLocal:!0,place:"\
on the runner"}}var _=e=>e.replace(/[\p{Cc}\u2028\u2029]+/gu," ").replace(/:(?=:)/g,": ").replace(/##\[/g,"## ["),ke=e=>_(e).replace(/&/g,"&amp;").replace(/</g,
"&lt;").replace(/>/g,"&gt;").replace(/"/g,"&quot;"),H=(e,t)=>`${e} ${t}${e===1?"":"s"}`;function de(e){let t=["B","kB","MB","GB"],n=e,s=0;for(;n>=999.95&&s<t.length-
1;s++)n/=1e3;return`${s===0||n>=99.95?Math.round(n):n.toFixed(1)} ${t[s]}`}function ps(e){let t=typeof e=="object"&&e!==null&&"code"in e?e.code:void 0;return typeof t==
"string"?t:"unknown reason"}var gs=e=>e instanceof Error?e.stack??e.message:typeof e,gt=class extends Error{constructor(e,t){super("a job failed"),this.input=e,
this.cause=t}input;cause};async function ol(e,t){let n=e.inputs[0]??"",s={source:n};try{let i=[];for(let o of e.inputs)s.source=o,i.push({source:o,document:await dl(
o,t.workspace),facts:{},notes:[]});let r=i.reduce((o,{document:l})=>o+l.bytes.length,0);for(let o of t.steps)i=await ll(i,o,t,s);s.source=n;let a=i.map(({document:o},l)=>({
path:e.outputPath(l+1),bytes:o.bytes}));for(let o of a)t.claim(o.path,e);return await t.write(a),i.map(({document:o,facts:l,notes:d},c)=>({status:"done",input:n,
inputs:e.inputs,output:a[c]?.path??null,pages:o.pageCount??null,bytesBefore:r,bytesAfter:o.bytes.length,facts:l,notes:d,message:null}))}catch(i){throw new gt(s.
source,i)}}async function ll(e,t,n,s){let i=(0,x.b)(t.name).input==="many",r=i?[e]:e.map(o=>[o]),a=[];for(let o of r){let[l]=o;if(!l)continue;s.source=l.source;
let{documents:d,notes:c,facts:h}=await n.backend.run(t.name,o.map(({document:p})=>p),t.params,{signal:n.signal,onProgress:p=>n.onProgress(l.source,(0,x.d)(t.name),
p)}).catch(p=>{let y=p instanceof k.b?p.position:void 0;throw s.source=o[(y??1)-1]?.source??l.source,p}),f=i?{}:l.facts,m=o.flatMap(p=>p.notes);for(let p of d)a.
push({source:l.source,document:{...p,name:l.document.name},facts:{...f,...h,...ul(p)},notes:[...m,...c.map(({message:y})=>y)]})}return a}function ul({firstPage:e,
lastPage:t}){return e===void 0||t===void 0?{}:{firstPage:e,lastPage:t}}async function dl(e,t){let n=await(0,Ks.readFile)(St.default.join(t,e)).catch(s=>{throw new k.b(
"unreadable_document",`The file could not be opened (${ps(s)})`,{cause:s})});return{name:St.default.posix.basename(e),bytes:n}}async function cl(e,t){let n=await(0,fe.realpath)(
t),s=new Set,i=[],r=new Set;for(let[a,o]of e.entries()){if(o.startsWith("!"))continue;if(!Ae(N.default.relative(t,N.default.resolve(t,o))))throw ws(o);let l=e.slice(
a+1).filter(c=>c.startsWith("!")),d=await hl(o,l,t);d.length===0&&i.push(o);for(let c of d){let h=ys(N.default.relative(t,c));await ml(c,n)?s.add(h):r.add(h)}}return{
files:[...s],empty:i,refused:[...r]}}var Ae=e=>e!==".."&&!e.startsWith(`..${N.default.sep}`)&&!e.startsWith("../")&&!N.default.isAbsolute(e),ys=e=>N.default.sep===
"/"?e:e.replaceAll(N.default.sep,"/");async function hl(e,t,n){let s=/[*?[\]\\]/.test(e)?void 0:await(0,fe.stat)(N.default.resolve(n,e)).catch(()=>{});if(s?.isFile()&&
t.length===0)return[N.default.resolve(n,e)];let{create:i}=await Promise.resolve().then(()=>U(require("./glob-PS7ZFRRR.js"))),r=await(await i([e,...t].join(`
`),{matchDirectories:!1,followSymbolicLinks:!1}).catch(()=>{throw ws(e)})).glob(),a=s?.isDirectory()?r.filter(o=>/\.pdf$/i.test(o)):r;return a.length>1?fl(a):a}
function fl(e){let{compare:t}=new Intl.Collator("en",{numeric:!0}),n=(s,i)=>{for(let r=0;r<s.length&&r<i.length;r++){let a=t(s[r]??"",i[r]??"");if(a!==0)return a}
return s.length-i.length};return e.map(s=>({file:s,segments:s.split(N.default.sep)})).sort((s,i)=>n(s.segments,i.segments)||(s.file<i.file?-1:1)).map(({file:s})=>s)}
async function ml(e,t){let n=await(0,fe.realpath)(e).catch(()=>{});return n===void 0||!Ae(N.default.relative(t,n))?!1:(await(0,fe.stat)(n)).isFile()}function ws(e){
return(0,k.c)([{field:"files",message:`the pattern '${e}' must stay in the workspace, and be written without '..'`}])}function pl(e){let t=new Map,n=i=>{let r=t.
get(i);if(r!==void 0)return r;let a=i;try{a=(0,Us.realpathSync)(i)}catch{let o=Y.default.dirname(i);o!==i&&(a=Y.default.join(n(o),Y.default.basename(i)))}return t.
set(i,a),a},s=process.platform==="win32"||process.platform==="darwin";return i=>{let r=Y.default.resolve(e,i),a=Y.default.join(n(Y.default.dirname(r)),Y.default.
basename(r));return s?a.normalize("NFC").toLowerCase():a}}function gl(e,t,n){let s=new Set(e.map(n)),i=new Set;return(r,a)=>{let o=n(r),l=a.inputs.some(d=>n(d)===
o);if(i.has(o)||s.has(o)&&!(t&&l))throw(0,k.c)([{field:"output",message:`'${r}' is another input or result: choose a different pattern`}]);i.add(o)}}var yl={b:1,
kb:1e3,mb:1e6,gb:1e9,kib:1024,mib:1048576,gib:1073741824},wl=/^\s*(\d+(?:\.\d+)?)\s*([kmg]i?b|b)\s*$/i;function bl(e){let[,t,n]=wl.exec(e)??[],s=yl[n?.toLowerCase()??
""];return s===void 0?e:String(Math.floor(Math.round(Number(t)*s*1e3)/1e3))}var bs=x.a.map(x.d).join(", "),ce='write a YAML list of operations, such as "- rotat\
e_pages: { angle: 90 }"',vs=[...new Set(x.a.flatMap(e=>Object.keys((0,x.b)(e).fields)))],ks=new Set(x.a.flatMap(e=>Object.entries((0,x.b)(e).fields).flatMap(([t,
n])=>"secret"in n?[t]:[])));async function vl(e,t){let n=new Map;for(let a of vs){let o=e((0,x.d)(a));o!==""&&(ks.has(a)&&t(o),n.set(a,o))}let s=e("operation").
trim(),i=e("steps");if(i.trim()!==""){let{value:a,problem:o}=(await Promise.resolve().then(()=>U(require("./yaml-list-JPHAPBCX.js")))).parseList(i);for(let d of yt(
a))t(d);let l=[];return s!==""&&l.push({field:"operation",message:"give either operation or steps, not both"}),o!==void 0?{steps:[],issues:[...l,{field:"steps",
message:`${o}: ${ce}`}],warnings:[]}:Al(a,n,l)}if(s==="")return xs("operation",`is required, unless steps is given: one of ${bs}`);let r=s.replaceAll("-","_");return(0,x.c)(
r)?kl(r,n):xs("operation",`must be one of ${bs}`)}function As(e){return e.replace(/\b[a-z]+(?:_[a-z0-9]+)+\b/g,t=>vs.includes(t)?(0,x.d)(t):t)}function kl(e,t){
let{fields:n}=(0,x.b)(e),s=[...t.keys()].filter(a=>!Object.hasOwn(n,a)),{step:i,issues:r}=Ss({name:e,raw:Object.fromEntries(t)});return{steps:[i],issues:r.map(({
field:a,message:o})=>({field:(0,x.d)(a),message:As(o)})),warnings:s.map(a=>`${(0,x.d)(a)} is not used: it is no parameter of ${(0,x.d)(e)}`)}}function Al(e,t,n){
let s=[...n],i=[];if(!Array.isArray(e)||e.length===0)return{steps:i,issues:[...s,{field:"steps",message:ce}],warnings:[]};for(let a of t.keys())a!=="open_passwo\
rd"&&s.push({field:(0,x.d)(a),message:"write it inside the step that it belongs to"});let r=t.get("open_password");for(let[a,o]of e.entries()){let l=`steps[${a+
1}]`,d=Sl(o);if("problem"in d){s.push({field:l,message:d.problem});continue}let{fields:c}=(0,x.b)(d.name);for(let m of Object.keys(d.raw))Object.hasOwn(c,m)||s.
push({field:`${l}.${m}`,message:`is no parameter of ${d.name}: ${Object.keys(c).join(", ")}`});let h=r===void 0?d.raw:{open_password:r,...d.raw},f=Ss({name:d.name,
raw:h});i.push(f.step),s.push(...f.issues.map(({field:m,message:p})=>({field:`${l}.${m}`,message:p})))}return{steps:i,issues:s,warnings:[]}}function Sl(e){if(typeof e==
"string")return Ke(e,{});if(!wt(e))return{problem:ce};let{operation:t,...n}=e;if(t!==void 0)return typeof t=="string"?Ke(t,n):{problem:ce};let[[s,i]=["",void 0],
...r]=Object.entries(e);return r.length>0?{problem:`names several operations or has its parameters beside the name: ${ce}`}:i===""||i===void 0?Ke(s,{}):wt(i)?Ke(
s,i):{problem:ce}}function Ke(e,t){let n=e.trim().replaceAll("-","_");if(!(0,x.c)(n))return{problem:`must name one of ${x.a.join(", ")}`};let s={};for(let[i,r]of Object.
entries(t)){if(typeof r!="string")return{problem:"has a list or a mapping where a single value belongs"};s[i.replaceAll("-","_")]=r}return{name:n,raw:s}}function Ss({
name:e,raw:t}){let n={};for(let[r,a]of Object.entries(t)){let o=(0,x.b)(e).fields[r],l=o===void 0||o.kind==="text"?a:a.trim();n[r]=r==="maximum_bytes"?bl(l):l}let{
params:s,issues:i}=(0,x.h)(e,n);return{step:{name:e,params:s},issues:i}}function*yt(e){if(Array.isArray(e))for(let t of e)yield*yt(t);else if(wt(e))for(let[t,n]of Object.
entries(e))typeof n!="string"?yield*yt(n):n!==""&&ks.has(t.trim().replaceAll("-","_"))&&(yield n)}function wt(e){return typeof e=="object"&&e!==null&&!Array.isArray(
e)}var xs=(e,t)=>({steps:[],issues:[{field:e,message:t}],warnings:[]}),Fs=32;async function xl(e,t){let n=[],s=w=>e(w).trim(),i=w=>{let g=s(w);return g!==""&&t(
g),g},r=(w,g)=>{let v=s(w)||g[0],b=g.find(A=>A===v);return b===void 0&&n.push({field:w,message:`must be one of ${g.join(", ")}`}),b??g[0]},a=(w,g)=>{let v=s(w).
toLowerCase();return v!==""&&v!=="true"&&v!=="false"&&n.push({field:w,message:"must be true or false"}),v===""?g:v==="true"},o=i("api-key"),l=i("github-token"),
{steps:d,issues:c,warnings:h}=await vl(e,t),f=s("files").split(/\r?\n/).map(w=>w.trim()).filter(w=>w!==""&&!w.startsWith("#"));f.some(w=>!w.startsWith("!"))||n.
push({field:"files",message:"is required: glob patterns such as docs/**/*.pdf, one per line"});let m=s("concurrency"),p=m===""?void 0:Number(m);p!==void 0&&!(/^\d+$/.
test(m)&&p>=1&&p<=Fs)&&n.push({field:"concurrency",message:`must be a whole number from 1 to ${Fs}`});let y={steps:d,isList:s("steps")!=="",files:f,output:s("ou\
tput")||void 0,overwrite:a("overwrite",!1),ifNoFilesFound:r("if-no-files-found",["warn","error","ignore"]),changedOnly:a("changed-only",!1),dryRun:a("dry-run",!1),
concurrency:p,onError:r("on-error",["fail","continue"]),region:s("region"),baseUrl:s("base-url"),apiKey:o,summary:a("summary",!0),githubToken:l,warnings:h};if(c.
length+n.length>0)throw(0,k.c)([...c,...n]);return y}var Ps=["{dir}","{name}","{index}","{operation}"],bt=e=>e.some(({name:t})=>(0,x.b)(t).input==="many");function Fl(e){
let{files:t,steps:n}=e,s=Pl(n),i=$l(e,s),r=t.length===0?[]:bt(n)?[t]:t.map(d=>[d]),a=(0,x.d)(n.at(-1)?.name??""),o=r.map((d,c)=>{let{dir:h,name:f}=he.default.posix.
parse(d[0]??"");return{inputs:d,fansOut:s,outputPath:m=>{let p=s?m:c+1,y={"{dir}":h||".","{name}":f,"{operation}":a,"{index}":p===void 0?"{index}":String(p).padStart(
5,"0")};return he.default.posix.normalize(i.replace(/\{[^{}]*\}/g,w=>y[w]??w))}}}),l=Ml(o,e);if(l.length>0)throw(0,k.c)(l);return o}function Pl(e){return e.map(
({name:t})=>(0,x.b)(t)).findLast(({input:t,output:n})=>t==="many"||n==="pdfs")?.output==="pdfs"}function $l({output:e,workspace:t},n){let s=a=>(0,k.c)([{field:"\
output",message:a}]);if(e===void 0)return n?"{dir}/{name}.{operation}.{index}.pdf":"{dir}/{name}.{operation}.pdf";let i=e.match(/\{[^{}]*\}/g)?.filter(a=>!Ps.includes(
a))??[];if(i.length>0)throw s(`has the unknown placeholder ${i[0]}: there are ${Ps.join(", ")}`);if(/[\u0000-\u001f]/.test(e))throw s("must be a single line");if(/[\\/]$/.
test(e))throw s(`names a folder: write a file name after it, such as ${e}{name}.pdf`);if(n&&!e.includes("{index}"))throw s("needs {index}, because the split mak\
es several files of one");let r=ys(he.default.isAbsolute(e)?he.default.relative(t,e):e);if(!Ae(he.default.posix.normalize(r)))throw s("must stay in the workspac\
e");return r}function Ml(e,{matched:t,overwrite:n,identity:s}){let i=new Map(t.map(l=>[s(l),l])),r=new Map,a=[];for(let l of e){let d=l.outputPath(),c=s(d),h=r.
get(c),f=i.get(c);!Ae(d)||d==="."?a.push({field:"output",message:`'${d}' is no file in the workspace`}):h?a.push({field:"output",message:`'${h.inputs[0]}' and '${l.
inputs[0]}' would both be written to '${d}': use {dir}, {name} or {index}`}):f!==void 0&&!l.inputs.some(m=>s(m)===c)?a.push({field:"output",message:`'${d}' woul\
d replace another input: choose a different pattern`}):f!==void 0&&!n&&a.push({field:"output",message:`'${d}' would replace the input: choose a different patter\
n, or set overwrite to true`}),r.set(c,l)}let o=5;return a.length<=o?a:[...a.slice(0,o),{field:"output",message:`and ${a.length-o} more such clashes`}]}var $s=1024*
1024,Ol=2048,Cl={done:"✅",failed:"❌",planned:"📝",skipped:"⏭️"};function Dl(e){let{rows:t,operations:n}=e,s=`<h3>Octavo: ${ke(n.join(" → "))}</h3>
<p>${Ms(e)}</p>
`;if(t.length===0)return s;let i=[],r=Buffer.byteLength(s)+Ol;for(let d of t){let c=Tl(d);if(r+=Buffer.byteLength(c),r>$s)break;i.push(c)}let a=["","File","Resu\
lt","Pages","Before","After","Change"].map(d=>`<th>${d}</th>`).join(""),o=t.length-i.length,l=o===0?"":`<p>${H(o,"more row")} did not fit here: see the log and \
the <code>results</code> output.</p>
`;return`${s}<table>
<tr>${a}</tr>
${i.join("")}</table>
${l}`}function Ms({rows:e,place:t,dryRun:n,seconds:s}){let i=c=>e.filter(h=>h.status===c),r=i("done"),a=n?[`Dry run: ${H(i("planned").length,"result")} planned,\
 nothing written`]:[`${H(r.length,"file")} written`];for(let c of["failed","skipped"])i(c).length>0&&a.push(`${i(c).length} ${c}`);let o=Cs([...new Map(r.map(c=>[
c.inputs.join(`
`),c.bytesBefore??0])).values()]),l=Cs(r.map(({bytesAfter:c})=>c??0)),d=r.length>0?` · ${de(o)} → ${de(l)}`:"";return`${a.join(", ")}${d} · ${t} · ${s.toFixed(
1)} s`}function Tl(e){let{status:t,input:n,inputs:s,output:i,pages:r,bytesBefore:a,bytesAfter:o,message:l,notes:d}=e,c=s.length>1&&t!=="failed"?` <em>and ${s.length-
1} more</em>`:"",h=[...i===null?[]:[`<code>${ke(i)}</code>`],...l===null?[]:[ke(l)],...d.map(p=>`<em>${ke(p)}</em>`)],f=e.facts.firstPage!==void 0,m=[r===null?"":
String(r),Os(a),Os(o),f?"":Nl(a,o)];return`<tr><td>${Cl[t]}</td><td><code>${ke(n)}</code>${c}</td><td>${h.join("<br>")}</td>${m.map(p=>`<td align="right">${p}</\
td>`).join("")}</tr>
`}var Os=e=>e===null?"":de(e).replace(" ","&nbsp;");function Nl(e,t){if(e===null||t===null||e===0)return"";let n=(t-e)/e*100;return`${n>0?"+":n<0?"−":""}${Math.
abs(n).toFixed(1)}%`}var Cs=e=>e.reduce((t,n)=>t+n,0),Se=10,Ds=4096,El=500;function Ts(e,t=n=>n){let n=(0,k.f)(e),s=n.advice===void 0?n.message:`${n.message.replace(
/[.:]$/,"")}. ${n.advice}`;return _(t(s)).slice(0,Ds)}var Rl=class{given=0;add(e,t){let n=_(e).slice(0,Ds);this.given++,this.given<=Se?(0,S.h)(n,t===void 0?{}:{
file:t}):(0,S.i)(t===void 0?`Warning: ${n}`:`Warning: ${_(t)}: ${n}`)}};function jl(e,t,n){let s=e.length<Se?e:e.slice(0,Se-1);for(let{file:i,message:r}of s)t===
"error"?(0,S.g)(r,{file:i}):n.add(r,i);for(let{file:i,message:r}of e.slice(s.length))(0,S.i)(_(`Failed: ${i}: ${r}`));for(let{cause:i}of e)i!==void 0&&(0,S.f)(gs(
i))}function Bl(e,t){let n=e.length<Se?0:e.length-(Se-1),s=n>0?` (${n} of them without an annotation: see the log)`:"";return`${e.length} of ${H(t,"file")} fail\
ed${s}`}async function _l(e,t){let n=e.rows.flatMap(({status:s,output:i})=>s==="done"&&i!==null?[i]:[]);if((0,S.d)("files",n),(0,S.d)("count",n.length),(0,S.d)(
"results",e.rows),(0,S.i)(_(Ms(e))),Il(n),t&&process.env.GITHUB_STEP_SUMMARY){let s=Dl(e);Buffer.byteLength(s)<$s&&await S.a.addRaw(s).write()}}function Il(e){let t=process.
env.GITHUB_ARTIFACTS;if(!t)return;let n=e.filter(r=>!/[=\r\n]/.test(r)),s=0;try{s=(0,Ue.readFileSync)(t,"utf8").split(`
`).filter(Boolean).length}catch{}let i=n.slice(0,Math.max(0,El-s));i.length>0&&(0,Ue.appendFileSync)(t,i.map(r=>`${r}
`).join("")),i.length<e.length&&(0,S.i)(`${e.length-i.length} files were not listed for attestation`)}var zl=class{constructor(e){this.workspace=e}workspace;folders=new Map;running=new Set;serial=0;closed=!1;async write(e){
if(this.closed)throw Ns();let t=this.writeAll(e);this.running.add(t),await t.finally(()=>this.running.delete(t))}async close(){this.closed=!0,await Promise.allSettled(
this.running)}async writeAll(e){let t=[],n=[],s=e[0]?.path??"";try{for(let i of e){if(this.closed)throw Ns();s=i.path;let r=I.default.join(await this.folder(I.default.
dirname(i.path)),I.default.basename(i.path)),a=I.default.join(I.default.dirname(r),`.octavo-${process.pid}-${++this.serial}.tmp`);n.push(a),await(0,z.writeFile)(
a,i.bytes,{flag:"wx"}),t.push({temporary:a,target:r,path:i.path})}for(let{temporary:i,target:r,path:a}of t)s=a,await(0,z.rename)(i,r)}catch(i){throw await Promise.
all(n.map(r=>(0,z.unlink)(r).catch(()=>{}))),i instanceof k.b?i:Kl(s,i)}}folder(e){let t=this.folders.get(e);return t||this.folders.set(e,t=this.makeFolder(e)),
t}async makeFolder(e){let t=await(0,z.realpath)(this.workspace),n=I.default.resolve(t,e),s=n,i;for(;(i=await(0,z.realpath)(s).catch(()=>{}))===void 0;)s=I.default.
dirname(s);let r=I.default.join(i,I.default.relative(s,n));if(!Ae(I.default.relative(t,r)))throw new k.b("configuration",`'${e}' is a link that leads out of the\
 workspace: nothing is written there`);return await(0,z.mkdir)(r,{recursive:!0}),r}},Ll={EACCES:"the runner may not write there",EPERM:"the runner may not write\
 there",EROFS:"the file system is read-only",ENOSPC:"there is no space left on the disk",EDQUOT:"there is no space left on the disk",EISDIR:"there is a folder o\
f that name",ENOTDIR:"a part of its path is a file, not a folder",EEXIST:"a part of its path is a file, not a folder",ENAMETOOLONG:"the name is too long for the\
 file system"};function Kl(e,t){let n=ps(t),s=Ll[n]??`the file system refused it (${n})`;return new k.b("configuration",`'${e}' could not be written: ${s}`,{cause:t})}
var Ns=()=>new k.b("cancelled","The step was cancelled"),Ul=5e3;async function Gl(){let e=new Rl,t=n=>n;try{let n=await xl(s=>(0,S.c)(s,{trimWhitespace:!1}),Wl);
for(let s of n.warnings)e.add(s);t=Es(n),await Vl(n,e)}catch(n){let s=(0,k.f)(n);(0,S.e)(Ts(s,t)),s.cause!==void 0&&(0,S.f)(gs(s.cause))}finally{(0,S.f)(`Peak m\
emory: ${de(process.resourceUsage().maxRSS*1024)}`)}}async function Vl(e,t){let n=performance.now();process.chdir(process.env.GITHUB_WORKSPACE??".");let s=process.
cwd(),i=await al(e);i.isLocal&&e.apiKey!==""&&t.add("api-key is not used: without region or base-url documents are processed on the runner");let{matched:r,files:a}=await Xl(
e,s,t),o=pl(s),l=Fl({...e,files:a,matched:r,workspace:s,identity:o}),d=e.steps.map(({name:p})=>(0,x.d)(p));(0,S.j)(_(`${d.join(", then ")}: ${H(a.length,"file")}\
, ${i.place}`));let{rows:c,failures:h}=e.dryRun?{rows:l.map(vt),failures:[]}:await ql(l,e,i,s,gl(r,e.overwrite,o));(0,S.k)(),jl(h,e.onError==="fail"?"error":"wa\
rning",t);let f=(performance.now()-n)/1e3;if(await _l({rows:c,operations:d,place:i.place,dryRun:e.dryRun,seconds:f},e.summary),h.length===0)return;let m=bt(e.steps)?
`The merge of ${H(a.length,"file")} failed`:Bl(h,a.length);e.onError==="fail"?(0,S.e)(m):t.add(m)}var Es=({isList:e})=>e?t=>t:As;function Wl(e){e.trim()!==""&&(0,S.b)(
e)}async function Xl(e,t,n){let{files:s,empty:i,refused:r}=await cl(e.files,t);for(let d of r)n.add(`'${d}' was left out: it is no file in the workspace, or a l\
ink that leads out of it`);if(s.length===0){let d="No file matches the patterns in files. Make sure that the job uses actions/checkout, or makes the files, befo\
re this step";if(e.ifNoFilesFound==="error")throw new k.b("configuration",d);return e.ifNoFilesFound==="warn"?n.add(d):(0,S.i)(d),{matched:s,files:s}}for(let d of i)
e.ifNoFilesFound==="ignore"?(0,S.i)(_(`No file matches '${d}'`)):n.add(`No file matches '${d}'`);if(!e.changedOnly)return{matched:s,files:s};let{changedFiles:a}=await Promise.resolve().then(()=>U(require("./changed-HN5LT4NO.js"))),
o=await a(e.githubToken);if("unknown"in o)return n.add(`changed-only leaves nothing out: ${o.unknown}`),{matched:s,files:s};let l=s.filter(d=>o.paths.has(d));return(0,S.i)(
`${H(l.length,"file")} of ${s.length} changed`),{matched:s,files:bt(e.steps)&&l.length>0?s:l}}async function ql(e,t,{backend:n,isLocal:s},i,r){let{steps:a,concurrency:o}=t,
l=new zl(i),d=new AbortController;Hl(()=>(d.abort(),l.close()));let c=e.map(()=>[]),h=[],f,m=Ql(),p={backend:n,steps:a,workspace:i,signal:d.signal,claim:r,write:y=>l.
write(y),onProgress:m};return await Yl(e,o??(s?2:4),async(y,w)=>{let g=y.inputs[0]??"";if(f!==void 0){c[w]=[{...vt(y),status:"skipped",output:null,message:f}];return}
try{let v=await ol(y,p);c[w]=v;for(let b of v)(0,S.i)(_(Jl(b)))}catch(v){let b=v instanceof gt?v.input:g,A=(0,k.f)(v instanceof gt?v.cause:v);(0,S.i)(_(`${b}: f\
ailed`));let F=Ts(A,Es(t));h.push({file:b,message:F,cause:A.cause}),c[w]=[{...vt(y),status:"failed",input:b,output:null,message:F}],A.code==="unauthorized"&&(f=
"Not tried, because the region refused the key")}}),{rows:c.flat(),failures:h}}function Hl(e){let t=!1;for(let[n,s]of[["SIGINT",130],["SIGTERM",143]])process.on(
n,()=>{t||(t=!0,(0,S.i)("Cancelled"),e().finally(()=>process.exit(s)))})}async function Yl(e,t,n){let s=e.entries(),i=async()=>{for(let[r,a]of s)await n(a,r)};await Promise.
all(Array.from({length:Math.min(t,e.length)},i))}function vt(e){return{status:"planned",input:e.inputs[0]??"",inputs:e.inputs,output:e.outputPath(),pages:null,bytesBefore:null,
bytesAfter:null,facts:{},notes:[],message:null}}function Jl({input:e,inputs:t,output:n,pages:s,bytesBefore:i,bytesAfter:r,notes:a}){let o=t.length>1?`${e} and ${t.
length-1} more`:e,l=`${de(i??0)} → ${de(r??0)}`;return[`${o} → ${n} (${s===null?"":`${H(s,"page")}, `}${l})`,...a].join(". ")}function Ql(){let e=performance.
now();return(t,n,s)=>{let i=performance.now();i-e<Ul||(e=i,(0,S.i)(_(`${t}: ${n}, ${Math.round(s*100)} %`)))}}var Rs=!1;process.once("beforeExit",()=>{Rs||(0,S.e)(
"The action stopped before it had finished.")}),Gl().catch(S.e).finally(()=>{Rs=!0});
