var xl=Object.create;var Rr=Object.defineProperty;var Sl=Object.getOwnPropertyDescriptor;var Al=Object.getOwnPropertyNames;var Fl=Object.getPrototypeOf,$l=Object.prototype.hasOwnProperty;var Pl=(e,t,i,r)=>{if(t&&typeof t=="object"||typeof t=="function")for(let s of Al(t))!$l.call(e,s)&&s!==i&&Rr(e,s,{get:()=>t[s],enumerable:!(r=Sl(t,s))||r.enumerable});
return e};var E=(e,t,i)=>(i=e!=null?xl(Fl(e)):{},Pl(t||!e||!e.__esModule?Rr(i,"default",{value:e,enumerable:!0}):i,e));var k=require("./chunk-HDEJQWV7.js"),w=require("./chunk-AEIRMEFM.js"),P=require("./chunk-WVWXJNLL.js"),u=require("./chunk-5ZFEDNQN.js"),C=require("./chunk-6UBR5AL3.js"),
le=require("./chunk-QRJR6VSZ.js"),x=require("./chunk-UD3SQP3P.js"),O=require("./chunk-J6VAYC6N.js"),kb=require("./chunk-3RNHDNP5.js"),rl=require("node:crypto"),
Me=require("node:fs"),Cr=E(require("node:path")),sl=require("node:stream/promises"),al=E(require("node:zlib")),Or=require("node:crypto"),Ce=require("node:crypto"),
U=require("node:crypto"),cl=require("node:crypto"),dl=require("node:crypto"),ul=require("node:crypto"),fl=require("node:crypto"),Pe=require("node:fs/promises"),
Tr=E(require("node:path")),yl=require("node:fs/promises"),wl=E(require("node:path")),V=E(require("node:path")),Y=E(require("node:path")),bl=require("node:fs/promises"),
Dr=E(require("node:path")),vl=require("node:fs"),Q=E(require("node:path")),Oe=require("node:fs"),jr=E(require("node:path")),ce=require("node:fs/promises"),$e=E(require("node:path")),
K=require("node:fs/promises"),G=E(require("node:path")),_r=500,Ml=1024*1024;async function Cl(e,t){let i=process.env.GITHUB_ARTIFACTS,r=Ol();if(!i||r===void 0)return[
"attest has no effect: this runner keeps no list of artifacts. Give the paths to actions/attest as subject-path"];let s=new Map(r.map(({name:h,digest:f})=>[h,f])),
a=await Promise.all(e.map(async h=>({file:h,name:Cr.default.posix.basename(h),digest:await Tl(Cr.default.resolve(t,h))}))),n=new Map;for(let{name:h,digest:f}of a)
n.set(h,(n.get(h)??new Set).add(f));let o=[],l=[],c=[],d="";for(let{file:h,name:f,digest:m}of a){let p=`file://${h}
`;if(/[=\r\n]|\s$/.test(h))l.push(h);else if((n.get(f)?.size??0)>1||s.has(f)&&s.get(f)!==m)o.push(h);else{if(s.has(f))continue;s.size>=_r||Buffer.byteLength(d)+
Buffer.byteLength(p)>Ml?c.push(h):(s.set(f,m),d+=p)}}return d!==""&&(0,Me.appendFileSync)(i,d),[...Lt(o,"another file of the job has the same name: use differen\
t names, not only different folders"),...Lt(l,"a name with =, a line break or a blank at its end cannot be listed"),...Lt(c,`a job can list ${_r} files`)]}function Ol(){
try{return JSON.parse((0,Me.readFileSync)(process.env.GITHUB_ARTIFACTS_LIST??"","utf8")).subjects}catch{return}}async function Tl(e){let t=(0,rl.createHash)("sh\
a256");return await(0,sl.pipeline)((0,Me.createReadStream)(e),t),`sha256:${t.digest("hex")}`}var Lt=(e,t)=>e.length===0?[]:[`attest leaves out '${e[0]}'${e.length>
1?` and ${e.length-1} more`:""}: ${t}`];function De(e,t=()=>{}){if(e instanceof u.u)return new u.u(De(e.dict,t),e.data,e.sealed);let i=Ir(e),r=[i],s=1;for(let a=r.
pop();a!==void 0;a=r.pop())if(Array.isArray(a)){s+=a.length;for(let[n,o]of a.entries())a[n]=Nr(o,r)}else if((0,u.v)(a)){s+=a.size;for(let[n,o]of a)a.set(n,Nr(o,
r))}return t(s),i}function Nr(e,t){let i=Ir(e);return i!==e&&t.push(i),i}function Ir(e){return Array.isArray(e)?[...e]:(0,u.v)(e)?new u.t(e):e}function je(e,t){
let i=e.resolve(t);return i===null?[]:(Array.isArray(i)?i:[i]).map(r=>e.resolve(r))}function Br(e,t){let i=new u.t;for(let[r,s]of t){let a=e.resolve(s);i.set(r,
Array.isArray(a)?a.map(n=>e.resolve(n)):a)}return i}function Je(e,t,i,r={values:1e4}){if(r.values--<=0)return null;let s=e.resolve(t);if(i===0)return s;if(Array.
isArray(s))return s.map(n=>Je(e,n,i-1,r));if(!(s instanceof u.t))return s;let a=new u.t;for(let[n,o]of s)a.set(n,Je(e,o,i-1,r));return a}function zr(e,t,i,r){let s=e.
job.limits.filters,a=je(e,t.dict.get("Filter")??t.dict.get("F")),n=je(e,t.dict.get("DecodeParms")??t.dict.get("DP"));if(a.length>s)throw(0,w.d)("filters",`A str\
eam of the document has ${a.length} filters; at most ${s} are allowed`,"Open it in another PDF program and save it again");let o=e.encoded(t);for(let[l,c]of a.entries()){
let d=e.dict(n[l]);c instanceof u.p&&(o=(0,w.i)(c.text,o,d&&Br(e,d),i,r))}return o}function Dl(e,t,i){if(je(e,t.dict.get("Filter")??t.dict.get("F")).some(s=>s instanceof
u.p&&!(0,w.h)(s.text)))return;let r={found:!1};try{return{data:zr(e,t,i,r),whole:!r.found}}catch(s){if(s instanceof x.b&&s.code==="unreadable_document")return{data:new Uint8Array(
0),whole:!1};throw s}}var Ee=class{constructor(e,t){this.word=t,this.buffer=(0,u.n)(e),this.none=e.length}word;buffer;from=0;found=-1;none;next(e){if(e>=this.none)
return-1;if(e>=this.from&&e<=this.found)return this.found;let t=e<this.from&&this.found>=0?this.from:this.none,i=this.buffer.subarray(0,t+this.word.length-1).indexOf(
this.word,e);return this.from=e,i>=0?this.found=i:t===this.none&&(this.none=e,this.found=-1),this.found}},Ur=class{kind;place;detail;size=0;overflowed=!1;bound;constructor(e,t){
this.bound=Math.min(e.objects,Math.max(1e6,t)),this.kind=new Uint8Array(1024),this.place=new Int32Array(1024),this.detail=new Int32Array(1024)}offer(e,t,i,r){e<
this.kind.length&&this.kind[e]!==0||this.set(e,t,i,r)}set(e,t,i,r){if(e>this.bound){this.overflowed=!0;return}e>=this.kind.length&&this.grow(e+1),this.kind[e]=t,
this.place[e]=i,this.detail[e]=r,e>=this.size&&(this.size=e+1)}grow(e){let t=Math.min(Math.max(e,this.kind.length*2),this.bound+1),[i,r,s]=[new Uint8Array(t),new Int32Array(
t),new Int32Array(t)];i.set(this.kind),r.set(this.place),s.set(this.detail),[this.kind,this.place,this.detail]=[i,r,s]}},Gt=Symbol("close array"),Kt=Symbol("clo\
se dictionary"),He=Symbol("end"),Z=class nl{constructor(t,i,r,s,a){this.bytes=t,this.at=i,this.end=r,this.nesting=s,this.openString=a}bytes;at;end;nesting;openString;closed=-1;value(){
let t=this.token(0);return typeof t=="symbol"?null:t}token(t){let{bytes:i,end:r}=this,s=(0,u.b)(i,this.at,r);if(this.at=s,s>=r)return He;let a=i[s];if(a>=48&&a<=
57)return this.numberOrReference();switch(a){case 47:return this.name();case 40:return this.string(this.literal());case 60:return i[s+1]!==60?this.string(this.hexadecimal()):
(this.at+=2,this.dictionary(t+1));case 91:return this.at++,this.array(t+1);case 93:return this.at++,Gt;case 62:return this.closed=s,i[s+1]===62?(this.at+=2,Kt):
(this.at++,null);case 41:case 123:case 125:return this.at++,null;default:return this.word()}}array(t){this.checkDepth(t);let i=[];for(;;){let r=this.token(t);if(r===
Gt||r===He)return i;if(r===Kt)return this.at=this.closed,i;i.push(r)}}dictionary(t){this.checkDepth(t);let i=new u.t,r,s=-1;for(;;){let a=this.at,n=this.token(t);
if(n===Kt||n===He)return s>=0&&(0,u.C)(i)&&this.keepSealed(i,s),i;if(n===Gt)continue;let o=n;if(r===void 0){o instanceof u.p&&(r=o.text);continue}o!==null&&i.set(
r,o),this.openString&&r==="Contents"&&o instanceof u.q&&(s=a),r=void 0}}keepSealed(t,i){t.set("Contents",new nl(this.bytes,i,this.end,1).value())}checkDepth(t){
if(t>this.nesting)throw(0,w.d)("nesting",`An object of the document is nested deeper than ${this.nesting} levels`,"Open it in another PDF program and save it ag\
ain")}name(){let{bytes:t,end:i}=this,r=this.at+1,s=(0,u.h)(t,r,i);this.at=s;let a="";for(let n=r;n<s;n++){let o=t[n];if(o===35&&n+2<s){let[l,c]=[(0,u.f)(t[n+1]),
(0,u.f)(t[n+2])];l>=0&&c>=0&&(o=l*16+c,n+=2)}a+=String.fromCharCode(o)}return new u.p(a)}string(t){return new u.q(this.openString?this.openString(t):t)}literal(){
let{bytes:t,end:i}=this,r=this.at+1;for(let l=r;l<i;l++){let c=t[l];if(c===41)return this.at=l+1,t.slice(r,l);if(c===40||c===92||c===13)break}let s=new Uint8Array(
(0,u.d)(t,this.at,i)-r),a=0,n=1,o=r;for(;o<i;o++){let l=t[o];if(l===40)n++;else if(l===41){if(--n===0)break}else if(l===13)t[o+1]===10&&o++,l=10;else if(l===92){
if(l=t[++o],o>=i)break;if(l>=48&&l<=55){let c=l-48;for(let d=0;d<2&&t[o+1]>=48&&t[o+1]<=55;d++)c=c*8+t[++o]-48;l=c&255}else if(l===13){t[o+1]===10&&o++;continue}else{
if(l===10)continue;l=jl.get(l)??l}}s[a++]=l}return this.at=Math.min(o+1,i),s.subarray(0,a)}hexadecimal(){let{bytes:t,end:i}=this,r=this.at+1,s=(0,u.e)(t,r,i);return this.
at=s,(0,u.g)(t,r,s)}numberOrReference(){let{bytes:t,end:i}=this,r=this.at,s=0;for(;r<i&&t[r]>=48&&t[r]<=57;)s=s*10+t[r++]-48;if(r<i&&u.a[t[r]]===0)return this.number();
this.at=r,r=(0,u.b)(t,r,i);let a=0,n=r;for(;r<i&&t[r]>=48&&t[r]<=57;)a=a*10+t[r++]-48;return r===n||(r=(0,u.b)(t,r,i),t[r]!==82||r+1<i&&u.a[t[r+1]]===0)?s:(this.
at=r+1,s>2147483647?null:new u.r(s,Math.min(a,65535)))}number(){let{bytes:t,end:i}=this,r=this.at,s=(0,u.h)(t,r,i);this.at=s;let a="";for(let c=r;c<s;c++)a+=String.
fromCharCode(t[c]);let n=Number(a);if(!Number.isNaN(n)&&/^[+-]?[\d.]/.test(a))return n;let o=/^[+-]*(\d*\.?\d*)/.exec(a),l=Number(o?.[1]??0)||0;return a.startsWith(
"-")?-l:l}word(){let{bytes:t,at:i,end:r}=this,s=t[i];return s===43||s===45||s===46?this.number():(0,u.j)(t,i,"true")||(0,u.j)(t,i,"false")?(this.at=(0,u.h)(t,i,
r),s===116):(0,u.i)(t,i,"endobj")||(0,u.i)(t,i,"endstream")?He:(this.at=Math.max((0,u.h)(t,i,r),i+1),null)}},jl=new Map([[110,10],[114,13],[116,9],[98,8],[102,12]]),
El=/^[+-]?(\d{1,15}|\d{1,15}\.\d{0,40}|\.\d{1,40})$/,Rl=/^(true|false|null)$/,Lr=/#(?![0-9A-Fa-f]{2})|#00/;function Ze(e,t,i){let r=[],s=()=>{let n=r.at(-1);n?.
keys&&(n.value=!1)},a=(0,u.b)(e,t,i);for(;;){if(t=(0,u.b)(e,t,i),t>=i)return!1;let n=r.at(-1),o=e[t];if(o===62||o===93){if(!n||n.keys===void 0!=(o===93)||n.keys&&
(n.value||++t>=i||e[t]!==62))return!1;r.pop(),t++}else if(n?.keys&&!n.value){let l=(0,u.h)(e,t+1,i),c=Ye(e,t,l);if(o!==47||Lr.test(c)||n.keys.has(c))return!1;n.
keys.add(c),n.value=!0,t=l;continue}else if(o===91||o===60&&e[t+1]===60){r.push(o===91?{keys:void 0,value:!0}:{keys:new Set,value:!1}),t+=o===91?1:2;continue}else if(t=
_l(e,t,i),t<0)return!1;if(s(),r.length===0)return!(0,u.k)(e[a])||e[t-1]!==82}}function _l(e,t,i){switch(e[t]){case 47:{let r=(0,u.h)(e,t+1,i);return Lr.test(Ye(
e,t,r))?-1:r}case 40:{let r=(0,u.d)(e,t,i);return e[r-1]===41&&r<=i?r:-1}case 60:for(t++;t<i&&e[t]!==62;t++)if(!Il(e[t])&&u.a[e[t]]!==1)return-1;return t<i?t+1:
-1;default:{let r=(0,u.h)(e,t,i),s=Ye(e,t,r);return Rl.test(s)?r:El.test(s)?Nl(e,s,r,i):-1}}}function Nl(e,t,i,r){if(!/^\d+$/.test(t))return i;let s=(0,u.b)(e,i,
r),a=(0,u.h)(e,s,r),n=Ye(e,s,a),o=(0,u.b)(e,a,r);return!/^\d+$/.test(n)||e[o]!==82||u.a[e[o+1]??32]===0?i:Number(t)<=2147483647&&Number(n)<=65535?o+1:-1}var Il=e=>e>=
48&&e<=57||(e|32)>=97&&(e|32)<=102;function Ye(e,t,i){return String.fromCharCode(...e.subarray(t,Math.min(i,t+200)))}var Bl=new Set(["Root","Encrypt","ID"]),zl=new Set(
["Prev","XRefStm","Size","W","Index","Filter","DecodeParms","Length","Type"]);async function Ul(e,t,i){let r=(0,u.n)(e).lastIndexOf("startxref");if(r<0)return;let s=(0,u.l)(
e,(0,u.b)(e,r+9,e.length),e.length).value;if(s<0)return;let a=new Ll(e,t,i),{table:n}=a,o=new u.t,l=!1,c=!1,d=new Set;for(let h=s;typeof h=="number"&&!d.has(h);){
d.add(h);let f=h>=0&&h<e.length?await a.section(h):void 0;if(!f||n.overflowed)return;l||=f.stream,c||=!f.tidy;for(let[m,p]of f.trailer)(d.size===1?!zl.has(m):Bl.
has(m)&&!o.has(m))&&o.set(m,p);h=f.trailer.get("Prev")||void 0}return{table:n,trailer:o,streams:l,damaged:c}}var Re=8192,Ll=class{constructor(e,t,i){this.bytes=
e,this.job=t,this.budget=i,this.table=new Ur(t.limits,e.length)}bytes;job;budget;table;spent=0;async section(e){let{bytes:t}=this;return e=(0,u.b)(t,e,t.length),
(0,u.i)(t,e,"xref")?this.readTable(e+4):this.readStream(e)}async readTable(e){let{bytes:t,job:i,table:r}=this,s=t.length,a=[];for(;e=(0,u.b)(t,e,s),!(0,u.i)(t,e,
"trailer");){let c=(0,u.l)(t,e,s),d=(0,u.l)(t,(0,u.b)(t,c.after,s),s);if(c.value<0||d.value<0)return;let h={at:(0,u.b)(t,d.after,s),first:c.value,row:0};for(let f=0;h.
row===f&&f<d.value;){if(f=Math.min(f+Re,d.value),!Gl(t,h,f,r,a))return;let m=i.pace.step(Re*20);m&&await m}e=h.at}let n=new Z(t,e+7,s,i.limits.nesting),o=n.value();
if(this.spent+=n.at-e,!(0,u.v)(o)||this.spent>s)return;let l=o.get("XRefStm");typeof l=="number"&&l>0&&l<s&&await this.readStream(l);for(let c of a)r.offer(c,3,
0,0);return{trailer:o,stream:!1,tidy:Number.isInteger(o.get("Size"))&&Ze(t,e+7,s)}}async readStream(e){let{bytes:t,job:i,table:r}=this,s=(0,u.m)(t,e,t.length);if(!s)
return;let a=Wl(t,s.body,i.limits,this.budget);if(!a)return;this.spent+=a.parsed;let{trailer:n,rows:o}=a,l=Wr(n.get("W")),[c=0,d=0,h=0]=l,f=c+d+h;if(l.length<3||
f<1||l.some(g=>g<0||g>8)||this.spent>t.length)return;let m=n.get("Size"),p=Wr(n.get("Index"));p.length<2&&p.splice(0,p.length,0,typeof m=="number"?m:Math.floor(
o.length/f));let y=0;for(let g=0;g+1<p.length;g+=2)for(let v=0;v<p[g+1]&&y+f<=o.length;v++,y+=f){let b=p[g]+v;if(b<0)continue;let A=c===0?1:qt(o,y,c),S=qt(o,y+c,
d),$=qt(o,y+c+d,h);if(A===1&&S<t.length?r.offer(b,1,S,Math.min($,65535)):A===2?r.offer(b,2,Math.min(S,i.limits.objects),Math.min($,i.limits.objects)):A===0&&r.offer(
b,3,0,0),v%Re===Re-1){let F=i.pace.step(Re*20);F&&await F}}return{trailer:n,stream:!0,tidy:Ze(t,s.body,t.length)}}};function Gl(e,t,i,r,s){let a=e.length,{at:n,
first:o,row:l}=t;for(;l<i;l++){if(Kl(e,n,a)&&!(l===0&&o===1)){let m=Gr(e,n,10);e[n+17]===110&&m>0?m<a&&r.offer(o+l,1,m,Math.min(Gr(e,n+11,5),65535)):s.push(o+l),
n+=20;continue}n=(0,u.b)(e,n,a);let c=(0,u.l)(e,n,a);if(c.value<0)break;let d=Kr(e,c.after),h=(0,u.l)(e,d,a);if(h.value<0)return!1;d=Kr(e,h.after);let f=e[d];if(f!==
110&&f!==102)return!1;for(l===0&&o===1&&f===102&&c.value===0&&h.value===65535&&(o=0),f===110&&c.value>0?c.value<a&&r.offer(o+l,1,c.value,Math.min(h.value,65535)):
s.push(o+l),n=d+1;n<a&&u.a[e[n]]===1;)n++}return t.at=n,t.first=o,t.row=l,!0}function Kl(e,t,i){if(t+20>i||e[t+10]!==32||e[t+16]!==32)return!1;let r=e[t+17],s=e[t+
18],a=e[t+19];return(r===110||r===102)&&(s===32||s===13)&&(a===10||a===13)&&(0,u.k)(e[t])&&(0,u.k)(e[t+9])}function Gr(e,t,i){let r=0;for(let s=t+i;t<s;t++)r=r*
10+(e[t]-48);return r}function Kr(e,t){for(;e[t]===32||e[t]===9;)t++;return t}function Wl(e,t,i,r){let s=new Z(e,t,e.length,i.nesting),a=s.value();if(!(0,u.v)(a))
return;let n=a.get("Type");if(!(n instanceof u.p)||n.text!=="XRef")return;let o=(0,u.b)(e,s.at,e.length);if(!(0,u.i)(e,o,"stream"))return;let l=Wt(e,o),c=a.get(
"Length"),d=typeof c=="number"?l+c:-1,h=d>=l&&d<=e.length&&Vt(e,d)?d:(0,u.n)(e).indexOf("endstream",l);try{let f=e.subarray(l,h<0?e.length:h),m=f,p=Xt(a.get("Fi\
lter")),y=Xt(a.get("DecodeParms")??null);for(let[g,v]of p.slice(0,i.filters).entries()){let b=y[g];v instanceof u.p&&(m=(0,w.i)(v.text,m,(0,u.v)(b)?b:void 0,r))}
return{trailer:a,rows:m,parsed:s.at-t+f.length}}catch(f){if(f instanceof x.b&&f.code==="limit_exceeded")throw f;return}}function Wt(e,t){let i=t+6;for(;e[i]===32&&
(e[i+1]===10||e[i+1]===13||e[i+1]===32);)i++;return e[i]===13&&i++,e[i]===10&&i++,i}function Vt(e,t){for(let i=0;i<4&&u.a[e[t]??0]===1&&t<e.length;i++)t++;return(0,u.i)(
e,t,"endstream")}function qt(e,t,i){let r=0;for(let s=0;s<i;s++)r=r*256+e[t+s];return r}var Xt=e=>e==null?[]:Array.isArray(e)?e:[e],Wr=e=>Xt(e).map(t=>typeof t==
"number"?Math.trunc(t):-1);function Vl(e,t,i,r){let{bytes:s}=e;i.forgetLength(),r.dataStart=r.dataEnd=-1;let a=r.valueEnd=i.value(s,e.bodies[t],s.length);if(a<0)
return!1;let n=(0,u.b)(s,a,s.length);if(s[n]===101&&(0,u.i)(s,n,"endobj"))return r.end=n+6,!0;if(!(0,u.i)(s,n,"stream"))return!1;let o=i.lengthRef>=0?e.lengthOf(
new u.r(i.lengthRef)):i.length,l=e.streams.data(n,o);if(!l.trusted||l.start!==n+(s[n+6]===13?8:7)||s[l.start-1]!==10)return!1;let c=(0,u.b)(s,(0,u.b)(s,l.end,s.
length)+9,s.length);return r.dataStart=l.start,r.dataEnd=l.end,r.end=c+6,(0,u.i)(s,c,"endobj")}var ql=class{constructor(e){this.bytes=e,this.objectEnds=new Ee(e,
"endobj"),this.streamEnds=new Ee(e,"endstream")}bytes;objectEnds;streamEnds;data(e,t){let{bytes:i}=this,r=Wt(i,e);return t>=0&&r+t<=i.length&&Vt(i,r+t)?{start:r,
end:r+t,trusted:!0}:{start:r,end:this.damagedEnd(r,t),trusted:!1}}damagedEnd(e,t){let{bytes:i}=this,r=e+t,s=this.objectEnds.next(e),a=s<0?i.length:s;if(t>=0&&r<=
a&&(0,u.i)(i,(0,u.b)(i,r,a),"endstr"))return r;let n=this.streamEnds.next(e),o=n<0||n>a?a:n;return o>e&&i[o-1]===10&&o--,o>e&&i[o-1]===13&&o--,o}};function Xl(e,t){
let i=e.get(t);if(!(i instanceof u.u))return;let[r,s]=[e.resolve(i.dict.get("N")),e.resolve(i.dict.get("First"))];if(typeof r!="number"||typeof s!="number"||!Number.
isInteger(s)||s<0)return;let a;try{a=e.decoded(i)}catch(d){if(d instanceof x.b&&d.code==="unreadable_document")return;throw d}let[n,o]=[[],[]],l=0;for(;n.length<
r;){let d=(0,u.l)(a,(0,u.b)(a,l,a.length),a.length),h=(0,u.l)(a,(0,u.b)(a,d.after,a.length),a.length);if(d.value<0||d.value>2147483647||h.value<0||s+h.value>a.length)
break;n.push(d.value),o.push(s+h.value),l=h.after}let c=new Int32Array(o.length);for(let d=0;d<c.length;d++)c[d]=o[d+1]??a.length;if((0,u.n)(a).includes("stream")){
let d=new w.n;for(let[h,f]of o.entries()){d.reset();let m=d.value(a,f,c[h]);m>=0&&(c[h]=m)}}return{data:a,numbers:new Int32Array(n),starts:new Int32Array(o),ends:c,
extends:i.dict.has("Extends")}}var Jt=class ol{constructor(t=!0){this.sound=t}sound;numbers=[];parents=[];homes=[];node(t,i){return t<0&&(this.sound=!1),this.parents.
push(i),this.numbers.push(t)-1}page(t,i){(t<0||this.numbers[t]!==i)&&(this.sound=!1),this.homes.push(t)}fork(){let t=new ol(this.sound);return t.numbers=this.numbers,
t.parents=this.parents,t.homes=this.homes,t}async drop(t,i,r){if(!this.sound)return!1;let{numbers:s,parents:a,homes:n}=this,o=new Int32Array(s.length),l=new Uint8Array(
s.length),c=new Set;for(let d=0;d<i.length;d++)r[d]?o[n[d]]++:(l[n[d]]=1,c.add(i[d]));for(let d=s.length-1;d>0;d--){let h=a[d];o[h]+=o[d],l[d]&&o[d]===0&&c.add(
s[d]),l[h]|=l[d]}for(let d=0;d<s.length;d++){if(!l[d]||o[d]===0)continue;let h=t.edit(s[d]),f=h instanceof u.t?t.array(h.get("Kids"))??[]:[];h instanceof u.t&&h.
set("Kids",f.filter(p=>!Jl(p,c))).set("Count",o[d]);let m=t.job.pace.step(f.length*50);m&&await m}return this.homes=n.filter((d,h)=>r[h]),!0}},Jl=(e,t)=>(0,u.w)(
e)&&t.has(e.number),Ht=["Resources","MediaBox","CropBox","Rotate"],de=100,Hl=class{constructor(e){this.document=e}document;numbers=[];claimed;found=0;positions;ancestry=[];inherited=[
{}];irregular=!1;unclear=[];nodes=new Jt;async read(){let{document:e}=this,{limits:t,pace:i}=e.job,r=[],s=[],a=[{}],n=new w.o,o={parent:-1},l=new Set,c=new nc(e),
d=!1,h=[],f=new Jt,m=e.catalog.get("Pages"),p=[],y=(b,A)=>{if(!(A<0)&&(p.push(r.push(Vr)-1),s.push(b),f.page(A,-1),r.length>t.pages))throw Jr(t.pages)},g=[{kid:m??
null,from:0,home:-1}];for(;g.length>0;){let b=g.pop();if("claimed"in b){let{claimed:W,before:H}=b;if(W===r.length-H)continue;d=!0,p.length>0&&!(typeof W=="numbe\
r"&&W>=r.length-H)&&qr(r,s,p,H);continue}let{kid:A,from:S,home:$}=b,F=A instanceof u.r?A.number:-1;if(F>=0){let W=i.step(400);W&&await W;let H=l.has(F);l.add(F);
let Te=ec(e,F,n,o);if(A instanceof u.r&&A.generation!==e.generation(F)&&(d=!0),Te==="page"||Te==="unclear"){H&&(d=!0);let Er=H?c.make(F):F;if(Te==="unclear"&&h.
push(Er),r.push(Er),s.push(S),f.page($,o.parent),r.length>t.pages)throw Jr(t.pages);continue}if(Te==="none"&&!H&&y(S,$),Te==="none"||H){d=!0;continue}}let M=e.dict(
A);if(!M){d=!0,y(S,$);continue}let T=e.array(M.get("Kids"));if(!T){if(F>=0||!(0,u.y)(M.get("Type"),"Page"))continue;d=!0,r.push(e.add(M).number),s.push(S);continue}
let _=sc(M),Xe=S;_&&(Xe=a.push({...a[S],..._})-1),(0,u.y)(e.resolve(M.get("Type")),"Pages")||(d=!0),g.push({claimed:e.resolve(M.get("Count")),before:r.length});
let kl=f.node(F,$);for(let W=T.length-1;W>=0;W--)g.push({kid:T[W],from:Xe,home:kl});e.release(F)}p.length===r.length&&qr(r,s,p,0);for(let b of p)r[b]=e.add(Yl(a[s[b]])).
number;let v=e.resolve(e.dict(m)?.get("Count"));v!==r.length&&(d=!0),this.claimed=typeof v=="number"?v:void 0,this.found=r.length-p.length,m instanceof u.r&&r[0]===
m.number&&(d=!0),this.numbers=r,this.positions=void 0,this.ancestry=s,this.inherited=a,this.irregular=d,this.unclear=h,this.nodes=f}copyFrom(e){this.numbers=e.numbers,
this.positions=e.positions,this.ancestry=e.ancestry,this.inherited=e.inherited.map(t=>{let i={};for(let r of Ht)t[r]!==void 0&&(i[r]=De(t[r]));return i}),this.irregular=
e.irregular,this.unclear=e.unclear,this.nodes=e.nodes.fork()}get count(){return this.numbers.length}number(e){return this.numbers[e]}indexOf(e){if(!this.positions){
this.positions=new Int32Array(this.document.size);for(let t=0;t<this.numbers.length;t++)this.positions[this.numbers[t]]=t+1}return(this.positions[e]??0)-1}attribute(e,t){
return this.document.entry(this.numbers[e],t)??this.inherited[this.ancestry[e]][t]}inheritedBy(e){return this.inherited[this.ancestry[e]]}patch(e,t){this.document.
patch(this.numbers[e],t)}async settle(){for(let e of this.unclear)this.document.exists(e)&&this.document.patch(e,{Type:new u.p("Page"),Kids:void 0,Count:void 0});
this.unclear=[],this.irregular&&await this.rebuild(this.numbers)}async keep(e){let{numbers:t,ancestry:i}=this,r=t.filter((s,a)=>e[a]);if(this.irregular||this.unclear.
length>0||!await this.nodes.drop(this.document,t,e)){await this.rebuild(r);return}this.numbers=r,this.ancestry=i.filter((s,a)=>e[a]),this.positions=void 0}async rebuild(e){
let{document:t}=this,i=Array.from(e),r=new Map,s=this.inherited.map(c=>ac(t,c,r)),{nodes:a,parents:n}=this.grow(i);for(let c=0;c<i.length;c++){let d=i[c],h=this.
indexOf(d),f=n[c];a[f].kids.push(new u.r(d,t.generation(d)));let m=h<0?Ql:s[this.ancestry[h]];t.patch(d,{Parent:a[f].ref},m);let p=t.job.pace.step(600);p&&await p}
for(let{ref:c,kids:d,parent:h,count:f}of a)t.put(c,new u.t([["Type",new u.p("Pages")],...h?[["Parent",h]]:[],["Kids",d],["Count",f]]));let o=a[a.length-1].ref,l=t.
catalog.get("Pages");(!(l instanceof u.r)||l.number!==o.number)&&t.editCatalog().set("Pages",o),this.numbers=i,this.ancestry=i.map(()=>0),this.inherited=[{}],this.
positions=void 0,this.irregular=!1,this.nodes=new Jt(!1)}grow(e){let{document:t}=this,i=e.length,r=t.catalog.get("Pages"),s=r instanceof u.r&&r.number>0&&!e.includes(
r.number)?r:void 0,a=[],n=[],o=(d,h)=>({ref:h&&s?new u.r(s.number,t.generation(s.number)):t.add(null),kids:[],parent:void 0,count:d}),l=Math.max(1,Math.ceil(i/de));
for(let d=0;d<l;d++)n.push(o(Math.min(de,i-d*de),l===1));let c=Array.from({length:i},(d,h)=>Math.floor(h/de));for(;n.length>1;){a.push(...n);let d=Math.ceil(n.length/
de),h=Array.from({length:d},()=>o(0,d===1));for(let[f,m]of n.entries()){let p=h[Math.floor(f/de)];m.parent=p.ref,p.kids.push(m.ref),p.count+=m.count}n=h}return a.
push(...n),{nodes:a,parents:c}}},Vr=-1;function qr(e,t,i,r){let s=r;for(let a=r;a<e.length;a++)e[a]!==Vr&&(e[s]=e[a],t[s++]=t[a]);for(e.length=t.length=s;i.length>
0&&i.at(-1)>=r;)i.pop()}var Zl=[0,0,612,792];function Yl(e){let t=new u.t([["Type",new u.p("Page")]]);return e.MediaBox===void 0?t.set("MediaBox",[...Zl]):t}var Ql={};
function ec(e,t,i,r){r.parent=-1;let s=e.place(t);if(s&&i.locate(s.bytes,s.start,s.end)&&i.find(s.bytes,"Kids")<0){if(i.used===0)return"none";let n=i.find(s.bytes,
"Type");if(n>=0&&(0,u.j)(s.bytes,i.at[n+2],"/Page")){if(s.bytes[(0,u.b)(s.bytes,i.close+2,s.end)]===115)return rc(e,t);let l=i.find(s.bytes,"Parent");return l>=
0&&(r.parent=(0,u.l)(s.bytes,i.at[l+2],i.at[l+3]).value),"page"}let o=e.get(t);return o instanceof u.t&&Xr(e,o)?"unclear":"none"}let a=e.get(t);return!(a instanceof
u.t)||a.size===0?"none":(0,u.y)(a.get("Type"),"Page")?"unclear":e.array(a.get("Kids"))?"node":Xr(e,a)?"unclear":"none"}var tc=["MediaBox","Resources","Contents",
"Annots","CropBox","Rotate","Parent"],ic=["MediaBox","Resources"];function Xr(e,t){let i=e.resolve(t.get("Type"));if(!(i instanceof u.p&&i.text!=="Pages"))return tc.
some(s=>t.has(s));let r=t.get("Contents")instanceof u.r||e.array(t.get("Contents"))!==void 0;return ic.some(s=>t.has(s))||r&&t.get("Parent")instanceof u.r&&!t.has(
"Subtype")}function rc(e,t){let i=e.get(t);return i instanceof u.u?(e.put(t,new u.t([...i.dict].filter(([r])=>!/^(Length|Filter|DecodeParms)$/.test(r)))),"uncle\
ar"):"page"}function sc(e){let t;for(let i of Ht){let r=e.get(i);r!==void 0&&((t??={})[i]=r)}return t}function ac(e,t,i){let{Resources:r}=t;if(!(r instanceof u.t))
return{...t};let s=i.get(r)??e.add(r);return i.set(r,s),{...t,Resources:s}}var nc=class{constructor(e){this.document=e,this.left=e.job.limits.nodes}document;left;sizes=new Map;make(e){
let t=this.document.get(e),i=this.sizes.get(e)??oc(t);if(this.sizes.set(e,i),this.left-=i,this.left<0)throw(0,w.d)("nodes",`The document mentions pages again an\
d again: copies of them would have more than ${this.document.job.limits.nodes} values`,"Open it in another PDF program and save it again");return this.document.
add(t instanceof u.t?new u.t(t):t).number}};function oc(e){let t=[e],i=0;for(let r=t.pop();r!==void 0;r=t.pop())if(i++,Array.isArray(r))for(let s of r)t.push(s);else if(r instanceof
u.t)for(let s of r.values())t.push(s);return i}function Jr(e){return(0,w.d)("pages",`The document has more than ${e} pages`,"Split it with another program first")}
function lc(e,t,i,r,s){let{at:a,used:n}=i,o=Object.keys(r),l=i.open;e.text("<<");for(let c=0;c<n;c+=4)dc(o,t,a[c],a[c+1])&&(e.copy(t,l,a[c]-1),l=a[c+3]);e.copy(
t,l,i.close);for(let c of o)Hr(e,c,r[c]);for(let c in s)i.find(t,c)<0&&Hr(e,c,s[c]);e.text(">>")}function cc(e,t,i){for(let[r,s]of Object.entries(t))s===void 0?
e.delete(r):e.set(r,s);for(let[r,s]of Object.entries(i))s!==void 0&&!e.has(r)&&e.set(r,s)}function dc(e,t,i,r){for(let s of e)if(uc(t,i,r,s))return!0;return!1}function uc(e,t,i,r){
if(i-t!==r.length)return!1;for(let s=0;s<r.length;s++)if(e[t+s]!==r.charCodeAt(s))return!1;return!0}function Hr(e,t,i){i!==void 0&&((0,P.c)(e,t),e.byte(32),(0,P.b)(
e,i,P.a))}var Zr=class ll{constructor(t,i,r,s){this.bytes=t,this.job=i,this.budget=s,this.table=r.table,this.trailer=r.trailer,this.crossReferenceStream=r.streams,
this.suspect=r.damaged,this.streams=new ql(t),this.bodies=r.bodies,this.next=Math.max(this.table.size,1),this.effort=i.limits.allowance/2+t.length*i.limits.parsing,
this.patchOutput=new w.f(Math.min(t.length>>4,65536)),this.pages=new Hl(this)}bytes;job;budget;trailer;table;crossReferenceStream;security;suspect;pages;bodies;streams;walked;edited=new Map;patched=new Map;removed=new Set;values=new Map;objectStreams=new Map;opening=new Set;entries=new w.o;located=-1;patchOutput;next;effort;encryptNumber=-1;fork(){
let{table:t,crossReferenceStream:i}=this,r=De(this.trailer),s=new ll(this.bytes,this.job,{table:t,trailer:r,streams:i,damaged:this.suspect,bodies:this.bodies},{
...this.budget});s.security=this.security,s.encryptNumber=this.encryptNumber,s.next=this.next,s.effort=this.effort;for(let[a,n]of this.edited)s.edited.set(a,De(
n));for(let[a,n]of this.patched)s.patched.set(a,n);for(let a of this.removed)s.removed.add(a);for(let[a,n]of this.objectStreams)s.objectStreams.set(a,n);return s.
walked=this.walked,s.pages.copyFrom(this.pages),s}get catalogNumber(){let t=this.trailer.get("Root");return t instanceof u.r?t.number:-1}get catalog(){return this.
get(this.catalogNumber)}editCatalog(){return this.edit(this.catalogNumber),this.catalog}get version(){let t=/%PDF-(\d)\.(\d)/.exec((0,u.n)(this.bytes).toString(
"latin1",0,1032)),i=t?`${t[1]}.${t[2]}`:"1.4",r=this.catalog.get("Version");return r instanceof u.p&&/^\d\.\d$/.test(r.text)&&r.text>i?r.text:i}get size(){return this.
next}get(t){let i=typeof t=="number"?t:t.number;if(this.removed.has(i))return null;let r=this.edited.get(i);if(r!==void 0)return r;let s=this.values.get(i);if(s!==
void 0)return s;let a=this.read(i);return this.values.set(i,a),a}resolve(t){for(let i=0;t instanceof u.r&&i<32;i++)t=this.get(t);return t===void 0||t instanceof
u.r?null:t}dict(t){let i=this.resolve(t);return i instanceof u.t?i:i instanceof u.u?i.dict:void 0}array(t){let i=this.resolve(t);return Array.isArray(i)?i:void 0}edit(t){
let i=typeof t=="number"?t:t.number,r=this.get(i);return this.put(i,r),r}put(t,i){let r=typeof t=="number"?t:t.number;this.patched.delete(r),this.removed.delete(
r),this.edited.set(r,i),r>=this.next&&(this.next=r+1)}add(t){let i=this.next++;return this.edited.set(i,t),new u.r(i,0)}remove(t){let i=typeof t=="number"?t:t.number;
this.edited.delete(i),this.patched.delete(i),this.removed.add(i)}exists(t){if(this.removed.has(t))return!1;if(this.edited.has(t))return!0;let i=this.table.kind[t];
return i===1||i===2}get hasChanges(){return this.edited.size>0||this.patched.size>0||this.removed.size>0}isChanged(t){return this.edited.has(t)||this.patched.has(
t)}entry(t,i){let r=this.edited.get(t)??this.values.get(t);if(r!==void 0||this.removed.has(t))return r instanceof u.t?r.get(i):void 0;let s=this.place(t);if(!s)
return;if(!this.locate(t,s))return this.dict(new u.r(t))?.get(i);let a=this.entries.find(s.bytes,i);if(!(a<0))return this.parserAt(t,s.bytes,this.entries.at[a+2],
this.entries.at[a+3]).value()}patch(t,i,r={}){let s=this.edited.has(t)?void 0:this.place(t),a=this.security&&[...Object.values(i),...Object.values(r)].some(P.f);
if(!s||a||!this.locate(t,s)){let o=this.edit(t);o instanceof u.t&&cc(o,i,r);return}this.patchOutput.length>1<<20&&(this.patchOutput=new w.f(1<<21));let n=this.patchOutput.
length;lc(this.patchOutput,s.bytes,this.entries,i,r),this.values.delete(t),this.patched.set(t,this.patchOutput.from(n)),this.located=-1}locate(t,{bytes:i,start:r,
end:s}){if(this.located===t)return!0;let a=this.entries.locate(i,r,s);return this.located=a?t:-1,a}encoded(t){let{sealed:i,data:r}=t;return i&&this.security?this.
security.decryptStream(r,i.number,i.generation,Br(this,t.dict)):r}decoded(t){return zr(this,t,this.budget)}decodedPart(t){return Dl(this,t,this.budget)}place(t){
if(this.removed.has(t))return;let i=this.patched.get(t);if(i)return{bytes:i,start:0,end:i.length};if(!this.edited.has(t))switch(this.table.kind[t]){case 1:return{
bytes:this.bytes,start:this.bodies[t],end:this.bytes.length};case 2:{let r=this.objectStream(this.table.place[t]);if(!r)return;let s=this.table.detail[t];r.numbers[s]!==
t&&(s=r.numbers.indexOf(t));let a=r.starts[s];return a===void 0?void 0:{bytes:r.data,start:a,end:r.ends[s]}}default:return}}objectStream(t){let i=this.objectStreams.
get(t);if(i||this.objectStreams.has(t))return i;if(this.opening.has(t)||this.table.kind[t]!==1)return;this.opening.add(t);let r=Xl(this,t);return this.opening.delete(
t),r&&(this.effort+=r.data.length*this.job.limits.parsing),this.objectStreams.set(t,r),r}read(t){let i=this.place(t);if(!i)return null;let r=this.table.kind[t]===
2&&!this.patched.has(t),s=this.parserAt(t,i.bytes,i.start,i.end),a=s.value();if(this.spend(s.at-i.start),r||!(a instanceof u.t)||i.bytes!==this.bytes)return a;let n=(0,u.b)(
this.bytes,s.at,this.bytes.length);if(!(0,u.i)(this.bytes,n,"stream"))return a;let{start:o,end:l}=this.streams.data(n,this.lengthOf(a.get("Length"))),c=this.security&&
!(0,u.y)(a.get("Type"),"XRef");return new u.u(a,this.bytes.subarray(o,l),c?{number:t,generation:this.generation(t)}:void 0)}spend(t){if(this.effort-=t,this.effort<
0)throw(0,x.e)("its objects overlap")}lengthOf(t){if(t instanceof u.r){let i=this.place(t.number),r=i&&new Z(i.bytes,i.start,Math.min(i.end,i.start+64),64).value();
return typeof r=="number"?r:-1}return typeof t=="number"?t:-1}generation(t){return this.table.kind[t]===1?this.table.detail[t]:0}parserAt(t,i,r,s){let{security:a}=this,
n;if(a&&t!==this.encryptNumber&&this.table.kind[t]===1){let o=this.generation(t);n=l=>a.decryptString(l,t,o)}return new Z(i,r,s,this.job.limits.nesting,n)}unlock(t,i){
this.security=t,this.encryptNumber=i,this.values.clear(),this.objectStreams.clear()}release(t){this.values.delete(t)}tableChanged(){if(this.values.clear(),this.
located=-1,this.next=Math.max(this.next,this.table.size),this.table.size<=this.bodies.length)return;let t=new Int32Array(this.table.size);t.set(this.bodies),this.
bodies=t}};async function hc(e,t){let{table:i}=e,r=[];for(let o=1;o<i.size;o++){(i.kind[o]===1||i.kind[o]===2)&&(0,u.y)(e.entry(o,"Type"),"Page")&&r.push(o);let l=e.
job.pace.step(1e3);l&&await l}if(r.length===0)throw(0,x.e)("it has no pages");let s=r.map(o=>new u.r(o,e.generation(o))),a=e.add(new u.t([["Type",new u.p("Pages")],
["Kids",s],["Count",s.length]])),n=e.edit(e.catalogNumber);if(!(n instanceof u.t))throw(0,x.e)("it has no catalog");if(n.set("Pages",a),await t.read(),t.count===
0)throw(0,x.e)("it has no pages");await t.rebuild(t.numbers)}var fc=new Set(["Root","Info","ID","Encrypt"]);async function Yr(e,{limits:t,pace:i}){let r=(0,u.n)(
e),s=new Ur(t,e.length),a=new u.t,n=!1,o={stream:new Ee(e,"stream"),endobj:new Ee(e,"endobj"),endstream:new Ee(e,"endstream")},l=r.indexOf("trailer"),c=h=>{for(let[
f,m]of h)fc.has(f)&&a.set(f,m)},d=h=>{for(;l>=0&&l<h;){let f=new Z(e,l+7,Math.min(e.length,l+65536),t.nesting),m=f.value();(0,u.v)(m)&&c(m),l=r.indexOf("trailer",
f.at)}};for(let h=0;;){let f=r.indexOf("obj",h);if(f<0)break;let m=i.step(f-h+200);m&&await m,h=f+3;let p=mc(e,f);if(!p)continue;d(p.start),s.set(p.number,1,p.start,
p.generation);let y=pc(e,r,h,o);if(y.dictionaryEnd>=0){n=!0;let g=new Z(e,h,y.dictionaryEnd,t.nesting).value();(0,u.v)(g)&&g.has("Root")&&c(g)}h=y.at}if(d(e.length),
s.overflowed&&e.length>8*t.objects)throw(0,w.d)("objects",`The document has an object numbered beyond ${t.objects}`,"Open it in another PDF program and save it \
again, which numbers objects without gaps");if(s.size===0)throw(0,x.e)("no PDF objects were found in the file");return{table:s,trailer:a,streams:n,damaged:!0}}function mc(e,t){
let i=t-1,r=()=>{let o=i;for(;i>=0&&(0,u.k)(e[i]);)i--;return o-i>0&&o-i<=10?(0,u.l)(e,i+1,o+1).value:-1},s=()=>{let o=i;for(;i>=0&&u.a[e[i]]===1;)i--;return i<
o};s();let a=r();if(a<0||a>65535||!s())return;let n=r();if(!(n<=0||n>2147483647))return{number:n,generation:a,start:i+1}}function pc(e,t,i,r){let s=r.stream.next(
i),a=r.endobj.next(i);if(s<0||a>=0&&a<s)return{at:i,dictionaryEnd:-1};if((0,u.i)(e,s-3,"end"))return{at:i,dictionaryEnd:-1};let n=t.toString("latin1",i,Math.min(
s,i+4096));if(/\d[\s\0]+obj\b/.test(n))return{at:i,dictionaryEnd:-1};let o=/\/Length\s+(\d+)(?!\d|\s+\d+\s+R)/.exec(n),l=Wt(e,s),c=/\/Type\s*\/XRef\b/.test(n)?s:
-1;if(o&&Vt(e,l+Number(o[1])))return{at:l+Number(o[1]),dictionaryEnd:c};let d=r.endstream.next(l);return{at:d<0?l:d,dictionaryEnd:c}}var gc=[["%PDF-","a PDF doc\
ument"],[`PNG\r

`,"a PNG image"],["ÿØÿ","a JPEG image"],["GIF8","a GIF image"],["II*\0","a TIFF image"],["MM\0*","a TIFF image"],["II+\0","a TIFF image"],["MM\0+","a TIFF im\
age"],["BM","a BMP image"],["\0\0\0","an icon (ICO)"],["\0\0\0\fjP  ","a JPEG 2000 image"],["ÿOÿQ","a JPEG 2000 image"],[`ÿ
`,"a JPEG XL image"],["\0\0\0\fJXL ","a JPEG XL image"],["8BPS","a Photoshop document"],["%!PS","a PostScript file"],["PK","a ZIP archive"],["","a gzip arc\
hive"],["{\\rtf","an RTF document"],["ÐÏà","a document of an old Office version"]],yc=[[/^(?:heic|heix|heim|heis|hevc|hevx|mif1|msf1)/,"a HEIC image"],[/^avi[fs]/,
"an AVIF image"],[/^/,"a video or audio file"]];function Zt(e){let t=(0,u.n)(e).toString("latin1",0,1024);if(t.startsWith("RIFF")&&t.startsWith("WEBP",8))return"\
a WebP image";if(t.startsWith("ftyp",4))return yc.find(([r])=>r.test(t.slice(8,12)))?.[1];let i=gc.find(([r])=>t.startsWith(r));return i?i[1]:wc(t)}function wc(e){
let t=e.replace(/^\xef\xbb\xbf/,"").trimStart().toLowerCase();if(t.startsWith("<!doctype html")||/^(?:<!--.*?-->\s*)?<(?:html|head|body)[\s>]/s.test(t))return"a\
n HTML page";if(t.startsWith("<"))return t.includes("<svg")?"an SVG drawing":t.startsWith("<?xml")?"an XML file":void 0}function bc(e,t){if(e.length===0)throw vc();
if(e.length>t.inputBytes)throw kc(e.length,t.inputBytes);let i=(0,u.n)(e.subarray(0,1024)).indexOf("%PDF-");if(i<0&&(0,u.n)(e).indexOf(" obj")<0)throw(0,x.e)(xc(
e));return i}function vc(){return new x.b("unreadable_document","The PDF document could not be read: the file is empty",{issues:[{field:"file",message:"The file\
 is empty."}],advice:"Check that the file is a complete PDF document"})}function kc(e,t){return(0,w.d)("inputBytes",`The document has ${e} bytes; at most ${t} a\
re allowed`,"Split it with another program first")}function xc(e){let t=Zt(e);return t===void 0?"the file is not a PDF document":`the file is ${t}, not a PDF do\
cument`}async function Sc(e){let{table:t}=e,{pace:i}=e.job,r=[];for(let a=1;a<t.size;a++){t.kind[a]===1&&(0,u.y)(e.entry(a,"Type"),"ObjStm")&&r.push({number:a,at:t.
place[a]});let n=i.step(1e3);n&&await n}r.sort((a,n)=>a.at-n.at);let s=new Set(r.map(({number:a})=>a));for(let{number:a,at:n}of r){let o=e.objectStream(a),l=i.step(
(o?.data.length??0)+1e3);l&&await l;for(let[c,d]of o?.numbers.entries()??[]){let h=t.kind[d]===1&&t.place[d]>n;d>0&&!h&&!s.has(d)&&t.set(d,2,a,c)}}}async function Ac(e){
if(!e.dict(e.trailer.get("Root"))?.has("Pages")){for(let t=e.table.size-1;t>0;t--){if(e.table.kind[t]===0||e.table.kind[t]===3)continue;let i=e.job.pace.step(1e3);
if(i&&await i,(0,u.y)(e.entry(t,"Type"),"Catalog")){e.trailer.set("Root",new u.r(t,e.generation(t)));return}}if(!(e.get(e.catalogNumber)instanceof u.t)){let t=new u.t(
[["Type",new u.p("Catalog")]]);e.trailer.set("Root",e.add(t))}}}var Yt=1024;async function Qr(e,t,i){let{table:r}=t,s=new Int32Array(r.size),a=[],n=t.damaged;for(let o=0;o<
r.size;o+=Yt){$c(e,r,s,o,Math.min(o+Yt,r.size),a)&&(n=!0);let l=i.pace.step(Yt*20);l&&await l}a.length>0&&(n=!0,Pc(e,r,s,a,(await Yr(e,i)).table));for(let o=0;o<
r.size;o++)r.kind[o]===2&&r.kind[r.place[o]]!==1&&r.set(o,3,0,0);return{...t,damaged:n,bodies:s}}function Fc({table:e,trailer:t}){let i=t.get("Root");return i instanceof
u.r?e.kind[i.number]===1||e.kind[i.number]===2:!1}function $c(e,t,i,r,s,a){let n=!1;for(let o=r;o<s;o++){if(t.kind[o]!==1)continue;let l=(0,u.o)(e,t.place[o],o,
t.detail[o]);if(l>=0){i[o]=l,t.detail[o]===65535&&(n=!0);continue}let c=(0,u.m)(e,t.place[o],e.length);c?.number===o?(i[o]=c.body,t.place[o]=c.start,t.detail[o]=
c.generation):a.push(o)}return n}function Pc(e,t,i,r,s){for(let a of r){let n=a<s.size&&s.kind[a]===1?(0,u.m)(e,s.place[a],e.length):void 0;n?.number===a?(t.set(
a,1,n.start,n.generation),i[a]=n.body):t.set(a,3,0,0)}}var Mc=[7,12,17,22,5,9,14,20,4,11,16,23,6,10,15,21],Cc=Int32Array.from({length:64},(e,t)=>Math.floor(Math.
abs(Math.sin(t+1))*2**32)|0),_e=e=>new es().digest(e),es=class{words=new Int32Array(16);state=new Int32Array(4);tail=new Uint8Array(128);digest(e){let{state:t,tail:i}=this;
t[0]=1732584193,t[1]=4023233417,t[2]=2562383102,t[3]=271733878;let{length:r}=e,s=r&-64;for(let l=0;l<s;l+=64)this.compress(e,l);let a=r-s,n=a<56?64:128;for(let l=0;l<
a;l++)i[l]=e[s+l];i[a]=128,i.fill(0,a+1,n);for(let l=0,c=r<<3;l<4;l++)i[n-8+l]=c>>>(l<<3);i[n-4]=r>>>29;for(let l=0;l<n;l+=64)this.compress(i,l);let o=new Uint8Array(
16);for(let l=0;l<16;l++)o[l]=t[l>>2]>>>((l&3)<<3);return o}compress(e,t){let{words:i,state:r}=this;for(let l=0,c=t;l<16;l++,c+=4)i[l]=e[c]|e[c+1]<<8|e[c+2]<<16|
e[c+3]<<24;let s=r[0],a=r[1],n=r[2],o=r[3];for(let l=0;l<64;l++){let c=l>>4,d,h;c===0?(d=a&n|~a&o,h=l):c===1?(d=o&a|~o&n,h=5*l+1):c===2?(d=a^n^o,h=3*l+5):(d=n^(a|
~o),h=7*l);let f=s+d+Cc[l]+i[h&15]|0,m=Mc[c<<2|l&3];s=o,o=n,n=a,a=a+(f<<m|f>>>32-m)|0}r[0]=r[0]+s,r[1]=r[1]+a,r[2]=r[2]+n,r[3]=r[3]+o}};function ts(e){let t=new Uint8Array(
256);for(let r=0;r<256;r++)t[r]=r;let{length:i}=e;for(let r=0,s=0,a=0;r<256;r++){let n=t[r];s=s+n+e[a]&255,t[r]=t[s],t[s]=n,++a===i&&(a=0)}return t}function Qt(e,t){
let i=e.slice(),{length:r}=t,s=new Uint8Array(r);for(let a=0,n=0,o=0;a<r;a++){n=n+1&255;let l=i[n];o=o+l&255;let c=i[o];i[n]=c,i[o]=l,s[a]=t[a]^i[l+c&255]}return s}
function Qe(e,t){return Qt(ts(e),t)}var q={length:e=>e,decrypt:e=>e,encryptInto:(e,t,i,r,s)=>r.set(e,s)};function Oc(e){let t=ls(e,[]),i=ti((r,s)=>ts(t(r,s)));return{
length:r=>r,decrypt:(r,s,a)=>Qt(i(s,a),r),encryptInto:(r,s,a,n,o)=>n.set(Qt(i(s,a),r),o)}}function is(e){let t=ls(e,[115,65,108,84]),i=cs(()=>new as),r=ti((a,n)=>i().
engine(t(a,n))),s=ti((a,n)=>os(t(a,n)));return{length:ss,decrypt:(a,n,o)=>ns(s(n,o),a),encryptInto:(a,n,o,l,c)=>{i().seal(r(n,o),a,l,c)}}}function rs(e){let t=cs(
()=>new as),i,r;return{length:ss,decrypt:s=>ns(r??=os(e),s),encryptInto:(s,a,n,o,l)=>{t().seal(i??=t().engine(e),s,o,l)}}}var ss=e=>(e&-16)+32,et=64*1024,ei=16*
1024,as=class{head=Buffer.alloc(et);pool=Buffer.alloc(ei);taken=ei;engine(e){let t=Buffer.alloc(16);return this.nextVector(t),(0,Ce.createCipheriv)(e.length===16?
"aes-128-cbc":"aes-256-cbc",e,t).setAutoPadding(!1)}seal(e,t,i,r){let{head:s}=this,{length:a}=t,n=a&-16,o=Math.min(n,et-32),l=a-n;this.nextVector(s),s.set(o===a?
t:t.subarray(0,o),16);let c=16+o;if(o<n){i.set(e.update(s.subarray(0,c)),r),r+=c,c=0;for(let d=o;d<n;d+=et){let h=e.update(t.subarray(d,Math.min(d+et,n)));i.set(
h,r),r+=h.length}}l>0&&s.set(t.subarray(n),c),s.fill(16-l,c+l,c+16),i.set(e.update(s.subarray(0,c+16)),r)}nextVector(e){this.taken===ei&&((0,Ce.randomFillSync)(
this.pool),this.taken=0),this.pool.copy(e,0,this.taken,this.taken+16),this.taken+=16}},Tc=new Uint8Array(0);function ns(e,t){let i=t.length&-16;if(i<32)return Tc;
let r=e.update(i===t.length?t:t.subarray(0,i)),s=r[i-1],a=i;if(s>0&&s<=16){do a--;while(a>i-s&&r[a-1]===s);a>i-s&&(a=i)}return r.subarray(16,a)}function os(e){return(0,Ce.createDecipheriv)(
e.length===16?"aes-128-cbc":"aes-256-cbc",e,Buffer.alloc(16)).setAutoPadding(!1)}function ls(e,t){let{length:i}=e,r=new Uint8Array(i+5+t.length);r.set(e),r.set(
t,i+5);let s=new es;return(a,n)=>(r[i]=a,r[i+1]=a>>>8,r[i+2]=a>>>16,r[i+3]=n,r[i+4]=n>>>8,s.digest(r).subarray(0,Math.min(i+5,16)))}function cs(e){let t;return()=>t??=
e()}function ti(e){let t=-1,i=-1,r;return(s,a)=>((r===void 0||s!==t||a!==i)&&(r=e(s,a),t=s,i=a),r)}function ds(e,t,i){let r=us(e,i),s=ms(e,r);return Rc(s,t,e.revision===
2?32:16)?r:void 0}function Dc(e,t,i){let r=hs(e,i),s=e.owner.subarray(0,32);for(let a=e.revision===2?0:19;a>=0;a--)s=Qe(si(r,a),s);return ds(e,t,s)}function jc(e,t,i,r){
let s=hs({revision:e,keyLength:t},i),a=ri(r);for(let n=0;n<=(e===2?0:19);n++)a=Qe(si(s,n),a);return a}function Ec(e,t){let i=us(e,t),r=new Uint8Array(32);return r.
set(ms(e,i)),{user:r,fileKey:i}}var ii=Uint8Array.of(40,191,78,94,78,117,138,65,100,0,78,86,255,250,1,8,46,46,0,182,208,104,62,128,47,12,169,254,100,83,105,122);
function ri(e){let t=new Uint8Array(32),i=e.subarray(0,32);return t.set(i),t.set(ii.subarray(0,32-i.length),i.length),t}function us({revision:e,keyLength:t,owner:i,
permissions:r,id0:s,encryptMetadata:a},n){let o=Uint8Array.of(r,r>>8,r>>16,r>>24),l=e>=4&&!a?[255,255,255,255]:[],c=_e(Buffer.concat([ri(n),i.subarray(0,32),o,s,
Uint8Array.from(l)]));return fs(c,e,t)}function hs({revision:e,keyLength:t},i){return fs(_e(ri(i)),e,e===2?5:t)}function fs(e,t,i){let r=e.subarray(0,i);if(t>=3)
for(let s=0;s<50;s++)r=_e(r).subarray(0,i);return r}function ms({revision:e,id0:t},i){if(e===2)return Qe(i,ii);let r=_e(Buffer.concat([ii,t]));for(let s=0;s<20;s++)
r=Qe(si(i,s),r);return r}function si(e,t){return t===0?e:e.map(i=>i^t)}function Rc(e,t,i){return t.length>=i&&e.subarray(0,i).every((r,s)=>r===t[s])}function _c(e,t,i){
return gs(e.user,e.wrappedByUser,t,i,new Uint8Array(0))}function Nc(e,t,i){return gs(e.owner,e.wrappedByOwner,t,i,e.user.subarray(0,48))}function Ic(e,t,i){let r=ys(
e,t,new Uint8Array(0)),s=ys(e,i,r.entry);return{user:r.entry,wrappedByUser:r.wrapped,owner:s.entry,wrappedByOwner:s.wrapped}}function Bc(e,t,i){let r=Buffer.alloc(
16,255);return r.writeInt32LE(t,0),r.write(i?"Tadb":"Fadb",8,"latin1"),(0,U.randomBytes)(4).copy(r,12),(0,U.createCipheriv)("aes-256-ecb",e,null).setAutoPadding(
!1).update(r)}var ps=new Uint8Array(16);function gs(e,t,i,r,s){let a=tt(i,r,e.subarray(32,40),s);if(!Buffer.from(a).equals(e.subarray(0,32)))return;let n=tt(i,r,
e.subarray(40,48),s);return(0,U.createDecipheriv)("aes-256-cbc",n,ps).setAutoPadding(!1).update(t.subarray(0,32))}function ys(e,t,i){let r=(0,U.randomBytes)(16),
s=tt(6,t,r.subarray(0,8),i),a=tt(6,t,r.subarray(8),i),n=(0,U.createCipheriv)("aes-256-cbc",a,ps).setAutoPadding(!1).update(e);return{entry:Buffer.concat([s,r]),
wrapped:n}}function tt(e,t,i,r){let s=(0,U.createHash)("sha256").update(t).update(i).update(r).digest();if(e<6)return s;for(let a=0,n=0;a<64||n>a-32;a++){let o=Buffer.
concat([t,s,r]),l=Buffer.alloc(64*o.length,o),c=(0,U.createCipheriv)("aes-128-cbc",s.subarray(0,16),s.subarray(16,32)).setAutoPadding(!1).update(l),d=0;for(let h=0;h<
16;h++)d+=c[h];s=(0,U.createHash)(["sha256","sha384","sha512"][d%3]).update(c).digest(),n=c[c.length-1]}return s.subarray(0,32)}var zc=/[\u00AD\u034F\u1806\u180B-\u180D\u200B-\u200D\u2060\uFE00-\uFE0F\uFEFF]/gu,
Uc=/[\u00A0\u1680\u2000-\u200A\u202F\u205F\u3000]/gu,Lc=/[\p{Cc}\p{Co}\p{Cs}\p{Noncharacter_Code_Point}\u0340\u0341\u06DD\u070F\u180E\u200E\u200F\u2028-\u202E\u2061-\u2063\u206A-\u206F\u2FF0-\u2FFB\uFFF9-\uFFFD\u{1D173}-\u{1D17A}\u{E0001}\u{E0020}-\u{E007F}]/u,
Gc=/[\u05BE\u05C0\u05C3\u05D0-\u05EA\u05F0-\u05F4\u061B\u061F\u0621-\u063A\u0640-\u064A\u066D-\u066F\u0671-\u06D5\u06DD\u06E5\u06E6\u06FA-\u06FE\u0700-\u070D\u0710\u0712-\u072C\u0780-\u07A5\u07B1\u200F\uFB1D\uFB1F-\uFB28\uFB2A-\uFB36\uFB38-\uFB3C\uFB3E\uFB40\uFB41\uFB43\uFB44\uFB46-\uFBB1\uFBD3-\uFD3D\uFD50-\uFD8F\uFD92-\uFDC7\uFDF0-\uFDFC\uFE70-\uFE74\uFE76-\uFEFC]/u,
Kc=/[\p{L}\p{Mc}\p{Nl}]/u;function ws(e){if(/^[\x20-\x7e]*$/.test(e))return e;let t=e.replace(zc,"").replace(Uc," ").normalize("NFKC");if(Lc.test(t))return;let i=[
...t],r=i.map(s=>Gc.test(s));return r.includes(!0)&&(i.some((s,a)=>!r[a]&&Kc.test(s))||!r[0]||!r.at(-1))?void 0:t}function Wc(e){let t=ws(e),i=[...t===void 0?[]:
[Buffer.from(t,"utf8")],Buffer.from(e,"utf8"),...[ks(e),Vc(e)].filter(s=>s!==void 0)],r=[...i.filter(s=>s.length>ai).map(s=>s.subarray(0,ai)),...i];return r.filter(
(s,a)=>r.findIndex(n=>n.equals(s))===a)}var ai=127;function bs(e){return typeof e=="string"?Buffer.from(ws(e)??e,"utf8").subarray(0,ai):e}function vs(e){return typeof e==
"string"?ks(e)??Buffer.from(e,"utf8"):e}function ks(e){return xs(e,t=>k.a.get(t)??(t>=24&&t<32||t>=127&&t<161?-1:t))}function Vc(e){return xs(e,t=>t)}function xs(e,t){
let i=Array.from(e,r=>t(r.codePointAt(0)));return i.every(r=>r>=0&&r<256)?Buffer.from(i):void 0}function ni(e,t){let{strings:i}=t,r=(a,n,o,l)=>{if(a===q)return n;
let c=Buffer.allocUnsafe(a.length(n.length));return a.encryptInto(n,o,l,c,0),c},s=(a,n,o,l,c,d)=>(a.encryptInto(n,o,l,c,d),a.length(n.length));return{...e,uniform:t.
named===void 0||t.encryptMetadata&&t.embedded===t.streams,decryptString:(a,n,o)=>i.decrypt(a,n,o),encryptString:(a,n,o)=>r(i,a,n,o),decryptStream:(a,n,o,l)=>it(
t,l).decrypt(a,n,o),encryptStream:(a,n,o,l)=>r(it(t,l),a,n,o),encryptedStringLength:a=>i.length(a),encryptedStreamLength:(a,n)=>it(t,n).length(a),encryptStringInto:(a,n,o,l,c)=>s(
i,a,n,o,l,c),encryptStreamInto:(a,n,o,l,c,d)=>s(it(t,l),a,n,o,c,d)}}function it({streams:e,embedded:t,named:i,encryptMetadata:r},s){let a=s.get("Type");if((0,u.y)(
a,"XRef"))return q;if(i===void 0)return e;let n=Ss(s);return n!==void 0?i.get(n)??e:!r&&(0,u.y)(a,"Metadata")?q:(0,u.y)(a,"EmbeddedFile")?t:e}function Ss(e){let t=e.
get("Filter"),i=(0,u.x)(t)?t.findIndex(n=>(0,u.y)(n,"Crypt")):(0,u.y)(t,"Crypt")?0:-1;if(i<0)return;let r=e.get("DecodeParms"),s=(0,u.x)(r)?r[i]:r,a=(0,u.v)(s)?
s.get("Name"):void 0;return a instanceof u.p?a.text:"Identity"}function As(e){if(Ss(e)===void 0)return!1;let t=e.get("Filter"),i=e.get("DecodeParms"),r=(0,u.x)(
t)?t.findIndex(a=>(0,u.y)(a,"Crypt")):0,s=(0,u.x)(t)?t.filter((a,n)=>n!==r):[];return s.length===0?(e.delete("Filter"),e.delete("DecodeParms"),!0):(e.set("Filte\
r",s),(0,u.x)(i)&&e.set("DecodeParms",i.filter((a,n)=>n!==r)),!0)}function qc(e){return e.algorithm==="AES-128"?Jc(e):Hc(e)}var Xc=()=>(0,Or.randomBytes)(32);function Jc({
userPassword:e,ownerPassword:t,permissions:i,id0:r}){let s=vs(e),a=jc(4,16,vs(t),s),n=Ec({revision:4,keyLength:16,owner:a,permissions:i,id0:r,encryptMetadata:!0},
s),o=(0,u.z)({Filter:(0,u.A)("Standard"),V:4,R:4,Length:128,...Fs("AESV2",16),O:new u.q(a),U:new u.q(n.user),P:i});return $s({dictionary:o,version:"1.6",numbered:!0,
identifier:r},is(n.fileKey))}function Hc({userPassword:e,ownerPassword:t,permissions:i}){let r=(0,Or.randomBytes)(32),s=Ic(r,bs(e),bs(t)),a=(0,u.z)({Filter:(0,u.A)(
"Standard"),V:5,R:6,Length:256,...Fs("AESV3",32),O:new u.q(s.owner),OE:new u.q(s.wrappedByOwner),U:new u.q(s.user),UE:new u.q(s.wrappedByUser),P:i,Perms:new u.q(
Bc(r,i,!0))});return $s({dictionary:a,version:"1.7",extensionLevel:8,numbered:!1},rs(r))}function Fs(e,t){let i=(0,u.z)({Type:(0,u.A)("CryptFilter"),CFM:(0,u.A)(
e),AuthEvent:(0,u.A)("DocOpen"),Length:t});return{CF:(0,u.z)({StdCF:i}),StmF:(0,u.A)("StdCF"),StrF:(0,u.A)("StdCF")}}function $s(e,t){return ni(e,{strings:t,streams:t,
embedded:t,named:new Map([["StdCF",t],["Identity",q]]),encryptMetadata:!0})}function Zc(e,t,i){let r=Ps(e),s=Ms(r,t,new Uint8Array(0)),a=s??(i?oi(Wc(i),d=>Ms(r,
t,d)):void 0);if(a===void 0)throw i?ad():sd();let{fileKey:n,access:o,identifier:l}=a,c=td(r,n);return{...ni({dictionary:Yc(r,n),...id(r),numbered:r.revision<=4,
...l?{identifier:l}:{}},c),access:o,locked:!1,permissions:r.permissions,revision:r.revision,keyBits:8*n.length,opensWithoutPassword:s!==void 0,algorithm:rd(r.methods[c.
streams===q?"embedded":"streams"],n)}}function Yc({encrypt:e,revision:t,permissions:i},r){let s=new u.t(e);s.set("P",i);for(let[n,o]of[["O",t<5?32:48],["U",t<5?
32:48],["OE",32],["UE",32]]){let l=e.get(n);l instanceof u.q&&l.bytes.length>o&&s.set(n,new u.q(l.bytes.subarray(0,o)))}let a=e.get("Length");return a!==void 0&&
!(typeof a=="number"&&a%8===0&&a>=40&&a<=256)&&s.set("Length",8*r.length),s}function Ps(e){let t=e.get("Filter");if(!(0,u.y)(t,"Standard"))throw li(`the securit\
y handler ${t instanceof u.p?Cs(t):"without a name"}`);let i=st(e.get("V"),0),r=st(e.get("R"),0);if(!(i===5?r===5||r===6:[1,2,4].includes(i)&&r>=2&&r<=4))throw li(
`the standard security handler with V ${i} and R ${r}`);let s={encrypt:e,version:i,revision:r,permissions:st(e.get("P"),-4)|0};if(i<4)return{...s,encryptMetadata:!0,
methods:{strings:"V2",streams:"V2",embedded:"V2"},filters:void 0};let a=e.get("CF"),n=new Map;for(let[c,d]of(0,u.v)(a)?a:[]){let h=(0,u.v)(d)?Qc(d,i):void 0;h!==
void 0&&n.set(c,h)}n.set("Identity","none");let o=(c,d)=>{let h=e.get(c),f=n.get(h instanceof u.p?h.text:d);if(f===void 0)throw li(`the crypt filter ${h instanceof
u.p?Cs(h):d}`);return f},l=e.get("StmF");return{...s,encryptMetadata:e.get("EncryptMetadata")!==!1,methods:{strings:o("StrF","Identity"),streams:o("StmF","Ident\
ity"),embedded:o("EFF",l instanceof u.p?l.text:"Identity")},filters:n}}function Qc(e,t){let i=e.get("CFM");return t===5&&(0,u.y)(i,"AESV3")?"AESV3":t===4&&(0,u.y)(
i,"AESV2")?"AESV2":t===4&&(0,u.y)(i,"V2")?"V2":i===void 0||(0,u.y)(i,"None")?"none":void 0}function Ms(e,t,i){let{encrypt:r,revision:s}=e;if(s>=5){let c={owner:ue(
r,"O",48),user:ue(r,"U",48),wrappedByOwner:ue(r,"OE",32),wrappedByUser:ue(r,"UE",32)};return rt(_c(c,s,i),"user")??rt(Nc(c,s,i),"owner")}let a=ue(r,"O",1),n=ue(
r,"U",1),{permissions:o,encryptMetadata:l}=e;return oi(t,c=>oi(ed(e),d=>{let h={revision:s,keyLength:d,owner:a,permissions:o,id0:c,encryptMetadata:l},f=rt(ds(h,
n,i),"user")??rt(Dc(h,n,i),"owner");return f&&{...f,identifier:c}}))}function rt(e,t){return e&&{fileKey:e,access:t}}function ed({encrypt:e,version:t}){if(t===4)
return[16];let i=st(e.get("Length"),40),r=i%8===0&&i>=40&&i<=128?i/8:5;return[...new Set(t===1?[5,r,16]:[r,16,5])]}function td(e,t){let i={none:q},r=o=>o==="V2"?
i.V2??=Oc(t):o==="AESV2"?i.AESV2??=is(t):o==="AESV3"?i.AESV3??=rs(t):q,{methods:s,filters:a,encryptMetadata:n}=e;return{strings:r(s.strings),streams:r(s.streams),
embedded:r(s.embedded),named:a&&new Map([...a].map(([o,l])=>[o,r(l)])),encryptMetadata:n}}function id({version:e,revision:t,methods:i}){return t>=5?{version:"1.\
7",extensionLevel:t===5?3:8}:e===4?{version:Object.values(i).includes("AESV2")?"1.6":"1.5"}:{version:t===2?"1.1":"1.4"}}function rd(e,t){if(e!=="none")return e===
"V2"?t.length===5?"RC4-40":"RC4-128":e==="AESV2"?"AES-128":"AES-256"}function ue(e,t,i){let r=e.get(t);if(r instanceof u.q&&r.bytes.length>=i)return r.bytes;throw(0,x.e)(
`its encryption dictionary has no usable /${t}.`)}function st(e,t){return typeof e=="number"?Math.trunc(e):t}function oi(e,t){for(let i of e){let r=t(i);if(r!==
void 0)return r}}function Cs({text:e}){return/^[\w.+-]{1,40}$/.test(e)?e:"with an unusual name"}function sd(){return new x.b("password_required","The PDF docume\
nt needs a password to open",{issues:[{field:"file",message:"The document needs a password to open. Use remove_password first."}],advice:"Give the password that\
 opens the document as open_password",fields:["open_password"]})}function ad(){return new x.b("wrong_password","The given password does not open the PDF documen\
t",{issues:[{field:"file",message:"The document needs a password to open, and the given one does not open it."}],advice:"Check open_password: upper and lower ca\
se count, and so do spaces",fields:["open_password"]})}function li(e){return new x.b("unsupported_encryption",`The PDF document is protected by ${e}, which Octa\
vo cannot open`,{issues:[{field:"file",message:`The document is protected by ${e}, which is not supported.`}],advice:"Only protection by passwords can be opened\
, not by certificates or rights management"})}var Os={allow_print:3,allow_change_content:4,allow_copy_content:5,allow_comment_and_fill_form:6,allow_fill_form:9,
allow_accessibility:10,allow_assemble_document:11,allow_print_high_resolution:12},ci=-4,di=e=>1<<Os[e]-1,Ts=Object.keys(Os);function nd(e){let t=ci;for(let i of Ts)
e[i]||(t&=~di(i));return e.allow_print?t:t&~di("allow_print_high_resolution")}function at(e){return Ts.filter(t=>(e&di(t))===0)}var od={...q,decrypt:()=>new Uint8Array(
0)};function ld(e){let t=cd(e),i=a=>a==="none"?q:od,r=[...t?.filters??[["Identity","none"]]],s={strings:i(t?.methods.strings),streams:i(t?.methods.streams),embedded:i(
t?.methods.embedded),named:t&&!t.filters?void 0:new Map(r.map(([a,n])=>[a,i(n)])),encryptMetadata:t?.encryptMetadata??!0};return{...ni({dictionary:e,version:"1.\
1",numbered:!0},s),access:"user",locked:!0,permissions:t?.permissions??ci,revision:t?.revision,opensWithoutPassword:!1,...t?dd(t):ud(e)}}function cd(e){try{return Ps(
e)}catch(t){if(t instanceof x.b&&t.code==="unsupported_encryption")return;throw t}}function dd({encrypt:e,version:t,methods:i}){let r=i.streams==="none"?i.embedded:
i.streams;if(r==="none")return{algorithm:void 0,keyBits:void 0};if(r==="AESV3")return{algorithm:"AES-256",keyBits:256};if(t===4)return{algorithm:r==="AESV2"?"AE\
S-128":"RC4-128",keyBits:128};let s=t===1?40:hd(e.get("Length"));return{algorithm:s===40?"RC4-40":"RC4-128",keyBits:s}}function ud(e){let t=e.get("CF"),i=e.get(
"StmF"),r=(0,u.v)(t)&&i instanceof u.p?t.get(i.text):void 0,s=(0,u.v)(r)?r.get("CFM"):void 0;return(0,u.y)(s,"AESV3")?{algorithm:"AES-256",keyBits:256}:(0,u.y)(
s,"AESV2")?{algorithm:"AES-128",keyBits:128}:{algorithm:void 0,keyBits:void 0}}function hd(e){return typeof e=="number"&&e%8===0&&e>=40&&e<=128?e:40}async function D(e,t,i={}){
let{limits:r}=t,s=bc(e,r),a=r.allowance+e.length*r.expansion,n=t.scratch??new w.e,o={stream:r.streamBytes,total:a,remaining:a,scratch:n},l=s>0?[e.subarray(s),e]:
[e];for(let c of l){let d=await Ul(c,t,o);if(!d?.trailer.has("Root"))continue;let h=await Qr(c,{...d,damaged:d.damaged||s<0},t);if(!Fc(h))continue;let f=new Zr(
c,t,h,o);ui(f,i);let m=await Ds(f);if(!(!m&&f.security?.locked!==!0))return m&&f.pages.found!==f.pages.claimed&&t.onRepaired?.(f.pages),f}return fd(e,t,o,i)}async function fd(e,t,i,r){
let s=new Zr(e,t,await Qr(e,await Yr(e,t),t),i);return ui(s,r),await Sc(s),s.tableChanged(),await Ac(s),ui(s,r),!await Ds(s)&&s.security?.locked!==!0&&await hc(
s,s.pages),t.onRepaired?.(s.pages),s}async function Ds(e){return e.get(e.catalogNumber)instanceof u.t?(await e.pages.read(),e.pages.count>0):!1}function ui(e,{password:t,
evenIfLocked:i=!1}){let r=e.trailer.get("Encrypt");if(e.security||r===void 0)return;let s=e.resolve(r);if(!(s instanceof u.t))throw(0,x.e)("its encryption dicti\
onary is missing");let a=Je(e,e.trailer.get("ID")??null,1);a!==null&&e.trailer.set("ID",a);let n=Array.isArray(a)?a[0]:void 0,o=new Uint8Array,l=Je(e,s,8),c=()=>Zc(
l,n instanceof u.q?[n.bytes,o]:[o],t),d=i?md(c,()=>ld(l)):c();e.unlock(d,r instanceof u.r?r.number:-1)}function md(e,t){try{return e()}catch(i){if(!(i instanceof
x.b&&["password_required","unsupported_encryption"].includes(i.code)))throw i;return t()}}var pd=/^(?:D:)?\s*(\d{4})(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d))?)?)?)?)?\s*(?:(Z)(?:00?'?(?:00?'?)?)?|([+-])(\d\d)'?(?:(\d\d)'?)?)?$/,
gd=/^(D:)?19(1\d\d)(\d{10})(?!\d)/,js=/^(\d{4})(?:-(\d\d)(?:-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,]\d{1,9})?)?\s?(?:(Z)|([+-])(\d\d):?(\d\d)?)?)?)?)?$/;function hi(e){
if(e.length>64)return;let t=e.trim().replace(gd,(i,r,s,a)=>`${r??""}${1900+Number(s)}${a}`);return _s(Rs(pd.exec(t)??js.exec(t)))}function Es(e){let t=e.length>
64?void 0:Rs(js.exec(e.trim()));if(!t||_s(t)===void 0)return;let{year:i,month:r="",day:s="",hour:a="",minute:n="",second:o="",zone:l=""}=t;return`D:${i}${r}${s}${a}${n}${o}${l===
"Z"||l===""?l:`${l.replace(":","'")}'`}`}function Rs(e){if(!e)return;let[,t,i,r,s,a,n,o,l,c,d]=e,h=o??(l===void 0?void 0:`${l}${c}:${d??"00"}`);return{year:t,month:i,
day:r,hour:s,minute:a,second:n,zone:h}}function _s(e){if(!e)return;let{year:t,month:i,day:r,hour:s,minute:a="00",second:n="00",zone:o}=e,l=(d,h,f)=>d===void 0||
Number(d)>=h&&Number(d)<=f;if(Number(t)===0||!l(i,1,12)||!l(r,1,yd(Number(t),Number(i)))||!l(s,0,23)||!l(a,0,59)||!l(n,0,59)||o!==void 0&&o!=="Z"&&!(l(o.slice(1,
3),0,23)&&l(o.slice(4),0,59)))return;let c=[t,i,r].filter(d=>d!==void 0).join("-");return s===void 0?c:`${c}T${s}:${a}:${n}${o==="+00:00"||o==="-00:00"?"Z":o??""}`}
function yd(e,t){return t===2?e%4===0&&(e%100!==0||e%400===0)?29:28:[4,6,9,11].includes(t)?30:31}var wd=16384;async function Ns(e,t,i,r,s){let a=fi(e.slice(0,3).
map(m=>m.subarray(0,2))),[n=0,o=0]=a;if((n&15)!==8||(n<<8|o)%31!==0||o&32)return{ending:"damaged",reached:0};let l=Math.max(1024,Math.floor(wd/r)),c=new vd,d=0,
h=new le.b(m=>{let p=Math.min(m.length,t-d);d+=m.length,c.add(m),p>0&&s(p===m.length?m:m.subarray(0,p))}),f=[];try{let m=2,p=0;for(let y of e)for(let g=0;g<y.length;g+=
l){let v=Math.min(m,y.length-g,l),b=y.subarray(g+v,g+l);m-=v;let A=d;d<t&&p<l?h.push(b):f.length<16&&f.push(b),p=d>A?0:p+b.length;let S=i.step((b.length+d-A)*r);
S&&await S}h.push(fi(f).subarray(0,l),!0)}catch(m){return d>=t?{ending:"loose",reached:d}:{ending:m.code===le.a.UnexpectedEOF?"short":"damaged",reached:d}}return{
ending:d<=t&&bd(e,c.value)?"clean":"loose",reached:d}}var fi=e=>e.length===1?e[0]:Buffer.concat(e);function bd(e,t){let i=new Uint8Array(0);for(let s=e.length-1;s>=
0&&i.length<6;s--)i=fi([e[s].subarray(-6),i]);let r=Buffer.from(i);for(let s=0;s<=2&&r.length>=4+s;s++)if(r.readUInt32BE(r.length-4-s)===t)return!0;return!1}var vd=class{a=1;b=0;add(e){
let{a:t,b:i}=this;for(let r=0;r<e.length;){let s=Math.min(r+2e3,e.length);for(;r<s;)i+=t+=e[r++];t%=65521,i%=65521}this.a=t,this.b=i}get value(){return this.b*65536+
this.a}},Ne=({codec:e,pace:t})=>e??kd(t),nt=1<<18,kd=e=>({async deflate(t,i){let r=new w.f(Math.max(256,t.length>>2)),s=new le.d({level:i},a=>r.copy(a,0,a.length));
for(let a=0;a<t.length||a===0;a+=nt){s.push(t.subarray(a,a+nt),a+nt>=t.length);let n=e.step(Math.min(t.length,nt)*10);n&&await n}return r.bytes},async inflate(t,i){
let r=new w.f(Math.min(t.length*4,i)),{ending:s}=await Ns([t],i,e,1,a=>r.copy(a,0,a.length));return s==="clean"?r.bytes:void 0}});function xd(e){let t=e.dict(e.
catalog.get("Perms"));if(!t?.has("UR3")&&!t?.has("UR"))return!1;let i=new u.t([...t].filter(([r])=>r!=="UR3"&&r!=="UR"));return i.size>0?e.editCatalog().set("Pe\
rms",i):e.editCatalog().delete("Perms"),!0}var mi=new u.t,pi=e=>({length:e.length,put:t=>t.copy(e,0,e.length)});function Is(e,{number:t,generation:i,security:r},s){
if(!r)return pi(e);let a=r.encryptedStreamLength(e.length,s);return{length:a,put:n=>n.fill(a,(o,l)=>r.encryptStreamInto(e,t,i,s,o,l))}}function Bs(e,t,i){for(let r=t;r<
i-4;r++)if(e[r]===67&&(0,u.i)(e,r,"Crypt"))return!0;return!1}var Sd=class{constructor(e,t,i,r){this.documents=e,this.marked=t,this.mode=i,this.finalNumber=r}documents;marked;mode;finalNumber;copy(e,t,i,r){
if(!this.mode.renumber&&!this.mode.transcrypt){let{bytes:h,start:f,end:m}=this.documents[t].place(i);e.copy(h,f,m);return}let s=this.locate(t,i),{bytes:a,valueEnd:n,
dataStart:o,dataEnd:l}=s;if(o<0){let h=this.copyValue(e,s,void 0,r);e.copy(a,h,n);return}let c=this.mode.transcrypt?this.transcrypt(s,r):void 0,d=this.copyValue(
e,s,c?.length,r);c?(e.copy(a,d,n),e.text(`
stream
`),c.put(e)):e.copy(a,d,l),e.text(`
endstream`)}locate(e,t){let i=this.documents[e],{walked:r,patches:s}=this.marked.markings[e],{bytes:a,start:n}=i.place(t),o=a===i.bytes&&r.dataStart[t]>=0,l=s?.
ranges.get(t);return{document:i,part:e,number:t,bytes:a,start:Ad(a,n),valueEnd:l?l.valueEnd:r.valueEnd[t],dataStart:o?r.dataStart[t]:-1,dataEnd:o?r.dataEnd[t]:-1,
lengthStart:o?r.lengthStart[t]:-1,lengthEnd:o?r.lengthEnd[t]:-1,marks:(l?s:r).scan.marks,from:l?l.from:r.from[t],to:l?l.to:r.to[t]}}copyValue(e,t,i,r){let{bytes:s,
marks:a,lengthStart:n,lengthEnd:o,to:l}=t,c=t.start,d=i!==void 0&&n>=0,h;for(let f=t.from;(f<l||d)&&!(d&&(f>=l||a[f+1]>=n)&&(e.copy(s,c,n),e.integer(i),c=o,d=!1,
f>=l));f+=3){let m=a[f],p=a[f+1];if(!(p<c))if(m===w.m){e.copy(s,c,p),c=a[f+2],h??=this.openerOf(t);let y=new Z(s,p,c,1,h).value();y instanceof u.q&&(0,P.d)(e,y.
bytes,r)}else this.mode.renumber&&(e.copy(s,c,p),c=a[f+2],this.putReference(e,t.part,m))}return c}putReference(e,t,i){let r=this.finalNumber(t,i);if(r===0){e.text(
"null");return}e.integer(r),e.text(" 0 R")}openerOf({document:e,number:t}){let{security:i}=e;if(!i||e.table.kind[t]!==1)return;let r=e.generation(t);return s=>i.
decryptString(s,t,r)}transcrypt({document:e,number:t,valueEnd:i,dataStart:r,dataEnd:s},a){let{security:n}=this.mode,o=e.bytes.subarray(r,s),l=e.generation(t);if(n===
e.security&&(!n?.numbered||t===a.number&&l===a.generation))return pi(o);let c=this.cipherEntries(e,t,i),d=e.security?e.encoded(new u.u(c,o,{number:t,generation:l})):
o;return Is(d,a,c)}cipherEntries(e,t,i){let{security:r}=this.mode;if((r?.uniform??!0)&&(e.security?.uniform??!0)&&!Bs(e.bytes,e.bodies[t],i))return mi;let s=e.get(
t);return s instanceof u.u?s.dict:mi}withCryptFilter(e,t){let i=this.documents[e],{valueEnd:r,dataStart:s}=this.marked.markings[e].walked;if(!this.mode.changesEncryption||
!i.security||i.table.kind[t]!==1||s[t]<0||!Bs(i.bytes,i.bodies[t],r[t]))return;let a=i.get(t);return a instanceof u.u?a:void 0}};function Ad(e,t){for(;t<e.length&&
u.a[e[t]]===1;)t++;return t}async function Fd(e,t,i){let{table:r,job:s}=e,a=new Map;for(let l=1;l<r.size;l++){if(t[l]===1&&r.kind[l]===2){let d=a.get(r.place[l]);
d?d.push(l):a.set(r.place[l],[l])}let c=l%1024===0?s.pace.step(5e4):void 0;c&&await c}let n=new Set,o=new Map;for(let[l,c]of a){!i&&$d(e,l,c)?n.add(l):o.set(l,c.
filter(h=>!(e.edited.get(h)instanceof u.u)));let d=s.pace.step(c.length*50);d&&await d}return{whole:n,repacked:o}}function $d(e,t,i){let r=e.objectStream(t);if(!r||
r.extends||r.numbers.length!==i.length||!i.every(n=>!e.isChanged(n)&&r.numbers[e.table.detail[n]]===n))return!1;let s=e.get(t);if(!(s instanceof u.u)||e.resolve(
s.dict.get("N"))!==i.length)return!1;let a=n=>n instanceof u.r||Array.isArray(n)&&n.some(o=>o instanceof u.r);return![...s.dict].some(([n,o])=>n!=="Length"&&a(o))}
async function Pd(e,t,i,r){let{whole:s,repacked:a}=i,n=new Int32Array(e.size),o=0,l=!0,c=-1;for(let h=1;h<e.size;h++)e.kind[h]===1&&(t[h]!==1&&!s.has(h)&&!a.has(
h)||(n[o++]=h,e.place[h]<c&&(l=!1),c=e.place[h]));let d=n.subarray(0,o);return l?d:Md(d,e.place,r)}var zs=11;async function Md(e,t,i){let r=e,s=new Int32Array(e.
length);for(let a=0;a<31;a+=zs){Cd(r,s,t,a),[r,s]=[s,r];let n=i.step(e.length*20);n&&await n}return r}function Cd(e,t,i,r){let s=(1<<zs)-1,a=new Int32Array(s+2);
for(let n=0;n<e.length;n++)a[(i[e[n]]>>>r&s)+1]++;for(let n=1;n<a.length;n++)a[n]+=a[n-1];for(let n=0;n<e.length;n++){let o=e[n];t[a[i[o]>>>r&s]++]=o}}var Od=1<<
23,Td=class{constructor(e,t,i){this.sink=e,this.rows=t,this.bytes=i}sink;rows;bytes;start=-1;end=-1;add(e,t,i,r){this.start>=0&&!this.adjoins(t)&&this.flush(),this.
start<0&&(this.start=t),this.rows.plain(e,this.sink.length+(t-this.start),r),this.end=i}get pending(){return this.start<0?0:this.end-this.start}async drain(e){for(;this.
pending>0;){let t=Math.min(this.start+Od,this.end);this.sink.copy(this.bytes,this.start,t);let i=e.step(t-this.start);this.start=t,i&&await i}}flush(){this.start<
0||(this.sink.copy(this.bytes,this.start,this.end),this.sink.byte(10),this.start=-1)}adjoins(e){if(e<this.end||e-this.end>16)return!1;for(let t=this.end;t<e;t++)
if(u.a[this.bytes[t]]!==1)return!1;return!0}},Dd=0,jd=class{kind;place;detail;size=1;constructor(e){this.kind=new Uint8Array(e),this.place=new Float64Array(e),this.
detail=new Int32Array(e)}plain(e,t,i){this.set(e,1,t,i)}compressed(e,t,i){this.set(e,2,t,i)}set(e,t,i,r){e>=this.kind.length&&this.grow(e+1),this.kind[e]=t,this.
place[e]=i,this.detail[e]=r,e>=this.size&&(this.size=e+1)}grow(e){let t=Math.max(e,Math.ceil(this.kind.length*1.5)),[i,r,s]=[new Uint8Array(t),new Float64Array(
t),new Int32Array(t)];i.set(this.kind),r.set(this.place),s.set(this.detail),[this.kind,this.place,this.detail]=[i,r,s]}fingerprint(){return new Uint8Array(this.
place.buffer,0,this.size*8)}async table(e){let{size:t,kind:i,place:r,detail:s}=this,a=Buffer.allocUnsafe(t*20),n=0,o=(l,c)=>{for(let d=c-1;d>=l;d--){let h=d*20,
f=i[d]===Dd;Us(a,h,10,f?n:r[d]),a[h+10]=32,Us(a,h+11,5,d===0?65535:f?1:s[d]),a[h+16]=32,a[h+17]=f?102:110,a[h+18]=32,a[h+19]=10,f&&(n=d)}};for(let l=t;l>0;l-=he){
o(Math.max(0,l-he),l);let c=e.step(he*40);c&&await c}return a}async compressedRows(e){let{size:t,kind:i,place:r,detail:s}=this,[a,n]=[1,1];for(let p=0;p<t;p++)r[p]>
a&&(a=r[p]),s[p]>n&&(n=s[p]);let o=[1,Ls(a),Ls(n)],l=o[0]+o[1]+o[2],c=new Uint8Array(t*(l+1)),d=new Uint8Array(l),h=new Uint8Array(l),f=0,m=(p,y)=>{for(let g=p;g<
y;g++){d[0]=i[g],Gs(d,1,o[1],r[g]),Gs(d,1+o[1],o[2],g===0?0:s[g]),c[f++]=2;for(let v=0;v<l;v++)c[f++]=d[v]-h[v],h[v]=d[v]}};for(let p=0;p<t;p+=he){m(p,Math.min(
p+he,t));let y=e.step(he*40);y&&await y}return{data:c,widths:o}}},he=8192;async function Ed(e,t,i){let r=e.length;e.text(`xref
0 ${t.size}
`);let s=await t.table(i);return e.copy(s,0,s.length),r}async function Rd(e,t,i,r,s){let a=e.length,n=t.size;t.plain(n,a,0);let{data:o,widths:l}=await t.compressedRows(
i),c=r?await r(o):await(0,w.k)(o,i),d=l[0]+l[1]+l[2];e.text(`${n} 0 obj
`),s([["Type",new u.p("XRef")],["Size",t.size],["W",l],["Filter",new u.p("FlateDecode")],["DecodeParms",(0,u.z)({Columns:d,Predictor:12})],["Length",c.length]]),
e.text(`
stream
`),e.copy(c,0,c.length),e.text(`
endstream
endobj
startxref
${a}
%%EOF
`)}function Us(e,t,i,r){for(let s=t+i-1;s>=t;s--){let a=Math.floor(r/10);e[s]=48+(r-a*10),r=a}}var Ls=e=>Math.max(1,Math.ceil(Math.log2(e+1)/8));function Gs(e,t,i,r){
for(let s=t+i-1;s>=t;s--)e[s]=r%256,r=Math.floor(r/256)}var ot=500,_d=1<<23,Nd={whole:new Set,repacked:new Map},Id=class{constructor(e,t,i,r){this.sink=e,this.documents=
t,this.marked=i,this.mode=r;let s=t.reduce((a,n)=>a+n.size,0);this.next=t[0].size,this.finals=r.renumber?this.assign():[],this.renumber=r.renumber?t.map((a,n)=>o=>this.
final(n,o)):[],this.generationOf=r.renumber?void 0:a=>t[0].generation(a),this.copier=new Sd(t,i,r,(a,n)=>this.finalNumber(a,n)),this.rows=new jd(Math.max(r.renumber?
this.next:s,16)+8)}sink;documents;marked;mode;rows;finals;renumber;generationOf;next;copier;spare=[];body=new w.f(4096);head=new w.f(4096);gathered=[];get trailerWriting(){
return{number:0,generation:0,renumber:e=>this.final(0,e),generationOf:this.generationOf}}async run(){for(let[e]of this.documents.entries()){let t=this.mode.objectStreams?
await Fd(this.documents[e],this.marked.markings[e].live,this.mode.renumber):Nd;await this.writePart(e,t)}await this.writeGathered()}plain(e){let t=this.next++;return this.
begin(t,0),(0,P.b)(this.sink,e,P.a),this.sink.text(`
endobj
`),new u.r(t,0)}assign(){let e=1,t=this.marked.markings.map(({live:i})=>{let r=new Int32Array(i.length);for(let s=1;s<i.length;s++)i[s]===1&&(r[s]=e++);return r});
return this.next=e,t}final(e,t){return this.finalNumber(t instanceof u.s?t.part:e,t.number)}finalNumber(e,t){let i=this.mode.alias?.(e,t);return i&&({part:e,number:t}=
i),this.mode.renumber?this.finals[e][t]??0:this.marked.markings[0].live[t]===1?t:0}async writePart(e,t){let i=this.documents[e],{pace:r}=i.job,{table:s}=i,{live:a}=this.
marked.markings[e],n=new Td(this.sink,this.rows,i.bytes);for(let o of await Pd(s,a,t,r)){let l=this.writeOne(e,o,t,n);for(;this.gathered.length>=ot;)await this.
pack(this.gathered.splice(0,ot));n.pending>_d&&await n.drain(r);let c=r.step(l);c&&await c}n.flush();for(let o=1;o<a.length;o++){let l=o>=s.size||s.kind[o]!==1&&
s.kind[o]!==2;if(a[o]!==1||!l&&!(s.kind[o]===2&&(!this.mode.objectStreams||i.edited.get(o)instanceof u.u)))continue;this.mode.objectStreams&&l&&!(i.edited.get(o)instanceof
u.u)?this.gathered.push({part:e,number:o}):this.writeObject(e,o);let c=r.step(500);c&&await c}}writeOne(e,t,{whole:i,repacked:r},s){let a=this.documents[e],{table:n}=a,
o=r.get(t);if(o){s.flush(),this.mode.renumber||this.spare.push(t);for(let d of o)this.gathered.push({part:e,number:d});return o.length*200}if(i.has(t))return this.
copyObjectStream(e,t,s);if(this.mode.smallest&&!this.isStream(e,t))return this.gathered.push({part:e,number:t}),200;if(a.isChanged(t)||this.mode.renumber||this.
mode.transcrypt)return s.flush(),this.writeObject(e,t);let l=n.place[t],c=this.marked.markings[e].walked.end[t];return s.add(t,l,c,n.detail[t]),Math.min(c-l,2e6)>>
3}copyObjectStream(e,t,i){let r=this.documents[e],s=r.objectStream(t),{numbers:a}=s;for(let o=0;o<a.length;o++)this.rows.compressed(a[o],t,o);i.flush();let n=r.
get(t);return this.writeStream(e,t,0,n),n.data.length>>2}begin(e,t){this.rows.plain(e,this.sink.length,t),this.sink.integer(e),this.sink.byte(32),this.sink.integer(
t),this.sink.text(` obj
`)}writing(e,t,i){let{generationOf:r}=this;return{number:t,generation:i,security:this.mode.security,renumber:this.renumber[e],generationOf:r}}writeObject(e,t){let i=this.
documents[e],r=this.mode.renumber?this.finals[e][t]:t,s=this.mode.renumber?0:i.generation(t),a=this.sink.length,n=i.edited.get(t),o=n===void 0?this.copier.withCryptFilter(
e,t):n;return o instanceof u.u?this.writeStream(e,r,s,o):(this.begin(r,s),o!==void 0?(0,P.b)(this.sink,o,this.writing(e,r,s)):this.copier.copy(this.sink,e,t,this.
writing(e,r,s)),this.sink.text(`
endobj
`)),this.sink.length-a}writeStream(e,t,i,r){let s=this.documents[e],{security:a}=this.mode,{sealed:n}=r,o=this.writing(e,t,i),l=n&&a===s.security&&(!a?.numbered||
n.number===t&&n.generation===i),c=new u.t(r.dict);!l&&this.mode.changesEncryption&&As(c);let d=l?pi(r.data):Is(s.encoded(r),{number:t,generation:i,security:a},c);
this.begin(t,i),c.set("Length",d.length),(0,P.b)(this.sink,c,o),this.sink.text(`
stream
`),d.put(this.sink),this.sink.text(`
endstream
endobj
`)}async writeGathered(){let{pace:e}=this.documents[0].job;for(let t=0;t<this.gathered.length;t+=ot){await this.pack(this.gathered.slice(t,t+ot));let i=e.step(1e5);
i&&await i}}async compressed(e){return this.mode.smallest?Ne(this.documents[0].job).deflate(e,9):this.mode.draft?(0,w.l)(e):(0,w.j)(e)}isStream(e,t){let i=this.
documents[e].edited.get(t);return i===void 0?this.marked.markings[e].walked.dataStart[t]>0:i instanceof u.u}async pack(e){let t=this.spare.shift()??this.next++,
{body:i,head:r}=this;i.clear(),r.clear();for(let[o,{part:l,number:c}]of e.entries()){let d=this.documents[l],h=this.mode.renumber?this.finals[l][c]:c;o>0&&r.byte(
32),r.integer(h),r.byte(32),r.integer(i.length),this.rows.compressed(h,t,o);let f={...this.writing(l,h,0),security:void 0},m=d.edited.get(c);m!==void 0?(0,P.b)(
i,m,f):this.copier.copy(i,l,c,f),i.byte(10)}r.byte(10);let s=r.length;r.copy(i.bytes,0,i.length);let a=await this.compressed(r.bytes),{security:n}=this.mode;n&&
(a=n.encryptStream(a,t,0,mi)),this.begin(t,0),this.sink.text(`<</Type/ObjStm/N ${e.length}/First ${s}/Filter/FlateDecode/Length ${a.length}>>
stream
`),this.sink.copy(a,0,a.length),this.sink.text(`
endstream
endobj
`)}},Bd=class{constructor(e,t,i){this.detail=t,this.strings=i,this.scan.strings=i;let r=new Int32Array(t?8*e:e);this.done=new Uint8Array(t?e:0);let s=a=>r.subarray(
a*e,(a+1)*e);this.end=s(0),this.valueEnd=s(1),this.dataStart=s(2),this.dataEnd=s(3),this.lengthStart=s(4),this.lengthEnd=s(5),this.from=s(6),this.to=s(7)}detail;strings;done;end;valueEnd;dataStart;dataEnd;lengthStart;lengthEnd;from;to;scan=new w.n;signed=new Set},
zd=class{scan=new w.n;ranges=new Map},Ud=class{constructor(e,t,i){this.walked=i,this.live=new Uint8Array(e),this.via=new Int32Array(t?e:0)}walked;live;via;count=0;bytes=0;patches;signed=new Set};
async function fe(e,{watched:t}={}){let{markings:i,referrers:r}=await lt([e],{watched:t,detail:!0}),{live:s,via:a}=i[0];return{live:s,via:a,referrers:r}}async function lt(e,t={}){
let i=new Gd(e,t);return await i.run(),i}function gi(e,{repairs:t}){for(let{part:i,number:r,value:s}of t)e[i].put(r,s)}var Ks=100,ct=100,Ld=-2,Gd=class{constructor(e,{
detail:t=!1,strings:i=!1,watched:r,alias:s}){if(this.documents=e,this.strings=i,this.alias=s,this.markings=e.map(a=>new Ud(a.size,r!==void 0,Kd(a,i||t,i))),!!r){
this.watched=new Uint8Array(e[0].size);for(let a of r)this.watched[a]=1}}documents;markings;referrers=new Set;repairs=[];stack=[];current=0;watched;extent={valueEnd:-1,
dataStart:-1,dataEnd:-1,end:-1};strings;alias;async run(){let{documents:e,stack:t}=this,[i]=e;for(let[r,s]of i.trailer)r!=="Encrypt"&&this.followValue(0,s);for(;t.
length>0;){let r=t.pop(),s=r%e.length,a=i.job.pace.step(this.follow(s,(r-s)/e.length));a&&await a}for(let{live:r,signed:s,walked:a}of this.markings)for(let n of a.
signed)r[n]===1&&s.add(n)}visit(e,t){let i=this.alias?.(e,t);i&&({part:e,number:t}=i),this.watched?.[t]===1&&this.referrers.add(this.current);let r=this.markings[e],
{live:s}=r;t<=0||t>=s.length||s[t]===1||!this.documents[e].exists(t)||(s[t]=1,this.watched&&(r.via[t]=this.current),this.stack.push(t*this.documents.length+e))}follow(e,t){
let i=this.documents[e],r=this.markings[e];this.current=t,r.count++;let s=i.edited.get(t);return s===void 0?this.followBytes(i,r,e,t):(Ws(s)?this.followRepaired(
e,t,i.resolve(s)):this.followValue(e,s),s instanceof u.u&&(r.bytes+=s.data.length+Ks),ct)}followBytes(e,t,i,r){let{walked:s}=t,a=e.patched.has(r);if(!a&&s.done[r]===
1)return t.bytes+=s.end[r]>0?s.end[r]-e.table.place[r]:Ks,this.followMarks(i,s.scan,s.from[r],s.to[r],s.lengthStart[r]),ct;let n=a?Wd(t).scan:s.scan;s.detail||(n.
used=0);let o=n.used,l=this.walk(e,t,r,n);if(l>=0&&n.byteRange&&(a?t:s).signed.add(r),l<0||this.strings&&n.byteRange){n.used=o;let c=e.get(r);return this.followRepaired(
i,r,Ws(c)?e.resolve(c):c),ct}return s.detail&&this.remember(t,r,a,o,n.used),this.followMarks(i,n,o,n.used,n.lengthStart),ct+l}followMarks(e,{marks:t},i,r,s){let a=this.
strings?s:Ld;for(let n=i;n<r;n+=3)t[n]!==w.m&&t[n+1]!==a&&this.visit(e,t[n])}followRepaired(e,t,i){this.repairs.push({part:e,number:t,value:i}),this.followValue(
e,i)}followValue(e,t){let i=[t];for(;i.length>0;){let r=i.pop();if(r instanceof u.r)this.visit(r instanceof u.s?r.part:e,r.number);else if(Array.isArray(r))for(let s of r)
i.push(s);else if(r instanceof u.t){r.has("ByteRange")&&this.markings[e].signed.add(this.current);for(let s of r.values())i.push(s)}else if(r instanceof u.u)for(let[
s,a]of r.dict)s!=="Length"&&i.push(a)}}remember({walked:e,patches:t},i,r,s,a){let{valueEnd:n}=this.extent;if(r){t.ranges.set(i,{from:s,to:a,valueEnd:n});return}
e.from[i]=s,e.to[i]=a,e.valueEnd[i]=n,e.done[i]=1}walk(e,t,i,r){if(e.table.kind[i]!==1||e.patched.has(i))return this.walkPlace(e,t,i,r);let{extent:s}=this,{walked:a}=t,
n=e.bodies[i];return!Vl(e,i,r,s)||e.bytes[s.valueEnd-1]===82||e.suspect&&!Ze(e.bytes,n,s.valueEnd)?-1:(a.end[i]=s.end,t.bytes+=s.end-e.table.place[i],a.detail&&
(a.dataStart[i]=s.dataStart,a.dataEnd[i]=s.dataEnd,a.lengthStart[i]=r.lengthStart,a.lengthEnd[i]=r.lengthEnd),s.valueEnd-n)}walkPlace(e,t,i,r){let s=e.place(i);
if(!s)return-1;let{bytes:a,start:n,end:o}=s;r.forgetLength();let l=r.value(a,n,o);return l<0&&!Vd(a,n,o)||l>0&&a[l-1]===82||l>=0&&(0,u.b)(a,l,o)<o||e.suspect&&!Ze(
a,n,o)?-1:(this.extent.valueEnd=l<0?o:l,t.bytes+=o-n,o-n)}},Ws=e=>e instanceof u.r&&!(e instanceof u.s);function Kd(e,t,i){let r=e.walked;if(r?.strings===i)return r;
let s=new Bd(e.size,t,i);return t&&(e.walked=s),s}function Wd(e){return e.patches||(e.patches=new zd,e.patches.scan.strings=e.walked.strings),e.patches}function Vd(e,t,i){
for(let r=t;r<i;r++)if("<([/".includes(String.fromCharCode(e[r])))return!1;return!0}async function qd(e,t){let{encryption:i,compact:r,draft:s,dedupe:a}=t,n=i===
"keep"?e[0].security:i==="none"?void 0:i,o=e.some(v=>v.security!==n),l=e.length>1||r||e.some(Jd),c=v=>o||v&&n?.numbered===!0,d=async(v,b)=>{let A=await lt(e,{detail:v,
strings:c(v),alias:b});return gi(e,A),A},h=await d(l),f=await a?.(e,h);f&&(h=await d(l,f));let m=l||Xd(e,h);m&&!l&&!o&&(h=await d(!0));let p=t.objectStreams==="\
smallest",y=t.objectStreams==="keep"&&e.some(v=>v.crossReferenceStream),g=c(m);return{mode:{security:n,changesEncryption:o,renumber:m,transcrypt:g,objectStreams:p||
y,draft:s,smallest:p,alias:f},marked:h}}function Xd(e,{markings:t}){let i=e.reduce((s,a)=>s+a.size,0),r=t.reduce((s,{count:a})=>s+a,0);return i-r>r+50}var Jd=({
suspect:e,table:t})=>e&&t.kind.some((i,r)=>i===1&&t.detail[r]!==0);async function N(e,t={}){return await e.pages.settle(),dt([e],t)}async function Hd(e,t={}){await e.
pages.settle();let i=new w.g;return await Vs([e],t,()=>i),i.length}async function dt(e,t={}){let i,{job:r}=e[0],s=await Vs(e,t,a=>i=new w.f(a));return t.draft||
r.onWritten?.({signatures:s,usageRightsRemoved:!1}),i.bytes}async function Vs(e,t,i){let[r]=e,{encryption:s="keep",compact:a=!1,draft:n=!1,objectStreams:o="keep",
dedupe:l}=t;xd(r)&&r.job.onWritten?.({signatures:0,usageRightsRemoved:!0});let{mode:c,marked:d}=await qd(e,{encryption:s,compact:a,draft:n,objectStreams:o,dedupe:l}),
{security:h,objectStreams:f}=c,m=ru([...e.map($=>$.version),t.version??"1.0",h?.version??"1.0",f?"1.5":"1.0"]),p=i(Zd(e,d,c));p.text(`%PDF-${m}
`),p.copy(qs,0,qs.length);let y=new Id(p,e,d,c);await y.run();let g;h&&(g=y.plain(h.dictionary));let v=new u.t;for(let[$,F]of r.trailer)$!=="ID"&&$!=="Encrypt"&&
($!=="Info"||r.dict(F))&&v.set($,F);let{rows:b}=y,{pace:A}=r.job,S=`${Yd(r,h,n?eu:Qd(p,b.fingerprint()))}${g?`/Encrypt ${g.number} 0 R`:""}>>`;if(f){let $=c.smallest?
F=>Ne(r.job).deflate(F,9):void 0;await Rd(p,b,A,$,F=>{for(let[M,T]of F)v.set(M,T);Xs(p,v,S,y.trailerWriting)})}else{let $=await Ed(p,b,A);v.set("Size",b.size),p.
text(`trailer
`),Xs(p,v,S,y.trailerWriting),p.text(`
startxref
${$}
%%EOF
`)}return d.markings.reduce(($,{signed:F})=>$+F.size,0)}function Zd(e,{markings:t},{transcrypt:i}){let r=e.reduce((s,a)=>s+a.size,0);return t.reduce((s,{bytes:a,
count:n})=>s+a+n*(i?72:28),0)+r*4+16384}var qs=Uint8Array.of(37,226,227,207,211,10);function Xs(e,t,i,r){let s=new w.f(1024);(0,P.b)(s,t,r),e.copy(s.bytes,0,s.length-
2),e.text(i)}function Yd(e,t,i){let r=e.resolve(e.array(e.trailer.get("ID"))?.[0]),s=t?.identifier??(r instanceof u.q?r.bytes:i),a=n=>`<${(0,u.n)(n).toString("h\
ex")}>`;return`/ID[${a(s)}${a(i)}]`}function Qd(e,t){let i=(0,cl.createHash)("sha256").update(t);if(e instanceof w.f){let{bytes:r}=e,s=Math.max(Js,Math.floor(r.
length/iu));if(r.length<=tu)i.update(r);else for(let a=0;a<r.length;a+=s)i.update(r.subarray(a,a+Js))}return i.digest().subarray(0,16)}var eu=new Uint8Array(16),
tu=4<<20,Js=4096,iu=128;function ru(e){return e.reduce((t,i)=>i>t?i:t)}var su=/[<>:"|?*]+/g,au=/[\p{Cc}\p{Cs}\u2028\u2029]+/gu,nu=/[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]+/g,
ou=/^(?:con|prn|aux|nul|clock\$|conin\$|conout\$|com[\d\u00b9\u00b2\u00b3]|lpt[\d\u00b9\u00b2\u00b3])\s*(?:\.|$)/i;function yi(e,t){let i=e.normalize("NFC").replace(
au,"").replace(nu,"").split(/[/\\]/).pop(),r=Hs(i.replace(su,"_").replace(/\s+/g," "));return r===""?t:Zs(ou.test(r)?`_${r}`:r,"")}function lu(e){let t=new Set,
i=new Map;return e.map(r=>{let s=r,a=i.get(ut(r))??1;for(;t.has(ut(s));)s=Zs(r,` (${++a})`);return i.set(ut(r),a),t.add(ut(s)),s})}var ut=e=>e.toUpperCase().toLowerCase(),
Hs=e=>e.replace(/^ +/,"").replace(/[. ]+$/,"");function Zs(e,t){let i=e.lastIndexOf("."),r=i>0&&Buffer.byteLength(e.slice(i))<=20,s=r?e.slice(i):"",a=r?e.slice(
0,i):e,n=200-Buffer.byteLength(t+s),o="";for(let l of a){if(n-=Buffer.byteLength(l),n<0)break;o+=l}return`${Hs(o)||"_"}${t}${s}`}var cu=/\u001b[A-Za-z]{2}[A-Za-z-]{0,8}\u001b/g,
du=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g,uu=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,ht=e=>e.replace(cu,"").
replace(du,"").replace(uu,"�").trim();function R(e){let t=e instanceof u.q?ht((0,k.b)(e)):"";return t===""?null:t}function hu(e){let t=(0,k.h)(e,"Names")?.dict.
get("EmbeddedFiles");return(0,k.j)(e,t,"Names").map(i=>{let r=e.dict(i[1]),s=a=>R(e.resolve(r?.get(a)));return{entry:i,name:s("UF")??s("F")??(i[0]instanceof u.q?
R(i[0]):null)}})}async function fu(e,t,i,r){let s=e.add(await mu(e,t));ku(e,vu([...i,[bu(i,t.name),s]]));let a=e.edit(e.catalogNumber),n=new Set(r.map(([,l])=>(0,u.w)(
l)?l.number:l)),o=(e.array(a.get("AF"))??[]).filter(l=>!n.has((0,u.w)(l)?l.number:l));a.set("AF",[...o,s])}async function mu(e,t){let{bytes:i,description:r,modified:s}=t,
{pace:a}=e.job,n=(0,u.z)({Size:i.length,CheckSum:new u.q(await yu(i,a)),ModDate:s===void 0?void 0:(0,k.c)(s)}),o=await gu(i,a),l=(0,u.z)({Type:(0,u.A)("Embedded\
File"),Subtype:(0,u.A)(t.mimeType),Params:n,Filter:o?(0,u.A)("FlateDecode"):void 0}),c=e.add(new u.u(l,o??i));return(0,u.z)({Type:(0,u.A)("Filespec"),F:(0,k.c)(
t.name),UF:(0,k.c)(t.name),Desc:r===void 0?void 0:(0,k.c)(r),AFRelationship:(0,u.A)(t.relationship),EF:(0,u.z)({F:c,UF:c})})}var wi=65536,pu=.97;async function gu(e,t){
if(e.length>4*wi&&(0,w.j)(e.subarray(0,wi)).length>wi*pu)return;let i=await(0,w.k)(e,t);return i.length<e.length?i:void 0}var bi=1<<20;async function yu(e,t){let i=wu();
if(!i)return _e(e);for(let r=0;r<e.length;r+=bi){i.update(e.subarray(r,r+bi));let s=t.step(bi);s&&await s}return i.digest()}function wu(){try{return(0,dl.createHash)(
"md5")}catch{return}}function bu(e,t){let i=new Set(e.map(([r])=>(0,k.i)(r)));for(let r=1;;r++){let s=(0,k.c)(r===1?t:`${t} (${r})`);if(!i.has((0,k.i)(s)))return s}}
function vu(e){return e.map(t=>({entry:t,key:(0,k.i)(t[0])})).sort((t,i)=>t.key<i.key?-1:t.key>i.key?1:0).map(({entry:t})=>t)}function ku(e,t){let i=e.add((0,k.l)(
e,t,"Names")),r=(0,k.h)(e,"Names");if(r){e.edit(r.holder),r.dict.set("EmbeddedFiles",i);return}let s=e.add((0,u.z)({EmbeddedFiles:i}));e.edit(e.catalogNumber).set(
"Names",s)}var xu=16384,Ys=65536;async function vi(e,t){let{bytes:i,table:r}=e,s=t.map(g=>`${g[0]}(?:${g.slice(1)}|\\w{0,${g.length-2}}#)`),a=new RegExp(`/(?:${s.
join("|")}|#)`,"g"),n=Object.fromEntries(t.map(g=>[g,new Set])),o=new Set,l=Su(e),c=new Int32Array(l.length);for(let g=0;g<l.length;g++)c[g]=r.place[l[g]];let d=(g,v,b,A)=>{
let S=g.toString("latin1",v,b);a.lastIndex=0;for(let $=a.exec(S);$;$=a.exec(S)){let F=A(v+$.index);F!==void 0&&($[0].endsWith("#")?o.add(F):n[$[0].slice(1)].add(
F))}},h=(0,u.n)(i),f=g=>l[Qs(c,g)],m=new w.n,p=0;for(let g=0;g<l.length;g++){let v=g+1===l.length,b=v?i.length:c[g+1],A=b-c[g]>xu;if(!A&&!v&&b-p<Ys)continue;if(A){
c[g]>p&&d(h,p,c[g],f),m.reset();let $=m.value(i,e.bodies[l[g]],b);d(h,c[g],$<0?b:$,f)}else d(h,p,b,f);let S=e.job.pace.step(Math.min(b-p,Ys));S&&await S,p=b}for(let[
g,v]of Au(e)){let b=e.objectStream(g);if(!b)continue;let A=new Set(v),{starts:S}=b;d((0,u.n)(b.data),0,b.data.length,F=>{let M=b.numbers[Qs(S,F)];return M!==void 0&&
A.has(M)?M:void 0});let $=e.job.pace.step(b.data.length);$&&await $}for(let g=1;e.hasChanges&&g<e.size;g++)e.isChanged(g)&&e.exists(g)&&o.add(g);let y=g=>[...new Set(
[...g,...o])].sort((v,b)=>v-b);return Object.fromEntries(t.map(g=>[g,y(n[g])]))}function Su(e){let{table:t,hasChanges:i}=e,r=[],s=!0,a=-1;for(let n=1;n<t.size;n++){
if(t.kind[n]!==1||i&&e.isChanged(n))continue;let o=t.place[n];s&&=o>=a,a=o,r.push(n)}return s?r:r.sort((n,o)=>t.place[n]-t.place[o])}function Au(e){let{table:t,
hasChanges:i}=e,r=new Map;for(let s=1;s<t.size;s++){if(t.kind[s]!==2||i&&e.isChanged(s))continue;let a=t.place[s],n=r.get(a);n?n.push(s):r.set(a,[s])}return r}function Qs(e,t){
let[i,r]=[0,e.length];for(;i<r;){let s=i+r>>1;e[s]<=t?i=s+1:r=s}return i-1}function ee(e,t){let{table:i}=e,r=new Set,s=[],a=new Map;for(let o=1;o<i.size;o++)if(e.
isChanged(o))e.exists(o)&&r.add(o);else if(i.kind[o]===1)s.push(o);else if(i.kind[o]===2){let l=i.place[o],c=a.get(l);c?c.push(o):a.set(l,[o])}for(let o=i.size;o<
e.size;o++)e.exists(o)&&r.add(o);s.sort((o,l)=>i.place[o]-i.place[l]);let n=(0,u.n)(e.bytes);for(let o of t)for(let l=n.indexOf(o);l>=0;l=n.indexOf(o,l+o.length)){
let c=s[Fu(s,i.place,l)];c!==void 0&&r.add(c)}for(let[o,l]of a){let c=e.objectStream(o);if(!c)continue;let d=(0,u.n)(c.data);if(t.some(h=>d.includes(h)))for(let h of l)
r.add(h)}return[...r].sort((o,l)=>o-l)}function Fu(e,t,i){let[r,s]=[0,e.length];for(;r<s;){let a=r+s>>1;t[e[a]]<=i?r=a+1:s=a}return r-1}function me(e,t){let i=[
e];for(;i.length>0;){let r=i.pop(),s=r instanceof u.u?r.dict:r;if(Array.isArray(s))for(let a of s)i.push(a);else if(s instanceof u.t){t(s);for(let a of s.values())
i.push(a)}}}function ki(e,t){let i=[];return me(e,r=>{i.length===0&&t(r)&&i.push(r)}),i.length>0}async function ea(e,t){let i=t??(await vi(e,["EF"])).EF;if(i.length===
0)return[];let r=new $u(e),{catalog:s,job:a}=e,n=(0,k.h)(e,"Names");for(let[l,c]of(0,k.j)(e,n?.dict.get("EmbeddedFiles"),"Names")){r.add(c,null,l instanceof u.q?
R(l):null);let d=a.pace.step(500);d&&await d}if(r.associated(s.get("AF"),null),!r.missesSome(i))return r.found;for(let l=0;l<e.pages.count;l++){let c=e.pages.number(
l);r.associated(e.entry(c,"AF"),l+1);for(let h of e.array(e.entry(c,"Annots"))??[]){let f=e.dict(h);f&&((0,u.y)(e.resolve(f.get("Subtype")),"FileAttachment")&&r.
add(f.get("FS"),l+1,null,R(e.resolve(f.get("Contents")))),r.associated(f.get("AF"),l+1))}let d=a.pace.step(1e3);d&&await d}if(!r.missesSome(i))return r.found;let{
live:o}=await fe(e);for(let l of i)o[l]===1&&me(e.get(l),c=>{c.has("EF")&&r.add(c,null)});return r.found}var $u=class{constructor(e){this.document=e}document;found=[];streams=new Set;associated(e,t){
let i=this.document.array(e)??(e===void 0?[]:[e]);for(let r of i)this.add(r,t)}missesSome(e){return e.some(t=>ki(this.document.get(t),i=>{let r=this.embedded(i);
return r!==void 0&&!this.streams.has(r)}))}add(e,t,i=null,r=null){let{document:s}=this,a=s.dict(e),n=a&&this.embedded(a);if(!n||this.streams.has(n))return;this.
streams.add(n);let o=d=>R(s.resolve(a.get(d))),l=s.resolve(n.dict.get("Subtype")),c=s.resolve(a.get("AFRelationship"));this.found.push({name:o("UF")??o("F")??o(
"Unix")??o("DOS")??o("Mac")??i,stream:n,size:this.sizeOf(n),mimeType:l instanceof u.p&&ta(l.text)?l.text:null,description:o("Desc")??r,relationship:c instanceof
u.p?c.text:null,page:t})}embedded(e){let t=this.document.dict(e.get("EF"));if(t)for(let i of["UF","F","Unix","DOS","Mac"]){let r=t.get(i),s=(0,u.w)(r)?this.document.
resolve(r):null;if(s instanceof u.u)return s}}sizeOf(e){let{document:t}=this,i=t.resolve(t.dict(e.dict.get("Params"))?.get("Size"));return typeof i=="number"&&Number.
isInteger(i)&&i>=0?i:!e.dict.has("Filter")&&e.sealed===void 0?e.data.length:null}},ta=e=>/^[\w.+!#$&^-]{1,127}\/[\w.+!#$&^-]{1,127}$/.test(e),ia={csv:"text/csv",
doc:"application/msword",docx:"application/vnd.openxmlformats-officedocument.wordprocessingml.document",eml:"message/rfc822",gif:"image/gif",gz:"application/gzi\
p",htm:"text/html",html:"text/html",ics:"text/calendar",jpeg:"image/jpeg",jpg:"image/jpeg",json:"application/json",md:"text/markdown",mp3:"audio/mpeg",mp4:"vide\
o/mp4",ods:"application/vnd.oasis.opendocument.spreadsheet",odt:"application/vnd.oasis.opendocument.text",p7m:"application/pkcs7-mime",pdf:"application/pdf",png:"\
image/png",pptx:"application/vnd.openxmlformats-officedocument.presentationml.presentation",rtf:"application/rtf",svg:"image/svg+xml",tif:"image/tiff",tiff:"ima\
ge/tiff",txt:"text/plain",webp:"image/webp",xls:"application/vnd.ms-excel",xlsx:"application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",xml:"text/xm\
l",yaml:"application/yaml",yml:"application/yaml",zip:"application/zip"},Pu="application/octet-stream";function ra(e){let t=/\.([^.]+)$/.exec(e)?.[1]?.toLowerCase()??
"";return Object.hasOwn(ia,t)?ia[t]:Pu}var Mu=class{constructor(e,t=0){this.text=e,this.at=t}text;at;malformed=!1;next(){let{text:e,at:t}=this;if(!(this.malformed||
t>=e.length)){if(e.charCodeAt(t)!==sa){let i=e.indexOf("<",t);return this.at=i<0?e.length:i,this.characters(t,this.at)}if(e.startsWith("<!--",t))return this.other(
t,"-->",4);if(e.startsWith("<?",t))return this.other(t,"?>",2);if(e.startsWith("<![CDATA[",t)){let i=e.indexOf("]]>",t);return i<0?this.fail():(this.at=i+3,{kind:"\
text",text:e.slice(t+9,i),from:t,to:this.at})}return e.startsWith("<!",t)?this.fail():e.charCodeAt(t+1)===xi?this.endTag(t):this.startTag(t)}}other(e,t,i){let r=this.
text.indexOf(t,e+i);return r<0?this.fail():(this.at=r+t.length,{kind:"other",from:e,to:this.at})}endTag(e){let t=this.name(e+2),i=this.blanks(t);return t===e+2||
this.text.charCodeAt(i)!==pe?this.fail():(this.at=i+1,{kind:"end",name:this.text.slice(e+2,t),from:e,to:this.at})}startTag(e){let{text:t}=this,i=this.name(e+1);
if(i===e+1)return this.fail();let r=t.slice(e+1,i),s=[];for(let a=i;;){let n=this.blanks(a),o=t.charCodeAt(n);if(o===pe||o===xi&&t.charCodeAt(n+1)===pe)return this.
at=o===pe?n+1:n+2,{kind:o===pe?"start":"empty",name:r,attributes:s,from:e,to:this.at};let l=this.name(n),c=this.blanks(l),d=this.blanks(c+1),h=t[d];if(n===a||l===
n||t[c]!=="="||h!=='"'&&h!=="'")return this.fail();let f=t.indexOf(h,d+1),m=t.slice(d+1,Math.max(f,d+1)),p=m.includes("<")?void 0:aa(m);if(f<0||p===void 0||s.length>=
1e4)return this.fail();s.push({name:t.slice(n,l),value:p,from:n,to:f+1}),a=f+1}}characters(e,t){let i=aa(this.text.slice(e,t));return i===void 0?this.fail():{kind:"\
text",text:i,from:e,to:t}}fail(){this.malformed=!0}blanks(e){let{text:t}=this;for(;;){let i=t.charCodeAt(e);if(i!==32&&i!==9&&i!==10&&i!==13)return e;e++}}name(e){
let{text:t}=this;for(;e<t.length;e++){let i=t.charCodeAt(e);if(i<=32||i===xi||i===pe||i===sa||i===61||i===34||i===39)break}return e}},[sa,pe,xi]=[60,62,47],Cu={
amp:"&",lt:"<",gt:">",quot:'"',apos:"'"};function aa(e){if(!e.includes("&"))return e;let t=[],i=0;for(let r=e.indexOf("&");r>=0;r=e.indexOf("&",i)){let s=e.indexOf(
";",r);if(s<0||s-r>12)return;let a=e.slice(r+1,s),n=Cu[a]??Ou(a);if(n===void 0)return;t.push(e.slice(i,r),n),i=s+1}return t.push(e.slice(i)),t.join("")}function Ou(e){
let t=/^#(?:x([\dA-Fa-f]+)|(\d+))$/.exec(e),i=t?parseInt(t[1]??t[2],t[1]===void 0?10:16):-1;return i>0&&i<=1114111&&!(i>=55296&&i<=57343)?String.fromCodePoint(i):
void 0}var Si=e=>e.replaceAll("&","&amp;").replaceAll("<","&lt;").replaceAll(">","&gt;").replaceAll('"',"&quot;"),I={rdf:"http://www.w3.org/1999/02/22-rdf-synta\
x-ns#",xml:"http://www.w3.org/XML/1998/namespace",dc:"http://purl.org/dc/elements/1.1/",xmp:"http://ns.adobe.com/xap/1.0/",pdf:"http://ns.adobe.com/pdf/1.3/",pdfaid:"\
http://www.aiim.org/pdfa/ns/id/",pdfuaid:"http://www.aiim.org/pdfua/ns/id/",pdfxid:"http://www.npes.org/pdfx/ns/id/",pdfx:"http://ns.adobe.com/pdfx/1.3/",pdfe:"\
http://www.aiim.org/pdfe/ns/id/",pdfvtid:"http://www.npes.org/pdfvt/ns/id/"},Tu=200,Du=1e5;async function ju(e,t){let i=Eu(e);if(i===void 0)return{text:"",properties:[],
malformed:!0,end:-1,about:""};let r=new _u,s=new Mu(i);for(let n=s.next();n&&!r.broken;n=s.next()){r.take(n);let o=t.step((n.to-n.from)*4+50);o&&await o}let a=s.
malformed||r.broken||r.depth>0||r.end<0;return{text:i,properties:r.properties,malformed:a,end:r.end,about:r.about}}function Ai({properties:e},t,i){return e.find(
r=>r.name===i&&r.namespace===I[t])?.values??[]}function Eu(e){let[t,i,r,s]=e;if(t===0&&i===0&&(r===254||r===0)||t===255&&i===254&&r===0&&s===0)return Ru(e);if(t===
254&&i===255||t===0&&i===60)return ft(new TextDecoder("utf-16be").decode(e));if(t===255&&i===254||t===60&&i===0)return ft(new TextDecoder("utf-16le").decode(e));
let a=new TextDecoder().decode(e);return ft(a.includes("�")?Buffer.from(e).toString("latin1"):a)}var ft=e=>e.startsWith("\uFEFF")?e.slice(1):e;function Ru(e){
let t=new DataView(e.buffer,e.byteOffset,e.byteLength),i=e[0]!==0,r=[];for(let s=0;s+4<=e.length;s+=4){let a=t.getUint32(s,i);if(a>1114111)return;r.push(String.
fromCodePoint(a))}return ft(r.join(""))}var _u=class{properties=[];broken=!1;end=-1;about="";open=[];root=-1;items=[];pieces=[];get depth(){return this.open.length}take(e){
e.kind==="start"||e.kind==="empty"?this.start(e.name,e.attributes,e.from,e.kind==="empty"?e.to:-1):e.kind==="end"?this.close(e.name,e.from,e.to):e.kind==="text"&&
this.isInProperty()&&this.pieces.push(e.text)}isInProperty(){return this.root>=0&&this.open.length>this.root+2}start(e,t,i,r){if(this.open.length>=Tu&&(this.broken=
!0),this.broken)return;let s;for(let{name:d,value:h}of t)d==="xmlns"?(s??=new Map).set("",h):d.startsWith("xmlns:")&&(s??=new Map).set(d.slice(6),h);let{namespace:a,
local:n}=this.resolve(e,s,!0),o=a===I.rdf,l=o&&n==="li"?t.find(({name:d})=>d==="xml:lang")?.value:void 0,c=this.open.length-this.root;if(this.open.push({name:e,
namespace:a,local:n,from:i,scope:s,language:l}),this.root<0)o&&n==="RDF"&&this.end<0&&(this.root=this.open.length-1);else if(c===1)for(let{name:d,value:h,from:f,
to:m}of t){if(d==="xmlns"||d.startsWith("xmlns:"))continue;let p=this.resolve(d,void 0,!1);p.namespace===I.rdf&&p.local==="about"&&(this.about=h),!(p.namespace===
""||p.namespace===I.rdf||p.namespace===I.xml)&&this.add({namespace:p.namespace,name:p.local,values:[h],from:f,to:m})}else if(c===2){this.items=[],this.pieces=[];
let d=t.find(({name:h})=>this.isName(h,"resource"));d&&this.pieces.push(d.value)}else o&&n==="li"&&(this.pieces=[]);r>=0&&this.close(e,r,r)}close(e,t,i){let r=this.
open.pop();if(r?.name!==e){this.broken=!0;return}let s=this.open.length-this.root;if(!(this.root<0))if(s===0)this.end=t,this.root=-1;else if(s===2){let a=this.items.
length>0?Nu(this.items):[this.pieces.join("").trim()];this.add({namespace:r.namespace,name:r.local,values:a,from:r.from,to:i})}else s>2&&r.namespace===I.rdf&&r.
local==="li"&&(this.items.push({text:this.pieces.join("").trim(),language:r.language}),this.pieces=[])}add(e){this.properties.length<Du?this.properties.push(e):
this.broken=!0}isName(e,t){let i=this.resolve(e,void 0,!1);return i.local===t&&i.namespace===I.rdf}resolve(e,t,i){let r=e.indexOf(":"),s=r<0?"":e.slice(0,r),a=e.
slice(r+1);if(s==="xml")return{namespace:I.xml,local:a};if(s===""&&!i)return{namespace:"",local:a};let n=t?.get(s);for(let o=this.open.length-1;n===void 0&&o>=0;o--)
n=this.open[o].scope?.get(s);return{namespace:n??"",local:a}}};function Nu(e){let t=e.findIndex(({language:r})=>r?.toLowerCase()==="x-default"),i=e.map(({text:r})=>r);
return t>0&&i.unshift(...i.splice(t,1)),i}var Fi={text:"",properties:[],malformed:!1,end:-1,about:""};function $i(e){let t=e.resolve(e.trailer.get("Info"));return t instanceof
u.t?t:t instanceof u.u?t.dict:void 0}async function Ie(e){let t=e.get(e.catalogNumber),i=t instanceof u.t?e.resolve(t.get("Metadata")):null;if(!(i instanceof u.u))
return;let r;try{r=e.decoded(i)}catch(s){if(!(s instanceof x.b)||s.code==="cancelled")throw s;return{...Fi,malformed:!0}}return ju(r,e.job.pace)}function Pi(e,t=Fi){
let i=$i(e),r=c=>e.resolve(i?.get(c)),s=(c,d,h=", ")=>{let f=Ai(t,c,d).map(ht).filter(Boolean).join(h);return f===""?null:f},a=(c,d)=>{let[h=""]=Ai(t,c,d);return ht(
h)||null},n=(c,d)=>hi(R(r(c))??"")??hi(a("xmp",d)??"")??null,o=e.get(e.catalogNumber),l=o instanceof u.t?R(e.resolve(o.get("Lang"))):null;return{title:R(r("Titl\
e"))??a("dc","title"),author:R(r("Author"))??s("dc","creator"),subject:R(r("Subject"))??a("dc","description"),keywords:R(r("Keywords"))??s("pdf","Keywords")??s(
"dc","subject"),creator:R(r("Creator"))??a("xmp","CreatorTool"),producer:R(r("Producer"))??a("pdf","Producer"),created:n("CreationDate","CreateDate"),modified:n(
"ModDate","ModifyDate"),language:l??a("dc","language")}}function na(e,t=Fi){let i=(o,l)=>ht(Ai(t,o,l)[0]??""),r=[],s=i("pdfaid","part");if(/^[1-9]$/.test(s)){let o=i(
"pdfaid","conformance").toLowerCase();r.push(`PDF/A-${s}${/^[abuef]$/.test(o)?o:""}`)}let a=i("pdfuaid","part");/^[1-9]$/.test(a)&&r.push(`PDF/UA-${a}`);let n=i(
"pdfxid","GTS_PDFXVersion")||i("pdfx","GTS_PDFXVersion")||(R(e.resolve($i(e)?.get("GTS_PDFXVersion")))??"");for(let o of[n,i("pdfe","ISO_PDFEVersion"),i("pdfvti\
d","GTS_PDFVTVersion")])/^PDF\/[\w .:/()-]{1,40}$/.test(o)&&r.push(o);return r}function oa(e,t,i){let{text:r,properties:s,end:a,about:n}=e,o=[],l=0;for(let c of s.
filter(t).sort((d,h)=>d.from-h.from))c.from<l||(o.push(r.slice(l,c.from)),l=c.to);return o.push(r.slice(l,Math.max(a,l))),i.length>0&&o.push(ca(i,n)),o.push(r.slice(
Math.max(a,l))),Bu(o.join(""))}function la(e){return`<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="${I.rdf}">
${ca(e,"")}</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`}function ca(e,t){let i=[...new Set(e.map(({prefix:s})=>s))].map(s=>` xmlns:${s}="${I[s]}"`).join(""),r=e.map(({prefix:s,name:a,form:n,values:o})=>`\
<${s}:${a}>${Iu(n,o)}</${s}:${a}>
`);return`<rdf:Description xmlns:rdf="${I.rdf}" rdf:about="${Si(t)}"${i}>
${r.join("")}</rdf:Description>
`}function Iu(e,t){let i=r=>t.map(s=>`<rdf:li${r}>${Si(s)}</rdf:li>`).join("");switch(e){case"simple":return Si(t[0]??"");case"alternative":return`<rdf:Alt>${i(
' xml:lang="x-default"')}</rdf:Alt>`;case"ordered":return`<rdf:Seq>${i("")}</rdf:Seq>`;case"unordered":return`<rdf:Bag>${i("")}</rdf:Bag>`}}var Bu=e=>e.replace(
/^(\s*<\?xml\s[^>]*encoding\s*=\s*["'])[^"']*/,"$1UTF-8");function mt(e,t){let i=e.catalog.get("Metadata"),r=e.resolve(i),s=r instanceof u.u?[...r.dict].filter(
([o])=>!["Filter","DecodeParms","Length"].includes(o)):[],a=new u.t([["Type",new u.p("Metadata")],["Subtype",new u.p("XML")],...s]),n=new u.u(a,Buffer.from(t,"u\
tf8"));(0,u.w)(i)&&r instanceof u.u?e.put(i,n):e.edit(e.catalogNumber).set("Metadata",e.add(n))}var pt=(e,t)=>na(e,t).find(i=>i.startsWith("PDF/A-"));function zu(e,t,i,r){
return mt(e,oa(t,({namespace:s})=>s===I.pdfaid,[])),da(i,r)}var da=(e,t)=>({code:"pdfa_identification_removed",message:`The document no longer calls itself ${e}\
: ${t}.`}),Uu={unspecified:"Unspecified",source:"Source",data:"Data",alternative:"Alternative",supplement:"Supplement"},Lu=async(e,t,i)=>{let{attachment:r,attachment_name:s,
mime_type:a,modified:n,relationship:o,replace_existing:l}=t,c=[];s!==void 0&&!Wu(s)&&c.push({field:"attachment_name",message:"must be a file name: no folders an\
d no control characters"}),a!==void 0&&!ta(a)&&c.push({field:"mime_type",message:"must be a media type such as text/xml or application/pdf"});let d=n===void 0?void 0:
Es(n);if(n!==void 0&&d===void 0&&c.push({field:"modified",message:"must be a date of ISO 8601, such as 2026-11-20 or 2026-11-20T14:30:00+01:00"}),c.length>0)throw(0,x.d)(
c);let h=await D(e.bytes,i,{password:t.open_password}),f=s??yi(r.name,"attachment"),m=hu(h),p=m.flatMap(_=>_.name===f?[_.entry]:[]),y=m.flatMap(_=>_.name===f?[]:
[_.entry]);if(p.length>0&&!l)throw(0,x.d)([Vu(f,s!==void 0)]);let g=await Ie(h),v=Pi(h,g),b={name:f,bytes:r.bytes,mimeType:a??ra(f),description:t.attachment_description,
relationship:Uu[o],modified:d??Es(v.modified??v.created??"")},A=pt(h,g),S=A===void 0?void 0:await Gu(A,r,b.modified!==void 0,i);await fu(h,b,y,p);let $=A!==void 0&&
g&&S!==void 0?[zu(h,g,A,S)]:[],F=h.pages.count,M=await N(h,{version:"1.7"}),T={pageCount:F,attachmentName:f,attachmentCount:y.length+1,replaced:p.length>0};return{
documents:[{name:e.name,bytes:M,pageCount:F}],notes:$,facts:T}};async function Gu(e,t,i,r){if(e.startsWith("PDF/A-1"))return"that standard allows no attachments";
if(e.startsWith("PDF/A-3"))return i?void 0:"that standard requires the date of an attachment, which you can give as modified";if(/^PDF\/A-4[ef]/.test(e))return;
let s=e.startsWith("PDF/A-2")?["1","2"]:["1","2","4"],a=await Ku(t.bytes,r);if(!(a!==void 0&&s.includes(a)))return`that standard allows only attachments that ar\
e PDF/A-${s.join(" or PDF/A-")} themselves`}async function Ku(e,t){let i;try{i=await D(e,{limits:t.limits,pace:t.pace})}catch(r){if(r instanceof x.b&&r.code!=="\
cancelled")return;throw r}return/^PDF\/A-(\d)/.exec(pt(i,await Ie(i))??"")?.[1]}var Wu=e=>!/[/\\\p{Cc}\p{Cs}]/u.test(e)&&/[^. ]/.test(e);function Vu(e,t){return{
field:t?"attachment_name":"attachment",message:`must not be the name of an attachment that the document has already ("${yi(e,"attachment")}"): choose another at\
tachment_name, or set replace_existing`}}var ua=class{constructor(e){this.removal=e,this.document=e.document}removal;document;open=new Set;pruned=!1;signatures=new Set;signatureRemoved=!1;removedFields=0;removedXfa=!1;losing(e){
if(!(0,u.y)(e.get("Subtype"),"Widget")||(this.pruned=!0,e.has("T")&&!e.has("Kids")&&this.removedFields++,Mi(this.document,e)!=="Sig"))return;this.signatureRemoved=
!0;let t=X(this.document,e,"V");(0,u.w)(t)&&this.signatures.add(t.number)}keepsAsField(e,t){if(!this.document.array(t.get("Kids")))return!1;this.document.edit(e);
for(let i of[...t.keys()])!ha.includes(i)&&i!=="Kids"&&i!=="AA"&&t.delete(i);return this.touch(e),!0}touch(e){this.open.add(e),this.pruned=!0}touchForm(){this.pruned=
!0}flush(){for(let t of this.open)this.open.delete(t),this.pruneField(t);if(!this.pruned)return;this.pruned=!1;let e=(0,k.h)(this.document,"AcroForm");e&&(this.
filter(e.holder,e.dict,"Fields"),this.filter(e.holder,e.dict,"CO"),this.signatureRemoved&&this.dropSignatureFlags(e.holder,e.dict),!(this.document.array(e.dict.
get("Fields"))?.length!==0||e.dict.has("DR"))&&this.document.editCatalog().delete("AcroForm"))}dropXfa(){let e=(0,k.h)(this.document,"AcroForm");e?.dict.has("XF\
A")&&(this.document.edit(e.holder),e.dict.delete("XFA"),this.document.editCatalog().delete("NeedsRendering"),this.removedXfa=!0)}pruneField(e){let t=this.document.
dict(new u.r(e)),i=this.document.array(t?.get("Kids"));if(!t||!i)return;let r=i.filter(a=>!this.removal.isGone(a));if(r.length===i.length)return;if(this.document.
edit(e),r.length>0||(0,u.y)(t.get("Subtype"),"Widget")){t.set("Kids",r);return}let s=t.get("Parent");this.removal.remove(e),this.removedFields++,(0,u.w)(s)&&this.
open.add(s.number)}filter(e,t,i){let r=this.document.array(t.get(i)),s=r?.filter(a=>!this.removal.isGone(a));!r||!s||s.length===r.length||(this.document.edit(e),
s.length>0||i==="Fields"?t.set(i,s):t.delete(i))}dropSignatureFlags(e,t){let i=(0,k.h)(this.document,"Perms");for(let[r,s]of i?[...i.dict]:[])!(0,u.w)(s)||!this.
signatures.has(s.number)||(this.document.edit(i.holder),i.dict.delete(r));i?.dict.size===0&&this.document.editCatalog().delete("Perms"),t.has("SigFlags")&&(te(this.
document).some(({type:r})=>r==="Sig")||(this.document.edit(e),t.delete("SigFlags")))}};function te(e){let t=(0,k.h)(e,"AcroForm"),i=new k.f(e),r=[],s=[],a=(n,o)=>{
for(let l=(n?.length??0)-1;l>=0;l--)s.push({value:n[l],parent:o})};a(e.array(t?.dict.get("Fields")),void 0);for(let n=s.pop();n;n=s.pop()){let o=e.dict(n.value);
if(!o||!i.first(n.value))continue;let l=e.resolve(o.get("FT")),c={number:(0,u.w)(n.value)?n.value.number:void 0,dict:o,type:l instanceof u.p?l.text:n.parent?.type,
parent:n.parent};r.push(c),a(e.array(o.get("Kids")),c)}return r}function Mi(e,t){let i=e.resolve(X(e,t,"FT"));return i instanceof u.p?i.text:void 0}function X(e,t,i){
let r=t;for(let s=0;r&&s<qu;s++){let a=r.get(i);if(a!==void 0)return a;r=e.dict(r.get("Parent"))}}var ha="FT Parent T TU TM Ff V DV DA Q DS RV Opt MaxLen TI I L\
ock SV".split(" "),qu=100,Xu=class{constructor(e){this.document=e,this.visit=new k.f(e)}document;visit;seen=new Set;found=new Map;get fonts(){return[...this.found.
values()].sort((e,t)=>fa(e.name??"",t.name??"")||fa(e.type??"",t.type??""))}resources(e){let t=[e];for(;t.length>0;){let i=this.fresh(t.pop());if(i){for(let r of this.
entries(i,"Font"))this.font(r,t);for(let r of["XObject","Pattern"])for(let s of this.entries(i,r))t.push(this.fresh(s)?.get("Resources"));for(let r of this.entries(
i,"ExtGState")){let[s]=this.document.array(this.document.dict(r)?.get("Font"))??[];s!==void 0&&this.font(s,t)}}}}appearances(e){for(let t of this.document.dict(
e)?.values()??[]){let i=this.document.resolve(t);if(i instanceof u.u)this.appearance(t);else if(i instanceof u.t)for(let r of i.values())this.appearance(r)}}appearance(e){
this.resources(this.fresh(e)?.get("Resources"))}font(e,t){let i=this.fresh(e);if(!i)return;let{document:r}=this,s=gt(r,i.get("Subtype")),[a]=r.array(i.get("Desc\
endantFonts"))??[],n=s==="Type0"?r.dict(a):void 0;s==="Type3"&&t.push(i.get("Resources"));let o=r.dict((n??i).get("FontDescriptor")),l=gt(r,i.get("BaseFont"))??
gt(r,o?.get("FontName")),c=/^[A-Z]{6}\+(?=.)/.exec(l??""),d=["FontFile","FontFile2","FontFile3"].some(f=>r.resolve(o?.get(f))instanceof u.u),h={name:l===void 0?
null:Ju(l.slice(c?.[0].length??0)),type:(n&&gt(r,n.get("Subtype")))??s??null,embedded:s==="Type3"||d,subset:c!==null};this.found.set(JSON.stringify(h),h)}fresh(e){
if(e===void 0||!this.visit.first(e))return;let t=this.document.dict(e);if(!(!t||this.seen.has(t)))return(0,u.w)(e)||this.seen.add(t),t}*entries(e,t){let i=e.get(
t);if(i===void 0)return;let r=this.fresh(i);r&&(yield*r.values())}};function gt(e,t){let i=e.resolve(t);return i instanceof u.p&&i.text!==""?i.text:void 0}function Ju(e){
let t=Buffer.from(e,"latin1"),i=new TextDecoder().decode(t);return i.includes("�")?e:i}var fa=(e,t)=>e<t?-1:e>t?1:0;function Hu(e,t){let i=(0,k.h)(e,"AcroForm");
if(!i)return null;let r=e.resolve(i.dict.get("XFA"))!==null,s=Zu(e,t).size;return s===0&&!r?null:{fields:s,xfa:r}}function Zu(e,t){let i=ma(t),r=new Set;for(let[
s,a]of t.entries())!a.dict.has("T")&&a.parent!==void 0||i.has(a)||r.add(pa(e,a.dict)||`${s}`);return r}function ma(e){return new Set(e.flatMap(({dict:t,parent:i})=>i&&
t.has("T")?[i]:[]))}var Yu=100;function pa(e,t){let i=[],r=t;for(let s=0;r&&s<Yu;s++){let a=R(e.resolve(r.get("T")));a!==null&&i.unshift(a),r=e.dict(r.get("Pare\
nt"))}return i.join(".")}async function Qu(e,t,i){let r=e.resolve(e.dict(e.catalog.get("Perms"))?.get("DocMDP")),s=[],a=new Set,n=d=>{let h=e.resolve(X(e,d,"V")),
f=(0,u.v)(h)?h:void 0;f&&a.add(f),s.push(ga(e,pa(e,d)||null,f,r))},o=ma(t);for(let d of t){let{type:h,dict:f,parent:m}=d;a.add(f),h==="Sig"&&!o.has(d)&&(f.has("\
T")||m===void 0)&&n(f)}let l=i.flatMap(d=>{let h=e.get(d);if(!((0,u.v)(h)&&!a.has(h)&&(h.has("T")||(0,u.y)(h.get("Subtype"),"Widget")))||!(0,u.y)(e.resolve(X(e,
h,"FT")),"Sig"))return[];let f=e.resolve(X(e,h,"V"));return(0,u.v)(f)&&!a.has(f)?[{number:d,field:h}]:[]});if(l.length>0){let{live:d}=await fe(e);for(let{number:h,
field:f}of l)d[h]===1&&n(f)}let c=e.dict(e.catalog.get("Perms"));for(let d of["UR3","UR"]){let h=e.dict(c?.get(d));h&&s.push({...ga(e,null,h,null),kind:"usage_r\
ights"})}return s}function ga(e,t,i,r){if(!i)return{field:t,signed:!1,kind:null,subFilter:null,signer:null,date:null};let s=e.resolve(i.get("SubFilter")),a=(0,u.y)(
e.resolve(i.get("Type")),"DocTimeStamp")||(0,u.y)(s,"ETSI.RFC3161");return{field:t,signed:!0,kind:a?"timestamp":i===r?"certification":"approval",subFilter:s instanceof
u.p?s.text:null,signer:R(e.resolve(i.get("Name"))),date:hi(R(e.resolve(i.get("M")))??"")??null}}async function eh(e){let t=(0,k.h)(e,"Outlines"),i=new k.f(e),r=[
t?.dict.get("First")],s=0;for(;r.length>0;){let a=r.pop();if(a===void 0||!i.first(a))continue;let n=(0,u.w)(a)?a.number:-1,o=c=>n>=0?e.entry(n,c):e.dict(a)?.get(
c);if(!(e.resolve(o("Title"))instanceof u.q))continue;s++,r.push(o("Next"),o("First"));let l=e.job.pace.step(300);l&&await l}return s}async function th(e,t){let i=t.
filter(s=>ki(e.get(s),a=>{let n=e.resolve(a.get("S"));return(!a.has("S")||(0,u.y)(n,"JavaScript")||(0,u.y)(n,"Rendition"))&&e.resolve(a.get("JS"))!==null}));if(i.
length===0)return!1;let{live:r}=await fe(e);return i.some(s=>r[s]===1)}var ya=1e3;function wa(e){let{width:t,height:i}=(0,w.p)(e),r=s=>Math.round(s*e.userUnit*ya)/
ya;return{width:r(t),height:r(i)}}function ih({kinds:e,kindOf:t}){let i=new Int32Array(e.length),r=new Int32Array(e.length);for(let a=t.length-1;a>=0;a--)i[t[a]]++,
r[t[a]]=a+1;let s=new Map;for(let[a,n]of e.entries()){let{width:o,height:l}=wa(n),c=`${o} ${l}`,d=s.get(c);d?d.count+=i[a]:s.set(c,{width:o,height:l,count:i[a],
firstPage:r[a]})}return[...s.values()]}function rh(e,{kinds:t,kindOf:i}){let r=(0,k.m)(e),s=t.map(wa);return Array.from(i,(a,n)=>({...s[a],rotation:t[a].rotation,
label:r?sh(r(n)):null}))}function sh({style:e,prefix:t,number:i}){let r=t?R(t)??"":"";switch(e){case"D":return`${r}${i}`;case"R":return`${r}${ba(i)}`;case"r":return`${r}${ba(
i).toLowerCase()}`;case"A":return`${r}${va(i)}`;case"a":return`${r}${va(i).toLowerCase()}`;default:return r}}var ah=[[1e3,"M"],[900,"CM"],[500,"D"],[400,"CD"],[
100,"C"],[90,"XC"],[50,"L"],[40,"XL"],[10,"X"],[9,"IX"],[5,"V"],[4,"IV"],[1,"I"]],nh=1e5,oh=100;function ba(e){if(e>nh)return String(e);let t=e,i="";for(let[r,s]of ah)
for(;t>=r;t-=r)i+=s;return i}function va(e){let t=Math.ceil(e/26);return t>oh?String(e):String.fromCharCode(65+(e-1)%26).repeat(t)}var lh=["MediaBox","CropBox",
"Rotate","UserUnit"];async function ch(e){let{pages:t,job:i}=e,r=[],s=new Map,a=new Int32Array(t.count),n=new Set,o=new ka(lh),l=new ka(["Resources"]),c=new w.o,
d=-1,h;for(let f=0;f<t.count;f++){let m=t.number(f),p=e.place(m),y=p!==void 0&&c.locate(p.bytes,p.start,p.end),g=t.inheritedBy(f),v=g===h;if(h=g,!(y?o.take(p.bytes,
c):o.forget())||!v){let A=(0,w.x)(e,f),S=`${A.box.join(" ")} ${A.rotation} ${A.userUnit}`;d=s.get(S)??r.push(A)-1,s.set(S,d)}a[f]=d,(!(y?l.take(p.bytes,c):l.forget())||
!v)&&n.add(t.attribute(f,"Resources"));let b=i.pace.step(300);b&&await b}return{kinds:r,kindOf:a,resources:n}}var ka=class{constructor(e){this.keys=e,this.from=
new Int32Array(e.length),this.to=new Int32Array(e.length)}keys;bytes;from;to;forget(){return this.bytes=void 0,!1}take(e,t){let{from:i,to:r}=this,s=this.bytes,a=s!==
void 0;for(let n=0;n<this.keys.length;n++){let o=t.find(e,this.keys[n]),l=o<0?0:t.at[o+2],c=o<0?0:t.at[o+3];a&&=dh(s,i[n],r[n],e,l,c),i[n]=l,r[n]=c}return this.
bytes=e,a}};function dh(e,t,i,r,s,a){if(i-t!==a-s)return!1;for(let n=t,o=s;n<i;n++,o++)if(e[n]!==r[o])return!1;return!0}function xa(e){let t=!1;return{quiet:{...e,
onRepaired:()=>{t=!0}},wasRepaired:()=>t}}async function Sa(e,{perPage:t,repaired:i,size:r}){let s=e.security?.locked===!0,a=e.get(e.catalogNumber)instanceof u.t,
n=await Ie(e),o=a?await ch(e):void 0,l=!s||a&&Aa(e)===e.pages.count,c=l?e.pages.count:Aa(e)??hh(e),d=await vi(e,["AP","JS","EF","ByteRange","Sig"]),h=a?te(e):[],
f=(S,$)=>s&&$&&mh(e)?null:S,m=o?await uh(e,o.resources,d.AP):[],p=a?await Qu(e,h,d.ByteRange.length>0?d.Sig:[]):[],y=a?await ea(e,d.EF):[],g=a?await eh(e):0,v=a?
Hu(e,h):null,b=await th(e,d.JS),A=na(e,n);return{pageCount:c??null,fileSize:r,version:a?e.version:fh(e),...Pi(e,n),pageSizes:o&&l?ih(o):null,locked:s,encryption:gh(
e),permissions:yh(e),signatures:f(p,p.length===0),form:v,attachments:f(y.map(({name:S,size:$,mimeType:F,description:M,relationship:T})=>({name:S,size:$,mimeType:F,
description:M,relationship:T})),y.length===0),fonts:f(m.map(S=>({...S})),m.length===0),bookmarks:f(g,g===0),tagged:a?ph(e):null,claims:f(A,A.length===0),javascript:f(
b,!b),linearized:Fa(e)!==void 0,repaired:i,...t?{pages:o&&l?rh(e,o):null}:{}}}async function uh(e,t,i){let{job:r,pages:s}=e,a=new Xu(e);for(let o of t){a.resources(
o);let l=r.pace.step(100);l&&await l}let n=new Set(i);for(let o=0;i.length>0&&o<s.count;o++){let l=s.number(o);for(let d of e.array(e.entry(l,"Annots"))??[]){let h=(0,u.w)(
d)?d.number:-1;(h<0||n.has(h))&&a.appearances(e.dict(d)?.get("AP"))}let c=r.pace.step(1e3);c&&await c}return a.fonts}function Aa(e){let t=e.get(e.catalogNumber),
i=(0,u.v)(t)?e.resolve(e.dict(t.get("Pages"))?.get("Count")):null;return typeof i=="number"&&Number.isInteger(i)&&i>0?i:void 0}function Fa(e){let{bytes:t,job:i}=e,
r=(0,u.n)(t).subarray(0,1024),s=r.indexOf(" obj");if(s<0||!r.includes("/Linearized"))return;let a=new Z(t,s+4,Math.min(t.length,s+2048),i.limits.nesting).value();
return(0,u.v)(a)&&a.has("Linearized")&&a.get("L")===t.length?a:void 0}function hh(e){let t=Fa(e)?.get("N");return typeof t=="number"&&Number.isInteger(t)&&t>0?t:
void 0}function fh({bytes:e}){return/%PDF-(\d\.\d)/.exec((0,u.n)(e).toString("latin1",0,1032))?.[1]??null}function mh({table:e}){return e.kind.subarray(0,e.size).
includes(2)}function ph(e){return e.resolve((0,k.h)(e,"MarkInfo")?.dict.get("Marked"))===!0&&(0,k.h)(e,"StructTreeRoot")!==void 0}function gh({security:e}){if(!e)
return null;let{algorithm:t,keyBits:i=null,opensWithoutPassword:r}=e;return{algorithm:t?.replace(/^RC4-.*/,"RC4")??null,keyBits:i,opensWithoutPassword:r}}function yh({
security:e}){let t=new Set(e?at(e.permissions):[]),i=e?.revision===2,r=e!==void 0&&e.revision===void 0,s=(a,n)=>r?null:!t.has(i?n:a);return{allowPrint:s("allow_\
print","allow_print"),allowPrintHighResolution:s("allow_print_high_resolution","allow_print"),allowChangeContent:s("allow_change_content","allow_change_content"),
allowAssembleDocument:s("allow_assemble_document","allow_change_content"),allowCopyContent:s("allow_copy_content","allow_copy_content"),allowAccessibility:s("al\
low_accessibility","allow_copy_content"),allowCommentAndFillForm:s("allow_comment_and_fill_form","allow_comment_and_fill_form"),allowFillForm:s("allow_fill_form",
"allow_comment_and_fill_form")}}var wh=async(e,t,i)=>{let{quiet:r,wasRepaired:s}=xa(i),a=await D(e.bytes,r,{password:t.open_password,evenIfLocked:!0}),n=await Sa(
a,{perPage:!1,repaired:s(),size:e.bytes.length}),o=bh(n,t);if(o.length>0)throw Ah(o);let{pageCount:l,locked:c}=n,d={passed:!0,checks:Object.entries(t).flatMap(([
f,m])=>f==="open_password"||m===!1?[]:[f]),pageCount:l??null,fileSize:e.bytes.length,locked:c===!0},h=s()?[{code:"document_damaged",message:"The document is dam\
aged. Octavo could read it; other programs may not."}]:[];return{documents:[typeof l=="number"?{...e,pageCount:l}:e],data:d,notes:h,facts:{}}};function bh(e,t){
let{maximum_pages:i,maximum_bytes:r,require_embedded_fonts:s,require_unlocked:a,forbid_javascript:n}=t,{pageCount:o,fonts:l,javascript:c,encryption:d}=e,h=Number(
e.fileSize),f=[],m=p=>`The document needs a password to open, which hides ${p}: give open_password.`;if(i!==void 0&&(typeof o!="number"?f.push(m("how many pages\
 it has")):o>i&&f.push(`The document has ${vh(o,"page")}; at most ${i} are allowed.`)),r!==void 0&&h>r&&f.push(`The file has ${h} bytes; at most ${r} are allowe\
d.`),s){let p=Array.isArray(l)?kh(l):void 0;p?p.length>0&&f.push(`${p.length===1?"A font is":`${p.length} fonts are`} not embedded: ${Sh(p)}.`):f.push(m("which \
fonts it has"))}return a&&d?.opensWithoutPassword===!1&&f.push("The document does not open without a password."),n&&c!==!1&&f.push(c===!0?"The document has Java\
Script.":m("whether it has JavaScript")),f}var vh=(e,t)=>`${e} ${t}${e===1?"":"s"}`,kh=e=>e.flatMap(({embedded:t,name:i})=>t===!1?[typeof i=="string"?xh(i):"a f\
ont without a name"]:[]),xh=e=>e.replace(/[^\p{L}\p{N} +,._-]/gu,"?").slice(0,60),Ci=10,Sh=e=>{let t=[...new Set(e)];return t.length>Ci?`${t.slice(0,Ci).join(",\
 ")} and ${t.length-Ci} more`:t.join(", ")};function Ah(e){let t=e.map(i=>({field:"file",message:i}));return new x.b("invalid_parameters",`The check failed: ${e.
join(" ")}`,{issues:t})}function Fh(e){let t=[...e.normalize("NFC").toLowerCase()];return i=>{let r=[...i.normalize("NFC").toLowerCase()],[s,a]=[0,0],[n,o]=[-1,
0];for(;a<r.length;)if(s<t.length&&t[s]==="*")n=s++,o=a;else if(s<t.length&&(t[s]==="?"||t[s]===r[a]))s++,a++;else if(n>=0)s=n+1,a=++o;else return!1;for(;t[s]===
"*";)s++;return s===t.length}}var $h=async(e,t,i)=>{let r=await D(e.bytes,i,{password:t.open_password}),s=await ea(r),a=Fh(t.name_pattern??"*"),n=s.map(({name:d},h)=>yi(
d??"",`attachment-${h+1}`)),o=[...s.keys()].filter(d=>a(n[d])||a(s[d].name??"")),l=lu(o.map(d=>n[d])),c=[];for(let[d,h]of o.entries()){let f=s[h],m=r.decoded(f.
stream);c.push({name:l[d],bytes:m,mediaType:f.mimeType??ra(l[d]),facts:Ph(f,m.length)});let p=i.pace.step(m.length);p&&await p}return{documents:[],files:c,notes:Mh(
s.length,c.length),facts:{attachmentCount:c.length}}};function Ph({name:e,mimeType:t,description:i,relationship:r,page:s},a){return{size:a,...t===null?{}:{mimeType:t},
...e===null?{}:{originalName:e},...i===null?{}:{description:i},...r===null?{}:{relationship:r},...s===null?{}:{page:s}}}function Mh(e,t){if(e===0)return[{code:"\
no_attachments",message:"The document has no attachments."}];if(t>0)return[];let i=`None of the ${e} attachments of the document has a name that matches name_pa\
ttern.`;return[{code:"no_attachments",message:e===1?"The name of the one attachment does not match name_pattern.":i}]}async function Ch(e){e.trailer.delete("Inf\
o");let t=await vi(e,["Metadata","PieceInfo"]),i=r=>r.has("PieceInfo")||$a(e,r);for(let r of new Set([...t.Metadata,...t.PieceInfo])){if(!ki(e.get(r),i))continue;
me(e.edit(r),a=>{$a(e,a)&&a.delete("Metadata"),a.delete("PieceInfo")});let s=e.job.pace.step(1e3);s&&await s}}function $a(e,t){let i=e.resolve(t.get("Metadata"));
return i instanceof u.u&&((0,u.y)(i.dict.get("Type"),"Metadata")||(0,u.y)(i.dict.get("Subtype"),"XML"))}var Oh={title:"Title",author:"Author",subject:"Subject",
keywords:"Keywords",creator:"Creator"};async function Th(e,t){let i=await Ie(e);if(/^PDF\/A-[4-9]/.test(pt(e,i)??"")||Dh(e,t),t.language!==void 0&&e.edit(e.catalogNumber).
set("Lang",(0,k.c)(t.language)),i?.malformed===!0)return mt(e,la(Ma(e,t))),[{code:"xmp_replaced",message:"The XMP metadata of the document were malformed. They \
were written again from the Info dictionary, without claims such as PDF/A."}];let r=Pa(t);return i?mt(e,oa(i,jh(r,i),r)):e.version>="2.0"&&mt(e,la(Ma(e,t))),[]}
function Dh(e,t){let i=Object.entries(Oh).flatMap(([a,n])=>{let o=t[a];return o===void 0?[]:[[n,(0,k.c)(o)]]});if(i.length===0)return;let r=e.trailer.get("Info"),
s=new u.t([...$i(e)??[],...i]);r instanceof u.r&&e.exists(r.number)?e.put(r,s):e.trailer.set("Info",e.add(s))}function Pa(e){let{title:t,author:i,subject:r,keywords:s,
creator:a,language:n}=e,o=(l,c,d,h)=>h===void 0?[]:[{prefix:l,name:c,form:d,values:[h]}];return[...o("dc","title","alternative",t),...o("dc","description","alte\
rnative",r),...o("dc","creator","ordered",i),...o("pdf","Keywords","simple",s),...o("xmp","CreatorTool","simple",a),...o("dc","language","unordered",n)]}function jh(e,{
properties:t}){let i=e.find(({name:a})=>a==="Keywords")?.values[0],r=t.some(({namespace:a,name:n})=>a===I.dc&&n==="subject");i!==void 0&&r&&e.push({prefix:"dc",
name:"subject",form:"unordered",values:Eh(i)});let s=new Set(e.map(({prefix:a,name:n})=>`${I[a]} ${n}`));return({namespace:a,name:n})=>s.has(`${a} ${n}`)}var Eh=e=>e.
split(/[,;]/).map(t=>t.trim()).filter(t=>t!=="");function Ma(e,t){let{title:i,author:r,subject:s,keywords:a,creator:n,producer:o,created:l,modified:c,language:d}=Pi(
e),h=Object.entries({title:i,author:r,subject:s,keywords:a,creator:n,language:d,...t}).filter(([,m])=>m!==null),f=(m,p,y)=>y===null?[]:[{prefix:m,name:p,form:"s\
imple",values:[y]}];return[...Pa(Object.fromEntries(h)),...f("pdf","Producer",o),...f("xmp","CreateDate",l),...f("xmp","ModifyDate",c)]}var Rh=async(e,t,i)=>{let{
remove_existing:r,open_password:s,...a}=t,n=Nh(a);if(n.length>0)throw(0,x.d)(n);let o=await D(e.bytes,i,{password:s}),l=[];if(r){let d=pt(o,await Ie(o));await Ch(
o),d!==void 0&&l.push(da(d,"its metadata were removed"))}Object.keys(a).length>0&&l.push(...await Th(o,a));let c=o.pages.count;return{documents:[{name:e.name,bytes:await N(
o),pageCount:c}],notes:l,facts:{pageCount:c}}},_h=/^[A-Za-z]{1,8}(-[A-Za-z0-9]{1,8}){0,8}$/;function Nh({language:e}){return e===void 0||_h.test(e)?[]:[{field:"\
language",message:"must be a language tag such as en, de-AT or zh-Hant (BCP 47)"}]}async function Ca(e,t,i){let r=qc({...i,id0:zh(e)});return Bh(e,r),{name:t.name,
bytes:await N(e,{encryption:r}),pageCount:e.pages.count}}function Oa({algorithm:e,permissions:t,userPassword:i}){return{algorithm:e,permissions:t,restrictions:at(
t),needsPassword:i!==""}}function Ih({security:e}){let t=e?at(e.permissions):[];return t.length===0?[]:[{code:"restrictions_dropped",message:`The document came \
with restrictions (${t.join(", ")} = false). The new encryption replaces them: whoever opens the document with the password may do everything.`}]}function Bh(e,{
version:t,extensionLevel:i}){if(i===void 0||e.version>="2.0")return;let r=e.edit(e.catalogNumber);if(!(r instanceof u.t))return;let s=e.dict(r.get("Extensions")),
a=e.resolve(e.dict(s?.get("ADBE"))?.get("ExtensionLevel"));if(typeof a=="number"&&a>=i)return;let n=(0,u.z)({BaseVersion:(0,u.A)(t),ExtensionLevel:i});r.set("Ex\
tensions",new u.t([...s??[],["ADBE",n]]))}function zh(e){let t=e.resolve(e.array(e.trailer.get("ID"))?.[0]);if(t instanceof u.q&&t.bytes.length>0)return t.bytes;
let i=new u.q((0,ul.randomBytes)(16));return e.trailer.set("ID",[i,i]),i.bytes}var Uh=async(e,t,i)=>{let r=await D(e.bytes,i,{password:t.open_password}),s={algorithm:t.
encryption_algorithm,userPassword:t.password,ownerPassword:Xc(),permissions:ci},a=Ih(r);return{documents:[await Ca(r,e,s)],notes:a,facts:Oa(s)}},Lh=async(e,t,i)=>{
let r=await D(e.bytes,i,{password:t.open_password}),s={algorithm:t.encryption_algorithm,userPassword:t.user_password??"",ownerPassword:t.owner_password,permissions:nd(
t)},a=r.security&&!r.security.opensWithoutPassword&&s.userPassword===""?[Gh]:[];return{documents:[await Ca(r,e,s)],notes:a,facts:Oa(s)}},Gh={code:"opens_without\
_password",message:"The document needed a password to open. It was given no user_password, so it now opens without one, with the restrictions."},Oi={orientation:void 0,
resolution:void 0};function Ta(e){if(e.length<14)return Oi;let t=new DataView(e.buffer,e.byteOffset,e.length),i=t.getUint16(0);if(i!==18761&&i!==19789)return Oi;
let r=i===18761,s=t.getUint32(4,r);if(t.getUint16(2,r)!==42||s+2>e.length)return Oi;let a=t.getUint16(s,r),n=new Map;for(let h=0,f=s+2;h<a&&f+12<=e.length;h++,f+=
12){let m=t.getUint16(f,r),p=t.getUint16(f+2,r);if(p===3&&(m===274||m===296)&&n.set(m,t.getUint16(f+8,r)),p!==5||m!==282&&m!==283)continue;let y=t.getUint32(f+8,
r);y+8<=e.length&&n.set(m,t.getUint32(y,r)/t.getUint32(y+4,r))}let o=n.get(274),l={2:1,3:2.54}[n.get(296)??2],[c,d]=[n.get(282),n.get(283)];return{orientation:o!==
void 0&&o>=1&&o<=8?o:void 0,resolution:c===void 0||d===void 0||l===void 0?void 0:Ti({x:c*l,y:d*l})}}function Ti({x:e,y:t}){let i=r=>r>=10&&r<=4800;return i(e)&&
i(t)?{x:e,y:t}:void 0}var Kh={195:"a lossless JPEG image",197:"a hierarchical JPEG image",198:"a hierarchical JPEG image",199:"a hierarchical lossless JPEG imag\
e",201:"a JPEG image with arithmetic coding",202:"a JPEG image with arithmetic coding",203:"a lossless JPEG image with arithmetic coding",205:"a hierarchical JP\
EG image with arithmetic coding",206:"a hierarchical JPEG image with arithmetic coding",207:"a hierarchical JPEG image with arithmetic coding",247:"a JPEG-LS im\
age"},Da="save it as a baseline or progressive JPEG with 8 bits, or as a PNG image",Wh=216,ja=217,Vh=218,Ea="Exif\0\0",yt="ICC_PROFILE\0";function qh(e,t){let i=new Xh(
e,t);i.run();let{frame:r}=i;if(!r)throw t("is a JPEG image without a start of frame; it is damaged");if(i.end<0)throw t("is a JPEG image that is cut short; copy\
 or export it again");let s=i.exif&&Ta(i.exif),{width:a,height:n,components:o,ids:l}=r;return{width:a,height:n,components:o,orientation:s?.orientation??1,resolution:i.
jfifResolution??s?.resolution,profile:Hh(i.profileParts),adobe:i.adobe,plainRgb:l==="RGB"&&!i.adobe&&!i.jfif,data:e.subarray(0,i.end)}}var Xh=class{constructor(e,t){
this.bytes=e,this.refuse=t,this.buffer=(0,u.n)(e)}bytes;refuse;frame;jfif=!1;jfifResolution;adobe=!1;exif;profileParts=new Map;end=-1;buffer;run(){let{bytes:e}=this,
t=2;for(;;){if(t=this.nextMarker(t),t<0)return;let i=e[t];if(t++,i===ja){this.end=t;return}if(i===Wh||i===1)continue;if(t+2>e.length)return;let r=e[t]<<8|e[t+1];
if(r<2||t+r>e.length)return;let s=e.subarray(t+2,t+r);if(t+=r,i!==Vh)this.segment(i,s);else if(this.isOnlyScan(s)){let a=this.buffer.indexOf(Jh,t);this.end=a<0?
-1:a+2;return}}}nextMarker(e){let{bytes:t,buffer:i}=this;for(;;){if(e=i.indexOf(255,e)+1,e===0||e>=t.length)return-1;let r=t[e];if(r!==0&&r!==255&&(r<208||r>215))
return e}}isOnlyScan(e){return this.frame?.sequential===!0&&e[0]===this.frame.components}segment(e,t){let i=Kh[e];if(i!==void 0)throw this.refuse(`is ${i}, whic\
h PDF cannot hold; ${Da}`);if(e>=192&&e<=194)this.frame??=this.readFrame(t,e!==194);else if(e===224&&wt(t,"JFIF\0"))this.readJfif(t);else if(e===225&&wt(t,Ea))this.
exif??=t.subarray(Ea.length);else if(e===226&&wt(t,yt)&&t.length>yt.length+2){let[r,s]=t.subarray(yt.length);this.profileParts.has(r)||this.profileParts.set(r,{
of:s,data:t.subarray(yt.length+2)})}else e===238&&wt(t,"Adobe")&&t.length>=12&&(this.adobe=!0)}readFrame(e,t){let[i=0,r=0,s=0,a=0,n=0,o=0]=e,[l,c]=[r<<8|s,a<<8|
n];if(e.length<6+3*o)throw this.refuse("is a JPEG image whose start of frame is damaged");if(i!==8)throw this.refuse(`is a JPEG image with ${i} bits per compone\
nt, which PDF cannot hold; ${Da}`);if(c===0||l===0)throw this.refuse(`is a JPEG image of ${c} × ${l} pixels; it is empty or damaged`);if(o!==1&&o!==3&&o!==4)throw this.
refuse(`is a JPEG image with ${o} components; PDF holds 1, 3 or 4`);let d="";for(let h=0;h<o;h++)d+=String.fromCharCode(e[6+3*h]);return{width:c,height:l,components:o,
ids:d,sequential:t}}readJfif(e){if(this.jfif||(this.jfif=!0,e.length<12))return;let t={1:1,2:2.54}[e[7]],[i,r]=[e[8]<<8|e[9],e[10]<<8|e[11]];t!==void 0&&(this.jfifResolution=
Ti({x:i*t,y:r*t}))}},Jh=Buffer.of(255,ja);function Hh(e){let t=e.size,i=[];for(let r=1;r<=t;r++){let s=e.get(r);if(s?.of!==t)return;i.push(s.data)}return t===0?
void 0:Buffer.concat(i)}function wt(e,t){if(e.length<t.length)return!1;for(let i=0;i<t.length;i++)if(e[i]!==t.charCodeAt(i))return!1;return!0}var Zh=[.3127,.329,
.64,.33,.3,.6,.15,.06],Di=[.9642,1,.8249];function Yh({gray:e,gamma:t,primaries:i}){let r=t===void 0?tf():ef(1/t),s=[{names:["desc"],data:Qh(t===void 0?"sRGB":"\
Colors of a PNG image")},{names:["cprt"],data:Be("text",[...ge("No copyright, use freely"),0])},{names:["wtpt"],data:ze(Di)}];if(e)return Ra("GRAY",[...s,{names:[
"kTRC"],data:r}]);let[a,n,o]=Na(rf(i??Zh));return Ra("RGB ",[...s,{names:["rXYZ"],data:ze(a)},{names:["gXYZ"],data:ze(n)},{names:["bXYZ"],data:ze(o)},{names:["r\
TRC","gTRC","bTRC"],data:r}])}function Ra(e,t){let i=t.flatMap(({names:c})=>c).length,r=132+12*i,s=t.reduce((c,{data:d})=>c+d.length,r),a=new Uint8Array(s),n=new DataView(
a.buffer);n.setUint32(0,s),n.setUint32(8,34603008),a.set(ge(`mntr${e}XYZ `),12);for(let[c,d]of[2e3,1,1,0,0,0].entries())n.setUint16(24+2*c,d);a.set(ge("acsp"),36),
a.set(ze(Di).subarray(8),68),n.setUint32(128,i);let o=132,l=r;for(let{names:c,data:d}of t){for(let h of c)a.set(ge(h),o),n.setUint32(o+4,l),n.setUint32(o+8,d.length),
o+=12;a.set(d,l),l+=d.length}return a}var ge=e=>[...e].map(t=>t.charCodeAt(0));function Be(e,t){let i=8+t.length,r=new Uint8Array(Math.ceil(i/4)*4);return r.set(
ge(e)),r.set(t,8),r}function Qh(e){return Be("desc",[0,0,0,e.length+1,...ge(e),0,...new Array(78).fill(0)])}function ze(e){let t=Be("XYZ ",new Array(12).fill(0)),
i=new DataView(t.buffer);for(let[r,s]of e.entries())i.setInt32(8+4*r,Math.round(s*65536));return t}function ef(e){let t=Math.round(e*256);return Be("curv",[0,0,
0,1,t>>8,t&255])}function tf(){let e=Be("curv",[0,0,4,0,...new Array(2048).fill(0)]),t=new DataView(e.buffer);for(let i=0;i<1024;i++){let r=i/1023,s=r<=.04045?r/
12.92:((r+.055)/1.055)**2.4;t.setUint16(12+2*i,Math.round(s*65535))}return e}function rf([e,t,i,r,s,a,n,o]){let l=[e/t,1,(1-e-t)/t],c=_a([[i/r,1,(1-i-r)/r],[s/a,
1,(1-s-a)/a],[n/o,1,(1-n-o)/o]]),d=ji(Ba(c),l),h=c.map(y=>y.map((g,v)=>g*d[v])),[f,m]=[ji(bt,l),ji(bt,Di)],p=bt.map((y,g)=>y.map(v=>v*m[g]/f[g]));return Ia(Ia(Ba(
bt),p),h)}var bt=[[.8951,.2664,-.1614],[-.7502,1.7135,.0367],[.0389,-.0685,1.0296]],_a=e=>[[e[0][0],e[1][0],e[2][0]],[e[0][1],e[1][1],e[2][1]],[e[0][2],e[1][2],
e[2][2]]],Na=_a,ye=(e,t)=>e[0]*t[0]+e[1]*t[1]+e[2]*t[2],ji=(e,t)=>[ye(e[0],t),ye(e[1],t),ye(e[2],t)];function Ia(e,t){let i=Na(t);return e.map(r=>[ye(r,i[0]),ye(
r,i[1]),ye(r,i[2])])}function Ba([[e,t,i],[r,s,a],[n,o,l]]){let c=e*(s*l-a*o)-t*(r*l-a*n)+i*(r*o-s*n);return[[s*l-a*o,i*o-t*l,t*a-i*s],[a*n-r*l,e*l-i*n,i*r-e*a],
[r*o-s*n,t*n-e*o,e*s-t*r]].map(d=>d.map(h=>h/c))}var sf={0:1,2:3,3:1,4:2,6:4},af={0:[1,2,4,8,16],2:[8,16],3:[1,2,4,8],4:[8,16],6:[8,16]},Ei=16<<20;function nf(e,t){
let i=new of(e,t),r=i.header(),{colourType:s,depth:a}=r,n=sf[s];if(r.width===0||r.height===0)throw t(`is a PNG image of ${r.width} × ${r.height} pixels; it is \
empty or damaged`);if(n===void 0||!af[s].includes(a))throw t(`is a PNG image with ${a} bits and colour type ${s}, which does not exist; it is damaged`);i.rest();
let o=s===3?lf(i,t):void 0;if(i.data.length===0)throw t("is a PNG image without image data; it is damaged or cut short");let{ancillary:l}=i,c=l.get("eXIf");return{
width:r.width,height:r.height,depth:a,colour:{gray:s===0||s===4,palette:s===3,alpha:s>=4},channels:n,interlaced:r.interlaced,palette:o?.subarray(0,3*2**a),transparency:cf(
l.get("tRNS"),s),profile:df(l.get("iCCP")),meaning:uf(l),orientation:(c&&Ta(c).orientation)??1,resolution:mf(l.get("pHYs")),data:i.data}}var of=class{constructor(e,t){
this.bytes=e,this.refuse=t}bytes;refuse;palette;ancillary=new Map;data=[];at=8;type="";header(){let e=this.next();if(this.type==="CgBI")throw this.refuse("is a \
PNG image in Apple's own form (CgBI), which other programs cannot read; export it as an ordinary PNG");if(!e||this.type!=="IHDR"||e.length!==13)throw this.refuse(
"is a PNG image without a header; it is damaged");let[t,i,r]=e.subarray(10);if(t!==0||i!==0||r>1)throw this.refuse("is a PNG image with a compression, filter or\
 interlace method that does not exist; it is damaged");return{width:ie(e,0),height:ie(e,4),depth:e[8],colourType:e[9],interlaced:r===1}}rest(){for(let e=this.next();e&&
this.type!=="IEND";e=this.next()){let{type:t}=this;if(t==="IDAT")e.length>0&&this.data.push(e);else if(t==="PLTE")this.palette??=e;else if(t.charCodeAt(0)&32)this.
ancillary.has(t)||this.ancillary.set(t,e);else throw this.refuse("is a PNG image with a critical chunk that is not known; export it as an ordinary PNG")}}next(){
let{bytes:e,at:t}=this;if(t+12>e.length)return;let i=ie(e,t);return this.type=(0,u.n)(e).toString("latin1",t+4,t+8),this.at=t+12+i,e.subarray(t+8,Math.min(t+8+i,
e.length))}};function lf({palette:e},t){if(!e)throw t("is a PNG image without its palette; it is damaged");if(e.length===0||e.length%3!==0||e.length>768)throw t(
"is a PNG image whose palette is damaged");return e}function cf(e,t){if(!e)return;if(t===3)return e.length>0?e:void 0;let i={0:2,2:6}[t];return i!==void 0&&e.length>=
i?e.subarray(0,i):void 0}function df(e){if(!e)return;let t=e.indexOf(0);if(!(t<0||t>79||e[t+1]!==0))try{let i={stream:Ei,total:Ei,remaining:Ei};return(0,w.i)("F\
lateDecode",e.subarray(t+2),void 0,i)}catch{return}}function uf(e){if(e.has("sRGB"))return"sRGB";let t=e.get("gAMA");if(t?.length!==4)return;let i=ie(t,0)/1e5;if(i<
.1||i>10)return;let r=ff(e.get("cHRM"));return Math.abs(i-1/2.2)<.01&&(!r||r.every((s,a)=>hf(s,za[a])))?"sRGB":{gamma:i,primaries:r}}var hf=(e,t)=>Math.abs(e-t)<
.005,za=[.3127,.329,.64,.33,.3,.6,.15,.06];function ff(e){if(e?.length!==32)return;let t=za.map((i,r)=>ie(e,4*r)/1e5);return t.every((i,r)=>i<=1&&(r%2===0||i>.001))?
t:void 0}function mf(e){if(!(e?.length!==9||e[8]!==1))return Ti({x:ie(e,0)*.0254,y:ie(e,4)*.0254})}var ie=(e,t)=>e[t]*16777216+(e[t+1]<<16|e[t+2]<<8|e[t+3]),pf=10;
async function Ri(e,t,i,r,s){let{ending:a,reached:n}=await Ns(e,t,i,r==="look"?1:pf,s);return n<t?a==="damaged"?"damaged":"short":a==="clean"?"proved":"complete"}
var Ua=class{constructor(e,t,i){this.step=t,this.done=i,this.row=new Uint8Array(e+1),this.above=new Uint8Array(e)}step;done;wrong=!1;row;above;filled=0;take(e){
let{row:t}=this;for(let i=0;i<e.length;){if(this.filled===0&&e.length-i>=t.length){this.finish(e.subarray(i,i+t.length)),i+=t.length;continue}let r=Math.min(t.length-
this.filled,e.length-i);t.set(e.subarray(i,i+r),this.filled),this.filled+=r,i+=r,!(this.filled<t.length)&&(this.filled=0,this.finish(t))}}finish(e){e[0]>4&&(this.
wrong=!0),gf(e,this.above,this.step),this.above.set(e.subarray(1)),this.done(this.above,e[0])}};function gf(e,t,i){let r=e[0],s=e.length;if(r===1)for(let a=1+i;a<
s;a++)e[a]=e[a]+e[a-i];else if(r===2)for(let a=1;a<s;a++)e[a]=e[a]+t[a-1];else if(r===3)for(let a=1;a<s;a++)e[a]=e[a]+((a>i?e[a-i]:0)+t[a-1]>>1);else if(r===4)for(let a=1;a<
s;a++){let n=a>i?e[a-i]:0;e[a]=e[a]+La(n,t[a-1],a>i?t[a-1-i]:0)}}function La(e,t,i){let r=e+t-i,[s,a,n]=[Math.abs(r-e),Math.abs(r-t),Math.abs(r-i)];return s<=a&&
s<=n?e:a<=n?t:i}var Ga=class{constructor(e,t){this.length=e,this.step=t,this.above=new Uint8Array(e),this.batch=new Uint8Array(this.batchSize)}length;step;output=new w.f(
16384);zlib=new le.d({level:6},e=>this.output.copy(e,0,e.length));above;batch;filled=0;get batchSize(){return Math.max(1,Math.floor(65536/(this.length+1)))*(this.
length+1)}add(e,t){let{batch:i,above:r,step:s,length:a}=this,n=this.filled;i[n++]=t;for(let o=0;o<a;o++){let l=o>=s?e[o-s]:0,c=r[o],d=0;t===1?d=l:t===2?d=c:t===
3?d=l+c>>1:t===4&&(d=La(l,c,o>=s?r[o-s]:0)),i[n++]=e[o]-d}r.set(e.subarray(0,a)),this.filled=n,n===i.length&&this.flush(!1)}finish(){return this.flush(!0),this.
output.bytes}flush(e){this.zlib.push(this.batch.subarray(0,this.filled),e),this.batch=new Uint8Array(e?0:this.batchSize),this.filled=0}},yf=[{x:0,y:0,across:8,down:8},
{x:4,y:0,across:8,down:8},{x:0,y:4,across:4,down:8},{x:2,y:0,across:4,down:4},{x:0,y:2,across:2,down:4},{x:1,y:0,across:2,down:2},{x:0,y:1,across:1,down:2}];async function wf({
width:e,height:t,channels:i,depth:r,colour:s,data:a},n,o,l,c){let d=i*r,h=Math.max(1,d>>3),f=new Uint8Array(n*t),m=yf.map(F=>({...F,columns:Math.ceil((e-F.x)/F.
across),rows:Math.ceil((t-F.y)/F.down)})).filter(({columns:F,rows:M})=>F>0&&M>0),p=0,y=0,g=()=>{let F=m[p],M=Math.ceil(F.columns*d/8);return y=0,new Ua(M,h,T=>{
let _=(F.y+y*F.down)*n;d>=8?vf(T,f,_+F.x*h,F.across*h,h):kf(T,F.columns,f,_,F.x,F.across,d),y++})},v=m.map(({columns:F,rows:M})=>M*(Math.ceil(F*d/8)+1)),b=v[0],
A=[g()],S=await Ri(a,bf(v),o,"look",F=>{for(let M=0;M<F.length;){let T=Math.min(b,F.length-M);A[p].take(F.subarray(M,M+T)),M+=T,b-=T,!(b>0||p+1===m.length)&&(p++,
b=v[p],A.push(g()))}});l(A.some(({wrong:F})=>F)?"damaged":S);let $=s.palette||r<8?0:4;for(let F=0;F<t;F++){c(f.subarray(F*n,(F+1)*n),$);let M=o.step(n*8);M&&await M}}
var bf=e=>e.reduce((t,i)=>t+i,0);function vf(e,t,i,r,s){for(let a=0,n=i;a<e.length;n+=r-s)for(let o=0;o<s;o++)t[n++]=e[a++]}function kf(e,t,i,r,s,a,n){let o=(1<<
n)-1;for(let l=0;l<t;l++){let c=l*n,d=e[c>>3]>>8-n-(c&7)&o,h=(s+l*a)*n;i[r+(h>>3)]|=d<<8-n-(h&7)}}var xf=(e,t)=>Math.ceil(e*t/8);async function Sf(e,t,i,r){let{
width:s,height:a,channels:n,depth:o,colour:l}=e,c=xf(s,n*o),d=a*(c+1),h=e.data.reduce((y,{length:g})=>y+g,0);if(d>h*1032+1032)throw i(_i(e));let{imageBytes:f,streamBytes:m}=t.
limits;if(d>f)throw(0,w.d)("imageBytes",`The image has ${d} bytes of pixels; at most ${f} are allowed`,"Make it smaller first");if(e.interlaced&&d>m)throw(0,w.d)(
"streamBytes",`The interlaced image has ${d} bytes of pixels; at most ${m} are allowed`,"Save it without interlacing first",r);let p=l.palette&&e.transparency!==
void 0;if(!e.interlaced&&!l.alpha&&!p){let y=await Ff(e,c,d,t);if(y==="proved")return{colour:Af(e.data),alpha:void 0,alphaDepth:8};if(y!=="complete")throw i(y===
"short"?_i(e):Ka)}return $f(e,c,d,t,i)}var Ka="is a PNG image whose pixels are damaged; copy or export it again",_i=({width:e,height:t})=>`is a PNG image that i\
s cut short: its data is less than ${e} × ${t} pixels; copy or export it again`,Af=e=>e.length===1?e[0]:Buffer.concat(e);async function Ff({data:e},t,i,{pace:r}){
let s={wrong:!1,bytes:0},a=await Ri(e,i,r,"look",n=>{let o=(t+1-s.bytes%(t+1))%(t+1);for(let l=o;l<n.length;l+=t+1)n[l]>4&&(s.wrong=!0);s.bytes+=n.length});return s.
wrong?"damaged":a}async function $f(e,t,i,r,s){let a=new Pf(e,t);if(e.interlaced)await wf(e,t,r.pace,Wa(e,s),(n,o)=>a.add(n,o));else{let n=Math.max(1,e.channels*
e.depth>>3),o=new Ua(t,n,(c,d)=>a.add(c,d)),l=await Ri(e.data,i,r.pace,"work",c=>o.take(c));Wa(e,s)(o.wrong?"damaged":l)}return a.finish()}var Wa=(e,t)=>i=>{if(i===
"short")throw t(_i(e));if(i==="damaged")throw t(Ka)},Pf=class{constructor(e,t){this.png=e;let{width:i,depth:r,channels:s,colour:a,transparency:n}=e,o=this.bytesPerSample=
r===16?2:1,l=a.alpha?s-1:s,c=a.alpha?i*l*o:t;this.colour=new Ga(c,a.alpha?l*o:Math.max(1,s*r>>3)),this.colourRow=new Uint8Array(a.alpha?c:0),a.palette&&n&&(this.
entries=new Uint8Array(256).fill(255),this.entries.set(n.subarray(0,256)));let d=a.alpha||this.entries!==void 0;this.alphaRow=new Uint8Array(d?i*o:0),d&&(this.alpha=
new Ga(this.alphaRow.length,o))}png;colour;alpha;colourRow;alphaRow;bytesPerSample;entries;opaque=!0;add(e,t){if(this.png.colour.alpha)this.separate(e),this.colour.
add(this.colourRow,t),this.alpha.add(this.alphaRow,t);else{if(this.colour.add(e,t),!this.entries)return;this.lookUp(e,this.entries),this.alpha.add(this.alphaRow,
0)}this.opaque&&(this.opaque=this.alphaRow.every(i=>i===255))}finish(){let e=this.opaque?void 0:this.alpha?.finish();return{colour:this.colour.finish(),alpha:e,
alphaDepth:this.bytesPerSample===2?16:8}}separate(e){let{colourRow:t,alphaRow:i,bytesPerSample:r}=this,s=(this.png.channels-1)*r,a=0,n=0;for(let o=0;o<i.length;){
for(let l=0;l<s;l++)t[n++]=e[a++];for(let l=0;l<r;l++)i[o++]=e[a++]}}lookUp(e,t){let{alphaRow:i}=this,{depth:r}=this.png,s=(1<<r)-1;for(let a=0;a<i.length;a++){
let n=a*r;i[a]=t[e[n>>3]>>8-r-(n&7)&s]}}},Mf={1:"GRAY",3:"RGB ",4:"CMYK"},Cf=["scnr","mntr","prtr","spac"],Va={1:"DeviceGray",3:"DeviceRGB",4:"DeviceCMYK"};function qa(e,t){
if(!e||e.length<132)return;let i=(0,u.n)(e),r=n=>i.toString("latin1",n,n+4),s=i.readUInt32BE(0),a=e[8];if(!(!(s>=132&&s<=e.length&&a>=2&&a<=4&&r(36)==="acsp"&&Cf.
includes(r(12)))||r(16)!==Mf[t]))return{bytes:e.subarray(0,s),version:a}}var Xa=new WeakMap;function Of(e,{bytes:t},i){let r=Xa.get(e)??[];Xa.set(e,r);let s=r.find(
o=>Buffer.compare(o.bytes,t)===0);if(s)return s.ref;let a=(0,u.z)({N:i,Alternate:(0,u.A)(Va[i]),Filter:(0,u.A)("FlateDecode")}),n=e.add(new u.u(a,(0,w.j)(t)));return r.
push({bytes:t,ref:n}),n}var Tf=e=>t=>(0,x.d)([{field:e,message:t}]),Ja="it must be a PNG or JPEG image";async function Ha(e,t,i){let{bytes:r}=e,s=Tf(t);if(r.length===
0)throw s(`is an empty file; ${Ja}`);let a=Zt(r);if(a==="a JPEG image")return new jf(qh(r,s));if(a!=="a PNG image")throw s(`is ${a??"not an image"}; ${Ja}`);let n=nf(
r,s);return new Ef(n,await Sf(n,i,s,t))}var Df={1:[1,0,0,1,0,0],2:[-1,0,0,1,1,0],3:[-1,0,0,-1,1,1],4:[1,0,0,-1,0,1],5:[0,-1,-1,0,1,1],6:[0,-1,1,0,0,1],7:[0,1,1,
0,0,0],8:[0,1,-1,0,1,0]},Za=class{constructor({width:e,height:t,orientation:i,resolution:r},s,a){this.components=s,this.profile=a,this.width=e,this.height=t,this.
upright=Df[i];let n=i>=5;this.displayed=n?{width:t,height:e}:{width:e,height:t},this.resolution=n&&r?{x:r.y,y:r.x}:r}components;profile;width;height;displayed;upright;resolution;embedded=new WeakMap;profiled=new WeakMap;get iccVersion(){
return this.profile?.version}get version(){return this.bitsPerComponent===16||this.iccVersion===4?"1.5":this.transparency==="soft-mask"?"1.4":"1.3"}embed(e,{profiled:t=!1}={}){
let i=t&&!this.profile&&this.components!==4,r=i?this.profiled:this.embedded,s=r.get(e);if(s)return s;let a=i?Ya({gray:this.components===1}):this.profile,n=a?[(0,u.A)(
"ICCBased"),Of(e,a,this.components)]:(0,u.A)(Va[this.components]),o=e.add(this.stream(e,n));return r.set(e,o),o}entries(e,t){return(0,u.z)({Type:(0,u.A)("XObjec\
t"),Subtype:(0,u.A)("Image"),Width:this.width,Height:this.height,ColorSpace:e,BitsPerComponent:this.bitsPerComponent,...t})}},jf=class extends Za{constructor(e){
super(e,e.components,qa(e.profile,e.components)),this.jpeg=e}jpeg;kind="jpeg";bitsPerComponent=8;transparency="none";stream(e,t){let{components:i,adobe:r,plainRgb:s,
data:a}=this.jpeg,n=this.entries(t,{Filter:(0,u.A)("DCTDecode"),DecodeParms:s?(0,u.z)({ColorTransform:0}):void 0,Decode:i===4&&r?[1,0,1,0,1,0,1,0]:void 0});return new u.u(
n,a)}},Ef=class extends Za{constructor(e,t){let i=e.colour.gray?1:3;super(e,i,qa(e.profile,i)??_f(e)),this.png=e,this.pixels=t;let r=e.transparency!==void 0&&!e.
colour.palette;this.transparency=t.alpha?"soft-mask":r?"colour-key":"none"}png;pixels;kind="png";transparency;get bitsPerComponent(){return this.png.depth}stream(e,t){
let{png:i,pixels:r}=this,{palette:s}=i,a=i.colour.alpha?i.channels-1:i.channels,n=this.entries(s?[(0,u.A)("Indexed"),t,s.length/3-1,new u.q(s)]:t,{...this.flate(
a,i.depth),SMask:r.alpha&&this.softMask(e,r.alpha),Mask:this.transparency==="colour-key"?Rf(i):void 0});return new u.u(n,r.colour)}softMask(e,t){let i=this.pixels.
alphaDepth,r=this.entries((0,u.A)("DeviceGray"),{BitsPerComponent:i,...this.flate(1,i)});return e.add(new u.u(r,t))}flate(e,t){let i=(0,u.z)({Predictor:15,Colors:e,
BitsPerComponent:t,Columns:this.width});return{Filter:(0,u.A)("FlateDecode"),DecodeParms:i}}};function Rf({transparency:e,depth:t}){let i=[];for(let r=0;r<e.length;r+=
2){let s=(e[r]<<8|e[r+1])&2**t-1;i.push(s,s)}return i}function _f({meaning:e,colour:{gray:t}}){if(e!==void 0)return Ya(e==="sRGB"?{gray:t}:{gray:t,...e})}var Ya=e=>({
bytes:Yh(e),version:2}),Nf="OctavoImage";async function If(e,t,i,r){let{transparency:s,layer:a,image:n}=t,o=await(0,w.P)(e,i),l=await r.prepared.ofFile(n.bytes,
"image",()=>Ha(n,"image",r)),{kinds:c}=o,d=c.map(S=>(0,w.r)(S,t.margin)),h=c.map((S,$)=>d[$]&&Bf(l,S,d[$],t.image_width)),f=zf(o,d,h);if(f.length>0)throw(0,x.d)(
f);let m=(0,w.D)(e),p=l.embed(e,{profiled:m!==void 0}),y=s===0?p:Uf(e,p,s),g=c.map((S,$)=>{let{width:F,height:M}=h[$],[T,_]=(0,w.u)(S,d[$],t.position,F,M),Xe=(0,w.t)(
l.upright,[F,0,0,M,T,_]);return(0,w.y)((0,w.t)(Xe,(0,w.q)(S)))}),v=s>0||l.transparency==="soft-mask",b=await(0,w.O)(e,o,{layer:a,subtype:"Watermark",groupColorSpace:v?
(0,w.H)(m):void 0,on:({kind:S})=>({resources:[{category:"XObject",name:Nf,ref:y}],operators:([$])=>`q ${g[S]} cm /${$} Do Q`})}),A=m&&Lf(m,l,v);return A&&b.push(
(0,w.G)(e,m,A)),{notes:b,version:l.version}}function Bf({displayed:e},t,i,r){let s=e.height/e.width,a=Math.min(i.width,i.height/s),n=r===void 0?a:r*72/t.userUnit;
return n>a*(1+1e-9)?void 0:{width:n,height:n*s}}function zf({kinds:e,pages:t},i,r){let s=t.find(({kind:d})=>!i[d]);if(s)return[{field:"margin",message:(0,w.w)(s.
index,e[s.kind])}];let a=t.find(({kind:d})=>!r[d]);if(!a)return[];let[n,o]=[e[a.kind],i[a.kind]],[l,c]=[(0,w.v)(o.width,n),(0,w.v)(o.height,n)];return[{field:"i\
mage_width",message:`is too large for page ${a.index+1}, where the margins leave ${l} × ${c} inches for the image`}]}function Uf(e,t,i){let r=Math.round(100-i)/
100,s=(0,u.z)({Type:(0,u.A)("ExtGState"),ca:r,CA:r,BM:(0,u.A)("Normal"),SMask:(0,u.A)("None")}),a=(0,u.z)({ExtGState:(0,u.z)({G0:s}),XObject:(0,u.z)({X0:t})}),n=(0,u.z)(
{Type:(0,u.A)("XObject"),Subtype:(0,u.A)("Form"),BBox:[0,0,1,1],Resources:a});return e.add(new u.u(n,Buffer.from("/G0 gs /X0 Do","latin1")))}function Lf(e,t,i){
if(e.part==="1"){if(i)return w.F.transparency;if(t.bitsPerComponent===16)return w.F.sixteenBits;if(t.iccVersion===4)return w.F.profile}return t.components===4&&
t.iccVersion===void 0&&!(0,w.E)(e,4)?w.F.cmyk:void 0}var Ue={code:"no_pages_selected",message:"The document has none of the pages that were asked for, so nothin\
g was changed."};function Ni({first_page:e,last_page:t,pages:i},r){if(i!==void 0)return(0,C.i)(i,r);let s=r===1?"1 page":`${r} pages`,a=[];if(e>r&&a.push({field:"\
first_page",message:`is ${e}, but the document has ${s}`}),t!==void 0&&t>r&&a.push({field:"last_page",message:`is ${t}, but the document has ${s}`}),a.length===
0&&t!==void 0&&e>t&&a.push({field:"first_page",message:`is ${e}, which is after last_page (${t})`,mentions:["last_page"]}),a.length>0)throw(0,x.d)(a);return Uint32Array.
from({length:(t??r)-e+1},(n,o)=>e+o)}var Ii="1.4";async function vt(e,{pages:t,open_password:i},r,s){let a=await D(e.bytes,r,{password:i}),n=a.pages.count,o=(0,C.i)(
t,n);if(o.length===0){let p=a.suspect?await N(a):e.bytes;return{documents:[{name:e.name,bytes:p,pageCount:n}],notes:[Ue],facts:{pageCount:n,stampedPages:0}}}let{
notes:l,facts:c,version:d=Ii,write:h}=await s(a,o),f={version:d>Ii?d:Ii},m=h?await h(f):await N(a,f);return{documents:[{name:e.name,bytes:m,pageCount:n}],notes:l,
facts:{pageCount:n,stampedPages:o.length,...c}}}var Gf=(e,t,i)=>vt(e,t,i,(r,s)=>If(r,t,s,i));function j(e,t){if(t===0||e instanceof u.s)return e;if(e instanceof
u.r)return new u.s(t,e.number);if(Array.isArray(e))return e.map(r=>j(r,t));if(e instanceof u.u||!(e instanceof u.t))return e;let i=new u.t;for(let[r,s]of e)i.set(
r,j(s,t));return i}var re=class{constructor(e=[],t=i=>i){this.meaning=t,this.taken=new Set([...e].map(t))}meaning;taken;last=new Map;get size(){return this.taken.
size}has(e){return this.taken.has(this.meaning(e))}add(e){this.taken.add(this.meaning(e))}free(e){let t=e.startsWith("þÿ");for(let i=(this.last.get(e)??1)+1;;i++){
let r=`_${i}`,s=e+(t?[...r].map(a=>`\0${a}`).join(""):r);if(!this.has(s))return this.last.set(e,i),this.add(s),s}}},B=e=>(0,u.n)(e.bytes).toString("latin1"),se=e=>new u.q(
Uint8Array.from(Buffer.from(e,"latin1"))),Qa=(e,t)=>e<t?-1:e>t?1:0;function Le(e,t,i=8){let[r,s]=[e.document.resolve(e.value),t.document.resolve(t.value)];if(i===
0)return!1;let a=(n,o)=>Le({document:e.document,value:n},{document:t.document,value:o},i-1);return r instanceof u.q?s instanceof u.q&&Buffer.compare(r.bytes,s.bytes)===
0:Array.isArray(r)?Array.isArray(s)&&r.length===s.length&&r.every((n,o)=>a(n,s[o])):r instanceof u.t?s instanceof u.t&&r.size===s.size&&[...r].every(([n,o])=>s.
has(n)&&a(o,s.get(n))):r instanceof u.u?s instanceof u.u&&a(r.dict,s.dict)&&Buffer.compare(e.document.encoded(r),t.document.encoded(s))===0:r!==null&&typeof r==
"object"?s!==null&&typeof s=="object"&&"text"in r&&"text"in s&&r.text===s.text:r===s}var Kf=["Order","AS","RBGroups","Locked"];function en(e){let t=e.filter(({document:d})=>d.
dict(d.catalog.get("OCProperties")));if(t.length===0||t.length===1&&t[0].index===0)return;let{document:i}=e[0],r=i.dict(i.catalog.get("OCProperties")),s=[],[a,n]=[
[],[]],o=new Map(Kf.map(d=>[d,[]]));for(let d of t){let h=d.document.dict(d.document.catalog.get("OCProperties")),f=d.document.dict(h.get("D")),m=(p,y)=>(d.document.
array(p?.get(y))??[]).map(g=>j(g,d.index));for(let p of m(h,"OCGs"))s.push(p);for(let[p,y]of o)for(let g of m(f,p))y.push(g);for(let p of m(f,"ON"))a.push(p);for(let p of Wf(
d,h,f))n.push(p)}let l=new u.t(r&&i.dict(r.get("D")));l.delete("BaseState");for(let[d,h]of[...o,["ON",a],["OFF",n]])h.length>0?l.set(d,h):l.delete(d);let c=new u.t(
r);c.set("OCGs",s),c.set("D",l),i.editCatalog().set("OCProperties",i.add(c))}function Wf({index:e,document:t},i,r){let s=o=>t.array(r?.get(o))??[];if(!(0,u.y)(t.
resolve(r?.get("BaseState")),"OFF"))return s("OFF").map(o=>j(o,e));let a=o=>o!==null&&typeof o=="object"&&"number"in o?o.number:-1,n=new Set(s("ON").map(a));return(t.
array(i.get("OCGs"))??[]).filter(o=>!n.has(a(o))).map(o=>j(o,e))}async function Vf({bytes:e},t,i){let r={repaired:!1},s=()=>{r.repaired=!0};try{return{overlay:await D(
e,{...i,onRepaired:s},{password:t}),isRepaired:r.repaired}}catch(a){throw a instanceof x.b?qf(a,e):a}}function qf(e,t){let i=(r,s)=>(0,x.d)([{field:r,message:s}]);
switch(e.code){case"password_required":return i("overlay","needs a password: give it as overlay_password");case"wrong_password":return i("overlay_password","doe\
s not open the overlay");case"unsupported_encryption":return i("overlay","is protected in a way that is not supported, such as by a certificate");case"unreadabl\
e_document":{let r=Zt(t);return i("overlay",r===void 0||r==="a PDF document"?Xf:`is ${r}; it must be a PDF document`)}case"limit_exceeded":{let r=e.issues.map(({
message:s})=>({field:"overlay",message:s}));return new x.b(e.code,e.message,{issues:r,...e.advice===void 0?{}:{advice:e.advice}})}default:return e}}var Xf="cann\
ot be read, or has no pages: it must be a complete PDF document";function tn(e,t,i){let r=new w.L(t),s=[],a=0;for(;r.next();){let{operator:n,operands:o}=r,l=n===
"BDC"?" BMC":n==="DP"?" MP":void 0;if(l===void 0||o.length!==2)continue;let c=r.text(1);(c.startsWith("/")?e.dict(i?.get(c.slice(1)))?.has("MCID"):/\/MCID\b/.test(
c))&&(s.push(t.subarray(a,o[0].end),Buffer.from(l,"latin1")),a=r.end)}return a===0?t:Buffer.concat([...s,t.subarray(a)])}var kt=1;async function Jf(e,t,i,r,s,a){
let n=await a.prepare(i.resources),o=t.entry(t.pages.number(i.index),"Group"),{filters:l,data:c}=Hf(t,i,s),d=(0,u.z)({Type:(0,u.A)("XObject"),Subtype:(0,u.A)("F\
orm"),BBox:[...r.box],Matrix:[...(0,w.s)((0,w.q)(r))],Resources:new u.s(kt,n.number),Group:o===void 0?void 0:j(o,kt),...l});return e.add(new u.u(d,c))}function Hf(e,t,i){
let r=i.own(t),{isWhole:s,isKnown:a,open:n}=i.condition(r),o=r.length===1?e.get(r[0]):void 0,l=i.content(r),c=e.dict(e.dict(t.resources)?.get("Properties")),d=tn(
e,l,c);if(o instanceof u.u&&(!a||s&&n.excess===0&&d===l)){let f=new u.t([...o.dict].filter(([m])=>m==="Filter"||m==="DecodeParms"));return As(f),{filters:Object.
fromEntries(j(f,kt)),data:e.encoded(o)}}let h=n.excess===0?d:(0,w.K)(d,0);return{filters:{Filter:(0,u.A)("FlateDecode")},data:(0,w.j)(h)}}var Zf=new Set(["Page",
"Pages","Catalog","StructElem","StructTreeRoot","Annot"]),Yf=class{constructor(e){this.overlay=e}overlay;seen=new Set;shared=new Map;async prepare(e){let t=this.
asObject(e);return await this.release(t),t}asObject(e){if((0,u.w)(e)&&(0,u.v)(this.overlay.resolve(e)))return e;let t=this.overlay.dict(e)??new u.t,i=this.shared.
get(t);return i||this.shared.set(t,i=this.overlay.add(t)),i}async release(e){let{overlay:t,seen:i}=this,r=[e];for(let s=r.pop();s!==void 0;s=r.pop())if(s instanceof
u.r){if(i.has(s.number))continue;i.add(s.number);let a=t.job.pace.step(1e3);a&&await a;let n=t.get(s),o=n instanceof u.u?n.dict:n;if((0,u.v)(o)){if(this.isApart(
o))continue;this.untie(s,n,o,e)}r.push(t.get(s))}else if(Array.isArray(s))for(let a of s)r.push(a);else if(s instanceof u.u)for(let a of s.dict.values())r.push(
a);else if((0,u.v)(s)){this.isFont(s)&&!s.has("Resources")&&s.set("Resources",e);for(let a of s.values())r.push(a)}}isApart(e){let t=this.overlay.resolve(e.get(
"Type"));return t!==null&&typeof t=="object"&&"text"in t&&Zf.has(t.text)}isFont(e){return(0,u.y)(this.overlay.resolve(e.get("Subtype")),"Type3")&&e.has("CharPro\
cs")}untie(e,t,i,r){let{overlay:s}=this,a=t instanceof u.u&&(0,u.y)(s.resolve(i.get("Subtype")),"Form"),n=i.has("StructParent")||i.has("StructParents"),o=!i.has(
"Resources")&&(a||this.isFont(i)),l=a?this.withoutIds(t,s.dict(i.get("Resources")??r)):void 0;if(!n&&!o&&!l)return;let c=s.edit(e),d=c instanceof u.u?c.dict:c;d.
delete("StructParent"),d.delete("StructParents"),o&&d.set("Resources",r),l&&(d.set("Filter",(0,u.A)("FlateDecode")),d.delete("DecodeParms"),s.put(e,new u.u(d,(0,w.j)(
l))))}withoutIds(e,t){let i=this.overlay.decodedPart(e);if(!i?.whole)return;let r=tn(this.overlay,i.data,this.overlay.dict(t?.get("Properties")));return r===i.data?
void 0:r}},Qf="OctavoOverlay";async function em(e,t,i,r){let{overlay:s,overlay_password:a,layer:n,repeat:o,fit:l}=t;if(Buffer.compare(s.bytes,e.bytes)===0)throw(0,x.d)(
[{field:"overlay",message:"is the document itself: choose another document"}]);let{overlay:c,isRepaired:d}=await Vf(s,a,r),h=c.pages.count,f=await(0,w.P)(e,i),m=await(0,w.P)(
c,Uint32Array.from({length:Math.min(h,i.length)},(A,S)=>S+1)),p=new w.M(c),y=new Yf(c),g=[];for(let A of m.pages)g.push(await Jf(e,c,A,m.kinds[A.kind],p,y));let v=new Map,
b=await(0,w.O)(e,f,{layer:n,subtype:"Watermark",on:({kind:A},S)=>{let $=tm(S,h,o);if($===void 0)return;let F=m.pages[$],M=`${A} ${F.kind}`,T=v.get(M);return T===
void 0&&v.set(M,T=(0,w.y)(im(f.kinds[A],m.kinds[F.kind],l))),{resources:[{category:"XObject",name:Qf,ref:g[$]}],operators:([_])=>`q ${T} cm /${_} Do Q`}}});return en(
[{index:0,document:e},{index:kt,document:c}]),b.push(...rm(e,c,m.pages.length,d)),{notes:b,facts:{stampedPages:o==="none"?Math.min(h,i.length):i.length},write:async A=>(await e.
pages.settle(),dt([e,c],A))}}function tm(e,t,i){return e<t?e:{last:t-1,all:e%t,none:void 0}[i]}function im(e,t,i){let[r,s]=[(0,w.p)(e),(0,w.p)(t)],a=i==="page"?
Math.min(r.width/s.width,r.height/s.height):t.userUnit/e.userUnit,[n,o]=i==="page"?[(r.width-s.width*a)/2,(r.height-s.height*a)/2]:[0,0];return(0,w.t)([a,0,0,a,
n,o],(0,w.q)(e))}function rm(e,t,i,r){let s=[],a=(0,w.D)(e);a&&!sm(e,t)&&s.push((0,w.G)(e,a,w.F.overlay));let n=0;for(let o=0;o<i;o++)n+=t.array(t.entry(t.pages.
number(o),"Annots"))?.length??0;return n>0&&s.push({code:"overlay_annotations_left_out",message:`${n} ${n===1?"annotation":"annotations"} of the overlay, such a\
s links or form fields, ${n===1?"was":"were"} not carried over.`}),r&&s.push({code:"overlay_repaired",message:"The overlay was damaged and had to be repaired: c\
heck that it looks as it should."}),s}function sm(e,t){if((0,w.D)(e)?.part!==(0,w.D)(t)?.part)return!1;let i=r=>({document:r,value:r.resolve(r.catalog.get("Outp\
utIntents"))});return Le(i(e),i(t))}var am=(e,t,i)=>vt(e,t,i,(r,s)=>em(r,t,s,i)),nm=async(e,t,i)=>{let{first_number:r}=t,s=await vt(e,t,i,async(n,o)=>{let{addPageNumbers:l}=await Promise.resolve().then(()=>E(require("./page-numbers-D6E7ZEIP.js")));
return await i.pace.rest(),{notes:await l(n,e.name,t,o,i.prepared)}}),a=r+Number(s.facts.stampedPages);return{...s,facts:{...s.facts,lastNumber:a-1,nextNumber:a}}},
om=(e,t,i)=>vt(e,t,i,async(r,s)=>{let{addTextWatermark:a}=await Promise.resolve().then(()=>E(require("./text-watermark-MWL67AQS.js")));return await i.pace.rest(),
{notes:await a(r,t,s,i.prepared)}}),lm=class{constructor(e,t){this.removal=e,this.destinations=t,this.document=e.document}removal;destinations;document;pages=new Map;structKeys=new Set;via=new Int32Array;removedLinks=0;touch(e,t){
if(!this.prune(e,t))return;let i=this.pageOf(e,t);if(this.forget(t),this.removal.remove(e),i===void 0){this.removal.chase(e);return}let r=this.pages.get(i);r||this.
pages.set(i,r=new Set),r.add(e)}touchPage(e){let t=this.document.entry(e,"Annots"),i=this.document.array(t);if(!i)return;let r=i.filter(s=>{if(this.removal.isGone(
s))return!1;let a=this.document.dict(s),n=(0,k.g)(s,(0,k.g)(t,e));return!a||!this.prune(n,a)?!0:(this.forget(a),(0,u.w)(s)&&this.removal.remove(s.number),!1)});
r.length<i.length&&this.setAnnots(e,r)}flush(){for(let[e,t]of this.pages){let i=this.document.array(this.document.entry(e,"Annots"))??[],r=i.filter(a=>!this.removal.
isGone(a));r.length<i.length&&this.setAnnots(e,r);let s=new Set(i.map(a=>(0,u.w)(a)?a.number:-1));for(let a of t)s.has(a)||this.removal.chase(a)}this.pages.clear()}prune(e,t){
if(this.destinations.pruneTargets(e,t)&&(0,u.y)(t.get("Subtype"),"Link"))return this.removedLinks++,!0;for(let i of["P","Popup","IRT"])this.removal.isGone(t.get(
i))&&(this.document.edit(e),t.delete(i),i==="IRT"&&t.delete("RT"));return(0,u.y)(t.get("Subtype"),"Popup")&&this.removal.isGone(t.get("Parent"))}pageOf(e,t){let{
pages:i}=this.document,r=t.get("P");if((0,u.w)(r)&&i.indexOf(r.number)>=0)return r.number;let s=this.via[e]??0;return[s,this.via[s]??0].find(a=>i.indexOf(a)>=0)}forget(e){
let t=this.document.resolve(e.get("StructParent"));typeof t=="number"&&this.structKeys.add(t)}setAnnots(e,t){this.document.patch(e,{Annots:t.length>0?t:void 0})}};
function rn(e){return e.has("Rect")&&e.has("Subtype")}var cm=["Parent","StructParents","B","DPart","PieceInfo","Annots"],dm=["Type","Kids","Count"],um=class{constructor(e){
this.document=e,this.allowance=new k.e(e)}document;allowance;copyPage(e){let{document:t}=this,i=t.pages.number(e),r=t.pages.attribute(e,"Resources");(0,u.v)(r)&&
t.patch(i,{Resources:t.add(r)});let s=t.dict(new u.r(i))??new u.t,a=new u.t([["Type",new u.p("Page")]]);for(let[l,c]of s)!cm.includes(l)&&!dm.includes(l)&&a.set(
l,this.clone(c));for(let l of Ht){let c=t.pages.attribute(e,l);c!==void 0&&!a.has(l)&&a.set(l,this.clone(c))}let n=t.add(a),o=t.array(s.get("Annots"));return o&&
o.length>0&&a.set("Annots",this.copyAnnotations(o,n)),n.number}clone(e){return De(e,this.allowance.spend)}copyAnnotations(e,t){let{document:i}=this,r=new Map,s=[],
a=[];for(let n of e){let o=i.dict(n);if(!o||(0,u.w)(n)&&r.has(n.number))continue;let l=(0,u.y)(o.get("Subtype"),"Widget");if(l&&Mi(i,o)==="Sig")continue;let c=this.
clone(l&&(0,u.w)(n)?this.asKid(n):o);if(c.delete("StructParent"),c.set("P",t),s.push(c),!(0,u.w)(n)){a.push(c);continue}let d=i.add(c);r.set(n.number,d),a.push(
d),l&&this.addKid(c,d)}for(let n of s)hm(n,r);return a}asKid(e){let{document:t}=this,i=t.dict(e);if(!i.has("T")&&!i.has("FT"))return i;t.edit(e);let r=new u.t;for(let o of ha){
let l=i.get(o);l!==void 0&&(r.set(o,l),i.delete(o))}this.divideActions(i,r),r.set("Kids",[e]);let s=t.add(r),a=r.get("Parent");i.set("Parent",s),(0,u.w)(a)&&sn(
t,a.number,t.dict(a),"Kids",e,s);let n=(0,k.h)(t,"AcroForm");for(let o of["Fields","CO"])n&&sn(t,n.holder,n.dict,o,e,s);return i}divideActions(e,t){let i=this.document.
dict(e.get("AA"));if(!i)return;let[r,s]=[new u.t,new u.t];for(let[a,n]of i)(["K","F","V","C"].includes(a)?r:s).set(a,n);r.size>0&&t.set("AA",r),s.size>0?e.set("\
AA",s):e.delete("AA")}addKid(e,t){let i=e.get("Parent"),r=this.document.dict(i);if(!(0,u.w)(i)||!r)return;this.document.edit(i);let s=this.document.array(r.get(
"Kids"));s&&!(0,u.w)(r.get("Kids"))?s.push(t):r.set("Kids",[...s??[],t])}};function hm(e,t){let i=(0,u.y)(e.get("Subtype"),"Popup")?["Parent"]:["Popup","IRT"];for(let r of i){
let s=e.get(r);if(!(0,u.w)(s))continue;let a=t.get(s.number);a?e.set(r,a):e.delete(r)}}function sn(e,t,i,r,s,a){let n=e.array(i?.get(r));!i||!n?.some(o=>(0,u.w)(
o)&&o.number===s.number)||(e.edit(t),i.set(r,n.map(o=>(0,u.w)(o)&&o.number===s.number?a:o)))}var an=e=>`/${e}`,nn=e=>`(${e}`,fm=class{constructor(e){this.removal=
e,this.document=e.document,this.allowance=new k.e(this.document)}removal;document;names=new Set;settled=new Set;allowance;successors=new Map;get removedNames(){
return this.names.size}isDead(e){if(e==null)return!1;if(this.removal.isGone(e))return!0;let t=this.document.resolve(e);if(t instanceof u.p)return this.names.has(
an(t.text));if(t instanceof u.q)return this.names.has(nn((0,k.i)(t)));if((0,u.x)(t))return this.removal.isGone(t[0]);if(!(0,u.v)(t))return!1;let i=t.get("D");return this.
removal.isGone(i)||this.removal.isGone(this.document.array(i)?.[0])}refresh(){this.settled.clear(),this.successors.clear()}pruneNames(){let e=(0,k.h)(this.document,
"Dests");for(let[i,r]of e?[...e.dict]:[])this.isDead(r)&&(this.document.edit(e.holder),e.dict.delete(i),this.names.add(an(i)),(0,u.w)(r)&&this.removal.remove(r.
number));e?.dict.size===0&&this.document.editCatalog().delete("Dests");let t=(0,k.h)(this.document,"Names");if(t){this.pruneNameTree(t,"Dests",(i,r)=>this.isDead(
r)?(this.names.add(nn(i)),(0,u.w)(r)&&this.removal.remove(r.number),!0):!1);for(let i of["Pages","Templates"])this.pruneNameTree(t,i,(r,s)=>this.removal.isGone(
s))}}pruneTargets(e,t){let i=!1;this.isDead(t.get("Dest"))&&(this.document.edit(e),t.delete("Dest"),i=!0),this.pruneAction(e,t,"A")&&(i=!0);let r=t.get("AA"),s=this.
document.dict(r);return s&&(this.pruneActions((0,k.g)(r,e),s),s.size===0&&(this.document.edit(e),t.delete("AA"))),i&&!t.has("Dest")&&!t.has("A")}pruneActions(e,t){
for(let i of[...t.keys()])this.pruneAction(e,t,i)}pruneOpenAction(){let{catalog:e,catalogNumber:t}=this.document,i=e.get("OpenAction");(0,u.v)(this.document.resolve(
i))?this.pruneAction(t,e,"OpenAction"):this.isDead(i)&&(this.document.edit(t),e.delete("OpenAction"))}isDeadAction(e){let t=e.get("S");return(0,u.y)(t,"GoTo")?this.
isDead(e.get("D")):(0,u.y)(t,"Thread")&&!e.has("F")&&this.removal.isGone(e.get("D"))}pruneAction(e,t,i){let r=t.get(i);if(r===void 0)return!1;let[s,...a]=this.living(
[r]);if(s===void 0)return this.document.edit(e),t.delete(i),!0;s!==r&&(this.document.edit(e),t.set(i,s));let n=this.document.dict(s);if(!n)return!1;let o=Bi(this.
document,n.get("Next")),l=a.filter(c=>!o.includes(c));return l.length>0&&(this.document.edit((0,k.g)(s,e)),n.set("Next",[...o,...l])),this.pruneChain(s,e),!1}pruneChain(e,t){
let i=[[e,(0,k.g)(e,t)]];for(let r=i.pop();r;r=i.pop()){let[s,a]=r,n=this.document.dict(s);if(!n||(0,u.w)(s)&&this.settled.has(s.number)||((0,u.w)(s)&&this.settled.
add(s.number),this.isDead(n.get("SD"))&&(this.document.edit(a),n.delete("SD")),!n.has("Next")))continue;let o=Bi(this.document,n.get("Next")),l=this.living(o);(l.
length!==o.length||l.some((c,d)=>c!==o[d]))&&(this.document.edit(a),l.length===0?n.delete("Next"):n.set("Next",l.length===1?l[0]:[...l]));for(let c of l)i.push(
[c,(0,k.g)(c,a)])}}living(e){let t,i=[],r=[],s=[...e].reverse();for(let a=s.pop();a!==void 0;a=s.pop()){if(this.removal.isGone(a))continue;let n=this.document.dict(
a);if(!n||!this.isDeadAction(n)){i.push(a);continue}let o=(0,u.w)(a)?this.successors.get(a.number):void 0;if(o){for(let l of o)i.push(l);continue}if((0,u.w)(a)&&
s.length===0&&i.length===0&&r.push(a.number),t??=new k.f(this.document,this.allowance),n.has("Next")&&t.first(a))for(let l of Bi(this.document,n.get("Next")).reverse())
s.push(l)}for(let a of r)this.successors.set(a,i);return i}pruneNameTree(e,t,i){let r=e.dict.get(t);if(r===void 0)return;let s=(0,k.g)(r,e.holder),{empty:a}=(0,k.k)(
this.document,r,s,"Names",(n,o)=>i((0,k.i)(n),o));a&&(this.document.edit(e.holder),e.dict.delete(t))}};function Bi(e,t){return t==null?[]:[...e.array(t)??[t]]}function on(e){
let t=e.catalog.get("DPartRoot");if(t===void 0)return;let i=new k.f(e),r=[t];for(let s=r.pop();s!==void 0;s=r.pop()){let a=e.dict(s),n=e.array(s);if(!(!i.first(
s)||!(a??n))){for(let o of n??[])r.push(o);for(let o of["DPartRootNode","DParts"]){let l=a?.get(o);l!==void 0&&r.push(l)}(0,u.w)(s)&&e.remove(s)}}e.editCatalog().
delete("DPartRoot")}var mm=class{constructor(e,t){this.removal=e,this.destinations=t,this.document=e.document,this.allowance=new k.e(this.document)}removal;destinations;document;dead=new Set;repaired=new Set;allowance;get removedItems(){
return this.dead.size}touch(e,t){this.removal.isGone(t.get("SE"))&&(this.document.edit(e),t.delete("SE")),this.destinations.pruneTargets(e,t)&&this.dead.add(e)}async touchAll(){
let e=(0,k.h)(this.document,"Outlines"),t=new k.f(this.document),i=[e?.dict.get("First")];for(;i.length>0;){let r=i.pop(),s=this.document.dict(r);if(!s||!(0,u.w)(
r)||!t.first(r))continue;this.touch(r.number,s),i.push(s.get("Next"),s.get("First"));let a=this.document.job.pace.step(200);a&&await a}}async flush(){for(let t of this.
dead){let i=this.document.dict(new u.r(t));i&&this.unlink(t,i);let r=this.document.job.pace.step(1e3);r&&await r}let e=(0,k.h)(this.document,"Outlines");!e||this.
dead.size===0||this.document.dict(e.dict.get("First"))||this.document.editCatalog().delete("Outlines")}unlink(e,t){let i=t.get("Parent"),r=this.document.dict(i);
if(r&&(0,u.w)(i)&&this.isLinked(e,t,i.number,r)){let s=this.kidsOf(t);this.splice(t,s,i,r);let a=s.reduce((n,o)=>n+1+Math.max(0,zi(this.document,o.item)),0);this.
recount(i,zi(this.document,t)>0?-1:a-1),!r.has("First")&&r.has("Title")&&!r.has("Dest")&&!r.has("A")&&this.dead.add(i.number)}this.removal.remove(e)}splice(e,t,i,r){
let s=this.itemAt(e.get("Prev")),a=this.itemAt(e.get("Next")),[n,o]=[t[0],t.at(-1)];s?this.link(s,"Next",n??a):this.link({item:r,ref:i},"First",n??a),a?this.link(
a,"Prev",o??s):this.link({item:r,ref:i},"Last",o??s);for(let[l,c]of t.entries())this.link(c,"Parent",{item:r,ref:i}),this.link(c,"Prev",t[l-1]??s),this.link(c,"\
Next",t[l+1]??a)}recount(e,t){let i=this.visit(),r=e;for(let s=this.document.dict(r);t!==0&&s&&(0,u.w)(r)&&i.first(r);s=this.document.dict(r)){let a=zi(this.document,
s);if(a===0)return;this.document.edit(r);let n=Math.abs(a)+t;if(n>0&&s.has("First")?s.set("Count",Math.sign(a)*n):s.delete("Count"),a<0)return;r=s.get("Parent")}}isLinked(e,t,i,r){
let s=()=>{let n=this.itemAt(t.get("Prev")),o=n?n.item.get("Next"):r.get("First");return(0,u.w)(o)&&o.number===e};if(s())return!0;if(this.repaired.has(i))return!1;
this.repaired.add(i);let a;for(let n of this.kidsOf(r)){let o=n.item.get("Prev");((0,u.w)(o)?o.number:void 0)!==a?.ref.number&&this.link(n,"Prev",a),a=n}return s()}visit(){
return new k.f(this.document,this.allowance)}kidsOf(e){let t=[],i=this.visit();for(let r=this.itemAt(e.get("First"));r&&i.first(r.ref);r=this.itemAt(r.item.get(
"Next")))t.push(r);return t}itemAt(e){let t=this.document.dict(e);return t&&(0,u.w)(e)?{item:t,ref:e}:void 0}link(e,t,i){this.document.edit(e.ref),i?e.item.set(
t,i.ref):e.item.delete(t)}};function pm(e){return e.has("Title")&&e.has("Parent")&&!e.has("S")&&!e.has("Subtype")&&!e.has("FT")}function zi(e,t){let i=e.resolve(
t.get("Count"));return typeof i=="number"?i:0}var gm=class{constructor(e){this.removal=e,this.document=e.document,this.root=(0,k.h)(this.document,"StructTreeRoo\
t")}removal;document;root;open=new Set;unsaid=new Map;silenced=new Set;identifierRemoved=!1;removedElements=0;dropKeys(e){let t=this.root?.dict.get("ParentTree");
if(!this.root||t===void 0||e.size===0)return;let i=Float64Array.from(e).sort(),r=(n,o)=>{let l=bm(i,n);return l<i.length&&i[l]<=o},s=(n,o)=>e.has(n)?(this.touchParents(
o),!0):!1,{empty:a}=(0,k.k)(this.document,t,(0,k.g)(t,this.root.holder),"Nums",s,r);a&&(this.document.edit(this.root.holder),this.root.dict.delete("ParentTree"))}touch(e){
this.open.add(e)}touchRoot(){this.root&&this.open.add(this.root.holder)}async flush(){if(!this.root)return;for(let i of this.open){this.open.delete(i);let r=this.
document.job.pace.step(500);r&&await r,i===this.root.holder?this.pruneRoot(this.root):this.pruneElement(i)}let e=this.root.dict.get("IDTree");if(!this.identifierRemoved||
e===void 0)return;this.identifierRemoved=!1;let t=(i,r)=>this.removal.isGone(r);(0,k.k)(this.document,e,(0,k.g)(e,this.root.holder),"Names",t).empty&&(this.document.
edit(this.root.holder),this.root.dict.delete("IDTree"))}touchParents(e){(0,u.w)(e)&&!(0,u.x)(this.document.resolve(e))&&this.open.add(e.number);for(let[t,i]of(this.
document.array(e)??[]).entries()){if(!(0,u.w)(i))continue;this.open.add(i.number);let r=this.unsaid.get(i.number);r||this.unsaid.set(i.number,r=new Set),r.add(t)}}pruneElement(e){
let t=this.document.dict(new u.r(e));if(!t)return;this.pruneReferences(e,t);let i=t.get("Pg"),r=i===void 0?this.unsaid.get(e):void 0,s=this.kidsOf(t),a=s.filter(
o=>!this.isLost(o,i,r));if(this.removal.isGone(i)&&(this.document.edit(e),t.delete("Pg")),a.length===s.length)return;let n=t.get("P");a.length===0?(t.has("ID")&&
(this.identifierRemoved=!0),this.removal.remove(e),this.removedElements++):(this.document.edit(e),t.set("K",a.length===1?a[0]:a)),(0,u.w)(n)&&this.open.add(n.number),
this.silence(a.length===0?n:new u.r(e))}pruneRoot({dict:e,holder:t}){let i=this.kidsOf(e),r=i.filter(a=>!this.removal.isGone(a));if(r.length===i.length)return;if(this.
document.edit(t),r.length>0){e.set("K",r.length===1?r[0]:r);return}let s=this.document.editCatalog();s.delete("StructTreeRoot"),s.delete("MarkInfo")}isLost(e,t,i){
return typeof e=="number"?this.removal.isGone(t)||(i?.has(e)??!1):this.removal.isGone(e)?!0:(0,u.v)(e)?(0,u.y)(e.get("Type"),"OBJR")&&this.removal.isGone(e.get(
"Obj"))?!0:((0,u.y)(e.get("Type"),"MCR")||(0,u.y)(e.get("Type"),"OBJR"))&&this.removal.isGone(e.get("Pg")??t):!1}pruneReferences(e,t){let i=this.document.array(
t.get("Ref")),r=i?.filter(s=>!this.removal.isGone(s));!i||!r||r.length===i.length||(this.document.edit(e),r.length>0?t.set("Ref",r):t.delete("Ref"))}silence(e){
for(;(0,u.w)(e)&&!this.silenced.has(e.number);){this.silenced.add(e.number);let t=this.document.dict(e);t?.has("ActualText")&&(this.document.edit(e),t.delete("A\
ctualText")),e=t?.get("P")}}kidsOf(e){let t=e.get("K");return t==null?[]:this.document.array(t)??[t]}};function ym(e){return(0,u.y)(e.get("Type"),"StructElem")?
!0:!e.has("Type")&&e.has("S")&&(0,u.w)(e.get("P"))&&(e.has("K")||e.has("Pg"))}function wm(e){return(0,u.y)(e.get("Type"),"MCR")||(0,u.y)(e.get("Type"),"OBJR")}function bm(e,t){
let[i,r]=[0,e.length];for(;i<r;){let s=i+r>>1;e[s]<t?i=s+1:r=s}return i}var vm=class{constructor(e){this.removal=e,this.document=e.document}removal;document;threads;touch(e,t){
if(!this.removal.isGone(t.get("P")))return;let[i,r]=[t.get("N"),t.get("V")],[s,a]=[this.document.dict(i),this.document.dict(r)],n=this.threadStartingAt(e);if(this.
threads.delete(e),this.removal.remove(e),!(0,u.w)(i)||i.number===e||!s){n&&this.removal.remove(n.number);return}a&&(0,u.w)(r)&&(this.document.edit(r),a.set("N",
i),this.document.edit(i),s.set("V",r)),n&&(this.document.edit(n).set("F",i),this.document.edit(i),s.set("T",n),this.threads.set(i.number,n))}threadStartingAt(e){
if(!this.threads){this.threads=new Map;for(let t of this.document.array(this.document.catalog.get("Threads"))??[]){let i=this.document.dict(t)?.get("F");(0,u.w)(
t)&&(0,u.w)(i)&&this.threads.set(i.number,t)}}return this.threads.get(e)}flush(){let{catalog:e,catalogNumber:t}=this.document,i=e.get("Threads"),r=this.document.
array(i),s=r?.filter(a=>{let n=this.document.dict(a);return n?this.document.dict(n.get("F"))!==void 0:!this.removal.isGone(a)});!r||!s||s.length===r.length||(this.
document.edit(t),s.length>0?e.set("Threads",s):e.delete("Threads"))}};function km(e){return(0,u.w)(e.get("N"))&&(0,u.w)(e.get("V"))&&(e.has("R")||e.has("P"))&&!e.
has("S")}function xm(e,t){let{removal:i}=e,{document:r}=i,s=r.get(t);(0,u.x)(s)?Sm(i,t,s):(0,u.v)(s)&&Am(e,r,t,s)}function Sm(e,t,i){e.isGone(i[0])&&i[1]instanceof
u.p&&e.remove(t),e.chase(t)}function Am(e,t,i,r){let{annotations:s,destinations:a,outlines:n,removal:o,structure:l,threads:c}=e;i===t.catalogNumber?$m(e,r):(0,u.y)(
r.get("Type"),"Page")||t.pages.indexOf(i)>=0?(a.pruneTargets(i,r),s.touchPage(i),Pm(o,i,r)):pm(r)?n.touch(i,r):ym(r)?l.touch(i):wm(r)?(o.remove(i),o.chase(i)):km(
r)?c.touch(i,r):Fm(e,t,i,r)}function Fm(e,t,i,r){let{annotations:s,destinations:a,form:n,removal:o,structure:l}=e;rn(r)&&s.touch(i,r),t.get(i)!==null&&(r.has("K\
ids")&&n.touch(i),r.has("Fields")&&n.touchForm(),(r.has("ParentTree")||(0,u.y)(r.get("Type"),"StructTreeRoot"))&&l.touchRoot(),!rn(r)&&(a.pruneTargets(i,r),r.get(
"S")instanceof u.p?a.pruneChain(r,i):a.pruneActions(i,r),!(!a.isDeadAction(r)&&!(r.has("D")&&a.isDead(r)))&&(r.has("Next")||o.remove(i),o.chase(i))))}function $m({
destinations:e,form:t,removal:i,structure:r},s){e.pruneOpenAction(),e.pruneTargets(i.document.catalogNumber,s),t.touchForm(),r.touchRoot()}function Pm(e,t,i){let{
document:r}=e,s=r.dict(i.get("SeparationInfo")),a=r.array(s?.get("Pages"));!s||!a?.some(n=>e.isGone(n))||(r.edit((0,k.g)(i.get("SeparationInfo"),t)),s.set("Page\
s",a.filter(n=>!e.isGone(n))))}var Mm=10;async function ln(e,t){let{pages:i}=e,{numbers:r,dropped:s,repeated:a,used:n}=await Cm(e,t),o=r.length!==i.count||r.some(
(h,f)=>h!==i.number(f)),l=t.every((h,f)=>f===0||h>t[f-1]);o&&((0,k.o)(e,t),on(e));let c=s.length>0?Om(e,s):void 0;o&&await(l?i.keep(n):i.rebuild(r));let d=c?await Tm(
e,r,c):void 0;return{pageCount:r.length,removedPages:s.length,repeatedPages:a,removedOutlineItems:d?.outlines.removedItems??0,removedDestinations:d?.destinations.
removedNames??0,removedLinks:d?.annotations.removedLinks??0,removedFields:d?.form.removedFields??0,removedStructureElements:d?.structure.removedElements??0,removedXfa:d?.
form.removedXfa??!1}}async function Cm(e,t){let{pages:i}=e,r=new um(e),s=new Uint8Array(i.count),a=[],n=0;for(let l of t){let c=l-1;if(s[c]){a.push(r.copyPage(c)),
n++;let d=e.job.pace.step(4e3);d&&await d}else a.push(i.number(c));s[c]=1}let o=[];for(let l=0;l<i.count;l++)s[l]||o.push(i.number(l));return{numbers:a,dropped:o,
repeated:n,used:s}}function Om(e,t){let i=new Set,r=new Map,s=new Set,a=e.dict(e.catalog.get("StructTreeRoot"))!==void 0;for(let n of t){let o=a?e.resolve(e.entry(
n,"StructParents")):null;typeof o=="number"&&s.add(o);let l=e.entry(n,"Annots"),c=e.array(l)??[];(0,u.w)(l)&&r.set(l.number,c);for(let d of c)(0,u.w)(d)&&i.add(
d.number)}return{pages:t,annotations:i,arrays:r,structKeys:s}}async function Tm(e,t,i){let r=cn(e),{destinations:s,removal:a,structure:n}=r;for(let l of i.pages)
a.remove(l);s.pruneNames(),r.form.dropXfa(),n.dropKeys(i.structKeys),await n.flush(),s.removedNames>0&&await Dm(r,t);let o=new Set([...a.removed(),...i.annotations]);
return await dn(r,o,async({live:l,referrers:c})=>{jm(r,i,l,c),await Em(r,i.annotations)}),r}function cn(e){let t=new k.d(e),i=new fm(t);return{removal:t,destinations:i,
annotations:new lm(t,i),outlines:new mm(t,i),form:new ua(t),structure:new gm(t),threads:new vm(t)}}async function dn(e,t,i){let{destinations:r,removal:s}=e,{document:a}=s;
for(let n=0;n<Mm&&t.size>0;n++){let o=await fe(a,{watched:t});e.annotations.via=o.via,r.refresh(),n===0&&await i?.(o);for(let l of[...o.referrers].sort((c,d)=>c-
d)){xm(e,l);let c=a.job.pace.step(1e3);c&&await c}await Rm(e),t=s.takeChased()}}async function Dm({annotations:e,destinations:t,outlines:i,removal:r},s){let{document:a}=r;
t.pruneOpenAction(),t.pruneTargets(a.catalogNumber,a.catalog),await i.touchAll();for(let n of s){let o=a.job.pace.step(2e3);o&&await o,a.entry(n,"AA")!==void 0&&
t.pruneTargets(n,a.get(n)),e.touchPage(n)}}function jm({removal:e},t,i,r){let{document:s}=e,a=o=>{for(let l of o??[])(0,u.w)(l)&&t.annotations.delete(l.number)};
for(let[o,l]of t.arrays)i[o]&&a(l);let n=!1;for(let o of r)s.pages.indexOf(o)>=0?a(s.array(s.entry(o,"Annots"))):Array.isArray(s.get(o))&&(n=!0);if(n)for(let o of s.
pages.numbers){let l=s.entry(o,"Annots");(0,u.w)(l)&&r.has(l.number)&&a(s.array(l))}}async function Em({form:e,removal:t,structure:i},r){let{document:s}=t,a=new Set,
n=s.catalog.has("StructTreeRoot"),o=s.catalog.has("AcroForm");for(let l of r){let c=s.job.pace.step(200);c&&await c;let d=n?s.resolve(s.entry(l,"StructParent")):
null;if(typeof d=="number"&&a.add(d),o&&(0,u.y)(s.resolve(s.entry(l,"Subtype")),"Widget")){let h=s.dict(new u.r(l));if(h&&e.losing(h),h&&e.keepsAsField(l,h))continue}
t.remove(l)}i.dropKeys(a)}async function Rm({annotations:e,form:t,outlines:i,structure:r,threads:s}){e.flush(),r.dropKeys(e.structKeys),e.structKeys.clear(),await r.
flush(),t.flush(),await i.flush(),s.flush()}async function xt(e,t,i,r){let s=await D(e.bytes,i,{password:t}),a=s.pages.count,n=r(a);if(!n){let c=s.suspect?await N(
s):e.bytes,d=a;return{documents:[{name:e.name,bytes:c,pageCount:d}],notes:[Ue],facts:{sourcePageCount:a,pageCount:d}}}let o=await ln(s,n),l=await N(s);return{documents:[
{name:e.name,bytes:l,pageCount:o.pageCount}],notes:Nm(o),facts:_m(a,o)}}function _m(e,t){let{pageCount:i,removedPages:r,repeatedPages:s}=t,a={sourcePageCount:e,
pageCount:i};return s>0&&(a.repeatedPages=s),r>0&&(a.removedPages=r,a.removedOutlineItems=t.removedOutlineItems,a.removedDestinations=t.removedDestinations,a.removedLinks=
t.removedLinks,a.removedFields=t.removedFields),a}function Nm({removedXfa:e}){return e?[{code:"xfa_removed",message:"The XFA form of the document described remo\
ved pages and was dropped. The fields themselves remain."}]:[]}var Im=(e,t,i)=>xt(e,t.open_password,i,r=>{let s=Ni(t,r);if(s.length===0)throw(0,x.d)([{field:"pa\
ges",message:"names no page of the document: at least one page must remain"}]);return s}),Bm=/xmlns(?::([\w.-]{1,64}))?\s{0,8}=\s{0,8}["']http:\/\/www\.w3\.org\/2000\/09\/xmldsig#/g;
function zm(e,t,i){let r=e.resolve(t),s="";for(let a of(0,u.x)(r)?r:[t]){let n=e.resolve(a);if(n instanceof u.q&&(s=Buffer.from(n.bytes).toString("latin1")),!(0,u.w)(
a)||!(n instanceof u.u))continue;let o;try{o=Buffer.from(e.decoded(n)).toString("latin1")}catch{continue}let l=Um(o,s,i);if(l===o)continue;let c=new u.t([...n.dict].
filter(([d])=>d!=="Filter"&&d!=="DecodeParms"));e.put(a,new u.u(c,Buffer.from(l,"latin1")))}}function Um(e,t,i){let r=new Set([...e.matchAll(Bm)].map(([,o])=>o??
"")),[s,a]=t==="datasets"?[0,e.length]:[e.indexOf("<xfa:datasets"),e.indexOf("</xfa:datasets")],n=o=>s>=0&&o>=s&&o<a;return(0,w.A)(e,(o,l,c)=>{let[d,h=""]=o.split(
":").reverse();return d==="Signature"?l.includes("xmldsig")||h!==""&&r.has(h):i&&o==="signature"&&!n(c)})}var Lm=new Set(["Type","Rect","P","NM","M","F","AP","A\
S","OC","StructParent","AF","ca","CA","BM","Lang"]),Gm=2,Km=4,Wm=32,Vm=100;async function St(e,t){let i=cn(e),r=await qm(e),s=new Set,a=new Set,n=r.map(({dict:o})=>Jm(
e,o));for(let o of r)Hm(i,o,t,s,a);return s.size>0&&await Qm(i,s,a),t0(e,s.size>0),{fields:n,usageRights:i0(e)}}async function qm(e){let t=ee(e,["/Sig"]);if(t.length===
0)return[];for(let n of t)Xm(e,n);let i=new Map;for(let{number:n,dict:o,type:l}of te(e))l==="Sig"&&n!==void 0&&Ui(e,i,n,o);let r=new Set([...i.values()].flatMap(
({number:n,widgets:o})=>[n,...o])),s=ee(e,["/Sig","/Widget"]).filter(n=>{let o=r.has(n)?null:e.get(n);return(0,u.v)(o)&&(o.has("T")||(0,u.y)(o.get("Subtype"),"W\
idget"))&&Mi(e,o)==="Sig"}),a=s.length>0?(await fe(e)).live:void 0;for(let n of s)a?.[n]===1&&Ui(e,i,n,e.get(n));return[...i.values()]}function Xm(e,t){let i=[e.
get(t)];for(let r=i.pop();r!==void 0;r=i.pop()){if((0,u.v)(r))for(let s of r.values())i.push(s);if(Array.isArray(r))for(let[s,a]of r.entries())!(0,u.v)(a)||!(0,u.y)(
a.get("FT"),"Sig")?i.push(a):(e.edit(t),r[s]=e.add(a))}}function Ui(e,t,i,r){if(!(0,u.v)(e.resolve(X(e,r,"V"))))return;let s=r.get("Parent"),a=e.dict(s);if(!r.has(
"T")&&(0,u.w)(s)&&a?.has("T")){Ui(e,t,s.number,a),t.get(s.number)?.widgets.add(i);return}if(t.has(i))return;let n=(e.array(r.get("Kids"))??[]).flatMap(o=>(0,u.w)(
o)?[o.number]:[]);t.set(i,{number:i,dict:r,widgets:new Set((0,u.y)(r.get("Subtype"),"Widget")?[i,...n]:n)})}function Jm(e,t){let i=[],r=t;for(let s=0;r&&s<Vm;s++){
let a=e.resolve(r.get("T"));a instanceof u.q&&i.unshift((0,k.b)(a)),r=e.dict(r.get("Parent"))}return i.join(".")}function Hm({removal:e},{number:t,dict:i,widgets:r},s,a,n){
let{document:o}=e;a.add(t);let l=X(o,i,"V");(0,u.w)(l)&&e.remove(l.number);for(let c of r){let d=o.get(c);if(!(0,u.v)(d))continue;if(a.add(c),s==="keep"&&Zm(o,d)){
Ym(o,c,d);continue}let h=o.resolve(d.get("StructParent"));typeof h=="number"&&n.add(h),e.remove(c)}r.has(t)||e.remove(t)}function Zm(e,t){let i=e.resolve(t.get(
"F")),r=typeof i=="number"?i:0;if(r&Gm||r&Wm&&!(r&Km))return!1;let[s,a,n,o]=(e.array(t.get("Rect"))??[]).map(l=>e.resolve(l));return typeof s=="number"&&typeof a==
"number"&&typeof n=="number"&&typeof o=="number"&&s!==n&&a!==o&&e.dict(t.get("AP"))?.has("N")===!0}function Ym(e,t,i){e.edit(t);for(let s of[...i.keys()])Lm.has(
s)||i.delete(s);i.set("Subtype",new u.p("Stamp"));let r=e.dict(i.get("AP"))?.get("N");r!==void 0&&i.set("AP",new u.t([["N",r]]))}async function Qm(e,t,i){let{removal:r,
structure:s}=e,{document:a}=r;e0(e,t);let n=(0,k.h)(a,"AcroForm");for(let o of["Fields","CO"]){let l=a.array(n?.dict.get(o)),c=l?.filter(d=>!r.isGone(d)&&!((0,u.w)(
d)&&t.has(d.number)));!n||!l||!c||c.length===l.length||(a.edit(n.holder),c.length>0||o==="Fields"?n.dict.set(o,c):n.dict.delete(o))}s.dropKeys(i),await s.flush(),
await dn(e,new Set(r.removed()))}function e0({removal:e},t){let{document:i}=e;for(let{number:r,dict:s}of te(i).reverse()){let a=i.array(s.get("Kids")),n=a?.filter(
o=>!e.isGone(o)&&!((0,u.w)(o)&&t.has(o.number)));r===void 0||!a||!n||n.length===a.length||(i.edit(r),n.length>0?s.set("Kids",n):(0,u.y)(s.get("Subtype"),"Widget")?
s.delete("Kids"):e.remove(r))}}function t0(e,t){let i=(0,k.h)(e,"AcroForm");if(!i)return;i.dict.has("SigFlags")&&(e.edit(i.holder),i.dict.delete("SigFlags")),zm(
e,i.dict.get("XFA"),t);let r=(e.array(i.dict.get("Fields"))??[]).length===0&&!i.dict.has("DR")&&!i.dict.has("XFA");t&&r&&e.editCatalog().delete("AcroForm")}function i0(e){
let{catalog:t}=e;if(!["Perms","DSS","Legal","Extensions"].some(n=>t.has(n)))return!1;let i=e.dict(t.get("Perms")),r=i?.has("UR3")===!0||i?.has("UR")===!0;e.edit(
e.catalogNumber);for(let n of["Perms","DSS","Legal"])t.delete(n);let s=e.dict(t.get("Extensions"));if(!s?.has("ESIC"))return r;let a=new u.t([...s].filter(([n])=>n!==
"ESIC"));return a.size>0?t.set("Extensions",a):t.delete("Extensions"),r}var r0=/\/([^\s()<>[\]{}/%]*)|([+-]*(?:\d+\.?\d*|\.\d+))|([A-Za-z'"*]+)|\((?:\\.|[^\\()])*\)|[[\]]/g,
s0={g:1,rg:3,k:4};function un(e){let t,i=0,r="0 g",s=[];for(let[a,n,o,l]of e.matchAll(r0))if(n!==void 0)s.push(`/${o0(n)}`);else if(o!==void 0)s.push(n0(o));else if(l===
void 0)s.push(a);else{let c=s0[l];if(l==="Tf"){let[d,h]=s.slice(-2);typeof d=="string"&&d.startsWith("/")&&(t=d.slice(1)),i=typeof h=="number"?Math.min(Math.abs(
h),a0):0}else if(c!==void 0){let d=s.slice(-c);d.length===c&&d.every(h=>typeof h=="number")&&(r=`${d.join(" ")} ${l}`)}s=[]}return{font:t,size:i,colour:r}}var a0=2e3;
function n0(e){let t=Number(e.replace(/^[+-]*/,""));return/^[+-]*-/.test(e)?-t:t}var o0=e=>e.replace(/#([0-9a-fA-F]{2})/g,(t,i)=>String.fromCharCode(parseInt(i,
16))),hn=".notdef space exclam quotedbl numbersign dollar percent ampersand quoteright parenleft parenright asterisk plus comma hyphen period slash zero one two\
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
sissmall 001.000 001.001 001.002 001.003 Black Bold Book Light Medium Regular Roman Semibold".split(" ");function l0(e){try{let t=new DataView(e.buffer,e.byteOffset,
e.byteLength),i=e.length>12?t.getUint32(0):0;if(i===1330926671){let r=fn(t).get("CFF ");return r&&mn(e.subarray(r.at,r.at+r.length))}if(i===65536||i===1953658213)
return c0(t);if(e[0]===1&&e[1]===0)return mn(e);if(e[0]===37||e[0]===128)return m0(e)}catch(t){if(!(t instanceof RangeError))throw t}}function fn(e){let t=new Map,
i=e.getUint16(4);for(let r=0;r<i;r++){let s=12+r*16,a=String.fromCharCode(...[0,1,2,3].map(n=>e.getUint8(s+n)));t.set(a,{at:e.getUint32(s+8),length:e.getUint32(
s+12)})}return t}function c0(e){let t=fn(e),[i,r,s,a,n,o]=["head","loca","glyf","maxp","cmap","post"].map(b=>t.get(b));if(!i||!r||!s||!a)return;let l=e.getUint16(
a.at+4),c=e.getUint16(i.at+50)===1,d=b=>c?e.getUint32(r.at+b*4):e.getUint16(r.at+b*2)*2,h=b=>b>=0&&b<l&&d(b+1)>d(b),f=n?d0(e,n.at):[],m=(b,A)=>f.find(S=>S.platform===
b&&(A===void 0||S.encoding===A))?.at,p=m(3,10)??m(3,1)??m(0),y=m(3,0),g=m(1,0),v;return{kind:"truetype",unicode:b=>p===void 0?0:At(e,p,b),code:b=>y!==void 0?At(
e,y,61440+b)||At(e,y,b):g===void 0?0:At(e,g,b),has:b=>typeof b=="number"?b>0&&b<l:(v??=o?h0(e,o):new Map,h(v.get(b)??-1)),isDrawn:h}}function d0(e,t){let i=Math.
min(e.getUint16(t+2),64);return Array.from({length:i},(r,s)=>{let a=t+4+s*8;return{platform:e.getUint16(a),encoding:e.getUint16(a+2),at:t+e.getUint32(a+4)}})}function At(e,t,i){
try{switch(e.getUint16(t)){case 0:return i<256?e.getUint8(t+6+i):0;case 4:return i>65535?0:u0(e,t,i);case 6:{let r=e.getUint16(t+6),s=e.getUint16(t+8);return i>=
r&&i<r+s?e.getUint16(t+10+(i-r)*2):0}case 12:{let[r,s]=[0,e.getUint32(t+12)-1];for(;r<=s;){let a=r+s>>1,n=t+16+a*12;if(i<e.getUint32(n))s=a-1;else if(i>e.getUint32(
n+4))r=a+1;else return e.getUint32(n+8)+i-e.getUint32(n)}return 0}default:return 0}}catch{return 0}}function u0(e,t,i){let r=e.getUint16(t+6),[s,a]=[t+14,t+16+r];
for(let n=0;n<r;n+=2){if(i>e.getUint16(s+n))continue;let o=e.getUint16(a+n);if(i<o)return 0;let l=e.getUint16(a+r+n),c=a+2*r+n,d=e.getUint16(c);if(d===0)return i+
l&65535;let h=e.getUint16(c+d+(i-o)*2);return h===0?0:h+l&65535}return 0}function h0(e,{at:t,length:i}){let r=new Map;if(e.getUint32(t)!==131072)return r;let s=e.
getUint16(t+32),a=[];for(let n=t+34+s*2;n<t+i;){let o=e.getUint8(n),l="";for(let c=1;c<=o&&n+c<e.byteLength;c++)l+=String.fromCharCode(e.getUint8(n+c));a.push(l),
n+=o+1}for(let n=0;n<s;n++){let o=a[e.getUint16(t+34+n*2)-258];o!==void 0&&r.set(o,n)}return r}function mn(e){let t=new DataView(e.buffer,e.byteOffset,e.byteLength),
i=Ft(t,t.getUint8(2)),r=Ft(t,i.end),s=Ft(t,r.end),a=f0(t,r.offsets[0]??0,r.offsets[1]??0),n=a.get(17)?.[0];if(n===void 0)return;let o=Ft(t,n).offsets.length-1,l=a.
has(3102),c=a.get(15)?.[0]??0,d=new Set,h=m=>{let p=hn[m];if(p!==void 0)return p;let y=m-hn.length,[g,v]=[s.offsets[y],s.offsets[y+1]];return g===void 0||v===void 0?
"":Buffer.from(e.subarray(g,v)).toString("latin1")},f=m=>{d.add(l?m:h(m))};if(c<=2&&!l){if(c===0)for(let m=1;m<=228;m++)f(m)}else{let m=t.getUint8(c),p=c+1;for(let y=1;y<
o;){let g=t.getUint16(p),v=m===0?0:m===1?t.getUint8(p+2):t.getUint16(p+2);p+=m===0?2:m===1?3:4;for(let b=0;b<=v&&y<o;b++,y++)f(g+b)}}return pn(l?"cid":"named",d)}
var pn=(e,t)=>({kind:e,unicode:()=>0,code:()=>0,has:i=>t.has(i),isDrawn:()=>!0});function Ft(e,t){let i=e.getUint16(t);if(i===0)return{offsets:[],end:t+2};let r=e.
getUint8(t+2),s=t+3+(i+1)*r-1,a=Array.from({length:i+1},(n,o)=>{let l=0;for(let c=0;c<r;c++)l=l*256+e.getUint8(t+3+o*r+c);return s+l});return{offsets:a,end:a[i]}}
function f0(e,t,i){let r=new Map,s=[];for(let a=t;a<i;){let n=e.getUint8(a++);if(n<=21){let o=n===12?3072+e.getUint8(a++):n;r.set(o,s),s=[]}else if(n===28)s.push(
e.getInt16(a)),a+=2;else if(n===29)s.push(e.getInt32(a)),a+=4;else if(n===30){for(;a<i&&(e.getUint8(a++)&15)!==15;);s.push(0)}else n<=246?s.push(n-139):n<=250?s.
push((n-247)*256+e.getUint8(a++)+108):s.push(-(n-251)*256-e.getUint8(a++)-108)}return r}function m0(e){let t=e[0]===128?p0(e):Buffer.from(e),i=t.indexOf("eexec");
if(i<0)return;let r=i+5;for(;r<t.length&&[9,10,13,32].includes(t[r]);)r++;let s=/^[0-9a-fA-F\s]{8}/.test(t.toString("latin1",r,r+8))?Buffer.from(t.toString("lat\
in1",r).replace(/[^0-9a-fA-F]/g,""),"hex"):t.subarray(r),a=Buffer.alloc(s.length),n=55665;for(let[c,d]of s.entries())a[c]=d^n>>8,n=(d+n)*52845+22719&65535;let o=a.
indexOf("/CharStrings");if(o<0)return;let l=new Set;for(let c=o+12;;){let d=a.indexOf("/",c);if(d<0)break;let h=/^\/(\S+) +(\d+) +(?:RD|-\|) /.exec(a.toString("\
latin1",d,d+96));h&&l.add(h[1]),c=d+(h?h[0].length+Number(h[2]):1)}return l.size>0?pn("named",l):void 0}function p0(e){let t=[];for(let i=0;i+6<=e.length&&e[i]===
128&&e[i+1]!==3;){let r=e[i+2]|e[i+3]<<8|e[i+4]<<16;t.push(e.subarray(i+6,i+6+r)),i+=6+r}return Buffer.concat(t)}var g0="space:20 exclam:21 quotedbl:22 numbersi\
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
afii61352:2116 divisionslash:2215 bulletoperator:2219",gn=new Map,Li=new Map;for(let e of g0.split(" ")){let[t,i]=e.split(":"),r=parseInt(i,16);gn.set(t,r),Li.has(
r)||Li.set(r,t)}function y0(e){let t=gn.get(e);if(t!==void 0)return t;let i=/^(?:uni([0-9A-F]{4})|u([0-9A-F]{4,6}))$/.exec(e),r=i?parseInt(i[1]??i[2],16):void 0;
return r!==void 0&&r<=1114111?r:void 0}var yn=e=>Li.get(e)??`uni${e.toString(16).toUpperCase().padStart(4,"0")}`,wn=" !\"#$%&’()*+,-./0123456789:;<=>?@ABCDEFGHIJ\
KLMNOPQRSTUVWXYZ[\\]^_‘abcdefghijklmnopqrstuvwxyz{|}~\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0¡¢£⁄¥ƒ§¤'“«‹›ﬁﬂ\0–†‡·\0¶•‚„”»…‰\0¿\0`´ˆ˜¯˘˙¨\0˚¸\0˝˛ˇ—\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0Æ\0ª\0\0\0\0ŁØŒ\
º\0\0\0\0\0æ\0\0\0ı\0\0łøœß\0\0\0\0",w0=" !\"#$%&'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz{|}~\0ÄÅÇÉÑÖÜáàâäãåçéè\
êëíìîïñóòôöõúùûü†°¢£§•¶ß®©™´¨≠ÆØ∞±≤≥¥µ∂∑∏π∫ªºΩæø¿¡¬√ƒ≈∆«»… ÀÃÕŒœ–—“”‘’÷◊ÿŸ⁄¤‹›ﬁﬂ‡·‚„‰ÂÊÁËÈÍÎÏÌÓÔÒÚÛÙıˆ˜¯˘˙˚¸˝˛ˇ",
Gi=" !\"#$%&'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz{|}~€\0‚ƒ„…†‡ˆ‰Š‹Œ\0Ž\0\0‘’“”•–—˜™š›œ\0žŸ ¡¢£¤¥¦§¨©ª«¬­®¯°±²³´µ¶·¸¹º»\
¼½¾¿ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖ×ØÙÚÛÜÝÞßàáâãäåæçèéêëìíîïðñòóôõö÷øùúûüýþÿ",bn={Helvetica:"278 278\
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
1 500 500 500 500 500 500 500 722 444 444 444 444 444 278 278 278 278 500 556 500 500 500 500 500 570 500 556 556 556 556 444 500 444"},b0=4;function v0(e,t,i){
let r=e.resolve(i.get("Subtype"));if(!(r instanceof u.p)||!/^(Type1|MMType1|TrueType)$/.test(r.text))return;let s=e.dict(i.get("FontDescriptor")),a=kn(e,s);if(a===
"unusable")return;let n=a?void 0:Sn($t(e,i.get("BaseFont"))),o=S0(e,s,i),l=A0(e,i,o,a!==void 0);if(!l)return;let c=F0(e,i,s,n),d=new Map;for(let[h,f]of l){if(d.
has(f.point)||a&&!x0(a,h,f))continue;let m=c(h,f.point);m!==void 0&&d.set(f.point,{code:h,width:m})}for(let[h,f]of[[160,32],[8208,45],[8209,45]])!d.has(h)&&d.has(
f)&&d.set(h,d.get(f));if(d.size!==0)return new vn(t,d,P0(e,i,s,n!==void 0))}function k0(e,t="Helvetica"){let i=Sn(t),r=new Map;for(let s=32;s<256;s++){let a=Gi.
charCodeAt(s-32),n=i(a);a!==0&&n!==void 0&&r.set(a,{code:s,width:n})}return new vn(e,r,An(t))}var vn=class{constructor(e,t,i){this.resource=e,this.codes=t,this.
ascent=i.ascent,this.descent=i.descent}resource;codes;ascent;descent;covers(e){for(let t of e)if(!this.codes.has(t.codePointAt(0)))return!1;return!0}width(e){let t=0;
for(let i of e)t+=this.codes.get(i.codePointAt(0))?.width??0;return t}show(e){let t=[];for(let i of e)t.push(this.codes.get(i.codePointAt(0))?.code??32);return`${(0,P.j)(
t)} Tj`}},$t=(e,t)=>{let i=e.resolve(t);return i instanceof u.p?i.text:""};function kn(e,t){for(let i of["FontFile","FontFile2","FontFile3"]){let r=e.resolve(t?.
get(i));if(r instanceof u.u)try{return l0(e.decoded(r))??"unusable"}catch{return"unusable"}}}function x0(e,t,{point:i,name:r}){if(e.kind!=="truetype")return e.has(
r)||e.has(yn(i))||i===32;let s=e.unicode(i)||e.code(t);return s>0?i===32||i===160||e.isDrawn(s):e.has(r)}function S0(e,t,i){let r=e.resolve(t?.get("Flags"));return typeof r==
"number"?(r&b0)!==0:/^(Symbol|ZapfDingbats|Wingdings|Webdings)/.test($t(e,i.get("BaseFont")))}function A0(e,t,i,r){let s=e.resolve(t.get("Encoding")),a=s instanceof
u.p?s.text:$t(e,(0,u.v)(s)?s.get("BaseEncoding"):void 0),n={WinAnsiEncoding:Gi,MacRomanEncoding:w0,StandardEncoding:wn}[a],o=(0,u.v)(s)?e.array(s.get("Differenc\
es")):void 0;if(n===void 0&&i&&!o)return;let l=n??(i&&r?"":wn),c=new Map;for(let h=32;h<256;h++){let f=l.charCodeAt(h-32);f>0&&c.set(h,{point:f,name:yn(f)})}let d=0;
for(let h of o??[]){let f=e.resolve(h);if(typeof f=="number")d=f;else if(f instanceof u.p){let m=y0(f.text);m===void 0||d<0||d>255?c.delete(d):c.set(d,{point:m,
name:f.text}),d++}}return c}function F0(e,t,i,r){let s=e.array(t.get("Widths"))?.map(o=>e.resolve(o)),a=e.resolve(t.get("FirstChar")),n=e.resolve(i?.get("Missin\
gWidth"));return!s||typeof a!="number"?(o,l)=>r?.(l)??(typeof n=="number"&&n>0?n:500):(o,l)=>{let c=s[o-a];return typeof c=="number"&&c>0?c:r?.(l)}}function $0(e){
let t=e.replace(/^[A-Z]{6}\+/,""),i=/bold|black|heavy/i.test(t),r=/italic|oblique/i.test(t);return/^(Helvetica|Arial)/i.test(t)?i?"HelveticaBold":"Helvetica":/^Times/i.
test(t)?i?r?"TimesRomanBoldItalic":"TimesRomanBold":r?"TimesRomanItalic":"TimesRoman":/^Courier/i.test(t)?"Courier":void 0}var xn=new Map;function Sn(e){let t=e in
bn?e:$0(e);if(t===void 0)return;if(t==="Courier")return()=>600;let i=xn.get(t);if(!i){let s=bn[t].split(" ").map(Number);i=new Map(s.flatMap((a,n)=>a>0?[[Gi.charCodeAt(
n),a]]:[])),xn.set(t,i)}let r=i;return s=>r.get(s)}function P0(e,t,i,r){return!i&&r?An($t(e,t.get("BaseFont"))):(0,P.g)(e.resolve(i?.get("Ascent")),e.resolve(i?.
get("Descent")))}function An(e){return/Times/i.test(e)?{ascent:683,descent:-217}:/Courier/i.test(e)?{ascent:629,descent:-157}:{ascent:718,descent:-207}}function M0(e,t,i){
if(!(0,u.y)(e.resolve(i.get("Subtype")),"Type0")||!(0,u.y)(e.resolve(i.get("Encoding")),"Identity-H"))return;let r=e.dict(e.array(i.get("DescendantFonts"))?.[0]),
s=e.dict(r?.get("FontDescriptor")),a=kn(e,s);if(!r||a==="unusable"||a===void 0)return;let n=j0(e,i.get("ToUnicode")),o=O0(e,r),l=(f,m)=>{if(a.kind!=="truetype")
return a.kind==="named"||a.has(f);let p=o(f);return a.has(p)&&(m||a.isDrawn(p))},c=new Map;for(let[f,m]of n)l(m,Fn.has(f))&&c.set(f,m);let d=f=>{let m=c.get(f);
if(m!==void 0)return m;let p=a.kind==="truetype"?T0(e,r,a,f):void 0;return p!==void 0&&l(p,Fn.has(f))?p:void 0},h=(0,P.g)(e.resolve(s?.get("Ascent")),e.resolve(
s?.get("Descent")));return new C0(t,d,f=>c.has(f),D0(e,r),h)}var Fn=new Set([32,160]),C0=class{constructor(e,t,i,r,s){this.resource=e,this.find=t,this.isSaid=i,
this.widths=r,this.ascent=s.ascent,this.descent=s.descent}resource;find;isSaid;widths;ascent;descent;found=new Map;covers(e){if(new RegExp("\\p{M}","u").test(e))
return!1;for(let t of e)if(this.cid(t)===void 0)return!1;return!0}width(e){let t=0;for(let i of e)t+=this.widths(this.cid(i)??0);return t}show(e){let t=`${(0,P.i)(
Array.from(e,i=>this.cid(i)??0),2)} Tj`;return Array.from(e).every(i=>this.isSaid(i.codePointAt(0)))?t:`/Span <</ActualText <${Buffer.from((0,k.c)(e).bytes).toString(
"hex")}>>> BDC ${t} EMC`}cid(e){let t=e.codePointAt(0);return this.found.has(t)||this.found.set(t,this.find(t)),this.found.get(t)}};function O0(e,t){let i=e.resolve(
t.get("CIDToGIDMap"));if(!(i instanceof u.u))return s=>s;let r=e.decoded(i);return s=>(r[s*2]??0)<<8|(r[s*2+1]??0)}function T0(e,t,i,r){if(!(e.resolve(t.get("CI\
DToGIDMap"))instanceof u.u))return i.unicode(r)||void 0}function D0(e,t){let i=e.resolve(t.get("DW")),r=new Map,s=(e.array(t.get("W"))??[]).map(a=>e.resolve(a));
for(let a=0;a+1<s.length;){let[n,o,l]=[s[a],s[a+1],s[a+2]];if(typeof n!="number")break;if(Array.isArray(o)){for(let[c,d]of o.entries()){let h=e.resolve(d);typeof h==
"number"&&r.set(n+c,h)}a+=2}else{if(typeof o=="number"&&typeof l=="number")for(let c=n;c<=Math.min(o,65535);c++)r.set(c,l);a+=3}}return a=>r.get(a)??(typeof i==
"number"?i:1e3)}function j0(e,t){let i=new Map,r=e.resolve(t);if(!(r instanceof u.u))return i;let s;try{s=Buffer.from(e.decoded(r)).toString("latin1")}catch{return i}
let a=(n,o,l=0)=>{let c=[...Buffer.from(n.replace(/\s/g,""),"hex").swap16().toString("utf16le")],d=c[0]?.codePointAt(0);c.length===1&&d!==void 0&&!i.has(d+l)&&i.
set(d+l,o)};for(let[,n]of s.matchAll(/beginbfchar([\s\S]*?)endbfchar/g))for(let[,o,l]of n.matchAll(/<\s*([0-9a-fA-F]{1,4})\s*>\s*<([0-9a-fA-F\s]+)>/g))Ki(l)&&a(
l,parseInt(o,16));for(let[,n]of s.matchAll(/beginbfrange([\s\S]*?)endbfrange/g))for(let[,o,l,c,d]of n.matchAll(E0)){let[h,f]=[parseInt(o,16),parseInt(l,16)];if(c!==
void 0&&Ki(c))for(let m=h;m<=f;m++)a(c,m,m-h);for(let[m,[,p]]of[...(d??"").matchAll(/<([0-9a-fA-F\s]+)>/g)].entries())Ki(p)&&a(p,h+m)}return i}var E0=/<\s*([0-9a-fA-F]{1,4})\s*>\s*<\s*([0-9a-fA-F]{1,4})\s*>\s*(?:<([0-9a-fA-F\s]+)>|\[([^\]]*)\])/g,
Ki=e=>e.replace(/\s/g,"").length%4===0,R0=class{constructor(e,t){this.document=e,this.model=t,this.embeddedOnly=(0,w.B)(e).archive!==void 0,this.defaults=e.dict(
e.dict(t.form?.dict.get("DR"))?.get("Font"))}document;model;known=new Map;byNumber=new Map;helvetica;typeface;embeddedOnly;defaults;async select(e,t,i){if((0,w.Q)(
i))return;let r=this.own(e,t);return r.usable&&(!this.embeddedOnly||r.embedded||i==="")&&r.font.covers(i)?r:(this.typeface??=await(await Promise.resolve().then(()=>E(require("./embedded-typeface-D42NKV6K.js")))).
EmbeddedTypeface.open(this.document),this.typeface.covers(i)?{font:this.typeface,name:"NotoSans"}:void 0)}async finish(){await this.typeface?.embed()}own(e,t=""){
let i=this.find(e,t);if(i===void 0)return{font:this.standard(),name:"Helv",usable:!0,embedded:!1};let r=this.open(i),s=this.isEmbedded(i),a=/^[\w+.-]+$/.test(t)?
t:"F0";return{font:r??this.standard(),name:a,usable:r!==void 0,embedded:s}}find(e,t){let{document:i}=this;if(t==="")return;let r=i.dict(i.dict(this.model.inherited(
e.node,"DR"))?.get("Font")),s=i.resolve(i.dict(e.dict.get("AP"))?.get("N")),a=s instanceof u.u?i.dict(i.dict(s.dict.get("Resources"))?.get("Font")):void 0;for(let n of[
r,this.defaults,a]){let o=n?.get(t);if(o!==void 0&&i.dict(o))return o}}open(e){if(e instanceof u.r?this.byNumber.has(e.number):this.known.has(e))return e instanceof
u.r?this.byNumber.get(e.number):this.known.get(e);let t=this.document.dict(e),i;try{i=t&&(v0(this.document,e,t)??M0(this.document,e,t))}catch(r){if(!N0(r))throw r}
return e instanceof u.r?this.byNumber.set(e.number,i):this.known.set(e,i),i}isEmbedded(e){let{document:t}=this,i=t.dict(e),r=t.dict(t.array(i?.get("DescendantFo\
nts"))?.[0]),s=t.dict((r??i)?.get("FontDescriptor"));return["FontFile","FontFile2","FontFile3"].some(a=>t.resolve(s?.get(a))instanceof u.u)}standard(){return this.
helvetica??=k0(this.document.add(_0()))}},_0=()=>new u.t([["Type",new u.p("Font")],["Subtype",new u.p("Type1")],["BaseFont",new u.p("Helvetica")],["Encoding",new u.p(
"WinAnsiEncoding")]]),N0=e=>e instanceof Error&&"code"in e&&e.code==="unreadable_document";function Wi(e,t){let i=Vi(e,t.get("Rect"));if(!i)return;let[r,s,a,n]=i,
o=e.dict(t.get("MK")),l=e.resolve(o?.get("R")),c=typeof l=="number"?(Math.round(l/90)%4+4)%4:0,d=c%2===1,h=$n(e,o?.get("BC")),{line:f,style:m,dash:p}=B0(e,t,h!==
void 0),y=Math.min(f,(a-r)/2,(n-s)/2);return{width:d?n-s:a-r,height:d?a-r:n-s,rotation:c*90,background:$n(e,o?.get("BG")),borderColour:h,style:m,line:y,border:m===
"B"||m==="I"?y*2:y,dash:p,caption:e.resolve(o?.get("CA"))}}function Vi(e,t){let i=(e.array(t)??[]).map(l=>e.resolve(l)),[r,s,a,n]=i;if(typeof r!="number"||typeof s!=
"number"||typeof a!="number"||typeof n!="number")return;let o=[Math.min(r,a),Math.min(s,n),Math.max(r,a),Math.max(s,n)];return o.every(Number.isFinite)&&o[2]>o[0]&&
o[3]>o[1]?o:void 0}function I0({width:e,height:t,rotation:i}){switch(i){case 0:return;case 90:return[0,1,-1,0,t,0];case 180:return[-1,0,0,-1,e,t];case 270:return[
0,-1,1,0,0,e]}}function $n(e,t){let i=(e.array(t)??[]).map(r=>e.resolve(r));return[1,3,4].includes(i.length)&&i.every(r=>typeof r=="number")?i:void 0}function B0(e,t,i){
let r=e.dict(t.get("BS")),s=e.array(t.get("Border"))?.map(c=>e.resolve(c)),a=r?e.resolve(r.get("W")):s?.[2],n=e.resolve(r?.get("S")),o=((r?e.array(r.get("D")):s&&
Array.isArray(s[3])?s[3]:void 0)??[]).map(c=>e.resolve(c)).filter(c=>typeof c=="number"&&c>=0),l=n instanceof u.p&&/^[SDBIU]$/.test(n.text)?n.text:void 0;return{
line:i?typeof a=="number"&&a>=0?a:1:0,style:l??(!r&&o.length>0?"D":"S"),dash:o.some(c=>c>0)?o:[3]}}function we(e,t){let i={1:"g",3:"rg",4:"k"}[e.length];return`${e.
map(P.h).join(" ")} ${t?i:i.toUpperCase()}`}function Pn(e){let{width:t,height:i,background:r,borderColour:s,style:a,line:n,dash:o}=e,l=[];if(r&&l.push(we(r,!0),
`0 0 ${(0,P.h)(t)} ${(0,P.h)(i)} re f`),!s||n===0)return l.join(`
`);if(a==="B"||a==="I"){let[d,h]=a==="B"?[[1],z0(r)]:[[.5],[.75]];l.push(we(d,!0),Mn(e,!0),we(h,!0),Mn(e,!1))}l.push(we(s,!1),`${(0,P.h)(n)} w`),a==="D"&&l.push(
`[${o.map(P.h).join(" ")}] 0 d`);let c=n/2;return l.push(a==="U"?`0 ${(0,P.h)(c)} m ${(0,P.h)(t)} ${(0,P.h)(c)} l S`:`${(0,P.h)(c)} ${(0,P.h)(c)} ${(0,P.h)(t-n)}\
 ${(0,P.h)(i-n)} re S`),l.join(`
`)}var z0=e=>e?.length===3||e?.length===1?e.map(t=>t/2):[.5];function Mn({width:e,height:t,line:i,border:r},s){let[a,n,o,l]=[i,r,e,t];return`${(s?[[a,a],[a,l-a],
[o-a,l-a],[o-n,l-n],[n,l-n],[n,n]]:[[o-a,l-a],[o-a,a],[a,a],[n,n],[o-n,n],[o-n,l-n]]).map(([c,d],h)=>`${(0,P.h)(c)} ${(0,P.h)(d)} ${h===0?"m":"l"}`).join(" ")} \
f`}var U0=e=>/^[48Hlnu]$/.test(e);function L0(e,t,i,r,s){let a=[r?V0(e):Pn(e)];return i&&a.push("q",s,W0(e,t),"Q"),a.filter(n=>n!=="").join(`
`)}var G0={4:[[8,46],[22,60],[40,38],[78,90],[94,78],[42,8]],8:[[14,26],[26,14],[50,38],[74,14],[86,26],[62,50],[86,74],[74,86],[50,62],[26,86],[14,74],[38,50]],
H:K0(),n:[[12,12],[88,12],[88,88],[12,88]],u:[[50,4],[92,50],[50,96],[8,50]]};function K0(){return Array.from({length:10},(e,t)=>{let i=Math.PI/2+t*Math.PI/5,r=t%
2===0?50:20;return[50+r*Math.cos(i),47+r*Math.sin(i)]})}function W0({width:e,height:t,border:i},r){let s=Math.max(Math.min(e,t)-2*i,0)*.8,[a,n]=[(e-s)/2,(t-s)/2];
return r==="l"?`${qi(e/2,t/2,s*.36)} f`:`${G0[r].map(([o,l])=>`${(0,P.h)(a+o*s/100)} ${(0,P.h)(n+l*s/100)}`).map((o,l)=>`${o} ${l===0?"m":"l"}`).join(" ")} f`}function V0({
width:e,height:t,background:i,borderColour:r,line:s,style:a,dash:n}){let o=Math.min(e,t)/2,l=[];return i&&l.push(we(i,!0),`${qi(e/2,t/2,o)} f`),r&&s>0&&(l.push(
we(r,!1),`${(0,P.h)(s)} w`),a==="D"&&l.push(`[${n.map(P.h).join(" ")}] 0 d`),l.push(`${qi(e/2,t/2,o-s/2)} s`)),l.join(`
`)}var q0=.5523;function qi(e,t,i){let[r,s]=[i,i*q0],a=(...n)=>n.map((o,l)=>(0,P.h)((l%2===0?e:t)+o)).join(" ");return`${a(r,0)} m ${a(r,s,s,r,0,r)} c ${a(-s,r,
-r,s,-r,0)} c ${a(-r,-s,-s,-r,0,-r)} c ${a(s,-r,r,-s,r,0)} c`}var ae=1.15,Cn=4,Xi=12,X0=2,Ji=({border:e})=>Math.max(2*e,X0);function J0(e,t){let{frame:i,font:r,
quadding:s}=e,a=Ji(i),n=r.width(t)/1e3,o=Math.max(i.width-2*a,0),l=e.size||Dn(i,n===0?1/0:o/n);return{size:l,lines:[{text:t,x:Hi(s,a,o,n*l),y:jn(i,r,l)}]}}function H0(e,t){
let{frame:i,font:r,quadding:s}=e,a=Ji(i),n=Math.max(i.width-2*a,1),o=Math.max(i.height-2*a,1),l=e.size||Xi,c=Rn(r,t,n/l*1e3);for(;e.size===0&&l>Cn&&c.length*l*ae>
o;)l-=.5,c=Rn(r,t,n/l*1e3);let d=i.height-a-r.ascent/1e3*l;return{size:l,lines:c.map((h,f)=>({text:h,x:Hi(s,a,n,r.width(h)/1e3*l),y:d-f*l*ae}))}}function Z0(e,t,i){
let{frame:r,font:s,quadding:a}=e,n=r.width/i,o=En(t),l=o.reduce((m,p)=>Math.max(m,s.width(p)/1e3),0),c=e.size||Dn(r,l===0?1/0:n/l),d=Math.max(i-o.length,0),h=a===
2?d:a===1?Math.floor(d/2):0,f=jn(r,s,c);return{size:c,lines:o.map((m,p)=>({text:m,x:n*(h+p+.5)-s.width(m)/1e3*c/2,y:f}))}}function Y0(e,t,i){let{frame:r,font:s,
quadding:a}=e,n=Ji(r),o=Math.max(r.width-2*n,0),l=e.size||Xi,c=On(r,l),d=r.height-r.border-s.ascent/1e3*l-(ae-Tn(s))/2*l;return{size:l,lines:t.slice(i,i+Math.ceil(
c)).map((h,f)=>({text:h,x:Hi(a,n,o,s.width(h)/1e3*l),y:d-f*l*ae}))}}var On=({height:e,border:t},i)=>Math.max(e-2*t,0)/((i||Xi)*ae),Tn=e=>(e.ascent-e.descent)/1e3;
function Dn({height:e,border:t},i){let r=(e-2*t)/ae;return Math.max(Math.min(r,i),Cn)}var jn=({height:e},t,i)=>(e-Tn(t)*i)/2-t.descent/1e3*i;function Hi(e,t,i,r){
return r>i||e===0?t:t+(e===2?i-r:(i-r)/2)}var En=e=>e.match(new RegExp("\\P{M}\\p{M}*|\\p{M}+","gu"))??[];function Rn(e,t,i){let r=[];for(let s of t.split(`
`)){let a="",n=0;for(let o of s.match(/ *[^ ]+| +$/g)??[]){let l=e.width(o);if(n+l<=i){a+=o,n+=l;continue}let c=o.trimStart();for(a!==""&&r.push(a);;){let d=Q0(
e,c,i);if(d>=c.length)break;r.push(c.slice(0,d)),c=c.slice(d)}a=c,n=e.width(c)}r.push(a)}return r}function Q0(e,t,i){if(e.width(t)<=i)return t.length;let r=0,s=0;
for(let a of En(t)){if(s+=e.width(a),s>i&&r>0)break;r+=a.length}return r}function Pt(e,t){let i=(0,w.R)(e).replace(/[\t\u2028\u2029]/g," ").replace(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/g,
"");return t==="several"?i:i.replace(/\n/g," ")}function Zi(e){return e.kind==="list"?e.rows.texts.join(""):e.text.replace(/\n/g,"")}function ep(e,t){switch(t.kind){case"\
line":return J0(e,t.text);case"paragraph":return H0(e,t.text);case"comb":return Z0(e,t.text,t.cells);case"list":return Y0(e,t.rows.texts,t.rows.first)}}function tp(e,t,{
texts:i,chosen:r,first:s}){let a=Math.max(Math.floor(On(e,t)),1),[n]=r,o=Math.max(i.length-a,0),l=n===void 0||n>=s&&n<s+a?s:n;return Math.min(Math.max(l,0),o)}function ip(e,t,i,r){
let{font:s,name:a,colour:n}=r,o=[Pn(e),...t.kind==="comb"?[ap(e,t.cells)]:[],"/Tx BMC"],l=i.lines.filter(({text:f})=>f.trim()!==""),{border:c,width:d,height:h}=e;
if(l.length>0&&d>2*c&&h>2*c){let f=[c,c,d-2*c,h-2*c].map(P.h).join(" ");o.push("q",`${f} re W n`),t.kind==="list"&&o.push(sp(e,t.rows,i.size)),o.push("BT",n,`/${a}\
 ${(0,P.h)(i.size)} Tf`);let[m,p]=[0,0];for(let y of l){let[g,v]=[_n(y.x),_n(y.y)];o.push(`${(0,P.h)(g-m)} ${(0,P.h)(v-p)} Td`,s.show(y.text,i.size)),[m,p]=[g,v]}
o.push("ET","Q")}return o.push("EMC"),o.filter(f=>f!=="").join(`
`)}var _n=e=>Math.round(e*1e3)/1e3,rp="0.6 0.757 0.855 rg";function sp(e,{chosen:t,first:i},r){let{border:s,width:a,height:n}=e,o=r*ae,l=t.filter(d=>d>=i&&n-s-(d-
i)*o>s);if(l.length===0)return"";let c=l.map(d=>{let h=n-s-(d-i+1)*o;return`${[s,h,a-2*s,o].map(P.h).join(" ")} re`});return[rp,...c,"f"].join(`
`)}function ap({width:e,height:t,line:i,borderColour:r,style:s},a){if(!r||i===0||s!=="S"&&s!=="D"||a>np)return"";let n=Array.from({length:a-1},(o,l)=>{let c=(0,P.h)(
e/a*(l+1));return`${c} 0 m ${c} ${(0,P.h)(t)} l`});return n.length>0?`${n.join(" ")} S`:""}var np=1e3,op=1,lp=2,Nn=4096,cp=8192,dp=32768,up=65536,hp=1<<17,fp=1<<
18,mp=1<<21,pp=1<<24,gp=1<<25,In=100,Ge=class hl{constructor(t){this.document=t,this.form=(0,k.h)(t,"AcroForm"),this.visit=new k.f(t)}document;fields=[];byName=new Map;widgets=new Map;form;nodes=new Map;fieldOf=new Map;visit;static async read(t){
let i=new hl(t),{form:r}=i;return await i.walk(i.references(r?.dict.get("Fields"),r?.holder??-1,r?.dict,"Fields"),void 0),await i.readPages(),i}inherited(t,i){for(let r=t;r;r=
r.parent){let s=this.document.resolve(r.dict.get(i));if(s!==null)return s}return i==="DA"||i==="Q"?this.document.resolve(this.form?.dict.get(i)):null}integer(t,i){
let r=this.inherited(t,i);return typeof r=="number"?Math.trunc(r):0}node(t){return this.nodes.get(t)}numbers(){return this.nodes.keys()}get needsAppearances(){return this.
document.resolve(this.form?.dict.get("NeedAppearances"))===!0}async walk(t,i){let{document:r}=this,s=[],a=(n,o)=>{for(let l=n.length-1;l>=0;l--)s.push({ref:n[l],
parent:o})};a(t,i);for(let n=s.pop();n;n=s.pop()){let o=r.get(n.ref);if(!(0,u.v)(o)||!this.visit.first(n.ref)||(n.parent?.depth??0)>=In)continue;let l=this.addNode(
n.ref.number,o,n.parent),c=this.references(o.get("Kids"),l.number,o,"Kids");(0,u.y)(r.resolve(o.get("Subtype")),"Widget")||o.has("Rect")?this.addWidget(l):c.length===
0&&l.home===l&&this.field(l),a(c,l);let d=r.job.pace.step(1500);d&&await d}}addNode(t,i,r){let s=this.document.resolve(i.get("T")),a=s instanceof u.q?(0,k.b)(s):
"",n=r?.name??"",o=a===""?n:n===""?a:`${n}.${a}`,l={number:t,dict:i,parent:r,name:o,depth:(r?.depth??0)+1};return l.home=a===""&&r?r.home:l,this.nodes.set(t,l),
l}addWidget(t){let i={node:t,number:t.number,dict:t.dict,pages:[]};this.field(t.home).widgets.push(i),this.widgets.set(t.number,i)}field(t){let i=this.fieldOf.get(
t);if(i)return i;let{name:r}=t,s=r===""?void 0:this.byName.get(r),a=this.integer(t,"Ff"),n=yp(this.inherited(t,"FT"),a);if(s?.kind===n)return s.nodes.push(t),this.
fieldOf.set(t,s),s;let o=this.document.resolve(t.dict.get("T")),l={name:r,part:o instanceof u.q?(0,k.b)(o):"",kind:n,flags:a,nodes:[t],widgets:[]};return this.fields.
push(l),r!==""&&!s&&this.byName.set(r,l),this.fieldOf.set(t,l),l}async readPages(){let{document:t}=this,{pages:i,job:r}=t;for(let s=0;s<i.count;s++){let a=i.number(
s),n=t.entry(a,"Annots");for(let l of n===void 0?[]:this.annotations(n,a)){let c=this.widgets.get(l.number)??await this.orphan(l);c&&c.pages.at(-1)!==s+1&&c.pages.
push(s+1);let d=r.pace.step(300);d&&await d}let o=r.pace.step(300);o&&await o}}annotations(t,i){let r=this.document.array(t)??[];if(!r.some(n=>(0,u.v)(n)&&(0,u.y)(
n.get("Subtype"),"Widget")))return r.filter(u.w);let s=(0,u.w)(t)?t.number:i;this.document.edit(s);let a=(0,u.w)(t)?r:this.document.array(this.document.get(i).get(
"Annots"))??[];for(let[n,o]of a.entries())(0,u.v)(o)&&(0,u.y)(o.get("Subtype"),"Widget")&&(a[n]=this.document.add(o));return a.filter(u.w)}async orphan(t){let{document:i}=this;
if(!(0,u.y)(i.resolve(i.entry(t.number,"Subtype")),"Widget"))return;let r=[t],s=new Set([t.number]),a;for(let n=i.entry(t.number,"Parent");(0,u.w)(n)&&r.length<
In&&(a=this.nodes.get(n.number),!(a||s.has(n.number)||!(0,u.v)(i.get(n))));)s.add(n.number),r.push(n),n=i.entry(n.number,"Parent");for(let n of r.reverse())this.
nodes.has(n.number)||await this.walk([n],a),a=this.nodes.get(n.number);return this.widgets.get(t.number)}references(t,i,r,s){let{document:a}=this,n=a.array(t);if(!n||
!r)return[];if(!n.some(u.v))return n.filter(u.w);a.edit((0,u.w)(t)?t.number:i);let o=a.array(r.get(s))??[];for(let[l,c]of o.entries())(0,u.v)(c)&&(o[l]=a.add(c));
return o.filter(u.w)}};function yp(e,t){switch(e instanceof u.p?e.text:""){case"Tx":return t&cp?"password":"text";case"Btn":return t&up?"button":t&dp?"radio":"c\
heckbox";case"Ch":return t&hp?"dropdown":"list";case"Sig":return"signature";default:return"unknown"}}function be(e,t){let i;return t instanceof u.q?i=(0,k.b)(t):
t instanceof u.u?i=(0,k.b)(new u.q(e.decoded(t))):t instanceof u.p?i=Yi(t.text):typeof t=="number"&&(i=String(t)),i?.replace(/\r\n?/g,`
`)}function Yi(e){let t=Buffer.from(e,"latin1"),i=t.toString("utf8");return Buffer.from(i,"utf8").equals(t)?i:(0,k.b)(new u.q(t))}var Qi=e=>Buffer.from(e).toString(
"latin1"),er=e=>(0,k.c)(e.replace(/\n/g,"\r")),wp=600,bp=1e3,vp=512,tr=class{constructor(e,t,i){this.document=e,this.model=t,this.values=i,this.fonts=new R0(e,t)}document;model;values;planned=[];fonts;resources=new Map;async plan(e){
let t=[];for(let i of e.widgets){let r=Wi(this.document,i.dict);if(!r)continue;let s=await this.planWidget(e,i,r);if(!s)return!1;t.push(s);let a=this.document.job.
pace.step(8e3);a&&await a}return this.planned.push(...t),!0}async finish(){for(let{selected:e,layout:t}of this.planned)for(let{text:i}of t.lines)e.font.use?.(i);
await this.fonts.finish();for(let{widget:e,frame:t,wanted:i,layout:r,selected:s,colour:a}of this.planned){let{font:n,name:o}=s,l=ip(t,i,r,{font:n,name:o,colour:a}),
c=r.lines.length===0?new u.t:this.resourcesOf(o,n.resource);this.document.edit(e.number),e.dict.set("AP",new u.t([["N",this.document.add(Bn(t,l,c))]]));let d=this.
document.job.pace.step(4e3);d&&await d}}drawStates(e,t){for(let{widget:i,state:r,missing:s}of t.all){let a=s?Wi(this.document,i.dict):void 0;if(!a)continue;let n=a.
caption instanceof u.q?Qi(a.caption.bytes):"",o=U0(n)?n:e.kind==="radio"?"l":"4",l=e.kind==="radio"&&o==="l",{colour:c}=un(this.defaultAppearance(i)),d=new u.t(
this.document.dict(i.dict.get("AP"))),h=this.document.resolve(d.get("N")),f=new u.t(h instanceof u.t?h:[]),m=p=>this.document.add(Bn(a,L0(a,o,p,l,c),new u.t));f.
set(r,m(!0)),f.has("Off")||f.set("Off",m(!1)),d.set("N",f),this.document.edit(i.number),i.dict.set("AP",d)}}defaultAppearance(e){let t=this.model.inherited(e.node,
"DA");return t instanceof u.q?Qi(t.bytes):""}async planWidget(e,t,i){let{font:r,size:s,colour:a}=un(this.defaultAppearance(t)),n=this.wanted(e,t);e.kind==="pass\
word"&&(n={kind:"line",text:"•".repeat([...Zi(n)].slice(0,vp).length)});let o=await this.fonts.select(t,r,Zi(n));if(!o)return;if(n.kind==="list"){let d=tp(i,s,
n.rows);d!==n.rows.first&&this.scroll(e,d),n={kind:"list",rows:{...n.rows,first:d}}}let l=this.model.integer(t.node,"Q"),c=Zi(n)===""?{size:s||12,lines:[]}:ep({
frame:i,font:o.font,size:s,quadding:l},n);return{widget:t,frame:i,wanted:n,layout:c,selected:o,colour:a}}wanted(e,t){let{document:i,model:r,values:s}=this;if(e.
kind==="list"){let l=s.choices(e),c=new Set(s.chosen(e)),d=r.integer(e.nodes[0],"TI");return{kind:"list",rows:{texts:l.map(({display:h})=>Pt(h,"one")),chosen:l.
flatMap(({value:h},f)=>c.has(h)?[f]:[]),first:Math.min(Math.max(d,0),Math.max(l.length-1,0))}}}if(e.kind==="dropdown"){let[l]=s.chosen(e),c=s.choices(e).find(d=>d.
value===l)?.display??l??"";return{kind:"line",text:Pt(c,"one")}}let a=be(i,r.inherited(t.node,"V"))??"";if((e.flags&Nn)!==0&&e.kind==="text")return{kind:"paragr\
aph",text:Pt(a,"several")};let n=r.integer(t.node,"MaxLen"),o=Pt(a,"one");return e.flags&pp&&n>0&&n<=bp&&e.kind==="text"?{kind:"comb",text:o,cells:n}:{kind:"lin\
e",text:o}}scroll(e,t){for(let{number:i,dict:r}of e.nodes)this.document.edit(i),t>0?r.set("TI",t):r.delete("TI")}resourcesOf(e,t){let i=this.resources.get(t);i||
this.resources.set(t,i=new Map);let r=i.get(e);return r||i.set(e,r=new u.t([["Font",new u.t([[e,t]])]])),r}};function Bn(e,t,i){let r=I0(e),s=new u.t([["Type",new u.p(
"XObject")],["Subtype",new u.p("Form")],["BBox",[0,0,ir(e.width),ir(e.height)]],...r?[["Matrix",r.map(ir)]]:[],["Resources",i]]),a=Buffer.from(t,"latin1");return a.
length<wp?new u.u(s,a):(s.set("Filter",new u.p("FlateDecode")),new u.u(s,(0,w.j)(a)))}var ir=e=>Math.round(e*1e4)/1e4;function zn(e,t,i,r="V"){let s=t.inherited(
i.nodes[0],r),a=s instanceof u.p?s.text:s instanceof u.q?Qi(s.bytes):void 0;if(a!==void 0)return a==="Off"?void 0:a;if(r!=="DV")for(let{dict:n}of i.widgets){let o=e.
resolve(n.get("AS"));if(o instanceof u.p&&o.text!=="Off")return o.text}}function kp(e,t){let i=e.resolve(e.dict(t.dict.get("AP"))?.get("N"));return i instanceof
u.t?[...i.keys()].filter(r=>r!=="Off"):[]}function ne(e,t,i){let r=t.inherited(i.nodes[0],"Opt"),s=Array.isArray(r)?r.map(l=>be(e,e.resolve(l))):[],a=i.widgets.
map(l=>kp(e,l)),n=a.find(l=>l.length>0)?.[0]??zn(e,t,i)??"Yes",o=i.widgets.flatMap((l,c)=>{let d=p=>s[c]??Yi(p),h=a[c];if(h.length>0)return h.map(p=>({widget:l,
index:c,state:p,name:d(p),missing:!1}));let f=e.resolve(l.dict.get("AS")),m=(f instanceof u.p&&f.text!=="Off"?f.text:void 0)??(i.kind==="radio"||s.length>0?String(
c):n);return[{widget:l,index:c,state:m,name:d(m),missing:!0}]});return{all:o,names:[...new Set(o.map(({name:l})=>l))]}}function xp(e,t,i,r){for(let s of t.nodes)
e.edit(s.number),s.dict.set("V",new u.p(i??"Off"));for(let s of t.widgets){e.edit(s.number);let a=e.resolve(e.dict(s.dict.get("AP"))?.get("N")),n=i!==void 0&&a instanceof
u.t&&a.has(i)&&r(s);s.dict.set("AS",new u.p(n?i:"Off")),t.nodes.includes(s.node)||s.dict.delete("V")}}function Sp(e,t){let i=rr(e),r=t.map(a=>({name:a,count:Ap(
i.join(" "),rr(a).join(" "))})),[s]=r.sort((a,n)=>a.count-n.count);return s&&s.count<=2?[s.name]:t.filter(a=>rr(a).some(n=>n.length>3&&i.includes(n)))}function Ke(e,t){
let i=Sp(e,t);return i.length===0||i.length>3?"":` (did you mean ${i.join(" or ")}?)`}var rr=e=>e.trim().slice(0,64).replace(/(?<=[a-z])(?=[A-Z])/g," ").toLowerCase().
split(/[\s_-]+/).filter(t=>t!=="");function Ap(e,t){let i=Array.from({length:t.length+1},(r,s)=>s);for(let[r,s]of[...e].entries()){let a=[r+1];for(let[n,o]of[...t].
entries())a.push(Math.min((i[n+1]??0)+1,(a[n]??0)+1,(i[n]??0)+(s===o?0:1)));i=a}return i.at(-1)??0}var Un=2e3,ve=10,Fp=class{constructor(e){this.fields=e;for(let t of e){
let i=t.name.normalize("NFC"),r=t.part.normalize("NFC");this.full.has(i)||this.full.set(i,t);for(let[s,a]of[Ln(i),r,Ln(r)].entries()){let n=this.loose[s].get(a);
n?n.push(t):this.loose[s].set(a,[t])}}}fields;full=new Map;loose=[new Map,new Map,new Map];find(e){let t=e.normalize("NFC"),i=this.full.get(t);if(i)return{field:i};
for(let r of this.loose){let s=r.get(t);if(s?.length===1)return{field:s[0]};if(s)return{problem:"ambiguous",message:$p(e,s)}}return{problem:"unknown",message:this.
unknown(e)}}unknown(e){let t=this.fields.slice(0,Un).map(({name:n})=>n),i=this.fields.slice(0,Un).map(({part:n})=>n),r=Ke(e,t)||Ke(e,[...new Set(i)]),s=this.fields.
length>ve?`${this.fields.length} fields, such as `:"",a=r===""?`; the form has ${s}${J(t.slice(0,ve))}`:r;return`“${ke(e)}” is not a field of the form${a}`}},
$p=(e,t)=>`“${ke(e)}” is the name of ${t.length} fields: write the full name, such as ${J(t.slice(0,ve).map(({name:i})=>i))}`,Ln=e=>e.replace(/\[\d+\]/g,""),
ke=e=>e.length>80?`${e.slice(0,79)}…`:e,J=e=>e.map(t=>`“${ke(t)}”`).join(", "),We=e=>e.length>ve?`${e.slice(0,ve).map(ke).join(", ")} and ${e.length-ve} m\
ore`:e.map(ke).join(", "),Pp="values",sr=20,Mp=class{constructor(e,t,i){this.document=e,this.model=t,this.values=i,this.names=new Fp(t.fields.filter(({name:r})=>r!==
""))}document;model;values;names;used=new Map;issues=[];assign(e,t){let i=[],r=[];for(let[a,n]of Object.entries(e)){let o=this.names.find(a);if("problem"in o){r.
push(a),(o.problem==="ambiguous"||t==="error")&&this.refuse(o.message);continue}let{field:l}=o,c=this.used.get(l);if(this.used.set(l,a),c!==void 0){this.refuse(
`${J([c])} and ${J([a])} name the same field: leave one of them out`);continue}if(ar(l)&&Op(n,this.values.of(l)))i.push({field:l,assigned:void 0});else{let d=this.
meaning(l,n);typeof d=="string"?this.refuse(`“${ke(l.name)}” ${d}`):i.push({field:l,assigned:d})}}let s=Object.keys(e).length;return t==="ignore"&&s>0&&r.length===
s&&this.issues.length===0&&this.refuse(`none of the ${s===1?"names is a field":`${s} names is a field`} of the form${this.such()}`),{assignments:i,unknown:r,issues:this.
issues}}such(){let e=[...this.model.byName.keys()].slice(0,10);return e.length>0?`, which has ${J(e)}`:""}refuse(e){this.issues.push({field:Pp,message:e})}meaning(e,t){
let i=t===null||t===""||Array.isArray(t)&&t.length===0;switch(e.kind){case"text":case"password":return i?{kind:"clear"}:this.text(e,t);case"checkbox":case"radio":
return i?{kind:"clear"}:this.state(e,t);case"dropdown":case"list":return i?{kind:"clear"}:this.choices(e,t);case"button":return"is a push button, which has no v\
alue";case"signature":return"is a signature field, which only signing fills";case"unknown":return"has no field type, so it cannot be filled"}}text(e,t){if(typeof t!=
"string"&&typeof t!="number")return"takes text or a number";let i=String(t).replace(/\r\n?/g,`
`),r=this.model.integer(e.nodes[0],"MaxLen");return r>0&&i.length>r?`takes at most ${r} characters; the value has ${i.length}`:{kind:"text",text:i}}state(e,t){if(typeof t==
"object")return`takes ${this.expected(e)}`;let{all:i,names:r}=ne(this.document,this.model,e);if(typeof t!="boolean"){let s=String(t),a=i.find(({name:n})=>n===s)??
i.find(n=>Cp(n)===s);if(a)return{kind:"state",state:a};if(!/^(true|false|1|0)$/.test(s))return s==="Off"?{kind:"state",state:void 0}:`takes ${this.expected(e)}`;
t=s==="true"||s==="1"}return t?r.length>1?`can be on in ${r.length} ways; choose one of ${nr(r)}`:i[0]?{kind:"state",state:i[0]}:"has nothing on a page that cou\
ld be on":{kind:"state",state:void 0}}expected(e){let{names:t}=ne(this.document,this.model,e);return e.kind==="checkbox"&&t.length<=1?"true or false":`one of ${nr(
t)}`}choices(e,t){let i=this.values.choices(e),r=Array.isArray(t)?t:[t],s=e.kind==="list"&&(e.flags&mp)!==0;if(r.length>1&&!s)return"takes one option only";let a=new Set;
for(let o of r){if(typeof o=="object")return`takes ${s?"an array of options":"an option"} as text`;let l=String(o),c=i.find(d=>d.value===l)??i.find(d=>d.display===
l);if(c)a.add(c.value);else if(e.kind==="dropdown"&&e.flags&fp)a.add(l);else return`takes one of ${nr(i.map(d=>d.value))}`}let n=new Map(i.map((o,l)=>[o.value,l]));
return{kind:"choices",values:[...a].sort((o,l)=>(n.get(o)??0)-(n.get(l)??0))}}},ar=({kind:e,name:t})=>t!==""&&e!=="button"&&e!=="signature"&&e!=="unknown",Cp=({
state:e})=>Buffer.from(e,"latin1").toString("utf8"),nr=e=>e.length===0?"nothing: it has no options":e.length>sr?`${J(e.slice(0,sr))} and ${e.length-sr} more`:J(
e);function Op(e,t){return t===null?e===null||e==="":Array.isArray(e)&&Array.isArray(t)?e.length===t.length&&e.every((i,r)=>i===t[r]):typeof e=="string"?e.replace(
/\r\n?/g,`
`)===t:e===t}var Tp=["K","F","V","C"];function Dp(e,t){let i=0;for(let r of t.fields)for(let s of new Set([...r.nodes,...r.widgets].map(a=>a.dict))){for(let a of e.
dict(s.get("AA"))?.values()??[])or(e,a)&&i++;or(e,s.get("A"))&&i++}return i}function jp(e,t,i){if(i.length===0)return[];let r=[],s=new Set(i.flatMap(({nodes:l})=>l.
map(({number:c})=>c))),a=i.filter(l=>[...l.nodes,...l.widgets].some(({dict:c})=>{let d=e.dict(c.get("AA"));return d&&Tp.some(h=>or(e,d.get(h)))}));a.length>0&&r.
push({code:"scripts_not_run",message:`Scripts that format or check values were not run: ${We(a.map(({name:l})=>l))}. The values are drawn as they were given.`});
let n=(e.array(t.form?.dict.get("CO"))??[]).flatMap(l=>(0,u.w)(l)&&!s.has(l.number)?[Ep(t,l.number)]:[]),o=[...new Set(n)].filter(l=>l!=="");return o.length>0&&
r.push({code:"fields_not_recalculated",message:`Fields that the form calculates keep their values, because scripts are not run: ${We(o)}. Fill them as well if t\
hey changed.`}),r}function Ep(e,t){return e.node(t)?.name??""}function or(e,t){let i=e.resolve(t);return i instanceof u.t&&(0,u.y)(e.resolve(i.get("S")),"JavaSc\
ript")}async function Rp(e,t,i,r,{unknownFields:s,flatten:a}){let{assignments:n,unknown:o,issues:l}=new Mp(e,t,i).assign(r,s);if(l.length>0)throw(0,x.d)(l);let c=new tr(
e,t,i),d=new Set,h=[];for(let{field:y,assigned:g}of n){g&&(Np(e,t,i,c,y,g),h.push(y)),(g||!Kn(e,i,y))&&d.add(y);let v=e.job.pace.step(3e3);v&&await v}let f=await lr(
e,t,i,c,d,a);if(f.length>0&&a)throw(0,x.d)([{field:"values",message:`no font at hand has all characters of ${J(f.slice(0,10).map(({name:y})=>y))}, so they canno\
t become content of the page; leave out flatten, and viewers will show these fields`}]);let m=new Set(n.map(({field:y})=>y)),p=t.fields.filter(y=>ar(y)&&!m.has(
y)).map(({name:y})=>y);return{notes:[...Lp(o),...s==="ignore"?Gp(p):[],...Kp(f),...jp(e,t,h)],unusedKeys:o,unfilledFields:p,filled:n.length}}async function lr(e,t,i,r,s,a){
let n=t.needsAppearances,o=[];for(let c of t.fields){let d=a&&zp(e,c);!n&&!s.has(c)&&!d||(Gn(c)?!await r.plan(c)&&!(a&&!s.has(c)&&Kn(e,i,c))&&o.push(c):(c.kind===
"checkbox"||c.kind==="radio")&&ne(e,t,c).all.some(h=>h.missing)&&_p(e,t,r,c))}await r.finish();for(let c of o)s.has(c)&&Up(e,c);let{form:l}=t;return l&&(o.length>
0||n)&&(e.edit(l.holder),o.length>0?l.dict.set("NeedAppearances",!0):l.dict.delete("NeedAppearances")),o}var Gn=({kind:e})=>e==="text"||e==="password"||e==="dro\
pdown"||e==="list";function _p(e,t,i,r){let s=ne(e,t,r),a=t.inherited(r.nodes[0],"V");i.drawStates(r,s);for(let{widget:n,state:o,missing:l}of s.all)l&&(e.edit(n.
number),n.dict.set("AS",new u.p((0,u.y)(a,o)?o:"Off")))}function Np(e,t,i,r,s,a){if(s.kind==="checkbox"||s.kind==="radio"){Ip(e,t,r,s,a.kind==="state"?a.state:void 0);
return}for(let n of s.nodes)if(e.edit(n.number),n.dict.delete("RV"),n.dict.delete("I"),a.kind==="text")n.dict.set("V",er(a.text));else if(a.kind==="choices"){let o=a.
values.map(er);n.dict.set("V",o.length===1?o[0]:o);let l=new Set(a.values),c=i.choices(s).flatMap(({value:d},h)=>l.has(d)?[h]:[]);c.length>0&&n.dict.set("I",c)}else
n.dict.delete("V"),t.inherited(n,"V")!==null&&n.dict.set("V",er(""));for(let{node:n,number:o}of s.widgets)s.nodes.includes(n)||!(n.dict.has("V")||n.dict.has("RV"))||
(e.edit(o),n.dict.delete("V"),n.dict.delete("RV"))}function Ip(e,t,i,r,s){let a=ne(e,t,r);s&&a.all.some(({missing:o})=>o)&&i.drawStates(r,a);let n=r.kind==="rad\
io"&&(r.flags&gp)===0;xp(e,r,s?.state,o=>!n||o===s?.widget)}function Kn(e,t,i){let r=Gn(i)&&t.of(i)!==null;return i.widgets.every(({dict:s})=>{let a=e.resolve(e.
dict(s.get("AP"))?.get("N"));if(a instanceof u.t)return!0;if(!(a instanceof u.u))return Wi(e,s)===void 0||i.kind==="button"||i.kind==="signature";if(!r)return!0;
try{return Bp.test(Buffer.from(e.decoded(a)).toString("latin1"))}catch{return!1}})}var Bp=/\b(?:Tj|TJ|Do|BI)\b|['"]\s/,zp=(e,t)=>t.kind!=="button"&&t.kind!=="si\
gnature"&&t.widgets.some(({dict:i})=>e.dict(i.get("AP"))?.has("N")!==!0);function Up(e,t){for(let{number:i,dict:r}of t.widgets)e.edit(i),r.delete("AP")}function Lp(e){
return e.length===0?[]:[{code:"unknown_fields_ignored",message:`${e.length===1?"One name is":`${e.length} names are`} not in the form and not used: ${We(e)}.`}]}
function Gp(e){return e.length===0?[]:[{code:"fields_not_filled",message:`${e.length===1?"One field":`${e.length} fields`} of the form got no value: ${We(e)}.`}]}
function Kp(e){return e.length===0?[]:[{code:"appearance_left_to_viewer",message:`No font at hand has all characters of ${e.length===1?"one field":`${e.length} \
fields`}: ${We(e.map(({name:t})=>t))}. The values are stored; viewers that draw fields show them, others leave them blank.`}]}var Wp=class{constructor(e){this.document=
e;let t=e.dict(e.dict(e.catalog.get("OCProperties"))?.get("D"));this.baseOff=(0,u.y)(e.resolve(t?.get("BaseState")),"OFF");for(let i of e.array(t?.get("OFF"))??
[])(0,u.w)(i)&&this.off.add(i.number);for(let i of e.array(t?.get("ON"))??[])(0,u.w)(i)&&this.on.add(i.number)}document;off=new Set;on=new Set;baseOff;isOff(e){
let{document:t}=this,i=t.dict(e);if(!i)return!1;if(!(0,u.y)(t.resolve(i.get("Type")),"OCMD"))return(0,u.w)(e)&&this.isGroupOff(e.number);let r=i.get("OCGs"),s=(t.
array(r)??[r]).filter(u.w);if(s.length===0)return!1;let a=s.map(({number:o})=>!this.isGroupOff(o)),n=t.resolve(i.get("P"));switch(n instanceof u.p?n.text:"AnyOn"){case"\
AllOn":return!a.every(o=>o);case"AnyOff":return a.every(o=>o);case"AllOff":return a.some(o=>o);default:return!a.some(o=>o)}}isGroupOff(e){return this.off.has(e)||
this.baseOff&&!this.on.has(e)}};function Vp(e,t,i,r){let s=Vi(e,t.get("Rect")),a=e.get(i);if(!s||!(a instanceof u.u))return;let n=Vi(e,a.dict.get("BBox"));if(!n)
return;let[o,l,c,d,h,f]=qp(e,a.dict.get("Matrix")),m=[],p=[];for(let F of[n[0],n[2]])for(let M of[n[1],n[3]])m.push(o*F+c*M+h),p.push(l*F+d*M+f);let[y,g]=[Math.
min(...m),Math.max(...m)],[v,b]=[Math.min(...p),Math.max(...p)];if(!(g>y)||!(b>v))return;let A=(s[2]-s[0])/(g-y),S=(s[3]-s[1])/(b-v),$=[A,0,0,S,s[0]-y*A,s[1]-v*
S];return{form:i,matrix:r===0?$:Xp($,r,s[0],s[3])}}function qp(e,t){let i=(e.array(t)??[]).map(r=>e.resolve(r));return i.length===6&&i.every(r=>typeof r=="numbe\
r")?i:[1,0,0,1,0,0]}function Xp([e,t,i,r,s,a],n,o,l){let c=n===180?-1:0,d=n===90?1:n===270?-1:0,h=(p,y)=>[c*p-d*y,d*p+c*y],[f,m]=h(s-o,a-l);return[...h(e,t),...h(
i,r),f+o,m+l]}var Jp=class{constructor(e){this.document=e,this.root=(0,k.h)(e,"StructTreeRoot")}document;root;entries;changed=!1;nextKey=0;added=new Map;contents=new Map;mark(e,t){
return this.root?this.identify(e,t)??"/Artifact BMC":""}pageEntries(e){let t=this.added.get(e);return t===void 0?{}:{StructParents:t}}finish(){let{root:e,entries:t,
document:i}=this;if(!e||!t||!this.changed)return;for(let[s,a]of this.contents)t.set(s,i.add(a));let r=[...t].sort(([s],[a])=>s-a);i.edit(e.holder),e.dict.set("P\
arentTree",i.add((0,k.l)(i,r,"Nums"))),e.dict.set("ParentTreeNextKey",this.nextKey)}identify(e,t){let{document:i}=this,r=i.resolve(e.dict.get("StructParent"));if(typeof r!=
"number")return;let s=this.read(),a=s.get(r),n=i.dict(a);if(!(0,u.w)(a)||!n)return;let o=i.array(n.get("K"))??[n.get("K")??null],l=o.findIndex(p=>this.isReference(
p,e.number));if(l<0)return;let c=i.pages.number(t),d=this.contentsOf(t,s).push(a)-1,h=[...o];h[l]=new u.t([["Type",new u.p("MCR")],["Pg",new u.r(c,i.generation(
c))],["MCID",d]]),i.edit(a),n.set("K",h.length===1?h[0]:h),s.delete(r),this.changed=!0;let f=i.resolve(n.get("S")),m=new w.f(32);return(0,P.c)(m,f instanceof u.p?
f.text:"Form"),`${Buffer.from(m.bytes).toString("latin1")} <</MCID ${d}>> BDC`}isReference(e,t){let i=this.document.resolve(e);if(!(0,u.v)(i)||!(0,u.y)(this.document.
resolve(i.get("Type")),"OBJR"))return!1;let r=i.get("Obj");return(0,u.w)(r)&&r.number===t}contentsOf(e,t){let{document:i}=this,r=i.resolve(i.entry(i.pages.number(
e),"StructParents")),s=typeof r=="number"?r:this.added.get(e);s===void 0&&this.added.set(e,s=this.nextKey++);let a=this.contents.get(s);return a||this.contents.
set(s,a=[...i.array(t.get(s))??[]]),a}read(){if(this.entries)return this.entries;this.entries=new Map;for(let[t,i]of(0,k.j)(this.document,this.root?.dict.get("P\
arentTree"),"Nums"))typeof t=="number"&&this.entries.set(t,i);let e=this.document.resolve(this.root?.dict.get("ParentTreeNextKey"));return this.nextKey=[...this.
entries.keys()].reduce((t,i)=>Math.max(t,i+1),typeof e=="number"?e:0),this.entries}},Hp=2,Zp=16,Yp=32;async function Wn(e,t,i){return new Qp(e,t).run(i)}var Qp=class{constructor(e,t){
this.document=e,this.model=t,this.layers=new Wp(e),this.tags=new Jp(e),this.defaults=this.defaultResources()}document;model;layers;tags;prepared=new Set;defaults;flattened=new Set;async run(e){
let{document:t}=this,i=e.filter(o=>this.hasWidgets(o-1)),{kinds:r,pages:s}=await(0,w.P)(t,i),a=new w.M(t),n=new w.N(t);await a.inspect(s);for(let[o,l]of s.entries()){
let{additions:c,paint:d,left:h}=this.widgetsOf(l.index,r[l.kind].rotation),f={Annots:h.length>0?h:void 0};if(d.length>0){let{streams:p,closing:y,form:g}=a.isolated(
l),v=n.with(l.resources,g?[...c,g]:c),b=d.map(S=>S(v.names)).join(`
`),A=g?`q /${v.names.at(-1)} Do Q
`:y;f.Contents=[...p,a.stream(`${A}${b}
`)],f.Resources=v.resources}t.pages.patch(l.index,{...f,...this.tags.pageEntries(l.index)});let m=t.job.pace.step(4e3+d.length*400);m&&await m,o%200===0&&t.job.
pace.progress(o/s.length)}return this.tags.finish(),this.removeFields(),this.flattened.size}hasWidgets(e){return this.annotations(e).some(t=>(0,u.w)(t)&&this.model.
widgets.has(t.number))}annotations(e){return this.document.array(this.document.entry(this.document.pages.number(e),"Annots"))??[]}widgetsOf(e,t){let i={additions:[],
paint:[],left:[]},r=new Map,s=(a,n,o)=>{let l=r.get(o.number)??i.additions.push({category:a,name:n,ref:o})-1;return r.set(o.number,l),l};for(let a of this.annotations(
e)){let n=(0,u.w)(a)?this.model.widgets.get(a.number):void 0;if(!n){i.left.push(a);continue}this.flattened.add(n.number);let o=this.place(n,t);if(!o)continue;let{
form:l,matrix:c}=o,d=s("XObject",`OctavoField${i.additions.length+1}`,l),h=n.dict.get("OC"),f=(0,u.w)(h)?s("Properties","OctavoLayer",h):void 0,m=this.tags.mark(
n,e);i.paint.push(p=>{let y=`q ${c.map(tg).join(" ")} cm /${p[d]} Do Q`,g=m===""?y:`${m}
${y}
EMC`;return f===void 0?g:`/OC /${p[f]} BDC
${g}
EMC`})}return i}place(e,t){let{document:i}=this,r=i.resolve(e.dict.get("F")),s=typeof r=="number"?r:0;if(s&(Hp|Yp)||this.layers.isOff(e.dict.get("OC")))return;let a=this.
appearance(e);if(!a)return;let n=Vp(i,e.dict,a,s&Zp?t:0);return n&&this.prepare(a),n}appearance({dict:e}){let{document:t}=this,i=t.dict(e.get("AP"))?.get("N"),r=t.
resolve(i);if(r instanceof u.u)return(0,u.w)(i)?i:void 0;if(!(r instanceof u.t))return;let s=t.resolve(e.get("AS")),a=s instanceof u.p?r.get(s.text):void 0;return(0,u.w)(
a)&&t.resolve(a)instanceof u.u?a:void 0}prepare(e){if(this.prepared.has(e.number))return;this.prepared.add(e.number);let{document:t}=this,i=t.get(e);if(!(i instanceof
u.u))return;let r=t.dict(i.dict.get("Resources")),s=t.resolve(i.dict.get("Subtype")),a=this.defaults!==void 0&&!r?.has("Font");if(s instanceof u.p&&s.text==="Fo\
rm"&&r&&!a)return;let n=new u.t(i.dict).set("Type",new u.p("XObject")).set("Subtype",new u.p("Form"));a&&(!r||r.size===0)?n.set("Resources",this.defaults):a?n.set(
"Resources",new u.t(r).set("Font",this.document.dict(this.defaults).get("Font"))):r||n.set("Resources",new u.t),t.put(e,new u.u(n,i.data,i.sealed))}defaultResources(){
let e=this.model.form?.dict.get("DR"),t=this.document.dict(e);if(t?.has("Font"))return(0,u.w)(e)?e:this.document.add(t)}removeFields(){let{document:e,model:t}=this,
{widgets:i,form:r}=t;if(this.flattened.size<[...i.values()].filter(({pages:n})=>n.length>0).length){let n=new k.d(e),o=new ua(n);for(let l of this.flattened){let{
dict:c,node:d}=i.get(l);o.losing(c),o.keepsAsField(l,c)||n.remove(l),d.parent&&o.touch(d.parent.number)}o.flush();return}for(let n of t.numbers())e.remove(n);if(!r)
return;let s=e.editCatalog(),a=r.dict.get("DR");a!==void 0&&ee(e,["/FreeText"]).some(n=>eg(e,n))?s.set("AcroForm",new u.t([["Fields",[]],["DR",a]])):s.delete("A\
croForm")}},eg=(e,t)=>(0,u.y)(e.resolve(e.entry(t,"Subtype")),"FreeText"),tg=e=>(0,P.e)(Number(e.toFixed(6))||0),Mt={code:"usage_rights_removed",message:"Usage \
rights were removed: they are a signature of the document, which a change makes invalid."};function ig({signatures:e,usageRightsRemoved:t}){let i=[];return e>0&&
i.push({code:"signatures_invalidated",message:`${e===1?"1 signature is":`${e} signatures are`} still in the result but no longer valid, because the document cha\
nged. Sign it again, or use remove_signatures first.`}),t&&i.push(Mt),i}function Vn({fields:e,usageRights:t}){let i=[];return e.length>0&&i.push({code:"signatur\
es_removed",message:`${e.length===1?"One signature was":`${e.length} signatures were`} removed: a form cannot be flattened and stay signed. What they show stays\
.`}),t?[...i,Mt]:i}var Ct=class{constructor(e,t){this.document=e,this.model=t}document;model;of(e,t="V"){let i=e.nodes[0];switch(e.kind){case"text":case"passwor\
d":return be(this.document,this.model.inherited(i,t))||null;case"checkbox":case"radio":return this.button(e,zn(this.document,this.model,e,t));case"dropdown":case"\
list":{let r=this.chosen(e,t);return r.length===0?null:r.length===1?r[0]:r}default:return null}}choices(e){let t=this.model.inherited(e.nodes[0],"Opt");return Array.
isArray(t)?t.flatMap(i=>{let r=this.document.resolve(i);if(!Array.isArray(r)){let n=be(this.document,r);return n===void 0?[]:[{value:n,display:n}]}let[s,a]=r.map(
n=>be(this.document,this.document.resolve(n)));return s===void 0&&a===void 0?[]:[{value:s??a,display:a??s}]}):[]}chosen(e,t="V"){let i=this.model.inherited(e.nodes[0],
t),r=(Array.isArray(i)?i.map(a=>this.document.resolve(a)):[i]).flatMap(a=>be(this.document,a)||[]),s=this.choices(e);return r.map(a=>s.some(n=>n.value===a)?a:s.
find(({display:n})=>n===a)?.value??a)}button(e,t){if(t===void 0)return e.kind==="checkbox"?!1:null;let{all:i,names:r}=ne(this.document,this.model,e);return e.kind===
"checkbox"&&r.length<=1?!0:i.find(s=>s.state===t)?.name??Yi(t)}};function qn(e,t){return t.form?.dict.has("XFA")?e.resolve(e.catalog.get("NeedsRendering"))===!0||
!t.fields.some(({kind:i})=>i!=="unknown")?"dynamic":"static":"none"}function Xn(e,t){if(qn(e,t)!=="dynamic")return;let i="is a dynamic XFA form, whose pages and\
 fields only Adobe viewers make";throw new x.b("invalid_parameters",`file: ${i}`,{issues:[{field:"file",message:i}],advice:"Print it to a PDF document from Adob\
e Reader, or ask its author for a form without XFA"})}function Jn(e,t){let{form:i}=t;return i?.dict.has("XFA")?(e.edit(i.holder),i.dict.delete("XFA"),e.catalog.
has("NeedsRendering")&&e.editCatalog().delete("NeedsRendering"),[{code:"xfa_removed",message:"The XFA copy of the form was removed: it would have shown the old \
values."}]):[]}var rg=async(e,t,i)=>{let r=await D(e.bytes,i,{password:t.open_password}),s=await Ge.read(r);if(Xn(r,s),s.fields.length===0)throw(0,x.d)([{field:"\
file",message:"has no form fields to fill: give a PDF form"}]);let{flatten:a,unknown_fields:n}=t,o=await Rp(r,s,new Ct(r,s),t.values,{unknownFields:n,flatten:a}),
l=[...o.notes,...Jn(r,s)];a&&(l.push(...Vn(await St(r,"keep"))),await Wn(r,await Ge.read(r),sg(r.pages.count)));let c=r.pages.count,d={pageCount:c,filledFields:o.
filled,unfilledFields:o.unfilledFields,unusedKeys:o.unusedKeys};return{documents:[{name:e.name,bytes:await N(r),pageCount:c}],notes:l,facts:d}},sg=e=>Uint32Array.
from({length:e},(t,i)=>i+1),ag=async(e,t,i)=>{let r=await D(e.bytes,i,{password:t.open_password}),s=r.pages.count,a=(0,C.i)(t.pages,s),n=[],o=0;if(a.length===0)
n.push(Ue);else{n.push(...Vn(await St(r,"keep")));let c=await Ge.read(r);Xn(r,c);let d=new Ct(r,c),h=await lr(r,c,d,new tr(r,c,d),new Set,!0);if(h.length>0)throw(0,x.d)(
[{field:"file",message:`no font at hand has all characters of ${J(h.slice(0,10).map(({name:f})=>f))}, and these fields have no appearance that could become cont\
ent of the page`}]);n.push(...Jn(r,c)),o=await Wn(r,c,a),o===0&&n.push({code:"no_form_fields",message:"The selected pages have no form fields."})}let l=await N(
r);return{documents:[{name:e.name,bytes:l,pageCount:s}],notes:n,facts:{pageCount:s,flattenedWidgets:o}}};async function ng(e,t,i){let r=[],s={};for(let a of t.fields){
r.push(og(e,t,i,a)),ar(a)&&a.kind!=="password"&&t.byName.get(a.name)===a&&Object.defineProperty(s,a.name,{value:i.of(a),enumerable:!0,configurable:!0,writable:!0});
let n=e.job.pace.step(4e3);n&&await n}return{fields:r,values:s,xfa:qn(e,t),scripts:Dp(e,t)}}function og(e,t,i,r){let{kind:s,flags:a,name:n}=r,o=t.integer(r.nodes[0],
"MaxLen"),l=s==="password",c=s==="text"||l;return{name:n,type:s,value:l?null:i.of(r),default:l?null:i.of(r,"DV"),options:lg(e,t,i,r),required:(a&lp)!==0,readOnly:(a&
op)!==0,multiline:s==="text"&&(a&Nn)!==0,maxLength:c&&o>0?o:null,pages:[...new Set(r.widgets.flatMap(({pages:d})=>d))].sort((d,h)=>d-h)}}function lg(e,t,i,r){return r.
kind==="dropdown"||r.kind==="list"?i.choices(r).map(({value:s,display:a})=>({value:s,display:a})):r.kind!=="checkbox"&&r.kind!=="radio"?[]:ne(e,t,r).names.map(s=>({
value:s,display:s}))}var cg=async(e,{open_password:t},i)=>{let r=await D(e.bytes,i,{password:t}),s=await Ge.read(r),a=await ng(r,s,new Ct(r,s)),n=r.pages.count;
return{documents:[{...e,pageCount:n}],data:a,notes:[],facts:{pageCount:n,fieldCount:s.fields.length}}},Hn={A4:[595.276,841.89],Letter:[612,792]};function dg(e,{
page_size:t,orientation:i,margin:r}){let s=r*72,a=hg(e);if(t==="image"){let p=14400-2*s;if(p<3)return;let y=Math.min(1,p/a.width,p/a.height),g=Math.max(y,Math.min(
3/Math.min(a.width,a.height),p/Math.max(a.width,a.height))),v={width:a.width*g,height:a.height*g},b=A=>Math.max(A+2*s,3);return Zn(b(v.width),b(v.height),v)}let[
n,o]=Hn[t],l=i==="landscape"||i==="auto"&&a.width>a.height,[c,d]=l?[o,n]:[n,o],[h,f]=[c-2*s,d-2*s];if(h<=0||f<=0)return;let m=Math.min(h/a.width,f/a.height);return Zn(
c,d,{width:a.width*m,height:a.height*m})}function ug(e){let t=e==="image"?14397:Hn[e][0];return Math.floor(t/144*100)/100}function hg({displayed:e,resolution:t}){
let{x:i,y:r}=t??{x:96,y:96};return{width:e.width*72/i,height:e.height*72/r}}function Zn(e,t,i){let[r,s]=[(e-i.width)/2,(t-i.height)/2];return{width:e,height:t,place:[
i.width,0,0,i.height,r,s]}}var fg=async(e,t,i)=>{let r=pg(t),s=await gg(e,i,r);if(r.length>0)throw(0,x.d)(r);let a=await D(mg,i),n=s.map(d=>yg(a,d,dg(d,t)));await a.
pages.rebuild(n.map(({number:d})=>d));let o=s.reduce((d,h)=>h.version>d?h.version:d,"1.3"),l=await N(a,{version:o}),c=n.length;return{documents:[{name:wg(e[0].name),
bytes:l,pageCount:c}],notes:[],facts:{pageCount:c}}},mg=Buffer.from(`%PDF-1.3
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
`,"latin1");function pg(e){let t=ug(e.page_size);return e.margin<=t?[]:[{field:"margin",message:`leaves no room on ${e.page_size==="image"?"a page":`${e.page_size}\
 pages`}; it must be at most ${t} inches`}]}async function gg(e,t,i){let r=[],s=[];for(let[n,o]of e.entries()){let l=n+1;try{r.push(await Ha(o,"file",t))}catch(c){
if(!(c instanceof x.b)||c.code==="cancelled"||e.length===1)throw c;if(c.code!=="invalid_parameters")throw(0,x.f)(c,l,o.name);s.push({position:l,name:o.name});let d=`\
Document ${l} (${o.name}):`;for(let{field:h,message:f}of c.issues)i.push({field:h,message:`${d} ${f}`})}t.pace.progress(l/(e.length+1))}let[a]=s;if(a){let{message:n}=(0,x.d)(
i);throw new x.b("invalid_parameters",n,{issues:i,position:a.position,documentName:a.name})}return r}function yg(e,t,{width:i,height:r,place:s}){let a=(0,w.t)(t.
upright,s),n=new u.u((0,u.z)({}),(0,u.B)(`q ${a.map(cr).join(" ")} cm /Image Do Q`).bytes);return e.add((0,u.z)({Type:(0,u.A)("Page"),MediaBox:[0,0,cr(i),cr(r)].
map(Number),Resources:(0,u.z)({XObject:(0,u.z)({Image:t.embed(e)})}),Contents:e.add(n)}))}var cr=e=>(0,P.e)(Math.round(e*1e3)/1e3),wg=e=>`${e.replace(/\.[^.]*$/,
"")||"images"}.pdf`,bg=async(e,{per_page:t,open_password:i},r)=>{let{quiet:s,wasRepaired:a}=xa(r),n=await D(e.bytes,s,{password:i,evenIfLocked:!0}),o=await Sa(n,
{perPage:t,repaired:a(),size:e.bytes.length}),{pageCount:l}=o;return{documents:[typeof l=="number"?{...e,pageCount:l}:e],data:o,notes:[],facts:{}}};async function vg(e){
let t=e.flatMap(({document:i})=>{let r=i.dict(i.catalog.get("AcroForm"));return r?[{document:i,leftToViewers:i.resolve(r.get("NeedAppearances"))===!0}]:[]});if(!t.
every(({leftToViewers:i})=>i))for(let{document:i,leftToViewers:r}of t){if(!r)continue;let s=await Ge.read(i),a=new Ct(i,s);await lr(i,s,a,new tr(i,s,a),new Set,
!1)}}function kg(e){let{document:t}=e[0],i=t.editCatalog(),r=e.some(a=>a.document.catalog.has("Collection"));i.delete("Collection");let s=t.array(i.get("OutputI\
ntents"))??[];e.every(a=>{let n=a.document.array(a.document.catalog.get("OutputIntents"))??[];return Le({document:t,value:s},{document:a.document,value:n})})||i.
delete("OutputIntents"),xg(e,i),Sg(e,i);for(let a of e)on(a.document);return{droppedPortfolio:r}}function xg(e,t){let i=new u.t,r=new Map;for(let{index:s,document:a}of e)
for(let[n,o]of a.dict(a.catalog.get("Extensions"))??[])(!i.has(n)||Yn(a,o)>r.get(n))&&(i.set(n,j(o,s)),r.set(n,Yn(a,o)));i.size>0?t.set("Extensions",i):t.delete(
"Extensions")}function Yn(e,t){let i=e.resolve(e.dict(t)?.get("ExtensionLevel"));return typeof i=="number"?i:0}function Sg(e,t){let i=e.flatMap(({index:r,document:s})=>(s.
array(s.catalog.get("Threads"))??[]).map(a=>j(a,r)));i.length>0&&t.set("Threads",i)}var Qn=["Parent","P","Kids","Fields","Annots","First","Last","Prev","Next","\
StructParent","StructParents","FT","T","Title","ByteRange","MCID","OCGs","EF","Count","Dest","Nums","Names","Limits"],Ag=new Set(["XObject","Font","FontDescript\
or","Encoding","CMap","ExtGState","Pattern","Halftone"]),Fg=[["PatternType"],["ShadingType"],["FunctionType"],["Differences"],["HalftoneType"],["WhitePoint"],["\
FontName","Flags"],["BaseFont","Subtype"],["Registry","Ordering"]],$g=["CA","ca","BM","AIS","SMask","OPM","op","OP","SA","TR","TR2","BG","BG2","UCR","UCR2","LW"],
Pg=new Set(["ExtGState","ColorSpace","Pattern","Shading","XObject","Font","ProcSet","Properties"]),Mg=new Set(["Image","Form","Type1C","CIDFontType0C","OpenType"]),
Cg=new Set(["ICCBased","Indexed","Separation","DeviceN","Lab","CalRGB","CalGray","Pattern"]),Og=9;function Tg(e){return/\/(?:Subtype\s*\/(?:Image|Form)|Length1)\b/.
test(e)&&!Dg.test(e)}var Dg=new RegExp(`#|/(?:Rect|${Qn.join("|")})\\b|/Type\\s*/(?!XObject\\b)`);function jg(e,t,i){if(Array.isArray(t))return Ng(t)||Ig(t);let r=t instanceof
u.u?t.dict:t;if(!(r instanceof u.t)||Qn.some(a=>r.has(a))||r.has("Rect")&&r.has("Subtype"))return!1;let s=e.resolve(r.get("Type"));return s instanceof u.p?Ag.has(
s.text):Fg.some(a=>a.every(n=>r.has(n)))?!0:t instanceof u.u?i||Eg(e,t):$g.some(a=>r.has(a))||r.size>0&&[...r.keys()].every(a=>Pg.has(a))}function Eg(e,t){let{dict:i}=t,
r=e.resolve(i.get("Subtype"));if(r instanceof u.p)return Mg.has(r.text);if(i.has("Length1")||i.has("Width")&&i.has("Height"))return!0;let s;try{s=(0,u.n)(e.decoded(
t)).toString("latin1",0,256)}catch{return!1}return/^\s*(?:[-+.\d]+\s+){2}(?:d0|(?:[-+.\d]+\s+){4}d1)\b/.test(s)}var Rg=["FontFile","FontFile2","FontFile3","ToUn\
icode","UseCMap","CIDToGIDMap","ICCBased","DestOutputProfile"];function _g(e,t){for(;t>0&&u.a[e[t-1]]===1;)t--;let i=t;for(;i>0&&t-i<20&&e[i-1]!==47;)i--;return i>
0&&Rg.includes((0,u.n)(e).toString("latin1",i,t))}function Ng([e]){return e instanceof u.p&&Cg.has(e.text)}function Ig(e){let t=e.flat();return t.length>=Og&&t.
every(i=>typeof i=="number")}var Bg=6;async function zg(e,t){let i=new eo(e,t,!0);return await i.streams(),i.rounds()}async function Ug(e,t){let i=new eo([e],t,
!1);return await i.streams(),await i.objects(),i.rounds()}var eo=class{constructor(e,t,i){this.documents=e,this.marked=t,this.across=i,this.canonical=e.map(()=>{}),
this.found=e.map(()=>{})}documents;marked;across;canonical;places=[];known=new Map;found;newlyFound=0;named=[];async rounds(){for(let e=0;e<Bg&&await this.referrers()>
0;e++);return(e,t)=>this.standIn(e,t)}standIn(e,t){let i;for(;;){let r=this.canonical[e]?.[t]??0;if(r===0)return i;i=this.places[r-1],{part:e,number:t}=i}}async streams(){
let{pace:e}=this.documents[0].job,t=new Map,i=this.documents.some(({security:r})=>r);for(let[r,s]of this.documents.entries()){let{live:a,walked:n}=this.marked.markings[r],
{dataStart:o,dataEnd:l}=n,c=this.twinOf(r),d=await Lg(s);this.named.push(await this.namedAsResources(r));for(let h=1;h<s.table.size;h++){let f=e.step(300);if(f&&
await f,a[h]!==1||s.table.kind[h]!==1||s.isChanged(h)||o[h]<=0)continue;if(c>=0&&!this.documents[c].isChanged(h)&&this.marked.markings[c].live[h]===1&&this.isPlain(
r,h)){this.equate({part:r,number:h},{part:c,number:h});continue}let m=s.bytes.subarray(o[h],l[h]);d.has(h)||to(t,m,{part:r,number:h},i)}}await this.compare(t)}async namedAsResources(e){
let t=this.documents[e],{live:i,walked:r}=this.marked.markings[e],{from:s,to:a}=r,{marks:n}=r.scan,o=new Uint8Array(t.size);for(let l=1;l<t.table.size;l++){let c=t.
job.pace.step(200);if(c&&await c,i[l]!==1||t.isChanged(l))continue;let d=t.place(l)?.bytes;for(let h=s[l];d&&h<a[l];h+=3)n[h]!==w.m&&n[h]<o.length&&_g(d,n[h+1])&&
(o[n[h]]=1)}return o}async objects(){let{pace:e}=this.documents[0].job,t=new Map;for(let[i,r]of this.documents.entries()){let{live:s,walked:a}=this.marked.markings[i];
for(let n=1;n<r.table.size;n++){let o=e.step(300);if(o&&await o,s[n]!==1||r.isChanged(n))continue;let l=r.place(n),c=l?.bytes===r.bytes;if(!l||c&&a.dataStart[n]>
0)continue;let d=c?a.valueEnd[n]:l.end;to(t,l.bytes.subarray(l.start,d),{part:i,number:n})}}await this.compare(t)}async compare(e){let{pace:t}=this.documents[0].
job;for(let i of e.values())if(!(i.length<2||this.across&&i.every(({part:r})=>r===i[0].part)))for(let r of i){let s=t.step(this.offer(r));s&&await s}}async referrers(){
let e=this.found;this.found=this.documents.map(()=>{}),this.newlyFound=0;let{pace:t}=this.documents[0].job;for(let[i,r]of this.documents.entries()){let s=e[i];if(!s)
continue;let a=this.canonical[i],{live:n,walked:o}=this.marked.markings[i],{from:l,to:c}=o,{marks:d}=o.scan;for(let h=1;h<n.length;h++){if(n[h]!==1||r.isChanged(
h)||a?.[h])continue;let f=!1;for(let y=l[h];!f&&y<c[h];y+=3)f=d[y]!==w.m&&s[d[y]]===1;let m=f&&r.pages.indexOf(h)<0,p=t.step(m?this.offer({part:i,number:h}):100);
p&&await p}}return this.newlyFound}twinOf(e){let{bytes:t,security:i}=this.documents[e];return i?-1:this.documents.findIndex((r,s)=>s<e&&!r.security&&r.bytes.length===
t.length&&Buffer.compare(r.bytes,t)===0)}offer(e){let t=this.documents[e.part],i=t.get(e.number);if(!jg(t,i,this.named[e.part]?.[e.number]===1))return 200;let{key:r,
cost:s}=this.contentOf(t,e.part,i),a=this.known.get(r);return a?this.equate(e,a):this.known.set(r,e),s}equate(e,t){let i=this.standIn(t.part,t.number)??t;if(i.part===
e.part&&i.number===e.number)return;let r=this.canonical[e.part]??=new Int32Array(this.documents[e.part].size);r[e.number]=this.places.push(i),this.note(e),this.
note(i)}note({part:e,number:t}){let i=this.found[e]??=new Uint8Array(this.documents[e].size);i[t]===0&&this.newlyFound++,i[t]=1}isPlain(e,t){let i=this.documents[e],
r=this.marked.markings[e].walked.valueEnd[t];return Tg((0,u.n)(i.bytes).toString("latin1",i.bodies[t],r))}contentOf(e,t,i){let r=new w.f(512),s=i instanceof u.u?
Wg(i.dict):i;(0,P.b)(r,s,{...P.a,renumber:o=>{let l=this.standIn(t,o.number)??{part:t,number:o.number};return l.number*this.documents.length+l.part+1}});let a=(0,fl.createHash)(
"sha256").update(r.bytes),n=r.length*20;if(i instanceof u.u){let o=e.encoded(i);a.update("stream").update(o),n+=o.length}return{key:a.digest("hex"),cost:n}}};async function Lg(e){
let t=new Set;for(let i=0;i<e.pages.count;i++){let r=e.entry(e.pages.number(i),"Contents");r instanceof u.r&&t.add(r.number);for(let a of Gg(e,r)?e.array(r):[])
a instanceof u.r&&t.add(a.number);let s=e.job.pace.step(500);s&&await s}return t}function Gg(e,t){if(!(t instanceof u.r))return Array.isArray(t);let i=e.place(t.
number);return i?i.bytes[(0,u.b)(i.bytes,i.start,i.end)]===91:Array.isArray(e.get(t))}function to(e,t,i,r=!1){let s=t.length*io+(r?0:Kg(t)),a=e.get(s);a?a.push(
i):e.set(s,[i])}var io=2**20,ro=32;function Kg(e){let t=2166136261;for(let i=0;i<ro;i++)t=Math.imul(t^e[Math.floor(i*e.length/ro)],16777619);return(t>>>8)%io}function Wg(e){
let t=new u.t(e);return t.delete("Length"),t}function Vg(e){let t=new Map,i=new Map,r=e.map(n=>({part:n,strings:qg(n),names:Xg(n)})),s=new re(r.flatMap(n=>[...n.
strings.keys()])),a=new re(r.flatMap(n=>[...n.names.keys()]));for(let{part:n,strings:o,names:l}of r){let c=so(t,o,s,n.index),d=so(i,l,a,n.index);Jg(n,new ao(o,c,
s),new ao(l,d,a))}return{strings:t,names:i}}function so(e,t,i,r){let s=new Map;for(let[a,n]of t){let o=e.has(a)?i.free(a):a;o!==a&&s.set(a,o),e.set(o,j(n,r))}return s}
function qg({document:e}){let t=new Map,i=e.dict(e.catalog.get("Names"))?.get("Dests");for(let[r,s]of(0,k.j)(e,i,"Names"))r instanceof u.q&&t.set(B(r),s);return t}
function Xg({document:e}){let t=e.dict(e.catalog.get("Dests"));return new Map(t)}var ao=class{constructor(e,t,i){this.own=e,this.renamed=t,this.taken=i,this.needed=
t.size>0||i.size>e.size}own;renamed;taken;needed;nameFor(e){let t=this.renamed.get(e);if(t!==void 0||this.own.has(e)||!this.taken.has(e))return t;let i=this.taken.
free(e);return this.renamed.set(e,i),i}};function Jg({document:e},t,i){if(!t.needed&&!i.needed)return;let r=s=>{let a=e.resolve(s);if(a instanceof u.q){let o=t.
nameFor(B(a));return o===void 0?void 0:se(o)}let n=a instanceof u.p?i.nameFor(a.text):void 0;return n===void 0?void 0:new u.p(n)};for(let s of ee(e,["/Dest","/G\
oTo"])){let a={changed:!1},n=e.get(s);me(n,o=>{let l=e.resolve(o.get("S")),c=o.has("Dest")?"Dest":l instanceof u.p&&l.text==="GoTo"?"D":void 0,d=c&&r(o.get(c));
!c||d===void 0||(o.set(c,d),a.changed=!0)}),a.changed&&e.edit(s)}}var Hg=/\/([^\s()<>[\]{}/%]+)(?=\s+[-+.\d]+\s+Tf)/g,Zg=class{merged=new u.t;origin=new Map;add(e,t){
let{document:i}=e,r=i.dict(t.get("DR")),s=new Map;for(let[a,n]of r??[]){let o=i.dict(n);if(!o){this.merged.has(a)||this.merged.set(a,j(i.resolve(n),e.index));continue}
let l=this.category(a);for(let[c,d]of o){let h=this.place(a,c,{document:i,value:d});l.set(h,l.get(h)??j(d,e.index)),a==="Font"&&h!==c&&s.set(c,h)}}s.size>0&&this.
rewrite(e,t,s)}place(e,t,i){for(let r=1;;r++){let s=r===1?t:`${t}_${r}`,a=`${e}/${s}`,n=this.origin.get(a);if(!(n&&!Le(n,i)))return n||this.origin.set(a,i),s}}category(e){
let t=this.merged.get(e);if(t instanceof u.t)return t;let i=new u.t;return this.merged.set(e,i),i}rewrite({document:e},t,i){let r=e.resolve(t.get("DA"));for(let{
number:s,dict:a,parent:n}of te(e)){let o=e.resolve(a.get("DA")),l=!n&&X(e,a,"DA")===void 0,c=o instanceof u.q?o:l?r:null;if(!(c instanceof u.q))continue;let d=B(
c),h=d.replace(Hg,(f,m)=>{let p=i.get(Yg(m));return p===void 0?f:Qg(p)});h!==d&&(s!==void 0&&e.edit(s),a.set("DA",se(h)))}}},Yg=e=>e.replace(/#([0-9a-fA-F]{2})/g,
(t,i)=>String.fromCharCode(parseInt(i,16)));function Qg(e){let t=new w.f(64);return(0,P.c)(t,e),Buffer.from(t.bytes).toString("latin1")}function e1(e){let t=e.filter(
({document:c})=>Ot(c)),{document:i}=e[0];if(t.length===0)return{droppedXfa:!1};let r=i.editCatalog(),s=new u.t(Ot(i)),a=t.some(c=>Ot(c.document).has("XFA"));s.delete(
"XFA"),r.delete("NeedsRendering");let n=[],o=[],l=new Zg;t1(t);for(let c of t){let d=Ot(c.document);c.index>0&&r1(c,d,i,s),l.add(c,d),c.document.resolve(d.get("\
NeedAppearances"))===!0&&s.set("NeedAppearances",!0);for(let h of c.document.array(d.get("Fields"))??[])n.push(j(h,c.index));for(let h of c.document.array(d.get(
"CO"))??[])o.push(j(h,c.index))}return s.set("Fields",n),o.length>0&&s.set("CO",o),l.merged.size>0&&s.set("DR",l.merged),r.set("AcroForm",i.add(s)),{droppedXfa:a}}
var Ot=e=>e.dict(e.catalog.get("AcroForm")),Tt=e=>(0,k.b)(se(e));function t1(e){let t=e.map(({document:s})=>({document:s,fields:i1(s)})),i=new re(t.flatMap(({document:s,
fields:a})=>a.map(({dict:n})=>no(s,n))),Tt),r=new re([],Tt);for(let{document:s,fields:a}of t){let n=new Set,o=new Map;for(let{dict:l,number:c}of a){let d=no(s,l);
if(!r.has(d)){n.add(d);continue}let h=o.get(Tt(d))??i.free(d);o.set(Tt(d),h),n.add(h),c!==void 0&&s.edit(c),l.set("T",se(h))}for(let l of n)r.add(l)}}function i1(e){
let t=new Set,i=[];for(let r of te(e))r.parent&&t.has(r.parent)?t.add(r):e.resolve(r.dict.get("T"))instanceof u.q&&(t.add(r),i.push(r));return i}var no=(e,t)=>B(
e.resolve(t.get("T")));function r1({document:e},t,i,r){for(let s of["DA","Q"]){let a=e.resolve(t.get(s))??(s==="Q"?0:null),n=i.resolve(r.get(s))??(s==="Q"?0:null);
if(!(a===null||a instanceof u.r||a===n)&&!(a instanceof u.q&&n instanceof u.q&&B(a)===B(n)))for(let{number:o,dict:l,parent:c}of te(e))c||X(e,l,s)!==void 0||(o!==
void 0&&e.edit(o),l.set(s,a))}}function*s1(e){for(let t of e)for(let i=0;i<t.document.pages.count;i++)yield{part:t,page:i}}function a1(e,t){if(t==="none")return;
let i=[],r=e.reduce((s,{document:a})=>Math.max(s,a.pages.count),0);for(let s=0;s<r;s++)for(let a of e){let{count:n}=a.document.pages;s<n&&i.push({part:a,page:t===
"backward"&&a.index>0?n-1-s:s})}return i}var oo=100;async function n1(e,t){let i=e[0].document;for(let{document:n}of e)await n.pages.rebuild(n.pages.numbers);let r=(n,o)=>n===
0?new u.r(o):new u.s(n,o),s=i.add(null),a=[];for(let n=0;n<t.length;n+=oo){let o=i.add(null),l=[];for(let{part:c,page:d}of t.slice(n,n+oo)){let h=c.document.pages.
number(d),f=c.document.edit(h);f instanceof u.t&&f.set("Parent",c.index===0?o:new u.s(0,o.number)),l.push(r(c.index,h));let m=i.job.pace.step(1e3);m&&await m}i.
put(o,dr(l,l.length,s)),a.push(o)}i.put(s,dr(a,t.length)),i.edit(i.catalogNumber).set("Pages",s)}function dr(e,t,i){return new u.t([["Type",new u.p("Pages")],...i?
[["Parent",i]]:[],["Kids",e],["Count",t]])}async function o1(e){let t=e[0].document,i=t.add(null),r=[],s=0;for(let{index:a,document:n}of e){await n.pages.settle(),
n.catalog.get("Pages")instanceof u.r||await n.pages.rebuild(n.pages.numbers);let o=n.catalog.get("Pages"),l=n.edit(o);l instanceof u.t&&l.has("Kids")&&(l.set("P\
arent",a===0?i:new u.s(0,i.number)),l.set("Count",n.pages.count),r.push(a===0?o:new u.s(a,o.number))),s+=n.pages.count}t.put(i,dr(r,s)),t.edit(t.catalogNumber).
set("Pages",i)}function l1(e,t){let i=e.map(({document:a})=>(0,k.m)(a));if(i.every(a=>a===void 0))return;let{document:r}=e[0],s=(0,k.n)(r,c1(t??s1(e),i));r.editCatalog().
set("PageLabels",r.add(s))}function*c1(e,t){for(let{part:i,page:r}of e)yield t[i.index]?.(r)??{style:"D",prefix:void 0,number:r+1}}var d1=["AP","Pages","Templat\
es","IDS","URLS","AlternatePresentations","Renditions"];function u1(e,t){let{document:i}=e[0],r=i.editCatalog(),s=new u.t(i.dict(r.get("Names"))),a=(o,l)=>{if(l.
size===0)return;let c=[...l].sort(([d],[h])=>Qa(d,h)).map(([d,h])=>[se(d),h]);s.set(o,i.add((0,k.l)(i,c,"Names")))};a("Dests",t.strings),a("EmbeddedFiles",f1(e));
for(let o of d1)e.some(l=>h1(l,o))&&a(o,m1(e,o));s.size>0&&r.set("Names",i.add(s)),t.names.size>0&&r.set("Dests",i.add(new u.t(t.names)));let n=e.flatMap(o=>(o.
document.array(o.document.catalog.get("AF"))??[]).map(l=>j(l,o.index)));n.length>0&&r.set("AF",n)}function lo({document:e},t){let i=e.dict(e.catalog.get("Names"))?.
get(t);return(0,k.j)(e,i,"Names").flatMap(([r,s])=>r instanceof u.q?[[B(r),s]]:[])}var h1=({document:e},t)=>e.dict(e.catalog.get("Names"))?.has(t)??!1;function f1(e){
let t=e.map(s=>({part:s,entries:lo(s,"EmbeddedFiles")})),i=new re(t.flatMap(({entries:s})=>s.map(([a])=>a))),r=new Map;for(let{part:s,entries:a}of t)for(let[n,o]of a)
r.set(r.has(n)?i.free(n):n,j(o,s.index));return r}function m1(e,t){let i=new Map;for(let r of e)for(let[s,a]of lo(r,t))i.has(s)||i.set(s,j(a,r.index));return i}
function p1(e,t){let i=t?e.map((a,n)=>g1(a,t[n])):e.flatMap(a=>uo(a));if(i.length===0)return;let{document:r}=e[0],s=r.add(null);r.put(s,co(i,{part:0,number:s.number},
new u.t([["Type",new u.p("Outlines")]]))),r.editCatalog().set("Outlines",s)}function g1(e,t){let{document:i}=e,r=i.add(null),s=new u.t([["Title",(0,k.c)(t)],["D\
est",[new u.r(i.pages.number(0)),new u.p("Fit")]]]),a=uo(e);return i.put(r,a.length>0?co(a,{part:e.index,number:r.number},s):s),{part:e,number:r.number}}function co(e,t,i){
let r=0;for(let[o,l]of e.entries()){let c=l.part.document.edit(l.number);if(!(c instanceof u.t))continue;let d=l.part.document.resolve(c.get("Count"));r+=1+(typeof d==
"number"&&d>0?d:0),c.set("Parent",ho(l,t.number,t.part)),fo(c,"Prev",l,e[o-1]),fo(c,"Next",l,e[o+1])}let[s,a]=[e[0],e.at(-1)],n=({part:o,number:l})=>o.index===t.
part?new u.r(l):new u.s(o.index,l);return i.set("First",n(s)),i.set("Last",n(a)),i.set("Count",r),i}function uo(e){let{document:t}=e,i=t.dict(t.catalog.get("Out\
lines"));if(!i)return[];let r=[],s=new Set,a=i.get("First");for(;a instanceof u.r&&!s.has(a.number)&&y1(t,a);)s.add(a.number),r.push({part:e,number:a.number}),a=
t.dict(a)?.get("Next");return r}var y1=(e,t)=>e.get(t)instanceof u.t,ho=(e,t,i)=>e.part.index===i?new u.r(t):new u.s(i,t);function fo(e,t,i,r){r?e.set(t,ho(i,r.
number,r.part.index)):e.delete(t)}function w1(e){let t=e.filter(({document:f})=>ur(f));if(t.length===0)return;let{document:i}=e[0],r=i.editCatalog();(t.length<e.
length||t.some(f=>!v1(f.document)))&&r.delete("MarkInfo");for(let f of e)ur(f.document)||mo(f.document,void 0);if(t.length===1&&t[0].index===0)return;let s=i.add(
null).number,a=[],n=[],o=new Map,l=new F1,c=new Map(b1.map(f=>[f,[]])),d=0;for(let f of t){let m=ur(f.document),p=k1(f.document,m);for(let b of p)x1(f,b,s,r);for(let b of p)
a.push(j(b,f.index));let y=(0,k.j)(f.document,m.get("ParentTree"),"Nums"),g=y.reduce((b,[A])=>Math.max(b,Number(A)),mo(f.document,d));for(let[b,A]of y)n.push([Number(
b)+d,j(A,f.index)]);d+=Math.max(g+1,S1(f.document,m));let v={S:l.join(f,"S",A1(f.document,m.get("RoleMap"))),C:l.join(f,"C",f.document.dict(m.get("ClassMap"))),
ID:$1(f,m,o)};v.S.size+v.C.size+v.ID.size>0&&P1(f.document,v);for(let[b,A]of c)for(let S of f.document.array(m.get(b))??[])A.push(j(S,f.index))}n.sort((f,m)=>Number(
f[0])-Number(m[0]));let h=new u.t([["Type",new u.p("StructTreeRoot")],["K",a],["ParentTree",i.add((0,k.l)(i,n,"Nums"))],["ParentTreeNextKey",d]]);l.roles.size>0&&
h.set("RoleMap",l.roles),l.classes.size>0&&h.set("ClassMap",l.classes);for(let[f,m]of c)m.length>0&&h.set(f,m);if(o.size>0){let f=[...o].sort(([m],[p])=>Qa(m,p)).
map(([m,p])=>[se(m),p]);h.set("IDTree",i.add((0,k.l)(i,f,"Names")))}i.put(s,h),r.set("StructTreeRoot",new u.r(s))}var b1=["Namespaces","PronunciationLexicon","A\
F"],ur=e=>e.dict(e.catalog.get("StructTreeRoot")),v1=e=>e.resolve(e.dict(e.catalog.get("MarkInfo"))?.get("Marked"))===!0;function k1(e,t){let i=t.get("K");return i===
void 0?[]:e.array(i)??[i]}function x1({index:e,document:t},i,r,s){let a=i instanceof u.r?t.edit(i):i;if(!(a instanceof u.t))return;a.set("P",e===0?new u.r(r):new u.s(
0,r));let n=t.resolve(t.catalog.get("Lang"));if(e>0&&n instanceof u.q&&!a.has("Lang")){let o=s.get("Lang");(!(o instanceof u.q)||B(o)!==B(n))&&a.set("Lang",n)}}
function S1(e,t){let i=e.resolve(t.get("ParentTreeNextKey"));return typeof i=="number"&&Number.isInteger(i)&&i>0&&i<1e8?i:0}function mo(e,t){let i=-1;for(let r of ee(
e,["/StructParent"])){let s={changed:!1};me(e.get(r),a=>{for(let n of["StructParents","StructParent"]){let o=e.resolve(a.get(n));typeof o=="number"&&(i=Math.max(
i,o),t!==0&&(s.changed=!0,t===void 0?a.delete(n):a.set(n,o+t)))}}),s.changed&&e.edit(r)}return i}function A1(e,t){let i=e.dict(t);if(!i)return;let r=new u.t;for(let[
s,a]of i){let n=e.resolve(a);for(let o=new Set([s]);n instanceof u.p&&i.has(n.text)&&!o.has(n.text);)o.add(n.text),n=e.resolve(i.get(n.text));r.set(s,n)}return r}
var F1=class{roles=new u.t;classes=new u.t;origins=new Map;join({index:e,document:t},i,r){let s=i==="S"?this.roles:this.classes,a=new Map,n=new re([...s.keys(),
...r?.keys()??[]]);for(let[o,l]of r??[]){let c=this.origins.get(`${i}/${o}`);if(c&&Le(c,{document:t,value:l}))continue;let d=c?n.free(o):o;c&&a.set(o,d),this.origins.
set(`${i}/${d}`,{document:t,value:l}),s.set(d,j(l,e))}return a}};function $1({index:e,document:t},i,r){let s=new Map,a=(0,k.j)(t,i.get("IDTree"),"Names"),n=new re(
[...r.keys(),...a.map(([o])=>o instanceof u.q?B(o):"")]);for(let[o,l]of a){if(!(o instanceof u.q))continue;let c=B(o),d=r.has(c)?n.free(c):c;d!==c&&s.set(c,d),r.
set(d,j(l,e))}return s}function P1(e,{S:t,C:i,ID:r}){for(let s of ee(e,["/StructElem","/Headers","/ID","/Pg","/K"])){let a={changed:!1},n=(o,l,c)=>{c!==void 0&&
(o.set(l,c),a.changed=!0)};me(e.get(s),o=>{let l=e.array(o.get("Headers"));if(l?.some(d=>d instanceof u.q&&r.has(B(d)))&&n(o,"Headers",l.map(d=>po(d,r)??d)),!(0,u.y)(
e.resolve(o.get("Type")),"StructElem")&&!(o.has("P")&&o.has("S")))return;n(o,"S",hr(e.resolve(o.get("S")),t)),n(o,"ID",po(e.resolve(o.get("ID")),r));let c=e.resolve(
o.get("C"));Array.isArray(c)?n(o,"C",c.map(d=>hr(d,i)??d)):n(o,"C",hr(c,i))}),a.changed&&e.edit(s)}}function hr(e,t){let i=e instanceof u.p?t.get(e.text):void 0;
return i===void 0?void 0:new u.p(i)}function po(e,t){let i=e instanceof u.q?t.get(B(e)):void 0;return i===void 0?void 0:se(i)}var M1=async(e,{open_password:t,bookmarks:i,
interleave:r},s)=>{let a=[],n=await C1(e,t,s,a),o=a1(n,r);(n.length>1||i==="per_document")&&await D1(n,o,i==="per_document"?e.map(T1):void 0,a);let l=n.map(({document:h})=>h),
c=await dt(l,{encryption:"none",...n.length>1?{dedupe:zg}:{}}),d=n.reduce((h,{document:f})=>h+f.pages.count,0);return{documents:[{name:e[0].name,bytes:c,pageCount:d}],
notes:a,facts:{pageCount:d,documentCount:e.length,firstPages:O1(n,o)}}};async function C1(e,t,i,r){let s=[],a=0,n=!1;for(let[o,l]of e.entries()){try{let c=await D(
l.bytes,i,{password:t}),d=await St(c,"keep");a+=d.fields.length,n||=d.usageRights,await c.pages.settle(),s.push({index:o,document:c})}catch(c){throw c instanceof
x.b&&c.code!=="cancelled"&&e.length>1?(0,x.f)(c,o+1,l.name):c}i.pace.progress((o+1)/(2*e.length))}return a>0&&r.push({code:"signatures_removed",message:`${a} ${a===
1?"signature was":"signatures were"} removed, because a signature cannot survive a merge.`}),n&&r.push(Mt),s}function O1(e,t){let i=1,r=e.map(({document:a})=>{let n=i;
return i+=a.pages.count,n});if(!t)return r;let s=new Map;for(let[a,{part:n}]of t.entries())s.has(n.index)||s.set(n.index,a+1);return e.map(({index:a})=>s.get(a)??
1)}var T1=({name:e},t)=>e.replace(/\.[^.]*$/,"").trim()||`Document ${t+1}`;async function D1(e,t,i,r){await vg(e),p1(e,i);let s=Vg(e);u1(e,s),l1(e,t),en(e),w1(e);
let{droppedXfa:a}=e1(e),{droppedPortfolio:n}=kg(e);(0,w.C)(e[0].document)&&r.push({code:"conformance_dropped",message:"The result no longer claims PDF/A or PDF/\
UA conformance, which a merge cannot promise."}),await(t?n1(e,t):o1(e)),a&&r.push({code:"xfa_removed",message:"An XFA form was dropped, because XFA forms cannot\
 be merged. The fields themselves remain."}),n&&r.push({code:"portfolio_dropped",message:"A portfolio became an ordinary document. Its files remain as attachmen\
ts."})}var j1=25,E1=3e5,go=class{constructor(e,t,i){this.pause=e,this.signal=t,this.onProgress=i}pause;signal;onProgress;work=0;since=performance.now();step(e){
if(this.work+=e,!(this.work<E1)){if(this.work=0,this.signal?.aborted)throw(0,x.g)();return performance.now()-this.since<j1?void 0:this.rest()}}async rest(){if(await this.
pause(),this.signal?.aborted)throw(0,x.g)();this.since=performance.now()}progress(e){this.onProgress?.(e)}},fr=["PieceInfo","Thumb"];async function R1(e,{markings:t}){
let{live:i}=t[0],r=ee(e,fr.map(s=>`/${s}`));for(let s of r){if(i[s]!==1)continue;let a=e.job.pace.step(2e3);a&&await a;let n=e.get(s),o=n instanceof u.u?n.dict:
n;if(!(!(o instanceof u.t)||!fr.some(l=>o.has(l)))){e.edit(s);for(let l of fr)o.delete(l)}}}var _1=256*1024*1024,yo=256*1024,mr=4,N1=.97,pr=4,wo=9,I1=new Set(["\
ASCIIHexDecode","ASCII85Decode"]),B1=new Set(["FlateDecode","LZWDecode","RunLengthDecode"]),z1=class{constructor(e,t,i){this.document=e,this.marked=t,this.isDouble=
i}document;marked;isDouble;remaining=_1;left=0;async run(){let e=this.streams();for(let t=0;t<e.length;t+=pr){let i=this.remaining,r=await Promise.all(e.slice(t,
t+pr).map(a=>this.optimize(a,i)));for(let a of r)this.remaining-=a;let s=this.document.job.pace.step(2e3*pr);s&&await s,this.document.job.pace.progress(t/e.length)}
return{left:this.left}}streams(){let{document:e}=this,{live:t,walked:i}=this.marked.markings[0],r=[];for(let s=1;s<t.length;s++){if(t[s]!==1||this.isDouble(s))continue;
let a=e.edited.get(s),n=e.table.kind[s]===1&&i.dataStart[s]>0;(a===void 0?n:a instanceof u.u)&&r.push(s)}return r}async optimize(e,t){let{document:i}=this,r=i.get(
e);if(!(r instanceof u.u)||(i.put(e,r),U1(i,r)))return 0;let s=i.encoded(r),a=this.withoutTransport(r,s),{smaller:n,decoded:o}=await this.compressed(a,t),l=n??a;
return Dt(l)<Dt({...bo(i,r.dict),data:s})&&i.put(e,new u.u(L1(r.dict,l),l.data)),o}withoutTransport(e,t){let{filters:i,parameters:r}=bo(this.document,e.dict),s=i.
findIndex(o=>!(o instanceof u.p&&I1.has(o.text))),a=s<0?i.length:s,n={stream:t.length*4+16,total:t.length*4+16,remaining:t.length*4+16};for(let o of i.slice(0,a))
t=(0,w.i)(o.text,t,void 0,n);return{data:t,filters:i.slice(a),parameters:r.slice(a)}}async compressed(e,t){let i=Ne(this.document.job),r=await this.decoded(e,t);
if(r==="too much")return this.left++,{decoded:0};if(!r||r.filters.length>0)return{decoded:r?.data.length??0};let s=r.data.length;if(e.data.length>yo&&!await this.
isWorthwhile(r.data,e.data.length))return{decoded:s};let a={data:await i.deflate(r.data,wo),filters:[(0,u.A)("FlateDecode")],parameters:r.parameters};return{smaller:[
e,...this.isPredicted(r)?[]:[r]].reduce((n,o)=>Dt(o)<Dt(n)?o:n,a),decoded:s}}isPredicted({parameters:e}){let t=this.document.resolve(this.document.dict(e[0])?.get(
"Predictor"));return typeof t=="number"&&t>1}async isWorthwhile(e,t){let i=Math.floor(yo/mr*(e.length/t)),r=Math.floor((e.length-i)/(mr-1)),s=Buffer.concat(Array.
from({length:mr},(a,n)=>e.subarray(n*r,n*r+i)));return(await Ne(this.document.job).deflate(s,wo)).length<N1*(t/e.length)*s.length}async decoded(e,t){let[i,...r]=e.
filters;if(i===void 0)return e.data.length>t?"too much":e;if(!(i instanceof u.p)||!B1.has(i.text)||r.length>0)return;if(i.text==="FlateDecode"){let n=await Ne(this.
document.job).inflate(e.data,Math.max(t,0));return n?{data:n,filters:[],parameters:e.parameters}:e.data.length*4>t?"too much":void 0}let s=this.document.dict(e.
parameters[0]),a=this.document.resolve(s?.get("EarlyChange"));try{let n=typeof a=="number"?new u.t([["EarlyChange",a]]):void 0,o=(0,w.i)(i.text,e.data,n,{stream:t,
total:t,remaining:t}),l=new u.t([...s??[]].filter(([c])=>c!=="EarlyChange"));return{data:o,filters:[],parameters:l.size>0?[l]:[]}}catch{return}}};function U1(e,{
dict:t}){let i=je(e,t.get("Filter"));return t.has("F")||i.some(r=>(0,u.y)(r,"Crypt"))||(0,u.y)(e.resolve(t.get("Type")),"Metadata")}function bo(e,t){let i=je(e,
t.get("Filter")),r=t.get("DecodeParms"),s=e.array(r)??(r===void 0?[]:[r]);return{filters:i,parameters:i.map((a,n)=>s[n]??null)}}var Dt=({data:e,filters:t})=>e.length+
t.reduce((i,r)=>i+(r instanceof u.p?r.text.length+9:0),0);function L1(e,{filters:t,parameters:i}){let r=new u.t(e);for(let a of["Filter","DecodeParms","DL"])r.delete(
a);let s=t.length===1;return t.length>0&&r.set("Filter",s?t[0]:[...t]),t.length>0&&i.some(a=>a!==null)&&r.set("DecodeParms",s?i[0]:[...i]),r}var G1=async(e,{open_password:t},i)=>{
let r={signatures:0,usageRightsRemoved:!1},s=({signatures:y,usageRightsRemoved:g})=>{r.signatures=y,r.usageRightsRemoved||=g},a=await D(e.bytes,{...i,onWritten:s},
{password:t}),n=a.pages.count,o=e.bytes.length,l=[];await a.pages.settle(),await R1(a,await vo(a));let c=await vo(a),d=await Ug(a,c),{left:h}=await new z1(a,c,y=>d(
0,y)!==void 0).run();h>0&&l.push(J1(h)),V1(e.bytes)&&l.push(X1);let f=y=>dt([a],{compact:!0,objectStreams:y,dedupe:async()=>d}),m=W1(a),p=await f(m?"none":"smal\
lest");if(!m&&p.length<K1){let y=await f("none");y.length<p.length&&(p=y)}return p.length>=o?{documents:[{...e,pageCount:n}],notes:[q1],facts:{pageCount:n,bytesBefore:o,
bytesAfter:o}}:(i.onWritten?.(r),{documents:[{name:e.name,bytes:p,pageCount:n}],notes:l,facts:{pageCount:n,bytesBefore:o,bytesAfter:p.length}})};async function vo(e){
let t=await lt([e],{detail:!0,strings:e.security?.numbered===!0});return gi([e],t),t}var K1=16384;function W1(e){if((0,w.B)(e).archive==="1")return!0;let t=e.resolve(
e.dict(e.trailer.get("Info"))?.get("GTS_PDFXVersion"));return t instanceof u.q&&/^PDF\/X-[13]/.test(Buffer.from(t.bytes).toString("latin1"))}var V1=e=>Buffer.from(
e.buffer,e.byteOffset,Math.min(e.length,1024)).includes("/Linearized"),q1={code:"not_smaller",message:"The document is returned as it was: it could not be made \
smaller without loss."},X1={code:"linearization_removed",message:"The document is no longer linearized (prepared for fast web view), because object streams save\
 more."},J1=e=>({code:"streams_left",message:`${e===1?"One stream was":`${e} streams were`} left as ${e===1?"it was":"they were"}, because at most 256 MB of a d\
ocument are compressed anew.`}),H1=(e,t,i)=>xt(e,t.open_password,i,r=>{let s=Ni(t,r);if(s.length===0)return;if(s.length===r){let[n,o]=t.pages===void 0?["first_p\
age"," together with last_page"]:["pages",""],l=`must not name every page of the document${o}: at least one page must remain`;throw(0,x.d)([{field:n,message:l,mentions:[
"last_page"]}])}let a=new Uint8Array(r+1);for(let n of s)a[n]=1;return Uint32Array.from({length:r},(n,o)=>o+1).filter(n=>a[n]===0)});async function ko(e,t){let{
security:i}=e,r=e.pages.count;if(!i&&!e.suspect)return{documents:[{...t,pageCount:r}],notes:[],facts:{wasEncrypted:!1}};let s=await N(e,{encryption:"none"});if(!i)
return{documents:[{name:t.name,bytes:s,pageCount:r}],notes:[],facts:{wasEncrypted:!1}};let a=at(i.permissions);return{documents:[{name:t.name,bytes:s,pageCount:r}],
notes:[],facts:{wasEncrypted:!0,restrictions:a}}}var Z1=async(e,t,i)=>ko(await Y1(e.bytes,t.password,i),e);async function Y1(e,t,i){try{return await D(e,i,{password:t})}catch(r){
throw!(r instanceof x.b)||r.code!=="wrong_password"?r:new x.b(r.code,r.message,{issues:[{field:"password",message:"does not open the document: it must be its us\
er or owner password"}],advice:"Check password: upper and lower case count, and so do spaces"})}}var Q1=async(e,t,i)=>ko(await ey(e.bytes,i),e);async function ey(e,t){
try{return await D(e,t)}catch(i){throw!(i instanceof x.b)||i.code!=="password_required"?i:new x.b("password_required","The PDF document needs a password to open\
, which remove_restrictions leaves in place",{issues:[{field:"file",message:"The document needs a password to open. Use remove_password, which removes the restr\
ictions too."}],advice:"Use remove_password with the password: it removes the restrictions too",operation:"remove_password"})}}var ty=async(e,{appearance:t,open_password:i},r)=>{
let s=await D(e.bytes,r,{password:i}),a=await St(s,t),n=await N(s),o=s.pages.count;return{documents:[{name:e.name,bytes:n,pageCount:o}],notes:ry(a,t),facts:{pageCount:o,
removedSignatures:a.fields.length,removedFields:a.fields}}},gr=20,iy=e=>e.length>gr?`${e.slice(0,gr).join(", ")} and ${e.length-gr} more`:e.join(", ");function ry({
fields:e,usageRights:t},i){let r=[];if(e.length>0){let s=`${e.length} ${e.length===1?"signature was":"signatures were"} removed: ${iy(e)}.`;r.push({code:"signat\
ures_removed",message:i==="keep"?`${s} What they show on the pages stays, although the document is no longer signed.`:s})}return t&&r.push(Mt),r.length>0?r:[{code:"\
no_signatures",message:"The document had no signature."}]}var sy=(e,t,i)=>xt(e,t.open_password,i,r=>(0,C.g)(t.page_order,r,i.limits.orderPages)),ay=(e,t,i)=>xt(
e,t.open_password,i,r=>Uint32Array.from({length:r},(s,a)=>r-a)),ny=async(e,t,i)=>{let{angle:r}=t,s=await D(e.bytes,i,{password:t.open_password}),{pages:a}=s,n=a.
count,o=Ni(t,n),l=r===0?0:o.length,c={pageCount:n,rotatedPages:l},d=o.length===0?[Ue]:[];if(l===0&&!s.suspect)return{documents:[{...e,pageCount:n}],notes:d,facts:c};
for(let h=0;h<l;h++){let f=o[h]-1,m=oy(s.resolve(a.attribute(f,"Rotate")))+r;a.patch(f,{Rotate:(m%360+360)%360});let p=i.pace.step(400);p&&await p}return{documents:[
{name:e.name,bytes:await N(s),pageCount:n}],notes:d,facts:c}};function oy(e){return typeof e=="number"&&Number.isInteger(e/90)?e:0}function ly(e){let t=e.editCatalog(),
i=(0,k.h)(e,"Names"),r=i?(0,k.j)(e,i.dict.get("EmbeddedFiles"),"Names").length:0;return i?.dict.has("EmbeddedFiles")&&(e.edit(i.holder),i.dict.delete("EmbeddedF\
iles")),t.delete("AF"),t.delete("Collection"),cy(e),r}function cy(e){let t=e.catalog.get("Metadata"),i=e.resolve(t);if(!(0,u.w)(t)||!(i instanceof u.u))return;let r;
try{r=Buffer.from(e.decoded(i)).toString("latin1")}catch{return}let s=(0,w.A)(r,o=>dy.has(o));if(s===r)return;let a=new u.t([...i.dict].filter(([o])=>o!=="Filte\
r"&&o!=="DecodeParms")),n=Buffer.from(s,"latin1");i.dict.has("Filter")&&a.set("Filter",new u.p("FlateDecode")),e.put(t,new u.u(a,i.dict.has("Filter")?(0,w.j)(n):
n))}var dy=new Set(["xmpMM:History","xmpMM:Ingredients","xmpMM:Pantry","xmpMM:Manifest"]);async function uy(e){let t=(0,k.h)(e,"OCProperties"),i=e.array(t?.dict.
get("OCGs"));if(!t||!i||i.length===0)return;let r=e.editCatalog();r.delete("OCProperties");let{live:s}=await fe(e),a=new Set(i.flatMap(n=>(0,u.w)(n)&&s[n.number]!==
1?[n.number]:[]));a.size<i.length&&r.set("OCProperties",yr(e,t.dict,a,8))}function yr(e,t,i,r){if((0,u.w)(t)&&(i.has(t.number)||hy(e,t)))return t;let s=e.resolve(
t);if(r===0||!(Array.isArray(s)||s instanceof u.t))return t;let a=n=>(0,u.w)(n)&&i.has(n.number);return Array.isArray(s)?s.filter(n=>!a(n)).map(n=>yr(e,n,i,r-1)):
new u.t([...s].map(([n,o])=>[n,yr(e,o,i,r-1)]))}var hy=(e,t)=>(0,u.y)(e.dict(t)?.get("Type"),"OCG"),fy=4,my=1.5,py=12,gy=1e5,yy=class{stack;constructor(e){this.
stack=[{document:e,first:0,count:e.pages.count}]}async around(e,t){let{stack:i}=this;for(;i.length>1&&!wy(i.at(-1),e,t);)i.pop();let r=t-e+1;for(;;){let s=i.at(
-1);if(s.count<=py||s.count<r*my||s.count<r*64&&s.document.bytes.length>s.count*gy)return s;let a=Math.min(Math.max(Math.ceil(s.count/fy),r),s.first+s.count-e),
n=await this.cut(s,e,e+a-1),o=await N(n,{encryption:"none",compact:!0,draft:!0});i.push({document:await D(o,n.job),first:e,count:a})}}async cut(e,t,i){let r=e.document.
fork();if(t>e.first||i<e.first+e.count-1){let s=Uint32Array.from({length:i-t+1},(a,n)=>t-e.first+n+1);await ln(r,s)}return r}},wy=({first:e,count:t},i,r)=>e<=i&&
r<e+t,by=class ml{constructor(t,i,r,s){this.source=t,this.windows=i,this.options=r,this.attachments=s}source;windows;options;attachments;static of(t){let i=ly(t),
r={encryption:t.security??"none",compact:!0};return new ml(t,new yy(t),r,i)}async cut(t,i,r){let s=await this.windows.cut(t,i,r);return await uy(s),s}};function wr(e,t){
let i=e.source.pages.count,r=0;return{async next(s){let a=t[r]?.title,n=(t[++r]?.page??i)-1;return{document:await e.cut(await e.windows.around(s,n),s,n),last:n,
...a===void 0?{}:{title:a}}}}}async function jt(e,t,i,r){let s=await D(e.bytes,i,{password:t}),a=s.pages.count,n=by.of(s),o=await r(n),l=[],c=0;for(let f=0;f<a;){
let{document:m,last:p,title:y}=await o.next(f),g=`${String(l.length+1).padStart(5,"0")}.pdf`,v=await N(m,n.options);l.push({name:g,bytes:v,pageCount:p-f+1,firstPage:f+
1,lastPage:p+1,...y===void 0?{}:{title:y}}),c+=v.length,xo(i,l.length,c),f=p+1,i.pace.progress(f/a)}let{attachments:d}=n,h={pageCount:a,parts:l.length,largestBytes:l.
reduce((f,{bytes:m})=>Math.max(f,m.length),0),attachmentsLeftOut:d};return{documents:l,notes:d>0?[vy(d)]:[],facts:h}}function br(e,t){xo(e,t,0)}function xo({limits:e},t,i){
if(t>e.parts)throw(0,w.d)("parts",`The split makes more than ${e.parts} parts`,"Ask for larger parts, or split a part of the document");if(i>e.partBytes)throw(0,w.d)(
"partBytes",`The parts together are larger than ${e.partBytes} bytes`,"Ask for fewer parts: each carries the fonts and images of its pages")}var vy=e=>({code:"a\
ttachments_left_out",message:`${e} ${e===1?"attachment is":"attachments are"} in none of the parts.`}),ky=async(e,{pages:t,cut:i,open_password:r},s)=>{let a=[],
n=await jt(e,r,s,o=>{let l=o.source.pages.count,c=(0,C.i)(t,l);c.length===0&&a.push(Ue);let d=Array.from(c,h=>i==="before"?h-1:h).filter(h=>h>0&&h<l);return br(
s,d.length+1),wr(o,[0,...d].map(h=>({page:h})))});return{...n,notes:[...a,...n.notes]}};async function xy(e,t){let i=new Map,r=new Ay(e),s=new k.f(e),a=[{item:(0,k.h)(
e,"Outlines")?.dict.get("First"),depth:1}];for(let n=a.pop();n;n=a.pop()){let{item:o,depth:l}=n,c=e.dict(o);if(!c||!(0,u.w)(o)||!s.first(o))continue;let d=r.pageOf(
c);d!==void 0&&!i.has(d)&&i.set(d,Sy(e,c)),a.push({item:c.get("Next"),depth:l}),l<t&&a.push({item:c.get("First"),depth:l+1});let h=e.job.pace.step(400);h&&await h}
return[...i].map(([n,o])=>({page:n,title:o})).sort((n,o)=>n.page-o.page)}function Sy(e,t){let i=e.resolve(t.get("Title"));return i instanceof u.q?(0,k.b)(i).trim():
""}var So=50,Ay=class{constructor(e){this.document=e}document;named;pageOf(e){return this.pageAt(e.get("Dest"),8)??this.pageOfAction(e.get("A"))}pageOfAction(e){
let t=e===void 0?[]:[e];for(let i=0;t.length>0&&i<So;i++){let r=this.document.dict(t.shift());if(!r)continue;let s=(0,u.y)(this.document.resolve(r.get("S")),"Go\
To")?this.pageAt(r.get("D"),8):void 0;if(s!==void 0)return s;let a=r.get("Next");a!==void 0&&t.push(...(this.document.array(a)??[a]).slice(0,So))}}pageAt(e,t){let{
document:i}=this,r=i.resolve(e),s=i.array(r);if(s){let n=s[0],o=n instanceof u.r?i.pages.indexOf(n.number):typeof n=="number"?n:-1;return Number.isInteger(o)&&o>=
0&&o<i.pages.count?o:void 0}if(t===0)return;let a=i.dict(r);return a?this.pageAt(a.get("D"),t-1):r instanceof u.p?this.pageAt((0,k.h)(i,"Dests")?.dict.get(r.text),
t-1):r instanceof u.q?this.pageAt(this.names().get((0,k.i)(r)),t-1):void 0}names(){return this.named??=new Map((0,k.j)(this.document,(0,k.h)(this.document,"Name\
s")?.dict.get("Dests"),"Names").map(([e,t])=>[(0,k.i)(e),t])),this.named}},Fy=(e,{bookmark_level:t,open_password:i},r)=>jt(e,i,r,async s=>{let a=await xy(s.source,
t);if(a.length===0)throw $y();let n=a[0].page===0?a:[{page:0},...a];return br(r,n.length),wr(s,n)});function $y(){let e="Split it by page count, at pages or by \
size instead";return new x.b("invalid_parameters","The document has no bookmarks that lead to a page",{issues:[{field:"file",message:`has no bookmarks that lead\
 to a page. ${e}.`}],advice:e})}var Py=(e,{pages_per_part:t,open_password:i},r)=>jt(e,i,r,s=>{let a=Math.ceil(s.source.pages.count/t);return br(r,a),wr(s,Array.
from({length:a},(n,o)=>({page:o*t})))}),Ao=20,My=.3,Cy=class pl{constructor(t,i){this.document=t,this.marked=i,this.counted=new Int32Array(t.size),this.pages=new Set(
t.pages.numbers)}document;marked;counted;part=0;pages;static async of(t){let i=await lt([t],{detail:!0});return gi([t],i),new pl(t,i)}begin(){this.part++}add(t){
let{document:i,counted:r,part:s}=this,{live:a,walked:n}=this.marked.markings[0],{marks:o}=n.scan,l=i.pages.number(t),c=[l],d=0;r[l]=s;let h=f=>{f<=0||f>=r.length||
r[f]===s||a[f]!==1||this.pages.has(f)||this.isTree(f)||(r[f]=s,c.push(f))};for(;c.length>0;){let f=c.pop();d+=this.lengthOf(f);let m=i.edited.get(f);if(m!==void 0)
Oy(m,h);else for(let p=n.from[f];p<n.to[f];p+=3)o[p]!==w.m&&h(o[p])}return d}lengthOf(t){let i=this.marked.markings[0].walked.end[t];if(i>0)return i-this.document.
table.place[t]+Ao;let r=this.document.place(t);return r?(r.end-r.start)*My+Ao:200}isTree(t){return(this.document.entry(t,"K")??this.document.entry(t,"Kids"))!==
void 0}};function Oy(e,t){let i=[e];for(;i.length>0;){let r=i.pop();if(r instanceof u.r)t(r.number);else if(Array.isArray(r))for(let s of r)i.push(s);else if(r instanceof
u.t)for(let s of r.values())i.push(s);else r instanceof u.u&&i.push(r.dict)}}var Ty=class gl{constructor(t,i,r){this.cutter=t,this.estimate=i,this.limit=r}cutter;estimate;limit;factor=1;surplus=700;totals=[];static async of(t,i){
return new gl(t,await Cy.of(t.source),i)}get pageCount(){return this.cutter.source.pages.count}async next(t){this.totals=[],this.estimate.begin();for(let i=4;;i*=
4){let r=this.guess(t),s=Math.min(this.pageCount-1,r+i+(r-t>>3)),a=await this.cutter.windows.around(t,s),n=await this.search(a,t,s,r);if(n)return{...n,window:a}}}async search(t,i,r,s){
let a=i-1,n=r+1,o=s,l=1,c;for(;n-a>1;){let d=await this.cutter.cut(t,i,o),h=await Hd(d,this.cutter.options);(h<=this.limit||o===i)&&(c=d),h<=this.limit?a=o:n=o,
this.learn(this.total(i,o),h);let f=this.guess(i);if(f>a&&f<n)o=f;else{let m=Math.max(1,Math.min(l,n-a>>1));o=f<=a?a+m:n-m,l*=2}}if(!(n>r&&r<this.pageCount-1))return{
document:c,last:Math.max(a,i)}}total(t,i){let{totals:r}=this;for(;r.length<=i-t;)r.push((r.at(-1)??0)+this.estimate.add(t+r.length));return r[i-t]}guess(t){let i=t;
for(;i+1<this.pageCount&&this.total(t,i+1)*this.factor+this.surplus<=this.limit;)i++;return i}learn(t,i){this.factor=Math.max(.02,(i-Math.min(this.surplus,i/2))/
Math.max(1,t))}},Dy=async(e,{maximum_bytes:t,open_password:i},r)=>{let s=await jt(e,i,r,o=>Ty.of(o,t)),a=s.documents.filter(({bytes:o})=>o.length>t).length,n={code:"\
oversize_parts",message:`${a} ${a===1?"part exceeds":"parts exceed"} the limit, because a single page is larger.`};return{...s,notes:a>0?[...s.notes,n]:s.notes,
facts:{...s.facts,oversizeParts:a}}},jy={add_attachment:Lu,check_document:wh,extract_attachments:$h,set_metadata:Rh,add_password:Uh,add_restrictions:Lh,add_image_watermark:Gf,
add_overlay:am,add_page_numbers:nm,add_text_watermark:om,extract_pages:Im,fill_form:rg,flatten_form:ag,get_form_data:cg,images_to_pdf:fg,get_document_info:bg,merge_documents:M1,
optimize_document:G1,remove_pages:H1,remove_password:Z1,remove_restrictions:Q1,remove_signatures:ty,reorder_pages:sy,reverse_pages:ay,rotate_pages:ny,split_at_page:ky,
split_by_bookmarks:Fy,split_by_page_count:Py,split_by_size:Dy};function Ey({found:e,claimed:t}){return{code:"document_repaired",message:`The document was damage\
d and had to be repaired: ${t===void 0||t===e?"check that the result has all its pages":`${(i=>i===1?"1 page":`${i} pages`)(e)} ${e===1?"was":"were"} found, and\
 the document claims ${t}. Check the result`}.`}}function Ry({pause:e,limits:t,codec:i}){let r=new w.a;return{async run(s,a,n,{signal:o,onProgress:l}={}){let c=new go(
e,o,l);try{let d=(0,C.f)(s,a);if(d.length>0)throw(0,x.d)(d);let h={repaired:void 0,signatures:0,usageRightsRemoved:!1},f=({found:v,claimed:b})=>{h.repaired=h.repaired&&
h.repaired.claimed!==h.repaired.found?h.repaired:{found:v,claimed:b}},m=({signatures:v,usageRightsRemoved:b})=>{h.signatures+=v,h.usageRightsRemoved||=b},p={pace:c,
limits:{...w.c,...t},codec:i,onRepaired:f,prepared:r,scratch:new w.e,onWritten:m},y=(0,C.b)(s).input==="many"?a:a[0],g=await jy[s](y,n,p);return{...g,notes:[...h.
repaired?[Ey(h.repaired)]:[],...g.notes,...ig(h)]}}catch(d){throw(0,x.i)(d)}}}}var _y=e=>({deflate:(t,i)=>new Promise((r,s)=>{let a=(n,o)=>n?s(n):r(o);e.deflate(
t,{level:i,memLevel:9,windowBits:15},a)}),inflate:(t,i)=>new Promise(r=>{i<=0?r(void 0):e.inflate(t,{maxOutputLength:i},(s,a)=>r(s?void 0:a))})}),Fo=()=>new Promise(
e=>setImmediate(e));async function Ny(e){return e.region!==""||e.baseUrl!==""?(await Promise.resolve().then(()=>E(require("./region-WT2BPBP2.js")))).chooseRegion(
e):{backend:Ry({pause:Fo,codec:_y(al.default)}),isLocal:!0,check:()=>Promise.resolve(),place:"on the runner"}}function Iy(e){let t=e.replace(/[*?[]/g,"[$&]");return/^[#!~]/.
test(t)?`./${t}`:t}async function $o(e,t){let{create:i}=await Promise.resolve().then(()=>E(require("./glob-PS7ZFRRR.js")));return(await i([e,...t].join(`
`),{matchDirectories:!1,followSymbolicLinks:!1}).catch(()=>{throw Po(e)})).glob()}function Po(e){let t=`the pattern '${e}' must stay in the workspace or in RUNN\
ER_TEMP, and be written without '..'`;return(0,x.d)([{field:"files",message:t}])}var By=[[/^-\s/,"files takes lines, not a YAML list: leave out the dash"],[/^["'].*["']$/,
"leave out the quotes"],[/^\[.*["',]/,"a list of paths must be one JSON array, such as the output files of an earlier step"],[/\{[^{}]*,[^{}]*\}/,"braces do not\
 list alternatives here: write one line for each"],[/\$\{?\w/,"variables of the shell are not replaced here: use an expression such as ${{ env.NAME }}"],[/^~/,"\
~ is not your home folder here, and files must be in the workspace or in RUNNER_TEMP"],[/\\/,"write / between folders, not a backslash"],[/,\s*\S/,"write one pa\
ttern per line, without commas"]];async function zy(e,t,{workspace:i}){if((await(0,yl.readdir)(i).catch(()=>["?"])).length===0)return"the workspace is empty: us\
e actions/checkout before this step";let r=By.find(([o])=>o.test(e));if(r)return r[1];let s=async o=>$o(o,[]).catch(()=>[]);if(t.length>0&&(await s(e)).length>0)
return"lines that begin with ! take away every file that it matches";let a=e.replace(/\.pdf$/i,".[pP][dD][fF]"),[n]=a===e?[]:await s(a);return n===void 0?void 0:
`upper and lower case count, and there is ${wl.default.basename(n)}`}var z=e=>e.replace(/[\p{Cc}\u2028\u2029]+/gu," ").replace(/:(?=:)/g,": ").replace(/##\[/g,"\
## ["),xe=e=>z(e).replace(/&/g,"&amp;").replace(/</g,"&lt;").replace(/>/g,"&gt;").replace(/"/g,"&quot;"),L=(e,t)=>`${e} ${t}${e===1?"":"s"}`;function oe(e){let t=[
"B","kB","MB","GB"],i=e,r=0;for(;i>=999.95&&r<t.length-1;r++)i/=1e3;return`${r===0||i>=99.95?Math.round(i):i.toFixed(1)} ${t[r]}`}function Se(e){let t=typeof e==
"object"&&e!==null&&"code"in e?e.code:void 0;return typeof t=="string"?t:"unknown reason"}function Et(e){if(!(e instanceof Error))return typeof e;let t=[`${e.name}\
 (${Se(e)})`,...(0,x.h)(e)].join(`
    `);return e.cause===void 0?t:`${t}
caused by ${Et(e.cause)}`}function Uy(){let e=process.env.GITHUB_WORKSPACE;try{process.chdir(e??".")}catch(t){throw new x.b("configuration",`The workspace '${e}\
' cannot be opened (${Se(t)})`,{advice:"Run the step in a job with a workspace, and do not remove that folder in an earlier step",cause:t})}return{workspace:process.
cwd(),temporary:process.env.RUNNER_TEMP||void 0}}var Rt=({workspace:e,temporary:t})=>t===void 0?[e]:[e,t],_t=(e,t)=>Rt(e).some(i=>Ae(V.default.relative(i,V.default.
resolve(e.workspace,t))));function vr({workspace:e},t){let i=V.default.relative(e,V.default.resolve(e,t));return Nt(Ae(i)?i:V.default.resolve(e,t))}var Ae=e=>e!==
".."&&!e.startsWith(`..${V.default.sep}`)&&!e.startsWith("../")&&!V.default.isAbsolute(e),Nt=e=>V.default.sep==="/"?e:e.replaceAll(V.default.sep,"/");function Ly(e){
if(/^\s*\[\s*("|\])/.test(e)){let i=qy(e);return!Array.isArray(i)||!i.every(r=>typeof r=="string"&&r!=="")?{problem:"begins like a JSON array, and is not a JSON\
 array of paths: use the output files of an earlier step"}:{lines:i.map(r=>({text:r,literal:!0}))}}let t=e.split(/\r?\n/).map(i=>i.trim()).filter(i=>i!==""&&!i.
startsWith("#"));return t.some(i=>!i.startsWith("!"))?{lines:t.map(i=>({text:i,literal:!1}))}:{problem:"is required: glob patterns such as docs/**/*.pdf, one pe\
r line"}}async function Gy(e,t,i){let r=await Promise.all(Rt(t).map(c=>(0,Pe.realpath)(c).catch(()=>c))),s=[],a=new Set,n=new Set,o=[],l=new Set;for(let[c,{text:d,
literal:h}]of e.entries()){if(!h&&d.startsWith("!"))continue;if(!_t(t,d))throw Po(d);let f=h?[]:e.slice(c+1).flatMap(y=>y.text.startsWith("!")?[y.text]:[]),{matches:m,
isPath:p}=await Ky(d,h,f,t);m.length===0&&o.push({line:d,reason:await zy(d,f,t)});for(let y of m){let g=vr(t,y);if(!await Vy(y,r)){l.add(g);continue}(!a.has(g)||
i&&p&&n.has(g))&&s.push(g),a.add(g),p&&n.add(g)}}return{files:s,empty:o,refused:[...l]}}async function Ky(e,t,i,{workspace:r}){let s=Tr.default.resolve(r,e),a=!t&&
/[*?[\]\\]/.test(e)?void 0:await(0,Pe.stat)(s).catch(()=>{});if(t)return{matches:a===void 0?[]:[s],isPath:!0};if(a?.isFile()&&i.length===0)return{matches:[s],isPath:!0};
let n=await $o(e,i),o=a?.isDirectory()?n.filter(l=>/\.pdf$/i.test(l)):n;return{matches:o.length>1?Wy(o):o,isPath:a?.isFile()??!1}}function Wy(e){let{compare:t}=new Intl.
Collator("en",{numeric:!0}),i=(r,s)=>{for(let a=0;a<r.length&&a<s.length;a++){let n=t(r[a]??"",s[a]??"");if(n!==0)return n}return r.length-s.length};return e.map(
r=>({file:r,segments:Nt(r).split("/")})).sort((r,s)=>i(r.segments,s.segments)||(r.file<s.file?-1:1)).map(({file:r})=>r)}async function Vy(e,t){let i=await(0,Pe.realpath)(
e).catch(()=>{});return i===void 0||!t.some(r=>Ae(Tr.default.relative(r,i)))?!1:(await(0,Pe.stat)(i)).isFile()}function qy(e){try{return JSON.parse(e)}catch{return}}
var Xy=["{dir}","{name}","{index}","{operation}"],kr={document:[],data:[],parts:["{title}"],files:["{file}"]},Jy={document:"{dir}/{name}.{operation}.pdf",data:"\
{dir}/{name}.{operation}.pdf",parts:"{dir}/{name}.{operation}.{index}.pdf",files:"{dir}/{name}.{file}"},xr=e=>e.some(({name:t})=>(0,C.b)(t).input==="many");function Mo(e){
let t=e.map(({name:r})=>(0,C.b)(r)).filter(({output:r})=>r!=="data"),i=t.findLast(({input:r,output:s})=>r==="many"||s!=="pdf");return t.length===0?"data":i?.output===
"pdfs"?"parts":i?.output==="files"?"files":"document"}function Hy(e){let{files:t,steps:i}=e,r=Mo(i),s=Zy(e,r),a=t.length===0?[]:xr(i)?[t]:t.map(c=>[c]),n=(0,C.d)(
(i.findLast(({name:c})=>(0,C.b)(c).output!=="data")??i.at(-1))?.name??""),o=a.map((c,d)=>{let{dir:h,name:f}=Y.default.posix.parse(c[0]??"");return{inputs:c,kind:r,
outputPath:m=>{let p=r==="document"?d+1:m?.index,y={"{dir}":h||".","{name}":f,"{operation}":n,"{index}":p===void 0?void 0:String(p).padStart(5,"0"),"{title}":m?.
title,"{file}":m?.file};return Y.default.posix.normalize(s.replace(/\{[^{}]*\}/g,g=>y[g]??g))}}}),l=r==="data"?[]:Yy(o,e);if(l.length>0)throw(0,x.d)(l);return o}
function Zy({output:e,places:t},i){let r=l=>(0,x.d)([{field:"output",message:l}]);if(e===void 0)return Jy[i];let s=[...Xy,...kr[i]],a=e.match(/\{[^{}]*\}/g)?.filter(
l=>!s.includes(l))??[];if(a.length>0)throw r(`has the unknown placeholder ${a[0]}: there are ${s.join(", ")}`);if(/[\u0000-\u001f]/.test(e))throw r("must be a s\
ingle line");if(/[\\/]$/.test(e))throw r(`names a folder: write a file name after it, such as ${e}{name}.pdf`);let n=["{index}",...kr[i]];if(kr[i].length>0&&!n.
some(l=>e.includes(l))){let{dir:l,name:c,ext:d}=Y.default.posix.parse(Nt(e)),h=Y.default.posix.join(l,i==="files"?`${c}.{file}`:`${c}-{index}${d}`);throw r(`nee\
ds ${n.join(" or ")}, because one file gives several results: such as ${h}`)}let o=Y.default.isAbsolute(e)?vr(t,e):Nt(e);if(!(Y.default.isAbsolute(o)?_t(t,o):Ae(
Y.default.posix.normalize(o))))throw r("must stay in the workspace or in RUNNER_TEMP");return o}function Yy(e,{matched:t,overwrite:i,identity:r,places:s}){let a=new Map(
t.map(d=>[r(d),d])),n=new Map;for(let d of e){let h=r(d.outputPath()),f=n.get(h);f?f.push(d):n.set(h,[d])}let o=[],l=d=>{o.push({field:"output",message:d})};for(let[
d,[h,f,...m]]of n){if(!h)continue;let p=h.outputPath(),y=a.get(d);if(!_t(s,p)||p==="."||p.endsWith("/"))l(`'${p}' is not a file in the workspace or in RUNNER_TE\
MP`);else if(f){let[g,v]=[h.inputs[0],f.inputs[0]],b=m.length===0?`'${g}' and '${v}' would both`:`'${g}', '${v}' and ${m.length} more would all`;l(`${b} be writ\
ten to '${p}': use {dir}, {name} or {index}`)}else y!==void 0&&!h.inputs.some(g=>r(g)===d)?l(`'${p}' would replace another file that the step reads: choose a di\
fferent pattern`):y!==void 0&&!i&&l(`'${p}' would replace the input: choose a different pattern, or set overwrite to true`)}let c=5;return o.length<=c?o:[...o.slice(
0,c),{field:"output",message:`and ${o.length-c} more such clashes`}]}var It=5;async function Qy(e,t,i,r){let s=xr(e.steps),a=await Gy(e.files,t,s);tw(a,e.ifNoFilesFound,
r);let n=ew(a.files,i);if(!e.changedOnly||n.length===0)return{matched:n,files:n};let{changedFiles:o}=await Promise.resolve().then(()=>E(require("./changed-N74ZNMFQ.js"))),
l=await o(e.githubToken);if("unknown"in l)return r.add(`changed-only leaves nothing out: ${l.unknown}`),{matched:n,files:n};let c=h=>l.paths.has(h),d=n.filter(h=>c(
h)||[...i.neededBy(h).keys()].some(c));return(0,O.i)(`${L(d.length,"file")} of ${n.length} changed`),{matched:n,files:(s||e.continueNumbers)&&d.length>0?n:d}}function ew(e,t){
let i=new Map(e.flatMap(r=>[...t.neededBy(r)]));return i.size===0?e:e.filter(r=>{let s=i.get(r);return s!==void 0&&(0,O.i)(z(`'${r}' is left out of files: ${s} \
uses it`)),s===void 0})}function tw({files:e,empty:t,refused:i},r,s){let a=t.map(({line:d,reason:h})=>h===void 0?`'${d}'`:`'${d}' (${h})`),n=i.map(d=>`'${d}' wa\
s left out: it is a folder, or a link that leads out of the workspace`),o=a.length===0?"files, which is an empty list":iw(a),l=e.length>0||a.length===0||t.some(
({reason:d})=>d!==void 0)?"":". Make sure that the job uses actions/checkout, or makes the files, before this step";if(r==="error"&&i.length>0)throw new x.b("co\
nfiguration",n.slice(0,It).join(". "));for(let d of n)s.add(d);if(a.length===0&&e.length+i.length>0)return;let c=`No file matches ${o}${l}`;if(r==="error")throw new x.b(
"configuration",c);r==="warn"?s.add(c):(0,O.i)(z(c))}function iw(e){return e.length<=It?e.join(", "):`${e.slice(0,It).join(", ")} and ${e.length-It} more lines`}
async function rw(e,{pages:t,open_password:i},{pause:r,limits:s,signal:a}){let n={pace:new go(r,a),limits:{...w.c,...s}},o=[];for(let l of e){let c=await l;try{
let d=await D(c.bytes,n,{password:i});o.push((0,C.i)(t,d.pages.count).length)}catch(d){throw(0,x.f)((0,x.i)(d),o.length+1,c.name)}}return o}function sw(e,t){let i=e.
reduce((s,a)=>s+a,t)-1,r=t;return e.map(s=>{let a={first_number:r,last_number:Math.max(i,0)};return r+=s,a})}var Co="add_page_numbers",aw=new Set(["extract_page\
s","remove_pages","reorder_pages"]);function nw(e){let t=s=>[{field:"continue-numbers",message:s}],i=e.filter(({name:s})=>s===Co);if(i.length!==1)return t("need\
s one step add-page-numbers");if(Oo(e).last_number!==void 0)return t("gives {last} the last number of all files: leave out last-number");let r=e.slice(0,e.indexOf(
i[0])).find(({name:s})=>ow(s));return r===void 0?[]:t(`works only on pages as they are in the files: ${r.name} before add_page_numbers changes their number`)}function ow(e){
let{input:t,output:i,accepts:r}=(0,C.b)(e);return t==="many"||i==="pdfs"||r==="image"||aw.has(e)}var Bt=class extends Error{constructor(e,t){super("a file could\
 not be counted"),this.file=e,this.cause=t}file;cause};async function lw(e,t,i,r){let s=e.flatMap(({inputs:y})=>y),{pages:a,first_number:n}=Oo(t),o=t.map(cw).find(
y=>y!==void 0),l="",c=function*(){for(let y of s)yield i(l=y)},d={pages:a,...o===void 0?{}:{open_password:o}},h=await rw(c(),d,{pause:r}).catch(y=>{throw new Bt(
l,(0,x.i)(y))}),f=sw(h,n),m=new Map,p=0;for(let y of e)m.set(y,p),p+=y.inputs.length;return(y,g)=>f[(m.get(y)??0)+g]}var Oo=e=>e.find(({name:t})=>t===Co)?.params;
function cw({name:e,params:t}){let{open_password:i,password:r}=t;return i??(e==="remove_password"?r:void 0)}var dw=/[<>:"/\\|?*\p{Cc}\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu,
uw=/^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;function To(e,t){let i="";for(let r of e.normalize("NFC").replace(dw," ").replace(/\s+/g," ").trim()){if(Buffer.byteLength(
i+r)>150)break;i+=r}return i=i.replace(/[. ]+$/,"").replace(/^[. ]+/,""),i===""?t:uw.test(i)?`_${i}`:i}function hw(e){let t=new Set;return e.map(i=>{let r=i;for(let s=2;t.
has(r.toLowerCase());s++)r=`${i} (${s})`;return t.add(r.toLowerCase()),r})}var Do="version https://git-lfs.github.com/spec/",Sr=class extends Error{constructor(e,t){
super("a job failed"),this.input=e,this.cause=t}input;cause};async function fw(e,t){let i=e.inputs[0]??"",r={source:i};try{let s=[];for(let[l,c]of e.inputs.entries())
r.source=c,s.push({position:l,source:c,document:await jo(c,t.workspace),facts:{},notes:[],data:{}});let a=s.reduce((l,{document:c})=>l+c.bytes.length,0);for(let l of t.
steps)s=await gw(s,l,e,t,r);r.source=i;let n=mw(e,s),o=n.flatMap(({output:l,bytes:c})=>l===null||c===null?[]:[{path:l,bytes:c}]);for(let l of o)t.claim(l.path,e);
return await t.write(o),n.map(({bytes:l,status:c,output:d,pages:h,facts:f,notes:m,message:p,data:y})=>{let g=l?.length??null;return{status:c,input:i,inputs:e.inputs,
output:d,pages:h,bytesBefore:a,bytesAfter:g,facts:f,notes:m,message:p,data:y}})}catch(s){throw new Sr(r.source,s)}}function mw(e,t){if(e.kind==="files")return t.
flatMap(r=>pw(e,r));let i=hw(t.map(({document:r},s)=>To(r.title??"",String(s+1).padStart(5,"0"))));return t.map(({document:r,facts:s,notes:a,data:n},o)=>({status:"\
done",output:e.kind==="data"?null:e.outputPath({index:o+1,title:i[o]??""}),bytes:e.kind==="data"?null:r.bytes,pages:r.pageCount??null,facts:s,notes:a,message:null,
data:n}))}function pw(e,{files:t=[],facts:i,notes:r,data:s}){let a={pages:null,notes:r,data:s};if(t.length===0)return[{...a,status:"skipped",output:null,bytes:null,
facts:i,message:"The document holds no such files"}];let n=(0,C.m)(t.map(({name:o},l)=>To(o,`file-${l+1}`)));return t.map(({bytes:o,mediaType:l,facts:c},d)=>({...a,
status:"done",output:e.outputPath({index:d+1,file:n[d]??""}),bytes:o,facts:{...i,mediaType:l,...c},message:null}))}async function gw(e,t,i,r,s){let{input:a,dataKey:n}=(0,C.b)(
t.name),o=a==="many",l=o?[e]:e.map(d=>[d]),c=[];for(let d of l){let[h]=d;if(!h)continue;s.source=h.source;let f=await r.parametersOf(t,o?i.inputs[0]??"":h.source),
m=t.name==="add_page_numbers"?r.numbersOf(i,h.position):void 0,p=m===void 0?f:{...f,...m},{documents:y,files:g,data:v,notes:b,facts:A}=await r.backend.run(t.name,
d.map(({document:M})=>M),p,{signal:r.signal,onProgress:M=>r.onProgress(h.source,(0,C.d)(t.name),M)}).catch(M=>{let T=M instanceof x.b?M.position:void 0;throw s.
source=d[(T??1)-1]?.source??h.source,M}),S=o?{...h,facts:{},data:{}}:h,$={source:h.source,facts:{...S.facts,...A},notes:[...d.flatMap(M=>M.notes),...b.map(({message:M})=>M)],
data:v===void 0||n===void 0?S.data:{...S.data,[n]:v}},{position:F}=h;if(g!==void 0)c.push({...$,position:F,document:h.document,files:g});else for(let M of y)c.push(
{...$,position:F,document:{...M,name:h.document.name},facts:{...$.facts,...yw(M)}})}return c}function yw({firstPage:e,lastPage:t,title:i}){return{...e===void 0||
t===void 0?{}:{firstPage:e,lastPage:t},...i===void 0?{}:{title:i}}}async function jo(e,t){let i=await(0,bl.readFile)(Dr.default.resolve(t,e)).catch(r=>{let s=Se(
r);throw s==="ERR_FS_FILE_TOO_LARGE"?new x.b("limit_exceeded","The file is larger than 2 GB, and documents of up to 2 GB can be processed",{advice:"Split the do\
cument where it is made",cause:r}):new x.b("unreadable_document",`The file could not be opened (${s})`,{cause:r})});if(i.subarray(0,Do.length).toString("latin1")===
Do)throw new x.b("unreadable_document","The file is a pointer of Git LFS, not the document itself",{advice:"Fetch the documents with the repository: set lfs: tr\
ue for actions/checkout"});return{name:Dr.default.posix.basename(e),bytes:i}}function ww(e){let t=new Map,i=s=>{let a=t.get(s);if(a!==void 0)return a;let n=s;try{
n=(0,vl.realpathSync)(s)}catch{let o=Q.default.dirname(s);o!==s&&(n=Q.default.join(i(o),Q.default.basename(s)))}return t.set(s,n),n},r=process.platform==="win32"||
process.platform==="darwin";return s=>{let a=Q.default.resolve(e,s),n=Q.default.join(i(Q.default.dirname(a)),Q.default.basename(a));return r?n.normalize("NFC").
toLowerCase():n}}function bw(e,t,i){let r=new Set(e.map(i)),s=new Set;return(a,n)=>{let o=i(a),l=n.inputs.some(c=>i(c)===o);if(s.has(o)||r.has(o)&&!(t&&l))throw(0,x.d)(
[{field:"output",message:`'${a}' is another input or result: choose a different pattern`}]);s.add(o)}}var Eo=(e,t)=>t.filter(i=>/^\w+$/.test(i)).reduce((i,r)=>i.
replace(new RegExp(`\\b${r}\\b`,"g"),(0,C.d)(r)),e),Ro=/^(\d+)-(\d+|last)$/i,vw=/^(-?\d+|last)–(-?\d+|last)$/i,kw=/^(-?\d+|last)\.\.(-?\d+|last)?$/i,xw=/^last-(\d+|last)$/i,
Sw=/^(-?\d+)-(-?\d+|last)$/i;function Aw(e){if(Array.isArray(e))return Ar(e);if(typeof e!="string"&&typeof e!="number")return{problem:"must be text such as 1..3\
, or a list of pages"};let t=String(e),i=t.split(/\r?\n/).filter(s=>s.trim()!=="");if(i.length>1&&i.every(s=>/^ *- +\S/.test(s)))return Ar(i.map(s=>_o(s.replace(
/^ *- +/,""))));let r=/^\s*\[(.*)\]\s*$/s.exec(t);return r?Ar(r[1].split(",").map(_o)):No(i.length>1?i.join(","):t)}function Ar(e){return e.some(t=>typeof t!="s\
tring"&&typeof t!="number")?{problem:'must be a list of pages such as 3, or of ranges such as "2..5"'}:No(e.join(","))}function _o(e){return e.trim().replace(/^(["'])(.*)\1$/s,
"$2")}function No(e){let t=[];for(let[i,r]of e.split(",").entries()){let s=Fw(r),a=s.length>1&&s.some(n=>n.startsWith("-"))?$w(s):s.map(Pw).find(n=>n!==void 0);
if(a)return{problem:`item ${i+1} ('${(0,C.h)(r.trim())}') is ambiguous: write ${a.join(" or ")}`};t.push(s.length===0?r:s.map(Io).join(","))}return{text:t.join(
",")}}function Fw(e){let t=e.split(/\s+/).filter(r=>r!==""),i=[];for(let r of t){let s=i.at(-1);s?.toLowerCase()==="not"?i[i.length-1]=`${s} ${r}`:i.push(r)}return i}
function $w(e){let t=e.map(Io).join(","),[i,r,...s]=e,a=s.length===0&&r?/^-(\d+)$/.exec(r):null;return a&&i&&/^\d+$/.test(i)?[t,`${i}..${a[1]}`]:[t]}function Pw(e){
let t=e.replace(/^not /i,""),i=xw.exec(t);if(i)return/^\d/.test(i[1])?[`-${Number(i[1])+1}`,`-1..${i[1]}`]:["-1"];let r=Sw.exec(t);if(!r||Ro.test(t))return;let[
,s,a]=r;return a.startsWith("-")?[`${s}..${a}`,`${s},${a}`]:[`${s}..${zt(a)}`,`${s},-${a}`]}function Io(e){let[,t="",i=""]=/^(not )?(.*)$/i.exec(e)??[],r=Ro.exec(
i)??vw.exec(i)??kw.exec(i);return r?`${t}${zt(r[1])}..${zt(r[2]??"")}`:`${t}${zt(i)}`}function zt(e){return e.toLowerCase()==="last"?"-1":e}var Mw={encryption_algorithm:"\
AES-256"},Bo="maximum_bytes",Cw="or a size such as 18 MB or 18 MiB",Ow={b:1,kb:1e3,mb:1e6,gb:1e9,kib:1024,mib:1048576,gib:1073741824},Tw=/^\s*(\d+(?:\.\d+)?)\s*([kmg]i?b|b)\s*$/i;
function Dw(e){let[,t,i]=Tw.exec(e)??[],r=Ow[i?.toLowerCase()??""];return r===void 0?e:String(Math.floor(Math.round(Number(t)*r*1e3)/1e3))}var jw={name:"file",bytes:Uint8Array.
of(0)},zo=["{dir}","{name}"];function Uo({name:e,raw:t,typed:i},r){let{fields:s}=(0,C.b)(e),a={},n={},o=[];for(let[d,h]of Object.entries({...Ew(s),...t})){let f=s[d];
if(f===void 0)continue;let m=Rw(d,f,h,i[d]);"problem"in m&&o.push({field:d,message:m.problem}),"path"in m&&(n[d]=m.path),a[d]="value"in m?m.value:f.kind==="json"?
{}:jw}let l=(0,C.n)(e,a,r),c=new Set(o.map(({field:d})=>d));for(let d of l.issues)c.has(d.field)||o.push(d.field===Bo?{...d,message:`${d.message}, ${Cw}`}:d);return{
step:{name:e,params:l.params,paths:n},issues:o}}var Ew=e=>Object.fromEntries(Object.entries(Mw).filter(([t])=>Object.hasOwn(e,t)));function Rw(e,t,i,r){if(i===""||
i===null||r===null)return{value:""};if(t.kind==="pageOrder"||t.kind==="pageSet"){if(typeof i!="string"&&!Array.isArray(i))return{problem:"must be pages such as \
1..3, or a list of pages"};let a=Aw(i);return"problem"in a?a:{value:a.text.trim()}}if(t.kind==="json"&&typeof i=="object"&&!Array.isArray(i))return{value:r};if(typeof i!=
"string")return{problem:`must be a single value, and is a ${Array.isArray(i)?"list":"mapping"}`};let s=i.trim();return t.kind==="text"?{value:i}:s===""?{value:""}:
t.kind==="file"||t.kind==="json"&&!/^\{(?!(?:dir|name)\})/.test(s)?_w(s):{value:e===Bo?Dw(s):s}}function _w(e){let t=e.match(/\{[^{}]*\}/g)?.find(i=>!zo.includes(
i));return t!==void 0?{problem:`has the unknown placeholder ${t}: a path may hold ${zo.join(" and ")}`}:/[\u0000-\u001f]/.test(e)?{problem:"must be the path of \
one file"}:{path:e}}var Lo=C.a.map(C.d).join(", "),Fe='write a YAML list of operations, such as "- rotate_pages: { angle: 90 }"',Nw=[...new Set(C.a.flatMap(e=>Object.
keys((0,C.b)(e).fields)))],Go=new Set(C.a.flatMap(e=>Object.entries((0,C.b)(e).fields).flatMap(([t,i])=>"secret"in i?[t]:[])));async function Iw(e,t){let i=new Map;
for(let n of Nw){let o=e((0,C.d)(n));o!==""&&(Go.has(n)&&t(o),i.set(n,o))}let r=e("operation").trim(),s=e("steps");if(s.trim()!==""){let{value:n,typed:o,problem:l}=(await Promise.resolve().then(()=>E(require("./yaml-list-4ATT22UQ.js")))).
parseList(s);for(let d of Fr(n))t(d);let c=[];return r!==""&&c.push({field:"operation",message:"give either operation or steps, not both"}),l!==void 0?{steps:[],
issues:[...c,{field:"steps",message:`${l}: ${Fe}`}],warnings:[]}:zw(n,o,i,c)}if(r==="")return Wo("operation",`is required, unless steps is given: one of ${Lo}`);
let a=r.replaceAll("-","_");return(0,C.c)(a)?Bw(a,i):Wo("operation",`must be one of ${Lo}${Ke(r,C.a.map(C.d))}`)}function Bw(e,t){let{fields:i}=(0,C.b)(e),r=[...t.
keys()].filter(n=>!Object.hasOwn(i,n)),{step:s,issues:a}=Uo({name:e,raw:Object.fromEntries(t),typed:{}},"absent");return{steps:[s],issues:a.map(({field:n,message:o,
mentions:l=[]})=>({field:(0,C.d)(n),message:Eo(o,l)})),warnings:r.map(n=>`${(0,C.d)(n)} is not used: it is not a parameter of ${(0,C.d)(e)}`)}}function zw(e,t,i,r){
let s=[...r],a=[];if(!Array.isArray(e)||e.length===0)return{steps:a,issues:[...s,{field:"steps",message:Fe}],warnings:[]};for(let o of i.keys())o!=="open_passwo\
rd"&&s.push({field:(0,C.d)(o),message:"write it inside the step that it belongs to"});let n=i.get("open_password");for(let[o,l]of e.entries()){let c=`steps[${o+
1}]`,d=Gw(l,t[o]);if("problem"in d){s.push({field:c,message:d.problem});continue}s.push(...Uw(d,c),...Lw(d.name,o,e.length,c));let h=n===void 0?d.raw:{open_password:n,
...d.raw},f=Uo({...d,raw:h},"refuse");a.push(f.step),s.push(...f.issues.map(({field:m,message:p})=>({field:`${c}.${m}`,message:p})))}return{steps:a,issues:s,warnings:[]}}
function Uw({name:e,raw:t},i){let r=Object.keys((0,C.b)(e).fields),s=Object.keys(t).filter(n=>!r.includes(n)),[a]=s.filter(n=>/^[-\d. ]+$/.test(n)&&!t[n]);return a!==
void 0?[{field:`${i}.${a}`,message:'is a key here, because in braces a comma separates keys: write [3, 1, 2] or "3,1,2"'}]:s.map(n=>({field:`${i}.${n}`,message:`\
is not a parameter of ${e}: ${r.join(", ")}${Ke(n,r)}`}))}function Lw(e,t,i,r){let{output:s,accepts:a}=(0,C.b)(e);return s==="files"&&t+1<i?[{field:r,message:`${e}\
 must be the last step: it gives files that other operations do not take`}]:a==="image"&&t>0?[{field:r,message:`${e} must be the first step: it takes images, wh\
ich no other operation gives`}]:[]}function Gw(e,t){if(typeof e=="string")return Ut(e,{},{});if(!Ve(e))return{problem:Fe};let{operation:i,...r}=e;if(i!==void 0)
return typeof i=="string"?Ut(i,r,t):{problem:Fe};let[[s,a]=["",void 0],...n]=Object.entries(e);if(n.length>0)return{problem:`names several operations or has its\
 parameters beside the name: ${Fe}`};if(a===""||a===void 0)return Ut(s,{},{});let o=Ve(t)?t[s]:void 0;return Ve(a)?Ut(s,a,o):{problem:Fe}}function Ut(e,t,i){let r=e.
trim().replaceAll("-","_");return(0,C.c)(r)?{name:r,raw:Ko(t),typed:Ve(i)?Ko(i):{}}:{problem:`must name one of ${C.a.join(", ")}${Ke(e,C.a)}`}}var Ko=e=>Object.
fromEntries(Object.entries(e).map(([t,i])=>[t.replaceAll("-","_"),i]));function*Fr(e){if(Array.isArray(e))for(let t of e)yield*Fr(t);else if(Ve(e))for(let[t,i]of Object.
entries(e))typeof i!="string"?yield*Fr(i):i!==""&&Go.has(t.trim().replaceAll("-","_"))&&(yield i)}function Ve(e){return typeof e=="object"&&e!==null&&!Array.isArray(
e)}var Wo=(e,t)=>({steps:[],issues:[{field:e,message:t}],warnings:[]}),Vo=32;async function Kw(e,t){let i=[],r=g=>e(g).trim(),s=g=>{let v=r(g);return v!==""&&t(
v),v},a=(g,v)=>{let b=r(g)||v[0],A=v.find(S=>S===b);return A===void 0&&i.push({field:g,message:`must be one of ${v.join(", ")}`}),A??v[0]},n=(g,v)=>{let b=r(g).
toLowerCase();return b!==""&&b!=="true"&&b!=="false"&&i.push({field:g,message:"must be true or false"}),b===""?v:b==="true"},o=s("api-key"),l=s("github-token"),
{steps:c,issues:d,warnings:h}=await Iw(e,t),f=Ly(r("files"));"problem"in f&&i.push({field:"files",message:f.problem});let m=r("concurrency"),p=m===""?void 0:Number(
m);p!==void 0&&!(/^\d+$/.test(m)&&p>=1&&p<=Vo)&&i.push({field:"concurrency",message:`must be a whole number from 1 to ${Vo}`});let y={steps:c,isList:r("steps")!==
"",files:"lines"in f?f.lines:[],output:r("output")||void 0,overwrite:n("overwrite",!1),ifNoFilesFound:a("if-no-files-found",["warn","error","ignore"]),changedOnly:n(
"changed-only",!1),dryRun:n("dry-run",!1),continueNumbers:n("continue-numbers",!1),concurrency:p,onError:a("on-error",["fail","continue"]),region:r("region"),baseUrl:r(
"base-url"),apiKey:o,summary:n("summary",!0),attest:n("attest",!1),githubToken:l,warnings:h};if(y.continueNumbers&&d.length===0&&i.push(...nw(c)),d.length+i.length>
0)throw(0,x.d)([...d,...i]);return y}var Ww=/[\r\n]|^\s|\s$/,Vw=class{resultsFile="";begin(){let e=process.env.RUNNER_TEMP;$r("results-file cannot be made in RU\
NNER_TEMP",e,()=>{e&&(this.resultsFile=jr.default.join((0,Oe.mkdtempSync)(jr.default.join(e,"octavo-")),"results.json"))}),this.tell([])}tell(e){let t=e.map(({data:a,
...n})=>({...n,...a})),i=e.flatMap(({status:a,output:n})=>a==="done"&&n!==null?[n]:[]),r=i.filter(a=>!Ww.test(a)),s=i.length===0?"":`, although ${L(i.length,"fi\
le")} were written: see the log`;$r(`The output results-file cannot be written${s}`,this.resultsFile,()=>{this.resultsFile!==""&&(0,Oe.writeFileSync)(this.resultsFile,
`${JSON.stringify(t)}
`)}),$r(`The outputs of the step cannot be written${s}`,process.env.GITHUB_OUTPUT,()=>{(0,O.d)("files",i),(0,O.d)("paths",r.map(Iy).join(`
`)),(0,O.d)("count",i.length),(0,O.d)("results",t),(0,O.d)("results-file",this.resultsFile)}),r.length<i.length&&(0,O.i)(`The output paths leaves out ${L(i.length-
r.length,"name")} with a line break or an outer blank`)}};function $r(e,t,i){try{i()}catch(r){let s=t!==void 0&&(0,Oe.existsSync)(t)?Se(r):"there is no such fil\
e";throw new x.b("configuration",`${e} (${s})`,{advice:"Check that earlier steps do not remove or lock the files of the runner",cause:r})}}var qo=1024*1024,qw=2048,
Xw={done:"✅",failed:"❌",planned:"📝",skipped:"⏭️"};function Jw(e){let{rows:t,operations:i}=e,r=`<h3>Octavo: ${xe(i.join(" → "))}</h3>
<p>${Xo(e)}</p>
`;if(t.length===0)return r;let s=[],a=Buffer.byteLength(r)+qw;for(let[c,d]of t.entries()){let h=Hw(d,t[c-1],Jo(e));if(a+=Buffer.byteLength(h),a>qo)break;s.push(
h)}let n=(Jo(e)?["","File","Result","Pages","Before","After","Change"]:["","File","Found","Pages","Size"]).map(c=>`<th>${c}</th>`).join(""),o=t.length-s.length,
l=o===0?"":`<p>${L(o,"more row")} did not fit here: see the log and the <code>results</code> output.</p>
`;return`${r}<table>
<tr>${n}</tr>
${s.join("")}</table>
${l}`}function Xo({rows:e,place:t,dryRun:i,seconds:r}){let s=h=>e.filter(f=>f.status===h),a=s("done"),n=a.filter(({output:h})=>h!==null).length,o=i?[`Dry run: ${L(
s("planned").length,"result")} planned, nothing written`]:[n===0&&a.length>0?`${L(a.length,"file")} read, none written`:`${L(n,"file")} written`];for(let h of["\
failed","skipped"])s(h).length>0&&o.push(`${s(h).length} ${h}`);let l=Ho([...new Map(a.map(h=>[h.inputs.join(`
`),h.bytesBefore??0])).values()]),c=Ho(a.map(({bytesAfter:h})=>h??0)),d=a.length===0?"":` · ${oe(l)}${n===0?"":` → ${oe(c)}`}`;return`${o.join(", ")}${d} · ${t}\
 · ${r.toFixed(1)} s`}var Jo=({rows:e})=>e.some(({output:t})=>t!==null)||e.every(({data:t})=>Qw(t));function Hw(e,t,i){let{status:r,input:s,inputs:a,output:n,pages:o,
bytesBefore:l,bytesAfter:c,message:d,notes:h,data:f}=e,m=a.length>1&&r!=="failed"?` <em>and ${a.length-1} more</em>`:"",p=[...n===null?[]:[`<code>${xe(n)}</code\
>`],...d===null?[]:[xe(d)],...Object.values(f).flatMap(S=>Yw(S)),...h.filter(S=>t?.input!==s||!t.notes.includes(S)).map(S=>`<em>${xe(S)}</em>`)],y=e.facts.firstPage!==
void 0,g=i?[Pr(l),Pr(c),y?"":eb(l,c)]:[Pr(l)],v=[o===null?"":String(o),...g],b=p.join("<br>"),A=v.every(S=>S==="")?`<td colspan="${v.length+1}">${b}</td>`:`<td>${b}\
</td>${v.map(S=>`<td align="right">${S}</td>`).join("")}`;return`<tr><td>${Xw[r]}</td><td><code>${xe(s)}</code>${m}</td>${A}</tr>
`}var Zw=new Set(["pageCount","fileSize"]);function Yw(e){let t=Object.entries(e).flatMap(([i,r])=>{let s=xe(i.replace(/(?<=[a-z])(?=[A-Z])/g," ").toLowerCase());
return Zw.has(i)?[]:r===!0?[s]:typeof r=="number"?r===0?[]:[`${s}: ${r}`]:Array.isArray(r)?r.length===0?[]:[`${s}: ${r.length}`]:typeof r=="object"&&r!==null&&!Object.
values(r).every(a=>typeof a=="boolean")?[s]:[]});return t.length===0?[]:[t.join(" · ")]}var Qw=e=>Object.keys(e).length===0,Pr=e=>e===null?"":oe(e).replace(" ",
"&nbsp;");function eb(e,t){if(e===null||t===null||e===0)return"";let i=(t-e)/e*100;return`${i>0?"+":i<0?"−":""}${Math.abs(i).toFixed(1)}%`}var Ho=e=>e.reduce(
(t,i)=>t+i,0),qe=10,Zo=4096;function Yo(e,t){let i=(0,x.i)(e),r=i.advice===void 0?i.message:`${i.message.replace(/[.:]$/,"")}. ${i.advice}`;return z(t==="inputs"?
Eo(r,(0,x.c)(i)):r).slice(0,Zo)}var tb=class{given=0;add(e,t){let i=z(e).slice(0,Zo);this.given++,this.given<=qe?(0,O.h)(i,t===void 0?{}:{file:t}):(0,O.i)(t===void 0?
`Warning: ${i}`:`Warning: ${z(t)}: ${i}`)}};function ib(e,t,i){let r=e.length<qe?e:e.slice(0,qe-1);for(let{file:s,message:a}of r)t==="error"?(0,O.g)(a,{file:s}):
i.add(a,s);for(let{file:s,message:a}of e.slice(r.length))(0,O.i)(z(`Failed: ${s}: ${a}`));for(let{cause:s}of e)s!==void 0&&(0,O.f)(Et(s))}function rb(e,t){let i=e.
length<qe?0:e.length-(qe-1),r=i>0?` (${i} of them without an annotation: see the log)`:"";return`${e.length} of ${L(t,"file")} failed${r}`}async function sb(e,t){
if(!process.env.GITHUB_STEP_SUMMARY)return;let i=Jw(e);if(!(Buffer.byteLength(i)>=qo))try{await O.a.addRaw(i).write()}catch(r){t.add("The job summary could not \
be written. The results and the outputs are complete"),(0,O.f)(Et(r))}}var Qo=/\{(?:dir|name)\}/,ab=class{constructor(e,t){this.steps=e,this.places=t}steps;places;shared=new Map;neededBy(e){
return new Map(this.steps.flatMap(({name:t,paths:i})=>Object.values(i).map(r=>[this.pathFor(r,e),(0,C.d)(t)])))}async check(){let e=[];for(let{paths:t}of this.steps)
for(let[i,r]of Object.entries(t)){if(Qo.test(r))continue;let s=await this.problemOf(this.pathFor(r,""));s!==void 0&&e.push({field:i,message:s})}if(e.length>0)throw(0,x.d)(
e)}async parametersOf({name:e,params:t,paths:i},r){let s={};for(let[a,n]of Object.entries(i)){let o=this.pathFor(n,r),l=await(Qo.test(n)?this.read(o,a):this.readOnce(
o,a)),c=(0,C.b)(e).fields[a]?.kind==="json",{params:d,issues:h}=(0,C.n)(e,{[a]:c?nb(l):l}),f=h.filter(({field:m})=>m===a);if(f.length>0)throw(0,x.d)(f.map(({field:m,
message:p})=>({field:m,message:`'${o}': ${p}`})));s[a]=d[a]}return{...t,...s}}pathFor(e,t){let{dir:i,name:r}=$e.default.posix.parse(t),s=e.replaceAll("{dir}",()=>i||
".").replaceAll("{name}",()=>r);return vr(this.places,s)}readOnce(e,t){let i=this.shared.get(e);return i||this.shared.set(e,i=this.read(e,t)),i}async read(e,t){
let i=await this.problemOf(e);if(i!==void 0)throw(0,x.d)([{field:t,message:i}]);let r=await(0,ce.readFile)($e.default.resolve(this.places.workspace,e)).catch(s=>{
throw(0,x.d)([{field:t,message:`'${e}' could not be opened (${Se(s)})`}])});return{name:$e.default.posix.basename(e),bytes:r}}async problemOf(e){if(!_t(this.places,
e))return`'${e}' must be in the workspace or in RUNNER_TEMP`;let t=await(0,ce.realpath)($e.default.resolve(this.places.workspace,e)).catch(()=>{});return t===void 0?
`there is no file '${e}'. Paths start at the workspace, and may hold {dir} and {name}`:(await Promise.all(Rt(this.places).map(i=>(0,ce.realpath)(i).catch(()=>i)))).
some(i=>Ae($e.default.relative(i,t)))?(await(0,ce.stat)(t)).isFile()?void 0:`'${e}' is not a file`:`'${e}' is a link that leads out of the workspace`}},nb=({bytes:e})=>new TextDecoder(
"utf-8").decode(e),ob=class{constructor(e){this.places=e}places;folders=new Map;running=new Set;serial=0;closed=!1;async write(e){if(this.closed)throw el();let t=this.
writeAll(e);this.running.add(t),await t.finally(()=>this.running.delete(t))}async close(){this.closed=!0,await Promise.allSettled(this.running)}async writeAll(e){
let t=[],i=[],r=e[0]?.path??"";try{for(let s of e){if(this.closed)throw el();r=s.path;let a=G.default.join(await this.folder(G.default.dirname(s.path)),G.default.
basename(s.path)),n=G.default.join(G.default.dirname(a),`.octavo-${process.pid}-${++this.serial}.tmp`);i.push(n),await(0,K.writeFile)(n,s.bytes,{flag:"wx"}),t.push(
{temporary:n,target:a,path:s.path})}for(let{temporary:s,target:a,path:n}of t)r=n,await(0,K.rename)(s,a)}catch(s){throw await Promise.all(i.map(a=>(0,K.unlink)(a).
catch(()=>{}))),s instanceof x.b?s:cb(r,s)}}folder(e){let t=this.folders.get(e);return t||this.folders.set(e,t=this.makeFolder(e)),t}async makeFolder(e){let t=await Promise.
all(Rt(this.places).map(n=>(0,K.realpath)(n))),i=G.default.resolve(this.places.workspace,e),r=i,s;for(;(s=await(0,K.realpath)(r).catch(()=>{}))===void 0;)r=G.default.
dirname(r);let a=G.default.join(s,G.default.relative(r,i));if(!t.some(n=>Ae(G.default.relative(n,a))))throw new x.b("configuration",`'${e}' leads out of the wor\
kspace by a link: nothing is written there`);return await(0,K.mkdir)(a,{recursive:!0}),a}},lb={EACCES:"the runner may not write there",EPERM:"the runner may not\
 write there",EROFS:"the file system is read-only",ENOSPC:"there is no space left on the disk",EDQUOT:"there is no space left on the disk",EISDIR:"there is a fo\
lder of that name",ENOTDIR:"a part of its path is a file, not a folder",EEXIST:"a part of its path is a file, not a folder",ENAMETOOLONG:"the name is too long f\
or the file system"};function cb(e,t){let i=Se(t),r=lb[i]??`the file system refused it (${i})`;return new x.b("configuration",`'${e}' could not be written: ${r}`,
{cause:t})}var el=()=>new x.b("cancelled","The step was cancelled"),db=5e3;async function ub({jobs:e,inputs:t,chosen:i,places:r,secondFiles:s,numbersOf:a,claim:n,
spelling:o}){let l=new ob(r),c=new AbortController;mb(()=>(c.abort(),l.close()));let d=e.map(()=>[]),h=[],f,m={backend:i.backend,steps:t.steps,workspace:r.workspace,
signal:c.signal,parametersOf:(p,y)=>s.parametersOf(p,y),numbersOf:a,claim:n,write:p=>l.write(p),onProgress:gb()};return await pb(e,t.concurrency??(i.isLocal?2:4),
async(p,y)=>{if(f!==void 0){d[y]=[{...Mr(p),status:"skipped",output:null,message:f}];return}try{let g=await fw(p,m);d[y]=g;for(let[v,b]of g.entries())(0,O.i)(z(
fb(b,g[v-1]?.notes)))}catch(g){let v=g instanceof Sr?g.input:p.inputs[0]??"",b=(0,x.i)(g instanceof Sr?g.cause:g);(0,O.i)(z(`${v}: failed`));let A=Yo(b,o);h.push(
{file:v,message:A,cause:b.cause}),d[y]=[{...Mr(p),status:"failed",input:v,output:null,message:A}],b.code==="unauthorized"&&(f="Not tried, because the region ref\
used the key")}}),{rows:d.flat(),failures:h}}function hb(e){let t=e.map(Mr);for(let{input:i,inputs:r,output:s}of t)(0,O.i)(z(`${tl(i,r)}${s===null?": to be read\
 only":` → ${s}`}`));return t}function Mr(e){return{status:"planned",input:e.inputs[0]??"",inputs:e.inputs,output:e.kind==="data"?null:e.outputPath(),pages:null,
bytesBefore:null,bytesAfter:null,facts:{},notes:[],message:null,data:{}}}function fb(e,t=[]){let{input:i,inputs:r,output:s,pages:a,bytesBefore:n,bytesAfter:o,notes:l,
message:c}=e,d=tl(i,r),h=[...a===null?[]:[L(a,"page")],o===null?oe(n??0):`${oe(n??0)} → ${oe(o)}`].join(", ");return[s===null?`${d}: ${c??"read"} (${h})`:`${d}\
 → ${s} (${h})`,...l.filter(f=>!t.includes(f))].join(". ")}var tl=(e,t)=>t.length>1?`${e} and ${t.length-1} more`:e;function mb(e){let t=!1;for(let[i,r]of[["S\
IGINT",130],["SIGTERM",143]])process.on(i,()=>{t||(t=!0,(0,O.i)("Cancelled"),e().finally(()=>process.exit(r)))})}async function pb(e,t,i){let r=e.entries(),s=async()=>{
for(let[a,n]of r)await i(n,a)};await Promise.all(Array.from({length:Math.min(t,e.length)},s))}function gb(){let e=performance.now();return(t,i,r)=>{let s=performance.
now();s-e<db||(e=s,(0,O.i)(z(`${t}: ${i}, ${Math.round(r*100)} %`)))}}async function yb(){let e=new tb,t=new Vw,i="wire";try{t.begin();let r=await Kw(s=>(0,O.c)(
s,{trimWhitespace:!1}),bb);for(let s of r.warnings)e.add(s);i=r.isList?"wire":"inputs",await wb(r,t,e,i)}catch(r){let s=(0,x.i)(r instanceof Bt?r.cause:r),a=Yo(
s,i);r instanceof Bt&&(0,O.g)(a,{file:r.file}),(0,O.e)(r instanceof Bt?"No file was written: continue-numbers needs the pages of all files":a),s.cause!==void 0&&
(0,O.f)(Et(s.cause))}finally{(0,O.f)(`Peak memory: ${oe(process.resourceUsage().maxRSS*1024)}`)}}async function wb(e,t,i,r){let s=performance.now(),a=Uy(),n=await Ny(
e);n.isLocal&&e.apiKey!==""&&i.add("api-key is not used: without region or base-url documents are processed on the runner");for(let S of e.steps)await n.check(S);
e.output!==void 0&&Mo(e.steps)==="data"&&i.add("output is not used: the step reads documents and writes none");let o=new ab(e.steps,a),{matched:l,files:c}=await Qy(
e,a,o,i);await o.check();let d=ww(a.workspace),h=[...new Set([...l,...l.flatMap(S=>[...o.neededBy(S).keys()])])],f=Hy({...e,files:c,matched:h,places:a,identity:d}),
m=e.steps.map(({name:S})=>(0,C.d)(S)),p=e.continueNumbers&&!e.dryRun?await lw(f,e.steps,S=>jo(S,a.workspace),Fo):()=>{};(0,O.j)(z(`${m.join(", then ")}: ${L(c.length,
"file")}, ${n.place}`));let{rows:y,failures:g}=e.dryRun?{rows:hb(f),failures:[]}:await ub({jobs:f,inputs:e,chosen:n,places:a,secondFiles:o,numbersOf:p,claim:bw(
h,e.overwrite,d),spelling:r});(0,O.k)(),ib(g,e.onError==="fail"?"error":"warning",i);let v=(performance.now()-s)/1e3,b={rows:y,operations:m,place:n.place,dryRun:e.
dryRun,seconds:v};if((0,O.i)(z(Xo(b))),t.tell(y),e.summary&&await sb(b,i),e.attest){let S=y.flatMap(({status:$,output:F})=>$==="done"&&F!==null?[F]:[]);for(let $ of await Cl(
S,a.workspace))i.add($)}if(g.length===0)return;let A=xr(e.steps)?`The merge of ${L(c.length,"file")} failed`:rb(g,c.length);e.onError==="fail"?(0,O.e)(A):i.add(
A)}function bb(e){e.trim()!==""&&(0,O.b)(e)}var il=!1;process.once("beforeExit",()=>{il||(0,O.e)("The action stopped before it had finished.")}),yb().catch(O.e).
finally(()=>{il=!0});
