"use strict";exports.id=8812,exports.ids=[8812],exports.modules={58812:((Sh,sn,E)=>{E.r(sn),E.d(sn,{html_to_pdf:()=>xv});var ht=E(58552),on=E(60666),Nt=E(78323),B=E(37294),L=E(
45893);const te=new Set(["href","src","srcset","action","background","cite","poster","data"]),rn=/^(?:https?|mailto|tel):|^data:image\/|^(?:field|qr):/i,Ft=/^[a-z][a-z0-9+.-]*:/i,
Gt=n=>(0,ht.G6)([{field:"values",message:n}]),Wt=1e3;async function an(n,t,e){const s=new ut(t,e);for(const i of(0,L.Ky)(n)){const o=e.step(Wt);if(o&&await o,it(
i,t),!!i.children.some(rt)){if(i.name==="style"||i.name==="script")throw Gt(`are in a ${i.name} element, where they could be more than text`);for(const r of i.children.
splice(0,i.children.length))rt(r)?await s.put(r.value,i):i.children.push(r)}}}const rt=n=>n.kind==="text"&&(0,Nt.H)(n.value);function it(n,t){let e;for(const[s,
i]of n.attributes){if(!(0,Nt.H)(i))continue;if(s==="style"||s.startsWith("on"))throw Gt(`are in the attribute ${s}, where they could be more than text; use clas\
ses`);const o=(0,Nt.qk)(i,t,s==="src"&&/^\s*qr:/i.test(i)?encodeURIComponent:void 0);if(te.has(s)&&Ft.test(o.trim())&&!rn.test(o.trim()))throw Gt("give an addre\
ss another scheme than http, https, mailto or tel, or data with an image");(e??=new Map(n.attributes)).set(s,o)}e&&Object.assign(n,{attributes:e,classes:(0,L.q2)(
e.get("class"))})}class ut{values;pace;count=0;constructor(t,e){this.values=t,this.pace=e}async put(t,e){const s=await(0,Nt.lr)(t.replaceAll(`
`," "),this.values,Mh,this.pace);for(let i=0,o=0;i<=s.length;i=o+1){const r=this.pace.step(Wt);r&&await r,o=s.indexOf(`
`,i),o<0&&(o=s.length),i>0&&e.children.push(this.lineBreak(e)),e.children.push({kind:"text",value:s.slice(i,o),parent:e})}}lineBreak(t){if(++this.count>B.q3)throw Gt(
`have more than ${B.q3} lines; at most that many are allowed`);return{kind:"element",name:"br",attributes:new Map,classes:new Set,parent:t,children:[],index:0,isHtml:!0}}}
const Mh=n=>n.replace(/\r\n?/g,`
`);var ms=E(72594),ws=E(58257),ee=E(34622),Uo=E(52167),vh=E(14029),Th=E(87593),D=E(45657),Ko=E(16246),Ih=E(68084),Yo=E(96533),Xo=E(28409),Rh=E(16596),Vo=E(39170);
class Jo{most;answers=new Map;total=0;constructor(t){this.most=t}find(t){return this.answers.get(t)?.value}drop(t){this.total-=this.answers.get(t)?.size??0,this.
answers.delete(t)}keep(t,e,s){this.answers.set(t,{value:e,size:s}),this.total+=s;for(const[i,{size:o}]of this.answers){if(this.total<=this.most||i===t)return;this.
answers.delete(i),this.total-=o}}}const Zo=2e6;class Ah{left=Zo;take(){if(--this.left<0)throw(0,ht.G6)([{field:"file",message:`has columns that take more than ${Zo}\
 steps to become alike; nest fewer of them in each other, or write column-fill: auto`}])}}var k=E(99746);const Y=2e4;function Eh(n){let t=n.known.get("kept");return t===
void 0&&(t=n.style.display!=="table-cell"&&qo(n),n.known.set("kept",t)),t}function qo(n){let t=n.known.get("flowing");if(t===void 0){const e=s=>!s.isPositioned&&
qo(s);t=n.children.every(e)&&n.inlines.every(s=>s.kind!=="atom"&&s.kind!=="apart"||e(s.box)),n.known.set("flowing",t)}return t}const Me=({most:n,plain:t})=>t??n,
bs=n=>n.fontStyle==="italic"&&(n.ownFont?!n.ownFont.isItalic:ve(n)==="Mono"),Qo=1e4;class tr{rules;typefaces;breaks;page;quirks;pieces=new Jo(Qo);words=new Map;kept=new WeakMap;faces=new WeakMap;metrics=new WeakMap;lines=new WeakMap;tiled=0;shadowed=0;shadowLayers=0;shadowsLeftOut=0;hasUnder;filling=[];work=new Ah;constructor(t,e,s,i,o="\
none"){this.rules=t,this.typefaces=e,this.breaks=s,this.page=i,this.quirks=o}*layOut(t,e,s){if(s||!Eh(t))return yield*this.rules.layOut(t,this,e,s);const{width:i,
height:o,fixedWidth:r,fixedHeight:a,shrinks:c,isLoose:l,isOpen:d}=e,f=[i,o,r,a,c,l,d].join();let h=this.kept.get(t);h||this.kept.set(t,h=new Map);let u=h.get(f);
return u||h.set(f,u=yield*this.rules.layOut(t,this,e)),u}forget(){this.kept=new WeakMap,this.pieces=new Jo(Qo),this.words.clear()}widthsOf(t){return this.rules.
widthsOf(t,this)}faceOf(t){let e=this.faces.get(t);return e||this.faces.set(t,e=ve(t)),e}metricsOf(t){let e=this.metrics.get(t);return e||this.metrics.set(t,e=this.
measureFont(t)),e}lineOf(t){let e=this.lines.get(t);return e||this.lines.set(t,e=this.measureLine(t)),e}measureFont(t){const{ascent:e,descent:s,lineGap:i}=this.
typefaces.metrics(this.faceOf(t)),o=(0,k.xP)(t),r=a=>Math.round(a*o/1e3);return{ascent:r(e),descent:r(-s),gap:r(i)}}measureLine(t){const{ascent:e,descent:s,gap:i}=this.
metricsOf(t),{lineHeight:o,fontSize:r}=t;if(o==="normal"&&i===0)return{above:e,below:s};const a=o==="normal"?e+s+i:(0,k.k8)("factor"in o?o.factor*Math.round(r*k.
dI)/k.dI:o.px),c=e+Math.floor(Math.trunc((a-e-s)*k.dI/2)/k.dI);return{above:c,below:a-c}}}const ys=({lineHeight:n,fontSize:t})=>n==="normal"?Math.round(er*t)+Math.
round(Ch*t):"factor"in n?n.factor*t:n.px;function Lh({fontSize:n}){const t=Math.floor(Math.round(er*n)*2/3);return[Math.floor((t+1)/2),t+7]}const[er,Ch]=[1.069,
.293],Bh=/^(?:(?:ui-)?sans-serif|system-ui|ui-rounded|emoji|math|-apple-system|blinkmacsystemfont|arial.*|helvetica.*|verdana|tahoma|trebuchet.*|calibri|candara|segoe ui|roboto|noto sans.*|inter|open sans|lato|montserrat|poppins|ubuntu|cantarell|oxygen|source sans.*|impact|century gothic)$/,
nr=/^(?:(?:ui-)?serif|georgia|times.*|garamond|eb garamond|palatino.*|book antiqua|bookman.*|cambria|constantia|baskerville|didot|bodoni.*|century(?! gothic).*|charter|noto serif.*|source serif.*|pt serif|merriweather|lora|katex_(?:ma|size).*|latin modern.*|computer modern.*|crimson.*|libre baskerville|playfair.*|cormorant.*)$/,
sr=/^(?:monospace|ui-monospace|consolas|menlo|monaco)$|courier|\bmono\b|\bcode\b/,ir=1/26;function Nh(n){const{ownFont:t,fontWeight:e}=n;if(!t&&e>=Wh)return ir;
const s=t?!t.isBold:ve(n)==="Mono";return e>=xs&&s?ir:0}const xs=600,Wh=900;function or(n){if(n.ownFont)return n.ownFont.zero;const t=ve(n);return t==="Mono"?.6:
t.startsWith("Serif")?.559:n.fontStyle==="italic"?.551:.572}const ks=n=>sr.test(n)||nr.test(n)||Bh.test(n);function ve({ownFont:n,fontFamily:t,fontWeight:e,fontStyle:s}){
if(n)return n.id;const i=t.find(ks)??(t.length>0?"serif":"");if(sr.test(i))return"Mono";const o=s==="italic",r=e>=xs?o?"SemiBoldItalic":"SemiBold":o?"Italic":void 0;
return nr.test(i)?r?`Serif${r}`:"Serif":r??"Regular"}var O=E(50697);const cn={"{":"}","(":")","[":"]"};function _h(n,t){const e=n[t];let s=t+1;for(;s<n.length&&
n[s]!==e&&n[s]!==`
`;s++)n[s]==="\\"&&s++;return s+1}function Os(n,t){switch(n[t]){case"/":{if(n[t+1]!=="*")return t;const e=n.indexOf("*/",t+2);return e<0?n.length:e+2}case'"':case"\
'":return _h(n,t);case"\\":return t+2;case"(":{if(!Ph(n,t))return t;const e=n.indexOf(")",t);return e<0?n.length:e+1}default:return t}}function St(n,t,e){const s=[];
for(let i=t;i<n.length;){const o=n[i];if(s.length===0&&e.includes(o))return i;const r=Os(n,i);if(r>i){i=r;continue}Object.hasOwn(cn,o)?s.push(cn[o]):o===s.at(-1)&&
s.pop(),i++}return n.length}function zh(n){const t=new Map,e=[];for(let s=0;s<n.length;){const i=n[s],o=Os(n,s);if(o>s){s=o;continue}if(Object.hasOwn(cn,i))e.push(
{mark:cn[i],at:s}),i==="("&&t.set(s,n.length);else if(i===e.at(-1)?.mark){const r=e.pop();i===")"&&t.set(r.at,s)}s++}return t}function Ph(n,t){if(n.slice(Math.max(
t-3,0),t).toLowerCase()!=="url")return!1;let e=t+1;for(;e<n.length&&/\s/.test(n[e]);)e++;return n[e]!=='"'&&n[e]!=="'"}function rr(n){let t=0;for(let e=0;e<n.length;){
const s=Os(n,e);s===e&&t++,e=Math.max(s,e+1)}return t}const ar=n=>n.length>O.Zc&&rr(n)>O.Zc;function*Ss(n){for(let t=0;t<n.length;){const e=St(n,t,"{;}"),s=cr(n.
slice(t,e));if(n[e]!=="{"){yield{prelude:s,block:void 0},t=e+1;continue}const i=St(n,e+1,"}");yield{prelude:s,block:n.slice(e+1,i)},t=i+1}}function cr(n){const t=n.
includes("/*")?n.replace(/\/\*[^]*?(?:\*\/|$)/g," "):n;return(t.includes("--")?t.replace(/<!--|-->/g," "):t).trim()}function Mt(n){const t=[];let e=0;for(let s=0;s<
n.length;){const i=St(n,s,";{");if(n[i]==="{"){s=St(n,i+1,"}")+1;continue}const o=n.slice(s,i);if(s=i+1,o==="")continue;if(++e>B.iN)throw(0,B.F1)();const r=cr(o),
a=r.indexOf(":");if(a<=0)continue;const c=r.slice(0,a).trim(),l=c.startsWith("--")?c:c.toLowerCase();if(!/^[a-z_-][\w-]*$/i.test(l))continue;const d=r.slice(a+1).
trim(),f=d.replace(/\s*!\s*important$/i,"");f===""&&!l.startsWith("--")||t.push({name:l,value:f,important:f.length!==d.length})}return t}const ln={"xx-small":9,
"x-small":10,small:13,medium:16,large:18,"x-large":24,"xx-large":32,"xxx-large":48},lr={"xx-small":9,"x-small":9,small:10,medium:13,large:16,"x-large":20,"xx-la\
rge":26,"xxx-large":39},dr=lr.medium/ln.medium,$h=n=>Object.hasOwn(ln,n)?n:void 0,Dh=(n,t)=>ln[n]*t;function Fh(n,t){const{fontSizedBy:e}=n,s=fr(n);e!=="length"&&
(e!=="ratio"?n.fontSize=(s?lr:ln)[e]*n.zoom:s!==fr(t)&&(n.fontSize*=s?dr:1/dr))}const fr=({fontFamily:n})=>n.length===1&&n[0]==="monospace";var z=E(75234),ne=E(
95826),S=E(8582);function hr(n,t){const e=(0,O.aG)(n),{fontSize:s,fontSizedBy:i}=t.parent,o=d=>({fontSize:d,fontSizedBy:i==="length"?"length":"ratio"});if(e==="\
larger")return o(s*1.2);if(e==="smaller")return o(s/1.2);const r=e===void 0?void 0:$h(e);if(e!==void 0)return r&&{fontSize:Dh(r,t.zoom),fontSizedBy:r};const a=(0,z.
Y5)(n,{...t,em:s}),c=a&&a.px+a.percent*s;return c===void 0||c<0?void 0:n.type==="Percentage"||n.type==="Dimension"&&/^(?:em|ex|ch)$/i.test(n.unit)?o(c):{fontSize:c,
fontSizedBy:"length"}}function ur(n,{parent:t}){const e=(0,O.aG)(n);if(e==="normal")return 400;if(e==="bold")return 700;if(e==="bolder")return t.fontWeight<350?
400:t.fontWeight<550?700:900;if(e==="lighter")return t.fontWeight<550?100:t.fontWeight<750?400:700;const s=(0,z.rl)(n);return s!==void 0&&s>=1&&s<=1e3?s:void 0}
const pr={normal:"normal",italic:"italic",oblique:"italic"},gr=n=>{const t=(0,O.aG)(n);return t!==void 0&&Object.hasOwn(pr,t)?pr[t]:void 0},Gh=100,Ms=n=>(0,O.M$)(
n,O.wR).slice(0,Gh).flatMap(t=>{const e=t.map(s=>s.type==="String"?s.value:(0,O.aG)(s)??"").join(" ");return e===""?[]:[e.toLowerCase()]});function mr(n,t){if((0,O.
aG)(n)==="normal")return"normal";const e=(0,z.rl)(n);if(e!==void 0)return e>=0?{factor:e}:void 0;const s=(0,z.Y5)(n,t);return s&&{px:s.px+s.percent*t.em}}const Hh={
keys:["fontStyle","fontVariant","fontWeight","fontSize","fontSizedBy","lineHeight","fontFamily"],read:(n,t)=>{const e={fontStyle:"normal",fontVariant:"normal",fontWeight:400,
lineHeight:"normal"};let s=0;for(;s<n.length;s++){const a=n[s],[c,l]=[gr(a),ur(a,t)];if((0,O.aG)(a)!=="normal")if(c)e.fontStyle=c;else if(l!==void 0&&!(a.type===
"Number"&&Number(a.value)===0))e.fontWeight=l;else if((0,O.aG)(a)==="small-caps")e.fontVariant="small-caps";else break}const i=n[s],o=i&&hr(i,t);if(o===void 0)return;
if(Object.assign(e,o),s++,n[s]&&(0,O.YY)(n[s])){const a=n[s+1]&&mr(n[s+1],{...t,em:o.fontSize});if(a===void 0)return;e.lineHeight=a,s+=2}const r=Ms(n.slice(s));
return r.length===0?void 0:{...e,fontFamily:r}}},wr=n=>(0,S.J0)(n,(t,e)=>(0,O.aG)(t)==="normal"?0:(0,z.lT)(t,e)),jh=["baseline","sub","super","middle","top","bo\
ttom","text-top","text-bottom"],Uh=["underline","line-through","overline"],br=["solid","double","dotted","dashed","wavy"];function yr(n,t){const e=(0,O.aG)(n);if(e===
"auto")return{textDecorationThickness:void 0};if(e==="from-font")return{textDecorationThickness:Kh*t.em};const s=(0,z.Y5)(n,t);return s&&{textDecorationThickness:Math.
max(s.px+s.percent*t.em,0)}}const Kh=.05;function xr(n,t){const e=new Set,s={textDecorationLine:e,textDecorationColor:void 0,textDecorationStyle:"solid",textDecorationThickness:void 0};
for(const i of n){const o=(0,O.aG)(i),r=Uh.find(l=>l===o),a=br.find(l=>l===o),c=(0,ne.M)(i);if(r)e.add(r);else if(a)s.textDecorationStyle=a;else if(c!==void 0)s.
textDecorationColor=c==="current"?void 0:c;else if(o!=="none"&&o!=="blink"){const l=yr(i,t);if(!l)return;Object.assign(s,l)}}return s}function Yh([n],t){if((0,O.
aG)(n)==="auto")return{underlineOffset:void 0};const e=(0,z.Y5)(n,t);return e&&{underlineOffset:e.px+e.percent*t.em}}function Xh(n){const t={listStyleType:"disc",
listStylePosition:"outside",listStyleImage:void 0};for(const e of n){const s=(0,O.aG)(e);if(s==="inside"||s==="outside")t.listStylePosition=s;else if(s!==void 0)
t.listStyleType=s;else if(e.type==="String")t.listStyleType=`"${e.value}`;else if(e.type==="Url")t.listStyleImage=e.value;else return}return t}const kr=["start",
"left","right","center","justify","end"],Vh=new Map([["-webkit-left","left"],["-webkit-right","right"],["-webkit-center","center"]]);function Jh([n,...t],{parent:e}){
const s=t.length===0?(0,O.aG)(n):void 0;if(s===void 0)return;const{textAlign:i,blockAlign:o}=e;if(s==="match-parent")return{textAlign:i,blockAlign:o};if(s==="-o\
ctavo-table")return o==="start"?{textAlign:i,blockAlign:o}:{textAlign:"start",blockAlign:"start"};if(s==="-octavo-center")return{textAlign:i==="start"?"center":
i,blockAlign:o};const r=Vh.get(s);if(r)return{textAlign:r,blockAlign:r};const a=kr.find(c=>c===s);return a&&{textAlign:a,blockAlign:"start"}}function Zh(n){const t=n.
map(O.aG);return t.every(s=>s!==void 0&&/^(?:wrap|nowrap|auto|balance|stable|pretty)$/.test(s))?{whiteSpace:t.includes("nowrap")?"nowrap":"normal",isBalanced:t.
includes("balance")}:void 0}const qh={"horizontal-tb":"across",lr:"across","lr-tb":"across","vertical-rl":"down","vertical-lr":"down","sideways-rl":"down",tb:"d\
own","tb-rl":"down","sideways-lr":"up"},Or={thin:1,medium:3,thick:5};function Sr(n,t){const e=(0,O.aG)(n);return e!==void 0&&Object.hasOwn(Or,e)?Or[e]*t.zoom:(0,S.
De)(n,t)}const Qh={keys:["textStrokeWidth","textStrokeColor"],read:(n,t)=>{const e={textStrokeWidth:0,textStrokeColor:void 0};for(const s of n){const[i,o]=[Sr(s,
t),(0,ne.M)(s)];if(i!==void 0)e.textStrokeWidth=i;else if(o!==void 0)e.textStrokeColor=o==="current"?void 0:o;else return}return e}},tu={color:(0,S.J0)("color",
(n,{parent:t})=>{const e=(0,ne.M)(n);return e==="current"?t.color:e}),"accent-color":(0,S.nI)("accentColor"),"-webkit-text-fill-color":(0,S.nI)("textFillColor"),
"-webkit-text-stroke":Qh,"-webkit-text-stroke-color":(0,S.nI)("textStrokeColor"),"-webkit-text-stroke-width":(0,S.J0)("textStrokeWidth",Sr),font:Hh,"font-size":{
keys:["fontSize","fontSizedBy"],read:([n,...t],e)=>n&&t.length===0?hr(n,e):void 0},"font-weight":(0,S.J0)("fontWeight",ur),"font-style":(0,S.J0)("fontStyle",gr),
"font-variant":(0,S.aL)("fontVariant",["normal","small-caps","all-small-caps"],{"tabular-nums":"normal"}),"font-variant-caps":(0,S.aL)("fontVariant",["normal","\
small-caps","all-small-caps"]),"font-family":{keys:["fontFamily"],read:n=>({fontFamily:Ms(n)})},"line-height":(0,S.J0)("lineHeight",mr),"text-align":{keys:["tex\
tAlign","blockAlign"],read:Jh},"text-align-last":(0,S.aL)("textAlignLast",["auto",...kr]),"text-indent":(0,S.J0)("textIndent",z.Y5),"text-transform":(0,S.aL)("t\
extTransform",["none","uppercase","lowercase","capitalize"]),"letter-spacing":wr("letterSpacing"),"word-spacing":wr("wordSpacing"),"white-space":(0,S.aL)("white\
Space",["normal","nowrap","pre","pre-wrap","pre-line"],{"break-spaces":"pre-wrap"}),"text-wrap":{keys:["whiteSpace","isBalanced"],read:Zh},"text-wrap-style":(0,S.
aL)("isBalanced",[],{auto:!1,stable:!1,pretty:!1,balance:!0}),"text-wrap-mode":(0,S.aL)("whiteSpace",["nowrap"],{wrap:"normal"}),"overflow-wrap":(0,S.aL)("overf\
lowWrap",["normal","break-word","anywhere"]),"word-wrap":(0,S.aL)("overflowWrap",["normal","break-word","anywhere"]),"word-break":(0,S.aL)("wordBreak",["normal",
"break-all","keep-all","break-word"]),"tab-size":(0,S.nL)("tabSize",0),"writing-mode":(0,S.aL)("writingMode",[],qh),direction:(0,S.aL)("direction",["ltr","rtl"]),
"unicode-bidi":(0,S.aL)("unicodeBidi",["normal","embed","isolate","bidi-override","plaintext"],{"isolate-override":"bidi-override"}),visibility:(0,S.aL)("visibi\
lity",["visible","hidden","collapse"]),"vertical-align":(0,S.J0)("verticalAlign",(n,t)=>{const e=(0,O.aG)(n);return jh.find(i=>i===e)??(0,z.Y5)(n,t)}),"text-dec\
oration":{keys:["textDecorationLine","textDecorationColor","textDecorationStyle","textDecorationThickness"],read:xr},"text-decoration-thickness":{keys:["textDec\
orationThickness"],read:([n],t)=>n&&yr(n,t)},"text-underline-offset":{keys:["underlineOffset"],read:Yh},"text-decoration-skip-ink":(0,S.aL)("skipsInk",[],{auto:!0,
all:!0,none:!1}),"text-underline-position":{keys:["isUnderlinedBelow"],read:n=>({isUnderlinedBelow:n.some(t=>(0,O.aG)(t)==="under")})},"text-decoration-line":{keys:[
"textDecorationLine"],read:(n,t)=>{const e=xr(n,t)?.textDecorationLine;return e&&{textDecorationLine:e}}},"text-decoration-color":(0,S.nI)("textDecorationColor"),
"text-decoration-style":(0,S.aL)("textDecorationStyle",br),"list-style":{keys:["listStyleType","listStylePosition","listStyleImage"],read:Xh},"list-style-image":{
keys:["listStyleImage"],read:([n,...t])=>{if(!(t.length>0))return n?.type==="Url"?{listStyleImage:n.value}:(0,O.aG)(n)==="none"?{listStyleImage:void 0}:void 0}},
"list-style-type":(0,S.J0)("listStyleType",n=>n.type==="String"?`"${n.value}`:(0,O.aG)(n)),"list-style-position":(0,S.aL)("listStylePosition",["inside","outside"]),
"border-collapse":(0,S.aL)("borderCollapse",["separate","collapse"]),"border-spacing":{keys:["borderSpacingX","borderSpacingY"],read:(n,t)=>{const[e,s=e]=n.map(
i=>(0,S.De)(i,t));return e===void 0||s===void 0?void 0:{borderSpacingX:e,borderSpacingY:s}}},"caption-side":(0,S.aL)("captionSide",["top","bottom"]),"empty-cell\
s":(0,S.aL)("emptyCells",["show","hide"]),"table-layout":(0,S.aL)("tableLayout",["auto","fixed"])};function eu(n){const t=i=>n.findLast(({name:o})=>o===i)?.value??
"",e=t("font-family"),[s]=ar(e)?[]:Ms((0,O.wK)(e)??[]);if(s!==void 0)return{family:s,weight:ou(t("font-weight")),isItalic:/^\s*(?:italic|oblique)/i.test(t("font\
-style")),ranges:au(t("unicode-range")),sources:[...nu(t("src"))]}}function*nu(n){for(let t=0;t<n.length;){const e=St(n,t,","),[s,i]=/^\s*url\(\s*(["']?)(?=data:)/i.
exec(n.slice(t,t+su))??[];if(s!==void 0){const o=t+s.length;yield n.slice(o,n.indexOf(i||")",o)).trim()}t=e+1}}const su=100,[dn,iu]=[400,700];function ou(n){const t=n.
trim().toLowerCase().split(/\s+/).map(i=>i==="bold"?iu:i==="normal"?dn:Number(i||dn)).filter(i=>i>=1&&i<=1e3).sort((i,o)=>i-o),[e=dn,s=e]=t;return Math.min(Math.
max(dn,e),s)}const ru=1e5;function au(n){if(n.trim()===""||n.length>ru)return;const t=[];for(const e of n.split(",")){const[,s,i]=/^\s*u\+([\da-f?]{1,6})(?:-([\da-f]{1,6}))?\s*$/i.
exec(e)??[];if(s===void 0)return;const o=i??s.replaceAll("?","f");t.push([Number.parseInt(s.replaceAll("?","0"),16),Number.parseInt(o,16)])}return t}class Mr{byName=new Map;constructor(t=[]){
for(const e of t){const s=this.byName.get(e.family);s?s.push(e):this.byName.set(e.family,[e])}}get isEmpty(){return this.byName.size===0}find(t){const e=new Set;
let s;for(const c of t.fontFamily){const l=this.byName.get(c);if(l)e.add(cu(l,t));else if(ks(c)){s=ve({...t,ownFont:void 0});break}}const[i,...o]=e;if(!i)return;
if(o.length===0&&s===void 0)return i;const r=[i,...o].find(({hasSpace:c})=>c)??i,a=[i,...o].map(({id:c})=>c);return{...r,id:[...a,...s===void 0?[]:[s]].join(" ")}}}
function cu(n,{fontWeight:t,fontStyle:e}){const s=n.filter(({isItalic:r})=>r===(e==="italic")),i=s.length>0?s:n,o=r=>{const a=t>=400&&t<=500,[c,l]=a?[r>=t&&r<=500,
r>500]:[t<400?r<=t:r>=t,!1];return Math.abs(r-t)+(c?0:l?2e3:1e3)};return[...i].sort((r,a)=>o(r.weight)-o(a.weight))[0]}var _t=E(16326);const vr=["repeat","no-re\
peat","space","round"],lu=["border-box","padding-box","content-box"];function fn([n,t,e]){const s=(0,O.aG)(n);if(!t&&s==="repeat-x")return["repeat","no-repeat"];
if(!t&&s==="repeat-y")return["no-repeat","repeat"];const i=vr.find(r=>r===s),o=t?vr.find(r=>r===(0,O.aG)(t)):i;return i&&o&&!e?[i,o]:void 0}const vs=([n])=>lu.find(
t=>t===(0,O.aG)(n)),Tr={keys:["backgroundClip","backgroundClips"],read:n=>{const t=(0,O.M$)(n,O.wR).map(e=>(0,O.aG)(e[0])==="text"?"text":vs(e));if(t.every(e=>e!==
void 0))return{backgroundClip:t.at(-1),backgroundClips:t.map(e=>e==="text"?"border-box":e)}}};function hn(n,t){return(0,O.aG)(n)==="none"?"none":n?.type==="Url"?
{url:n.value}:n?.type==="Function"?(0,_t.OW)(n,t,t.own.color):void 0}function Ts(n,t){const e=(0,O.aG)(n[0]);if(e==="cover"||e==="contain")return e;const[s,i="a\
uto"]=n.map(o=>(0,O.aG)(o)==="auto"?"auto":(0,z.Y5)(o,t));return s&&n.length<3?[s,i]:void 0}const du=["auto","auto"],fu=["repeat","repeat"];function hu(n,t){let e="\
none";const s=[],i=[];let o;const r=[],a=[];let c=!1,l=!1;for(const g of n){const m=(0,O.aG)(g),w=hn(g,t),b=(0,ne.M)(g),y=vs([g]);if((0,O.YY)(g))c=!0;else if(w!==
void 0)e=w;else if(b!==void 0)o=b;else if(fn([g]))s.push(g);else if(y)i.push(y);else if(m==="fixed")l=!0;else{if(m==="scroll"||m==="local"||m==="text")continue;
c&&a.length<2&&(m==="cover"||m==="contain"||m==="auto"||(0,z.Y5)(g,t))?a.push(g):r.push(g)}}const d=r.length===0?_t.Ff:(0,_t.ux)(r,t),f=a.length===0?du:Ts(a,t),
h=s.length===0?fu:fn(s),[u="padding-box",p=i[0]??"border-box"]=i;return d&&f&&h&&{image:e,repeat:h,color:o,position:d,size:f,origin:u,clip:p,isFixed:l}}const Ir={
keys:["backgroundColor","backgroundImage","backgroundSize","backgroundRepeat","backgroundPosition","backgroundClip","backgroundClips","backgroundOrigin","backgr\
oundAttachment"],read:(n,t)=>{const e=(0,O.M$)(n,O.wR).map(r=>hu(r,t));if(!e.every(r=>r!==void 0))return;const s=e.at(-1).color,i=e.filter(({image:r})=>r!=="non\
e"),o=i.length>0?i:e;return{backgroundColor:s==="current"?t.own.color:s,backgroundImage:i.map(({image:r})=>r),backgroundSize:o.map(({size:r})=>r),backgroundRepeat:o.
map(({repeat:r})=>r),backgroundPosition:o.map(({position:r})=>r),backgroundClip:e.at(-1).clip,backgroundClips:o.map(({clip:r})=>r),backgroundOrigin:o.map(({origin:r})=>r),
backgroundAttachment:o.some(({isFixed:r})=>r)?"fixed":"scroll"}}},Ht=(n,t)=>({keys:[n],read:(e,s)=>{const i=(0,O.M$)(e,O.wR).map(o=>t(o,s));return i.includes(void 0)?
void 0:{[n]:i}}}),Rr={keys:["backgroundImage"],read:(n,t)=>{const e=(0,O.M$)(n,O.wR).map(s=>hn(s[0],t));return e.includes(void 0)?void 0:{backgroundImage:e.filter(
s=>s!=="none")}}};function Ar(n,t){const e=[];let s=!1,i;for(const l of n){const d=(0,z.lT)(l,t),f=(0,ne.M)(l);if(d!==void 0)e.push(d);else if((0,O.aG)(l)==="in\
set")s=!0;else if(f!==void 0)i=f;else return}const[o,r,a=0,c=0]=e;if(!(o===void 0||r===void 0))return{x:o,y:r,blur:a,spread:c,isInset:s,paint:i==="current"?void 0:
i}}const uu=100,Is={keys:["boxShadow"],read:(n,t)=>{if((0,O.aG)(n[0])==="none")return{boxShadow:[]};const e=(0,O.M$)(n,O.wR).slice(0,uu).map(s=>Ar(s,t));return e.
every(s=>s!==void 0)?{boxShadow:e}:void 0}},pu=10,gu={keys:["textShadow"],read:(n,t)=>{const e=Is.read(n,t)?.boxShadow;return e?.every(({isInset:i,spread:o})=>!i&&
o===0)?{textShadow:e.slice(0,pu)}:void 0}},Er={backgroundImage:[],backgroundSize:[],backgroundRepeat:[],backgroundPosition:[]},mu=Object.keys(Er),wu=[["left","r\
ight"],["top","bottom"]];function bu([n,t],e,s){const i=(0,O.aG)(e[0]);if(e.length>(i===n||i===t?2:1))return;if(i==="center")return{px:0,percent:.5};const o=i===
void 0||e.length===2?(0,z.Y5)(e.at(-1),s):{px:0,percent:0};if(!(!o||i!==void 0&&i!==n&&i!==t))return i===t?{px:-o.px,percent:1-o.percent}:o}const Lr=n=>({keys:[
"backgroundPosition"],read:(t,e)=>{const s=(0,O.M$)(t,O.wR).map(a=>bu(wu[n],a,e));if(!s.every(a=>a!==void 0))return;const{backgroundPosition:i}=e.own,o=Math.max(
i.length,s.length);return{backgroundPosition:Array.from({length:o},(a,c)=>{const[l,d]=i[c%Math.max(i.length,1)]??_t.Ff,f=s[c%s.length];return n===0?[f,d]:[l,f]})}}}),
Te=n=>({keys:["mask"],read:(t,e)=>{const s=n.read(t,e);if(s?.backgroundImage?.some(o=>"url"in o&&o.url.startsWith("#")))return;const i=s&&mu.flatMap(o=>s[o]===void 0?
[]:[[o,s[o]]]);return i&&{mask:{...Er,...e.own.mask,...Object.fromEntries(i)}}}}),Cr={mask:Te(Ir),"mask-image":Te(Rr),"mask-size":Te(Ht("backgroundSize",Ts)),"m\
ask-position":Te(Ht("backgroundPosition",_t.ux)),"mask-repeat":Te(Ht("backgroundRepeat",fn))},yu={...Cr,...Object.fromEntries(Object.entries(Cr).map(([n,t])=>[`\
-webkit-${n}`,t])),background:Ir,"background-color":{keys:["backgroundColor"],read:(n,{own:t})=>{const e=n.length===1?(0,ne.M)(n[0]):void 0;return e===void 0?void 0:
{backgroundColor:e==="current"?t.color:e}}},"background-image":Rr,"background-size":Ht("backgroundSize",Ts),"background-position":Ht("backgroundPosition",_t.ux),
"background-position-x":Lr(0),"background-position-y":Lr(1),"background-repeat":Ht("backgroundRepeat",fn),"background-clip":Tr,"-webkit-background-clip":Tr,"bac\
kground-origin":Ht("backgroundOrigin",vs),"background-attachment":{keys:["backgroundAttachment"],read:n=>({backgroundAttachment:n.some(t=>(0,O.aG)(t)==="fixed")?
"fixed":"scroll"})},"text-shadow":gu,"box-shadow":Is,"-webkit-box-shadow":Is},xu=["stretch","repeat","round","space"],Rs=n=>[n,n,n,n],Ie={image:void 0,slice:Rs(
{px:0,percent:1}),isFilled:!1,width:Rs({times:1}),outset:Rs({times:0}),repeat:["stretch","stretch"]},Br=({px:n,percent:t})=>n>=0&&t>=0,ku=(n,t)=>{const e=(0,z.rl)(
n),s=e===void 0?(0,z.Y5)(n,t):{px:e,percent:0};return s&&Br(s)&&(e!==void 0||s.px===0)?s:void 0},As=(n,t)=>{const e=(0,z.rl)(n);if(e!==void 0)return e>=0?{times:e}:
void 0;const s=(0,z.Y5)(n,t);return s&&Br(s)?s:void 0},Nr=(n,t)=>(0,O.aG)(n)==="auto"?"auto":As(n,t),Wr=n=>xu.find(t=>t===(0,O.aG)(n));function Re(n,t){const e=(0,S.
X_)(n.map(t));return e&&!e.includes(void 0)?e:void 0}function _r(n,t){const e=n.filter(i=>(0,O.aG)(i)!=="fill"),s=Re(e,i=>ku(i,t));return s&&n.length-e.length<2?
{slice:s,isFilled:e.length<n.length}:void 0}function zr(n){const[t,e=t]=n.map(Wr);return t&&e&&n.length<3?{repeat:[t,e]}:void 0}function Pr(n,t){let e;const s=[],
i=[[],[],[]];let o=0;for(const g of n){const m=hn(g,t);if((0,O.YY)(g))o++;else if(m!==void 0)e=m;else if(Wr(g))s.push(g);else if(!i[o]?.push(g))return}const[r,a,
c]=i,l={...r.length>0?_r(r,t):Ie,width:a.length>0?Re(a,g=>Nr(g,t)):Ie.width,outset:c.length>0?Re(c,g=>As(g,t)):Ie.outset,...s.length>0?zr(s):{repeat:Ie.repeat}},
{slice:d,isFilled:f=!1,width:h,outset:u,repeat:p}=l;if(!(!d||!h||!u||!p))return{image:e==="none"?void 0:e,slice:d,isFilled:f,width:h,outset:u,repeat:p}}const jt=n=>({
keys:["borderImage"],read:(t,e)=>{const s=n(t,e);return s&&{borderImage:{...e.own.borderImage??Ie,...s}}}}),Ou={"border-image":jt(Pr),"-webkit-border-image":jt(
Pr),"border-image-source":jt(([n],t)=>{const e=hn(n,t);return e&&{image:e==="none"?void 0:e}}),"border-image-slice":jt(_r),"border-image-width":jt((n,t)=>{const e=Re(
n,s=>Nr(s,t));return e&&{width:e}}),"border-image-outset":jt((n,t)=>{const e=Re(n,s=>As(s,t));return e&&{outset:e}}),"border-image-repeat":jt(zr)},Su=["none","c\
ontents","inline","block","list-item","flow-root","inline-block","flex","inline-flex","grid","inline-grid","table","inline-table","table-row-group","table-heade\
r-group","table-footer-group","table-row","table-cell","table-column","table-column-group","table-caption"],Mu=["auto","min-content","max-content","fit-content"],
$r=n=>(t,e)=>{const s=(0,O.aG)(t)?.replace(/^-webkit-|^-moz-/,"");return s==="fill-available"||s==="available"||s==="stretch"?{px:0,percent:1,fills:n}:Mu.find(i=>i===
s)??(0,S.ST)(t,e)},[Es,Ls]=[$r("across"),$r("down")],Dr=n=>(t,e)=>{if((0,O.aG)(t)==="none")return"none";const s=n(t,e);return s==="auto"?void 0:s},vu=["none","h\
idden","solid","dashed","dotted","double","groove","ridge","inset","outset"],Fr={thin:1,medium:3,thick:5};function Ut(n,t){const e=(0,O.aG)(n);return e!==void 0&&
Object.hasOwn(Fr,e)?Fr[e]:(0,S.De)(n,t)}const Kt=n=>{const t=(0,O.aG)(n);return t==="auto"?"solid":vu.find(e=>e===t)};function Cs(n,t){let e,s,i;for(const o of n){
const r=Ut(o,t),a=Kt(o),c=(0,S.sD)(o);if(r!==void 0&&e===void 0)e=r;else if(a!==void 0&&s===void 0)s=a;else if(c&&!i)i=c;else return}return n.length===0?void 0:
{width:e??3,line:s??"none",paint:i?.paint}}const Gr=n=>[`border${n}Width`,`border${n}Style`,`border${n}Color`],Tu=["multiply","screen","overlay","darken","light\
en","color-dodge","color-burn","hard-light","soft-light","difference","exclusion","hue","saturation","color","luminosity"],Iu={keys:["mixBlendMode"],read:([n])=>{
const t=(0,O.aG)(n);if(t==="normal")return{mixBlendMode:void 0};if(!(t===void 0||!Tu.includes(t)))return{mixBlendMode:t.replaceAll(/(?:^|-)[a-z]/g,e=>e.replace(
"-","").toUpperCase())}}};function un(...n){const t=n.length===S.BV.length;return{keys:[...n.flatMap(Gr),...t?["borderImage"]:[]],read:(e,s)=>{const i=Cs(e,s);if(!i)
return;const{width:o,line:r,paint:a}=i,c=n.flatMap(l=>{const[d,f,h]=Gr(l);return[[d,o],[f,r],[h,a]]});return{...Object.fromEntries(c),...t&&{borderImage:void 0}}}}}
const se=(n,t="")=>S.BV.map(e=>`${n}${e}${t}`);function Ae(n,t,e){return Object.fromEntries(S.BV.map(s=>[`${n}-${s.toLowerCase()}${t===""?"":`-${t.toLowerCase()}`}`,
e(`${n}${s}${t}`)]))}const Ru={keys:se("border","Color"),read:n=>{const t=(0,S.X_)(n.map(S.sD));if(!(!t||t.includes(void 0)))return Object.fromEntries(se("borde\
r","Color").map((e,s)=>[e,t[s].paint]))}},Hr=["borderTopLeftRadius","borderTopRightRadius","borderBottomRightRadius","borderBottomLeftRadius"],Au={keys:Hr,read:(n,t)=>{
const[e=[],s=e]=(0,S.LN)(n).map(r=>r.map(a=>(0,S.ST)(a,t))),[i,o]=[(0,S.X_)(e),(0,S.X_)(s)];if(!(!i||!o||i.includes(void 0)||o.includes(void 0)))return Object.fromEntries(
Hr.map((r,a)=>[r,[i[a],o[a]]]))}},pn=n=>({keys:[n],read:(t,e)=>{const[s,i=s]=t.map(o=>(0,S.ST)(o,e));return s&&i&&t.length<3?{[n]:[s,i]}:void 0}}),Eu={auto:"aut\
o",avoid:"avoid","avoid-page":"avoid",page:"page",always:"page",all:"page",left:"left",verso:"left",right:"right",recto:"right",column:"column","avoid-column":"\
avoid-column"},gn=n=>(0,S.aL)(n,[],Eu),Bs=(0,S.aL)("breakInside",["auto","avoid","avoid-column"],{"avoid-page":"avoid"});function Lu(n){const t=n.filter(i=>(0,O.
aG)(i)!=="auto");if(t.length===0)return{aspectRatio:void 0};const[e,s]=(0,S.LN)(t).map(i=>(0,z.rl)(i[0]));if(!(e===void 0||e<=0||s===0))return{aspectRatio:e/(s??
1)}}const jr={visible:"visible",hidden:"hidden",clip:"hidden",auto:"scroll",scroll:"scroll",overlay:"scroll"},Ns=n=>({keys:["overflow"],read:(t,{own:e})=>{const s=t.
map(i=>{const o=(0,O.aG)(i)??"";return Object.hasOwn(jr,o)?jr[o]:void 0});if(!(s.length===0||s.includes(void 0)))return s.includes("scroll")||n&&e.overflow==="s\
croll"?{overflow:"scroll"}:{overflow:s.includes("hidden")?"hidden":"visible"}}}),Cu={keys:["isContained"],read:n=>{const t=n.map(e=>(0,O.aG)(e)??"");if(t.every(
e=>Ur.has(e)))return{isContained:t.some(e=>Ur.get(e))}}},Bu=(0,S.J0)("isIsolated",n=>{const t=(0,O.aG)(n);return t==="isolate"||(t==="auto"?!1:void 0)}),Ur=new Map(
[["none",!1],["size",!1],["inline-size",!1],["style",!1],["layout",!0],["paint",!0],["content",!0],["strict",!0]]),Nu={keys:["outlineWidth","outlineStyle","outl\
ineColor"],read:(n,t)=>{const e=Cs(n,t);return e&&{outlineWidth:e.width,outlineStyle:e.line,outlineColor:e.paint}}},Wu=(0,S.J0)("zIndex",n=>(0,O.aG)(n)==="auto"?
"auto":(0,z.rl)(n)),mn=(n,t)=>(0,S.zW)(n,t),Kr={keys:["lineClamp"],read:([n])=>{const t=n&&(0,z.rl)(n);return n&&(0,O.aG)(n)==="none"?{lineClamp:void 0}:t!==void 0&&
t>=1?{lineClamp:Math.floor(t)}:void 0}},Ws=(0,S.J0)("appearance",n=>(0,O.aG)(n)==="none"?"none":"auto"),Yr={display:(0,S.aL)("display",Su,{"-webkit-box":"flex",
"-webkit-flex":"flex","-webkit-inline-flex":"inline-flex","-ms-flexbox":"flex","table-footer":"table-footer-group"}),position:(0,S.aL)("position",["static","rel\
ative","sticky","absolute","fixed"],{"-webkit-sticky":"sticky"}),float:(0,S.aL)("float",["none","left","right"],{"inline-start":"left","inline-end":"right"}),clear:(0,S.
aL)("clear",["none","left","right","both"],{"inline-start":"left","inline-end":"right"}),appearance:Ws,"-webkit-appearance":Ws,"-moz-appearance":Ws,"box-sizing":(0,S.
aL)("boxSizing",["content-box","border-box"]),width:(0,S.J0)("width",Es),height:(0,S.J0)("height",Ls),"min-width":(0,S.J0)("minWidth",Es),"min-height":(0,S.J0)(
"minHeight",Ls),"max-width":(0,S.J0)("maxWidth",Dr(Es)),"max-height":(0,S.J0)("maxHeight",Dr(Ls)),"aspect-ratio":{keys:["aspectRatio"],read:Lu},top:(0,S.J0)("to\
p",S.zW),right:(0,S.J0)("right",S.zW),bottom:(0,S.J0)("bottom",S.zW),left:(0,S.J0)("left",S.zW),inset:(0,S.r_)(["top","right","bottom","left"],S.zW),margin:(0,S.
r_)(se("margin"),mn),...Ae("margin","",n=>(0,S.J0)(n,mn)),"margin-inline":vt("marginLeft","marginRight",mn),"margin-block":vt("marginTop","marginBottom",mn),padding:(0,S.
r_)(se("padding"),S.ST),...Ae("padding","",n=>(0,S.J0)(n,S.ST)),"padding-inline":vt("paddingLeft","paddingRight",S.ST),"padding-block":vt("paddingTop","paddingB\
ottom",S.ST),border:un(...S.BV),...Object.fromEntries(S.BV.map(n=>[`border-${n.toLowerCase()}`,un(n)])),"border-inline":un("Left","Right"),"border-block":un("To\
p","Bottom"),"border-width":(0,S.r_)(se("border","Width"),Ut),"border-style":(0,S.r_)(se("border","Style"),Kt),"border-color":Ru,...Ae("border","Width",n=>(0,S.
J0)(n,Ut)),...Ae("border","Style",n=>(0,S.J0)(n,Kt)),...Ae("border","Color",S.nI),"border-inline-width":vt("borderLeftWidth","borderRightWidth",Ut),"border-bloc\
k-width":vt("borderTopWidth","borderBottomWidth",Ut),"border-inline-style":vt("borderLeftStyle","borderRightStyle",Kt),"border-block-style":vt("borderTopStyle",
"borderBottomStyle",Kt),"inset-inline":vt("left","right",S.zW),"inset-block":vt("top","bottom",S.zW),"border-radius":Au,"border-top-left-radius":pn("borderTopLe\
ftRadius"),"border-top-right-radius":pn("borderTopRightRadius"),"border-bottom-right-radius":pn("borderBottomRightRadius"),"border-bottom-left-radius":pn("borde\
rBottomLeftRadius"),outline:Nu,"outline-width":(0,S.J0)("outlineWidth",Ut),"outline-style":(0,S.J0)("outlineStyle",Kt),"outline-color":(0,S.nI)("outlineColor"),
"outline-offset":(0,S.J0)("outlineOffset",(n,t)=>(0,z.Y5)(n,t)?.px),opacity:(0,S.J0)("opacity",n=>{const t=(0,z.pO)(n);return t===void 0?void 0:Math.min(Math.max(
t,0),1)}),"mix-blend-mode":Iu,isolation:Bu,overflow:Ns(!1),"line-clamp":Kr,"-webkit-line-clamp":Kr,"text-overflow":(0,S.aL)("textOverflow",["clip","ellipsis"]),
"overflow-x":Ns(!0),"overflow-y":Ns(!0),contain:Cu,"z-index":Wu,filter:{keys:[],read:([n])=>(0,O.aG)(n)==="none"?{}:void 0},"object-fit":(0,S.aL)("objectFit",["\
fill","contain","cover","none","scale-down"]),"object-position":{keys:["objectPosition"],read:(n,t)=>{const e=(0,_t.ux)(n,t);return e&&{objectPosition:e}}},"bre\
ak-before":gn("breakBefore"),"break-after":gn("breakAfter"),"break-inside":Bs,"page-break-before":gn("breakBefore"),"page-break-after":gn("breakAfter"),"page-br\
eak-inside":Bs,"-webkit-column-break-inside":Bs,page:(0,S.J0)("pageName",(n,{parent:t})=>{if(n.type==="Identifier")return(0,O.aG)(n)==="auto"?t.pageName:n.name}),
orphans:(0,S.nL)("orphans",1),widows:(0,S.nL)("widows",1)};function vt(n,t,e){return{keys:[n,t],read:(s,i)=>{const[o,r=o]=s.map(a=>e(a,i));return o===void 0||r===
void 0?void 0:{[n]:o,[t]:r}}}}function Xr(n){const t=(0,z.rl)(n);return t!==void 0&&Number.isInteger(t)&&t>0?t:void 0}const _u=([n])=>{if((0,O.aG)(n)==="auto")return{
columnCount:void 0};const t=n&&Xr(n);return t===void 0?void 0:{columnCount:t}},zu=([n],t)=>{if((0,O.aG)(n)==="auto")return{columnWidth:void 0};const e=n&&(0,S.De)(
n,t);return e===void 0?void 0:{columnWidth:e}};function Pu(n,t){let e,s;for(const i of n){if((0,O.aG)(i)==="auto")continue;const o=Xr(i),r=o===void 0?(0,S.De)(i,
t):void 0;if(o!==void 0&&e===void 0)e=o;else if(r!==void 0&&s===void 0)s=r;else return}return n.length>2?void 0:{columnCount:e,columnWidth:s}}const _s={keys:["c\
olumnCount"],read:_u},zs={keys:["columnWidth"],read:zu},Ps={keys:["columnCount","columnWidth"],read:Pu},Vr=(0,S.aL)("columnSpan",["none","all"]),$u=(0,S.aL)("co\
lumnFill",["balance","auto"],{"balance-all":"balance"}),$s={keys:["columnRuleWidth","columnRuleStyle","columnRuleColor"],read:(n,t)=>{const e=Cs(n,t);return e&&
{columnRuleWidth:e.width,columnRuleStyle:e.line,columnRuleColor:e.paint}}},Du={columns:Ps,"column-count":_s,"column-width":zs,"column-fill":$u,"column-span":Vr,
"column-rule":$s,"column-rule-width":(0,S.J0)("columnRuleWidth",Ut),"column-rule-style":(0,S.J0)("columnRuleStyle",Kt),"column-rule-color":(0,S.nI)("columnRuleC\
olor"),"-webkit-columns":Ps,"-webkit-column-count":_s,"-webkit-column-width":zs,"-webkit-column-span":Vr,"-webkit-column-rule":$s,"-moz-columns":Ps,"-moz-column\
-count":_s,"-moz-column-width":zs,"-moz-column-rule":$s};var Jr=E(24922);function Fu(n){const[t]=n,e=(0,O.aG)(t);if(n.length===1&&(e==="none"||e==="normal"))return{
content:e};const s=Zr((0,O.M$)(n,O.YY)[0]);return s&&!s.some(i=>"inner"in i)?{content:s}:void 0}function Zr(n){const t=[];for(const e of n){const s=(0,O.aG)(e);
if(e.type==="String")t.push({text:e.value});else if(s==="open-quote"||s==="close-quote")t.push({quote:s==="open-quote"?"open":"close"});else if(s==="no-open-quo\
te"||s==="no-close-quote")t.push({quote:"none"});else if(e.type==="Function"){const i=Gu(e.name.toLowerCase(),(0,O.M$)((0,O.aX)(e),O.wR));if(!i)return;t.push(i)}else if(e.
type==="Url")t.push({url:e.value});else return}return t}function Gu(n,t){const[e]=t[0]??[];if(n==="target-counter")return Hu(t);if(n==="content")return e===void 0||
(0,O.aG)(e)==="text"?{inner:!0}:void 0;const s=e?.type==="Identifier"?e.name:void 0;if(s===void 0)return;if(n==="attr")return{attribute:s.toLowerCase()};if(n===
"string")return ju(s,(0,O.aG)(t[1]?.[0])??"first");if(n==="counter")return{counter:s,style:(0,O.aG)(t[1]?.[0])??"decimal"};const i=t[1]?.[0];if(!(n!=="counters"||
i?.type!=="String"))return{counter:s,separator:i.value,style:(0,O.aG)(t[2]?.[0])??"decimal"}}function Hu([n,t,e]){const[s]=n??[];if((0,O.aG)(t?.[0])!=="page")return;
const i={style:(0,O.aG)(e?.[0])??"decimal"};if(s?.type==="String"||s?.type==="Url")return{target:{text:s.value},...i};if(s?.type!=="Function"||s.name.toLowerCase()!==
"attr")return;const[o]=(0,O.aX)(s);return o?.type==="Identifier"?{target:{attribute:o.name.toLowerCase()},...i}:void 0}const ju=(n,t)=>t==="first"||t==="last"||
t==="first-except"?{string:n,which:t}:void 0;function Uu(n){if(n.length===1&&(0,O.aG)(n[0])==="none")return{stringSet:[]};const t=[];for(const[e,...s]of(0,O.M$)(
n,O.wR)){const i=Zr(s);if(e?.type!=="Identifier"||!i||i.length===0||i.some(o=>"url"in o||"string"in o))return;t.push({name:e.name,parts:i})}return{stringSet:t}}
const Ds=(n,t)=>({keys:[n],read:e=>{if((0,O.aG)(e[0])==="none")return{[n]:[]};const s=[];for(const i of e){const o=(0,z.rl)(i),r=s.at(-1);if(i.type==="Identifie\
r")s.push([i.name,t]);else if(o!==void 0&&r)r[1]=Math.round(o);else return}return{[n]:s}}}),Ku={[Jr.N]:Jr.k,quotes:{keys:["quotes"],read:n=>{if((0,O.aG)(n[0])===
"none")return{quotes:["",""]};const t=n.flatMap(e=>e.type==="String"?[e.value]:[]);return t.length>=2&&t.length%2===0?{quotes:t}:void 0}},content:{keys:["conten\
t"],read:Fu},"string-set":{keys:["stringSet"],read:Uu},"counter-reset":Ds("counterReset",0),"counter-set":Ds("counterReset",0),"counter-increment":Ds("counterIn\
crement",1)};var Yu=E(76213);const zt=n=>[n,n,n],Pt=(n,t,e=1)=>({blend:n,color:t,alpha:e});function Fs(n){const t=n.map(s=>Math.min(s,1)),e=n.map(s=>1-1/Math.max(
s,1));return[...e.some(s=>s>0)?[Pt("ColorDodge",e)]:[],...t.some(s=>s<1)?[Pt("Multiply",t)]:[]]}function Xu(n){if(n<=1)return[Pt("Normal",zt(.5),1-n)];const t=(1+
n)/2;return[...Fs(zt(n/t)),Pt("ColorBurn",zt(1/t))]}const Vu=[1.351,1.203,.937],qr={brightness:n=>Fs(zt(n)),contrast:Xu,grayscale:n=>[Pt("Saturation",zt(.5),Math.
min(n,1))],invert:n=>[Pt("Difference",zt(1),Math.min(n,1))],saturate:n=>n<=1?[Pt("Saturation",zt(.5),1-n)]:void 0,sepia:n=>{const t=Math.min(n,1),e=Vu.map(s=>1+
(s-1)*t);return[Pt("Saturation",zt(.5),t),...Fs(e)]}},Ju=20,Zu=4;function qu(n,t){const e=Ar(n,t);return e!==void 0&&!e.isInset&&e.spread===0&&e.blur>=0?{...e,blur:2*
e.blur}:void 0}function Qu(n,t){const e=[],s=[];let i=1;for(const o of n){if(o.type!=="Function")return;const r=o.name.toLowerCase(),a=(0,O.aX)(o);if(r==="drop-\
shadow"){const l=qu(a,t);if(!l)return;s.push(l);continue}const c=a.length===0?1:(0,z.pO)(a[0]);if(a.length>1||c===void 0||c<0)return;if(r==="opacity")i*=Math.min(
c,1);else{const l=Object.hasOwn(qr,r)?qr[r](c):void 0;if(!l)return;(0,D.RZ)(e,l)}}return{overlays:e.filter(({alpha:o})=>o>0).slice(0,Ju),opacity:i,shadows:s.slice(
0,Zu)}}const Qr={keys:["filter"],read:(n,t)=>{if((0,O.aG)(n[0])==="none")return{filter:void 0};const e=n.length>0?Qu(n,t):void 0;return e&&{filter:e}}},tp={filter:Qr,
"-webkit-filter":Qr};function ta({firstMargins:n,...t}){return n!=="around"?n==="none":t.display==="block"&&t.overflow==="visible"&&t.float==="none"&&(t.position===
"static"||t.position==="relative")&&t.borderTopWidth===0&&t.paddingTop.px===0&&t.paddingTop.percent===0}const ep={"-octavo-first-margins":{keys:["firstMargins"],
read:([n],{parent:t})=>(0,O.aG)(n)==="none"?{firstMargins:"none"}:ta(t)?{firstMargins:"around"}:void 0},"-octavo-usual-margin":{keys:["marginTop"],read:(n,{parent:t})=>ta(
t)?{marginTop:{px:0,percent:0}}:void 0}},ea=["normal","auto","stretch","flex-start","flex-end","start","end","self-start","self-end","left","right","center","ba\
seline","space-between","space-around","space-evenly","safe center","safe end","safe flex-end","safe right"];function Ee(n,t){const e=n.map(O.aG),s=e.filter(r=>r!==
"safe"&&r!=="unsafe"&&r!=="first"&&r!=="last");if(s.length!==1)return;const i=t.startsWith("justify")?s[0]:s[0]?.replace("self-","");return(e[0]==="safe"?ea.find(
r=>r===`safe ${i}`):void 0)??ea.find(r=>r===i)}const ie=n=>({keys:[n],read:t=>{const e=Ee(t,n);return e&&{[n]:e}}}),Gs=(n,t)=>({keys:[n,t],read:e=>{const[s,i]=[
Ee(e,n),Ee(e,t)];if(s&&i)return{[n]:s,[t]:i};if(e.length!==2)return;const[o,r]=[Ee(e.slice(0,1),n),Ee(e.slice(1),t)];return o&&r&&{[n]:o,[t]:r}}});function na(n,t){
const e=(0,O.aG)(n);return e==="auto"||e==="content"||e==="min-content"||e==="max-content"||e==="fit-content"?e:(0,S.ST)(n,t)}const sa={none:[0,0,"auto"],auto:[
1,1,"auto"],initial:[0,1,"auto"]};function ia(n,t){const e=(0,O.aG)(n[0]);if(n.length===1&&e!==void 0&&Object.hasOwn(sa,e)){const[o,r,a]=sa[e];return{flexGrow:o,
flexShrink:r,flexBasis:a}}const s=[];let i;for(const[o,r]of n.entries()){const a=r.type==="Number"?(0,z.rl)(r):void 0;if(a!==void 0&&s.length<2&&(i===void 0||o===
1))s.push(a);else if(i===void 0){if(i=na(r,t),i===void 0)return}else return}return{flexGrow:s[0]??1,flexShrink:s[1]??1,flexBasis:i??{px:0,percent:0}}}const oa=[
"row","row-reverse","column","column-reverse"],ra=["nowrap","wrap","wrap-reverse"],np={keys:["flexDirection","flexWrap"],read:n=>{const t={flexDirection:"row",flexWrap:"\
nowrap"};for(const e of n){const s=(0,O.aG)(e),i=oa.find(r=>r===s),o=ra.find(r=>r===s);if(i)t.flexDirection=i;else if(o)t.flexWrap=o;else return}return t}},wn=1e3;
function aa(n,t){const e=(0,O.aG)(n);return e==="auto"||e==="min-content"||e==="max-content"?e:n?.type==="Dimension"&&n.unit.toLowerCase()==="fr"?{fr:Math.max(Number(
n.value),0)}:n&&(0,S.ST)(n,t)}function ca(n,t){if(n.type==="Function"){const s=n.name.toLowerCase(),i=(0,O.M$)((0,O.aX)(n),O.wR).map(([o])=>o);if(s==="minmax"){
const[o,r]=i.map(a=>aa(a,t));return o&&r?{least:typeof o=="object"&&"fr"in o?"auto":o,most:r}:void 0}if(s==="fit-content"){const o=i[0]&&(0,z.Y5)(i[0],t);return o&&
{least:"auto",most:"max-content",limit:o}}}const e=aa(n,t);if(e!==void 0)return typeof e=="object"&&"fr"in e?{least:"auto",most:e}:{least:e,most:e}}function Hs(n,t){
const e=new Map,s={tracks:[],auto:void 0,names:e};if(!js(n,t,s))return;const{tracks:i,auto:o}=s;return{tracks:i,names:e,...o&&{auto:{...o,after:s.names}}}}function js(n,t,e){
for(const s of n){if(e.tracks.length>wn)return!1;if(s.type==="Brackets"){for(const o of s.children.toArray()){if(o.type!=="Identifier")continue;const r=e.names.
get(o.name)??[];r.push(e.tracks.length+1),e.names.set(o.name,r)}continue}if(s.type==="Function"&&s.name.toLowerCase()==="repeat"){if(!sp((0,O.M$)((0,O.aX)(s),O.
wR),t,e))return!1;continue}const i=ca(s,t);if(!i)return!1;e.tracks.push(i)}return!0}function sp([n=[],...t],e,s){const i=(0,z.rl)(n[0]),o=(0,O.aG)(n[0]),r=t.flat();
if(o==="auto-fill"||o==="auto-fit"){const a={tracks:[],auto:void 0,names:new Map},c=r.some(f=>f.type==="Function"&&f.name.toLowerCase()==="repeat");if(s.auto||c||
!js(r,e,a)||a.tracks.length===0)return!1;s.names=new Map;const{tracks:l,names:d}=a;return s.auto={at:s.tracks.length,tracks:l,fits:o==="auto-fit",names:d,after:s.
names},!0}if(i===void 0||i<1||i>wn)return!1;for(let a=0;a<i;a++)if(!js(r,e,s))return!1;return!0}const la=n=>({keys:[n],read:(t,e)=>{if((0,O.aG)(t[0])==="none")return{
[n]:void 0};const s=Hs(t,e);return s&&{[n]:s}}}),da=n=>({keys:[n],read:(t,e)=>{const s=t.map(i=>ca(i,e));return s.length>0&&s.every(i=>i!==void 0)?{[n]:s}:void 0}}),
fa=n=>n.flatMap(t=>t.type==="String"?[t.value.trim().split(/\s+/)]:[]);function ha(n,t){if((0,O.aG)(n[0])==="none")return{gridTemplateColumns:void 0,gridTemplateRows:void 0,
gridTemplateAreas:[]};const[e=[],s]=(0,O.M$)(n,O.YY),i=s&&Hs(s,t);if(s&&!i)return;const o=fa(e),r=e.filter(c=>c.type!=="String"),a=r.length===0?void 0:Hs(r,t);if(!(r.
length>0&&!a))return{gridTemplateColumns:i,gridTemplateRows:a,gridTemplateAreas:o}}function ua(n){if((0,O.aG)(n[0])==="auto")return"auto";let t=!1,e,s;for(const o of n){
const r=(0,z.rl)(o);if((0,O.aG)(o)==="span")t=!0;else if(r!==void 0)e=Math.max(Math.min(Math.trunc(r),wn),-wn);else if(o.type==="Identifier")({name:s}=o);else return}
if(e===0||n.length===0)return;const i=s===void 0?{}:{name:s};return t?{span:Math.max(e??1,1),...i}:e===void 0?i:{line:e,...i}}const bn=n=>({keys:[n],read:t=>{const e=ua(
t);return e&&{[n]:e}}}),ip=n=>n!=="auto"&&n.name!==void 0&&n.line===void 0&&n.span===void 0,Us=(...n)=>({keys:n,read:t=>{const e=(0,O.M$)(t,O.YY).map(ua);if(!e.
every(i=>i!==void 0)||e.length>n.length)return;const s=i=>{const o=e[i];if(o!==void 0)return o;const r=i>=2?s(i-2):e[0];return ip(r)?r:"auto"};return Object.fromEntries(
n.map((i,o)=>[i,s(o)]))}}),oe=n=>({keys:[n],read:([t],e)=>{const s=t&&(0,S.ST)(t,e);return(0,O.aG)(t)==="normal"?{[n]:void 0}:s&&{[n]:s}}}),pa={keys:["rowGap","\
columnGap"],read:(n,t)=>{const[e,s=e]=n.map(i=>(0,O.aG)(i)==="normal"?{px:0,percent:0}:(0,S.ST)(i,t));return e&&s?{rowGap:e,columnGap:s}:void 0}},ga={row:"row",
column:"column",dense:"row dense","row dense":"row dense","column dense":"column dense"},op={flex:{keys:["flexGrow","flexShrink","flexBasis"],read:ia},"-webkit-\
flex":{keys:["flexGrow","flexShrink","flexBasis"],read:ia},"flex-grow":(0,S.nL)("flexGrow",0),"flex-shrink":(0,S.nL)("flexShrink",0),"flex-basis":(0,S.J0)("flex\
Basis",na),"flex-direction":(0,S.aL)("flexDirection",oa),"flex-wrap":(0,S.aL)("flexWrap",ra),"flex-flow":np,order:(0,S.nL)("order"),"justify-content":ie("justif\
yContent"),"align-content":ie("alignContent"),"align-items":ie("alignItems"),"align-self":ie("alignSelf"),"justify-items":ie("justifyItems"),"justify-self":ie("\
justifySelf"),"place-content":Gs("alignContent","justifyContent"),"place-items":Gs("alignItems","justifyItems"),"place-self":Gs("alignSelf","justifySelf"),gap:pa,
"grid-gap":pa,"row-gap":oe("rowGap"),"column-gap":oe("columnGap"),"grid-row-gap":oe("rowGap"),"grid-column-gap":oe("columnGap"),"-webkit-column-gap":oe("columnG\
ap"),"-moz-column-gap":oe("columnGap"),"grid-template-columns":la("gridTemplateColumns"),"grid-template-rows":la("gridTemplateRows"),"grid-template-areas":{keys:[
"gridTemplateAreas"],read:n=>({gridTemplateAreas:fa(n)})},"grid-template":{keys:["gridTemplateColumns","gridTemplateRows","gridTemplateAreas"],read:ha},grid:{keys:[
"gridTemplateColumns","gridTemplateRows","gridTemplateAreas"],read:ha},"grid-auto-columns":da("gridAutoColumns"),"grid-auto-rows":da("gridAutoRows"),"grid-auto-\
flow":{keys:["gridAutoFlow"],read:n=>{const t=n.map(O.aG).join(" ");return Object.hasOwn(ga,t)?{gridAutoFlow:ga[t]}:void 0}},"grid-row-start":bn("gridRowStart"),
"grid-row-end":bn("gridRowEnd"),"grid-column-start":bn("gridColumnStart"),"grid-column-end":bn("gridColumnEnd"),"grid-row":Us("gridRowStart","gridRowEnd"),"grid\
-column":Us("gridColumnStart","gridColumnEnd"),"grid-area":Us("gridRowStart","gridColumnStart","gridRowEnd","gridColumnEnd")},rp=[["inline-start","left"],["inli\
ne-end","right"],["block-start","top"],["block-end","bottom"]],ap=[["start","left"],["end","right"],["before","top"],["after","bottom"]],cp=[["start","top"],["e\
nd","bottom"]],lp=[["start","left"],["end","right"]],ma=[...rp.flatMap(([n,t])=>[[`inset-${n}`,t],[`margin-${n}`,`margin-${t}`],[`padding-${n}`,`padding-${t}`],
[`border-${n}`,`border-${t}`],[`border-${n}-width`,`border-${t}-width`],[`border-${n}-style`,`border-${t}-style`],[`border-${n}-color`,`border-${t}-color`]]),...cp.
flatMap(([n,t])=>lp.map(([e,s])=>[`border-${n}-${e}-radius`,`border-${t}-${s}-radius`])),...ap.flatMap(([n,t])=>[[`-webkit-margin-${n}`,`margin-${t}`],[`-webkit\
-padding-${n}`,`padding-${t}`]]),["inline-size","width"],["block-size","height"],["min-inline-size","min-width"],["min-block-size","min-height"],["max-inline-si\
ze","max-width"],["max-block-size","max-height"]],dp=n=>Object.fromEntries(ma.map(([t,e])=>[t,n[e]])),fp=n=>hp.get(n)??n,hp=new Map(ma.flatMap(([n])=>{const t=n.
replace(/(inline-|-webkit-(?:margin|padding)-|border-(?:start|end)-)(start|end)/,(e,s,i)=>`${s}${i==="start"?"end":"start"}`);return t===n?[]:[[n,t]]})),lt=(...n)=>({
kind:"matrix",values:n});function wa(n){const t=n*Math.PI/180,[e,s]=[Math.cos(t),Math.sin(t)];return lt(e,s,-s,e,0,0)}const ba=n=>Math.cos(n*Math.PI/180),up=lt(
1,0,0,1,0,0),yn=n=>Math.tan(n*Math.PI/180);function pp(n,t){if(n.type!=="Function")return;const e=(0,O.M$)((0,O.aX)(n),O.wR).map(([r])=>r),s=e.map(r=>(0,z.Y5)(r,
t)),i=e.map(z.T),o=e.map(z.pO);switch(n.name.toLowerCase()){case"translate":case"translate3d":return s[0]&&{kind:"translate",x:s[0],y:s[1]??k.f2};case"translate\
x":return s[0]&&{kind:"translate",x:s[0],y:k.f2};case"translatey":return s[0]&&{kind:"translate",x:k.f2,y:s[0]};case"scale":return o[0]===void 0?void 0:lt(o[0],
0,0,o[1]??o[0],0,0);case"scalex":return o[0]===void 0?void 0:lt(o[0],0,0,1,0,0);case"scaley":return o[0]===void 0?void 0:lt(1,0,0,o[0],0,0);case"scale3d":return o[0]===
void 0||o[1]===void 0?void 0:lt(o[0],0,0,o[1],0,0);case"translatez":case"scalez":return e.length===1?up:void 0;case"rotate":case"rotatez":return i[0]===void 0?void 0:
wa(i[0]);case"rotatex":return i[0]===void 0?void 0:lt(1,0,0,ba(i[0]),0,0);case"rotatey":return i[0]===void 0?void 0:lt(ba(i[0]),0,0,1,0,0);case"skew":return i[0]===
void 0?void 0:lt(1,yn(i[1]??0),yn(i[0]),1,0,0);case"skewx":return i[0]===void 0?void 0:lt(1,0,yn(i[0]),1,0,0);case"skewy":return i[0]===void 0?void 0:lt(1,yn(i[0]),
0,1,0,0);case"matrix":{const r=e.map(z.rl);return r.length===6&&!r.includes(void 0)?lt(...r):void 0}case"matrix3d":{const r=e.map(z.rl);if(r.length!==16||r.includes(
void 0))return;const a=[0,1,4,5,12,13].map(l=>r[l]);return[3,7,11].some(l=>r[l]!==0)||r[15]!==1?void 0:lt(...a)}default:return}}const ya=n=>n.type==="Function"&&
/^(?:rotate[xy]|matrix3d)$/i.test(n.name),gp=n=>ya(n)||n.type==="Function"&&/^translate(?:z|3d)$/i.test(n.name),xa=100,ka={keys:["transform"],read:(n,t)=>{if((0,O.
aG)(n[0])==="none")return{transform:[]};if(n.length>xa||n.some(ya)&&n.filter(gp).length>1)return;const e=n.map(s=>pp(s,t));return e.every(s=>s!==void 0)?{transform:e}:
void 0}},Ks=n=>({keys:[n],read:(t,e)=>{if((0,O.aG)(t[0])==="none")return{[n]:[]};const[s,i]=t,o=[s,i].map(c=>(0,z.Y5)(c,e)),r=[s,i].map(z.pO);if(n==="translate")
return o[0]&&{translate:[{kind:"translate",x:o[0],y:o[1]??k.f2}]};if(n==="scale")return r[0]===void 0?void 0:{scale:[lt(r[0],0,0,r[1]??r[0],0,0)]};const a=t.length===
1?(0,z.T)(s):void 0;return a===void 0?void 0:{rotate:[wa(a)]}}}),mp={transform:ka,translate:Ks("translate"),rotate:Ks("rotate"),scale:Ks("scale"),"-webkit-trans\
form":ka,"transform-origin":{keys:["transformOrigin"],read:(n,t)=>{const e=(0,_t.ux)(n.slice(0,2),t);return e&&{transformOrigin:e}}}},xn={...Yr,...dp(Yr),...Du,
...tu,...Ku,...yu,...Ou,...tp,...ep,...mp,...op,...Yu.d},Oa=/^(?:transition|animation|cursor|user-select|pointer-events|will-change|scroll|overscroll|overflow-anchor|touch-action|resize|caret|print-color-adjust|color-adjust|color-scheme|forced-color-adjust|font-(?:display|smooth|kerning|synthesis|optical-sizing|variant-(?:numeric|ligatures)|variation-settings)|shape-rendering|text-(?:rendering|size-adjust|decoration-skip)|image-rendering|backface-visibility|perspective|contain|content-visibility|speak|size|src|backdrop-filter|mso-|line-break|box-decoration-break|-(?:webkit|moz|ms|o|khtml|premailer)-)/,
Sa=/\b(?:image-set|cross-fade|path|shape|xywh|sin|cos|tan|asin|acos|atan2?|pow|sqrt|hypot|log|exp|round|mod|rem|abs|sign|perspective|rotate3d|rotate[xy]|translatez|matrix3d|blur|brightness|contrast|drop-shadow|grayscale|hue-rotate|invert|saturate|sepia|target-counters?|target-text|leader|string|element|running)\(|\(\s{0,9}from\s|\b(?:subgrid|footnote)\b|url\(["']?#/i,
wp=/^(?:none|auto|normal|initial|unset|revert|inherit|horizontal-tb|mixed|sideways)$/i,Ma={"font-stretch":/^(?:normal|100%|initial|unset|revert|inherit)$/i,hyphens:/^(?:none|manual|initial|unset|revert|inherit)$/i};
function va(n,t){const e=Object.hasOwn(Ma,n)?Ma[n]:wp;return!Oa.test(n)&&!e.test(t.trim())}const Ys=":first",Ta={"":"all",":left":"left",":right":"right",":firs\
t":"first"},bp={all:0,left:1,right:1,first:2},yp=10,Ia=100,xp=1e6,Xs=300,mt=96/25.4,Ra={a3:[297*mt,420*mt],a4:[210*mt,297*mt],a5:[148*mt,210*mt],a6:[105*mt,148*
mt],b4:[250*mt,353*mt],b5:[176*mt,250*mt],letter:[816,1056],legal:[816,1344],ledger:[1056,1632],tabloid:[1056,1632]},[Vs,kp]=[48,19200],Aa=["margin-top","margin\
-right","margin-bottom","margin-left"];async function Op(n,t,e){const s=new Sp(n,t,e);await s.nameMissed();const i=new Map;for(const r of s.names)i.set(r,await s.
sheetOf(r));const o=await s.firstSheet();return o&&i.set(Ys,o),{usual:await s.sheetOf(""),named:i,hasFirst:o!==void 0,ignored:s.ignored}}class Sp{usual;pace;ignored=new Set;names;selected=[];values=new Map;count=0;constructor(t,e,s){
this.usual=e,this.pace=s;for(const o of t)this.select(o);this.selected.sort((o,r)=>o.weight-r.weight);const i=[...new Set(this.selected.map(({name:o})=>o))].filter(
o=>o!=="");this.names=i.slice(0,Ia);for(const o of i.slice(Ia))this.ignored.add(`@page ${o}`)}async nameMissed(){for(const t of new Set(this.selected.map(({rule:e})=>e.
declarations)))for(const{name:e,value:s}of t){const i=this.pace.step(Xs+Math.min(s.length,O.Zc));i&&await i,Ip(e,s)&&this.ignored.add(`@page ${e}`)}}async sheetOf(t){
const e=this.selected.filter(({name:u})=>u===""||u===t),s=async(...u)=>await this.read(e,["all",...u]),[i,o,r]=[await s("left"),await s("right"),await s("right",
"first")],a=Ba(await s(),i,o),{width:c,height:l}=a,d=(u,p)=>{const{margins:g,lost:m}=Zs(p,a);for(const w of m)this.ignored.add(`@page ${t}:${u} ${w}`);return qs(
g,c,l)},f={left:d("left",i),right:d("right",o),first:d("first",r)},h=_a({width:c,height:l,margins:Zs(r,a).margins});return{width:c,height:l,margins:qs(a.margins,
c,l),view:h,own:f,...La(e)}}async firstSheet(){const t=this.selected.filter(({name:l})=>l==="");if(!t.some(({pages:l})=>l==="first"))return;const e=Ba(await this.
read(t,["all"]),await this.read(t,["all","left"]),await this.read(t,["all","right"])),{width:s,height:i,margins:o}=await this.read(t,["all","right","first"]);if(Zs(
{width:s,height:i,margins:o},e).lost.length===0)return;const a=qs(o,s,i),c=_a({width:s,height:i,margins:o});return{width:s,height:i,margins:a,view:c,own:{left:a,
right:a,first:a},...La(t)}}select(t){const{selector:e}=t,s=e.indexOf(":"),[i,o]=s<0?[e,""]:[e.slice(0,s),e.slice(s).toLowerCase()],r=Object.hasOwn(Ta,o)?Ta[o]:void 0;
r===void 0||/\s/.test(i)?this.ignored.add(`@page ${e}`):this.selected.push({name:i,pages:r,weight:bp[r]+(i===""?0:yp),rule:t})}async read(t,e){const{width:s,height:i,
margin:o}=this.usual,r={width:s,height:i,margins:[o,o,o,o]};for(const{pages:a,rule:c}of t){if(this.count+=c.declarations.length+c.boxes.length+1,this.count>xp)throw(0,B.
ot)();const l=this.pace.step(c.declarations.length*Xs+Xs/10);if(l&&await l,!!e.includes(a))for(const{name:d,value:f}of c.declarations){let h=this.values.get(f);
const u=!h&&ar(f);u&&this.ignored.add(`@page ${d}`),h||this.values.set(f,h=u?[]:(0,O.wK)(f)??[]),Rp(d,h,r)}}return r}}const Ea=/^(?:--|color$|direction$|quotes$|font|line-height$|letter-spacing$|word-spacing$|text-transform$)/,
Mp=new Set(["size","margin",...Aa]),vp=/^(?:(?:padding|border|outline|bleed)[a-z-]*:0[a-z]*|background(?:-color)?:(?:white|#fff(?:fff)?|transparent)|page-orientation:upright|(?:orphans|widows):2|counter-increment:page)$/i,
Tp=20;function Ip(n,t){return Mp.has(n)?t.length<=O.Zc&&(/\bvar\(/i.test(t)||Sa.test(t)):Ea.test(n)||!va(n,t)?!1:t.length>Tp||!vp.test(`${n}:${t}`)}function La(n){
const t=n.map(({pages:e,rule:s})=>({name:"",pages:e,declarations:s.declarations.filter(({name:i})=>Ea.test(i))}));return{boxes:n.flatMap(({pages:e,rule:s})=>s.boxes.
map(i=>({...i,pages:e}))),text:t}}const Le=({usual:n,named:t},e)=>t.get(e)??n,Ca=({own:n},t)=>t===0?n.first:t%2===0?n.right:n.left,Js=({margins:[,n,,t]})=>t+n;function Rp(n,t,e){
const s={em:16,rem:16,pageWidth:e.width,pageHeight:e.height,zoom:1},i=n==="size"?Ap(t,s,e):void 0;if(i&&([e.width,e.height]=i),n==="margin"){const a=(0,S.X_)(t.
map(c=>Na(c,s)));if(a&&!a.includes(void 0))for(const[c,l]of a.entries())e.margins[c]=l}const o=Aa.indexOf(n),r=o<0||!t[0]?void 0:Na(t[0],s);r!==void 0&&(e.margins[o]=
r)}function Ba(n,t,e){return Math.abs(Js(t)-Js(e))>=.01?n:{...n,margins:[n.margins[0],e.margins[1],n.margins[2],e.margins[3]]}}function Zs(n,{width:t,height:e,margins:s}){
const[i,,o]=n.margins,r=Math.abs(Js(n)-s[1]-s[3])<.01,a=n.width===t&&n.height===e,c=[...r?[]:["margin"],...a?[]:["size"]];return{margins:r?n.margins:[i,s[1],o,s[3]],
lost:c}}function Na(n,t){if((0,O.aG)(n)==="auto")return 0;const e=(0,z.Y5)(n,t);return e&&Math.max(e.px+e.percent*t.pageWidth,0)}const Wa=([n,t,e,s],i,o)=>[Math.
min(1,(i-Vs/2)/Math.max(s+t,1)),Math.min(1,(o-Vs/2)/Math.max(n+e,1))];function _a({width:n,height:t,margins:e}){const[s,i]=Wa(e,n,t),[o,r,a,c]=e;return{width:Math.
floor(n-(c+r)*s+.01),height:Math.floor(t-(o+a)*i+.01)}}function qs(n,t,e){const[s,i,o,r]=n,[a,c]=Wa(n,t,e),[l,d]=[Math.round(r*a),Math.round(s*c)],f=(p,g,m)=>Math.
ceil(p-(0,k.k8)(g)-(0,k.k8)(m)-.01),[h,u]=[f(t,r*a,i*a),f(e,s*c,o*c)];return[d,t-l-h,e-d-u,l]}function Ap(n,t,e){let s,i;const o=[];for(const c of n){const l=(0,O.
aG)(c),d=(0,z.lT)(c,t);if(l==="landscape"||l==="portrait")i=l;else if(l!==void 0&&Object.hasOwn(Ra,l))s=Ra[l];else if(d!==void 0&&d>0)o.push(Math.min(Math.max(d,
Vs),kp));else if(l!=="auto")return}if(o.length>0&&(s=[o[0],o[1]??o[0]]),i===void 0)return s;const[r,a]=[...s??[e.width,e.height]].sort((c,l)=>c-l);return i==="l\
andscape"?[a,r]:[r,a]}function Ep(n){const t={from:[],to:[]};let e=0;for(const{prelude:s,block:i}of Ss(n)){if(++e>B.qV)throw(0,B.VE)();if(i===void 0)continue;const o=s.
toLowerCase().split(",",Lp).map(r=>r.trim());o.some(r=>r==="from"||r==="0%")&&(t.from=Mt(i)),o.some(r=>r==="to"||r==="100%")&&(t.to=Mt(i))}return t}const Lp=100,
Cp=new Set(["none","forwards","backwards","both"]),Bp=new Set(["normal","reverse","alternate","alternate-reverse"]),Np=/^(?:infinite|\d+(?:\.\d+)?)$/;function Wp(n,t,e){
const s={names:[],fills:[],directions:[],counts:[]};for(const{name:i,value:o}of n){const r=/^(?:-webkit-)?animation(?:-(name|fill-mode|direction|iteration-count))?$/.
exec(i);if(!r)continue;const a=$p(e(o)??"");switch(r[1]){case void 0:Object.assign(s,zp(a,t));break;case"name":s.names=a;break;case"fill-mode":s.fills=a;break;case"\
direction":s.directions=a;break;default:s.counts=a}}return s.names.flatMap((i,o)=>_p(s,o,t.get(i)))}function _p({fills:n,directions:t,counts:e},s,i){const o=d=>d[s%
Math.max(d.length,1)],r=o(n),a=o(e)??"1";if(!i||r!=="forwards"&&r!=="both"||a==="infinite")return[];const c=o(t)??"normal",l=c.startsWith("alternate")&&Number(a)%
2===0;return c.endsWith("reverse")!==l?i.from:i.to}function zp(n,t){const e=n.map(i=>i.split(/\s+/)),s=(i,o)=>e.map(r=>r.find(i)??o);return{names:s(i=>t.has(i),
""),fills:s(i=>Cp.has(i.toLowerCase()),"none").map(i=>i.toLowerCase()),directions:s(i=>Bp.has(i.toLowerCase()),"normal").map(i=>i.toLowerCase()),counts:s(i=>Np.
test(i),"1")}}const Pp=1e3;function $p(n){const t=[];if(n.length>Pp)return t;for(let e=0;e<n.length;){const s=St(n,e,",");t.push(n.slice(e,s).trim()),e=s+1}return t}
const Dp=10;class Qs{rank=0;children=new Map;open(t){return(t===""?[`.${this.children.size}`]:t.split(".",Dp)).reduce((s,i)=>s.child(i),this)}number(t=0){let e=t;
for(const s of this.children.values())e=s.number(e);return this.rank=e,e+1}child(t){let e=this.children.get(t);if(!e){if(this.children.size===B.qV)throw(0,B.VE)();
this.children.set(t,e=new Qs)}return e}}function Fp(n,t){const e=[];let s=0;for(let i=0;i<=n.length;){const o=St(n,i,","),r=Pa(n.slice(i,o));if(s+=o-i+(r+1)*(t.
length+5),s>B.LI)return"";e.push(Gp(n.slice(i,o).trim(),t)),i=o+1}return e.join(", ")}function Gp(n,t){const e=St(t,0,",")===t.length&&!t.includes(":"),s=`:is(${t}\
)`;if(Pa(n)===0)return`${e?t:s} ${n}`;const i=e&&/^&(?![\w*|])/.test(n);return n.replace(za,(o,r)=>o!=="&"?o:i&&r===0?t:s)}const za=/&|"(?:[^"\\]|\\[^])*"|'(?:[^'\\]|\\[^])*'/g,
Pa=n=>[...n.matchAll(za)].filter(([t])=>t==="&").length,Hp=20;function ti(n,t,e=0){const s=Up(n);if(e>Hp||s.length===0)return!1;const i=a=>jp(a)?ti(a.slice(1,-1),
t,e+1):t(a);if(s[0].toLowerCase()==="not")return s.length===2&&!i(s[1]);const o=s.filter((a,c)=>c%2===0),r=new Set(s.filter((a,c)=>c%2===1).map(a=>a.toLowerCase()));
return r.size>1||s.length%2===0?!1:r.has("or")?o.some(i):(r.size===0||r.has("and"))&&o.every(i)}const jp=n=>n.startsWith("(")&&n.endsWith(")")&&/^\(\s{0,99}(?:\(|not\s)/i.
test(n);function Up(n){const t=[];for(let e=0;e<n.length;){const s=St(n,e,` 	
\r\f`);s>e&&t.push(n.slice(e,s)),e=s+1}return t}function $a(n,t){return n.trim()===""?!0:n.length>B.Hq?!1:n.toLowerCase().split(",").some(e=>Kp(e.trim(),t))}function Kp(n,t){
const e=/^not\s+[a-z]/.test(n),s=n.replace(e?/^not\s+/:/^only\s+/,"");return ti(s,o=>o.startsWith("(")?Jp(o.slice(1,-1),t):o==="print"||o==="all")!==e}const Yp=/^\s*(min-|max-)?(width|height)\s*:\s*([\d.]+)(px|em|rem|pt|in|cm|mm)\s*$/,
Xp=/^\s*(?:([\d.]+)(px|em|rem|pt|in|cm|mm)\s*(<=?|>=?|=)\s*)?(width|height)\s*(?:(<=?|>=?|=)\s*([\d.]+)(px|em|rem|pt|in|cm|mm)\s*)?$/,ei={...z.If,em:16,rem:16};
function Vp([,n,t,e,s,i,o,r],a){const c=s==="width"?a.width:a.height;return n!==void 0&&!ni(Number(n)*ei[t],e,c)?!1:o!==void 0?ni(c,i,Number(o)*ei[r]):n!==void 0||
c>0}const ni=(n,t,e)=>n===e?t.endsWith("="):t.startsWith("<")?n<e:t.startsWith(">")&&n>e;function Jp(n,t){const[,e,s,i,o]=Yp.exec(n)??[];if(s!==void 0){const l=Number(
i)*ei[o],d=s==="width"?t.width:t.height;return ni(d,e==="min-"?">=":e==="max-"?"<=":"=",l)}const r=Xp.exec(n);if(r)return Vp(r,t);const[a,c]=n.split(":").map(l=>l.
trim());return a==="orientation"?c==="landscape"==t.width>t.height:a==="prefers-color-scheme"?c==="light":a==="prefers-reduced-motion"?c==="reduce"||c===void 0:
a==="scripting"?c==="none":a==="color"||a==="hover"&&c==="none"||a==="update"&&c==="none"}var Zp=E(88650);const Da=new Set(["input","select","textarea"]),qp=new Set(
[...Da,"button","fieldset","optgroup","option"]),Qp=/^(?:hidden|range|color|checkbox|radio|file|submit|image|reset|button)$/i,si=({name:n})=>Da.has(n),Fa=({name:n})=>qp.
has(n),Ga={checked:({name:n,attributes:t})=>n==="option"?t.has("selected"):n==="input"&&t.has("checked"),disabled:n=>Fa(n)&&Ha(n),enabled:n=>Fa(n)&&!Ha(n),required:n=>si(
n)&&n.attributes.has("required"),optional:n=>si(n)&&!n.attributes.has("required"),"read-write":oi,"read-only":n=>!oi(n),"placeholder-shown":n=>ii(n)&&n.attributes.
has("placeholder")&&!ja(n),invalid:Ua,valid:n=>si(n)&&!Ua(n)},tg=n=>Object.hasOwn(Ga,n),eg=(n,t)=>Ga[t](n);function Ha(n){if(n.attributes.has("disabled"))return!0;
let t=n;for(let{parent:e}=n;e;t=e,{parent:e}=e)if(e.name==="fieldset"&&e.attributes.has("disabled")&&t.name!=="legend")return!0;return!1}function ii({name:n,attributes:t}){
return n==="textarea"||n==="input"&&!Qp.test(t.get("type")??"")}function ja({name:n,attributes:t,children:e}){return n!=="textarea"?(t.get("value")??"")!=="":e.
some(s=>s.kind==="text"&&s.value!=="")}function oi(n){const{attributes:t}=n;if(ii(n))return!t.has("readonly")&&!t.has("disabled");const e=t.get("contenteditable");
return e!==void 0&&!/^false$/i.test(e)}function Ua(n){return ii(n)&&n.attributes.has("required")&&oi(n)&&!ja(n)}const Ka=n=>n.includes("\\")?n.replace(/\\(?:([\da-f]{1,6})[ \t\n\r\f]?|([^\n\r\f]))/gi,
(t,e,s)=>{const i=Number.parseInt(e??"",16);return e===void 0?s:i===0||i>1114111||i>=55296&&i<=57343?"�":String.fromCodePoint(i)}):n,re=1e3,ng=1e6;function Ya(n){
if(n.length>B.LI)return;const t=[];let e;try{e=(0,Zp.A)(n,{context:"selectorList",onParseError:s=>t.push(s)})}catch{return}return t.length>0?void 0:ri(e)}function ri(n){
if(n.type!=="SelectorList")return;const t=n.children.toArray().map(e=>e.type==="Selector"?ig(e):void 0);return t.every(e=>e!==void 0)?t:void 0}const kn=()=>({name:void 0,
id:void 0,classes:[],attributes:[],pseudos:[],combinator:void 0}),sg=new Set(["before","after","first-line","first-letter"]);function ig({children:n}){const t=[
kn()];let e=0,s;for(const i of n.toArray()){const o=t.at(-1);switch(i.type){case"TypeSelector":i.name!=="*"&&(o.name=i.name.replace(/^.*\|/,"").toLowerCase(),e+=
1);break;case"IdSelector":o.id=Ka(i.name),e+=ng;break;case"ClassSelector":o.classes.push(Ka(i.name)),e+=re;break;case"AttributeSelector":o.attributes.push({name:i.
name.name.toLowerCase(),matcher:i.matcher??void 0,value:i.value?i.value.type==="String"?i.value.value:i.value.name:"",ignoresCase:i.flags==="i"}),e+=re;break;case"\
Combinator":t.push({...kn(),combinator:i.name});break;case"PseudoElementSelector":s=i.name.toLowerCase(),e+=1;break;case"PseudoClassSelector":{const r=i.name.toLowerCase();
if(sg.has(r)){s=r,e+=1;break}const a=rg(r,i.children?.toArray()??[]);if(!a)return;o.pseudos.push(a.test),e+=a.specificity;break}default:return}}return{compounds:t.
reverse(),specificity:e,pseudoElement:s}}const og=new Set(["hover","focus","focus-within","focus-visible","active","visited","target","indeterminate","fullscree\
n","modal","popover-open","playing","host","autofill"]),$t={a:0,b:1};function rg(n,t){const e=i=>({test:i,specificity:re}),s=(i,o,r)=>e({kind:"nth",...i,ofType:o,
fromEnd:r});if(og.has(n))return e({kind:"never"});if(tg(n))return e({kind:"form",state:n});switch(n){case"root":case"empty":case"defined":return e({kind:n});case"\
link":case"any-link":return e({kind:"link"});case"-moz-first-node":return e({kind:"first-node"});case"-moz-last-node":return e({kind:"last-node"});case"first-ch\
ild":return s($t,!1,!1);case"last-child":return s($t,!1,!0);case"first-of-type":return s($t,!0,!1);case"last-of-type":return s($t,!0,!0);case"only-child":return Ja(
s($t,!1,!1).test,s($t,!1,!0).test);case"only-of-type":return Ja(s($t,!0,!1).test,s($t,!0,!0).test);case"nth-child":case"nth-last-child":case"nth-of-type":case"n\
th-last-of-type":return ag(n,t[0]);case"not":case"is":case"where":case"matches":case"-webkit-any":return Xa(n,t[0]);case"has":return cg(t[0]);case"lang":{const[
i]=t,o=i?.type==="Identifier"?i.name:i?.type==="String"?i.value:void 0;return o===void 0?void 0:e({kind:"lang",language:o.toLowerCase()})}default:return}}function ag(n,t){
const e=dg(t);if(!e||t?.type!=="Nth")return;const[s,i]=[n.endsWith("of-type"),n.includes("last")];if(!t.selector)return{test:{kind:"nth",...e,ofType:s,fromEnd:i},
specificity:re};const o=s?void 0:Xa("is",t.selector);if(o?.test.kind!=="is")return;const{selectors:r}=o.test;return{test:{kind:"nth-of",...e,fromEnd:i,selectors:r},
specificity:re+o.specificity}}function Xa(n,t){const e=t&&ri(t);if(!e)return;const s=n==="where"?0:e.reduce((i,o)=>Math.max(i,o.specificity),0);return{test:{kind:n===
"not"?"not":"is",selectors:e},specificity:s}}function cg(n){if(n?.type!=="SelectorList"||n.children.some(o=>o.type!=="Selector"||o.children.last?.type==="Combin\
ator"))return;const t=ri(n);if(!t||t.length===0||t.some(Va))return;const e=t.reduce((o,r)=>Math.max(o,r.specificity),0),s=n.children.toArray();return{test:{kind:"\
has",selectors:t.map((o,r)=>lg(o,s[r]))},specificity:e}}const Va=({compounds:n,pseudoElement:t})=>t!==void 0||n.some(({pseudos:e})=>e.some(s=>s.kind==="has"||"s\
electors"in s&&s.selectors.some(Va)));function lg(n,t){const e={...kn(),pseudos:[{kind:"scope"}]},{compounds:s}=n,i=t.type==="Selector"&&t.children.first?.type===
"Combinator",o=s.slice(0,-1);return{...n,compounds:i?[...o,e]:[...o,{...s.at(-1),combinator:" "},e]}}function Ja(n,t){return{test:{kind:"is",selectors:[(s=>({compounds:[
{...kn(),pseudos:s}],specificity:0,pseudoElement:void 0}))([n,t])]},specificity:re}}function dg(n){if(n?.type!=="Nth")return;const{nth:t}=n;if(t.type==="Identif\
ier")return t.name==="odd"?{a:2,b:1}:t.name==="even"?{a:2,b:0}:void 0;const{a:e,b:s}=t;return{a:Za(e),b:Za(s)}}const Za=n=>n==null?0:n===""||n==="+"?1:n==="-"?-1:
Number(n);var et=E(23407);const fg=n=>n.length<=B.Hq&&ti(n,hg);function hg(n){const t=n.slice(n.indexOf("(")+1,-1);return/^selector\(/i.test(n)?Ya(t)!==void 0:n.
startsWith("(")&&Mt(t).some(({name:e,value:s})=>pg(e,s))}const ug={parent:et.DI,own:et.DI,em:16,rem:16,pageWidth:794,pageHeight:1123,zoom:1};function pg(n,t){if(n.
startsWith("--"))return!0;if(/^-(?:moz|ms|o)-/.test(n))return!1;if(!Object.hasOwn(xn,n))return!n.startsWith("-")&&Oa.test(n);if(/^(?:inherit|initial|unset|revert|revert-layer)$/i.
test(t.trim())||/var\(/i.test(t))return!0;const e=(0,O.wK)(t);return e!==void 0&&e.length>0&&xn[n].read(e,ug)!==void 0}const gg=10,mg=150;class wg{medium;pace;rules=[];pages=[];layers=new Qs;registered=new Map;keyframes=new Map;fontFaces=[];notLoaded=0;ignored=new Set;constructor(t,e){
this.medium=t,this.pace=e}async add(t,e=!1){await this.addAll(t,{isUsual:e,layer:this.layers,depth:0,parent:void 0})}async addFor(t,e){t.length>B.Hq?this.ignored.
add("media"):$a(t,this.medium)&&await this.add(e)}async addAll(t,e){const{depth:s,parent:i}=e;if(!(s>gg)){i!==void 0&&this.addRule(i,Mt(t),e);for(const{prelude:o,
block:r}of Ss(t)){const a=this.pace.step((o.length+(r?.length??0))*mg+2e3);a&&await a;const c=/^@[\w-]+/.exec(o)?.[0].slice(1).toLowerCase();if(c!==void 0)await this.
addAtRule(c,o.slice(c.length+1).trim(),r,e);else if(r!==void 0){const l=i===void 0?o:Fp(o,i);r.includes("{")?await this.addAll(r,{...e,depth:s+1,parent:l}):this.
addRule(l,Mt(r),e)}}}}addRule(t,e,{isUsual:s,layer:i}){if(e.length===0)return;const o=Ya(t);if(o)for(const r of o){if(this.rules.length===B.qV)throw(0,B.VE)();this.
rules.push({selector:r,declarations:e,order:this.rules.length,isUsual:s,layer:i})}}async addAtRule(t,e,s,i){const o={...i,depth:i.depth+1};switch(/^(?:media|supports)$/.
test(t)&&e.length>B.Hq&&this.ignored.add(`@${t}`),t){case"media":s!==void 0&&$a(e,this.medium)&&await this.addAll(s,o);return;case"supports":s!==void 0&&fg(e)&&
await this.addAll(s,o);return;case"layer":{const[r,...a]=e.split(",",B.qV+1).map(c=>i.layer.open(c.trim()));s!==void 0&&a.length===0&&await this.addAll(s,{...o,
layer:r});return}case"page":s!==void 0&&this.addPage(e,s);return;case"import":this.notLoaded++;return;case"font-face":s!==void 0&&this.addFontFace(s);return;case"\
keyframes":case"-webkit-keyframes":s!==void 0&&this.keyframes.set(e.replace(/^["']|["']$/g,""),Ep(s));return;case"property":s!==void 0&&this.registered.set(e,bg(
Mt(s)));return;case"charset":case"namespace":case"font-feature-values":case"view-transition":return;default:t.startsWith("-")||this.ignored.add(`@${t}`)}}addFontFace(t){
const e=eu(Mt(t));e&&e.sources.length>0?this.fontFaces.push(e):/url\(/i.test(t)&&this.notLoaded++}addPage(t,e){const s=[];let i=0;for(const r of Ss(e)){if(++i>B.
qV)throw(0,B.VE)();const a=/@([\w-]+)$/.exec(r.prelude)?.[1];a!==void 0&&r.block!==void 0&&s.push({name:a.toLowerCase(),declarations:Mt(r.block)})}const o=Mt(e);
for(const r of t.split(",",B.qV+1)){if(this.pages.length===B.qV)throw(0,B.VE)();this.pages.push({selector:r.trim(),declarations:o,boxes:s})}}}function bg(n){const t=e=>n.
findLast(({name:s})=>s===e)?.value;return{inherits:t("inherits")?.toLowerCase()!=="false",initial:t("initial-value")}}var P=E(74135);const qa=n=>"drawing"in n;function Ce([
n,t,e,s],{scaling:i,x:o,y:r},a){const[c,l]=[a.width/e,a.height/s];if(i==="none")return[c,0,0,l,-n*c,-t*l];const d=i==="meet"?Math.min(c,l):Math.max(c,l);return[
d,0,0,d,(a.width-e*d)*o-n*d,(a.height-s*d)*r-t*d]}const Qa=1e7,tc=/[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/iy;class On{text;at=0;constructor(t){this.text=t}skip(){
for(;this.at<this.text.length&&` 	
\r\f,`.includes(this.text[this.at]);)this.at++}number(){this.skip(),tc.lastIndex=this.at;const t=tc.exec(this.text)?.[0];if(t!==void 0)return this.at+=t.length,
Math.min(Math.max(Number(t),-Qa),Qa)}flag(){this.skip();const t=this.text[this.at];if(!(t!=="0"&&t!=="1"))return this.at++,Number(t)}}function ai(n,t){const e=new On(
n),s=[];for(;s.length<t;){const i=e.number();if(i===void 0)break;s.push(i)}return s}function nt(n,t,e){const s=new On(n??""),i=s.number();if(i===void 0)return;const o=s.
text.slice(s.at,s.at+4).trim().toLowerCase();return o===""?i:o.startsWith("%")?i*t/100:o==="em"||o==="rem"?i*e:o==="ex"?i*e*.5:Object.hasOwn(z.If,o)?i*z.If[o]:void 0}
const yg=1e3;function Be(n){if(n===void 0)return;let t,e=0;for(const[,s,i]of n.matchAll(/([a-z]+)\s{0,9}\(([^)]*)\)/gi)){const o=xg(s.toLowerCase(),ai(i,6));if(!o||
++e>yg)return;t=t?(0,P.lw)(o,t):o}return t}function xg(n,[t,...e]){if(t===void 0)return;const[s,i,o,r,a]=e,c=t*Math.PI/180;switch(n){case"translate":return[1,0,
0,1,t,s??0];case"scale":return[t,0,0,s??t,0,0];case"rotate":{const l=[Math.cos(c),Math.sin(c),-Math.sin(c),Math.cos(c),0,0],[d,f]=[s??0,i??0];return(0,P.lw)((0,P.
lw)([1,0,0,1,-d,-f],l),[1,0,0,1,d,f])}case"skewx":return[1,0,Math.tan(c),1,0,0];case"skewy":return[1,Math.tan(c),0,1,0,0];case"matrix":return a===void 0?void 0:
[t,s,i,o,r,a];default:return}}var j=E(36078);const ec=8,kg=1e3;class Sn{matrix;box=P.gF;x=0;y=0;pieces=[];operators=[];last="";joined;startX=0;startY=0;constructor(t){
this.matrix=t}get path(){return this.joined??=this.pieces.concat(this.operators).join(" ")}get isEmpty(){return this.last===""}push(t){this.last=t,this.operators.
push(t),!(this.operators.length<kg)&&(this.pieces.push(this.operators.join(" ")),this.operators=[])}move(t,e){[this.startX,this.startY]=[t,e],this.push(`${this.
point(t,e)} m`),this.go(t,e)}line(t,e){this.begin(),this.push(`${this.point(t,e)} l`),this.go(t,e)}curve(t,e,s,i,o,r,a=!1){this.begin();const c=[this.x,this.y];
this.push(`${this.point(t,e)} ${this.point(s,i)} ${this.point(o,r)} c`);for(let l=1;l<ec;l++)this.include(...(0,P.xk)(c,[t,e],[s,i],[o,r],l/ec));this.go(o,r)}close(){
this.isEmpty||(this.push("h"),[this.x,this.y]=[this.startX,this.startY])}begin(){(this.isEmpty||this.last==="h")&&this.push(`${this.point(this.x,this.y)} m`)}point(t,e){
const[s,i]=this.matrix?(0,P.Gd)(this.matrix,t,e):[t,e];return`${(0,j._)(s)} ${(0,j._)(i)}`}go(t,e){[this.x,this.y]=[t,e],this.include(t,e)}include(t,e){const[s,
i]=this.matrix?(0,P.Gd)(this.matrix,t,e):[t,e],[o,r,a,c]=this.box;this.box=[Math.min(o,s),Math.min(r,i),Math.max(a,s),Math.max(c,i)]}}function Mn(n,t,[e,s]){const[
i,o]=[n.x,n.y];let[r,a]=[Math.abs(t[0]),Math.abs(t[1])];if(i===e&&o===s)return;if(r===0||a===0)return n.line(e,s);const c=t[2]*Math.PI/180,[l,d]=[Math.cos(c),Math.
sin(c)],[f,h]=[(i-e)/2,(o-s)/2],[u,p]=[l*f+d*h,l*h-d*f],g=Math.sqrt((u/r)**2+(p/a)**2);g>1&&([r,a]=[r*g,a*g]);const m=(r*p)**2+(a*u)**2,w=Math.sqrt(Math.max(((r*
a)**2-m)/m,0))*(t[3]===t[4]?-1:1),[b,y]=[w*r*p/a,-w*a*u/r],x=[l*b-d*y+(i+e)/2,d*b+l*y+(o+s)/2],M=Math.atan2((p-y)/a,(u-b)/r);let v=Math.atan2((-p-y)/a,(-u-b)/r)-
M;if(t[4]===1&&v<0&&(v+=2*Math.PI),t[4]===0&&v>0&&(v-=2*Math.PI),![...x,M,v].every(Number.isFinite))return n.line(e,s);const T=Math.max(Math.ceil(Math.abs(v)/(Math.
PI/2)-1e-9),1),I=v/T,A=4/3*Math.tan(I/4),R=(_,$)=>[x[0]+l*_*r-d*$*a,x[1]+d*_*r+l*$*a];for(let _=0;_<T;_++){const[$,K]=[M+_*I,M+(_+1)*I],[Z,G,H,q]=[Math.cos($),Math.
sin($),Math.cos(K),Math.sin(K)],Rt=_===T-1?[e,s]:R(H,q);n.curve(...R(Z-A*G,G+A*Z),...R(H+A*q,q-A*H),...Rt,_<T-1)}}function nc(n,t,e,s,i){n.move(t+s,e),Mn(n,[s,i,
0,0,1],[t-s,e]),Mn(n,[s,i,0,0,1],[t+s,e]),n.close()}const Og=600,sc={m:2,l:2,h:1,v:1,c:6,s:4,q:4,t:2,a:7,z:0};function*Sg(n,t){const e=new On(t),s={kind:"",x:0,
y:0};let i="";for(;;){yield Og,e.skip();const o=t[e.at];if(o===void 0)return;if(Object.hasOwn(sc,o.toLowerCase()))i=o,e.at++;else if(i===""||i==="z"||i==="Z")return;
if(n.isEmpty&&i!=="m"&&i!=="M")return;const r=Mg(e,i.toLowerCase());if(!r)return;vg(n,i,r,s),i==="m"&&(i="l"),i==="M"&&(i="L")}}function Mg(n,t){const e=[];for(let s=0;s<
sc[t];s++){const i=t==="a"&&(s===3||s===4)?n.flag():n.number();if(i===void 0)return;e.push(i)}return e}function vg(n,t,e,s){const i=t.toLowerCase(),o=i===t,[r,a]=o?
[n.x,n.y]:[0,0],[c,l]=[n.x,n.y],d=u=>[e[u]+r,e[u+1]+a],f=u=>s.kind!==""&&u.includes(s.kind)?[2*c-s.x,2*l-s.y]:[c,l];let h=[c,l];switch(i){case"m":n.move(...d(0));
break;case"l":n.line(...d(0));break;case"h":n.line(e[0]+r,l);break;case"v":n.line(c,e[0]+a);break;case"c":h=d(2),n.curve(...d(0),...h,...d(4));break;case"s":h=d(
0),n.curve(...f("cs"),...h,...d(2));break;case"q":h=d(0),ic(n,h,d(2));break;case"t":h=f("qt"),ic(n,h,d(0));break;case"a":Mn(n,e,d(5));break;default:n.close()}s.
kind=i,[s.x,s.y]=h}function ic(n,[t,e],[s,i]){const[o,r]=[n.x,n.y],a=(c,l)=>c+(l-c)*2/3;n.curve(a(o,t),a(r,e),a(s,t),a(i,e),s,i)}const ci=new Set(["path","rect",
"circle","ellipse","line","polyline","polygon"]),Tg=400;function*vn(n,{name:t,attributes:e},s){const i=Math.hypot(s.width,s.height)/Math.SQRT2,o=(c,l)=>nt(e.get(
c),l,s.em)??0,r=c=>o(c,s.width),a=c=>o(c,s.height);switch(t){case"path":return yield*Sg(n,e.get("d")??"");case"rect":return Rg(n,e,s);case"circle":{const c=o("r",
i);c>0&&nc(n,r("cx"),a("cy"),c,c);return}case"ellipse":{const[c,l]=[r("rx"),a("ry")];c>0&&l>0&&nc(n,r("cx"),a("cy"),c,l);return}case"line":n.move(r("x1"),a("y1")),
n.line(r("x2"),a("y2"));return;default:yield*Ig(n,e.get("points")??"",t==="polygon")}}function*Ig(n,t,e){const s=new On(t);for(;;){yield Tg;const[i,o]=[s.number(),
s.number()];if(i===void 0||o===void 0)break;n.isEmpty?n.move(i,o):n.line(i,o)}e&&n.close()}function Rg(n,t,{width:e,height:s,em:i}){const o=(w,b)=>nt(t.get(w),b,
i),[r,a]=[o("x",e)??0,o("y",s)??0],[c,l]=[o("width",e)??0,o("height",s)??0];if(c<=0||l<=0)return;const[d,f]=[o("rx",e),o("ry",s)],h=Math.min(Math.max(d??f??0,0),
c/2),u=Math.min(Math.max(f??d??0,0),l/2),[p,g]=[r+c,a+l],m=(w,b)=>{h>0&&u>0&&Mn(n,[h,u,0,0,1],[w,b])};n.move(r+h,a),n.line(p-h,a),m(p,a+u),n.line(p,g-u),m(p-h,g),
n.line(r+h,g),m(r,g-u),n.line(r,a+u),m(r+h,a),n.close()}const Ag=/^(?:http:\/\/www\.w3\.org\/1999\/xhtml|\s)*$/,Eg=n=>(0,L.ZE)(n).filter(({attributes:t})=>{const e=t.
get("systemLanguage")?.split(",");return(e===void 0||e.some(i=>/^\s*en\b/i.test(i)))&&Ag.test(t.get("requiredExtensions")??"")}).slice(0,1);function ae({attributes:n}){
const[t,e,s,i]=ai(n.get("viewBox")??"",4);return i===void 0||s<=0||i<=0?void 0:[t,e,s,i]}const oc={min:0,mid:.5,max:1};function Ne({attributes:n}){const t=n.get(
"preserveAspectRatio")?.trim().toLowerCase()??"";if(t.startsWith("none"))return{scaling:"none",x:0,y:0};const[,e="mid",s="mid"]=/^x(min|mid|max)y(min|mid|max)/.
exec(t)??[];return{scaling:t.endsWith("slice")?"slice":"meet",x:oc[e],y:oc[s]}}const Tn=({attributes:n},{width:t,height:e,em:s})=>[1,0,0,1,nt(n.get("x"),t,s)??0,
nt(n.get("y"),e,s)??0],rc={width:0,height:0,em:16},ac=[1,0,0,1,0,0],Lg=10,li=({attributes:n})=>Be(n.get("transform"))??ac;class Cg{tools;known=new Map;constructor(t){
this.tools=t}*read(t,e){const s=this.tools.find(t);if(s?.name!=="clipPath")return;if(s.attributes.get("clipPathUnits")!=="objectBoundingBox"){let c=this.known.get(
s);return c?this.tools.spend(c.path.length):this.known.set(s,c=yield*this.outline(s,ac)),c}if(!e){this.tools.leaveOut("clipPath");return}const[i,o,r,a]=e;return yield*this.
outline(s,[r-i,0,0,a-o,i,o])}*outline(t,e){const{find:s,spend:i}=this.tools,o=[];let r=!1;for(const a of(0,L.ZE)(t)){const c=a.name==="use",l=c?s((0,L.Ci)(a)):a;
if(!l||!ci.has(l.name))continue;const d=(l.attributes.get("d")??l.attributes.get("points")??"").length;i(c?d*Lg:d);const f=c?[Tn(a,rc),li(a)]:[],h=new Sn([li(l),
...f,li(t),e].reduce((u,p)=>(0,P.lw)(u,p)));yield*vn(h,l,rc),h.isEmpty||o.push(h.path),r||=[a,l].some(({attributes:u})=>u.get("clip-rule")==="evenodd")}return{path:o.
length===0?"0 0 0 0 re":o.join(" "),hasHoles:r}}}class ce{box;x=0;y=0;width=0;height=0;border=We;padding=We;children=Rn;apart=Rn;lines=Ng;flow="sequence";firstBaseline;lastBaseline;above;after=le;slack=0;constructor(t){
this.box=t}add(t){this.children=cc(this.children,t)}addApart(t){this.apart=cc(this.apart,t)}get contentWidth(){return this.width-this.border.left-this.border.right-
this.padding.left-this.padding.right}}const di=({laid:n},t)=>Bg(n)?t:1/0;function Bg({shift:n,box:t,height:e}){return n&&n.y!==0?!1:t.style.transform.every(s=>s.
kind==="translate"&&(0,k.Il)(s.y,e)===0)}const fi=(n,t)=>{const e=di(n,t);return n.laid.box.style.overflow==="hidden"?Math.min(e,n.bottom):e},We={top:0,right:0,
bottom:0,left:0};class In{most;least;constructor(t=0,e=0){this.most=t,this.least=e}get size(){return this.most+this.least}add(t){return t===0?this:new In(Math.max(
this.most,t),Math.min(this.least,t))}join({most:t,least:e}){return new In(Math.max(this.most,t),Math.min(this.least,e))}}const le=new In,Ng=[],Rn=[];function cc(n,t){
return n.length===0?[t]:(n.push(t),n)}ce.prototype.isFromBottom=!1,ce.prototype.sunk=0;function Wg({children:n,laid:t}){const e=n.toReversed();return n.length>0&&
(n.length=0),[t.children,t.box.children]=[Rn,Rn],e}const st=n=>n==="auto"||n==="none",C=(n,t)=>n==="auto"?0:(0,k.Il)(n,t),yt=({marginTop:n,marginRight:t,marginBottom:e,
marginLeft:s},i)=>({top:C(n,i),right:C(t,i),bottom:C(e,i),left:C(s,i)}),J=({borderTopWidth:n,borderRightWidth:t,borderBottomWidth:e,borderLeftWidth:s})=>_g(n,t,
e,s);function lc(){let n=We;return(t,e,s,i)=>t===0&&e===0&&s===0&&i===0?We:n.top===t&&n.right===e&&n.bottom===s&&n.left===i?n:n={top:t,right:e,bottom:s,left:i}}
const _g=lc(),zg=lc(),Q=({paddingTop:n,paddingRight:t,paddingBottom:e,paddingLeft:s},i)=>zg(Math.max((0,k.Il)(n,i),0),Math.max((0,k.Il)(t,i),0),Math.max((0,k.Il)(
e,i),0),Math.max((0,k.Il)(s,i),0)),N=({left:n,right:t})=>n+t,W=({top:n,bottom:t})=>n+t;function Pg(n,t){const e=new ce(n);return e.border=J(n.style),e.padding=Q(
n.style,t),e}function F(n,t,e,s){if(typeof n=="string"||n.percent!==0&&t===void 0)return;if(n.fills)return Math.max((t??0)-$g(n.fills,s,t??0),e);const i=(0,k.Il)(
n,t??0);return Math.max(s.boxSizing==="border-box"?Math.max(i,e):i+e,0)}const $g=(n,{marginLeft:t,marginRight:e,marginTop:s,marginBottom:i},o)=>n==="across"?C(t,
o)+C(e,o):C(s,o)+C(i,o);function tt(n,t,e,s){const i=F(t.maxWidth,e,s,t)??1/0,o=F(t.minWidth,e,s,t)??0;return Math.max(Math.min(n,i),o,s)}function at(n,t,e,s){const i=F(
t.maxHeight,e,s,t)??1/0,o=F(t.minHeight,e,s,t)??0;return Math.max(Math.min(n,i),o,s)}function _e(n,t,e){const s=t.aspectRatio??1;return t.boxSizing==="border-bo\
x"?n*s:Math.max(n-e.down,0)*s+e.across}function dc(n,t,e){const s=t.aspectRatio??1;return t.boxSizing==="border-box"?n/s:Math.max(n-e.across,0)/s+e.down}function An(n,t,e,s){
if(t.aspectRatio===void 0||t.width!=="auto")return n;const i=F(t.maxHeight,e,s.down,t),o=F(t.minHeight,e,s.down,t),r=i===void 0?n:Math.min(n,_e(i,t,s));return o===
void 0?r:Math.max(r,_e(o,t,s))}function fc({left:n,right:t,top:e,bottom:s,direction:i},{width:o,height:r}){const a=(g,m)=>g==="auto"||g.percent!==0&&m===void 0?
void 0:(0,k.Il)(g,m??0),[c,l,d,f]=[a(n,o),a(t,o),a(e,r),a(s,r)],h=l===void 0?void 0:-l,u=(i==="rtl"?h??c:c??h)??0,p=d??-(f??0);return u===0&&p===0?void 0:{x:u,y:p}}
const Dg=({color:{color:n,alpha:t}})=>{const e={fill:{paint:n,alpha:t}};return()=>e},hi=2e4,hc=.55,Fg=.35;function*Gg(n,t,e,{styler:s,spend:i}){const{attributes:o}=n,
r=(m,w)=>nt(o.get(m),w,e.em)??0,a={x:r("x",e.width),y:r("y",e.height),width:r("width",e.width),height:r("height",e.height),across:0,down:.5},c=Hg(n,t,s,a),l=new Kg(
s,i,c.width);yield*l.read(n,t);const{lines:d}=l;d.at(-1).length===0&&d.pop();const f=jg(d);let h=c.y+(c.height-f.reduce((m,w)=>m+w,0))*c.down;const u=Math.min((0,D.
Kf)(d.map(Ug)),c.width),p=c.x+(c.width-u)*c.across,g=[];for(const[m,w]of d.entries()){yield hi;const[b]=w;if(!b){h+=f[m];continue}const{textAlign:y,fontSize:x}=b.
style,M=y==="center"?"middle":y==="right"||y==="end"?"end":"start",v=M==="middle"?.5:M==="end"?1:0,T=c.across>0?p+u*v:c.x+c.width*v;for(const[I,{text:A,style:R,
isApart:_}]of w.entries()){const $=I===0?{x:T,y:h+f[m]/2+Fg*x}:{x:void 0,y:void 0},K={...R,drawn:{...R.drawn,anchor:M}};g.push({text:I>0&&_?` ${A}`:A,style:K,paintIn:Dg(
R),...$,dx:0,dy:0})}h+=f[m]}return g}function Hg(n,t,e,s){const[i,...o]=(0,L.ZE)(n);if(!i?.isHtml||o.length>0)return s;const{style:r}=e.styleOf(i,t,void 0);if(r.
display!=="flex"||r.flexDirection!=="row")return s;const{width:a}=s,[c,l]=[C(r.marginLeft,a),C(r.marginTop,a)],[d,f]=[(0,k.Il)(r.paddingLeft,a),(0,k.Il)(r.paddingTop,
a)],h=a-c-d-C(r.marginRight,a)-(0,k.Il)(r.paddingRight,a);return{x:s.x+c+d,y:s.y+l+f,width:typeof r.width=="object"?(0,k.Il)(r.width,a):h,height:typeof r.height==
"object"?(0,k.Il)(r.height,s.height):0,across:uc[r.justifyContent]??0,down:typeof r.height=="object"?uc[r.alignItems]??0:0}}function jg(n){const t=[];for(const e of n)
t.push(e.length===0?t.at(-1)??0:(0,D.Kf)(e.map(({style:s})=>ys(s))));return t}const uc={center:.5,"flex-end":1,end:1},Ug=n=>n.reduce((t,{text:e,style:s,isApart:i})=>t+
(e.length+(i?1:0))*hc*s.fontSize,0);class Kg{styler;spend;room;lines=[[]];width=0;count=0;isApart=!1;constructor(t,e,s){this.styler=t,this.spend=e,this.room=s}*read(t,e){
for(const s of t.children)if(yield hi,this.spend(0),s.kind==="text")yield*this.words(s,e.style);else if(s.name==="br")this.end(!0);else if(s.isHtml){const i=this.
styler.styleOf(s,e,void 0);if(i.style.display==="none")continue;const o=!i.style.display.startsWith("inline");o&&this.end(),yield*this.read(s,i),o&&this.end()}}*words({
value:t},e){if(e.visibility!=="visible")return;const s=e.whiteSpace!=="nowrap"&&e.whiteSpace!=="pre";for(const i of t.match(/\s+|\S+/g)??[]){if(/^\s/.test(i)){this.
isApart=!0;continue}this.spend(i.length),++this.count%50===0&&(yield 50*hi);const o=(i.length+(this.isApart?1:0))*hc*e.fontSize;s&&this.width>0&&this.width+o>Math.
max(this.room,e.fontSize)*1.1&&this.end(),this.lines.at(-1).push({text:i,style:e,isApart:this.isApart}),this.width+=o,this.isApart=!1}}end(t=!1){(t||this.lines.
at(-1).length>0)&&this.lines.push([]),[this.width,this.isApart]=[0,!1]}}const Yg=10,ui=({name:n})=>n==="linearGradient"||n==="radialGradient";function pc(n,t,e){
const s=[n];for(;s.length<Yg;){const i=t((0,L.Ci)(s.at(-1)));if(!i||s.includes(i)||!e(i))break;s.push(i)}return s}function Xg(n,t,{box:e,room:s,measures:i}){const o=G=>{
for(const{attributes:H}of n)if(H.has(G))return H.get(G)},r=o("gradientUnits")!=="userSpaceOnUse",[a,c,l,d]=e;if(l-a<=0&&r||d-c<=0&&r)return;const f=Be(o("gradie\
ntTransform"))??Jg,h=r?(0,P.lw)(f,[l-a,0,0,d-c,a,c]):f,[u,p,g,m]=h;if(!(Math.abs(u*m-p*g)>1e-12))return;const w=r?{width:1,height:1}:i,b=(G,H,q)=>nt(o(G)??H,q,i.
em)??0,y=(G,H)=>b(G,H,w.width),x=(G,H)=>b(G,H,w.height),M=(0,P.zl)((0,P.DI)(h),(0,P.XM)(e,s));if(n[0].name==="linearGradient"){const[G,H,q,Rt]=[y("x1","0%"),x("\
y1","0%"),y("x2","100%"),x("y2","0%")],[Bt,Qt]=[q-G,Rt-H],Ho=Bt*Bt+Qt*Qt,Ot=gc(M).map(([nn,Tv])=>((nn-G)*Bt+(Tv-H)*Qt)/Ho),ps=mc(t,o("spreadMethod"),(0,D.YG)(Ot),
(0,D.Kf)(Ot)),{from:en,to:gs}=ps,jo=[G+en*Bt,H+en*Qt,G+gs*Bt,H+gs*Qt];return wc(jo,h,ps.stops,M)}const[v,T]=[y("cx","50%"),x("cy","50%")],I=b("r","50%",Math.hypot(
w.width,w.height)/Math.SQRT2),[A,R]=[o("fx")===void 0?v:y("fx","50%"),o("fy")===void 0?T:x("fy","50%")];if(!(I>0))return;const _=Math.min(Math.max(b("fr","0%",Math.
hypot(w.width,w.height)/Math.SQRT2),0),I),$=A===v&&R===T&&_===0?o("spreadMethod"):void 0,K=(0,D.Kf)(gc(M).map(([G,H])=>Math.hypot(G-v,H-T)))/I,Z=mc(t,$,0,K);return wc(
[A,R,_,v,T,I*Z.to],h,Z.stops,M)}const gc=([n,t,e,s])=>[[n,t],[e,t],[n,s],[e,s]],Vg=2e3;function mc(n,t,e,s){const i={from:0,to:1,stops:n};if(t!=="repeat"&&t!=="\
reflect")return i;const[o,r]=[Math.min(Math.floor(e),0),Math.max(Math.ceil(s),1)],a=r-o;if(!(a*n.length<=Vg))return i;const c=n.map(d=>({...d,at:1-d.at})).reverse(),
l=[];for(let d=o;d<r;d++)for(const f of t==="reflect"&&d%2!==0?c:n)l.push({...f,at:(d-o+f.at)/a});return{from:o,to:r,stops:l}}const En=1e3,Jg=[1,0,0,1,0,0],wc=(n,t,e,s)=>({
coordinates:n.map(i=>i*En),matrix:(0,P.lw)([1/En,0,0,1/En,0,0],t),stops:e,box:s.map(i=>i*En)}),Zg=1e-6,qg=256,Qg=({fill:n,stroke:t})=>(n&&"stops"in n.paint?n.paint.
stops.length:0)+(t&&"stops"in t.color?t.color.stops.length:0);class t0{styler;find;leaveOut;gradients=new Map;constructor(t,e,s){this.styler=t,this.find=e,this.
leaveOut=s}make(t,{style:e},s){const{fill:i,fillOpacity:o,hasHoles:r,isStrokeUnder:a}=e.drawn,{box:c}=t,[l,d,f,h]=c,u=f>l&&h>d?this.paintOf(i,o,e,{box:c,room:0,
measures:s}):void 0,p=this.strokeOf(e,c,s);if(!(!u&&!p))return{kind:"shape",path:t.path,fill:u&&{...u,hasHoles:r},stroke:p,isStrokeUnder:a}}textPaint(t,e){const{
fill:s,fillOpacity:i,stroke:o,isStrokeUnder:r}=t.drawn;if(!(!this.colorOf(s,t)&&!this.colorOf(o,t)))return a=>({fill:this.paintOf(s,i,t,{box:a,room:0,measures:e}),
stroke:this.strokeOf(t,a,e),isStrokeUnder:r})}strokeOf({drawn:t,...e},s,i){const o=Math.hypot(i.width,i.height)/Math.SQRT2,r=(0,k.Il)(t.strokeWidth,o);if(!(r>Zg))
return;const{cap:a,join:c,miter:l,isUnscaled:d}=t,f=r*Math.max(l,Math.SQRT2)/2,h=this.paintOf(t.stroke,t.strokeOpacity,{...e,drawn:t},{box:s,room:f,measures:i});
if(!h)return;const u=t.dashes.map(m=>(0,k.Il)(m,o)),p=u.some(m=>m>0)?u.length%2===1?[...u,...u]:u:[],g=(0,k.Il)(t.dashOffset,o);return{color:h.paint,alpha:h.alpha,
width:r,cap:a,join:c,miter:l,dashes:p,dashOffset:g,isUnscaled:d}}paintOf(t,e,s,i){const o=this.gradientOf(t);if(o){const a=Xg(o.chain,o.stops,i);return a&&{paint:a,
alpha:o.alpha*e}}const r=this.colorOf(t,s);return r&&{paint:r.color,alpha:r.alpha*e}}gradientOf(t){const e=typeof t=="object"&&"id"in t?this.gradient(t.id):void 0;
return e&&e.stops.length>1?e:void 0}colorOf(t,e){if(t==="none")return;if(t==="current")return e.color;if(!("id"in t))return t;const s=this.gradient(t.id);if(!s)
return this.colorOf(t.otherwise,e);const[i]=s.stops;return i&&{color:i.color,alpha:i.alpha*s.alpha}}gradient(t){if(this.gradients.has(t))return this.gradients.get(
t);const e=this.find(t);e&&!ui(e)&&this.leaveOut(e.name);const s=e&&ui(e)?this.readGradient(e):void 0;return this.gradients.set(t,s),s}readGradient(t){const e=pc(
t,this.find,ui),s=e.find(c=>(0,L.ZE)(c).some(({name:l})=>l==="stop")),i=[];for(const c of s?(0,L.ZE)(s):[]){if(c.name!=="stop"||i.length===qg)continue;const{style:l}=this.
styler.styleOf(c,this.styler.start,void 0),d=c.attributes.get("offset")??"0",f=Math.min(Math.max(nt(d,1,16)??0,i.at(-1)?.at??0),1);i.push({at:f,color:l.stopColor.
color,alpha:l.stopColor.alpha*l.stopOpacity})}const[o,r]=[i[0],i.at(-1)];o&&o.at>0&&i.unshift({...o,at:0}),r&&r.at<1&&i.push({...r,at:1});const a=i[0]?.alpha??1;
return a===1||i.some(c=>c.alpha!==a)?{chain:e,stops:i,alpha:1}:{chain:e,stops:i.map(c=>({...c,alpha:1})),alpha:a}}}const bc=16,e0=2e4;class n0 extends Sn{turn;parts=[];starts=[];length=0;first=[
0,0];constructor(t){super(),this.turn=t}move(t,e){super.move(t,e),this.first=[t,e]}line(t,e){this.add(this.x,this.y,t,e),super.line(t,e)}curve(t,e,s,i,o,r){const a=[
this.x,this.y];let[c,l]=a;for(let d=1;d<=bc;d++){const[f,h]=(0,P.xk)(a,[t,e],[s,i],[o,r],d/bc);this.add(c,l,f,h),[c,l]=[f,h]}super.curve(t,e,s,i,o,r)}close(){this.
add(this.x,this.y,...this.first),super.close()}add(t,e,s,i){const[o,r]=(0,P.Gd)(this.turn,t,e),[a,c]=(0,P.Gd)(this.turn,s,i),l=Math.hypot(a-o,c-r);!(l>0)||this.
parts.length===e0||(this.parts.push({x:o,y:r,angle:Math.atan2(c-r,a-o)}),this.starts.push(this.length),this.length+=l)}}function*s0(n,t){const e=new n0(Be(n.attributes.
get("transform"))??[1,0,0,1,0,0]);yield*vn(e,n,t);const{parts:s,starts:i,length:o}=e;return{parts:s,starts:i,length:o}}const i0=2e4,o0=40,r0=200,a0=400,c0=1e4,l0=new Set(
["tspan","a","textPath"]);function*d0(n,t,e){const s=[];yield*yc(n,t,{pen:{xs:[0],y:0,dx:0,dy:0,path:void 0,isSpaced:!0},runs:s,tools:e});const o=u0(n,t.measures);
o&&s[0]&&(s[0]={...s[0],length:o});const r=s.at(-1);return r&&!r.style.whiteSpace.startsWith("pre")&&(s[s.length-1]={...r,text:r.text.trimEnd()}),s}function*yc(n,t,e){
const{styled:s,measures:i}=t,{pen:o,tools:r}=e,a=n.attributes.get("space"),c=a===void 0?t.keepsSpace===!0:a==="preserve";f0(o,n,i),n.name==="textPath"&&(yield*h0(
o,n,i,r));for(const l of n.children)if(yield i0,l.kind==="text")p0(l,c,t,e);else if(!l.isHtml&&l0.has(l.name)){yield*r.styler.findRules(l);const d=r.styler.styleOf(
l,s,void 0);if(d.style.display==="none")continue;yield*yc(l,{styled:d,measures:{...i,em:d.style.fontSize},keepsSpace:c},e)}n.name==="textPath"&&(o.path=void 0)}
function f0(n,{attributes:t},{width:e,height:s,em:i}){const o=t.get("x");if(o!==void 0){const a=ai(o,c0),c=nt(o,e,i);n.xs=a.length>1?a:c===void 0?[]:[c]}const r=(a,c)=>nt(
t.get(a),c,i);n.y=r("y",s)??n.y,n.dx+=r("dx",e)??0,n.dy+=r("dy",s)??0}function*h0(n,t,e,{maker:s,spend:i}){const o=s.find((0,L.Ci)(t));if(!o||!ci.has(o.name))return;
const{attributes:r}=o;i((r.get("d")??r.get("points")??"").length);const a=yield*s0(o,e);i(a.parts.length*o0),n.path=a,n.xs=[nt(t.attributes.get("startOffset"),a.
length,e.em)??0],n.y=0}function u0({attributes:n},{width:t,em:e}){const s=nt(n.get("textLength"),t,e),i=n.get("lengthAdjust")?.trim()==="spacingAndGlyphs";return s!==
void 0&&s>0?{length:s,scales:i}:void 0}function p0({value:n},t,{styled:{style:e},measures:s},i){const{pen:o,runs:r,tools:a}=i,c=t||e.whiteSpace.startsWith("pre");
let l=c?n.replace(/\s/g," "):n.replace(/\s+/g," ");!c&&o.isSpaced&&(l=l.replace(/^ /,""));const d=a.maker.textPaint(e,s);if(l===""||!d||e.visibility!=="visible")
return;const f=e.drawn.stroke!=="none";(f||o.path)&&a.spend(l.length*(f?a0:r0)),o.isSpaced=l.endsWith(" ");const h=(g,m)=>{r.push({text:g,style:e,paintIn:d,x:m,
y:o.y,dx:o.dx,dy:o.dy,path:o.path}),[o.y,o.dx,o.dy]=[void 0,0,0]},u=o.xs.length>1?Array.from(l):[],p=Math.min(o.xs.length,u.length);for(let g=0;g<p-1;g++)h(u[g],
o.xs[g]);h(p>1?u.slice(p-1).join(""):l,o.xs[Math.max(p-1,0)]),o.xs=o.xs.slice(Math.max(p,1))}class g0 extends Sn{vertices=[];first;move(t,e){super.move(t,e),this.
vertices.push(this.first={x:t,y:e,before:void 0,after:void 0})}line(t,e){const s=[t-this.x,e-this.y];super.line(t,e),this.add(t,e,s,s,!1)}curve(t,e,s,i,o,r,a=!1){
const[c,l]=[this.x,this.y];super.curve(t,e,s,i,o,r);const d=[o-c,r-l],f=xc([t-c,e-l],[s-c,i-l],d),h=xc([o-s,r-i],[o-t,r-e],d);this.add(o,r,f,h,a)}close(){const{
first:t}=this,e=this.vertices.at(-1);if(super.close(),!t||!e||e===t)return;const s=[t.x-e.x,t.y-e.y];s[0]===0&&s[1]===0||this.add(t.x,t.y,s,s,!1);const o=this.vertices.
at(-1);[o.after,t.before]=[t.after,o.before]}add(t,e,s,i,o){const r=this.vertices.at(-1);r&&!this.isWithin&&(r.after=s),this.isWithin=o,o||this.vertices.push({x:t,
y:e,before:i,after:void 0})}isWithin=!1}const xc=(...n)=>n.find(([t,e])=>t!==0||e!==0)??[1,0];function m0({before:n,after:t}){const e=([r,a])=>Math.atan2(a,r)*180/
Math.PI;if(!n)return t?e(t):0;if(!t)return e(n);const[s,i]=[e(n),e(t)],o=((i-s)%360+540)%360-180;return s+o/2}const pt=(n,{matrix:t,clip:e,clipHasHoles:s=!1,opacity:i=1}={})=>({
kind:"group",matrix:t,clip:e,clipHasHoles:s,opacity:i,nodes:n}),Yt=(n,t,e,s)=>`${[n,t,e,s].map(j._).join(" ")} re`;function w0(n,t,e,s,{lineWidth:i,em:o}){const{
attributes:r}=n,a=(v,T)=>nt(r.get(v),T,o),c={width:a("markerWidth",100)??3,height:a("markerHeight",100)??3};if(c.width<=0||c.height<=0)return;const l=ae(n),d=l?
Ce(l,Ne(n),c):pi,[f,h]=(0,P.Gd)(d,a("refX",l?.[2]??0)??0,a("refY",l?.[3]??0)??0),u=r.get("orient")?.trim()??"0",p=u==="auto-start-reverse"&&s==="markerStart",m=(u.
startsWith("auto")?m0(e)+(p?180:0):nt(u.replace(/deg$/,""),360,1)??0)*Math.PI/180,w=r.get("markerUnits")==="userSpaceOnUse"?1:i,[b,y]=[Math.cos(m)*w,Math.sin(m)*
w],x=(0,P.lw)([1,0,0,1,-f,-h],[b,y,-y,b,e.x,e.y]),M=/^(?:visible|auto)$/.test(r.get("overflow")??"")||/overflow\s*:\s*visible/.test(r.get("style")??"");return pt(
[pt(t,{matrix:d})],{matrix:x,clip:M?void 0:Yt(0,0,c.width,c.height)})}const b0=1e4;function y0(n,t,e){const s=q=>{for(const{attributes:Rt}of n)if(Rt.has(q))return Rt.
get(q)},[i,o,r,a]=t,[c,l]=[r-i,a-o],d=s("patternUnits")!=="userSpaceOnUse",f=(q,Rt,Bt)=>(nt(s(q),d?1:Rt,e.em)??0)*(d?Bt:1),[h,u]=[f("width",e.width,c),f("height",
e.height,l)];if(!(h>0)||!(u>0))return;const p=f("x",e.width,c)+(d?i:0),g=f("y",e.height,l)+(d?o:0),m=Be(s("patternTransform"))??pi,[w,b,y,x]=m;if(!(Math.abs(w*x-
b*y)>1e-12))return;const[M,v,T,I]=(0,P.zl)((0,P.DI)(m),t),[A,R]=[Math.floor((M-p)/h),Math.floor((v-g)/u)],[_,$]=[Math.ceil((T-p)/h)-A,Math.ceil((I-g)/u)-R];if(!(_*
$<=b0))return!1;const K=n.find(q=>ae(q)),Z=K&&ae(K),G=s("patternContentUnits")==="objectBoundingBox",H=Z?Ce(Z,Ne(K),{width:h,height:u}):G?[c,0,0,l,0,0]:pi;return{
matrix:m,left:p+A*h,top:g+R*u,width:h,height:u,across:_,down:$,content:H}}function x0(n,t,e){const{matrix:s,left:i,top:o,width:r,height:a,across:c,down:l,content:d}=n,
f=[pt(t,{matrix:d})],h=Yt(0,0,r,a),u=[];for(let p=0;p<l;p++)for(let g=0;g<c;g++)u.push(pt(f,{matrix:[1,0,0,1,i+g*r,o+p*a],clip:h}));return pt([pt(u,{matrix:s})],
e)}const pi=[1,0,0,1,0,0],[kc,Oc]=[.01,100];function k0([n]){if((0,O.aG)(n)==="normal"||(0,O.aG)(n)==="reset")return 1;const t=(0,z.pO)(n);if(!(t===void 0||t<0))
return t===0?1:Math.min(Math.max(t,kc),Oc)}function Sc(n,t){const e=Math.min(Math.max(n.zoom*t,kc),Oc),s=e/n.zoom;if(s===1)return n;const{lineHeight:i,textIndent:o,
underlineOffset:r}=n,a={zoom:e,fontSize:n.fontSize*s,textIndent:{px:o.px*s,percent:o.percent},letterSpacing:n.letterSpacing*s,wordSpacing:n.wordSpacing*s,textStrokeWidth:n.
textStrokeWidth*s,borderSpacingX:n.borderSpacingX*s,borderSpacingY:n.borderSpacingY*s};return typeof i=="object"&&"px"in i&&(a.lineHeight={px:i.px*s}),r!==void 0&&
(a.underlineOffset=r*s),{...n,...a}}const O0=new Set("defs symbol clipPath linearGradient radialGradient mask pattern marker filter title desc metadata style sc\
ript animate animateTransform animateMotion set view cursor".split(" ")),Mc=20,vc=100,S0=500,Tc=3e4,M0=new Set(["path","line","polyline","polygon"]),Ic={width:300,
height:150};class Rc{tools;readOnce=0;named=new Map;outlines=new Map;shapes;clips;texts;styler;leaveOut;contents=new Map;constructor(t,e){this.tools=t;const{styler:s,
leaveOut:i}=t;[this.styler,this.leaveOut]=[s,i];for(const a of(0,L.Ky)(e)){const c=a.attributes.get("id");c!==void 0&&!a.isHtml&&!this.named.has(c)&&this.named.
set(c,a)}const o=a=>this.named.get(a);this.shapes=new t0(s,o,i);const r=a=>this.spend(a);this.clips=new Cg({find:o,leaveOut:i,spend:r}),this.texts={maker:this.shapes,
styler:s,spend:r}}*read(t,e){const{style:s}=e,i=(h,u)=>typeof h=="object"&&h.percent===0?h.px/s.zoom:u,o={width:i(s.width,Ic.width),height:i(s.height,Ic.height)},
r=s.zoom===1?void 0:[0,0,o.width,o.height],a=ae(t)??r,c=Sc(s,1/s.zoom),[,,l,d]=a??[0,0,o.width,o.height],f=yield*this.children(t,{styled:{...e,style:c},measures:{
width:l,height:d,em:c.fontSize},used:0,depth:0});return{drawing:{view:a,fit:Ne(t),nodes:f},size:a&&!r?void 0:o}}*children(t,e){const s=[],i=t.name==="switch"?Eg(
t):(0,L.ZE)(t);for(const o of i){const r=yield*this.element(o,e);r&&s.push(r)}return s}spend(t){const{tally:e}=this.tools;if(e.drawn+=t+vc,e.drawn>B.bJ)throw(0,B.
iY)()}*element(t,{styled:e,measures:s,used:i,depth:o}){const{name:r}=t;if(O0.has(r)||t.isHtml)return;this.spend(0);const{matcher:a}=this.styler,c=a.work;yield*this.
styler.findRules(t);const l=this.styler.styleOf(t,e,void 0);yield Tc+(a.work-c)*30;const{style:d}=l;if(d.display==="none")return;const f={styled:l,measures:{...s,
em:d.fontSize},used:i,depth:o+1};if(o>B.Ez)throw(0,B.DI)();if(ci.has(r))return yield*this.shape(t,f);if(r==="text"){const u=yield*d0(t,f,this.texts);return u.length===
0?void 0:yield*this.wrap(t,f,[{kind:"text",runs:u}])}if(r==="g"||r==="a"||r==="switch")return yield*this.wrap(t,f,yield*this.children(t,f));if(r==="svg")return yield*this.
view(t,t,f);if(r==="image")return yield*this.image(t,f);if(r==="use")return yield*this.use(t,f);if(this.leaveOut(r),r!=="foreignObject")return;const h=yield*Gg(
t,l,f.measures,this.texts);return h.length===0?void 0:yield*this.wrap(t,f,[{kind:"text",runs:h}])}*shape(t,e){const{style:s}=e.styled;if(s.visibility!=="visible")
return;const i=yield*this.outlineOf(t,e.measures);if(i.isEmpty)return;this.spend(i.path.length);const o=[],r=yield*this.tiles(i,e);r&&o.push(r);const{drawn:a}=s,
c=r?{...e.styled,style:{...s,drawn:{...a,fill:"none"}}}:e.styled,l=this.shapes.make(i,c,e.measures);return this.spend(l?Qg(l)*S0:0),l&&o.push(l),yield*this.addMarks(
o,t,e),yield*this.wrap(t,e,o,{box:i.box})}*tiles(t,{styled:e,measures:s,used:i,depth:o}){const{fill:r,fillOpacity:a,hasHoles:c}=e.style.drawn,l=typeof r=="objec\
t"&&"id"in r?this.named.get(r.id):void 0;if(l?.name!=="pattern")return;const d=pc(l,m=>this.named.get(m),({name:m})=>m==="pattern"),f=y0(d,t.box,s),h=d.find(m=>(0,L.
ZE)(m).length>0);if(f===!1&&this.leaveOut("pattern"),!f||!h)return;const u=yield*this.contentOf(h,s,i,o);if(!u)return;const{across:p,down:g}=f;return this.spend(
(u.size+vc)*p*g),yield p*g*500,x0(f,u.nodes,{clip:t.path,clipHasHoles:c,opacity:a})}*addMarks(t,e,{styled:s,measures:i,used:o,depth:r}){const{drawn:a}=s.style,c=[
a.markerStart,a.markerMid,a.markerEnd];if(!M0.has(e.name)||c.every(h=>h==="none"))return;const l=new g0;yield*vn(l,e,i);const{vertices:d}=l,f=(0,k.Il)(a.strokeWidth,
Math.hypot(i.width,i.height)/Math.SQRT2);for(const[h,u]of d.entries()){const p=h===0?["markerStart"]:h<d.length-1?["markerMid"]:["markerEnd"];d.length===1&&p.push(
"markerEnd");for(const g of p){const m=this.named.get(a[g]);if(m?.name!=="marker")continue;const w=yield*this.contentOf(m,i,o,r);if(!w)continue;this.spend(w.size),
yield Tc/10;const b=w0(m,w.nodes,u,g,{lineWidth:f,em:i.em});b&&t.push(b)}}}*contentOf(t,e,s,i){if(this.contents.has(t))return this.contents.get(t);if(s>=Mc)return;
this.contents.set(t,void 0);const[o,r]=[this.tools.tally.drawn,this.readOnce],a=this.styledOf(t),c=ae(t),l=c?{...e,width:c[2],height:c[3]}:e,d=yield*this.children(
t,{styled:a,measures:{...l,em:a.style.fontSize},used:s+1,depth:i+1}),f=this.tools.tally.drawn-o-(this.readOnce-r);this.readOnce+=f;const h={nodes:d,size:f};return this.
contents.set(t,h),h}styledOf(t){const e=[];for(let s=t;s&&!s.isHtml;s=s.parent)e.push(s);return e.reduceRight((s,i)=>this.styler.styleOf(i,s,void 0),this.styler.
start)}*mask(t,e,{measures:s,used:i,depth:o}){const r=this.named.get(t);if(r?.name!=="mask")return;const{attributes:a}=r,c=a.get("maskContentUnits")==="objectBo\
undingBox",l=c&&!e?void 0:yield*this.contentOf(r,s,i,o);if(!l){this.leaveOut("mask");return}this.spend(l.size);const[d,f,h,u]=e??P.gF,[p,g]=[h-d,u-f],m=pt(l.nodes,
{matrix:c?[p,0,0,g,d,f]:void 0}),w=a.get("maskUnits")!=="userSpaceOnUse",b=(I,A,R)=>nt(a.get(I)??A,w?1:R,s.em)??0,[y,x]=[b("x","-10%",s.width),b("y","-10%",s.height)],
[M,v]=[b("width","120%",s.width),b("height","120%",s.height)],T=w?e&&Yt(d+y*p,f+x*g,M*p,v*g):Yt(y,x,M,v);return{isAlpha:a.get("mask-type")==="alpha",nodes:[pt([
m],{clip:T})]}}*image(t,e){const{attributes:s}=t,{measures:i,styled:o}=e,r=(0,L.hE)(t),a=r===void 0||r===""?void 0:this.tools.imageAt(r);if(!a||o.style.visibility!==
"visible")return;const{width:c,height:l}=a.displayed,d=[nt(s.get("width"),i.width,i.em),nt(s.get("height"),i.height,i.em)],f=d[0]??(d[1]===void 0?c:d[1]*c/l),h=d[1]??
f*l/c;if(!(f>0)||!(h>0))return;const u=Ne(t),p=(0,P.lw)([c,0,0,-l,0,l],Ce([0,0,c,l],u,{width:f,height:h})),g=u.scaling==="slice"?Yt(0,0,f,h):void 0,m=pt([{kind:"\
image",image:a,matrix:p}],{matrix:Tn(t,i),clip:g});return yield*this.wrap(t,e,[m])}*outlineOf(t,e){const s=this.outlines.get(t);if(s)return s;const i=new Sn,{attributes:o}=t,
r=o.get("d")??o.get("points");return this.spend(r?.length??0),yield*vn(i,t,e),r!==void 0&&this.outlines.set(t,i),i}*wrap(t,e,s,{inner:i,box:o}={}){const{style:r}=e.
styled,a=r.opacity*(r.filter?.opacity??1);if(s.length===0||a===0)return;const c=T0(t,r,e.measures),l=c&&i?(0,P.lw)(i,c):i??c,d=typeof r.clipPath=="string"?yield*this.
clips.read(r.clipPath,o):void 0,f=/^url\(\s*["']?#([^"')]*)/.exec(v0(t,"mask"))?.[1],h=f===void 0?void 0:yield*this.mask(f.trim(),o,e),[u]=s,{mixBlendMode:p}=r,
g=r.filter?.overlays,m=p!==void 0||g!==void 0;if(!l&&!d&&!h&&!m&&a===1&&s.length===1)return u;const w=s.length===1&&a<1&&!m?R0(u,a):void 0;return{...pt(w?[w]:s,
{matrix:l,clip:d?.path,clipHasHoles:d?.hasHoles??!1,opacity:w?1:a}),mask:h,blend:p,overlays:g}}*view(t,e,s){const{measures:i,styled:o}=s,r=(g,m)=>nt(t.attributes.
get(g)??e.attributes.get(g),m,i.em),[a,c]=[r("width",i.width)??i.width,r("height",i.height)??i.height];if(a<=0||c<=0)return;const l=ae(e),d={...i,width:l?.[2]??
a,height:l?.[3]??c},f=yield*this.children(e,{...s,measures:d});if(f.length===0)return;const h=l&&Ce(l,Ne(e),{width:a,height:c}),u=o.style.overflow==="hidden"||e.
name==="symbol",p=pt([pt(f,{matrix:h})],{clip:u?Yt(0,0,a,c):void 0});return yield*this.wrap(t,s,[p],{inner:Tn(t,i)})}targetOf(t){return this.named.get((0,L.Ci)(
t))}*use(t,e){const s=this.targetOf(t);if(!s||e.used>=Mc)return;const i={...e,used:e.used+1};if(s.name==="symbol"||s.name==="svg")return yield*this.view(t,s,i);
const o=yield*this.element(s,i);return o&&(yield*this.wrap(t,e,[o],{inner:Tn(t,e.measures)}))}}const v0=({attributes:n},t)=>n.get(t)?.trim()??"";function T0({attributes:n},{
transform:t,transformOrigin:e},s){let i=t.length===0?Be(n.get("transform")):I0;for(const a of t)i=(0,P.lw)(a.kind==="matrix"?a.values:[1,0,0,1,a.x.px,a.y.px],i);
if(!i||e===et.DI.transformOrigin)return i;const[o,r]=[(0,k.Il)(e[0],s.width),(0,k.Il)(e[1],s.height)];return(0,P.lw)((0,P.lw)([1,0,0,1,-o,-r],i),[1,0,0,1,o,r])}
const I0=[1,0,0,1,0,0];function R0(n,t){if(n.kind!=="shape")return;const{fill:e,stroke:s}=n;if(e&&!s&&!("stops"in e.paint))return{...n,fill:{...e,alpha:e.alpha*
t}};if(s&&!e)return{...n,stroke:{...s,alpha:s.alpha*t}}}var dt=E(54093);const A0=32;class E0{comparisons=0;most=0;depth=0;scope;siblings=new WeakMap;ends=new WeakMap;among=new WeakMap;places=new WeakMap;get work(){
return this.comparisons}matches({compounds:t},e){this.depth===0&&(this.most=Math.min(this.comparisons+B.Hb,B.Hk)),this.depth++;const s=this.from(t,0,e);return this.
depth--,s}from(t,e,s){const i=t[e];if(!this.has(i,s))return!1;if(e+1===t.length)return!0;switch(i.combinator){case">":return s.parent!==void 0&&this.from(t,e+1,
s.parent);case" ":for(let o=s.parent;o;o=o.parent)if(this.from(t,e+1,o))return!0;return!1;case"+":{const o=this.siblingsOf(s)[s.index-1];return o!==void 0&&this.
from(t,e+1,o)}case"~":{const o=this.siblingsOf(s);for(let r=s.index-1;r>=0;r--)if(this.from(t,e+1,o[r]))return!0;return!1}default:return!0}}has({name:t,id:e,classes:s,
attributes:i,pseudos:o},r){if(++this.comparisons>this.most)throw(0,B.$)();if(t!==void 0&&t!==r.name||e!==void 0&&e!==r.attributes.get("id"))return!1;for(const a of s)
if(!r.classes.has(a))return!1;for(const a of i)if(this.comparisons+=Math.floor((r.attributes.get(a.name)?.length??0)/A0),!L0(a,r))return!1;for(const a of o)if(!this.
is(a,r))return!1;return!0}is(t,e){switch(t.kind){case"nth":{const s=t.ofType?this.placeOfType(e):this.placeOf(e);return Ec(t.fromEnd?s.last:s.first,t.a,t.b)}case"\
nth-of":{const s=this.placesAmong(t,e),i=s.get(e);return i!==void 0&&Ec(t.fromEnd?s.size-i+1:i,t.a,t.b)}case"is":return t.selectors.some(s=>this.matches(s,e));case"\
not":return!t.selectors.some(s=>this.matches(s,e));case"has":return t.selectors.some(s=>this.hasRelative(s,e));case"scope":return e===this.scope;case"root":return e.
parent===void 0;case"empty":return e.children.every(s=>s.kind==="text"&&s.value==="");case"first-node":return this.endsOf(e.parent)?.first===e;case"last-node":return this.
endsOf(e.parent)?.last===e;case"link":return e.name==="a"&&e.attributes.has("href");case"defined":return!e.isHtml||!e.name.includes("-");case"form":return eg(e,
t.state);case"lang":{const s=(0,L.G7)(e);return s===t.language||s.startsWith(`${t.language}-`)}case"never":return!1}}hasRelative(t,e){const s=this.scope;this.scope=
e;const{compounds:i}=t,o=i.at(-2).combinator,r=i.length>2||o===" ";let a;if(o===" "||o===">")a=this.someOf(this.childrenOf(e),0,t,r);else if(o==="~"||r)a=this.someOf(
this.siblingsOf(e),e.index+1,t,r);else{const c=this.siblingsOf(e)[e.index+1];a=c!==void 0&&this.matches(t,c)}return this.scope=s,a}someOf(t,e,s,i){for(let o=e;o<
t.length;o++){const r=t[o];if(this.matches(s,r)||i&&this.someOf(this.childrenOf(r),0,s,!0))return!0}return!1}siblingsOf(t){return t.parent?this.childrenOf(t.parent):
[t]}childrenOf(t){let e=this.siblings.get(t);return e||this.siblings.set(t,e=(0,L.ZE)(t)),e}endsOf(t){if(!t)return;let e=this.ends.get(t);return e||(e={first:t.
children.find(Ac),last:t.children.findLast(Ac)},this.ends.set(t,e)),e}placeOf(t){return{first:t.index+1,last:this.siblingsOf(t).length-t.index}}placesAmong(t,e){
const s=e.parent??e;let i=this.among.get(t);i||this.among.set(t,i=new WeakMap);let o=i.get(s);if(o)return o;i.set(s,o=new Map);for(const r of this.siblingsOf(e))
t.selectors.some(a=>this.matches(a,r))&&o.set(r,o.size+1);return o}placeOfType(t){const e=this.places.get(t);if(e)return e;const s=this.siblingsOf(t);this.comparisons+=
s.length;const i=new Map;for(const{name:r}of s)i.set(r,(i.get(r)??0)+1);const o=new Map;for(const r of s){const a=(o.get(r.name)??0)+1;o.set(r.name,a),this.places.
set(r,{first:a,last:i.get(r.name)-a+1})}return this.places.get(t)}}const Ac=n=>n.kind==="element"||/[^ \t\n\r\f]/.test(n.value);function Ec(n,t,e){if(t===0)return n===
e;const s=(n-e)/t;return s>=0&&Number.isInteger(s)}function L0({name:n,matcher:t,value:e,ignoresCase:s},{attributes:i}){const o=i.get(n);if(o===void 0)return!1;
if(t===void 0)return!0;const[r,a]=s?[o.toLowerCase(),e.toLowerCase()]:[o,e];switch(t){case"=":return r===a;case"~=":return a!==""&&r.split(/\s+/).includes(a);case"\
|=":return r===a||r.startsWith(`${a}-`);case"^=":return a!==""&&r.startsWith(a);case"$=":return a!==""&&r.endsWith(a);case"*=":return a!==""&&r.includes(a);default:
return!1}}class C0{rules=new Map;constructor(t){for(const e of t)for(const s of B0(e.selector.compounds[0])){const i=this.rules.get(s);i?i.push(e):this.rules.set(
s,[e])}}of({name:t,classes:e,attributes:s}){const i=s.get("id");return[t,"*",...[...e].map(r=>`.${r}`),...i===void 0?[]:[`#${i}`]].flatMap(r=>{const a=this.rules.
get(r);return a?[a]:[]})}}function B0({id:n,classes:t,name:e,pseudos:s}){if(n!==void 0)return[`#${n}`];if(t.length>0)return[`.${t[0]}`];if(e!==void 0)return[e];
for(const i of s){if(i.kind!=="is")continue;const o=new Set(i.selectors.map(({compounds:r})=>r[0].name??"*"));if(!o.has("*"))return o}return["*"]}const N0={inline:"\
block","inline-block":"block","inline-flex":"flex","inline-grid":"grid","inline-table":"table"},W0=n=>N0[n]??(n.startsWith("table-")&&n!=="table-caption"?"block":
n),_0=[["borderTopStyle","borderTopWidth"],["borderRightStyle","borderRightWidth"],["borderBottomStyle","borderBottomWidth"],["borderLeftStyle","borderLeftWidth"],
["outlineStyle","outlineWidth"],["columnRuleStyle","columnRuleWidth"]],ze=({position:n})=>n==="absolute"||n==="fixed";function Lc(n,t){for(const[r,a]of _0)n[r]===
"none"||n[r]==="hidden"?n[a]=0:n[a]>0&&(n[a]=Math.max(Math.floor(n[a]+.001),1));ze(n)&&(n.float="none");const e=t.display==="flex"||t.display==="inline-flex"||t.
display==="grid"||t.display==="inline-grid";n.display!=="none"&&n.display!=="contents"&&(n.float!=="none"||ze(n)||e)&&(n.display=n.display.startsWith("table-")&&
!e?"block":W0(n.display)),n.writingMode!==t.writingMode&&P0(n,e),n.lineClamp!==void 0&&n.display.endsWith("flex")&&(n.display=n.display==="flex"?"block":"inline\
-block"),n.display!=="inline"&&!e&&typeof n.height=="object"&&n.height.fills&&!ze(n)&&(n.height={px:0,percent:1});const{translate:s,rotate:i,scale:o}=n;return s.
length+i.length+o.length>0&&(n.transform=[...s,...i,...o,...n.transform]),n.overflow!=="visible"&&(n.isInScroller=n.overflow==="scroll"),n.isInScroller&&n.whiteSpace===
"pre"&&z0(n),n.backgroundClip==="text"&&U0(n),G0(n,t),n}function z0(n){n.whiteSpace="pre-wrap",n.overflowWrap==="normal"&&(n.overflowWrap="break-word")}function P0(n,t){
n.display==="inline"&&(n.display="inline-block"),$0.has(n.display)&&!t&&n.width==="auto"&&n.float==="none"&&!ze(n)&&(n.width="fit-content"),n.display==="table-c\
ell"&&(n.verticalAlign=D0[n.textAlign]??"top")}const $0=new Set(["block","list-item","flex","grid"]),D0={center:"middle",right:"bottom",end:"bottom"},F0=8;function G0(n,t){
const{display:e,float:s}=n,o=s!=="none"||ze(n)||e.startsWith("inline-")||e==="table"||e==="none"?[]:t.decorations;if(n.textDecorationLine.size===0){n.decorations=
o;return}const r=[...n.textDecorationLine].map(a=>({line:a,style:n.textDecorationStyle,paint:n.textDecorationColor??n.textFillColor??n.color,size:n.fontSize,thickness:n.
textDecorationThickness,offset:n.underlineOffset??(n.isUnderlinedBelow?"under":void 0)}));n.decorations=[...o,...r].slice(-F0)}const H0={color:[0,0,0],alpha:1},
Cc=({backgroundClip:n,backgroundImage:t})=>n==="text"&&t.length>0&&!t.some(e=>"stops"in e);function j0(n){const{filter:t,backgroundColor:e,backgroundImage:s,backgroundClip:i}=n;
if(!t||t.shadows.length===0)return!0;const o=i!=="text"&&((e?.alpha??0)>0||s.length>0);return o&&(n.boxShadow=[...n.boxShadow,...t.shadows]),o}function U0(n){const t=(n.
textFillColor??n.color).alpha<1,e=t?n.backgroundImage.find(a=>"stops"in a):void 0,s=e?.stops.find(({paint:{alpha:a}})=>a>0)?.paint,{backgroundColor:i}=n,o=i&&i.
alpha>0?i:void 0,r=s??o??(Cc(n)?H0:void 0);r&&t&&(n.color={...r},n.textFillColor=void 0),n.textFill=e&&s&&e.kind!=="conic"?{gradient:e,paint:n.color}:void 0,n.backgroundColor=
void 0,n.backgroundImage=[]}class K0{characters=0;depth=0;calls=0;beginElement(){this.calls=0}addCalls(t){if(this.calls+=t,this.calls>B.AV)throw(0,B.qM)()}add(t){
if(this.characters+=t,this.characters>B.xH)throw(0,B.qM)()}inside(t){if(this.depth>=B.hH)throw(0,B._u)();this.depth++;const e=t();return this.depth--,e}}class gi{parent;replaced;registered;hasOwn=!1;own=new Map;known=new Map;open=new Set;constructor(t,e,s){
this.parent=t,this.replaced=e,this.registered=s}inside(){return new gi(this,this.replaced,this.registered)}set(t,e){this.own.set(t,e),this.registered.get(t)?.inherits===
!1&&(this.hasOwn=!0)}replaceIn(t){return this.replaced.inside(()=>this.replaceAll(t))}replaceAll(t){const e=[];for(const[i,o]of zh(t))t.slice(Math.max(i-3,0),i).
toLowerCase()==="var"&&e.push({from:i-3,end:o});this.replaced.addCalls(e.length);const s=this.replaceWithin({value:t,calls:e,next:0},0,t.length);return this.replaced.
add(Math.max(t.length,s?.length??0)),s}replaceWithin(t,e,s){const i=[];let o=0,r=e;for(let a=t.calls[t.next];a&&a.from<s;a=t.calls[t.next]){t.next++,i.push(t.value.
slice(r,a.from));const c=this.lookUp(t,a.from+4,a.end);if(c===void 0)return;if(o+=c.length,o>B.uN)throw(0,B.qM)();for(i.push(c),r=a.end+1;t.next<t.calls.length&&
t.calls[t.next].from<a.end;)t.next++}return i.push(t.value.slice(r,s)),i.join("")}lookUp(t,e,s){const i=e+St(t.value.slice(e,s),0,","),o=this.valueOf(t.value.slice(
e,i).trim());return o!==void 0||i>=s?o:this.replaced.inside(()=>this.replaceWithin(t,i+1,s)?.trim())}valueOf(t){const e=this.own.get(t),s=this.registered.get(t);
if(e===void 0)return s?.inherits===!1||!this.parent?s?.initial:this.parent.valueOf(t);if(this.known.has(t))return this.known.get(t);if(this.open.has(t))return;const i=e.
trim().toLowerCase();if(i==="initial"||i==="unset"&&s?.inherits===!1)return s?.initial;if(i==="inherit"||i==="unset")return this.parent?.valueOf(t);this.open.add(
t);const o=this.replaceIn(e);return this.open.delete(t),this.known.set(t,o),o}}const Bc={before:"before",after:"after",marker:"marker","first-letter":"first-let\
ter","first-line":"first-line",placeholder:"placeholder","-webkit-input-placeholder":"placeholder","-webkit-progress-value":"bar","-webkit-meter-optimum-value":"\
bar","-webkit-meter-suboptimum-value":"suboptimal-bar","-webkit-meter-even-less-good-value":"worst-bar","-moz-progress-bar":"bar"},Nc=n=>Object.hasOwn(Bc,n)?Bc[n]:
void 0,mi=500;function Wc(n,t,e,s){if(e!==void 0&&e.length>mi)return;const i=n.map(({order:r})=>r).join(),o=t.map(({name:r,value:a})=>`${r}:${a}`).join(";");return o.
length>mi?void 0:`${s??""}${i}|${o}|${e??""}`}const wi="-octavo-body-color",Y0=new Set(["color",wi,"direction","font","font-family","font-size","font-style"]),X0=new Set(
["font-size","color",wi,"zoom"]),V0=new Set(["color","fontSize","fontSizedBy"]),J0=new Set(["direction","unicodeBidi","zoom","ownFont"]),[Z0,q0,_c,Q0]=[0,1,2,3],
bi=4,zc=2e4,tm=5e4;class yi{sheets;page;families;ignored=new Map;matcher=new E0;index;nodes=new Map;inline=new Map;replaced=new K0;shared=new WeakMap;unknown=[];rem=16;bodyColor;work=0;declared=0;valued=0;mostValued=0;found;constructor(t,e,s=new Mr){
this.sheets=t,this.page=e,this.families=s,t.layers.number();for(const i of t.ignored)this.ignored.set(i,1);this.index=new C0(t.rules)}takeWork(){const{work:t}=this;
return this.work=this.matcher.work*30+this.replaced.characters*60+this.declared*300+this.valued*200+this.sheets.rules.length*500,this.work-t}get start(){return{
style:et.DI,variables:new gi(void 0,this.replaced,this.sheets.registered)}}*findRules(t){const e=[];let{work:s}=this.matcher;for(const i of this.index.of(t))for(const o of i)
this.matcher.matches(o.selector,t)&&e.push(o),!(this.matcher.work-s<tm)&&({work:s}=this.matcher,yield this.takeWork());this.found={element:t,rules:e}}styleOf(t,e,s){
const i=this.rulesOf(t),o=[],r=new Set;for(const f of i){const{pseudoElement:h}=f.selector;if(h===void 0)Pc(o,f);else{const u=Nc(h);u&&r.add(u)}}const a=(0,Vo.iw)(
t,s);for(const f of a)o.push({declaration:f,tier:q0,layer:0,specificity:0,order:0});const c=t.attributes.get("style");if(c!==void 0)for(const f of this.declarationsOf(
c))o.push({declaration:f,tier:Q0+(f.important?bi:0),layer:0,specificity:0,order:0});const l=t.parent===void 0?void 0:Wc(i,a,c),d=this.share(l,o,e,t.parent===void 0);
return t.name==="body"&&(this.bodyColor??=d.style.color),t.parent===void 0&&(this.rem=d.style.fontSize/d.style.zoom),{...d,pseudos:[...r].sort()}}pseudoStyle(t,e,s){
const i=[],o=this.rulesOf(t).filter(({selector:{pseudoElement:r}})=>r!==void 0&&Nc(r)===e);for(const r of o)Pc(i,r);return this.share(Wc(o,[],void 0,e),i,s,!1)}styleFrom(t,e){
const s=t.map((i,o)=>({declaration:i,tier:_c,layer:0,specificity:0,order:o}));return this.apply(s,e,!1)}rulesOf(t){return this.found?.element!==t&&(0,dt.z)(this.
findRules(t)),this.found.rules}declarationsOf(t){let e=this.inline.get(t);return e||(e=Mt(t),this.inline.size<zc&&this.inline.set(t,e)),e}share(t,e,s,i){if(t===
void 0)return this.apply(e,s,i);let o=this.shared.get(s.style);o||this.shared.set(s.style,o=new Map);let r=o.get(t);if(r?.variables===s.variables)for(const a of r.
unknown)this.ignore(a);else this.unknown=[],r={styled:this.apply(e,s,i),variables:s.variables,unknown:this.unknown},o.set(t,r);return r.styled}ignoreHere(t){this.
ignore(t),this.unknown.push(t)}ignore(t){this.ignored.set(t,(this.ignored.get(t)??0)+1)}apply(t,e,s){if(this.declared+=t.length,t.length>B.iN)throw(0,B.F1)();this.
replaced.beginElement(),this.mostValued=this.valued+O.Zc,t.sort((d,f)=>d.tier-f.tier||d.layer-f.layer||d.specificity-f.specificity||d.order-f.order);const i=this.
scopeOf(t,e),o=this.animate(t,i),r=this.zoom(e.style,o,i),a=(0,et.lM)(r);for(const d of o)Y0.has(d.name)?this.set(a,d,r,i,s):d.name==="all"&&$c(a,d.value,r,!0);
Fh(a,r),this.findFont(a);const{fontSize:c,fontSizedBy:l}=a;for(const d of o){const{name:f,value:h}=d;f==="all"?$c(a,h,r,!1):!X0.has(f)&&!f.startsWith("--")&&this.
set(a,d,r,i,s),f==="font"&&Object.assign(a,{fontSize:c,fontSizedBy:l})}return this.findFont(a),Cc(a)&&this.ignoreHere("background-clip"),j0(a)||this.ignoreHere(
"filter"),{style:Lc(a,r),variables:i}}findFont(t){this.families.isEmpty||(t.ownFont=this.families.find(t))}zoom(t,e,s){const i=e.findLast(({name:a})=>a==="zoom"),
o=i&&xi(i.value,s),r=o===void 0?void 0:k0(this.nodesOf(o)??[]);return r===void 0?t:Sc(t,r)}animate(t,e){const s=t.map(({declaration:c})=>c),{keyframes:i}=this.sheets;
if(i.size===0)return s;const o=Wp(s,i,c=>xi(c,e));if(o.length===0)return s;const r=t.findIndex(({tier:c})=>c>=bi),a=r<0?s.length:r;return[...s.slice(0,a),...o,...s.
slice(a)]}scopeOf(t,{variables:e}){const s=t.filter(({declaration:o})=>o.name.startsWith("--"));if(s.length===0&&!e.hasOwn)return e;const i=e.inside();for(const{
declaration:o}of s)i.set(o.name,o.value);return i}set(t,{name:e,value:s},i,o,r){const a=t.direction==="rtl"?fp(e):e,c=Object.hasOwn(xn,a)?xn[a]:void 0;if(!c){a===
wi?t.color=this.bodyColor??t.color:va(a,s)&&this.ignoreHere(a);return}const l=xi(s,o);if(l===void 0)return ki(t,c,i,"unset");const d=l.trim().toLowerCase();if(d===
"inherit"||d==="initial"||d==="unset"||d==="revert"||d==="revert-layer")return ki(t,c,i,d);const f=l.length<mi?l.length:rr(l);if(this.valued+f>this.mostValued)return this.
ignoreHere(a);this.valued+=f;const h=this.nodesOf(l);if(!h||h.length===0)return;const p={...{em:t.fontSize,rem:r?t.fontSize/t.zoom:this.rem,zero:()=>or(t),pageWidth:this.
page.width,pageHeight:this.page.height,zoom:t.zoom},parent:i,own:t},g=c.read(h,p);!g&&(h.length>xa||Sa.test(l))&&this.ignoreHere(a),g&&Object.assign(t,g)}nodesOf(t){
if(this.nodes.has(t))return this.nodes.get(t);const e=(0,O.wK)(t);return this.nodes.size<zc&&this.nodes.set(t,e),e}}const xi=(n,t)=>/var\(/i.test(n)?t.replaceIn(
n):n;function Pc(n,{declarations:t,selector:{specificity:e},order:s,isUsual:i,layer:{rank:o}}){for(const r of t){const{important:a}=r,c=(i?Z0:_c)+(a?bi:0);n.push(
{declaration:r,tier:c,layer:a?-o:o,specificity:e,order:s})}}const em=new Set(Object.keys(et.AG));function ki(n,{keys:t},e,s){for(const i of t){const o=s==="inhe\
rit"||s!=="initial"&&em.has(i);n[i]=(o?e:et.DI)[i]}}function $c(n,t,e,s){const i=t.trim().toLowerCase();if(i!=="initial"&&i!=="unset"&&i!=="inherit")return;const o=Object.
keys(et.DI).filter(r=>V0.has(r)===s&&!J0.has(r));ki(n,{keys:o},e,i)}const nm=`
body, address, article, aside, blockquote, center, dd, details, dialog, dir, div, dl, dt, fieldset, figcaption, figure, footer,
form, h1, h2, h3, h4, h5, h6, header, hgroup, hr, legend, listing, main, menu, nav, ol, optgroup, p, plaintext, pre, search, section,
summary, ul, xmp, frameset, frame, iframe, video, audio, object, canvas { display: block }
head, link, meta, script, style, title, base, template, noembed, noframes, param, source, track, datalist, area, rp, [hidden],
iframe, video, audio, canvas, embed, object { display: none }
input[type="hidden" i], input[type="image" i] { display: none !important }
input, select, textarea, button { display: inline-block; font: 13.3333px sans-serif; color: #000; background-color: #fff; border: 2px inset #767676; padding: 1p\
x 2px; text-align: start; text-indent: 0; text-transform: none; letter-spacing: normal; word-spacing: normal }
input { white-space: pre-wrap }
input[type="submit" i], input[type="reset" i], input[type="button" i] { white-space: pre }
input[type="checkbox" i], input[type="radio" i] { border: 0 solid; padding: 0; background-color: transparent; box-sizing: border-box; margin: 3px 3px 0 4px }
input[type="radio" i] { margin-left: 5px }
input[type="range" i] { border: 0 solid; padding: 0; width: 129px; height: 16px; margin: 2px; background-color: transparent }
input[type="range" i]::-webkit-progress-value { background-color: #0075ff }
input[type="color" i] { width: 50px; height: 27px; padding: 1px 2px; box-sizing: border-box; background-color: #efefef }
button, input[type="submit" i], input[type="reset" i], input[type="button" i] { box-sizing: border-box; padding: 1px 6px; text-align: center; background-color: \
#efefef; border-style: outset }
textarea { font-family: monospace; padding: 2px; border-width: 1px; border-style: solid; white-space: pre-wrap }
input:is([type="date" i], [type="time" i], [type="month" i], [type="week" i], [type="datetime-local" i]) { font-family: monospace !important; white-space: pre }\

input[type="file" i] { border: 0 solid; padding: 0; background-color: transparent; white-space: pre }
select { padding: 0; box-sizing: border-box; white-space: pre; background-color: #efefef }
select[multiple], select[size] { padding: 0; background-color: #fff }
option, optgroup { display: block; padding: 0 2px 1px }
optgroup::before { content: attr(label); display: block; font-weight: bold }
optgroup option { padding-left: 20px }
option:checked, option[selected] { background-color: #cecece }
input:disabled, textarea:disabled, select:disabled { color: #545454; background-color: rgba(239, 239, 239, 0.3); border-color: rgba(118, 118, 118, 0.3) }
button:disabled, input[type="submit" i]:disabled, input[type="button" i]:disabled { color: #b2b2b2; border-color: #d6d6d6 }
::placeholder { color: #757575 }
progress, meter { display: inline-block; width: 10em; height: 0.5em; margin: 0.25em 0; vertical-align: 0; background-color: #efefef; border: 1px solid #b2b2b2; \
border-radius: 4px; overflow: hidden; box-sizing: border-box }
meter { width: 5em }
progress::-webkit-progress-value { background-color: #0075ff }
meter::-webkit-meter-optimum-value { background-color: #107c10 }
meter::-webkit-meter-suboptimum-value { background-color: #ffb900 }
meter::-webkit-meter-even-less-good-value { background-color: #d83b01 }
html { display: flow-root; font-family: serif }
body { margin: 8px }
li { display: list-item }
p, dl, menu, ol, ul, dir { margin: 1em 0 }
blockquote, figure { margin: 1em 40px }
h1 { font-size: 2em; font-weight: bold; margin: 0.67em 0; break-after: avoid }
h2 { font-size: 1.5em; font-weight: bold; margin: 0.83em 0; break-after: avoid }
h3 { font-size: 1.17em; font-weight: bold; margin: 1em 0; break-after: avoid }
h4 { font-weight: bold; margin: 1.33em 0; break-after: avoid }
h5 { font-size: 0.83em; font-weight: bold; margin: 1.67em 0; break-after: avoid }
h6 { font-size: 0.67em; font-weight: bold; margin: 2.33em 0; break-after: avoid }
ul, menu, dir { list-style-type: disc; padding-inline-start: 40px }
ol { list-style-type: decimal; padding-inline-start: 40px }
:is(dir, menu, ol, ul) :is(dir, menu, ul) { list-style-type: circle }
:is(dir, menu, ol, ul) :is(dir, menu, ol, ul) :is(dir, menu, ul) { list-style-type: square }
:is(dir, dl, menu, ol, ul) :is(dir, dl, menu, ol, ul) { margin-top: 0; margin-bottom: 0 }
dd { margin-inline-start: 40px }
b, strong { font-weight: bolder }
i, em, cite, var, dfn, address { font-style: italic }
code, kbd, samp, tt, pre, xmp, listing, plaintext { font-family: monospace }
pre, xmp, listing, plaintext { white-space: pre; margin: 1em 0 }
small { font-size: smaller }
big { font-size: larger }
sub { vertical-align: sub; font-size: smaller }
sup { vertical-align: super; font-size: smaller }
u, ins { text-decoration: underline }
s, strike, del { text-decoration: line-through }
mark { background-color: #ff0; color: #000 }
a:link { color: #0000ee; text-decoration: underline }
abbr[title] { text-decoration: underline dotted }
center { text-align: -webkit-center }
nobr { white-space: nowrap }
q::before { content: open-quote }
q::after { content: close-quote }
hr { border: 1px solid; border-color: #9a9a9a #eee #eee #9a9a9a; margin: 0.5em auto; overflow: hidden; color: #808080 }
hr[noshade], hr[color] { border-color: currentColor }
fieldset { border: 2px groove #c0c0c0; margin: 0 2px; padding: 0.35em 0.75em 0.625em }
legend { padding: 0 2px }
img, svg { display: inline-block }
marquee { display: inline-block; width: 100% }
svg { overflow: hidden }
table { display: table; text-align: -octavo-table; border-collapse: separate; border-spacing: 2px; text-indent: 0; box-sizing: border-box }
caption { display: table-caption; text-align: center; break-after: avoid }
colgroup { display: table-column-group }
col { display: table-column }
thead { display: table-header-group; vertical-align: middle; break-inside: avoid; border-color: inherit }
tbody { display: table-row-group; vertical-align: middle; border-color: inherit }
tfoot { display: table-footer-group; vertical-align: middle; border-color: inherit }
tr { display: table-row; vertical-align: inherit; border-color: inherit }
td, th { display: table-cell; vertical-align: inherit; padding: 1px }
th { font-weight: bold; text-align: -octavo-center }
table[align="center"], hr[align="center"] { margin-left: auto; margin-right: auto }
hr[align="left" i] { margin-left: 0 }
hr[align="right" i] { margin-right: 0 }
caption[align="bottom" i] { caption-side: bottom }
table[rules] { border-style: hidden; border-collapse: collapse }
table[rules="all" i] > * > tr > :is(td, th) { border: 1px solid }
table[rules="cols" i] > * > tr > :is(td, th) { border-left: 1px solid; border-right: 1px solid }
table[rules="rows" i] > * > tr { border-top: 1px solid; border-bottom: 1px solid }
table[rules="groups" i] > :is(thead, tbody, tfoot) { border-top: 1px solid; border-bottom: 1px solid }
table[rules="groups" i] > colgroup { border-left: 1px solid; border-right: 1px solid }
br[clear="all" i], br[clear="both" i] { clear: both }
br[clear="left" i] { clear: left }
br[clear="right" i] { clear: right }
details > summary:first-of-type { display: list-item; list-style: disclosure-closed inside }
details[open] > summary:first-of-type { list-style-type: disclosure-open }
ruby rt { font-size: 50%; vertical-align: super }
[dir="rtl" i] { direction: rtl; unicode-bidi: isolate }
[dir="ltr" i] { direction: ltr; unicode-bidi: isolate }
[dir="auto" i] { unicode-bidi: isolate }
bdi:not([dir]) { unicode-bidi: plaintext }
bdo[dir] { unicode-bidi: bidi-override }
`,sm=`
table { font-weight: normal; font-style: normal; font-variant: normal; font-size: medium; line-height: normal; white-space: normal; text-align: start; -octavo-b\
ody-color: inherit }
:is(body, td, th) { -octavo-first-margins: none }
:is(article, center, div, form, main, section):-moz-first-node { -octavo-first-margins: around }
:is(blockquote, dir, dl, h1, h2, h3, h4, h5, h6, listing, menu, ol, p, plaintext, pre, ul, xmp):-moz-first-node { -octavo-usual-margin: none }
:is(td, th) > p:-moz-last-node { margin-bottom: 0 }
`,Ln=[];class im{pairs=Ln;get(t){const{pairs:e}=this;for(let s=0;s<e.length;s+=2)if(e[s]===t)return e[s+1]}set(t,e){const{pairs:s}=this,i=s.indexOf(t),o=i<0?s:[
...s.slice(0,i),...s.slice(i+2)];this.pairs=o.concat([t,e])}}class U{style;inner="blocks";children=Ln;inlines=Ln;element=null;span=Dc;known=new im;constructor(t){
this.style=t}add(t){this.children===Ln?this.children=[t]:this.children.push(t)}get isApart(){return this.isPositioned||this.style.float!=="none"}get isPositioned(){
return this.style.position==="absolute"||this.style.position==="fixed"}}Object.assign(U.prototype,{isLegend:!1,isOnLine:!1,isItem:!1,keepsNext:!1,isFluid:!1,widening:0,
rank:0});const Dc={columns:1,rows:1};var om=E(42973),de=E(9876),rm=E(71642);const Oi=2e4;class Si{heights;most;starts=[0];found=0;constructor(t,e){this.heights=
t,this.most=e}changeFrom(t,e){this.most=e,this.starts.length=Math.min(this.starts.length,t+1),this.found=Math.min(this.found,t)}heightOf(t){return t<Oi?Math.max(
this.heights(t),1):this.most}startOf(t){const{starts:e}=this,s=Math.min(t,Oi);for(;e.length<=s;)e.push(e.at(-1)+this.heightOf(e.length-1));return e[s]+(t-s)*this.
most}endOf(t){return this.startOf(t)+this.heightOf(t)}at(t){if(t<this.startOf(1))return 0;if(this.startOf(this.found)<=t&&t<this.endOf(this.found))return this.found;
const{starts:e}=this;for(;e.at(-1)<=t&&e.length<=Oi;)this.startOf(e.length);if(e.at(-1)<=t)return e.length-1+Math.floor((t-e.at(-1))/this.most);let[s,i]=[0,e.length-
1];for(;i-s>1;){const o=s+i>>1;e[o]<=t?s=o:i=o}return this.found=s,s}}var fe=E(44233);const Cn=({box:n})=>n.style.float!=="none",Mi=({y:n,height:t})=>n+t;class he{waiting;next=0;placed=new Map;constructor(t){
this.waiting=t}static none=new he([]);static*of({apart:t}){return t.length===0?he.none:new he(yield*(0,fe.p9)(t.filter(Cn),(e,s)=>Mi(e)-Mi(s)))}takeAbove(t){const e=this.
waiting[this.next];if(!(!e||Mi(e)>t))return this.next++,e}keep(t){return this.placed.set(t.laid,t),t}placedOf(t){return this.placed.get(t)}}function vi(n,t,e){const{
box:s,height:i,lines:o,turn:r,children:a}=n;if(i>t)return!1;const{breakInside:c}=s.style;return c==="avoid"||c==="avoid-column"&&e||s.inner==="image"||(r??a[0]?.
turn)!==void 0||s.keepsNext&&o.length>0||Gc(s.style)}function am(n,t){for(let e=n;e;e=e.children.find(({box:s})=>!s.keepsNext)){if(Fc(e,t))return!0;if(e.flow===
"bands")return e.children.some(s=>Fc(s,t));if(e.lines.length>0||e.columns)return!1}return!1}const Fc=({box:n,height:t},e)=>t>e&&n.style.breakInside==="avoid",Gc=({
transform:n})=>n.some(({kind:t})=>t==="matrix");function cm({box:n,height:t},e,s){const{position:i,transform:o}=n.style;if(i!=="absolute"||o.length===0)return;const r=o.
reduce((d,f)=>f.kind==="matrix"?d:d+(0,k.Il)(f.y,t),0),a=s.at(e+Bn),c=s.endOf(a)+Bn;return r<0&&e+r>s.startOf(a)-Bn&&e+t>c&&e+r+t<=c?a:void 0}const Bn=.01,Nn=n=>n===
"page"||n==="left"||n==="right"?"page":n==="column"?"column":void 0;function Hc(n){let t;for(let e=n;e;[e]=e.flow==="sequence"?e.children:[]){const s=Nn(e.box.style.
breakBefore);if(s==="page")return s;t??=s}return t}function lm(n){let t;for(let e=n;e;e=e.flow==="sequence"?e.children.at(-1):void 0){const s=Nn(e.box.style.breakAfter);
if(s==="page")return s;t??=s}return t}function dm(n,t,e,{orphans:s,widows:i}){const o=e-t<i?Math.max(e-i,n):t,r=n>0&&o-n<s?t:o;return r-n<s&&n===0?0:Math.max(r,
n===0?0:n+1)}const fm=20,hm=200;function ue(n,t,e,s=Ti()){for(let i=n,o=0;;){if(s.left--,vi(i,t,e))return o+i.height;if(i.columns)return o+Math.min(ue(i.columns.
content,t,!0,s),i.height);const{lines:r,box:a,children:c}=i;if(r.length>0){const{orphans:h,widows:u}=a.style,p=r.length<h+u&&!s.isInItem,g=r[(p?r.length:Math.min(
h,r.length))-1];return o+Math.max(g.y+g.height,Uc(i,s.isInItem))}if((i.head??i.foot)&&c.length>1){const{head:h,foot:u}=i,p=c.find(m=>m!==h&&m.children.length>0)?.
children[0],g=p?ue(p,t,e,s):0;return o+(h?h.y+h.height:0)+g+(p&&u?u.height:0)}const[l]=c;if(!l)return o+(i.height>fm?0:i.height);if(i.flow==="bands")return s.isInItem=
Ii(i),o+l.y+jc(pm(c),l.y,t,e,s);const[d]=i.apart,f=d&&Cn(d)&&d.y+d.height<=l.y+Yc?d:l;o+=f.y,i=f}}const Ti=(n=!1)=>({left:hm,isInItem:n}),Ii=({box:n})=>n.inner===
"flex"||n.inner==="grid";function jc(n,t,e,s,i){let o=0;const{isInItem:r}=i;for(const a of n){if(i.left<=0)break;i.isInItem=r;const c=Math.max(ue(a,e,s,i),Uc(a,
r));o=Math.max(o,a.y-t+Math.min(c,a.height)-Ri(a))}return o}function Uc({lines:n,box:t,padding:e,border:s},i){const o=n.at(-1),{orphans:r,widows:a}=t.style;return!o||
n.length>(i?r:r+a-1)?0:o.y+o.height+e.bottom+s.bottom}const Ri=({box:n,sunk:t})=>n.style.verticalAlign==="middle"||n.style.verticalAlign==="bottom"?t:0;function um(n,t,e,s){
for(let i=n;i;[i]=i.children){const{box:o,lines:r,children:a,flow:c,columns:l}=i;if(vi(i,t,e))return!0;if(c==="bands")return s;if(r.length>0)return r.length<o.style.
orphans+o.style.widows;if(l!==void 0||a.length>1)return!1}return!0}function Kc({height:n,border:t,padding:e,contentWidth:s},i,o){const r=t.bottom+e.bottom+o;if(r<=
0)return 0;const a=n-t.bottom-e.bottom-i.y-i.height,c="box"in i?Math.max(C(i.box.style.marginBottom,s),i.after.size,0):0;return a>c+Bn?0:Math.max(r+a,0)}function pm(n){
let t=-1/0;for(const[e,{y:s,height:i}]of n.entries()){if(t!==-1/0&&s>=t)return n.slice(0,e);t=Math.max(t,s+i)}return n}const Yc=.05;function gm(n){const t=[];let e=-1/0;
for(const s of[...n].sort((i,o)=>i.y-o.y)){const i=t.at(-1);i&&(s.y<e-Yc||s.height===0&&s.y<=e)?i.push(s):t.push([s]),e=Math.max(e,s.y+s.height)}return t}function mm(n,t){
const{box:e,flow:s,children:i}=n,{flexDirection:o,flexWrap:r}=e.style,a=e.inner==="flex"&&!o.startsWith("column")&&r==="nowrap";if(s!=="bands"||!(a||e.inner==="\
grid"))return 0;const c=Ai(i);return c?Kc(n,c,t):0}function wm(n){return n.flow!=="bands"||Ii(n)?[]:n.children.map(t=>{const e=Ai(t.children)??t.lines.at(-1),s=e?
t.y+e.y+e.height-Ri(t):0;return[s,s+t.padding.bottom+t.border.bottom]})}const Xc=(n,{children:t})=>{const e=t[t.indexOf(n)-1];return e?Math.max(n.y-e.y-e.height,
0):0},Vc=({box:n,border:t})=>n.style.borderCollapse==="collapse"?t.top:0;function Ai(n){let t=n[0];for(const e of n)e.y+e.height>t.y+t.height&&(t=e);return t}function*pe(n,t,e){
yield Y/10;const s=[];for(const r of n.lines){const a=[];for(const{laid:c}of r.atoms)a.push(yield*pe(c,t+c.x,e+r.y+c.y));s.push({line:r,top:e+r.y,atoms:a})}const[
i,o]=[[],[]];for(const r of n.children)i.push(yield*pe(r,t+r.x,e+r.y));for(const r of n.apart)o.push(yield*pe(r,t+r.x,e+r.y));return{laid:n,x:t,top:e,bottom:e+n.
height,lines:(0,D.Hn)(s),children:(0,D.Hn)(i),apart:o,repeated:[],columns:n.columns?.whole}}class bm{from=[0];names=[""];set(t,e){this.from.at(-1)===t?this.names[this.
names.length-1]=e:this.names.at(-1)!==e&&(this.from.push(t),this.names.push(e))}of(t){const{from:e,names:s}=this;if(t>=e.at(-1))return s.at(-1);let[i,o]=[0,e.length-
1];for(;o-i>1;){const r=i+o>>1;e[r]<=t?i=r:o=r}return s[i]}}function*ym(n,t,e){const s=e===void 0?[]:yield*xm(n,e.height);if(s.length===0&&!(yield*Om(n)))return!1;
const i=new Set(s);n.pageName=n.style.pageName,n.widening=t(n.pageName)-t(""),n.isFluid=Jc(n);const o=[n];for(let r=o.pop();r;r=o.pop()){yield Y/10;for(const a of Wn(
r))i.has(r)&&i.add(a),a.pageName=i.has(a)&&e!==void 0?e.name:a.style.pageName,a.isFluid=r.isFluid&&Jc(a),r.isFluid&&a.pageName!==r.pageName&&(a.widening=t(a.pageName)-
t(r.pageName)),o.push(a)}return!0}function*xm(n,t){for(let e=n;e;){const s=Wn(e);let i=0;for(const{style:o}of s){if(yield Y/10,i>0&&Nn(o.breakBefore)==="page")return s.
slice(0,i);if(i++,i===1&&s.length>1&&km(o,t))return s.slice(0,1);if(Nn(o.breakAfter)==="page"&&i<s.length)return s.slice(0,i)}e=s.length===1?s[0]:void 0}return[]}
const km=({height:n,minHeight:t},e)=>[n,t].some(s=>typeof s=="object"&&s.percent===0&&s.px>e-2);function*Om(n){const t=[n];for(let e=t.pop();e;e=t.pop()){if(yield Y/
10,e.style.pageName!=="")return!0;(0,D.RZ)(t,Wn(e))}return!1}function*Sm(n){let t=0;const e=[[n,n.style.pageName]];for(let s=e.pop();s;s=e.pop()){const[{children:i,
inlines:o},r]=s;yield Y/10;const a=o.flatMap(c=>c.kind==="atom"||c.kind==="apart"?[c.box]:[]);for(const c of[...i,...a]){const{pageName:l}=c.style;c.pageName===
void 0&&l!==r&&t++,e.push([c,l])}}return t}const Wn=({inner:n,style:t,children:e})=>n==="blocks"&&t.transform.length===0?e.filter(({isApart:s})=>!s):[],Jc=({inner:n,
style:{width:t,maxWidth:e}})=>(n==="blocks"||n==="lines")&&e==="none"&&(t==="auto"||typeof t=="object"&&t.px===0&&t.percent===1);function Mm(n){let t="";for(let e=n;e?.
pageName!==void 0;[e]=Wn(e))t=e.pageName;return t}function Zc(n){let t;for(let e=n;e?.box.pageName!==void 0;e=e.children[0])t=e.box.pageName;return t}function vm(n){
let t;for(let e=n;e?.box.pageName!==void 0;e=e.children.at(-1))t=e.box.pageName;return t}const qc=(n,t)=>n&&(0,rm.OD)(n)?[...t,{on:()=>({})}]:t;function Qc(n,t){
return!n||n.length===0||t.some(({isFilter:e})=>e)?[]:[{on:()=>({overlays:n}),isFilter:!0},{on:()=>({opacity:1})}]}class Ei{fragments;scale;last=0;constructor(t,e){
this.fragments=t,this.scale=e}pageAt(t){return this.fragments.at(t+.05)}wholePage(t){const{width:e,height:s}=this.sizeOf(t);return`0 0 ${e} ${s} re`}moved(t,e,s){
let i;for(const o of s){const r=o.on(t).matrix;r&&(i=i?(0,P.lw)(r,i):r)}return i?(0,P.zl)(i,e):e}rectangle(t,e,s,i,o){const[r,a]=[this.x(t,e),this.y(t,o)];return`${[
r,a,(i-e)*this.scale,(o-s)*this.scale].map(j.id).join(" ")} re`}}class ge extends Ei{composition;box;most;refuse;names=new bm;areas=[];settled=0;open=new Map;constructor(t,e,s,i,o){
super(new Si(r=>this.areaOf(r).height/s,e.heightOf("")/s),s),this.composition=t,this.box=e,this.most=i,this.refuse=o}pageOf(t){return t}rename(t,e){this.names.of(
t)!==e&&(this.names.set(t,e),this.areas.length=Math.min(this.areas.length,t),this.fragments.changeFrom(t,this.box.heightOf(e)/this.scale))}wideningOn(t,e){const{
box:s,names:i,scale:o}=this;return(s.widthOf(i.of(t))-s.widthOf(e))/o}sizeOf(t){return this.areaOf(t).page}snap(t,e){const s=this.fragments.startOf(t);return s+
Math.floor(e-s+.5)}x(t,e){return this.areaOf(t).left+e*this.scale}y(t,e){const{page:s,top:i}=this.areaOf(t);return s.height-i-(e-this.fragments.startOf(t))*this.
scale}sheet(t){const{sheets:e}=this.composition;if(t>=this.most)throw this.refuse(this.most);for(;e.length<=t;){const{width:s,height:i}=this.sizeOf(e.length);this.
composition.sheet(s,i)}return e[t]}draw(t,e,s,...i){const o=this.sheet(t);this.enterScopes(o,t,s),this.put(o,e,i)}put(t,e,s){t.draw(e,...s)}link(t,e,s,{target:i,
contents:o},r){this.sheet(t).link(e,this.moved(t,s,r),i,o)}*settle(t){const{sheets:e}=this.composition;for(const s=Math.min(this.pageAt(t),e.length);this.settled<
s;this.settled++)yield*this.composition.settle(e[this.settled])}close(){for(const t of this.open.keys())this.enterScopes(this.sheet(t),t,[])}areaOf(t){return this.
areas[t]??=this.box.areaOf(t,this.names.of(t))}enterScopes(t,e,s){let i=this.open.get(e);i||this.open.set(e,i=[]);let o=0;for(;o<i.length&&o<s.length&&i[o]===s[o];)
o++;for(;i.length>o;i.pop())t.leave();for(const r of s.slice(o))t.enter(r.on(e)),i.push(r)}}const tl=1e9,Tm=500;function*el(n,t){const e=[t];for(let s=e.pop();s;s=
e.pop()){yield Tm;const{laid:i,top:o,bottom:r,lines:a,children:c,apart:l,columns:d}=s;if(n.y(0,o)<=0||i.box.replaced&&n.y(0,r)<0)return!1;if(i.box.style.overflow!==
"hidden"){for(const{line:f,top:h,atoms:u}of a){if(n.y(0,h+f.height/2)<0)return!1;for(const p of u)e.push(p)}for(const f of[...c,...l])e.push(f);if(d)return!1}}return!0}
class _n extends Ei{around;page;start;bound=new WeakMap;constructor(t,e,s=t.fragments.startOf(e)){super(new Si(()=>tl,tl),t.scale),this.around=t,this.page=e,this.
start=s}snap(t,e){return this.around.snap(this.page,e+this.start)-this.start}pageOf(){return this.page}x(t,e){return this.around.x(this.page,e)}y(t,e){return this.
around.y(this.page,e+this.start)}sheet(){return this.around.sheet(this.page)}wideningOn(t,e){return this.around.wideningOn(this.page,e)}sizeOf(){return this.around.
sizeOf(this.page)}draw(t,e,s,...i){this.around.draw(this.page,e,this.bindAll(s),...i)}link(t,e,s,i,o){this.around.link(this.page,e,s,i,this.bindAll(o))}moved(t,e,s){
return this.around.moved(this.page,e,this.bindAll(s))}bindAll(t){return t.map(e=>{let s=this.bound.get(e);return s||this.bound.set(e,s={on:()=>e.on(this.page)}),
s})}}const Im=1,Rm=.5,Li=.1;function*nl(n,t,e){const{count:s}=n,i=g=>Math.floor(g/s),o=yield*sl(n,g=>t.roomOf(i(g)).height,t.most,e),r=i(o.last),c=(n.fillsFirst||
s===1||t.depth>Im?void 0:yield*Em(n,t,{row:r,full:o},e))??o,l=yield*Cm(c,s),d=[];for(let g=0;g<=r;g++){const{top:m,height:w}=t.roomOf(g),b=g===r?c.height??l[g]:
l[g],y=t.isOpen||g===r?b??0:w,x=d.at(-1);d.push({top:t.isOpen?x?x.top+x.height:0:m,height:y})}const{content:f,fragments:h,last:u,isDivided:p}=c;return{content:f,
fragments:h,rows:d,last:u,isDivided:p}}function*sl({content:n},t,e,s){const i=new Si(t,e),o=s(i),r=yield*o.place(n,0,0,0),a=Am(r),c=Math.max(o.pageOf(a-2*Li),0),
{excess:l,isDivided:d}=o;return{content:r,fragments:i,last:c,excess:l,isDivided:d,end:a}}function Am({lines:n,children:t,apart:e,top:s}){let i=s;for(const{line:o,
top:r}of n)i=Math.max(i,r+o.height);for(const{bottom:o}of t)i=Math.max(i,o);for(const{bottom:o,laid:r}of e)r.box.style.float!=="none"&&(i=Math.max(i,o));return i}
function*Em(n,t,{row:e,full:s},i){const{count:o}=n,r=e*o,a=t.roomOf(e).height,c=Math.max((s.content.bottom-s.fragments.startOf(r))/o,1),l=u=>Lm(n,t,{row:e,full:s,
height:u},i);let[d,f]=[c,c],h=yield*l(c);if(h)return{...h,height:c};for(let u=20;!h&&f<a;u*=2)[d,f]=[f,Math.min(f+u,a)],h=yield*l(f);for(;h&&f-d>Rm;){const u=(d+
f)/2,p=yield*l(u);p?[h,f]=[p,u]:d=u}return h}function*Lm(n,t,{row:e,full:s,height:i},o){const{count:r}=n,a=e*r,l=yield*sl(n,d=>d<a?t.roomOf(Math.floor(d/r)).height:
i,t.most,o);return l.last<a+r&&l.excess<=s.excess+Li?l:void 0}function*Cm({content:n,fragments:t},e){const s=[],i=r=>{const a=t.at(r-Li),c=Math.floor(a/e);for(;s.
length<=c;)s.push(0);s[c]=Math.max(s[c],r-t.startOf(a))},o=[...n.children,...n.apart.filter(({laid:r})=>r.box.style.float!=="none")];for(const{line:r,top:a}of n.
lines)i(a+r.height);for(let r=o.pop();r;r=o.pop()){yield 1e3,i(r.bottom);for(const{line:a,top:c}of r.lines)i(c+a.height);for(const a of r.children)o.push(a)}return s}
class Bm{from=[0];shifts;constructor(t){this.shifts=[t]}at(t){let e=this.from.length-1;for(let s=0;s<e;){const i=s+e+1>>1,o=s===0&&e===this.from.length-1?e:i;this.
from[o]<=t+.001?s=o:e=o-1}return t+this.shifts[e]}move(t,e){const s=e-t;Math.abs(s-this.shifts.at(-1))<1e-4||(this.from.push(Math.max(t,this.from.at(-1))),this.
shifts.push(s))}}const ot=.05,Nm={count:1,depth:0};class zn{fragments;work;within;rename;excess=0;isDivided=!1;taken=0;end=0;isInItem=!1;constructor(t,e,s=Nm,i){
this.fragments=t,this.work=e,this.within=s,this.rename=i}get height(){return this.fragments.most-this.taken}endOf(t){return this.fragments.endOf(t)-this.taken}pageOf(t){
return this.fragments.at(t+ot)}*place(t,e,s,i){const{end:o,isInItem:r}=this;this.end=0,this.isInItem=!1,yield Y/4,this.within.depth>0&&this.work.take();let a=s;
const c=vi(t,this.height-i,this.within.depth>0);c&&this.crosses(a,t.height)?a=this.next(a,i):(this.isCutAtEnd(t,a,i,o)||this.isCellCut(t,a,i))&&(a=this.next(a,i)),
(c||t.box.inner==="image")&&this.measure(a,t.height);const{children:l,apart:d,repeated:f}=Wm(t),h={laid:t,x:e,top:a,bottom:a+t.height,lines:_m,children:l,apart:d,
repeated:f};if(t.columns)yield*this.columns(h,i);else{const u=new Bm(a);let p=he.none;t.lines.length>0?yield*this.lines(h,i,u,o,r):t.flow==="bands"?yield*this.bands(
h,i,u,o):(p=yield*he.of(t),yield*this.sequence(h,i,u,o,{isInItem:r,floats:p})),yield*this.apart(h,i,u,p)}return h}crosses(t,e){return t+e>this.endOf(this.pageOf(
t))+ot}isCutAtEnd(t,e,s,i){const{height:o}=t;if(t.flow!=="bands"||this.within.depth>0||o+i>this.height-s||this.isAtStart(e,s)||!this.crosses(e,o+i))return!1;const r=mm(
t,i);return r>0&&!this.crosses(e,o+i-r)}isCellCut(t,e,s){return this.within.depth>0||t.height>this.height-s||this.isAtStart(e,s)||!this.crosses(e,t.height)?!1:wm(
t).some(([i,o])=>!this.crosses(e,i)&&this.crosses(e,o))}measure(t,e){this.excess=Math.max(this.excess,t+e-this.endOf(this.pageOf(t))-ot)}next(t,e){return this.fragments.
startOf(this.pageOf(t)+1)+e}nextForced(t,e,s){const{count:i}=this.within;return s==="page"&&(this.isDivided=!0),s==="column"?this.next(t,e):this.fragments.startOf(
(Math.floor(this.pageOf(t)/i)+1)*i)+e}isForcedNow(t,e,s){return t===void 0||t==="column"&&this.within.depth===0?!1:!this.isAtStart(e,s)||t==="page"&&this.pageOf(
e)%this.within.count>0}isAtStart(t,e){return t-this.fragments.startOf(this.pageOf(t))<=e+ot}*columns(t,e){const{fragments:s,work:i}=this,o=t.laid.columns;!this.
isAtStart(t.top,e)&&this.crosses(t.top,ue(o.content,this.height-e,!0))&&(t.top=this.next(t.top,e));const{top:r,laid:a}=t,c=this.pageOf(r),{whole:l}=o,d=l?.rows.
at(-1),f=d!==void 0&&!this.crosses(r,Math.max(a.height,d.top+d.height));if(l&&!l.isDivided&&f)t.columns=l;else{const u=m=>{const w=m===0?r:s.startOf(c+m)+e;return{
top:w-r,height:this.endOf(c+m)-w}},p=this.within.depth+1,g=m=>new zn(m,i,{count:o.count,depth:p});t.columns=yield*nl(o,{roomOf:u,most:this.height-e,depth:p},g),
this.isDivided||=t.columns.isDivided}const h=t.columns.rows.at(-1);t.bottom=Math.max(r+h.top+h.height,t.columns===l?r+a.height:0)}*lines(t,e,s,i,o){const{laid:r}=t,
{lines:a,box:c}=r,l=a.at(-1),d=this.endOfLast(r,l,i),f=l.height+d<=this.height-e?l.height+d:l.height;let h=0;for(let p=0;p<a.length;p++){yield 2e3;const g=a[p],
m=s.at(g.y);if(!this.crosses(m,g===l?f:g.height)||this.isTall(g,e))continue;const w=dm(h,p,a.length,c.style),b=o&&w===0&&p>=c.style.orphans?p:w,y=s.at(a[b].y),x=this.
isAtStart(y,e)?p:b,M=s.at(a[x].y);this.isAtStart(M,e)||(s.move(a[x].y,this.next(M,e)),h=x,p=x)}const u=[];for(const p of a){yield 500;const g=s.at(p.y);this.isTall(
p,e)||this.measure(g,p.height);const m=p.atoms.length>0?[]:Pn;let w=g+p.height;for(const{laid:b}of p.atoms){const y=yield*this.place(b,t.x+b.x,g+b.y,e);m.push(y),
w=Math.max(w,y.bottom)}w>g+p.height+ot&&s.move(p.y+p.height,w),u.push({line:p,top:g,atoms:m})}t.lines=(0,D.Hn)(u),t.bottom=s.at(r.height)}isTall({height:t},e){return t>
this.height-e}endOfLast(t,e,s){return this.within.depth>0?0:Kc(t,e,s)}*sequence(t,e,s,i,{isInItem:o,floats:r}){const{laid:a}=t,{children:c,head:l,foot:d}=a;let f=e;
const h=this.taken;d&&d.height<=this.height/4&&(this.taken+=Xc(d,a)+d.height);const u=this.taken>h,p=c.at(-1),g=p?this.endOfLast(a,p,i):0;for(const[m,w]of c.entries()){
const b=c[m-1];w===d&&(this.taken=h);const y=yield*this.floatsAbove(w.y,t,e,s,r);let x=s.at(w.y);const M=w===p?g:0,v=Math.max(b?t.children[m-1].bottom:t.top,y),
T=b&&(!this.isAtStart(v,f)||v-t.children[m-1].top>ot),I=b&&this.rename?Zc(w):void 0,A=I!==void 0&&I!==vm(b),R=A?"page":il(Hc(w),b&&lm(b));this.isForcedNow(R,v,f)?
x=this.nextForced(v,f,R)+Math.max(w.above??C(w.box.style.marginTop,a.contentWidth),0):T&&this.pageOf(x)>this.pageOf(v-2*ot)?x=this.next(v-2*ot,f):!this.isAtStart(
x,f)&&this.crosses(x,this.leastOf(w,x,f,M,o&&!b))?x=this.next(x,f):!this.isAtStart(x,f)&&this.needsNext({children:c,index:m,below:g},x,f)?x=this.next(x,f):b&&!b.
box.keepsNext&&!this.isAtStart(x,f)&&this.needsPages(w,f)&&(x=this.next(x,f)),A&&this.rename(this.pageOf(x),I),this.end=M,this.isInItem=o&&m===0;const _=yield*this.
place(w,t.x+w.x,x,f);s.move(w.y,_.top),s.move(w.y+w.height,_.bottom),t.children.push(_),w===l&&l.height<=this.height/2&&(f=e+Vc(a)+Math.max((c[m+1]?.y??0)-l.y,l.
height))}t.bottom=Math.max(s.at(a.height),t.top),this.taken=h,l&&f>e&&(yield*this.repeatHead(t,e)),d&&u&&(yield*this.repeatFoot(t,d,e))}needsPages(t,e){return this.
within.depth===0&&am(t,this.height-e)}needsNext({children:t,index:e,below:s},i,o){let r=0;for(let a=e;a<t.length;a++){const c=t[a],l=a===e?0:c.y-t[a-1].y-t[a-1].
height;if(!c.box.keepsNext&&!this.avoids(c.box.style.breakAfter)&&!this.avoids(t[a+1]?.box.style.breakBefore)){if(a===e)return!1;if(e>0&&this.needsPages(c,o))return!0;
const d=a===t.length-1&&s>0;r+=l+(d?this.leastOf(c,i+r+l,o,s):ue(c,this.height-o,this.within.depth>0));break}if(r+=l+c.height,r>this.height-o)return!1}return this.
crosses(i,r)&&r<=this.height-o}leastOf(t,e,s,i,o=!1){const r=this.height-s,a=this.within.depth>0,c=t.height+i,l=!this.crosses(e,t.height);if(i>0&&c<=r&&um(t,r,a,
l))return c;const d=ue(t,r,a,Ti(o));return d<=r?d:0}avoids(t){return t==="avoid"||t==="avoid-column"&&this.within.depth>0}*repeatHead(t,e){const{head:s}=t.laid,
i=t.children.find(({laid:r})=>r===s),o=(0,D.Kf)(t.children.map(({bottom:r})=>r));for(let r=this.pageOf(i.bottom-ot)+1;r<=this.pageOf(o-2*ot);r++){const a=this.fragments.
startOf(r)+e+Vc(t.laid);t.repeated.push(yield*this.place(s,i.x,a,e))}}*repeatFoot(t,e,s){const i=t.children.find(({laid:c})=>c===e),o=this.pageOf(i.top),r=Xc(e,
t.laid),a=new Map;for(const c of t.children)for(const l of c===i?[]:c.children){yield Y/10;const[d,f]=[this.pageOf(l.top),this.pageOf(l.bottom-2*ot)];for(let h=d;h<=
f;h++)a.set(h,h<f?1/0:Math.max(a.get(f)??0,l.bottom+r))}for(const[c,l]of a){const d=Math.min(l,this.endOf(c)-e.height-r);c<o&&t.repeated.push(yield*this.place(e,
i.x,d,s))}}*bands(t,e,s,i){const{laid:o}=t,r=o.box.inner==="flex"?Ai(o.children):void 0,a=this.within.depth>0,c=Ii(o),l=new Map(o.children.map((f,h)=>[f,h])),d=[];
for(const f of gm(o.children)){const h=f[0].y,u=(0,D.Kf)(f.map(({y:T,height:I})=>T+I));let p=s.at(h);const g=d.length>0?f.map(Hc).reduce(il,void 0):void 0,w=r!==
void 0&&f.includes(r)?this.endOfLast(o,r,i):0,b=f.length===1&&o.box.style.flexDirection.startsWith("column"),y=b&&w>0?this.leastOf(r,p,e,w):jc(f,h,this.height-e,
a,Ti(c)),x=!b&&w>0&&!this.crosses(p,u-h)&&this.crosses(p,u-h+w);this.isForcedNow(g,p,e)?p=this.nextForced(p,e,g):!this.isAtStart(p,e)&&(x||this.crosses(p,y))&&y<=
this.height-e&&(p=this.next(p,e)),this.measure(p,Math.min(y,this.height-e)),s.move(h,p);let M=p;const v=[];for(const T of f){this.end=b?w:0,this.isInItem=c;const I=p+
T.y-h,A=this.crosses(p,u-h)?Ri(T):0,R=yield*this.place(T,t.x+T.x,I-A,e);R.top+=A,A>0&&(R.bottom=Math.max(R.bottom,I+T.height)),v.push(R),M=Math.max(M,R.bottom+u-
T.y-T.height)}for(const T of v)T.laid.y+T.laid.height>u-ot&&(T.bottom=M);for(const T of v)d.push(T);s.move(u,M)}d.sort((f,h)=>l.get(f.laid)-l.get(h.laid));for(const f of d)
t.children.push(f);t.bottom=Math.max(s.at(o.height),t.top)}*floatsAbove(t,e,s,i,o){let r=-1/0;for(let a=o.takeAbove(t+ot);a;a=o.takeAbove(t+ot)){const{bottom:c}=o.
keep(yield*this.placeApart(a,e,s,i)),l=a.y+a.height;c>i.at(l)+ot&&i.move(l,c),r=Math.max(r,c)}return r}*apart(t,e,s,i){const{laid:o}=t;for(const r of o.apart){const a=i.
placedOf(r)??(yield*this.placeApart(r,t,e,s));t.apart.push(a),Cn(r)&&r.y+r.height<=o.height+ot&&(t.bottom=Math.max(t.bottom,a.bottom+o.height-r.y-r.height))}}*placeApart(t,e,s,i){
const{position:o,top:r,bottom:a}=t.box.style,c=o==="fixed",l=c&&(r!=="auto"||a!=="auto"),d=t.isFromBottom?e.bottom-(e.laid.height-t.y):i.at(t.y),f=Cn(t)&&!this.
isAtStart(d,s)&&this.crosses(d,this.leastOf(t,d,s,0)),h=l?e.top+t.y:f?this.next(d,s):d,u=this.within.depth===0?cm(t,h,this.fragments):void 0,g=c||u!==void 0?yield*pe(
t,e.x+t.x,h):yield*this.place(t,e.x+t.x,h,s);return u!==void 0&&(g.onlyPage=u),g}}const Wm=({children:n,apart:t,head:e,foot:s})=>({children:n.length>0?[]:Pn,apart:t.
length>0?[]:Pn,repeated:e||s?[]:Pn}),_m=[],Pn=Object.freeze([]),il=(n,t)=>n==="page"||t==="page"?"page":n??t;class Ci extends Ei{around;owner;scopes;columns;placed;bound=new WeakMap;constructor(t,e,s){
super(e.columns.fragments,t.scale),this.around=t,this.owner=e,this.scopes=s,this.columns=e.laid.columns,this.placed=e.columns,this.last=this.placed.last}snap(t,e){
const s=this.above(t,e);return e+this.around.snap(this.partOf(t),s)-s}pageOf(t){return this.around.pageOf(this.partOf(t))}x(t,e){return this.around.x(this.partOf(
t),this.at(t).left+e)}y(t,e){return this.around.y(this.partOf(t),this.above(t,e))}sheet(t){return this.around.sheet(this.partOf(t))}wideningOn(){return 0}sizeOf(t){
return this.around.sizeOf(this.partOf(t))}draw(t,e,s,...i){const o=[...this.scopes,...s.map(r=>this.bind(r,t))];this.around.draw(this.partOf(t),e,o,...i)}link(t,e,s,i,o){
this.around.link(this.partOf(t),e,super.moved(t,s,o),i,this.scopes)}moved(t,e,s){return this.around.moved(this.partOf(t),super.moved(t,e,s),this.scopes)}above(t,e){
return this.at(t).top+e-this.fragments.startOf(t)}partOf(t){return this.around.pageAt(this.at(t).top)}at(t){return Bi(this.owner,this.columns,this.placed,t)}bind(t,e){
let s=this.bound.get(t);return s||this.bound.set(t,s=[]),s[e]??={on:()=>t.on(e)}}}function Bi({x:n,top:t,laid:e},{count:s,width:i,gap:o},{rows:r},a){const c=Math.
floor(a/s),l=r[Math.min(c,r.length-1)],d=a%s,f=e.box.style.direction==="rtl";return{left:n+(f?s-1-d:d)*(i+o),top:t+l.top,height:l.height}}function zm(n,t,e){const{
style:s}=n.laid.box,{columnRuleWidth:i,columnRuleStyle:o,columnRuleColor:r}=s,a=n.laid.columns;if(i===0)return[];const c={...et.DI,color:s.color,outlineWidth:0,
borderLeftWidth:i,borderLeftStyle:o,borderLeftColor:r},l={top:0,right:0,bottom:0,left:i},d=[];for(let f=1;f<=n.columns.last;f++){if(f%a.count===0)continue;const[
h,u]=[f-1,f].map(b=>Bi(n,a,n.columns,b).left),{top:p,height:g}=Bi(n,a,n.columns,f),m=(Math.max(h,u)+Math.min(h,u)+a.width)/2,w={left:m-i/2,right:m+i/2,top:p,bottom:p+
g};d.push({rect:w,style:c,border:l,padding:{...l,left:0},images:void 0,opacity:t,scopes:e})}return d}const wt=[[0,0],[0,0],[0,0],[0,0]];function $n(n,t,e){const s=[
n.borderTopLeftRadius,n.borderTopRightRadius,n.borderBottomRightRadius,n.borderBottomLeftRadius].map(([d,f])=>[(0,k.S6)(d,t),(0,k.S6)(f,e)]),[i,o,r,a]=s,l=[[t,i[0]+
o[0]],[t,a[0]+r[0]],[e,i[1]+a[1]],[e,o[1]+r[1]]].reduce((d,[f,h])=>h>f&&h>0?Math.min(d,f/h):d,1);return s.map(([d,f])=>[d*l,f*l])}const Tt=(n,{top:t,right:e,bottom:s,
left:i})=>n.map(([o,r],a)=>{const c=a===0||a===3?i:e,l=a<2?t:s;return[Math.max(o-c,0),Math.max(r-l,0)]}),ct=({left:n,top:t,right:e,bottom:s},i)=>({left:n+i.left,
top:t+i.top,right:e-i.right,bottom:s-i.bottom});function Ni(n,t,{left:e,top:s,right:i,bottom:o}){const[r,a]=[Math.round(e),Math.round(i)],[c,l]=[n.snap(t,s),n.snap(
t,o)];return{...r<a?{left:r,right:a}:{left:e,right:i},...c<l?{top:c,bottom:l}:{top:s,bottom:o}}}const gt=(n,t)=>({x:e=>n.x(t,e),y:e=>n.y(t,e)});function At(n,t,e,s){
const[i,o]=[t===0?-1/0:n.startOf(t),n.endOf(t)],[r,a]=[Math.max(e.top,e.top<i-.05?i:e.top),Math.max(e.bottom>o+.05?o:e.bottom,e.top)];if(r===e.top&&a===e.bottom)
return{rect:e,corners:s};const[c,l]=[r===e.top,a===e.bottom],d=s.map((f,h)=>(h<2?c:l)?f:[0,0]);return{rect:{...e,top:r,bottom:a},corners:d}}const Pm=(n,t,e,s)=>[
(0,j.id)(n),(0,j.id)(t),(0,j.id)(e-n),(0,j.id)(s-t),"re"].join(" ");function X({left:n,top:t,right:e,bottom:s},i,o){if(i.every(([h,u])=>h<=0||u<=0))return Pm(o.
x(n),o.y(s),o.x(e),o.y(t));const r=(h,u)=>`${(0,j.id)(o.x(h))} ${(0,j.id)(o.y(u))}`,[a,c,l,d]=i,f=1-j.yQ;return[`${r(n+a[0],t)} m`,`${r(e-c[0],t)} l`,`${r(e-c[0]*
f,t)} ${r(e,t+c[1]*f)} ${r(e,t+c[1])} c`,`${r(e,s-l[1])} l`,`${r(e,s-l[1]*f)} ${r(e-l[0]*f,s)} ${r(e-l[0],s)} c`,`${r(n+d[0],s)} l`,`${r(n+d[0]*f,s)} ${r(n,s-d[1]*
f)} ${r(n,s-d[1])} c`,`${r(n,t+a[1])} l`,`${r(n,t+a[1]*f)} ${r(n+a[0]*f,t)} ${r(n+a[0],t)} c`,"h"].join(" ")}function $m({left:n,top:t,right:e,bottom:s},i){const o=([
r,a])=>Math.PI/4*(3*(r+a)-Math.sqrt((3*r+a)*(r+3*a)));return i.reduce((r,a)=>r+o(a)-a[0]-a[1],2*(e-n+s-t))}const Dm=(n,{left:t,top:e,right:s,bottom:i})=>n.left>
t-Dn&&n.top>e-Dn&&n.right<s+Dn&&n.bottom<i+Dn,Dn=.01;function Wi(n,t,{objectFit:e,objectPosition:[s,i]}){if(e==="fill")return n;const[o,r]=[n.right-n.left,n.bottom-
n.top],[a,c]=[o/t.width,r/t.height],l=Math.min(a,c),d=e==="cover"?Math.max(a,c):e==="none"?1:e==="scale-down"?Math.min(l,1):l,[f,h]=[t.width*d,t.height*d],[u,p]=[
n.left+(0,k.S6)(s,o-f),n.top+(0,k.S6)(i,r-h)];return{left:u,top:p,right:u+f,bottom:p+h}}function Fm(n,t,e){const[s,i]=[t.right-t.left,t.bottom-t.top];switch(n.kind){case"\
polygon":return{clip:`${n.corners.map(([a,c])=>`${(0,j.id)(e.x(t.left+(0,k.S6)(a,s)))} ${(0,j.id)(e.y(t.top+(0,k.S6)(c,i)))}`).map((a,c)=>`${a} ${c===0?"m":"l"}`).
join(" ")} h`,hasHoles:n.hasHoles};case"ellipse":{const[o,r]=[(0,k.S6)(n.center[0],s),(0,k.S6)(n.center[1],i)],[a,c]=Gm(n,{cx:o,cy:r,width:s,height:i}),[l,d]=[t.
left+o,t.top+r],f=Array.from({length:4},()=>[a,c]);return{clip:X({left:l-a,right:l+a,top:d-c,bottom:d+c},f,e)}}case"inset":{const[o,r,a,c]=n.sides,l={left:t.left+
(0,k.S6)(c,s),right:t.right-(0,k.S6)(r,s),top:t.top+(0,k.S6)(o,i),bottom:t.bottom-(0,k.S6)(a,i)},[d,f]=[Math.max(l.right-l.left,0),Math.max(l.bottom-l.top,0)],h=[
Math.min((0,k.S6)(n.radius,s),d/2),Math.min((0,k.S6)(n.radius,i),f/2)],u={left:l.left,top:l.top,right:l.left+d,bottom:l.top+f};return{clip:X(u,[h,h,h,h],e)}}}}function Gm({
radii:n},{cx:t,cy:e,width:s,height:i}){const[o,r]=n,a=[[Math.abs(t),Math.abs(s-t)],[Math.abs(e),Math.abs(i-e)]],c=(d,f,h)=>typeof d=="object"?Math.max((0,k.S6)(
d,h),0):f.reduce((u,p)=>d==="closest-side"?Math.min(u,p):Math.max(u,p));if(r!==void 0)return[c(o,a[0],s),c(r,a[1],i)];const l=c(o,[...a[0],...a[1]],Math.hypot(s,
i)/Math.SQRT2);return[l,l]}const Hm=1e3;function jm(n,t,e){return n.kind==="linear"?Km(n,t,e):Xm(n,t,e)}const Um=({left:n,top:t,right:e,bottom:s},i)=>[i.x(n),i.
y(s),i.x(e),i.y(t)];function Km(n,t,e){const[s,i]=[t.right-t.left,t.bottom-t.top],[o,r]=[(t.left+t.right)/2,(t.top+t.bottom)/2],a=Ym(n.angle,s,i)*Math.PI/180,c=Math.
abs(s*Math.sin(a))+Math.abs(i*Math.cos(a)),[l,d]=[Math.sin(a)*c/2,-Math.cos(a)*c/2],{stops:f,from:h,to:u}=_i(n,c),p=g=>[e.x(o+l*(2*g-1)),e.y(r+d*(2*g-1))];return{
coordinates:[...p(h),...p(u)],stops:f,box:Um(t,e)}}function Ym(n,t,e){if(typeof n=="number")return n;const{x:s,y:i}=n;if(s===0)return i<0?0:180;if(i===0)return s<
0?270:90;const o=Math.atan2(e,t)*180/Math.PI;return s>0?i<0?o:180-o:i<0?360-o:180+o}function Xm(n,t,e){const[s,i]=[t.right-t.left,t.bottom-t.top],[o,r]=[(0,k.S6)(
n.center[0],s),(0,k.S6)(n.center[1],i)],[a,c]=Vm(n,{cx:o,cy:r,width:s,height:i}),{stops:l,from:d,to:f}=_i(n,a),h=e.x(1)-e.x(0),u=[h,0,0,h*(c/a),e.x(t.left+o),e.
y(t.top+r)],p=2*Math.max(s,i)*Math.max(a/c,1);return{coordinates:[0,0,Math.max(d,0)*a,0,0,f*a],stops:l,matrix:u,box:[-p,-p,p,p]}}function Vm({extent:n,isCircle:t},{
cx:e,cy:s,width:i,height:o}){const r=[Math.abs(e),Math.abs(i-e)],a=[Math.abs(s),Math.abs(o-s)],c=n.startsWith("closest")?Math.min:Math.max,[l,d]=[Math.max(c(r[0],
r[1]),.01),Math.max(c(a[0],a[1]),.01)],f=n.endsWith("corner");if(t){const h=f?Math.hypot(l,d):c(l,d);return[h,h]}return f?[l*Math.SQRT2,d*Math.SQRT2]:[l,d]}function _i({
stops:n,repeats:t},e){const s=Jm(n,e),[i,o]=[s[0],s.at(-1)],r=n.map(({paint:c},l)=>({paint:c,at:s[l]})),a=o-i;if(!t&&a>1e-4&&s.at(-2)===o)return r.push({paint:r.
at(-1).paint,at:o+a/10}),zi(r,i,o+a/10);if(t&&a>1e-4&&a<1){const c=Math.min(Math.ceil(1/a)+1,Math.floor(Hm/r.length)),l=Array.from({length:c},(d,f)=>r.map(({paint:h,
at:u})=>({paint:h,at:u+f*a}))).flat();return zi(l,i,i+c*a)}return zi(r,i,a>1e-4?o:i+1e-4)}function zi(n,t,e){const s=n.map(({paint:o,at:r})=>({...o,at:Math.min(
Math.max((r-t)/(e-t),0),1)}));return{stops:s.flatMap((o,r)=>{if(o.alpha>0)return[o];const a=[s[r-1],s[r+1]].filter(c=>c!==void 0&&c.alpha>0);return a.length===0?
[o]:a.map(c=>({...o,color:c.color}))}),from:t,to:e}}function Jm(n,t){const e=n.map(({at:o},r)=>o?t>0?(0,k.S6)(o,t)/t:0:r===0?0:r===n.length-1?1:void 0);let s=-1/0;
const i=e.map(o=>o===void 0?void 0:s=Math.max(s,o));return i.map((o,r)=>{if(o!==void 0)return o;let[a,c]=[r,r];for(;i[a]===void 0;)a--;for(;i[c]===void 0;)c++;return i[a]+
(i[c]-i[a])*(r-a)/(c-a)})}const Zm=n=>({...n,stops:n.stops.map(t=>{const{alpha:e}=t.paint;return{...t,paint:{color:[e,e,e],alpha:1}}})});class qm{boxes;constructor(t){
this.boxes=t}*enter(t,e,s){const{style:i}=t.laid.box,{mixBlendMode:o,clipPath:r,filter:a}=i,c=i.opacity*(a?.opacity??1);if(e*c===0)return 0;const l=Qc(a?.overlays,
s),d=l.length>0,f=o!==void 0||d||c<1&&(yield*tw(t)),h=d?e*c:c;f&&s.push({on:()=>({opacity:h,...o!==void 0&&{blend:o}})}),typeof r=="object"&&s.push(this.shapeOf(
r,t)),i.mask&&(yield*this.mask(t,i.mask,s));for(const u of l)s.push(u);return d?1:f?e:e*c}*mask({laid:t,x:e,top:s,bottom:i},o,r){const{style:a,images:c}=t.box;if(o.
backgroundImage.every(b=>"url"in b&&!c?.has(b.url)))return;const[l,...d]=o.backgroundImage,f=l&&"stops"in l&&d.length===0?Zm(l):void 0,h={isAlpha:f===void 0},u={
...a,...o,...f&&{backgroundImage:[f]},visibility:"visible",backgroundColor:void 0,backgroundClip:"border-box",backgroundClips:[],backgroundOrigin:[],borderImage:void 0,
boxShadow:[],outlineWidth:0},p={left:e,right:e+t.width,top:s,bottom:i},g={top:0,right:0,bottom:0,left:0},m=[...r,{on:()=>({making:h})}],w=t.box.isFluid?t.box.pageName:
void 0;yield*this.boxes.paint({rect:p,style:u,border:g,padding:g,images:c,opacity:1,scopes:m,fluidOn:w}),r.push({on:()=>({masked:h})})}shapeOf(t,{laid:e,x:s,top:i,
bottom:o}){const r={left:s,top:i,right:s+e.width,bottom:o};return{on:a=>Fm(t,r,this.boxes.points(a))}}}const Qm=500;function*tw(n){let t=0,e=!1;const s=[n];for(let i=s.
pop();i;i=s.pop()){yield Qm;const{laid:o,lines:r,children:a,apart:c}=i;if(o.box.replaced)return!0;t+=ol(o.box.style);for(const{line:l,atoms:d}of r){e||=l.texts.
length>0;for(const{box:f}of l.inlines)t+=ol(f.style);for(const f of d)s.push(f)}if(t+Number(e)>1)return!0;for(const l of a)s.push(l);for(const l of c)s.push(l);
i.columns&&s.push(i.columns.content)}return!1}const ol=n=>+(n.backgroundColor!==void 0)+n.backgroundImage.length+n.boxShadow.length+ +(n.borderTopWidth+n.borderRightWidth+
n.borderBottomWidth+n.borderLeftWidth>0)+ +(n.borderImage?.image!==void 0)+ +(n.outlineWidth>0),ew=.5,nw=7;function sw(n,t,e,{opacity:s,scopes:i,isArtifact:o}){
const{box:r,border:a,padding:c}=e.laid,{marker:l}=r;if(!l||r.style.visibility!=="visible")return;const{style:d}=l,f=rl(e)??e.top+a.top+c.top+t.lineOf(d).above,h=n.
pageAt(f-d.fontSize/2),u=o?void 0:l.element??void 0,p=d.direction==="rtl",g=p?e.x+e.laid.width:e.x,{color:m,alpha:w}=d.color,b=l.shape&&rw(l.shape,t.metricsOf(d).
ascent),x=((b?.text??(p?aw(l.text):l.text)).match(/ +|[^ ]+/g)??[]).map(A=>t.typefaces.word(A,b?"Regular":t.faceOf(d))),M=b?.size??(0,k.xP)(d),v=x.reduce((A,R)=>A+
R.width,0)*M/1e3,T=b?g+(p?b.away:-b.away)-v/2:p?g:g-v,I={kind:"text",x:n.x(h,T),y:n.y(h,n.snap(h,f)-(b?.rise??0)),size:M*n.scale,color:m,words:x,alpha:w*s,...l.
shape==="circle"&&{bolder:ew*n.scale}};n.draw(h,u,i,I)}const iw={disc:{text:"•",part:.235,more:0},circle:{text:"○",part:.792,more:1},square:{text:"▪",part:.248,
more:0}},ow=.363;function rw(n,t){const{text:e,part:s,more:i}=iw[n],o=Math.floor(t*2/3),r=Math.floor((o+1)/2),a=(r+i)/s,c=t-Math.floor(3*(t-o)/2)-r/2;return{text:e,
size:a,away:o+nw-r/2,rise:c-ow*a}}function aw(n){let t=n.length;for(;t>0&&cw.includes(n[t-1]);)t--;return[...n.slice(t)].reverse().join("")+n.slice(0,t)}const cw="\
. ";function rl(n){const[t]=n.lines;if(t)return t.top+t.line.baseline;for(const e of n.children){const s=rl(e);if(s!==void 0)return s}}const lw="…";function dw({
texts:n,atoms:t,isCut:e=!1},s,i){if(n.reduce((a,{x:c,width:l})=>Math.max(a,c+l),0)<=s+.5&&!e||t.length>0)return;let r;for(const a of n){const c=s-i(a);if(a.x>c)
break;r={at:Math.min(a.x+fw(a,c-a.x),a.x+a.width),text:a}}return r??(n[0]&&{at:Math.max(n[0].x,0),text:n[0]})}function fw({words:n,style:t},e){let s=0;const i=(0,k.
xP)(t);for(const{parts:o,after:r=0}of n){for(const{glyphs:a}of o)for(const{advance:c}of a){const l=s+c*i/1e3+t.letterSpacing;if(l>e)return s;s=l}s+=r*i/1e3}return s}
function al({style:n,isItem:t}){const e=n.opacity<1||n.mixBlendMode!==void 0||n.filter!==void 0||n.isIsolated;return n.position!=="static"||e||n.transform.length>
0||t&&n.zIndex!=="auto"}function Fn({style:n,isItem:t}){return(n.position!=="static"||t)&&n.zIndex!=="auto"?n.zIndex:0}function cl({style:n,isItem:t}){const{opacity:e,
mixBlendMode:s,filter:i,transform:o,clipPath:r,mask:a,position:c,zIndex:l,isIsolated:d}=n;return d||e<1||s!==void 0||i||o.length>0||r!==void 0||a?!0:c==="fixed"||
l!=="auto"&&(c!=="static"||t)}const Pi=500,ll=100;function*hw(n){let t=0;const e=[n];for(let s=e.pop();s;s=e.pop()){const{children:i,inlines:o}=s;yield Pi,al(s)&&
(s.rank=++t);for(let r=o.length-1;r>=0;r--){r%ll===0&&(yield Pi*ll);const a=o[r];(a.kind==="atom"||a.kind==="apart")&&e.push(a.box)}for(let r=i.length-1;r>=0;r--)
e.push(i[r])}}const $i=(n,t)=>n.order-t.order||n.placed.laid.box.rank-t.placed.laid.box.rank;function*uw(n){const t=[n];for(let e=t.pop();e;e=t.pop()){if(yield Pi,
Fn(e.box)<0)return!0;for(const s of e.children)t.push(s);for(const s of e.apart)t.push(s);for(const{atoms:s}of e.lines)for(const{laid:i}of s)t.push(i);e.columns&&
t.push(e.columns.content)}return!1}const dl=180,pw=24;function gw(n,{left:t,top:e,right:s,bottom:i},o){const[r,a]=[s-t,i-e],[c,l]=[t+(0,k.S6)(n.center[0],r),e+(0,k.
S6)(n.center[1],a)],d=2*Math.max(Math.hypot(c-t,l-e),Math.hypot(s-c,l-e),r,a),f=typeof n.angle=="number"?n.angle/360:0,{stops:h,from:u,to:p}=_i(n,1),g=h.map(y=>({
...y,at:u+y.at*(p-u)})),m=mw(g),w=m.every(({alpha:y})=>y===1),b=y=>{const x=2*Math.PI*(f+y);return`${(0,j.id)(o.x(c+Math.sin(x)*d))} ${(0,j.id)(o.y(l-Math.cos(x)*
d))}`};return m.map(({start:y,end:x,color:M,alpha:v})=>{const T=w?1:x,I=Math.max(Math.ceil((T-y)*pw),1),A=Array.from({length:I+1},(_,$)=>b(y+(T-y)*$/I));return{
path:[`${(0,j.id)(o.x(c))} ${(0,j.id)(o.y(l))} m`,...A.map(_=>`${_} l`),"h"].join(" "),color:M,alpha:v}})}function mw(n){const t=[],e=(o,r,{color:a,alpha:c})=>{
const[l,d]=[Math.max(o,0),Math.min(r,1)];d-l>1e-6&&t.push({start:l,end:d,color:a,alpha:c})},[s,i]=[n[0],n.at(-1)];e(0,s.at,s);for(const[o,r]of n.entries()){const a=n[o+
1];if(!a||a.at<=0||r.at>=1)continue;const c=r.alpha===a.alpha&&r.color.every((d,f)=>d===a.color[f]),l=c?1:Math.min(Math.max(Math.ceil((a.at-r.at)*dl),1),dl);for(let d=0;d<
l;d++){const f=c?0:(d+.5)/l,h=(g,m)=>g+(m-g)*f,u=r.color.map((g,m)=>h(g,a.color[m])),p=g=>r.at+(a.at-r.at)*g/l;e(p(d),p(d+1),{color:u,alpha:h(r.alpha,a.alpha)})}}
return e(i.at,1,i),t}const ww=2e4,Di=({width:n,height:t},e,s)=>({left:e,top:s,right:e+n,bottom:s+t});function fl(n){if(!qa(n))return n.displayed;const{width:t,height:e,
drawing:s}=n,[,,i,o]=s.view??[0,0,t??0,e??0];return t!==void 0||e!==void 0?{width:t??e*i/o,height:e??t*o/i}:i>0&&o>0&&s.fit.scaling!=="none"?{width:i,height:o,isRatio:!0}:
void 0}function hl(n,t,e){const[s,i]=[t.right-t.left,t.bottom-t.top],o=e?.isRatio&&typeof n!="string"&&n.every(f=>f==="auto");if(n==="cover"||n==="contain"||o){
if(!e)return{width:s,height:i};const f=(n==="cover"?Math.max:Math.min)(s/e.width,i/e.height);return{width:e.width*f,height:e.height*f}}const[r,a]=n,c=r==="auto"?
void 0:(0,k.S6)(r,s),l=a==="auto"?void 0:(0,k.S6)(a,i);if(c===void 0&&l===void 0)return e??{width:s,height:i};const d=e?e.width/e.height:void 0;return{width:c??
(d===void 0?s:l*d),height:l??(d===void 0?i:c/d)}}function ul({start:n,size:t},e,[s,i],[o,r],a){const c=Math.floor((i-s)/t+1e-4);if(e==="no-repeat"||e==="space"&&
c<2)return{starts:[n],size:t};if(e==="space"){const l=t+(i-s-c*t)/(c-1);return{starts:pl(s,l,o,r),size:t}}return a?{starts:[o],size:r-o}:{starts:pl(n,t,o,r),size:t}}
function bw({width:n,height:t},[e,s],{left:i,top:o,right:r,bottom:a},c){const l=(p,g)=>g/Math.max(Math.round(g/p),1),d=e==="round"?l(n,r-i):n,f=s==="round"?l(t,
a-o):t,[h,u]=[0,1].map(p=>typeof c!="string"&&c[p]==="auto");return e==="round"&&s!=="round"&&u?{width:d,height:t*d/n}:s==="round"&&e!=="round"&&h?{width:n*f/t,
height:f}:{width:d,height:f}}function pl(n,t,e,s){const i=n-Math.ceil((n-e)/t)*t,o=Math.min(Math.ceil((s-i)/t-1e-4),ww);return Array.from({length:Math.max(o,0)},
(r,a)=>i+a*t)}const yw=3e3,xw=3e3,kw=100,Ow=300,Sw=[{px:0,percent:0},{px:0,percent:0}],Mw=(n,t)=>({top:n.top+t.top,right:n.right+t.right,bottom:n.bottom+t.bottom,
left:n.left+t.left}),vw=["repeat","repeat"],Tw=["auto","auto"];function gl(n,t,e){return n==="padding-box"?t:n==="content-box"?Mw(t,e):void 0}function Iw({kind:n,
angle:t}){if(n!=="linear")return;const e=typeof t=="object";return(e?t.x===0:t%180===0)?"across":(e?t.y===0:t%180===90||t%180===-90)?"down":void 0}class Rw{canvas;drawings;fills=new WeakMap;constructor(t,e){
this.canvas=t,this.drawings=e}*paint(t,e,s){const{style:i,rect:o,border:r,padding:a,opacity:c,scopes:l}=t,d=w=>{const b=gl(w,r,a),[y,x]=b?[ct(o,b),Tt(e,b)]:[o,e],
M=At(this.canvas.fragments,s,y,x);return X(M.rect,M.corners,gt(this.canvas,s))},f=t.cells&&(yield*this.cellsOn(s,t.cells));if(f==="")return;const h=d(i.backgroundClip),
{backgroundColor:u,backgroundClips:p}=i,g=f??h;u&&u.alpha>0&&this.canvas.draw(s,void 0,l,{kind:"shape",path:g,fill:u.color,alpha:u.alpha*c});const m=f===void 0?
t:{...t,scopes:[...l,{on:()=>({clip:f})}]};for(let w=i.backgroundImage.length-1;w>=0;w--)yield*this.layer(m,w,p.length>1?d(p[w%p.length]):h,s)}*cellsOn(t,e){const s=gt(
this.canvas,t),i=[];for(const{rect:o,style:r}of e.get(t)??[]){yield xw;const a=$n(r,o.right-o.left,o.bottom-o.top),c=At(this.canvas.fragments,t,Ni(this.canvas,t,
o),a);i.push(X(c.rect,c.corners,s))}return i.join(" ")}*layer(t,e,s,i){const{style:o,rect:r,ground:a=r,border:c,padding:l,images:d,scopes:f}=t,h=o.backgroundImage[e],
u="url"in h?d?.get(h.url):void 0;if("url"in h&&!u)return;const p=(H,q)=>H.length===0?q:H[e%H.length],g=gl(p(o.backgroundOrigin,"padding-box"),c,l),m=g?ct(a,g):a,
w=p(o.backgroundRepeat,vw),b=p(o.backgroundSize,Tw),y=bw(hl(b,m,u&&fl(u)),w,m,b);if(!(y.width>0&&y.height>0))return;const x=p(o.backgroundPosition,Sw),M=m.left+
(0,k.S6)(x[0],m.right-m.left-y.width),v=m.top+(0,k.S6)(x[1],m.bottom-m.top-y.height),T=At(this.canvas.fragments,i,r,wt).rect,I="url"in h?void 0:h,A=I&&Iw(I),[R,
_]=[{start:M,size:y.width},{start:v,size:y.height}],$=ul(R,w[0],[m.left,m.right],[T.left,T.right],A==="across"),K=ul(_,w[1],[m.top,m.bottom],[T.top,T.bottom],A===
"down"),Z={columns:$.starts,rows:K.starts,width:$.size,height:K.size},G={page:i,element:void 0,scopes:[...f,{on:()=>({clip:s})}]};yield*this.tiled(I??u,Z,t,G,s)}*tiled(t,e,s,i,o){
const r="stops"in t?t:void 0;if(r&&r.kind!=="conic")return yield*this.shades(r,e,s,i,o);if(!r&&!qa(t))return yield*this.pictures(t,e,i);const a=gt(this.canvas,i.
page);for(const c of e.rows)for(const l of e.columns){const d=Di(e,l,c);r?yield*this.wedges(r,d,s,i):yield*this.drawings.repeat(t,d,a,i,s.opacity)}}*repeat(t,{columns:e,
rows:s},{page:i,scopes:o}){const r=gt(this.canvas,i);if(e.length*s.length===1)return this.canvas.draw(i,void 0,o,t);this.drawings.countTiles(e.length*s.length);
const[a,c]=[r.x(e[0]),r.y(s[0])],l=e.map(d=>r.x(d)-a);for(const d of s)yield kw*e.length,this.canvas.draw(i,void 0,o,{kind:"tiles",tile:t,across:l,up:r.y(d)-c})}*pictures(t,e,s){
if(e.columns.length===0||e.rows.length===0)return;const i=gt(this.canvas,s.page),o=Di(e,e.columns[0],e.rows[0]),r=(0,P.lw)(t.upright,[i.x(o.right)-i.x(o.left),0,
0,i.y(o.top)-i.y(o.bottom),i.x(o.left),i.y(o.bottom)]);yield*this.repeat({kind:"image",name:this.canvas.sheet(s.page).image(t),matrix:r},e,s)}*wedges(t,e,{opacity:s},{
page:i,scopes:o}){const r=gt(this.canvas,i),a=[...o,{on:()=>({clip:X(e,wt,r)})}];for(const{path:c,color:l,alpha:d}of this.drawings.counted(gw(t,e,r)))yield yw,this.
canvas.draw(i,void 0,a,{kind:"shape",path:c,fill:l,alpha:d*s})}*fillOf(t,e,s,i){const o=[i,e.left,e.top,e.right,e.bottom,s].join(),r=this.fills.get(t);if(r?.key===
o)return r.fill;const a=jm(t,e,gt(this.canvas,i)),{stops:c}=a;this.drawings.countTiles(c.length),yield c.length*Ow;const l=s<1?{...a,stops:c.map(d=>({...d,alpha:d.
alpha*s}))}:a;return this.fills.set(t,{key:o,fill:l}),l}*shades(t,e,s,i,o){if(e.columns.length===0||e.rows.length===0)return;const{rect:r,border:a,opacity:c,scopes:l}=s,
d=Di(e,e.columns[0],e.rows[0]),f=gt(this.canvas,i.page),h=yield*this.fillOf(t,d,c,i.page),u=ct(r,a),p=d.left<=u.left&&d.right>=u.right,g=d.top<=u.top&&d.bottom>=
u.bottom;p&&g&&e.columns.length*e.rows.length===1?this.canvas.draw(i.page,void 0,l,{kind:"shape",path:o,fill:h}):yield*this.repeat({kind:"shape",path:X(d,wt,f),
fill:h},e,i)}}const Aw=1e3,Ew=20,Lw=2e3;class Cw{canvas;backgrounds;drawings;constructor(t,e,s){this.canvas=t,this.backgrounds=e,this.drawings=s}*paint(t,e){const{
style:s,images:i,rect:o,border:r}=t,{borderImage:a}=s,c=a?.image,l=c&&("url"in c?i?.get(c.url):c);if(!a||!l)return!1;const d=[r.top,r.right,r.bottom,r.left],f=a.
outset.map((I,A)=>bl(I,0,d[A])),[h,u,p,g]=f,m=ct(o,{top:-h,right:-u,bottom:-p,left:-g}),w="stops"in l?void 0:fl(l),b=hl(["auto","auto"],m,w);if(b.width<=0||b.height<=
0)return!0;const y=At(this.canvas.fragments,e,m,wt).rect,x=X(y,wt,gt(this.canvas,e)),M=[...t.scopes,{on:()=>({clip:x})}],[v,T]=Bw(a,m,b,d);for(const[I,A]of T.entries())
for(const[R,_]of v.entries()){if(I===1&&R===1&&!a.isFilled)continue;const $={...b,left:m.left,top:m.top},[K,Z]=a.repeat,G=R===1?yl(_,wl(I===1?[T[0],T[2]]:[A]),K):
ml(_),H=I===1?yl(A,wl(R===1?[v[0],v[2]]:[_]),Z):ml(A);yield*this.part(l,$,[_,A],[G,H],{...t,scopes:M},e)}return!0}*part(t,{left:e,top:s,width:i,height:o},[r,a],[
c,l],d,f){if(Math.min(r.size,a.size,r.length,a.length)<=0)return;const h=gt(this.canvas,f),u=X({left:e,top:s,right:e+i,bottom:s+o},wt,h),p=X({left:r.to,top:a.to,
right:r.to+r.length,bottom:a.to+a.length},wt,h),g=[...d.scopes,{on:()=>({clip:p})}],m={columns:[e],rows:[s],width:i,height:o};this.drawings.countTiles(Ew*l.starts.
length*c.starts.length);for(const w of l.starts)for(const b of c.starts){yield Lw;const y={left:b,top:w,right:b+c.length,bottom:w+l.length},x=X(y,wt,h),[M,v]=[c.
length/r.size,l.length/a.size],T=[M,0,0,v,h.x(b)-M*h.x(e+r.from),h.y(w)-v*h.y(s+a.from)],I=[...g,{on:()=>({clip:x})},{on:()=>({matrix:T})}],A={page:f,element:void 0,
scopes:I};yield*this.backgrounds.tiled(t,m,{...d,scopes:I},A,u)}}}const ml=({to:n,length:t})=>({starts:[n],length:t});function wl(n){const t=n.find(({size:e,length:s})=>e>
0&&s>0);return t?t.length/t.size:1}function Bw({slice:n,width:t},e,s,i){const[o,r]=[e.right-e.left,e.bottom-e.top],a=[s.height,s.width,s.height,s.width],c=n.map(
(m,w)=>Math.min(Math.max((0,k.S6)(m,a[w]),0),a[w])),l=t.map((m,w)=>m==="auto"?c[w]:bl(m,w%2===0?r:o,i[w])),d=Math.min(1,o/(l[1]+l[3]),r/(l[0]+l[2])),[f,h,u,p]=l.
map(m=>m*d),g=(m,w,b,y,x,M,v)=>[{from:0,size:w,to:y,length:M},{from:w,size:m-w-b,to:y+M,length:x-M-v},{from:m-b,size:b,to:y+x-v,length:v}];return[g(s.width,c[3],
c[1],e.left,o,p,h),g(s.height,c[0],c[2],e.top,r,f,u)]}const bl=(n,t,e)=>"times"in n?n.times*e:(0,k.S6)(n,t);function yl({size:n,to:t,length:e},s,i){const o=n*s;
if(i==="stretch"||o<=e/Aw)return{starts:[t],length:e};if(i==="round"){const c=Math.max(Math.round(e/o),1);return{starts:Array.from({length:c},(l,d)=>t+d*e/c),length:e/
c}}if(i==="space"){const c=Math.floor(e/o+1e-4),l=(e-c*o)/(c+1);return{starts:Array.from({length:c},(d,f)=>t+l+f*(o+l)),length:o}}const r=Math.ceil((e/o-1)/2-1e-4),
a=t+e/2-o/2-Math.max(r,0)*o;return{starts:Array.from({length:2*Math.max(r,0)+1},(c,l)=>a+l*o),length:o}}const Nw=.33,Ww=.13;function _w([n,t,e],s){const i=Math.
max(n,t,e);return i===0?[s,s,s]:[n*s/i,t*s/i,e*s/i]}function zw(n){const[t,e,s]=n,i=Math.max(t,e,s),o=r=>_w(n,Math.min(Math.max(i+r*Nw,0),1));return i<Ww?{dark:o(
1),light:o(2)}:{dark:o(-1),light:o(1)}}function xl(n,t){const{x:e,y:s,unit:i,ascent:o,width:r,opacity:a,least:c}=t;return n.map((l,d)=>{const{color:f,alpha:h}=t.
paint??l.paint,{thickness:u=l.size/10}=l,p=l.style==="solid"||l.style==="double",g=t.isWhole?Math.max(p?Math.floor(u):Math.round(u),1):u,m=Math.max(g*i,c),w=Hw(
l,o,g)-(t.drops?.[d]??0),b=s+w*i-m,{line:y,style:x}=l;return{line:y,x:e,y:b,width:r,thick:m,unit:i,style:x,color:f,alpha:h*a}})}const Pw=({line:n})=>n!=="line-t\
hrough",$w=({y:n,thick:t,unit:e,style:s})=>[s==="double"?n-t-e:n,n+t];function kl(n,t=[]){const e={under:[],over:[]};for(const[s,i]of n.entries())for(const o of Fw(
i,t[s]??[]))(0,D.RZ)(i.line==="line-through"?e.over:e.under,jw(o));return e}const Dw=.1;function Fw(n,t){const e=[],s=n.x+n.width;let i=n.x;const o=r=>{r-i>Dw*n.
thick&&e.push({...n,x:i,width:r-i})};for(const[r,a]of[...t].sort((c,l)=>c[0]-l[0]))o(Math.min(r-n.thick,s)),i=Math.max(i,a+n.thick);return o(s),e}const Gw=.215;
function Hw({line:n,size:t,thickness:e=t/10,offset:s},i,o){return n==="line-through"?i*t/3+o/2:n==="overline"?i*t+o:s===void 0?-Math.max(Math.ceil(e/2),1):s==="\
under"?-Gw*t:-s}const Ol=3;function Sl(n,t,e){const s=Math.floor((e+t)/(n+t)),o=[s,s+1].map(r=>(e-r*n)/(r-1)).filter(r=>r>0&&Number.isFinite(r));return o.sort((r,a)=>Math.
abs(r-t)-Math.abs(a-t)),o[0]??t}function jw({x:n,y:t,width:e,thick:s,unit:i,style:o,color:r,alpha:a}){if(o==="wavy")return[Kw(n,t-s/2,e,s,r,a)];const c=(d,f,h)=>`${d.
toFixed(3)} ${f.toFixed(3)} ${h.toFixed(3)} ${s.toFixed(3)} re`;if(o==="dotted"||o==="dashed"){const d=o==="dotted"?s:s*(s<Ol*i?3:2),f=d+Sl(d,o==="dotted"||s>=Ol*
i?s:2*s,e),h=[];for(let u=0;u<e&&h.length<1e3;u+=f)h.push(c(n+u,t,Math.min(d,e-u)));return[{kind:"shape",path:h.join(" "),fill:r,alpha:a}]}return[{kind:"shape",
path:o==="double"?`${c(n,t,e)} ${c(n,t-s-i,e)}`:c(n,t,e),fill:r,alpha:a}]}const Ml=1.5,Uw=1e3;function Kw(n,t,e,s,i,o){const r=Math.min(Math.max(Math.round(e/(4*
Math.max(s,Ml))),1),Uw),a=e/r/2,c=3*Math.max(s,Ml),l=[`${(0,j.id)(n)} ${(0,j.id)(t)} m`];for(let f=0;f<r;f++){const h=n+f*2*a,u=(0,j.id)(h+a);l.push(`${u} ${(0,j.
id)(t+c)} ${u} ${(0,j.id)(t-c)} ${(0,j.id)(h+2*a)} ${(0,j.id)(t)} c`)}const d={width:s,cap:0,join:0,miter:10,dashes:[],dashOffset:0};return{kind:"outline",path:l.
join(" "),color:i,alpha:o,...d}}const Yw=64,vl=6,Xw=5e4,Tl=5e5,Il=3e3;class Vw{canvas;layout;constructor(t,e){this.canvas=t,this.layout=e}stepsOf(t,e){const s=Zw(
t,e,this.layout.shadowLayers<Xw?Yw:vl);if(this.layout.shadowLayers+=s.length,this.layout.shadowLayers>Tl)throw Jw();return s}*outside({style:t,rect:e,opacity:s,
scopes:i},o,r){for(const a of[...t.boxShadow].reverse()){const{blur:c,spread:l,paint:d,isInset:f}=a;if(f)continue;const{color:h,alpha:u}=d??t.color,p=this.stepsOf(
c,u*s);if(yield p.length*Il,u*s<=0)continue;const g=gt(this.canvas,r),m=At(this.canvas.fragments,r,e,o),w=X(m.rect,m.corners,g),b={on:()=>({clip:`${this.canvas.
wholePage(r)} ${w}`,hasHoles:!0})},y=Al({rect:e,corners:o},a,l);for(const{growth:x,strength:M}of p){const v=El(y,x,c);if(Ll(v.rect))continue;const T=At(this.canvas.
fragments,r,v.rect,v.corners);T.rect.bottom<=T.rect.top||this.canvas.draw(r,void 0,[...i,b],{kind:"shape",path:X(T.rect,T.corners,g),fill:h,alpha:M})}}}*inside({
style:t,rect:e,border:s,opacity:i,scopes:o},r,a){for(const c of[...t.boxShadow].reverse()){const{blur:l,spread:d,paint:f,isInset:h}=c;if(!h)continue;const{color:u,
alpha:p}=f??t.color,g=this.stepsOf(l,p*i);if(yield g.length*Il,p*i<=0)continue;const m=gt(this.canvas,a),[w,b]=[ct(e,s),Tt(r,s)],y=At(this.canvas.fragments,a,w,
b);if(y.rect.bottom<=y.rect.top)continue;const x={on:()=>({clip:X(y.rect,y.corners,m)})},M=Al({rect:w,corners:b},c,-d);for(const{growth:v,strength:T}of g){const I=El(
M,-v,l),A=Ll(I.rect)?"":` ${X(I.rect,I.corners,m)}`;this.canvas.draw(a,void 0,[...o,x],{kind:"shape",path:`${this.canvas.wholePage(a)}${A}`,fill:u,alpha:T,hasHoles:!0})}}}}
const Jw=()=>(0,ht.G6)([{field:"file",message:`has shadows of more than ${Tl} layers; leave some out`}]);function Zw(n,t,e){if(n<=0)return[{growth:0,strength:t}];
const s=Math.min(Math.max(Math.ceil(t*e),vl),Math.max(Math.ceil(n*1.5),2));return Array.from({length:s},(i,o)=>{const[r,a]=[t*o/s,t*(o+1)/s];return{growth:-n/2*
qw((o+.5)/s),strength:1-(1-a)/(1-r)}})}const qw=n=>4.91*(n**.14-(1-n)**.14),[Qw,tb]=[.93,.6],Rl=({left:n,top:t,right:e,bottom:s},i)=>({left:n-i,top:t-i,right:e+
i,bottom:s+i});function Al({rect:n,corners:t},{x:e,y:s},i){const o=Rl(n,i),r=a=>a>0?Math.max(a+i,0):0;return{rect:{left:o.left+e,top:o.top+s,right:o.right+e,bottom:o.
bottom+s},corners:t.map(([a,c])=>[r(a),r(c)])}}function El({rect:n,corners:t},e,s){const i=Rl(n,e),o=[(i.right-i.left)/2,(i.bottom-i.top)/2],r=(a,c)=>Math.min(Math.
max(a+e,Math.hypot(a,Qw*s)+tb*e,0),c);return{rect:i,corners:t.map(([a,c])=>[r(a,o[0]),r(c,o[1])])}}const Ll=({left:n,top:t,right:e,bottom:s})=>e<=n||s<=t;class eb{canvas;shadows;backgrounds;images;textFills=new WeakMap;constructor(t,e,s){
this.canvas=t,this.shadows=new Vw(t,s),this.backgrounds=new Rw(t,e),this.images=new Cw(t,this.backgrounds,e)}*paint(t){const{style:e,rect:s}=t;if(e.backgroundClip===
"text"&&e.textFill&&this.textFills.set(e.textFill,s),!(e.visibility==="visible")||s.right<=s.left)return;const o=e.backgroundColor!==void 0||e.backgroundImage.length>
0,{border:r}=t,a=r.top+r.right+r.bottom+r.left>0||e.borderImage?.image!==void 0;if(!o&&!a&&e.boxShadow.length===0&&e.outlineWidth===0)return;const c=$n(e,s.right-
s.left,s.bottom-s.top);for(const l of this.pagesOf(s)){const d=this.drawnOn(l,t),f={...d,rect:Ni(this.canvas,l,d.rect)},h=e.boxShadow.length>0;h&&(yield*this.shadows.
outside(f,c,l)),o&&(yield*this.backgrounds.paint(f,c,l)),h&&(yield*this.shadows.inside(f,c,l)),a&&!(yield*this.images.paint(f,l))&&this.borders(f.gap?this.besideGap(
f,f.gap,l):f,c,l),e.outlineWidth>0&&this.outlineOf(f,l)}}*textFillOf({textFill:t,textFillColor:e,color:s},i){const o=e?e.alpha>0:t?.paint!==s&&s.alpha>0;if(!t||
o)return;const r=this.textFills.get(t);return r&&(yield*this.backgrounds.fillOf(t.gradient,r,1,i))}drawnOn(t,e){const{fluidOn:s,rect:i}=e,o=s===void 0?0:this.canvas.
wideningOn(t,s);return o===0?e:{...e,rect:{...i,right:Math.max(i.right+o,i.left)}}}besideGap(t,e,s){const i=`${this.canvas.wholePage(s)} ${X(e,wt,this.points(s))}`;
return{...t,scopes:[...t.scopes,{on:()=>({clip:i,hasHoles:!0})}]}}pagesOf({top:t,bottom:e}){const s=this.canvas.pageAt(t),i=Math.max(this.canvas.fragments.at(e-
.05),s),o=Math.min(i,Math.max(this.canvas.last,s))-s+1;return Array.from({length:o},(r,a)=>s+a)}points(t){return gt(this.canvas,t)}borders(t,e,s){const{rect:i,border:o,
style:r}=t,a=At(this.canvas.fragments,s,i,e),c={...o,top:a.rect.top===i.top?o.top:0,bottom:a.rect.bottom===i.bottom?o.bottom:0};if(i.top>=this.canvas.fragments.
endOf(s))return;const l=sb(r,c),[d]=l,f=l.filter(({width:b})=>b>0),h=f.every(({line:b,paint:y})=>b===f[0].line&&ib(y,f[0].paint));if(f.length===0||!d)return;const{
line:u,paint:p}=f[0],g=f.length===4,m=a.corners.every(([b,y])=>b<=0||y<=0);if(h&&g&&m&&u==="solid"&&f.every(({width:b})=>b===d.width))return this.frame(t,a.rect,
d,s);if(h&&g&&(u==="solid"||u==="double")){for(const{within:b,thick:y}of u==="double"?Nl(a,c):[{within:a,thick:c}])this.ring(t,b,y,p,s);return}const w=a.corners.
every(([b,y])=>b>0&&y>0);if(h&&g&&w&&(u==="dashed"||u==="dotted"))this.roundDashes(t,a,f[0],s);else for(const b of f)this.side(t,a,c,b,s)}roundDashes({opacity:t,
scopes:e},s,{width:i,line:o,paint:r},a){const c=i/2,l={top:c,right:c,bottom:c,left:c},d=this.points(a),{scale:f}=this.canvas,h=[ct(s.rect,l),Tt(s.corners,l)],{dash:u,
gap:p}=Bl(o,i,$m(...h),!0),g=Cl(o,i);this.canvas.draw(a,void 0,e,{kind:"outline",path:X(...h,d),color:r.color,alpha:r.alpha*t,width:i*f,cap:g?1:0,join:0,miter:10,
dashes:p<=0?[]:g?[0,(u+p)*f]:[u*f,p*f],dashOffset:0})}frame({opacity:t,scopes:e},s,{width:i,paint:o},r){const a=i/2;this.canvas.draw(r,void 0,e,{kind:"outline",
path:X(ct(s,Pe(a)),wt,this.points(r)),color:o.color,alpha:o.alpha*t,width:i*this.canvas.scale,cap:0,join:0,miter:10,dashes:[],dashOffset:0})}ring({opacity:t,scopes:e},s,i,{
color:o,alpha:r},a){const c=this.points(a),l=ct(s.rect,i),f=l.right>l.left&&l.bottom>l.top?` ${X(l,Tt(s.corners,i),c)}`:"",h=`${X(s.rect,s.corners,c)}${f}`;this.
canvas.draw(a,void 0,e,{kind:"shape",path:h,fill:o,alpha:r*t,hasHoles:!0})}side(t,e,s,i,o){const r=rb[i.line];if(r){const b=Fi(s,x=>x/2),y={rect:ct(e.rect,b),corners:Tt(
e.corners,b)};for(const[x,M]of r.entries())this.side(t,x===0?e:y,b,{...i,line:M},o);return}if(i.line==="double"){for(const{within:b,thick:y}of Nl(e,s))this.side(
t,b,y,{...i,line:"solid"},o);return}const{scopes:a,opacity:c}=t,l=this.points(o),d=ct(e.rect,s),f=e.corners.some(([b,y])=>b>0&&y>0),h=X(d,Tt(e.corners,s),l),{color:u,
alpha:p}=i.paint,g=ob(i,u);if(i.line==="dashed"||i.line==="dotted")return this.dashes(t,e.rect,i,o);const w=`${ab(i.side,e.rect,cb(e,s)).map(([b,y],x)=>`${l.x(b).
toFixed(3)} ${l.y(y).toFixed(3)} ${x===0?"m":"l"}`).join(" ")} h`;if(!f)this.canvas.draw(o,void 0,a,{kind:"shape",path:w,fill:g,alpha:p*c});else{const b={on:()=>({
clip:w})},y=`${X(e.rect,e.corners,l)} ${h}`;this.canvas.draw(o,void 0,[...a,b],{kind:"shape",path:y,fill:g,alpha:p*c,hasHoles:!0})}}dashes({scopes:t,opacity:e},{
left:s,top:i,right:o,bottom:r},{side:a,width:c,line:l,paint:d},f){const{canvas:h}=this,u=this.points(f),p=c/2,g=a==="top"||a==="bottom",m=a==="top"?i+p:r-p,w=a===
"left"?s+p:o-p,b=g?o-s:r-i;if(b<=0||c<=0)return;const{dash:y,gap:x}=Bl(l,c,b),M=Cl(l,c)&&x>0,v=M?y/2:0,T=g?[u.x(s+v),u.y(m),u.x(o-v),u.y(m)]:[u.x(w),u.y(i+v),u.
x(w),u.y(r-v)],[I,A,R,_]=T.map(j.id),[$,K,Z]=[c*h.scale,y*h.scale,x*h.scale],G=x<=0||y<nb;h.draw(f,void 0,t,{kind:"outline",path:`${I} ${A} m ${R} ${_} l`,color:d.
color,alpha:d.alpha*e,width:$,cap:M&&!G?1:0,join:0,miter:10,dashes:G?[]:M?[0,K+Z]:[K,Z],dashOffset:0})}outlineOf(t,e){const{style:s,rect:i}=t,{outlineWidth:o,outlineOffset:r,
outlineStyle:a}=s,c=s.outlineColor??s.color,l=f=>At(this.canvas.fragments,e,ct(i,Pe(-f)),wt),d=l(r+o);if(a==="dashed"||a==="dotted")for(const f of["top","right",
"bottom","left"])this.dashes(t,d.rect,{side:f,width:o,line:a,paint:c},e);else a==="double"&&o>=3?(this.ring(t,d,Pe(o/3),c,e),this.ring(t,l(r+o/3),Pe(o/3),c,e)):
this.ring(t,d,Pe(o),c,e)}}const Pe=n=>({top:n,right:n,bottom:n,left:n}),nb=.1,Cl=(n,t)=>n==="dotted"&&t>3;function Bl(n,t,e,s=!1){const i=t>=3,o=n==="dotted"?t:
(i?2:3)*t,r=n==="dotted"||i?t:2*t;if(e<=2*o)return{dash:o,gap:0};const a=e/(2*o+r);return a<=1?{dash:o*a,gap:r*a}:{dash:o,gap:s?e/Math.max(Math.round(e/(o+r)),1)-
o:Sl(o,r,e)}}const Fi=({top:n,right:t,bottom:e,left:s},i)=>({top:i(n,"top"),right:i(t,"right"),bottom:i(e,"bottom"),left:i(s,"left")});function Nl(n,t){if(Math.
max(t.top,t.right,t.bottom,t.left)<3)return[{within:n,thick:t}];const e=Fi(t,o=>Math.min(Math.max(Math.round(o/3),1),o)),s=Fi(e,(o,r)=>t[r]-o),i={rect:ct(n.rect,
s),corners:Tt(n.corners,s)};return[n,i].map(o=>({within:o,thick:e}))}const sb=(n,t)=>[{side:"top",width:t.top,line:n.borderTopStyle,paint:n.borderTopColor??n.color},
{side:"right",width:t.right,line:n.borderRightStyle,paint:n.borderRightColor??n.color},{side:"bottom",width:t.bottom,line:n.borderBottomStyle,paint:n.borderBottomColor??
n.color},{side:"left",width:t.left,line:n.borderLeftStyle,paint:n.borderLeftColor??n.color}],ib=(n,t)=>n.alpha===t.alpha&&n.color.every((e,s)=>e===t.color[s]);function ob({
line:n,side:t},e){if(n!=="inset"&&n!=="outset")return e;const s=t==="top"||t==="left",{dark:i,light:o}=zw(e);return s===(n==="inset")?i:o}const rb={groove:["ins\
et","outset"],ridge:["outset","inset"]};function ab(n,{left:t,top:e,right:s,bottom:i},o){const r=[[t,e],[s,e],[s,i],[t,i]],a=["top","right","bottom","left"].indexOf(
n),c=(a+1)%4;return[r[a],r[c],o[c],o[a]]}function cb({rect:n,corners:t},e){return Tt(t,e).map(([s,i],o)=>{const[r,a]=[o===0||o===3,o<2],[c,l]=[r?e.left:e.right,
a?e.top:e.bottom],f=s>0&&i>0&&c+l>0?1+1/(c/s+l/i):1;return[r?n.left+f*c:n.right-f*c,a?n.top+f*l:n.bottom-f*l]})}var lb=E(87594);function*Wl(n,{x:t,y:e,size:s,spacing:i,
isOblique:o}){let r=t;for(const{parts:a,after:c=0,leans:l=o}of n){for(const{font:d,glyphs:f}of a)for(const{glyph:h,advance:u,x:p,y:g}of f)yield{font:d,glyph:h,x:r+
p*s/1e3,y:e+g*s/1e3,lean:l?lb.X:0},r+=u*s/1e3+i;r+=c*s/1e3}}const db=20;function*_l(n,t){let e=[];for(const{font:s,glyph:i,x:o,y:r,lean:a}of Wl(n,t)){const c=s.
face.pathOf(i,{x:o,y:r,scale:s.face.unit*t.size/1e3,lean:a});c!==""&&e.push(c),!(e.length<db)&&(yield e,e=[])}e.length>0&&(yield e)}var Et=E(12889);function fb(n,t){
const e=n.map(({text:i})=>i);return!t&&!(0,Et.ft)(e.join(""))?n.map(i=>({run:i,isRight:!1})):[...(0,Et.rg)(t?Et.Vv:Et.fM,e)].map(({text:i,rtl:o,at:r,index:a})=>({
run:{...n[a],text:i,...r>0&&{dx:0,dy:0}},isRight:o}))}const zl=5e3,hb=5e3,ub=300,Gn=2e3,pb=2e3,Gi=10,gb=20,mb=new RegExp("\\P{M}\\p{M}*|\\p{M}+","gu");class wb{canvas;layout;count;constructor(t,e,s){
this.canvas=t,this.layout=e,this.count=s}*paint(t,e){const s=yield*this.placeRuns(t),i=this.boxAround(s),o=new Map;for(const r of s){yield zl;const{paintIn:a}=r.
run;let c=o.get(a);if(!c){o.set(a,c=a(i));const{fill:l}=c;l&&"stops"in l.paint&&this.count(l.paint.stops.length)}yield*this.run(r,r.isBeyond?bb:c,e)}}*placeRuns(t){
const e=[];let[s,i]=[0,0];for(let o=0;o<t.length;){yield zl;let r=o+1;for(;r<t.length&&t[r].x===void 0&&t[r].y===void 0;)r++;const[a]=t.slice(o,r),{style:c}=a,l=[];
for(const w of fb(t.slice(o,r),c.direction==="rtl"))yield*this.addWords(l,w);const d=l.reduce((w,{run:b,width:y})=>w+b.dx+y,0),{room:f,stretch:h}=Ob(a.length,d,
l),u=a.length?.length??d,{anchor:p}=c.drawn,g=p===(c.direction==="rtl"?"start":"end"),m=p==="middle"?.5:g?1:0;s=(a.x??s)-u*m,i=a.y??i;for(const{run:w,word:b,width:y}of l){
s+=w.dx,i+=w.dy;const{letterSpacing:x}=w.style,M=f===0?w:{...w,style:{...w.style,letterSpacing:x+f}},v=(y+f*Hi(w))*h;e.push({run:M,word:b,width:v,stretch:h,...Sb(
w.path,s,i,v)}),s+=v}o=r}return e}*addWords(t,{run:e,isRight:s}){const{text:i,style:o,path:r}=e,a=this.layout.faceOf(o),c=r&&!s?xb(i):kb(i,s);let l=!0;for(const d of c){
l||(yield hb+d.length*ub);const f=l?{...e,text:d}:{...e,text:d,dx:0,dy:0},h=this.layout.typefaces.word(d,a,s),u=h.width*o.fontSize/1e3+o.letterSpacing*Hi(f);t.push(
{run:f,word:h,width:u}),l=!1}}boxAround(t){let[e,s,i,o]=[1/0,1/0,-1/0,-1/0];for(const{run:r,x:a,y:c,width:l}of t){const{ascent:d,descent:f}=this.layout.typefaces.
metrics(this.layout.faceOf(r.style)),h=r.style.fontSize/1e3;[e,i]=[Math.min(e,a),Math.max(i,a+l)],[s,o]=[Math.min(s,c-d*h),Math.max(o,c-f*h)]}return[e,s,i,o]}*run({
run:t,word:e,x:s,y:i,angle:o,width:r,stretch:a},c,l){const{style:d}=t,{page:f,element:h,scopes:u}=l,p=d.fontSize/Gi;if(p<=0)return;const[g,m]=[Math.cos(o),Math.
sin(o)],w=d.drawn.drop*d.fontSize,y=[...[p*a*g,p*a*m],p*m,-p*g,s-w*m,i+w*g],x={...l,scopes:[...u,{on:()=>({matrix:y})}]},{fill:M,stroke:v,isStrokeUnder:T=!1}=c,
I=d.letterSpacing/p,A=bs(d),R={kind:"text",x:0,y:0,size:Gi,...this.inkOf(M),words:[e],matrix:y,oblique:A,spacing:I},_=xl(d.decorations,{x:0,y:0,unit:1/p,ascent:this.
layout.metricsOf(d).ascent/d.fontSize,width:r/(p*a),opacity:1,least:0,isWhole:!1,...M&&!("stops"in M.paint)&&{paint:{color:M.paint,alpha:M.alpha}}}),$=kl(_),K=v&&
this.outline(e,v,{matrix:y,spacing:I,oblique:A,scale:p},x);K&&T&&(yield*K),$.under.length>0&&this.canvas.draw(f,h,x.scopes,...$.under),this.canvas.draw(f,h,qc(R.
fill,u),R),$.over.length>0&&this.canvas.draw(f,h,x.scopes,...$.over),K&&!T&&(yield*K)}*outline(t,e,{matrix:s,spacing:i,oblique:o,scale:r},a){const{isUnscaled:c=!1}=e,
l=Pl(e,c?a.scale*r:r),d="stops"in l.color?this.shadeIn(l.color,s):l.color;for(const f of _l([t],{x:0,y:0,size:Gi,spacing:i,isOblique:o}))yield pb*f.length,this.
canvas.draw(a.page,void 0,a.scopes,{kind:"outline",path:f.join(" "),...l,color:d})}inkOf(t){if(!t)return{color:[0,0,0],isHidden:!0};const{paint:e,alpha:s}=t;return"\
stops"in e?{color:[0,0,0],fill:e,alpha:s}:{color:e,alpha:s}}shadeIn(t,e){return this.count(t.stops.length*gb),{...t,matrix:(0,P.lw)(t.matrix??yb,(0,P.DI)(e))}}}
const bb={fill:void 0},yb=[1,0,0,1,0,0],Hi=({text:n})=>Array.from(n).length;function Pl(n,t){if(!(t>1e-6))return n;const{width:e,dashes:s,dashOffset:i}=n;return{
...n,width:e/t,dashes:s.map(o=>o/t),dashOffset:i/t}}function*xb(n){for(const[t]of n.matchAll(mb))yield t}function kb(n,t){const e=[];for(let s=0;s<n.length||s===
0;){let i=n.slice(s,s+Gn);if(s+Gn<n.length){const o=i.lastIndexOf(" ");i=i.slice(0,o>0?o+1:(0,de.LJ)(n.charCodeAt(s+Gn))?-1:Gn)}e.push(i),s+=Math.max(i.length,1)}
return t?e.reverse():e}function Ob(n,t,e){if(!n||t<=0)return{room:0,stretch:1};if(n.scales)return{room:0,stretch:n.length/t};const s=e.reduce((i,{run:o})=>i+Hi(
o),0);return{room:s>1?(n.length-t)/(s-1):0,stretch:1}}function Sb(n,t,e,s){if(!n||n.parts.length===0)return{x:t,y:e,angle:0,isBeyond:!1};const i=t+s/2,o=Math.max(
(0,fe.MJ)(n.starts,i)-1,0),r=n.parts[o],[a,c]=[Math.cos(r.angle),Math.sin(r.angle)],l=i-n.starts[o]-s/2,d=i<0||i>n.length;return{x:r.x+l*a-e*c,y:r.y+l*c+e*a,angle:r.
angle,isBeyond:d}}const Mb=5e3,ji=5e6,$l=5;function vb(n,{drawing:t,width:e,height:s},i){if(e!==void 0&&s!==void 0)return Wi(n,{width:e,height:s},i);if(!t?.view||
t.fit.scaling==="none"||i.objectFit==="fill")return n;const[,,o,r]=t.view,{objectPosition:a}=i;return Wi(n,{width:o,height:r},{objectPosition:a,objectFit:i.objectFit===
"cover"?"cover":"contain"})}class Tb{canvas;layout;texts;constructor(t,e){this.canvas=t,this.layout=e,this.texts=new wb(t,e,s=>this.countTiles(s))}*paint({view:t,
fit:e,nodes:s},i,o,r){const a={width:i.right-i.left,height:i.bottom-i.top},c=o.x(1)-o.x(0),l=[c,0,0,-c,o.x(i.left),o.y(i.top)],d=t?(0,P.lw)(Ce(t,e,a),l):l,f=(0,P.
PU)(d)/c;yield*this.nodes(s,{...r,scale:f,scopes:[...r.scopes,{on:()=>({matrix:d})}]})}*repeat({drawing:t,size:e},s,i,o,r){this.count(e);const a=r<1?[...o.scopes,
{on:()=>({opacity:r})}]:o.scopes;yield*this.paint(t,s,i,{...o,scopes:a})}counted(t){return this.count(t.reduce((e,{path:s})=>e+s.length,0)),t}countTiles(t){this.
count(t*$l)}count(t){if(this.layout.tiled+=t,this.layout.tiled<=ji)return;const s=`repeats more than ${`${ji/$l} images or colors of gradients, or ${ji} charact\
ers of drawings (svg, conic gradients)`} in backgrounds and borders; make them larger`;throw(0,ht.G6)([{field:"file",message:s}])}*nodes(t,e){for(const s of t)yield Mb,
s.kind==="group"?yield*this.group(s,e):s.kind==="text"?yield*this.texts.paint(s.runs,e):s.kind==="image"?this.image(s,e):this.shape(s,e)}shape({path:t,fill:e,stroke:s,
isStrokeUnder:i},o){const r=[];e&&r.push({kind:"shape",path:t,fill:e.paint,alpha:e.alpha,hasHoles:e.hasHoles}),s&&r.push({kind:"outline",path:t,...s.isUnscaled?
Pl(s,o.scale):s}),this.canvas.draw(o.page,o.element,o.scopes,...i?r.reverse():r)}*group(t,e){const{matrix:s,clip:i,clipHasHoles:o,opacity:r,blend:a,overlays:c,mask:l,
nodes:d}=t,f={...s&&{matrix:s},...i!==void 0&&{clip:i,hasHoles:o},...r<1&&!l&&{opacity:r},...a!==void 0&&{blend:a}},h=Object.keys(f).length===0,u=s?e.scale*(0,P.
PU)(s):e.scale,p=h?e:{...e,scale:u,scopes:[...e.scopes,{on:()=>f}]},{scopes:g}=p,m=Qc(c,g);if(!l)return yield*this.nodes(d,{...p,scopes:[...g,...m]});const w={isAlpha:l.
isAlpha},b=[...g,{on:()=>({making:w})}];this.canvas.draw(e.page,void 0,b,{kind:"shape",path:"0 0 0 0 re",fill:[0,0,0]}),yield*this.nodes(l.nodes,{page:e.page,element:void 0,
scale:u,scopes:b}),yield*this.nodes(d,{...p,scopes:[...g,{on:()=>({masked:w,opacity:r})},...m]})}image({image:t,matrix:e},{page:s,element:i,scopes:o}){const r=this.
canvas.sheet(s).image(t);this.canvas.draw(s,i,o,{kind:"image",name:r,matrix:(0,P.lw)(t.upright,e)})}}const[Ib,Rb]=[4e3,200],Ab=5e3,Dl=6,$e=1e3;class Eb{known=new Map;*between(t,e,[
s,i]){const o=[],{size:r}=e;for(const{font:a,glyph:c,x:l,y:d,lean:f}of Wl(t,e)){const h=[(s-d)/r*$e,(i-d)/r*$e],u=`${a.name} ${c.id} ${f} ${Math.round(h[0])} ${Math.
round(h[1])}`,p=this.known.has(u);yield p?Rb:Ib;const g=a.face.unit*$e/1e3,m=p?this.known.get(u):Lb(a.face.pathOf(c,{x:0,y:0,scale:g,lean:f}),h);!p&&this.known.
size<Ab&&this.known.set(u,m),m&&o.push([l+m[0]*r/$e,l+m[1]*r/$e])}return o}}function Lb(n,t){let[e,s]=[1/0,-1/0],[i,o,r,a]=[0,0,0,0];const c=(d,f)=>{for(const h of Cb(
[i,o],[d,f],t))[e,s]=[Math.min(e,h),Math.max(s,h)];[i,o]=[d,f]},l=[];for(const d of n.split(" ")){const[f=0,h=0,u=0,p=0,g=0,m=0]=l;if(d==="m")[i,o,r,a]=[f,h,f,h];else if(d===
"l")c(f,h);else if(d==="h")c(r,a);else if(d==="c"){const[w,b]=[i,o];for(let y=1;y<=Dl;y++){const x=y/Dl;c(Fl(x,w,f,u,g),Fl(x,b,h,p,m))}}else{l.push(Number(d));continue}
l.length=0}return e<=s?[e,s]:void 0}function Fl(n,t,e,s,i){const o=1-n;return o**3*t+3*o**2*n*e+3*o*n**2*s+n**3*i}function Cb([n,t],[e,s],[i,o]){if(Math.max(t,s)<=
i||Math.min(t,s)>=o)return[];const r=c=>n+(e-n)*(c-t)/(s-t),a=(c,l)=>l<i?r(i):l>o?r(o):c;return[a(n,t),a(e,s)]}const Bb=.4,Nb={under:[],over:[]},Gl=({textStrokeColor:n,
color:t})=>n??t;function Wb(n,t,e){const{textStrokeWidth:s}=n,i=Gl(n);return s>0&&i.alpha>0?{outline:{color:i.color,width:s*e,isAlone:t===0}}:{}}const Hl=(n,t,{
y:e,from:s=0},i)=>n.snap(t,i+s)+e-s;class _b{canvas;boxes;metrics;gaps=new Eb;constructor(t,e,s){this.canvas=t,this.boxes=e,this.metrics=s}*under({inlines:t},{x:e,
top:s,page:i,opacity:o,scopes:r}){const{fragments:a}=this.canvas,[c,l]=[a.startOf(i),a.endOf(i)];for(const[d,{x:f,y:h,width:u,height:p,box:g,isFirst:m,isLast:w}]of t.
entries()){d%20===19&&(yield Y*2);const{style:b}=g,y={top:b.borderTopWidth,right:w?b.borderRightWidth:0,bottom:b.borderBottomWidth,left:m?b.borderLeftWidth:0},x=Math.
max(s+h,c),M={left:e+f,top:x,right:e+f+u,bottom:Math.max(Math.min(s+h+p,l),x)},v={top:0,right:0,bottom:0,left:0};yield*this.boxes.paint({rect:M,style:b,border:y,
padding:v,images:g.images,opacity:o*b.opacity,scopes:r})}}*text(t,e){const{canvas:s}=this,{style:i,owner:o}=t;if(i.visibility!=="visible")return;const{page:r,opacity:a,
scopes:c}=e,l=e.element&&(o?.in(e.element)??e.element),[d,f]=[e.x+t.x,Hl(s,r,t,e.top)],h=yield*this.boxes.textFillOf(i,r);s.draw(r,l,qc(h,c),...yield*this.inks(
t,d,f,{page:r,opacity:a,fill:h}));const u=o?.linking;if(!e.element||!u?.link)return;const{scale:p}=s,[g,m]=[s.x(r,d),s.y(r,f)],w=i.fontSize*p;s.link(r,u.in(e.element),
[g,m-w*.25,g+t.width*p,m+w*.9],u.link,c)}*inks(t,e,s,{page:i,opacity:o,fill:r}){const{canvas:a}=this,{style:c,words:l}=t,{color:d,alpha:f}=c.textFillColor??c.color,
h=(0,k.xP)(c)*a.scale,[u,p]=[a.x(i,e),a.y(i,s)],g=c.letterSpacing*a.scale,m={x:u,y:p,size:h,spacing:g,isOblique:bs(c)},w=c.decorations.length===0?Nb:yield*this.
lines(t,m,o),b=[...w.under];return b.push({kind:"text",x:u,y:p,size:h,color:d,...r&&{fill:r},words:l,oblique:m.isOblique,bolder:Nh(c)*h,spacing:g,...Wb(c,r?1:f,
a.scale),alpha:o*(r?1:f||Gl(c).alpha)}),(0,D.RZ)(b,w.over),b}*lines({style:t,words:e,width:s,drops:i},o,r){const{scale:a}=this.canvas,c=xl(t.decorations,{x:o.x,
y:o.y,unit:a,ascent:this.metrics.metricsOf(t).ascent/t.fontSize,width:s*a,opacity:r,least:Bb,isWhole:!0,drops:i}),l=[];if(t.skipsInk)for(const[d,f]of c.entries())
Pw(f)&&(l[d]=yield*this.gaps.between(e,o,$w(f)));return kl(c,l)}}const zb=2e4,Pb=2e3,De=.32,me=De*Math.SQRT1_2,$b=[[De,[0]],[me,[-me,me]],[0,[-De,0,De]],[-me,[-me,
me]],[-De,[0]]],Db=.8,Fb=[[0,[0]]],Gb=({blur:n})=>n>.5?$b:Fb,Hb=n=>n.reduce((t,[,{length:e}])=>t+e,0);class jb{canvas;layout;constructor(t,e){this.canvas=t,this.
layout=e}*draw(t,e){const{style:s}=t;if(s.visibility==="visible")for(const i of[...s.textShadow].reverse()){const o=Gb(i),{color:r,alpha:a}=i.paint??s.color,c=Hb(
o),l=c>1?Db:1,d=1-(1-a*e.opacity*l)**(1/c);if(d<=0)continue;const f=this.canvas.pageAt(e.top+t.y-s.fontSize/2);for(const h of this.paths(t,e,f)){const{length:u}=h;
if(yield Pb*u,this.layout.shadowed+=u*c,this.layout.shadowed>zb){this.layout.shadowsLeftOut++;return}const{scale:p}=this.canvas,g={kind:"shape",path:h.join(" "),
fill:r,alpha:d},m=o.map(([w,b])=>({kind:"tiles",tile:g,across:b.map(y=>(i.x+y*i.blur)*p),up:(w*i.blur-i.y)*p}));this.canvas.draw(f,void 0,e.scopes,...m)}}}paths(t,e,s){
const{canvas:i}=this,{style:o,words:r,x:a}=t;return _l(r,{x:i.x(s,e.x+a),y:i.y(s,Hl(i,s,t,e.top)),size:(0,k.xP)(o)*i.scale,spacing:o.letterSpacing*i.scale,isOblique:bs(
o)})}}const Ub=new Set(["table-row-group","table-header-group","table-footer-group"]);function*Kb(n,t){const{style:e}=n.laid.box;if(e.backgroundColor===void 0&&
e.backgroundImage.length===0)return;const s=Ub.has(e.display);if(!s&&e.display!=="table-row")return;const i=s?n.children:[n],o=new Map;let r=!0,a=n.top;for(const c of i)
yield Y/10,r&&=Yb(c)&&Math.abs(c.top-a)<we,a=c.bottom;if(!(r&&Math.abs(a-n.bottom)<we)){for(const c of i)for(const{laid:l,x:d,top:f,bottom:h}of c.children){yield Y/
10;const u={left:d,right:d+l.width,top:f,bottom:h},p={rect:u,style:l.box.style};for(const g of t(u)){const m=o.get(g);m?m.push(p):o.set(g,[p])}}return o}}function Yb({
children:n,x:t,top:e,bottom:s,laid:i}){const o=[...n].sort((a,c)=>a.x-c.x);let r=t;for(const a of o){if(!(Math.abs(a.top-e)<we&&Math.abs(a.bottom-s)<we)||Math.abs(
a.x-r)>we||Xb(a))return!1;r=a.x+a.laid.width}return Math.abs(r-t-i.width)<we}function Xb({laid:n}){const{borderTopLeftRadius:t,borderTopRightRadius:e,borderBottomRightRadius:s,
borderBottomLeftRadius:i}=n.box.style;return[t,e,s,i].some(([o,r])=>(o.px>0||o.percent>0)&&(r.px>0||r.percent>0))}const we=.05,jl=1e3,Vb=65534,Ul=1e6;function Fe(n){
const t=n.known.get("grid");if(t)return t;const e=[],s=[],i=[],o=[],r=[],a=[];for(const u of n.children){const{display:p}=u.style;if(p==="table-caption")e.push(
u);else if(p==="table-column-group"||p==="table-column"){const g=s.length;Jb(u,s),p==="table-column-group"&&i.push({box:u,from:g,to:s.length})}else p==="table-h\
eader-group"?(o.length===0?o:r).push(u):p==="table-footer-group"?(a.length===0?a:r).push(u):u.isPositioned||r.push(u)}const c=[],l=[];for(const u of[...o,...r,...a]){
const p=c.length;for(const g of u.children)g.isPositioned||c.push(g);l.push({box:u,from:p,to:c.length})}const d=Zb(c,l),f=o.length>0?l[0].to:0,h={rows:c,groups:l,
captions:e,headRows:f,foot:a[0],columnGroups:i,columnBoxes:s,...d,columns:Math.max(d.columns,s.length)};return n.known.set("grid",h),h}function Jb(n,t){const e=n.
children.filter(({style:s})=>s.display==="table-column");for(const s of e.length>0?e:[n])for(let i=Math.min(s.span.columns,jl);i>0;i--)t.push(s)}function Zb(n,t){
const e=[];let s=0,i=0,o=0,r=[];for(const[a,{children:c}]of n.entries()){for(;t[o].to<=a;)o++,r=[];let l=0;for(const d of c){if(d.isPositioned)continue;for(;(r[l]??
0)>a;)l++;const f=Math.min(Math.max(d.span.columns,1),jl),h=t[o].to,u=d.span.rows===0?h-a:Math.min(Math.max(d.span.rows,1),h-a,Vb);if(e.push({box:d,row:a,column:l,
rows:u,columns:f}),i+=f*u,i>Ul)throw(0,ht.G6)([{field:"file",message:`has a table of more than ${Ul} places for cells; at most that many are allowed`}]);if(u>1)
for(let p=l;p<l+f;p++)r[p]=a+u;l+=f}s=Math.max(s,l)}return{cells:e,columns:s}}const Hn={top:"Top",right:"Right",bottom:"Bottom",left:"Left"},jn={top:"bottom",right:"\
left",bottom:"top",left:"right"},Kl=["double","solid","dashed","dotted","ridge","outset","groove","inset","none"],Yl=new WeakMap;function Xt(n,t){let e=Yl.get(n);
if(!e){const s=i=>({width:n[`border${i}Width`],line:n[`border${i}Style`],paint:n[`border${i}Color`]??n.color});e={top:s(Hn.top),right:s(Hn.right),bottom:s(Hn.bottom),
left:s(Hn.left)},Yl.set(n,e)}return e[t]}function Xl(n,t){return n.line==="hidden"||t.line==="hidden"?n.line==="hidden"?n:t:n.line==="none"||t.line==="none"?n.line===
"none"?t:n:n.width!==t.width?n.width>t.width?n:t:Kl.indexOf(t.line)<Kl.indexOf(n.line)?t:n}const qb={inset:"ridge",outset:"groove",ridge:"ridge",groove:"groove"},
Qb=2,Vl=new WeakMap;function ty(n){const t=qb[n.line];if(!t)return n;let e=Vl.get(n);return e||Vl.set(n,e={...n,line:n.width<Qb?"solid":t}),e}const Jl=new WeakMap;
function ey(n,t){let e=Jl.get(t);e||Jl.set(t,e=new WeakMap);let s=e.get(n);if(!s){const{top:i,right:o,bottom:r,left:a}=t;s={...n,backgroundColor:void 0,backgroundImage:[],
boxShadow:[],borderTopStyle:i.line,borderRightStyle:o.line,borderBottomStyle:r.line,borderLeftStyle:a.line,borderTopColor:i.paint,borderRightColor:o.paint,borderBottomColor:r.
paint,borderLeftColor:a.paint},e.set(n,s)}return s}function Ui(n){const t=n.known.get("collapsed");if(t)return t;const e=Fe(n),s={cells:oy(e),groups:Zl(e.groups),
columnGroups:Zl(e.columnGroups)},i=new Map,o=new Map,r=new iy;for(const c of e.cells){const l=f=>ty(ry(c,f,n,e,s)),d=r.find({top:l("top"),right:l("right"),bottom:l(
"bottom"),left:l("left")});i.set(c.box,d.edges),o.set(c.box,d.halves)}const a={table:ay(e,i,n),cells:o,edges:i};return n.known.set("collapsed",a),a}const bt=({width:n,
line:t})=>t==="none"||t==="hidden"?0:n/2,ny=({top:n,right:t,bottom:e,left:s})=>({top:bt(n),right:bt(t),bottom:bt(e),left:bt(s)}),sy=20;class iy{kinds=[];find(t){
const{top:e,right:s,bottom:i,left:o}=t,r=this.kinds.find(({edges:c})=>c.top===e&&c.right===s&&c.bottom===i&&c.left===o);if(r)return r;const a={edges:t,halves:ny(
t)};return this.kinds.length<sy&&this.kinds.push(a),a}}function oy({cells:n,columns:t}){const e=new Map;for(const s of n)for(let i=s.row;i<s.row+s.rows;i++)for(let o=s.
column;o<s.column+s.columns;o++)e.set(i*t+o,s);return e}function Zl(n){const t=[];for(const e of n)for(let s=e.from;s<e.to;s++)t[s]=e;return t}function ry(n,t,e,s,i){
const{row:o,column:r,rows:a,columns:c}=n;let l=Xt(n.box.style,t);const d=t==="top"||t==="bottom",f=t==="top"?o-1:t==="bottom"?o+a:t==="left"?r-1:r+c,h=d?s.rows.
length:s.columns,[u,p]=d?[r,r+c]:[o,o+a],g=new Set;for(let x=u;x<p&&g.size<64;x++){const M=i.cells.get(d?f*s.columns+x:x*s.columns+f);M&&f>=0&&f<h&&g.add(M)}for(const x of g)
l=Xl(l,Xt(x.box.style,jn[t]));const m=f<0||f>=h,w=(x,M)=>{x&&(l=Xl(l,Xt(x.style,M)))},b=d?t==="top"?o:o+a-1:t==="left"?r:r+c-1,y=x=>{const[M,v]=[x[b],x[f]];M!==
v&&(w(M?.box,t),w(v?.box,jn[t]))};if(d)w(s.rows[b],t),w(s.rows[f],jn[t]),y(i.groups);else if(m){for(let x=o;x<Math.min(o+a,s.rows.length);x++)w(s.rows[x],t);w(i.
groups[o]?.box,t)}return d?m&&(w(s.columnBoxes[r],t),w(i.columnGroups[r]?.box,t)):(w(s.columnBoxes[b],t),w(s.columnBoxes[f],jn[t]),y(i.columnGroups)),m&&w(e,t),
l}function ay({cells:n,columns:t,rows:e},s,i){if(n.length===0)return{top:bt(Xt(i.style,"top")),right:bt(Xt(i.style,"right")),bottom:bt(Xt(i.style,"bottom")),left:bt(
Xt(i.style,"left"))};let[o,r,a,c]=[0,0,0,0];for(const l of n){const d=s.get(l.box);l.row===0&&(o=Math.max(o,bt(d.top))),l.column===0&&(c=Math.max(c,bt(d.left))),
l.row+l.rows===e.length&&(a=Math.max(a,bt(d.bottom))),l.column+l.columns===t&&(r=Math.max(r,bt(d.right)))}return{top:o,right:r,bottom:a,left:c}}const ql=.05;class Lt{canvas;layout;boxes;texts;drawings;shadows;effects;constructor(t,e){
this.canvas=t,this.layout=e,this.drawings=new Tb(t,e),this.boxes=new eb(t,this.drawings,e),this.texts=new _b(t,this.boxes,e),this.shadows=new jb(t,e),this.effects=
new qm(this.boxes)}*paint(t,e=!1){this.layout.hasUnder??=yield*uw(t.laid);const s=!0,i=this.canvas instanceof ge;yield*this.context(t,{opacity:1,scopes:[],isArtifact:e,
over:[],lifted:[],isContext:s,end:1/0,isLast:i})}*repeat({laid:t,x:e,top:s},i){const{fragments:o,last:r}=i;for(let a=1;a<=r;a++){const c=t.isFromBottom?s+o.heightOf(
a)-o.heightOf(0):s;yield*new Lt(new _n(i,a),this.layout).paint(yield*pe(t,e,c),!0)}}*painterOf(t){if(!(this.canvas instanceof ge))return this;const{onlyPage:e}=t;
return e!==void 0?new Lt(new _n(this.canvas,e,0),this.layout):t.laid.box.style.position==="fixed"&&(yield*el(this.canvas,t))?new Lt(new _n(this.canvas,0),this.layout):
this}*context(t,e){const s=[];yield*this.level(t,{...e,lifted:s,isContext:!0});for(const{placed:i,around:o,painter:r}of yield*(0,fe.p9)(s,$i))yield*r.context(i,
o)}*level(t,e){const s=[];yield*this.box(t,{...e,over:s});for(const i of yield*(0,fe.p9)(s,$i))cl(i.placed.laid.box)?yield*i.painter.context(i.placed,i.around):
yield*i.painter.level(i.placed,{...i.around,lifted:e.lifted})}*under(t,e){const s=[];yield*this.findUnder(t,e,s);for(const{placed:i,around:o,painter:r}of yield*(0,fe.
p9)(s,$i))yield*r.context(i,o),r!==this&&this.canvas instanceof ge&&i.laid.box.style.position==="fixed"&&(yield*this.repeat(i,this.canvas))}*findUnder(t,e,s){const{
children:i,repeated:o,apart:r,lines:a,columns:c}=t,l=[...i,...o,...r,...a.flatMap(d=>d.atoms)];for(const d of l){yield Y/10;const{laid:f}=d,h=Fn(f.box);if(h<0)s.
push({placed:d,around:e,order:h,painter:yield*this.painterOf(d)});else if(!cl(f.box)){const u=this.scopesOf(d,e.scopes);f.box.style.overflow==="hidden"&&this.clip(
d,u),yield*this.findUnder(d,{...e,scopes:u,end:fi(d,e.end)},s)}}c&&(yield*new Lt(new Ci(this.canvas,t,e.scopes),this.layout).findUnder(c.content,{...e,scopes:[],
isLast:!1},s))}scopesOf({laid:t,x:e,top:s},i){const o=[...i];return t.shift&&o.push(this.shiftOf(t.shift)),t.box.style.transform.length>0&&o.push(this.turnOf({laid:t,
x:e,top:s})),t.turn&&o.push(this.turnAround(e,s,t.turn)),o}*box(t,e){yield Y/2;const{laid:s}=t,{style:i}=s.box,o=this.scopesOf(t,e.scopes),r=yield*this.effects.
enter(t,e.opacity,o);if(r===0)return;const a=t.top<di(t,e.end);a&&(yield*this.background(t,o,r)),a&&s.box.marker&&sw(this.canvas,this.layout,t,{opacity:r,scopes:o,
isArtifact:e.isArtifact}),this.mark(s.box,t.x,t.top,o),i.overflow==="hidden"&&this.clip(t,o);const c=e.isLast&&s.box.inner==="blocks",l={...e,opacity:r,scopes:o,
isContext:!1,end:fi(t,e.end),isLast:c};e.isContext&&this.layout.hasUnder===!0&&(yield*this.under(t,{...l,isLast:!1})),a&&s.box.replaced&&(yield*this.picture(t,l,
void 0)),yield*this.inside(t,l)}*inside(t,e){const{laid:s}=t;if(t.columns&&(yield*this.columns(t,t.columns,e)),e.isLast){const o=Wg(t);for(let r=o.pop();r;r=o.pop())
this.canvas instanceof ge&&(yield*this.canvas.settle(r.top)),yield*this.child(r,e)}else for(const o of t.children)yield*this.child(o,e);for(const o of t.repeated)
yield*this.child(o,{...e,isArtifact:!0});for(const o of t.apart)yield*this.child(o,e);const i=e.isArtifact?void 0:s.box.element??void 0;for(const{line:o,top:r,atoms:a}of t.
lines){if(yield Y/4,r>=e.end)continue;const c=this.canvas.pageAt(r),l={x:t.x,top:r,page:c,element:i,opacity:e.opacity,scopes:e.scopes};for(const{box:u,x:p,y:g}of o.
inlines)this.mark(u,t.x+p,r+g,e.scopes);yield*this.texts.under(o,l);const f=(s.box.style.textOverflow==="ellipsis"||o.isCut===!0)&&this.cutLine(o,t,l);f&&(yield*this.
texts.text(f.dots,{...l,element:void 0}));const h=f?{...l,scopes:[...l.scopes,f.clip]}:l;for(const u of o.texts)u.style.textShadow.length>0&&(yield*this.shadows.
draw(u,{...h,opacity:Ql(u.style,e.opacity)}));for(const[u,p]of o.texts.entries()){u%20===19&&(yield Y*2);const{fontSize:g}=p.style;yield*this.texts.text(p,{...h,
opacity:Ql(p.style,e.opacity),page:this.canvas.pageAt(r+p.y-g/2)})}for(const[u,p]of a.entries())yield*this.atom(p,o.atoms[u].owner,i,e)}}cutLine(t,{laid:e,x:s},{
top:i,page:o}){if(e.box.style.overflow!=="hidden"||e.box.style.direction==="rtl")return;const r=({style:h})=>this.layout.typefaces.word(lw,this.layout.faceOf(h)),
a=h=>r(h).width*(0,k.xP)(h.style)/1e3,c=e.width-e.border.right-e.padding.right,l=dw(t,c,a);if(!l)return;const d=this.boxes.points(o),f={left:s-t.height,right:s+
l.at,top:i-t.height,bottom:i+2*t.height};return{dots:{...l.text,owner:void 0,x:l.at,width:a(l.text),words:[r(l.text)]},clip:{on:()=>({clip:X(f,wt,d)})}}}*columns(t,{
content:e,fragments:s,rows:i},o){for(const l of zm(t,o.opacity,o.scopes))yield Y/4,yield*this.boxes.paint(l);const r=new Lt(new Ci(this.canvas,t,o.scopes),this.
layout),a=i.findIndex(({top:l})=>t.top+l>=o.end),c=a<0?1/0:s.startOf(a*t.laid.columns.count);yield*r.box(e,{...o,scopes:[],end:c,isLast:!1})}*child(t,e){const{box:s}=t.
laid;if(al(s)){const i=Fn(s);if(i<0)return;(i>0?e.lifted:e.over).push({placed:t,around:{...e,isLast:!1},order:i,painter:yield*this.painterOf(t)})}else yield*this.
box(t,e)}*atom(t,e,s,i){const{box:o}=t.laid,r=s&&(e?.in(s)??s);if(r&&o.element&&o.replaced&&!o.element.parent&&r.adopt(o.element),o.replaced&&r&&e){const a=this.
scopesOf(t,i.scopes),c=yield*this.effects.enter(t,i.opacity,a);if(c===0)return;yield*this.background(t,a,c),yield*this.picture(t,{...i,scopes:a,opacity:c},o.element?
e:void 0,r);return}yield*this.child(t,i)}*background(t,e,s){const{laid:i,x:o,top:r,bottom:a}=t,{box:c}=i,l=a-r,d=i.frame&&i.frame.height<i.height?{top:r+i.frame.
top,bottom:r+i.frame.top+i.frame.height+l-i.height}:{top:r,bottom:a},f={left:o,right:o+i.width,...d},{style:h}=c;if(h.display==="table-cell"&&h.emptyCells==="hi\
de"&&i.lines.length===0&&i.children.length===0&&h.borderCollapse==="separate")return;const u=c.inner==="table"&&h.borderCollapse==="collapse",p={top:0,right:0,bottom:0,
left:0},g=c.known.get("edges"),m=u||g?p:i.border,w=c.isFluid?c.pageName:void 0,b=cy(t),y=yield*Kb(t,R=>this.boxes.pagesOf(R)),x={style:h,border:m,padding:i.padding,
images:c.images,opacity:s,ground:t.ground};if(yield*this.boxes.paint({...x,rect:f,scopes:e,fluidOn:w,gap:b,cells:y}),!g)return;const M={top:g.top.width,right:g.
right.width,bottom:g.bottom.width,left:g.left.width},{fragments:v}=this.canvas,[T,I]=[f.top-M.top/2,f.bottom+M.bottom/2],A={left:f.left-M.left/2,right:f.right+M.
right/2,top:Math.max(T,Math.min(v.startOf(v.at(f.top+ql)),f.top)),bottom:Math.min(I,Math.max(v.endOf(v.at(f.bottom-ql)),f.bottom))};yield*this.boxes.paint({rect:A,
style:ey(h,g),border:M,padding:p,images:void 0,opacity:s,scopes:e})}mark({place:t},e,s,i){if(!t||t.sheet)return;const o=Math.min(this.canvas.pageAt(s),this.canvas.
last);t.sheet=this.canvas.sheet(o);const[r,a]=[this.canvas.x(o,e),this.canvas.y(o,s)];t.top=this.canvas.moved(o,[r,a,r,a],i)[3]+6}clip({laid:t,x:e,top:s,bottom:i},o){
const{style:r}=t.box,a={left:e,top:s,right:e+t.width,bottom:i},c=$n(r,t.width,t.height);o.push({on:l=>({clip:X(ct(Ni(this.canvas,l,a),t.border),c,this.boxes.points(
l))})})}shiftOf({x:t,y:e}){const{scale:s}=this.canvas;return{on:()=>({matrix:[1,0,0,1,t*s,-e*s]})}}turnOf({laid:t,x:e,top:s}){const{style:i}=t.box,o=e+(0,k.S6)(
i.transformOrigin[0],t.width),r=s+(0,k.S6)(i.transformOrigin[1],t.height);let a=[1,0,0,1,0,0];for(const c of[...i.transform].reverse())a=(0,P.lw)(a,c.kind==="ma\
trix"?c.values:[1,0,0,1,(0,k.S6)(c.x,t.width),(0,k.S6)(c.y,t.height)]);return this.turnAround(o,r,a)}turnAround(t,e,s){const{canvas:i}=this;return{on:o=>{const[
r,a,c,l,d,f]=s,[h,u]=[i.x(o,t),i.y(o,e)],p=[r,-a,-c,l,d*i.scale,-f*i.scale];return{matrix:(0,P.lw)((0,P.lw)([1,0,0,1,-h,-u],p),[1,0,0,1,h,u])}}}}*picture(t,e,s,i){
const{box:o,border:r,padding:a,width:c,height:l}=t.laid,{replaced:d,style:f}=o;if(!d||f.visibility!=="visible")return;const{x:h,top:u}=t,p=ct(ct({left:h,top:u,right:h+
c,bottom:u+l},r),a),g=this.canvas.pageAt(u),m=this.boxes.points(g),w={page:g,element:e.isArtifact?void 0:o.element??void 0,scopes:e.scopes},b=Tt(Tt($n(f,c,l),r),
a);if(d.image)this.image(d.image,f,p,b,w);else if(d.drawing){const M=vb(p,d,f),v={on:()=>({clip:X(p,b,m)})},T=b.some(([A])=>A>0),I=M===p&&!T?w.scopes:[...w.scopes,
v];yield*this.drawings.paint(d.drawing,M,m,{...w,scopes:I})}else return;const y=s?.linking?.link;if(!i||!y)return;const x=[m.x(p.left),m.y(p.bottom),m.x(p.right),
m.y(p.top)];this.canvas.link(g,i,x,y,e.scopes)}image(t,e,s,i,{page:o,element:r,scopes:a}){const{canvas:c}=this,l=this.boxes.points(o),d=Wi(s,t.displayed,e),f=i.
some(([m])=>m>0),h=!Dm(d,s),u={on:()=>({clip:X(s,i,l)})},p=(0,P.lw)(t.upright,[l.x(d.right)-l.x(d.left),0,0,l.y(d.top)-l.y(d.bottom),l.x(d.left),l.y(d.bottom)]),
g=c.sheet(o).image(t);c.draw(o,r,f||h?[...a,u]:a,{kind:"image",name:g,matrix:p})}}function cy({laid:n,children:t,top:e}){const s=n.legend&&t.find(o=>o.laid===n.
legend);if(!s)return;const i=e+(n.frame?.top??0);return{left:s.x,top:Math.min(s.top,i),right:s.x+s.laid.width,bottom:Math.max(s.bottom,i+n.border.top)}}const Ql=({
opacity:n,display:t},e)=>t==="inline"?e*n:e;function*ly(n,t){const e=new Map,s=[[[n],t]];for(let i=s.pop();i;i=s.pop()){const[o,r]=i;for(const a of o){yield 2e3;
const{laid:c,top:l,children:d,apart:f,lines:h,columns:u}=a,p=(m,w)=>{m&&!e.has(m)&&e.set(m,r.pageOf(Math.min(r.pageAt(w),r.last)))};p(c.box.place,l);const g=[...d];
(0,D.RZ)(g,f);for(const{line:m,top:w,atoms:b}of h){for(const{box:y,y:x}of m.inlines)p(y.place,w+x);(0,D.RZ)(g,b)}g.length>0&&s.push([g,r]),u&&s.push([[u.content],
new Ci(r,a,[])])}}return e}const td=({columnGap:n,fontSize:t},e)=>n===void 0?Math.round(t):Math.max((0,k.Il)(n,e),0);function dy(n,t){const e=td(n,t),i=Math.min(
(o=>Math.max(Math.floor((t+e)/(Math.max(o,1)+e)),1))(n.columnWidth??1),n.columnCount??1/0);return{count:i,width:Math.max((t+e)/i-e,0),gap:e}}function*fy(n,t,e){
const{box:s}=n,{count:i,width:o,gap:r}=dy(s.style,e.width),a=yield*t.layOut(s.children[0],{width:o,height:void 0});n.firstBaseline=a.firstBaseline,n.lastBaseline=
a.lastBaseline;const c={content:a,count:i,width:o,gap:r,fillsFirst:s.style.columnFill==="auto",whole:void 0},l=Math.max(a.height,1);if(l>i*t.page.height){const u=yield*Ki(
{...c,fillsFirst:!0},t,l/i+1);return n.columns={...c,whole:u},ed(u)}const d=yield*Ki(c,t,e.height??l),f=d.rows.length>1&&e.height!==void 0,h=f?{...c,fillsFirst:!1}:
c;return n.columns={...h,whole:f?yield*Ki(h,t,l):d},ed(n.columns.whole)}function ed({rows:n}){const t=n.at(-1);return t.top+t.height}function Ki(n,{work:t},e){return nl(
n,{roomOf:()=>({top:0,height:e}),most:e,depth:1,isOpen:!0},i=>new zn(i,t,{count:n.count,depth:1}))}function*hy({style:n,children:t},e){const{least:s,most:i}=yield*e.
widthsOf(t[0]),{columnWidth:o,columnCount:r=1}=n,a=td(n,0)*(r-1);if(o===void 0)return{least:s*r+a,most:i*r+a};const c=Math.max(o,1);return{least:Math.min(c,s),most:Math.
max(c,i)*r+a}}function Un(n,t,e){switch(nd(n,t)){case"center":return{before:t/2,between:0};case"flex-end":case"end":case"right":return{before:t,between:0};case"\
space-between":return{before:0,between:e>1&&t>0?t/(e-1):0};case"space-around":return t>0&&e>0?{before:t/e/2,between:t/e}:{before:0,between:0};case"space-evenly":
return t>0?{before:t/(e+1),between:t/(e+1)}:{before:0,between:0};default:return{before:0,between:0}}}const nd=(n,t)=>n.startsWith("safe ")?t<0?"start":n.slice(5):
n;function Yi(n,t,e=!1){const s=nd(n,t);return s==="center"?t/2:(s==="flex-end"||s==="end"||s==="right")!==(e&&(s!=="start"&&s!=="end"&&s!=="left"&&s!=="right"))?
t:0}const Ge=(n,t=!1)=>Yi(n==="space-around"||n==="space-evenly"?"center":n,1,t),He=n=>n==="normal"||n==="stretch",Xi=({alignSelf:n},{alignItems:t})=>He(n==="au\
to"?t:n),sd=(n,t)=>n==="self-start"?t?"end":"start":n==="self-end"?t?"start":"end":n,uy={x:0,y:0},Kn=new WeakMap;function je(n,t,{share:e=uy,...s}){const i={box:t,
share:e,...s},o=Kn.get(n);o?o.push(i):Kn.set(n,[i])}const id=({style:n})=>n.position!=="static"||n.transform.length>0||n.isContained;function Vi(n,t=n.x,e=n.y){
const s=(Kn.get(n)??[]).map(i=>({...i,x:i.x+t,y:i.y+e}));return Kn.delete(n),s}function py(n){const t=Vi(n,0,0),e=(s,i,o)=>{for(const r of Vi(s,i,o))t.push(r)};
for(const s of n.children)e(s,s.x,s.y);for(const s of n.apart)e(s,s.x,s.y);n.columns&&e(n.columns.content,0,0);for(const s of n.lines)for(const{laid:i}of s.atoms)
e(i,i.x,s.y+i.y);return t}class gy{laid;layout;width;sizes;xs;sinks=new Map;constructor(t,e,s,i){this.laid=t,this.layout=e,this.width=s,this.sizes=i;const{columnSizes:o,
columnGap:r}=i;this.xs=Ji(o,r,s,t.box.style.justifyContent)}areaWidth({column:t,columns:e}){const s=t+e-1;return this.xs[s]+this.sizes.columnSizes[s]-this.xs[t]}alignmentOf({
style:t}){const{justifyItems:e,alignItems:s,direction:i}=this.laid.box.style,o=t.justifySelf==="auto"?e:t.justifySelf;return{x:sd(o,t.direction!==i),y:sd(t.alignSelf===
"auto"?s:t.alignSelf,!1)}}widthIn(t){const{style:e,inner:s}=t.box,i=this.areaWidth(t);if(!st(e.width)||s==="image"||e.marginLeft==="auto"||e.marginRight==="auto"||
!He(this.alignmentOf(t.box).x)||e.aspectRatio!==void 0&&typeof e.height=="object")return;const o=N(J(e))+N(Q(e,i));return tt(i-C(e.marginLeft,i)-C(e.marginRight,
i),e,i,o)}layItem(t,e,s){const i=this.areaWidth(t);return this.layout.layOut(t.box,{width:i,height:e,fixedWidth:this.widthIn(t),fixedHeight:s,shrinks:!0})}*heightDemands(t){
const e=[],s=new Map,i=new Map;for(const o of t){const r=yield*this.layItem(o,void 0);e.push(r.height);const{marginTop:a,marginBottom:c}=o.box.style;if(this.alignmentOf(
o.box).y!=="baseline"||a==="auto"||c==="auto")continue;const l=C(a,this.areaWidth(o))+(r.firstBaseline??r.height);i.set(o,l),s.set(o.row,Math.max(s.get(o.row)??
0,l))}for(const[o,r]of i)this.sinks.set(o,s.get(o.row)-r);return t.map((o,r)=>this.heightDemand(o,e[r]))}heightDemand(t,e){const s=e+W(yt(t.box.style,this.areaWidth(
t)))+(this.sinks.get(t)??0),{overflow:i,height:o,minHeight:r}=t.box.style,a=st(o)&&!st(r)?F(r,void 0,0,t.box.style):void 0,c=i==="hidden"&&st(o)?0:a===void 0?s:
Math.min(a+s-e,s),l=st(o)&&st(r);return{from:t.row,count:t.rows,isFree:l,floor:c,least:s,most:s}}*place(t,{rowSizes:e,rowGap:s,height:i}){const{laid:o}=this,{style:r}=o.
box,a=Ji(e,s,i,r.alignContent),c=o.border.left+o.padding.left,l=o.border.top+o.padding.top,d=r.direction==="rtl";for(const f of t){yield Y/10;const h=f.row+f.rows-
1,u=a[h]+e[h]-a[f.row],p=this.areaWidth(f),g=yield*this.fill(f,p,u),{top:m,bottom:w,left:b,right:y}=yt(f.box.style,p),{marginLeft:x,marginRight:M,marginTop:v,marginBottom:T}=f.
box.style,I=this.alignmentOf(f.box),A=p-g.width-b-y,R=d?this.width-g.width-this.xs[f.column]-y-Zi(M,x,I.x,A):this.xs[f.column]+b+Zi(x,M,I.x,A),_=this.sinks.get(
f);g.x=c+R,g.y=l+a[f.row]+m,g.y+=_??Zi(v,T,I.y,u-g.height-m-w),o.add(g)}o.flow="bands",this.takeBaselines(t)}takeBaselines(t){const{laid:e}=this,s=t.findIndex(r=>r.
row===0&&this.sinks.has(r)),i=e.children[Math.max(s,0)];i&&(e.firstBaseline=i.y+(i.firstBaseline??i.height));const o=e.children.at(-1);o&&(e.lastBaseline=o.y+(o.
lastBaseline??o.height))}*fill(t,e,s){const{style:i,inner:o}=t.box,r=this.alignmentOf(t.box).y;if(!(He(r)&&st(i.height)&&i.marginTop!=="auto"&&i.marginBottom!==
"auto"&&o!=="image")||i.aspectRatio!==void 0&&r!=="stretch")return yield*this.layItem(t,s);const c=W(J(i))+W(Q(i,e)),l=at(s-W(yt(i,e)),i,s,c);return yield*this.
layItem(t,s,l)}keepPlace(t,{rowSizes:e,rowGap:s,height:i},o){const{laid:r,width:a}=this,{border:c,padding:l}=r,d=r.box.style.direction==="rtl",f=this.alignmentOf(
t),h={x:Ge(f.x),y:Ge(f.y)};d&&(h.x=1-h.x);let[u,p,g,m]=[c.left+l.left,c.top+l.top,a,i];if(o){const{alignContent:b}=r.box.style,y=Ji(e,s,i,b),[x,M]=od(o.column,{
starts:this.xs,sizes:this.sizes.columnSizes}),[v,T]=od(o.row,{starts:y,sizes:e}),I=K=>K===void 0?void 0:a-K,[A,R]=d?[I(M),I(x)]:[x,M],_=R??a+l.right,$=T??i+l.bottom;
g=_-(A??-l.left),m=$-(v??-l.top),u+=A??-l.left,p+=v??-l.top}const w=o&&{x:u,y:p,width:Math.max(g,0),height:Math.max(m,0)};je(r,t,{x:u+h.x*g,y:p+h.y*m,share:h,area:w})}}
function Ji(n,t,e,s){const i=n.reduce((l,d)=>l+d,0)+Math.max(n.length-1,0)*t,{before:o,between:r}=Un(s,e-i,n.length),a=[];let c=o;for(const l of n)a.push(c),c+=
l+t+r;return a}function od([n,t],{starts:e,sizes:s}){const i=e.map((r,a)=>r+s[a]),o=r=>r!==void 0&&r>=0&&r<=s.length;return[o(n)?e[n]??i.at(-1)??0:void 0,o(t)?i[t-
1]??e[0]??0:void 0]}function Zi(n,t,e,s){if(n!=="auto"&&t!=="auto")return Yi(e,s);const i=Math.max(s,0);return n==="auto"?t==="auto"?i/2:i:0}const my=2e3,rd=5e5,
ad=(n,t)=>typeof n=="object"&&!("fr"in n)?(0,k.Il)(n,t):void 0;function cd(n,t,e){if(!n)return{tracks:[],names:new Map};const{tracks:s,names:i,auto:o}=n;if(!o)return{
tracks:s,names:i};const r=({least:u,most:p})=>Math.max(ad(p,t??0)??ad(u,t??0)??0,1),a=u=>u.reduce((p,g)=>p+r(g)+e,0),c=(t??0)+e-a(s),l=t===void 0?1:Math.max(Math.
floor((c+.01)/a(o.tracks)),1),d=Math.min(l,Math.ceil(my/o.tracks.length)),f=Array.from({length:d},()=>o.tracks).flat(),h=o.at+f.length;return{tracks:[...s.slice(
0,o.at),...f,...s.slice(o.at)],names:wy(i,o,d),...o.fits&&{fitted:[o.at,h]}}}function wy(n,t,e){const s=new Map([...n].map(([o,r])=>[o,[...r]])),i=(o,r)=>{const a=s.
get(o);a?a.includes(r)||a.push(r):s.set(o,[r])};for(let o=0;o<e;o++)for(const[r,a]of t.names)for(const c of a)i(r,t.at+o*t.tracks.length+c);for(const[o,r]of t.after)
for(const a of r)i(o,a+e*t.tracks.length);return s}function ld({fitted:n},t,e,s){const i=new Set;if(n)for(const[a,c]of s)for(let l=a;l<a+c;l++)i.add(l);const o=a=>!n||
a<n[0]+t||a>=n[1]+t||i.has(a),r=[0];for(let a=0;a<e;a++)r.push(r[a]+(o(a)?1:0));return r}function by(n,t,e,s){const{gridTemplateAreas:i}=t,o=Math.max(e.tracks.length,
i[0]?.length??0),r=Math.max(s.tracks.length,i.length),[a,c]=[qi(e.names,i,"columns"),qi(s.names,i,"rows")],l=n.map(w=>({box:w,column:hd(w.style.gridColumnStart,
w.style.gridColumnEnd,o,a),row:hd(w.style.gridRowStart,w.style.gridRowEnd,r,c)})),d={columns:-l.reduce((w,{column:b})=>Math.min(w,b.start??0),0),rows:-l.reduce(
(w,{row:b})=>Math.min(w,b.start??0),0)},f=t.gridAutoFlow.startsWith("column"),h=f?{count:r,before:d.rows}:{count:o,before:d.columns},p=new Oy(l,{...h,isColumn:f,
isDense:t.gridAutoFlow.endsWith("dense"),down:f?d.columns:d.rows}).place();let[g,m]=[o+d.columns,r+d.rows];for(const w of p)g=Math.max(g,w.column+w.columns),m=Math.
max(m,w.row+w.rows);return{items:p,columns:Math.max(g,1),rows:m,before:d}}function yy({style:n},{gridTemplateAreas:t},{columns:e,rows:s,before:i}){const o=(r,a,c)=>{
const l=c==="columns"?e:s,d=Math.max(l.tracks.length,c==="columns"?t[0]?.length??0:t.length),f=qi(l.names,t,c);let h=Yn(r,d,f,"start"),u=Yn(a,d,f,"end");h!==void 0&&
a!=="auto"&&a.span!==void 0&&(u=h+a.span),u!==void 0&&r!=="auto"&&r.span!==void 0&&(h=u-r.span),h!==void 0&&u!==void 0&&h>u&&([h,u]=[u,h]),h===u&&(u=void 0);const p=g=>g===
void 0?void 0:g-1+i[c];return[p(h),p(u)]};return{column:o(n.gridColumnStart,n.gridColumnEnd,"columns"),row:o(n.gridRowStart,n.gridRowEnd,"rows")}}function qi(n,t,e){
if(t.length===0)return n;let s=dd.get(t);s||dd.set(t,s={rows:fd(t,"rows"),columns:fd(t,"columns")});const i=s[e];return{get:r=>{const[a,c]=[n.get(r),i.get(r)];return c===
void 0||a?.[0]===void 0?c===void 0?a:[c]:[r.endsWith("-start")?Math.min(a[0],c):Math.max(a[0],c)]}}}const dd=new WeakMap;function fd(n,t){const e=new Map;for(const[
s,i]of n.entries())for(const[o,r]of i.entries()){if(/^\.+$/.test(r))continue;const a=(t==="rows"?s:o)+1;e.set(`${r}-start`,Math.min(e.get(`${r}-start`)??a,a)),e.
set(`${r}-end`,Math.max(e.get(`${r}-end`)??a,a+1))}return e}function Yn(n,t,e,s){if(n==="auto"||n.span!==void 0)return;if(n.name!==void 0){const o=e.get(`${n.name}\
-${s}`)??e.get(n.name);return o?.[(n.line??1)-1]??o?.[0]??void 0}const{line:i}=n;if(i!==void 0)return i>0?i:t+2+i}function hd(n,t,e,s){const i=Yn(n,e,s,"start"),
o=Yn(t,e,s,"end"),r=n!=="auto"&&n.span||t!=="auto"&&t.span||1;return i!==void 0&&o!==void 0?i===o?{start:i-1,count:1}:{start:Math.min(i,o)-1,count:Math.abs(o-i)}:
i!==void 0?{start:i-1,count:r}:o!==void 0?{start:o-1-r,count:r}:{start:void 0,count:r}}const xy=2e6,ky="has a grid whose items take too long to place; use fewer\
 items, shorter spans, or no dense packing";class Oy{wanted;packing;looks=0;taken=new Set;placed=new Map;width;constructor(t,e){this.wanted=t,this.packing=e;let s=e.
count+e.before;for(const i of t){const{start:o,count:r}=this.across(i);s=Math.max(s,(o===void 0?0:o+e.before)+r)}this.width=Math.max(s,1)}place(){const{wanted:t}=this;
for(const i of t)this.across(i).start!==void 0&&this.along(i).start!==void 0&&this.put(i,this.along(i).start+this.packing.down,this.across(i).start+this.packing.
before);for(const i of t)!this.placed.has(i)&&this.along(i).start!==void 0&&this.placeIn(i,this.along(i).start+this.packing.down);let[e,s]=[0,0];for(const i of t){
if(this.placed.has(i))continue;this.packing.isDense&&([e,s]=[0,0]);const{start:o,count:r}=this.across(i),a=o===void 0?void 0:o+this.packing.before;if(a!==void 0)
for(a<s&&e++,s=a;!this.isFree(i,e,s);)e++;else for(;s+r>this.width||!this.isFree(i,e,s);)s+r>=this.width?[e,s]=[e+1,0]:s++;this.put(i,e,s)}return t.map(i=>this.
placed.get(i))}across({row:t,column:e}){return this.packing.isColumn?t:e}along({row:t,column:e}){return this.packing.isColumn?e:t}placeIn(t,e){let s=0;for(;!this.
isFree(t,e,s);)s++;this.put(t,e,s)}isFree(t,e,s){if(this.looks+=this.along(t).count,this.looks>xy)throw(0,ht.G6)([{field:"file",message:ky}]);for(let i=0;i<this.
along(t).count;i++)for(let o=0;o<this.across(t).count;o++)if(this.looks++,this.taken.has((e+i)*1e4+s+o))return!1;return!0}put(t,e,s){const[i,o]=[this.along(t).count,
this.across(t).count];if(e+i>9e3||s+o>9e3||this.taken.size+i*o>rd)throw(0,ht.G6)([{field:"file",message:`has a grid of more than ${rd} places; at most that many\
 are allowed`}]);for(let a=0;a<i;a++)for(let c=0;c<o;c++)this.taken.add((e+a)*1e4+s+c);const{isColumn:r}=this.packing;this.placed.set(t,{box:t.box,row:r?s:e,column:r?
e:s,rows:r?o:i,columns:r?i:o})}}const Sy=500,My=n=>n==="auto"||n==="min-content"||n==="max-content",Qi=({most:n})=>n==="auto"||n==="max-content";function vy(n){
const t=({least:r,most:a,whole:c},l)=>Math.min(l==="least"?r:a,c),e=({most:r})=>My(r),s=[{key:"base",wanted:r=>n?Math.max(r.floor,t(r,"least")):r.floor,affects:({
least:r})=>r!=="fixed",beyond:e},{key:"base",wanted:({least:r})=>r,affects:({least:r})=>r==="min-content"||r==="max-content",beyond:e},{key:"base",wanted:({most:r})=>r,
affects:({least:r})=>r==="max-content",beyond:Qi}];n==="most"&&s.splice(2,0,{key:"base",wanted:r=>t(r,"most"),affects:({least:r})=>r==="auto"||r==="max-content",
beyond:Qi});const i=()=>!0;return{bases:s,limits:[{key:"limit",wanted:({least:r})=>r,affects:e,beyond:i},{key:"limit",wanted:({most:r})=>r,affects:Qi,beyond:i}]}}
function*Ty(n,t,e){const s=new Set(n.flatMap(({tracks:r})=>r)),{bases:i,limits:o}=vy(e);for(const r of i)yield*ud(n,s,r,t);for(const r of s)r.limit=Math.max(r.limit,
r.base);for(const r of o){const a=[...s].filter(({limit:c})=>c===1/0);yield*ud(n,s,r,t);for(const c of s)c.isOpen=!1;for(const c of a)c.isOpen=c.limit<1/0}for(const r of s)
r.isOpen=!1,r.cap!==void 0&&(r.limit=Math.max(r.base,Math.min(r.limit,r.cap)))}function*ud(n,t,e,s){const{key:i}=e,o=r=>r[i]===1/0?r.base:r[i];for(const r of n){
yield r.tracks.length*Sy;const a=r.tracks.filter(e.affects);if(a.length===0)continue;const c=e.wanted(r)-(r.tracks.length-1)*s-r.tracks.reduce((l,d)=>l+o(d),0);
Iy(Math.max(c,0),a,e)}for(const r of t)e.affects(r)&&(i==="base"?r.base+=r.more:r.limit=o(r)+r.more,r.more=0)}function Iy(n,t,{key:e,beyond:s}){const i=a=>{if(e===
"base")return Math.max(a.limit-a.base,0);const c=a.isOpen||a.limit===1/0?1/0:0;return a.cap===void 0?c:Math.min(c,Math.max(a.cap-(a.limit===1/0?a.base:a.limit),
0))},o=t.map(a=>({one:a,room:i(a),more:0}));o.sort((a,c)=>a.room===c.room?0:a.room-c.room);let r=n;for(const[a,c]of o.entries())c.more=Math.min(c.room,r/(o.length-
a)),r-=c.more;if(r>.001){const a=o.filter(({one:l})=>s(l)),c=a.length>0?a:o;for(const l of c)l.more+=r/c.length}for(const{one:a,more:c}of o)a.more=Math.max(a.more,
c)}const pd=500;function to(n,t){if(!(typeof n!="object"||"fr"in n))return n.percent!==0&&t===void 0?void 0:(0,k.Il)(n,t??0)}const gd=(n,t)=>typeof n=="string"?
n:to(n,t)===void 0?"auto":"fixed";function*Xn(n,t,e){const{room:s,gap:i,stretches:o,measures:r}=e,a=n.map(({least:h,most:u,limit:p})=>{const g=typeof u=="object"&&
"fr"in u?u.fr:void 0,m=to(h,s)??0;return{least:gd(h,s),most:g===void 0?gd(u,s):"flexible",factor:g??0,cap:p===void 0?void 0:(0,k.Il)(p,s??0),base:m,limit:Math.max(
to(u,s)??1/0,m),more:0,isOpen:!1}}),c=t.map(h=>Ry(h,a,e));yield c.reduce((h,{tracks:u})=>h+u.length*pd,pd);const l=({tracks:h})=>h.length>1&&h.some(({most:u})=>u===
"flexible"),d=[...new Set(c.map(({tracks:h})=>h.length))].sort((h,u)=>h-u);for(const h of d){const u=c.filter(p=>p.tracks.length===h&&!l(p));yield*Ty(u,i,r)}Ay(
c.filter(l),i);for(const h of a)(h.limit===1/0||h.most==="flexible")&&(h.limit=h.base);const f=Math.max(n.length-1,0)*i;return Ey(a,f,e),r!=="least"&&Ly(a,c,e),
o&&s!==void 0&&Cy(a,s-f),a.map(({base:h})=>h)}function Ry(n,t,{gap:e}){const s=t.slice(n.from,n.from+n.count),o=s.every(({most:r})=>r==="fixed")?s.reduce((r,{limit:a})=>r+
a,(s.length-1)*e):1/0;return{...n,tracks:s,whole:o,floor:n.isFree?Math.min(n.floor,o):n.floor}}function Ay(n,t){const e=(s,i)=>{for(const o of n){const r=o.tracks.
filter(({most:h,least:u})=>h==="flexible"&&i(u)),a=s(o)-(o.tracks.length-1)*t,c=a-o.tracks.reduce((h,{base:u})=>h+u,0);if(r.length===0||c<=.001)continue;const l=o.
tracks.reduce((h,u)=>h+(r.includes(u)?0:u.base),0),d=r.reduce((h,{factor:u})=>h+u,0),f=d>0?(a-l)/d:0;for(const h of r)h.more=Math.max(h.more,d>0?f*h.factor-h.base:
c/r.length)}for(const{tracks:o}of n)for(const r of o)r.base+=r.more,r.more=0};e(({isFree:s,floor:i})=>s?0:i,s=>s==="auto"),e(({least:s})=>s,s=>s==="min-content"),
e(({most:s})=>s,s=>s==="max-content")}function Ey(n,t,{room:e,measures:s}){if(s==="least")return;if(e===void 0){for(const r of n)r.base=r.limit;return}let i=e-t-
n.reduce((r,{base:a})=>r+a,0);const o=n.filter(({base:r,limit:a})=>a>r);o.sort((r,a)=>r.limit-r.base-(a.limit-a.base));for(const[r,a]of o.entries()){if(i<=.001)
return;const c=Math.min(a.limit-a.base,i/(o.length-r));a.base+=c,i-=c}}function Ly(n,t,{room:e,gap:s}){const i=n.filter(({most:r})=>r==="flexible");if(i.length===
0)return;let o=0;if(e===void 0){for(const{factor:r,base:a}of i)o=Math.max(o,a/Math.max(r,1));for(const{tracks:r,most:a}of t)r.some(c=>c.most==="flexible")&&(o=Math.
max(o,md(r,a-(r.length-1)*s)))}else o=md(n,e-Math.max(n.length-1,0)*s);for(const r of i)r.base=Math.max(r.base,o*r.factor)}function md(n,t){const e=n.filter(({most:o})=>o===
"flexible");e.sort((o,r)=>r.base*o.factor-o.base*r.factor);let s=t-n.reduce((o,{most:r,base:a})=>o+(r==="flexible"?0:a),0),i=e.reduce((o,{factor:r})=>o+r,0);for(const{
base:o,factor:r}of e){if(i<=0)return 0;const a=Math.max(s,0)/Math.max(i,1);if(o<=a*r+.001)return a;s-=o,i-=r}return 0}function Cy(n,t){const e=t-n.reduce((i,{base:o})=>i+
o,0),s=n.filter(({most:i})=>i==="auto");if(!(e<=0||s.length===0))for(const i of s)i.base+=e/s.length}function*By(n,t,e,s){const{style:i,children:o}=n.box,[r,a]=[
no(i.columnGap,e.width),no(i.rowGap,e.height)],{items:c,columnTracks:l,rowTracks:d,linesOf:f}=wd(o,i,e,{columns:r,rows:a}),h=[];for(const T of c)h.push(yield*yd(
T,t,e.width));const u=yield*Xn(l,h,{room:e.width,gap:r,stretches:He(i.justifyContent)}),p=new gy(n,t,e.width,{columnSizes:u,columnGap:r}),g=yield*p.heightDemands(
c),m=(T,I)=>Xn(d,g,{room:T,gap:I,stretches:He(i.alignContent)}),w=yield*m(e.height,a),b=eo(w)+Math.max(w.length-1,0)*a,y=e.height??Wy(b,n,s.height),x=no(i.rowGap,
y),v={rowSizes:e.height===void 0?yield*m(y,x):w,rowGap:x,height:y};yield*p.place(c,v);for(const T of o)T.isPositioned&&p.keepPlace(T,v,id(n.box)?f(T):void 0);return b}
function*Ny({style:n,children:t},e){const s={width:0,height:void 0},i=n.columnGap?.px??0,{items:o,columnTracks:r}=wd(t,n,{...s,width:void 0},{columns:i,rows:0}),
a=[];for(const f of o)a.push(yield*yd(f,e,0));const[c,l]=[yield*Xn(r,a,{room:void 0,gap:i,stretches:!1,measures:"least"}),yield*Xn(r,a,{room:void 0,gap:i,stretches:!1,
measures:"most"})],d=Math.max(r.length-1,0)*i;return{least:eo(c)+d,most:eo(l)+d}}const eo=n=>n.reduce((t,e)=>t+e,0),no=(n,t)=>n?(0,k.Il)(n,t??0):0;function Wy(n,{
box:t,border:e,padding:s},i){const o=W(e)+W(s);return at(n+o,t.style,i,o)-o}function wd(n,t,e,s){const i=n.filter(p=>!p.isPositioned);i.some(p=>p.style.order!==
0)&&i.sort((p,g)=>p.style.order-g.style.order);const o=cd(t.gridTemplateColumns,e.width,s.columns),r=cd(t.gridTemplateRows,e.height,s.rows),a=by(i,t,o,r),{before:c,
items:l}=a,d=ld(o,c.columns,a.columns,l.map(({column:p,columns:g})=>[p,g])),f=ld(r,c.rows,a.rows,l.map(({row:p,rows:g})=>[p,g])),h=bd(o.tracks,a.columns,t.gridAutoColumns,
c.columns),u=bd(r.tracks,a.rows,t.gridAutoRows,c.rows);return{items:l.map(p=>({...p,column:d[p.column],row:f[p.row]})),columnTracks:h.filter((p,g)=>d[g]!==d[g+1]),
rowTracks:u.filter((p,g)=>f[g]!==f[g+1]),linesOf:p=>{const{column:g,row:m}=yy(p,t,{columns:o,rows:r,before:c}),w=(b,y)=>b===void 0?void 0:y[b]??b;return{column:[
w(g[0],d),w(g[1],d)],row:[w(m[0],f),w(m[1],f)]}}}}function bd(n,t,e,s){return Array.from({length:t},(i,o)=>{const r=o-s;if(r>=0&&r<n.length)return n[r];const a=r<
0?e.length+r%e.length:r-n.length;return e[a%e.length]})}function*yd({box:n,column:t,columns:e},s,i){yield Y/10;const o=yield*s.widthsOf(n),[r,a]=[o.least,Me(o)],
c=C(n.style.marginLeft,0)+C(n.style.marginRight,0),{minWidth:l,overflow:d}=n.style,h=l==="auto"?d!=="visible"?0:r:F(l,i,0,n.style)??0,u=l==="auto"&&st(n.style.width);
return{from:t,count:e,isFree:u,floor:h+c,least:r+c,most:a+c}}function xt({style:n,inner:t,isItem:e}){const{display:s}=n;return e||t!=="blocks"&&t!=="lines"||n.overflow!==
"visible"||n.isContained||s==="flow-root"||s==="inline-block"||s==="table-cell"||s==="table-caption"||n.alignContent!=="normal"||n.float!=="none"||n.columnCount!==
void 0||n.columnWidth!==void 0||n.position==="absolute"||n.position==="fixed"}const _y=({box:n,border:t,padding:e})=>t.top===0&&e.top===0&&!xt(n)&&n.style.display!==
"none",zy=({box:n,border:t,padding:e})=>t.bottom===0&&e.bottom===0&&!xt(n)&&st(n.style.height),xd=100;class Vn{sides=new Set;widths=[];add(t){const{style:e}=t;if(!t.
isPositioned){if(e.float!=="none")this.sides.add(e.float),this.widths.length<xd&&this.widths.push(F(e.width,void 0,0,e)??0);else if(Jn(t)){const{sides:s,widths:i}=Py(
t);for(const o of s)this.sides.add(o);(0,D.RZ)(this.widths,i.slice(0,xd-this.widths.length))}}}isCleared({clear:t}){return this.sides.size>0&&(t==="both"||this.
sides.has(t))}isBeside(t,e){if(this.sides.size===0||!xt(t))return!0;let s=0;for(const i of this.widths){if(s>0&&s+i>e)break;s+=i}return s+(F(t.style.width,e,0,t.
style)??0)<=e}}function Py(n){const t=n.known.get("floats");if(t)return t;const e=new Vn;if(n.inner==="lines")for(const s of n.inlines)s.kind==="apart"&&e.add(s.
box);for(const s of n.children)e.add(s);return n.known.set("floats",e),e}function $y(n,t,e){let s=t,i=le;const o=new Vn;for(let r=n;r&&(i=i.add(C(r.style.marginTop,
s)),!(r.inner!=="blocks"||xt(r)||!kd(r)));){const a=N(J(r.style))+N(Q(r.style,s));s=Math.max(Od(r,{width:s,height:void 0},a)-a,0);let c;for(const l of r.children){
if(l.isApart){o.add(l);continue}const{marginTop:d,marginBottom:f}=l.style,h=i.add(C(d,s));if(o.isCleared(l.style)||!o.isBeside(l,s)||e(l.style,h))return i;if(c=
l,!Jn(l))break;o.add(l),i=h.add(C(f,s)),c=void 0}r=c}return i}const kd=({style:n})=>n.borderTopWidth===0&&n.paddingTop.px===0&&n.paddingTop.percent===0;function Jn(n){
let t=n.known.get("through");return t===void 0&&n.known.set("through",t=Dy(n)),t}function Dy(n){const{style:t}=n;if(xt(n)||n.replaced||n.marker||!kd(n)||t.aspectRatio!==
void 0||t.borderBottomWidth>0||t.paddingBottom.px!==0||t.paddingBottom.percent!==0||!st(t.height)&&!(typeof t.height=="object"&&t.height.px===0&&t.height.percent===
0)||typeof t.minHeight=="object"&&(t.minHeight.px>0||t.minHeight.percent>0))return!1;if(n.inner==="lines")return n.inlines.every(Fy);if(n.inner!=="blocks")return!1;
const e=new Vn;return n.children.every(s=>!s.isApart&&(e.isCleared(s.style)||!Jn(s))?!1:(e.add(s),!0))}function Fy(n){switch(n.kind){case"text":return n.text.trim()===
""&&!n.style.whiteSpace.startsWith("pre");case"open":case"close":return Gy(n.box.style);default:return n.kind==="apart"}}const Gy=n=>[n.paddingTop,n.paddingRight,
n.paddingBottom,n.paddingLeft].every(({px:t,percent:e})=>t===0&&e===0)&&[n.marginLeft,n.marginRight].every(t=>t==="auto"||t.px===0&&t.percent===0)&&n.borderTopWidth+
n.borderRightWidth+n.borderBottomWidth+n.borderLeftWidth===0;function Od({style:n},t,e){const s=F(n.width,t.width,e,n),i=t.width-C(n.marginLeft,t.width)-C(n.marginRight,
t.width);return tt(s??i,n,t.width,e)}const Zn={width:300,height:150};function Sd({style:n,replaced:t},e,s){const[i,o]=[J(n),Q(n,e.width)],[r,a]=[N(i)+N(o),W(i)+
W(o)],c=M=>M===void 0?void 0:M*n.zoom,l={width:c(t?.width),height:c(t?.height)},d=n.aspectRatio??(l.width!==void 0&&l.height!==void 0&&l.height>0?l.width/l.height:
void 0),f=typeof n.width=="object"&&n.width.percent!==0&&e.width===0;let h=e.fixedWidth??(f?void 0:F(n.width,e.width,r,n)),u=e.fixedHeight??F(n.height,e.height,
a,n);const[p,g]=[h!==void 0,u!==void 0];h!==void 0&&(h-=r),u!==void 0&&(u-=a),h===void 0&&u===void 0?(h=l.width??(l.height!==void 0&&d!==void 0?l.height*d:Zn.width),
u=l.height??(d===void 0?Zn.height:h/d)):h===void 0?h=d===void 0?l.width??Zn.width:u*d:u??=d===void 0?l.height??Zn.height:h/d;const m=tt(h+r,e.width===0?{...n,maxWidth:Hy(
n.maxWidth)}:n,e.width,r)-r;m!==h&&!g&&d!==void 0&&(u=m/d);const w=at(u+a,n,e.height,a)-a,b=w!==u&&!p&&d!==void 0?w*d:m,y=s.page.height-a,x=w>y&&y>0?y/w:1;return{
width:b*x,height:w*x}}const Hy=n=>typeof n=="object"&&n.percent!==0?"none":n,[jy,Uy,Md]=["‪","‫","‬"],[vd,Td]=["‭","‮"],[Id,Rd,Ky,Ad]=["⁦","⁧","⁨",
"⁩"];function so({unicodeBidi:n,direction:t}){const e=t==="rtl";switch(n){case"normal":return"";case"embed":return e?Uy:jy;case"isolate":return e?Rd:Id;case"b\
idi-override":return e?Rd+Td:Id+vd;case"plaintext":return Ky}}function Yy({unicodeBidi:n}){switch(n){case"normal":return"";case"embed":return Md;case"bidi-overr\
ide":return Md+Ad;default:return Ad}}function Xy({unicodeBidi:n,direction:t}){if(n==="plaintext")return"";const e=t==="rtl",s=e?Et.Vv:Et.fM;return n==="bidi-ove\
rride"?s+(e?Td:vd):s}var Vy=E(47707);const Ed=32,Jy=6e4,Zy=2e3,qy=/ {1,200}|[^ ]{1,200}/g;class Qy{widthOf;x=0;blank;constructor(t,e){this.widthOf=e,this.blank=
e(" ",t)}restart(){this.x=0}*expand(t,e){const s=this.widthOf(" ",e),i=this.blank*Math.min(Math.round(e.tabSize),Ed),o=or(e)*(0,k.xP)(e)/2,r=[];for(const[a,c]of t.
split("	").entries()){if(yield Zy,a>0&&i>0&&s>0){const l=Math.max(Math.round((this.nextStop(i,o)-this.x)/s),1);r.push(" ".repeat(Math.min(l,2*Ed))),this.x+=l*s}
for(const l of c.match(qy)??[])yield Jy,this.x+=this.widthOf(l,e);r.push(c)}return r.join("")}nextStop(t,e){const s=(Math.floor(this.x/t+1e-6)+1)*t;return s-this.
x<e?s+t:s}}const tx=.7,Ld=new WeakMap;function*ex(n,t){if(n==="")return;if(t.fontVariant==="normal"){yield{text:n,style:t};return}let e=Ld.get(t);if(e||Ld.set(t,
e={...t,fontSize:t.fontSize*tx}),t.fontVariant==="all-small-caps"){yield{text:n.toUpperCase(),style:e};return}for(const[s]of n.matchAll(new RegExp("\\p{Ll}+|\\P{L\
l}+","gu"))){const i=new RegExp("^\\p{Ll}","u").test(s);yield{text:i?s.toUpperCase():s,style:i?e:t}}}const nx=new RegExp("(^|[\\s\\p{P}])(?<![\\p{L}\\p{N}]['’])(\\p{\
L})","gu");function sx(n,{textTransform:t}){return t==="uppercase"?n.toUpperCase():t==="lowercase"?n.toLowerCase():t==="capitalize"?n.replace(nx,(e,s,i)=>s+i.toUpperCase()):
n}const Cd="￼",Dt=3e3,Bd=1e3,ix=8,io=200,qn=2e4,[Qn,ox]=[1e3,200],rx=/[\t\n\r\f][ \t\n\r\f]*| [ \t\n\r\f]+/g;function*ax(n,t,e){const s=n.some(l=>l.kind==="te\
xt"&&l.text.includes("	")),i=(l,d)=>Ue(l,d,void 0,e).width,o=s?new Qy(t,i):void 0,r=[[]];let a=!0,c=0;for(const l of n){if(++c%50===0&&(yield 50*Dt),l.kind==="b\
reak"){r.push([]),o?.restart(),a=!0;continue}if(l.kind!=="text"){const u=l.kind==="atom";u&&(a=!1),r.at(-1).push({inline:l,text:u?Cd:"",style:void 0});continue}
const{style:d}=l,{whiteSpace:f}=d,h=f==="pre"||f==="pre-wrap";for(const{slice:u,isBegun:p}of cx(l.text,f!=="normal"&&f!=="nowrap")){++c%50===0&&(yield 50*Dt),u.
length>qn/4&&(yield 50*Dt),p&&(r.push([]),o?.restart(),a=!0);let g=u;h?g=o?yield*o.expand(g,d):g:(g=g.replace(rx," "),a&&g.startsWith(" ")&&(g=g.slice(1)),g!==""&&
(a=g.endsWith(" "))),f.startsWith("pre")&&g!==""&&(a=f==="pre-line"&&g.endsWith(" "));for(const m of ex(sx(g,d),d))++c%50===0&&(yield 50*Dt),r.at(-1).push({inline:l,
...m})}}return r}function*cx(n,t){const e=t?/\r\n?|\n/g:void 0;let s=!1;for(let i=0;;s=!0){const o=e?.exec(n),r=o?.index??n.length;do{const a=r-i>qn?lx(n,i):r;yield{
slice:n.slice(i,a),isBegun:s},s=!1,i=a}while(i<r);if(!o)return;i=e.lastIndex}}function lx(n,t){const e=t+qn,s=n.lastIndexOf(" ",e-1);return s>t+qn/2?s+1:(0,de.LJ)(
n.charCodeAt(e))?e-1:e}function*Nd(n,t,e){const{inlines:s}=n,i=t.pieces.find(s);if(i)return i;const o=yield*Wd(s,n.style,t);return e&&s.length>0&&t.pieces.keep(
s,o,o.list.length),o}function*dx({inlines:n,style:t,firstLine:e},s,i){if(!e)return;const o=new Map,r=l=>{let d=o.get(l);return d||o.set(l,d=fx(l,t,e)),d},a=n.map(
l=>l.kind==="text"?{...l,style:r(l.style)}:l),{list:c}=yield*Wd(a,t,s);return c.length===i?c:void 0}function fx(n,t,e){const s={...n};for(const[i,o]of Object.entries(
e))n[i]===t[i]&&Object.assign(s,{[i]:o});return s}function*Wd(n,t,e){const s=yield*ax(n,t,e);let i=[],o=t.direction==="rtl";const r=[t];for(const[a,c]of s.entries()){
a%20===19&&(yield 20*Dt);const l=yield*hx(c);o||=(0,Et.ft)(l.text)||l.hasTurned;const d=yield*new gx(c,r,e).pieces(l.text);if(s.length===1)i=d;else for(const h of d)
i.push(h);a===s.length-1||ux(i,c.length===0||l.text==="")}return{list:i,turns:o}}function*hx(n){const t=[];let e=!1;for(let s=0;s<n.length;s+=Qn){const i=s===0&&
n.length<=Qn?n:n.slice(s,s+Qn);t.push(i.map(({text:o})=>o).join("")),e||=i.some(({inline:o})=>o.kind==="open"&&(0,Et.ft)(so(o.box.style))),i!==n&&(yield Qn*ox)}
return{text:t.join(""),hasTurned:e}}function ux(n,t){const e=n.at(-1);e&&!t&&!e.ends?n[n.length-1]={...e,ends:!0}:n.push({fragments:[],spaces:[],width:0,spaceWidth:0,
hyphen:0,ends:!0})}function Ue(n,t,e,s,i=!1){const o=s.typefaces.word(n,s.faceOf(t),i),r=n===" "||/^[ \u00a0]+$/.test(n),a=t.letterSpacing===0?0:(0,Vy.qf)(n).length,
c=o.width*(0,k.xP)(t)/1e3+a*t.letterSpacing+(r?t.wordSpacing*n.length:0);return{kind:"text",text:n,style:t,owner:e,word:o,width:c,isSpace:r}}const px=[];class gx{sources;around;layout;index=0;start=0;at=0;alike;taken=0;constructor(t,e,s){
this.sources=t,this.around=e,this.layout=s}*pieces(t){const e=[];let s=[],i=[];const o=()=>{s.length+i.length>0&&e.push(this.pieceOf(s,i)),[s,i]=[[],[]]};let r=0;
for(const a of bx(this.layout.breaks(t),t)){if((++r%20===0||this.layout.typefaces.isDue)&&(yield 20*Dt),!a)continue;const{end:c,next:l}=a,d=this.takeWord(c);d||
(yield*this.take(c,s));const f=l>c?this.takeWord(l):void 0;if(d!==void 0&&s.length===0&&(f!==void 0||l===c)&&!(l<t.length&&this.isHeld())){e.push(this.plainPiece(
d,f));continue}if(d&&s.push(d),f?i.push(f):l>c&&(yield*this.take(l,i)),l<t.length&&this.isHeld()){for(const u of i)s.push(u);i=[]}else o()}if(this.rest(s),s.length>
0&&e.length>0&&s.every(({kind:a})=>a==="close")){const a=e.pop();e.push(this.pieceOf([...a.fragments,...a.spaces.length>0?a.spaces:[],...s],[])),s=[]}return o(),
e}isHeld(){const t=this.at>this.start?this.sources[this.index]?.style:void 0,{whiteSpace:e}=t??this.around.at(-1);return e==="nowrap"||e==="pre"}takeWord(t){const e=this.
sources[this.index];if(e?.inline.kind!=="text"||this.at>=t||t>=this.start+e.text.length||t-this.at>=io)return;const s=e.text.slice(this.at-this.start,t-this.start);
if(!(s!==" "&&(s.includes(" ")||zd(e.style)&&s.includes(_d))))return this.at=t,this.fragmentOf(s,e.style,e.inline.owner)}fragmentOf(t,e,s){const i=this.alikeOf(
e,s).words;let o=i.get(t);return o||i.set(t,o=Ue(t,e,s,this.layout)),o}alikeOf(t,e){const{alike:s,layout:i}=this;if(s?.style===t&&s.owner===e&&s.words.size<Bd)return s;
let o=e?void 0:i.words.get(t);return(!o||o.words.size>=Bd)&&(o={style:t,owner:e,words:new Map,pieces:new Map},e||(i.words.size>=ix&&i.words.clear(),i.words.set(
t,o))),this.alike=o}plainPiece(t,e){const{style:s,owner:i}=t,r=e?.style===s&&e.owner===i&&e.text===" "?this.alikeOf(s,i).pieces:void 0;let a=r?.get(t);return a||
(a=this.pieceOf([t],e?[e]:px),r?.set(t,a)),a}*take(t,e){for(;this.index<this.sources.length;){const s=this.sources[this.index],i=s.text.length;if(this.at>=t&&!(i===
0&&kx(s,"close")))return;if(++this.taken%20===0&&(yield 20*Dt),i===0){this.takeEdge(s,e),this.index++;continue}const o=Math.min(t,this.start+i);if(yield*this.put(
s,s.text.slice(this.at-this.start,o-this.start),e),this.at=o,o<this.start+i)return;this.start+=i,this.index++}}rest(t){for(;this.index<this.sources.length;this.
index++){const e=this.sources[this.index];e.text.length===0&&this.takeEdge(e,t)}}takeEdge({inline:t},e){t.kind==="open"?this.around.push(t.box.style):t.kind==="\
close"&&this.around.length>1&&this.around.pop(),e.push(t)}pieceOf(t,e){const{soft:s,shown:i}=Pd(t,this.layout)??{},o=s&&i?i.width-s.width:0;return{fragments:t,spaces:e,
width:$d(t),spaceWidth:$d(e),hyphen:o,ends:!1}}*put({inline:t,style:e},s,i){if(t.kind!=="text")return void i.push(t);const o=zd(e)?xx:yx;for(let r=0,a=0;r<s.length;r=
a){const c=o(s,r),l=Math.min(s.length,r+io);for(a=r+1;a<l&&o(s,a)===c;)a++;i.push(this.fragmentOf(s.slice(r,a),e,t.owner)),(++this.taken%20===0||a-r===io)&&(yield 20*
Dt)}}}const mx=/(?<=[a-z\d]-)(?=\d)|(?<=[^([{«‹“¿¡ ]) {1,9}(?=[^!?:;,.%»›”’)\]} ])/gi,wx=/[!$%+/\\|}]$/;function*bx(n,t){for(const{start:e,end:s,next:i,
isCut:o}of n){const r=t.slice(e,s);if(/[ -]/.test(r))for(const{0:c,index:l}of r.matchAll(mx))yield{end:e+l,next:e+l+c.length};yield!o&&s===i&&i<t.length&&t.charCodeAt(
i)<128&&wx.test(r.slice(-1))?void 0:{end:s,next:i}}}const _d=" ",yx=(n,t)=>n[t]===" ",xx=(n,t)=>n[t]===" "||n[t]===_d,zd=({textAlign:n,textAlignLast:t,wordSpacing:e})=>n===
"justify"||t==="justify"||e!==0,kx=({inline:n},t)=>n.kind===t,Ox="­",Sx="‐";function Pd(n,t){const e=n.findLast(s=>s.kind!=="close");if(!(e?.kind!=="text"||!e.
text.endsWith(Ox)))return{soft:e,shown:Ue(e.text.slice(0,-1)+Sx,e.style,e.owner,t)}}const $d=n=>n.reduce((t,e)=>t+(e.kind==="text"?e.width:0),0);function*Mx(n,t){
const e=Fe(n),s=yield*Fd(n,t),i=Dd(n,e);let[o,r,a,c]=[i,i,0,0];for(const f of s)o+=f.least,r+=f.most,a+=f.share,f.share>0&&(c=Math.max(c,f.most/f.share));const l=s.
reduce((f,{share:h,most:u})=>h>0?f:f+u,0),d=r;a>0&&(r=Math.max(r,c+i,l>0?vx(l,1-a)+i:0));for(const f of e.captions)o=Math.max(o,(yield*t.widthsOf(f)).least);return{
least:o,most:Math.max(r,o),plain:a>0?Math.max(d,o):void 0}}const vx=(n,t)=>Math.min(t>0?n/t:1/0,Tx),Tx=1e6,Dd=({style:n},{columns:t})=>n.borderCollapse==="colla\
pse"||t===0?0:(t+1)*n.borderSpacingX;function*Fd(n,t){const e=n.known.get("columns");if(e)return e;const s=Fe(n),i=Array.from({length:s.columns},()=>({least:0,most:0,
fixed:!1,share:0}));for(const[r,a]of s.columnBoxes.entries())a&&Lx(i[r],a);const o=[];for(const r of s.cells){if(yield Y/10,r.columns>1){o.push(r);continue}const a=i[r.
column],c=yield*Gd(r.box,n,t);a.least=Math.max(a.least,c.least);const l=typeof r.box.style.width=="object"&&r.box.style.width.percent===0;l&&!a.fixed?a.most=c.most:
(l||!a.fixed)&&(a.most=Math.max(a.most,c.most)),a.fixed||=l,Cx(a,r.box)}for(const r of i)r.most=Math.max(r.most,r.least);o.sort((r,a)=>r.columns-a.columns);for(const r of o){
yield r.columns*200;const a=i.slice(r.column,r.column+r.columns),c=yield*Gd(r.box,n,t);Ix(a,r.box),Bx(a,c,Ex(n))}return Rx(i),n.known.set("columns",i),i}function Ix(n,{
style:t}){if(typeof t.width!="object"||t.width.percent<=0)return;const e=n.filter(({share:o})=>o===0),s=n.reduce((o,{share:r})=>o-r,t.width.percent);if(s<=0)return;
const i=e.reduce((o,{most:r})=>o+r,0);for(const o of e)o.share=s*(i>0?o.most/i:1/e.length)}function Rx(n){let t=1;for(const e of n)e.share=Math.min(e.share,t),t=
t-e.share>Ax?t-e.share:0}const Ax=1e-9,Ex=({style:n})=>n.borderCollapse==="collapse"?0:n.borderSpacingX;function*Gd(n,t,e){const s=yield*e.widthsOf(n),[i,o]=[s.
least,Me(s)];if(t.style.borderCollapse!=="collapse")return{least:i,most:o};const r=N(Ui(t).cells.get(n))-N(J(n.style));return{least:i+r,most:o+r}}function Lx(n,{
style:t}){typeof t.width=="object"&&(t.width.percent>0?n.share=Math.max(n.share,t.width.percent):(n.most=Math.max(n.most,t.width.px),n.least=Math.max(n.least,0),
n.fixed=!0))}function Cx(n,{style:t}){typeof t.width=="object"&&t.width.percent>0&&(n.share=Math.max(n.share,t.width.percent))}function Bx(n,{least:t,most:e},s){
const i=s*(n.length-1),o=n.filter(({fixed:c,share:l})=>!c&&l===0),r=o.length>0?o:n,a=(c,l)=>{const d=n.reduce((h,u)=>h+u[c],0)+i;if(l<=d)return;const f=r.reduce(
(h,u)=>h+u.most,0);for(const h of r)h[c]+=(l-d)*(f>0?h.most/f:1/r.length)};a("least",t),a("most",e);for(const c of n)c.most=Math.max(c.most,c.least)}function Nx(n,t){
const e=a=>n.reduce((c,l)=>c+a(l),0),s=a=>a.share>0?Math.max(a.share*t,a.least):a.least,i=a=>a.fixed&&a.share===0?a.most:s(a),o=a=>a.share>0?s(a):a.most,r=[a=>a.
least,s,i,o];for(let a=1;a<r.length;a++){const[c,l]=[r[a-1],r[a]],[d,f]=[e(c),e(l)];if(t>f)continue;const h=f>d?Math.max(t-d,0)/(f-d):0;return n.map(u=>c(u)+(l(
u)-c(u))*h)}return Wx(n,n.map(o),t-e(o))}function Wx(n,t,e){const s=[({fixed:i,share:o})=>!i&&o===0,({fixed:i,share:o})=>i&&o===0,({share:i})=>i>0];for(const i of s){
const o=n.flatMap((l,d)=>i(l)?[d]:[]);if(o.length===0)continue;const r=o.map(l=>n[l].share>0?n[l].share:t[l]),a=r.reduce((l,d)=>l+d,0),c=[...t];for(const[l,d]of o.
entries())c[d]=t[d]+e*(a>0?r[l]/a:1/o.length);return c}return[...t]}function _x(n,t){const e=Fe(n),s=Array.from({length:e.columns},()=>{}),i=s.map(()=>!1),o=({style:h},u,p)=>{
const g=typeof h.width=="object"&&h.width.percent>0,w=h.display==="table-column"||h.display==="table-column-group"||g&&p>1?0:N(J(h))+N(Q(h,t)),b=F(h.width,t,w,h);
for(let y=u;b!==void 0&&y<u+p;y++)s[y]===void 0&&(i[y]=g),s[y]??=b/p};for(const[h,u]of e.columnBoxes.entries())u&&o(u,h,1);for(const{box:h,column:u,row:p,columns:g}of e.
cells){if(p>0)break;o(h,u,g)}const r=s.reduce((h,u)=>h+(u??0),0),a=s.reduce((h,u,p)=>h+(i[p]?u??0:0),0),c=s.filter(h=>h===void 0).length,l=a>0&&r>t?Math.max(t-r+
a,0)/a:1,d=c>0?Math.max(t-r,0)/c:0,f=c===0&&r>0&&t>r?t/r:1;return s.map((h,u)=>h===void 0?d:h*(i[u]?l:1)*f)}function*zx({children:[n],style:t},e){const{height:s,
maxHeight:i}=t;if(typeof s=="object"&&s.percent===0)return s.px;const{most:o}=yield*e.widthsOf(n),r=typeof i=="object"&&i.percent===0?i.px:1/0;return Math.min(o,
r,e.page.height)}function*Hd(n,t){const e=yield*zx(n,t),s=yield*t.layOut(n.children[0],{width:e,height:void 0,fixedWidth:e});return s.height>t.page.width?void 0:
{length:e,content:s}}function*Px(n,t){const e=yield*Hd(n,t);return e?{least:e.content.height,most:e.content.height}:yield*t.widthsOf(n.children[0])}function*$x(n,t){
const{box:e,contentWidth:s}=n,i=yield*Hd(e,t);if(!i){const a=yield*t.layOut(e.children[0],{width:s,height:void 0});return n.add(a),a.height}const{length:o,content:r}=i;
return r.turn=e.style.writingMode==="up"?[0,-1,1,0,0,o]:[0,1,-1,0,r.height,0],n.add(r),o}function Dx({style:n}){const t=W(J(n))+W(Q(n,0)),e=typeof n.height=="ob\
ject"&&n.height.percent===0?F(n.height,0,t,n):void 0;return e===void 0?n.height:{px:Math.max(e-t,0),percent:0}}function*ts(n,t){const e=n.known.get("widths");if(e)
return e;yield Y/4;const{style:s}=n,i=N(J(s))+N(Q(s,0)),o=typeof s.width=="object"&&s.width.percent===0?F(s.width,0,i,s):void 0;let r;const a=s.display==="table\
-cell";if(o!==void 0&&n.inner!=="table"&&!a)r={least:o,most:o};else{const l=yield*Kd(n,t),d=n.inner==="table"&&s.borderCollapse==="collapse"?N(Ui(n).table):i,f=l.
plain===void 0?void 0:Math.max(l.plain,l.least)+d;r={least:l.least+d,most:Math.max(l.most,l.least)+d,plain:f},o!==void 0&&(r={least:a?r.least:Math.max(o,r.least),
most:Math.max(o,r.least)})}const c=jd(r,l=>Ud(l,s,i));return n.known.set("widths",c),c}const jd=({least:n,most:t,plain:e},s)=>({least:s(n),most:s(t),plain:e===void 0?
void 0:s(e)});function*Fx(n,t){if(typeof n.style.width!="object"||n.inner==="table")return(yield*ts(n,t)).least;let e=n.known.get("content");if(e===void 0){const s=N(
J(n.style))+N(Q(n.style,0));e=Ud((yield*Kd(n,t)).least+s,n.style,s),n.known.set("content",e)}return e}function Ud(n,t,e){const{minWidth:s,maxWidth:i}=t,o=c=>typeof c==
"object"&&c.percent!==0,[r,a]=[o(s),o(i)];return!r&&!a?tt(n,t,0,e):tt(n,{...t,minWidth:r?"auto":s,maxWidth:a?"none":i},0,e)}function*oo(n,t){const e=C(n.style.marginLeft,
0)+C(n.style.marginRight,0);return jd(yield*ts(n,t),s=>s+e)}function*Kd(n,t){switch(n.inner){case"image":{const{width:e}=Sd(n,{width:0,height:void 0},t);return{
least:typeof n.style.width=="object"||typeof n.style.maxWidth=="object"&&n.style.maxWidth.percent!==0?0:e,most:e}}case"lines":return yield*Hx(n,t);case"table":return yield*Mx(
n,t);case"flex":return yield*Ux(n,t);case"columns":return yield*hy(n,t);case"grid":return yield*Ny(n,t);case"turned":return yield*Px(n,t);default:return yield*Gx(
n,t)}}function*Gx({children:n},t){let[e,s,i,o]=[0,0,0,0];for(const r of n){if(r.isPositioned)continue;const a=yield*oo(r,t);if(e=Math.max(e,a.least),r.style.float!==
"none"){o+=a.most,s=Math.max(s,o),i=Math.max(i,o);continue}r.style.clear!=="none"&&(o=0);const l=typeof r.style.width=="object"&&!xt(r)?0:Math.max(o,0);s=Math.max(
s,a.most+l),i=Math.max(i,Me(a)+l),o=0}return{least:e,most:s,plain:i<s?i:void 0}}function*Hx(n,t){const{list:e}=yield*Nd(n,t,!0);let[s,i,o,r]=[0,0,0,0],a=0;const c=n.
style.overflowWrap!=="anywhere"&&n.style.wordBreak!=="break-word"&&n.style.wordBreak!=="break-all";for(const l of e){let d=0;const f=[...l.fragments];(0,D.RZ)(f,
l.spaces.filter(({kind:p})=>p!=="text"));let h=0;for(const p of f){const g=yield*jx(p,t);if(p.kind==="apart"){p.box.isPositioned||(r+=g.most,s=Math.max(s,g.least));
continue}d+=g.most,h+=g.least}s=Math.max(s,c?h+l.hyphen:Math.min(h,n.style.fontSize));const u=l.fragments.some(({kind:p})=>p!=="apart");u&&(o+=a+d),a=u?l.spaceWidth:
Math.max(a,l.spaceWidth),i=Math.max(i,o),l.ends&&([o,a]=[0,0])}return{least:s,most:i+r}}function*jx(n,t){if(n.kind==="text")return{least:n.width,most:n.width};if(n.
kind==="atom"||n.kind==="apart")return yield*oo(n.box,t);const{style:e}=n.box,s=n.kind==="open"?C(e.marginLeft,0)+e.borderLeftWidth+e.paddingLeft.px:C(e.marginRight,
0)+e.borderRightWidth+e.paddingRight.px;return{least:s,most:s}}function*Ux({style:n,children:t},e){const s=n.flexDirection.startsWith("row");let[i,o,r]=[0,0,0];
for(const c of t){if(c.isPositioned)continue;const l=yield*oo(c,e),{flexBasis:d}=c.style,f=s&&typeof d=="object"&&d.percent===0?d.px:void 0,h=Math.max(Me(l),f??
0);r++,o=s?o+h:Math.max(o,h),i=s&&n.flexWrap==="nowrap"?i+l.least:Math.max(i,l.least)}const a=s?Math.max(r-1,0)*(n.columnGap?.px??0):0;return{least:i+(n.flexWrap===
"nowrap"?a:0),most:o+a}}function*Yd(n,t,e=!1){const s=py(n);if(s.length===0)return;const i=({style:o})=>o.position==="fixed"&&!n.box.style.isContained;for(const{
box:o,x:r,y:a,share:c,area:l}of s)if(!e&&(!id(n.box)||i(o)))je(n,o,{x:r,y:a,share:c});else{const d=e?Yx(n,t):l?Kx(n,l):n,f=yield*Xx({box:o,x:r,y:a,share:c},d,t);
n.addApart(f);for(const h of Vi(f))s.push(h)}}function Kx({box:n},{x:t,y:e,width:s,height:i}){const o=new ce(n);return o.border={...We,left:t,top:e},o.width=t+s,
o.height=e+i,o}function Yx({box:n},{page:t}){const e=new ce(n);return e.width=t.width,e.height=t.height,e}function*Xx({box:n,x:t,y:e,share:s},i,o){const{style:r}=n,
{border:a}=i,[c,l]=[i.width-N(a),i.height-W(a)],d=yt(r,c),[f,h,u,p]=[r.left==="auto"?void 0:(0,k.Il)(r.left,c),r.right==="auto"?void 0:(0,k.Il)(r.right,c),r.top===
"auto"?void 0:(0,k.Il)(r.top,l),r.bottom==="auto"?void 0:(0,k.Il)(r.bottom,l)],g={across:N(J(r))+N(Q(r,c)),down:W(J(r))+W(Q(r,c))},m=n.inner==="image",w=Jx(u,p,
l-W(d)),b=f??(h===void 0&&s.x===0?t-a.left:0),y={width:c,height:l,edges:g,free:Math.max(c-b-(h??0)-N(d),0),isHeld:f!==void 0&&h!==void 0,spansDown:w},x=m?void 0:
yield*Vx(n,y,o),v=r.height==="auto"&&!m&&r.aspectRatio===void 0?w:void 0,T=v===void 0?void 0:at(v,r,l,g.down),I=yield*o.layOut(n,{width:c,height:l,fixedWidth:x,
fixedHeight:T});return I.x=a.left+Xd({from:f,to:h,size:I.width,whole:c,first:d.left,last:d.right,flow:t-a.left,share:s.x,margins:[r.marginLeft,r.marginRight]}),
I.y=a.top+Xd({from:u,to:p,size:I.height,whole:l,first:d.top,last:d.bottom,flow:e-a.top,share:s.y,margins:[r.marginTop,r.marginBottom]}),u===void 0&&p!==void 0&&
(I.isFromBottom=!0),I}function*Vx(n,{width:t,height:e,edges:s,free:i,isHeld:o,spansDown:r},a){const{style:c}=n,d=typeof c.width=="object"&&c.width.fills?i:F(c.width,
t,s.across,c)??Zx(c,e,s,o?void 0:r);if(d!==void 0)return tt(d,c,t,s.across);const{least:f,most:h}=yield*a.widthsOf(n);if(c.width==="min-content")return tt(f,c,t,
s.across);if(c.width==="max-content")return tt(h,c,t,s.across);const p=o&&c.width==="auto"&&n.inner!=="table"?i:Math.max(f,Math.min(h,i));return tt(An(p,c,e,s),
c,t,s.across)}const Jx=(n,t,e)=>n===void 0||t===void 0?void 0:Math.max(e-n-t,0);function Zx(n,t,e,s){if(n.width!=="auto"||n.aspectRatio===void 0)return;const i=F(
n.height,t,e.down,n)??s;return i===void 0?void 0:_e(at(i,n,t,e.down),n,e)}function Xd({from:n,to:t,size:e,whole:s,first:i,last:o,flow:r,share:a,margins:c}){if(n===
void 0&&t===void 0)return r+i-a*(i+e+o);if(n===void 0)return s-t-e-o;if(t!==void 0&&c[0]==="auto"){const l=s-n-t-e;return n+(c[1]==="auto"?Math.max(l/2,0):l-C(c[1],
s))}return n+i}const Vd=500,Jd=500,qx=600,Qx=1e5;function tk({fragment:n}){switch(n.kind){case"text":return n.text;case"atom":return Cd;case"open":return so(n.box.
style);case"close":return Yy(n.box.style);default:return""}}function*ek(n,t,e,s){const i=Xy(t.style)+e.map(({style:l})=>so(l)).join(""),o=n.map(tk),r=[],a=n.map(
()=>({first:1/0,last:-1}));let c=0;for(const{text:l,rtl:d,index:f}of(0,Et.rg)(i,o)){c+=Jd+l.length*qx,c>Qx&&(yield c,c=0);const h=n[f],{fragment:u}=h;if(u.kind!==
"text"&&u.kind!=="atom")continue;const p=a[f];if(p.first=Math.min(p.first,r.length),p.last=r.length,u.kind==="atom")r.push(h);else{const g=Ue(l,u.style,u.owner,
s,d);r.push({fragment:g,width:g.width})}}return yield*nk(n,r,a,e)}function*Zd({item:n,box:t,index:e},{to:s,atEnd:i},o,r){const{before:a,after:c,rest:l}=r,[d,f]=t.
style.direction==="rtl"?sk(n,t,i):[n,i];let[h,u]=[1/0,-1];for(let p=e;p<s;p++)++r.looked%Vd===0&&(yield Vd*Jd),h=Math.min(h,o[p].first),u=Math.max(u,o[p].last);
if(u<0)return(0,D.RZ)(l,[d,f]);a.set(h,[d,...a.get(h)??[]]),c.set(u,[...c.get(u)??[],f])}function*nk(n,t,e,s){const i={before:new Map,after:new Map,rest:[],looked:0},
{before:o,after:r,rest:a}=i,c=s.map(d=>({item:es("resume",d),box:d,index:0}));for(const[d,f]of n.entries()){const{fragment:h}=f;if(h.kind==="apart"&&a.push(f),h.
kind==="open"&&c.push({item:f,box:h.box,index:d}),h.kind!=="close")continue;const u=c.findLastIndex(({box:p})=>p===h.box);u>=0&&(yield*Zd(c.splice(u,1)[0],{to:d,
atEnd:f},e,i))}s.splice(0,s.length);for(const{box:d}of c)s.push(d);for(const d of c.reverse())yield*Zd(d,{to:n.length,atEnd:es("pause",d.box)},e,i);const l=[];for(const[
d,f]of t.entries())(0,D.RZ)(l,o.get(d)??[]),l.push(f),(0,D.RZ)(l,r.get(d)??[]);return(0,D.RZ)(l,a),l}const es=(n,t)=>({fragment:{kind:n,box:t},width:0});function sk(n,t,e){
const[s,i]=[n.fragment.kind==="open",e.fragment.kind==="close"];return s===i?[n,e]:s?[es("resume",t),{fragment:{kind:"close",box:t},width:n.width}]:[{fragment:{
kind:"open",box:t},width:e.width},es("pause",t)]}function ro(n,t,{above:e,below:s}){n.above=Math.max(n.above,e+t),n.below=Math.max(n.below,s-t)}function ik(n,t){
let{above:e,below:s}=n;for(const{align:i,height:o}of t)o<=e+s||([e,s]=i==="top"?[n.above,o-n.above]:[o-n.below,n.below]);return{above:e,below:s}}const ok=({drawn:n,
from:t,rise:e},s,i)=>Array.from({length:i},(o,r)=>(s?.[r]??0)+(r<n?e-t:0)),Vt=200,ao=5e3,rk={x:0,y:0},ak=500,qd=.01,Qd=.268;function*ck(n){const{items:t,block:e,
open:s,layout:i}=n,o=n.turns?yield*ek(t,e,s,i):t;return yield*new lk(n,o).place()}class lk{wishes;items;isLoose;own;x=0;texts=[];atoms=[];inlines=[];stack=[];aligned=[];boxes=[];space;constructor(t,e){
this.wishes=t,this.items=e;const{above:s,below:i}=t.layout.lineOf(t.block.style),o=e.some(({fragment:r})=>r.kind==="text"||r.kind==="atom");this.isLoose=t.layout.
quirks!=="none"&&o&&t.block.marker===void 0,this.own=this.isLoose?{above:0,below:0}:{above:s,below:i}}*place(){const{wishes:t,items:e}=this;for(const a of t.turns?
[]:t.open)this.stack.push({box:a,x:0,isFirst:!1,level:this.levelOf(a)});const s=e.reduce((a,{width:c})=>a+c,0),{start:i,stretch:o}=this.alignment(s);this.x=t.left+
i;for(const a of this.stack.splice(0))this.stack.push({...a,x:this.x});for(let a=0;a<e.length;a++)a%Vt===Vt-1&&(yield Vt*ao),this.put(e[a],o);for(const a of this.
stack)this.inlines.push({...a,width:this.x-a.x,isLast:!1});t.turns||(t.open.splice(0,t.open.length),(0,D.RZ)(t.open,this.stack.map(({box:a})=>a)));for(const{align:a,
above:c,below:l}of this.boxes)this.aligned.push({align:a,height:c+l});const r=ik(this.own,this.aligned);for(const a of this.boxes)a.rise=a.align==="top"?r.above-
a.above:a.below-r.below;return yield*this.finish(r)}*finish({above:t,below:e}){const s=t+e,{layout:i,whole:o}=this.wishes,r=this.atoms.map(({laid:l,owner:d,x:f,
top:h,level:{shift:u,aligned:p}})=>{const{marginTop:g,marginBottom:m}=l.box.style;return l.x=f+u.x,h==="top"?l.y=C(g,o):h==="bottom"?l.y=s-l.height-C(m,o):l.y=t-
co(p)+h,l.y+=u.y,{laid:l,owner:d}}),a=[];for(const[l,{box:d,x:f,width:h,level:u,isFirst:p,isLast:g}]of this.inlines.entries()){l%Vt===Vt-1&&(yield Vt*ao);const{
style:m}=d;if(d.place===void 0&&!sf(m))continue;const{descent:w}=i.metricsOf(m),b=this.overText(m),y=(0,k.Il)(m.paddingBottom,o)+m.borderBottomWidth,x=t-co(u.aligned)-
u.rise-b+u.shift.y;a.push({box:d,x:f+u.shift.x,width:h,y:x,height:b+w+y,isFirst:p,isLast:g})}const c=[];for(let l=0,d=0;l<this.texts.length;){const f=mk(this.texts,
l,t);c.push(wk(this.texts,l,f,t)),d+=f-l,l=f,!(d<Vt)&&(yield d*ao,d=0)}return{y:0,height:s,baseline:t,texts:lo(c),atoms:lo(r),inlines:lo(a)}}alignment(t){const{
width:e,isLast:s,block:i}=this.wishes,{textAlignLast:o,direction:r}=i.style,a=s&&o!=="auto"?o:i.style.textAlign,c=e-t,l=r==="rtl";if(c<qd)return{start:l?c:0,stretch:0};
if(a==="center")return{start:c/2,stretch:0};if(a==="right"||a==="end"&&!l||a==="start"&&l)return{start:c,stretch:0};if(a!=="justify")return{start:0,stretch:0};const d=this.
items.reduce((f,{fragment:h})=>f+tf(h),0);return s&&o==="auto"||d===0?{start:l?c:0,stretch:0}:{start:0,stretch:c/d}}put({fragment:t,width:e,laid:s},i){switch(t.
kind){case"text":return this.putText(t,e+tf(t)*i,i);case"open":this.x+=C(t.box.style.marginLeft,this.wishes.whole),this.stack.push({box:t.box,x:this.x,isFirst:!0,
level:this.levelOf(t.box)}),this.x+=e-C(t.box.style.marginLeft,this.wishes.whole);return;case"resume":this.stack.push({box:t.box,x:this.x,isFirst:!1,level:this.
levelOf(t.box)});return;case"pause":return this.close(t.box,!1);case"close":{const o=C(t.box.style.marginRight,this.wishes.whole);this.x+=e-o,this.close(t.box,!0),
this.x+=o;return}case"atom":return this.putAtom(s,t.owner,e);case"apart":}}close(t,e){const s=this.stack.findLastIndex(o=>o.box===t);if(s<0)return;const[i]=this.
stack.splice(s,1);this.inlines.push({...i,width:this.x-i.x,isLast:e})}get level(){return this.stack.at(-1)?.level??{rise:0,style:this.wishes.block.style,shift:rk}}putText(t,e,s){
const{level:i}=this,{style:o,owner:r,word:a}=t;ro(i.aligned??this.own,i.rise,this.wishes.layout.lineOf(o));const c=s+o.wordSpacing,d=t.isSpace&&c!==0&&o.fontSize>
0?this.widerSpace(a,c*t.text.length*1e3/(0,k.xP)(o)):a;this.texts.push({x:this.x,width:e,style:o,owner:r,word:d,level:i}),this.x+=e}widerSpace(t,e){const{space:s}=this;
if(s?.word===t&&s.wider.after===e)return s.wider;const i={...t,width:t.width+e,after:e};return this.space={word:t,wider:i},i}putAtom(t,e,s){const{style:i}=t.box,
{whole:o,layout:r}=this.wishes,[a,c]=[C(i.marginTop,o),C(i.marginBottom,o)],l=this.x+C(i.marginLeft,o);this.x+=s;const d=t.height+a+c,{verticalAlign:f}=i;if(f===
"top"||f==="bottom"){this.aligned.push({align:f,height:d}),this.atoms.push({laid:t,owner:e,x:l,top:f,level:this.level});return}const h=this.level;let p=(uk(t)??
t.height+c)+a+h.rise+ef(i,h.style,r);const g=r.metricsOf(h.style);f==="middle"&&(p=d/2+h.rise+h.style.fontSize*Qd),f==="text-top"&&(p=h.rise+g.ascent),f==="text\
-bottom"&&(p=h.rise-g.descent+d),ro(h.aligned??this.own,0,{above:p,below:d-p}),this.atoms.push({laid:t,owner:e,x:l,top:-p+a,level:h})}levelOf(t){const e=this.level,
{style:s}=t,{layout:i}=this.wishes,o=i.lineOf(s),r=this.alignedBy(s,e)??e.aligned,a=r!==e.aligned,c=a?0:e.rise+fk(s,e.style,i);this.isLoose||ro(r??this.own,c,o);
const l=s.position==="relative"?fc(s,{width:this.wishes.whole,height:void 0}):void 0,d=l?{x:e.shift.x+l.x,y:e.shift.y+l.y}:e.shift,f=a?0:c-e.rise,h=f===0&&!e.drops?
void 0:dk(s,f,e),u=pk(s)?c+this.overText(s):a?void 0:e.reach;return{rise:c,style:s,shift:d,...r&&{aligned:r},...u!==void 0&&{reach:u},...h&&{drops:h}}}alignedBy({
verticalAlign:t,decorations:e,textDecorationLine:s},{rise:i}){if(t!=="top"&&t!=="bottom")return;const o=e.length-s.size,r={align:t,drawn:o,from:i,rise:0,above:0,
below:0};return this.boxes.push(r),r}overText(t){const{layout:e,whole:s}=this.wishes;return e.metricsOf(t).ascent+(0,k.Il)(t.paddingTop,s)+t.borderTopWidth}}const tf=n=>n.
kind==="text"&&n.isSpace?n.text.length:0;function dk({decorations:n,textDecorationLine:t},e,s){const i=n.length-t.size;if(i<=0)return;const o=s.style.decorations.
map((r,a)=>e+(s.drops?.[a]??0)).slice(-i);return n.map((r,a)=>o[a]??0)}const co=n=>n?.rise??0;function fk(n,t,e){const{above:s,below:i}=e.lineOf(n),{verticalAlign:o}=n;
return o==="middle"?t.fontSize*Qd-(s-i)/2:o==="text-top"?e.metricsOf(t).ascent-s:o==="text-bottom"?i-e.metricsOf(t).descent:ef(n,t,e)}function ef(n,t,e){const{verticalAlign:s}=n;
if(typeof s=="object"){const{above:i,below:o}=e.lineOf(n);return(0,k.Il)(s,i+o)}return s==="sub"?-(t.fontSize/5+1):s==="super"?t.fontSize/3+1:0}const hk=new Set(
["flex","grid","table"]);function uk({box:n,firstBaseline:t,lastBaseline:e}){return hk.has(n.inner)?t:n.style.overflow!=="visible"||n.isOnLine?void 0:e}const pk=n=>sf(
n)||n.position==="relative"||[n.paddingTop,n.paddingRight,n.paddingBottom,n.paddingLeft].some(nf)||[n.marginTop,n.marginRight,n.marginBottom,n.marginLeft].some(
nf),nf=n=>n!=="auto"&&(n.px!==0||n.percent!==0),sf=n=>n.backgroundColor!==void 0||n.backgroundClip==="text"&&n.textFill!==void 0||n.backgroundImage.length>0||n.
borderTopWidth+n.borderRightWidth+n.borderBottomWidth+n.borderLeftWidth>0||n.boxShadow.length>0,gk=[],lo=n=>n.length===0?gk:(0,D.Hn)(n);function mk(n,t,e){const s=n[t],
{x:i,y:o,start:r}=fo(s,e);let{width:a}=s,c=t+1;for(;c<n.length&&c-t<ak;c++){const l=n[c];if(l.style!==s.style||l.owner!==s.owner)break;const d=fo(l,e);if(d.y!==
o||d.start!==r||Math.abs(i+a-d.x)>=qd)break;a+=l.width}return c}function wk(n,t,e,s){const i=n[t],{style:o,owner:r,level:a}=i,{aligned:c}=a,l=c&&c.drawn>0?ok(c,
a.drops,o.decorations.length):a.drops,{x:d,y:f,start:h}=fo(i,s);let u=0;for(let g=t;g<e;g++)u+=n[g].width;const p=Array.from({length:e-t},(g,m)=>n[t+m].word);return{
x:d,y:f,width:u,style:o,owner:r,words:p,...h!==void 0&&{from:h},...l&&{drops:l}}}function fo({x:n,level:{rise:t,shift:e,reach:s,aligned:i}},o){const r=o-co(i)+e.
y;return{x:n+e.x,y:r-t,start:s===void 0?void 0:r-s}}const Jt=6e3;function*bk(n,t,e){const s=yield*Nd(n.box,e.layout,!1),i=yield*dx(n.box,e.layout,s.list.length),
o=f=>yk(new kk(n,t,e,s.turns,f),s.list,i),{height:r}=yield*o(),{length:a}=n.lines;if(!n.box.style.isBalanced||a<2||a>xk||!s.list.every(({fragments:f})=>f.every(
({kind:h})=>h!=="apart"&&h!=="atom")))return r;let[l,d]=[t.width/a/2,t.width];for(;d-l>1;){const f=(l+d)/2;yield*o(f),n.lines.length>a?l=f:d=f}return(yield*o(d)).
height}function*yk(n,t,e){for(let s=0;s<t.length;s++)s%20===0&&(yield 20*Jt),yield*n.add(t[s],e?.[s]);return yield*n.finish(),n}const xk=6;class kk{laid;space;tools;turns;most;items=[];width=0;spaces=[];lines=[];y;open=[];isFirst=!0;waiting=[];constructor(t,e,s,i,o=1/0){
this.laid=t,this.space=e,this.tools=s,this.turns=i,this.most=o,this.y=e.top}get height(){return this.y-this.space.top}*add(t,e){let s=this.isFirst&&e?e:t,i=yield*this.
itemsOf(s.fragments),o=Ke(i);const r=this.width+Ke(this.spaces)+o+s.hyphen;if((this.items.length>0||this.spaces.some(Ok))&&r>this.room()+.01){if(this.cutsOf(i)===
"letters"&&(yield*this.fill(i)))return yield*this.endPiece(s);yield*this.end(!1),s!==t&&(s=t,i=yield*this.itemsOf(s.fragments.filter(({kind:c})=>c!=="apart")),o=
Ke(i))}this.items.length===0&&(yield*this.clearFloats(o)),o>this.room()+.01&&this.cutsOf(i)?yield*this.putParts(yield*this.cut(i),!0):yield*this.put(i,!1),yield*this.
endPiece(s)}*endPiece(t){this.spaces=yield*this.itemsOf(t.spaces),t.ends&&(yield*this.end(!0))}*fill(t){const e=this.room()-this.width-Ke(this.spaces),s=yield*this.
cut(t,e);return Ke(s[0])>e+.01?!1:(yield*this.putParts(s,!1),!0)}*putParts(t,e){for(const[s,i]of t.entries())yield 20*Jt,yield*this.put(i,e||s>0)}*finish(){(this.
items.length>0||this.spaces.some(({fragment:i})=>i.kind!=="text"))&&(yield*this.end(!0,!0));const{lineClamp:t=1/0}=this.laid.box.style,e=this.lines[Math.min(t,this.
lines.length)-1];e&&t<this.lines.length&&(this.lines[t-1]={...e,isCut:!0},this.y=e.y+e.height),this.laid.lines=(0,D.Hn)(this.lines);const[s]=this.lines;s&&(this.
laid.firstBaseline=s.y+s.baseline),e&&(this.laid.lastBaseline=e.y+e.baseline)}*put(t,e){e&&this.items.length>0&&(yield*this.end(!1));for(const s of[this.spaces,
t])for(let i=0;i<s.length;i++)i%1e3===999&&(yield 20*Jt),this.items.push(s[i]),this.width+=s[i].width;this.spaces=[]}get indent(){return this.isFirst?(0,k.Il)(this.
laid.box.style.textIndent,this.space.width):0}band(){const{floats:t,origin:e,left:s,width:i}=this.space,o={left:e.x+s,right:e.x+s+i};return t.isEmpty?o:t.band(e.
y+this.y,this.tools.layout.lineOf(this.laid.box.style).above,o)}room(){const{left:t,right:e}=this.band();return Math.min(e-t,this.most)-this.indent}*clearFloats(t){
const{floats:e,origin:s}=this.space;for(;t>this.room()+.01;){yield Jt;const i=e.nextBottom(s.y+this.y);if(i===void 0||this.room()>=this.space.width-this.indent-
.01)return;this.y=i-s.y}}*itemsOf(t){const e=[],{width:s}=this.space,i=new Map;for(let o=0;o<t.length;o++){o%100===99&&(yield 20*Jt);const r=t[o];switch(r.kind){case"\
text":{const a=i.get(r)??{fragment:r,width:r.width};r.text.length===1&&i.set(r,a),e.push(a);break}case"open":{const{style:a}=r.box;e.push({fragment:r,width:C(a.
marginLeft,s)+a.borderLeftWidth+(0,k.Il)(a.paddingLeft,s)});break}case"close":{const{style:a}=r.box;e.push({fragment:r,width:C(a.marginRight,s)+a.borderRightWidth+
(0,k.Il)(a.paddingRight,s)});break}case"atom":{const a=yield*this.tools.inner(r.box,s),{marginLeft:c,marginRight:l}=r.box.style;e.push({fragment:r,laid:a,width:a.
width+C(c,s)+C(l,s)});break}case"apart":yield*this.apart(r.box)}}return e}*apart(t){if(t.isPositioned)return this.tools.keep(t,this.space.left+this.width,this.y);
const e=yield*this.tools.inner(t,this.space.width),{marginLeft:s,marginRight:i}=t.style,o=e.width+C(s,this.space.width)+C(i,this.space.width);this.items.length>
0&&this.width+o>this.room()?this.waiting.push(e):this.tools.float(e,this.y)}cutsOf(t){const{width:e}=this.tools.layout.page,{overflow:s,whiteSpace:i}=this.laid.
box.style,o=s==="hidden"&&i==="nowrap";let r;for(const{fragment:a,width:c}of t){if(a.kind!=="text")continue;const{overflowWrap:l,wordBreak:d}=a.style;if(d==="br\
eak-all")return"letters";l!=="normal"||d==="break-word"?r="anywhere":c>e&&!o&&(r??="separators")}return r}*cut(t,e=this.room()){const s=[],i=new Map;for(const c of t){
const{fragment:l}=c;yield 40*Jt;const d=i.get(c);if(d)s.push(d);else if(l.kind!=="text")s.push({item:c,text:"￼",width:c.width});else if(l.text.length===1){const{
text:f,width:h}=l,u={item:c,text:f,width:h};i.set(c,u),s.push(u)}else for(const{text:f,width:h}of(0,de.s)(l.text,u=>this.part(l,u).width))s.push({item:c,text:f,
width:h})}const o=this.room();let r=0;const a=[];for(const c of(0,de.ZM)(s,l=>l===0?e:o,this.cutsOf(t))){yield 2*Jt;const l=[];for(let d=r;d<r+c;){const{item:f}=s[d],
{fragment:h}=f;let u="";do u+=s[d++].text;while(d<r+c&&s[d].item===f&&h.kind==="text"&&u!==h.text);if(h.kind!=="text"||u===h.text)l.push(f);else{const p=this.part(
h,u);l.push({fragment:p,width:p.width})}}r+=c,a.push(l)}return a}part(t,e){return e===t.text?t:Ue(e,t.style,t.owner,this.tools.layout)}*end(t,e=!1){const s=this.
band();for(const a of this.spaces)a.fragment.kind!=="text"&&this.items.push(a);t||this.hyphenate();const i=yield*ck({layout:this.tools.layout,block:this.laid.box,
items:this.items,open:this.open,left:s.left-this.space.origin.x+this.indent,width:s.right-s.left-this.indent,whole:this.space.width,isLast:t,turns:this.turns}),
o=e&&this.items.every(Sk)?0:i.height;this.lines.push({...i,y:this.y,height:o}),this.y+=o,this.items=[],this.spaces=[],this.width=0,this.isFirst=!1;const{waiting:r}=this;
this.waiting=[];for(const a of r)this.tools.float(a,this.y)}hyphenate(){const{items:t}=this,e=Pd(t.map(({fragment:o})=>o),this.tools.layout);if(!e)return;const{
soft:s,shown:i}=e;t[t.findLastIndex(({fragment:o})=>o===s)]={fragment:i,width:i.width}}}const Ok=({fragment:n})=>n.kind==="text"&&n.isSpace;function Sk({fragment:n,
width:t}){if(n.kind!=="open"&&n.kind!=="close")return!1;const{style:e}=n.box,s=e.borderTopWidth+e.borderBottomWidth+e.paddingTop.px+e.paddingBottom.px;return t===
0&&s===0}const Ke=n=>n.reduce((t,{width:e})=>t+e,0);function*Mk(n,t,e,s){const i=n.border.left+n.padding.left,o=n.border.top+n.padding.top;if(n.box.inner==="lin\
es"){const r={width:e.width,height:e.height},a=(c,l)=>of(c,n,s,{left:i,width:e.width,y:l});return yield*bk(n,{left:i,top:o,width:e.width,floats:s.floats,origin:s},
{layout:t,inner:c=>t.layOut(c,{...r,shrinks:!0}),float:a,keep:(c,l,d)=>je(n,c,{x:l,y:d})})}return yield*new vk(n,t,s,{left:i,top:o,...e}).lay()}function of(n,t,{
floats:e,x:s,y:i},o){const r=yt(n.box.style,o.width),{style:a}=n.box,c=a.float==="right"?"right":"left",l=Math.max(i+o.y,e.clear(a.clear)),d={left:s+o.left,right:s+
o.left+o.width},f=e.place(c,n.width+N(r),n.height+W(r),l,d);n.x=f.x-s+r.left,n.y=f.y-i+r.top,t.addApart(n)}class vk{laid;layout;context;inside;y;pending=le;isFirst=!0;top=new Vn;endsBelow=!1;constructor(t,e,s,i){
this.laid=t,this.layout=e,this.context=s,this.inside=i,this.y=i.top}*lay(){const{laid:t,inside:e}=this;t.box.legend&&(yield*this.onBorder(t.box.legend));for(const c of t.
box.children)if(yield Y,c!==t.box.legend){if(c.isPositioned)this.keepPlace(c);else if(c.style.float==="none")yield*this.inFlow(c);else{const l=yield*this.layout.
layOut(c,{width:e.width,height:e.height,shrinks:!0});of(l,t,this.context,{left:e.left,width:e.width,y:this.y+this.pending.size})}this.top.add(c)}const s=t.children.
filter(({firstBaseline:c})=>c!==void 0),[i]=s,o=t.children.findLast(({lastBaseline:c})=>c!==void 0),r=({box:c,height:l,y:d},f)=>d+(c.style.overflow==="hidden"?Math.
max(Math.min(f,l),0):f);i&&(t.firstBaseline=r(i,i.firstBaseline)),o&&(t.lastBaseline=r(o,o.lastBaseline));const a=zy(t)&&!this.endsBelow;return t.after=a?this.pending:
le,this.y-e.top+(a?0:this.pending.size)}*onBorder(t){const{laid:e,inside:s}=this,i=yt(t.style,s.width),o=yield*this.layout.layOut(t,{width:s.width,height:s.height,
shrinks:!0}),{top:r}=e.border;o.x=s.left+ns(t,o.width,s.width,rf(e.box.style)),o.y=i.top+Math.max((r-o.height)/2,0),e.add(o),e.legend=o,this.y+=Math.max(o.height+
W(i)-r,0),this.isFirst=!1}keepPlace(t){const{laid:e,inside:s}=this,o={x:e.box.style.direction==="rtl"?1:0,y:Ge(t.style.alignSelf)};je(e,t,{x:s.left+o.x*s.width,
y:this.y+this.pending.size,share:o})}*inFlow(t){const{laid:e}=this,{style:s,widening:i}=t,o=i===0?this.inside:{...this.inside,width:this.inside.width+i},r=yt(s,
o.width),a=this.isFirst&&_y(e)&&this.top.isBeside(t,o.width),c=a?le:this.pending,l=(p,g)=>this.clearance(p)>this.y+c.join(g).size,d=$y(t,o.width,l);this.pending=
a?c:c.join(d);const f=this.clearance(s),h=f>this.y+this.pending.size,u=yield*this.layAt(t,h?f:this.y+this.pending.size,{margins:r,inside:o});if(u.above=d.size,e.
add(u),Jn(t)&&u.height===0){const p=f>this.pending.size;if(p){const g=h?f:this.y+this.pending.size;[this.y,this.pending,this.isFirst,this.endsBelow]=[g-d.size,d,
!1,!0]}(!a||p)&&(this.pending=this.pending.add(r.bottom));return}this.y=u.y+u.height,this.pending=u.after.add(r.bottom),this.isFirst=!1,this.endsBelow=!1}clearance({
clear:t}){return this.context.floats.clear(t)-this.context.y}*layAt(t,e,{margins:s,inside:i}){const{context:o,layout:r}=this,a=rf(this.laid.box.style);if(xt(t))
return yield*Tk(t,e,o,{layout:r,inside:i,margins:s,side:a});const{floats:c}=o,l=i.left+s.left,d={width:i.width,height:i.height},f=yield*r.layOut(t,d,{floats:c,x:o.
x+l,y:o.y+e});return f.x=i.left+ns(t,f.width,i.width,a),f.y=e,f}}function*Tk(n,t,{floats:e,x:s,y:i},o){const{layout:r,inside:a,margins:c,side:l}=o,d={left:s+a.left,
right:s+a.left+a.width},f=e.isEmpty?0:yield*Ik(n,a,r);let[h,u]=[t,0];for(;;){const g=e.band(i+h,u,d),[m,w]=[g.left>d.left,g.right<d.right],b=m||w?e.nextBottom(i+
h):void 0;if(b===void 0)break;if(yield Y/4,-c.left>g.left-d.left&&m||f>g.right-g.left+.01||w&&-c.right>d.right-g.right){[h,u]=[b-i,0];continue}const x=Math.max(
d.left+c.left,g.left),M=Math.min(d.right-c.right,g.right),v=yield*r.layOut(n,yield*Rk(n,a,Math.max(M-x,0),r)),T=e.band(i+h,v.height,d);if(T.left>g.left||T.right<
g.right){u=v.height;continue}return v.x=x-s+ns(n,v.width+c.left+c.right,M-x,l)-c.left,v.y=h,v}const p=yield*r.layOut(n,{width:a.width,height:a.height});return p.
x=a.left+ns(n,p.width,a.width,l),p.y=h,p}function*Ik(n,t,e){const{style:s}=n;if(n.inner==="table"&&s.width==="auto")return(yield*e.widthsOf(n)).least;if(s.width!==
"auto"||n.inner==="image"||s.aspectRatio!==void 0)return(yield*e.layOut(n,{width:t.width,height:t.height})).width;const i=N(J(s))+N(Q(s,t.width));return tt(0,s,
t.width,i)}function*Rk(n,{width:t,height:e},s,i){const{style:o,inner:r}=n;if(o.width!=="auto"||r==="image"||o.aspectRatio!==void 0)return{width:t,height:e};const a=N(
J(o))+N(Q(o,t)),c=r==="table"?yield*i.widthsOf(n):void 0,l=c?Math.max(c.least,Math.min(c.most,s)):s;return{width:t,height:e,fixedWidth:tt(l,o,t,a)}}const rf=({blockAlign:n,
direction:t})=>n==="start"?t==="rtl"?"right":"left":n;function ns({style:n},t,e,s){const{marginLeft:i,marginRight:o}=n,r=e-t-C(i,e)-C(o,e);if(i==="auto")return r<=
0?0:o==="auto"?r/2:r;const a=C(i,e);return o==="auto"||s==="left"?a:a+(s==="right"?r:Math.max(r/2,0))}class Ak{around;layout;inside;room;isRow;constructor(t,e,s,i,o){
this.around=t,this.layout=e,this.inside=s,this.room=i,this.isRow=o}*measure(t){const{inside:e,isRow:s}=this,{style:i}=t,o=yt(i,e.width),[r,a]=[J(i),Q(i,e.width)],
c=s?N(r)+N(a):W(r)+W(a),l=Math.max(yield*this.baseOf(t,c),c),d=s?e.width:e.height,f=yield*this.leastOf(t,c),h=F(s?i.maxWidth:i.maxHeight,d,c,i)??1/0;return{box:t,
margins:o,base:l,least:Math.max(f,c),most:h,edges:c,main:Math.max(Math.min(l,h),f,c),laid:void 0}}*baseOf(t,e){const{inside:s,isRow:i,layout:o}=this,{style:r}=t,
a=i?s.width:s.height,c=i?r.width:r.height,l=r.flexBasis==="auto"?c:r.flexBasis,d=l==="content"?void 0:F(l,a,e,r);if(d!==void 0)return d;if(i){if(t.inner==="imag\
e")return yield*this.widthOfPicture(t);const u=l==="auto"?this.widthByRatio(t):void 0;if(u!==void 0)return u;const p=yield*o.widthsOf(t);return this.limitItem(l===
"min-content"?p.least:Me(p),r)}const f=yield*this.layItem(t,void 0),{aspectRatio:h}=r;return h===void 0||t.inner==="image"?f.height:dc(f.width,r,this.edgesOf(r))}*leastOf(t,e){
const{inside:s,isRow:i,layout:o}=this,{style:r}=t,a=i?r.minWidth:r.minHeight,c=i?s.width:s.height;if(a!=="auto")return F(a,c,e,r)??0;if(r.overflow==="hidden"||i&&
r.overflow==="scroll")return 0;const l=F(i?r.width:r.height,c,e,r)??1/0,d=F(i?r.maxWidth:r.maxHeight,c,e,r)??1/0;if(!i){const u=yield*this.layContent(t),p=r.aspectRatio===
void 0||t.inner==="image";return Math.min(u.height,p?l:dc(u.width,r,this.edgesOf(r)),l,d)}const f=t.inner==="image"?void 0:this.widthByRatio(t);if(f!==void 0)return Math.
min(f,l,d);const h=t.inner==="image"?yield*this.widthOfPicture(t):yield*Fx(t,o);return Math.min(this.limitItem(h,r),l,d)}layContent(t){return this.layItem(t,void 0,
typeof t.style.height=="object"&&t.inner!=="image")}edgesOf(t){const[e,s]=[J(t),Q(t,this.inside.width)];return{across:N(e)+N(s),down:W(e)+W(s)}}isLoose({style:t}){
const{flexBasis:e,height:s,aspectRatio:i}=t;if(this.inside.height!==void 0||i!==void 0)return!1;const o=e==="auto"?s:e;return typeof o!="object"||o.percent!==0}filledHeight(t){
if(!(Xi(t,this.around)&&st(t.height)&&!ho(t,!1))||this.around.flexWrap!=="nowrap"||this.room===void 0)return;const{down:s}=this.edgesOf(t);return at(this.room-W(
yt(t,this.inside.width)),t,this.inside.height,s)}*widthOfPicture(t){return(yield*this.layout.layOut(t,{...this.inside,fixedHeight:this.filledHeight(t.style)})).
width}widthByRatio({style:t}){const{inside:e}=this;if(t.aspectRatio===void 0||t.width!=="auto")return;const s=this.edgesOf(t),i=F(t.height,e.height,s.down,t)??this.
filledHeight(t);if(i!==void 0)return _e(at(i,t,e.height,s.down),t,s)}limitItem(t,e){return An(t,e,this.inside.height,this.edgesOf(e))}layItem(t,e,s=!1){const{inside:i,
isRow:o,layout:r}=this,a=this.isLoose(t),c=yt(t.style,i.width);if(o)return r.layOut(t,{...i,fixedWidth:e});const l=Xi(t.style,this.around)&&st(t.style.width)&&!ho(
t.style,!0),d=N(J(t.style))+N(Q(t.style,i.width)),f=this.around.flexWrap!=="nowrap",h=l&&!f?tt(i.width-N(c),t.style,i.width,d):void 0;return r.layOut(t,{...i,fixedWidth:h,
fixedHeight:e,shrinks:!0,isLoose:a,isOpen:s})}}function af(n){let t=n.known.get("shares");return t===void 0&&(t=n.children.some(e=>{const{height:s,minHeight:i,maxHeight:o}=e.
style;return[s,i,o].some(a=>typeof a=="object"&&a.percent!==0)||st(s)&&(e.inner==="flex"||e.inner==="grid")&&af(e)}),n.known.set("shares",t)),t}const ho=(n,t)=>t?
n.marginLeft==="auto"||n.marginRight==="auto":n.marginTop==="auto"||n.marginBottom==="auto";function*Ek(n,t,{room:e,...s},i){return yield*new Lk(n,t,s,i,e).lay()}
class Lk{laid;layout;inside;space;room;style;isRow;mainGap;crossGap;mainRoom;left;top;items;constructor(t,e,s,i,o){this.laid=t,this.layout=e,this.inside=s,this.
space=i,this.room=o,this.style=t.box.style,this.isRow=this.style.flexDirection.startsWith("row");const r=(l,d)=>l?(0,k.Il)(l,d):0,[a,c]=[r(this.style.columnGap,
s.width),r(this.style.rowGap,s.height??0)];this.mainGap=this.isRow?a:c,this.crossGap=this.isRow?c:a,this.mainRoom=this.isRow?s.width:o,this.items=new Ak(this.style,
e,s,o,this.isRow),this.left=t.border.left+t.padding.left,this.top=t.border.top+t.padding.top}*lay(){const t=this.laid.box.children.filter(o=>!o.isPositioned);t.
some(({style:o})=>o.order!==0)&&t.sort((o,r)=>o.style.order-r.style.order);const e=[];for(const o of t)e.push(yield*this.items.measure(o));const s=this.linesOf(
e);this.mainRoom??=this.limitMain(s);for(const o of s)this.flexLine(o);for(const o of s)yield*this.layLine(o);const i=yield*this.placeLines(s);for(const o of this.
laid.box.children)o.isPositioned&&this.keepPlace(o,i);return this.takeBaselines(s),i}linesOf(t){const e=this.mainRoom??this.mostMain();if(this.style.flexWrap===
"nowrap")return[{items:[...t],cross:0}];const s=[];let i=0;for(const o of t){const r=o.main+this.mainMargins(o),a=s.at(-1);a&&i+this.mainGap+r<=e+.01?(a.items.push(
o),i+=this.mainGap+r):(s.push({items:[o],cross:0}),i=r)}return s.length>0?s:[{items:[],cross:0}]}limitMain(t){const{border:e,padding:s}=this.laid,i=W(e)+W(s),o=t.
map(({items:r})=>this.lengthOf(r));return at((0,D.Kf)([...o,0])+i,this.style,this.space.height,i)-i}mostMain(){const{border:t,padding:e}=this.laid,s=W(t)+W(e);return(F(
this.style.maxHeight,this.space.height,s,this.style)??1/0)-s}lengthOf(t){return t.reduce((s,i)=>s+i.main+this.mainMargins(i),0)+Math.max(t.length-1,0)*this.mainGap}mainMargins({
margins:t}){return this.isRow?N(t):W(t)}crossMargins({margins:t}){return this.isRow?W(t):N(t)}flexLine({items:t}){const{mainRoom:e}=this;if(e===void 0)return;const s=e-
Math.max(t.length-1,0)*this.mainGap-t.reduce((a,c)=>a+this.mainMargins(c),0),i=t.reduce((a,{main:c})=>a+c,0)<s,o=({box:a,base:c,edges:l})=>i?a.style.flexGrow:a.
style.flexShrink*(c-l),r=new Set(t.filter(a=>o(a)>0&&(i?a.base<=a.main:a.base>=a.main)));for(const a of r)a.main=a.base;for(;r.size>0;){let a=0;for(const g of t)
a+=r.has(g)?g.base:g.main;const c=s-a;if(i?c<=0:c>=0){for(const g of r)g.main=Math.max(Math.min(g.base,g.most),g.least);break}const l=[...r].reduce((g,m)=>g+o(m),
0),d=i&&l<1?c*l:c;let f=0;const h=new Map;for(const g of r){const m=g.base+d*o(g)/l,w=Math.max(Math.min(m,g.most),g.least);h.set(g,m),g.main=w,f+=w-m}const u=g=>{
const m=g.main-h.get(g);return Math.abs(f)<.001?!0:f>0?m>0:m<0},p=[...r].filter(u);for(const g of p)r.delete(g)}}*layLine(t){let e=0,[s,i]=[0,0];for(const o of t.
items){o.laid=yield*this.items.layItem(o.box,o.main);const r=this.isRow?o.laid.height:o.laid.width;if(e=Math.max(e,r+this.crossMargins(o)),this.isRow&&this.alignOf(
o.box)==="baseline"){const a=(o.laid.firstBaseline??r)+o.margins.top;s=Math.max(s,a),i=Math.max(i,r+this.crossMargins(o)-a)}}t.cross=Math.max(e,s+i)}alignOf({style:t}){
return t.alignSelf==="auto"?this.style.alignItems:t.alignSelf}*placeLines(t){const{isRow:e,inside:s,style:i}=this,o=Math.max(t.length-1,0)*this.crossGap;let r=t.
reduce((p,{cross:g})=>p+g,0)+o;const a=e?this.room??this.limitCross(r):s.width;i.flexWrap==="nowrap"&&t[0]&&(r=t[0].cross=a);const c=a-r,l=i.alignContent;if(c>0&&
i.flexWrap!=="nowrap"&&(l==="normal"||l==="stretch")){for(const p of t)p.cross+=c/t.length;r+=c}const d=Un(i.flexWrap==="nowrap"?"start":l,a-r,t.length);let f=d.
before;const h=i.flexWrap==="wrap-reverse"?[...t].reverse():t;let u=0;for(const p of h)u=Math.max(u,yield*this.placeLine(p,f)),f+=p.cross+this.crossGap+d.between;
return e?r:u}limitCross(t){const{border:e,padding:s}=this.laid,i=W(e)+W(s);return at(t+i,this.style,this.space.height,i)-i}*placeLine({items:t,cross:e},s){const{
isRow:i,style:o,laid:r}=this,a=o.flexDirection.endsWith("reverse")!==(i&&o.direction==="rtl"),c=this.lengthOf(t),l=this.mainRoom??c,d=l-c,f=t.reduce((g,{box:m})=>g+
Ck(m.style,i),0),h=f>0&&d>0?{before:0,between:0}:Un(o.justifyContent,d,t.length);let u=h.before;const p=this.baselineOf(t);for(const g of t){const m=f>0&&d>0?d/
f:0,[w,b]=this.mainSides(g,m,a);yield*this.stretch(g,e);const y=g.laid,x=u+w,M=a?l-x-g.main:x,v=s+this.crossOffset(g,e,p);y.x=this.left+(i?M:v),y.y=this.top+(i?
v:M),r.add(y),u=x+g.main+b+this.mainGap+h.between}return r.flow="bands",Math.max(l,c)}mainSides({box:t,margins:e},s,i){const{style:o}=t,[r,a]=this.isRow?[o.marginLeft,
o.marginRight]:[o.marginTop,o.marginBottom],c=this.isRow?[e.left,e.right]:[e.top,e.bottom],[l,d]=[r==="auto"?s:c[0],a==="auto"?s:c[1]];return i?[d,l]:[l,d]}*stretch(t,e){
const{isRow:s,inside:i,layout:o}=this,{style:r}=t.box;if(!Xi(r,this.style)||ho(r,!s)||!st(s?r.height:r.width))return;const a=e-this.crossMargins(t),[c,l]=[J(r),
Q(r,i.width)],d=s?at(a,r,i.height,W(c)+W(l)):tt(a,r,i.width,N(c)+N(l));Math.abs(d-(s?t.laid.height:t.laid.width))<.01&&!(s&&af(t.box))||(t.laid=yield*o.layOut(t.
box,{...i,fixedWidth:s?t.main:d,fixedHeight:s?d:t.main,isLoose:!s&&this.items.isLoose(t.box)}))}baselineOf(t){let e=0;if(!this.isRow)return e;for(const{box:s,laid:i,
margins:o}of t)this.alignOf(s)==="baseline"&&(e=Math.max(e,o.top+(i.firstBaseline??i.height)));return e}crossOffset(t,e,s){const{isRow:i,style:o}=this,{margins:r,
box:a}=t,c=t.laid,l=i?c.height:c.width,d=e-l-this.crossMargins(t),[f,h]=i?[a.style.marginTop,a.style.marginBottom]:[a.style.marginLeft,a.style.marginRight],u=i?
r.top:r.left;if(f==="auto"||h==="auto"){const m=Math.max(d,0);return u+(f==="auto"?h==="auto"?m/2:m:0)}const p=this.alignOf(a);if(p==="baseline"&&i)return s-(c.
firstBaseline??l);const g=o.flexWrap==="wrap-reverse"||!i&&o.direction==="rtl";return u+Yi(p,d,g)}takeBaselines(t){const[e]=t[0]?.items??[],s=t.at(-1)?.items.at(
-1),i=(o,r)=>{const a=o?.laid;return a&&a.y+(a[r]??a.height)};this.laid.firstBaseline=i(e,"firstBaseline"),this.laid.lastBaseline=i(s,"lastBaseline")}keepPlace(t,e){
const{isRow:s,style:i,inside:o}=this,r=i.direction==="rtl",a=i.flexDirection.endsWith("reverse")!==(s&&r),c=Ge(i.justifyContent,a),l=Ge(this.alignOf(t),i.flexWrap===
"wrap-reverse"!==(!s&&r)),d=s?{x:c,y:l}:{x:l,y:c},f=this.room??this.limitCross(e);je(this.laid,t,{x:this.left+d.x*o.width,y:this.top+d.y*f,share:d})}}const Ck=(n,t)=>(t?
[n.marginLeft,n.marginRight]:[n.marginTop,n.marginBottom]).filter(e=>e==="auto").length;class Bk{placed=[];reaches=[];bottoms={left:-1/0,right:-1/0};highest=0;looked=0;get isEmpty(){
return this.placed.length===0}*between(t,e){for(let s=(0,fe.MJ)(this.reaches,t);s<this.placed.length&&this.placed[s].top<e();s++)this.looked++,yield this.placed[s]}band(t,e,{
left:s,right:i}){let[o,r]=[s,i];const a=t+Math.max(e,.01);for(const c of this.between(t,()=>a))c.bottom<=t||(c.side==="left"?o=Math.max(o,c.right):r=Math.min(r,
c.left));return{left:o,right:r}}nextBottom(t){let e=1/0;for(const{bottom:s}of this.between(t+.01,()=>e))s>t+.01&&(e=Math.min(e,s));return e===1/0?void 0:e}place(t,e,s,i,o){
let r=Math.max(i,this.highest),a=this.band(r,s,o);for(;a.right-a.left<e-.01;){const d=this.nextBottom(r);if(d===void 0)break;r=d,a=this.band(r,s,o)}const c=t===
"left"?a.left:a.right-e;this.highest=r;const l=r+s;return this.placed.push({side:t,left:c,right:c+e,top:r,bottom:l}),this.reaches.push(Math.max(this.reaches.at(
-1)??-1/0,l)),this.bottoms[t]=Math.max(this.bottoms[t],l),{x:c,y:r}}clear(t){const{left:e,right:s}=this.bottoms;return t==="none"?-1/0:t==="both"?Math.max(e,s):
this.bottoms[t]}}class Nk{colors;hidden=[];constructor({rows:t,groups:e,columns:s,columnBoxes:i,columnGroups:o}){const r=Array.from({length:i.length},(a,c)=>i[c]?.
style.backgroundColor);for(const{box:a,from:c,to:l}of o)for(let d=c;d<Math.min(l,s);d++)r[d]??=a.style.backgroundColor;if(this.colors=r,!!r.some(a=>a!==void 0)){
for(const{box:a,from:c,to:l}of e)if(cf(a))for(let d=c;d<l;d++)this.hidden[d]=!0;for(const[a,c]of t.entries())cf(c)&&(this.hidden[a]=!0)}}under({box:t,row:e,column:s}){
const i=this.colors[s];return i&&this.hidden[e]!==!0&&t.style.backgroundColor===void 0?i:void 0}}const cf=({style:n})=>n.backgroundColor!==void 0||n.backgroundImage.
length>0,lf=new WeakMap;function Wk(n,t){let e=lf.get(n);e||lf.set(n,e=new WeakMap);let s=e.get(t);return s||e.set(t,s={...n,backgroundColor:t}),s}function*_k(n,t,e){
yield*new zk(n,t,e).lay()}class zk{laid;layout;space;grid;collapsed;grounds;widths=[];gapX;gapY;constructor(t,e,s){this.laid=t,this.layout=e,this.space=s;const{
box:i}=t;this.grid=Fe(i),this.grounds=new Nk(this.grid);const o=i.style.borderCollapse==="collapse";this.collapsed=o?Ui(i):void 0,this.gapX=o?0:i.style.borderSpacingX,
this.gapY=o?0:i.style.borderSpacingY,this.collapsed&&(t.border=this.collapsed.table,t.padding={top:0,right:0,bottom:0,left:0})}*lay(){const{laid:t,layout:e,grid:s}=this,
{style:i}=t.box,o=t.contentWidth-Dd(t.box,s);this.widths=i.tableLayout==="fixed"&&i.width!=="auto"?_x(t.box,o):Nx(yield*Fd(t.box,e),o);let r=yield*this.layCaptions(
"top",0);const a=r;r+=t.border.top+t.padding.top;const c=yield*this.layCells(),l=this.rowHeights(c);r=yield*this.placeRows(c,l,r),r+=t.padding.bottom+t.border.bottom,
t.frame={top:a,height:r-a},r=yield*this.layCaptions("bottom",r),t.height=Math.max(r,this.space.fixedHeight??0),t.flow="rows"}*layCaptions(t,e){let s=e;for(const i of this.
grid.captions){if(i.style.captionSide!==t)continue;const{marginTop:o,marginBottom:r,marginLeft:a}=i.style,{width:c}=this.laid,l=yield*this.layout.layOut(i,{width:c,
height:void 0});l.x=C(a,c),l.y=s+C(o,c),s=l.y+l.height+C(r,c),this.laid.add(l)}return s}widthOf({column:t,columns:e}){let s=(e-1)*this.gapX;for(let i=t;i<t+e;i++)
s+=this.widths[i]??0;return s}*layCells(){const t=[];for(const e of this.grid.cells)yield Y/4,t.push({cell:e,laid:yield*this.layCell(e,void 0)}),this.layout.pieces.
drop(e.box.inlines);return t}*layCell(t,e){const s=this.grounds.under(t),i=t.box,o=s?uo(i,"ground",()=>Wk(i.style,s)):i,r=this.widthOf(t),a={width:r,height:void 0,
fixedWidth:r,fixedHeight:e},c=this.collapsed?.cells.get(i);return c?(o.known.set("edges",this.collapsed.edges.get(i)),yield*this.layout.layOut(this.asQuirky(Gk(
o,c)),a)):yield*this.layout.layOut(this.asQuirky(o),{...a,width:this.laid.contentWidth})}asQuirky(t){return this.layout.quirks!=="all"||t.style.boxSizing==="bor\
der-box"||st(t.style.height)?t:uo(t,"quirky",()=>Fk(t.style))}rowHeights(t){const{grid:e}=this,s=e.rows.map(r=>F(r.style.height,this.space.height,0,r.style)??0),
i=[],o=e.rows.map(()=>({above:0,below:0}));for(const r of t){const{cell:a,laid:c}=r;if(a.rows>1){i.push(r);continue}if(s[a.row]=Math.max(s[a.row],c.height),ss(a.
box)&&c.firstBaseline!==void 0){const l=o[a.row];l.above=Math.max(l.above,c.firstBaseline),l.below=Math.max(l.below,c.height-c.slack-c.firstBaseline),s[a.row]=Math.
max(s[a.row],l.above+l.below)}}for(const{cell:r,laid:a}of i){const c=Array.from({length:r.rows},(d,f)=>r.row+f),l=c.reduce((d,f)=>d+s[f],(r.rows-1)*this.gapY);a.
height>l&&this.heighten(s,c,a.height-l)}return this.fillHeight(s),s}fillHeight(t){const{laid:e,grid:s}=this,{style:i}=e.box,o=W(e.border)+W(e.padding),r=this.space.
fixedHeight??F(i.height,this.space.height,o,i)??0,a=Math.max(r,F(i.minHeight,this.space.height,o,i)??0),c=t.reduce((l,d)=>l+d,0)+(s.rows.length+1)*this.gapY+o;a>
c&&t.length>0&&this.heighten(t,this.rowsOfBodies(),a-c)}rowsOfBodies(){const{rows:t,groups:e}=this.grid,s=({box:o})=>!Pk.has(o.style.display),i=e.filter(s).flatMap(
({from:o,to:r})=>Array.from({length:r-o},(a,c)=>o+c));return i.length>0?i:[...t.keys()]}heighten(t,e,s){const i=e.filter(a=>st(this.grid.rows[a].style.height)),
o=i.length>0?i:e,r=o.reduce((a,c)=>a+t[c],0);for(const a of o)t[a]=t[a]+s*(r>0?t[a]/r:1/o.length)}*placeRows(t,e,s){const{laid:i,grid:o,gapX:r,gapY:a}=this,c=i.
border.left+i.padding.left,l=[];let d=s+(o.rows.length>0?a:0);for(const g of e)l.push(d),d+=g+a;const f=[];let h=c+r;for(const g of this.widths)f.push(h),h+=g+r;
const u=i.box.style.direction==="rtl",p=[];for(const{box:g,from:m,to:w}of o.groups){if(m===w)continue;const b=this.part(g,c+r,l[m],l[w-1]+e[w-1]);i.add(b),b.flow=
"rows";for(let y=m;y<w;y++){const x=this.part(o.rows[y],0,l[y]-b.y,l[y]-b.y+e[y]);x.flow="bands",b.add(x),p.push(x)}o.headRows>0&&m===0&&(i.head=b),g===o.foot&&
(i.foot=b)}for(const{cell:g,laid:m}of t){yield Y/10;const w=g.row+g.rows-1;if(o.rows[g.row].style.breakInside==="avoid")for(let M=g.row;M<w;M++)o.rows[M].keepsNext=
!0;g.box.style.breakAfter==="avoid"&&(o.rows[w].keepsNext=!0);const b=l[w]+e[w]-l[g.row],y=yield*this.fillCell(g,m,b,t),x=f[g.column]??c;y.x=(u?i.width-x-y.width:
x)-c-r,y.y=0,p[g.row].add(y)}return p[0]&&this.takeBaseline(p[0],l[0]),d}takeBaseline({children:t},e){const{laid:s}=this,i=t.filter(({box:r,firstBaseline:a})=>ss(
r)&&a!==void 0),o=i.length>0?(0,D.Kf)(i.map(({firstBaseline:r})=>r)):(0,D.Kf)(t.map(({height:r,padding:a,border:c})=>r-a.bottom-c.bottom));s.firstBaseline=e+Math.
max(o,0),s.box.style.display==="inline-table"&&(s.lastBaseline=s.firstBaseline)}part(t,e,s,i){const o=new ce(t);return o.x=e,o.y=s,o.width=this.laid.contentWidth-
2*this.gapX,o.height=i-s,o}*fillCell(t,e,s,i){const{box:o}=t,r=s-e.height+e.slack;if(r<.01)return e;const a=o.children.some(({style:h})=>typeof h.height=="objec\
t"&&h.height.percent!==0),l=a||e.apart.some(df)?yield*this.layCell(t,s):e;if(l.height=s,a)return l;const{verticalAlign:d}=o.style,f=d==="middle"?r/2:d==="bottom"?
r:ss(o)&&this.laid.box.style.display==="inline-table"?this.baselineShift(t,l,i):0;return f>0&&$k(l,Math.min(f,r)),l}baselineShift({row:t},e,s){if(e.firstBaseline===
void 0)return 0;let i=this.rowBaselines.get(t);if(i===void 0){for(const{cell:o,laid:r}of s)ss(o.box)&&r.firstBaseline!==void 0&&this.rowBaselines.set(o.row,Math.
max(this.rowBaselines.get(o.row)??0,r.firstBaseline));i=this.rowBaselines.get(t)??0}return i-e.firstBaseline}rowBaselines=new Map}const Pk=new Set(["table-heade\
r-group","table-footer-group"]),ss=({style:n})=>{const{verticalAlign:t}=n;return typeof t=="object"||t==="baseline"||t==="sub"||t==="super"},df=({box:n})=>n.isPositioned&&
(n.style.top!=="auto"||n.style.bottom!=="auto");function $k(n,t){n.sunk=t;for(const e of n.children)e.y+=t;for(const e of n.apart)df(e)||(e.y+=t);n.lines=n.lines.
map(e=>({...e,y:e.y+t})),n.firstBaseline!==void 0&&(n.firstBaseline+=t),n.lastBaseline!==void 0&&(n.lastBaseline+=t)}const ff=new WeakMap;function Dk(n,{top:t,right:e,
bottom:s,left:i}){let o=ff.get(n);o||ff.set(n,o=new Map);const r=[t,e,s,i].join();let a=o.get(r);return a||(a={...n,borderTopWidth:t,borderRightWidth:e,borderBottomWidth:s,
borderLeftWidth:i},o.set(r,a)),a}const hf=new WeakMap;function Fk(n){let t=hf.get(n);return t||hf.set(n,t={...n,boxSizing:"border-box"}),t}function Gk(n,t){return uo(
n,"shared",()=>Dk(n.style,t))}function uo(n,t,e){const s=n.known.get(t);if(s)return s;const i=e(),o=Object.assign(new U(i),n,{style:i});return n.known.set(t,o),
o}function*uf(n,t,e,s){yield Y;const i=Pg(n,e.width);return n.inner==="image"?Hk(i,t,e):(i.width=yield*jk(i,t,e),n.inner==="table"?yield*_k(i,t,e):yield*Uk(i,t,
e,s)),n.style.position==="relative"&&(i.shift=fc(n.style,e)),yield*Yd(i,t),i}function Hk(n,t,e){const{border:s,padding:i,box:o}=n,{width:r,height:a}=Sd(o,e,t);n.
width=e.fixedWidth??r+N(s)+N(i),n.height=e.fixedHeight??a+W(s)+W(i)}function*jk(n,t,e){if(e.fixedWidth!==void 0)return e.fixedWidth;const{box:s,border:i,padding:o}=n,
{style:r}=s,a=N(i)+N(o),{width:c}=r,l=e.shrinks===!0&&c==="auto"||s.inner==="table"||typeof c=="string"&&c!=="auto",{aspectRatio:d}=r,f={across:a,down:W(i)+W(o)},
h=F(r.height,e.height,f.down,r);if(c==="auto"&&d!==void 0&&h!==void 0){const y=at(h,r,e.height,f.down);return tt(_e(y,r,f),r,e.width,a)}if(!l)return tt(An(Od(s,
e,a),r,e.height,f),r,e.width,a);const{least:u,most:p}=yield*t.widthsOf(s),g=e.width-C(r.marginLeft,e.width)-C(r.marginRight,e.width);if(c==="min-content")return tt(
u,r,e.width,a);if(c==="max-content")return tt(p,r,e.width,a);const m=F(c,e.width,a,r)??Math.max(u,Math.min(p,g)),w=tt(An(m,r,e.height,f),r,e.width,a),b=r.tableLayout===
"fixed"&&c!=="auto";return s.inner==="table"&&!b?Math.max(w,u):w}function*Uk(n,t,e,s){const{box:i,border:o,padding:r}=n,{style:a}=i,c=W(o)+W(r),l=a.aspectRatio,
d=l!==void 0&&st(a.height)?a.boxSizing==="border-box"?n.width/l:n.contentWidth/l+c:void 0,f=a.display==="table-cell",h=e.isOpen?void 0:F(a.height,e.height,c,a),
u=e.fixedHeight??(f?void 0:h),p=u===void 0?void 0:e.fixedHeight===void 0?at(u,a,e.height,c):u,g=p??(d===void 0?void 0:at(d,a,e.height,c)),m=g===void 0?void 0:Math.
max(g-c,0),w=Kk(i,t,e),b={width:n.contentWidth,height:e.isLoose?void 0:m??Yk(i,t,e,w,c)};let y;if(i.inner==="flex")y=yield*Ek(n,t,{...b,room:m},e);else if(i.inner===
"columns")y=yield*fy(n,t,b);else if(i.inner==="turned")y=yield*$x(n,t);else if(i.inner==="grid")y=yield*By(n,t,{...b,height:m},e);else{const v=s&&!xt(i)?s.floats:
new Bk,T=s&&!xt(i)?s:{floats:v,x:0,y:0};y=yield*Mk(n,t,b,T),xt(i)&&(y=Math.max(y,v.clear("both")-o.top-r.top))}const x=Math.max(y+c,d??0,w??0,f?h??0:0);n.height=
p??at(x,a,e.height,c),a.overflow==="scroll"&&(n.height=Math.max(n.height,x)),f&&(n.slack=Math.max(n.height-y-c,0)),n.legend&&(n.frame=Xk(n.legend,n)),n.height>x+
.01&&(n.after=le),(i.inner==="blocks"||i.inner==="lines")&&!f&&a.alignContent!=="normal"&&Vk(n,Un(a.alignContent,Math.max(n.height-x,0),1).before)}function Kk(n,t,{
height:e,fixedHeight:s}){const{style:i}=n;if(!(e===void 0||s!==void 0||!t.filling.includes(n)||!st(i.height)))return Math.max(e-C(i.marginTop,0)-C(i.marginBottom,
0),0)}function Yk(n,t,{height:e,fixedHeight:s},i,o){if(i!==void 0)return Math.max(i-o,0);const r=(n.inner==="blocks"||n.inner==="lines")&&n.style.display!=="tab\
le-cell"&&!n.isPositioned;return t.quirks==="all"&&r&&s===void 0?e:void 0}function Xk(n,{border:t,height:e}){const s=Math.max(n.y+(n.height-t.top)/2,0);return{top:s,
height:Math.max(e-s,0)}}function Vk(n,t){if(t!==0){n.lines=n.lines.map(e=>({...e,y:e.y+t}));for(const e of[...n.children,...n.apart])e.y+=t;n.firstBaseline!==void 0&&
(n.firstBaseline+=t),n.lastBaseline!==void 0&&(n.lastBaseline+=t)}}const po=5e3,pf=()=>(0,om.F)("pages",`The document has more than ${po} pages`,"Split it into \
several documents","file"),Jk=5,V=.75,Zk=.5;async function qk({box:n,tree:t,targets:e,quirks:s},i,o){const r=await(0,de.Vn)();let a=1,{first:c}=n,l=c??"",d=!1;for(let f=1;;){
const h=V*a,u=q=>n.widthOf(q)/h,p={width:u(""),height:n.areaOf(0,l).height/h},{width:g,height:m}=n.viewOf(l),w={width:g/h,height:m/h},b=new tr({layOut:uf,widthsOf:ts},
i.typefaces,r,w,s),y=await t(w,h),x=c===void 0?void 0:{name:c,height:n.areaOf(0,c).height/h},M=await(0,dt.k)(ym(y,u,x),o),v=M?Mm(y):"";if(!d&&!Qk(n.viewOf(v),n.
viewOf(l))){[l,d]=[v,!0];continue}await(0,dt.k)(hw(y),o);const T=await(0,dt.k)(n1(y,b,p),o),I=await(0,dt.k)(s1(T,u),o),A=Math.max(1/Math.max(I,.001),Zk);if(a===
1&&I>1+1/p.width){a=A;continue}const R=new ge(i,n,h,po,pf);R.rename(0,Zc(T)??"");const _=new zn(R.fragments,b.work,void 0,M?R.rename.bind(R):void 0),$=await(0,dt.
k)(_.place(T,0,0,0),o);if(R.last=await(0,dt.k)(r1($,_),o),c!==void 0&&R.last>0&&R.names.of(1)===c){c=void 0,d=!1;continue}const K=e(),Z=!K||K.isSettled(await(0,dt.
k)(ly($,R),o));if(!Z&&f<Jk){f++;continue}R.sheet(R.last);const G=await(0,dt.k)(Sm(y),o);t1($,R);const H=new Lt(R,b);return await(0,dt.k)(H.paint($),o),await(0,dt.
k)(e1($,R,b),o),R.close(),{names:R.names,shadowsLeftOut:b.shadowsLeftOut,isSettled:Z,unpaged:G}}}const Qk=(n,t)=>n.width===t.width&&n.height===t.height;function t1(n,{
fragments:t,last:e}){const{backgroundColor:s,backgroundImage:i,backgroundAttachment:o}=n.laid.box.style;if(s===void 0&&i.length===0)return;const{laid:r,x:a,top:c,
bottom:l}=n;o==="scroll"&&(n.ground={left:a,right:a+r.width,top:c,bottom:l}),n.top=0,n.bottom=t.endOf(e)}function*e1({apart:n},t,e){for(const s of n){const{box:i}=s.
laid;i.style.position!=="fixed"||Fn(i)<0||!(yield*el(t,s))||(yield*new Lt(t,e).repeat(s,t))}}function*n1(n,t,e){t.quirks==="all"&&(t.filling=[n,...n.children.filter(
({isApart:i})=>!i).slice(0,1)]);const s=yield*t.layOut(n,{width:e.width+n.widening,height:e.height});return s.height=Math.max(s.height,1),yield*Yd(s,t,!0),t.forget(),
s}function*s1(n,t){let e=0;const s=[[n,0,t("")]];for(let i=s.pop();i;i=s.pop()){const[o,r,a]=i;yield 2e3;const{style:c,pageName:l}=o.box;if(o.turn)continue;const d=l===
void 0?a:t(l);if(Gc(c)){e=Math.max(e,(r+i1(o))/d);continue}const f=r+o1(o);if(e=Math.max(e,(f+o.width)/d),c.overflow==="hidden")continue;for(const{texts:u}of o.
lines)for(const p of u)e=Math.max(e,(f+p.x+p.width)/d);for(const u of[...o.children,...o.apart])c.visibility==="visible"&&u.box.style.position!=="fixed"&&s.push(
[u,f+u.x,d]);for(const{atoms:u}of o.lines)for(const{laid:p}of u)s.push([p,f+p.x,d]);const{columns:h}=o;h&&s.push([h.content,f+(h.count-1)*(h.width+h.gap),d])}return e}
function i1({box:n,width:t,height:e,shift:s}){const{transform:i,transformOrigin:o}=n.style,[r,a]=[(0,k.Il)(o[0],t),(0,k.Il)(o[1],e)],l=[0,t].flatMap(d=>[0,e].map(
f=>[d-r,f-a])).map(d=>i.reduceRight(([f,h],u)=>u.kind==="matrix"?[u.values[0]*f+u.values[2]*h+u.values[4],u.values[1]*f+u.values[3]*h+u.values[5]]:[f+(0,k.Il)(u.
x,t),h+(0,k.Il)(u.y,e)],d));return(s?.x??0)+r+(0,D.Kf)(l.map(([d])=>d))}const o1=({box:n,width:t,shift:e})=>n.style.transform.reduce((s,i)=>i.kind==="matrix"?s:
s+(0,k.Il)(i.x,t),e?.x??0);function*r1(n,t){let e=0;const s=[[n,1/0]];for(let i=s.pop();i;i=s.pop()){yield 2e3;const[o,r]=i;if(o.onlyPage!==void 0){e=Math.max(e,
o.onlyPage);continue}const{laid:a,lines:c,children:l,apart:d,bottom:f}=o,h=fi(o,r);for(const{line:y,top:x,atoms:M}of c){y.texts.length>0&&x<h&&(e=Math.max(e,t.pageOf(
x+y.height/2)));for(const v of M)s.push([v,h])}const{style:u,replaced:p}=a.box,g=di(o,r),m=o.top<g&&(p!==void 0||u.backgroundColor!==void 0||u.backgroundImage.length>
0||u.borderTopWidth>0),w=typeof u.height=="object"&&u.height.percent===0;m&&(w||l.length+c.length===0)&&a.height>0&&(e=Math.max(e,t.pageOf(Math.min(f,g)-.2)));for(const y of[
...l,...d])s.push([y,h]);const b=o.columns?.rows.findLast(({top:y})=>o.top+y<h);b&&(e=Math.max(e,t.pageOf(o.top+b.top)))}return e}var a1=E(51894),is=E(78445),gf=E(
25561);const c1=4,l1=new Set(["disc","circle","square"]),mf={"disclosure-open":"▼ ","disclosure-closed":"▶ "};class d1{values=new Map;scopes=[new Set];quotes=0;made=0;enter(t,e){
for(const[s,i]of t.counterReset)this.open(s,i);e&&(e.name==="ol"||e.name==="ul"||e.name==="menu")&&this.open("list-item",f1(e)),t.display==="list-item"&&this.countItem(
e);for(const[s,i]of t.counterIncrement){const o=this.values.get(s);!o||o.length===0?this.open(s,i):o[o.length-1]=o.at(-1)+i}return this.scopes.push(new Set),()=>{
for(const s of this.scopes.pop())this.values.get(s).pop()}}open(t,e){const s=this.values.get(t)??[];this.values.set(t,s);const i=this.scopes.at(-1);i.has(t)&&s.
pop(),i.add(t),s.push(e)}countItem(t){const e=this.values.get("list-item")??[0];this.values.set("list-item",e),e.length===0&&e.push(0);const s=t?.attributes.get(
"value"),i=t?.parent?.attributes.has("reversed")===!0?-1:1;e[e.length-1]=s!==void 0&&/^\s*-?\d{1,9}\s*$/.test(s)?Number(s):e.at(-1)+i}marker({listStyleType:t}){
if(t==="none")return;if(l1.has(t))return{text:"",shape:t};if(Object.hasOwn(mf,t))return{text:mf[t],shape:void 0};if(t.startsWith('"'))return{text:t.slice(1),shape:void 0};
const e=this.values.get("list-item")?.at(-1)??1;return{text:`${Xe(e,t)}${Ye(m1,t)??". "}`,shape:void 0}}textOf(t,e,s){const i=this.write(t,e,s);if(this.made+=i.
length*("counter"in t&&t.separator!==void 0?c1:1),this.made>B.SB)throw(0,B.tE)();return i}write(t,e,{quotes:s}){if("text"in t)return t.text;if("attribute"in t)return e.
attributes.get(t.attribute)??"";if("quote"in t)return this.quote(t.quote,s);const i=this.values.get(t.counter)??[0];return t.separator===void 0?Xe(i.at(-1)??0,t.
style):i.map(o=>Xe(o,t.style)).join(t.separator)}quote(t,e){if(t==="none")return"";t==="close"&&(this.quotes=Math.max(this.quotes-1,0));const s=Math.min(this.quotes,
e.length/2-1);return t==="open"&&this.quotes++,e[2*s+(t==="open"?0:1)]??""}}function f1(n){const t=n.attributes.get("start"),e=t!==void 0&&/^\s*-?\d{1,9}\s*$/.test(
t)?Number(t):void 0;return n.attributes.has("reversed")?(e??(0,L.ZE)(n).filter(({name:s})=>s==="li").length)+1:(e??1)-1}const go=n=>[...n].map((t,e)=>[(e%9+1)*10**
Math.floor(e/9),t]).reverse(),wf=[[1e3,"m"],[900,"cm"],[500,"d"],[400,"cd"],[100,"c"],[90,"xc"],[50,"l"],[40,"xl"],[10,"x"],[9,"ix"],[5,"v"],[4,"iv"],[1,"i"]],mo=go(
"אבגדהוזחטיכלמנסעפצקרשת"),wo=go("ԱԲԳԴԵԶԷԸԹԺԻԼԽԾԿՀՁՂՃՄՅՆՇՈՉՊՋՌՍՎՏՐՑՒՓՔ"),bf=(n,t)=>n.map(([e,s])=>[e,t(
s)]),h1={"lower-roman":{most:3999,addends:wf},"upper-roman":{most:3999,addends:bf(wf,n=>n.toUpperCase())},armenian:{most:9999,addends:wo},"upper-armenian":{most:9999,
addends:wo},"lower-armenian":{most:9999,addends:bf(wo,n=>n.toLowerCase())},georgian:{most:19999,addends:go("აბგდევზჱთიკლმნჲოპჟრსტჳფქღყშჩცძწჭხჴჯჰჵ")},
hebrew:{most:10999,addends:[...mo.filter(([n])=>n<=10).map(([n,t])=>[1e3*n,`${t}׳`]),...mo.filter(([n])=>n>=20),...["יט","יח","יז","טז","טו"].map((n,t)=>[
19-t,n]),...mo.filter(([n])=>n<=10)]}},u1={"lower-alpha":"abcdefghijklmnopqrstuvwxyz","lower-latin":"abcdefghijklmnopqrstuvwxyz","upper-alpha":"ABCDEFGHIJKLMNOP\
QRSTUVWXYZ","upper-latin":"ABCDEFGHIJKLMNOPQRSTUVWXYZ","lower-greek":"αβγδεζηθικλμνξοπρστυφχψω",hiragana:"あいうえおかきくけこさしすせそたちつてとなにぬねのはひふへほ\
まみむめもやゆよらりるれろわゐゑをん",katakana:"アイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロワヰヱヲン"},
p1={"arabic-indic":"٠١٢٣٤٥٦٧٨٩",persian:"۰۱۲۳۴۵۶۷۸۹",devanagari:"०१२३४५६७८९","cjk-decimal":"〇一二三四五六七八九"},
g1={none:"",disc:"•",circle:"◦",square:"▪"},m1={"cjk-decimal":"、",hiragana:"、",katakana:"、"},Ye=(n,t)=>Object.hasOwn(n,t)?n[t]:void 0;function w1(n,t){
let[e,s]=[n,""];for(const[i,o]of t)for(;e>=i;e-=i)s+=o;return s}function b1(n,t){let[e,s]=[n,""];for(;e>0;e=Math.floor((e-1)/t.length))s=t[(e-1)%t.length]+s;return s}
function Xe(n,t){const e=Ye(g1,t);if(e!==void 0)return e;const s=Ye(h1,t);if(s&&n>=1&&n<=s.most)return w1(n,s.addends);const i=Ye(u1,t);if(i!==void 0&&n>=1&&Number.
isSafeInteger(n))return b1(n,i);const o=String(n),r=Ye(p1,t);return r!==void 0&&(n>=0||t!=="cjk-decimal")?o.replace(/\d/g,a=>r[Number(a)]):t==="decimal-leading-\
zero"&&n>=0&&n<10?`0${o}`:o}const ft=(n,t)=>new U(kt(n,`anonymous ${t}`,()=>y1(n,t)));function y1(n,t){const e=(0,et.lM)(n);e.display=t;for(const s of["borderTo\
pWidth","borderRightWidth","borderBottomWidth","borderLeftWidth","outlineWidth"])e[s]=0;return e}const yf=new WeakMap;function kt(n,t,e){let s=yf.get(n);s||yf.set(
n,s=new Map);let i=s.get(t);return i||s.set(t,i=e()),i}const x1=({columnCount:n,columnWidth:t})=>n!==void 0||t!==void 0;function k1(n){const t=n.inner==="lines";
if(!t&&n.children.length===0)return;const e=t?[[]]:xf(n.children);n.children=[];for(const s of e){if(s instanceof U){n.add(s);continue}const i=ft(n.style,"flow-\
root");t?O1(n,i):i.children=s;const o=new U({...ft(n.style,"block").style,...S1(n.style,e.length===1)});o.inner="columns",o.add(i),n.add(o)}}function O1(n,t){t.
inner="lines",t.inlines=n.inlines,n.inlines=[],t.element=n.element,n.element=null,n.inner="blocks"}function S1(n,t){const{columnCount:e,columnWidth:s,columnGap:i,
columnFill:o,columnRuleWidth:r,columnRuleStyle:a,columnRuleColor:c,height:l}=n,d={columnCount:e,columnWidth:s,columnGap:i,columnFill:o,columnRuleWidth:r,columnRuleStyle:a,
columnRuleColor:c};return l==="auto"||!t?d:{...d,height:M1}}const M1={px:0,percent:1};function xf(n){const t=[];for(const e of n)for(const s of v1(e)){const i=t.
at(-1);kf(s)?t.push(s):Array.isArray(i)?i.push(s):t.push([s])}return t}const kf=n=>n.style.columnSpan==="all"&&!n.isApart;function v1(n){if(n.inner!=="blocks"||
kf(n)||xt(n))return[n];const t=xf(n.children);return t.every(e=>Array.isArray(e))?[n]:t.map((e,s)=>e instanceof U?e:T1(n,e,s===0,s===t.length-1))}function T1(n,t,e,s){
const i=new U({...n.style,...!e&&I1,...!s&&R1});return i.element=n.element,i.images=n.images,e&&([i.place,i.marker]=[n.place,n.marker]),i.children=t,i}const I1={
marginTop:k.f2,paddingTop:k.f2,borderTopWidth:0},R1={marginBottom:k.f2,paddingBottom:k.f2,borderBottomWidth:0},A1=new Set(["inline","inline-block","inline-flex",
"inline-grid","inline-table"]),be=({display:n})=>!A1.has(n);function ye(n,{styled:t,home:e,owner:s},i){if(n==="")return;const o=/^[ \t\n\r\f]*$/.test(n)&&!t.style.
whiteSpace.startsWith("pre");i.push({inline:{kind:"text",text:n,style:t.style,owner:s},home:o?void 0:e.get(),isBlank:o})}const bo=n=>({inline:{kind:"apart",box:n},
home:void 0,isBlank:!0});function xe(n,{owner:t,home:e},s){be(n.style)?s.push(n.isApart?bo(n):{block:n}):s.push({inline:{kind:"atom",box:n,owner:t},home:e,isBlank:!1})}
function E1(n,t){if(t.push({inline:{kind:"break",style:n},home:void 0,isBlank:!1}),n.clear==="none")return;const{clear:e}=n;t.push({block:new U(kt(n,"clearing",
()=>({...ft(n,"block").style,clear:e})))})}function Ve(n,t,e){const{display:s}=n.style;switch(s){case"flex":case"inline-flex":return n.inner="flex",Of(n,t);case"\
grid":case"inline-grid":return n.inner="grid",Of(n,t);case"table":case"inline-table":return n.inner="table",Je(n,t,"table");case"table-row-group":case"table-hea\
der-group":case"table-footer-group":return n.inner="rows",Je(n,t,"rows");case"table-row":return n.inner="row",Je(n,t,"row");case"table-column-group":for(const i of t)
"block"in i&&n.add(i.block);return;default:L1(n,t,e),x1(n.style)&&k1(n)}}function L1(n,t,e){if(!t.some(i=>"block"in i)&&t.length>0&&!t.every(o=>"inline"in o&&(o.
inline.kind==="apart"||o.isBlank&&o.inline.kind==="text"))){yo(n,t),n.element??=e.parent;return}xo(n,_1(n,t))}function yo(n,t){n.inner="lines";const e=new Map;for(const{
inline:i}of t)i.kind==="open"&&e.set(i.box,1),i.kind==="close"&&e.has(i.box)&&e.set(i.box,2);const s=[];for(const{inline:i,home:o}of t)o&&!n.element&&(n.element=
o),!((i.kind==="open"||i.kind==="close")&&e.get(i.box)!==2)&&s.push(i);n.inlines=(0,D.Hn)(s)}function xo(n,t){let e=[];const s=()=>{if(e.some(({inline:o,isBlank:r})=>!r&&
o.kind!=="apart")){const o=ft(n.style,"block");yo(o,e),n.add(o)}else for(const{inline:o}of e)o.kind==="apart"&&n.add(o.box);e=[]};for(const i of t)"block"in i?(s(),
n.add(i.block)):i.inline.kind==="apart"&&e.every(({isBlank:o})=>o)?n.add(i.inline.box):e.push(i);s()}function Of(n,t){xo(n,t);for(const e of n.children)e.isItem=
!0}const C1={table:["table-row-group","table-header-group","table-footer-group","table-caption","table-column","table-column-group"],rows:["table-row"],row:["ta\
ble-cell"]},B1={table:"table-row-group",rows:"table-row",row:"table-cell"},N1={table:"rows",rows:"row",row:"cell"};function Je(n,t,e){const s=C1[e];let i=[];const o=()=>{
if(i.some(a=>"block"in a||!a.isBlank||a.inline.kind==="atom")){const a=ft(n.style,B1[e]),c=N1[e];a.inner=c==="cell"?"blocks":c,c==="cell"?W1(a,i):Je(a,i,c),n.add(
a)}else for(const a of i)"inline"in a&&a.inline.kind==="apart"&&n.add(a.inline.box);i=[]};for(const r of t)"block"in r&&s.includes(r.block.style.display)?(o(),n.
add(r.block)):i.push(r);o()}function W1(n,t){t.every(e=>"inline"in e)?yo(n,t):xo(n,t)}const Sf=n=>"block"in n&&n.block.style.display.startsWith("table-")&&n.block.
style.display!=="table-caption";function _1(n,t){if(!t.some(Sf))return t;const e=[];let s=[];const i=()=>{if(s.length===0)return;const o=ft(n.style,"table");o.inner=
"table",Je(o,s,"table"),e.push({block:o}),s=[]};for(const o of t)if(Sf(o))s.push(o);else{if(s.length>0&&"inline"in o&&o.isBlank)continue;i(),e.push(o)}return i(),
e}const os=13,ko=[1,1,1],Oo=[118/255,118/255,118/255],z1=[0,117/255,1],P1=.3,Ze=(n,t,e)=>({color:n,alpha:t,width:e,cap:0,join:0,miter:4,dashes:[],dashOffset:0}),
Ct=(n,t,e,s=1)=>({kind:"shape",path:n,fill:t&&{paint:t,alpha:s,hasHoles:!1},stroke:e}),Mf=os/2,vf=n=>(0,j.KJ)((t,e)=>[Mf+t*n,Mf+e*n]),$1=`${(0,j.XL)([[1,.5],[12,
.5],[12.5,1],[12.5,12],[12,12.5],[1,12.5],[.5,12],[.5,1]])} h`,D1=(0,j.XL)([[2.7,6.4],[5.3,9],[10.3,3.6]]);function F1(n,t,e,s){const i=e?P1:1,o=e?Oo:s?.color??
z1,r=[];return n==="radio"?(r.push(Ct(vf(6),ko,Ze(t?o:Oo,i,1))),t&&r.push(Ct(vf(3.5),o,void 0,i))):(r.push(Ct($1,t?o:ko,Ze(t?o:Oo,i,1),t?i:1)),t&&r.push(Ct(D1,void 0,
Ze(ko,1,1.8)))),{view:[0,0,os,os],fit:{scaling:"meet",x:.5,y:.5},nodes:r}}function G1({color:n,alpha:t}){const e=(0,j.XL)([[1,1],[4.5,4.5],[8,1]]);return{view:[
0,0,9,6],fit:{scaling:"meet",x:.5,y:.5},nodes:[Ct(e,void 0,Ze(n,t,1.8))]}}function H1(n,{color:t,alpha:e}){const s=Ze(t,e,1.2),i=n==="clock"?[Ct((0,j.KJ)((o,r)=>[
5.2+o*5,6.2+r*5]),void 0,s),Ct((0,j.XL)([[5.2,3],[5.2,6.6],[7.7,8]]),void 0,s)]:[Ct("1.4 1.6 9 9 re",void 0,s),Ct("0.8 1 10.2 2.6 re 2.4 0 1 1.5 re 8.4 0 1 1.5 \
re",t,void 0,e)];return{view:[0,-.6,13,13],fit:{scaling:"meet",x:.5,y:.5},nodes:i}}const j1="January February March April May June July August September October\
 November December".split(" ");function U1(n,t,e){const s=Object.hasOwn(Rf,n)?Rf[n]:void 0;if(!s)return;const i=s.write(t.trim()),o=K1.has(e)?i??s.empty:i===void 0?
"":t.trim().replace("T"," ");return{text:{value:o,isHint:!1,parts:Y1(o)},columns:s.columns,sides:s.sides,icon:s.icon}}const K1=new Set(["","en","en-us"]),Tf="mm\
/dd/yyyy",If="--:-- --",Rf={date:{empty:Tf,columns:10,sides:6,icon:"calendar",write:Af},time:{empty:If,columns:8,sides:6,icon:"clock",write:Ef},month:{empty:"--\
------- ----",columns:14,sides:4,icon:"calendar",write:n=>{const[,t,e]=/^(\d{4,6})-(\d\d)$/.exec(n)??[],s=j1[Number(e)-1];return s===void 0?void 0:`${s} ${t}`}},
week:{empty:"Week --, ----",columns:13,sides:4,icon:"calendar",write:n=>{const[,t,e]=/^(\d{4,6})-W(\d\d)$/.exec(n)??[];return e===void 0||Number(e)<1||Number(e)>
53?void 0:`Week ${e}, ${t}`}},"datetime-local":{empty:`${Tf}, ${If}`,columns:20,sides:12,icon:"calendar",write:n=>{const[t,e]=[Af(n.slice(0,-6)),Ef(n.slice(-5))];
return t===void 0||e===void 0||!/[T ]/.test(n.at(-6)??"")?void 0:`${t}, ${e}`}}};function Af(n){const[,t,e,s]=/^(\d{4,6})-(\d\d)-(\d\d)$/.exec(n)??[];return Number(
e)>=1&&Number(e)<=12&&Number(s)>=1&&Number(s)<=31?`${e}/${s}/${t}`:void 0}function Ef(n){const[,t,e]=/^(\d\d):(\d\d)(?::\d\d(?:\.\d{1,3})?)?$/.exec(n)??[];if(!(Number(
t)<24&&Number(e)<60))return;const s=Number(t)<12?"AM":"PM";return`${String(Number(t)%12||12).padStart(2,"0")}:${e} ${s}`}const Y1=n=>n.split(/(, |[/: ])/).map((t,e)=>e%
2===0?{text:t}:{text:t,look:"separator"}),X1=new Set(["input","select","textarea","button"]),Lf={submit:"Submit",reset:"Reset",button:""},V1={color:[0,0,0],alpha:1},
J1=({name:n,isHtml:t})=>t&&X1.has(n),So=({attributes:n})=>n.get("type")?.trim().toLowerCase()??"",Z1=n=>n.name==="input"&&So(n)==="image",Cf=n=>n.name==="input"&&
So(n)==="range";function q1(n,t,e){const s=tO(n,t),{least:i,style:o}=s,r=/flex|grid/.test(e.display),a=typeof i=="number"&&o.width==="auto"&&!r,c=[n.name,r,...Q1.
map(d=>n.attributes.get(d))].join("|"),l=kt(t,c,()=>a?{...o,width:(0,k.yA)(i+Wf(o).x)}:o);return{...s,style:l}}const Q1=["type","size","cols","rows","multiple"];
function tO(n,t){const e={...t};switch(e.display==="inline"&&(e.display="inline-block"),n.name){case"button":return Zt(e);case"textarea":return oO(n,e);case"sel\
ect":return aO(n)?{style:cO(n,e),isOnLine:!0,isCentered:!1}:rO(n,e);default:return eO(n,e)}}function eO(n,t){const{attributes:e}=n,s=So(n);if(s==="checkbox"||s===
"radio"){if(t.appearance==="none")return{style:t,isCentered:!1};const l=e.has("checked"),d=F1(s,l,e.has("disabled"),t.accentColor);return{style:t,mark:{drawing:d,
size:os,alt:iO[s][l?1:0]},isCentered:!1}}if(s==="range")return{style:t,isCentered:!1};const i=e.get("value")??"";if(Object.hasOwn(Lf,s))return{...Zt(t),text:{value:e.
has("value")?i:Lf[s],isHint:!1}};if(s==="color"){const[,l,d,f]=/^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(i)??[],h=l===void 0?V1:{color:[l,d,f].map(u=>Number.
parseInt(u,16)/255),alpha:1};return{...Zt(t),swatch:h}}const o=t.appearance==="none"?void 0:U1(s,i,(0,L.G7)(n));if(Mo(t,1),o)return nO(o,t);if(s==="file")return{
...Zt(t),text:sO,least:fO*t.fontSize};const r=qe(e.get("size"),20),a=(r*lO+dO)*t.fontSize,c=s==="password"?"•".repeat(Math.min(i.length,r)):i;return{...Zt(t),
text:Nf(c,e.get("placeholder")),least:a}}function nO({text:n,columns:t,sides:e,icon:s},i){const{fontSize:o,color:r}=i,a=s==="clock"?pO:uO,c={drawing:H1(s,r),width:o,
height:o,before:a,after:0},l=t*hO*o+e+a+o;return{...Zt(i,!0),text:n,least:l,beside:c,indent:n.value.startsWith("W")?0:1}}const sO={value:"Choose File No file ch\
osen",isHint:!1,parts:[{text:"Choose File",look:"button"},{text:"No file chosen"}]},iO={checkbox:["☐","☑"],radio:["○","◉"]};function oO(n,t){const{attributes:e}=n,
i=qe(e.get("cols"),20)*mO*t.fontSize+wO;Mo(t,qe(e.get("rows"),2));const o=(0,L.a4)(n).replace(/^\r?\n/,"");return{style:vo(t),text:Nf(o,e.get("placeholder")),least:i,
isOnLine:!0,isCentered:!1}}function rO(n,t){const e=(0,L.Ky)(n).filter(({name:c})=>c==="option"),s=e.findLast(({attributes:c})=>c.has("selected"))??e.find(({attributes:c})=>!c.
has("disabled"))??e[0];let i="";for(const c of e){const l=Bf(c);l.length>i.length&&(i=l)}$f(t)&&!Df(t)&&t.appearance!=="none"&&To(t.backgroundColor)===Gf&&(t.backgroundColor=
Ff);const o={...Zt(t,!0),text:{value:s?Bf(s):"",isHint:!1},least:i};if(t.appearance==="none")return o;const r=t.paddingRight.percent===0?t.paddingRight.px:0,a={
drawing:G1(t.color),width:9,height:6,before:2+r,after:4-r};return{...o,beside:a,indent:gO}}const Bf=n=>(n.attributes.get("label")??(0,L.a4)(n)).replace(/\s+/g,"\
 ").trim(),aO=({attributes:n})=>n.has("multiple")||qe(n.get("size"),1)>1;function cO(n,t){return Mo(t,qe(n.attributes.get("size"),4)),vo(t)}const Nf=(n,t)=>n===
""&&t!==void 0?{value:t,isHint:!0}:{value:n,isHint:!1};function qe(n,t){const e=/^\s{0,9}(\d{1,9})/.exec(n??"")?.[1];return e===void 0||Number(e)===0?t:Math.min(
Number(e),1e3)}const lO=.6,dO=1.5,fO=19.5,hO=.6,[uO,pO,gO]=[17,11.67,4],mO=.675,wO=15;function Mo(n,t){const{minHeight:e}=n,s=typeof e=="object"?e:(0,k.yA)(0);n.
height==="auto"&&s.percent===0&&(n.minHeight=(0,k.yA)(Math.max(s.px,t*ys(n)+Wf(n).y)))}function Wf(n){if(n.boxSizing!=="border-box")return{x:0,y:0};const[t,e]=[
J(n),Q(n,0)];return{x:N(t)+N(e),y:W(t)+W(e)}}function Zt(n,t=!1){const e=n.display==="inline-block"||n.display==="block";return e&&(n.display=n.display==="block"?
"flex":"inline-flex",Object.assign(n,t?_f:bO)),{style:vo(n),isCentered:e}}const _f={flexDirection:"row",justifyContent:"space-between",alignItems:"center",flexWrap:"\
nowrap"},bO={..._f,flexDirection:"column",justifyContent:"center",alignItems:"stretch"},zf=["Top","Right","Bottom","Left"],Pf=["TopLeft","TopRight","BottomRight",
"BottomLeft"];function vo(n){const t=n.backgroundImage.length===0&&xO.has(To(n.backgroundColor));if(!$f(n)||!t||n.appearance==="none")return n;for(const e of zf){
const s=n[`padding${e}`];Object.assign(n,{[`border${e}Width`]:1,[`border${e}Style`]:"solid",[`padding${e}`]:{...s,px:s.px+1}})}if(!Df(n))for(const e of Pf)n[`bo\
rder${e}Radius`]=yO;return n}const $f=n=>zf.every(t=>n[`border${t}Width`]===2&&/^(?:in|out)set$/.test(n[`border${t}Style`])),Df=n=>Pf.some(t=>n[`border${t}Radiu\
s`][0].px>0),To=n=>n?.color.join()??"",yO=[(0,k.yA)(2),(0,k.yA)(2)],Ff={color:[1,1,1],alpha:1},Gf=[239/255,239/255,239/255].join(),xO=new Set([To(Ff),Gf]);function kO(n,t,{
least:e,beside:s,swatch:i,isCentered:o}){if(n.children=[i?rs(n,{...OO,backgroundColor:i}):t],e!==void 0&&n.style.width==="auto"){const r=s?s.before+s.width+s.after:
0;TO(n,typeof e=="number"?e-r:e)}if(s){const{drawing:r,width:a,height:c,before:l,after:d}=s,f=rs(n,{marginLeft:(0,k.yA)(l),marginRight:(0,k.yA)(d),flexShrink:0});
f.inner="image",f.replaced={image:void 0,drawing:r,width:a,height:c},n.add(f)}n.inner=o?"flex":"blocks";for(const r of n.children)r.isItem=o}const rs=({style:n},t)=>new U(
kt(n,JSON.stringify(t),()=>({...ft(n,"block").style,...t}))),Hf={color:[118/255,118/255,118/255],alpha:1},as=n=>Object.fromEntries(["Top","Right","Bottom","Left"].
flatMap(t=>[[`border${t}Width`,1],[`border${t}Style`,"solid"],[`border${t}Color`,n]])),OO={...as(Hf),flexGrow:1,alignSelf:"stretch",marginTop:(0,k.yA)(4),marginBottom:(0,k.
yA)(4),marginLeft:(0,k.yA)(2),marginRight:(0,k.yA)(2)};function SO(n,t=0){const{decorations:e}=n,s=t===0?{}:{marginLeft:(0,k.yA)(t)};return new U(kt(n,`line ${t}`,
()=>({...ft(n,"block").style,decorations:e,...s})))}const MO={separator:{paddingLeft:(0,k.yA)(1),paddingRight:(0,k.yA)(1)},button:{...as(Hf),backgroundColor:{color:[
239/255,239/255,239/255],alpha:1},paddingTop:(0,k.yA)(2),paddingBottom:(0,k.yA)(2),paddingLeft:(0,k.yA)(7),paddingRight:(0,k.yA)(7),marginRight:(0,k.yA)(4),...Object.
fromEntries(["TopLeft","TopRight","BottomRight","BottomLeft"].map(n=>[`border${n}Radius`,[(0,k.yA)(2),(0,k.yA)(2)]]))}};function vO(n,t,e){const{style:s}=t.styled;
for(const{text:i,look:o}of n){if(o===void 0){ye(i,t,e);continue}const r=new U(kt(s,o,()=>({...ft(s,"inline").style,...MO[o]})));e.push({inline:{kind:"open",box:r,
owner:void 0},home:void 0,isBlank:!0}),ye(i,t,e),e.push({inline:{kind:"close",box:r},home:void 0,isBlank:!0})}}function TO(n,t){const e={height:(0,k.yA)(0),overflow:"\
hidden",visibility:"hidden"},s=rs(n,typeof t=="number"?{...e,width:(0,k.yA)(t)}:e);typeof t=="string"&&(s.inner="lines",s.inlines=[{kind:"text",text:t,style:s.style,
owner:void 0}]);const i=rs(n,{});for(const o of[...n.children,s])i.add(o);n.children=[i]}const IO=Object.keys(et.AG);function RO(n,t){const e=(0,et.lM)(t),s={};
for(const o of IO)n[o]!==e[o]&&Object.assign(s,{[o]:n[o]});const{decorations:i}=n;return i.length>t.decorations.length&&Object.assign(s,{decorations:i}),s}const AO=new Set(
["progress","meter"]),jf=n=>AO.has(n.name)||Cf(n);function EO(n){const{name:t,attributes:e}=n,s=(f,h)=>{const u=e.get(f)?.trim(),p=u===void 0||u===""?NaN:Number(
u);return Number.isFinite(p)?p:h},i=t==="progress"?0:s("min",0),o=s("max",t==="input"?100:1),r=s("value",t==="input"?(i+o)/2:i),a=(r-i)/(o-i),c=(f,h,u)=>Math.min(
Math.max(s(f,h),u),o),l=c("low",i,i),d={low:l,high:c("high",o,l),optimum:c("optimum",(i+o)/2,i)};return{share:Number.isFinite(a)?Math.min(Math.max(a,0),1):0,bar:t===
"meter"?LO[CO(r,d)]:"bar"}}const LO=["bar","suboptimal-bar","worst-bar"];function CO(n,{low:t,high:e,optimum:s}){const[i,o]=[s,n].map(r=>r<t?0:r>e?2:1);return i===
o||i===0&&n===t||i===2&&n===e?0:i===1||o===1?1:2}const[qt,Io]=[15,8],Ro=178/255,BO={color:[239/255,239/255,239/255],alpha:1},cs=[(0,k.yA)(qt),(0,k.yA)(qt)],Ao={
borderTopLeftRadius:cs,borderTopRightRadius:cs,borderBottomLeftRadius:cs,borderBottomRightRadius:cs};function NO(n,t,e){const s=t.accentColor??t.backgroundColor,
i=ft(n.style,"block").style,o={...i,...Ao,...as({color:[Ro,Ro,Ro],alpha:1}),boxSizing:"border-box",height:(0,k.yA)(Io),marginTop:(0,k.yA)((qt-Io)/2+.5),backgroundColor:BO},
r=new U(o);r.inner="blocks",r.add(new U({...t,...Ao,backgroundColor:s}));const a={...i,...Ao,width:(0,k.yA)(qt),height:(0,k.yA)(qt),marginTop:(0,k.yA)(-(qt+Io)/
2),marginLeft:{px:-qt*e,percent:e},backgroundColor:s};n.add(r),n.add(new U(a))}function WO(n,t,e,s){const{share:i,bar:o}=EO(t),a={...s.pseudoStyle(t,o,e).style,
display:"block",width:{px:0,percent:i},height:{px:0,percent:1}};n.inner="blocks",Cf(t)&&n.style.appearance!=="none"?NO(n,a,i):n.add(new U(a));const c=(0,L.a4)(t).
replace(/\s+/g," ").trim();return c===""?`${Math.round(i*100)} %`:c}const ls=500,Uf=2e3,_O=20;class zO{given=new Map;length=0;add(t,e,s){if(this.length+=s.length+
_O,this.length>B.uL)throw(0,B.dM)();const i=this.given.get(t);i?i.push({place:e,text:s}):this.given.set(t,[{place:e,text:s}])}onPages(t){const e=new Map(t.map((i,o)=>[
i,o])),s=new Map;for(const[i,o]of this.given){const r=o.flatMap(({place:a,text:c})=>{const l=a.sheet&&e.get(a.sheet);return l===void 0?[]:[{page:l,text:c}]});s.
set(i,r.sort((a,c)=>a.page-c.page))}return new PO(s)}}class PO{byName;spans=new Map;constructor(t){this.byName=t}textOf({string:t,which:e},s){const i=this.byName.
get(t)??[],{first:o,end:r}=this.spanOn(t,i,s),a=r>o;if(e==="first-except"&&a)return"";const c=e==="last"?r-1:a?o:o-1;return i[c]?.text??""}spanOn(t,e,s){const i=this.
spans.get(t);if(i?.page===s)return i;let o=i?.end??0;for(;o<e.length&&e[o].page<s;)o++;let r=o;for(;r<e.length&&e[r].page===s;)r++;const a={page:s,first:o,end:r};
return this.spans.set(t,a),a}}function $O(n){let t="";const e=[n];for(let i=0;i<Uf&&t.length<=ls;i++){const o=e.pop();if(!o)break;if(o.kind==="text")t+=o.value.
slice(0,2*ls);else for(let r=Math.min(o.children.length,Uf)-1;r>=0;r--)e.push(o.children[r])}const s=t.replace(/\s+/g," ").trim();return s.length>ls?`${s.slice(
0,ls)}…`:s}const DO=/^(?:https?|mailto|tel|ftp):/i;function Kf(n,t){if(n.startsWith("#")){const e=t.find(FO(n.slice(1)));return e&&{place:e}}return DO.test(n)?
{uri:GO(n)}:void 0}function FO(n){try{return decodeURIComponent(n)}catch{return n}}const GO=n=>{try{return new URL(n).href.replace(/[^!-~]/g,t=>encodeURIComponent(
t))}catch{return n.replace(/[^!-~]/gu,t=>encodeURIComponent(t))}},HO=300;function jO(n,t){const e=(0,L.Kg)(n);return(e===""?n.attributes.get("title")??t:e).slice(
0,HO)}class ke{parent;own;outer;paragraph;constructor(t,e,s){this.parent=t,this.own=e,this.outer=s}get(){return this.own?this.parent:this.outer?this.outer.get():
this.paragraph??=this.parent.add("P")}end(){this.paragraph=void 0,this.outer?.end()}}const UO=new Set(["P","H1","H2","H3","H4","H5","H6","TD","TH","LBody","Capt\
ion","Code"]);class KO{document;headings;data=new Map;constructor(t,e){this.document=t,this.headings=e}top(){return new ke(this.document,!1)}enter(t,e,s){const{
name:i}=t;if(s&&!this.tagOf(t))return{home:new ke(e.parent,!1,e),label:void 0};if(s||e.end(),i==="li")return this.item(e);const o=this.tagOf(t);if(!o)return{home:new ke(
e.parent,!1),label:void 0};const r=e.parent.add(o,this.factsOf(t,o));return{home:new ke(r,UO.has(o)),label:void 0}}item(t){if(t.parent.tag!=="L")return{home:new ke(
t.parent.add("P"),!0),label:void 0};const e=t.parent.add("LI"),s=e.add("Lbl");return{home:new ke(e.add("LBody"),!1),label:s}}tagOf(t){const{name:e}=t,s=this.headings.
levelOf(t);if(s!==void 0)return`H${s}`;if(/^h[1-6]$/.test(e))return"P";const i=YO[e];return i?this.isData(t)?i:void 0:XO[e]}factsOf(t,e){const{attributes:s,name:i}=t;
if(e==="L")return{attributes:{O:"List",ListNumbering:i==="ol"?"Decimal":"Disc"}};if(e!=="TH"&&e!=="TD")return is.Kj;const[o,r]=[Number(s.get("colspan"))||1,Number(
s.get("rowspan"))||1],a={...o>1&&{ColSpan:o},...r>1&&{RowSpan:r}};return e==="TD"?Object.keys(a).length>0?{attributes:{O:"Table",...a}}:is.Kj:{attributes:{O:"Ta\
ble",Scope:JO(t),...a}}}isData(t){let e=t;for(;e&&e.name!=="table";)e=e.parent;if(!e)return!1;let s=this.data.get(e);return s===void 0&&this.data.set(e,s=VO(e)),
s}}const YO={table:"Table",thead:"THead",tbody:"TBody",tfoot:"TBody",tr:"TR",th:"TH",td:"TD",caption:"Caption"},XO={p:"P",ul:"L",ol:"L",menu:"L",blockquote:"Blo\
ckQuote",pre:"P",section:"Sect",article:"Sect",dt:"P",dd:"P",figcaption:"P",summary:"P"};function VO(n){const t=n.attributes.get("role");if(t==="presentation"||
t==="none")return!1;let e=0,s=0;for(const i of(0,L.Ky)(n))if(i!==n){if(i.name==="table")return!1;if(i.name==="th"||i.name==="thead"||i.name==="caption")return!0;
i.name==="tr"&&e++,i.name==="td"&&s++}return e>1&&s>e}function JO(n){const t=n.attributes.get("scope")?.toLowerCase();if(t==="row"||t==="rowgroup")return"Row";if(t===
"col"||t==="colgroup")return"Column";const e=n.parent,s=e?.parent?.name==="thead",i=e?.children.some(o=>o.kind==="element"&&o.name==="td");return!s&&i===!0?"Row":
"Column"}function*Yf(n,{images:t,pictures:e,told:s}){const i=(0,ee.bi)(n),o=t.get(i)??(yield*e.at(i));return o||s.images.add(n),o}function*ds(n,t){const{backgroundImage:e,
mask:s,borderImage:i}=n.style,o=[...e,...s?.backgroundImage??[],...i?.image?[i.image]:[]];if(!o.some(a=>"url"in a))return;const r=new Map;for(const a of o){if(!("\
url"in a))continue;const c=yield*Yf(a.url,t);c&&r.set(a.url,c)}n.images=r}function*Xf(n,t,e){const s=yield*Yf(n,e);if(!s)return;const i=new U({...ft(t,"inline-b\
lock").style});if(i.inner="image","drawing"in s){const{drawing:o,width:r,height:a}=s;i.replaced={image:void 0,drawing:o,width:r,height:a};const{view:c}=o;c&&(i.
style.aspectRatio=c[2]/c[3])}else i.replaced={image:s,...s.displayed};return i}function*Vf(n,t,e){const s=[];let i="";for(const o of n){if(typeof o=="string"){i+=
o;continue}const r=yield*Xf(o.url,t,e);r&&(i!==""&&s.push(i),s.push(r),i="")}return i!==""&&s.push(i),s}const Jf=7,ZO=.5,qO=new Set(["p","div","h1","h2","h3","h\
4","h5","h6","ul","ol","dl","table","pre","section"]);function*QO(n,t,e){const s=t.listStyleImage===void 0?void 0:yield*Xf(t.listStyleImage,t,e);if(!s?.replaced)
return;const i=s.style,{width:o=ZO*t.fontSize,height:r=o}=s.replaced;s.replaced.width===void 0&&(i.width=(0,k.yA)(o));const a=t.direction==="rtl",[c,l]=a?["marg\
inRight","marginLeft"]:["marginLeft","marginRight"];i[l]=(0,k.yA)(Jf);const d=f=>f==="atom"?{inline:{kind:f,box:s,owner:void 0},home:void 0,isBlank:!1}:{inline:{
kind:f,box:s},home:void 0,isBlank:!0};return t.listStylePosition==="inside"||(i[c]=(0,k.yA)(-o-Jf),!eS(n))?d("atom"):(Object.assign(i,{position:"absolute",marginTop:(0,k.
yA)(Math.max((ys(t)-r)/2,0))}),d("apart"))}function tS(n){const{style:t}=n,[e,s]=Lh(t),[i,o]=t.direction==="rtl"?["marginRight","marginLeft"]:["marginLeft","mar\
ginRight"],r={...t,display:"inline-block",width:(0,k.yA)(0),[i]:(0,k.yA)(s),[o]:(0,k.yA)(t.fontSize+1+e-s)},a=new U(r);return Object.assign(a,{inner:"lines",marker:n,
inlines:[{kind:"text",text:" ",style:t,owner:void 0}]}),{inline:{kind:"atom",box:a,owner:void 0},home:void 0,isBlank:!1}}function eS({children:n}){const t=n.find(
e=>e.kind==="element"||e.value.trim()!=="");return t?.kind==="element"&&qO.has(t.name)}const Zf=1e3;function nS(n){const{attributes:t}=n,e=t.get("role");if(t.get(
"aria-hidden")==="true"||e==="presentation"||e==="none")return"";const s=(0,L.ZE)(n).find(({name:o})=>o==="title");return[t.get("aria-label"),s&&(0,L.Kg)(s),sS(
n)].map(o=>o?.slice(0,10*Zf).replace(/\s+/g," ").trim().slice(0,Zf)).find(o=>o!==void 0&&o!=="")}function sS(n){const t=[],e=(0,L.ZE)(n).reverse();for(let s=e.pop();s;s=
e.pop())if(s.name==="text")t.push((0,L.a4)(s));else if(s.name!=="defs")for(const i of(0,L.ZE)(s).reverse())e.push(i);return t.join(" ")}const iS={px:0,percent:1},
Eo=16,oS={width:96,height:96};class rS{sources;constructor(t){this.sources=t}*boxOf(t,e){const s=new U(e),i=this.sources.headings.placeOf(t);return i&&(s.place=
i),yield*ds(s,this.sources),s}*picture(t,e,s,i){const{images:o,pictures:r,told:a}=this.sources,{style:c}=e,l=yield*this.boxOf(t,c),d=(0,ms.Z)(t),f=d===void 0?void 0:
o.get((0,ee.bi)(d)),h=t.attributes.get("alt")??t.attributes.get("title"),u=d===void 0?void 0:yield*r.at((0,ee.bi)(d));if(u){h===void 0&&a.undescribed++,yield*this.
addDrawing(t,e,u,h,s,i);return}if(!f){d!==void 0&&d.trim()!==""&&a.images.add(d),h!==void 0&&h.trim()!==""?this.substitute(h,e,s,i):this.keepPlace(l,d,h!==void 0,
s,i);return}h===void 0&&a.undescribed++;const{width:p,height:g}=/^\s*qr:/i.test(d)?oS:f.displayed;l.replaced={image:f,width:p,height:g},this.addReplaced(l,h,s,i)}addReplaced(t,e,s,i){
t.inner="image",e?.trim()!==""&&(t.element=new is.Hg("Figure",void 0,{alt:e??""})),be(t.style)?(t.element&&s.home.parent.adopt(t.element),xe(t,{},i)):xe(t,{owner:s.
owner,home:s.home.get()},i)}*drawing(t,e,s,i){const{told:o,drawings:r}=this.sources,{drawing:a,size:c}=yield*r.read(t,e),l=nS(t);l===void 0&&o.undescribed++,yield*this.
addDrawing(t,e,{drawing:a,width:c?.width,height:c?.height},l,s,i)}*addDrawing(t,e,{drawing:s,width:i,height:o},r,a,c){const l={...e.style},d=yield*this.boxOf(t,
l);l.width==="auto"&&l.height==="auto"&&i===void 0&&o===void 0&&(l.width=iS),s.view&&(l.aspectRatio??=s.view[2]/s.view[3]),d.replaced={image:void 0,drawing:s,width:i,
height:o},this.addReplaced(d,r,a,c)}substitute(t,{style:e,variables:s},i,o){const{width:r,height:a,minHeight:c}=e,l=this.sources.quirks==="all"&&(r!=="auto"||a!==
"auto"),d={...e,height:"auto",aspectRatio:void 0},f=new U(l?hS(e):be(e)?{...d,minHeight:typeof a=="object"?a:c}:{...d,width:"auto",minWidth:"auto",minHeight:"au\
to"}),h=[];(!l||Lo(e))&&h.push(bo(Qf(e))),ye(t,{...i,styled:{style:(0,et.lM)(e),variables:s}},h),Ve(f,h,i.home),l&&(f.isOnLine=!0),xe(f,be(e)?{}:{owner:i.owner,
home:i.home.get()},o)}keepPlace(t,e,s,i,o){const{style:r,place:a,images:c}=t,l=e!==void 0&&e!=="",f=this.sources.quirks==="all"&&(r.width!=="auto"||r.height!=="\
auto")||r.width!=="auto"&&r.height!=="auto",h=l&&(f?Lo(r):!s),u=r.width!=="auto"&&be(r);if(h&&(f||u)){const b=Object.assign(new U(f?qf(r):dS(r)),{place:a,images:c});
Ve(b,[bo(Qf(r))],i.home),xe(b,{},o);return}const p=()=>({...r,width:"auto",height:"auto"}),g=new U(f?r:kt(r,"unsized",p)),m=h?Eo:0;Object.assign(g,{place:a,images:c,
replaced:{image:void 0,drawing:h?th:void 0,width:m,height:m}}),this.addReplaced(g,"",i,o)}}const Lo=({width:n,height:t})=>[n,t].every(e=>typeof e!="object"||e.percent!==
0||e.px>=cS),aS=n=>typeof n=="object"&&n.percent===0,cS=20,lS={color:[.75,.75,.75],alpha:1},dS=n=>({...n,height:"auto",aspectRatio:void 0,display:n.display==="b\
lock"?"flow-root":n.display});function qf(n){const{width:t,height:e}=n,s=e==="auto"&&aS(t)?t:e,i={...n,width:t==="auto"?e:t,height:s,aspectRatio:void 0},o=n.borderTopWidth+
n.borderLeftWidth>0;return!Lo(n)||o?i:{...i,...as(lS),boxSizing:"border-box",...fS}}const fS={paddingTop:(0,k.yA)(1),paddingRight:(0,k.yA)(1),paddingBottom:(0,k.
yA)(1),paddingLeft:(0,k.yA)(1)};function hS(n){const t=qf(n),{height:e,minHeight:s}=t;return{...t,height:"auto",minHeight:typeof e=="object"?e:s}}function Qf(n){
const t=()=>({...ft(n,"block").style,float:"left"}),e=new U(kt(n,"missing",t));return e.inner="image",e.replaced={image:void 0,drawing:th,width:Eo,height:Eo},e}
const Oe=(n,t)=>({kind:"shape",path:n,fill:{paint:t,alpha:1,hasHoles:!1},stroke:void 0}),th={view:[0,0,16,16],fit:{scaling:"meet",x:.5,y:.5},nodes:[Oe("0 0 m 11\
 0 l 16 5 l 16 9 l 9 16 l 0 16 l h",[.6,.6,.6]),Oe("1 1 m 10.5 1 l 15 5.5 l 15 8.5 l 8.5 15 l 1 15 l h",[.77,.84,.96]),Oe("1 12 m 4 9 l 7 7.5 l 10.5 8 l 12.5 11\
 l 8.5 15 l 1 15 l h",[.36,.68,.22]),Oe("2 5.5 m 3.5 4 l 5 3 l 6.5 4 l 8 5.5 l h 10.5 1 m 15 5.5 l 10.5 5.5 l h",[1,1,1]),Oe("16 10.5 m 16 16 l 10.5 16 l h",[.6,
.6,.6]),Oe("15 12.5 m 15 15 l 12.5 15 l h",[.36,.68,.22])]},uS=()=>({images:new Set,links:new Set,leftOut:new Map,fields:new Map,undescribed:0}),pS=new Set(["if\
rame","frame","frameset","object","embed","applet","video","audio","canvas","math"]);function gS(n){let[t,e]=[0,0];for(const{name:s,attributes:i}of(0,L.Ky)(n))s===
"link"&&/\bstylesheet\b/i.test(i.get("rel")??"")&&t++,s==="script"&&mS.test(i.get("type")??"")&&e++;return{links:t,scripts:e}}const mS=/^\s*(?:$|module\s*$|(?:text|application)\/(?:x-)?(?:java|ecma|j|live)script)/i,
wS=new Set(["lines","blocks","flex","grid"]),bS=/[\u1100-\u11ff\u2e80-\ua4cf\uac00-\ud7ff\uf900-\ufaff\uff01-\uff60]|[\u{20000}-\u{3fffd}]/u;function eh(n,t){return n.
style.writingMode==="across"||t.writingMode!=="across"?"none":wS.has(n.inner)&&!Co(n)?"turned":"refused"}const Co=({inner:n,inlines:t,children:e})=>n!=="turned"&&
(e.some(Co)||t.some(s=>s.kind==="text"?bS.test(s.text):(s.kind==="atom"||s.kind==="apart")&&Co(s.box))),yS=["flexDirection","flexWrap","justifyContent","alignCo\
ntent","alignItems","justifyItems","rowGap","columnGap","gridTemplateColumns","gridTemplateRows","gridTemplateAreas","gridAutoColumns","gridAutoRows","gridAutoF\
low"];function xS({style:n,inner:t}){return{...ft(n,t==="flex"||t==="grid"?t:"block").style,...Object.fromEntries(yS.map(s=>[s,n[s]]))}}function nh(n){const{style:t}=n,
e=new U(kt(t,"turned content",()=>xS(n))),{inner:s,inlines:i,element:o,firstLine:r,children:a}=n;Object.assign(e,{inner:s,inlines:i,element:o,firstLine:r}),e.children=
a;const c="auto",l=t.display==="table-cell"||t.alignContent==="center",d=new U(kt(t,"turned",()=>({...ft(t,"block").style,width:"fit-content",height:Dx(n),maxHeight:t.
maxHeight,marginLeft:t.writingMode==="down"||l?c:{px:0,percent:0},marginRight:l?c:{px:0,percent:0}})));d.inner="turned",d.children=[e],Object.assign(n,{inner:"b\
locks",inlines:[],element:null,firstLine:void 0}),n.children=[d]}class kS{sources;counters=new d1;tags;pictures;constructor(t){this.sources=t,this.tags=new KO(t.
document,t.headings),this.pictures=new rS(t)}*build(t){const e=[],{styler:s}=this.sources;yield*this.element(t,{styled:s.start,home:this.tags.top(),owner:void 0,
table:void 0},e);const[i]=e;return i&&"block"in i?(MS(i.block,t),i.block):new U(s.start.style)}*nodes(t,e,s){for(const i of t)i.kind==="text"?ye(i.value,e,s):yield*this.
element(i,e,s)}*element(t,e,s){const{styler:i,told:o}=this.sources;yield*i.findRules(t);const r=SS(e.styled.style,i.styleOf(t,e.styled,e.table));yield Y+i.takeWork();
const{name:a}=t;(pS.has(a)||Z1(t))&&fs(o.leftOut,a);const{style:c}=r;if(c.display==="none")return;if(J1(t))return yield*this.control(t,r,e,s);const l=this.counters.
enter(c,t);c.stringSet.length>0&&(yield*this.nameStrings(t,c)),a==="br"?E1(c,s):a==="wbr"?ye("​",{...e,styled:r},s):a==="img"?yield*this.pictures.picture(t,r,
e,s):a==="svg"&&!t.isHtml?yield*this.pictures.drawing(t,r,e,s):c.display==="contents"?yield*this.nodes(t.children,{...e,styled:r},s):c.display==="inline"?yield*this.
inline(t,r,e,s):yield*this.block(t,r,e,s),l()}*nameStrings(t,e){const{headings:s,strings:i}=this.sources;for(const{name:o,parts:r}of e.stringSet){const a=r.map(
c=>"inner"in c?$O(t):this.textOf(c,t,e)).join("");i.add(o,s.keepPlace(t),a),yield Y}}*control(t,e,s,i){const o=q1(t,e.style,s.styled.style),{style:r,mark:a}=o;t.
name!=="button"&&fs(this.sources.told.fields,t.name);const c=this.counters.enter(r,t),l={...e,style:r};if(a){const{drawing:d,size:f}=a;yield*this.pictures.addDrawing(
t,l,{drawing:d,width:f,height:f},a.alt,s,i)}else yield*this.block(t,l,s,i,o);c()}value({value:t,isHint:e,parts:s},i,o,r){const{styled:a}=o,c=e?this.sources.styler.
pseudoStyle(i,"placeholder",a):a,l=kt(c.style,"text",()=>(0,et.lM)(c.style));t.trim()===""?r.push({inline:{kind:"break",style:l},home:void 0,isBlank:!1}):vO(s??
[{text:t}],{...o,styled:{...c,style:l}},r)}*inline(t,e,s,i){const o=yield*this.pictures.boxOf(t,e.style),r=this.ownerOf(t,s.owner),a={...s,styled:e,owner:r};i.push(
{inline:{kind:"open",box:o,owner:r},home:void 0,isBlank:!0}),yield*this.content(t,e,a,i),i.push({inline:{kind:"close",box:o},home:void 0,isBlank:!0})}*content(t,e,s,i){
e.pseudos.includes("before")&&(yield*this.pseudo(t,"before",s,i)),yield*this.nodes(OS(t),s,i),e.pseudos.includes("after")&&(yield*this.pseudo(t,"after",s,i))}*block(t,e,s,i,o){
const{style:r}=e,a=yield*this.pictures.boxOf(t,r),c=!be(r),l=this.tags.enter(t,s.home,c),{home:d}=l,f=this.ownerOf(t,s.owner),h=t.name==="table"?t:s.table,u=[];
r.display==="list-item"&&(yield*this.marker(t,e,a,l,u));const p=o?.isCentered||o?.least!==void 0?SO(r,o.indent):a,g={styled:p===a?e:{...e,style:p.style},home:d,
owner:f,table:h};if(o?.text?this.value(o.text,t,g,u):jf(t)||(yield*this.content(t,e,g,u)),e.pseudos.includes("first-letter")&&this.firstLetter(t,e,u,d),/^h[1-6]$/.
test(t.name)&&(a.keepsNext=!0),a.span=IS(t),Ve(p,u,d),o&&p!==a&&kO(a,p,o),o?.isOnLine===!0&&(a.isOnLine=!0),e.pseudos.includes("first-line")&&a.inner==="lines"&&
(a.firstLine=RO(this.sources.styler.pseudoStyle(t,"first-line",e).style,r)),t.name==="legend"&&!a.isApart&&(a.isLegend=!0),t.name==="fieldset"&&a.inner==="block\
s"&&(a.legend=a.children.find(({isLegend:m})=>m)),jf(t)){const m=t.attributes.get("aria-label")??WO(a,t,e,this.sources.styler);a.element=new is.Hg("Figure",void 0,
{alt:m})}this.turn(a,s),xe(a,{owner:s.owner},i)}*marker(t,e,s,{home:i,label:o},r){const a=e.pseudos.includes("marker")?this.sources.styler.pseudoStyle(t,"marker",
e).style:void 0,c=Array.isArray(a?.content)?a.content:void 0,l=c||a?.content==="none"?void 0:yield*QO(t,s.style,this.sources);if(l)return void r.push(l);const d=c?.
map(u=>this.textOf(u,t,s.style)).join(""),f=d===void 0?this.counters.marker(s.style):{text:d,shape:void 0};if(!f||a?.content==="none")return;const h=()=>({...a??
Lc((0,et.lM)(s.style),s.style),decorations:[]});s.style.listStylePosition==="outside"?s.marker={...f,style:a??s.style,element:o}:f.shape?r.push(tS({...f,style:h(),
element:o})):this.insideMarker(f.text,h(),i,r)}insideMarker(t,e,s,i){const o=new U(e);i.push({inline:{kind:"open",box:o,owner:void 0},home:void 0,isBlank:!0});const r={
kind:"text",text:t,style:e,owner:void 0};i.push({inline:r,home:s.get(),isBlank:!1}),i.push({inline:{kind:"close",box:o},home:void 0,isBlank:!0})}turn(t,{styled:e}){
const s=eh(t,e.style);s==="turned"?nh(t):s==="refused"&&fs(this.sources.styler.ignored,"writing-mode")}textOf(t,e,s){if("string"in t&&fs(this.sources.styler.ignored,
"content"),"string"in t||"url"in t||"inner"in t)return"";if(!("target"in t))return this.counters.textOf(t,e,s);const{targets:i,headings:o}=this.sources;return i.
textOf(this.counters.textOf(t.target,e,s),t.style,o)}*pseudo(t,e,s,i){const o=this.sources.styler.pseudoStyle(t,e,s.styled),{style:r}=o;if(!Array.isArray(r.content)||
r.display==="none")return;const a=[];if(yield*this.made(r.content,t,{...s,styled:o},a),r.display==="inline"){const l=new U(r);yield*ds(l,this.sources),i.push({inline:{
kind:"open",box:l,owner:s.owner},home:void 0,isBlank:!0});for(const d of a)i.push(d);i.push({inline:{kind:"close",box:l},home:void 0,isBlank:!0});return}const c=new U(
r);yield*ds(c,this.sources),Ve(c,a,s.home),this.turn(c,s),xe(c,{owner:s.owner},i)}*made(t,e,s,i){const{style:o}=s.styled,r=this.counters.enter(o,void 0),a=t.map(
c=>"url"in c?c:this.textOf(c,e,o));for(const c of yield*Vf(a,o,this.sources))typeof c=="string"?ye(c,s,i):i.push({inline:{kind:"atom",box:c,owner:s.owner},home:void 0,
isBlank:!1});r()}firstLetter(t,e,s,i){const o=s.findIndex(u=>!("inline"in u)||!u.isBlank),r=s[o];if(!r||!("inline"in r)||r.inline.kind!=="text")return;const{text:a}=r.
inline,c=vS.exec(a)?.[0];if(c===void 0)return;const{style:l}=this.sources.styler.pseudoStyle(t,"first-letter",e),d=new U(l),f={...r,inline:{...r.inline,text:c.trimStart(),
style:(0,et.lM)(l)}},h={...r,inline:{...r.inline,text:a.slice(c.length)}};if(l.float==="none"){const u={inline:{kind:"open",box:d,owner:void 0},home:void 0,isBlank:!0},
p={inline:{kind:"close",box:d},home:void 0,isBlank:!0};s.splice(o,1,u,f,p,h)}else Ve(d,[f],i),s.splice(o,1,{inline:{kind:"apart",box:d},home:void 0,isBlank:!0},
h)}ownerOf(t,e){const s=t.name==="a"?t.attributes.get("href")?.trim():void 0,i=t.attributes.get("lang")?.trim();if(s!==void 0){const o=Kf(s,this.sources.headings);
if(o)return new gf._("Link",{},e,{target:o,contents:jO(t,s)});s!==""&&s!=="#"&&this.sources.told.links.add(s)}return i!==void 0&&t.parent?.parent&&/^[a-z]{2,3}(?:-[a-z0-9]{1,8})*$/i.
test(i)?new gf._("Span",{lang:i},e):e}}function fs(n,t){n.set(t,(n.get(t)??0)+1)}function OS(n){if(n.name!=="details"||n.attributes.has("open"))return n.children;
const t=(0,L.ZE)(n).find(({name:e})=>e==="summary");return t?[t]:[]}function SS(n,t){const{style:e}=t;return n.opacity===1||n.display!=="inline"||e.display!=="i\
nline"?t:{...t,style:{...e,opacity:e.opacity*n.opacity}}}function MS(n,t){const e=n.style,s=n.children.find(({isApart:r})=>!r),i=t.children.some(r=>r.kind==="el\
ement"&&r.name==="body");if(!s||!i||e.backgroundColor!==void 0||e.backgroundImage.length>0)return;const o=s.style;for(const r of TS)Object.assign(e,{[r]:o[r]}),
Object.assign(o,{[r]:et.DI[r]});n.images=s.images}const vS=new RegExp("^\\s*\\p{P}{0,9}[\\p{L}\\p{N}\\p{S}]\\p{M}{0,9}\\p{P}{0,9}","u"),TS=["backgroundColor","b\
ackgroundImage","backgroundSize","backgroundRepeat","backgroundPosition","backgroundClips","backgroundOrigin","backgroundAttachment"];function IS({attributes:n}){
const t=(i,o)=>{const r=n.get(i)??"";return/^\s*\d{1,6}\s*$/.test(r)?Number(r):o},e=Math.max(t(n.has("span")?"span":"colspan",1),1),s=t("rowspan",1);return e===
1&&s===1?Dc:{columns:e,rows:s}}const RS={scaling:"none",x:0,y:0},AS=/^data:image\/svg\+xml([^,]{0,200}),/i;async function ES(n,t){const e=new Map;for(const s of n){
const[i,o=""]=AS.exec(s)??[];if(i===void 0)continue;if(e.size===B.df)throw(0,B.bi)();const{root:r}=await(0,ws.Z)(CS(s.slice(i.length),/;\s*base64\s*$/i.test(o)),
t),a=(0,L.Ky)(r).find(({name:c,isHtml:l})=>c==="svg"&&!l);a&&e.set(s,a)}return e}async function LS(n,t){const e=new Map;let s;for(const[i,o]of n){const a=(0,L.Ky)(
o).some(({name:c})=>c==="style")?await t(o):s??=await t(o);e.set(i,{svg:o,sheets:a})}return e}function CS(n,t){const e=n.replace(/(?:%[\da-f]{2})+/gi,s=>Buffer.
from(s.replaceAll("%",""),"hex").toString());return t?Buffer.from(e,"base64").toString():e}class sh{files;page;tools;known=new Map;constructor(t,e,s){this.files=
t,this.page=e,this.tools=s}*at(t){const e=this.files.get(t);if(!e)return;const s=this.known.get(t);if(!s){const i=yield*this.read(e);return this.known.set(t,i),
i}if(this.tools.tally.drawn+=s.size,this.tools.tally.drawn>B.bJ)throw(0,B.iY)();return s}*read({svg:t,sheets:e}){const{tally:s}=this.tools,i=s.drawn,o=new yi(e,
this.page),r=o.styleOf(t,o.start,void 0),{drawing:a,size:c}=yield*new Rc({...this.tools,styler:o},t).read(t,r),l=g=>typeof g=="object"&&g.percent===0?g.px:void 0,
d=a.view??(c&&[0,0,c.width,c.height]),{width:f,height:h}=c??{width:l(r.style.width),height:l(r.style.height)},u=d?[pt(a.nodes,{clip:Yt(...d)})]:a.nodes,p=a.view?
a.fit:RS;return{drawing:{...a,view:d,fit:p,nodes:u},width:f,height:h,size:s.drawn-i}}}var It=E(86799),BS=E(69864),NS=E(68973),Bo=E(22194);const WS=44,_S=20,zS=12;
async function PS(n,t,e){const s=new DataView(n.buffer,n.byteOffset,n.byteLength),i=new Map;let o=t;for(let r=0;r<s.getUint16(zS);r++){const a=WS+r*_S,c=Buffer.
from(n.subarray(a,a+4)).toString("latin1"),[l,d,f]=[4,8,12].map(p=>s.getUint32(a+p));if(o-=f,o<0||d>f||l+d>n.length)throw(0,It.t)("file");const h=n.subarray(l,l+
d),u=d===f?h:(await(0,NS.a5)(h,f,e)).bytes;if(u.length!==f)throw(0,It.t)("file");i.set(c,u)}return(0,Bo.f)([...i])}var $S=E(47762);class DS{data;at=0;constructor(t){
this.data=t}get left(){return this.data.length-this.at}byte(){return this.data.readUInt8(this.at++)}word(){const t=this.data.readUInt16BE(this.at);return this.at+=
2,t}signed(){const t=this.data.readInt16BE(this.at);return this.at+=2,t}number(){const t=this.byte();return t===253?this.word():t===254?this.byte()+506:t===255?
this.byte()+253:t}bytes(t){if(t>this.left)throw(0,It.t)("file");const e=this.data.subarray(this.at,this.at+t);return this.at+=t,e}}const FS=["contours","points",
"flags","glyphs","composites","boxes","instructions"],[GS,HS,jS]=[36,2,4],US=1,[KS,YS]=[500,60];async function XS(n,t){const e=n.readUInt16BE(jS);let s=GS;const i=h=>{
if(s+h>n.length)throw(0,It.t)("file");return n.subarray(s,s+=h)},o=Object.fromEntries(FS.map((h,u)=>[h,new DS(i(n.readUInt32BE(8+u*4)))])),r=n.readUInt16BE(HS)&
US?i(e+7>>3):void 0,a=o.boxes.bytes(e+31>>5<<2),c=[],l=Buffer.alloc((e+1)*4),d=new Int16Array(e);let f=0;for(let h=0;h<e;h++){const u=ih(a,h)?o.boxes.bytes(8):void 0,
p=VS(o,u,r!==void 0&&ih(r,h)),g=t.step(KS+p.length*YS);g&&await g,p.length>0&&(d[h]=p.readInt16BE(2)),l.writeUInt32BE(f,h*4),c.push(p),f+=p.length}return l.writeUInt32BE(
f,e*4),{glyf:Buffer.concat(c),loca:l,lefts:d}}const ih=(n,t)=>(n[t>>3]&128>>(t&7))!==0;function VS(n,t,e){const s=n.contours.signed();if(s===0)return Buffer.alloc(
0);const i=s<0?eM(n,t):iM(n,s,t,e);return i.length%2===0?i:Buffer.concat([i,Buffer.of(0)])}const[JS,ZS,oh,qS,QS,tM]=[1,8,32,64,128,256];function eM({composites:n,
glyphs:t,instructions:e},s){if(!s)throw(0,It.t)("file");const i=[Buffer.of(255,255),s];let o=!1;for(let r=oh;r&oh;){const a=n.bytes(4);r=a.readUInt16BE(0),o||=(r&
tM)!==0;const c=r&ZS?2:r&qS?4:r&QS?8:0;i.push(a,n.bytes((r&JS?4:2)+c))}if(o){const r=t.number();i.push(Buffer.of(r>>8,r&255),e.bytes(r))}return Buffer.concat(i)}
const[nM,sM]=[1,64];function iM({points:n,flags:t,glyphs:e,instructions:s},i,o,r){const a=Buffer.alloc(i*2);let c=0;for(let x=0;x<i;x++){if(c+=n.number(),c>t.left||
c===0)throw(0,It.t)("file");a.writeUInt16BE(c-1,x*2)}const l=Buffer.alloc(c),[d,f]=[Buffer.alloc(c*2),Buffer.alloc(c*2)];let[h,u,p,g,m,w]=[0,0,1/0,1/0,-1/0,-1/0];
for(let x=0;x<c;x++){const M=t.byte(),[v,T]=oM(M&127,e);l[x]=M&128?0:nM,d.writeInt16BE(v,x*2),f.writeInt16BE(T,x*2),[h,u]=[h+v,u+T],[p,g,m,w]=[Math.min(p,h),Math.
min(g,u),Math.max(m,h),Math.max(w,u)]}r&&c>0&&(l[0]|=sM);const b=e.number(),y=Buffer.alloc(10);if(y.writeInt16BE(i,0),o)o.copy(y,2);else for(const[x,M]of[p,g,m,
w].entries())y.writeInt16BE(M,2+x*2);return Buffer.concat([y,a,Buffer.of(b>>8,b&255),s.bytes(b),l,d,f])}function oM(n,t){const e=(r,a)=>n>>r&1?a:-a;if(n<10)return[
0,e(0,((n&14)<<7)+t.byte())];if(n<20)return[e(0,((n-10&14)<<7)+t.byte()),0];const s=t.byte();if(n<84){const r=n-20;return[e(0,1+(r&48)+(s>>4)),e(1,1+((r&12)<<2)+
(s&15))]}const i=t.byte();if(n<120){const r=n-84;return[e(0,1+(Math.floor(r/12)<<8)+s),e(1,1+(r%12>>2<<8)+i)]}const o=t.byte();return n<124?[e(0,(s<<4)+(i>>4)),
e(1,((i&15)<<8)+o)]:[e(0,(s<<8)+i),e(1,(o<<8)+t.byte())]}const[rM,aM]=[12,100],cM=1953784678,lM=8,dM=50;async function fM(n,t,e){if(new DataView(n.buffer,n.byteOffset).
getUint16(rM)>aM)throw(0,It.t)("file");const s=$S.A.create(n),{tables:i,flavor:o}=s.directory,r=Object.values(i).reduce((d,{length:f,transformLength:h})=>d+(h??
f),0);if(r>t||o===cM)throw(0,It.t)("file");await e.rest(),s._decompress(),e.add(r*lM);const a=new Map;for(const[d,{offset:f,length:h,transformLength:u}]of Object.
entries(i))a.set(d,Buffer.from(s.stream.buffer.subarray(f,f+(u??h))));const{glyf:c}=i;if(!c?.transformed)return(0,Bo.f)([...a]);const l=await XS(a.get("glyf"),e);
return a.set("glyf",l.glyf).set("loca",l.loca),a.get("head")?.writeInt16BE(1,dM),i.hmtx?.transformed&&a.set("hmtx",uM(a,l.lefts)),(0,Bo.f)([...a])}const hM=34;function uM(n,t){
const e=n.get("hmtx"),s=n.get("hhea").readUInt16BE(hM),i=e.readUInt8(0),o=Buffer.alloc(s*4+Math.max(t.length-s,0)*2);let r=1+s*2;for(let a=0;a<Math.max(t.length,
s);a++){const c=i&(a<s?1:2),l=c?t[a]??0:e.readInt16BE(r);c||(r+=2),a<s&&o.writeUInt16BE(e.readUInt16BE(1+a*2),a*4),o.writeInt16BE(l,a<s?a*4+2:s*4+(a-s)*2)}return o}
var pM=E(77904),gM=E(59277);const mM=50,[wM,bM,yM]=[2e7,3e6,15e5],[xM,kM,OM]=[1e6,100,3];async function SM(n,t,e){const s=new Map,i=[...new Set(`${MM}${t}`)].map(
l=>l.codePointAt(0)),o={fonts:mM,bytes:wM};let r=0;for(const l of n){const d=l.ranges&&await BS.N.of(l.ranges.map(vM),e),f=e.step(xM+(d?i.length*kM:0));if(f&&await f,
d&&!i.some(b=>d.find(b)))continue;const h=await TM(l.sources,o,e);if(!h){r++;continue}const{family:u,weight:p,isItalic:g}=l,m=JSON.stringify([u,p,g]),w=s.get(m)??
{face:l,parts:[]};s.set(m,w),w.parts.unshift({face:h,ranges:d})}const a=[...s.values()].map((l,d)=>({...l,id:`Own${d}`})),c=a.map(({id:l,parts:d,face:{family:f,
weight:h,isItalic:u}})=>({id:l,family:f,weight:h,isItalic:u,isBold:h>=xs,zero:d[0].face.plain("0").advance/1e3,hasSpace:d.some(({ranges:p})=>!p||p.find(rh)!==void 0)}));
return{own:a.map(({id:l,parts:d})=>({id:l,parts:d})),families:c,unread:r}}const rh=32,MM=Array.from({length:95},(n,t)=>String.fromCharCode(rh+t)).join(""),vM=([
n,t])=>({first:n,last:t,value:!0});async function TM(n,t,e){for(const s of n){const i=t.fonts>0?(0,Xo.J)(s)?.bytes:void 0;if(!i)continue;t.fonts--;const o=e.step(
s.length*OM);o&&await o;try{const r=await IM(i,t.bytes,e);return t.bytes-=r.length,t.bytes<0?void 0:await(0,pM.ar)((0,It.g)({name:"font",bytes:r},"file"),e)}catch(r){
if(r instanceof ht.zU&&r.code!=="invalid_parameters")throw r}}}async function IM(n,t,e){const s=(0,gM.y)(n);if(s==="a WOFF font")return await PS(n,t,e);if(s!=="\
a WOFF2 font")return n;if(n.length>yM)throw(0,It.t)("file");return await fM(n,Math.min(t,bM),e)}const RM=[["SemiBold",/^(?:b|strong|h[1-6]|th|optgroup)$/,/font-weight|font\s*:/i],
["Italic",/^(?:i|em|cite|var|dfn|address)$/,/italic|oblique/i],["Serif",/^$/,/(?<!sans-)\bserif|georgia|times|garamond|palatino|antiqua|bookman|cambria|constantia|baskerville|didot|bodoni|century|charter|cursive|fantasy|merriweather|lora|katex|latin modern|computer modern|crimson|playfair|cormorant/i],
["Mono",/^(?:code|pre|kbd|samp|tt|textarea|input (?:date|time|month|week|datetime-local))$/,/mono|courier|consolas|menlo/i]],AM=/^font(?:-family)?$/;function EM({
selector:n,declarations:t}){const[e,...s]=n.compounds;return(e.name===void 0?e.classes.length===0&&e.id===void 0:/^(?:html|body)$/.test(e.name))&&s.length===0&&
t.some(({name:o,value:r})=>AM.test(o)&&r.trim()!=="serif")}const LM=n=>n.kind==="element"&&n.name==="body"&&/\bfont(?:-family)?\s{0,9}:/i.test(n.attributes.get(
"style")??""),CM=300,ah=n=>!n.slice(0,CM).split(",").some(t=>/var\(|inherit|initial/i.test(t)||ks(t.replace(/["']/g,"").trim().toLowerCase()));async function BM(n,t){
let e;for(const{declarations:s}of n)if(s!==e){e=s;for(const{name:i,value:o}of s){const r=i==="font-family",a=t.step(r?ch*5:30);if(a&&await a,r&&ah(o))return!0}}
return!1}const NM=n=>/font-family\s{0,9}:([^;]{1,300})/i.exec(n)?.[1]??"serif",ch=2e3,WM=["style","font-family","font-style","font-weight","face"];async function _M(n,{
rules:t},{header:e="",footer:s="",date:i="",title:o},r){const a=new Set,c=["•○▪",e,s,i,o];for(const d of n.flatMap(L.Ky)){const f=r.step(ch);f&&await f;const h=WM.
flatMap(w=>{const b=d.attributes.get(w);return b===void 0?[]:[`${w}:${b}`]}).join(";");ah(NM(h))&&a.add("Serif");const u=d.name==="input"?d.attributes.get("type")??
"":"",p=d.name==="input"?`input ${u.trim().toLowerCase()}`:d.name,m=d.name==="style"?(0,L.a4)(d):"";for(const[w,b,y]of RM)(b.test(p)||y.test(h)||y.test(m))&&a.add(
w);for(const[,w]of m.matchAll(/\\([\da-f]{2,6})/gi)){const b=Number.parseInt(w,16);b>127&&b<=1114111&&(b<55296||b>57343)&&c.push(String.fromCodePoint(b))}for(const w of[
"alt","title","data-label","value","placeholder","label"])c.push(d.attributes.get(w)??"");for(const w of d.children)w.kind==="text"&&c.push(w.value.replace(/[\0-\x7f]+/g,
""))}const l=()=>!t.some(EM)&&!n.some(({children:d})=>d.some(LM));return!a.has("Serif")&&(await BM(t,r)||l())&&a.add("Serif"),{styles:[...a],text:c.join("")}}class No{headings=new Map;places=new Map;named=new Map;static*read(t){
const e=new No,s=[];for(const i of(0,L.Ky)(t)){yield L.P1;const{name:o,attributes:r}=i,a=r.get("id")??(o==="a"?r.get("name"):void 0),c=/^h([1-6])$/.exec(o)?.[1];
if(a===void 0&&c===void 0)continue;const l={};if(e.places.set(i,l),a!==void 0&&!e.named.has(a)&&e.named.set(a,l),c===void 0)continue;yield L.rv;const d=(0,L.Kg)(
i);if(d!==""){for(;s.length>0&&s.at(-1)>=Number(c);)s.pop();s.push(Number(c)),e.headings.set(i,{title:d,level:Math.min(s.length,6),place:l})}}return e}levelOf(t){
return this.headings.get(t)?.level}placeOf(t){return this.places.get(t)}keepPlace(t){let e=this.places.get(t);return e||this.places.set(t,e={}),e}find(t){return this.
named.get(t)}get first(){return[...this.headings.values()][0]?.title}get bookmarks(){const t=[],e=[{level:0,children:t}];for(const{title:s,level:i,place:o}of this.
headings.values()){if(!o.sheet)continue;for(;e.at(-1).level>=i;)e.pop();const r=[];e.at(-1).children.push({title:s,place:o,children:r}),e.push({level:i,children:r})}
return t}}const Wo=10;class zM{numbers=new Map;asked=new Map;begin(){this.asked=new Map}textOf(t,e,s){const i=Kf(t.trim(),s);return!i||!("place"in i)?"":(this.asked.
set(t,i.place),Xe(this.numbers.get(t)??Wo,e))}isSettled(t){let e=!0;for(const[s,i]of this.asked){const o=t.get(i),r=o===void 0?Wo:o+1;(this.numbers.get(s)??Wo)!==
r&&(e=!1),this.numbers.set(s,r)}return e}get isEmpty(){return this.asked.size===0}}const lh=`
body { margin: 0; font-family: sans-serif; font-size: 11pt; line-height: 1.45; color: #1a1a1a }
h1, h2, h3, h4, h5, h6 { line-height: 1.2; margin: 1.2em 0 0.5em }
p, ul, ol, dl { margin: 0.6em 0 }
img { max-width: 100% }
table { border-collapse: collapse; margin: 1em 0 }
th, td { padding: 0.3em 0.55em; border-bottom: 0.5pt solid #d1d1d1; vertical-align: top }
th { text-align: left }
pre { background: #f4f5f7; padding: 0.7em; border-radius: 3pt; white-space: pre-wrap }
blockquote { margin: 1em 0; padding-left: 1em; border-left: 2.5pt solid var(--accent-color, #bfbfbf); color: #5c5c5c }
hr { border: 0; border-top: 0.6pt solid #737373; margin: 1em 0 }
a:link { color: #0a4fa3 }
`,dh={plain:"",report:`${lh}
h1 { font-size: 1.95em; border-bottom: 0.8pt solid var(--accent-color); padding-bottom: 0.12em }
h2 { font-size: 1.56em } h3 { font-size: 1.25em }
table { width: 100%; border-bottom: 0.7pt solid var(--accent-color) }
thead th { border-top: 0.7pt solid var(--accent-color); border-bottom: 0.7pt solid var(--accent-color); background: #eef1f5 }
tbody tr:nth-child(even) td { background: #f4f5f7 }`,letter:`${lh}
h1 { font-size: 1.25em } h2 { font-size: 1.1em } h3, h4, h5, h6 { font-size: 1em }
thead th { border-bottom: 0.7pt solid var(--accent-color, #737373) }`};function PM(n,t){const e=t??(n==="report"?Yo.uR:void 0);if(!e)return dh[n];const s=`rgb(${e.
map(o=>Math.round(o*255)).join(", ")})`,i=`html { --accent-color: ${s} } h1, h2, h3, h4, h5, h6 { color: ${s} } hr { border-color: ${s} }`;return`${dh[n]} ${i}`}
var $M=E(63895),fh=E(38017),DM=E(37645);class _o{layout;canvas;constructor(t,e,s){this.layout=new tr({layOut:uf,widthsOf:ts},t.typefaces,e,s);const{sheets:i}=t,
o={widthOf:()=>s.width*V,heightOf:()=>s.height*V,viewOf:()=>({width:s.width*V,height:s.height*V}),areaOf:r=>({page:i[r],left:0,top:0,height:i[r].height})};this.
canvas=new FM(t,o,V,po,pf)}static async open(t,e){return new _o(t,await(0,de.Vn)(),e)}widthsOf(t){return this.layout.widthsOf(t)}*heightOf(t,e){return(yield*this.
layout.layOut(t,{width:e,height:void 0,fixedWidth:e})).height}*draw(t,e,s,i){const[o,r]=[Math.max(s.right-s.left,0),Math.max(s.bottom-s.top,0)],a=yield*this.layout.
layOut(e,{width:o,height:r,fixedWidth:o,fixedHeight:r});this.canvas.running=i,yield*new Lt(new _n(this.canvas,t),this.layout).paint(yield*pe(a,s.left,s.top),!0)}close(){
this.canvas.close()}}class FM extends ge{running;put(t,e,s){const{running:i}=this,o=t.drawn.at(-1);i?o!==void 0&&"inks"in o&&o.running===i?(0,D.RZ)(o.inks,s):t.
run(i,...s):super.put(t,e,s)}}const hs={least:0,most:0,isAuto:!1};function GM(n,[t,e,s]){if(!e){const[l,d]=hh(n,t??hs,s??hs);return[l,0,d]}const[i,o]=[t??hs,s??
hs],r={least:2*Math.max(i.least,o.least),most:2*Math.max(i.most,o.most),isAuto:i.isAuto||o.isAuto},[a]=hh(n,e,r),c=Math.max((n-a)/2,0);return[i.isAuto?c:i.most,
a,o.isAuto?c:o.most]}function hh(n,t,e){if(!t.isAuto&&!e.isAuto)return[t.most,e.most];if(!t.isAuto)return[t.most,Math.max(n-t.most,0)];if(!e.isAuto)return[Math.
max(n-e.most,0),e.most];const s=(a,c)=>c>0?a/c:.5,[i,o]=[t.least+e.least,t.most+e.most];if(o<=n){const a=t.most+(n-o)*s(t.most,o);return[a,n-a]}const r=i<=n?t.least+
(n-i)*s(t.most-t.least,o-i):n*s(t.least,i);return[r,n-r]}const uh=["top","bottom"],ph=["left","right"];function*HM(n,t,e){const s=new Map;for(const i of uh)yield*mh(
jM(i,t,e),n,s);for(const i of ph)yield*mh(UM(i,t,e),n,s);for(const i of uh)for(const o of ph){const r=`${i}-${o}-corner`,a=n.get(r);if(!a)continue;const c=Qe(a,
t),[l,d]=zo(o,c,a,t),[f,h]=gh(i,c,a,t);s.set(r,{left:l,right:d,top:f,bottom:h})}return s}function Qe({style:n},{width:t}){const[e,s]=[J(n),Q(n,t)];return{margin:yt(
n,t),wide:N(e)+N(s),tall:W(e)+W(s)}}function zo(n,{margin:t,wide:e},{style:s},i){const[,o,,r]=i.margins,a=n==="left"?r:o,c=F(s.width,a,e,s)??Math.max(a-N(t),0),
l=tt(c,s,a,e),d=n==="left"?r-t.right-l:i.width-o+t.left;return[d,d+l]}function gh(n,{margin:t,tall:e},{style:s},i){const[o,,r]=i.margins,a=n==="top"?o:r,c=F(s.height,
a,e,s)??Math.max(a-W(t),0),l=at(c,s,a,e),d=n==="top"?o-t.bottom-l:i.height-r+t.top;return[d,d+l]}function jM(n,t,e){const[,s,,i]=t.margins,o=t.width-i-s;return{
names:[`${n}-left`,`${n}-center`,`${n}-right`],room:o,*wishOf(r){const{margin:a,wide:c}=Qe(r,t),l=F(r.style.width,o,c,r.style),{least:d,most:f}=l===void 0?yield*e.
widthsOf(r):{least:l,most:l};return{least:d+N(a),most:f+N(a),isAuto:l===void 0}},rectOf(r,a,c){const l=Qe(r,t),[d,f]=gh(n,l,r,t),h=i+a+l.margin.left;return{left:h,
right:h+Math.max(c-N(l.margin),0),top:d,bottom:f}}}}function UM(n,t,e){const[s,,i]=t.margins,o=t.height-s-i;return{names:[`${n}-top`,`${n}-middle`,`${n}-bottom`],
room:o,*wishOf(r){const a=Qe(r,t),[c,l]=zo(n,a,r,t),d=F(r.style.height,o,a.tall,r.style),f=(d??(yield*e.heightOf(r,l-c)))+W(a.margin);return{least:f,most:f,isAuto:d===
void 0}},rectOf(r,a,c){const l=Qe(r,t),[d,f]=zo(n,l,r,t),h=s+a+l.margin.top;return{left:d,right:f,top:h,bottom:h+Math.max(c-W(l.margin),0)}}}}function*mh({names:n,
room:t,wishOf:e,rectOf:s},i,o){const r=[];for(const c of n){const l=i.get(c);r.push(l&&(yield*e(l)))}const a=GM(t,[r[0],r[1],r[2]]);for(const[c,l]of n.entries()){
const d=i.get(l);d&&o.set(l,s(d,(t-a[c])*c/2,a[c]))}}const us={"top-left-corner":["left","right","top"],"top-left":["middle","left","top"],"top-center":["middle",
"center","top"],"top-right":["middle","right","top"],"top-right-corner":["right","left","top"],"left-top":["left","center","upper"],"left-middle":["left","cente\
r","center"],"left-bottom":["left","center","lower"],"right-top":["right","center","upper"],"right-middle":["right","center","center"],"right-bottom":["right","\
center","lower"],"bottom-left-corner":["left","right","bottom"],"bottom-left":["middle","left","bottom"],"bottom-center":["middle","center","bottom"],"bottom-ri\
ght":["middle","right","bottom"],"bottom-right-corner":["right","left","bottom"]},Po=({boxes:n},t)=>n.some(({name:e})=>us[e]?.[2]===t),KM=[{name:"content",value:"\
counter(page)",important:!1},{name:"font-size",value:"9pt",important:!1},{name:"color",value:"#5c5c5c",important:!1}];async function YM(n,t,e){const{pageOf:s}=t,
i=s(0),[o,r,a,c]=i.margins,l={width:i.width-c-r,height:i.height-o-a},d=new XM(t,await _o.open(n,l));for(const f of n.sheets.keys())await(0,dt.k)(d.draw(f,n.sheets.
length),e);d.layout.close()}class XM{sources;layout;around;usual;styles=new Map;length=0;boxes=new Map;constructor(t,e){this.sources=t,this.layout=e,this.around=
nv(t),this.usual=t.numbers?[{name:"bottom-center",pages:"all",declarations:KM}]:[]}*draw(t,e){const s=this.sources.pageOf(t),i=new Map;for(const[c,l]of this.stylesOn(
s,t))i.set(c,yield*this.box(l,t+1,e));if(i.size===0)return;const{width:o,height:r}=s,a=yield*HM(i,{width:o,height:r,margins:Ca(s,t)},this.layout);for(const[c,l]of a){
const d=us[c][2],f=d==="top"?"Header":d==="bottom"?"Footer":void 0;yield*this.layout.draw(t,i.get(c),l,f)}}stylesOn(t,e){let s=this.styles.get(t);s||this.styles.
set(t,s=new Map);const i=["all",e%2===0?"right":"left",...e===0?["first"]:[]],o=i.join();let r=s.get(o);return r||s.set(o,r=this.stylesOf(t,i)),r}stylesOf({boxes:t,
text:e},s){const{styler:i}=this.sources,o=t.length===0?this.usual:t,r=[];for(const{pages:d,declarations:f}of e)s.includes(d)&&(0,D.RZ)(r,f);const a=r.length===0?
this.around:i.styleFrom(r,this.around),c=new Map;for(const{name:d,pages:f,declarations:h}of o){if(!s.includes(f))continue;if(!Object.hasOwn(us,d)){d.startsWith(
"-")||i.ignored.set(`@page @${d}`,1);continue}const u=c.get(d)??[...qM(d)];c.set(d,u),(0,D.RZ)(u,h)}const l=new Map;for(const[d,f]of c){const{style:h}=i.styleFrom(
f,a);Array.isArray(h.content)&&h.display!=="none"&&l.set(d,tv(h))}return l}*box(t,e,s){let i=this.boxes.get(t);i||this.boxes.set(t,i=new Map);const r=t.content.
map(h=>"url"in h?h:ev(h,e,s,this.sources.strings));for(const h of r)this.length+=VM+(typeof h=="string"?h.length:JM);if(this.length>B.aU)throw(0,B.iV)();const a=r.
map(h=>typeof h=="string"?h:"").join("\0"),c=i.get(a);if(c)return c;const l=new U(t);yield*ds(l,this.sources);const d=(yield*Vf(r,t,this.sources)).map(h=>typeof h==
"string"?{kind:"text",text:h,style:t,owner:void 0}:{kind:"atom",box:h,owner:void 0});d.length>0&&Object.assign(l,{inner:"lines",inlines:d});const f=eh(l,this.around.
style);return f==="turned"?nh(l):f==="refused"&&this.sources.styler.ignored.set("writing-mode",1),i.size<ZM&&i.set(a,l),l}}const VM=1,JM=100,ZM=20;function qM(n){
const[,t,e]=us[n];return[{name:"text-align",value:t,important:!1},{name:"vertical-align",value:e==="upper"?"top":e==="lower"?"bottom":"middle",important:!1}]}const QM={
middle:"center",bottom:"end"};function tv(n){const{verticalAlign:t}=n,e=typeof t=="string"?QM[t]??"start":"start";return{...n,display:"block",float:"none",position:"\
static",verticalAlign:"baseline",alignContent:e}}function ev(n,t,e,s){return"text"in n?n.text:"string"in n?s.textOf(n,t-1):"counter"in n?Xe(n.counter==="pages"?
e:n.counter==="page"?t:0,n.style):""}function nv({styler:n,root:t}){const e=n.styleOf(t,n.start,void 0),s=(0,L.ZE)(t).find(({name:o})=>o==="body");if(!s||e.style.
fontFamily.join()!=="serif")return e;const{fontFamily:i}=n.styleOf(s,e,void 0).style;return{...e,style:{...e.style,fontFamily:i}}}async function sv({root:n,quirks:t},e,s){
const{pace:i}=s,o={width:e.width/V,height:e.height/V,margin:e.margin/V},r=await xh(n,t,{width:o.width-2*o.margin,height:o.height-2*o.margin},PM(e.theme,e.accent),
s),a=await LS(e.svgs,Ot=>xh(Ot,"none",o,"",s)),c=await Op(r.pages,o,i),l=c.usual,d=lv(l,e.running),f=[n,...[...a.values()].map(({svg:Ot})=>Ot)],h=await _M(f,r,e.
running,i),{own:u,families:p,unread:g}=await SM(r.fontFaces,h.text,i),m=new Mr(p),w=await cv({...h,own:u},e,s),b=tn(l),y=e.logo&&(0,fh.h)(e.logo,b,d,$o),x=y?Math.
max(y.room-(l.own.first[0]-l.margins[0])*V,0):0;let M=await wh(n,i),v=new Map;const T=new zM,{names:I,shadowsLeftOut:A,isSettled:R,unpaged:_}=await qk({box:fv(c),
quirks:t,targets:()=>T.isEmpty?void 0:T,tree:async(Ot,ps)=>{T.begin(),w.document.kids.splice(0,w.document.kids.length),M=await wh(n,i);const en=new yi(r,Ot,m);({
ignored:v}=en);const{document:gs}=w,jo=av(n,Ot,{...M,styler:en,images:e.images,targets:T,document:gs,quirks:t},a),nn=await(0,dt.k)(jo.build(n),i);return x>0&&(nn.
children=[hv(x/ps),...nn.children]),nn}},w,i);w.document.prune();const $=Ot=>Le(c,I.of(Ot)),{headings:K,strings:Z,told:G}=M,H=new yi(r,l,m),q=new sh(a,l,bh(G,e.
images)),Rt=Z.onPages(w.sheets);await iv(w,{pageOf:$,styler:H,strings:Rt,root:n,pictures:q,told:G},{page:l,running:d,wishes:e},i);const Bt={page:c.named.size>0?
_:0,"target-counter":R?0:1,"text-shadow":A};rv(v,[...Object.entries(Bt),...H.ignored,...ov(c,I.of(0))]);const{links:Qt,scripts:Ho}=gS(n);return{composition:w,bookmarks:K.
bookmarks,told:G,ignored:v,notLoaded:r.notLoaded+g+Qt,scripts:Ho}}async function iv(n,t,{page:e,running:s,wishes:i},o){const{pageOf:r}=t,{logo:a,images:c,pageNumbers:l}=i,
d=dv(r,e);a&&(0,fh.h)(a,d(0),s,$o).draw(n.sheets[0]),await YM(n,{...t,images:c,numbers:l&&s.footer===void 0},o);const f=await $M.P.of(n.typefaces),h=(u,p)=>Po(r(
u),p==="Header"?"top":"bottom");await(0,DM.N)(n,f,{frameOf:d,size:$o,isBare:h,pace:o},s)}const ov=({ignored:n},t)=>[...n].filter(e=>t!==Ys||!e.startsWith("@page\
 :first ")).map(e=>[e,1]),wh=async(n,t)=>({headings:await(0,dt.k)(No.read(n),t),strings:new zO,told:uS()});function rv(n,t){for(const[e,s]of t)s>0&&!n.has(e)&&n.
set(e,s)}function av(n,t,e,s){const{told:i,images:o,styler:r}=e,a=bh(i,o),c=new Rc({...a,styler:r},n);return new kS({...e,drawings:c,pictures:new sh(s,t,a)})}async function cv(n,{
font:t,boldFont:e},s){const i=await a1.B.open({...n,font:t,boldFont:e},s);return await i.typefaces.warm([],s.pace),i}const bh=({leftOut:n,images:t},e)=>({tally:{
drawn:0},leaveOut:s=>n.set(s,(n.get(s)??0)+1),imageAt:s=>{const i=e.get((0,ee.bi)(s));return i||t.add(s),i}}),$o=11,Do=18;function lv(n,t){const{header:e,footer:s,
...i}=t,o={...i,...!Po(n,"top")&&{header:e},...!Po(n,"bottom")&&{footer:s}},{top:r,bottom:a}=tn(n),c=[["header",r],["footer",a]].filter(([l,d])=>o[l]!==void 0&&
d<Do).map(([l])=>({field:l,message:`needs a margin of at least ${Do/72} inches; give a larger margin, here or in @page of the style sheets`,mentions:["margin"]}));
if(c.length>0)throw(0,ht.G6)(c);return o}const tn=({width:n,height:t,margins:[e,s,i,o]})=>({width:n*V,height:t*V,left:o*V,right:s*V,top:e*V,bottom:i*V});function dv(n,t){
const e=new Map,{top:s,bottom:i}=tn(t);return o=>{const r=n(o);let a=e.get(r);if(!a){const c=tn(r),l=(d,f)=>d<Do?f:d;e.set(r,a={...c,top:l(c.top,s),bottom:l(c.bottom,
i)})}return a}}const fv=n=>({widthOf:t=>{const{width:e,left:s,right:i}=tn(Le(n,t));return e-s-i},heightOf:t=>(0,D.Kf)([0,1,2].map(e=>yh(Le(n,t),e).height)),areaOf:(t,e)=>yh(
Le(n,e),t),viewOf:t=>{const{view:e}=Le(n,t);return{width:e.width*V,height:e.height*V}},first:n.hasFirst?Ys:void 0});function yh(n,t){const[e,,s,i]=Ca(n,t);return{
page:{width:n.width*V,height:n.height*V},left:i*V,top:e*V,height:(n.height-e-s)*V}}const hv=n=>new U({...et.DI,display:"block",height:{px:n,percent:0}});async function xh(n,t,e,s,{
pace:i}){const o=new wg(e,i);await o.add(nm,!0),t==="all"&&await o.add(sm,!0);const r=(0,L.ZE)(n).find(({name:a})=>a==="body");r&&await o.add((0,Vo.gf)(r),!0),await o.
add(s,!0);for(const a of(0,L.Ky)(n))a.name==="style"&&await o.addFor(a.attributes.get("media")??"",(0,L.a4)(a));return o}var Se=E(98446),uv=E(71775);const Fo=12,
pv=({told:n,ignored:t,notLoaded:e,scripts:s,...i})=>[...(0,uv.l)({...i,from:"HTML",told:n}),...t.size>0?[gv(t)]:[],...e>0?[mv(e)]:[],...s>0?[wv(s)]:[],...n.leftOut.
size+n.fields.size>0?[bv(n)]:[]];function Go(n){const t=[...n].sort(([s,i],[o,r])=>r-i||(s<o?-1:1)),e=t.slice(0,Fo).map(([s,i])=>i>1?`${s.slice(0,40)} (${i})`:s.
slice(0,40));return(0,Se.Dw)(t.length>Fo?[...e,`${t.length-Fo} more`]:e)}const gv=n=>({code:"styles_ignored",message:`The style sheets have ${(0,Se.y_)(n.size,"\
property","properties")} and rules that are not supported, and had no effect: ${Go(n)}.`}),mv=n=>({code:"styles_not_loaded",message:`${(0,Se.y_)(n,"style sheet \
or font","style sheets and fonts")} ${(0,Se.d5)(n,"was","were")} not loaded. Nothing is fetched: write styles into a style element, and fonts that may be embedd\
ed into @font-face as data: addresses. Other text is set in Noto fonts.`}),wv=n=>({code:"html_scripts_not_run",message:`${(0,Se.y_)(n,"script")} of the HTML ${(0,Se.
d5)(n,"was","were")} not run. Text, styles and charts that scripts make are not in the document: write them into the HTML.`}),bv=({leftOut:n,fields:t})=>({code:"\
elements_left_out",message:[...n.size>0?[`Elements of the HTML were left out, because paper cannot show them or they are not supported: ${Go(n)}.`]:[],...t.size>
0?[`Fields of forms are drawn with their values, and cannot be filled in: ${Go(t)}.`]:[]].join(" ")}),yv=72,xv=async(n,t,e)=>{const{composition:s,finish:i,told:o,
ignored:r,notLoaded:a,scripts:c,hasFont:l}=await kv(n,t,e),{language:d,breaksArchive:f=!1}=i,h=await s.finish(i),u=t.letterhead&&await(0,Ih.o)(h,t.letterhead,t.
letterhead_password,e),p={compact:!0,objectStreams:"smallest"},g=u?.write?await u.write(p):await(0,vh.UN)(h,p),m=s.sheets.length,{missing:w}=s.typefaces,b=pv({told:o,
ignored:r,notLoaded:a,scripts:c,missing:w,hasFont:l,language:d,breaksArchive:f});return u&&(0,D.RZ)(b,u.notes),{documents:[{name:`${Oh(n.name)}.pdf`,bytes:g,pageCount:m}],
notes:b,facts:{pageCount:m}}};async function kv(n,t,e){const s=(0,Ko.H)(t),i=await Ov(new TextDecoder().decode(n.bytes),t.values,e),{root:o}=i,r=await(0,ms.e)(o,
e.pace),a=await ES(r,e.pace);for(const y of a.values())for(const x of await(0,ms.e)(y,e.pace))/^data:/i.test(x)&&r.add(x);const c=await vv(r,t.images??[],e),l=t.
logo&&await(0,Uo.A)(t.logo,"logo",e),d=await Sv(o,e),f=t.title??d.title??Oh(n.name),{bookmarks:h,...u}=await sv(i,{...(0,Ko.a)(t),margin:t.margin*yv,pageNumbers:t.
page_numbers,running:{header:t.header,footer:t.footer,headerOnFirst:t.header_on_first,date:t.date,title:f},logo:l,accent:t.accent_color===void 0?void 0:(0,Yo.bP)(
t.accent_color),...s,theme:t.theme,images:c,svgs:a},e),p=t.language??Mv(d.language),g=t.author??d.author,m=[...c.values(),...l?[l]:[]].some(({components:y})=>y===
4),w=u.told.undescribed===0;return{...u,finish:{title:f,author:g,language:p,bookmarks:h,breaksArchive:m,isAccessible:w},hasFont:s.font!==void 0}}async function Ov(n,t,{
pace:e}){const s=n.trim();if(/^(?:https?:\/\/|www\.)\S+$/i.test(s))throw(0,ht.G6)([{field:"file",message:"holds an address, not HTML: load the page first, and g\
ive its HTML"}]);if(!t)return await(0,ws.Z)(n,e);const i=await(0,Th.o)(n,t,e),o=await(0,ws.Z)(i.text,e);return await an(o.root,i.values,e),o}async function Sv(n,{
pace:t}){let[e,s,i]=[];for(const o of(0,L.Ky)(n)){const{name:r,attributes:a}=o,c=r==="title"&&o.isHtml&&e===void 0,l=/^h[1-6]$/.test(r)&&i===void 0,d=t.step(c||
l?L.rv:L.P1);if(d&&await d,c||l){const f=(0,L.Kg)(o).slice(0,kh)||void 0;c?e=f:i=f}r==="meta"&&a.get("name")?.toLowerCase()==="author"&&(s??=a.get("content")?.trim().
slice(0,kh))}return{title:e??i,author:s===""?void 0:s,language:n.attributes.get("lang")?.trim()}}const kh=1e3,Mv=n=>n!==void 0&&on.E["language-tag"].holds(n)?n:
void 0;async function vv(n,t,e){const s=new Map;for(const r of t)n.has((0,ee.bi)(r.name))&&s.set((0,ee.bi)(r.name),await(0,Uo.A)(r,"images",e,"png-jpeg-gif"));const i=[
...n].filter(r=>!/^data:image\/(?:svg|webp|avif|bmp)/i.test(r)),o=r=>/^data:image\/gif/i.test(r);for(const[r,a]of await(0,Xo.$)(i,e,o))s.set(r,a);for(const[r,a]of await(0,Rh.
m)(n,e))s.set(r,a);return s}const Oh=n=>n.replace(/\.(?:x?html?|txt|pdf|md)$/i,"").trim()||"document"}),69864:((Sh,sn,E)=>{E.d(sn,{N:()=>Nt});var ht=E(44233);const on=500;
class Nt{starts;owners;constructor(L,te){this.starts=L,this.owners=te}static async of(L,te){const rn=new Set;for(const{first:rt,last:it}of L){rn.add(rt).add(it+
1);const ut=te.step(on);ut&&await ut}const Ft=Float64Array.from(rn).sort(),Gt=new Array(Ft.length),Wt=Uint32Array.from({length:Ft.length+1},(rt,it)=>it),an=rt=>{
let it=rt;for(;Wt[it]!==it;)it=Wt[it];for(;rt!==it;){const ut=Wt[rt];Wt[rt]=it,rt=ut}return it};for(const rt of L){for(let ut=an((0,ht.BC)(Ft,rt.first));Ft[ut]<=
rt.last;ut=an(ut))Gt[ut]=rt,Wt[ut]=ut+1;const it=te.step(on);it&&await it}return new Nt(Ft,Gt)}find(L){return this.owners[(0,ht.MJ)(this.starts,L)-1]}}})};
