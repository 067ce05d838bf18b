"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.everythingAllowed=exports.randomOwnerPassword=exports.md5=exports.INHERITABLE=exports.codecOf=exports.
Measure=exports.Output=void 0,exports.cloneValue=cloneValue,exports.listOf=listOf,exports.deflateStream=deflateStream,exports.inflateStrictly=inflateStrictly,exports.
measure=measure,exports.kindOfFile=kindOfFile,exports.isStrictSyntax=isStrictSyntax,exports.dropCryptFilter=dropCryptFilter,exports.newSecurity=newSecurity,exports.
permissionsOf=permissionsOf,exports.restrictionsOf=restrictionsOf,exports.openDocument=openDocument;const chunk_I24CHX2T_js_1=require("./chunk-I24CHX2T.js"),chunk_PEGFVCMK_js_1=require(
"./chunk-PEGFVCMK.js"),chunk_RFKSFVTF_js_1=require("./chunk-RFKSFVTF.js"),chunk_SPYEGGY7_js_1=require("./chunk-SPYEGGY7.js"),chunk_2D65I2CG_js_1=require("./chun\
k-2D65I2CG.js"),chunk_GMSHOBQ3_js_1=require("./chunk-GMSHOBQ3.js"),node_crypto_1=require("node:crypto"),node_crypto_2=require("node:crypto");var shifts=[7,12,17,
22,5,9,14,20,4,11,16,23,6,10,15,21],sines=Int32Array.from({length:64},(t,e)=>Math.floor(Math.abs(Math.sin(e+1))*2**32)|0),md5=t=>new Md5().digest(t),Md5=class{words=new Int32Array(
16);state=new Int32Array(4);tail=new Uint8Array(128);digest(t){let{state:e,tail:r}=this;e[0]=1732584193,e[1]=4023233417,e[2]=2562383102,e[3]=271733878;let{length:n}=t,
i=n&-64;for(let l=0;l<i;l+=64)this.compress(t,l);let s=n-i,a=s<56?64:128;for(let l=0;l<s;l++)r[l]=t[i+l];r[s]=128,r.fill(0,s+1,a);for(let l=0,u=n<<3;l<4;l++)r[a-
8+l]=u>>>(l<<3);r[a-4]=n>>>29;for(let l=0;l<a;l+=64)this.compress(r,l);let o=new Uint8Array(16);for(let l=0;l<16;l++)o[l]=e[l>>2]>>>((l&3)<<3);return o}compress(t,e){
let{words:r,state:n}=this;for(let l=0,u=e;l<16;l++,u+=4)r[l]=t[u]|t[u+1]<<8|t[u+2]<<16|t[u+3]<<24;let i=n[0],s=n[1],a=n[2],o=n[3];for(let l=0;l<64;l++){let u=l>>
4,h,d;u===0?(h=s&a|~s&o,d=l):u===1?(h=o&s|~o&a,d=5*l+1):u===2?(h=s^a^o,d=3*l+5):(h=a^(s|~o),d=7*l);let f=i+h+sines[l]+r[d&15]|0,c=shifts[u<<2|l&3];i=o,o=a,a=s,s=
s+(f<<c|f>>>32-c)|0}n[0]=n[0]+i,n[1]=n[1]+s,n[2]=n[2]+a,n[3]=n[3]+o}};exports.md5=md5;function schedule(t){let e=new Uint8Array(256);for(let n=0;n<256;n++)e[n]=
n;let{length:r}=t;for(let n=0,i=0,s=0;n<256;n++){let a=e[n];i=i+a+t[s]&255,e[n]=e[i],e[i]=a,++s===r&&(s=0)}return e}function applyScheduled(t,e){let r=t.slice(),
{length:n}=e,i=new Uint8Array(n);for(let s=0,a=0,o=0;s<n;s++){a=a+1&255;let l=r[a];o=o+l&255;let u=r[o];r[a]=u,r[o]=l,i[s]=e[s]^r[l+u&255]}return i}function rc4(t,e){
return applyScheduled(schedule(t),e)}var identity={length:t=>t,decrypt:t=>t,encryptInto:(t,e,r,n,i)=>n.set(t,i)};function rc4Cipher(t){let e=objectKeys(t,[]),r=lastOne(
(n,i)=>schedule(e(n,i)));return{length:n=>n,decrypt:(n,i,s)=>applyScheduled(r(i,s),n),encryptInto:(n,i,s,a,o)=>a.set(applyScheduled(r(i,s),n),o)}}function aesV2Cipher(t){
let e=objectKeys(t,[115,65,108,84]),r=lazily(()=>new Sealer),n=lastOne((s,a)=>r().engine(e(s,a))),i=lastOne((s,a)=>decipher(e(s,a)));return{length:padded,decrypt:(s,a,o)=>open(
i(a,o),s),encryptInto:(s,a,o,l,u)=>{r().seal(n(a,o),s,l,u)}}}function aesV3Cipher(t){let e=lazily(()=>new Sealer),r,n;return{length:padded,decrypt:i=>open(n??=decipher(
t),i),encryptInto:(i,s,a,o,l)=>{e().seal(r??=e().engine(t),i,o,l)}}}var padded=t=>(t&-16)+32,PIECE=64*1024,POOL=16*1024,Sealer=class{head=Buffer.alloc(PIECE);pool=Buffer.
alloc(POOL);taken=POOL;engine(t){let e=Buffer.alloc(16);return this.nextVector(e),(0,node_crypto_2.createCipheriv)(t.length===16?"aes-128-cbc":"aes-256-cbc",t,e).
setAutoPadding(!1)}seal(t,e,r,n){let{head:i}=this,{length:s}=e,a=s&-16,o=Math.min(a,PIECE-32),l=s-a;this.nextVector(i),i.set(o===s?e:e.subarray(0,o),16);let u=16+
o;if(o<a){r.set(t.update(i.subarray(0,u)),n),n+=u,u=0;for(let h=o;h<a;h+=PIECE){let d=t.update(e.subarray(h,Math.min(h+PIECE,a)));r.set(d,n),n+=d.length}}l>0&&i.
set(e.subarray(a),u),i.fill(16-l,u+l,u+16),r.set(t.update(i.subarray(0,u+16)),n)}nextVector(t){this.taken===POOL&&((0,node_crypto_2.randomFillSync)(this.pool),this.
taken=0),this.pool.copy(t,0,this.taken,this.taken+16),this.taken+=16}},NO_BYTES=new Uint8Array(0);function open(t,e){let r=e.length&-16;if(r<32)return NO_BYTES;
let n=t.update(r===e.length?e:e.subarray(0,r)),i=n[r-1],s=r;if(i>0&&i<=16){do s--;while(s>r-i&&n[s-1]===i);s>r-i&&(s=r)}return n.subarray(16,s)}function decipher(t){
return(0,node_crypto_2.createDecipheriv)(t.length===16?"aes-128-cbc":"aes-256-cbc",t,Buffer.alloc(16)).setAutoPadding(!1)}function objectKeys(t,e){let{length:r}=t,
n=new Uint8Array(r+5+e.length);n.set(t),n.set(e,r+5);let i=new Md5;return(s,a)=>(n[r]=s,n[r+1]=s>>>8,n[r+2]=s>>>16,n[r+3]=a,n[r+4]=a>>>8,i.digest(n).subarray(0,
Math.min(r+5,16)))}function lazily(t){let e;return()=>e??=t()}function lastOne(t){let e=-1,r=-1,n;return(i,s)=>((n===void 0||i!==e||s!==r)&&(n=t(i,s),e=i,r=s),n)}
function openAsUser(t,e,r){let n=fileKeyOf(t,r),i=userProof(t,n);return startsAlike(i,e,t.revision===2?32:16)?n:void 0}function wrappedPassword(t,e){let r=ownerKeyOf(
t,e),n=t.owner.subarray(0,32);for(let i=t.revision===2?0:19;i>=0;i--)n=rc4(varied(r,i),n);return n}function ownerEntry(t,e,r,n){let i=ownerKeyOf({revision:t,keyLength:e},
r),s=filled(n);for(let a=0;a<=(t===2?0:19);a++)s=rc4(varied(i,a),s);return s}function userEntry(t,e){let r=fileKeyOf(t,e),n=new Uint8Array(32);return n.set(userProof(
t,r)),{user:n,fileKey:r}}var filling=Uint8Array.of(40,191,78,94,78,117,138,65,100,0,78,86,255,250,1,8,46,46,0,182,208,104,62,128,47,12,169,254,100,83,105,122);function filled(t){
let e=new Uint8Array(32),r=t.subarray(0,32);return e.set(r),e.set(filling.subarray(0,32-r.length),r.length),e}function fileKeyOf({revision:t,keyLength:e,owner:r,
permissions:n,id0:i,encryptMetadata:s},a){let o=Uint8Array.of(n,n>>8,n>>16,n>>24),l=t>=4&&!s?[255,255,255,255]:[],u=md5(Buffer.concat([filled(a),r.subarray(0,32),
o,i,Uint8Array.from(l)]));return again(u,t,e)}function ownerKeyOf({revision:t,keyLength:e},r){return again(md5(filled(r)),t,t===2?5:e)}function again(t,e,r){let n=t.
subarray(0,r);if(e>=3)for(let i=0;i<50;i++)n=md5(n).subarray(0,r);return n}function userProof({revision:t,id0:e},r){if(t===2)return rc4(r,filling);let n=md5(Buffer.
concat([filling,e]));for(let i=0;i<20;i++)n=rc4(varied(r,i),n);return n}function varied(t,e){return e===0?t:t.map(r=>r^e)}function startsAlike(t,e,r){return e.length>=
r&&t.subarray(0,r).every((n,i)=>n===e[i])}const node_crypto_3=require("node:crypto");function openAsUser2(t,e,r){return unwrap(t.user,t.wrappedByUser,e,r,new Uint8Array(
0))}function openAsOwner(t,e,r){return unwrap(t.owner,t.wrappedByOwner,e,r,t.user.subarray(0,48))}function modernEntries(t,e,r){let n=wrap(t,e,new Uint8Array(0)),
i=wrap(t,r,n.entry);return{user:n.entry,wrappedByUser:n.wrapped,owner:i.entry,wrappedByOwner:i.wrapped}}function sealedPermissions(t,e,r){let n=Buffer.alloc(16,
255);return n.writeInt32LE(e,0),n.write(r?"Tadb":"Fadb",8,"latin1"),(0,node_crypto_3.randomBytes)(4).copy(n,12),(0,node_crypto_3.createCipheriv)("aes-256-ecb",t,
null).setAutoPadding(!1).update(n)}var zeroVector=new Uint8Array(16);function unwrap(t,e,r,n,i){let s=hash(r,n,t.subarray(32,40),i);if(!Buffer.from(s).equals(t.
subarray(0,32)))return;let a=hash(r,n,t.subarray(40,48),i);return(0,node_crypto_3.createDecipheriv)("aes-256-cbc",a,zeroVector).setAutoPadding(!1).update(e.subarray(
0,32))}function wrap(t,e,r){let n=(0,node_crypto_3.randomBytes)(16),i=hash(6,e,n.subarray(0,8),r),s=hash(6,e,n.subarray(8),r),a=(0,node_crypto_3.createCipheriv)(
"aes-256-cbc",s,zeroVector).setAutoPadding(!1).update(t);return{entry:Buffer.concat([i,n]),wrapped:a}}function hash(t,e,r,n){let i=(0,node_crypto_3.createHash)(
"sha256").update(e).update(r).update(n).digest();if(t<6)return i;for(let s=0,a=0;s<64||a>s-32;s++){let o=Buffer.concat([e,i,n]),l=Buffer.alloc(64*o.length,o),u=(0,node_crypto_3.
createCipheriv)("aes-128-cbc",i.subarray(0,16),i.subarray(16,32)).setAutoPadding(!1).update(l),h=0;for(let d=0;d<16;d++)h+=u[d];i=(0,node_crypto_3.createHash)([
"sha256","sha384","sha512"][h%3]).update(u).digest(),a=u[u.length-1]}return i.subarray(0,32)}var ignored=/[\u00AD\u034F\u1806\u180B-\u180D\u200B-\u200D\u2060\uFE00-\uFE0F\uFEFF]/gu,
spaces=/[\u00A0\u1680\u2000-\u200A\u202F\u205F\u3000]/gu,prohibited=/[\p{Cc}\p{Co}\p{Cs}\p{Noncharacter_Code_Point}\u0340\u0341\u06DD\u070F\u180E\u200E\u200F\u2028-\u202E\u2061-\u2063\u206A-\u206F\u2FF0-\u2FFB\uFFF9-\uFFFD\u{1D173}-\u{1D17A}\u{E0001}\u{E0020}-\u{E007F}]/u,
rightToLeft=/[\u05BE\u05C0\u05C3\u05D0-\u05EA\u05F0-\u05F4\u061B\u061F\u0621-\u063A\u0640-\u064A\u066D-\u066F\u0671-\u06D5\u06DD\u06E5\u06E6\u06FA-\u06FE\u0700-\u070D\u0710\u0712-\u072C\u0780-\u07A5\u07B1\u200F\uFB1D\uFB1F-\uFB28\uFB2A-\uFB36\uFB38-\uFB3C\uFB3E\uFB40\uFB41\uFB43\uFB44\uFB46-\uFBB1\uFBD3-\uFD3D\uFD50-\uFD8F\uFD92-\uFDC7\uFDF0-\uFDFC\uFE70-\uFE74\uFE76-\uFEFC]/u,
leftToRight=/[\p{L}\p{Mc}\p{Nl}]/u;function saslprep(t){if(/^[\x20-\x7e]*$/.test(t))return t;let e=t.replace(ignored,"").replace(spaces," ").normalize("NFKC");if(prohibited.
test(e))return;let r=[...e],n=r.map(i=>rightToLeft.test(i));return n.includes(!0)&&(r.some((i,s)=>!n[s]&&leftToRight.test(i))||!n[0]||!n.at(-1))?void 0:e}function candidates(t){
let e=saslprep(t),r=[...e===void 0?[]:[Buffer.from(e,"utf8")],Buffer.from(t,"utf8"),...[pdfDocEncoded(t),latinEncoded(t)].filter(i=>i!==void 0)],n=[...r.filter(
i=>i.length>MAX_MODERN).map(i=>i.subarray(0,MAX_MODERN)),...r];return n.filter((i,s)=>n.findIndex(a=>a.equals(i))===s)}var MAX_MODERN=127;function modernForm(t){
return typeof t=="string"?Buffer.from(saslprep(t)??t,"utf8").subarray(0,MAX_MODERN):t}function legacyForm(t){return typeof t=="string"?pdfDocEncoded(t)??Buffer.
from(t,"utf8"):t}function pdfDocEncoded(t){return encoded(t,e=>chunk_I24CHX2T_js_1.PDF_DOC_ENCODING.get(e)??(e>=24&&e<32||e>=127&&e<161?-1:e))}function latinEncoded(t){
return encoded(t,e=>e)}function encoded(t,e){let r=Array.from(t,n=>e(n.codePointAt(0)));return r.every(n=>n>=0&&n<256)?Buffer.from(r):void 0}function securityOf(t,e){
let{strings:r}=e,n=(s,a,o,l)=>{if(s===identity)return a;let u=Buffer.allocUnsafe(s.length(a.length));return s.encryptInto(a,o,l,u,0),u},i=(s,a,o,l,u,h)=>(s.encryptInto(
a,o,l,u,h),s.length(a.length));return{...t,uniform:e.named===void 0||e.encryptMetadata&&e.embedded===e.streams,decryptString:(s,a,o)=>r.decrypt(s,a,o),encryptString:(s,a,o)=>n(
r,s,a,o),decryptStream:(s,a,o,l)=>cipherOf(e,l).decrypt(s,a,o),encryptStream:(s,a,o,l)=>n(cipherOf(e,l),s,a,o),encryptedStringLength:s=>r.length(s),encryptedStreamLength:(s,a)=>cipherOf(
e,a).length(s),encryptStringInto:(s,a,o,l,u)=>i(r,s,a,o,l,u),encryptStreamInto:(s,a,o,l,u,h)=>i(cipherOf(e,l),s,a,o,u,h)}}function cipherOf({streams:t,embedded:e,
named:r,encryptMetadata:n},i){let s=i.get("Type");if((0,chunk_RFKSFVTF_js_1.isName)(s,"XRef"))return identity;if(r===void 0)return t;let a=cryptFilterOf(i);return a!==
void 0?r.get(a)??t:!n&&(0,chunk_RFKSFVTF_js_1.isName)(s,"Metadata")?identity:(0,chunk_RFKSFVTF_js_1.isName)(s,"EmbeddedFile")?e:t}function cryptFilterOf(t){let e=t.
get("Filter"),r=(0,chunk_RFKSFVTF_js_1.isArray)(e)?e.findIndex(a=>(0,chunk_RFKSFVTF_js_1.isName)(a,"Crypt")):(0,chunk_RFKSFVTF_js_1.isName)(e,"Crypt")?0:-1;if(r<
0)return;let n=t.get("DecodeParms"),i=(0,chunk_RFKSFVTF_js_1.isArray)(n)?n[r]:n,s=(0,chunk_RFKSFVTF_js_1.isDict)(i)?i.get("Name"):void 0;return s instanceof chunk_RFKSFVTF_js_1.
Name?s.text:"Identity"}function dropCryptFilter(t){if(cryptFilterOf(t)===void 0)return!1;let e=t.get("Filter"),r=t.get("DecodeParms"),n=(0,chunk_RFKSFVTF_js_1.isArray)(
e)?e.findIndex(s=>(0,chunk_RFKSFVTF_js_1.isName)(s,"Crypt")):0,i=(0,chunk_RFKSFVTF_js_1.isArray)(e)?e.filter((s,a)=>a!==n):[];return i.length===0?(t.delete("Fil\
ter"),t.delete("DecodeParms"),!0):(t.set("Filter",i),(0,chunk_RFKSFVTF_js_1.isArray)(r)&&t.set("DecodeParms",r.filter((s,a)=>a!==n)),!0)}function newSecurity(t){
return t.algorithm==="AES-128"?newAes128(t):newAes256(t)}var randomOwnerPassword=()=>(0,node_crypto_1.randomBytes)(32);exports.randomOwnerPassword=randomOwnerPassword;
function newAes128({userPassword:t,ownerPassword:e,permissions:r,id0:n}){let i=legacyForm(t),s=ownerEntry(4,16,legacyForm(e),i),a=userEntry({revision:4,keyLength:16,
owner:s,permissions:r,id0:n,encryptMetadata:!0},i),o=(0,chunk_RFKSFVTF_js_1.dict)({Filter:(0,chunk_RFKSFVTF_js_1.name)("Standard"),V:4,R:4,Length:128,...standardFilter(
"AESV2",16),O:new chunk_RFKSFVTF_js_1.Str(s),U:new chunk_RFKSFVTF_js_1.Str(a.user),P:r});return uniform({dictionary:o,version:"1.6",numbered:!0,identifier:n},aesV2Cipher(
a.fileKey))}function newAes256({userPassword:t,ownerPassword:e,permissions:r}){let n=(0,node_crypto_1.randomBytes)(32),i=modernEntries(n,modernForm(t),modernForm(
e)),s=(0,chunk_RFKSFVTF_js_1.dict)({Filter:(0,chunk_RFKSFVTF_js_1.name)("Standard"),V:5,R:6,Length:256,...standardFilter("AESV3",32),O:new chunk_RFKSFVTF_js_1.Str(
i.owner),OE:new chunk_RFKSFVTF_js_1.Str(i.wrappedByOwner),U:new chunk_RFKSFVTF_js_1.Str(i.user),UE:new chunk_RFKSFVTF_js_1.Str(i.wrappedByUser),P:r,Perms:new chunk_RFKSFVTF_js_1.
Str(sealedPermissions(n,r,!0))});return uniform({dictionary:s,version:"1.7",extensionLevel:8,numbered:!1},aesV3Cipher(n))}function standardFilter(t,e){let r=(0,chunk_RFKSFVTF_js_1.
dict)({Type:(0,chunk_RFKSFVTF_js_1.name)("CryptFilter"),CFM:(0,chunk_RFKSFVTF_js_1.name)(t),AuthEvent:(0,chunk_RFKSFVTF_js_1.name)("DocOpen"),Length:e});return{
CF:(0,chunk_RFKSFVTF_js_1.dict)({StdCF:r}),StmF:(0,chunk_RFKSFVTF_js_1.name)("StdCF"),StrF:(0,chunk_RFKSFVTF_js_1.name)("StdCF")}}function uniform(t,e){return securityOf(
t,{strings:e,streams:e,embedded:e,named:new Map([["StdCF",e],["Identity",identity]]),encryptMetadata:!0})}var bits={allow_print:3,allow_change_content:4,allow_copy_content:5,
allow_comment_and_fill_form:6,allow_fill_form:9,allow_accessibility:10,allow_assemble_document:11,allow_print_high_resolution:12},everythingAllowed=-4,mask=t=>1<<
bits[t]-1,flags=Object.keys(bits);exports.everythingAllowed=everythingAllowed;function permissionsOf(t){let e=everythingAllowed;for(let r of flags)t[r]||(e&=~mask(
r));return t.allow_print?e:e&~mask("allow_print_high_resolution")}function restrictionsOf(t){return flags.filter(e=>(t&mask(e))===0)}function openSecurity(t,e,r){
let n=schemeOf(t),i=unlock(n,e,new Uint8Array(0)),s=i??(r?firstOf(candidates(r),u=>unlock(n,e,u)):void 0);if(s===void 0)throw r?wrongPassword():passwordRequired();
let{fileKey:a,access:o}=s,l=ciphersOf(n,a);return{...written(n,s,regular(n,a),l),access:o,locked:!1,permissions:n.permissions,revision:n.revision,keyBits:8*a.length,
opensWithoutPassword:i!==void 0,algorithm:algorithmOf(n.methods[l.streams===identity?"embedded":"streams"],a),unrestricted:()=>unrestricted(n,s)}}function written(t,{
identifier:e},r,n){let i={dictionary:r,...needsOf(t),numbered:t.revision<=4,...e?{identifier:e}:{}};return securityOf(i,n)}function unrestricted(t,e){let r={...t,
permissions:everythingAllowed},{fileKey:n}=e,i=regular(r,n);if(e.legacy){let s=userEntry({...e.legacy.scheme,permissions:everythingAllowed},e.legacy.userPassword);
n=s.fileKey,i.set("U",new chunk_RFKSFVTF_js_1.Str(s.user))}else i.set("Perms",new chunk_RFKSFVTF_js_1.Str(sealedPermissions(n,everythingAllowed,t.encryptMetadata)));
return written(r,e,i,ciphersOf(r,n))}function regular({encrypt:t,revision:e,permissions:r},n){let i=new chunk_RFKSFVTF_js_1.Dict(t);i.set("P",r);for(let[a,o]of[
["O",e<5?32:48],["U",e<5?32:48],["OE",32],["UE",32]]){let l=t.get(a);l instanceof chunk_RFKSFVTF_js_1.Str&&l.bytes.length>o&&i.set(a,new chunk_RFKSFVTF_js_1.Str(
l.bytes.subarray(0,o)))}let s=t.get("Length");return s!==void 0&&!(typeof s=="number"&&s%8===0&&s>=40&&s<=256)&&i.set("Length",8*n.length),i}function schemeOf(t){
let e=t.get("Filter");if(!(0,chunk_RFKSFVTF_js_1.isName)(e,"Standard"))throw unsupported(`the security handler ${e instanceof chunk_RFKSFVTF_js_1.Name?shown(e):
"without a name"}`);let r=integer(t.get("V"),0),n=integer(t.get("R"),0);if(!(r===5?n===5||n===6:[1,2,4].includes(r)&&n>=2&&n<=4))throw unsupported(`the standard\
 security handler with V ${r} and R ${n}`);let i={encrypt:t,version:r,revision:n,permissions:integer(t.get("P"),-4)|0};if(r<4)return{...i,encryptMetadata:!0,methods:{
strings:"V2",streams:"V2",embedded:"V2"},filters:void 0};let s=t.get("CF"),a=new Map;for(let[u,h]of(0,chunk_RFKSFVTF_js_1.isDict)(s)?s:[]){let d=(0,chunk_RFKSFVTF_js_1.
isDict)(h)?methodOf(h,r):void 0;d!==void 0&&a.set(u,d)}a.set("Identity","none");let o=(u,h)=>{let d=t.get(u),f=a.get(d instanceof chunk_RFKSFVTF_js_1.Name?d.text:
h);if(f===void 0)throw unsupported(`the crypt filter ${d instanceof chunk_RFKSFVTF_js_1.Name?shown(d):h}`);return f},l=t.get("StmF");return{...i,encryptMetadata:t.
get("EncryptMetadata")!==!1,methods:{strings:o("StrF","Identity"),streams:o("StmF","Identity"),embedded:o("EFF",l instanceof chunk_RFKSFVTF_js_1.Name?l.text:"Id\
entity")},filters:a}}function methodOf(t,e){let r=t.get("CFM");return e===5&&(0,chunk_RFKSFVTF_js_1.isName)(r,"AESV3")?"AESV3":e===4&&(0,chunk_RFKSFVTF_js_1.isName)(
r,"AESV2")?"AESV2":e===4&&(0,chunk_RFKSFVTF_js_1.isName)(r,"V2")?"V2":r===void 0||(0,chunk_RFKSFVTF_js_1.isName)(r,"None")?"none":void 0}function unlock(t,e,r){
let{encrypt:n,revision:i}=t;if(i>=5){let u={owner:bytesOf(n,"O",48),user:bytesOf(n,"U",48),wrappedByOwner:bytesOf(n,"OE",32),wrappedByUser:bytesOf(n,"UE",32)};return unlocked(
openAsUser2(u,i,r),"user")??unlocked(openAsOwner(u,i,r),"owner")}let s=bytesOf(n,"O",1),a=bytesOf(n,"U",1),{permissions:o,encryptMetadata:l}=t;return firstOf(e,
u=>firstOf(keyLengthsOf(t),h=>{let d={revision:i,keyLength:h,owner:s,permissions:o,id0:u,encryptMetadata:l};return opensWith(d,a,r,"user")??opensWith(d,a,wrappedPassword(
d,r),"owner")}))}function opensWith(t,e,r,n){let i=openAsUser(t,e,r);return i&&{fileKey:i,access:n,identifier:t.id0,legacy:{scheme:t,userPassword:r}}}function unlocked(t,e){
return t&&{fileKey:t,access:e}}function keyLengthsOf({encrypt:t,version:e}){if(e===4)return[16];let r=integer(t.get("Length"),40),n=r%8===0&&r>=40&&r<=128?r/8:5;
return[...new Set(e===1?[5,n,16]:[n,16,5])]}function ciphersOf(t,e){let r={none:identity},n=o=>o==="V2"?r.V2??=rc4Cipher(e):o==="AESV2"?r.AESV2??=aesV2Cipher(e):
o==="AESV3"?r.AESV3??=aesV3Cipher(e):identity,{methods:i,filters:s,encryptMetadata:a}=t;return{strings:n(i.strings),streams:n(i.streams),embedded:n(i.embedded),
named:s&&new Map([...s].map(([o,l])=>[o,n(l)])),encryptMetadata:a}}function needsOf({version:t,revision:e,methods:r}){return e>=5?{version:"1.7",extensionLevel:e===
5?3:8}:t===4?{version:Object.values(r).includes("AESV2")?"1.6":"1.5"}:{version:e===2?"1.1":"1.4"}}function algorithmOf(t,e){if(t!=="none")return t==="V2"?e.length===
5?"RC4-40":"RC4-128":t==="AESV2"?"AES-128":"AES-256"}function bytesOf(t,e,r){let n=t.get(e);if(n instanceof chunk_RFKSFVTF_js_1.Str&&n.bytes.length>=r)return n.
bytes;throw(0,chunk_GMSHOBQ3_js_1.unreadable)(`its encryption dictionary has no usable /${e}.`)}function integer(t,e){return typeof t=="number"?Math.trunc(t):e}
function firstOf(t,e){for(let r of t){let n=e(r);if(n!==void 0)return n}}function shown({text:t}){return/^[\w.+-]{1,40}$/.test(t)?t:"with an unusual name"}function passwordRequired(){
return(0,chunk_GMSHOBQ3_js_1.aboutDocument)("password_required","needs a password to open",{issues:[{field:"file",message:"The document needs a password to open\
: give it as open_password, or use remove_password first.",mentions:["open_password","remove_password"]}],advice:"Give the password that opens the document as o\
pen_password",fields:["open_password"]})}function wrongPassword(){return new chunk_GMSHOBQ3_js_1.OctavoError("wrong_password","The given password does not open \
the PDF document",{issues:[{field:"file",message:"The document needs a password to open, and the given open_password does not open it.",mentions:["open_password"]}],
advice:"Check open_password: upper and lower case count, and so do spaces",fields:["open_password"]})}function unsupported(t){return(0,chunk_GMSHOBQ3_js_1.aboutDocument)(
"unsupported_encryption",`is protected by ${t}, which Octavo cannot open`,{issues:[{field:"file",message:`The document is protected by ${t}, which is not suppor\
ted.`}],advice:"Only protection by passwords can be opened, not by certificates or rights management"})}var sealed={...identity,decrypt:()=>new Uint8Array(0)};function sealedSecurity(t){
let e=standardScheme(t),r=s=>s==="none"?identity:sealed,n=[...e?.filters??[["Identity","none"]]],i={strings:r(e?.methods.strings),streams:r(e?.methods.streams),
embedded:r(e?.methods.embedded),named:e&&!e.filters?void 0:new Map(n.map(([s,a])=>[s,r(a)])),encryptMetadata:e?.encryptMetadata??!0};return{...securityOf({dictionary:t,
version:"1.1",numbered:!0},i),access:"user",locked:!0,permissions:e?.permissions??everythingAllowed,revision:e?.revision,opensWithoutPassword:!1,unrestricted:void 0,
...e?strengthOf(e):strengthOfFilters(t)}}function standardScheme(t){try{return schemeOf(t)}catch(e){if(e instanceof chunk_GMSHOBQ3_js_1.OctavoError&&e.code==="u\
nsupported_encryption")return;throw e}}function strengthOf({encrypt:t,version:e,methods:r}){let n=r.streams==="none"?r.embedded:r.streams;if(n==="none")return{algorithm:void 0,
keyBits:void 0};if(n==="AESV3")return{algorithm:"AES-256",keyBits:256};if(e===4)return{algorithm:n==="AESV2"?"AES-128":"RC4-128",keyBits:128};let i=e===1?40:bitsOf(
t.get("Length"));return{algorithm:i===40?"RC4-40":"RC4-128",keyBits:i}}function strengthOfFilters(t){let e=t.get("CF"),r=t.get("StmF"),n=(0,chunk_RFKSFVTF_js_1.
isDict)(e)&&r instanceof chunk_RFKSFVTF_js_1.Name?e.get(r.text):void 0,i=(0,chunk_RFKSFVTF_js_1.isDict)(n)?n.get("CFM"):void 0;return(0,chunk_RFKSFVTF_js_1.isName)(
i,"AESV3")?{algorithm:"AES-256",keyBits:256}:(0,chunk_RFKSFVTF_js_1.isName)(i,"AESV2")?{algorithm:"AES-128",keyBits:128}:{algorithm:void 0,keyBits:void 0}}function bitsOf(t){
return typeof t=="number"&&t%8===0&&t>=40&&t<=128?t:40}function cloneValue(t,e=()=>{}){if(t instanceof chunk_RFKSFVTF_js_1.Stream)return new chunk_RFKSFVTF_js_1.
Stream(cloneValue(t.dict,e),t.data,t.sealed);let r=shallow(t),n=[r],i=1;for(let s=n.pop();s!==void 0;s=n.pop())if(Array.isArray(s)){i+=s.length;for(let[a,o]of s.
entries())s[a]=enter(o,n)}else if((0,chunk_RFKSFVTF_js_1.isDict)(s)){i+=s.size;for(let[a,o]of s)s.set(a,enter(o,n))}return e(i),r}function enter(t,e){let r=shallow(
t);return r!==t&&e.push(r),r}function shallow(t){return Array.isArray(t)?[...t]:(0,chunk_RFKSFVTF_js_1.isDict)(t)?new chunk_RFKSFVTF_js_1.Dict(t):t}function listOf(t,e){
let r=t.resolve(e);return r===null?[]:(Array.isArray(r)?r:[r]).map(n=>t.resolve(n))}function directly(t,e){let r=new chunk_RFKSFVTF_js_1.Dict;for(let[n,i]of e){
let s=t.resolve(i);r.set(n,Array.isArray(s)?s.map(a=>t.resolve(a)):s)}return r}function deeply(t,e,r,n={values:1e4}){if(n.values--<=0)return null;let i=t.resolve(
e);if(r===0)return i;if(Array.isArray(i))return i.map(a=>deeply(t,a,r-1,n));if(!(i instanceof chunk_RFKSFVTF_js_1.Dict))return i;let s=new chunk_RFKSFVTF_js_1.Dict;
for(let[a,o]of i)s.set(a,deeply(t,o,r-1,n));return s}function deflateStream(t,e){let r=new chunk_SPYEGGY7_js_1.Zlib(t,n=>e.copy(n,0,n.length));return Object.assign(
r.s,{i:0,w:0,z:0}),r}var SLICE=16384;async function inflateStrictly(t,e,r,n,i){let s=joined(t.slice(0,3).map(c=>c.subarray(0,2))),[a=0,o=0]=s;if((a&15)!==8||(a<<
8|o)%31!==0||o&32)return{ending:"damaged",reached:0};let l=Math.max(1024,Math.floor(SLICE/n)),u=new Adler,h=0,d=new chunk_SPYEGGY7_js_1.Inflate(c=>{let g=Math.min(
c.length,e-h);h+=c.length,u.add(c),g>0&&i(g===c.length?c:c.subarray(0,g))}),f=[];try{let c=2,g=0;for(let p of t)for(let m=0;m<p.length;m+=l){let y=Math.min(c,p.
length-m,l),w=p.subarray(m+y,m+l);c-=y;let v=h;h<e&&g<l?d.push(w):f.length<16&&f.push(w),g=h>v?0:g+w.length;let b=r.step((w.length+h-v)*n);b&&await b}d.push(joined(
f).subarray(0,l),!0)}catch(c){return h>=e?{ending:"loose",reached:h}:{ending:c.code===chunk_SPYEGGY7_js_1.FlateErrorCode.UnexpectedEOF?"short":"damaged",reached:h}}
return{ending:h<=e&&endsWith(t,u.value)?"clean":"loose",reached:h}}var joined=t=>t.length===1?t[0]:Buffer.concat(t);function endsWith(t,e){let r=new Uint8Array(
0);for(let i=t.length-1;i>=0&&r.length<6;i--)r=joined([t[i].subarray(-6),r]);let n=Buffer.from(r);for(let i=0;i<=2&&n.length>=4+i;i++)if(n.readUInt32BE(n.length-
4-i)===e)return!0;return!1}var Adler=class{a=1;b=0;add(t){let{a:e,b:r}=this;for(let n=0;n<t.length;){let i=Math.min(n+2e3,t.length);for(;n<i;)r+=e+=t[n++];e%=65521,
r%=65521}this.a=e,this.b=r}get value(){return this.b*65536+this.a}},SHORT_PIECE=12,SHORT_TEXT=20,Output=class{buffer;memory;length=0;constructor(t){this.buffer=
Buffer.allocUnsafeSlow(Math.max(t,256)),this.memory=(0,chunk_RFKSFVTF_js_1.plainBytes)(this.buffer)}get bytes(){return this.buffer.subarray(0,this.length)}clear(){
this.length=0}from(t){return this.memory.subarray(t,this.length)}reserve(t){let e=this.length+t;e>this.memory.length&&this.grow(e)}grow(t){let e=Buffer.allocUnsafeSlow(
Math.max(t,Math.ceil(this.memory.length*1.5)));e.set(this.bytes),this.buffer=e,this.memory=(0,chunk_RFKSFVTF_js_1.plainBytes)(e)}copy(t,e,r){let n=r-e;if(this.reserve(
n),n<SHORT_PIECE){let{memory:i}=this,s=this.length;for(let a=e;a<r;a++)i[s++]=t[a]}else this.memory.set(new Uint8Array(t.buffer,t.byteOffset+e,n),this.length);this.
length+=n}text(t){let e=t.length;if(this.reserve(e),e<SHORT_TEXT){let{memory:r}=this,n=this.length;for(let i=0;i<e;i++)r[n++]=t.charCodeAt(i)}else this.buffer.write(
t,this.length,"latin1");this.length+=e}integer(t){this.reserve(20);let{memory:e}=this,r=digitsOf(t);for(let n=this.length+r-1;n>=this.length;n--){let i=Math.floor(
t/10);e[n]=48+(t-i*10),t=i}this.length+=r}byte(t){this.reserve(1),this.memory[this.length++]=t}fill(t,e){this.reserve(t),e(this.memory,this.length),this.length+=
t}},Measure=class{length=0;copy(t,e,r){this.length+=r-e}text(t){this.length+=t.length}integer(t){this.length+=digitsOf(t)}byte(){this.length++}fill(t){this.length+=
t}};exports.Output=Output,exports.Measure=Measure;function digitsOf(t){return t<10?1:t<100?2:t<1e3?3:t<1e4?4:t<1e5?5:t<1e6?6:String(t).length}var codecOf=({codec:t,
pace:e})=>t??portableCodec(e),PIECE2=65536,SHORT=16384,SETUP=1e5,portableCodec=t=>({async deflate(e,r){if(e.length===0)return(0,chunk_SPYEGGY7_js_1.zlibSync)(e);
let n=new Output(Math.max(256,e.length>>2)),i=deflateStream({level:r},n);for(let s=0;s<e.length;s+=PIECE2){e.length-s>SHORT&&await t.rest(),i.push(e.subarray(s,
s+PIECE2),s+PIECE2>=e.length);let a=t.step(SETUP+Math.min(e.length,PIECE2)*10);a&&await a}return n.bytes},async inflate(e,r){let n=new Output(Math.min(e.length*
4,r)),{ending:i}=await inflateStrictly([e],r,t,1,s=>n.copy(s,0,s.length));return i==="clean"?n.bytes:void 0}});exports.codecOf=codecOf;function decode(t,e,r,n){
let i=t.job.limits.filters,s=listOf(t,e.dict.get("Filter")??e.dict.get("F")),a=listOf(t,e.dict.get("DecodeParms")??e.dict.get("DP"));if(s.length>i)throw(0,chunk_2D65I2CG_js_1.
limitExceeded)("filters",`A stream of the document has ${s.length} filters; at most ${i} are allowed`,"Open it in another PDF program and save it again");let o=t.
encoded(e);for(let[l,u]of s.entries()){let h=t.dict(a[l]);u instanceof chunk_RFKSFVTF_js_1.Name&&(o=(0,chunk_RFKSFVTF_js_1.undo)(u.text,o,h&&directly(t,h),r,n))}
return o}async function inflateAtEase(t,e,r){let[n,...i]=listOf(t,e.dict.get("Filter")??e.dict.get("F")),s=listOf(t,e.dict.get("DecodeParms")??e.dict.get("DP"));
if(!(0,chunk_RFKSFVTF_js_1.isName)(n,"FlateDecode")||i.length>0||s.some(o=>o!==null))return;let a=await codecOf(t.job).inflate(t.encoded(e),Math.min(r.stream,r.
remaining));return a&&(r.remaining-=a.length),a}function decodePart(t,e,r){if(listOf(t,e.dict.get("Filter")??e.dict.get("F")).some(i=>i instanceof chunk_RFKSFVTF_js_1.
Name&&!(0,chunk_RFKSFVTF_js_1.isSupported)(i.text)))return;let n={found:!1};try{return{data:decode(t,e,r,n),whole:!n.found}}catch(i){if(i instanceof chunk_GMSHOBQ3_js_1.
OctavoError&&i.code==="unreadable_document")return{data:new Uint8Array(0),whole:!1};throw i}}var ObjectTable=class{kind;place;detail;size=0;overflowed=!1;bound;constructor(t,e){
this.bound=Math.min(t.objects,Math.max(1e6,e));let r=e<1e5?64:1024;this.kind=new Uint8Array(r),this.place=new Int32Array(r),this.detail=new Int32Array(r)}offer(t,e,r,n){
t<this.kind.length&&this.kind[t]!==0||this.set(t,e,r,n)}set(t,e,r,n){if(t>this.bound){this.overflowed=!0;return}t>=this.kind.length&&this.grow(t+1),this.kind[t]=
e,this.place[t]=r,this.detail[t]=n,t>=this.size&&(this.size=t+1)}grow(t){let e=Math.min(Math.max(t,this.kind.length*2),this.bound+1),[r,n,i]=[new Uint8Array(e),
new Int32Array(e),new Int32Array(e)];r.set(this.kind),n.set(this.place),i.set(this.detail),[this.kind,this.place,this.detail]=[r,n,i]}},ForwardSearch=class{constructor(t,e,r=()=>!0){
this.word=e,this.accepts=r,this.buffer=(0,chunk_RFKSFVTF_js_1.asBuffer)(t),this.none=t.length}word;accepts;buffer;from=0;found=-1;none;next(t){if(t>=this.none)return-1;
if(t>=this.from&&t<=this.found)return this.found;let e=t<this.from&&this.found>=0?this.from:this.none,r=this.buffer.subarray(0,e+this.word.length-1),n=r.indexOf(
this.word,t);for(;n>=0&&!this.accepts(n);)n=r.indexOf(this.word,n+1);return this.from=t,n>=0?this.found=n:e===this.none&&(this.none=t,this.found=-1),this.found}};
function streamStart(t,e){let r=e+6;for(;t[r]===32&&(t[r+1]===10||t[r+1]===13||t[r+1]===32);)r++;return t[r]===13&&r++,t[r]===10&&r++,r}function endsStream(t,e){
for(let r=0;r<4&&chunk_RFKSFVTF_js_1.classOf[t[e]??0]===1&&e<t.length;r++)e++;return(0,chunk_RFKSFVTF_js_1.startsWith)(t,e,"endstream")}function measure(t,e,r,n){
let{bytes:i}=t,{length:s}=i;n.valueEnd=e;let a=(0,chunk_RFKSFVTF_js_1.skipSpace)(i,e,s);if((0,chunk_RFKSFVTF_js_1.isEndobj)(i,a))return n.dataStart=n.dataEnd=-1,
n.end=a+6,!0;if(!(0,chunk_RFKSFVTF_js_1.startsWith)(i,a,"stream"))return!1;let o=r.lengthRef>=0?t.lengthOf(new chunk_RFKSFVTF_js_1.Ref(r.lengthRef)):r.length,l=a+
(i[a+6]===13?8:7),u=l+o;if(i[l-1]!==10||o<0||u>s||!endsStream(i,u))return!1;let h=(0,chunk_RFKSFVTF_js_1.skipSpace)(i,(0,chunk_RFKSFVTF_js_1.skipSpace)(i,u,s)+9,
s);return n.dataStart=l,n.dataEnd=u,n.end=h+6,(0,chunk_RFKSFVTF_js_1.isEndobj)(i,h)}var StreamExtents=class{constructor(t){this.bytes=t,this.objectEnds=new ForwardSearch(
t,"endobj"),this.streamEnds=new ForwardSearch(t,"endstream")}bytes;objectEnds;streamEnds;data(t,e){let{bytes:r}=this,n=streamStart(r,t);return e>=0&&n+e<=r.length&&
endsStream(r,n+e)?{start:n,end:n+e}:{start:n,end:this.damagedEnd(n,e)}}damagedEnd(t,e){let{bytes:r}=this,n=t+e,i=this.objectEnds.next(t),s=i<0?r.length:i;if(e>=
0&&n<=s&&(0,chunk_RFKSFVTF_js_1.startsWith)(r,(0,chunk_RFKSFVTF_js_1.skipSpace)(r,n,s),"endstr"))return n;let a=this.streamEnds.next(t),o=a<0||a>s?s:a;return o>
t&&r[o-1]===10&&o--,o>t&&r[o-1]===13&&o--,o}};function readObjectStream(t,e){let r=t.get(e);if(!(r instanceof chunk_RFKSFVTF_js_1.Stream))return;let[n,i]=[t.resolve(
r.dict.get("N")),t.resolve(r.dict.get("First"))];if(typeof n!="number"||typeof i!="number"||!Number.isInteger(i)||i<0)return;let s;try{s=t.decoded(r)}catch(h){if(h instanceof
chunk_GMSHOBQ3_js_1.OctavoError&&h.code==="unreadable_document")return;throw h}let[a,o]=[[],[]],l=0;for(;a.length<n;){let h=(0,chunk_RFKSFVTF_js_1.readInteger)(
s,(0,chunk_RFKSFVTF_js_1.skipSpace)(s,l,s.length),s.length),d=(0,chunk_RFKSFVTF_js_1.readInteger)(s,(0,chunk_RFKSFVTF_js_1.skipSpace)(s,h.after,s.length),s.length);
if(h.value<0||h.value>2147483647||d.value<0||i+d.value>s.length)break;a.push(h.value),o.push(i+d.value),l=d.after}let u=new Int32Array(o.length);for(let h=0;h<u.
length;h++)u[h]=o[h+1]??s.length;if((0,chunk_RFKSFVTF_js_1.asBuffer)(s).includes("stream")){let h=new chunk_I24CHX2T_js_1.Scan;for(let[d,f]of o.entries()){h.reset();
let c=h.value(s,f,u[d]);c>=0&&(u[d]=c)}}return{data:s,numbers:new Int32Array(a),starts:new Int32Array(o),ends:u}}var ObjectReader=class E{constructor(e){this.document=
e;let{bytes:r,job:n}=e;this.streams=new StreamExtents(r),this.effort=n.limits.allowance/2+r.length*n.limits.parsing}document;streams;security;encryptNumber=-1;objectStreams=new Map;opening=new Set;effort;fork(e){
let r=new E(e);r.security=this.security,r.encryptNumber=this.encryptNumber,r.effort=this.effort;for(let[n,i]of this.objectStreams)r.objectStreams.set(n,i);return r}unlock(e,r){
this.security=e,this.encryptNumber=r,this.objectStreams.clear()}read(e,r){let{document:n}=this,{bytes:i}=n,s=this.parser(e,r.bytes,r.start,r.end),a=s.value();if(this.
spend(s.at-r.start),!(a instanceof chunk_RFKSFVTF_js_1.Dict)||r.bytes!==i)return a;let o=(0,chunk_RFKSFVTF_js_1.skipSpace)(i,s.at,i.length);if(!(0,chunk_RFKSFVTF_js_1.
startsWith)(i,o,"stream"))return a;let{start:l,end:u}=this.streams.data(o,this.lengthOf(a.get("Length"))),h=this.security&&!(0,chunk_RFKSFVTF_js_1.isName)(a.get(
"Type"),"XRef");return new chunk_RFKSFVTF_js_1.Stream(a,i.subarray(l,u),h?{number:e,generation:n.generation(e)}:void 0)}parser(e,r,n,i){let{document:s,security:a}=this,
o;if(a&&e!==this.encryptNumber&&s.table.kind[e]===1){let l=s.generation(e);o=u=>a.decryptString(u,e,l)}return new chunk_I24CHX2T_js_1.Parser(r,n,i,s.job.limits.
nesting,o)}lengthOf(e){if(e instanceof chunk_RFKSFVTF_js_1.Ref){let r=this.document.place(e.number),n=r&&new chunk_I24CHX2T_js_1.Parser(r.bytes,r.start,Math.min(
r.end,r.start+64),64).value();return typeof n=="number"?n:-1}return typeof e=="number"?e:-1}objectStream(e){let r=this.objectStreams.get(e);if(r||this.objectStreams.
has(e))return r;let{document:n,opening:i}=this;if(i.has(e)||n.table.kind[e]!==1)return;i.add(e);let s=readObjectStream(n,e);return i.delete(e),s&&(this.effort+=
s.data.length*n.job.limits.parsing),this.objectStreams.set(e,s),s}spend(e){if(this.effort-=e,this.effort<0)throw(0,chunk_GMSHOBQ3_js_1.unreadable)("its objects \
overlap")}};function mayBeOther(t,e,r,n){if(!(0,chunk_RFKSFVTF_js_1.isDigit)(e[r]))return!0;let{value:i}=(0,chunk_RFKSFVTF_js_1.readInteger)(e,r,n);return t.table.
kind[i]!==1?!0:t.bytes[(0,chunk_RFKSFVTF_js_1.skipSpace)(t.bytes,t.bodies[i],t.bytes.length)]!==60}var ContentStreams=class{constructor(t){this.document=t}document;arrays=new Map;keep(t){
let{document:e}=this,r=e.entry(t,"Contents");if(r===void 0||this.isStreamRef(r))return;let n=(0,chunk_RFKSFVTF_js_1.isRef)(r)?this.leftOfObject(r):this.leftOf(r);
n!==r&&e.patch(t,{Contents:n})}leftOfObject(t){let{arrays:e,document:r}=this;if(!e.has(t.number)){let n=r.array(t),i=n&&this.leftOf(n);e.set(t.number,i===void 0?
void 0:i===n?t:r.add(i))}return e.get(t.number)}leftOf(t){if(!Array.isArray(t))return;let e=t.filter(r=>this.isStreamRef(r));return e.length<t.length?e:t}isStreamRef(t){
return(0,chunk_RFKSFVTF_js_1.isRef)(t)&&this.document.isStream(t.number)}},PageNodes=class x{constructor(e=!0){this.sound=e}sound;numbers=[];parents=[];homes=[];known;node(e,r){
return e<0&&(this.sound=!1),this.parents.push(r),this.numbers.push(e)-1}has(e){return(this.known??=new Set(this.numbers)).has(e)}page(e,r){(e<0||this.numbers[e]!==
r)&&(this.sound=!1),this.homes.push(e)}fork(){let e=new x(this.sound);return e.numbers=this.numbers,e.parents=this.parents,e.homes=this.homes,e}async drop(e,r,n){
if(!this.sound)return!1;let{numbers:i,parents:s,homes:a}=this,o=new Int32Array(i.length),l=new Uint8Array(i.length),u=new Set;for(let h=0;h<r.length;h++)n[h]?o[a[h]]++:
(l[a[h]]=1,u.add(r[h]));for(let h=i.length-1;h>0;h--){let d=s[h];o[d]+=o[h],l[h]&&o[h]===0&&u.add(i[h]),l[d]|=l[h]}for(let h=0;h<i.length;h++){if(!l[h]||o[h]===
0)continue;let d=e.edit(i[h]),f=d instanceof chunk_RFKSFVTF_js_1.Dict?e.array(d.get("Kids"))??[]:[];d instanceof chunk_RFKSFVTF_js_1.Dict&&d.set("Kids",f.filter(
g=>!isGone(g,u))).set("Count",o[h]);let c=e.job.pace.step(f.length*50);c&&await c}return this.homes=a.filter((h,d)=>n[d]),!0}},isGone=(t,e)=>(0,chunk_RFKSFVTF_js_1.
isRef)(t)&&e.has(t.number);function kindOf(t,e,r){r.parent=-1,r.lists=!1;let n=t.place(e),{entries:i}=r;if(n&&t.locate(e,n,i)&&i.find(n.bytes,"Kids")<0){if(i.used===
i.first)return"none";let a=i.find(n.bytes,"Type");if(a>=0&&(0,chunk_RFKSFVTF_js_1.isKeyword)(n.bytes,i.at[a+2],"/Page")){if(n.bytes[(0,chunk_RFKSFVTF_js_1.skipSpace)(
n.bytes,i.close+2,n.end)]===115)return withoutData(t,e);let l=i.find(n.bytes,"Contents");l>=0&&(r.lists=mayBeOther(t,n.bytes,i.at[l+2],i.at[l+3]));let u=i.find(
n.bytes,"Parent");return u>=0&&(r.parent=(0,chunk_RFKSFVTF_js_1.readInteger)(n.bytes,i.at[u+2],i.at[u+3]).value),"page"}let o=t.get(e);return o instanceof chunk_RFKSFVTF_js_1.
Dict&&mayBePage(t,o)?"unclear":"none"}let s=t.get(e);return!(s instanceof chunk_RFKSFVTF_js_1.Dict)||s.size===0?"none":(0,chunk_RFKSFVTF_js_1.isName)(s.get("Typ\
e"),"Page")?"unclear":t.array(s.get("Kids"))?"node":mayBePage(t,s)?"unclear":"none"}var PAGE_ENTRIES=["MediaBox","Resources","Contents","Annots","CropBox","Rota\
te","Parent"],OF_PAGES_ALONE=["MediaBox","Resources"];function mayBePage(t,e){let r=t.resolve(e.get("Type"));if(!(r instanceof chunk_RFKSFVTF_js_1.Name&&r.text!==
"Pages"))return PAGE_ENTRIES.some(i=>e.has(i));let n=e.get("Contents")instanceof chunk_RFKSFVTF_js_1.Ref||t.array(e.get("Contents"))!==void 0;return OF_PAGES_ALONE.
some(i=>e.has(i))||n&&e.get("Parent")instanceof chunk_RFKSFVTF_js_1.Ref&&!e.has("Subtype")}function withoutData(t,e){let r=t.get(e);return r instanceof chunk_RFKSFVTF_js_1.
Stream?(t.put(e,new chunk_RFKSFVTF_js_1.Dict([...r.dict].filter(([n])=>!/^(Length|Filter|DecodeParms)$/.test(n)))),"unclear"):"page"}var RepeatedPages=class{constructor(t){
this.document=t,this.left=t.job.limits.nodes}document;left;sizes=new Map;make(t){let e=this.document.get(t),r=this.sizes.get(t)??countValues(e);if(this.sizes.set(
t,r),this.left-=r,this.left<0)throw(0,chunk_2D65I2CG_js_1.limitExceeded)("nodes",`The document refers to the same pages too often: copies of them would have mor\
e than ${this.document.job.limits.nodes} values`,"Open it in another PDF program and save it again");return this.document.add(e instanceof chunk_RFKSFVTF_js_1.Dict?
new chunk_RFKSFVTF_js_1.Dict(e):e).number}};function countValues(t){let e=[t],r=0;for(let n=e.pop();n!==void 0;n=e.pop())if(r++,Array.isArray(n))for(let i of n)
e.push(i);else if(n instanceof chunk_RFKSFVTF_js_1.Dict)for(let i of n.values())e.push(i);return r}var INHERITABLE=["Resources","MediaBox","CropBox","Rotate"];exports.
INHERITABLE=INHERITABLE;async function readPageTree(t){return new PageTreeReader(t).read()}var PageTreeReader=class{constructor(t){this.document=t,this.copies=new RepeatedPages(
t)}document;numbers=[];ancestry=[];inherited=[{}];irregular=!1;unclear=[];listing=[];nodes=new PageNodes;look={parent:-1,lists:!1,entries:new chunk_I24CHX2T_js_1.
Entries};seen=new Set;copies;lost=[];dropped=0;open=[];async read(){let{document:t,open:e}=this,{pace:r}=t.job,n=t.catalog.get("Pages")??null;for(e.push({kids:[
n],next:0,from:0,home:-1,claimed:void 0,before:0,lost:0});e.length>0;){let i=e[e.length-1];if(i.next===i.kids.length){e.pop(),e.length>0&&this.close(i);continue}
let s=i.kids[i.next++];i.next===i.kids.length&&(i.kids=NO_KIDS,i.next=0);let a=r.step(400);a&&await a,s instanceof chunk_RFKSFVTF_js_1.Ref?this.visit(s,i):this.
visitNode(s,-1,i)}return this.finish(n)}close({claimed:t,before:e,lost:r}){let n=this.numbers.length-this.dropped-e;t!==n&&(this.irregular=!0,!(typeof t=="numbe\
r"&&t>=n)&&(this.dropped+=this.lost.length-r,this.lost.length=r))}visit(t,e){let{document:r,seen:n,look:i}=this,{number:s}=t,a=n.has(s);n.add(s);let o=kindOf(r,
s,i);if(t.generation!==r.generation(s)&&(this.irregular=!0),o==="page"||o==="unclear"){a&&(this.irregular=!0);let l=a?this.copies.make(s):s;o==="unclear"?this.unclear.
push(l):r.keepEntries(s,i.entries),(o==="unclear"||i.lists)&&this.listing.push(l),this.add(l,e,i.parent);return}o==="none"&&!a&&this.lose(e),o==="none"||a?this.
irregular=!0:this.visitNode(t,s,e)}visitNode(t,e,r){let{document:n,inherited:i}=this,s=n.dict(t);if(!s){this.irregular=!0,this.lose(r);return}let a=n.array(s.get(
"Kids"));if(!a){e<0&&this.visitDirectPage(s,r);return}let o=attributesOf(s),l=r.from;o&&(l=i.push({...i[l],...o})-1),(0,chunk_RFKSFVTF_js_1.isName)(n.resolve(s.
get("Type")),"Pages")||(this.irregular=!0),this.open.push({kids:a,next:0,from:l,home:this.nodes.node(e,r.home),claimed:n.resolve(s.get("Count")),before:this.numbers.
length-this.dropped,lost:this.lost.length}),n.release(e)}visitDirectPage(t,{from:e}){if(!(0,chunk_RFKSFVTF_js_1.isName)(t.get("Type"),"Page"))return;this.irregular=
!0;let{number:r}=this.document.add(t);this.numbers.push(r),this.listing.push(r),this.ancestry.push(e)}add(t,{from:e,home:r},n){this.numbers.push(t),this.ancestry.
push(e),this.nodes.page(r,n);let{pages:i}=this.document.job.limits;if(this.numbers.length>i)throw tooManyPages(i)}lose(t){t.home<0||(this.lost.push(this.numbers.
length),this.add(LOST,t,-1))}finish(t){let{document:e,numbers:r,ancestry:n,inherited:i,lost:s,unclear:a,listing:o,nodes:l}=this;s.length===r.length-this.dropped&&
(s.length=0);for(let d of s)r[d]=e.add(blankPage(i[n[d]])).number;removeLost(r,n);let u=e.resolve(e.dict(t)?.get("Count")),h=u!==r.length||t instanceof chunk_RFKSFVTF_js_1.
Ref&&r[0]===t.number;return{numbers:r,ancestry:n,inherited:i,irregular:this.irregular||h,unclear:a,listing:o,nodes:l,claimed:typeof u=="number"?u:void 0,found:r.
length-s.length}}},NO_KIDS=[],LOST=-1;function removeLost(t,e){let r=t.indexOf(LOST);if(!(r<0)){for(let n=r;n<t.length;n++)t[n]!==LOST&&(t[r]=t[n],e[r++]=e[n]);
t.length=e.length=r}}var LETTER=[0,0,612,792];function blankPage(t){let e=new chunk_RFKSFVTF_js_1.Dict([["Type",new chunk_RFKSFVTF_js_1.Name("Page")]]);return t.
MediaBox===void 0?e.set("MediaBox",[...LETTER]):e}function attributesOf(t){let e;for(let r of INHERITABLE){let n=t.get(r);n!==void 0&&((e??={})[r]=n)}return e}function tooManyPages(t){
let e=t===1?"1 page":`${t} pages`;return(0,chunk_2D65I2CG_js_1.limitExceeded)("pages",`The document has more than ${e}`,"Split it with another program first")}var FANOUT=100,
PageTree=class{constructor(t){this.document=t}document;numbers=[];claimed;found=0;positions;ancestry=[];inherited=[{}];irregular=!1;unclear=[];listing=[];nodes=new PageNodes;async read(){
let t=await readPageTree(this.document);this.numbers=t.numbers,this.positions=void 0,this.ancestry=t.ancestry,this.inherited=t.inherited,this.irregular=t.irregular,
this.unclear=t.unclear,this.listing=t.listing,this.nodes=t.nodes,this.claimed=t.claimed,this.found=t.found}copyFrom(t){this.numbers=t.numbers,this.positions=t.positions,
this.ancestry=t.ancestry,this.inherited=t.inherited.map(e=>{let r={};for(let n of INHERITABLE)e[n]!==void 0&&(r[n]=cloneValue(e[n]));return r}),this.irregular=t.
irregular,this.unclear=t.unclear,this.listing=t.listing,this.nodes=t.nodes.fork()}get count(){return this.numbers.length}number(t){return this.numbers[t]}indexOf(t){
if(!this.positions){this.positions=new Int32Array(this.document.size);for(let e=0;e<this.numbers.length;e++)this.positions[this.numbers[e]]=e+1}return(this.positions[t]??
0)-1}holds(t){return this.indexOf(t)>=0||this.nodes.has(t)}attribute(t,e){return this.document.entry(this.numbers[t],e)??this.inherited[this.ancestry[t]][e]}inherits(t){
return this.inherited.some(e=>e[t]!==void 0)}inheritedBy(t){return this.inherited[this.ancestry[t]]}patch(t,e){this.document.patch(this.numbers[t],e)}async settle(){
for(let t of this.unclear)this.document.exists(t)&&this.document.patch(t,{Type:new chunk_RFKSFVTF_js_1.Name("Page"),Kids:void 0,Count:void 0});this.unclear=[],await this.
keepStreams(),this.irregular&&await this.rebuild(this.numbers)}async keepStreams(){let{listing:t}=this;this.listing=[];let e=new ContentStreams(this.document);for(let r of t){
this.document.exists(r)&&e.keep(r);let n=this.document.job.pace.step(1e3);n&&await n}}async keep(t){let{numbers:e,ancestry:r}=this,n=e.filter((i,s)=>t[s]);if(this.
irregular||this.unclear.length>0||!await this.nodes.drop(this.document,e,t)){await this.rebuild(n);return}this.numbers=n,this.ancestry=r.filter((i,s)=>t[s]),this.
positions=void 0}async rebuild(t){let{document:e}=this,r=Array.from(t),n=new Map,i=this.inherited.map(h=>shareable(e,h,n)),{nodes:s,parents:a}=this.grow(r),o=s.
map(({ref:h})=>({Parent:h}));for(let h=0;h<r.length;h++){let d=r[h],f=this.indexOf(d),c=a[h];s[c].kids.push(new chunk_RFKSFVTF_js_1.Ref(d,e.generation(d)));let g=f<
0?NO_ATTRIBUTES:i[this.ancestry[f]];e.patch(d,o[c],g);let p=e.job.pace.step(600);p&&await p}for(let{ref:h,kids:d,parent:f,count:c}of s)e.put(h,new chunk_RFKSFVTF_js_1.
Dict([["Type",new chunk_RFKSFVTF_js_1.Name("Pages")],...f?[["Parent",f]]:[],["Kids",d],["Count",c]]));let l=s[s.length-1].ref,u=e.catalog.get("Pages");(!(u instanceof
chunk_RFKSFVTF_js_1.Ref)||u.number!==l.number)&&e.editCatalog().set("Pages",l),this.numbers=r,this.ancestry=r.map(()=>0),this.inherited=[{}],this.positions=void 0,
this.irregular=!1,this.nodes=new PageNodes(!1)}grow(t){let{document:e}=this,r=t.length,n=e.catalog.get("Pages"),i=n instanceof chunk_RFKSFVTF_js_1.Ref&&n.number>
0&&!t.includes(n.number)?n:void 0,s=[],a=[],o=(h,d)=>({ref:d&&i?new chunk_RFKSFVTF_js_1.Ref(i.number,e.generation(i.number)):e.add(null),kids:[],parent:void 0,count:h}),
l=Math.max(1,Math.ceil(r/FANOUT));for(let h=0;h<l;h++)a.push(o(Math.min(FANOUT,r-h*FANOUT),l===1));let u=Array.from({length:r},(h,d)=>Math.floor(d/FANOUT));for(;a.
length>1;){s.push(...a);let h=Math.ceil(a.length/FANOUT),d=Array.from({length:h},()=>o(0,h===1));for(let[f,c]of a.entries()){let g=d[Math.floor(f/FANOUT)];c.parent=
g.ref,g.kids.push(c.ref),g.count+=c.count}a=d}return s.push(...a),{nodes:s,parents:u}}},NO_ATTRIBUTES={};function shareable(t,e,r){let{Resources:n}=e;if(!(n instanceof
chunk_RFKSFVTF_js_1.Dict))return{...e};let i=r.get(n)??t.add(n);return r.set(n,i),{...e,Resources:i}}var EDITED=1,PATCHED=2,REMOVED=3,ObjectChanges=class F{kind;edited=new Map;patched=new Map;any=!1;constructor(e){
this.kind=new Uint8Array(e+16)}fork(){let e=new F(0);for(let[r,n]of this.edited)e.edited.set(r,cloneValue(n));for(let[r,n]of this.patched)e.patched.set(r,n);return e.
kind=this.kind.slice(),e.any=this.any,e}edit(e,r){this.set(e,EDITED)===PATCHED&&this.patched.delete(e),this.edited.set(e,r)}patch(e,r){this.set(e,PATCHED),this.
patched.set(e,r)}remove(e){let r=this.set(e,REMOVED);r===EDITED?this.edited.delete(e):r===PATCHED&&this.patched.delete(e)}set(e,r){if(e>=this.kind.length){let i=new Uint8Array(
Math.max(e+1,Math.ceil(this.kind.length*1.5)));i.set(this.kind),this.kind=i}let n=this.kind[e];return this.kind[e]=r,this.any=!0,n}},NO_ENTRIES={},LEAST=4096,MOST=1<<
21,END_OBJECT=`
endobj
`,ENDING=`>>${END_OBJECT}`,ALL=2147483647,Patcher=class{constructor(t){this.sourceLength=t,this.memory=new Uint8Array(0)}sourceLength;memory;used=0;references=new Int32Array(
64);noted=0;entries;keys=[];text={bytes:new Uint8Array,marks:new Int32Array,special:!1};defaults;defaultTexts=[];defaultSize=0;draft=new Output(256);scan=new chunk_I24CHX2T_js_1.
Scan;patch(t,e,r,n,i){(n!==this.entries||i!==this.defaults)&&this.prepare(n,i);let{text:s,defaultTexts:a}=this,{open:o,close:l}=r,u=e<0,h=u?o-2:e;this.reserve(l-
h+s.bytes.length+this.defaultSize);let d=this.used,f=this.noted,c=this.keepOthers(t,h,r);this.put(t,c,l);let g=r.special||s.special;for(let p=0;p<a.length;p++){
let m=a[p];r.find(t,m.key)>=0||(g||=m.special,this.put(m.bytes,0,m.bytes.length),this.note(m.marks,0,m.marks.length,ALL))}return this.put(s.bytes,0,s.bytes.length-
(u?END_OBJECT.length:0)),this.note(s.marks,0,s.marks.length,ALL),{bytes:this.memory,start:d+o-2-h,end:u?this.used:this.used-END_OBJECT.length,from:u?-1:d,to:u?-1:
this.used-1,references:g?void 0:this.references,first:f,last:this.noted}}keepOthers(t,e,{at:r,first:n,used:i,scan:s,marksFrom:a,marksTo:o}){let{keys:l}=this,{marks:u}=s,
h=a,d=e;for(let f=n;f<i;f+=4){let c=r[f],g=r[f+1]-c;for(let p=0;p<l.length;p++)if(!(l[p].length!==g||!(0,chunk_RFKSFVTF_js_1.startsWith)(t,c,l[p])))for(h=this.note(
u,h,o,c),this.put(t,d,c-1),d=r[f+3];h<o&&u[h+1]<d;)h+=3}return this.note(u,h,o,ALL),d}prepare(t,e){this.entries=t,this.defaults=e,this.keys=Object.keys(t),this.
text=this.textOf(t,this.keys);let r=Object.keys(e).filter(n=>!(n in t));this.defaultTexts=r.map(n=>{let i=this.textOf(e,[n]);return{...i,key:n,bytes:i.bytes.subarray(
0,-ENDING.length)}}),this.defaultSize=this.defaultTexts.reduce((n,{bytes:i})=>n+i.length,0)}textOf(t,e){let{draft:r,scan:n}=this;r.clear(),r.text("<<");for(let a of e){
let o=t[a];o!==void 0&&((0,chunk_PEGFVCMK_js_1.writeName)(r,a),r.byte(32),(0,chunk_PEGFVCMK_js_1.writeValue)(r,o,chunk_PEGFVCMK_js_1.UNENCRYPTED))}r.text(ENDING);
let i=new Uint8Array(r.bytes);n.reset();let s=n.value(i,0,i.length)!==i.length-END_OBJECT.length;return{bytes:i.subarray(2),marks:n.marks.slice(0,n.used),special:s||
n.byteRange}}note(t,e,r,n){let i=e;for(;i<r&&t[i+1]<n;i+=3)this.refer(t[i]);return i}refer(t){if(this.noted===this.references.length){let e=new Int32Array(this.
noted*2);e.set(this.references),this.references=e}this.references[this.noted++]=t}put(t,e,r){this.memory.set(new Uint8Array(t.buffer,t.byteOffset+e,r-e),this.used),
this.used+=r-e}reserve(t){if(this.used+t<=this.memory.length)return;let e=Math.max(LEAST,Math.min(this.memory.length*2,MOST),Math.min(this.sourceLength>>4,MOST));
this.memory=(0,chunk_RFKSFVTF_js_1.plainBytes)(Buffer.allocUnsafeSlow(Math.max(e,t))),this.used=0}};function patchValue(t,e,r){for(let[n,i]of Object.entries(e))
i===void 0?t.delete(n):t.set(n,i);for(let[n,i]of Object.entries(r))i!==void 0&&!t.has(n)&&!(n in e)&&t.set(n,i)}var RECORD=6,KeptEntries=class A{index=new Int32Array(
0);records=new Int32Array(RECORD*16);count=0;at=new Int32Array(64);used=0;scan=new chunk_I24CHX2T_js_1.Scan;keep(e,r,n){if(this.index.length<r&&(this.index=(0,chunk_I24CHX2T_js_1.
grown)(this.index,r)),this.index[e]!==0)return;this.reserve(n.used-n.first);let{records:i,scan:s}=this,a=this.count*RECORD;i[a]=this.used,this.at.set(n.at.subarray(
n.first,n.used),this.used),i[a+1]=this.used+=n.used-n.first,i[a+2]=n.open,i[a+3]=n.close,i[a+4]=s.used,s.append(n.scan.marks,n.marksFrom,n.marksTo),i[a+5]=s.used,
this.index[e]=++this.count}recall(e,r){let n=this.index[e];if(!n)return!1;let{records:i}=this,s=(n-1)*RECORD;return r.at=this.at,r.scan=this.scan,r.first=i[s],r.
used=i[s+1],r.open=i[s+2],r.close=i[s+3],r.marksFrom=i[s+4],r.marksTo=i[s+5],r.special=!1,!0}fork(){let e=new A;return this.count===0||(e.index=this.index.slice(),
e.records=this.records.slice(0,this.count*RECORD),e.count=this.count,e.at=this.at.slice(0,this.used),e.used=this.used,e.scan.append(this.scan.marks,0,this.scan.
used)),e}reserve(e){(this.count+1)*RECORD>this.records.length&&(this.records=(0,chunk_I24CHX2T_js_1.grown)(this.records,(this.count+1)*RECORD)),this.used+e>this.
at.length&&(this.at=(0,chunk_I24CHX2T_js_1.grown)(this.at,this.used+e))}},PdfDocument=class O{constructor(e,r,n,i){this.bytes=e,this.job=r,this.budget=i,this.table=
n.table,this.trailer=n.trailer,this.crossReferenceStream=n.streams,this.suspect=n.damaged,this.bodies=n.bodies,this.next=Math.max(this.table.size,1),this.reader=
new ObjectReader(this),this.changes=new ObjectChanges(this.next),this.pages=new PageTree(this)}bytes;job;budget;trailer;table;crossReferenceStream;suspect;pages;bodies;walked;changes;values=new Map;reader;kept=new KeptEntries;entries=new chunk_I24CHX2T_js_1.
Entries;located=-1;patcher;next;fork(){let{table:e,crossReferenceStream:r}=this,n=cloneValue(this.trailer),i=new O(this.bytes,this.job,{table:e,trailer:n,streams:r,
damaged:this.suspect,isMended:!1,bodies:this.bodies},{...this.budget});return i.reader=this.reader.fork(i),i.next=this.next,i.changes=this.changes.fork(),i.kept=
this.kept.fork(),i.walked=this.walked,i.pages.copyFrom(this.pages),i}get security(){return this.reader.security}get streams(){return this.reader.streams}get catalogNumber(){
let e=this.trailer.get("Root");return e instanceof chunk_RFKSFVTF_js_1.Ref?e.number:-1}get catalog(){return this.get(this.catalogNumber)}editCatalog(){return this.
edit(this.catalogNumber),this.catalog}get version(){let e=/%PDF-(\d)\.(\d)/.exec((0,chunk_RFKSFVTF_js_1.asBuffer)(this.bytes).toString("latin1",0,1032)),r=e?`${e[1]}\
.${e[2]}`:"1.4",n=this.catalog.get("Version");return n instanceof chunk_RFKSFVTF_js_1.Name&&/^\d\.\d$/.test(n.text)&&n.text>r?n.text:r}get size(){return this.next}get(e){
let r=typeof e=="number"?e:e.number,n=this.changes.kind[r];if(n===REMOVED)return null;if(n===EDITED)return this.changes.edited.get(r);let i=this.values.get(r);if(i!==
void 0)return i;let s=this.place(r),a=s?this.reader.read(r,s):null;return this.values.set(r,a),a}resolve(e){for(let r=0;e instanceof chunk_RFKSFVTF_js_1.Ref&&r<
32;r++)e=this.get(e);return e===void 0||e instanceof chunk_RFKSFVTF_js_1.Ref?null:e}dict(e){let r=this.resolve(e);return r instanceof chunk_RFKSFVTF_js_1.Dict?r:
r instanceof chunk_RFKSFVTF_js_1.Stream?r.dict:void 0}array(e){let r=this.resolve(e);return Array.isArray(r)?r:void 0}edit(e){let r=typeof e=="number"?e:e.number,
n=this.get(r);return this.put(r,n),n}put(e,r){let n=typeof e=="number"?e:e.number;n>=this.next&&(this.next=n+1),this.changes.edit(n,r)}add(e){let r=this.next++;
return this.changes.edit(r,e),new chunk_RFKSFVTF_js_1.Ref(r,0)}remove(e){let r=typeof e=="number"?e:e.number;r>=this.next||(this.changes.remove(r),this.values.delete(
r))}exists(e){let r=this.changes.kind[e];if(r===EDITED)return!0;if(r===REMOVED)return!1;let n=this.table.kind[e];return n===1||n===2}get edited(){return this.changes.
edited}get hasChanges(){return this.changes.any}isChanged(e){let r=this.changes.kind[e];return r===EDITED||r===PATCHED}isEdited(e){return this.changes.kind[e]===
EDITED}patched(e){return this.changes.kind[e]===PATCHED?this.changes.patched.get(e):void 0}isStream(e){let r=this.changes.kind[e],n=r===EDITED?this.changes.edited.
get(e):this.values.get(e);if(n!==void 0||r===REMOVED)return this.resolve(n)instanceof chunk_RFKSFVTF_js_1.Stream;let i=this.place(e);if(i?.bytes!==this.bytes)return!1;
let{bytes:s}=this,a=skipPlain(s,(0,chunk_RFKSFVTF_js_1.skipSpace)(s,i.start,i.end)),o=a>=0?a:this.locateHere(e,i)?this.entries.close+2:-1;return o<0?this.resolve(
new chunk_RFKSFVTF_js_1.Ref(e))instanceof chunk_RFKSFVTF_js_1.Stream:(0,chunk_RFKSFVTF_js_1.startsWith)(s,(0,chunk_RFKSFVTF_js_1.skipSpace)(s,o,i.end),"stream")}entry(e,r){
let n=this.changes.kind[e],i=n===EDITED?this.changes.edited.get(e):this.values.get(e);if(i!==void 0||n===REMOVED)return i instanceof chunk_RFKSFVTF_js_1.Dict?i.
get(r):void 0;let s=this.place(e);if(!s)return;let{entries:a}=this;if(!this.locateHere(e,s))return this.dict(new chunk_RFKSFVTF_js_1.Ref(e))?.get(r);let o=a.find(
s.bytes,r);return o<0?void 0:this.reader.parser(e,s.bytes,a.at[o+2],a.at[o+3]).value()}patch(e,r,n=NO_ENTRIES){let i=this.place(e),s=this.security&&[...Object.values(
r),...Object.values(n)].some(chunk_PEGFVCMK_js_1.holdsString);if(!i||s||!this.locateHere(e,i)){let l=this.edit(e);l instanceof chunk_RFKSFVTF_js_1.Dict&&patchValue(
l,r,n);return}let a=this.headerOf(e,i);this.patcher??=new Patcher(this.bytes.length);let o=this.patcher.patch(i.bytes,a,this.entries,r,n);this.changes.patch(e,o),
this.values.delete(e),this.located=-1}headerOf(e,r){return this.patched(e)?.from??(r.bytes===this.bytes?this.table.place[e]:-1)}locate(e,{bytes:r,start:n,end:i},s){
return this.recallEntries(e,s)||s.locate(r,n,i)}keepEntries(e,r){this.changes.kind[e]===0&&!r.special&&this.kept.keep(e,this.next,r)}recallEntries(e,r){return this.
changes.kind[e]===0&&this.kept.recall(e,r)}locateHere(e,r){if(this.located===e)return!0;let n=this.locate(e,r,this.entries);return this.located=n?e:-1,n}encoded(e){
let{sealed:r,data:n}=e;return r&&this.security?this.security.decryptStream(n,r.number,r.generation,directly(this,e.dict)):n}decoded(e){return decode(this,e,this.
budget)}async decodedAtEase(e){return await inflateAtEase(this,e,this.budget)??this.decoded(e)}decodedPart(e){return decodePart(this,e,this.budget)}place(e){let r=this.
changes.kind[e];if(!(r===EDITED||r===REMOVED)){if(r===PATCHED)return this.changes.patched.get(e);switch(this.table.kind[e]){case 1:return{bytes:this.bytes,start:this.
bodies[e],end:this.bytes.length};case 2:{let n=this.reader.objectStream(this.table.place[e]);if(!n)return;let i=this.table.detail[e];n.numbers[i]!==e&&(i=n.numbers.
indexOf(e));let s=n.starts[i];return s===void 0?void 0:{bytes:n.data,start:s,end:n.ends[i]}}default:return}}}objectStream(e){return this.reader.objectStream(e)}lengthOf(e){
return this.reader.lengthOf(e)}generation(e){return this.table.kind[e]===1?this.table.detail[e]:0}unlock(e,r){this.reader.unlock(e,r),this.values.clear(),this.forgetLocated()}forgetLocated(){
this.located=-1,this.kept=new KeptEntries}release(e){this.values.delete(e)}tableChanged(){if(this.values.clear(),this.forgetLocated(),this.next=Math.max(this.next,
this.table.size),this.table.size<=this.bodies.length)return;let e=new Int32Array(this.table.size);e.set(this.bodies),this.bodies=e}};function skipPlain(t,e){if(t[e]!==
60||t[e+1]!==60)return-1;for(e+=2;e<t.length;e++){let r=t[e];if(r===62)return t[e+1]===62?e+2:-1;if(r===60||r===40||r===37)return-1}return-1}async function adoptLoosePages(t,e){
let{table:r}=t,n=[];for(let o=1;o<r.size;o++){(r.kind[o]===1||r.kind[o]===2)&&(0,chunk_RFKSFVTF_js_1.isName)(t.entry(o,"Type"),"Page")&&n.push(o);let l=t.job.pace.
step(1e3);l&&await l}if(n.length===0)throw(0,chunk_GMSHOBQ3_js_1.unreadable)("it has no pages");let i=n.map(o=>new chunk_RFKSFVTF_js_1.Ref(o,t.generation(o))),s=t.
add(new chunk_RFKSFVTF_js_1.Dict([["Type",new chunk_RFKSFVTF_js_1.Name("Pages")],["Kids",i],["Count",i.length]])),a=t.edit(t.catalogNumber);if(!(a instanceof chunk_RFKSFVTF_js_1.
Dict))throw(0,chunk_GMSHOBQ3_js_1.unreadable)("it has no catalog");if(a.set("Pages",s),await e.read(),e.count===0)throw(0,chunk_GMSHOBQ3_js_1.unreadable)("it ha\
s no pages");await e.rebuild(e.numbers)}var LEAST2=512,FAR=1<<22,TRAILER=65536,FileWalk=class{constructor(t,e,r=n=>n){this.bytes=t,this.pace=e,this.onTrailer=r,
this.buffer=(0,chunk_RFKSFVTF_js_1.asBuffer)(t),this.streams=new ForwardSearch(t,"stream",n=>isStreamKeyword(t,n)),this.objectEnds=new ForwardSearch(t,"endobj"),
this.streamEnds=new ForwardSearch(t,"endstream"),this.allowance=this.farAllowance=8*t.length+1e6}bytes;pace;onTrailer;buffer;scan=new chunk_I24CHX2T_js_1.Scan;streams;objectEnds;streamEnds;allowance;farAllowance;trailersRead=0;async next(t){
let{bytes:e}=this,r=e.length;for(;;){if(t=skipBetween(e,t),t>=r)return;let n=(0,chunk_RFKSFVTF_js_1.isDigit)(e[t])?(0,chunk_RFKSFVTF_js_1.readHeader)(e,t,r):void 0;
if(n&&isObjectNumber(n.number))return n;let i=wordBetween(e,t);if(i==="trailer"){let s=this.valueEnd(t+7,Math.min(r,t+TRAILER));if(s<0)return this.search(t);this.
readTrailer(t+7),t=s}else if(i){t=skipRows(e,t+i.length);let s=(0,chunk_RFKSFVTF_js_1.startsWith)(e,t,"obj")?headerBefore(e,t):void 0;if(s)return s}else return this.
search(t)}}async search(t){let{bytes:e,buffer:r,pace:n}=this,i;for(let a=t;!i;){let o=r.indexOf("obj",a);if(o<0)break;i=headerBefore(e,o);let l=n.step(o-a+200);
l&&await l,a=o+3}let s=r.subarray(0,i?.start??e.length);for(let a=s.indexOf("trailer",t);a>=0;a=s.indexOf("trailer",a+7))this.readTrailer(a+7);return i}readTrailer(t){
t>=this.trailersRead&&(this.trailersRead=Math.max(t,this.onTrailer(t)))}object({body:t}){let{bytes:e,scan:r}=this,n=e.length,i=this.soundEnd(t);if(i<0)return this.
malformed(t);let s=(0,chunk_RFKSFVTF_js_1.skipSpace)(e,i,n);return e[i-1]!==62||!(0,chunk_RFKSFVTF_js_1.startsWith)(e,s,"stream")?{at:i,dictionaryEnd:-1,isCut:!1}:
this.stream(s,r.length,i)}soundEnd(t){let{bytes:e}=this,r=e.length,n=(0,chunk_RFKSFVTF_js_1.skipSpace)(e,t,r);if((0,chunk_RFKSFVTF_js_1.isEndobj)(e,n))return n;
let i=this.objectEnds.next(n),s=this.valueEnd(n,i<0?r:i);if(s>=0&&isFollowed(e,s))return s;if(i<0||this.farAllowance<=0)return-1;let a=Math.min(r,n+FAR),o=this.
walk(n,a);return o>=0&&isFollowed(e,o)?o:(this.farAllowance-=a-n,-1)}valueEnd(t,e){let r=Math.min(e,t+Math.max(LEAST2,this.allowance)),n=this.walk(t,r);return n<
0&&(this.allowance-=r-t),n}walk(t,e){return this.scan.reset(),this.scan.value(this.bytes,t,e)}malformed(t){let{buffer:e}=this,r=this.streams.next(t),n=this.objectEnds.
next(t),i={at:t,dictionaryEnd:-1,isCut:n<0};if(r<0||n>=0&&n<r)return i;let s=e.toString("latin1",t,Math.min(r,t+4096));if(/\d[\s\0]+obj\b/.test(s))return i;let a=/\/Length\s+(\d+)(?!\d|\s+\d+\s+R)/.
exec(s);return this.stream(r,a?Number(a[1]):-1,r)}stream(t,e,r){let n=streamStart(this.bytes,t);if(e>=0&&endsStream(this.bytes,n+e))return{at:n+e,dictionaryEnd:r,
isCut:!1};let i=this.streamEnds.next(n);return{at:i<0?n:i,dictionaryEnd:r,isCut:!1}}};async function isFollowedByObject(t,e,r){return skipBetween(t,e)>=t.length?
!1:await new FileWalk(t,r).next(e)!==void 0}function skipBetween(t,e){let r=t.length;for(;e<r;)if(chunk_RFKSFVTF_js_1.classOf[t[e]]===1)e++;else{if(t[e]!==37)break;
(0,chunk_RFKSFVTF_js_1.startsWith)(t,e,"%%EOF")?e+=5:e=(0,chunk_RFKSFVTF_js_1.skipComment)(t,e,r)}return e}var WORDS=["endobj","endstream","xref","startxref","t\
railer"];function wordBetween(t,e){return WORDS.find(r=>(0,chunk_RFKSFVTF_js_1.startsWith)(t,e,r))}function skipRows(t,e){let{length:r}=t;for(;e<r;e++){let n=t[e];
if(!((0,chunk_RFKSFVTF_js_1.isDigit)(n)||n===32||n===10||n===13||n===110||n===102))break}return e}function isFollowed(t,e){let r=(0,chunk_RFKSFVTF_js_1.skipSpace)(
t,e,t.length);return r>=t.length||(0,chunk_RFKSFVTF_js_1.isEndobj)(t,r)||(0,chunk_RFKSFVTF_js_1.startsWith)(t,r,"stream")?!0:(0,chunk_RFKSFVTF_js_1.isDigit)(t[r])?
(0,chunk_RFKSFVTF_js_1.readHeader)(t,r,t.length)!==void 0:wordBetween(t,r)!==void 0}var isObjectNumber=t=>t>0&&t<=2147483647;function isStreamKeyword(t,e){let r=e+
6;for(;t[r]===32;)r++;if(t[r]!==10&&t[r]!==13)return!1;let n=e-1;for(;n>0&&chunk_RFKSFVTF_js_1.classOf[t[n]]===1;)n--;return t[n]===62&&t[n-1]===62}function headerBefore(t,e){
let r=e-1,n=()=>{let o=r;for(;r>=0&&(0,chunk_RFKSFVTF_js_1.isDigit)(t[r]);)r--;return o-r>0&&o-r<=10?(0,chunk_RFKSFVTF_js_1.readInteger)(t,r+1,o+1).value:-1},i=()=>{
let o=r;for(;r>=0&&chunk_RFKSFVTF_js_1.classOf[t[r]]===1;)r--;return r<o};i();let s=n();if(s<0||s>65535||!i())return;let a=n();return isObjectNumber(a)?{number:a,
generation:s,start:r+1,body:e+3}:void 0}var TRAILER_KEYS=new Set(["Root","Info","ID","Encrypt"]);async function scanFile(t,{limits:e,pace:r}){let n=new ObjectTable(
e,t.length),i=new chunk_RFKSFVTF_js_1.Dict,s=!1,a=l=>{for(let[u,h]of l)TRAILER_KEYS.has(u)&&i.set(u,h)},o=new FileWalk(t,r,l=>{let u=new chunk_I24CHX2T_js_1.Parser(
t,l,Math.min(t.length,l+65536),e.nesting),h=u.value();return(0,chunk_RFKSFVTF_js_1.isDict)(h)&&a(h),u.at});for(let l=0;;){let u=await o.next(l);if(!u)break;let{
number:h,body:d}=u,f=o.object(u),c=h<n.size&&n.kind[h]===1;if((!f.isCut||!c)&&n.set(h,1,u.start,u.generation),f.dictionaryEnd>=0&&(0,chunk_RFKSFVTF_js_1.asBuffer)(
t.subarray(d,f.dictionaryEnd)).includes("XRef")){let p=new chunk_I24CHX2T_js_1.Parser(t,d,f.dictionaryEnd,e.nesting).value();(0,chunk_RFKSFVTF_js_1.isDict)(p)&&
(0,chunk_RFKSFVTF_js_1.isName)(p.get("Type"),"XRef")&&(s=!0,p.has("Root")&&a(p))}let g=r.step(f.at-l+200);g&&await g,l=f.at}if(n.overflowed&&t.length>8*e.objects)
throw(0,chunk_2D65I2CG_js_1.limitExceeded)("objects",`The document has an object numbered beyond ${e.objects}`,"Open it in another PDF program and save it again\
, which numbers objects without gaps");if(n.size===0)throw(0,chunk_GMSHOBQ3_js_1.unreadable)("no PDF objects were found in the file");return{table:n,trailer:i,streams:s,
damaged:!0}}var SIGNATURES=[["%PDF-","a PDF document"],[`PNG\r

`,"a PNG image"],["ÿØÿ","a JPEG image"],["GIF8","a GIF image"],["II*\0","a TIFF image"],["MM\0*","a TIFF image"],["II+\0","a TIFF image"],["MM\0+","a TIFF im\
age"],["BM","a BMP image"],["\0\0\0","an icon (ICO)"],["\0\0\0\fjP  ","a JPEG 2000 image"],["ÿOÿQ","a JPEG 2000 image"],[`ÿ
`,"a JPEG XL image"],["\0\0\0\fJXL ","a JPEG XL image"],["8BPS","a Photoshop document"],["%!PS","a PostScript file"],["PK","a ZIP archive"],["","a gzip arc\
hive"],["{\\rtf","an RTF document"],["ÐÏà","a document of an old Office version"]],BRANDS=[[/^(?:heic|heix|heim|heis|hevc|hevx|mif1|msf1)/,"a HEIC image"],[
/^avi[fs]/,"an AVIF image"],[/^/,"a video or audio file"]];function kindOfFile(t){let e=(0,chunk_RFKSFVTF_js_1.asBuffer)(t).toString("latin1",0,1024);if(e.startsWith(
"RIFF")&&e.startsWith("WEBP",8))return"a WebP image";if(e.startsWith("ftyp",4))return BRANDS.find(([n])=>n.test(e.slice(8,12)))?.[1];let r=SIGNATURES.find(([n])=>e.
startsWith(n));return r?r[1]:kindOfMarkup(e)??(isText(t)?"text":void 0)}function isText(t){let e=(0,chunk_RFKSFVTF_js_1.asBuffer)(t.subarray(0,1024)).toString("\
utf8"),r=t.length>1024?e.replace(/\ufffd{1,3}$/,""):e;return r!==""&&!/[^\P{Cc}\t\n\f\r]|\ufffd|%PDF-/u.test(r)}function kindOfMarkup(t){let e=t.replace(/^\xef\xbb\xbf/,
"").trimStart().toLowerCase();if(e.startsWith("<!doctype html")||/^(?:<!--.*?-->\s*)?<(?:html|head|body)[\s>]/s.test(e))return"an HTML page";if(e.startsWith("<"))
return e.includes("<svg")?"an SVG drawing":e.startsWith("<?xml")?"an XML file":void 0}function checkInput(t,e){if(t.length===0)throw emptyFile();if(t.length>e.inputBytes)
throw tooLarge(t.length,e.inputBytes);let r=(0,chunk_RFKSFVTF_js_1.asBuffer)(t.subarray(0,1024)).indexOf("%PDF-");if(r<0&&(0,chunk_RFKSFVTF_js_1.asBuffer)(t).indexOf(
" obj")<0)throw notPdf(t);return r}function emptyFile(){return(0,chunk_GMSHOBQ3_js_1.aboutDocument)("unreadable_document","could not be read: the file is empty",
{issues:[{field:"file",message:"The file is empty."}],advice:"Check that the file is a complete PDF document"})}function tooLarge(t,e){return(0,chunk_2D65I2CG_js_1.
limitExceeded)("inputBytes",`The document has ${t} bytes; at most ${e} are allowed`,"Split it with another program first")}function notPdf(t){let e=kindOfFile(t);
if(e===void 0)return(0,chunk_GMSHOBQ3_js_1.unreadable)("the file is not a PDF document");let r=`is ${e}, not a PDF document`;return(0,chunk_GMSHOBQ3_js_1.unreadable)(
`the file ${r}`,{found:r,.../PNG|JPEG image/.test(e)?{advice:"Use images_to_pdf to make a PDF document of it",operation:"images_to_pdf"}:{advice:"Give a PDF doc\
ument"}})}async function findCompressed(t){let{table:e}=t,{pace:r}=t.job,n=[];for(let s=1;s<e.size;s++){e.kind[s]===1&&(0,chunk_RFKSFVTF_js_1.isName)(t.entry(s,
"Type"),"ObjStm")&&n.push({number:s,at:e.place[s]});let a=r.step(1e3);a&&await a}n.sort((s,a)=>s.at-a.at);let i=new Set(n.map(({number:s})=>s));for(let{number:s,
at:a}of n){let o=t.objectStream(s),l=r.step((o?.data.length??0)+1e3);l&&await l;for(let[u,h]of o?.numbers.entries()??[]){let d=e.kind[h]===1&&e.place[h]>a;h>0&&
!d&&!i.has(h)&&e.set(h,2,s,u)}}}async function findRoot(t){if(t.dict(t.trailer.get("Root"))?.has("Pages"))return;let e=-1;for(let r=t.table.size-1;r>0;r--){if(t.
table.kind[r]===0||t.table.kind[r]===3)continue;let n=t.job.pace.step(1e3);n&&await n;let i=t.entry(r,"Type");if((0,chunk_RFKSFVTF_js_1.isName)(i,"Catalog"))return setRoot(
t,r);i===void 0&&e<0&&leadsToPageTree(t,r)&&(e=r)}if(e>0)return setRoot(t,e);if(!(t.get(t.catalogNumber)instanceof chunk_RFKSFVTF_js_1.Dict)){let r=new chunk_RFKSFVTF_js_1.
Dict([["Type",new chunk_RFKSFVTF_js_1.Name("Catalog")]]);t.trailer.set("Root",t.add(r))}}function setRoot(t,e){t.trailer.set("Root",new chunk_RFKSFVTF_js_1.Ref(
e,t.generation(e)))}function leadsToPageTree(t,e){let r=t.entry(e,"Pages");return r instanceof chunk_RFKSFVTF_js_1.Ref&&t.array(t.dict(r)?.get("Kids"))!==void 0}
var STRIDE=1024;async function verify(t,e,r){let{table:n}=e,i=new Int32Array(n.size),s=[],a=e.damaged;for(let o=0;o<n.size;o+=STRIDE){check(t,n,i,o,Math.min(o+STRIDE,
n.size),s)&&(a=!0);let l=r.pace.step(STRIDE*20);l&&await l}s.length>0&&(a=!0,mend(t,n,i,s,(await scanFile(t,r)).table));for(let o=0;o<n.size;o++)n.kind[o]===2&&
n.kind[n.place[o]]!==1&&n.set(o,3,0,0);return{...e,damaged:a,bodies:i,isMended:s.length>0}}function leadsToCatalog({table:t,trailer:e}){let r=e.get("Root");return r instanceof
chunk_RFKSFVTF_js_1.Ref?t.kind[r.number]===1||t.kind[r.number]===2:!1}function check(t,e,r,n,i,s){let a=!1;for(let o=n;o<i;o++){if(e.kind[o]!==1)continue;let l=(0,chunk_RFKSFVTF_js_1.
bodyAfter)(t,e.place[o],o,e.detail[o]);if(l>=0){r[o]=l,e.detail[o]===65535&&(a=!0);continue}let u=(0,chunk_RFKSFVTF_js_1.readHeader)(t,e.place[o],t.length);u?.number===
o?(r[o]=u.body,e.place[o]=u.start,e.detail[o]=u.generation):o>0?s.push(o):e.set(0,3,0,0)}return a}function mend(t,e,r,n,i){for(let s of n){let a=s<i.size&&i.kind[s]===
1?(0,chunk_RFKSFVTF_js_1.readHeader)(t,i.place[s],t.length):void 0;a?.number===s?(e.set(s,1,a.start,a.generation),r[s]=a.body):e.set(s,3,0,0)}}var NUMBER=/^[+-]?(\d{1,15}|\d{1,15}\.\d{0,40}|\.\d{1,40})$/,
KEYWORD=/^(true|false|null)$/,STRAY_SIGN=/#(?![0-9A-Fa-f]{2})|#00/;function isStrictSyntax(t,e,r){let n=[],i=()=>{let a=n.at(-1);a?.keys&&(a.value=!1)},s=(0,chunk_RFKSFVTF_js_1.
skipSpace)(t,e,r);for(;;){if(e=(0,chunk_RFKSFVTF_js_1.skipSpace)(t,e,r),e>=r)return!1;let a=n.at(-1),o=t[e];if(o===62||o===93){if(!a||a.keys===void 0!=(o===93)||
a.keys&&(a.value||++e>=r||t[e]!==62))return!1;n.pop(),e++}else if(a?.keys&&!a.value){let l=(0,chunk_RFKSFVTF_js_1.skipRegular)(t,e+1,r),u=text(t,e,l);if(o!==47||
STRAY_SIGN.test(u)||a.keys.has(u))return!1;a.keys.add(u),a.value=!0,e=l;continue}else if(o===91||o===60&&t[e+1]===60){n.push(o===91?{keys:void 0,value:!0}:{keys:new Set,
value:!1}),e+=o===91?1:2;continue}else if(e=behindScalar(t,e,r),e<0)return!1;if(i(),n.length===0)return!(0,chunk_RFKSFVTF_js_1.isDigit)(t[s])||t[e-1]!==82}}function behindScalar(t,e,r){
switch(t[e]){case 47:{let n=(0,chunk_RFKSFVTF_js_1.skipRegular)(t,e+1,r);return STRAY_SIGN.test(text(t,e,n))?-1:n}case 40:return(0,chunk_RFKSFVTF_js_1.afterString)(
t,e,r);case 60:for(e++;e<r&&t[e]!==62;e++)if(!isHex(t[e])&&chunk_RFKSFVTF_js_1.classOf[t[e]]!==1)return-1;return e<r?e+1:-1;default:{let n=(0,chunk_RFKSFVTF_js_1.
skipRegular)(t,e,r),i=text(t,e,n);return KEYWORD.test(i)?n:NUMBER.test(i)?behindReference(t,i,n,r):-1}}}function behindReference(t,e,r,n){if(!/^\d+$/.test(e))return r;
let i=(0,chunk_RFKSFVTF_js_1.skipSpace)(t,r,n),s=(0,chunk_RFKSFVTF_js_1.skipRegular)(t,i,n),a=text(t,i,s),o=(0,chunk_RFKSFVTF_js_1.skipSpace)(t,s,n);return!/^\d+$/.
test(a)||t[o]!==82||chunk_RFKSFVTF_js_1.classOf[t[o+1]??32]===0?r:Number(e)<=2147483647&&Number(a)<=65535?o+1:-1}var isHex=t=>t>=48&&t<=57||(t|32)>=97&&(t|32)<=
102;function text(t,e,r){return String.fromCharCode(...t.subarray(e,Math.min(r,e+200)))}var ESSENTIAL_KEYS=new Set(["Root","Encrypt","ID"]),SECTION_KEYS=new Set(
["Prev","XRefStm","Size","W","Index","Filter","DecodeParms","Length","Type"]);async function readCrossReference(t,e,r){let n=(0,chunk_RFKSFVTF_js_1.asBuffer)(t).
lastIndexOf("startxref");if(n<0)return;let{value:i,after:s}=(0,chunk_RFKSFVTF_js_1.readInteger)(t,(0,chunk_RFKSFVTF_js_1.skipSpace)(t,n+9,t.length),t.length);if(i<
0||await isFollowedByObject(t,s,e.pace))return;let a=new SectionReader(t,e,r),{table:o}=a,l=new chunk_RFKSFVTF_js_1.Dict,u=!1,h=!1,d=new Set;for(let f=i;typeof f==
"number"&&!d.has(f);){d.add(f);let c=f>=0&&f<t.length?await a.section(f):void 0;if(!c||o.overflowed)return;u||=c.stream,h||=!c.wellFormed;for(let[g,p]of c.trailer)
(d.size===1?!SECTION_KEYS.has(g):ESSENTIAL_KEYS.has(g)&&!l.has(g))&&l.set(g,p);f=c.trailer.get("Prev")||void 0}return{table:o,trailer:l,streams:u,damaged:h}}var ROWS=8192,
SectionReader=class{constructor(t,e,r){this.bytes=t,this.job=e,this.budget=r,this.table=new ObjectTable(e.limits,t.length)}bytes;job;budget;table;spent=0;async section(t){
let{bytes:e}=this;return t=(0,chunk_RFKSFVTF_js_1.skipSpace)(e,t,e.length),(0,chunk_RFKSFVTF_js_1.startsWith)(e,t,"xref")?this.readTable(t+4):this.readStream(t)}async readTable(t){
let{bytes:e,job:r,table:n}=this,i=e.length,s=[];for(;t=(0,chunk_RFKSFVTF_js_1.skipSpace)(e,t,i),!(0,chunk_RFKSFVTF_js_1.startsWith)(e,t,"trailer");){let u=(0,chunk_RFKSFVTF_js_1.
readInteger)(e,t,i),h=(0,chunk_RFKSFVTF_js_1.readInteger)(e,(0,chunk_RFKSFVTF_js_1.skipSpace)(e,u.after,i),i);if(u.value<0||h.value<0)return;let d={at:(0,chunk_RFKSFVTF_js_1.
skipSpace)(e,h.after,i),first:u.value,row:0};for(let f=0;d.row===f&&f<h.value;){if(f=Math.min(f+ROWS,h.value),!readRows(e,d,f,n,s))return;let c=r.pace.step(ROWS*
20);c&&await c}t=d.at}let a=new chunk_I24CHX2T_js_1.Parser(e,t+7,i,r.limits.nesting),o=a.value();if(this.spent+=a.at-t,!(0,chunk_RFKSFVTF_js_1.isDict)(o)||this.
spent>i)return;let l=o.get("XRefStm");typeof l=="number"&&l>0&&l<i&&await this.readStream(l);for(let u of s)n.offer(u,3,0,0);return{trailer:o,stream:!1,wellFormed:Number.
isInteger(o.get("Size"))&&isStrictSyntax(e,t+7,i)}}async readStream(t){let{bytes:e,job:r,table:n}=this,i=(0,chunk_RFKSFVTF_js_1.readHeader)(e,t,e.length);if(!i)
return;let s=crossReferenceStream(e,i.body,r.limits,this.budget);if(!s)return;this.spent+=s.parsed;let{trailer:a,rows:o}=s,l=numbers(a.get("W")),[u=0,h=0,d=0]=l,
f=u+h+d;if(l.length<3||f<1||l.some(m=>m<0||m>8)||this.spent>e.length)return;let c=a.get("Size"),g=numbers(a.get("Index"));g.length<2&&g.splice(0,g.length,0,typeof c==
"number"?c:Math.floor(o.length/f));let p=0;for(let m=0;m+1<g.length;m+=2)for(let y=0;y<g[m+1]&&p+f<=o.length;y++,p+=f){let w=g[m]+y;if(w<0)continue;let v=u===0?
1:field(o,p,u),b=field(o,p+u,h),k=field(o,p+u+h,d);if(v===1&&b>0?n.offer(w,1,Math.min(b,e.length),Math.min(k,65535)):v===2?n.offer(w,2,Math.min(b,r.limits.objects),
Math.min(k,r.limits.objects)):v<2&&n.offer(w,3,0,0),y%ROWS===ROWS-1){let S=r.pace.step(ROWS*20);S&&await S}}return{trailer:a,stream:!0,wellFormed:isStrictSyntax(
e,i.body,e.length)}}};function readRows(t,e,r,n,i){for(;e.row<r&&((e.row>0||e.first!==1)&&readRegularRows(t,e,r,n,i),e.row!==r);){let s=readRow(t,e,n,i);if(s!==
"row")return s==="end"}return!0}function readRegularRows(t,e,r,n,i){let{length:s}=t,{at:a,row:o}=e;for(;o<r&&a+20<=s;o++,a+=20){let l=t[a+17],u=t[a+18],h=t[a+19];
if(t[a+10]!==32||t[a+16]!==32||l!==110&&l!==102||u!==32&&u!==13||h!==10&&h!==13||t[a]<48||t[a]>57||t[a+9]<48||t[a+9]>57)break;let d=((((((t[a+2]*10+t[a+3])*10+t[a+
4])*10+t[a+5])*10+t[a+6])*10+t[a+7])*10+t[a+8])*10+t[a+9]-48*11111111,f=(t[a]*10+t[a+1]-528)*1e8+d;if(l===102||f===0){i.push(e.first+o);continue}let c=(((t[a+11]*
10+t[a+12])*10+t[a+13])*10+t[a+14])*10+t[a+15]-48*11111,g=f>0&&f<s?f:s;n.offer(e.first+o,1,g,Math.max(0,Math.min(c,65535)))}e.at=a,e.row=o}function readRow(t,e,r,n){
let i=t.length,s=(0,chunk_RFKSFVTF_js_1.skipSpace)(t,e.at,i);e.at=s;let a=(0,chunk_RFKSFVTF_js_1.readInteger)(t,s,i);if(a.value<0)return"end";let o=skipBlanks(t,
a.after),l=(0,chunk_RFKSFVTF_js_1.readInteger)(t,o,i);if(l.value<0)return"damaged";o=skipBlanks(t,l.after);let u=t[o];if(u!==110&&u!==102)return"damaged";let{row:h}=e;
h===0&&e.first===1&&u===102&&a.value===0&&l.value===65535&&(e.first=0);let d=e.first+h;u===110&&a.value>0?r.offer(d,1,Math.min(a.value,i),Math.min(l.value,65535)):
n.push(d);let f=o+1;for(;f<i&&chunk_RFKSFVTF_js_1.classOf[t[f]]===1;)f++;return e.at=f,e.row=h+1,"row"}function skipBlanks(t,e){for(;t[e]===32||t[e]===9;)e++;return e}
function crossReferenceStream(t,e,r,n){let i=new chunk_I24CHX2T_js_1.Parser(t,e,t.length,r.nesting),s=i.value();if(!(0,chunk_RFKSFVTF_js_1.isDict)(s))return;let a=s.
get("Type");if(!(a instanceof chunk_RFKSFVTF_js_1.Name)||a.text!=="XRef")return;let o=(0,chunk_RFKSFVTF_js_1.skipSpace)(t,i.at,t.length);if(!(0,chunk_RFKSFVTF_js_1.
startsWith)(t,o,"stream"))return;let l=streamStart(t,o),u=s.get("Length"),h=typeof u=="number"?l+u:-1,d=h>=l&&h<=t.length&&endsStream(t,h)?h:(0,chunk_RFKSFVTF_js_1.
asBuffer)(t).indexOf("endstream",l);try{let f=t.subarray(l,d<0?t.length:d),c=f,g=list(s.get("Filter")),p=list(s.get("DecodeParms")??null);for(let[m,y]of g.slice(
0,r.filters).entries()){let w=p[m];y instanceof chunk_RFKSFVTF_js_1.Name&&(c=(0,chunk_RFKSFVTF_js_1.undo)(y.text,c,(0,chunk_RFKSFVTF_js_1.isDict)(w)?w:void 0,n))}
return{trailer:s,rows:c,parsed:i.at-e+f.length}}catch(f){if(f instanceof chunk_GMSHOBQ3_js_1.OctavoError&&f.code==="limit_exceeded")throw f;return}}function field(t,e,r){
let n=0;for(let i=0;i<r;i++)n=n*256+t[e+i];return n}var list=t=>t==null?[]:Array.isArray(t)?t:[t],numbers=t=>list(t).map(e=>typeof e=="number"?Math.trunc(e):-1);
async function openDocument(t,e,r={}){let{limits:n}=e,i=(0,chunk_RFKSFVTF_js_1.plainBytes)(t),s=checkInput(i,n),a=n.allowance+i.length*n.expansion,o=e.scratch??
new chunk_2D65I2CG_js_1.Scratch,l={stream:n.streamBytes,total:a,remaining:a,scratch:o,codec:e.codec},u=s>0?[i.subarray(s),i]:[i];for(let h of u){let d=await readCrossReference(
h,e,l);if(!d?.trailer.has("Root"))continue;let f=await verify(h,{...d,damaged:d.damaged||s<0},e);if(!leadsToCatalog(f))continue;let c=new PdfDocument(h,e,f,l);unlock2(
c,r);let g=await readPages(c);if(!g&&c.security?.locked!==!0)continue;let p=f.isMended||c.pages.found!==c.pages.claimed;return g&&p&&e.onRepaired?.(c.pages),c}return recover(
i,e,l,r)}async function recover(t,e,r,n){let i=new PdfDocument(t,e,await verify(t,await scanFile(t,e),e),r);return unlock2(i,n),await findCompressed(i),i.tableChanged(),
await findRoot(i),unlock2(i,n),!await readPages(i)&&i.security?.locked!==!0&&await adoptLoosePages(i,i.pages),e.onRepaired?.(i.pages),i}async function readPages(t){
return t.get(t.catalogNumber)instanceof chunk_RFKSFVTF_js_1.Dict?(await t.pages.read(),t.pages.count>0):!1}function unlock2(t,{password:e,evenIfLocked:r=!1}){let n=t.
trailer.get("Encrypt");if(t.security||n===void 0)return;let i=t.resolve(n);if(!(i instanceof chunk_RFKSFVTF_js_1.Dict))throw(0,chunk_GMSHOBQ3_js_1.unreadable)("\
its encryption dictionary is missing");let s=deeply(t,t.trailer.get("ID")??null,1);s!==null&&t.trailer.set("ID",s);let a=Array.isArray(s)?s[0]:void 0,o=new Uint8Array,
l=deeply(t,i,8),u=()=>openSecurity(l,a instanceof chunk_RFKSFVTF_js_1.Str?[a.bytes,o]:[o],e),h=r?ifNotLocked(u,()=>sealedSecurity(l)):u();t.unlock(h,n instanceof
chunk_RFKSFVTF_js_1.Ref?n.number:-1)}function ifNotLocked(t,e){try{return t()}catch(r){if(!(r instanceof chunk_GMSHOBQ3_js_1.OctavoError&&["password_required","\
unsupported_encryption"].includes(r.code)))throw r;return e()}}
