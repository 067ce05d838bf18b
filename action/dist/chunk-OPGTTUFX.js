"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.essence=void 0,exports.baseName=baseName,exports.packPieces=packPieces,exports.unpack=unpack;const chunk_6JXHDBZG_js_1=require(
"./chunk-6JXHDBZG.js"),chunk_I4PED223_js_1=require("./chunk-I4PED223.js"),chunk_NXJECZMF_js_1=require("./chunk-NXJECZMF.js"),chunk_SPYEGGY7_js_1=require("./chun\
k-SPYEGGY7.js"),chunk_GMSHOBQ3_js_1=require("./chunk-GMSHOBQ3.js");var defaultPackageLimits={entries:5e5,bytes:2**32-1,expansion:100,allowance:64*1024*1024};function invalidPackage(t,e){
return new chunk_GMSHOBQ3_js_1.OctavoError("service_failure",`The documents in the answer cannot be read: ${t}`,{cause:e})}var Budget=class{constructor(t,e){this.
limits=t,this.most=Math.min(t.bytes,t.allowance+e*t.expansion)}limits;entries=0;bytes=0;most;take(t){if(this.entries+=1,this.bytes+=t,this.entries>this.limits.entries)
throw new chunk_GMSHOBQ3_js_1.OctavoError("limit_exceeded",`The answer holds more than ${this.limits.entries} documents`);if(this.bytes>this.most)throw new chunk_GMSHOBQ3_js_1.
OctavoError("limit_exceeded",`The answer unpacks to more than ${this.most} bytes`)}},CONTROL=/[\u0000-\u001f\u007f]/g;function baseName(t,e){let n=(0,chunk_I4PED223_js_1.
lastComponent)((t??"").replace(CONTROL,""));return n===""||n==="."||n===".."?(0,chunk_NXJECZMF_js_1.partName)(e+1):n}function numberInName(t){let e=t.replace(/\.[^.]*$/,
"").match(/\d+/g)?.at(-1);return e===void 0?Number.POSITIVE_INFINITY:Number(e)}var entryNames=t=>(0,chunk_I4PED223_js_1.distinctNames)(t.map(({name:e},n)=>baseName(
e,n)),chunk_I4PED223_js_1.FILE_NAME),CHUNK=3*256*1024,LONGEST_TEXT=2**29-24;function packEnvelope(t){let e=entryNames(t).map((a,f)=>Buffer.from(`${f===0?'{"docu\
ments":[':","}{"name":${JSON.stringify(a)},${typeEntry(t[f])}"content":"`,"utf8")),n=Buffer.from(t.length===0?'{"documents":[]}':"]}","latin1"),r=t.reduce((a,{bytes:f},s)=>a+
(e[s]?.length??0)+Math.ceil(f.length/3)*4+2,n.length),i=Buffer.alloc(r),o=0;for(let[a,{bytes:f}]of t.entries()){o+=e[a]?.copy(i,o)??0;let s=Buffer.from(f.buffer,
f.byteOffset,f.byteLength);for(let l=0;l<s.length;l+=CHUNK)o+=i.write(s.toString("base64",l,Math.min(l+CHUNK,s.length)),o,"latin1");o+=i.write('"}',o,"latin1")}
return n.copy(i,o),i}var typeEntry=({mediaType:t})=>t===void 0?"":`"content_type":${JSON.stringify(t)},`;function unpackEnvelope(t,e=defaultPackageLimits){if(t.
length>LONGEST_TEXT)throw invalidPackage(`a JSON envelope of ${t.length} bytes is too long to read`);let n=(0,chunk_6JXHDBZG_js_1.parseJson)(t);if(n===void 0)throw invalidPackage(
"it is not valid JSON");let r=property(n,"documents");if(!Array.isArray(r))throw invalidPackage("the JSON has no list named documents");let i=new Budget(e,t.length);
return r.map((o,a)=>{let f=property(o,"content");if(typeof f!="string")throw invalidPackage(`document ${a+1} of the JSON has no content`);if(i.take(Math.floor(f.
length*3/4)),/[^A-Za-z0-9+/=_\s-]/.test(f))throw invalidPackage(`the content of document ${a+1} is not base64`);let s=property(o,"name");return{name:baseName(typeof s==
"string"?s:void 0,a),bytes:new Uint8Array(Buffer.from(f,"base64"))}})}function property(t,e){return typeof t=="object"&&t!==null&&Object.hasOwn(t,e)?t[e]:void 0}
var essence=t=>parseHeader(t).value;exports.essence=essence;function parseHeader(t){let e=t.indexOf(";"),n=(e<0?t:t.slice(0,e)).trim().toLowerCase(),r=new Map,i=e<
0?"":t.slice(e);for(let[,o,a,f]of i.matchAll(/;\s*([^\s=;"]+)\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;"]*))/g)){let s=(o??"").toLowerCase(),l=a===void 0?(f??"").trim():
a.replace(/\\(.)/g,"$1");r.has(s)||r.set(s,l)}return{value:n,parameters:r}}const node_crypto_1=require("node:crypto");var CRLF=`\r
`;function packMultipart(t){let{contentType:e,pieces:n}=multipartPieces(t);return{contentType:e,body:Buffer.concat(n)}}function multipartPieces(t){let e=t.map(({
name:i},o)=>baseName(i,o)),n=boundaryFor(t,e),r=[];for(let[i,{bytes:o,mediaType:a}]of t.entries()){let f=[`--${n}`,`Content-Type: ${a??"application/pdf"}`,`Cont\
ent-Disposition: attachment; ${fileNameParameters(e[i]??"")}`,`Content-Length: ${o.length}`];r.push(Buffer.from(`${i===0?"":CRLF}${f.join(CRLF)}${CRLF}${CRLF}`,
"utf8"),o)}return r.push(Buffer.from(`${t.length===0?"":CRLF}--${n}--${CRLF}`,"latin1")),{contentType:`multipart/mixed; boundary=${n}`,pieces:r}}function unpackMultipart(t,e,n=defaultPackageLimits){
let r=parseHeader(e).parameters.get("boundary");if(r===void 0||r==="")throw invalidPackage("its content type names no boundary");let i=Buffer.from(t.buffer,t.byteOffset,
t.byteLength),o=new Budget(n,t.length),a=[],f=findDelimiter(i,r,0);for(;f&&!f.last;){let{headers:s,end:l}=readHeaders(i,f.end),c=nextDelimiter(i,r,l,s.get("cont\
ent-length"));if(!c)throw invalidPackage(`part ${a.length+1} of the multipart body has no end`);let u=i.subarray(l,Math.max(l,c.start));o.take(u.length);let h=s.
get("content-transfer-encoding")?.trim().toLowerCase()==="base64"?Buffer.from(u.toString("latin1"),"base64"):u;a.push({name:baseName(nameIn(s),a.length),bytes:new Uint8Array(
h)}),f=c}if(!f)throw invalidPackage("the multipart body has no boundary");return a}function boundaryFor(t,e){for(let n=0;;n++){let r=(0,node_crypto_1.createHash)(
"sha256").update(`${n};${e.join("/")}`);for(let{bytes:o}of t)r.update(`${o.length};`).update(o);let i=`octavo-${r.digest("hex").slice(0,40)}`;if(!t.some(({bytes:o})=>Buffer.
from(o.buffer,o.byteOffset,o.byteLength).includes(i)))return i}}function fileNameParameters(t){let e=t.replace(/[^\x20-\x7e]/g,"_").replace(/["\\]/g,"\\$&"),n=encodeURIComponent(
t).replace(/['()*]/g,r=>`%${r.charCodeAt(0).toString(16).toUpperCase()}`);return/^[\x20-\x7e]*$/.test(t)?`filename="${e}"`:`filename="${e}"; filename*=UTF-8''${n}`}
function findDelimiter(t,e,n){let r=`--${e}`;for(let i=t.indexOf(r,n,"latin1");i>=0;i=t.indexOf(r,i+1,"latin1")){if(i!==0&&t[i-1]!==10)continue;let o=i===0?0:t[i-
2]===13?i-2:i-1,a=i+r.length,f=t[a]===45&&t[a+1]===45;for(f&&(a+=2);t[a]===32||t[a]===9;)a++;if(t[a]===13&&a++,t[a]===10)a++;else if(!f||a<t.length)continue;return{
start:o,end:a,last:f}}}function nextDelimiter(t,e,n,r){if(r!==void 0&&/^\d{1,15}$/.test(r.trim())){let i=n+Number(r),o=i<=t.length?findDelimiter(t,e,i):void 0;if(o?.
start===i)return o}return findDelimiter(t,e,Math.max(0,n-2))}function readHeaders(t,e){let n=new Map,r=e,i="";for(;;){let o=t.indexOf(10,r);if(o<0)throw invalidPackage(
"the headers of a part have no end");let a=t.toString("utf8",r,o).replace(/\r$/,"");if(r=o+1,a==="")return{headers:n,end:r};if(r-e>65536)throw invalidPackage("t\
he headers of a part are too long");let f=a.indexOf(":");/^[ \t]/.test(a)?n.set(i,`${n.get(i)??""} ${a.trim()}`):f>0&&n.set(i=a.slice(0,f).trim().toLowerCase(),
a.slice(f+1).trim())}}function nameIn(t){let e=parseHeader(t.get("content-disposition")??"").parameters,n=/^utf-8'[^']*'(.*)$/i.exec(e.get("filename*")??"")?.[1];
if(n!==void 0&&/^(?:[^%]|%[0-9a-f]{2})*$/i.test(n)){let r=n.replace(/%([0-9a-f]{2})/gi,(i,o)=>String.fromCharCode(parseInt(o,16)));return Buffer.from(r,"latin1").
toString("utf8")}return e.get("filename")?.replaceAll("%22",'"')??parseHeader(t.get("content-type")??"").parameters.get("name")}var tables=makeTables();function crc32(t){
let[e,n,r,i]=tables,o=4294967295,a=0;for(let f=t.length-3;a<f;a+=4)o^=t[a]|t[a+1]<<8|t[a+2]<<16|t[a+3]<<24,o=i[o&255]^r[o>>>8&255]^n[o>>>16&255]^e[o>>>24];for(;a<
t.length;a++)o=e[(o^t[a])&255]^o>>>8;return~o>>>0}function makeTables(){let t=new Int32Array(256);for(let i=0;i<256;i++){let o=i;for(let a=0;a<8;a++)o=o&1?o>>>1^
3988292384:o>>>1;t[i]=o}let e=i=>i.map(o=>t[o&255]^o>>>8),n=e(t),r=e(n);return[t,n,r,e(r)]}var LOCAL=67324752,CENTRAL=33639248,END=101010256,END_64=101075792,LOCATOR_64=117853008,
UTF8=2048,ENCRYPTED=1,DATE=33,MAX_16=65535,MAX_32=4294967295;function isZip(t){return t[0]===80&&t[1]===75&&(t[2]===3&&t[3]===4||t[2]===5&&t[3]===6)}var packZip=t=>Buffer.
concat(zipPieces(t));function zipPieces(t){let e=entryNames(t).map(a=>Buffer.from(a,"utf8")),n=[],r=[],i=0;for(let[a,{bytes:f}]of t.entries()){let s=e[a]??Buffer.
alloc(0),l=crc32(f),c=f.length>=MAX_32?zip64Extra([f.length,f.length]):Buffer.alloc(0),u=Buffer.alloc(30);u.writeUInt32LE(LOCAL,0),writeCommon(u,4,l,f.length,s.
length,c.length),n.push(u,s,c,f),r.push(centralEntry(s,l,f.length,i)),i+=30+s.length+c.length+f.length}let o=r.reduce((a,{length:f})=>a+f,0);return[...n,...r,endRecords(
t.length,o,i)]}function unpackZip(t,e=defaultPackageLimits){let n=Buffer.from(t.buffer,t.byteOffset,t.byteLength);try{let r=new Budget(e,t.length),i=readDirectory(
n,e).filter(({name:a})=>!/[/\\]$/.test(a)).map((a,f)=>(r.take(a.size),{name:baseName(a.name,f),bytes:readEntry(n,a,f+1)})),o=i.map(({name:a})=>numberInName(a));
return i.map((a,f)=>({document:a,key:o[f]??0,index:f})).sort((a,f)=>a.key===f.key?a.index-f.index:a.key-f.key).map(({document:a})=>a)}catch(r){throw r instanceof
RangeError?invalidPackage("the ZIP archive is damaged",r):r}}function writeCommon(t,e,n,r,i,o){t.writeUInt16LE(r>=MAX_32||o>0?45:20,e),t.writeUInt16LE(UTF8,e+2),
t.writeUInt16LE(0,e+4),t.writeUInt16LE(0,e+6),t.writeUInt16LE(DATE,e+8),t.writeUInt32LE(n,e+10),t.writeUInt32LE(Math.min(r,MAX_32),e+14),t.writeUInt32LE(Math.min(
r,MAX_32),e+18),t.writeUInt16LE(i,e+22),t.writeUInt16LE(o,e+24)}function centralEntry(t,e,n,r){let i=[...n>=MAX_32?[n,n]:[],...r>=MAX_32?[r]:[]],o=i.length>0?zip64Extra(
i):Buffer.alloc(0),a=Buffer.alloc(46);return a.writeUInt32LE(CENTRAL,0),a.writeUInt16LE(o.length>0?45:20,4),writeCommon(a,6,e,n,t.length,o.length),a.writeUInt32LE(
Math.min(r,MAX_32),42),Buffer.concat([a,t,o])}function zip64Extra(t){let e=Buffer.alloc(4+t.length*8);e.writeUInt16LE(1,0),e.writeUInt16LE(t.length*8,2);for(let[
n,r]of t.entries())e.writeBigUInt64LE(BigInt(r),4+n*8);return e}function endRecords(t,e,n){let r=Buffer.alloc(22);if(r.writeUInt32LE(END,0),r.writeUInt16LE(Math.
min(t,MAX_16),8),r.writeUInt16LE(Math.min(t,MAX_16),10),r.writeUInt32LE(Math.min(e,MAX_32),12),r.writeUInt32LE(Math.min(n,MAX_32),16),t<MAX_16&&e<MAX_32&&n<MAX_32)
return r;let i=Buffer.alloc(76);return i.writeUInt32LE(END_64,0),i.writeBigUInt64LE(44n,4),i.writeUInt16LE(45,12),i.writeUInt16LE(45,14),i.writeBigUInt64LE(BigInt(
t),24),i.writeBigUInt64LE(BigInt(t),32),i.writeBigUInt64LE(BigInt(e),40),i.writeBigUInt64LE(BigInt(n),48),i.writeUInt32LE(LOCATOR_64,56),i.writeBigUInt64LE(BigInt(
n+e),64),i.writeUInt32LE(1,72),Buffer.concat([i,r])}function readDirectory(t,e){let n=findEnd(t),{count:r,size:i,offset:o}={count:t.readUInt16LE(n+10),size:t.readUInt32LE(
n+12),offset:t.readUInt32LE(n+16)},a=n;if(n>=20&&t.readUInt32LE(n-20)===LOCATOR_64){let c=readNumber64(t,n-12);if(t.readUInt32LE(c)!==END_64)throw invalidPackage(
"the ZIP archive is damaged");({count:r,size:i,offset:o}={count:readNumber64(t,c+32),size:readNumber64(t,c+40),offset:readNumber64(t,c+48)}),a=c}if(r>e.entries)
throw invalidPackage(`the ZIP archive lists more than ${e.entries} entries`);let f=a-i-o;if(f<0)throw invalidPackage("the ZIP archive is damaged");let s=[],l=o+
f;for(let c=0;c<r;c++){if(t.readUInt32LE(l)!==CENTRAL)throw invalidPackage("the directory of the ZIP archive is damaged");let[u,h,m]=[t.readUInt16LE(l+28),t.readUInt16LE(
l+30),t.readUInt16LE(l+32)];if((t.readUInt16LE(l+8)&ENCRYPTED)!==0)throw invalidPackage("the ZIP archive is encrypted");let g=readZip64Extra(t.subarray(l+46+u,l+
46+u+h)),d=p=>p===MAX_32?g.shift()??p:p,E=d(t.readUInt32LE(l+24)),I=d(t.readUInt32LE(l+20));s.push({name:t.toString("utf8",l+46,l+46+u),method:t.readUInt16LE(l+
10),crc:t.readUInt32LE(l+16),compressed:I,size:E,offset:d(t.readUInt32LE(l+42))+f}),l+=46+u+h+m}return s}function findEnd(t){for(let e=t.length-22;e>=Math.max(0,
t.length-22-MAX_16);e--)if(t.readUInt32LE(e)===END)return e;throw invalidPackage("it is not a ZIP archive, or an incomplete one")}function readZip64Extra(t){for(let e=0;e+
4<=t.length;e+=4+t.readUInt16LE(e+2)){if(t.readUInt16LE(e)!==1)continue;let n=Math.floor(Math.min(t.readUInt16LE(e+2),t.length-e-4)/8);return Array.from({length:n},
(r,i)=>readNumber64(t,e+4+i*8))}return[]}function readNumber64(t,e){let n=Number(t.readBigUInt64LE(e));if(!Number.isSafeInteger(n))throw invalidPackage("the ZIP\
 archive is damaged");return n}function readEntry(t,e,n){let r=f=>invalidPackage(`entry ${n} of the ZIP archive is damaged`,f);if(t.readUInt32LE(e.offset)!==LOCAL)
throw r();let i=e.offset+30+t.readUInt16LE(e.offset+26)+t.readUInt16LE(e.offset+28),o=t.subarray(i,i+e.compressed);if(o.length!==e.compressed)throw r();let a=unpackEntry(
o,e,n,r);if(a.length!==e.size||crc32(a)!==e.crc)throw r();return a}function unpackEntry(t,e,n,r){if(e.method===0)return new Uint8Array(t);if(e.method!==8)throw invalidPackage(
`entry ${n} of the ZIP archive is compressed with an unknown method`);try{return(0,chunk_SPYEGGY7_js_1.inflateSync)(t,{out:new Uint8Array(e.size)})}catch(i){throw r(
i)}}function pack(t,e){try{return write(t,e)}catch(n){throw n instanceof RangeError?new chunk_GMSHOBQ3_js_1.OctavoError("limit_exceeded","The documents together\
 are larger than the largest buffer of Node.js",{advice:"Work on smaller documents, or on fewer at a time",cause:n}):n}}function packPieces(t,e){if(e==="applica\
tion/zip")return{contentType:e,pieces:zipPieces(t)};if(e==="multipart/mixed")return multipartPieces(t);let{contentType:n,body:r}=pack(t,e);return{contentType:n,
pieces:[r]}}function unpack(t,e,n=defaultPackageLimits){let r=essence(e);if(r==="application/json")return unpackEnvelope(t,n);if(r.startsWith("multipart/"))return unpackMultipart(
t,e,n);if(r==="application/zip"||r==="application/x-zip-compressed"||isZip(t))return unpackZip(t,n);throw invalidPackage(`its content type is ${r===""?"missing":
r}`)}function write(t,e){switch(e){case"application/zip":return{contentType:e,body:packZip(t)};case"application/json":return{contentType:e,body:packEnvelope(t)};case"\
multipart/mixed":return packMultipart(t);default:return e}}
