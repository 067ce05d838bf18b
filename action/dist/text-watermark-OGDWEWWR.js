"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.addTextWatermark=addTextWatermark;const chunk_B2UCZYOK_js_1=require("./chunk-B2UCZYOK.js"),chunk_I37RDFCG_js_1=require(
"./chunk-I37RDFCG.js"),chunk_SS646ETJ_js_1=require("./chunk-SS646ETJ.js"),chunk_DKDYBSI7_js_1=require("./chunk-DKDYBSI7.js"),chunk_6YIQMLVU_js_1=require("./chun\
k-6YIQMLVU.js");require("./chunk-QBW66N3W.js"),require("./chunk-5T6Z7V3Z.js"),require("./chunk-YE7ESM4E.js");const chunk_7UEYW4OP_js_1=require("./chunk-7UEYW4OP\
.js"),chunk_MPBOBPIW_js_1=require("./chunk-MPBOBPIW.js");require("./chunk-LN64YZJO.js");const chunk_EE63N2TD_js_1=require("./chunk-EE63N2TD.js");require("./chun\
k-BNL6ROPZ.js");const chunk_GMSHOBQ3_js_1=require("./chunk-GMSHOBQ3.js");require("./chunk-WYN2LYAQ.js");var TYPE_SIZE=100,UNIT=TYPE_SIZE/1e3;async function draw(e,t,{
filling:a,transparency:r}){let s=await(0,chunk_I37RDFCG_js_1.embedFont)(t,e.lines.flatMap(({glyphs:l})=>l.map(({glyph:g})=>g))),[o,m,d,u]=e.ink,n=[Math.floor(o*
UNIT)-1,Math.floor(m*UNIT)-1,Math.ceil(d*UNIT)+1,Math.ceil(u*UNIT)+1],i=r===0,c=packed([UNTOUCHED,a.operators,...e.lines.flatMap(({text:l,glyphs:g})=>searchable(
l,show(s,g)))]),p=l=>{let g={Font:(0,chunk_EE63N2TD_js_1.dict)({F0:s.addTo(l)}),ColorSpace:a.colorSpace&&(0,chunk_EE63N2TD_js_1.dict)({[chunk_B2UCZYOK_js_1.COLOR_SPACE]:a.
colorSpace})},k=i?void 0:(0,chunk_EE63N2TD_js_1.dict)({Type:(0,chunk_EE63N2TD_js_1.name)("Group"),S:(0,chunk_EE63N2TD_js_1.name)("Transparency"),I:!0});return l.
add(form(n,{Group:k,Resources:(0,chunk_EE63N2TD_js_1.dict)(g)},c))};if(i)return{addTo:p};let h=rounded(1-r/100),x=packed(["/G0 gs","/X0 Do"]);return{addTo:l=>{let g=(0,chunk_EE63N2TD_js_1.
dict)({Type:(0,chunk_EE63N2TD_js_1.name)("ExtGState"),ca:h,CA:h,BM:(0,chunk_EE63N2TD_js_1.name)("Normal"),SMask:(0,chunk_EE63N2TD_js_1.name)("None")}),k=(0,chunk_EE63N2TD_js_1.
dict)({ExtGState:(0,chunk_EE63N2TD_js_1.dict)({G0:g}),XObject:(0,chunk_EE63N2TD_js_1.dict)({X0:p(l)})});return l.add(form(n,{Resources:k},x))}}}function form(e,t,a){
let r={Type:(0,chunk_EE63N2TD_js_1.name)("XObject"),Subtype:(0,chunk_EE63N2TD_js_1.name)("Form"),BBox:[...e],Filter:(0,chunk_EE63N2TD_js_1.name)("FlateDecode")};
return new chunk_EE63N2TD_js_1.Stream((0,chunk_EE63N2TD_js_1.dict)({...r,...t}),a)}var packed=e=>(0,chunk_EE63N2TD_js_1.deflate)(Buffer.from(`${e.join(`
`)}
`,"latin1")),UNTOUCHED="0 Tc 0 Tw 100 Tz 0 Ts 0 Tr";function searchable(e,t){return[`/Span <</ActualText <FEFF${(0,chunk_I37RDFCG_js_1.utf16Of)(e)}> >> BDC`,...t,
"EMC"]}function show({codeOf:e},t){let a=["BT",`/F0 ${TYPE_SIZE} Tf`],r="",s="",o,m=()=>{s&&(r+=`<${s}>`),s=""},d=()=>{m(),r&&a.push(`[${r}] TJ`),r=""};for(let{
glyph:u,x:n,y:i}of t)o?.y!==i?(d(),a.push(`1 0 0 1 ${rounded(n*UNIT)} ${rounded(i*UNIT)} Tm`)):rounded(o.x-n)!==0&&(m(),r+=String(rounded(o.x-n))),s+=e(u),o={x:n+
u.advanceWidth,y:i};return d(),[...a,"ET"]}var rounded=e=>Math.round(e*100)/100||0,templates={1001:{anchor:"centre",diagonal:!0,maximum:144},1002:{anchor:"centr\
e",diagonal:!1,maximum:144},1003:{anchor:"top",diagonal:!1,maximum:36},1004:{anchor:"bottom",diagonal:!1,maximum:36}};function place(e,t,a,r,s){let{width:o,height:m}=(0,chunk_7UEYW4OP_js_1.
viewerSize)(e),d=Math.hypot(t.width,t.height),u=a.diagonal?t.width/d:1,n=a.diagonal?t.height/d:0,i=Math.min(t.width/(r.width*u+r.height*n),t.height/(r.width*n+r.
height*u),a.maximum/e.userUnit),c=i*r.height/2,p={centre:m/2,top:m-t.inset-c,bottom:t.inset+c},h=i/s;return(0,chunk_7UEYW4OP_js_1.multiply)([h*u,h*n,-h*n,h*u,o/
2,p[a.anchor]],(0,chunk_7UEYW4OP_js_1.viewerMatrix)(e))}var EMPTY=[1/0,1/0,-1/0,-1/0];function typeset(e,t){let a=t.map(n=>shape(e,n)),r=a.map(({glyphs:n,ink:[i,
c,p,h]},x)=>{if(n.length===0)return EMPTY;let l=(p-i)/2;return[-l,c-x*1200,l,h-x*1200]}),[s,o,m,d]=r.reduce(union,EMPTY),u=(o+d)/2;return{lines:a.map(({glyphs:n,
ink:i},c)=>({text:t[c],glyphs:n.map(({glyph:p,x:h,y:x})=>({glyph:p,x:h-(i[0]+i[2])/2,y:x-c*1200-u}))})),size:{width:Math.max(m-s,...a.map(({advance:n})=>n))/1e3,
height:Math.max(d-o,t.length*1200)/1e3},ink:[s,o-u,m,d-u]}}function shape(e,t){let a=1e3/e.unitsPerEm,r=e.layout(t),s=0,o=EMPTY,m=r.glyphs.map((d,u)=>{let n=r.positions[u]??
{xAdvance:0,xOffset:0,yOffset:0},i=s+n.xOffset*a,c=n.yOffset*a;s+=n.xAdvance*a;let{minX:p,minY:h,maxX:x,maxY:l}=d.path.bbox;return p<=x&&(o=union(o,[i+p*a,c+h*a,
i+x*a,c+l*a])),{glyph:d,x:i,y:c}});return Number.isFinite(o[0])?{glyphs:m,advance:s,ink:o}:{glyphs:[],advance:s,ink:[0,0,0,0]}}function union(e,t){return[Math.min(
e[0],t[0]),Math.min(e[1],t[1]),Math.max(e[2],t[2]),Math.max(e[3],t[3])]}var LINES=["line_1","line_2","line_3"],NAME="OctavoWatermark",PREPARED_BYTES=64*1024;async function addTextWatermark(e,t,a,r){
let s=await(0,chunk_6YIQMLVU_js_1.survey)(e,a),{kinds:o,pages:m}=s,d=o.map(f=>(0,chunk_7UEYW4OP_js_1.roomOf)(f,t.margin)),u=templates[t.template],n=m.find(({kind:f})=>!d[f]),
i=[...u?[]:[{field:"template",message:UNKNOWN_TEMPLATE}],...n?[{field:"margin",message:(0,chunk_7UEYW4OP_js_1.noRoom)(n.index,o[n.kind])}]:[]],c=(0,chunk_DKDYBSI7_js_1.
claimOf)(e),{color:p,transparency:h}=t,x=(0,chunk_B2UCZYOK_js_1.fillingOf)(p,c),l=linesOf(t),g=(0,chunk_MPBOBPIW_js_1.keyOf)("text",x.operators,h,...l.map(({text:f})=>f)),
k=r.get(g);if(!k){let{pace:f}=e.job,y=await(0,chunk_I37RDFCG_js_1.openTypeface)("SemiBold");if(i.unshift(...unwritable(l,T=>y.hasGlyphForCodePoint(T))),i.length>
0)throw(0,chunk_GMSHOBQ3_js_1.invalidParameters)(i);await f.rest();let j=typeset(y,l.map(T=>(0,chunk_SS646ETJ_js_1.drawn)(T.text)));await f.rest(),k={drawing:await draw(
j,y,{filling:x,transparency:h}),size:j.size},r.put(g,k,PREPARED_BYTES),await f.rest()}if(!u||i.length>0)throw(0,chunk_GMSHOBQ3_js_1.invalidParameters)(i);let{drawing:M,
size:O}=k,E=M.addTo(e),w=o.map((f,y)=>(0,chunk_DKDYBSI7_js_1.matrixText)(place(f,d[y],u,O,TYPE_SIZE))),_=await(0,chunk_DKDYBSI7_js_1.stampPages)(e,s,{layer:t.layer,
subtype:"Watermark",groupColorSpace:h===0?void 0:(0,chunk_DKDYBSI7_js_1.groupColorSpaceFor)(c),on:({kind:f})=>({resources:[{category:"XObject",name:NAME,ref:E}],
operators:([y])=>`q ${w[f]} cm /${y} Do Q`})});return c?.part==="1"&&h>0&&_.push((0,chunk_DKDYBSI7_js_1.endClaim)(e,c,chunk_DKDYBSI7_js_1.ENDS.transparency)),_}
function linesOf(e){return LINES.flatMap(t=>{let a=e[t];return a===void 0?[]:[{field:t,text:a}]})}function unwritable(e,t){return e.flatMap(({field:a,text:r})=>{
let s=(0,chunk_SS646ETJ_js_1.problemOf)(r,t);return s===void 0?[]:[{field:a,message:s}]})}var UNKNOWN_TEMPLATE=`is not known locally; use ${Object.keys(templates).
join(", ")}`;
