"use strict";exports.id=8958,exports.ids=[8958,2479],exports.modules={95379:((A,O,d)=>{d.d(O,{IF:()=>T,i2:()=>u,kA:()=>f});var x=d(58552),y=d(58426);const m={clock:"a clock",
recognizer:"a program that recognizes text (OCR)",network:"access to the network",pixels:"a program that draws pages"},u=new Set(Object.keys(m)),f=new Set,E=({ports:b=[]},U)=>b.
every(B=>U.has(B)),p=b=>operationNames.filter(U=>E(operationOf(U),b)),L=({ports:b=[]},U)=>`does not work here: it needs ${b.filter(B=>!U.has(B)).map(B=>m[B]).join(
" and ")}`;function l(b,U){const{ports:B=[],fields:c}=operationOf(b);return[...new Set([...B,...Object.values(I(c,U)).flatMap(_=>_.ports??[])])]}function I(b,U){
const B=new Map(Object.entries(U));return Object.fromEntries(Object.entries(b).filter(([c,_])=>(0,y.qR)(_,B.get(c))))}function T(b,U,B){const c=(0,y.zI)(b);if(!E(
c,B))throw new x.zU("unavailable",`${b} ${L(c,B)}`,{fields:[b],advice:"Use a service of your own that offers it"});const _=Object.entries(I(c.fields,U)).filter(
([,M])=>!E(M,B)).map(([M,$])=>({field:M,message:L($,B)}));if(_.length>0)throw new x.zU("unavailable",(0,x.G6)(_).message,{issues:_,advice:`Leave ${_.length===1?
"it":"them"} out, or use a service of your own that offers ${_.length===1?"it":"them"}`})}}),44131:((A,O,d)=>{d.d(O,{Q:()=>y});const x=m();function y(u){const[f,
E,p,L]=x;let l=4294967295,I=0;for(const T=u.length-3;I<T;I+=4)l^=u[I]|u[I+1]<<8|u[I+2]<<16|u[I+3]<<24,l=L[l&255]^p[l>>>8&255]^E[l>>>16&255]^f[l>>>24];for(;I<u.length;I++)
l=f[(l^u[I])&255]^l>>>8;return~l>>>0}function m(){const u=new Int32Array(256);for(let L=0;L<256;L++){let l=L;for(let I=0;I<8;I++)l=l&1?l>>>1^3988292384:l>>>1;u[L]=
l}const f=L=>L.map(l=>u[l&255]^l>>>8),E=f(u),p=f(E);return[u,E,p,f(p)]}}),86466:((A,O,d)=>{d.d(O,{iP:()=>ot,qb:()=>S,iH:()=>N,qA:()=>et,l1:()=>Lt,f4:()=>W});var x=d(
58552),y=d(61729);const m={entries:5e5,bytes:2**32-1,expansion:100,allowance:64*1024*1024},u="Process the document locally, or in smaller pieces";function f(t,e){
return new x.zU("service_failure",`The documents in the answer cannot be read: ${t}`,{cause:e,advice:"Try again. If the fault stays, process the document locall\
y, or tell the provider of the service"})}class E{limits;entries=0;bytes=0;most;constructor(e,r){this.limits=e,this.most=Math.min(e.bytes,e.allowance+r*e.expansion)}take(e){
if(this.entries+=1,this.bytes+=e,this.entries>this.limits.entries)throw new x.zU("limit_exceeded",`The answer holds more than ${this.limits.entries} documents`,
{advice:u});if(this.bytes>this.most)throw new x.zU("limit_exceeded",`The answer unpacks to more than ${this.most} bytes`,{advice:u})}}var p=d(38248);const L=3*256*
1024,l=2**29-24;function I(t){const r=(0,p.VM)(t).map((s,a)=>Buffer.from(`${a===0?'{"documents":[':","}{"name":${JSON.stringify(s)},${T(t[a])}"content":"`,"utf8")),
n=Buffer.from(t.length===0?'{"documents":[]}':"]}","latin1");return{contentType:"application/json",length:t.reduce((s,{size:a},o)=>s+r[o].length+Math.ceil(a/3)*
4+2,n.length),*part(s,a){yield r[s];const o=Buffer.from(a.buffer,a.byteOffset,a.byteLength);for(let i=0;i<o.length;i+=L)yield Buffer.from(o.toString("base64",i,
Math.min(i+L,o.length)),"latin1");yield Buffer.from('"}',"latin1")},*end(){yield n}}}const T=({mediaType:t,match:e})=>[...t===void 0?[]:[`"content_type":${JSON.
stringify(t)},`],...e===void 0?[]:[`"match":${JSON.stringify(e)},`]].join("");function b(t,e=m){if(t.length>l)throw f(`a JSON envelope of ${t.length} bytes is t\
oo long to read`);const r=(0,y.qF)(t);if(r===void 0)throw f("it is not valid JSON");const n=(0,y.C5)(r,"documents");if(!Array.isArray(n))throw f("the JSON has n\
o list named documents");const s=new E(e,t.length);return n.map((a,o)=>{const i=(0,y.C5)(a,"content");if(typeof i!="string")throw f(`document ${o+1} of the JSON\
 has no content`);if(s.take(Math.floor(i.length*3/4)),/[^A-Za-z0-9+/=_\s-]/.test(i))throw f(`the content of document ${o+1} is not base64`);const w=(0,y.C5)(a,"\
name"),h=(0,y.C5)(a,"match");return{name:(0,p.Fl)(typeof w=="string"?w:void 0,o),bytes:new Uint8Array(Buffer.from(i,"base64")),...typeof h=="string"?{match:h}:{}}})}
var U=d(46377),B=d(77598);const c=`\r
`;function _(t){const e=M(t.map(announce),S(t));return{contentType:e.contentType,body:joinAll(e,t)}}function M(t,e){const r=t.map(({name:s,size:a,mediaType:o},i)=>{
const w=[`--${e}`,`Content-Type: ${o??"application/pdf"}`,`Content-Disposition: attachment; ${R((0,p.Fl)(s,i))}`,`Content-Length: ${a}`];return Buffer.from(`${i===
0?"":c}${w.join(c)}${c}${c}`,"utf8")}),n=Buffer.from(`${t.length===0?"":c}--${e}--${c}`,"latin1");return{contentType:`multipart/mixed; boundary=${e}`,length:t.reduce(
(s,{size:a},o)=>s+r[o].length+a,n.length),*part(s,a){yield r[s],yield a},*end(){yield n}}}function $(t,e,r=m){const n=(0,U.R)(e).parameters.get("boundary");if(n===
void 0||n==="")throw f("its content type names no boundary");const s=Buffer.from(t.buffer,t.byteOffset,t.byteLength),a=new E(r,t.length),o=[];let i=j(s,n,0);for(;i&&
!i.last;){const{headers:w,end:h}=rt(s,i.end),g=nt(s,n,h,w.get("content-length"));if(!g)throw f(`part ${o.length+1} of the multipart body has no end`);const k=s.
subarray(h,Math.max(h,g.start));a.take(k.length);const F=w.get("content-transfer-encoding")?.trim().toLowerCase()==="base64"?Buffer.from(k.toString("latin1"),"b\
ase64"):k;o.push({name:(0,p.Fl)(st(w),o.length),bytes:new Uint8Array(F)}),i=g}if(!i)throw f("the multipart body has no boundary");return o}function S(t){const e=t.
map(({name:r},n)=>(0,p.Fl)(r,n));for(let r=0;;r++){const n=N(t,`${r};${e.join("/")}`);if(!t.some(({bytes:a})=>Buffer.from(a.buffer,a.byteOffset,a.byteLength).includes(
n)))return n}}function N(t,e){const r=(0,B.createHash)("sha256").update(e);for(const{bytes:n}of t)r.update(`${n.length};`).update(n);return`octavo-${r.digest("h\
ex").slice(0,40)}`}function R(t){const e=t.replace(/[^\x20-\x7e]/g,"_").replace(/["\\]/g,"\\$&"),r=encodeURIComponent(t).replace(/['()*]/g,n=>`%${n.charCodeAt(0).
toString(16).toUpperCase()}`);return/^[\x20-\x7e]*$/.test(t)?`filename="${e}"`:`filename="${e}"; filename*=UTF-8''${r}`}function j(t,e,r){const n=`--${e}`;for(let s=t.
indexOf(n,r,"latin1");s>=0;s=t.indexOf(n,s+1,"latin1")){if(s!==0&&t[s-1]!==10)continue;const a=s===0?0:t[s-2]===13?s-2:s-1;let o=s+n.length;const i=t[o]===45&&t[o+
1]===45;for(i&&(o+=2);t[o]===32||t[o]===9;)o++;if(t[o]===13&&o++,t[o]===10)o++;else if(!i||o<t.length)continue;return{start:a,end:o,last:i}}}function nt(t,e,r,n){
if(n!==void 0&&/^\d{1,15}$/.test(n.trim())){const s=r+Number(n),a=s<=t.length?j(t,e,s):void 0;if(a?.start===s)return a}return j(t,e,Math.max(0,r-2))}function rt(t,e){
const r=new Map;let n=e,s="";for(;;){const a=t.indexOf(10,n);if(a<0)throw f("the headers of a part have no end");const o=t.toString("utf8",n,a).replace(/\r$/,"");
if(n=a+1,o==="")return{headers:r,end:n};if(n-e>65536)throw f("the headers of a part are too long");const i=o.indexOf(":");/^[ \t]/.test(o)?r.set(s,`${r.get(s)??
""} ${o.trim()}`):i>0&&r.set(s=o.slice(0,i).trim().toLowerCase(),o.slice(i+1).trim())}}function st(t){const e=(0,U.R)(t.get("content-disposition")??"").parameters,
r=/^utf-8'[^']*'(.*)$/i.exec(e.get("filename*")??"")?.[1];if(r!==void 0&&/^(?:[^%]|%[0-9a-f]{2})*$/i.test(r)){const s=r.replace(/%([0-9a-f]{2})/gi,(a,o)=>String.
fromCharCode(parseInt(o,16)));return Buffer.from(s,"latin1").toString("utf8")}return e.get("filename")?.replaceAll("%22",'"')??(0,U.R)(t.get("content-type")??"").
parameters.get("name")}function*W(t,e){for(const[r,{bytes:n}]of e.entries())yield*t.part(r,n);yield*t.end()}function _t(t,e){const r=Buffer.alloc(t.length);let n=0;
for(const s of W(t,e))r.set(s,n),n+=s.length;return r}const ot=({bytes:t,...e})=>({...e,size:t.length});var at=d(62760),H=d(44131);const J=67324752,K=33639248,Y=101010256,
V=101075792,Q=117853008,it=2048,ct=1,ft=33,v=65535,P=4294967295;function lt(t){return t[0]===80&&t[1]===75&&(t[2]===3&&t[3]===4||t[2]===5&&t[3]===6)}const Bt=t=>joinAll(
X(t.map(announce)),t);function X(t){const e=(0,p.VM)(t).map(h=>Buffer.from(h,"utf8")),r=t.map(({size:h},g)=>G(e[g],h,0)),n=ht(r.map(({length:h},g)=>h+t[g].size)),
s=n.at(-1),a=[],o=()=>t.map(({size:h},g)=>dt(e[g],a[g]??0,h,n[g])),i=o().reduce((h,{length:g})=>h+g,0),w=mt(t.length,i,s);return{contentType:"application/zip",length:s+
i+w.length,*part(h,g){const k=a[h]=(0,H.Q)(g);yield G(e[h],g.length,k),yield g},*end(){yield*o(),yield w}}}const ht=t=>{const e=[0];for(const r of t)e.push(e.at(
-1)+r);return e};function G(t,e,r){const n=e>=P?tt([e,e]):Buffer.alloc(0),s=Buffer.alloc(30);return s.writeUInt32LE(J,0),q(s,4,r,e,t.length,n.length),Buffer.concat(
[s,t,n])}function ut(t,e=m){const r=Buffer.from(t.buffer,t.byteOffset,t.byteLength);try{const n=new E(e,t.length),a=pt(r,e).filter(({name:i})=>!/[/\\]$/.test(i)).
map((i,w)=>(n.take(i.size),{name:(0,p.Fl)(i.name,w),bytes:yt(r,i,w+1)})),o=a.map(({name:i})=>(0,p.Ok)(i));return a.map((i,w)=>({document:i,key:o[w]??0,index:w})).
sort((i,w)=>i.key===w.key?i.index-w.index:i.key-w.key).map(({document:i})=>i)}catch(n){throw n instanceof RangeError?f("the ZIP archive is damaged",n):n}}function q(t,e,r,n,s,a){
t.writeUInt16LE(n>=P||a>0?45:20,e),t.writeUInt16LE(it,e+2),t.writeUInt16LE(0,e+4),t.writeUInt16LE(0,e+6),t.writeUInt16LE(ft,e+8),t.writeUInt32LE(r,e+10),t.writeUInt32LE(
Math.min(n,P),e+14),t.writeUInt32LE(Math.min(n,P),e+18),t.writeUInt16LE(s,e+22),t.writeUInt16LE(a,e+24)}function dt(t,e,r,n){const s=[...r>=P?[r,r]:[],...n>=P?[
n]:[]],a=s.length>0?tt(s):Buffer.alloc(0),o=Buffer.alloc(46);return o.writeUInt32LE(K,0),o.writeUInt16LE(a.length>0?45:20,4),q(o,6,e,r,t.length,a.length),o.writeUInt32LE(
Math.min(n,P),42),Buffer.concat([o,t,a])}function tt(t){const e=Buffer.alloc(4+t.length*8);e.writeUInt16LE(1,0),e.writeUInt16LE(t.length*8,2);for(const[r,n]of t.
entries())e.writeBigUInt64LE(BigInt(n),4+r*8);return e}function mt(t,e,r){const n=Buffer.alloc(22);if(n.writeUInt32LE(Y,0),n.writeUInt16LE(Math.min(t,v),8),n.writeUInt16LE(
Math.min(t,v),10),n.writeUInt32LE(Math.min(e,P),12),n.writeUInt32LE(Math.min(r,P),16),t<v&&e<P&&r<P)return n;const s=Buffer.alloc(76);return s.writeUInt32LE(V,0),
s.writeBigUInt64LE(44n,4),s.writeUInt16LE(45,12),s.writeUInt16LE(45,14),s.writeBigUInt64LE(BigInt(t),24),s.writeBigUInt64LE(BigInt(t),32),s.writeBigUInt64LE(BigInt(
e),40),s.writeBigUInt64LE(BigInt(r),48),s.writeUInt32LE(Q,56),s.writeBigUInt64LE(BigInt(r+e),64),s.writeUInt32LE(1,72),Buffer.concat([s,n])}function pt(t,e){const r=gt(
t);let{count:n,size:s,offset:a}={count:t.readUInt16LE(r+10),size:t.readUInt32LE(r+12),offset:t.readUInt32LE(r+16)},o=r;if(r>=20&&t.readUInt32LE(r-20)===Q){const g=C(
t,r-12);if(t.readUInt32LE(g)!==V)throw f("the ZIP archive is damaged");({count:n,size:s,offset:a}={count:C(t,g+32),size:C(t,g+40),offset:C(t,g+48)}),o=g}if(n>e.
entries)throw f(`the ZIP archive lists more than ${e.entries} entries`);const i=o-s-a;if(i<0)throw f("the ZIP archive is damaged");const w=[];let h=a+i;for(let g=0;g<
n;g++){if(t.readUInt32LE(h)!==K)throw f("the directory of the ZIP archive is damaged");const[k,D,F]=[t.readUInt16LE(h+28),t.readUInt16LE(h+30),t.readUInt16LE(h+
32)];if((t.readUInt16LE(h+8)&ct)!==0)throw f("the ZIP archive is encrypted");const Ut=Et(t.subarray(h+46+k,h+46+k+D)),z=Z=>Z===P?Ut.shift()??Z:Z,xt=z(t.readUInt32LE(
h+24)),bt=z(t.readUInt32LE(h+20));w.push({name:t.toString("utf8",h+46,h+46+k),method:t.readUInt16LE(h+10),crc:t.readUInt32LE(h+16),compressed:bt,size:xt,offset:z(
t.readUInt32LE(h+42))+i}),h+=46+k+D+F}return w}function gt(t){for(let e=t.length-22;e>=Math.max(0,t.length-22-v);e--)if(t.readUInt32LE(e)===Y)return e;throw f("\
it is not a ZIP archive, or an incomplete one")}function Et(t){for(let e=0;e+4<=t.length;e+=4+t.readUInt16LE(e+2)){if(t.readUInt16LE(e)!==1)continue;const r=Math.
floor(Math.min(t.readUInt16LE(e+2),t.length-e-4)/8);return Array.from({length:r},(n,s)=>C(t,e+4+s*8))}return[]}function C(t,e){const r=Number(t.readBigUInt64LE(
e));if(!Number.isSafeInteger(r))throw f("the ZIP archive is damaged");return r}function yt(t,e,r){const n=i=>f(`entry ${r} of the ZIP archive is damaged`,i);if(t.
readUInt32LE(e.offset)!==J)throw n();const s=e.offset+30+t.readUInt16LE(e.offset+26)+t.readUInt16LE(e.offset+28),a=t.subarray(s,s+e.compressed);if(a.length!==e.
compressed)throw n();const o=wt(a,e,r,n);if(o.length!==e.size||(0,H.Q)(o)!==e.crc)throw n();return o}function wt(t,e,r,n){if(e.method===0)return new Uint8Array(
t);if(e.method!==8)throw f(`entry ${r} of the ZIP archive is compressed with an unknown method`);try{return(0,at.HM)(t,{out:new Uint8Array(e.size)})}catch(s){throw n(
s)}}const $t=null;function Ot(t,e){try{return It(t,e)}catch(r){throw r instanceof RangeError?new OctavoError("limit_exceeded","The documents together are larger\
 than the largest buffer of Node.js",{advice:"Work on smaller documents, or on fewer at a time",cause:r}):r}}function et(t,e,r){switch(e){case"application/zip":
return X(t);case"application/json":return I(t);case"multipart/mixed":return M(t,r);default:return e}}function Lt(t,e,r=m){const n=(0,U.P)(e);if(n==="application\
/json")return b(t,r);if(n.startsWith("multipart/"))return $(t,e,r);if(n==="application/zip"||n==="application/x-zip-compressed"||lt(t))return ut(t,r);throw f(`i\
ts content type is ${n===""?"missing":n}`)}function It(t,e){const r=e==="multipart/mixed"?boundaryFor(t):"",n=et(t.map(announce),e,r);return{contentType:n.contentType,
body:joinAll(n,t)}}}),46377:((A,O,d)=>{d.d(O,{P:()=>x,R:()=>y});const x=m=>y(m).value;function y(m){const u=m.indexOf(";"),f=(u<0?m:m.slice(0,u)).trim().toLowerCase(),
E=new Map,p=u<0?"":m.slice(u);for(const[,L,l,I]of p.matchAll(/;\s*([^\s=;"]+)\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;"]*))/g)){const T=(L??"").toLowerCase(),b=l===void 0?
(I??"").trim():l.replace(/\\(.)/g,"$1");E.has(T)||E.set(T,b)}return{value:f,parameters:E}}}),38248:((A,O,d)=>{d.d(O,{Fl:()=>u,Ok:()=>f,VM:()=>E});var x=d(31424),
y=d(43576);const m=/[\u0000-\u001f\u007f]/g;function u(p,L){const l=(0,y.Cy)((p??"").replace(m,""));return l===""||l==="../packaging"||l===".."?(0,x.p)(L+1):l}function f(p){
const l=p.replace(/\.[^.]*$/,"").match(/\d+/g)?.at(-1);return l===void 0?Number.POSITIVE_INFINITY:Number(l)}const E=p=>(0,y.NL)(p.map(({name:L},l)=>u(L,l)),y.zE)}),
42973:((A,O,d)=>{d.d(O,{F:()=>m,M:()=>y});var x=d(58552);const y={inputBytes:2**31-1,objects:8388607,nesting:500,streamBytes:256*1024*1024,expansion:200,allowance:32*
1024*1024,parsing:20,values:256*1024*1024,filters:8,pages:5e5,orderPages:1e5,imageBytes:1024*1024*1024,pixels:1e8,parts:1e4,partBytes:2**31,cmapEntries:1e6,nodes:5e6,
operators:3e7,pageCharacters:2e6,characters:5e7,glyphSteps:2e7,dataBytes:5e7,searching:5e9,textPieces:5e4,formDepth:32,drawingMemory:512*1024*1024,drawingStep:100,
drawnPages:200,drawnBytes:256*1024*1024};function m(u,f,E,p="file"){return new x.zU("limit_exceeded",f,{issues:[{field:p,message:`${f}.`}],advice:`${E} (limit: ${u}\
)`})}}),27041:((A,O,d)=>{d.d(O,{c:()=>U});var x=d(98446),y=d(42973);const m={operators:20,characters:0,glyphSteps:50,dataBytes:0},u="Open it in another PDF prog\
ram and save it again",f="Split it, or ask for fewer pages",E={operators:["The pages of the document draw","operator",u],characters:["The pages have","character",
f],glyphSteps:["The programs of the glyphs take","step",u],dataBytes:["The result has","byte",f]},p=2**20;class L{limits;bytes=0;spent={operators:0,characters:0,
glyphSteps:0,dataBytes:0};constructor(c){this.limits=c}admit(c){this.bytes+=c}spend(c,_){const M=this.spent[c]+=_;if(M<=this.limits[c])return;const $=this.limits[c]+
Math.max(this.bytes-p,0)*m[c];if(M<=$)return;const[S,N,R]=E[c];throw(0,y.F)(c,`${S} more than ${(0,x.y_)($,N)}`,R)}}var l=d(27059);const I=20,T=100,b=8e6;class U{limits;codec;scratch;stream;total;remaining;values;budget;documents=0;numbers=b;held={
all:new Set,bytes:0,most:0};constructor(c,_,M=new l.f,$=new L(c)){this.limits=c,this.codec=_,this.scratch=M,this.budget=$,this.stream=c.streamBytes,this.total=this.
remaining=this.held.most=c.allowance,this.values=c.values}admit(c){const _=c*this.limits.expansion;this.documents++,this.budget.admit(c),this.total+=_,this.remaining+=
_,this.values+=c*T,this.held.most+=c*I}fork(){const c=new U(this.limits,this.codec,this.scratch,this.budget);return c.documents=this.documents,c.total=this.total,
c.remaining=this.remaining,c.values=this.values,c.numbers=this.numbers,c.held=this.held,c}takeNumbers(c){if(this.numbers-=c,this.numbers<0)throw(0,y.F)("objects",
"The documents are small and have objects with very high numbers","Open them in another PDF program and save them again, which numbers objects without gaps")}hold(c,_,M){
const{held:$}=this;$.all.add({bytes:c,holder:_,key:M}),$.bytes+=c;for(const S of $.all){if($.bytes<=$.most||$.all.size===1)return;$.all.delete(S),$.bytes-=S.bytes,
S.holder.deref()?.delete(S.key)}}}}),27059:((A,O,d)=>{d.d(O,{_:()=>m,f:()=>x});class x{memory=new Uint8Array(0);atLeast(f){const E=Math.min(f,m);return this.memory.
length<E&&(this.memory=new Uint8Array(Math.min(m,Math.max(y,E*2)))),this.memory}}const y=16384,m=1<<20})};
