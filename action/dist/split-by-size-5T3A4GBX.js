"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.split_by_size=void 0;const chunk_DRDWMN2G_js_1=require("./chunk-DRDWMN2G.js");require("./chunk-NW\
F5XGWO.js"),require("./chunk-FIWWLTDW.js"),require("./chunk-K3TIOBS4.js"),require("./chunk-6KYCWYWW.js"),require("./chunk-VDP6DXVE.js"),require("./chunk-GQI45M3\
4.js"),require("./chunk-XIKURTNM.js"),require("./chunk-6ZEPCL6H.js"),require("./chunk-KILDAFVP.js"),require("./chunk-34KNI3QJ.js"),require("./chunk-FQ5CLANY.js"),
require("./chunk-E2ZVEWZV.js"),require("./chunk-H62WNXIO.js"),require("./chunk-OVFAED6I.js");const chunk_CTSCWKC7_js_1=require("./chunk-CTSCWKC7.js"),chunk_3PFJRMBL_js_1=require(
"./chunk-3PFJRMBL.js");require("./chunk-NXJECZMF.js");const chunk_HEXSKBOQ_js_1=require("./chunk-HEXSKBOQ.js");require("./chunk-3MJCCXWL.js"),require("./chunk-D\
CEZTHUA.js");const chunk_IDQUK5WO_js_1=require("./chunk-IDQUK5WO.js");require("./chunk-SPYEGGY7.js"),require("./chunk-2D65I2CG.js"),require("./chunk-GMSHOBQ3.js"),
require("./chunk-WYN2LYAQ.js");var ROW=20,PACKED_RATIO=.3,Estimate=class g{constructor(e,t){this.document=e,this.marked=t,this.counted=new Int32Array(e.size),this.
pages=new Set(e.pages.numbers)}document;marked;counted;part=0;pages;static async of(e){let t=await(0,chunk_3PFJRMBL_js_1.markAll)([e],{detail:!0});return(0,chunk_3PFJRMBL_js_1.
repair)([e],t),new g(e,t)}begin(){this.part++}add(e){let{document:t,counted:s,part:i}=this,{live:u,walked:a}=this.marked.markings[0],{marks:n}=a.scan,l=t.pages.
number(e),h=[l],p=0;s[l]=i;let o=r=>{r<=0||r>=s.length||s[r]===i||u[r]!==1||this.pages.has(r)||this.isTree(r)||(s[r]=i,h.push(r))};for(;h.length>0;){let r=h.pop();
p+=this.lengthOf(r);let d=t.edited.get(r);if(d!==void 0)eachReference(d,o);else for(let k=a.from[r];k<a.to[r];k+=3)n[k]!==chunk_HEXSKBOQ_js_1.STRING&&o(n[k])}return p}lengthOf(e){
let t=this.marked.markings[0].walked.end[e];if(t>0)return t-this.document.table.place[e]+ROW;let s=this.document.place(e);return s?(s.end-s.start)*PACKED_RATIO+
ROW:200}isTree(e){return(this.document.entry(e,"K")??this.document.entry(e,"Kids"))!==void 0}};function eachReference(c,e){let t=[c];for(;t.length>0;){let s=t.pop();
if(s instanceof chunk_IDQUK5WO_js_1.Ref)e(s.number);else if(Array.isArray(s))for(let i of s)t.push(i);else if(s instanceof chunk_IDQUK5WO_js_1.Dict)for(let i of s.
values())t.push(i);else s instanceof chunk_IDQUK5WO_js_1.Stream&&t.push(s.dict)}}var PartsBySize=class j{constructor(e,t,s){this.cutter=e,this.estimate=t,this.limit=
s}cutter;estimate;limit;factor=1;surplus=700;totals=[];static async of(e,t){return new j(e,await Estimate.of(e.source),t)}get pageCount(){return this.cutter.source.
pages.count}async next(e){this.totals=[],this.estimate.begin();for(let t=4;;t*=4){let s=await this.guess(e),i=Math.min(this.pageCount-1,s+t+(s-e>>3)),u=await this.
cutter.windows.around(e,i),a=await this.search(u,e,i,s);if(a)return{...a,window:u}}}async search(e,t,s,i){let u=t-1,a=s+1,n=i,l=1,h;for(;a-u>1;){let p=await this.
cutter.cut(e,t,n),o=await(0,chunk_CTSCWKC7_js_1.measureSave)(p,this.cutter.options);(o<=this.limit||n===t)&&(h=p),o<=this.limit?u=n:a=n,this.learn(this.total(t,
n),o);let r=await this.guess(t);if(r>u&&r<a)n=r;else{let d=Math.max(1,Math.min(l,a-u>>1));n=r<=u?u+d:a-d,l*=2}}if(!(a>s&&s<this.pageCount-1))return{document:h,last:Math.
max(u,t)}}total(e,t){let{totals:s}=this;for(;s.length<=t-e;)s.push((s.at(-1)??0)+this.estimate.add(e+s.length));return s[t-e]}async guess(e){let{source:t}=this.
cutter,s=e;for(;s+1<this.pageCount&&this.total(e,s+1)*this.factor+this.surplus<=this.limit;){s++;let i=t.job.pace.step(500);i&&await i}return s}learn(e,t){this.
factor=Math.max(.02,(t-Math.min(this.surplus,t/2))/Math.max(1,e))}},split_by_size=async(c,{maximum_bytes:e,open_password:t},s)=>{let i=await(0,chunk_DRDWMN2G_js_1.
split)(c,t,s,a=>PartsBySize.of(a,e)),u=i.documents.filter(({bytes:a})=>a.length>e).length;return{...i,notes:u>0?[...i.notes,oversizeParts(u)]:i.notes,facts:{...i.
facts,oversizeParts:u}}},oversizeParts=c=>({code:"oversize_parts",message:`${c} ${c===1?"part exceeds":"parts exceed"} the limit, because a single page is large\
r.`});exports.split_by_size=split_by_size;
