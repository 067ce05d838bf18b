"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.PageResources=exports.PageContents=void 0,exports.withoutExcess=withoutExcess,exports.survey=survey;
const chunk_CJWZ2MPQ_js_1=require("./chunk-CJWZ2MPQ.js"),chunk_5PDNWYGK_js_1=require("./chunk-5PDNWYGK.js"),chunk_IDQUK5WO_js_1=require("./chunk-IDQUK5WO.js");async function survey(e,t){
let s=new Surveyor(e),n=[];for(let r of t){n.push(s.page(r-1));let o=e.job.pace.step(600);o&&await o}return{kinds:s.kinds,pages:n}}var RECOGNISED=2e3,LOOK=128,Surveyor=class{constructor(e){
this.document=e}document;kinds=[];kindOf=new Map;recognised=new Map;dictionaries=new Map;entries;bytes=Buffer.alloc(0);page(e){let{document:t}=this,s=t.pages.number(
e),n=t.place(s);if(this.entries=t.entriesOf(s),!n||!this.entries){let h=t.pages.attribute(e,"Resources");return{index:e,kind:this.kind(e),contents:t.entry(s,"Co\
ntents"),resources:h,form:0}}(this.bytes.buffer!==n.bytes.buffer||this.bytes.byteOffset!==n.bytes.byteOffset)&&(this.bytes=(0,chunk_IDQUK5WO_js_1.asBuffer)(n.bytes));
let r=`${this.text("MediaBox")}|${this.text("CropBox")}|${this.text("Rotate")}|${this.text("UserUnit")}`,[o,i]=[this.text("Contents"),this.text("Resources")],a=this.
skeleton(),c=reference(o)??(o===""?void 0:t.entry(s,"Contents")),u=reference(i)??this.dictionary(e,i);return a=this.look(c,a),a=(0,chunk_IDQUK5WO_js_1.isRef)(u)?
this.look(u,a):textHash(i.slice(0,LOOK),a),{index:e,kind:this.recognise(e,r),contents:c,resources:u,form:a}}text(e){let{at:t}=this.entries,s=this.entries.find(this.
bytes,e);return s<0?"":this.bytes.toString("latin1",t[s+2],t[s+3])}dictionary(e,t){let{document:s}=this;return t===""?s.pages.inheritedBy(e).Resources:t.length>
RECOGNISED||s.security?s.entry(s.pages.number(e),"Resources"):(this.dictionaries.has(t)||this.dictionaries.set(t,s.entry(s.pages.number(e),"Resources")),this.dictionaries.
get(t))}recognise(e,t){let s=this.document.pages.inheritedBy(e),n=this.recognised.get(s);n||this.recognised.set(s,n=new Map);let r=n.get(t);return r===void 0&&n.
set(t,r=this.kind(e)),r}kind(e){let t=(0,chunk_CJWZ2MPQ_js_1.geometryOf)(this.document,e),s=`${t.box.join(" ")} ${t.rotation} ${t.userUnit}`,n=this.kindOf.get(s);
return n===void 0&&this.kindOf.set(s,n=this.kinds.push(t)-1),n}skeleton(){let{at:e,first:t,used:s}=this.entries,n=SEED;for(let r=t;r<s;r+=4)n=hash(this.bytes,e[r]-
1,e[r+2]+1,n);return n}look(e,t){let s=(0,chunk_IDQUK5WO_js_1.isRef)(e)?this.document.place(e.number):void 0;return s?hash(s.bytes,s.start,Math.min(s.end,s.start+
LOOK),t):t}};function reference(e){let t=/^(\d+) (\d+) R$/.exec(e);return t?new chunk_IDQUK5WO_js_1.Ref(Number(t[1]),Number(t[2])):void 0}var SEED=2166136261,STEP=16777619;
function hash(e,t,s,n){let r=n;for(let o=t;o<s;o++){let i=e[o];if(!(i>=48&&i<=57)){if(i===62&&e[o+1]===62)break;r=Math.imul(r^i,STEP)}}return r}var textHash=(e,t)=>hash(
Buffer.from(e,"latin1"),0,e.length,t),NOTHING_OPEN={states:0,marked:0,text:!1,excess:0,tail:""};function balanceOf(e){let t={net:0,low:0},s={net:0,low:0},n,{tail:r,
complete:o}=eachKeyword(e,i=>{switch(i){case SAVE:t.net++;break;case RESTORE:down(t);break;case BEGIN_MARKED:case BEGIN_MARKED_WITH_PROPERTIES:s.net++;break;case END_MARKED:
down(s);break;case BEGIN_TEXT:n=!0;break;case END_TEXT:n=!1;break}});return{states:t,marked:s,text:n,tail:r,complete:o}}function continued(e,{states:t,marked:s,
text:n,tail:r}){return{states:Math.max(e.states+t.net,t.net-t.low),marked:Math.max(e.marked+s.net,s.net-s.low),text:n??e.text,excess:e.excess+Math.max(0,-(e.states+
t.low)),tail:r}}function withoutExcess(e,t){let s=new Uint8Array(e),n=t;return eachKeyword(e,(r,o)=>{r===SAVE?n++:r===RESTORE&&(n>0?n--:s[o]=32)}),s}function down(e){
--e.net<e.low&&(e.low=e.net)}var SAVE=(0,chunk_5PDNWYGK_js_1.codeOf)("q"),RESTORE=(0,chunk_5PDNWYGK_js_1.codeOf)("Q"),BEGIN_TEXT=(0,chunk_5PDNWYGK_js_1.codeOf)(
"BT"),END_TEXT=(0,chunk_5PDNWYGK_js_1.codeOf)("ET"),BEGIN_MARKED=(0,chunk_5PDNWYGK_js_1.codeOf)("BMC"),BEGIN_MARKED_WITH_PROPERTIES=(0,chunk_5PDNWYGK_js_1.codeOf)(
"BDC"),END_MARKED=(0,chunk_5PDNWYGK_js_1.codeOf)("EMC"),BEGIN_IMAGE=(0,chunk_5PDNWYGK_js_1.codeOf)("BI"),END_IMAGE=(0,chunk_5PDNWYGK_js_1.codeOf)("EI"),isFirst=new Uint8Array(
256);for(let e of"qQBE")isFirst[e.charCodeAt(0)]=1;function eachKeyword(e,t){let s=new chunk_5PDNWYGK_js_1.ContentTokens(e),n=[],r=!1,o=0;for(let i=s.next(!0);i!==
chunk_5PDNWYGK_js_1.END;i=s.next(!0)){let{start:a}=s;switch(i){case chunk_5PDNWYGK_js_1.KEYWORD:{if(isFirst[e[a]]===1){let{code:c}=s;c===BEGIN_IMAGE?r=!0:c===END_IMAGE?
r=!1:t(c,a)}!r&&n.length===0&&(o=s.end);break}case chunk_5PDNWYGK_js_1.ARRAY_START:n.push(`
]`);break;case chunk_5PDNWYGK_js_1.DICTIONARY_START:n.push(`
>>`);break;case chunk_5PDNWYGK_js_1.ARRAY_END:case chunk_5PDNWYGK_js_1.DICTIONARY_END:n.pop();break;case chunk_5PDNWYGK_js_1.STRING:case chunk_5PDNWYGK_js_1.HEX_STRING:
if(!s.isCut)break;return{tail:(i===chunk_5PDNWYGK_js_1.STRING?")".repeat((0,chunk_5PDNWYGK_js_1.openParentheses)(e,a)):">")+n.reverse().join(""),complete:o};case chunk_5PDNWYGK_js_1.
IMAGE_DATA:if(s.isCut)return{tail:`
EI`,complete:o}}}return{tail:n.reverse().join("")+(r?`
ID
EI`:""),complete:o}}var INSPECTED_ALL=1e3,INSPECTED_FIRST=128,INSPECTED_EVERY=32,MOST_OPEN=64,OWN_CONTENT="OctavoPageContent",UNKNOWN={balance:{states:{net:0,low:0},
marked:{net:0,low:0},text:void 0,tail:"",complete:0},isWhole:!0},NO_ENTRIES=(0,chunk_IDQUK5WO_js_1.dict)({}),PageContents=class{constructor(e){this.document=e}document;looks=new Map;made=new Map;forms=new Map;inspected=0;leavingOpen=new Set;async inspect(e){
let{job:t,suspect:s}=this.document,n=new Map;for(let{form:r,contents:o}of e){let i=n.get(r)??0;if(n.set(r,i+1),e.length>INSPECTED_ALL&&!s&&i>=INSPECTED_FIRST&&i%
INSPECTED_EVERY!==0||this.leavingOpen.has(r))continue;let a=this.streamsOf(o),{states:c,marked:u,text:h,excess:d,tail:f}=this.open(a);(c||u||h||d||f||!this.isWhole(
a))&&this.leavingOpen.add(r);let l=t.pace.step(2e4+this.inspected);this.inspected=0,l&&await l}}isolated(e){let{contents:t,form:s}=e;if(!this.leavingOpen.has(s))
return{streams:[this.stream(`q
`),...this.streamsOf(t)],closing:closing(NOTHING_OPEN)};let n=this.streamsOf(t),{isWhole:r,isKnown:o,open:i}=this.condition(n),a=i.tail!==""||i.states>MOST_OPEN||
i.marked>MOST_OPEN;if(o&&(a||!r))return this.isTagged(e)?this.rewritten(n):this.asForm(e,n,i);let c=i.excess===0?n:this.withoutExcess(n);return{streams:[this.stream(
`q
`),...c],closing:closing(i)}}own({contents:e}){return this.streamsOf(e)}condition(e){let t=e.every(s=>this.look(s)!==UNKNOWN);return{isWhole:this.isWhole(e),isKnown:t,
open:this.open(e)}}content(e){let t=e.flatMap((s,n)=>[...n>0?[LINE_FEED]:[],this.decoded(s)?.data??new Uint8Array(0)]);return Buffer.concat(t)}stream(e){let{document:t,
made:s}=this,n=Buffer.from(e,"latin1"),r=fingerprint(n),o=s.get(r),i=o===void 0?void 0:t.edited.get(o);if(i instanceof chunk_IDQUK5WO_js_1.Stream&&n.equals(i.data))
return new chunk_IDQUK5WO_js_1.Ref(o);let a=t.add(new chunk_IDQUK5WO_js_1.Stream(NO_ENTRIES,n));return s.set(r,a.number),a}streamsOf(e){let{document:t}=this,s=n=>(0,chunk_IDQUK5WO_js_1.
isRef)(n)&&t.isStream(n.number);return s(e)?[e]:(t.array(e)??[]).filter(s)}isTagged({index:e}){return this.document.entry(this.document.pages.number(e),"StructP\
arents")!==void 0}open(e){return e.reduce((t,s)=>continued(t,this.look(s).balance),NOTHING_OPEN)}isWhole(e){return e.every(t=>this.look(t).isWhole)}look(e){let t=this.
looks.get(e.number);if(t)return t;let s=this.decoded(e);this.inspected+=s?.data.length??0;let n=s?{balance:balanceOf(s.data),isWhole:s.whole}:UNKNOWN;return this.
looks.set(e.number,n),n}decoded(e){let t=this.document.get(e);return t instanceof chunk_IDQUK5WO_js_1.Stream?this.document.decodedPart(t):void 0}withoutExcess(e){
let t=NOTHING_OPEN;return e.map(s=>{let n=t;t=continued(t,this.look(s).balance);let r=t.excess>n.excess?this.decoded(s)?.data:void 0;return r?this.packed(withoutExcess(
r,n.states)):s})}asForm(e,t,s){let{document:n}=this,r=(0,chunk_IDQUK5WO_js_1.isRef)(e.resources)?e.resources.number:this.idOf(e.resources),o=(0,chunk_CJWZ2MPQ_js_1.
mediaBoxOf)(n,e.index),i=`${t.map(({number:c})=>c).join(" ")}|${r}|${o.join(" ")}`,a=this.forms.get(i);if(!a){let c=this.content(t);a=this.packed(s.excess===0?c:
withoutExcess(c,0),{Type:(0,chunk_IDQUK5WO_js_1.name)("XObject"),Subtype:(0,chunk_IDQUK5WO_js_1.name)("Form"),BBox:[...o],Resources:e.resources??(0,chunk_IDQUK5WO_js_1.
dict)({})}),this.forms.set(i,a)}return{streams:[],closing:"",form:{category:"XObject",name:OWN_CONTENT,ref:a}}}rewritten(e){let t=this.content(e),s=t.subarray(0,
balanceOf(t).complete),n=continued(NOTHING_OPEN,balanceOf(s)),r=n.excess===0?s:withoutExcess(s,0);return{streams:[this.stream(`q
`),this.packed(r)],closing:closing(n)}}packed(e,t={}){return this.document.add(new chunk_IDQUK5WO_js_1.Stream((0,chunk_IDQUK5WO_js_1.dict)({...t,Filter:(0,chunk_IDQUK5WO_js_1.
name)("FlateDecode")}),(0,chunk_IDQUK5WO_js_1.deflate)(e)))}ids=new Map;idOf(e){let t=this.ids.get(e)??`direct ${this.ids.size}`;return this.ids.set(e,t),t}},LINE_FEED=Uint8Array.
of(10);exports.PageContents=PageContents;function closing({states:e,marked:t,text:s,tail:n}){return`${n}${s?`
ET`:""}${`
EMC`.repeat(t)}${`
Q`.repeat(e+1)}
`}function fingerprint(e){let t=0;for(let s=0;s<e.length;s++)t=Math.imul(t^e[s],16777619);return t}var PageResources=class{constructor(e){this.document=e}document;copies=new Map;with(e,t){
let s=(0,chunk_IDQUK5WO_js_1.isRef)(e)?e.number:(0,chunk_IDQUK5WO_js_1.isDict)(e)?e:void 0,n=this.copies.get(s);n||this.copies.set(s,n=new Map);let r=t.length===
1?String(t[0].ref.number):t.map(({ref:i})=>i.number).join(" "),o=n.get(r);return o||n.set(r,o=this.extend(this.document.dict(e)??new chunk_IDQUK5WO_js_1.Dict,t)),
o}extend(e,t){let{document:s}=this,n=new chunk_IDQUK5WO_js_1.Dict(e),r=new Map,o=t.map(i=>{let{category:a,ref:c}=i,u=r.get(a);u||r.set(a,u=new chunk_IDQUK5WO_js_1.
Dict(s.dict(e.get(a))));let h=i.name;for(let d=2;u.has(h);d++)h=`${i.name}${d}`;return u.set(h,c),n.set(a,u),h});return{resources:s.add(n),names:o}}};exports.PageResources=
PageResources;
