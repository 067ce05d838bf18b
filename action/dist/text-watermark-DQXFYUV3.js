"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.addTextWatermark=addTextWatermark;const chunk_6X7DSJHT_js_1=require("./chunk-6X7DSJHT.js"),chunk_J7I52L4N_js_1=require(
"./chunk-J7I52L4N.js"),chunk_E6OB7R76_js_1=require("./chunk-E6OB7R76.js"),chunk_H6QE5UEV_js_1=require("./chunk-H6QE5UEV.js");require("./chunk-O6MMON5G.js");const chunk_22XS72ER_js_1=require(
"./chunk-22XS72ER.js"),chunk_2PSYXE6F_js_1=require("./chunk-2PSYXE6F.js");require("./chunk-CJWZ2MPQ.js"),require("./chunk-5VZM4KZB.js"),require("./chunk-64UBD3T\
O.js");const chunk_UGMU44LB_js_1=require("./chunk-UGMU44LB.js");require("./chunk-KLP35QH2.js"),require("./chunk-ETIMQ53U.js"),require("./chunk-CKDGA5PY.js"),require(
"./chunk-FQ5CLANY.js"),require("./chunk-E2ZVEWZV.js"),require("./chunk-GOXITCM4.js");const chunk_MPBOBPIW_js_1=require("./chunk-MPBOBPIW.js");require("./chunk-B\
HLFBBNU.js"),require("./chunk-EJB7VHTT.js"),require("./chunk-I24CHX2T.js");const chunk_RFKSFVTF_js_1=require("./chunk-RFKSFVTF.js");require("./chunk-SPYEGGY7.js"),
require("./chunk-2D65I2CG.js");const chunk_GMSHOBQ3_js_1=require("./chunk-GMSHOBQ3.js");require("./chunk-WYN2LYAQ.js");var TYPE_SIZE=100,UNIT=TYPE_SIZE/1e3;async function draw(e,t,{
filling:a,transparency:r}){let s=await(0,chunk_22XS72ER_js_1.embedFont)(t,e.lines.flatMap(({glyphs:l})=>l.map(({glyph:x})=>x))),[u,m,d,o]=e.ink,n=[Math.floor(u*
UNIT)-1,Math.floor(m*UNIT)-1,Math.ceil(d*UNIT)+1,Math.ceil(o*UNIT)+1],i=r===0,c=packed([UNTOUCHED,a.operators,...e.lines.flatMap(({text:l,glyphs:x})=>searchable(
l,show(s,x)))]),p=l=>{let x={Font:(0,chunk_RFKSFVTF_js_1.dict)({F0:s.addTo(l)}),ColorSpace:a.colorSpace&&(0,chunk_RFKSFVTF_js_1.dict)({[chunk_6X7DSJHT_js_1.COLOR_SPACE]:a.
colorSpace})},j=i?void 0:(0,chunk_RFKSFVTF_js_1.dict)({Type:(0,chunk_RFKSFVTF_js_1.name)("Group"),S:(0,chunk_RFKSFVTF_js_1.name)("Transparency"),I:!0});return l.
add(form(n,{Group:j,Resources:(0,chunk_RFKSFVTF_js_1.dict)(x)},c))};if(i)return{addTo:p};let h=rounded(1-r/100),f=packed(["/G0 gs","/X0 Do"]);return{addTo:l=>{let x=(0,chunk_RFKSFVTF_js_1.
dict)({Type:(0,chunk_RFKSFVTF_js_1.name)("ExtGState"),ca:h,CA:h,BM:(0,chunk_RFKSFVTF_js_1.name)("Normal"),SMask:(0,chunk_RFKSFVTF_js_1.name)("None")}),j=(0,chunk_RFKSFVTF_js_1.
dict)({ExtGState:(0,chunk_RFKSFVTF_js_1.dict)({G0:x}),XObject:(0,chunk_RFKSFVTF_js_1.dict)({X0:p(l)})});return l.add(form(n,{Resources:j},f))}}}function form(e,t,a){
let r={Type:(0,chunk_RFKSFVTF_js_1.name)("XObject"),Subtype:(0,chunk_RFKSFVTF_js_1.name)("Form"),BBox:[...e],Filter:(0,chunk_RFKSFVTF_js_1.name)("FlateDecode")};
return new chunk_RFKSFVTF_js_1.Stream((0,chunk_RFKSFVTF_js_1.dict)({...r,...t}),a)}var packed=e=>(0,chunk_RFKSFVTF_js_1.deflate)(Buffer.from(`${e.join(`
`)}
`,"latin1")),UNTOUCHED="0 Tc 0 Tw 100 Tz 0 Ts 0 Tr";function searchable(e,t){return[`/Span <</ActualText <FEFF${(0,chunk_22XS72ER_js_1.utf16Of)(e)}> >> BDC`,...t,
"EMC"]}function show({codeOf:e},t){let a=["BT",`/F0 ${TYPE_SIZE} Tf`],r="",s="",u,m=()=>{s&&(r+=`<${s}>`),s=""},d=()=>{m(),r&&a.push(`[${r}] TJ`),r=""};for(let{
glyph:o,x:n,y:i}of t)u?.y!==i?(d(),a.push(`1 0 0 1 ${rounded(n*UNIT)} ${rounded(i*UNIT)} Tm`)):rounded(u.x-n)!==0&&(m(),r+=String(rounded(u.x-n))),s+=e(o),u={x:n+
o.advanceWidth,y:i};return d(),[...a,"ET"]}var rounded=e=>Math.round(e*100)/100||0,USUAL_SIDE=612,templates={1001:{anchor:"centre",diagonal:!0,maximum:144},1002:{
anchor:"centre",diagonal:!1,maximum:144},1003:{anchor:"top",diagonal:!1,maximum:36},1004:{anchor:"bottom",diagonal:!1,maximum:36}};function place(e,t,a,r,s){let{
width:u,height:m}=(0,chunk_UGMU44LB_js_1.viewerSize)(e),d=Math.hypot(t.width,t.height),o=a.diagonal?t.width/d:1,n=a.diagonal?t.height/d:0,i=Math.min(t.width/(r.
width*o+r.height*n),t.height/(r.width*n+r.height*o),a.maximum*Math.max(1/e.userUnit,Math.min(u,m)/USUAL_SIDE)),c=i*r.height/2,p={centre:m/2,top:m-t.inset-c,bottom:t.
inset+c},h=i/s;return(0,chunk_UGMU44LB_js_1.multiply)([h*o,h*n,-h*n,h*o,u/2,p[a.anchor]],(0,chunk_UGMU44LB_js_1.viewerMatrix)(e))}var EMPTY=[1/0,1/0,-1/0,-1/0];
function typeset(e,t){let a=t.map(n=>shape(e,n)),r=a.map(({glyphs:n,ink:[i,c,p,h]},f)=>{if(n.length===0)return EMPTY;let l=(p-i)/2;return[-l,c-f*1200,l,h-f*1200]}),
[s,u,m,d]=r.reduce(union,EMPTY),o=(u+d)/2;return{lines:a.map(({glyphs:n,ink:i},c)=>({text:t[c],glyphs:n.map(({glyph:p,x:h,y:f})=>({glyph:p,x:h-(i[0]+i[2])/2,y:f-
c*1200-o}))})),size:{width:Math.max(m-s,...a.map(({advance:n})=>n))/1e3,height:Math.max(d-u,t.length*1200)/1e3},ink:[s,u-o,m,d-o]}}function shape(e,t){let a=1e3/
e.unitsPerEm,r=e.layout(t),s=0,u=EMPTY,m=r.glyphs.map((d,o)=>{let n=r.positions[o]??{xAdvance:0,xOffset:0,yOffset:0},i=s+n.xOffset*a,c=n.yOffset*a;s+=n.xAdvance*
a;let{minX:p,minY:h,maxX:f,maxY:l}=d.path.bbox;return p<=f&&(u=union(u,[i+p*a,c+h*a,i+f*a,c+l*a])),{glyph:d,x:i,y:c}});return Number.isFinite(u[0])?{glyphs:m,advance:s,
ink:u}:{glyphs:[],advance:s,ink:[0,0,0,0]}}function union(e,t){return[Math.min(e[0],t[0]),Math.min(e[1],t[1]),Math.max(e[2],t[2]),Math.max(e[3],t[3])]}var LINES=[
"line_1","line_2","line_3"],NAME="OctavoWatermark",PREPARED_BYTES=64*1024;async function addTextWatermark(e,t,a,r){let s=await(0,chunk_H6QE5UEV_js_1.survey)(e,a),
{kinds:u,pages:m}=s,d=(0,chunk_J7I52L4N_js_1.roomsOf)("add_text_watermark",u,t.margin),o=templates[t.template],n=m.find(({kind:k})=>!d[k]),i=[...o?[]:[{field:"t\
emplate",message:UNKNOWN_TEMPLATE}],...n?[{field:"margin",message:(0,chunk_J7I52L4N_js_1.noRoom)(n.index,u[n.kind])}]:[]],c=await(0,chunk_E6OB7R76_js_1.claimOf)(
e),{color:p,transparency:h}=t,f=(0,chunk_6X7DSJHT_js_1.fillingOf)(p,c),l=linesOf(t),x=(0,chunk_MPBOBPIW_js_1.keyOf)("text",f.operators,h,...l.map(({text:k})=>k)),
j=r.get(x);if(!j){let{pace:k}=e.job,_=await(0,chunk_22XS72ER_js_1.openTypeface)("SemiBold");if(i.unshift(...unwritable(l,T=>_.hasGlyphForCodePoint(T))),i.length>
0)throw(0,chunk_GMSHOBQ3_js_1.invalidParameters)(i);await k.rest();let M=typeset(_,l.map(T=>(0,chunk_2PSYXE6F_js_1.drawn)(T.text)));await k.rest(),j={drawing:await draw(
M,_,{filling:f,transparency:h}),size:M.size},r.put(x,j,PREPARED_BYTES),await k.rest()}if(!o||i.length>0)throw(0,chunk_GMSHOBQ3_js_1.invalidParameters)(i);let{drawing:y,
size:E}=j,S=y.addTo(e),O=u.map((k,_)=>(0,chunk_E6OB7R76_js_1.matrixText)(place(k,d[_],o,E,TYPE_SIZE))),g=await(0,chunk_E6OB7R76_js_1.stampPages)(e,s,{layer:t.layer,
subtype:"Watermark",groupColorSpace:h===0?void 0:(0,chunk_E6OB7R76_js_1.groupColorSpaceFor)(c),on:({kind:k})=>({resources:[{category:"XObject",name:NAME,ref:S}],
operators:([_])=>`q ${O[k]} cm /${_} Do Q`})});return c?.part===1&&h>0&&g.push((0,chunk_E6OB7R76_js_1.endClaim)(e,c,chunk_E6OB7R76_js_1.ENDS.transparency)),g}function linesOf(e){
return LINES.flatMap(t=>{let a=e[t];return a===void 0?[]:[{field:t,text:a}]})}function unwritable(e,t){return e.flatMap(({field:a,text:r})=>{let s=(0,chunk_2PSYXE6F_js_1.
problemOf)(r,t);return s===void 0?[]:[{field:a,message:s}]})}var UNKNOWN_TEMPLATE=`is not known locally; use ${Object.keys(templates).join(", ")}`;
