"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.split_by_bookmarks=void 0;const chunk_DMSVA6OO_js_1=require("./chunk-DMSVA6OO.js");require("./chu\
nk-MPKLGDEP.js"),require("./chunk-W2BO6KFU.js"),require("./chunk-IT5MBMRR.js"),require("./chunk-SCC256O5.js"),require("./chunk-C4B52HK6.js"),require("./chunk-SL\
5DZXZR.js"),require("./chunk-5T6Z7V3Z.js");const chunk_AR4ITDLO_js_1=require("./chunk-AR4ITDLO.js"),chunk_Y6XK6ZWX_js_1=require("./chunk-Y6XK6ZWX.js");require("\
./chunk-IOUKG2DW.js"),require("./chunk-Z5Q2ZFE6.js"),require("./chunk-IAAO25DC.js");const chunk_XDFMH2GX_js_1=require("./chunk-XDFMH2GX.js");require("./chunk-JO\
ZH3ZIT.js");const chunk_EE63N2TD_js_1=require("./chunk-EE63N2TD.js");require("./chunk-BNL6ROPZ.js");const chunk_GMSHOBQ3_js_1=require("./chunk-GMSHOBQ3.js");require(
"./chunk-WYN2LYAQ.js");async function bookmarkedPages(e,s){let t=new Map,r=new Targets(e,await namedDestinations(e)),a=new chunk_Y6XK6ZWX_js_1.Visit(e),i=[{item:(0,chunk_Y6XK6ZWX_js_1.
catalogEntry)(e,"Outlines")?.dict.get("First"),depth:1}];for(let n=i.pop();n;n=i.pop()){let{item:u,depth:c}=n,o=e.dict(u);if(!o||!(0,chunk_EE63N2TD_js_1.isRef)(
u)||!a.first(u))continue;let h=r.pageOf(o);h!==void 0&&!t.has(h)&&t.set(h,titleOf(e,o)),i.push({item:o.get("Next"),depth:c}),c<s&&i.push({item:o.get("First"),depth:c+
1});let g=e.job.pace.step(400);g&&await g}return[...t].map(([n,u])=>({page:n,title:u})).sort((n,u)=>n.page-u.page)}function titleOf(e,s){let t=e.resolve(s.get("\
Title"));return t instanceof chunk_EE63N2TD_js_1.Str?(0,chunk_XDFMH2GX_js_1.decodeText)(t).trim():""}var CHAIN=50,Targets=class{constructor(e,s){this.document=e,
this.named=s}document;named;pageOf(e){return this.pageAt(e.get("Dest"),8)??this.pageOfAction(e.get("A"))}pageOfAction(e){let s=e===void 0?[]:[e];for(let t=0;s.length>
0&&t<CHAIN;t++){let r=this.document.dict(s.shift());if(!r)continue;let a=(0,chunk_EE63N2TD_js_1.isName)(this.document.resolve(r.get("S")),"GoTo")?this.pageAt(r.
get("D"),8):void 0;if(a!==void 0)return a;let i=r.get("Next");i!==void 0&&s.push(...(this.document.array(i)??[i]).slice(0,CHAIN))}}pageAt(e,s){let{document:t}=this,
r=t.resolve(e),a=t.array(r);if(a){let c=a[0],o=c instanceof chunk_EE63N2TD_js_1.Ref?t.pages.indexOf(c.number):typeof c=="number"?c:-1;return Number.isInteger(o)&&
o>=0&&o<t.pages.count?o:void 0}if(s===0)return;let i=t.dict(r);if(i)return this.pageAt(i.get("D"),s-1);let n=(0,chunk_Y6XK6ZWX_js_1.catalogEntry)(t,"Dests")?.dict;
if(r instanceof chunk_EE63N2TD_js_1.Name)return this.pageAt(n?.get(r.text)??this.named.get(r.text),s-1);if(!(r instanceof chunk_EE63N2TD_js_1.Str))return;let u=(0,chunk_AR4ITDLO_js_1.
keyText)(r);return this.pageAt(this.named.get(u)??n?.get(u),s-1)}};async function namedDestinations(e){let s=(0,chunk_Y6XK6ZWX_js_1.catalogEntry)(e,"Names")?.dict.
get("Dests");return new Map((await(0,chunk_AR4ITDLO_js_1.readTree)(e,s,"Names")).map(([t,r])=>[(0,chunk_AR4ITDLO_js_1.keyText)(t),r]))}var split_by_bookmarks=(e,{
bookmark_level:s,open_password:t},r)=>(0,chunk_DMSVA6OO_js_1.split)(e,t,r,async a=>{let i=await bookmarkedPages(a.source,s);if(i.length===0)throw noBookmarks();
let n=i[0].page===0?i:[{page:0},...i];return(0,chunk_DMSVA6OO_js_1.guardParts)(r,n.length),(0,chunk_DMSVA6OO_js_1.partsAt)(a,n)});exports.split_by_bookmarks=split_by_bookmarks;
function noBookmarks(){let e="Split it by page count, at pages or by size instead";return new chunk_GMSHOBQ3_js_1.OctavoError("invalid_parameters","The document\
 has no bookmarks that lead to a page",{issues:[{field:"file",message:`has no bookmarks that lead to a page. ${e}.`}],advice:e})}
