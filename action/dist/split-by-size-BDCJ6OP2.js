"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.split_by_size=void 0;const chunk_DMSVA6OO_js_1=require("./chunk-DMSVA6OO.js");require("./chunk-MP\
KLGDEP.js"),require("./chunk-W2BO6KFU.js"),require("./chunk-IT5MBMRR.js"),require("./chunk-SCC256O5.js"),require("./chunk-C4B52HK6.js"),require("./chunk-SL5DZXZ\
R.js"),require("./chunk-5T6Z7V3Z.js"),require("./chunk-AR4ITDLO.js"),require("./chunk-Y6XK6ZWX.js");const chunk_IOUKG2DW_js_1=require("./chunk-IOUKG2DW.js"),chunk_Z5Q2ZFE6_js_1=require(
"./chunk-Z5Q2ZFE6.js"),chunk_IAAO25DC_js_1=require("./chunk-IAAO25DC.js");require("./chunk-XDFMH2GX.js"),require("./chunk-JOZH3ZIT.js");const chunk_EE63N2TD_js_1=require(
"./chunk-EE63N2TD.js");require("./chunk-BNL6ROPZ.js"),require("./chunk-GMSHOBQ3.js"),require("./chunk-WYN2LYAQ.js");var ROW=20,PACKED_RATIO=.3,Estimate=class g{constructor(e,t){
this.document=e,this.marked=t,this.counted=new Int32Array(e.size),this.pages=new Set(e.pages.numbers)}document;marked;counted;part=0;pages;static async of(e){let t=await(0,chunk_Z5Q2ZFE6_js_1.
markAll)([e],{detail:!0});return(0,chunk_Z5Q2ZFE6_js_1.repair)([e],t),new g(e,t)}begin(){this.part++}add(e){let{document:t,counted:s,part:i}=this,{live:a,walked:n}=this.
marked.markings[0],{marks:u}=n.scan,o=t.pages.number(e),c=[o],l=0;s[o]=i;let h=r=>{r<=0||r>=s.length||s[r]===i||a[r]!==1||this.pages.has(r)||this.isTree(r)||(s[r]=
i,c.push(r))};for(;c.length>0;){let r=c.pop();l+=this.lengthOf(r);let p=t.edited.get(r);if(p!==void 0)eachReference(p,h);else for(let d=n.from[r];d<n.to[r];d+=3)
u[d]!==chunk_IAAO25DC_js_1.STRING&&h(u[d])}return l}lengthOf(e){let t=this.marked.markings[0].walked.end[e];if(t>0)return t-this.document.table.place[e]+ROW;let s=this.
document.place(e);return s?(s.end-s.start)*PACKED_RATIO+ROW:200}isTree(e){return(this.document.entry(e,"K")??this.document.entry(e,"Kids"))!==void 0}};function eachReference(k,e){
let t=[k];for(;t.length>0;){let s=t.pop();if(s instanceof chunk_EE63N2TD_js_1.Ref)e(s.number);else if(Array.isArray(s))for(let i of s)t.push(i);else if(s instanceof
chunk_EE63N2TD_js_1.Dict)for(let i of s.values())t.push(i);else s instanceof chunk_EE63N2TD_js_1.Stream&&t.push(s.dict)}}var PartsBySize=class m{constructor(e,t,s){
this.cutter=e,this.estimate=t,this.limit=s}cutter;estimate;limit;factor=1;surplus=700;totals=[];static async of(e,t){return new m(e,await Estimate.of(e.source),
t)}get pageCount(){return this.cutter.source.pages.count}async next(e){this.totals=[],this.estimate.begin();for(let t=4;;t*=4){let s=await this.guess(e),i=Math.
min(this.pageCount-1,s+t+(s-e>>3)),a=await this.cutter.windows.around(e,i),n=await this.search(a,e,i,s);if(n)return{...n,window:a}}}async search(e,t,s,i){let a=t-
1,n=s+1,u=i,o=1,c;for(;n-a>1;){let l=await this.cutter.cut(e,t,u),h=await(0,chunk_IOUKG2DW_js_1.measureSave)(l,this.cutter.options);(h<=this.limit||u===t)&&(c=l),
h<=this.limit?a=u:n=u,this.learn(this.total(t,u),h);let r=await this.guess(t);if(r>a&&r<n)u=r;else{let p=Math.max(1,Math.min(o,n-a>>1));u=r<=a?a+p:n-p,o*=2}}if(!(n>
s&&s<this.pageCount-1))return{document:c,last:Math.max(a,t)}}total(e,t){let{totals:s}=this;for(;s.length<=t-e;)s.push((s.at(-1)??0)+this.estimate.add(e+s.length));
return s[t-e]}async guess(e){let{source:t}=this.cutter,s=e;for(;s+1<this.pageCount&&this.total(e,s+1)*this.factor+this.surplus<=this.limit;){s++;let i=t.job.pace.
step(500);i&&await i}return s}learn(e,t){this.factor=Math.max(.02,(t-Math.min(this.surplus,t/2))/Math.max(1,e))}},split_by_size=async(k,{maximum_bytes:e,open_password:t},s)=>{
let i=await(0,chunk_DMSVA6OO_js_1.split)(k,t,s,u=>PartsBySize.of(u,e)),a=i.documents.filter(({bytes:u})=>u.length>e).length,n={code:"oversize_parts",message:`${a}\
 ${a===1?"part exceeds":"parts exceed"} the limit, because a single page is larger.`};return{...i,notes:a>0?[...i.notes,n]:i.notes,facts:{...i.facts,oversizeParts:a}}};
exports.split_by_size=split_by_size;
