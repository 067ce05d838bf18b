"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.split_by_size=void 0;const chunk_N47XZH3X_js_1=require("./chunk-N47XZH3X.js");require("./chunk-NW\
F5XGWO.js"),require("./chunk-QPQWPITX.js"),require("./chunk-RX6EQCOK.js"),require("./chunk-JESHQHHA.js"),require("./chunk-OC3U6JW6.js"),require("./chunk-VM5OVVZ\
7.js"),require("./chunk-4OZNAQ5A.js"),require("./chunk-MO4LOFTN.js"),require("./chunk-ZDLQTNMB.js"),require("./chunk-ZBMKXLCV.js"),require("./chunk-FQ5CLANY.js"),
require("./chunk-E2ZVEWZV.js"),require("./chunk-4SMGVZ2M.js"),require("./chunk-OVFAED6I.js"),require("./chunk-GOXITCM4.js");const chunk_K32GSMXO_js_1=require(".\
/chunk-K32GSMXO.js"),chunk_X4D5GQRV_js_1=require("./chunk-X4D5GQRV.js");require("./chunk-NXJECZMF.js"),require("./chunk-B2YFAM73.js");const chunk_I24CHX2T_js_1=require(
"./chunk-I24CHX2T.js");require("./chunk-PEGFVCMK.js");const chunk_RFKSFVTF_js_1=require("./chunk-RFKSFVTF.js");require("./chunk-SPYEGGY7.js"),require("./chunk-2\
D65I2CG.js"),require("./chunk-GMSHOBQ3.js"),require("./chunk-WYN2LYAQ.js");var ROW=20,PACKED_RATIO=.3,Estimate=class j{constructor(e,t){this.document=e,this.marked=
t,this.counted=new Int32Array(e.size),this.pages=new Set(e.pages.numbers)}document;marked;counted;part=0;pages;static async of(e){let t=await(0,chunk_X4D5GQRV_js_1.
markAll)([e],{detail:!0});return(0,chunk_X4D5GQRV_js_1.repair)([e],t),new j(e,t)}begin(){this.part++}add(e){let{document:t,counted:s,part:r}=this,{live:u,walked:a}=this.
marked.markings[0],{marks:n}=a.scan,l=t.pages.number(e),h=[l],p=0;s[l]=r;let o=i=>{i<=0||i>=s.length||s[i]===r||u[i]!==1||this.pages.has(i)||this.isTree(i)||(s[i]=
r,h.push(i))};for(;h.length>0;){let i=h.pop();p+=this.lengthOf(i);let d=t.edited.get(i);if(d!==void 0)eachReference(d,o);else for(let k=a.from[i];k<a.to[i];k+=3)
n[k]!==chunk_I24CHX2T_js_1.STRING&&o(n[k])}return p}lengthOf(e){let t=this.marked.markings[0].walked.end[e];if(t>0)return t-this.document.table.place[e]+ROW;let s=this.
document.place(e);return s?(s.end-s.start)*PACKED_RATIO+ROW:200}isTree(e){return(this.document.entry(e,"K")??this.document.entry(e,"Kids"))!==void 0}};function eachReference(c,e){
let t=[c];for(;t.length>0;){let s=t.pop();if(s instanceof chunk_RFKSFVTF_js_1.Ref)e(s.number);else if(Array.isArray(s))for(let r of s)t.push(r);else if(s instanceof
chunk_RFKSFVTF_js_1.Dict)for(let r of s.values())t.push(r);else s instanceof chunk_RFKSFVTF_js_1.Stream&&t.push(s.dict)}}var PartsBySize=class g{constructor(e,t,s){
this.cutter=e,this.estimate=t,this.limit=s}cutter;estimate;limit;factor=1;surplus=700;totals=[];static async of(e,t){return new g(e,await Estimate.of(e.source),
t)}get pageCount(){return this.cutter.source.pages.count}async next(e){this.totals=[],this.estimate.begin();for(let t=4;;t*=4){let s=await this.guess(e),r=Math.
min(this.pageCount-1,s+t+(s-e>>3)),u=await this.cutter.windows.around(e,r),a=await this.search(u,e,r,s);if(a)return{...a,window:u}}}async search(e,t,s,r){let u=t-
1,a=s+1,n=r,l=1,h;for(;a-u>1;){let p=await this.cutter.cut(e,t,n),o=await(0,chunk_K32GSMXO_js_1.measureSave)(p,this.cutter.options);(o<=this.limit||n===t)&&(h=p),
o<=this.limit?u=n:a=n,this.learn(this.total(t,n),o);let i=await this.guess(t);if(i>u&&i<a)n=i;else{let d=Math.max(1,Math.min(l,a-u>>1));n=i<=u?u+d:a-d,l*=2}}if(!(a>
s&&s<this.pageCount-1))return{document:h,last:Math.max(u,t)}}total(e,t){let{totals:s}=this;for(;s.length<=t-e;)s.push((s.at(-1)??0)+this.estimate.add(e+s.length));
return s[t-e]}async guess(e){let{source:t}=this.cutter,s=e;for(;s+1<this.pageCount&&this.total(e,s+1)*this.factor+this.surplus<=this.limit;){s++;let r=t.job.pace.
step(500);r&&await r}return s}learn(e,t){this.factor=Math.max(.02,(t-Math.min(this.surplus,t/2))/Math.max(1,e))}},split_by_size=async(c,{maximum_bytes:e,open_password:t},s)=>{
let r=await(0,chunk_N47XZH3X_js_1.split)(c,{password:t,wholeUpTo:e},s,a=>PartsBySize.of(a,e)),u=r.documents.filter(({bytes:a})=>a.length>e).length;return{...r,notes:u>
0?[...r.notes,oversizeParts(u)]:r.notes,facts:{...r.facts,oversizeParts:u}}},oversizeParts=c=>({code:"oversize_parts",message:`${c} ${c===1?"part exceeds":"part\
s exceed"} the limit, because a single page is larger.`});exports.split_by_size=split_by_size;
