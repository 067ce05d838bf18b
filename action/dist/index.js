var Ds=Object.create;var Ft=Object.defineProperty;var Ts=Object.getOwnPropertyDescriptor;var Cs=Object.getOwnPropertyNames;var Es=Object.getPrototypeOf,js=Object.prototype.hasOwnProperty;var Rs=(e,t,n,s)=>{if(t&&typeof t=="object"||typeof t=="function")for(let i of Cs(t))!js.call(e,i)&&i!==n&&Ft(e,i,{get:()=>t[i],enumerable:!(s=Ts(t,i))||s.enumerable});
return e};var K=(e,t,n)=>(n=e!=null?Ds(Es(e)):{},Rs(t||!e||!e.__esModule?Ft(n,"default",{value:e,enumerable:!0}):n,e));var u=require("./chunk-BWQAPIHC.js"),S=require("./chunk-5AFPXRP2.js"),Tl=require("./chunk-VNP4MFHB.js"),A=require("./chunk-J6VAYC6N.js"),x=require("./chunk-STSR4FJ5.js"),
Cl=require("./chunk-3RNHDNP5.js"),Fs=require("node:fs"),J=K(require("node:path")),kt=require("node:crypto"),he=require("node:crypto"),C=require("node:crypto"),Ps=require("node:crypto"),
Os=require("node:crypto"),Ms=require("node:crypto"),Ns=require("node:fs/promises"),St=K(require("node:path")),ce=require("node:fs/promises"),T=K(require("node:path")),
de=K(require("node:path")),Le=require("node:fs"),B=require("node:fs/promises"),_=K(require("node:path"));function Is(e,t){if(e.length===0)throw _s();if(e.length>
t.inputBytes)throw Bs(t.inputBytes);let n=(0,u.l)(e.subarray(0,1024)).indexOf("%PDF-");if(n<0&&(0,u.l)(e).indexOf(" obj")<0)throw(0,x.d)(Ls(e));return n}function _s(){
return new x.b("unreadable_document","The PDF document could not be read: the file is empty",{issues:[{field:"file",message:"The file is empty."}],advice:"Check\
 that the file is a complete PDF document"})}function Bs(e){return new x.b("limit_exceeded",`The document is larger than ${e} bytes`,{issues:[{field:"file",message:`\
The document is larger than ${e} bytes.`}],advice:"Split the document first, or raise the limit"})}function Ls(e){let t=(0,u.l)(e).toString("latin1",0,512).trimStart().
toLowerCase();return t.startsWith("<!doctype html")||t.startsWith("<html")?"the file is an HTML page, not a PDF document":t.startsWith("pk")?"the file is a ZI\
P archive, not a PDF document":"the file is not a PDF document"}function zs(e,t){let n=e.get(t);if(!(n instanceof u.t))return;let[s,i]=[e.resolve(n.dict.get("N")),
e.resolve(n.dict.get("First"))];if(typeof s!="number"||typeof i!="number")return;let r;try{r=e.decoded(n)}catch(h){if(h instanceof x.b&&h.code==="unreadable_doc\
ument")return;throw h}let a=Math.max(0,Math.min(s,r.length>>1)),[o,l]=[new Int32Array(a),new Int32Array(a)],d=0,c=0;for(;c<a;c++){let h=(0,u.j)(r,(0,u.b)(r,d,r.
length),r.length),f=(0,u.j)(r,(0,u.b)(r,h.after,r.length),r.length);if(h.value<0||f.value<0||i+f.value>r.length)break;o[c]=h.value,l[c]=i+f.value,d=f.after}return{
data:r,numbers:o.subarray(0,c),starts:l.subarray(0,c),extends:n.dict.has("Extends")}}var G=class{memory;length=0;constructor(e){this.memory=Buffer.allocUnsafeSlow(
Math.max(e,256))}get bytes(){return this.memory.subarray(0,this.length)}reserve(e){let t=this.length+e;if(t<=this.memory.length)return;let n=Buffer.allocUnsafeSlow(
Math.max(t,Math.ceil(this.memory.length*1.5)));n.set(this.bytes),this.memory=n}copy(e,t,n){let s=n-t;this.reserve(s);let{memory:i}=this;if(s<40){let r=this.length;
for(let a=t;a<n;a++)i[r++]=e[a]}else i.set(e.subarray(t,n),this.length);this.length+=s}text(e){this.reserve(e.length);let{memory:t}=this,n=this.length;for(let s=0;s<
e.length;s++)t[n++]=e.charCodeAt(s);this.length=n}integer(e){this.reserve(20);let{memory:t}=this,n=Ks(e);for(let s=this.length+n-1;s>=this.length;s--){let i=Math.
floor(e/10);t[s]=48+(e-i*10),e=i}this.length+=n}byte(e){this.reserve(1),this.memory[this.length++]=e}fill(e,t){this.reserve(e),t(this.memory,this.length),this.length+=
e}};function Ks(e){return e<10?1:e<100?2:e<1e3?3:e<1e4?4:e<1e5?5:e<1e6?6:String(e).length}var $t=["Resources","MediaBox","CropBox","Rotate"],ne=100,Pt=class $s{constructor(t,n,s,i,r){
this.document=t,this.numbers=n,this.ancestry=s,this.inherited=i,this.irregular=r}document;numbers;ancestry;inherited;irregular;positions;static async read(t){let{
limits:n,pace:s}=t.job,i=[],r=[],a=[{}],o=new u.C,l=new Set,d=!1,c=t.catalog.get("Pages"),h=[{kid:c??null,from:0}];for(;h.length>0;){let{kid:f,from:m}=h.pop(),p=f instanceof
u.q?f.number:-1;if(p>=0){let w=s.step(400);w&&await w;let k=l.has(p);l.add(p);let F=Gs(t,p,o);if(F==="page"){if(k&&(d=!0),i.push(k?t.add(Ws(t.get(p))).number:p),
r.push(m),i.length>n.pages)throw qs(n.pages);continue}if(F==="none"||k)continue}let b=t.dict(f);if(!b)continue;let y=t.array(b.get("Kids"));if(!y){if(p>=0||!(0,u.x)(
b.get("Type"),"Page"))continue;d=!0,i.push(t.add(b).number),r.push(m);continue}let g=Vs(b),v=m;g&&(v=a.push({...a[m],...g})-1);for(let w=y.length-1;w>=0;w--)h.push(
{kid:y[w],from:v})}return t.resolve(t.dict(c)?.get("Count"))!==i.length&&(d=!0),new $s(t,i,r,a,d)}get count(){return this.numbers.length}number(t){return this.numbers[t]}indexOf(t){
return this.positions??=new Map(this.numbers.map((n,s)=>[n,s])),this.positions.get(t)??-1}attribute(t,n){return this.document.entry(this.numbers[t],n)??this.inherited[this.
ancestry[t]][n]}inheritedBy(t){return this.inherited[this.ancestry[t]]}patch(t,n){this.document.patch(this.numbers[t],n)}async settle(){this.irregular&&await this.
rebuild(this.numbers)}async rebuild(t){let{document:n}=this,s=Array.from(t),i=this.inherited.map(d=>Xs(n,d)),{nodes:r,parents:a}=this.grow(s);for(let d=0;d<s.length;d++){
let c=s[d],h=this.indexOf(c),f=a[d];r[f].kids.push(new u.q(c,n.generation(c)));let m=h<0?Us:i[this.ancestry[h]];n.patch(c,{Parent:r[f].ref},m);let p=n.job.pace.
step(600);p&&await p}for(let{ref:d,kids:c,parent:h,count:f}of r)n.put(d,new u.s([["Type",new u.o("Pages")],...h?[["Parent",h]]:[],["Kids",c],["Count",f]]));let o=r[r.
length-1].ref,l=n.catalog.get("Pages");(!(l instanceof u.q)||l.number!==o.number)&&n.edit(n.catalogNumber).set("Pages",o),this.numbers=s,this.ancestry=s.map(()=>0),
this.inherited=[{}],this.positions=void 0,this.irregular=!1}grow(t){let{document:n}=this,s=t.length,i=n.catalog.get("Pages"),r=i instanceof u.q&&i.number>0&&!t.
includes(i.number)?i:void 0,a=[],o=[],l=(h,f)=>({ref:f&&r?new u.q(r.number,n.generation(r.number)):n.add(null),kids:[],parent:void 0,count:h}),d=Math.max(1,Math.
ceil(s/ne));for(let h=0;h<d;h++)o.push(l(Math.min(ne,s-h*ne),d===1));let c=Array.from({length:s},(h,f)=>Math.floor(f/ne));for(;o.length>1;){a.push(...o);let h=Math.
ceil(o.length/ne),f=Array.from({length:h},()=>l(0,h===1));for(let[m,p]of o.entries()){let b=f[Math.floor(m/ne)];p.parent=b.ref,b.kids.push(p.ref),b.count+=p.count}
o=f}return a.push(...o),{nodes:a,parents:c}}},Us={};function Gs(e,t,n){let s=e.place(t);if(s&&n.locate(s.bytes,s.start,s.end)&&n.find(s.bytes,"Kids")<0)return n.
at.length>0?"page":"none";let i=e.get(t);return i instanceof u.s?(0,u.x)(i.get("Type"),"Page")||!e.array(i.get("Kids"))?"page":"node":"none"}function Vs(e){let t;
for(let n of $t){let s=e.get(n);s!==void 0&&((t??={})[n]=s)}return t}function Xs(e,t){let{Resources:n}=t;return n instanceof u.s?{...t,Resources:e.add(n)}:t}var Ws=e=>e instanceof
u.s?new u.s(e):e;function qs(e){return new x.b("limit_exceeded",`The document has more than ${e} pages`,{issues:[{field:"file",message:`The document has more th\
an ${e} pages.`}]})}var Ke=Symbol("close array"),Ue=Symbol("close dictionary"),ke=Symbol("end"),Y=class{constructor(e,t,n,s,i){this.bytes=e,this.at=t,this.end=n,
this.nesting=s,this.openString=i}bytes;at;end;nesting;openString;value(){let e=this.token(0);return typeof e=="symbol"?null:e}token(e){let{bytes:t,end:n}=this,s=(0,u.b)(
t,this.at,n);if(this.at=s,s>=n)return ke;let i=t[s];if(i>=48&&i<=57)return this.numberOrReference();switch(i){case 47:return this.name();case 40:return this.string(
this.literal());case 60:return t[s+1]!==60?this.string(this.hexadecimal()):(this.at+=2,this.dictionary(e+1));case 91:return this.at++,this.array(e+1);case 93:return this.
at++,Ke;case 62:return this.at+=t[s+1]===62?2:1,Ue;case 41:case 123:case 125:return this.at++,null;default:return this.word()}}array(e){this.checkDepth(e);let t=[];
for(;;){let n=this.token(e);if(n===Ke||n===ke)return t;if(n===Ue)return this.at-=2,t;t.push(n)}}dictionary(e){this.checkDepth(e);let t=new u.s,n;for(;;){let s=this.
token(e);if(s===Ue||s===ke)return t;if(s===Ke)continue;let i=s;if(n===void 0){i instanceof u.o&&(n=i.text);continue}i!==null&&t.set(n,i),n=void 0}}checkDepth(e){
if(e>this.nesting)throw new x.b("limit_exceeded",`An object of the document is nested deeper than ${this.nesting} levels`,{issues:[{field:"file",message:`An obj\
ect is nested deeper than ${this.nesting} levels.`}]})}name(){let{bytes:e,end:t}=this,n=this.at+1,s=(0,u.f)(e,n,t);this.at=s;let i="";for(let r=n;r<s;r++){let a=e[r];
if(a===35&&r+2<s){let[o,l]=[Ge(e[r+1]),Ge(e[r+2])];o>=0&&l>=0&&(a=o*16+l,r+=2)}i+=String.fromCharCode(a)}return new u.o(i)}string(e){return new u.p(this.openString?
this.openString(e):e)}literal(){let{bytes:e,end:t}=this,n=[],s=1,i=this.at+1;for(;i<t;i++){let r=e[i];if(r===40)s++;else if(r===41){if(--s===0)break}else if(r===
13)e[i+1]===10&&i++,r=10;else if(r===92){if(r=e[++i],i>=t)break;if(r>=48&&r<=55){let a=r-48;for(let o=0;o<2&&e[i+1]>=48&&e[i+1]<=55;o++)a=a*8+e[++i]-48;r=a&255}else if(r===
13){e[i+1]===10&&i++;continue}else{if(r===10)continue;r=Hs.get(r)??r}}n.push(r)}return this.at=Math.min(i+1,t),Uint8Array.from(n)}hexadecimal(){let{bytes:e,end:t}=this,
n=[],s=this.at+1,i=-1;for(;s<t&&e[s]!==62;s++){let r=Ge(e[s]);r<0||(i<0?i=r:(n.push(i*16+r),i=-1))}return i>=0&&n.push(i*16),this.at=Math.min(s+1,t),Uint8Array.
from(n)}numberOrReference(){let{bytes:e,end:t}=this,n=this.number();if(!Number.isInteger(n))return n;let s=(0,u.b)(e,this.at,t),i=0,r=s;for(;s<t&&e[s]>=48&&e[s]<=
57;)i=i*10+e[s++]-48;return s===r||s-r>5||(s=(0,u.b)(e,s,t),e[s]!==82||s+1<t&&u.a[e[s+1]]===0)?n:(this.at=s+1,new u.q(n,i))}number(){let{bytes:e,end:t}=this,n=this.
at,s=(0,u.f)(e,n,t);this.at=s;let i="";for(let l=n;l<s;l++)i+=String.fromCharCode(e[l]);let r=Number(i);if(!Number.isNaN(r)&&/^[+-]?[\d.]/.test(i))return r;let a=/^[+-]*(\d*\.?\d*)/.
exec(i),o=Number(a?.[1]??0)||0;return i.startsWith("-")?-o:o}word(){let{bytes:e,at:t,end:n}=this,s=e[t];return s===43||s===45||s===46?this.number():(0,u.h)(e,t,
"true")||(0,u.h)(e,t,"false")?(this.at=(0,u.f)(e,t,n),s===116):(0,u.g)(e,t,"endobj")||(0,u.g)(e,t,"endstream")?ke:(this.at=Math.max((0,u.f)(e,t,n),t+1),null)}},
Hs=new Map([[110,10],[114,13],[116,9],[98,8],[102,12]]);function Ge(e){return e===void 0?-1:e>=48&&e<=57?e-48:e>=65&&e<=70?e-55:e>=97&&e<=102?e-87:-1}var Ae={number:0,
generation:0};function j(e,t,n){if(t===null)e.text("null");else if(typeof t=="number")e.text(ei(t));else if(typeof t=="boolean")e.text(t?"true":"false");else if(t instanceof
u.o)Se(e,t.text);else if(t instanceof u.q)Ys(e,t,n);else if(t instanceof u.p)Ot(e,t.bytes,n);else if(Array.isArray(t)){e.byte(91);for(let[s,i]of t.entries())s>0&&
e.byte(32),j(e,i,n);e.byte(93)}else t instanceof u.s?Js(e,t,n):j(e,t.dict,n)}function Js(e,t,n){let s=n.security&&t.has("ByteRange")?{...n,security:void 0}:n;e.
text("<<");for(let[i,r]of t)Se(e,i),Qs(r)&&e.byte(32),j(e,r,i==="Contents"?s:n);e.text(">>")}var Qs=e=>e===null||typeof e=="number"||typeof e=="boolean"||e instanceof
u.q;function Ys(e,t,{renumber:n}){if(!n){e.integer(t.number),e.byte(32),e.integer(t.generation),e.text(" R");return}let s=n(t);if(s===0){e.text("null");return}e.
integer(s),e.text(" 0 R")}function Se(e,t){e.byte(47);for(let n=0;n<t.length;n++){let s=t.charCodeAt(n)&255;s>32&&s<127&&s!==35&&u.a[s]===0?e.byte(s):e.text(`#${Zs(
s)}`)}}function Ot(e,t,{security:n,number:s,generation:i}){if(n){Mt(e,n.encryptString(t,s,i));return}let r=0;for(let a of t)(a<32||a>126)&&r++;if(r*3>t.length){
Mt(e,t);return}e.byte(40);for(let a of t)(a===40||a===41||a===92)&&e.byte(92),a===13?e.text("\\r"):e.byte(a);e.byte(41)}function Mt(e,t){e.byte(60);for(let n of t)
e.byte(Fe.charCodeAt(n>>4)),e.byte(Fe.charCodeAt(n&15));e.byte(62)}var Fe="0123456789abcdef",Zs=e=>Fe[e>>4]+Fe[e&15];function ei(e){if(!Number.isFinite(e))return"\
0";if(Number.isInteger(e)&&Math.abs(e)<1e15)return String(e);let t=String(e);return t.includes("e")?Math.abs(e)<1?e.toFixed(12).replace(/0+$/,"").replace(/\.$/,
""):e.toFixed(0):t}function ti(e){let t=[e];for(;t.length>0;){let n=t.pop();if(n instanceof u.p)return!0;Array.isArray(n)?t.push(...n):n instanceof u.s?t.push(...n.
values()):n instanceof u.t&&t.push(n.dict)}return!1}function ni(e,t,n,s,i){let{at:r}=n,a=Object.keys(s),o=n.open;e.text("<<");for(let l=0;l<r.length;l+=4)a.some(
d=>ii(t,r[l],r[l+1],d))&&(e.copy(t,o,r[l]-1),o=r[l+3]);e.copy(t,o,n.close);for(let l of a)Nt(e,l,s[l]);for(let l in i)n.find(t,l)<0&&Nt(e,l,i[l]);e.text(">>")}function si(e,t,n){
for(let[s,i]of Object.entries(t))i===void 0?e.delete(s):e.set(s,i);for(let[s,i]of Object.entries(n))i!==void 0&&!e.has(s)&&e.set(s,i)}function ii(e,t,n,s){if(n-
t!==s.length)return!1;for(let i=0;i<s.length;i++)if(e[t+i]!==s.charCodeAt(i))return!1;return!0}function Nt(e,t,n){n!==void 0&&(Se(e,t),e.byte(32),j(e,n,Ae))}var Ve=0,
O=1,R=2,$e=3,Dt=class{constructor(e,t){this.limits=e,this.sourceLength=t,this.kind=new Uint8Array(1024),this.place=new Int32Array(1024),this.detail=new Int32Array(
1024)}limits;sourceLength;kind;place;detail;size=0;offer(e,t,n,s){e>=this.kind.length&&this.grow(e+1),this.kind[e]===Ve&&this.set(e,t,n,s)}set(e,t,n,s){e>=this.
kind.length&&this.grow(e+1),this.kind[e]=t,this.place[e]=n,this.detail[e]=s,e>=this.size&&(this.size=e+1)}clear(){this.kind.fill(Ve),this.size=0}grow(e){let t=Math.
min(this.limits.objects,Math.max(1e6,this.sourceLength));if(e>t+1)throw new x.b("limit_exceeded",`The document has an object numbered beyond ${t}`,{issues:[{field:"\
file",message:`The document has an object numbered beyond ${t}.`}]});let n=Math.min(Math.max(e,this.kind.length*2),t+1),[s,i,r]=[new Uint8Array(n),new Int32Array(
n),new Int32Array(n)];s.set(this.kind),i.set(this.place),r.set(this.detail),[this.kind,this.place,this.detail]=[s,i,r]}},Tt=new Set(["Prev","XRefStm","Size","W",
"Index","Filter","DecodeParms","Length","Type"]);function ri(e,t,n){let s=(0,u.l)(e).lastIndexOf("startxref");if(s<0)return;let i=(0,u.j)(e,(0,u.b)(e,s+9,e.length),
e.length).value;if(i<0)return;let r=new Dt(t,e.length),a=new u.s,o=!1,l=new Set,d=[i];for(;d.length>0;){let c=d.pop();if(l.has(c))continue;l.add(c);let h=c<e.length?
ai(e,c,r,t,n):void 0;if(!h)return;o||=h.stream;for(let[m,p]of h.trailer)!Tt.has(m)&&!a.has(m)&&a.set(m,p);let f=h.trailer.get("Prev");typeof f=="number"&&d.push(
f)}return{table:r,trailer:a,streams:o}}function ai(e,t,n,s,i){return t=(0,u.b)(e,t,e.length),(0,u.h)(e,t,"xref")||(0,u.g)(e,t,"xref")?oi(e,t+4,n,s,i):Et(e,t,n,s,
i)}function oi(e,t,n,s,i){let r=e.length,a=[];for(;t=(0,u.b)(e,t,r),!(0,u.g)(e,t,"trailer");){let d=(0,u.j)(e,t,r),c=(0,u.j)(e,(0,u.b)(e,d.after,r),r);if(d.value<
0||c.value<0)return;t=(0,u.b)(e,c.after,r);let h=d.value;for(let f=0;f<c.value;f++){let m=(0,u.j)(e,t,r);if(m.value<0)break;let p=Ct(e,m.after),b=(0,u.j)(e,p,r);
if(b.value<0)return;p=Ct(e,b.after);let y=e[p];if(y!==110&&y!==102)return;f===0&&h===1&&y===102&&m.value===0&&b.value===65535&&(h=0);let g=h+f;for(y===110&&m.value>
0?m.value<r&&n.offer(g,O,m.value,b.value):a.push(g),t=p+1;t<r&&u.a[e[t]]===1;)t++}}let o=new Y(e,t+7,r,s.nesting).value();if(!(0,u.u)(o))return;let l=o.get("XRe\
fStm");typeof l=="number"&&l>0&&l<r&&Et(e,l,n,s,i);for(let d of a)n.offer(d,$e,0,0);return{trailer:o,stream:!1}}function Ct(e,t){for(;e[t]===32||e[t]===9;)t++;return t}
function Et(e,t,n,s,i){let r=(0,u.k)(e,t,e.length);if(!r)return;let a=li(e,r.body,s,i);if(!a)return;let{trailer:o,rows:l}=a,d=jt(o.get("W")),[c=0,h=0,f=0]=d,m=c+
h+f;if(d.length<3||m<1||d.some(g=>g<0||g>8))return;let p=o.get("Size"),b=jt(o.get("Index"));b.length<2&&b.splice(0,b.length,0,typeof p=="number"?p:Math.floor(l.
length/m));let y=0;for(let g=0;g+1<b.length;g+=2)for(let v=0;v<b[g+1]&&y+m<=l.length;v++,y+=m){let w=b[g]+v;if(w<0)continue;let k=c===0?1:qe(l,y,c),F=qe(l,y+c,h),
L=qe(l,y+c+h,f);k===1&&F<e.length?n.offer(w,O,F,Math.min(L,65535)):k===2?n.offer(w,R,Math.min(F,s.objects),Math.min(L,s.objects)):k===0&&n.offer(w,$e,0,0)}return{
trailer:o,stream:!0}}function li(e,t,n,s){let i=new Y(e,t,e.length,n.nesting),r=i.value();if(!(0,u.u)(r))return;let a=r.get("Type");if(!(a instanceof u.o)||a.text!==
"XRef")return;let o=(0,u.b)(e,i.at,e.length);if(!(0,u.g)(e,o,"stream"))return;let l=Xe(e,o),d=r.get("Length"),c=typeof d=="number"?l+d:-1,h=c>=l&&c<=e.length&&We(
e,c)?c:(0,u.l)(e).indexOf("endstream",l);try{let f=e.subarray(l,h<0?e.length:h),m=He(r.get("Filter")),p=He(r.get("DecodeParms")??null);for(let[b,y]of m.slice(0,
n.filters).entries()){let g=p[b];y instanceof u.o&&(f=(0,u.m)(y.text,f,(0,u.u)(g)?g:void 0,s))}return{trailer:r,rows:f}}catch(f){if(f instanceof x.b&&f.code==="\
limit_exceeded")throw f;return}}function Xe(e,t){let n=t+6;for(;e[n]===32&&(e[n+1]===10||e[n+1]===13||e[n+1]===32);)n++;return e[n]===13&&n++,e[n]===10&&n++,n}function We(e,t){
for(let n=0;n<4&&u.a[e[t]??0]===1&&t<e.length;n++)t++;return(0,u.g)(e,t,"endstream")}function qe(e,t,n){let s=0;for(let i=0;i<n;i++)s=s*256+e[t+i];return s}var He=e=>e==
null?[]:Array.isArray(e)?e:[e],jt=e=>He(e).map(t=>typeof t=="number"?Math.trunc(t):-1);function Rt(e,t){let n=(0,u.l)(e),s=new Dt(t,e.length),i=new u.s,r=!1,a={
stream:new Je(n,"stream"),endobj:new Je(n,"endobj"),endstream:new Je(n,"endstream")},o=n.indexOf("trailer"),l=c=>{for(let[h,f]of c)Tt.has(h)||i.set(h,f)},d=c=>{
for(;o>=0&&o<c;){let h=new Y(e,o+7,Math.min(e.length,o+65536),t.nesting).value();(0,u.u)(h)&&l(h),o=n.indexOf("trailer",o+7)}};for(let c=0;;){let h=n.indexOf("o\
bj",c);if(h<0)break;c=h+3;let f=ui(e,h);if(!f)continue;d(f.start),s.set(f.number,O,f.start,Math.min(f.generation,65535));let m=di(e,n,c,a);if(m.crossReference){
r=!0;let p=new Y(e,c,e.length,t.nesting).value();(0,u.u)(p)&&p.has("Root")&&l(p)}c=m.at}if(d(e.length),s.size===0)throw(0,x.d)("no PDF objects were found in the\
 file");return{table:s,trailer:i,streams:r}}function ui(e,t){let n=t-1,s=()=>{let o=n;for(;n>=0&&(0,u.i)(e[n]);)n--;return o-n>0&&o-n<=10?(0,u.j)(e,n+1,o+1).value:
-1},i=()=>{let o=n;for(;n>=0&&u.a[e[n]]===1;)n--;return n<o};i();let r=s();if(r<0||!i())return;let a=s();if(!(a<=0||a>2147483647))return{number:a,generation:r,start:n+
1}}var Je=class{constructor(e,t){this.buffer=e,this.word=t}buffer;word;found=-2;from=0;next(e){return this.found!==-2&&e>=this.from&&(this.found<0||this.found>=
e)||(this.found=this.buffer.indexOf(this.word,e)),this.from=e,this.found}};function di(e,t,n,s){let i=s.stream.next(n),r=s.endobj.next(n);if(i<0||r>=0&&r<i)return{
at:n,crossReference:!1};if((0,u.g)(e,i-3,"end"))return{at:n,crossReference:!1};let a=t.toString("latin1",n,Math.min(i,n+4096));if(/\d\s+obj\b/.test(a))return{at:n,
crossReference:!1};let o=/\/Length\s+(\d+)(?!\d|\s+\d+\s+R)/.exec(a),l=Xe(e,i),d=/\/Type\s*\/XRef\b/.test(a);if(o&&We(e,l+Number(o[1])))return{at:l+Number(o[1]),
crossReference:d};let c=s.endstream.next(l);return{at:c<0?l:c,crossReference:d}}function ci(e){let{table:t}=e,n=[];for(let s=1;s<t.size;s++)t.kind[s]===O&&(0,u.x)(
e.entry(s,"Type"),"ObjStm")&&n.push({number:s,at:t.place[s]});n.sort((s,i)=>s.at-i.at);for(let{number:s,at:i}of n){let r=e.container(s);for(let[a,o]of r?.numbers.
entries()??[]){let l=t.kind[o]===O&&t.place[o]>i;o>0&&!l&&t.set(o,R,s,a)}}if(t.size>e.bodies.length){let s=new Int32Array(t.size);s.set(e.bodies),e.bodies=s}}function hi(e){
if(!e.dict(e.trailer.get("Root"))?.has("Pages")){for(let t=e.table.size-1;t>0;t--)if(!(e.table.kind[t]===Ve||e.table.kind[t]===$e)&&(0,u.x)(e.entry(t,"Type"),"C\
atalog")){e.trailer.set("Root",new u.q(t,e.generation(t)));return}if(!(e.get(e.catalogNumber)instanceof u.s)){let t=new u.s([["Type",new u.o("Catalog")]]);e.trailer.
set("Root",e.add(t))}}}async function fi(e){let{table:t}=e,n=[];for(let o=1;o<t.size;o++)(t.kind[o]===O||t.kind[o]===R)&&(0,u.x)(e.entry(o,"Type"),"Page")&&n.push(
o);if(n.length===0)throw(0,x.d)("it has no pages");let s=n.map(o=>new u.q(o,e.generation(o))),i=e.add(new u.s([["Type",new u.o("Pages")],["Kids",s],["Count",s.length]])),
r=e.edit(e.catalogNumber);if(!(r instanceof u.s))throw(0,x.d)("it has no catalog");r.set("Pages",i);let a=await Pt.read(e);return await a.rebuild(a.numbers),a}var mi=[
7,12,17,22,5,9,14,20,4,11,16,23,6,10,15,21],pi=Int32Array.from({length:64},(e,t)=>Math.floor(Math.abs(Math.sin(t+1))*2**32)|0),It=new Int32Array(16),M=new Int32Array(
4),se=new Uint8Array(128);function fe(e){M[0]=1732584193,M[1]=4023233417,M[2]=2562383102,M[3]=271733878;let{length:t}=e,n=t&-64;for(let a=0;a<n;a+=64)_t(e,a);let s=t-
n,i=s<56?64:128;for(let a=0;a<s;a++)se[a]=e[n+a];se[s]=128,se.fill(0,s+1,i);for(let a=0,o=t<<3;a<4;a++)se[i-8+a]=o>>>(a<<3);se[i-4]=t>>>29;for(let a=0;a<i;a+=64)
_t(se,a);let r=new Uint8Array(16);for(let a=0;a<16;a++)r[a]=M[a>>2]>>>((a&3)<<3);return r}function _t(e,t){for(let a=0,o=t;a<16;a++,o+=4)It[a]=e[o]|e[o+1]<<8|e[o+
2]<<16|e[o+3]<<24;let n=M[0],s=M[1],i=M[2],r=M[3];for(let a=0;a<64;a++){let o=a>>4,l,d;o===0?(l=s&i|~s&r,d=a):o===1?(l=r&s|~r&i,d=5*a+1):o===2?(l=s^i^r,d=3*a+5):
(l=i^(s|~r),d=7*a);let c=n+l+pi[a]+It[d&15]|0,h=mi[o<<2|a&3];n=r,r=i,i=s,s=s+(c<<h|c>>>32-h)|0}M[0]=M[0]+n,M[1]=M[1]+s,M[2]=M[2]+i,M[3]=M[3]+r}function Bt(e){let t=new Uint8Array(
256);for(let s=0;s<256;s++)t[s]=s;let{length:n}=e;for(let s=0,i=0,r=0;s<256;s++){let a=t[s];i=i+a+e[r]&255,t[s]=t[i],t[i]=a,++r===n&&(r=0)}return t}var ie=new Uint8Array(
256);function Qe(e,t){ie.set(e);let{length:n}=t,s=new Uint8Array(n);for(let i=0,r=0,a=0;i<n;i++){r=r+1&255;let o=ie[r];a=a+o&255;let l=ie[a];ie[r]=l,ie[a]=o,s[i]=
t[i]^ie[o+l&255]}return s}function Pe(e,t){return Qe(Bt(e),t)}var Z={length:e=>e,decrypt:e=>e,encryptInto:(e,t,n,s,i)=>s.set(e,i)};function gi(e){let t=qt(e,[]),
n=Ye((s,i)=>Bt(t(s,i)));return{length:s=>s,decrypt:(s,i,r)=>Qe(n(i,r),s),encryptInto:(s,i,r,a,o)=>a.set(Qe(n(i,r),s),o)}}function Lt(e){let t=qt(e,[115,65,108,84]),
n=Ye((i,r)=>Vt(t(i,r))),s=Ye((i,r)=>Xt(t(i,r)));return{length:Kt,decrypt:(i,r,a)=>Gt(s(r,a),i),encryptInto:(i,r,a,o,l)=>Ut(n(r,a),i,o,l)}}function zt(e){let t,n;
return{length:Kt,decrypt:s=>Gt(n??=Xt(e),s),encryptInto:(s,i,r,a,o)=>Ut(t??=Vt(e),s,a,o)}}var Kt=e=>(e&-16)+32,Oe=64*1024,re=Buffer.alloc(Oe);function Ut(e,t,n,s){
let{length:i}=t,r=i&-16,a=Math.min(r,Oe-32),o=i-r;Wt(re),re.set(a===i?t:t.subarray(0,a),16);let l=16+a;if(a<r){n.set(e.update(re.subarray(0,l)),s),s+=l,l=0;for(let d=a;d<
r;d+=Oe){let c=e.update(t.subarray(d,Math.min(d+Oe,r)));n.set(c,s),s+=c.length}}o>0&&re.set(t.subarray(r),l),re.fill(16-o,l+o,l+16),n.set(e.update(re.subarray(0,
l+16)),s)}var yi=new Uint8Array(0);function Gt(e,t){let n=t.length&-16;if(n<32)return yi;let s=e.update(n===t.length?t:t.subarray(0,n)),i=s[n-1],r=n;if(i>0&&i<=
16){do r--;while(r>n-i&&s[r-1]===i);r>n-i&&(r=n)}return s.subarray(16,r)}function Vt(e){let t=Buffer.alloc(16);return Wt(t),(0,he.createCipheriv)(e.length===16?
"aes-128-cbc":"aes-256-cbc",e,t).setAutoPadding(!1)}function Xt(e){return(0,he.createDecipheriv)(e.length===16?"aes-128-cbc":"aes-256-cbc",e,Buffer.alloc(16)).setAutoPadding(
!1)}var Me=Buffer.alloc(16*1024),me=Me.length;function Wt(e){me===Me.length&&((0,he.randomFillSync)(Me),me=0),Me.copy(e,0,me,me+16),me+=16}function qt(e,t){let{
length:n}=e,s=new Uint8Array(n+5+t.length);return s.set(e),s.set(t,n+5),(i,r)=>(s[n]=i,s[n+1]=i>>>8,s[n+2]=i>>>16,s[n+3]=r,s[n+4]=r>>>8,fe(s).subarray(0,Math.min(
n+5,16)))}function Ye(e){let t=-1,n=-1,s;return(i,r)=>((s===void 0||i!==t||r!==n)&&(s=e(i,r),t=i,n=r),s)}function Ht(e,t,n){let s=Jt(e,n),i=Zt(e,s);return xi(i,
t,e.revision===2?32:16)?s:void 0}function bi(e,t,n){let s=Qt(e,n),i=e.owner.subarray(0,32);for(let r=e.revision===2?0:19;r>=0;r--)i=Pe(tt(s,r),i);return Ht(e,t,
i)}function wi(e,t,n,s){let i=Qt({revision:e,keyLength:t},n),r=et(s);for(let a=0;a<=(e===2?0:19);a++)r=Pe(tt(i,a),r);return r}function vi(e,t){let n=Jt(e,t),s=new Uint8Array(
32);return s.set(Zt(e,n)),{user:s,fileKey:n}}var Ze=Uint8Array.of(40,191,78,94,78,117,138,65,100,0,78,86,255,250,1,8,46,46,0,182,208,104,62,128,47,12,169,254,100,
83,105,122);function et(e){let t=new Uint8Array(32),n=e.subarray(0,32);return t.set(n),t.set(Ze.subarray(0,32-n.length),n.length),t}function Jt({revision:e,keyLength:t,
owner:n,permissions:s,id0:i,encryptMetadata:r},a){let o=Uint8Array.of(s,s>>8,s>>16,s>>24),l=e>=4&&!r?[255,255,255,255]:[],d=fe(Buffer.concat([et(a),n.subarray(0,
32),o,i,Uint8Array.from(l)]));return Yt(d,e,t)}function Qt({revision:e,keyLength:t},n){return Yt(fe(et(n)),e,e===2?5:t)}function Yt(e,t,n){let s=e.subarray(0,n);
if(t>=3)for(let i=0;i<50;i++)s=fe(s).subarray(0,n);return s}function Zt({revision:e,id0:t},n){if(e===2)return Pe(n,Ze);let s=fe(Buffer.concat([Ze,t]));for(let i=0;i<
20;i++)s=Pe(tt(n,i),s);return s}function tt(e,t){return t===0?e:e.map(n=>n^t)}function xi(e,t,n){return t.length>=n&&e.subarray(0,n).every((s,i)=>s===t[i])}function ki(e,t,n){
return tn(e.user,e.wrappedByUser,t,n,new Uint8Array(0))}function Ai(e,t,n){return tn(e.owner,e.wrappedByOwner,t,n,e.user.subarray(0,48))}function Si(e,t,n){let s=nn(
e,t,new Uint8Array(0)),i=nn(e,n,s.entry);return{user:s.entry,wrappedByUser:s.wrapped,owner:i.entry,wrappedByOwner:i.wrapped}}function Fi(e,t,n){let s=Buffer.alloc(
16,255);return s.writeInt32LE(t,0),s.write(n?"Tadb":"Fadb",8,"latin1"),(0,C.randomBytes)(4).copy(s,12),(0,C.createCipheriv)("aes-256-ecb",e,null).setAutoPadding(
!1).update(s)}var en=new Uint8Array(16);function tn(e,t,n,s,i){let r=Ne(n,s,e.subarray(32,40),i);if(!Buffer.from(r).equals(e.subarray(0,32)))return;let a=Ne(n,s,
e.subarray(40,48),i);return(0,C.createDecipheriv)("aes-256-cbc",a,en).setAutoPadding(!1).update(t.subarray(0,32))}function nn(e,t,n){let s=(0,C.randomBytes)(16),
i=Ne(6,t,s.subarray(0,8),n),r=Ne(6,t,s.subarray(8),n),a=(0,C.createCipheriv)("aes-256-cbc",r,en).setAutoPadding(!1).update(e);return{entry:Buffer.concat([i,s]),
wrapped:a}}function Ne(e,t,n,s){let i=(0,C.createHash)("sha256").update(t).update(n).update(s).digest();if(e<6)return i;for(let r=0,a=0;r<64||a>r-32;r++){let o=Buffer.
concat([t,i,s]),l=Buffer.alloc(64*o.length,o),d=(0,C.createCipheriv)("aes-128-cbc",i.subarray(0,16),i.subarray(16,32)).setAutoPadding(!1).update(l),c=0;for(let h=0;h<
16;h++)c+=d[h];i=(0,C.createHash)(["sha256","sha384","sha512"][c%3]).update(d).digest(),a=d[d.length-1]}return i.subarray(0,32)}var $i=/[\u00AD\u034F\u1806\u180B-\u180D\u200B-\u200D\u2060\uFE00-\uFE0F\uFEFF]/gu,
Pi=/[\u00A0\u1680\u2000-\u200A\u202F\u205F\u3000]/gu,Oi=/[\p{Cc}\p{Co}\p{Cs}\p{Noncharacter_Code_Point}\u0340\u0341\u06DD\u070F\u180E\u200E\u200F\u2028-\u202E\u2061-\u2063\u206A-\u206F\u2FF0-\u2FFB\uFFF9-\uFFFD\u{1D173}-\u{1D17A}\u{E0001}\u{E0020}-\u{E007F}]/u,
Mi=/[\u05BE\u05C0\u05C3\u05D0-\u05EA\u05F0-\u05F4\u061B\u061F\u0621-\u063A\u0640-\u064A\u066D-\u066F\u0671-\u06D5\u06DD\u06E5\u06E6\u06FA-\u06FE\u0700-\u070D\u0710\u0712-\u072C\u0780-\u07A5\u07B1\u200F\uFB1D\uFB1F-\uFB28\uFB2A-\uFB36\uFB38-\uFB3C\uFB3E\uFB40\uFB41\uFB43\uFB44\uFB46-\uFBB1\uFBD3-\uFD3D\uFD50-\uFD8F\uFD92-\uFDC7\uFDF0-\uFDFC\uFE70-\uFE74\uFE76-\uFEFC]/u,
Ni=/[\p{L}\p{Mc}\p{Nl}]/u;function sn(e){let t=e.replace($i,"").replace(Pi," ").normalize("NFKC");if(Oi.test(t))return;let n=[...t],s=n.map(i=>Mi.test(i));return s.
includes(!0)&&(n.some((i,r)=>!s[r]&&Ni.test(i))||!s[0]||!s.at(-1))?void 0:t}var Di=new Map([...[728,711,710,729,733,731,730,732].map((e,t)=>[e,24+t]),...[8226,8224,
8225,8230,8212,8211,402,8260,8249,8250,8722,8240,8222,8220,8221,8216,8217,8218,8482,64257,64258,321,338,352,376,381,305,322,339,353,382].map((e,t)=>[e,128+t]),[
8364,160]]);function Ti(e){let t=sn(e),n=[...t===void 0?[]:[Buffer.from(t,"utf8")],Buffer.from(e,"utf8"),...[on(e),Ci(e)].filter(i=>i!==void 0)],s=[...n.filter(
i=>i.length>nt).map(i=>i.subarray(0,nt)),...n];return s.filter((i,r)=>s.findIndex(a=>a.equals(i))===r)}var nt=127;function rn(e){return typeof e=="string"?Buffer.
from(sn(e)??e,"utf8").subarray(0,nt):e}function an(e){return typeof e=="string"?on(e)??Buffer.from(e,"utf8"):e}function on(e){return ln(e,t=>Di.get(t)??(t>=24&&
t<32||t>=127&&t<161?-1:t))}function Ci(e){return ln(e,t=>t)}function ln(e,t){let n=Array.from(e,s=>t(s.codePointAt(0)));return n.every(s=>s>=0&&s<256)?Buffer.from(
n):void 0}function un(e,t){let{strings:n}=t,s=(r,a,o,l)=>{if(r===Z)return a;let d=Buffer.allocUnsafe(r.length(a.length));return r.encryptInto(a,o,l,d,0),d},i=(r,a,o,l,d,c)=>(r.
encryptInto(a,o,l,d,c),r.length(a.length));return{...e,uniform:t.named===void 0||t.encryptMetadata&&t.embedded===t.streams,decryptString:(r,a,o)=>n.decrypt(r,a,
o),encryptString:(r,a,o)=>s(n,r,a,o),decryptStream:(r,a,o,l)=>De(t,l).decrypt(r,a,o),encryptStream:(r,a,o,l)=>s(De(t,l),r,a,o),encryptedStringLength:r=>n.length(
r),encryptedStreamLength:(r,a)=>De(t,a).length(r),encryptStringInto:(r,a,o,l,d)=>i(n,r,a,o,l,d),encryptStreamInto:(r,a,o,l,d,c)=>i(De(t,l),r,a,o,d,c)}}function De({
streams:e,embedded:t,named:n,encryptMetadata:s},i){let r=i.get("Type");if((0,u.x)(r,"XRef"))return Z;if(n===void 0)return e;let a=dn(i);return a!==void 0?n.get(
a)??e:!s&&(0,u.x)(r,"Metadata")?Z:(0,u.x)(r,"EmbeddedFile")?t:e}function dn(e){let t=e.get("Filter"),n=(0,u.w)(t)?t.findIndex(a=>(0,u.x)(a,"Crypt")):(0,u.x)(t,"\
Crypt")?0:-1;if(n<0)return;let s=e.get("DecodeParms"),i=(0,u.w)(s)?s[n]:s,r=(0,u.u)(i)?i.get("Name"):void 0;return r instanceof u.o?r.text:"Identity"}function Ei(e){
if(dn(e)===void 0)return!1;let t=e.get("Filter"),n=e.get("DecodeParms"),s=(0,u.w)(t)?t.findIndex(r=>(0,u.x)(r,"Crypt")):0,i=(0,u.w)(t)?t.filter((r,a)=>a!==s):[];
return i.length===0?(e.delete("Filter"),e.delete("DecodeParms"),!0):(e.set("Filter",i),(0,u.w)(n)&&e.set("DecodeParms",n.filter((r,a)=>a!==s)),!0)}function ji(e){
return e.algorithm==="AES-128"?Ii(e):_i(e)}var Ri=()=>(0,kt.randomBytes)(32);function Ii({userPassword:e,ownerPassword:t,permissions:n,id0:s}){let i=an(e),r=wi(
4,16,an(t),i),a=vi({revision:4,keyLength:16,owner:r,permissions:n,id0:s,encryptMetadata:!0},i),o=(0,u.y)({Filter:(0,u.z)("Standard"),V:4,R:4,Length:128,...cn("A\
ESV2",16),O:new u.p(r),U:new u.p(a.user),P:n});return hn({dictionary:o,version:"1.6",numbered:!0},Lt(a.fileKey))}function _i({userPassword:e,ownerPassword:t,permissions:n}){
let s=(0,kt.randomBytes)(32),i=Si(s,rn(e),rn(t)),r=(0,u.y)({Filter:(0,u.z)("Standard"),V:5,R:6,Length:256,...cn("AESV3",32),O:new u.p(i.owner),OE:new u.p(i.wrappedByOwner),
U:new u.p(i.user),UE:new u.p(i.wrappedByUser),P:n,Perms:new u.p(Fi(s,n,!0))});return hn({dictionary:r,version:"1.7",extensionLevel:8,numbered:!1},zt(s))}function cn(e,t){
let n=(0,u.y)({Type:(0,u.z)("CryptFilter"),CFM:(0,u.z)(e),AuthEvent:(0,u.z)("DocOpen"),Length:t});return{CF:(0,u.y)({StdCF:n}),StmF:(0,u.z)("StdCF"),StrF:(0,u.z)(
"StdCF")}}function hn(e,t){return un(e,{strings:t,streams:t,embedded:t,named:new Map([["StdCF",t],["Identity",Z]]),encryptMetadata:!0})}function Bi(e,t,n){let s=Li(
e),i=fn(s,t,new Uint8Array(0)),r=i??(n?mn(Ti(n),d=>fn(s,t,d)):void 0);if(r===void 0)throw n?Wi():Xi();let{fileKey:a,access:o}=r,l=Ui(s,a);return{...un({dictionary:e,
...Gi(s),numbered:s.revision<=4},l),access:o,permissions:s.permissions,opensWithoutPassword:i!==void 0,algorithm:Vi(s.methods[l.streams===Z?"embedded":"streams"],
a)}}function Li(e){let t=e.get("Filter");if(!(0,u.x)(t,"Standard"))throw st(`the security handler ${t instanceof u.o?pn(t):"without a name"}`);let n=Ce(e.get("V"),
0),s=Ce(e.get("R"),0);if(!(n===5?s===5||s===6:[1,2,4].includes(n)&&s>=2&&s<=4))throw st(`the standard security handler with V ${n} and R ${s}`);let i={encrypt:e,
version:n,revision:s,permissions:Ce(e.get("P"),-4)|0};if(n<4)return{...i,encryptMetadata:!0,methods:{strings:"V2",streams:"V2",embedded:"V2"},filters:void 0};let r=e.
get("CF"),a=new Map;for(let[d,c]of(0,u.u)(r)?r:[]){let h=(0,u.u)(c)?zi(c,n):void 0;h!==void 0&&a.set(d,h)}a.set("Identity","none");let o=(d,c)=>{let h=e.get(d),
f=a.get(h instanceof u.o?h.text:c);if(f===void 0)throw st(`the crypt filter ${h instanceof u.o?pn(h):c}`);return f},l=e.get("StmF");return{...i,encryptMetadata:e.
get("EncryptMetadata")!==!1,methods:{strings:o("StrF","Identity"),streams:o("StmF","Identity"),embedded:o("EFF",l instanceof u.o?l.text:"Identity")},filters:a}}
function zi(e,t){let n=e.get("CFM");return t===5&&(0,u.x)(n,"AESV3")?"AESV3":t===4&&(0,u.x)(n,"AESV2")?"AESV2":t===4&&(0,u.x)(n,"V2")?"V2":n===void 0||(0,u.x)(n,
"None")?"none":void 0}function fn(e,t,n){let{encrypt:s,revision:i}=e;if(i>=5){let o={owner:ae(s,"O",48),user:ae(s,"U",48),wrappedByOwner:ae(s,"OE",32),wrappedByUser:ae(
s,"UE",32)};return Te(ki(o,i,n),"user")??Te(Ai(o,i,n),"owner")}let r=ae(s,"O",1),a=ae(s,"U",1);return mn(Ki(e),o=>{let{permissions:l,encryptMetadata:d}=e,c={revision:i,
keyLength:o,owner:r,permissions:l,id0:t,encryptMetadata:d};return Te(Ht(c,a,n),"user")??Te(bi(c,a,n),"owner")})}function Te(e,t){return e&&{fileKey:e,access:t}}
function Ki({encrypt:e,version:t}){if(t===4)return[16];let n=Ce(e.get("Length"),40),s=n%8===0&&n>=40&&n<=128?n/8:5;return[...new Set(t===1?[5,s,16]:[s,16,5])]}function Ui(e,t){
let n={none:Z},s=o=>o==="V2"?n.V2??=gi(t):o==="AESV2"?n.AESV2??=Lt(t):o==="AESV3"?n.AESV3??=zt(t):Z,{methods:i,filters:r,encryptMetadata:a}=e;return{strings:s(i.
strings),streams:s(i.streams),embedded:s(i.embedded),named:r&&new Map([...r].map(([o,l])=>[o,s(l)])),encryptMetadata:a}}function Gi({version:e,revision:t,methods:n}){
return t>=5?{version:"1.7",extensionLevel:t===5?3:8}:e===4?{version:Object.values(n).includes("AESV2")?"1.6":"1.5"}:{version:t===2?"1.1":"1.4"}}function Vi(e,t){
if(e!=="none")return e==="V2"?t.length===5?"RC4-40":"RC4-128":e==="AESV2"?"AES-128":"AES-256"}function ae(e,t,n){let s=e.get(t);if(s instanceof u.p&&s.bytes.length>=
n)return s.bytes;throw(0,x.d)(`its encryption dictionary has no usable /${t}.`)}function Ce(e,t){return typeof e=="number"?Math.trunc(e):t}function mn(e,t){for(let n of e){
let s=t(n);if(s!==void 0)return s}}function pn({text:e}){return/^[\w.+-]{1,40}$/.test(e)?e:"with an unusual name"}function Xi(){return new x.b("password_require\
d","The PDF document needs a password to open",{issues:[{field:"file",message:"The document needs a password to open. Give it as open_password."}],advice:"Give \
the password that opens the document"})}function Wi(){return new x.b("wrong_password","The given password does not open the PDF document",{issues:[{field:"file",
message:"The document needs a password to open, and the given one does not open it."}],advice:"Check the password: upper and lower case count, and so do spaces"})}
function st(e){return new x.b("unsupported_encryption",`The PDF document is protected by ${e}, which Octavo cannot open`,{issues:[{field:"file",message:`The doc\
ument is protected by ${e}, which is not supported.`}],advice:"Only protection by passwords can be opened, not by certificates or rights management"})}var gn={allow_print:3,
allow_change_content:4,allow_copy_content:5,allow_comment_and_fill_form:6,allow_fill_form:9,allow_accessibility:10,allow_assemble_document:11,allow_print_high_resolution:12},
yn=-4,it=e=>1<<gn[e]-1,bn=Object.keys(gn);function qi(e){let t=yn;for(let n of bn)e[n]||(t&=~it(n));return e.allow_print?t:t&~it("allow_print_high_resolution")}
function rt(e){return bn.filter(t=>(e&it(t))===0)}var W=class At{constructor(t,n,s,i){this.bytes=t,this.job=n,this.budget=i,this.table=s.table,this.trailer=s.trailer,
this.crossReferenceStream=s.streams,this.bodies=new Int32Array(this.table.size),this.next=Math.max(this.table.size,1)}bytes;job;budget;trailer;table;crossReferenceStream;security;pages;bodies;edited=new Map;patched=new Map;removed=new Set;values=new Map;containers=new Map;opening=new Set;entries=new u.C;patchOutput=new G(
65536);next;encryptNumber=-1;static async open(t,n,{password:s}={}){let{limits:i}=n,r=Is(t,i),a={stream:i.streamBytes,remaining:i.streamBytes+t.length*i.expansion},
o=r>0?[t.subarray(r),t]:[t];for(let d of o){let c=ri(d,i,a);if(!c?.trailer.has("Root"))continue;let h=new At(d,n,c,a);if(await h.verify()&&await h.start(s))return h}
let l=new At(t,n,Rt(t,i),a);return await n.pace.rest(),await l.verify(),l.unlock(s),ci(l),l.forget(),hi(l),await l.start(s)||(l.pages=await fi(l)),l}async start(t){
return this.unlock(t),this.get(this.catalogNumber)instanceof u.s?(this.pages=await Pt.read(this),this.pages.count>0):!1}get catalogNumber(){let t=this.trailer.get(
"Root");return t instanceof u.q?t.number:-1}get catalog(){return this.get(this.catalogNumber)}get version(){let t=/%PDF-(\d)\.(\d)/.exec((0,u.l)(this.bytes).toString(
"latin1",0,1032)),n=t?`${t[1]}.${t[2]}`:"1.4",s=this.catalog.get("Version");return s instanceof u.o&&/^\d\.\d$/.test(s.text)&&s.text>n?s.text:n}get size(){return this.
next}get(t){let n=typeof t=="number"?t:t.number;if(this.removed.has(n))return null;let s=this.edited.get(n);if(s!==void 0)return s;let i=this.values.get(n);if(i!==
void 0)return i;let r=this.read(n);return this.values.set(n,r),r}resolve(t){for(let n=0;t instanceof u.q&&n<32;n++)t=this.get(t);return t===void 0||t instanceof
u.q?null:t}dict(t){let n=this.resolve(t);return n instanceof u.s?n:n instanceof u.t?n.dict:void 0}array(t){let n=this.resolve(t);return Array.isArray(n)?n:void 0}edit(t){
let n=typeof t=="number"?t:t.number,s=this.get(n);return this.put(n,s),s}put(t,n){let s=typeof t=="number"?t:t.number;this.patched.delete(s),this.removed.delete(
s),this.edited.set(s,n),s>=this.next&&(this.next=s+1)}add(t){let n=this.next++;return this.edited.set(n,t),new u.q(n,0)}remove(t){let n=typeof t=="number"?t:t.number;
this.edited.delete(n),this.patched.delete(n),this.removed.add(n)}exists(t){if(this.removed.has(t))return!1;if(this.edited.has(t))return!0;let n=this.table.kind[t];
return n===O||n===R}isChanged(t){return this.edited.has(t)||this.patched.has(t)}entry(t,n){let s=this.edited.get(t)??this.values.get(t);if(s!==void 0||this.removed.
has(t))return s instanceof u.s?s.get(n):void 0;let i=this.place(t);if(!i)return;if(!this.entries.locate(i.bytes,i.start,i.end))return this.dict(new u.q(t))?.get(
n);let r=this.entries.find(i.bytes,n);if(!(r<0))return this.parserAt(t,i.bytes,this.entries.at[r+2],this.entries.at[r+3]).value()}patch(t,n,s={}){let i=this.edited.
has(t)?void 0:this.place(t),r=this.security&&[...Object.values(n),...Object.values(s)].some(ti);if(!i||r||!this.entries.locate(i.bytes,i.start,i.end)){let o=this.
edit(t);o instanceof u.s&&si(o,n,s);return}this.patchOutput.length>1<<20&&(this.patchOutput=new G(1<<21));let a=this.patchOutput.length;ni(this.patchOutput,i.bytes,
this.entries,n,s),this.values.delete(t),this.patched.set(t,this.patchOutput.bytes.subarray(a))}encoded(t){let{sealed:n,data:s}=t;return n&&this.security?this.security.
decryptStream(s,n.number,n.generation,this.directly(t.dict)):s}decoded(t){let{limits:n}=this.job,s=this.listOf(t.dict.get("Filter")??t.dict.get("F")),i=this.listOf(
t.dict.get("DecodeParms")??t.dict.get("DP"));if(s.length>n.filters)throw new x.b("limit_exceeded",`A stream of the document has more than ${n.filters} filters`,
{issues:[{field:"file",message:`A stream has more than ${n.filters} filters.`}]});let r=this.encoded(t);for(let[a,o]of s.entries()){let l=this.dict(i[a]);o instanceof
u.o&&(r=(0,u.m)(o.text,r,l&&this.directly(l),this.budget))}return r}listOf(t){let n=this.resolve(t);return n===null?[]:(Array.isArray(n)?n:[n]).map(s=>this.resolve(
s))}directly(t){let n=new u.s;for(let[s,i]of t){let r=this.resolve(i);n.set(s,Array.isArray(r)?r.map(a=>this.resolve(a)):r)}return n}place(t){if(this.removed.has(
t))return;let n=this.patched.get(t);if(n)return{bytes:n,start:0,end:n.length};if(!this.edited.has(t))switch(this.table.kind[t]){case O:return{bytes:this.bytes,start:this.
bodies[t],end:this.bytes.length};case R:{let s=this.container(this.table.place[t]);if(!s)return;let i=this.table.detail[t];s.numbers[i]!==t&&(i=s.numbers.indexOf(
t));let r=s.starts[i];return r===void 0?void 0:{bytes:s.data,start:r,end:s.starts[i+1]??s.data.length}}default:return}}container(t){let n=this.containers.get(t);
if(n||this.containers.has(t))return n;if(this.opening.has(t)||this.table.kind[t]!==O)return;this.opening.add(t);let s=zs(this,t);return this.opening.delete(t),this.
containers.set(t,s),s}read(t){let n=this.place(t);if(!n)return null;let s=this.table.kind[t]===R&&!this.patched.has(t),i=this.parserAt(t,n.bytes,n.start,n.end),
r=i.value();if(s||!(r instanceof u.s)||n.bytes!==this.bytes)return r;let a=(0,u.b)(this.bytes,i.at,this.bytes.length);if(!(0,u.g)(this.bytes,a,"stream"))return r;
let{start:o,end:l}=this.streamData(a,this.lengthOf(r.get("Length"))),d=this.security&&!(0,u.x)(r.get("Type"),"XRef");return new u.t(r,this.bytes.subarray(o,l),d?
{number:t,generation:this.generation(t)}:void 0)}lengthOf(t){if(t instanceof u.q){let n=this.place(t.number),s=n&&new Y(n.bytes,n.start,Math.min(n.end,n.start+64),
64).value();return typeof s=="number"?s:-1}return typeof t=="number"?t:-1}generation(t){return this.table.kind[t]===O?this.table.detail[t]:0}streamData(t,n){let s=Xe(
this.bytes,t);if(n>=0&&s+n<=this.bytes.length&&We(this.bytes,s+n))return{start:s,end:s+n,trusted:!0};let i=(0,u.l)(this.bytes).indexOf("endstream",s);return i<0&&
(i=(0,u.l)(this.bytes).indexOf("endobj",s),i<0&&(i=this.bytes.length)),i>s&&this.bytes[i-1]===10&&i--,i>s&&this.bytes[i-1]===13&&i--,{start:s,end:i,trusted:!1}}parserAt(t,n,s,i){
let{security:r}=this,a;if(r&&t!==this.encryptNumber&&this.table.kind[t]===O){let o=this.generation(t);a=l=>r.decryptString(l,t,o)}return new Y(n,s,i,this.job.limits.
nesting,a)}async verify(){let{table:t,bytes:n,bodies:s}=this,i;for(let r=0;r<t.size;r++){if(t.kind[r]!==O)continue;let a=(0,u.k)(n,t.place[r],n.length);if(a?.number===
r)s[r]=a.body,t.place[r]=a.start,t.detail[r]=a.generation;else{i??=Rt(n,this.job.limits).table;let o=r<i.size&&i.kind[r]===O?(0,u.k)(n,i.place[r],n.length):void 0;
o?.number===r?(t.set(r,O,o.start,o.generation),s[r]=o.body):t.set(r,$e,0,0)}if((r&1023)===0){let o=this.job.pace.step(2e4);o&&await o}}return t.kind[this.catalogNumber]===
O||t.kind[this.catalogNumber]===R}unlock(t){let n=this.trailer.get("Encrypt");if(this.security||n===void 0)return;n instanceof u.q&&(this.encryptNumber=n.number);
let s=this.resolve(n);if(!(s instanceof u.s))throw(0,x.d)("its encryption dictionary is missing");let i=this.array(this.trailer.get("ID")),r=this.resolve(i?.[0]),
a=this.deeply(s,8);this.security=Bi(a,r instanceof u.p?r.bytes:new Uint8Array,t),this.values.clear(),this.containers.clear()}forget(){this.values.clear(),this.next=
Math.max(this.next,this.table.size)}deeply(t,n){let s=this.resolve(t);if(n===0)return s;if(Array.isArray(s))return s.map(r=>this.deeply(r,n-1));if(!(s instanceof
u.s))return s;let i=new u.s;for(let[r,a]of s)i.set(r,this.deeply(a,n-1));return i}measure(t,n){let{bytes:s}=this;n.forgetLength();let i=n.value(s,this.bodies[t],
s.length);if(i<0)return;let r=(0,u.b)(s,i,s.length);if(s[r]===101&&(0,u.g)(s,r,"endobj"))return{valueEnd:i,dataStart:-1,dataEnd:-1,end:r+6};if(!(0,u.g)(s,r,"str\
eam"))return;let a=n.lengthRef>=0?this.lengthOf(new u.q(n.lengthRef)):n.length,o=this.streamData(r,a);if(!o.trusted)return;let l=(0,u.b)(s,(0,u.b)(s,o.end,s.length)+
9,s.length);if((0,u.g)(s,l,"endobj"))return{valueEnd:i,dataStart:o.start,dataEnd:o.end,end:l+6}}},Hi=class{live;via;end;valueEnd;dataStart;dataEnd;lengthStart;lengthEnd;from;to;count=0;bytes=0;constructor(e,t,n=!1,s){
let i=r=>r??new Int32Array(t?e:0);this.live=new Uint8Array(e),this.via=new Int32Array(n?e:0),this.end=s?.end??new Int32Array(e),this.valueEnd=i(s?.valueEnd),this.
dataStart=i(s?.dataStart),this.dataEnd=i(s?.dataEnd),this.lengthStart=i(s?.lengthStart),this.lengthEnd=i(s?.lengthEnd),this.from=i(s?.from),this.to=i(s?.to)}};async function Ji(e,{
watched:t}={}){let{markings:n,referrers:s}=await Ee([e],{watched:t}),{live:i,via:r}=n[0];return{live:i,via:r,referrers:s}}async function Ee(e,t={}){let{strings:n=!1,
watched:s,alias:i,known:r}=t,a=n||t.detail===!0,o=e.length,l=e.map((y,g)=>new Hi(y.size,a,s!==void 0,r?.markings[g])),d=r?.scans??e.map(()=>new u.B);for(let y of d)
y.strings=n;let c=new Set,{pace:h}=e[0].job,f=[],m=0,p=(y,g)=>{if(i){let w=i(y,g);w&&({part:y,number:g}=w)}s?.has(g)&&c.add(m);let{live:v}=l[y];g<=0||g>=v.length||
v[g]===1||!e[y].exists(g)||(v[g]=1,s&&(l[y].via[g]=m),f.push(g*o+y))},b=(y,g)=>{let v=[g];for(;v.length>0;){let w=v.pop();if(w instanceof u.q)p(w instanceof u.r?
w.part:y,w.number);else if(Array.isArray(w))for(let k of w)v.push(k);else if(w instanceof u.s)for(let k of w.values())v.push(k);else if(w instanceof u.t)for(let[
k,F]of w.dict)k!=="Length"&&v.push(F)}};for(let[y,g]of e[0].trailer)y!=="Encrypt"&&b(0,g);for(;f.length>0;){let y=f.pop(),g=y%o,v=m=(y-g)/o,w=e[g],k=l[g],F=d[g];
a||(F.used=0),k.count++;let L=100,Q=w.edited.get(v),P=r?.markings[g];if(Q===void 0&&P?.live[v]===1){let{marks:z}=F,ze=n?k.lengthStart[v]:-2;for(let E=k.from[v];E<
k.to[v];E+=3)z[E]!==u.A&&z[E+1]!==ze&&p(g,z[E]);k.end[v]>0&&(k.bytes+=k.end[v]-w.table.place[v]);continue}let N=F.used;if(Q===void 0){let z=Qi(w,k,F,v,a);L+=z,(z<
0||n&&F.byteRange)&&(F.used=N,Q=w.edit(v))}if(Q!==void 0)b(g,Q);else{a&&(k.from[v]=N,k.to[v]=F.used);let{marks:z}=F,ze=n?F.lengthStart:-2;for(let E=N;E<F.used;E+=
3)z[E]!==u.A&&z[E+1]!==ze&&p(g,z[E])}let te=h.step(L);te&&await te}return{markings:l,scans:d,referrers:c}}function Qi(e,t,n,s,i){let r=e.place(s);if(!r)return-1;
if(n.forgetLength(),r.bytes!==e.bytes){let o=n.value(r.bytes,r.start,r.end);return o<0&&!Yi(r.bytes,r.start,r.end)?-1:(i&&(t.valueEnd[s]=o<0?r.end:o),t.bytes+=r.
end-r.start,r.end-r.start)}let a=e.measure(s,n);return a?(t.end[s]=a.end,t.bytes+=a.end-e.table.place[s],i&&(t.valueEnd[s]=a.valueEnd,t.dataStart[s]=a.dataStart,
t.dataEnd[s]=a.dataEnd,t.lengthStart[s]=n.lengthStart,t.lengthEnd[s]=n.lengthEnd),a.valueEnd-r.start):-1}function Yi(e,t,n){for(let s=t;s<n;s++)if("<([/".includes(
String.fromCharCode(e[s])))return!1;return!0}var at=new u.s,ot=e=>({length:e.length,put:t=>t.copy(e,0,e.length)});function wn(e,{number:t,generation:n,security:s},i){
if(!s)return ot(e);let r=s.encryptedStreamLength(e.length,i);return{length:r,put:a=>a.fill(r,(o,l)=>s.encryptStreamInto(e,t,n,i,o,l))}}function vn(e,t,n){for(let s=t;s<
n-4;s++)if(e[s]===67&&(0,u.g)(e,s,"Crypt"))return!0;return!1}var Zi=class{constructor(e,t,n){this.sink=e,this.rows=t,this.bytes=n}sink;rows;bytes;start=-1;end=-1;add(e,t,n,s){
this.start>=0&&!this.adjoins(t)&&this.flush(),this.start<0&&(this.start=t),this.rows.plain(e,this.sink.length+(t-this.start),s),this.end=n}flush(){this.start<0||
(this.sink.copy(this.bytes,this.start,this.end),this.sink.byte(10),this.start=-1)}adjoins(e){if(e<this.end||e-this.end>16)return!1;for(let t=this.end;t<e;t++)if(u.a[this.
bytes[t]]!==1)return!1;return!0}},er=0,tr=1,nr=2,sr=class{kind;place;detail;size=1;constructor(e){this.kind=new Uint8Array(e),this.place=new Float64Array(e),this.
detail=new Int32Array(e)}plain(e,t,n){this.set(e,tr,t,n)}packed(e,t,n){this.set(e,nr,t,n)}set(e,t,n,s){e>=this.kind.length&&this.grow(e+1),this.kind[e]=t,this.place[e]=
n,this.detail[e]=s,e>=this.size&&(this.size=e+1)}grow(e){let t=Math.max(e,Math.ceil(this.kind.length*1.5)),[n,s,i]=[new Uint8Array(t),new Float64Array(t),new Int32Array(
t)];n.set(this.kind),s.set(this.place),i.set(this.detail),[this.kind,this.place,this.detail]=[n,s,i]}fingerprint(){return new Uint8Array(this.place.buffer,0,this.
size*8)}table(){let{size:e,kind:t,place:n,detail:s}=this,i=Buffer.allocUnsafe(e*20),r=0;for(let a=e-1;a>=0;a--){let o=a*20,l=t[a]===er;xn(i,o,10,l?r:n[a]),i[o+10]=
32,xn(i,o+11,5,a===0?65535:l?1:s[a]),i[o+16]=32,i[o+17]=l?102:110,i[o+18]=32,i[o+19]=10,l&&(r=a)}return i}packedRows(){let{size:e,kind:t,place:n,detail:s}=this,
[i,r]=[1,1];for(let f=0;f<e;f++)n[f]>i&&(i=n[f]),s[f]>r&&(r=s[f]);let a=[1,kn(i),kn(r)],o=a[0]+a[1]+a[2],l=new Uint8Array(e*(o+1)),d=new Uint8Array(o),c=new Uint8Array(
o),h=0;for(let f=0;f<e;f++){d[0]=t[f],An(d,1,a[1],n[f]),An(d,1+a[1],a[2],f===0?0:s[f]),l[h++]=2;for(let m=0;m<o;m++)l[h++]=d[m]-c[m],c[m]=d[m]}return{data:l,widths:a}}};
function ir(e,t){let n=e.length;e.text(`xref
0 ${t.size}
`);let s=t.table();return e.copy(s,0,s.length),n}function rr(e,t,n){let s=e.length,i=t.size;t.plain(i,s,0);let{data:r,widths:a}=t.packedRows(),o=(0,u.n)(r),l=a[0]+
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
`)}function xn(e,t,n,s){for(let i=t+n-1;i>=t;i--){let r=Math.floor(s/10);e[i]=48+(s-r*10),s=r}}var kn=e=>Math.max(1,Math.ceil(Math.log2(e+1)/8));function An(e,t,n,s){
for(let i=t+n-1;i>=t;i--)e[i]=s%256,s=Math.floor(s/256)}var Sn=200,ar=class{constructor(e,t,n,s){this.sink=e,this.documents=t,this.marked=n,this.mode=s,this.repacked=
t.map(()=>new Map),this.whole=t.map(()=>new Set);let i=t.reduce((r,a)=>r+a.size,0);this.next=t[0].size,this.finals=s.renumber?this.assign():[],this.rows=new sr(
Math.max(s.renumber?this.next:i,16)+8)}sink;documents;marked;mode;rows;finals;next;repacked;whole;fresh=[];finalReference=e=>this.final(0,e);async run(){for(let[
e]of this.documents.entries())this.mode.streams&&this.choosePacking(e),await this.writePart(e);this.fresh.length>0&&await this.writeFresh()}plain(e){let t=this.
next++;return this.begin(t,0),j(this.sink,e,Ae),this.sink.text(`
endobj
`),new u.q(t,0)}assign(){let e=1,t=this.marked.markings.map(({live:n})=>{let s=new Int32Array(n.length);for(let i=1;i<n.length;i++)n[i]===1&&(s[i]=e++);return s});
return this.next=e,t}final(e,t){return this.finalNumber(t instanceof u.r?t.part:e,t.number)}finalNumber(e,t){let n=this.mode.alias?.(e,t);return n&&({part:e,number:t}=
n),this.mode.renumber?this.finals[e][t]??0:this.marked.markings[0].live[t]===1?t:0}choosePacking(e){let t=this.documents[e],{live:n}=this.marked.markings[e],{table:s}=t,
i=new Map;for(let r=1;r<s.size;r++){if(n[r]!==1||s.kind[r]!==R)continue;let a=s.place[r],o=i.get(a);o?o.push(r):i.set(a,[r])}for(let[r,a]of i)this.isWhole(e,r,a)?
this.whole[e].add(r):this.repacked[e].set(r,a.filter(o=>!(t.edited.get(o)instanceof u.t)))}isWhole(e,t,n){let s=this.documents[e],i=s.container(t);return this.mode.
renumber||!i||i.extends||i.numbers.length!==n.length?!1:n.every(r=>!s.isChanged(r)&&i.numbers[s.table.detail[r]]===r)}async writePart(e){let t=this.documents[e],
{pace:n}=t.job,{table:s}=t,{live:i}=this.marked.markings[e],r=new Zi(this.sink,this.rows,t.bytes);for(let a of this.plainOrder(e)){let o=this.writeOne(e,a,r),l=n.
step(o);l&&await l}r.flush();for(let a=1;a<i.length;a++){let o=a>=s.size||s.kind[a]!==O&&s.kind[a]!==R;if(i[a]!==1||!o&&!(s.kind[a]===R&&(!this.mode.streams||t.
edited.get(a)instanceof u.t)))continue;this.mode.streams&&o&&!(t.edited.get(a)instanceof u.t)?this.fresh.push({part:e,number:a}):this.writeObject(e,a);let l=n.step(
500);l&&await l}}plainOrder(e){let{table:t}=this.documents[e],{live:n}=this.marked.markings[e],s=new Int32Array(t.size),i=0,r=!0,a=-1;for(let l=1;l<t.size;l++){
if(t.kind[l]!==O)continue;let d=this.whole[e].has(l)||this.repacked[e].has(l);n[l]!==1&&!d||(s[i++]=l,t.place[l]<a&&(r=!1),a=t.place[l])}let o=s.subarray(0,i);return r?
o:o.sort((l,d)=>t.place[l]-t.place[d])}writeOne(e,t,n){let s=this.documents[e],i=this.marked.markings[e],{table:r}=s,a=this.repacked[e].get(t);if(a){n.flush();let d=this.
mode.renumber?this.next++:t;return this.pack(d,a.map(c=>({part:e,number:c}))),a.length*200}if(this.whole[e].has(t))return this.copyContainer(e,t,n);if(s.isChanged(
t)||this.mode.renumber||this.mode.strings)return n.flush(),this.writeObject(e,t);let[o,l]=[r.place[t],i.end[t]];return n.add(t,o,l,r.detail[t]),Math.min(l-o,2e6)>>
3}copyContainer(e,t,n){let s=this.documents[e],i=s.container(t);for(let[a,o]of i.numbers.entries())this.rows.packed(o,t,a);n.flush();let r=s.get(t);return this.
writeStream(e,t,s.generation(t),r),r.data.length>>2}begin(e,t){this.rows.plain(e,this.sink.length,t),this.sink.integer(e),this.sink.byte(32),this.sink.integer(t),
this.sink.text(` obj
`)}writing(e,t,n){let{renumber:s,security:i}=this.mode;return{number:t,generation:n,security:i,renumber:s?r=>this.final(e,r):void 0}}writeObject(e,t){let n=this.
documents[e],s=this.mode.renumber?this.finals[e][t]:t,i=this.mode.renumber?0:n.generation(t),r=this.sink.length,a=n.edited.get(t)??this.withCryptFilter(e,t);return a instanceof
u.t?this.writeStream(e,s,i,a):(this.begin(s,i),a!==void 0?j(this.sink,a,this.writing(e,s,i)):this.copyObject(this.sink,e,t,this.writing(e,s,i)),this.sink.text(`\

endobj
`)),this.sink.length-r}writeStream(e,t,n,s){let i=this.documents[e],{security:r}=this.mode,{sealed:a}=s,o=this.writing(e,t,n),l=a&&r===i.security&&(!r?.numbered||
a.number===t&&a.generation===n),d=new u.s(s.dict);!l&&this.mode.recrypt&&Ei(d);let c=l?ot(s.data):wn(i.encoded(s),{number:t,generation:n,security:r},d);this.begin(
t,n),d.set("Length",c.length),j(this.sink,d,o),this.sink.text(`
stream
`),c.put(this.sink),this.sink.text(`
endstream
endobj
`)}copyObject(e,t,n,s){let i=this.documents[t],r=this.marked.markings[t],a=i.place(n),o=a.bytes===i.bytes;if(!this.mode.renumber&&!this.mode.strings){e.copy(a.bytes,
a.start,a.end);return}let l=r.valueEnd[n],d=o?r.dataStart[n]:-1,c=d>=0&&this.mode.strings,h=or(a.bytes,a.start),f,m=-1;c&&(f=this.transcrypt(i,n,s,l,i.bytes.subarray(
d,r.dataEnd[n])),m=r.lengthStart[n]);let{marks:p}=this.marked.scans[t],b=m<0,y=()=>{e.copy(a.bytes,h,m),e.integer(f.length),h=r.lengthEnd[n],b=!0};for(let g=r.from[n];g<
r.to[n];g+=3){let[v,w,k]=[p[g],p[g+1],p[g+2]];if(!b&&w>=m&&y(),!(w<h)){if(v===u.A)e.copy(a.bytes,h,w),this.copyString(e,i,n,a.bytes,w,k,o,s),h=k;else if(this.mode.
renumber){e.copy(a.bytes,h,w);let F=this.finalNumber(t,v);F===0?e.text("null"):(e.integer(F),e.text(" 0 R")),h=k}}}b||y(),f?(e.copy(a.bytes,h,l),e.text(`
stream
`),f.put(e),e.text(`
endstream`)):d>=0?(e.copy(a.bytes,h,r.dataEnd[n]),e.text(`
endstream`)):e.copy(a.bytes,h,l)}copyString(e,t,n,s,i,r,a,o){let{security:l}=t,d=t.generation(n),c=l&&(a||t.patched.has(n))&&t.table.kind[n]===O,h=new Y(s,i,r,1,
c?f=>l.decryptString(f,n,d):void 0).value();h instanceof u.p&&Ot(e,h.bytes,o)}transcrypt(e,t,n,s,i){let{security:r}=this.mode,a=e.generation(t);if(r===e.security&&
(!r?.numbered||t===n.number&&a===n.generation))return ot(i);let o=this.telling(e,t,s),l=e.security?e.encoded(new u.t(o,i,{number:t,generation:a})):i;return wn(l,
n,o)}telling(e,t,n){let{security:s}=this.mode;if((s?.uniform??!0)&&(e.security?.uniform??!0)&&!vn(e.bytes,e.bodies[t],n))return at;let i=e.get(t);return i instanceof
u.t?i.dict:at}withCryptFilter(e,t){let n=this.documents[e],{valueEnd:s,dataStart:i}=this.marked.markings[e];if(!this.mode.recrypt||!n.security||n.table.kind[t]!==
O||i[t]<0||!vn(n.bytes,n.bodies[t],s[t]))return;let r=n.get(t);return r instanceof u.t?r:void 0}async writeFresh(){let{pace:e}=this.documents[0].job;for(let t=0;t<
this.fresh.length;t+=Sn){this.pack(this.next++,this.fresh.slice(t,t+Sn));let n=e.step(1e5);n&&await n}}pack(e,t){let n=new G(t.length*160),s=new G(t.length*12);
for(let[o,{part:l,number:d}]of t.entries()){let c=this.documents[l],h=this.mode.renumber?this.finals[l][d]:d;o>0&&s.byte(32),s.integer(h),s.byte(32),s.integer(n.
length),this.rows.packed(h,e,o);let f={...this.writing(l,h,0),security:void 0},m=c.edited.get(d);m!==void 0?j(n,m,f):this.copyObject(n,l,d,f),n.byte(10)}s.byte(
10);let i=s.length;s.copy(n.bytes,0,n.length);let r=(0,u.n)(s.bytes),{security:a}=this.mode;a&&(r=a.encryptStream(r,e,0,at)),this.begin(e,0),this.sink.text(`<</\
Type/ObjStm/N ${t.length}/First ${i}/Filter/FlateDecode/Length ${r.length}>>
stream
`),this.sink.copy(r,0,r.length),this.sink.text(`
endstream
endobj
`)}};function or(e,t){for(;t<e.length&&u.a[e[t]]===1;)t++;return t}async function pe(e,t={}){return await e.pages.settle(),Fn([e],t)}async function Fn(e,t={}){let n;
return await lr(e,t,s=>n=new G(s)),n.bytes}async function lr(e,t,n){let[s]=e,{encryption:i="keep",dedupe:r}=t,a=i==="keep"?s.security:i==="none"?void 0:i,o=e.some(
P=>P.security!==a),l=await Ee(e,{detail:e.length>1,strings:o}),d=r&&await r(e,l);d&&(l=await Ee(e,{detail:!0,strings:o,alias:d,known:l}));let c=l.markings.reduce(
(P,{count:N})=>P+N,0),h=e.reduce((P,N)=>P+N.size,0),f=e.length>1||h-c>c+50,m=o||f&&a?.numbered===!0;f&&e.length===1&&(!o||m)&&(l=await Ee(e,{detail:!0,strings:m}));
let p=e.some(P=>P.crossReferenceStream),b=hr([...e.map(P=>P.version),t.version??"1.0",a?.version??"1.0",p?"1.5":"1.0"]),y=l.markings.reduce((P,{bytes:N,count:te})=>P+
N+te*(m?72:28),0)+h*4+16384,g=n(y);g.text(`%PDF-${b}
`),g.copy($n,0,$n.length);let v=new ar(g,e,l,{renumber:f,strings:m,recrypt:o,security:a,streams:p,alias:d});await v.run();let w;a&&(w=v.plain(a.dictionary));let k=new u.s,
F={...Ae,renumber:v.finalReference};for(let[P,N]of s.trailer)P!=="ID"&&P!=="Encrypt"&&k.set(P,N);let{rows:L}=v,Q=dr(g,L.fingerprint());if(k.set("ID",ur(s,Q)),p)
rr(g,L,P=>{for(let[N,te]of P)k.set(N,te);Pn(g,k,w,F)});else{let P=ir(g,L);k.set("Size",L.size),g.text(`trailer
`),Pn(g,k,w,F),g.text(`
startxref
${P}
%%EOF
`)}}var $n=Uint8Array.of(37,226,227,207,211,10);function Pn(e,t,n,s){if(!n){j(e,t,s);return}let i=new G(1024);j(i,t,s),e.copy(i.bytes,0,i.length-2),e.text(`/Enc\
rypt ${n.number} 0 R>>`)}function ur(e,t){let n=e.resolve(e.array(e.trailer.get("ID"))?.[0]);return[n instanceof u.p?n:new u.p(t),new u.p(t)]}function dr(e,t){let n=(0,Os.createHash)(
"sha256").update(t);if(e instanceof G){let{bytes:s}=e,i=Math.max(On,Math.floor(s.length/cr));for(let r=0;r<s.length;r+=i)n.update(s.subarray(r,r+On))}return n.digest().
subarray(0,16)}var On=4096,cr=128;function hr(e){return e.reduce((t,n)=>n>t?n:t)}async function Mn(e,t,n){let s=ji({...n,id0:pr(e)});return mr(e,s),{name:t.name,
bytes:await pe(e,{encryption:s}),pageCount:e.pages.count}}function Nn({algorithm:e,permissions:t,userPassword:n}){return{algorithm:e,permissions:t,restrictions:rt(
t),needsPassword:n!==""}}function fr({security:e}){let t=e?rt(e.permissions):[];return t.length===0?[]:[{code:"restrictions_dropped",message:`The document came \
with restrictions (${t.join(", ")} = false). The new encryption replaces them: whoever opens the document with the password may do everything.`}]}function mr(e,{
version:t,extensionLevel:n}){if(n===void 0||e.version>="2.0")return;let s=e.edit(e.catalogNumber);if(!(s instanceof u.s))return;let i=e.dict(s.get("Extensions")),
r=e.resolve(e.dict(i?.get("ADBE"))?.get("ExtensionLevel"));if(typeof r=="number"&&r>=n)return;let a=(0,u.y)({BaseVersion:(0,u.z)(t),ExtensionLevel:n});s.set("Ex\
tensions",new u.s([...i??[],["ADBE",a]]))}function pr(e){let t=e.resolve(e.array(e.trailer.get("ID"))?.[0]);if(t instanceof u.p&&t.bytes.length>0)return t.bytes;
let n=new u.p((0,Ps.randomBytes)(16));return e.trailer.set("ID",[n,n]),n.bytes}var gr=async(e,t,n)=>{let[s]=e,i=await W.open(s.bytes,n,{password:t.open_password}),
r={algorithm:t.encryption_algorithm,userPassword:t.password,ownerPassword:Ri(),permissions:yn},a=fr(i);return{documents:[await Mn(i,s,r)],notes:a,facts:Nn(r)}},
yr=async(e,t,n)=>{let[s]=e,i=await W.open(s.bytes,n,{password:t.open_password}),r={algorithm:t.encryption_algorithm,userPassword:t.user_password??"",ownerPassword:t.
owner_password,permissions:qi(t)},a=i.security&&!i.security.opensWithoutPassword&&r.userPassword===""?[br]:[];return{documents:[await Mn(i,s,r)],notes:a,facts:Nn(
r)}},br={code:"opens_without_password",message:"The document needed a password to open. It was given no user_password, so it now opens without one, with the res\
trictions."},wr=async([e],t,n)=>{let s=await W.open(e.bytes,n,{password:t.open_password}),{stamp:i}=await Promise.resolve().then(()=>K(require("./stamp-RGSWSOB2.js"))),
r=await i(s,t),a=await pe(s),o=s.pages.count;return{documents:[{name:e.name,bytes:a,pageCount:o}],notes:r,facts:{pageCount:o}}};function lt({first_page:e,last_page:t},n){
let s=n===1?"1 page":`${n} pages`,i=[];if(e>n&&i.push({field:"first_page",message:`is ${e}, but the document has ${s}`}),t!==void 0&&t>n&&i.push({field:"last_pa\
ge",message:`is ${t}, but the document has ${s}`}),i.length===0&&t!==void 0&&e>t&&i.push({field:"first_page",message:`is ${e}, which is after last_page (${t})`}),
i.length>0)throw(0,x.c)(i);return{first:e,last:t??n}}function vr({first:e,last:t}){return Uint32Array.from({length:t-e+1},(n,s)=>e+s)}var xr=class{constructor(e){
this.document=e}document;gone=new Set;chased=new Set;remove(e){let{catalog:t,catalogNumber:n,pages:s}=this.document,i=t.get("Pages");e===n||(0,u.v)(i)&&e===i.number||
s.indexOf(e)>=0||(this.gone.add(e),this.document.remove(e))}chase(e){this.chased.add(e)}removed(){return this.gone}takeChased(){let e=this.chased;return this.chased=
new Set,e}isGone(e){return(0,u.v)(e)&&this.gone.has(e.number)}},q=class{seen=new Set;left;constructor(e){this.left=e.job.limits.nodes}first(e){if(--this.left<0)
throw new x.b("limit_exceeded","The document has more fields, bookmarks or structure than can be processed");return(0,u.v)(e)?this.seen.has(e.number)?!1:(this.seen.
add(e.number),!0):!0}};function D(e,t){return(0,u.v)(e)?e.number:t}function U(e,t){let n=e.catalog.get(t),s=e.dict(n);return s&&{dict:s,holder:D(n,e.catalogNumber)}}
function ut(e){let t=Tn(e),n=[t];for(let s=n.pop();s!==void 0;s=n.pop())if(Array.isArray(s))for(let[i,r]of s.entries())s[i]=Dn(r,n);else if((0,u.u)(s))for(let[i,
r]of s)s.set(i,Dn(r,n));return t}function Dn(e,t){let n=Tn(e);return n!==e&&t.push(n),n}function Tn(e){return Array.isArray(e)?[...e]:(0,u.u)(e)?new u.s(e):e}var kr=class{constructor(e,t){
this.removal=e,this.destinations=t,this.document=e.document}removal;destinations;document;pages=new Map;structKeys=new Set;via=new Int32Array;removedLinks=0;touch(e,t){
if(!this.prune(e,t))return;let n=this.pageOf(e,t);if(this.forget(t),this.removal.remove(e),n===void 0){this.removal.chase(e);return}let s=this.pages.get(n);s||this.
pages.set(n,s=new Set),s.add(e)}touchPage(e){let t=this.document.entry(e,"Annots"),n=this.document.array(t);if(!n)return;let s=!1,i=n.filter(r=>{if(this.removal.
isGone(r))return s=!0,!1;let a=this.document.dict(r),o=D(r,D(t,e));return!a||!this.prune(o,a)?!0:(this.forget(a),(0,u.v)(r)&&this.removal.remove(r.number),s=!0,
!1)});s&&this.setAnnots(e,i)}flush(){for(let[e,t]of this.pages){let n=this.document.array(this.document.entry(e,"Annots"))??[],s=n.filter(r=>!this.removal.isGone(
r));s.length<n.length&&this.setAnnots(e,s);let i=new Set(n.map(r=>(0,u.v)(r)?r.number:-1));for(let r of t)i.has(r)||this.removal.chase(r)}this.pages.clear()}prune(e,t){
if(this.destinations.pruneTargets(e,t)&&(0,u.x)(t.get("Subtype"),"Link"))return this.removedLinks++,!0;for(let n of["P","Popup","IRT"])this.removal.isGone(t.get(
n))&&(this.document.edit(e),t.delete(n),n==="IRT"&&t.delete("RT"));return(0,u.x)(t.get("Subtype"),"Popup")&&this.removal.isGone(t.get("Parent"))}pageOf(e,t){let{
pages:n}=this.document,s=t.get("P");if((0,u.v)(s)&&n.indexOf(s.number)>=0)return s.number;let i=this.via[e]??0;return[i,this.via[i]??0].find(r=>n.indexOf(r)>=0)}forget(e){
let t=this.document.resolve(e.get("StructParent"));typeof t=="number"&&this.structKeys.add(t)}setAnnots(e,t){this.document.patch(e,{Annots:t.length>0?t:void 0})}};
function Cn(e){return e.has("Rect")&&e.has("Subtype")}var Ar=class{constructor(e){this.removal=e,this.document=e.document}removal;document;open=new Set;pruned=!1;signatures=new Set;signatureRemoved=!1;removedFields=0;removedXfa=!1;losing(e){
if(!(0,u.x)(e.get("Subtype"),"Widget")||(this.pruned=!0,e.has("T")&&!e.has("Kids")&&this.removedFields++,En(this.document,e)!=="Sig"))return;this.signatureRemoved=
!0;let t=je(this.document,e,"V");(0,u.v)(t)&&this.signatures.add(t.number)}keepsAsField(e,t){if(!this.document.array(t.get("Kids")))return!1;this.document.edit(
e);for(let n of[...t.keys()])!jn.includes(n)&&n!=="Kids"&&n!=="AA"&&t.delete(n);return this.touch(e),!0}touch(e){this.open.add(e),this.pruned=!0}touchForm(){this.
pruned=!0}flush(){for(let t of this.open)this.open.delete(t),this.pruneField(t);if(!this.pruned)return;this.pruned=!1;let e=U(this.document,"AcroForm");e&&(this.
filter(e.holder,e.dict,"Fields"),this.filter(e.holder,e.dict,"CO"),this.signatureRemoved&&this.dropSignatureFlags(e.holder,e.dict),!(this.document.array(e.dict.
get("Fields"))?.length!==0||e.dict.has("DR"))&&this.document.edit(this.document.catalogNumber).delete("AcroForm"))}dropXfa(){let e=U(this.document,"AcroForm");e?.
dict.has("XFA")&&(this.document.edit(e.holder),e.dict.delete("XFA"),this.document.edit(this.document.catalogNumber).delete("NeedsRendering"),this.removedXfa=!0)}pruneField(e){
let t=this.document.dict(new u.q(e)),n=this.document.array(t?.get("Kids"));if(!t||!n)return;let s=n.filter(r=>!this.removal.isGone(r));if(s.length===n.length)return;
if(this.document.edit(e),s.length>0||(0,u.x)(t.get("Subtype"),"Widget")){t.set("Kids",s);return}let i=t.get("Parent");this.removal.remove(e),this.removedFields++,
(0,u.v)(i)&&this.open.add(i.number)}filter(e,t,n){let s=this.document.array(t.get(n)),i=s?.filter(r=>!this.removal.isGone(r));!s||!i||i.length===s.length||(this.
document.edit(e),i.length>0||n==="Fields"?t.set(n,i):t.delete(n))}dropSignatureFlags(e,t){let n=U(this.document,"Perms");for(let[s,i]of n?[...n.dict]:[])!(0,u.v)(
i)||!this.signatures.has(i.number)||(this.document.edit(n.holder),n.dict.delete(s));n?.dict.size===0&&this.document.edit(this.document.catalogNumber).delete("Pe\
rms"),t.has("SigFlags")&&(dt(this.document).some(({type:s})=>s==="Sig")||(this.document.edit(e),t.delete("SigFlags")))}};function dt(e){let t=U(e,"AcroForm"),n=new q(
e),s=[],i=[],r=(a,o)=>{for(let l=(a?.length??0)-1;l>=0;l--)i.push({value:a[l],parent:o})};r(e.array(t?.dict.get("Fields")),void 0);for(let a=i.pop();a;a=i.pop()){
let o=e.dict(a.value);if(!o||!n.first(a.value))continue;let l=e.resolve(o.get("FT")),d={number:(0,u.v)(a.value)?a.value.number:void 0,dict:o,type:l instanceof u.o?
l.text:a.parent?.type,parent:a.parent};s.push(d),r(e.array(o.get("Kids")),d)}return s}function En(e,t){let n=e.resolve(je(e,t,"FT"));return n instanceof u.o?n.text:
void 0}function je(e,t,n){let s=t;for(let i=0;s&&i<Sr;i++){let r=s.get(n);if(r!==void 0)return r;s=e.dict(s.get("Parent"))}}var jn="FT Parent T TU TM Ff V DV DA\
 Q DS RV Opt MaxLen TI I Lock SV".split(" "),Sr=100,Fr=["Parent","StructParents","B","DPart","PieceInfo","Annots"],$r=class{constructor(e){this.document=e}document;copied=0;copyPage(e){
let{document:t}=this,n=t.pages.number(e),s=t.dict(new u.q(n))??new u.s,i=new u.s;for(let[o,l]of s)Fr.includes(o)||i.set(o,ut(l));for(let o of $t){let l=t.pages.
attribute(e,o);l!==void 0&&!i.has(o)&&i.set(o,ut(l))}let r=t.add(i),a=t.array(s.get("Annots"));if(a&&a.length>0){if(this.copied+=a.length,this.copied>t.job.limits.
nodes)throw new x.b("limit_exceeded","The pages named more than once have more annotations than can be copied");i.set("Annots",this.copyAnnotations(a,r))}return r.
number}copyAnnotations(e,t){let{document:n}=this,s=new Map,i=[],r=[];for(let a of e){let o=n.dict(a);if(!o||(0,u.v)(a)&&s.has(a.number))continue;let l=(0,u.x)(o.
get("Subtype"),"Widget");if(l&&En(n,o)==="Sig")continue;let d=ut(l&&(0,u.v)(a)?this.asKid(a):o);if(d.delete("StructParent"),d.set("P",t),i.push(d),!(0,u.v)(a)){
r.push(d);continue}let c=n.add(d);s.set(a.number,c),r.push(c),l&&this.addKid(d,c)}for(let a of i)Pr(a,s);return r}asKid(e){let{document:t}=this,n=t.dict(e);if(!n.
has("T")&&!n.has("FT"))return n;t.edit(e);let s=new u.s;for(let o of jn){let l=n.get(o);l!==void 0&&(s.set(o,l),n.delete(o))}this.divideActions(n,s),s.set("Kids",
[e]);let i=t.add(s),r=s.get("Parent");n.set("Parent",i),(0,u.v)(r)&&Rn(t,r.number,t.dict(r),"Kids",e,i);let a=U(t,"AcroForm");for(let o of["Fields","CO"])a&&Rn(
t,a.holder,a.dict,o,e,i);return n}divideActions(e,t){let n=this.document.dict(e.get("AA"));if(!n)return;let[s,i]=[new u.s,new u.s];for(let[r,a]of n)(["K","F","V",
"C"].includes(r)?s:i).set(r,a);s.size>0&&t.set("AA",s),i.size>0?e.set("AA",i):e.delete("AA")}addKid(e,t){let n=e.get("Parent"),s=this.document.dict(n);if(!(0,u.v)(
n)||!s)return;this.document.edit(n);let i=this.document.array(s.get("Kids"));i&&!(0,u.v)(s.get("Kids"))?i.push(t):s.set("Kids",[...i??[],t])}};function Pr(e,t){
let n=(0,u.x)(e.get("Subtype"),"Popup")?["Parent"]:["Popup","IRT"];for(let s of n){let i=e.get(s);if(!(0,u.v)(i))continue;let r=t.get(i.number);r?e.set(s,r):e.delete(
s)}}function Rn(e,t,n,s,i,r){let a=e.array(n?.get(s));!n||!a?.some(o=>(0,u.v)(o)&&o.number===i.number)||(e.edit(t),n.set(s,a.map(o=>(0,u.v)(o)&&o.number===i.number?
r:o)))}var Re=64,In=e=>typeof e=="number"?String(e):Buffer.from(e.bytes).toString("latin1");function ge(e,t,n){let s=[];for(let i of _n(e,t,0))s.push(...Bn(e,i.
dict,n));return s}function ct(e,t,n,s,i,r){let a=_n(e,t,n,r);for(let l=a.length-1;l>=0;l--){let d=a[l],c=Bn(e,d.dict,s),h=c.filter(([p,b])=>!i(p,b));if(h.length<
c.length&&(e.edit(d.holder),d.dict.set(s,h.flat()),d.changed=!0),d.emptyKids){let p=(e.array(d.dict.get("Kids"))??[]).filter(b=>!d.emptyKids.has((0,u.v)(b)?b.number:
b));e.edit(d.holder),d.dict.set("Kids",p),d.changed=!0}if(!d.changed)continue;let f=e.array(d.dict.get("Kids"))??[];d.empty=h.length===0&&f.length===0;let m=d.parent;
m&&(m.changed=!0,d.empty?(m.emptyKids??=new Set).add((0,u.v)(d.value)?d.value.number:d.value):Mr(e,d,h,f))}let o=a[0];return{changed:o?.changed??!1,empty:o?.empty??
!1}}function Ie(e,t,n){if(t.length<=Re)return(0,u.y)({[n]:t.flat()});let s=[];for(let i of Ln(t)){let[r,a]=[i[0][0],i.at(-1)[0]];s.push({ref:e.add((0,u.y)({Limits:[
r,a],[n]:i.flat()})),low:r,high:a})}for(;s.length>Re;)s=Ln(s).map(i=>{let[r,a]=[i[0].low,i.at(-1).high];return{ref:e.add((0,u.y)({Limits:[r,a],Kids:i.map(({ref:o})=>o)})),
low:r,high:a}});return(0,u.y)({Kids:s.map(({ref:i})=>i)})}function _n(e,t,n,s){let i=new q(e),r=[],a=[{value:t??null,holder:n,parent:void 0}];for(let o=a.pop();o!==
void 0;o=a.pop()){let l=e.dict(o.value);if(!l||!i.first(o.value)||s&&o.parent&&!Or(e,l,s))continue;let d={value:o.value,dict:l,holder:D(o.value,o.holder),parent:o.
parent};r.push(d);let c=e.array(l.get("Kids"))??[];for(let h=c.length-1;h>=0;h--)a.push({value:c[h],holder:D(l.get("Kids"),d.holder),parent:d})}return r}function Or(e,t,n){
let[s,i]=e.array(t.get("Limits"))??[];return typeof s!="number"||typeof i!="number"||n(s,i)}function Bn(e,t,n){let s=e.array(t.get(n));if(!s)return[];let i=[];for(let r=0;r+
1<s.length;r+=2){let a=e.resolve(s[r]);(n==="Names"?a instanceof u.p:typeof a=="number")&&i.push([a,s[r+1]])}return i}function Mr(e,t,n,s){let i=o=>e.array(e.dict(
o)?.get("Limits"))??[],r=n[0]?.[0]??i(s[0])[0],a=n.at(-1)?.[0]??i(s.at(-1))[1];e.edit(t.holder),r!==void 0&&a!==void 0?t.dict.set("Limits",[r,a]):t.dict.delete(
"Limits")}function Ln(e){let t=[];for(let n=0;n<e.length;n+=Re)t.push(e.slice(n,n+Re));return t}var zn=e=>`/${e}`,Kn=e=>`(${e}`,Nr=class{constructor(e){this.removal=
e,this.document=e.document}removal;document;names=new Set;get removedNames(){return this.names.size}isDead(e){if(e==null)return!1;if(this.removal.isGone(e))return!0;
let t=this.document.resolve(e);if(t instanceof u.o)return this.names.has(zn(t.text));if(t instanceof u.p)return this.names.has(Kn(In(t)));if((0,u.w)(t))return this.
removal.isGone(t[0]);if(!(0,u.u)(t))return!1;let n=t.get("D");return this.removal.isGone(n)||this.removal.isGone(this.document.array(n)?.[0])}pruneNames(){let e=U(
this.document,"Dests");for(let[n,s]of e?[...e.dict]:[])this.isDead(s)&&(this.document.edit(e.holder),e.dict.delete(n),this.names.add(zn(n)),(0,u.v)(s)&&this.removal.
remove(s.number));e?.dict.size===0&&this.document.edit(this.document.catalogNumber).delete("Dests");let t=U(this.document,"Names");if(t){this.pruneNameTree(t,"D\
ests",(n,s)=>this.isDead(s)?(this.names.add(Kn(n)),(0,u.v)(s)&&this.removal.remove(s.number),!0):!1);for(let n of["Pages","Templates"])this.pruneNameTree(t,n,(s,i)=>this.
removal.isGone(i))}}pruneTargets(e,t){let n=!1;this.isDead(t.get("Dest"))&&(this.document.edit(e),t.delete("Dest"),n=!0),this.pruneAction(e,t,"A")&&(n=!0);let s=t.
get("AA"),i=this.document.dict(s);return i&&(this.pruneActions(D(s,e),i),i.size===0&&(this.document.edit(e),t.delete("AA"))),n&&!t.has("Dest")&&!t.has("A")}pruneActions(e,t){
for(let n of[...t.keys()])this.pruneAction(e,t,n)}pruneOpenAction(){let{catalog:e,catalogNumber:t}=this.document,n=e.get("OpenAction");(0,u.u)(this.document.resolve(
n))?this.pruneAction(t,e,"OpenAction"):this.isDead(n)&&(this.document.edit(t),e.delete("OpenAction"))}isDeadAction(e){let t=e.get("S");return(0,u.x)(t,"GoTo")?this.
isDead(e.get("D")):(0,u.x)(t,"Thread")&&!e.has("F")&&this.removal.isGone(e.get("D"))}pruneAction(e,t,n){let s=t.get(n);if(s===void 0)return!1;let[i,...r]=this.living(
[s]);if(i===void 0)return this.document.edit(e),t.delete(n),!0;i!==s&&(this.document.edit(e),t.set(n,i));let a=this.document.dict(i);return a&&(r.length>0&&(this.
document.edit(D(i,e)),a.set("Next",[...ht(this.document,a.get("Next")),...r])),this.pruneChain(i,e)),!1}pruneChain(e,t){let n,s=[[e,D(e,t)]];for(let i=s.pop();i;i=
s.pop()){let[r,a]=i,o=this.document.dict(r);if(!o||(this.isDead(o.get("SD"))&&(this.document.edit(a),o.delete("SD")),!o.has("Next"))||(n??=new q(this.document),
!n.first(r)))continue;let l=ht(this.document,o.get("Next")),d=this.living(l);(d.length!==l.length||d.some((c,h)=>c!==l[h]))&&(this.document.edit(a),d.length===0?
o.delete("Next"):o.set("Next",d.length===1?d[0]:d));for(let c of d)s.push([c,D(c,a)])}}living(e){let t,n=[],s=[...e].reverse();for(let i=s.pop();i!==void 0;i=s.
pop()){if(this.removal.isGone(i))continue;let r=this.document.dict(i);if(!r||!this.isDeadAction(r)){n.push(i);continue}t??=new q(this.document),r.has("Next")&&t.
first(i)&&s.push(...ht(this.document,r.get("Next")).reverse())}return n}pruneNameTree(e,t,n){let s=e.dict.get(t);if(s===void 0)return;let i=D(s,e.holder),{empty:r}=ct(
this.document,s,i,"Names",(a,o)=>n(In(a),o));r&&(this.document.edit(e.holder),e.dict.delete(t))}};function ht(e,t){return t==null?[]:[...e.array(t)??[t]]}function Dr(e){
let t=e.catalog.get("DPartRoot");if(t===void 0)return;let n=new q(e),s=[t];for(let i=s.pop();i!==void 0;i=s.pop()){let r=e.dict(i),a=e.array(i);if(!(!n.first(i)||
!(r??a))){for(let o of a??[])s.push(o);for(let o of["DPartRootNode","DParts"]){let l=r?.get(o);l!==void 0&&s.push(l)}(0,u.v)(i)&&e.remove(i)}}e.edit(e.catalogNumber).
delete("DPartRoot")}function Un(e){let t=e.catalog.get("PageLabels");if(!e.dict(t))return;let n=ge(e,t,"Nums").map(([s,i])=>({first:Number(s),label:e.dict(i)})).
filter(({first:s})=>Number.isInteger(s)&&s>=0).sort((s,i)=>s.first-i.first).map(({first:s,label:i})=>({first:s,...Cr(e,i)}));return s=>{let[i,r]=[0,n.length];for(;i<
r;){let o=i+r>>1;n[o].first<=s?i=o+1:r=o}let a=n[i-1];return a?{...a,number:a.start+s-a.first}:{style:"D",prefix:void 0,number:s+1}}}function Gn(e,t){let n=[],s,
i=0;for(let r of t)(!s||!Er(s,r))&&n.push([i,jr(r)]),s=r,i++;return Ie(e,n,"Nums")}function Tr(e,t){let n=Un(e);if(!n)return;let s=Gn(e,Array.from(t,i=>n(i-1)));
e.edit(e.catalogNumber).set("PageLabels",e.add(s))}function Cr(e,t){let n=e.resolve(t?.get("S")),s=e.resolve(t?.get("P")),i=e.resolve(t?.get("St"));return{style:n instanceof
u.o?n.text:void 0,prefix:s instanceof u.p&&s.bytes.length>0?s:void 0,start:typeof i=="number"&&Number.isInteger(i)&&i>=1?i:1}}function Er(e,t){return e.style!==
t.style||t.style!==void 0&&t.number!==e.number+1?!1:e.prefix===t.prefix?!0:!!e.prefix&&!!t.prefix&&Buffer.compare(e.prefix.bytes,t.prefix.bytes)===0}function jr({
style:e,prefix:t,number:n}){return(0,u.y)({S:e===void 0?void 0:(0,u.z)(e),P:t,St:e===void 0||n===1?void 0:n})}var Rr=class{constructor(e,t){this.removal=e,this.
destinations=t,this.document=e.document}removal;destinations;document;dead=new Set;repaired=new Set;get removedItems(){return this.dead.size}touch(e,t){this.removal.
isGone(t.get("SE"))&&(this.document.edit(e),t.delete("SE")),this.destinations.pruneTargets(e,t)&&this.dead.add(e)}async touchAll(){let e=U(this.document,"Outlin\
es"),t=new q(this.document),n=[e?.dict.get("First")];for(;n.length>0;){let s=n.pop(),i=this.document.dict(s);if(!i||!(0,u.v)(s)||!t.first(s))continue;this.touch(
s.number,i),n.push(i.get("Next"),i.get("First"));let r=this.document.job.pace.step(200);r&&await r}}async flush(){for(let t of this.dead){this.document.get(t)!==
null&&this.unlink(t);let n=this.document.job.pace.step(1e3);n&&await n}let e=U(this.document,"Outlines");!e||this.dead.size===0||this.document.dict(e.dict.get("\
First"))||this.document.edit(this.document.catalogNumber).delete("Outlines")}unlink(e){let t=this.document.dict(new u.q(e)),n=t.get("Parent"),s=this.document.dict(
n);if(s&&(0,u.v)(n)&&this.isLinked(e,t,n.number,s)){let i=this.kidsOf(t);this.splice(t,i,n,s);let r=i.reduce((a,o)=>a+1+Math.max(0,ft(this.document,o.item)),0);
this.recount(n,ft(this.document,t)>0?-1:r-1),!s.has("First")&&s.has("Title")&&!s.has("Dest")&&!s.has("A")&&this.dead.add(n.number)}this.removal.remove(e)}splice(e,t,n,s){
let i=this.itemAt(e.get("Prev")),r=this.itemAt(e.get("Next")),[a,o]=[t[0],t.at(-1)];i?this.link(i,"Next",a??r):this.link({item:s,ref:n},"First",a??r),r?this.link(
r,"Prev",o??i):this.link({item:s,ref:n},"Last",o??i);for(let[l,d]of t.entries())this.link(d,"Parent",{item:s,ref:n}),this.link(d,"Prev",t[l-1]??i),this.link(d,"\
Next",t[l+1]??r)}recount(e,t){let n=new q(this.document),s=e;for(let i=this.document.dict(s);t!==0&&i&&(0,u.v)(s)&&n.first(s);i=this.document.dict(s)){let r=ft(
this.document,i);if(r===0)return;this.document.edit(s);let a=Math.abs(r)+t;if(a>0&&i.has("First")?i.set("Count",Math.sign(r)*a):i.delete("Count"),r<0)return;s=i.
get("Parent")}}isLinked(e,t,n,s){let i=()=>{let a=this.itemAt(t.get("Prev")),o=a?a.item.get("Next"):s.get("First");return(0,u.v)(o)&&o.number===e};if(i())return!0;
if(this.repaired.has(n))return!1;this.repaired.add(n);let r;for(let a of this.kidsOf(s)){let o=a.item.get("Prev");((0,u.v)(o)?o.number:void 0)!==r?.ref.number&&
this.link(a,"Prev",r),r=a}return i()}kidsOf(e){let t=[],n=new q(this.document);for(let s=this.itemAt(e.get("First"));s&&n.first(s.ref);s=this.itemAt(s.item.get(
"Next")))t.push(s);return t}itemAt(e){let t=this.document.dict(e);return t&&(0,u.v)(e)?{item:t,ref:e}:void 0}link(e,t,n){this.document.edit(e.ref),n?e.item.set(
t,n.ref):e.item.delete(t)}};function Ir(e){return e.has("Title")&&e.has("Parent")&&!e.has("S")&&!e.has("Subtype")&&!e.has("FT")}function ft(e,t){let n=e.resolve(
t.get("Count"));return typeof n=="number"?n:0}var _r=class{constructor(e){this.removal=e,this.document=e.document,this.root=U(this.document,"StructTreeRoot")}removal;document;root;open=new Set;unsaid=new Map;silenced=new Set;identifierRemoved=!1;removedElements=0;dropKeys(e){
let t=this.root?.dict.get("ParentTree");if(!this.root||t===void 0||e.size===0)return;let n=Float64Array.from(e).sort(),s=(a,o)=>{let l=zr(n,a);return l<n.length&&
n[l]<=o},i=(a,o)=>e.has(a)?(this.touchParents(o),!0):!1,{empty:r}=ct(this.document,t,D(t,this.root.holder),"Nums",i,s);r&&(this.document.edit(this.root.holder),
this.root.dict.delete("ParentTree"))}touch(e){this.open.add(e)}touchRoot(){this.root&&this.open.add(this.root.holder)}async flush(){if(!this.root)return;for(let n of this.
open){this.open.delete(n);let s=this.document.job.pace.step(500);s&&await s,n===this.root.holder?this.pruneRoot(this.root):this.pruneElement(n)}let e=this.root.
dict.get("IDTree");if(!this.identifierRemoved||e===void 0)return;this.identifierRemoved=!1;let t=(n,s)=>this.removal.isGone(s);ct(this.document,e,D(e,this.root.
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
document.array(t)??[t]}};function Br(e){return(0,u.x)(e.get("Type"),"StructElem")?!0:!e.has("Type")&&e.has("S")&&(0,u.v)(e.get("P"))&&(e.has("K")||e.has("Pg"))}
function Lr(e){return(0,u.x)(e.get("Type"),"MCR")||(0,u.x)(e.get("Type"),"OBJR")}function zr(e,t){let[n,s]=[0,e.length];for(;n<s;){let i=n+s>>1;e[i]<t?n=i+1:s=i}
return n}var Kr=class{constructor(e){this.removal=e,this.document=e.document}removal;document;threads;touch(e,t){if(!this.removal.isGone(t.get("P")))return;let[
n,s]=[t.get("N"),t.get("V")],[i,r]=[this.document.dict(n),this.document.dict(s)],a=this.threadStartingAt(e);if(this.threads.delete(e),this.removal.remove(e),!(0,u.v)(
n)||n.number===e||!i){a&&this.removal.remove(a.number);return}r&&(0,u.v)(s)&&(this.document.edit(s),r.set("N",n),this.document.edit(n),i.set("V",s)),a&&(this.document.
edit(a).set("F",n),this.document.edit(n),i.set("T",a),this.threads.set(n.number,a))}threadStartingAt(e){if(!this.threads){this.threads=new Map;for(let t of this.
document.array(this.document.catalog.get("Threads"))??[]){let n=this.document.dict(t)?.get("F");(0,u.v)(t)&&(0,u.v)(n)&&this.threads.set(n.number,t)}}return this.
threads.get(e)}flush(){let{catalog:e,catalogNumber:t}=this.document,n=e.get("Threads"),s=this.document.array(n),i=s?.filter(r=>!this.removal.isGone(r));!s||!i||
i.length===s.length||(this.document.edit(t),i.length>0?e.set("Threads",i):e.delete("Threads"))}};function Ur(e){return(0,u.v)(e.get("N"))&&(0,u.v)(e.get("V"))&&
(e.has("R")||e.has("P"))&&!e.has("S")}function Gr(e,t){let{removal:n}=e,{document:s}=n,i=s.get(t);(0,u.w)(i)?Vr(n,t,i):(0,u.u)(i)&&Xr(e,s,t,i)}function Vr(e,t,n){
e.isGone(n[0])&&n[1]instanceof u.o&&e.remove(t),e.chase(t)}function Xr(e,t,n,s){let{annotations:i,destinations:r,outlines:a,removal:o,structure:l,threads:d}=e;n===
t.catalogNumber?qr(e,s):(0,u.x)(s.get("Type"),"Page")||t.pages.indexOf(n)>=0?(r.pruneTargets(n,s),i.touchPage(n),Hr(o,n,s)):Ir(s)?a.touch(n,s):Br(s)?l.touch(n):
Lr(s)?(o.remove(n),o.chase(n)):Ur(s)?d.touch(n,s):Wr(e,t,n,s)}function Wr(e,t,n,s){let{annotations:i,destinations:r,form:a,removal:o,structure:l}=e;Cn(s)&&i.touch(
n,s),t.get(n)!==null&&(s.has("Kids")&&a.touch(n),s.has("Fields")&&a.touchForm(),(s.has("ParentTree")||(0,u.x)(s.get("Type"),"StructTreeRoot"))&&l.touchRoot(),!Cn(
s)&&(r.pruneTargets(n,s),s.get("S")instanceof u.o?r.pruneChain(s,n):r.pruneActions(n,s),!(!r.isDeadAction(s)&&!(s.has("D")&&r.isDead(s)))&&(s.has("Next")||o.remove(
n),o.chase(n))))}function qr({destinations:e,form:t,removal:n,structure:s},i){e.pruneOpenAction(),e.pruneTargets(n.document.catalogNumber,i),t.touchForm(),s.touchRoot()}
function Hr(e,t,n){let{document:s}=e,i=s.dict(n.get("SeparationInfo")),r=s.array(i?.get("Pages"));!i||!r?.some(a=>e.isGone(a))||(s.edit(D(n.get("SeparationInfo"),
t)),i.set("Pages",r.filter(a=>!e.isGone(a))))}var Jr=10;async function Qr(e,t){let{pages:n}=e,{numbers:s,dropped:i,repeated:r}=await Yr(e,t),a=s.length!==n.count||
s.some((d,c)=>d!==n.number(c));a&&(Tr(e,t),Dr(e));let o=i.length>0?Zr(e,i):void 0;a&&await n.rebuild(s);let l=o?await ea(e,s,o):void 0;return{pageCount:s.length,
removedPages:i.length,repeatedPages:r,removedOutlineItems:l?.outlines.removedItems??0,removedDestinations:l?.destinations.removedNames??0,removedLinks:l?.annotations.
removedLinks??0,removedFields:l?.form.removedFields??0,removedStructureElements:l?.structure.removedElements??0,removedXfa:l?.form.removedXfa??!1}}async function Yr(e,t){
let{pages:n}=e,s=new $r(e),i=new Uint8Array(n.count),r=[],a=0;for(let l of t){let d=l-1;if(i[d]){r.push(s.copyPage(d)),a++;let c=e.job.pace.step(4e3);c&&await c}else
r.push(n.number(d));i[d]=1}let o=[];for(let l=0;l<n.count;l++)i[l]||o.push(n.number(l));return{numbers:r,dropped:o,repeated:a}}function Zr(e,t){let n=new Set,s=new Map,
i=new Set,r=e.dict(e.catalog.get("StructTreeRoot"))!==void 0;for(let a of t){let o=r?e.resolve(e.entry(a,"StructParents")):null;typeof o=="number"&&i.add(o);let l=e.
entry(a,"Annots"),d=e.array(l)??[];(0,u.v)(l)&&s.set(l.number,d);for(let c of d)(0,u.v)(c)&&n.add(c.number)}return{pages:t,annotations:n,arrays:s,structKeys:i}}
async function ea(e,t,n){let s=new xr(e),i=new Nr(s),r={removal:s,destinations:i,annotations:new kr(s,i),outlines:new Rr(s,i),form:new Ar(s),structure:new _r(s),
threads:new Kr(s)},{structure:a}=r;for(let l of n.pages)s.remove(l);i.pruneNames(),r.form.dropXfa(),a.dropKeys(n.structKeys),await a.flush(),i.removedNames>0&&await ta(
r,t);let o=new Set([...s.removed(),...n.annotations]);for(let l=0;l<Jr&&o.size>0;l++){let{live:d,via:c,referrers:h}=await Ji(e,{watched:o});r.annotations.via=c,
l===0&&(na(r,n,d,h),await sa(r,n.annotations));for(let f of[...h].sort((m,p)=>m-p)){Gr(r,f);let m=e.job.pace.step(1e3);m&&await m}await ia(r),o=s.takeChased()}return r}
async function ta({annotations:e,destinations:t,outlines:n,removal:s},i){let{document:r}=s;t.pruneOpenAction(),t.pruneTargets(r.catalogNumber,r.catalog),await n.
touchAll();for(let a of i){let o=r.job.pace.step(2e3);o&&await o,r.entry(a,"AA")!==void 0&&t.pruneTargets(a,r.get(a)),e.touchPage(a)}}function na({removal:e},t,n,s){
let{document:i}=e,r=a=>{for(let o of a??[])(0,u.v)(o)&&t.annotations.delete(o.number)};for(let[a,o]of t.arrays)n[a]&&r(o);for(let a of s)i.pages.indexOf(a)>=0&&
r(i.array(i.entry(a,"Annots")))}async function sa({form:e,removal:t,structure:n},s){let{document:i}=t,r=new Set;for(let a of s){let o=i.job.pace.step(1e3);o&&await o;
let l=i.dict(new u.q(a));if(!l)continue;let d=i.resolve(l.get("StructParent"));typeof d=="number"&&r.add(d),e.losing(l),!((0,u.x)(l.get("Subtype"),"Widget")&&e.
keepsAsField(a,l))&&t.remove(a)}n.dropKeys(r)}async function ia({annotations:e,form:t,outlines:n,structure:s,threads:i}){e.flush(),s.dropKeys(e.structKeys),e.structKeys.
clear(),await s.flush(),t.flush(),await n.flush(),i.flush()}async function _e(e,t,n,s){let[i]=e,r=await W.open(i.bytes,n,{password:t}),a=r.pages.count,o=await Qr(
r,s(a)),l=await pe(r);return{documents:[{name:i.name,bytes:l,pageCount:o.pageCount}],notes:aa(o),facts:ra(a,o)}}function ra(e,t){let{pageCount:n,removedPages:s,
repeatedPages:i}=t,r={sourcePageCount:e,pageCount:n};return i>0&&(r.repeatedPages=i),s>0&&(r.removedPages=s,r.removedOutlineItems=t.removedOutlineItems,r.removedDestinations=
t.removedDestinations,r.removedLinks=t.removedLinks,r.removedFields=t.removedFields),r}function aa({removedXfa:e}){return e?[{code:"xfa_removed",message:"The XF\
A form of the document described removed pages and was dropped. The fields themselves remain."}]:[]}var oa=(e,t,n)=>_e(e,t.open_password,n,s=>vr(lt(t,s))),la={inputBytes:2147483647,
objects:8388607,nesting:500,streamBytes:268435456,expansion:200,filters:8,pages:5e5,orderPages:1e5,nodes:5e6};function $(e,t){if(t===0||e instanceof u.r)return e;
if(e instanceof u.q)return new u.r(t,e.number);if(Array.isArray(e))return e.map(s=>$(s,t));if(e instanceof u.t||!(e instanceof u.s))return e;let n=new u.s;for(let[
s,i]of e)n.set(s,$(i,t));return n}function oe(e,t){let n=t.startsWith("þÿ");for(let s=2;;s++){let i=`_${s}`,r=t+(n?[...i].map(a=>`\0${a}`).join(""):i);if(!e.has(
r))return r}}var V=e=>(0,u.l)(e.bytes).toString("latin1"),le=e=>new u.p(Uint8Array.from(Buffer.from(e,"latin1"))),Vn=(e,t)=>e<t?-1:e>t?1:0;function mt(e,t){let{
table:n}=e,s=new Set,i=[],r=new Map;for(let o=1;o<n.size;o++)if(e.isChanged(o))e.exists(o)&&s.add(o);else if(n.kind[o]===O)i.push(o);else if(n.kind[o]===R){let l=n.
place[o],d=r.get(l);d?d.push(o):r.set(l,[o])}for(let o=n.size;o<e.size;o++)e.exists(o)&&s.add(o);i.sort((o,l)=>n.place[o]-n.place[l]);let a=(0,u.l)(e.bytes);for(let o of t)
for(let l=a.indexOf(o);l>=0;l=a.indexOf(o,l+o.length)){let d=i[ua(i,n.place,l)];d!==void 0&&s.add(d)}for(let[o,l]of r){let d=e.container(o);if(!d)continue;let c=(0,u.l)(
d.data);if(t.some(h=>c.includes(h)))for(let h of l)s.add(h)}return[...s].sort((o,l)=>o-l)}function ua(e,t,n){let[s,i]=[0,e.length];for(;s<i;){let r=s+i>>1;t[e[r]]<=
n?s=r+1:i=r}return s-1}function Xn(e,t){let n=[e];for(;n.length>0;){let s=n.pop(),i=s instanceof u.t?s.dict:s;Array.isArray(i)?n.push(...i):i instanceof u.s&&(t(
i),n.push(...i.values()))}}function ye(e,t,n=8){let[s,i]=[e.document.resolve(e.value),t.document.resolve(t.value)];if(n===0)return!1;let r=(a,o)=>ye({document:e.
document,value:a},{document:t.document,value:o},n-1);return s instanceof u.p?i instanceof u.p&&Buffer.compare(s.bytes,i.bytes)===0:Array.isArray(s)?Array.isArray(
i)&&s.length===i.length&&s.every((a,o)=>r(a,i[o])):s instanceof u.s?i instanceof u.s&&s.size===i.size&&[...s].every(([a,o])=>i.has(a)&&r(o,i.get(a))):s instanceof
u.t?i instanceof u.t&&r(s.dict,i.dict)&&Buffer.compare(e.document.encoded(s),t.document.encoded(i))===0:s!==null&&typeof s=="object"?i!==null&&typeof i=="object"&&
"text"in s&&"text"in i&&s.text===i.text:s===i}function da(e){let{document:t}=e[0],n=t.edit(t.catalogNumber),s=e.some(a=>a.document.catalog.has("Collection"));n.
delete("Collection");let i=t.array(n.get("OutputIntents"))??[],r=e.every(a=>{let o=a.document.array(a.document.catalog.get("OutputIntents"))??[];return ye({document:t,
value:i},{document:a.document,value:o})});return r||n.delete("OutputIntents"),ca(e,n),ha(e,n),{droppedPortfolio:s,droppedIntents:!r}}function ca(e,t){let n=new u.s;
for(let{index:s,document:i}of e)for(let[r,a]of i.dict(i.catalog.get("Extensions"))??[])!n.has(r)&&r!=="ESIC"&&n.set(r,$(a,s));n.size>0?t.set("Extensions",n):t.delete(
"Extensions")}function ha(e,t){let n=e.flatMap(({index:s,document:i})=>(i.array(i.catalog.get("Threads"))??[]).map(r=>$(r,s)));n.length>0&&t.set("Threads",n)}var fa=6,
ma=["Parent","P","StructParent","StructParents","Annots","Kids","Fields","First","Prev","Next"],pa=new Set(["Page","Pages","Catalog","OCG","OCMD","Annot","Struc\
tElem","StructTreeRoot","Outlines","ObjStm","XRef","Sig","Filespec","Metadata"]);async function ga(e,t){let n=new ya(e,t);await n.streams();for(let s=0;s<fa&&await n.
referrers()>0;s++);return(s,i)=>n.canonical[s].get(i)}var ya=class{constructor(e,t){this.documents=e,this.marked=t,this.canonical=e.map(()=>new Map),this.tried=
e.map(()=>new Set),this.interesting=e.map(()=>new Set)}documents;marked;canonical;known=new Map;tried;interesting;async streams(){let e=new Map;for(let[n,s]of this.
documents.entries()){let{live:i,dataStart:r,dataEnd:a}=this.marked.markings[n],o=this.twinOf(n);for(let l=1;l<s.table.size;l++){if(i[l]!==1||s.table.kind[l]!==O||
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
pa.has(n.text))&&!ma.some(s=>t.has(s))}contentOf(e,t,n){let s=new G(512),i=n instanceof u.t?ba(n.dict):n;j(s,i,{...Ae,renumber:o=>{let l=this.canonical[t].get(o.
number)??{part:t,number:o.number};return l.number*this.documents.length+l.part+1}});let r=(0,Ms.createHash)("sha256").update(s.bytes),a=s.length*20;if(n instanceof
u.t){let o=e.encoded(n);r.update("stream").update(o),a+=o.length}return{key:r.digest("hex"),cost:a}}};function ba(e){let t=new u.s(e);return t.delete("Length"),
t}function wa(e){let t=new Map,n=new Map,s=new Set,i=new Set,r=e.map(a=>({part:a,strings:va(a),names:xa(a)}));for(let a of r){for(let o of a.strings.keys())s.add(
o);for(let o of a.names.keys())i.add(o)}for(let{part:a,strings:o,names:l}of r){let d=Wn(t,o,s,a.index),c=Wn(n,l,i,a.index);(d.size>0||c.size>0)&&ka(a,d,c)}return{
strings:t,names:n}}function Wn(e,t,n,s){let i=new Map;for(let[r,a]of t){let o=r;e.has(r)&&(o=oe(n,r),n.add(o),i.set(r,o)),e.set(o,$(a,s))}return i}function va({
document:e}){let t=new Map,n=e.dict(e.catalog.get("Names"))?.get("Dests");for(let[s,i]of ge(e,n,"Names"))s instanceof u.p&&t.set(V(s),i);return t}function xa({document:e}){
let t=e.dict(e.catalog.get("Dests"));return new Map(t)}function ka({document:e},t,n){let s=i=>{let r=e.resolve(i);if(r instanceof u.p){let o=t.get(V(r));return o===
void 0?void 0:le(o)}let a=r instanceof u.o?n.get(r.text):void 0;return a===void 0?void 0:new u.o(a)};for(let i of mt(e,["/Dest","/GoTo"])){let r=!1,a=e.get(i);Xn(
a,o=>{let l=e.resolve(o.get("S")),d=o.has("Dest")?"Dest":l instanceof u.o&&l.text==="GoTo"?"D":void 0,c=d&&s(o.get(d));!d||c===void 0||(o.set(d,c),r=!0)}),r&&e.
edit(i)}}function Aa(e){let t=e.filter(({document:d})=>be(d)),{document:n}=e[0];if(t.length===0)return{renamed:0,droppedXfa:!1};let s=new u.s(be(n)),i=t.some(d=>be(
d.document).has("XFA"));s.delete("XFA");let r=[],a=[],o=new $a,l=Sa(t);for(let d of t){let c=be(d.document);d.index>0&&Fa(d,c,s),o.add(d,c),d.document.resolve(c.
get("NeedAppearances"))===!0&&s.set("NeedAppearances",!0),r.push(...(d.document.array(c.get("Fields"))??[]).map(h=>$(h,d.index))),a.push(...(d.document.array(c.
get("CO"))??[]).map(h=>$(h,d.index)))}return s.set("Fields",r),a.length>0&&s.set("CO",a),o.merged.size>0&&s.set("DR",o.merged),n.edit(n.catalogNumber).set("Acro\
Form",n.add(s)),{renamed:l,droppedXfa:i}}var be=e=>e.dict(e.catalog.get("AcroForm"));function Sa(e){let t=e.map(({document:a})=>(a.array(be(a).get("Fields"))??[]).
map(o=>({document:a,field:o}))),n=({document:a,field:o})=>{let l=a.resolve(a.dict(o)?.get("T"));return l instanceof u.p?V(l):void 0},s=new Set(t.flat().map(n)),
i=new Set,r=0;for(let a of t){let o=new Set;for(let l of a){let d=n(l);if(d===void 0)continue;if(!i.has(d)){o.add(d);continue}let c=oe(s,d);s.add(c),o.add(c);let h=l.
field instanceof u.q?l.document.edit(l.field):l.field;h instanceof u.s&&h.set("T",le(c)),r++}for(let l of o)i.add(l)}return r}function Fa(e,t,n){let{document:s}=e;
for(let i of["DA","Q"]){let r=s.resolve(t.get(i));if(r!==null){if(!n.has(i)){n.set(i,$(r,e.index));continue}if(!ye({document:s,value:r},{document:s,value:n.get(
i)}))for(let{number:a,dict:o,parent:l}of dt(s))l||je(s,o,i)!==void 0||(a!==void 0&&s.edit(a),o.set(i,r))}}}var $a=class{merged=new u.s;origin=new Map;add(e,t){let{
document:n}=e,s=n.dict(t.get("DR")),i=new Map;for(let[r,a]of s??[]){let o=n.dict(a);if(!o){this.merged.has(r)||this.merged.set(r,$(n.resolve(a),e.index));continue}
let l=this.category(r);for(let[d,c]of o){let h=`${r}/${d}`,f=this.origin.get(h);if(!f)this.origin.set(h,{document:n,value:c}),l.set(d,$(c,e.index));else if(!ye(
f,{document:n,value:c})){let m=oe(new Set(l.keys()),d);this.origin.set(`${r}/${m}`,{document:n,value:c}),l.set(m,$(c,e.index)),r==="Font"&&i.set(d,m)}}}i.size>0&&
this.rewrite(e,t,i)}category(e){let t=this.merged.get(e);if(t instanceof u.s)return t;let n=new u.s;return this.merged.set(e,n),n}rewrite({document:e},t,n){let s=(r,a)=>{
let o=e.resolve(r.get("DA"));if(!(o instanceof u.p))return;let l=V(o).replace(/\/([^\s()<>[\]{}/%]+)/g,(d,c)=>{let h=n.get(c);return h===void 0?d:Pa(h)});a(),r.
set("DA",le(l))},i=e.resolve(t.get("DA"));for(let{number:r,dict:a,parent:o}of dt(e))!o&&i!==null&&je(e,a,"DA")===void 0&&(r!==void 0&&e.edit(r),a.set("DA",i)),s(
a,()=>{r!==void 0&&e.edit(r)})}};function Pa(e){let t=new G(64);return Se(t,e),Buffer.from(t.bytes).toString("latin1")}function Oa(e){let t=e.map(({document:i})=>Un(
i));if(t.every(i=>i===void 0))return;let{document:n}=e[0],s=Gn(n,Ma(e,t));n.edit(n.catalogNumber).set("PageLabels",n.add(s))}function*Ma(e,t){for(let{index:n,document:s}of e){
let i=t[n]??(r=>({style:"D",prefix:void 0,number:r+1}));for(let r=0;r<s.pages.count;r++)yield i(r)}}var Na=["Order","AS","RBGroups","Locked"];function Da(e){let t=e.
filter(({document:c})=>c.dict(c.catalog.get("OCProperties")));if(t.length===0||t.length===1&&t[0].index===0)return;let{document:n}=e[0],s=n.dict(n.catalog.get("\
OCProperties")),i=[],[r,a]=[[],[]],o=new Map(Na.map(c=>[c,[]]));for(let c of t){let h=c.document.dict(c.document.catalog.get("OCProperties")),f=c.document.dict(
h.get("D")),m=(p,b)=>(c.document.array(p?.get(b))??[]).map(y=>$(y,c.index));i.push(...m(h,"OCGs"));for(let[p,b]of o)b.push(...m(f,p));r.push(...m(f,"ON")),a.push(
...Ta(c,h,f))}let l=new u.s(s&&n.dict(s.get("D")));l.delete("BaseState");for(let[c,h]of[...o,["ON",r],["OFF",a]])h.length>0?l.set(c,h):l.delete(c);let d=new u.s(
s);d.set("OCGs",i),d.set("D",l),n.edit(n.catalogNumber).set("OCProperties",n.add(d))}function Ta({index:e,document:t},n,s){let i=o=>t.array(s?.get(o))??[];if(!(0,u.x)(
t.resolve(s?.get("BaseState")),"OFF"))return i("OFF").map(o=>$(o,e));let r=o=>o!==null&&typeof o=="object"&&"number"in o?o.number:-1,a=new Set(i("ON").map(r));return(t.
array(n.get("OCGs"))??[]).filter(o=>!a.has(r(o))).map(o=>$(o,e))}var Ca=["AP","Pages","Templates","IDS","URLS","AlternatePresentations","Renditions"];function Ea(e,t){
let{document:n}=e[0],s=n.edit(n.catalogNumber),i=new u.s(n.dict(s.get("Names"))),r=(o,l)=>{if(l.size===0)return;let d=[...l].sort(([c],[h])=>Vn(c,h)).map(([c,h])=>[
le(c),h]);i.set(o,n.add(Ie(n,d,"Names")))};r("Dests",t.strings),r("EmbeddedFiles",Ra(e));for(let o of Ca)e.some(l=>ja(l,o))&&r(o,Ia(e,o));i.size>0&&s.set("Names",
n.add(i)),t.names.size>0&&s.set("Dests",n.add(new u.s(t.names)));let a=e.flatMap(o=>(o.document.array(o.document.catalog.get("AF"))??[]).map(l=>$(l,o.index)));a.
length>0&&s.set("AF",a)}function qn({document:e},t){let n=e.dict(e.catalog.get("Names"))?.get(t);return ge(e,n,"Names").flatMap(([s,i])=>s instanceof u.p?[[V(s),
i]]:[])}var ja=({document:e},t)=>e.dict(e.catalog.get("Names"))?.has(t)??!1;function Ra(e){let t=e.map(i=>({part:i,entries:qn(i,"EmbeddedFiles")})),n=new Set(t.
flatMap(({entries:i})=>i.map(([r])=>r))),s=new Map;for(let{part:i,entries:r}of t)for(let[a,o]of r){let l=s.has(a)?oe(n,a):a;n.add(l),s.set(l,$(o,i.index))}return s}
function Ia(e,t){let n=new Map;for(let s of e)for(let[i,r]of qn(s,t))n.has(i)||n.set(i,$(r,s.index));return n}function _a(e){let t=[],n=0;for(let l of e){let d=l.
document.dict(l.document.catalog.get("Outlines"));if(!d)continue;t.push(...Ba(l,d));let c=l.document.resolve(d.get("Count"));typeof c=="number"&&c>0&&(n+=c)}if(t.
length===0)return;let{document:s}=e[0],i=s.add(null);for(let[l,d]of t.entries()){let c=d.part.document.edit(d.number);c instanceof u.s&&(c.set("Parent",Jn(d,i.number,
0)),Qn(c,"Prev",d,t[l-1]),Qn(c,"Next",d,t[l+1]))}let[r,a]=[t[0],t.at(-1)],o=new u.s([["Type",new u.o("Outlines")],["First",Hn(r.part.index,r.number)],["Last",Hn(
a.part.index,a.number)]]);n>0&&o.set("Count",n),s.put(i,o),s.edit(s.catalogNumber).set("Outlines",i)}function Ba(e,t){let{document:n}=e,s=[],i=new Set,r=t.get("\
First");for(;r instanceof u.q&&!i.has(r.number)&&La(n,r);)i.add(r.number),s.push({part:e,number:r.number}),r=n.dict(r)?.get("Next");return s}var La=(e,t)=>e.get(
t)instanceof u.s,Hn=(e,t)=>e===0?new u.q(t):new u.r(e,t),Jn=(e,t,n)=>e.part.index===n?new u.q(t):new u.r(n,t);function Qn(e,t,n,s){s?e.set(t,Jn(n,s.number,s.part.
index)):e.delete(t)}async function za(e){let t=e[0].document,n=t.add(null),s=[],i=0;for(let{index:r,document:a}of e){await a.pages.settle(),a.catalog.get("Pages")instanceof
u.q||await a.pages.rebuild(a.pages.numbers);let o=a.catalog.get("Pages"),l=a.edit(o);l instanceof u.s&&l.has("Kids")&&(l.set("Parent",r===0?n:new u.r(0,n.number)),
l.set("Count",a.pages.count),s.push(r===0?o:new u.r(r,o.number))),i+=a.pages.count}t.put(n,new u.s([["Type",new u.o("Pages")],["Kids",s],["Count",i]])),t.edit(t.
catalogNumber).set("Pages",n)}function Ka(e){let t=e.filter(({document:p})=>Yn(p));if(t.length===0)return;let{document:n}=e[0],s=n.edit(n.catalogNumber);if((t.length<
e.length||t.some(p=>!Ua(p.document)))&&s.delete("MarkInfo"),t.length===1&&t[0].index===0)return;let i=n.add(null).number,r=[],a=[],o=new Map,l=new u.s,d=new u.s,
c=[],h=new Map,f=0;for(let p of t){let b=Yn(p.document),y=Ga(p.document,b);for(let w of y)w instanceof u.q&&Va(p,w,i);r.push(...y.map(w=>$(w,p.index)));let g=ge(
p.document,b.get("ParentTree"),"Nums");f>0&&Wa(p.document,f);for(let[w,k]of g)a.push([Number(w)+f,$(k,p.index)]);f=Math.max(f,...g.slice(-1).map(([w])=>Number(w)+
f+1),f+Xa(p.document,b));let v={S:Zn(p,b.get("RoleMap"),l,h,"S"),C:Zn(p,b.get("ClassMap"),d,h,"C"),ID:Ha(p,b,o)};v.S.size+v.C.size+v.ID.size>0&&Ja(p.document,v),
c.push(...(p.document.array(b.get("Namespaces"))??[]).map(w=>$(w,p.index)))}a.sort((p,b)=>Number(p[0])-Number(b[0]));let m=new u.s([["Type",new u.o("StructTreeR\
oot")],["K",r],["ParentTree",n.add(Ie(n,a,"Nums"))],["ParentTreeNextKey",f]]);if(l.size>0&&m.set("RoleMap",l),d.size>0&&m.set("ClassMap",d),c.length>0&&m.set("N\
amespaces",c),o.size>0){let p=[...o].sort(([b],[y])=>Vn(b,y)).map(([b,y])=>[le(b),y]);m.set("IDTree",n.add(Ie(n,p,"Names")))}n.put(i,m),s.set("StructTreeRoot",new u.q(
i))}var Yn=e=>e.dict(e.catalog.get("StructTreeRoot")),Ua=e=>e.resolve(e.dict(e.catalog.get("MarkInfo"))?.get("Marked"))===!0;function Ga(e,t){let n=t.get("K");return n===
void 0?[]:e.array(n)??[n]}function Va({index:e,document:t},n,s){let i=t.edit(n);i instanceof u.s&&i.set("P",e===0?new u.q(s):new u.r(0,s))}function Xa(e,t){let n=e.
resolve(t.get("ParentTreeNextKey"));return typeof n=="number"&&Number.isInteger(n)&&n>0&&n<1e8?n:0}function Wa(e,t){for(let n of mt(e,["/StructParent"])){let s={};
for(let i of["StructParents","StructParent"]){let r=e.entry(n,i)??e.dict(new u.q(n))?.get(i),a=e.resolve(r);typeof a=="number"&&(s[i]=a+t)}if(Object.keys(s).length!==
0)if(e.isChanged(n)||!qa(e,n)){let i=e.edit(n),r=e.dict(i);for(let[a,o]of Object.entries(s))r?.set(a,o)}else e.patch(n,s)}}var qa=(e,t)=>e.get(t)instanceof u.s;
function Zn({index:e,document:t},n,s,i,r){let a=new Map;for(let[o,l]of t.dict(n)??[]){let d=`${r}/${o}`,c=i.get(d);if(c&&ye(c,{document:t,value:l}))continue;let h=c?
oe(new Set(s.keys()),o):o;c&&a.set(o,h),i.set(`${r}/${h}`,{document:t,value:l}),s.set(h,$(l,e))}return a}function Ha({index:e,document:t},n,s){let i=new Map,r=ge(
t,n.get("IDTree"),"Names"),a=new Set([...s.keys(),...r.map(([o])=>o instanceof u.p?V(o):"")]);for(let[o,l]of r){if(!(o instanceof u.p))continue;let d=V(o),c=s.has(
d)?oe(a,d):d;a.add(c),c!==d&&i.set(d,c),s.set(c,$(l,e))}return i}function Ja(e,{S:t,C:n,ID:s}){for(let i of mt(e,["/StructElem","/Headers","/ID"])){let r=!1,a=(o,l,d)=>{
d!==void 0&&(o.set(l,d),r=!0)};Xn(e.get(i),o=>{let l=e.array(o.get("Headers"));if(l?.some(c=>c instanceof u.p&&s.has(V(c)))&&a(o,"Headers",l.map(c=>es(c,s)??c)),
!(0,u.x)(e.resolve(o.get("Type")),"StructElem")&&!(o.has("P")&&o.has("S")))return;a(o,"S",pt(e.resolve(o.get("S")),t)),a(o,"ID",es(e.resolve(o.get("ID")),s));let d=e.
resolve(o.get("C"));Array.isArray(d)?a(o,"C",d.map(c=>pt(c,n)??c)):a(o,"C",pt(d,n))}),r&&e.edit(i)}}function pt(e,t){let n=e instanceof u.o?t.get(e.text):void 0;
return n===void 0?void 0:new u.o(n)}function es(e,t){let n=e instanceof u.p?t.get(V(e)):void 0;return n===void 0?void 0:le(n)}function Qa(e,t=["pdfaid","pdfuaid"]){
let n=e.catalog.get("Metadata"),s=e.resolve(n);if(!(0,u.v)(n)||!(s instanceof u.t))return!1;let i=Ya(e),r=i;for(let o of t)r=r.replace(new RegExp(`\\s+${o}:\\w+\\\
s*=\\s*(?:"[^"]*"|'[^']*')`,"g"),"").replace(new RegExp(`\\s*<${o}:(\\w+)\\b[^>]*(?:/>|>[^<]*</${o}:\\1\\s*>)`,"g"),"");if(r===i)return!1;let a=new u.s([...s.dict].
filter(([o])=>o!=="Filter"&&o!=="DecodeParms"&&o!=="Length"));return e.put(n,new u.t(a,Buffer.from(r,"latin1"))),!0}function Ya(e){let t=e.resolve(e.catalog.get(
"Metadata"));if(!(t instanceof u.t))return"";try{return Buffer.from(e.decoded(t)).toString("latin1")}catch{return""}}function Za(e,t){return Promise.resolve([])}
var eo=async(e,{open_password:t},n)=>{if(e.length===0)throw(0,x.c)([{field:"file",message:"at least one document is required"}]);let s=[],i=await to(e,t,n,s);i.
length>1&&await no(i,s);let r=i.map(({document:l})=>l),a=await Fn(r,{encryption:"none",...i.length>1?{dedupe:ga}:{}}),o=i.reduce((l,{document:d})=>l+d.pages.count,
0);return{documents:[{name:e[0].name,bytes:a,pageCount:o}],notes:s,facts:{pageCount:o,documentCount:e.length}}};async function to(e,t,n,s){let i=[],r=0,a=0;for(let[
o,l]of e.entries()){try{let d=await W.open(l.bytes,n,{password:t});a+=(await Za(d,"keep")).length,await d.pages.settle(),i.push({index:o,document:d,firstPage:r}),
r+=d.pages.count}catch(d){throw d instanceof x.b&&d.code!=="cancelled"&&e.length>1?(0,x.e)(d,o+1,l.name):d}n.pace.progress((o+1)/(2*e.length))}return a>0&&s.push(
{code:"signatures_removed",message:`${a} ${a===1?"signature was":"signatures were"} removed, because a signature cannot survive a merge.`}),i}async function no(e,t){
_a(e);let n=wa(e);Ea(e,n),Oa(e),Da(e),Ka(e);let{droppedXfa:s}=Aa(e),{droppedPortfolio:i}=da(e);Qa(e[0].document)&&t.push({code:"conformance_dropped",message:"Th\
e result no longer claims PDF/A or PDF/UA conformance, which a merge cannot promise."}),await za(e),s&&t.push({code:"xfa_removed",message:"An XFA form was dropp\
ed, because XFA forms cannot be merged. The fields themselves remain."}),i&&t.push({code:"portfolio_dropped",message:"A portfolio became an ordinary document. I\
ts files remain as attachments."})}var so=25,io=3e5,ro=class{constructor(e,t,n){this.pause=e,this.signal=t,this.onProgress=n}pause;signal;onProgress;work=0;since=performance.
now();step(e){if(this.work+=e,!(this.work<io)){if(this.work=0,this.signal?.aborted)throw ts();return performance.now()-this.since<so?void 0:this.rest()}}async rest(){
if(await this.pause(),this.signal?.aborted)throw ts();this.since=performance.now()}progress(e){this.onProgress?.(e)}};function ts(){return new x.b("cancelled","\
The operation was cancelled")}var ao=(e,t,n)=>_e(e,t.open_password,n,s=>{let{first:i,last:r}=lt(t,s),a=r-i+1;if(a===s)throw(0,x.c)([{field:"first_page",message:"\
and last_page name every page of the document: at least one page must remain"}]);return Uint32Array.from({length:s-a},(o,l)=>l<i-1?l+1:l+a+1)});async function ns(e,t){
let{security:n}=e,s=e.pages.count;if(!n)return{documents:[{...t,pageCount:s}],notes:[],facts:{wasEncrypted:!1}};let i=await pe(e,{encryption:"none"}),r=rt(n.permissions);
return{documents:[{name:t.name,bytes:i,pageCount:s}],notes:[],facts:{wasEncrypted:!0,restrictions:r}}}var oo=async(e,t,n)=>{let[s]=e;return ns(await lo(s.bytes,
t.password,n),s)};async function lo(e,t,n){try{return await W.open(e,n,{password:t})}catch(s){throw!(s instanceof x.b)||s.code!=="wrong_password"?s:new x.b(s.code,
s.message,{issues:[{field:"password",message:"does not open the document: it must be its user or owner password"}],...s.advice===void 0?{}:{advice:s.advice}})}}
var uo=async(e,t,n)=>{let[s]=e;return ns(await co(s.bytes,n),s)};async function co(e,t){try{return await W.open(e,t)}catch(n){throw!(n instanceof x.b)||n.code!==
"password_required"?n:new x.b("password_required","The PDF document needs a password to open, which remove_restrictions leaves in place",{issues:[{field:"file",
message:"The document needs a password to open. Use remove_password, which removes the restrictions too."}],advice:"Use remove_password with the password: it re\
moves the restrictions too"})}}var ho=()=>Promise.reject(new x.b("internal","under construction")),fo=/^ *(-?\d+)(?:(\.\.)(-?\d+)?)? *$/;function ss(e){let t=[];
for(let[n,s]of e.split(",").entries()){let i=n+1,r=fo.exec(s),a=d=>({problem:`item ${i} ('${is(s)}') ${d}`});if(s.trim()==="")return{problem:`item ${i} is empty\
: write pages such as 3,1,2 or 2..5, separated by single commas`};if(!r)return a(go(s));let o=Number(r[1]),l=r[3]===void 0?void 0:Number(r[3]);if(o===0||l===0)return a(
"names page 0: pages count from 1, and -1 is the last page");t.push({from:o,to:l,range:r[2]!==void 0,text:s.trim(),position:i})}return{items:t}}function mo(e,t,n){
let s=c=>(0,x.c)([{field:"page_order",message:c}]),i=ss(e);if("problem"in i)throw s(i.problem);let r=t===1?"1 page":`${t} pages`,a=i.items.map(c=>{let h=p=>p<0?
t+1+p:p,f=h(c.from),m=c.range?c.to===void 0?t:h(c.to):f;for(let[p,b]of[[c.from,f],[c.to??c.from,m]])if(b<1||b>t)throw s(`item ${c.position} ('${is(c.text)}') na\
mes ${po(p)}, but the document has ${r}`);return{first:f,last:m}}),o=a.reduce((c,{first:h,last:f})=>c+Math.abs(f-h)+1,0);if(o>n)throw s(`names ${o} pages in all\
; at most ${n} are allowed`);let l=new Uint32Array(o),d=0;for(let{first:c,last:h}of a){let f=c<=h?1:-1;for(let m=c;m!==h+f;m+=f)l[d++]=m}return l}function po(e){
return Number.isSafeInteger(e)?`page ${e}`:"a page far beyond its end"}function go(e){return/^ *\d+ *-+ *\d* *$/.test(e)?"is not a range: ranges are written 2..\
5":/^ *\.\./.test(e)?"has no start: a range is written 1..5":"is not a page, such as 3 or -1, nor a range, such as 2..5 or 2.."}function is(e){let t=[...e].map(
n=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.test(n)?"?":n);return t.length>40?`${t.slice(0,40).join("")}…`:t.join("")}var yo=(e,t,n)=>_e(e,t.open_password,n,s=>mo(t.page_order,
s,n.limits.orderPages)),bo=(e,t,n)=>_e(e,t.open_password,n,s=>Uint32Array.from({length:s},(i,r)=>s-r)),wo=async(e,t,n)=>{let[s]=e,{angle:i}=t,r=await W.open(s.bytes,
n,{password:t.open_password}),{pages:a}=r,o=a.count,{first:l,last:d}=lt(t,o),c=i===0?0:d-l+1,h={pageCount:o,rotatedPages:c};if(c===0)return{documents:[{...s,pageCount:o}],
notes:[],facts:h};for(let f=l-1;f<d;f++){let m=vo(r.resolve(a.attribute(f,"Rotate")))+i;a.patch(f,{Rotate:(m%360+360)%360});let p=n.pace.step(400);p&&await p}return{
documents:[{name:s.name,bytes:await pe(r),pageCount:o}],notes:[],facts:h}};function vo(e){return typeof e=="number"&&Number.isInteger(e/90)?e:0}var xo=()=>Promise.
reject(new x.b("internal","under construction")),ko={add_password:gr,add_restrictions:yr,add_text_watermark:wr,extract_pages:oa,merge_documents:eo,remove_pages:ao,
remove_password:oo,remove_restrictions:uo,remove_signatures:ho,reorder_pages:yo,reverse_pages:bo,rotate_pages:wo,split_by_size:xo};function Ao({pause:e,limits:t}){
return{async run(n,s,i,{signal:r,onProgress:a}={}){let o=new ro(e,r,a);try{let l=(0,S.f)(n,s);if(l.length>0)throw(0,x.c)(l);return await ko[n](s,i,{pace:o,limits:{
...la,...t}})}catch(l){throw(0,x.f)(l)}}}}async function So(e){return e.region!==""||e.baseUrl!==""?(await Promise.resolve().then(()=>K(require("./region-33HUZZF6.js")))).
chooseRegion(e):{backend:Ao({pause:()=>new Promise(t=>setImmediate(t))}),isLocal:!0,place:"on the runner"}}var I=e=>e.replace(/[\p{Cc}\u2028\u2029]+/gu," ").replace(
/:(?=:)/g,": ").replace(/##\[/g,"## ["),we=e=>I(e).replace(/&/g,"&amp;").replace(/</g,"&lt;").replace(/>/g,"&gt;").replace(/"/g,"&quot;"),H=(e,t)=>`${e} ${t}${e===
1?"":"s"}`;function ee(e){let t=["B","kB","MB","GB"],n=e,s=0;for(;n>=999.95&&s<t.length-1;s++)n/=1e3;return`${s===0||n>=99.95?Math.round(n):n.toFixed(1)} ${t[s]}`}
function rs(e){let t=typeof e=="object"&&e!==null&&"code"in e?e.code:void 0;return typeof t=="string"?t:"unknown reason"}var as=e=>e instanceof Error?e.stack??e.
message:typeof e,gt=class extends Error{constructor(e,t){super("a job failed"),this.input=e,this.cause=t}input;cause};async function Fo(e,t){let n=e.inputs[0]??
"",s={source:n};try{let i=[];for(let o of e.inputs)s.source=o,i.push({source:o,document:await Po(o,t.workspace),facts:{},notes:[]});let r=i.reduce((o,{document:l})=>o+
l.bytes.length,0);for(let o of t.steps)i=await $o(i,o,t,s);s.source=n;let a=i.map(({document:o},l)=>({path:e.outputPath(l+1),bytes:o.bytes}));for(let o of a)t.claim(
o.path,e);return await t.write(a),i.map(({document:o,facts:l,notes:d},c)=>{let{pageCount:h,firstPage:f,lastPage:m}=o,p=f===void 0||m===void 0?{}:{firstPage:f,lastPage:m};
return{status:"done",input:n,inputs:e.inputs,output:a[c]?.path??null,pages:h??null,bytesBefore:r,bytesAfter:o.bytes.length,facts:{...l,...p},notes:d,message:null}})}catch(i){
throw new gt(s.source,i)}}async function $o(e,t,n,s){let i=(0,S.b)(t.name).input==="many"?[e]:e.map(a=>[a]),r=[];for(let a of i){let[o]=a;if(!o)continue;s.source=
o.source;let{documents:l,notes:d,facts:c}=await n.backend.run(t.name,a.map(({document:f})=>f),t.params,{signal:n.signal,onProgress:f=>n.onProgress(o.source,(0,S.d)(
t.name),f)}).catch(f=>{let m=f instanceof x.b?f.position:void 0;throw s.source=a[(m??1)-1]?.source??o.source,f}),h={facts:Object.assign({},...a.map(f=>f.facts)),
notes:a.flatMap(f=>f.notes)};for(let f of l)r.push({source:o.source,document:{...f,name:o.document.name},facts:{...h.facts,...c},notes:[...h.notes,...d.map(({message:m})=>m)]})}
return r}async function Po(e,t){let n=await(0,Ns.readFile)(St.default.join(t,e)).catch(s=>{throw new x.b("unreadable_document",`The file could not be opened (${rs(
s)})`,{cause:s})});return{name:St.default.posix.basename(e),bytes:n}}async function Oo(e,t){let n=await(0,ce.realpath)(t),s=new Set,i=[],r=new Set;for(let[a,o]of e.
entries()){if(o.startsWith("!"))continue;if(!ve(T.default.relative(t,T.default.resolve(t,o))))throw ls(o);let l=e.slice(a+1).filter(c=>c.startsWith("!")),d=await Mo(
o,l,t);d.length===0&&i.push(o);for(let c of d){let h=os(T.default.relative(t,c));await Do(c,n)?s.add(h):r.add(h)}}return{files:[...s],empty:i,refused:[...r]}}var ve=e=>e!==
".."&&!e.startsWith(`..${T.default.sep}`)&&!e.startsWith("../")&&!T.default.isAbsolute(e),os=e=>T.default.sep==="/"?e:e.replaceAll(T.default.sep,"/");async function Mo(e,t,n){
let s=/[*?[\]\\]/.test(e)?void 0:await(0,ce.stat)(T.default.resolve(n,e)).catch(()=>{});if(s?.isFile()&&t.length===0)return[T.default.resolve(n,e)];let{create:i}=await Promise.resolve().then(()=>K(require("./glob-PS7ZFRRR.js"))),
r=await(await i([e,...t].join(`
`),{matchDirectories:!1,followSymbolicLinks:!1}).catch(()=>{throw ls(e)})).glob(),a=s?.isDirectory()?r.filter(o=>/\.pdf$/i.test(o)):r;return a.length>1?No(a):a}
function No(e){let{compare:t}=new Intl.Collator("en",{numeric:!0}),n=(s,i)=>{for(let r=0;r<s.length&&r<i.length;r++){let a=t(s[r]??"",i[r]??"");if(a!==0)return a}
return s.length-i.length};return e.map(s=>({file:s,segments:s.split(T.default.sep)})).sort((s,i)=>n(s.segments,i.segments)||(s.file<i.file?-1:1)).map(({file:s})=>s)}
async function Do(e,t){let n=await(0,ce.realpath)(e).catch(()=>{});return n===void 0||!ve(T.default.relative(t,n))?!1:(await(0,ce.stat)(n)).isFile()}function ls(e){
return(0,x.c)([{field:"files",message:`the pattern '${e}' must stay in the workspace, and be written without '..'`}])}var To=2**31-1,Co=/^ *[+-]?\d+ *$/,Eo=/^ *[+-]?(\d+(\.\d*)?|\.\d+) *$/,
jo=/[\u0000-\u001f\u007f-\u009f\u2028\u2029]/u,Ro=new RegExp("\\p{Cs}","u"),Io=/^[\x20-\x7e]*$/;function _o(e,t){let n=(0,S.b)(e),s={},i=[];for(let[o,l]of Object.
entries(n.fields)){let d=Object.hasOwn(t,o)?t[o]:void 0;if(Bo(l,d)){l.required?i.push({field:o,message:`is required: ${X(l)}`}):"default"in l&&(s[o]=l.default);
continue}let c=Lo(l,d);"problem"in c?i.push({field:o,message:c.problem}):s[o]=c.value}let{ascending:r,different:a}=n;if(r){let[o,l]=[s[r[0]],s[r[1]]];typeof o==
"number"&&typeof l=="number"&&o>l&&i.push({field:r[0],message:`must not be greater than ${r[1]}`})}if(a){let[o,l]=[s[a[0]],s[a[1]]];o!==void 0&&o===l&&i.push({field:a[0],
message:`must differ from ${a[1]}`})}return{params:s,issues:i}}function X(e){switch(e.kind){case"text":{let t=e.minLength?`${e.minLength} to ${e.maxLength}`:`at\
 most ${e.maxLength}`;return e.characters==="printable-ascii"?`${t} printable ASCII characters (codes 32 to 126)`:`${t} characters`}case"flag":return"true or fa\
lse";case"integer":return e.max===void 0||e.max===Number.MAX_SAFE_INTEGER?`a whole number of at least ${e.min}`:`a whole number from ${e.min} to ${e.max}`;case"\
decimal":return`a decimal number greater than ${e.above}, in ${e.unit}, with a point`;case"choice":return`one of ${e.options.map(({value:t})=>t).join(", ")}`;case"\
pageOrder":return`pages such as 3,1,2 or 2.. or -1,1..-2, at most ${e.maxLength} characters`;default:return e}}function Bo(e,t){return t==null||t===""?!0:e.kind===
"text"&&!e.secret&&typeof t=="string"&&t.trim()===""}function Lo(e,t){if(Array.isArray(t))return{problem:"must be given only once"};switch(e.kind){case"text":return zo(
e,t);case"flag":return Ko(e,t);case"integer":return Uo(e,t);case"decimal":return Go(e,t);case"choice":return Vo(e,t);case"pageOrder":return Xo(e,t);default:return e}}
function zo(e,t){if(typeof t!="string"&&typeof t!="number")return{problem:`must be ${X(e)}`};let n=String(t),s=e.secret?n:n.normalize("NFC"),i=e.secret?s.length:
[...s].length;return i>e.maxLength||i<(e.minLength??0)?{problem:`must be ${X(e)}`}:e.characters==="printable-ascii"&&!Io.test(s)?{problem:`must be ${X(e)}`}:!e.
secret&&jo.test(s)?{problem:"must not contain control characters or line breaks"}:!e.secret&&Ro.test(s)?{problem:"must not contain half a character (a lone surr\
ogate)"}:{value:s}}function Ko(e,t){if(typeof t=="boolean")return{value:t};let n=typeof t=="string"?t.trim().toLowerCase():"";return n==="true"||n==="false"?{value:n===
"true"}:{problem:`must be ${X(e)}`}}function Uo(e,t){let n=yt(t);if(n===void 0||n<e.min)return{problem:`must be ${X(e)}`};let s=e.max??To;return n<=s?{value:n}:
{problem:`must not be greater than ${s}`}}function yt(e){return typeof e=="string"?Co.test(e)?Number(e.trim())+0:void 0:typeof e=="number"&&Number.isInteger(e)?
e+0:void 0}function Go(e,t){let n=typeof t=="number"?t:typeof t=="string"&&Eo.test(t)?Number(t.trim()):NaN;return Number.isFinite(n)&&n>e.above?{value:n}:{problem:`\
must be ${X(e)}`}}function Vo(e,t){let{open:n}=e,s=e.options.find(({value:r})=>typeof r=="number"?r===yt(t):r===t);if(s)return{value:s.value};let i=n?yt(t):void 0;
return n&&i!==void 0&&i>=n.min&&i<=n.max?{value:i}:{problem:`must be ${X(e)}`}}function Xo(e,t){if(typeof t!="string"&&typeof t!="number")return{problem:`must b\
e ${X(e)}`};let n=String(t);if(n.length>e.maxLength)return{problem:`must be at most ${e.maxLength} characters long, and has ${n.length}`};let s=ss(n);return"pro\
blem"in s?{problem:s.problem}:{value:n}}var Wo={b:1,kb:1e3,mb:1e6,gb:1e9,kib:1024,mib:1048576,gib:1073741824},qo=/^\s*(\d+(?:\.\d+)?)\s*([kmg]i?b|b)\s*$/i;function Ho(e){
let[,t,n]=qo.exec(e)??[],s=Wo[n?.toLowerCase()??""];return s===void 0?e:String(Math.floor(Math.round(Number(t)*s*1e3)/1e3))}var us=S.a.map(S.d).join(", "),ue='w\
rite a YAML list of operations, such as "- rotate_pages: { angle: 90 }"',ds=[...new Set(S.a.flatMap(e=>Object.keys((0,S.b)(e).fields)))],cs=new Set(S.a.flatMap(
e=>Object.entries((0,S.b)(e).fields).flatMap(([t,n])=>"secret"in n?[t]:[])));async function Jo(e,t){let n=new Map;for(let a of ds){let o=e((0,S.d)(a));o!==""&&(cs.
has(a)&&t(o),n.set(a,o))}let s=e("operation").trim(),i=e("steps");if(i.trim()!==""){let{value:a,problem:o}=(await Promise.resolve().then(()=>K(require("./yaml-list-JPHAPBCX.js")))).
parseList(i);for(let d of bt(a))t(d);let l=[];return s!==""&&l.push({field:"operation",message:"give either operation or steps, not both"}),o!==void 0?{steps:[],
issues:[...l,{field:"steps",message:`${o}: ${ue}`}],warnings:[]}:Yo(a,n,l)}if(s==="")return ms("operation",`is required, unless steps is given: one of ${us}`);let r=s.
replaceAll("-","_");return(0,S.c)(r)?Qo(r,n):ms("operation",`must be one of ${us}`)}function hs(e){return e.replace(/\b[a-z]+(?:_[a-z0-9]+)+\b/g,t=>ds.includes(
t)?(0,S.d)(t):t)}function Qo(e,t){let{fields:n}=(0,S.b)(e),s=[...t.keys()].filter(a=>!Object.hasOwn(n,a)),{step:i,issues:r}=fs({name:e,raw:Object.fromEntries(t)});
return{steps:[i],issues:r.map(({field:a,message:o})=>({field:(0,S.d)(a),message:hs(o)})),warnings:s.map(a=>`${(0,S.d)(a)} is not used: it is no parameter of ${(0,S.d)(
e)}`)}}function Yo(e,t,n){let s=[...n],i=[];if(!Array.isArray(e)||e.length===0)return{steps:i,issues:[...s,{field:"steps",message:ue}],warnings:[]};for(let a of t.
keys())a!=="open_password"&&s.push({field:(0,S.d)(a),message:"write it inside the step that it belongs to"});let r=t.get("open_password");for(let[a,o]of e.entries()){
let l=`steps[${a+1}]`,d=Zo(o);if("problem"in d){s.push({field:l,message:d.problem});continue}let{fields:c}=(0,S.b)(d.name);for(let m of Object.keys(d.raw))Object.
hasOwn(c,m)||s.push({field:`${l}.${m}`,message:`is no parameter of ${d.name}: ${Object.keys(c).join(", ")}`});let h=r===void 0?d.raw:{open_password:r,...d.raw},
f=fs({name:d.name,raw:h});i.push(f.step),s.push(...f.issues.map(({field:m,message:p})=>({field:`${l}.${m}`,message:p})))}return{steps:i,issues:s,warnings:[]}}function Zo(e){
if(typeof e=="string")return Be(e,{});if(!wt(e))return{problem:ue};let{operation:t,...n}=e;if(t!==void 0)return typeof t=="string"?Be(t,n):{problem:ue};let[[s,i]=[
"",void 0],...r]=Object.entries(e);return r.length>0?{problem:`names several operations or has its parameters beside the name: ${ue}`}:i===""||i===void 0?Be(s,{}):
wt(i)?Be(s,i):{problem:ue}}function Be(e,t){let n=e.trim().replaceAll("-","_");if(!(0,S.c)(n))return{problem:`must name one of ${S.a.join(", ")}`};let s={};for(let[
i,r]of Object.entries(t)){if(typeof r!="string")return{problem:"has a list or a mapping where a single value belongs"};s[i.replaceAll("-","_")]=r}return{name:n,
raw:s}}function fs({name:e,raw:t}){let n={};for(let[r,a]of Object.entries(t)){let o=(0,S.b)(e).fields[r],l=o===void 0||o.kind==="text"?a:a.trim();n[r]=r==="maxi\
mum_bytes"?Ho(l):l}let{params:s,issues:i}=_o(e,n);return{step:{name:e,params:s},issues:i}}function*bt(e){if(Array.isArray(e))for(let t of e)yield*bt(t);else if(wt(
e))for(let[t,n]of Object.entries(e))typeof n!="string"?yield*bt(n):n!==""&&cs.has(t.trim().replaceAll("-","_"))&&(yield n)}function wt(e){return typeof e=="obje\
ct"&&e!==null&&!Array.isArray(e)}var ms=(e,t)=>({steps:[],issues:[{field:e,message:t}],warnings:[]}),ps=32;async function el(e,t){let n=[],s=y=>e(y).trim(),i=y=>{
let g=s(y);return g!==""&&t(g),g},r=(y,g)=>{let v=s(y)||g[0],w=g.find(k=>k===v);return w===void 0&&n.push({field:y,message:`must be one of ${g.join(", ")}`}),w??
g[0]},a=(y,g)=>{let v=s(y).toLowerCase();return v!==""&&v!=="true"&&v!=="false"&&n.push({field:y,message:"must be true or false"}),v===""?g:v==="true"},o=i("api\
-key"),l=i("github-token"),{steps:d,issues:c,warnings:h}=await Jo(e,t),f=s("files").split(/\r?\n/).map(y=>y.trim()).filter(y=>y!==""&&!y.startsWith("#"));f.some(
y=>!y.startsWith("!"))||n.push({field:"files",message:"is required: glob patterns such as docs/**/*.pdf, one per line"});let m=s("concurrency"),p=m===""?void 0:
Number(m);p!==void 0&&!(/^\d+$/.test(m)&&p>=1&&p<=ps)&&n.push({field:"concurrency",message:`must be a whole number from 1 to ${ps}`});let b={steps:d,isList:s("s\
teps")!=="",files:f,output:s("output")||void 0,overwrite:a("overwrite",!1),ifNoFilesFound:r("if-no-files-found",["warn","error","ignore"]),changedOnly:a("change\
d-only",!1),dryRun:a("dry-run",!1),concurrency:p,onError:r("on-error",["fail","continue"]),region:s("region"),baseUrl:s("base-url"),apiKey:o,summary:a("summary",
!0),githubToken:l,warnings:h};if(c.length+n.length>0)throw(0,x.c)([...c,...n]);return b}var gs=["{dir}","{name}","{index}","{operation}"],vt=e=>e.some(({name:t})=>(0,S.b)(
t).input==="many");function tl(e){let{files:t,steps:n}=e,s=nl(n),i=sl(e,s),r=t.length===0?[]:vt(n)?[t]:t.map(d=>[d]),a=(0,S.d)(n.at(-1)?.name??""),o=r.map((d,c)=>{
let{dir:h,name:f}=de.default.posix.parse(d[0]??"");return{inputs:d,fansOut:s,outputPath:m=>{let p=s?m:c+1,b={"{dir}":h||".","{name}":f,"{operation}":a,"{index}":p===
void 0?"{index}":String(p).padStart(5,"0")};return de.default.posix.normalize(i.replace(/\{[^{}]*\}/g,y=>b[y]??y))}}}),l=il(o,e);if(l.length>0)throw(0,x.c)(l);return o}
function nl(e){return e.map(({name:t})=>(0,S.b)(t)).findLast(({input:t,output:n})=>t==="many"||n==="pdfs")?.output==="pdfs"}function sl({output:e,workspace:t},n){
let s=a=>(0,x.c)([{field:"output",message:a}]);if(e===void 0)return n?"{dir}/{name}.{operation}.{index}.pdf":"{dir}/{name}.{operation}.pdf";let i=e.match(/\{[^{}]*\}/g)?.
filter(a=>!gs.includes(a))??[];if(i.length>0)throw s(`has the unknown placeholder ${i[0]}: there are ${gs.join(", ")}`);if(/[\u0000-\u001f]/.test(e))throw s("mu\
st be a single line");if(/[\\/]$/.test(e))throw s(`names a folder: write a file name after it, such as ${e}{name}.pdf`);if(n&&!e.includes("{index}"))throw s("ne\
eds {index}, because the split makes several files of one");let r=os(de.default.isAbsolute(e)?de.default.relative(t,e):e);if(!ve(de.default.posix.normalize(r)))
throw s("must stay in the workspace");return r}function il(e,{matched:t,overwrite:n,identity:s}){let i=new Map(t.map(l=>[s(l),l])),r=new Map,a=[];for(let l of e){
let d=l.outputPath(),c=s(d),h=r.get(c),f=i.get(c);!ve(d)||d==="."?a.push({field:"output",message:`'${d}' is no file in the workspace`}):h?a.push({field:"output",
message:`'${h.inputs[0]}' and '${l.inputs[0]}' would both be written to '${d}': use {dir}, {name} or {index}`}):f!==void 0&&!l.inputs.some(m=>s(m)===c)?a.push({
field:"output",message:`'${d}' would replace another input: choose a different pattern`}):f!==void 0&&!n&&a.push({field:"output",message:`'${d}' would replace t\
he input: choose a different pattern, or set overwrite to true`}),r.set(c,l)}let o=5;return a.length<=o?a:[...a.slice(0,o),{field:"output",message:`and ${a.length-
o} more such clashes`}]}var ys=1024*1024,rl=2048,al={done:"✅",failed:"❌",planned:"📝",skipped:"⏭️"};function ol(e){let{rows:t,operations:n}=e,s=`<h3>O\
ctavo: ${we(n.join(" → "))}</h3>
<p>${bs(e)}</p>
`;if(t.length===0)return s;let i=[],r=Buffer.byteLength(s)+rl;for(let d of t){let c=ll(d);if(r+=Buffer.byteLength(c),r>ys)break;i.push(c)}let a=["","File","Resu\
lt","Pages","Before","After","Change"].map(d=>`<th>${d}</th>`).join(""),o=t.length-i.length,l=o===0?"":`<p>${H(o,"more row")} did not fit here: see the log and \
the <code>results</code> output.</p>
`;return`${s}<table>
<tr>${a}</tr>
${i.join("")}</table>
${l}`}function bs({rows:e,place:t,dryRun:n,seconds:s}){let i=c=>e.filter(h=>h.status===c),r=i("done"),a=n?[`Dry run: ${H(i("planned").length,"result")} planned,\
 nothing written`]:[`${H(r.length,"file")} written`];for(let c of["failed","skipped"])i(c).length>0&&a.push(`${i(c).length} ${c}`);let o=ws([...new Map(r.map(c=>[
c.inputs.join(`
`),c.bytesBefore??0])).values()]),l=ws(r.map(({bytesAfter:c})=>c??0)),d=r.length>0?` · ${ee(o)} → ${ee(l)}`:"";return`${a.join(", ")}${d} · ${t} · ${s.toFixed(
1)} s`}function ll(e){let{status:t,input:n,inputs:s,output:i,pages:r,bytesBefore:a,bytesAfter:o,message:l,notes:d}=e,c=s.length>1&&t!=="failed"?` <em>and ${s.length-
1} more</em>`:"",h=[...i===null?[]:[`<code>${we(i)}</code>`],...l===null?[]:[we(l)],...d.map(p=>`<em>${we(p)}</em>`)],f=e.facts.firstPage!==void 0,m=[r===null?"":
String(r),a===null?"":ee(a),o===null?"":ee(o),f?"":ul(a,o)];return`<tr><td>${al[t]}</td><td><code>${we(n)}</code>${c}</td><td>${h.join("<br>")}</td>${m.map(p=>`\
<td align="right">${p}</td>`).join("")}</tr>
`}function ul(e,t){if(e===null||t===null||e===0)return"";let n=(t-e)/e*100;return`${n>0?"+":n<0?"−":""}${Math.abs(n).toFixed(1)}%`}var ws=e=>e.reduce((t,n)=>t+
n,0),xe=10,vs=4096,dl=500;function xs(e,t=n=>n){let n=(0,x.f)(e),s=n.advice===void 0?n.message:`${n.message.replace(/[.:]$/,"")}. ${n.advice}`;return I(t(s)).slice(
0,vs)}var cl=class{given=0;add(e,t){let n=I(e).slice(0,vs);this.given++,this.given<=xe?(0,A.h)(n,t===void 0?{}:{file:t}):(0,A.i)(t===void 0?`Warning: ${n}`:`War\
ning: ${I(t)}: ${n}`)}};function hl(e,t,n){let s=e.length<xe?e:e.slice(0,xe-1);for(let{file:i,message:r}of s)t==="error"?(0,A.g)(r,{file:i}):n.add(r,i);for(let{
file:i,message:r}of e.slice(s.length))(0,A.i)(I(`Failed: ${i}: ${r}`));for(let{cause:i}of e)i!==void 0&&(0,A.f)(as(i))}function fl(e,t){let n=e.length<xe?0:e.length-
(xe-1),s=n>0?` (${n} of them without an annotation: see the log)`:"";return`${e.length} of ${H(t,"file")} failed${s}`}async function ml(e,t){let n=e.rows.flatMap(
({status:s,output:i})=>s==="done"&&i!==null?[i]:[]);if((0,A.d)("files",n),(0,A.d)("count",n.length),(0,A.d)("results",e.rows),(0,A.i)(I(bs(e))),pl(n),t&&process.
env.GITHUB_STEP_SUMMARY){let s=ol(e);Buffer.byteLength(s)<ys&&await A.a.addRaw(s).write()}}function pl(e){let t=process.env.GITHUB_ARTIFACTS;if(!t)return;let n=e.
filter(r=>!/[=\r\n]/.test(r)),s=0;try{s=(0,Le.readFileSync)(t,"utf8").split(`
`).filter(Boolean).length}catch{}let i=n.slice(0,Math.max(0,dl-s));i.length>0&&(0,Le.appendFileSync)(t,i.map(r=>`${r}
`).join("")),i.length<e.length&&(0,A.i)(`${e.length-i.length} files were not listed for attestation`)}var gl=class{constructor(e){this.workspace=e}workspace;folders=new Map;running=new Set;serial=0;closed=!1;async write(e){
if(this.closed)throw ks();let t=this.writeAll(e);this.running.add(t),await t.finally(()=>this.running.delete(t))}async close(){this.closed=!0,await Promise.allSettled(
this.running)}async writeAll(e){let t=[],n=[],s=e[0]?.path??"";try{for(let i of e){if(this.closed)throw ks();s=i.path;let r=_.default.join(await this.folder(_.default.
dirname(i.path)),_.default.basename(i.path)),a=_.default.join(_.default.dirname(r),`.octavo-${process.pid}-${++this.serial}.tmp`);n.push(a),await(0,B.writeFile)(
a,i.bytes,{flag:"wx"}),t.push({temporary:a,target:r,path:i.path})}for(let{temporary:i,target:r,path:a}of t)s=a,await(0,B.rename)(i,r)}catch(i){throw await Promise.
all(n.map(r=>(0,B.unlink)(r).catch(()=>{}))),i instanceof x.b?i:bl(s,i)}}folder(e){let t=this.folders.get(e);return t||this.folders.set(e,t=this.makeFolder(e)),
t}async makeFolder(e){let t=await(0,B.realpath)(this.workspace),n=_.default.resolve(t,e),s=n,i;for(;(i=await(0,B.realpath)(s).catch(()=>{}))===void 0;)s=_.default.
dirname(s);let r=_.default.join(i,_.default.relative(s,n));if(!ve(_.default.relative(t,r)))throw new x.b("configuration",`'${e}' is a link that leads out of the\
 workspace: nothing is written there`);return await(0,B.mkdir)(r,{recursive:!0}),r}},yl={EACCES:"the runner may not write there",EPERM:"the runner may not write\
 there",EROFS:"the file system is read-only",ENOSPC:"there is no space left on the disk",EDQUOT:"there is no space left on the disk",EISDIR:"there is a folder o\
f that name",ENOTDIR:"a part of its path is a file, not a folder",EEXIST:"a part of its path is a file, not a folder",ENAMETOOLONG:"the name is too long for the\
 file system"};function bl(e,t){let n=rs(t),s=yl[n]??`the file system refused it (${n})`;return new x.b("configuration",`'${e}' could not be written: ${s}`,{cause:t})}
var ks=()=>new x.b("cancelled","The step was cancelled"),wl=5e3;async function vl(){let e=new cl,t=n=>n;try{let n=await el(s=>(0,A.c)(s,{trimWhitespace:!1}),kl);
for(let s of n.warnings)e.add(s);t=As(n),await xl(n,e)}catch(n){let s=(0,x.f)(n);(0,A.e)(xs(s,t)),s.cause!==void 0&&(0,A.f)(as(s.cause))}finally{(0,A.f)(`Peak m\
emory: ${ee(process.resourceUsage().maxRSS*1024)}`)}}async function xl(e,t){let n=performance.now(),s=process.env.GITHUB_WORKSPACE??process.cwd(),i=await So(e);
i.isLocal&&e.apiKey!==""&&t.add("api-key is not used: without region or base-url documents are processed on the runner");let{matched:r,files:a}=await Al(e,s,t),
o=Sl(s),l=tl({...e,files:a,matched:r,workspace:s,identity:o}),d=e.steps.map(({name:p})=>(0,S.d)(p));(0,A.j)(I(`${d.join(", then ")}: ${H(a.length,"file")}, ${i.
place}`));let{rows:c,failures:h}=e.dryRun?{rows:l.map(xt),failures:[]}:await $l(l,e,i,s,Fl(r,e.overwrite,o));(0,A.k)(),hl(h,e.onError==="fail"?"error":"warning",
t);let f=(performance.now()-n)/1e3;if(await ml({rows:c,operations:d,place:i.place,dryRun:e.dryRun,seconds:f},e.summary),h.length===0)return;let m=vt(e.steps)?`T\
he merge of ${H(a.length,"file")} failed`:fl(h,a.length);e.onError==="fail"?(0,A.e)(m):t.add(m)}var As=({isList:e})=>e?t=>t:hs;function kl(e){e.trim()!==""&&(0,A.b)(
e)}async function Al(e,t,n){let{files:s,empty:i,refused:r}=await Oo(e.files,t);for(let d of r)n.add(`'${d}' was left out: it is no file in the workspace, or a l\
ink that leads out of it`);if(s.length===0){let d="No file matches the patterns in files. Make sure that the job uses actions/checkout, or makes the files, befo\
re this step";if(e.ifNoFilesFound==="error")throw new x.b("configuration",d);return e.ifNoFilesFound==="warn"?n.add(d):(0,A.i)(d),{matched:s,files:s}}for(let d of i)
e.ifNoFilesFound==="ignore"?(0,A.i)(I(`No file matches '${d}'`)):n.add(`No file matches '${d}'`);if(!e.changedOnly)return{matched:s,files:s};let{changedFiles:a}=await Promise.resolve().then(()=>K(require("./changed-HN5LT4NO.js"))),
o=await a(e.githubToken);if("unknown"in o)return n.add(`changed-only leaves nothing out: ${o.unknown}`),{matched:s,files:s};let l=s.filter(d=>o.paths.has(d));return(0,A.i)(
`${H(l.length,"file")} of ${s.length} changed`),{matched:s,files:vt(e.steps)&&l.length>0?s:l}}function Sl(e){let t=new Map,n=i=>{let r=t.get(i);if(r!==void 0)return r;
let a=i;try{a=(0,Fs.realpathSync)(i)}catch{let o=J.default.dirname(i);o!==i&&(a=J.default.join(n(o),J.default.basename(i)))}return t.set(i,a),a},s=process.platform===
"win32"||process.platform==="darwin";return i=>{let r=J.default.resolve(e,i),a=J.default.join(n(J.default.dirname(r)),J.default.basename(r));return s?a.normalize(
"NFC").toLowerCase():a}}function Fl(e,t,n){let s=new Set(e.map(n)),i=new Set;return(r,a)=>{let o=n(r),l=a.inputs.some(d=>n(d)===o);if(i.has(o)||s.has(o)&&!(t&&l))
throw(0,x.c)([{field:"output",message:`'${r}' is another input or result: choose a different pattern`}]);i.add(o)}}async function $l(e,t,{backend:n,isLocal:s},i,r){
let{steps:a,concurrency:o}=t,l=new gl(i),d=new AbortController;Pl(()=>(d.abort(),l.close()));let c=e.map(()=>[]),h=[],f,m=Nl(),p={backend:n,steps:a,workspace:i,
signal:d.signal,claim:r,write:b=>l.write(b),onProgress:m};return await Ol(e,o??(s?2:4),async(b,y)=>{let g=b.inputs[0]??"";if(f!==void 0){c[y]=[{...xt(b),status:"\
skipped",output:null,message:f}];return}try{let v=await Fo(b,p);c[y]=v;for(let w of v)(0,A.i)(I(Ml(w)))}catch(v){let w=v instanceof gt?v.input:g,k=(0,x.f)(v instanceof
gt?v.cause:v);(0,A.i)(I(`${w}: failed`));let F=xs(k,As(t));h.push({file:w,message:F,cause:k.cause}),c[y]=[{...xt(b),status:"failed",input:w,output:null,message:F}],
k.code==="unauthorized"&&(f="Not tried, because the region refused the key")}}),{rows:c.flat(),failures:h}}function Pl(e){let t=!1;for(let[n,s]of[["SIGINT",130],
["SIGTERM",143]])process.on(n,()=>{t||(t=!0,(0,A.i)("Cancelled"),e().finally(()=>process.exit(s)))})}async function Ol(e,t,n){let s=e.entries(),i=async()=>{for(let[
r,a]of s)await n(a,r)};await Promise.all(Array.from({length:Math.min(t,e.length)},i))}function xt(e){return{status:"planned",input:e.inputs[0]??"",inputs:e.inputs,
output:e.outputPath(),pages:null,bytesBefore:null,bytesAfter:null,facts:{},notes:[],message:null}}function Ml({input:e,inputs:t,output:n,pages:s,bytesBefore:i,bytesAfter:r,
notes:a}){let o=t.length>1?`${e} and ${t.length-1} more`:e,l=`${ee(i??0)} → ${ee(r??0)}`;return[`${o} → ${n} (${s===null?"":`${H(s,"page")}, `}${l})`,...a].
join(". ")}function Nl(){let e=performance.now();return(t,n,s)=>{let i=performance.now();i-e<wl||(e=i,(0,A.i)(I(`${t}: ${n}, ${Math.round(s*100)} %`)))}}var Ss=!1;
process.once("beforeExit",()=>{Ss||(0,A.e)("The action stopped before it had finished.")}),vl().catch(A.e).finally(()=>{Ss=!0});
