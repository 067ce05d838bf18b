"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.images_to_pdf=void 0;const chunk_NBIDJVQW_js_1=require("./chunk-NBIDJVQW.js"),chunk_UGMU44LB_js_1=require(
"./chunk-UGMU44LB.js"),chunk_K32GSMXO_js_1=require("./chunk-K32GSMXO.js");require("./chunk-X4D5GQRV.js");const chunk_B2YFAM73_js_1=require("./chunk-B2YFAM73.js");
require("./chunk-I24CHX2T.js");const chunk_PEGFVCMK_js_1=require("./chunk-PEGFVCMK.js"),chunk_RFKSFVTF_js_1=require("./chunk-RFKSFVTF.js");require("./chunk-SPYE\
GGY7.js"),require("./chunk-2D65I2CG.js");const chunk_GMSHOBQ3_js_1=require("./chunk-GMSHOBQ3.js");require("./chunk-WYN2LYAQ.js");var SIZES={A4:[595.276,841.89],
Letter:[612,792]};function layOut(e,{page_size:t,orientation:i,margin:a}){let r=a*72,n=ownSize(e);if(t==="image"){let m=14400-2*r;if(m<3)return;let w=Math.min(1,
m/n.width,m/n.height),_=Math.max(w,Math.min(3/Math.min(n.width,n.height),m/Math.max(n.width,n.height))),g={width:n.width*_,height:n.height*_},p=j=>Math.max(j+2*
r,3);return centred(p(g.width),p(g.height),g)}let[h,u]=SIZES[t],c=i==="landscape"||i==="auto"&&n.width>n.height,[o,s]=c?[u,h]:[h,u],[d,l]=[o-2*r,s-2*r];if(d<=0||
l<=0)return;let f=Math.min(d/n.width,l/n.height);return centred(o,s,{width:n.width*f,height:n.height*f})}function largestMargin(e){let t=e==="image"?14397:SIZES[e][0];
return Math.floor(t/144*100)/100}function ownSize({displayed:e,resolution:t}){let{x:i,y:a}=t??{x:96,y:96};return{width:e.width*72/i,height:e.height*72/a}}function centred(e,t,i){
let[a,r]=[(e-i.width)/2,(t-i.height)/2];return{width:e,height:t,place:[i.width,0,0,i.height,a,r]}}var images_to_pdf=async(e,t,i)=>{let a=marginIssues(t),r=await readAll(
e,i,a);if(a.length>0)throw(0,chunk_GMSHOBQ3_js_1.invalidParameters)(a);let n=await(0,chunk_B2YFAM73_js_1.openDocument)(EMPTY,i),h=r.map(s=>addPage(n,s,layOut(s,
t)));await n.pages.rebuild(h.map(({number:s})=>s));let u=r.reduce((s,d)=>d.version>s?d.version:s,"1.3"),c=await(0,chunk_K32GSMXO_js_1.save)(n,{version:u}),o=h.length;
return{documents:[{name:resultName(e[0].name),bytes:c,pageCount:o}],notes:notesOf(t),facts:{pageCount:o}}},EMPTY=Buffer.from(`%PDF-1.3
1 0 obj
<</Type/Catalog/Pages 2 0 R>>
endobj
2 0 obj
<</Type/Pages/Kids[3 0 R]/Count 1>>
endobj
3 0 obj
<</Type/Page/Parent 2 0 R/MediaBox[0 0 72 72]>>
endobj
xref
0 4
0000000000 65535 f 
0000000009 00000 n 
0000000054 00000 n 
0000000105 00000 n 
trailer
<</Size 4/Root 1 0 R>>
startxref
168
%%EOF
`,"latin1");exports.images_to_pdf=images_to_pdf;function notesOf({page_size:e,orientation:t}){return e!=="image"||t==="auto"?[]:[{code:"orientation_unused",message:"\
orientation had no effect: with image as page_size, a page has the orientation of its image. Choose A4 or Letter to turn pages.",mentions:["orientation","page_s\
ize"]}]}function marginIssues(e){let t=largestMargin(e.page_size);return e.margin<=t?[]:[{field:"margin",message:`leaves no room on ${e.page_size==="image"?"a p\
age":`${e.page_size} pages`}; it must be at most ${t} inches`}]}async function readAll(e,t,i){let a=[],r=[];for(let[h,u]of e.entries()){let c=h+1;try{a.push(await(0,chunk_NBIDJVQW_js_1.
readImage)(u,"file",t))}catch(o){if(!(o instanceof chunk_GMSHOBQ3_js_1.OctavoError)||o.code==="cancelled"||e.length===1)throw o;if(o.code!=="invalid_parameters")
throw(0,chunk_GMSHOBQ3_js_1.atPosition)(o,c,u.name);r.push({position:c,name:u.name});for(let s of o.issues)i.push({...s,document:{position:c,name:u.name}})}t.pace.
progress(c/(e.length+1))}let[n]=r;if(n){let{message:h}=(0,chunk_GMSHOBQ3_js_1.invalidParameters)(i);throw new chunk_GMSHOBQ3_js_1.OctavoError("invalid_parameter\
s",h,{issues:i,position:n.position,documentName:n.name})}return a}function addPage(e,t,{width:i,height:a,place:r}){let n=(0,chunk_UGMU44LB_js_1.multiply)(t.upright,
r),h=new chunk_RFKSFVTF_js_1.Stream((0,chunk_RFKSFVTF_js_1.dict)({}),(0,chunk_RFKSFVTF_js_1.latin)(`q ${n.map(short).join(" ")} cm /Image Do Q`).bytes);return e.
add((0,chunk_RFKSFVTF_js_1.dict)({Type:(0,chunk_RFKSFVTF_js_1.name)("Page"),MediaBox:[0,0,short(i),short(a)].map(Number),Resources:(0,chunk_RFKSFVTF_js_1.dict)(
{XObject:(0,chunk_RFKSFVTF_js_1.dict)({Image:t.embed(e)})}),Contents:e.add(h)}))}var short=e=>(0,chunk_PEGFVCMK_js_1.formatNumber)(Math.round(e*1e3)/1e3),resultName=e=>`${e.
replace(/\.[^.]*$/,"")||"images"}.pdf`;
