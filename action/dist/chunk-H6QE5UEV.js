"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.PageResources=exports.PageContents=void 0,exports.withoutExcess=withoutExcess,exports.survey=survey;
const chunk_O6MMON5G_js_1=require("./chunk-O6MMON5G.js"),chunk_CJWZ2MPQ_js_1=require("./chunk-CJWZ2MPQ.js"),chunk_KLP35QH2_js_1=require("./chunk-KLP35QH2.js"),chunk_RFKSFVTF_js_1=require(
"./chunk-RFKSFVTF.js");async function survey(e,t){let s=new chunk_O6MMON5G_js_1.PageWalk(e),n=[];for(let r of t){let i=r-1;s.goTo(i);let{kind:o,resources:a}=s,c=s.
contents();n.push({index:i,kind:o,contents:c,resources:a,form:formOf(e,s,c)});let u=e.job.pace.step(600);u&&await u}return{kinds:s.kinds,pages:n}}var LOOK=128;function formOf(e,t,s){
let{bytes:n,entries:r,resources:i}=t;if(!n)return 0;let{at:o,first:a,used:c}=r,u=SEED;for(let d=a;d<c;d+=4)u=hash(n,o[d]-1,o[d+2]+1,u);for(let d of[s,i]){let h=(0,chunk_RFKSFVTF_js_1.
isRef)(d)?e.place(d.number):void 0;h&&(u=hash(h.bytes,h.start,Math.min(h.end,h.start+LOOK),u))}if((0,chunk_RFKSFVTF_js_1.isRef)(i))return u;let[l,m]=t.resourcesSpan;
return hash(n,l,Math.min(m,l+LOOK),u)}var SEED=2166136261,STEP=16777619;function hash(e,t,s,n){let r=n;for(let i=t;i<s;i++){let o=e[i];if(!(o>=48&&o<=57)){if(o===
62&&e[i+1]===62)break;r=Math.imul(r^o,STEP)}}return r}var NOTHING_OPEN={states:0,marked:0,text:!1,excess:0,tail:""};function balanceOf(e){let t={net:0,low:0},s={
net:0,low:0},n,{tail:r,complete:i}=eachKeyword(e,o=>{switch(o){case SAVE:t.net++;break;case RESTORE:down(t);break;case BEGIN_MARKED:case BEGIN_MARKED_WITH_PROPERTIES:
s.net++;break;case END_MARKED:down(s);break;case BEGIN_TEXT:n=!0;break;case END_TEXT:n=!1;break}});return{states:t,marked:s,text:n,tail:r,complete:i}}function continued(e,{
states:t,marked:s,text:n,tail:r}){return{states:Math.max(e.states+t.net,t.net-t.low),marked:Math.max(e.marked+s.net,s.net-s.low),text:n??e.text,excess:e.excess+
Math.max(0,-(e.states+t.low)),tail:r}}function withoutExcess(e,t){let s=new Uint8Array(e),n=t;return eachKeyword(e,(r,i)=>{r===SAVE?n++:r===RESTORE&&(n>0?n--:s[i]=
32)}),s}function down(e){--e.net<e.low&&(e.low=e.net)}var SAVE=(0,chunk_KLP35QH2_js_1.codeOf)("q"),RESTORE=(0,chunk_KLP35QH2_js_1.codeOf)("Q"),BEGIN_TEXT=(0,chunk_KLP35QH2_js_1.
codeOf)("BT"),END_TEXT=(0,chunk_KLP35QH2_js_1.codeOf)("ET"),BEGIN_MARKED=(0,chunk_KLP35QH2_js_1.codeOf)("BMC"),BEGIN_MARKED_WITH_PROPERTIES=(0,chunk_KLP35QH2_js_1.
codeOf)("BDC"),END_MARKED=(0,chunk_KLP35QH2_js_1.codeOf)("EMC"),BEGIN_IMAGE=(0,chunk_KLP35QH2_js_1.codeOf)("BI"),END_IMAGE=(0,chunk_KLP35QH2_js_1.codeOf)("EI"),
isFirst=new Uint8Array(256);for(let e of"qQBE")isFirst[e.charCodeAt(0)]=1;function eachKeyword(e,t){let s=new chunk_KLP35QH2_js_1.ContentTokens(e),n=[],r=!1,i=0;
for(let o=s.next(!0);o!==chunk_KLP35QH2_js_1.END;o=s.next(!0)){let{start:a}=s;switch(o){case chunk_KLP35QH2_js_1.KEYWORD:{if(isFirst[e[a]]===1){let{code:c}=s;c===
BEGIN_IMAGE?r=!0:c===END_IMAGE?r=!1:t(c,a)}!r&&n.length===0&&(i=s.end);break}case chunk_KLP35QH2_js_1.ARRAY_START:n.push(`
]`);break;case chunk_KLP35QH2_js_1.DICTIONARY_START:n.push(`
>>`);break;case chunk_KLP35QH2_js_1.ARRAY_END:case chunk_KLP35QH2_js_1.DICTIONARY_END:n.pop();break;case chunk_KLP35QH2_js_1.STRING:case chunk_KLP35QH2_js_1.HEX_STRING:
if(!s.isCut)break;return{tail:(o===chunk_KLP35QH2_js_1.STRING?")".repeat((0,chunk_KLP35QH2_js_1.openParentheses)(e,a)):">")+n.reverse().join(""),complete:i};case chunk_KLP35QH2_js_1.
IMAGE_DATA:if(s.isCut)return{tail:`
EI`,complete:i}}}return{tail:n.reverse().join("")+(r?`
ID
EI`:""),complete:i}}var INSPECTED_ALL=1e3,INSPECTED_FIRST=128,INSPECTED_EVERY=32,MOST_OPEN=64,OWN_CONTENT="OctavoPageContent",UNKNOWN={balance:{states:{net:0,low:0},
marked:{net:0,low:0},text:void 0,tail:"",complete:0},isWhole:!0},NO_ENTRIES=(0,chunk_RFKSFVTF_js_1.dict)({}),PageContents=class{constructor(e){this.document=e}document;looks=new Map;made=new Map;forms=new Map;inspected=0;leavingOpen=new Set;async inspect(e){
let{job:t,suspect:s}=this.document,n=new Map;for(let{form:r,contents:i}of e){let o=n.get(r)??0;if(n.set(r,o+1),e.length>INSPECTED_ALL&&!s&&o>=INSPECTED_FIRST&&o%
INSPECTED_EVERY!==0||this.leavingOpen.has(r))continue;let a=this.streamsOf(i),{states:c,marked:u,text:l,excess:m,tail:d}=this.open(a);(c||u||l||m||d||!this.isWhole(
a))&&this.leavingOpen.add(r);let h=t.pace.step(2e4+this.inspected);this.inspected=0,h&&await h}}isolated(e){let{contents:t,form:s}=e;if(!this.leavingOpen.has(s))
return{streams:[this.stream(`q
`),...this.streamsOf(t)],closing:closing(NOTHING_OPEN)};let n=this.streamsOf(t),{isWhole:r,isKnown:i,open:o}=this.condition(n),a=o.tail!==""||o.states>MOST_OPEN||
o.marked>MOST_OPEN;if(i&&(a||!r))return this.isTagged(e)?this.rewritten(n):this.asForm(e,n,o);let c=o.excess===0?n:this.withoutExcess(n);return{streams:[this.stream(
`q
`),...c],closing:closing(o)}}own({contents:e}){return this.streamsOf(e)}condition(e){let t=e.every(s=>this.look(s)!==UNKNOWN);return{isWhole:this.isWhole(e),isKnown:t,
open:this.open(e)}}content(e){let t=e.flatMap((s,n)=>[...n>0?[LINE_FEED]:[],this.decoded(s)?.data??new Uint8Array(0)]);return Buffer.concat(t)}stream(e){let{document:t,
made:s}=this,n=Buffer.from(e,"latin1"),r=fingerprint(n),i=s.get(r),o=i===void 0?void 0:t.edited.get(i);if(o instanceof chunk_RFKSFVTF_js_1.Stream&&n.equals(o.data))
return new chunk_RFKSFVTF_js_1.Ref(i);let a=t.add(new chunk_RFKSFVTF_js_1.Stream(NO_ENTRIES,n));return s.set(r,a.number),a}streamsOf(e){let{document:t}=this,s=n=>(0,chunk_RFKSFVTF_js_1.
isRef)(n)&&t.isStream(n.number);return s(e)?[e]:(t.array(e)??[]).filter(s)}isTagged({index:e}){return this.document.entry(this.document.pages.number(e),"StructP\
arents")!==void 0}open(e){return e.reduce((t,s)=>continued(t,this.look(s).balance),NOTHING_OPEN)}isWhole(e){return e.every(t=>this.look(t).isWhole)}look(e){let t=this.
looks.get(e.number);if(t)return t;let s=this.decoded(e);this.inspected+=s?.data.length??0;let n=s?{balance:balanceOf(s.data),isWhole:s.whole}:UNKNOWN;return this.
looks.set(e.number,n),n}decoded(e){let t=this.document.get(e);return t instanceof chunk_RFKSFVTF_js_1.Stream?this.document.decodedPart(t):void 0}withoutExcess(e){
let t=NOTHING_OPEN;return e.map(s=>{let n=t;t=continued(t,this.look(s).balance);let r=t.excess>n.excess?this.decoded(s)?.data:void 0;return r?this.packed(withoutExcess(
r,n.states)):s})}asForm(e,t,s){let{document:n}=this,r=(0,chunk_RFKSFVTF_js_1.isRef)(e.resources)?e.resources.number:this.idOf(e.resources),i=(0,chunk_CJWZ2MPQ_js_1.
mediaBoxOf)(n,e.index),o=`${t.map(({number:c})=>c).join(" ")}|${r}|${i.join(" ")}`,a=this.forms.get(o);if(!a){let c=this.content(t);a=this.packed(s.excess===0?c:
withoutExcess(c,0),{Type:(0,chunk_RFKSFVTF_js_1.name)("XObject"),Subtype:(0,chunk_RFKSFVTF_js_1.name)("Form"),BBox:[...i],Resources:e.resources??(0,chunk_RFKSFVTF_js_1.
dict)({})}),this.forms.set(o,a)}return{streams:[],closing:"",form:{category:"XObject",name:OWN_CONTENT,ref:a}}}rewritten(e){let t=this.content(e),s=t.subarray(0,
balanceOf(t).complete),n=continued(NOTHING_OPEN,balanceOf(s)),r=n.excess===0?s:withoutExcess(s,0);return{streams:[this.stream(`q
`),this.packed(r)],closing:closing(n)}}packed(e,t={}){return this.document.add(new chunk_RFKSFVTF_js_1.Stream((0,chunk_RFKSFVTF_js_1.dict)({...t,Filter:(0,chunk_RFKSFVTF_js_1.
name)("FlateDecode")}),(0,chunk_RFKSFVTF_js_1.deflate)(e)))}ids=new Map;idOf(e){let t=this.ids.get(e)??`direct ${this.ids.size}`;return this.ids.set(e,t),t}},LINE_FEED=Uint8Array.
of(10);exports.PageContents=PageContents;function closing({states:e,marked:t,text:s,tail:n}){return`${n}${s?`
ET`:""}${`
EMC`.repeat(t)}${`
Q`.repeat(e+1)}
`}function fingerprint(e){let t=0;for(let s=0;s<e.length;s++)t=Math.imul(t^e[s],16777619);return t}var PageResources=class{constructor(e){this.document=e}document;copies=new Map;with(e,t){
let s=(0,chunk_RFKSFVTF_js_1.isRef)(e)?e.number:(0,chunk_RFKSFVTF_js_1.isDict)(e)?e:void 0,n=this.copies.get(s);n||this.copies.set(s,n=new Map);let r=t.length===
1?String(t[0].ref.number):t.map(({ref:o})=>o.number).join(" "),i=n.get(r);return i||n.set(r,i=this.extend(this.document.dict(e)??new chunk_RFKSFVTF_js_1.Dict,t)),
i}extend(e,t){let{document:s}=this,n=new chunk_RFKSFVTF_js_1.Dict(e),r=new Map,i=t.map(o=>{let{category:a,ref:c}=o,u=r.get(a);u||r.set(a,u=new chunk_RFKSFVTF_js_1.
Dict(s.dict(e.get(a))));let l=o.name;for(let m=2;u.has(l);m++)l=`${o.name}${m}`;return u.set(l,c),n.set(a,u),l});return{resources:s.add(n),names:i}}};exports.PageResources=
PageResources;
