"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.PageResources=exports.PageContents=void 0,exports.withoutExcess=withoutExcess,exports.afterImage=
afterImage,exports.survey=survey;const chunk_YE7ESM4E_js_1=require("./chunk-YE7ESM4E.js"),chunk_EE63N2TD_js_1=require("./chunk-EE63N2TD.js");async function survey(e,t){
let s=new Surveyor(e),r=[];for(let i of t){r.push(s.page(i-1));let o=e.job.pace.step(600);o&&await o}return{kinds:s.kinds,pages:r}}var RECOGNISED=2e3,LOOK=128,Surveyor=class{constructor(e){
this.document=e}document;kinds=[];kindOf=new Map;recognised=new Map;dictionaries=new Map;entries;bytes=Buffer.alloc(0);page(e){let{document:t}=this,s=t.pages.number(
e),r=t.place(s);if(this.entries=t.entriesOf(s),!r||!this.entries){let l=t.pages.attribute(e,"Resources");return{index:e,kind:this.kind(e),contents:t.entry(s,"Co\
ntents"),resources:l,form:0}}(this.bytes.buffer!==r.bytes.buffer||this.bytes.byteOffset!==r.bytes.byteOffset)&&(this.bytes=(0,chunk_EE63N2TD_js_1.asBuffer)(r.bytes));
let i=`${this.text("MediaBox")}|${this.text("CropBox")}|${this.text("Rotate")}|${this.text("UserUnit")}`,[o,a]=[this.text("Contents"),this.text("Resources")],n=this.
skeleton(),u=reference(o)??(o===""?void 0:t.entry(s,"Contents")),c=reference(a)??this.dictionary(e,a);return n=this.look(u,n),n=(0,chunk_EE63N2TD_js_1.isRef)(c)?
this.look(c,n):textHash(a.slice(0,LOOK),n),{index:e,kind:this.recognise(e,i),contents:u,resources:c,form:n}}text(e){let{at:t}=this.entries,s=this.entries.find(this.
bytes,e);return s<0?"":this.bytes.toString("latin1",t[s+2],t[s+3])}dictionary(e,t){let{document:s}=this;return t===""?s.pages.inheritedBy(e).Resources:t.length>
RECOGNISED||s.security?s.entry(s.pages.number(e),"Resources"):(this.dictionaries.has(t)||this.dictionaries.set(t,s.entry(s.pages.number(e),"Resources")),this.dictionaries.
get(t))}recognise(e,t){let s=this.document.pages.inheritedBy(e),r=this.recognised.get(s);r||this.recognised.set(s,r=new Map);let i=r.get(t);return i===void 0&&r.
set(t,i=this.kind(e)),i}kind(e){let t=(0,chunk_YE7ESM4E_js_1.geometryOf)(this.document,e),s=`${t.box.join(" ")} ${t.rotation} ${t.userUnit}`,r=this.kindOf.get(s);
return r===void 0&&this.kindOf.set(s,r=this.kinds.push(t)-1),r}skeleton(){let{at:e,first:t,used:s}=this.entries,r=SEED;for(let i=t;i<s;i+=4)r=hash(this.bytes,e[i]-
1,e[i+2]+1,r);return r}look(e,t){let s=(0,chunk_EE63N2TD_js_1.isRef)(e)?this.document.place(e.number):void 0;return s?hash(s.bytes,s.start,Math.min(s.end,s.start+
LOOK),t):t}};function reference(e){let t=/^(\d+) (\d+) R$/.exec(e);return t?new chunk_EE63N2TD_js_1.Ref(Number(t[1]),Number(t[2])):void 0}var SEED=2166136261,STEP=16777619;
function hash(e,t,s,r){let i=r;for(let o=t;o<s;o++){let a=e[o];if(!(a>=48&&a<=57)){if(a===62&&e[o+1]===62)break;i=Math.imul(i^a,STEP)}}return i}var textHash=(e,t)=>hash(
Buffer.from(e,"latin1"),0,e.length,t),NOTHING_OPEN={states:0,marked:0,text:!1,excess:0,tail:""};function balanceOf(e){let t={net:0,low:0},s={net:0,low:0},r,{tail:i,
complete:o}=eachOperator(e,a=>{switch(a){case SAVE:t.net++;break;case RESTORE:down(t);break;case BEGIN_MARKED:s.net++;break;case END_MARKED:down(s);break;case BEGIN_TEXT:
r=!0;break;case END_TEXT:r=!1;break}});return{states:t,marked:s,text:r,tail:i,complete:o}}function continued(e,{states:t,marked:s,text:r,tail:i}){return{states:Math.
max(e.states+t.net,t.net-t.low),marked:Math.max(e.marked+s.net,s.net-s.low),text:r??e.text,excess:e.excess+Math.max(0,-(e.states+t.low)),tail:i}}function withoutExcess(e,t){
let s=new Uint8Array(e),r=t;return eachOperator(e,(i,o)=>{i===SAVE?r++:i===RESTORE&&(r>0?r--:s[o]=32)}),s}function down(e){--e.net<e.low&&(e.low=e.net)}var SAVE=1,
RESTORE=2,BEGIN_TEXT=3,END_TEXT=4,BEGIN_MARKED=5,END_MARKED=6,[B,C,D,E,I,M,Q,T,q]=Array.from("BCDEIMQTq",e=>e.charCodeAt(0));function eachOperator(e,t){let s=e.
length,r=[],i=0,o=!1,a=0;for(;i<s;){let n=e[i],u=chunk_EE63N2TD_js_1.classOf[n];if(u===1)i++;else if(u===0){let c=i;i=(0,chunk_EE63N2TD_js_1.skipRegular)(e,i+1,
s);let l=e[c+1];switch(i-c){case 1:n===q?t(SAVE,c):n===Q&&t(RESTORE,c);break;case 2:if(l===T)n===B?t(BEGIN_TEXT,c):n===E&&t(END_TEXT,c);else if(n===B&&l===I)o=!0;else if(o&&
n===I&&l===D){if(o=!1,i=afterImage(e,i+1,s),i>s)return{tail:`
EI`,complete:a};a=i}break;case 3:if(e[c+2]!==C)break;n===B&&(l===D||l===M)?t(BEGIN_MARKED,c):n===E&&l===M&&t(END_MARKED,c);break}(n>=65||n===39||n===34)&&!o&&r.
length===0&&(a=Math.min(i,s))}else if(n===40){let c=i;if(i=(0,chunk_EE63N2TD_js_1.skipString)(e,i,s),i===s)return{tail:unclosed(e,c)+r.reverse().join(""),complete:a}}else if(n===
60&&e[i+1]!==60){if(i=(0,chunk_EE63N2TD_js_1.skipHex)(e,i,s),i===s&&e[s-1]!==62)return{tail:`>${r.reverse().join("")}`,complete:a}}else if(n===37)i=(0,chunk_EE63N2TD_js_1.
skipComment)(e,i,s);else if(n===47)i=(0,chunk_EE63N2TD_js_1.skipRegular)(e,i+1,s);else if(n===60||n===91)r.push(n===60?`
>>`:`
]`),i+=n===60?2:1;else{let c=n===62&&e[i+1]===62;(c||n===93)&&r.pop(),i+=c?2:1}}return{tail:r.reverse().join("")+(o?`
ID
EI`:""),complete:a}}function unclosed(e,t){let s=0;for(let r=t;r<e.length;r++)e[r]===92?r++:e[r]===40?s++:e[r]===41&&s--;return")".repeat(s)}var PROOF=12;function afterImage(e,t,s){
for(let r=t;r+1<s;r++){if(e[r]!==E||e[r+1]!==I||r>t&&chunk_EE63N2TD_js_1.classOf[e[r-1]]!==1)continue;let i=r+2;if(!(i<s&&chunk_EE63N2TD_js_1.classOf[e[i]]===0)&&
e.subarray(i,i+PROOF).every(isText))return i}return s+1}var isText=e=>e>=32&&e<127||e===10||e===13||e===9||e===0,INSPECTED_ALL=1e3,INSPECTED_FIRST=128,INSPECTED_EVERY=32,
MOST_OPEN=64,OWN_CONTENT="OctavoPageContent",UNKNOWN={balance:{states:{net:0,low:0},marked:{net:0,low:0},text:void 0,tail:"",complete:0},isWhole:!0},NO_ENTRIES=(0,chunk_EE63N2TD_js_1.
dict)({}),PageContents=class{constructor(e){this.document=e}document;looks=new Map;made=new Map;forms=new Map;leavingOpen=new Set;async inspect(e){let{job:t,suspect:s}=this.
document,r=new Map;for(let{form:i,contents:o}of e){let a=r.get(i)??0;if(r.set(i,a+1),e.length>INSPECTED_ALL&&!s&&a>=INSPECTED_FIRST&&a%INSPECTED_EVERY!==0||this.
leavingOpen.has(i))continue;let n=this.streamsOf(o),{states:u,marked:c,text:l,excess:h,tail:f}=this.open(n);(u||c||l||h||f||!this.isWhole(n))&&this.leavingOpen.
add(i);let d=t.pace.step(2e4);d&&await d}}isolated(e){let{contents:t,form:s}=e;if(!this.leavingOpen.has(s))return{streams:[this.stream(`q
`),...this.streamsOf(t)],closing:closing(NOTHING_OPEN)};let r=this.streamsOf(t),{isWhole:i,isKnown:o,open:a}=this.condition(r),n=a.tail!==""||a.states>MOST_OPEN||
a.marked>MOST_OPEN;if(o&&(n||!i))return this.isTagged(e)?this.rewritten(r):this.asForm(e,r,a);let u=a.excess===0?r:this.withoutExcess(r);return{streams:[this.stream(
`q
`),...u],closing:closing(a)}}own({contents:e}){return this.streamsOf(e)}condition(e){let t=e.every(s=>this.look(s)!==UNKNOWN);return{isWhole:this.isWhole(e),isKnown:t,
open:this.open(e)}}content(e){let t=e.flatMap((s,r)=>[...r>0?[LINE_FEED]:[],this.decoded(s)?.data??new Uint8Array(0)]);return Buffer.concat(t)}stream(e){let{document:t,
made:s}=this,r=Buffer.from(e,"latin1"),i=fingerprint(r),o=s.get(i),a=o===void 0?void 0:t.edited.get(o);if(a instanceof chunk_EE63N2TD_js_1.Stream&&r.equals(a.data))
return new chunk_EE63N2TD_js_1.Ref(o);let n=t.add(new chunk_EE63N2TD_js_1.Stream(NO_ENTRIES,r));return s.set(i,n.number),n}streamsOf(e){let{document:t}=this,s=r=>(0,chunk_EE63N2TD_js_1.
isRef)(r)&&t.isStream(r.number);return s(e)?[e]:(t.array(e)??[]).filter(s)}isTagged({index:e}){return this.document.entry(this.document.pages.number(e),"StructP\
arents")!==void 0}open(e){return e.reduce((t,s)=>continued(t,this.look(s).balance),NOTHING_OPEN)}isWhole(e){return e.every(t=>this.look(t).isWhole)}look(e){let t=this.
looks.get(e.number);if(t)return t;let s=this.decoded(e),r=s?{balance:balanceOf(s.data),isWhole:s.whole}:UNKNOWN;return this.looks.set(e.number,r),r}decoded(e){let t=this.
document.get(e);return t instanceof chunk_EE63N2TD_js_1.Stream?this.document.decodedPart(t):void 0}withoutExcess(e){let t=NOTHING_OPEN;return e.map(s=>{let r=t;
t=continued(t,this.look(s).balance);let i=t.excess>r.excess?this.decoded(s)?.data:void 0;return i?this.packed(withoutExcess(i,r.states)):s})}asForm(e,t,s){let{document:r}=this,
i=(0,chunk_EE63N2TD_js_1.isRef)(e.resources)?e.resources.number:this.idOf(e.resources),o=(0,chunk_YE7ESM4E_js_1.mediaBoxOf)(r,e.index),a=`${t.map(({number:u})=>u).
join(" ")}|${i}|${o.join(" ")}`,n=this.forms.get(a);if(!n){let u=this.content(t),c={Type:(0,chunk_EE63N2TD_js_1.name)("XObject"),Subtype:(0,chunk_EE63N2TD_js_1.
name)("Form"),BBox:[...o],Resources:e.resources??(0,chunk_EE63N2TD_js_1.dict)({}),Filter:(0,chunk_EE63N2TD_js_1.name)("FlateDecode")};n=r.add(new chunk_EE63N2TD_js_1.
Stream((0,chunk_EE63N2TD_js_1.dict)(c),(0,chunk_EE63N2TD_js_1.deflate)(s.excess===0?u:withoutExcess(u,0)))),this.forms.set(a,n)}return{streams:[],closing:"",form:{
category:"XObject",name:OWN_CONTENT,ref:n}}}rewritten(e){let t=this.content(e),s=t.subarray(0,balanceOf(t).complete),r=continued(NOTHING_OPEN,balanceOf(s)),i=r.
excess===0?s:withoutExcess(s,0);return{streams:[this.stream(`q
`),this.packed(i)],closing:closing(r)}}packed(e){return this.document.add(new chunk_EE63N2TD_js_1.Stream((0,chunk_EE63N2TD_js_1.dict)({Filter:(0,chunk_EE63N2TD_js_1.
name)("FlateDecode")}),(0,chunk_EE63N2TD_js_1.deflate)(e)))}ids=new Map;idOf(e){let t=this.ids.get(e)??`direct ${this.ids.size}`;return this.ids.set(e,t),t}},LINE_FEED=Uint8Array.
of(10);exports.PageContents=PageContents;function closing({states:e,marked:t,text:s,tail:r}){return`${r}${s?`
ET`:""}${`
EMC`.repeat(t)}${`
Q`.repeat(e+1)}
`}function fingerprint(e){let t=0;for(let s=0;s<e.length;s++)t=Math.imul(t^e[s],16777619);return t}var PageResources=class{constructor(e){this.document=e}document;copies=new Map;with(e,t){
let s=(0,chunk_EE63N2TD_js_1.isRef)(e)?e.number:(0,chunk_EE63N2TD_js_1.isDict)(e)?e:void 0,r=this.copies.get(s);r||this.copies.set(s,r=new Map);let i=t.length===
1?String(t[0].ref.number):t.map(({ref:a})=>a.number).join(" "),o=r.get(i);return o||r.set(i,o=this.extend(this.document.dict(e)??new chunk_EE63N2TD_js_1.Dict,t)),
o}extend(e,t){let{document:s}=this,r=new chunk_EE63N2TD_js_1.Dict(e),i=new Map,o=t.map(a=>{let{category:n,ref:u}=a,c=i.get(n);c||i.set(n,c=new chunk_EE63N2TD_js_1.
Dict(s.dict(e.get(n))));let l=a.name;for(let h=2;c.has(l);h++)l=`${a.name}${h}`;return c.set(l,u),r.set(n,c),l});return{resources:s.add(r),names:o}}};exports.PageResources=
PageResources;
