var to=Object.create;var ir=Object.defineProperty;var io=Object.getOwnPropertyDescriptor;var ro=Object.getOwnPropertyNames;var so=Object.getPrototypeOf,ao=Object.prototype.hasOwnProperty;var no=(e,t,i,r)=>{if(t&&typeof t=="object"||typeof t=="function")for(let s of ro(t))!ao.call(e,s)&&s!==i&&ir(e,s,{get:()=>t[s],enumerable:!(r=io(t,s))||r.enumerable});
return e};var T=(e,t,i)=>(i=e!=null?to(so(e)):{},no(t||!e||!e.__esModule?ir(i,"default",{value:e,enumerable:!0}):i,e));var v=require("./chunk-6JZWLD34.js"),x=require("./chunk-M2NI5KDM.js"),u=require("./chunk-5ZFEDNQN.js"),A=require("./chunk-XIU34MRP.js"),Ae=require("./chunk-QRJR6VSZ.js"),
M=require("./chunk-J6VAYC6N.js"),k=require("./chunk-R44M4XJR.js"),Tg=require("./chunk-3RNHDNP5.js"),Bn=require("node:crypto"),Fe=require("node:fs"),Ji=T(require("node:path")),
zn=require("node:stream/promises"),Yi=require("node:crypto"),$e=require("node:crypto"),U=require("node:crypto"),Kn=require("node:crypto"),Vn=require("node:crypto"),
qn=require("node:crypto"),Se=require("node:fs/promises"),Zi=T(require("node:path")),Yn=require("node:fs/promises"),Zn=T(require("node:path")),G=T(require("node:path")),
H=T(require("node:path")),Qn=require("node:fs"),J=T(require("node:path")),Me=require("node:fs"),Qi=T(require("node:path")),ae=require("node:fs/promises"),xe=T(require("node:path")),
eo=require("node:fs/promises"),er=T(require("node:path")),_=require("node:fs/promises"),z=T(require("node:path")),rr=500,oo=1024*1024;async function lo(e,t){let i=process.
env.GITHUB_ARTIFACTS,r=co();if(!i||r===void 0)return["attest has no effect: this runner keeps no list of artifacts. Give the paths to actions/attest as subject-\
path"];let s=new Map(r.map(({name:h,digest:f})=>[h,f])),a=await Promise.all(e.map(async h=>({file:h,name:Ji.default.posix.basename(h),digest:await uo(Ji.default.
resolve(t,h))}))),n=new Map;for(let{name:h,digest:f}of a)n.set(h,(n.get(h)??new Set).add(f));let o=[],l=[],c=[],d="";for(let{file:h,name:f,digest:m}of a){let p=`\
file://${h}
`;if(/[=\r\n]|\s$/.test(h))l.push(h);else if((n.get(f)?.size??0)>1||s.has(f)&&s.get(f)!==m)o.push(h);else{if(s.has(f))continue;s.size>=rr||Buffer.byteLength(d)+
Buffer.byteLength(p)>oo?c.push(h):(s.set(f,m),d+=p)}}return d!==""&&(0,Fe.appendFileSync)(i,d),[...At(o,"another file of the job has the same name: use differen\
t names, not only different folders"),...At(l,"a name with =, a line break or a blank at its end cannot be listed"),...At(c,`a job can list ${rr} files`)]}function co(){
try{return JSON.parse((0,Fe.readFileSync)(process.env.GITHUB_ARTIFACTS_LIST??"","utf8")).subjects}catch{return}}async function uo(e){let t=(0,Bn.createHash)("sh\
a256");return await(0,zn.pipeline)((0,Fe.createReadStream)(e),t),`sha256:${t.digest("hex")}`}var At=(e,t)=>e.length===0?[]:[`attest leaves out '${e[0]}'${e.length>
1?` and ${e.length-1} more`:""}: ${t}`];function Pe(e,t=()=>{}){if(e instanceof u.u)return new u.u(Pe(e.dict,t),e.data,e.sealed);let i=ar(e),r=[i],s=1;for(let a=r.
pop();a!==void 0;a=r.pop())if(Array.isArray(a)){s+=a.length;for(let[n,o]of a.entries())a[n]=sr(o,r)}else if((0,u.v)(a)){s+=a.size;for(let[n,o]of a)a.set(n,sr(o,
r))}return t(s),i}function sr(e,t){let i=ar(e);return i!==e&&t.push(i),i}function ar(e){return Array.isArray(e)?[...e]:(0,u.v)(e)?new u.t(e):e}function Ft(e,t){
let i=e.resolve(t);return i===null?[]:(Array.isArray(i)?i:[i]).map(r=>e.resolve(r))}function nr(e,t){let i=new u.t;for(let[r,s]of t){let a=e.resolve(s);i.set(r,
Array.isArray(a)?a.map(n=>e.resolve(n)):a)}return i}function $t(e,t,i,r={values:1e4}){if(r.values--<=0)return null;let s=e.resolve(t);if(i===0)return s;if(Array.
isArray(s))return s.map(n=>$t(e,n,i-1,r));if(!(s instanceof u.t))return s;let a=new u.t;for(let[n,o]of s)a.set(n,$t(e,o,i-1,r));return a}function or(e,t,i,r){let s=e.
job.limits.filters,a=Ft(e,t.dict.get("Filter")??t.dict.get("F")),n=Ft(e,t.dict.get("DecodeParms")??t.dict.get("DP"));if(a.length>s)throw(0,v.d)("filters",`A str\
eam of the document has ${a.length} filters; at most ${s} are allowed`,"Have another program save it anew");let o=e.encoded(t);for(let[l,c]of a.entries()){let d=e.
dict(n[l]);c instanceof u.p&&(o=(0,v.i)(c.text,o,d&&nr(e,d),i,r))}return o}function ho(e,t,i){if(Ft(e,t.dict.get("Filter")??t.dict.get("F")).some(s=>s instanceof
u.p&&!(0,v.h)(s.text)))return;let r={found:!1};try{return{data:or(e,t,i,r),whole:!r.found}}catch(s){if(s instanceof k.b&&s.code==="unreadable_document")return{data:new Uint8Array(
0),whole:!1};throw s}}var Oe=class{constructor(e,t){this.word=t,this.buffer=(0,u.n)(e),this.none=e.length}word;buffer;from=0;found=-1;none;next(e){if(e>=this.none)
return-1;if(e>=this.from&&e<=this.found)return this.found;let t=e<this.from&&this.found>=0?this.from:this.none,i=this.buffer.subarray(0,t+this.word.length-1).indexOf(
this.word,e);return this.from=e,i>=0?this.found=i:t===this.none&&(this.none=e,this.found=-1),this.found}},lr=class{kind;place;detail;size=0;overflowed=!1;bound;constructor(e,t){
this.bound=Math.min(e.objects,Math.max(1e6,t)),this.kind=new Uint8Array(1024),this.place=new Int32Array(1024),this.detail=new Int32Array(1024)}offer(e,t,i,r){e<
this.kind.length&&this.kind[e]!==0||this.set(e,t,i,r)}set(e,t,i,r){if(e>this.bound){this.overflowed=!0;return}e>=this.kind.length&&this.grow(e+1),this.kind[e]=t,
this.place[e]=i,this.detail[e]=r,e>=this.size&&(this.size=e+1)}grow(e){let t=Math.min(Math.max(e,this.kind.length*2),this.bound+1),[i,r,s]=[new Uint8Array(t),new Int32Array(
t),new Int32Array(t)];i.set(this.kind),r.set(this.place),s.set(this.detail),[this.kind,this.place,this.detail]=[i,r,s]}},Mt=Symbol("close array"),Pt=Symbol("clo\
se dictionary"),Ue=Symbol("end"),Y=class _n{constructor(t,i,r,s,a){this.bytes=t,this.at=i,this.end=r,this.nesting=s,this.openString=a}bytes;at;end;nesting;openString;closed=-1;value(){
let t=this.token(0);return typeof t=="symbol"?null:t}token(t){let{bytes:i,end:r}=this,s=(0,u.b)(i,this.at,r);if(this.at=s,s>=r)return Ue;let a=i[s];if(a>=48&&a<=
57)return this.numberOrReference();switch(a){case 47:return this.name();case 40:return this.string(this.literal());case 60:return i[s+1]!==60?this.string(this.hexadecimal()):
(this.at+=2,this.dictionary(t+1));case 91:return this.at++,this.array(t+1);case 93:return this.at++,Mt;case 62:return this.closed=s,i[s+1]===62?(this.at+=2,Pt):
(this.at++,null);case 41:case 123:case 125:return this.at++,null;default:return this.word()}}array(t){this.checkDepth(t);let i=[];for(;;){let r=this.token(t);if(r===
Mt||r===Ue)return i;if(r===Pt)return this.at=this.closed,i;i.push(r)}}dictionary(t){this.checkDepth(t);let i=new u.t,r,s=-1;for(;;){let a=this.at,n=this.token(t);
if(n===Pt||n===Ue)return s>=0&&(0,u.C)(i)&&this.keepSealed(i,s),i;if(n===Mt)continue;let o=n;if(r===void 0){o instanceof u.p&&(r=o.text);continue}o!==null&&i.set(
r,o),this.openString&&r==="Contents"&&o instanceof u.q&&(s=a),r=void 0}}keepSealed(t,i){t.set("Contents",new _n(this.bytes,i,this.end,1).value())}checkDepth(t){
if(t>this.nesting)throw(0,v.d)("nesting",`An object of the document is nested deeper than ${this.nesting} levels`,"Have another program save it anew")}name(){let{
bytes:t,end:i}=this,r=this.at+1,s=(0,u.h)(t,r,i);this.at=s;let a="";for(let n=r;n<s;n++){let o=t[n];if(o===35&&n+2<s){let[l,c]=[(0,u.f)(t[n+1]),(0,u.f)(t[n+2])];
l>=0&&c>=0&&(o=l*16+c,n+=2)}a+=String.fromCharCode(o)}return new u.p(a)}string(t){return new u.q(this.openString?this.openString(t):t)}literal(){let{bytes:t,end:i}=this,
r=this.at+1;for(let l=r;l<i;l++){let c=t[l];if(c===41)return this.at=l+1,t.slice(r,l);if(c===40||c===92||c===13)break}let s=new Uint8Array((0,u.d)(t,this.at,i)-
r),a=0,n=1,o=r;for(;o<i;o++){let l=t[o];if(l===40)n++;else if(l===41){if(--n===0)break}else if(l===13)t[o+1]===10&&o++,l=10;else if(l===92){if(l=t[++o],o>=i)break;
if(l>=48&&l<=55){let c=l-48;for(let d=0;d<2&&t[o+1]>=48&&t[o+1]<=55;d++)c=c*8+t[++o]-48;l=c&255}else if(l===13){t[o+1]===10&&o++;continue}else{if(l===10)continue;
l=fo.get(l)??l}}s[a++]=l}return this.at=Math.min(o+1,i),s.subarray(0,a)}hexadecimal(){let{bytes:t,end:i}=this,r=this.at+1,s=(0,u.e)(t,r,i);return this.at=s,(0,u.g)(
t,r,s)}numberOrReference(){let{bytes:t,end:i}=this,r=this.at,s=0;for(;r<i&&t[r]>=48&&t[r]<=57;)s=s*10+t[r++]-48;if(r<i&&u.a[t[r]]===0)return this.number();this.
at=r,r=(0,u.b)(t,r,i);let a=0,n=r;for(;r<i&&t[r]>=48&&t[r]<=57;)a=a*10+t[r++]-48;return r===n||(r=(0,u.b)(t,r,i),t[r]!==82||r+1<i&&u.a[t[r+1]]===0)?s:(this.at=r+
1,s>2147483647?null:new u.r(s,Math.min(a,65535)))}number(){let{bytes:t,end:i}=this,r=this.at,s=(0,u.h)(t,r,i);this.at=s;let a="";for(let c=r;c<s;c++)a+=String.fromCharCode(
t[c]);let n=Number(a);if(!Number.isNaN(n)&&/^[+-]?[\d.]/.test(a))return n;let o=/^[+-]*(\d*\.?\d*)/.exec(a),l=Number(o?.[1]??0)||0;return a.startsWith("-")?-l:l}word(){
let{bytes:t,at:i,end:r}=this,s=t[i];return s===43||s===45||s===46?this.number():(0,u.j)(t,i,"true")||(0,u.j)(t,i,"false")?(this.at=(0,u.h)(t,i,r),s===116):(0,u.i)(
t,i,"endobj")||(0,u.i)(t,i,"endstream")?Ue:(this.at=Math.max((0,u.h)(t,i,r),i+1),null)}},fo=new Map([[110,10],[114,13],[116,9],[98,8],[102,12]]),mo=/^[+-]?(\d{1,15}|\d{1,15}\.\d{0,40}|\.\d{1,40})$/,
po=/^(true|false|null)$/,cr=/#(?![0-9A-Fa-f]{2})|#00/;function Be(e,t,i){let r=[],s=()=>{let n=r.at(-1);n?.keys&&(n.value=!1)},a=(0,u.b)(e,t,i);for(;;){if(t=(0,u.b)(
e,t,i),t>=i)return!1;let n=r.at(-1),o=e[t];if(o===62||o===93){if(!n||n.keys===void 0!=(o===93)||n.keys&&(n.value||++t>=i||e[t]!==62))return!1;r.pop(),t++}else if(n?.
keys&&!n.value){let l=(0,u.h)(e,t+1,i),c=ze(e,t,l);if(o!==47||cr.test(c)||n.keys.has(c))return!1;n.keys.add(c),n.value=!0,t=l;continue}else if(o===91||o===60&&e[t+
1]===60){r.push(o===91?{keys:void 0,value:!0}:{keys:new Set,value:!1}),t+=o===91?1:2;continue}else if(t=go(e,t,i),t<0)return!1;if(s(),r.length===0)return!(0,u.k)(
e[a])||e[t-1]!==82}}function go(e,t,i){switch(e[t]){case 47:{let r=(0,u.h)(e,t+1,i);return cr.test(ze(e,t,r))?-1:r}case 40:{let r=(0,u.d)(e,t,i);return e[r-1]===
41&&r<=i?r:-1}case 60:for(t++;t<i&&e[t]!==62;t++)if(!bo(e[t])&&u.a[e[t]]!==1)return-1;return t<i?t+1:-1;default:{let r=(0,u.h)(e,t,i),s=ze(e,t,r);return po.test(
s)?r:mo.test(s)?yo(e,s,r,i):-1}}}function yo(e,t,i,r){if(!/^\d+$/.test(t))return i;let s=(0,u.b)(e,i,r),a=(0,u.h)(e,s,r),n=ze(e,s,a),o=(0,u.b)(e,a,r);return!/^\d+$/.
test(n)||e[o]!==82||u.a[e[o+1]??32]===0?i:Number(t)<=2147483647&&Number(n)<=65535?o+1:-1}var bo=e=>e>=48&&e<=57||(e|32)>=97&&(e|32)<=102;function ze(e,t,i){return String.
fromCharCode(...e.subarray(t,Math.min(i,t+200)))}var wo=new Set(["Root","Encrypt","ID"]),vo=new Set(["Prev","XRefStm","Size","W","Index","Filter","DecodeParms",
"Length","Type"]);async function ko(e,t,i){let r=(0,u.n)(e).lastIndexOf("startxref");if(r<0)return;let s=(0,u.l)(e,(0,u.b)(e,r+9,e.length),e.length).value;if(s<
0)return;let a=new xo(e,t,i),{table:n}=a,o=new u.t,l=!1,c=!1,d=new Set;for(let h=s;typeof h=="number"&&!d.has(h);){d.add(h);let f=h>=0&&h<e.length?await a.section(
h):void 0;if(!f||n.overflowed)return;l||=f.stream,c||=!f.tidy;for(let[m,p]of f.trailer)(d.size===1?!vo.has(m):wo.has(m)&&!o.has(m))&&o.set(m,p);h=f.trailer.get(
"Prev")||void 0}return{table:n,trailer:o,streams:l,damaged:c}}var Ce=8192,xo=class{constructor(e,t,i){this.bytes=e,this.job=t,this.budget=i,this.table=new lr(t.
limits,e.length)}bytes;job;budget;table;spent=0;async section(e){let{bytes:t}=this;return e=(0,u.b)(t,e,t.length),(0,u.i)(t,e,"xref")?this.readTable(e+4):this.readStream(
e)}async readTable(e){let{bytes:t,job:i,table:r}=this,s=t.length,a=[];for(;e=(0,u.b)(t,e,s),!(0,u.i)(t,e,"trailer");){let c=(0,u.l)(t,e,s),d=(0,u.l)(t,(0,u.b)(t,
c.after,s),s);if(c.value<0||d.value<0)return;let h={at:(0,u.b)(t,d.after,s),first:c.value,row:0};for(let f=0;h.row===f&&f<d.value;){if(f=Math.min(f+Ce,d.value),
!So(t,h,f,r,a))return;let m=i.pace.step(Ce*20);m&&await m}e=h.at}let n=new Y(t,e+7,s,i.limits.nesting),o=n.value();if(this.spent+=n.at-e,!(0,u.v)(o)||this.spent>
s)return;let l=o.get("XRefStm");typeof l=="number"&&l>0&&l<s&&await this.readStream(l);for(let c of a)r.offer(c,3,0,0);return{trailer:o,stream:!1,tidy:Number.isInteger(
o.get("Size"))&&Be(t,e+7,s)}}async readStream(e){let{bytes:t,job:i,table:r}=this,s=(0,u.m)(t,e,t.length);if(!s)return;let a=Fo(t,s.body,i.limits,this.budget);if(!a)
return;this.spent+=a.parsed;let{trailer:n,rows:o}=a,l=hr(n.get("W")),[c=0,d=0,h=0]=l,f=c+d+h;if(l.length<3||f<1||l.some(y=>y<0||y>8)||this.spent>t.length)return;
let m=n.get("Size"),p=hr(n.get("Index"));p.length<2&&p.splice(0,p.length,0,typeof m=="number"?m:Math.floor(o.length/f));let g=0;for(let y=0;y+1<p.length;y+=2)for(let w=0;w<
p[y+1]&&g+f<=o.length;w++,g+=f){let b=p[y]+w;if(b<0)continue;let S=c===0?1:Et(o,g,c),F=Et(o,g+c,d),P=Et(o,g+c+d,h);if(S===1&&F<t.length?r.offer(b,1,F,Math.min(P,
65535)):S===2?r.offer(b,2,Math.min(F,i.limits.objects),Math.min(P,i.limits.objects)):S===0&&r.offer(b,3,0,0),w%Ce===Ce-1){let $=i.pace.step(Ce*20);$&&await $}}return{
trailer:n,stream:!0,tidy:Be(t,s.body,t.length)}}};function So(e,t,i,r,s){let a=e.length,{at:n,first:o,row:l}=t;for(;l<i;l++){if(Ao(e,n,a)&&!(l===0&&o===1)){let m=ur(
e,n,10);e[n+17]===110&&m>0?m<a&&r.offer(o+l,1,m,Math.min(ur(e,n+11,5),65535)):s.push(o+l),n+=20;continue}n=(0,u.b)(e,n,a);let c=(0,u.l)(e,n,a);if(c.value<0)break;
let d=dr(e,c.after),h=(0,u.l)(e,d,a);if(h.value<0)return!1;d=dr(e,h.after);let f=e[d];if(f!==110&&f!==102)return!1;for(l===0&&o===1&&f===102&&c.value===0&&h.value===
65535&&(o=0),f===110&&c.value>0?c.value<a&&r.offer(o+l,1,c.value,Math.min(h.value,65535)):s.push(o+l),n=d+1;n<a&&u.a[e[n]]===1;)n++}return t.at=n,t.first=o,t.row=
l,!0}function Ao(e,t,i){if(t+20>i||e[t+10]!==32||e[t+16]!==32)return!1;let r=e[t+17],s=e[t+18],a=e[t+19];return(r===110||r===102)&&(s===32||s===13)&&(a===10||a===
13)&&(0,u.k)(e[t])&&(0,u.k)(e[t+9])}function ur(e,t,i){let r=0;for(let s=t+i;t<s;t++)r=r*10+(e[t]-48);return r}function dr(e,t){for(;e[t]===32||e[t]===9;)t++;return t}
function Fo(e,t,i,r){let s=new Y(e,t,e.length,i.nesting),a=s.value();if(!(0,u.v)(a))return;let n=a.get("Type");if(!(n instanceof u.p)||n.text!=="XRef")return;let o=(0,u.b)(
e,s.at,e.length);if(!(0,u.i)(e,o,"stream"))return;let l=Ot(e,o),c=a.get("Length"),d=typeof c=="number"?l+c:-1,h=d>=l&&d<=e.length&&Ct(e,d)?d:(0,u.n)(e).indexOf(
"endstream",l);try{let f=e.subarray(l,h<0?e.length:h),m=f,p=Tt(a.get("Filter")),g=Tt(a.get("DecodeParms")??null);for(let[y,w]of p.slice(0,i.filters).entries()){
let b=g[y];w instanceof u.p&&(m=(0,v.i)(w.text,m,(0,u.v)(b)?b:void 0,r))}return{trailer:a,rows:m,parsed:s.at-t+f.length}}catch(f){if(f instanceof k.b&&f.code===
"limit_exceeded")throw f;return}}function Ot(e,t){let i=t+6;for(;e[i]===32&&(e[i+1]===10||e[i+1]===13||e[i+1]===32);)i++;return e[i]===13&&i++,e[i]===10&&i++,i}
function Ct(e,t){for(let i=0;i<4&&u.a[e[t]??0]===1&&t<e.length;i++)t++;return(0,u.i)(e,t,"endstream")}function Et(e,t,i){let r=0;for(let s=0;s<i;s++)r=r*256+e[t+
s];return r}var Tt=e=>e==null?[]:Array.isArray(e)?e:[e],hr=e=>Tt(e).map(t=>typeof t=="number"?Math.trunc(t):-1);function $o(e,t,i,r){let{bytes:s}=e;i.forgetLength(),
r.dataStart=r.dataEnd=-1;let a=r.valueEnd=i.value(s,e.bodies[t],s.length);if(a<0)return!1;let n=(0,u.b)(s,a,s.length);if(s[n]===101&&(0,u.i)(s,n,"endobj"))return r.
end=n+6,!0;if(!(0,u.i)(s,n,"stream"))return!1;let o=i.lengthRef>=0?e.lengthOf(new u.r(i.lengthRef)):i.length,l=e.streams.data(n,o);if(!l.trusted||l.start!==n+(s[n+
6]===13?8:7)||s[l.start-1]!==10)return!1;let c=(0,u.b)(s,(0,u.b)(s,l.end,s.length)+9,s.length);return r.dataStart=l.start,r.dataEnd=l.end,r.end=c+6,(0,u.i)(s,c,
"endobj")}var Mo=class{constructor(e){this.bytes=e,this.objectEnds=new Oe(e,"endobj"),this.streamEnds=new Oe(e,"endstream")}bytes;objectEnds;streamEnds;data(e,t){
let{bytes:i}=this,r=Ot(i,e);return t>=0&&r+t<=i.length&&Ct(i,r+t)?{start:r,end:r+t,trusted:!0}:{start:r,end:this.damagedEnd(r,t),trusted:!1}}damagedEnd(e,t){let{
bytes:i}=this,r=e+t,s=this.objectEnds.next(e),a=s<0?i.length:s;if(t>=0&&r<=a&&(0,u.i)(i,(0,u.b)(i,r,a),"endstr"))return r;let n=this.streamEnds.next(e),o=n<0||n>
a?a:n;return o>e&&i[o-1]===10&&o--,o>e&&i[o-1]===13&&o--,o}};function Po(e,t){let i=e.get(t);if(!(i instanceof u.u))return;let[r,s]=[e.resolve(i.dict.get("N")),
e.resolve(i.dict.get("First"))];if(typeof r!="number"||typeof s!="number"||!Number.isInteger(s)||s<0)return;let a;try{a=e.decoded(i)}catch(d){if(d instanceof k.b&&
d.code==="unreadable_document")return;throw d}let[n,o]=[[],[]],l=0;for(;n.length<r;){let d=(0,u.l)(a,(0,u.b)(a,l,a.length),a.length),h=(0,u.l)(a,(0,u.b)(a,d.after,
a.length),a.length);if(d.value<0||d.value>2147483647||h.value<0||s+h.value>a.length)break;n.push(d.value),o.push(s+h.value),l=h.after}let c=new Int32Array(o.length);
for(let d=0;d<c.length;d++)c[d]=o[d+1]??a.length;if((0,u.n)(a).includes("stream")){let d=new v.n;for(let[h,f]of o.entries()){d.reset();let m=d.value(a,f,c[h]);m>=
0&&(c[h]=m)}}return{data:a,numbers:new Int32Array(n),starts:new Int32Array(o),ends:c,extends:i.dict.has("Extends")}}var jt=class Gn{constructor(t=!0){this.sound=
t}sound;numbers=[];parents=[];homes=[];node(t,i){return t<0&&(this.sound=!1),this.parents.push(i),this.numbers.push(t)-1}page(t,i){(t<0||this.numbers[t]!==i)&&(this.
sound=!1),this.homes.push(t)}fork(){let t=new Gn(this.sound);return t.numbers=this.numbers,t.parents=this.parents,t.homes=this.homes,t}async drop(t,i,r){if(!this.
sound)return!1;let{numbers:s,parents:a,homes:n}=this,o=new Int32Array(s.length),l=new Uint8Array(s.length),c=new Set;for(let d=0;d<i.length;d++)r[d]?o[n[d]]++:(l[n[d]]=
1,c.add(i[d]));for(let d=s.length-1;d>0;d--){let h=a[d];o[h]+=o[d],l[d]&&o[d]===0&&c.add(s[d]),l[h]|=l[d]}for(let d=0;d<s.length;d++){if(!l[d]||o[d]===0)continue;
let h=t.edit(s[d]),f=h instanceof u.t?t.array(h.get("Kids"))??[]:[];h instanceof u.t&&h.set("Kids",f.filter(p=>!Oo(p,c))).set("Count",o[d]);let m=t.job.pace.step(
f.length*50);m&&await m}return this.homes=n.filter((d,h)=>r[h]),!0}},Oo=(e,t)=>(0,u.w)(e)&&t.has(e.number),Nt=["Resources","MediaBox","CropBox","Rotate"],ne=100,
Co=class{constructor(e){this.document=e}document;numbers=[];positions;ancestry=[];inherited=[{}];irregular=!1;unclear=[];nodes=new jt;async read(){let{document:e}=this,
{limits:t,pace:i}=e.job,r=[],s=[],a=[{}],n=new v.o,o={parent:-1},l=new Set,c=new Uo(e),d=!1,h=[],f=new jt,m=e.catalog.get("Pages"),p=[{kid:m??null,from:0,home:-1}];
for(;p.length>0;){let g=p.pop();if("claimed"in g){g.claimed!==r.length-g.before&&(d=!0);continue}let{kid:y,from:w,home:b}=g,S=y instanceof u.r?y.number:-1;if(S>=
0){let L=i.step(400);L&&await L;let St=l.has(S);l.add(S);let Ie=To(e,S,n,o);if(y instanceof u.r&&y.generation!==e.generation(S)&&(d=!0),Ie==="page"||Ie==="uncle\
ar"){St&&(d=!0);let tr=St?c.make(S):S;if(Ie==="unclear"&&h.push(tr),r.push(tr),s.push(w),f.page(b,o.parent),r.length>t.pages)throw zo(t.pages);continue}if(Ie===
"none"||St){d=!0;continue}}let F=e.dict(y);if(!F){d=!0;continue}let P=e.array(F.get("Kids"));if(!P){if(S>=0||!(0,u.y)(F.get("Type"),"Page"))continue;d=!0,r.push(
e.add(F).number),s.push(w);continue}let $=Ro(F),O=w;$&&(O=a.push({...a[w],...$})-1),(0,u.y)(e.resolve(F.get("Type")),"Pages")||(d=!0),p.push({claimed:e.resolve(
F.get("Count")),before:r.length});let V=f.node(S,b);for(let L=P.length-1;L>=0;L--)p.push({kid:P[L],from:O,home:V});e.release(S)}e.resolve(e.dict(m)?.get("Count"))!==
r.length&&(d=!0),m instanceof u.r&&r[0]===m.number&&(d=!0),this.numbers=r,this.positions=void 0,this.ancestry=s,this.inherited=a,this.irregular=d,this.unclear=h,
this.nodes=f}copyFrom(e){this.numbers=e.numbers,this.positions=e.positions,this.ancestry=e.ancestry,this.inherited=e.inherited.map(t=>{let i={};for(let r of Nt)
t[r]!==void 0&&(i[r]=Pe(t[r]));return i}),this.irregular=e.irregular,this.unclear=e.unclear,this.nodes=e.nodes.fork()}get count(){return this.numbers.length}number(e){
return this.numbers[e]}indexOf(e){if(!this.positions){this.positions=new Int32Array(this.document.size);for(let t=0;t<this.numbers.length;t++)this.positions[this.
numbers[t]]=t+1}return(this.positions[e]??0)-1}attribute(e,t){return this.document.entry(this.numbers[e],t)??this.inherited[this.ancestry[e]][t]}inheritedBy(e){
return this.inherited[this.ancestry[e]]}patch(e,t){this.document.patch(this.numbers[e],t)}async settle(){for(let e of this.unclear)this.document.exists(e)&&this.
document.patch(e,{Type:new u.p("Page"),Kids:void 0,Count:void 0});this.unclear=[],this.irregular&&await this.rebuild(this.numbers)}async keep(e){let{numbers:t,ancestry:i}=this,
r=t.filter((s,a)=>e[a]);if(this.irregular||this.unclear.length>0||!await this.nodes.drop(this.document,t,e)){await this.rebuild(r);return}this.numbers=r,this.ancestry=
i.filter((s,a)=>e[a]),this.positions=void 0}async rebuild(e){let{document:t}=this,i=Array.from(e),r=new Map,s=this.inherited.map(c=>Io(t,c,r)),{nodes:a,parents:n}=this.
grow(i);for(let c=0;c<i.length;c++){let d=i[c],h=this.indexOf(d),f=n[c];a[f].kids.push(new u.r(d,t.generation(d)));let m=h<0?Eo:s[this.ancestry[h]];t.patch(d,{Parent:a[f].
ref},m);let p=t.job.pace.step(600);p&&await p}for(let{ref:c,kids:d,parent:h,count:f}of a)t.put(c,new u.t([["Type",new u.p("Pages")],...h?[["Parent",h]]:[],["Kid\
s",d],["Count",f]]));let o=a[a.length-1].ref,l=t.catalog.get("Pages");(!(l instanceof u.r)||l.number!==o.number)&&t.edit(t.catalogNumber).set("Pages",o),this.numbers=
i,this.ancestry=i.map(()=>0),this.inherited=[{}],this.positions=void 0,this.irregular=!1,this.nodes=new jt(!1)}grow(e){let{document:t}=this,i=e.length,r=t.catalog.
get("Pages"),s=r instanceof u.r&&r.number>0&&!e.includes(r.number)?r:void 0,a=[],n=[],o=(d,h)=>({ref:h&&s?new u.r(s.number,t.generation(s.number)):t.add(null),kids:[],
parent:void 0,count:d}),l=Math.max(1,Math.ceil(i/ne));for(let d=0;d<l;d++)n.push(o(Math.min(ne,i-d*ne),l===1));let c=Array.from({length:i},(d,h)=>Math.floor(h/ne));
for(;n.length>1;){a.push(...n);let d=Math.ceil(n.length/ne),h=Array.from({length:d},()=>o(0,d===1));for(let[f,m]of n.entries()){let p=h[Math.floor(f/ne)];m.parent=
p.ref,p.kids.push(m.ref),p.count+=m.count}n=h}return a.push(...n),{nodes:a,parents:c}}},Eo={};function To(e,t,i,r){r.parent=-1;let s=e.place(t);if(s&&i.locate(s.
bytes,s.start,s.end)&&i.find(s.bytes,"Kids")<0){if(i.used===0)return"none";let n=i.find(s.bytes,"Type");if(n>=0&&(0,u.j)(s.bytes,i.at[n+2],"/Page")){if(s.bytes[(0,u.b)(
s.bytes,i.close+2,s.end)]===115)return Do(e,t);let l=i.find(s.bytes,"Parent");return l>=0&&(r.parent=(0,u.l)(s.bytes,i.at[l+2],i.at[l+3]).value),"page"}let o=e.
get(t);return o instanceof u.t&&fr(e,o)?"unclear":"none"}let a=e.get(t);return!(a instanceof u.t)||a.size===0?"none":(0,u.y)(a.get("Type"),"Page")?"unclear":e.array(
a.get("Kids"))?"node":fr(e,a)?"unclear":"none"}var jo=["MediaBox","Resources","Contents","Annots","CropBox","Rotate","Parent"],No=["MediaBox","Resources"];function fr(e,t){
let i=e.resolve(t.get("Type"));return(i instanceof u.p&&i.text!=="Pages"?No:jo).some(r=>t.has(r))}function Do(e,t){let i=e.get(t);return i instanceof u.u?(e.put(
t,new u.t([...i.dict].filter(([r])=>!/^(Length|Filter|DecodeParms)$/.test(r)))),"unclear"):"page"}function Ro(e){let t;for(let i of Nt){let r=e.get(i);r!==void 0&&
((t??={})[i]=r)}return t}function Io(e,t,i){let{Resources:r}=t;if(!(r instanceof u.t))return{...t};let s=i.get(r)??e.add(r);return i.set(r,s),{...t,Resources:s}}
var Uo=class{constructor(e){this.document=e,this.left=e.job.limits.nodes}document;left;sizes=new Map;make(e){let t=this.document.get(e),i=this.sizes.get(e)??Bo(
t);if(this.sizes.set(e,i),this.left-=i,this.left<0)throw(0,v.d)("nodes",`The document mentions pages again and again: copies of them would have more than ${this.
document.job.limits.nodes} values`,"Have another program save it anew");return this.document.add(t instanceof u.t?new u.t(t):t).number}};function Bo(e){let t=[e],
i=0;for(let r=t.pop();r!==void 0;r=t.pop())if(i++,Array.isArray(r))for(let s of r)t.push(s);else if(r instanceof u.t)for(let s of r.values())t.push(s);return i}
function zo(e){return(0,v.d)("pages",`The document has more than ${e} pages`,"Split it with another program first")}function _o(e,t,i,r,s){let{at:a,used:n}=i,o=Object.
keys(r),l=i.open;e.text("<<");for(let c=0;c<n;c+=4)Lo(o,t,a[c],a[c+1])&&(e.copy(t,l,a[c]-1),l=a[c+3]);e.copy(t,l,i.close);for(let c of o)mr(e,c,r[c]);for(let c in s)
i.find(t,c)<0&&mr(e,c,s[c]);e.text(">>")}function Go(e,t,i){for(let[r,s]of Object.entries(t))s===void 0?e.delete(r):e.set(r,s);for(let[r,s]of Object.entries(i))
s!==void 0&&!e.has(r)&&e.set(r,s)}function Lo(e,t,i,r){for(let s of e)if(Ko(t,i,r,s))return!0;return!1}function Ko(e,t,i,r){if(i-t!==r.length)return!1;for(let s=0;s<
r.length;s++)if(e[t+s]!==r.charCodeAt(s))return!1;return!0}function mr(e,t,i){i!==void 0&&((0,x.c)(e,t),e.byte(32),(0,x.b)(e,i,x.a))}var pr=class Ln{constructor(t,i,r,s){
this.bytes=t,this.job=i,this.budget=s,this.table=r.table,this.trailer=r.trailer,this.crossReferenceStream=r.streams,this.suspect=r.damaged,this.streams=new Mo(t),
this.bodies=r.bodies,this.next=Math.max(this.table.size,1),this.effort=i.limits.allowance/2+t.length*i.limits.parsing,this.patchOutput=new v.f(Math.min(t.length>>
4,65536)),this.pages=new Co(this)}bytes;job;budget;trailer;table;crossReferenceStream;security;suspect;pages;bodies;streams;walked;edited=new Map;patched=new Map;removed=new Set;values=new Map;objectStreams=new Map;opening=new Set;entries=new v.o;located=-1;patchOutput;next;effort;encryptNumber=-1;fork(){
let{table:t,crossReferenceStream:i}=this,r=Pe(this.trailer),s=new Ln(this.bytes,this.job,{table:t,trailer:r,streams:i,damaged:this.suspect,bodies:this.bodies},{
...this.budget});s.security=this.security,s.encryptNumber=this.encryptNumber,s.next=this.next,s.effort=this.effort;for(let[a,n]of this.edited)s.edited.set(a,Pe(
n));for(let[a,n]of this.patched)s.patched.set(a,n);for(let a of this.removed)s.removed.add(a);for(let[a,n]of this.objectStreams)s.objectStreams.set(a,n);return s.
walked=this.walked,s.pages.copyFrom(this.pages),s}get catalogNumber(){let t=this.trailer.get("Root");return t instanceof u.r?t.number:-1}get catalog(){return this.
get(this.catalogNumber)}get version(){let t=/%PDF-(\d)\.(\d)/.exec((0,u.n)(this.bytes).toString("latin1",0,1032)),i=t?`${t[1]}.${t[2]}`:"1.4",r=this.catalog.get(
"Version");return r instanceof u.p&&/^\d\.\d$/.test(r.text)&&r.text>i?r.text:i}get size(){return this.next}get(t){let i=typeof t=="number"?t:t.number;if(this.removed.
has(i))return null;let r=this.edited.get(i);if(r!==void 0)return r;let s=this.values.get(i);if(s!==void 0)return s;let a=this.read(i);return this.values.set(i,a),
a}resolve(t){for(let i=0;t instanceof u.r&&i<32;i++)t=this.get(t);return t===void 0||t instanceof u.r?null:t}dict(t){let i=this.resolve(t);return i instanceof u.t?
i:i instanceof u.u?i.dict:void 0}array(t){let i=this.resolve(t);return Array.isArray(i)?i:void 0}edit(t){let i=typeof t=="number"?t:t.number,r=this.get(i);return this.
put(i,r),r}put(t,i){let r=typeof t=="number"?t:t.number;this.patched.delete(r),this.removed.delete(r),this.edited.set(r,i),r>=this.next&&(this.next=r+1)}add(t){
let i=this.next++;return this.edited.set(i,t),new u.r(i,0)}remove(t){let i=typeof t=="number"?t:t.number;this.edited.delete(i),this.patched.delete(i),this.removed.
add(i)}exists(t){if(this.removed.has(t))return!1;if(this.edited.has(t))return!0;let i=this.table.kind[t];return i===1||i===2}isChanged(t){return this.edited.has(
t)||this.patched.has(t)}entry(t,i){let r=this.edited.get(t)??this.values.get(t);if(r!==void 0||this.removed.has(t))return r instanceof u.t?r.get(i):void 0;let s=this.
place(t);if(!s)return;if(!this.locate(t,s))return this.dict(new u.r(t))?.get(i);let a=this.entries.find(s.bytes,i);if(!(a<0))return this.parserAt(t,s.bytes,this.
entries.at[a+2],this.entries.at[a+3]).value()}patch(t,i,r={}){let s=this.edited.has(t)?void 0:this.place(t),a=this.security&&[...Object.values(i),...Object.values(
r)].some(x.f);if(!s||a||!this.locate(t,s)){let o=this.edit(t);o instanceof u.t&&Go(o,i,r);return}this.patchOutput.length>1<<20&&(this.patchOutput=new v.f(1<<21));
let n=this.patchOutput.length;_o(this.patchOutput,s.bytes,this.entries,i,r),this.values.delete(t),this.patched.set(t,this.patchOutput.from(n)),this.located=-1}locate(t,{
bytes:i,start:r,end:s}){if(this.located===t)return!0;let a=this.entries.locate(i,r,s);return this.located=a?t:-1,a}encoded(t){let{sealed:i,data:r}=t;return i&&this.
security?this.security.decryptStream(r,i.number,i.generation,nr(this,t.dict)):r}decoded(t){return or(this,t,this.budget)}decodedPart(t){return ho(this,t,this.budget)}place(t){
if(this.removed.has(t))return;let i=this.patched.get(t);if(i)return{bytes:i,start:0,end:i.length};if(!this.edited.has(t))switch(this.table.kind[t]){case 1:return{
bytes:this.bytes,start:this.bodies[t],end:this.bytes.length};case 2:{let r=this.objectStream(this.table.place[t]);if(!r)return;let s=this.table.detail[t];r.numbers[s]!==
t&&(s=r.numbers.indexOf(t));let a=r.starts[s];return a===void 0?void 0:{bytes:r.data,start:a,end:r.ends[s]}}default:return}}objectStream(t){let i=this.objectStreams.
get(t);if(i||this.objectStreams.has(t))return i;if(this.opening.has(t)||this.table.kind[t]!==1)return;this.opening.add(t);let r=Po(this,t);return this.opening.delete(
t),r&&(this.effort+=r.data.length*this.job.limits.parsing),this.objectStreams.set(t,r),r}read(t){let i=this.place(t);if(!i)return null;let r=this.table.kind[t]===
2&&!this.patched.has(t),s=this.parserAt(t,i.bytes,i.start,i.end),a=s.value();if(this.spend(s.at-i.start),r||!(a instanceof u.t)||i.bytes!==this.bytes)return a;let n=(0,u.b)(
this.bytes,s.at,this.bytes.length);if(!(0,u.i)(this.bytes,n,"stream"))return a;let{start:o,end:l}=this.streams.data(n,this.lengthOf(a.get("Length"))),c=this.security&&
!(0,u.y)(a.get("Type"),"XRef");return new u.u(a,this.bytes.subarray(o,l),c?{number:t,generation:this.generation(t)}:void 0)}spend(t){if(this.effort-=t,this.effort<
0)throw(0,k.d)("its objects overlap")}lengthOf(t){if(t instanceof u.r){let i=this.place(t.number),r=i&&new Y(i.bytes,i.start,Math.min(i.end,i.start+64),64).value();
return typeof r=="number"?r:-1}return typeof t=="number"?t:-1}generation(t){return this.table.kind[t]===1?this.table.detail[t]:0}parserAt(t,i,r,s){let{security:a}=this,
n;if(a&&t!==this.encryptNumber&&this.table.kind[t]===1){let o=this.generation(t);n=l=>a.decryptString(l,t,o)}return new Y(i,r,s,this.job.limits.nesting,n)}unlock(t,i){
this.security=t,this.encryptNumber=i,this.values.clear(),this.objectStreams.clear()}release(t){this.values.delete(t)}tableChanged(){if(this.values.clear(),this.
located=-1,this.next=Math.max(this.next,this.table.size),this.table.size<=this.bodies.length)return;let t=new Int32Array(this.table.size);t.set(this.bodies),this.
bodies=t}};async function Vo(e,t){let{table:i}=e,r=[];for(let o=1;o<i.size;o++){(i.kind[o]===1||i.kind[o]===2)&&(0,u.y)(e.entry(o,"Type"),"Page")&&r.push(o);let l=e.
job.pace.step(1e3);l&&await l}if(r.length===0)throw(0,k.d)("it has no pages");let s=r.map(o=>new u.r(o,e.generation(o))),a=e.add(new u.t([["Type",new u.p("Pages")],
["Kids",s],["Count",s.length]])),n=e.edit(e.catalogNumber);if(!(n instanceof u.t))throw(0,k.d)("it has no catalog");if(n.set("Pages",a),await t.read(),t.count===
0)throw(0,k.d)("it has no pages");await t.rebuild(t.numbers)}var Wo=new Set(["Root","Info","ID","Encrypt"]);async function gr(e,{limits:t,pace:i}){let r=(0,u.n)(
e),s=new lr(t,e.length),a=new u.t,n=!1,o={stream:new Oe(e,"stream"),endobj:new Oe(e,"endobj"),endstream:new Oe(e,"endstream")},l=r.indexOf("trailer"),c=h=>{for(let[
f,m]of h)Wo.has(f)&&a.set(f,m)},d=h=>{for(;l>=0&&l<h;){let f=new Y(e,l+7,Math.min(e.length,l+65536),t.nesting),m=f.value();(0,u.v)(m)&&c(m),l=r.indexOf("trailer",
f.at)}};for(let h=0;;){let f=r.indexOf("obj",h);if(f<0)break;let m=i.step(f-h+200);m&&await m,h=f+3;let p=qo(e,f);if(!p)continue;d(p.start),s.set(p.number,1,p.start,
p.generation);let g=Xo(e,r,h,o);if(g.dictionaryEnd>=0){n=!0;let y=new Y(e,h,g.dictionaryEnd,t.nesting).value();(0,u.v)(y)&&y.has("Root")&&c(y)}h=g.at}if(d(e.length),
s.overflowed&&e.length>8*t.objects)throw(0,v.d)("objects",`The document has an object numbered beyond ${t.objects}`,"Have another program save it anew, which nu\
mbers objects without gaps");if(s.size===0)throw(0,k.d)("no PDF objects were found in the file");return{table:s,trailer:a,streams:n,damaged:!0}}function qo(e,t){
let i=t-1,r=()=>{let o=i;for(;i>=0&&(0,u.k)(e[i]);)i--;return o-i>0&&o-i<=10?(0,u.l)(e,i+1,o+1).value:-1},s=()=>{let o=i;for(;i>=0&&u.a[e[i]]===1;)i--;return i<
o};s();let a=r();if(a<0||a>65535||!s())return;let n=r();if(!(n<=0||n>2147483647))return{number:n,generation:a,start:i+1}}function Xo(e,t,i,r){let s=r.stream.next(
i),a=r.endobj.next(i);if(s<0||a>=0&&a<s)return{at:i,dictionaryEnd:-1};if((0,u.i)(e,s-3,"end"))return{at:i,dictionaryEnd:-1};let n=t.toString("latin1",i,Math.min(
s,i+4096));if(/\d[\s\0]+obj\b/.test(n))return{at:i,dictionaryEnd:-1};let o=/\/Length\s+(\d+)(?!\d|\s+\d+\s+R)/.exec(n),l=Ot(e,s),c=/\/Type\s*\/XRef\b/.test(n)?s:
-1;if(o&&Ct(e,l+Number(o[1])))return{at:l+Number(o[1]),dictionaryEnd:c};let d=r.endstream.next(l);return{at:d<0?l:d,dictionaryEnd:c}}var Ho=[["%PDF-","a PDF doc\
ument"],[`PNG\r

`,"a PNG image"],["ÿØÿ","a JPEG image"],["GIF8","a GIF image"],["II*\0","a TIFF image"],["MM\0*","a TIFF image"],["II+\0","a TIFF image"],["MM\0+","a TIFF im\
age"],["BM","a BMP image"],["\0\0\0","an icon (ICO)"],["\0\0\0\fjP  ","a JPEG 2000 image"],["ÿOÿQ","a JPEG 2000 image"],[`ÿ
`,"a JPEG XL image"],["\0\0\0\fJXL ","a JPEG XL image"],["8BPS","a Photoshop document"],["%!PS","a PostScript file"],["PK","a ZIP archive"],["","a gzip arc\
hive"],["{\\rtf","an RTF document"],["ÐÏà","a document of an old Office version"]],Jo=[[/^(?:heic|heix|heim|heis|hevc|hevx|mif1|msf1)/,"a HEIC image"],[/^avi[fs]/,
"an AVIF image"],[/^/,"a video or audio file"]];function yr(e){let t=(0,u.n)(e).toString("latin1",0,1024);if(t.startsWith("RIFF")&&t.startsWith("WEBP",8))return"\
a WebP image";if(t.startsWith("ftyp",4))return Jo.find(([r])=>r.test(t.slice(8,12)))?.[1];let i=Ho.find(([r])=>t.startsWith(r));return i?i[1]:Yo(t)}function Yo(e){
let t=e.replace(/^\xef\xbb\xbf/,"").trimStart().toLowerCase();if(t.startsWith("<!doctype html")||/^(?:<!--.*?-->\s*)?<(?:html|head|body)[\s>]/s.test(t))return"a\
n HTML page";if(t.startsWith("<"))return t.includes("<svg")?"an SVG drawing":t.startsWith("<?xml")?"an XML file":void 0}function Zo(e,t){if(e.length===0)throw Qo();
if(e.length>t.inputBytes)throw el(e.length,t.inputBytes);let i=(0,u.n)(e.subarray(0,1024)).indexOf("%PDF-");if(i<0&&(0,u.n)(e).indexOf(" obj")<0)throw(0,k.d)(tl(
e));return i}function Qo(){return new k.b("unreadable_document","The PDF document could not be read: the file is empty",{issues:[{field:"file",message:"The file\
 is empty."}],advice:"Check that the file is a complete PDF document"})}function el(e,t){return(0,v.d)("inputBytes",`The document has ${e} bytes; at most ${t} a\
re allowed`,"Split it with another program first")}function tl(e){let t=yr(e);return t===void 0?"the file is not a PDF document":`the file is ${t}, not a PDF do\
cument`}async function il(e){let{table:t}=e,{pace:i}=e.job,r=[];for(let a=1;a<t.size;a++){t.kind[a]===1&&(0,u.y)(e.entry(a,"Type"),"ObjStm")&&r.push({number:a,at:t.
place[a]});let n=i.step(1e3);n&&await n}r.sort((a,n)=>a.at-n.at);let s=new Set(r.map(({number:a})=>a));for(let{number:a,at:n}of r){let o=e.objectStream(a),l=i.step(
(o?.data.length??0)+1e3);l&&await l;for(let[c,d]of o?.numbers.entries()??[]){let h=t.kind[d]===1&&t.place[d]>n;d>0&&!h&&!s.has(d)&&t.set(d,2,a,c)}}}async function rl(e){
if(!e.dict(e.trailer.get("Root"))?.has("Pages")){for(let t=e.table.size-1;t>0;t--){if(e.table.kind[t]===0||e.table.kind[t]===3)continue;let i=e.job.pace.step(1e3);
if(i&&await i,(0,u.y)(e.entry(t,"Type"),"Catalog")){e.trailer.set("Root",new u.r(t,e.generation(t)));return}}if(!(e.get(e.catalogNumber)instanceof u.t)){let t=new u.t(
[["Type",new u.p("Catalog")]]);e.trailer.set("Root",e.add(t))}}}var Dt=1024;async function br(e,t,i){let{table:r}=t,s=new Int32Array(r.size),a=[],n=t.damaged;for(let o=0;o<
r.size;o+=Dt){al(e,r,s,o,Math.min(o+Dt,r.size),a)&&(n=!0);let l=i.pace.step(Dt*20);l&&await l}a.length>0&&(n=!0,nl(e,r,s,a,(await gr(e,i)).table));for(let o=0;o<
r.size;o++)r.kind[o]===2&&r.kind[r.place[o]]!==1&&r.set(o,3,0,0);return{...t,damaged:n,bodies:s}}function sl({table:e,trailer:t}){let i=t.get("Root");return i instanceof
u.r?e.kind[i.number]===1||e.kind[i.number]===2:!1}function al(e,t,i,r,s,a){let n=!1;for(let o=r;o<s;o++){if(t.kind[o]!==1)continue;let l=(0,u.o)(e,t.place[o],o,
t.detail[o]);if(l>=0){i[o]=l,t.detail[o]===65535&&(n=!0);continue}let c=(0,u.m)(e,t.place[o],e.length);c?.number===o?(i[o]=c.body,t.place[o]=c.start,t.detail[o]=
c.generation):a.push(o)}return n}function nl(e,t,i,r,s){for(let a of r){let n=a<s.size&&s.kind[a]===1?(0,u.m)(e,s.place[a],e.length):void 0;n?.number===a?(t.set(
a,1,n.start,n.generation),i[a]=n.body):t.set(a,3,0,0)}}var ol=[7,12,17,22,5,9,14,20,4,11,16,23,6,10,15,21],ll=Int32Array.from({length:64},(e,t)=>Math.floor(Math.
abs(Math.sin(t+1))*2**32)|0),_e=e=>new wr().digest(e),wr=class{words=new Int32Array(16);state=new Int32Array(4);tail=new Uint8Array(128);digest(e){let{state:t,tail:i}=this;
t[0]=1732584193,t[1]=4023233417,t[2]=2562383102,t[3]=271733878;let{length:r}=e,s=r&-64;for(let l=0;l<s;l+=64)this.compress(e,l);let a=r-s,n=a<56?64:128;for(let l=0;l<
a;l++)i[l]=e[s+l];i[a]=128,i.fill(0,a+1,n);for(let l=0,c=r<<3;l<4;l++)i[n-8+l]=c>>>(l<<3);i[n-4]=r>>>29;for(let l=0;l<n;l+=64)this.compress(i,l);let o=new Uint8Array(
16);for(let l=0;l<16;l++)o[l]=t[l>>2]>>>((l&3)<<3);return o}compress(e,t){let{words:i,state:r}=this;for(let l=0,c=t;l<16;l++,c+=4)i[l]=e[c]|e[c+1]<<8|e[c+2]<<16|
e[c+3]<<24;let s=r[0],a=r[1],n=r[2],o=r[3];for(let l=0;l<64;l++){let c=l>>4,d,h;c===0?(d=a&n|~a&o,h=l):c===1?(d=o&a|~o&n,h=5*l+1):c===2?(d=a^n^o,h=3*l+5):(d=n^(a|
~o),h=7*l);let f=s+d+ll[l]+i[h&15]|0,m=ol[c<<2|l&3];s=o,o=n,n=a,a=a+(f<<m|f>>>32-m)|0}r[0]=r[0]+s,r[1]=r[1]+a,r[2]=r[2]+n,r[3]=r[3]+o}};function vr(e){let t=new Uint8Array(
256);for(let r=0;r<256;r++)t[r]=r;let{length:i}=e;for(let r=0,s=0,a=0;r<256;r++){let n=t[r];s=s+n+e[a]&255,t[r]=t[s],t[s]=n,++a===i&&(a=0)}return t}function Rt(e,t){
let i=e.slice(),{length:r}=t,s=new Uint8Array(r);for(let a=0,n=0,o=0;a<r;a++){n=n+1&255;let l=i[n];o=o+l&255;let c=i[o];i[n]=c,i[o]=l,s[a]=t[a]^i[l+c&255]}return s}
function Ge(e,t){return Rt(vr(e),t)}var Z={length:e=>e,decrypt:e=>e,encryptInto:(e,t,i,r,s)=>r.set(e,s)};function cl(e){let t=Mr(e,[]),i=Ut((r,s)=>vr(t(r,s)));return{
length:r=>r,decrypt:(r,s,a)=>Rt(i(s,a),r),encryptInto:(r,s,a,n,o)=>n.set(Rt(i(s,a),r),o)}}function kr(e){let t=Mr(e,[115,65,108,84]),i=Pr(()=>new Ar),r=Ut((a,n)=>i().
engine(t(a,n))),s=Ut((a,n)=>$r(t(a,n)));return{length:Sr,decrypt:(a,n,o)=>Fr(s(n,o),a),encryptInto:(a,n,o,l,c)=>{i().seal(r(n,o),a,l,c)}}}function xr(e){let t=Pr(
()=>new Ar),i,r;return{length:Sr,decrypt:s=>Fr(r??=$r(e),s),encryptInto:(s,a,n,o,l)=>{t().seal(i??=t().engine(e),s,o,l)}}}var Sr=e=>(e&-16)+32,Le=64*1024,It=16*
1024,Ar=class{head=Buffer.alloc(Le);pool=Buffer.alloc(It);taken=It;engine(e){let t=Buffer.alloc(16);return this.nextVector(t),(0,$e.createCipheriv)(e.length===16?
"aes-128-cbc":"aes-256-cbc",e,t).setAutoPadding(!1)}seal(e,t,i,r){let{head:s}=this,{length:a}=t,n=a&-16,o=Math.min(n,Le-32),l=a-n;this.nextVector(s),s.set(o===a?
t:t.subarray(0,o),16);let c=16+o;if(o<n){i.set(e.update(s.subarray(0,c)),r),r+=c,c=0;for(let d=o;d<n;d+=Le){let h=e.update(t.subarray(d,Math.min(d+Le,n)));i.set(
h,r),r+=h.length}}l>0&&s.set(t.subarray(n),c),s.fill(16-l,c+l,c+16),i.set(e.update(s.subarray(0,c+16)),r)}nextVector(e){this.taken===It&&((0,$e.randomFillSync)(
this.pool),this.taken=0),this.pool.copy(e,0,this.taken,this.taken+16),this.taken+=16}},ul=new Uint8Array(0);function Fr(e,t){let i=t.length&-16;if(i<32)return ul;
let r=e.update(i===t.length?t:t.subarray(0,i)),s=r[i-1],a=i;if(s>0&&s<=16){do a--;while(a>i-s&&r[a-1]===s);a>i-s&&(a=i)}return r.subarray(16,a)}function $r(e){return(0,$e.createDecipheriv)(
e.length===16?"aes-128-cbc":"aes-256-cbc",e,Buffer.alloc(16)).setAutoPadding(!1)}function Mr(e,t){let{length:i}=e,r=new Uint8Array(i+5+t.length);r.set(e),r.set(
t,i+5);let s=new wr;return(a,n)=>(r[i]=a,r[i+1]=a>>>8,r[i+2]=a>>>16,r[i+3]=n,r[i+4]=n>>>8,s.digest(r).subarray(0,Math.min(i+5,16)))}function Pr(e){let t;return()=>t??=
e()}function Ut(e){let t=-1,i=-1,r;return(s,a)=>((r===void 0||s!==t||a!==i)&&(r=e(s,a),t=s,i=a),r)}function Or(e,t,i){let r=Cr(e,i),s=jr(e,r);return ml(s,t,e.revision===
2?32:16)?r:void 0}function dl(e,t,i){let r=Er(e,i),s=e.owner.subarray(0,32);for(let a=e.revision===2?0:19;a>=0;a--)s=Ge(_t(r,a),s);return Or(e,t,s)}function hl(e,t,i,r){
let s=Er({revision:e,keyLength:t},i),a=zt(r);for(let n=0;n<=(e===2?0:19);n++)a=Ge(_t(s,n),a);return a}function fl(e,t){let i=Cr(e,t),r=new Uint8Array(32);return r.
set(jr(e,i)),{user:r,fileKey:i}}var Bt=Uint8Array.of(40,191,78,94,78,117,138,65,100,0,78,86,255,250,1,8,46,46,0,182,208,104,62,128,47,12,169,254,100,83,105,122);
function zt(e){let t=new Uint8Array(32),i=e.subarray(0,32);return t.set(i),t.set(Bt.subarray(0,32-i.length),i.length),t}function Cr({revision:e,keyLength:t,owner:i,
permissions:r,id0:s,encryptMetadata:a},n){let o=Uint8Array.of(r,r>>8,r>>16,r>>24),l=e>=4&&!a?[255,255,255,255]:[],c=_e(Buffer.concat([zt(n),i.subarray(0,32),o,s,
Uint8Array.from(l)]));return Tr(c,e,t)}function Er({revision:e,keyLength:t},i){return Tr(_e(zt(i)),e,e===2?5:t)}function Tr(e,t,i){let r=e.subarray(0,i);if(t>=3)
for(let s=0;s<50;s++)r=_e(r).subarray(0,i);return r}function jr({revision:e,id0:t},i){if(e===2)return Ge(i,Bt);let r=_e(Buffer.concat([Bt,t]));for(let s=0;s<20;s++)
r=Ge(_t(i,s),r);return r}function _t(e,t){return t===0?e:e.map(i=>i^t)}function ml(e,t,i){return t.length>=i&&e.subarray(0,i).every((r,s)=>r===t[s])}function pl(e,t,i){
return Dr(e.user,e.wrappedByUser,t,i,new Uint8Array(0))}function gl(e,t,i){return Dr(e.owner,e.wrappedByOwner,t,i,e.user.subarray(0,48))}function yl(e,t,i){let r=Rr(
e,t,new Uint8Array(0)),s=Rr(e,i,r.entry);return{user:r.entry,wrappedByUser:r.wrapped,owner:s.entry,wrappedByOwner:s.wrapped}}function bl(e,t,i){let r=Buffer.alloc(
16,255);return r.writeInt32LE(t,0),r.write(i?"Tadb":"Fadb",8,"latin1"),(0,U.randomBytes)(4).copy(r,12),(0,U.createCipheriv)("aes-256-ecb",e,null).setAutoPadding(
!1).update(r)}var Nr=new Uint8Array(16);function Dr(e,t,i,r,s){let a=Ke(i,r,e.subarray(32,40),s);if(!Buffer.from(a).equals(e.subarray(0,32)))return;let n=Ke(i,r,
e.subarray(40,48),s);return(0,U.createDecipheriv)("aes-256-cbc",n,Nr).setAutoPadding(!1).update(t.subarray(0,32))}function Rr(e,t,i){let r=(0,U.randomBytes)(16),
s=Ke(6,t,r.subarray(0,8),i),a=Ke(6,t,r.subarray(8),i),n=(0,U.createCipheriv)("aes-256-cbc",a,Nr).setAutoPadding(!1).update(e);return{entry:Buffer.concat([s,r]),
wrapped:n}}function Ke(e,t,i,r){let s=(0,U.createHash)("sha256").update(t).update(i).update(r).digest();if(e<6)return s;for(let a=0,n=0;a<64||n>a-32;a++){let o=Buffer.
concat([t,s,r]),l=Buffer.alloc(64*o.length,o),c=(0,U.createCipheriv)("aes-128-cbc",s.subarray(0,16),s.subarray(16,32)).setAutoPadding(!1).update(l),d=0;for(let h=0;h<
16;h++)d+=c[h];s=(0,U.createHash)(["sha256","sha384","sha512"][d%3]).update(c).digest(),n=c[c.length-1]}return s.subarray(0,32)}var Gt=new Map([...[728,711,710,
729,733,731,730,732].map((e,t)=>[e,24+t]),...[8226,8224,8225,8230,8212,8211,402,8260,8249,8250,8722,8240,8222,8220,8221,8216,8217,8218,8482,64257,64258,321,338,
352,376,381,305,322,339,353,382].map((e,t)=>[e,128+t]),[8364,160]]),wl=new Map([...Gt].map(([e,t])=>[t,e]));function W({bytes:e}){if(e[0]===254&&e[1]===255)return new TextDecoder(
"utf-16be").decode(e.subarray(2));if(e[0]===255&&e[1]===254)return new TextDecoder("utf-16le").decode(e.subarray(2));if(e[0]===239&&e[1]===187&&e[2]===191)return new TextDecoder().
decode(e.subarray(3));let t="";for(let i of e)t+=String.fromCharCode(wl.get(i)??i);return t}function Lt(e){let t=new Uint8Array(e.length);for(let r=0;r<e.length;r++){
let s=vl(e.charCodeAt(r));if(s===void 0)return new u.q(Ir(e));t[r]=s}let i=t[0]===254&&t[1]===255||t[0]===255&&t[1]===254;return new u.q(i||t[0]===239&&t[1]===187&&
t[2]===191?Ir(e):t)}function vl(e){return e>=32&&e<127||e===9||e===10||e===13||e>=161&&e<=255&&e!==173?e:Gt.get(e)}function Ir(e){let t=Buffer.alloc(e.length*2+
2);t.writeUInt16BE(65279,0);for(let i=0;i<e.length;i++)t.writeUInt16BE(e.charCodeAt(i),2+i*2);return t}var kl=/[\u00AD\u034F\u1806\u180B-\u180D\u200B-\u200D\u2060\uFE00-\uFE0F\uFEFF]/gu,
xl=/[\u00A0\u1680\u2000-\u200A\u202F\u205F\u3000]/gu,Sl=/[\p{Cc}\p{Co}\p{Cs}\p{Noncharacter_Code_Point}\u0340\u0341\u06DD\u070F\u180E\u200E\u200F\u2028-\u202E\u2061-\u2063\u206A-\u206F\u2FF0-\u2FFB\uFFF9-\uFFFD\u{1D173}-\u{1D17A}\u{E0001}\u{E0020}-\u{E007F}]/u,
Al=/[\u05BE\u05C0\u05C3\u05D0-\u05EA\u05F0-\u05F4\u061B\u061F\u0621-\u063A\u0640-\u064A\u066D-\u066F\u0671-\u06D5\u06DD\u06E5\u06E6\u06FA-\u06FE\u0700-\u070D\u0710\u0712-\u072C\u0780-\u07A5\u07B1\u200F\uFB1D\uFB1F-\uFB28\uFB2A-\uFB36\uFB38-\uFB3C\uFB3E\uFB40\uFB41\uFB43\uFB44\uFB46-\uFBB1\uFBD3-\uFD3D\uFD50-\uFD8F\uFD92-\uFDC7\uFDF0-\uFDFC\uFE70-\uFE74\uFE76-\uFEFC]/u,
Fl=/[\p{L}\p{Mc}\p{Nl}]/u;function Ur(e){if(/^[\x20-\x7e]*$/.test(e))return e;let t=e.replace(kl,"").replace(xl," ").normalize("NFKC");if(Sl.test(t))return;let i=[
...t],r=i.map(s=>Al.test(s));return r.includes(!0)&&(i.some((s,a)=>!r[a]&&Fl.test(s))||!r[0]||!r.at(-1))?void 0:t}function $l(e){let t=Ur(e),i=[...t===void 0?[]:
[Buffer.from(t,"utf8")],Buffer.from(e,"utf8"),...[_r(e),Ml(e)].filter(s=>s!==void 0)],r=[...i.filter(s=>s.length>Kt).map(s=>s.subarray(0,Kt)),...i];return r.filter(
(s,a)=>r.findIndex(n=>n.equals(s))===a)}var Kt=127;function Br(e){return typeof e=="string"?Buffer.from(Ur(e)??e,"utf8").subarray(0,Kt):e}function zr(e){return typeof e==
"string"?_r(e)??Buffer.from(e,"utf8"):e}function _r(e){return Gr(e,t=>Gt.get(t)??(t>=24&&t<32||t>=127&&t<161?-1:t))}function Ml(e){return Gr(e,t=>t)}function Gr(e,t){
let i=Array.from(e,r=>t(r.codePointAt(0)));return i.every(r=>r>=0&&r<256)?Buffer.from(i):void 0}function Lr(e,t){let{strings:i}=t,r=(a,n,o,l)=>{if(a===Z)return n;
let c=Buffer.allocUnsafe(a.length(n.length));return a.encryptInto(n,o,l,c,0),c},s=(a,n,o,l,c,d)=>(a.encryptInto(n,o,l,c,d),a.length(n.length));return{...e,uniform:t.
named===void 0||t.encryptMetadata&&t.embedded===t.streams,decryptString:(a,n,o)=>i.decrypt(a,n,o),encryptString:(a,n,o)=>r(i,a,n,o),decryptStream:(a,n,o,l)=>Ve(
t,l).decrypt(a,n,o),encryptStream:(a,n,o,l)=>r(Ve(t,l),a,n,o),encryptedStringLength:a=>i.length(a),encryptedStreamLength:(a,n)=>Ve(t,n).length(a),encryptStringInto:(a,n,o,l,c)=>s(
i,a,n,o,l,c),encryptStreamInto:(a,n,o,l,c,d)=>s(Ve(t,l),a,n,o,c,d)}}function Ve({streams:e,embedded:t,named:i,encryptMetadata:r},s){let a=s.get("Type");if((0,u.y)(
a,"XRef"))return Z;if(i===void 0)return e;let n=Kr(s);return n!==void 0?i.get(n)??e:!r&&(0,u.y)(a,"Metadata")?Z:(0,u.y)(a,"EmbeddedFile")?t:e}function Kr(e){let t=e.
get("Filter"),i=(0,u.x)(t)?t.findIndex(n=>(0,u.y)(n,"Crypt")):(0,u.y)(t,"Crypt")?0:-1;if(i<0)return;let r=e.get("DecodeParms"),s=(0,u.x)(r)?r[i]:r,a=(0,u.v)(s)?
s.get("Name"):void 0;return a instanceof u.p?a.text:"Identity"}function Pl(e){if(Kr(e)===void 0)return!1;let t=e.get("Filter"),i=e.get("DecodeParms"),r=(0,u.x)(
t)?t.findIndex(a=>(0,u.y)(a,"Crypt")):0,s=(0,u.x)(t)?t.filter((a,n)=>n!==r):[];return s.length===0?(e.delete("Filter"),e.delete("DecodeParms"),!0):(e.set("Filte\
r",s),(0,u.x)(i)&&e.set("DecodeParms",i.filter((a,n)=>n!==r)),!0)}function Ol(e){return e.algorithm==="AES-128"?El(e):Tl(e)}var Cl=()=>(0,Yi.randomBytes)(32);function El({
userPassword:e,ownerPassword:t,permissions:i,id0:r}){let s=zr(e),a=hl(4,16,zr(t),s),n=fl({revision:4,keyLength:16,owner:a,permissions:i,id0:r,encryptMetadata:!0},
s),o=(0,u.z)({Filter:(0,u.A)("Standard"),V:4,R:4,Length:128,...Vr("AESV2",16),O:new u.q(a),U:new u.q(n.user),P:i});return Wr({dictionary:o,version:"1.6",numbered:!0},
kr(n.fileKey))}function Tl({userPassword:e,ownerPassword:t,permissions:i}){let r=(0,Yi.randomBytes)(32),s=yl(r,Br(e),Br(t)),a=(0,u.z)({Filter:(0,u.A)("Standard"),
V:5,R:6,Length:256,...Vr("AESV3",32),O:new u.q(s.owner),OE:new u.q(s.wrappedByOwner),U:new u.q(s.user),UE:new u.q(s.wrappedByUser),P:i,Perms:new u.q(bl(r,i,!0))});
return Wr({dictionary:a,version:"1.7",extensionLevel:8,numbered:!1},xr(r))}function Vr(e,t){let i=(0,u.z)({Type:(0,u.A)("CryptFilter"),CFM:(0,u.A)(e),AuthEvent:(0,u.A)(
"DocOpen"),Length:t});return{CF:(0,u.z)({StdCF:i}),StmF:(0,u.A)("StdCF"),StrF:(0,u.A)("StdCF")}}function Wr(e,t){return Lr(e,{strings:t,streams:t,embedded:t,named:new Map(
[["StdCF",t],["Identity",Z]]),encryptMetadata:!0})}function jl(e,t,i){let r=Dl(e),s=qr(r,t,new Uint8Array(0)),a=s??(i?Xr($l(i),c=>qr(r,t,c)):void 0);if(a===void 0)
throw i?Gl():_l();let{fileKey:n,access:o}=a,l=Ul(r,n);return{...Lr({dictionary:Nl(r,n),...Bl(r),numbered:r.revision<=4},l),access:o,permissions:r.permissions,opensWithoutPassword:s!==
void 0,algorithm:zl(r.methods[l.streams===Z?"embedded":"streams"],n)}}function Nl({encrypt:e,revision:t,permissions:i},r){let s=new u.t(e);s.set("P",i);for(let[
n,o]of[["O",t<5?32:48],["U",t<5?32:48],["OE",32],["UE",32]]){let l=e.get(n);l instanceof u.q&&l.bytes.length>o&&s.set(n,new u.q(l.bytes.subarray(0,o)))}let a=e.
get("Length");return a!==void 0&&!(typeof a=="number"&&a%8===0&&a>=40&&a<=256)&&s.set("Length",8*r.length),s}function Dl(e){let t=e.get("Filter");if(!(0,u.y)(t,
"Standard"))throw Vt(`the security handler ${t instanceof u.p?Hr(t):"without a name"}`);let i=qe(e.get("V"),0),r=qe(e.get("R"),0);if(!(i===5?r===5||r===6:[1,2,4].
includes(i)&&r>=2&&r<=4))throw Vt(`the standard security handler with V ${i} and R ${r}`);let s={encrypt:e,version:i,revision:r,permissions:qe(e.get("P"),-4)|0};
if(i<4)return{...s,encryptMetadata:!0,methods:{strings:"V2",streams:"V2",embedded:"V2"},filters:void 0};let a=e.get("CF"),n=new Map;for(let[c,d]of(0,u.v)(a)?a:[]){
let h=(0,u.v)(d)?Rl(d,i):void 0;h!==void 0&&n.set(c,h)}n.set("Identity","none");let o=(c,d)=>{let h=e.get(c),f=n.get(h instanceof u.p?h.text:d);if(f===void 0)throw Vt(
`the crypt filter ${h instanceof u.p?Hr(h):d}`);return f},l=e.get("StmF");return{...s,encryptMetadata:e.get("EncryptMetadata")!==!1,methods:{strings:o("StrF","I\
dentity"),streams:o("StmF","Identity"),embedded:o("EFF",l instanceof u.p?l.text:"Identity")},filters:n}}function Rl(e,t){let i=e.get("CFM");return t===5&&(0,u.y)(
i,"AESV3")?"AESV3":t===4&&(0,u.y)(i,"AESV2")?"AESV2":t===4&&(0,u.y)(i,"V2")?"V2":i===void 0||(0,u.y)(i,"None")?"none":void 0}function qr(e,t,i){let{encrypt:r,revision:s}=e;
if(s>=5){let o={owner:oe(r,"O",48),user:oe(r,"U",48),wrappedByOwner:oe(r,"OE",32),wrappedByUser:oe(r,"UE",32)};return We(pl(o,s,i),"user")??We(gl(o,s,i),"owner")}
let a=oe(r,"O",1),n=oe(r,"U",1);return Xr(Il(e),o=>{let{permissions:l,encryptMetadata:c}=e,d={revision:s,keyLength:o,owner:a,permissions:l,id0:t,encryptMetadata:c};
return We(Or(d,n,i),"user")??We(dl(d,n,i),"owner")})}function We(e,t){return e&&{fileKey:e,access:t}}function Il({encrypt:e,version:t}){if(t===4)return[16];let i=qe(
e.get("Length"),40),r=i%8===0&&i>=40&&i<=128?i/8:5;return[...new Set(t===1?[5,r,16]:[r,16,5])]}function Ul(e,t){let i={none:Z},r=o=>o==="V2"?i.V2??=cl(t):o==="A\
ESV2"?i.AESV2??=kr(t):o==="AESV3"?i.AESV3??=xr(t):Z,{methods:s,filters:a,encryptMetadata:n}=e;return{strings:r(s.strings),streams:r(s.streams),embedded:r(s.embedded),
named:a&&new Map([...a].map(([o,l])=>[o,r(l)])),encryptMetadata:n}}function Bl({version:e,revision:t,methods:i}){return t>=5?{version:"1.7",extensionLevel:t===5?
3:8}:e===4?{version:Object.values(i).includes("AESV2")?"1.6":"1.5"}:{version:t===2?"1.1":"1.4"}}function zl(e,t){if(e!=="none")return e==="V2"?t.length===5?"RC4\
-40":"RC4-128":e==="AESV2"?"AES-128":"AES-256"}function oe(e,t,i){let r=e.get(t);if(r instanceof u.q&&r.bytes.length>=i)return r.bytes;throw(0,k.d)(`its encrypt\
ion dictionary has no usable /${t}.`)}function qe(e,t){return typeof e=="number"?Math.trunc(e):t}function Xr(e,t){for(let i of e){let r=t(i);if(r!==void 0)return r}}
function Hr({text:e}){return/^[\w.+-]{1,40}$/.test(e)?e:"with an unusual name"}function _l(){return new k.b("password_required","The PDF document needs a passwo\
rd to open",{issues:[{field:"file",message:"The document needs a password to open. Use remove_password first."}],advice:"Give the password that opens the docume\
nt as open_password"})}function Gl(){return new k.b("wrong_password","The given password does not open the PDF document",{issues:[{field:"file",message:"The doc\
ument needs a password to open, and the given one does not open it."}],advice:"Check open_password: upper and lower case count, and so do spaces"})}function Vt(e){
return new k.b("unsupported_encryption",`The PDF document is protected by ${e}, which Octavo cannot open`,{issues:[{field:"file",message:`The document is protec\
ted by ${e}, which is not supported.`}],advice:"Only protection by passwords can be opened, not by certificates or rights management"})}var Jr={allow_print:3,allow_change_content:4,
allow_copy_content:5,allow_comment_and_fill_form:6,allow_fill_form:9,allow_accessibility:10,allow_assemble_document:11,allow_print_high_resolution:12},Yr=-4,Wt=e=>1<<
Jr[e]-1,Zr=Object.keys(Jr);function Ll(e){let t=Yr;for(let i of Zr)e[i]||(t&=~Wt(i));return e.allow_print?t:t&~Wt("allow_print_high_resolution")}function qt(e){
return Zr.filter(t=>(e&Wt(t))===0)}async function j(e,t,{password:i}={}){let{limits:r}=t,s=Zo(e,r),a=r.allowance+e.length*r.expansion,n=t.scratch??new v.e,o={stream:r.
streamBytes,total:a,remaining:a,scratch:n},l=s>0?[e.subarray(s),e]:[e];for(let c of l){let d=await ko(c,t,o);if(!d?.trailer.has("Root"))continue;let h=await br(
c,{...d,damaged:d.damaged||s<0},t);if(!sl(h))continue;let f=new pr(c,t,h,o);if(Xt(f,i),await Qr(f))return f}return Kl(e,t,o,i)}async function Kl(e,t,i,r){let s=new pr(
e,t,await br(e,await gr(e,t),t),i);return Xt(s,r),await il(s),s.tableChanged(),await rl(s),Xt(s,r),await Qr(s)||await Vo(s,s.pages),t.onRepaired?.(),s}async function Qr(e){
return e.get(e.catalogNumber)instanceof u.t?(await e.pages.read(),e.pages.count>0):!1}function Xt(e,t){let i=e.trailer.get("Encrypt");if(e.security||i===void 0)
return;let r=e.resolve(i);if(!(r instanceof u.t))throw(0,k.d)("its encryption dictionary is missing");let s=e.resolve(e.array(e.trailer.get("ID"))?.[0]),a=$t(e,
r,8),n=jl(a,s instanceof u.q?s.bytes:new Uint8Array,t);e.unlock(n,i instanceof u.r?i.number:-1)}var Ht=new u.t,Jt=e=>({length:e.length,put:t=>t.copy(e,0,e.length)});
function es(e,{number:t,generation:i,security:r},s){if(!r)return Jt(e);let a=r.encryptedStreamLength(e.length,s);return{length:a,put:n=>n.fill(a,(o,l)=>r.encryptStreamInto(
e,t,i,s,o,l))}}function ts(e,t,i){for(let r=t;r<i-4;r++)if(e[r]===67&&(0,u.i)(e,r,"Crypt"))return!0;return!1}var Vl=class{constructor(e,t,i,r){this.documents=e,
this.marked=t,this.mode=i,this.finalNumber=r}documents;marked;mode;finalNumber;copy(e,t,i,r){if(!this.mode.renumber&&!this.mode.transcrypt){let{bytes:h,start:f,
end:m}=this.documents[t].place(i);e.copy(h,f,m);return}let s=this.locate(t,i),{bytes:a,valueEnd:n,dataStart:o,dataEnd:l}=s;if(o<0){let h=this.copyValue(e,s,void 0,
r);e.copy(a,h,n);return}let c=this.mode.transcrypt?this.transcrypt(s,r):void 0,d=this.copyValue(e,s,c?.length,r);c?(e.copy(a,d,n),e.text(`
stream
`),c.put(e)):e.copy(a,d,l),e.text(`
endstream`)}locate(e,t){let i=this.documents[e],{walked:r,patches:s}=this.marked.markings[e],{bytes:a,start:n}=i.place(t),o=a===i.bytes&&r.dataStart[t]>=0,l=s?.
ranges.get(t);return{document:i,part:e,number:t,bytes:a,start:Wl(a,n),valueEnd:l?l.valueEnd:r.valueEnd[t],dataStart:o?r.dataStart[t]:-1,dataEnd:o?r.dataEnd[t]:-1,
lengthStart:o?r.lengthStart[t]:-1,lengthEnd:o?r.lengthEnd[t]:-1,marks:(l?s:r).scan.marks,from:l?l.from:r.from[t],to:l?l.to:r.to[t]}}copyValue(e,t,i,r){let{bytes:s,
marks:a,lengthStart:n,lengthEnd:o,to:l}=t,c=t.start,d=i!==void 0&&n>=0,h;for(let f=t.from;(f<l||d)&&!(d&&(f>=l||a[f+1]>=n)&&(e.copy(s,c,n),e.integer(i),c=o,d=!1,
f>=l));f+=3){let m=a[f],p=a[f+1];if(!(p<c))if(m===v.m){e.copy(s,c,p),c=a[f+2],h??=this.openerOf(t);let g=new Y(s,p,c,1,h).value();g instanceof u.q&&(0,x.d)(e,g.
bytes,r)}else this.mode.renumber&&(e.copy(s,c,p),c=a[f+2],this.putReference(e,t.part,m))}return c}putReference(e,t,i){let r=this.finalNumber(t,i);if(r===0){e.text(
"null");return}e.integer(r),e.text(" 0 R")}openerOf({document:e,number:t}){let{security:i}=e;if(!i||e.table.kind[t]!==1)return;let r=e.generation(t);return s=>i.
decryptString(s,t,r)}transcrypt({document:e,number:t,valueEnd:i,dataStart:r,dataEnd:s},a){let{security:n}=this.mode,o=e.bytes.subarray(r,s),l=e.generation(t);if(n===
e.security&&(!n?.numbered||t===a.number&&l===a.generation))return Jt(o);let c=this.cipherEntries(e,t,i),d=e.security?e.encoded(new u.u(c,o,{number:t,generation:l})):
o;return es(d,a,c)}cipherEntries(e,t,i){let{security:r}=this.mode;if((r?.uniform??!0)&&(e.security?.uniform??!0)&&!ts(e.bytes,e.bodies[t],i))return Ht;let s=e.get(
t);return s instanceof u.u?s.dict:Ht}withCryptFilter(e,t){let i=this.documents[e],{valueEnd:r,dataStart:s}=this.marked.markings[e].walked;if(!this.mode.changesEncryption||
!i.security||i.table.kind[t]!==1||s[t]<0||!ts(i.bytes,i.bodies[t],r[t]))return;let a=i.get(t);return a instanceof u.u?a:void 0}};function Wl(e,t){for(;t<e.length&&
u.a[e[t]]===1;)t++;return t}async function ql(e,t,i){let{table:r,job:s}=e,a=new Map;for(let l=1;l<r.size;l++){if(t[l]===1&&r.kind[l]===2){let d=a.get(r.place[l]);
d?d.push(l):a.set(r.place[l],[l])}let c=l%1024===0?s.pace.step(5e4):void 0;c&&await c}let n=new Set,o=new Map;for(let[l,c]of a){!i&&Xl(e,l,c)?n.add(l):o.set(l,c.
filter(h=>!(e.edited.get(h)instanceof u.u)));let d=s.pace.step(c.length*50);d&&await d}return{whole:n,repacked:o}}function Xl(e,t,i){let r=e.objectStream(t);if(!r||
r.extends||r.numbers.length!==i.length||!i.every(n=>!e.isChanged(n)&&r.numbers[e.table.detail[n]]===n))return!1;let s=e.get(t);if(!(s instanceof u.u)||e.resolve(
s.dict.get("N"))!==i.length)return!1;let a=n=>n instanceof u.r||Array.isArray(n)&&n.some(o=>o instanceof u.r);return![...s.dict].some(([n,o])=>n!=="Length"&&a(o))}
async function Hl(e,t,i,r){let{whole:s,repacked:a}=i,n=new Int32Array(e.size),o=0,l=!0,c=-1;for(let h=1;h<e.size;h++)e.kind[h]===1&&(t[h]!==1&&!s.has(h)&&!a.has(
h)||(n[o++]=h,e.place[h]<c&&(l=!1),c=e.place[h]));let d=n.subarray(0,o);return l?d:Jl(d,e.place,r)}var is=11;async function Jl(e,t,i){let r=e,s=new Int32Array(e.
length);for(let a=0;a<31;a+=is){Yl(r,s,t,a),[r,s]=[s,r];let n=i.step(e.length*20);n&&await n}return r}function Yl(e,t,i,r){let s=(1<<is)-1,a=new Int32Array(s+2);
for(let n=0;n<e.length;n++)a[(i[e[n]]>>>r&s)+1]++;for(let n=1;n<a.length;n++)a[n]+=a[n-1];for(let n=0;n<e.length;n++){let o=e[n];t[a[i[o]>>>r&s]++]=o}}var Zl=1<<
23,Ql=class{constructor(e,t,i){this.sink=e,this.rows=t,this.bytes=i}sink;rows;bytes;start=-1;end=-1;add(e,t,i,r){this.start>=0&&!this.adjoins(t)&&this.flush(),this.
start<0&&(this.start=t),this.rows.plain(e,this.sink.length+(t-this.start),r),this.end=i}get pending(){return this.start<0?0:this.end-this.start}async drain(e){for(;this.
pending>0;){let t=Math.min(this.start+Zl,this.end);this.sink.copy(this.bytes,this.start,t);let i=e.step(t-this.start);this.start=t,i&&await i}}flush(){this.start<
0||(this.sink.copy(this.bytes,this.start,this.end),this.sink.byte(10),this.start=-1)}adjoins(e){if(e<this.end||e-this.end>16)return!1;for(let t=this.end;t<e;t++)
if(u.a[this.bytes[t]]!==1)return!1;return!0}},ec=0,tc=class{kind;place;detail;size=1;constructor(e){this.kind=new Uint8Array(e),this.place=new Float64Array(e),this.
detail=new Int32Array(e)}plain(e,t,i){this.set(e,1,t,i)}compressed(e,t,i){this.set(e,2,t,i)}set(e,t,i,r){e>=this.kind.length&&this.grow(e+1),this.kind[e]=t,this.
place[e]=i,this.detail[e]=r,e>=this.size&&(this.size=e+1)}grow(e){let t=Math.max(e,Math.ceil(this.kind.length*1.5)),[i,r,s]=[new Uint8Array(t),new Float64Array(
t),new Int32Array(t)];i.set(this.kind),r.set(this.place),s.set(this.detail),[this.kind,this.place,this.detail]=[i,r,s]}fingerprint(){return new Uint8Array(this.
place.buffer,0,this.size*8)}async table(e){let{size:t,kind:i,place:r,detail:s}=this,a=Buffer.allocUnsafe(t*20),n=0,o=(l,c)=>{for(let d=c-1;d>=l;d--){let h=d*20,
f=i[d]===ec;rs(a,h,10,f?n:r[d]),a[h+10]=32,rs(a,h+11,5,d===0?65535:f?1:s[d]),a[h+16]=32,a[h+17]=f?102:110,a[h+18]=32,a[h+19]=10,f&&(n=d)}};for(let l=t;l>0;l-=le){
o(Math.max(0,l-le),l);let c=e.step(le*40);c&&await c}return a}async compressedRows(e){let{size:t,kind:i,place:r,detail:s}=this,[a,n]=[1,1];for(let p=0;p<t;p++)r[p]>
a&&(a=r[p]),s[p]>n&&(n=s[p]);let o=[1,ss(a),ss(n)],l=o[0]+o[1]+o[2],c=new Uint8Array(t*(l+1)),d=new Uint8Array(l),h=new Uint8Array(l),f=0,m=(p,g)=>{for(let y=p;y<
g;y++){d[0]=i[y],as(d,1,o[1],r[y]),as(d,1+o[1],o[2],y===0?0:s[y]),c[f++]=2;for(let w=0;w<l;w++)c[f++]=d[w]-h[w],h[w]=d[w]}};for(let p=0;p<t;p+=le){m(p,Math.min(
p+le,t));let g=e.step(le*40);g&&await g}return{data:c,widths:o}}},le=8192;async function ic(e,t,i){let r=e.length;e.text(`xref
0 ${t.size}
`);let s=await t.table(i);return e.copy(s,0,s.length),r}async function rc(e,t,i,r){let s=e.length,a=t.size;t.plain(a,s,0);let{data:n,widths:o}=await t.compressedRows(
i),l=await(0,v.k)(n,i),c=o[0]+o[1]+o[2];e.text(`${a} 0 obj
`),r([["Type",new u.p("XRef")],["Size",t.size],["W",o],["Filter",new u.p("FlateDecode")],["DecodeParms",(0,u.z)({Columns:c,Predictor:12})],["Length",l.length]]),
e.text(`
stream
`),e.copy(l,0,l.length),e.text(`
endstream
endobj
startxref
${s}
%%EOF
`)}function rs(e,t,i,r){for(let s=t+i-1;s>=t;s--){let a=Math.floor(r/10);e[s]=48+(r-a*10),r=a}}var ss=e=>Math.max(1,Math.ceil(Math.log2(e+1)/8));function as(e,t,i,r){
for(let s=t+i-1;s>=t;s--)e[s]=r%256,r=Math.floor(r/256)}var Xe=500,sc=1<<23,ac={whole:new Set,repacked:new Map},nc=class{constructor(e,t,i,r){this.sink=e,this.documents=
t,this.marked=i,this.mode=r;let s=t.reduce((a,n)=>a+n.size,0);this.next=t[0].size,this.finals=r.renumber?this.assign():[],this.renumber=r.renumber?t.map((a,n)=>o=>this.
final(n,o)):[],this.copier=new Vl(t,i,r,(a,n)=>this.finalNumber(a,n)),this.rows=new tc(Math.max(r.renumber?this.next:s,16)+8)}sink;documents;marked;mode;rows;finals;renumber;next;copier;spare=[];body=new v.f(
4096);head=new v.f(4096);gathered=[];finalReference=e=>this.final(0,e);async run(){for(let[e]of this.documents.entries()){let t=this.mode.objectStreams?await ql(
this.documents[e],this.marked.markings[e].live,this.mode.renumber):ac;await this.writePart(e,t)}await this.writeGathered()}plain(e){let t=this.next++;return this.
begin(t,0),(0,x.b)(this.sink,e,x.a),this.sink.text(`
endobj
`),new u.r(t,0)}assign(){let e=1,t=this.marked.markings.map(({live:i})=>{let r=new Int32Array(i.length);for(let s=1;s<i.length;s++)i[s]===1&&(r[s]=e++);return r});
return this.next=e,t}final(e,t){return this.finalNumber(t instanceof u.s?t.part:e,t.number)}finalNumber(e,t){let i=this.mode.alias?.(e,t);return i&&({part:e,number:t}=
i),this.mode.renumber?this.finals[e][t]??0:this.marked.markings[0].live[t]===1?t:0}async writePart(e,t){let i=this.documents[e],{pace:r}=i.job,{table:s}=i,{live:a}=this.
marked.markings[e],n=new Ql(this.sink,this.rows,i.bytes);for(let o of await Hl(s,a,t,r)){let l=this.writeOne(e,o,t,n);n.pending>sc&&await n.drain(r);let c=r.step(
l);c&&await c}n.flush();for(let o=1;o<a.length;o++){let l=o>=s.size||s.kind[o]!==1&&s.kind[o]!==2;if(a[o]!==1||!l&&!(s.kind[o]===2&&(!this.mode.objectStreams||i.
edited.get(o)instanceof u.u)))continue;this.mode.objectStreams&&l&&!(i.edited.get(o)instanceof u.u)?this.gathered.push({part:e,number:o}):this.writeObject(e,o);
let c=r.step(500);c&&await c}}writeOne(e,t,{whole:i,repacked:r},s){let a=this.documents[e],{table:n}=a,o=r.get(t);if(o){s.flush(),this.mode.renumber||this.spare.
push(t);for(let d of o)this.gathered.push({part:e,number:d});for(;this.gathered.length>=Xe;)this.pack(this.gathered.splice(0,Xe));return o.length*200}if(i.has(t))
return this.copyObjectStream(e,t,s);if(a.isChanged(t)||this.mode.renumber||this.mode.transcrypt)return s.flush(),this.writeObject(e,t);let l=n.place[t],c=this.marked.
markings[e].walked.end[t];return s.add(t,l,c,n.detail[t]),Math.min(c-l,2e6)>>3}copyObjectStream(e,t,i){let r=this.documents[e],s=r.objectStream(t),{numbers:a}=s;
for(let o=0;o<a.length;o++)this.rows.compressed(a[o],t,o);i.flush();let n=r.get(t);return this.writeStream(e,t,0,n),n.data.length>>2}begin(e,t){this.rows.plain(
e,this.sink.length,t),this.sink.integer(e),this.sink.byte(32),this.sink.integer(t),this.sink.text(` obj
`)}writing(e,t,i){return{number:t,generation:i,security:this.mode.security,renumber:this.renumber[e]}}writeObject(e,t){let i=this.documents[e],r=this.mode.renumber?
this.finals[e][t]:t,s=this.mode.renumber?0:i.generation(t),a=this.sink.length,n=i.edited.get(t),o=n===void 0?this.copier.withCryptFilter(e,t):n;return o instanceof
u.u?this.writeStream(e,r,s,o):(this.begin(r,s),o!==void 0?(0,x.b)(this.sink,o,this.writing(e,r,s)):this.copier.copy(this.sink,e,t,this.writing(e,r,s)),this.sink.
text(`
endobj
`)),this.sink.length-a}writeStream(e,t,i,r){let s=this.documents[e],{security:a}=this.mode,{sealed:n}=r,o=this.writing(e,t,i),l=n&&a===s.security&&(!a?.numbered||
n.number===t&&n.generation===i),c=new u.t(r.dict);!l&&this.mode.changesEncryption&&Pl(c);let d=l?Jt(r.data):es(s.encoded(r),{number:t,generation:i,security:a},c);
this.begin(t,i),c.set("Length",d.length),(0,x.b)(this.sink,c,o),this.sink.text(`
stream
`),d.put(this.sink),this.sink.text(`
endstream
endobj
`)}async writeGathered(){let{pace:e}=this.documents[0].job;for(let t=0;t<this.gathered.length;t+=Xe){this.pack(this.gathered.slice(t,t+Xe));let i=e.step(1e5);i&&
await i}}pack(e){let t=this.spare.shift()??this.next++,{body:i,head:r}=this;i.clear(),r.clear();for(let[o,{part:l,number:c}]of e.entries()){let d=this.documents[l],
h=this.mode.renumber?this.finals[l][c]:c;o>0&&r.byte(32),r.integer(h),r.byte(32),r.integer(i.length),this.rows.compressed(h,t,o);let f={...this.writing(l,h,0),security:void 0},
m=d.edited.get(c);m!==void 0?(0,x.b)(i,m,f):this.copier.copy(i,l,c,f),i.byte(10)}r.byte(10);let s=r.length;r.copy(i.bytes,0,i.length);let a=this.mode.draft?(0,v.l)(
r.bytes):(0,v.j)(r.bytes),{security:n}=this.mode;n&&(a=n.encryptStream(a,t,0,Ht)),this.begin(t,0),this.sink.text(`<</Type/ObjStm/N ${e.length}/First ${s}/Filter\
/FlateDecode/Length ${a.length}>>
stream
`),this.sink.copy(a,0,a.length),this.sink.text(`
endstream
endobj
`)}},oc=class{constructor(e,t,i){this.detail=t,this.strings=i,this.scan.strings=i;let r=new Int32Array(t?8*e:e);this.done=new Uint8Array(t?e:0);let s=a=>r.subarray(
a*e,(a+1)*e);this.end=s(0),this.valueEnd=s(1),this.dataStart=s(2),this.dataEnd=s(3),this.lengthStart=s(4),this.lengthEnd=s(5),this.from=s(6),this.to=s(7)}detail;strings;done;end;valueEnd;dataStart;dataEnd;lengthStart;lengthEnd;from;to;scan=new v.n},
lc=class{scan=new v.n;ranges=new Map},cc=class{constructor(e,t,i){this.walked=i,this.live=new Uint8Array(e),this.via=new Int32Array(t?e:0)}walked;live;via;count=0;bytes=0;patches};
async function Yt(e,{watched:t}={}){let{markings:i,referrers:r}=await Zt([e],{watched:t,detail:!0}),{live:s,via:a}=i[0];return{live:s,via:a,referrers:r}}async function Zt(e,t={}){
let i=new hc(e,t);return await i.run(),i}function ns(e,{repairs:t}){for(let{part:i,number:r,value:s}of t)e[i].put(r,s)}var uc=100,He=100,dc=-2,hc=class{constructor(e,{
detail:t=!1,strings:i=!1,watched:r,alias:s}){if(this.documents=e,this.strings=i,this.alias=s,this.markings=e.map(a=>new cc(a.size,r!==void 0,fc(a,i||t,i))),!!r){
this.watched=new Uint8Array(e[0].size);for(let a of r)this.watched[a]=1}}documents;markings;referrers=new Set;repairs=[];stack=[];current=0;watched;extent={valueEnd:-1,
dataStart:-1,dataEnd:-1,end:-1};strings;alias;async run(){let{documents:e,stack:t}=this,[i]=e;for(let[r,s]of i.trailer)r!=="Encrypt"&&this.followValue(0,s);for(;t.
length>0;){let r=t.pop(),s=r%e.length,a=i.job.pace.step(this.follow(s,(r-s)/e.length));a&&await a}}visit(e,t){let i=this.alias?.(e,t);i&&({part:e,number:t}=i),this.
watched?.[t]===1&&this.referrers.add(this.current);let r=this.markings[e],{live:s}=r;t<=0||t>=s.length||s[t]===1||!this.documents[e].exists(t)||(s[t]=1,this.watched&&
(r.via[t]=this.current),this.stack.push(t*this.documents.length+e))}follow(e,t){let i=this.documents[e],r=this.markings[e];this.current=t,r.count++;let s=i.edited.
get(t);return s===void 0?this.followBytes(i,r,e,t):(os(s)?this.followRepaired(e,t,i.resolve(s)):this.followValue(e,s),He)}followBytes(e,t,i,r){let{walked:s}=t,a=e.
patched.has(r);if(!a&&s.done[r]===1)return t.bytes+=s.end[r]>0?s.end[r]-e.table.place[r]:uc,this.followMarks(i,s.scan,s.from[r],s.to[r],s.lengthStart[r]),He;let n=a?
mc(t).scan:s.scan;s.detail||(n.used=0);let o=n.used,l=this.walk(e,t,r,n);if(l<0||this.strings&&n.byteRange){n.used=o;let c=e.get(r);return this.followRepaired(i,
r,os(c)?e.resolve(c):c),He}return s.detail&&this.remember(t,r,a,o,n.used),this.followMarks(i,n,o,n.used,n.lengthStart),He+l}followMarks(e,{marks:t},i,r,s){let a=this.
strings?s:dc;for(let n=i;n<r;n+=3)t[n]!==v.m&&t[n+1]!==a&&this.visit(e,t[n])}followRepaired(e,t,i){this.repairs.push({part:e,number:t,value:i}),this.followValue(
e,i)}followValue(e,t){let i=[t];for(;i.length>0;){let r=i.pop();if(r instanceof u.r)this.visit(r instanceof u.s?r.part:e,r.number);else if(Array.isArray(r))for(let s of r)
i.push(s);else if(r instanceof u.t)for(let s of r.values())i.push(s);else if(r instanceof u.u)for(let[s,a]of r.dict)s!=="Length"&&i.push(a)}}remember({walked:e,
patches:t},i,r,s,a){let{valueEnd:n}=this.extent;if(r){t.ranges.set(i,{from:s,to:a,valueEnd:n});return}e.from[i]=s,e.to[i]=a,e.valueEnd[i]=n,e.done[i]=1}walk(e,t,i,r){
if(e.table.kind[i]!==1||e.patched.has(i))return this.walkPlace(e,t,i,r);let{extent:s}=this,{walked:a}=t,n=e.bodies[i];return!$o(e,i,r,s)||e.bytes[s.valueEnd-1]===
82||e.suspect&&!Be(e.bytes,n,s.valueEnd)?-1:(a.end[i]=s.end,t.bytes+=s.end-e.table.place[i],a.detail&&(a.dataStart[i]=s.dataStart,a.dataEnd[i]=s.dataEnd,a.lengthStart[i]=
r.lengthStart,a.lengthEnd[i]=r.lengthEnd),s.valueEnd-n)}walkPlace(e,t,i,r){let s=e.place(i);if(!s)return-1;let{bytes:a,start:n,end:o}=s;r.forgetLength();let l=r.
value(a,n,o);return l<0&&!pc(a,n,o)||l>0&&a[l-1]===82||l>=0&&(0,u.b)(a,l,o)<o||e.suspect&&!Be(a,n,o)?-1:(this.extent.valueEnd=l<0?o:l,t.bytes+=o-n,o-n)}},os=e=>e instanceof
u.r&&!(e instanceof u.s);function fc(e,t,i){let r=e.walked;if(r?.strings===i)return r;let s=new oc(e.size,t,i);return t&&(e.walked=s),s}function mc(e){return e.
patches||(e.patches=new lc,e.patches.scan.strings=e.walked.strings),e.patches}function pc(e,t,i){for(let r=t;r<i;r++)if("<([/".includes(String.fromCharCode(e[r])))
return!1;return!0}async function gc(e,t){let{encryption:i,compact:r,draft:s,dedupe:a}=t,n=i==="keep"?e[0].security:i==="none"?void 0:i,o=e.some(y=>y.security!==
n),l=e.length>1||r||e.some(bc),c=y=>o||y&&n?.numbered===!0,d=async(y,w)=>{let b=await Zt(e,{detail:y,strings:c(y),alias:w});return ns(e,b),b},h=await d(l),f=await a?.(
e,h);f&&(h=await d(l,f));let m=l||yc(e,h);m&&!l&&!o&&(h=await d(!0));let p=e.some(y=>y.crossReferenceStream),g=c(m);return{mode:{security:n,changesEncryption:o,
renumber:m,transcrypt:g,objectStreams:p,draft:s,alias:f},marked:h}}function yc(e,{markings:t}){let i=e.reduce((s,a)=>s+a.size,0),r=t.reduce((s,{count:a})=>s+a,0);
return i-r>r+50}var bc=({suspect:e,table:t})=>e&&t.kind.some((i,r)=>i===1&&t.detail[r]!==0);async function N(e,t={}){return await e.pages.settle(),ls([e],t)}async function wc(e,t={}){
await e.pages.settle();let i=new v.g;return await cs([e],t,()=>i),i.length}async function ls(e,t={}){let i;return await cs(e,t,r=>i=new v.f(r)),i.bytes}async function cs(e,t,i){
let[r]=e,{encryption:s="keep",compact:a=!1,draft:n=!1,dedupe:o}=t,{mode:l,marked:c}=await gc(e,{encryption:s,compact:a,draft:n,dedupe:o}),{security:d,objectStreams:h}=l,
f=$c([...e.map(P=>P.version),t.version??"1.0",d?.version??"1.0",h?"1.5":"1.0"]),m=i(vc(e,c,l));m.text(`%PDF-${f}
`),m.copy(us,0,us.length);let p=new nc(m,e,c,l);await p.run();let g;d&&(g=p.plain(d.dictionary));let y=new u.t,w={...x.a,renumber:p.finalReference};for(let[P,$]of r.
trailer)P!=="ID"&&P!=="Encrypt"&&(P!=="Info"||r.dict($))&&y.set(P,$);let{rows:b}=p,{pace:S}=r.job,F=`${kc(r,n?Sc:xc(m,b.fingerprint()))}${g?`/Encrypt ${g.number}\
 0 R`:""}>>`;if(h)await rc(m,b,S,P=>{for(let[$,O]of P)y.set($,O);ds(m,y,F,w)});else{let P=await ic(m,b,S);y.set("Size",b.size),m.text(`trailer
`),ds(m,y,F,w),m.text(`
startxref
${P}
%%EOF
`)}}function vc(e,{markings:t},{transcrypt:i}){let r=e.reduce((s,a)=>s+a.size,0);return t.reduce((s,{bytes:a,count:n})=>s+a+n*(i?72:28),0)+r*4+16384}var us=Uint8Array.
of(37,226,227,207,211,10);function ds(e,t,i,r){let s=new v.f(1024);(0,x.b)(s,t,r),e.copy(s.bytes,0,s.length-2),e.text(i)}function kc(e,t){let i=e.resolve(e.array(
e.trailer.get("ID"))?.[0]),r=s=>`<${(0,u.n)(s).toString("hex")}>`;return`/ID[${r(i instanceof u.q?i.bytes:t)}${r(t)}]`}function xc(e,t){let i=(0,Vn.createHash)(
"sha256").update(t);if(e instanceof v.f){let{bytes:r}=e,s=Math.max(hs,Math.floor(r.length/Fc));if(r.length<=Ac)i.update(r);else for(let a=0;a<r.length;a+=s)i.update(
r.subarray(a,a+hs))}return i.digest().subarray(0,16)}var Sc=new Uint8Array(16),Ac=4<<20,hs=4096,Fc=128;function $c(e){return e.reduce((t,i)=>i>t?i:t)}async function fs(e,t,i){
let r=Ol({...i,id0:Oc(e)});return Pc(e,r),{name:t.name,bytes:await N(e,{encryption:r}),pageCount:e.pages.count}}function ms({algorithm:e,permissions:t,userPassword:i}){
return{algorithm:e,permissions:t,restrictions:qt(t),needsPassword:i!==""}}function Mc({security:e}){let t=e?qt(e.permissions):[];return t.length===0?[]:[{code:"\
restrictions_dropped",message:`The document came with restrictions (${t.join(", ")} = false). The new encryption replaces them: whoever opens the document with \
the password may do everything.`}]}function Pc(e,{version:t,extensionLevel:i}){if(i===void 0||e.version>="2.0")return;let r=e.edit(e.catalogNumber);if(!(r instanceof
u.t))return;let s=e.dict(r.get("Extensions")),a=e.resolve(e.dict(s?.get("ADBE"))?.get("ExtensionLevel"));if(typeof a=="number"&&a>=i)return;let n=(0,u.z)({BaseVersion:(0,u.A)(
t),ExtensionLevel:i});r.set("Extensions",new u.t([...s??[],["ADBE",n]]))}function Oc(e){let t=e.resolve(e.array(e.trailer.get("ID"))?.[0]);if(t instanceof u.q&&
t.bytes.length>0)return t.bytes;let i=new u.q((0,Kn.randomBytes)(16));return e.trailer.set("ID",[i,i]),i.bytes}var Cc=async(e,t,i)=>{let r=await j(e.bytes,i,{password:t.
open_password}),s={algorithm:t.encryption_algorithm,userPassword:t.password,ownerPassword:Cl(),permissions:Yr},a=Mc(r);return{documents:[await fs(r,e,s)],notes:a,
facts:ms(s)}},Ec=async(e,t,i)=>{let r=await j(e.bytes,i,{password:t.open_password}),s={algorithm:t.encryption_algorithm,userPassword:t.user_password??"",ownerPassword:t.
owner_password,permissions:Ll(t)},a=r.security&&!r.security.opensWithoutPassword&&s.userPassword===""?[Tc]:[];return{documents:[await fs(r,e,s)],notes:a,facts:ms(
s)}},Tc={code:"opens_without_password",message:"The document needed a password to open. It was given no user_password, so it now opens without one, with the res\
trictions."},jc="1.4";async function Nc(e,{pages:t,open_password:i},r,s){let a=await j(e.bytes,r,{password:i}),n=a.pages.count,o=(0,A.j)(t,n);if(o.length===0){let f=a.
suspect?await N(a):e.bytes;return{documents:[{name:e.name,bytes:f,pageCount:n}],notes:[Dc],facts:{pageCount:n,stampedPages:0}}}let{notes:l,facts:c,write:d}=await s(
a,o),h=d?await d():await N(a,{version:jc});return{documents:[{name:e.name,bytes:h,pageCount:n}],notes:l,facts:{pageCount:n,stampedPages:o.length,...c}}}var Dc={
code:"no_pages_selected",message:"The document has none of the pages that were asked for, so nothing was changed."},Rc=(e,t,i)=>Nc(e,t,i,async(r,s)=>{let{addTextWatermark:a}=await Promise.resolve().then(()=>T(require("./text-watermark-QN4W3TZG.js")));
return await i.pace.rest(),{notes:await a(r,t,s,i.prepared)}}),Je={code:"no_pages_selected",message:"The document has none of the pages that were asked for, so \
nothing was changed."};function Qt({first_page:e,last_page:t,pages:i},r){if(i!==void 0)return(0,A.j)(i,r);let s=r===1?"1 page":`${r} pages`,a=[];if(e>r&&a.push(
{field:"first_page",message:`is ${e}, but the document has ${s}`}),t!==void 0&&t>r&&a.push({field:"last_page",message:`is ${t}, but the document has ${s}`}),a.length===
0&&t!==void 0&&e>t&&a.push({field:"first_page",message:`is ${e}, which is after last_page (${t})`}),a.length>0)throw(0,k.c)(a);return Uint32Array.from({length:(t??
r)-e+1},(n,o)=>e+o)}var ps=class{constructor(e){this.document=e}document;gone=new Set;chased=new Set;remove(e){let{catalog:t,catalogNumber:i,pages:r}=this.document,
s=t.get("Pages");e===i||(0,u.w)(s)&&e===s.number||r.indexOf(e)>=0||(this.gone.add(e),this.document.remove(e))}chase(e){this.chased.add(e)}removed(){return this.
gone}takeChased(){let e=this.chased;return this.chased=new Set,e}isGone(e){return(0,u.w)(e)&&this.gone.has(e.number)}},Ye=class{most;left;constructor(e){this.most=
this.left=e.job.limits.nodes}spend=e=>{if(this.left-=e,this.left<0)throw(0,v.d)("nodes",`The document has more than ${this.most} fields, bookmarks, names and el\
ements of structure to look at`,"Remove bookmarks or tags with another program first")}},q=class{seen=new Set;allowance;constructor(e,t=new Ye(e)){this.allowance=
t}first(e){return this.allowance.spend(1),(0,u.w)(e)?this.seen.has(e.number)?!1:(this.seen.add(e.number),!0):!0}};function D(e,t){return(0,u.w)(e)?e.number:t}function C(e,t){
let i=e.catalog.get(t),r=e.dict(i);return r&&{dict:r,holder:D(i,e.catalogNumber)}}var Ic=class{constructor(e,t){this.removal=e,this.destinations=t,this.document=
e.document}removal;destinations;document;pages=new Map;structKeys=new Set;via=new Int32Array;removedLinks=0;touch(e,t){if(!this.prune(e,t))return;let i=this.pageOf(
e,t);if(this.forget(t),this.removal.remove(e),i===void 0){this.removal.chase(e);return}let r=this.pages.get(i);r||this.pages.set(i,r=new Set),r.add(e)}touchPage(e){
let t=this.document.entry(e,"Annots"),i=this.document.array(t);if(!i)return;let r=i.filter(s=>{if(this.removal.isGone(s))return!1;let a=this.document.dict(s),n=D(
s,D(t,e));return!a||!this.prune(n,a)?!0:(this.forget(a),(0,u.w)(s)&&this.removal.remove(s.number),!1)});r.length<i.length&&this.setAnnots(e,r)}flush(){for(let[e,
t]of this.pages){let i=this.document.array(this.document.entry(e,"Annots"))??[],r=i.filter(a=>!this.removal.isGone(a));r.length<i.length&&this.setAnnots(e,r);let s=new Set(
i.map(a=>(0,u.w)(a)?a.number:-1));for(let a of t)s.has(a)||this.removal.chase(a)}this.pages.clear()}prune(e,t){if(this.destinations.pruneTargets(e,t)&&(0,u.y)(t.
get("Subtype"),"Link"))return this.removedLinks++,!0;for(let i of["P","Popup","IRT"])this.removal.isGone(t.get(i))&&(this.document.edit(e),t.delete(i),i==="IRT"&&
t.delete("RT"));return(0,u.y)(t.get("Subtype"),"Popup")&&this.removal.isGone(t.get("Parent"))}pageOf(e,t){let{pages:i}=this.document,r=t.get("P");if((0,u.w)(r)&&
i.indexOf(r.number)>=0)return r.number;let s=this.via[e]??0;return[s,this.via[s]??0].find(a=>i.indexOf(a)>=0)}forget(e){let t=this.document.resolve(e.get("Struc\
tParent"));typeof t=="number"&&this.structKeys.add(t)}setAnnots(e,t){this.document.patch(e,{Annots:t.length>0?t:void 0})}};function gs(e){return e.has("Rect")&&
e.has("Subtype")}var ys=class{constructor(e){this.removal=e,this.document=e.document}removal;document;open=new Set;pruned=!1;signatures=new Set;signatureRemoved=!1;removedFields=0;removedXfa=!1;losing(e){
if(!(0,u.y)(e.get("Subtype"),"Widget")||(this.pruned=!0,e.has("T")&&!e.has("Kids")&&this.removedFields++,ei(this.document,e)!=="Sig"))return;this.signatureRemoved=
!0;let t=ue(this.document,e,"V");(0,u.w)(t)&&this.signatures.add(t.number)}keepsAsField(e,t){if(!this.document.array(t.get("Kids")))return!1;this.document.edit(
e);for(let i of[...t.keys()])!bs.includes(i)&&i!=="Kids"&&i!=="AA"&&t.delete(i);return this.touch(e),!0}touch(e){this.open.add(e),this.pruned=!0}touchForm(){this.
pruned=!0}flush(){for(let t of this.open)this.open.delete(t),this.pruneField(t);if(!this.pruned)return;this.pruned=!1;let e=C(this.document,"AcroForm");e&&(this.
filter(e.holder,e.dict,"Fields"),this.filter(e.holder,e.dict,"CO"),this.signatureRemoved&&this.dropSignatureFlags(e.holder,e.dict),!(this.document.array(e.dict.
get("Fields"))?.length!==0||e.dict.has("DR"))&&this.document.edit(this.document.catalogNumber).delete("AcroForm"))}dropXfa(){let e=C(this.document,"AcroForm");e?.
dict.has("XFA")&&(this.document.edit(e.holder),e.dict.delete("XFA"),this.document.edit(this.document.catalogNumber).delete("NeedsRendering"),this.removedXfa=!0)}pruneField(e){
let t=this.document.dict(new u.r(e)),i=this.document.array(t?.get("Kids"));if(!t||!i)return;let r=i.filter(a=>!this.removal.isGone(a));if(r.length===i.length)return;
if(this.document.edit(e),r.length>0||(0,u.y)(t.get("Subtype"),"Widget")){t.set("Kids",r);return}let s=t.get("Parent");this.removal.remove(e),this.removedFields++,
(0,u.w)(s)&&this.open.add(s.number)}filter(e,t,i){let r=this.document.array(t.get(i)),s=r?.filter(a=>!this.removal.isGone(a));!r||!s||s.length===r.length||(this.
document.edit(e),s.length>0||i==="Fields"?t.set(i,s):t.delete(i))}dropSignatureFlags(e,t){let i=C(this.document,"Perms");for(let[r,s]of i?[...i.dict]:[])!(0,u.w)(
s)||!this.signatures.has(s.number)||(this.document.edit(i.holder),i.dict.delete(r));i?.dict.size===0&&this.document.edit(this.document.catalogNumber).delete("Pe\
rms"),t.has("SigFlags")&&(ce(this.document).some(({type:r})=>r==="Sig")||(this.document.edit(e),t.delete("SigFlags")))}};function ce(e){let t=C(e,"AcroForm"),i=new q(
e),r=[],s=[],a=(n,o)=>{for(let l=(n?.length??0)-1;l>=0;l--)s.push({value:n[l],parent:o})};a(e.array(t?.dict.get("Fields")),void 0);for(let n=s.pop();n;n=s.pop()){
let o=e.dict(n.value);if(!o||!i.first(n.value))continue;let l=e.resolve(o.get("FT")),c={number:(0,u.w)(n.value)?n.value.number:void 0,dict:o,type:l instanceof u.p?
l.text:n.parent?.type,parent:n.parent};r.push(c),a(e.array(o.get("Kids")),c)}return r}function ei(e,t){let i=e.resolve(ue(e,t,"FT"));return i instanceof u.p?i.text:
void 0}function ue(e,t,i){let r=t;for(let s=0;r&&s<Uc;s++){let a=r.get(i);if(a!==void 0)return a;r=e.dict(r.get("Parent"))}}var bs="FT Parent T TU TM Ff V DV DA\
 Q DS RV Opt MaxLen TI I Lock SV".split(" "),Uc=100,Bc=["Parent","StructParents","B","DPart","PieceInfo","Annots"],zc=["Type","Kids","Count"],_c=class{constructor(e){
this.document=e,this.allowance=new Ye(e)}document;allowance;copyPage(e){let{document:t}=this,i=t.pages.number(e),r=t.pages.attribute(e,"Resources");(0,u.v)(r)&&
t.patch(i,{Resources:t.add(r)});let s=t.dict(new u.r(i))??new u.t,a=new u.t([["Type",new u.p("Page")]]);for(let[l,c]of s)!Bc.includes(l)&&!zc.includes(l)&&a.set(
l,this.clone(c));for(let l of Nt){let c=t.pages.attribute(e,l);c!==void 0&&!a.has(l)&&a.set(l,this.clone(c))}let n=t.add(a),o=t.array(s.get("Annots"));return o&&
o.length>0&&a.set("Annots",this.copyAnnotations(o,n)),n.number}clone(e){return Pe(e,this.allowance.spend)}copyAnnotations(e,t){let{document:i}=this,r=new Map,s=[],
a=[];for(let n of e){let o=i.dict(n);if(!o||(0,u.w)(n)&&r.has(n.number))continue;let l=(0,u.y)(o.get("Subtype"),"Widget");if(l&&ei(i,o)==="Sig")continue;let c=this.
clone(l&&(0,u.w)(n)?this.asKid(n):o);if(c.delete("StructParent"),c.set("P",t),s.push(c),!(0,u.w)(n)){a.push(c);continue}let d=i.add(c);r.set(n.number,d),a.push(
d),l&&this.addKid(c,d)}for(let n of s)Gc(n,r);return a}asKid(e){let{document:t}=this,i=t.dict(e);if(!i.has("T")&&!i.has("FT"))return i;t.edit(e);let r=new u.t;for(let o of bs){
let l=i.get(o);l!==void 0&&(r.set(o,l),i.delete(o))}this.divideActions(i,r),r.set("Kids",[e]);let s=t.add(r),a=r.get("Parent");i.set("Parent",s),(0,u.w)(a)&&ws(
t,a.number,t.dict(a),"Kids",e,s);let n=C(t,"AcroForm");for(let o of["Fields","CO"])n&&ws(t,n.holder,n.dict,o,e,s);return i}divideActions(e,t){let i=this.document.
dict(e.get("AA"));if(!i)return;let[r,s]=[new u.t,new u.t];for(let[a,n]of i)(["K","F","V","C"].includes(a)?r:s).set(a,n);r.size>0&&t.set("AA",r),s.size>0?e.set("\
AA",s):e.delete("AA")}addKid(e,t){let i=e.get("Parent"),r=this.document.dict(i);if(!(0,u.w)(i)||!r)return;this.document.edit(i);let s=this.document.array(r.get(
"Kids"));s&&!(0,u.w)(r.get("Kids"))?s.push(t):r.set("Kids",[...s??[],t])}};function Gc(e,t){let i=(0,u.y)(e.get("Subtype"),"Popup")?["Parent"]:["Popup","IRT"];for(let r of i){
let s=e.get(r);if(!(0,u.w)(s))continue;let a=t.get(s.number);a?e.set(r,a):e.delete(r)}}function ws(e,t,i,r,s,a){let n=e.array(i?.get(r));!i||!n?.some(o=>(0,u.w)(
o)&&o.number===s.number)||(e.edit(t),i.set(r,n.map(o=>(0,u.w)(o)&&o.number===s.number?a:o)))}var Ze=64,Qe=e=>typeof e=="number"?String(e):Buffer.from(e.bytes).toString(
"latin1");function X(e,t,i){let r=[];for(let s of vs(e,t,0))for(let a of ks(e,s.dict,i))r.push(a);return r}function ti(e,t,i,r,s,a){let n=vs(e,t,i,a);for(let l=n.
length-1;l>=0;l--){let c=n[l],d=ks(e,c.dict,r),h=d.filter(([p,g])=>!s(p,g));if(h.length<d.length&&(e.edit(c.holder),c.dict.set(r,h.flat()),c.changed=!0),c.emptyKids){
let p=(e.array(c.dict.get("Kids"))??[]).filter(g=>!c.emptyKids.has((0,u.w)(g)?g.number:g));e.edit(c.holder),c.dict.set("Kids",p),c.changed=!0}if(!c.changed)continue;
let f=e.array(c.dict.get("Kids"))??[];c.empty=h.length===0&&f.length===0;let m=c.parent;m&&(m.changed=!0,c.empty?(m.emptyKids??=new Set).add((0,u.w)(c.value)?c.
value.number:c.value):Kc(e,c,h,f))}let o=n[0];return{changed:o?.changed??!1,empty:o?.empty??!1}}function Ee(e,t,i){if(t.length<=Ze)return(0,u.z)({[i]:t.flat()});
let r=[];for(let s of xs(t)){let[a,n]=[s[0][0],s.at(-1)[0]];r.push({ref:e.add((0,u.z)({Limits:[a,n],[i]:s.flat()})),low:a,high:n})}for(;r.length>Ze;)r=xs(r).map(
s=>{let[a,n]=[s[0].low,s.at(-1).high];return{ref:e.add((0,u.z)({Limits:[a,n],Kids:s.map(({ref:o})=>o)})),low:a,high:n}});return(0,u.z)({Kids:r.map(({ref:s})=>s)})}
function vs(e,t,i,r){let s=new q(e),a=[],n=[{value:t??null,holder:i,parent:void 0}];for(let o=n.pop();o!==void 0;o=n.pop()){let l=e.dict(o.value);if(!l||!s.first(
o.value)||r&&o.parent&&!Lc(e,l,r))continue;let c={value:o.value,dict:l,holder:D(o.value,o.holder),parent:o.parent};a.push(c);let d=e.array(l.get("Kids"))??[];for(let h=d.
length-1;h>=0;h--)n.push({value:d[h],holder:D(l.get("Kids"),c.holder),parent:c})}return a}function Lc(e,t,i){let[r,s]=e.array(t.get("Limits"))??[];return typeof r!=
"number"||typeof s!="number"||i(r,s)}function ks(e,t,i){let r=e.array(t.get(i));if(!r)return[];let s=[];for(let a=0;a+1<r.length;a+=2){let n=e.resolve(r[a]);(i===
"Names"?n instanceof u.q:typeof n=="number")&&s.push([n,r[a+1]])}return s}function Kc(e,t,i,r){let s=o=>e.array(e.dict(o)?.get("Limits"))??[],a=i[0]?.[0]??s(r[0])[0],
n=i.at(-1)?.[0]??s(r.at(-1))[1];e.edit(t.holder),a!==void 0&&n!==void 0?t.dict.set("Limits",[a,n]):t.dict.delete("Limits")}function xs(e){let t=[];for(let i=0;i<
e.length;i+=Ze)t.push(e.slice(i,i+Ze));return t}var Ss=e=>`/${e}`,As=e=>`(${e}`,Vc=class{constructor(e){this.removal=e,this.document=e.document,this.allowance=new Ye(
this.document)}removal;document;names=new Set;settled=new Set;allowance;successors=new Map;get removedNames(){return this.names.size}isDead(e){if(e==null)return!1;
if(this.removal.isGone(e))return!0;let t=this.document.resolve(e);if(t instanceof u.p)return this.names.has(Ss(t.text));if(t instanceof u.q)return this.names.has(
As(Qe(t)));if((0,u.x)(t))return this.removal.isGone(t[0]);if(!(0,u.v)(t))return!1;let i=t.get("D");return this.removal.isGone(i)||this.removal.isGone(this.document.
array(i)?.[0])}refresh(){this.settled.clear(),this.successors.clear()}pruneNames(){let e=C(this.document,"Dests");for(let[i,r]of e?[...e.dict]:[])this.isDead(r)&&
(this.document.edit(e.holder),e.dict.delete(i),this.names.add(Ss(i)),(0,u.w)(r)&&this.removal.remove(r.number));e?.dict.size===0&&this.document.edit(this.document.
catalogNumber).delete("Dests");let t=C(this.document,"Names");if(t){this.pruneNameTree(t,"Dests",(i,r)=>this.isDead(r)?(this.names.add(As(i)),(0,u.w)(r)&&this.removal.
remove(r.number),!0):!1);for(let i of["Pages","Templates"])this.pruneNameTree(t,i,(r,s)=>this.removal.isGone(s))}}pruneTargets(e,t){let i=!1;this.isDead(t.get("\
Dest"))&&(this.document.edit(e),t.delete("Dest"),i=!0),this.pruneAction(e,t,"A")&&(i=!0);let r=t.get("AA"),s=this.document.dict(r);return s&&(this.pruneActions(
D(r,e),s),s.size===0&&(this.document.edit(e),t.delete("AA"))),i&&!t.has("Dest")&&!t.has("A")}pruneActions(e,t){for(let i of[...t.keys()])this.pruneAction(e,t,i)}pruneOpenAction(){
let{catalog:e,catalogNumber:t}=this.document,i=e.get("OpenAction");(0,u.v)(this.document.resolve(i))?this.pruneAction(t,e,"OpenAction"):this.isDead(i)&&(this.document.
edit(t),e.delete("OpenAction"))}isDeadAction(e){let t=e.get("S");return(0,u.y)(t,"GoTo")?this.isDead(e.get("D")):(0,u.y)(t,"Thread")&&!e.has("F")&&this.removal.
isGone(e.get("D"))}pruneAction(e,t,i){let r=t.get(i);if(r===void 0)return!1;let[s,...a]=this.living([r]);if(s===void 0)return this.document.edit(e),t.delete(i),
!0;s!==r&&(this.document.edit(e),t.set(i,s));let n=this.document.dict(s);if(!n)return!1;let o=ii(this.document,n.get("Next")),l=a.filter(c=>!o.includes(c));return l.
length>0&&(this.document.edit(D(s,e)),n.set("Next",[...o,...l])),this.pruneChain(s,e),!1}pruneChain(e,t){let i=[[e,D(e,t)]];for(let r=i.pop();r;r=i.pop()){let[s,
a]=r,n=this.document.dict(s);if(!n||(0,u.w)(s)&&this.settled.has(s.number)||((0,u.w)(s)&&this.settled.add(s.number),this.isDead(n.get("SD"))&&(this.document.edit(
a),n.delete("SD")),!n.has("Next")))continue;let o=ii(this.document,n.get("Next")),l=this.living(o);(l.length!==o.length||l.some((c,d)=>c!==o[d]))&&(this.document.
edit(a),l.length===0?n.delete("Next"):n.set("Next",l.length===1?l[0]:[...l]));for(let c of l)i.push([c,D(c,a)])}}living(e){let t,i=[],r=[],s=[...e].reverse();for(let a=s.
pop();a!==void 0;a=s.pop()){if(this.removal.isGone(a))continue;let n=this.document.dict(a);if(!n||!this.isDeadAction(n)){i.push(a);continue}let o=(0,u.w)(a)?this.
successors.get(a.number):void 0;if(o){for(let l of o)i.push(l);continue}if((0,u.w)(a)&&s.length===0&&i.length===0&&r.push(a.number),t??=new q(this.document,this.
allowance),n.has("Next")&&t.first(a))for(let l of ii(this.document,n.get("Next")).reverse())s.push(l)}for(let a of r)this.successors.set(a,i);return i}pruneNameTree(e,t,i){
let r=e.dict.get(t);if(r===void 0)return;let s=D(r,e.holder),{empty:a}=ti(this.document,r,s,"Names",(n,o)=>i(Qe(n),o));a&&(this.document.edit(e.holder),e.dict.delete(
t))}};function ii(e,t){return t==null?[]:[...e.array(t)??[t]]}function Fs(e){let t=e.catalog.get("DPartRoot");if(t===void 0)return;let i=new q(e),r=[t];for(let s=r.
pop();s!==void 0;s=r.pop()){let a=e.dict(s),n=e.array(s);if(!(!i.first(s)||!(a??n))){for(let o of n??[])r.push(o);for(let o of["DPartRootNode","DParts"]){let l=a?.
get(o);l!==void 0&&r.push(l)}(0,u.w)(s)&&e.remove(s)}}e.edit(e.catalogNumber).delete("DPartRoot")}function $s(e){let t=e.catalog.get("PageLabels");if(!e.dict(t))
return;let i=X(e,t,"Nums").map(([r,s])=>({first:Number(r),label:e.dict(s)})).filter(({first:r})=>Number.isInteger(r)&&r>=0).sort((r,s)=>r.first-s.first).map(({first:r,
label:s})=>({first:r,...qc(e,s)}));return r=>{let[s,a]=[0,i.length];for(;s<a;){let o=s+a>>1;i[o].first<=r?s=o+1:a=o}let n=i[s-1];return n?{...n,number:n.start+r-
n.first}:{style:"D",prefix:void 0,number:r+1}}}function Ms(e,t){let i=[],r,s=0;for(let a of t)(!r||!Xc(r,a))&&i.push([s,Hc(a)]),r=a,s++;return Ee(e,i,"Nums")}function Wc(e,t){
let i=$s(e);if(!i)return;let r=Ms(e,Array.from(t,s=>i(s-1)));e.edit(e.catalogNumber).set("PageLabels",e.add(r))}function qc(e,t){let i=e.resolve(t?.get("S")),r=e.
resolve(t?.get("P")),s=e.resolve(t?.get("St"));return{style:i instanceof u.p?i.text:void 0,prefix:r instanceof u.q&&r.bytes.length>0?r:void 0,start:typeof s=="n\
umber"&&Number.isInteger(s)&&s>=1?s:1}}function Xc(e,t){return e.style!==t.style||t.style!==void 0&&t.number!==e.number+1?!1:e.prefix===t.prefix?!0:!!e.prefix&&
!!t.prefix&&Buffer.compare(e.prefix.bytes,t.prefix.bytes)===0}function Hc({style:e,prefix:t,number:i}){return(0,u.z)({S:e===void 0?void 0:(0,u.A)(e),P:t,St:e===
void 0||i===1?void 0:i})}var Jc=class{constructor(e,t){this.removal=e,this.destinations=t,this.document=e.document,this.allowance=new Ye(this.document)}removal;destinations;document;dead=new Set;repaired=new Set;allowance;get removedItems(){
return this.dead.size}touch(e,t){this.removal.isGone(t.get("SE"))&&(this.document.edit(e),t.delete("SE")),this.destinations.pruneTargets(e,t)&&this.dead.add(e)}async touchAll(){
let e=C(this.document,"Outlines"),t=new q(this.document),i=[e?.dict.get("First")];for(;i.length>0;){let r=i.pop(),s=this.document.dict(r);if(!s||!(0,u.w)(r)||!t.
first(r))continue;this.touch(r.number,s),i.push(s.get("Next"),s.get("First"));let a=this.document.job.pace.step(200);a&&await a}}async flush(){for(let t of this.
dead){let i=this.document.dict(new u.r(t));i&&this.unlink(t,i);let r=this.document.job.pace.step(1e3);r&&await r}let e=C(this.document,"Outlines");!e||this.dead.
size===0||this.document.dict(e.dict.get("First"))||this.document.edit(this.document.catalogNumber).delete("Outlines")}unlink(e,t){let i=t.get("Parent"),r=this.document.
dict(i);if(r&&(0,u.w)(i)&&this.isLinked(e,t,i.number,r)){let s=this.kidsOf(t);this.splice(t,s,i,r);let a=s.reduce((n,o)=>n+1+Math.max(0,ri(this.document,o.item)),
0);this.recount(i,ri(this.document,t)>0?-1:a-1),!r.has("First")&&r.has("Title")&&!r.has("Dest")&&!r.has("A")&&this.dead.add(i.number)}this.removal.remove(e)}splice(e,t,i,r){
let s=this.itemAt(e.get("Prev")),a=this.itemAt(e.get("Next")),[n,o]=[t[0],t.at(-1)];s?this.link(s,"Next",n??a):this.link({item:r,ref:i},"First",n??a),a?this.link(
a,"Prev",o??s):this.link({item:r,ref:i},"Last",o??s);for(let[l,c]of t.entries())this.link(c,"Parent",{item:r,ref:i}),this.link(c,"Prev",t[l-1]??s),this.link(c,"\
Next",t[l+1]??a)}recount(e,t){let i=this.visit(),r=e;for(let s=this.document.dict(r);t!==0&&s&&(0,u.w)(r)&&i.first(r);s=this.document.dict(r)){let a=ri(this.document,
s);if(a===0)return;this.document.edit(r);let n=Math.abs(a)+t;if(n>0&&s.has("First")?s.set("Count",Math.sign(a)*n):s.delete("Count"),a<0)return;r=s.get("Parent")}}isLinked(e,t,i,r){
let s=()=>{let n=this.itemAt(t.get("Prev")),o=n?n.item.get("Next"):r.get("First");return(0,u.w)(o)&&o.number===e};if(s())return!0;if(this.repaired.has(i))return!1;
this.repaired.add(i);let a;for(let n of this.kidsOf(r)){let o=n.item.get("Prev");((0,u.w)(o)?o.number:void 0)!==a?.ref.number&&this.link(n,"Prev",a),a=n}return s()}visit(){
return new q(this.document,this.allowance)}kidsOf(e){let t=[],i=this.visit();for(let r=this.itemAt(e.get("First"));r&&i.first(r.ref);r=this.itemAt(r.item.get("N\
ext")))t.push(r);return t}itemAt(e){let t=this.document.dict(e);return t&&(0,u.w)(e)?{item:t,ref:e}:void 0}link(e,t,i){this.document.edit(e.ref),i?e.item.set(t,
i.ref):e.item.delete(t)}};function Yc(e){return e.has("Title")&&e.has("Parent")&&!e.has("S")&&!e.has("Subtype")&&!e.has("FT")}function ri(e,t){let i=e.resolve(t.
get("Count"));return typeof i=="number"?i:0}var Zc=class{constructor(e){this.removal=e,this.document=e.document,this.root=C(this.document,"StructTreeRoot")}removal;document;root;open=new Set;unsaid=new Map;silenced=new Set;identifierRemoved=!1;removedElements=0;dropKeys(e){
let t=this.root?.dict.get("ParentTree");if(!this.root||t===void 0||e.size===0)return;let i=Float64Array.from(e).sort(),r=(n,o)=>{let l=tu(i,n);return l<i.length&&
i[l]<=o},s=(n,o)=>e.has(n)?(this.touchParents(o),!0):!1,{empty:a}=ti(this.document,t,D(t,this.root.holder),"Nums",s,r);a&&(this.document.edit(this.root.holder),
this.root.dict.delete("ParentTree"))}touch(e){this.open.add(e)}touchRoot(){this.root&&this.open.add(this.root.holder)}async flush(){if(!this.root)return;for(let i of this.
open){this.open.delete(i);let r=this.document.job.pace.step(500);r&&await r,i===this.root.holder?this.pruneRoot(this.root):this.pruneElement(i)}let e=this.root.
dict.get("IDTree");if(!this.identifierRemoved||e===void 0)return;this.identifierRemoved=!1;let t=(i,r)=>this.removal.isGone(r);ti(this.document,e,D(e,this.root.
holder),"Names",t).empty&&(this.document.edit(this.root.holder),this.root.dict.delete("IDTree"))}touchParents(e){(0,u.w)(e)&&!(0,u.x)(this.document.resolve(e))&&
this.open.add(e.number);for(let[t,i]of(this.document.array(e)??[]).entries()){if(!(0,u.w)(i))continue;this.open.add(i.number);let r=this.unsaid.get(i.number);r||
this.unsaid.set(i.number,r=new Set),r.add(t)}}pruneElement(e){let t=this.document.dict(new u.r(e));if(!t)return;this.pruneReferences(e,t);let i=t.get("Pg"),r=i===
void 0?this.unsaid.get(e):void 0,s=this.kidsOf(t),a=s.filter(o=>!this.isLost(o,i,r));if(this.removal.isGone(i)&&(this.document.edit(e),t.delete("Pg")),a.length===
s.length)return;let n=t.get("P");a.length===0?(t.has("ID")&&(this.identifierRemoved=!0),this.removal.remove(e),this.removedElements++):(this.document.edit(e),t.
set("K",a.length===1?a[0]:a)),(0,u.w)(n)&&this.open.add(n.number),this.silence(a.length===0?n:new u.r(e))}pruneRoot({dict:e,holder:t}){let i=this.kidsOf(e),r=i.
filter(a=>!this.removal.isGone(a));if(r.length===i.length)return;if(this.document.edit(t),r.length>0){e.set("K",r.length===1?r[0]:r);return}let s=this.document.
edit(this.document.catalogNumber);s.delete("StructTreeRoot"),s.delete("MarkInfo")}isLost(e,t,i){return typeof e=="number"?this.removal.isGone(t)||(i?.has(e)??!1):
this.removal.isGone(e)?!0:(0,u.v)(e)?(0,u.y)(e.get("Type"),"OBJR")&&this.removal.isGone(e.get("Obj"))?!0:((0,u.y)(e.get("Type"),"MCR")||(0,u.y)(e.get("Type"),"O\
BJR"))&&this.removal.isGone(e.get("Pg")??t):!1}pruneReferences(e,t){let i=this.document.array(t.get("Ref")),r=i?.filter(s=>!this.removal.isGone(s));!i||!r||r.length===
i.length||(this.document.edit(e),r.length>0?t.set("Ref",r):t.delete("Ref"))}silence(e){for(;(0,u.w)(e)&&!this.silenced.has(e.number);){this.silenced.add(e.number);
let t=this.document.dict(e);t?.has("ActualText")&&(this.document.edit(e),t.delete("ActualText")),e=t?.get("P")}}kidsOf(e){let t=e.get("K");return t==null?[]:this.
document.array(t)??[t]}};function Qc(e){return(0,u.y)(e.get("Type"),"StructElem")?!0:!e.has("Type")&&e.has("S")&&(0,u.w)(e.get("P"))&&(e.has("K")||e.has("Pg"))}
function eu(e){return(0,u.y)(e.get("Type"),"MCR")||(0,u.y)(e.get("Type"),"OBJR")}function tu(e,t){let[i,r]=[0,e.length];for(;i<r;){let s=i+r>>1;e[s]<t?i=s+1:r=s}
return i}var iu=class{constructor(e){this.removal=e,this.document=e.document}removal;document;threads;touch(e,t){if(!this.removal.isGone(t.get("P")))return;let[
i,r]=[t.get("N"),t.get("V")],[s,a]=[this.document.dict(i),this.document.dict(r)],n=this.threadStartingAt(e);if(this.threads.delete(e),this.removal.remove(e),!(0,u.w)(
i)||i.number===e||!s){n&&this.removal.remove(n.number);return}a&&(0,u.w)(r)&&(this.document.edit(r),a.set("N",i),this.document.edit(i),s.set("V",r)),n&&(this.document.
edit(n).set("F",i),this.document.edit(i),s.set("T",n),this.threads.set(i.number,n))}threadStartingAt(e){if(!this.threads){this.threads=new Map;for(let t of this.
document.array(this.document.catalog.get("Threads"))??[]){let i=this.document.dict(t)?.get("F");(0,u.w)(t)&&(0,u.w)(i)&&this.threads.set(i.number,t)}}return this.
threads.get(e)}flush(){let{catalog:e,catalogNumber:t}=this.document,i=e.get("Threads"),r=this.document.array(i),s=r?.filter(a=>{let n=this.document.dict(a);return n?
this.document.dict(n.get("F"))!==void 0:!this.removal.isGone(a)});!r||!s||s.length===r.length||(this.document.edit(t),s.length>0?e.set("Threads",s):e.delete("Th\
reads"))}};function ru(e){return(0,u.w)(e.get("N"))&&(0,u.w)(e.get("V"))&&(e.has("R")||e.has("P"))&&!e.has("S")}function su(e,t){let{removal:i}=e,{document:r}=i,
s=r.get(t);(0,u.x)(s)?au(i,t,s):(0,u.v)(s)&&nu(e,r,t,s)}function au(e,t,i){e.isGone(i[0])&&i[1]instanceof u.p&&e.remove(t),e.chase(t)}function nu(e,t,i,r){let{annotations:s,
destinations:a,outlines:n,removal:o,structure:l,threads:c}=e;i===t.catalogNumber?lu(e,r):(0,u.y)(r.get("Type"),"Page")||t.pages.indexOf(i)>=0?(a.pruneTargets(i,
r),s.touchPage(i),cu(o,i,r)):Yc(r)?n.touch(i,r):Qc(r)?l.touch(i):eu(r)?(o.remove(i),o.chase(i)):ru(r)?c.touch(i,r):ou(e,t,i,r)}function ou(e,t,i,r){let{annotations:s,
destinations:a,form:n,removal:o,structure:l}=e;gs(r)&&s.touch(i,r),t.get(i)!==null&&(r.has("Kids")&&n.touch(i),r.has("Fields")&&n.touchForm(),(r.has("ParentTree")||
(0,u.y)(r.get("Type"),"StructTreeRoot"))&&l.touchRoot(),!gs(r)&&(a.pruneTargets(i,r),r.get("S")instanceof u.p?a.pruneChain(r,i):a.pruneActions(i,r),!(!a.isDeadAction(
r)&&!(r.has("D")&&a.isDead(r)))&&(r.has("Next")||o.remove(i),o.chase(i))))}function lu({destinations:e,form:t,removal:i,structure:r},s){e.pruneOpenAction(),e.pruneTargets(
i.document.catalogNumber,s),t.touchForm(),r.touchRoot()}function cu(e,t,i){let{document:r}=e,s=r.dict(i.get("SeparationInfo")),a=r.array(s?.get("Pages"));!s||!a?.
some(n=>e.isGone(n))||(r.edit(D(i.get("SeparationInfo"),t)),s.set("Pages",a.filter(n=>!e.isGone(n))))}var uu=10;async function Ps(e,t){let{pages:i}=e,{numbers:r,
dropped:s,repeated:a,used:n}=await du(e,t),o=r.length!==i.count||r.some((h,f)=>h!==i.number(f)),l=t.every((h,f)=>f===0||h>t[f-1]);o&&(Wc(e,t),Fs(e));let c=s.length>
0?hu(e,s):void 0;o&&await(l?i.keep(n):i.rebuild(r));let d=c?await fu(e,r,c):void 0;return{pageCount:r.length,removedPages:s.length,repeatedPages:a,removedOutlineItems:d?.
outlines.removedItems??0,removedDestinations:d?.destinations.removedNames??0,removedLinks:d?.annotations.removedLinks??0,removedFields:d?.form.removedFields??0,
removedStructureElements:d?.structure.removedElements??0,removedXfa:d?.form.removedXfa??!1}}async function du(e,t){let{pages:i}=e,r=new _c(e),s=new Uint8Array(i.
count),a=[],n=0;for(let l of t){let c=l-1;if(s[c]){a.push(r.copyPage(c)),n++;let d=e.job.pace.step(4e3);d&&await d}else a.push(i.number(c));s[c]=1}let o=[];for(let l=0;l<
i.count;l++)s[l]||o.push(i.number(l));return{numbers:a,dropped:o,repeated:n,used:s}}function hu(e,t){let i=new Set,r=new Map,s=new Set,a=e.dict(e.catalog.get("S\
tructTreeRoot"))!==void 0;for(let n of t){let o=a?e.resolve(e.entry(n,"StructParents")):null;typeof o=="number"&&s.add(o);let l=e.entry(n,"Annots"),c=e.array(l)??
[];(0,u.w)(l)&&r.set(l.number,c);for(let d of c)(0,u.w)(d)&&i.add(d.number)}return{pages:t,annotations:i,arrays:r,structKeys:s}}async function fu(e,t,i){let r=Os(
e),{destinations:s,removal:a,structure:n}=r;for(let l of i.pages)a.remove(l);s.pruneNames(),r.form.dropXfa(),n.dropKeys(i.structKeys),await n.flush(),s.removedNames>
0&&await mu(r,t);let o=new Set([...a.removed(),...i.annotations]);return await Cs(r,o,async({live:l,referrers:c})=>{pu(r,i,l,c),await gu(r,i.annotations)}),r}function Os(e){
let t=new ps(e),i=new Vc(t);return{removal:t,destinations:i,annotations:new Ic(t,i),outlines:new Jc(t,i),form:new ys(t),structure:new Zc(t),threads:new iu(t)}}async function Cs(e,t,i){
let{destinations:r,removal:s}=e,{document:a}=s;for(let n=0;n<uu&&t.size>0;n++){let o=await Yt(a,{watched:t});e.annotations.via=o.via,r.refresh(),n===0&&await i?.(
o);for(let l of[...o.referrers].sort((c,d)=>c-d)){su(e,l);let c=a.job.pace.step(1e3);c&&await c}await yu(e),t=s.takeChased()}}async function mu({annotations:e,destinations:t,
outlines:i,removal:r},s){let{document:a}=r;t.pruneOpenAction(),t.pruneTargets(a.catalogNumber,a.catalog),await i.touchAll();for(let n of s){let o=a.job.pace.step(
2e3);o&&await o,a.entry(n,"AA")!==void 0&&t.pruneTargets(n,a.get(n)),e.touchPage(n)}}function pu({removal:e},t,i,r){let{document:s}=e,a=o=>{for(let l of o??[])(0,u.w)(
l)&&t.annotations.delete(l.number)};for(let[o,l]of t.arrays)i[o]&&a(l);let n=!1;for(let o of r)s.pages.indexOf(o)>=0?a(s.array(s.entry(o,"Annots"))):Array.isArray(
s.get(o))&&(n=!0);if(n)for(let o of s.pages.numbers){let l=s.entry(o,"Annots");(0,u.w)(l)&&r.has(l.number)&&a(s.array(l))}}async function gu({form:e,removal:t,structure:i},r){
let{document:s}=t,a=new Set,n=s.catalog.has("StructTreeRoot"),o=s.catalog.has("AcroForm");for(let l of r){let c=s.job.pace.step(200);c&&await c;let d=n?s.resolve(
s.entry(l,"StructParent")):null;if(typeof d=="number"&&a.add(d),o&&(0,u.y)(s.resolve(s.entry(l,"Subtype")),"Widget")){let h=s.dict(new u.r(l));if(h&&e.losing(h),
h&&e.keepsAsField(l,h))continue}t.remove(l)}i.dropKeys(a)}async function yu({annotations:e,form:t,outlines:i,structure:r,threads:s}){e.flush(),r.dropKeys(e.structKeys),
e.structKeys.clear(),await r.flush(),t.flush(),await i.flush(),s.flush()}async function et(e,t,i,r){let s=await j(e.bytes,i,{password:t}),a=s.pages.count,n=r(a);
if(!n){let c=s.suspect?await N(s):e.bytes,d=a;return{documents:[{name:e.name,bytes:c,pageCount:d}],notes:[Je],facts:{sourcePageCount:a,pageCount:d}}}let o=await Ps(
s,n),l=await N(s);return{documents:[{name:e.name,bytes:l,pageCount:o.pageCount}],notes:wu(o),facts:bu(a,o)}}function bu(e,t){let{pageCount:i,removedPages:r,repeatedPages:s}=t,
a={sourcePageCount:e,pageCount:i};return s>0&&(a.repeatedPages=s),r>0&&(a.removedPages=r,a.removedOutlineItems=t.removedOutlineItems,a.removedDestinations=t.removedDestinations,
a.removedLinks=t.removedLinks,a.removedFields=t.removedFields),a}function wu({removedXfa:e}){return e?[{code:"xfa_removed",message:"The XFA form of the document\
 described removed pages and was dropped. The fields themselves remain."}]:[]}var vu=(e,t,i)=>et(e,t.open_password,i,r=>{let s=Qt(t,r);if(s.length===0)throw(0,k.c)(
[{field:"pages",message:"names no page of the document: at least one page must remain"}]);return s});function de(e,t){let{table:i}=e,r=new Set,s=[],a=new Map;for(let o=1;o<
i.size;o++)if(e.isChanged(o))e.exists(o)&&r.add(o);else if(i.kind[o]===1)s.push(o);else if(i.kind[o]===2){let l=i.place[o],c=a.get(l);c?c.push(o):a.set(l,[o])}for(let o=i.
size;o<e.size;o++)e.exists(o)&&r.add(o);s.sort((o,l)=>i.place[o]-i.place[l]);let n=(0,u.n)(e.bytes);for(let o of t)for(let l=n.indexOf(o);l>=0;l=n.indexOf(o,l+o.
length)){let c=s[ku(s,i.place,l)];c!==void 0&&r.add(c)}for(let[o,l]of a){let c=e.objectStream(o);if(!c)continue;let d=(0,u.n)(c.data);if(t.some(h=>d.includes(h)))
for(let h of l)r.add(h)}return[...r].sort((o,l)=>o-l)}function ku(e,t,i){let[r,s]=[0,e.length];for(;r<s;){let a=r+s>>1;t[e[a]]<=i?r=a+1:s=a}return r-1}function si(e,t){
let i=[e];for(;i.length>0;){let r=i.pop(),s=r instanceof u.u?r.dict:r;if(Array.isArray(s))for(let a of s)i.push(a);else if(s instanceof u.t){t(s);for(let a of s.
values())i.push(a)}}}var xu=/xmlns(?::([\w.-]{1,64}))?\s{0,8}=\s{0,8}["']http:\/\/www\.w3\.org\/2000\/09\/xmldsig#/g;function Su(e,t,i){let r=e.resolve(t),s="";
for(let a of(0,u.x)(r)?r:[t]){let n=e.resolve(a);if(n instanceof u.q&&(s=Buffer.from(n.bytes).toString("latin1")),!(0,u.w)(a)||!(n instanceof u.u))continue;let o;
try{o=Buffer.from(e.decoded(n)).toString("latin1")}catch{continue}let l=Au(o,s,i);if(l===o)continue;let c=new u.t([...n.dict].filter(([d])=>d!=="Filter"&&d!=="D\
ecodeParms"));e.put(a,new u.u(c,Buffer.from(l,"latin1")))}}function Au(e,t,i){let r=new Set([...e.matchAll(xu)].map(([,o])=>o??"")),[s,a]=t==="datasets"?[0,e.length]:
[e.indexOf("<xfa:datasets"),e.indexOf("</xfa:datasets")],n=o=>s>=0&&o>=s&&o<a;return(0,v.t)(e,(o,l,c)=>{let[d,h=""]=o.split(":").reverse();return d==="Signature"?
l.includes("xmldsig")||h!==""&&r.has(h):i&&o==="signature"&&!n(c)})}var Fu=new Set(["Type","Rect","P","NM","M","F","AP","AS","OC","StructParent","AF","ca","CA",
"BM","Lang"]),$u=2,Mu=4,Pu=32,Ou=100;async function tt(e,t){let i=Os(e),r=await Cu(e),s=new Set,a=new Set,n=r.map(({dict:o})=>Tu(e,o));for(let o of r)ju(i,o,t,s,
a);return s.size>0&&await Ru(i,s,a),Uu(e,s.size>0),{fields:n,usageRights:Bu(e)}}async function Cu(e){let t=de(e,["/Sig"]);if(t.length===0)return[];for(let n of t)
Eu(e,n);let i=new Map;for(let{number:n,dict:o,type:l}of ce(e))l==="Sig"&&n!==void 0&&ai(e,i,n,o);let r=new Set([...i.values()].flatMap(({number:n,widgets:o})=>[
n,...o])),s=de(e,["/Sig","/Widget"]).filter(n=>{let o=r.has(n)?null:e.get(n);return(0,u.v)(o)&&(o.has("T")||(0,u.y)(o.get("Subtype"),"Widget"))&&ei(e,o)==="Sig"}),
a=s.length>0?(await Yt(e)).live:void 0;for(let n of s)a?.[n]===1&&ai(e,i,n,e.get(n));return[...i.values()]}function Eu(e,t){let i=[e.get(t)];for(let r=i.pop();r!==
void 0;r=i.pop()){if((0,u.v)(r))for(let s of r.values())i.push(s);if(Array.isArray(r))for(let[s,a]of r.entries())!(0,u.v)(a)||!(0,u.y)(a.get("FT"),"Sig")?i.push(
a):(e.edit(t),r[s]=e.add(a))}}function ai(e,t,i,r){if(!(0,u.v)(e.resolve(ue(e,r,"V"))))return;let s=r.get("Parent"),a=e.dict(s);if(!r.has("T")&&(0,u.w)(s)&&a?.has(
"T")){ai(e,t,s.number,a),t.get(s.number)?.widgets.add(i);return}if(t.has(i))return;let n=(e.array(r.get("Kids"))??[]).flatMap(o=>(0,u.w)(o)?[o.number]:[]);t.set(
i,{number:i,dict:r,widgets:new Set((0,u.y)(r.get("Subtype"),"Widget")?[i,...n]:n)})}function Tu(e,t){let i=[],r=t;for(let s=0;r&&s<Ou;s++){let a=e.resolve(r.get(
"T"));a instanceof u.q&&i.unshift(W(a)),r=e.dict(r.get("Parent"))}return i.join(".")}function ju({removal:e},{number:t,dict:i,widgets:r},s,a,n){let{document:o}=e;
a.add(t);let l=ue(o,i,"V");(0,u.w)(l)&&e.remove(l.number);for(let c of r){let d=o.get(c);if(!(0,u.v)(d))continue;if(a.add(c),s==="keep"&&Nu(o,d)){Du(o,c,d);continue}
let h=o.resolve(d.get("StructParent"));typeof h=="number"&&n.add(h),e.remove(c)}r.has(t)||e.remove(t)}function Nu(e,t){let i=e.resolve(t.get("F")),r=typeof i=="\
number"?i:0;if(r&$u||r&Pu&&!(r&Mu))return!1;let[s,a,n,o]=(e.array(t.get("Rect"))??[]).map(l=>e.resolve(l));return typeof s=="number"&&typeof a=="number"&&typeof n==
"number"&&typeof o=="number"&&s!==n&&a!==o&&e.dict(t.get("AP"))?.has("N")===!0}function Du(e,t,i){e.edit(t);for(let s of[...i.keys()])Fu.has(s)||i.delete(s);i.set(
"Subtype",new u.p("Stamp"));let r=e.dict(i.get("AP"))?.get("N");r!==void 0&&i.set("AP",new u.t([["N",r]]))}async function Ru(e,t,i){let{removal:r,structure:s}=e,
{document:a}=r;Iu(e,t);let n=C(a,"AcroForm");for(let o of["Fields","CO"]){let l=a.array(n?.dict.get(o)),c=l?.filter(d=>!r.isGone(d)&&!((0,u.w)(d)&&t.has(d.number)));
!n||!l||!c||c.length===l.length||(a.edit(n.holder),c.length>0||o==="Fields"?n.dict.set(o,c):n.dict.delete(o))}s.dropKeys(i),await s.flush(),await Cs(e,new Set(r.
removed()))}function Iu({removal:e},t){let{document:i}=e;for(let{number:r,dict:s}of ce(i).reverse()){let a=i.array(s.get("Kids")),n=a?.filter(o=>!e.isGone(o)&&!((0,u.w)(
o)&&t.has(o.number)));r===void 0||!a||!n||n.length===a.length||(i.edit(r),n.length>0?s.set("Kids",n):(0,u.y)(s.get("Subtype"),"Widget")?s.delete("Kids"):e.remove(
r))}}function Uu(e,t){let i=C(e,"AcroForm");if(!i)return;i.dict.has("SigFlags")&&(e.edit(i.holder),i.dict.delete("SigFlags")),Su(e,i.dict.get("XFA"),t);let r=(e.
array(i.dict.get("Fields"))??[]).length===0&&!i.dict.has("DR")&&!i.dict.has("XFA");t&&r&&e.edit(e.catalogNumber).delete("AcroForm")}function Bu(e){let{catalog:t}=e;
if(!["Perms","DSS","Legal","Extensions"].some(n=>t.has(n)))return!1;let i=e.dict(t.get("Perms")),r=i?.has("UR3")===!0||i?.has("UR")===!0;e.edit(e.catalogNumber);
for(let n of["Perms","DSS","Legal"])t.delete(n);let s=e.dict(t.get("Extensions"));if(!s?.has("ESIC"))return r;let a=new u.t([...s].filter(([n])=>n!=="ESIC"));return a.
size>0?t.set("Extensions",a):t.delete("Extensions"),r}var zu=/\/([^\s()<>[\]{}/%]*)|([+-]*(?:\d+\.?\d*|\.\d+))|([A-Za-z'"*]+)|\((?:\\.|[^\\()])*\)|[[\]]/g,_u={g:1,
rg:3,k:4};function Es(e){let t,i=0,r="0 g",s=[];for(let[a,n,o,l]of e.matchAll(zu))if(n!==void 0)s.push(`/${Ku(n)}`);else if(o!==void 0)s.push(Lu(o));else if(l===
void 0)s.push(a);else{let c=_u[l];if(l==="Tf"){let[d,h]=s.slice(-2);typeof d=="string"&&d.startsWith("/")&&(t=d.slice(1)),i=typeof h=="number"?Math.min(Math.abs(
h),Gu):0}else if(c!==void 0){let d=s.slice(-c);d.length===c&&d.every(h=>typeof h=="number")&&(r=`${d.join(" ")} ${l}`)}s=[]}return{font:t,size:i,colour:r}}var Gu=2e3;
function Lu(e){let t=Number(e.replace(/^[+-]*/,""));return/^[+-]*-/.test(e)?-t:t}var Ku=e=>e.replace(/#([0-9a-fA-F]{2})/g,(t,i)=>String.fromCharCode(parseInt(i,
16))),Ts=".notdef space exclam quotedbl numbersign dollar percent ampersand quoteright parenleft parenright asterisk plus comma hyphen period slash zero one two\
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
sissmall 001.000 001.001 001.002 001.003 Black Bold Book Light Medium Regular Roman Semibold".split(" ");function Vu(e){try{let t=new DataView(e.buffer,e.byteOffset,
e.byteLength),i=e.length>12?t.getUint32(0):0;if(i===1330926671){let r=js(t).get("CFF ");return r&&Ns(e.subarray(r.at,r.at+r.length))}if(i===65536||i===1953658213)
return Wu(t);if(e[0]===1&&e[1]===0)return Ns(e);if(e[0]===37||e[0]===128)return Yu(e)}catch(t){if(!(t instanceof RangeError))throw t}}function js(e){let t=new Map,
i=e.getUint16(4);for(let r=0;r<i;r++){let s=12+r*16,a=String.fromCharCode(...[0,1,2,3].map(n=>e.getUint8(s+n)));t.set(a,{at:e.getUint32(s+8),length:e.getUint32(
s+12)})}return t}function Wu(e){let t=js(e),[i,r,s,a,n,o]=["head","loca","glyf","maxp","cmap","post"].map(b=>t.get(b));if(!i||!r||!s||!a)return;let l=e.getUint16(
a.at+4),c=e.getUint16(i.at+50)===1,d=b=>c?e.getUint32(r.at+b*4):e.getUint16(r.at+b*2)*2,h=b=>b>=0&&b<l&&d(b+1)>d(b),f=n?qu(e,n.at):[],m=(b,S)=>f.find(F=>F.platform===
b&&(S===void 0||F.encoding===S))?.at,p=m(3,10)??m(3,1)??m(0),g=m(3,0),y=m(1,0),w;return{kind:"truetype",unicode:b=>p===void 0?0:it(e,p,b),code:b=>g!==void 0?it(
e,g,61440+b)||it(e,g,b):y===void 0?0:it(e,y,b),has:b=>typeof b=="number"?b>0&&b<l:(w??=o?Hu(e,o):new Map,h(w.get(b)??-1)),isDrawn:h}}function qu(e,t){let i=Math.
min(e.getUint16(t+2),64);return Array.from({length:i},(r,s)=>{let a=t+4+s*8;return{platform:e.getUint16(a),encoding:e.getUint16(a+2),at:t+e.getUint32(a+4)}})}function it(e,t,i){
try{switch(e.getUint16(t)){case 0:return i<256?e.getUint8(t+6+i):0;case 4:return i>65535?0:Xu(e,t,i);case 6:{let r=e.getUint16(t+6),s=e.getUint16(t+8);return i>=
r&&i<r+s?e.getUint16(t+10+(i-r)*2):0}case 12:{let[r,s]=[0,e.getUint32(t+12)-1];for(;r<=s;){let a=r+s>>1,n=t+16+a*12;if(i<e.getUint32(n))s=a-1;else if(i>e.getUint32(
n+4))r=a+1;else return e.getUint32(n+8)+i-e.getUint32(n)}return 0}default:return 0}}catch{return 0}}function Xu(e,t,i){let r=e.getUint16(t+6),[s,a]=[t+14,t+16+r];
for(let n=0;n<r;n+=2){if(i>e.getUint16(s+n))continue;let o=e.getUint16(a+n);if(i<o)return 0;let l=e.getUint16(a+r+n),c=a+2*r+n,d=e.getUint16(c);if(d===0)return i+
l&65535;let h=e.getUint16(c+d+(i-o)*2);return h===0?0:h+l&65535}return 0}function Hu(e,{at:t,length:i}){let r=new Map;if(e.getUint32(t)!==131072)return r;let s=e.
getUint16(t+32),a=[];for(let n=t+34+s*2;n<t+i;){let o=e.getUint8(n),l="";for(let c=1;c<=o&&n+c<e.byteLength;c++)l+=String.fromCharCode(e.getUint8(n+c));a.push(l),
n+=o+1}for(let n=0;n<s;n++){let o=a[e.getUint16(t+34+n*2)-258];o!==void 0&&r.set(o,n)}return r}function Ns(e){let t=new DataView(e.buffer,e.byteOffset,e.byteLength),
i=rt(t,t.getUint8(2)),r=rt(t,i.end),s=rt(t,r.end),a=Ju(t,r.offsets[0]??0,r.offsets[1]??0),n=a.get(17)?.[0];if(n===void 0)return;let o=rt(t,n).offsets.length-1,l=a.
has(3102),c=a.get(15)?.[0]??0,d=new Set,h=m=>{let p=Ts[m];if(p!==void 0)return p;let g=m-Ts.length,[y,w]=[s.offsets[g],s.offsets[g+1]];return y===void 0||w===void 0?
"":Buffer.from(e.subarray(y,w)).toString("latin1")},f=m=>{d.add(l?m:h(m))};if(c<=2&&!l){if(c===0)for(let m=1;m<=228;m++)f(m)}else{let m=t.getUint8(c),p=c+1;for(let g=1;g<
o;){let y=t.getUint16(p),w=m===0?0:m===1?t.getUint8(p+2):t.getUint16(p+2);p+=m===0?2:m===1?3:4;for(let b=0;b<=w&&g<o;b++,g++)f(y+b)}}return Ds(l?"cid":"named",d)}
var Ds=(e,t)=>({kind:e,unicode:()=>0,code:()=>0,has:i=>t.has(i),isDrawn:()=>!0});function rt(e,t){let i=e.getUint16(t);if(i===0)return{offsets:[],end:t+2};let r=e.
getUint8(t+2),s=t+3+(i+1)*r-1,a=Array.from({length:i+1},(n,o)=>{let l=0;for(let c=0;c<r;c++)l=l*256+e.getUint8(t+3+o*r+c);return s+l});return{offsets:a,end:a[i]}}
function Ju(e,t,i){let r=new Map,s=[];for(let a=t;a<i;){let n=e.getUint8(a++);if(n<=21){let o=n===12?3072+e.getUint8(a++):n;r.set(o,s),s=[]}else if(n===28)s.push(
e.getInt16(a)),a+=2;else if(n===29)s.push(e.getInt32(a)),a+=4;else if(n===30){for(;a<i&&(e.getUint8(a++)&15)!==15;);s.push(0)}else n<=246?s.push(n-139):n<=250?s.
push((n-247)*256+e.getUint8(a++)+108):s.push(-(n-251)*256-e.getUint8(a++)-108)}return r}function Yu(e){let t=e[0]===128?Zu(e):Buffer.from(e),i=t.indexOf("eexec");
if(i<0)return;let r=i+5;for(;r<t.length&&[9,10,13,32].includes(t[r]);)r++;let s=/^[0-9a-fA-F\s]{8}/.test(t.toString("latin1",r,r+8))?Buffer.from(t.toString("lat\
in1",r).replace(/[^0-9a-fA-F]/g,""),"hex"):t.subarray(r),a=Buffer.alloc(s.length),n=55665;for(let[c,d]of s.entries())a[c]=d^n>>8,n=(d+n)*52845+22719&65535;let o=a.
indexOf("/CharStrings");if(o<0)return;let l=new Set;for(let c=o+12;;){let d=a.indexOf("/",c);if(d<0)break;let h=/^\/(\S+) +(\d+) +(?:RD|-\|) /.exec(a.toString("\
latin1",d,d+96));h&&l.add(h[1]),c=d+(h?h[0].length+Number(h[2]):1)}return l.size>0?Ds("named",l):void 0}function Zu(e){let t=[];for(let i=0;i+6<=e.length&&e[i]===
128&&e[i+1]!==3;){let r=e[i+2]|e[i+3]<<8|e[i+4]<<16;t.push(e.subarray(i+6,i+6+r)),i+=6+r}return Buffer.concat(t)}var Qu="space:20 exclam:21 quotedbl:22 numbersi\
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
afii61352:2116 divisionslash:2215 bulletoperator:2219",Rs=new Map,ni=new Map;for(let e of Qu.split(" ")){let[t,i]=e.split(":"),r=parseInt(i,16);Rs.set(t,r),ni.has(
r)||ni.set(r,t)}function ed(e){let t=Rs.get(e);if(t!==void 0)return t;let i=/^(?:uni([0-9A-F]{4})|u([0-9A-F]{4,6}))$/.exec(e),r=i?parseInt(i[1]??i[2],16):void 0;
return r!==void 0&&r<=1114111?r:void 0}var Is=e=>ni.get(e)??`uni${e.toString(16).toUpperCase().padStart(4,"0")}`,Us=" !\"#$%&’()*+,-./0123456789:;<=>?@ABCDEFGHIJ\
KLMNOPQRSTUVWXYZ[\\]^_‘abcdefghijklmnopqrstuvwxyz{|}~\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0¡¢£⁄¥ƒ§¤'“«‹›ﬁﬂ\0–†‡·\0¶•‚„”»…‰\0¿\0`´ˆ˜¯˘˙¨\0˚¸\0˝˛ˇ—\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0Æ\0ª\0\0\0\0ŁØŒ\
º\0\0\0\0\0æ\0\0\0ı\0\0łøœß\0\0\0\0",td=" !\"#$%&'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz{|}~\0ÄÅÇÉÑÖÜáàâäãåçéè\
êëíìîïñóòôöõúùûü†°¢£§•¶ß®©™´¨≠ÆØ∞±≤≥¥µ∂∑∏π∫ªºΩæø¿¡¬√ƒ≈∆«»… ÀÃÕŒœ–—“”‘’÷◊ÿŸ⁄¤‹›ﬁﬂ‡·‚„‰ÂÊÁËÈÍÎÏÌÓÔÒÚÛÙıˆ˜¯˘˙˚¸˝˛ˇ",
oi=" !\"#$%&'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz{|}~€\0‚ƒ„…†‡ˆ‰Š‹Œ\0Ž\0\0‘’“”•–—˜™š›œ\0žŸ ¡¢£¤¥¦§¨©ª«¬­®¯°±²³´µ¶·¸¹º»\
¼½¾¿ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖ×ØÙÚÛÜÝÞßàáâãäåæçèéêëìíîïðñòóôõö÷øùúûüýþÿ",Bs={Helvetica:"278 278\
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
1 500 500 500 500 500 500 500 722 444 444 444 444 444 278 278 278 278 500 556 500 500 500 500 500 570 500 556 556 556 556 444 500 444"},id=4;function rd(e,t,i){
let r=e.resolve(i.get("Subtype"));if(!(r instanceof u.p)||!/^(Type1|MMType1|TrueType)$/.test(r.text))return;let s=e.dict(i.get("FontDescriptor")),a=_s(e,s);if(a===
"unusable")return;let n=a?void 0:Ls(st(e,i.get("BaseFont"))),o=nd(e,s,i),l=od(e,i,o,a!==void 0);if(!l)return;let c=ld(e,i,s,n),d=new Map;for(let[h,f]of l){if(d.
has(f.point)||a&&!ad(a,h,f))continue;let m=c(h,f.point);m!==void 0&&d.set(f.point,{code:h,width:m})}for(let[h,f]of[[160,32],[8208,45],[8209,45]])!d.has(h)&&d.has(
f)&&d.set(h,d.get(f));if(d.size!==0)return new zs(t,d,ud(e,i,s,n!==void 0))}function sd(e,t="Helvetica"){let i=Ls(t),r=new Map;for(let s=32;s<256;s++){let a=oi.
charCodeAt(s-32),n=i(a);a!==0&&n!==void 0&&r.set(a,{code:s,width:n})}return new zs(e,r,Ks(t))}var zs=class{constructor(e,t,i){this.resource=e,this.codes=t,this.
ascent=i.ascent,this.descent=i.descent}resource;codes;ascent;descent;covers(e){for(let t of e)if(!this.codes.has(t.codePointAt(0)))return!1;return!0}width(e){let t=0;
for(let i of e)t+=this.codes.get(i.codePointAt(0))?.width??0;return t}show(e){let t=[];for(let i of e)t.push(this.codes.get(i.codePointAt(0))?.code??32);return`${(0,x.j)(
t)} Tj`}},st=(e,t)=>{let i=e.resolve(t);return i instanceof u.p?i.text:""};function _s(e,t){for(let i of["FontFile","FontFile2","FontFile3"]){let r=e.resolve(t?.
get(i));if(r instanceof u.u)try{return Vu(e.decoded(r))??"unusable"}catch{return"unusable"}}}function ad(e,t,{point:i,name:r}){if(e.kind!=="truetype")return e.has(
r)||e.has(Is(i))||i===32;let s=e.unicode(i)||e.code(t);return s>0?i===32||i===160||e.isDrawn(s):e.has(r)}function nd(e,t,i){let r=e.resolve(t?.get("Flags"));return typeof r==
"number"?(r&id)!==0:/^(Symbol|ZapfDingbats|Wingdings|Webdings)/.test(st(e,i.get("BaseFont")))}function od(e,t,i,r){let s=e.resolve(t.get("Encoding")),a=s instanceof
u.p?s.text:st(e,(0,u.v)(s)?s.get("BaseEncoding"):void 0),n={WinAnsiEncoding:oi,MacRomanEncoding:td,StandardEncoding:Us}[a],o=(0,u.v)(s)?e.array(s.get("Differenc\
es")):void 0;if(n===void 0&&i&&!o)return;let l=n??(i&&r?"":Us),c=new Map;for(let h=32;h<256;h++){let f=l.charCodeAt(h-32);f>0&&c.set(h,{point:f,name:Is(f)})}let d=0;
for(let h of o??[]){let f=e.resolve(h);if(typeof f=="number")d=f;else if(f instanceof u.p){let m=ed(f.text);m===void 0||d<0||d>255?c.delete(d):c.set(d,{point:m,
name:f.text}),d++}}return c}function ld(e,t,i,r){let s=e.array(t.get("Widths"))?.map(o=>e.resolve(o)),a=e.resolve(t.get("FirstChar")),n=e.resolve(i?.get("Missin\
gWidth"));return!s||typeof a!="number"?(o,l)=>r?.(l)??(typeof n=="number"&&n>0?n:500):(o,l)=>{let c=s[o-a];return typeof c=="number"&&c>0?c:r?.(l)}}function cd(e){
let t=e.replace(/^[A-Z]{6}\+/,""),i=/bold|black|heavy/i.test(t),r=/italic|oblique/i.test(t);return/^(Helvetica|Arial)/i.test(t)?i?"HelveticaBold":"Helvetica":/^Times/i.
test(t)?i?r?"TimesRomanBoldItalic":"TimesRomanBold":r?"TimesRomanItalic":"TimesRoman":/^Courier/i.test(t)?"Courier":void 0}var Gs=new Map;function Ls(e){let t=e in
Bs?e:cd(e);if(t===void 0)return;if(t==="Courier")return()=>600;let i=Gs.get(t);if(!i){let s=Bs[t].split(" ").map(Number);i=new Map(s.flatMap((a,n)=>a>0?[[oi.charCodeAt(
n),a]]:[])),Gs.set(t,i)}let r=i;return s=>r.get(s)}function ud(e,t,i,r){return!i&&r?Ks(st(e,t.get("BaseFont"))):(0,x.g)(e.resolve(i?.get("Ascent")),e.resolve(i?.
get("Descent")))}function Ks(e){return/Times/i.test(e)?{ascent:683,descent:-217}:/Courier/i.test(e)?{ascent:629,descent:-157}:{ascent:718,descent:-207}}function dd(e,t,i){
if(!(0,u.y)(e.resolve(i.get("Subtype")),"Type0")||!(0,u.y)(e.resolve(i.get("Encoding")),"Identity-H"))return;let r=e.dict(e.array(i.get("DescendantFonts"))?.[0]),
s=e.dict(r?.get("FontDescriptor")),a=_s(e,s);if(!r||a==="unusable"||a===void 0)return;let n=gd(e,i.get("ToUnicode")),o=fd(e,r),l=(f,m)=>{if(a.kind!=="truetype")
return a.kind==="named"||a.has(f);let p=o(f);return a.has(p)&&(m||a.isDrawn(p))},c=new Map;for(let[f,m]of n)l(m,Vs.has(f))&&c.set(f,m);let d=f=>{let m=c.get(f);
if(m!==void 0)return m;let p=a.kind==="truetype"?md(e,r,a,f):void 0;return p!==void 0&&l(p,Vs.has(f))?p:void 0},h=(0,x.g)(e.resolve(s?.get("Ascent")),e.resolve(
s?.get("Descent")));return new hd(t,d,f=>c.has(f),pd(e,r),h)}var Vs=new Set([32,160]),hd=class{constructor(e,t,i,r,s){this.resource=e,this.find=t,this.isSaid=i,
this.widths=r,this.ascent=s.ascent,this.descent=s.descent}resource;find;isSaid;widths;ascent;descent;found=new Map;covers(e){if(new RegExp("\\p{M}","u").test(e))
return!1;for(let t of e)if(this.cid(t)===void 0)return!1;return!0}width(e){let t=0;for(let i of e)t+=this.widths(this.cid(i)??0);return t}show(e){let t=`${(0,x.i)(
Array.from(e,i=>this.cid(i)??0),2)} Tj`;return Array.from(e).every(i=>this.isSaid(i.codePointAt(0)))?t:`/Span <</ActualText <${Buffer.from(Lt(e).bytes).toString(
"hex")}>>> BDC ${t} EMC`}cid(e){let t=e.codePointAt(0);return this.found.has(t)||this.found.set(t,this.find(t)),this.found.get(t)}};function fd(e,t){let i=e.resolve(
t.get("CIDToGIDMap"));if(!(i instanceof u.u))return s=>s;let r=e.decoded(i);return s=>(r[s*2]??0)<<8|(r[s*2+1]??0)}function md(e,t,i,r){if(!(e.resolve(t.get("CI\
DToGIDMap"))instanceof u.u))return i.unicode(r)||void 0}function pd(e,t){let i=e.resolve(t.get("DW")),r=new Map,s=(e.array(t.get("W"))??[]).map(a=>e.resolve(a));
for(let a=0;a+1<s.length;){let[n,o,l]=[s[a],s[a+1],s[a+2]];if(typeof n!="number")break;if(Array.isArray(o)){for(let[c,d]of o.entries()){let h=e.resolve(d);typeof h==
"number"&&r.set(n+c,h)}a+=2}else{if(typeof o=="number"&&typeof l=="number")for(let c=n;c<=Math.min(o,65535);c++)r.set(c,l);a+=3}}return a=>r.get(a)??(typeof i==
"number"?i:1e3)}function gd(e,t){let i=new Map,r=e.resolve(t);if(!(r instanceof u.u))return i;let s;try{s=Buffer.from(e.decoded(r)).toString("latin1")}catch{return i}
let a=(n,o,l=0)=>{let c=[...Buffer.from(n.replace(/\s/g,""),"hex").swap16().toString("utf16le")],d=c[0]?.codePointAt(0);c.length===1&&d!==void 0&&!i.has(d+l)&&i.
set(d+l,o)};for(let[,n]of s.matchAll(/beginbfchar([\s\S]*?)endbfchar/g))for(let[,o,l]of n.matchAll(/<\s*([0-9a-fA-F]{1,4})\s*>\s*<([0-9a-fA-F\s]+)>/g))li(l)&&a(
l,parseInt(o,16));for(let[,n]of s.matchAll(/beginbfrange([\s\S]*?)endbfrange/g))for(let[,o,l,c,d]of n.matchAll(yd)){let[h,f]=[parseInt(o,16),parseInt(l,16)];if(c!==
void 0&&li(c))for(let m=h;m<=f;m++)a(c,m,m-h);for(let[m,[,p]]of[...(d??"").matchAll(/<([0-9a-fA-F\s]+)>/g)].entries())li(p)&&a(p,h+m)}return i}var yd=/<\s*([0-9a-fA-F]{1,4})\s*>\s*<\s*([0-9a-fA-F]{1,4})\s*>\s*(?:<([0-9a-fA-F\s]+)>|\[([^\]]*)\])/g,
li=e=>e.replace(/\s/g,"").length%4===0,bd=class{constructor(e,t){this.document=e,this.model=t,this.embeddedOnly=(0,v.u)(e).archive!==void 0,this.defaults=e.dict(
e.dict(t.form?.dict.get("DR"))?.get("Font"))}document;model;known=new Map;byNumber=new Map;helvetica;typeface;embeddedOnly;defaults;async select(e,t,i){if((0,v.p)(
i))return;let r=this.own(e,t);return r.usable&&(!this.embeddedOnly||r.embedded||i==="")&&r.font.covers(i)?r:(this.typeface??=await(await Promise.resolve().then(()=>T(require("./embedded-typeface-B5BP5VR3.js")))).
EmbeddedTypeface.open(this.document),this.typeface.covers(i)?{font:this.typeface,name:"NotoSans"}:void 0)}async finish(){await this.typeface?.embed()}own(e,t=""){
let i=this.find(e,t);if(i===void 0)return{font:this.standard(),name:"Helv",usable:!0,embedded:!1};let r=this.open(i),s=this.isEmbedded(i),a=/^[\w+.-]+$/.test(t)?
t:"F0";return{font:r??this.standard(),name:a,usable:r!==void 0,embedded:s}}find(e,t){let{document:i}=this;if(t==="")return;let r=i.dict(i.dict(this.model.inherited(
e.node,"DR"))?.get("Font")),s=i.resolve(i.dict(e.dict.get("AP"))?.get("N")),a=s instanceof u.u?i.dict(i.dict(s.dict.get("Resources"))?.get("Font")):void 0;for(let n of[
r,this.defaults,a]){let o=n?.get(t);if(o!==void 0&&i.dict(o))return o}}open(e){if(e instanceof u.r?this.byNumber.has(e.number):this.known.has(e))return e instanceof
u.r?this.byNumber.get(e.number):this.known.get(e);let t=this.document.dict(e),i;try{i=t&&(rd(this.document,e,t)??dd(this.document,e,t))}catch(r){if(!vd(r))throw r}
return e instanceof u.r?this.byNumber.set(e.number,i):this.known.set(e,i),i}isEmbedded(e){let{document:t}=this,i=t.dict(e),r=t.dict(t.array(i?.get("DescendantFo\
nts"))?.[0]),s=t.dict((r??i)?.get("FontDescriptor"));return["FontFile","FontFile2","FontFile3"].some(a=>t.resolve(s?.get(a))instanceof u.u)}standard(){return this.
helvetica??=sd(this.document.add(wd()))}},wd=()=>new u.t([["Type",new u.p("Font")],["Subtype",new u.p("Type1")],["BaseFont",new u.p("Helvetica")],["Encoding",new u.p(
"WinAnsiEncoding")]]),vd=e=>e instanceof Error&&"code"in e&&e.code==="unreadable_document";function ci(e,t){let i=ui(e,t.get("Rect"));if(!i)return;let[r,s,a,n]=i,
o=e.dict(t.get("MK")),l=e.resolve(o?.get("R")),c=typeof l=="number"?(Math.round(l/90)%4+4)%4:0,d=c%2===1,h=Ws(e,o?.get("BC")),{line:f,style:m,dash:p}=xd(e,t,h!==
void 0),g=Math.min(f,(a-r)/2,(n-s)/2);return{width:d?n-s:a-r,height:d?a-r:n-s,rotation:c*90,background:Ws(e,o?.get("BG")),borderColour:h,style:m,line:g,border:m===
"B"||m==="I"?g*2:g,dash:p,caption:e.resolve(o?.get("CA"))}}function ui(e,t){let i=(e.array(t)??[]).map(l=>e.resolve(l)),[r,s,a,n]=i;if(typeof r!="number"||typeof s!=
"number"||typeof a!="number"||typeof n!="number")return;let o=[Math.min(r,a),Math.min(s,n),Math.max(r,a),Math.max(s,n)];return o.every(Number.isFinite)&&o[2]>o[0]&&
o[3]>o[1]?o:void 0}function kd({width:e,height:t,rotation:i}){switch(i){case 0:return;case 90:return[0,1,-1,0,t,0];case 180:return[-1,0,0,-1,e,t];case 270:return[
0,-1,1,0,0,e]}}function Ws(e,t){let i=(e.array(t)??[]).map(r=>e.resolve(r));return[1,3,4].includes(i.length)&&i.every(r=>typeof r=="number")?i:void 0}function xd(e,t,i){
let r=e.dict(t.get("BS")),s=e.array(t.get("Border"))?.map(c=>e.resolve(c)),a=r?e.resolve(r.get("W")):s?.[2],n=e.resolve(r?.get("S")),o=((r?e.array(r.get("D")):s&&
Array.isArray(s[3])?s[3]:void 0)??[]).map(c=>e.resolve(c)).filter(c=>typeof c=="number"&&c>=0),l=n instanceof u.p&&/^[SDBIU]$/.test(n.text)?n.text:void 0;return{
line:i?typeof a=="number"&&a>=0?a:1:0,style:l??(!r&&o.length>0?"D":"S"),dash:o.some(c=>c>0)?o:[3]}}function he(e,t){let i={1:"g",3:"rg",4:"k"}[e.length];return`${e.
map(x.h).join(" ")} ${t?i:i.toUpperCase()}`}function qs(e){let{width:t,height:i,background:r,borderColour:s,style:a,line:n,dash:o}=e,l=[];if(r&&l.push(he(r,!0),
`0 0 ${(0,x.h)(t)} ${(0,x.h)(i)} re f`),!s||n===0)return l.join(`
`);if(a==="B"||a==="I"){let[d,h]=a==="B"?[[1],Sd(r)]:[[.5],[.75]];l.push(he(d,!0),Xs(e,!0),he(h,!0),Xs(e,!1))}l.push(he(s,!1),`${(0,x.h)(n)} w`),a==="D"&&l.push(
`[${o.map(x.h).join(" ")}] 0 d`);let c=n/2;return l.push(a==="U"?`0 ${(0,x.h)(c)} m ${(0,x.h)(t)} ${(0,x.h)(c)} l S`:`${(0,x.h)(c)} ${(0,x.h)(c)} ${(0,x.h)(t-n)}\
 ${(0,x.h)(i-n)} re S`),l.join(`
`)}var Sd=e=>e?.length===3||e?.length===1?e.map(t=>t/2):[.5];function Xs({width:e,height:t,line:i,border:r},s){let[a,n,o,l]=[i,r,e,t];return`${(s?[[a,a],[a,l-a],
[o-a,l-a],[o-n,l-n],[n,l-n],[n,n]]:[[o-a,l-a],[o-a,a],[a,a],[n,n],[o-n,n],[o-n,l-n]]).map(([c,d],h)=>`${(0,x.h)(c)} ${(0,x.h)(d)} ${h===0?"m":"l"}`).join(" ")} \
f`}var Ad=e=>/^[48Hlnu]$/.test(e);function Fd(e,t,i,r,s){let a=[r?Od(e):qs(e)];return i&&a.push("q",s,Pd(e,t),"Q"),a.filter(n=>n!=="").join(`
`)}var $d={4:[[8,46],[22,60],[40,38],[78,90],[94,78],[42,8]],8:[[14,26],[26,14],[50,38],[74,14],[86,26],[62,50],[86,74],[74,86],[50,62],[26,86],[14,74],[38,50]],
H:Md(),n:[[12,12],[88,12],[88,88],[12,88]],u:[[50,4],[92,50],[50,96],[8,50]]};function Md(){return Array.from({length:10},(e,t)=>{let i=Math.PI/2+t*Math.PI/5,r=t%
2===0?50:20;return[50+r*Math.cos(i),47+r*Math.sin(i)]})}function Pd({width:e,height:t,border:i},r){let s=Math.max(Math.min(e,t)-2*i,0)*.8,[a,n]=[(e-s)/2,(t-s)/2];
return r==="l"?`${di(e/2,t/2,s*.36)} f`:`${$d[r].map(([o,l])=>`${(0,x.h)(a+o*s/100)} ${(0,x.h)(n+l*s/100)}`).map((o,l)=>`${o} ${l===0?"m":"l"}`).join(" ")} f`}function Od({
width:e,height:t,background:i,borderColour:r,line:s,style:a,dash:n}){let o=Math.min(e,t)/2,l=[];return i&&l.push(he(i,!0),`${di(e/2,t/2,o)} f`),r&&s>0&&(l.push(
he(r,!1),`${(0,x.h)(s)} w`),a==="D"&&l.push(`[${n.map(x.h).join(" ")}] 0 d`),l.push(`${di(e/2,t/2,o-s/2)} s`)),l.join(`
`)}var Cd=.5523;function di(e,t,i){let[r,s]=[i,i*Cd],a=(...n)=>n.map((o,l)=>(0,x.h)((l%2===0?e:t)+o)).join(" ");return`${a(r,0)} m ${a(r,s,s,r,0,r)} c ${a(-s,r,
-r,s,-r,0)} c ${a(-r,-s,-s,-r,0,-r)} c ${a(s,-r,r,-s,r,0)} c`}var Q=1.15,Hs=4,hi=12,Ed=2,fi=({border:e})=>Math.max(2*e,Ed);function Td(e,t){let{frame:i,font:r,quadding:s}=e,
a=fi(i),n=r.width(t)/1e3,o=Math.max(i.width-2*a,0),l=e.size||Zs(i,n===0?1/0:o/n);return{size:l,lines:[{text:t,x:mi(s,a,o,n*l),y:Qs(i,r,l)}]}}function jd(e,t){let{
frame:i,font:r,quadding:s}=e,a=fi(i),n=Math.max(i.width-2*a,1),o=Math.max(i.height-2*a,1),l=e.size||hi,c=ta(r,t,n/l*1e3);for(;e.size===0&&l>Hs&&c.length*l*Q>o;)
l-=.5,c=ta(r,t,n/l*1e3);let d=i.height-a-r.ascent/1e3*l;return{size:l,lines:c.map((h,f)=>({text:h,x:mi(s,a,n,r.width(h)/1e3*l),y:d-f*l*Q}))}}function Nd(e,t,i){
let{frame:r,font:s,quadding:a}=e,n=r.width/i,o=ea(t),l=o.reduce((m,p)=>Math.max(m,s.width(p)/1e3),0),c=e.size||Zs(r,l===0?1/0:n/l),d=Math.max(i-o.length,0),h=a===
2?d:a===1?Math.floor(d/2):0,f=Qs(r,s,c);return{size:c,lines:o.map((m,p)=>({text:m,x:n*(h+p+.5)-s.width(m)/1e3*c/2,y:f}))}}function Dd(e,t,i){let{frame:r,font:s,
quadding:a}=e,n=fi(r),o=Math.max(r.width-2*n,0),l=e.size||hi,c=Js(r,l),d=r.height-r.border-s.ascent/1e3*l-(Q-Ys(s))/2*l;return{size:l,lines:t.slice(i,i+Math.ceil(
c)).map((h,f)=>({text:h,x:mi(a,n,o,s.width(h)/1e3*l),y:d-f*l*Q}))}}var Js=({height:e,border:t},i)=>Math.max(e-2*t,0)/((i||hi)*Q),Ys=e=>(e.ascent-e.descent)/1e3;
function Zs({height:e,border:t},i){let r=(e-2*t)/Q;return Math.max(Math.min(r,i),Hs)}var Qs=({height:e},t,i)=>(e-Ys(t)*i)/2-t.descent/1e3*i;function mi(e,t,i,r){
return r>i||e===0?t:t+(e===2?i-r:(i-r)/2)}var ea=e=>e.match(new RegExp("\\P{M}\\p{M}*|\\p{M}+","gu"))??[];function ta(e,t,i){let r=[];for(let s of t.split(`
`)){let a="",n=0;for(let o of s.match(/ *[^ ]+| +$/g)??[]){let l=e.width(o);if(n+l<=i){a+=o,n+=l;continue}let c=o.trimStart();for(a!==""&&r.push(a);;){let d=Rd(
e,c,i);if(d>=c.length)break;r.push(c.slice(0,d)),c=c.slice(d)}a=c,n=e.width(c)}r.push(a)}return r}function Rd(e,t,i){if(e.width(t)<=i)return t.length;let r=0,s=0;
for(let a of ea(t)){if(s+=e.width(a),s>i&&r>0)break;r+=a.length}return r}function at(e,t){let i=(0,v.q)(e).replace(/[\t\u2028\u2029]/g," ").replace(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/g,
"");return t==="several"?i:i.replace(/\n/g," ")}function pi(e){return e.kind==="list"?e.rows.texts.join(""):e.text.replace(/\n/g,"")}function Id(e,t){switch(t.kind){case"\
line":return Td(e,t.text);case"paragraph":return jd(e,t.text);case"comb":return Nd(e,t.text,t.cells);case"list":return Dd(e,t.rows.texts,t.rows.first)}}function Ud(e,t,{
texts:i,chosen:r,first:s}){let a=Math.max(Math.floor(Js(e,t)),1),[n]=r,o=Math.max(i.length-a,0),l=n===void 0||n>=s&&n<s+a?s:n;return Math.min(Math.max(l,0),o)}function Bd(e,t,i,r){
let{font:s,name:a,colour:n}=r,o=[qs(e),...t.kind==="comb"?[Gd(e,t.cells)]:[],"/Tx BMC"],l=i.lines.filter(({text:f})=>f.trim()!==""),{border:c,width:d,height:h}=e;
if(l.length>0&&d>2*c&&h>2*c){let f=[c,c,d-2*c,h-2*c].map(x.h).join(" ");o.push("q",`${f} re W n`),t.kind==="list"&&o.push(_d(e,t.rows,i.size)),o.push("BT",n,`/${a}\
 ${(0,x.h)(i.size)} Tf`);let[m,p]=[0,0];for(let g of l){let[y,w]=[ia(g.x),ia(g.y)];o.push(`${(0,x.h)(y-m)} ${(0,x.h)(w-p)} Td`,s.show(g.text,i.size)),[m,p]=[y,w]}
o.push("ET","Q")}return o.push("EMC"),o.filter(f=>f!=="").join(`
`)}var ia=e=>Math.round(e*1e3)/1e3,zd="0.6 0.757 0.855 rg";function _d(e,{chosen:t,first:i},r){let{border:s,width:a,height:n}=e,o=r*Q,l=t.filter(d=>d>=i&&n-s-(d-
i)*o>s);if(l.length===0)return"";let c=l.map(d=>{let h=n-s-(d-i+1)*o;return`${[s,h,a-2*s,o].map(x.h).join(" ")} re`});return[zd,...c,"f"].join(`
`)}function Gd({width:e,height:t,line:i,borderColour:r,style:s},a){if(!r||i===0||s!=="S"&&s!=="D"||a>Ld)return"";let n=Array.from({length:a-1},(o,l)=>{let c=(0,x.h)(
e/a*(l+1));return`${c} 0 m ${c} ${(0,x.h)(t)} l`});return n.length>0?`${n.join(" ")} S`:""}var Ld=1e3,Kd=1,Vd=2,ra=4096,Wd=8192,qd=32768,Xd=65536,Hd=1<<17,Jd=1<<
18,Yd=1<<21,Zd=1<<24,Qd=1<<25,sa=100,nt=class Wn{constructor(t){this.document=t,this.form=C(t,"AcroForm"),this.visit=new q(t)}document;fields=[];byName=new Map;widgets=new Map;form;nodes=new Map;fieldOf=new Map;visit;static async read(t){
let i=new Wn(t),{form:r}=i;return await i.walk(i.references(r?.dict.get("Fields"),r?.holder??-1,r?.dict,"Fields"),void 0),await i.readPages(),i}inherited(t,i){for(let r=t;r;r=
r.parent){let s=this.document.resolve(r.dict.get(i));if(s!==null)return s}return i==="DA"||i==="Q"?this.document.resolve(this.form?.dict.get(i)):null}integer(t,i){
let r=this.inherited(t,i);return typeof r=="number"?Math.trunc(r):0}node(t){return this.nodes.get(t)}numbers(){return this.nodes.keys()}get needsAppearances(){return this.
document.resolve(this.form?.dict.get("NeedAppearances"))===!0}async walk(t,i){let{document:r}=this,s=[],a=(n,o)=>{for(let l=n.length-1;l>=0;l--)s.push({ref:n[l],
parent:o})};a(t,i);for(let n=s.pop();n;n=s.pop()){let o=r.get(n.ref);if(!(0,u.v)(o)||!this.visit.first(n.ref)||(n.parent?.depth??0)>=sa)continue;let l=this.addNode(
n.ref.number,o,n.parent),c=this.references(o.get("Kids"),l.number,o,"Kids");(0,u.y)(r.resolve(o.get("Subtype")),"Widget")||o.has("Rect")?this.addWidget(l):c.length===
0&&l.home===l&&this.field(l),a(c,l);let d=r.job.pace.step(1500);d&&await d}}addNode(t,i,r){let s=this.document.resolve(i.get("T")),a=s instanceof u.q?W(s):"",n=r?.
name??"",o=a===""?n:n===""?a:`${n}.${a}`,l={number:t,dict:i,parent:r,name:o,depth:(r?.depth??0)+1};return l.home=a===""&&r?r.home:l,this.nodes.set(t,l),l}addWidget(t){
let i={node:t,number:t.number,dict:t.dict,pages:[]};this.field(t.home).widgets.push(i),this.widgets.set(t.number,i)}field(t){let i=this.fieldOf.get(t);if(i)return i;
let{name:r}=t,s=r===""?void 0:this.byName.get(r),a=this.integer(t,"Ff"),n=eh(this.inherited(t,"FT"),a);if(s?.kind===n)return s.nodes.push(t),this.fieldOf.set(t,
s),s;let o=this.document.resolve(t.dict.get("T")),l={name:r,part:o instanceof u.q?W(o):"",kind:n,flags:a,nodes:[t],widgets:[]};return this.fields.push(l),r!==""&&
!s&&this.byName.set(r,l),this.fieldOf.set(t,l),l}async readPages(){let{document:t}=this,{pages:i,job:r}=t;for(let s=0;s<i.count;s++){let a=i.number(s),n=t.entry(
a,"Annots");for(let l of n===void 0?[]:this.annotations(n,a)){let c=this.widgets.get(l.number)??await this.orphan(l);c&&c.pages.at(-1)!==s+1&&c.pages.push(s+1);
let d=r.pace.step(300);d&&await d}let o=r.pace.step(300);o&&await o}}annotations(t,i){let r=this.document.array(t)??[];if(!r.some(n=>(0,u.v)(n)&&(0,u.y)(n.get("\
Subtype"),"Widget")))return r.filter(u.w);let s=(0,u.w)(t)?t.number:i;this.document.edit(s);let a=(0,u.w)(t)?r:this.document.array(this.document.get(i).get("Ann\
ots"))??[];for(let[n,o]of a.entries())(0,u.v)(o)&&(0,u.y)(o.get("Subtype"),"Widget")&&(a[n]=this.document.add(o));return a.filter(u.w)}async orphan(t){let{document:i}=this;
if(!(0,u.y)(i.resolve(i.entry(t.number,"Subtype")),"Widget"))return;let r=[t],s=new Set([t.number]),a;for(let n=i.entry(t.number,"Parent");(0,u.w)(n)&&r.length<
sa&&(a=this.nodes.get(n.number),!(a||s.has(n.number)||!(0,u.v)(i.get(n))));)s.add(n.number),r.push(n),n=i.entry(n.number,"Parent");for(let n of r.reverse())this.
nodes.has(n.number)||await this.walk([n],a),a=this.nodes.get(n.number);return this.widgets.get(t.number)}references(t,i,r,s){let{document:a}=this,n=a.array(t);if(!n||
!r)return[];if(!n.some(u.v))return n.filter(u.w);a.edit((0,u.w)(t)?t.number:i);let o=a.array(r.get(s))??[];for(let[l,c]of o.entries())(0,u.v)(c)&&(o[l]=a.add(c));
return o.filter(u.w)}};function eh(e,t){switch(e instanceof u.p?e.text:""){case"Tx":return t&Wd?"password":"text";case"Btn":return t&Xd?"button":t&qd?"radio":"c\
heckbox";case"Ch":return t&Hd?"dropdown":"list";case"Sig":return"signature";default:return"unknown"}}function fe(e,t){let i;return t instanceof u.q?i=W(t):t instanceof
u.u?i=W(new u.q(e.decoded(t))):t instanceof u.p?i=gi(t.text):typeof t=="number"&&(i=String(t)),i?.replace(/\r\n?/g,`
`)}function gi(e){let t=Buffer.from(e,"latin1"),i=t.toString("utf8");return Buffer.from(i,"utf8").equals(t)?i:W(new u.q(t))}var yi=e=>Buffer.from(e).toString("l\
atin1"),bi=e=>Lt(e.replace(/\n/g,"\r")),th=600,ih=512,aa=class{constructor(e,t,i){this.document=e,this.model=t,this.values=i,this.fonts=new bd(e,t)}document;model;values;planned=[];fonts;resources=new Map;async plan(e){
let t=[];for(let i of e.widgets){let r=ci(this.document,i.dict);if(!r)continue;let s=await this.planWidget(e,i,r);if(!s)return!1;t.push(s);let a=this.document.job.
pace.step(8e3);a&&await a}return this.planned.push(...t),!0}async finish(){for(let{selected:e,layout:t}of this.planned)for(let{text:i}of t.lines)e.font.use?.(i);
await this.fonts.finish();for(let{widget:e,frame:t,wanted:i,layout:r,selected:s,colour:a}of this.planned){let{font:n,name:o}=s,l=Bd(t,i,r,{font:n,name:o,colour:a}),
c=r.lines.length===0?new u.t:this.resourcesOf(o,n.resource);this.document.edit(e.number),e.dict.set("AP",new u.t([["N",this.document.add(na(t,l,c))]]));let d=this.
document.job.pace.step(4e3);d&&await d}}drawStates(e,t){for(let{widget:i,state:r,missing:s}of t.all){let a=s?ci(this.document,i.dict):void 0;if(!a)continue;let n=a.
caption instanceof u.q?yi(a.caption.bytes):"",o=Ad(n)?n:e.kind==="radio"?"l":"4",l=e.kind==="radio"&&o==="l",{colour:c}=Es(this.defaultAppearance(i)),d=new u.t(
this.document.dict(i.dict.get("AP"))),h=this.document.resolve(d.get("N")),f=new u.t(h instanceof u.t?h:[]),m=p=>this.document.add(na(a,Fd(a,o,p,l,c),new u.t));f.
set(r,m(!0)),f.has("Off")||f.set("Off",m(!1)),d.set("N",f),this.document.edit(i.number),i.dict.set("AP",d)}}defaultAppearance(e){let t=this.model.inherited(e.node,
"DA");return t instanceof u.q?yi(t.bytes):""}async planWidget(e,t,i){let{font:r,size:s,colour:a}=Es(this.defaultAppearance(t)),n=this.wanted(e,t);e.kind==="pass\
word"&&(n={kind:"line",text:"•".repeat([...pi(n)].slice(0,ih).length)});let o=await this.fonts.select(t,r,pi(n));if(!o)return;if(n.kind==="list"){let d=Ud(i,s,
n.rows);d!==n.rows.first&&this.scroll(e,d),n={kind:"list",rows:{...n.rows,first:d}}}let l=this.model.integer(t.node,"Q"),c=pi(n)===""?{size:s||12,lines:[]}:Id({
frame:i,font:o.font,size:s,quadding:l},n);return{widget:t,frame:i,wanted:n,layout:c,selected:o,colour:a}}wanted(e,t){let{document:i,model:r,values:s}=this;if(e.
kind==="list"){let l=s.choices(e),c=new Set(s.chosen(e)),d=r.integer(e.nodes[0],"TI");return{kind:"list",rows:{texts:l.map(({display:h})=>at(h,"one")),chosen:l.
flatMap(({value:h},f)=>c.has(h)?[f]:[]),first:Math.min(Math.max(d,0),Math.max(l.length-1,0))}}}if(e.kind==="dropdown"){let[l]=s.chosen(e),c=s.choices(e).find(d=>d.
value===l)?.display??l??"";return{kind:"line",text:at(c,"one")}}let a=fe(i,r.inherited(t.node,"V"))??"";if((e.flags&ra)!==0&&e.kind==="text")return{kind:"paragr\
aph",text:at(a,"several")};let n=r.integer(t.node,"MaxLen"),o=at(a,"one");return e.flags&Zd&&n>0&&e.kind==="text"?{kind:"comb",text:o,cells:n}:{kind:"line",text:o}}scroll(e,t){
for(let{number:i,dict:r}of e.nodes)this.document.edit(i),t>0?r.set("TI",t):r.delete("TI")}resourcesOf(e,t){let i=this.resources.get(t);i||this.resources.set(t,i=
new Map);let r=i.get(e);return r||i.set(e,r=new u.t([["Font",new u.t([[e,t]])]])),r}};function na(e,t,i){let r=kd(e),s=new u.t([["Type",new u.p("XObject")],["Su\
btype",new u.p("Form")],["BBox",[0,0,wi(e.width),wi(e.height)]],...r?[["Matrix",r.map(wi)]]:[],["Resources",i]]),a=Buffer.from(t,"latin1");return a.length<th?new u.u(
s,a):(s.set("Filter",new u.p("FlateDecode")),new u.u(s,(0,v.j)(a)))}var wi=e=>Math.round(e*1e4)/1e4;function oa(e,t,i,r="V"){let s=t.inherited(i.nodes[0],r),a=s instanceof
u.p?s.text:s instanceof u.q?yi(s.bytes):void 0;if(a!==void 0)return a==="Off"?void 0:a;if(r!=="DV")for(let{dict:n}of i.widgets){let o=e.resolve(n.get("AS"));if(o instanceof
u.p&&o.text!=="Off")return o.text}}function rh(e,t){let i=e.resolve(e.dict(t.dict.get("AP"))?.get("N"));return i instanceof u.t?[...i.keys()].filter(r=>r!=="Off"):
[]}function ee(e,t,i){let r=t.inherited(i.nodes[0],"Opt"),s=Array.isArray(r)?r.map(l=>fe(e,e.resolve(l))):[],a=i.widgets.map(l=>rh(e,l)),n=a.find(l=>l.length>0)?.[0]??
oa(e,t,i)??"Yes",o=i.widgets.flatMap((l,c)=>{let d=p=>s[c]??gi(p),h=a[c];if(h.length>0)return h.map(p=>({widget:l,index:c,state:p,name:d(p),missing:!1}));let f=e.
resolve(l.dict.get("AS")),m=(f instanceof u.p&&f.text!=="Off"?f.text:void 0)??(i.kind==="radio"||s.length>0?String(c):n);return[{widget:l,index:c,state:m,name:d(
m),missing:!0}]});return{all:o,names:[...new Set(o.map(({name:l})=>l))]}}function sh(e,t,i,r){for(let s of t.nodes)e.edit(s.number),s.dict.set("V",new u.p(i??"O\
ff"));for(let s of t.widgets){e.edit(s.number);let a=e.resolve(e.dict(s.dict.get("AP"))?.get("N")),n=i!==void 0&&a instanceof u.t&&a.has(i)&&r(s);s.dict.set("AS",
new u.p(n?i:"Off")),t.nodes.includes(s.node)||s.dict.delete("V")}}function ah(e,t){let i=vi(e),r=t.map(a=>({name:a,count:nh(i.join(" "),vi(a).join(" "))})),[s]=r.
sort((a,n)=>a.count-n.count);return s&&s.count<=2?[s.name]:t.filter(a=>vi(a).some(n=>n.length>3&&i.includes(n)))}function Te(e,t){let i=ah(e,t);return i.length===
0||i.length>3?"":` (did you mean ${i.join(" or ")}?)`}var vi=e=>e.trim().slice(0,64).replace(/(?<=[a-z])(?=[A-Z])/g," ").toLowerCase().split(/[\s_-]+/).filter(t=>t!==
"");function nh(e,t){let i=Array.from({length:t.length+1},(r,s)=>s);for(let[r,s]of[...e].entries()){let a=[r+1];for(let[n,o]of[...t].entries())a.push(Math.min((i[n+
1]??0)+1,(a[n]??0)+1,(i[n]??0)+(s===o?0:1)));i=a}return i.at(-1)??0}var la=2e3,me=10,oh=class{constructor(e){this.fields=e;for(let t of e){let i=t.name.normalize(
"NFC"),r=t.part.normalize("NFC");this.full.has(i)||this.full.set(i,t);for(let[s,a]of[ca(i),r,ca(r)].entries()){let n=this.loose[s].get(a);n?n.push(t):this.loose[s].
set(a,[t])}}}fields;full=new Map;loose=[new Map,new Map,new Map];find(e){let t=e.normalize("NFC"),i=this.full.get(t);if(i)return{field:i};for(let r of this.loose){
let s=r.get(t);if(s?.length===1)return{field:s[0]};if(s)return{problem:"ambiguous",message:lh(e,s)}}return{problem:"unknown",message:this.unknown(e)}}unknown(e){
let t=this.fields.slice(0,la).map(({name:n})=>n),i=this.fields.slice(0,la).map(({part:n})=>n),r=Te(e,t)||Te(e,[...new Set(i)]),s=this.fields.length>me?`${this.fields.
length} fields, such as `:"",a=r===""?`; the form has ${s}${K(t.slice(0,me))}`:r;return`“${pe(e)}” is not a field of the form${a}`}},lh=(e,t)=>`“${pe(e)}”\
 is the name of ${t.length} fields: write the full name, such as ${K(t.slice(0,me).map(({name:i})=>i))}`,ca=e=>e.replace(/\[\d+\]/g,""),pe=e=>e.length>80?`${e.slice(
0,79)}…`:e,K=e=>e.map(t=>`“${pe(t)}”`).join(", "),ot=e=>e.length>me?`${e.slice(0,me).map(pe).join(", ")} and ${e.length-me} more`:e.map(pe).join(", "),ch="\
values",ki=20,uh=class{constructor(e,t,i){this.document=e,this.model=t,this.values=i,this.names=new oh(t.fields.filter(({name:r})=>r!==""))}document;model;values;names;used=new Map;issues=[];assign(e,t){
let i=[],r=[];for(let[a,n]of Object.entries(e)){let o=this.names.find(a);if("problem"in o){r.push(a),(o.problem==="ambiguous"||t==="error")&&this.refuse(o.message);
continue}let{field:l}=o,c=this.used.get(l);if(this.used.set(l,a),c!==void 0){this.refuse(`${K([c])} and ${K([a])} name the same field: leave one of them out`);continue}
if(lt(l)&&hh(n,this.values.of(l)))i.push({field:l,assigned:void 0});else{let d=this.meaning(l,n);typeof d=="string"?this.refuse(`“${pe(l.name)}” ${d}`):i.push(
{field:l,assigned:d})}}let s=Object.keys(e).length;return t==="ignore"&&s>0&&r.length===s&&this.issues.length===0&&this.refuse(`none of the ${s===1?"names is a \
field":`${s} names is a field`} of the form${this.such()}`),{assignments:i,unknown:r,issues:this.issues}}such(){let e=[...this.model.byName.keys()].slice(0,10);
return e.length>0?`, which has ${K(e)}`:""}refuse(e){this.issues.push({field:ch,message:e})}meaning(e,t){let i=t===null||t===""||Array.isArray(t)&&t.length===0;
switch(e.kind){case"text":case"password":return i?{kind:"clear"}:this.text(e,t);case"checkbox":case"radio":return i?{kind:"clear"}:this.state(e,t);case"dropdown":case"\
list":return i?{kind:"clear"}:this.choices(e,t);case"button":return"is a push button, which has no value";case"signature":return"is a signature field, which onl\
y signing fills";case"unknown":return"has no field type, so it cannot be filled"}}text(e,t){if(typeof t!="string"&&typeof t!="number")return"takes text or a num\
ber";let i=String(t).replace(/\r\n?/g,`
`),r=this.model.integer(e.nodes[0],"MaxLen");return r>0&&i.length>r?`takes at most ${r} characters; the value has ${i.length}`:{kind:"text",text:i}}state(e,t){if(typeof t==
"object")return`takes ${this.expected(e)}`;let{all:i,names:r}=ee(this.document,this.model,e);if(typeof t!="boolean"){let s=String(t),a=i.find(({name:n})=>n===s)??
i.find(n=>dh(n)===s);if(a)return{kind:"state",state:a};if(!/^(true|false|1|0)$/.test(s))return s==="Off"?{kind:"state",state:void 0}:`takes ${this.expected(e)}`;
t=s==="true"||s==="1"}return t?r.length>1?`can be on in ${r.length} ways; choose one of ${xi(r)}`:i[0]?{kind:"state",state:i[0]}:"has nothing on a page that cou\
ld be on":{kind:"state",state:void 0}}expected(e){let{names:t}=ee(this.document,this.model,e);return e.kind==="checkbox"&&t.length<=1?"true or false":`one of ${xi(
t)}`}choices(e,t){let i=this.values.choices(e),r=Array.isArray(t)?t:[t],s=e.kind==="list"&&(e.flags&Yd)!==0;if(r.length>1&&!s)return"takes one option only";let a=new Set;
for(let o of r){if(typeof o=="object")return`takes ${s?"an array of options":"an option"} as text`;let l=String(o),c=i.find(d=>d.value===l)??i.find(d=>d.display===
l);if(c)a.add(c.value);else if(e.kind==="dropdown"&&e.flags&Jd)a.add(l);else return`takes one of ${xi(i.map(d=>d.value))}`}let n=new Map(i.map((o,l)=>[o.value,l]));
return{kind:"choices",values:[...a].sort((o,l)=>(n.get(o)??0)-(n.get(l)??0))}}},lt=({kind:e,name:t})=>t!==""&&e!=="button"&&e!=="signature"&&e!=="unknown",dh=({
state:e})=>Buffer.from(e,"latin1").toString("utf8"),xi=e=>e.length===0?"nothing: it has no options":e.length>ki?`${K(e.slice(0,ki))} and ${e.length-ki} more`:K(
e);function hh(e,t){return t===null?e===null||e==="":Array.isArray(e)&&Array.isArray(t)?e.length===t.length&&e.every((i,r)=>i===t[r]):typeof e=="string"?e.replace(
/\r\n?/g,`
`)===t:e===t}var fh=["K","F","V","C"];function mh(e,t){let i=0;for(let r of t.fields)for(let s of new Set([...r.nodes,...r.widgets].map(a=>a.dict))){for(let a of e.
dict(s.get("AA"))?.values()??[])Si(e,a)&&i++;Si(e,s.get("A"))&&i++}return i}function ph(e,t,i){if(i.length===0)return[];let r=[],s=new Set(i.flatMap(({nodes:l})=>l.
map(({number:c})=>c))),a=i.filter(l=>[...l.nodes,...l.widgets].some(({dict:c})=>{let d=e.dict(c.get("AA"));return d&&fh.some(h=>Si(e,d.get(h)))}));a.length>0&&r.
push({code:"scripts_not_run",message:`Scripts that format or check values were not run: ${ot(a.map(({name:l})=>l))}. The values are drawn as they were given.`});
let n=(e.array(t.form?.dict.get("CO"))??[]).flatMap(l=>(0,u.w)(l)&&!s.has(l.number)?[gh(t,l.number)]:[]),o=[...new Set(n)].filter(l=>l!=="");return o.length>0&&
r.push({code:"fields_not_recalculated",message:`Fields that the form calculates keep their values, because scripts are not run: ${ot(o)}. Fill them as well if t\
hey changed.`}),r}function gh(e,t){return e.node(t)?.name??""}function Si(e,t){let i=e.resolve(t);return i instanceof u.t&&(0,u.y)(e.resolve(i.get("S")),"JavaSc\
ript")}async function yh(e,t,i,r,{unknownFields:s,flatten:a}){let{assignments:n,unknown:o,issues:l}=new uh(e,t,i).assign(r,s);if(l.length>0)throw(0,k.c)(l);let c=new aa(
e,t,i),d=new Set,h=[];for(let{field:g,assigned:y}of n){y&&(wh(e,t,i,c,g,y),h.push(g)),(y||!ha(e,i,g))&&d.add(g);let w=e.job.pace.step(3e3);w&&await w}let f=await ua(
e,t,i,c,d,a);if(f.length>0&&a)throw(0,k.c)([{field:"values",message:`no font at hand has all characters of ${K(f.slice(0,10).map(({name:g})=>g))}, so they canno\
t become content of the page; leave out flatten, and viewers will show these fields`}]);let m=new Set(n.map(({field:g})=>g)),p=t.fields.filter(g=>lt(g)&&!m.has(
g)).map(({name:g})=>g);return{notes:[...Ah(o),...Fh(f),...ph(e,t,h)],unusedKeys:o,unfilledFields:p,filled:n.length}}async function ua(e,t,i,r,s,a){let n=t.needsAppearances,
o=[];for(let c of t.fields){let d=a&&xh(e,i,c);!n&&!s.has(c)&&!d||(da(c)?!await r.plan(c)&&!(a&&!s.has(c)&&ha(e,i,c))&&o.push(c):(c.kind==="checkbox"||c.kind===
"radio")&&ee(e,t,c).all.some(h=>h.missing)&&bh(e,t,r,c))}await r.finish();for(let c of o)s.has(c)&&Sh(e,c);let{form:l}=t;return l&&(o.length>0||n)&&(e.edit(l.holder),
o.length>0?l.dict.set("NeedAppearances",!0):l.dict.delete("NeedAppearances")),o}var da=({kind:e})=>e==="text"||e==="password"||e==="dropdown"||e==="list";function bh(e,t,i,r){
let s=ee(e,t,r),a=t.inherited(r.nodes[0],"V");i.drawStates(r,s);for(let{widget:n,state:o,missing:l}of s.all)l&&(e.edit(n.number),n.dict.set("AS",new u.p((0,u.y)(
a,o)?o:"Off")))}function wh(e,t,i,r,s,a){if(s.kind==="checkbox"||s.kind==="radio"){vh(e,t,r,s,a.kind==="state"?a.state:void 0);return}for(let n of s.nodes)if(e.
edit(n.number),n.dict.delete("RV"),n.dict.delete("I"),a.kind==="text")n.dict.set("V",bi(a.text));else if(a.kind==="choices"){let o=a.values.map(bi);n.dict.set("\
V",o.length===1?o[0]:o);let l=new Set(a.values),c=i.choices(s).flatMap(({value:d},h)=>l.has(d)?[h]:[]);c.length>0&&n.dict.set("I",c)}else n.dict.delete("V"),t.inherited(
n,"V")!==null&&n.dict.set("V",bi(""));for(let{node:n,number:o}of s.widgets)s.nodes.includes(n)||!(n.dict.has("V")||n.dict.has("RV"))||(e.edit(o),n.dict.delete("\
V"),n.dict.delete("RV"))}function vh(e,t,i,r,s){let a=ee(e,t,r);s&&a.all.some(({missing:o})=>o)&&i.drawStates(r,a);let n=r.kind==="radio"&&(r.flags&Qd)===0;sh(e,
r,s?.state,o=>!n||o===s?.widget)}function ha(e,t,i){let r=da(i)&&t.of(i)!==null;return i.widgets.every(({dict:s})=>{let a=e.resolve(e.dict(s.get("AP"))?.get("N"));
if(a instanceof u.t)return!0;if(!(a instanceof u.u))return ci(e,s)===void 0||i.kind==="button"||i.kind==="signature";if(!r)return!0;try{return kh.test(Buffer.from(
e.decoded(a)).toString("latin1"))}catch{return!1}})}var kh=/\b(?:Tj|TJ|Do|BI)\b|['"]\s/,xh=(e,t,i)=>lt(i)&&i.widgets.some(({dict:r})=>e.dict(r.get("AP"))?.has("\
N")!==!0)&&t.of(i)!==null&&t.of(i)!==!1;function Sh(e,t){for(let{number:i,dict:r}of t.widgets)e.edit(i),r.delete("AP")}function Ah(e){return e.length===0?[]:[{code:"\
unknown_fields_ignored",message:`${e.length===1?"One name is":`${e.length} names are`} not in the form and not used: ${ot(e)}.`}]}function Fh(e){return e.length===
0?[]:[{code:"appearance_left_to_viewer",message:`No font at hand has all characters of ${e.length===1?"one field":`${e.length} fields`}: ${ot(e.map(({name:t})=>t))}\
. The values are stored; viewers that draw fields show them, others leave them blank.`}]}var $h=class{constructor(e){this.document=e;let t=e.dict(e.dict(e.catalog.
get("OCProperties"))?.get("D"));this.baseOff=(0,u.y)(e.resolve(t?.get("BaseState")),"OFF");for(let i of e.array(t?.get("OFF"))??[])(0,u.w)(i)&&this.off.add(i.number);
for(let i of e.array(t?.get("ON"))??[])(0,u.w)(i)&&this.on.add(i.number)}document;off=new Set;on=new Set;baseOff;isOff(e){let{document:t}=this,i=t.dict(e);if(!i)
return!1;if(!(0,u.y)(t.resolve(i.get("Type")),"OCMD"))return(0,u.w)(e)&&this.isGroupOff(e.number);let r=i.get("OCGs"),s=(t.array(r)??[r]).filter(u.w);if(s.length===
0)return!1;let a=s.map(({number:o})=>!this.isGroupOff(o)),n=t.resolve(i.get("P"));switch(n instanceof u.p?n.text:"AnyOn"){case"AllOn":return!a.every(o=>o);case"\
AnyOff":return a.every(o=>o);case"AllOff":return a.some(o=>o);default:return!a.some(o=>o)}}isGroupOff(e){return this.off.has(e)||this.baseOff&&!this.on.has(e)}};
function Mh(e,t,i,r){let s=ui(e,t.get("Rect")),a=e.get(i);if(!s||!(a instanceof u.u))return;let n=ui(e,a.dict.get("BBox"));if(!n)return;let[o,l,c,d,h,f]=Ph(e,a.
dict.get("Matrix")),m=[],p=[];for(let $ of[n[0],n[2]])for(let O of[n[1],n[3]])m.push(o*$+c*O+h),p.push(l*$+d*O+f);let[g,y]=[Math.min(...m),Math.max(...m)],[w,b]=[
Math.min(...p),Math.max(...p)];if(!(y>g)||!(b>w))return;let S=(s[2]-s[0])/(y-g),F=(s[3]-s[1])/(b-w),P=[S,0,0,F,s[0]-g*S,s[1]-w*F];return{form:i,matrix:r===0?P:Oh(
P,r,s[0],s[3])}}function Ph(e,t){let i=(e.array(t)??[]).map(r=>e.resolve(r));return i.length===6&&i.every(r=>typeof r=="number")?i:[1,0,0,1,0,0]}function Oh([e,
t,i,r,s,a],n,o,l){let c=n===180?-1:0,d=n===90?1:n===270?-1:0,h=(p,g)=>[c*p-d*g,d*p+c*g],[f,m]=h(s-o,a-l);return[...h(e,t),...h(i,r),f+o,m+l]}var Ch=class{constructor(e){
this.document=e,this.root=C(e,"StructTreeRoot")}document;root;entries;changed=!1;nextKey=0;added=new Map;contents=new Map;mark(e,t){return this.root?this.identify(
e,t)??"/Artifact BMC":""}pageEntries(e){let t=this.added.get(e);return t===void 0?{}:{StructParents:t}}finish(){let{root:e,entries:t,document:i}=this;if(!e||!t||
!this.changed)return;for(let[s,a]of this.contents)t.set(s,i.add(a));let r=[...t].sort(([s],[a])=>s-a);i.edit(e.holder),e.dict.set("ParentTree",i.add(Ee(i,r,"Num\
s"))),e.dict.set("ParentTreeNextKey",this.nextKey)}identify(e,t){let{document:i}=this,r=i.resolve(e.dict.get("StructParent"));if(typeof r!="number")return;let s=this.
read(),a=s.get(r),n=i.dict(a);if(!(0,u.w)(a)||!n)return;let o=i.array(n.get("K"))??[n.get("K")??null],l=o.findIndex(p=>this.isReference(p,e.number));if(l<0)return;
let c=i.pages.number(t),d=this.contentsOf(t,s).push(a)-1,h=[...o];h[l]=new u.t([["Type",new u.p("MCR")],["Pg",new u.r(c,i.generation(c))],["MCID",d]]),i.edit(a),
n.set("K",h.length===1?h[0]:h),s.delete(r),this.changed=!0;let f=i.resolve(n.get("S")),m=new v.f(32);return(0,x.c)(m,f instanceof u.p?f.text:"Form"),`${Buffer.from(
m.bytes).toString("latin1")} <</MCID ${d}>> BDC`}isReference(e,t){let i=this.document.resolve(e);if(!(0,u.v)(i)||!(0,u.y)(this.document.resolve(i.get("Type")),"\
OBJR"))return!1;let r=i.get("Obj");return(0,u.w)(r)&&r.number===t}contentsOf(e,t){let{document:i}=this,r=i.resolve(i.entry(i.pages.number(e),"StructParents")),s=typeof r==
"number"?r:this.added.get(e);s===void 0&&this.added.set(e,s=this.nextKey++);let a=this.contents.get(s);return a||this.contents.set(s,a=[...i.array(t.get(s))??[]]),
a}read(){if(this.entries)return this.entries;this.entries=new Map;for(let[t,i]of X(this.document,this.root?.dict.get("ParentTree"),"Nums"))typeof t=="number"&&this.
entries.set(t,i);let e=this.document.resolve(this.root?.dict.get("ParentTreeNextKey"));return this.nextKey=[...this.entries.keys()].reduce((t,i)=>Math.max(t,i+1),
typeof e=="number"?e:0),this.entries}},Eh=2,Th=16,jh=32;async function fa(e,t,i){return new Nh(e,t).run(i)}var Nh=class{constructor(e,t){this.document=e,this.model=
t,this.layers=new $h(e),this.tags=new Ch(e),this.defaults=this.defaultResources()}document;model;layers;tags;prepared=new Set;defaults;flattened=new Set;async run(e){
let{document:t}=this,i=e.filter(o=>this.hasWidgets(o-1)),{kinds:r,pages:s}=await(0,v.E)(t,i),a=new v.C(t),n=new v.D(t);await a.inspect(s);for(let[o,l]of s.entries()){
let{additions:c,paint:d,left:h}=this.widgetsOf(l.index,r[l.kind].rotation),f={Annots:h.length>0?h:void 0};if(d.length>0){let{streams:p,closing:g,form:y}=a.isolated(
l),w=n.with(l.resources,y?[...c,y]:c),b=d.map(F=>F(w.names)).join(`
`),S=y?`q /${w.names.at(-1)} Do Q
`:g;f.Contents=[...p,a.stream(`${S}${b}
`)],f.Resources=w.resources}t.pages.patch(l.index,{...f,...this.tags.pageEntries(l.index)});let m=t.job.pace.step(4e3+d.length*400);m&&await m,o%200===0&&t.job.
pace.progress(o/s.length)}return this.tags.finish(),this.removeFields(),this.flattened.size}hasWidgets(e){return this.annotations(e).some(t=>(0,u.w)(t)&&this.model.
widgets.has(t.number))}annotations(e){return this.document.array(this.document.entry(this.document.pages.number(e),"Annots"))??[]}widgetsOf(e,t){let i={additions:[],
paint:[],left:[]},r=new Map,s=(a,n,o)=>{let l=r.get(o.number)??i.additions.push({category:a,name:n,ref:o})-1;return r.set(o.number,l),l};for(let a of this.annotations(
e)){let n=(0,u.w)(a)?this.model.widgets.get(a.number):void 0;if(!n){i.left.push(a);continue}this.flattened.add(n.number);let o=this.place(n,t);if(!o)continue;let{
form:l,matrix:c}=o,d=s("XObject",`OctavoField${i.additions.length+1}`,l),h=n.dict.get("OC"),f=(0,u.w)(h)?s("Properties","OctavoLayer",h):void 0,m=this.tags.mark(
n,e);i.paint.push(p=>{let g=`q ${c.map(Dh).join(" ")} cm /${p[d]} Do Q`,y=m===""?g:`${m}
${g}
EMC`;return f===void 0?y:`/OC /${p[f]} BDC
${y}
EMC`})}return i}place(e,t){let{document:i}=this,r=i.resolve(e.dict.get("F")),s=typeof r=="number"?r:0;if(s&(Eh|jh)||this.layers.isOff(e.dict.get("OC")))return;let a=this.
appearance(e);if(!a)return;let n=Mh(i,e.dict,a,s&Th?t:0);return n&&this.prepare(a),n}appearance({dict:e}){let{document:t}=this,i=t.dict(e.get("AP"))?.get("N"),r=t.
resolve(i);if(r instanceof u.u)return(0,u.w)(i)?i:void 0;if(!(r instanceof u.t))return;let s=t.resolve(e.get("AS")),a=s instanceof u.p?r.get(s.text):void 0;return(0,u.w)(
a)&&t.resolve(a)instanceof u.u?a:void 0}prepare(e){if(this.prepared.has(e.number))return;this.prepared.add(e.number);let{document:t}=this,i=t.get(e);if(!(i instanceof
u.u))return;let r=t.dict(i.dict.get("Resources")),s=t.resolve(i.dict.get("Subtype")),a=this.defaults!==void 0&&!r?.has("Font");if(s instanceof u.p&&s.text==="Fo\
rm"&&r&&!a)return;let n=new u.t(i.dict).set("Type",new u.p("XObject")).set("Subtype",new u.p("Form"));a&&(!r||r.size===0)?n.set("Resources",this.defaults):a?n.set(
"Resources",new u.t(r).set("Font",this.document.dict(this.defaults).get("Font"))):r||n.set("Resources",new u.t),t.put(e,new u.u(n,i.data,i.sealed))}defaultResources(){
let e=this.model.form?.dict.get("DR"),t=this.document.dict(e);if(t?.has("Font"))return(0,u.w)(e)?e:this.document.add(t)}removeFields(){let{document:e,model:t}=this,
{widgets:i,form:r}=t;if(this.flattened.size<[...i.values()].filter(({pages:n})=>n.length>0).length){let n=new ps(e),o=new ys(n);for(let l of this.flattened){let{
dict:c,node:d}=i.get(l);o.losing(c),o.keepsAsField(l,c)||n.remove(l),d.parent&&o.touch(d.parent.number)}o.flush();return}for(let n of t.numbers())e.remove(n);if(!r)
return;let s=e.edit(e.catalogNumber),a=r.dict.get("DR");a!==void 0&&de(e,["/FreeText"]).length>0?s.set("AcroForm",new u.t([["Fields",[]],["DR",a]])):s.delete("A\
croForm")}},Dh=e=>(0,x.e)(Number(e.toFixed(6))||0);function Rh(e,t){let i=[],r=t.fields.filter(({kind:s,nodes:a})=>s==="signature"&&e.dict(t.inherited(a[0],"V"))!==
void 0).length;return r>0&&i.push({code:"signatures_invalidated",message:`${r===1?"One signature is":`${r} signatures are`} no longer valid, because the documen\
t changed. Sign it after it is filled.`}),[...i,...Ih(e)]}function Ih(e){let t=C(e,"Perms");return!t?.dict.has("UR3")&&!t?.dict.has("UR")?[]:(e.edit(t.holder),t.
dict.delete("UR3"),t.dict.delete("UR"),t.dict.size===0&&e.edit(e.catalogNumber).delete("Perms"),[ma])}var ma={code:"usage_rights_removed",message:"Usage rights \
were removed: they are a signature of the document."};function pa({fields:e,usageRights:t}){let i=[];return e.length>0&&i.push({code:"signatures_removed",message:`${e.
length===1?"One signature was":`${e.length} signatures were`} removed: a form cannot be flattened and stay signed. What they show stays.`}),t?[...i,ma]:i}var Ai=class{constructor(e,t){
this.document=e,this.model=t}document;model;of(e,t="V"){let i=e.nodes[0];switch(e.kind){case"text":case"password":return fe(this.document,this.model.inherited(i,
t))||null;case"checkbox":case"radio":return this.button(e,oa(this.document,this.model,e,t));case"dropdown":case"list":{let r=this.chosen(e,t);return r.length===
0?null:r.length===1?r[0]:r}default:return null}}choices(e){let t=this.model.inherited(e.nodes[0],"Opt");return Array.isArray(t)?t.flatMap(i=>{let r=this.document.
resolve(i);if(!Array.isArray(r)){let n=fe(this.document,r);return n===void 0?[]:[{value:n,display:n}]}let[s,a]=r.map(n=>fe(this.document,this.document.resolve(n)));
return s===void 0&&a===void 0?[]:[{value:s??a,display:a??s}]}):[]}chosen(e,t="V"){let i=this.model.inherited(e.nodes[0],t),r=(Array.isArray(i)?i.map(a=>this.document.
resolve(a)):[i]).flatMap(a=>fe(this.document,a)||[]),s=this.choices(e);return r.map(a=>s.some(n=>n.value===a)?a:s.find(({display:n})=>n===a)?.value??a)}button(e,t){
if(t===void 0)return e.kind==="checkbox"?!1:null;let{all:i,names:r}=ee(this.document,this.model,e);return e.kind==="checkbox"&&r.length<=1?!0:i.find(s=>s.state===
t)?.name??gi(t)}};function ga(e,t){return t.form?.dict.has("XFA")?e.resolve(e.catalog.get("NeedsRendering"))===!0||!t.fields.some(({kind:i})=>i!=="unknown")?"dy\
namic":"static":"none"}function ya(e,t){if(ga(e,t)!=="dynamic")return;let i="is a dynamic XFA form, whose pages and fields only Adobe viewers make";throw new k.b(
"invalid_parameters",`file: ${i}`,{issues:[{field:"file",message:i}],advice:"Print it to a PDF document from Adobe Reader, or ask its author for a form without \
XFA"})}function ba(e,t){let{form:i}=t;return i?.dict.has("XFA")?(e.edit(i.holder),i.dict.delete("XFA"),e.catalog.has("NeedsRendering")&&e.edit(e.catalogNumber).
delete("NeedsRendering"),[{code:"xfa_removed",message:"The XFA copy of the form was removed: it would have shown the old values."}]):[]}var Uh=async(e,t,i)=>{let r=await j(
e.bytes,i,{password:t.open_password}),s=await nt.read(r);if(ya(r,s),s.fields.length===0)throw(0,k.c)([{field:"file",message:"has no form fields to fill: give a \
PDF form"}]);let{flatten:a,unknown_fields:n}=t,o=await yh(r,s,new Ai(r,s),t.values,{unknownFields:n,flatten:a}),l=[...o.notes,...ba(r,s)];a?(l.push(...pa(await tt(
r,"keep"))),await fa(r,await nt.read(r),Bh(r.pages.count))):l.push(...Rh(r,s));let c=r.pages.count,d={pageCount:c,filledFields:o.filled,unfilledFields:o.unfilledFields,
unusedKeys:o.unusedKeys};return{documents:[{name:e.name,bytes:await N(r),pageCount:c}],notes:l,facts:d}},Bh=e=>Uint32Array.from({length:e},(t,i)=>i+1),zh=async(e,t,i)=>{
let r=await j(e.bytes,i,{password:t.open_password}),s=r.pages.count,a=(0,A.j)(t.pages,s),n=[],o=0;if(a.length===0)n.push(Je);else{n.push(...pa(await tt(r,"keep")));
let c=await nt.read(r);ya(r,c);let d=new Ai(r,c),h=await ua(r,c,d,new aa(r,c,d),new Set,!0);if(h.length>0)throw(0,k.c)([{field:"file",message:`no font at hand h\
as all characters of ${K(h.slice(0,10).map(({name:f})=>f))}, and these fields have no appearance that could become content of the page`}]);n.push(...ba(r,c)),o=
await fa(r,c,a),o===0&&n.push({code:"no_form_fields",message:"The selected pages have no form fields."})}let l=await N(r);return{documents:[{name:e.name,bytes:l,
pageCount:s}],notes:n,facts:{pageCount:s,flattenedWidgets:o}}};async function _h(e,t,i){let r=[],s={};for(let a of t.fields){r.push(Gh(e,t,i,a)),lt(a)&&a.kind!==
"password"&&t.byName.get(a.name)===a&&Object.defineProperty(s,a.name,{value:i.of(a),enumerable:!0,configurable:!0,writable:!0});let n=e.job.pace.step(4e3);n&&await n}
return{fields:r,values:s,xfa:ga(e,t),scripts:mh(e,t)}}function Gh(e,t,i,r){let{kind:s,flags:a,name:n}=r,o=t.integer(r.nodes[0],"MaxLen"),l=s==="password",c=s===
"text"||l;return{name:n,type:s,value:l?null:i.of(r),default:l?null:i.of(r,"DV"),options:Lh(e,t,i,r),required:(a&Vd)!==0,readOnly:(a&Kd)!==0,multiline:s==="text"&&
(a&ra)!==0,maxLength:c&&o>0?o:null,pages:[...new Set(r.widgets.flatMap(({pages:d})=>d))].sort((d,h)=>d-h)}}function Lh(e,t,i,r){return r.kind==="dropdown"||r.kind===
"list"?i.choices(r).map(({value:s,display:a})=>({value:s,display:a})):r.kind!=="checkbox"&&r.kind!=="radio"?[]:ee(e,t,r).names.map(s=>({value:s,display:s}))}var Kh=async(e,{
open_password:t},i)=>{let r=await j(e.bytes,i,{password:t}),s=await nt.read(r),a=await _h(r,s,new Ai(r,s)),n=r.pages.count;return{documents:[{...e,pageCount:n}],
data:a,notes:[],facts:{pageCount:n,fieldCount:s.fields.length}}},Fi={orientation:void 0,resolution:void 0};function wa(e){if(e.length<14)return Fi;let t=new DataView(
e.buffer,e.byteOffset,e.length),i=t.getUint16(0);if(i!==18761&&i!==19789)return Fi;let r=i===18761,s=t.getUint32(4,r);if(t.getUint16(2,r)!==42||s+2>e.length)return Fi;
let a=t.getUint16(s,r),n=new Map;for(let h=0,f=s+2;h<a&&f+12<=e.length;h++,f+=12){let m=t.getUint16(f,r),p=t.getUint16(f+2,r);if(p===3&&(m===274||m===296)&&n.set(
m,t.getUint16(f+8,r)),p!==5||m!==282&&m!==283)continue;let g=t.getUint32(f+8,r);g+8<=e.length&&n.set(m,t.getUint32(g,r)/t.getUint32(g+4,r))}let o=n.get(274),l={
2:1,3:2.54}[n.get(296)??2],[c,d]=[n.get(282),n.get(283)];return{orientation:o!==void 0&&o>=1&&o<=8?o:void 0,resolution:c===void 0||d===void 0||l===void 0?void 0:
$i({x:c*l,y:d*l})}}function $i({x:e,y:t}){let i=r=>r>=10&&r<=4800;return i(e)&&i(t)?{x:e,y:t}:void 0}var Vh={195:"a lossless JPEG image",197:"a hierarchical JPE\
G image",198:"a hierarchical JPEG image",199:"a hierarchical lossless JPEG image",201:"a JPEG image with arithmetic coding",202:"a JPEG image with arithmetic co\
ding",203:"a lossless JPEG image with arithmetic coding",205:"a hierarchical JPEG image with arithmetic coding",206:"a hierarchical JPEG image with arithmetic c\
oding",207:"a hierarchical JPEG image with arithmetic coding",247:"a JPEG-LS image"},va="save it as a baseline or progressive JPEG with 8 bits, or as a PNG imag\
e",Wh=216,ka=217,qh=218,xa="Exif\0\0",ct="ICC_PROFILE\0";function Xh(e,t){let i=new Hh(e,t);i.run();let{frame:r}=i;if(!r)throw t("is a JPEG image without a star\
t of frame; it is damaged");if(i.end<0)throw t("is a JPEG image that is cut short; copy or export it again");let s=i.exif&&wa(i.exif),{width:a,height:n,components:o,
ids:l}=r;return{width:a,height:n,components:o,orientation:s?.orientation??1,resolution:i.jfifResolution??s?.resolution,profile:Yh(i.profileParts),adobe:i.adobe,
plainRgb:l==="RGB"&&!i.adobe&&!i.jfif,data:e.subarray(0,i.end)}}var Hh=class{constructor(e,t){this.bytes=e,this.refuse=t,this.buffer=(0,u.n)(e)}bytes;refuse;frame;jfif=!1;jfifResolution;adobe=!1;exif;profileParts=new Map;end=-1;buffer;run(){
let{bytes:e}=this,t=2;for(;;){if(t=this.nextMarker(t),t<0)return;let i=e[t];if(t++,i===ka){this.end=t;return}if(i===Wh||i===1)continue;if(t+2>e.length)return;let r=e[t]<<
8|e[t+1];if(r<2||t+r>e.length)return;let s=e.subarray(t+2,t+r);if(t+=r,i!==qh)this.segment(i,s);else if(this.isOnlyScan(s)){let a=this.buffer.indexOf(Jh,t);this.
end=a<0?-1:a+2;return}}}nextMarker(e){let{bytes:t,buffer:i}=this;for(;;){if(e=i.indexOf(255,e)+1,e===0||e>=t.length)return-1;let r=t[e];if(r!==0&&r!==255&&(r<208||
r>215))return e}}isOnlyScan(e){return this.frame?.sequential===!0&&e[0]===this.frame.components}segment(e,t){let i=Vh[e];if(i!==void 0)throw this.refuse(`is ${i}\
, which PDF cannot hold; ${va}`);if(e>=192&&e<=194)this.frame??=this.readFrame(t,e!==194);else if(e===224&&ut(t,"JFIF\0"))this.readJfif(t);else if(e===225&&ut(t,
xa))this.exif??=t.subarray(xa.length);else if(e===226&&ut(t,ct)&&t.length>ct.length+2){let[r,s]=t.subarray(ct.length);this.profileParts.has(r)||this.profileParts.
set(r,{of:s,data:t.subarray(ct.length+2)})}else e===238&&ut(t,"Adobe")&&t.length>=12&&(this.adobe=!0)}readFrame(e,t){let[i=0,r=0,s=0,a=0,n=0,o=0]=e,[l,c]=[r<<8|
s,a<<8|n];if(e.length<6+3*o)throw this.refuse("is a JPEG image whose start of frame is damaged");if(i!==8)throw this.refuse(`is a JPEG image with ${i} bits per \
component, which PDF cannot hold; ${va}`);if(c===0||l===0)throw this.refuse(`is a JPEG image of ${c} × ${l} pixels; it is empty or damaged`);if(o!==1&&o!==3&&o!==
4)throw this.refuse(`is a JPEG image with ${o} components; PDF holds 1, 3 or 4`);let d="";for(let h=0;h<o;h++)d+=String.fromCharCode(e[6+3*h]);return{width:c,height:l,
components:o,ids:d,sequential:t}}readJfif(e){if(this.jfif||(this.jfif=!0,e.length<12))return;let t={1:1,2:2.54}[e[7]],[i,r]=[e[8]<<8|e[9],e[10]<<8|e[11]];t!==void 0&&
(this.jfifResolution=$i({x:i*t,y:r*t}))}},Jh=Buffer.of(255,ka);function Yh(e){let t=e.size,i=[];for(let r=1;r<=t;r++){let s=e.get(r);if(s?.of!==t)return;i.push(
s.data)}return t===0?void 0:Buffer.concat(i)}function ut(e,t){if(e.length<t.length)return!1;for(let i=0;i<t.length;i++)if(e[i]!==t.charCodeAt(i))return!1;return!0}
var Zh=[.3127,.329,.64,.33,.3,.6,.15,.06],Mi=[.9642,1,.8249];function Qh({gray:e,gamma:t,primaries:i}){let r=t===void 0?rf():tf(1/t),s=[{names:["desc"],data:ef(
t===void 0?"sRGB":"Colors of a PNG image")},{names:["cprt"],data:je("text",[...ge("No copyright, use freely"),0])},{names:["wtpt"],data:Ne(Mi)}];if(e)return Sa(
"GRAY",[...s,{names:["kTRC"],data:r}]);let[a,n,o]=Fa(sf(i??Zh));return Sa("RGB ",[...s,{names:["rXYZ"],data:Ne(a)},{names:["gXYZ"],data:Ne(n)},{names:["bXYZ"],data:Ne(
o)},{names:["rTRC","gTRC","bTRC"],data:r}])}function Sa(e,t){let i=t.flatMap(({names:c})=>c).length,r=132+12*i,s=t.reduce((c,{data:d})=>c+d.length,r),a=new Uint8Array(
s),n=new DataView(a.buffer);n.setUint32(0,s),n.setUint32(8,34603008),a.set(ge(`mntr${e}XYZ `),12);for(let[c,d]of[2e3,1,1,0,0,0].entries())n.setUint16(24+2*c,d);
a.set(ge("acsp"),36),a.set(Ne(Mi).subarray(8),68),n.setUint32(128,i);let o=132,l=r;for(let{names:c,data:d}of t){for(let h of c)a.set(ge(h),o),n.setUint32(o+4,l),
n.setUint32(o+8,d.length),o+=12;a.set(d,l),l+=d.length}return a}var ge=e=>[...e].map(t=>t.charCodeAt(0));function je(e,t){let i=8+t.length,r=new Uint8Array(Math.
ceil(i/4)*4);return r.set(ge(e)),r.set(t,8),r}function ef(e){return je("desc",[0,0,0,e.length+1,...ge(e),0,...new Array(78).fill(0)])}function Ne(e){let t=je("X\
YZ ",new Array(12).fill(0)),i=new DataView(t.buffer);for(let[r,s]of e.entries())i.setInt32(8+4*r,Math.round(s*65536));return t}function tf(e){let t=Math.round(e*
256);return je("curv",[0,0,0,1,t>>8,t&255])}function rf(){let e=je("curv",[0,0,4,0,...new Array(2048).fill(0)]),t=new DataView(e.buffer);for(let i=0;i<1024;i++){
let r=i/1023,s=r<=.04045?r/12.92:((r+.055)/1.055)**2.4;t.setUint16(12+2*i,Math.round(s*65535))}return e}function sf([e,t,i,r,s,a,n,o]){let l=[e/t,1,(1-e-t)/t],c=Aa(
[[i/r,1,(1-i-r)/r],[s/a,1,(1-s-a)/a],[n/o,1,(1-n-o)/o]]),d=Pi(Ma(c),l),h=c.map(g=>g.map((y,w)=>y*d[w])),[f,m]=[Pi(dt,l),Pi(dt,Mi)],p=dt.map((g,y)=>g.map(w=>w*m[y]/
f[y]));return $a($a(Ma(dt),p),h)}var dt=[[.8951,.2664,-.1614],[-.7502,1.7135,.0367],[.0389,-.0685,1.0296]],Aa=e=>[[e[0][0],e[1][0],e[2][0]],[e[0][1],e[1][1],e[2][1]],
[e[0][2],e[1][2],e[2][2]]],Fa=Aa,ye=(e,t)=>e[0]*t[0]+e[1]*t[1]+e[2]*t[2],Pi=(e,t)=>[ye(e[0],t),ye(e[1],t),ye(e[2],t)];function $a(e,t){let i=Fa(t);return e.map(
r=>[ye(r,i[0]),ye(r,i[1]),ye(r,i[2])])}function Ma([[e,t,i],[r,s,a],[n,o,l]]){let c=e*(s*l-a*o)-t*(r*l-a*n)+i*(r*o-s*n);return[[s*l-a*o,i*o-t*l,t*a-i*s],[a*n-r*
l,e*l-i*n,i*r-e*a],[r*o-s*n,t*n-e*o,e*s-t*r]].map(d=>d.map(h=>h/c))}var af={0:1,2:3,3:1,4:2,6:4},nf={0:[1,2,4,8,16],2:[8,16],3:[1,2,4,8],4:[8,16],6:[8,16]},Oi=16<<
20;function of(e,t){let i=new lf(e,t),r=i.header(),{colourType:s,depth:a}=r,n=af[s];if(r.width===0||r.height===0)throw t(`is a PNG image of ${r.width} × ${r.height}\
 pixels; it is empty or damaged`);if(n===void 0||!nf[s].includes(a))throw t(`is a PNG image with ${a} bits and colour type ${s}, which does not exist; it is dam\
aged`);i.rest();let o=s===3?cf(i,t):void 0;if(i.data.length===0)throw t("is a PNG image without image data; it is damaged or cut short");let{ancillary:l}=i,c=l.
get("eXIf");return{width:r.width,height:r.height,depth:a,colour:{gray:s===0||s===4,palette:s===3,alpha:s>=4},channels:n,interlaced:r.interlaced,palette:o?.subarray(
0,3*2**a),transparency:uf(l.get("tRNS"),s),profile:df(l.get("iCCP")),meaning:hf(l),orientation:(c&&wa(c).orientation)??1,resolution:pf(l.get("pHYs")),data:i.data}}
var lf=class{constructor(e,t){this.bytes=e,this.refuse=t}bytes;refuse;palette;ancillary=new Map;data=[];at=8;type="";header(){let e=this.next();if(this.type==="\
CgBI")throw this.refuse("is a PNG image in Apple's own form (CgBI), which other programs cannot read; export it as an ordinary PNG");if(!e||this.type!=="IHDR"||
e.length!==13)throw this.refuse("is a PNG image without a header; it is damaged");let[t,i,r]=e.subarray(10);if(t!==0||i!==0||r>1)throw this.refuse("is a PNG ima\
ge with a compression, filter or interlace method that does not exist; it is damaged");return{width:te(e,0),height:te(e,4),depth:e[8],colourType:e[9],interlaced:r===
1}}rest(){for(let e=this.next();e&&this.type!=="IEND";e=this.next()){let{type:t}=this;if(t==="IDAT")e.length>0&&this.data.push(e);else if(t==="PLTE")this.palette??=
e;else if(t.charCodeAt(0)&32)this.ancillary.has(t)||this.ancillary.set(t,e);else throw this.refuse("is a PNG image with a critical chunk that is not known; expo\
rt it as an ordinary PNG")}}next(){let{bytes:e,at:t}=this;if(t+12>e.length)return;let i=te(e,t);return this.type=(0,u.n)(e).toString("latin1",t+4,t+8),this.at=t+
12+i,e.subarray(t+8,Math.min(t+8+i,e.length))}};function cf({palette:e},t){if(!e)throw t("is a PNG image without its palette; it is damaged");if(e.length===0||e.
length%3!==0||e.length>768)throw t("is a PNG image whose palette is damaged");return e}function uf(e,t){if(!e)return;if(t===3)return e.length>0?e:void 0;let i={
0:2,2:6}[t];return i!==void 0&&e.length>=i?e.subarray(0,i):void 0}function df(e){if(!e)return;let t=e.indexOf(0);if(!(t<0||t>79||e[t+1]!==0))try{let i={stream:Oi,
total:Oi,remaining:Oi};return(0,v.i)("FlateDecode",e.subarray(t+2),void 0,i)}catch{return}}function hf(e){if(e.has("sRGB"))return"sRGB";let t=e.get("gAMA");if(t?.
length!==4)return;let i=te(t,0)/1e5;if(i<.1||i>10)return;let r=mf(e.get("cHRM"));return Math.abs(i-1/2.2)<.01&&(!r||r.every((s,a)=>ff(s,Pa[a])))?"sRGB":{gamma:i,
primaries:r}}var ff=(e,t)=>Math.abs(e-t)<.005,Pa=[.3127,.329,.64,.33,.3,.6,.15,.06];function mf(e){if(e?.length!==32)return;let t=Pa.map((i,r)=>te(e,4*r)/1e5);return t.
every((i,r)=>i<=1&&(r%2===0||i>.001))?t:void 0}function pf(e){if(!(e?.length!==9||e[8]!==1))return $i({x:te(e,0)*.0254,y:te(e,4)*.0254})}var te=(e,t)=>e[t]*16777216+
(e[t+1]<<16|e[t+2]<<8|e[t+3]),gf=16384,yf=4096;async function Ci(e,t,i,r,s){let[a,n]=r==="look"?[gf,1]:[yf,10],[o=0,l=0]=Ei(e.slice(0,3).map(p=>p.subarray(0,2)));
if((o&15)!==8||(o<<8|l)%31!==0||l&32)return"damaged";let c=new wf,d=0,h=0,f=0,m=new Ae.b(p=>{d+=p.length,c.add(p);let g=Math.min(p.length,t-h);g<=0||(h+=g,s(g===
p.length?p:p.subarray(0,g)))});try{let p=2,g=[];for(let y of e)for(let w=0;w<y.length;w+=a){let b=y.subarray(w,w+a),S=Math.min(p,b.length);b=b.subarray(S),p-=S,
h<t?m.push(b):g.length<16&&g.push(b);let F=i.step((b.length+d-f)*n);f=d,F&&await F}m.push(Ei(g).subarray(0,a),!0)}catch(p){return h>=t?"complete":p.code===Ae.a.
UnexpectedEOF?"short":"damaged"}return h<t?"short":d===t&&c.value===bf(e)?"proved":"complete"}function Ei(e){return e.length===1?e[0]:Buffer.concat(e)}function bf(e){
let t=new Uint8Array(0);for(let i=e.length-1;i>=0&&t.length<4;i--)t=Ei([e[i].subarray(-4),t]);return Buffer.concat([new Uint8Array(4),t]).readUInt32BE(t.length)}
var wf=class{a=1;b=0;add(e){let{a:t,b:i}=this;for(let r=0;r<e.length;){let s=Math.min(r+2e3,e.length);for(;r<s;)i+=t+=e[r++];t%=65521,i%=65521}this.a=t,this.b=i}get value(){
return this.b*65536+this.a}},Oa=class{constructor(e,t,i){this.step=t,this.done=i,this.row=new Uint8Array(e+1),this.above=new Uint8Array(e)}step;done;wrong=!1;row;above;filled=0;take(e){
let{row:t}=this;for(let i=0;i<e.length;){if(this.filled===0&&e.length-i>=t.length){this.finish(e.subarray(i,i+t.length)),i+=t.length;continue}let r=Math.min(t.length-
this.filled,e.length-i);t.set(e.subarray(i,i+r),this.filled),this.filled+=r,i+=r,!(this.filled<t.length)&&(this.filled=0,this.finish(t))}}finish(e){e[0]>4&&(this.
wrong=!0),vf(e,this.above,this.step),this.above.set(e.subarray(1)),this.done(this.above,e[0])}};function vf(e,t,i){let r=e[0],s=e.length;if(r===1)for(let a=1+i;a<
s;a++)e[a]=e[a]+e[a-i];else if(r===2)for(let a=1;a<s;a++)e[a]=e[a]+t[a-1];else if(r===3)for(let a=1;a<s;a++)e[a]=e[a]+((a>i?e[a-i]:0)+t[a-1]>>1);else if(r===4)for(let a=1;a<
s;a++){let n=a>i?e[a-i]:0;e[a]=e[a]+Ca(n,t[a-1],a>i?t[a-1-i]:0)}}function Ca(e,t,i){let r=e+t-i,[s,a,n]=[Math.abs(r-e),Math.abs(r-t),Math.abs(r-i)];return s<=a&&
s<=n?e:a<=n?t:i}var Ea=class{constructor(e,t){this.length=e,this.step=t,this.above=new Uint8Array(e),this.batch=new Uint8Array(this.batchSize)}length;step;output=new v.f(
16384);zlib=new Ae.d({level:6},e=>this.output.copy(e,0,e.length));above;batch;filled=0;get batchSize(){return Math.max(1,Math.floor(65536/(this.length+1)))*(this.
length+1)}add(e,t){let{batch:i,above:r,step:s,length:a}=this,n=this.filled;i[n++]=t;for(let o=0;o<a;o++){let l=o>=s?e[o-s]:0,c=r[o],d=0;t===1?d=l:t===2?d=c:t===
3?d=l+c>>1:t===4&&(d=Ca(l,c,o>=s?r[o-s]:0)),i[n++]=e[o]-d}r.set(e.subarray(0,a)),this.filled=n,n===i.length&&this.flush(!1)}finish(){return this.flush(!0),this.
output.bytes}flush(e){this.zlib.push(this.batch.subarray(0,this.filled),e),this.batch=new Uint8Array(e?0:this.batchSize),this.filled=0}},kf=[{x:0,y:0,across:8,down:8},
{x:4,y:0,across:8,down:8},{x:0,y:4,across:4,down:8},{x:2,y:0,across:4,down:4},{x:0,y:2,across:2,down:4},{x:1,y:0,across:2,down:2},{x:0,y:1,across:1,down:2}];async function xf({
width:e,height:t,channels:i,depth:r,colour:s,data:a},n,o,l,c){let d=i*r,h=Math.max(1,d>>3),f=new Uint8Array(n*t),m=kf.map($=>({...$,columns:Math.ceil((e-$.x)/$.
across),rows:Math.ceil((t-$.y)/$.down)})).filter(({columns:$,rows:O})=>$>0&&O>0),p=0,g=0,y=()=>{let $=m[p],O=Math.ceil($.columns*d/8);return g=0,new Oa(O,h,V=>{
let L=($.y+g*$.down)*n;d>=8?Af(V,f,L+$.x*h,$.across*h,h):Ff(V,$.columns,f,L,$.x,$.across,d),g++})},w=m.map(({columns:$,rows:O})=>O*(Math.ceil($*d/8)+1)),b=w[0],
S=[y()],F=await Ci(a,Sf(w),o,"look",$=>{for(let O=0;O<$.length;){let V=Math.min(b,$.length-O);S[p].take($.subarray(O,O+V)),O+=V,b-=V,!(b>0||p+1===m.length)&&(p++,
b=w[p],S.push(y()))}});l(S.some(({wrong:$})=>$)?"damaged":F);let P=s.palette||r<8?0:4;for(let $=0;$<t;$++){c(f.subarray($*n,($+1)*n),P);let O=o.step(n*8);O&&await O}}
var Sf=e=>e.reduce((t,i)=>t+i,0);function Af(e,t,i,r,s){for(let a=0,n=i;a<e.length;n+=r-s)for(let o=0;o<s;o++)t[n++]=e[a++]}function Ff(e,t,i,r,s,a,n){let o=(1<<
n)-1;for(let l=0;l<t;l++){let c=l*n,d=e[c>>3]>>8-n-(c&7)&o,h=(s+l*a)*n;i[r+(h>>3)]|=d<<8-n-(h&7)}}var $f=(e,t)=>Math.ceil(e*t/8);async function Mf(e,t,i,r){let{
width:s,height:a,channels:n,depth:o,colour:l}=e,c=$f(s,n*o),d=a*(c+1),h=e.data.reduce((g,{length:y})=>g+y,0);if(d>h*1032+1032)throw i(Ti(e));let{imageBytes:f,streamBytes:m}=t.
limits;if(d>f)throw(0,v.d)("imageBytes",`The image has ${d} bytes of pixels; at most ${f} are allowed`,"Make it smaller first");if(e.interlaced&&d>m)throw(0,v.d)(
"streamBytes",`The interlaced image has ${d} bytes of pixels; at most ${m} are allowed`,"Save it without interlacing first",r);let p=l.palette&&e.transparency!==
void 0;if(!e.interlaced&&!l.alpha&&!p){let g=await Of(e,c,d,t);if(g==="proved")return{colour:Pf(e.data),alpha:void 0,alphaDepth:8};if(g!=="complete")throw i(g===
"short"?Ti(e):Ta)}return Cf(e,c,d,t,i)}var Ta="is a PNG image whose pixels are damaged; copy or export it again",Ti=({width:e,height:t})=>`is a PNG image that i\
s cut short: its data is less than ${e} × ${t} pixels; copy or export it again`,Pf=e=>e.length===1?e[0]:Buffer.concat(e);async function Of({data:e},t,i,{pace:r}){
let s={wrong:!1,bytes:0},a=await Ci(e,i,r,"look",n=>{let o=(t+1-s.bytes%(t+1))%(t+1);for(let l=o;l<n.length;l+=t+1)n[l]>4&&(s.wrong=!0);s.bytes+=n.length});return s.
wrong?"damaged":a}async function Cf(e,t,i,r,s){let a=new Ef(e,t);if(e.interlaced)await xf(e,t,r.pace,ja(e,s),(n,o)=>a.add(n,o));else{let n=Math.max(1,e.channels*
e.depth>>3),o=new Oa(t,n,(c,d)=>a.add(c,d)),l=await Ci(e.data,i,r.pace,"work",c=>o.take(c));ja(e,s)(o.wrong?"damaged":l)}return a.finish()}var ja=(e,t)=>i=>{if(i===
"short")throw t(Ti(e));if(i==="damaged")throw t(Ta)},Ef=class{constructor(e,t){this.png=e;let{width:i,depth:r,channels:s,colour:a,transparency:n}=e,o=this.bytesPerSample=
r===16?2:1,l=a.alpha?s-1:s,c=a.alpha?i*l*o:t;this.colour=new Ea(c,a.alpha?l*o:Math.max(1,s*r>>3)),this.colourRow=new Uint8Array(a.alpha?c:0),a.palette&&n&&(this.
entries=new Uint8Array(256).fill(255),this.entries.set(n.subarray(0,256)));let d=a.alpha||this.entries!==void 0;this.alphaRow=new Uint8Array(d?i*o:0),d&&(this.alpha=
new Ea(this.alphaRow.length,o))}png;colour;alpha;colourRow;alphaRow;bytesPerSample;entries;opaque=!0;add(e,t){if(this.png.colour.alpha)this.separate(e),this.colour.
add(this.colourRow,t),this.alpha.add(this.alphaRow,t);else{if(this.colour.add(e,t),!this.entries)return;this.lookUp(e,this.entries),this.alpha.add(this.alphaRow,
0)}this.opaque&&(this.opaque=this.alphaRow.every(i=>i===255))}finish(){let e=this.opaque?void 0:this.alpha?.finish();return{colour:this.colour.finish(),alpha:e,
alphaDepth:this.bytesPerSample===2?16:8}}separate(e){let{colourRow:t,alphaRow:i,bytesPerSample:r}=this,s=(this.png.channels-1)*r,a=0,n=0;for(let o=0;o<i.length;){
for(let l=0;l<s;l++)t[n++]=e[a++];for(let l=0;l<r;l++)i[o++]=e[a++]}}lookUp(e,t){let{alphaRow:i}=this,{depth:r}=this.png,s=(1<<r)-1;for(let a=0;a<i.length;a++){
let n=a*r;i[a]=t[e[n>>3]>>8-r-(n&7)&s]}}},Tf={1:"GRAY",3:"RGB ",4:"CMYK"},jf=["scnr","mntr","prtr","spac"],Na={1:"DeviceGray",3:"DeviceRGB",4:"DeviceCMYK"};function Da(e,t){
if(!e||e.length<132)return;let i=(0,u.n)(e),r=n=>i.toString("latin1",n,n+4),s=i.readUInt32BE(0),a=e[8];if(!(!(s>=132&&s<=e.length&&a>=2&&a<=4&&r(36)==="acsp"&&jf.
includes(r(12)))||r(16)!==Tf[t]))return{bytes:e.subarray(0,s),version:a}}var Ra=new WeakMap;function Nf(e,{bytes:t},i){let r=Ra.get(e)??[];Ra.set(e,r);let s=r.find(
o=>Buffer.compare(o.bytes,t)===0);if(s)return s.ref;let a=(0,u.z)({N:i,Alternate:(0,u.A)(Na[i]),Filter:(0,u.A)("FlateDecode")}),n=e.add(new u.u(a,(0,v.j)(t)));return r.
push({bytes:t,ref:n}),n}var Df=e=>t=>(0,k.c)([{field:e,message:t}]),Ia="it must be a PNG or JPEG image";async function Rf(e,t,i){let{bytes:r}=e,s=Df(t);if(r.length===
0)throw s(`is an empty file; ${Ia}`);let a=yr(r);if(a==="a JPEG image")return new Uf(Xh(r,s));if(a!=="a PNG image")throw s(`is ${a??"not an image"}; ${Ia}`);let n=of(
r,s);return new Bf(n,await Mf(n,i,s,t))}var If={1:[1,0,0,1,0,0],2:[-1,0,0,1,1,0],3:[-1,0,0,-1,1,1],4:[1,0,0,-1,0,1],5:[0,-1,-1,0,1,1],6:[0,-1,1,0,0,1],7:[0,1,1,
0,0,0],8:[0,1,-1,0,1,0]},Ua=class{constructor({width:e,height:t,orientation:i,resolution:r},s,a){this.components=s,this.profile=a,this.width=e,this.height=t,this.
upright=If[i];let n=i>=5;this.displayed=n?{width:t,height:e}:{width:e,height:t},this.resolution=n&&r?{x:r.y,y:r.x}:r}components;profile;width;height;displayed;upright;resolution;embedded=new WeakMap;profiled=new WeakMap;get iccVersion(){
return this.profile?.version}get version(){return this.bitsPerComponent===16||this.iccVersion===4?"1.5":this.transparency==="soft-mask"?"1.4":"1.3"}embed(e,{profiled:t=!1}={}){
let i=t&&!this.profile&&this.components!==4,r=i?this.profiled:this.embedded,s=r.get(e);if(s)return s;let a=i?Ba({gray:this.components===1}):this.profile,n=a?[(0,u.A)(
"ICCBased"),Nf(e,a,this.components)]:(0,u.A)(Na[this.components]),o=e.add(this.stream(e,n));return r.set(e,o),o}entries(e,t){return(0,u.z)({Type:(0,u.A)("XObjec\
t"),Subtype:(0,u.A)("Image"),Width:this.width,Height:this.height,ColorSpace:e,BitsPerComponent:this.bitsPerComponent,...t})}},Uf=class extends Ua{constructor(e){
super(e,e.components,Da(e.profile,e.components)),this.jpeg=e}jpeg;kind="jpeg";bitsPerComponent=8;transparency="none";stream(e,t){let{components:i,adobe:r,plainRgb:s,
data:a}=this.jpeg,n=this.entries(t,{Filter:(0,u.A)("DCTDecode"),DecodeParms:s?(0,u.z)({ColorTransform:0}):void 0,Decode:i===4&&r?[1,0,1,0,1,0,1,0]:void 0});return new u.u(
n,a)}},Bf=class extends Ua{constructor(e,t){let i=e.colour.gray?1:3;super(e,i,Da(e.profile,i)??_f(e)),this.png=e,this.pixels=t;let r=e.transparency!==void 0&&!e.
colour.palette;this.transparency=t.alpha?"soft-mask":r?"colour-key":"none"}png;pixels;kind="png";transparency;get bitsPerComponent(){return this.png.depth}stream(e,t){
let{png:i,pixels:r}=this,{palette:s}=i,a=i.colour.alpha?i.channels-1:i.channels,n=this.entries(s?[(0,u.A)("Indexed"),t,s.length/3-1,new u.q(s)]:t,{...this.flate(
a,i.depth),SMask:r.alpha&&this.softMask(e,r.alpha),Mask:this.transparency==="colour-key"?zf(i):void 0});return new u.u(n,r.colour)}softMask(e,t){let i=this.pixels.
alphaDepth,r=this.entries((0,u.A)("DeviceGray"),{BitsPerComponent:i,...this.flate(1,i)});return e.add(new u.u(r,t))}flate(e,t){let i=(0,u.z)({Predictor:15,Colors:e,
BitsPerComponent:t,Columns:this.width});return{Filter:(0,u.A)("FlateDecode"),DecodeParms:i}}};function zf({transparency:e,depth:t}){let i=[];for(let r=0;r<e.length;r+=
2){let s=(e[r]<<8|e[r+1])&2**t-1;i.push(s,s)}return i}function _f({meaning:e,colour:{gray:t}}){if(e!==void 0)return Ba(e==="sRGB"?{gray:t}:{gray:t,...e})}var Ba=e=>({
bytes:Qh(e),version:2}),za={A4:[595.276,841.89],Letter:[612,792]};function Gf(e,{page_size:t,orientation:i,margin:r}){let s=r*72,a=Kf(e);if(t==="image"){let p=14400-
2*s;if(p<3)return;let g=Math.min(1,p/a.width,p/a.height),y=Math.max(g,Math.min(3/Math.min(a.width,a.height),p/Math.max(a.width,a.height))),w={width:a.width*y,height:a.
height*y},b=S=>Math.max(S+2*s,3);return _a(b(w.width),b(w.height),w)}let[n,o]=za[t],l=i==="landscape"||i==="auto"&&a.width>a.height,[c,d]=l?[o,n]:[n,o],[h,f]=[c-
2*s,d-2*s];if(h<=0||f<=0)return;let m=Math.min(h/a.width,f/a.height);return _a(c,d,{width:a.width*m,height:a.height*m})}function Lf(e){let t=e==="image"?14397:za[e][0];
return Math.floor(t/144*100)/100}function Kf({displayed:e,resolution:t}){let{x:i,y:r}=t??{x:96,y:96};return{width:e.width*72/i,height:e.height*72/r}}function _a(e,t,i){
let[r,s]=[(e-i.width)/2,(t-i.height)/2];return{width:e,height:t,place:[i.width,0,0,i.height,r,s]}}var Vf=async(e,t,i)=>{let r=qf(t),s=await Xf(e,i,r);if(r.length>
0)throw(0,k.c)(r);let a=await j(Wf,i),n=s.map(d=>Hf(a,d,Gf(d,t)));await a.pages.rebuild(n.map(({number:d})=>d));let o=s.reduce((d,h)=>h.version>d?h.version:d,"1\
.3"),l=await N(a,{version:o}),c=n.length;return{documents:[{name:Jf(e[0].name),bytes:l,pageCount:c}],notes:[],facts:{pageCount:c}}},Wf=Buffer.from(`%PDF-1.3
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
`,"latin1");function qf(e){let t=Lf(e.page_size);return e.margin<=t?[]:[{field:"margin",message:`leaves no room on ${e.page_size==="image"?"a page":`${e.page_size}\
 pages`}; it must be at most ${t} inches`}]}async function Xf(e,t,i){let r=[],s=[];for(let[n,o]of e.entries()){let l=n+1;try{r.push(await Rf(o,"file",t))}catch(c){
if(!(c instanceof k.b)||c.code==="cancelled"||e.length===1)throw c;if(c.code!=="invalid_parameters")throw(0,k.e)(c,l,o.name);s.push({position:l,name:o.name});let d=`\
Document ${l} (${o.name}):`;for(let{field:h,message:f}of c.issues)i.push({field:h,message:`${d} ${f}`})}t.pace.progress(l/(e.length+1))}let[a]=s;if(a){let{message:n}=(0,k.c)(
i);throw new k.b("invalid_parameters",n,{issues:i,position:a.position,documentName:a.name})}return r}function Hf(e,t,{width:i,height:r,place:s}){let a=(0,v.z)(t.
upright,s),n=new u.u((0,u.z)({}),(0,u.B)(`q ${a.map(ji).join(" ")} cm /Image Do Q`).bytes);return e.add((0,u.z)({Type:(0,u.A)("Page"),MediaBox:[0,0,ji(i),ji(r)].
map(Number),Resources:(0,u.z)({XObject:(0,u.z)({Image:t.embed(e)})}),Contents:e.add(n)}))}var ji=e=>(0,x.e)(Math.round(e*1e3)/1e3),Jf=e=>`${e.replace(/\.[^.]*$/,
"")||"images"}.pdf`;function E(e,t){if(t===0||e instanceof u.s)return e;if(e instanceof u.r)return new u.s(t,e.number);if(Array.isArray(e))return e.map(r=>E(r,t));
if(e instanceof u.u||!(e instanceof u.t))return e;let i=new u.t;for(let[r,s]of e)i.set(r,E(s,t));return i}var ie=class{constructor(e=[],t=i=>i){this.meaning=t,this.
taken=new Set([...e].map(t))}meaning;taken;last=new Map;get size(){return this.taken.size}has(e){return this.taken.has(this.meaning(e))}add(e){this.taken.add(this.
meaning(e))}free(e){let t=e.startsWith("þÿ");for(let i=(this.last.get(e)??1)+1;;i++){let r=`_${i}`,s=e+(t?[...r].map(a=>`\0${a}`).join(""):r);if(!this.has(s))
return this.last.set(e,i),this.add(s),s}}},R=e=>(0,u.n)(e.bytes).toString("latin1"),re=e=>new u.q(Uint8Array.from(Buffer.from(e,"latin1"))),Ga=(e,t)=>e<t?-1:e>t?
1:0;function ht(e,t,i=8){let[r,s]=[e.document.resolve(e.value),t.document.resolve(t.value)];if(i===0)return!1;let a=(n,o)=>ht({document:e.document,value:n},{document:t.
document,value:o},i-1);return r instanceof u.q?s instanceof u.q&&Buffer.compare(r.bytes,s.bytes)===0:Array.isArray(r)?Array.isArray(s)&&r.length===s.length&&r.every(
(n,o)=>a(n,s[o])):r instanceof u.t?s instanceof u.t&&r.size===s.size&&[...r].every(([n,o])=>s.has(n)&&a(o,s.get(n))):r instanceof u.u?s instanceof u.u&&a(r.dict,
s.dict)&&Buffer.compare(e.document.encoded(r),t.document.encoded(s))===0:r!==null&&typeof r=="object"?s!==null&&typeof s=="object"&&"text"in r&&"text"in s&&r.text===
s.text:r===s}function Yf(e){let{document:t}=e[0],i=t.edit(t.catalogNumber),r=e.some(a=>a.document.catalog.has("Collection"));i.delete("Collection");let s=t.array(
i.get("OutputIntents"))??[];e.every(a=>{let n=a.document.array(a.document.catalog.get("OutputIntents"))??[];return ht({document:t,value:s},{document:a.document,
value:n})})||i.delete("OutputIntents"),Zf(e,i),Qf(e,i);for(let a of e)Fs(a.document);return{droppedPortfolio:r}}function Zf(e,t){let i=new u.t,r=new Map;for(let{
index:s,document:a}of e)for(let[n,o]of a.dict(a.catalog.get("Extensions"))??[])(!i.has(n)||La(a,o)>r.get(n))&&(i.set(n,E(o,s)),r.set(n,La(a,o)));i.size>0?t.set(
"Extensions",i):t.delete("Extensions")}function La(e,t){let i=e.resolve(e.dict(t)?.get("ExtensionLevel"));return typeof i=="number"?i:0}function Qf(e,t){let i=e.
flatMap(({index:r,document:s})=>(s.array(s.catalog.get("Threads"))??[]).map(a=>E(a,r)));i.length>0&&t.set("Threads",i)}var Ka=["Parent","P","Kids","Fields","Ann\
ots","First","Last","Prev","Next","StructParent","StructParents","FT","T","Title","ByteRange","MCID","OCGs","EF","Count","Dest","Nums","Names","Limits"],e0=new Set(
["XObject","Font","FontDescriptor","Encoding","CMap","ExtGState","Pattern","Halftone"]),t0=[["PatternType"],["ShadingType"],["FunctionType"],["Differences"],["H\
alftoneType"],["WhitePoint"],["FontName","Flags"],["BaseFont","Subtype"],["Registry","Ordering"]],i0=["CA","ca","BM","AIS","SMask","OPM","op","OP","SA","TR","TR\
2","BG","BG2","UCR","UCR2","LW"],r0=new Set(["ExtGState","ColorSpace","Pattern","Shading","XObject","Font","ProcSet","Properties"]),s0=new Set(["Image","Form","\
Type1C","CIDFontType0C","OpenType"]),a0=new Set(["ICCBased","Indexed","Separation","DeviceN","Lab","CalRGB","CalGray","Pattern"]),n0=9;function o0(e){return/\/(?:Subtype\s*\/(?:Image|Form)|Length1)\b/.
test(e)&&!l0.test(e)}var l0=new RegExp(`#|/(?:Rect|${Ka.join("|")})\\b|/Type\\s*/(?!XObject\\b)`);function c0(e,t,i){if(Array.isArray(t))return f0(t)||m0(t);let r=t instanceof
u.u?t.dict:t;if(!(r instanceof u.t)||Ka.some(a=>r.has(a))||r.has("Rect")&&r.has("Subtype"))return!1;let s=e.resolve(r.get("Type"));return s instanceof u.p?e0.has(
s.text):t0.some(a=>a.every(n=>r.has(n)))?!0:t instanceof u.u?i||u0(e,t):i0.some(a=>r.has(a))||r.size>0&&[...r.keys()].every(a=>r0.has(a))}function u0(e,t){let{dict:i}=t,
r=e.resolve(i.get("Subtype"));if(r instanceof u.p)return s0.has(r.text);if(i.has("Length1")||i.has("Width")&&i.has("Height"))return!0;let s;try{s=(0,u.n)(e.decoded(
t)).toString("latin1",0,256)}catch{return!1}return/^\s*(?:[-+.\d]+\s+){2}(?:d0|(?:[-+.\d]+\s+){4}d1)\b/.test(s)}var d0=["FontFile","FontFile2","FontFile3","ToUn\
icode","UseCMap","CIDToGIDMap","ICCBased","DestOutputProfile"];function h0(e,t){for(;t>0&&u.a[e[t-1]]===1;)t--;let i=t;for(;i>0&&t-i<20&&e[i-1]!==47;)i--;return i>
0&&d0.includes((0,u.n)(e).toString("latin1",i,t))}function f0([e]){return e instanceof u.p&&a0.has(e.text)}function m0(e){let t=e.flat();return t.length>=n0&&t.
every(i=>typeof i=="number")}var p0=6;async function g0(e,t){let i=new y0(e,t,!0);return await i.streams(),i.rounds()}var y0=class{constructor(e,t,i){this.documents=
e,this.marked=t,this.across=i,this.canonical=e.map(()=>{}),this.found=e.map(()=>{})}documents;marked;across;canonical;places=[];known=new Map;found;newlyFound=0;named=[];async rounds(){
for(let e=0;e<p0&&await this.referrers()>0;e++);return(e,t)=>this.standIn(e,t)}standIn(e,t){let i;for(;;){let r=this.canonical[e]?.[t]??0;if(r===0)return i;i=this.
places[r-1],{part:e,number:t}=i}}async streams(){let{pace:e}=this.documents[0].job,t=new Map,i=this.documents.some(({security:r})=>r);for(let[r,s]of this.documents.
entries()){let{live:a,walked:n}=this.marked.markings[r],{dataStart:o,dataEnd:l}=n,c=this.twinOf(r),d=await b0(s);this.named.push(await this.namedAsResources(r));
for(let h=1;h<s.table.size;h++){let f=e.step(300);if(f&&await f,a[h]!==1||s.table.kind[h]!==1||s.isChanged(h)||o[h]<=0)continue;if(c>=0&&!this.documents[c].isChanged(
h)&&this.marked.markings[c].live[h]===1&&this.isPlain(r,h)){this.equate({part:r,number:h},{part:c,number:h});continue}let m=s.bytes.subarray(o[h],l[h]);d.has(h)||
Va(t,m,{part:r,number:h},i)}}await this.compare(t)}async namedAsResources(e){let t=this.documents[e],{live:i,walked:r}=this.marked.markings[e],{from:s,to:a}=r,{
marks:n}=r.scan,o=new Uint8Array(t.size);for(let l=1;l<t.table.size;l++){let c=t.job.pace.step(200);if(c&&await c,i[l]!==1||t.isChanged(l))continue;let d=t.place(
l)?.bytes;for(let h=s[l];d&&h<a[l];h+=3)n[h]!==v.m&&n[h]<o.length&&h0(d,n[h+1])&&(o[n[h]]=1)}return o}async objects(){let{pace:e}=this.documents[0].job,t=new Map;
for(let[i,r]of this.documents.entries()){let{live:s,walked:a}=this.marked.markings[i];for(let n=1;n<r.table.size;n++){let o=e.step(300);if(o&&await o,s[n]!==1||
r.isChanged(n))continue;let l=r.place(n),c=l?.bytes===r.bytes;if(!l||c&&a.dataStart[n]>0)continue;let d=c?a.valueEnd[n]:l.end;Va(t,l.bytes.subarray(l.start,d),{
part:i,number:n})}}await this.compare(t)}async compare(e){let{pace:t}=this.documents[0].job;for(let i of e.values())if(!(i.length<2||this.across&&i.every(({part:r})=>r===
i[0].part)))for(let r of i){let s=t.step(this.offer(r));s&&await s}}async referrers(){let e=this.found;this.found=this.documents.map(()=>{}),this.newlyFound=0;let{
pace:t}=this.documents[0].job;for(let[i,r]of this.documents.entries()){let s=e[i];if(!s)continue;let a=this.canonical[i],{live:n,walked:o}=this.marked.markings[i],
{from:l,to:c}=o,{marks:d}=o.scan;for(let h=1;h<n.length;h++){if(n[h]!==1||r.isChanged(h)||a?.[h])continue;let f=!1;for(let g=l[h];!f&&g<c[h];g+=3)f=d[g]!==v.m&&
s[d[g]]===1;let m=f&&r.pages.indexOf(h)<0,p=t.step(m?this.offer({part:i,number:h}):100);p&&await p}}return this.newlyFound}twinOf(e){let{bytes:t,security:i}=this.
documents[e];return i?-1:this.documents.findIndex((r,s)=>s<e&&!r.security&&r.bytes.length===t.length&&Buffer.compare(r.bytes,t)===0)}offer(e){let t=this.documents[e.
part],i=t.get(e.number);if(!c0(t,i,this.named[e.part]?.[e.number]===1))return 200;let{key:r,cost:s}=this.contentOf(t,e.part,i),a=this.known.get(r);return a?this.
equate(e,a):this.known.set(r,e),s}equate(e,t){let i=this.standIn(t.part,t.number)??t;if(i.part===e.part&&i.number===e.number)return;let r=this.canonical[e.part]??=
new Int32Array(this.documents[e.part].size);r[e.number]=this.places.push(i),this.note(e),this.note(i)}note({part:e,number:t}){let i=this.found[e]??=new Uint8Array(
this.documents[e].size);i[t]===0&&this.newlyFound++,i[t]=1}isPlain(e,t){let i=this.documents[e],r=this.marked.markings[e].walked.valueEnd[t];return o0((0,u.n)(i.
bytes).toString("latin1",i.bodies[t],r))}contentOf(e,t,i){let r=new v.f(512),s=i instanceof u.u?k0(i.dict):i;(0,x.b)(r,s,{...x.a,renumber:o=>{let l=this.standIn(
t,o.number)??{part:t,number:o.number};return l.number*this.documents.length+l.part+1}});let a=(0,qn.createHash)("sha256").update(r.bytes),n=r.length*20;if(i instanceof
u.u){let o=e.encoded(i);a.update("stream").update(o),n+=o.length}return{key:a.digest("hex"),cost:n}}};async function b0(e){let t=new Set;for(let i=0;i<e.pages.count;i++){
let r=e.entry(e.pages.number(i),"Contents");r instanceof u.r&&t.add(r.number);for(let a of w0(e,r)?e.array(r):[])a instanceof u.r&&t.add(a.number);let s=e.job.pace.
step(500);s&&await s}return t}function w0(e,t){if(!(t instanceof u.r))return Array.isArray(t);let i=e.place(t.number);return i?i.bytes[(0,u.b)(i.bytes,i.start,i.
end)]===91:Array.isArray(e.get(t))}function Va(e,t,i,r=!1){let s=t.length*Wa+(r?0:v0(t)),a=e.get(s);a?a.push(i):e.set(s,[i])}var Wa=2**20,qa=32;function v0(e){let t=2166136261;
for(let i=0;i<qa;i++)t=Math.imul(t^e[Math.floor(i*e.length/qa)],16777619);return(t>>>8)%Wa}function k0(e){let t=new u.t(e);return t.delete("Length"),t}function x0(e){
let t=new Map,i=new Map,r=e.map(n=>({part:n,strings:S0(n),names:A0(n)})),s=new ie(r.flatMap(n=>[...n.strings.keys()])),a=new ie(r.flatMap(n=>[...n.names.keys()]));
for(let{part:n,strings:o,names:l}of r){let c=Xa(t,o,s,n.index),d=Xa(i,l,a,n.index);F0(n,new Ha(o,c,s),new Ha(l,d,a))}return{strings:t,names:i}}function Xa(e,t,i,r){
let s=new Map;for(let[a,n]of t){let o=e.has(a)?i.free(a):a;o!==a&&s.set(a,o),e.set(o,E(n,r))}return s}function S0({document:e}){let t=new Map,i=e.dict(e.catalog.
get("Names"))?.get("Dests");for(let[r,s]of X(e,i,"Names"))r instanceof u.q&&t.set(R(r),s);return t}function A0({document:e}){let t=e.dict(e.catalog.get("Dests"));
return new Map(t)}var Ha=class{constructor(e,t,i){this.own=e,this.renamed=t,this.taken=i,this.needed=t.size>0||i.size>e.size}own;renamed;taken;needed;nameFor(e){
let t=this.renamed.get(e);if(t!==void 0||this.own.has(e)||!this.taken.has(e))return t;let i=this.taken.free(e);return this.renamed.set(e,i),i}};function F0({document:e},t,i){
if(!t.needed&&!i.needed)return;let r=s=>{let a=e.resolve(s);if(a instanceof u.q){let o=t.nameFor(R(a));return o===void 0?void 0:re(o)}let n=a instanceof u.p?i.nameFor(
a.text):void 0;return n===void 0?void 0:new u.p(n)};for(let s of de(e,["/Dest","/GoTo"])){let a={changed:!1},n=e.get(s);si(n,o=>{let l=e.resolve(o.get("S")),c=o.
has("Dest")?"Dest":l instanceof u.p&&l.text==="GoTo"?"D":void 0,d=c&&r(o.get(c));!c||d===void 0||(o.set(c,d),a.changed=!0)}),a.changed&&e.edit(s)}}var $0=/\/([^\s()<>[\]{}/%]+)(?=\s+[-+.\d]+\s+Tf)/g,
M0=class{merged=new u.t;origin=new Map;add(e,t){let{document:i}=e,r=i.dict(t.get("DR")),s=new Map;for(let[a,n]of r??[]){let o=i.dict(n);if(!o){this.merged.has(a)||
this.merged.set(a,E(i.resolve(n),e.index));continue}let l=this.category(a);for(let[c,d]of o){let h=this.place(a,c,{document:i,value:d});l.set(h,l.get(h)??E(d,e.
index)),a==="Font"&&h!==c&&s.set(c,h)}}s.size>0&&this.rewrite(e,t,s)}place(e,t,i){for(let r=1;;r++){let s=r===1?t:`${t}_${r}`,a=`${e}/${s}`,n=this.origin.get(a);
if(!(n&&!ht(n,i)))return n||this.origin.set(a,i),s}}category(e){let t=this.merged.get(e);if(t instanceof u.t)return t;let i=new u.t;return this.merged.set(e,i),
i}rewrite({document:e},t,i){let r=e.resolve(t.get("DA"));for(let{number:s,dict:a,parent:n}of ce(e)){let o=e.resolve(a.get("DA")),l=!n&&ue(e,a,"DA")===void 0,c=o instanceof
u.q?o:l?r:null;if(!(c instanceof u.q))continue;let d=R(c),h=d.replace($0,(f,m)=>{let p=i.get(P0(m));return p===void 0?f:O0(p)});h!==d&&(s!==void 0&&e.edit(s),a.
set("DA",re(h)))}}},P0=e=>e.replace(/#([0-9a-fA-F]{2})/g,(t,i)=>String.fromCharCode(parseInt(i,16)));function O0(e){let t=new v.f(64);return(0,x.c)(t,e),Buffer.
from(t.bytes).toString("latin1")}function C0(e){let t=e.filter(({document:c})=>ft(c)),{document:i}=e[0];if(t.length===0)return{droppedXfa:!1};let r=i.edit(i.catalogNumber),
s=new u.t(ft(i)),a=t.some(c=>ft(c.document).has("XFA"));s.delete("XFA"),r.delete("NeedsRendering");let n=[],o=[],l=new M0;E0(t);for(let c of t){let d=ft(c.document);
c.index>0&&j0(c,d,i,s),l.add(c,d),c.document.resolve(d.get("NeedAppearances"))===!0&&s.set("NeedAppearances",!0);for(let h of c.document.array(d.get("Fields"))??
[])n.push(E(h,c.index));for(let h of c.document.array(d.get("CO"))??[])o.push(E(h,c.index))}return s.set("Fields",n),o.length>0&&s.set("CO",o),l.merged.size>0&&
s.set("DR",l.merged),r.set("AcroForm",i.add(s)),{droppedXfa:a}}var ft=e=>e.dict(e.catalog.get("AcroForm")),mt=e=>W(re(e));function E0(e){let t=e.map(({document:s})=>({
document:s,fields:T0(s)})),i=new ie(t.flatMap(({document:s,fields:a})=>a.map(({dict:n})=>Ja(s,n))),mt),r=new ie([],mt);for(let{document:s,fields:a}of t){let n=new Set,
o=new Map;for(let{dict:l,number:c}of a){let d=Ja(s,l);if(!r.has(d)){n.add(d);continue}let h=o.get(mt(d))??i.free(d);o.set(mt(d),h),n.add(h),c!==void 0&&s.edit(c),
l.set("T",re(h))}for(let l of n)r.add(l)}}function T0(e){let t=new Set,i=[];for(let r of ce(e))r.parent&&t.has(r.parent)?t.add(r):e.resolve(r.dict.get("T"))instanceof
u.q&&(t.add(r),i.push(r));return i}var Ja=(e,t)=>R(e.resolve(t.get("T")));function j0({document:e},t,i,r){for(let s of["DA","Q"]){let a=e.resolve(t.get(s))??(s===
"Q"?0:null),n=i.resolve(r.get(s))??(s==="Q"?0:null);if(!(a===null||a instanceof u.r||a===n)&&!(a instanceof u.q&&n instanceof u.q&&R(a)===R(n)))for(let{number:o,
dict:l,parent:c}of ce(e))c||ue(e,l,s)!==void 0||(o!==void 0&&e.edit(o),l.set(s,a))}}function*N0(e){for(let t of e)for(let i=0;i<t.document.pages.count;i++)yield{
part:t,page:i}}function D0(e,t){if(t==="none")return;let i=[],r=e.reduce((s,{document:a})=>Math.max(s,a.pages.count),0);for(let s=0;s<r;s++)for(let a of e){let{
count:n}=a.document.pages;s<n&&i.push({part:a,page:t==="backward"&&a.index>0?n-1-s:s})}return i}var Ya=100;async function R0(e,t){let i=e[0].document;for(let{document:n}of e)
await n.pages.rebuild(n.pages.numbers);let r=(n,o)=>n===0?new u.r(o):new u.s(n,o),s=i.add(null),a=[];for(let n=0;n<t.length;n+=Ya){let o=i.add(null),l=[];for(let{
part:c,page:d}of t.slice(n,n+Ya)){let h=c.document.pages.number(d),f=c.document.edit(h);f instanceof u.t&&f.set("Parent",c.index===0?o:new u.s(0,o.number)),l.push(
r(c.index,h));let m=i.job.pace.step(1e3);m&&await m}i.put(o,Ni(l,l.length,s)),a.push(o)}i.put(s,Ni(a,t.length)),i.edit(i.catalogNumber).set("Pages",s)}function Ni(e,t,i){
return new u.t([["Type",new u.p("Pages")],...i?[["Parent",i]]:[],["Kids",e],["Count",t]])}async function I0(e){let t=e[0].document,i=t.add(null),r=[],s=0;for(let{
index:a,document:n}of e){await n.pages.settle(),n.catalog.get("Pages")instanceof u.r||await n.pages.rebuild(n.pages.numbers);let o=n.catalog.get("Pages"),l=n.edit(
o);l instanceof u.t&&l.has("Kids")&&(l.set("Parent",a===0?i:new u.s(0,i.number)),l.set("Count",n.pages.count),r.push(a===0?o:new u.s(a,o.number))),s+=n.pages.count}
t.put(i,Ni(r,s)),t.edit(t.catalogNumber).set("Pages",i)}function U0(e,t){let i=e.map(({document:a})=>$s(a));if(i.every(a=>a===void 0))return;let{document:r}=e[0],
s=Ms(r,B0(t??N0(e),i));r.edit(r.catalogNumber).set("PageLabels",r.add(s))}function*B0(e,t){for(let{part:i,page:r}of e)yield t[i.index]?.(r)??{style:"D",prefix:void 0,
number:r+1}}var z0=["Order","AS","RBGroups","Locked"];function _0(e){let t=e.filter(({document:d})=>d.dict(d.catalog.get("OCProperties")));if(t.length===0||t.length===
1&&t[0].index===0)return;let{document:i}=e[0],r=i.dict(i.catalog.get("OCProperties")),s=[],[a,n]=[[],[]],o=new Map(z0.map(d=>[d,[]]));for(let d of t){let h=d.document.
dict(d.document.catalog.get("OCProperties")),f=d.document.dict(h.get("D")),m=(p,g)=>(d.document.array(p?.get(g))??[]).map(y=>E(y,d.index));for(let p of m(h,"OCG\
s"))s.push(p);for(let[p,g]of o)for(let y of m(f,p))g.push(y);for(let p of m(f,"ON"))a.push(p);for(let p of G0(d,h,f))n.push(p)}let l=new u.t(r&&i.dict(r.get("D")));
l.delete("BaseState");for(let[d,h]of[...o,["ON",a],["OFF",n]])h.length>0?l.set(d,h):l.delete(d);let c=new u.t(r);c.set("OCGs",s),c.set("D",l),i.edit(i.catalogNumber).
set("OCProperties",i.add(c))}function G0({index:e,document:t},i,r){let s=o=>t.array(r?.get(o))??[];if(!(0,u.y)(t.resolve(r?.get("BaseState")),"OFF"))return s("O\
FF").map(o=>E(o,e));let a=o=>o!==null&&typeof o=="object"&&"number"in o?o.number:-1,n=new Set(s("ON").map(a));return(t.array(i.get("OCGs"))??[]).filter(o=>!n.has(
a(o))).map(o=>E(o,e))}var L0=["AP","Pages","Templates","IDS","URLS","AlternatePresentations","Renditions"];function K0(e,t){let{document:i}=e[0],r=i.edit(i.catalogNumber),
s=new u.t(i.dict(r.get("Names"))),a=(o,l)=>{if(l.size===0)return;let c=[...l].sort(([d],[h])=>Ga(d,h)).map(([d,h])=>[re(d),h]);s.set(o,i.add(Ee(i,c,"Names")))};
a("Dests",t.strings),a("EmbeddedFiles",W0(e));for(let o of L0)e.some(l=>V0(l,o))&&a(o,q0(e,o));s.size>0&&r.set("Names",i.add(s)),t.names.size>0&&r.set("Dests",i.
add(new u.t(t.names)));let n=e.flatMap(o=>(o.document.array(o.document.catalog.get("AF"))??[]).map(l=>E(l,o.index)));n.length>0&&r.set("AF",n)}function Za({document:e},t){
let i=e.dict(e.catalog.get("Names"))?.get(t);return X(e,i,"Names").flatMap(([r,s])=>r instanceof u.q?[[R(r),s]]:[])}var V0=({document:e},t)=>e.dict(e.catalog.get(
"Names"))?.has(t)??!1;function W0(e){let t=e.map(s=>({part:s,entries:Za(s,"EmbeddedFiles")})),i=new ie(t.flatMap(({entries:s})=>s.map(([a])=>a))),r=new Map;for(let{
part:s,entries:a}of t)for(let[n,o]of a)r.set(r.has(n)?i.free(n):n,E(o,s.index));return r}function q0(e,t){let i=new Map;for(let r of e)for(let[s,a]of Za(r,t))i.
has(s)||i.set(s,E(a,r.index));return i}function X0(e,t){let i=t?e.map((a,n)=>H0(a,t[n])):e.flatMap(a=>en(a));if(i.length===0)return;let{document:r}=e[0],s=r.add(
null);r.put(s,Qa(i,{part:0,number:s.number},new u.t([["Type",new u.p("Outlines")]]))),r.edit(r.catalogNumber).set("Outlines",s)}function H0(e,t){let{document:i}=e,
r=i.add(null),s=new u.t([["Title",Lt(t)],["Dest",[new u.r(i.pages.number(0)),new u.p("Fit")]]]),a=en(e);return i.put(r,a.length>0?Qa(a,{part:e.index,number:r.number},
s):s),{part:e,number:r.number}}function Qa(e,t,i){let r=0;for(let[o,l]of e.entries()){let c=l.part.document.edit(l.number);if(!(c instanceof u.t))continue;let d=l.
part.document.resolve(c.get("Count"));r+=1+(typeof d=="number"&&d>0?d:0),c.set("Parent",tn(l,t.number,t.part)),rn(c,"Prev",l,e[o-1]),rn(c,"Next",l,e[o+1])}let[s,
a]=[e[0],e.at(-1)],n=({part:o,number:l})=>o.index===t.part?new u.r(l):new u.s(o.index,l);return i.set("First",n(s)),i.set("Last",n(a)),i.set("Count",r),i}function en(e){
let{document:t}=e,i=t.dict(t.catalog.get("Outlines"));if(!i)return[];let r=[],s=new Set,a=i.get("First");for(;a instanceof u.r&&!s.has(a.number)&&J0(t,a);)s.add(
a.number),r.push({part:e,number:a.number}),a=t.dict(a)?.get("Next");return r}var J0=(e,t)=>e.get(t)instanceof u.t,tn=(e,t,i)=>e.part.index===i?new u.r(t):new u.s(
i,t);function rn(e,t,i,r){r?e.set(t,tn(i,r.number,r.part.index)):e.delete(t)}function Y0(e){let t=e.filter(({document:f})=>Di(f));if(t.length===0)return;let{document:i}=e[0],
r=i.edit(i.catalogNumber);(t.length<e.length||t.some(f=>!Q0(f.document)))&&r.delete("MarkInfo");for(let f of e)Di(f.document)||sn(f.document,void 0);if(t.length===
1&&t[0].index===0)return;let s=i.add(null).number,a=[],n=[],o=new Map,l=new sm,c=new Map(Z0.map(f=>[f,[]])),d=0;for(let f of t){let m=Di(f.document),p=em(f.document,
m);for(let b of p)tm(f,b,s,r);for(let b of p)a.push(E(b,f.index));let g=X(f.document,m.get("ParentTree"),"Nums"),y=g.reduce((b,[S])=>Math.max(b,Number(S)),sn(f.
document,d));for(let[b,S]of g)n.push([Number(b)+d,E(S,f.index)]);d+=Math.max(y+1,im(f.document,m));let w={S:l.join(f,"S",rm(f.document,m.get("RoleMap"))),C:l.join(
f,"C",f.document.dict(m.get("ClassMap"))),ID:am(f,m,o)};w.S.size+w.C.size+w.ID.size>0&&nm(f.document,w);for(let[b,S]of c)for(let F of f.document.array(m.get(b))??
[])S.push(E(F,f.index))}n.sort((f,m)=>Number(f[0])-Number(m[0]));let h=new u.t([["Type",new u.p("StructTreeRoot")],["K",a],["ParentTree",i.add(Ee(i,n,"Nums"))],
["ParentTreeNextKey",d]]);l.roles.size>0&&h.set("RoleMap",l.roles),l.classes.size>0&&h.set("ClassMap",l.classes);for(let[f,m]of c)m.length>0&&h.set(f,m);if(o.size>
0){let f=[...o].sort(([m],[p])=>Ga(m,p)).map(([m,p])=>[re(m),p]);h.set("IDTree",i.add(Ee(i,f,"Names")))}i.put(s,h),r.set("StructTreeRoot",new u.r(s))}var Z0=["N\
amespaces","PronunciationLexicon","AF"],Di=e=>e.dict(e.catalog.get("StructTreeRoot")),Q0=e=>e.resolve(e.dict(e.catalog.get("MarkInfo"))?.get("Marked"))===!0;function em(e,t){
let i=t.get("K");return i===void 0?[]:e.array(i)??[i]}function tm({index:e,document:t},i,r,s){let a=i instanceof u.r?t.edit(i):i;if(!(a instanceof u.t))return;a.
set("P",e===0?new u.r(r):new u.s(0,r));let n=t.resolve(t.catalog.get("Lang"));if(e>0&&n instanceof u.q&&!a.has("Lang")){let o=s.get("Lang");(!(o instanceof u.q)||
R(o)!==R(n))&&a.set("Lang",n)}}function im(e,t){let i=e.resolve(t.get("ParentTreeNextKey"));return typeof i=="number"&&Number.isInteger(i)&&i>0&&i<1e8?i:0}function sn(e,t){
let i=-1;for(let r of de(e,["/StructParent"])){let s={changed:!1};si(e.get(r),a=>{for(let n of["StructParents","StructParent"]){let o=e.resolve(a.get(n));typeof o==
"number"&&(i=Math.max(i,o),t!==0&&(s.changed=!0,t===void 0?a.delete(n):a.set(n,o+t)))}}),s.changed&&e.edit(r)}return i}function rm(e,t){let i=e.dict(t);if(!i)return;
let r=new u.t;for(let[s,a]of i){let n=e.resolve(a);for(let o=new Set([s]);n instanceof u.p&&i.has(n.text)&&!o.has(n.text);)o.add(n.text),n=e.resolve(i.get(n.text));
r.set(s,n)}return r}var sm=class{roles=new u.t;classes=new u.t;origins=new Map;join({index:e,document:t},i,r){let s=i==="S"?this.roles:this.classes,a=new Map,n=new ie(
[...s.keys(),...r?.keys()??[]]);for(let[o,l]of r??[]){let c=this.origins.get(`${i}/${o}`);if(c&&ht(c,{document:t,value:l}))continue;let d=c?n.free(o):o;c&&a.set(
o,d),this.origins.set(`${i}/${d}`,{document:t,value:l}),s.set(d,E(l,e))}return a}};function am({index:e,document:t},i,r){let s=new Map,a=X(t,i.get("IDTree"),"Na\
mes"),n=new ie([...r.keys(),...a.map(([o])=>o instanceof u.q?R(o):"")]);for(let[o,l]of a){if(!(o instanceof u.q))continue;let c=R(o),d=r.has(c)?n.free(c):c;d!==
c&&s.set(c,d),r.set(d,E(l,e))}return s}function nm(e,{S:t,C:i,ID:r}){for(let s of de(e,["/StructElem","/Headers","/ID","/Pg","/K"])){let a={changed:!1},n=(o,l,c)=>{
c!==void 0&&(o.set(l,c),a.changed=!0)};si(e.get(s),o=>{let l=e.array(o.get("Headers"));if(l?.some(d=>d instanceof u.q&&r.has(R(d)))&&n(o,"Headers",l.map(d=>an(d,
r)??d)),!(0,u.y)(e.resolve(o.get("Type")),"StructElem")&&!(o.has("P")&&o.has("S")))return;n(o,"S",Ri(e.resolve(o.get("S")),t)),n(o,"ID",an(e.resolve(o.get("ID")),
r));let c=e.resolve(o.get("C"));Array.isArray(c)?n(o,"C",c.map(d=>Ri(d,i)??d)):n(o,"C",Ri(c,i))}),a.changed&&e.edit(s)}}function Ri(e,t){let i=e instanceof u.p?
t.get(e.text):void 0;return i===void 0?void 0:new u.p(i)}function an(e,t){let i=e instanceof u.q?t.get(R(e)):void 0;return i===void 0?void 0:re(i)}var om=async(e,{
open_password:t,bookmarks:i,interleave:r},s)=>{let a=[],n=await lm(e,t,s,a),o=D0(n,r);(n.length>1||i==="per_document")&&await um(n,o,i==="per_document"?e.map(cm):
void 0,a);let l=n.map(({document:h})=>h),c=await ls(l,{encryption:"none",...n.length>1?{dedupe:g0}:{}}),d=n.reduce((h,{document:f})=>h+f.pages.count,0);return{documents:[
{name:e[0].name,bytes:c,pageCount:d}],notes:a,facts:{pageCount:d,documentCount:e.length}}};async function lm(e,t,i,r){let s=[],a=0;for(let[n,o]of e.entries()){try{
let l=await j(o.bytes,i,{password:t});a+=(await tt(l,"keep")).fields.length,await l.pages.settle(),s.push({index:n,document:l})}catch(l){throw l instanceof k.b&&
l.code!=="cancelled"&&e.length>1?(0,k.e)(l,n+1,o.name):l}i.pace.progress((n+1)/(2*e.length))}return a>0&&r.push({code:"signatures_removed",message:`${a} ${a===1?
"signature was":"signatures were"} removed, because a signature cannot survive a merge.`}),s}var cm=({name:e},t)=>e.replace(/\.[^.]*$/,"").trim()||`Document ${t+
1}`;async function um(e,t,i,r){X0(e,i);let s=x0(e);K0(e,s),U0(e,t),_0(e),Y0(e);let{droppedXfa:a}=C0(e),{droppedPortfolio:n}=Yf(e);(0,v.v)(e[0].document)&&r.push(
{code:"conformance_dropped",message:"The result no longer claims PDF/A or PDF/UA conformance, which a merge cannot promise."}),await(t?R0(e,t):I0(e)),a&&r.push(
{code:"xfa_removed",message:"An XFA form was dropped, because XFA forms cannot be merged. The fields themselves remain."}),n&&r.push({code:"portfolio_dropped",message:"\
A portfolio became an ordinary document. Its files remain as attachments."})}var dm=25,hm=3e5,fm=class{constructor(e,t,i){this.pause=e,this.signal=t,this.onProgress=
i}pause;signal;onProgress;work=0;since=performance.now();step(e){if(this.work+=e,!(this.work<hm)){if(this.work=0,this.signal?.aborted)throw(0,k.f)();return performance.
now()-this.since<dm?void 0:this.rest()}}async rest(){if(await this.pause(),this.signal?.aborted)throw(0,k.f)();this.since=performance.now()}progress(e){this.onProgress?.(
e)}},mm=(e,t,i)=>et(e,t.open_password,i,r=>{let s=Qt(t,r);if(s.length===0)return;if(s.length===r){let[n,o]=t.pages===void 0?["first_page"," together with last_p\
age"]:["pages",""],l=`must not name every page of the document${o}: at least one page must remain`;throw(0,k.c)([{field:n,message:l}])}let a=new Uint8Array(r+1);
for(let n of s)a[n]=1;return Uint32Array.from({length:r},(n,o)=>o+1).filter(n=>a[n]===0)});async function nn(e,t){let{security:i}=e,r=e.pages.count;if(!i&&!e.suspect)
return{documents:[{...t,pageCount:r}],notes:[],facts:{wasEncrypted:!1}};let s=await N(e,{encryption:"none"});if(!i)return{documents:[{name:t.name,bytes:s,pageCount:r}],
notes:[],facts:{wasEncrypted:!1}};let a=qt(i.permissions);return{documents:[{name:t.name,bytes:s,pageCount:r}],notes:[],facts:{wasEncrypted:!0,restrictions:a}}}
var pm=async(e,t,i)=>nn(await gm(e.bytes,t.password,i),e);async function gm(e,t,i){try{return await j(e,i,{password:t})}catch(r){throw!(r instanceof k.b)||r.code!==
"wrong_password"?r:new k.b(r.code,r.message,{issues:[{field:"password",message:"does not open the document: it must be its user or owner password"}],advice:"Che\
ck password: upper and lower case count, and so do spaces"})}}var ym=async(e,t,i)=>nn(await bm(e.bytes,i),e);async function bm(e,t){try{return await j(e,t)}catch(i){
throw!(i instanceof k.b)||i.code!=="password_required"?i:new k.b("password_required","The PDF document needs a password to open, which remove_restrictions leave\
s in place",{issues:[{field:"file",message:"The document needs a password to open. Use remove_password, which removes the restrictions too."}],advice:"Use remov\
e_password with the password: it removes the restrictions too",operation:"remove_password"})}}var wm=async(e,{appearance:t,open_password:i},r)=>{let s=await j(e.
bytes,r,{password:i}),a=await tt(s,t),n=await N(s),o=s.pages.count;return{documents:[{name:e.name,bytes:n,pageCount:o}],notes:km(a,t),facts:{pageCount:o,removedSignatures:a.
fields.length,removedFields:a.fields}}},Ii=20,vm=e=>e.length>Ii?`${e.slice(0,Ii).join(", ")} and ${e.length-Ii} more`:e.join(", ");function km({fields:e,usageRights:t},i){
let r=[];if(e.length>0){let s=`${e.length} ${e.length===1?"signature was":"signatures were"} removed: ${vm(e)}.`;r.push({code:"signatures_removed",message:i==="\
keep"?`${s} What they show on the pages stays, although the document is no longer signed.`:s})}return t&&r.push({code:"usage_rights_removed",message:"Usage righ\
ts were removed: they are a signature of the document."}),r.length>0?r:[{code:"no_signatures",message:"The document had no signature."}]}var xm=(e,t,i)=>et(e,t.
open_password,i,r=>(0,A.h)(t.page_order,r,i.limits.orderPages)),Sm=(e,t,i)=>et(e,t.open_password,i,r=>Uint32Array.from({length:r},(s,a)=>r-a)),Am=async(e,t,i)=>{
let{angle:r}=t,s=await j(e.bytes,i,{password:t.open_password}),{pages:a}=s,n=a.count,o=Qt(t,n),l=r===0?0:o.length,c={pageCount:n,rotatedPages:l},d=o.length===0?
[Je]:[];if(l===0&&!s.suspect)return{documents:[{...e,pageCount:n}],notes:d,facts:c};for(let h=0;h<l;h++){let f=o[h]-1,m=Fm(s.resolve(a.attribute(f,"Rotate")))+r;
a.patch(f,{Rotate:(m%360+360)%360});let p=i.pace.step(400);p&&await p}return{documents:[{name:e.name,bytes:await N(s),pageCount:n}],notes:d,facts:c}};function Fm(e){
return typeof e=="number"&&Number.isInteger(e/90)?e:0}function $m(e){let t=e.edit(e.catalogNumber),i=C(e,"Names"),r=i?X(e,i.dict.get("EmbeddedFiles"),"Names").length:
0;return i?.dict.has("EmbeddedFiles")&&(e.edit(i.holder),i.dict.delete("EmbeddedFiles")),t.delete("AF"),t.delete("Collection"),Mm(e),r}function Mm(e){let t=e.catalog.
get("Metadata"),i=e.resolve(t);if(!(0,u.w)(t)||!(i instanceof u.u))return;let r;try{r=Buffer.from(e.decoded(i)).toString("latin1")}catch{return}let s=(0,v.t)(r,
o=>Pm.has(o));if(s===r)return;let a=new u.t([...i.dict].filter(([o])=>o!=="Filter"&&o!=="DecodeParms")),n=Buffer.from(s,"latin1");i.dict.has("Filter")&&a.set("F\
ilter",new u.p("FlateDecode")),e.put(t,new u.u(a,i.dict.has("Filter")?(0,v.j)(n):n))}var Pm=new Set(["xmpMM:History","xmpMM:Ingredients","xmpMM:Pantry","xmpMM:M\
anifest"]);async function Om(e){let t=C(e,"OCProperties"),i=e.array(t?.dict.get("OCGs"));if(!t||!i||i.length===0)return;let r=e.edit(e.catalogNumber);r.delete("\
OCProperties");let{live:s}=await Yt(e),a=new Set(i.flatMap(n=>(0,u.w)(n)&&s[n.number]!==1?[n.number]:[]));a.size<i.length&&r.set("OCProperties",Ui(e,t.dict,a,8))}
function Ui(e,t,i,r){if((0,u.w)(t)&&(i.has(t.number)||Cm(e,t)))return t;let s=e.resolve(t);if(r===0||!(Array.isArray(s)||s instanceof u.t))return t;let a=n=>(0,u.w)(
n)&&i.has(n.number);return Array.isArray(s)?s.filter(n=>!a(n)).map(n=>Ui(e,n,i,r-1)):new u.t([...s].map(([n,o])=>[n,Ui(e,o,i,r-1)]))}var Cm=(e,t)=>(0,u.y)(e.dict(
t)?.get("Type"),"OCG"),Em=4,Tm=1.5,jm=12,Nm=1e5,Dm=class{stack;constructor(e){this.stack=[{document:e,first:0,count:e.pages.count}]}async around(e,t){let{stack:i}=this;
for(;i.length>1&&!Rm(i.at(-1),e,t);)i.pop();let r=t-e+1;for(;;){let s=i.at(-1);if(s.count<=jm||s.count<r*Tm||s.count<r*64&&s.document.bytes.length>s.count*Nm)return s;
let a=Math.min(Math.max(Math.ceil(s.count/Em),r),s.first+s.count-e),n=await this.cut(s,e,e+a-1),o=await N(n,{encryption:"none",compact:!0,draft:!0});i.push({document:await j(
o,n.job),first:e,count:a})}}async cut(e,t,i){let r=e.document.fork();if(t>e.first||i<e.first+e.count-1){let s=Uint32Array.from({length:i-t+1},(a,n)=>t-e.first+n+
1);await Ps(r,s)}return r}},Rm=({first:e,count:t},i,r)=>e<=i&&r<e+t,Im=class Xn{constructor(t,i,r,s){this.source=t,this.windows=i,this.options=r,this.attachments=
s}source;windows;options;attachments;static of(t){let i=$m(t),r={encryption:t.security??"none",compact:!0};return new Xn(t,new Dm(t),r,i)}async cut(t,i,r){let s=await this.
windows.cut(t,i,r);return await Om(s),s}};function Bi(e,t){let i=e.source.pages.count,r=0;return{async next(s){let a=t[r]?.title,n=(t[++r]?.page??i)-1;return{document:await e.
cut(await e.windows.around(s,n),s,n),last:n,...a===void 0?{}:{title:a}}}}}async function pt(e,t,i,r){let s=await j(e.bytes,i,{password:t}),a=s.pages.count,n=Im.
of(s),o=await r(n),l=[],c=0;for(let f=0;f<a;){let{document:m,last:p,title:g}=await o.next(f),y=`${String(l.length+1).padStart(5,"0")}.pdf`,w=await N(m,n.options);
l.push({name:y,bytes:w,pageCount:p-f+1,firstPage:f+1,lastPage:p+1,...g===void 0?{}:{title:g}}),c+=w.length,on(i,l.length,c),f=p+1,i.pace.progress(f/a)}let{attachments:d}=n,
h={pageCount:a,parts:l.length,largestBytes:l.reduce((f,{bytes:m})=>Math.max(f,m.length),0),attachmentsLeftOut:d};return{documents:l,notes:d>0?[Um(d)]:[],facts:h}}
function zi(e,t){on(e,t,0)}function on({limits:e},t,i){if(t>e.parts)throw(0,v.d)("parts",`The split makes more than ${e.parts} parts`,"Ask for larger parts, or \
split a part of the document");if(i>e.partBytes)throw(0,v.d)("partBytes",`The parts together are larger than ${e.partBytes} bytes`,"Ask for fewer parts: each ca\
rries the fonts and images of its pages")}var Um=e=>({code:"attachments_left_out",message:`${e} ${e===1?"attachment is":"attachments are"} in none of the parts.`}),
Bm=async(e,{pages:t,cut:i,open_password:r},s)=>{let a=[],n=await pt(e,r,s,o=>{let l=o.source.pages.count,c=(0,A.j)(t,l);c.length===0&&a.push(Je);let d=Array.from(
c,h=>i==="before"?h-1:h).filter(h=>h>0&&h<l);return zi(s,d.length+1),Bi(o,[0,...d].map(h=>({page:h})))});return{...n,notes:[...a,...n.notes]}};async function zm(e,t){
let i=new Map,r=new Gm(e),s=new q(e),a=[{item:C(e,"Outlines")?.dict.get("First"),depth:1}];for(let n=a.pop();n;n=a.pop()){let{item:o,depth:l}=n,c=e.dict(o);if(!c||
!(0,u.w)(o)||!s.first(o))continue;let d=r.pageOf(c);d!==void 0&&!i.has(d)&&i.set(d,_m(e,c)),a.push({item:c.get("Next"),depth:l}),l<t&&a.push({item:c.get("First"),
depth:l+1});let h=e.job.pace.step(400);h&&await h}return[...i].map(([n,o])=>({page:n,title:o})).sort((n,o)=>n.page-o.page)}function _m(e,t){let i=e.resolve(t.get(
"Title"));return i instanceof u.q?W(i).trim():""}var ln=50,Gm=class{constructor(e){this.document=e}document;named;pageOf(e){return this.pageAt(e.get("Dest"),8)??
this.pageOfAction(e.get("A"))}pageOfAction(e){let t=e===void 0?[]:[e];for(let i=0;t.length>0&&i<ln;i++){let r=this.document.dict(t.shift());if(!r)continue;let s=(0,u.y)(
this.document.resolve(r.get("S")),"GoTo")?this.pageAt(r.get("D"),8):void 0;if(s!==void 0)return s;let a=r.get("Next");a!==void 0&&t.push(...(this.document.array(
a)??[a]).slice(0,ln))}}pageAt(e,t){let{document:i}=this,r=i.resolve(e),s=i.array(r);if(s){let n=s[0],o=n instanceof u.r?i.pages.indexOf(n.number):typeof n=="num\
ber"?n:-1;return Number.isInteger(o)&&o>=0&&o<i.pages.count?o:void 0}if(t===0)return;let a=i.dict(r);return a?this.pageAt(a.get("D"),t-1):r instanceof u.p?this.
pageAt(C(i,"Dests")?.dict.get(r.text),t-1):r instanceof u.q?this.pageAt(this.names().get(Qe(r)),t-1):void 0}names(){return this.named??=new Map(X(this.document,
C(this.document,"Names")?.dict.get("Dests"),"Names").map(([e,t])=>[Qe(e),t])),this.named}},Lm=(e,{bookmark_level:t,open_password:i},r)=>pt(e,i,r,async s=>{let a=await zm(
s.source,t);if(a.length===0)throw Km();let n=a[0].page===0?a:[{page:0},...a];return zi(r,n.length),Bi(s,n)});function Km(){let e="Split it by page count, at pag\
es or by size instead";return new k.b("invalid_parameters","The document has no bookmarks that lead to a page",{issues:[{field:"file",message:`has no bookmarks \
that lead to a page. ${e}.`}],advice:e})}var Vm=(e,{pages_per_part:t,open_password:i},r)=>pt(e,i,r,s=>{let a=Math.ceil(s.source.pages.count/t);return zi(r,a),Bi(
s,Array.from({length:a},(n,o)=>({page:o*t})))}),cn=20,Wm=.3,qm=class Hn{constructor(t,i){this.document=t,this.marked=i,this.counted=new Int32Array(t.size),this.
pages=new Set(t.pages.numbers)}document;marked;counted;part=0;pages;static async of(t){let i=await Zt([t],{detail:!0});return ns([t],i),new Hn(t,i)}begin(){this.
part++}add(t){let{document:i,counted:r,part:s}=this,{live:a,walked:n}=this.marked.markings[0],{marks:o}=n.scan,l=i.pages.number(t),c=[l],d=0;r[l]=s;let h=f=>{f<=
0||f>=r.length||r[f]===s||a[f]!==1||this.pages.has(f)||this.isTree(f)||(r[f]=s,c.push(f))};for(;c.length>0;){let f=c.pop();d+=this.lengthOf(f);let m=i.edited.get(
f);if(m!==void 0)Xm(m,h);else for(let p=n.from[f];p<n.to[f];p+=3)o[p]!==v.m&&h(o[p])}return d}lengthOf(t){let i=this.marked.markings[0].walked.end[t];if(i>0)return i-
this.document.table.place[t]+cn;let r=this.document.place(t);return r?(r.end-r.start)*Wm+cn:200}isTree(t){return(this.document.entry(t,"K")??this.document.entry(
t,"Kids"))!==void 0}};function Xm(e,t){let i=[e];for(;i.length>0;){let r=i.pop();if(r instanceof u.r)t(r.number);else if(Array.isArray(r))for(let s of r)i.push(
s);else if(r instanceof u.t)for(let s of r.values())i.push(s);else r instanceof u.u&&i.push(r.dict)}}var Hm=class Jn{constructor(t,i,r){this.cutter=t,this.estimate=
i,this.limit=r}cutter;estimate;limit;factor=1;surplus=700;totals=[];static async of(t,i){return new Jn(t,await qm.of(t.source),i)}get pageCount(){return this.cutter.
source.pages.count}async next(t){this.totals=[],this.estimate.begin();for(let i=4;;i*=4){let r=this.guess(t),s=Math.min(this.pageCount-1,r+i+(r-t>>3)),a=await this.
cutter.windows.around(t,s),n=await this.search(a,t,s,r);if(n)return{...n,window:a}}}async search(t,i,r,s){let a=i-1,n=r+1,o=s,l=1,c;for(;n-a>1;){let d=await this.
cutter.cut(t,i,o),h=await wc(d,this.cutter.options);(h<=this.limit||o===i)&&(c=d),h<=this.limit?a=o:n=o,this.learn(this.total(i,o),h);let f=this.guess(i);if(f>a&&
f<n)o=f;else{let m=Math.max(1,Math.min(l,n-a>>1));o=f<=a?a+m:n-m,l*=2}}if(!(n>r&&r<this.pageCount-1))return{document:c,last:Math.max(a,i)}}total(t,i){let{totals:r}=this;
for(;r.length<=i-t;)r.push((r.at(-1)??0)+this.estimate.add(t+r.length));return r[i-t]}guess(t){let i=t;for(;i+1<this.pageCount&&this.total(t,i+1)*this.factor+this.
surplus<=this.limit;)i++;return i}learn(t,i){this.factor=Math.max(.02,(i-Math.min(this.surplus,i/2))/Math.max(1,t))}},Jm=async(e,{maximum_bytes:t,open_password:i},r)=>{
let s=await pt(e,i,r,o=>Hm.of(o,t)),a=s.documents.filter(({bytes:o})=>o.length>t).length,n={code:"oversize_parts",message:`${a} ${a===1?"part exceeds":"parts ex\
ceed"} the limit, because a single page is larger.`};return{...s,notes:a>0?[...s.notes,n]:s.notes,facts:{...s.facts,oversizeParts:a}}},Ym={add_password:Cc,add_restrictions:Ec,
add_text_watermark:Rc,extract_pages:vu,fill_form:Uh,flatten_form:zh,get_form_data:Kh,images_to_pdf:Vf,merge_documents:om,remove_pages:mm,remove_password:pm,remove_restrictions:ym,
remove_signatures:wm,reorder_pages:xm,reverse_pages:Sm,rotate_pages:Am,split_at_page:Bm,split_by_bookmarks:Lm,split_by_page_count:Vm,split_by_size:Jm},Zm={code:"\
document_repaired",message:"The document was damaged and had to be repaired: check that the result has all its pages."};function Qm({pause:e,limits:t}){let i=new v.a;
return{async run(r,s,a,{signal:n,onProgress:o}={}){let l=new fm(e,n,o);try{let c=(0,A.g)(r,s);if(c.length>0)throw(0,k.c)(c);let d={repaired:!1},h=()=>{d.repaired=
!0},f={pace:l,limits:{...v.c,...t},onRepaired:h,prepared:i,scratch:new v.e},m=(0,A.b)(r).input==="many"?s:s[0],p=await Ym[r](m,a,f);return d.repaired?{...p,notes:[
Zm,...p.notes]}:p}catch(c){throw(0,k.h)(c)}}}}async function ep(e){return e.region!==""||e.baseUrl!==""?(await Promise.resolve().then(()=>T(require("./region-BW6Q46G5.js")))).
chooseRegion(e):{backend:Qm({pause:()=>new Promise(t=>setImmediate(t))}),isLocal:!0,check:()=>Promise.resolve(),place:"on the runner"}}function tp(e){let t=e.replace(
/[*?[]/g,"[$&]");return/^[#!~]/.test(t)?`./${t}`:t}async function un(e,t){let{create:i}=await Promise.resolve().then(()=>T(require("./glob-PS7ZFRRR.js")));return(await i(
[e,...t].join(`
`),{matchDirectories:!1,followSymbolicLinks:!1}).catch(()=>{throw dn(e)})).glob()}function dn(e){let t=`the pattern '${e}' must stay in the workspace or in RUNN\
ER_TEMP, and be written without '..'`;return(0,k.c)([{field:"files",message:t}])}var ip=[[/^-\s/,"files takes lines, not a YAML list: leave out the dash"],[/^["'].*["']$/,
"leave out the quotes"],[/^\[.*["',]/,"a list of paths must be one JSON array, such as the output files of an earlier step"],[/\{[^{}]*,[^{}]*\}/,"braces do not\
 list alternatives here: write one line for each"],[/\$\{?\w/,"variables of the shell are not replaced here: use an expression such as ${{ env.NAME }}"],[/^~/,"\
~ is not your home folder here, and files must be in the workspace or in RUNNER_TEMP"],[/\\/,"write / between folders, not a backslash"],[/,\s*\S/,"write one pa\
ttern per line, without commas"]];async function rp(e,t,{workspace:i}){if((await(0,Yn.readdir)(i).catch(()=>["?"])).length===0)return"the workspace is empty: us\
e actions/checkout before this step";let r=ip.find(([o])=>o.test(e));if(r)return r[1];let s=async o=>un(o,[]).catch(()=>[]);if(t.length>0&&(await s(e)).length>0)
return"lines that begin with ! take away every file that it matches";let a=e.replace(/\.pdf$/i,".[pP][dD][fF]"),[n]=a===e?[]:await s(a);return n===void 0?void 0:
`upper and lower case count, and there is ${Zn.default.basename(n)}`}var I=e=>e.replace(/[\p{Cc}\u2028\u2029]+/gu," ").replace(/:(?=:)/g,": ").replace(/##\[/g,"\
## ["),be=e=>I(e).replace(/&/g,"&amp;").replace(/</g,"&lt;").replace(/>/g,"&gt;").replace(/"/g,"&quot;"),B=(e,t)=>`${e} ${t}${e===1?"":"s"}`;function se(e){let t=[
"B","kB","MB","GB"],i=e,r=0;for(;i>=999.95&&r<t.length-1;r++)i/=1e3;return`${r===0||i>=99.95?Math.round(i):i.toFixed(1)} ${t[r]}`}function we(e){let t=typeof e==
"object"&&e!==null&&"code"in e?e.code:void 0;return typeof t=="string"?t:"unknown reason"}function gt(e){if(!(e instanceof Error))return typeof e;let t=[`${e.name}\
 (${we(e)})`,...(0,k.g)(e)].join(`
    `);return e.cause===void 0?t:`${t}
caused by ${gt(e.cause)}`}function sp(){let e=process.env.GITHUB_WORKSPACE;try{process.chdir(e??".")}catch(t){throw new k.b("configuration",`The workspace '${e}\
' cannot be opened (${we(t)})`,{advice:"Run the step in a job with a workspace, and do not remove that folder in an earlier step",cause:t})}return{workspace:process.
cwd(),temporary:process.env.RUNNER_TEMP||void 0}}var yt=({workspace:e,temporary:t})=>t===void 0?[e]:[e,t],bt=(e,t)=>yt(e).some(i=>ve(G.default.relative(i,G.default.
resolve(e.workspace,t))));function _i({workspace:e},t){let i=G.default.relative(e,G.default.resolve(e,t));return wt(ve(i)?i:G.default.resolve(e,t))}var ve=e=>e!==
".."&&!e.startsWith(`..${G.default.sep}`)&&!e.startsWith("../")&&!G.default.isAbsolute(e),wt=e=>G.default.sep==="/"?e:e.replaceAll(G.default.sep,"/");function ap(e){
if(/^\s*\[\s*("|\])/.test(e)){let i=up(e);return!Array.isArray(i)||!i.every(r=>typeof r=="string"&&r!=="")?{problem:"begins like a JSON array, and is not a JSON\
 array of paths: use the output files of an earlier step"}:{lines:i.map(r=>({text:r,literal:!0}))}}let t=e.split(/\r?\n/).map(i=>i.trim()).filter(i=>i!==""&&!i.
startsWith("#"));return t.some(i=>!i.startsWith("!"))?{lines:t.map(i=>({text:i,literal:!1}))}:{problem:"is required: glob patterns such as docs/**/*.pdf, one pe\
r line"}}async function np(e,t,i){let r=await Promise.all(yt(t).map(c=>(0,Se.realpath)(c).catch(()=>c))),s=[],a=new Set,n=new Set,o=[],l=new Set;for(let[c,{text:d,
literal:h}]of e.entries()){if(!h&&d.startsWith("!"))continue;if(!bt(t,d))throw dn(d);let f=h?[]:e.slice(c+1).flatMap(g=>g.text.startsWith("!")?[g.text]:[]),{matches:m,
isPath:p}=await op(d,h,f,t);m.length===0&&o.push({line:d,reason:await rp(d,f,t)});for(let g of m){let y=_i(t,g);if(!await cp(g,r)){l.add(y);continue}(!a.has(y)||
i&&p&&n.has(y))&&s.push(y),a.add(y),p&&n.add(y)}}return{files:s,empty:o,refused:[...l]}}async function op(e,t,i,{workspace:r}){let s=Zi.default.resolve(r,e),a=!t&&
/[*?[\]\\]/.test(e)?void 0:await(0,Se.stat)(s).catch(()=>{});if(t)return{matches:a===void 0?[]:[s],isPath:!0};if(a?.isFile()&&i.length===0)return{matches:[s],isPath:!0};
let n=await un(e,i),o=a?.isDirectory()?n.filter(l=>/\.pdf$/i.test(l)):n;return{matches:o.length>1?lp(o):o,isPath:a?.isFile()??!1}}function lp(e){let{compare:t}=new Intl.
Collator("en",{numeric:!0}),i=(r,s)=>{for(let a=0;a<r.length&&a<s.length;a++){let n=t(r[a]??"",s[a]??"");if(n!==0)return n}return r.length-s.length};return e.map(
r=>({file:r,segments:wt(r).split("/")})).sort((r,s)=>i(r.segments,s.segments)||(r.file<s.file?-1:1)).map(({file:r})=>r)}async function cp(e,t){let i=await(0,Se.realpath)(
e).catch(()=>{});return i===void 0||!t.some(r=>ve(Zi.default.relative(r,i)))?!1:(await(0,Se.stat)(i)).isFile()}function up(e){try{return JSON.parse(e)}catch{return}}
var dp=["{dir}","{name}","{index}","{operation}"],Gi={document:[],data:[],parts:["{title}"],files:["{file}"]},hp={document:"{dir}/{name}.{operation}.pdf",data:"\
{dir}/{name}.{operation}.pdf",parts:"{dir}/{name}.{operation}.{index}.pdf",files:"{dir}/{name}.{file}"},Li=e=>e.some(({name:t})=>(0,A.b)(t).input==="many");function hn(e){
let t=e.map(({name:r})=>(0,A.b)(r)).filter(({output:r})=>r!=="data"),i=t.findLast(({input:r,output:s})=>r==="many"||s!=="pdf");return t.length===0?"data":i?.output===
"pdfs"?"parts":i?.output==="files"?"files":"document"}function fp(e){let{files:t,steps:i}=e,r=hn(i),s=mp(e,r),a=t.length===0?[]:Li(i)?[t]:t.map(c=>[c]),n=(0,A.d)(
(i.findLast(({name:c})=>(0,A.b)(c).output!=="data")??i.at(-1))?.name??""),o=a.map((c,d)=>{let{dir:h,name:f}=H.default.posix.parse(c[0]??"");return{inputs:c,kind:r,
outputPath:m=>{let p=r==="document"?d+1:m?.index,g={"{dir}":h||".","{name}":f,"{operation}":n,"{index}":p===void 0?void 0:String(p).padStart(5,"0"),"{title}":m?.
title,"{file}":m?.file};return H.default.posix.normalize(s.replace(/\{[^{}]*\}/g,y=>g[y]??y))}}}),l=r==="data"?[]:pp(o,e);if(l.length>0)throw(0,k.c)(l);return o}
function mp({output:e,places:t},i){let r=l=>(0,k.c)([{field:"output",message:l}]);if(e===void 0)return hp[i];let s=[...dp,...Gi[i]],a=e.match(/\{[^{}]*\}/g)?.filter(
l=>!s.includes(l))??[];if(a.length>0)throw r(`has the unknown placeholder ${a[0]}: there are ${s.join(", ")}`);if(/[\u0000-\u001f]/.test(e))throw r("must be a s\
ingle line");if(/[\\/]$/.test(e))throw r(`names a folder: write a file name after it, such as ${e}{name}.pdf`);let n=["{index}",...Gi[i]];if(Gi[i].length>0&&!n.
some(l=>e.includes(l))){let{dir:l,name:c,ext:d}=H.default.posix.parse(wt(e)),h=H.default.posix.join(l,i==="files"?`${c}.{file}`:`${c}-{index}${d}`);throw r(`nee\
ds ${n.join(" or ")}, because one file gives several results: such as ${h}`)}let o=H.default.isAbsolute(e)?_i(t,e):wt(e);if(!(H.default.isAbsolute(o)?bt(t,o):ve(
H.default.posix.normalize(o))))throw r("must stay in the workspace or in RUNNER_TEMP");return o}function pp(e,{matched:t,overwrite:i,identity:r,places:s}){let a=new Map(
t.map(d=>[r(d),d])),n=new Map;for(let d of e){let h=r(d.outputPath()),f=n.get(h);f?f.push(d):n.set(h,[d])}let o=[],l=d=>{o.push({field:"output",message:d})};for(let[
d,[h,f,...m]]of n){if(!h)continue;let p=h.outputPath(),g=a.get(d);if(!bt(s,p)||p==="."||p.endsWith("/"))l(`'${p}' is not a file in the workspace or in RUNNER_TE\
MP`);else if(f){let[y,w]=[h.inputs[0],f.inputs[0]],b=m.length===0?`'${y}' and '${w}' would both`:`'${y}', '${w}' and ${m.length} more would all`;l(`${b} be writ\
ten to '${p}': use {dir}, {name} or {index}`)}else g!==void 0&&!h.inputs.some(y=>r(y)===d)?l(`'${p}' would replace another file that the step reads: choose a di\
fferent pattern`):g!==void 0&&!i&&l(`'${p}' would replace the input: choose a different pattern, or set overwrite to true`)}let c=5;return o.length<=c?o:[...o.slice(
0,c),{field:"output",message:`and ${o.length-c} more such clashes`}]}var vt=5;async function gp(e,t,i,r){let s=Li(e.steps),a=await np(e.files,t,s);bp(a,e.ifNoFilesFound,
r);let n=yp(a.files,i);if(!e.changedOnly||n.length===0)return{matched:n,files:n};let{changedFiles:o}=await Promise.resolve().then(()=>T(require("./changed-4GD3TPRH.js"))),
l=await o(e.githubToken);if("unknown"in l)return r.add(`changed-only leaves nothing out: ${l.unknown}`),{matched:n,files:n};let c=h=>l.paths.has(h),d=n.filter(h=>c(
h)||[...i.neededBy(h).keys()].some(c));return(0,M.i)(`${B(d.length,"file")} of ${n.length} changed`),{matched:n,files:s&&d.length>0?n:d}}function yp(e,t){let i=new Map(
e.flatMap(r=>[...t.neededBy(r)]));return i.size===0?e:e.filter(r=>{let s=i.get(r);return s!==void 0&&(0,M.i)(I(`'${r}' is left out of files: ${s} uses it`)),s===
void 0})}function bp({files:e,empty:t,refused:i},r,s){let a=t.map(({line:d,reason:h})=>h===void 0?`'${d}'`:`'${d}' (${h})`),n=i.map(d=>`'${d}' was left out: it \
is a folder, or a link that leads out of the workspace`),o=a.length===0?"files, which is an empty list":wp(a),l=e.length>0||a.length===0||t.some(({reason:d})=>d!==
void 0)?"":". Make sure that the job uses actions/checkout, or makes the files, before this step";if(r==="error"&&i.length>0)throw new k.b("configuration",n.slice(
0,vt).join(". "));for(let d of n)s.add(d);if(a.length===0&&e.length+i.length>0)return;let c=`No file matches ${o}${l}`;if(r==="error")throw new k.b("configurati\
on",c);r==="warn"?s.add(c):(0,M.i)(I(c))}function wp(e){return e.length<=vt?e.join(", "):`${e.slice(0,vt).join(", ")} and ${e.length-vt} more lines`}function vp(e){
let t=new Map,i=s=>{let a=t.get(s);if(a!==void 0)return a;let n=s;try{n=(0,Qn.realpathSync)(s)}catch{let o=J.default.dirname(s);o!==s&&(n=J.default.join(i(o),J.default.
basename(s)))}return t.set(s,n),n},r=process.platform==="win32"||process.platform==="darwin";return s=>{let a=J.default.resolve(e,s),n=J.default.join(i(J.default.
dirname(a)),J.default.basename(a));return r?n.normalize("NFC").toLowerCase():n}}function kp(e,t,i){let r=new Set(e.map(i)),s=new Set;return(a,n)=>{let o=i(a),l=n.
inputs.some(c=>i(c)===o);if(s.has(o)||r.has(o)&&!(t&&l))throw(0,k.c)([{field:"output",message:`'${a}' is another input or result: choose a different pattern`}]);
s.add(o)}}var fn=/^(\d+)-(\d+|last)$/i,xp=/^(-?\d+|last)–(-?\d+|last)$/i,Sp=/^(-?\d+|last)\.\.(-?\d+|last)?$/i,Ap=/^last-(\d+|last)$/i,Fp=/^(-?\d+)-(-?\d+|last)$/i;
function $p(e){if(Array.isArray(e))return Ki(e);if(typeof e!="string"&&typeof e!="number")return{problem:"must be text such as 1..3, or a list of pages"};let t=String(
e),i=t.split(/\r?\n/).filter(s=>s.trim()!=="");if(i.length>1&&i.every(s=>/^ *- +\S/.test(s)))return Ki(i.map(s=>mn(s.replace(/^ *- +/,""))));let r=/^\s*\[(.*)\]\s*$/s.
exec(t);return r?Ki(r[1].split(",").map(mn)):pn(i.length>1?i.join(","):t)}function Ki(e){return e.some(t=>typeof t!="string"&&typeof t!="number")?{problem:'must\
 be a list of pages such as 3, or of ranges such as "2..5"'}:pn(e.join(","))}function mn(e){return e.trim().replace(/^(["'])(.*)\1$/s,"$2")}function pn(e){let t=[];
for(let[i,r]of e.split(",").entries()){let s=Mp(r),a=s.length>1&&s.some(n=>n.startsWith("-"))?Pp(s):s.map(Op).find(n=>n!==void 0);if(a)return{problem:`item ${i+
1} ('${(0,A.i)(r.trim())}') is ambiguous: write ${a.join(" or ")}`};t.push(s.length===0?r:s.map(gn).join(","))}return{text:t.join(",")}}function Mp(e){let t=e.split(
/\s+/).filter(r=>r!==""),i=[];for(let r of t){let s=i.at(-1);s?.toLowerCase()==="not"?i[i.length-1]=`${s} ${r}`:i.push(r)}return i}function Pp(e){let t=e.map(gn).
join(","),[i,r,...s]=e,a=s.length===0&&r?/^-(\d+)$/.exec(r):null;return a&&i&&/^\d+$/.test(i)?[t,`${i}..${a[1]}`]:[t]}function Op(e){let t=e.replace(/^not /i,""),
i=Ap.exec(t);if(i)return/^\d/.test(i[1])?[`-${Number(i[1])+1}`,`-1..${i[1]}`]:["-1"];let r=Fp.exec(t);if(!r||fn.test(t))return;let[,s,a]=r;return a.startsWith("\
-")?[`${s}..${a}`,`${s},${a}`]:[`${s}..${kt(a)}`,`${s},-${a}`]}function gn(e){let[,t="",i=""]=/^(not )?(.*)$/i.exec(e)??[],r=fn.exec(i)??xp.exec(i)??Sp.exec(i);
return r?`${t}${kt(r[1])}..${kt(r[2]??"")}`:`${t}${kt(i)}`}function kt(e){return e.toLowerCase()==="last"?"-1":e}var Cp={encryption_algorithm:"AES-256"},yn="max\
imum_bytes",Ep="or a size such as 18 MB or 18 MiB",Tp={b:1,kb:1e3,mb:1e6,gb:1e9,kib:1024,mib:1048576,gib:1073741824},jp=/^\s*(\d+(?:\.\d+)?)\s*([kmg]i?b|b)\s*$/i;
function Np(e){let[,t,i]=jp.exec(e)??[],r=Tp[i?.toLowerCase()??""];return r===void 0?e:String(Math.floor(Math.round(Number(t)*r*1e3)/1e3))}var Dp={name:"file",bytes:Uint8Array.
of(0)},bn=["{dir}","{name}"];function wn({name:e,raw:t,typed:i},r){let{fields:s}=(0,A.b)(e),a={},n={},o=[];for(let[d,h]of Object.entries({...Rp(s),...t})){let f=s[d];
if(f===void 0)continue;let m=Ip(d,f,h,i[d]);"problem"in m&&o.push({field:d,message:m.problem}),"path"in m&&(n[d]=m.path),a[d]="value"in m?m.value:f.kind==="json"?
{}:Dp}let l=(0,A.o)(e,a,r),c=new Set(o.map(({field:d})=>d));for(let{field:d,message:h}of l.issues)c.has(d)||o.push({field:d,message:d===yn?`${h}, ${Ep}`:h});return{
step:{name:e,params:l.params,paths:n},issues:o}}var Rp=e=>Object.fromEntries(Object.entries(Cp).filter(([t])=>Object.hasOwn(e,t)));function Ip(e,t,i,r){if(i===""||
i===null||r===null)return{value:""};if(t.kind==="pageOrder"||t.kind==="pageSet"){if(typeof i!="string"&&!Array.isArray(i))return{problem:"must be pages such as \
1..3, or a list of pages"};let a=$p(i);return"problem"in a?a:{value:a.text.trim()}}if(t.kind==="json"&&typeof i=="object"&&!Array.isArray(i))return{value:r};if(typeof i!=
"string")return{problem:`must be a single value, and is a ${Array.isArray(i)?"list":"mapping"}`};let s=i.trim();return t.kind==="text"?{value:i}:s===""?{value:""}:
t.kind==="file"||t.kind==="json"&&!/^\{(?!(?:dir|name)\})/.test(s)?Up(s):{value:e===yn?Np(s):s}}function Up(e){let t=e.match(/\{[^{}]*\}/g)?.find(i=>!bn.includes(
i));return t!==void 0?{problem:`has the unknown placeholder ${t}: a path may hold ${bn.join(" and ")}`}:/[\u0000-\u001f]/.test(e)?{problem:"must be the path of \
one file"}:{path:e}}var vn=A.a.map(A.d).join(", "),ke='write a YAML list of operations, such as "- rotate_pages: { angle: 90 }"',kn=[...new Set(A.a.flatMap(e=>Object.
keys((0,A.b)(e).fields)))],xn=new Set(A.a.flatMap(e=>Object.entries((0,A.b)(e).fields).flatMap(([t,i])=>"secret"in i?[t]:[])));async function Bp(e,t){let i=new Map;
for(let n of kn){let o=e((0,A.d)(n));o!==""&&(xn.has(n)&&t(o),i.set(n,o))}let r=e("operation").trim(),s=e("steps");if(s.trim()!==""){let{value:n,typed:o,problem:l}=(await Promise.resolve().then(()=>T(require("./yaml-list-4ATT22UQ.js")))).
parseList(s);for(let d of Vi(n))t(d);let c=[];return r!==""&&c.push({field:"operation",message:"give either operation or steps, not both"}),l!==void 0?{steps:[],
issues:[...c,{field:"steps",message:`${l}: ${ke}`}],warnings:[]}:_p(n,o,i,c)}if(r==="")return Fn("operation",`is required, unless steps is given: one of ${vn}`);
let a=r.replaceAll("-","_");return(0,A.c)(a)?zp(a,i):Fn("operation",`must be one of ${vn}${Te(r,A.a.map(A.d))}`)}function Sn(e){return(0,A.e)(e,t=>kn.includes(t)||
(0,A.c)(t)?(0,A.d)(t):t)}function zp(e,t){let{fields:i}=(0,A.b)(e),r=[...t.keys()].filter(n=>!Object.hasOwn(i,n)),{step:s,issues:a}=wn({name:e,raw:Object.fromEntries(
t),typed:{}},"absent");return{steps:[s],issues:a.map(({field:n,message:o})=>({field:(0,A.d)(n),message:Sn(o)})),warnings:r.map(n=>`${(0,A.d)(n)} is not used: it\
 is not a parameter of ${(0,A.d)(e)}`)}}function _p(e,t,i,r){let s=[...r],a=[];if(!Array.isArray(e)||e.length===0)return{steps:a,issues:[...s,{field:"steps",message:ke}],
warnings:[]};for(let o of i.keys())o!=="open_password"&&s.push({field:(0,A.d)(o),message:"write it inside the step that it belongs to"});let n=i.get("open_passw\
ord");for(let[o,l]of e.entries()){let c=`steps[${o+1}]`,d=Kp(l,t[o]);if("problem"in d){s.push({field:c,message:d.problem});continue}s.push(...Gp(d,c),...Lp(d.name,
o,e.length,c));let h=n===void 0?d.raw:{open_password:n,...d.raw},f=wn({...d,raw:h},"refuse");a.push(f.step),s.push(...f.issues.map(({field:m,message:p})=>({field:`${c}\
.${m}`,message:p})))}return{steps:a,issues:s,warnings:[]}}function Gp({name:e,raw:t},i){let r=Object.keys((0,A.b)(e).fields),s=Object.keys(t).filter(n=>!r.includes(
n)),[a]=s.filter(n=>/^[-\d. ]+$/.test(n)&&!t[n]);return a!==void 0?[{field:`${i}.${a}`,message:'is a key here, because in braces a comma separates keys: write [\
3, 1, 2] or "3,1,2"'}]:s.map(n=>({field:`${i}.${n}`,message:`is not a parameter of ${e}: ${r.join(", ")}${Te(n,r)}`}))}function Lp(e,t,i,r){let{output:s,accepts:a}=(0,A.b)(
e);return s==="files"&&t+1<i?[{field:r,message:`${e} must be the last step: it gives files that other operations do not take`}]:a==="image"&&t>0?[{field:r,message:`${e}\
 must be the first step: it takes images, which no other operation gives`}]:[]}function Kp(e,t){if(typeof e=="string")return xt(e,{},{});if(!De(e))return{problem:ke};
let{operation:i,...r}=e;if(i!==void 0)return typeof i=="string"?xt(i,r,t):{problem:ke};let[[s,a]=["",void 0],...n]=Object.entries(e);if(n.length>0)return{problem:`\
names several operations or has its parameters beside the name: ${ke}`};if(a===""||a===void 0)return xt(s,{},{});let o=De(t)?t[s]:void 0;return De(a)?xt(s,a,o):
{problem:ke}}function xt(e,t,i){let r=e.trim().replaceAll("-","_");return(0,A.c)(r)?{name:r,raw:An(t),typed:De(i)?An(i):{}}:{problem:`must name one of ${A.a.join(
", ")}${Te(e,A.a)}`}}var An=e=>Object.fromEntries(Object.entries(e).map(([t,i])=>[t.replaceAll("-","_"),i]));function*Vi(e){if(Array.isArray(e))for(let t of e)yield*Vi(
t);else if(De(e))for(let[t,i]of Object.entries(e))typeof i!="string"?yield*Vi(i):i!==""&&xn.has(t.trim().replaceAll("-","_"))&&(yield i)}function De(e){return typeof e==
"object"&&e!==null&&!Array.isArray(e)}var Fn=(e,t)=>({steps:[],issues:[{field:e,message:t}],warnings:[]}),$n=32;async function Vp(e,t){let i=[],r=y=>e(y).trim(),
s=y=>{let w=r(y);return w!==""&&t(w),w},a=(y,w)=>{let b=r(y)||w[0],S=w.find(F=>F===b);return S===void 0&&i.push({field:y,message:`must be one of ${w.join(", ")}`}),
S??w[0]},n=(y,w)=>{let b=r(y).toLowerCase();return b!==""&&b!=="true"&&b!=="false"&&i.push({field:y,message:"must be true or false"}),b===""?w:b==="true"},o=s("\
api-key"),l=s("github-token"),{steps:c,issues:d,warnings:h}=await Bp(e,t),f=ap(r("files"));"problem"in f&&i.push({field:"files",message:f.problem});let m=r("con\
currency"),p=m===""?void 0:Number(m);p!==void 0&&!(/^\d+$/.test(m)&&p>=1&&p<=$n)&&i.push({field:"concurrency",message:`must be a whole number from 1 to ${$n}`});
let g={steps:c,isList:r("steps")!=="",files:"lines"in f?f.lines:[],output:r("output")||void 0,overwrite:n("overwrite",!1),ifNoFilesFound:a("if-no-files-found",[
"warn","error","ignore"]),changedOnly:n("changed-only",!1),dryRun:n("dry-run",!1),concurrency:p,onError:a("on-error",["fail","continue"]),region:r("region"),baseUrl:r(
"base-url"),apiKey:o,summary:n("summary",!0),attest:n("attest",!1),githubToken:l,warnings:h};if(d.length+i.length>0)throw(0,k.c)([...d,...i]);return g}var Wp=/[\r\n]|^\s|\s$/,
qp=class{resultsFile="";begin(){let e=process.env.RUNNER_TEMP;Wi("results-file cannot be made in RUNNER_TEMP",e,()=>{e&&(this.resultsFile=Qi.default.join((0,Me.mkdtempSync)(
Qi.default.join(e,"octavo-")),"results.json"))}),this.tell([])}tell(e){let t=e.map(({data:a,...n})=>({...n,...a})),i=e.flatMap(({status:a,output:n})=>a==="done"&&
n!==null?[n]:[]),r=i.filter(a=>!Wp.test(a)),s=i.length===0?"":`, although ${B(i.length,"file")} were written: see the log`;Wi(`The output results-file cannot be\
 written${s}`,this.resultsFile,()=>{this.resultsFile!==""&&(0,Me.writeFileSync)(this.resultsFile,`${JSON.stringify(t)}
`)}),Wi(`The outputs of the step cannot be written${s}`,process.env.GITHUB_OUTPUT,()=>{(0,M.d)("files",i),(0,M.d)("paths",r.map(tp).join(`
`)),(0,M.d)("count",i.length),(0,M.d)("results",t),(0,M.d)("results-file",this.resultsFile)}),r.length<i.length&&(0,M.i)(`The output paths leaves out ${B(i.length-
r.length,"name")} with a line break or an outer blank`)}};function Wi(e,t,i){try{i()}catch(r){let s=t!==void 0&&(0,Me.existsSync)(t)?we(r):"there is no such fil\
e";throw new k.b("configuration",`${e} (${s})`,{advice:"Check that earlier steps do not remove or lock the files of the runner",cause:r})}}var Mn=1024*1024,Xp=2048,
Hp={done:"✅",failed:"❌",planned:"📝",skipped:"⏭️"};function Jp(e){let{rows:t,operations:i}=e,r=`<h3>Octavo: ${be(i.join(" → "))}</h3>
<p>${Pn(e)}</p>
`;if(t.length===0)return r;let s=[],a=Buffer.byteLength(r)+Xp;for(let[c,d]of t.entries()){let h=Yp(d,t[c-1],On(e));if(a+=Buffer.byteLength(h),a>Mn)break;s.push(
h)}let n=(On(e)?["","File","Result","Pages","Before","After","Change"]:["","File","Found","Pages","Size"]).map(c=>`<th>${c}</th>`).join(""),o=t.length-s.length,
l=o===0?"":`<p>${B(o,"more row")} did not fit here: see the log and the <code>results</code> output.</p>
`;return`${r}<table>
<tr>${n}</tr>
${s.join("")}</table>
${l}`}function Pn({rows:e,place:t,dryRun:i,seconds:r}){let s=h=>e.filter(f=>f.status===h),a=s("done"),n=a.filter(({output:h})=>h!==null).length,o=i?[`Dry run: ${B(
s("planned").length,"result")} planned, nothing written`]:[n===0&&a.length>0?`${B(a.length,"file")} read, none written`:`${B(n,"file")} written`];for(let h of["\
failed","skipped"])s(h).length>0&&o.push(`${s(h).length} ${h}`);let l=Cn([...new Map(a.map(h=>[h.inputs.join(`
`),h.bytesBefore??0])).values()]),c=Cn(a.map(({bytesAfter:h})=>h??0)),d=a.length===0?"":` · ${se(l)}${n===0?"":` → ${se(c)}`}`;return`${o.join(", ")}${d} · ${t}\
 · ${r.toFixed(1)} s`}var On=({rows:e})=>e.some(({output:t})=>t!==null)||e.every(({data:t})=>eg(t));function Yp(e,t,i){let{status:r,input:s,inputs:a,output:n,pages:o,
bytesBefore:l,bytesAfter:c,message:d,notes:h,data:f}=e,m=a.length>1&&r!=="failed"?` <em>and ${a.length-1} more</em>`:"",p=[...n===null?[]:[`<code>${be(n)}</code\
>`],...d===null?[]:[be(d)],...Object.values(f).flatMap(b=>Qp(b)),...h.filter(b=>t?.input!==s||!t.notes.includes(b)).map(b=>`<em>${be(b)}</em>`)],g=e.facts.firstPage!==
void 0,y=i?[qi(l),qi(c),g?"":tg(l,c)]:[qi(l)],w=[o===null?"":String(o),...y];return`<tr><td>${Hp[r]}</td><td><code>${be(s)}</code>${m}</td><td>${p.join("<br>")}\
</td>${w.map(b=>`<td align="right">${b}</td>`).join("")}</tr>
`}var Zp=new Set(["pageCount","fileSize"]);function Qp(e){let t=Object.entries(e).flatMap(([i,r])=>{let s=be(i.replace(/(?<=[a-z])(?=[A-Z])/g," ").toLowerCase());
return Zp.has(i)?[]:r===!0?[s]:typeof r=="number"?r===0?[]:[`${s}: ${r}`]:Array.isArray(r)?r.length===0?[]:[`${s}: ${r.length}`]:typeof r=="object"&&r!==null&&!Object.
values(r).every(a=>typeof a=="boolean")?[s]:[]});return t.length===0?[]:[t.join(" · ")]}var eg=e=>Object.keys(e).length===0,qi=e=>e===null?"":se(e).replace(" ",
"&nbsp;");function tg(e,t){if(e===null||t===null||e===0)return"";let i=(t-e)/e*100;return`${i>0?"+":i<0?"−":""}${Math.abs(i).toFixed(1)}%`}var Cn=e=>e.reduce(
(t,i)=>t+i,0),Re=10,En=4096;function Tn(e,t=i=>i){let i=(0,k.h)(e),r=i.advice===void 0?i.message:`${i.message.replace(/[.:]$/,"")}. ${i.advice}`;return I(t(r)).
slice(0,En)}var ig=class{given=0;add(e,t){let i=I(e).slice(0,En);this.given++,this.given<=Re?(0,M.h)(i,t===void 0?{}:{file:t}):(0,M.i)(t===void 0?`Warning: ${i}`:
`Warning: ${I(t)}: ${i}`)}};function rg(e,t,i){let r=e.length<Re?e:e.slice(0,Re-1);for(let{file:s,message:a}of r)t==="error"?(0,M.g)(a,{file:s}):i.add(a,s);for(let{
file:s,message:a}of e.slice(r.length))(0,M.i)(I(`Failed: ${s}: ${a}`));for(let{cause:s}of e)s!==void 0&&(0,M.f)(gt(s))}function sg(e,t){let i=e.length<Re?0:e.length-
(Re-1),r=i>0?` (${i} of them without an annotation: see the log)`:"";return`${e.length} of ${B(t,"file")} failed${r}`}async function ag(e,t){if(!process.env.GITHUB_STEP_SUMMARY)
return;let i=Jp(e);if(!(Buffer.byteLength(i)>=Mn))try{await M.a.addRaw(i).write()}catch(r){t.add("The job summary could not be written. The results and the outp\
uts are complete"),(0,M.f)(gt(r))}}var jn=/\{(?:dir|name)\}/,ng=class{constructor(e,t){this.steps=e,this.places=t}steps;places;shared=new Map;neededBy(e){return new Map(
this.steps.flatMap(({name:t,paths:i})=>Object.values(i).map(r=>[this.pathFor(r,e),(0,A.d)(t)])))}async check(){let e=[];for(let{paths:t}of this.steps)for(let[i,
r]of Object.entries(t)){if(jn.test(r))continue;let s=await this.problemOf(this.pathFor(r,""));s!==void 0&&e.push({field:i,message:s})}if(e.length>0)throw(0,k.c)(
e)}async parametersOf({name:e,params:t,paths:i},r){let s={};for(let[a,n]of Object.entries(i)){let o=this.pathFor(n,r),l=await(jn.test(n)?this.read(o,a):this.readOnce(
o,a)),c=(0,A.b)(e).fields[a]?.kind==="json",{params:d,issues:h}=(0,A.o)(e,{[a]:c?og(l):l}),f=h.filter(({field:m})=>m===a);if(f.length>0)throw(0,k.c)(f.map(({field:m,
message:p})=>({field:m,message:`'${o}': ${p}`})));s[a]=d[a]}return{...t,...s}}pathFor(e,t){let{dir:i,name:r}=xe.default.posix.parse(t),s=e.replaceAll("{dir}",()=>i||
".").replaceAll("{name}",()=>r);return _i(this.places,s)}readOnce(e,t){let i=this.shared.get(e);return i||this.shared.set(e,i=this.read(e,t)),i}async read(e,t){
let i=await this.problemOf(e);if(i!==void 0)throw(0,k.c)([{field:t,message:i}]);let r=await(0,ae.readFile)(xe.default.resolve(this.places.workspace,e)).catch(s=>{
throw(0,k.c)([{field:t,message:`'${e}' could not be opened (${we(s)})`}])});return{name:xe.default.posix.basename(e),bytes:r}}async problemOf(e){if(!bt(this.places,
e))return`'${e}' must be in the workspace or in RUNNER_TEMP`;let t=await(0,ae.realpath)(xe.default.resolve(this.places.workspace,e)).catch(()=>{});return t===void 0?
`there is no file '${e}'. Paths start at the workspace, and may hold {dir} and {name}`:(await Promise.all(yt(this.places).map(i=>(0,ae.realpath)(i).catch(()=>i)))).
some(i=>ve(xe.default.relative(i,t)))?(await(0,ae.stat)(t)).isFile()?void 0:`'${e}' is not a file`:`'${e}' is a link that leads out of the workspace`}},og=({bytes:e})=>new TextDecoder(
"utf-8").decode(e),lg=/[<>:"/\\|?*\p{Cc}\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu,cg=/^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;function Nn(e,t){
let i="";for(let r of e.normalize("NFC").replace(lg," ").replace(/\s+/g," ").trim()){if(Buffer.byteLength(i+r)>150)break;i+=r}return i=i.replace(/[. ]+$/,"").replace(
/^[. ]+/,""),i===""?t:cg.test(i)?`_${i}`:i}function ug(e){let t=new Set;return e.map(i=>{let r=i;for(let s=2;t.has(r.toLowerCase());s++)r=`${i} (${s})`;return t.
add(r.toLowerCase()),r})}var Dn="version https://git-lfs.github.com/spec/",Xi=class extends Error{constructor(e,t){super("a job failed"),this.input=e,this.cause=
t}input;cause};async function dg(e,t){let i=e.inputs[0]??"",r={source:i};try{let s=[];for(let l of e.inputs)r.source=l,s.push({source:l,document:await gg(l,t.workspace),
facts:{},notes:[],data:{}});let a=s.reduce((l,{document:c})=>l+c.bytes.length,0);for(let l of t.steps)s=await mg(s,l,e,t,r);r.source=i;let n=hg(e,s),o=n.flatMap(
({output:l,bytes:c})=>l===null||c===null?[]:[{path:l,bytes:c}]);for(let l of o)t.claim(l.path,e);return await t.write(o),n.map(({bytes:l,status:c,output:d,pages:h,
facts:f,notes:m,message:p,data:g})=>{let y=l?.length??null;return{status:c,input:i,inputs:e.inputs,output:d,pages:h,bytesBefore:a,bytesAfter:y,facts:f,notes:m,message:p,
data:g}})}catch(s){throw new Xi(r.source,s)}}function hg(e,t){if(e.kind==="files")return t.flatMap(r=>fg(e,r));let i=ug(t.map(({document:r},s)=>Nn(r.title??"",String(
s+1).padStart(5,"0"))));return t.map(({document:r,facts:s,notes:a,data:n},o)=>({status:"done",output:e.kind==="data"?null:e.outputPath({index:o+1,title:i[o]??""}),
bytes:e.kind==="data"?null:r.bytes,pages:r.pageCount??null,facts:s,notes:a,message:null,data:n}))}function fg(e,{files:t=[],facts:i,notes:r,data:s}){let a={pages:null,
notes:r,data:s};if(t.length===0)return[{...a,status:"skipped",output:null,bytes:null,facts:i,message:"The document holds no such files"}];let n=(0,A.n)(t.map(({
name:o},l)=>Nn(o,`file-${l+1}`)));return t.map(({bytes:o,mediaType:l,facts:c},d)=>({...a,status:"done",output:e.outputPath({index:d+1,file:n[d]??""}),bytes:o,facts:{
...i,mediaType:l,...c},message:null}))}async function mg(e,t,i,r,s){let{input:a,dataKey:n}=(0,A.b)(t.name),o=a==="many",l=o?[e]:e.map(d=>[d]),c=[];for(let d of l){
let[h]=d;if(!h)continue;s.source=h.source;let f=await r.parametersOf(t,o?i.inputs[0]??"":h.source),{documents:m,files:p,data:g,notes:y,facts:w}=await r.backend.
run(t.name,d.map(({document:F})=>F),f,{signal:r.signal,onProgress:F=>r.onProgress(h.source,(0,A.d)(t.name),F)}).catch(F=>{let P=F instanceof k.b?F.position:void 0;
throw s.source=d[(P??1)-1]?.source??h.source,F}),b=o?{...h,facts:{},data:{}}:h,S={source:h.source,facts:{...b.facts,...w},notes:[...d.flatMap(F=>F.notes),...y.map(
({message:F})=>F)],data:g===void 0||n===void 0?b.data:{...b.data,[n]:g}};if(p!==void 0)c.push({...S,document:h.document,files:p});else for(let F of m)c.push({...S,
document:{...F,name:h.document.name},facts:{...S.facts,...pg(F)}})}return c}function pg({firstPage:e,lastPage:t,title:i}){return{...e===void 0||t===void 0?{}:{firstPage:e,
lastPage:t},...i===void 0?{}:{title:i}}}async function gg(e,t){let i=await(0,eo.readFile)(er.default.resolve(t,e)).catch(r=>{let s=we(r);throw s==="ERR_FS_FILE_\
TOO_LARGE"?new k.b("limit_exceeded","The file is larger than 2 GB, and documents of up to 2 GB can be processed",{advice:"Split the document where it is made",cause:r}):
new k.b("unreadable_document",`The file could not be opened (${s})`,{cause:r})});if(i.subarray(0,Dn.length).toString("latin1")===Dn)throw new k.b("unreadable_do\
cument","The file is a pointer of Git LFS, not the document itself",{advice:"Fetch the documents with the repository: set lfs: true for actions/checkout"});return{
name:er.default.posix.basename(e),bytes:i}}var yg=class{constructor(e){this.places=e}places;folders=new Map;running=new Set;serial=0;closed=!1;async write(e){if(this.
closed)throw Rn();let t=this.writeAll(e);this.running.add(t),await t.finally(()=>this.running.delete(t))}async close(){this.closed=!0,await Promise.allSettled(this.
running)}async writeAll(e){let t=[],i=[],r=e[0]?.path??"";try{for(let s of e){if(this.closed)throw Rn();r=s.path;let a=z.default.join(await this.folder(z.default.
dirname(s.path)),z.default.basename(s.path)),n=z.default.join(z.default.dirname(a),`.octavo-${process.pid}-${++this.serial}.tmp`);i.push(n),await(0,_.writeFile)(
n,s.bytes,{flag:"wx"}),t.push({temporary:n,target:a,path:s.path})}for(let{temporary:s,target:a,path:n}of t)r=n,await(0,_.rename)(s,a)}catch(s){throw await Promise.
all(i.map(a=>(0,_.unlink)(a).catch(()=>{}))),s instanceof k.b?s:wg(r,s)}}folder(e){let t=this.folders.get(e);return t||this.folders.set(e,t=this.makeFolder(e)),
t}async makeFolder(e){let t=await Promise.all(yt(this.places).map(n=>(0,_.realpath)(n))),i=z.default.resolve(this.places.workspace,e),r=i,s;for(;(s=await(0,_.realpath)(
r).catch(()=>{}))===void 0;)r=z.default.dirname(r);let a=z.default.join(s,z.default.relative(r,i));if(!t.some(n=>ve(z.default.relative(n,a))))throw new k.b("con\
figuration",`'${e}' leads out of the workspace by a link: nothing is written there`);return await(0,_.mkdir)(a,{recursive:!0}),a}},bg={EACCES:"the runner may no\
t write there",EPERM:"the runner may not write there",EROFS:"the file system is read-only",ENOSPC:"there is no space left on the disk",EDQUOT:"there is no space\
 left on the disk",EISDIR:"there is a folder of that name",ENOTDIR:"a part of its path is a file, not a folder",EEXIST:"a part of its path is a file, not a fold\
er",ENAMETOOLONG:"the name is too long for the file system"};function wg(e,t){let i=we(t),r=bg[i]??`the file system refused it (${i})`;return new k.b("configura\
tion",`'${e}' could not be written: ${r}`,{cause:t})}var Rn=()=>new k.b("cancelled","The step was cancelled"),vg=5e3;async function kg({jobs:e,inputs:t,chosen:i,
places:r,secondFiles:s,claim:a,spell:n}){let o=new yg(r),l=new AbortController;Ag(()=>(l.abort(),o.close()));let c=e.map(()=>[]),d=[],h,f={backend:i.backend,steps:t.
steps,workspace:r.workspace,signal:l.signal,parametersOf:(m,p)=>s.parametersOf(m,p),claim:a,write:m=>o.write(m),onProgress:$g()};return await Fg(e,t.concurrency??
(i.isLocal?2:4),async(m,p)=>{if(h!==void 0){c[p]=[{...Hi(m),status:"skipped",output:null,message:h}];return}try{let g=await dg(m,f);c[p]=g;for(let[y,w]of g.entries())
(0,M.i)(I(Sg(w,g[y-1]?.notes)))}catch(g){let y=g instanceof Xi?g.input:m.inputs[0]??"",w=(0,k.h)(g instanceof Xi?g.cause:g);(0,M.i)(I(`${y}: failed`));let b=Tn(
w,n);d.push({file:y,message:b,cause:w.cause}),c[p]=[{...Hi(m),status:"failed",input:y,output:null,message:b}],w.code==="unauthorized"&&(h="Not tried, because th\
e region refused the key")}}),{rows:c.flat(),failures:d}}function xg(e){let t=e.map(Hi);for(let{input:i,inputs:r,output:s}of t)(0,M.i)(I(`${In(i,r)}${s===null?"\
: to be read only":` → ${s}`}`));return t}function Hi(e){return{status:"planned",input:e.inputs[0]??"",inputs:e.inputs,output:e.kind==="data"?null:e.outputPath(),
pages:null,bytesBefore:null,bytesAfter:null,facts:{},notes:[],message:null,data:{}}}function Sg(e,t=[]){let{input:i,inputs:r,output:s,pages:a,bytesBefore:n,bytesAfter:o,
notes:l,message:c}=e,d=In(i,r),h=[...a===null?[]:[B(a,"page")],o===null?se(n??0):`${se(n??0)} → ${se(o)}`].join(", ");return[s===null?`${d}: ${c??"read"} (${h}\
)`:`${d} → ${s} (${h})`,...l.filter(f=>!t.includes(f))].join(". ")}var In=(e,t)=>t.length>1?`${e} and ${t.length-1} more`:e;function Ag(e){let t=!1;for(let[i,
r]of[["SIGINT",130],["SIGTERM",143]])process.on(i,()=>{t||(t=!0,(0,M.i)("Cancelled"),e().finally(()=>process.exit(r)))})}async function Fg(e,t,i){let r=e.entries(),
s=async()=>{for(let[a,n]of r)await i(n,a)};await Promise.all(Array.from({length:Math.min(t,e.length)},s))}function $g(){let e=performance.now();return(t,i,r)=>{
let s=performance.now();s-e<vg||(e=s,(0,M.i)(I(`${t}: ${i}, ${Math.round(r*100)} %`)))}}async function Mg(){let e=new ig,t=new qp,i=r=>r;try{t.begin();let r=await Vp(
s=>(0,M.c)(s,{trimWhitespace:!1}),Cg);for(let s of r.warnings)e.add(s);i=Og(r),await Pg(r,t,e,i)}catch(r){let s=(0,k.h)(r);(0,M.e)(Tn(s,i)),s.cause!==void 0&&(0,M.f)(
gt(s.cause))}finally{(0,M.f)(`Peak memory: ${se(process.resourceUsage().maxRSS*1024)}`)}}async function Pg(e,t,i,r){let s=performance.now(),a=sp(),n=await ep(e);
n.isLocal&&e.apiKey!==""&&i.add("api-key is not used: without region or base-url documents are processed on the runner");for(let S of e.steps)await n.check(S);e.
output!==void 0&&hn(e.steps)==="data"&&i.add("output is not used: the step reads documents and writes none");let o=new ng(e.steps,a),{matched:l,files:c}=await gp(
e,a,o,i);await o.check();let d=vp(a.workspace),h=[...new Set([...l,...l.flatMap(S=>[...o.neededBy(S).keys()])])],f=fp({...e,files:c,matched:h,places:a,identity:d}),
m=e.steps.map(({name:S})=>(0,A.d)(S));(0,M.j)(I(`${m.join(", then ")}: ${B(c.length,"file")}, ${n.place}`));let{rows:p,failures:g}=e.dryRun?{rows:xg(f),failures:[]}:
await kg({jobs:f,inputs:e,chosen:n,places:a,secondFiles:o,claim:kp(h,e.overwrite,d),spell:r});(0,M.k)(),rg(g,e.onError==="fail"?"error":"warning",i);let y=(performance.
now()-s)/1e3,w={rows:p,operations:m,place:n.place,dryRun:e.dryRun,seconds:y};if((0,M.i)(I(Pn(w))),t.tell(p),e.summary&&await ag(w,i),e.attest){let S=p.flatMap(({
status:F,output:P})=>F==="done"&&P!==null?[P]:[]);for(let F of await lo(S,a.workspace))i.add(F)}if(g.length===0)return;let b=Li(e.steps)?`The merge of ${B(c.length,
"file")} failed`:sg(g,c.length);e.onError==="fail"?(0,M.e)(b):i.add(b)}var Og=({isList:e})=>e?t=>t:Sn;function Cg(e){e.trim()!==""&&(0,M.b)(e)}var Un=!1;process.
once("beforeExit",()=>{Un||(0,M.e)("The action stopped before it had finished.")}),Mg().catch(M.e).finally(()=>{Un=!0});
