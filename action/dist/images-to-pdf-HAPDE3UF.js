"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.images_to_pdf=void 0;const chunk_GJCF3BZG_js_1=require("./chunk-GJCF3BZG.js"),chunk_7UEYW4OP_js_1=require(
"./chunk-7UEYW4OP.js"),chunk_NI7EWWKE_js_1=require("./chunk-NI7EWWKE.js");require("./chunk-SPHPKC2T.js");const chunk_6FDLZIHI_js_1=require("./chunk-6FDLZIHI.js");
require("./chunk-32PXO3XO.js");const chunk_QWLFHHV4_js_1=require("./chunk-QWLFHHV4.js"),chunk_FI4XWXPB_js_1=require("./chunk-FI4XWXPB.js");require("./chunk-D3KV\
KOID.js");const chunk_BIX7UOAI_js_1=require("./chunk-BIX7UOAI.js");require("./chunk-WYN2LYAQ.js");var SIZES={A4:[595.276,841.89],Letter:[612,792]};function layOut(e,{
page_size:n,orientation:i,margin:r}){let a=r*72,t=ownSize(e);if(n==="image"){let m=14400-2*a;if(m<3)return;let w=Math.min(1,m/t.width,m/t.height),_=Math.max(w,Math.
min(3/Math.min(t.width,t.height),m/Math.max(t.width,t.height))),l={width:t.width*_,height:t.height*_},p=j=>Math.max(j+2*a,3);return centred(p(l.width),p(l.height),
l)}let[h,u]=SIZES[n],c=i==="landscape"||i==="auto"&&t.width>t.height,[o,s]=c?[u,h]:[h,u],[d,g]=[o-2*a,s-2*a];if(d<=0||g<=0)return;let f=Math.min(d/t.width,g/t.height);
return centred(o,s,{width:t.width*f,height:t.height*f})}function largestMargin(e){let n=e==="image"?14397:SIZES[e][0];return Math.floor(n/144*100)/100}function ownSize({
displayed:e,resolution:n}){let{x:i,y:r}=n??{x:96,y:96};return{width:e.width*72/i,height:e.height*72/r}}function centred(e,n,i){let[r,a]=[(e-i.width)/2,(n-i.height)/
2];return{width:e,height:n,place:[i.width,0,0,i.height,r,a]}}var images_to_pdf=async(e,n,i)=>{let r=marginIssues(n),a=await readAll(e,i,r);if(r.length>0)throw(0,chunk_BIX7UOAI_js_1.
invalidParameters)(r);let t=await(0,chunk_6FDLZIHI_js_1.openDocument)(EMPTY,i),h=a.map(s=>addPage(t,s,layOut(s,n)));await t.pages.rebuild(h.map(({number:s})=>s));
let u=a.reduce((s,d)=>d.version>s?d.version:s,"1.3"),c=await(0,chunk_NI7EWWKE_js_1.save)(t,{version:u}),o=h.length;return{documents:[{name:resultName(e[0].name),
bytes:c,pageCount:o}],notes:[],facts:{pageCount:o}}},EMPTY=Buffer.from(`%PDF-1.3
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
`,"latin1");exports.images_to_pdf=images_to_pdf;function marginIssues(e){let n=largestMargin(e.page_size);return e.margin<=n?[]:[{field:"margin",message:`leaves\
 no room on ${e.page_size==="image"?"a page":`${e.page_size} pages`}; it must be at most ${n} inches`}]}async function readAll(e,n,i){let r=[],a=[];for(let[h,u]of e.
entries()){let c=h+1;try{r.push(await(0,chunk_GJCF3BZG_js_1.readImage)(u,"file",n))}catch(o){if(!(o instanceof chunk_BIX7UOAI_js_1.OctavoError)||o.code==="cance\
lled"||e.length===1)throw o;if(o.code!=="invalid_parameters")throw(0,chunk_BIX7UOAI_js_1.atPosition)(o,c,u.name);a.push({position:c,name:u.name});for(let s of o.
issues)i.push({...s,document:{position:c,name:u.name}})}n.pace.progress(c/(e.length+1))}let[t]=a;if(t){let{message:h}=(0,chunk_BIX7UOAI_js_1.invalidParameters)(
i);throw new chunk_BIX7UOAI_js_1.OctavoError("invalid_parameters",h,{issues:i,position:t.position,documentName:t.name})}return r}function addPage(e,n,{width:i,height:r,
place:a}){let t=(0,chunk_7UEYW4OP_js_1.multiply)(n.upright,a),h=new chunk_FI4XWXPB_js_1.Stream((0,chunk_FI4XWXPB_js_1.dict)({}),(0,chunk_FI4XWXPB_js_1.latin)(`q\
 ${t.map(short).join(" ")} cm /Image Do Q`).bytes);return e.add((0,chunk_FI4XWXPB_js_1.dict)({Type:(0,chunk_FI4XWXPB_js_1.name)("Page"),MediaBox:[0,0,short(i),short(
r)].map(Number),Resources:(0,chunk_FI4XWXPB_js_1.dict)({XObject:(0,chunk_FI4XWXPB_js_1.dict)({Image:n.embed(e)})}),Contents:e.add(h)}))}var short=e=>(0,chunk_QWLFHHV4_js_1.
formatNumber)(Math.round(e*1e3)/1e3),resultName=e=>`${e.replace(/\.[^.]*$/,"")||"images"}.pdf`;
