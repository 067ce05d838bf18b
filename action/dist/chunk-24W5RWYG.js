var ue=Object.defineProperty;var kn=Object.getOwnPropertyDescriptor;var xn=Object.getOwnPropertyNames;var _n=Object.prototype.hasOwnProperty;var An=(t,e)=>{for(var n in e)ue(t,n,{get:e[n],enumerable:!0})},Fn=(t,e,n,r)=>{if(e&&typeof e=="object"||typeof e=="function")for(let a of xn(e))!_n.call(t,a)&&
a!==n&&ue(t,a,{get:()=>e[a],enumerable:!(r=kn(e,a))||r.enumerable});return t};var Sn=t=>Fn(ue({},"__esModule",{value:!0}),t);var ui={};An(ui,{A:()=>on,B:()=>ln,C:()=>un,D:()=>mn,E:()=>gn,F:()=>bn,G:()=>yn,H:()=>wn,a:()=>dn,b:()=>K,c:()=>cn,d:()=>hn,e:()=>fn,f:()=>pn,g:()=>N,h:()=>G,i:()=>M,
j:()=>re,k:()=>Zt,l:()=>ae,m:()=>Te,n:()=>T,o:()=>tn,p:()=>nn,q:()=>rn,r:()=>ie,s:()=>an,t:()=>sn,u:()=>se,v:()=>Xt,w:()=>R,x:()=>Ne,y:()=>Ht,z:()=>oe});module.
exports=Sn(ui);var Jt=require("./chunk-MOZHQHZA.js"),y=require("./chunk-TEIAEA6Y.js"),g=require("./chunk-UD3SQP3P.js"),L=require("./chunk-FEZRRZWQ.js"),l=require("./chunk-5ZFEDNQN.js"),
ze=require("node:crypto"),z=require("node:crypto"),F=require("node:crypto"),Pn=/^ *(-?\d+)(?:(\.\.)(-?\d+)?)? *$/;function Ve(t){let e=[];for(let[n,r]of t.split(
",").entries()){let a=n+1,i=Pn.exec(r),s=c=>({problem:`item ${a} ('${R(r)}') ${c}`});if(r.trim()==="")return{problem:`item ${a} is empty: write pages such as 3,\
1,2 or 2..5, separated by single commas`};if(!i)return s(En(r));let o=Number(i[1]),u=i[3]===void 0?void 0:Number(i[3]);if(o===0||u===0)return s("names page 0: p\
ages count from 1, and -1 is the last page");e.push({from:o,to:u,range:i[2]!==void 0,text:r.trim(),position:a})}return{items:e}}function Xt(t,e,n){let r=d=>(0,g.d)(
[{field:"page_order",message:d}]),a=Ve(t);if("problem"in a)throw r(a.problem);let i=e===1?"1 page":`${e} pages`,s=a.items.map(d=>{let h=m=>m<0?e+1+m:m,f=h(d.from),
p=d.range?d.to===void 0?e:h(d.to):f;for(let[m,w]of[[d.from,f],[d.to??d.from,p]])if(w<1||w>e)throw r(`item ${d.position} ('${R(d.text)}') names ${Ge(m)}, but the\
 document has ${i}`);return{first:f,last:p}}),o=s.reduce((d,{first:h,last:f})=>d+Math.abs(f-h)+1,0);if(o>n)throw r(`names ${o} pages in all; at most ${n} are al\
lowed`);let u=new Uint32Array(o),c=0;for(let{first:d,last:h}of s){let f=d<=h?1:-1;for(let p=d;p!==h+f;p+=f)u[c++]=p}return u}function Ge(t){return Number.isSafeInteger(
t)?`page ${t}`:"a page far beyond its end"}function En(t){return/^ *\d+ *-+ *\d* *$/.test(t)?"is not a range: ranges are written 2..5":/^ *\.\./.test(t)?"has no\
 start: a range is written 1..5":"is not a page, such as 3 or -1, nor a range, such as 2..5 or 2.."}function R(t){let e=[...t].map(n=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.
test(n)?"?":n);return e.length>40?`${e.slice(0,40).join("")}…`:e.join("")}var Cn=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i;function de(t){let e=[];
for(let[n,r]of t.split(",").entries()){let a=n+1,i=r.trim();if(i==="")return{problem:`item ${a} is empty: write pages such as 1..3, -1, odd, separated by single\
 commas`};let s=Cn.exec(i),o=v=>({problem:`item ${a} ('${R(i)}') ${v}`});if(!s)return o($n(i));let[,u,c,d,h,f]=s,p={negated:u!==void 0,text:i,position:a};if(c!==
void 0){e.push({...p,pages:c.toLowerCase()});continue}let m=Number(d),w=h===void 0?m:f===void 0?"end":Number(f);if(m===0||w===0)return o("names page 0: pages co\
unt from 1, and -1 is the last page");e.push({...p,pages:{from:m,to:w}})}return{items:e}}function Ne(t,e,n="pages"){let r=o=>(0,g.d)([{field:n,message:o}]),a=de(
t);if("problem"in a)throw r(a.problem);let i=new Ke(e),s=new Ke(e);for(let o of a.items){let u=o.negated?s:i;if(typeof o.pages=="string"){u.add(o.pages);continue}
let{from:c,to:d}=o.pages,h=c<0?e+1+c:c,f=d==="end"?e:d<0?e+1+d:d,p=d==="end"?c<0?[[c,h]]:[]:[[c,h],[d,f]];for(let[m,w]of p)if(w<1||w>e)throw r(`item ${o.position}\
 ('${R(o.text)}') names ${Ge(m)}, but the document has ${e===1?"1 page":`${e} pages`}`);d==="end"&&h>e||u.range(Math.min(h,f),Math.max(h,f))}return a.items.every(
({negated:o})=>o)&&i.add("all"),i.without(s)}function Ht(t){let e=de(t);if("problem"in e||e.items.length!==1)return;let{negated:n,pages:r}=e.items[0];if(n)return;
if(r==="all")return{first:1};if(typeof r=="string"||r.from<1)return;let{from:a,to:i}=r;return i==="end"?{first:a}:i<1?void 0:{first:Math.min(a,i),last:Math.max(
a,i)}}var Ke=class{constructor(t){this.pageCount=t,this.differences=new Int32Array(t+2)}pageCount;differences;odd=!1;even=!1;add(t){t!=="even"&&(this.odd=!0),t!==
"odd"&&(this.even=!0)}range(t,e){this.differences[t]++,this.differences[e+1]--}without(t){let e=new Uint32Array(this.pageCount),n=0,r=0,a=0;for(let i=1;i<=this.
pageCount;i++){r+=this.differences[i],a+=t.differences[i];let s=i%2===1?"odd":"even";(r>0||this[s])&&!(a>0||t[s])&&(e[n++]=i)}return e.subarray(0,n)}};function $n(t){
return/^(not +)?\d+ *[-–] *\d*$/i.test(t)?"is not a range: ranges are written 2..5":/^(not +)?\.\./i.test(t)?"has no start: a range is written 1..5":/^!/.test(
t)?"is not a page: leave out pages with not, such as not 2":"is not a page such as 3 or -1, a range such as 2..5 or 2.., odd, even, all, or one of these after n\
ot"}function N(t,e=()=>{}){if(t instanceof l.u)return new l.u(N(t.dict,e),t.data,t.sealed);let n=Xe(t),r=[n],a=1;for(let i=r.pop();i!==void 0;i=r.pop())if(Array.
isArray(i)){a+=i.length;for(let[s,o]of i.entries())i[s]=Je(o,r)}else if((0,l.v)(i)){a+=i.size;for(let[s,o]of i)i.set(s,Je(o,r))}return e(a),n}function Je(t,e){let n=Xe(
t);return n!==t&&e.push(n),n}function Xe(t){return Array.isArray(t)?[...t]:(0,l.v)(t)?new l.t(t):t}function G(t,e){let n=t.resolve(e);return n===null?[]:(Array.
isArray(n)?n:[n]).map(r=>t.resolve(r))}function He(t,e){let n=new l.t;for(let[r,a]of e){let i=t.resolve(a);n.set(r,Array.isArray(i)?i.map(s=>t.resolve(s)):i)}return n}
function J(t,e,n,r={values:1e4}){if(r.values--<=0)return null;let a=t.resolve(e);if(n===0)return a;if(Array.isArray(a))return a.map(s=>J(t,s,n-1,r));if(!(a instanceof
l.t))return a;let i=new l.t;for(let[s,o]of a)i.set(s,J(t,o,n-1,r));return i}function Qe(t,e,n,r){let a=t.job.limits.filters,i=G(t,e.dict.get("Filter")??e.dict.get(
"F")),s=G(t,e.dict.get("DecodeParms")??e.dict.get("DP"));if(i.length>a)throw(0,y.b)("filters",`A stream of the document has ${i.length} filters; at most ${a} ar\
e allowed`,"Open it in another PDF program and save it again");let o=t.encoded(e);for(let[u,c]of i.entries()){let d=t.dict(s[u]);c instanceof l.p&&(o=(0,y.k)(c.
text,o,d&&He(t,d),n,r))}return o}function Mn(t,e,n){if(G(t,e.dict.get("Filter")??e.dict.get("F")).some(a=>a instanceof l.p&&!(0,y.j)(a.text)))return;let r={found:!1};
try{return{data:Qe(t,e,n,r),whole:!r.found}}catch(a){if(a instanceof g.b&&a.code==="unreadable_document")return{data:new Uint8Array(0),whole:!1};throw a}}var U=class{constructor(t,e){
this.word=e,this.buffer=(0,l.n)(t),this.none=t.length}word;buffer;from=0;found=-1;none;next(t){if(t>=this.none)return-1;if(t>=this.from&&t<=this.found)return this.
found;let e=t<this.from&&this.found>=0?this.from:this.none,n=this.buffer.subarray(0,e+this.word.length-1).indexOf(this.word,t);return this.from=t,n>=0?this.found=
n:e===this.none&&(this.none=t,this.found=-1),this.found}},Ze=class{kind;place;detail;size=0;overflowed=!1;bound;constructor(t,e){this.bound=Math.min(t.objects,Math.
max(1e6,e)),this.kind=new Uint8Array(1024),this.place=new Int32Array(1024),this.detail=new Int32Array(1024)}offer(t,e,n,r){t<this.kind.length&&this.kind[t]!==0||
this.set(t,e,n,r)}set(t,e,n,r){if(t>this.bound){this.overflowed=!0;return}t>=this.kind.length&&this.grow(t+1),this.kind[t]=e,this.place[t]=n,this.detail[t]=r,t>=
this.size&&(this.size=t+1)}grow(t){let e=Math.min(Math.max(t,this.kind.length*2),this.bound+1),[n,r,a]=[new Uint8Array(e),new Int32Array(e),new Int32Array(e)];n.
set(this.kind),r.set(this.place),a.set(this.detail),[this.kind,this.place,this.detail]=[n,r,a]}},ce=Symbol("close array"),he=Symbol("close dictionary"),X=Symbol(
"end"),M=class Qt{constructor(e,n,r,a,i){this.bytes=e,this.at=n,this.end=r,this.nesting=a,this.openString=i}bytes;at;end;nesting;openString;closed=-1;value(){let e=this.
token(0);return typeof e=="symbol"?null:e}token(e){let{bytes:n,end:r}=this,a=(0,l.b)(n,this.at,r);if(this.at=a,a>=r)return X;let i=n[a];if(i>=48&&i<=57)return this.
numberOrReference();switch(i){case 47:return this.name();case 40:return this.string(this.literal());case 60:return n[a+1]!==60?this.string(this.hexadecimal()):(this.
at+=2,this.dictionary(e+1));case 91:return this.at++,this.array(e+1);case 93:return this.at++,ce;case 62:return this.closed=a,n[a+1]===62?(this.at+=2,he):(this.
at++,null);case 41:case 123:case 125:return this.at++,null;default:return this.word()}}array(e){this.checkDepth(e);let n=[];for(;;){let r=this.token(e);if(r===ce||
r===X)return n;if(r===he)return this.at=this.closed,n;n.push(r)}}dictionary(e){this.checkDepth(e);let n=new l.t,r,a=-1;for(;;){let i=this.at,s=this.token(e);if(s===
he||s===X)return a>=0&&(0,l.C)(n)&&this.keepSealed(n,a),n;if(s===ce)continue;let o=s;if(r===void 0){o instanceof l.p&&(r=o.text);continue}o!==null&&n.set(r,o),this.
openString&&r==="Contents"&&o instanceof l.q&&(a=i),r=void 0}}keepSealed(e,n){e.set("Contents",new Qt(this.bytes,n,this.end,1).value())}checkDepth(e){if(e>this.
nesting)throw(0,y.b)("nesting",`An object of the document is nested deeper than ${this.nesting} levels`,"Open it in another PDF program and save it again")}name(){
let{bytes:e,end:n}=this,r=this.at+1,a=(0,l.h)(e,r,n);this.at=a;let i="";for(let s=r;s<a;s++){let o=e[s];if(o===35&&s+2<a){let[u,c]=[(0,l.f)(e[s+1]),(0,l.f)(e[s+
2])];u>=0&&c>=0&&(o=u*16+c,s+=2)}i+=String.fromCharCode(o)}return new l.p(i)}string(e){return new l.q(this.openString?this.openString(e):e)}literal(){let{bytes:e,
end:n}=this,r=this.at+1;for(let u=r;u<n;u++){let c=e[u];if(c===41)return this.at=u+1,e.slice(r,u);if(c===40||c===92||c===13)break}let a=new Uint8Array((0,l.d)(e,
this.at,n)-r),i=0,s=1,o=r;for(;o<n;o++){let u=e[o];if(u===40)s++;else if(u===41){if(--s===0)break}else if(u===13)e[o+1]===10&&o++,u=10;else if(u===92){if(u=e[++o],
o>=n)break;if(u>=48&&u<=55){let c=u-48;for(let d=0;d<2&&e[o+1]>=48&&e[o+1]<=55;d++)c=c*8+e[++o]-48;u=c&255}else if(u===13){e[o+1]===10&&o++;continue}else{if(u===
10)continue;u=Ln.get(u)??u}}a[i++]=u}return this.at=Math.min(o+1,n),a.subarray(0,i)}hexadecimal(){let{bytes:e,end:n}=this,r=this.at+1,a=(0,l.e)(e,r,n);return this.
at=a,(0,l.g)(e,r,a)}numberOrReference(){let{bytes:e,end:n}=this,r=this.at,a=0;for(;r<n&&e[r]>=48&&e[r]<=57;)a=a*10+e[r++]-48;if(r<n&&l.a[e[r]]===0)return this.number();
this.at=r,r=(0,l.b)(e,r,n);let i=0,s=r;for(;r<n&&e[r]>=48&&e[r]<=57;)i=i*10+e[r++]-48;return r===s||(r=(0,l.b)(e,r,n),e[r]!==82||r+1<n&&l.a[e[r+1]]===0)?a:(this.
at=r+1,a>2147483647?null:new l.r(a,Math.min(i,65535)))}number(){let{bytes:e,end:n}=this,r=this.at,a=(0,l.h)(e,r,n);this.at=a;let i="";for(let c=r;c<a;c++)i+=String.
fromCharCode(e[c]);let s=Number(i);if(!Number.isNaN(s)&&/^[+-]?[\d.]/.test(i))return s;let o=/^[+-]*(\d*\.?\d*)/.exec(i),u=Number(o?.[1]??0)||0;return i.startsWith(
"-")?-u:u}word(){let{bytes:e,at:n,end:r}=this,a=e[n];return a===43||a===45||a===46?this.number():(0,l.j)(e,n,"true")||(0,l.j)(e,n,"false")?(this.at=(0,l.h)(e,n,
r),a===116):(0,l.i)(e,n,"endobj")||(0,l.i)(e,n,"endstream")?X:(this.at=Math.max((0,l.h)(e,n,r),n+1),null)}},Ln=new Map([[110,10],[114,13],[116,9],[98,8],[102,12]]),
Bn=/^[+-]?(\d{1,15}|\d{1,15}\.\d{0,40}|\.\d{1,40})$/,On=/^(true|false|null)$/,Ye=/#(?![0-9A-Fa-f]{2})|#00/;function re(t,e,n){let r=[],a=()=>{let s=r.at(-1);s?.
keys&&(s.value=!1)},i=(0,l.b)(t,e,n);for(;;){if(e=(0,l.b)(t,e,n),e>=n)return!1;let s=r.at(-1),o=t[e];if(o===62||o===93){if(!s||s.keys===void 0!=(o===93)||s.keys&&
(s.value||++e>=n||t[e]!==62))return!1;r.pop(),e++}else if(s?.keys&&!s.value){let u=(0,l.h)(t,e+1,n),c=H(t,e,u);if(o!==47||Ye.test(c)||s.keys.has(c))return!1;s.keys.
add(c),s.value=!0,e=u;continue}else if(o===91||o===60&&t[e+1]===60){r.push(o===91?{keys:void 0,value:!0}:{keys:new Set,value:!1}),e+=o===91?1:2;continue}else if(e=
In(t,e,n),e<0)return!1;if(a(),r.length===0)return!(0,l.k)(t[i])||t[e-1]!==82}}function In(t,e,n){switch(t[e]){case 47:{let r=(0,l.h)(t,e+1,n);return Ye.test(H(t,
e,r))?-1:r}case 40:{let r=(0,l.d)(t,e,n);return t[r-1]===41&&r<=n?r:-1}case 60:for(e++;e<n&&t[e]!==62;e++)if(!Dn(t[e])&&l.a[t[e]]!==1)return-1;return e<n?e+1:-1;default:{
let r=(0,l.h)(t,e,n),a=H(t,e,r);return On.test(a)?r:Bn.test(a)?jn(t,a,r,n):-1}}}function jn(t,e,n,r){if(!/^\d+$/.test(e))return n;let a=(0,l.b)(t,n,r),i=(0,l.h)(
t,a,r),s=H(t,a,i),o=(0,l.b)(t,i,r);return!/^\d+$/.test(s)||t[o]!==82||l.a[t[o+1]??32]===0?n:Number(e)<=2147483647&&Number(s)<=65535?o+1:-1}var Dn=t=>t>=48&&t<=57||
(t|32)>=97&&(t|32)<=102;function H(t,e,n){return String.fromCharCode(...t.subarray(e,Math.min(n,e+200)))}var Rn=new Set(["Root","Encrypt","ID"]),Nn=new Set(["Pr\
ev","XRefStm","Size","W","Index","Filter","DecodeParms","Length","Type"]);async function Tn(t,e,n){let r=(0,l.n)(t).lastIndexOf("startxref");if(r<0)return;let a=(0,l.l)(
t,(0,l.b)(t,r+9,t.length),t.length).value;if(a<0)return;let i=new zn(t,e,n),{table:s}=i,o=new l.t,u=!1,c=!1,d=new Set;for(let h=a;typeof h=="number"&&!d.has(h);){
d.add(h);let f=h>=0&&h<t.length?await i.section(h):void 0;if(!f||s.overflowed)return;u||=f.stream,c||=!f.tidy;for(let[p,m]of f.trailer)(d.size===1?!Nn.has(p):Rn.
has(p)&&!o.has(p))&&o.set(p,m);h=f.trailer.get("Prev")||void 0}return{table:s,trailer:o,streams:u,damaged:c}}var q=8192,zn=class{constructor(t,e,n){this.bytes=t,
this.job=e,this.budget=n,this.table=new Ze(e.limits,t.length)}bytes;job;budget;table;spent=0;async section(t){let{bytes:e}=this;return t=(0,l.b)(e,t,e.length),(0,l.i)(
e,t,"xref")?this.readTable(t+4):this.readStream(t)}async readTable(t){let{bytes:e,job:n,table:r}=this,a=e.length,i=[];for(;t=(0,l.b)(e,t,a),!(0,l.i)(e,t,"traile\
r");){let c=(0,l.l)(e,t,a),d=(0,l.l)(e,(0,l.b)(e,c.after,a),a);if(c.value<0||d.value<0)return;let h={at:(0,l.b)(e,d.after,a),first:c.value,row:0};for(let f=0;h.
row===f&&f<d.value;){if(f=Math.min(f+q,d.value),!Wn(e,h,f,r,i))return;let p=n.pace.step(q*20);p&&await p}t=h.at}let s=new M(e,t+7,a,n.limits.nesting),o=s.value();
if(this.spent+=s.at-t,!(0,l.v)(o)||this.spent>a)return;let u=o.get("XRefStm");typeof u=="number"&&u>0&&u<a&&await this.readStream(u);for(let c of i)r.offer(c,3,
0,0);return{trailer:o,stream:!1,tidy:Number.isInteger(o.get("Size"))&&re(e,t+7,a)}}async readStream(t){let{bytes:e,job:n,table:r}=this,a=(0,l.m)(e,t,e.length);if(!a)
return;let i=qn(e,a.body,n.limits,this.budget);if(!i)return;this.spent+=i.parsed;let{trailer:s,rows:o}=i,u=nt(s.get("W")),[c=0,d=0,h=0]=u,f=c+d+h;if(u.length<3||
f<1||u.some(v=>v<0||v>8)||this.spent>e.length)return;let p=s.get("Size"),m=nt(s.get("Index"));m.length<2&&m.splice(0,m.length,0,typeof p=="number"?p:Math.floor(
o.length/f));let w=0;for(let v=0;v+1<m.length;v+=2)for(let S=0;S<m[v+1]&&w+f<=o.length;S++,w+=f){let k=m[v]+S;if(k<0)continue;let A=c===0?1:me(o,w,c),P=me(o,w+c,
d),B=me(o,w+c+d,h);if(A===1&&P<e.length?r.offer(k,1,P,Math.min(B,65535)):A===2?r.offer(k,2,Math.min(P,n.limits.objects),Math.min(B,n.limits.objects)):A===0&&r.offer(
k,3,0,0),S%q===q-1){let _=n.pace.step(q*20);_&&await _}}return{trailer:s,stream:!0,tidy:re(e,a.body,e.length)}}};function Wn(t,e,n,r,a){let i=t.length,{at:s,first:o,
row:u}=e;for(;u<n;u++){if(Un(t,s,i)&&!(u===0&&o===1)){let p=et(t,s,10);t[s+17]===110&&p>0?p<i&&r.offer(o+u,1,p,Math.min(et(t,s+11,5),65535)):a.push(o+u),s+=20;continue}
s=(0,l.b)(t,s,i);let c=(0,l.l)(t,s,i);if(c.value<0)break;let d=tt(t,c.after),h=(0,l.l)(t,d,i);if(h.value<0)return!1;d=tt(t,h.after);let f=t[d];if(f!==110&&f!==102)
return!1;for(u===0&&o===1&&f===102&&c.value===0&&h.value===65535&&(o=0),f===110&&c.value>0?c.value<i&&r.offer(o+u,1,c.value,Math.min(h.value,65535)):a.push(o+u),
s=d+1;s<i&&l.a[t[s]]===1;)s++}return e.at=s,e.first=o,e.row=u,!0}function Un(t,e,n){if(e+20>n||t[e+10]!==32||t[e+16]!==32)return!1;let r=t[e+17],a=t[e+18],i=t[e+
19];return(r===110||r===102)&&(a===32||a===13)&&(i===10||i===13)&&(0,l.k)(t[e])&&(0,l.k)(t[e+9])}function et(t,e,n){let r=0;for(let a=e+n;e<a;e++)r=r*10+(t[e]-48);
return r}function tt(t,e){for(;t[e]===32||t[e]===9;)e++;return e}function qn(t,e,n,r){let a=new M(t,e,t.length,n.nesting),i=a.value();if(!(0,l.v)(i))return;let s=i.
get("Type");if(!(s instanceof l.p)||s.text!=="XRef")return;let o=(0,l.b)(t,a.at,t.length);if(!(0,l.i)(t,o,"stream"))return;let u=fe(t,o),c=i.get("Length"),d=typeof c==
"number"?u+c:-1,h=d>=u&&d<=t.length&&pe(t,d)?d:(0,l.n)(t).indexOf("endstream",u);try{let f=t.subarray(u,h<0?t.length:h),p=f,m=ge(i.get("Filter")),w=ge(i.get("De\
codeParms")??null);for(let[v,S]of m.slice(0,n.filters).entries()){let k=w[v];S instanceof l.p&&(p=(0,y.k)(S.text,p,(0,l.v)(k)?k:void 0,r))}return{trailer:i,rows:p,
parsed:a.at-e+f.length}}catch(f){if(f instanceof g.b&&f.code==="limit_exceeded")throw f;return}}function fe(t,e){let n=e+6;for(;t[n]===32&&(t[n+1]===10||t[n+1]===
13||t[n+1]===32);)n++;return t[n]===13&&n++,t[n]===10&&n++,n}function pe(t,e){for(let n=0;n<4&&l.a[t[e]??0]===1&&e<t.length;n++)e++;return(0,l.i)(t,e,"endstream")}
function me(t,e,n){let r=0;for(let a=0;a<n;a++)r=r*256+t[e+a];return r}var ge=t=>t==null?[]:Array.isArray(t)?t:[t],nt=t=>ge(t).map(e=>typeof e=="number"?Math.trunc(
e):-1);function Zt(t,e,n,r){let{bytes:a}=t;n.forgetLength(),r.dataStart=r.dataEnd=-1;let i=r.valueEnd=n.value(a,t.bodies[e],a.length);if(i<0)return!1;let s=(0,l.b)(
a,i,a.length);if(a[s]===101&&(0,l.i)(a,s,"endobj"))return r.end=s+6,!0;if(!(0,l.i)(a,s,"stream"))return!1;let o=n.lengthRef>=0?t.lengthOf(new l.r(n.lengthRef)):
n.length,u=t.streams.data(s,o);if(!u.trusted||u.start!==s+(a[s+6]===13?8:7)||a[u.start-1]!==10)return!1;let c=(0,l.b)(a,(0,l.b)(a,u.end,a.length)+9,a.length);return r.
dataStart=u.start,r.dataEnd=u.end,r.end=c+6,(0,l.i)(a,c,"endobj")}var Vn=class{constructor(t){this.bytes=t,this.objectEnds=new U(t,"endobj"),this.streamEnds=new U(
t,"endstream")}bytes;objectEnds;streamEnds;data(t,e){let{bytes:n}=this,r=fe(n,t);return e>=0&&r+e<=n.length&&pe(n,r+e)?{start:r,end:r+e,trusted:!0}:{start:r,end:this.
damagedEnd(r,e),trusted:!1}}damagedEnd(t,e){let{bytes:n}=this,r=t+e,a=this.objectEnds.next(t),i=a<0?n.length:a;if(e>=0&&r<=i&&(0,l.i)(n,(0,l.b)(n,r,i),"endstr"))
return r;let s=this.streamEnds.next(t),o=s<0||s>i?i:s;return o>t&&n[o-1]===10&&o--,o>t&&n[o-1]===13&&o--,o}};function Gn(t,e){let n=t.get(e);if(!(n instanceof l.u))
return;let[r,a]=[t.resolve(n.dict.get("N")),t.resolve(n.dict.get("First"))];if(typeof r!="number"||typeof a!="number"||!Number.isInteger(a)||a<0)return;let i;try{
i=t.decoded(n)}catch(d){if(d instanceof g.b&&d.code==="unreadable_document")return;throw d}let[s,o]=[[],[]],u=0;for(;s.length<r;){let d=(0,l.l)(i,(0,l.b)(i,u,i.
length),i.length),h=(0,l.l)(i,(0,l.b)(i,d.after,i.length),i.length);if(d.value<0||d.value>2147483647||h.value<0||a+h.value>i.length)break;s.push(d.value),o.push(
a+h.value),u=h.after}let c=new Int32Array(o.length);for(let d=0;d<c.length;d++)c[d]=o[d+1]??i.length;if((0,l.n)(i).includes("stream")){let d=new y.p;for(let[h,f]of o.
entries()){d.reset();let p=d.value(i,f,c[h]);p>=0&&(c[h]=p)}}return{data:i,numbers:new Int32Array(s),starts:new Int32Array(o),ends:c,extends:n.dict.has("Extends")}}
var be=class Yt{constructor(e=!0){this.sound=e}sound;numbers=[];parents=[];homes=[];node(e,n){return e<0&&(this.sound=!1),this.parents.push(n),this.numbers.push(
e)-1}page(e,n){(e<0||this.numbers[e]!==n)&&(this.sound=!1),this.homes.push(e)}fork(){let e=new Yt(this.sound);return e.numbers=this.numbers,e.parents=this.parents,
e.homes=this.homes,e}async drop(e,n,r){if(!this.sound)return!1;let{numbers:a,parents:i,homes:s}=this,o=new Int32Array(a.length),u=new Uint8Array(a.length),c=new Set;
for(let d=0;d<n.length;d++)r[d]?o[s[d]]++:(u[s[d]]=1,c.add(n[d]));for(let d=a.length-1;d>0;d--){let h=i[d];o[h]+=o[d],u[d]&&o[d]===0&&c.add(a[d]),u[h]|=u[d]}for(let d=0;d<
a.length;d++){if(!u[d]||o[d]===0)continue;let h=e.edit(a[d]),f=h instanceof l.t?e.array(h.get("Kids"))??[]:[];h instanceof l.t&&h.set("Kids",f.filter(m=>!Kn(m,c))).
set("Count",o[d]);let p=e.job.pace.step(f.length*50);p&&await p}return this.homes=s.filter((d,h)=>r[h]),!0}},Kn=(t,e)=>(0,l.w)(t)&&e.has(t.number),ae=["Resource\
s","MediaBox","CropBox","Rotate"],I=100,Jn=class{constructor(t){this.document=t}document;numbers=[];claimed;found=0;positions;ancestry=[];inherited=[{}];irregular=!1;unclear=[];nodes=new be;async read(){
let{document:t}=this,{limits:e,pace:n}=t.job,r=[],a=[],i=[{}],s=new y.q,o={parent:-1},u=new Set,c=new ar(t),d=!1,h=[],f=new be,p=t.catalog.get("Pages"),m=[],w=(k,A)=>{
if(!(A<0)&&(m.push(r.push(rt)-1),a.push(k),f.page(A,-1),r.length>e.pages))throw st(e.pages)},v=[{kid:p??null,from:0,home:-1}];for(;v.length>0;){let k=v.pop();if("\
claimed"in k){let{claimed:E,before:$}=k;if(E===r.length-$)continue;d=!0,m.length>0&&!(typeof E=="number"&&E>=r.length-$)&&at(r,a,m,$);continue}let{kid:A,from:P,
home:B}=k,_=A instanceof l.r?A.number:-1;if(_>=0){let E=n.step(400);E&&await E;let $=u.has(_);u.add(_);let W=Zn(t,_,s,o);if(A instanceof l.r&&A.generation!==t.generation(
_)&&(d=!0),W==="page"||W==="unclear"){$&&(d=!0);let qe=$?c.make(_):_;if(W==="unclear"&&h.push(qe),r.push(qe),a.push(P),f.page(B,o.parent),r.length>e.pages)throw st(
e.pages);continue}if(W==="none"&&!$&&w(P,B),W==="none"||$){d=!0;continue}}let O=t.dict(A);if(!O){d=!0,w(P,B);continue}let le=t.array(O.get("Kids"));if(!le){if(_>=
0||!(0,l.y)(O.get("Type"),"Page"))continue;d=!0,r.push(t.add(O).number),a.push(P);continue}let We=nr(O),Ue=P;We&&(Ue=i.push({...i[P],...We})-1),(0,l.y)(t.resolve(
O.get("Type")),"Pages")||(d=!0),v.push({claimed:t.resolve(O.get("Count")),before:r.length});let vn=f.node(_,B);for(let E=le.length-1;E>=0;E--)v.push({kid:le[E],
from:Ue,home:vn});t.release(_)}m.length===r.length&&at(r,a,m,0);for(let k of m)r[k]=t.add(Hn(i[a[k]])).number;let S=t.resolve(t.dict(p)?.get("Count"));S!==r.length&&
(d=!0),this.claimed=typeof S=="number"?S:void 0,this.found=r.length-m.length,p instanceof l.r&&r[0]===p.number&&(d=!0),this.numbers=r,this.positions=void 0,this.
ancestry=a,this.inherited=i,this.irregular=d,this.unclear=h,this.nodes=f}copyFrom(t){this.numbers=t.numbers,this.positions=t.positions,this.ancestry=t.ancestry,
this.inherited=t.inherited.map(e=>{let n={};for(let r of ae)e[r]!==void 0&&(n[r]=N(e[r]));return n}),this.irregular=t.irregular,this.unclear=t.unclear,this.nodes=
t.nodes.fork()}get count(){return this.numbers.length}number(t){return this.numbers[t]}indexOf(t){if(!this.positions){this.positions=new Int32Array(this.document.
size);for(let e=0;e<this.numbers.length;e++)this.positions[this.numbers[e]]=e+1}return(this.positions[t]??0)-1}attribute(t,e){return this.document.entry(this.numbers[t],
e)??this.inherited[this.ancestry[t]][e]}inheritedBy(t){return this.inherited[this.ancestry[t]]}patch(t,e){this.document.patch(this.numbers[t],e)}async settle(){
for(let t of this.unclear)this.document.exists(t)&&this.document.patch(t,{Type:new l.p("Page"),Kids:void 0,Count:void 0});this.unclear=[],this.irregular&&await this.
rebuild(this.numbers)}async keep(t){let{numbers:e,ancestry:n}=this,r=e.filter((a,i)=>t[i]);if(this.irregular||this.unclear.length>0||!await this.nodes.drop(this.
document,e,t)){await this.rebuild(r);return}this.numbers=r,this.ancestry=n.filter((a,i)=>t[i]),this.positions=void 0}async rebuild(t){let{document:e}=this,n=Array.
from(t),r=new Map,a=this.inherited.map(c=>rr(e,c,r)),{nodes:i,parents:s}=this.grow(n);for(let c=0;c<n.length;c++){let d=n[c],h=this.indexOf(d),f=s[c];i[f].kids.
push(new l.r(d,e.generation(d)));let p=h<0?Qn:a[this.ancestry[h]];e.patch(d,{Parent:i[f].ref},p);let m=e.job.pace.step(600);m&&await m}for(let{ref:c,kids:d,parent:h,
count:f}of i)e.put(c,new l.t([["Type",new l.p("Pages")],...h?[["Parent",h]]:[],["Kids",d],["Count",f]]));let o=i[i.length-1].ref,u=e.catalog.get("Pages");(!(u instanceof
l.r)||u.number!==o.number)&&e.editCatalog().set("Pages",o),this.numbers=n,this.ancestry=n.map(()=>0),this.inherited=[{}],this.positions=void 0,this.irregular=!1,
this.nodes=new be(!1)}grow(t){let{document:e}=this,n=t.length,r=e.catalog.get("Pages"),a=r instanceof l.r&&r.number>0&&!t.includes(r.number)?r:void 0,i=[],s=[],
o=(d,h)=>({ref:h&&a?new l.r(a.number,e.generation(a.number)):e.add(null),kids:[],parent:void 0,count:d}),u=Math.max(1,Math.ceil(n/I));for(let d=0;d<u;d++)s.push(
o(Math.min(I,n-d*I),u===1));let c=Array.from({length:n},(d,h)=>Math.floor(h/I));for(;s.length>1;){i.push(...s);let d=Math.ceil(s.length/I),h=Array.from({length:d},
()=>o(0,d===1));for(let[f,p]of s.entries()){let m=h[Math.floor(f/I)];p.parent=m.ref,m.kids.push(p.ref),m.count+=p.count}s=h}return i.push(...s),{nodes:i,parents:c}}},
rt=-1;function at(t,e,n,r){let a=r;for(let i=r;i<t.length;i++)t[i]!==rt&&(t[a]=t[i],e[a++]=e[i]);for(t.length=e.length=a;n.length>0&&n.at(-1)>=r;)n.pop()}var Xn=[
0,0,612,792];function Hn(t){let e=new l.t([["Type",new l.p("Page")]]);return t.MediaBox===void 0?e.set("MediaBox",[...Xn]):e}var Qn={};function Zn(t,e,n,r){r.parent=
-1;let a=t.place(e);if(a&&n.locate(a.bytes,a.start,a.end)&&n.find(a.bytes,"Kids")<0){if(n.used===0)return"none";let s=n.find(a.bytes,"Type");if(s>=0&&(0,l.j)(a.
bytes,n.at[s+2],"/Page")){if(a.bytes[(0,l.b)(a.bytes,n.close+2,a.end)]===115)return tr(t,e);let u=n.find(a.bytes,"Parent");return u>=0&&(r.parent=(0,l.l)(a.bytes,
n.at[u+2],n.at[u+3]).value),"page"}let o=t.get(e);return o instanceof l.t&&it(t,o)?"unclear":"none"}let i=t.get(e);return!(i instanceof l.t)||i.size===0?"none":
(0,l.y)(i.get("Type"),"Page")?"unclear":t.array(i.get("Kids"))?"node":it(t,i)?"unclear":"none"}var Yn=["MediaBox","Resources","Contents","Annots","CropBox","Rot\
ate","Parent"],er=["MediaBox","Resources"];function it(t,e){let n=t.resolve(e.get("Type"));if(!(n instanceof l.p&&n.text!=="Pages"))return Yn.some(a=>e.has(a));
let r=e.get("Contents")instanceof l.r||t.array(e.get("Contents"))!==void 0;return er.some(a=>e.has(a))||r&&e.get("Parent")instanceof l.r&&!e.has("Subtype")}function tr(t,e){
let n=t.get(e);return n instanceof l.u?(t.put(e,new l.t([...n.dict].filter(([r])=>!/^(Length|Filter|DecodeParms)$/.test(r)))),"unclear"):"page"}function nr(t){let e;
for(let n of ae){let r=t.get(n);r!==void 0&&((e??={})[n]=r)}return e}function rr(t,e,n){let{Resources:r}=e;if(!(r instanceof l.t))return{...e};let a=n.get(r)??t.
add(r);return n.set(r,a),{...e,Resources:a}}var ar=class{constructor(t){this.document=t,this.left=t.job.limits.nodes}document;left;sizes=new Map;make(t){let e=this.
document.get(t),n=this.sizes.get(t)??ir(e);if(this.sizes.set(t,n),this.left-=n,this.left<0)throw(0,y.b)("nodes",`The document mentions pages again and again: co\
pies of them would have more than ${this.document.job.limits.nodes} values`,"Open it in another PDF program and save it again");return this.document.add(e instanceof
l.t?new l.t(e):e).number}};function ir(t){let e=[t],n=0;for(let r=e.pop();r!==void 0;r=e.pop())if(n++,Array.isArray(r))for(let a of r)e.push(a);else if(r instanceof
l.t)for(let a of r.values())e.push(a);return n}function st(t){return(0,y.b)("pages",`The document has more than ${t} pages`,"Split it with another program first")}
function sr(t,e,n,r,a){let{at:i,used:s}=n,o=Object.keys(r),u=n.open;t.text("<<");for(let c=0;c<s;c+=4)lr(o,e,i[c],i[c+1])&&(t.copy(e,u,i[c]-1),u=i[c+3]);t.copy(
e,u,n.close);for(let c of o)ot(t,c,r[c]);for(let c in a)n.find(e,c)<0&&ot(t,c,a[c]);t.text(">>")}function or(t,e,n){for(let[r,a]of Object.entries(e))a===void 0?
t.delete(r):t.set(r,a);for(let[r,a]of Object.entries(n))a!==void 0&&!t.has(r)&&t.set(r,a)}function lr(t,e,n,r){for(let a of t)if(ur(e,n,r,a))return!0;return!1}function ur(t,e,n,r){
if(n-e!==r.length)return!1;for(let a=0;a<r.length;a++)if(t[e+a]!==r.charCodeAt(a))return!1;return!0}function ot(t,e,n){n!==void 0&&((0,L.c)(t,e),t.byte(32),(0,L.b)(
t,n,L.a))}var lt=class en{constructor(e,n,r,a){this.bytes=e,this.job=n,this.budget=a,this.table=r.table,this.trailer=r.trailer,this.crossReferenceStream=r.streams,
this.suspect=r.damaged,this.streams=new Vn(e),this.bodies=r.bodies,this.next=Math.max(this.table.size,1),this.effort=n.limits.allowance/2+e.length*n.limits.parsing,
this.patchOutput=new y.h(Math.min(e.length>>4,65536)),this.pages=new Jn(this)}bytes;job;budget;trailer;table;crossReferenceStream;security;suspect;pages;bodies;streams;walked;edited=new Map;patched=new Map;removed=new Set;values=new Map;objectStreams=new Map;opening=new Set;entries=new y.q;located=-1;patchOutput;next;effort;encryptNumber=-1;fork(){
let{table:e,crossReferenceStream:n}=this,r=N(this.trailer),a=new en(this.bytes,this.job,{table:e,trailer:r,streams:n,damaged:this.suspect,bodies:this.bodies},{...this.
budget});a.security=this.security,a.encryptNumber=this.encryptNumber,a.next=this.next,a.effort=this.effort;for(let[i,s]of this.edited)a.edited.set(i,N(s));for(let[
i,s]of this.patched)a.patched.set(i,s);for(let i of this.removed)a.removed.add(i);for(let[i,s]of this.objectStreams)a.objectStreams.set(i,s);return a.walked=this.
walked,a.pages.copyFrom(this.pages),a}get catalogNumber(){let e=this.trailer.get("Root");return e instanceof l.r?e.number:-1}get catalog(){return this.get(this.
catalogNumber)}editCatalog(){return this.edit(this.catalogNumber),this.catalog}get version(){let e=/%PDF-(\d)\.(\d)/.exec((0,l.n)(this.bytes).toString("latin1",
0,1032)),n=e?`${e[1]}.${e[2]}`:"1.4",r=this.catalog.get("Version");return r instanceof l.p&&/^\d\.\d$/.test(r.text)&&r.text>n?r.text:n}get size(){return this.next}get(e){
let n=typeof e=="number"?e:e.number;if(this.removed.has(n))return null;let r=this.edited.get(n);if(r!==void 0)return r;let a=this.values.get(n);if(a!==void 0)return a;
let i=this.read(n);return this.values.set(n,i),i}resolve(e){for(let n=0;e instanceof l.r&&n<32;n++)e=this.get(e);return e===void 0||e instanceof l.r?null:e}dict(e){
let n=this.resolve(e);return n instanceof l.t?n:n instanceof l.u?n.dict:void 0}array(e){let n=this.resolve(e);return Array.isArray(n)?n:void 0}edit(e){let n=typeof e==
"number"?e:e.number,r=this.get(n);return this.put(n,r),r}put(e,n){let r=typeof e=="number"?e:e.number;this.patched.delete(r),this.removed.delete(r),this.edited.
set(r,n),r>=this.next&&(this.next=r+1)}add(e){let n=this.next++;return this.edited.set(n,e),new l.r(n,0)}remove(e){let n=typeof e=="number"?e:e.number;this.edited.
delete(n),this.patched.delete(n),this.removed.add(n)}exists(e){if(this.removed.has(e))return!1;if(this.edited.has(e))return!0;let n=this.table.kind[e];return n===
1||n===2}get hasChanges(){return this.edited.size>0||this.patched.size>0||this.removed.size>0}isChanged(e){return this.edited.has(e)||this.patched.has(e)}entry(e,n){
let r=this.edited.get(e)??this.values.get(e);if(r!==void 0||this.removed.has(e))return r instanceof l.t?r.get(n):void 0;let a=this.place(e);if(!a)return;if(!this.
locate(e,a))return this.dict(new l.r(e))?.get(n);let i=this.entries.find(a.bytes,n);if(!(i<0))return this.parserAt(e,a.bytes,this.entries.at[i+2],this.entries.at[i+
3]).value()}patch(e,n,r={}){let a=this.edited.has(e)?void 0:this.place(e),i=this.security&&[...Object.values(n),...Object.values(r)].some(L.f);if(!a||i||!this.locate(
e,a)){let o=this.edit(e);o instanceof l.t&&or(o,n,r);return}this.patchOutput.length>1<<20&&(this.patchOutput=new y.h(1<<21));let s=this.patchOutput.length;sr(this.
patchOutput,a.bytes,this.entries,n,r),this.values.delete(e),this.patched.set(e,this.patchOutput.from(s)),this.located=-1}locate(e,{bytes:n,start:r,end:a}){if(this.
located===e)return!0;let i=this.entries.locate(n,r,a);return this.located=i?e:-1,i}encoded(e){let{sealed:n,data:r}=e;return n&&this.security?this.security.decryptStream(
r,n.number,n.generation,He(this,e.dict)):r}decoded(e){return Qe(this,e,this.budget)}decodedPart(e){return Mn(this,e,this.budget)}place(e){if(this.removed.has(e))
return;let n=this.patched.get(e);if(n)return{bytes:n,start:0,end:n.length};if(!this.edited.has(e))switch(this.table.kind[e]){case 1:return{bytes:this.bytes,start:this.
bodies[e],end:this.bytes.length};case 2:{let r=this.objectStream(this.table.place[e]);if(!r)return;let a=this.table.detail[e];r.numbers[a]!==e&&(a=r.numbers.indexOf(
e));let i=r.starts[a];return i===void 0?void 0:{bytes:r.data,start:i,end:r.ends[a]}}default:return}}objectStream(e){let n=this.objectStreams.get(e);if(n||this.objectStreams.
has(e))return n;if(this.opening.has(e)||this.table.kind[e]!==1)return;this.opening.add(e);let r=Gn(this,e);return this.opening.delete(e),r&&(this.effort+=r.data.
length*this.job.limits.parsing),this.objectStreams.set(e,r),r}read(e){let n=this.place(e);if(!n)return null;let r=this.table.kind[e]===2&&!this.patched.has(e),a=this.
parserAt(e,n.bytes,n.start,n.end),i=a.value();if(this.spend(a.at-n.start),r||!(i instanceof l.t)||n.bytes!==this.bytes)return i;let s=(0,l.b)(this.bytes,a.at,this.
bytes.length);if(!(0,l.i)(this.bytes,s,"stream"))return i;let{start:o,end:u}=this.streams.data(s,this.lengthOf(i.get("Length"))),c=this.security&&!(0,l.y)(i.get(
"Type"),"XRef");return new l.u(i,this.bytes.subarray(o,u),c?{number:e,generation:this.generation(e)}:void 0)}spend(e){if(this.effort-=e,this.effort<0)throw(0,g.e)(
"its objects overlap")}lengthOf(e){if(e instanceof l.r){let n=this.place(e.number),r=n&&new M(n.bytes,n.start,Math.min(n.end,n.start+64),64).value();return typeof r==
"number"?r:-1}return typeof e=="number"?e:-1}generation(e){return this.table.kind[e]===1?this.table.detail[e]:0}parserAt(e,n,r,a){let{security:i}=this,s;if(i&&e!==
this.encryptNumber&&this.table.kind[e]===1){let o=this.generation(e);s=u=>i.decryptString(u,e,o)}return new M(n,r,a,this.job.limits.nesting,s)}unlock(e,n){this.
security=e,this.encryptNumber=n,this.values.clear(),this.objectStreams.clear()}release(e){this.values.delete(e)}tableChanged(){if(this.values.clear(),this.located=
-1,this.next=Math.max(this.next,this.table.size),this.table.size<=this.bodies.length)return;let e=new Int32Array(this.table.size);e.set(this.bodies),this.bodies=
e}};async function dr(t,e){let{table:n}=t,r=[];for(let o=1;o<n.size;o++){(n.kind[o]===1||n.kind[o]===2)&&(0,l.y)(t.entry(o,"Type"),"Page")&&r.push(o);let u=t.job.
pace.step(1e3);u&&await u}if(r.length===0)throw(0,g.e)("it has no pages");let a=r.map(o=>new l.r(o,t.generation(o))),i=t.add(new l.t([["Type",new l.p("Pages")],
["Kids",a],["Count",a.length]])),s=t.edit(t.catalogNumber);if(!(s instanceof l.t))throw(0,g.e)("it has no catalog");if(s.set("Pages",i),await e.read(),e.count===
0)throw(0,g.e)("it has no pages");await e.rebuild(e.numbers)}var cr=new Set(["Root","Info","ID","Encrypt"]);async function ut(t,{limits:e,pace:n}){let r=(0,l.n)(
t),a=new Ze(e,t.length),i=new l.t,s=!1,o={stream:new U(t,"stream"),endobj:new U(t,"endobj"),endstream:new U(t,"endstream")},u=r.indexOf("trailer"),c=h=>{for(let[
f,p]of h)cr.has(f)&&i.set(f,p)},d=h=>{for(;u>=0&&u<h;){let f=new M(t,u+7,Math.min(t.length,u+65536),e.nesting),p=f.value();(0,l.v)(p)&&c(p),u=r.indexOf("trailer",
f.at)}};for(let h=0;;){let f=r.indexOf("obj",h);if(f<0)break;let p=n.step(f-h+200);p&&await p,h=f+3;let m=hr(t,f);if(!m)continue;d(m.start),a.set(m.number,1,m.start,
m.generation);let w=fr(t,r,h,o);if(w.dictionaryEnd>=0){s=!0;let v=new M(t,h,w.dictionaryEnd,e.nesting).value();(0,l.v)(v)&&v.has("Root")&&c(v)}h=w.at}if(d(t.length),
a.overflowed&&t.length>8*e.objects)throw(0,y.b)("objects",`The document has an object numbered beyond ${e.objects}`,"Open it in another PDF program and save it \
again, which numbers objects without gaps");if(a.size===0)throw(0,g.e)("no PDF objects were found in the file");return{table:a,trailer:i,streams:s,damaged:!0}}function hr(t,e){
let n=e-1,r=()=>{let o=n;for(;n>=0&&(0,l.k)(t[n]);)n--;return o-n>0&&o-n<=10?(0,l.l)(t,n+1,o+1).value:-1},a=()=>{let o=n;for(;n>=0&&l.a[t[n]]===1;)n--;return n<
o};a();let i=r();if(i<0||i>65535||!a())return;let s=r();if(!(s<=0||s>2147483647))return{number:s,generation:i,start:n+1}}function fr(t,e,n,r){let a=r.stream.next(
n),i=r.endobj.next(n);if(a<0||i>=0&&i<a)return{at:n,dictionaryEnd:-1};if((0,l.i)(t,a-3,"end"))return{at:n,dictionaryEnd:-1};let s=e.toString("latin1",n,Math.min(
a,n+4096));if(/\d[\s\0]+obj\b/.test(s))return{at:n,dictionaryEnd:-1};let o=/\/Length\s+(\d+)(?!\d|\s+\d+\s+R)/.exec(s),u=fe(t,a),c=/\/Type\s*\/XRef\b/.test(s)?a:
-1;if(o&&pe(t,u+Number(o[1])))return{at:u+Number(o[1]),dictionaryEnd:c};let d=r.endstream.next(u);return{at:d<0?u:d,dictionaryEnd:c}}var pr=[["%PDF-","a PDF doc\
ument"],[`PNG\r

`,"a PNG image"],["ÿØÿ","a JPEG image"],["GIF8","a GIF image"],["II*\0","a TIFF image"],["MM\0*","a TIFF image"],["II+\0","a TIFF image"],["MM\0+","a TIFF im\
age"],["BM","a BMP image"],["\0\0\0","an icon (ICO)"],["\0\0\0\fjP  ","a JPEG 2000 image"],["ÿOÿQ","a JPEG 2000 image"],[`ÿ
`,"a JPEG XL image"],["\0\0\0\fJXL ","a JPEG XL image"],["8BPS","a Photoshop document"],["%!PS","a PostScript file"],["PK","a ZIP archive"],["","a gzip arc\
hive"],["{\\rtf","an RTF document"],["ÐÏà","a document of an old Office version"]],mr=[[/^(?:heic|heix|heim|heis|hevc|hevx|mif1|msf1)/,"a HEIC image"],[/^avi[fs]/,
"an AVIF image"],[/^/,"a video or audio file"]];function Te(t){let e=(0,l.n)(t).toString("latin1",0,1024);if(e.startsWith("RIFF")&&e.startsWith("WEBP",8))return"\
a WebP image";if(e.startsWith("ftyp",4))return mr.find(([r])=>r.test(e.slice(8,12)))?.[1];let n=pr.find(([r])=>e.startsWith(r));return n?n[1]:gr(e)}function gr(t){
let e=t.replace(/^\xef\xbb\xbf/,"").trimStart().toLowerCase();if(e.startsWith("<!doctype html")||/^(?:<!--.*?-->\s*)?<(?:html|head|body)[\s>]/s.test(e))return"a\
n HTML page";if(e.startsWith("<"))return e.includes("<svg")?"an SVG drawing":e.startsWith("<?xml")?"an XML file":void 0}function br(t,e){if(t.length===0)throw yr();
if(t.length>e.inputBytes)throw wr(t.length,e.inputBytes);let n=(0,l.n)(t.subarray(0,1024)).indexOf("%PDF-");if(n<0&&(0,l.n)(t).indexOf(" obj")<0)throw(0,g.e)(vr(
t));return n}function yr(){return new g.b("unreadable_document","The PDF document could not be read: the file is empty",{issues:[{field:"file",message:"The file\
 is empty."}],advice:"Check that the file is a complete PDF document"})}function wr(t,e){return(0,y.b)("inputBytes",`The document has ${t} bytes; at most ${e} a\
re allowed`,"Split it with another program first")}function vr(t){let e=Te(t);return e===void 0?"the file is not a PDF document":`the file is ${e}, not a PDF do\
cument`}async function kr(t){let{table:e}=t,{pace:n}=t.job,r=[];for(let i=1;i<e.size;i++){e.kind[i]===1&&(0,l.y)(t.entry(i,"Type"),"ObjStm")&&r.push({number:i,at:e.
place[i]});let s=n.step(1e3);s&&await s}r.sort((i,s)=>i.at-s.at);let a=new Set(r.map(({number:i})=>i));for(let{number:i,at:s}of r){let o=t.objectStream(i),u=n.step(
(o?.data.length??0)+1e3);u&&await u;for(let[c,d]of o?.numbers.entries()??[]){let h=e.kind[d]===1&&e.place[d]>s;d>0&&!h&&!a.has(d)&&e.set(d,2,i,c)}}}async function xr(t){
if(!t.dict(t.trailer.get("Root"))?.has("Pages")){for(let e=t.table.size-1;e>0;e--){if(t.table.kind[e]===0||t.table.kind[e]===3)continue;let n=t.job.pace.step(1e3);
if(n&&await n,(0,l.y)(t.entry(e,"Type"),"Catalog")){t.trailer.set("Root",new l.r(e,t.generation(e)));return}}if(!(t.get(t.catalogNumber)instanceof l.t)){let e=new l.t(
[["Type",new l.p("Catalog")]]);t.trailer.set("Root",t.add(e))}}}var ye=1024;async function dt(t,e,n){let{table:r}=e,a=new Int32Array(r.size),i=[],s=e.damaged;for(let o=0;o<
r.size;o+=ye){Ar(t,r,a,o,Math.min(o+ye,r.size),i)&&(s=!0);let u=n.pace.step(ye*20);u&&await u}i.length>0&&(s=!0,Fr(t,r,a,i,(await ut(t,n)).table));for(let o=0;o<
r.size;o++)r.kind[o]===2&&r.kind[r.place[o]]!==1&&r.set(o,3,0,0);return{...e,damaged:s,bodies:a}}function _r({table:t,trailer:e}){let n=e.get("Root");return n instanceof
l.r?t.kind[n.number]===1||t.kind[n.number]===2:!1}function Ar(t,e,n,r,a,i){let s=!1;for(let o=r;o<a;o++){if(e.kind[o]!==1)continue;let u=(0,l.o)(t,e.place[o],o,
e.detail[o]);if(u>=0){n[o]=u,e.detail[o]===65535&&(s=!0);continue}let c=(0,l.m)(t,e.place[o],t.length);c?.number===o?(n[o]=c.body,e.place[o]=c.start,e.detail[o]=
c.generation):i.push(o)}return s}function Fr(t,e,n,r,a){for(let i of r){let s=i<a.size&&a.kind[i]===1?(0,l.m)(t,a.place[i],t.length):void 0;s?.number===i?(e.set(
i,1,s.start,s.generation),n[i]=s.body):e.set(i,3,0,0)}}var Sr=[7,12,17,22,5,9,14,20,4,11,16,23,6,10,15,21],Pr=Int32Array.from({length:64},(t,e)=>Math.floor(Math.
abs(Math.sin(e+1))*2**32)|0),T=t=>new ct().digest(t),ct=class{words=new Int32Array(16);state=new Int32Array(4);tail=new Uint8Array(128);digest(t){let{state:e,tail:n}=this;
e[0]=1732584193,e[1]=4023233417,e[2]=2562383102,e[3]=271733878;let{length:r}=t,a=r&-64;for(let u=0;u<a;u+=64)this.compress(t,u);let i=r-a,s=i<56?64:128;for(let u=0;u<
i;u++)n[u]=t[a+u];n[i]=128,n.fill(0,i+1,s);for(let u=0,c=r<<3;u<4;u++)n[s-8+u]=c>>>(u<<3);n[s-4]=r>>>29;for(let u=0;u<s;u+=64)this.compress(n,u);let o=new Uint8Array(
16);for(let u=0;u<16;u++)o[u]=e[u>>2]>>>((u&3)<<3);return o}compress(t,e){let{words:n,state:r}=this;for(let u=0,c=e;u<16;u++,c+=4)n[u]=t[c]|t[c+1]<<8|t[c+2]<<16|
t[c+3]<<24;let a=r[0],i=r[1],s=r[2],o=r[3];for(let u=0;u<64;u++){let c=u>>4,d,h;c===0?(d=i&s|~i&o,h=u):c===1?(d=o&i|~o&s,h=5*u+1):c===2?(d=i^s^o,h=3*u+5):(d=s^(i|
~o),h=7*u);let f=a+d+Pr[u]+n[h&15]|0,p=Sr[c<<2|u&3];a=o,o=s,s=i,i=i+(f<<p|f>>>32-p)|0}r[0]=r[0]+a,r[1]=r[1]+i,r[2]=r[2]+s,r[3]=r[3]+o}};function ht(t){let e=new Uint8Array(
256);for(let r=0;r<256;r++)e[r]=r;let{length:n}=t;for(let r=0,a=0,i=0;r<256;r++){let s=e[r];a=a+s+t[i]&255,e[r]=e[a],e[a]=s,++i===n&&(i=0)}return e}function we(t,e){
let n=t.slice(),{length:r}=e,a=new Uint8Array(r);for(let i=0,s=0,o=0;i<r;i++){s=s+1&255;let u=n[s];o=o+u&255;let c=n[o];n[s]=c,n[o]=u,a[i]=e[i]^n[u+c&255]}return a}
function Q(t,e){return we(ht(t),e)}var C={length:t=>t,decrypt:t=>t,encryptInto:(t,e,n,r,a)=>r.set(t,a)};function Er(t){let e=wt(t,[]),n=ke((r,a)=>ht(e(r,a)));return{
length:r=>r,decrypt:(r,a,i)=>we(n(a,i),r),encryptInto:(r,a,i,s,o)=>s.set(we(n(a,i),r),o)}}function ft(t){let e=wt(t,[115,65,108,84]),n=vt(()=>new gt),r=ke((i,s)=>n().
engine(e(i,s))),a=ke((i,s)=>yt(e(i,s)));return{length:mt,decrypt:(i,s,o)=>bt(a(s,o),i),encryptInto:(i,s,o,u,c)=>{n().seal(r(s,o),i,u,c)}}}function pt(t){let e=vt(
()=>new gt),n,r;return{length:mt,decrypt:a=>bt(r??=yt(t),a),encryptInto:(a,i,s,o,u)=>{e().seal(n??=e().engine(t),a,o,u)}}}var mt=t=>(t&-16)+32,Z=64*1024,ve=16*1024,
gt=class{head=Buffer.alloc(Z);pool=Buffer.alloc(ve);taken=ve;engine(t){let e=Buffer.alloc(16);return this.nextVector(e),(0,z.createCipheriv)(t.length===16?"aes-\
128-cbc":"aes-256-cbc",t,e).setAutoPadding(!1)}seal(t,e,n,r){let{head:a}=this,{length:i}=e,s=i&-16,o=Math.min(s,Z-32),u=i-s;this.nextVector(a),a.set(o===i?e:e.subarray(
0,o),16);let c=16+o;if(o<s){n.set(t.update(a.subarray(0,c)),r),r+=c,c=0;for(let d=o;d<s;d+=Z){let h=t.update(e.subarray(d,Math.min(d+Z,s)));n.set(h,r),r+=h.length}}
u>0&&a.set(e.subarray(s),c),a.fill(16-u,c+u,c+16),n.set(t.update(a.subarray(0,c+16)),r)}nextVector(t){this.taken===ve&&((0,z.randomFillSync)(this.pool),this.taken=
0),this.pool.copy(t,0,this.taken,this.taken+16),this.taken+=16}},Cr=new Uint8Array(0);function bt(t,e){let n=e.length&-16;if(n<32)return Cr;let r=t.update(n===e.
length?e:e.subarray(0,n)),a=r[n-1],i=n;if(a>0&&a<=16){do i--;while(i>n-a&&r[i-1]===a);i>n-a&&(i=n)}return r.subarray(16,i)}function yt(t){return(0,z.createDecipheriv)(
t.length===16?"aes-128-cbc":"aes-256-cbc",t,Buffer.alloc(16)).setAutoPadding(!1)}function wt(t,e){let{length:n}=t,r=new Uint8Array(n+5+e.length);r.set(t),r.set(
e,n+5);let a=new ct;return(i,s)=>(r[n]=i,r[n+1]=i>>>8,r[n+2]=i>>>16,r[n+3]=s,r[n+4]=s>>>8,a.digest(r).subarray(0,Math.min(n+5,16)))}function vt(t){let e;return()=>e??=
t()}function ke(t){let e=-1,n=-1,r;return(a,i)=>((r===void 0||a!==e||i!==n)&&(r=t(a,i),e=a,n=i),r)}function kt(t,e,n){let r=xt(t,n),a=Ft(t,r);return Br(a,e,t.revision===
2?32:16)?r:void 0}function $r(t,e,n){let r=_t(t,n),a=t.owner.subarray(0,32);for(let i=t.revision===2?0:19;i>=0;i--)a=Q(Ae(r,i),a);return kt(t,e,a)}function Mr(t,e,n,r){
let a=_t({revision:t,keyLength:e},n),i=_e(r);for(let s=0;s<=(t===2?0:19);s++)i=Q(Ae(a,s),i);return i}function Lr(t,e){let n=xt(t,e),r=new Uint8Array(32);return r.
set(Ft(t,n)),{user:r,fileKey:n}}var xe=Uint8Array.of(40,191,78,94,78,117,138,65,100,0,78,86,255,250,1,8,46,46,0,182,208,104,62,128,47,12,169,254,100,83,105,122);
function _e(t){let e=new Uint8Array(32),n=t.subarray(0,32);return e.set(n),e.set(xe.subarray(0,32-n.length),n.length),e}function xt({revision:t,keyLength:e,owner:n,
permissions:r,id0:a,encryptMetadata:i},s){let o=Uint8Array.of(r,r>>8,r>>16,r>>24),u=t>=4&&!i?[255,255,255,255]:[],c=T(Buffer.concat([_e(s),n.subarray(0,32),o,a,
Uint8Array.from(u)]));return At(c,t,e)}function _t({revision:t,keyLength:e},n){return At(T(_e(n)),t,t===2?5:e)}function At(t,e,n){let r=t.subarray(0,n);if(e>=3)
for(let a=0;a<50;a++)r=T(r).subarray(0,n);return r}function Ft({revision:t,id0:e},n){if(t===2)return Q(n,xe);let r=T(Buffer.concat([xe,e]));for(let a=0;a<20;a++)
r=Q(Ae(n,a),r);return r}function Ae(t,e){return e===0?t:t.map(n=>n^e)}function Br(t,e,n){return e.length>=n&&t.subarray(0,n).every((r,a)=>r===e[a])}function Or(t,e,n){
return Pt(t.user,t.wrappedByUser,e,n,new Uint8Array(0))}function Ir(t,e,n){return Pt(t.owner,t.wrappedByOwner,e,n,t.user.subarray(0,48))}function jr(t,e,n){let r=Et(
t,e,new Uint8Array(0)),a=Et(t,n,r.entry);return{user:r.entry,wrappedByUser:r.wrapped,owner:a.entry,wrappedByOwner:a.wrapped}}function Dr(t,e,n){let r=Buffer.alloc(
16,255);return r.writeInt32LE(e,0),r.write(n?"Tadb":"Fadb",8,"latin1"),(0,F.randomBytes)(4).copy(r,12),(0,F.createCipheriv)("aes-256-ecb",t,null).setAutoPadding(
!1).update(r)}var St=new Uint8Array(16);function Pt(t,e,n,r,a){let i=Y(n,r,t.subarray(32,40),a);if(!Buffer.from(i).equals(t.subarray(0,32)))return;let s=Y(n,r,t.
subarray(40,48),a);return(0,F.createDecipheriv)("aes-256-cbc",s,St).setAutoPadding(!1).update(e.subarray(0,32))}function Et(t,e,n){let r=(0,F.randomBytes)(16),a=Y(
6,e,r.subarray(0,8),n),i=Y(6,e,r.subarray(8),n),s=(0,F.createCipheriv)("aes-256-cbc",i,St).setAutoPadding(!1).update(t);return{entry:Buffer.concat([a,r]),wrapped:s}}
function Y(t,e,n,r){let a=(0,F.createHash)("sha256").update(e).update(n).update(r).digest();if(t<6)return a;for(let i=0,s=0;i<64||s>i-32;i++){let o=Buffer.concat(
[e,a,r]),u=Buffer.alloc(64*o.length,o),c=(0,F.createCipheriv)("aes-128-cbc",a.subarray(0,16),a.subarray(16,32)).setAutoPadding(!1).update(u),d=0;for(let h=0;h<16;h++)
d+=c[h];a=(0,F.createHash)(["sha256","sha384","sha512"][d%3]).update(c).digest(),s=c[c.length-1]}return a.subarray(0,32)}var Rr=/[\u00AD\u034F\u1806\u180B-\u180D\u200B-\u200D\u2060\uFE00-\uFE0F\uFEFF]/gu,
Nr=/[\u00A0\u1680\u2000-\u200A\u202F\u205F\u3000]/gu,Tr=/[\p{Cc}\p{Co}\p{Cs}\p{Noncharacter_Code_Point}\u0340\u0341\u06DD\u070F\u180E\u200E\u200F\u2028-\u202E\u2061-\u2063\u206A-\u206F\u2FF0-\u2FFB\uFFF9-\uFFFD\u{1D173}-\u{1D17A}\u{E0001}\u{E0020}-\u{E007F}]/u,
zr=/[\u05BE\u05C0\u05C3\u05D0-\u05EA\u05F0-\u05F4\u061B\u061F\u0621-\u063A\u0640-\u064A\u066D-\u066F\u0671-\u06D5\u06DD\u06E5\u06E6\u06FA-\u06FE\u0700-\u070D\u0710\u0712-\u072C\u0780-\u07A5\u07B1\u200F\uFB1D\uFB1F-\uFB28\uFB2A-\uFB36\uFB38-\uFB3C\uFB3E\uFB40\uFB41\uFB43\uFB44\uFB46-\uFBB1\uFBD3-\uFD3D\uFD50-\uFD8F\uFD92-\uFDC7\uFDF0-\uFDFC\uFE70-\uFE74\uFE76-\uFEFC]/u,
Wr=/[\p{L}\p{Mc}\p{Nl}]/u;function Ct(t){if(/^[\x20-\x7e]*$/.test(t))return t;let e=t.replace(Rr,"").replace(Nr," ").normalize("NFKC");if(Tr.test(e))return;let n=[
...e],r=n.map(a=>zr.test(a));return r.includes(!0)&&(n.some((a,i)=>!r[i]&&Wr.test(a))||!r[0]||!r.at(-1))?void 0:e}function Ur(t){let e=Ct(t),n=[...e===void 0?[]:
[Buffer.from(e,"utf8")],Buffer.from(t,"utf8"),...[Lt(t),qr(t)].filter(a=>a!==void 0)],r=[...n.filter(a=>a.length>Fe).map(a=>a.subarray(0,Fe)),...n];return r.filter(
(a,i)=>r.findIndex(s=>s.equals(a))===i)}var Fe=127;function $t(t){return typeof t=="string"?Buffer.from(Ct(t)??t,"utf8").subarray(0,Fe):t}function Mt(t){return typeof t==
"string"?Lt(t)??Buffer.from(t,"utf8"):t}function Lt(t){return Bt(t,e=>Jt.a.get(e)??(e>=24&&e<32||e>=127&&e<161?-1:e))}function qr(t){return Bt(t,e=>e)}function Bt(t,e){
let n=Array.from(t,r=>e(r.codePointAt(0)));return n.every(r=>r>=0&&r<256)?Buffer.from(n):void 0}function Se(t,e){let{strings:n}=e,r=(i,s,o,u)=>{if(i===C)return s;
let c=Buffer.allocUnsafe(i.length(s.length));return i.encryptInto(s,o,u,c,0),c},a=(i,s,o,u,c,d)=>(i.encryptInto(s,o,u,c,d),i.length(s.length));return{...t,uniform:e.
named===void 0||e.encryptMetadata&&e.embedded===e.streams,decryptString:(i,s,o)=>n.decrypt(i,s,o),encryptString:(i,s,o)=>r(n,i,s,o),decryptStream:(i,s,o,u)=>ee(
e,u).decrypt(i,s,o),encryptStream:(i,s,o,u)=>r(ee(e,u),i,s,o),encryptedStringLength:i=>n.length(i),encryptedStreamLength:(i,s)=>ee(e,s).length(i),encryptStringInto:(i,s,o,u,c)=>a(
n,i,s,o,u,c),encryptStreamInto:(i,s,o,u,c,d)=>a(ee(e,u),i,s,o,c,d)}}function ee({streams:t,embedded:e,named:n,encryptMetadata:r},a){let i=a.get("Type");if((0,l.y)(
i,"XRef"))return C;if(n===void 0)return t;let s=Ot(a);return s!==void 0?n.get(s)??t:!r&&(0,l.y)(i,"Metadata")?C:(0,l.y)(i,"EmbeddedFile")?e:t}function Ot(t){let e=t.
get("Filter"),n=(0,l.x)(e)?e.findIndex(s=>(0,l.y)(s,"Crypt")):(0,l.y)(e,"Crypt")?0:-1;if(n<0)return;let r=t.get("DecodeParms"),a=(0,l.x)(r)?r[n]:r,i=(0,l.v)(a)?
a.get("Name"):void 0;return i instanceof l.p?i.text:"Identity"}function tn(t){if(Ot(t)===void 0)return!1;let e=t.get("Filter"),n=t.get("DecodeParms"),r=(0,l.x)(
e)?e.findIndex(i=>(0,l.y)(i,"Crypt")):0,a=(0,l.x)(e)?e.filter((i,s)=>s!==r):[];return a.length===0?(t.delete("Filter"),t.delete("DecodeParms"),!0):(t.set("Filte\
r",a),(0,l.x)(n)&&t.set("DecodeParms",n.filter((i,s)=>s!==r)),!0)}function nn(t){return t.algorithm==="AES-128"?Vr(t):Gr(t)}var rn=()=>(0,ze.randomBytes)(32);function Vr({
userPassword:t,ownerPassword:e,permissions:n,id0:r}){let a=Mt(t),i=Mr(4,16,Mt(e),a),s=Lr({revision:4,keyLength:16,owner:i,permissions:n,id0:r,encryptMetadata:!0},
a),o=(0,l.z)({Filter:(0,l.A)("Standard"),V:4,R:4,Length:128,...It("AESV2",16),O:new l.q(i),U:new l.q(s.user),P:n});return jt({dictionary:o,version:"1.6",numbered:!0,
identifier:r},ft(s.fileKey))}function Gr({userPassword:t,ownerPassword:e,permissions:n}){let r=(0,ze.randomBytes)(32),a=jr(r,$t(t),$t(e)),i=(0,l.z)({Filter:(0,l.A)(
"Standard"),V:5,R:6,Length:256,...It("AESV3",32),O:new l.q(a.owner),OE:new l.q(a.wrappedByOwner),U:new l.q(a.user),UE:new l.q(a.wrappedByUser),P:n,Perms:new l.q(
Dr(r,n,!0))});return jt({dictionary:i,version:"1.7",extensionLevel:8,numbered:!1},pt(r))}function It(t,e){let n=(0,l.z)({Type:(0,l.A)("CryptFilter"),CFM:(0,l.A)(
t),AuthEvent:(0,l.A)("DocOpen"),Length:e});return{CF:(0,l.z)({StdCF:n}),StmF:(0,l.A)("StdCF"),StrF:(0,l.A)("StdCF")}}function jt(t,e){return Se(t,{strings:e,streams:e,
embedded:e,named:new Map([["StdCF",e],["Identity",C]]),encryptMetadata:!0})}function Kr(t,e,n){let r=Dt(t),a=Rt(r,e,new Uint8Array(0)),i=a??(n?Pe(Ur(n),d=>Rt(r,
e,d)):void 0);if(i===void 0)throw n?ta():ea();let{fileKey:s,access:o,identifier:u}=i,c=Qr(r,s);return{...Se({dictionary:Jr(r,s),...Zr(r),numbered:r.revision<=4,
...u?{identifier:u}:{}},c),access:o,locked:!1,permissions:r.permissions,revision:r.revision,keyBits:8*s.length,opensWithoutPassword:a!==void 0,algorithm:Yr(r.methods[c.
streams===C?"embedded":"streams"],s)}}function Jr({encrypt:t,revision:e,permissions:n},r){let a=new l.t(t);a.set("P",n);for(let[s,o]of[["O",e<5?32:48],["U",e<5?
32:48],["OE",32],["UE",32]]){let u=t.get(s);u instanceof l.q&&u.bytes.length>o&&a.set(s,new l.q(u.bytes.subarray(0,o)))}let i=t.get("Length");return i!==void 0&&
!(typeof i=="number"&&i%8===0&&i>=40&&i<=256)&&a.set("Length",8*r.length),a}function Dt(t){let e=t.get("Filter");if(!(0,l.y)(e,"Standard"))throw Ee(`the securit\
y handler ${e instanceof l.p?Nt(e):"without a name"}`);let n=ne(t.get("V"),0),r=ne(t.get("R"),0);if(!(n===5?r===5||r===6:[1,2,4].includes(n)&&r>=2&&r<=4))throw Ee(
`the standard security handler with V ${n} and R ${r}`);let a={encrypt:t,version:n,revision:r,permissions:ne(t.get("P"),-4)|0};if(n<4)return{...a,encryptMetadata:!0,
methods:{strings:"V2",streams:"V2",embedded:"V2"},filters:void 0};let i=t.get("CF"),s=new Map;for(let[c,d]of(0,l.v)(i)?i:[]){let h=(0,l.v)(d)?Xr(d,n):void 0;h!==
void 0&&s.set(c,h)}s.set("Identity","none");let o=(c,d)=>{let h=t.get(c),f=s.get(h instanceof l.p?h.text:d);if(f===void 0)throw Ee(`the crypt filter ${h instanceof
l.p?Nt(h):d}`);return f},u=t.get("StmF");return{...a,encryptMetadata:t.get("EncryptMetadata")!==!1,methods:{strings:o("StrF","Identity"),streams:o("StmF","Ident\
ity"),embedded:o("EFF",u instanceof l.p?u.text:"Identity")},filters:s}}function Xr(t,e){let n=t.get("CFM");return e===5&&(0,l.y)(n,"AESV3")?"AESV3":e===4&&(0,l.y)(
n,"AESV2")?"AESV2":e===4&&(0,l.y)(n,"V2")?"V2":n===void 0||(0,l.y)(n,"None")?"none":void 0}function Rt(t,e,n){let{encrypt:r,revision:a}=t;if(a>=5){let c={owner:j(
r,"O",48),user:j(r,"U",48),wrappedByOwner:j(r,"OE",32),wrappedByUser:j(r,"UE",32)};return te(Or(c,a,n),"user")??te(Ir(c,a,n),"owner")}let i=j(r,"O",1),s=j(r,"U",
1),{permissions:o,encryptMetadata:u}=t;return Pe(e,c=>Pe(Hr(t),d=>{let h={revision:a,keyLength:d,owner:i,permissions:o,id0:c,encryptMetadata:u},f=te(kt(h,s,n),"\
user")??te($r(h,s,n),"owner");return f&&{...f,identifier:c}}))}function te(t,e){return t&&{fileKey:t,access:e}}function Hr({encrypt:t,version:e}){if(e===4)return[
16];let n=ne(t.get("Length"),40),r=n%8===0&&n>=40&&n<=128?n/8:5;return[...new Set(e===1?[5,r,16]:[r,16,5])]}function Qr(t,e){let n={none:C},r=o=>o==="V2"?n.V2??=
Er(e):o==="AESV2"?n.AESV2??=ft(e):o==="AESV3"?n.AESV3??=pt(e):C,{methods:a,filters:i,encryptMetadata:s}=t;return{strings:r(a.strings),streams:r(a.streams),embedded:r(
a.embedded),named:i&&new Map([...i].map(([o,u])=>[o,r(u)])),encryptMetadata:s}}function Zr({version:t,revision:e,methods:n}){return e>=5?{version:"1.7",extensionLevel:e===
5?3:8}:t===4?{version:Object.values(n).includes("AESV2")?"1.6":"1.5"}:{version:e===2?"1.1":"1.4"}}function Yr(t,e){if(t!=="none")return t==="V2"?e.length===5?"R\
C4-40":"RC4-128":t==="AESV2"?"AES-128":"AES-256"}function j(t,e,n){let r=t.get(e);if(r instanceof l.q&&r.bytes.length>=n)return r.bytes;throw(0,g.e)(`its encryp\
tion dictionary has no usable /${e}.`)}function ne(t,e){return typeof t=="number"?Math.trunc(t):e}function Pe(t,e){for(let n of t){let r=e(n);if(r!==void 0)return r}}
function Nt({text:t}){return/^[\w.+-]{1,40}$/.test(t)?t:"with an unusual name"}function ea(){return new g.b("password_required","The PDF document needs a passwo\
rd to open",{issues:[{field:"file",message:"The document needs a password to open. Use remove_password first."}],advice:"Give the password that opens the docume\
nt as open_password",fields:["open_password"]})}function ta(){return new g.b("wrong_password","The given password does not open the PDF document",{issues:[{field:"\
file",message:"The document needs a password to open, and the given one does not open it."}],advice:"Check open_password: upper and lower case count, and so do \
spaces",fields:["open_password"]})}function Ee(t){return new g.b("unsupported_encryption",`The PDF document is protected by ${t}, which Octavo cannot open`,{issues:[
{field:"file",message:`The document is protected by ${t}, which is not supported.`}],advice:"Only protection by passwords can be opened, not by certificates or \
rights management"})}var Tt={allow_print:3,allow_change_content:4,allow_copy_content:5,allow_comment_and_fill_form:6,allow_fill_form:9,allow_accessibility:10,allow_assemble_document:11,
allow_print_high_resolution:12},ie=-4,Ce=t=>1<<Tt[t]-1,zt=Object.keys(Tt);function an(t){let e=ie;for(let n of zt)t[n]||(e&=~Ce(n));return t.allow_print?e:e&~Ce(
"allow_print_high_resolution")}function sn(t){return zt.filter(e=>(t&Ce(e))===0)}var na={...C,decrypt:()=>new Uint8Array(0)};function ra(t){let e=aa(t),n=i=>i===
"none"?C:na,r=[...e?.filters??[["Identity","none"]]],a={strings:n(e?.methods.strings),streams:n(e?.methods.streams),embedded:n(e?.methods.embedded),named:e&&!e.
filters?void 0:new Map(r.map(([i,s])=>[i,n(s)])),encryptMetadata:e?.encryptMetadata??!0};return{...Se({dictionary:t,version:"1.1",numbered:!0},a),access:"user",
locked:!0,permissions:e?.permissions??ie,revision:e?.revision,opensWithoutPassword:!1,...e?ia(e):sa(t)}}function aa(t){try{return Dt(t)}catch(e){if(e instanceof
g.b&&e.code==="unsupported_encryption")return;throw e}}function ia({encrypt:t,version:e,methods:n}){let r=n.streams==="none"?n.embedded:n.streams;if(r==="none")
return{algorithm:void 0,keyBits:void 0};if(r==="AESV3")return{algorithm:"AES-256",keyBits:256};if(e===4)return{algorithm:r==="AESV2"?"AES-128":"RC4-128",keyBits:128};
let a=e===1?40:oa(t.get("Length"));return{algorithm:a===40?"RC4-40":"RC4-128",keyBits:a}}function sa(t){let e=t.get("CF"),n=t.get("StmF"),r=(0,l.v)(e)&&n instanceof
l.p?e.get(n.text):void 0,a=(0,l.v)(r)?r.get("CFM"):void 0;return(0,l.y)(a,"AESV3")?{algorithm:"AES-256",keyBits:256}:(0,l.y)(a,"AESV2")?{algorithm:"AES-128",keyBits:128}:
{algorithm:void 0,keyBits:void 0}}function oa(t){return typeof t=="number"&&t%8===0&&t>=40&&t<=128?t:40}async function se(t,e,n={}){let{limits:r}=e,a=br(t,r),i=r.
allowance+t.length*r.expansion,s=e.scratch??new y.g,o={stream:r.streamBytes,total:i,remaining:i,scratch:s},u=a>0?[t.subarray(a),t]:[t];for(let c of u){let d=await Tn(
c,e,o);if(!d?.trailer.has("Root"))continue;let h=await dt(c,{...d,damaged:d.damaged||a<0},e);if(!_r(h))continue;let f=new lt(c,e,h,o);$e(f,n);let p=await Wt(f);
if(!(!p&&f.security?.locked!==!0))return p&&f.pages.found!==f.pages.claimed&&e.onRepaired?.(f.pages),f}return la(t,e,o,n)}async function la(t,e,n,r){let a=new lt(
t,e,await dt(t,await ut(t,e),e),n);return $e(a,r),await kr(a),a.tableChanged(),await xr(a),$e(a,r),!await Wt(a)&&a.security?.locked!==!0&&await dr(a,a.pages),e.
onRepaired?.(a.pages),a}async function Wt(t){return t.get(t.catalogNumber)instanceof l.t?(await t.pages.read(),t.pages.count>0):!1}function $e(t,{password:e,evenIfLocked:n=!1}){
let r=t.trailer.get("Encrypt");if(t.security||r===void 0)return;let a=t.resolve(r);if(!(a instanceof l.t))throw(0,g.e)("its encryption dictionary is missing");let i=J(
t,t.trailer.get("ID")??null,1);i!==null&&t.trailer.set("ID",i);let s=Array.isArray(i)?i[0]:void 0,o=new Uint8Array,u=J(t,a,8),c=()=>Kr(u,s instanceof l.q?[s.bytes,
o]:[o],e),d=n?ua(c,()=>ra(u)):c();t.unlock(d,r instanceof l.r?r.number:-1)}function ua(t,e){try{return t()}catch(n){if(!(n instanceof g.b&&["password_required",
"unsupported_encryption"].includes(n.code)))throw n;return e()}}var da=25,ca=3e5,oe=class{constructor(t,e,n){this.pause=t,this.signal=e,this.onProgress=n}pause;signal;onProgress;work=0;since=performance.
now();step(t){if(this.work+=t,!(this.work<ca)){if(this.work=0,this.signal?.aborted)throw(0,g.g)();return performance.now()-this.since<da?void 0:this.rest()}}async rest(){
if(await this.pause(),this.signal?.aborted)throw(0,g.g)();this.since=performance.now()}progress(t){this.onProgress?.(t)}};async function on(t,{pages:e,open_password:n},{
pause:r,limits:a,signal:i}){let s={pace:new oe(r,i),limits:{...y.a,...a}},o=[];for(let u of t){let c=await u;try{let d=await se(c.bytes,s,{password:n});o.push(Ne(
e,d.pages.count).length)}catch(d){throw(0,g.f)((0,g.i)(d),o.length+1,c.name)}}return o}function ln({pause:t,limits:e}){return async({bytes:n},r)=>{let a={pace:new oe(
t),limits:{...y.a,...e}};try{return(await se(n,a,{password:r})).pages.count}catch{return}}}function un(t,e){let n=t.reduce((a,i)=>a+i,e)-1,r=e;return t.map(a=>{
let i={first_number:r,last_number:Math.max(n,0)};return r+=a,i})}var b={kind:"text",secret:!0,label:"Open Password",description:"Password that opens the input d\
ocument, if it needs one. Used locally, and sent only to a service that announces this field.",minLength:1,maxLength:256,extension:!0,empty:"opener"},Me={kind:"\
integer",label:"First Page",description:"First page of the range, counted from 1",min:1,default:1,group:"range"},Le={kind:"integer",label:"Last Page",description:"\
Last page of the range. The last page of the document if absent.",min:1,group:"range"},Be={kind:"pageSet",label:"Pages",maxLength:1e3,placeholder:"e.g. 1..3, -1\
, not 2",extension:!0},Oe={...Be,description:"Pages to work on, in any order, such as 1..3, -1 for the last, odd, even, all, not 2. In place of First Page and L\
ast Page."},Ie={ascending:["first_page","last_page"],exclusive:[["pages",["first_page","last_page"]]]},V={...Be,description:"Pages to work on, in any order, suc\
h as 1..3, -1 for the last, odd, even, not 2. All pages if absent.",default:"all"},Ut={kind:"choice",label:"Layer",description:"Where the stamp is drawn: over t\
he content of the page, or behind it",options:[{value:"over",label:"Over the Page"},{value:"under",label:"Behind the Page"}],default:"over",extension:!0},qt={kind:"\
choice",label:"Position",description:"Where the stamp is within the margins of the page as displayed",options:[{value:"top_left",label:"Top Left"},{value:"top_c\
enter",label:"Top Center"},{value:"top_right",label:"Top Right"},{value:"center_left",label:"Center Left"},{value:"center",label:"Center"},{value:"center_right",
label:"Center Right"},{value:"bottom_left",label:"Bottom Left"},{value:"bottom_center",label:"Bottom Center"},{value:"bottom_right",label:"Bottom Right"}],extension:!0},
Vt={kind:"choice",label:"Color",description:"Color of the text",options:[{value:"Black",label:"Black"},{value:"Blue",label:"Blue"},{value:"Gray",label:"Gray"},{
value:"Red",label:"Red"}]},Gt={kind:"choice",label:"Encryption Algorithm",description:"How the document is encrypted. AES-256 is stronger, AES-128 opens in olde\
r readers.",options:[{value:"AES-128",label:"AES-128"},{value:"AES-256",label:"AES-256"}],default:"AES-128"},ha={resource:"attachment",label:"Add",action:"Add a\
ttachment",description:"Attach a file to a document",input:"one",output:"pdf",extension:!0,fields:{attachment:{kind:"file",label:"Attachment",description:"The f\
ile to attach",accepts:"any",required:!0},attachment_name:{kind:"text",label:"Attachment Name",description:"Name of the attachment in the document. The own name\
 of the file if absent.",maxLength:200,empty:"word",placeholder:"e.g. factur-x.xml"},mime_type:{kind:"text",label:"MIME Type",description:"Media type of the att\
achment. By the extension of its name if absent.",maxLength:255,empty:"word",placeholder:"e.g. text/xml"},attachment_description:{kind:"text",label:"Attachment \
Description",description:"What the attachment is, shown in the list of attachments",maxLength:1e3,empty:"word",placeholder:"e.g. Invoice as XML"},relationship:{
kind:"choice",label:"Relationship",description:"What the attachment is to the document",options:[{value:"unspecified",label:"Unspecified"},{value:"source",label:"\
Source",description:"What the document was made from"},{value:"data",label:"Data",description:"Data behind what the document shows, such as those of a table"},{
value:"alternative",label:"Alternative",description:"The same content in another form, such as the XML of an invoice"},{value:"supplement",label:"Supplement",description:"\
Something that belongs to the document"}],default:"unspecified"},modified:{kind:"text",label:"Modified",description:"When the attachment was changed last, as IS\
O 8601. If absent, the date of the document: nothing reads the clock.",maxLength:40,empty:"word",placeholder:"e.g. 2026-11-20T14:30:00+01:00"},replace_existing:{
kind:"flag",label:"Replace Existing",description:"Whether to replace an attachment of the same name. Otherwise the name must be free.",default:!1},open_password:b}},
fa={resource:"security",label:"Add Password",action:"Add password",description:"Encrypt the document so that it opens only with a password",input:"one",output:"\
pdf",fields:{password:{kind:"text",secret:!0,label:"Password",description:"Opens the document: 4 to 32 printable ASCII characters",required:!0,minLength:4,maxLength:32,
characters:"printable-ascii"},encryption_algorithm:Gt,open_password:b}},pa={resource:"security",label:"Add Restrictions",action:"Add restrictions",description:"\
Encrypt the document and say what a reader may do with it, which a reader can ignore",input:"one",output:"pdf",different:["owner_password","user_password"],fields:{
owner_password:{kind:"text",secret:!0,label:"Owner Password",description:"Opens the document and changes its permissions: 4 to 32 printable ASCII characters",required:!0,
minLength:4,maxLength:32,characters:"printable-ascii"},user_password:{kind:"text",secret:!0,label:"User Password",description:"Opens the document with the restr\
ictions. Without it the document opens freely.",minLength:4,maxLength:32,characters:"printable-ascii"},encryption_algorithm:Gt,allow_copy_content:{kind:"flag",group:"\
permissions",label:"Allow Copying Content",description:"Whether a reader may copy text and images",default:!0},allow_change_content:{kind:"flag",group:"permissi\
ons",label:"Allow Changing Content",description:"Whether a reader may change the content",default:!0},allow_print:{kind:"flag",group:"permissions",label:"Allow \
Printing",description:"Whether a reader may print; without it, high resolution printing is off too",default:!0},allow_print_high_resolution:{kind:"flag",group:"\
permissions",label:"Allow High Resolution Printing",description:"Whether a reader may print in high resolution",default:!0},allow_comment_and_fill_form:{kind:"f\
lag",group:"permissions",label:"Allow Comments and Forms",description:"Whether a reader may add and edit annotations and fill form fields",default:!0},allow_fill_form:{
kind:"flag",group:"permissions",label:"Allow Filling Forms",description:"Whether a reader may fill form fields. Has no effect while commenting and filling forms\
 is allowed.",default:!0},allow_assemble_document:{kind:"flag",group:"permissions",label:"Allow Assembling the Document",description:"Whether a reader may inser\
t, rotate and delete pages",default:!0},allow_accessibility:{kind:"flag",group:"permissions",label:"Allow Accessibility",description:"Whether accessibility prog\
rams may read text and images",default:!0},open_password:b}},ma={resource:"watermark",label:"Add Image",action:"Add image watermark",description:"Stamp a PNG or\
 JPEG image on pages, such as a logo",input:"one",output:"pdf",path:"/v1/add_watermark/image",aliases:["/v1/add_image_watermark"],fields:{image:{kind:"file",accepts:"\
image",label:"Image",description:"PNG or JPEG image to stamp. It is embedded without loss of quality, once for all pages.",required:!0},transparency:{kind:"inte\
ger",label:"Transparency",description:"From 0, opaque, to 100, invisible",min:0,max:100,default:50},margin:{kind:"decimal",label:"Margin",description:"Distance \
from the page border to the image, in inches",min:0,default:1,unit:"inches"},position:{...qt,default:"center"},image_width:{kind:"decimal",label:"Image Width",description:"\
Width of the image on the page, in inches. As large as the margins allow if absent.",above:0,unit:"inches",extension:!0},pages:V,layer:Ut,open_password:b}},ga={
resource:"watermark",label:"Add Overlay",action:"Add overlay",description:"Put the pages of another PDF over or behind the pages, such as a letterhead",input:"o\
ne",output:"pdf",extension:!0,fields:{overlay:{kind:"file",accepts:"pdf",label:"Overlay",description:"PDF document whose pages are put over or behind the pages \
of the input",required:!0},layer:{kind:"choice",label:"Layer",description:"What the overlay does: cover the content of the page, or lie behind it",options:[{value:"\
under",label:"Behind the Page (Letterhead)"},{value:"over",label:"Over the Page"}],required:!0},repeat:{kind:"choice",label:"Repeat",description:"What the pages\
 get that come after the last page of the overlay",options:[{value:"last",label:"The Last Page Again",description:"A letterhead with a first and a continuation \
page"},{value:"all",label:"All Pages Again",description:"From the first page of the overlay"},{value:"none",label:"Nothing"}],default:"last"},fit:{kind:"choice",
label:"Fit",description:"How large the overlay is",options:[{value:"page",label:"Fit the Page",description:"Scaled into the page and centered, keeping its propo\
rtions"},{value:"none",label:"Own Size",description:"At its own size, from the lower left corner"}],default:"page"},pages:V,overlay_password:{kind:"text",secret:!0,
label:"Overlay Password",description:"Password that opens the overlay, if it needs one",minLength:1,maxLength:256,empty:"opener"},open_password:b}},ba={resource:"\
watermark",label:"Add Page Numbers",action:"Add page numbers",description:"Number the pages, such as 3 / 12 or with Bates numbers",input:"one",output:"pdf",extension:!0,
fields:{number_format:{kind:"text",label:"Number Format",description:"Text of each page, with {number} and {last} for its number and the last one, {label} for t\
he page label, {name} for the name of the file",minLength:1,maxLength:100,default:"{number} / {last}",placeholder:"e.g. Page {number} of {last}"},position:{...qt,
default:"bottom_center"},first_number:{kind:"integer",label:"First Number",description:"Number of the first page that gets one",min:0,default:1},last_number:{kind:"\
integer",label:"Last Number",description:"What {last} shows where numbers continue in further documents. The last number of this document if absent.",min:0},digits:{
kind:"integer",label:"Digits",description:"Least number of digits of {number}, with zeros in front, as Bates numbers have them",min:0,max:12,default:0},font_size:{
kind:"decimal",label:"Font Size",description:"Size of the text, in points. Text that is too wide for the page becomes smaller.",min:4,max:144,default:10,unit:"p\
oints"},color:{...Vt,default:"Black"},margin:{kind:"decimal",label:"Margin",description:"Distance from the page border to the text, in inches",min:0,default:.5,
unit:"inches"},pages:V,open_password:b}},je={kind:"text",maxLength:32},ya={resource:"watermark",label:"Add Text",action:"Add text watermark",description:"Stamp \
up to three lines of text on pages",input:"one",output:"pdf",aliases:["/v1/add_watermark/text","/v1/add_watermark"],fields:{line_1:{...je,label:"Line 1",description:"\
First line of the watermark, at most 32 characters",required:!0,placeholder:"e.g. DRAFT"},line_2:{...je,label:"Line 2",description:"Second line of the watermark\
, at most 32 characters",empty:"word"},line_3:{...je,label:"Line 3",description:"Third line of the watermark, at most 32 characters",empty:"word"},template:{kind:"\
choice",label:"Template",description:"Where the text stands and how it runs. A region may know further template IDs.",options:[{value:1001,label:"Diagonal"},{value:1002,
label:"Horizontal"},{value:1003,label:"Top"},{value:1004,label:"Bottom"}],default:1001,open:{min:1001,max:66537}},color:{...Vt,default:"Gray"},transparency:{kind:"\
integer",label:"Transparency",description:"From 0, opaque, to 100, invisible",min:0,max:100,default:75},margin:{kind:"decimal",label:"Margin",description:"Dista\
nce from the page border to the watermark, in inches",above:0,default:1,unit:"inches"},pages:V,layer:Ut,open_password:b}},wa={resource:"document",label:"Check",
action:"Check document",description:"Pass a document on unchanged, or fail and say everything that is wrong with it",input:"one",output:"data",dataKey:"check",extension:!0,
atLeastOne:["maximum_pages","maximum_bytes","require_embedded_fonts","require_unlocked","forbid_javascript"],fields:{maximum_pages:{kind:"integer",label:"Maximu\
m Pages",description:"Most pages that the document may have",min:1,placeholder:"e.g. 10"},maximum_bytes:{kind:"integer",label:"Maximum Bytes",description:"Large\
st size in bytes that the file may have",min:1,max:Number.MAX_SAFE_INTEGER,placeholder:"e.g. 10000000"},require_embedded_fonts:{kind:"flag",label:"Require Embed\
ded Fonts",description:"Whether every font must be embedded, so that the document looks the same everywhere and prints",default:!1},require_unlocked:{kind:"flag",
label:"Require Unlocked",description:"Whether the document must open without a password",default:!1},forbid_javascript:{kind:"flag",label:"Forbid JavaScript",description:"\
Whether the document must not hold scripts",default:!1},open_password:b}},va={resource:"attachment",label:"Extract",action:"Extract attachments",description:"Ge\
t the files that are attached to a document, such as the XML of an electronic invoice",input:"one",output:"files",extension:!0,fields:{name_pattern:{kind:"text",
label:"Name Pattern",description:"Which attachments, by name: * stands for any characters, ? for one. All attachments if absent.",maxLength:200,empty:"word",placeholder:"\
e.g. *.xml"},open_password:b}},ka={resource:"page",label:"Extract",action:"Extract pages",description:"Keep some pages and drop the others",input:"one",output:"\
pdf",...Ie,fields:{first_page:Me,last_page:Le,pages:Oe,open_password:b}},xa={resource:"document",label:"Get Info",action:"Get document info",description:"Tell w\
hat a document is: pages, metadata, encryption, signatures, form, attachments, fonts and more",input:"one",output:"data",dataKey:"info",extension:!0,fields:{per_page:{
kind:"flag",label:"Every Page",description:"Whether to tell width, height, rotation and label of every page as well",default:!1},open_password:b}},_a={resource:"\
document",label:"Convert Images",action:"Convert images to PDF",description:"Make one document of PNG and JPEG images, a page for each, in the order given and w\
ithout loss of quality",input:"many",accepts:"image",output:"pdf",extension:!0,fields:{page_size:{kind:"choice",label:"Page Size",description:"Size of the pages\
. An image fills its page as far as the margin allows, and keeps its proportions.",options:[{value:"image",label:"Size of the Image",description:"At its own res\
olution, or 96 dpi where it names none"},{value:"A4",label:"A4"},{value:"Letter",label:"Letter"}],default:"image"},orientation:{kind:"choice",label:"Orientation",
description:"Orientation of A4 and Letter pages",options:[{value:"auto",label:"That of the Image"},{value:"portrait",label:"Portrait"},{value:"landscape",label:"\
Landscape"}],default:"auto"},margin:{kind:"decimal",label:"Margin",description:"Distance from the page border to the image, in inches",min:0,default:0,unit:"inc\
hes"}}},Aa={resource:"form",label:"Fill Form",action:"Fill form",description:"Fill the fields of a form, and draw the values so that every reader shows them",input:"\
one",output:"pdf",extension:!0,fields:{values:{kind:"json",label:"Values",description:"Values by field name: text or a number, true or false for check boxes, an\
 option for choices. The full name of a field or a last part that is unique. Null clears a field.",required:!0,maxLength:1e6,placeholder:'e.g. {"name": "Ada", "\
agree": true}'},unknown_fields:{kind:"choice",label:"Unknown Fields",description:"What to do with values whose name is not in the form",options:[{value:"error",
label:"Stop With an Error"},{value:"ignore",label:"Ignore"}],default:"error"},flatten:{kind:"flag",label:"Flatten",description:"Whether to turn the filled form \
into plain content of the pages",default:!1},open_password:b}},Fa={resource:"form",label:"Flatten Form",action:"Flatten form",description:"Turn the fields of a \
form into plain content of the pages, as they look",input:"one",output:"pdf",extension:!0,fields:{pages:V,open_password:b}},Sa={resource:"form",label:"Get Form \
Data",action:"Get form data",description:"Read the fields of a form and their values; the document passes through unchanged",input:"one",output:"data",dataKey:"\
form",extension:!0,fields:{open_password:b}},Pa={resource:"document",label:"Merge",action:"Merge PDF documents",description:"Join documents into one, in order, \
with their bookmarks, links, forms, labels, attachments and layers",input:"many",output:"pdf",fields:{bookmarks:{kind:"choice",label:"Bookmarks",description:"Ho\
w the bookmarks are joined: one after the other, or below a new bookmark for each document",options:[{value:"keep",label:"Keep"},{value:"per_document",label:"On\
e per Document",description:"A bookmark with the name of each file, its own bookmarks below"}],default:"keep",extension:!0},interleave:{kind:"choice",label:"Int\
erleave",description:"Let pages of the documents take turns, for scans of front and back sides",options:[{value:"none",label:"Off",description:"One document aft\
er the other"},{value:"forward",label:"Forward",description:"All first pages, then all second pages, and so on"},{value:"backward",label:"Backward",description:"\
As forward, with all documents but the first from their last page"}],default:"none",extension:!0},open_password:b}},Ea={resource:"document",label:"Optimize",action:"\
Optimize PDF document",description:"Make a document smaller without any loss: identical objects once, better compression, no thumbnails",input:"one",output:"pdf",
extension:!0,fields:{open_password:b}},Ca={resource:"page",label:"Remove",action:"Remove pages",description:"Remove pages, with everything that only those pages\
 used",input:"one",output:"pdf",...Ie,fields:{first_page:Me,last_page:Le,pages:Oe,open_password:b}},$a={resource:"security",label:"Remove Password",action:"Remo\
ve password",description:"Write the document unencrypted, without password and restrictions",input:"one",output:"pdf",fields:{password:{kind:"text",secret:!0,label:"\
Password",description:"The user or owner password that opens the document",required:!0,minLength:1,maxLength:256}}},Ma={resource:"security",label:"Remove Restri\
ctions",action:"Remove restrictions",description:"Clear the permission flags of a document that opens without a password",input:"one",output:"pdf",fields:{open_password:b}},
La={resource:"security",label:"Remove Signatures",action:"Remove signatures",description:"Remove every cryptographic signature and timestamp; pages and content \
stay as they are",input:"one",output:"pdf",fields:{appearance:{kind:"choice",label:"Appearance",description:"What becomes of the visible mark of a removed signa\
ture",options:[{value:"keep",label:"Keep",description:"Pages look as before"},{value:"remove",label:"Remove",description:"The visible mark goes with the signatu\
re"}],default:"keep",extension:!0},open_password:b}},Ba={resource:"page",label:"Reorder",action:"Reorder pages",description:"Put pages in a new order; pages may\
 be repeated or left out",input:"one",output:"pdf",fields:{page_order:{kind:"pageOrder",label:"Page Order",description:"Pages in the order wanted, separated by \
commas: 3 is page 3, -1 the last page, 2..5 a range, 2.. a range to the end. A page named twice appears twice, a page not named is dropped.",required:!0,maxLength:1e3,
placeholder:"e.g. 3,1,2 or -1,1..-2"},open_password:b}},Oa={resource:"page",label:"Reverse",action:"Reverse pages",description:"Reverse the order of all pages",
input:"one",output:"pdf",fields:{open_password:b}},Ia={resource:"page",label:"Rotate",action:"Rotate pages",description:"Turn pages by quarter turns",input:"one",
output:"pdf",...Ie,fields:{angle:{kind:"choice",label:"Angle",description:"How far to turn, in degrees, clockwise when positive; added to the rotation that a pa\
ge already has",required:!0,options:[{value:0,label:"0°"},{value:90,label:"90° Clockwise"},{value:180,label:"180°"},{value:270,label:"270° Clockwise"},{value:-90,
label:"90° Counter-Clockwise"},{value:-180,label:"180° Counter-Clockwise"},{value:-270,label:"270° Counter-Clockwise"}]},first_page:Me,last_page:Le,pages:Oe,
open_password:b}},ja={resource:"document",label:"Split at Pages",action:"Split PDF at pages",description:"Cut a document before or after each of some pages",input:"\
one",output:"pdfs",extension:!0,fields:{pages:{...Be,description:"Pages to cut at, in any order, such as 4, 9 or odd",required:!0,placeholder:"e.g. 4, 9"},cut:{
kind:"choice",label:"Cut",description:"Where to cut: a part begins at each of the pages, or ends with it",options:[{value:"before",label:"Before the Pages"},{value:"\
after",label:"After the Pages"}],default:"before"},open_password:b}},Da={resource:"document",label:"Split by Bookmarks",action:"Split PDF by bookmarks",description:"\
Cut a document at every page that a bookmark leads to",input:"one",output:"pdfs",extension:!0,fields:{bookmark_level:{kind:"integer",label:"Bookmark Level",description:"\
How deep to look for bookmarks: 1 takes the top level of the outline",min:1,default:1},open_password:b}},Ra={resource:"document",label:"Split by Page Count",action:"\
Split PDF by page count",description:"Cut a document into parts of a number of pages; the last part has what remains",input:"one",output:"pdfs",extension:!0,fields:{
pages_per_part:{kind:"integer",label:"Pages per Part",description:"Number of pages of each part but the last",required:!0,min:1,placeholder:"e.g. 10"},open_password:b}},
D=(t,e,n)=>({kind:"text",label:t,description:e,maxLength:1e3,empty:"word",placeholder:n}),Na={resource:"document",label:"Set Metadata",action:"Set document meta\
data",description:"Set title, author and other metadata of a document, or remove what is there",input:"one",output:"pdf",extension:!0,atLeastOne:["title","autho\
r","subject","keywords","creator","language","remove_existing"],fields:{title:D("Title","Title of the document","e.g. Annual Report 2026"),author:D("Author","Na\
me of the person or organization that wrote the document","e.g. Ada Lovelace"),subject:D("Subject","Subject of the document, or a sentence about it","e.g. Resul\
ts of the year"),keywords:D("Keywords","Keywords, separated by commas","e.g. report, results, 2026"),creator:D("Creator","Program with which the original was wr\
itten","e.g. LibreOffice Writer"),language:D("Language","Language of the text as a tag of BCP 47","e.g. en-GB"),remove_existing:{kind:"flag",label:"Remove Exist\
ing",description:"Whether to remove all metadata first: title, author, dates, programs, XMP and private data of programs. Embedded images keep theirs.",default:!1},
open_password:b}},Ta={resource:"document",label:"Split by Size",action:"Split PDF by size",description:"Cut a document into parts that are as large as the limit\
 allows, and never larger unless a single page is",input:"one",output:"pdfs",fields:{maximum_bytes:{kind:"integer",label:"Maximum Bytes",description:"Largest si\
ze of a part, in bytes. An e-mail limit of 25 MB takes parts of about 18000000 bytes, because e-mail adds 37 percent.",required:!0,min:1,max:Number.MAX_SAFE_INTEGER,
placeholder:"e.g. 18000000"},open_password:b}},De={merge_documents:Pa,images_to_pdf:_a,optimize_document:Ea,split_by_size:Ta,split_by_page_count:Ra,split_at_page:ja,
split_by_bookmarks:Da,extract_pages:ka,remove_pages:Ca,reorder_pages:Ba,reverse_pages:Oa,rotate_pages:Ia,add_password:fa,add_restrictions:pa,remove_password:$a,
remove_restrictions:Ma,remove_signatures:La,add_text_watermark:ya,add_image_watermark:ma,add_overlay:ga,add_page_numbers:ba,get_form_data:Sa,fill_form:Aa,flatten_form:Fa,
get_document_info:xa,check_document:wa,set_metadata:Na,extract_attachments:va,add_attachment:ha},dn=Object.keys(De);function K(t){return De[t]}function cn(t){return Object.
hasOwn(De,t)}var hn=t=>t.replaceAll("_","-"),fn=t=>K(t).path??`/v1/${t}`;function pn(t,e){let{input:n,accepts:r}=K(t);return e.length===0?[{field:"file",message:`\
is required: ${n==="many"?"at least one":"a"} ${r==="image"?"PNG or JPEG image":"PDF document"}`}]:n==="one"&&e.length>1?[{field:"file",message:`must be given o\
nly once: this operation takes one document, not ${e.length}`}]:[]}var za=/[\u0000-\u001f\u007f]/g,Wa=t=>`${String(t+1).padStart(5,"0")}.pdf`;function mn(t,e){let n=(t??
"").replace(za,"").split(/[/\\]/).pop()??"";return n===""||n==="."||n===".."?Wa(e):n}function gn(t){let e=t.replace(/\.[^.]*$/,"").match(/\d+/g)?.at(-1);return e===
void 0?Number.POSITIVE_INFINITY:Number(e)}function bn(t){let e=new Set(t),n=new Set;return t.map(r=>{let a=r;for(let i=2;n.has(a)||a!==r&&e.has(a);i++){let s=r.
lastIndexOf(".");a=s>0?`${r.slice(0,s)}-${i}${r.slice(s)}`:`${r}-${i}`}return n.add(a),a})}var Ua=2**31-1,qa=/^ *[+-]?\d+ *$/,Va=/^ *[+-]?(\d+(\.\d*)?|\.\d+) *$/,
Ga=/[\p{Cc}\u2028\u2029]/u,Ka=new RegExp("\\p{Cs}","u"),Ja=/^[\x20-\x7e]*$/;function yn(t,e,n="absent"){let r=K(t),a={},i=[];for(let[s,o]of Object.entries(r.fields)){
let u=Object.hasOwn(e,s),c=u?e[s]:void 0;if(Ya(o,c)){u&&n==="refuse"&&Qa(o,c)?i.push({field:s,message:Za(o)}):o.required?i.push({field:s,message:`is required: ${x(
o)}`}):"default"in o&&(a[s]=o.default);continue}let d=ei(o,c);"problem"in d?i.push({field:s,message:d.problem}):a[s]=d.value}return{params:a,issues:[...i,...Xa(
r,a,i)]}}function Xa({fields:t,ascending:e,different:n,exclusive:r,atLeastOne:a},i,s){let o=[],u=d=>{let h=t[d];return i[d]!==void 0&&!(h&&"default"in h&&h.default===
i[d])};if(e){let[d,h]=[i[e[0]],i[e[1]]];typeof d=="number"&&typeof h=="number"&&d>h&&o.push({field:e[0],message:`must not be greater than ${e[1]}`,mentions:[e[1]]})}
if(n){let[d,h]=[i[n[0]],i[n[1]]];d!==void 0&&d===h&&o.push({field:n[0],message:`must differ from ${n[1]}`,mentions:[n[1]]})}for(let[d,h]of r??[]){let f=u(d)?h.filter(
u):[];f.length>0&&o.push({field:d,message:`must not be given together with ${f.join(" and ")}: leave one of them out`,mentions:f})}let c=d=>u(d)||s.some(({field:h})=>h===
d);return a&&!a.some(c)&&o.push({field:a[0],message:`is required, unless one of these is given: ${a.slice(1).join(", ")}`,mentions:a.slice(1)}),o}function wn(t){
if(typeof t=="object")return JSON.stringify(t);let e=String(t);if(typeof t!="number"||!e.includes("e"))return e;if(t>=1)return BigInt(t).toString();let[n,r]=e.split(
"e");return`0.${"0".repeat(-Number(r)-1)}${n.replace(".","")}`}function x(t){switch(t.kind){case"text":{let e=t.minLength?`${t.minLength} to ${t.maxLength}`:`at\
 most ${t.maxLength}`;return t.characters==="printable-ascii"?`${e} printable ASCII characters (codes 32 to 126)`:`${e} characters`}case"flag":return"true or fa\
lse";case"integer":return t.max===void 0||t.max===Number.MAX_SAFE_INTEGER?`a whole number of at least ${t.min}`:`a whole number from ${t.min} to ${t.max}`;case"\
decimal":return`a decimal number ${Ha(t)}, in ${t.unit}, with a point`;case"choice":return`one of ${t.options.map(({value:e})=>e).join(", ")}`;case"pageOrder":return`\
pages such as 3,1,2 or 2.. or -1,1..-2, at most ${t.maxLength} characters`;case"pageSet":return`pages such as 1..3, -1, odd, even, all or not 2, at most ${t.maxLength}\
 characters`;case"file":return{pdf:"a PDF document",image:"a PNG or JPEG image",any:"a file"}[t.accepts];case"json":return`a JSON object such as {"name": "value\
"}, at most ${t.maxLength} characters`;default:return t}}function Ha({above:t,min:e,max:n}){let r=t===void 0?`of at least ${e??0}`:`greater than ${t}`;return n===
void 0?r:`${r} and at most ${n}`}function Qa(t,e){return t.empty==="opener"?!1:t.empty!=="word"||t.required===!0||e===void 0}function Za(t){return t.required?`i\
s empty: it must be ${x(t)}`:t.kind==="text"&&t.secret?"is empty, which would protect nothing: give a password, or branch before this step for documents without\
 one":t.empty==="word"?`is undefined: use '' to leave it out, or give ${x(t)}`:t.kind==="pageSet"?"is empty: write all for every page, or leave the field out":"\
default"in t?`is empty: write ${String(t.default)}, which is the default, or leave the field out`:`is empty: give ${x(t)}, or leave the field out`}function Ya(t,e){
return e==null||e===""?!0:t.kind==="text"&&!t.secret&&typeof e=="string"&&e.trim()===""}function ei(t,e){if(Array.isArray(e))return{problem:"must be given only \
once"};switch(t.kind){case"text":return ti(t,e);case"flag":return ni(t,e);case"integer":return ri(t,e);case"decimal":return ai(t,e);case"choice":return ii(t,e);case"\
pageOrder":return Kt(t,e,Ve);case"pageSet":return Kt(t,e,de);case"file":return si(t,e);case"json":return oi(t,e);default:return t}}function ti(t,e){if(typeof e!=
"string"&&typeof e!="number")return{problem:`must be ${x(t)}`};let n=String(e);if(n.length>8*t.maxLength)return{problem:`must be ${x(t)}`};let r=t.secret?n:n.normalize(
"NFC"),a=t.secret?r.length:[...r].length;return a>t.maxLength||a<(t.minLength??0)?{problem:`must be ${x(t)}`}:t.characters==="printable-ascii"&&!Ja.test(r)?{problem:`\
must be ${x(t)}`}:!t.secret&&Ga.test(r)?{problem:"must not contain control characters or line breaks"}:!t.secret&&Ka.test(r)?{problem:"must not contain half a c\
haracter (a lone surrogate)"}:{value:r}}function ni(t,e){if(typeof e=="boolean")return{value:e};let n=typeof e=="string"?e.toLowerCase():"";return n==="true"||n===
"false"?{value:n==="true"}:{problem:`must be ${x(t)}`}}function ri(t,e){let n=Re(e);if(n===void 0||n<t.min)return{problem:`must be ${x(t)}`};let r=t.max??Ua;if(n<=
r)return{value:n};let a=x(t);return{problem:a.includes(String(r))?`must be ${a}`:`must not be greater than ${r}`}}function Re(t){return typeof t=="string"?qa.test(
t)?Number(t.trim())+0:void 0:typeof t=="number"&&Number.isInteger(t)?t+0:void 0}function ai(t,e){let n=typeof e=="number"?e:typeof e=="string"&&Va.test(e)?Number(
e.trim()):NaN,{above:r=-1/0,min:a=-1/0,max:i=1/0}=t;return Number.isFinite(n)&&n>r&&n>=a&&n<=i?{value:n+0}:{problem:`must be ${x(t)}`}}function ii(t,e){let{open:n}=t,
r=t.options.find(({value:i})=>typeof i=="number"?i===Re(e):i===e);if(r)return{value:r.value};let a=n?Re(e):void 0;return n&&a!==void 0&&a>=n.min&&a<=n.max?{value:a}:
{problem:`must be ${x(t)}`}}function Kt(t,e,n){if(typeof e!="string"&&typeof e!="number")return{problem:`must be ${x(t)}`};let r=String(e);if(r.length>t.maxLength)
return{problem:`must be at most ${t.maxLength} characters long, and has ${r.length}`};let a=n(r);return"problem"in a?{problem:a.problem}:{value:r}}function si(t,e){
let{name:n,bytes:r}=typeof e=="object"?e:{};return typeof n!="string"||!(r instanceof Uint8Array)?{problem:`must be ${x(t)}`}:r.length===0&&t.accepts!=="any"?{problem:"\
is an empty file"}:{value:{name:n,bytes:r}}}function oi(t,e){let n=`must be ${x(t)}`;if(typeof e=="object"){let r=li(e);return r!==void 0&&r.startsWith("{")&&r.
length<=t.maxLength?{value:JSON.parse(r)}:{problem:n}}if(typeof e!="string")return{problem:n};if(e.length>t.maxLength)return{problem:`must be at most ${t.maxLength}\
 characters long, and has ${e.length}`};try{let r=JSON.parse(e);return typeof r=="object"&&r!==null&&!Array.isArray(r)?{value:r}:{problem:n}}catch{return{problem:`${n}\
; it is not valid JSON`}}}function li(t){try{return JSON.stringify(t)}catch{return}}0&&(module.exports={A,B,C,D,E,F,G,H,a,b,c,d,e,f,g,h,i,j,k,l,m,n,o,p,q,r,s,t,u,v,w,x,y,z});
