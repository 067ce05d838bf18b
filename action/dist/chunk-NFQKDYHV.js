var b=Object.defineProperty;var X=Object.getOwnPropertyDescriptor;var G=Object.getOwnPropertyNames;var J=Object.prototype.hasOwnProperty;var L=(e,t)=>{for(var s in t)b(e,s,{get:t[s],enumerable:!0})},V=(e,t,s,r)=>{if(t&&typeof t=="object"||typeof t=="function")for(let n of G(t))!J.call(e,n)&&n!==s&&
b(e,n,{get:()=>t[n],enumerable:!(r=X(t,n))||r.enumerable});return e};var Y=e=>V(b({},"__esModule",{value:!0}),e);var fe={};L(fe,{a:()=>h,b:()=>B,c:()=>N,d:()=>Q,e:()=>K});module.exports=Y(fe);var p=require("./chunk-3J3GW35S.js"),j=require("./chunk-6YBJABQD.js"),a=require("./chunk-IO24KDZ3.js");
async function K(e,t){let s=new _(e),r=[];for(let n of t){r.push(s.page(n-1));let c=e.job.pace.step(600);c&&await c}return{kinds:s.kinds,pages:r}}var Z=2e3,E=128,
_=class{constructor(e){this.document=e}document;kinds=[];kindOf=new Map;recognised=new Map;dictionaries=new Map;entries;bytes=Buffer.alloc(0);page(e){let{document:t}=this,
s=t.pages.number(e),r=t.place(s);if(this.entries=t.entriesOf(s),!r||!this.entries){let d=t.pages.attribute(e,"Resources");return{index:e,kind:this.kind(e),contents:t.
entry(s,"Contents"),resources:d,form:0}}(this.bytes.buffer!==r.bytes.buffer||this.bytes.byteOffset!==r.bytes.byteOffset)&&(this.bytes=(0,a.o)(r.bytes));let n=`${this.
text("MediaBox")}|${this.text("CropBox")}|${this.text("Rotate")}|${this.text("UserUnit")}`,[c,o]=[this.text("Contents"),this.text("Resources")],i=this.skeleton(),
u=R(c)??(c===""?void 0:t.entry(s,"Contents")),l=R(o)??this.dictionary(e,o);return i=this.look(u,i),i=(0,a.y)(l)?this.look(l,i):te(o.slice(0,E),i),{index:e,kind:this.
recognise(e,n),contents:u,resources:l,form:i}}text(e){let{at:t}=this.entries,s=this.entries.find(this.bytes,e);return s<0?"":this.bytes.toString("latin1",t[s+2],
t[s+3])}dictionary(e,t){let{document:s}=this;return t===""?s.pages.inheritedBy(e).Resources:t.length>Z||s.security?s.entry(s.pages.number(e),"Resources"):(this.
dictionaries.has(t)||this.dictionaries.set(t,s.entry(s.pages.number(e),"Resources")),this.dictionaries.get(t))}recognise(e,t){let s=this.document.pages.inheritedBy(
e),r=this.recognised.get(s);r||this.recognised.set(s,r=new Map);let n=r.get(t);return n===void 0&&r.set(t,n=this.kind(e)),n}kind(e){let t=(0,p.b)(this.document,
e),s=`${t.box.join(" ")} ${t.rotation} ${t.userUnit}`,r=this.kindOf.get(s);return r===void 0&&this.kindOf.set(s,r=this.kinds.push(t)-1),r}skeleton(){let{at:e,first:t,
used:s}=this.entries,r=H;for(let n=t;n<s;n+=4)r=g(this.bytes,e[n]-1,e[n+2]+1,r);return r}look(e,t){let s=(0,a.y)(e)?this.document.place(e.number):void 0;return s?
g(s.bytes,s.start,Math.min(s.end,s.start+E),t):t}};function R(e){let t=/^(\d+) (\d+) R$/.exec(e);return t?new a.t(Number(t[1]),Number(t[2])):void 0}var H=2166136261,
ee=16777619;function g(e,t,s,r){let n=r;for(let c=t;c<s;c++){let o=e[c];if(!(o>=48&&o<=57)){if(o===62&&e[c+1]===62)break;n=Math.imul(n^o,ee)}}return n}var te=(e,t)=>g(
Buffer.from(e,"latin1"),0,e.length,t),f={states:0,marked:0,text:!1,excess:0,tail:""};function k(e){let t={net:0,low:0},s={net:0,low:0},r,{tail:n,complete:c}=D(e,
o=>{switch(o){case x:t.net++;break;case y:W(t);break;case U:s.net++;break;case A:W(s);break;case F:r=!0;break;case S:r=!1;break}});return{states:t,marked:s,text:r,
tail:n,complete:c}}function w(e,{states:t,marked:s,text:r,tail:n}){return{states:Math.max(e.states+t.net,t.net-t.low),marked:Math.max(e.marked+s.net,s.net-s.low),
text:r??e.text,excess:e.excess+Math.max(0,-(e.states+t.low)),tail:n}}function h(e,t){let s=new Uint8Array(e),r=t;return D(e,(n,c)=>{n===x?r++:n===y&&(r>0?r--:s[c]=
32)}),s}function W(e){--e.net<e.low&&(e.low=e.net)}var x=1,y=2,F=3,S=4,U=5,A=6,[v,se,T,M,O,q,re,ne,ie]=Array.from("BCDEIMQTq",e=>e.charCodeAt(0));function D(e,t){
let s=e.length,r=[],n=0,c=!1,o=0;for(;n<s;){let i=e[n],u=a.a[i];if(u===1)n++;else if(u===0){let l=n;n=(0,a.h)(e,n+1,s);let d=e[l+1];switch(n-l){case 1:i===ie?t(
x,l):i===re&&t(y,l);break;case 2:if(d===ne)i===v?t(F,l):i===M&&t(S,l);else if(i===v&&d===O)c=!0;else if(c&&i===O&&d===T){if(c=!1,n=B(e,n+1,s),n>s)return{tail:`
EI`,complete:o};o=n}break;case 3:if(e[l+2]!==se)break;i===v&&(d===T||d===q)?t(U,l):i===M&&d===q&&t(A,l);break}(i>=65||i===39||i===34)&&!c&&r.length===0&&(o=Math.
min(n,s))}else if(i===40){let l=n;if(n=(0,a.d)(e,n,s),n===s)return{tail:ae(e,l)+r.reverse().join(""),complete:o}}else if(i===60&&e[n+1]!==60){if(n=(0,a.e)(e,n,s),
n===s&&e[s-1]!==62)return{tail:`>${r.reverse().join("")}`,complete:o}}else if(i===37)n=(0,a.c)(e,n,s);else if(i===47)n=(0,a.h)(e,n+1,s);else if(i===60||i===91)r.
push(i===60?`
>>`:`
]`),n+=i===60?2:1;else{let l=i===62&&e[n+1]===62;(l||i===93)&&r.pop(),n+=l?2:1}}return{tail:r.reverse().join("")+(c?`
ID
EI`:""),complete:o}}function ae(e,t){let s=0;for(let r=t;r<e.length;r++)e[r]===92?r++:e[r]===40?s++:e[r]===41&&s--;return")".repeat(s)}var oe=12;function B(e,t,s){
for(let r=t;r+1<s;r++){if(e[r]!==M||e[r+1]!==O||r>t&&a.a[e[r-1]]!==1)continue;let n=r+2;if(!(n<s&&a.a[e[n]]===0)&&e.subarray(n,n+oe).every(ce))return n}return s+
1}var ce=e=>e>=32&&e<127||e===10||e===13||e===9||e===0,le=1e3,ue=128,de=32,I=64,he="OctavoPageContent",P={balance:{states:{net:0,low:0},marked:{net:0,low:0},text:void 0,
tail:"",complete:0},isWhole:!0},N=class{constructor(e){this.document=e}document;looks=new Map;made=new Map;forms=new Map;leavingOpen=new Set;async inspect(e){let{
job:t,suspect:s}=this.document,r=new Map;for(let{form:n,contents:c}of e){let o=r.get(n)??0;if(r.set(n,o+1),e.length>le&&!s&&o>=ue&&o%de!==0||this.leavingOpen.has(
n))continue;let i=this.streamsOf(c),{states:u,marked:l,text:d,excess:m,tail:z}=this.open(i);(u||l||d||m||z||!this.isWhole(i))&&this.leavingOpen.add(n);let C=t.pace.
step(2e4);C&&await C}}isolated(e){let{contents:t,form:s}=e;if(!this.leavingOpen.has(s))return{streams:[this.stream(`q
`),...this.streamsOf(t)],closing:$(f)};let r=this.streamsOf(t),{isWhole:n,isKnown:c,open:o}=this.condition(r),i=o.tail!==""||o.states>I||o.marked>I;if(c&&(i||!n))
return this.isTagged(e)?this.rewritten(r):this.asForm(e,r,o);let u=o.excess===0?r:this.withoutExcess(r);return{streams:[this.stream(`q
`),...u],closing:$(o)}}own({contents:e}){return this.streamsOf(e)}condition(e){let t=e.every(s=>this.look(s)!==P);return{isWhole:this.isWhole(e),isKnown:t,open:this.
open(e)}}content(e){let t=e.flatMap((s,r)=>[...r>0?[me]:[],this.decoded(s)?.data??new Uint8Array(0)]);return Buffer.concat(t)}stream(e){let t=this.made.get(e);if(t)
return t;let s=this.document.add(new a.w((0,a.B)({}),Buffer.from(e,"latin1")));return this.made.set(e,s),s}streamsOf(e){let{document:t}=this,s=r=>(0,a.y)(r)&&t.
isStream(r.number);return s(e)?[e]:(t.array(e)??[]).filter(s)}isTagged({index:e}){return this.document.entry(this.document.pages.number(e),"StructParents")!==void 0}open(e){
return e.reduce((t,s)=>w(t,this.look(s).balance),f)}isWhole(e){return e.every(t=>this.look(t).isWhole)}look(e){let t=this.looks.get(e.number);if(t)return t;let s=this.
decoded(e),r=s?{balance:k(s.data),isWhole:s.whole}:P;return this.looks.set(e.number,r),r}decoded(e){let t=this.document.get(e);return t instanceof a.w?this.document.
decodedPart(t):void 0}withoutExcess(e){let t=f;return e.map(s=>{let r=t;t=w(t,this.look(s).balance);let n=t.excess>r.excess?this.decoded(s)?.data:void 0;return n?
this.packed(h(n,r.states)):s})}asForm(e,t,s){let{document:r}=this,n=(0,a.y)(e.resources)?e.resources.number:this.idOf(e.resources),c=(0,p.a)(r,e.index),o=`${t.map(
({number:u})=>u).join(" ")}|${n}|${c.join(" ")}`,i=this.forms.get(o);if(!i){let u=this.content(t),l={Type:(0,a.C)("XObject"),Subtype:(0,a.C)("Form"),BBox:[...c],
Resources:e.resources??(0,a.B)({}),Filter:(0,a.C)("FlateDecode")};i=r.add(new a.w((0,a.B)(l),(0,j.j)(s.excess===0?u:h(u,0)))),this.forms.set(o,i)}return{streams:[],
closing:"",form:{category:"XObject",name:he,ref:i}}}rewritten(e){let t=this.content(e),s=t.subarray(0,k(t).complete),r=w(f,k(s)),n=r.excess===0?s:h(s,0);return{
streams:[this.stream(`q
`),this.packed(n)],closing:$(r)}}packed(e){return this.document.add(new a.w((0,a.B)({Filter:(0,a.C)("FlateDecode")}),(0,j.j)(e)))}ids=new Map;idOf(e){let t=this.
ids.get(e)??`direct ${this.ids.size}`;return this.ids.set(e,t),t}},me=Uint8Array.of(10);function $({states:e,marked:t,text:s,tail:r}){return`${r}${s?`
ET`:""}${`
EMC`.repeat(t)}${`
Q`.repeat(e+1)}
`}var Q=class{constructor(e){this.document=e}document;copies=new Map;with(e,t){let s=(0,a.y)(e)?e.number:(0,a.x)(e)?e:void 0,r=this.copies.get(s);r||this.copies.
set(s,r=new Map);let n=t.length===1?String(t[0].ref.number):t.map(({ref:o})=>o.number).join(" "),c=r.get(n);return c||r.set(n,c=this.extend(this.document.dict(e)??
new a.v,t)),c}extend(e,t){let{document:s}=this,r=new a.v(e),n=new Map,c=t.map(o=>{let{category:i,ref:u}=o,l=n.get(i);l||n.set(i,l=new a.v(s.dict(e.get(i))));let d=o.
name;for(let m=2;l.has(d);m++)d=`${o.name}${m}`;return l.set(d,u),r.set(i,l),d});return{resources:s.add(r),names:c}}};0&&(module.exports={a,b,c,d,e});
