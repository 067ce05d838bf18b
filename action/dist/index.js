var An=Object.create;var zi=Object.defineProperty;var Fn=Object.getOwnPropertyDescriptor;var Mn=Object.getOwnPropertyNames;var Pn=Object.getPrototypeOf,Cn=Object.prototype.hasOwnProperty;var Tn=(e,t,i,r)=>{if(t&&typeof t=="object"||typeof t=="function")for(let a of Mn(t))!Cn.call(e,a)&&a!==i&&zi(e,a,{get:()=>t[a],enumerable:!(r=Fn(t,a))||r.enumerable});
return e};var E=(e,t,i)=>(i=e!=null?An(Pn(e)):{},Tn(t||!e||!e.__esModule?zi(i,"default",{value:e,enumerable:!0}):i,e));var k=require("./chunk-UMUM44CO.js"),x=require("./chunk-WHNMKDAW.js"),O=require("./chunk-Q6AYF23S.js"),v=require("./chunk-24W5RWYG.js"),D=require("./chunk-MOZHQHZA.js"),
M=require("./chunk-TEIAEA6Y.js"),A=require("./chunk-UD3SQP3P.js"),N=require("./chunk-FEZRRZWQ.js"),u=require("./chunk-5ZFEDNQN.js"),T=require("./chunk-J6VAYC6N.js"),
Ig=require("./chunk-3RNHDNP5.js"),cn=require("node:crypto"),xe=require("node:fs"),Ei=E(require("node:path")),dn=require("node:stream/promises"),un=E(require("node:zlib")),
fn=require("node:crypto"),hn=require("node:crypto"),mn=require("node:crypto"),gn=require("node:crypto"),ke=require("node:fs/promises"),_i=E(require("node:path")),
vn=require("node:fs/promises"),kn=E(require("node:path")),q=E(require("node:path")),H=E(require("node:path")),xn=require("node:fs/promises"),Ni=E(require("node:path")),
Sn=require("node:fs"),J=E(require("node:path")),Se=require("node:fs"),Ii=E(require("node:path")),se=require("node:fs/promises"),ve=E(require("node:path")),K=require("node:fs/promises"),
W=E(require("node:path")),Ui=500,On=1024*1024;async function jn(e,t){let i=process.env.GITHUB_ARTIFACTS,r=Dn();if(!i||r===void 0)return["attest has no effect: t\
his runner keeps no list of artifacts. Give the paths to actions/attest as subject-path"];let a=new Map(r.map(({name:f,digest:h})=>[f,h])),s=await Promise.all(e.
map(async f=>({file:f,name:Ei.default.posix.basename(f),digest:await Rn(Ei.default.resolve(t,f))}))),n=new Map;for(let{name:f,digest:h}of s)n.set(f,(n.get(f)??new Set).
add(h));let o=[],l=[],c=[],d="";for(let{file:f,name:h,digest:m}of s){let p=`file://${f}
`;if(/[=\r\n]|\s$/.test(f))l.push(f);else if((n.get(h)?.size??0)>1||a.has(h)&&a.get(h)!==m)o.push(f);else{if(a.has(h))continue;a.size>=Ui||Buffer.byteLength(d)+
Buffer.byteLength(p)>On?c.push(f):(a.set(h,m),d+=p)}}return d!==""&&(0,xe.appendFileSync)(i,d),[...yt(o,"another file of the job has the same name: use differen\
t names, not only different folders"),...yt(l,"a name with =, a line break or a blank at its end cannot be listed"),...yt(c,`a job can list ${Ui} files`)]}function Dn(){
try{return JSON.parse((0,xe.readFileSync)(process.env.GITHUB_ARTIFACTS_LIST??"","utf8")).subjects}catch{return}}async function Rn(e){let t=(0,cn.createHash)("sh\
a256");return await(0,dn.pipeline)((0,xe.createReadStream)(e),t),`sha256:${t.digest("hex")}`}var yt=(e,t)=>e.length===0?[]:[`attest leaves out '${e[0]}'${e.length>
1?` and ${e.length-1} more`:""}: ${t}`],En=/^(?:D:)?\s*(\d{4})(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d))?)?)?)?)?\s*(?:(Z)(?:00?'?(?:00?'?)?)?|([+-])(\d\d)'?(?:(\d\d)'?)?)?$/,
_n=/^(D:)?19(1\d\d)(\d{10})(?!\d)/,Bi=/^(\d{4})(?:-(\d\d)(?:-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,]\d{1,9})?)?\s?(?:(Z)|([+-])(\d\d):?(\d\d)?)?)?)?)?$/;function wt(e){
if(e.length>64)return;let t=e.trim().replace(_n,(i,r,a,s)=>`${r??""}${1900+Number(a)}${s}`);return Wi(Li(En.exec(t)??Bi.exec(t)))}function Gi(e){let t=e.length>
64?void 0:Li(Bi.exec(e.trim()));if(!t||Wi(t)===void 0)return;let{year:i,month:r="",day:a="",hour:s="",minute:n="",second:o="",zone:l=""}=t;return`D:${i}${r}${a}${s}${n}${o}${l===
"Z"||l===""?l:`${l.replace(":","'")}'`}`}function Li(e){if(!e)return;let[,t,i,r,a,s,n,o,l,c,d]=e,f=o??(l===void 0?void 0:`${l}${c}:${d??"00"}`);return{year:t,month:i,
day:r,hour:a,minute:s,second:n,zone:f}}function Wi(e){if(!e)return;let{year:t,month:i,day:r,hour:a,minute:s="00",second:n="00",zone:o}=e,l=(d,f,h)=>d===void 0||
Number(d)>=f&&Number(d)<=h;if(Number(t)===0||!l(i,1,12)||!l(r,1,Nn(Number(t),Number(i)))||!l(a,0,23)||!l(s,0,59)||!l(n,0,59)||o!==void 0&&o!=="Z"&&!(l(o.slice(1,
3),0,23)&&l(o.slice(4),0,59)))return;let c=[t,i,r].filter(d=>d!==void 0).join("-");return a===void 0?c:`${c}T${a}:${s}:${n}${o==="+00:00"||o==="-00:00"?"Z":o??""}`}
function Nn(e,t){return t===2?e%4===0&&(e%100!==0||e%400===0)?29:28:[4,6,9,11].includes(t)?30:31}var In=16384;async function Ki(e,t,i,r,a){let s=bt(e.slice(0,3).
map(m=>m.subarray(0,2))),[n=0,o=0]=s;if((n&15)!==8||(n<<8|o)%31!==0||o&32)return{ending:"damaged",reached:0};let l=Math.max(1024,Math.floor(In/r)),c=new Un,d=0,
f=new M.d(m=>{let p=Math.min(m.length,t-d);d+=m.length,c.add(m),p>0&&a(p===m.length?m:m.subarray(0,p))}),h=[];try{let m=2,p=0;for(let g of e)for(let y=0;y<g.length;y+=
l){let w=Math.min(m,g.length-y,l),b=g.subarray(y+w,y+l);m-=w;let $=d;d<t&&p<l?f.push(b):h.length<16&&h.push(b),p=d>$?0:p+b.length;let S=i.step((b.length+d-$)*r);
S&&await S}f.push(bt(h).subarray(0,l),!0)}catch(m){return d>=t?{ending:"loose",reached:d}:{ending:m.code===M.c.UnexpectedEOF?"short":"damaged",reached:d}}return{
ending:d<=t&&zn(e,c.value)?"clean":"loose",reached:d}}var bt=e=>e.length===1?e[0]:Buffer.concat(e);function zn(e,t){let i=new Uint8Array(0);for(let a=e.length-1;a>=
0&&i.length<6;a--)i=bt([e[a].subarray(-6),i]);let r=Buffer.from(i);for(let a=0;a<=2&&r.length>=4+a;a++)if(r.readUInt32BE(r.length-4-a)===t)return!0;return!1}var Un=class{a=1;b=0;add(e){
let{a:t,b:i}=this;for(let r=0;r<e.length;){let a=Math.min(r+2e3,e.length);for(;r<a;)i+=t+=e[r++];t%=65521,i%=65521}this.a=t,this.b=i}get value(){return this.b*65536+
this.a}},$e=({codec:e,pace:t})=>e??Bn(t),Ee=1<<18,Bn=e=>({async deflate(t,i){let r=new M.h(Math.max(256,t.length>>2)),a=new M.f({level:i},s=>r.copy(s,0,s.length));
for(let s=0;s<t.length||s===0;s+=Ee){a.push(t.subarray(s,s+Ee),s+Ee>=t.length);let n=e.step(Math.min(t.length,Ee)*10);n&&await n}return r.bytes},async inflate(t,i){
let r=new M.h(Math.min(t.length*4,i)),{ending:a}=await Ki([t],i,e,1,s=>r.copy(s,0,s.length));return a==="clean"?r.bytes:void 0}});function Gn(e){let t=e.dict(e.
catalog.get("Perms"));if(!t?.has("UR3")&&!t?.has("UR"))return!1;let i=new u.t([...t].filter(([r])=>r!=="UR3"&&r!=="UR"));return i.size>0?e.editCatalog().set("Pe\
rms",i):e.editCatalog().delete("Perms"),!0}var vt=new u.t,kt=e=>({length:e.length,put:t=>t.copy(e,0,e.length)});function qi(e,{number:t,generation:i,security:r},a){
if(!r)return kt(e);let s=r.encryptedStreamLength(e.length,a);return{length:s,put:n=>n.fill(s,(o,l)=>r.encryptStreamInto(e,t,i,a,o,l))}}function Vi(e,t,i){for(let r=t;r<
i-4;r++)if(e[r]===67&&(0,u.i)(e,r,"Crypt"))return!0;return!1}var Ln=class{constructor(e,t,i,r){this.documents=e,this.marked=t,this.mode=i,this.finalNumber=r}documents;marked;mode;finalNumber;copy(e,t,i,r){
if(!this.mode.renumber&&!this.mode.transcrypt){let{bytes:f,start:h,end:m}=this.documents[t].place(i);e.copy(f,h,m);return}let a=this.locate(t,i),{bytes:s,valueEnd:n,
dataStart:o,dataEnd:l}=a;if(o<0){let f=this.copyValue(e,a,void 0,r);e.copy(s,f,n);return}let c=this.mode.transcrypt?this.transcrypt(a,r):void 0,d=this.copyValue(
e,a,c?.length,r);c?(e.copy(s,d,n),e.text(`
stream
`),c.put(e)):e.copy(s,d,l),e.text(`
endstream`)}locate(e,t){let i=this.documents[e],{walked:r,patches:a}=this.marked.markings[e],{bytes:s,start:n}=i.place(t),o=s===i.bytes&&r.dataStart[t]>=0,l=a?.
ranges.get(t);return{document:i,part:e,number:t,bytes:s,start:Wn(s,n),valueEnd:l?l.valueEnd:r.valueEnd[t],dataStart:o?r.dataStart[t]:-1,dataEnd:o?r.dataEnd[t]:-1,
lengthStart:o?r.lengthStart[t]:-1,lengthEnd:o?r.lengthEnd[t]:-1,marks:(l?a:r).scan.marks,from:l?l.from:r.from[t],to:l?l.to:r.to[t]}}copyValue(e,t,i,r){let{bytes:a,
marks:s,lengthStart:n,lengthEnd:o,to:l}=t,c=t.start,d=i!==void 0&&n>=0,f;for(let h=t.from;(h<l||d)&&!(d&&(h>=l||s[h+1]>=n)&&(e.copy(a,c,n),e.integer(i),c=o,d=!1,
h>=l));h+=3){let m=s[h],p=s[h+1];if(!(p<c))if(m===M.o){e.copy(a,c,p),c=s[h+2],f??=this.openerOf(t);let g=new v.i(a,p,c,1,f).value();g instanceof u.q&&(0,N.d)(e,
g.bytes,r)}else this.mode.renumber&&(e.copy(a,c,p),c=s[h+2],this.putReference(e,t.part,m))}return c}putReference(e,t,i){let r=this.finalNumber(t,i);if(r===0){e.
text("null");return}e.integer(r),e.text(" 0 R")}openerOf({document:e,number:t}){let{security:i}=e;if(!i||e.table.kind[t]!==1)return;let r=e.generation(t);return a=>i.
decryptString(a,t,r)}transcrypt({document:e,number:t,valueEnd:i,dataStart:r,dataEnd:a},s){let{security:n}=this.mode,o=e.bytes.subarray(r,a),l=e.generation(t);if(n===
e.security&&(!n?.numbered||t===s.number&&l===s.generation))return kt(o);let c=this.cipherEntries(e,t,i),d=e.security?e.encoded(new u.u(c,o,{number:t,generation:l})):
o;return qi(d,s,c)}cipherEntries(e,t,i){let{security:r}=this.mode;if((r?.uniform??!0)&&(e.security?.uniform??!0)&&!Vi(e.bytes,e.bodies[t],i))return vt;let a=e.get(
t);return a instanceof u.u?a.dict:vt}withCryptFilter(e,t){let i=this.documents[e],{valueEnd:r,dataStart:a}=this.marked.markings[e].walked;if(!this.mode.changesEncryption||
!i.security||i.table.kind[t]!==1||a[t]<0||!Vi(i.bytes,i.bodies[t],r[t]))return;let s=i.get(t);return s instanceof u.u?s:void 0}};function Wn(e,t){for(;t<e.length&&
u.a[e[t]]===1;)t++;return t}async function Kn(e,t,i){let{table:r,job:a}=e,s=new Map;for(let l=1;l<r.size;l++){if(t[l]===1&&r.kind[l]===2){let d=s.get(r.place[l]);
d?d.push(l):s.set(r.place[l],[l])}let c=l%1024===0?a.pace.step(5e4):void 0;c&&await c}let n=new Set,o=new Map;for(let[l,c]of s){!i&&qn(e,l,c)?n.add(l):o.set(l,c.
filter(f=>!(e.edited.get(f)instanceof u.u)));let d=a.pace.step(c.length*50);d&&await d}return{whole:n,repacked:o}}function qn(e,t,i){let r=e.objectStream(t);if(!r||
r.extends||r.numbers.length!==i.length||!i.every(n=>!e.isChanged(n)&&r.numbers[e.table.detail[n]]===n))return!1;let a=e.get(t);if(!(a instanceof u.u)||e.resolve(
a.dict.get("N"))!==i.length)return!1;let s=n=>n instanceof u.r||Array.isArray(n)&&n.some(o=>o instanceof u.r);return![...a.dict].some(([n,o])=>n!=="Length"&&s(o))}
async function Vn(e,t,i,r){let{whole:a,repacked:s}=i,n=new Int32Array(e.size),o=0,l=!0,c=-1;for(let f=1;f<e.size;f++)e.kind[f]===1&&(t[f]!==1&&!a.has(f)&&!s.has(
f)||(n[o++]=f,e.place[f]<c&&(l=!1),c=e.place[f]));let d=n.subarray(0,o);return l?d:Xn(d,e.place,r)}var Xi=11;async function Xn(e,t,i){let r=e,a=new Int32Array(e.
length);for(let s=0;s<31;s+=Xi){Hn(r,a,t,s),[r,a]=[a,r];let n=i.step(e.length*20);n&&await n}return r}function Hn(e,t,i,r){let a=(1<<Xi)-1,s=new Int32Array(a+2);
for(let n=0;n<e.length;n++)s[(i[e[n]]>>>r&a)+1]++;for(let n=1;n<s.length;n++)s[n]+=s[n-1];for(let n=0;n<e.length;n++){let o=e[n];t[s[i[o]>>>r&a]++]=o}}var Jn=1<<
23,Zn=class{constructor(e,t,i){this.sink=e,this.rows=t,this.bytes=i}sink;rows;bytes;start=-1;end=-1;add(e,t,i,r){this.start>=0&&!this.adjoins(t)&&this.flush(),this.
start<0&&(this.start=t),this.rows.plain(e,this.sink.length+(t-this.start),r),this.end=i}get pending(){return this.start<0?0:this.end-this.start}async drain(e){for(;this.
pending>0;){let t=Math.min(this.start+Jn,this.end);this.sink.copy(this.bytes,this.start,t);let i=e.step(t-this.start);this.start=t,i&&await i}}flush(){this.start<
0||(this.sink.copy(this.bytes,this.start,this.end),this.sink.byte(10),this.start=-1)}adjoins(e){if(e<this.end||e-this.end>16)return!1;for(let t=this.end;t<e;t++)
if(u.a[this.bytes[t]]!==1)return!1;return!0}},Yn=0,Qn=class{kind;place;detail;size=1;constructor(e){this.kind=new Uint8Array(e),this.place=new Float64Array(e),this.
detail=new Int32Array(e)}plain(e,t,i){this.set(e,1,t,i)}compressed(e,t,i){this.set(e,2,t,i)}set(e,t,i,r){e>=this.kind.length&&this.grow(e+1),this.kind[e]=t,this.
place[e]=i,this.detail[e]=r,e>=this.size&&(this.size=e+1)}grow(e){let t=Math.max(e,Math.ceil(this.kind.length*1.5)),[i,r,a]=[new Uint8Array(t),new Float64Array(
t),new Int32Array(t)];i.set(this.kind),r.set(this.place),a.set(this.detail),[this.kind,this.place,this.detail]=[i,r,a]}fingerprint(){return new Uint8Array(this.
place.buffer,0,this.size*8)}async table(e){let{size:t,kind:i,place:r,detail:a}=this,s=Buffer.allocUnsafe(t*20),n=0,o=(l,c)=>{for(let d=c-1;d>=l;d--){let f=d*20,
h=i[d]===Yn;Hi(s,f,10,h?n:r[d]),s[f+10]=32,Hi(s,f+11,5,d===0?65535:h?1:a[d]),s[f+16]=32,s[f+17]=h?102:110,s[f+18]=32,s[f+19]=10,h&&(n=d)}};for(let l=t;l>0;l-=ne){
o(Math.max(0,l-ne),l);let c=e.step(ne*40);c&&await c}return s}async compressedRows(e){let{size:t,kind:i,place:r,detail:a}=this,[s,n]=[1,1];for(let p=0;p<t;p++)r[p]>
s&&(s=r[p]),a[p]>n&&(n=a[p]);let o=[1,Ji(s),Ji(n)],l=o[0]+o[1]+o[2],c=new Uint8Array(t*(l+1)),d=new Uint8Array(l),f=new Uint8Array(l),h=0,m=(p,g)=>{for(let y=p;y<
g;y++){d[0]=i[y],Zi(d,1,o[1],r[y]),Zi(d,1+o[1],o[2],y===0?0:a[y]),c[h++]=2;for(let w=0;w<l;w++)c[h++]=d[w]-f[w],f[w]=d[w]}};for(let p=0;p<t;p+=ne){m(p,Math.min(
p+ne,t));let g=e.step(ne*40);g&&await g}return{data:c,widths:o}}},ne=8192;async function eo(e,t,i){let r=e.length;e.text(`xref
0 ${t.size}
`);let a=await t.table(i);return e.copy(a,0,a.length),r}async function to(e,t,i,r,a){let s=e.length,n=t.size;t.plain(n,s,0);let{data:o,widths:l}=await t.compressedRows(
i),c=r?await r(o):await(0,M.m)(o,i),d=l[0]+l[1]+l[2];e.text(`${n} 0 obj
`),a([["Type",new u.p("XRef")],["Size",t.size],["W",l],["Filter",new u.p("FlateDecode")],["DecodeParms",(0,u.z)({Columns:d,Predictor:12})],["Length",c.length]]),
e.text(`
stream
`),e.copy(c,0,c.length),e.text(`
endstream
endobj
startxref
${s}
%%EOF
`)}function Hi(e,t,i,r){for(let a=t+i-1;a>=t;a--){let s=Math.floor(r/10);e[a]=48+(r-s*10),r=s}}var Ji=e=>Math.max(1,Math.ceil(Math.log2(e+1)/8));function Zi(e,t,i,r){
for(let a=t+i-1;a>=t;a--)e[a]=r%256,r=Math.floor(r/256)}var _e=500,io=1<<23,ro={whole:new Set,repacked:new Map},ao=class{constructor(e,t,i,r){this.sink=e,this.documents=
t,this.marked=i,this.mode=r;let a=t.reduce((s,n)=>s+n.size,0);this.next=t[0].size,this.finals=r.renumber?this.assign():[],this.renumber=r.renumber?t.map((s,n)=>o=>this.
final(n,o)):[],this.generationOf=r.renumber?void 0:s=>t[0].generation(s),this.copier=new Ln(t,i,r,(s,n)=>this.finalNumber(s,n)),this.rows=new Qn(Math.max(r.renumber?
this.next:a,16)+8)}sink;documents;marked;mode;rows;finals;renumber;generationOf;next;copier;spare=[];body=new M.h(4096);head=new M.h(4096);gathered=[];get trailerWriting(){
return{number:0,generation:0,renumber:e=>this.final(0,e),generationOf:this.generationOf}}async run(){for(let[e]of this.documents.entries()){let t=this.mode.objectStreams?
await Kn(this.documents[e],this.marked.markings[e].live,this.mode.renumber):ro;await this.writePart(e,t)}await this.writeGathered()}plain(e){let t=this.next++;return this.
begin(t,0),(0,N.b)(this.sink,e,N.a),this.sink.text(`
endobj
`),new u.r(t,0)}assign(){let e=1,t=this.marked.markings.map(({live:i})=>{let r=new Int32Array(i.length);for(let a=1;a<i.length;a++)i[a]===1&&(r[a]=e++);return r});
return this.next=e,t}final(e,t){return this.finalNumber(t instanceof u.s?t.part:e,t.number)}finalNumber(e,t){let i=this.mode.alias?.(e,t);return i&&({part:e,number:t}=
i),this.mode.renumber?this.finals[e][t]??0:this.marked.markings[0].live[t]===1?t:0}async writePart(e,t){let i=this.documents[e],{pace:r}=i.job,{table:a}=i,{live:s}=this.
marked.markings[e],n=new Zn(this.sink,this.rows,i.bytes);for(let o of await Vn(a,s,t,r)){let l=this.writeOne(e,o,t,n);for(;this.gathered.length>=_e;)await this.
pack(this.gathered.splice(0,_e));n.pending>io&&await n.drain(r);let c=r.step(l);c&&await c}n.flush();for(let o=1;o<s.length;o++){let l=o>=a.size||a.kind[o]!==1&&
a.kind[o]!==2;if(s[o]!==1||!l&&!(a.kind[o]===2&&(!this.mode.objectStreams||i.edited.get(o)instanceof u.u)))continue;this.mode.objectStreams&&l&&!(i.edited.get(o)instanceof
u.u)?this.gathered.push({part:e,number:o}):this.writeObject(e,o);let c=r.step(500);c&&await c}}writeOne(e,t,{whole:i,repacked:r},a){let s=this.documents[e],{table:n}=s,
o=r.get(t);if(o){a.flush(),this.mode.renumber||this.spare.push(t);for(let d of o)this.gathered.push({part:e,number:d});return o.length*200}if(i.has(t))return this.
copyObjectStream(e,t,a);if(this.mode.smallest&&!this.isStream(e,t))return this.gathered.push({part:e,number:t}),200;if(s.isChanged(t)||this.mode.renumber||this.
mode.transcrypt)return a.flush(),this.writeObject(e,t);let l=n.place[t],c=this.marked.markings[e].walked.end[t];return a.add(t,l,c,n.detail[t]),Math.min(c-l,2e6)>>
3}copyObjectStream(e,t,i){let r=this.documents[e],a=r.objectStream(t),{numbers:s}=a;for(let o=0;o<s.length;o++)this.rows.compressed(s[o],t,o);i.flush();let n=r.
get(t);return this.writeStream(e,t,0,n),n.data.length>>2}begin(e,t){this.rows.plain(e,this.sink.length,t),this.sink.integer(e),this.sink.byte(32),this.sink.integer(
t),this.sink.text(` obj
`)}writing(e,t,i){let{generationOf:r}=this;return{number:t,generation:i,security:this.mode.security,renumber:this.renumber[e],generationOf:r}}writeObject(e,t){let i=this.
documents[e],r=this.mode.renumber?this.finals[e][t]:t,a=this.mode.renumber?0:i.generation(t),s=this.sink.length,n=i.edited.get(t),o=n===void 0?this.copier.withCryptFilter(
e,t):n;return o instanceof u.u?this.writeStream(e,r,a,o):(this.begin(r,a),o!==void 0?(0,N.b)(this.sink,o,this.writing(e,r,a)):this.copier.copy(this.sink,e,t,this.
writing(e,r,a)),this.sink.text(`
endobj
`)),this.sink.length-s}writeStream(e,t,i,r){let a=this.documents[e],{security:s}=this.mode,{sealed:n}=r,o=this.writing(e,t,i),l=n&&s===a.security&&(!s?.numbered||
n.number===t&&n.generation===i),c=new u.t(r.dict);!l&&this.mode.changesEncryption&&(0,v.o)(c);let d=l?kt(r.data):qi(a.encoded(r),{number:t,generation:i,security:s},
c);this.begin(t,i),c.set("Length",d.length),(0,N.b)(this.sink,c,o),this.sink.text(`
stream
`),d.put(this.sink),this.sink.text(`
endstream
endobj
`)}async writeGathered(){let{pace:e}=this.documents[0].job;for(let t=0;t<this.gathered.length;t+=_e){await this.pack(this.gathered.slice(t,t+_e));let i=e.step(1e5);
i&&await i}}async compressed(e){return this.mode.smallest?$e(this.documents[0].job).deflate(e,9):this.mode.draft?(0,M.n)(e):(0,M.l)(e)}isStream(e,t){let i=this.
documents[e].edited.get(t);return i===void 0?this.marked.markings[e].walked.dataStart[t]>0:i instanceof u.u}async pack(e){let t=this.spare.shift()??this.next++,
{body:i,head:r}=this;i.clear(),r.clear();for(let[o,{part:l,number:c}]of e.entries()){let d=this.documents[l],f=this.mode.renumber?this.finals[l][c]:c;o>0&&r.byte(
32),r.integer(f),r.byte(32),r.integer(i.length),this.rows.compressed(f,t,o);let h={...this.writing(l,f,0),security:void 0},m=d.edited.get(c);m!==void 0?(0,N.b)(
i,m,h):this.copier.copy(i,l,c,h),i.byte(10)}r.byte(10);let a=r.length;r.copy(i.bytes,0,i.length);let s=await this.compressed(r.bytes),{security:n}=this.mode;n&&
(s=n.encryptStream(s,t,0,vt)),this.begin(t,0),this.sink.text(`<</Type/ObjStm/N ${e.length}/First ${a}/Filter/FlateDecode/Length ${s.length}>>
stream
`),this.sink.copy(s,0,s.length),this.sink.text(`
endstream
endobj
`)}},so=class{constructor(e,t,i){this.detail=t,this.strings=i,this.scan.strings=i;let r=new Int32Array(t?8*e:e);this.done=new Uint8Array(t?e:0);let a=s=>r.subarray(
s*e,(s+1)*e);this.end=a(0),this.valueEnd=a(1),this.dataStart=a(2),this.dataEnd=a(3),this.lengthStart=a(4),this.lengthEnd=a(5),this.from=a(6),this.to=a(7)}detail;strings;done;end;valueEnd;dataStart;dataEnd;lengthStart;lengthEnd;from;to;scan=new M.p;signed=new Set},
no=class{scan=new M.p;ranges=new Map},oo=class{constructor(e,t,i){this.walked=i,this.live=new Uint8Array(e),this.via=new Int32Array(t?e:0)}walked;live;via;count=0;bytes=0;patches;signed=new Set};
async function oe(e,{watched:t}={}){let{markings:i,referrers:r}=await Ne([e],{watched:t,detail:!0}),{live:a,via:s}=i[0];return{live:a,via:s,referrers:r}}async function Ne(e,t={}){
let i=new co(e,t);return await i.run(),i}function xt(e,{repairs:t}){for(let{part:i,number:r,value:a}of t)e[i].put(r,a)}var Yi=100,Ie=100,lo=-2,co=class{constructor(e,{
detail:t=!1,strings:i=!1,watched:r,alias:a}){if(this.documents=e,this.strings=i,this.alias=a,this.markings=e.map(s=>new oo(s.size,r!==void 0,uo(s,i||t,i))),!!r){
this.watched=new Uint8Array(e[0].size);for(let s of r)this.watched[s]=1}}documents;markings;referrers=new Set;repairs=[];stack=[];current=0;watched;extent={valueEnd:-1,
dataStart:-1,dataEnd:-1,end:-1};strings;alias;async run(){let{documents:e,stack:t}=this,[i]=e;for(let[r,a]of i.trailer)r!=="Encrypt"&&this.followValue(0,a);for(;t.
length>0;){let r=t.pop(),a=r%e.length,s=i.job.pace.step(this.follow(a,(r-a)/e.length));s&&await s}for(let{live:r,signed:a,walked:s}of this.markings)for(let n of s.
signed)r[n]===1&&a.add(n)}visit(e,t){let i=this.alias?.(e,t);i&&({part:e,number:t}=i),this.watched?.[t]===1&&this.referrers.add(this.current);let r=this.markings[e],
{live:a}=r;t<=0||t>=a.length||a[t]===1||!this.documents[e].exists(t)||(a[t]=1,this.watched&&(r.via[t]=this.current),this.stack.push(t*this.documents.length+e))}follow(e,t){
let i=this.documents[e],r=this.markings[e];this.current=t,r.count++;let a=i.edited.get(t);return a===void 0?this.followBytes(i,r,e,t):(Qi(a)?this.followRepaired(
e,t,i.resolve(a)):this.followValue(e,a),a instanceof u.u&&(r.bytes+=a.data.length+Yi),Ie)}followBytes(e,t,i,r){let{walked:a}=t,s=e.patched.has(r);if(!s&&a.done[r]===
1)return t.bytes+=a.end[r]>0?a.end[r]-e.table.place[r]:Yi,this.followMarks(i,a.scan,a.from[r],a.to[r],a.lengthStart[r]),Ie;let n=s?fo(t).scan:a.scan;a.detail||(n.
used=0);let o=n.used,l=this.walk(e,t,r,n);if(l>=0&&n.byteRange&&(s?t:a).signed.add(r),l<0||this.strings&&n.byteRange){n.used=o;let c=e.get(r);return this.followRepaired(
i,r,Qi(c)?e.resolve(c):c),Ie}return a.detail&&this.remember(t,r,s,o,n.used),this.followMarks(i,n,o,n.used,n.lengthStart),Ie+l}followMarks(e,{marks:t},i,r,a){let s=this.
strings?a:lo;for(let n=i;n<r;n+=3)t[n]!==M.o&&t[n+1]!==s&&this.visit(e,t[n])}followRepaired(e,t,i){this.repairs.push({part:e,number:t,value:i}),this.followValue(
e,i)}followValue(e,t){let i=[t];for(;i.length>0;){let r=i.pop();if(r instanceof u.r)this.visit(r instanceof u.s?r.part:e,r.number);else if(Array.isArray(r))for(let a of r)
i.push(a);else if(r instanceof u.t){r.has("ByteRange")&&this.markings[e].signed.add(this.current);for(let a of r.values())i.push(a)}else if(r instanceof u.u)for(let[
a,s]of r.dict)a!=="Length"&&i.push(s)}}remember({walked:e,patches:t},i,r,a,s){let{valueEnd:n}=this.extent;if(r){t.ranges.set(i,{from:a,to:s,valueEnd:n});return}
e.from[i]=a,e.to[i]=s,e.valueEnd[i]=n,e.done[i]=1}walk(e,t,i,r){if(e.table.kind[i]!==1||e.patched.has(i))return this.walkPlace(e,t,i,r);let{extent:a}=this,{walked:s}=t,
n=e.bodies[i];return!(0,v.k)(e,i,r,a)||e.bytes[a.valueEnd-1]===82||e.suspect&&!(0,v.j)(e.bytes,n,a.valueEnd)?-1:(s.end[i]=a.end,t.bytes+=a.end-e.table.place[i],
s.detail&&(s.dataStart[i]=a.dataStart,s.dataEnd[i]=a.dataEnd,s.lengthStart[i]=r.lengthStart,s.lengthEnd[i]=r.lengthEnd),a.valueEnd-n)}walkPlace(e,t,i,r){let a=e.
place(i);if(!a)return-1;let{bytes:s,start:n,end:o}=a;r.forgetLength();let l=r.value(s,n,o);return l<0&&!ho(s,n,o)||l>0&&s[l-1]===82||l>=0&&(0,u.b)(s,l,o)<o||e.suspect&&
!(0,v.j)(s,n,o)?-1:(this.extent.valueEnd=l<0?o:l,t.bytes+=o-n,o-n)}},Qi=e=>e instanceof u.r&&!(e instanceof u.s);function uo(e,t,i){let r=e.walked;if(r?.strings===
i)return r;let a=new so(e.size,t,i);return t&&(e.walked=a),a}function fo(e){return e.patches||(e.patches=new no,e.patches.scan.strings=e.walked.strings),e.patches}
function ho(e,t,i){for(let r=t;r<i;r++)if("<([/".includes(String.fromCharCode(e[r])))return!1;return!0}async function mo(e,t){let{encryption:i,compact:r,draft:a,
dedupe:s}=t,n=i==="keep"?e[0].security:i==="none"?void 0:i,o=e.some(w=>w.security!==n),l=e.length>1||r||e.some(go),c=w=>o||w&&n?.numbered===!0,d=async(w,b)=>{let $=await Ne(
e,{detail:w,strings:c(w),alias:b});return xt(e,$),$},f=await d(l),h=await s?.(e,f);h&&(f=await d(l,h));let m=l||po(e,f);m&&!l&&!o&&(f=await d(!0));let p=t.objectStreams===
"smallest",g=t.objectStreams==="keep"&&e.some(w=>w.crossReferenceStream),y=c(m);return{mode:{security:n,changesEncryption:o,renumber:m,transcrypt:y,objectStreams:p||
g,draft:a,smallest:p,alias:h},marked:f}}function po(e,{markings:t}){let i=e.reduce((a,s)=>a+s.size,0),r=t.reduce((a,{count:s})=>a+s,0);return i-r>r+50}var go=({
suspect:e,table:t})=>e&&t.kind.some((i,r)=>i===1&&t.detail[r]!==0);async function I(e,t={}){return await e.pages.settle(),ze([e],t)}async function yo(e,t={}){await e.
pages.settle();let i=new M.i;return await er([e],t,()=>i),i.length}async function ze(e,t={}){let i,{job:r}=e[0],a=await er(e,t,s=>i=new M.h(s));return t.draft||
r.onWritten?.({signatures:a,usageRightsRemoved:!1}),i.bytes}async function er(e,t,i){let[r]=e,{encryption:a="keep",compact:s=!1,draft:n=!1,objectStreams:o="keep",
dedupe:l}=t;Gn(r)&&r.job.onWritten?.({signatures:0,usageRightsRemoved:!0});let{mode:c,marked:d}=await mo(e,{encryption:a,compact:s,draft:n,objectStreams:o,dedupe:l}),
{security:f,objectStreams:h}=c,m=$o([...e.map(P=>P.version),t.version??"1.0",f?.version??"1.0",h?"1.5":"1.0"]),p=i(wo(e,d,c));p.text(`%PDF-${m}
`),p.copy(tr,0,tr.length);let g=new ao(p,e,d,c);await g.run();let y;f&&(y=g.plain(f.dictionary));let w=new u.t;for(let[P,F]of r.trailer)P!=="ID"&&P!=="Encrypt"&&
(P!=="Info"||r.dict(F))&&w.set(P,F);let{rows:b}=g,{pace:$}=r.job,S=`${bo(r,f,n?ko:vo(p,b.fingerprint()))}${y?`/Encrypt ${y.number} 0 R`:""}>>`;if(h){let P=c.smallest?
F=>$e(r.job).deflate(F,9):void 0;await to(p,b,$,P,F=>{for(let[C,R]of F)w.set(C,R);ir(p,w,S,g.trailerWriting)})}else{let P=await eo(p,b,$);w.set("Size",b.size),p.
text(`trailer
`),ir(p,w,S,g.trailerWriting),p.text(`
startxref
${P}
%%EOF
`)}return d.markings.reduce((P,{signed:F})=>P+F.size,0)}function wo(e,{markings:t},{transcrypt:i}){let r=e.reduce((a,s)=>a+s.size,0);return t.reduce((a,{bytes:s,
count:n})=>a+s+n*(i?72:28),0)+r*4+16384}var tr=Uint8Array.of(37,226,227,207,211,10);function ir(e,t,i,r){let a=new M.h(1024);(0,N.b)(a,t,r),e.copy(a.bytes,0,a.length-
2),e.text(i)}function bo(e,t,i){let r=e.resolve(e.array(e.trailer.get("ID"))?.[0]),a=t?.identifier??(r instanceof u.q?r.bytes:i),s=n=>`<${(0,u.n)(n).toString("h\
ex")}>`;return`/ID[${s(a)}${s(i)}]`}function vo(e,t){let i=(0,fn.createHash)("sha256").update(t);if(e instanceof M.h){let{bytes:r}=e,a=Math.max(rr,Math.floor(r.
length/So));if(r.length<=xo)i.update(r);else for(let s=0;s<r.length;s+=a)i.update(r.subarray(s,s+rr))}return i.digest().subarray(0,16)}var ko=new Uint8Array(16),
xo=4<<20,rr=4096,So=128;function $o(e){return e.reduce((t,i)=>i>t?i:t)}var Ao=/[<>:"|?*]+/g,Fo=/[\p{Cc}\p{Cs}\u2028\u2029]+/gu,Mo=/[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]+/g,
Po=/^(?:con|prn|aux|nul|clock\$|conin\$|conout\$|com[\d\u00b9\u00b2\u00b3]|lpt[\d\u00b9\u00b2\u00b3])\s*(?:\.|$)/i;function St(e,t){let i=e.normalize("NFC").replace(
Fo,"").replace(Mo,"").split(/[/\\]/).pop(),r=ar(i.replace(Ao,"_").replace(/\s+/g," "));return r===""?t:sr(Po.test(r)?`_${r}`:r,"")}function Co(e){let t=new Set,
i=new Map;return e.map(r=>{let a=r,s=i.get(Ue(r))??1;for(;t.has(Ue(a));)a=sr(r,` (${++s})`);return i.set(Ue(r),s),t.add(Ue(a)),a})}var Ue=e=>e.toUpperCase().toLowerCase(),
ar=e=>e.replace(/^ +/,"").replace(/[. ]+$/,"");function sr(e,t){let i=e.lastIndexOf("."),r=i>0&&Buffer.byteLength(e.slice(i))<=20,a=r?e.slice(i):"",s=r?e.slice(
0,i):e,n=200-Buffer.byteLength(t+a),o="";for(let l of s){if(n-=Buffer.byteLength(l),n<0)break;o+=l}return`${ar(o)||"_"}${t}${a}`}var To=/\u001b[A-Za-z]{2}[A-Za-z-]{0,8}\u001b/g,
Oo=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g,jo=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,Be=e=>e.replace(To,"").
replace(Oo,"").replace(jo,"�").trim();function _(e){let t=e instanceof u.q?Be((0,D.b)(e)):"";return t===""?null:t}function Do(e){let t=(0,k.e)(e,"Names")?.dict.
get("EmbeddedFiles");return(0,k.g)(e,t,"Names").map(i=>{let r=e.dict(i[1]),a=s=>_(e.resolve(r?.get(s)));return{entry:i,name:a("UF")??a("F")??(i[0]instanceof u.q?
_(i[0]):null)}})}async function Ro(e,t,i,r){let a=e.add(await Eo(e,t));Go(e,Bo([...i,[Uo(i,t.name),a]]));let s=e.edit(e.catalogNumber),n=new Set(r.map(([,l])=>(0,u.w)(
l)?l.number:l)),o=(e.array(s.get("AF"))??[]).filter(l=>!n.has((0,u.w)(l)?l.number:l));s.set("AF",[...o,a])}async function Eo(e,t){let{bytes:i,description:r,modified:a}=t,
{pace:s}=e.job,n=(0,u.z)({Size:i.length,CheckSum:new u.q(await Io(i,s)),ModDate:a===void 0?void 0:(0,D.c)(a)}),o=await No(i,s),l=(0,u.z)({Type:(0,u.A)("Embedded\
File"),Subtype:(0,u.A)(t.mimeType),Params:n,Filter:o?(0,u.A)("FlateDecode"):void 0}),c=e.add(new u.u(l,o??i));return(0,u.z)({Type:(0,u.A)("Filespec"),F:(0,D.c)(
t.name),UF:(0,D.c)(t.name),Desc:r===void 0?void 0:(0,D.c)(r),AFRelationship:(0,u.A)(t.relationship),EF:(0,u.z)({F:c,UF:c})})}var $t=65536,_o=.97;async function No(e,t){
if(e.length>4*$t&&(0,M.l)(e.subarray(0,$t)).length>$t*_o)return;let i=await(0,M.m)(e,t);return i.length<e.length?i:void 0}var At=1<<20;async function Io(e,t){let i=zo();
if(!i)return(0,v.n)(e);for(let r=0;r<e.length;r+=At){i.update(e.subarray(r,r+At));let a=t.step(At);a&&await a}return i.digest()}function zo(){try{return(0,hn.createHash)(
"md5")}catch{return}}function Uo(e,t){let i=new Set(e.map(([r])=>(0,k.f)(r)));for(let r=1;;r++){let a=(0,D.c)(r===1?t:`${t} (${r})`);if(!i.has((0,k.f)(a)))return a}}
function Bo(e){return e.map(t=>({entry:t,key:(0,k.f)(t[0])})).sort((t,i)=>t.key<i.key?-1:t.key>i.key?1:0).map(({entry:t})=>t)}function Go(e,t){let i=e.add((0,k.i)(
e,t,"Names")),r=(0,k.e)(e,"Names");if(r){e.edit(r.holder),r.dict.set("EmbeddedFiles",i);return}let a=e.add((0,u.z)({EmbeddedFiles:i}));e.edit(e.catalogNumber).set(
"Names",a)}var Lo=16384,nr=65536;async function Ft(e,t){let{bytes:i,table:r}=e,a=t.map(y=>`${y[0]}(?:${y.slice(1)}|\\w{0,${y.length-2}}#)`),s=new RegExp(`/(?:${a.
join("|")}|#)`,"g"),n=Object.fromEntries(t.map(y=>[y,new Set])),o=new Set,l=Wo(e),c=new Int32Array(l.length);for(let y=0;y<l.length;y++)c[y]=r.place[l[y]];let d=(y,w,b,$)=>{
let S=y.toString("latin1",w,b);s.lastIndex=0;for(let P=s.exec(S);P;P=s.exec(S)){let F=$(w+P.index);F!==void 0&&(P[0].endsWith("#")?o.add(F):n[P[0].slice(1)].add(
F))}},f=(0,u.n)(i),h=y=>l[or(c,y)],m=new M.p,p=0;for(let y=0;y<l.length;y++){let w=y+1===l.length,b=w?i.length:c[y+1],$=b-c[y]>Lo;if(!$&&!w&&b-p<nr)continue;if($){
c[y]>p&&d(f,p,c[y],h),m.reset();let P=m.value(i,e.bodies[l[y]],b);d(f,c[y],P<0?b:P,h)}else d(f,p,b,h);let S=e.job.pace.step(Math.min(b-p,nr));S&&await S,p=b}for(let[
y,w]of Ko(e)){let b=e.objectStream(y);if(!b)continue;let $=new Set(w),{starts:S}=b;d((0,u.n)(b.data),0,b.data.length,F=>{let C=b.numbers[or(S,F)];return C!==void 0&&
$.has(C)?C:void 0});let P=e.job.pace.step(b.data.length);P&&await P}for(let y=1;e.hasChanges&&y<e.size;y++)e.isChanged(y)&&e.exists(y)&&o.add(y);let g=y=>[...new Set(
[...y,...o])].sort((w,b)=>w-b);return Object.fromEntries(t.map(y=>[y,g(n[y])]))}function Wo(e){let{table:t,hasChanges:i}=e,r=[],a=!0,s=-1;for(let n=1;n<t.size;n++){
if(t.kind[n]!==1||i&&e.isChanged(n))continue;let o=t.place[n];a&&=o>=s,s=o,r.push(n)}return a?r:r.sort((n,o)=>t.place[n]-t.place[o])}function Ko(e){let{table:t,
hasChanges:i}=e,r=new Map;for(let a=1;a<t.size;a++){if(t.kind[a]!==2||i&&e.isChanged(a))continue;let s=t.place[a],n=r.get(s);n?n.push(a):r.set(s,[a])}return r}function or(e,t){
let[i,r]=[0,e.length];for(;i<r;){let a=i+r>>1;e[a]<=t?i=a+1:r=a}return i-1}function Z(e,t){let{table:i}=e,r=new Set,a=[],s=new Map;for(let o=1;o<i.size;o++)if(e.
isChanged(o))e.exists(o)&&r.add(o);else if(i.kind[o]===1)a.push(o);else if(i.kind[o]===2){let l=i.place[o],c=s.get(l);c?c.push(o):s.set(l,[o])}for(let o=i.size;o<
e.size;o++)e.exists(o)&&r.add(o);a.sort((o,l)=>i.place[o]-i.place[l]);let n=(0,u.n)(e.bytes);for(let o of t)for(let l=n.indexOf(o);l>=0;l=n.indexOf(o,l+o.length)){
let c=a[qo(a,i.place,l)];c!==void 0&&r.add(c)}for(let[o,l]of s){let c=e.objectStream(o);if(!c)continue;let d=(0,u.n)(c.data);if(t.some(f=>d.includes(f)))for(let f of l)
r.add(f)}return[...r].sort((o,l)=>o-l)}function qo(e,t,i){let[r,a]=[0,e.length];for(;r<a;){let s=r+a>>1;t[e[s]]<=i?r=s+1:a=s}return r-1}function le(e,t){let i=[
e];for(;i.length>0;){let r=i.pop(),a=r instanceof u.u?r.dict:r;if(Array.isArray(a))for(let s of a)i.push(s);else if(a instanceof u.t){t(a);for(let s of a.values())
i.push(s)}}}function Mt(e,t){let i=[];return le(e,r=>{i.length===0&&t(r)&&i.push(r)}),i.length>0}async function lr(e,t){let i=t??(await Ft(e,["EF"])).EF;if(i.length===
0)return[];let r=new Vo(e),{catalog:a,job:s}=e,n=(0,k.e)(e,"Names");for(let[l,c]of(0,k.g)(e,n?.dict.get("EmbeddedFiles"),"Names")){r.add(c,null,l instanceof u.q?
_(l):null);let d=s.pace.step(500);d&&await d}if(r.associated(a.get("AF"),null),!r.missesSome(i))return r.found;for(let l=0;l<e.pages.count;l++){let c=e.pages.number(
l);r.associated(e.entry(c,"AF"),l+1);for(let f of e.array(e.entry(c,"Annots"))??[]){let h=e.dict(f);h&&((0,u.y)(e.resolve(h.get("Subtype")),"FileAttachment")&&r.
add(h.get("FS"),l+1,null,_(e.resolve(h.get("Contents")))),r.associated(h.get("AF"),l+1))}let d=s.pace.step(1e3);d&&await d}if(!r.missesSome(i))return r.found;let{
live:o}=await oe(e);for(let l of i)o[l]===1&&le(e.get(l),c=>{c.has("EF")&&r.add(c,null)});return r.found}var Vo=class{constructor(e){this.document=e}document;found=[];streams=new Set;associated(e,t){
let i=this.document.array(e)??(e===void 0?[]:[e]);for(let r of i)this.add(r,t)}missesSome(e){return e.some(t=>Mt(this.document.get(t),i=>{let r=this.embedded(i);
return r!==void 0&&!this.streams.has(r)}))}add(e,t,i=null,r=null){let{document:a}=this,s=a.dict(e),n=s&&this.embedded(s);if(!n||this.streams.has(n))return;this.
streams.add(n);let o=d=>_(a.resolve(s.get(d))),l=a.resolve(n.dict.get("Subtype")),c=a.resolve(s.get("AFRelationship"));this.found.push({name:o("UF")??o("F")??o(
"Unix")??o("DOS")??o("Mac")??i,stream:n,size:this.sizeOf(n),mimeType:l instanceof u.p&&cr(l.text)?l.text:null,description:o("Desc")??r,relationship:c instanceof
u.p?c.text:null,page:t})}embedded(e){let t=this.document.dict(e.get("EF"));if(t)for(let i of["UF","F","Unix","DOS","Mac"]){let r=t.get(i),a=(0,u.w)(r)?this.document.
resolve(r):null;if(a instanceof u.u)return a}}sizeOf(e){let{document:t}=this,i=t.resolve(t.dict(e.dict.get("Params"))?.get("Size"));return typeof i=="number"&&Number.
isInteger(i)&&i>=0?i:!e.dict.has("Filter")&&e.sealed===void 0?e.data.length:null}},cr=e=>/^[\w.+!#$&^-]{1,127}\/[\w.+!#$&^-]{1,127}$/.test(e),dr={csv:"text/csv",
doc:"application/msword",docx:"application/vnd.openxmlformats-officedocument.wordprocessingml.document",eml:"message/rfc822",gif:"image/gif",gz:"application/gzi\
p",htm:"text/html",html:"text/html",ics:"text/calendar",jpeg:"image/jpeg",jpg:"image/jpeg",json:"application/json",md:"text/markdown",mp3:"audio/mpeg",mp4:"vide\
o/mp4",ods:"application/vnd.oasis.opendocument.spreadsheet",odt:"application/vnd.oasis.opendocument.text",p7m:"application/pkcs7-mime",pdf:"application/pdf",png:"\
image/png",pptx:"application/vnd.openxmlformats-officedocument.presentationml.presentation",rtf:"application/rtf",svg:"image/svg+xml",tif:"image/tiff",tiff:"ima\
ge/tiff",txt:"text/plain",webp:"image/webp",xls:"application/vnd.ms-excel",xlsx:"application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",xml:"text/xm\
l",yaml:"application/yaml",yml:"application/yaml",zip:"application/zip"},Xo="application/octet-stream";function ur(e){let t=/\.([^.]+)$/.exec(e)?.[1]?.toLowerCase()??
"";return Object.hasOwn(dr,t)?dr[t]:Xo}var Ho=class{constructor(e,t=0){this.text=e,this.at=t}text;at;malformed=!1;next(){let{text:e,at:t}=this;if(!(this.malformed||
t>=e.length)){if(e.charCodeAt(t)!==fr){let i=e.indexOf("<",t);return this.at=i<0?e.length:i,this.characters(t,this.at)}if(e.startsWith("<!--",t))return this.other(
t,"-->",4);if(e.startsWith("<?",t))return this.other(t,"?>",2);if(e.startsWith("<![CDATA[",t)){let i=e.indexOf("]]>",t);return i<0?this.fail():(this.at=i+3,{kind:"\
text",text:e.slice(t+9,i),from:t,to:this.at})}return e.startsWith("<!",t)?this.fail():e.charCodeAt(t+1)===Pt?this.endTag(t):this.startTag(t)}}other(e,t,i){let r=this.
text.indexOf(t,e+i);return r<0?this.fail():(this.at=r+t.length,{kind:"other",from:e,to:this.at})}endTag(e){let t=this.name(e+2),i=this.blanks(t);return t===e+2||
this.text.charCodeAt(i)!==ce?this.fail():(this.at=i+1,{kind:"end",name:this.text.slice(e+2,t),from:e,to:this.at})}startTag(e){let{text:t}=this,i=this.name(e+1);
if(i===e+1)return this.fail();let r=t.slice(e+1,i),a=[];for(let s=i;;){let n=this.blanks(s),o=t.charCodeAt(n);if(o===ce||o===Pt&&t.charCodeAt(n+1)===ce)return this.
at=o===ce?n+1:n+2,{kind:o===ce?"start":"empty",name:r,attributes:a,from:e,to:this.at};let l=this.name(n),c=this.blanks(l),d=this.blanks(c+1),f=t[d];if(n===s||l===
n||t[c]!=="="||f!=='"'&&f!=="'")return this.fail();let h=t.indexOf(f,d+1),m=t.slice(d+1,Math.max(h,d+1)),p=m.includes("<")?void 0:hr(m);if(h<0||p===void 0||a.length>=
1e4)return this.fail();a.push({name:t.slice(n,l),value:p,from:n,to:h+1}),s=h+1}}characters(e,t){let i=hr(this.text.slice(e,t));return i===void 0?this.fail():{kind:"\
text",text:i,from:e,to:t}}fail(){this.malformed=!0}blanks(e){let{text:t}=this;for(;;){let i=t.charCodeAt(e);if(i!==32&&i!==9&&i!==10&&i!==13)return e;e++}}name(e){
let{text:t}=this;for(;e<t.length;e++){let i=t.charCodeAt(e);if(i<=32||i===Pt||i===ce||i===fr||i===61||i===34||i===39)break}return e}},[fr,ce,Pt]=[60,62,47],Jo={
amp:"&",lt:"<",gt:">",quot:'"',apos:"'"};function hr(e){if(!e.includes("&"))return e;let t=[],i=0;for(let r=e.indexOf("&");r>=0;r=e.indexOf("&",i)){let a=e.indexOf(
";",r);if(a<0||a-r>12)return;let s=e.slice(r+1,a),n=Jo[s]??Zo(s);if(n===void 0)return;t.push(e.slice(i,r),n),i=a+1}return t.push(e.slice(i)),t.join("")}function Zo(e){
let t=/^#(?:x([\dA-Fa-f]+)|(\d+))$/.exec(e),i=t?parseInt(t[1]??t[2],t[1]===void 0?10:16):-1;return i>0&&i<=1114111&&!(i>=55296&&i<=57343)?String.fromCodePoint(i):
void 0}var Ct=e=>e.replaceAll("&","&amp;").replaceAll("<","&lt;").replaceAll(">","&gt;").replaceAll('"',"&quot;"),z={rdf:"http://www.w3.org/1999/02/22-rdf-synta\
x-ns#",xml:"http://www.w3.org/XML/1998/namespace",dc:"http://purl.org/dc/elements/1.1/",xmp:"http://ns.adobe.com/xap/1.0/",pdf:"http://ns.adobe.com/pdf/1.3/",pdfaid:"\
http://www.aiim.org/pdfa/ns/id/",pdfuaid:"http://www.aiim.org/pdfua/ns/id/",pdfxid:"http://www.npes.org/pdfx/ns/id/",pdfx:"http://ns.adobe.com/pdfx/1.3/",pdfe:"\
http://www.aiim.org/pdfe/ns/id/",pdfvtid:"http://www.npes.org/pdfvt/ns/id/"},Yo=200,Qo=1e5;async function el(e,t){let i=tl(e);if(i===void 0)return{text:"",properties:[],
malformed:!0,end:-1,about:""};let r=new rl,a=new Ho(i);for(let n=a.next();n&&!r.broken;n=a.next()){r.take(n);let o=t.step((n.to-n.from)*4+50);o&&await o}let s=a.
malformed||r.broken||r.depth>0||r.end<0;return{text:i,properties:r.properties,malformed:s,end:r.end,about:r.about}}function Tt({properties:e},t,i){return e.find(
r=>r.name===i&&r.namespace===z[t])?.values??[]}function tl(e){let[t,i,r,a]=e;if(t===0&&i===0&&(r===254||r===0)||t===255&&i===254&&r===0&&a===0)return il(e);if(t===
254&&i===255||t===0&&i===60)return Ge(new TextDecoder("utf-16be").decode(e));if(t===255&&i===254||t===60&&i===0)return Ge(new TextDecoder("utf-16le").decode(e));
let s=new TextDecoder().decode(e);return Ge(s.includes("�")?Buffer.from(e).toString("latin1"):s)}var Ge=e=>e.startsWith("\uFEFF")?e.slice(1):e;function il(e){
let t=new DataView(e.buffer,e.byteOffset,e.byteLength),i=e[0]!==0,r=[];for(let a=0;a+4<=e.length;a+=4){let s=t.getUint32(a,i);if(s>1114111)return;r.push(String.
fromCodePoint(s))}return Ge(r.join(""))}var rl=class{properties=[];broken=!1;end=-1;about="";open=[];root=-1;items=[];pieces=[];get depth(){return this.open.length}take(e){
e.kind==="start"||e.kind==="empty"?this.start(e.name,e.attributes,e.from,e.kind==="empty"?e.to:-1):e.kind==="end"?this.close(e.name,e.from,e.to):e.kind==="text"&&
this.isInProperty()&&this.pieces.push(e.text)}isInProperty(){return this.root>=0&&this.open.length>this.root+2}start(e,t,i,r){if(this.open.length>=Yo&&(this.broken=
!0),this.broken)return;let a;for(let{name:d,value:f}of t)d==="xmlns"?(a??=new Map).set("",f):d.startsWith("xmlns:")&&(a??=new Map).set(d.slice(6),f);let{namespace:s,
local:n}=this.resolve(e,a,!0),o=s===z.rdf,l=o&&n==="li"?t.find(({name:d})=>d==="xml:lang")?.value:void 0,c=this.open.length-this.root;if(this.open.push({name:e,
namespace:s,local:n,from:i,scope:a,language:l}),this.root<0)o&&n==="RDF"&&this.end<0&&(this.root=this.open.length-1);else if(c===1)for(let{name:d,value:f,from:h,
to:m}of t){if(d==="xmlns"||d.startsWith("xmlns:"))continue;let p=this.resolve(d,void 0,!1);p.namespace===z.rdf&&p.local==="about"&&(this.about=f),!(p.namespace===
""||p.namespace===z.rdf||p.namespace===z.xml)&&this.add({namespace:p.namespace,name:p.local,values:[f],from:h,to:m})}else if(c===2){this.items=[],this.pieces=[];
let d=t.find(({name:f})=>this.isName(f,"resource"));d&&this.pieces.push(d.value)}else o&&n==="li"&&(this.pieces=[]);r>=0&&this.close(e,r,r)}close(e,t,i){let r=this.
open.pop();if(r?.name!==e){this.broken=!0;return}let a=this.open.length-this.root;if(!(this.root<0))if(a===0)this.end=t,this.root=-1;else if(a===2){let s=this.items.
length>0?al(this.items):[this.pieces.join("").trim()];this.add({namespace:r.namespace,name:r.local,values:s,from:r.from,to:i})}else a>2&&r.namespace===z.rdf&&r.
local==="li"&&(this.items.push({text:this.pieces.join("").trim(),language:r.language}),this.pieces=[])}add(e){this.properties.length<Qo?this.properties.push(e):
this.broken=!0}isName(e,t){let i=this.resolve(e,void 0,!1);return i.local===t&&i.namespace===z.rdf}resolve(e,t,i){let r=e.indexOf(":"),a=r<0?"":e.slice(0,r),s=e.
slice(r+1);if(a==="xml")return{namespace:z.xml,local:s};if(a===""&&!i)return{namespace:"",local:s};let n=t?.get(a);for(let o=this.open.length-1;n===void 0&&o>=0;o--)
n=this.open[o].scope?.get(a);return{namespace:n??"",local:s}}};function al(e){let t=e.findIndex(({language:r})=>r?.toLowerCase()==="x-default"),i=e.map(({text:r})=>r);
return t>0&&i.unshift(...i.splice(t,1)),i}var Ot={text:"",properties:[],malformed:!1,end:-1,about:""};function jt(e){let t=e.resolve(e.trailer.get("Info"));return t instanceof
u.t?t:t instanceof u.u?t.dict:void 0}async function Ae(e){let t=e.get(e.catalogNumber),i=t instanceof u.t?e.resolve(t.get("Metadata")):null;if(!(i instanceof u.u))
return;let r;try{r=e.decoded(i)}catch(a){if(!(a instanceof A.b)||a.code==="cancelled")throw a;return{...Ot,malformed:!0}}return el(r,e.job.pace)}function Dt(e,t=Ot){
let i=jt(e),r=c=>e.resolve(i?.get(c)),a=(c,d,f=", ")=>{let h=Tt(t,c,d).map(Be).filter(Boolean).join(f);return h===""?null:h},s=(c,d)=>{let[f=""]=Tt(t,c,d);return Be(
f)||null},n=(c,d)=>wt(_(r(c))??"")??wt(s("xmp",d)??"")??null,o=e.get(e.catalogNumber),l=o instanceof u.t?_(e.resolve(o.get("Lang"))):null;return{title:_(r("Titl\
e"))??s("dc","title"),author:_(r("Author"))??a("dc","creator"),subject:_(r("Subject"))??s("dc","description"),keywords:_(r("Keywords"))??a("pdf","Keywords")??a(
"dc","subject"),creator:_(r("Creator"))??s("xmp","CreatorTool"),producer:_(r("Producer"))??s("pdf","Producer"),created:n("CreationDate","CreateDate"),modified:n(
"ModDate","ModifyDate"),language:l??s("dc","language")}}function mr(e,t=Ot){let i=(o,l)=>Be(Tt(t,o,l)[0]??""),r=[],a=i("pdfaid","part");if(/^[1-9]$/.test(a)){let o=i(
"pdfaid","conformance").toLowerCase();r.push(`PDF/A-${a}${/^[abuef]$/.test(o)?o:""}`)}let s=i("pdfuaid","part");/^[1-9]$/.test(s)&&r.push(`PDF/UA-${s}`);let n=i(
"pdfxid","GTS_PDFXVersion")||i("pdfx","GTS_PDFXVersion")||(_(e.resolve(jt(e)?.get("GTS_PDFXVersion")))??"");for(let o of[n,i("pdfe","ISO_PDFEVersion"),i("pdfvti\
d","GTS_PDFVTVersion")])/^PDF\/[\w .:/()-]{1,40}$/.test(o)&&r.push(o);return r}function pr(e,t,i){let{text:r,properties:a,end:s,about:n}=e,o=[],l=0;for(let c of a.
filter(t).sort((d,f)=>d.from-f.from))c.from<l||(o.push(r.slice(l,c.from)),l=c.to);return o.push(r.slice(l,Math.max(s,l))),i.length>0&&o.push(yr(i,n)),o.push(r.slice(
Math.max(s,l))),nl(o.join(""))}function gr(e){return`<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="${z.rdf}">
${yr(e,"")}</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`}function yr(e,t){let i=[...new Set(e.map(({prefix:a})=>a))].map(a=>` xmlns:${a}="${z[a]}"`).join(""),r=e.map(({prefix:a,name:s,form:n,values:o})=>`\
<${a}:${s}>${sl(n,o)}</${a}:${s}>
`);return`<rdf:Description xmlns:rdf="${z.rdf}" rdf:about="${Ct(t)}"${i}>
${r.join("")}</rdf:Description>
`}function sl(e,t){let i=r=>t.map(a=>`<rdf:li${r}>${Ct(a)}</rdf:li>`).join("");switch(e){case"simple":return Ct(t[0]??"");case"alternative":return`<rdf:Alt>${i(
' xml:lang="x-default"')}</rdf:Alt>`;case"ordered":return`<rdf:Seq>${i("")}</rdf:Seq>`;case"unordered":return`<rdf:Bag>${i("")}</rdf:Bag>`}}var nl=e=>e.replace(
/^(\s*<\?xml\s[^>]*encoding\s*=\s*["'])[^"']*/,"$1UTF-8");function Le(e,t){let i=e.catalog.get("Metadata"),r=e.resolve(i),a=r instanceof u.u?[...r.dict].filter(
([o])=>!["Filter","DecodeParms","Length"].includes(o)):[],s=new u.t([["Type",new u.p("Metadata")],["Subtype",new u.p("XML")],...a]),n=new u.u(s,Buffer.from(t,"u\
tf8"));(0,u.w)(i)&&r instanceof u.u?e.put(i,n):e.edit(e.catalogNumber).set("Metadata",e.add(n))}var We=(e,t)=>mr(e,t).find(i=>i.startsWith("PDF/A-"));function ol(e,t,i,r){
return Le(e,pr(t,({namespace:a})=>a===z.pdfaid,[])),wr(i,r)}var wr=(e,t)=>({code:"pdfa_identification_removed",message:`The document no longer calls itself ${e}\
: ${t}.`}),ll={unspecified:"Unspecified",source:"Source",data:"Data",alternative:"Alternative",supplement:"Supplement"},cl=async(e,t,i)=>{let{attachment:r,attachment_name:a,
mime_type:s,modified:n,relationship:o,replace_existing:l}=t,c=[];a!==void 0&&!fl(a)&&c.push({field:"attachment_name",message:"must be a file name: no folders an\
d no control characters"}),s!==void 0&&!cr(s)&&c.push({field:"mime_type",message:"must be a media type such as text/xml or application/pdf"});let d=n===void 0?void 0:
Gi(n);if(n!==void 0&&d===void 0&&c.push({field:"modified",message:"must be a date of ISO 8601, such as 2026-11-20 or 2026-11-20T14:30:00+01:00"}),c.length>0)throw(0,A.d)(
c);let f=await(0,v.u)(e.bytes,i,{password:t.open_password}),h=a??St(r.name,"attachment"),m=Do(f),p=m.flatMap(G=>G.name===h?[G.entry]:[]),g=m.flatMap(G=>G.name===
h?[]:[G.entry]);if(p.length>0&&!l)throw(0,A.d)([hl(h,a!==void 0)]);let y=await Ae(f),w=Dt(f,y),b={name:h,bytes:r.bytes,mimeType:s??ur(h),description:t.attachment_description,
relationship:ll[o],modified:d??Gi(w.modified??w.created??"")},$=We(f,y),S=$===void 0?void 0:await dl($,r,b.modified!==void 0,i);await Ro(f,b,g,p);let P=$!==void 0&&
y&&S!==void 0?[ol(f,y,$,S)]:[],F=f.pages.count,C=await I(f,{version:"1.7"}),R={pageCount:F,attachmentName:h,attachmentCount:g.length+1,replaced:p.length>0};return{
documents:[{name:e.name,bytes:C,pageCount:F}],notes:P,facts:R}};async function dl(e,t,i,r){if(e.startsWith("PDF/A-1"))return"that standard allows no attachments";
if(e.startsWith("PDF/A-3"))return i?void 0:"that standard requires the date of an attachment, which you can give as modified";if(/^PDF\/A-4[ef]/.test(e))return;
let a=e.startsWith("PDF/A-2")?["1","2"]:["1","2","4"],s=await ul(t.bytes,r);if(!(s!==void 0&&a.includes(s)))return`that standard allows only attachments that ar\
e PDF/A-${a.join(" or PDF/A-")} themselves`}async function ul(e,t){let i;try{i=await(0,v.u)(e,{limits:t.limits,pace:t.pace})}catch(r){if(r instanceof A.b&&r.code!==
"cancelled")return;throw r}return/^PDF\/A-(\d)/.exec(We(i,await Ae(i))??"")?.[1]}var fl=e=>!/[/\\\p{Cc}\p{Cs}]/u.test(e)&&/[^. ]/.test(e);function hl(e,t){return{
field:t?"attachment_name":"attachment",message:`must not be the name of an attachment that the document has already ("${St(e,"attachment")}"): choose another at\
tachment_name, or set replace_existing`}}var br=class{constructor(e){this.removal=e,this.document=e.document}removal;document;open=new Set;pruned=!1;signatures=new Set;signatureRemoved=!1;removedFields=0;removedXfa=!1;losing(e){
if(!(0,u.y)(e.get("Subtype"),"Widget")||(this.pruned=!0,e.has("T")&&!e.has("Kids")&&this.removedFields++,Rt(this.document,e)!=="Sig"))return;this.signatureRemoved=
!0;let t=V(this.document,e,"V");(0,u.w)(t)&&this.signatures.add(t.number)}keepsAsField(e,t){if(!this.document.array(t.get("Kids")))return!1;this.document.edit(e);
for(let i of[...t.keys()])!vr.includes(i)&&i!=="Kids"&&i!=="AA"&&t.delete(i);return this.touch(e),!0}touch(e){this.open.add(e),this.pruned=!0}touchForm(){this.pruned=
!0}flush(){for(let t of this.open)this.open.delete(t),this.pruneField(t);if(!this.pruned)return;this.pruned=!1;let e=(0,k.e)(this.document,"AcroForm");e&&(this.
filter(e.holder,e.dict,"Fields"),this.filter(e.holder,e.dict,"CO"),this.signatureRemoved&&this.dropSignatureFlags(e.holder,e.dict),!(this.document.array(e.dict.
get("Fields"))?.length!==0||e.dict.has("DR"))&&this.document.editCatalog().delete("AcroForm"))}dropXfa(){let e=(0,k.e)(this.document,"AcroForm");e?.dict.has("XF\
A")&&(this.document.edit(e.holder),e.dict.delete("XFA"),this.document.editCatalog().delete("NeedsRendering"),this.removedXfa=!0)}pruneField(e){let t=this.document.
dict(new u.r(e)),i=this.document.array(t?.get("Kids"));if(!t||!i)return;let r=i.filter(s=>!this.removal.isGone(s));if(r.length===i.length)return;if(this.document.
edit(e),r.length>0||(0,u.y)(t.get("Subtype"),"Widget")){t.set("Kids",r);return}let a=t.get("Parent");this.removal.remove(e),this.removedFields++,(0,u.w)(a)&&this.
open.add(a.number)}filter(e,t,i){let r=this.document.array(t.get(i)),a=r?.filter(s=>!this.removal.isGone(s));!r||!a||a.length===r.length||(this.document.edit(e),
a.length>0||i==="Fields"?t.set(i,a):t.delete(i))}dropSignatureFlags(e,t){let i=(0,k.e)(this.document,"Perms");for(let[r,a]of i?[...i.dict]:[])!(0,u.w)(a)||!this.
signatures.has(a.number)||(this.document.edit(i.holder),i.dict.delete(r));i?.dict.size===0&&this.document.editCatalog().delete("Perms"),t.has("SigFlags")&&(Y(this.
document).some(({type:r})=>r==="Sig")||(this.document.edit(e),t.delete("SigFlags")))}};function Y(e){let t=(0,k.e)(e,"AcroForm"),i=new k.c(e),r=[],a=[],s=(n,o)=>{
for(let l=(n?.length??0)-1;l>=0;l--)a.push({value:n[l],parent:o})};s(e.array(t?.dict.get("Fields")),void 0);for(let n=a.pop();n;n=a.pop()){let o=e.dict(n.value);
if(!o||!i.first(n.value))continue;let l=e.resolve(o.get("FT")),c={number:(0,u.w)(n.value)?n.value.number:void 0,dict:o,type:l instanceof u.p?l.text:n.parent?.type,
parent:n.parent};r.push(c),s(e.array(o.get("Kids")),c)}return r}function Rt(e,t){let i=e.resolve(V(e,t,"FT"));return i instanceof u.p?i.text:void 0}function V(e,t,i){
let r=t;for(let a=0;r&&a<ml;a++){let s=r.get(i);if(s!==void 0)return s;r=e.dict(r.get("Parent"))}}var vr="FT Parent T TU TM Ff V DV DA Q DS RV Opt MaxLen TI I L\
ock SV".split(" "),ml=100,pl=class{constructor(e){this.document=e,this.visit=new k.c(e)}document;visit;seen=new Set;found=new Map;get fonts(){return[...this.found.
values()].sort((e,t)=>kr(e.name??"",t.name??"")||kr(e.type??"",t.type??""))}resources(e){let t=[e];for(;t.length>0;){let i=this.fresh(t.pop());if(i){for(let r of this.
entries(i,"Font"))this.font(r,t);for(let r of["XObject","Pattern"])for(let a of this.entries(i,r))t.push(this.fresh(a)?.get("Resources"));for(let r of this.entries(
i,"ExtGState")){let[a]=this.document.array(this.document.dict(r)?.get("Font"))??[];a!==void 0&&this.font(a,t)}}}}appearances(e){for(let t of this.document.dict(
e)?.values()??[]){let i=this.document.resolve(t);if(i instanceof u.u)this.appearance(t);else if(i instanceof u.t)for(let r of i.values())this.appearance(r)}}appearance(e){
this.resources(this.fresh(e)?.get("Resources"))}font(e,t){let i=this.fresh(e);if(!i)return;let{document:r}=this,a=Ke(r,i.get("Subtype")),[s]=r.array(i.get("Desc\
endantFonts"))??[],n=a==="Type0"?r.dict(s):void 0;a==="Type3"&&t.push(i.get("Resources"));let o=r.dict((n??i).get("FontDescriptor")),l=Ke(r,i.get("BaseFont"))??
Ke(r,o?.get("FontName")),c=/^[A-Z]{6}\+(?=.)/.exec(l??""),d=["FontFile","FontFile2","FontFile3"].some(h=>r.resolve(o?.get(h))instanceof u.u),f={name:l===void 0?
null:gl(l.slice(c?.[0].length??0)),type:(n&&Ke(r,n.get("Subtype")))??a??null,embedded:a==="Type3"||d,subset:c!==null};this.found.set(JSON.stringify(f),f)}fresh(e){
if(e===void 0||!this.visit.first(e))return;let t=this.document.dict(e);if(!(!t||this.seen.has(t)))return(0,u.w)(e)||this.seen.add(t),t}*entries(e,t){let i=e.get(
t);if(i===void 0)return;let r=this.fresh(i);r&&(yield*r.values())}};function Ke(e,t){let i=e.resolve(t);return i instanceof u.p&&i.text!==""?i.text:void 0}function gl(e){
let t=Buffer.from(e,"latin1"),i=new TextDecoder().decode(t);return i.includes("�")?e:i}var kr=(e,t)=>e<t?-1:e>t?1:0;function yl(e,t){let i=(0,k.e)(e,"AcroForm");
if(!i)return null;let r=e.resolve(i.dict.get("XFA"))!==null,a=wl(e,t).size;return a===0&&!r?null:{fields:a,xfa:r}}function wl(e,t){let i=xr(t),r=new Set;for(let[
a,s]of t.entries())!s.dict.has("T")&&s.parent!==void 0||i.has(s)||r.add(Sr(e,s.dict)||`${a}`);return r}function xr(e){return new Set(e.flatMap(({dict:t,parent:i})=>i&&
t.has("T")?[i]:[]))}var bl=100;function Sr(e,t){let i=[],r=t;for(let a=0;r&&a<bl;a++){let s=_(e.resolve(r.get("T")));s!==null&&i.unshift(s),r=e.dict(r.get("Pare\
nt"))}return i.join(".")}async function vl(e,t,i){let r=e.resolve(e.dict(e.catalog.get("Perms"))?.get("DocMDP")),a=[],s=new Set,n=d=>{let f=e.resolve(V(e,d,"V")),
h=(0,u.v)(f)?f:void 0;h&&s.add(h),a.push($r(e,Sr(e,d)||null,h,r))},o=xr(t);for(let d of t){let{type:f,dict:h,parent:m}=d;s.add(h),f==="Sig"&&!o.has(d)&&(h.has("\
T")||m===void 0)&&n(h)}let l=i.flatMap(d=>{let f=e.get(d);if(!((0,u.v)(f)&&!s.has(f)&&(f.has("T")||(0,u.y)(f.get("Subtype"),"Widget")))||!(0,u.y)(e.resolve(V(e,
f,"FT")),"Sig"))return[];let h=e.resolve(V(e,f,"V"));return(0,u.v)(h)&&!s.has(h)?[{number:d,field:f}]:[]});if(l.length>0){let{live:d}=await oe(e);for(let{number:f,
field:h}of l)d[f]===1&&n(h)}let c=e.dict(e.catalog.get("Perms"));for(let d of["UR3","UR"]){let f=e.dict(c?.get(d));f&&a.push({...$r(e,null,f,null),kind:"usage_r\
ights"})}return a}function $r(e,t,i,r){if(!i)return{field:t,signed:!1,kind:null,subFilter:null,signer:null,date:null};let a=e.resolve(i.get("SubFilter")),s=(0,u.y)(
e.resolve(i.get("Type")),"DocTimeStamp")||(0,u.y)(a,"ETSI.RFC3161");return{field:t,signed:!0,kind:s?"timestamp":i===r?"certification":"approval",subFilter:a instanceof
u.p?a.text:null,signer:_(e.resolve(i.get("Name"))),date:wt(_(e.resolve(i.get("M")))??"")??null}}async function kl(e){let t=(0,k.e)(e,"Outlines"),i=new k.c(e),r=[
t?.dict.get("First")],a=0;for(;r.length>0;){let s=r.pop();if(s===void 0||!i.first(s))continue;let n=(0,u.w)(s)?s.number:-1,o=c=>n>=0?e.entry(n,c):e.dict(s)?.get(
c);if(!(e.resolve(o("Title"))instanceof u.q))continue;a++,r.push(o("Next"),o("First"));let l=e.job.pace.step(300);l&&await l}return a}async function xl(e,t){let i=t.
filter(a=>Mt(e.get(a),s=>{let n=e.resolve(s.get("S"));return(!s.has("S")||(0,u.y)(n,"JavaScript")||(0,u.y)(n,"Rendition"))&&e.resolve(s.get("JS"))!==null}));if(i.
length===0)return!1;let{live:r}=await oe(e);return i.some(a=>r[a]===1)}var Ar=1e3;function Fr(e){let{width:t,height:i}=(0,x.c)(e),r=a=>Math.round(a*e.userUnit*Ar)/
Ar;return{width:r(t),height:r(i)}}function Sl({kinds:e,kindOf:t}){let i=new Int32Array(e.length),r=new Int32Array(e.length);for(let s=t.length-1;s>=0;s--)i[t[s]]++,
r[t[s]]=s+1;let a=new Map;for(let[s,n]of e.entries()){let{width:o,height:l}=Fr(n),c=`${o} ${l}`,d=a.get(c);d?d.count+=i[s]:a.set(c,{width:o,height:l,count:i[s],
firstPage:r[s]})}return[...a.values()]}function $l(e,{kinds:t,kindOf:i}){let r=(0,k.j)(e),a=t.map(Fr);return Array.from(i,(s,n)=>({...a[s],rotation:t[s].rotation,
label:r?Al(r(n)):null}))}function Al({style:e,prefix:t,number:i}){let r=t?_(t)??"":"";switch(e){case"D":return`${r}${i}`;case"R":return`${r}${Mr(i)}`;case"r":return`${r}${Mr(
i).toLowerCase()}`;case"A":return`${r}${Pr(i)}`;case"a":return`${r}${Pr(i).toLowerCase()}`;default:return r}}var Fl=[[1e3,"M"],[900,"CM"],[500,"D"],[400,"CD"],[
100,"C"],[90,"XC"],[50,"L"],[40,"XL"],[10,"X"],[9,"IX"],[5,"V"],[4,"IV"],[1,"I"]],Ml=1e5,Pl=100;function Mr(e){if(e>Ml)return String(e);let t=e,i="";for(let[r,a]of Fl)
for(;t>=r;t-=r)i+=a;return i}function Pr(e){let t=Math.ceil(e/26);return t>Pl?String(e):String.fromCharCode(65+(e-1)%26).repeat(t)}var Cl=["MediaBox","CropBox",
"Rotate","UserUnit"];async function Tl(e){let{pages:t,job:i}=e,r=[],a=new Map,s=new Int32Array(t.count),n=new Set,o=new Cr(Cl),l=new Cr(["Resources"]),c=new M.q,
d=-1,f;for(let h=0;h<t.count;h++){let m=t.number(h),p=e.place(m),g=p!==void 0&&c.locate(p.bytes,p.start,p.end),y=t.inheritedBy(h),w=y===f;if(f=y,!(g?o.take(p.bytes,
c):o.forget())||!w){let $=(0,x.k)(e,h),S=`${$.box.join(" ")} ${$.rotation} ${$.userUnit}`;d=a.get(S)??r.push($)-1,a.set(S,d)}s[h]=d,(!(g?l.take(p.bytes,c):l.forget())||
!w)&&n.add(t.attribute(h,"Resources"));let b=i.pace.step(300);b&&await b}return{kinds:r,kindOf:s,resources:n}}var Cr=class{constructor(e){this.keys=e,this.from=
new Int32Array(e.length),this.to=new Int32Array(e.length)}keys;bytes;from;to;forget(){return this.bytes=void 0,!1}take(e,t){let{from:i,to:r}=this,a=this.bytes,s=a!==
void 0;for(let n=0;n<this.keys.length;n++){let o=t.find(e,this.keys[n]),l=o<0?0:t.at[o+2],c=o<0?0:t.at[o+3];s&&=Ol(a,i[n],r[n],e,l,c),i[n]=l,r[n]=c}return this.
bytes=e,s}};function Ol(e,t,i,r,a,s){if(i-t!==s-a)return!1;for(let n=t,o=a;n<i;n++,o++)if(e[n]!==r[o])return!1;return!0}function Tr(e){let t=!1;return{quiet:{...e,
onRepaired:()=>{t=!0}},wasRepaired:()=>t}}async function Or(e,{perPage:t,repaired:i,size:r}){let a=e.security?.locked===!0,s=e.get(e.catalogNumber)instanceof u.t,
n=await Ae(e),o=s?await Tl(e):void 0,l=!a||s&&jr(e)===e.pages.count,c=l?e.pages.count:jr(e)??Dl(e),d=await Ft(e,["AP","JS","EF","ByteRange","Sig"]),f=s?Y(e):[],
h=(S,P)=>a&&P&&El(e)?null:S,m=o?await jl(e,o.resources,d.AP):[],p=s?await vl(e,f,d.ByteRange.length>0?d.Sig:[]):[],g=s?await lr(e,d.EF):[],y=s?await kl(e):0,w=s?
yl(e,f):null,b=await xl(e,d.JS),$=mr(e,n);return{pageCount:c??null,fileSize:r,version:s?e.version:Rl(e),...Dt(e,n),pageSizes:o&&l?Sl(o):null,locked:a,encryption:Nl(
e),permissions:Il(e),signatures:h(p,p.length===0),form:w,attachments:h(g.map(({name:S,size:P,mimeType:F,description:C,relationship:R})=>({name:S,size:P,mimeType:F,
description:C,relationship:R})),g.length===0),fonts:h(m.map(S=>({...S})),m.length===0),bookmarks:h(y,y===0),tagged:s?_l(e):null,claims:h($,$.length===0),javascript:h(
b,!b),linearized:Dr(e)!==void 0,repaired:i,...t?{pages:o&&l?$l(e,o):null}:{}}}async function jl(e,t,i){let{job:r,pages:a}=e,s=new pl(e);for(let o of t){s.resources(
o);let l=r.pace.step(100);l&&await l}let n=new Set(i);for(let o=0;i.length>0&&o<a.count;o++){let l=a.number(o);for(let d of e.array(e.entry(l,"Annots"))??[]){let f=(0,u.w)(
d)?d.number:-1;(f<0||n.has(f))&&s.appearances(e.dict(d)?.get("AP"))}let c=r.pace.step(1e3);c&&await c}return s.fonts}function jr(e){let t=e.get(e.catalogNumber),
i=(0,u.v)(t)?e.resolve(e.dict(t.get("Pages"))?.get("Count")):null;return typeof i=="number"&&Number.isInteger(i)&&i>0?i:void 0}function Dr(e){let{bytes:t,job:i}=e,
r=(0,u.n)(t).subarray(0,1024),a=r.indexOf(" obj");if(a<0||!r.includes("/Linearized"))return;let s=new v.i(t,a+4,Math.min(t.length,a+2048),i.limits.nesting).value();
return(0,u.v)(s)&&s.has("Linearized")&&s.get("L")===t.length?s:void 0}function Dl(e){let t=Dr(e)?.get("N");return typeof t=="number"&&Number.isInteger(t)&&t>0?t:
void 0}function Rl({bytes:e}){return/%PDF-(\d\.\d)/.exec((0,u.n)(e).toString("latin1",0,1032))?.[1]??null}function El({table:e}){return e.kind.subarray(0,e.size).
includes(2)}function _l(e){return e.resolve((0,k.e)(e,"MarkInfo")?.dict.get("Marked"))===!0&&(0,k.e)(e,"StructTreeRoot")!==void 0}function Nl({security:e}){if(!e)
return null;let{algorithm:t,keyBits:i=null,opensWithoutPassword:r}=e;return{algorithm:t?.replace(/^RC4-.*/,"RC4")??null,keyBits:i,opensWithoutPassword:r}}function Il({
security:e}){let t=new Set(e?(0,v.t)(e.permissions):[]),i=e?.revision===2,r=e!==void 0&&e.revision===void 0,a=(s,n)=>r?null:!t.has(i?n:s);return{allowPrint:a("a\
llow_print","allow_print"),allowPrintHighResolution:a("allow_print_high_resolution","allow_print"),allowChangeContent:a("allow_change_content","allow_change_con\
tent"),allowAssembleDocument:a("allow_assemble_document","allow_change_content"),allowCopyContent:a("allow_copy_content","allow_copy_content"),allowAccessibility:a(
"allow_accessibility","allow_copy_content"),allowCommentAndFillForm:a("allow_comment_and_fill_form","allow_comment_and_fill_form"),allowFillForm:a("allow_fill_f\
orm","allow_comment_and_fill_form")}}var zl=async(e,t,i)=>{let{quiet:r,wasRepaired:a}=Tr(i),s=await(0,v.u)(e.bytes,r,{password:t.open_password,evenIfLocked:!0}),
n=await Or(s,{perPage:!1,repaired:a(),size:e.bytes.length}),o=Ul(n,t);if(o.length>0)throw Kl(o);let{pageCount:l,locked:c}=n,d={passed:!0,checks:Object.entries(t).
flatMap(([h,m])=>h==="open_password"||m===!1?[]:[h]),pageCount:l??null,fileSize:e.bytes.length,locked:c===!0},f=a()?[{code:"document_damaged",message:"The docum\
ent is damaged. Octavo could read it; other programs may not."}]:[];return{documents:[typeof l=="number"?{...e,pageCount:l}:e],data:d,notes:f,facts:{}}};function Ul(e,t){
let{maximum_pages:i,maximum_bytes:r,require_embedded_fonts:a,require_unlocked:s,forbid_javascript:n}=t,{pageCount:o,fonts:l,javascript:c,encryption:d}=e,f=Number(
e.fileSize),h=[],m=p=>`The document needs a password to open, which hides ${p}: give open_password.`;if(i!==void 0&&(typeof o!="number"?h.push(m("how many pages\
 it has")):o>i&&h.push(`The document has ${Bl(o,"page")}; at most ${i} are allowed.`)),r!==void 0&&f>r&&h.push(`The file has ${f} bytes; at most ${r} are allowe\
d.`),a){let p=Array.isArray(l)?Gl(l):void 0;p?p.length>0&&h.push(`${p.length===1?"A font is":`${p.length} fonts are`} not embedded: ${Wl(p)}.`):h.push(m("which \
fonts it has"))}return s&&d?.opensWithoutPassword===!1&&h.push("The document does not open without a password."),n&&c!==!1&&h.push(c===!0?"The document has Java\
Script.":m("whether it has JavaScript")),h}var Bl=(e,t)=>`${e} ${t}${e===1?"":"s"}`,Gl=e=>e.flatMap(({embedded:t,name:i})=>t===!1?[typeof i=="string"?Ll(i):"a f\
ont without a name"]:[]),Ll=e=>e.replace(/[^\p{L}\p{N} +,._-]/gu,"?").slice(0,60),Et=10,Wl=e=>{let t=[...new Set(e)];return t.length>Et?`${t.slice(0,Et).join(",\
 ")} and ${t.length-Et} more`:t.join(", ")};function Kl(e){let t=e.map(i=>({field:"file",message:i}));return new A.b("invalid_parameters",`The check failed: ${e.
join(" ")}`,{issues:t})}function ql(e){let t=[...e.normalize("NFC").toLowerCase()];return i=>{let r=[...i.normalize("NFC").toLowerCase()],[a,s]=[0,0],[n,o]=[-1,
0];for(;s<r.length;)if(a<t.length&&t[a]==="*")n=a++,o=s;else if(a<t.length&&(t[a]==="?"||t[a]===r[s]))a++,s++;else if(n>=0)a=n+1,s=++o;else return!1;for(;t[a]===
"*";)a++;return a===t.length}}var Vl=async(e,t,i)=>{let r=await(0,v.u)(e.bytes,i,{password:t.open_password}),a=await lr(r),s=ql(t.name_pattern??"*"),n=a.map(({name:d},f)=>St(
d??"",`attachment-${f+1}`)),o=[...a.keys()].filter(d=>s(n[d])||s(a[d].name??"")),l=Co(o.map(d=>n[d])),c=[];for(let[d,f]of o.entries()){let h=a[f],m=r.decoded(h.
stream);c.push({name:l[d],bytes:m,mediaType:h.mimeType??ur(l[d]),facts:Xl(h,m.length)});let p=i.pace.step(m.length);p&&await p}return{documents:[],files:c,notes:Hl(
a.length,c.length),facts:{attachmentCount:c.length}}};function Xl({name:e,mimeType:t,description:i,relationship:r,page:a},s){return{size:s,...t===null?{}:{mimeType:t},
...e===null?{}:{originalName:e},...i===null?{}:{description:i},...r===null?{}:{relationship:r},...a===null?{}:{page:a}}}function Hl(e,t){if(e===0)return[{code:"\
no_attachments",message:"The document has no attachments."}];if(t>0)return[];let i=`None of the ${e} attachments of the document has a name that matches name_pa\
ttern.`;return[{code:"no_attachments",message:e===1?"The name of the one attachment does not match name_pattern.":i}]}async function Jl(e){e.trailer.delete("Inf\
o");let t=await Ft(e,["Metadata","PieceInfo"]),i=r=>r.has("PieceInfo")||Rr(e,r);for(let r of new Set([...t.Metadata,...t.PieceInfo])){if(!Mt(e.get(r),i))continue;
le(e.edit(r),s=>{Rr(e,s)&&s.delete("Metadata"),s.delete("PieceInfo")});let a=e.job.pace.step(1e3);a&&await a}}function Rr(e,t){let i=e.resolve(t.get("Metadata"));
return i instanceof u.u&&((0,u.y)(i.dict.get("Type"),"Metadata")||(0,u.y)(i.dict.get("Subtype"),"XML"))}var Zl={title:"Title",author:"Author",subject:"Subject",
keywords:"Keywords",creator:"Creator"};async function Yl(e,t){let i=await Ae(e);if(/^PDF\/A-[4-9]/.test(We(e,i)??"")||Ql(e,t),t.language!==void 0&&e.edit(e.catalogNumber).
set("Lang",(0,D.c)(t.language)),i?.malformed===!0)return Le(e,gr(_r(e,t))),[{code:"xmp_replaced",message:"The XMP metadata of the document were malformed. They \
were written again from the Info dictionary, without claims such as PDF/A."}];let r=Er(t);return i?Le(e,pr(i,ec(r,i),r)):e.version>="2.0"&&Le(e,gr(_r(e,t))),[]}
function Ql(e,t){let i=Object.entries(Zl).flatMap(([s,n])=>{let o=t[s];return o===void 0?[]:[[n,(0,D.c)(o)]]});if(i.length===0)return;let r=e.trailer.get("Info"),
a=new u.t([...jt(e)??[],...i]);r instanceof u.r&&e.exists(r.number)?e.put(r,a):e.trailer.set("Info",e.add(a))}function Er(e){let{title:t,author:i,subject:r,keywords:a,
creator:s,language:n}=e,o=(l,c,d,f)=>f===void 0?[]:[{prefix:l,name:c,form:d,values:[f]}];return[...o("dc","title","alternative",t),...o("dc","description","alte\
rnative",r),...o("dc","creator","ordered",i),...o("pdf","Keywords","simple",a),...o("xmp","CreatorTool","simple",s),...o("dc","language","unordered",n)]}function ec(e,{
properties:t}){let i=e.find(({name:s})=>s==="Keywords")?.values[0],r=t.some(({namespace:s,name:n})=>s===z.dc&&n==="subject");i!==void 0&&r&&e.push({prefix:"dc",
name:"subject",form:"unordered",values:tc(i)});let a=new Set(e.map(({prefix:s,name:n})=>`${z[s]} ${n}`));return({namespace:s,name:n})=>a.has(`${s} ${n}`)}var tc=e=>e.
split(/[,;]/).map(t=>t.trim()).filter(t=>t!=="");function _r(e,t){let{title:i,author:r,subject:a,keywords:s,creator:n,producer:o,created:l,modified:c,language:d}=Dt(
e),f=Object.entries({title:i,author:r,subject:a,keywords:s,creator:n,language:d,...t}).filter(([,m])=>m!==null),h=(m,p,g)=>g===null?[]:[{prefix:m,name:p,form:"s\
imple",values:[g]}];return[...Er(Object.fromEntries(f)),...h("pdf","Producer",o),...h("xmp","CreateDate",l),...h("xmp","ModifyDate",c)]}var ic=async(e,t,i)=>{let{
remove_existing:r,open_password:a,...s}=t,n=ac(s);if(n.length>0)throw(0,A.d)(n);let o=await(0,v.u)(e.bytes,i,{password:a}),l=[];if(r){let d=We(o,await Ae(o));await Jl(
o),d!==void 0&&l.push(wr(d,"its metadata were removed"))}Object.keys(s).length>0&&l.push(...await Yl(o,s));let c=o.pages.count;return{documents:[{name:e.name,bytes:await I(
o),pageCount:c}],notes:l,facts:{pageCount:c}}},rc=/^[A-Za-z]{1,8}(-[A-Za-z0-9]{1,8}){0,8}$/;function ac({language:e}){return e===void 0||rc.test(e)?[]:[{field:"\
language",message:"must be a language tag such as en, de-AT or zh-Hant (BCP 47)"}]}async function Nr(e,t,i){let r=(0,v.p)({...i,id0:oc(e)});return nc(e,r),{name:t.
name,bytes:await I(e,{encryption:r}),pageCount:e.pages.count}}function Ir({algorithm:e,permissions:t,userPassword:i}){return{algorithm:e,permissions:t,restrictions:(0,v.t)(
t),needsPassword:i!==""}}function sc({security:e}){let t=e?(0,v.t)(e.permissions):[];return t.length===0?[]:[{code:"restrictions_dropped",message:`The document \
came with restrictions (${t.join(", ")} = false). The new encryption replaces them: whoever opens the document with the password may do everything.`}]}function nc(e,{
version:t,extensionLevel:i}){if(i===void 0||e.version>="2.0")return;let r=e.edit(e.catalogNumber);if(!(r instanceof u.t))return;let a=e.dict(r.get("Extensions")),
s=e.resolve(e.dict(a?.get("ADBE"))?.get("ExtensionLevel"));if(typeof s=="number"&&s>=i)return;let n=(0,u.z)({BaseVersion:(0,u.A)(t),ExtensionLevel:i});r.set("Ex\
tensions",new u.t([...a??[],["ADBE",n]]))}function oc(e){let t=e.resolve(e.array(e.trailer.get("ID"))?.[0]);if(t instanceof u.q&&t.bytes.length>0)return t.bytes;
let i=new u.q((0,mn.randomBytes)(16));return e.trailer.set("ID",[i,i]),i.bytes}var lc=async(e,t,i)=>{let r=await(0,v.u)(e.bytes,i,{password:t.open_password}),a={
algorithm:t.encryption_algorithm,userPassword:t.password,ownerPassword:(0,v.q)(),permissions:v.r},s=sc(r);return{documents:[await Nr(r,e,a)],notes:s,facts:Ir(a)}},
cc=async(e,t,i)=>{let r=await(0,v.u)(e.bytes,i,{password:t.open_password}),a={algorithm:t.encryption_algorithm,userPassword:t.user_password??"",ownerPassword:t.
owner_password,permissions:(0,v.s)(t)},s=r.security&&!r.security.opensWithoutPassword&&a.userPassword===""?[dc]:[];return{documents:[await Nr(r,e,a)],notes:s,facts:Ir(
a)}},dc={code:"opens_without_password",message:"The document needed a password to open. It was given no user_password, so it now opens without one, with the res\
trictions."},_t={orientation:void 0,resolution:void 0};function zr(e){if(e.length<14)return _t;let t=new DataView(e.buffer,e.byteOffset,e.length),i=t.getUint16(
0);if(i!==18761&&i!==19789)return _t;let r=i===18761,a=t.getUint32(4,r);if(t.getUint16(2,r)!==42||a+2>e.length)return _t;let s=t.getUint16(a,r),n=new Map;for(let f=0,
h=a+2;f<s&&h+12<=e.length;f++,h+=12){let m=t.getUint16(h,r),p=t.getUint16(h+2,r);if(p===3&&(m===274||m===296)&&n.set(m,t.getUint16(h+8,r)),p!==5||m!==282&&m!==283)
continue;let g=t.getUint32(h+8,r);g+8<=e.length&&n.set(m,t.getUint32(g,r)/t.getUint32(g+4,r))}let o=n.get(274),l={2:1,3:2.54}[n.get(296)??2],[c,d]=[n.get(282),n.
get(283)];return{orientation:o!==void 0&&o>=1&&o<=8?o:void 0,resolution:c===void 0||d===void 0||l===void 0?void 0:Nt({x:c*l,y:d*l})}}function Nt({x:e,y:t}){let i=r=>r>=
10&&r<=4800;return i(e)&&i(t)?{x:e,y:t}:void 0}var uc={195:"a lossless JPEG image",197:"a hierarchical JPEG image",198:"a hierarchical JPEG image",199:"a hierar\
chical lossless JPEG image",201:"a JPEG image with arithmetic coding",202:"a JPEG image with arithmetic coding",203:"a lossless JPEG image with arithmetic codin\
g",205:"a hierarchical JPEG image with arithmetic coding",206:"a hierarchical JPEG image with arithmetic coding",207:"a hierarchical JPEG image with arithmetic \
coding",247:"a JPEG-LS image"},Ur="save it as a baseline or progressive JPEG with 8 bits, or as a PNG image",fc=216,Br=217,hc=218,Gr="Exif\0\0",qe="ICC_PROFILE\0";
function mc(e,t){let i=new pc(e,t);i.run();let{frame:r}=i;if(!r)throw t("is a JPEG image without a start of frame; it is damaged");if(i.end<0)throw t("is a JPEG\
 image that is cut short; copy or export it again");let a=i.exif&&zr(i.exif),{width:s,height:n,components:o,ids:l}=r;return{width:s,height:n,components:o,orientation:a?.
orientation??1,resolution:i.jfifResolution??a?.resolution,profile:yc(i.profileParts),adobe:i.adobe,plainRgb:l==="RGB"&&!i.adobe&&!i.jfif,data:e.subarray(0,i.end)}}
var pc=class{constructor(e,t){this.bytes=e,this.refuse=t,this.buffer=(0,u.n)(e)}bytes;refuse;frame;jfif=!1;jfifResolution;adobe=!1;exif;profileParts=new Map;end=-1;buffer;run(){
let{bytes:e}=this,t=2;for(;;){if(t=this.nextMarker(t),t<0)return;let i=e[t];if(t++,i===Br){this.end=t;return}if(i===fc||i===1)continue;if(t+2>e.length)return;let r=e[t]<<
8|e[t+1];if(r<2||t+r>e.length)return;let a=e.subarray(t+2,t+r);if(t+=r,i!==hc)this.segment(i,a);else if(this.isOnlyScan(a)){let s=this.buffer.indexOf(gc,t);this.
end=s<0?-1:s+2;return}}}nextMarker(e){let{bytes:t,buffer:i}=this;for(;;){if(e=i.indexOf(255,e)+1,e===0||e>=t.length)return-1;let r=t[e];if(r!==0&&r!==255&&(r<208||
r>215))return e}}isOnlyScan(e){return this.frame?.sequential===!0&&e[0]===this.frame.components}segment(e,t){let i=uc[e];if(i!==void 0)throw this.refuse(`is ${i}\
, which PDF cannot hold; ${Ur}`);if(e>=192&&e<=194)this.frame??=this.readFrame(t,e!==194);else if(e===224&&Ve(t,"JFIF\0"))this.readJfif(t);else if(e===225&&Ve(t,
Gr))this.exif??=t.subarray(Gr.length);else if(e===226&&Ve(t,qe)&&t.length>qe.length+2){let[r,a]=t.subarray(qe.length);this.profileParts.has(r)||this.profileParts.
set(r,{of:a,data:t.subarray(qe.length+2)})}else e===238&&Ve(t,"Adobe")&&t.length>=12&&(this.adobe=!0)}readFrame(e,t){let[i=0,r=0,a=0,s=0,n=0,o=0]=e,[l,c]=[r<<8|
a,s<<8|n];if(e.length<6+3*o)throw this.refuse("is a JPEG image whose start of frame is damaged");if(i!==8)throw this.refuse(`is a JPEG image with ${i} bits per \
component, which PDF cannot hold; ${Ur}`);if(c===0||l===0)throw this.refuse(`is a JPEG image of ${c} × ${l} pixels; it is empty or damaged`);if(o!==1&&o!==3&&o!==
4)throw this.refuse(`is a JPEG image with ${o} components; PDF holds 1, 3 or 4`);let d="";for(let f=0;f<o;f++)d+=String.fromCharCode(e[6+3*f]);return{width:c,height:l,
components:o,ids:d,sequential:t}}readJfif(e){if(this.jfif||(this.jfif=!0,e.length<12))return;let t={1:1,2:2.54}[e[7]],[i,r]=[e[8]<<8|e[9],e[10]<<8|e[11]];t!==void 0&&
(this.jfifResolution=Nt({x:i*t,y:r*t}))}},gc=Buffer.of(255,Br);function yc(e){let t=e.size,i=[];for(let r=1;r<=t;r++){let a=e.get(r);if(a?.of!==t)return;i.push(
a.data)}return t===0?void 0:Buffer.concat(i)}function Ve(e,t){if(e.length<t.length)return!1;for(let i=0;i<t.length;i++)if(e[i]!==t.charCodeAt(i))return!1;return!0}
var wc=[.3127,.329,.64,.33,.3,.6,.15,.06],It=[.9642,1,.8249];function bc({gray:e,gamma:t,primaries:i}){let r=t===void 0?xc():kc(1/t),a=[{names:["desc"],data:vc(
t===void 0?"sRGB":"Colors of a PNG image")},{names:["cprt"],data:Fe("text",[...de("No copyright, use freely"),0])},{names:["wtpt"],data:Me(It)}];if(e)return Lr(
"GRAY",[...a,{names:["kTRC"],data:r}]);let[s,n,o]=Kr(Sc(i??wc));return Lr("RGB ",[...a,{names:["rXYZ"],data:Me(s)},{names:["gXYZ"],data:Me(n)},{names:["bXYZ"],data:Me(
o)},{names:["rTRC","gTRC","bTRC"],data:r}])}function Lr(e,t){let i=t.flatMap(({names:c})=>c).length,r=132+12*i,a=t.reduce((c,{data:d})=>c+d.length,r),s=new Uint8Array(
a),n=new DataView(s.buffer);n.setUint32(0,a),n.setUint32(8,34603008),s.set(de(`mntr${e}XYZ `),12);for(let[c,d]of[2e3,1,1,0,0,0].entries())n.setUint16(24+2*c,d);
s.set(de("acsp"),36),s.set(Me(It).subarray(8),68),n.setUint32(128,i);let o=132,l=r;for(let{names:c,data:d}of t){for(let f of c)s.set(de(f),o),n.setUint32(o+4,l),
n.setUint32(o+8,d.length),o+=12;s.set(d,l),l+=d.length}return s}var de=e=>[...e].map(t=>t.charCodeAt(0));function Fe(e,t){let i=8+t.length,r=new Uint8Array(Math.
ceil(i/4)*4);return r.set(de(e)),r.set(t,8),r}function vc(e){return Fe("desc",[0,0,0,e.length+1,...de(e),0,...new Array(78).fill(0)])}function Me(e){let t=Fe("X\
YZ ",new Array(12).fill(0)),i=new DataView(t.buffer);for(let[r,a]of e.entries())i.setInt32(8+4*r,Math.round(a*65536));return t}function kc(e){let t=Math.round(e*
256);return Fe("curv",[0,0,0,1,t>>8,t&255])}function xc(){let e=Fe("curv",[0,0,4,0,...new Array(2048).fill(0)]),t=new DataView(e.buffer);for(let i=0;i<1024;i++){
let r=i/1023,a=r<=.04045?r/12.92:((r+.055)/1.055)**2.4;t.setUint16(12+2*i,Math.round(a*65535))}return e}function Sc([e,t,i,r,a,s,n,o]){let l=[e/t,1,(1-e-t)/t],c=Wr(
[[i/r,1,(1-i-r)/r],[a/s,1,(1-a-s)/s],[n/o,1,(1-n-o)/o]]),d=zt(Vr(c),l),f=c.map(g=>g.map((y,w)=>y*d[w])),[h,m]=[zt(Xe,l),zt(Xe,It)],p=Xe.map((g,y)=>g.map(w=>w*m[y]/
h[y]));return qr(qr(Vr(Xe),p),f)}var Xe=[[.8951,.2664,-.1614],[-.7502,1.7135,.0367],[.0389,-.0685,1.0296]],Wr=e=>[[e[0][0],e[1][0],e[2][0]],[e[0][1],e[1][1],e[2][1]],
[e[0][2],e[1][2],e[2][2]]],Kr=Wr,ue=(e,t)=>e[0]*t[0]+e[1]*t[1]+e[2]*t[2],zt=(e,t)=>[ue(e[0],t),ue(e[1],t),ue(e[2],t)];function qr(e,t){let i=Kr(t);return e.map(
r=>[ue(r,i[0]),ue(r,i[1]),ue(r,i[2])])}function Vr([[e,t,i],[r,a,s],[n,o,l]]){let c=e*(a*l-s*o)-t*(r*l-s*n)+i*(r*o-a*n);return[[a*l-s*o,i*o-t*l,t*s-i*a],[s*n-r*
l,e*l-i*n,i*r-e*s],[r*o-a*n,t*n-e*o,e*a-t*r]].map(d=>d.map(f=>f/c))}var $c={0:1,2:3,3:1,4:2,6:4},Ac={0:[1,2,4,8,16],2:[8,16],3:[1,2,4,8],4:[8,16],6:[8,16]},Ut=16<<
20;function Fc(e,t){let i=new Mc(e,t),r=i.header(),{colourType:a,depth:s}=r,n=$c[a];if(r.width===0||r.height===0)throw t(`is a PNG image of ${r.width} × ${r.height}\
 pixels; it is empty or damaged`);if(n===void 0||!Ac[a].includes(s))throw t(`is a PNG image with ${s} bits and colour type ${a}, which does not exist; it is dam\
aged`);i.rest();let o=a===3?Pc(i,t):void 0;if(i.data.length===0)throw t("is a PNG image without image data; it is damaged or cut short");let{ancillary:l}=i,c=l.
get("eXIf");return{width:r.width,height:r.height,depth:s,colour:{gray:a===0||a===4,palette:a===3,alpha:a>=4},channels:n,interlaced:r.interlaced,palette:o?.subarray(
0,3*2**s),transparency:Cc(l.get("tRNS"),a),profile:Tc(l.get("iCCP")),meaning:Oc(l),orientation:(c&&zr(c).orientation)??1,resolution:Rc(l.get("pHYs")),data:i.data}}
var Mc=class{constructor(e,t){this.bytes=e,this.refuse=t}bytes;refuse;palette;ancillary=new Map;data=[];at=8;type="";header(){let e=this.next();if(this.type==="\
CgBI")throw this.refuse("is a PNG image in Apple's own form (CgBI), which other programs cannot read; export it as an ordinary PNG");if(!e||this.type!=="IHDR"||
e.length!==13)throw this.refuse("is a PNG image without a header; it is damaged");let[t,i,r]=e.subarray(10);if(t!==0||i!==0||r>1)throw this.refuse("is a PNG ima\
ge with a compression, filter or interlace method that does not exist; it is damaged");return{width:Q(e,0),height:Q(e,4),depth:e[8],colourType:e[9],interlaced:r===
1}}rest(){for(let e=this.next();e&&this.type!=="IEND";e=this.next()){let{type:t}=this;if(t==="IDAT")e.length>0&&this.data.push(e);else if(t==="PLTE")this.palette??=
e;else if(t.charCodeAt(0)&32)this.ancillary.has(t)||this.ancillary.set(t,e);else throw this.refuse("is a PNG image with a critical chunk that is not known; expo\
rt it as an ordinary PNG")}}next(){let{bytes:e,at:t}=this;if(t+12>e.length)return;let i=Q(e,t);return this.type=(0,u.n)(e).toString("latin1",t+4,t+8),this.at=t+
12+i,e.subarray(t+8,Math.min(t+8+i,e.length))}};function Pc({palette:e},t){if(!e)throw t("is a PNG image without its palette; it is damaged");if(e.length===0||e.
length%3!==0||e.length>768)throw t("is a PNG image whose palette is damaged");return e}function Cc(e,t){if(!e)return;if(t===3)return e.length>0?e:void 0;let i={
0:2,2:6}[t];return i!==void 0&&e.length>=i?e.subarray(0,i):void 0}function Tc(e){if(!e)return;let t=e.indexOf(0);if(!(t<0||t>79||e[t+1]!==0))try{let i={stream:Ut,
total:Ut,remaining:Ut};return(0,M.k)("FlateDecode",e.subarray(t+2),void 0,i)}catch{return}}function Oc(e){if(e.has("sRGB"))return"sRGB";let t=e.get("gAMA");if(t?.
length!==4)return;let i=Q(t,0)/1e5;if(i<.1||i>10)return;let r=Dc(e.get("cHRM"));return Math.abs(i-1/2.2)<.01&&(!r||r.every((a,s)=>jc(a,Xr[s])))?"sRGB":{gamma:i,
primaries:r}}var jc=(e,t)=>Math.abs(e-t)<.005,Xr=[.3127,.329,.64,.33,.3,.6,.15,.06];function Dc(e){if(e?.length!==32)return;let t=Xr.map((i,r)=>Q(e,4*r)/1e5);return t.
every((i,r)=>i<=1&&(r%2===0||i>.001))?t:void 0}function Rc(e){if(!(e?.length!==9||e[8]!==1))return Nt({x:Q(e,0)*.0254,y:Q(e,4)*.0254})}var Q=(e,t)=>e[t]*16777216+
(e[t+1]<<16|e[t+2]<<8|e[t+3]),Ec=10;async function Bt(e,t,i,r,a){let{ending:s,reached:n}=await Ki(e,t,i,r==="look"?1:Ec,a);return n<t?s==="damaged"?"damaged":"s\
hort":s==="clean"?"proved":"complete"}var Hr=class{constructor(e,t,i){this.step=t,this.done=i,this.row=new Uint8Array(e+1),this.above=new Uint8Array(e)}step;done;wrong=!1;row;above;filled=0;take(e){
let{row:t}=this;for(let i=0;i<e.length;){if(this.filled===0&&e.length-i>=t.length){this.finish(e.subarray(i,i+t.length)),i+=t.length;continue}let r=Math.min(t.length-
this.filled,e.length-i);t.set(e.subarray(i,i+r),this.filled),this.filled+=r,i+=r,!(this.filled<t.length)&&(this.filled=0,this.finish(t))}}finish(e){e[0]>4&&(this.
wrong=!0),_c(e,this.above,this.step),this.above.set(e.subarray(1)),this.done(this.above,e[0])}};function _c(e,t,i){let r=e[0],a=e.length;if(r===1)for(let s=1+i;s<
a;s++)e[s]=e[s]+e[s-i];else if(r===2)for(let s=1;s<a;s++)e[s]=e[s]+t[s-1];else if(r===3)for(let s=1;s<a;s++)e[s]=e[s]+((s>i?e[s-i]:0)+t[s-1]>>1);else if(r===4)for(let s=1;s<
a;s++){let n=s>i?e[s-i]:0;e[s]=e[s]+Jr(n,t[s-1],s>i?t[s-1-i]:0)}}function Jr(e,t,i){let r=e+t-i,[a,s,n]=[Math.abs(r-e),Math.abs(r-t),Math.abs(r-i)];return a<=s&&
a<=n?e:s<=n?t:i}var Zr=class{constructor(e,t){this.length=e,this.step=t,this.above=new Uint8Array(e),this.batch=new Uint8Array(this.batchSize)}length;step;output=new M.h(
16384);zlib=new M.f({level:6},e=>this.output.copy(e,0,e.length));above;batch;filled=0;get batchSize(){return Math.max(1,Math.floor(65536/(this.length+1)))*(this.
length+1)}add(e,t){let{batch:i,above:r,step:a,length:s}=this,n=this.filled;i[n++]=t;for(let o=0;o<s;o++){let l=o>=a?e[o-a]:0,c=r[o],d=0;t===1?d=l:t===2?d=c:t===
3?d=l+c>>1:t===4&&(d=Jr(l,c,o>=a?r[o-a]:0)),i[n++]=e[o]-d}r.set(e.subarray(0,s)),this.filled=n,n===i.length&&this.flush(!1)}finish(){return this.flush(!0),this.
output.bytes}flush(e){this.zlib.push(this.batch.subarray(0,this.filled),e),this.batch=new Uint8Array(e?0:this.batchSize),this.filled=0}},Nc=[{x:0,y:0,across:8,down:8},
{x:4,y:0,across:8,down:8},{x:0,y:4,across:4,down:8},{x:2,y:0,across:4,down:4},{x:0,y:2,across:2,down:4},{x:1,y:0,across:2,down:2},{x:0,y:1,across:1,down:2}];async function Ic({
width:e,height:t,channels:i,depth:r,colour:a,data:s},n,o,l,c){let d=i*r,f=Math.max(1,d>>3),h=new Uint8Array(n*t),m=Nc.map(F=>({...F,columns:Math.ceil((e-F.x)/F.
across),rows:Math.ceil((t-F.y)/F.down)})).filter(({columns:F,rows:C})=>F>0&&C>0),p=0,g=0,y=()=>{let F=m[p],C=Math.ceil(F.columns*d/8);return g=0,new Hr(C,f,R=>{
let G=(F.y+g*F.down)*n;d>=8?Uc(R,h,G+F.x*f,F.across*f,f):Bc(R,F.columns,h,G,F.x,F.across,d),g++})},w=m.map(({columns:F,rows:C})=>C*(Math.ceil(F*d/8)+1)),b=w[0],
$=[y()],S=await Bt(s,zc(w),o,"look",F=>{for(let C=0;C<F.length;){let R=Math.min(b,F.length-C);$[p].take(F.subarray(C,C+R)),C+=R,b-=R,!(b>0||p+1===m.length)&&(p++,
b=w[p],$.push(y()))}});l($.some(({wrong:F})=>F)?"damaged":S);let P=a.palette||r<8?0:4;for(let F=0;F<t;F++){c(h.subarray(F*n,(F+1)*n),P);let C=o.step(n*8);C&&await C}}
var zc=e=>e.reduce((t,i)=>t+i,0);function Uc(e,t,i,r,a){for(let s=0,n=i;s<e.length;n+=r-a)for(let o=0;o<a;o++)t[n++]=e[s++]}function Bc(e,t,i,r,a,s,n){let o=(1<<
n)-1;for(let l=0;l<t;l++){let c=l*n,d=e[c>>3]>>8-n-(c&7)&o,f=(a+l*s)*n;i[r+(f>>3)]|=d<<8-n-(f&7)}}var Gc=(e,t)=>Math.ceil(e*t/8);async function Lc(e,t,i,r){let{
width:a,height:s,channels:n,depth:o,colour:l}=e,c=Gc(a,n*o),d=s*(c+1),f=e.data.reduce((g,{length:y})=>g+y,0);if(d>f*1032+1032)throw i(Gt(e));let{imageBytes:h,streamBytes:m}=t.
limits;if(d>h)throw(0,M.b)("imageBytes",`The image has ${d} bytes of pixels; at most ${h} are allowed`,"Make it smaller first");if(e.interlaced&&d>m)throw(0,M.b)(
"streamBytes",`The interlaced image has ${d} bytes of pixels; at most ${m} are allowed`,"Save it without interlacing first",r);let p=l.palette&&e.transparency!==
void 0;if(!e.interlaced&&!l.alpha&&!p){let g=await Kc(e,c,d,t);if(g==="proved")return{colour:Wc(e.data),alpha:void 0,alphaDepth:8};if(g!=="complete")throw i(g===
"short"?Gt(e):Yr)}return qc(e,c,d,t,i)}var Yr="is a PNG image whose pixels are damaged; copy or export it again",Gt=({width:e,height:t})=>`is a PNG image that i\
s cut short: its data is less than ${e} × ${t} pixels; copy or export it again`,Wc=e=>e.length===1?e[0]:Buffer.concat(e);async function Kc({data:e},t,i,{pace:r}){
let a={wrong:!1,bytes:0},s=await Bt(e,i,r,"look",n=>{let o=(t+1-a.bytes%(t+1))%(t+1);for(let l=o;l<n.length;l+=t+1)n[l]>4&&(a.wrong=!0);a.bytes+=n.length});return a.
wrong?"damaged":s}async function qc(e,t,i,r,a){let s=new Vc(e,t);if(e.interlaced)await Ic(e,t,r.pace,Qr(e,a),(n,o)=>s.add(n,o));else{let n=Math.max(1,e.channels*
e.depth>>3),o=new Hr(t,n,(c,d)=>s.add(c,d)),l=await Bt(e.data,i,r.pace,"work",c=>o.take(c));Qr(e,a)(o.wrong?"damaged":l)}return s.finish()}var Qr=(e,t)=>i=>{if(i===
"short")throw t(Gt(e));if(i==="damaged")throw t(Yr)},Vc=class{constructor(e,t){this.png=e;let{width:i,depth:r,channels:a,colour:s,transparency:n}=e,o=this.bytesPerSample=
r===16?2:1,l=s.alpha?a-1:a,c=s.alpha?i*l*o:t;this.colour=new Zr(c,s.alpha?l*o:Math.max(1,a*r>>3)),this.colourRow=new Uint8Array(s.alpha?c:0),s.palette&&n&&(this.
entries=new Uint8Array(256).fill(255),this.entries.set(n.subarray(0,256)));let d=s.alpha||this.entries!==void 0;this.alphaRow=new Uint8Array(d?i*o:0),d&&(this.alpha=
new Zr(this.alphaRow.length,o))}png;colour;alpha;colourRow;alphaRow;bytesPerSample;entries;opaque=!0;add(e,t){if(this.png.colour.alpha)this.separate(e),this.colour.
add(this.colourRow,t),this.alpha.add(this.alphaRow,t);else{if(this.colour.add(e,t),!this.entries)return;this.lookUp(e,this.entries),this.alpha.add(this.alphaRow,
0)}this.opaque&&(this.opaque=this.alphaRow.every(i=>i===255))}finish(){let e=this.opaque?void 0:this.alpha?.finish();return{colour:this.colour.finish(),alpha:e,
alphaDepth:this.bytesPerSample===2?16:8}}separate(e){let{colourRow:t,alphaRow:i,bytesPerSample:r}=this,a=(this.png.channels-1)*r,s=0,n=0;for(let o=0;o<i.length;){
for(let l=0;l<a;l++)t[n++]=e[s++];for(let l=0;l<r;l++)i[o++]=e[s++]}}lookUp(e,t){let{alphaRow:i}=this,{depth:r}=this.png,a=(1<<r)-1;for(let s=0;s<i.length;s++){
let n=s*r;i[s]=t[e[n>>3]>>8-r-(n&7)&a]}}},Xc={1:"GRAY",3:"RGB ",4:"CMYK"},Hc=["scnr","mntr","prtr","spac"],ea={1:"DeviceGray",3:"DeviceRGB",4:"DeviceCMYK"};function ta(e,t){
if(!e||e.length<132)return;let i=(0,u.n)(e),r=n=>i.toString("latin1",n,n+4),a=i.readUInt32BE(0),s=e[8];if(!(!(a>=132&&a<=e.length&&s>=2&&s<=4&&r(36)==="acsp"&&Hc.
includes(r(12)))||r(16)!==Xc[t]))return{bytes:e.subarray(0,a),version:s}}var ia=new WeakMap;function Jc(e,{bytes:t},i){let r=ia.get(e)??[];ia.set(e,r);let a=r.find(
o=>Buffer.compare(o.bytes,t)===0);if(a)return a.ref;let s=(0,u.z)({N:i,Alternate:(0,u.A)(ea[i]),Filter:(0,u.A)("FlateDecode")}),n=e.add(new u.u(s,(0,M.l)(t)));return r.
push({bytes:t,ref:n}),n}var Zc=e=>t=>(0,A.d)([{field:e,message:t}]),ra="it must be a PNG or JPEG image";async function aa(e,t,i){let{bytes:r}=e,a=Zc(t);if(r.length===
0)throw a(`is an empty file; ${ra}`);let s=(0,v.m)(r);if(s==="a JPEG image")return new Qc(mc(r,a));if(s!=="a PNG image")throw a(`is ${s??"not an image"}; ${ra}`);
let n=Fc(r,a);return new ed(n,await Lc(n,i,a,t))}var Yc={1:[1,0,0,1,0,0],2:[-1,0,0,1,1,0],3:[-1,0,0,-1,1,1],4:[1,0,0,-1,0,1],5:[0,-1,-1,0,1,1],6:[0,-1,1,0,0,1],
7:[0,1,1,0,0,0],8:[0,1,-1,0,1,0]},sa=class{constructor({width:e,height:t,orientation:i,resolution:r},a,s){this.components=a,this.profile=s,this.width=e,this.height=
t,this.upright=Yc[i];let n=i>=5;this.displayed=n?{width:t,height:e}:{width:e,height:t},this.resolution=n&&r?{x:r.y,y:r.x}:r}components;profile;width;height;displayed;upright;resolution;embedded=new WeakMap;profiled=new WeakMap;get iccVersion(){
return this.profile?.version}get version(){return this.bitsPerComponent===16||this.iccVersion===4?"1.5":this.transparency==="soft-mask"?"1.4":"1.3"}embed(e,{profiled:t=!1}={}){
let i=t&&!this.profile&&this.components!==4,r=i?this.profiled:this.embedded,a=r.get(e);if(a)return a;let s=i?na({gray:this.components===1}):this.profile,n=s?[(0,u.A)(
"ICCBased"),Jc(e,s,this.components)]:(0,u.A)(ea[this.components]),o=e.add(this.stream(e,n));return r.set(e,o),o}entries(e,t){return(0,u.z)({Type:(0,u.A)("XObjec\
t"),Subtype:(0,u.A)("Image"),Width:this.width,Height:this.height,ColorSpace:e,BitsPerComponent:this.bitsPerComponent,...t})}},Qc=class extends sa{constructor(e){
super(e,e.components,ta(e.profile,e.components)),this.jpeg=e}jpeg;kind="jpeg";bitsPerComponent=8;transparency="none";stream(e,t){let{components:i,adobe:r,plainRgb:a,
data:s}=this.jpeg,n=this.entries(t,{Filter:(0,u.A)("DCTDecode"),DecodeParms:a?(0,u.z)({ColorTransform:0}):void 0,Decode:i===4&&r?[1,0,1,0,1,0,1,0]:void 0});return new u.u(
n,s)}},ed=class extends sa{constructor(e,t){let i=e.colour.gray?1:3;super(e,i,ta(e.profile,i)??id(e)),this.png=e,this.pixels=t;let r=e.transparency!==void 0&&!e.
colour.palette;this.transparency=t.alpha?"soft-mask":r?"colour-key":"none"}png;pixels;kind="png";transparency;get bitsPerComponent(){return this.png.depth}stream(e,t){
let{png:i,pixels:r}=this,{palette:a}=i,s=i.colour.alpha?i.channels-1:i.channels,n=this.entries(a?[(0,u.A)("Indexed"),t,a.length/3-1,new u.q(a)]:t,{...this.flate(
s,i.depth),SMask:r.alpha&&this.softMask(e,r.alpha),Mask:this.transparency==="colour-key"?td(i):void 0});return new u.u(n,r.colour)}softMask(e,t){let i=this.pixels.
alphaDepth,r=this.entries((0,u.A)("DeviceGray"),{BitsPerComponent:i,...this.flate(1,i)});return e.add(new u.u(r,t))}flate(e,t){let i=(0,u.z)({Predictor:15,Colors:e,
BitsPerComponent:t,Columns:this.width});return{Filter:(0,u.A)("FlateDecode"),DecodeParms:i}}};function td({transparency:e,depth:t}){let i=[];for(let r=0;r<e.length;r+=
2){let a=(e[r]<<8|e[r+1])&2**t-1;i.push(a,a)}return i}function id({meaning:e,colour:{gray:t}}){if(e!==void 0)return na(e==="sRGB"?{gray:t}:{gray:t,...e})}var na=e=>({
bytes:bc(e),version:2}),rd="OctavoImage";async function ad(e,t,i,r){let{transparency:a,layer:s,image:n}=t,o=await(0,x.C)(e,i),l=await r.prepared.ofFile(n.bytes,
"image",()=>aa(n,"image",r)),{kinds:c}=o,d=c.map(S=>(0,x.e)(S,t.margin)),f=c.map((S,P)=>d[P]&&sd(l,S,d[P],t.image_width)),h=nd(o,d,f);if(h.length>0)throw(0,A.d)(
h);let m=(0,x.q)(e),p=l.embed(e,{profiled:m!==void 0}),g=a===0?p:od(e,p,a),y=c.map((S,P)=>{let{width:F,height:C}=f[P],[R,G]=(0,x.h)(S,d[P],t.position,F,C),$n=(0,x.g)(
l.upright,[F,0,0,C,R,G]);return(0,x.l)((0,x.g)($n,(0,x.d)(S)))}),w=a>0||l.transparency==="soft-mask",b=await(0,x.B)(e,o,{layer:s,subtype:"Watermark",groupColorSpace:w?
(0,x.u)(m):void 0,on:({kind:S})=>({resources:[{category:"XObject",name:rd,ref:g}],operators:([P])=>`q ${y[S]} cm /${P} Do Q`})}),$=m&&ld(m,l,w);return $&&b.push(
(0,x.t)(e,m,$)),{notes:b,version:l.version}}function sd({displayed:e},t,i,r){let a=e.height/e.width,s=Math.min(i.width,i.height/a),n=r===void 0?s:r*72/t.userUnit;
return n>s*(1+1e-9)?void 0:{width:n,height:n*a}}function nd({kinds:e,pages:t},i,r){let a=t.find(({kind:d})=>!i[d]);if(a)return[{field:"margin",message:(0,x.j)(a.
index,e[a.kind])}];let s=t.find(({kind:d})=>!r[d]);if(!s)return[];let[n,o]=[e[s.kind],i[s.kind]],[l,c]=[(0,x.i)(o.width,n),(0,x.i)(o.height,n)];return[{field:"i\
mage_width",message:`is too large for page ${s.index+1}, where the margins leave ${l} × ${c} inches for the image`}]}function od(e,t,i){let r=Math.round(100-i)/
100,a=(0,u.z)({Type:(0,u.A)("ExtGState"),ca:r,CA:r,BM:(0,u.A)("Normal"),SMask:(0,u.A)("None")}),s=(0,u.z)({ExtGState:(0,u.z)({G0:a}),XObject:(0,u.z)({X0:t})}),n=(0,u.z)(
{Type:(0,u.A)("XObject"),Subtype:(0,u.A)("Form"),BBox:[0,0,1,1],Resources:s});return e.add(new u.u(n,Buffer.from("/G0 gs /X0 Do","latin1")))}function ld(e,t,i){
if(e.part==="1"){if(i)return x.s.transparency;if(t.bitsPerComponent===16)return x.s.sixteenBits;if(t.iccVersion===4)return x.s.profile}return t.components===4&&
t.iccVersion===void 0&&!(0,x.r)(e,4)?x.s.cmyk:void 0}var Pe={code:"no_pages_selected",message:"The document has none of the pages that were asked for, so nothin\
g was changed."};function Lt({first_page:e,last_page:t,pages:i},r){if(i!==void 0)return(0,v.x)(i,r);let a=r===1?"1 page":`${r} pages`,s=[];if(e>r&&s.push({field:"\
first_page",message:`is ${e}, but the document has ${a}`}),t!==void 0&&t>r&&s.push({field:"last_page",message:`is ${t}, but the document has ${a}`}),s.length===
0&&t!==void 0&&e>t&&s.push({field:"first_page",message:`is ${e}, which is after last_page (${t})`,mentions:["last_page"]}),s.length>0)throw(0,A.d)(s);return Uint32Array.
from({length:(t??r)-e+1},(n,o)=>e+o)}var Wt="1.4";async function He(e,{pages:t,open_password:i},r,a){let s=await(0,v.u)(e.bytes,r,{password:i}),n=s.pages.count,
o=(0,v.x)(t,n);if(o.length===0){let p=s.suspect?await I(s):e.bytes;return{documents:[{name:e.name,bytes:p,pageCount:n}],notes:[Pe],facts:{pageCount:n,stampedPages:0}}}
let{notes:l,facts:c,version:d=Wt,write:f}=await a(s,o),h={version:d>Wt?d:Wt},m=f?await f(h):await I(s,h);return{documents:[{name:e.name,bytes:m,pageCount:n}],notes:l,
facts:{pageCount:n,stampedPages:o.length,...c}}}var cd=(e,t,i)=>He(e,t,i,(r,a)=>ad(r,t,a,i));function j(e,t){if(t===0||e instanceof u.s)return e;if(e instanceof
u.r)return new u.s(t,e.number);if(Array.isArray(e))return e.map(r=>j(r,t));if(e instanceof u.u||!(e instanceof u.t))return e;let i=new u.t;for(let[r,a]of e)i.set(
r,j(a,t));return i}var ee=class{constructor(e=[],t=i=>i){this.meaning=t,this.taken=new Set([...e].map(t))}meaning;taken;last=new Map;get size(){return this.taken.
size}has(e){return this.taken.has(this.meaning(e))}add(e){this.taken.add(this.meaning(e))}free(e){let t=e.startsWith("þÿ");for(let i=(this.last.get(e)??1)+1;;i++){
let r=`_${i}`,a=e+(t?[...r].map(s=>`\0${s}`).join(""):r);if(!this.has(a))return this.last.set(e,i),this.add(a),a}}},U=e=>(0,u.n)(e.bytes).toString("latin1"),te=e=>new u.q(
Uint8Array.from(Buffer.from(e,"latin1"))),oa=(e,t)=>e<t?-1:e>t?1:0;function Ce(e,t,i=8){let[r,a]=[e.document.resolve(e.value),t.document.resolve(t.value)];if(i===
0)return!1;let s=(n,o)=>Ce({document:e.document,value:n},{document:t.document,value:o},i-1);return r instanceof u.q?a instanceof u.q&&Buffer.compare(r.bytes,a.bytes)===
0:Array.isArray(r)?Array.isArray(a)&&r.length===a.length&&r.every((n,o)=>s(n,a[o])):r instanceof u.t?a instanceof u.t&&r.size===a.size&&[...r].every(([n,o])=>a.
has(n)&&s(o,a.get(n))):r instanceof u.u?a instanceof u.u&&s(r.dict,a.dict)&&Buffer.compare(e.document.encoded(r),t.document.encoded(a))===0:r!==null&&typeof r==
"object"?a!==null&&typeof a=="object"&&"text"in r&&"text"in a&&r.text===a.text:r===a}var dd=["Order","AS","RBGroups","Locked"];function la(e){let t=e.filter(({document:d})=>d.
dict(d.catalog.get("OCProperties")));if(t.length===0||t.length===1&&t[0].index===0)return;let{document:i}=e[0],r=i.dict(i.catalog.get("OCProperties")),a=[],[s,n]=[
[],[]],o=new Map(dd.map(d=>[d,[]]));for(let d of t){let f=d.document.dict(d.document.catalog.get("OCProperties")),h=d.document.dict(f.get("D")),m=(p,g)=>(d.document.
array(p?.get(g))??[]).map(y=>j(y,d.index));for(let p of m(f,"OCGs"))a.push(p);for(let[p,g]of o)for(let y of m(h,p))g.push(y);for(let p of m(h,"ON"))s.push(p);for(let p of ud(
d,f,h))n.push(p)}let l=new u.t(r&&i.dict(r.get("D")));l.delete("BaseState");for(let[d,f]of[...o,["ON",s],["OFF",n]])f.length>0?l.set(d,f):l.delete(d);let c=new u.t(
r);c.set("OCGs",a),c.set("D",l),i.editCatalog().set("OCProperties",i.add(c))}function ud({index:e,document:t},i,r){let a=o=>t.array(r?.get(o))??[];if(!(0,u.y)(t.
resolve(r?.get("BaseState")),"OFF"))return a("OFF").map(o=>j(o,e));let s=o=>o!==null&&typeof o=="object"&&"number"in o?o.number:-1,n=new Set(a("ON").map(s));return(t.
array(i.get("OCGs"))??[]).filter(o=>!n.has(s(o))).map(o=>j(o,e))}async function fd({bytes:e},t,i){let r={repaired:!1},a=()=>{r.repaired=!0};try{return{overlay:await(0,v.u)(
e,{...i,onRepaired:a},{password:t}),isRepaired:r.repaired}}catch(s){throw s instanceof A.b?hd(s,e):s}}function hd(e,t){let i=(r,a)=>(0,A.d)([{field:r,message:a}]);
switch(e.code){case"password_required":return i("overlay","needs a password: give it as overlay_password");case"wrong_password":return i("overlay_password","doe\
s not open the overlay");case"unsupported_encryption":return i("overlay","is protected in a way that is not supported, such as by a certificate");case"unreadabl\
e_document":{let r=(0,v.m)(t);return i("overlay",r===void 0||r==="a PDF document"?md:`is ${r}; it must be a PDF document`)}case"limit_exceeded":{let r=e.issues.
map(({message:a})=>({field:"overlay",message:a}));return new A.b(e.code,e.message,{issues:r,...e.advice===void 0?{}:{advice:e.advice}})}default:return e}}var md="\
cannot be read, or has no pages: it must be a complete PDF document";function ca(e,t,i){let r=new x.y(t),a=[],s=0;for(;r.next();){let{operator:n,operands:o}=r,l=n===
"BDC"?" BMC":n==="DP"?" MP":void 0;if(l===void 0||o.length!==2)continue;let c=r.text(1);(c.startsWith("/")?e.dict(i?.get(c.slice(1)))?.has("MCID"):/\/MCID\b/.test(
c))&&(a.push(t.subarray(s,o[0].end),Buffer.from(l,"latin1")),s=r.end)}return s===0?t:Buffer.concat([...a,t.subarray(s)])}var Je=1;async function pd(e,t,i,r,a,s){
let n=await s.prepare(i.resources),o=t.entry(t.pages.number(i.index),"Group"),{filters:l,data:c}=gd(t,i,a),d=(0,u.z)({Type:(0,u.A)("XObject"),Subtype:(0,u.A)("F\
orm"),BBox:[...r.box],Matrix:[...(0,x.f)((0,x.d)(r))],Resources:new u.s(Je,n.number),Group:o===void 0?void 0:j(o,Je),...l});return e.add(new u.u(d,c))}function gd(e,t,i){
let r=i.own(t),{isWhole:a,isKnown:s,open:n}=i.condition(r),o=r.length===1?e.get(r[0]):void 0,l=i.content(r),c=e.dict(e.dict(t.resources)?.get("Properties")),d=ca(
e,l,c);if(o instanceof u.u&&(!s||a&&n.excess===0&&d===l)){let h=new u.t([...o.dict].filter(([m])=>m==="Filter"||m==="DecodeParms"));return(0,v.o)(h),{filters:Object.
fromEntries(j(h,Je)),data:e.encoded(o)}}let f=n.excess===0?d:(0,x.x)(d,0);return{filters:{Filter:(0,u.A)("FlateDecode")},data:(0,M.l)(f)}}var yd=new Set(["Page",
"Pages","Catalog","StructElem","StructTreeRoot","Annot"]),wd=class{constructor(e){this.overlay=e}overlay;seen=new Set;shared=new Map;async prepare(e){let t=this.
asObject(e);return await this.release(t),t}asObject(e){if((0,u.w)(e)&&(0,u.v)(this.overlay.resolve(e)))return e;let t=this.overlay.dict(e)??new u.t,i=this.shared.
get(t);return i||this.shared.set(t,i=this.overlay.add(t)),i}async release(e){let{overlay:t,seen:i}=this,r=[e];for(let a=r.pop();a!==void 0;a=r.pop())if(a instanceof
u.r){if(i.has(a.number))continue;i.add(a.number);let s=t.job.pace.step(1e3);s&&await s;let n=t.get(a),o=n instanceof u.u?n.dict:n;if((0,u.v)(o)){if(this.isApart(
o))continue;this.untie(a,n,o,e)}r.push(t.get(a))}else if(Array.isArray(a))for(let s of a)r.push(s);else if(a instanceof u.u)for(let s of a.dict.values())r.push(
s);else if((0,u.v)(a)){this.isFont(a)&&!a.has("Resources")&&a.set("Resources",e);for(let s of a.values())r.push(s)}}isApart(e){let t=this.overlay.resolve(e.get(
"Type"));return t!==null&&typeof t=="object"&&"text"in t&&yd.has(t.text)}isFont(e){return(0,u.y)(this.overlay.resolve(e.get("Subtype")),"Type3")&&e.has("CharPro\
cs")}untie(e,t,i,r){let{overlay:a}=this,s=t instanceof u.u&&(0,u.y)(a.resolve(i.get("Subtype")),"Form"),n=i.has("StructParent")||i.has("StructParents"),o=!i.has(
"Resources")&&(s||this.isFont(i)),l=s?this.withoutIds(t,a.dict(i.get("Resources")??r)):void 0;if(!n&&!o&&!l)return;let c=a.edit(e),d=c instanceof u.u?c.dict:c;d.
delete("StructParent"),d.delete("StructParents"),o&&d.set("Resources",r),l&&(d.set("Filter",(0,u.A)("FlateDecode")),d.delete("DecodeParms"),a.put(e,new u.u(d,(0,M.l)(
l))))}withoutIds(e,t){let i=this.overlay.decodedPart(e);if(!i?.whole)return;let r=ca(this.overlay,i.data,this.overlay.dict(t?.get("Properties")));return r===i.data?
void 0:r}},bd="OctavoOverlay";async function vd(e,t,i,r){let{overlay:a,overlay_password:s,layer:n,repeat:o,fit:l}=t;if(Buffer.compare(a.bytes,e.bytes)===0)throw(0,A.d)(
[{field:"overlay",message:"is the document itself: choose another document"}]);let{overlay:c,isRepaired:d}=await fd(a,s,r),f=c.pages.count,h=await(0,x.C)(e,i),m=await(0,x.C)(
c,Uint32Array.from({length:Math.min(f,i.length)},($,S)=>S+1)),p=new x.z(c),g=new wd(c),y=[];for(let $ of m.pages)y.push(await pd(e,c,$,m.kinds[$.kind],p,g));let w=new Map,
b=await(0,x.B)(e,h,{layer:n,subtype:"Watermark",on:({kind:$},S)=>{let P=kd(S,f,o);if(P===void 0)return;let F=m.pages[P],C=`${$} ${F.kind}`,R=w.get(C);return R===
void 0&&w.set(C,R=(0,x.l)(xd(h.kinds[$],m.kinds[F.kind],l))),{resources:[{category:"XObject",name:bd,ref:y[P]}],operators:([G])=>`q ${R} cm /${G} Do Q`}}});return la(
[{index:0,document:e},{index:Je,document:c}]),b.push(...Sd(e,c,m.pages.length,d)),{notes:b,facts:{stampedPages:o==="none"?Math.min(f,i.length):i.length},write:async $=>(await e.
pages.settle(),ze([e,c],$))}}function kd(e,t,i){return e<t?e:{last:t-1,all:e%t,none:void 0}[i]}function xd(e,t,i){let[r,a]=[(0,x.c)(e),(0,x.c)(t)],s=i==="page"?
Math.min(r.width/a.width,r.height/a.height):t.userUnit/e.userUnit,[n,o]=i==="page"?[(r.width-a.width*s)/2,(r.height-a.height*s)/2]:[0,0];return(0,x.g)([s,0,0,s,
n,o],(0,x.d)(e))}function Sd(e,t,i,r){let a=[],s=(0,x.q)(e);s&&!$d(e,t)&&a.push((0,x.t)(e,s,x.s.overlay));let n=0;for(let o=0;o<i;o++)n+=t.array(t.entry(t.pages.
number(o),"Annots"))?.length??0;return n>0&&a.push({code:"overlay_annotations_left_out",message:`${n} ${n===1?"annotation":"annotations"} of the overlay, such a\
s links or form fields, ${n===1?"was":"were"} not carried over.`}),r&&a.push({code:"overlay_repaired",message:"The overlay was damaged and had to be repaired: c\
heck that it looks as it should."}),a}function $d(e,t){if((0,x.q)(e)?.part!==(0,x.q)(t)?.part)return!1;let i=r=>({document:r,value:r.resolve(r.catalog.get("Outp\
utIntents"))});return Ce(i(e),i(t))}var Ad=(e,t,i)=>He(e,t,i,(r,a)=>vd(r,t,a,i)),Fd=async(e,t,i)=>{let{first_number:r}=t,a=await He(e,t,i,async(n,o)=>{let{addPageNumbers:l}=await Promise.resolve().then(()=>E(require("./page-numbers-TH3VCMPV.js")));
return await i.pace.rest(),{notes:await l(n,e.name,t,o,i.prepared)}}),s=r+Number(a.facts.stampedPages);return{...a,facts:{...a.facts,lastNumber:s-1,nextNumber:s}}},
Md=(e,t,i)=>He(e,t,i,async(r,a)=>{let{addTextWatermark:s}=await Promise.resolve().then(()=>E(require("./text-watermark-MAS44TYE.js")));return await i.pace.rest(),
{notes:await s(r,t,a,i.prepared)}}),Pd=class{constructor(e,t){this.removal=e,this.destinations=t,this.document=e.document}removal;destinations;document;pages=new Map;structKeys=new Set;via=new Int32Array;removedLinks=0;touch(e,t){
if(!this.prune(e,t))return;let i=this.pageOf(e,t);if(this.forget(t),this.removal.remove(e),i===void 0){this.removal.chase(e);return}let r=this.pages.get(i);r||this.
pages.set(i,r=new Set),r.add(e)}touchPage(e){let t=this.document.entry(e,"Annots"),i=this.document.array(t);if(!i)return;let r=i.filter(a=>{if(this.removal.isGone(
a))return!1;let s=this.document.dict(a),n=(0,k.d)(a,(0,k.d)(t,e));return!s||!this.prune(n,s)?!0:(this.forget(s),(0,u.w)(a)&&this.removal.remove(a.number),!1)});
r.length<i.length&&this.setAnnots(e,r)}flush(){for(let[e,t]of this.pages){let i=this.document.array(this.document.entry(e,"Annots"))??[],r=i.filter(s=>!this.removal.
isGone(s));r.length<i.length&&this.setAnnots(e,r);let a=new Set(i.map(s=>(0,u.w)(s)?s.number:-1));for(let s of t)a.has(s)||this.removal.chase(s)}this.pages.clear()}prune(e,t){
if(this.destinations.pruneTargets(e,t)&&(0,u.y)(t.get("Subtype"),"Link"))return this.removedLinks++,!0;for(let i of["P","Popup","IRT"])this.removal.isGone(t.get(
i))&&(this.document.edit(e),t.delete(i),i==="IRT"&&t.delete("RT"));return(0,u.y)(t.get("Subtype"),"Popup")&&this.removal.isGone(t.get("Parent"))}pageOf(e,t){let{
pages:i}=this.document,r=t.get("P");if((0,u.w)(r)&&i.indexOf(r.number)>=0)return r.number;let a=this.via[e]??0;return[a,this.via[a]??0].find(s=>i.indexOf(s)>=0)}forget(e){
let t=this.document.resolve(e.get("StructParent"));typeof t=="number"&&this.structKeys.add(t)}setAnnots(e,t){this.document.patch(e,{Annots:t.length>0?t:void 0})}};
function da(e){return e.has("Rect")&&e.has("Subtype")}var Cd=["Parent","StructParents","B","DPart","PieceInfo","Annots"],Td=["Type","Kids","Count"],Od=class{constructor(e){
this.document=e,this.allowance=new k.b(e)}document;allowance;copyPage(e){let{document:t}=this,i=t.pages.number(e),r=t.pages.attribute(e,"Resources");(0,u.v)(r)&&
t.patch(i,{Resources:t.add(r)});let a=t.dict(new u.r(i))??new u.t,s=new u.t([["Type",new u.p("Page")]]);for(let[l,c]of a)!Cd.includes(l)&&!Td.includes(l)&&s.set(
l,this.clone(c));for(let l of v.l){let c=t.pages.attribute(e,l);c!==void 0&&!s.has(l)&&s.set(l,this.clone(c))}let n=t.add(s),o=t.array(a.get("Annots"));return o&&
o.length>0&&s.set("Annots",this.copyAnnotations(o,n)),n.number}clone(e){return(0,v.g)(e,this.allowance.spend)}copyAnnotations(e,t){let{document:i}=this,r=new Map,
a=[],s=[];for(let n of e){let o=i.dict(n);if(!o||(0,u.w)(n)&&r.has(n.number))continue;let l=(0,u.y)(o.get("Subtype"),"Widget");if(l&&Rt(i,o)==="Sig")continue;let c=this.
clone(l&&(0,u.w)(n)?this.asKid(n):o);if(c.delete("StructParent"),c.set("P",t),a.push(c),!(0,u.w)(n)){s.push(c);continue}let d=i.add(c);r.set(n.number,d),s.push(
d),l&&this.addKid(c,d)}for(let n of a)jd(n,r);return s}asKid(e){let{document:t}=this,i=t.dict(e);if(!i.has("T")&&!i.has("FT"))return i;t.edit(e);let r=new u.t;for(let o of vr){
let l=i.get(o);l!==void 0&&(r.set(o,l),i.delete(o))}this.divideActions(i,r),r.set("Kids",[e]);let a=t.add(r),s=r.get("Parent");i.set("Parent",a),(0,u.w)(s)&&ua(
t,s.number,t.dict(s),"Kids",e,a);let n=(0,k.e)(t,"AcroForm");for(let o of["Fields","CO"])n&&ua(t,n.holder,n.dict,o,e,a);return i}divideActions(e,t){let i=this.document.
dict(e.get("AA"));if(!i)return;let[r,a]=[new u.t,new u.t];for(let[s,n]of i)(["K","F","V","C"].includes(s)?r:a).set(s,n);r.size>0&&t.set("AA",r),a.size>0?e.set("\
AA",a):e.delete("AA")}addKid(e,t){let i=e.get("Parent"),r=this.document.dict(i);if(!(0,u.w)(i)||!r)return;this.document.edit(i);let a=this.document.array(r.get(
"Kids"));a&&!(0,u.w)(r.get("Kids"))?a.push(t):r.set("Kids",[...a??[],t])}};function jd(e,t){let i=(0,u.y)(e.get("Subtype"),"Popup")?["Parent"]:["Popup","IRT"];for(let r of i){
let a=e.get(r);if(!(0,u.w)(a))continue;let s=t.get(a.number);s?e.set(r,s):e.delete(r)}}function ua(e,t,i,r,a,s){let n=e.array(i?.get(r));!i||!n?.some(o=>(0,u.w)(
o)&&o.number===a.number)||(e.edit(t),i.set(r,n.map(o=>(0,u.w)(o)&&o.number===a.number?s:o)))}var fa=e=>`/${e}`,ha=e=>`(${e}`,Dd=class{constructor(e){this.removal=
e,this.document=e.document,this.allowance=new k.b(this.document)}removal;document;names=new Set;settled=new Set;allowance;successors=new Map;get removedNames(){
return this.names.size}isDead(e){if(e==null)return!1;if(this.removal.isGone(e))return!0;let t=this.document.resolve(e);if(t instanceof u.p)return this.names.has(
fa(t.text));if(t instanceof u.q)return this.names.has(ha((0,k.f)(t)));if((0,u.x)(t))return this.removal.isGone(t[0]);if(!(0,u.v)(t))return!1;let i=t.get("D");return this.
removal.isGone(i)||this.removal.isGone(this.document.array(i)?.[0])}refresh(){this.settled.clear(),this.successors.clear()}pruneNames(){let e=(0,k.e)(this.document,
"Dests");for(let[i,r]of e?[...e.dict]:[])this.isDead(r)&&(this.document.edit(e.holder),e.dict.delete(i),this.names.add(fa(i)),(0,u.w)(r)&&this.removal.remove(r.
number));e?.dict.size===0&&this.document.editCatalog().delete("Dests");let t=(0,k.e)(this.document,"Names");if(t){this.pruneNameTree(t,"Dests",(i,r)=>this.isDead(
r)?(this.names.add(ha(i)),(0,u.w)(r)&&this.removal.remove(r.number),!0):!1);for(let i of["Pages","Templates"])this.pruneNameTree(t,i,(r,a)=>this.removal.isGone(
a))}}pruneTargets(e,t){let i=!1;this.isDead(t.get("Dest"))&&(this.document.edit(e),t.delete("Dest"),i=!0),this.pruneAction(e,t,"A")&&(i=!0);let r=t.get("AA"),a=this.
document.dict(r);return a&&(this.pruneActions((0,k.d)(r,e),a),a.size===0&&(this.document.edit(e),t.delete("AA"))),i&&!t.has("Dest")&&!t.has("A")}pruneActions(e,t){
for(let i of[...t.keys()])this.pruneAction(e,t,i)}pruneOpenAction(){let{catalog:e,catalogNumber:t}=this.document,i=e.get("OpenAction");(0,u.v)(this.document.resolve(
i))?this.pruneAction(t,e,"OpenAction"):this.isDead(i)&&(this.document.edit(t),e.delete("OpenAction"))}isDeadAction(e){let t=e.get("S");return(0,u.y)(t,"GoTo")?this.
isDead(e.get("D")):(0,u.y)(t,"Thread")&&!e.has("F")&&this.removal.isGone(e.get("D"))}pruneAction(e,t,i){let r=t.get(i);if(r===void 0)return!1;let[a,...s]=this.living(
[r]);if(a===void 0)return this.document.edit(e),t.delete(i),!0;a!==r&&(this.document.edit(e),t.set(i,a));let n=this.document.dict(a);if(!n)return!1;let o=Kt(this.
document,n.get("Next")),l=s.filter(c=>!o.includes(c));return l.length>0&&(this.document.edit((0,k.d)(a,e)),n.set("Next",[...o,...l])),this.pruneChain(a,e),!1}pruneChain(e,t){
let i=[[e,(0,k.d)(e,t)]];for(let r=i.pop();r;r=i.pop()){let[a,s]=r,n=this.document.dict(a);if(!n||(0,u.w)(a)&&this.settled.has(a.number)||((0,u.w)(a)&&this.settled.
add(a.number),this.isDead(n.get("SD"))&&(this.document.edit(s),n.delete("SD")),!n.has("Next")))continue;let o=Kt(this.document,n.get("Next")),l=this.living(o);(l.
length!==o.length||l.some((c,d)=>c!==o[d]))&&(this.document.edit(s),l.length===0?n.delete("Next"):n.set("Next",l.length===1?l[0]:[...l]));for(let c of l)i.push(
[c,(0,k.d)(c,s)])}}living(e){let t,i=[],r=[],a=[...e].reverse();for(let s=a.pop();s!==void 0;s=a.pop()){if(this.removal.isGone(s))continue;let n=this.document.dict(
s);if(!n||!this.isDeadAction(n)){i.push(s);continue}let o=(0,u.w)(s)?this.successors.get(s.number):void 0;if(o){for(let l of o)i.push(l);continue}if((0,u.w)(s)&&
a.length===0&&i.length===0&&r.push(s.number),t??=new k.c(this.document,this.allowance),n.has("Next")&&t.first(s))for(let l of Kt(this.document,n.get("Next")).reverse())
a.push(l)}for(let s of r)this.successors.set(s,i);return i}pruneNameTree(e,t,i){let r=e.dict.get(t);if(r===void 0)return;let a=(0,k.d)(r,e.holder),{empty:s}=(0,k.h)(
this.document,r,a,"Names",(n,o)=>i((0,k.f)(n),o));s&&(this.document.edit(e.holder),e.dict.delete(t))}};function Kt(e,t){return t==null?[]:[...e.array(t)??[t]]}function ma(e){
let t=e.catalog.get("DPartRoot");if(t===void 0)return;let i=new k.c(e),r=[t];for(let a=r.pop();a!==void 0;a=r.pop()){let s=e.dict(a),n=e.array(a);if(!(!i.first(
a)||!(s??n))){for(let o of n??[])r.push(o);for(let o of["DPartRootNode","DParts"]){let l=s?.get(o);l!==void 0&&r.push(l)}(0,u.w)(a)&&e.remove(a)}}e.editCatalog().
delete("DPartRoot")}var Rd=class{constructor(e,t){this.removal=e,this.destinations=t,this.document=e.document,this.allowance=new k.b(this.document)}removal;destinations;document;dead=new Set;repaired=new Set;allowance;get removedItems(){
return this.dead.size}touch(e,t){this.removal.isGone(t.get("SE"))&&(this.document.edit(e),t.delete("SE")),this.destinations.pruneTargets(e,t)&&this.dead.add(e)}async touchAll(){
let e=(0,k.e)(this.document,"Outlines"),t=new k.c(this.document),i=[e?.dict.get("First")];for(;i.length>0;){let r=i.pop(),a=this.document.dict(r);if(!a||!(0,u.w)(
r)||!t.first(r))continue;this.touch(r.number,a),i.push(a.get("Next"),a.get("First"));let s=this.document.job.pace.step(200);s&&await s}}async flush(){for(let t of this.
dead){let i=this.document.dict(new u.r(t));i&&this.unlink(t,i);let r=this.document.job.pace.step(1e3);r&&await r}let e=(0,k.e)(this.document,"Outlines");!e||this.
dead.size===0||this.document.dict(e.dict.get("First"))||this.document.editCatalog().delete("Outlines")}unlink(e,t){let i=t.get("Parent"),r=this.document.dict(i);
if(r&&(0,u.w)(i)&&this.isLinked(e,t,i.number,r)){let a=this.kidsOf(t);this.splice(t,a,i,r);let s=a.reduce((n,o)=>n+1+Math.max(0,qt(this.document,o.item)),0);this.
recount(i,qt(this.document,t)>0?-1:s-1),!r.has("First")&&r.has("Title")&&!r.has("Dest")&&!r.has("A")&&this.dead.add(i.number)}this.removal.remove(e)}splice(e,t,i,r){
let a=this.itemAt(e.get("Prev")),s=this.itemAt(e.get("Next")),[n,o]=[t[0],t.at(-1)];a?this.link(a,"Next",n??s):this.link({item:r,ref:i},"First",n??s),s?this.link(
s,"Prev",o??a):this.link({item:r,ref:i},"Last",o??a);for(let[l,c]of t.entries())this.link(c,"Parent",{item:r,ref:i}),this.link(c,"Prev",t[l-1]??a),this.link(c,"\
Next",t[l+1]??s)}recount(e,t){let i=this.visit(),r=e;for(let a=this.document.dict(r);t!==0&&a&&(0,u.w)(r)&&i.first(r);a=this.document.dict(r)){let s=qt(this.document,
a);if(s===0)return;this.document.edit(r);let n=Math.abs(s)+t;if(n>0&&a.has("First")?a.set("Count",Math.sign(s)*n):a.delete("Count"),s<0)return;r=a.get("Parent")}}isLinked(e,t,i,r){
let a=()=>{let n=this.itemAt(t.get("Prev")),o=n?n.item.get("Next"):r.get("First");return(0,u.w)(o)&&o.number===e};if(a())return!0;if(this.repaired.has(i))return!1;
this.repaired.add(i);let s;for(let n of this.kidsOf(r)){let o=n.item.get("Prev");((0,u.w)(o)?o.number:void 0)!==s?.ref.number&&this.link(n,"Prev",s),s=n}return a()}visit(){
return new k.c(this.document,this.allowance)}kidsOf(e){let t=[],i=this.visit();for(let r=this.itemAt(e.get("First"));r&&i.first(r.ref);r=this.itemAt(r.item.get(
"Next")))t.push(r);return t}itemAt(e){let t=this.document.dict(e);return t&&(0,u.w)(e)?{item:t,ref:e}:void 0}link(e,t,i){this.document.edit(e.ref),i?e.item.set(
t,i.ref):e.item.delete(t)}};function Ed(e){return e.has("Title")&&e.has("Parent")&&!e.has("S")&&!e.has("Subtype")&&!e.has("FT")}function qt(e,t){let i=e.resolve(
t.get("Count"));return typeof i=="number"?i:0}var _d=class{constructor(e){this.removal=e,this.document=e.document,this.root=(0,k.e)(this.document,"StructTreeRoo\
t")}removal;document;root;open=new Set;unsaid=new Map;silenced=new Set;identifierRemoved=!1;removedElements=0;dropKeys(e){let t=this.root?.dict.get("ParentTree");
if(!this.root||t===void 0||e.size===0)return;let i=Float64Array.from(e).sort(),r=(n,o)=>{let l=zd(i,n);return l<i.length&&i[l]<=o},a=(n,o)=>e.has(n)?(this.touchParents(
o),!0):!1,{empty:s}=(0,k.h)(this.document,t,(0,k.d)(t,this.root.holder),"Nums",a,r);s&&(this.document.edit(this.root.holder),this.root.dict.delete("ParentTree"))}touch(e){
this.open.add(e)}touchRoot(){this.root&&this.open.add(this.root.holder)}async flush(){if(!this.root)return;for(let i of this.open){this.open.delete(i);let r=this.
document.job.pace.step(500);r&&await r,i===this.root.holder?this.pruneRoot(this.root):this.pruneElement(i)}let e=this.root.dict.get("IDTree");if(!this.identifierRemoved||
e===void 0)return;this.identifierRemoved=!1;let t=(i,r)=>this.removal.isGone(r);(0,k.h)(this.document,e,(0,k.d)(e,this.root.holder),"Names",t).empty&&(this.document.
edit(this.root.holder),this.root.dict.delete("IDTree"))}touchParents(e){(0,u.w)(e)&&!(0,u.x)(this.document.resolve(e))&&this.open.add(e.number);for(let[t,i]of(this.
document.array(e)??[]).entries()){if(!(0,u.w)(i))continue;this.open.add(i.number);let r=this.unsaid.get(i.number);r||this.unsaid.set(i.number,r=new Set),r.add(t)}}pruneElement(e){
let t=this.document.dict(new u.r(e));if(!t)return;this.pruneReferences(e,t);let i=t.get("Pg"),r=i===void 0?this.unsaid.get(e):void 0,a=this.kidsOf(t),s=a.filter(
o=>!this.isLost(o,i,r));if(this.removal.isGone(i)&&(this.document.edit(e),t.delete("Pg")),s.length===a.length)return;let n=t.get("P");s.length===0?(t.has("ID")&&
(this.identifierRemoved=!0),this.removal.remove(e),this.removedElements++):(this.document.edit(e),t.set("K",s.length===1?s[0]:s)),(0,u.w)(n)&&this.open.add(n.number),
this.silence(s.length===0?n:new u.r(e))}pruneRoot({dict:e,holder:t}){let i=this.kidsOf(e),r=i.filter(s=>!this.removal.isGone(s));if(r.length===i.length)return;if(this.
document.edit(t),r.length>0){e.set("K",r.length===1?r[0]:r);return}let a=this.document.editCatalog();a.delete("StructTreeRoot"),a.delete("MarkInfo")}isLost(e,t,i){
return typeof e=="number"?this.removal.isGone(t)||(i?.has(e)??!1):this.removal.isGone(e)?!0:(0,u.v)(e)?(0,u.y)(e.get("Type"),"OBJR")&&this.removal.isGone(e.get(
"Obj"))?!0:((0,u.y)(e.get("Type"),"MCR")||(0,u.y)(e.get("Type"),"OBJR"))&&this.removal.isGone(e.get("Pg")??t):!1}pruneReferences(e,t){let i=this.document.array(
t.get("Ref")),r=i?.filter(a=>!this.removal.isGone(a));!i||!r||r.length===i.length||(this.document.edit(e),r.length>0?t.set("Ref",r):t.delete("Ref"))}silence(e){
for(;(0,u.w)(e)&&!this.silenced.has(e.number);){this.silenced.add(e.number);let t=this.document.dict(e);t?.has("ActualText")&&(this.document.edit(e),t.delete("A\
ctualText")),e=t?.get("P")}}kidsOf(e){let t=e.get("K");return t==null?[]:this.document.array(t)??[t]}};function Nd(e){return(0,u.y)(e.get("Type"),"StructElem")?
!0:!e.has("Type")&&e.has("S")&&(0,u.w)(e.get("P"))&&(e.has("K")||e.has("Pg"))}function Id(e){return(0,u.y)(e.get("Type"),"MCR")||(0,u.y)(e.get("Type"),"OBJR")}function zd(e,t){
let[i,r]=[0,e.length];for(;i<r;){let a=i+r>>1;e[a]<t?i=a+1:r=a}return i}var Ud=class{constructor(e){this.removal=e,this.document=e.document}removal;document;threads;touch(e,t){
if(!this.removal.isGone(t.get("P")))return;let[i,r]=[t.get("N"),t.get("V")],[a,s]=[this.document.dict(i),this.document.dict(r)],n=this.threadStartingAt(e);if(this.
threads.delete(e),this.removal.remove(e),!(0,u.w)(i)||i.number===e||!a){n&&this.removal.remove(n.number);return}s&&(0,u.w)(r)&&(this.document.edit(r),s.set("N",
i),this.document.edit(i),a.set("V",r)),n&&(this.document.edit(n).set("F",i),this.document.edit(i),a.set("T",n),this.threads.set(i.number,n))}threadStartingAt(e){
if(!this.threads){this.threads=new Map;for(let t of this.document.array(this.document.catalog.get("Threads"))??[]){let i=this.document.dict(t)?.get("F");(0,u.w)(
t)&&(0,u.w)(i)&&this.threads.set(i.number,t)}}return this.threads.get(e)}flush(){let{catalog:e,catalogNumber:t}=this.document,i=e.get("Threads"),r=this.document.
array(i),a=r?.filter(s=>{let n=this.document.dict(s);return n?this.document.dict(n.get("F"))!==void 0:!this.removal.isGone(s)});!r||!a||a.length===r.length||(this.
document.edit(t),a.length>0?e.set("Threads",a):e.delete("Threads"))}};function Bd(e){return(0,u.w)(e.get("N"))&&(0,u.w)(e.get("V"))&&(e.has("R")||e.has("P"))&&!e.
has("S")}function Gd(e,t){let{removal:i}=e,{document:r}=i,a=r.get(t);(0,u.x)(a)?Ld(i,t,a):(0,u.v)(a)&&Wd(e,r,t,a)}function Ld(e,t,i){e.isGone(i[0])&&i[1]instanceof
u.p&&e.remove(t),e.chase(t)}function Wd(e,t,i,r){let{annotations:a,destinations:s,outlines:n,removal:o,structure:l,threads:c}=e;i===t.catalogNumber?qd(e,r):(0,u.y)(
r.get("Type"),"Page")||t.pages.indexOf(i)>=0?(s.pruneTargets(i,r),a.touchPage(i),Vd(o,i,r)):Ed(r)?n.touch(i,r):Nd(r)?l.touch(i):Id(r)?(o.remove(i),o.chase(i)):Bd(
r)?c.touch(i,r):Kd(e,t,i,r)}function Kd(e,t,i,r){let{annotations:a,destinations:s,form:n,removal:o,structure:l}=e;da(r)&&a.touch(i,r),t.get(i)!==null&&(r.has("K\
ids")&&n.touch(i),r.has("Fields")&&n.touchForm(),(r.has("ParentTree")||(0,u.y)(r.get("Type"),"StructTreeRoot"))&&l.touchRoot(),!da(r)&&(s.pruneTargets(i,r),r.get(
"S")instanceof u.p?s.pruneChain(r,i):s.pruneActions(i,r),!(!s.isDeadAction(r)&&!(r.has("D")&&s.isDead(r)))&&(r.has("Next")||o.remove(i),o.chase(i))))}function qd({
destinations:e,form:t,removal:i,structure:r},a){e.pruneOpenAction(),e.pruneTargets(i.document.catalogNumber,a),t.touchForm(),r.touchRoot()}function Vd(e,t,i){let{
document:r}=e,a=r.dict(i.get("SeparationInfo")),s=r.array(a?.get("Pages"));!a||!s?.some(n=>e.isGone(n))||(r.edit((0,k.d)(i.get("SeparationInfo"),t)),a.set("Page\
s",s.filter(n=>!e.isGone(n))))}var Xd=10;async function pa(e,t){let{pages:i}=e,{numbers:r,dropped:a,repeated:s,used:n}=await Hd(e,t),o=r.length!==i.count||r.some(
(f,h)=>f!==i.number(h)),l=t.every((f,h)=>h===0||f>t[h-1]);o&&((0,k.l)(e,t),ma(e));let c=a.length>0?Jd(e,a):void 0;o&&await(l?i.keep(n):i.rebuild(r));let d=c?await Zd(
e,r,c):void 0;return{pageCount:r.length,removedPages:a.length,repeatedPages:s,removedOutlineItems:d?.outlines.removedItems??0,removedDestinations:d?.destinations.
removedNames??0,removedLinks:d?.annotations.removedLinks??0,removedFields:d?.form.removedFields??0,removedStructureElements:d?.structure.removedElements??0,removedXfa:d?.
form.removedXfa??!1}}async function Hd(e,t){let{pages:i}=e,r=new Od(e),a=new Uint8Array(i.count),s=[],n=0;for(let l of t){let c=l-1;if(a[c]){s.push(r.copyPage(c)),
n++;let d=e.job.pace.step(4e3);d&&await d}else s.push(i.number(c));a[c]=1}let o=[];for(let l=0;l<i.count;l++)a[l]||o.push(i.number(l));return{numbers:s,dropped:o,
repeated:n,used:a}}function Jd(e,t){let i=new Set,r=new Map,a=new Set,s=e.dict(e.catalog.get("StructTreeRoot"))!==void 0;for(let n of t){let o=s?e.resolve(e.entry(
n,"StructParents")):null;typeof o=="number"&&a.add(o);let l=e.entry(n,"Annots"),c=e.array(l)??[];(0,u.w)(l)&&r.set(l.number,c);for(let d of c)(0,u.w)(d)&&i.add(
d.number)}return{pages:t,annotations:i,arrays:r,structKeys:a}}async function Zd(e,t,i){let r=ga(e),{destinations:a,removal:s,structure:n}=r;for(let l of i.pages)
s.remove(l);a.pruneNames(),r.form.dropXfa(),n.dropKeys(i.structKeys),await n.flush(),a.removedNames>0&&await Yd(r,t);let o=new Set([...s.removed(),...i.annotations]);
return await ya(r,o,async({live:l,referrers:c})=>{Qd(r,i,l,c),await eu(r,i.annotations)}),r}function ga(e){let t=new k.a(e),i=new Dd(t);return{removal:t,destinations:i,
annotations:new Pd(t,i),outlines:new Rd(t,i),form:new br(t),structure:new _d(t),threads:new Ud(t)}}async function ya(e,t,i){let{destinations:r,removal:a}=e,{document:s}=a;
for(let n=0;n<Xd&&t.size>0;n++){let o=await oe(s,{watched:t});e.annotations.via=o.via,r.refresh(),n===0&&await i?.(o);for(let l of[...o.referrers].sort((c,d)=>c-
d)){Gd(e,l);let c=s.job.pace.step(1e3);c&&await c}await tu(e),t=a.takeChased()}}async function Yd({annotations:e,destinations:t,outlines:i,removal:r},a){let{document:s}=r;
t.pruneOpenAction(),t.pruneTargets(s.catalogNumber,s.catalog),await i.touchAll();for(let n of a){let o=s.job.pace.step(2e3);o&&await o,s.entry(n,"AA")!==void 0&&
t.pruneTargets(n,s.get(n)),e.touchPage(n)}}function Qd({removal:e},t,i,r){let{document:a}=e,s=o=>{for(let l of o??[])(0,u.w)(l)&&t.annotations.delete(l.number)};
for(let[o,l]of t.arrays)i[o]&&s(l);let n=!1;for(let o of r)a.pages.indexOf(o)>=0?s(a.array(a.entry(o,"Annots"))):Array.isArray(a.get(o))&&(n=!0);if(n)for(let o of a.
pages.numbers){let l=a.entry(o,"Annots");(0,u.w)(l)&&r.has(l.number)&&s(a.array(l))}}async function eu({form:e,removal:t,structure:i},r){let{document:a}=t,s=new Set,
n=a.catalog.has("StructTreeRoot"),o=a.catalog.has("AcroForm");for(let l of r){let c=a.job.pace.step(200);c&&await c;let d=n?a.resolve(a.entry(l,"StructParent")):
null;if(typeof d=="number"&&s.add(d),o&&(0,u.y)(a.resolve(a.entry(l,"Subtype")),"Widget")){let f=a.dict(new u.r(l));if(f&&e.losing(f),f&&e.keepsAsField(l,f))continue}
t.remove(l)}i.dropKeys(s)}async function tu({annotations:e,form:t,outlines:i,structure:r,threads:a}){e.flush(),r.dropKeys(e.structKeys),e.structKeys.clear(),await r.
flush(),t.flush(),await i.flush(),a.flush()}async function Ze(e,t,i,r){let a=await(0,v.u)(e.bytes,i,{password:t}),s=a.pages.count,n=r(s);if(!n){let c=a.suspect?
await I(a):e.bytes,d=s;return{documents:[{name:e.name,bytes:c,pageCount:d}],notes:[Pe],facts:{sourcePageCount:s,pageCount:d}}}let o=await pa(a,n),l=await I(a);return{
documents:[{name:e.name,bytes:l,pageCount:o.pageCount}],notes:ru(o),facts:iu(s,o)}}function iu(e,t){let{pageCount:i,removedPages:r,repeatedPages:a}=t,s={sourcePageCount:e,
pageCount:i};return a>0&&(s.repeatedPages=a),r>0&&(s.removedPages=r,s.removedOutlineItems=t.removedOutlineItems,s.removedDestinations=t.removedDestinations,s.removedLinks=
t.removedLinks,s.removedFields=t.removedFields),s}function ru({removedXfa:e}){return e?[{code:"xfa_removed",message:"The XFA form of the document described remo\
ved pages and was dropped. The fields themselves remain."}]:[]}var au=(e,t,i)=>Ze(e,t.open_password,i,r=>{let a=Lt(t,r);if(a.length===0)throw(0,A.d)([{field:"pa\
ges",message:"names no page of the document: at least one page must remain"}]);return a}),su=/xmlns(?::([\w.-]{1,64}))?\s{0,8}=\s{0,8}["']http:\/\/www\.w3\.org\/2000\/09\/xmldsig#/g;
function nu(e,t,i){let r=e.resolve(t),a="";for(let s of(0,u.x)(r)?r:[t]){let n=e.resolve(s);if(n instanceof u.q&&(a=Buffer.from(n.bytes).toString("latin1")),!(0,u.w)(
s)||!(n instanceof u.u))continue;let o;try{o=Buffer.from(e.decoded(n)).toString("latin1")}catch{continue}let l=ou(o,a,i);if(l===o)continue;let c=new u.t([...n.dict].
filter(([d])=>d!=="Filter"&&d!=="DecodeParms"));e.put(s,new u.u(c,Buffer.from(l,"latin1")))}}function ou(e,t,i){let r=new Set([...e.matchAll(su)].map(([,o])=>o??
"")),[a,s]=t==="datasets"?[0,e.length]:[e.indexOf("<xfa:datasets"),e.indexOf("</xfa:datasets")],n=o=>a>=0&&o>=a&&o<s;return(0,x.n)(e,(o,l,c)=>{let[d,f=""]=o.split(
":").reverse();return d==="Signature"?l.includes("xmldsig")||f!==""&&r.has(f):i&&o==="signature"&&!n(c)})}var lu=new Set(["Type","Rect","P","NM","M","F","AP","A\
S","OC","StructParent","AF","ca","CA","BM","Lang"]),cu=2,du=4,uu=32,fu=100;async function Ye(e,t){let i=ga(e),r=await hu(e),a=new Set,s=new Set,n=r.map(({dict:o})=>pu(
e,o));for(let o of r)gu(i,o,t,a,s);return a.size>0&&await bu(i,a,s),ku(e,a.size>0),{fields:n,usageRights:xu(e)}}async function hu(e){let t=Z(e,["/Sig"]);if(t.length===
0)return[];for(let n of t)mu(e,n);let i=new Map;for(let{number:n,dict:o,type:l}of Y(e))l==="Sig"&&n!==void 0&&Vt(e,i,n,o);let r=new Set([...i.values()].flatMap(
({number:n,widgets:o})=>[n,...o])),a=Z(e,["/Sig","/Widget"]).filter(n=>{let o=r.has(n)?null:e.get(n);return(0,u.v)(o)&&(o.has("T")||(0,u.y)(o.get("Subtype"),"Wi\
dget"))&&Rt(e,o)==="Sig"}),s=a.length>0?(await oe(e)).live:void 0;for(let n of a)s?.[n]===1&&Vt(e,i,n,e.get(n));return[...i.values()]}function mu(e,t){let i=[e.
get(t)];for(let r=i.pop();r!==void 0;r=i.pop()){if((0,u.v)(r))for(let a of r.values())i.push(a);if(Array.isArray(r))for(let[a,s]of r.entries())!(0,u.v)(s)||!(0,u.y)(
s.get("FT"),"Sig")?i.push(s):(e.edit(t),r[a]=e.add(s))}}function Vt(e,t,i,r){if(!(0,u.v)(e.resolve(V(e,r,"V"))))return;let a=r.get("Parent"),s=e.dict(a);if(!r.has(
"T")&&(0,u.w)(a)&&s?.has("T")){Vt(e,t,a.number,s),t.get(a.number)?.widgets.add(i);return}if(t.has(i))return;let n=(e.array(r.get("Kids"))??[]).flatMap(o=>(0,u.w)(
o)?[o.number]:[]);t.set(i,{number:i,dict:r,widgets:new Set((0,u.y)(r.get("Subtype"),"Widget")?[i,...n]:n)})}function pu(e,t){let i=[],r=t;for(let a=0;r&&a<fu;a++){
let s=e.resolve(r.get("T"));s instanceof u.q&&i.unshift((0,D.b)(s)),r=e.dict(r.get("Parent"))}return i.join(".")}function gu({removal:e},{number:t,dict:i,widgets:r},a,s,n){
let{document:o}=e;s.add(t);let l=V(o,i,"V");(0,u.w)(l)&&e.remove(l.number);for(let c of r){let d=o.get(c);if(!(0,u.v)(d))continue;if(s.add(c),a==="keep"&&yu(o,d)){
wu(o,c,d);continue}let f=o.resolve(d.get("StructParent"));typeof f=="number"&&n.add(f),e.remove(c)}r.has(t)||e.remove(t)}function yu(e,t){let i=e.resolve(t.get(
"F")),r=typeof i=="number"?i:0;if(r&cu||r&uu&&!(r&du))return!1;let[a,s,n,o]=(e.array(t.get("Rect"))??[]).map(l=>e.resolve(l));return typeof a=="number"&&typeof s==
"number"&&typeof n=="number"&&typeof o=="number"&&a!==n&&s!==o&&e.dict(t.get("AP"))?.has("N")===!0}function wu(e,t,i){e.edit(t);for(let a of[...i.keys()])lu.has(
a)||i.delete(a);i.set("Subtype",new u.p("Stamp"));let r=e.dict(i.get("AP"))?.get("N");r!==void 0&&i.set("AP",new u.t([["N",r]]))}async function bu(e,t,i){let{removal:r,
structure:a}=e,{document:s}=r;vu(e,t);let n=(0,k.e)(s,"AcroForm");for(let o of["Fields","CO"]){let l=s.array(n?.dict.get(o)),c=l?.filter(d=>!r.isGone(d)&&!((0,u.w)(
d)&&t.has(d.number)));!n||!l||!c||c.length===l.length||(s.edit(n.holder),c.length>0||o==="Fields"?n.dict.set(o,c):n.dict.delete(o))}a.dropKeys(i),await a.flush(),
await ya(e,new Set(r.removed()))}function vu({removal:e},t){let{document:i}=e;for(let{number:r,dict:a}of Y(i).reverse()){let s=i.array(a.get("Kids")),n=s?.filter(
o=>!e.isGone(o)&&!((0,u.w)(o)&&t.has(o.number)));r===void 0||!s||!n||n.length===s.length||(i.edit(r),n.length>0?a.set("Kids",n):(0,u.y)(a.get("Subtype"),"Widget")?
a.delete("Kids"):e.remove(r))}}function ku(e,t){let i=(0,k.e)(e,"AcroForm");if(!i)return;i.dict.has("SigFlags")&&(e.edit(i.holder),i.dict.delete("SigFlags")),nu(
e,i.dict.get("XFA"),t);let r=(e.array(i.dict.get("Fields"))??[]).length===0&&!i.dict.has("DR")&&!i.dict.has("XFA");t&&r&&e.editCatalog().delete("AcroForm")}function xu(e){
let{catalog:t}=e;if(!["Perms","DSS","Legal","Extensions"].some(n=>t.has(n)))return!1;let i=e.dict(t.get("Perms")),r=i?.has("UR3")===!0||i?.has("UR")===!0;e.edit(
e.catalogNumber);for(let n of["Perms","DSS","Legal"])t.delete(n);let a=e.dict(t.get("Extensions"));if(!a?.has("ESIC"))return r;let s=new u.t([...a].filter(([n])=>n!==
"ESIC"));return s.size>0?t.set("Extensions",s):t.delete("Extensions"),r}var Su=/\/([^\s()<>[\]{}/%]*)|([+-]*(?:\d+\.?\d*|\.\d+))|([A-Za-z'"*]+)|\((?:\\.|[^\\()])*\)|[[\]]/g,
$u={g:1,rg:3,k:4};function wa(e){let t,i=0,r="0 g",a=[];for(let[s,n,o,l]of e.matchAll(Su))if(n!==void 0)a.push(`/${Mu(n)}`);else if(o!==void 0)a.push(Fu(o));else if(l===
void 0)a.push(s);else{let c=$u[l];if(l==="Tf"){let[d,f]=a.slice(-2);typeof d=="string"&&d.startsWith("/")&&(t=d.slice(1)),i=typeof f=="number"?Math.min(Math.abs(
f),Au):0}else if(c!==void 0){let d=a.slice(-c);d.length===c&&d.every(f=>typeof f=="number")&&(r=`${d.join(" ")} ${l}`)}a=[]}return{font:t,size:i,colour:r}}var Au=2e3;
function Fu(e){let t=Number(e.replace(/^[+-]*/,""));return/^[+-]*-/.test(e)?-t:t}var Mu=e=>e.replace(/#([0-9a-fA-F]{2})/g,(t,i)=>String.fromCharCode(parseInt(i,
16))),ba=".notdef space exclam quotedbl numbersign dollar percent ampersand quoteright parenleft parenright asterisk plus comma hyphen period slash zero one two\
 three four five six seven eight nine colon semicolon less equal greater question at A B C D E F G H I J K L M N O P Q R S T U V W X Y Z bracketleft backslash b\
racketright asciicircum underscore quoteleft a b c d e f g h i j k l m n o p q r s t u v w x y z braceleft bar braceright asciitilde exclamdown cent sterling fr\
action yen florin section currency quotesingle quotedblleft guillemotleft guilsinglleft guilsinglright fi fl endash dagger daggerdbl periodcentered paragraph bu\
llet quotesinglbase quotedblbase quotedblright guillemotright ellipsis perthousand questiondown grave acute circumflex tilde macron breve dotaccent dieresis rin\
g cedilla hungarumlaut ogonek caron emdash AE ordfeminine Lslash Oslash OE ordmasculine ae dotlessi lslash oslash oe germandbls onesuperior logicalnot mu tradem\
ark Eth onehalf plusminus Thorn onequarter divide brokenbar degree thorn threequarters twosuperior registered minus eth multiply threesuperior copyright Aacute \
Acircumflex Adieresis Agrave Aring Atilde Ccedilla Eacute Ecircumflex Edieresis Egrave Iacute Icircumflex Idieresis Igrave Ntilde Oacute Ocircumflex Odieresis O\
grave Otilde Scaron Uacute Ucircumflex Udieresis Ugrave Yacute Ydieresis Zcaron aacute acircumflex adieresis agrave aring atilde ccedilla eacute ecircumflex edi\
eresis egrave iacute icircumflex idieresis igrave ntilde oacute ocircumflex odieresis ograve otilde scaron uacute ucircumflex udieresis ugrave yacute ydieresis \
zcaron exclamsmall Hungarumlautsmall dollaroldstyle dollarsuperior ampersandsmall Acutesmall parenleftsuperior parenrightsuperior twodotenleader onedotenleader \
zerooldstyle oneoldstyle twooldstyle threeoldstyle fouroldstyle fiveoldstyle sixoldstyle sevenoldstyle eightoldstyle nineoldstyle commasuperior threequartersemd\
ash periodsuperior questionsmall asuperior bsuperior centsuperior dsuperior esuperior isuperior lsuperior msuperior nsuperior osuperior rsuperior ssuperior tsup\
erior ff ffi ffl parenleftinferior parenrightinferior Circumflexsmall hyphensuperior Gravesmall Asmall Bsmall Csmall Dsmall Esmall Fsmall Gsmall Hsmall Ismall J\
small Ksmall Lsmall Msmall Nsmall Osmall Psmall Qsmall Rsmall Ssmall Tsmall Usmall Vsmall Wsmall Xsmall Ysmall Zsmall colonmonetary onefitted rupiah Tildesmall \
exclamdownsmall centoldstyle Lslashsmall Scaronsmall Zcaronsmall Dieresissmall Brevesmall Caronsmall Dotaccentsmall Macronsmall figuredash hypheninferior Ogonek\
small Ringsmall Cedillasmall questiondownsmall oneeighth threeeighths fiveeighths seveneighths onethird twothirds zerosuperior foursuperior fivesuperior sixsupe\
rior sevensuperior eightsuperior ninesuperior zeroinferior oneinferior twoinferior threeinferior fourinferior fiveinferior sixinferior seveninferior eightinferi\
or nineinferior centinferior dollarinferior periodinferior commainferior Agravesmall Aacutesmall Acircumflexsmall Atildesmall Adieresissmall Aringsmall AEsmall \
Ccedillasmall Egravesmall Eacutesmall Ecircumflexsmall Edieresissmall Igravesmall Iacutesmall Icircumflexsmall Idieresissmall Ethsmall Ntildesmall Ogravesmall O\
acutesmall Ocircumflexsmall Otildesmall Odieresissmall OEsmall Oslashsmall Ugravesmall Uacutesmall Ucircumflexsmall Udieresissmall Yacutesmall Thornsmall Ydiere\
sissmall 001.000 001.001 001.002 001.003 Black Bold Book Light Medium Regular Roman Semibold".split(" ");function Pu(e){try{let t=new DataView(e.buffer,e.byteOffset,
e.byteLength),i=e.length>12?t.getUint32(0):0;if(i===1330926671){let r=va(t).get("CFF ");return r&&ka(e.subarray(r.at,r.at+r.length))}if(i===65536||i===1953658213)
return Cu(t);if(e[0]===1&&e[1]===0)return ka(e);if(e[0]===37||e[0]===128)return Ru(e)}catch(t){if(!(t instanceof RangeError))throw t}}function va(e){let t=new Map,
i=e.getUint16(4);for(let r=0;r<i;r++){let a=12+r*16,s=String.fromCharCode(...[0,1,2,3].map(n=>e.getUint8(a+n)));t.set(s,{at:e.getUint32(a+8),length:e.getUint32(
a+12)})}return t}function Cu(e){let t=va(e),[i,r,a,s,n,o]=["head","loca","glyf","maxp","cmap","post"].map(b=>t.get(b));if(!i||!r||!a||!s)return;let l=e.getUint16(
s.at+4),c=e.getUint16(i.at+50)===1,d=b=>c?e.getUint32(r.at+b*4):e.getUint16(r.at+b*2)*2,f=b=>b>=0&&b<l&&d(b+1)>d(b),h=n?Tu(e,n.at):[],m=(b,$)=>h.find(S=>S.platform===
b&&($===void 0||S.encoding===$))?.at,p=m(3,10)??m(3,1)??m(0),g=m(3,0),y=m(1,0),w;return{kind:"truetype",unicode:b=>p===void 0?0:Qe(e,p,b),code:b=>g!==void 0?Qe(
e,g,61440+b)||Qe(e,g,b):y===void 0?0:Qe(e,y,b),has:b=>typeof b=="number"?b>0&&b<l:(w??=o?ju(e,o):new Map,f(w.get(b)??-1)),isDrawn:f}}function Tu(e,t){let i=Math.
min(e.getUint16(t+2),64);return Array.from({length:i},(r,a)=>{let s=t+4+a*8;return{platform:e.getUint16(s),encoding:e.getUint16(s+2),at:t+e.getUint32(s+4)}})}function Qe(e,t,i){
try{switch(e.getUint16(t)){case 0:return i<256?e.getUint8(t+6+i):0;case 4:return i>65535?0:Ou(e,t,i);case 6:{let r=e.getUint16(t+6),a=e.getUint16(t+8);return i>=
r&&i<r+a?e.getUint16(t+10+(i-r)*2):0}case 12:{let[r,a]=[0,e.getUint32(t+12)-1];for(;r<=a;){let s=r+a>>1,n=t+16+s*12;if(i<e.getUint32(n))a=s-1;else if(i>e.getUint32(
n+4))r=s+1;else return e.getUint32(n+8)+i-e.getUint32(n)}return 0}default:return 0}}catch{return 0}}function Ou(e,t,i){let r=e.getUint16(t+6),[a,s]=[t+14,t+16+r];
for(let n=0;n<r;n+=2){if(i>e.getUint16(a+n))continue;let o=e.getUint16(s+n);if(i<o)return 0;let l=e.getUint16(s+r+n),c=s+2*r+n,d=e.getUint16(c);if(d===0)return i+
l&65535;let f=e.getUint16(c+d+(i-o)*2);return f===0?0:f+l&65535}return 0}function ju(e,{at:t,length:i}){let r=new Map;if(e.getUint32(t)!==131072)return r;let a=e.
getUint16(t+32),s=[];for(let n=t+34+a*2;n<t+i;){let o=e.getUint8(n),l="";for(let c=1;c<=o&&n+c<e.byteLength;c++)l+=String.fromCharCode(e.getUint8(n+c));s.push(l),
n+=o+1}for(let n=0;n<a;n++){let o=s[e.getUint16(t+34+n*2)-258];o!==void 0&&r.set(o,n)}return r}function ka(e){let t=new DataView(e.buffer,e.byteOffset,e.byteLength),
i=et(t,t.getUint8(2)),r=et(t,i.end),a=et(t,r.end),s=Du(t,r.offsets[0]??0,r.offsets[1]??0),n=s.get(17)?.[0];if(n===void 0)return;let o=et(t,n).offsets.length-1,l=s.
has(3102),c=s.get(15)?.[0]??0,d=new Set,f=m=>{let p=ba[m];if(p!==void 0)return p;let g=m-ba.length,[y,w]=[a.offsets[g],a.offsets[g+1]];return y===void 0||w===void 0?
"":Buffer.from(e.subarray(y,w)).toString("latin1")},h=m=>{d.add(l?m:f(m))};if(c<=2&&!l){if(c===0)for(let m=1;m<=228;m++)h(m)}else{let m=t.getUint8(c),p=c+1;for(let g=1;g<
o;){let y=t.getUint16(p),w=m===0?0:m===1?t.getUint8(p+2):t.getUint16(p+2);p+=m===0?2:m===1?3:4;for(let b=0;b<=w&&g<o;b++,g++)h(y+b)}}return xa(l?"cid":"named",d)}
var xa=(e,t)=>({kind:e,unicode:()=>0,code:()=>0,has:i=>t.has(i),isDrawn:()=>!0});function et(e,t){let i=e.getUint16(t);if(i===0)return{offsets:[],end:t+2};let r=e.
getUint8(t+2),a=t+3+(i+1)*r-1,s=Array.from({length:i+1},(n,o)=>{let l=0;for(let c=0;c<r;c++)l=l*256+e.getUint8(t+3+o*r+c);return a+l});return{offsets:s,end:s[i]}}
function Du(e,t,i){let r=new Map,a=[];for(let s=t;s<i;){let n=e.getUint8(s++);if(n<=21){let o=n===12?3072+e.getUint8(s++):n;r.set(o,a),a=[]}else if(n===28)a.push(
e.getInt16(s)),s+=2;else if(n===29)a.push(e.getInt32(s)),s+=4;else if(n===30){for(;s<i&&(e.getUint8(s++)&15)!==15;);a.push(0)}else n<=246?a.push(n-139):n<=250?a.
push((n-247)*256+e.getUint8(s++)+108):a.push(-(n-251)*256-e.getUint8(s++)-108)}return r}function Ru(e){let t=e[0]===128?Eu(e):Buffer.from(e),i=t.indexOf("eexec");
if(i<0)return;let r=i+5;for(;r<t.length&&[9,10,13,32].includes(t[r]);)r++;let a=/^[0-9a-fA-F\s]{8}/.test(t.toString("latin1",r,r+8))?Buffer.from(t.toString("lat\
in1",r).replace(/[^0-9a-fA-F]/g,""),"hex"):t.subarray(r),s=Buffer.alloc(a.length),n=55665;for(let[c,d]of a.entries())s[c]=d^n>>8,n=(d+n)*52845+22719&65535;let o=s.
indexOf("/CharStrings");if(o<0)return;let l=new Set;for(let c=o+12;;){let d=s.indexOf("/",c);if(d<0)break;let f=/^\/(\S+) +(\d+) +(?:RD|-\|) /.exec(s.toString("\
latin1",d,d+96));f&&l.add(f[1]),c=d+(f?f[0].length+Number(f[2]):1)}return l.size>0?xa("named",l):void 0}function Eu(e){let t=[];for(let i=0;i+6<=e.length&&e[i]===
128&&e[i+1]!==3;){let r=e[i+2]|e[i+3]<<8|e[i+4]<<16;t.push(e.subarray(i+6,i+6+r)),i+=6+r}return Buffer.concat(t)}var _u="space:20 exclam:21 quotedbl:22 numbersi\
gn:23 dollar:24 percent:25 ampersand:26 quotesingle:27 parenleft:28 parenright:29 asterisk:2a plus:2b comma:2c hyphen:2d period:2e slash:2f zero:30 one:31 two:3\
2 three:33 four:34 five:35 six:36 seven:37 eight:38 nine:39 colon:3a semicolon:3b less:3c equal:3d greater:3e question:3f at:40 A:41 B:42 C:43 D:44 E:45 F:46 G:\
47 H:48 I:49 J:4a K:4b L:4c M:4d N:4e O:4f P:50 Q:51 R:52 S:53 T:54 U:55 V:56 W:57 X:58 Y:59 Z:5a bracketleft:5b backslash:5c bracketright:5d asciicircum:5e und\
erscore:5f grave:60 a:61 b:62 c:63 d:64 e:65 f:66 g:67 h:68 i:69 j:6a k:6b l:6c m:6d n:6e o:6f p:70 q:71 r:72 s:73 t:74 u:75 v:76 w:77 x:78 y:79 z:7a braceleft:\
7b bar:7c braceright:7d asciitilde:7e exclamdown:a1 cent:a2 sterling:a3 currency:a4 yen:a5 brokenbar:a6 section:a7 dieresis:a8 copyright:a9 ordfeminine:aa guill\
emotleft:ab logicalnot:ac registered:ae macron:af degree:b0 plusminus:b1 acute:b4 mu:b5 paragraph:b6 periodcentered:b7 cedilla:b8 ordmasculine:ba guillemotright\
:bb onequarter:bc onehalf:bd threequarters:be questiondown:bf Agrave:c0 Aacute:c1 Acircumflex:c2 Atilde:c3 Adieresis:c4 Aring:c5 AE:c6 Ccedilla:c7 Egrave:c8 Eac\
ute:c9 Ecircumflex:ca Edieresis:cb Igrave:cc Iacute:cd Icircumflex:ce Idieresis:cf Eth:d0 Ntilde:d1 Ograve:d2 Oacute:d3 Ocircumflex:d4 Otilde:d5 Odieresis:d6 mu\
ltiply:d7 Oslash:d8 Ugrave:d9 Uacute:da Ucircumflex:db Udieresis:dc Yacute:dd Thorn:de germandbls:df agrave:e0 aacute:e1 acircumflex:e2 atilde:e3 adieresis:e4 a\
ring:e5 ae:e6 ccedilla:e7 egrave:e8 eacute:e9 ecircumflex:ea edieresis:eb igrave:ec iacute:ed icircumflex:ee idieresis:ef eth:f0 ntilde:f1 ograve:f2 oacute:f3 o\
circumflex:f4 otilde:f5 odieresis:f6 divide:f7 oslash:f8 ugrave:f9 uacute:fa ucircumflex:fb udieresis:fc yacute:fd thorn:fe ydieresis:ff Amacron:100 amacron:101\
 Abreve:102 abreve:103 Aogonek:104 aogonek:105 Cacute:106 cacute:107 Ccircumflex:108 ccircumflex:109 Cdotaccent:10a cdotaccent:10b Ccaron:10c ccaron:10d Dcaron:\
10e dcaron:10f Dcroat:110 dcroat:111 Emacron:112 emacron:113 Ebreve:114 ebreve:115 Edotaccent:116 edotaccent:117 Eogonek:118 eogonek:119 Ecaron:11a ecaron:11b G\
circumflex:11c gcircumflex:11d Gbreve:11e gbreve:11f Gdotaccent:120 gdotaccent:121 Hcircumflex:124 hcircumflex:125 Hbar:126 hbar:127 Itilde:128 itilde:129 Imacr\
on:12a imacron:12b Ibreve:12c ibreve:12d Iogonek:12e iogonek:12f Idotaccent:130 dotlessi:131 IJ:132 ij:133 Jcircumflex:134 jcircumflex:135 kgreenlandic:138 Lacu\
te:139 lacute:13a Lcaron:13d lcaron:13e Ldot:13f ldot:140 Lslash:141 lslash:142 Nacute:143 nacute:144 Ncaron:147 ncaron:148 napostrophe:149 Eng:14a eng:14b Omac\
ron:14c omacron:14d Obreve:14e obreve:14f Ohungarumlaut:150 ohungarumlaut:151 OE:152 oe:153 Racute:154 racute:155 Rcaron:158 rcaron:159 Sacute:15a sacute:15b Sc\
ircumflex:15c scircumflex:15d Scedilla:15e scedilla:15f Scaron:160 scaron:161 Tcaron:164 tcaron:165 Tbar:166 tbar:167 Utilde:168 utilde:169 Umacron:16a umacron:\
16b Ubreve:16c ubreve:16d Uring:16e uring:16f Uhungarumlaut:170 uhungarumlaut:171 Uogonek:172 uogonek:173 Wcircumflex:174 wcircumflex:175 Ycircumflex:176 ycircu\
mflex:177 Ydieresis:178 Zacute:179 zacute:17a Zdotaccent:17b zdotaccent:17c Zcaron:17d zcaron:17e longs:17f florin:192 Ohorn:1a0 ohorn:1a1 Uhorn:1af uhorn:1b0 G\
caron:1e6 gcaron:1e7 Aringacute:1fa aringacute:1fb AEacute:1fc aeacute:1fd Oslashacute:1fe oslashacute:1ff circumflex:2c6 caron:2c7 breve:2d8 dotaccent:2d9 ring\
:2da ogonek:2db tilde:2dc hungarumlaut:2dd gravecomb:300 acutecomb:301 tildecomb:303 hookabovecomb:309 dotbelowcomb:323 tonos:384 dieresistonos:385 Alphatonos:3\
86 anoteleia:387 Epsilontonos:388 Etatonos:389 Iotatonos:38a Omicrontonos:38c Upsilontonos:38e Omegatonos:38f iotadieresistonos:390 Alpha:391 Beta:392 Gamma:393\
 Epsilon:395 Zeta:396 Eta:397 Theta:398 Iota:399 Kappa:39a Lambda:39b Mu:39c Nu:39d Xi:39e Omicron:39f Pi:3a0 Rho:3a1 Sigma:3a3 Tau:3a4 Upsilon:3a5 Phi:3a6 Chi:\
3a7 Psi:3a8 Iotadieresis:3aa Upsilondieresis:3ab alphatonos:3ac epsilontonos:3ad etatonos:3ae iotatonos:3af upsilondieresistonos:3b0 alpha:3b1 beta:3b2 gamma:3b\
3 delta:3b4 epsilon:3b5 zeta:3b6 eta:3b7 theta:3b8 iota:3b9 kappa:3ba lambda:3bb nu:3bd xi:3be omicron:3bf pi:3c0 rho:3c1 sigma1:3c2 sigma:3c3 tau:3c4 upsilon:3\
c5 phi:3c6 chi:3c7 psi:3c8 omega:3c9 iotadieresis:3ca upsilondieresis:3cb omicrontonos:3cc upsilontonos:3cd omegatonos:3ce theta1:3d1 Upsilon1:3d2 phi1:3d5 omeg\
a1:3d6 Wgrave:1e80 wgrave:1e81 Wacute:1e82 wacute:1e83 Wdieresis:1e84 wdieresis:1e85 Ygrave:1ef2 ygrave:1ef3 figuredash:2012 endash:2013 emdash:2014 underscored\
bl:2017 quoteleft:2018 quoteright:2019 quotesinglbase:201a quotereversed:201b quotedblleft:201c quotedblright:201d quotedblbase:201e dagger:2020 daggerdbl:2021 \
bullet:2022 onedotenleader:2024 twodotenleader:2025 ellipsis:2026 perthousand:2030 minute:2032 second:2033 guilsinglleft:2039 guilsinglright:203a exclamdbl:203c\
 fraction:2044 colonmonetary:20a1 franc:20a3 lira:20a4 peseta:20a7 dong:20ab Euro:20ac Ifraktur:2111 weierstrass:2118 Rfraktur:211c prescription:211e trademark:\
2122 Omega:2126 estimated:212e aleph:2135 onethird:2153 twothirds:2154 oneeighth:215b threeeighths:215c fiveeighths:215d seveneighths:215e arrowleft:2190 arrowu\
p:2191 arrowright:2192 arrowdown:2193 arrowboth:2194 arrowupdn:2195 arrowupdnbse:21a8 carriagereturn:21b5 arrowdblleft:21d0 arrowdblup:21d1 arrowdblright:21d2 a\
rrowdbldown:21d3 arrowdblboth:21d4 universal:2200 partialdiff:2202 existential:2203 emptyset:2205 Delta:2206 gradient:2207 element:2208 notelement:2209 suchthat\
:220b product:220f summation:2211 minus:2212 asteriskmath:2217 radical:221a proportional:221d infinity:221e orthogonal:221f angle:2220 logicaland:2227 logicalor\
:2228 intersection:2229 union:222a integral:222b therefore:2234 similar:223c congruent:2245 approxequal:2248 notequal:2260 equivalence:2261 lessequal:2264 great\
erequal:2265 propersubset:2282 propersuperset:2283 notsubset:2284 reflexsubset:2286 reflexsuperset:2287 circleplus:2295 circlemultiply:2297 perpendicular:22a5 d\
otmath:22c5 SF100000:2500 SF110000:2502 SF010000:250c SF030000:2510 SF020000:2514 SF040000:2518 SF080000:251c SF090000:2524 SF060000:252c SF070000:2534 SF050000\
:253c SF430000:2550 SF240000:2551 SF510000:2552 SF520000:2553 SF390000:2554 SF220000:2555 SF210000:2556 SF250000:2557 SF500000:2558 SF490000:2559 SF380000:255a \
SF280000:255b SF270000:255c SF260000:255d SF360000:255e SF370000:255f SF420000:2560 SF190000:2561 SF200000:2562 SF230000:2563 SF470000:2564 SF480000:2565 SF4100\
00:2566 SF450000:2567 SF460000:2568 SF400000:2569 SF540000:256a SF530000:256b SF440000:256c upblock:2580 dnblock:2584 block:2588 lfblock:258c rtblock:2590 ltsha\
de:2591 shade:2592 dkshade:2593 filledbox:25a0 H22073:25a1 H18543:25aa H18551:25ab filledrect:25ac triagup:25b2 triagrt:25ba triagdn:25bc triaglf:25c4 lozenge:2\
5ca circle:25cb H18533:25cf invbullet:25d8 invcircle:25d9 openbullet:25e6 smileface:263a invsmileface:263b sun:263c female:2640 male:2642 spade:2660 club:2663 h\
eart:2665 diamond:2666 musicalnote:266a musicalnotedbl:266b controlSTX:1 controlSOT:2 controlETX:3 controlEOT:4 controlENQ:5 controlACK:6 controlBEL:7 controlBS\
:8 controlHT:9 controlLF:a controlVT:b controlFF:c controlCR:d controlSO:e controlSI:f controlDLE:10 controlDC1:11 controlDC2:12 controlDC3:13 controlDC4:14 con\
trolNAK:15 controlSYN:16 controlETB:17 controlCAN:18 controlEM:19 controlSUB:1a controlESC:1b controlFS:1c controlGS:1d controlRS:1e controlUS:1f spacehackarabi\
c:20 verticalbar:7c controlDEL:7f nbspace:a0 nonbreakingspace:a0 sfthyphen:ad softhyphen:ad overscore:af mu1:b5 middot:b7 Cdot:10a cdot:10b Dslash:110 dmacron:1\
11 Edot:116 edot:117 Gdot:120 gdot:121 Gcedilla:122 Gcommaaccent:122 gcedilla:123 gcommaaccent:123 Idot:130 Kcedilla:136 Kcommaaccent:136 kcedilla:137 kcommaacc\
ent:137 Lcedilla:13b Lcommaaccent:13b lcedilla:13c lcommaaccent:13c Ldotaccent:13f ldotaccent:140 Ncedilla:145 Ncommaaccent:145 ncedilla:146 ncommaaccent:146 qu\
oterightn:149 Odblacute:150 odblacute:151 Rcedilla:156 Rcommaaccent:156 rcedilla:157 rcommaaccent:157 Tcedilla:162 Tcommaaccent:162 tcedilla:163 tcommaaccent:16\
3 Udblacute:170 udblacute:171 Zdot:17b zdot:17c slong:17f bstroke:180 Bhook:181 Btopbar:182 btopbar:183 Tonesix:184 tonesix:185 Oopen:186 Chook:187 chook:188 Da\
frican:189 Dhook:18a Dtopbar:18b dtopbar:18c deltaturned:18d Ereversed:18e Schwa:18f Eopen:190 Fhook:191 Ghook:193 Gammaafrican:194 hv:195 Iotaafrican:196 Istro\
ke:197 Khook:198 khook:199 lbar:19a lambdastroke:19b Mturned:19c Nhookleft:19d nlegrightlong:19e Ocenteredtilde:19f Oi:1a2 oi:1a3 Phook:1a4 phook:1a5 yr:1a6 Ton\
etwo:1a7 tonetwo:1a8 Esh:1a9 eshreversedloop:1aa tpalatalhook:1ab Thook:1ac thook:1ad Tretroflexhook:1ae Upsilonafrican:1b1 Vhook:1b2 Yhook:1b3 yhook:1b4 Zstrok\
e:1b5 zstroke:1b6 Ezh:1b7 Ezhreversed:1b8 ezhreversed:1b9 ezhtail:1ba twostroke:1bb Tonefive:1bc tonefive:1bd glottalinvertedstroke:1be wynn:1bf clickdental:1c0\
 clicklateral:1c1 clickalveolar:1c2 clickretroflex:1c3 DZcaron:1c4 Dzcaron:1c5 dzcaron:1c6 LJ:1c7 Lj:1c8 lj:1c9 NJ:1ca Nj:1cb nj:1cc Acaron:1cd acaron:1ce Icaro\
n:1cf icaron:1d0 Ocaron:1d1 ocaron:1d2 Ucaron:1d3 ucaron:1d4 Udieresismacron:1d5 udieresismacron:1d6 Udieresisacute:1d7 udieresisacute:1d8 Udieresiscaron:1d9 ud\
ieresiscaron:1da Udieresisgrave:1db udieresisgrave:1dc eturned:1dd Adieresismacron:1de adieresismacron:1df Adotmacron:1e0 adotmacron:1e1 AEmacron:1e2 aemacron:1\
e3 Gstroke:1e4 gstroke:1e5 Kcaron:1e8 kcaron:1e9 Oogonek:1ea oogonek:1eb Oogonekmacron:1ec oogonekmacron:1ed Ezhcaron:1ee ezhcaron:1ef jcaron:1f0 DZ:1f1 Dz:1f2 \
dz:1f3 Gacute:1f4 gacute:1f5 Ostrokeacute:1fe ostrokeacute:1ff Adblgrave:200 adblgrave:201 Ainvertedbreve:202 ainvertedbreve:203 Edblgrave:204 edblgrave:205 Ein\
vertedbreve:206 einvertedbreve:207 Idblgrave:208 idblgrave:209 Iinvertedbreve:20a iinvertedbreve:20b Odblgrave:20c odblgrave:20d Oinvertedbreve:20e oinvertedbre\
ve:20f Rdblgrave:210 rdblgrave:211 Rinvertedbreve:212 rinvertedbreve:213 Udblgrave:214 udblgrave:215 Uinvertedbreve:216 uinvertedbreve:217 Scommaaccent:218 scom\
maaccent:219 afii57929:2bc afii64937:2bd numeralsigngreek:374 numeralsignlowergreek:375 questiongreek:37e Deltagreek:394 Omegagreek:3a9 mugreek:3bc betasymbolgr\
eek:3d0 thetasymbolgreek:3d1 Upsilonacutehooksymbolgreek:3d3 Upsilondieresishooksymbolgreek:3d4 phisymbolgreek:3d5 pisymbolgreek:3d6 Stigmagreek:3da Digammagree\
k:3dc Koppagreek:3de Sampigreek:3e0 kappasymbolgreek:3f0 rhosymbolgreek:3f1 sigmalunatesymbolgreek:3f2 yotgreek:3f3 Iocyrillic:401 afii10023:401 Djecyrillic:402\
 afii10051:402 Gjecyrillic:403 afii10052:403 Ecyrillic:404 afii10053:404 Dzecyrillic:405 afii10054:405 Icyrillic:406 afii10055:406 Yicyrillic:407 afii10056:407 \
Jecyrillic:408 afii10057:408 Ljecyrillic:409 afii10058:409 Njecyrillic:40a afii10059:40a Tshecyrillic:40b afii10060:40b Kjecyrillic:40c afii10061:40c Ushortcyri\
llic:40e afii10062:40e Dzhecyrillic:40f afii10145:40f Acyrillic:410 afii10017:410 Becyrillic:411 afii10018:411 Vecyrillic:412 afii10019:412 Gecyrillic:413 afii1\
0020:413 Decyrillic:414 afii10021:414 Iecyrillic:415 afii10022:415 Zhecyrillic:416 afii10024:416 Zecyrillic:417 afii10025:417 Iicyrillic:418 afii10026:418 Iisho\
rtcyrillic:419 afii10027:419 Kacyrillic:41a afii10028:41a Elcyrillic:41b afii10029:41b Emcyrillic:41c afii10030:41c Encyrillic:41d afii10031:41d Ocyrillic:41e a\
fii10032:41e Pecyrillic:41f afii10033:41f Ercyrillic:420 afii10034:420 Escyrillic:421 afii10035:421 Tecyrillic:422 afii10036:422 Ucyrillic:423 afii10037:423 Efc\
yrillic:424 afii10038:424 Khacyrillic:425 afii10039:425 Tsecyrillic:426 afii10040:426 Checyrillic:427 afii10041:427 Shacyrillic:428 afii10042:428 Shchacyrillic:\
429 afii10043:429 Hardsigncyrillic:42a afii10044:42a Yericyrillic:42b afii10045:42b Softsigncyrillic:42c afii10046:42c Ereversedcyrillic:42d afii10047:42d IUcyr\
illic:42e afii10048:42e IAcyrillic:42f afii10049:42f acyrillic:430 afii10065:430 afii10066:431 becyrillic:431 afii10067:432 vecyrillic:432 afii10068:433 gecyril\
lic:433 afii10069:434 decyrillic:434 afii10070:435 iecyrillic:435 afii10072:436 zhecyrillic:436 afii10073:437 zecyrillic:437 afii10074:438 iicyrillic:438 afii10\
075:439 iishortcyrillic:439 afii10076:43a kacyrillic:43a afii10077:43b elcyrillic:43b afii10078:43c emcyrillic:43c afii10079:43d encyrillic:43d afii10080:43e oc\
yrillic:43e afii10081:43f pecyrillic:43f afii10082:440 ercyrillic:440 afii10083:441 escyrillic:441 afii10084:442 tecyrillic:442 afii10085:443 ucyrillic:443 afii\
10086:444 efcyrillic:444 afii10087:445 khacyrillic:445 afii10088:446 tsecyrillic:446 afii10089:447 checyrillic:447 afii10090:448 shacyrillic:448 afii10091:449 s\
hchacyrillic:449 afii10092:44a hardsigncyrillic:44a afii10093:44b yericyrillic:44b afii10094:44c softsigncyrillic:44c afii10095:44d ereversedcyrillic:44d afii10\
096:44e iucyrillic:44e afii10097:44f iacyrillic:44f afii10071:451 iocyrillic:451 afii10099:452 djecyrillic:452 afii10100:453 gjecyrillic:453 afii10101:454 ecyri\
llic:454 afii10102:455 dzecyrillic:455 afii10103:456 icyrillic:456 afii10104:457 yicyrillic:457 afii10105:458 jecyrillic:458 afii10106:459 ljecyrillic:459 afii1\
0107:45a njecyrillic:45a afii10108:45b tshecyrillic:45b afii10109:45c kjecyrillic:45c afii10110:45e ushortcyrillic:45e afii10193:45f dzhecyrillic:45f Omegacyril\
lic:460 omegacyrillic:461 Yatcyrillic:462 afii10146:462 afii10194:463 yatcyrillic:463 Eiotifiedcyrillic:464 eiotifiedcyrillic:465 Yuslittlecyrillic:466 yuslittl\
ecyrillic:467 Yuslittleiotifiedcyrillic:468 yuslittleiotifiedcyrillic:469 Yusbigcyrillic:46a yusbigcyrillic:46b Yusbigiotifiedcyrillic:46c yusbigiotifiedcyrilli\
c:46d Ksicyrillic:46e ksicyrillic:46f Psicyrillic:470 psicyrillic:471 Fitacyrillic:472 afii10147:472 afii10195:473 fitacyrillic:473 Izhitsacyrillic:474 afii1014\
8:474 afii10196:475 izhitsacyrillic:475 Izhitsadblgravecyrillic:476 izhitsadblgravecyrillic:477 Ukcyrillic:478 ukcyrillic:479 Omegaroundcyrillic:47a omegaroundc\
yrillic:47b Omegatitlocyrillic:47c omegatitlocyrillic:47d Otcyrillic:47e otcyrillic:47f Koppacyrillic:480 koppacyrillic:481 thousandcyrillic:482 Gheupturncyrill\
ic:490 afii10050:490 afii10098:491 gheupturncyrillic:491 Ghestrokecyrillic:492 ghestrokecyrillic:493 Ghemiddlehookcyrillic:494 ghemiddlehookcyrillic:495 Zhedesc\
endercyrillic:496 zhedescendercyrillic:497 Zedescendercyrillic:498 zedescendercyrillic:499 Kadescendercyrillic:49a kadescendercyrillic:49b Kaverticalstrokecyril\
lic:49c kaverticalstrokecyrillic:49d Kastrokecyrillic:49e kastrokecyrillic:49f Kabashkircyrillic:4a0 kabashkircyrillic:4a1 Endescendercyrillic:4a2 endescendercy\
rillic:4a3 Enghecyrillic:4a4 enghecyrillic:4a5 Pemiddlehookcyrillic:4a6 pemiddlehookcyrillic:4a7 Haabkhasiancyrillic:4a8 haabkhasiancyrillic:4a9 Esdescendercyri\
llic:4aa esdescendercyrillic:4ab Tedescendercyrillic:4ac tedescendercyrillic:4ad Ustraightcyrillic:4ae ustraightcyrillic:4af Ustraightstrokecyrillic:4b0 ustraig\
htstrokecyrillic:4b1 Hadescendercyrillic:4b2 hadescendercyrillic:4b3 Tetsecyrillic:4b4 tetsecyrillic:4b5 Chedescendercyrillic:4b6 chedescendercyrillic:4b7 Cheve\
rticalstrokecyrillic:4b8 cheverticalstrokecyrillic:4b9 Shhacyrillic:4ba shhacyrillic:4bb Cheabkhasiancyrillic:4bc cheabkhasiancyrillic:4bd Chedescenderabkhasian\
cyrillic:4be chedescenderabkhasiancyrillic:4bf palochkacyrillic:4c0 Zhebrevecyrillic:4c1 zhebrevecyrillic:4c2 Kahookcyrillic:4c3 kahookcyrillic:4c4 Enhookcyrill\
ic:4c7 enhookcyrillic:4c8 Chekhakassiancyrillic:4cb chekhakassiancyrillic:4cc Abrevecyrillic:4d0 abrevecyrillic:4d1 Adieresiscyrillic:4d2 adieresiscyrillic:4d3 \
Aiecyrillic:4d4 aiecyrillic:4d5 Iebrevecyrillic:4d6 iebrevecyrillic:4d7 Schwacyrillic:4d8 afii10846:4d9 schwacyrillic:4d9 Schwadieresiscyrillic:4da schwadieresi\
scyrillic:4db Zhedieresiscyrillic:4dc zhedieresiscyrillic:4dd Zedieresiscyrillic:4de zedieresiscyrillic:4df Dzeabkhasiancyrillic:4e0 dzeabkhasiancyrillic:4e1 Im\
acroncyrillic:4e2 imacroncyrillic:4e3 Idieresiscyrillic:4e4 idieresiscyrillic:4e5 Odieresiscyrillic:4e6 odieresiscyrillic:4e7 Obarredcyrillic:4e8 obarredcyrilli\
c:4e9 Obarreddieresiscyrillic:4ea obarreddieresiscyrillic:4eb Umacroncyrillic:4ee umacroncyrillic:4ef Udieresiscyrillic:4f0 udieresiscyrillic:4f1 Uhungarumlautc\
yrillic:4f2 uhungarumlautcyrillic:4f3 Chedieresiscyrillic:4f4 chedieresiscyrillic:4f5 Yerudieresiscyrillic:4f8 yerudieresiscyrillic:4f9 afii61664:200c afii301:2\
00d afii299:200e afii300:200f afii00208:2015 afii61573:202c afii61574:202d afii61575:202e afii08941:20a4 afii57636:20aa euro:20ac afii61248:2105 afii61289:2113 \
afii61352:2116 divisionslash:2215 bulletoperator:2219",Sa=new Map,Xt=new Map;for(let e of _u.split(" ")){let[t,i]=e.split(":"),r=parseInt(i,16);Sa.set(t,r),Xt.has(
r)||Xt.set(r,t)}function Nu(e){let t=Sa.get(e);if(t!==void 0)return t;let i=/^(?:uni([0-9A-F]{4})|u([0-9A-F]{4,6}))$/.exec(e),r=i?parseInt(i[1]??i[2],16):void 0;
return r!==void 0&&r<=1114111?r:void 0}var $a=e=>Xt.get(e)??`uni${e.toString(16).toUpperCase().padStart(4,"0")}`,Aa=" !\"#$%&’()*+,-./0123456789:;<=>?@ABCDEFGHIJ\
KLMNOPQRSTUVWXYZ[\\]^_‘abcdefghijklmnopqrstuvwxyz{|}~\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0¡¢£⁄¥ƒ§¤'“«‹›ﬁﬂ\0–†‡·\0¶•‚„”»…‰\0¿\0`´ˆ˜¯˘˙¨\0˚¸\0˝˛ˇ—\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0Æ\0ª\0\0\0\0ŁØŒ\
º\0\0\0\0\0æ\0\0\0ı\0\0łøœß\0\0\0\0",Iu=" !\"#$%&'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz{|}~\0ÄÅÇÉÑÖÜáàâäãåçéè\
êëíìîïñóòôöõúùûü†°¢£§•¶ß®©™´¨≠ÆØ∞±≤≥¥µ∂∑∏π∫ªºΩæø¿¡¬√ƒ≈∆«»… ÀÃÕŒœ–—“”‘’÷◊ÿŸ⁄¤‹›ﬁﬂ‡·‚„‰ÂÊÁËÈÍÎÏÌÓÔÒÚÛÙıˆ˜¯˘˙˚¸˝˛ˇ",
Ht=" !\"#$%&'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz{|}~€\0‚ƒ„…†‡ˆ‰Š‹Œ\0Ž\0\0‘’“”•–—˜™š›œ\0žŸ ¡¢£¤¥¦§¨©ª«¬­®¯°±²³´µ¶·¸¹º»\
¼½¾¿ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖ×ØÙÚÛÜÝÞßàáâãäåæçèéêëìíîïðñòóôõö÷øùúûüýþÿ",Fa={Helvetica:"278 278\
 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 584 584 584 556 1015 667 667 722 722 667 611 778 722 27\
8 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556 333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 55\
6 333 500 278 556 500 722 500 500 500 334 260 334 584 0 556 0 222 556 333 1000 556 556 333 1000 667 333 1000 0 611 0 0 222 222 333 333 350 556 1000 333 1000 500\
 333 944 0 500 500 278 333 556 556 556 556 260 556 333 737 370 556 584 333 737 333 400 584 333 333 333 556 537 278 333 333 365 556 834 834 834 611 667 667 667 6\
67 667 667 1000 722 667 667 667 667 278 278 278 278 722 722 778 778 778 778 778 584 778 722 722 722 722 667 667 611 556 556 556 556 556 556 889 500 556 556 556 \
556 278 278 278 278 556 556 556 556 556 556 556 584 611 556 556 556 556 500 556 500",HelveticaBold:"278 333 474 556 556 889 722 238 333 333 389 584 278 333 278 \
278 556 556 556 556 556 556 556 556 556 556 333 333 584 584 584 611 975 722 722 722 722 667 611 778 722 278 556 722 611 833 722 778 667 778 722 667 611 722 667 \
944 667 667 611 333 278 333 584 556 333 556 611 556 611 556 333 611 611 278 278 556 278 889 611 611 611 611 389 556 333 611 556 778 556 556 500 389 280 389 584 \
0 556 0 278 556 500 1000 556 556 333 1000 667 333 1000 0 611 0 0 278 278 500 500 350 556 1000 333 1000 556 333 944 0 500 556 278 333 556 556 556 556 280 556 333\
 737 370 556 584 333 737 333 400 584 333 333 333 611 556 278 333 333 365 556 834 834 834 611 722 722 722 722 722 722 1000 722 667 667 667 667 278 278 278 278 72\
2 722 778 778 778 778 778 584 778 722 722 722 722 667 667 611 556 556 556 556 556 556 889 556 556 556 556 556 278 278 278 278 611 611 611 611 611 611 611 584 61\
1 611 611 611 611 556 611 556",TimesRoman:"250 333 408 500 500 833 778 180 333 333 500 564 250 333 250 278 500 500 500 500 500 500 500 500 500 500 278 278 564 5\
64 564 444 921 722 667 667 722 611 556 722 722 333 389 722 611 889 722 722 556 722 667 556 611 722 722 944 722 722 611 333 278 333 469 500 333 444 500 444 500 4\
44 333 500 500 278 278 500 278 778 500 500 500 500 333 389 278 500 500 722 500 500 444 480 200 480 541 0 500 0 333 500 444 1000 500 500 333 1000 556 333 889 0 6\
11 0 0 333 333 444 444 350 500 1000 333 980 389 333 722 0 444 500 250 333 500 500 500 500 200 500 333 760 276 500 564 333 760 333 400 564 300 300 333 500 453 25\
0 333 300 310 500 750 750 750 444 722 722 722 722 722 722 889 667 611 611 611 611 333 333 333 333 722 722 722 722 722 722 722 564 722 722 722 722 722 722 556 50\
0 444 444 444 444 444 444 667 444 444 444 444 444 278 278 278 278 500 500 500 500 500 500 500 564 500 500 500 500 500 500 500 500",TimesRomanBold:"250 333 555 5\
00 500 1000 833 278 333 333 500 570 250 333 250 278 500 500 500 500 500 500 500 500 500 500 333 333 570 570 570 500 930 722 667 722 722 667 611 778 778 389 500 \
778 667 944 722 778 611 778 722 556 667 722 722 1000 722 722 667 333 278 333 581 500 333 500 556 444 556 444 333 500 556 278 333 556 278 833 556 500 556 556 444\
 389 333 556 500 722 500 500 444 394 220 394 520 0 500 0 333 500 500 1000 500 500 333 1000 556 333 1000 0 667 0 0 333 333 500 500 350 500 1000 333 1000 389 333 \
722 0 444 500 250 333 500 500 500 500 220 500 333 747 300 500 570 333 747 333 400 570 300 300 333 556 540 250 333 300 330 500 750 750 750 500 722 722 722 722 72\
2 722 1000 722 667 667 667 667 389 389 389 389 722 722 778 778 778 778 778 570 778 722 722 722 722 722 611 556 500 500 500 500 500 500 722 444 444 444 444 444 2\
78 278 278 278 500 556 500 500 500 500 500 570 500 556 556 556 556 500 556 500",TimesRomanItalic:"250 333 420 500 500 833 778 214 333 333 500 675 250 333 250 27\
8 500 500 500 500 500 500 500 500 500 500 333 333 675 675 675 500 920 611 611 667 722 611 611 722 722 333 444 667 556 833 667 722 611 722 611 500 556 722 611 83\
3 611 556 556 389 278 389 422 500 333 500 500 444 500 444 278 500 500 278 278 444 278 722 500 500 500 500 389 389 278 500 444 667 444 444 389 400 275 400 541 0 \
500 0 333 500 556 889 500 500 333 1000 500 333 944 0 556 0 0 333 333 556 556 350 500 889 333 980 389 333 667 0 389 444 250 389 500 500 500 500 275 500 333 760 2\
76 500 675 333 760 333 400 675 300 300 333 500 523 250 333 300 310 500 750 750 750 500 611 611 611 611 611 611 889 667 611 611 611 611 333 333 333 333 722 667 7\
22 722 722 722 722 675 722 722 722 722 722 556 611 500 500 500 500 500 500 500 667 444 444 444 444 444 278 278 278 278 500 500 500 500 500 500 500 675 500 500 5\
00 500 500 444 500 444",TimesRomanBoldItalic:"250 389 555 500 500 833 778 278 333 333 500 570 250 333 250 278 500 500 500 500 500 500 500 500 500 500 333 333 57\
0 570 570 500 832 667 667 667 722 667 667 722 778 389 500 667 611 889 722 722 611 722 667 556 611 722 667 889 667 611 611 333 278 333 570 500 333 500 500 444 50\
0 444 333 500 556 278 278 500 278 778 556 500 500 500 389 389 278 556 444 667 500 444 389 348 220 348 570 0 500 0 333 500 500 1000 500 500 333 1000 556 333 944 \
0 611 0 0 333 333 500 500 350 500 1000 333 1000 389 333 722 0 389 444 250 389 500 500 500 500 220 500 333 747 266 500 606 333 747 333 400 570 300 300 333 576 50\
0 250 333 300 300 500 750 750 750 500 667 667 667 667 667 667 944 667 667 667 667 667 389 389 389 389 722 722 722 722 722 722 722 570 722 722 722 722 722 611 61\
1 500 500 500 500 500 500 500 722 444 444 444 444 444 278 278 278 278 500 556 500 500 500 500 500 570 500 556 556 556 556 444 500 444"},zu=4;function Uu(e,t,i){
let r=e.resolve(i.get("Subtype"));if(!(r instanceof u.p)||!/^(Type1|MMType1|TrueType)$/.test(r.text))return;let a=e.dict(i.get("FontDescriptor")),s=Pa(e,a);if(s===
"unusable")return;let n=s?void 0:Ta(tt(e,i.get("BaseFont"))),o=Lu(e,a,i),l=Wu(e,i,o,s!==void 0);if(!l)return;let c=Ku(e,i,a,n),d=new Map;for(let[f,h]of l){if(d.
has(h.point)||s&&!Gu(s,f,h))continue;let m=c(f,h.point);m!==void 0&&d.set(h.point,{code:f,width:m})}for(let[f,h]of[[160,32],[8208,45],[8209,45]])!d.has(f)&&d.has(
h)&&d.set(f,d.get(h));if(d.size!==0)return new Ma(t,d,Vu(e,i,a,n!==void 0))}function Bu(e,t="Helvetica"){let i=Ta(t),r=new Map;for(let a=32;a<256;a++){let s=Ht.
charCodeAt(a-32),n=i(s);s!==0&&n!==void 0&&r.set(s,{code:a,width:n})}return new Ma(e,r,Oa(t))}var Ma=class{constructor(e,t,i){this.resource=e,this.codes=t,this.
ascent=i.ascent,this.descent=i.descent}resource;codes;ascent;descent;covers(e){for(let t of e)if(!this.codes.has(t.codePointAt(0)))return!1;return!0}width(e){let t=0;
for(let i of e)t+=this.codes.get(i.codePointAt(0))?.width??0;return t}show(e){let t=[];for(let i of e)t.push(this.codes.get(i.codePointAt(0))?.code??32);return`${(0,O.d)(
t)} Tj`}},tt=(e,t)=>{let i=e.resolve(t);return i instanceof u.p?i.text:""};function Pa(e,t){for(let i of["FontFile","FontFile2","FontFile3"]){let r=e.resolve(t?.
get(i));if(r instanceof u.u)try{return Pu(e.decoded(r))??"unusable"}catch{return"unusable"}}}function Gu(e,t,{point:i,name:r}){if(e.kind!=="truetype")return e.has(
r)||e.has($a(i))||i===32;let a=e.unicode(i)||e.code(t);return a>0?i===32||i===160||e.isDrawn(a):e.has(r)}function Lu(e,t,i){let r=e.resolve(t?.get("Flags"));return typeof r==
"number"?(r&zu)!==0:/^(Symbol|ZapfDingbats|Wingdings|Webdings)/.test(tt(e,i.get("BaseFont")))}function Wu(e,t,i,r){let a=e.resolve(t.get("Encoding")),s=a instanceof
u.p?a.text:tt(e,(0,u.v)(a)?a.get("BaseEncoding"):void 0),n={WinAnsiEncoding:Ht,MacRomanEncoding:Iu,StandardEncoding:Aa}[s],o=(0,u.v)(a)?e.array(a.get("Differenc\
es")):void 0;if(n===void 0&&i&&!o)return;let l=n??(i&&r?"":Aa),c=new Map;for(let f=32;f<256;f++){let h=l.charCodeAt(f-32);h>0&&c.set(f,{point:h,name:$a(h)})}let d=0;
for(let f of o??[]){let h=e.resolve(f);if(typeof h=="number")d=h;else if(h instanceof u.p){let m=Nu(h.text);m===void 0||d<0||d>255?c.delete(d):c.set(d,{point:m,
name:h.text}),d++}}return c}function Ku(e,t,i,r){let a=e.array(t.get("Widths"))?.map(o=>e.resolve(o)),s=e.resolve(t.get("FirstChar")),n=e.resolve(i?.get("Missin\
gWidth"));return!a||typeof s!="number"?(o,l)=>r?.(l)??(typeof n=="number"&&n>0?n:500):(o,l)=>{let c=a[o-s];return typeof c=="number"&&c>0?c:r?.(l)}}function qu(e){
let t=e.replace(/^[A-Z]{6}\+/,""),i=/bold|black|heavy/i.test(t),r=/italic|oblique/i.test(t);return/^(Helvetica|Arial)/i.test(t)?i?"HelveticaBold":"Helvetica":/^Times/i.
test(t)?i?r?"TimesRomanBoldItalic":"TimesRomanBold":r?"TimesRomanItalic":"TimesRoman":/^Courier/i.test(t)?"Courier":void 0}var Ca=new Map;function Ta(e){let t=e in
Fa?e:qu(e);if(t===void 0)return;if(t==="Courier")return()=>600;let i=Ca.get(t);if(!i){let a=Fa[t].split(" ").map(Number);i=new Map(a.flatMap((s,n)=>s>0?[[Ht.charCodeAt(
n),s]]:[])),Ca.set(t,i)}let r=i;return a=>r.get(a)}function Vu(e,t,i,r){return!i&&r?Oa(tt(e,t.get("BaseFont"))):(0,O.a)(e.resolve(i?.get("Ascent")),e.resolve(i?.
get("Descent")))}function Oa(e){return/Times/i.test(e)?{ascent:683,descent:-217}:/Courier/i.test(e)?{ascent:629,descent:-157}:{ascent:718,descent:-207}}function Xu(e,t,i){
if(!(0,u.y)(e.resolve(i.get("Subtype")),"Type0")||!(0,u.y)(e.resolve(i.get("Encoding")),"Identity-H"))return;let r=e.dict(e.array(i.get("DescendantFonts"))?.[0]),
a=e.dict(r?.get("FontDescriptor")),s=Pa(e,a);if(!r||s==="unusable"||s===void 0)return;let n=Qu(e,i.get("ToUnicode")),o=Ju(e,r),l=(h,m)=>{if(s.kind!=="truetype")
return s.kind==="named"||s.has(h);let p=o(h);return s.has(p)&&(m||s.isDrawn(p))},c=new Map;for(let[h,m]of n)l(m,ja.has(h))&&c.set(h,m);let d=h=>{let m=c.get(h);
if(m!==void 0)return m;let p=s.kind==="truetype"?Zu(e,r,s,h):void 0;return p!==void 0&&l(p,ja.has(h))?p:void 0},f=(0,O.a)(e.resolve(a?.get("Ascent")),e.resolve(
a?.get("Descent")));return new Hu(t,d,h=>c.has(h),Yu(e,r),f)}var ja=new Set([32,160]),Hu=class{constructor(e,t,i,r,a){this.resource=e,this.find=t,this.isSaid=i,
this.widths=r,this.ascent=a.ascent,this.descent=a.descent}resource;find;isSaid;widths;ascent;descent;found=new Map;covers(e){if(new RegExp("\\p{M}","u").test(e))
return!1;for(let t of e)if(this.cid(t)===void 0)return!1;return!0}width(e){let t=0;for(let i of e)t+=this.widths(this.cid(i)??0);return t}show(e){let t=`${(0,O.c)(
Array.from(e,i=>this.cid(i)??0),2)} Tj`;return Array.from(e).every(i=>this.isSaid(i.codePointAt(0)))?t:`/Span <</ActualText <${Buffer.from((0,D.c)(e).bytes).toString(
"hex")}>>> BDC ${t} EMC`}cid(e){let t=e.codePointAt(0);return this.found.has(t)||this.found.set(t,this.find(t)),this.found.get(t)}};function Ju(e,t){let i=e.resolve(
t.get("CIDToGIDMap"));if(!(i instanceof u.u))return a=>a;let r=e.decoded(i);return a=>(r[a*2]??0)<<8|(r[a*2+1]??0)}function Zu(e,t,i,r){if(!(e.resolve(t.get("CI\
DToGIDMap"))instanceof u.u))return i.unicode(r)||void 0}function Yu(e,t){let i=e.resolve(t.get("DW")),r=new Map,a=(e.array(t.get("W"))??[]).map(s=>e.resolve(s));
for(let s=0;s+1<a.length;){let[n,o,l]=[a[s],a[s+1],a[s+2]];if(typeof n!="number")break;if(Array.isArray(o)){for(let[c,d]of o.entries()){let f=e.resolve(d);typeof f==
"number"&&r.set(n+c,f)}s+=2}else{if(typeof o=="number"&&typeof l=="number")for(let c=n;c<=Math.min(o,65535);c++)r.set(c,l);s+=3}}return s=>r.get(s)??(typeof i==
"number"?i:1e3)}function Qu(e,t){let i=new Map,r=e.resolve(t);if(!(r instanceof u.u))return i;let a;try{a=Buffer.from(e.decoded(r)).toString("latin1")}catch{return i}
let s=(n,o,l=0)=>{let c=[...Buffer.from(n.replace(/\s/g,""),"hex").swap16().toString("utf16le")],d=c[0]?.codePointAt(0);c.length===1&&d!==void 0&&!i.has(d+l)&&i.
set(d+l,o)};for(let[,n]of a.matchAll(/beginbfchar([\s\S]*?)endbfchar/g))for(let[,o,l]of n.matchAll(/<\s*([0-9a-fA-F]{1,4})\s*>\s*<([0-9a-fA-F\s]+)>/g))Jt(l)&&s(
l,parseInt(o,16));for(let[,n]of a.matchAll(/beginbfrange([\s\S]*?)endbfrange/g))for(let[,o,l,c,d]of n.matchAll(ef)){let[f,h]=[parseInt(o,16),parseInt(l,16)];if(c!==
void 0&&Jt(c))for(let m=f;m<=h;m++)s(c,m,m-f);for(let[m,[,p]]of[...(d??"").matchAll(/<([0-9a-fA-F\s]+)>/g)].entries())Jt(p)&&s(p,f+m)}return i}var ef=/<\s*([0-9a-fA-F]{1,4})\s*>\s*<\s*([0-9a-fA-F]{1,4})\s*>\s*(?:<([0-9a-fA-F\s]+)>|\[([^\]]*)\])/g,
Jt=e=>e.replace(/\s/g,"").length%4===0,tf=class{constructor(e,t){this.document=e,this.model=t,this.embeddedOnly=(0,x.o)(e).archive!==void 0,this.defaults=e.dict(
e.dict(t.form?.dict.get("DR"))?.get("Font"))}document;model;known=new Map;byNumber=new Map;helvetica;typeface;embeddedOnly;defaults;async select(e,t,i){if((0,x.D)(
i))return;let r=this.own(e,t);return r.usable&&(!this.embeddedOnly||r.embedded||i==="")&&r.font.covers(i)?r:(this.typeface??=await(await Promise.resolve().then(()=>E(require("./embedded-typeface-6GEB47JD.js")))).
EmbeddedTypeface.open(this.document),this.typeface.covers(i)?{font:this.typeface,name:"NotoSans"}:void 0)}async finish(){await this.typeface?.embed()}own(e,t=""){
let i=this.find(e,t);if(i===void 0)return{font:this.standard(),name:"Helv",usable:!0,embedded:!1};let r=this.open(i),a=this.isEmbedded(i),s=/^[\w+.-]+$/.test(t)?
t:"F0";return{font:r??this.standard(),name:s,usable:r!==void 0,embedded:a}}find(e,t){let{document:i}=this;if(t==="")return;let r=i.dict(i.dict(this.model.inherited(
e.node,"DR"))?.get("Font")),a=i.resolve(i.dict(e.dict.get("AP"))?.get("N")),s=a instanceof u.u?i.dict(i.dict(a.dict.get("Resources"))?.get("Font")):void 0;for(let n of[
r,this.defaults,s]){let o=n?.get(t);if(o!==void 0&&i.dict(o))return o}}open(e){if(e instanceof u.r?this.byNumber.has(e.number):this.known.has(e))return e instanceof
u.r?this.byNumber.get(e.number):this.known.get(e);let t=this.document.dict(e),i;try{i=t&&(Uu(this.document,e,t)??Xu(this.document,e,t))}catch(r){if(!af(r))throw r}
return e instanceof u.r?this.byNumber.set(e.number,i):this.known.set(e,i),i}isEmbedded(e){let{document:t}=this,i=t.dict(e),r=t.dict(t.array(i?.get("DescendantFo\
nts"))?.[0]),a=t.dict((r??i)?.get("FontDescriptor"));return["FontFile","FontFile2","FontFile3"].some(s=>t.resolve(a?.get(s))instanceof u.u)}standard(){return this.
helvetica??=Bu(this.document.add(rf()))}},rf=()=>new u.t([["Type",new u.p("Font")],["Subtype",new u.p("Type1")],["BaseFont",new u.p("Helvetica")],["Encoding",new u.p(
"WinAnsiEncoding")]]),af=e=>e instanceof Error&&"code"in e&&e.code==="unreadable_document";function Zt(e,t){let i=Yt(e,t.get("Rect"));if(!i)return;let[r,a,s,n]=i,
o=e.dict(t.get("MK")),l=e.resolve(o?.get("R")),c=typeof l=="number"?(Math.round(l/90)%4+4)%4:0,d=c%2===1,f=Da(e,o?.get("BC")),{line:h,style:m,dash:p}=nf(e,t,f!==
void 0),g=Math.min(h,(s-r)/2,(n-a)/2);return{width:d?n-a:s-r,height:d?s-r:n-a,rotation:c*90,background:Da(e,o?.get("BG")),borderColour:f,style:m,line:g,border:m===
"B"||m==="I"?g*2:g,dash:p,caption:e.resolve(o?.get("CA"))}}function Yt(e,t){let i=(e.array(t)??[]).map(l=>e.resolve(l)),[r,a,s,n]=i;if(typeof r!="number"||typeof a!=
"number"||typeof s!="number"||typeof n!="number")return;let o=[Math.min(r,s),Math.min(a,n),Math.max(r,s),Math.max(a,n)];return o.every(Number.isFinite)&&o[2]>o[0]&&
o[3]>o[1]?o:void 0}function sf({width:e,height:t,rotation:i}){switch(i){case 0:return;case 90:return[0,1,-1,0,t,0];case 180:return[-1,0,0,-1,e,t];case 270:return[
0,-1,1,0,0,e]}}function Da(e,t){let i=(e.array(t)??[]).map(r=>e.resolve(r));return[1,3,4].includes(i.length)&&i.every(r=>typeof r=="number")?i:void 0}function nf(e,t,i){
let r=e.dict(t.get("BS")),a=e.array(t.get("Border"))?.map(c=>e.resolve(c)),s=r?e.resolve(r.get("W")):a?.[2],n=e.resolve(r?.get("S")),o=((r?e.array(r.get("D")):a&&
Array.isArray(a[3])?a[3]:void 0)??[]).map(c=>e.resolve(c)).filter(c=>typeof c=="number"&&c>=0),l=n instanceof u.p&&/^[SDBIU]$/.test(n.text)?n.text:void 0;return{
line:i?typeof s=="number"&&s>=0?s:1:0,style:l??(!r&&o.length>0?"D":"S"),dash:o.some(c=>c>0)?o:[3]}}function fe(e,t){let i={1:"g",3:"rg",4:"k"}[e.length];return`${e.
map(O.b).join(" ")} ${t?i:i.toUpperCase()}`}function Ra(e){let{width:t,height:i,background:r,borderColour:a,style:s,line:n,dash:o}=e,l=[];if(r&&l.push(fe(r,!0),
`0 0 ${(0,O.b)(t)} ${(0,O.b)(i)} re f`),!a||n===0)return l.join(`
`);if(s==="B"||s==="I"){let[d,f]=s==="B"?[[1],of(r)]:[[.5],[.75]];l.push(fe(d,!0),Ea(e,!0),fe(f,!0),Ea(e,!1))}l.push(fe(a,!1),`${(0,O.b)(n)} w`),s==="D"&&l.push(
`[${o.map(O.b).join(" ")}] 0 d`);let c=n/2;return l.push(s==="U"?`0 ${(0,O.b)(c)} m ${(0,O.b)(t)} ${(0,O.b)(c)} l S`:`${(0,O.b)(c)} ${(0,O.b)(c)} ${(0,O.b)(t-n)}\
 ${(0,O.b)(i-n)} re S`),l.join(`
`)}var of=e=>e?.length===3||e?.length===1?e.map(t=>t/2):[.5];function Ea({width:e,height:t,line:i,border:r},a){let[s,n,o,l]=[i,r,e,t];return`${(a?[[s,s],[s,l-s],
[o-s,l-s],[o-n,l-n],[n,l-n],[n,n]]:[[o-s,l-s],[o-s,s],[s,s],[n,n],[o-n,n],[o-n,l-n]]).map(([c,d],f)=>`${(0,O.b)(c)} ${(0,O.b)(d)} ${f===0?"m":"l"}`).join(" ")} \
f`}var lf=e=>/^[48Hlnu]$/.test(e);function cf(e,t,i,r,a){let s=[r?hf(e):Ra(e)];return i&&s.push("q",a,ff(e,t),"Q"),s.filter(n=>n!=="").join(`
`)}var df={4:[[8,46],[22,60],[40,38],[78,90],[94,78],[42,8]],8:[[14,26],[26,14],[50,38],[74,14],[86,26],[62,50],[86,74],[74,86],[50,62],[26,86],[14,74],[38,50]],
H:uf(),n:[[12,12],[88,12],[88,88],[12,88]],u:[[50,4],[92,50],[50,96],[8,50]]};function uf(){return Array.from({length:10},(e,t)=>{let i=Math.PI/2+t*Math.PI/5,r=t%
2===0?50:20;return[50+r*Math.cos(i),47+r*Math.sin(i)]})}function ff({width:e,height:t,border:i},r){let a=Math.max(Math.min(e,t)-2*i,0)*.8,[s,n]=[(e-a)/2,(t-a)/2];
return r==="l"?`${Qt(e/2,t/2,a*.36)} f`:`${df[r].map(([o,l])=>`${(0,O.b)(s+o*a/100)} ${(0,O.b)(n+l*a/100)}`).map((o,l)=>`${o} ${l===0?"m":"l"}`).join(" ")} f`}function hf({
width:e,height:t,background:i,borderColour:r,line:a,style:s,dash:n}){let o=Math.min(e,t)/2,l=[];return i&&l.push(fe(i,!0),`${Qt(e/2,t/2,o)} f`),r&&a>0&&(l.push(
fe(r,!1),`${(0,O.b)(a)} w`),s==="D"&&l.push(`[${n.map(O.b).join(" ")}] 0 d`),l.push(`${Qt(e/2,t/2,o-a/2)} s`)),l.join(`
`)}var mf=.5523;function Qt(e,t,i){let[r,a]=[i,i*mf],s=(...n)=>n.map((o,l)=>(0,O.b)((l%2===0?e:t)+o)).join(" ");return`${s(r,0)} m ${s(r,a,a,r,0,r)} c ${s(-a,r,
-r,a,-r,0)} c ${s(-r,-a,-a,-r,0,-r)} c ${s(a,-r,r,-a,r,0)} c`}var ie=1.15,_a=4,ei=12,pf=2,ti=({border:e})=>Math.max(2*e,pf);function gf(e,t){let{frame:i,font:r,
quadding:a}=e,s=ti(i),n=r.width(t)/1e3,o=Math.max(i.width-2*s,0),l=e.size||za(i,n===0?1/0:o/n);return{size:l,lines:[{text:t,x:ii(a,s,o,n*l),y:Ua(i,r,l)}]}}function yf(e,t){
let{frame:i,font:r,quadding:a}=e,s=ti(i),n=Math.max(i.width-2*s,1),o=Math.max(i.height-2*s,1),l=e.size||ei,c=Ga(r,t,n/l*1e3);for(;e.size===0&&l>_a&&c.length*l*ie>
o;)l-=.5,c=Ga(r,t,n/l*1e3);let d=i.height-s-r.ascent/1e3*l;return{size:l,lines:c.map((f,h)=>({text:f,x:ii(a,s,n,r.width(f)/1e3*l),y:d-h*l*ie}))}}function wf(e,t,i){
let{frame:r,font:a,quadding:s}=e,n=r.width/i,o=Ba(t),l=o.reduce((m,p)=>Math.max(m,a.width(p)/1e3),0),c=e.size||za(r,l===0?1/0:n/l),d=Math.max(i-o.length,0),f=s===
2?d:s===1?Math.floor(d/2):0,h=Ua(r,a,c);return{size:c,lines:o.map((m,p)=>({text:m,x:n*(f+p+.5)-a.width(m)/1e3*c/2,y:h}))}}function bf(e,t,i){let{frame:r,font:a,
quadding:s}=e,n=ti(r),o=Math.max(r.width-2*n,0),l=e.size||ei,c=Na(r,l),d=r.height-r.border-a.ascent/1e3*l-(ie-Ia(a))/2*l;return{size:l,lines:t.slice(i,i+Math.ceil(
c)).map((f,h)=>({text:f,x:ii(s,n,o,a.width(f)/1e3*l),y:d-h*l*ie}))}}var Na=({height:e,border:t},i)=>Math.max(e-2*t,0)/((i||ei)*ie),Ia=e=>(e.ascent-e.descent)/1e3;
function za({height:e,border:t},i){let r=(e-2*t)/ie;return Math.max(Math.min(r,i),_a)}var Ua=({height:e},t,i)=>(e-Ia(t)*i)/2-t.descent/1e3*i;function ii(e,t,i,r){
return r>i||e===0?t:t+(e===2?i-r:(i-r)/2)}var Ba=e=>e.match(new RegExp("\\P{M}\\p{M}*|\\p{M}+","gu"))??[];function Ga(e,t,i){let r=[];for(let a of t.split(`
`)){let s="",n=0;for(let o of a.match(/ *[^ ]+| +$/g)??[]){let l=e.width(o);if(n+l<=i){s+=o,n+=l;continue}let c=o.trimStart();for(s!==""&&r.push(s);;){let d=vf(
e,c,i);if(d>=c.length)break;r.push(c.slice(0,d)),c=c.slice(d)}s=c,n=e.width(c)}r.push(s)}return r}function vf(e,t,i){if(e.width(t)<=i)return t.length;let r=0,a=0;
for(let s of Ba(t)){if(a+=e.width(s),a>i&&r>0)break;r+=s.length}return r}function it(e,t){let i=(0,x.E)(e).replace(/[\t\u2028\u2029]/g," ").replace(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/g,
"");return t==="several"?i:i.replace(/\n/g," ")}function ri(e){return e.kind==="list"?e.rows.texts.join(""):e.text.replace(/\n/g,"")}function kf(e,t){switch(t.kind){case"\
line":return gf(e,t.text);case"paragraph":return yf(e,t.text);case"comb":return wf(e,t.text,t.cells);case"list":return bf(e,t.rows.texts,t.rows.first)}}function xf(e,t,{
texts:i,chosen:r,first:a}){let s=Math.max(Math.floor(Na(e,t)),1),[n]=r,o=Math.max(i.length-s,0),l=n===void 0||n>=a&&n<a+s?a:n;return Math.min(Math.max(l,0),o)}function Sf(e,t,i,r){
let{font:a,name:s,colour:n}=r,o=[Ra(e),...t.kind==="comb"?[Ff(e,t.cells)]:[],"/Tx BMC"],l=i.lines.filter(({text:h})=>h.trim()!==""),{border:c,width:d,height:f}=e;
if(l.length>0&&d>2*c&&f>2*c){let h=[c,c,d-2*c,f-2*c].map(O.b).join(" ");o.push("q",`${h} re W n`),t.kind==="list"&&o.push(Af(e,t.rows,i.size)),o.push("BT",n,`/${s}\
 ${(0,O.b)(i.size)} Tf`);let[m,p]=[0,0];for(let g of l){let[y,w]=[La(g.x),La(g.y)];o.push(`${(0,O.b)(y-m)} ${(0,O.b)(w-p)} Td`,a.show(g.text,i.size)),[m,p]=[y,w]}
o.push("ET","Q")}return o.push("EMC"),o.filter(h=>h!=="").join(`
`)}var La=e=>Math.round(e*1e3)/1e3,$f="0.6 0.757 0.855 rg";function Af(e,{chosen:t,first:i},r){let{border:a,width:s,height:n}=e,o=r*ie,l=t.filter(d=>d>=i&&n-a-(d-
i)*o>a);if(l.length===0)return"";let c=l.map(d=>{let f=n-a-(d-i+1)*o;return`${[a,f,s-2*a,o].map(O.b).join(" ")} re`});return[$f,...c,"f"].join(`
`)}function Ff({width:e,height:t,line:i,borderColour:r,style:a},s){if(!r||i===0||a!=="S"&&a!=="D"||s>Mf)return"";let n=Array.from({length:s-1},(o,l)=>{let c=(0,O.b)(
e/s*(l+1));return`${c} 0 m ${c} ${(0,O.b)(t)} l`});return n.length>0?`${n.join(" ")} S`:""}var Mf=1e3,Pf=1,Cf=2,Wa=4096,Tf=8192,Of=32768,jf=65536,Df=1<<17,Rf=1<<
18,Ef=1<<21,_f=1<<24,Nf=1<<25,Ka=100,Te=class pn{constructor(t){this.document=t,this.form=(0,k.e)(t,"AcroForm"),this.visit=new k.c(t)}document;fields=[];byName=new Map;widgets=new Map;form;nodes=new Map;fieldOf=new Map;visit;static async read(t){
let i=new pn(t),{form:r}=i;return await i.walk(i.references(r?.dict.get("Fields"),r?.holder??-1,r?.dict,"Fields"),void 0),await i.readPages(),i}inherited(t,i){for(let r=t;r;r=
r.parent){let a=this.document.resolve(r.dict.get(i));if(a!==null)return a}return i==="DA"||i==="Q"?this.document.resolve(this.form?.dict.get(i)):null}integer(t,i){
let r=this.inherited(t,i);return typeof r=="number"?Math.trunc(r):0}node(t){return this.nodes.get(t)}numbers(){return this.nodes.keys()}get needsAppearances(){return this.
document.resolve(this.form?.dict.get("NeedAppearances"))===!0}async walk(t,i){let{document:r}=this,a=[],s=(n,o)=>{for(let l=n.length-1;l>=0;l--)a.push({ref:n[l],
parent:o})};s(t,i);for(let n=a.pop();n;n=a.pop()){let o=r.get(n.ref);if(!(0,u.v)(o)||!this.visit.first(n.ref)||(n.parent?.depth??0)>=Ka)continue;let l=this.addNode(
n.ref.number,o,n.parent),c=this.references(o.get("Kids"),l.number,o,"Kids");(0,u.y)(r.resolve(o.get("Subtype")),"Widget")||o.has("Rect")?this.addWidget(l):c.length===
0&&l.home===l&&this.field(l),s(c,l);let d=r.job.pace.step(1500);d&&await d}}addNode(t,i,r){let a=this.document.resolve(i.get("T")),s=a instanceof u.q?(0,D.b)(a):
"",n=r?.name??"",o=s===""?n:n===""?s:`${n}.${s}`,l={number:t,dict:i,parent:r,name:o,depth:(r?.depth??0)+1};return l.home=s===""&&r?r.home:l,this.nodes.set(t,l),
l}addWidget(t){let i={node:t,number:t.number,dict:t.dict,pages:[]};this.field(t.home).widgets.push(i),this.widgets.set(t.number,i)}field(t){let i=this.fieldOf.get(
t);if(i)return i;let{name:r}=t,a=r===""?void 0:this.byName.get(r),s=this.integer(t,"Ff"),n=If(this.inherited(t,"FT"),s);if(a?.kind===n)return a.nodes.push(t),this.
fieldOf.set(t,a),a;let o=this.document.resolve(t.dict.get("T")),l={name:r,part:o instanceof u.q?(0,D.b)(o):"",kind:n,flags:s,nodes:[t],widgets:[]};return this.fields.
push(l),r!==""&&!a&&this.byName.set(r,l),this.fieldOf.set(t,l),l}async readPages(){let{document:t}=this,{pages:i,job:r}=t;for(let a=0;a<i.count;a++){let s=i.number(
a),n=t.entry(s,"Annots");for(let l of n===void 0?[]:this.annotations(n,s)){let c=this.widgets.get(l.number)??await this.orphan(l);c&&c.pages.at(-1)!==a+1&&c.pages.
push(a+1);let d=r.pace.step(300);d&&await d}let o=r.pace.step(300);o&&await o}}annotations(t,i){let r=this.document.array(t)??[];if(!r.some(n=>(0,u.v)(n)&&(0,u.y)(
n.get("Subtype"),"Widget")))return r.filter(u.w);let a=(0,u.w)(t)?t.number:i;this.document.edit(a);let s=(0,u.w)(t)?r:this.document.array(this.document.get(i).get(
"Annots"))??[];for(let[n,o]of s.entries())(0,u.v)(o)&&(0,u.y)(o.get("Subtype"),"Widget")&&(s[n]=this.document.add(o));return s.filter(u.w)}async orphan(t){let{document:i}=this;
if(!(0,u.y)(i.resolve(i.entry(t.number,"Subtype")),"Widget"))return;let r=[t],a=new Set([t.number]),s;for(let n=i.entry(t.number,"Parent");(0,u.w)(n)&&r.length<
Ka&&(s=this.nodes.get(n.number),!(s||a.has(n.number)||!(0,u.v)(i.get(n))));)a.add(n.number),r.push(n),n=i.entry(n.number,"Parent");for(let n of r.reverse())this.
nodes.has(n.number)||await this.walk([n],s),s=this.nodes.get(n.number);return this.widgets.get(t.number)}references(t,i,r,a){let{document:s}=this,n=s.array(t);if(!n||
!r)return[];if(!n.some(u.v))return n.filter(u.w);s.edit((0,u.w)(t)?t.number:i);let o=s.array(r.get(a))??[];for(let[l,c]of o.entries())(0,u.v)(c)&&(o[l]=s.add(c));
return o.filter(u.w)}};function If(e,t){switch(e instanceof u.p?e.text:""){case"Tx":return t&Tf?"password":"text";case"Btn":return t&jf?"button":t&Of?"radio":"c\
heckbox";case"Ch":return t&Df?"dropdown":"list";case"Sig":return"signature";default:return"unknown"}}function he(e,t){let i;return t instanceof u.q?i=(0,D.b)(t):
t instanceof u.u?i=(0,D.b)(new u.q(e.decoded(t))):t instanceof u.p?i=ai(t.text):typeof t=="number"&&(i=String(t)),i?.replace(/\r\n?/g,`
`)}function ai(e){let t=Buffer.from(e,"latin1"),i=t.toString("utf8");return Buffer.from(i,"utf8").equals(t)?i:(0,D.b)(new u.q(t))}var si=e=>Buffer.from(e).toString(
"latin1"),ni=e=>(0,D.c)(e.replace(/\n/g,"\r")),zf=600,Uf=1e3,Bf=512,oi=class{constructor(e,t,i){this.document=e,this.model=t,this.values=i,this.fonts=new tf(e,t)}document;model;values;planned=[];fonts;resources=new Map;async plan(e){
let t=[];for(let i of e.widgets){let r=Zt(this.document,i.dict);if(!r)continue;let a=await this.planWidget(e,i,r);if(!a)return!1;t.push(a);let s=this.document.job.
pace.step(8e3);s&&await s}return this.planned.push(...t),!0}async finish(){for(let{selected:e,layout:t}of this.planned)for(let{text:i}of t.lines)e.font.use?.(i);
await this.fonts.finish();for(let{widget:e,frame:t,wanted:i,layout:r,selected:a,colour:s}of this.planned){let{font:n,name:o}=a,l=Sf(t,i,r,{font:n,name:o,colour:s}),
c=r.lines.length===0?new u.t:this.resourcesOf(o,n.resource);this.document.edit(e.number),e.dict.set("AP",new u.t([["N",this.document.add(qa(t,l,c))]]));let d=this.
document.job.pace.step(4e3);d&&await d}}drawStates(e,t){for(let{widget:i,state:r,missing:a}of t.all){let s=a?Zt(this.document,i.dict):void 0;if(!s)continue;let n=s.
caption instanceof u.q?si(s.caption.bytes):"",o=lf(n)?n:e.kind==="radio"?"l":"4",l=e.kind==="radio"&&o==="l",{colour:c}=wa(this.defaultAppearance(i)),d=new u.t(
this.document.dict(i.dict.get("AP"))),f=this.document.resolve(d.get("N")),h=new u.t(f instanceof u.t?f:[]),m=p=>this.document.add(qa(s,cf(s,o,p,l,c),new u.t));h.
set(r,m(!0)),h.has("Off")||h.set("Off",m(!1)),d.set("N",h),this.document.edit(i.number),i.dict.set("AP",d)}}defaultAppearance(e){let t=this.model.inherited(e.node,
"DA");return t instanceof u.q?si(t.bytes):""}async planWidget(e,t,i){let{font:r,size:a,colour:s}=wa(this.defaultAppearance(t)),n=this.wanted(e,t);e.kind==="pass\
word"&&(n={kind:"line",text:"•".repeat([...ri(n)].slice(0,Bf).length)});let o=await this.fonts.select(t,r,ri(n));if(!o)return;if(n.kind==="list"){let d=xf(i,a,
n.rows);d!==n.rows.first&&this.scroll(e,d),n={kind:"list",rows:{...n.rows,first:d}}}let l=this.model.integer(t.node,"Q"),c=ri(n)===""?{size:a||12,lines:[]}:kf({
frame:i,font:o.font,size:a,quadding:l},n);return{widget:t,frame:i,wanted:n,layout:c,selected:o,colour:s}}wanted(e,t){let{document:i,model:r,values:a}=this;if(e.
kind==="list"){let l=a.choices(e),c=new Set(a.chosen(e)),d=r.integer(e.nodes[0],"TI");return{kind:"list",rows:{texts:l.map(({display:f})=>it(f,"one")),chosen:l.
flatMap(({value:f},h)=>c.has(f)?[h]:[]),first:Math.min(Math.max(d,0),Math.max(l.length-1,0))}}}if(e.kind==="dropdown"){let[l]=a.chosen(e),c=a.choices(e).find(d=>d.
value===l)?.display??l??"";return{kind:"line",text:it(c,"one")}}let s=he(i,r.inherited(t.node,"V"))??"";if((e.flags&Wa)!==0&&e.kind==="text")return{kind:"paragr\
aph",text:it(s,"several")};let n=r.integer(t.node,"MaxLen"),o=it(s,"one");return e.flags&_f&&n>0&&n<=Uf&&e.kind==="text"?{kind:"comb",text:o,cells:n}:{kind:"lin\
e",text:o}}scroll(e,t){for(let{number:i,dict:r}of e.nodes)this.document.edit(i),t>0?r.set("TI",t):r.delete("TI")}resourcesOf(e,t){let i=this.resources.get(t);i||
this.resources.set(t,i=new Map);let r=i.get(e);return r||i.set(e,r=new u.t([["Font",new u.t([[e,t]])]])),r}};function qa(e,t,i){let r=sf(e),a=new u.t([["Type",new u.p(
"XObject")],["Subtype",new u.p("Form")],["BBox",[0,0,li(e.width),li(e.height)]],...r?[["Matrix",r.map(li)]]:[],["Resources",i]]),s=Buffer.from(t,"latin1");return s.
length<zf?new u.u(a,s):(a.set("Filter",new u.p("FlateDecode")),new u.u(a,(0,M.l)(s)))}var li=e=>Math.round(e*1e4)/1e4;function Va(e,t,i,r="V"){let a=t.inherited(
i.nodes[0],r),s=a instanceof u.p?a.text:a instanceof u.q?si(a.bytes):void 0;if(s!==void 0)return s==="Off"?void 0:s;if(r!=="DV")for(let{dict:n}of i.widgets){let o=e.
resolve(n.get("AS"));if(o instanceof u.p&&o.text!=="Off")return o.text}}function Gf(e,t){let i=e.resolve(e.dict(t.dict.get("AP"))?.get("N"));return i instanceof
u.t?[...i.keys()].filter(r=>r!=="Off"):[]}function re(e,t,i){let r=t.inherited(i.nodes[0],"Opt"),a=Array.isArray(r)?r.map(l=>he(e,e.resolve(l))):[],s=i.widgets.
map(l=>Gf(e,l)),n=s.find(l=>l.length>0)?.[0]??Va(e,t,i)??"Yes",o=i.widgets.flatMap((l,c)=>{let d=p=>a[c]??ai(p),f=s[c];if(f.length>0)return f.map(p=>({widget:l,
index:c,state:p,name:d(p),missing:!1}));let h=e.resolve(l.dict.get("AS")),m=(h instanceof u.p&&h.text!=="Off"?h.text:void 0)??(i.kind==="radio"||a.length>0?String(
c):n);return[{widget:l,index:c,state:m,name:d(m),missing:!0}]});return{all:o,names:[...new Set(o.map(({name:l})=>l))]}}function Lf(e,t,i,r){for(let a of t.nodes)
e.edit(a.number),a.dict.set("V",new u.p(i??"Off"));for(let a of t.widgets){e.edit(a.number);let s=e.resolve(e.dict(a.dict.get("AP"))?.get("N")),n=i!==void 0&&s instanceof
u.t&&s.has(i)&&r(a);a.dict.set("AS",new u.p(n?i:"Off")),t.nodes.includes(a.node)||a.dict.delete("V")}}function Wf(e,t){let i=ci(e),r=t.map(s=>({name:s,count:Kf(
i.join(" "),ci(s).join(" "))})),[a]=r.sort((s,n)=>s.count-n.count);return a&&a.count<=2?[a.name]:t.filter(s=>ci(s).some(n=>n.length>3&&i.includes(n)))}function Oe(e,t){
let i=Wf(e,t);return i.length===0||i.length>3?"":` (did you mean ${i.join(" or ")}?)`}var ci=e=>e.trim().slice(0,64).replace(/(?<=[a-z])(?=[A-Z])/g," ").toLowerCase().
split(/[\s_-]+/).filter(t=>t!=="");function Kf(e,t){let i=Array.from({length:t.length+1},(r,a)=>a);for(let[r,a]of[...e].entries()){let s=[r+1];for(let[n,o]of[...t].
entries())s.push(Math.min((i[n+1]??0)+1,(s[n]??0)+1,(i[n]??0)+(a===o?0:1)));i=s}return i.at(-1)??0}var Xa=2e3,me=10,qf=class{constructor(e){this.fields=e;for(let t of e){
let i=t.name.normalize("NFC"),r=t.part.normalize("NFC");this.full.has(i)||this.full.set(i,t);for(let[a,s]of[Ha(i),r,Ha(r)].entries()){let n=this.loose[a].get(s);
n?n.push(t):this.loose[a].set(s,[t])}}}fields;full=new Map;loose=[new Map,new Map,new Map];find(e){let t=e.normalize("NFC"),i=this.full.get(t);if(i)return{field:i};
for(let r of this.loose){let a=r.get(t);if(a?.length===1)return{field:a[0]};if(a)return{problem:"ambiguous",message:Vf(e,a)}}return{problem:"unknown",message:this.
unknown(e)}}unknown(e){let t=this.fields.slice(0,Xa).map(({name:n})=>n),i=this.fields.slice(0,Xa).map(({part:n})=>n),r=Oe(e,t)||Oe(e,[...new Set(i)]),a=this.fields.
length>me?`${this.fields.length} fields, such as `:"",s=r===""?`; the form has ${a}${X(t.slice(0,me))}`:r;return`“${pe(e)}” is not a field of the form${s}`}},
Vf=(e,t)=>`“${pe(e)}” is the name of ${t.length} fields: write the full name, such as ${X(t.slice(0,me).map(({name:i})=>i))}`,Ha=e=>e.replace(/\[\d+\]/g,""),
pe=e=>e.length>80?`${e.slice(0,79)}…`:e,X=e=>e.map(t=>`“${pe(t)}”`).join(", "),je=e=>e.length>me?`${e.slice(0,me).map(pe).join(", ")} and ${e.length-me} m\
ore`:e.map(pe).join(", "),Xf="values",di=20,Hf=class{constructor(e,t,i){this.document=e,this.model=t,this.values=i,this.names=new qf(t.fields.filter(({name:r})=>r!==
""))}document;model;values;names;used=new Map;issues=[];assign(e,t){let i=[],r=[];for(let[s,n]of Object.entries(e)){let o=this.names.find(s);if("problem"in o){r.
push(s),(o.problem==="ambiguous"||t==="error")&&this.refuse(o.message);continue}let{field:l}=o,c=this.used.get(l);if(this.used.set(l,s),c!==void 0){this.refuse(
`${X([c])} and ${X([s])} name the same field: leave one of them out`);continue}if(ui(l)&&Zf(n,this.values.of(l)))i.push({field:l,assigned:void 0});else{let d=this.
meaning(l,n);typeof d=="string"?this.refuse(`“${pe(l.name)}” ${d}`):i.push({field:l,assigned:d})}}let a=Object.keys(e).length;return t==="ignore"&&a>0&&r.length===
a&&this.issues.length===0&&this.refuse(`none of the ${a===1?"names is a field":`${a} names is a field`} of the form${this.such()}`),{assignments:i,unknown:r,issues:this.
issues}}such(){let e=[...this.model.byName.keys()].slice(0,10);return e.length>0?`, which has ${X(e)}`:""}refuse(e){this.issues.push({field:Xf,message:e})}meaning(e,t){
let i=t===null||t===""||Array.isArray(t)&&t.length===0;switch(e.kind){case"text":case"password":return i?{kind:"clear"}:this.text(e,t);case"checkbox":case"radio":
return i?{kind:"clear"}:this.state(e,t);case"dropdown":case"list":return i?{kind:"clear"}:this.choices(e,t);case"button":return"is a push button, which has no v\
alue";case"signature":return"is a signature field, which only signing fills";case"unknown":return"has no field type, so it cannot be filled"}}text(e,t){if(typeof t!=
"string"&&typeof t!="number")return"takes text or a number";let i=String(t).replace(/\r\n?/g,`
`),r=this.model.integer(e.nodes[0],"MaxLen");return r>0&&i.length>r?`takes at most ${r} characters; the value has ${i.length}`:{kind:"text",text:i}}state(e,t){if(typeof t==
"object")return`takes ${this.expected(e)}`;let{all:i,names:r}=re(this.document,this.model,e);if(typeof t!="boolean"){let a=String(t),s=i.find(({name:n})=>n===a)??
i.find(n=>Jf(n)===a);if(s)return{kind:"state",state:s};if(!/^(true|false|1|0)$/.test(a))return a==="Off"?{kind:"state",state:void 0}:`takes ${this.expected(e)}`;
t=a==="true"||a==="1"}return t?r.length>1?`can be on in ${r.length} ways; choose one of ${fi(r)}`:i[0]?{kind:"state",state:i[0]}:"has nothing on a page that cou\
ld be on":{kind:"state",state:void 0}}expected(e){let{names:t}=re(this.document,this.model,e);return e.kind==="checkbox"&&t.length<=1?"true or false":`one of ${fi(
t)}`}choices(e,t){let i=this.values.choices(e),r=Array.isArray(t)?t:[t],a=e.kind==="list"&&(e.flags&Ef)!==0;if(r.length>1&&!a)return"takes one option only";let s=new Set;
for(let o of r){if(typeof o=="object")return`takes ${a?"an array of options":"an option"} as text`;let l=String(o),c=i.find(d=>d.value===l)??i.find(d=>d.display===
l);if(c)s.add(c.value);else if(e.kind==="dropdown"&&e.flags&Rf)s.add(l);else return`takes one of ${fi(i.map(d=>d.value))}`}let n=new Map(i.map((o,l)=>[o.value,l]));
return{kind:"choices",values:[...s].sort((o,l)=>(n.get(o)??0)-(n.get(l)??0))}}},ui=({kind:e,name:t})=>t!==""&&e!=="button"&&e!=="signature"&&e!=="unknown",Jf=({
state:e})=>Buffer.from(e,"latin1").toString("utf8"),fi=e=>e.length===0?"nothing: it has no options":e.length>di?`${X(e.slice(0,di))} and ${e.length-di} more`:X(
e);function Zf(e,t){return t===null?e===null||e==="":Array.isArray(e)&&Array.isArray(t)?e.length===t.length&&e.every((i,r)=>i===t[r]):typeof e=="string"?e.replace(
/\r\n?/g,`
`)===t:e===t}var Yf=["K","F","V","C"];function Qf(e,t){let i=0;for(let r of t.fields)for(let a of new Set([...r.nodes,...r.widgets].map(s=>s.dict))){for(let s of e.
dict(a.get("AA"))?.values()??[])hi(e,s)&&i++;hi(e,a.get("A"))&&i++}return i}function eh(e,t,i){if(i.length===0)return[];let r=[],a=new Set(i.flatMap(({nodes:l})=>l.
map(({number:c})=>c))),s=i.filter(l=>[...l.nodes,...l.widgets].some(({dict:c})=>{let d=e.dict(c.get("AA"));return d&&Yf.some(f=>hi(e,d.get(f)))}));s.length>0&&r.
push({code:"scripts_not_run",message:`Scripts that format or check values were not run: ${je(s.map(({name:l})=>l))}. The values are drawn as they were given.`});
let n=(e.array(t.form?.dict.get("CO"))??[]).flatMap(l=>(0,u.w)(l)&&!a.has(l.number)?[th(t,l.number)]:[]),o=[...new Set(n)].filter(l=>l!=="");return o.length>0&&
r.push({code:"fields_not_recalculated",message:`Fields that the form calculates keep their values, because scripts are not run: ${je(o)}. Fill them as well if t\
hey changed.`}),r}function th(e,t){return e.node(t)?.name??""}function hi(e,t){let i=e.resolve(t);return i instanceof u.t&&(0,u.y)(e.resolve(i.get("S")),"JavaSc\
ript")}async function ih(e,t,i,r,{unknownFields:a,flatten:s}){let{assignments:n,unknown:o,issues:l}=new Hf(e,t,i).assign(r,a);if(l.length>0)throw(0,A.d)(l);let c=new oi(
e,t,i),d=new Set,f=[];for(let{field:g,assigned:y}of n){y&&(ah(e,t,i,c,g,y),f.push(g)),(y||!Za(e,i,g))&&d.add(g);let w=e.job.pace.step(3e3);w&&await w}let h=await mi(
e,t,i,c,d,s);if(h.length>0&&s)throw(0,A.d)([{field:"values",message:`no font at hand has all characters of ${X(h.slice(0,10).map(({name:g})=>g))}, so they canno\
t become content of the page; leave out flatten, and viewers will show these fields`}]);let m=new Set(n.map(({field:g})=>g)),p=t.fields.filter(g=>ui(g)&&!m.has(
g)).map(({name:g})=>g);return{notes:[...ch(o),...a==="ignore"?dh(p):[],...uh(h),...eh(e,t,f)],unusedKeys:o,unfilledFields:p,filled:n.length}}async function mi(e,t,i,r,a,s){
let n=t.needsAppearances,o=[];for(let c of t.fields){let d=s&&oh(e,c);!n&&!a.has(c)&&!d||(Ja(c)?!await r.plan(c)&&!(s&&!a.has(c)&&Za(e,i,c))&&o.push(c):(c.kind===
"checkbox"||c.kind==="radio")&&re(e,t,c).all.some(f=>f.missing)&&rh(e,t,r,c))}await r.finish();for(let c of o)a.has(c)&&lh(e,c);let{form:l}=t;return l&&(o.length>
0||n)&&(e.edit(l.holder),o.length>0?l.dict.set("NeedAppearances",!0):l.dict.delete("NeedAppearances")),o}var Ja=({kind:e})=>e==="text"||e==="password"||e==="dro\
pdown"||e==="list";function rh(e,t,i,r){let a=re(e,t,r),s=t.inherited(r.nodes[0],"V");i.drawStates(r,a);for(let{widget:n,state:o,missing:l}of a.all)l&&(e.edit(n.
number),n.dict.set("AS",new u.p((0,u.y)(s,o)?o:"Off")))}function ah(e,t,i,r,a,s){if(a.kind==="checkbox"||a.kind==="radio"){sh(e,t,r,a,s.kind==="state"?s.state:void 0);
return}for(let n of a.nodes)if(e.edit(n.number),n.dict.delete("RV"),n.dict.delete("I"),s.kind==="text")n.dict.set("V",ni(s.text));else if(s.kind==="choices"){let o=s.
values.map(ni);n.dict.set("V",o.length===1?o[0]:o);let l=new Set(s.values),c=i.choices(a).flatMap(({value:d},f)=>l.has(d)?[f]:[]);c.length>0&&n.dict.set("I",c)}else
n.dict.delete("V"),t.inherited(n,"V")!==null&&n.dict.set("V",ni(""));for(let{node:n,number:o}of a.widgets)a.nodes.includes(n)||!(n.dict.has("V")||n.dict.has("RV"))||
(e.edit(o),n.dict.delete("V"),n.dict.delete("RV"))}function sh(e,t,i,r,a){let s=re(e,t,r);a&&s.all.some(({missing:o})=>o)&&i.drawStates(r,s);let n=r.kind==="rad\
io"&&(r.flags&Nf)===0;Lf(e,r,a?.state,o=>!n||o===a?.widget)}function Za(e,t,i){let r=Ja(i)&&t.of(i)!==null;return i.widgets.every(({dict:a})=>{let s=e.resolve(e.
dict(a.get("AP"))?.get("N"));if(s instanceof u.t)return!0;if(!(s instanceof u.u))return Zt(e,a)===void 0||i.kind==="button"||i.kind==="signature";if(!r)return!0;
try{return nh.test(Buffer.from(e.decoded(s)).toString("latin1"))}catch{return!1}})}var nh=/\b(?:Tj|TJ|Do|BI)\b|['"]\s/,oh=(e,t)=>t.kind!=="button"&&t.kind!=="si\
gnature"&&t.widgets.some(({dict:i})=>e.dict(i.get("AP"))?.has("N")!==!0);function lh(e,t){for(let{number:i,dict:r}of t.widgets)e.edit(i),r.delete("AP")}function ch(e){
return e.length===0?[]:[{code:"unknown_fields_ignored",message:`${e.length===1?"One name is":`${e.length} names are`} not in the form and not used: ${je(e)}.`}]}
function dh(e){return e.length===0?[]:[{code:"fields_not_filled",message:`${e.length===1?"One field":`${e.length} fields`} of the form got no value: ${je(e)}.`}]}
function uh(e){return e.length===0?[]:[{code:"appearance_left_to_viewer",message:`No font at hand has all characters of ${e.length===1?"one field":`${e.length} \
fields`}: ${je(e.map(({name:t})=>t))}. The values are stored; viewers that draw fields show them, others leave them blank.`}]}var fh=class{constructor(e){this.document=
e;let t=e.dict(e.dict(e.catalog.get("OCProperties"))?.get("D"));this.baseOff=(0,u.y)(e.resolve(t?.get("BaseState")),"OFF");for(let i of e.array(t?.get("OFF"))??
[])(0,u.w)(i)&&this.off.add(i.number);for(let i of e.array(t?.get("ON"))??[])(0,u.w)(i)&&this.on.add(i.number)}document;off=new Set;on=new Set;baseOff;isOff(e){
let{document:t}=this,i=t.dict(e);if(!i)return!1;if(!(0,u.y)(t.resolve(i.get("Type")),"OCMD"))return(0,u.w)(e)&&this.isGroupOff(e.number);let r=i.get("OCGs"),a=(t.
array(r)??[r]).filter(u.w);if(a.length===0)return!1;let s=a.map(({number:o})=>!this.isGroupOff(o)),n=t.resolve(i.get("P"));switch(n instanceof u.p?n.text:"AnyOn"){case"\
AllOn":return!s.every(o=>o);case"AnyOff":return s.every(o=>o);case"AllOff":return s.some(o=>o);default:return!s.some(o=>o)}}isGroupOff(e){return this.off.has(e)||
this.baseOff&&!this.on.has(e)}};function hh(e,t,i,r){let a=Yt(e,t.get("Rect")),s=e.get(i);if(!a||!(s instanceof u.u))return;let n=Yt(e,s.dict.get("BBox"));if(!n)
return;let[o,l,c,d,f,h]=mh(e,s.dict.get("Matrix")),m=[],p=[];for(let F of[n[0],n[2]])for(let C of[n[1],n[3]])m.push(o*F+c*C+f),p.push(l*F+d*C+h);let[g,y]=[Math.
min(...m),Math.max(...m)],[w,b]=[Math.min(...p),Math.max(...p)];if(!(y>g)||!(b>w))return;let $=(a[2]-a[0])/(y-g),S=(a[3]-a[1])/(b-w),P=[$,0,0,S,a[0]-g*$,a[1]-w*
S];return{form:i,matrix:r===0?P:ph(P,r,a[0],a[3])}}function mh(e,t){let i=(e.array(t)??[]).map(r=>e.resolve(r));return i.length===6&&i.every(r=>typeof r=="numbe\
r")?i:[1,0,0,1,0,0]}function ph([e,t,i,r,a,s],n,o,l){let c=n===180?-1:0,d=n===90?1:n===270?-1:0,f=(p,g)=>[c*p-d*g,d*p+c*g],[h,m]=f(a-o,s-l);return[...f(e,t),...f(
i,r),h+o,m+l]}var gh=class{constructor(e){this.document=e,this.root=(0,k.e)(e,"StructTreeRoot")}document;root;entries;changed=!1;nextKey=0;added=new Map;contents=new Map;mark(e,t){
return this.root?this.identify(e,t)??"/Artifact BMC":""}pageEntries(e){let t=this.added.get(e);return t===void 0?{}:{StructParents:t}}finish(){let{root:e,entries:t,
document:i}=this;if(!e||!t||!this.changed)return;for(let[a,s]of this.contents)t.set(a,i.add(s));let r=[...t].sort(([a],[s])=>a-s);i.edit(e.holder),e.dict.set("P\
arentTree",i.add((0,k.i)(i,r,"Nums"))),e.dict.set("ParentTreeNextKey",this.nextKey)}identify(e,t){let{document:i}=this,r=i.resolve(e.dict.get("StructParent"));if(typeof r!=
"number")return;let a=this.read(),s=a.get(r),n=i.dict(s);if(!(0,u.w)(s)||!n)return;let o=i.array(n.get("K"))??[n.get("K")??null],l=o.findIndex(p=>this.isReference(
p,e.number));if(l<0)return;let c=i.pages.number(t),d=this.contentsOf(t,a).push(s)-1,f=[...o];f[l]=new u.t([["Type",new u.p("MCR")],["Pg",new u.r(c,i.generation(
c))],["MCID",d]]),i.edit(s),n.set("K",f.length===1?f[0]:f),a.delete(r),this.changed=!0;let h=i.resolve(n.get("S")),m=new M.h(32);return(0,N.c)(m,h instanceof u.p?
h.text:"Form"),`${Buffer.from(m.bytes).toString("latin1")} <</MCID ${d}>> BDC`}isReference(e,t){let i=this.document.resolve(e);if(!(0,u.v)(i)||!(0,u.y)(this.document.
resolve(i.get("Type")),"OBJR"))return!1;let r=i.get("Obj");return(0,u.w)(r)&&r.number===t}contentsOf(e,t){let{document:i}=this,r=i.resolve(i.entry(i.pages.number(
e),"StructParents")),a=typeof r=="number"?r:this.added.get(e);a===void 0&&this.added.set(e,a=this.nextKey++);let s=this.contents.get(a);return s||this.contents.
set(a,s=[...i.array(t.get(a))??[]]),s}read(){if(this.entries)return this.entries;this.entries=new Map;for(let[t,i]of(0,k.g)(this.document,this.root?.dict.get("P\
arentTree"),"Nums"))typeof t=="number"&&this.entries.set(t,i);let e=this.document.resolve(this.root?.dict.get("ParentTreeNextKey"));return this.nextKey=[...this.
entries.keys()].reduce((t,i)=>Math.max(t,i+1),typeof e=="number"?e:0),this.entries}},yh=2,wh=16,bh=32;async function Ya(e,t,i){return new vh(e,t).run(i)}var vh=class{constructor(e,t){
this.document=e,this.model=t,this.layers=new fh(e),this.tags=new gh(e),this.defaults=this.defaultResources()}document;model;layers;tags;prepared=new Set;defaults;flattened=new Set;async run(e){
let{document:t}=this,i=e.filter(o=>this.hasWidgets(o-1)),{kinds:r,pages:a}=await(0,x.C)(t,i),s=new x.z(t),n=new x.A(t);await s.inspect(a);for(let[o,l]of a.entries()){
let{additions:c,paint:d,left:f}=this.widgetsOf(l.index,r[l.kind].rotation),h={Annots:f.length>0?f:void 0};if(d.length>0){let{streams:p,closing:g,form:y}=s.isolated(
l),w=n.with(l.resources,y?[...c,y]:c),b=d.map(S=>S(w.names)).join(`
`),$=y?`q /${w.names.at(-1)} Do Q
`:g;h.Contents=[...p,s.stream(`${$}${b}
`)],h.Resources=w.resources}t.pages.patch(l.index,{...h,...this.tags.pageEntries(l.index)});let m=t.job.pace.step(4e3+d.length*400);m&&await m,o%200===0&&t.job.
pace.progress(o/a.length)}return this.tags.finish(),this.removeFields(),this.flattened.size}hasWidgets(e){return this.annotations(e).some(t=>(0,u.w)(t)&&this.model.
widgets.has(t.number))}annotations(e){return this.document.array(this.document.entry(this.document.pages.number(e),"Annots"))??[]}widgetsOf(e,t){let i={additions:[],
paint:[],left:[]},r=new Map,a=(s,n,o)=>{let l=r.get(o.number)??i.additions.push({category:s,name:n,ref:o})-1;return r.set(o.number,l),l};for(let s of this.annotations(
e)){let n=(0,u.w)(s)?this.model.widgets.get(s.number):void 0;if(!n){i.left.push(s);continue}this.flattened.add(n.number);let o=this.place(n,t);if(!o)continue;let{
form:l,matrix:c}=o,d=a("XObject",`OctavoField${i.additions.length+1}`,l),f=n.dict.get("OC"),h=(0,u.w)(f)?a("Properties","OctavoLayer",f):void 0,m=this.tags.mark(
n,e);i.paint.push(p=>{let g=`q ${c.map(xh).join(" ")} cm /${p[d]} Do Q`,y=m===""?g:`${m}
${g}
EMC`;return h===void 0?y:`/OC /${p[h]} BDC
${y}
EMC`})}return i}place(e,t){let{document:i}=this,r=i.resolve(e.dict.get("F")),a=typeof r=="number"?r:0;if(a&(yh|bh)||this.layers.isOff(e.dict.get("OC")))return;let s=this.
appearance(e);if(!s)return;let n=hh(i,e.dict,s,a&wh?t:0);return n&&this.prepare(s),n}appearance({dict:e}){let{document:t}=this,i=t.dict(e.get("AP"))?.get("N"),r=t.
resolve(i);if(r instanceof u.u)return(0,u.w)(i)?i:void 0;if(!(r instanceof u.t))return;let a=t.resolve(e.get("AS")),s=a instanceof u.p?r.get(a.text):void 0;return(0,u.w)(
s)&&t.resolve(s)instanceof u.u?s:void 0}prepare(e){if(this.prepared.has(e.number))return;this.prepared.add(e.number);let{document:t}=this,i=t.get(e);if(!(i instanceof
u.u))return;let r=t.dict(i.dict.get("Resources")),a=t.resolve(i.dict.get("Subtype")),s=this.defaults!==void 0&&!r?.has("Font");if(a instanceof u.p&&a.text==="Fo\
rm"&&r&&!s)return;let n=new u.t(i.dict).set("Type",new u.p("XObject")).set("Subtype",new u.p("Form"));s&&(!r||r.size===0)?n.set("Resources",this.defaults):s?n.set(
"Resources",new u.t(r).set("Font",this.document.dict(this.defaults).get("Font"))):r||n.set("Resources",new u.t),t.put(e,new u.u(n,i.data,i.sealed))}defaultResources(){
let e=this.model.form?.dict.get("DR"),t=this.document.dict(e);if(t?.has("Font"))return(0,u.w)(e)?e:this.document.add(t)}removeFields(){let{document:e,model:t}=this,
{widgets:i,form:r}=t;if(this.flattened.size<[...i.values()].filter(({pages:n})=>n.length>0).length){let n=new k.a(e),o=new br(n);for(let l of this.flattened){let{
dict:c,node:d}=i.get(l);o.losing(c),o.keepsAsField(l,c)||n.remove(l),d.parent&&o.touch(d.parent.number)}o.flush();return}for(let n of t.numbers())e.remove(n);if(!r)
return;let a=e.editCatalog(),s=r.dict.get("DR");s!==void 0&&Z(e,["/FreeText"]).some(n=>kh(e,n))?a.set("AcroForm",new u.t([["Fields",[]],["DR",s]])):a.delete("Ac\
roForm")}},kh=(e,t)=>(0,u.y)(e.resolve(e.entry(t,"Subtype")),"FreeText"),xh=e=>(0,N.e)(Number(e.toFixed(6))||0),rt={code:"usage_rights_removed",message:"Usage r\
ights were removed: they are a signature of the document, which a change makes invalid."};function Sh({signatures:e,usageRightsRemoved:t}){let i=[];return e>0&&
i.push({code:"signatures_invalidated",message:`${e===1?"1 signature is":`${e} signatures are`} still in the result but no longer valid, because the document cha\
nged. Sign it again, or use remove_signatures first.`}),t&&i.push(rt),i}function Qa({fields:e,usageRights:t}){let i=[];return e.length>0&&i.push({code:"signatur\
es_removed",message:`${e.length===1?"One signature was":`${e.length} signatures were`} removed: a form cannot be flattened and stay signed. What they show stays\
.`}),t?[...i,rt]:i}var at=class{constructor(e,t){this.document=e,this.model=t}document;model;of(e,t="V"){let i=e.nodes[0];switch(e.kind){case"text":case"passwor\
d":return he(this.document,this.model.inherited(i,t))||null;case"checkbox":case"radio":return this.button(e,Va(this.document,this.model,e,t));case"dropdown":case"\
list":{let r=this.chosen(e,t);return r.length===0?null:r.length===1?r[0]:r}default:return null}}choices(e){let t=this.model.inherited(e.nodes[0],"Opt");return Array.
isArray(t)?t.flatMap(i=>{let r=this.document.resolve(i);if(!Array.isArray(r)){let n=he(this.document,r);return n===void 0?[]:[{value:n,display:n}]}let[a,s]=r.map(
n=>he(this.document,this.document.resolve(n)));return a===void 0&&s===void 0?[]:[{value:a??s,display:s??a}]}):[]}chosen(e,t="V"){let i=this.model.inherited(e.nodes[0],
t),r=(Array.isArray(i)?i.map(s=>this.document.resolve(s)):[i]).flatMap(s=>he(this.document,s)||[]),a=this.choices(e);return r.map(s=>a.some(n=>n.value===s)?s:a.
find(({display:n})=>n===s)?.value??s)}button(e,t){if(t===void 0)return e.kind==="checkbox"?!1:null;let{all:i,names:r}=re(this.document,this.model,e);return e.kind===
"checkbox"&&r.length<=1?!0:i.find(a=>a.state===t)?.name??ai(t)}};function es(e,t){return t.form?.dict.has("XFA")?e.resolve(e.catalog.get("NeedsRendering"))===!0||
!t.fields.some(({kind:i})=>i!=="unknown")?"dynamic":"static":"none"}function ts(e,t){if(es(e,t)!=="dynamic")return;let i="is a dynamic XFA form, whose pages and\
 fields only Adobe viewers make";throw new A.b("invalid_parameters",`file: ${i}`,{issues:[{field:"file",message:i}],advice:"Print it to a PDF document from Adob\
e Reader, or ask its author for a form without XFA"})}function is(e,t){let{form:i}=t;return i?.dict.has("XFA")?(e.edit(i.holder),i.dict.delete("XFA"),e.catalog.
has("NeedsRendering")&&e.editCatalog().delete("NeedsRendering"),[{code:"xfa_removed",message:"The XFA copy of the form was removed: it would have shown the old \
values."}]):[]}var $h=async(e,t,i)=>{let r=await(0,v.u)(e.bytes,i,{password:t.open_password}),a=await Te.read(r);if(ts(r,a),a.fields.length===0)throw(0,A.d)([{field:"\
file",message:"has no form fields to fill: give a PDF form"}]);let{flatten:s,unknown_fields:n}=t,o=await ih(r,a,new at(r,a),t.values,{unknownFields:n,flatten:s}),
l=[...o.notes,...is(r,a)];s&&(l.push(...Qa(await Ye(r,"keep"))),await Ya(r,await Te.read(r),Ah(r.pages.count)));let c=r.pages.count,d={pageCount:c,filledFields:o.
filled,unfilledFields:o.unfilledFields,unusedKeys:o.unusedKeys};return{documents:[{name:e.name,bytes:await I(r),pageCount:c}],notes:l,facts:d}},Ah=e=>Uint32Array.
from({length:e},(t,i)=>i+1),Fh=async(e,t,i)=>{let r=await(0,v.u)(e.bytes,i,{password:t.open_password}),a=r.pages.count,s=(0,v.x)(t.pages,a),n=[],o=0;if(s.length===
0)n.push(Pe);else{n.push(...Qa(await Ye(r,"keep")));let c=await Te.read(r);ts(r,c);let d=new at(r,c),f=await mi(r,c,d,new oi(r,c,d),new Set,!0);if(f.length>0)throw(0,A.d)(
[{field:"file",message:`no font at hand has all characters of ${X(f.slice(0,10).map(({name:h})=>h))}, and these fields have no appearance that could become cont\
ent of the page`}]);n.push(...is(r,c)),o=await Ya(r,c,s),o===0&&n.push({code:"no_form_fields",message:"The selected pages have no form fields."})}let l=await I(
r);return{documents:[{name:e.name,bytes:l,pageCount:a}],notes:n,facts:{pageCount:a,flattenedWidgets:o}}};async function Mh(e,t,i){let r=[],a={};for(let s of t.fields){
r.push(Ph(e,t,i,s)),ui(s)&&s.kind!=="password"&&t.byName.get(s.name)===s&&Object.defineProperty(a,s.name,{value:i.of(s),enumerable:!0,configurable:!0,writable:!0});
let n=e.job.pace.step(4e3);n&&await n}return{fields:r,values:a,xfa:es(e,t),scripts:Qf(e,t)}}function Ph(e,t,i,r){let{kind:a,flags:s,name:n}=r,o=t.integer(r.nodes[0],
"MaxLen"),l=a==="password",c=a==="text"||l;return{name:n,type:a,value:l?null:i.of(r),default:l?null:i.of(r,"DV"),options:Ch(e,t,i,r),required:(s&Cf)!==0,readOnly:(s&
Pf)!==0,multiline:a==="text"&&(s&Wa)!==0,maxLength:c&&o>0?o:null,pages:[...new Set(r.widgets.flatMap(({pages:d})=>d))].sort((d,f)=>d-f)}}function Ch(e,t,i,r){return r.
kind==="dropdown"||r.kind==="list"?i.choices(r).map(({value:a,display:s})=>({value:a,display:s})):r.kind!=="checkbox"&&r.kind!=="radio"?[]:re(e,t,r).names.map(a=>({
value:a,display:a}))}var Th=async(e,{open_password:t},i)=>{let r=await(0,v.u)(e.bytes,i,{password:t}),a=await Te.read(r),s=await Mh(r,a,new at(r,a)),n=r.pages.count;
return{documents:[{...e,pageCount:n}],data:s,notes:[],facts:{pageCount:n,fieldCount:a.fields.length}}},rs={A4:[595.276,841.89],Letter:[612,792]};function Oh(e,{
page_size:t,orientation:i,margin:r}){let a=r*72,s=Dh(e);if(t==="image"){let p=14400-2*a;if(p<3)return;let g=Math.min(1,p/s.width,p/s.height),y=Math.max(g,Math.min(
3/Math.min(s.width,s.height),p/Math.max(s.width,s.height))),w={width:s.width*y,height:s.height*y},b=$=>Math.max($+2*a,3);return as(b(w.width),b(w.height),w)}let[
n,o]=rs[t],l=i==="landscape"||i==="auto"&&s.width>s.height,[c,d]=l?[o,n]:[n,o],[f,h]=[c-2*a,d-2*a];if(f<=0||h<=0)return;let m=Math.min(f/s.width,h/s.height);return as(
c,d,{width:s.width*m,height:s.height*m})}function jh(e){let t=e==="image"?14397:rs[e][0];return Math.floor(t/144*100)/100}function Dh({displayed:e,resolution:t}){
let{x:i,y:r}=t??{x:96,y:96};return{width:e.width*72/i,height:e.height*72/r}}function as(e,t,i){let[r,a]=[(e-i.width)/2,(t-i.height)/2];return{width:e,height:t,place:[
i.width,0,0,i.height,r,a]}}var Rh=async(e,t,i)=>{let r=_h(t),a=await Nh(e,i,r);if(r.length>0)throw(0,A.d)(r);let s=await(0,v.u)(Eh,i),n=a.map(d=>Ih(s,d,Oh(d,t)));
await s.pages.rebuild(n.map(({number:d})=>d));let o=a.reduce((d,f)=>f.version>d?f.version:d,"1.3"),l=await I(s,{version:o}),c=n.length;return{documents:[{name:zh(
e[0].name),bytes:l,pageCount:c}],notes:[],facts:{pageCount:c}}},Eh=Buffer.from(`%PDF-1.3
1 0 obj
<</Type/Catalog/Pages 2 0 R>>
endobj
2 0 obj
<</Type/Pages/Kids[3 0 R]/Count 1>>
endobj
3 0 obj
<</Type/Page/Parent 2 0 R/MediaBox[0 0 72 72]>>
endobj
xref
0 4
0000000000 65535 f 
0000000009 00000 n 
0000000054 00000 n 
0000000105 00000 n 
trailer
<</Size 4/Root 1 0 R>>
startxref
168
%%EOF
`,"latin1");function _h(e){let t=jh(e.page_size);return e.margin<=t?[]:[{field:"margin",message:`leaves no room on ${e.page_size==="image"?"a page":`${e.page_size}\
 pages`}; it must be at most ${t} inches`}]}async function Nh(e,t,i){let r=[],a=[];for(let[n,o]of e.entries()){let l=n+1;try{r.push(await aa(o,"file",t))}catch(c){
if(!(c instanceof A.b)||c.code==="cancelled"||e.length===1)throw c;if(c.code!=="invalid_parameters")throw(0,A.f)(c,l,o.name);a.push({position:l,name:o.name});let d=`\
Document ${l} (${o.name}):`;for(let{field:f,message:h}of c.issues)i.push({field:f,message:`${d} ${h}`})}t.pace.progress(l/(e.length+1))}let[s]=a;if(s){let{message:n}=(0,A.d)(
i);throw new A.b("invalid_parameters",n,{issues:i,position:s.position,documentName:s.name})}return r}function Ih(e,t,{width:i,height:r,place:a}){let s=(0,x.g)(t.
upright,a),n=new u.u((0,u.z)({}),(0,u.B)(`q ${s.map(pi).join(" ")} cm /Image Do Q`).bytes);return e.add((0,u.z)({Type:(0,u.A)("Page"),MediaBox:[0,0,pi(i),pi(r)].
map(Number),Resources:(0,u.z)({XObject:(0,u.z)({Image:t.embed(e)})}),Contents:e.add(n)}))}var pi=e=>(0,N.e)(Math.round(e*1e3)/1e3),zh=e=>`${e.replace(/\.[^.]*$/,
"")||"images"}.pdf`,Uh=async(e,{per_page:t,open_password:i},r)=>{let{quiet:a,wasRepaired:s}=Tr(r),n=await(0,v.u)(e.bytes,a,{password:i,evenIfLocked:!0}),o=await Or(
n,{perPage:t,repaired:s(),size:e.bytes.length}),{pageCount:l}=o;return{documents:[typeof l=="number"?{...e,pageCount:l}:e],data:o,notes:[],facts:{}}};async function Bh(e){
let t=e.flatMap(({document:i})=>{let r=i.dict(i.catalog.get("AcroForm"));return r?[{document:i,leftToViewers:i.resolve(r.get("NeedAppearances"))===!0}]:[]});if(!t.
every(({leftToViewers:i})=>i))for(let{document:i,leftToViewers:r}of t){if(!r)continue;let a=await Te.read(i),s=new at(i,a);await mi(i,a,s,new oi(i,a,s),new Set,
!1)}}function Gh(e){let{document:t}=e[0],i=t.editCatalog(),r=e.some(s=>s.document.catalog.has("Collection"));i.delete("Collection");let a=t.array(i.get("OutputI\
ntents"))??[];e.every(s=>{let n=s.document.array(s.document.catalog.get("OutputIntents"))??[];return Ce({document:t,value:a},{document:s.document,value:n})})||i.
delete("OutputIntents"),Lh(e,i),Wh(e,i);for(let s of e)ma(s.document);return{droppedPortfolio:r}}function Lh(e,t){let i=new u.t,r=new Map;for(let{index:a,document:s}of e)
for(let[n,o]of s.dict(s.catalog.get("Extensions"))??[])(!i.has(n)||ss(s,o)>r.get(n))&&(i.set(n,j(o,a)),r.set(n,ss(s,o)));i.size>0?t.set("Extensions",i):t.delete(
"Extensions")}function ss(e,t){let i=e.resolve(e.dict(t)?.get("ExtensionLevel"));return typeof i=="number"?i:0}function Wh(e,t){let i=e.flatMap(({index:r,document:a})=>(a.
array(a.catalog.get("Threads"))??[]).map(s=>j(s,r)));i.length>0&&t.set("Threads",i)}var ns=["Parent","P","Kids","Fields","Annots","First","Last","Prev","Next","\
StructParent","StructParents","FT","T","Title","ByteRange","MCID","OCGs","EF","Count","Dest","Nums","Names","Limits"],Kh=new Set(["XObject","Font","FontDescript\
or","Encoding","CMap","ExtGState","Pattern","Halftone"]),qh=[["PatternType"],["ShadingType"],["FunctionType"],["Differences"],["HalftoneType"],["WhitePoint"],["\
FontName","Flags"],["BaseFont","Subtype"],["Registry","Ordering"]],Vh=["CA","ca","BM","AIS","SMask","OPM","op","OP","SA","TR","TR2","BG","BG2","UCR","UCR2","LW"],
Xh=new Set(["ExtGState","ColorSpace","Pattern","Shading","XObject","Font","ProcSet","Properties"]),Hh=new Set(["Image","Form","Type1C","CIDFontType0C","OpenType"]),
Jh=new Set(["ICCBased","Indexed","Separation","DeviceN","Lab","CalRGB","CalGray","Pattern"]),Zh=9;function Yh(e){return/\/(?:Subtype\s*\/(?:Image|Form)|Length1)\b/.
test(e)&&!Qh.test(e)}var Qh=new RegExp(`#|/(?:Rect|${ns.join("|")})\\b|/Type\\s*/(?!XObject\\b)`);function em(e,t,i){if(Array.isArray(t))return am(t)||sm(t);let r=t instanceof
u.u?t.dict:t;if(!(r instanceof u.t)||ns.some(s=>r.has(s))||r.has("Rect")&&r.has("Subtype"))return!1;let a=e.resolve(r.get("Type"));return a instanceof u.p?Kh.has(
a.text):qh.some(s=>s.every(n=>r.has(n)))?!0:t instanceof u.u?i||tm(e,t):Vh.some(s=>r.has(s))||r.size>0&&[...r.keys()].every(s=>Xh.has(s))}function tm(e,t){let{dict:i}=t,
r=e.resolve(i.get("Subtype"));if(r instanceof u.p)return Hh.has(r.text);if(i.has("Length1")||i.has("Width")&&i.has("Height"))return!0;let a;try{a=(0,u.n)(e.decoded(
t)).toString("latin1",0,256)}catch{return!1}return/^\s*(?:[-+.\d]+\s+){2}(?:d0|(?:[-+.\d]+\s+){4}d1)\b/.test(a)}var im=["FontFile","FontFile2","FontFile3","ToUn\
icode","UseCMap","CIDToGIDMap","ICCBased","DestOutputProfile"];function rm(e,t){for(;t>0&&u.a[e[t-1]]===1;)t--;let i=t;for(;i>0&&t-i<20&&e[i-1]!==47;)i--;return i>
0&&im.includes((0,u.n)(e).toString("latin1",i,t))}function am([e]){return e instanceof u.p&&Jh.has(e.text)}function sm(e){let t=e.flat();return t.length>=Zh&&t.
every(i=>typeof i=="number")}var nm=6;async function om(e,t){let i=new os(e,t,!0);return await i.streams(),i.rounds()}async function lm(e,t){let i=new os([e],t,
!1);return await i.streams(),await i.objects(),i.rounds()}var os=class{constructor(e,t,i){this.documents=e,this.marked=t,this.across=i,this.canonical=e.map(()=>{}),
this.found=e.map(()=>{})}documents;marked;across;canonical;places=[];known=new Map;found;newlyFound=0;named=[];async rounds(){for(let e=0;e<nm&&await this.referrers()>
0;e++);return(e,t)=>this.standIn(e,t)}standIn(e,t){let i;for(;;){let r=this.canonical[e]?.[t]??0;if(r===0)return i;i=this.places[r-1],{part:e,number:t}=i}}async streams(){
let{pace:e}=this.documents[0].job,t=new Map,i=this.documents.some(({security:r})=>r);for(let[r,a]of this.documents.entries()){let{live:s,walked:n}=this.marked.markings[r],
{dataStart:o,dataEnd:l}=n,c=this.twinOf(r),d=await cm(a);this.named.push(await this.namedAsResources(r));for(let f=1;f<a.table.size;f++){let h=e.step(300);if(h&&
await h,s[f]!==1||a.table.kind[f]!==1||a.isChanged(f)||o[f]<=0)continue;if(c>=0&&!this.documents[c].isChanged(f)&&this.marked.markings[c].live[f]===1&&this.isPlain(
r,f)){this.equate({part:r,number:f},{part:c,number:f});continue}let m=a.bytes.subarray(o[f],l[f]);d.has(f)||ls(t,m,{part:r,number:f},i)}}await this.compare(t)}async namedAsResources(e){
let t=this.documents[e],{live:i,walked:r}=this.marked.markings[e],{from:a,to:s}=r,{marks:n}=r.scan,o=new Uint8Array(t.size);for(let l=1;l<t.table.size;l++){let c=t.
job.pace.step(200);if(c&&await c,i[l]!==1||t.isChanged(l))continue;let d=t.place(l)?.bytes;for(let f=a[l];d&&f<s[l];f+=3)n[f]!==M.o&&n[f]<o.length&&rm(d,n[f+1])&&
(o[n[f]]=1)}return o}async objects(){let{pace:e}=this.documents[0].job,t=new Map;for(let[i,r]of this.documents.entries()){let{live:a,walked:s}=this.marked.markings[i];
for(let n=1;n<r.table.size;n++){let o=e.step(300);if(o&&await o,a[n]!==1||r.isChanged(n))continue;let l=r.place(n),c=l?.bytes===r.bytes;if(!l||c&&s.dataStart[n]>
0)continue;let d=c?s.valueEnd[n]:l.end;ls(t,l.bytes.subarray(l.start,d),{part:i,number:n})}}await this.compare(t)}async compare(e){let{pace:t}=this.documents[0].
job;for(let i of e.values())if(!(i.length<2||this.across&&i.every(({part:r})=>r===i[0].part)))for(let r of i){let a=t.step(this.offer(r));a&&await a}}async referrers(){
let e=this.found;this.found=this.documents.map(()=>{}),this.newlyFound=0;let{pace:t}=this.documents[0].job;for(let[i,r]of this.documents.entries()){let a=e[i];if(!a)
continue;let s=this.canonical[i],{live:n,walked:o}=this.marked.markings[i],{from:l,to:c}=o,{marks:d}=o.scan;for(let f=1;f<n.length;f++){if(n[f]!==1||r.isChanged(
f)||s?.[f])continue;let h=!1;for(let g=l[f];!h&&g<c[f];g+=3)h=d[g]!==M.o&&a[d[g]]===1;let m=h&&r.pages.indexOf(f)<0,p=t.step(m?this.offer({part:i,number:f}):100);
p&&await p}}return this.newlyFound}twinOf(e){let{bytes:t,security:i}=this.documents[e];return i?-1:this.documents.findIndex((r,a)=>a<e&&!r.security&&r.bytes.length===
t.length&&Buffer.compare(r.bytes,t)===0)}offer(e){let t=this.documents[e.part],i=t.get(e.number);if(!em(t,i,this.named[e.part]?.[e.number]===1))return 200;let{key:r,
cost:a}=this.contentOf(t,e.part,i),s=this.known.get(r);return s?this.equate(e,s):this.known.set(r,e),a}equate(e,t){let i=this.standIn(t.part,t.number)??t;if(i.part===
e.part&&i.number===e.number)return;let r=this.canonical[e.part]??=new Int32Array(this.documents[e.part].size);r[e.number]=this.places.push(i),this.note(e),this.
note(i)}note({part:e,number:t}){let i=this.found[e]??=new Uint8Array(this.documents[e].size);i[t]===0&&this.newlyFound++,i[t]=1}isPlain(e,t){let i=this.documents[e],
r=this.marked.markings[e].walked.valueEnd[t];return Yh((0,u.n)(i.bytes).toString("latin1",i.bodies[t],r))}contentOf(e,t,i){let r=new M.h(512),a=i instanceof u.u?
fm(i.dict):i;(0,N.b)(r,a,{...N.a,renumber:o=>{let l=this.standIn(t,o.number)??{part:t,number:o.number};return l.number*this.documents.length+l.part+1}});let s=(0,gn.createHash)(
"sha256").update(r.bytes),n=r.length*20;if(i instanceof u.u){let o=e.encoded(i);s.update("stream").update(o),n+=o.length}return{key:s.digest("hex"),cost:n}}};async function cm(e){
let t=new Set;for(let i=0;i<e.pages.count;i++){let r=e.entry(e.pages.number(i),"Contents");r instanceof u.r&&t.add(r.number);for(let s of dm(e,r)?e.array(r):[])
s instanceof u.r&&t.add(s.number);let a=e.job.pace.step(500);a&&await a}return t}function dm(e,t){if(!(t instanceof u.r))return Array.isArray(t);let i=e.place(t.
number);return i?i.bytes[(0,u.b)(i.bytes,i.start,i.end)]===91:Array.isArray(e.get(t))}function ls(e,t,i,r=!1){let a=t.length*cs+(r?0:um(t)),s=e.get(a);s?s.push(
i):e.set(a,[i])}var cs=2**20,ds=32;function um(e){let t=2166136261;for(let i=0;i<ds;i++)t=Math.imul(t^e[Math.floor(i*e.length/ds)],16777619);return(t>>>8)%cs}function fm(e){
let t=new u.t(e);return t.delete("Length"),t}function hm(e){let t=new Map,i=new Map,r=e.map(n=>({part:n,strings:mm(n),names:pm(n)})),a=new ee(r.flatMap(n=>[...n.
strings.keys()])),s=new ee(r.flatMap(n=>[...n.names.keys()]));for(let{part:n,strings:o,names:l}of r){let c=us(t,o,a,n.index),d=us(i,l,s,n.index);gm(n,new fs(o,c,
a),new fs(l,d,s))}return{strings:t,names:i}}function us(e,t,i,r){let a=new Map;for(let[s,n]of t){let o=e.has(s)?i.free(s):s;o!==s&&a.set(s,o),e.set(o,j(n,r))}return a}
function mm({document:e}){let t=new Map,i=e.dict(e.catalog.get("Names"))?.get("Dests");for(let[r,a]of(0,k.g)(e,i,"Names"))r instanceof u.q&&t.set(U(r),a);return t}
function pm({document:e}){let t=e.dict(e.catalog.get("Dests"));return new Map(t)}var fs=class{constructor(e,t,i){this.own=e,this.renamed=t,this.taken=i,this.needed=
t.size>0||i.size>e.size}own;renamed;taken;needed;nameFor(e){let t=this.renamed.get(e);if(t!==void 0||this.own.has(e)||!this.taken.has(e))return t;let i=this.taken.
free(e);return this.renamed.set(e,i),i}};function gm({document:e},t,i){if(!t.needed&&!i.needed)return;let r=a=>{let s=e.resolve(a);if(s instanceof u.q){let o=t.
nameFor(U(s));return o===void 0?void 0:te(o)}let n=s instanceof u.p?i.nameFor(s.text):void 0;return n===void 0?void 0:new u.p(n)};for(let a of Z(e,["/Dest","/Go\
To"])){let s={changed:!1},n=e.get(a);le(n,o=>{let l=e.resolve(o.get("S")),c=o.has("Dest")?"Dest":l instanceof u.p&&l.text==="GoTo"?"D":void 0,d=c&&r(o.get(c));!c||
d===void 0||(o.set(c,d),s.changed=!0)}),s.changed&&e.edit(a)}}var ym=/\/([^\s()<>[\]{}/%]+)(?=\s+[-+.\d]+\s+Tf)/g,wm=class{merged=new u.t;origin=new Map;add(e,t){
let{document:i}=e,r=i.dict(t.get("DR")),a=new Map;for(let[s,n]of r??[]){let o=i.dict(n);if(!o){this.merged.has(s)||this.merged.set(s,j(i.resolve(n),e.index));continue}
let l=this.category(s);for(let[c,d]of o){let f=this.place(s,c,{document:i,value:d});l.set(f,l.get(f)??j(d,e.index)),s==="Font"&&f!==c&&a.set(c,f)}}a.size>0&&this.
rewrite(e,t,a)}place(e,t,i){for(let r=1;;r++){let a=r===1?t:`${t}_${r}`,s=`${e}/${a}`,n=this.origin.get(s);if(!(n&&!Ce(n,i)))return n||this.origin.set(s,i),a}}category(e){
let t=this.merged.get(e);if(t instanceof u.t)return t;let i=new u.t;return this.merged.set(e,i),i}rewrite({document:e},t,i){let r=e.resolve(t.get("DA"));for(let{
number:a,dict:s,parent:n}of Y(e)){let o=e.resolve(s.get("DA")),l=!n&&V(e,s,"DA")===void 0,c=o instanceof u.q?o:l?r:null;if(!(c instanceof u.q))continue;let d=U(
c),f=d.replace(ym,(h,m)=>{let p=i.get(bm(m));return p===void 0?h:vm(p)});f!==d&&(a!==void 0&&e.edit(a),s.set("DA",te(f)))}}},bm=e=>e.replace(/#([0-9a-fA-F]{2})/g,
(t,i)=>String.fromCharCode(parseInt(i,16)));function vm(e){let t=new M.h(64);return(0,N.c)(t,e),Buffer.from(t.bytes).toString("latin1")}function km(e){let t=e.filter(
({document:c})=>st(c)),{document:i}=e[0];if(t.length===0)return{droppedXfa:!1};let r=i.editCatalog(),a=new u.t(st(i)),s=t.some(c=>st(c.document).has("XFA"));a.delete(
"XFA"),r.delete("NeedsRendering");let n=[],o=[],l=new wm;xm(t);for(let c of t){let d=st(c.document);c.index>0&&$m(c,d,i,a),l.add(c,d),c.document.resolve(d.get("\
NeedAppearances"))===!0&&a.set("NeedAppearances",!0);for(let f of c.document.array(d.get("Fields"))??[])n.push(j(f,c.index));for(let f of c.document.array(d.get(
"CO"))??[])o.push(j(f,c.index))}return a.set("Fields",n),o.length>0&&a.set("CO",o),l.merged.size>0&&a.set("DR",l.merged),r.set("AcroForm",i.add(a)),{droppedXfa:s}}
var st=e=>e.dict(e.catalog.get("AcroForm")),nt=e=>(0,D.b)(te(e));function xm(e){let t=e.map(({document:a})=>({document:a,fields:Sm(a)})),i=new ee(t.flatMap(({document:a,
fields:s})=>s.map(({dict:n})=>hs(a,n))),nt),r=new ee([],nt);for(let{document:a,fields:s}of t){let n=new Set,o=new Map;for(let{dict:l,number:c}of s){let d=hs(a,l);
if(!r.has(d)){n.add(d);continue}let f=o.get(nt(d))??i.free(d);o.set(nt(d),f),n.add(f),c!==void 0&&a.edit(c),l.set("T",te(f))}for(let l of n)r.add(l)}}function Sm(e){
let t=new Set,i=[];for(let r of Y(e))r.parent&&t.has(r.parent)?t.add(r):e.resolve(r.dict.get("T"))instanceof u.q&&(t.add(r),i.push(r));return i}var hs=(e,t)=>U(
e.resolve(t.get("T")));function $m({document:e},t,i,r){for(let a of["DA","Q"]){let s=e.resolve(t.get(a))??(a==="Q"?0:null),n=i.resolve(r.get(a))??(a==="Q"?0:null);
if(!(s===null||s instanceof u.r||s===n)&&!(s instanceof u.q&&n instanceof u.q&&U(s)===U(n)))for(let{number:o,dict:l,parent:c}of Y(e))c||V(e,l,a)!==void 0||(o!==
void 0&&e.edit(o),l.set(a,s))}}function*Am(e){for(let t of e)for(let i=0;i<t.document.pages.count;i++)yield{part:t,page:i}}function Fm(e,t){if(t==="none")return;
let i=[],r=e.reduce((a,{document:s})=>Math.max(a,s.pages.count),0);for(let a=0;a<r;a++)for(let s of e){let{count:n}=s.document.pages;a<n&&i.push({part:s,page:t===
"backward"&&s.index>0?n-1-a:a})}return i}var ms=100;async function Mm(e,t){let i=e[0].document;for(let{document:n}of e)await n.pages.rebuild(n.pages.numbers);let r=(n,o)=>n===
0?new u.r(o):new u.s(n,o),a=i.add(null),s=[];for(let n=0;n<t.length;n+=ms){let o=i.add(null),l=[];for(let{part:c,page:d}of t.slice(n,n+ms)){let f=c.document.pages.
number(d),h=c.document.edit(f);h instanceof u.t&&h.set("Parent",c.index===0?o:new u.s(0,o.number)),l.push(r(c.index,f));let m=i.job.pace.step(1e3);m&&await m}i.
put(o,gi(l,l.length,a)),s.push(o)}i.put(a,gi(s,t.length)),i.edit(i.catalogNumber).set("Pages",a)}function gi(e,t,i){return new u.t([["Type",new u.p("Pages")],...i?
[["Parent",i]]:[],["Kids",e],["Count",t]])}async function Pm(e){let t=e[0].document,i=t.add(null),r=[],a=0;for(let{index:s,document:n}of e){await n.pages.settle(),
n.catalog.get("Pages")instanceof u.r||await n.pages.rebuild(n.pages.numbers);let o=n.catalog.get("Pages"),l=n.edit(o);l instanceof u.t&&l.has("Kids")&&(l.set("P\
arent",s===0?i:new u.s(0,i.number)),l.set("Count",n.pages.count),r.push(s===0?o:new u.s(s,o.number))),a+=n.pages.count}t.put(i,gi(r,a)),t.edit(t.catalogNumber).
set("Pages",i)}function Cm(e,t){let i=e.map(({document:s})=>(0,k.j)(s));if(i.every(s=>s===void 0))return;let{document:r}=e[0],a=(0,k.k)(r,Tm(t??Am(e),i));r.editCatalog().
set("PageLabels",r.add(a))}function*Tm(e,t){for(let{part:i,page:r}of e)yield t[i.index]?.(r)??{style:"D",prefix:void 0,number:r+1}}var Om=["AP","Pages","Templat\
es","IDS","URLS","AlternatePresentations","Renditions"];function jm(e,t){let{document:i}=e[0],r=i.editCatalog(),a=new u.t(i.dict(r.get("Names"))),s=(o,l)=>{if(l.
size===0)return;let c=[...l].sort(([d],[f])=>oa(d,f)).map(([d,f])=>[te(d),f]);a.set(o,i.add((0,k.i)(i,c,"Names")))};s("Dests",t.strings),s("EmbeddedFiles",Rm(e));
for(let o of Om)e.some(l=>Dm(l,o))&&s(o,Em(e,o));a.size>0&&r.set("Names",i.add(a)),t.names.size>0&&r.set("Dests",i.add(new u.t(t.names)));let n=e.flatMap(o=>(o.
document.array(o.document.catalog.get("AF"))??[]).map(l=>j(l,o.index)));n.length>0&&r.set("AF",n)}function ps({document:e},t){let i=e.dict(e.catalog.get("Names"))?.
get(t);return(0,k.g)(e,i,"Names").flatMap(([r,a])=>r instanceof u.q?[[U(r),a]]:[])}var Dm=({document:e},t)=>e.dict(e.catalog.get("Names"))?.has(t)??!1;function Rm(e){
let t=e.map(a=>({part:a,entries:ps(a,"EmbeddedFiles")})),i=new ee(t.flatMap(({entries:a})=>a.map(([s])=>s))),r=new Map;for(let{part:a,entries:s}of t)for(let[n,o]of s)
r.set(r.has(n)?i.free(n):n,j(o,a.index));return r}function Em(e,t){let i=new Map;for(let r of e)for(let[a,s]of ps(r,t))i.has(a)||i.set(a,j(s,r.index));return i}
function _m(e,t){let i=t?e.map((s,n)=>Nm(s,t[n])):e.flatMap(s=>ys(s));if(i.length===0)return;let{document:r}=e[0],a=r.add(null);r.put(a,gs(i,{part:0,number:a.number},
new u.t([["Type",new u.p("Outlines")]]))),r.editCatalog().set("Outlines",a)}function Nm(e,t){let{document:i}=e,r=i.add(null),a=new u.t([["Title",(0,D.c)(t)],["D\
est",[new u.r(i.pages.number(0)),new u.p("Fit")]]]),s=ys(e);return i.put(r,s.length>0?gs(s,{part:e.index,number:r.number},a):a),{part:e,number:r.number}}function gs(e,t,i){
let r=0;for(let[o,l]of e.entries()){let c=l.part.document.edit(l.number);if(!(c instanceof u.t))continue;let d=l.part.document.resolve(c.get("Count"));r+=1+(typeof d==
"number"&&d>0?d:0),c.set("Parent",ws(l,t.number,t.part)),bs(c,"Prev",l,e[o-1]),bs(c,"Next",l,e[o+1])}let[a,s]=[e[0],e.at(-1)],n=({part:o,number:l})=>o.index===t.
part?new u.r(l):new u.s(o.index,l);return i.set("First",n(a)),i.set("Last",n(s)),i.set("Count",r),i}function ys(e){let{document:t}=e,i=t.dict(t.catalog.get("Out\
lines"));if(!i)return[];let r=[],a=new Set,s=i.get("First");for(;s instanceof u.r&&!a.has(s.number)&&Im(t,s);)a.add(s.number),r.push({part:e,number:s.number}),s=
t.dict(s)?.get("Next");return r}var Im=(e,t)=>e.get(t)instanceof u.t,ws=(e,t,i)=>e.part.index===i?new u.r(t):new u.s(i,t);function bs(e,t,i,r){r?e.set(t,ws(i,r.
number,r.part.index)):e.delete(t)}function zm(e){let t=e.filter(({document:h})=>yi(h));if(t.length===0)return;let{document:i}=e[0],r=i.editCatalog();(t.length<e.
length||t.some(h=>!Bm(h.document)))&&r.delete("MarkInfo");for(let h of e)yi(h.document)||vs(h.document,void 0);if(t.length===1&&t[0].index===0)return;let a=i.add(
null).number,s=[],n=[],o=new Map,l=new qm,c=new Map(Um.map(h=>[h,[]])),d=0;for(let h of t){let m=yi(h.document),p=Gm(h.document,m);for(let b of p)Lm(h,b,a,r);for(let b of p)
s.push(j(b,h.index));let g=(0,k.g)(h.document,m.get("ParentTree"),"Nums"),y=g.reduce((b,[$])=>Math.max(b,Number($)),vs(h.document,d));for(let[b,$]of g)n.push([Number(
b)+d,j($,h.index)]);d+=Math.max(y+1,Wm(h.document,m));let w={S:l.join(h,"S",Km(h.document,m.get("RoleMap"))),C:l.join(h,"C",h.document.dict(m.get("ClassMap"))),
ID:Vm(h,m,o)};w.S.size+w.C.size+w.ID.size>0&&Xm(h.document,w);for(let[b,$]of c)for(let S of h.document.array(m.get(b))??[])$.push(j(S,h.index))}n.sort((h,m)=>Number(
h[0])-Number(m[0]));let f=new u.t([["Type",new u.p("StructTreeRoot")],["K",s],["ParentTree",i.add((0,k.i)(i,n,"Nums"))],["ParentTreeNextKey",d]]);l.roles.size>0&&
f.set("RoleMap",l.roles),l.classes.size>0&&f.set("ClassMap",l.classes);for(let[h,m]of c)m.length>0&&f.set(h,m);if(o.size>0){let h=[...o].sort(([m],[p])=>oa(m,p)).
map(([m,p])=>[te(m),p]);f.set("IDTree",i.add((0,k.i)(i,h,"Names")))}i.put(a,f),r.set("StructTreeRoot",new u.r(a))}var Um=["Namespaces","PronunciationLexicon","A\
F"],yi=e=>e.dict(e.catalog.get("StructTreeRoot")),Bm=e=>e.resolve(e.dict(e.catalog.get("MarkInfo"))?.get("Marked"))===!0;function Gm(e,t){let i=t.get("K");return i===
void 0?[]:e.array(i)??[i]}function Lm({index:e,document:t},i,r,a){let s=i instanceof u.r?t.edit(i):i;if(!(s instanceof u.t))return;s.set("P",e===0?new u.r(r):new u.s(
0,r));let n=t.resolve(t.catalog.get("Lang"));if(e>0&&n instanceof u.q&&!s.has("Lang")){let o=a.get("Lang");(!(o instanceof u.q)||U(o)!==U(n))&&s.set("Lang",n)}}
function Wm(e,t){let i=e.resolve(t.get("ParentTreeNextKey"));return typeof i=="number"&&Number.isInteger(i)&&i>0&&i<1e8?i:0}function vs(e,t){let i=-1;for(let r of Z(
e,["/StructParent"])){let a={changed:!1};le(e.get(r),s=>{for(let n of["StructParents","StructParent"]){let o=e.resolve(s.get(n));typeof o=="number"&&(i=Math.max(
i,o),t!==0&&(a.changed=!0,t===void 0?s.delete(n):s.set(n,o+t)))}}),a.changed&&e.edit(r)}return i}function Km(e,t){let i=e.dict(t);if(!i)return;let r=new u.t;for(let[
a,s]of i){let n=e.resolve(s);for(let o=new Set([a]);n instanceof u.p&&i.has(n.text)&&!o.has(n.text);)o.add(n.text),n=e.resolve(i.get(n.text));r.set(a,n)}return r}
var qm=class{roles=new u.t;classes=new u.t;origins=new Map;join({index:e,document:t},i,r){let a=i==="S"?this.roles:this.classes,s=new Map,n=new ee([...a.keys(),
...r?.keys()??[]]);for(let[o,l]of r??[]){let c=this.origins.get(`${i}/${o}`);if(c&&Ce(c,{document:t,value:l}))continue;let d=c?n.free(o):o;c&&s.set(o,d),this.origins.
set(`${i}/${d}`,{document:t,value:l}),a.set(d,j(l,e))}return s}};function Vm({index:e,document:t},i,r){let a=new Map,s=(0,k.g)(t,i.get("IDTree"),"Names"),n=new ee(
[...r.keys(),...s.map(([o])=>o instanceof u.q?U(o):"")]);for(let[o,l]of s){if(!(o instanceof u.q))continue;let c=U(o),d=r.has(c)?n.free(c):c;d!==c&&a.set(c,d),r.
set(d,j(l,e))}return a}function Xm(e,{S:t,C:i,ID:r}){for(let a of Z(e,["/StructElem","/Headers","/ID","/Pg","/K"])){let s={changed:!1},n=(o,l,c)=>{c!==void 0&&(o.
set(l,c),s.changed=!0)};le(e.get(a),o=>{let l=e.array(o.get("Headers"));if(l?.some(d=>d instanceof u.q&&r.has(U(d)))&&n(o,"Headers",l.map(d=>ks(d,r)??d)),!(0,u.y)(
e.resolve(o.get("Type")),"StructElem")&&!(o.has("P")&&o.has("S")))return;n(o,"S",wi(e.resolve(o.get("S")),t)),n(o,"ID",ks(e.resolve(o.get("ID")),r));let c=e.resolve(
o.get("C"));Array.isArray(c)?n(o,"C",c.map(d=>wi(d,i)??d)):n(o,"C",wi(c,i))}),s.changed&&e.edit(a)}}function wi(e,t){let i=e instanceof u.p?t.get(e.text):void 0;
return i===void 0?void 0:new u.p(i)}function ks(e,t){let i=e instanceof u.q?t.get(U(e)):void 0;return i===void 0?void 0:te(i)}var Hm=async(e,{open_password:t,bookmarks:i,
interleave:r},a)=>{let s=[],n=await Jm(e,t,a,s),o=Fm(n,r);(n.length>1||i==="per_document")&&await Qm(n,o,i==="per_document"?e.map(Ym):void 0,s);let l=n.map(({document:f})=>f),
c=await ze(l,{encryption:"none",...n.length>1?{dedupe:om}:{}}),d=n.reduce((f,{document:h})=>f+h.pages.count,0);return{documents:[{name:e[0].name,bytes:c,pageCount:d}],
notes:s,facts:{pageCount:d,documentCount:e.length,firstPages:Zm(n,o)}}};async function Jm(e,t,i,r){let a=[],s=0,n=!1;for(let[o,l]of e.entries()){try{let c=await(0,v.u)(
l.bytes,i,{password:t}),d=await Ye(c,"keep");s+=d.fields.length,n||=d.usageRights,await c.pages.settle(),a.push({index:o,document:c})}catch(c){throw c instanceof
A.b&&c.code!=="cancelled"&&e.length>1?(0,A.f)(c,o+1,l.name):c}i.pace.progress((o+1)/(2*e.length))}return s>0&&r.push({code:"signatures_removed",message:`${s} ${s===
1?"signature was":"signatures were"} removed, because a signature cannot survive a merge.`}),n&&r.push(rt),a}function Zm(e,t){let i=1,r=e.map(({document:s})=>{let n=i;
return i+=s.pages.count,n});if(!t)return r;let a=new Map;for(let[s,{part:n}]of t.entries())a.has(n.index)||a.set(n.index,s+1);return e.map(({index:s})=>a.get(s)??
1)}var Ym=({name:e},t)=>e.replace(/\.[^.]*$/,"").trim()||`Document ${t+1}`;async function Qm(e,t,i,r){await Bh(e),_m(e,i);let a=hm(e);jm(e,a),Cm(e,t),la(e),zm(e);
let{droppedXfa:s}=km(e),{droppedPortfolio:n}=Gh(e);(0,x.p)(e[0].document)&&r.push({code:"conformance_dropped",message:"The result no longer claims PDF/A or PDF/\
UA conformance, which a merge cannot promise."}),await(t?Mm(e,t):Pm(e)),s&&r.push({code:"xfa_removed",message:"An XFA form was dropped, because XFA forms cannot\
 be merged. The fields themselves remain."}),n&&r.push({code:"portfolio_dropped",message:"A portfolio became an ordinary document. Its files remain as attachmen\
ts."})}var bi=["PieceInfo","Thumb"];async function e0(e,{markings:t}){let{live:i}=t[0],r=Z(e,bi.map(a=>`/${a}`));for(let a of r){if(i[a]!==1)continue;let s=e.job.
pace.step(2e3);s&&await s;let n=e.get(a),o=n instanceof u.u?n.dict:n;if(!(!(o instanceof u.t)||!bi.some(l=>o.has(l)))){e.edit(a);for(let l of bi)o.delete(l)}}}var t0=256*
1024*1024,xs=256*1024,vi=4,i0=.97,ki=4,Ss=9,r0=new Set(["ASCIIHexDecode","ASCII85Decode"]),a0=new Set(["FlateDecode","LZWDecode","RunLengthDecode"]),s0=class{constructor(e,t,i){
this.document=e,this.marked=t,this.isDouble=i}document;marked;isDouble;remaining=t0;left=0;async run(){let e=this.streams();for(let t=0;t<e.length;t+=ki){let i=this.
remaining,r=await Promise.all(e.slice(t,t+ki).map(s=>this.optimize(s,i)));for(let s of r)this.remaining-=s;let a=this.document.job.pace.step(2e3*ki);a&&await a,
this.document.job.pace.progress(t/e.length)}return{left:this.left}}streams(){let{document:e}=this,{live:t,walked:i}=this.marked.markings[0],r=[];for(let a=1;a<t.
length;a++){if(t[a]!==1||this.isDouble(a))continue;let s=e.edited.get(a),n=e.table.kind[a]===1&&i.dataStart[a]>0;(s===void 0?n:s instanceof u.u)&&r.push(a)}return r}async optimize(e,t){
let{document:i}=this,r=i.get(e);if(!(r instanceof u.u)||(i.put(e,r),n0(i,r)))return 0;let a=i.encoded(r),s=this.withoutTransport(r,a),{smaller:n,decoded:o}=await this.
compressed(s,t),l=n??s;return ot(l)<ot({...$s(i,r.dict),data:a})&&i.put(e,new u.u(o0(r.dict,l),l.data)),o}withoutTransport(e,t){let{filters:i,parameters:r}=$s(this.
document,e.dict),a=i.findIndex(o=>!(o instanceof u.p&&r0.has(o.text))),s=a<0?i.length:a,n={stream:t.length*4+16,total:t.length*4+16,remaining:t.length*4+16};for(let o of i.
slice(0,s))t=(0,M.k)(o.text,t,void 0,n);return{data:t,filters:i.slice(s),parameters:r.slice(s)}}async compressed(e,t){let i=$e(this.document.job),r=await this.decoded(
e,t);if(r==="too much")return this.left++,{decoded:0};if(!r||r.filters.length>0)return{decoded:r?.data.length??0};let a=r.data.length;if(e.data.length>xs&&!await this.
isWorthwhile(r.data,e.data.length))return{decoded:a};let s={data:await i.deflate(r.data,Ss),filters:[(0,u.A)("FlateDecode")],parameters:r.parameters};return{smaller:[
e,...this.isPredicted(r)?[]:[r]].reduce((n,o)=>ot(o)<ot(n)?o:n,s),decoded:a}}isPredicted({parameters:e}){let t=this.document.resolve(this.document.dict(e[0])?.get(
"Predictor"));return typeof t=="number"&&t>1}async isWorthwhile(e,t){let i=Math.floor(xs/vi*(e.length/t)),r=Math.floor((e.length-i)/(vi-1)),a=Buffer.concat(Array.
from({length:vi},(s,n)=>e.subarray(n*r,n*r+i)));return(await $e(this.document.job).deflate(a,Ss)).length<i0*(t/e.length)*a.length}async decoded(e,t){let[i,...r]=e.
filters;if(i===void 0)return e.data.length>t?"too much":e;if(!(i instanceof u.p)||!a0.has(i.text)||r.length>0)return;if(i.text==="FlateDecode"){let n=await $e(this.
document.job).inflate(e.data,Math.max(t,0));return n?{data:n,filters:[],parameters:e.parameters}:e.data.length*4>t?"too much":void 0}let a=this.document.dict(e.
parameters[0]),s=this.document.resolve(a?.get("EarlyChange"));try{let n=typeof s=="number"?new u.t([["EarlyChange",s]]):void 0,o=(0,M.k)(i.text,e.data,n,{stream:t,
total:t,remaining:t}),l=new u.t([...a??[]].filter(([c])=>c!=="EarlyChange"));return{data:o,filters:[],parameters:l.size>0?[l]:[]}}catch{return}}};function n0(e,{
dict:t}){let i=(0,v.h)(e,t.get("Filter"));return t.has("F")||i.some(r=>(0,u.y)(r,"Crypt"))||(0,u.y)(e.resolve(t.get("Type")),"Metadata")}function $s(e,t){let i=(0,v.h)(
e,t.get("Filter")),r=t.get("DecodeParms"),a=e.array(r)??(r===void 0?[]:[r]);return{filters:i,parameters:i.map((s,n)=>a[n]??null)}}var ot=({data:e,filters:t})=>e.
length+t.reduce((i,r)=>i+(r instanceof u.p?r.text.length+9:0),0);function o0(e,{filters:t,parameters:i}){let r=new u.t(e);for(let s of["Filter","DecodeParms","D\
L"])r.delete(s);let a=t.length===1;return t.length>0&&r.set("Filter",a?t[0]:[...t]),t.length>0&&i.some(s=>s!==null)&&r.set("DecodeParms",a?i[0]:[...i]),r}var l0=async(e,{
open_password:t},i)=>{let r={signatures:0,usageRightsRemoved:!1},a=({signatures:g,usageRightsRemoved:y})=>{r.signatures=g,r.usageRightsRemoved||=y},s=await(0,v.u)(
e.bytes,{...i,onWritten:a},{password:t}),n=s.pages.count,o=e.bytes.length,l=[];await s.pages.settle(),await e0(s,await As(s));let c=await As(s),d=await lm(s,c),
{left:f}=await new s0(s,c,g=>d(0,g)!==void 0).run();f>0&&l.push(m0(f)),u0(e.bytes)&&l.push(h0);let h=g=>ze([s],{compact:!0,objectStreams:g,dedupe:async()=>d}),m=d0(
s),p=await h(m?"none":"smallest");if(!m&&p.length<c0){let g=await h("none");g.length<p.length&&(p=g)}return p.length>=o?{documents:[{...e,pageCount:n}],notes:[f0],
facts:{pageCount:n,bytesBefore:o,bytesAfter:o}}:(i.onWritten?.(r),{documents:[{name:e.name,bytes:p,pageCount:n}],notes:l,facts:{pageCount:n,bytesBefore:o,bytesAfter:p.
length}})};async function As(e){let t=await Ne([e],{detail:!0,strings:e.security?.numbered===!0});return xt([e],t),t}var c0=16384;function d0(e){if((0,x.o)(e).archive===
"1")return!0;let t=e.resolve(e.dict(e.trailer.get("Info"))?.get("GTS_PDFXVersion"));return t instanceof u.q&&/^PDF\/X-[13]/.test(Buffer.from(t.bytes).toString("\
latin1"))}var u0=e=>Buffer.from(e.buffer,e.byteOffset,Math.min(e.length,1024)).includes("/Linearized"),f0={code:"not_smaller",message:"The document is returned \
as it was: it could not be made smaller without loss."},h0={code:"linearization_removed",message:"The document is no longer linearized (prepared for fast web vi\
ew), because object streams save more."},m0=e=>({code:"streams_left",message:`${e===1?"One stream was":`${e} streams were`} left as ${e===1?"it was":"they were"}\
, because at most 256 MB of a document are compressed anew.`}),p0=(e,t,i)=>Ze(e,t.open_password,i,r=>{let a=Lt(t,r);if(a.length===0)return;if(a.length===r){let[
n,o]=t.pages===void 0?["first_page"," together with last_page"]:["pages",""],l=`must not name every page of the document${o}: at least one page must remain`;throw(0,A.d)(
[{field:n,message:l,mentions:["last_page"]}])}let s=new Uint8Array(r+1);for(let n of a)s[n]=1;return Uint32Array.from({length:r},(n,o)=>o+1).filter(n=>s[n]===0)});
async function Fs(e,t){let{security:i}=e,r=e.pages.count;if(!i&&!e.suspect)return{documents:[{...t,pageCount:r}],notes:[],facts:{wasEncrypted:!1}};let a=await I(
e,{encryption:"none"});if(!i)return{documents:[{name:t.name,bytes:a,pageCount:r}],notes:[],facts:{wasEncrypted:!1}};let s=(0,v.t)(i.permissions);return{documents:[
{name:t.name,bytes:a,pageCount:r}],notes:[],facts:{wasEncrypted:!0,restrictions:s}}}var g0=async(e,t,i)=>Fs(await y0(e.bytes,t.password,i),e);async function y0(e,t,i){
try{return await(0,v.u)(e,i,{password:t})}catch(r){throw!(r instanceof A.b)||r.code!=="wrong_password"?r:new A.b(r.code,r.message,{issues:[{field:"password",message:"\
does not open the document: it must be its user or owner password"}],advice:"Check password: upper and lower case count, and so do spaces"})}}var w0=async(e,t,i)=>Fs(
await b0(e.bytes,i),e);async function b0(e,t){try{return await(0,v.u)(e,t)}catch(i){throw!(i instanceof A.b)||i.code!=="password_required"?i:new A.b("password_r\
equired","The PDF document needs a password to open, which remove_restrictions leaves in place",{issues:[{field:"file",message:"The document needs a password to\
 open. Use remove_password, which removes the restrictions too."}],advice:"Use remove_password with the password: it removes the restrictions too",operation:"re\
move_password"})}}var v0=async(e,{appearance:t,open_password:i},r)=>{let a=await(0,v.u)(e.bytes,r,{password:i}),s=await Ye(a,t),n=await I(a),o=a.pages.count;return{
documents:[{name:e.name,bytes:n,pageCount:o}],notes:x0(s,t),facts:{pageCount:o,removedSignatures:s.fields.length,removedFields:s.fields}}},xi=20,k0=e=>e.length>
xi?`${e.slice(0,xi).join(", ")} and ${e.length-xi} more`:e.join(", ");function x0({fields:e,usageRights:t},i){let r=[];if(e.length>0){let a=`${e.length} ${e.length===
1?"signature was":"signatures were"} removed: ${k0(e)}.`;r.push({code:"signatures_removed",message:i==="keep"?`${a} What they show on the pages stays, although \
the document is no longer signed.`:a})}return t&&r.push(rt),r.length>0?r:[{code:"no_signatures",message:"The document had no signature."}]}var S0=(e,t,i)=>Ze(e,
t.open_password,i,r=>(0,v.v)(t.page_order,r,i.limits.orderPages)),$0=(e,t,i)=>Ze(e,t.open_password,i,r=>Uint32Array.from({length:r},(a,s)=>r-s)),A0=async(e,t,i)=>{
let{angle:r}=t,a=await(0,v.u)(e.bytes,i,{password:t.open_password}),{pages:s}=a,n=s.count,o=Lt(t,n),l=r===0?0:o.length,c={pageCount:n,rotatedPages:l},d=o.length===
0?[Pe]:[];if(l===0&&!a.suspect)return{documents:[{...e,pageCount:n}],notes:d,facts:c};for(let f=0;f<l;f++){let h=o[f]-1,m=F0(a.resolve(s.attribute(h,"Rotate")))+
r;s.patch(h,{Rotate:(m%360+360)%360});let p=i.pace.step(400);p&&await p}return{documents:[{name:e.name,bytes:await I(a),pageCount:n}],notes:d,facts:c}};function F0(e){
return typeof e=="number"&&Number.isInteger(e/90)?e:0}function M0(e){let t=e.editCatalog(),i=(0,k.e)(e,"Names"),r=i?(0,k.g)(e,i.dict.get("EmbeddedFiles"),"Names").
length:0;return i?.dict.has("EmbeddedFiles")&&(e.edit(i.holder),i.dict.delete("EmbeddedFiles")),t.delete("AF"),t.delete("Collection"),P0(e),r}function P0(e){let t=e.
catalog.get("Metadata"),i=e.resolve(t);if(!(0,u.w)(t)||!(i instanceof u.u))return;let r;try{r=Buffer.from(e.decoded(i)).toString("latin1")}catch{return}let a=(0,x.n)(
r,o=>C0.has(o));if(a===r)return;let s=new u.t([...i.dict].filter(([o])=>o!=="Filter"&&o!=="DecodeParms")),n=Buffer.from(a,"latin1");i.dict.has("Filter")&&s.set(
"Filter",new u.p("FlateDecode")),e.put(t,new u.u(s,i.dict.has("Filter")?(0,M.l)(n):n))}var C0=new Set(["xmpMM:History","xmpMM:Ingredients","xmpMM:Pantry","xmpMM\
:Manifest"]);async function T0(e){let t=(0,k.e)(e,"OCProperties"),i=e.array(t?.dict.get("OCGs"));if(!t||!i||i.length===0)return;let r=e.editCatalog();r.delete("\
OCProperties");let{live:a}=await oe(e),s=new Set(i.flatMap(n=>(0,u.w)(n)&&a[n.number]!==1?[n.number]:[]));s.size<i.length&&r.set("OCProperties",Si(e,t.dict,s,8))}
function Si(e,t,i,r){if((0,u.w)(t)&&(i.has(t.number)||O0(e,t)))return t;let a=e.resolve(t);if(r===0||!(Array.isArray(a)||a instanceof u.t))return t;let s=n=>(0,u.w)(
n)&&i.has(n.number);return Array.isArray(a)?a.filter(n=>!s(n)).map(n=>Si(e,n,i,r-1)):new u.t([...a].map(([n,o])=>[n,Si(e,o,i,r-1)]))}var O0=(e,t)=>(0,u.y)(e.dict(
t)?.get("Type"),"OCG"),j0=4,D0=1.5,R0=12,E0=1e5,_0=class{stack;constructor(e){this.stack=[{document:e,first:0,count:e.pages.count}]}async around(e,t){let{stack:i}=this;
for(;i.length>1&&!N0(i.at(-1),e,t);)i.pop();let r=t-e+1;for(;;){let a=i.at(-1);if(a.count<=R0||a.count<r*D0||a.count<r*64&&a.document.bytes.length>a.count*E0)return a;
let s=Math.min(Math.max(Math.ceil(a.count/j0),r),a.first+a.count-e),n=await this.cut(a,e,e+s-1),o=await I(n,{encryption:"none",compact:!0,draft:!0});i.push({document:await(0,v.u)(
o,n.job),first:e,count:s})}}async cut(e,t,i){let r=e.document.fork();if(t>e.first||i<e.first+e.count-1){let a=Uint32Array.from({length:i-t+1},(s,n)=>t-e.first+n+
1);await pa(r,a)}return r}},N0=({first:e,count:t},i,r)=>e<=i&&r<e+t,I0=class yn{constructor(t,i,r,a){this.source=t,this.windows=i,this.options=r,this.attachments=
a}source;windows;options;attachments;static of(t){let i=M0(t),r={encryption:t.security??"none",compact:!0};return new yn(t,new _0(t),r,i)}async cut(t,i,r){let a=await this.
windows.cut(t,i,r);return await T0(a),a}};function $i(e,t){let i=e.source.pages.count,r=0;return{async next(a){let s=t[r]?.title,n=(t[++r]?.page??i)-1;return{document:await e.
cut(await e.windows.around(a,n),a,n),last:n,...s===void 0?{}:{title:s}}}}}async function lt(e,t,i,r){let a=await(0,v.u)(e.bytes,i,{password:t}),s=a.pages.count,
n=I0.of(a),o=await r(n),l=[],c=0;for(let h=0;h<s;){let{document:m,last:p,title:g}=await o.next(h),y=`${String(l.length+1).padStart(5,"0")}.pdf`,w=await I(m,n.options);
l.push({name:y,bytes:w,pageCount:p-h+1,firstPage:h+1,lastPage:p+1,...g===void 0?{}:{title:g}}),c+=w.length,Ms(i,l.length,c),h=p+1,i.pace.progress(h/s)}let{attachments:d}=n,
f={pageCount:s,parts:l.length,largestBytes:l.reduce((h,{bytes:m})=>Math.max(h,m.length),0),attachmentsLeftOut:d};return{documents:l,notes:d>0?[z0(d)]:[],facts:f}}
function Ai(e,t){Ms(e,t,0)}function Ms({limits:e},t,i){if(t>e.parts)throw(0,M.b)("parts",`The split makes more than ${e.parts} parts`,"Ask for larger parts, or \
split a part of the document");if(i>e.partBytes)throw(0,M.b)("partBytes",`The parts together are larger than ${e.partBytes} bytes`,"Ask for fewer parts: each ca\
rries the fonts and images of its pages")}var z0=e=>({code:"attachments_left_out",message:`${e} ${e===1?"attachment is":"attachments are"} in none of the parts.`}),
U0=async(e,{pages:t,cut:i,open_password:r},a)=>{let s=[],n=await lt(e,r,a,o=>{let l=o.source.pages.count,c=(0,v.x)(t,l);c.length===0&&s.push(Pe);let d=Array.from(
c,f=>i==="before"?f-1:f).filter(f=>f>0&&f<l);return Ai(a,d.length+1),$i(o,[0,...d].map(f=>({page:f})))});return{...n,notes:[...s,...n.notes]}};async function B0(e,t){
let i=new Map,r=new L0(e),a=new k.c(e),s=[{item:(0,k.e)(e,"Outlines")?.dict.get("First"),depth:1}];for(let n=s.pop();n;n=s.pop()){let{item:o,depth:l}=n,c=e.dict(
o);if(!c||!(0,u.w)(o)||!a.first(o))continue;let d=r.pageOf(c);d!==void 0&&!i.has(d)&&i.set(d,G0(e,c)),s.push({item:c.get("Next"),depth:l}),l<t&&s.push({item:c.get(
"First"),depth:l+1});let f=e.job.pace.step(400);f&&await f}return[...i].map(([n,o])=>({page:n,title:o})).sort((n,o)=>n.page-o.page)}function G0(e,t){let i=e.resolve(
t.get("Title"));return i instanceof u.q?(0,D.b)(i).trim():""}var Ps=50,L0=class{constructor(e){this.document=e}document;named;pageOf(e){return this.pageAt(e.get(
"Dest"),8)??this.pageOfAction(e.get("A"))}pageOfAction(e){let t=e===void 0?[]:[e];for(let i=0;t.length>0&&i<Ps;i++){let r=this.document.dict(t.shift());if(!r)continue;
let a=(0,u.y)(this.document.resolve(r.get("S")),"GoTo")?this.pageAt(r.get("D"),8):void 0;if(a!==void 0)return a;let s=r.get("Next");s!==void 0&&t.push(...(this.
document.array(s)??[s]).slice(0,Ps))}}pageAt(e,t){let{document:i}=this,r=i.resolve(e),a=i.array(r);if(a){let n=a[0],o=n instanceof u.r?i.pages.indexOf(n.number):
typeof n=="number"?n:-1;return Number.isInteger(o)&&o>=0&&o<i.pages.count?o:void 0}if(t===0)return;let s=i.dict(r);return s?this.pageAt(s.get("D"),t-1):r instanceof
u.p?this.pageAt((0,k.e)(i,"Dests")?.dict.get(r.text),t-1):r instanceof u.q?this.pageAt(this.names().get((0,k.f)(r)),t-1):void 0}names(){return this.named??=new Map(
(0,k.g)(this.document,(0,k.e)(this.document,"Names")?.dict.get("Dests"),"Names").map(([e,t])=>[(0,k.f)(e),t])),this.named}},W0=(e,{bookmark_level:t,open_password:i},r)=>lt(
e,i,r,async a=>{let s=await B0(a.source,t);if(s.length===0)throw K0();let n=s[0].page===0?s:[{page:0},...s];return Ai(r,n.length),$i(a,n)});function K0(){let e="\
Split it by page count, at pages or by size instead";return new A.b("invalid_parameters","The document has no bookmarks that lead to a page",{issues:[{field:"fi\
le",message:`has no bookmarks that lead to a page. ${e}.`}],advice:e})}var q0=(e,{pages_per_part:t,open_password:i},r)=>lt(e,i,r,a=>{let s=Math.ceil(a.source.pages.
count/t);return Ai(r,s),$i(a,Array.from({length:s},(n,o)=>({page:o*t})))}),Cs=20,V0=.3,X0=class wn{constructor(t,i){this.document=t,this.marked=i,this.counted=new Int32Array(
t.size),this.pages=new Set(t.pages.numbers)}document;marked;counted;part=0;pages;static async of(t){let i=await Ne([t],{detail:!0});return xt([t],i),new wn(t,i)}begin(){
this.part++}add(t){let{document:i,counted:r,part:a}=this,{live:s,walked:n}=this.marked.markings[0],{marks:o}=n.scan,l=i.pages.number(t),c=[l],d=0;r[l]=a;let f=h=>{
h<=0||h>=r.length||r[h]===a||s[h]!==1||this.pages.has(h)||this.isTree(h)||(r[h]=a,c.push(h))};for(;c.length>0;){let h=c.pop();d+=this.lengthOf(h);let m=i.edited.
get(h);if(m!==void 0)H0(m,f);else for(let p=n.from[h];p<n.to[h];p+=3)o[p]!==M.o&&f(o[p])}return d}lengthOf(t){let i=this.marked.markings[0].walked.end[t];if(i>0)
return i-this.document.table.place[t]+Cs;let r=this.document.place(t);return r?(r.end-r.start)*V0+Cs:200}isTree(t){return(this.document.entry(t,"K")??this.document.
entry(t,"Kids"))!==void 0}};function H0(e,t){let i=[e];for(;i.length>0;){let r=i.pop();if(r instanceof u.r)t(r.number);else if(Array.isArray(r))for(let a of r)i.
push(a);else if(r instanceof u.t)for(let a of r.values())i.push(a);else r instanceof u.u&&i.push(r.dict)}}var J0=class bn{constructor(t,i,r){this.cutter=t,this.
estimate=i,this.limit=r}cutter;estimate;limit;factor=1;surplus=700;totals=[];static async of(t,i){return new bn(t,await X0.of(t.source),i)}get pageCount(){return this.
cutter.source.pages.count}async next(t){this.totals=[],this.estimate.begin();for(let i=4;;i*=4){let r=this.guess(t),a=Math.min(this.pageCount-1,r+i+(r-t>>3)),s=await this.
cutter.windows.around(t,a),n=await this.search(s,t,a,r);if(n)return{...n,window:s}}}async search(t,i,r,a){let s=i-1,n=r+1,o=a,l=1,c;for(;n-s>1;){let d=await this.
cutter.cut(t,i,o),f=await yo(d,this.cutter.options);(f<=this.limit||o===i)&&(c=d),f<=this.limit?s=o:n=o,this.learn(this.total(i,o),f);let h=this.guess(i);if(h>s&&
h<n)o=h;else{let m=Math.max(1,Math.min(l,n-s>>1));o=h<=s?s+m:n-m,l*=2}}if(!(n>r&&r<this.pageCount-1))return{document:c,last:Math.max(s,i)}}total(t,i){let{totals:r}=this;
for(;r.length<=i-t;)r.push((r.at(-1)??0)+this.estimate.add(t+r.length));return r[i-t]}guess(t){let i=t;for(;i+1<this.pageCount&&this.total(t,i+1)*this.factor+this.
surplus<=this.limit;)i++;return i}learn(t,i){this.factor=Math.max(.02,(i-Math.min(this.surplus,i/2))/Math.max(1,t))}},Z0=async(e,{maximum_bytes:t,open_password:i},r)=>{
let a=await lt(e,i,r,o=>J0.of(o,t)),s=a.documents.filter(({bytes:o})=>o.length>t).length,n={code:"oversize_parts",message:`${s} ${s===1?"part exceeds":"parts ex\
ceed"} the limit, because a single page is larger.`};return{...a,notes:s>0?[...a.notes,n]:a.notes,facts:{...a.facts,oversizeParts:s}}},Y0={add_attachment:cl,check_document:zl,
extract_attachments:Vl,set_metadata:ic,add_password:lc,add_restrictions:cc,add_image_watermark:cd,add_overlay:Ad,add_page_numbers:Fd,add_text_watermark:Md,extract_pages:au,
fill_form:$h,flatten_form:Fh,get_form_data:Th,images_to_pdf:Rh,get_document_info:Uh,merge_documents:Hm,optimize_document:l0,remove_pages:p0,remove_password:g0,remove_restrictions:w0,
remove_signatures:v0,reorder_pages:S0,reverse_pages:$0,rotate_pages:A0,split_at_page:U0,split_by_bookmarks:W0,split_by_page_count:q0,split_by_size:Z0};function Q0({
found:e,claimed:t}){return{code:"document_repaired",message:`The document was damaged and had to be repaired: ${t===void 0||t===e?"check that the result has all\
 its pages":`${(i=>i===1?"1 page":`${i} pages`)(e)} ${e===1?"was":"were"} found, and the document claims ${t}. Check the result`}.`}}function ep({pause:e,limits:t,
codec:i}){let r=new x.a;return{async run(a,s,n,{signal:o,onProgress:l}={}){let c=new v.z(e,o,l);try{let d=(0,v.f)(a,s);if(d.length>0)throw(0,A.d)(d);let f={repaired:void 0,
signatures:0,usageRightsRemoved:!1},h=({found:w,claimed:b})=>{f.repaired=f.repaired&&f.repaired.claimed!==f.repaired.found?f.repaired:{found:w,claimed:b}},m=({signatures:w,
usageRightsRemoved:b})=>{f.signatures+=w,f.usageRightsRemoved||=b},p={pace:c,limits:{...M.a,...t},codec:i,onRepaired:h,prepared:r,scratch:new M.g,onWritten:m},g=(0,v.b)(
a).input==="many"?s:s[0],y=await Y0[a](g,n,p);return{...y,notes:[...f.repaired?[Q0(f.repaired)]:[],...y.notes,...Sh(f)]}}catch(d){throw(0,A.i)(d)}}}}var tp=e=>({
deflate:(t,i)=>new Promise((r,a)=>{let s=(n,o)=>n?a(n):r(o);e.deflate(t,{level:i,memLevel:9,windowBits:15},s)}),inflate:(t,i)=>new Promise(r=>{i<=0?r(void 0):e.
inflate(t,{maxOutputLength:i},(a,s)=>r(a?void 0:s))})}),Ts=()=>new Promise(e=>setImmediate(e));async function ip(e){return e.region!==""||e.baseUrl!==""?(await Promise.resolve().then(()=>E(require("./region-N5K2GV3Z.js")))).
chooseRegion(e):{backend:ep({pause:Ts,codec:tp(un.default)}),isLocal:!0,check:()=>Promise.resolve(),place:"on the runner"}}function rp(e){let t=e.replace(/[*?[]/g,
"[$&]");return/^[#!~]/.test(t)?`./${t}`:t}async function Os(e,t){let{create:i}=await Promise.resolve().then(()=>E(require("./glob-PS7ZFRRR.js")));return(await i(
[e,...t].join(`
`),{matchDirectories:!1,followSymbolicLinks:!1}).catch(()=>{throw js(e)})).glob()}function js(e){let t=`the pattern '${e}' must stay in the workspace or in RUNN\
ER_TEMP, and be written without '..'`;return(0,A.d)([{field:"files",message:t}])}var ap=[[/^-\s/,"files takes lines, not a YAML list: leave out the dash"],[/^["'].*["']$/,
"leave out the quotes"],[/^\[.*["',]/,"a list of paths must be one JSON array, such as the output files of an earlier step"],[/\{[^{}]*,[^{}]*\}/,"braces do not\
 list alternatives here: write one line for each"],[/\$\{?\w/,"variables of the shell are not replaced here: use an expression such as ${{ env.NAME }}"],[/^~/,"\
~ is not your home folder here, and files must be in the workspace or in RUNNER_TEMP"],[/\\/,"write / between folders, not a backslash"],[/,\s*\S/,"write one pa\
ttern per line, without commas"]];async function sp(e,t,{workspace:i}){if((await(0,vn.readdir)(i).catch(()=>["?"])).length===0)return"the workspace is empty: us\
e actions/checkout before this step";let r=ap.find(([o])=>o.test(e));if(r)return r[1];let a=async o=>Os(o,[]).catch(()=>[]);if(t.length>0&&(await a(e)).length>0)
return"lines that begin with ! take away every file that it matches";let s=e.replace(/\.pdf$/i,".[pP][dD][fF]"),[n]=s===e?[]:await a(s);return n===void 0?void 0:
`upper and lower case count, and there is ${kn.default.basename(n)}`}var B=e=>e.replace(/[\p{Cc}\u2028\u2029]+/gu," ").replace(/:(?=:)/g,": ").replace(/##\[/g,"\
## ["),ge=e=>B(e).replace(/&/g,"&amp;").replace(/</g,"&lt;").replace(/>/g,"&gt;").replace(/"/g,"&quot;"),L=(e,t)=>`${e} ${t}${e===1?"":"s"}`;function ae(e){let t=[
"B","kB","MB","GB"],i=e,r=0;for(;i>=999.95&&r<t.length-1;r++)i/=1e3;return`${r===0||i>=99.95?Math.round(i):i.toFixed(1)} ${t[r]}`}function ye(e){let t=typeof e==
"object"&&e!==null&&"code"in e?e.code:void 0;return typeof t=="string"?t:"unknown reason"}function ct(e){if(!(e instanceof Error))return typeof e;let t=[`${e.name}\
 (${ye(e)})`,...(0,A.h)(e)].join(`
    `);return e.cause===void 0?t:`${t}
caused by ${ct(e.cause)}`}function np(){let e=process.env.GITHUB_WORKSPACE;try{process.chdir(e??".")}catch(t){throw new A.b("configuration",`The workspace '${e}\
' cannot be opened (${ye(t)})`,{advice:"Run the step in a job with a workspace, and do not remove that folder in an earlier step",cause:t})}return{workspace:process.
cwd(),temporary:process.env.RUNNER_TEMP||void 0}}var dt=({workspace:e,temporary:t})=>t===void 0?[e]:[e,t],ut=(e,t)=>dt(e).some(i=>we(q.default.relative(i,q.default.
resolve(e.workspace,t))));function Fi({workspace:e},t){let i=q.default.relative(e,q.default.resolve(e,t));return ft(we(i)?i:q.default.resolve(e,t))}var we=e=>e!==
".."&&!e.startsWith(`..${q.default.sep}`)&&!e.startsWith("../")&&!q.default.isAbsolute(e),ft=e=>q.default.sep==="/"?e:e.replaceAll(q.default.sep,"/");function op(e){
if(/^\s*\[\s*("|\])/.test(e)){let i=fp(e);return!Array.isArray(i)||!i.every(r=>typeof r=="string"&&r!=="")?{problem:"begins like a JSON array, and is not a JSON\
 array of paths: use the output files of an earlier step"}:{lines:i.map(r=>({text:r,literal:!0}))}}let t=e.split(/\r?\n/).map(i=>i.trim()).filter(i=>i!==""&&!i.
startsWith("#"));return t.some(i=>!i.startsWith("!"))?{lines:t.map(i=>({text:i,literal:!1}))}:{problem:"is required: glob patterns such as docs/**/*.pdf, one pe\
r line"}}async function lp(e,t,i){let r=await Promise.all(dt(t).map(c=>(0,ke.realpath)(c).catch(()=>c))),a=[],s=new Set,n=new Set,o=[],l=new Set;for(let[c,{text:d,
literal:f}]of e.entries()){if(!f&&d.startsWith("!"))continue;if(!ut(t,d))throw js(d);let h=f?[]:e.slice(c+1).flatMap(g=>g.text.startsWith("!")?[g.text]:[]),{matches:m,
isPath:p}=await cp(d,f,h,t);m.length===0&&o.push({line:d,reason:await sp(d,h,t)});for(let g of m){let y=Fi(t,g);if(!await up(g,r)){l.add(y);continue}(!s.has(y)||
i&&p&&n.has(y))&&a.push(y),s.add(y),p&&n.add(y)}}return{files:a,empty:o,refused:[...l]}}async function cp(e,t,i,{workspace:r}){let a=_i.default.resolve(r,e),s=!t&&
/[*?[\]\\]/.test(e)?void 0:await(0,ke.stat)(a).catch(()=>{});if(t)return{matches:s===void 0?[]:[a],isPath:!0};if(s?.isFile()&&i.length===0)return{matches:[a],isPath:!0};
let n=await Os(e,i),o=s?.isDirectory()?n.filter(l=>/\.pdf$/i.test(l)):n;return{matches:o.length>1?dp(o):o,isPath:s?.isFile()??!1}}function dp(e){let{compare:t}=new Intl.
Collator("en",{numeric:!0}),i=(r,a)=>{for(let s=0;s<r.length&&s<a.length;s++){let n=t(r[s]??"",a[s]??"");if(n!==0)return n}return r.length-a.length};return e.map(
r=>({file:r,segments:ft(r).split("/")})).sort((r,a)=>i(r.segments,a.segments)||(r.file<a.file?-1:1)).map(({file:r})=>r)}async function up(e,t){let i=await(0,ke.realpath)(
e).catch(()=>{});return i===void 0||!t.some(r=>we(_i.default.relative(r,i)))?!1:(await(0,ke.stat)(i)).isFile()}function fp(e){try{return JSON.parse(e)}catch{return}}
var hp=["{dir}","{name}","{index}","{operation}"],Mi={document:[],data:[],parts:["{title}"],files:["{file}"]},mp={document:"{dir}/{name}.{operation}.pdf",data:"\
{dir}/{name}.{operation}.pdf",parts:"{dir}/{name}.{operation}.{index}.pdf",files:"{dir}/{name}.{file}"},Pi=e=>e.some(({name:t})=>(0,v.b)(t).input==="many");function Ds(e){
let t=e.map(({name:r})=>(0,v.b)(r)).filter(({output:r})=>r!=="data"),i=t.findLast(({input:r,output:a})=>r==="many"||a!=="pdf");return t.length===0?"data":i?.output===
"pdfs"?"parts":i?.output==="files"?"files":"document"}function pp(e){let{files:t,steps:i}=e,r=Ds(i),a=gp(e,r),s=t.length===0?[]:Pi(i)?[t]:t.map(c=>[c]),n=(0,v.d)(
(i.findLast(({name:c})=>(0,v.b)(c).output!=="data")??i.at(-1))?.name??""),o=s.map((c,d)=>{let{dir:f,name:h}=H.default.posix.parse(c[0]??"");return{inputs:c,kind:r,
outputPath:m=>{let p=r==="document"?d+1:m?.index,g={"{dir}":f||".","{name}":h,"{operation}":n,"{index}":p===void 0?void 0:String(p).padStart(5,"0"),"{title}":m?.
title,"{file}":m?.file};return H.default.posix.normalize(a.replace(/\{[^{}]*\}/g,y=>g[y]??y))}}}),l=r==="data"?[]:yp(o,e);if(l.length>0)throw(0,A.d)(l);return o}
function gp({output:e,places:t},i){let r=l=>(0,A.d)([{field:"output",message:l}]);if(e===void 0)return mp[i];let a=[...hp,...Mi[i]],s=e.match(/\{[^{}]*\}/g)?.filter(
l=>!a.includes(l))??[];if(s.length>0)throw r(`has the unknown placeholder ${s[0]}: there are ${a.join(", ")}`);if(/[\u0000-\u001f]/.test(e))throw r("must be a s\
ingle line");if(/[\\/]$/.test(e))throw r(`names a folder: write a file name after it, such as ${e}{name}.pdf`);let n=["{index}",...Mi[i]];if(Mi[i].length>0&&!n.
some(l=>e.includes(l))){let{dir:l,name:c,ext:d}=H.default.posix.parse(ft(e)),f=H.default.posix.join(l,i==="files"?`${c}.{file}`:`${c}-{index}${d}`);throw r(`nee\
ds ${n.join(" or ")}, because one file gives several results: such as ${f}`)}let o=H.default.isAbsolute(e)?Fi(t,e):ft(e);if(!(H.default.isAbsolute(o)?ut(t,o):we(
H.default.posix.normalize(o))))throw r("must stay in the workspace or in RUNNER_TEMP");return o}function yp(e,{matched:t,overwrite:i,identity:r,places:a}){let s=new Map(
t.map(d=>[r(d),d])),n=new Map;for(let d of e){let f=r(d.outputPath()),h=n.get(f);h?h.push(d):n.set(f,[d])}let o=[],l=d=>{o.push({field:"output",message:d})};for(let[
d,[f,h,...m]]of n){if(!f)continue;let p=f.outputPath(),g=s.get(d);if(!ut(a,p)||p==="."||p.endsWith("/"))l(`'${p}' is not a file in the workspace or in RUNNER_TE\
MP`);else if(h){let[y,w]=[f.inputs[0],h.inputs[0]],b=m.length===0?`'${y}' and '${w}' would both`:`'${y}', '${w}' and ${m.length} more would all`;l(`${b} be writ\
ten to '${p}': use {dir}, {name} or {index}`)}else g!==void 0&&!f.inputs.some(y=>r(y)===d)?l(`'${p}' would replace another file that the step reads: choose a di\
fferent pattern`):g!==void 0&&!i&&l(`'${p}' would replace the input: choose a different pattern, or set overwrite to true`)}let c=5;return o.length<=c?o:[...o.slice(
0,c),{field:"output",message:`and ${o.length-c} more such clashes`}]}var ht=5;async function wp(e,t,i,r){let a=Pi(e.steps),s=await lp(e.files,t,a);vp(s,e.ifNoFilesFound,
r);let n=bp(s.files,i);if(!e.changedOnly||n.length===0)return{matched:n,files:n};let{changedFiles:o}=await Promise.resolve().then(()=>E(require("./changed-N74ZNMFQ.js"))),
l=await o(e.githubToken);if("unknown"in l)return r.add(`changed-only leaves nothing out: ${l.unknown}`),{matched:n,files:n};let c=f=>l.paths.has(f),d=n.filter(f=>c(
f)||[...i.neededBy(f).keys()].some(c));return(0,T.i)(`${L(d.length,"file")} of ${n.length} changed`),{matched:n,files:(a||e.continueNumbers)&&d.length>0?n:d}}function bp(e,t){
let i=new Map(e.flatMap(r=>[...t.neededBy(r)]));return i.size===0?e:e.filter(r=>{let a=i.get(r);return a!==void 0&&(0,T.i)(B(`'${r}' is left out of files: ${a} \
uses it`)),a===void 0})}function vp({files:e,empty:t,refused:i},r,a){let s=t.map(({line:d,reason:f})=>f===void 0?`'${d}'`:`'${d}' (${f})`),n=i.map(d=>`'${d}' wa\
s left out: it is a folder, or a link that leads out of the workspace`),o=s.length===0?"files, which is an empty list":kp(s),l=e.length>0||s.length===0||t.some(
({reason:d})=>d!==void 0)?"":". Make sure that the job uses actions/checkout, or makes the files, before this step";if(r==="error"&&i.length>0)throw new A.b("co\
nfiguration",n.slice(0,ht).join(". "));for(let d of n)a.add(d);if(s.length===0&&e.length+i.length>0)return;let c=`No file matches ${o}${l}`;if(r==="error")throw new A.b(
"configuration",c);r==="warn"?a.add(c):(0,T.i)(B(c))}function kp(e){return e.length<=ht?e.join(", "):`${e.slice(0,ht).join(", ")} and ${e.length-ht} more lines`}
var Rs="add_page_numbers",xp=new Set(["extract_pages","remove_pages","reorder_pages"]);function Sp(e){let t=a=>[{field:"continue-numbers",message:a}],i=e.filter(
({name:a})=>a===Rs);if(i.length!==1)return t("needs one step add-page-numbers");if(Es(e).last_number!==void 0)return t("gives {last} the last number of all file\
s: leave out last-number");let r=e.slice(0,e.indexOf(i[0])).find(({name:a})=>$p(a));return r===void 0?[]:t(`works only on pages as they are in the files: ${r.name}\
 before add_page_numbers changes their number`)}function $p(e){let{input:t,output:i,accepts:r}=(0,v.b)(e);return t==="many"||i==="pdfs"||r==="image"||xp.has(e)}
var mt=class extends Error{constructor(e,t){super("a file could not be counted"),this.file=e,this.cause=t}file;cause};async function Ap(e,t,i,r){let a=e.flatMap(
({inputs:g})=>g),{pages:s,first_number:n}=Es(t),o=t.map(Fp).find(g=>g!==void 0),l="",c=function*(){for(let g of a)yield i(l=g)},d={pages:s,...o===void 0?{}:{open_password:o}},
f=await(0,v.A)(c(),d,{pause:r}).catch(g=>{throw new mt(l,(0,A.i)(g))}),h=(0,v.C)(f,n),m=new Map,p=0;for(let g of e)m.set(g,p),p+=g.inputs.length;return(g,y)=>h[(m.
get(g)??0)+y]}var Es=e=>e.find(({name:t})=>t===Rs)?.params;function Fp({name:e,params:t}){let{open_password:i,password:r}=t;return i??(e==="remove_password"?r:void 0)}
var Mp=/[<>:"/\\|?*\p{Cc}\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu,Pp=/^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;function _s(e,t){let i="";for(let r of e.
normalize("NFC").replace(Mp," ").replace(/\s+/g," ").trim()){if(Buffer.byteLength(i+r)>150)break;i+=r}return i=i.replace(/[. ]+$/,"").replace(/^[. ]+/,""),i===""?
t:Pp.test(i)?`_${i}`:i}function Cp(e){let t=new Set;return e.map(i=>{let r=i;for(let a=2;t.has(r.toLowerCase());a++)r=`${i} (${a})`;return t.add(r.toLowerCase()),
r})}var Ns="version https://git-lfs.github.com/spec/",Ci=class extends Error{constructor(e,t){super("a job failed"),this.input=e,this.cause=t}input;cause};async function Tp(e,t){
let i=e.inputs[0]??"",r={source:i};try{let a=[];for(let[l,c]of e.inputs.entries())r.source=c,a.push({position:l,source:c,document:await Is(c,t.workspace),facts:{},
notes:[],data:{}});let s=a.reduce((l,{document:c})=>l+c.bytes.length,0);for(let l of t.steps)a=await Dp(a,l,e,t,r);r.source=i;let n=Op(e,a),o=n.flatMap(({output:l,
bytes:c})=>l===null||c===null?[]:[{path:l,bytes:c}]);for(let l of o)t.claim(l.path,e);return await t.write(o),n.map(({bytes:l,status:c,output:d,pages:f,facts:h,
notes:m,message:p,data:g})=>{let y=l?.length??null;return{status:c,input:i,inputs:e.inputs,output:d,pages:f,bytesBefore:s,bytesAfter:y,facts:h,notes:m,message:p,
data:g}})}catch(a){throw new Ci(r.source,a)}}function Op(e,t){if(e.kind==="files")return t.flatMap(r=>jp(e,r));let i=Cp(t.map(({document:r},a)=>_s(r.title??"",String(
a+1).padStart(5,"0"))));return t.map(({document:r,facts:a,notes:s,data:n},o)=>({status:"done",output:e.kind==="data"?null:e.outputPath({index:o+1,title:i[o]??""}),
bytes:e.kind==="data"?null:r.bytes,pages:r.pageCount??null,facts:a,notes:s,message:null,data:n}))}function jp(e,{files:t=[],facts:i,notes:r,data:a}){let s={pages:null,
notes:r,data:a};if(t.length===0)return[{...s,status:"skipped",output:null,bytes:null,facts:i,message:"The document holds no such files"}];let n=(0,v.F)(t.map(({
name:o},l)=>_s(o,`file-${l+1}`)));return t.map(({bytes:o,mediaType:l,facts:c},d)=>({...s,status:"done",output:e.outputPath({index:d+1,file:n[d]??""}),bytes:o,facts:{
...i,mediaType:l,...c},message:null}))}async function Dp(e,t,i,r,a){let{input:s,dataKey:n}=(0,v.b)(t.name),o=s==="many",l=o?[e]:e.map(d=>[d]),c=[];for(let d of l){
let[f]=d;if(!f)continue;a.source=f.source;let h=await r.parametersOf(t,o?i.inputs[0]??"":f.source),m=t.name==="add_page_numbers"?r.numbersOf(i,f.position):void 0,
p=m===void 0?h:{...h,...m},{documents:g,files:y,data:w,notes:b,facts:$}=await r.backend.run(t.name,d.map(({document:C})=>C),p,{signal:r.signal,onProgress:C=>r.onProgress(
f.source,(0,v.d)(t.name),C)}).catch(C=>{let R=C instanceof A.b?C.position:void 0;throw a.source=d[(R??1)-1]?.source??f.source,C}),S=o?{...f,facts:{},data:{}}:f,
P={source:f.source,facts:{...S.facts,...$},notes:[...d.flatMap(C=>C.notes),...b.map(({message:C})=>C)],data:w===void 0||n===void 0?S.data:{...S.data,[n]:w}},{position:F}=f;
if(y!==void 0)c.push({...P,position:F,document:f.document,files:y});else for(let C of g)c.push({...P,position:F,document:{...C,name:f.document.name},facts:{...P.
facts,...Rp(C)}})}return c}function Rp({firstPage:e,lastPage:t,title:i}){return{...e===void 0||t===void 0?{}:{firstPage:e,lastPage:t},...i===void 0?{}:{title:i}}}
async function Is(e,t){let i=await(0,xn.readFile)(Ni.default.resolve(t,e)).catch(r=>{let a=ye(r);throw a==="ERR_FS_FILE_TOO_LARGE"?new A.b("limit_exceeded","The\
 file is larger than 2 GB, and documents of up to 2 GB can be processed",{advice:"Split the document where it is made",cause:r}):new A.b("unreadable_document",`\
The file could not be opened (${a})`,{cause:r})});if(i.subarray(0,Ns.length).toString("latin1")===Ns)throw new A.b("unreadable_document","The file is a pointer \
of Git LFS, not the document itself",{advice:"Fetch the documents with the repository: set lfs: true for actions/checkout"});return{name:Ni.default.posix.basename(
e),bytes:i}}function Ep(e){let t=new Map,i=a=>{let s=t.get(a);if(s!==void 0)return s;let n=a;try{n=(0,Sn.realpathSync)(a)}catch{let o=J.default.dirname(a);o!==a&&
(n=J.default.join(i(o),J.default.basename(a)))}return t.set(a,n),n},r=process.platform==="win32"||process.platform==="darwin";return a=>{let s=J.default.resolve(
e,a),n=J.default.join(i(J.default.dirname(s)),J.default.basename(s));return r?n.normalize("NFC").toLowerCase():n}}function _p(e,t,i){let r=new Set(e.map(i)),a=new Set;
return(s,n)=>{let o=i(s),l=n.inputs.some(c=>i(c)===o);if(a.has(o)||r.has(o)&&!(t&&l))throw(0,A.d)([{field:"output",message:`'${s}' is another input or result: c\
hoose a different pattern`}]);a.add(o)}}var zs=(e,t)=>t.filter(i=>/^\w+$/.test(i)).reduce((i,r)=>i.replace(new RegExp(`\\b${r}\\b`,"g"),(0,v.d)(r)),e),Us=/^(\d+)-(\d+|last)$/i,
Np=/^(-?\d+|last)–(-?\d+|last)$/i,Ip=/^(-?\d+|last)\.\.(-?\d+|last)?$/i,zp=/^last-(\d+|last)$/i,Up=/^(-?\d+)-(-?\d+|last)$/i;function Bp(e){if(Array.isArray(e))
return Ti(e);if(typeof e!="string"&&typeof e!="number")return{problem:"must be text such as 1..3, or a list of pages"};let t=String(e),i=t.split(/\r?\n/).filter(
a=>a.trim()!=="");if(i.length>1&&i.every(a=>/^ *- +\S/.test(a)))return Ti(i.map(a=>Bs(a.replace(/^ *- +/,""))));let r=/^\s*\[(.*)\]\s*$/s.exec(t);return r?Ti(r[1].
split(",").map(Bs)):Gs(i.length>1?i.join(","):t)}function Ti(e){return e.some(t=>typeof t!="string"&&typeof t!="number")?{problem:'must be a list of pages such \
as 3, or of ranges such as "2..5"'}:Gs(e.join(","))}function Bs(e){return e.trim().replace(/^(["'])(.*)\1$/s,"$2")}function Gs(e){let t=[];for(let[i,r]of e.split(
",").entries()){let a=Gp(r),s=a.length>1&&a.some(n=>n.startsWith("-"))?Lp(a):a.map(Wp).find(n=>n!==void 0);if(s)return{problem:`item ${i+1} ('${(0,v.w)(r.trim())}\
') is ambiguous: write ${s.join(" or ")}`};t.push(a.length===0?r:a.map(Ls).join(","))}return{text:t.join(",")}}function Gp(e){let t=e.split(/\s+/).filter(r=>r!==
""),i=[];for(let r of t){let a=i.at(-1);a?.toLowerCase()==="not"?i[i.length-1]=`${a} ${r}`:i.push(r)}return i}function Lp(e){let t=e.map(Ls).join(","),[i,r,...a]=e,
s=a.length===0&&r?/^-(\d+)$/.exec(r):null;return s&&i&&/^\d+$/.test(i)?[t,`${i}..${s[1]}`]:[t]}function Wp(e){let t=e.replace(/^not /i,""),i=zp.exec(t);if(i)return/^\d/.
test(i[1])?[`-${Number(i[1])+1}`,`-1..${i[1]}`]:["-1"];let r=Up.exec(t);if(!r||Us.test(t))return;let[,a,s]=r;return s.startsWith("-")?[`${a}..${s}`,`${a},${s}`]:
[`${a}..${pt(s)}`,`${a},-${s}`]}function Ls(e){let[,t="",i=""]=/^(not )?(.*)$/i.exec(e)??[],r=Us.exec(i)??Np.exec(i)??Ip.exec(i);return r?`${t}${pt(r[1])}..${pt(
r[2]??"")}`:`${t}${pt(i)}`}function pt(e){return e.toLowerCase()==="last"?"-1":e}var Kp={encryption_algorithm:"AES-256"},Ws="maximum_bytes",qp="or a size such a\
s 18 MB or 18 MiB",Vp={b:1,kb:1e3,mb:1e6,gb:1e9,kib:1024,mib:1048576,gib:1073741824},Xp=/^\s*(\d+(?:\.\d+)?)\s*([kmg]i?b|b)\s*$/i;function Hp(e){let[,t,i]=Xp.exec(
e)??[],r=Vp[i?.toLowerCase()??""];return r===void 0?e:String(Math.floor(Math.round(Number(t)*r*1e3)/1e3))}var Jp={name:"file",bytes:Uint8Array.of(0)},Ks=["{dir}",
"{name}"];function qs({name:e,raw:t,typed:i},r){let{fields:a}=(0,v.b)(e),s={},n={},o=[];for(let[d,f]of Object.entries({...Zp(a),...t})){let h=a[d];if(h===void 0)
continue;let m=Yp(d,h,f,i[d]);"problem"in m&&o.push({field:d,message:m.problem}),"path"in m&&(n[d]=m.path),s[d]="value"in m?m.value:h.kind==="json"?{}:Jp}let l=(0,v.G)(
e,s,r),c=new Set(o.map(({field:d})=>d));for(let d of l.issues)c.has(d.field)||o.push(d.field===Ws?{...d,message:`${d.message}, ${qp}`}:d);return{step:{name:e,params:l.
params,paths:n},issues:o}}var Zp=e=>Object.fromEntries(Object.entries(Kp).filter(([t])=>Object.hasOwn(e,t)));function Yp(e,t,i,r){if(i===""||i===null||r===null)
return{value:""};if(t.kind==="pageOrder"||t.kind==="pageSet"){if(typeof i!="string"&&!Array.isArray(i))return{problem:"must be pages such as 1..3, or a list of \
pages"};let s=Bp(i);return"problem"in s?s:{value:s.text.trim()}}if(t.kind==="json"&&typeof i=="object"&&!Array.isArray(i))return{value:r};if(typeof i!="string")
return{problem:`must be a single value, and is a ${Array.isArray(i)?"list":"mapping"}`};let a=i.trim();return t.kind==="text"?{value:i}:a===""?{value:""}:t.kind===
"file"||t.kind==="json"&&!/^\{(?!(?:dir|name)\})/.test(a)?Qp(a):{value:e===Ws?Hp(a):a}}function Qp(e){let t=e.match(/\{[^{}]*\}/g)?.find(i=>!Ks.includes(i));return t!==
void 0?{problem:`has the unknown placeholder ${t}: a path may hold ${Ks.join(" and ")}`}:/[\u0000-\u001f]/.test(e)?{problem:"must be the path of one file"}:{path:e}}
var Vs=v.a.map(v.d).join(", "),be='write a YAML list of operations, such as "- rotate_pages: { angle: 90 }"',eg=[...new Set(v.a.flatMap(e=>Object.keys((0,v.b)(e).
fields)))],Xs=new Set(v.a.flatMap(e=>Object.entries((0,v.b)(e).fields).flatMap(([t,i])=>"secret"in i?[t]:[])));async function tg(e,t){let i=new Map;for(let n of eg){
let o=e((0,v.d)(n));o!==""&&(Xs.has(n)&&t(o),i.set(n,o))}let r=e("operation").trim(),a=e("steps");if(a.trim()!==""){let{value:n,typed:o,problem:l}=(await Promise.resolve().then(()=>E(require("./yaml-list-4ATT22UQ.js")))).
parseList(a);for(let d of Oi(n))t(d);let c=[];return r!==""&&c.push({field:"operation",message:"give either operation or steps, not both"}),l!==void 0?{steps:[],
issues:[...c,{field:"steps",message:`${l}: ${be}`}],warnings:[]}:rg(n,o,i,c)}if(r==="")return Js("operation",`is required, unless steps is given: one of ${Vs}`);
let s=r.replaceAll("-","_");return(0,v.c)(s)?ig(s,i):Js("operation",`must be one of ${Vs}${Oe(r,v.a.map(v.d))}`)}function ig(e,t){let{fields:i}=(0,v.b)(e),r=[...t.
keys()].filter(n=>!Object.hasOwn(i,n)),{step:a,issues:s}=qs({name:e,raw:Object.fromEntries(t),typed:{}},"absent");return{steps:[a],issues:s.map(({field:n,message:o,
mentions:l=[]})=>({field:(0,v.d)(n),message:zs(o,l)})),warnings:r.map(n=>`${(0,v.d)(n)} is not used: it is not a parameter of ${(0,v.d)(e)}`)}}function rg(e,t,i,r){
let a=[...r],s=[];if(!Array.isArray(e)||e.length===0)return{steps:s,issues:[...a,{field:"steps",message:be}],warnings:[]};for(let o of i.keys())o!=="open_passwo\
rd"&&a.push({field:(0,v.d)(o),message:"write it inside the step that it belongs to"});let n=i.get("open_password");for(let[o,l]of e.entries()){let c=`steps[${o+
1}]`,d=ng(l,t[o]);if("problem"in d){a.push({field:c,message:d.problem});continue}a.push(...ag(d,c),...sg(d.name,o,e.length,c));let f=n===void 0?d.raw:{open_password:n,
...d.raw},h=qs({...d,raw:f},"refuse");s.push(h.step),a.push(...h.issues.map(({field:m,message:p})=>({field:`${c}.${m}`,message:p})))}return{steps:s,issues:a,warnings:[]}}
function ag({name:e,raw:t},i){let r=Object.keys((0,v.b)(e).fields),a=Object.keys(t).filter(n=>!r.includes(n)),[s]=a.filter(n=>/^[-\d. ]+$/.test(n)&&!t[n]);return s!==
void 0?[{field:`${i}.${s}`,message:'is a key here, because in braces a comma separates keys: write [3, 1, 2] or "3,1,2"'}]:a.map(n=>({field:`${i}.${n}`,message:`\
is not a parameter of ${e}: ${r.join(", ")}${Oe(n,r)}`}))}function sg(e,t,i,r){let{output:a,accepts:s}=(0,v.b)(e);return a==="files"&&t+1<i?[{field:r,message:`${e}\
 must be the last step: it gives files that other operations do not take`}]:s==="image"&&t>0?[{field:r,message:`${e} must be the first step: it takes images, wh\
ich no other operation gives`}]:[]}function ng(e,t){if(typeof e=="string")return gt(e,{},{});if(!De(e))return{problem:be};let{operation:i,...r}=e;if(i!==void 0)
return typeof i=="string"?gt(i,r,t):{problem:be};let[[a,s]=["",void 0],...n]=Object.entries(e);if(n.length>0)return{problem:`names several operations or has its\
 parameters beside the name: ${be}`};if(s===""||s===void 0)return gt(a,{},{});let o=De(t)?t[a]:void 0;return De(s)?gt(a,s,o):{problem:be}}function gt(e,t,i){let r=e.
trim().replaceAll("-","_");return(0,v.c)(r)?{name:r,raw:Hs(t),typed:De(i)?Hs(i):{}}:{problem:`must name one of ${v.a.join(", ")}${Oe(e,v.a)}`}}var Hs=e=>Object.
fromEntries(Object.entries(e).map(([t,i])=>[t.replaceAll("-","_"),i]));function*Oi(e){if(Array.isArray(e))for(let t of e)yield*Oi(t);else if(De(e))for(let[t,i]of Object.
entries(e))typeof i!="string"?yield*Oi(i):i!==""&&Xs.has(t.trim().replaceAll("-","_"))&&(yield i)}function De(e){return typeof e=="object"&&e!==null&&!Array.isArray(
e)}var Js=(e,t)=>({steps:[],issues:[{field:e,message:t}],warnings:[]}),Zs=32;async function og(e,t){let i=[],r=y=>e(y).trim(),a=y=>{let w=r(y);return w!==""&&t(
w),w},s=(y,w)=>{let b=r(y)||w[0],$=w.find(S=>S===b);return $===void 0&&i.push({field:y,message:`must be one of ${w.join(", ")}`}),$??w[0]},n=(y,w)=>{let b=r(y).
toLowerCase();return b!==""&&b!=="true"&&b!=="false"&&i.push({field:y,message:"must be true or false"}),b===""?w:b==="true"},o=a("api-key"),l=a("github-token"),
{steps:c,issues:d,warnings:f}=await tg(e,t),h=op(r("files"));"problem"in h&&i.push({field:"files",message:h.problem});let m=r("concurrency"),p=m===""?void 0:Number(
m);p!==void 0&&!(/^\d+$/.test(m)&&p>=1&&p<=Zs)&&i.push({field:"concurrency",message:`must be a whole number from 1 to ${Zs}`});let g={steps:c,isList:r("steps")!==
"",files:"lines"in h?h.lines:[],output:r("output")||void 0,overwrite:n("overwrite",!1),ifNoFilesFound:s("if-no-files-found",["warn","error","ignore"]),changedOnly:n(
"changed-only",!1),dryRun:n("dry-run",!1),continueNumbers:n("continue-numbers",!1),concurrency:p,onError:s("on-error",["fail","continue"]),region:r("region"),baseUrl:r(
"base-url"),apiKey:o,summary:n("summary",!0),attest:n("attest",!1),githubToken:l,warnings:f};if(g.continueNumbers&&d.length===0&&i.push(...Sp(c)),d.length+i.length>
0)throw(0,A.d)([...d,...i]);return g}var lg=/[\r\n]|^\s|\s$/,cg=class{resultsFile="";begin(){let e=process.env.RUNNER_TEMP;ji("results-file cannot be made in RU\
NNER_TEMP",e,()=>{e&&(this.resultsFile=Ii.default.join((0,Se.mkdtempSync)(Ii.default.join(e,"octavo-")),"results.json"))}),this.tell([])}tell(e){let t=e.map(({data:s,
...n})=>({...n,...s})),i=e.flatMap(({status:s,output:n})=>s==="done"&&n!==null?[n]:[]),r=i.filter(s=>!lg.test(s)),a=i.length===0?"":`, although ${L(i.length,"fi\
le")} were written: see the log`;ji(`The output results-file cannot be written${a}`,this.resultsFile,()=>{this.resultsFile!==""&&(0,Se.writeFileSync)(this.resultsFile,
`${JSON.stringify(t)}
`)}),ji(`The outputs of the step cannot be written${a}`,process.env.GITHUB_OUTPUT,()=>{(0,T.d)("files",i),(0,T.d)("paths",r.map(rp).join(`
`)),(0,T.d)("count",i.length),(0,T.d)("results",t),(0,T.d)("results-file",this.resultsFile)}),r.length<i.length&&(0,T.i)(`The output paths leaves out ${L(i.length-
r.length,"name")} with a line break or an outer blank`)}};function ji(e,t,i){try{i()}catch(r){let a=t!==void 0&&(0,Se.existsSync)(t)?ye(r):"there is no such fil\
e";throw new A.b("configuration",`${e} (${a})`,{advice:"Check that earlier steps do not remove or lock the files of the runner",cause:r})}}var Ys=1024*1024,dg=2048,
ug={done:"✅",failed:"❌",planned:"📝",skipped:"⏭️"};function fg(e){let{rows:t,operations:i}=e,r=`<h3>Octavo: ${ge(i.join(" → "))}</h3>
<p>${Qs(e)}</p>
`;if(t.length===0)return r;let a=[],s=Buffer.byteLength(r)+dg;for(let[c,d]of t.entries()){let f=hg(d,t[c-1],en(e));if(s+=Buffer.byteLength(f),s>Ys)break;a.push(
f)}let n=(en(e)?["","File","Result","Pages","Before","After","Change"]:["","File","Found","Pages","Size"]).map(c=>`<th>${c}</th>`).join(""),o=t.length-a.length,
l=o===0?"":`<p>${L(o,"more row")} did not fit here: see the log and the <code>results</code> output.</p>
`;return`${r}<table>
<tr>${n}</tr>
${a.join("")}</table>
${l}`}function Qs({rows:e,place:t,dryRun:i,seconds:r}){let a=f=>e.filter(h=>h.status===f),s=a("done"),n=s.filter(({output:f})=>f!==null).length,o=i?[`Dry run: ${L(
a("planned").length,"result")} planned, nothing written`]:[n===0&&s.length>0?`${L(s.length,"file")} read, none written`:`${L(n,"file")} written`];for(let f of["\
failed","skipped"])a(f).length>0&&o.push(`${a(f).length} ${f}`);let l=tn([...new Map(s.map(f=>[f.inputs.join(`
`),f.bytesBefore??0])).values()]),c=tn(s.map(({bytesAfter:f})=>f??0)),d=s.length===0?"":` · ${ae(l)}${n===0?"":` → ${ae(c)}`}`;return`${o.join(", ")}${d} · ${t}\
 · ${r.toFixed(1)} s`}var en=({rows:e})=>e.some(({output:t})=>t!==null)||e.every(({data:t})=>gg(t));function hg(e,t,i){let{status:r,input:a,inputs:s,output:n,pages:o,
bytesBefore:l,bytesAfter:c,message:d,notes:f,data:h}=e,m=s.length>1&&r!=="failed"?` <em>and ${s.length-1} more</em>`:"",p=[...n===null?[]:[`<code>${ge(n)}</code\
>`],...d===null?[]:[ge(d)],...Object.values(h).flatMap(S=>pg(S)),...f.filter(S=>t?.input!==a||!t.notes.includes(S)).map(S=>`<em>${ge(S)}</em>`)],g=e.facts.firstPage!==
void 0,y=i?[Di(l),Di(c),g?"":yg(l,c)]:[Di(l)],w=[o===null?"":String(o),...y],b=p.join("<br>"),$=w.every(S=>S==="")?`<td colspan="${w.length+1}">${b}</td>`:`<td>${b}\
</td>${w.map(S=>`<td align="right">${S}</td>`).join("")}`;return`<tr><td>${ug[r]}</td><td><code>${ge(a)}</code>${m}</td>${$}</tr>
`}var mg=new Set(["pageCount","fileSize"]);function pg(e){let t=Object.entries(e).flatMap(([i,r])=>{let a=ge(i.replace(/(?<=[a-z])(?=[A-Z])/g," ").toLowerCase());
return mg.has(i)?[]:r===!0?[a]:typeof r=="number"?r===0?[]:[`${a}: ${r}`]:Array.isArray(r)?r.length===0?[]:[`${a}: ${r.length}`]:typeof r=="object"&&r!==null&&!Object.
values(r).every(s=>typeof s=="boolean")?[a]:[]});return t.length===0?[]:[t.join(" · ")]}var gg=e=>Object.keys(e).length===0,Di=e=>e===null?"":ae(e).replace(" ",
"&nbsp;");function yg(e,t){if(e===null||t===null||e===0)return"";let i=(t-e)/e*100;return`${i>0?"+":i<0?"−":""}${Math.abs(i).toFixed(1)}%`}var tn=e=>e.reduce(
(t,i)=>t+i,0),Re=10,rn=4096;function an(e,t){let i=(0,A.i)(e),r=i.advice===void 0?i.message:`${i.message.replace(/[.:]$/,"")}. ${i.advice}`;return B(t==="inputs"?
zs(r,(0,A.c)(i)):r).slice(0,rn)}var wg=class{given=0;add(e,t){let i=B(e).slice(0,rn);this.given++,this.given<=Re?(0,T.h)(i,t===void 0?{}:{file:t}):(0,T.i)(t===void 0?
`Warning: ${i}`:`Warning: ${B(t)}: ${i}`)}};function bg(e,t,i){let r=e.length<Re?e:e.slice(0,Re-1);for(let{file:a,message:s}of r)t==="error"?(0,T.g)(s,{file:a}):
i.add(s,a);for(let{file:a,message:s}of e.slice(r.length))(0,T.i)(B(`Failed: ${a}: ${s}`));for(let{cause:a}of e)a!==void 0&&(0,T.f)(ct(a))}function vg(e,t){let i=e.
length<Re?0:e.length-(Re-1),r=i>0?` (${i} of them without an annotation: see the log)`:"";return`${e.length} of ${L(t,"file")} failed${r}`}async function kg(e,t){
if(!process.env.GITHUB_STEP_SUMMARY)return;let i=fg(e);if(!(Buffer.byteLength(i)>=Ys))try{await T.a.addRaw(i).write()}catch(r){t.add("The job summary could not \
be written. The results and the outputs are complete"),(0,T.f)(ct(r))}}var sn=/\{(?:dir|name)\}/,xg=class{constructor(e,t){this.steps=e,this.places=t}steps;places;shared=new Map;neededBy(e){
return new Map(this.steps.flatMap(({name:t,paths:i})=>Object.values(i).map(r=>[this.pathFor(r,e),(0,v.d)(t)])))}async check(){let e=[];for(let{paths:t}of this.steps)
for(let[i,r]of Object.entries(t)){if(sn.test(r))continue;let a=await this.problemOf(this.pathFor(r,""));a!==void 0&&e.push({field:i,message:a})}if(e.length>0)throw(0,A.d)(
e)}async parametersOf({name:e,params:t,paths:i},r){let a={};for(let[s,n]of Object.entries(i)){let o=this.pathFor(n,r),l=await(sn.test(n)?this.read(o,s):this.readOnce(
o,s)),c=(0,v.b)(e).fields[s]?.kind==="json",{params:d,issues:f}=(0,v.G)(e,{[s]:c?Sg(l):l}),h=f.filter(({field:m})=>m===s);if(h.length>0)throw(0,A.d)(h.map(({field:m,
message:p})=>({field:m,message:`'${o}': ${p}`})));a[s]=d[s]}return{...t,...a}}pathFor(e,t){let{dir:i,name:r}=ve.default.posix.parse(t),a=e.replaceAll("{dir}",()=>i||
".").replaceAll("{name}",()=>r);return Fi(this.places,a)}readOnce(e,t){let i=this.shared.get(e);return i||this.shared.set(e,i=this.read(e,t)),i}async read(e,t){
let i=await this.problemOf(e);if(i!==void 0)throw(0,A.d)([{field:t,message:i}]);let r=await(0,se.readFile)(ve.default.resolve(this.places.workspace,e)).catch(a=>{
throw(0,A.d)([{field:t,message:`'${e}' could not be opened (${ye(a)})`}])});return{name:ve.default.posix.basename(e),bytes:r}}async problemOf(e){if(!ut(this.places,
e))return`'${e}' must be in the workspace or in RUNNER_TEMP`;let t=await(0,se.realpath)(ve.default.resolve(this.places.workspace,e)).catch(()=>{});return t===void 0?
`there is no file '${e}'. Paths start at the workspace, and may hold {dir} and {name}`:(await Promise.all(dt(this.places).map(i=>(0,se.realpath)(i).catch(()=>i)))).
some(i=>we(ve.default.relative(i,t)))?(await(0,se.stat)(t)).isFile()?void 0:`'${e}' is not a file`:`'${e}' is a link that leads out of the workspace`}},Sg=({bytes:e})=>new TextDecoder(
"utf-8").decode(e),$g=class{constructor(e){this.places=e}places;folders=new Map;running=new Set;serial=0;closed=!1;async write(e){if(this.closed)throw nn();let t=this.
writeAll(e);this.running.add(t),await t.finally(()=>this.running.delete(t))}async close(){this.closed=!0,await Promise.allSettled(this.running)}async writeAll(e){
let t=[],i=[],r=e[0]?.path??"";try{for(let a of e){if(this.closed)throw nn();r=a.path;let s=W.default.join(await this.folder(W.default.dirname(a.path)),W.default.
basename(a.path)),n=W.default.join(W.default.dirname(s),`.octavo-${process.pid}-${++this.serial}.tmp`);i.push(n),await(0,K.writeFile)(n,a.bytes,{flag:"wx"}),t.push(
{temporary:n,target:s,path:a.path})}for(let{temporary:a,target:s,path:n}of t)r=n,await(0,K.rename)(a,s)}catch(a){throw await Promise.all(i.map(s=>(0,K.unlink)(s).
catch(()=>{}))),a instanceof A.b?a:Fg(r,a)}}folder(e){let t=this.folders.get(e);return t||this.folders.set(e,t=this.makeFolder(e)),t}async makeFolder(e){let t=await Promise.
all(dt(this.places).map(n=>(0,K.realpath)(n))),i=W.default.resolve(this.places.workspace,e),r=i,a;for(;(a=await(0,K.realpath)(r).catch(()=>{}))===void 0;)r=W.default.
dirname(r);let s=W.default.join(a,W.default.relative(r,i));if(!t.some(n=>we(W.default.relative(n,s))))throw new A.b("configuration",`'${e}' leads out of the wor\
kspace by a link: nothing is written there`);return await(0,K.mkdir)(s,{recursive:!0}),s}},Ag={EACCES:"the runner may not write there",EPERM:"the runner may not\
 write there",EROFS:"the file system is read-only",ENOSPC:"there is no space left on the disk",EDQUOT:"there is no space left on the disk",EISDIR:"there is a fo\
lder of that name",ENOTDIR:"a part of its path is a file, not a folder",EEXIST:"a part of its path is a file, not a folder",ENAMETOOLONG:"the name is too long f\
or the file system"};function Fg(e,t){let i=ye(t),r=Ag[i]??`the file system refused it (${i})`;return new A.b("configuration",`'${e}' could not be written: ${r}`,
{cause:t})}var nn=()=>new A.b("cancelled","The step was cancelled"),Mg=5e3;async function Pg({jobs:e,inputs:t,chosen:i,places:r,secondFiles:a,numbersOf:s,claim:n,
spelling:o}){let l=new $g(r),c=new AbortController;Og(()=>(c.abort(),l.close()));let d=e.map(()=>[]),f=[],h,m={backend:i.backend,steps:t.steps,workspace:r.workspace,
signal:c.signal,parametersOf:(p,g)=>a.parametersOf(p,g),numbersOf:s,claim:n,write:p=>l.write(p),onProgress:Dg()};return await jg(e,t.concurrency??(i.isLocal?2:4),
async(p,g)=>{if(h!==void 0){d[g]=[{...Ri(p),status:"skipped",output:null,message:h}];return}try{let y=await Tp(p,m);d[g]=y;for(let[w,b]of y.entries())(0,T.i)(B(
Tg(b,y[w-1]?.notes)))}catch(y){let w=y instanceof Ci?y.input:p.inputs[0]??"",b=(0,A.i)(y instanceof Ci?y.cause:y);(0,T.i)(B(`${w}: failed`));let $=an(b,o);f.push(
{file:w,message:$,cause:b.cause}),d[g]=[{...Ri(p),status:"failed",input:w,output:null,message:$}],b.code==="unauthorized"&&(h="Not tried, because the region ref\
used the key")}}),{rows:d.flat(),failures:f}}function Cg(e){let t=e.map(Ri);for(let{input:i,inputs:r,output:a}of t)(0,T.i)(B(`${on(i,r)}${a===null?": to be read\
 only":` → ${a}`}`));return t}function Ri(e){return{status:"planned",input:e.inputs[0]??"",inputs:e.inputs,output:e.kind==="data"?null:e.outputPath(),pages:null,
bytesBefore:null,bytesAfter:null,facts:{},notes:[],message:null,data:{}}}function Tg(e,t=[]){let{input:i,inputs:r,output:a,pages:s,bytesBefore:n,bytesAfter:o,notes:l,
message:c}=e,d=on(i,r),f=[...s===null?[]:[L(s,"page")],o===null?ae(n??0):`${ae(n??0)} → ${ae(o)}`].join(", ");return[a===null?`${d}: ${c??"read"} (${f})`:`${d}\
 → ${a} (${f})`,...l.filter(h=>!t.includes(h))].join(". ")}var on=(e,t)=>t.length>1?`${e} and ${t.length-1} more`:e;function Og(e){let t=!1;for(let[i,r]of[["S\
IGINT",130],["SIGTERM",143]])process.on(i,()=>{t||(t=!0,(0,T.i)("Cancelled"),e().finally(()=>process.exit(r)))})}async function jg(e,t,i){let r=e.entries(),a=async()=>{
for(let[s,n]of r)await i(n,s)};await Promise.all(Array.from({length:Math.min(t,e.length)},a))}function Dg(){let e=performance.now();return(t,i,r)=>{let a=performance.
now();a-e<Mg||(e=a,(0,T.i)(B(`${t}: ${i}, ${Math.round(r*100)} %`)))}}async function Rg(){let e=new wg,t=new cg,i="wire";try{t.begin();let r=await og(a=>(0,T.c)(
a,{trimWhitespace:!1}),_g);for(let a of r.warnings)e.add(a);i=r.isList?"wire":"inputs",await Eg(r,t,e,i)}catch(r){let a=(0,A.i)(r instanceof mt?r.cause:r),s=an(
a,i);r instanceof mt&&(0,T.g)(s,{file:r.file}),(0,T.e)(r instanceof mt?"No file was written: continue-numbers needs the pages of all files":s),a.cause!==void 0&&
(0,T.f)(ct(a.cause))}finally{(0,T.f)(`Peak memory: ${ae(process.resourceUsage().maxRSS*1024)}`)}}async function Eg(e,t,i,r){let a=performance.now(),s=np(),n=await ip(
e);n.isLocal&&e.apiKey!==""&&i.add("api-key is not used: without region or base-url documents are processed on the runner");for(let S of e.steps)await n.check(S);
e.output!==void 0&&Ds(e.steps)==="data"&&i.add("output is not used: the step reads documents and writes none");let o=new xg(e.steps,s),{matched:l,files:c}=await wp(
e,s,o,i);await o.check();let d=Ep(s.workspace),f=[...new Set([...l,...l.flatMap(S=>[...o.neededBy(S).keys()])])],h=pp({...e,files:c,matched:f,places:s,identity:d}),
m=e.steps.map(({name:S})=>(0,v.d)(S)),p=e.continueNumbers&&!e.dryRun?await Ap(h,e.steps,S=>Is(S,s.workspace),Ts):()=>{};(0,T.j)(B(`${m.join(", then ")}: ${L(c.length,
"file")}, ${n.place}`));let{rows:g,failures:y}=e.dryRun?{rows:Cg(h),failures:[]}:await Pg({jobs:h,inputs:e,chosen:n,places:s,secondFiles:o,numbersOf:p,claim:_p(
f,e.overwrite,d),spelling:r});(0,T.k)(),bg(y,e.onError==="fail"?"error":"warning",i);let w=(performance.now()-a)/1e3,b={rows:g,operations:m,place:n.place,dryRun:e.
dryRun,seconds:w};if((0,T.i)(B(Qs(b))),t.tell(g),e.summary&&await kg(b,i),e.attest){let S=g.flatMap(({status:P,output:F})=>P==="done"&&F!==null?[F]:[]);for(let P of await jn(
S,s.workspace))i.add(P)}if(y.length===0)return;let $=Pi(e.steps)?`The merge of ${L(c.length,"file")} failed`:vg(y,c.length);e.onError==="fail"?(0,T.e)($):i.add(
$)}function _g(e){e.trim()!==""&&(0,T.b)(e)}var ln=!1;process.once("beforeExit",()=>{ln||(0,T.e)("The action stopped before it had finished.")}),Rg().catch(T.e).
finally(()=>{ln=!0});
