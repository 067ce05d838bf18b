"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.split_by_bookmarks=void 0;const chunk_77SSGCXY_js_1=require("./chunk-77SSGCXY.js");require("./chu\
nk-ZZQ5FHAZ.js"),require("./chunk-N4ZTVQO2.js"),require("./chunk-AO6XMSG3.js"),require("./chunk-5T6Z7V3Z.js");const chunk_IVHI3DWQ_js_1=require("./chunk-IVHI3DW\
Q.js"),chunk_QFBZ3AD2_js_1=require("./chunk-QFBZ3AD2.js");require("./chunk-7ZR75P3T.js"),require("./chunk-53F3SXW7.js"),require("./chunk-ZYT6VRSM.js");const chunk_IIK45JB4_js_1=require(
"./chunk-IIK45JB4.js");require("./chunk-2SEJZKLG.js");const chunk_XUOL2YEA_js_1=require("./chunk-XUOL2YEA.js");require("./chunk-N4AUIKUW.js");const chunk_HKR6QU6V_js_1=require(
"./chunk-HKR6QU6V.js");require("./chunk-WYN2LYAQ.js");async function bookmarkedPages(e,s){let t=new Map,r=new Targets(e),o=new chunk_QFBZ3AD2_js_1.Visit(e),i=[{
item:(0,chunk_QFBZ3AD2_js_1.catalogEntry)(e,"Outlines")?.dict.get("First"),depth:1}];for(let n=i.pop();n;n=i.pop()){let{item:a,depth:c}=n,u=e.dict(a);if(!u||!(0,chunk_XUOL2YEA_js_1.
isRef)(a)||!o.first(a))continue;let h=r.pageOf(u);h!==void 0&&!t.has(h)&&t.set(h,titleOf(e,u)),i.push({item:u.get("Next"),depth:c}),c<s&&i.push({item:u.get("Fir\
st"),depth:c+1});let p=e.job.pace.step(400);p&&await p}return[...t].map(([n,a])=>({page:n,title:a})).sort((n,a)=>n.page-a.page)}function titleOf(e,s){let t=e.resolve(
s.get("Title"));return t instanceof chunk_XUOL2YEA_js_1.Str?(0,chunk_IIK45JB4_js_1.decodeText)(t).trim():""}var CHAIN=50,Targets=class{constructor(e){this.document=
e}document;named;pageOf(e){return this.pageAt(e.get("Dest"),8)??this.pageOfAction(e.get("A"))}pageOfAction(e){let s=e===void 0?[]:[e];for(let t=0;s.length>0&&t<
CHAIN;t++){let r=this.document.dict(s.shift());if(!r)continue;let o=(0,chunk_XUOL2YEA_js_1.isName)(this.document.resolve(r.get("S")),"GoTo")?this.pageAt(r.get("\
D"),8):void 0;if(o!==void 0)return o;let i=r.get("Next");i!==void 0&&s.push(...(this.document.array(i)??[i]).slice(0,CHAIN))}}pageAt(e,s){let{document:t}=this,r=t.
resolve(e),o=t.array(r);if(o){let n=o[0],a=n instanceof chunk_XUOL2YEA_js_1.Ref?t.pages.indexOf(n.number):typeof n=="number"?n:-1;return Number.isInteger(a)&&a>=
0&&a<t.pages.count?a:void 0}if(s===0)return;let i=t.dict(r);return i?this.pageAt(i.get("D"),s-1):r instanceof chunk_XUOL2YEA_js_1.Name?this.pageAt((0,chunk_QFBZ3AD2_js_1.
catalogEntry)(t,"Dests")?.dict.get(r.text),s-1):r instanceof chunk_XUOL2YEA_js_1.Str?this.pageAt(this.names().get((0,chunk_IVHI3DWQ_js_1.keyText)(r)),s-1):void 0}names(){
return this.named??=new Map((0,chunk_IVHI3DWQ_js_1.readTree)(this.document,(0,chunk_QFBZ3AD2_js_1.catalogEntry)(this.document,"Names")?.dict.get("Dests"),"Names").
map(([e,s])=>[(0,chunk_IVHI3DWQ_js_1.keyText)(e),s])),this.named}},split_by_bookmarks=(e,{bookmark_level:s,open_password:t},r)=>(0,chunk_77SSGCXY_js_1.split)(e,
t,r,async o=>{let i=await bookmarkedPages(o.source,s);if(i.length===0)throw noBookmarks();let n=i[0].page===0?i:[{page:0},...i];return(0,chunk_77SSGCXY_js_1.guardParts)(
r,n.length),(0,chunk_77SSGCXY_js_1.partsAt)(o,n)});exports.split_by_bookmarks=split_by_bookmarks;function noBookmarks(){let e="Split it by page count, at pages \
or by size instead";return new chunk_HKR6QU6V_js_1.OctavoError("invalid_parameters","The document has no bookmarks that lead to a page",{issues:[{field:"file",message:`\
has no bookmarks that lead to a page. ${e}.`}],advice:e})}
