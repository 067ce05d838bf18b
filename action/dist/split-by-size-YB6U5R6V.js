"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.split_by_size=void 0;const chunk_77SSGCXY_js_1=require("./chunk-77SSGCXY.js");require("./chunk-ZZ\
Q5FHAZ.js"),require("./chunk-N4ZTVQO2.js"),require("./chunk-AO6XMSG3.js"),require("./chunk-5T6Z7V3Z.js"),require("./chunk-IVHI3DWQ.js"),require("./chunk-QFBZ3AD\
2.js");const chunk_7ZR75P3T_js_1=require("./chunk-7ZR75P3T.js"),chunk_53F3SXW7_js_1=require("./chunk-53F3SXW7.js"),chunk_ZYT6VRSM_js_1=require("./chunk-ZYT6VRSM\
.js");require("./chunk-IIK45JB4.js"),require("./chunk-2SEJZKLG.js");const chunk_XUOL2YEA_js_1=require("./chunk-XUOL2YEA.js");require("./chunk-N4AUIKUW.js"),require(
"./chunk-HKR6QU6V.js"),require("./chunk-WYN2LYAQ.js");var ROW=20,PACKED_RATIO=.3,Estimate=class g{constructor(e,t){this.document=e,this.marked=t,this.counted=new Int32Array(
e.size),this.pages=new Set(e.pages.numbers)}document;marked;counted;part=0;pages;static async of(e){let t=await(0,chunk_53F3SXW7_js_1.markAll)([e],{detail:!0});
return(0,chunk_53F3SXW7_js_1.repair)([e],t),new g(e,t)}begin(){this.part++}add(e){let{document:t,counted:s,part:i}=this,{live:r,walked:n}=this.marked.markings[0],
{marks:u}=n.scan,o=t.pages.number(e),c=[o],l=0;s[o]=i;let h=a=>{a<=0||a>=s.length||s[a]===i||r[a]!==1||this.pages.has(a)||this.isTree(a)||(s[a]=i,c.push(a))};for(;c.
length>0;){let a=c.pop();l+=this.lengthOf(a);let p=t.edited.get(a);if(p!==void 0)eachReference(p,h);else for(let d=n.from[a];d<n.to[a];d+=3)u[d]!==chunk_ZYT6VRSM_js_1.
STRING&&h(u[d])}return l}lengthOf(e){let t=this.marked.markings[0].walked.end[e];if(t>0)return t-this.document.table.place[e]+ROW;let s=this.document.place(e);return s?
(s.end-s.start)*PACKED_RATIO+ROW:200}isTree(e){return(this.document.entry(e,"K")??this.document.entry(e,"Kids"))!==void 0}};function eachReference(k,e){let t=[k];
for(;t.length>0;){let s=t.pop();if(s instanceof chunk_XUOL2YEA_js_1.Ref)e(s.number);else if(Array.isArray(s))for(let i of s)t.push(i);else if(s instanceof chunk_XUOL2YEA_js_1.
Dict)for(let i of s.values())t.push(i);else s instanceof chunk_XUOL2YEA_js_1.Stream&&t.push(s.dict)}}var PartsBySize=class m{constructor(e,t,s){this.cutter=e,this.
estimate=t,this.limit=s}cutter;estimate;limit;factor=1;surplus=700;totals=[];static async of(e,t){return new m(e,await Estimate.of(e.source),t)}get pageCount(){
return this.cutter.source.pages.count}async next(e){this.totals=[],this.estimate.begin();for(let t=4;;t*=4){let s=await this.guess(e),i=Math.min(this.pageCount-
1,s+t+(s-e>>3)),r=await this.cutter.windows.around(e,i),n=await this.search(r,e,i,s);if(n)return{...n,window:r}}}async search(e,t,s,i){let r=t-1,n=s+1,u=i,o=1,c;
for(;n-r>1;){let l=await this.cutter.cut(e,t,u),h=await(0,chunk_7ZR75P3T_js_1.measureSave)(l,this.cutter.options);(h<=this.limit||u===t)&&(c=l),h<=this.limit?r=
u:n=u,this.learn(this.total(t,u),h);let a=await this.guess(t);if(a>r&&a<n)u=a;else{let p=Math.max(1,Math.min(o,n-r>>1));u=a<=r?r+p:n-p,o*=2}}if(!(n>s&&s<this.pageCount-
1))return{document:c,last:Math.max(r,t)}}total(e,t){let{totals:s}=this;for(;s.length<=t-e;)s.push((s.at(-1)??0)+this.estimate.add(e+s.length));return s[t-e]}async guess(e){
let{source:t}=this.cutter,s=e;for(;s+1<this.pageCount&&this.total(e,s+1)*this.factor+this.surplus<=this.limit;){s++;let i=t.job.pace.step(500);i&&await i}return s}learn(e,t){
this.factor=Math.max(.02,(t-Math.min(this.surplus,t/2))/Math.max(1,e))}},split_by_size=async(k,{maximum_bytes:e,open_password:t},s)=>{let i=await(0,chunk_77SSGCXY_js_1.
split)(k,t,s,u=>PartsBySize.of(u,e)),r=i.documents.filter(({bytes:u})=>u.length>e).length,n={code:"oversize_parts",message:`${r} ${r===1?"part exceeds":"parts e\
xceed"} the limit, because a single page is larger.`};return{...i,notes:r>0?[...i.notes,n]:i.notes,facts:{...i.facts,oversizeParts:r}}};exports.split_by_size=split_by_size;
