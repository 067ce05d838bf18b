"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.addTextWatermark=addTextWatermark;const chunk_QY4RW3VU_js_1=require("./chunk-QY4RW3VU.js"),chunk_EIWVMZUD_js_1=require(
"./chunk-EIWVMZUD.js"),chunk_QWIT3XXG_js_1=require("./chunk-QWIT3XXG.js"),chunk_ESW3IQFR_js_1=require("./chunk-ESW3IQFR.js"),chunk_6VZL3SQO_js_1=require("./chun\
k-6VZL3SQO.js"),chunk_2PSYXE6F_js_1=require("./chunk-2PSYXE6F.js");require("./chunk-CJWZ2MPQ.js"),require("./chunk-QVATMD73.js"),require("./chunk-HZKJGLY4.js");
const chunk_UGMU44LB_js_1=require("./chunk-UGMU44LB.js");require("./chunk-5PDNWYGK.js"),require("./chunk-4JDW4YES.js"),require("./chunk-FEIBPAGL.js"),require(".\
/chunk-FQ5CLANY.js"),require("./chunk-E2ZVEWZV.js");const chunk_MPBOBPIW_js_1=require("./chunk-MPBOBPIW.js");require("./chunk-WRDHS3QY.js"),require("./chunk-3MJ\
CCXWL.js");const chunk_IDQUK5WO_js_1=require("./chunk-IDQUK5WO.js");require("./chunk-SPYEGGY7.js"),require("./chunk-2D65I2CG.js");const chunk_GMSHOBQ3_js_1=require(
"./chunk-GMSHOBQ3.js");require("./chunk-WYN2LYAQ.js");var TYPE_SIZE=100,UNIT=TYPE_SIZE/1e3;async function draw(e,t,{filling:a,transparency:r}){let s=await(0,chunk_6VZL3SQO_js_1.
embedFont)(t,e.lines.flatMap(({glyphs:l})=>l.map(({glyph:x})=>x))),[u,m,d,o]=e.ink,n=[Math.floor(u*UNIT)-1,Math.floor(m*UNIT)-1,Math.ceil(d*UNIT)+1,Math.ceil(o*
UNIT)+1],i=r===0,c=packed([UNTOUCHED,a.operators,...e.lines.flatMap(({text:l,glyphs:x})=>searchable(l,show(s,x)))]),p=l=>{let x={Font:(0,chunk_IDQUK5WO_js_1.dict)(
{F0:s.addTo(l)}),ColorSpace:a.colorSpace&&(0,chunk_IDQUK5WO_js_1.dict)({[chunk_QY4RW3VU_js_1.COLOR_SPACE]:a.colorSpace})},j=i?void 0:(0,chunk_IDQUK5WO_js_1.dict)(
{Type:(0,chunk_IDQUK5WO_js_1.name)("Group"),S:(0,chunk_IDQUK5WO_js_1.name)("Transparency"),I:!0});return l.add(form(n,{Group:j,Resources:(0,chunk_IDQUK5WO_js_1.
dict)(x)},c))};if(i)return{addTo:p};let h=rounded(1-r/100),k=packed(["/G0 gs","/X0 Do"]);return{addTo:l=>{let x=(0,chunk_IDQUK5WO_js_1.dict)({Type:(0,chunk_IDQUK5WO_js_1.
name)("ExtGState"),ca:h,CA:h,BM:(0,chunk_IDQUK5WO_js_1.name)("Normal"),SMask:(0,chunk_IDQUK5WO_js_1.name)("None")}),j=(0,chunk_IDQUK5WO_js_1.dict)({ExtGState:(0,chunk_IDQUK5WO_js_1.
dict)({G0:x}),XObject:(0,chunk_IDQUK5WO_js_1.dict)({X0:p(l)})});return l.add(form(n,{Resources:j},k))}}}function form(e,t,a){let r={Type:(0,chunk_IDQUK5WO_js_1.
name)("XObject"),Subtype:(0,chunk_IDQUK5WO_js_1.name)("Form"),BBox:[...e],Filter:(0,chunk_IDQUK5WO_js_1.name)("FlateDecode")};return new chunk_IDQUK5WO_js_1.Stream(
(0,chunk_IDQUK5WO_js_1.dict)({...r,...t}),a)}var packed=e=>(0,chunk_IDQUK5WO_js_1.deflate)(Buffer.from(`${e.join(`
`)}
`,"latin1")),UNTOUCHED="0 Tc 0 Tw 100 Tz 0 Ts 0 Tr";function searchable(e,t){return[`/Span <</ActualText <FEFF${(0,chunk_6VZL3SQO_js_1.utf16Of)(e)}> >> BDC`,...t,
"EMC"]}function show({codeOf:e},t){let a=["BT",`/F0 ${TYPE_SIZE} Tf`],r="",s="",u,m=()=>{s&&(r+=`<${s}>`),s=""},d=()=>{m(),r&&a.push(`[${r}] TJ`),r=""};for(let{
glyph:o,x:n,y:i}of t)u?.y!==i?(d(),a.push(`1 0 0 1 ${rounded(n*UNIT)} ${rounded(i*UNIT)} Tm`)):rounded(u.x-n)!==0&&(m(),r+=String(rounded(u.x-n))),s+=e(o),u={x:n+
o.advanceWidth,y:i};return d(),[...a,"ET"]}var rounded=e=>Math.round(e*100)/100||0,templates={1001:{anchor:"centre",diagonal:!0,maximum:144},1002:{anchor:"centr\
e",diagonal:!1,maximum:144},1003:{anchor:"top",diagonal:!1,maximum:36},1004:{anchor:"bottom",diagonal:!1,maximum:36}};function place(e,t,a,r,s){let{width:u,height:m}=(0,chunk_UGMU44LB_js_1.
viewerSize)(e),d=Math.hypot(t.width,t.height),o=a.diagonal?t.width/d:1,n=a.diagonal?t.height/d:0,i=Math.min(t.width/(r.width*o+r.height*n),t.height/(r.width*n+r.
height*o),a.maximum/e.userUnit),c=i*r.height/2,p={centre:m/2,top:m-t.inset-c,bottom:t.inset+c},h=i/s;return(0,chunk_UGMU44LB_js_1.multiply)([h*o,h*n,-h*n,h*o,u/
2,p[a.anchor]],(0,chunk_UGMU44LB_js_1.viewerMatrix)(e))}var EMPTY=[1/0,1/0,-1/0,-1/0];function typeset(e,t){let a=t.map(n=>shape(e,n)),r=a.map(({glyphs:n,ink:[i,
c,p,h]},k)=>{if(n.length===0)return EMPTY;let l=(p-i)/2;return[-l,c-k*1200,l,h-k*1200]}),[s,u,m,d]=r.reduce(union,EMPTY),o=(u+d)/2;return{lines:a.map(({glyphs:n,
ink:i},c)=>({text:t[c],glyphs:n.map(({glyph:p,x:h,y:k})=>({glyph:p,x:h-(i[0]+i[2])/2,y:k-c*1200-o}))})),size:{width:Math.max(m-s,...a.map(({advance:n})=>n))/1e3,
height:Math.max(d-u,t.length*1200)/1e3},ink:[s,u-o,m,d-o]}}function shape(e,t){let a=1e3/e.unitsPerEm,r=e.layout(t),s=0,u=EMPTY,m=r.glyphs.map((d,o)=>{let n=r.positions[o]??
{xAdvance:0,xOffset:0,yOffset:0},i=s+n.xOffset*a,c=n.yOffset*a;s+=n.xAdvance*a;let{minX:p,minY:h,maxX:k,maxY:l}=d.path.bbox;return p<=k&&(u=union(u,[i+p*a,c+h*a,
i+k*a,c+l*a])),{glyph:d,x:i,y:c}});return Number.isFinite(u[0])?{glyphs:m,advance:s,ink:u}:{glyphs:[],advance:s,ink:[0,0,0,0]}}function union(e,t){return[Math.min(
e[0],t[0]),Math.min(e[1],t[1]),Math.max(e[2],t[2]),Math.max(e[3],t[3])]}var LINES=["line_1","line_2","line_3"],NAME="OctavoWatermark",PREPARED_BYTES=64*1024;async function addTextWatermark(e,t,a,r){
let s=await(0,chunk_ESW3IQFR_js_1.survey)(e,a),{kinds:u,pages:m}=s,d=u.map(f=>(0,chunk_EIWVMZUD_js_1.roomOf)(f,t.margin)),o=templates[t.template],n=m.find(({kind:f})=>!d[f]),
i=[...o?[]:[{field:"template",message:UNKNOWN_TEMPLATE}],...n?[{field:"margin",message:(0,chunk_EIWVMZUD_js_1.noRoom)(n.index,u[n.kind])}]:[]],c=await(0,chunk_QWIT3XXG_js_1.
claimOf)(e),{color:p,transparency:h}=t,k=(0,chunk_QY4RW3VU_js_1.fillingOf)(p,c),l=linesOf(t),x=(0,chunk_MPBOBPIW_js_1.keyOf)("text",k.operators,h,...l.map(({text:f})=>f)),
j=r.get(x);if(!j){let{pace:f}=e.job,g=await(0,chunk_6VZL3SQO_js_1.openTypeface)("SemiBold");if(i.unshift(...unwritable(l,_=>g.hasGlyphForCodePoint(_))),i.length>
0)throw(0,chunk_GMSHOBQ3_js_1.invalidParameters)(i);await f.rest();let M=typeset(g,l.map(_=>(0,chunk_2PSYXE6F_js_1.drawn)(_.text)));await f.rest(),j={drawing:await draw(
M,g,{filling:k,transparency:h}),size:M.size},r.put(x,j,PREPARED_BYTES),await f.rest()}if(!o||i.length>0)throw(0,chunk_GMSHOBQ3_js_1.invalidParameters)(i);let{drawing:T,
size:S}=j,w=T.addTo(e),E=u.map((f,g)=>(0,chunk_QWIT3XXG_js_1.matrixText)(place(f,d[g],o,S,TYPE_SIZE))),y=await(0,chunk_QWIT3XXG_js_1.stampPages)(e,s,{layer:t.layer,
subtype:"Watermark",groupColorSpace:h===0?void 0:(0,chunk_QWIT3XXG_js_1.groupColorSpaceFor)(c),on:({kind:f})=>({resources:[{category:"XObject",name:NAME,ref:w}],
operators:([g])=>`q ${E[f]} cm /${g} Do Q`})});return c?.part===1&&h>0&&y.push((0,chunk_QWIT3XXG_js_1.endClaim)(e,c,chunk_QWIT3XXG_js_1.ENDS.transparency)),y}function linesOf(e){
return LINES.flatMap(t=>{let a=e[t];return a===void 0?[]:[{field:t,text:a}]})}function unwritable(e,t){return e.flatMap(({field:a,text:r})=>{let s=(0,chunk_2PSYXE6F_js_1.
problemOf)(r,t);return s===void 0?[]:[{field:a,message:s}]})}var UNKNOWN_TEMPLATE=`is not known locally; use ${Object.keys(templates).join(", ")}`;
