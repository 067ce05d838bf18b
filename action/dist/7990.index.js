"use strict";exports.id=7990,exports.ids=[7990],exports.modules={58812:((pe,vt,I)=>{I.r(vt),I.d(vt,{html_to_pdf:()=>pv});var J=I(58552),lt=I(60666),ot=I(78323),B=I(37294),L=I(
45893);const bt=new Set(["href","src","srcset","action","background","cite","poster","data"]),dt=/^(?:https?|mailto|tel):|^data:image\/|^(?:field|qr):/i,pt=/^[a-z][a-z0-9+.-]*:/i,
tt=n=>(0,J.G6)([{field:"values",message:n}]),z=1e3;async function E(n,t,e){const s=new _(t,e);for(const i of(0,L.Ky)(n)){const o=e.step(z);if(o&&await o,R(i,t),
!!i.children.some(C)){if(i.name==="style"||i.name==="script")throw tt(`are in a ${i.name} element, where they could be more than text`);for(const r of i.children.
splice(0,i.children.length))C(r)?await s.put(r.value,i):i.children.push(r)}}}const C=n=>n.kind==="text"&&(0,ot.H)(n.value);function R(n,t){let e;for(const[s,i]of n.
attributes){if(!(0,ot.H)(i))continue;if(s==="style"||s.startsWith("on"))throw tt(`are in the attribute ${s}, where they could be more than text; use classes`);const o=(0,ot.
qk)(i,t,s==="src"&&/^\s*qr:/i.test(i)?encodeURIComponent:void 0);if(bt.has(s)&&pt.test(o.trim())&&!dt.test(o.trim()))throw tt("give an address another scheme th\
an http, https, mailto or tel, or data with an image");(e??=new Map(n.attributes)).set(s,o)}e&&Object.assign(n,{attributes:e,classes:(0,L.q2)(e.get("class"))})}
class _{values;pace;count=0;constructor(t,e){this.values=t,this.pace=e}async put(t,e){const s=await(0,ot.lr)(t.replaceAll(`
`," "),this.values,D,this.pace);for(let i=0,o=0;i<=s.length;i=o+1){const r=this.pace.step(z);r&&await r,o=s.indexOf(`
`,i),o<0&&(o=s.length),i>0&&e.children.push(this.lineBreak(e)),e.children.push({kind:"text",value:s.slice(i,o),parent:e})}}lineBreak(t){if(++this.count>B.q3)throw tt(
`have more than ${B.q3} lines; at most that many are allowed`);return{kind:"element",name:"br",attributes:new Map,classes:new Set,parent:t,children:[],index:0,isHtml:!0}}}
const D=n=>n.replace(/\r\n?/g,`
`);var P=I(72594),U=I(58257),H=I(34622),it=I(52167),gt=I(14029),Lt=I(87593),Y=I(45657),ee=I(16246),ne=I(68084),wn=I(96533),qo=I(28409),Mh=I(16596),Qo=I(39170);class tr{most;answers=new Map;total=0;constructor(t){
this.most=t}find(t){return this.answers.get(t)?.value}drop(t){this.total-=this.answers.get(t)?.size??0,this.answers.delete(t)}keep(t,e,s){this.answers.set(t,{value:e,
size:s}),this.total+=s;for(const[i,{size:o}]of this.answers){if(this.total<=this.most||i===t)return;this.answers.delete(i),this.total-=o}}}const er=2e6;class Sh{left=er;take(){
if(--this.left<0)throw(0,J.G6)([{field:"file",message:`has columns that take more than ${er} steps to become alike; nest fewer of them in each other, or write c\
olumn-fill: auto`}])}}var k=I(99746);const rt=2e4;function vh(n){let t=n.known.get("kept");return t===void 0&&(t=n.style.display!=="table-cell"&&nr(n),n.known.set(
"kept",t)),t}function nr(n){let t=n.known.get("flowing");if(t===void 0){const e=s=>!s.isPositioned&&nr(s);t=n.children.every(e)&&n.inlines.every(s=>s.kind!=="at\
om"&&s.kind!=="apart"||e(s.box)),n.known.set("flowing",t)}return t}const Pe=({most:n,plain:t})=>t??n,Ts=n=>n.fontStyle==="italic"&&(n.ownFont?!n.ownFont.isItalic:
De(n)==="Mono"),sr=1e4;class ir{rules;typefaces;breaks;page;quirks;pieces=new tr(sr);words=new Map;kept=new WeakMap;faces=new WeakMap;metrics=new WeakMap;lines=new WeakMap;tiled=0;shadowed=0;shadowLayers=0;shadowsLeftOut=0;hasUnder;filling=[];work=new Sh;constructor(t,e,s,i,o="\
none"){this.rules=t,this.typefaces=e,this.breaks=s,this.page=i,this.quirks=o}*layOut(t,e,s){if(s||!vh(t))return yield*this.rules.layOut(t,this,e,s);const{width:i,
height:o,fixedWidth:r,fixedHeight:a,shrinks:c,isLoose:l,isOpen:d}=e,f=[i,o,r,a,c,l,d].join();let h=this.kept.get(t);h||this.kept.set(t,h=new Map);let u=h.get(f);
return u||h.set(f,u=yield*this.rules.layOut(t,this,e)),u}forget(){this.kept=new WeakMap,this.pieces=new tr(sr),this.words.clear()}widthsOf(t){return this.rules.
widthsOf(t,this)}faceOf(t){let e=this.faces.get(t);return e||this.faces.set(t,e=De(t)),e}metricsOf(t){let e=this.metrics.get(t);return e||this.metrics.set(t,e=this.
measureFont(t)),e}lineOf(t){let e=this.lines.get(t);return e||this.lines.set(t,e=this.measureLine(t)),e}measureFont(t){const{ascent:e,descent:s,lineGap:i}=this.
typefaces.metrics(this.faceOf(t)),o=(0,k.xP)(t),r=a=>Math.round(a*o/1e3);return{ascent:r(e),descent:r(-s),gap:r(i)}}measureLine(t){const{ascent:e,descent:s,gap:i}=this.
metricsOf(t),{lineHeight:o,fontSize:r}=t;if(o==="normal"&&i===0)return{above:e,below:s};const a=o==="normal"?e+s+i:(0,k.k8)("factor"in o?o.factor*Math.round(r*k.
dI)/k.dI:o.px),c=e+Math.floor(Math.trunc((a-e-s)*k.dI/2)/k.dI);return{above:c,below:a-c}}}const Is=({lineHeight:n,fontSize:t})=>n==="normal"?Math.round(or*t)+Math.
round(Ih*t):"factor"in n?n.factor*t:n.px;function Th({fontSize:n}){const t=Math.floor(Math.round(or*n)*2/3);return[Math.floor((t+1)/2),t+7]}const[or,Ih]=[1.069,
.293],Eh=/^(?:(?:ui-)?sans-serif|system-ui|ui-rounded|emoji|math|-apple-system|blinkmacsystemfont|arial.*|helvetica.*|verdana|tahoma|trebuchet.*|calibri|candara|segoe ui|roboto|noto sans.*|inter|open sans|lato|montserrat|poppins|ubuntu|cantarell|oxygen|source sans.*|impact|century gothic)$/,
rr=/^(?:(?:ui-)?serif|georgia|times.*|garamond|eb garamond|palatino.*|book antiqua|bookman.*|cambria|constantia|baskerville|didot|bodoni.*|century(?! gothic).*|charter|noto serif.*|source serif.*|pt serif|merriweather|lora|katex_(?:ma|size).*|latin modern.*|computer modern.*|crimson.*|libre baskerville|playfair.*|cormorant.*)$/,
ar=/^(?:monospace|ui-monospace|consolas|menlo|monaco)$|courier|\bmono\b|\bcode\b/,cr=1/26;function Rh(n){const{ownFont:t,fontWeight:e}=n;if(!t&&e>=Ah)return cr;
const s=t?!t.isBold:De(n)==="Mono";return e>=Es&&s?cr:0}const Es=600,Ah=900;function lr(n){if(n.ownFont)return n.ownFont.zero;const t=De(n);return t==="Mono"?.6:
t.startsWith("Serif")?.559:n.fontStyle==="italic"?.551:.572}const Rs=n=>ar.test(n)||rr.test(n)||Eh.test(n);function De({ownFont:n,fontFamily:t,fontWeight:e,fontStyle:s}){
if(n)return n.id;const i=t.find(Rs)??(t.length>0?"serif":"");if(ar.test(i))return"Mono";const o=s==="italic",r=e>=Es?o?"SemiBoldItalic":"SemiBold":o?"Italic":void 0;
return rr.test(i)?r?`Serif${r}`:"Serif":r??"Regular"}var O=I(50697);const bn={"{":"}","(":")","[":"]"};function Lh(n,t){const e=n[t];let s=t+1;for(;s<n.length&&
n[s]!==e&&n[s]!==`
`;s++)n[s]==="\\"&&s++;return s+1}function As(n,t){switch(n[t]){case"/":{if(n[t+1]!=="*")return t;const e=n.indexOf("*/",t+2);return e<0?n.length:e+2}case'"':case"\
'":return Lh(n,t);case"\\":return t+2;case"(":{if(!Bh(n,t))return t;const e=n.indexOf(")",t);return e<0?n.length:e+1}default:return t}}function $t(n,t,e){const s=[];
for(let i=t;i<n.length;){const o=n[i];if(s.length===0&&e.includes(o))return i;const r=As(n,i);if(r>i){i=r;continue}Object.hasOwn(bn,o)?s.push(bn[o]):o===s.at(-1)&&
s.pop(),i++}return n.length}function Ch(n){const t=new Map,e=[];for(let s=0;s<n.length;){const i=n[s],o=As(n,s);if(o>s){s=o;continue}if(Object.hasOwn(bn,i))e.push(
{mark:bn[i],at:s}),i==="("&&t.set(s,n.length);else if(i===e.at(-1)?.mark){const r=e.pop();i===")"&&t.set(r.at,s)}s++}return t}function Bh(n,t){if(n.slice(Math.max(
t-3,0),t).toLowerCase()!=="url")return!1;let e=t+1;for(;e<n.length&&/\s/.test(n[e]);)e++;return n[e]!=='"'&&n[e]!=="'"}function dr(n){let t=0;for(let e=0;e<n.length;){
const s=As(n,e);s===e&&t++,e=Math.max(s,e+1)}return t}const fr=n=>n.length>O.Zc&&dr(n)>O.Zc;function*Ls(n){for(let t=0;t<n.length;){const e=$t(n,t,"{;}"),s=hr(n.
slice(t,e));if(n[e]!=="{"){yield{prelude:s,block:void 0},t=e+1;continue}const i=$t(n,e+1,"}");yield{prelude:s,block:n.slice(e+1,i)},t=i+1}}function hr(n){const t=n.
includes("/*")?n.replace(/\/\*[^]*?(?:\*\/|$)/g," "):n;return(t.includes("--")?t.replace(/<!--|-->/g," "):t).trim()}function zt(n){const t=[];let e=0;for(let s=0;s<
n.length;){const i=$t(n,s,";{");if(n[i]==="{"){s=$t(n,i+1,"}")+1;continue}const o=n.slice(s,i);if(s=i+1,o==="")continue;if(++e>B.iN)throw(0,B.F1)();const r=hr(o),
a=r.indexOf(":");if(a<=0)continue;const c=r.slice(0,a).trim(),l=c.startsWith("--")?c:c.toLowerCase();if(!/^[a-z_-][\w-]*$/i.test(l))continue;const d=r.slice(a+1).
trim(),f=d.replace(/\s*!\s*important$/i,"");f===""&&!l.startsWith("--")||t.push({name:l,value:f,important:f.length!==d.length})}return t}const yn={"xx-small":9,
"x-small":10,small:13,medium:16,large:18,"x-large":24,"xx-large":32,"xxx-large":48},ur={"xx-small":9,"x-small":9,small:10,medium:13,large:16,"x-large":20,"xx-la\
rge":26,"xxx-large":39},pr=ur.medium/yn.medium,_h=n=>Object.hasOwn(yn,n)?n:void 0,Nh=(n,t)=>yn[n]*t;function Wh(n,t){const{fontSizedBy:e}=n,s=gr(n);e!=="length"&&
(e!=="ratio"?n.fontSize=(s?ur:yn)[e]*n.zoom:s!==gr(t)&&(n.fontSize*=s?pr:1/pr))}const gr=({fontFamily:n})=>n.length===1&&n[0]==="monospace";var K=I(75234),ge=I(
95826),M=I(8582);function mr(n,t){const e=(0,O.aG)(n),{fontSize:s,fontSizedBy:i}=t.parent,o=d=>({fontSize:d,fontSizedBy:i==="length"?"length":"ratio"});if(e==="\
larger")return o(s*1.2);if(e==="smaller")return o(s/1.2);const r=e===void 0?void 0:_h(e);if(e!==void 0)return r&&{fontSize:Nh(r,t.zoom),fontSizedBy:r};const a=(0,K.
Y5)(n,{...t,em:s}),c=a&&a.px+a.percent*s;return c===void 0||c<0?void 0:n.type==="Percentage"||n.type==="Dimension"&&/^(?:em|ex|ch)$/i.test(n.unit)?o(c):{fontSize:c,
fontSizedBy:"length"}}function wr(n,{parent:t}){const e=(0,O.aG)(n);if(e==="normal")return 400;if(e==="bold")return 700;if(e==="bolder")return t.fontWeight<350?
400:t.fontWeight<550?700:900;if(e==="lighter")return t.fontWeight<550?100:t.fontWeight<750?400:700;const s=(0,K.rl)(n);return s!==void 0&&s>=1&&s<=1e3?s:void 0}
const br={normal:"normal",italic:"italic",oblique:"italic"},yr=n=>{const t=(0,O.aG)(n);return t!==void 0&&Object.hasOwn(br,t)?br[t]:void 0},Ph=100,Cs=n=>(0,O.M$)(
n,O.wR).slice(0,Ph).flatMap(t=>{const e=t.map(s=>s.type==="String"?s.value:(0,O.aG)(s)??"").join(" ");return e===""?[]:[e.toLowerCase()]});function xr(n,t){if((0,O.
aG)(n)==="normal")return"normal";const e=(0,K.rl)(n);if(e!==void 0)return e>=0?{factor:e}:void 0;const s=(0,K.Y5)(n,t);return s&&{px:s.px+s.percent*t.em}}const Dh={
keys:["fontStyle","fontVariant","fontWeight","fontSize","fontSizedBy","lineHeight","fontFamily"],read:(n,t)=>{const e={fontStyle:"normal",fontVariant:"normal",fontWeight:400,
lineHeight:"normal"};let s=0;for(;s<n.length;s++){const a=n[s],[c,l]=[yr(a),wr(a,t)];if((0,O.aG)(a)!=="normal")if(c)e.fontStyle=c;else if(l!==void 0&&!(a.type===
"Number"&&Number(a.value)===0))e.fontWeight=l;else if((0,O.aG)(a)==="small-caps")e.fontVariant="small-caps";else break}const i=n[s],o=i&&mr(i,t);if(o===void 0)return;
if(Object.assign(e,o),s++,n[s]&&(0,O.YY)(n[s])){const a=n[s+1]&&xr(n[s+1],{...t,em:o.fontSize});if(a===void 0)return;e.lineHeight=a,s+=2}const r=Cs(n.slice(s));
return r.length===0?void 0:{...e,fontFamily:r}}},kr=n=>(0,M.J0)(n,(t,e)=>(0,O.aG)(t)==="normal"?0:(0,K.lT)(t,e)),$h=["baseline","sub","super","middle","top","bo\
ttom","text-top","text-bottom"],zh=["underline","line-through","overline"],Or=["solid","double","dotted","dashed","wavy"];function Mr(n,t){const e=(0,O.aG)(n);if(e===
"auto")return{textDecorationThickness:void 0};if(e==="from-font")return{textDecorationThickness:Fh*t.em};const s=(0,K.Y5)(n,t);return s&&{textDecorationThickness:Math.
max(s.px+s.percent*t.em,0)}}const Fh=.05;function Sr(n,t){const e=new Set,s={textDecorationLine:e,textDecorationColor:void 0,textDecorationStyle:"solid",textDecorationThickness:void 0};
for(const i of n){const o=(0,O.aG)(i),r=zh.find(l=>l===o),a=Or.find(l=>l===o),c=(0,ge.M)(i);if(r)e.add(r);else if(a)s.textDecorationStyle=a;else if(c!==void 0)s.
textDecorationColor=c==="current"?void 0:c;else if(o!=="none"&&o!=="blink"){const l=Mr(i,t);if(!l)return;Object.assign(s,l)}}return s}function Gh([n],t){if((0,O.
aG)(n)==="auto")return{underlineOffset:void 0};const e=(0,K.Y5)(n,t);return e&&{underlineOffset:e.px+e.percent*t.em}}function Hh(n){const t={listStyleType:"disc",
listStylePosition:"outside",listStyleImage:void 0};for(const e of n){const s=(0,O.aG)(e);if(s==="inside"||s==="outside")t.listStylePosition=s;else if(s!==void 0)
t.listStyleType=s;else if(e.type==="String")t.listStyleType=`"${e.value}`;else if(e.type==="Url")t.listStyleImage=e.value;else return}return t}const vr=["start",
"left","right","center","justify","end"],jh=new Map([["-webkit-left","left"],["-webkit-right","right"],["-webkit-center","center"]]);function Uh([n,...t],{parent:e}){
const s=t.length===0?(0,O.aG)(n):void 0;if(s===void 0)return;const{textAlign:i,blockAlign:o}=e;if(s==="match-parent")return{textAlign:i,blockAlign:o};if(s==="-o\
ctavo-table")return o==="start"?{textAlign:i,blockAlign:o}:{textAlign:"start",blockAlign:"start"};if(s==="-octavo-center")return{textAlign:i==="start"?"center":
i,blockAlign:o};const r=jh.get(s);if(r)return{textAlign:r,blockAlign:r};const a=vr.find(c=>c===s);return a&&{textAlign:a,blockAlign:"start"}}function Kh(n){const t=n.
map(O.aG);return t.every(s=>s!==void 0&&/^(?:wrap|nowrap|auto|balance|stable|pretty)$/.test(s))?{whiteSpace:t.includes("nowrap")?"nowrap":"normal",isBalanced:t.
includes("balance")}:void 0}const Yh={"horizontal-tb":"across",lr:"across","lr-tb":"across","vertical-rl":"down","vertical-lr":"down","sideways-rl":"down",tb:"d\
own","tb-rl":"down","sideways-lr":"up"},Tr={thin:1,medium:3,thick:5};function Ir(n,t){const e=(0,O.aG)(n);return e!==void 0&&Object.hasOwn(Tr,e)?Tr[e]*t.zoom:(0,M.
De)(n,t)}const Xh={keys:["textStrokeWidth","textStrokeColor"],read:(n,t)=>{const e={textStrokeWidth:0,textStrokeColor:void 0};for(const s of n){const[i,o]=[Ir(s,
t),(0,ge.M)(s)];if(i!==void 0)e.textStrokeWidth=i;else if(o!==void 0)e.textStrokeColor=o==="current"?void 0:o;else return}return e}},Vh={color:(0,M.J0)("color",
(n,{parent:t})=>{const e=(0,ge.M)(n);return e==="current"?t.color:e}),"accent-color":(0,M.nI)("accentColor"),"-webkit-text-fill-color":(0,M.nI)("textFillColor"),
"-webkit-text-stroke":Xh,"-webkit-text-stroke-color":(0,M.nI)("textStrokeColor"),"-webkit-text-stroke-width":(0,M.J0)("textStrokeWidth",Ir),font:Dh,"font-size":{
keys:["fontSize","fontSizedBy"],read:([n,...t],e)=>n&&t.length===0?mr(n,e):void 0},"font-weight":(0,M.J0)("fontWeight",wr),"font-style":(0,M.J0)("fontStyle",yr),
"font-variant":(0,M.aL)("fontVariant",["normal","small-caps","all-small-caps"],{"tabular-nums":"normal"}),"font-variant-caps":(0,M.aL)("fontVariant",["normal","\
small-caps","all-small-caps"]),"font-family":{keys:["fontFamily"],read:n=>({fontFamily:Cs(n)})},"line-height":(0,M.J0)("lineHeight",xr),"text-align":{keys:["tex\
tAlign","blockAlign"],read:Uh},"text-align-last":(0,M.aL)("textAlignLast",["auto",...vr]),"text-indent":(0,M.J0)("textIndent",K.Y5),"text-transform":(0,M.aL)("t\
extTransform",["none","uppercase","lowercase","capitalize"]),"letter-spacing":kr("letterSpacing"),"word-spacing":kr("wordSpacing"),"white-space":(0,M.aL)("white\
Space",["normal","nowrap","pre","pre-wrap","pre-line"],{"break-spaces":"pre-wrap"}),"text-wrap":{keys:["whiteSpace","isBalanced"],read:Kh},"text-wrap-style":(0,M.
aL)("isBalanced",[],{auto:!1,stable:!1,pretty:!1,balance:!0}),"text-wrap-mode":(0,M.aL)("whiteSpace",["nowrap"],{wrap:"normal"}),"overflow-wrap":(0,M.aL)("overf\
lowWrap",["normal","break-word","anywhere"]),"word-wrap":(0,M.aL)("overflowWrap",["normal","break-word","anywhere"]),"word-break":(0,M.aL)("wordBreak",["normal",
"break-all","keep-all","break-word"]),"tab-size":(0,M.nL)("tabSize",0),"writing-mode":(0,M.aL)("writingMode",[],Yh),direction:(0,M.aL)("direction",["ltr","rtl"]),
"unicode-bidi":(0,M.aL)("unicodeBidi",["normal","embed","isolate","bidi-override","plaintext"],{"isolate-override":"bidi-override"}),visibility:(0,M.aL)("visibi\
lity",["visible","hidden","collapse"]),"vertical-align":(0,M.J0)("verticalAlign",(n,t)=>{const e=(0,O.aG)(n);return $h.find(i=>i===e)??(0,K.Y5)(n,t)}),"text-dec\
oration":{keys:["textDecorationLine","textDecorationColor","textDecorationStyle","textDecorationThickness"],read:Sr},"text-decoration-thickness":{keys:["textDec\
orationThickness"],read:([n],t)=>n&&Mr(n,t)},"text-underline-offset":{keys:["underlineOffset"],read:Gh},"text-decoration-skip-ink":(0,M.aL)("skipsInk",[],{auto:!0,
all:!0,none:!1}),"text-underline-position":{keys:["isUnderlinedBelow"],read:n=>({isUnderlinedBelow:n.some(t=>(0,O.aG)(t)==="under")})},"text-decoration-line":{keys:[
"textDecorationLine"],read:(n,t)=>{const e=Sr(n,t)?.textDecorationLine;return e&&{textDecorationLine:e}}},"text-decoration-color":(0,M.nI)("textDecorationColor"),
"text-decoration-style":(0,M.aL)("textDecorationStyle",Or),"list-style":{keys:["listStyleType","listStylePosition","listStyleImage"],read:Hh},"list-style-image":{
keys:["listStyleImage"],read:([n,...t])=>{if(!(t.length>0))return n?.type==="Url"?{listStyleImage:n.value}:(0,O.aG)(n)==="none"?{listStyleImage:void 0}:void 0}},
"list-style-type":(0,M.J0)("listStyleType",n=>n.type==="String"?`"${n.value}`:(0,O.aG)(n)),"list-style-position":(0,M.aL)("listStylePosition",["inside","outside"]),
"border-collapse":(0,M.aL)("borderCollapse",["separate","collapse"]),"border-spacing":{keys:["borderSpacingX","borderSpacingY"],read:(n,t)=>{const[e,s=e]=n.map(
i=>(0,M.De)(i,t));return e===void 0||s===void 0?void 0:{borderSpacingX:e,borderSpacingY:s}}},"caption-side":(0,M.aL)("captionSide",["top","bottom"]),"empty-cell\
s":(0,M.aL)("emptyCells",["show","hide"]),"table-layout":(0,M.aL)("tableLayout",["auto","fixed"])};function Zh(n){const t=i=>n.findLast(({name:o})=>o===i)?.value??
"",e=t("font-family"),[s]=fr(e)?[]:Cs((0,O.wK)(e)??[]);if(s!==void 0)return{family:s,weight:tu(t("font-weight")),isItalic:/^\s*(?:italic|oblique)/i.test(t("font\
-style")),ranges:nu(t("unicode-range")),sources:[...Jh(t("src"))]}}function*Jh(n){for(let t=0;t<n.length;){const e=$t(n,t,","),[s,i]=/^\s*url\(\s*(["']?)(?=data:)/i.
exec(n.slice(t,t+qh))??[];if(s!==void 0){const o=t+s.length;yield n.slice(o,n.indexOf(i||")",o)).trim()}t=e+1}}const qh=100,[xn,Qh]=[400,700];function tu(n){const t=n.
trim().toLowerCase().split(/\s+/).map(i=>i==="bold"?Qh:i==="normal"?xn:Number(i||xn)).filter(i=>i>=1&&i<=1e3).sort((i,o)=>i-o),[e=xn,s=e]=t;return Math.min(Math.
max(xn,e),s)}const eu=1e5;function nu(n){if(n.trim()===""||n.length>eu)return;const t=[];for(const e of n.split(",")){const[,s,i]=/^\s*u\+([\da-f?]{1,6})(?:-([\da-f]{1,6}))?\s*$/i.
exec(e)??[];if(s===void 0)return;const o=i??s.replaceAll("?","f");t.push([Number.parseInt(s.replaceAll("?","0"),16),Number.parseInt(o,16)])}return t}class Er{byName=new Map;constructor(t=[]){
for(const e of t){const s=this.byName.get(e.family);s?s.push(e):this.byName.set(e.family,[e])}}get isEmpty(){return this.byName.size===0}find(t){const e=new Set;
let s;for(const c of t.fontFamily){const l=this.byName.get(c);if(l)e.add(su(l,t));else if(Rs(c)){s=De({...t,ownFont:void 0});break}}const[i,...o]=e;if(!i)return;
if(o.length===0&&s===void 0)return i;const r=[i,...o].find(({hasSpace:c})=>c)??i,a=[i,...o].map(({id:c})=>c);return{...r,id:[...a,...s===void 0?[]:[s]].join(" ")}}}
function su(n,{fontWeight:t,fontStyle:e}){const s=n.filter(({isItalic:r})=>r===(e==="italic")),i=s.length>0?s:n,o=r=>{const a=t>=400&&t<=500,[c,l]=a?[r>=t&&r<=500,
r>500]:[t<400?r<=t:r>=t,!1];return Math.abs(r-t)+(c?0:l?2e3:1e3)};return[...i].sort((r,a)=>o(r.weight)-o(a.weight))[0]}const Bs=":first",Rr={"":"all",":left":"l\
eft",":right":"right",":first":"first"},iu={all:0,left:1,right:1,first:2},ou=10,Ar=100,ru=1e6,Lr=300,Ct=96/25.4,Cr={a3:[297*Ct,420*Ct],a4:[210*Ct,297*Ct],a5:[148*
Ct,210*Ct],a6:[105*Ct,148*Ct],b4:[250*Ct,353*Ct],b5:[176*Ct,250*Ct],letter:[816,1056],legal:[816,1344],ledger:[1056,1632],tabloid:[1056,1632]},[_s,au]=[48,19200],
cu=["margin-top","margin-right","margin-bottom","margin-left"];async function lu(n,t,e){const s=new du(n,t,e),i=new Map;for(const r of s.names)i.set(r,await s.sheetOf(
r));const o=await s.firstSheet();return o&&i.set(Bs,o),{usual:await s.sheetOf(""),named:i,hasFirst:o!==void 0,ignored:s.ignored}}class du{usual;pace;ignored=new Set;names;selected=[];values=new Map;count=0;constructor(t,e,s){
this.usual=e,this.pace=s;for(const o of t)this.select(o);this.selected.sort((o,r)=>o.weight-r.weight);const i=[...new Set(this.selected.map(({name:o})=>o))].filter(
o=>o!=="");this.names=i.slice(0,Ar);for(const o of i.slice(Ar))this.ignored.add(`@page ${o}`)}async sheetOf(t){const e=this.selected.filter(({name:u})=>u===""||
u===t),s=async(...u)=>await this.read(e,["all",...u]),[i,o,r]=[await s("left"),await s("right"),await s("right","first")],a=Nr(await s(),i,o),{width:c,height:l}=a,
d=(u,p)=>{const{margins:g,lost:m}=Ws(p,a);for(const w of m)this.ignored.add(`@page ${t}:${u} ${w}`);return Ps(g,c,l)},f={left:d("left",i),right:d("right",o),first:d(
"first",r)},h=Dr({width:c,height:l,margins:Ws(r,a).margins});return{width:c,height:l,margins:Ps(a.margins,c,l),view:h,own:f,...Br(e)}}async firstSheet(){const t=this.
selected.filter(({name:l})=>l==="");if(!t.some(({pages:l})=>l==="first"))return;const e=Nr(await this.read(t,["all"]),await this.read(t,["all","left"]),await this.
read(t,["all","right"])),{width:s,height:i,margins:o}=await this.read(t,["all","right","first"]);if(Ws({width:s,height:i,margins:o},e).lost.length===0)return;const a=Ps(
o,s,i),c=Dr({width:s,height:i,margins:o});return{width:s,height:i,margins:a,view:c,own:{left:a,right:a,first:a},...Br(t)}}select(t){const{selector:e}=t,s=e.indexOf(
":"),[i,o]=s<0?[e,""]:[e.slice(0,s),e.slice(s).toLowerCase()],r=Object.hasOwn(Rr,o)?Rr[o]:void 0;r===void 0||/\s/.test(i)?this.ignored.add(`@page ${e}`):this.selected.
push({name:i,pages:r,weight:iu[r]+(i===""?0:ou),rule:t})}async read(t,e){const{width:s,height:i,margin:o}=this.usual,r={width:s,height:i,margins:[o,o,o,o]};for(const{
pages:a,rule:c}of t){if(this.count+=c.declarations.length+c.boxes.length+1,this.count>ru)throw(0,B.ot)();const l=this.pace.step(c.declarations.length*Lr+Lr/10);
if(l&&await l,!!e.includes(a))for(const{name:d,value:f}of c.declarations){let h=this.values.get(f);const u=!h&&fr(f);u&&this.ignored.add(`@page ${d}`),h||this.values.
set(f,h=u?[]:(0,O.wK)(f)??[]),hu(d,h,r)}}return r}}const fu=/^(?:--|color$|direction$|quotes$|font|line-height$|letter-spacing$|word-spacing$|text-transform$)/;
function Br(n){const t=n.map(({pages:e,rule:s})=>({name:"",pages:e,declarations:s.declarations.filter(({name:i})=>fu.test(i))}));return{boxes:n.flatMap(({pages:e,
rule:s})=>s.boxes.map(i=>({...i,pages:e}))),text:t}}const $e=({usual:n,named:t},e)=>t.get(e)??n,_r=({own:n},t)=>t===0?n.first:t%2===0?n.right:n.left,Ns=({margins:[
,n,,t]})=>t+n;function hu(n,t,e){const s={em:16,rem:16,pageWidth:e.width,pageHeight:e.height,zoom:1},i=n==="size"?uu(t,s,e):void 0;if(i&&([e.width,e.height]=i),
n==="margin"){const a=(0,M.X_)(t.map(c=>Wr(c,s)));if(a&&!a.includes(void 0))for(const[c,l]of a.entries())e.margins[c]=l}const o=cu.indexOf(n),r=o<0||!t[0]?void 0:
Wr(t[0],s);r!==void 0&&(e.margins[o]=r)}function Nr(n,t,e){return Math.abs(Ns(t)-Ns(e))>=.01?n:{...n,margins:[n.margins[0],e.margins[1],n.margins[2],e.margins[3]]}}
function Ws(n,{width:t,height:e,margins:s}){const[i,,o]=n.margins,r=Math.abs(Ns(n)-s[1]-s[3])<.01,a=n.width===t&&n.height===e,c=[...r?[]:["margin"],...a?[]:["si\
ze"]];return{margins:r?n.margins:[i,s[1],o,s[3]],lost:c}}function Wr(n,t){if((0,O.aG)(n)==="auto")return 0;const e=(0,K.Y5)(n,t);return e&&Math.max(e.px+e.percent*
t.pageWidth,0)}const Pr=([n,t,e,s],i,o)=>[Math.min(1,(i-_s/2)/Math.max(s+t,1)),Math.min(1,(o-_s/2)/Math.max(n+e,1))];function Dr({width:n,height:t,margins:e}){const[
s,i]=Pr(e,n,t),[o,r,a,c]=e;return{width:Math.floor(n-(c+r)*s+.01),height:Math.floor(t-(o+a)*i+.01)}}function Ps(n,t,e){const[s,i,o,r]=n,[a,c]=Pr(n,t,e),[l,d]=[Math.
round(r*a),Math.round(s*c)],f=(p,g,m)=>Math.ceil(p-(0,k.k8)(g)-(0,k.k8)(m)-.01),[h,u]=[f(t,r*a,i*a),f(e,s*c,o*c)];return[d,t-l-h,e-d-u,l]}function uu(n,t,e){let s,
i;const o=[];for(const c of n){const l=(0,O.aG)(c),d=(0,K.lT)(c,t);if(l==="landscape"||l==="portrait")i=l;else if(l!==void 0&&Object.hasOwn(Cr,l))s=Cr[l];else if(d!==
void 0&&d>0)o.push(Math.min(Math.max(d,_s),au));else if(l!=="auto")return}if(o.length>0&&(s=[o[0],o[1]??o[0]]),i===void 0)return s;const[r,a]=[...s??[e.width,e.
height]].sort((c,l)=>c-l);return i==="landscape"?[a,r]:[r,a]}function pu(n){const t={from:[],to:[]};let e=0;for(const{prelude:s,block:i}of Ls(n)){if(++e>B.qV)throw(0,B.
VE)();if(i===void 0)continue;const o=s.toLowerCase().split(",",gu).map(r=>r.trim());o.some(r=>r==="from"||r==="0%")&&(t.from=zt(i)),o.some(r=>r==="to"||r==="100\
%")&&(t.to=zt(i))}return t}const gu=100,mu=new Set(["none","forwards","backwards","both"]),wu=new Set(["normal","reverse","alternate","alternate-reverse"]),bu=/^(?:infinite|\d+(?:\.\d+)?)$/;
function yu(n,t,e){const s={names:[],fills:[],directions:[],counts:[]};for(const{name:i,value:o}of n){const r=/^(?:-webkit-)?animation(?:-(name|fill-mode|direction|iteration-count))?$/.
exec(i);if(!r)continue;const a=Mu(e(o)??"");switch(r[1]){case void 0:Object.assign(s,ku(a,t));break;case"name":s.names=a;break;case"fill-mode":s.fills=a;break;case"\
direction":s.directions=a;break;default:s.counts=a}}return s.names.flatMap((i,o)=>xu(s,o,t.get(i)))}function xu({fills:n,directions:t,counts:e},s,i){const o=d=>d[s%
Math.max(d.length,1)],r=o(n),a=o(e)??"1";if(!i||r!=="forwards"&&r!=="both"||a==="infinite")return[];const c=o(t)??"normal",l=c.startsWith("alternate")&&Number(a)%
2===0;return c.endsWith("reverse")!==l?i.from:i.to}function ku(n,t){const e=n.map(i=>i.split(/\s+/)),s=(i,o)=>e.map(r=>r.find(i)??o);return{names:s(i=>t.has(i),
""),fills:s(i=>mu.has(i.toLowerCase()),"none").map(i=>i.toLowerCase()),directions:s(i=>wu.has(i.toLowerCase()),"normal").map(i=>i.toLowerCase()),counts:s(i=>bu.
test(i),"1")}}const Ou=1e3;function Mu(n){const t=[];if(n.length>Ou)return t;for(let e=0;e<n.length;){const s=$t(n,e,",");t.push(n.slice(e,s).trim()),e=s+1}return t}
const Su=10;class Ds{rank=0;children=new Map;open(t){return(t===""?[`.${this.children.size}`]:t.split(".",Su)).reduce((s,i)=>s.child(i),this)}number(t=0){let e=t;
for(const s of this.children.values())e=s.number(e);return this.rank=e,e+1}child(t){let e=this.children.get(t);if(!e){if(this.children.size===B.qV)throw(0,B.VE)();
this.children.set(t,e=new Ds)}return e}}function vu(n,t){const e=[];let s=0;for(let i=0;i<=n.length;){const o=$t(n,i,","),r=zr(n.slice(i,o));if(s+=o-i+(r+1)*(t.
length+5),s>B.LI)return"";e.push(Tu(n.slice(i,o).trim(),t)),i=o+1}return e.join(", ")}function Tu(n,t){const e=$t(t,0,",")===t.length&&!t.includes(":"),s=`:is(${t}\
)`;if(zr(n)===0)return`${e?t:s} ${n}`;const i=e&&/^&(?![\w*|])/.test(n);return n.replace($r,(o,r)=>o!=="&"?o:i&&r===0?t:s)}const $r=/&|"(?:[^"\\]|\\[^])*"|'(?:[^'\\]|\\[^])*'/g,
zr=n=>[...n.matchAll($r)].filter(([t])=>t==="&").length,Iu=20;function $s(n,t,e=0){const s=Ru(n);if(e>Iu||s.length===0)return!1;const i=a=>Eu(a)?$s(a.slice(1,-1),
t,e+1):t(a);if(s[0].toLowerCase()==="not")return s.length===2&&!i(s[1]);const o=s.filter((a,c)=>c%2===0),r=new Set(s.filter((a,c)=>c%2===1).map(a=>a.toLowerCase()));
return r.size>1||s.length%2===0?!1:r.has("or")?o.some(i):(r.size===0||r.has("and"))&&o.every(i)}const Eu=n=>n.startsWith("(")&&n.endsWith(")")&&/^\(\s{0,99}(?:\(|not\s)/i.
test(n);function Ru(n){const t=[];for(let e=0;e<n.length;){const s=$t(n,e,` 	
\r\f`);s>e&&t.push(n.slice(e,s)),e=s+1}return t}function Fr(n,t){return n.trim()===""?!0:n.length>B.Hq?!1:n.toLowerCase().split(",").some(e=>Au(e.trim(),t))}function Au(n,t){
const e=/^not\s+[a-z]/.test(n),s=n.replace(e?/^not\s+/:/^only\s+/,"");return $s(s,o=>o.startsWith("(")?_u(o.slice(1,-1),t):o==="print"||o==="all")!==e}const Lu=/^\s*(min-|max-)?(width|height)\s*:\s*([\d.]+)(px|em|rem|pt|in|cm|mm)\s*$/,
Cu=/^\s*(?:([\d.]+)(px|em|rem|pt|in|cm|mm)\s*(<=?|>=?|=)\s*)?(width|height)\s*(?:(<=?|>=?|=)\s*([\d.]+)(px|em|rem|pt|in|cm|mm)\s*)?$/,zs={...K.If,em:16,rem:16};
function Bu([,n,t,e,s,i,o,r],a){const c=s==="width"?a.width:a.height;return n!==void 0&&!Fs(Number(n)*zs[t],e,c)?!1:o!==void 0?Fs(c,i,Number(o)*zs[r]):n!==void 0||
c>0}const Fs=(n,t,e)=>n===e?t.endsWith("="):t.startsWith("<")?n<e:t.startsWith(">")&&n>e;function _u(n,t){const[,e,s,i,o]=Lu.exec(n)??[];if(s!==void 0){const l=Number(
i)*zs[o],d=s==="width"?t.width:t.height;return Fs(d,e==="min-"?">=":e==="max-"?"<=":"=",l)}const r=Cu.exec(n);if(r)return Bu(r,t);const[a,c]=n.split(":").map(l=>l.
trim());return a==="orientation"?c==="landscape"==t.width>t.height:a==="prefers-color-scheme"?c==="light":a==="prefers-reduced-motion"?c==="reduce"||c===void 0:
a==="scripting"?c==="none":a==="color"||a==="hover"&&c==="none"||a==="update"&&c==="none"}var Nu=I(88650);const Gr=new Set(["input","select","textarea"]),Wu=new Set(
[...Gr,"button","fieldset","optgroup","option"]),Pu=/^(?:hidden|range|color|checkbox|radio|file|submit|image|reset|button)$/i,Gs=({name:n})=>Gr.has(n),Hr=({name:n})=>Wu.
has(n),jr={checked:({name:n,attributes:t})=>n==="option"?t.has("selected"):n==="input"&&t.has("checked"),disabled:n=>Hr(n)&&Ur(n),enabled:n=>Hr(n)&&!Ur(n),required:n=>Gs(
n)&&n.attributes.has("required"),optional:n=>Gs(n)&&!n.attributes.has("required"),"read-write":js,"read-only":n=>!js(n),"placeholder-shown":n=>Hs(n)&&n.attributes.
has("placeholder")&&!Kr(n),invalid:Yr,valid:n=>Gs(n)&&!Yr(n)},Du=n=>Object.hasOwn(jr,n),$u=(n,t)=>jr[t](n);function Ur(n){if(n.attributes.has("disabled"))return!0;
let t=n;for(let{parent:e}=n;e;t=e,{parent:e}=e)if(e.name==="fieldset"&&e.attributes.has("disabled")&&t.name!=="legend")return!0;return!1}function Hs({name:n,attributes:t}){
return n==="textarea"||n==="input"&&!Pu.test(t.get("type")??"")}function Kr({name:n,attributes:t,children:e}){return n!=="textarea"?(t.get("value")??"")!=="":e.
some(s=>s.kind==="text"&&s.value!=="")}function js(n){const{attributes:t}=n;if(Hs(n))return!t.has("readonly")&&!t.has("disabled");const e=t.get("contenteditable");
return e!==void 0&&!/^false$/i.test(e)}function Yr(n){return Hs(n)&&n.attributes.has("required")&&js(n)&&!Kr(n)}const Xr=n=>n.includes("\\")?n.replace(/\\(?:([\da-f]{1,6})[ \t\n\r\f]?|([^\n\r\f]))/gi,
(t,e,s)=>{const i=Number.parseInt(e??"",16);return e===void 0?s:i===0||i>1114111||i>=55296&&i<=57343?"�":String.fromCodePoint(i)}):n,me=1e3,zu=1e6;function Vr(n){
if(n.length>B.LI)return;const t=[];let e;try{e=(0,Nu.A)(n,{context:"selectorList",onParseError:s=>t.push(s)})}catch{return}return t.length>0?void 0:Us(e)}function Us(n){
if(n.type!=="SelectorList")return;const t=n.children.toArray().map(e=>e.type==="Selector"?Gu(e):void 0);return t.every(e=>e!==void 0)?t:void 0}const kn=()=>({name:void 0,
id:void 0,classes:[],attributes:[],pseudos:[],combinator:void 0}),Fu=new Set(["before","after","first-line","first-letter"]);function Gu({children:n}){const t=[
kn()];let e=0,s;for(const i of n.toArray()){const o=t.at(-1);switch(i.type){case"TypeSelector":i.name!=="*"&&(o.name=i.name.replace(/^.*\|/,"").toLowerCase(),e+=
1);break;case"IdSelector":o.id=Xr(i.name),e+=zu;break;case"ClassSelector":o.classes.push(Xr(i.name)),e+=me;break;case"AttributeSelector":o.attributes.push({name:i.
name.name.toLowerCase(),matcher:i.matcher??void 0,value:i.value?i.value.type==="String"?i.value.value:i.value.name:"",ignoresCase:i.flags==="i"}),e+=me;break;case"\
Combinator":t.push({...kn(),combinator:i.name});break;case"PseudoElementSelector":s=i.name.toLowerCase(),e+=1;break;case"PseudoClassSelector":{const r=i.name.toLowerCase();
if(Fu.has(r)){s=r,e+=1;break}const a=ju(r,i.children?.toArray()??[]);if(!a)return;o.pseudos.push(a.test),e+=a.specificity;break}default:return}}return{compounds:t.
reverse(),specificity:e,pseudoElement:s}}const Hu=new Set(["hover","focus","focus-within","focus-visible","active","visited","target","indeterminate","fullscree\
n","modal","popover-open","playing","host","autofill"]),Zt={a:0,b:1};function ju(n,t){const e=i=>({test:i,specificity:me}),s=(i,o,r)=>e({kind:"nth",...i,ofType:o,
fromEnd:r});if(Hu.has(n))return e({kind:"never"});if(Du(n))return e({kind:"form",state:n});switch(n){case"root":case"empty":case"defined":return e({kind:n});case"\
link":case"any-link":return e({kind:"link"});case"-moz-first-node":return e({kind:"first-node"});case"-moz-last-node":return e({kind:"last-node"});case"first-ch\
ild":return s(Zt,!1,!1);case"last-child":return s(Zt,!1,!0);case"first-of-type":return s(Zt,!0,!1);case"last-of-type":return s(Zt,!0,!0);case"only-child":return qr(
s(Zt,!1,!1).test,s(Zt,!1,!0).test);case"only-of-type":return qr(s(Zt,!0,!1).test,s(Zt,!0,!0).test);case"nth-child":case"nth-last-child":case"nth-of-type":case"n\
th-last-of-type":return Uu(n,t[0]);case"not":case"is":case"where":case"matches":case"-webkit-any":return Zr(n,t[0]);case"has":return Ku(t[0]);case"lang":{const[
i]=t,o=i?.type==="Identifier"?i.name:i?.type==="String"?i.value:void 0;return o===void 0?void 0:e({kind:"lang",language:o.toLowerCase()})}default:return}}function Uu(n,t){
const e=Xu(t);if(!e||t?.type!=="Nth")return;const[s,i]=[n.endsWith("of-type"),n.includes("last")];if(!t.selector)return{test:{kind:"nth",...e,ofType:s,fromEnd:i},
specificity:me};const o=s?void 0:Zr("is",t.selector);if(o?.test.kind!=="is")return;const{selectors:r}=o.test;return{test:{kind:"nth-of",...e,fromEnd:i,selectors:r},
specificity:me+o.specificity}}function Zr(n,t){const e=t&&Us(t);if(!e)return;const s=n==="where"?0:e.reduce((i,o)=>Math.max(i,o.specificity),0);return{test:{kind:n===
"not"?"not":"is",selectors:e},specificity:s}}function Ku(n){if(n?.type!=="SelectorList"||n.children.some(o=>o.type!=="Selector"||o.children.last?.type==="Combin\
ator"))return;const t=Us(n);if(!t||t.length===0||t.some(Jr))return;const e=t.reduce((o,r)=>Math.max(o,r.specificity),0),s=n.children.toArray();return{test:{kind:"\
has",selectors:t.map((o,r)=>Yu(o,s[r]))},specificity:e}}const Jr=({compounds:n,pseudoElement:t})=>t!==void 0||n.some(({pseudos:e})=>e.some(s=>s.kind==="has"||"s\
electors"in s&&s.selectors.some(Jr)));function Yu(n,t){const e={...kn(),pseudos:[{kind:"scope"}]},{compounds:s}=n,i=t.type==="Selector"&&t.children.first?.type===
"Combinator",o=s.slice(0,-1);return{...n,compounds:i?[...o,e]:[...o,{...s.at(-1),combinator:" "},e]}}function qr(n,t){return{test:{kind:"is",selectors:[(s=>({compounds:[
{...kn(),pseudos:s}],specificity:0,pseudoElement:void 0}))([n,t])]},specificity:me}}function Xu(n){if(n?.type!=="Nth")return;const{nth:t}=n;if(t.type==="Identif\
ier")return t.name==="odd"?{a:2,b:1}:t.name==="even"?{a:2,b:0}:void 0;const{a:e,b:s}=t;return{a:Qr(e),b:Qr(s)}}const Qr=n=>n==null?0:n===""||n==="+"?1:n==="-"?-1:
Number(n);var yt=I(23407),Jt=I(16326);const ta=["repeat","no-repeat","space","round"],Vu=["border-box","padding-box","content-box"];function On([n,t,e]){const s=(0,O.
aG)(n);if(!t&&s==="repeat-x")return["repeat","no-repeat"];if(!t&&s==="repeat-y")return["no-repeat","repeat"];const i=ta.find(r=>r===s),o=t?ta.find(r=>r===(0,O.aG)(
t)):i;return i&&o&&!e?[i,o]:void 0}const Ks=([n])=>Vu.find(t=>t===(0,O.aG)(n)),ea={keys:["backgroundClip","backgroundClips"],read:n=>{const t=(0,O.M$)(n,O.wR).map(
e=>(0,O.aG)(e[0])==="text"?"text":Ks(e));if(t.every(e=>e!==void 0))return{backgroundClip:t.at(-1),backgroundClips:t.map(e=>e==="text"?"border-box":e)}}};function Mn(n,t){
return(0,O.aG)(n)==="none"?"none":n?.type==="Url"?{url:n.value}:n?.type==="Function"?(0,Jt.OW)(n,t,t.own.color):void 0}function Ys(n,t){const e=(0,O.aG)(n[0]);if(e===
"cover"||e==="contain")return e;const[s,i="auto"]=n.map(o=>(0,O.aG)(o)==="auto"?"auto":(0,K.Y5)(o,t));return s&&n.length<3?[s,i]:void 0}const Zu=["auto","auto"],
Ju=["repeat","repeat"];function qu(n,t){let e="none";const s=[],i=[];let o;const r=[],a=[];let c=!1,l=!1;for(const g of n){const m=(0,O.aG)(g),w=Mn(g,t),b=(0,ge.
M)(g),y=Ks([g]);if((0,O.YY)(g))c=!0;else if(w!==void 0)e=w;else if(b!==void 0)o=b;else if(On([g]))s.push(g);else if(y)i.push(y);else if(m==="fixed")l=!0;else{if(m===
"scroll"||m==="local"||m==="text")continue;c&&a.length<2&&(m==="cover"||m==="contain"||m==="auto"||(0,K.Y5)(g,t))?a.push(g):r.push(g)}}const d=r.length===0?Jt.Ff:
(0,Jt.ux)(r,t),f=a.length===0?Zu:Ys(a,t),h=s.length===0?Ju:On(s),[u="padding-box",p=i[0]??"border-box"]=i;return d&&f&&h&&{image:e,repeat:h,color:o,position:d,size:f,
origin:u,clip:p,isFixed:l}}const na={keys:["backgroundColor","backgroundImage","backgroundSize","backgroundRepeat","backgroundPosition","backgroundClip","backgr\
oundClips","backgroundOrigin","backgroundAttachment"],read:(n,t)=>{const e=(0,O.M$)(n,O.wR).map(r=>qu(r,t));if(!e.every(r=>r!==void 0))return;const s=e.at(-1).color,
i=e.filter(({image:r})=>r!=="none"),o=i.length>0?i:e;return{backgroundColor:s==="current"?t.own.color:s,backgroundImage:i.map(({image:r})=>r),backgroundSize:o.map(
({size:r})=>r),backgroundRepeat:o.map(({repeat:r})=>r),backgroundPosition:o.map(({position:r})=>r),backgroundClip:e.at(-1).clip,backgroundClips:o.map(({clip:r})=>r),
backgroundOrigin:o.map(({origin:r})=>r),backgroundAttachment:o.some(({isFixed:r})=>r)?"fixed":"scroll"}}},se=(n,t)=>({keys:[n],read:(e,s)=>{const i=(0,O.M$)(e,O.
wR).map(o=>t(o,s));return i.includes(void 0)?void 0:{[n]:i}}}),sa={keys:["backgroundImage"],read:(n,t)=>{const e=(0,O.M$)(n,O.wR).map(s=>Mn(s[0],t));return e.includes(
void 0)?void 0:{backgroundImage:e.filter(s=>s!=="none")}}};function ia(n,t){const e=[];let s=!1,i;for(const l of n){const d=(0,K.lT)(l,t),f=(0,ge.M)(l);if(d!==void 0)
e.push(d);else if((0,O.aG)(l)==="inset")s=!0;else if(f!==void 0)i=f;else return}const[o,r,a=0,c=0]=e;if(!(o===void 0||r===void 0))return{x:o,y:r,blur:a,spread:c,
isInset:s,paint:i==="current"?void 0:i}}const Qu=100,Xs={keys:["boxShadow"],read:(n,t)=>{if((0,O.aG)(n[0])==="none")return{boxShadow:[]};const e=(0,O.M$)(n,O.wR).
slice(0,Qu).map(s=>ia(s,t));return e.every(s=>s!==void 0)?{boxShadow:e}:void 0}},tp=10,ep={keys:["textShadow"],read:(n,t)=>{const e=Xs.read(n,t)?.boxShadow;return e?.
every(({isInset:i,spread:o})=>!i&&o===0)?{textShadow:e.slice(0,tp)}:void 0}},oa={backgroundImage:[],backgroundSize:[],backgroundRepeat:[],backgroundPosition:[]},
np=Object.keys(oa),sp=[["left","right"],["top","bottom"]];function ip([n,t],e,s){const i=(0,O.aG)(e[0]);if(e.length>(i===n||i===t?2:1))return;if(i==="center")return{
px:0,percent:.5};const o=i===void 0||e.length===2?(0,K.Y5)(e.at(-1),s):{px:0,percent:0};if(!(!o||i!==void 0&&i!==n&&i!==t))return i===t?{px:-o.px,percent:1-o.percent}:
o}const ra=n=>({keys:["backgroundPosition"],read:(t,e)=>{const s=(0,O.M$)(t,O.wR).map(a=>ip(sp[n],a,e));if(!s.every(a=>a!==void 0))return;const{backgroundPosition:i}=e.
own,o=Math.max(i.length,s.length);return{backgroundPosition:Array.from({length:o},(a,c)=>{const[l,d]=i[c%Math.max(i.length,1)]??Jt.Ff,f=s[c%s.length];return n===
0?[f,d]:[l,f]})}}}),ze=n=>({keys:["mask"],read:(t,e)=>{const s=n.read(t,e);if(s?.backgroundImage?.some(o=>"url"in o&&o.url.startsWith("#")))return;const i=s&&np.
flatMap(o=>s[o]===void 0?[]:[[o,s[o]]]);return i&&{mask:{...oa,...e.own.mask,...Object.fromEntries(i)}}}}),aa={mask:ze(na),"mask-image":ze(sa),"mask-size":ze(se(
"backgroundSize",Ys)),"mask-position":ze(se("backgroundPosition",Jt.ux)),"mask-repeat":ze(se("backgroundRepeat",On))},op={...aa,...Object.fromEntries(Object.entries(
aa).map(([n,t])=>[`-webkit-${n}`,t])),background:na,"background-color":{keys:["backgroundColor"],read:(n,{own:t})=>{const e=n.length===1?(0,ge.M)(n[0]):void 0;return e===
void 0?void 0:{backgroundColor:e==="current"?t.color:e}}},"background-image":sa,"background-size":se("backgroundSize",Ys),"background-position":se("backgroundPo\
sition",Jt.ux),"background-position-x":ra(0),"background-position-y":ra(1),"background-repeat":se("backgroundRepeat",On),"background-clip":ea,"-webkit-backgroun\
d-clip":ea,"background-origin":se("backgroundOrigin",Ks),"background-attachment":{keys:["backgroundAttachment"],read:n=>({backgroundAttachment:n.some(t=>(0,O.aG)(
t)==="fixed")?"fixed":"scroll"})},"text-shadow":ep,"box-shadow":Xs,"-webkit-box-shadow":Xs},rp=["stretch","repeat","round","space"],Vs=n=>[n,n,n,n],Fe={image:void 0,
slice:Vs({px:0,percent:1}),isFilled:!1,width:Vs({times:1}),outset:Vs({times:0}),repeat:["stretch","stretch"]},ca=({px:n,percent:t})=>n>=0&&t>=0,ap=(n,t)=>{const e=(0,K.
rl)(n),s=e===void 0?(0,K.Y5)(n,t):{px:e,percent:0};return s&&ca(s)&&(e!==void 0||s.px===0)?s:void 0},Zs=(n,t)=>{const e=(0,K.rl)(n);if(e!==void 0)return e>=0?{times:e}:
void 0;const s=(0,K.Y5)(n,t);return s&&ca(s)?s:void 0},la=(n,t)=>(0,O.aG)(n)==="auto"?"auto":Zs(n,t),da=n=>rp.find(t=>t===(0,O.aG)(n));function Ge(n,t){const e=(0,M.
X_)(n.map(t));return e&&!e.includes(void 0)?e:void 0}function fa(n,t){const e=n.filter(i=>(0,O.aG)(i)!=="fill"),s=Ge(e,i=>ap(i,t));return s&&n.length-e.length<2?
{slice:s,isFilled:e.length<n.length}:void 0}function ha(n){const[t,e=t]=n.map(da);return t&&e&&n.length<3?{repeat:[t,e]}:void 0}function ua(n,t){let e;const s=[],
i=[[],[],[]];let o=0;for(const g of n){const m=Mn(g,t);if((0,O.YY)(g))o++;else if(m!==void 0)e=m;else if(da(g))s.push(g);else if(!i[o]?.push(g))return}const[r,a,
c]=i,l={...r.length>0?fa(r,t):Fe,width:a.length>0?Ge(a,g=>la(g,t)):Fe.width,outset:c.length>0?Ge(c,g=>Zs(g,t)):Fe.outset,...s.length>0?ha(s):{repeat:Fe.repeat}},
{slice:d,isFilled:f=!1,width:h,outset:u,repeat:p}=l;if(!(!d||!h||!u||!p))return{image:e==="none"?void 0:e,slice:d,isFilled:f,width:h,outset:u,repeat:p}}const ie=n=>({
keys:["borderImage"],read:(t,e)=>{const s=n(t,e);return s&&{borderImage:{...e.own.borderImage??Fe,...s}}}}),cp={"border-image":ie(ua),"-webkit-border-image":ie(
ua),"border-image-source":ie(([n],t)=>{const e=Mn(n,t);return e&&{image:e==="none"?void 0:e}}),"border-image-slice":ie(fa),"border-image-width":ie((n,t)=>{const e=Ge(
n,s=>la(s,t));return e&&{width:e}}),"border-image-outset":ie((n,t)=>{const e=Ge(n,s=>Zs(s,t));return e&&{outset:e}}),"border-image-repeat":ie(ha)},lp=["none","c\
ontents","inline","block","list-item","flow-root","inline-block","flex","inline-flex","grid","inline-grid","table","inline-table","table-row-group","table-heade\
r-group","table-footer-group","table-row","table-cell","table-column","table-column-group","table-caption"],dp=["auto","min-content","max-content","fit-content"],
pa=n=>(t,e)=>{const s=(0,O.aG)(t)?.replace(/^-webkit-|^-moz-/,"");return s==="fill-available"||s==="available"||s==="stretch"?{px:0,percent:1,fills:n}:dp.find(i=>i===
s)??(0,M.ST)(t,e)},[Js,qs]=[pa("across"),pa("down")],ga=n=>(t,e)=>{if((0,O.aG)(t)==="none")return"none";const s=n(t,e);return s==="auto"?void 0:s},fp=["none","h\
idden","solid","dashed","dotted","double","groove","ridge","inset","outset"],ma={thin:1,medium:3,thick:5};function oe(n,t){const e=(0,O.aG)(n);return e!==void 0&&
Object.hasOwn(ma,e)?ma[e]:(0,M.De)(n,t)}const re=n=>{const t=(0,O.aG)(n);return t==="auto"?"solid":fp.find(e=>e===t)};function Qs(n,t){let e,s,i;for(const o of n){
const r=oe(o,t),a=re(o),c=(0,M.sD)(o);if(r!==void 0&&e===void 0)e=r;else if(a!==void 0&&s===void 0)s=a;else if(c&&!i)i=c;else return}return n.length===0?void 0:
{width:e??3,line:s??"none",paint:i?.paint}}const wa=n=>[`border${n}Width`,`border${n}Style`,`border${n}Color`],hp=["multiply","screen","overlay","darken","light\
en","color-dodge","color-burn","hard-light","soft-light","difference","exclusion","hue","saturation","color","luminosity"],up={keys:["mixBlendMode"],read:([n])=>{
const t=(0,O.aG)(n);if(t==="normal")return{mixBlendMode:void 0};if(!(t===void 0||!hp.includes(t)))return{mixBlendMode:t.replaceAll(/(?:^|-)[a-z]/g,e=>e.replace(
"-","").toUpperCase())}}};function Sn(...n){const t=n.length===M.BV.length;return{keys:[...n.flatMap(wa),...t?["borderImage"]:[]],read:(e,s)=>{const i=Qs(e,s);if(!i)
return;const{width:o,line:r,paint:a}=i,c=n.flatMap(l=>{const[d,f,h]=wa(l);return[[d,o],[f,r],[h,a]]});return{...Object.fromEntries(c),...t&&{borderImage:void 0}}}}}
const we=(n,t="")=>M.BV.map(e=>`${n}${e}${t}`);function He(n,t,e){return Object.fromEntries(M.BV.map(s=>[`${n}-${s.toLowerCase()}${t===""?"":`-${t.toLowerCase()}`}`,
e(`${n}${s}${t}`)]))}const pp={keys:we("border","Color"),read:n=>{const t=(0,M.X_)(n.map(M.sD));if(!(!t||t.includes(void 0)))return Object.fromEntries(we("borde\
r","Color").map((e,s)=>[e,t[s].paint]))}},ba=["borderTopLeftRadius","borderTopRightRadius","borderBottomRightRadius","borderBottomLeftRadius"],gp={keys:ba,read:(n,t)=>{
const[e=[],s=e]=(0,M.LN)(n).map(r=>r.map(a=>(0,M.ST)(a,t))),[i,o]=[(0,M.X_)(e),(0,M.X_)(s)];if(!(!i||!o||i.includes(void 0)||o.includes(void 0)))return Object.fromEntries(
ba.map((r,a)=>[r,[i[a],o[a]]]))}},vn=n=>({keys:[n],read:(t,e)=>{const[s,i=s]=t.map(o=>(0,M.ST)(o,e));return s&&i&&t.length<3?{[n]:[s,i]}:void 0}}),mp={auto:"aut\
o",avoid:"avoid","avoid-page":"avoid",page:"page",always:"page",all:"page",left:"left",verso:"left",right:"right",recto:"right",column:"column","avoid-column":"\
avoid-column"},Tn=n=>(0,M.aL)(n,[],mp),ti=(0,M.aL)("breakInside",["auto","avoid","avoid-column"],{"avoid-page":"avoid"});function wp(n){const t=n.filter(i=>(0,O.
aG)(i)!=="auto");if(t.length===0)return{aspectRatio:void 0};const[e,s]=(0,M.LN)(t).map(i=>(0,K.rl)(i[0]));if(!(e===void 0||e<=0||s===0))return{aspectRatio:e/(s??
1)}}const ya={visible:"visible",hidden:"hidden",clip:"hidden",auto:"scroll",scroll:"scroll",overlay:"scroll"},ei=n=>({keys:["overflow"],read:(t,{own:e})=>{const s=t.
map(i=>{const o=(0,O.aG)(i)??"";return Object.hasOwn(ya,o)?ya[o]:void 0});if(!(s.length===0||s.includes(void 0)))return s.includes("scroll")||n&&e.overflow==="s\
croll"?{overflow:"scroll"}:{overflow:s.includes("hidden")?"hidden":"visible"}}}),bp={keys:["isContained"],read:n=>{const t=n.map(e=>(0,O.aG)(e)??"");if(t.every(
e=>xa.has(e)))return{isContained:t.some(e=>xa.get(e))}}},yp=(0,M.J0)("isIsolated",n=>{const t=(0,O.aG)(n);return t==="isolate"||(t==="auto"?!1:void 0)}),xa=new Map(
[["none",!1],["size",!1],["inline-size",!1],["style",!1],["layout",!0],["paint",!0],["content",!0],["strict",!0]]),xp={keys:["outlineWidth","outlineStyle","outl\
ineColor"],read:(n,t)=>{const e=Qs(n,t);return e&&{outlineWidth:e.width,outlineStyle:e.line,outlineColor:e.paint}}},kp=(0,M.J0)("zIndex",n=>(0,O.aG)(n)==="auto"?
"auto":(0,K.rl)(n)),In=(n,t)=>(0,M.zW)(n,t),ka={keys:["lineClamp"],read:([n])=>{const t=n&&(0,K.rl)(n);return n&&(0,O.aG)(n)==="none"?{lineClamp:void 0}:t!==void 0&&
t>=1?{lineClamp:Math.floor(t)}:void 0}},ni=(0,M.J0)("appearance",n=>(0,O.aG)(n)==="none"?"none":"auto"),Oa={display:(0,M.aL)("display",lp,{"-webkit-box":"flex",
"-webkit-flex":"flex","-webkit-inline-flex":"inline-flex","-ms-flexbox":"flex","table-footer":"table-footer-group"}),position:(0,M.aL)("position",["static","rel\
ative","sticky","absolute","fixed"],{"-webkit-sticky":"sticky"}),float:(0,M.aL)("float",["none","left","right"],{"inline-start":"left","inline-end":"right"}),clear:(0,M.
aL)("clear",["none","left","right","both"],{"inline-start":"left","inline-end":"right"}),appearance:ni,"-webkit-appearance":ni,"-moz-appearance":ni,"box-sizing":(0,M.
aL)("boxSizing",["content-box","border-box"]),width:(0,M.J0)("width",Js),height:(0,M.J0)("height",qs),"min-width":(0,M.J0)("minWidth",Js),"min-height":(0,M.J0)(
"minHeight",qs),"max-width":(0,M.J0)("maxWidth",ga(Js)),"max-height":(0,M.J0)("maxHeight",ga(qs)),"aspect-ratio":{keys:["aspectRatio"],read:wp},top:(0,M.J0)("to\
p",M.zW),right:(0,M.J0)("right",M.zW),bottom:(0,M.J0)("bottom",M.zW),left:(0,M.J0)("left",M.zW),inset:(0,M.r_)(["top","right","bottom","left"],M.zW),margin:(0,M.
r_)(we("margin"),In),...He("margin","",n=>(0,M.J0)(n,In)),"margin-inline":Ft("marginLeft","marginRight",In),"margin-block":Ft("marginTop","marginBottom",In),padding:(0,M.
r_)(we("padding"),M.ST),...He("padding","",n=>(0,M.J0)(n,M.ST)),"padding-inline":Ft("paddingLeft","paddingRight",M.ST),"padding-block":Ft("paddingTop","paddingB\
ottom",M.ST),border:Sn(...M.BV),...Object.fromEntries(M.BV.map(n=>[`border-${n.toLowerCase()}`,Sn(n)])),"border-inline":Sn("Left","Right"),"border-block":Sn("To\
p","Bottom"),"border-width":(0,M.r_)(we("border","Width"),oe),"border-style":(0,M.r_)(we("border","Style"),re),"border-color":pp,...He("border","Width",n=>(0,M.
J0)(n,oe)),...He("border","Style",n=>(0,M.J0)(n,re)),...He("border","Color",M.nI),"border-inline-width":Ft("borderLeftWidth","borderRightWidth",oe),"border-bloc\
k-width":Ft("borderTopWidth","borderBottomWidth",oe),"border-inline-style":Ft("borderLeftStyle","borderRightStyle",re),"border-block-style":Ft("borderTopStyle",
"borderBottomStyle",re),"inset-inline":Ft("left","right",M.zW),"inset-block":Ft("top","bottom",M.zW),"border-radius":gp,"border-top-left-radius":vn("borderTopLe\
ftRadius"),"border-top-right-radius":vn("borderTopRightRadius"),"border-bottom-right-radius":vn("borderBottomRightRadius"),"border-bottom-left-radius":vn("borde\
rBottomLeftRadius"),outline:xp,"outline-width":(0,M.J0)("outlineWidth",oe),"outline-style":(0,M.J0)("outlineStyle",re),"outline-color":(0,M.nI)("outlineColor"),
"outline-offset":(0,M.J0)("outlineOffset",(n,t)=>(0,K.Y5)(n,t)?.px),opacity:(0,M.J0)("opacity",n=>{const t=(0,K.pO)(n);return t===void 0?void 0:Math.min(Math.max(
t,0),1)}),"mix-blend-mode":up,isolation:yp,overflow:ei(!1),"line-clamp":ka,"-webkit-line-clamp":ka,"text-overflow":(0,M.aL)("textOverflow",["clip","ellipsis"]),
"overflow-x":ei(!0),"overflow-y":ei(!0),contain:bp,"z-index":kp,filter:{keys:[],read:([n])=>(0,O.aG)(n)==="none"?{}:void 0},"object-fit":(0,M.aL)("objectFit",["\
fill","contain","cover","none","scale-down"]),"object-position":{keys:["objectPosition"],read:(n,t)=>{const e=(0,Jt.ux)(n,t);return e&&{objectPosition:e}}},"bre\
ak-before":Tn("breakBefore"),"break-after":Tn("breakAfter"),"break-inside":ti,"page-break-before":Tn("breakBefore"),"page-break-after":Tn("breakAfter"),"page-br\
eak-inside":ti,"-webkit-column-break-inside":ti,page:(0,M.J0)("pageName",(n,{parent:t})=>{if(n.type==="Identifier")return(0,O.aG)(n)==="auto"?t.pageName:n.name}),
orphans:(0,M.nL)("orphans",1),widows:(0,M.nL)("widows",1)};function Ft(n,t,e){return{keys:[n,t],read:(s,i)=>{const[o,r=o]=s.map(a=>e(a,i));return o===void 0||r===
void 0?void 0:{[n]:o,[t]:r}}}}function Ma(n){const t=(0,K.rl)(n);return t!==void 0&&Number.isInteger(t)&&t>0?t:void 0}const Op=([n])=>{if((0,O.aG)(n)==="auto")return{
columnCount:void 0};const t=n&&Ma(n);return t===void 0?void 0:{columnCount:t}},Mp=([n],t)=>{if((0,O.aG)(n)==="auto")return{columnWidth:void 0};const e=n&&(0,M.De)(
n,t);return e===void 0?void 0:{columnWidth:e}};function Sp(n,t){let e,s;for(const i of n){if((0,O.aG)(i)==="auto")continue;const o=Ma(i),r=o===void 0?(0,M.De)(i,
t):void 0;if(o!==void 0&&e===void 0)e=o;else if(r!==void 0&&s===void 0)s=r;else return}return n.length>2?void 0:{columnCount:e,columnWidth:s}}const si={keys:["c\
olumnCount"],read:Op},ii={keys:["columnWidth"],read:Mp},oi={keys:["columnCount","columnWidth"],read:Sp},Sa=(0,M.aL)("columnSpan",["none","all"]),vp=(0,M.aL)("co\
lumnFill",["balance","auto"],{"balance-all":"balance"}),ri={keys:["columnRuleWidth","columnRuleStyle","columnRuleColor"],read:(n,t)=>{const e=Qs(n,t);return e&&
{columnRuleWidth:e.width,columnRuleStyle:e.line,columnRuleColor:e.paint}}},Tp={columns:oi,"column-count":si,"column-width":ii,"column-fill":vp,"column-span":Sa,
"column-rule":ri,"column-rule-width":(0,M.J0)("columnRuleWidth",oe),"column-rule-style":(0,M.J0)("columnRuleStyle",re),"column-rule-color":(0,M.nI)("columnRuleC\
olor"),"-webkit-columns":oi,"-webkit-column-count":si,"-webkit-column-width":ii,"-webkit-column-span":Sa,"-webkit-column-rule":ri,"-moz-columns":oi,"-moz-column\
-count":si,"-moz-column-width":ii,"-moz-column-rule":ri};var va=I(24922);function Ip(n){const[t]=n,e=(0,O.aG)(t);if(n.length===1&&(e==="none"||e==="normal"))return{
content:e};const s=Ta((0,O.M$)(n,O.YY)[0]);return s&&!s.some(i=>"inner"in i)?{content:s}:void 0}function Ta(n){const t=[];for(const e of n){const s=(0,O.aG)(e);
if(e.type==="String")t.push({text:e.value});else if(s==="open-quote"||s==="close-quote")t.push({quote:s==="open-quote"?"open":"close"});else if(s==="no-open-quo\
te"||s==="no-close-quote")t.push({quote:"none"});else if(e.type==="Function"){const i=Ep(e.name.toLowerCase(),(0,O.M$)((0,O.aX)(e),O.wR));if(!i)return;t.push(i)}else if(e.
type==="Url")t.push({url:e.value});else return}return t}function Ep(n,t){const[e]=t[0]??[];if(n==="target-counter")return Rp(t);if(n==="content")return e===void 0||
(0,O.aG)(e)==="text"?{inner:!0}:void 0;const s=e?.type==="Identifier"?e.name:void 0;if(s===void 0)return;if(n==="attr")return{attribute:s.toLowerCase()};if(n===
"string")return Ap(s,(0,O.aG)(t[1]?.[0])??"first");if(n==="counter")return{counter:s,style:(0,O.aG)(t[1]?.[0])??"decimal"};const i=t[1]?.[0];if(!(n!=="counters"||
i?.type!=="String"))return{counter:s,separator:i.value,style:(0,O.aG)(t[2]?.[0])??"decimal"}}function Rp([n,t,e]){const[s]=n??[];if((0,O.aG)(t?.[0])!=="page")return;
const i={style:(0,O.aG)(e?.[0])??"decimal"};if(s?.type==="String"||s?.type==="Url")return{target:{text:s.value},...i};if(s?.type!=="Function"||s.name.toLowerCase()!==
"attr")return;const[o]=(0,O.aX)(s);return o?.type==="Identifier"?{target:{attribute:o.name.toLowerCase()},...i}:void 0}const Ap=(n,t)=>t==="first"||t==="last"||
t==="first-except"?{string:n,which:t}:void 0;function Lp(n){if(n.length===1&&(0,O.aG)(n[0])==="none")return{stringSet:[]};const t=[];for(const[e,...s]of(0,O.M$)(
n,O.wR)){const i=Ta(s);if(e?.type!=="Identifier"||!i||i.length===0||i.some(o=>"url"in o||"string"in o))return;t.push({name:e.name,parts:i})}return{stringSet:t}}
const ai=(n,t)=>({keys:[n],read:e=>{if((0,O.aG)(e[0])==="none")return{[n]:[]};const s=[];for(const i of e){const o=(0,K.rl)(i),r=s.at(-1);if(i.type==="Identifie\
r")s.push([i.name,t]);else if(o!==void 0&&r)r[1]=Math.round(o);else return}return{[n]:s}}}),Cp={[va.N]:va.k,quotes:{keys:["quotes"],read:n=>{if((0,O.aG)(n[0])===
"none")return{quotes:["",""]};const t=n.flatMap(e=>e.type==="String"?[e.value]:[]);return t.length>=2&&t.length%2===0?{quotes:t}:void 0}},content:{keys:["conten\
t"],read:Ip},"string-set":{keys:["stringSet"],read:Lp},"counter-reset":ai("counterReset",0),"counter-set":ai("counterReset",0),"counter-increment":ai("counterIn\
crement",1)};var Bp=I(76213);const qt=n=>[n,n,n],Qt=(n,t,e=1)=>({blend:n,color:t,alpha:e});function ci(n){const t=n.map(s=>Math.min(s,1)),e=n.map(s=>1-1/Math.max(
s,1));return[...e.some(s=>s>0)?[Qt("ColorDodge",e)]:[],...t.some(s=>s<1)?[Qt("Multiply",t)]:[]]}function _p(n){if(n<=1)return[Qt("Normal",qt(.5),1-n)];const t=(1+
n)/2;return[...ci(qt(n/t)),Qt("ColorBurn",qt(1/t))]}const Np=[1.351,1.203,.937],Ia={brightness:n=>ci(qt(n)),contrast:_p,grayscale:n=>[Qt("Saturation",qt(.5),Math.
min(n,1))],invert:n=>[Qt("Difference",qt(1),Math.min(n,1))],saturate:n=>n<=1?[Qt("Saturation",qt(.5),1-n)]:void 0,sepia:n=>{const t=Math.min(n,1),e=Np.map(s=>1+
(s-1)*t);return[Qt("Saturation",qt(.5),t),...ci(e)]}},Wp=20,Pp=4;function Dp(n,t){const e=ia(n,t);return e!==void 0&&!e.isInset&&e.spread===0&&e.blur>=0?{...e,blur:2*
e.blur}:void 0}function $p(n,t){const e=[],s=[];let i=1;for(const o of n){if(o.type!=="Function")return;const r=o.name.toLowerCase(),a=(0,O.aX)(o);if(r==="drop-\
shadow"){const l=Dp(a,t);if(!l)return;s.push(l);continue}const c=a.length===0?1:(0,K.pO)(a[0]);if(a.length>1||c===void 0||c<0)return;if(r==="opacity")i*=Math.min(
c,1);else{const l=Object.hasOwn(Ia,r)?Ia[r](c):void 0;if(!l)return;(0,Y.RZ)(e,l)}}return{overlays:e.filter(({alpha:o})=>o>0).slice(0,Wp),opacity:i,shadows:s.slice(
0,Pp)}}const Ea={keys:["filter"],read:(n,t)=>{if((0,O.aG)(n[0])==="none")return{filter:void 0};const e=n.length>0?$p(n,t):void 0;return e&&{filter:e}}},zp={filter:Ea,
"-webkit-filter":Ea};function Ra({firstMargins:n,...t}){return n!=="around"?n==="none":t.display==="block"&&t.overflow==="visible"&&t.float==="none"&&(t.position===
"static"||t.position==="relative")&&t.borderTopWidth===0&&t.paddingTop.px===0&&t.paddingTop.percent===0}const Fp={"-octavo-first-margins":{keys:["firstMargins"],
read:([n],{parent:t})=>(0,O.aG)(n)==="none"?{firstMargins:"none"}:Ra(t)?{firstMargins:"around"}:void 0},"-octavo-usual-margin":{keys:["marginTop"],read:(n,{parent:t})=>Ra(
t)?{marginTop:{px:0,percent:0}}:void 0}},Aa=["normal","auto","stretch","flex-start","flex-end","start","end","self-start","self-end","left","right","center","ba\
seline","space-between","space-around","space-evenly","safe center","safe end","safe flex-end","safe right"];function je(n,t){const e=n.map(O.aG),s=e.filter(r=>r!==
"safe"&&r!=="unsafe"&&r!=="first"&&r!=="last");if(s.length!==1)return;const i=t.startsWith("justify")?s[0]:s[0]?.replace("self-","");return(e[0]==="safe"?Aa.find(
r=>r===`safe ${i}`):void 0)??Aa.find(r=>r===i)}const be=n=>({keys:[n],read:t=>{const e=je(t,n);return e&&{[n]:e}}}),li=(n,t)=>({keys:[n,t],read:e=>{const[s,i]=[
je(e,n),je(e,t)];if(s&&i)return{[n]:s,[t]:i};if(e.length!==2)return;const[o,r]=[je(e.slice(0,1),n),je(e.slice(1),t)];return o&&r&&{[n]:o,[t]:r}}});function La(n,t){
const e=(0,O.aG)(n);return e==="auto"||e==="content"||e==="min-content"||e==="max-content"||e==="fit-content"?e:(0,M.ST)(n,t)}const Ca={none:[0,0,"auto"],auto:[
1,1,"auto"],initial:[0,1,"auto"]};function Ba(n,t){const e=(0,O.aG)(n[0]);if(n.length===1&&e!==void 0&&Object.hasOwn(Ca,e)){const[o,r,a]=Ca[e];return{flexGrow:o,
flexShrink:r,flexBasis:a}}const s=[];let i;for(const[o,r]of n.entries()){const a=r.type==="Number"?(0,K.rl)(r):void 0;if(a!==void 0&&s.length<2&&(i===void 0||o===
1))s.push(a);else if(i===void 0){if(i=La(r,t),i===void 0)return}else return}return{flexGrow:s[0]??1,flexShrink:s[1]??1,flexBasis:i??{px:0,percent:0}}}const _a=[
"row","row-reverse","column","column-reverse"],Na=["nowrap","wrap","wrap-reverse"],Gp={keys:["flexDirection","flexWrap"],read:n=>{const t={flexDirection:"row",flexWrap:"\
nowrap"};for(const e of n){const s=(0,O.aG)(e),i=_a.find(r=>r===s),o=Na.find(r=>r===s);if(i)t.flexDirection=i;else if(o)t.flexWrap=o;else return}return t}},En=1e3;
function Wa(n,t){const e=(0,O.aG)(n);return e==="auto"||e==="min-content"||e==="max-content"?e:n?.type==="Dimension"&&n.unit.toLowerCase()==="fr"?{fr:Math.max(Number(
n.value),0)}:n&&(0,M.ST)(n,t)}function Pa(n,t){if(n.type==="Function"){const s=n.name.toLowerCase(),i=(0,O.M$)((0,O.aX)(n),O.wR).map(([o])=>o);if(s==="minmax"){
const[o,r]=i.map(a=>Wa(a,t));return o&&r?{least:typeof o=="object"&&"fr"in o?"auto":o,most:r}:void 0}if(s==="fit-content"){const o=i[0]&&(0,K.Y5)(i[0],t);return o&&
{least:"auto",most:"max-content",limit:o}}}const e=Wa(n,t);if(e!==void 0)return typeof e=="object"&&"fr"in e?{least:"auto",most:e}:{least:e,most:e}}function di(n,t){
const e=new Map,s={tracks:[],auto:void 0,names:e};if(!fi(n,t,s))return;const{tracks:i,auto:o}=s;return{tracks:i,names:e,...o&&{auto:{...o,after:s.names}}}}function fi(n,t,e){
for(const s of n){if(e.tracks.length>En)return!1;if(s.type==="Brackets"){for(const o of s.children.toArray()){if(o.type!=="Identifier")continue;const r=e.names.
get(o.name)??[];r.push(e.tracks.length+1),e.names.set(o.name,r)}continue}if(s.type==="Function"&&s.name.toLowerCase()==="repeat"){if(!Hp((0,O.M$)((0,O.aX)(s),O.
wR),t,e))return!1;continue}const i=Pa(s,t);if(!i)return!1;e.tracks.push(i)}return!0}function Hp([n=[],...t],e,s){const i=(0,K.rl)(n[0]),o=(0,O.aG)(n[0]),r=t.flat();
if(o==="auto-fill"||o==="auto-fit"){const a={tracks:[],auto:void 0,names:new Map},c=r.some(f=>f.type==="Function"&&f.name.toLowerCase()==="repeat");if(s.auto||c||
!fi(r,e,a)||a.tracks.length===0)return!1;s.names=new Map;const{tracks:l,names:d}=a;return s.auto={at:s.tracks.length,tracks:l,fits:o==="auto-fit",names:d,after:s.
names},!0}if(i===void 0||i<1||i>En)return!1;for(let a=0;a<i;a++)if(!fi(r,e,s))return!1;return!0}const Da=n=>({keys:[n],read:(t,e)=>{if((0,O.aG)(t[0])==="none")return{
[n]:void 0};const s=di(t,e);return s&&{[n]:s}}}),$a=n=>({keys:[n],read:(t,e)=>{const s=t.map(i=>Pa(i,e));return s.length>0&&s.every(i=>i!==void 0)?{[n]:s}:void 0}}),
za=n=>n.flatMap(t=>t.type==="String"?[t.value.trim().split(/\s+/)]:[]);function Fa(n,t){if((0,O.aG)(n[0])==="none")return{gridTemplateColumns:void 0,gridTemplateRows:void 0,
gridTemplateAreas:[]};const[e=[],s]=(0,O.M$)(n,O.YY),i=s&&di(s,t);if(s&&!i)return;const o=za(e),r=e.filter(c=>c.type!=="String"),a=r.length===0?void 0:di(r,t);if(!(r.
length>0&&!a))return{gridTemplateColumns:i,gridTemplateRows:a,gridTemplateAreas:o}}function Ga(n){if((0,O.aG)(n[0])==="auto")return"auto";let t=!1,e,s;for(const o of n){
const r=(0,K.rl)(o);if((0,O.aG)(o)==="span")t=!0;else if(r!==void 0)e=Math.max(Math.min(Math.trunc(r),En),-En);else if(o.type==="Identifier")({name:s}=o);else return}
if(e===0||n.length===0)return;const i=s===void 0?{}:{name:s};return t?{span:Math.max(e??1,1),...i}:e===void 0?i:{line:e,...i}}const Rn=n=>({keys:[n],read:t=>{const e=Ga(
t);return e&&{[n]:e}}}),jp=n=>n!=="auto"&&n.name!==void 0&&n.line===void 0&&n.span===void 0,hi=(...n)=>({keys:n,read:t=>{const e=(0,O.M$)(t,O.YY).map(Ga);if(!e.
every(i=>i!==void 0)||e.length>n.length)return;const s=i=>{const o=e[i];if(o!==void 0)return o;const r=i>=2?s(i-2):e[0];return jp(r)?r:"auto"};return Object.fromEntries(
n.map((i,o)=>[i,s(o)]))}}),ye=n=>({keys:[n],read:([t],e)=>{const s=t&&(0,M.ST)(t,e);return(0,O.aG)(t)==="normal"?{[n]:void 0}:s&&{[n]:s}}}),Ha={keys:["rowGap","\
columnGap"],read:(n,t)=>{const[e,s=e]=n.map(i=>(0,O.aG)(i)==="normal"?{px:0,percent:0}:(0,M.ST)(i,t));return e&&s?{rowGap:e,columnGap:s}:void 0}},ja={row:"row",
column:"column",dense:"row dense","row dense":"row dense","column dense":"column dense"},Up={flex:{keys:["flexGrow","flexShrink","flexBasis"],read:Ba},"-webkit-\
flex":{keys:["flexGrow","flexShrink","flexBasis"],read:Ba},"flex-grow":(0,M.nL)("flexGrow",0),"flex-shrink":(0,M.nL)("flexShrink",0),"flex-basis":(0,M.J0)("flex\
Basis",La),"flex-direction":(0,M.aL)("flexDirection",_a),"flex-wrap":(0,M.aL)("flexWrap",Na),"flex-flow":Gp,order:(0,M.nL)("order"),"justify-content":be("justif\
yContent"),"align-content":be("alignContent"),"align-items":be("alignItems"),"align-self":be("alignSelf"),"justify-items":be("justifyItems"),"justify-self":be("\
justifySelf"),"place-content":li("alignContent","justifyContent"),"place-items":li("alignItems","justifyItems"),"place-self":li("alignSelf","justifySelf"),gap:Ha,
"grid-gap":Ha,"row-gap":ye("rowGap"),"column-gap":ye("columnGap"),"grid-row-gap":ye("rowGap"),"grid-column-gap":ye("columnGap"),"-webkit-column-gap":ye("columnG\
ap"),"-moz-column-gap":ye("columnGap"),"grid-template-columns":Da("gridTemplateColumns"),"grid-template-rows":Da("gridTemplateRows"),"grid-template-areas":{keys:[
"gridTemplateAreas"],read:n=>({gridTemplateAreas:za(n)})},"grid-template":{keys:["gridTemplateColumns","gridTemplateRows","gridTemplateAreas"],read:Fa},grid:{keys:[
"gridTemplateColumns","gridTemplateRows","gridTemplateAreas"],read:Fa},"grid-auto-columns":$a("gridAutoColumns"),"grid-auto-rows":$a("gridAutoRows"),"grid-auto-\
flow":{keys:["gridAutoFlow"],read:n=>{const t=n.map(O.aG).join(" ");return Object.hasOwn(ja,t)?{gridAutoFlow:ja[t]}:void 0}},"grid-row-start":Rn("gridRowStart"),
"grid-row-end":Rn("gridRowEnd"),"grid-column-start":Rn("gridColumnStart"),"grid-column-end":Rn("gridColumnEnd"),"grid-row":hi("gridRowStart","gridRowEnd"),"grid\
-column":hi("gridColumnStart","gridColumnEnd"),"grid-area":hi("gridRowStart","gridColumnStart","gridRowEnd","gridColumnEnd")},Kp=[["inline-start","left"],["inli\
ne-end","right"],["block-start","top"],["block-end","bottom"]],Yp=[["start","left"],["end","right"],["before","top"],["after","bottom"]],Xp=[["start","top"],["e\
nd","bottom"]],Vp=[["start","left"],["end","right"]],Ua=[...Kp.flatMap(([n,t])=>[[`inset-${n}`,t],[`margin-${n}`,`margin-${t}`],[`padding-${n}`,`padding-${t}`],
[`border-${n}`,`border-${t}`],[`border-${n}-width`,`border-${t}-width`],[`border-${n}-style`,`border-${t}-style`],[`border-${n}-color`,`border-${t}-color`]]),...Xp.
flatMap(([n,t])=>Vp.map(([e,s])=>[`border-${n}-${e}-radius`,`border-${t}-${s}-radius`])),...Yp.flatMap(([n,t])=>[[`-webkit-margin-${n}`,`margin-${t}`],[`-webkit\
-padding-${n}`,`padding-${t}`]]),["inline-size","width"],["block-size","height"],["min-inline-size","min-width"],["min-block-size","min-height"],["max-inline-si\
ze","max-width"],["max-block-size","max-height"]],Zp=n=>Object.fromEntries(Ua.map(([t,e])=>[t,n[e]])),Jp=n=>qp.get(n)??n,qp=new Map(Ua.flatMap(([n])=>{const t=n.
replace(/(inline-|-webkit-(?:margin|padding)-|border-(?:start|end)-)(start|end)/,(e,s,i)=>`${s}${i==="start"?"end":"start"}`);return t===n?[]:[[n,t]]})),Tt=(...n)=>({
kind:"matrix",values:n});function Ka(n){const t=n*Math.PI/180,[e,s]=[Math.cos(t),Math.sin(t)];return Tt(e,s,-s,e,0,0)}const Ya=n=>Math.cos(n*Math.PI/180),Qp=Tt(
1,0,0,1,0,0),An=n=>Math.tan(n*Math.PI/180);function tg(n,t){if(n.type!=="Function")return;const e=(0,O.M$)((0,O.aX)(n),O.wR).map(([r])=>r),s=e.map(r=>(0,K.Y5)(r,
t)),i=e.map(K.T),o=e.map(K.pO);switch(n.name.toLowerCase()){case"translate":case"translate3d":return s[0]&&{kind:"translate",x:s[0],y:s[1]??k.f2};case"translate\
x":return s[0]&&{kind:"translate",x:s[0],y:k.f2};case"translatey":return s[0]&&{kind:"translate",x:k.f2,y:s[0]};case"scale":return o[0]===void 0?void 0:Tt(o[0],
0,0,o[1]??o[0],0,0);case"scalex":return o[0]===void 0?void 0:Tt(o[0],0,0,1,0,0);case"scaley":return o[0]===void 0?void 0:Tt(1,0,0,o[0],0,0);case"scale3d":return o[0]===
void 0||o[1]===void 0?void 0:Tt(o[0],0,0,o[1],0,0);case"translatez":case"scalez":return e.length===1?Qp:void 0;case"rotate":case"rotatez":return i[0]===void 0?void 0:
Ka(i[0]);case"rotatex":return i[0]===void 0?void 0:Tt(1,0,0,Ya(i[0]),0,0);case"rotatey":return i[0]===void 0?void 0:Tt(Ya(i[0]),0,0,1,0,0);case"skew":return i[0]===
void 0?void 0:Tt(1,An(i[1]??0),An(i[0]),1,0,0);case"skewx":return i[0]===void 0?void 0:Tt(1,0,An(i[0]),1,0,0);case"skewy":return i[0]===void 0?void 0:Tt(1,An(i[0]),
0,1,0,0);case"matrix":{const r=e.map(K.rl);return r.length===6&&!r.includes(void 0)?Tt(...r):void 0}case"matrix3d":{const r=e.map(K.rl);if(r.length!==16||r.includes(
void 0))return;const a=[0,1,4,5,12,13].map(l=>r[l]);return[3,7,11].some(l=>r[l]!==0)||r[15]!==1?void 0:Tt(...a)}default:return}}const Xa=n=>n.type==="Function"&&
/^(?:rotate[xy]|matrix3d)$/i.test(n.name),eg=n=>Xa(n)||n.type==="Function"&&/^translate(?:z|3d)$/i.test(n.name),Va=100,Za={keys:["transform"],read:(n,t)=>{if((0,O.
aG)(n[0])==="none")return{transform:[]};if(n.length>Va||n.some(Xa)&&n.filter(eg).length>1)return;const e=n.map(s=>tg(s,t));return e.every(s=>s!==void 0)?{transform:e}:
void 0}},ui=n=>({keys:[n],read:(t,e)=>{if((0,O.aG)(t[0])==="none")return{[n]:[]};const[s,i]=t,o=[s,i].map(c=>(0,K.Y5)(c,e)),r=[s,i].map(K.pO);if(n==="translate")
return o[0]&&{translate:[{kind:"translate",x:o[0],y:o[1]??k.f2}]};if(n==="scale")return r[0]===void 0?void 0:{scale:[Tt(r[0],0,0,r[1]??r[0],0,0)]};const a=t.length===
1?(0,K.T)(s):void 0;return a===void 0?void 0:{rotate:[Ka(a)]}}}),ng={transform:Za,translate:ui("translate"),rotate:ui("rotate"),scale:ui("scale"),"-webkit-trans\
form":Za,"transform-origin":{keys:["transformOrigin"],read:(n,t)=>{const e=(0,Jt.ux)(n.slice(0,2),t);return e&&{transformOrigin:e}}}},Ln={...Oa,...Zp(Oa),...Tp,
...Vh,...Cp,...op,...cp,...zp,...Fp,...ng,...Up,...Bp.d},Ja=/^(?:transition|animation|cursor|user-select|pointer-events|will-change|scroll|overscroll|overflow-anchor|touch-action|resize|caret|print-color-adjust|color-adjust|color-scheme|forced-color-adjust|font-(?:display|smooth|feature-settings|kerning|synthesis|optical-sizing|stretch|variant-(?:numeric|ligatures)|variation-settings)|shape-rendering|text-(?:rendering|size-adjust|decoration-skip)|image-rendering|backface-visibility|perspective|contain|content-visibility|speak|size|src|backdrop-filter|mso-|hyphens|line-break|box-decoration-break|-(?:webkit|moz|ms|o|khtml|premailer)-)/,
sg=n=>n.length<=B.Hq&&$s(n,ig);function ig(n){const t=n.slice(n.indexOf("(")+1,-1);return/^selector\(/i.test(n)?Vr(t)!==void 0:n.startsWith("(")&&zt(t).some(({name:e,
value:s})=>rg(e,s))}const og={parent:yt.DI,own:yt.DI,em:16,rem:16,pageWidth:794,pageHeight:1123,zoom:1};function rg(n,t){if(n.startsWith("--"))return!0;if(/^-(?:moz|ms|o)-/.
test(n))return!1;if(!Object.hasOwn(Ln,n))return!n.startsWith("-")&&Ja.test(n);if(/^(?:inherit|initial|unset|revert|revert-layer)$/i.test(t.trim())||/var\(/i.test(
t))return!0;const e=(0,O.wK)(t);return e!==void 0&&e.length>0&&Ln[n].read(e,og)!==void 0}const ag=10,cg=150;class lg{medium;pace;rules=[];pages=[];layers=new Ds;registered=new Map;keyframes=new Map;fontFaces=[];notLoaded=0;ignored=new Set;constructor(t,e){
this.medium=t,this.pace=e}async add(t,e=!1){await this.addAll(t,{isUsual:e,layer:this.layers,depth:0,parent:void 0})}async addFor(t,e){t.length>B.Hq?this.ignored.
add("media"):Fr(t,this.medium)&&await this.add(e)}async addAll(t,e){const{depth:s,parent:i}=e;if(!(s>ag)){i!==void 0&&this.addRule(i,zt(t),e);for(const{prelude:o,
block:r}of Ls(t)){const a=this.pace.step((o.length+(r?.length??0))*cg+2e3);a&&await a;const c=/^@[\w-]+/.exec(o)?.[0].slice(1).toLowerCase();if(c!==void 0)await this.
addAtRule(c,o.slice(c.length+1).trim(),r,e);else if(r!==void 0){const l=i===void 0?o:vu(o,i);r.includes("{")?await this.addAll(r,{...e,depth:s+1,parent:l}):this.
addRule(l,zt(r),e)}}}}addRule(t,e,{isUsual:s,layer:i}){if(e.length===0)return;const o=Vr(t);if(o)for(const r of o){if(this.rules.length===B.qV)throw(0,B.VE)();this.
rules.push({selector:r,declarations:e,order:this.rules.length,isUsual:s,layer:i})}}async addAtRule(t,e,s,i){const o={...i,depth:i.depth+1};switch(/^(?:media|supports)$/.
test(t)&&e.length>B.Hq&&this.ignored.add(`@${t}`),t){case"media":s!==void 0&&Fr(e,this.medium)&&await this.addAll(s,o);return;case"supports":s!==void 0&&sg(e)&&
await this.addAll(s,o);return;case"layer":{const[r,...a]=e.split(",",B.qV+1).map(c=>i.layer.open(c.trim()));s!==void 0&&a.length===0&&await this.addAll(s,{...o,
layer:r});return}case"page":s!==void 0&&this.addPage(e,s);return;case"import":this.notLoaded++;return;case"font-face":s!==void 0&&this.addFontFace(s);return;case"\
keyframes":case"-webkit-keyframes":s!==void 0&&this.keyframes.set(e.replace(/^["']|["']$/g,""),pu(s));return;case"property":s!==void 0&&this.registered.set(e,dg(
zt(s)));return;case"charset":case"namespace":case"font-feature-values":case"view-transition":return;default:t.startsWith("-")||this.ignored.add(`@${t}`)}}addFontFace(t){
const e=Zh(zt(t));e&&e.sources.length>0?this.fontFaces.push(e):/url\(/i.test(t)&&this.notLoaded++}addPage(t,e){const s=[];let i=0;for(const r of Ls(e)){if(++i>B.
qV)throw(0,B.VE)();const a=/@([\w-]+)$/.exec(r.prelude)?.[1];a!==void 0&&r.block!==void 0&&s.push({name:a.toLowerCase(),declarations:zt(r.block)})}const o=zt(e);
for(const r of t.split(",",B.qV+1)){if(this.pages.length===B.qV)throw(0,B.VE)();this.pages.push({selector:r.trim(),declarations:o,boxes:s})}}}function dg(n){const t=e=>n.
findLast(({name:s})=>s===e)?.value;return{inherits:t("inherits")?.toLowerCase()!=="false",initial:t("initial-value")}}var X=I(74135);const qa=n=>"drawing"in n;function Ue([
n,t,e,s],{scaling:i,x:o,y:r},a){const[c,l]=[a.width/e,a.height/s];if(i==="none")return[c,0,0,l,-n*c,-t*l];const d=i==="meet"?Math.min(c,l):Math.max(c,l);return[
d,0,0,d,(a.width-e*d)*o-n*d,(a.height-s*d)*r-t*d]}const Qa=1e7,tc=/[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/iy;class Cn{text;at=0;constructor(t){this.text=t}skip(){
for(;this.at<this.text.length&&` 	
\r\f,`.includes(this.text[this.at]);)this.at++}number(){this.skip(),tc.lastIndex=this.at;const t=tc.exec(this.text)?.[0];if(t!==void 0)return this.at+=t.length,
Math.min(Math.max(Number(t),-Qa),Qa)}flag(){this.skip();const t=this.text[this.at];if(!(t!=="0"&&t!=="1"))return this.at++,Number(t)}}function pi(n,t){const e=new Cn(
n),s=[];for(;s.length<t;){const i=e.number();if(i===void 0)break;s.push(i)}return s}function xt(n,t,e){const s=new Cn(n??""),i=s.number();if(i===void 0)return;const o=s.
text.slice(s.at,s.at+4).trim().toLowerCase();return o===""?i:o.startsWith("%")?i*t/100:o==="em"||o==="rem"?i*e:o==="ex"?i*e*.5:Object.hasOwn(K.If,o)?i*K.If[o]:void 0}
const fg=1e3;function Ke(n){if(n===void 0)return;let t,e=0;for(const[,s,i]of n.matchAll(/([a-z]+)\s{0,9}\(([^)]*)\)/gi)){const o=hg(s.toLowerCase(),pi(i,6));if(!o||
++e>fg)return;t=t?(0,X.lw)(o,t):o}return t}function hg(n,[t,...e]){if(t===void 0)return;const[s,i,o,r,a]=e,c=t*Math.PI/180;switch(n){case"translate":return[1,0,
0,1,t,s??0];case"scale":return[t,0,0,s??t,0,0];case"rotate":{const l=[Math.cos(c),Math.sin(c),-Math.sin(c),Math.cos(c),0,0],[d,f]=[s??0,i??0];return(0,X.lw)((0,X.
lw)([1,0,0,1,-d,-f],l),[1,0,0,1,d,f])}case"skewx":return[1,0,Math.tan(c),1,0,0];case"skewy":return[1,Math.tan(c),0,1,0,0];case"matrix":return a===void 0?void 0:
[t,s,i,o,r,a];default:return}}var et=I(36078);const ec=8,ug=1e3;class Bn{matrix;box=X.gF;x=0;y=0;pieces=[];operators=[];last="";joined;startX=0;startY=0;constructor(t){
this.matrix=t}get path(){return this.joined??=this.pieces.concat(this.operators).join(" ")}get isEmpty(){return this.last===""}push(t){this.last=t,this.operators.
push(t),!(this.operators.length<ug)&&(this.pieces.push(this.operators.join(" ")),this.operators=[])}move(t,e){[this.startX,this.startY]=[t,e],this.push(`${this.
point(t,e)} m`),this.go(t,e)}line(t,e){this.begin(),this.push(`${this.point(t,e)} l`),this.go(t,e)}curve(t,e,s,i,o,r,a=!1){this.begin();const c=[this.x,this.y];
this.push(`${this.point(t,e)} ${this.point(s,i)} ${this.point(o,r)} c`);for(let l=1;l<ec;l++)this.include(...(0,X.xk)(c,[t,e],[s,i],[o,r],l/ec));this.go(o,r)}close(){
this.isEmpty||(this.push("h"),[this.x,this.y]=[this.startX,this.startY])}begin(){(this.isEmpty||this.last==="h")&&this.push(`${this.point(this.x,this.y)} m`)}point(t,e){
const[s,i]=this.matrix?(0,X.Gd)(this.matrix,t,e):[t,e];return`${(0,et._)(s)} ${(0,et._)(i)}`}go(t,e){[this.x,this.y]=[t,e],this.include(t,e)}include(t,e){const[
s,i]=this.matrix?(0,X.Gd)(this.matrix,t,e):[t,e],[o,r,a,c]=this.box;this.box=[Math.min(o,s),Math.min(r,i),Math.max(a,s),Math.max(c,i)]}}function _n(n,t,[e,s]){const[
i,o]=[n.x,n.y];let[r,a]=[Math.abs(t[0]),Math.abs(t[1])];if(i===e&&o===s)return;if(r===0||a===0)return n.line(e,s);const c=t[2]*Math.PI/180,[l,d]=[Math.cos(c),Math.
sin(c)],[f,h]=[(i-e)/2,(o-s)/2],[u,p]=[l*f+d*h,l*h-d*f],g=Math.sqrt((u/r)**2+(p/a)**2);g>1&&([r,a]=[r*g,a*g]);const m=(r*p)**2+(a*u)**2,w=Math.sqrt(Math.max(((r*
a)**2-m)/m,0))*(t[3]===t[4]?-1:1),[b,y]=[w*r*p/a,-w*a*u/r],x=[l*b-d*y+(i+e)/2,d*b+l*y+(o+s)/2],S=Math.atan2((p-y)/a,(u-b)/r);let v=Math.atan2((-p-y)/a,(-u-b)/r)-
S;if(t[4]===1&&v<0&&(v+=2*Math.PI),t[4]===0&&v>0&&(v-=2*Math.PI),![...x,S,v].every(Number.isFinite))return n.line(e,s);const T=Math.max(Math.ceil(Math.abs(v)/(Math.
PI/2)-1e-9),1),A=v/T,W=4/3*Math.tan(A/4),N=(j,V)=>[x[0]+l*j*r-d*V*a,x[1]+d*j*r+l*V*a];for(let j=0;j<T;j++){const[V,st]=[S+j*A,S+(j+1)*A],[ht,q,Q,ut]=[Math.cos(V),
Math.sin(V),Math.cos(st),Math.sin(st)],jt=j===T-1?[e,s]:N(Q,ut);n.curve(...N(ht-W*q,q+W*ht),...N(Q+W*ut,ut-W*Q),...jt,j<T-1)}}function nc(n,t,e,s,i){n.move(t+s,
e),_n(n,[s,i,0,0,1],[t-s,e]),_n(n,[s,i,0,0,1],[t+s,e]),n.close()}const pg=600,sc={m:2,l:2,h:1,v:1,c:6,s:4,q:4,t:2,a:7,z:0};function*gg(n,t){const e=new Cn(t),s={
kind:"",x:0,y:0};let i="";for(;;){yield pg,e.skip();const o=t[e.at];if(o===void 0)return;if(Object.hasOwn(sc,o.toLowerCase()))i=o,e.at++;else if(i===""||i==="z"||
i==="Z")return;if(n.isEmpty&&i!=="m"&&i!=="M")return;const r=mg(e,i.toLowerCase());if(!r)return;wg(n,i,r,s),i==="m"&&(i="l"),i==="M"&&(i="L")}}function mg(n,t){
const e=[];for(let s=0;s<sc[t];s++){const i=t==="a"&&(s===3||s===4)?n.flag():n.number();if(i===void 0)return;e.push(i)}return e}function wg(n,t,e,s){const i=t.toLowerCase(),
o=i===t,[r,a]=o?[n.x,n.y]:[0,0],[c,l]=[n.x,n.y],d=u=>[e[u]+r,e[u+1]+a],f=u=>s.kind!==""&&u.includes(s.kind)?[2*c-s.x,2*l-s.y]:[c,l];let h=[c,l];switch(i){case"m":
n.move(...d(0));break;case"l":n.line(...d(0));break;case"h":n.line(e[0]+r,l);break;case"v":n.line(c,e[0]+a);break;case"c":h=d(2),n.curve(...d(0),...h,...d(4));break;case"\
s":h=d(0),n.curve(...f("cs"),...h,...d(2));break;case"q":h=d(0),ic(n,h,d(2));break;case"t":h=f("qt"),ic(n,h,d(0));break;case"a":_n(n,e,d(5));break;default:n.close()}
s.kind=i,[s.x,s.y]=h}function ic(n,[t,e],[s,i]){const[o,r]=[n.x,n.y],a=(c,l)=>c+(l-c)*2/3;n.curve(a(o,t),a(r,e),a(s,t),a(i,e),s,i)}const gi=new Set(["path","rec\
t","circle","ellipse","line","polyline","polygon"]),bg=400;function*Nn(n,{name:t,attributes:e},s){const i=Math.hypot(s.width,s.height)/Math.SQRT2,o=(c,l)=>xt(e.
get(c),l,s.em)??0,r=c=>o(c,s.width),a=c=>o(c,s.height);switch(t){case"path":return yield*gg(n,e.get("d")??"");case"rect":return xg(n,e,s);case"circle":{const c=o(
"r",i);c>0&&nc(n,r("cx"),a("cy"),c,c);return}case"ellipse":{const[c,l]=[r("rx"),a("ry")];c>0&&l>0&&nc(n,r("cx"),a("cy"),c,l);return}case"line":n.move(r("x1"),a(
"y1")),n.line(r("x2"),a("y2"));return;default:yield*yg(n,e.get("points")??"",t==="polygon")}}function*yg(n,t,e){const s=new Cn(t);for(;;){yield bg;const[i,o]=[s.
number(),s.number()];if(i===void 0||o===void 0)break;n.isEmpty?n.move(i,o):n.line(i,o)}e&&n.close()}function xg(n,t,{width:e,height:s,em:i}){const o=(w,b)=>xt(t.
get(w),b,i),[r,a]=[o("x",e)??0,o("y",s)??0],[c,l]=[o("width",e)??0,o("height",s)??0];if(c<=0||l<=0)return;const[d,f]=[o("rx",e),o("ry",s)],h=Math.min(Math.max(d??
f??0,0),c/2),u=Math.min(Math.max(f??d??0,0),l/2),[p,g]=[r+c,a+l],m=(w,b)=>{h>0&&u>0&&_n(n,[h,u,0,0,1],[w,b])};n.move(r+h,a),n.line(p-h,a),m(p,a+u),n.line(p,g-u),
m(p-h,g),n.line(r+h,g),m(r,g-u),n.line(r,a+u),m(r+h,a),n.close()}const kg=/^(?:http:\/\/www\.w3\.org\/1999\/xhtml|\s)*$/,Og=n=>(0,L.ZE)(n).filter(({attributes:t})=>{
const e=t.get("systemLanguage")?.split(",");return(e===void 0||e.some(i=>/^\s*en\b/i.test(i)))&&kg.test(t.get("requiredExtensions")??"")}).slice(0,1);function xe({
attributes:n}){const[t,e,s,i]=pi(n.get("viewBox")??"",4);return i===void 0||s<=0||i<=0?void 0:[t,e,s,i]}const oc={min:0,mid:.5,max:1};function Ye({attributes:n}){
const t=n.get("preserveAspectRatio")?.trim().toLowerCase()??"";if(t.startsWith("none"))return{scaling:"none",x:0,y:0};const[,e="mid",s="mid"]=/^x(min|mid|max)y(min|mid|max)/.
exec(t)??[];return{scaling:t.endsWith("slice")?"slice":"meet",x:oc[e],y:oc[s]}}const Wn=({attributes:n},{width:t,height:e,em:s})=>[1,0,0,1,xt(n.get("x"),t,s)??0,
xt(n.get("y"),e,s)??0],rc={width:0,height:0,em:16},ac=[1,0,0,1,0,0],Mg=10,mi=({attributes:n})=>Ke(n.get("transform"))??ac;class Sg{tools;known=new Map;constructor(t){
this.tools=t}*read(t,e){const s=this.tools.find(t);if(s?.name!=="clipPath")return;if(s.attributes.get("clipPathUnits")!=="objectBoundingBox"){let c=this.known.get(
s);return c?this.tools.spend(c.path.length):this.known.set(s,c=yield*this.outline(s,ac)),c}if(!e){this.tools.leaveOut("clipPath");return}const[i,o,r,a]=e;return yield*this.
outline(s,[r-i,0,0,a-o,i,o])}*outline(t,e){const{find:s,spend:i}=this.tools,o=[];let r=!1;for(const a of(0,L.ZE)(t)){const c=a.name==="use",l=c?s((0,L.Ci)(a)):a;
if(!l||!gi.has(l.name))continue;const d=(l.attributes.get("d")??l.attributes.get("points")??"").length;i(c?d*Mg:d);const f=c?[Wn(a,rc),mi(a)]:[],h=new Bn([mi(l),
...f,mi(t),e].reduce((u,p)=>(0,X.lw)(u,p)));yield*Nn(h,l,rc),h.isEmpty||o.push(h.path),r||=[a,l].some(({attributes:u})=>u.get("clip-rule")==="evenodd")}return{path:o.
length===0?"0 0 0 0 re":o.join(" "),hasHoles:r}}}class ke{box;x=0;y=0;width=0;height=0;border=Xe;padding=Xe;children=Dn;apart=Dn;lines=Tg;flow="sequence";firstBaseline;lastBaseline;above;after=Oe;slack=0;constructor(t){
this.box=t}add(t){this.children=cc(this.children,t)}addApart(t){this.apart=cc(this.apart,t)}get contentWidth(){return this.width-this.border.left-this.border.right-
this.padding.left-this.padding.right}}const wi=({laid:n},t)=>vg(n)?t:1/0;function vg({shift:n,box:t,height:e}){return n&&n.y!==0?!1:t.style.transform.every(s=>s.
kind==="translate"&&(0,k.Il)(s.y,e)===0)}const bi=(n,t)=>{const e=wi(n,t);return n.laid.box.style.overflow==="hidden"?Math.min(e,n.bottom):e},Xe={top:0,right:0,
bottom:0,left:0};class Pn{most;least;constructor(t=0,e=0){this.most=t,this.least=e}get size(){return this.most+this.least}add(t){return t===0?this:new Pn(Math.max(
this.most,t),Math.min(this.least,t))}join({most:t,least:e}){return new Pn(Math.max(this.most,t),Math.min(this.least,e))}}const Oe=new Pn,Tg=[],Dn=[];function cc(n,t){
return n.length===0?[t]:(n.push(t),n)}ke.prototype.isFromBottom=!1,ke.prototype.sunk=0;function Ig({children:n,laid:t}){const e=n.toReversed();return n.length>0&&
(n.length=0),[t.children,t.box.children]=[Dn,Dn],e}const kt=n=>n==="auto"||n==="none",$=(n,t)=>n==="auto"?0:(0,k.Il)(n,t),Nt=({marginTop:n,marginRight:t,marginBottom:e,
marginLeft:s},i)=>({top:$(n,i),right:$(t,i),bottom:$(e,i),left:$(s,i)}),ft=({borderTopWidth:n,borderRightWidth:t,borderBottomWidth:e,borderLeftWidth:s})=>Eg(n,t,
e,s);function lc(){let n=Xe;return(t,e,s,i)=>t===0&&e===0&&s===0&&i===0?Xe:n.top===t&&n.right===e&&n.bottom===s&&n.left===i?n:n={top:t,right:e,bottom:s,left:i}}
const Eg=lc(),Rg=lc(),mt=({paddingTop:n,paddingRight:t,paddingBottom:e,paddingLeft:s},i)=>Rg(Math.max((0,k.Il)(n,i),0),Math.max((0,k.Il)(t,i),0),Math.max((0,k.Il)(
e,i),0),Math.max((0,k.Il)(s,i),0)),F=({left:n,right:t})=>n+t,G=({top:n,bottom:t})=>n+t;function Ag(n,t){const e=new ke(n);return e.border=ft(n.style),e.padding=
mt(n.style,t),e}function Z(n,t,e,s){if(typeof n=="string"||n.percent!==0&&t===void 0)return;if(n.fills)return Math.max((t??0)-Lg(n.fills,s,t??0),e);const i=(0,k.
Il)(n,t??0);return Math.max(s.boxSizing==="border-box"?Math.max(i,e):i+e,0)}const Lg=(n,{marginLeft:t,marginRight:e,marginTop:s,marginBottom:i},o)=>n==="across"?
$(t,o)+$(e,o):$(s,o)+$(i,o);function wt(n,t,e,s){const i=Z(t.maxWidth,e,s,t)??1/0,o=Z(t.minWidth,e,s,t)??0;return Math.max(Math.min(n,i),o,s)}function Mt(n,t,e,s){
const i=Z(t.maxHeight,e,s,t)??1/0,o=Z(t.minHeight,e,s,t)??0;return Math.max(Math.min(n,i),o,s)}function Ve(n,t,e){const s=t.aspectRatio??1;return t.boxSizing===
"border-box"?n*s:Math.max(n-e.down,0)*s+e.across}function dc(n,t,e){const s=t.aspectRatio??1;return t.boxSizing==="border-box"?n/s:Math.max(n-e.across,0)/s+e.down}
function $n(n,t,e,s){if(t.aspectRatio===void 0||t.width!=="auto")return n;const i=Z(t.maxHeight,e,s.down,t),o=Z(t.minHeight,e,s.down,t),r=i===void 0?n:Math.min(
n,Ve(i,t,s));return o===void 0?r:Math.max(r,Ve(o,t,s))}function fc({left:n,right:t,top:e,bottom:s,direction:i},{width:o,height:r}){const a=(g,m)=>g==="auto"||g.
percent!==0&&m===void 0?void 0:(0,k.Il)(g,m??0),[c,l,d,f]=[a(n,o),a(t,o),a(e,r),a(s,r)],h=l===void 0?void 0:-l,u=(i==="rtl"?h??c:c??h)??0,p=d??-(f??0);return u===
0&&p===0?void 0:{x:u,y:p}}const Cg=({color:{color:n,alpha:t}})=>{const e={fill:{paint:n,alpha:t}};return()=>e},yi=2e4,hc=.55,Bg=.35;function*_g(n,t,e,{styler:s,
spend:i}){const{attributes:o}=n,r=(m,w)=>xt(o.get(m),w,e.em)??0,a={x:r("x",e.width),y:r("y",e.height),width:r("width",e.width),height:r("height",e.height),across:0,
down:.5},c=Ng(n,t,s,a),l=new Dg(s,i,c.width);yield*l.read(n,t);const{lines:d}=l;d.at(-1).length===0&&d.pop();const f=Wg(d);let h=c.y+(c.height-f.reduce((m,w)=>m+
w,0))*c.down;const u=Math.min((0,Y.Kf)(d.map(Pg)),c.width),p=c.x+(c.width-u)*c.across,g=[];for(const[m,w]of d.entries()){yield yi;const[b]=w;if(!b){h+=f[m];continue}
const{textAlign:y,fontSize:x}=b.style,S=y==="center"?"middle":y==="right"||y==="end"?"end":"start",v=S==="middle"?.5:S==="end"?1:0,T=c.across>0?p+u*v:c.x+c.width*
v;for(const[A,{text:W,style:N,isApart:j}]of w.entries()){const V=A===0?{x:T,y:h+f[m]/2+Bg*x}:{x:void 0,y:void 0},st={...N,drawn:{...N.drawn,anchor:S}};g.push({text:A>
0&&j?` ${W}`:W,style:st,paintIn:Cg(N),...V,dx:0,dy:0})}h+=f[m]}return g}function Ng(n,t,e,s){const[i,...o]=(0,L.ZE)(n);if(!i?.isHtml||o.length>0)return s;const{
style:r}=e.styleOf(i,t,void 0);if(r.display!=="flex"||r.flexDirection!=="row")return s;const{width:a}=s,[c,l]=[$(r.marginLeft,a),$(r.marginTop,a)],[d,f]=[(0,k.Il)(
r.paddingLeft,a),(0,k.Il)(r.paddingTop,a)],h=a-c-d-$(r.marginRight,a)-(0,k.Il)(r.paddingRight,a);return{x:s.x+c+d,y:s.y+l+f,width:typeof r.width=="object"?(0,k.
Il)(r.width,a):h,height:typeof r.height=="object"?(0,k.Il)(r.height,s.height):0,across:uc[r.justifyContent]??0,down:typeof r.height=="object"?uc[r.alignItems]??
0:0}}function Wg(n){const t=[];for(const e of n)t.push(e.length===0?t.at(-1)??0:(0,Y.Kf)(e.map(({style:s})=>Is(s))));return t}const uc={center:.5,"flex-end":1,end:1},
Pg=n=>n.reduce((t,{text:e,style:s,isApart:i})=>t+(e.length+(i?1:0))*hc*s.fontSize,0);class Dg{styler;spend;room;lines=[[]];width=0;count=0;isApart=!1;constructor(t,e,s){
this.styler=t,this.spend=e,this.room=s}*read(t,e){for(const s of t.children)if(yield yi,this.spend(0),s.kind==="text")yield*this.words(s,e.style);else if(s.name===
"br")this.end(!0);else if(s.isHtml){const i=this.styler.styleOf(s,e,void 0);if(i.style.display==="none")continue;const o=!i.style.display.startsWith("inline");o&&
this.end(),yield*this.read(s,i),o&&this.end()}}*words({value:t},e){if(e.visibility!=="visible")return;const s=e.whiteSpace!=="nowrap"&&e.whiteSpace!=="pre";for(const i of t.
match(/\s+|\S+/g)??[]){if(/^\s/.test(i)){this.isApart=!0;continue}this.spend(i.length),++this.count%50===0&&(yield 50*yi);const o=(i.length+(this.isApart?1:0))*
hc*e.fontSize;s&&this.width>0&&this.width+o>Math.max(this.room,e.fontSize)*1.1&&this.end(),this.lines.at(-1).push({text:i,style:e,isApart:this.isApart}),this.width+=
o,this.isApart=!1}}end(t=!1){(t||this.lines.at(-1).length>0)&&this.lines.push([]),[this.width,this.isApart]=[0,!1]}}const $g=10,xi=({name:n})=>n==="linearGradie\
nt"||n==="radialGradient";function pc(n,t,e){const s=[n];for(;s.length<$g;){const i=t((0,L.Ci)(s.at(-1)));if(!i||s.includes(i)||!e(i))break;s.push(i)}return s}function zg(n,t,{
box:e,room:s,measures:i}){const o=q=>{for(const{attributes:Q}of n)if(Q.has(q))return Q.get(q)},r=o("gradientUnits")!=="userSpaceOnUse",[a,c,l,d]=e;if(l-a<=0&&r||
d-c<=0&&r)return;const f=Ke(o("gradientTransform"))??Gg,h=r?(0,X.lw)(f,[l-a,0,0,d-c,a,c]):f,[u,p,g,m]=h;if(!(Math.abs(u*m-p*g)>1e-12))return;const w=r?{width:1,
height:1}:i,b=(q,Q,ut)=>xt(o(q)??Q,ut,i.em)??0,y=(q,Q)=>b(q,Q,w.width),x=(q,Q)=>b(q,Q,w.height),S=(0,X.zl)((0,X.DI)(h),(0,X.XM)(e,s));if(n[0].name==="linearGrad\
ient"){const[q,Q,ut,jt]=[y("x1","0%"),x("y1","0%"),y("x2","100%"),x("y2","0%")],[Vt,ue]=[ut-q,jt-Q],Zo=Vt*Vt+ue*ue,Dt=gc(S).map(([mn,xv])=>((mn-q)*Vt+(xv-Q)*ue)/
Zo),Ss=mc(t,o("spreadMethod"),(0,Y.YG)(Dt),(0,Y.Kf)(Dt)),{from:gn,to:vs}=Ss,Jo=[q+gn*Vt,Q+gn*ue,q+vs*Vt,Q+vs*ue];return wc(Jo,h,Ss.stops,S)}const[v,T]=[y("cx","\
50%"),x("cy","50%")],A=b("r","50%",Math.hypot(w.width,w.height)/Math.SQRT2),[W,N]=[o("fx")===void 0?v:y("fx","50%"),o("fy")===void 0?T:x("fy","50%")];if(!(A>0))
return;const j=Math.min(Math.max(b("fr","0%",Math.hypot(w.width,w.height)/Math.SQRT2),0),A),V=W===v&&N===T&&j===0?o("spreadMethod"):void 0,st=(0,Y.Kf)(gc(S).map(
([q,Q])=>Math.hypot(q-v,Q-T)))/A,ht=mc(t,V,0,st);return wc([W,N,j,v,T,A*ht.to],h,ht.stops,S)}const gc=([n,t,e,s])=>[[n,t],[e,t],[n,s],[e,s]],Fg=2e3;function mc(n,t,e,s){
const i={from:0,to:1,stops:n};if(t!=="repeat"&&t!=="reflect")return i;const[o,r]=[Math.min(Math.floor(e),0),Math.max(Math.ceil(s),1)],a=r-o;if(!(a*n.length<=Fg))
return i;const c=n.map(d=>({...d,at:1-d.at})).reverse(),l=[];for(let d=o;d<r;d++)for(const f of t==="reflect"&&d%2!==0?c:n)l.push({...f,at:(d-o+f.at)/a});return{
from:o,to:r,stops:l}}const zn=1e3,Gg=[1,0,0,1,0,0],wc=(n,t,e,s)=>({coordinates:n.map(i=>i*zn),matrix:(0,X.lw)([1/zn,0,0,1/zn,0,0],t),stops:e,box:s.map(i=>i*zn)}),
Hg=1e-6,jg=256,Ug=({fill:n,stroke:t})=>(n&&"stops"in n.paint?n.paint.stops.length:0)+(t&&"stops"in t.color?t.color.stops.length:0);class Kg{styler;find;leaveOut;gradients=new Map;constructor(t,e,s){
this.styler=t,this.find=e,this.leaveOut=s}make(t,{style:e},s){const{fill:i,fillOpacity:o,hasHoles:r,isStrokeUnder:a}=e.drawn,{box:c}=t,[l,d,f,h]=c,u=f>l&&h>d?this.
paintOf(i,o,e,{box:c,room:0,measures:s}):void 0,p=this.strokeOf(e,c,s);if(!(!u&&!p))return{kind:"shape",path:t.path,fill:u&&{...u,hasHoles:r},stroke:p,isStrokeUnder:a}}textPaint(t,e){
const{fill:s,fillOpacity:i,stroke:o,isStrokeUnder:r}=t.drawn;if(!(!this.colorOf(s,t)&&!this.colorOf(o,t)))return a=>({fill:this.paintOf(s,i,t,{box:a,room:0,measures:e}),
stroke:this.strokeOf(t,a,e),isStrokeUnder:r})}strokeOf({drawn:t,...e},s,i){const o=Math.hypot(i.width,i.height)/Math.SQRT2,r=(0,k.Il)(t.strokeWidth,o);if(!(r>Hg))
return;const{cap:a,join:c,miter:l,isUnscaled:d}=t,f=r*Math.max(l,Math.SQRT2)/2,h=this.paintOf(t.stroke,t.strokeOpacity,{...e,drawn:t},{box:s,room:f,measures:i});
if(!h)return;const u=t.dashes.map(m=>(0,k.Il)(m,o)),p=u.some(m=>m>0)?u.length%2===1?[...u,...u]:u:[],g=(0,k.Il)(t.dashOffset,o);return{color:h.paint,alpha:h.alpha,
width:r,cap:a,join:c,miter:l,dashes:p,dashOffset:g,isUnscaled:d}}paintOf(t,e,s,i){const o=this.gradientOf(t);if(o){const a=zg(o.chain,o.stops,i);return a&&{paint:a,
alpha:o.alpha*e}}const r=this.colorOf(t,s);return r&&{paint:r.color,alpha:r.alpha*e}}gradientOf(t){const e=typeof t=="object"&&"id"in t?this.gradient(t.id):void 0;
return e&&e.stops.length>1?e:void 0}colorOf(t,e){if(t==="none")return;if(t==="current")return e.color;if(!("id"in t))return t;const s=this.gradient(t.id);if(!s)
return this.colorOf(t.otherwise,e);const[i]=s.stops;return i&&{color:i.color,alpha:i.alpha*s.alpha}}gradient(t){if(this.gradients.has(t))return this.gradients.get(
t);const e=this.find(t);e&&!xi(e)&&this.leaveOut(e.name);const s=e&&xi(e)?this.readGradient(e):void 0;return this.gradients.set(t,s),s}readGradient(t){const e=pc(
t,this.find,xi),s=e.find(c=>(0,L.ZE)(c).some(({name:l})=>l==="stop")),i=[];for(const c of s?(0,L.ZE)(s):[]){if(c.name!=="stop"||i.length===jg)continue;const{style:l}=this.
styler.styleOf(c,this.styler.start,void 0),d=c.attributes.get("offset")??"0",f=Math.min(Math.max(xt(d,1,16)??0,i.at(-1)?.at??0),1);i.push({at:f,color:l.stopColor.
color,alpha:l.stopColor.alpha*l.stopOpacity})}const[o,r]=[i[0],i.at(-1)];o&&o.at>0&&i.unshift({...o,at:0}),r&&r.at<1&&i.push({...r,at:1});const a=i[0]?.alpha??1;
return a===1||i.some(c=>c.alpha!==a)?{chain:e,stops:i,alpha:1}:{chain:e,stops:i.map(c=>({...c,alpha:1})),alpha:a}}}const bc=16,Yg=2e4;class Xg extends Bn{turn;parts=[];starts=[];length=0;first=[
0,0];constructor(t){super(),this.turn=t}move(t,e){super.move(t,e),this.first=[t,e]}line(t,e){this.add(this.x,this.y,t,e),super.line(t,e)}curve(t,e,s,i,o,r){const a=[
this.x,this.y];let[c,l]=a;for(let d=1;d<=bc;d++){const[f,h]=(0,X.xk)(a,[t,e],[s,i],[o,r],d/bc);this.add(c,l,f,h),[c,l]=[f,h]}super.curve(t,e,s,i,o,r)}close(){this.
add(this.x,this.y,...this.first),super.close()}add(t,e,s,i){const[o,r]=(0,X.Gd)(this.turn,t,e),[a,c]=(0,X.Gd)(this.turn,s,i),l=Math.hypot(a-o,c-r);!(l>0)||this.
parts.length===Yg||(this.parts.push({x:o,y:r,angle:Math.atan2(c-r,a-o)}),this.starts.push(this.length),this.length+=l)}}function*Vg(n,t){const e=new Xg(Ke(n.attributes.
get("transform"))??[1,0,0,1,0,0]);yield*Nn(e,n,t);const{parts:s,starts:i,length:o}=e;return{parts:s,starts:i,length:o}}const Zg=2e4,Jg=40,qg=200,Qg=400,t0=1e4,e0=new Set(
["tspan","a","textPath"]);function*n0(n,t,e){const s=[];yield*yc(n,t,{pen:{xs:[0],y:0,dx:0,dy:0,path:void 0,isSpaced:!0},runs:s,tools:e});const o=o0(n,t.measures);
o&&s[0]&&(s[0]={...s[0],length:o});const r=s.at(-1);return r&&!r.style.whiteSpace.startsWith("pre")&&(s[s.length-1]={...r,text:r.text.trimEnd()}),s}function*yc(n,t,e){
const{styled:s,measures:i}=t,{pen:o,tools:r}=e,a=n.attributes.get("space"),c=a===void 0?t.keepsSpace===!0:a==="preserve";s0(o,n,i),n.name==="textPath"&&(yield*i0(
o,n,i,r));for(const l of n.children)if(yield Zg,l.kind==="text")r0(l,c,t,e);else if(!l.isHtml&&e0.has(l.name)){yield*r.styler.findRules(l);const d=r.styler.styleOf(
l,s,void 0);if(d.style.display==="none")continue;yield*yc(l,{styled:d,measures:{...i,em:d.style.fontSize},keepsSpace:c},e)}n.name==="textPath"&&(o.path=void 0)}
function s0(n,{attributes:t},{width:e,height:s,em:i}){const o=t.get("x");if(o!==void 0){const a=pi(o,t0),c=xt(o,e,i);n.xs=a.length>1?a:c===void 0?[]:[c]}const r=(a,c)=>xt(
t.get(a),c,i);n.y=r("y",s)??n.y,n.dx+=r("dx",e)??0,n.dy+=r("dy",s)??0}function*i0(n,t,e,{maker:s,spend:i}){const o=s.find((0,L.Ci)(t));if(!o||!gi.has(o.name))return;
const{attributes:r}=o;i((r.get("d")??r.get("points")??"").length);const a=yield*Vg(o,e);i(a.parts.length*Jg),n.path=a,n.xs=[xt(t.attributes.get("startOffset"),a.
length,e.em)??0],n.y=0}function o0({attributes:n},{width:t,em:e}){const s=xt(n.get("textLength"),t,e),i=n.get("lengthAdjust")?.trim()==="spacingAndGlyphs";return s!==
void 0&&s>0?{length:s,scales:i}:void 0}function r0({value:n},t,{styled:{style:e},measures:s},i){const{pen:o,runs:r,tools:a}=i,c=t||e.whiteSpace.startsWith("pre");
let l=c?n.replace(/\s/g," "):n.replace(/\s+/g," ");!c&&o.isSpaced&&(l=l.replace(/^ /,""));const d=a.maker.textPaint(e,s);if(l===""||!d||e.visibility!=="visible")
return;const f=e.drawn.stroke!=="none";(f||o.path)&&a.spend(l.length*(f?Qg:qg)),o.isSpaced=l.endsWith(" ");const h=(g,m)=>{r.push({text:g,style:e,paintIn:d,x:m,
y:o.y,dx:o.dx,dy:o.dy,path:o.path}),[o.y,o.dx,o.dy]=[void 0,0,0]},u=o.xs.length>1?Array.from(l):[],p=Math.min(o.xs.length,u.length);for(let g=0;g<p-1;g++)h(u[g],
o.xs[g]);h(p>1?u.slice(p-1).join(""):l,o.xs[Math.max(p-1,0)]),o.xs=o.xs.slice(Math.max(p,1))}class a0 extends Bn{vertices=[];first;move(t,e){super.move(t,e),this.
vertices.push(this.first={x:t,y:e,before:void 0,after:void 0})}line(t,e){const s=[t-this.x,e-this.y];super.line(t,e),this.add(t,e,s,s,!1)}curve(t,e,s,i,o,r,a=!1){
const[c,l]=[this.x,this.y];super.curve(t,e,s,i,o,r);const d=[o-c,r-l],f=xc([t-c,e-l],[s-c,i-l],d),h=xc([o-s,r-i],[o-t,r-e],d);this.add(o,r,f,h,a)}close(){const{
first:t}=this,e=this.vertices.at(-1);if(super.close(),!t||!e||e===t)return;const s=[t.x-e.x,t.y-e.y];s[0]===0&&s[1]===0||this.add(t.x,t.y,s,s,!1);const o=this.vertices.
at(-1);[o.after,t.before]=[t.after,o.before]}add(t,e,s,i,o){const r=this.vertices.at(-1);r&&!this.isWithin&&(r.after=s),this.isWithin=o,o||this.vertices.push({x:t,
y:e,before:i,after:void 0})}isWithin=!1}const xc=(...n)=>n.find(([t,e])=>t!==0||e!==0)??[1,0];function c0({before:n,after:t}){const e=([r,a])=>Math.atan2(a,r)*180/
Math.PI;if(!n)return t?e(t):0;if(!t)return e(n);const[s,i]=[e(n),e(t)],o=((i-s)%360+540)%360-180;return s+o/2}const Rt=(n,{matrix:t,clip:e,clipHasHoles:s=!1,opacity:i=1}={})=>({
kind:"group",matrix:t,clip:e,clipHasHoles:s,opacity:i,nodes:n}),ae=(n,t,e,s)=>`${[n,t,e,s].map(et._).join(" ")} re`;function l0(n,t,e,s,{lineWidth:i,em:o}){const{
attributes:r}=n,a=(v,T)=>xt(r.get(v),T,o),c={width:a("markerWidth",100)??3,height:a("markerHeight",100)??3};if(c.width<=0||c.height<=0)return;const l=xe(n),d=l?
Ue(l,Ye(n),c):ki,[f,h]=(0,X.Gd)(d,a("refX",l?.[2]??0)??0,a("refY",l?.[3]??0)??0),u=r.get("orient")?.trim()??"0",p=u==="auto-start-reverse"&&s==="markerStart",m=(u.
startsWith("auto")?c0(e)+(p?180:0):xt(u.replace(/deg$/,""),360,1)??0)*Math.PI/180,w=r.get("markerUnits")==="userSpaceOnUse"?1:i,[b,y]=[Math.cos(m)*w,Math.sin(m)*
w],x=(0,X.lw)([1,0,0,1,-f,-h],[b,y,-y,b,e.x,e.y]),S=/^(?:visible|auto)$/.test(r.get("overflow")??"")||/overflow\s*:\s*visible/.test(r.get("style")??"");return Rt(
[Rt(t,{matrix:d})],{matrix:x,clip:S?void 0:ae(0,0,c.width,c.height)})}const d0=1e4;function f0(n,t,e){const s=ut=>{for(const{attributes:jt}of n)if(jt.has(ut))return jt.
get(ut)},[i,o,r,a]=t,[c,l]=[r-i,a-o],d=s("patternUnits")!=="userSpaceOnUse",f=(ut,jt,Vt)=>(xt(s(ut),d?1:jt,e.em)??0)*(d?Vt:1),[h,u]=[f("width",e.width,c),f("hei\
ght",e.height,l)];if(!(h>0)||!(u>0))return;const p=f("x",e.width,c)+(d?i:0),g=f("y",e.height,l)+(d?o:0),m=Ke(s("patternTransform"))??ki,[w,b,y,x]=m;if(!(Math.abs(
w*x-b*y)>1e-12))return;const[S,v,T,A]=(0,X.zl)((0,X.DI)(m),t),[W,N]=[Math.floor((S-p)/h),Math.floor((v-g)/u)],[j,V]=[Math.ceil((T-p)/h)-W,Math.ceil((A-g)/u)-N];
if(!(j*V<=d0))return!1;const st=n.find(ut=>xe(ut)),ht=st&&xe(st),q=s("patternContentUnits")==="objectBoundingBox",Q=ht?Ue(ht,Ye(st),{width:h,height:u}):q?[c,0,0,
l,0,0]:ki;return{matrix:m,left:p+W*h,top:g+N*u,width:h,height:u,across:j,down:V,content:Q}}function h0(n,t,e){const{matrix:s,left:i,top:o,width:r,height:a,across:c,
down:l,content:d}=n,f=[Rt(t,{matrix:d})],h=ae(0,0,r,a),u=[];for(let p=0;p<l;p++)for(let g=0;g<c;g++)u.push(Rt(f,{matrix:[1,0,0,1,i+g*r,o+p*a],clip:h}));return Rt(
[Rt(u,{matrix:s})],e)}const ki=[1,0,0,1,0,0],[kc,Oc]=[.01,100];function u0([n]){if((0,O.aG)(n)==="normal"||(0,O.aG)(n)==="reset")return 1;const t=(0,K.pO)(n);if(!(t===
void 0||t<0))return t===0?1:Math.min(Math.max(t,kc),Oc)}function Mc(n,t){const e=Math.min(Math.max(n.zoom*t,kc),Oc),s=e/n.zoom;if(s===1)return n;const{lineHeight:i,
textIndent:o,underlineOffset:r}=n,a={zoom:e,fontSize:n.fontSize*s,textIndent:{px:o.px*s,percent:o.percent},letterSpacing:n.letterSpacing*s,wordSpacing:n.wordSpacing*
s,textStrokeWidth:n.textStrokeWidth*s,borderSpacingX:n.borderSpacingX*s,borderSpacingY:n.borderSpacingY*s};return typeof i=="object"&&"px"in i&&(a.lineHeight={px:i.
px*s}),r!==void 0&&(a.underlineOffset=r*s),{...n,...a}}const p0=new Set("defs symbol clipPath linearGradient radialGradient mask pattern marker filter title des\
c metadata style script animate animateTransform animateMotion set view cursor".split(" ")),Sc=20,vc=100,g0=500,Tc=3e4,m0=new Set(["path","line","polyline","pol\
ygon"]),Ic={width:300,height:150};class Ec{tools;readOnce=0;named=new Map;outlines=new Map;shapes;clips;texts;styler;leaveOut;contents=new Map;constructor(t,e){
this.tools=t;const{styler:s,leaveOut:i}=t;[this.styler,this.leaveOut]=[s,i];for(const a of(0,L.Ky)(e)){const c=a.attributes.get("id");c!==void 0&&!a.isHtml&&!this.
named.has(c)&&this.named.set(c,a)}const o=a=>this.named.get(a);this.shapes=new Kg(s,o,i);const r=a=>this.spend(a);this.clips=new Sg({find:o,leaveOut:i,spend:r}),
this.texts={maker:this.shapes,styler:s,spend:r}}*read(t,e){const{style:s}=e,i=(h,u)=>typeof h=="object"&&h.percent===0?h.px/s.zoom:u,o={width:i(s.width,Ic.width),
height:i(s.height,Ic.height)},r=s.zoom===1?void 0:[0,0,o.width,o.height],a=xe(t)??r,c=Mc(s,1/s.zoom),[,,l,d]=a??[0,0,o.width,o.height],f=yield*this.children(t,{
styled:{...e,style:c},measures:{width:l,height:d,em:c.fontSize},used:0,depth:0});return{drawing:{view:a,fit:Ye(t),nodes:f},size:a&&!r?void 0:o}}*children(t,e){const s=[],
i=t.name==="switch"?Og(t):(0,L.ZE)(t);for(const o of i){const r=yield*this.element(o,e);r&&s.push(r)}return s}spend(t){const{tally:e}=this.tools;if(e.drawn+=t+vc,
e.drawn>B.bJ)throw(0,B.iY)()}*element(t,{styled:e,measures:s,used:i,depth:o}){const{name:r}=t;if(p0.has(r)||t.isHtml)return;this.spend(0);const{matcher:a}=this.
styler,c=a.work;yield*this.styler.findRules(t);const l=this.styler.styleOf(t,e,void 0);yield Tc+(a.work-c)*30;const{style:d}=l;if(d.display==="none")return;const f={
styled:l,measures:{...s,em:d.fontSize},used:i,depth:o+1};if(o>B.Ez)throw(0,B.DI)();if(gi.has(r))return yield*this.shape(t,f);if(r==="text"){const u=yield*n0(t,f,
this.texts);return u.length===0?void 0:yield*this.wrap(t,f,[{kind:"text",runs:u}])}if(r==="g"||r==="a"||r==="switch")return yield*this.wrap(t,f,yield*this.children(
t,f));if(r==="svg")return yield*this.view(t,t,f);if(r==="image")return yield*this.image(t,f);if(r==="use")return yield*this.use(t,f);if(this.leaveOut(r),r!=="fo\
reignObject")return;const h=yield*_g(t,l,f.measures,this.texts);return h.length===0?void 0:yield*this.wrap(t,f,[{kind:"text",runs:h}])}*shape(t,e){const{style:s}=e.
styled;if(s.visibility!=="visible")return;const i=yield*this.outlineOf(t,e.measures);if(i.isEmpty)return;this.spend(i.path.length);const o=[],r=yield*this.tiles(
i,e);r&&o.push(r);const{drawn:a}=s,c=r?{...e.styled,style:{...s,drawn:{...a,fill:"none"}}}:e.styled,l=this.shapes.make(i,c,e.measures);return this.spend(l?Ug(l)*
g0:0),l&&o.push(l),yield*this.addMarks(o,t,e),yield*this.wrap(t,e,o,{box:i.box})}*tiles(t,{styled:e,measures:s,used:i,depth:o}){const{fill:r,fillOpacity:a,hasHoles:c}=e.
style.drawn,l=typeof r=="object"&&"id"in r?this.named.get(r.id):void 0;if(l?.name!=="pattern")return;const d=pc(l,m=>this.named.get(m),({name:m})=>m==="pattern"),
f=f0(d,t.box,s),h=d.find(m=>(0,L.ZE)(m).length>0);if(f===!1&&this.leaveOut("pattern"),!f||!h)return;const u=yield*this.contentOf(h,s,i,o);if(!u)return;const{across:p,
down:g}=f;return this.spend((u.size+vc)*p*g),yield p*g*500,h0(f,u.nodes,{clip:t.path,clipHasHoles:c,opacity:a})}*addMarks(t,e,{styled:s,measures:i,used:o,depth:r}){
const{drawn:a}=s.style,c=[a.markerStart,a.markerMid,a.markerEnd];if(!m0.has(e.name)||c.every(h=>h==="none"))return;const l=new a0;yield*Nn(l,e,i);const{vertices:d}=l,
f=(0,k.Il)(a.strokeWidth,Math.hypot(i.width,i.height)/Math.SQRT2);for(const[h,u]of d.entries()){const p=h===0?["markerStart"]:h<d.length-1?["markerMid"]:["marke\
rEnd"];d.length===1&&p.push("markerEnd");for(const g of p){const m=this.named.get(a[g]);if(m?.name!=="marker")continue;const w=yield*this.contentOf(m,i,o,r);if(!w)
continue;this.spend(w.size),yield Tc/10;const b=l0(m,w.nodes,u,g,{lineWidth:f,em:i.em});b&&t.push(b)}}}*contentOf(t,e,s,i){if(this.contents.has(t))return this.contents.
get(t);if(s>=Sc)return;this.contents.set(t,void 0);const[o,r]=[this.tools.tally.drawn,this.readOnce],a=this.styledOf(t),c=xe(t),l=c?{...e,width:c[2],height:c[3]}:
e,d=yield*this.children(t,{styled:a,measures:{...l,em:a.style.fontSize},used:s+1,depth:i+1}),f=this.tools.tally.drawn-o-(this.readOnce-r);this.readOnce+=f;const h={
nodes:d,size:f};return this.contents.set(t,h),h}styledOf(t){const e=[];for(let s=t;s&&!s.isHtml;s=s.parent)e.push(s);return e.reduceRight((s,i)=>this.styler.styleOf(
i,s,void 0),this.styler.start)}*mask(t,e,{measures:s,used:i,depth:o}){const r=this.named.get(t);if(r?.name!=="mask")return;const{attributes:a}=r,c=a.get("maskCo\
ntentUnits")==="objectBoundingBox",l=c&&!e?void 0:yield*this.contentOf(r,s,i,o);if(!l){this.leaveOut("mask");return}this.spend(l.size);const[d,f,h,u]=e??X.gF,[p,
g]=[h-d,u-f],m=Rt(l.nodes,{matrix:c?[p,0,0,g,d,f]:void 0}),w=a.get("maskUnits")!=="userSpaceOnUse",b=(A,W,N)=>xt(a.get(A)??W,w?1:N,s.em)??0,[y,x]=[b("x","-10%",
s.width),b("y","-10%",s.height)],[S,v]=[b("width","120%",s.width),b("height","120%",s.height)],T=w?e&&ae(d+y*p,f+x*g,S*p,v*g):ae(y,x,S,v);return{isAlpha:a.get("\
mask-type")==="alpha",nodes:[Rt([m],{clip:T})]}}*image(t,e){const{attributes:s}=t,{measures:i,styled:o}=e,r=(0,L.hE)(t),a=r===void 0||r===""?void 0:this.tools.imageAt(
r);if(!a||o.style.visibility!=="visible")return;const{width:c,height:l}=a.displayed,d=[xt(s.get("width"),i.width,i.em),xt(s.get("height"),i.height,i.em)],f=d[0]??
(d[1]===void 0?c:d[1]*c/l),h=d[1]??f*l/c;if(!(f>0)||!(h>0))return;const u=Ye(t),p=(0,X.lw)([c,0,0,-l,0,l],Ue([0,0,c,l],u,{width:f,height:h})),g=u.scaling==="sli\
ce"?ae(0,0,f,h):void 0,m=Rt([{kind:"image",image:a,matrix:p}],{matrix:Wn(t,i),clip:g});return yield*this.wrap(t,e,[m])}*outlineOf(t,e){const s=this.outlines.get(
t);if(s)return s;const i=new Bn,{attributes:o}=t,r=o.get("d")??o.get("points");return this.spend(r?.length??0),yield*Nn(i,t,e),r!==void 0&&this.outlines.set(t,i),
i}*wrap(t,e,s,{inner:i,box:o}={}){const{style:r}=e.styled,a=r.opacity*(r.filter?.opacity??1);if(s.length===0||a===0)return;const c=b0(t,r,e.measures),l=c&&i?(0,X.
lw)(i,c):i??c,d=typeof r.clipPath=="string"?yield*this.clips.read(r.clipPath,o):void 0,f=/^url\(\s*["']?#([^"')]*)/.exec(w0(t,"mask"))?.[1],h=f===void 0?void 0:
yield*this.mask(f.trim(),o,e),[u]=s,{mixBlendMode:p}=r,g=r.filter?.overlays,m=p!==void 0||g!==void 0;if(!l&&!d&&!h&&!m&&a===1&&s.length===1)return u;const w=s.length===
1&&a<1&&!m?x0(u,a):void 0;return{...Rt(w?[w]:s,{matrix:l,clip:d?.path,clipHasHoles:d?.hasHoles??!1,opacity:w?1:a}),mask:h,blend:p,overlays:g}}*view(t,e,s){const{
measures:i,styled:o}=s,r=(g,m)=>xt(t.attributes.get(g)??e.attributes.get(g),m,i.em),[a,c]=[r("width",i.width)??i.width,r("height",i.height)??i.height];if(a<=0||
c<=0)return;const l=xe(e),d={...i,width:l?.[2]??a,height:l?.[3]??c},f=yield*this.children(e,{...s,measures:d});if(f.length===0)return;const h=l&&Ue(l,Ye(e),{width:a,
height:c}),u=o.style.overflow==="hidden"||e.name==="symbol",p=Rt([Rt(f,{matrix:h})],{clip:u?ae(0,0,a,c):void 0});return yield*this.wrap(t,s,[p],{inner:Wn(t,i)})}targetOf(t){
return this.named.get((0,L.Ci)(t))}*use(t,e){const s=this.targetOf(t);if(!s||e.used>=Sc)return;const i={...e,used:e.used+1};if(s.name==="symbol"||s.name==="svg")
return yield*this.view(t,s,i);const o=yield*this.element(s,i);return o&&(yield*this.wrap(t,e,[o],{inner:Wn(t,e.measures)}))}}const w0=({attributes:n},t)=>n.get(
t)?.trim()??"";function b0({attributes:n},{transform:t,transformOrigin:e},s){let i=t.length===0?Ke(n.get("transform")):y0;for(const a of t)i=(0,X.lw)(a.kind==="\
matrix"?a.values:[1,0,0,1,a.x.px,a.y.px],i);if(!i||e===yt.DI.transformOrigin)return i;const[o,r]=[(0,k.Il)(e[0],s.width),(0,k.Il)(e[1],s.height)];return(0,X.lw)(
(0,X.lw)([1,0,0,1,-o,-r],i),[1,0,0,1,o,r])}const y0=[1,0,0,1,0,0];function x0(n,t){if(n.kind!=="shape")return;const{fill:e,stroke:s}=n;if(e&&!s&&!("stops"in e.paint))
return{...n,fill:{...e,alpha:e.alpha*t}};if(s&&!e)return{...n,stroke:{...s,alpha:s.alpha*t}}}var It=I(54093);const k0=32;class O0{comparisons=0;most=0;depth=0;scope;siblings=new WeakMap;ends=new WeakMap;among=new WeakMap;places=new WeakMap;get work(){
return this.comparisons}matches({compounds:t},e){this.depth===0&&(this.most=Math.min(this.comparisons+B.Hb,B.Hk)),this.depth++;const s=this.from(t,0,e);return this.
depth--,s}from(t,e,s){const i=t[e];if(!this.has(i,s))return!1;if(e+1===t.length)return!0;switch(i.combinator){case">":return s.parent!==void 0&&this.from(t,e+1,
s.parent);case" ":for(let o=s.parent;o;o=o.parent)if(this.from(t,e+1,o))return!0;return!1;case"+":{const o=this.siblingsOf(s)[s.index-1];return o!==void 0&&this.
from(t,e+1,o)}case"~":{const o=this.siblingsOf(s);for(let r=s.index-1;r>=0;r--)if(this.from(t,e+1,o[r]))return!0;return!1}default:return!0}}has({name:t,id:e,classes:s,
attributes:i,pseudos:o},r){if(++this.comparisons>this.most)throw(0,B.$)();if(t!==void 0&&t!==r.name||e!==void 0&&e!==r.attributes.get("id"))return!1;for(const a of s)
if(!r.classes.has(a))return!1;for(const a of i)if(this.comparisons+=Math.floor((r.attributes.get(a.name)?.length??0)/k0),!M0(a,r))return!1;for(const a of o)if(!this.
is(a,r))return!1;return!0}is(t,e){switch(t.kind){case"nth":{const s=t.ofType?this.placeOfType(e):this.placeOf(e);return Ac(t.fromEnd?s.last:s.first,t.a,t.b)}case"\
nth-of":{const s=this.placesAmong(t,e),i=s.get(e);return i!==void 0&&Ac(t.fromEnd?s.size-i+1:i,t.a,t.b)}case"is":return t.selectors.some(s=>this.matches(s,e));case"\
not":return!t.selectors.some(s=>this.matches(s,e));case"has":return t.selectors.some(s=>this.hasRelative(s,e));case"scope":return e===this.scope;case"root":return e.
parent===void 0;case"empty":return e.children.every(s=>s.kind==="text"&&s.value==="");case"first-node":return this.endsOf(e.parent)?.first===e;case"last-node":return this.
endsOf(e.parent)?.last===e;case"link":return e.name==="a"&&e.attributes.has("href");case"defined":return!e.isHtml||!e.name.includes("-");case"form":return $u(e,
t.state);case"lang":{const s=(0,L.G7)(e);return s===t.language||s.startsWith(`${t.language}-`)}case"never":return!1}}hasRelative(t,e){const s=this.scope;this.scope=
e;const{compounds:i}=t,o=i.at(-2).combinator,r=i.length>2||o===" ";let a;if(o===" "||o===">")a=this.someOf(this.childrenOf(e),0,t,r);else if(o==="~"||r)a=this.someOf(
this.siblingsOf(e),e.index+1,t,r);else{const c=this.siblingsOf(e)[e.index+1];a=c!==void 0&&this.matches(t,c)}return this.scope=s,a}someOf(t,e,s,i){for(let o=e;o<
t.length;o++){const r=t[o];if(this.matches(s,r)||i&&this.someOf(this.childrenOf(r),0,s,!0))return!0}return!1}siblingsOf(t){return t.parent?this.childrenOf(t.parent):
[t]}childrenOf(t){let e=this.siblings.get(t);return e||this.siblings.set(t,e=(0,L.ZE)(t)),e}endsOf(t){if(!t)return;let e=this.ends.get(t);return e||(e={first:t.
children.find(Rc),last:t.children.findLast(Rc)},this.ends.set(t,e)),e}placeOf(t){return{first:t.index+1,last:this.siblingsOf(t).length-t.index}}placesAmong(t,e){
const s=e.parent??e;let i=this.among.get(t);i||this.among.set(t,i=new WeakMap);let o=i.get(s);if(o)return o;i.set(s,o=new Map);for(const r of this.siblingsOf(e))
t.selectors.some(a=>this.matches(a,r))&&o.set(r,o.size+1);return o}placeOfType(t){const e=this.places.get(t);if(e)return e;const s=this.siblingsOf(t);this.comparisons+=
s.length;const i=new Map;for(const{name:r}of s)i.set(r,(i.get(r)??0)+1);const o=new Map;for(const r of s){const a=(o.get(r.name)??0)+1;o.set(r.name,a),this.places.
set(r,{first:a,last:i.get(r.name)-a+1})}return this.places.get(t)}}const Rc=n=>n.kind==="element"||/[^ \t\n\r\f]/.test(n.value);function Ac(n,t,e){if(t===0)return n===
e;const s=(n-e)/t;return s>=0&&Number.isInteger(s)}function M0({name:n,matcher:t,value:e,ignoresCase:s},{attributes:i}){const o=i.get(n);if(o===void 0)return!1;
if(t===void 0)return!0;const[r,a]=s?[o.toLowerCase(),e.toLowerCase()]:[o,e];switch(t){case"=":return r===a;case"~=":return a!==""&&r.split(/\s+/).includes(a);case"\
|=":return r===a||r.startsWith(`${a}-`);case"^=":return a!==""&&r.startsWith(a);case"$=":return a!==""&&r.endsWith(a);case"*=":return a!==""&&r.includes(a);default:
return!1}}class S0{rules=new Map;constructor(t){for(const e of t)for(const s of v0(e.selector.compounds[0])){const i=this.rules.get(s);i?i.push(e):this.rules.set(
s,[e])}}of({name:t,classes:e,attributes:s}){const i=s.get("id");return[t,"*",...[...e].map(r=>`.${r}`),...i===void 0?[]:[`#${i}`]].flatMap(r=>{const a=this.rules.
get(r);return a?[a]:[]})}}function v0({id:n,classes:t,name:e,pseudos:s}){if(n!==void 0)return[`#${n}`];if(t.length>0)return[`.${t[0]}`];if(e!==void 0)return[e];
for(const i of s){if(i.kind!=="is")continue;const o=new Set(i.selectors.map(({compounds:r})=>r[0].name??"*"));if(!o.has("*"))return o}return["*"]}const T0={inline:"\
block","inline-block":"block","inline-flex":"flex","inline-grid":"grid","inline-table":"table"},I0=n=>T0[n]??(n.startsWith("table-")&&n!=="table-caption"?"block":
n),E0=[["borderTopStyle","borderTopWidth"],["borderRightStyle","borderRightWidth"],["borderBottomStyle","borderBottomWidth"],["borderLeftStyle","borderLeftWidth"],
["outlineStyle","outlineWidth"],["columnRuleStyle","columnRuleWidth"]],Ze=({position:n})=>n==="absolute"||n==="fixed";function Lc(n,t){for(const[r,a]of E0)n[r]===
"none"||n[r]==="hidden"?n[a]=0:n[a]>0&&(n[a]=Math.max(Math.floor(n[a]+.001),1));Ze(n)&&(n.float="none");const e=t.display==="flex"||t.display==="inline-flex"||t.
display==="grid"||t.display==="inline-grid";n.display!=="none"&&n.display!=="contents"&&(n.float!=="none"||Ze(n)||e)&&(n.display=n.display.startsWith("table-")&&
!e?"block":I0(n.display)),n.writingMode!==t.writingMode&&A0(n,e),n.lineClamp!==void 0&&n.display.endsWith("flex")&&(n.display=n.display==="flex"?"block":"inline\
-block"),n.display!=="inline"&&!e&&typeof n.height=="object"&&n.height.fills&&!Ze(n)&&(n.height={px:0,percent:1});const{translate:s,rotate:i,scale:o}=n;return s.
length+i.length+o.length>0&&(n.transform=[...s,...i,...o,...n.transform]),n.overflow!=="visible"&&(n.isInScroller=n.overflow==="scroll"),n.isInScroller&&n.whiteSpace===
"pre"&&R0(n),n.backgroundClip==="text"&&P0(n),_0(n,t),n}function R0(n){n.whiteSpace="pre-wrap",n.overflowWrap==="normal"&&(n.overflowWrap="break-word")}function A0(n,t){
n.display==="inline"&&(n.display="inline-block"),L0.has(n.display)&&!t&&n.width==="auto"&&n.float==="none"&&!Ze(n)&&(n.width="fit-content"),n.display==="table-c\
ell"&&(n.verticalAlign=C0[n.textAlign]??"top")}const L0=new Set(["block","list-item","flex","grid"]),C0={center:"middle",right:"bottom",end:"bottom"},B0=8;function _0(n,t){
const{display:e,float:s}=n,o=s!=="none"||Ze(n)||e.startsWith("inline-")||e==="table"||e==="none"?[]:t.decorations;if(n.textDecorationLine.size===0){n.decorations=
o;return}const r=[...n.textDecorationLine].map(a=>({line:a,style:n.textDecorationStyle,paint:n.textDecorationColor??n.textFillColor??n.color,size:n.fontSize,thickness:n.
textDecorationThickness,offset:n.underlineOffset??(n.isUnderlinedBelow?"under":void 0)}));n.decorations=[...o,...r].slice(-B0)}const N0={color:[0,0,0],alpha:1},
Cc=({backgroundClip:n,backgroundImage:t})=>n==="text"&&t.length>0&&!t.some(e=>"stops"in e);function W0(n){const{filter:t,backgroundColor:e,backgroundImage:s,backgroundClip:i}=n;
if(!t||t.shadows.length===0)return!0;const o=i!=="text"&&((e?.alpha??0)>0||s.length>0);return o&&(n.boxShadow=[...n.boxShadow,...t.shadows]),o}function P0(n){const t=(n.
textFillColor??n.color).alpha<1,e=t?n.backgroundImage.find(a=>"stops"in a):void 0,s=e?.stops.find(({paint:{alpha:a}})=>a>0)?.paint,{backgroundColor:i}=n,o=i&&i.
alpha>0?i:void 0,r=s??o??(Cc(n)?N0:void 0);r&&t&&(n.color={...r},n.textFillColor=void 0),n.textFill=e&&s&&e.kind!=="conic"?{gradient:e,paint:n.color}:void 0,n.backgroundColor=
void 0,n.backgroundImage=[]}class D0{characters=0;depth=0;calls=0;beginElement(){this.calls=0}addCalls(t){if(this.calls+=t,this.calls>B.AV)throw(0,B.qM)()}add(t){
if(this.characters+=t,this.characters>B.xH)throw(0,B.qM)()}inside(t){if(this.depth>=B.hH)throw(0,B._u)();this.depth++;const e=t();return this.depth--,e}}class Oi{parent;replaced;registered;hasOwn=!1;own=new Map;known=new Map;open=new Set;constructor(t,e,s){
this.parent=t,this.replaced=e,this.registered=s}inside(){return new Oi(this,this.replaced,this.registered)}set(t,e){this.own.set(t,e),this.registered.get(t)?.inherits===
!1&&(this.hasOwn=!0)}replaceIn(t){return this.replaced.inside(()=>this.replaceAll(t))}replaceAll(t){const e=[];for(const[i,o]of Ch(t))t.slice(Math.max(i-3,0),i).
toLowerCase()==="var"&&e.push({from:i-3,end:o});this.replaced.addCalls(e.length);const s=this.replaceWithin({value:t,calls:e,next:0},0,t.length);return this.replaced.
add(Math.max(t.length,s?.length??0)),s}replaceWithin(t,e,s){const i=[];let o=0,r=e;for(let a=t.calls[t.next];a&&a.from<s;a=t.calls[t.next]){t.next++,i.push(t.value.
slice(r,a.from));const c=this.lookUp(t,a.from+4,a.end);if(c===void 0)return;if(o+=c.length,o>B.uN)throw(0,B.qM)();for(i.push(c),r=a.end+1;t.next<t.calls.length&&
t.calls[t.next].from<a.end;)t.next++}return i.push(t.value.slice(r,s)),i.join("")}lookUp(t,e,s){const i=e+$t(t.value.slice(e,s),0,","),o=this.valueOf(t.value.slice(
e,i).trim());return o!==void 0||i>=s?o:this.replaced.inside(()=>this.replaceWithin(t,i+1,s)?.trim())}valueOf(t){const e=this.own.get(t),s=this.registered.get(t);
if(e===void 0)return s?.inherits===!1||!this.parent?s?.initial:this.parent.valueOf(t);if(this.known.has(t))return this.known.get(t);if(this.open.has(t))return;const i=e.
trim().toLowerCase();if(i==="initial"||i==="unset"&&s?.inherits===!1)return s?.initial;if(i==="inherit"||i==="unset")return this.parent?.valueOf(t);this.open.add(
t);const o=this.replaceIn(e);return this.open.delete(t),this.known.set(t,o),o}}const Bc={before:"before",after:"after",marker:"marker","first-letter":"first-let\
ter","first-line":"first-line",placeholder:"placeholder","-webkit-input-placeholder":"placeholder","-webkit-progress-value":"bar","-webkit-meter-optimum-value":"\
bar","-webkit-meter-suboptimum-value":"suboptimal-bar","-webkit-meter-even-less-good-value":"worst-bar","-moz-progress-bar":"bar"},_c=n=>Object.hasOwn(Bc,n)?Bc[n]:
void 0,Mi=500;function Nc(n,t,e,s){if(e!==void 0&&e.length>Mi)return;const i=n.map(({order:r})=>r).join(),o=t.map(({name:r,value:a})=>`${r}:${a}`).join(";");return o.
length>Mi?void 0:`${s??""}${i}|${o}|${e??""}`}const $0=/\b(?:image-set|cross-fade|path|shape|xywh|sin|cos|tan|asin|acos|atan2?|pow|sqrt|hypot|log|exp|round|mod|rem|abs|sign|perspective|rotate3d|rotate[xy]|translatez|matrix3d|blur|brightness|contrast|drop-shadow|grayscale|hue-rotate|invert|saturate|sepia|target-counters?|target-text|leader|string|element)\(|\(\s{0,9}from\s|\bsubgrid\b|url\(["']?#/i,
z0=/^(?:none|auto|normal|initial|unset|revert|inherit|horizontal-tb|mixed|sideways)$/i,Si="-octavo-body-color",F0=new Set(["color",Si,"direction","font","font-f\
amily","font-size","font-style"]),G0=new Set(["font-size","color",Si,"zoom"]),H0=new Set(["color","fontSize","fontSizedBy"]),j0=new Set(["direction","unicodeBid\
i","zoom","ownFont"]),[U0,K0,Wc,Y0]=[0,1,2,3],vi=4,Pc=2e4,X0=5e4;class Ti{sheets;page;families;ignored=new Map;matcher=new O0;index;nodes=new Map;inline=new Map;replaced=new D0;shared=new WeakMap;unknown=[];rem=16;bodyColor;work=0;declared=0;valued=0;mostValued=0;found;constructor(t,e,s=new Er){
this.sheets=t,this.page=e,this.families=s,t.layers.number();for(const i of t.ignored)this.ignored.set(i,1);this.index=new S0(t.rules)}takeWork(){const{work:t}=this;
return this.work=this.matcher.work*30+this.replaced.characters*60+this.declared*300+this.valued*200+this.sheets.rules.length*500,this.work-t}get start(){return{
style:yt.DI,variables:new Oi(void 0,this.replaced,this.sheets.registered)}}*findRules(t){const e=[];let{work:s}=this.matcher;for(const i of this.index.of(t))for(const o of i)
this.matcher.matches(o.selector,t)&&e.push(o),!(this.matcher.work-s<X0)&&({work:s}=this.matcher,yield this.takeWork());this.found={element:t,rules:e}}styleOf(t,e,s){
const i=this.rulesOf(t),o=[],r=new Set;for(const f of i){const{pseudoElement:h}=f.selector;if(h===void 0)Dc(o,f);else{const u=_c(h);u&&r.add(u)}}const a=(0,Qo.iw)(
t,s);for(const f of a)o.push({declaration:f,tier:K0,layer:0,specificity:0,order:0});const c=t.attributes.get("style");if(c!==void 0)for(const f of this.declarationsOf(
c))o.push({declaration:f,tier:Y0+(f.important?vi:0),layer:0,specificity:0,order:0});const l=t.parent===void 0?void 0:Nc(i,a,c),d=this.share(l,o,e,t.parent===void 0);
return t.name==="body"&&(this.bodyColor??=d.style.color),t.parent===void 0&&(this.rem=d.style.fontSize/d.style.zoom),{...d,pseudos:[...r].sort()}}pseudoStyle(t,e,s){
const i=[],o=this.rulesOf(t).filter(({selector:{pseudoElement:r}})=>r!==void 0&&_c(r)===e);for(const r of o)Dc(i,r);return this.share(Nc(o,[],void 0,e),i,s,!1)}styleFrom(t,e){
const s=t.map((i,o)=>({declaration:i,tier:Wc,layer:0,specificity:0,order:o}));return this.apply(s,e,!1)}rulesOf(t){return this.found?.element!==t&&(0,It.z)(this.
findRules(t)),this.found.rules}declarationsOf(t){let e=this.inline.get(t);return e||(e=zt(t),this.inline.size<Pc&&this.inline.set(t,e)),e}share(t,e,s,i){if(t===
void 0)return this.apply(e,s,i);let o=this.shared.get(s.style);o||this.shared.set(s.style,o=new Map);let r=o.get(t);if(r?.variables===s.variables)for(const a of r.
unknown)this.ignore(a);else this.unknown=[],r={styled:this.apply(e,s,i),variables:s.variables,unknown:this.unknown},o.set(t,r);return r.styled}ignoreHere(t){this.
ignore(t),this.unknown.push(t)}ignore(t){this.ignored.set(t,(this.ignored.get(t)??0)+1)}apply(t,e,s){if(this.declared+=t.length,t.length>B.iN)throw(0,B.F1)();this.
replaced.beginElement(),this.mostValued=this.valued+O.Zc,t.sort((d,f)=>d.tier-f.tier||d.layer-f.layer||d.specificity-f.specificity||d.order-f.order);const i=this.
scopeOf(t,e),o=this.animate(t,i),r=this.zoom(e.style,o,i),a=(0,yt.lM)(r);for(const d of o)F0.has(d.name)?this.set(a,d,r,i,s):d.name==="all"&&$c(a,d.value,r,!0);
Wh(a,r),this.findFont(a);const{fontSize:c,fontSizedBy:l}=a;for(const d of o){const{name:f,value:h}=d;f==="all"?$c(a,h,r,!1):!G0.has(f)&&!f.startsWith("--")&&this.
set(a,d,r,i,s),f==="font"&&Object.assign(a,{fontSize:c,fontSizedBy:l})}return this.findFont(a),Cc(a)&&this.ignoreHere("background-clip"),W0(a)||this.ignoreHere(
"filter"),{style:Lc(a,r),variables:i}}findFont(t){this.families.isEmpty||(t.ownFont=this.families.find(t))}zoom(t,e,s){const i=e.findLast(({name:a})=>a==="zoom"),
o=i&&Ii(i.value,s),r=o===void 0?void 0:u0(this.nodesOf(o)??[]);return r===void 0?t:Mc(t,r)}animate(t,e){const s=t.map(({declaration:c})=>c),{keyframes:i}=this.sheets;
if(i.size===0)return s;const o=yu(s,i,c=>Ii(c,e));if(o.length===0)return s;const r=t.findIndex(({tier:c})=>c>=vi),a=r<0?s.length:r;return[...s.slice(0,a),...o,...s.
slice(a)]}scopeOf(t,{variables:e}){const s=t.filter(({declaration:o})=>o.name.startsWith("--"));if(s.length===0&&!e.hasOwn)return e;const i=e.inside();for(const{
declaration:o}of s)i.set(o.name,o.value);return i}set(t,{name:e,value:s},i,o,r){const a=t.direction==="rtl"?Jp(e):e,c=Object.hasOwn(Ln,a)?Ln[a]:void 0;if(!c){a===
Si?t.color=this.bodyColor??t.color:!Ja.test(a)&&!z0.test(s.trim())&&this.ignoreHere(a);return}const l=Ii(s,o);if(l===void 0)return Ei(t,c,i,"unset");const d=l.trim().
toLowerCase();if(d==="inherit"||d==="initial"||d==="unset"||d==="revert"||d==="revert-layer")return Ei(t,c,i,d);const f=l.length<Mi?l.length:dr(l);if(this.valued+
f>this.mostValued)return this.ignoreHere(a);this.valued+=f;const h=this.nodesOf(l);if(!h||h.length===0)return;const p={...{em:t.fontSize,rem:r?t.fontSize/t.zoom:
this.rem,zero:()=>lr(t),pageWidth:this.page.width,pageHeight:this.page.height,zoom:t.zoom},parent:i,own:t},g=c.read(h,p);!g&&(h.length>Va||$0.test(l))&&this.ignoreHere(
a),g&&Object.assign(t,g)}nodesOf(t){if(this.nodes.has(t))return this.nodes.get(t);const e=(0,O.wK)(t);return this.nodes.size<Pc&&this.nodes.set(t,e),e}}const Ii=(n,t)=>/var\(/i.
test(n)?t.replaceIn(n):n;function Dc(n,{declarations:t,selector:{specificity:e},order:s,isUsual:i,layer:{rank:o}}){for(const r of t){const{important:a}=r,c=(i?U0:
Wc)+(a?vi:0);n.push({declaration:r,tier:c,layer:a?-o:o,specificity:e,order:s})}}const V0=new Set(Object.keys(yt.AG));function Ei(n,{keys:t},e,s){for(const i of t){
const o=s==="inherit"||s!=="initial"&&V0.has(i);n[i]=(o?e:yt.DI)[i]}}function $c(n,t,e,s){const i=t.trim().toLowerCase();if(i!=="initial"&&i!=="unset"&&i!=="inh\
erit")return;const o=Object.keys(yt.DI).filter(r=>H0.has(r)===s&&!j0.has(r));Ei(n,{keys:o},e,i)}const Z0=`
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
`,J0=`
table { font-weight: normal; font-style: normal; font-variant: normal; font-size: medium; line-height: normal; white-space: normal; text-align: start; -octavo-b\
ody-color: inherit }
:is(body, td, th) { -octavo-first-margins: none }
:is(article, center, div, form, main, section):-moz-first-node { -octavo-first-margins: around }
:is(blockquote, dir, dl, h1, h2, h3, h4, h5, h6, listing, menu, ol, p, plaintext, pre, ul, xmp):-moz-first-node { -octavo-usual-margin: none }
:is(td, th) > p:-moz-last-node { margin-bottom: 0 }
`,Fn=[];class q0{pairs=Fn;get(t){const{pairs:e}=this;for(let s=0;s<e.length;s+=2)if(e[s]===t)return e[s+1]}set(t,e){const{pairs:s}=this,i=s.indexOf(t),o=i<0?s:[
...s.slice(0,i),...s.slice(i+2)];this.pairs=o.concat([t,e])}}class nt{style;inner="blocks";children=Fn;inlines=Fn;element=null;span=zc;known=new q0;constructor(t){
this.style=t}add(t){this.children===Fn?this.children=[t]:this.children.push(t)}get isApart(){return this.isPositioned||this.style.float!=="none"}get isPositioned(){
return this.style.position==="absolute"||this.style.position==="fixed"}}Object.assign(nt.prototype,{isLegend:!1,isOnLine:!1,isItem:!1,keepsNext:!1,isFluid:!1,widening:0,
rank:0});const zc={columns:1,rows:1};var Q0=I(42973),Me=I(9876),tm=I(71642);const Ri=2e4;class Ai{heights;most;starts=[0];found=0;constructor(t,e){this.heights=
t,this.most=e}changeFrom(t,e){this.most=e,this.starts.length=Math.min(this.starts.length,t+1),this.found=Math.min(this.found,t)}heightOf(t){return t<Ri?Math.max(
this.heights(t),1):this.most}startOf(t){const{starts:e}=this,s=Math.min(t,Ri);for(;e.length<=s;)e.push(e.at(-1)+this.heightOf(e.length-1));return e[s]+(t-s)*this.
most}endOf(t){return this.startOf(t)+this.heightOf(t)}at(t){if(t<this.startOf(1))return 0;if(this.startOf(this.found)<=t&&t<this.endOf(this.found))return this.found;
const{starts:e}=this;for(;e.at(-1)<=t&&e.length<=Ri;)this.startOf(e.length);if(e.at(-1)<=t)return e.length-1+Math.floor((t-e.at(-1))/this.most);let[s,i]=[0,e.length-
1];for(;i-s>1;){const o=s+i>>1;e[o]<=t?s=o:i=o}return this.found=s,s}}var Se=I(44233);const Gn=({box:n})=>n.style.float!=="none",Li=({y:n,height:t})=>n+t;class ve{waiting;next=0;placed=new Map;constructor(t){
this.waiting=t}static none=new ve([]);static*of({apart:t}){return t.length===0?ve.none:new ve(yield*(0,Se.p9)(t.filter(Gn),(e,s)=>Li(e)-Li(s)))}takeAbove(t){const e=this.
waiting[this.next];if(!(!e||Li(e)>t))return this.next++,e}keep(t){return this.placed.set(t.laid,t),t}placedOf(t){return this.placed.get(t)}}function Ci(n,t,e){const{
box:s,height:i,lines:o,turn:r,children:a}=n;if(i>t)return!1;const{breakInside:c}=s.style;return c==="avoid"||c==="avoid-column"&&e||s.inner==="image"||(r??a[0]?.
turn)!==void 0||s.keepsNext&&o.length>0||Gc(s.style)}function em(n,t){for(let e=n;e;e=e.children.find(({box:s})=>!s.keepsNext)){if(Fc(e,t))return!0;if(e.flow===
"bands")return e.children.some(s=>Fc(s,t));if(e.lines.length>0||e.columns)return!1}return!1}const Fc=({box:n,height:t},e)=>t>e&&n.style.breakInside==="avoid",Gc=({
transform:n})=>n.some(({kind:t})=>t==="matrix");function nm({box:n,height:t},e,s){const{position:i,transform:o}=n.style;if(i!=="absolute"||o.length===0)return;const r=o.
reduce((d,f)=>f.kind==="matrix"?d:d+(0,k.Il)(f.y,t),0),a=s.at(e+Hn),c=s.endOf(a)+Hn;return r<0&&e+r>s.startOf(a)-Hn&&e+t>c&&e+r+t<=c?a:void 0}const Hn=.01,jn=n=>n===
"page"||n==="left"||n==="right"?"page":n==="column"?"column":void 0;function Hc(n){let t;for(let e=n;e;[e]=e.flow==="sequence"?e.children:[]){const s=jn(e.box.style.
breakBefore);if(s==="page")return s;t??=s}return t}function sm(n){let t;for(let e=n;e;e=e.flow==="sequence"?e.children.at(-1):void 0){const s=jn(e.box.style.breakAfter);
if(s==="page")return s;t??=s}return t}function im(n,t,e,{orphans:s,widows:i}){const o=e-t<i?Math.max(e-i,n):t,r=n>0&&o-n<s?t:o;return r-n<s&&n===0?0:Math.max(r,
n===0?0:n+1)}const om=20,rm=200;function Te(n,t,e,s=Bi()){for(let i=n,o=0;;){if(s.left--,Ci(i,t,e))return o+i.height;if(i.columns)return o+Math.min(Te(i.columns.
content,t,!0,s),i.height);const{lines:r,box:a,children:c}=i;if(r.length>0){const{orphans:h,widows:u}=a.style,p=r.length<h+u&&!s.isInItem,g=r[(p?r.length:Math.min(
h,r.length))-1];return o+Math.max(g.y+g.height,Uc(i,s.isInItem))}if((i.head??i.foot)&&c.length>1){const{head:h,foot:u}=i,p=c.find(m=>m!==h&&m.children.length>0)?.
children[0],g=p?Te(p,t,e,s):0;return o+(h?h.y+h.height:0)+g+(p&&u?u.height:0)}const[l]=c;if(!l)return o+(i.height>om?0:i.height);if(i.flow==="bands")return s.isInItem=
_i(i),o+l.y+jc(cm(c),l.y,t,e,s);const[d]=i.apart,f=d&&Gn(d)&&d.y+d.height<=l.y+Yc?d:l;o+=f.y,i=f}}const Bi=(n=!1)=>({left:rm,isInItem:n}),_i=({box:n})=>n.inner===
"flex"||n.inner==="grid";function jc(n,t,e,s,i){let o=0;const{isInItem:r}=i;for(const a of n){if(i.left<=0)break;i.isInItem=r;const c=Math.max(Te(a,e,s,i),Uc(a,
r));o=Math.max(o,a.y-t+Math.min(c,a.height)-Ni(a))}return o}function Uc({lines:n,box:t,padding:e,border:s},i){const o=n.at(-1),{orphans:r,widows:a}=t.style;return!o||
n.length>(i?r:r+a-1)?0:o.y+o.height+e.bottom+s.bottom}const Ni=({box:n,sunk:t})=>n.style.verticalAlign==="middle"||n.style.verticalAlign==="bottom"?t:0;function am(n,t,e,s){
for(let i=n;i;[i]=i.children){const{box:o,lines:r,children:a,flow:c,columns:l}=i;if(Ci(i,t,e))return!0;if(c==="bands")return s;if(r.length>0)return r.length<o.style.
orphans+o.style.widows;if(l!==void 0||a.length>1)return!1}return!0}function Kc({height:n,border:t,padding:e,contentWidth:s},i,o){const r=t.bottom+e.bottom+o;if(r<=
0)return 0;const a=n-t.bottom-e.bottom-i.y-i.height,c="box"in i?Math.max($(i.box.style.marginBottom,s),i.after.size,0):0;return a>c+Hn?0:Math.max(r+a,0)}function cm(n){
let t=-1/0;for(const[e,{y:s,height:i}]of n.entries()){if(t!==-1/0&&s>=t)return n.slice(0,e);t=Math.max(t,s+i)}return n}const Yc=.05;function lm(n){const t=[];let e=-1/0;
for(const s of[...n].sort((i,o)=>i.y-o.y)){const i=t.at(-1);i&&(s.y<e-Yc||s.height===0&&s.y<=e)?i.push(s):t.push([s]),e=Math.max(e,s.y+s.height)}return t}function dm(n,t){
const{box:e,flow:s,children:i}=n,{flexDirection:o,flexWrap:r}=e.style,a=e.inner==="flex"&&!o.startsWith("column")&&r==="nowrap";if(s!=="bands"||!(a||e.inner==="\
grid"))return 0;const c=Wi(i);return c?Kc(n,c,t):0}function fm(n){return n.flow!=="bands"||_i(n)?[]:n.children.map(t=>{const e=Wi(t.children)??t.lines.at(-1),s=e?
t.y+e.y+e.height-Ni(t):0;return[s,s+t.padding.bottom+t.border.bottom]})}const Xc=(n,{children:t})=>{const e=t[t.indexOf(n)-1];return e?Math.max(n.y-e.y-e.height,
0):0},Vc=({box:n,border:t})=>n.style.borderCollapse==="collapse"?t.top:0;function Wi(n){let t=n[0];for(const e of n)e.y+e.height>t.y+t.height&&(t=e);return t}function*Ie(n,t,e){
yield rt/10;const s=[];for(const r of n.lines){const a=[];for(const{laid:c}of r.atoms)a.push(yield*Ie(c,t+c.x,e+r.y+c.y));s.push({line:r,top:e+r.y,atoms:a})}const[
i,o]=[[],[]];for(const r of n.children)i.push(yield*Ie(r,t+r.x,e+r.y));for(const r of n.apart)o.push(yield*Ie(r,t+r.x,e+r.y));return{laid:n,x:t,top:e,bottom:e+n.
height,lines:(0,Y.Hn)(s),children:(0,Y.Hn)(i),apart:o,repeated:[],columns:n.columns?.whole}}class hm{from=[0];names=[""];set(t,e){this.from.at(-1)===t?this.names[this.
names.length-1]=e:this.names.at(-1)!==e&&(this.from.push(t),this.names.push(e))}of(t){const{from:e,names:s}=this;if(t>=e.at(-1))return s.at(-1);let[i,o]=[0,e.length-
1];for(;o-i>1;){const r=i+o>>1;e[r]<=t?i=r:o=r}return s[i]}}function*um(n,t,e){const s=e===void 0?[]:yield*pm(n,e.height);if(s.length===0&&!(yield*mm(n)))return!1;
const i=new Set(s);n.pageName=n.style.pageName,n.widening=t(n.pageName)-t(""),n.isFluid=Zc(n);const o=[n];for(let r=o.pop();r;r=o.pop()){yield rt/10;for(const a of Un(
r))i.has(r)&&i.add(a),a.pageName=i.has(a)&&e!==void 0?e.name:a.style.pageName,a.isFluid=r.isFluid&&Zc(a),r.isFluid&&a.pageName!==r.pageName&&(a.widening=t(a.pageName)-
t(r.pageName)),o.push(a)}return!0}function*pm(n,t){for(let e=n;e;){const s=Un(e);let i=0;for(const{style:o}of s){if(yield rt/10,i>0&&jn(o.breakBefore)==="page")
return s.slice(0,i);if(i++,i===1&&s.length>1&&gm(o,t))return s.slice(0,1);if(jn(o.breakAfter)==="page"&&i<s.length)return s.slice(0,i)}e=s.length===1?s[0]:void 0}
return[]}const gm=({height:n,minHeight:t},e)=>[n,t].some(s=>typeof s=="object"&&s.percent===0&&s.px>e-2);function*mm(n){const t=[n];for(let e=t.pop();e;e=t.pop()){
if(yield rt/10,e.style.pageName!=="")return!0;(0,Y.RZ)(t,Un(e))}return!1}function*wm(n){let t=0;const e=[[n,n.style.pageName]];for(let s=e.pop();s;s=e.pop()){const[
{children:i,inlines:o},r]=s;yield rt/10;const a=o.flatMap(c=>c.kind==="atom"||c.kind==="apart"?[c.box]:[]);for(const c of[...i,...a]){const{pageName:l}=c.style;
c.pageName===void 0&&l!==r&&t++,e.push([c,l])}}return t}const Un=({inner:n,style:t,children:e})=>n==="blocks"&&t.transform.length===0?e.filter(({isApart:s})=>!s):
[],Zc=({inner:n,style:{width:t,maxWidth:e}})=>(n==="blocks"||n==="lines")&&e==="none"&&(t==="auto"||typeof t=="object"&&t.px===0&&t.percent===1);function bm(n){
let t="";for(let e=n;e?.pageName!==void 0;[e]=Un(e))t=e.pageName;return t}function Jc(n){let t;for(let e=n;e?.box.pageName!==void 0;e=e.children[0])t=e.box.pageName;
return t}function ym(n){let t;for(let e=n;e?.box.pageName!==void 0;e=e.children.at(-1))t=e.box.pageName;return t}const qc=(n,t)=>n&&(0,tm.OD)(n)?[...t,{on:()=>({})}]:
t;function Qc(n,t){return!n||n.length===0||t.some(({isFilter:e})=>e)?[]:[{on:()=>({overlays:n}),isFilter:!0},{on:()=>({opacity:1})}]}class Pi{fragments;scale;last=0;constructor(t,e){
this.fragments=t,this.scale=e}pageAt(t){return this.fragments.at(t+.05)}wholePage(t){const{width:e,height:s}=this.sizeOf(t);return`0 0 ${e} ${s} re`}moved(t,e,s){
let i;for(const o of s){const r=o.on(t).matrix;r&&(i=i?(0,X.lw)(r,i):r)}return i?(0,X.zl)(i,e):e}rectangle(t,e,s,i,o){const[r,a]=[this.x(t,e),this.y(t,o)];return`${[
r,a,(i-e)*this.scale,(o-s)*this.scale].map(et.id).join(" ")} re`}}class Ee extends Pi{composition;box;most;refuse;names=new hm;areas=[];settled=0;open=new Map;constructor(t,e,s,i,o){
super(new Ai(r=>this.areaOf(r).height/s,e.heightOf("")/s),s),this.composition=t,this.box=e,this.most=i,this.refuse=o}pageOf(t){return t}rename(t,e){this.names.of(
t)!==e&&(this.names.set(t,e),this.areas.length=Math.min(this.areas.length,t),this.fragments.changeFrom(t,this.box.heightOf(e)/this.scale))}wideningOn(t,e){const{
box:s,names:i,scale:o}=this;return(s.widthOf(i.of(t))-s.widthOf(e))/o}sizeOf(t){return this.areaOf(t).page}snap(t,e){const s=this.fragments.startOf(t);return s+
Math.floor(e-s+.5)}x(t,e){return this.areaOf(t).left+e*this.scale}y(t,e){const{page:s,top:i}=this.areaOf(t);return s.height-i-(e-this.fragments.startOf(t))*this.
scale}sheet(t){const{sheets:e}=this.composition;if(t>=this.most)throw this.refuse(this.most);for(;e.length<=t;){const{width:s,height:i}=this.sizeOf(e.length);this.
composition.sheet(s,i)}return e[t]}draw(t,e,s,...i){const o=this.sheet(t);this.enterScopes(o,t,s),this.put(o,e,i)}put(t,e,s){t.draw(e,...s)}link(t,e,s,{target:i,
contents:o},r){this.sheet(t).link(e,this.moved(t,s,r),i,o)}*settle(t){const{sheets:e}=this.composition;for(const s=Math.min(this.pageAt(t),e.length);this.settled<
s;this.settled++)yield*this.composition.settle(e[this.settled])}close(){for(const t of this.open.keys())this.enterScopes(this.sheet(t),t,[])}areaOf(t){return this.
areas[t]??=this.box.areaOf(t,this.names.of(t))}enterScopes(t,e,s){let i=this.open.get(e);i||this.open.set(e,i=[]);let o=0;for(;o<i.length&&o<s.length&&i[o]===s[o];)
o++;for(;i.length>o;i.pop())t.leave();for(const r of s.slice(o))t.enter(r.on(e)),i.push(r)}}const tl=1e9,xm=500;function*el(n,t){const e=[t];for(let s=e.pop();s;s=
e.pop()){yield xm;const{laid:i,top:o,bottom:r,lines:a,children:c,apart:l,columns:d}=s;if(n.y(0,o)<=0||i.box.replaced&&n.y(0,r)<0)return!1;if(i.box.style.overflow!==
"hidden"){for(const{line:f,top:h,atoms:u}of a){if(n.y(0,h+f.height/2)<0)return!1;for(const p of u)e.push(p)}for(const f of[...c,...l])e.push(f);if(d)return!1}}return!0}
class Kn extends Pi{around;page;start;bound=new WeakMap;constructor(t,e,s=t.fragments.startOf(e)){super(new Ai(()=>tl,tl),t.scale),this.around=t,this.page=e,this.
start=s}snap(t,e){return this.around.snap(this.page,e+this.start)-this.start}pageOf(){return this.page}x(t,e){return this.around.x(this.page,e)}y(t,e){return this.
around.y(this.page,e+this.start)}sheet(){return this.around.sheet(this.page)}wideningOn(t,e){return this.around.wideningOn(this.page,e)}sizeOf(){return this.around.
sizeOf(this.page)}draw(t,e,s,...i){this.around.draw(this.page,e,this.bindAll(s),...i)}link(t,e,s,i,o){this.around.link(this.page,e,s,i,this.bindAll(o))}moved(t,e,s){
return this.around.moved(this.page,e,this.bindAll(s))}bindAll(t){return t.map(e=>{let s=this.bound.get(e);return s||this.bound.set(e,s={on:()=>e.on(this.page)}),
s})}}const km=1,Om=.5,Di=.1;function*nl(n,t,e){const{count:s}=n,i=g=>Math.floor(g/s),o=yield*sl(n,g=>t.roomOf(i(g)).height,t.most,e),r=i(o.last),c=(n.fillsFirst||
s===1||t.depth>km?void 0:yield*Sm(n,t,{row:r,full:o},e))??o,l=yield*Tm(c,s),d=[];for(let g=0;g<=r;g++){const{top:m,height:w}=t.roomOf(g),b=g===r?c.height??l[g]:
l[g],y=t.isOpen||g===r?b??0:w,x=d.at(-1);d.push({top:t.isOpen?x?x.top+x.height:0:m,height:y})}const{content:f,fragments:h,last:u,isDivided:p}=c;return{content:f,
fragments:h,rows:d,last:u,isDivided:p}}function*sl({content:n},t,e,s){const i=new Ai(t,e),o=s(i),r=yield*o.place(n,0,0,0),a=Mm(r),c=Math.max(o.pageOf(a-2*Di),0),
{excess:l,isDivided:d}=o;return{content:r,fragments:i,last:c,excess:l,isDivided:d,end:a}}function Mm({lines:n,children:t,apart:e,top:s}){let i=s;for(const{line:o,
top:r}of n)i=Math.max(i,r+o.height);for(const{bottom:o}of t)i=Math.max(i,o);for(const{bottom:o,laid:r}of e)r.box.style.float!=="none"&&(i=Math.max(i,o));return i}
function*Sm(n,t,{row:e,full:s},i){const{count:o}=n,r=e*o,a=t.roomOf(e).height,c=Math.max((s.content.bottom-s.fragments.startOf(r))/o,1),l=u=>vm(n,t,{row:e,full:s,
height:u},i);let[d,f]=[c,c],h=yield*l(c);if(h)return{...h,height:c};for(let u=20;!h&&f<a;u*=2)[d,f]=[f,Math.min(f+u,a)],h=yield*l(f);for(;h&&f-d>Om;){const u=(d+
f)/2,p=yield*l(u);p?[h,f]=[p,u]:d=u}return h}function*vm(n,t,{row:e,full:s,height:i},o){const{count:r}=n,a=e*r,l=yield*sl(n,d=>d<a?t.roomOf(Math.floor(d/r)).height:
i,t.most,o);return l.last<a+r&&l.excess<=s.excess+Di?l:void 0}function*Tm({content:n,fragments:t},e){const s=[],i=r=>{const a=t.at(r-Di),c=Math.floor(a/e);for(;s.
length<=c;)s.push(0);s[c]=Math.max(s[c],r-t.startOf(a))},o=[...n.children,...n.apart.filter(({laid:r})=>r.box.style.float!=="none")];for(const{line:r,top:a}of n.
lines)i(a+r.height);for(let r=o.pop();r;r=o.pop()){yield 1e3,i(r.bottom);for(const{line:a,top:c}of r.lines)i(c+a.height);for(const a of r.children)o.push(a)}return s}
class Im{from=[0];shifts;constructor(t){this.shifts=[t]}at(t){let e=this.from.length-1;for(let s=0;s<e;){const i=s+e+1>>1,o=s===0&&e===this.from.length-1?e:i;this.
from[o]<=t+.001?s=o:e=o-1}return t+this.shifts[e]}move(t,e){const s=e-t;Math.abs(s-this.shifts.at(-1))<1e-4||(this.from.push(Math.max(t,this.from.at(-1))),this.
shifts.push(s))}}const Ot=.05,Em={count:1,depth:0};class Yn{fragments;work;within;rename;excess=0;isDivided=!1;taken=0;end=0;isInItem=!1;constructor(t,e,s=Em,i){
this.fragments=t,this.work=e,this.within=s,this.rename=i}get height(){return this.fragments.most-this.taken}endOf(t){return this.fragments.endOf(t)-this.taken}pageOf(t){
return this.fragments.at(t+Ot)}*place(t,e,s,i){const{end:o,isInItem:r}=this;this.end=0,this.isInItem=!1,yield rt/4,this.within.depth>0&&this.work.take();let a=s;
const c=Ci(t,this.height-i,this.within.depth>0);c&&this.crosses(a,t.height)?a=this.next(a,i):(this.isCutAtEnd(t,a,i,o)||this.isCellCut(t,a,i))&&(a=this.next(a,i)),
(c||t.box.inner==="image")&&this.measure(a,t.height);const{children:l,apart:d,repeated:f}=Rm(t),h={laid:t,x:e,top:a,bottom:a+t.height,lines:Am,children:l,apart:d,
repeated:f};if(t.columns)yield*this.columns(h,i);else{const u=new Im(a);let p=ve.none;t.lines.length>0?yield*this.lines(h,i,u,o,r):t.flow==="bands"?yield*this.bands(
h,i,u,o):(p=yield*ve.of(t),yield*this.sequence(h,i,u,o,{isInItem:r,floats:p})),yield*this.apart(h,i,u,p)}return h}crosses(t,e){return t+e>this.endOf(this.pageOf(
t))+Ot}isCutAtEnd(t,e,s,i){const{height:o}=t;if(t.flow!=="bands"||this.within.depth>0||o+i>this.height-s||this.isAtStart(e,s)||!this.crosses(e,o+i))return!1;const r=dm(
t,i);return r>0&&!this.crosses(e,o+i-r)}isCellCut(t,e,s){return this.within.depth>0||t.height>this.height-s||this.isAtStart(e,s)||!this.crosses(e,t.height)?!1:fm(
t).some(([i,o])=>!this.crosses(e,i)&&this.crosses(e,o))}measure(t,e){this.excess=Math.max(this.excess,t+e-this.endOf(this.pageOf(t))-Ot)}next(t,e){return this.fragments.
startOf(this.pageOf(t)+1)+e}nextForced(t,e,s){const{count:i}=this.within;return s==="page"&&(this.isDivided=!0),s==="column"?this.next(t,e):this.fragments.startOf(
(Math.floor(this.pageOf(t)/i)+1)*i)+e}isForcedNow(t,e,s){return t===void 0||t==="column"&&this.within.depth===0?!1:!this.isAtStart(e,s)||t==="page"&&this.pageOf(
e)%this.within.count>0}isAtStart(t,e){return t-this.fragments.startOf(this.pageOf(t))<=e+Ot}*columns(t,e){const{fragments:s,work:i}=this,o=t.laid.columns;!this.
isAtStart(t.top,e)&&this.crosses(t.top,Te(o.content,this.height-e,!0))&&(t.top=this.next(t.top,e));const{top:r,laid:a}=t,c=this.pageOf(r),{whole:l}=o,d=l?.rows.
at(-1),f=d!==void 0&&!this.crosses(r,Math.max(a.height,d.top+d.height));if(l&&!l.isDivided&&f)t.columns=l;else{const u=m=>{const w=m===0?r:s.startOf(c+m)+e;return{
top:w-r,height:this.endOf(c+m)-w}},p=this.within.depth+1,g=m=>new Yn(m,i,{count:o.count,depth:p});t.columns=yield*nl(o,{roomOf:u,most:this.height-e,depth:p},g),
this.isDivided||=t.columns.isDivided}const h=t.columns.rows.at(-1);t.bottom=Math.max(r+h.top+h.height,t.columns===l?r+a.height:0)}*lines(t,e,s,i,o){const{laid:r}=t,
{lines:a,box:c}=r,l=a.at(-1),d=this.endOfLast(r,l,i),f=l.height+d<=this.height-e?l.height+d:l.height;let h=0;for(let p=0;p<a.length;p++){yield 2e3;const g=a[p],
m=s.at(g.y);if(!this.crosses(m,g===l?f:g.height)||this.isTall(g,e))continue;const w=im(h,p,a.length,c.style),b=o&&w===0&&p>=c.style.orphans?p:w,y=s.at(a[b].y),x=this.
isAtStart(y,e)?p:b,S=s.at(a[x].y);this.isAtStart(S,e)||(s.move(a[x].y,this.next(S,e)),h=x,p=x)}const u=[];for(const p of a){yield 500;const g=s.at(p.y);this.isTall(
p,e)||this.measure(g,p.height);const m=p.atoms.length>0?[]:Xn;let w=g+p.height;for(const{laid:b}of p.atoms){const y=yield*this.place(b,t.x+b.x,g+b.y,e);m.push(y),
w=Math.max(w,y.bottom)}w>g+p.height+Ot&&s.move(p.y+p.height,w),u.push({line:p,top:g,atoms:m})}t.lines=(0,Y.Hn)(u),t.bottom=s.at(r.height)}isTall({height:t},e){return t>
this.height-e}endOfLast(t,e,s){return this.within.depth>0?0:Kc(t,e,s)}*sequence(t,e,s,i,{isInItem:o,floats:r}){const{laid:a}=t,{children:c,head:l,foot:d}=a;let f=e;
const h=this.taken;d&&d.height<=this.height/4&&(this.taken+=Xc(d,a)+d.height);const u=this.taken>h,p=c.at(-1),g=p?this.endOfLast(a,p,i):0;for(const[m,w]of c.entries()){
const b=c[m-1];w===d&&(this.taken=h);const y=yield*this.floatsAbove(w.y,t,e,s,r);let x=s.at(w.y);const S=w===p?g:0,v=Math.max(b?t.children[m-1].bottom:t.top,y),
T=b&&(!this.isAtStart(v,f)||v-t.children[m-1].top>Ot),A=b&&this.rename?Jc(w):void 0,W=A!==void 0&&A!==ym(b),N=W?"page":il(Hc(w),b&&sm(b));this.isForcedNow(N,v,f)?
x=this.nextForced(v,f,N)+Math.max(w.above??$(w.box.style.marginTop,a.contentWidth),0):T&&this.pageOf(x)>this.pageOf(v-2*Ot)?x=this.next(v-2*Ot,f):!this.isAtStart(
x,f)&&this.crosses(x,this.leastOf(w,x,f,S,o&&!b))?x=this.next(x,f):!this.isAtStart(x,f)&&this.needsNext({children:c,index:m,below:g},x,f)?x=this.next(x,f):b&&!b.
box.keepsNext&&!this.isAtStart(x,f)&&this.needsPages(w,f)&&(x=this.next(x,f)),W&&this.rename(this.pageOf(x),A),this.end=S,this.isInItem=o&&m===0;const j=yield*this.
place(w,t.x+w.x,x,f);s.move(w.y,j.top),s.move(w.y+w.height,j.bottom),t.children.push(j),w===l&&l.height<=this.height/2&&(f=e+Vc(a)+Math.max((c[m+1]?.y??0)-l.y,l.
height))}t.bottom=Math.max(s.at(a.height),t.top),this.taken=h,l&&f>e&&(yield*this.repeatHead(t,e)),d&&u&&(yield*this.repeatFoot(t,d,e))}needsPages(t,e){return this.
within.depth===0&&em(t,this.height-e)}needsNext({children:t,index:e,below:s},i,o){let r=0;for(let a=e;a<t.length;a++){const c=t[a],l=a===e?0:c.y-t[a-1].y-t[a-1].
height;if(!c.box.keepsNext&&!this.avoids(c.box.style.breakAfter)&&!this.avoids(t[a+1]?.box.style.breakBefore)){if(a===e)return!1;if(e>0&&this.needsPages(c,o))return!0;
const d=a===t.length-1&&s>0;r+=l+(d?this.leastOf(c,i+r+l,o,s):Te(c,this.height-o,this.within.depth>0));break}if(r+=l+c.height,r>this.height-o)return!1}return this.
crosses(i,r)&&r<=this.height-o}leastOf(t,e,s,i,o=!1){const r=this.height-s,a=this.within.depth>0,c=t.height+i,l=!this.crosses(e,t.height);if(i>0&&c<=r&&am(t,r,a,
l))return c;const d=Te(t,r,a,Bi(o));return d<=r?d:0}avoids(t){return t==="avoid"||t==="avoid-column"&&this.within.depth>0}*repeatHead(t,e){const{head:s}=t.laid,
i=t.children.find(({laid:r})=>r===s),o=(0,Y.Kf)(t.children.map(({bottom:r})=>r));for(let r=this.pageOf(i.bottom-Ot)+1;r<=this.pageOf(o-2*Ot);r++){const a=this.fragments.
startOf(r)+e+Vc(t.laid);t.repeated.push(yield*this.place(s,i.x,a,e))}}*repeatFoot(t,e,s){const i=t.children.find(({laid:c})=>c===e),o=this.pageOf(i.top),r=Xc(e,
t.laid),a=new Map;for(const c of t.children)for(const l of c===i?[]:c.children){yield rt/10;const[d,f]=[this.pageOf(l.top),this.pageOf(l.bottom-2*Ot)];for(let h=d;h<=
f;h++)a.set(h,h<f?1/0:Math.max(a.get(f)??0,l.bottom+r))}for(const[c,l]of a){const d=Math.min(l,this.endOf(c)-e.height-r);c<o&&t.repeated.push(yield*this.place(e,
i.x,d,s))}}*bands(t,e,s,i){const{laid:o}=t,r=o.box.inner==="flex"?Wi(o.children):void 0,a=this.within.depth>0,c=_i(o),l=new Map(o.children.map((f,h)=>[f,h])),d=[];
for(const f of lm(o.children)){const h=f[0].y,u=(0,Y.Kf)(f.map(({y:T,height:A})=>T+A));let p=s.at(h);const g=d.length>0?f.map(Hc).reduce(il,void 0):void 0,w=r!==
void 0&&f.includes(r)?this.endOfLast(o,r,i):0,b=f.length===1&&o.box.style.flexDirection.startsWith("column"),y=b&&w>0?this.leastOf(r,p,e,w):jc(f,h,this.height-e,
a,Bi(c)),x=!b&&w>0&&!this.crosses(p,u-h)&&this.crosses(p,u-h+w);this.isForcedNow(g,p,e)?p=this.nextForced(p,e,g):!this.isAtStart(p,e)&&(x||this.crosses(p,y))&&y<=
this.height-e&&(p=this.next(p,e)),this.measure(p,Math.min(y,this.height-e)),s.move(h,p);let S=p;const v=[];for(const T of f){this.end=b?w:0,this.isInItem=c;const A=p+
T.y-h,W=this.crosses(p,u-h)?Ni(T):0,N=yield*this.place(T,t.x+T.x,A-W,e);N.top+=W,W>0&&(N.bottom=Math.max(N.bottom,A+T.height)),v.push(N),S=Math.max(S,N.bottom+u-
T.y-T.height)}for(const T of v)T.laid.y+T.laid.height>u-Ot&&(T.bottom=S);for(const T of v)d.push(T);s.move(u,S)}d.sort((f,h)=>l.get(f.laid)-l.get(h.laid));for(const f of d)
t.children.push(f);t.bottom=Math.max(s.at(o.height),t.top)}*floatsAbove(t,e,s,i,o){let r=-1/0;for(let a=o.takeAbove(t+Ot);a;a=o.takeAbove(t+Ot)){const{bottom:c}=o.
keep(yield*this.placeApart(a,e,s,i)),l=a.y+a.height;c>i.at(l)+Ot&&i.move(l,c),r=Math.max(r,c)}return r}*apart(t,e,s,i){const{laid:o}=t;for(const r of o.apart){const a=i.
placedOf(r)??(yield*this.placeApart(r,t,e,s));t.apart.push(a),Gn(r)&&r.y+r.height<=o.height+Ot&&(t.bottom=Math.max(t.bottom,a.bottom+o.height-r.y-r.height))}}*placeApart(t,e,s,i){
const{position:o,top:r,bottom:a}=t.box.style,c=o==="fixed",l=c&&(r!=="auto"||a!=="auto"),d=t.isFromBottom?e.bottom-(e.laid.height-t.y):i.at(t.y),f=Gn(t)&&!this.
isAtStart(d,s)&&this.crosses(d,this.leastOf(t,d,s,0)),h=l?e.top+t.y:f?this.next(d,s):d,u=this.within.depth===0?nm(t,h,this.fragments):void 0,g=c||u!==void 0?yield*Ie(
t,e.x+t.x,h):yield*this.place(t,e.x+t.x,h,s);return u!==void 0&&(g.onlyPage=u),g}}const Rm=({children:n,apart:t,head:e,foot:s})=>({children:n.length>0?[]:Xn,apart:t.
length>0?[]:Xn,repeated:e||s?[]:Xn}),Am=[],Xn=Object.freeze([]),il=(n,t)=>n==="page"||t==="page"?"page":n??t;class $i extends Pi{around;owner;scopes;columns;placed;bound=new WeakMap;constructor(t,e,s){
super(e.columns.fragments,t.scale),this.around=t,this.owner=e,this.scopes=s,this.columns=e.laid.columns,this.placed=e.columns,this.last=this.placed.last}snap(t,e){
const s=this.above(t,e);return e+this.around.snap(this.partOf(t),s)-s}pageOf(t){return this.around.pageOf(this.partOf(t))}x(t,e){return this.around.x(this.partOf(
t),this.at(t).left+e)}y(t,e){return this.around.y(this.partOf(t),this.above(t,e))}sheet(t){return this.around.sheet(this.partOf(t))}wideningOn(){return 0}sizeOf(t){
return this.around.sizeOf(this.partOf(t))}draw(t,e,s,...i){const o=[...this.scopes,...s.map(r=>this.bind(r,t))];this.around.draw(this.partOf(t),e,o,...i)}link(t,e,s,i,o){
this.around.link(this.partOf(t),e,super.moved(t,s,o),i,this.scopes)}moved(t,e,s){return this.around.moved(this.partOf(t),super.moved(t,e,s),this.scopes)}above(t,e){
return this.at(t).top+e-this.fragments.startOf(t)}partOf(t){return this.around.pageAt(this.at(t).top)}at(t){return zi(this.owner,this.columns,this.placed,t)}bind(t,e){
let s=this.bound.get(t);return s||this.bound.set(t,s=[]),s[e]??={on:()=>t.on(e)}}}function zi({x:n,top:t,laid:e},{count:s,width:i,gap:o},{rows:r},a){const c=Math.
floor(a/s),l=r[Math.min(c,r.length-1)],d=a%s,f=e.box.style.direction==="rtl";return{left:n+(f?s-1-d:d)*(i+o),top:t+l.top,height:l.height}}function Lm(n,t,e){const{
style:s}=n.laid.box,{columnRuleWidth:i,columnRuleStyle:o,columnRuleColor:r}=s,a=n.laid.columns;if(i===0)return[];const c={...yt.DI,color:s.color,outlineWidth:0,
borderLeftWidth:i,borderLeftStyle:o,borderLeftColor:r},l={top:0,right:0,bottom:0,left:i},d=[];for(let f=1;f<=n.columns.last;f++){if(f%a.count===0)continue;const[
h,u]=[f-1,f].map(b=>zi(n,a,n.columns,b).left),{top:p,height:g}=zi(n,a,n.columns,f),m=(Math.max(h,u)+Math.min(h,u)+a.width)/2,w={left:m-i/2,right:m+i/2,top:p,bottom:p+
g};d.push({rect:w,style:c,border:l,padding:{...l,left:0},images:void 0,opacity:t,scopes:e})}return d}const Bt=[[0,0],[0,0],[0,0],[0,0]];function Vn(n,t,e){const s=[
n.borderTopLeftRadius,n.borderTopRightRadius,n.borderBottomRightRadius,n.borderBottomLeftRadius].map(([d,f])=>[(0,k.S6)(d,t),(0,k.S6)(f,e)]),[i,o,r,a]=s,l=[[t,i[0]+
o[0]],[t,a[0]+r[0]],[e,i[1]+a[1]],[e,o[1]+r[1]]].reduce((d,[f,h])=>h>f&&h>0?Math.min(d,f/h):d,1);return s.map(([d,f])=>[d*l,f*l])}const Gt=(n,{top:t,right:e,bottom:s,
left:i})=>n.map(([o,r],a)=>{const c=a===0||a===3?i:e,l=a<2?t:s;return[Math.max(o-c,0),Math.max(r-l,0)]}),St=({left:n,top:t,right:e,bottom:s},i)=>({left:n+i.left,
top:t+i.top,right:e-i.right,bottom:s-i.bottom});function Fi(n,t,{left:e,top:s,right:i,bottom:o}){const[r,a]=[Math.round(e),Math.round(i)],[c,l]=[n.snap(t,s),n.snap(
t,o)];return{...r<a?{left:r,right:a}:{left:e,right:i},...c<l?{top:c,bottom:l}:{top:s,bottom:o}}}const At=(n,t)=>({x:e=>n.x(t,e),y:e=>n.y(t,e)});function Ut(n,t,e,s){
const[i,o]=[t===0?-1/0:n.startOf(t),n.endOf(t)],[r,a]=[Math.max(e.top,e.top<i-.05?i:e.top),Math.max(e.bottom>o+.05?o:e.bottom,e.top)];if(r===e.top&&a===e.bottom)
return{rect:e,corners:s};const[c,l]=[r===e.top,a===e.bottom],d=s.map((f,h)=>(h<2?c:l)?f:[0,0]);return{rect:{...e,top:r,bottom:a},corners:d}}const Cm=(n,t,e,s)=>[
(0,et.id)(n),(0,et.id)(t),(0,et.id)(e-n),(0,et.id)(s-t),"re"].join(" ");function at({left:n,top:t,right:e,bottom:s},i,o){if(i.every(([h,u])=>h<=0||u<=0))return Cm(
o.x(n),o.y(s),o.x(e),o.y(t));const r=(h,u)=>`${(0,et.id)(o.x(h))} ${(0,et.id)(o.y(u))}`,[a,c,l,d]=i,f=1-et.yQ;return[`${r(n+a[0],t)} m`,`${r(e-c[0],t)} l`,`${r(
e-c[0]*f,t)} ${r(e,t+c[1]*f)} ${r(e,t+c[1])} c`,`${r(e,s-l[1])} l`,`${r(e,s-l[1]*f)} ${r(e-l[0]*f,s)} ${r(e-l[0],s)} c`,`${r(n+d[0],s)} l`,`${r(n+d[0]*f,s)} ${r(
n,s-d[1]*f)} ${r(n,s-d[1])} c`,`${r(n,t+a[1])} l`,`${r(n,t+a[1]*f)} ${r(n+a[0]*f,t)} ${r(n+a[0],t)} c`,"h"].join(" ")}function Bm({left:n,top:t,right:e,bottom:s},i){
const o=([r,a])=>Math.PI/4*(3*(r+a)-Math.sqrt((3*r+a)*(r+3*a)));return i.reduce((r,a)=>r+o(a)-a[0]-a[1],2*(e-n+s-t))}const _m=(n,{left:t,top:e,right:s,bottom:i})=>n.
left>t-Zn&&n.top>e-Zn&&n.right<s+Zn&&n.bottom<i+Zn,Zn=.01;function Gi(n,t,{objectFit:e,objectPosition:[s,i]}){if(e==="fill")return n;const[o,r]=[n.right-n.left,
n.bottom-n.top],[a,c]=[o/t.width,r/t.height],l=Math.min(a,c),d=e==="cover"?Math.max(a,c):e==="none"?1:e==="scale-down"?Math.min(l,1):l,[f,h]=[t.width*d,t.height*
d],[u,p]=[n.left+(0,k.S6)(s,o-f),n.top+(0,k.S6)(i,r-h)];return{left:u,top:p,right:u+f,bottom:p+h}}function Nm(n,t,e){const[s,i]=[t.right-t.left,t.bottom-t.top];
switch(n.kind){case"polygon":return{clip:`${n.corners.map(([a,c])=>`${(0,et.id)(e.x(t.left+(0,k.S6)(a,s)))} ${(0,et.id)(e.y(t.top+(0,k.S6)(c,i)))}`).map((a,c)=>`${a}\
 ${c===0?"m":"l"}`).join(" ")} h`,hasHoles:n.hasHoles};case"ellipse":{const[o,r]=[(0,k.S6)(n.center[0],s),(0,k.S6)(n.center[1],i)],[a,c]=Wm(n,{cx:o,cy:r,width:s,
height:i}),[l,d]=[t.left+o,t.top+r],f=Array.from({length:4},()=>[a,c]);return{clip:at({left:l-a,right:l+a,top:d-c,bottom:d+c},f,e)}}case"inset":{const[o,r,a,c]=n.
sides,l={left:t.left+(0,k.S6)(c,s),right:t.right-(0,k.S6)(r,s),top:t.top+(0,k.S6)(o,i),bottom:t.bottom-(0,k.S6)(a,i)},[d,f]=[Math.max(l.right-l.left,0),Math.max(
l.bottom-l.top,0)],h=[Math.min((0,k.S6)(n.radius,s),d/2),Math.min((0,k.S6)(n.radius,i),f/2)],u={left:l.left,top:l.top,right:l.left+d,bottom:l.top+f};return{clip:at(
u,[h,h,h,h],e)}}}}function Wm({radii:n},{cx:t,cy:e,width:s,height:i}){const[o,r]=n,a=[[Math.abs(t),Math.abs(s-t)],[Math.abs(e),Math.abs(i-e)]],c=(d,f,h)=>typeof d==
"object"?Math.max((0,k.S6)(d,h),0):f.reduce((u,p)=>d==="closest-side"?Math.min(u,p):Math.max(u,p));if(r!==void 0)return[c(o,a[0],s),c(r,a[1],i)];const l=c(o,[...a[0],
...a[1]],Math.hypot(s,i)/Math.SQRT2);return[l,l]}const Pm=1e3;function Dm(n,t,e){return n.kind==="linear"?zm(n,t,e):Gm(n,t,e)}const $m=({left:n,top:t,right:e,bottom:s},i)=>[
i.x(n),i.y(s),i.x(e),i.y(t)];function zm(n,t,e){const[s,i]=[t.right-t.left,t.bottom-t.top],[o,r]=[(t.left+t.right)/2,(t.top+t.bottom)/2],a=Fm(n.angle,s,i)*Math.
PI/180,c=Math.abs(s*Math.sin(a))+Math.abs(i*Math.cos(a)),[l,d]=[Math.sin(a)*c/2,-Math.cos(a)*c/2],{stops:f,from:h,to:u}=Hi(n,c),p=g=>[e.x(o+l*(2*g-1)),e.y(r+d*(2*
g-1))];return{coordinates:[...p(h),...p(u)],stops:f,box:$m(t,e)}}function Fm(n,t,e){if(typeof n=="number")return n;const{x:s,y:i}=n;if(s===0)return i<0?0:180;if(i===
0)return s<0?270:90;const o=Math.atan2(e,t)*180/Math.PI;return s>0?i<0?o:180-o:i<0?360-o:180+o}function Gm(n,t,e){const[s,i]=[t.right-t.left,t.bottom-t.top],[o,
r]=[(0,k.S6)(n.center[0],s),(0,k.S6)(n.center[1],i)],[a,c]=Hm(n,{cx:o,cy:r,width:s,height:i}),{stops:l,from:d,to:f}=Hi(n,a),h=e.x(1)-e.x(0),u=[h,0,0,h*(c/a),e.x(
t.left+o),e.y(t.top+r)],p=2*Math.max(s,i)*Math.max(a/c,1);return{coordinates:[0,0,Math.max(d,0)*a,0,0,f*a],stops:l,matrix:u,box:[-p,-p,p,p]}}function Hm({extent:n,
isCircle:t},{cx:e,cy:s,width:i,height:o}){const r=[Math.abs(e),Math.abs(i-e)],a=[Math.abs(s),Math.abs(o-s)],c=n.startsWith("closest")?Math.min:Math.max,[l,d]=[Math.
max(c(r[0],r[1]),.01),Math.max(c(a[0],a[1]),.01)],f=n.endsWith("corner");if(t){const h=f?Math.hypot(l,d):c(l,d);return[h,h]}return f?[l*Math.SQRT2,d*Math.SQRT2]:
[l,d]}function Hi({stops:n,repeats:t},e){const s=jm(n,e),[i,o]=[s[0],s.at(-1)],r=n.map(({paint:c},l)=>({paint:c,at:s[l]})),a=o-i;if(!t&&a>1e-4&&s.at(-2)===o)return r.
push({paint:r.at(-1).paint,at:o+a/10}),ji(r,i,o+a/10);if(t&&a>1e-4&&a<1){const c=Math.min(Math.ceil(1/a)+1,Math.floor(Pm/r.length)),l=Array.from({length:c},(d,f)=>r.
map(({paint:h,at:u})=>({paint:h,at:u+f*a}))).flat();return ji(l,i,i+c*a)}return ji(r,i,a>1e-4?o:i+1e-4)}function ji(n,t,e){const s=n.map(({paint:o,at:r})=>({...o,
at:Math.min(Math.max((r-t)/(e-t),0),1)}));return{stops:s.flatMap((o,r)=>{if(o.alpha>0)return[o];const a=[s[r-1],s[r+1]].filter(c=>c!==void 0&&c.alpha>0);return a.
length===0?[o]:a.map(c=>({...o,color:c.color}))}),from:t,to:e}}function jm(n,t){const e=n.map(({at:o},r)=>o?t>0?(0,k.S6)(o,t)/t:0:r===0?0:r===n.length-1?1:void 0);
let s=-1/0;const i=e.map(o=>o===void 0?void 0:s=Math.max(s,o));return i.map((o,r)=>{if(o!==void 0)return o;let[a,c]=[r,r];for(;i[a]===void 0;)a--;for(;i[c]===void 0;)
c++;return i[a]+(i[c]-i[a])*(r-a)/(c-a)})}const Um=n=>({...n,stops:n.stops.map(t=>{const{alpha:e}=t.paint;return{...t,paint:{color:[e,e,e],alpha:1}}})});class Km{boxes;constructor(t){
this.boxes=t}*enter(t,e,s){const{style:i}=t.laid.box,{mixBlendMode:o,clipPath:r,filter:a}=i,c=i.opacity*(a?.opacity??1);if(e*c===0)return 0;const l=Qc(a?.overlays,
s),d=l.length>0,f=o!==void 0||d||c<1&&(yield*Xm(t)),h=d?e*c:c;f&&s.push({on:()=>({opacity:h,...o!==void 0&&{blend:o}})}),typeof r=="object"&&s.push(this.shapeOf(
r,t)),i.mask&&(yield*this.mask(t,i.mask,s));for(const u of l)s.push(u);return d?1:f?e:e*c}*mask({laid:t,x:e,top:s,bottom:i},o,r){const{style:a,images:c}=t.box;if(o.
backgroundImage.every(b=>"url"in b&&!c?.has(b.url)))return;const[l,...d]=o.backgroundImage,f=l&&"stops"in l&&d.length===0?Um(l):void 0,h={isAlpha:f===void 0},u={
...a,...o,...f&&{backgroundImage:[f]},visibility:"visible",backgroundColor:void 0,backgroundClip:"border-box",backgroundClips:[],backgroundOrigin:[],borderImage:void 0,
boxShadow:[],outlineWidth:0},p={left:e,right:e+t.width,top:s,bottom:i},g={top:0,right:0,bottom:0,left:0},m=[...r,{on:()=>({making:h})}],w=t.box.isFluid?t.box.pageName:
void 0;yield*this.boxes.paint({rect:p,style:u,border:g,padding:g,images:c,opacity:1,scopes:m,fluidOn:w}),r.push({on:()=>({masked:h})})}shapeOf(t,{laid:e,x:s,top:i,
bottom:o}){const r={left:s,top:i,right:s+e.width,bottom:o};return{on:a=>Nm(t,r,this.boxes.points(a))}}}const Ym=500;function*Xm(n){let t=0,e=!1;const s=[n];for(let i=s.
pop();i;i=s.pop()){yield Ym;const{laid:o,lines:r,children:a,apart:c}=i;if(o.box.replaced)return!0;t+=ol(o.box.style);for(const{line:l,atoms:d}of r){e||=l.texts.
length>0;for(const{box:f}of l.inlines)t+=ol(f.style);for(const f of d)s.push(f)}if(t+Number(e)>1)return!0;for(const l of a)s.push(l);for(const l of c)s.push(l);
i.columns&&s.push(i.columns.content)}return!1}const ol=n=>+(n.backgroundColor!==void 0)+n.backgroundImage.length+n.boxShadow.length+ +(n.borderTopWidth+n.borderRightWidth+
n.borderBottomWidth+n.borderLeftWidth>0)+ +(n.borderImage?.image!==void 0)+ +(n.outlineWidth>0),Vm=.5,Zm=7;function Jm(n,t,e,{opacity:s,scopes:i,isArtifact:o}){
const{box:r,border:a,padding:c}=e.laid,{marker:l}=r;if(!l||r.style.visibility!=="visible")return;const{style:d}=l,f=rl(e)??e.top+a.top+c.top+t.lineOf(d).above,h=n.
pageAt(f-d.fontSize/2),u=o?void 0:l.element??void 0,p=d.direction==="rtl",g=p?e.x+e.laid.width:e.x,{color:m,alpha:w}=d.color,b=l.shape&&tw(l.shape,t.metricsOf(d).
ascent),x=((b?.text??(p?ew(l.text):l.text)).match(/ +|[^ ]+/g)??[]).map(W=>t.typefaces.word(W,b?"Regular":t.faceOf(d))),S=b?.size??(0,k.xP)(d),v=x.reduce((W,N)=>W+
N.width,0)*S/1e3,T=b?g+(p?b.away:-b.away)-v/2:p?g:g-v,A={kind:"text",x:n.x(h,T),y:n.y(h,n.snap(h,f)-(b?.rise??0)),size:S*n.scale,color:m,words:x,alpha:w*s,...l.
shape==="circle"&&{bolder:Vm*n.scale}};n.draw(h,u,i,A)}const qm={disc:{text:"•",part:.235,more:0},circle:{text:"○",part:.792,more:1},square:{text:"▪",part:.248,
more:0}},Qm=.363;function tw(n,t){const{text:e,part:s,more:i}=qm[n],o=Math.floor(t*2/3),r=Math.floor((o+1)/2),a=(r+i)/s,c=t-Math.floor(3*(t-o)/2)-r/2;return{text:e,
size:a,away:o+Zm-r/2,rise:c-Qm*a}}function ew(n){let t=n.length;for(;t>0&&nw.includes(n[t-1]);)t--;return[...n.slice(t)].reverse().join("")+n.slice(0,t)}const nw="\
. ";function rl(n){const[t]=n.lines;if(t)return t.top+t.line.baseline;for(const e of n.children){const s=rl(e);if(s!==void 0)return s}}const sw="…";function iw({
texts:n,atoms:t,isCut:e=!1},s,i){if(n.reduce((a,{x:c,width:l})=>Math.max(a,c+l),0)<=s+.5&&!e||t.length>0)return;let r;for(const a of n){const c=s-i(a);if(a.x>c)
break;r={at:Math.min(a.x+ow(a,c-a.x),a.x+a.width),text:a}}return r??(n[0]&&{at:Math.max(n[0].x,0),text:n[0]})}function ow({words:n,style:t},e){let s=0;const i=(0,k.
xP)(t);for(const{parts:o,after:r=0}of n){for(const{glyphs:a}of o)for(const{advance:c}of a){const l=s+c*i/1e3+t.letterSpacing;if(l>e)return s;s=l}s+=r*i/1e3}return s}
function al({style:n,isItem:t}){const e=n.opacity<1||n.mixBlendMode!==void 0||n.filter!==void 0||n.isIsolated;return n.position!=="static"||e||n.transform.length>
0||t&&n.zIndex!=="auto"}function Jn({style:n,isItem:t}){return(n.position!=="static"||t)&&n.zIndex!=="auto"?n.zIndex:0}function cl({style:n,isItem:t}){const{opacity:e,
mixBlendMode:s,filter:i,transform:o,clipPath:r,mask:a,position:c,zIndex:l,isIsolated:d}=n;return d||e<1||s!==void 0||i||o.length>0||r!==void 0||a?!0:c==="fixed"||
l!=="auto"&&(c!=="static"||t)}const Ui=500,ll=100;function*rw(n){let t=0;const e=[n];for(let s=e.pop();s;s=e.pop()){const{children:i,inlines:o}=s;yield Ui,al(s)&&
(s.rank=++t);for(let r=o.length-1;r>=0;r--){r%ll===0&&(yield Ui*ll);const a=o[r];(a.kind==="atom"||a.kind==="apart")&&e.push(a.box)}for(let r=i.length-1;r>=0;r--)
e.push(i[r])}}const Ki=(n,t)=>n.order-t.order||n.placed.laid.box.rank-t.placed.laid.box.rank;function*aw(n){const t=[n];for(let e=t.pop();e;e=t.pop()){if(yield Ui,
Jn(e.box)<0)return!0;for(const s of e.children)t.push(s);for(const s of e.apart)t.push(s);for(const{atoms:s}of e.lines)for(const{laid:i}of s)t.push(i);e.columns&&
t.push(e.columns.content)}return!1}const dl=180,cw=24;function lw(n,{left:t,top:e,right:s,bottom:i},o){const[r,a]=[s-t,i-e],[c,l]=[t+(0,k.S6)(n.center[0],r),e+(0,k.
S6)(n.center[1],a)],d=2*Math.max(Math.hypot(c-t,l-e),Math.hypot(s-c,l-e),r,a),f=typeof n.angle=="number"?n.angle/360:0,{stops:h,from:u,to:p}=Hi(n,1),g=h.map(y=>({
...y,at:u+y.at*(p-u)})),m=dw(g),w=m.every(({alpha:y})=>y===1),b=y=>{const x=2*Math.PI*(f+y);return`${(0,et.id)(o.x(c+Math.sin(x)*d))} ${(0,et.id)(o.y(l-Math.cos(
x)*d))}`};return m.map(({start:y,end:x,color:S,alpha:v})=>{const T=w?1:x,A=Math.max(Math.ceil((T-y)*cw),1),W=Array.from({length:A+1},(j,V)=>b(y+(T-y)*V/A));return{
path:[`${(0,et.id)(o.x(c))} ${(0,et.id)(o.y(l))} m`,...W.map(j=>`${j} l`),"h"].join(" "),color:S,alpha:v}})}function dw(n){const t=[],e=(o,r,{color:a,alpha:c})=>{
const[l,d]=[Math.max(o,0),Math.min(r,1)];d-l>1e-6&&t.push({start:l,end:d,color:a,alpha:c})},[s,i]=[n[0],n.at(-1)];e(0,s.at,s);for(const[o,r]of n.entries()){const a=n[o+
1];if(!a||a.at<=0||r.at>=1)continue;const c=r.alpha===a.alpha&&r.color.every((d,f)=>d===a.color[f]),l=c?1:Math.min(Math.max(Math.ceil((a.at-r.at)*dl),1),dl);for(let d=0;d<
l;d++){const f=c?0:(d+.5)/l,h=(g,m)=>g+(m-g)*f,u=r.color.map((g,m)=>h(g,a.color[m])),p=g=>r.at+(a.at-r.at)*g/l;e(p(d),p(d+1),{color:u,alpha:h(r.alpha,a.alpha)})}}
return e(i.at,1,i),t}const fw=2e4,Yi=({width:n,height:t},e,s)=>({left:e,top:s,right:e+n,bottom:s+t});function fl(n){if(!qa(n))return n.displayed;const{width:t,height:e,
drawing:s}=n,[,,i,o]=s.view??[0,0,t??0,e??0];return t!==void 0||e!==void 0?{width:t??e*i/o,height:e??t*o/i}:i>0&&o>0&&s.fit.scaling!=="none"?{width:i,height:o,isRatio:!0}:
void 0}function hl(n,t,e){const[s,i]=[t.right-t.left,t.bottom-t.top],o=e?.isRatio&&typeof n!="string"&&n.every(f=>f==="auto");if(n==="cover"||n==="contain"||o){
if(!e)return{width:s,height:i};const f=(n==="cover"?Math.max:Math.min)(s/e.width,i/e.height);return{width:e.width*f,height:e.height*f}}const[r,a]=n,c=r==="auto"?
void 0:(0,k.S6)(r,s),l=a==="auto"?void 0:(0,k.S6)(a,i);if(c===void 0&&l===void 0)return e??{width:s,height:i};const d=e?e.width/e.height:void 0;return{width:c??
(d===void 0?s:l*d),height:l??(d===void 0?i:c/d)}}function ul({start:n,size:t},e,[s,i],[o,r],a){const c=Math.floor((i-s)/t+1e-4);if(e==="no-repeat"||e==="space"&&
c<2)return{starts:[n],size:t};if(e==="space"){const l=t+(i-s-c*t)/(c-1);return{starts:pl(s,l,o,r),size:t}}return a?{starts:[o],size:r-o}:{starts:pl(n,t,o,r),size:t}}
function hw({width:n,height:t},[e,s],{left:i,top:o,right:r,bottom:a},c){const l=(p,g)=>g/Math.max(Math.round(g/p),1),d=e==="round"?l(n,r-i):n,f=s==="round"?l(t,
a-o):t,[h,u]=[0,1].map(p=>typeof c!="string"&&c[p]==="auto");return e==="round"&&s!=="round"&&u?{width:d,height:t*d/n}:s==="round"&&e!=="round"&&h?{width:n*f/t,
height:f}:{width:d,height:f}}function pl(n,t,e,s){const i=n-Math.ceil((n-e)/t)*t,o=Math.min(Math.ceil((s-i)/t-1e-4),fw);return Array.from({length:Math.max(o,0)},
(r,a)=>i+a*t)}const uw=3e3,pw=3e3,gw=100,mw=300,ww=[{px:0,percent:0},{px:0,percent:0}],bw=(n,t)=>({top:n.top+t.top,right:n.right+t.right,bottom:n.bottom+t.bottom,
left:n.left+t.left}),yw=["repeat","repeat"],xw=["auto","auto"];function gl(n,t,e){return n==="padding-box"?t:n==="content-box"?bw(t,e):void 0}function kw({kind:n,
angle:t}){if(n!=="linear")return;const e=typeof t=="object";return(e?t.x===0:t%180===0)?"across":(e?t.y===0:t%180===90||t%180===-90)?"down":void 0}class Ow{canvas;drawings;fills=new WeakMap;constructor(t,e){
this.canvas=t,this.drawings=e}*paint(t,e,s){const{style:i,rect:o,border:r,padding:a,opacity:c,scopes:l}=t,d=w=>{const b=gl(w,r,a),[y,x]=b?[St(o,b),Gt(e,b)]:[o,e],
S=Ut(this.canvas.fragments,s,y,x);return at(S.rect,S.corners,At(this.canvas,s))},f=t.cells&&(yield*this.cellsOn(s,t.cells));if(f==="")return;const h=d(i.backgroundClip),
{backgroundColor:u,backgroundClips:p}=i,g=f??h;u&&u.alpha>0&&this.canvas.draw(s,void 0,l,{kind:"shape",path:g,fill:u.color,alpha:u.alpha*c});const m=f===void 0?
t:{...t,scopes:[...l,{on:()=>({clip:f})}]};for(let w=i.backgroundImage.length-1;w>=0;w--)yield*this.layer(m,w,p.length>1?d(p[w%p.length]):h,s)}*cellsOn(t,e){const s=At(
this.canvas,t),i=[];for(const{rect:o,style:r}of e.get(t)??[]){yield pw;const a=Vn(r,o.right-o.left,o.bottom-o.top),c=Ut(this.canvas.fragments,t,Fi(this.canvas,t,
o),a);i.push(at(c.rect,c.corners,s))}return i.join(" ")}*layer(t,e,s,i){const{style:o,rect:r,ground:a=r,border:c,padding:l,images:d,scopes:f}=t,h=o.backgroundImage[e],
u="url"in h?d?.get(h.url):void 0;if("url"in h&&!u)return;const p=(Q,ut)=>Q.length===0?ut:Q[e%Q.length],g=gl(p(o.backgroundOrigin,"padding-box"),c,l),m=g?St(a,g):
a,w=p(o.backgroundRepeat,yw),b=p(o.backgroundSize,xw),y=hw(hl(b,m,u&&fl(u)),w,m,b);if(!(y.width>0&&y.height>0))return;const x=p(o.backgroundPosition,ww),S=m.left+
(0,k.S6)(x[0],m.right-m.left-y.width),v=m.top+(0,k.S6)(x[1],m.bottom-m.top-y.height),T=Ut(this.canvas.fragments,i,r,Bt).rect,A="url"in h?void 0:h,W=A&&kw(A),[N,
j]=[{start:S,size:y.width},{start:v,size:y.height}],V=ul(N,w[0],[m.left,m.right],[T.left,T.right],W==="across"),st=ul(j,w[1],[m.top,m.bottom],[T.top,T.bottom],W===
"down"),ht={columns:V.starts,rows:st.starts,width:V.size,height:st.size},q={page:i,element:void 0,scopes:[...f,{on:()=>({clip:s})}]};yield*this.tiled(A??u,ht,t,
q,s)}*tiled(t,e,s,i,o){const r="stops"in t?t:void 0;if(r&&r.kind!=="conic")return yield*this.shades(r,e,s,i,o);if(!r&&!qa(t))return yield*this.pictures(t,e,i);const a=At(
this.canvas,i.page);for(const c of e.rows)for(const l of e.columns){const d=Yi(e,l,c);r?yield*this.wedges(r,d,s,i):yield*this.drawings.repeat(t,d,a,i,s.opacity)}}*repeat(t,{
columns:e,rows:s},{page:i,scopes:o}){const r=At(this.canvas,i);if(e.length*s.length===1)return this.canvas.draw(i,void 0,o,t);this.drawings.countTiles(e.length*
s.length);const[a,c]=[r.x(e[0]),r.y(s[0])],l=e.map(d=>r.x(d)-a);for(const d of s)yield gw*e.length,this.canvas.draw(i,void 0,o,{kind:"tiles",tile:t,across:l,up:r.
y(d)-c})}*pictures(t,e,s){if(e.columns.length===0||e.rows.length===0)return;const i=At(this.canvas,s.page),o=Yi(e,e.columns[0],e.rows[0]),r=(0,X.lw)(t.upright,[
i.x(o.right)-i.x(o.left),0,0,i.y(o.top)-i.y(o.bottom),i.x(o.left),i.y(o.bottom)]);yield*this.repeat({kind:"image",name:this.canvas.sheet(s.page).image(t),matrix:r},
e,s)}*wedges(t,e,{opacity:s},{page:i,scopes:o}){const r=At(this.canvas,i),a=[...o,{on:()=>({clip:at(e,Bt,r)})}];for(const{path:c,color:l,alpha:d}of this.drawings.
counted(lw(t,e,r)))yield uw,this.canvas.draw(i,void 0,a,{kind:"shape",path:c,fill:l,alpha:d*s})}*fillOf(t,e,s,i){const o=[i,e.left,e.top,e.right,e.bottom,s].join(),
r=this.fills.get(t);if(r?.key===o)return r.fill;const a=Dm(t,e,At(this.canvas,i)),{stops:c}=a;this.drawings.countTiles(c.length),yield c.length*mw;const l=s<1?{
...a,stops:c.map(d=>({...d,alpha:d.alpha*s}))}:a;return this.fills.set(t,{key:o,fill:l}),l}*shades(t,e,s,i,o){if(e.columns.length===0||e.rows.length===0)return;
const{rect:r,border:a,opacity:c,scopes:l}=s,d=Yi(e,e.columns[0],e.rows[0]),f=At(this.canvas,i.page),h=yield*this.fillOf(t,d,c,i.page),u=St(r,a),p=d.left<=u.left&&
d.right>=u.right,g=d.top<=u.top&&d.bottom>=u.bottom;p&&g&&e.columns.length*e.rows.length===1?this.canvas.draw(i.page,void 0,l,{kind:"shape",path:o,fill:h}):yield*this.
repeat({kind:"shape",path:at(d,Bt,f),fill:h},e,i)}}const Mw=1e3,Sw=20,vw=2e3;class Tw{canvas;backgrounds;drawings;constructor(t,e,s){this.canvas=t,this.backgrounds=
e,this.drawings=s}*paint(t,e){const{style:s,images:i,rect:o,border:r}=t,{borderImage:a}=s,c=a?.image,l=c&&("url"in c?i?.get(c.url):c);if(!a||!l)return!1;const d=[
r.top,r.right,r.bottom,r.left],f=a.outset.map((A,W)=>bl(A,0,d[W])),[h,u,p,g]=f,m=St(o,{top:-h,right:-u,bottom:-p,left:-g}),w="stops"in l?void 0:fl(l),b=hl(["aut\
o","auto"],m,w);if(b.width<=0||b.height<=0)return!0;const y=Ut(this.canvas.fragments,e,m,Bt).rect,x=at(y,Bt,At(this.canvas,e)),S=[...t.scopes,{on:()=>({clip:x})}],
[v,T]=Iw(a,m,b,d);for(const[A,W]of T.entries())for(const[N,j]of v.entries()){if(A===1&&N===1&&!a.isFilled)continue;const V={...b,left:m.left,top:m.top},[st,ht]=a.
repeat,q=N===1?yl(j,wl(A===1?[T[0],T[2]]:[W]),st):ml(j),Q=A===1?yl(W,wl(N===1?[v[0],v[2]]:[j]),ht):ml(W);yield*this.part(l,V,[j,W],[q,Q],{...t,scopes:S},e)}return!0}*part(t,{
left:e,top:s,width:i,height:o},[r,a],[c,l],d,f){if(Math.min(r.size,a.size,r.length,a.length)<=0)return;const h=At(this.canvas,f),u=at({left:e,top:s,right:e+i,bottom:s+
o},Bt,h),p=at({left:r.to,top:a.to,right:r.to+r.length,bottom:a.to+a.length},Bt,h),g=[...d.scopes,{on:()=>({clip:p})}],m={columns:[e],rows:[s],width:i,height:o};
this.drawings.countTiles(Sw*l.starts.length*c.starts.length);for(const w of l.starts)for(const b of c.starts){yield vw;const y={left:b,top:w,right:b+c.length,bottom:w+
l.length},x=at(y,Bt,h),[S,v]=[c.length/r.size,l.length/a.size],T=[S,0,0,v,h.x(b)-S*h.x(e+r.from),h.y(w)-v*h.y(s+a.from)],A=[...g,{on:()=>({clip:x})},{on:()=>({matrix:T})}],
W={page:f,element:void 0,scopes:A};yield*this.backgrounds.tiled(t,m,{...d,scopes:A},W,u)}}}const ml=({to:n,length:t})=>({starts:[n],length:t});function wl(n){const t=n.
find(({size:e,length:s})=>e>0&&s>0);return t?t.length/t.size:1}function Iw({slice:n,width:t},e,s,i){const[o,r]=[e.right-e.left,e.bottom-e.top],a=[s.height,s.width,
s.height,s.width],c=n.map((m,w)=>Math.min(Math.max((0,k.S6)(m,a[w]),0),a[w])),l=t.map((m,w)=>m==="auto"?c[w]:bl(m,w%2===0?r:o,i[w])),d=Math.min(1,o/(l[1]+l[3]),
r/(l[0]+l[2])),[f,h,u,p]=l.map(m=>m*d),g=(m,w,b,y,x,S,v)=>[{from:0,size:w,to:y,length:S},{from:w,size:m-w-b,to:y+S,length:x-S-v},{from:m-b,size:b,to:y+x-v,length:v}];
return[g(s.width,c[3],c[1],e.left,o,p,h),g(s.height,c[0],c[2],e.top,r,f,u)]}const bl=(n,t,e)=>"times"in n?n.times*e:(0,k.S6)(n,t);function yl({size:n,to:t,length:e},s,i){
const o=n*s;if(i==="stretch"||o<=e/Mw)return{starts:[t],length:e};if(i==="round"){const c=Math.max(Math.round(e/o),1);return{starts:Array.from({length:c},(l,d)=>t+
d*e/c),length:e/c}}if(i==="space"){const c=Math.floor(e/o+1e-4),l=(e-c*o)/(c+1);return{starts:Array.from({length:c},(d,f)=>t+l+f*(o+l)),length:o}}const r=Math.ceil(
(e/o-1)/2-1e-4),a=t+e/2-o/2-Math.max(r,0)*o;return{starts:Array.from({length:2*Math.max(r,0)+1},(c,l)=>a+l*o),length:o}}const Ew=.33,Rw=.13;function Aw([n,t,e],s){
const i=Math.max(n,t,e);return i===0?[s,s,s]:[n*s/i,t*s/i,e*s/i]}function Lw(n){const[t,e,s]=n,i=Math.max(t,e,s),o=r=>Aw(n,Math.min(Math.max(i+r*Ew,0),1));return i<
Rw?{dark:o(1),light:o(2)}:{dark:o(-1),light:o(1)}}function xl(n,t){const{x:e,y:s,unit:i,ascent:o,width:r,opacity:a,least:c}=t;return n.map((l,d)=>{const{color:f,
alpha:h}=t.paint??l.paint,{thickness:u=l.size/10}=l,p=l.style==="solid"||l.style==="double",g=t.isWhole?Math.max(p?Math.floor(u):Math.round(u),1):u,m=Math.max(g*
i,c),w=Pw(l,o,g)-(t.drops?.[d]??0),b=s+w*i-m,{line:y,style:x}=l;return{line:y,x:e,y:b,width:r,thick:m,unit:i,style:x,color:f,alpha:h*a}})}const Cw=({line:n})=>n!==
"line-through",Bw=({y:n,thick:t,unit:e,style:s})=>[s==="double"?n-t-e:n,n+t];function kl(n,t=[]){const e={under:[],over:[]};for(const[s,i]of n.entries())for(const o of Nw(
i,t[s]??[]))(0,Y.RZ)(i.line==="line-through"?e.over:e.under,Dw(o));return e}const _w=.1;function Nw(n,t){const e=[],s=n.x+n.width;let i=n.x;const o=r=>{r-i>_w*n.
thick&&e.push({...n,x:i,width:r-i})};for(const[r,a]of[...t].sort((c,l)=>c[0]-l[0]))o(Math.min(r-n.thick,s)),i=Math.max(i,a+n.thick);return o(s),e}const Ww=.215;
function Pw({line:n,size:t,thickness:e=t/10,offset:s},i,o){return n==="line-through"?i*t/3+o/2:n==="overline"?i*t+o:s===void 0?-Math.max(Math.ceil(e/2),1):s==="\
under"?-Ww*t:-s}const Ol=3;function Ml(n,t,e){const s=Math.floor((e+t)/(n+t)),o=[s,s+1].map(r=>(e-r*n)/(r-1)).filter(r=>r>0&&Number.isFinite(r));return o.sort((r,a)=>Math.
abs(r-t)-Math.abs(a-t)),o[0]??t}function Dw({x:n,y:t,width:e,thick:s,unit:i,style:o,color:r,alpha:a}){if(o==="wavy")return[zw(n,t-s/2,e,s,r,a)];const c=(d,f,h)=>`${d.
toFixed(3)} ${f.toFixed(3)} ${h.toFixed(3)} ${s.toFixed(3)} re`;if(o==="dotted"||o==="dashed"){const d=o==="dotted"?s:s*(s<Ol*i?3:2),f=d+Ml(d,o==="dotted"||s>=Ol*
i?s:2*s,e),h=[];for(let u=0;u<e&&h.length<1e3;u+=f)h.push(c(n+u,t,Math.min(d,e-u)));return[{kind:"shape",path:h.join(" "),fill:r,alpha:a}]}return[{kind:"shape",
path:o==="double"?`${c(n,t,e)} ${c(n,t-s-i,e)}`:c(n,t,e),fill:r,alpha:a}]}const Sl=1.5,$w=1e3;function zw(n,t,e,s,i,o){const r=Math.min(Math.max(Math.round(e/(4*
Math.max(s,Sl))),1),$w),a=e/r/2,c=3*Math.max(s,Sl),l=[`${(0,et.id)(n)} ${(0,et.id)(t)} m`];for(let f=0;f<r;f++){const h=n+f*2*a,u=(0,et.id)(h+a);l.push(`${u} ${(0,et.
id)(t+c)} ${u} ${(0,et.id)(t-c)} ${(0,et.id)(h+2*a)} ${(0,et.id)(t)} c`)}const d={width:s,cap:0,join:0,miter:10,dashes:[],dashOffset:0};return{kind:"outline",path:l.
join(" "),color:i,alpha:o,...d}}const Fw=64,vl=6,Gw=5e4,Tl=5e5,Il=3e3;class Hw{canvas;layout;constructor(t,e){this.canvas=t,this.layout=e}stepsOf(t,e){const s=Uw(
t,e,this.layout.shadowLayers<Gw?Fw:vl);if(this.layout.shadowLayers+=s.length,this.layout.shadowLayers>Tl)throw jw();return s}*outside({style:t,rect:e,opacity:s,
scopes:i},o,r){for(const a of[...t.boxShadow].reverse()){const{blur:c,spread:l,paint:d,isInset:f}=a;if(f)continue;const{color:h,alpha:u}=d??t.color,p=this.stepsOf(
c,u*s);if(yield p.length*Il,u*s<=0)continue;const g=At(this.canvas,r),m=Ut(this.canvas.fragments,r,e,o),w=at(m.rect,m.corners,g),b={on:()=>({clip:`${this.canvas.
wholePage(r)} ${w}`,hasHoles:!0})},y=Rl({rect:e,corners:o},a,l);for(const{growth:x,strength:S}of p){const v=Al(y,x,c);if(Ll(v.rect))continue;const T=Ut(this.canvas.
fragments,r,v.rect,v.corners);T.rect.bottom<=T.rect.top||this.canvas.draw(r,void 0,[...i,b],{kind:"shape",path:at(T.rect,T.corners,g),fill:h,alpha:S})}}}*inside({
style:t,rect:e,border:s,opacity:i,scopes:o},r,a){for(const c of[...t.boxShadow].reverse()){const{blur:l,spread:d,paint:f,isInset:h}=c;if(!h)continue;const{color:u,
alpha:p}=f??t.color,g=this.stepsOf(l,p*i);if(yield g.length*Il,p*i<=0)continue;const m=At(this.canvas,a),[w,b]=[St(e,s),Gt(r,s)],y=Ut(this.canvas.fragments,a,w,
b);if(y.rect.bottom<=y.rect.top)continue;const x={on:()=>({clip:at(y.rect,y.corners,m)})},S=Rl({rect:w,corners:b},c,-d);for(const{growth:v,strength:T}of g){const A=Al(
S,-v,l),W=Ll(A.rect)?"":` ${at(A.rect,A.corners,m)}`;this.canvas.draw(a,void 0,[...o,x],{kind:"shape",path:`${this.canvas.wholePage(a)}${W}`,fill:u,alpha:T,hasHoles:!0})}}}}
const jw=()=>(0,J.G6)([{field:"file",message:`has shadows of more than ${Tl} layers; leave some out`}]);function Uw(n,t,e){if(n<=0)return[{growth:0,strength:t}];
const s=Math.min(Math.max(Math.ceil(t*e),vl),Math.max(Math.ceil(n*1.5),2));return Array.from({length:s},(i,o)=>{const[r,a]=[t*o/s,t*(o+1)/s];return{growth:-n/2*
Kw((o+.5)/s),strength:1-(1-a)/(1-r)}})}const Kw=n=>4.91*(n**.14-(1-n)**.14),[Yw,Xw]=[.93,.6],El=({left:n,top:t,right:e,bottom:s},i)=>({left:n-i,top:t-i,right:e+
i,bottom:s+i});function Rl({rect:n,corners:t},{x:e,y:s},i){const o=El(n,i),r=a=>a>0?Math.max(a+i,0):0;return{rect:{left:o.left+e,top:o.top+s,right:o.right+e,bottom:o.
bottom+s},corners:t.map(([a,c])=>[r(a),r(c)])}}function Al({rect:n,corners:t},e,s){const i=El(n,e),o=[(i.right-i.left)/2,(i.bottom-i.top)/2],r=(a,c)=>Math.min(Math.
max(a+e,Math.hypot(a,Yw*s)+Xw*e,0),c);return{rect:i,corners:t.map(([a,c])=>[r(a,o[0]),r(c,o[1])])}}const Ll=({left:n,top:t,right:e,bottom:s})=>e<=n||s<=t;class Vw{canvas;shadows;backgrounds;images;textFills=new WeakMap;constructor(t,e,s){
this.canvas=t,this.shadows=new Hw(t,s),this.backgrounds=new Ow(t,e),this.images=new Tw(t,this.backgrounds,e)}*paint(t){const{style:e,rect:s}=t;if(e.backgroundClip===
"text"&&e.textFill&&this.textFills.set(e.textFill,s),!(e.visibility==="visible")||s.right<=s.left)return;const o=e.backgroundColor!==void 0||e.backgroundImage.length>
0,{border:r}=t,a=r.top+r.right+r.bottom+r.left>0||e.borderImage?.image!==void 0;if(!o&&!a&&e.boxShadow.length===0&&e.outlineWidth===0)return;const c=Vn(e,s.right-
s.left,s.bottom-s.top);for(const l of this.pagesOf(s)){const d=this.drawnOn(l,t),f={...d,rect:Fi(this.canvas,l,d.rect)},h=e.boxShadow.length>0;h&&(yield*this.shadows.
outside(f,c,l)),o&&(yield*this.backgrounds.paint(f,c,l)),h&&(yield*this.shadows.inside(f,c,l)),a&&!(yield*this.images.paint(f,l))&&this.borders(f.gap?this.besideGap(
f,f.gap,l):f,c,l),e.outlineWidth>0&&this.outlineOf(f,l)}}*textFillOf({textFill:t,textFillColor:e,color:s},i){const o=e?e.alpha>0:t?.paint!==s&&s.alpha>0;if(!t||
o)return;const r=this.textFills.get(t);return r&&(yield*this.backgrounds.fillOf(t.gradient,r,1,i))}drawnOn(t,e){const{fluidOn:s,rect:i}=e,o=s===void 0?0:this.canvas.
wideningOn(t,s);return o===0?e:{...e,rect:{...i,right:Math.max(i.right+o,i.left)}}}besideGap(t,e,s){const i=`${this.canvas.wholePage(s)} ${at(e,Bt,this.points(s))}`;
return{...t,scopes:[...t.scopes,{on:()=>({clip:i,hasHoles:!0})}]}}pagesOf({top:t,bottom:e}){const s=this.canvas.pageAt(t),i=Math.max(this.canvas.fragments.at(e-
.05),s),o=Math.min(i,Math.max(this.canvas.last,s))-s+1;return Array.from({length:o},(r,a)=>s+a)}points(t){return At(this.canvas,t)}borders(t,e,s){const{rect:i,border:o,
style:r}=t,a=Ut(this.canvas.fragments,s,i,e),c={...o,top:a.rect.top===i.top?o.top:0,bottom:a.rect.bottom===i.bottom?o.bottom:0};if(i.top>=this.canvas.fragments.
endOf(s))return;const l=Jw(r,c),[d]=l,f=l.filter(({width:b})=>b>0),h=f.every(({line:b,paint:y})=>b===f[0].line&&qw(y,f[0].paint));if(f.length===0||!d)return;const{
line:u,paint:p}=f[0],g=f.length===4,m=a.corners.every(([b,y])=>b<=0||y<=0);if(h&&g&&m&&u==="solid"&&f.every(({width:b})=>b===d.width))return this.frame(t,a.rect,
d,s);if(h&&g&&(u==="solid"||u==="double")){for(const{within:b,thick:y}of u==="double"?_l(a,c):[{within:a,thick:c}])this.ring(t,b,y,p,s);return}const w=a.corners.
every(([b,y])=>b>0&&y>0);if(h&&g&&w&&(u==="dashed"||u==="dotted"))this.roundDashes(t,a,f[0],s);else for(const b of f)this.side(t,a,c,b,s)}roundDashes({opacity:t,
scopes:e},s,{width:i,line:o,paint:r},a){const c=i/2,l={top:c,right:c,bottom:c,left:c},d=this.points(a),{scale:f}=this.canvas,h=[St(s.rect,l),Gt(s.corners,l)],{dash:u,
gap:p}=Bl(o,i,Bm(...h),!0),g=Cl(o,i);this.canvas.draw(a,void 0,e,{kind:"outline",path:at(...h,d),color:r.color,alpha:r.alpha*t,width:i*f,cap:g?1:0,join:0,miter:10,
dashes:p<=0?[]:g?[0,(u+p)*f]:[u*f,p*f],dashOffset:0})}frame({opacity:t,scopes:e},s,{width:i,paint:o},r){const a=i/2;this.canvas.draw(r,void 0,e,{kind:"outline",
path:at(St(s,Je(a)),Bt,this.points(r)),color:o.color,alpha:o.alpha*t,width:i*this.canvas.scale,cap:0,join:0,miter:10,dashes:[],dashOffset:0})}ring({opacity:t,scopes:e},s,i,{
color:o,alpha:r},a){const c=this.points(a),l=St(s.rect,i),f=l.right>l.left&&l.bottom>l.top?` ${at(l,Gt(s.corners,i),c)}`:"",h=`${at(s.rect,s.corners,c)}${f}`;this.
canvas.draw(a,void 0,e,{kind:"shape",path:h,fill:o,alpha:r*t,hasHoles:!0})}side(t,e,s,i,o){const r=tb[i.line];if(r){const b=Xi(s,x=>x/2),y={rect:St(e.rect,b),corners:Gt(
e.corners,b)};for(const[x,S]of r.entries())this.side(t,x===0?e:y,b,{...i,line:S},o);return}if(i.line==="double"){for(const{within:b,thick:y}of _l(e,s))this.side(
t,b,y,{...i,line:"solid"},o);return}const{scopes:a,opacity:c}=t,l=this.points(o),d=St(e.rect,s),f=e.corners.some(([b,y])=>b>0&&y>0),h=at(d,Gt(e.corners,s),l),{color:u,
alpha:p}=i.paint,g=Qw(i,u);if(i.line==="dashed"||i.line==="dotted")return this.dashes(t,e.rect,i,o);const w=`${eb(i.side,e.rect,nb(e,s)).map(([b,y],x)=>`${l.x(b).
toFixed(3)} ${l.y(y).toFixed(3)} ${x===0?"m":"l"}`).join(" ")} h`;if(!f)this.canvas.draw(o,void 0,a,{kind:"shape",path:w,fill:g,alpha:p*c});else{const b={on:()=>({
clip:w})},y=`${at(e.rect,e.corners,l)} ${h}`;this.canvas.draw(o,void 0,[...a,b],{kind:"shape",path:y,fill:g,alpha:p*c,hasHoles:!0})}}dashes({scopes:t,opacity:e},{
left:s,top:i,right:o,bottom:r},{side:a,width:c,line:l,paint:d},f){const{canvas:h}=this,u=this.points(f),p=c/2,g=a==="top"||a==="bottom",m=a==="top"?i+p:r-p,w=a===
"left"?s+p:o-p,b=g?o-s:r-i;if(b<=0||c<=0)return;const{dash:y,gap:x}=Bl(l,c,b),S=Cl(l,c)&&x>0,v=S?y/2:0,T=g?[u.x(s+v),u.y(m),u.x(o-v),u.y(m)]:[u.x(w),u.y(i+v),u.
x(w),u.y(r-v)],[A,W,N,j]=T.map(et.id),[V,st,ht]=[c*h.scale,y*h.scale,x*h.scale],q=x<=0||y<Zw;h.draw(f,void 0,t,{kind:"outline",path:`${A} ${W} m ${N} ${j} l`,color:d.
color,alpha:d.alpha*e,width:V,cap:S&&!q?1:0,join:0,miter:10,dashes:q?[]:S?[0,st+ht]:[st,ht],dashOffset:0})}outlineOf(t,e){const{style:s,rect:i}=t,{outlineWidth:o,
outlineOffset:r,outlineStyle:a}=s,c=s.outlineColor??s.color,l=f=>Ut(this.canvas.fragments,e,St(i,Je(-f)),Bt),d=l(r+o);if(a==="dashed"||a==="dotted")for(const f of[
"top","right","bottom","left"])this.dashes(t,d.rect,{side:f,width:o,line:a,paint:c},e);else a==="double"&&o>=3?(this.ring(t,d,Je(o/3),c,e),this.ring(t,l(r+o/3),
Je(o/3),c,e)):this.ring(t,d,Je(o),c,e)}}const Je=n=>({top:n,right:n,bottom:n,left:n}),Zw=.1,Cl=(n,t)=>n==="dotted"&&t>3;function Bl(n,t,e,s=!1){const i=t>=3,o=n===
"dotted"?t:(i?2:3)*t,r=n==="dotted"||i?t:2*t;if(e<=2*o)return{dash:o,gap:0};const a=e/(2*o+r);return a<=1?{dash:o*a,gap:r*a}:{dash:o,gap:s?e/Math.max(Math.round(
e/(o+r)),1)-o:Ml(o,r,e)}}const Xi=({top:n,right:t,bottom:e,left:s},i)=>({top:i(n,"top"),right:i(t,"right"),bottom:i(e,"bottom"),left:i(s,"left")});function _l(n,t){
if(Math.max(t.top,t.right,t.bottom,t.left)<3)return[{within:n,thick:t}];const e=Xi(t,o=>Math.min(Math.max(Math.round(o/3),1),o)),s=Xi(e,(o,r)=>t[r]-o),i={rect:St(
n.rect,s),corners:Gt(n.corners,s)};return[n,i].map(o=>({within:o,thick:e}))}const Jw=(n,t)=>[{side:"top",width:t.top,line:n.borderTopStyle,paint:n.borderTopColor??
n.color},{side:"right",width:t.right,line:n.borderRightStyle,paint:n.borderRightColor??n.color},{side:"bottom",width:t.bottom,line:n.borderBottomStyle,paint:n.borderBottomColor??
n.color},{side:"left",width:t.left,line:n.borderLeftStyle,paint:n.borderLeftColor??n.color}],qw=(n,t)=>n.alpha===t.alpha&&n.color.every((e,s)=>e===t.color[s]);function Qw({
line:n,side:t},e){if(n!=="inset"&&n!=="outset")return e;const s=t==="top"||t==="left",{dark:i,light:o}=Lw(e);return s===(n==="inset")?i:o}const tb={groove:["ins\
et","outset"],ridge:["outset","inset"]};function eb(n,{left:t,top:e,right:s,bottom:i},o){const r=[[t,e],[s,e],[s,i],[t,i]],a=["top","right","bottom","left"].indexOf(
n),c=(a+1)%4;return[r[a],r[c],o[c],o[a]]}function nb({rect:n,corners:t},e){return Gt(t,e).map(([s,i],o)=>{const[r,a]=[o===0||o===3,o<2],[c,l]=[r?e.left:e.right,
a?e.top:e.bottom],f=s>0&&i>0&&c+l>0?1+1/(c/s+l/i):1;return[r?n.left+f*c:n.right-f*c,a?n.top+f*l:n.bottom-f*l]})}var sb=I(87594);function*Nl(n,{x:t,y:e,size:s,spacing:i,
isOblique:o}){let r=t;for(const{parts:a,after:c=0,leans:l=o}of n){for(const{font:d,glyphs:f}of a)for(const{glyph:h,advance:u,x:p,y:g}of f)yield{font:d,glyph:h,x:r+
p*s/1e3,y:e+g*s/1e3,lean:l?sb.X:0},r+=u*s/1e3+i;r+=c*s/1e3}}const ib=20;function*Wl(n,t){let e=[];for(const{font:s,glyph:i,x:o,y:r,lean:a}of Nl(n,t)){const c=s.
face.pathOf(i,{x:o,y:r,scale:s.face.unit*t.size/1e3,lean:a});c!==""&&e.push(c),!(e.length<ib)&&(yield e,e=[])}e.length>0&&(yield e)}var Kt=I(12889);function ob(n,t){
const e=n.map(({text:i})=>i);return!t&&!(0,Kt.ft)(e.join(""))?n.map(i=>({run:i,isRight:!1})):[...(0,Kt.rg)(t?Kt.Vv:Kt.fM,e)].map(({text:i,rtl:o,at:r,index:a})=>({
run:{...n[a],text:i,...r>0&&{dx:0,dy:0}},isRight:o}))}const Pl=5e3,rb=5e3,ab=300,qn=2e3,cb=2e3,Vi=10,lb=20,db=new RegExp("\\P{M}\\p{M}*|\\p{M}+","gu");class fb{canvas;layout;count;constructor(t,e,s){
this.canvas=t,this.layout=e,this.count=s}*paint(t,e){const s=yield*this.placeRuns(t),i=this.boxAround(s),o=new Map;for(const r of s){yield Pl;const{paintIn:a}=r.
run;let c=o.get(a);if(!c){o.set(a,c=a(i));const{fill:l}=c;l&&"stops"in l.paint&&this.count(l.paint.stops.length)}yield*this.run(r,r.isBeyond?hb:c,e)}}*placeRuns(t){
const e=[];let[s,i]=[0,0];for(let o=0;o<t.length;){yield Pl;let r=o+1;for(;r<t.length&&t[r].x===void 0&&t[r].y===void 0;)r++;const[a]=t.slice(o,r),{style:c}=a,l=[];
for(const w of ob(t.slice(o,r),c.direction==="rtl"))yield*this.addWords(l,w);const d=l.reduce((w,{run:b,width:y})=>w+b.dx+y,0),{room:f,stretch:h}=mb(a.length,d,
l),u=a.length?.length??d,{anchor:p}=c.drawn,g=p===(c.direction==="rtl"?"start":"end"),m=p==="middle"?.5:g?1:0;s=(a.x??s)-u*m,i=a.y??i;for(const{run:w,word:b,width:y}of l){
s+=w.dx,i+=w.dy;const{letterSpacing:x}=w.style,S=f===0?w:{...w,style:{...w.style,letterSpacing:x+f}},v=(y+f*Zi(w))*h;e.push({run:S,word:b,width:v,stretch:h,...wb(
w.path,s,i,v)}),s+=v}o=r}return e}*addWords(t,{run:e,isRight:s}){const{text:i,style:o,path:r}=e,a=this.layout.faceOf(o),c=r&&!s?pb(i):gb(i,s);let l=!0;for(const d of c){
l||(yield rb+d.length*ab);const f=l?{...e,text:d}:{...e,text:d,dx:0,dy:0},h=this.layout.typefaces.word(d,a,s),u=h.width*o.fontSize/1e3+o.letterSpacing*Zi(f);t.push(
{run:f,word:h,width:u}),l=!1}}boxAround(t){let[e,s,i,o]=[1/0,1/0,-1/0,-1/0];for(const{run:r,x:a,y:c,width:l}of t){const{ascent:d,descent:f}=this.layout.typefaces.
metrics(this.layout.faceOf(r.style)),h=r.style.fontSize/1e3;[e,i]=[Math.min(e,a),Math.max(i,a+l)],[s,o]=[Math.min(s,c-d*h),Math.max(o,c-f*h)]}return[e,s,i,o]}*run({
run:t,word:e,x:s,y:i,angle:o,width:r,stretch:a},c,l){const{style:d}=t,{page:f,element:h,scopes:u}=l,p=d.fontSize/Vi;if(p<=0)return;const[g,m]=[Math.cos(o),Math.
sin(o)],w=d.drawn.drop*d.fontSize,y=[...[p*a*g,p*a*m],p*m,-p*g,s-w*m,i+w*g],x={...l,scopes:[...u,{on:()=>({matrix:y})}]},{fill:S,stroke:v,isStrokeUnder:T=!1}=c,
A=d.letterSpacing/p,W=Ts(d),N={kind:"text",x:0,y:0,size:Vi,...this.inkOf(S),words:[e],matrix:y,oblique:W,spacing:A},j=xl(d.decorations,{x:0,y:0,unit:1/p,ascent:this.
layout.metricsOf(d).ascent/d.fontSize,width:r/(p*a),opacity:1,least:0,isWhole:!1,...S&&!("stops"in S.paint)&&{paint:{color:S.paint,alpha:S.alpha}}}),V=kl(j),st=v&&
this.outline(e,v,{matrix:y,spacing:A,oblique:W,scale:p},x);st&&T&&(yield*st),V.under.length>0&&this.canvas.draw(f,h,x.scopes,...V.under),this.canvas.draw(f,h,qc(
N.fill,u),N),V.over.length>0&&this.canvas.draw(f,h,x.scopes,...V.over),st&&!T&&(yield*st)}*outline(t,e,{matrix:s,spacing:i,oblique:o,scale:r},a){const{isUnscaled:c=!1}=e,
l=Dl(e,c?a.scale*r:r),d="stops"in l.color?this.shadeIn(l.color,s):l.color;for(const f of Wl([t],{x:0,y:0,size:Vi,spacing:i,isOblique:o}))yield cb*f.length,this.
canvas.draw(a.page,void 0,a.scopes,{kind:"outline",path:f.join(" "),...l,color:d})}inkOf(t){if(!t)return{color:[0,0,0],isHidden:!0};const{paint:e,alpha:s}=t;return"\
stops"in e?{color:[0,0,0],fill:e,alpha:s}:{color:e,alpha:s}}shadeIn(t,e){return this.count(t.stops.length*lb),{...t,matrix:(0,X.lw)(t.matrix??ub,(0,X.DI)(e))}}}
const hb={fill:void 0},ub=[1,0,0,1,0,0],Zi=({text:n})=>Array.from(n).length;function Dl(n,t){if(!(t>1e-6))return n;const{width:e,dashes:s,dashOffset:i}=n;return{
...n,width:e/t,dashes:s.map(o=>o/t),dashOffset:i/t}}function*pb(n){for(const[t]of n.matchAll(db))yield t}function gb(n,t){const e=[];for(let s=0;s<n.length||s===
0;){let i=n.slice(s,s+qn);if(s+qn<n.length){const o=i.lastIndexOf(" ");i=i.slice(0,o>0?o+1:(0,Me.LJ)(n.charCodeAt(s+qn))?-1:qn)}e.push(i),s+=Math.max(i.length,1)}
return t?e.reverse():e}function mb(n,t,e){if(!n||t<=0)return{room:0,stretch:1};if(n.scales)return{room:0,stretch:n.length/t};const s=e.reduce((i,{run:o})=>i+Zi(
o),0);return{room:s>1?(n.length-t)/(s-1):0,stretch:1}}function wb(n,t,e,s){if(!n||n.parts.length===0)return{x:t,y:e,angle:0,isBeyond:!1};const i=t+s/2,o=Math.max(
(0,Se.MJ)(n.starts,i)-1,0),r=n.parts[o],[a,c]=[Math.cos(r.angle),Math.sin(r.angle)],l=i-n.starts[o]-s/2,d=i<0||i>n.length;return{x:r.x+l*a-e*c,y:r.y+l*c+e*a,angle:r.
angle,isBeyond:d}}const bb=5e3,Ji=5e6,$l=5;function yb(n,{drawing:t,width:e,height:s},i){if(e!==void 0&&s!==void 0)return Gi(n,{width:e,height:s},i);if(!t?.view||
t.fit.scaling==="none"||i.objectFit==="fill")return n;const[,,o,r]=t.view,{objectPosition:a}=i;return Gi(n,{width:o,height:r},{objectPosition:a,objectFit:i.objectFit===
"cover"?"cover":"contain"})}class xb{canvas;layout;texts;constructor(t,e){this.canvas=t,this.layout=e,this.texts=new fb(t,e,s=>this.countTiles(s))}*paint({view:t,
fit:e,nodes:s},i,o,r){const a={width:i.right-i.left,height:i.bottom-i.top},c=o.x(1)-o.x(0),l=[c,0,0,-c,o.x(i.left),o.y(i.top)],d=t?(0,X.lw)(Ue(t,e,a),l):l,f=(0,X.
PU)(d)/c;yield*this.nodes(s,{...r,scale:f,scopes:[...r.scopes,{on:()=>({matrix:d})}]})}*repeat({drawing:t,size:e},s,i,o,r){this.count(e);const a=r<1?[...o.scopes,
{on:()=>({opacity:r})}]:o.scopes;yield*this.paint(t,s,i,{...o,scopes:a})}counted(t){return this.count(t.reduce((e,{path:s})=>e+s.length,0)),t}countTiles(t){this.
count(t*$l)}count(t){if(this.layout.tiled+=t,this.layout.tiled<=Ji)return;const s=`repeats more than ${`${Ji/$l} images or colors of gradients, or ${Ji} charact\
ers of drawings (svg, conic gradients)`} in backgrounds and borders; make them larger`;throw(0,J.G6)([{field:"file",message:s}])}*nodes(t,e){for(const s of t)yield bb,
s.kind==="group"?yield*this.group(s,e):s.kind==="text"?yield*this.texts.paint(s.runs,e):s.kind==="image"?this.image(s,e):this.shape(s,e)}shape({path:t,fill:e,stroke:s,
isStrokeUnder:i},o){const r=[];e&&r.push({kind:"shape",path:t,fill:e.paint,alpha:e.alpha,hasHoles:e.hasHoles}),s&&r.push({kind:"outline",path:t,...s.isUnscaled?
Dl(s,o.scale):s}),this.canvas.draw(o.page,o.element,o.scopes,...i?r.reverse():r)}*group(t,e){const{matrix:s,clip:i,clipHasHoles:o,opacity:r,blend:a,overlays:c,mask:l,
nodes:d}=t,f={...s&&{matrix:s},...i!==void 0&&{clip:i,hasHoles:o},...r<1&&!l&&{opacity:r},...a!==void 0&&{blend:a}},h=Object.keys(f).length===0,u=s?e.scale*(0,X.
PU)(s):e.scale,p=h?e:{...e,scale:u,scopes:[...e.scopes,{on:()=>f}]},{scopes:g}=p,m=Qc(c,g);if(!l)return yield*this.nodes(d,{...p,scopes:[...g,...m]});const w={isAlpha:l.
isAlpha},b=[...g,{on:()=>({making:w})}];this.canvas.draw(e.page,void 0,b,{kind:"shape",path:"0 0 0 0 re",fill:[0,0,0]}),yield*this.nodes(l.nodes,{page:e.page,element:void 0,
scale:u,scopes:b}),yield*this.nodes(d,{...p,scopes:[...g,{on:()=>({masked:w,opacity:r})},...m]})}image({image:t,matrix:e},{page:s,element:i,scopes:o}){const r=this.
canvas.sheet(s).image(t);this.canvas.draw(s,i,o,{kind:"image",name:r,matrix:(0,X.lw)(t.upright,e)})}}const[kb,Ob]=[4e3,200],Mb=5e3,zl=6,qe=1e3;class Sb{known=new Map;*between(t,e,[
s,i]){const o=[],{size:r}=e;for(const{font:a,glyph:c,x:l,y:d,lean:f}of Nl(t,e)){const h=[(s-d)/r*qe,(i-d)/r*qe],u=`${a.name} ${c.id} ${f} ${Math.round(h[0])} ${Math.
round(h[1])}`,p=this.known.has(u);yield p?Ob:kb;const g=a.face.unit*qe/1e3,m=p?this.known.get(u):vb(a.face.pathOf(c,{x:0,y:0,scale:g,lean:f}),h);!p&&this.known.
size<Mb&&this.known.set(u,m),m&&o.push([l+m[0]*r/qe,l+m[1]*r/qe])}return o}}function vb(n,t){let[e,s]=[1/0,-1/0],[i,o,r,a]=[0,0,0,0];const c=(d,f)=>{for(const h of Tb(
[i,o],[d,f],t))[e,s]=[Math.min(e,h),Math.max(s,h)];[i,o]=[d,f]},l=[];for(const d of n.split(" ")){const[f=0,h=0,u=0,p=0,g=0,m=0]=l;if(d==="m")[i,o,r,a]=[f,h,f,h];else if(d===
"l")c(f,h);else if(d==="h")c(r,a);else if(d==="c"){const[w,b]=[i,o];for(let y=1;y<=zl;y++){const x=y/zl;c(Fl(x,w,f,u,g),Fl(x,b,h,p,m))}}else{l.push(Number(d));continue}
l.length=0}return e<=s?[e,s]:void 0}function Fl(n,t,e,s,i){const o=1-n;return o**3*t+3*o**2*n*e+3*o*n**2*s+n**3*i}function Tb([n,t],[e,s],[i,o]){if(Math.max(t,s)<=
i||Math.min(t,s)>=o)return[];const r=c=>n+(e-n)*(c-t)/(s-t),a=(c,l)=>l<i?r(i):l>o?r(o):c;return[a(n,t),a(e,s)]}const Ib=.4,Eb={under:[],over:[]},Gl=({textStrokeColor:n,
color:t})=>n??t;function Rb(n,t,e){const{textStrokeWidth:s}=n,i=Gl(n);return s>0&&i.alpha>0?{outline:{color:i.color,width:s*e,isAlone:t===0}}:{}}const Hl=(n,t,{
y:e,from:s=0},i)=>n.snap(t,i+s)+e-s;class Ab{canvas;boxes;metrics;gaps=new Sb;constructor(t,e,s){this.canvas=t,this.boxes=e,this.metrics=s}*under({inlines:t},{x:e,
top:s,page:i,opacity:o,scopes:r}){const{fragments:a}=this.canvas,[c,l]=[a.startOf(i),a.endOf(i)];for(const[d,{x:f,y:h,width:u,height:p,box:g,isFirst:m,isLast:w}]of t.
entries()){d%20===19&&(yield rt*2);const{style:b}=g,y={top:b.borderTopWidth,right:w?b.borderRightWidth:0,bottom:b.borderBottomWidth,left:m?b.borderLeftWidth:0},
x=Math.max(s+h,c),S={left:e+f,top:x,right:e+f+u,bottom:Math.max(Math.min(s+h+p,l),x)},v={top:0,right:0,bottom:0,left:0};yield*this.boxes.paint({rect:S,style:b,border:y,
padding:v,images:g.images,opacity:o*b.opacity,scopes:r})}}*text(t,e){const{canvas:s}=this,{style:i,owner:o}=t;if(i.visibility!=="visible")return;const{page:r,opacity:a,
scopes:c}=e,l=e.element&&(o?.in(e.element)??e.element),[d,f]=[e.x+t.x,Hl(s,r,t,e.top)],h=yield*this.boxes.textFillOf(i,r);s.draw(r,l,qc(h,c),...yield*this.inks(
t,d,f,{page:r,opacity:a,fill:h}));const u=o?.linking;if(!e.element||!u?.link)return;const{scale:p}=s,[g,m]=[s.x(r,d),s.y(r,f)],w=i.fontSize*p;s.link(r,u.in(e.element),
[g,m-w*.25,g+t.width*p,m+w*.9],u.link,c)}*inks(t,e,s,{page:i,opacity:o,fill:r}){const{canvas:a}=this,{style:c,words:l}=t,{color:d,alpha:f}=c.textFillColor??c.color,
h=(0,k.xP)(c)*a.scale,[u,p]=[a.x(i,e),a.y(i,s)],g=c.letterSpacing*a.scale,m={x:u,y:p,size:h,spacing:g,isOblique:Ts(c)},w=c.decorations.length===0?Eb:yield*this.
lines(t,m,o),b=[...w.under];return b.push({kind:"text",x:u,y:p,size:h,color:d,...r&&{fill:r},words:l,oblique:m.isOblique,bolder:Rh(c)*h,spacing:g,...Rb(c,r?1:f,
a.scale),alpha:o*(r?1:f||Gl(c).alpha)}),(0,Y.RZ)(b,w.over),b}*lines({style:t,words:e,width:s,drops:i},o,r){const{scale:a}=this.canvas,c=xl(t.decorations,{x:o.x,
y:o.y,unit:a,ascent:this.metrics.metricsOf(t).ascent/t.fontSize,width:s*a,opacity:r,least:Ib,isWhole:!0,drops:i}),l=[];if(t.skipsInk)for(const[d,f]of c.entries())
Cw(f)&&(l[d]=yield*this.gaps.between(e,o,Bw(f)));return kl(c,l)}}const Lb=2e4,Cb=2e3,Qe=.32,Re=Qe*Math.SQRT1_2,Bb=[[Qe,[0]],[Re,[-Re,Re]],[0,[-Qe,0,Qe]],[-Re,[-Re,
Re]],[-Qe,[0]]],_b=.8,Nb=[[0,[0]]],Wb=({blur:n})=>n>.5?Bb:Nb,Pb=n=>n.reduce((t,[,{length:e}])=>t+e,0);class Db{canvas;layout;constructor(t,e){this.canvas=t,this.
layout=e}*draw(t,e){const{style:s}=t;if(s.visibility==="visible")for(const i of[...s.textShadow].reverse()){const o=Wb(i),{color:r,alpha:a}=i.paint??s.color,c=Pb(
o),l=c>1?_b:1,d=1-(1-a*e.opacity*l)**(1/c);if(d<=0)continue;const f=this.canvas.pageAt(e.top+t.y-s.fontSize/2);for(const h of this.paths(t,e,f)){const{length:u}=h;
if(yield Cb*u,this.layout.shadowed+=u*c,this.layout.shadowed>Lb){this.layout.shadowsLeftOut++;return}const{scale:p}=this.canvas,g={kind:"shape",path:h.join(" "),
fill:r,alpha:d},m=o.map(([w,b])=>({kind:"tiles",tile:g,across:b.map(y=>(i.x+y*i.blur)*p),up:(w*i.blur-i.y)*p}));this.canvas.draw(f,void 0,e.scopes,...m)}}}paths(t,e,s){
const{canvas:i}=this,{style:o,words:r,x:a}=t;return Wl(r,{x:i.x(s,e.x+a),y:i.y(s,Hl(i,s,t,e.top)),size:(0,k.xP)(o)*i.scale,spacing:o.letterSpacing*i.scale,isOblique:Ts(
o)})}}const $b=new Set(["table-row-group","table-header-group","table-footer-group"]);function*zb(n,t){const{style:e}=n.laid.box;if(e.backgroundColor===void 0&&
e.backgroundImage.length===0)return;const s=$b.has(e.display);if(!s&&e.display!=="table-row")return;const i=s?n.children:[n],o=new Map;let r=!0,a=n.top;for(const c of i)
yield rt/10,r&&=Fb(c)&&Math.abs(c.top-a)<Ae,a=c.bottom;if(!(r&&Math.abs(a-n.bottom)<Ae)){for(const c of i)for(const{laid:l,x:d,top:f,bottom:h}of c.children){yield rt/
10;const u={left:d,right:d+l.width,top:f,bottom:h},p={rect:u,style:l.box.style};for(const g of t(u)){const m=o.get(g);m?m.push(p):o.set(g,[p])}}return o}}function Fb({
children:n,x:t,top:e,bottom:s,laid:i}){const o=[...n].sort((a,c)=>a.x-c.x);let r=t;for(const a of o){if(!(Math.abs(a.top-e)<Ae&&Math.abs(a.bottom-s)<Ae)||Math.abs(
a.x-r)>Ae||Gb(a))return!1;r=a.x+a.laid.width}return Math.abs(r-t-i.width)<Ae}function Gb({laid:n}){const{borderTopLeftRadius:t,borderTopRightRadius:e,borderBottomRightRadius:s,
borderBottomLeftRadius:i}=n.box.style;return[t,e,s,i].some(([o,r])=>(o.px>0||o.percent>0)&&(r.px>0||r.percent>0))}const Ae=.05,jl=1e3,Hb=65534,Ul=1e6;function tn(n){
const t=n.known.get("grid");if(t)return t;const e=[],s=[],i=[],o=[],r=[],a=[];for(const u of n.children){const{display:p}=u.style;if(p==="table-caption")e.push(
u);else if(p==="table-column-group"||p==="table-column"){const g=s.length;jb(u,s),p==="table-column-group"&&i.push({box:u,from:g,to:s.length})}else p==="table-h\
eader-group"?(o.length===0?o:r).push(u):p==="table-footer-group"?(a.length===0?a:r).push(u):u.isPositioned||r.push(u)}const c=[],l=[];for(const u of[...o,...r,...a]){
const p=c.length;for(const g of u.children)g.isPositioned||c.push(g);l.push({box:u,from:p,to:c.length})}const d=Ub(c,l),f=o.length>0?l[0].to:0,h={rows:c,groups:l,
captions:e,headRows:f,foot:a[0],columnGroups:i,columnBoxes:s,...d,columns:Math.max(d.columns,s.length)};return n.known.set("grid",h),h}function jb(n,t){const e=n.
children.filter(({style:s})=>s.display==="table-column");for(const s of e.length>0?e:[n])for(let i=Math.min(s.span.columns,jl);i>0;i--)t.push(s)}function Ub(n,t){
const e=[];let s=0,i=0,o=0,r=[];for(const[a,{children:c}]of n.entries()){for(;t[o].to<=a;)o++,r=[];let l=0;for(const d of c){if(d.isPositioned)continue;for(;(r[l]??
0)>a;)l++;const f=Math.min(Math.max(d.span.columns,1),jl),h=t[o].to,u=d.span.rows===0?h-a:Math.min(Math.max(d.span.rows,1),h-a,Hb);if(e.push({box:d,row:a,column:l,
rows:u,columns:f}),i+=f*u,i>Ul)throw(0,J.G6)([{field:"file",message:`has a table of more than ${Ul} places for cells; at most that many are allowed`}]);if(u>1)for(let p=l;p<
l+f;p++)r[p]=a+u;l+=f}s=Math.max(s,l)}return{cells:e,columns:s}}const Qn={top:"Top",right:"Right",bottom:"Bottom",left:"Left"},ts={top:"bottom",right:"left",bottom:"\
top",left:"right"},Kl=["double","solid","dashed","dotted","ridge","outset","groove","inset","none"],Yl=new WeakMap;function ce(n,t){let e=Yl.get(n);if(!e){const s=i=>({
width:n[`border${i}Width`],line:n[`border${i}Style`],paint:n[`border${i}Color`]??n.color});e={top:s(Qn.top),right:s(Qn.right),bottom:s(Qn.bottom),left:s(Qn.left)},
Yl.set(n,e)}return e[t]}function Xl(n,t){return n.line==="hidden"||t.line==="hidden"?n.line==="hidden"?n:t:n.line==="none"||t.line==="none"?n.line==="none"?t:n:
n.width!==t.width?n.width>t.width?n:t:Kl.indexOf(t.line)<Kl.indexOf(n.line)?t:n}const Kb={inset:"ridge",outset:"groove",ridge:"ridge",groove:"groove"},Yb=2,Vl=new WeakMap;
function Xb(n){const t=Kb[n.line];if(!t)return n;let e=Vl.get(n);return e||Vl.set(n,e={...n,line:n.width<Yb?"solid":t}),e}const Zl=new WeakMap;function Vb(n,t){
let e=Zl.get(t);e||Zl.set(t,e=new WeakMap);let s=e.get(n);if(!s){const{top:i,right:o,bottom:r,left:a}=t;s={...n,backgroundColor:void 0,backgroundImage:[],boxShadow:[],
borderTopStyle:i.line,borderRightStyle:o.line,borderBottomStyle:r.line,borderLeftStyle:a.line,borderTopColor:i.paint,borderRightColor:o.paint,borderBottomColor:r.
paint,borderLeftColor:a.paint},e.set(n,s)}return s}function qi(n){const t=n.known.get("collapsed");if(t)return t;const e=tn(n),s={cells:Qb(e),groups:Jl(e.groups),
columnGroups:Jl(e.columnGroups)},i=new Map,o=new Map,r=new qb;for(const c of e.cells){const l=f=>Xb(ty(c,f,n,e,s)),d=r.find({top:l("top"),right:l("right"),bottom:l(
"bottom"),left:l("left")});i.set(c.box,d.edges),o.set(c.box,d.halves)}const a={table:ey(e,i,n),cells:o,edges:i};return n.known.set("collapsed",a),a}const _t=({width:n,
line:t})=>t==="none"||t==="hidden"?0:n/2,Zb=({top:n,right:t,bottom:e,left:s})=>({top:_t(n),right:_t(t),bottom:_t(e),left:_t(s)}),Jb=20;class qb{kinds=[];find(t){
const{top:e,right:s,bottom:i,left:o}=t,r=this.kinds.find(({edges:c})=>c.top===e&&c.right===s&&c.bottom===i&&c.left===o);if(r)return r;const a={edges:t,halves:Zb(
t)};return this.kinds.length<Jb&&this.kinds.push(a),a}}function Qb({cells:n,columns:t}){const e=new Map;for(const s of n)for(let i=s.row;i<s.row+s.rows;i++)for(let o=s.
column;o<s.column+s.columns;o++)e.set(i*t+o,s);return e}function Jl(n){const t=[];for(const e of n)for(let s=e.from;s<e.to;s++)t[s]=e;return t}function ty(n,t,e,s,i){
const{row:o,column:r,rows:a,columns:c}=n;let l=ce(n.box.style,t);const d=t==="top"||t==="bottom",f=t==="top"?o-1:t==="bottom"?o+a:t==="left"?r-1:r+c,h=d?s.rows.
length:s.columns,[u,p]=d?[r,r+c]:[o,o+a],g=new Set;for(let x=u;x<p&&g.size<64;x++){const S=i.cells.get(d?f*s.columns+x:x*s.columns+f);S&&f>=0&&f<h&&g.add(S)}for(const x of g)
l=Xl(l,ce(x.box.style,ts[t]));const m=f<0||f>=h,w=(x,S)=>{x&&(l=Xl(l,ce(x.style,S)))},b=d?t==="top"?o:o+a-1:t==="left"?r:r+c-1,y=x=>{const[S,v]=[x[b],x[f]];S!==
v&&(w(S?.box,t),w(v?.box,ts[t]))};if(d)w(s.rows[b],t),w(s.rows[f],ts[t]),y(i.groups);else if(m){for(let x=o;x<Math.min(o+a,s.rows.length);x++)w(s.rows[x],t);w(i.
groups[o]?.box,t)}return d?m&&(w(s.columnBoxes[r],t),w(i.columnGroups[r]?.box,t)):(w(s.columnBoxes[b],t),w(s.columnBoxes[f],ts[t]),y(i.columnGroups)),m&&w(e,t),
l}function ey({cells:n,columns:t,rows:e},s,i){if(n.length===0)return{top:_t(ce(i.style,"top")),right:_t(ce(i.style,"right")),bottom:_t(ce(i.style,"bottom")),left:_t(
ce(i.style,"left"))};let[o,r,a,c]=[0,0,0,0];for(const l of n){const d=s.get(l.box);l.row===0&&(o=Math.max(o,_t(d.top))),l.column===0&&(c=Math.max(c,_t(d.left))),
l.row+l.rows===e.length&&(a=Math.max(a,_t(d.bottom))),l.column+l.columns===t&&(r=Math.max(r,_t(d.right)))}return{top:o,right:r,bottom:a,left:c}}const ql=.05;class Yt{canvas;layout;boxes;texts;drawings;shadows;effects;constructor(t,e){
this.canvas=t,this.layout=e,this.drawings=new xb(t,e),this.boxes=new Vw(t,this.drawings,e),this.texts=new Ab(t,this.boxes,e),this.shadows=new Db(t,e),this.effects=
new Km(this.boxes)}*paint(t,e=!1){this.layout.hasUnder??=yield*aw(t.laid);const s=!0,i=this.canvas instanceof Ee;yield*this.context(t,{opacity:1,scopes:[],isArtifact:e,
over:[],lifted:[],isContext:s,end:1/0,isLast:i})}*repeat({laid:t,x:e,top:s},i){const{fragments:o,last:r}=i;for(let a=1;a<=r;a++){const c=t.isFromBottom?s+o.heightOf(
a)-o.heightOf(0):s;yield*new Yt(new Kn(i,a),this.layout).paint(yield*Ie(t,e,c),!0)}}*painterOf(t){if(!(this.canvas instanceof Ee))return this;const{onlyPage:e}=t;
return e!==void 0?new Yt(new Kn(this.canvas,e,0),this.layout):t.laid.box.style.position==="fixed"&&(yield*el(this.canvas,t))?new Yt(new Kn(this.canvas,0),this.layout):
this}*context(t,e){const s=[];yield*this.level(t,{...e,lifted:s,isContext:!0});for(const{placed:i,around:o,painter:r}of yield*(0,Se.p9)(s,Ki))yield*r.context(i,
o)}*level(t,e){const s=[];yield*this.box(t,{...e,over:s});for(const i of yield*(0,Se.p9)(s,Ki))cl(i.placed.laid.box)?yield*i.painter.context(i.placed,i.around):
yield*i.painter.level(i.placed,{...i.around,lifted:e.lifted})}*under(t,e){const s=[];yield*this.findUnder(t,e,s);for(const{placed:i,around:o,painter:r}of yield*(0,Se.
p9)(s,Ki))yield*r.context(i,o),r!==this&&this.canvas instanceof Ee&&i.laid.box.style.position==="fixed"&&(yield*this.repeat(i,this.canvas))}*findUnder(t,e,s){const{
children:i,repeated:o,apart:r,lines:a,columns:c}=t,l=[...i,...o,...r,...a.flatMap(d=>d.atoms)];for(const d of l){yield rt/10;const{laid:f}=d,h=Jn(f.box);if(h<0)
s.push({placed:d,around:e,order:h,painter:yield*this.painterOf(d)});else if(!cl(f.box)){const u=this.scopesOf(d,e.scopes);f.box.style.overflow==="hidden"&&this.
clip(d,u),yield*this.findUnder(d,{...e,scopes:u,end:bi(d,e.end)},s)}}c&&(yield*new Yt(new $i(this.canvas,t,e.scopes),this.layout).findUnder(c.content,{...e,scopes:[],
isLast:!1},s))}scopesOf({laid:t,x:e,top:s},i){const o=[...i];return t.shift&&o.push(this.shiftOf(t.shift)),t.box.style.transform.length>0&&o.push(this.turnOf({laid:t,
x:e,top:s})),t.turn&&o.push(this.turnAround(e,s,t.turn)),o}*box(t,e){yield rt/2;const{laid:s}=t,{style:i}=s.box,o=this.scopesOf(t,e.scopes),r=yield*this.effects.
enter(t,e.opacity,o);if(r===0)return;const a=t.top<wi(t,e.end);a&&(yield*this.background(t,o,r)),a&&s.box.marker&&Jm(this.canvas,this.layout,t,{opacity:r,scopes:o,
isArtifact:e.isArtifact}),this.mark(s.box,t.x,t.top,o),i.overflow==="hidden"&&this.clip(t,o);const c=e.isLast&&s.box.inner==="blocks",l={...e,opacity:r,scopes:o,
isContext:!1,end:bi(t,e.end),isLast:c};e.isContext&&this.layout.hasUnder===!0&&(yield*this.under(t,{...l,isLast:!1})),a&&s.box.replaced&&(yield*this.picture(t,l,
void 0)),yield*this.inside(t,l)}*inside(t,e){const{laid:s}=t;if(t.columns&&(yield*this.columns(t,t.columns,e)),e.isLast){const o=Ig(t);for(let r=o.pop();r;r=o.pop())
this.canvas instanceof Ee&&(yield*this.canvas.settle(r.top)),yield*this.child(r,e)}else for(const o of t.children)yield*this.child(o,e);for(const o of t.repeated)
yield*this.child(o,{...e,isArtifact:!0});for(const o of t.apart)yield*this.child(o,e);const i=e.isArtifact?void 0:s.box.element??void 0;for(const{line:o,top:r,atoms:a}of t.
lines){if(yield rt/4,r>=e.end)continue;const c=this.canvas.pageAt(r),l={x:t.x,top:r,page:c,element:i,opacity:e.opacity,scopes:e.scopes};for(const{box:u,x:p,y:g}of o.
inlines)this.mark(u,t.x+p,r+g,e.scopes);yield*this.texts.under(o,l);const f=(s.box.style.textOverflow==="ellipsis"||o.isCut===!0)&&this.cutLine(o,t,l);f&&(yield*this.
texts.text(f.dots,{...l,element:void 0}));const h=f?{...l,scopes:[...l.scopes,f.clip]}:l;for(const u of o.texts)u.style.textShadow.length>0&&(yield*this.shadows.
draw(u,{...h,opacity:Ql(u.style,e.opacity)}));for(const[u,p]of o.texts.entries()){u%20===19&&(yield rt*2);const{fontSize:g}=p.style;yield*this.texts.text(p,{...h,
opacity:Ql(p.style,e.opacity),page:this.canvas.pageAt(r+p.y-g/2)})}for(const[u,p]of a.entries())yield*this.atom(p,o.atoms[u].owner,i,e)}}cutLine(t,{laid:e,x:s},{
top:i,page:o}){if(e.box.style.overflow!=="hidden"||e.box.style.direction==="rtl")return;const r=({style:h})=>this.layout.typefaces.word(sw,this.layout.faceOf(h)),
a=h=>r(h).width*(0,k.xP)(h.style)/1e3,c=e.width-e.border.right-e.padding.right,l=iw(t,c,a);if(!l)return;const d=this.boxes.points(o),f={left:s-t.height,right:s+
l.at,top:i-t.height,bottom:i+2*t.height};return{dots:{...l.text,owner:void 0,x:l.at,width:a(l.text),words:[r(l.text)]},clip:{on:()=>({clip:at(f,Bt,d)})}}}*columns(t,{
content:e,fragments:s,rows:i},o){for(const l of Lm(t,o.opacity,o.scopes))yield rt/4,yield*this.boxes.paint(l);const r=new Yt(new $i(this.canvas,t,o.scopes),this.
layout),a=i.findIndex(({top:l})=>t.top+l>=o.end),c=a<0?1/0:s.startOf(a*t.laid.columns.count);yield*r.box(e,{...o,scopes:[],end:c,isLast:!1})}*child(t,e){const{box:s}=t.
laid;if(al(s)){const i=Jn(s);if(i<0)return;(i>0?e.lifted:e.over).push({placed:t,around:{...e,isLast:!1},order:i,painter:yield*this.painterOf(t)})}else yield*this.
box(t,e)}*atom(t,e,s,i){const{box:o}=t.laid,r=s&&(e?.in(s)??s);if(r&&o.element&&o.replaced&&!o.element.parent&&r.adopt(o.element),o.replaced&&r&&e){const a=this.
scopesOf(t,i.scopes),c=yield*this.effects.enter(t,i.opacity,a);if(c===0)return;yield*this.background(t,a,c),yield*this.picture(t,{...i,scopes:a,opacity:c},o.element?
e:void 0,r);return}yield*this.child(t,i)}*background(t,e,s){const{laid:i,x:o,top:r,bottom:a}=t,{box:c}=i,l=a-r,d=i.frame&&i.frame.height<i.height?{top:r+i.frame.
top,bottom:r+i.frame.top+i.frame.height+l-i.height}:{top:r,bottom:a},f={left:o,right:o+i.width,...d},{style:h}=c;if(h.display==="table-cell"&&h.emptyCells==="hi\
de"&&i.lines.length===0&&i.children.length===0&&h.borderCollapse==="separate")return;const u=c.inner==="table"&&h.borderCollapse==="collapse",p={top:0,right:0,bottom:0,
left:0},g=c.known.get("edges"),m=u||g?p:i.border,w=c.isFluid?c.pageName:void 0,b=ny(t),y=yield*zb(t,N=>this.boxes.pagesOf(N)),x={style:h,border:m,padding:i.padding,
images:c.images,opacity:s,ground:t.ground};if(yield*this.boxes.paint({...x,rect:f,scopes:e,fluidOn:w,gap:b,cells:y}),!g)return;const S={top:g.top.width,right:g.
right.width,bottom:g.bottom.width,left:g.left.width},{fragments:v}=this.canvas,[T,A]=[f.top-S.top/2,f.bottom+S.bottom/2],W={left:f.left-S.left/2,right:f.right+S.
right/2,top:Math.max(T,Math.min(v.startOf(v.at(f.top+ql)),f.top)),bottom:Math.min(A,Math.max(v.endOf(v.at(f.bottom-ql)),f.bottom))};yield*this.boxes.paint({rect:W,
style:Vb(h,g),border:S,padding:p,images:void 0,opacity:s,scopes:e})}mark({place:t},e,s,i){if(!t||t.sheet)return;const o=Math.min(this.canvas.pageAt(s),this.canvas.
last);t.sheet=this.canvas.sheet(o);const[r,a]=[this.canvas.x(o,e),this.canvas.y(o,s)];t.top=this.canvas.moved(o,[r,a,r,a],i)[3]+6}clip({laid:t,x:e,top:s,bottom:i},o){
const{style:r}=t.box,a={left:e,top:s,right:e+t.width,bottom:i},c=Vn(r,t.width,t.height);o.push({on:l=>({clip:at(St(Fi(this.canvas,l,a),t.border),c,this.boxes.points(
l))})})}shiftOf({x:t,y:e}){const{scale:s}=this.canvas;return{on:()=>({matrix:[1,0,0,1,t*s,-e*s]})}}turnOf({laid:t,x:e,top:s}){const{style:i}=t.box,o=e+(0,k.S6)(
i.transformOrigin[0],t.width),r=s+(0,k.S6)(i.transformOrigin[1],t.height);let a=[1,0,0,1,0,0];for(const c of[...i.transform].reverse())a=(0,X.lw)(a,c.kind==="ma\
trix"?c.values:[1,0,0,1,(0,k.S6)(c.x,t.width),(0,k.S6)(c.y,t.height)]);return this.turnAround(o,r,a)}turnAround(t,e,s){const{canvas:i}=this;return{on:o=>{const[
r,a,c,l,d,f]=s,[h,u]=[i.x(o,t),i.y(o,e)],p=[r,-a,-c,l,d*i.scale,-f*i.scale];return{matrix:(0,X.lw)((0,X.lw)([1,0,0,1,-h,-u],p),[1,0,0,1,h,u])}}}}*picture(t,e,s,i){
const{box:o,border:r,padding:a,width:c,height:l}=t.laid,{replaced:d,style:f}=o;if(!d||f.visibility!=="visible")return;const{x:h,top:u}=t,p=St(St({left:h,top:u,right:h+
c,bottom:u+l},r),a),g=this.canvas.pageAt(u),m=this.boxes.points(g),w={page:g,element:e.isArtifact?void 0:o.element??void 0,scopes:e.scopes},b=Gt(Gt(Vn(f,c,l),r),
a);if(d.image)this.image(d.image,f,p,b,w);else if(d.drawing){const S=yb(p,d,f),v={on:()=>({clip:at(p,b,m)})},T=b.some(([W])=>W>0),A=S===p&&!T?w.scopes:[...w.scopes,
v];yield*this.drawings.paint(d.drawing,S,m,{...w,scopes:A})}else return;const y=s?.linking?.link;if(!i||!y)return;const x=[m.x(p.left),m.y(p.bottom),m.x(p.right),
m.y(p.top)];this.canvas.link(g,i,x,y,e.scopes)}image(t,e,s,i,{page:o,element:r,scopes:a}){const{canvas:c}=this,l=this.boxes.points(o),d=Gi(s,t.displayed,e),f=i.
some(([m])=>m>0),h=!_m(d,s),u={on:()=>({clip:at(s,i,l)})},p=(0,X.lw)(t.upright,[l.x(d.right)-l.x(d.left),0,0,l.y(d.top)-l.y(d.bottom),l.x(d.left),l.y(d.bottom)]),
g=c.sheet(o).image(t);c.draw(o,r,f||h?[...a,u]:a,{kind:"image",name:g,matrix:p})}}function ny({laid:n,children:t,top:e}){const s=n.legend&&t.find(o=>o.laid===n.
legend);if(!s)return;const i=e+(n.frame?.top??0);return{left:s.x,top:Math.min(s.top,i),right:s.x+s.laid.width,bottom:Math.max(s.bottom,i+n.border.top)}}const Ql=({
opacity:n,display:t},e)=>t==="inline"?e*n:e;function*sy(n,t){const e=new Map,s=[[[n],t]];for(let i=s.pop();i;i=s.pop()){const[o,r]=i;for(const a of o){yield 2e3;
const{laid:c,top:l,children:d,apart:f,lines:h,columns:u}=a,p=(m,w)=>{m&&!e.has(m)&&e.set(m,r.pageOf(Math.min(r.pageAt(w),r.last)))};p(c.box.place,l);const g=[...d];
(0,Y.RZ)(g,f);for(const{line:m,top:w,atoms:b}of h){for(const{box:y,y:x}of m.inlines)p(y.place,w+x);(0,Y.RZ)(g,b)}g.length>0&&s.push([g,r]),u&&s.push([[u.content],
new $i(r,a,[])])}}return e}const td=({columnGap:n,fontSize:t},e)=>n===void 0?Math.round(t):Math.max((0,k.Il)(n,e),0);function iy(n,t){const e=td(n,t),i=Math.min(
(o=>Math.max(Math.floor((t+e)/(Math.max(o,1)+e)),1))(n.columnWidth??1),n.columnCount??1/0);return{count:i,width:Math.max((t+e)/i-e,0),gap:e}}function*oy(n,t,e){
const{box:s}=n,{count:i,width:o,gap:r}=iy(s.style,e.width),a=yield*t.layOut(s.children[0],{width:o,height:void 0});n.firstBaseline=a.firstBaseline,n.lastBaseline=
a.lastBaseline;const c={content:a,count:i,width:o,gap:r,fillsFirst:s.style.columnFill==="auto",whole:void 0},l=Math.max(a.height,1);if(l>i*t.page.height){const u=yield*Qi(
{...c,fillsFirst:!0},t,l/i+1);return n.columns={...c,whole:u},ed(u)}const d=yield*Qi(c,t,e.height??l),f=d.rows.length>1&&e.height!==void 0,h=f?{...c,fillsFirst:!1}:
c;return n.columns={...h,whole:f?yield*Qi(h,t,l):d},ed(n.columns.whole)}function ed({rows:n}){const t=n.at(-1);return t.top+t.height}function Qi(n,{work:t},e){return nl(
n,{roomOf:()=>({top:0,height:e}),most:e,depth:1,isOpen:!0},i=>new Yn(i,t,{count:n.count,depth:1}))}function*ry({style:n,children:t},e){const{least:s,most:i}=yield*e.
widthsOf(t[0]),{columnWidth:o,columnCount:r=1}=n,a=td(n,0)*(r-1);if(o===void 0)return{least:s*r+a,most:i*r+a};const c=Math.max(o,1);return{least:Math.min(c,s),most:Math.
max(c,i)*r+a}}function es(n,t,e){switch(nd(n,t)){case"center":return{before:t/2,between:0};case"flex-end":case"end":case"right":return{before:t,between:0};case"\
space-between":return{before:0,between:e>1&&t>0?t/(e-1):0};case"space-around":return t>0&&e>0?{before:t/e/2,between:t/e}:{before:0,between:0};case"space-evenly":
return t>0?{before:t/(e+1),between:t/(e+1)}:{before:0,between:0};default:return{before:0,between:0}}}const nd=(n,t)=>n.startsWith("safe ")?t<0?"start":n.slice(5):
n;function to(n,t,e=!1){const s=nd(n,t);return s==="center"?t/2:(s==="flex-end"||s==="end"||s==="right")!==(e&&(s!=="start"&&s!=="end"&&s!=="left"&&s!=="right"))?
t:0}const en=(n,t=!1)=>to(n==="space-around"||n==="space-evenly"?"center":n,1,t),nn=n=>n==="normal"||n==="stretch",eo=({alignSelf:n},{alignItems:t})=>nn(n==="au\
to"?t:n),sd=(n,t)=>n==="self-start"?t?"end":"start":n==="self-end"?t?"start":"end":n,ay={x:0,y:0},ns=new WeakMap;function sn(n,t,{share:e=ay,...s}){const i={box:t,
share:e,...s},o=ns.get(n);o?o.push(i):ns.set(n,[i])}const id=({style:n})=>n.position!=="static"||n.transform.length>0||n.isContained;function no(n,t=n.x,e=n.y){
const s=(ns.get(n)??[]).map(i=>({...i,x:i.x+t,y:i.y+e}));return ns.delete(n),s}function cy(n){const t=no(n,0,0),e=(s,i,o)=>{for(const r of no(s,i,o))t.push(r)};
for(const s of n.children)e(s,s.x,s.y);for(const s of n.apart)e(s,s.x,s.y);n.columns&&e(n.columns.content,0,0);for(const s of n.lines)for(const{laid:i}of s.atoms)
e(i,i.x,s.y+i.y);return t}class ly{laid;layout;width;sizes;xs;sinks=new Map;constructor(t,e,s,i){this.laid=t,this.layout=e,this.width=s,this.sizes=i;const{columnSizes:o,
columnGap:r}=i;this.xs=so(o,r,s,t.box.style.justifyContent)}areaWidth({column:t,columns:e}){const s=t+e-1;return this.xs[s]+this.sizes.columnSizes[s]-this.xs[t]}alignmentOf({
style:t}){const{justifyItems:e,alignItems:s,direction:i}=this.laid.box.style,o=t.justifySelf==="auto"?e:t.justifySelf;return{x:sd(o,t.direction!==i),y:sd(t.alignSelf===
"auto"?s:t.alignSelf,!1)}}widthIn(t){const{style:e,inner:s}=t.box,i=this.areaWidth(t);if(!kt(e.width)||s==="image"||e.marginLeft==="auto"||e.marginRight==="auto"||
!nn(this.alignmentOf(t.box).x)||e.aspectRatio!==void 0&&typeof e.height=="object")return;const o=F(ft(e))+F(mt(e,i));return wt(i-$(e.marginLeft,i)-$(e.marginRight,
i),e,i,o)}layItem(t,e,s){const i=this.areaWidth(t);return this.layout.layOut(t.box,{width:i,height:e,fixedWidth:this.widthIn(t),fixedHeight:s,shrinks:!0})}*heightDemands(t){
const e=[],s=new Map,i=new Map;for(const o of t){const r=yield*this.layItem(o,void 0);e.push(r.height);const{marginTop:a,marginBottom:c}=o.box.style;if(this.alignmentOf(
o.box).y!=="baseline"||a==="auto"||c==="auto")continue;const l=$(a,this.areaWidth(o))+(r.firstBaseline??r.height);i.set(o,l),s.set(o.row,Math.max(s.get(o.row)??
0,l))}for(const[o,r]of i)this.sinks.set(o,s.get(o.row)-r);return t.map((o,r)=>this.heightDemand(o,e[r]))}heightDemand(t,e){const s=e+G(Nt(t.box.style,this.areaWidth(
t)))+(this.sinks.get(t)??0),{overflow:i,height:o,minHeight:r}=t.box.style,a=kt(o)&&!kt(r)?Z(r,void 0,0,t.box.style):void 0,c=i==="hidden"&&kt(o)?0:a===void 0?s:
Math.min(a+s-e,s),l=kt(o)&&kt(r);return{from:t.row,count:t.rows,isFree:l,floor:c,least:s,most:s}}*place(t,{rowSizes:e,rowGap:s,height:i}){const{laid:o}=this,{style:r}=o.
box,a=so(e,s,i,r.alignContent),c=o.border.left+o.padding.left,l=o.border.top+o.padding.top,d=r.direction==="rtl";for(const f of t){yield rt/10;const h=f.row+f.rows-
1,u=a[h]+e[h]-a[f.row],p=this.areaWidth(f),g=yield*this.fill(f,p,u),{top:m,bottom:w,left:b,right:y}=Nt(f.box.style,p),{marginLeft:x,marginRight:S,marginTop:v,marginBottom:T}=f.
box.style,A=this.alignmentOf(f.box),W=p-g.width-b-y,N=d?this.width-g.width-this.xs[f.column]-y-io(S,x,A.x,W):this.xs[f.column]+b+io(x,S,A.x,W),j=this.sinks.get(
f);g.x=c+N,g.y=l+a[f.row]+m,g.y+=j??io(v,T,A.y,u-g.height-m-w),o.add(g)}o.flow="bands",this.takeBaselines(t)}takeBaselines(t){const{laid:e}=this,s=t.findIndex(r=>r.
row===0&&this.sinks.has(r)),i=e.children[Math.max(s,0)];i&&(e.firstBaseline=i.y+(i.firstBaseline??i.height));const o=e.children.at(-1);o&&(e.lastBaseline=o.y+(o.
lastBaseline??o.height))}*fill(t,e,s){const{style:i,inner:o}=t.box,r=this.alignmentOf(t.box).y;if(!(nn(r)&&kt(i.height)&&i.marginTop!=="auto"&&i.marginBottom!==
"auto"&&o!=="image")||i.aspectRatio!==void 0&&r!=="stretch")return yield*this.layItem(t,s);const c=G(ft(i))+G(mt(i,e)),l=Mt(s-G(Nt(i,e)),i,s,c);return yield*this.
layItem(t,s,l)}keepPlace(t,{rowSizes:e,rowGap:s,height:i},o){const{laid:r,width:a}=this,{border:c,padding:l}=r,d=r.box.style.direction==="rtl",f=this.alignmentOf(
t),h={x:en(f.x),y:en(f.y)};d&&(h.x=1-h.x);let[u,p,g,m]=[c.left+l.left,c.top+l.top,a,i];if(o){const{alignContent:b}=r.box.style,y=so(e,s,i,b),[x,S]=od(o.column,{
starts:this.xs,sizes:this.sizes.columnSizes}),[v,T]=od(o.row,{starts:y,sizes:e}),A=st=>st===void 0?void 0:a-st,[W,N]=d?[A(S),A(x)]:[x,S],j=N??a+l.right,V=T??i+l.
bottom;g=j-(W??-l.left),m=V-(v??-l.top),u+=W??-l.left,p+=v??-l.top}const w=o&&{x:u,y:p,width:Math.max(g,0),height:Math.max(m,0)};sn(r,t,{x:u+h.x*g,y:p+h.y*m,share:h,
area:w})}}function so(n,t,e,s){const i=n.reduce((l,d)=>l+d,0)+Math.max(n.length-1,0)*t,{before:o,between:r}=es(s,e-i,n.length),a=[];let c=o;for(const l of n)a.push(
c),c+=l+t+r;return a}function od([n,t],{starts:e,sizes:s}){const i=e.map((r,a)=>r+s[a]),o=r=>r!==void 0&&r>=0&&r<=s.length;return[o(n)?e[n]??i.at(-1)??0:void 0,
o(t)?i[t-1]??e[0]??0:void 0]}function io(n,t,e,s){if(n!=="auto"&&t!=="auto")return to(e,s);const i=Math.max(s,0);return n==="auto"?t==="auto"?i/2:i:0}const dy=2e3,
rd=5e5,ad=(n,t)=>typeof n=="object"&&!("fr"in n)?(0,k.Il)(n,t):void 0;function cd(n,t,e){if(!n)return{tracks:[],names:new Map};const{tracks:s,names:i,auto:o}=n;
if(!o)return{tracks:s,names:i};const r=({least:u,most:p})=>Math.max(ad(p,t??0)??ad(u,t??0)??0,1),a=u=>u.reduce((p,g)=>p+r(g)+e,0),c=(t??0)+e-a(s),l=t===void 0?1:
Math.max(Math.floor((c+.01)/a(o.tracks)),1),d=Math.min(l,Math.ceil(dy/o.tracks.length)),f=Array.from({length:d},()=>o.tracks).flat(),h=o.at+f.length;return{tracks:[
...s.slice(0,o.at),...f,...s.slice(o.at)],names:fy(i,o,d),...o.fits&&{fitted:[o.at,h]}}}function fy(n,t,e){const s=new Map([...n].map(([o,r])=>[o,[...r]])),i=(o,r)=>{
const a=s.get(o);a?a.includes(r)||a.push(r):s.set(o,[r])};for(let o=0;o<e;o++)for(const[r,a]of t.names)for(const c of a)i(r,t.at+o*t.tracks.length+c);for(const[
o,r]of t.after)for(const a of r)i(o,a+e*t.tracks.length);return s}function ld({fitted:n},t,e,s){const i=new Set;if(n)for(const[a,c]of s)for(let l=a;l<a+c;l++)i.
add(l);const o=a=>!n||a<n[0]+t||a>=n[1]+t||i.has(a),r=[0];for(let a=0;a<e;a++)r.push(r[a]+(o(a)?1:0));return r}function hy(n,t,e,s){const{gridTemplateAreas:i}=t,
o=Math.max(e.tracks.length,i[0]?.length??0),r=Math.max(s.tracks.length,i.length),[a,c]=[oo(e.names,i,"columns"),oo(s.names,i,"rows")],l=n.map(w=>({box:w,column:hd(
w.style.gridColumnStart,w.style.gridColumnEnd,o,a),row:hd(w.style.gridRowStart,w.style.gridRowEnd,r,c)})),d={columns:-l.reduce((w,{column:b})=>Math.min(w,b.start??
0),0),rows:-l.reduce((w,{row:b})=>Math.min(w,b.start??0),0)},f=t.gridAutoFlow.startsWith("column"),h=f?{count:r,before:d.rows}:{count:o,before:d.columns},p=new my(
l,{...h,isColumn:f,isDense:t.gridAutoFlow.endsWith("dense"),down:f?d.columns:d.rows}).place();let[g,m]=[o+d.columns,r+d.rows];for(const w of p)g=Math.max(g,w.column+
w.columns),m=Math.max(m,w.row+w.rows);return{items:p,columns:Math.max(g,1),rows:m,before:d}}function uy({style:n},{gridTemplateAreas:t},{columns:e,rows:s,before:i}){
const o=(r,a,c)=>{const l=c==="columns"?e:s,d=Math.max(l.tracks.length,c==="columns"?t[0]?.length??0:t.length),f=oo(l.names,t,c);let h=ss(r,d,f,"start"),u=ss(a,
d,f,"end");h!==void 0&&a!=="auto"&&a.span!==void 0&&(u=h+a.span),u!==void 0&&r!=="auto"&&r.span!==void 0&&(h=u-r.span),h!==void 0&&u!==void 0&&h>u&&([h,u]=[u,h]),
h===u&&(u=void 0);const p=g=>g===void 0?void 0:g-1+i[c];return[p(h),p(u)]};return{column:o(n.gridColumnStart,n.gridColumnEnd,"columns"),row:o(n.gridRowStart,n.gridRowEnd,
"rows")}}function oo(n,t,e){if(t.length===0)return n;let s=dd.get(t);s||dd.set(t,s={rows:fd(t,"rows"),columns:fd(t,"columns")});const i=s[e];return{get:r=>{const[
a,c]=[n.get(r),i.get(r)];return c===void 0||a?.[0]===void 0?c===void 0?a:[c]:[r.endsWith("-start")?Math.min(a[0],c):Math.max(a[0],c)]}}}const dd=new WeakMap;function fd(n,t){
const e=new Map;for(const[s,i]of n.entries())for(const[o,r]of i.entries()){if(/^\.+$/.test(r))continue;const a=(t==="rows"?s:o)+1;e.set(`${r}-start`,Math.min(e.
get(`${r}-start`)??a,a)),e.set(`${r}-end`,Math.max(e.get(`${r}-end`)??a,a+1))}return e}function ss(n,t,e,s){if(n==="auto"||n.span!==void 0)return;if(n.name!==void 0){
const o=e.get(`${n.name}-${s}`)??e.get(n.name);return o?.[(n.line??1)-1]??o?.[0]??void 0}const{line:i}=n;if(i!==void 0)return i>0?i:t+2+i}function hd(n,t,e,s){const i=ss(
n,e,s,"start"),o=ss(t,e,s,"end"),r=n!=="auto"&&n.span||t!=="auto"&&t.span||1;return i!==void 0&&o!==void 0?i===o?{start:i-1,count:1}:{start:Math.min(i,o)-1,count:Math.
abs(o-i)}:i!==void 0?{start:i-1,count:r}:o!==void 0?{start:o-1-r,count:r}:{start:void 0,count:r}}const py=2e6,gy="has a grid whose items take too long to place;\
 use fewer items, shorter spans, or no dense packing";class my{wanted;packing;looks=0;taken=new Set;placed=new Map;width;constructor(t,e){this.wanted=t,this.packing=
e;let s=e.count+e.before;for(const i of t){const{start:o,count:r}=this.across(i);s=Math.max(s,(o===void 0?0:o+e.before)+r)}this.width=Math.max(s,1)}place(){const{
wanted:t}=this;for(const i of t)this.across(i).start!==void 0&&this.along(i).start!==void 0&&this.put(i,this.along(i).start+this.packing.down,this.across(i).start+
this.packing.before);for(const i of t)!this.placed.has(i)&&this.along(i).start!==void 0&&this.placeIn(i,this.along(i).start+this.packing.down);let[e,s]=[0,0];for(const i of t){
if(this.placed.has(i))continue;this.packing.isDense&&([e,s]=[0,0]);const{start:o,count:r}=this.across(i),a=o===void 0?void 0:o+this.packing.before;if(a!==void 0)
for(a<s&&e++,s=a;!this.isFree(i,e,s);)e++;else for(;s+r>this.width||!this.isFree(i,e,s);)s+r>=this.width?[e,s]=[e+1,0]:s++;this.put(i,e,s)}return t.map(i=>this.
placed.get(i))}across({row:t,column:e}){return this.packing.isColumn?t:e}along({row:t,column:e}){return this.packing.isColumn?e:t}placeIn(t,e){let s=0;for(;!this.
isFree(t,e,s);)s++;this.put(t,e,s)}isFree(t,e,s){if(this.looks+=this.along(t).count,this.looks>py)throw(0,J.G6)([{field:"file",message:gy}]);for(let i=0;i<this.
along(t).count;i++)for(let o=0;o<this.across(t).count;o++)if(this.looks++,this.taken.has((e+i)*1e4+s+o))return!1;return!0}put(t,e,s){const[i,o]=[this.along(t).count,
this.across(t).count];if(e+i>9e3||s+o>9e3||this.taken.size+i*o>rd)throw(0,J.G6)([{field:"file",message:`has a grid of more than ${rd} places; at most that many \
are allowed`}]);for(let a=0;a<i;a++)for(let c=0;c<o;c++)this.taken.add((e+a)*1e4+s+c);const{isColumn:r}=this.packing;this.placed.set(t,{box:t.box,row:r?s:e,column:r?
e:s,rows:r?o:i,columns:r?i:o})}}const wy=500,by=n=>n==="auto"||n==="min-content"||n==="max-content",ro=({most:n})=>n==="auto"||n==="max-content";function yy(n){
const t=({least:r,most:a,whole:c},l)=>Math.min(l==="least"?r:a,c),e=({most:r})=>by(r),s=[{key:"base",wanted:r=>n?Math.max(r.floor,t(r,"least")):r.floor,affects:({
least:r})=>r!=="fixed",beyond:e},{key:"base",wanted:({least:r})=>r,affects:({least:r})=>r==="min-content"||r==="max-content",beyond:e},{key:"base",wanted:({most:r})=>r,
affects:({least:r})=>r==="max-content",beyond:ro}];n==="most"&&s.splice(2,0,{key:"base",wanted:r=>t(r,"most"),affects:({least:r})=>r==="auto"||r==="max-content",
beyond:ro});const i=()=>!0;return{bases:s,limits:[{key:"limit",wanted:({least:r})=>r,affects:e,beyond:i},{key:"limit",wanted:({most:r})=>r,affects:ro,beyond:i}]}}
function*xy(n,t,e){const s=new Set(n.flatMap(({tracks:r})=>r)),{bases:i,limits:o}=yy(e);for(const r of i)yield*ud(n,s,r,t);for(const r of s)r.limit=Math.max(r.limit,
r.base);for(const r of o){const a=[...s].filter(({limit:c})=>c===1/0);yield*ud(n,s,r,t);for(const c of s)c.isOpen=!1;for(const c of a)c.isOpen=c.limit<1/0}for(const r of s)
r.isOpen=!1,r.cap!==void 0&&(r.limit=Math.max(r.base,Math.min(r.limit,r.cap)))}function*ud(n,t,e,s){const{key:i}=e,o=r=>r[i]===1/0?r.base:r[i];for(const r of n){
yield r.tracks.length*wy;const a=r.tracks.filter(e.affects);if(a.length===0)continue;const c=e.wanted(r)-(r.tracks.length-1)*s-r.tracks.reduce((l,d)=>l+o(d),0);
ky(Math.max(c,0),a,e)}for(const r of t)e.affects(r)&&(i==="base"?r.base+=r.more:r.limit=o(r)+r.more,r.more=0)}function ky(n,t,{key:e,beyond:s}){const i=a=>{if(e===
"base")return Math.max(a.limit-a.base,0);const c=a.isOpen||a.limit===1/0?1/0:0;return a.cap===void 0?c:Math.min(c,Math.max(a.cap-(a.limit===1/0?a.base:a.limit),
0))},o=t.map(a=>({one:a,room:i(a),more:0}));o.sort((a,c)=>a.room===c.room?0:a.room-c.room);let r=n;for(const[a,c]of o.entries())c.more=Math.min(c.room,r/(o.length-
a)),r-=c.more;if(r>.001){const a=o.filter(({one:l})=>s(l)),c=a.length>0?a:o;for(const l of c)l.more+=r/c.length}for(const{one:a,more:c}of o)a.more=Math.max(a.more,
c)}const pd=500;function ao(n,t){if(!(typeof n!="object"||"fr"in n))return n.percent!==0&&t===void 0?void 0:(0,k.Il)(n,t??0)}const gd=(n,t)=>typeof n=="string"?
n:ao(n,t)===void 0?"auto":"fixed";function*is(n,t,e){const{room:s,gap:i,stretches:o,measures:r}=e,a=n.map(({least:h,most:u,limit:p})=>{const g=typeof u=="object"&&
"fr"in u?u.fr:void 0,m=ao(h,s)??0;return{least:gd(h,s),most:g===void 0?gd(u,s):"flexible",factor:g??0,cap:p===void 0?void 0:(0,k.Il)(p,s??0),base:m,limit:Math.max(
ao(u,s)??1/0,m),more:0,isOpen:!1}}),c=t.map(h=>Oy(h,a,e));yield c.reduce((h,{tracks:u})=>h+u.length*pd,pd);const l=({tracks:h})=>h.length>1&&h.some(({most:u})=>u===
"flexible"),d=[...new Set(c.map(({tracks:h})=>h.length))].sort((h,u)=>h-u);for(const h of d){const u=c.filter(p=>p.tracks.length===h&&!l(p));yield*xy(u,i,r)}My(
c.filter(l),i);for(const h of a)(h.limit===1/0||h.most==="flexible")&&(h.limit=h.base);const f=Math.max(n.length-1,0)*i;return Sy(a,f,e),r!=="least"&&vy(a,c,e),
o&&s!==void 0&&Ty(a,s-f),a.map(({base:h})=>h)}function Oy(n,t,{gap:e}){const s=t.slice(n.from,n.from+n.count),o=s.every(({most:r})=>r==="fixed")?s.reduce((r,{limit:a})=>r+
a,(s.length-1)*e):1/0;return{...n,tracks:s,whole:o,floor:n.isFree?Math.min(n.floor,o):n.floor}}function My(n,t){const e=(s,i)=>{for(const o of n){const r=o.tracks.
filter(({most:h,least:u})=>h==="flexible"&&i(u)),a=s(o)-(o.tracks.length-1)*t,c=a-o.tracks.reduce((h,{base:u})=>h+u,0);if(r.length===0||c<=.001)continue;const l=o.
tracks.reduce((h,u)=>h+(r.includes(u)?0:u.base),0),d=r.reduce((h,{factor:u})=>h+u,0),f=d>0?(a-l)/d:0;for(const h of r)h.more=Math.max(h.more,d>0?f*h.factor-h.base:
c/r.length)}for(const{tracks:o}of n)for(const r of o)r.base+=r.more,r.more=0};e(({isFree:s,floor:i})=>s?0:i,s=>s==="auto"),e(({least:s})=>s,s=>s==="min-content"),
e(({most:s})=>s,s=>s==="max-content")}function Sy(n,t,{room:e,measures:s}){if(s==="least")return;if(e===void 0){for(const r of n)r.base=r.limit;return}let i=e-t-
n.reduce((r,{base:a})=>r+a,0);const o=n.filter(({base:r,limit:a})=>a>r);o.sort((r,a)=>r.limit-r.base-(a.limit-a.base));for(const[r,a]of o.entries()){if(i<=.001)
return;const c=Math.min(a.limit-a.base,i/(o.length-r));a.base+=c,i-=c}}function vy(n,t,{room:e,gap:s}){const i=n.filter(({most:r})=>r==="flexible");if(i.length===
0)return;let o=0;if(e===void 0){for(const{factor:r,base:a}of i)o=Math.max(o,a/Math.max(r,1));for(const{tracks:r,most:a}of t)r.some(c=>c.most==="flexible")&&(o=Math.
max(o,md(r,a-(r.length-1)*s)))}else o=md(n,e-Math.max(n.length-1,0)*s);for(const r of i)r.base=Math.max(r.base,o*r.factor)}function md(n,t){const e=n.filter(({most:o})=>o===
"flexible");e.sort((o,r)=>r.base*o.factor-o.base*r.factor);let s=t-n.reduce((o,{most:r,base:a})=>o+(r==="flexible"?0:a),0),i=e.reduce((o,{factor:r})=>o+r,0);for(const{
base:o,factor:r}of e){if(i<=0)return 0;const a=Math.max(s,0)/Math.max(i,1);if(o<=a*r+.001)return a;s-=o,i-=r}return 0}function Ty(n,t){const e=t-n.reduce((i,{base:o})=>i+
o,0),s=n.filter(({most:i})=>i==="auto");if(!(e<=0||s.length===0))for(const i of s)i.base+=e/s.length}function*Iy(n,t,e,s){const{style:i,children:o}=n.box,[r,a]=[
lo(i.columnGap,e.width),lo(i.rowGap,e.height)],{items:c,columnTracks:l,rowTracks:d,linesOf:f}=wd(o,i,e,{columns:r,rows:a}),h=[];for(const T of c)h.push(yield*yd(
T,t,e.width));const u=yield*is(l,h,{room:e.width,gap:r,stretches:nn(i.justifyContent)}),p=new ly(n,t,e.width,{columnSizes:u,columnGap:r}),g=yield*p.heightDemands(
c),m=(T,A)=>is(d,g,{room:T,gap:A,stretches:nn(i.alignContent)}),w=yield*m(e.height,a),b=co(w)+Math.max(w.length-1,0)*a,y=e.height??Ry(b,n,s.height),x=lo(i.rowGap,
y),v={rowSizes:e.height===void 0?yield*m(y,x):w,rowGap:x,height:y};yield*p.place(c,v);for(const T of o)T.isPositioned&&p.keepPlace(T,v,id(n.box)?f(T):void 0);return b}
function*Ey({style:n,children:t},e){const s={width:0,height:void 0},i=n.columnGap?.px??0,{items:o,columnTracks:r}=wd(t,n,{...s,width:void 0},{columns:i,rows:0}),
a=[];for(const f of o)a.push(yield*yd(f,e,0));const[c,l]=[yield*is(r,a,{room:void 0,gap:i,stretches:!1,measures:"least"}),yield*is(r,a,{room:void 0,gap:i,stretches:!1,
measures:"most"})],d=Math.max(r.length-1,0)*i;return{least:co(c)+d,most:co(l)+d}}const co=n=>n.reduce((t,e)=>t+e,0),lo=(n,t)=>n?(0,k.Il)(n,t??0):0;function Ry(n,{
box:t,border:e,padding:s},i){const o=G(e)+G(s);return Mt(n+o,t.style,i,o)-o}function wd(n,t,e,s){const i=n.filter(p=>!p.isPositioned);i.some(p=>p.style.order!==
0)&&i.sort((p,g)=>p.style.order-g.style.order);const o=cd(t.gridTemplateColumns,e.width,s.columns),r=cd(t.gridTemplateRows,e.height,s.rows),a=hy(i,t,o,r),{before:c,
items:l}=a,d=ld(o,c.columns,a.columns,l.map(({column:p,columns:g})=>[p,g])),f=ld(r,c.rows,a.rows,l.map(({row:p,rows:g})=>[p,g])),h=bd(o.tracks,a.columns,t.gridAutoColumns,
c.columns),u=bd(r.tracks,a.rows,t.gridAutoRows,c.rows);return{items:l.map(p=>({...p,column:d[p.column],row:f[p.row]})),columnTracks:h.filter((p,g)=>d[g]!==d[g+1]),
rowTracks:u.filter((p,g)=>f[g]!==f[g+1]),linesOf:p=>{const{column:g,row:m}=uy(p,t,{columns:o,rows:r,before:c}),w=(b,y)=>b===void 0?void 0:y[b]??b;return{column:[
w(g[0],d),w(g[1],d)],row:[w(m[0],f),w(m[1],f)]}}}}function bd(n,t,e,s){return Array.from({length:t},(i,o)=>{const r=o-s;if(r>=0&&r<n.length)return n[r];const a=r<
0?e.length+r%e.length:r-n.length;return e[a%e.length]})}function*yd({box:n,column:t,columns:e},s,i){yield rt/10;const o=yield*s.widthsOf(n),[r,a]=[o.least,Pe(o)],
c=$(n.style.marginLeft,0)+$(n.style.marginRight,0),{minWidth:l,overflow:d}=n.style,h=l==="auto"?d!=="visible"?0:r:Z(l,i,0,n.style)??0,u=l==="auto"&&kt(n.style.width);
return{from:t,count:e,isFree:u,floor:h+c,least:r+c,most:a+c}}function Wt({style:n,inner:t,isItem:e}){const{display:s}=n;return e||t!=="blocks"&&t!=="lines"||n.overflow!==
"visible"||n.isContained||s==="flow-root"||s==="inline-block"||s==="table-cell"||s==="table-caption"||n.alignContent!=="normal"||n.float!=="none"||n.columnCount!==
void 0||n.columnWidth!==void 0||n.position==="absolute"||n.position==="fixed"}const Ay=({box:n,border:t,padding:e})=>t.top===0&&e.top===0&&!Wt(n)&&n.style.display!==
"none",Ly=({box:n,border:t,padding:e})=>t.bottom===0&&e.bottom===0&&!Wt(n)&&kt(n.style.height),xd=100;class os{sides=new Set;widths=[];add(t){const{style:e}=t;if(!t.
isPositioned){if(e.float!=="none")this.sides.add(e.float),this.widths.length<xd&&this.widths.push(Z(e.width,void 0,0,e)??0);else if(rs(t)){const{sides:s,widths:i}=Cy(
t);for(const o of s)this.sides.add(o);(0,Y.RZ)(this.widths,i.slice(0,xd-this.widths.length))}}}isCleared({clear:t}){return this.sides.size>0&&(t==="both"||this.
sides.has(t))}isBeside(t,e){if(this.sides.size===0||!Wt(t))return!0;let s=0;for(const i of this.widths){if(s>0&&s+i>e)break;s+=i}return s+(Z(t.style.width,e,0,t.
style)??0)<=e}}function Cy(n){const t=n.known.get("floats");if(t)return t;const e=new os;if(n.inner==="lines")for(const s of n.inlines)s.kind==="apart"&&e.add(s.
box);for(const s of n.children)e.add(s);return n.known.set("floats",e),e}function By(n,t,e){let s=t,i=Oe;const o=new os;for(let r=n;r&&(i=i.add($(r.style.marginTop,
s)),!(r.inner!=="blocks"||Wt(r)||!kd(r)));){const a=F(ft(r.style))+F(mt(r.style,s));s=Math.max(Od(r,{width:s,height:void 0},a)-a,0);let c;for(const l of r.children){
if(l.isApart){o.add(l);continue}const{marginTop:d,marginBottom:f}=l.style,h=i.add($(d,s));if(o.isCleared(l.style)||!o.isBeside(l,s)||e(l.style,h))return i;if(c=
l,!rs(l))break;o.add(l),i=h.add($(f,s)),c=void 0}r=c}return i}const kd=({style:n})=>n.borderTopWidth===0&&n.paddingTop.px===0&&n.paddingTop.percent===0;function rs(n){
let t=n.known.get("through");return t===void 0&&n.known.set("through",t=_y(n)),t}function _y(n){const{style:t}=n;if(Wt(n)||n.replaced||n.marker||!kd(n)||t.aspectRatio!==
void 0||t.borderBottomWidth>0||t.paddingBottom.px!==0||t.paddingBottom.percent!==0||!kt(t.height)&&!(typeof t.height=="object"&&t.height.px===0&&t.height.percent===
0)||typeof t.minHeight=="object"&&(t.minHeight.px>0||t.minHeight.percent>0))return!1;if(n.inner==="lines")return n.inlines.every(Ny);if(n.inner!=="blocks")return!1;
const e=new os;return n.children.every(s=>!s.isApart&&(e.isCleared(s.style)||!rs(s))?!1:(e.add(s),!0))}function Ny(n){switch(n.kind){case"text":return n.text.trim()===
""&&!n.style.whiteSpace.startsWith("pre");case"open":case"close":return Wy(n.box.style);default:return n.kind==="apart"}}const Wy=n=>[n.paddingTop,n.paddingRight,
n.paddingBottom,n.paddingLeft].every(({px:t,percent:e})=>t===0&&e===0)&&[n.marginLeft,n.marginRight].every(t=>t==="auto"||t.px===0&&t.percent===0)&&n.borderTopWidth+
n.borderRightWidth+n.borderBottomWidth+n.borderLeftWidth===0;function Od({style:n},t,e){const s=Z(n.width,t.width,e,n),i=t.width-$(n.marginLeft,t.width)-$(n.marginRight,
t.width);return wt(s??i,n,t.width,e)}const as={width:300,height:150};function Md({style:n,replaced:t},e,s){const[i,o]=[ft(n),mt(n,e.width)],[r,a]=[F(i)+F(o),G(i)+
G(o)],c=S=>S===void 0?void 0:S*n.zoom,l={width:c(t?.width),height:c(t?.height)},d=n.aspectRatio??(l.width!==void 0&&l.height!==void 0&&l.height>0?l.width/l.height:
void 0),f=typeof n.width=="object"&&n.width.percent!==0&&e.width===0;let h=e.fixedWidth??(f?void 0:Z(n.width,e.width,r,n)),u=e.fixedHeight??Z(n.height,e.height,
a,n);const[p,g]=[h!==void 0,u!==void 0];h!==void 0&&(h-=r),u!==void 0&&(u-=a),h===void 0&&u===void 0?(h=l.width??(l.height!==void 0&&d!==void 0?l.height*d:as.width),
u=l.height??(d===void 0?as.height:h/d)):h===void 0?h=d===void 0?l.width??as.width:u*d:u??=d===void 0?l.height??as.height:h/d;const m=wt(h+r,e.width===0?{...n,maxWidth:Py(
n.maxWidth)}:n,e.width,r)-r;m!==h&&!g&&d!==void 0&&(u=m/d);const w=Mt(u+a,n,e.height,a)-a,b=w!==u&&!p&&d!==void 0?w*d:m,y=s.page.height-a,x=w>y&&y>0?y/w:1;return{
width:b*x,height:w*x}}const Py=n=>typeof n=="object"&&n.percent!==0?"none":n,[Dy,$y,Sd]=["‪","‫","‬"],[vd,Td]=["‭","‮"],[Id,Ed,zy,Rd]=["⁦","⁧","⁨",
"⁩"];function fo({unicodeBidi:n,direction:t}){const e=t==="rtl";switch(n){case"normal":return"";case"embed":return e?$y:Dy;case"isolate":return e?Ed:Id;case"b\
idi-override":return e?Ed+Td:Id+vd;case"plaintext":return zy}}function Fy({unicodeBidi:n}){switch(n){case"normal":return"";case"embed":return Sd;case"bidi-overr\
ide":return Sd+Rd;default:return Rd}}function Gy({unicodeBidi:n,direction:t}){if(n==="plaintext")return"";const e=t==="rtl",s=e?Kt.Vv:Kt.fM;return n==="bidi-ove\
rride"?s+(e?Td:vd):s}var Hy=I(47707);const Ad=32,jy=6e4,Uy=2e3,Ky=/ {1,200}|[^ ]{1,200}/g;class Yy{widthOf;x=0;blank;constructor(t,e){this.widthOf=e,this.blank=
e(" ",t)}restart(){this.x=0}*expand(t,e){const s=this.widthOf(" ",e),i=this.blank*Math.min(Math.round(e.tabSize),Ad),o=lr(e)*(0,k.xP)(e)/2,r=[];for(const[a,c]of t.
split("	").entries()){if(yield Uy,a>0&&i>0&&s>0){const l=Math.max(Math.round((this.nextStop(i,o)-this.x)/s),1);r.push(" ".repeat(Math.min(l,2*Ad))),this.x+=l*s}
for(const l of c.match(Ky)??[])yield jy,this.x+=this.widthOf(l,e);r.push(c)}return r.join("")}nextStop(t,e){const s=(Math.floor(this.x/t+1e-6)+1)*t;return s-this.
x<e?s+t:s}}const Xy=.7,Ld=new WeakMap;function*Vy(n,t){if(n==="")return;if(t.fontVariant==="normal"){yield{text:n,style:t};return}let e=Ld.get(t);if(e||Ld.set(t,
e={...t,fontSize:t.fontSize*Xy}),t.fontVariant==="all-small-caps"){yield{text:n.toUpperCase(),style:e};return}for(const[s]of n.matchAll(new RegExp("\\p{Ll}+|\\P{L\
l}+","gu"))){const i=new RegExp("^\\p{Ll}","u").test(s);yield{text:i?s.toUpperCase():s,style:i?e:t}}}const Zy=new RegExp("(^|[\\s\\p{P}])(?<![\\p{L}\\p{N}]['’])(\\p{\
L})","gu");function Jy(n,{textTransform:t}){return t==="uppercase"?n.toUpperCase():t==="lowercase"?n.toLowerCase():t==="capitalize"?n.replace(Zy,(e,s,i)=>s+i.toUpperCase()):
n}const Cd="￼",te=3e3,Bd=1e3,qy=8,ho=200,cs=2e4,[ls,Qy]=[1e3,200],tx=/[\t\n\r\f][ \t\n\r\f]*| [ \t\n\r\f]+/g;function*ex(n,t,e){const s=n.some(l=>l.kind==="te\
xt"&&l.text.includes("	")),i=(l,d)=>on(l,d,void 0,e).width,o=s?new Yy(t,i):void 0,r=[[]];let a=!0,c=0;for(const l of n){if(++c%50===0&&(yield 50*te),l.kind==="b\
reak"){r.push([]),o?.restart(),a=!0;continue}if(l.kind!=="text"){const u=l.kind==="atom";u&&(a=!1),r.at(-1).push({inline:l,text:u?Cd:"",style:void 0});continue}
const{style:d}=l,{whiteSpace:f}=d,h=f==="pre"||f==="pre-wrap";for(const{slice:u,isBegun:p}of nx(l.text,f!=="normal"&&f!=="nowrap")){++c%50===0&&(yield 50*te),u.
length>cs/4&&(yield 50*te),p&&(r.push([]),o?.restart(),a=!0);let g=u;h?g=o?yield*o.expand(g,d):g:(g=g.replace(tx," "),a&&g.startsWith(" ")&&(g=g.slice(1)),g!==""&&
(a=g.endsWith(" "))),f.startsWith("pre")&&g!==""&&(a=f==="pre-line"&&g.endsWith(" "));for(const m of Vy(Jy(g,d),d))++c%50===0&&(yield 50*te),r.at(-1).push({inline:l,
...m})}}return r}function*nx(n,t){const e=t?/\r\n?|\n/g:void 0;let s=!1;for(let i=0;;s=!0){const o=e?.exec(n),r=o?.index??n.length;do{const a=r-i>cs?sx(n,i):r;yield{
slice:n.slice(i,a),isBegun:s},s=!1,i=a}while(i<r);if(!o)return;i=e.lastIndex}}function sx(n,t){const e=t+cs,s=n.lastIndexOf(" ",e-1);return s>t+cs/2?s+1:(0,Me.LJ)(
n.charCodeAt(e))?e-1:e}function*_d(n,t,e){const{inlines:s}=n,i=t.pieces.find(s);if(i)return i;const o=yield*Nd(s,n.style,t);return e&&s.length>0&&t.pieces.keep(
s,o,o.list.length),o}function*ix({inlines:n,style:t,firstLine:e},s,i){if(!e)return;const o=new Map,r=l=>{let d=o.get(l);return d||o.set(l,d=ox(l,t,e)),d},a=n.map(
l=>l.kind==="text"?{...l,style:r(l.style)}:l),{list:c}=yield*Nd(a,t,s);return c.length===i?c:void 0}function ox(n,t,e){const s={...n};for(const[i,o]of Object.entries(
e))n[i]===t[i]&&Object.assign(s,{[i]:o});return s}function*Nd(n,t,e){const s=yield*ex(n,t,e);let i=[],o=t.direction==="rtl";const r=[t];for(const[a,c]of s.entries()){
a%20===19&&(yield 20*te);const l=yield*rx(c);o||=(0,Kt.ft)(l.text)||l.hasTurned;const d=yield*new lx(c,r,e).pieces(l.text);if(s.length===1)i=d;else for(const h of d)
i.push(h);a===s.length-1||ax(i,c.length===0||l.text==="")}return{list:i,turns:o}}function*rx(n){const t=[];let e=!1;for(let s=0;s<n.length;s+=ls){const i=s===0&&
n.length<=ls?n:n.slice(s,s+ls);t.push(i.map(({text:o})=>o).join("")),e||=i.some(({inline:o})=>o.kind==="open"&&(0,Kt.ft)(fo(o.box.style))),i!==n&&(yield ls*Qy)}
return{text:t.join(""),hasTurned:e}}function ax(n,t){const e=n.at(-1);e&&!t&&!e.ends?n[n.length-1]={...e,ends:!0}:n.push({fragments:[],spaces:[],width:0,spaceWidth:0,
hyphen:0,ends:!0})}function on(n,t,e,s,i=!1){const o=s.typefaces.word(n,s.faceOf(t),i),r=n===" "||/^[ \u00a0]+$/.test(n),a=t.letterSpacing===0?0:(0,Hy.qf)(n).length,
c=o.width*(0,k.xP)(t)/1e3+a*t.letterSpacing+(r?t.wordSpacing*n.length:0);return{kind:"text",text:n,style:t,owner:e,word:o,width:c,isSpace:r}}const cx=[];class lx{sources;around;layout;index=0;start=0;at=0;alike;taken=0;constructor(t,e,s){
this.sources=t,this.around=e,this.layout=s}*pieces(t){const e=[];let s=[],i=[];const o=()=>{s.length+i.length>0&&e.push(this.pieceOf(s,i)),[s,i]=[[],[]]};let r=0;
for(const a of hx(this.layout.breaks(t),t)){if((++r%20===0||this.layout.typefaces.isDue)&&(yield 20*te),!a)continue;const{end:c,next:l}=a,d=this.takeWord(c);d||
(yield*this.take(c,s));const f=l>c?this.takeWord(l):void 0;if(d!==void 0&&s.length===0&&(f!==void 0||l===c)&&!(l<t.length&&this.isHeld())){e.push(this.plainPiece(
d,f));continue}if(d&&s.push(d),f?i.push(f):l>c&&(yield*this.take(l,i)),l<t.length&&this.isHeld()){for(const u of i)s.push(u);i=[]}else o()}if(this.rest(s),s.length>
0&&e.length>0&&s.every(({kind:a})=>a==="close")){const a=e.pop();e.push(this.pieceOf([...a.fragments,...a.spaces.length>0?a.spaces:[],...s],[])),s=[]}return o(),
e}isHeld(){const t=this.at>this.start?this.sources[this.index]?.style:void 0,{whiteSpace:e}=t??this.around.at(-1);return e==="nowrap"||e==="pre"}takeWord(t){const e=this.
sources[this.index];if(e?.inline.kind!=="text"||this.at>=t||t>=this.start+e.text.length||t-this.at>=ho)return;const s=e.text.slice(this.at-this.start,t-this.start);
if(!(s!==" "&&(s.includes(" ")||Pd(e.style)&&s.includes(Wd))))return this.at=t,this.fragmentOf(s,e.style,e.inline.owner)}fragmentOf(t,e,s){const i=this.alikeOf(
e,s).words;let o=i.get(t);return o||i.set(t,o=on(t,e,s,this.layout)),o}alikeOf(t,e){const{alike:s,layout:i}=this;if(s?.style===t&&s.owner===e&&s.words.size<Bd)return s;
let o=e?void 0:i.words.get(t);return(!o||o.words.size>=Bd)&&(o={style:t,owner:e,words:new Map,pieces:new Map},e||(i.words.size>=qy&&i.words.clear(),i.words.set(
t,o))),this.alike=o}plainPiece(t,e){const{style:s,owner:i}=t,r=e?.style===s&&e.owner===i&&e.text===" "?this.alikeOf(s,i).pieces:void 0;let a=r?.get(t);return a||
(a=this.pieceOf([t],e?[e]:cx),r?.set(t,a)),a}*take(t,e){for(;this.index<this.sources.length;){const s=this.sources[this.index],i=s.text.length;if(this.at>=t&&!(i===
0&&gx(s,"close")))return;if(++this.taken%20===0&&(yield 20*te),i===0){this.takeEdge(s,e),this.index++;continue}const o=Math.min(t,this.start+i);if(yield*this.put(
s,s.text.slice(this.at-this.start,o-this.start),e),this.at=o,o<this.start+i)return;this.start+=i,this.index++}}rest(t){for(;this.index<this.sources.length;this.
index++){const e=this.sources[this.index];e.text.length===0&&this.takeEdge(e,t)}}takeEdge({inline:t},e){t.kind==="open"?this.around.push(t.box.style):t.kind==="\
close"&&this.around.length>1&&this.around.pop(),e.push(t)}pieceOf(t,e){const{soft:s,shown:i}=Dd(t,this.layout)??{},o=s&&i?i.width-s.width:0;return{fragments:t,spaces:e,
width:$d(t),spaceWidth:$d(e),hyphen:o,ends:!1}}*put({inline:t,style:e},s,i){if(t.kind!=="text")return void i.push(t);const o=Pd(e)?px:ux;for(let r=0,a=0;r<s.length;r=
a){const c=o(s,r),l=Math.min(s.length,r+ho);for(a=r+1;a<l&&o(s,a)===c;)a++;i.push(this.fragmentOf(s.slice(r,a),e,t.owner)),(++this.taken%20===0||a-r===ho)&&(yield 20*
te)}}}const dx=/(?<=[a-z\d]-)(?=\d)|(?<=[^([{«‹“¿¡ ]) {1,9}(?=[^!?:;,.%»›”’)\]} ])/gi,fx=/[!$%+/\\|}]$/;function*hx(n,t){for(const{start:e,end:s,next:i,
isCut:o}of n){const r=t.slice(e,s);if(/[ -]/.test(r))for(const{0:c,index:l}of r.matchAll(dx))yield{end:e+l,next:e+l+c.length};yield!o&&s===i&&i<t.length&&t.charCodeAt(
i)<128&&fx.test(r.slice(-1))?void 0:{end:s,next:i}}}const Wd=" ",ux=(n,t)=>n[t]===" ",px=(n,t)=>n[t]===" "||n[t]===Wd,Pd=({textAlign:n,textAlignLast:t,wordSpacing:e})=>n===
"justify"||t==="justify"||e!==0,gx=({inline:n},t)=>n.kind===t,mx="­",wx="‐";function Dd(n,t){const e=n.findLast(s=>s.kind!=="close");if(!(e?.kind!=="text"||!e.
text.endsWith(mx)))return{soft:e,shown:on(e.text.slice(0,-1)+wx,e.style,e.owner,t)}}const $d=n=>n.reduce((t,e)=>t+(e.kind==="text"?e.width:0),0);function*bx(n,t){
const e=tn(n),s=yield*Fd(n,t),i=zd(n,e);let[o,r,a,c]=[i,i,0,0];for(const f of s)o+=f.least,r+=f.most,a+=f.share,f.share>0&&(c=Math.max(c,f.most/f.share));const l=s.
reduce((f,{share:h,most:u})=>h>0?f:f+u,0),d=r;a>0&&(r=Math.max(r,c+i,l>0?yx(l,1-a)+i:0));for(const f of e.captions)o=Math.max(o,(yield*t.widthsOf(f)).least);return{
least:o,most:Math.max(r,o),plain:a>0?Math.max(d,o):void 0}}const yx=(n,t)=>Math.min(t>0?n/t:1/0,xx),xx=1e6,zd=({style:n},{columns:t})=>n.borderCollapse==="colla\
pse"||t===0?0:(t+1)*n.borderSpacingX;function*Fd(n,t){const e=n.known.get("columns");if(e)return e;const s=tn(n),i=Array.from({length:s.columns},()=>({least:0,most:0,
fixed:!1,share:0}));for(const[r,a]of s.columnBoxes.entries())a&&vx(i[r],a);const o=[];for(const r of s.cells){if(yield rt/10,r.columns>1){o.push(r);continue}const a=i[r.
column],c=yield*Gd(r.box,n,t);a.least=Math.max(a.least,c.least);const l=typeof r.box.style.width=="object"&&r.box.style.width.percent===0;l&&!a.fixed?a.most=c.most:
(l||!a.fixed)&&(a.most=Math.max(a.most,c.most)),a.fixed||=l,Tx(a,r.box)}for(const r of i)r.most=Math.max(r.most,r.least);o.sort((r,a)=>r.columns-a.columns);for(const r of o){
yield r.columns*200;const a=i.slice(r.column,r.column+r.columns),c=yield*Gd(r.box,n,t);kx(a,r.box),Ix(a,c,Sx(n))}return Ox(i),n.known.set("columns",i),i}function kx(n,{
style:t}){if(typeof t.width!="object"||t.width.percent<=0)return;const e=n.filter(({share:o})=>o===0),s=n.reduce((o,{share:r})=>o-r,t.width.percent);if(s<=0)return;
const i=e.reduce((o,{most:r})=>o+r,0);for(const o of e)o.share=s*(i>0?o.most/i:1/e.length)}function Ox(n){let t=1;for(const e of n)e.share=Math.min(e.share,t),t=
t-e.share>Mx?t-e.share:0}const Mx=1e-9,Sx=({style:n})=>n.borderCollapse==="collapse"?0:n.borderSpacingX;function*Gd(n,t,e){const s=yield*e.widthsOf(n),[i,o]=[s.
least,Pe(s)];if(t.style.borderCollapse!=="collapse")return{least:i,most:o};const r=F(qi(t).cells.get(n))-F(ft(n.style));return{least:i+r,most:o+r}}function vx(n,{
style:t}){typeof t.width=="object"&&(t.width.percent>0?n.share=Math.max(n.share,t.width.percent):(n.most=Math.max(n.most,t.width.px),n.least=Math.max(n.least,0),
n.fixed=!0))}function Tx(n,{style:t}){typeof t.width=="object"&&t.width.percent>0&&(n.share=Math.max(n.share,t.width.percent))}function Ix(n,{least:t,most:e},s){
const i=s*(n.length-1),o=n.filter(({fixed:c,share:l})=>!c&&l===0),r=o.length>0?o:n,a=(c,l)=>{const d=n.reduce((h,u)=>h+u[c],0)+i;if(l<=d)return;const f=r.reduce(
(h,u)=>h+u.most,0);for(const h of r)h[c]+=(l-d)*(f>0?h.most/f:1/r.length)};a("least",t),a("most",e);for(const c of n)c.most=Math.max(c.most,c.least)}function Ex(n,t){
const e=a=>n.reduce((c,l)=>c+a(l),0),s=a=>a.share>0?Math.max(a.share*t,a.least):a.least,i=a=>a.fixed&&a.share===0?a.most:s(a),o=a=>a.share>0?s(a):a.most,r=[a=>a.
least,s,i,o];for(let a=1;a<r.length;a++){const[c,l]=[r[a-1],r[a]],[d,f]=[e(c),e(l)];if(t>f)continue;const h=f>d?Math.max(t-d,0)/(f-d):0;return n.map(u=>c(u)+(l(
u)-c(u))*h)}return Rx(n,n.map(o),t-e(o))}function Rx(n,t,e){const s=[({fixed:i,share:o})=>!i&&o===0,({fixed:i,share:o})=>i&&o===0,({share:i})=>i>0];for(const i of s){
const o=n.flatMap((l,d)=>i(l)?[d]:[]);if(o.length===0)continue;const r=o.map(l=>n[l].share>0?n[l].share:t[l]),a=r.reduce((l,d)=>l+d,0),c=[...t];for(const[l,d]of o.
entries())c[d]=t[d]+e*(a>0?r[l]/a:1/o.length);return c}return[...t]}function Ax(n,t){const e=tn(n),s=Array.from({length:e.columns},()=>{}),i=s.map(()=>!1),o=({style:h},u,p)=>{
const g=typeof h.width=="object"&&h.width.percent>0,w=h.display==="table-column"||h.display==="table-column-group"||g&&p>1?0:F(ft(h))+F(mt(h,t)),b=Z(h.width,t,w,
h);for(let y=u;b!==void 0&&y<u+p;y++)s[y]===void 0&&(i[y]=g),s[y]??=b/p};for(const[h,u]of e.columnBoxes.entries())u&&o(u,h,1);for(const{box:h,column:u,row:p,columns:g}of e.
cells){if(p>0)break;o(h,u,g)}const r=s.reduce((h,u)=>h+(u??0),0),a=s.reduce((h,u,p)=>h+(i[p]?u??0:0),0),c=s.filter(h=>h===void 0).length,l=a>0&&r>t?Math.max(t-r+
a,0)/a:1,d=c>0?Math.max(t-r,0)/c:0,f=c===0&&r>0&&t>r?t/r:1;return s.map((h,u)=>h===void 0?d:h*(i[u]?l:1)*f)}function*Lx({children:[n],style:t},e){const{height:s,
maxHeight:i}=t;if(typeof s=="object"&&s.percent===0)return s.px;const{most:o}=yield*e.widthsOf(n),r=typeof i=="object"&&i.percent===0?i.px:1/0;return Math.min(o,
r,e.page.height)}function*Hd(n,t){const e=yield*Lx(n,t),s=yield*t.layOut(n.children[0],{width:e,height:void 0,fixedWidth:e});return s.height>t.page.width?void 0:
{length:e,content:s}}function*Cx(n,t){const e=yield*Hd(n,t);return e?{least:e.content.height,most:e.content.height}:yield*t.widthsOf(n.children[0])}function*Bx(n,t){
const{box:e,contentWidth:s}=n,i=yield*Hd(e,t);if(!i){const a=yield*t.layOut(e.children[0],{width:s,height:void 0});return n.add(a),a.height}const{length:o,content:r}=i;
return r.turn=e.style.writingMode==="up"?[0,-1,1,0,0,o]:[0,1,-1,0,r.height,0],n.add(r),o}function _x({style:n}){const t=G(ft(n))+G(mt(n,0)),e=typeof n.height=="\
object"&&n.height.percent===0?Z(n.height,0,t,n):void 0;return e===void 0?n.height:{px:Math.max(e-t,0),percent:0}}function*ds(n,t){const e=n.known.get("widths");
if(e)return e;yield rt/4;const{style:s}=n,i=F(ft(s))+F(mt(s,0)),o=typeof s.width=="object"&&s.width.percent===0?Z(s.width,0,i,s):void 0;let r;const a=s.display===
"table-cell";if(o!==void 0&&n.inner!=="table"&&!a)r={least:o,most:o};else{const l=yield*Kd(n,t),d=n.inner==="table"&&s.borderCollapse==="collapse"?F(qi(n).table):
i,f=l.plain===void 0?void 0:Math.max(l.plain,l.least)+d;r={least:l.least+d,most:Math.max(l.most,l.least)+d,plain:f},o!==void 0&&(r={least:a?r.least:Math.max(o,r.
least),most:Math.max(o,r.least)})}const c=jd(r,l=>Ud(l,s,i));return n.known.set("widths",c),c}const jd=({least:n,most:t,plain:e},s)=>({least:s(n),most:s(t),plain:e===
void 0?void 0:s(e)});function*Nx(n,t){if(typeof n.style.width!="object"||n.inner==="table")return(yield*ds(n,t)).least;let e=n.known.get("content");if(e===void 0){
const s=F(ft(n.style))+F(mt(n.style,0));e=Ud((yield*Kd(n,t)).least+s,n.style,s),n.known.set("content",e)}return e}function Ud(n,t,e){const{minWidth:s,maxWidth:i}=t,
o=c=>typeof c=="object"&&c.percent!==0,[r,a]=[o(s),o(i)];return!r&&!a?wt(n,t,0,e):wt(n,{...t,minWidth:r?"auto":s,maxWidth:a?"none":i},0,e)}function*uo(n,t){const e=$(
n.style.marginLeft,0)+$(n.style.marginRight,0);return jd(yield*ds(n,t),s=>s+e)}function*Kd(n,t){switch(n.inner){case"image":{const{width:e}=Md(n,{width:0,height:void 0},
t);return{least:typeof n.style.width=="object"||typeof n.style.maxWidth=="object"&&n.style.maxWidth.percent!==0?0:e,most:e}}case"lines":return yield*Px(n,t);case"\
table":return yield*bx(n,t);case"flex":return yield*$x(n,t);case"columns":return yield*ry(n,t);case"grid":return yield*Ey(n,t);case"turned":return yield*Cx(n,t);default:
return yield*Wx(n,t)}}function*Wx({children:n},t){let[e,s,i,o]=[0,0,0,0];for(const r of n){if(r.isPositioned)continue;const a=yield*uo(r,t);if(e=Math.max(e,a.least),
r.style.float!=="none"){o+=a.most,s=Math.max(s,o),i=Math.max(i,o);continue}r.style.clear!=="none"&&(o=0);const l=typeof r.style.width=="object"&&!Wt(r)?0:Math.max(
o,0);s=Math.max(s,a.most+l),i=Math.max(i,Pe(a)+l),o=0}return{least:e,most:s,plain:i<s?i:void 0}}function*Px(n,t){const{list:e}=yield*_d(n,t,!0);let[s,i,o,r]=[0,
0,0,0],a=0;const c=n.style.overflowWrap!=="anywhere"&&n.style.wordBreak!=="break-word"&&n.style.wordBreak!=="break-all";for(const l of e){let d=0;const f=[...l.
fragments];(0,Y.RZ)(f,l.spaces.filter(({kind:p})=>p!=="text"));let h=0;for(const p of f){const g=yield*Dx(p,t);if(p.kind==="apart"){p.box.isPositioned||(r+=g.most,
s=Math.max(s,g.least));continue}d+=g.most,h+=g.least}s=Math.max(s,c?h+l.hyphen:Math.min(h,n.style.fontSize));const u=l.fragments.some(({kind:p})=>p!=="apart");u&&
(o+=a+d),a=u?l.spaceWidth:Math.max(a,l.spaceWidth),i=Math.max(i,o),l.ends&&([o,a]=[0,0])}return{least:s,most:i+r}}function*Dx(n,t){if(n.kind==="text")return{least:n.
width,most:n.width};if(n.kind==="atom"||n.kind==="apart")return yield*uo(n.box,t);const{style:e}=n.box,s=n.kind==="open"?$(e.marginLeft,0)+e.borderLeftWidth+e.paddingLeft.
px:$(e.marginRight,0)+e.borderRightWidth+e.paddingRight.px;return{least:s,most:s}}function*$x({style:n,children:t},e){const s=n.flexDirection.startsWith("row");
let[i,o,r]=[0,0,0];for(const c of t){if(c.isPositioned)continue;const l=yield*uo(c,e),{flexBasis:d}=c.style,f=s&&typeof d=="object"&&d.percent===0?d.px:void 0,h=Math.
max(Pe(l),f??0);r++,o=s?o+h:Math.max(o,h),i=s&&n.flexWrap==="nowrap"?i+l.least:Math.max(i,l.least)}const a=s?Math.max(r-1,0)*(n.columnGap?.px??0):0;return{least:i+
(n.flexWrap==="nowrap"?a:0),most:o+a}}function*Yd(n,t,e=!1){const s=cy(n);if(s.length===0)return;const i=({style:o})=>o.position==="fixed"&&!n.box.style.isContained;
for(const{box:o,x:r,y:a,share:c,area:l}of s)if(!e&&(!id(n.box)||i(o)))sn(n,o,{x:r,y:a,share:c});else{const d=e?Fx(n,t):l?zx(n,l):n,f=yield*Gx({box:o,x:r,y:a,share:c},
d,t);n.addApart(f);for(const h of no(f))s.push(h)}}function zx({box:n},{x:t,y:e,width:s,height:i}){const o=new ke(n);return o.border={...Xe,left:t,top:e},o.width=
t+s,o.height=e+i,o}function Fx({box:n},{page:t}){const e=new ke(n);return e.width=t.width,e.height=t.height,e}function*Gx({box:n,x:t,y:e,share:s},i,o){const{style:r}=n,
{border:a}=i,[c,l]=[i.width-F(a),i.height-G(a)],d=Nt(r,c),[f,h,u,p]=[r.left==="auto"?void 0:(0,k.Il)(r.left,c),r.right==="auto"?void 0:(0,k.Il)(r.right,c),r.top===
"auto"?void 0:(0,k.Il)(r.top,l),r.bottom==="auto"?void 0:(0,k.Il)(r.bottom,l)],g={across:F(ft(r))+F(mt(r,c)),down:G(ft(r))+G(mt(r,c))},m=n.inner==="image",w=jx(
u,p,l-G(d)),b=f??(h===void 0&&s.x===0?t-a.left:0),y={width:c,height:l,edges:g,free:Math.max(c-b-(h??0)-F(d),0),isHeld:f!==void 0&&h!==void 0,spansDown:w},x=m?void 0:
yield*Hx(n,y,o),v=r.height==="auto"&&!m&&r.aspectRatio===void 0?w:void 0,T=v===void 0?void 0:Mt(v,r,l,g.down),A=yield*o.layOut(n,{width:c,height:l,fixedWidth:x,
fixedHeight:T});return A.x=a.left+Xd({from:f,to:h,size:A.width,whole:c,first:d.left,last:d.right,flow:t-a.left,share:s.x,margins:[r.marginLeft,r.marginRight]}),
A.y=a.top+Xd({from:u,to:p,size:A.height,whole:l,first:d.top,last:d.bottom,flow:e-a.top,share:s.y,margins:[r.marginTop,r.marginBottom]}),u===void 0&&p!==void 0&&
(A.isFromBottom=!0),A}function*Hx(n,{width:t,height:e,edges:s,free:i,isHeld:o,spansDown:r},a){const{style:c}=n,d=typeof c.width=="object"&&c.width.fills?i:Z(c.width,
t,s.across,c)??Ux(c,e,s,o?void 0:r);if(d!==void 0)return wt(d,c,t,s.across);const{least:f,most:h}=yield*a.widthsOf(n);if(c.width==="min-content")return wt(f,c,t,
s.across);if(c.width==="max-content")return wt(h,c,t,s.across);const p=o&&c.width==="auto"&&n.inner!=="table"?i:Math.max(f,Math.min(h,i));return wt($n(p,c,e,s),
c,t,s.across)}const jx=(n,t,e)=>n===void 0||t===void 0?void 0:Math.max(e-n-t,0);function Ux(n,t,e,s){if(n.width!=="auto"||n.aspectRatio===void 0)return;const i=Z(
n.height,t,e.down,n)??s;return i===void 0?void 0:Ve(Mt(i,n,t,e.down),n,e)}function Xd({from:n,to:t,size:e,whole:s,first:i,last:o,flow:r,share:a,margins:c}){if(n===
void 0&&t===void 0)return r+i-a*(i+e+o);if(n===void 0)return s-t-e-o;if(t!==void 0&&c[0]==="auto"){const l=s-n-t-e;return n+(c[1]==="auto"?Math.max(l/2,0):l-$(c[1],
s))}return n+i}const Vd=500,Zd=500,Kx=600,Yx=1e5;function Xx({fragment:n}){switch(n.kind){case"text":return n.text;case"atom":return Cd;case"open":return fo(n.box.
style);case"close":return Fy(n.box.style);default:return""}}function*Vx(n,t,e,s){const i=Gy(t.style)+e.map(({style:l})=>fo(l)).join(""),o=n.map(Xx),r=[],a=n.map(
()=>({first:1/0,last:-1}));let c=0;for(const{text:l,rtl:d,index:f}of(0,Kt.rg)(i,o)){c+=Zd+l.length*Kx,c>Yx&&(yield c,c=0);const h=n[f],{fragment:u}=h;if(u.kind!==
"text"&&u.kind!=="atom")continue;const p=a[f];if(p.first=Math.min(p.first,r.length),p.last=r.length,u.kind==="atom")r.push(h);else{const g=on(l,u.style,u.owner,
s,d);r.push({fragment:g,width:g.width})}}return yield*Zx(n,r,a,e)}function*Jd({item:n,box:t,index:e},{to:s,atEnd:i},o,r){const{before:a,after:c,rest:l}=r,[d,f]=t.
style.direction==="rtl"?Jx(n,t,i):[n,i];let[h,u]=[1/0,-1];for(let p=e;p<s;p++)++r.looked%Vd===0&&(yield Vd*Zd),h=Math.min(h,o[p].first),u=Math.max(u,o[p].last);
if(u<0)return(0,Y.RZ)(l,[d,f]);a.set(h,[d,...a.get(h)??[]]),c.set(u,[...c.get(u)??[],f])}function*Zx(n,t,e,s){const i={before:new Map,after:new Map,rest:[],looked:0},
{before:o,after:r,rest:a}=i,c=s.map(d=>({item:fs("resume",d),box:d,index:0}));for(const[d,f]of n.entries()){const{fragment:h}=f;if(h.kind==="apart"&&a.push(f),h.
kind==="open"&&c.push({item:f,box:h.box,index:d}),h.kind!=="close")continue;const u=c.findLastIndex(({box:p})=>p===h.box);u>=0&&(yield*Jd(c.splice(u,1)[0],{to:d,
atEnd:f},e,i))}s.splice(0,s.length);for(const{box:d}of c)s.push(d);for(const d of c.reverse())yield*Jd(d,{to:n.length,atEnd:fs("pause",d.box)},e,i);const l=[];for(const[
d,f]of t.entries())(0,Y.RZ)(l,o.get(d)??[]),l.push(f),(0,Y.RZ)(l,r.get(d)??[]);return(0,Y.RZ)(l,a),l}const fs=(n,t)=>({fragment:{kind:n,box:t},width:0});function Jx(n,t,e){
const[s,i]=[n.fragment.kind==="open",e.fragment.kind==="close"];return s===i?[n,e]:s?[fs("resume",t),{fragment:{kind:"close",box:t},width:n.width}]:[{fragment:{
kind:"open",box:t},width:e.width},fs("pause",t)]}function po(n,t,{above:e,below:s}){n.above=Math.max(n.above,e+t),n.below=Math.max(n.below,s-t)}function qx(n,t){
let{above:e,below:s}=n;for(const{align:i,height:o}of t)o<=e+s||([e,s]=i==="top"?[n.above,o-n.above]:[o-n.below,n.below]);return{above:e,below:s}}const Qx=({drawn:n,
from:t,rise:e},s,i)=>Array.from({length:i},(o,r)=>(s?.[r]??0)+(r<n?e-t:0)),le=200,go=5e3,t1={x:0,y:0},e1=500,qd=.01,Qd=.268;function*n1(n){const{items:t,block:e,
open:s,layout:i}=n,o=n.turns?yield*Vx(t,e,s,i):t;return yield*new s1(n,o).place()}class s1{wishes;items;isLoose;own;x=0;texts=[];atoms=[];inlines=[];stack=[];aligned=[];boxes=[];space;constructor(t,e){
this.wishes=t,this.items=e;const{above:s,below:i}=t.layout.lineOf(t.block.style),o=e.some(({fragment:r})=>r.kind==="text"||r.kind==="atom");this.isLoose=t.layout.
quirks!=="none"&&o&&t.block.marker===void 0,this.own=this.isLoose?{above:0,below:0}:{above:s,below:i}}*place(){const{wishes:t,items:e}=this;for(const a of t.turns?
[]:t.open)this.stack.push({box:a,x:0,isFirst:!1,level:this.levelOf(a)});const s=e.reduce((a,{width:c})=>a+c,0),{start:i,stretch:o}=this.alignment(s);this.x=t.left+
i;for(const a of this.stack.splice(0))this.stack.push({...a,x:this.x});for(let a=0;a<e.length;a++)a%le===le-1&&(yield le*go),this.put(e[a],o);for(const a of this.
stack)this.inlines.push({...a,width:this.x-a.x,isLast:!1});t.turns||(t.open.splice(0,t.open.length),(0,Y.RZ)(t.open,this.stack.map(({box:a})=>a)));for(const{align:a,
above:c,below:l}of this.boxes)this.aligned.push({align:a,height:c+l});const r=qx(this.own,this.aligned);for(const a of this.boxes)a.rise=a.align==="top"?r.above-
a.above:a.below-r.below;return yield*this.finish(r)}*finish({above:t,below:e}){const s=t+e,{layout:i,whole:o}=this.wishes,r=this.atoms.map(({laid:l,owner:d,x:f,
top:h,level:{shift:u,aligned:p}})=>{const{marginTop:g,marginBottom:m}=l.box.style;return l.x=f+u.x,h==="top"?l.y=$(g,o):h==="bottom"?l.y=s-l.height-$(m,o):l.y=t-
mo(p)+h,l.y+=u.y,{laid:l,owner:d}}),a=[];for(const[l,{box:d,x:f,width:h,level:u,isFirst:p,isLast:g}]of this.inlines.entries()){l%le===le-1&&(yield le*go);const{
style:m}=d;if(d.place===void 0&&!sf(m))continue;const{descent:w}=i.metricsOf(m),b=this.overText(m),y=(0,k.Il)(m.paddingBottom,o)+m.borderBottomWidth,x=t-mo(u.aligned)-
u.rise-b+u.shift.y;a.push({box:d,x:f+u.shift.x,width:h,y:x,height:b+w+y,isFirst:p,isLast:g})}const c=[];for(let l=0,d=0;l<this.texts.length;){const f=d1(this.texts,
l,t);c.push(f1(this.texts,l,f,t)),d+=f-l,l=f,!(d<le)&&(yield d*go,d=0)}return{y:0,height:s,baseline:t,texts:wo(c),atoms:wo(r),inlines:wo(a)}}alignment(t){const{
width:e,isLast:s,block:i}=this.wishes,{textAlignLast:o,direction:r}=i.style,a=s&&o!=="auto"?o:i.style.textAlign,c=e-t,l=r==="rtl";if(c<qd)return{start:l?c:0,stretch:0};
if(a==="center")return{start:c/2,stretch:0};if(a==="right"||a==="end"&&!l||a==="start"&&l)return{start:c,stretch:0};if(a!=="justify")return{start:0,stretch:0};const d=this.
items.reduce((f,{fragment:h})=>f+tf(h),0);return s&&o==="auto"||d===0?{start:l?c:0,stretch:0}:{start:0,stretch:c/d}}put({fragment:t,width:e,laid:s},i){switch(t.
kind){case"text":return this.putText(t,e+tf(t)*i,i);case"open":this.x+=$(t.box.style.marginLeft,this.wishes.whole),this.stack.push({box:t.box,x:this.x,isFirst:!0,
level:this.levelOf(t.box)}),this.x+=e-$(t.box.style.marginLeft,this.wishes.whole);return;case"resume":this.stack.push({box:t.box,x:this.x,isFirst:!1,level:this.
levelOf(t.box)});return;case"pause":return this.close(t.box,!1);case"close":{const o=$(t.box.style.marginRight,this.wishes.whole);this.x+=e-o,this.close(t.box,!0),
this.x+=o;return}case"atom":return this.putAtom(s,t.owner,e);case"apart":}}close(t,e){const s=this.stack.findLastIndex(o=>o.box===t);if(s<0)return;const[i]=this.
stack.splice(s,1);this.inlines.push({...i,width:this.x-i.x,isLast:e})}get level(){return this.stack.at(-1)?.level??{rise:0,style:this.wishes.block.style,shift:t1}}putText(t,e,s){
const{level:i}=this,{style:o,owner:r,word:a}=t;po(i.aligned??this.own,i.rise,this.wishes.layout.lineOf(o));const c=s+o.wordSpacing,d=t.isSpace&&c!==0&&o.fontSize>
0?this.widerSpace(a,c*t.text.length*1e3/(0,k.xP)(o)):a;this.texts.push({x:this.x,width:e,style:o,owner:r,word:d,level:i}),this.x+=e}widerSpace(t,e){const{space:s}=this;
if(s?.word===t&&s.wider.after===e)return s.wider;const i={...t,width:t.width+e,after:e};return this.space={word:t,wider:i},i}putAtom(t,e,s){const{style:i}=t.box,
{whole:o,layout:r}=this.wishes,[a,c]=[$(i.marginTop,o),$(i.marginBottom,o)],l=this.x+$(i.marginLeft,o);this.x+=s;const d=t.height+a+c,{verticalAlign:f}=i;if(f===
"top"||f==="bottom"){this.aligned.push({align:f,height:d}),this.atoms.push({laid:t,owner:e,x:l,top:f,level:this.level});return}const h=this.level;let p=(a1(t)??
t.height+c)+a+h.rise+ef(i,h.style,r);const g=r.metricsOf(h.style);f==="middle"&&(p=d/2+h.rise+h.style.fontSize*Qd),f==="text-top"&&(p=h.rise+g.ascent),f==="text\
-bottom"&&(p=h.rise-g.descent+d),po(h.aligned??this.own,0,{above:p,below:d-p}),this.atoms.push({laid:t,owner:e,x:l,top:-p+a,level:h})}levelOf(t){const e=this.level,
{style:s}=t,{layout:i}=this.wishes,o=i.lineOf(s),r=this.alignedBy(s,e)??e.aligned,a=r!==e.aligned,c=a?0:e.rise+o1(s,e.style,i);this.isLoose||po(r??this.own,c,o);
const l=s.position==="relative"?fc(s,{width:this.wishes.whole,height:void 0}):void 0,d=l?{x:e.shift.x+l.x,y:e.shift.y+l.y}:e.shift,f=a?0:c-e.rise,h=f===0&&!e.drops?
void 0:i1(s,f,e),u=c1(s)?c+this.overText(s):a?void 0:e.reach;return{rise:c,style:s,shift:d,...r&&{aligned:r},...u!==void 0&&{reach:u},...h&&{drops:h}}}alignedBy({
verticalAlign:t,decorations:e,textDecorationLine:s},{rise:i}){if(t!=="top"&&t!=="bottom")return;const o=e.length-s.size,r={align:t,drawn:o,from:i,rise:0,above:0,
below:0};return this.boxes.push(r),r}overText(t){const{layout:e,whole:s}=this.wishes;return e.metricsOf(t).ascent+(0,k.Il)(t.paddingTop,s)+t.borderTopWidth}}const tf=n=>n.
kind==="text"&&n.isSpace?n.text.length:0;function i1({decorations:n,textDecorationLine:t},e,s){const i=n.length-t.size;if(i<=0)return;const o=s.style.decorations.
map((r,a)=>e+(s.drops?.[a]??0)).slice(-i);return n.map((r,a)=>o[a]??0)}const mo=n=>n?.rise??0;function o1(n,t,e){const{above:s,below:i}=e.lineOf(n),{verticalAlign:o}=n;
return o==="middle"?t.fontSize*Qd-(s-i)/2:o==="text-top"?e.metricsOf(t).ascent-s:o==="text-bottom"?i-e.metricsOf(t).descent:ef(n,t,e)}function ef(n,t,e){const{verticalAlign:s}=n;
if(typeof s=="object"){const{above:i,below:o}=e.lineOf(n);return(0,k.Il)(s,i+o)}return s==="sub"?-(t.fontSize/5+1):s==="super"?t.fontSize/3+1:0}const r1=new Set(
["flex","grid","table"]);function a1({box:n,firstBaseline:t,lastBaseline:e}){return r1.has(n.inner)?t:n.style.overflow!=="visible"||n.isOnLine?void 0:e}const c1=n=>sf(
n)||n.position==="relative"||[n.paddingTop,n.paddingRight,n.paddingBottom,n.paddingLeft].some(nf)||[n.marginTop,n.marginRight,n.marginBottom,n.marginLeft].some(
nf),nf=n=>n!=="auto"&&(n.px!==0||n.percent!==0),sf=n=>n.backgroundColor!==void 0||n.backgroundClip==="text"&&n.textFill!==void 0||n.backgroundImage.length>0||n.
borderTopWidth+n.borderRightWidth+n.borderBottomWidth+n.borderLeftWidth>0||n.boxShadow.length>0,l1=[],wo=n=>n.length===0?l1:(0,Y.Hn)(n);function d1(n,t,e){const s=n[t],
{x:i,y:o,start:r}=bo(s,e);let{width:a}=s,c=t+1;for(;c<n.length&&c-t<e1;c++){const l=n[c];if(l.style!==s.style||l.owner!==s.owner)break;const d=bo(l,e);if(d.y!==
o||d.start!==r||Math.abs(i+a-d.x)>=qd)break;a+=l.width}return c}function f1(n,t,e,s){const i=n[t],{style:o,owner:r,level:a}=i,{aligned:c}=a,l=c&&c.drawn>0?Qx(c,
a.drops,o.decorations.length):a.drops,{x:d,y:f,start:h}=bo(i,s);let u=0;for(let g=t;g<e;g++)u+=n[g].width;const p=Array.from({length:e-t},(g,m)=>n[t+m].word);return{
x:d,y:f,width:u,style:o,owner:r,words:p,...h!==void 0&&{from:h},...l&&{drops:l}}}function bo({x:n,level:{rise:t,shift:e,reach:s,aligned:i}},o){const r=o-mo(i)+e.
y;return{x:n+e.x,y:r-t,start:s===void 0?void 0:r-s}}const de=6e3;function*h1(n,t,e){const s=yield*_d(n.box,e.layout,!1),i=yield*ix(n.box,e.layout,s.list.length),
o=f=>u1(new g1(n,t,e,s.turns,f),s.list,i),{height:r}=yield*o(),{length:a}=n.lines;if(!n.box.style.isBalanced||a<2||a>p1||!s.list.every(({fragments:f})=>f.every(
({kind:h})=>h!=="apart"&&h!=="atom")))return r;let[l,d]=[t.width/a/2,t.width];for(;d-l>1;){const f=(l+d)/2;yield*o(f),n.lines.length>a?l=f:d=f}return(yield*o(d)).
height}function*u1(n,t,e){for(let s=0;s<t.length;s++)s%20===0&&(yield 20*de),yield*n.add(t[s],e?.[s]);return yield*n.finish(),n}const p1=6;class g1{laid;space;tools;turns;most;items=[];width=0;spaces=[];lines=[];y;open=[];isFirst=!0;waiting=[];constructor(t,e,s,i,o=1/0){
this.laid=t,this.space=e,this.tools=s,this.turns=i,this.most=o,this.y=e.top}get height(){return this.y-this.space.top}*add(t,e){let s=this.isFirst&&e?e:t,i=yield*this.
itemsOf(s.fragments),o=rn(i);const r=this.width+rn(this.spaces)+o+s.hyphen;if((this.items.length>0||this.spaces.some(m1))&&r>this.room()+.01){if(this.cutsOf(i)===
"letters"&&(yield*this.fill(i)))return yield*this.endPiece(s);yield*this.end(!1),s!==t&&(s=t,i=yield*this.itemsOf(s.fragments.filter(({kind:c})=>c!=="apart")),o=
rn(i))}this.items.length===0&&(yield*this.clearFloats(o)),o>this.room()+.01&&this.cutsOf(i)?yield*this.putParts(yield*this.cut(i),!0):yield*this.put(i,!1),yield*this.
endPiece(s)}*endPiece(t){this.spaces=yield*this.itemsOf(t.spaces),t.ends&&(yield*this.end(!0))}*fill(t){const e=this.room()-this.width-rn(this.spaces),s=yield*this.
cut(t,e);return rn(s[0])>e+.01?!1:(yield*this.putParts(s,!1),!0)}*putParts(t,e){for(const[s,i]of t.entries())yield 20*de,yield*this.put(i,e||s>0)}*finish(){(this.
items.length>0||this.spaces.some(({fragment:i})=>i.kind!=="text"))&&(yield*this.end(!0,!0));const{lineClamp:t=1/0}=this.laid.box.style,e=this.lines[Math.min(t,this.
lines.length)-1];e&&t<this.lines.length&&(this.lines[t-1]={...e,isCut:!0},this.y=e.y+e.height),this.laid.lines=(0,Y.Hn)(this.lines);const[s]=this.lines;s&&(this.
laid.firstBaseline=s.y+s.baseline),e&&(this.laid.lastBaseline=e.y+e.baseline)}*put(t,e){e&&this.items.length>0&&(yield*this.end(!1));for(const s of[this.spaces,
t])for(let i=0;i<s.length;i++)i%1e3===999&&(yield 20*de),this.items.push(s[i]),this.width+=s[i].width;this.spaces=[]}get indent(){return this.isFirst?(0,k.Il)(this.
laid.box.style.textIndent,this.space.width):0}band(){const{floats:t,origin:e,left:s,width:i}=this.space,o={left:e.x+s,right:e.x+s+i};return t.isEmpty?o:t.band(e.
y+this.y,this.tools.layout.lineOf(this.laid.box.style).above,o)}room(){const{left:t,right:e}=this.band();return Math.min(e-t,this.most)-this.indent}*clearFloats(t){
const{floats:e,origin:s}=this.space;for(;t>this.room()+.01;){yield de;const i=e.nextBottom(s.y+this.y);if(i===void 0||this.room()>=this.space.width-this.indent-
.01)return;this.y=i-s.y}}*itemsOf(t){const e=[],{width:s}=this.space,i=new Map;for(let o=0;o<t.length;o++){o%100===99&&(yield 20*de);const r=t[o];switch(r.kind){case"\
text":{const a=i.get(r)??{fragment:r,width:r.width};r.text.length===1&&i.set(r,a),e.push(a);break}case"open":{const{style:a}=r.box;e.push({fragment:r,width:$(a.
marginLeft,s)+a.borderLeftWidth+(0,k.Il)(a.paddingLeft,s)});break}case"close":{const{style:a}=r.box;e.push({fragment:r,width:$(a.marginRight,s)+a.borderRightWidth+
(0,k.Il)(a.paddingRight,s)});break}case"atom":{const a=yield*this.tools.inner(r.box,s),{marginLeft:c,marginRight:l}=r.box.style;e.push({fragment:r,laid:a,width:a.
width+$(c,s)+$(l,s)});break}case"apart":yield*this.apart(r.box)}}return e}*apart(t){if(t.isPositioned)return this.tools.keep(t,this.space.left+this.width,this.y);
const e=yield*this.tools.inner(t,this.space.width),{marginLeft:s,marginRight:i}=t.style,o=e.width+$(s,this.space.width)+$(i,this.space.width);this.items.length>
0&&this.width+o>this.room()?this.waiting.push(e):this.tools.float(e,this.y)}cutsOf(t){const{width:e}=this.tools.layout.page,{overflow:s,whiteSpace:i}=this.laid.
box.style,o=s==="hidden"&&i==="nowrap";let r;for(const{fragment:a,width:c}of t){if(a.kind!=="text")continue;const{overflowWrap:l,wordBreak:d}=a.style;if(d==="br\
eak-all")return"letters";l!=="normal"||d==="break-word"?r="anywhere":c>e&&!o&&(r??="separators")}return r}*cut(t,e=this.room()){const s=[],i=new Map;for(const c of t){
const{fragment:l}=c;yield 40*de;const d=i.get(c);if(d)s.push(d);else if(l.kind!=="text")s.push({item:c,text:"￼",width:c.width});else if(l.text.length===1){const{
text:f,width:h}=l,u={item:c,text:f,width:h};i.set(c,u),s.push(u)}else for(const{text:f,width:h}of(0,Me.s)(l.text,u=>this.part(l,u).width))s.push({item:c,text:f,
width:h})}const o=this.room();let r=0;const a=[];for(const c of(0,Me.ZM)(s,l=>l===0?e:o,this.cutsOf(t))){yield 2*de;const l=[];for(let d=r;d<r+c;){const{item:f}=s[d],
{fragment:h}=f;let u="";do u+=s[d++].text;while(d<r+c&&s[d].item===f&&h.kind==="text"&&u!==h.text);if(h.kind!=="text"||u===h.text)l.push(f);else{const p=this.part(
h,u);l.push({fragment:p,width:p.width})}}r+=c,a.push(l)}return a}part(t,e){return e===t.text?t:on(e,t.style,t.owner,this.tools.layout)}*end(t,e=!1){const s=this.
band();for(const a of this.spaces)a.fragment.kind!=="text"&&this.items.push(a);t||this.hyphenate();const i=yield*n1({layout:this.tools.layout,block:this.laid.box,
items:this.items,open:this.open,left:s.left-this.space.origin.x+this.indent,width:s.right-s.left-this.indent,whole:this.space.width,isLast:t,turns:this.turns}),
o=e&&this.items.every(w1)?0:i.height;this.lines.push({...i,y:this.y,height:o}),this.y+=o,this.items=[],this.spaces=[],this.width=0,this.isFirst=!1;const{waiting:r}=this;
this.waiting=[];for(const a of r)this.tools.float(a,this.y)}hyphenate(){const{items:t}=this,e=Dd(t.map(({fragment:o})=>o),this.tools.layout);if(!e)return;const{
soft:s,shown:i}=e;t[t.findLastIndex(({fragment:o})=>o===s)]={fragment:i,width:i.width}}}const m1=({fragment:n})=>n.kind==="text"&&n.isSpace;function w1({fragment:n,
width:t}){if(n.kind!=="open"&&n.kind!=="close")return!1;const{style:e}=n.box,s=e.borderTopWidth+e.borderBottomWidth+e.paddingTop.px+e.paddingBottom.px;return t===
0&&s===0}const rn=n=>n.reduce((t,{width:e})=>t+e,0);function*b1(n,t,e,s){const i=n.border.left+n.padding.left,o=n.border.top+n.padding.top;if(n.box.inner==="lin\
es"){const r={width:e.width,height:e.height},a=(c,l)=>of(c,n,s,{left:i,width:e.width,y:l});return yield*h1(n,{left:i,top:o,width:e.width,floats:s.floats,origin:s},
{layout:t,inner:c=>t.layOut(c,{...r,shrinks:!0}),float:a,keep:(c,l,d)=>sn(n,c,{x:l,y:d})})}return yield*new y1(n,t,s,{left:i,top:o,...e}).lay()}function of(n,t,{
floats:e,x:s,y:i},o){const r=Nt(n.box.style,o.width),{style:a}=n.box,c=a.float==="right"?"right":"left",l=Math.max(i+o.y,e.clear(a.clear)),d={left:s+o.left,right:s+
o.left+o.width},f=e.place(c,n.width+F(r),n.height+G(r),l,d);n.x=f.x-s+r.left,n.y=f.y-i+r.top,t.addApart(n)}class y1{laid;layout;context;inside;y;pending=Oe;isFirst=!0;top=new os;endsBelow=!1;constructor(t,e,s,i){
this.laid=t,this.layout=e,this.context=s,this.inside=i,this.y=i.top}*lay(){const{laid:t,inside:e}=this;t.box.legend&&(yield*this.onBorder(t.box.legend));for(const c of t.
box.children)if(yield rt,c!==t.box.legend){if(c.isPositioned)this.keepPlace(c);else if(c.style.float==="none")yield*this.inFlow(c);else{const l=yield*this.layout.
layOut(c,{width:e.width,height:e.height,shrinks:!0});of(l,t,this.context,{left:e.left,width:e.width,y:this.y+this.pending.size})}this.top.add(c)}const s=t.children.
filter(({firstBaseline:c})=>c!==void 0),[i]=s,o=t.children.findLast(({lastBaseline:c})=>c!==void 0),r=({box:c,height:l,y:d},f)=>d+(c.style.overflow==="hidden"?Math.
max(Math.min(f,l),0):f);i&&(t.firstBaseline=r(i,i.firstBaseline)),o&&(t.lastBaseline=r(o,o.lastBaseline));const a=Ly(t)&&!this.endsBelow;return t.after=a?this.pending:
Oe,this.y-e.top+(a?0:this.pending.size)}*onBorder(t){const{laid:e,inside:s}=this,i=Nt(t.style,s.width),o=yield*this.layout.layOut(t,{width:s.width,height:s.height,
shrinks:!0}),{top:r}=e.border;o.x=s.left+hs(t,o.width,s.width,rf(e.box.style)),o.y=i.top+Math.max((r-o.height)/2,0),e.add(o),e.legend=o,this.y+=Math.max(o.height+
G(i)-r,0),this.isFirst=!1}keepPlace(t){const{laid:e,inside:s}=this,o={x:e.box.style.direction==="rtl"?1:0,y:en(t.style.alignSelf)};sn(e,t,{x:s.left+o.x*s.width,
y:this.y+this.pending.size,share:o})}*inFlow(t){const{laid:e}=this,{style:s,widening:i}=t,o=i===0?this.inside:{...this.inside,width:this.inside.width+i},r=Nt(s,
o.width),a=this.isFirst&&Ay(e)&&this.top.isBeside(t,o.width),c=a?Oe:this.pending,l=(p,g)=>this.clearance(p)>this.y+c.join(g).size,d=By(t,o.width,l);this.pending=
a?c:c.join(d);const f=this.clearance(s),h=f>this.y+this.pending.size,u=yield*this.layAt(t,h?f:this.y+this.pending.size,{margins:r,inside:o});if(u.above=d.size,e.
add(u),rs(t)&&u.height===0){const p=f>this.pending.size;if(p){const g=h?f:this.y+this.pending.size;[this.y,this.pending,this.isFirst,this.endsBelow]=[g-d.size,d,
!1,!0]}(!a||p)&&(this.pending=this.pending.add(r.bottom));return}this.y=u.y+u.height,this.pending=u.after.add(r.bottom),this.isFirst=!1,this.endsBelow=!1}clearance({
clear:t}){return this.context.floats.clear(t)-this.context.y}*layAt(t,e,{margins:s,inside:i}){const{context:o,layout:r}=this,a=rf(this.laid.box.style);if(Wt(t))
return yield*x1(t,e,o,{layout:r,inside:i,margins:s,side:a});const{floats:c}=o,l=i.left+s.left,d={width:i.width,height:i.height},f=yield*r.layOut(t,d,{floats:c,x:o.
x+l,y:o.y+e});return f.x=i.left+hs(t,f.width,i.width,a),f.y=e,f}}function*x1(n,t,{floats:e,x:s,y:i},o){const{layout:r,inside:a,margins:c,side:l}=o,d={left:s+a.left,
right:s+a.left+a.width},f=e.isEmpty?0:yield*k1(n,a,r);let[h,u]=[t,0];for(;;){const g=e.band(i+h,u,d),[m,w]=[g.left>d.left,g.right<d.right],b=m||w?e.nextBottom(i+
h):void 0;if(b===void 0)break;if(yield rt/4,-c.left>g.left-d.left&&m||f>g.right-g.left+.01||w&&-c.right>d.right-g.right){[h,u]=[b-i,0];continue}const x=Math.max(
d.left+c.left,g.left),S=Math.min(d.right-c.right,g.right),v=yield*r.layOut(n,yield*O1(n,a,Math.max(S-x,0),r)),T=e.band(i+h,v.height,d);if(T.left>g.left||T.right<
g.right){u=v.height;continue}return v.x=x-s+hs(n,v.width+c.left+c.right,S-x,l)-c.left,v.y=h,v}const p=yield*r.layOut(n,{width:a.width,height:a.height});return p.
x=a.left+hs(n,p.width,a.width,l),p.y=h,p}function*k1(n,t,e){const{style:s}=n;if(n.inner==="table"&&s.width==="auto")return(yield*e.widthsOf(n)).least;if(s.width!==
"auto"||n.inner==="image"||s.aspectRatio!==void 0)return(yield*e.layOut(n,{width:t.width,height:t.height})).width;const i=F(ft(s))+F(mt(s,t.width));return wt(0,
s,t.width,i)}function*O1(n,{width:t,height:e},s,i){const{style:o,inner:r}=n;if(o.width!=="auto"||r==="image"||o.aspectRatio!==void 0)return{width:t,height:e};const a=F(
ft(o))+F(mt(o,t)),c=r==="table"?yield*i.widthsOf(n):void 0,l=c?Math.max(c.least,Math.min(c.most,s)):s;return{width:t,height:e,fixedWidth:wt(l,o,t,a)}}const rf=({
blockAlign:n,direction:t})=>n==="start"?t==="rtl"?"right":"left":n;function hs({style:n},t,e,s){const{marginLeft:i,marginRight:o}=n,r=e-t-$(i,e)-$(o,e);if(i==="\
auto")return r<=0?0:o==="auto"?r/2:r;const a=$(i,e);return o==="auto"||s==="left"?a:a+(s==="right"?r:Math.max(r/2,0))}class M1{around;layout;inside;room;isRow;constructor(t,e,s,i,o){
this.around=t,this.layout=e,this.inside=s,this.room=i,this.isRow=o}*measure(t){const{inside:e,isRow:s}=this,{style:i}=t,o=Nt(i,e.width),[r,a]=[ft(i),mt(i,e.width)],
c=s?F(r)+F(a):G(r)+G(a),l=Math.max(yield*this.baseOf(t,c),c),d=s?e.width:e.height,f=yield*this.leastOf(t,c),h=Z(s?i.maxWidth:i.maxHeight,d,c,i)??1/0;return{box:t,
margins:o,base:l,least:Math.max(f,c),most:h,edges:c,main:Math.max(Math.min(l,h),f,c),laid:void 0}}*baseOf(t,e){const{inside:s,isRow:i,layout:o}=this,{style:r}=t,
a=i?s.width:s.height,c=i?r.width:r.height,l=r.flexBasis==="auto"?c:r.flexBasis,d=l==="content"?void 0:Z(l,a,e,r);if(d!==void 0)return d;if(i){if(t.inner==="imag\
e")return yield*this.widthOfPicture(t);const u=l==="auto"?this.widthByRatio(t):void 0;if(u!==void 0)return u;const p=yield*o.widthsOf(t);return this.limitItem(l===
"min-content"?p.least:Pe(p),r)}const f=yield*this.layItem(t,void 0),{aspectRatio:h}=r;return h===void 0||t.inner==="image"?f.height:dc(f.width,r,this.edgesOf(r))}*leastOf(t,e){
const{inside:s,isRow:i,layout:o}=this,{style:r}=t,a=i?r.minWidth:r.minHeight,c=i?s.width:s.height;if(a!=="auto")return Z(a,c,e,r)??0;if(r.overflow==="hidden"||i&&
r.overflow==="scroll")return 0;const l=Z(i?r.width:r.height,c,e,r)??1/0,d=Z(i?r.maxWidth:r.maxHeight,c,e,r)??1/0;if(!i){const u=yield*this.layContent(t),p=r.aspectRatio===
void 0||t.inner==="image";return Math.min(u.height,p?l:dc(u.width,r,this.edgesOf(r)),l,d)}const f=t.inner==="image"?void 0:this.widthByRatio(t);if(f!==void 0)return Math.
min(f,l,d);const h=t.inner==="image"?yield*this.widthOfPicture(t):yield*Nx(t,o);return Math.min(this.limitItem(h,r),l,d)}layContent(t){return this.layItem(t,void 0,
typeof t.style.height=="object"&&t.inner!=="image")}edgesOf(t){const[e,s]=[ft(t),mt(t,this.inside.width)];return{across:F(e)+F(s),down:G(e)+G(s)}}isLoose({style:t}){
const{flexBasis:e,height:s,aspectRatio:i}=t;if(this.inside.height!==void 0||i!==void 0)return!1;const o=e==="auto"?s:e;return typeof o!="object"||o.percent!==0}filledHeight(t){
if(!(eo(t,this.around)&&kt(t.height)&&!yo(t,!1))||this.around.flexWrap!=="nowrap"||this.room===void 0)return;const{down:s}=this.edgesOf(t);return Mt(this.room-G(
Nt(t,this.inside.width)),t,this.inside.height,s)}*widthOfPicture(t){return(yield*this.layout.layOut(t,{...this.inside,fixedHeight:this.filledHeight(t.style)})).
width}widthByRatio({style:t}){const{inside:e}=this;if(t.aspectRatio===void 0||t.width!=="auto")return;const s=this.edgesOf(t),i=Z(t.height,e.height,s.down,t)??this.
filledHeight(t);if(i!==void 0)return Ve(Mt(i,t,e.height,s.down),t,s)}limitItem(t,e){return $n(t,e,this.inside.height,this.edgesOf(e))}layItem(t,e,s=!1){const{inside:i,
isRow:o,layout:r}=this,a=this.isLoose(t),c=Nt(t.style,i.width);if(o)return r.layOut(t,{...i,fixedWidth:e});const l=eo(t.style,this.around)&&kt(t.style.width)&&!yo(
t.style,!0),d=F(ft(t.style))+F(mt(t.style,i.width)),f=this.around.flexWrap!=="nowrap",h=l&&!f?wt(i.width-F(c),t.style,i.width,d):void 0;return r.layOut(t,{...i,
fixedWidth:h,fixedHeight:e,shrinks:!0,isLoose:a,isOpen:s})}}function af(n){let t=n.known.get("shares");return t===void 0&&(t=n.children.some(e=>{const{height:s,
minHeight:i,maxHeight:o}=e.style;return[s,i,o].some(a=>typeof a=="object"&&a.percent!==0)||kt(s)&&(e.inner==="flex"||e.inner==="grid")&&af(e)}),n.known.set("sha\
res",t)),t}const yo=(n,t)=>t?n.marginLeft==="auto"||n.marginRight==="auto":n.marginTop==="auto"||n.marginBottom==="auto";function*S1(n,t,{room:e,...s},i){return yield*new v1(
n,t,s,i,e).lay()}class v1{laid;layout;inside;space;room;style;isRow;mainGap;crossGap;mainRoom;left;top;items;constructor(t,e,s,i,o){this.laid=t,this.layout=e,this.
inside=s,this.space=i,this.room=o,this.style=t.box.style,this.isRow=this.style.flexDirection.startsWith("row");const r=(l,d)=>l?(0,k.Il)(l,d):0,[a,c]=[r(this.style.
columnGap,s.width),r(this.style.rowGap,s.height??0)];this.mainGap=this.isRow?a:c,this.crossGap=this.isRow?c:a,this.mainRoom=this.isRow?s.width:o,this.items=new M1(
this.style,e,s,o,this.isRow),this.left=t.border.left+t.padding.left,this.top=t.border.top+t.padding.top}*lay(){const t=this.laid.box.children.filter(o=>!o.isPositioned);
t.some(({style:o})=>o.order!==0)&&t.sort((o,r)=>o.style.order-r.style.order);const e=[];for(const o of t)e.push(yield*this.items.measure(o));const s=this.linesOf(
e);this.mainRoom??=this.limitMain(s);for(const o of s)this.flexLine(o);for(const o of s)yield*this.layLine(o);const i=yield*this.placeLines(s);for(const o of this.
laid.box.children)o.isPositioned&&this.keepPlace(o,i);return this.takeBaselines(s),i}linesOf(t){const e=this.mainRoom??this.mostMain();if(this.style.flexWrap===
"nowrap")return[{items:[...t],cross:0}];const s=[];let i=0;for(const o of t){const r=o.main+this.mainMargins(o),a=s.at(-1);a&&i+this.mainGap+r<=e+.01?(a.items.push(
o),i+=this.mainGap+r):(s.push({items:[o],cross:0}),i=r)}return s.length>0?s:[{items:[],cross:0}]}limitMain(t){const{border:e,padding:s}=this.laid,i=G(e)+G(s),o=t.
map(({items:r})=>this.lengthOf(r));return Mt((0,Y.Kf)([...o,0])+i,this.style,this.space.height,i)-i}mostMain(){const{border:t,padding:e}=this.laid,s=G(t)+G(e);return(Z(
this.style.maxHeight,this.space.height,s,this.style)??1/0)-s}lengthOf(t){return t.reduce((s,i)=>s+i.main+this.mainMargins(i),0)+Math.max(t.length-1,0)*this.mainGap}mainMargins({
margins:t}){return this.isRow?F(t):G(t)}crossMargins({margins:t}){return this.isRow?G(t):F(t)}flexLine({items:t}){const{mainRoom:e}=this;if(e===void 0)return;const s=e-
Math.max(t.length-1,0)*this.mainGap-t.reduce((a,c)=>a+this.mainMargins(c),0),i=t.reduce((a,{main:c})=>a+c,0)<s,o=({box:a,base:c,edges:l})=>i?a.style.flexGrow:a.
style.flexShrink*(c-l),r=new Set(t.filter(a=>o(a)>0&&(i?a.base<=a.main:a.base>=a.main)));for(const a of r)a.main=a.base;for(;r.size>0;){let a=0;for(const g of t)
a+=r.has(g)?g.base:g.main;const c=s-a;if(i?c<=0:c>=0){for(const g of r)g.main=Math.max(Math.min(g.base,g.most),g.least);break}const l=[...r].reduce((g,m)=>g+o(m),
0),d=i&&l<1?c*l:c;let f=0;const h=new Map;for(const g of r){const m=g.base+d*o(g)/l,w=Math.max(Math.min(m,g.most),g.least);h.set(g,m),g.main=w,f+=w-m}const u=g=>{
const m=g.main-h.get(g);return Math.abs(f)<.001?!0:f>0?m>0:m<0},p=[...r].filter(u);for(const g of p)r.delete(g)}}*layLine(t){let e=0,[s,i]=[0,0];for(const o of t.
items){o.laid=yield*this.items.layItem(o.box,o.main);const r=this.isRow?o.laid.height:o.laid.width;if(e=Math.max(e,r+this.crossMargins(o)),this.isRow&&this.alignOf(
o.box)==="baseline"){const a=(o.laid.firstBaseline??r)+o.margins.top;s=Math.max(s,a),i=Math.max(i,r+this.crossMargins(o)-a)}}t.cross=Math.max(e,s+i)}alignOf({style:t}){
return t.alignSelf==="auto"?this.style.alignItems:t.alignSelf}*placeLines(t){const{isRow:e,inside:s,style:i}=this,o=Math.max(t.length-1,0)*this.crossGap;let r=t.
reduce((p,{cross:g})=>p+g,0)+o;const a=e?this.room??this.limitCross(r):s.width;i.flexWrap==="nowrap"&&t[0]&&(r=t[0].cross=a);const c=a-r,l=i.alignContent;if(c>0&&
i.flexWrap!=="nowrap"&&(l==="normal"||l==="stretch")){for(const p of t)p.cross+=c/t.length;r+=c}const d=es(i.flexWrap==="nowrap"?"start":l,a-r,t.length);let f=d.
before;const h=i.flexWrap==="wrap-reverse"?[...t].reverse():t;let u=0;for(const p of h)u=Math.max(u,yield*this.placeLine(p,f)),f+=p.cross+this.crossGap+d.between;
return e?r:u}limitCross(t){const{border:e,padding:s}=this.laid,i=G(e)+G(s);return Mt(t+i,this.style,this.space.height,i)-i}*placeLine({items:t,cross:e},s){const{
isRow:i,style:o,laid:r}=this,a=o.flexDirection.endsWith("reverse")!==(i&&o.direction==="rtl"),c=this.lengthOf(t),l=this.mainRoom??c,d=l-c,f=t.reduce((g,{box:m})=>g+
T1(m.style,i),0),h=f>0&&d>0?{before:0,between:0}:es(o.justifyContent,d,t.length);let u=h.before;const p=this.baselineOf(t);for(const g of t){const m=f>0&&d>0?d/
f:0,[w,b]=this.mainSides(g,m,a);yield*this.stretch(g,e);const y=g.laid,x=u+w,S=a?l-x-g.main:x,v=s+this.crossOffset(g,e,p);y.x=this.left+(i?S:v),y.y=this.top+(i?
v:S),r.add(y),u=x+g.main+b+this.mainGap+h.between}return r.flow="bands",Math.max(l,c)}mainSides({box:t,margins:e},s,i){const{style:o}=t,[r,a]=this.isRow?[o.marginLeft,
o.marginRight]:[o.marginTop,o.marginBottom],c=this.isRow?[e.left,e.right]:[e.top,e.bottom],[l,d]=[r==="auto"?s:c[0],a==="auto"?s:c[1]];return i?[d,l]:[l,d]}*stretch(t,e){
const{isRow:s,inside:i,layout:o}=this,{style:r}=t.box;if(!eo(r,this.style)||yo(r,!s)||!kt(s?r.height:r.width))return;const a=e-this.crossMargins(t),[c,l]=[ft(r),
mt(r,i.width)],d=s?Mt(a,r,i.height,G(c)+G(l)):wt(a,r,i.width,F(c)+F(l));Math.abs(d-(s?t.laid.height:t.laid.width))<.01&&!(s&&af(t.box))||(t.laid=yield*o.layOut(
t.box,{...i,fixedWidth:s?t.main:d,fixedHeight:s?d:t.main,isLoose:!s&&this.items.isLoose(t.box)}))}baselineOf(t){let e=0;if(!this.isRow)return e;for(const{box:s,
laid:i,margins:o}of t)this.alignOf(s)==="baseline"&&(e=Math.max(e,o.top+(i.firstBaseline??i.height)));return e}crossOffset(t,e,s){const{isRow:i,style:o}=this,{margins:r,
box:a}=t,c=t.laid,l=i?c.height:c.width,d=e-l-this.crossMargins(t),[f,h]=i?[a.style.marginTop,a.style.marginBottom]:[a.style.marginLeft,a.style.marginRight],u=i?
r.top:r.left;if(f==="auto"||h==="auto"){const m=Math.max(d,0);return u+(f==="auto"?h==="auto"?m/2:m:0)}const p=this.alignOf(a);if(p==="baseline"&&i)return s-(c.
firstBaseline??l);const g=o.flexWrap==="wrap-reverse"||!i&&o.direction==="rtl";return u+to(p,d,g)}takeBaselines(t){const[e]=t[0]?.items??[],s=t.at(-1)?.items.at(
-1),i=(o,r)=>{const a=o?.laid;return a&&a.y+(a[r]??a.height)};this.laid.firstBaseline=i(e,"firstBaseline"),this.laid.lastBaseline=i(s,"lastBaseline")}keepPlace(t,e){
const{isRow:s,style:i,inside:o}=this,r=i.direction==="rtl",a=i.flexDirection.endsWith("reverse")!==(s&&r),c=en(i.justifyContent,a),l=en(this.alignOf(t),i.flexWrap===
"wrap-reverse"!==(!s&&r)),d=s?{x:c,y:l}:{x:l,y:c},f=this.room??this.limitCross(e);sn(this.laid,t,{x:this.left+d.x*o.width,y:this.top+d.y*f,share:d})}}const T1=(n,t)=>(t?
[n.marginLeft,n.marginRight]:[n.marginTop,n.marginBottom]).filter(e=>e==="auto").length;class I1{placed=[];reaches=[];bottoms={left:-1/0,right:-1/0};highest=0;looked=0;get isEmpty(){
return this.placed.length===0}*between(t,e){for(let s=(0,Se.MJ)(this.reaches,t);s<this.placed.length&&this.placed[s].top<e();s++)this.looked++,yield this.placed[s]}band(t,e,{
left:s,right:i}){let[o,r]=[s,i];const a=t+Math.max(e,.01);for(const c of this.between(t,()=>a))c.bottom<=t||(c.side==="left"?o=Math.max(o,c.right):r=Math.min(r,
c.left));return{left:o,right:r}}nextBottom(t){let e=1/0;for(const{bottom:s}of this.between(t+.01,()=>e))s>t+.01&&(e=Math.min(e,s));return e===1/0?void 0:e}place(t,e,s,i,o){
let r=Math.max(i,this.highest),a=this.band(r,s,o);for(;a.right-a.left<e-.01;){const d=this.nextBottom(r);if(d===void 0)break;r=d,a=this.band(r,s,o)}const c=t===
"left"?a.left:a.right-e;this.highest=r;const l=r+s;return this.placed.push({side:t,left:c,right:c+e,top:r,bottom:l}),this.reaches.push(Math.max(this.reaches.at(
-1)??-1/0,l)),this.bottoms[t]=Math.max(this.bottoms[t],l),{x:c,y:r}}clear(t){const{left:e,right:s}=this.bottoms;return t==="none"?-1/0:t==="both"?Math.max(e,s):
this.bottoms[t]}}class E1{colors;hidden=[];constructor({rows:t,groups:e,columns:s,columnBoxes:i,columnGroups:o}){const r=Array.from({length:i.length},(a,c)=>i[c]?.
style.backgroundColor);for(const{box:a,from:c,to:l}of o)for(let d=c;d<Math.min(l,s);d++)r[d]??=a.style.backgroundColor;if(this.colors=r,!!r.some(a=>a!==void 0)){
for(const{box:a,from:c,to:l}of e)if(cf(a))for(let d=c;d<l;d++)this.hidden[d]=!0;for(const[a,c]of t.entries())cf(c)&&(this.hidden[a]=!0)}}under({box:t,row:e,column:s}){
const i=this.colors[s];return i&&this.hidden[e]!==!0&&t.style.backgroundColor===void 0?i:void 0}}const cf=({style:n})=>n.backgroundColor!==void 0||n.backgroundImage.
length>0,lf=new WeakMap;function R1(n,t){let e=lf.get(n);e||lf.set(n,e=new WeakMap);let s=e.get(t);return s||e.set(t,s={...n,backgroundColor:t}),s}function*A1(n,t,e){
yield*new L1(n,t,e).lay()}class L1{laid;layout;space;grid;collapsed;grounds;widths=[];gapX;gapY;constructor(t,e,s){this.laid=t,this.layout=e,this.space=s;const{
box:i}=t;this.grid=tn(i),this.grounds=new E1(this.grid);const o=i.style.borderCollapse==="collapse";this.collapsed=o?qi(i):void 0,this.gapX=o?0:i.style.borderSpacingX,
this.gapY=o?0:i.style.borderSpacingY,this.collapsed&&(t.border=this.collapsed.table,t.padding={top:0,right:0,bottom:0,left:0})}*lay(){const{laid:t,layout:e,grid:s}=this,
{style:i}=t.box,o=t.contentWidth-zd(t.box,s);this.widths=i.tableLayout==="fixed"&&i.width!=="auto"?Ax(t.box,o):Ex(yield*Fd(t.box,e),o);let r=yield*this.layCaptions(
"top",0);const a=r;r+=t.border.top+t.padding.top;const c=yield*this.layCells(),l=this.rowHeights(c);r=yield*this.placeRows(c,l,r),r+=t.padding.bottom+t.border.bottom,
t.frame={top:a,height:r-a},r=yield*this.layCaptions("bottom",r),t.height=Math.max(r,this.space.fixedHeight??0),t.flow="rows"}*layCaptions(t,e){let s=e;for(const i of this.
grid.captions){if(i.style.captionSide!==t)continue;const{marginTop:o,marginBottom:r,marginLeft:a}=i.style,{width:c}=this.laid,l=yield*this.layout.layOut(i,{width:c,
height:void 0});l.x=$(a,c),l.y=s+$(o,c),s=l.y+l.height+$(r,c),this.laid.add(l)}return s}widthOf({column:t,columns:e}){let s=(e-1)*this.gapX;for(let i=t;i<t+e;i++)
s+=this.widths[i]??0;return s}*layCells(){const t=[];for(const e of this.grid.cells)yield rt/4,t.push({cell:e,laid:yield*this.layCell(e,void 0)}),this.layout.pieces.
drop(e.box.inlines);return t}*layCell(t,e){const s=this.grounds.under(t),i=t.box,o=s?xo(i,"ground",()=>R1(i.style,s)):i,r=this.widthOf(t),a={width:r,height:void 0,
fixedWidth:r,fixedHeight:e},c=this.collapsed?.cells.get(i);return c?(o.known.set("edges",this.collapsed.edges.get(i)),yield*this.layout.layOut(this.asQuirky(W1(
o,c)),a)):yield*this.layout.layOut(this.asQuirky(o),{...a,width:this.laid.contentWidth})}asQuirky(t){return this.layout.quirks!=="all"||t.style.boxSizing==="bor\
der-box"||kt(t.style.height)?t:xo(t,"quirky",()=>N1(t.style))}rowHeights(t){const{grid:e}=this,s=e.rows.map(r=>Z(r.style.height,this.space.height,0,r.style)??0),
i=[],o=e.rows.map(()=>({above:0,below:0}));for(const r of t){const{cell:a,laid:c}=r;if(a.rows>1){i.push(r);continue}if(s[a.row]=Math.max(s[a.row],c.height),us(a.
box)&&c.firstBaseline!==void 0){const l=o[a.row];l.above=Math.max(l.above,c.firstBaseline),l.below=Math.max(l.below,c.height-c.slack-c.firstBaseline),s[a.row]=Math.
max(s[a.row],l.above+l.below)}}for(const{cell:r,laid:a}of i){const c=Array.from({length:r.rows},(d,f)=>r.row+f),l=c.reduce((d,f)=>d+s[f],(r.rows-1)*this.gapY);a.
height>l&&this.heighten(s,c,a.height-l)}return this.fillHeight(s),s}fillHeight(t){const{laid:e,grid:s}=this,{style:i}=e.box,o=G(e.border)+G(e.padding),r=this.space.
fixedHeight??Z(i.height,this.space.height,o,i)??0,a=Math.max(r,Z(i.minHeight,this.space.height,o,i)??0),c=t.reduce((l,d)=>l+d,0)+(s.rows.length+1)*this.gapY+o;a>
c&&t.length>0&&this.heighten(t,this.rowsOfBodies(),a-c)}rowsOfBodies(){const{rows:t,groups:e}=this.grid,s=({box:o})=>!C1.has(o.style.display),i=e.filter(s).flatMap(
({from:o,to:r})=>Array.from({length:r-o},(a,c)=>o+c));return i.length>0?i:[...t.keys()]}heighten(t,e,s){const i=e.filter(a=>kt(this.grid.rows[a].style.height)),
o=i.length>0?i:e,r=o.reduce((a,c)=>a+t[c],0);for(const a of o)t[a]=t[a]+s*(r>0?t[a]/r:1/o.length)}*placeRows(t,e,s){const{laid:i,grid:o,gapX:r,gapY:a}=this,c=i.
border.left+i.padding.left,l=[];let d=s+(o.rows.length>0?a:0);for(const g of e)l.push(d),d+=g+a;const f=[];let h=c+r;for(const g of this.widths)f.push(h),h+=g+r;
const u=i.box.style.direction==="rtl",p=[];for(const{box:g,from:m,to:w}of o.groups){if(m===w)continue;const b=this.part(g,c+r,l[m],l[w-1]+e[w-1]);i.add(b),b.flow=
"rows";for(let y=m;y<w;y++){const x=this.part(o.rows[y],0,l[y]-b.y,l[y]-b.y+e[y]);x.flow="bands",b.add(x),p.push(x)}o.headRows>0&&m===0&&(i.head=b),g===o.foot&&
(i.foot=b)}for(const{cell:g,laid:m}of t){yield rt/10;const w=g.row+g.rows-1;if(o.rows[g.row].style.breakInside==="avoid")for(let S=g.row;S<w;S++)o.rows[S].keepsNext=
!0;g.box.style.breakAfter==="avoid"&&(o.rows[w].keepsNext=!0);const b=l[w]+e[w]-l[g.row],y=yield*this.fillCell(g,m,b,t),x=f[g.column]??c;y.x=(u?i.width-x-y.width:
x)-c-r,y.y=0,p[g.row].add(y)}return p[0]&&this.takeBaseline(p[0],l[0]),d}takeBaseline({children:t},e){const{laid:s}=this,i=t.filter(({box:r,firstBaseline:a})=>us(
r)&&a!==void 0),o=i.length>0?(0,Y.Kf)(i.map(({firstBaseline:r})=>r)):(0,Y.Kf)(t.map(({height:r,padding:a,border:c})=>r-a.bottom-c.bottom));s.firstBaseline=e+Math.
max(o,0),s.box.style.display==="inline-table"&&(s.lastBaseline=s.firstBaseline)}part(t,e,s,i){const o=new ke(t);return o.x=e,o.y=s,o.width=this.laid.contentWidth-
2*this.gapX,o.height=i-s,o}*fillCell(t,e,s,i){const{box:o}=t,r=s-e.height+e.slack;if(r<.01)return e;const a=o.children.some(({style:h})=>typeof h.height=="objec\
t"&&h.height.percent!==0),l=a||e.apart.some(df)?yield*this.layCell(t,s):e;if(l.height=s,a)return l;const{verticalAlign:d}=o.style,f=d==="middle"?r/2:d==="bottom"?
r:us(o)&&this.laid.box.style.display==="inline-table"?this.baselineShift(t,l,i):0;return f>0&&B1(l,Math.min(f,r)),l}baselineShift({row:t},e,s){if(e.firstBaseline===
void 0)return 0;let i=this.rowBaselines.get(t);if(i===void 0){for(const{cell:o,laid:r}of s)us(o.box)&&r.firstBaseline!==void 0&&this.rowBaselines.set(o.row,Math.
max(this.rowBaselines.get(o.row)??0,r.firstBaseline));i=this.rowBaselines.get(t)??0}return i-e.firstBaseline}rowBaselines=new Map}const C1=new Set(["table-heade\
r-group","table-footer-group"]),us=({style:n})=>{const{verticalAlign:t}=n;return typeof t=="object"||t==="baseline"||t==="sub"||t==="super"},df=({box:n})=>n.isPositioned&&
(n.style.top!=="auto"||n.style.bottom!=="auto");function B1(n,t){n.sunk=t;for(const e of n.children)e.y+=t;for(const e of n.apart)df(e)||(e.y+=t);n.lines=n.lines.
map(e=>({...e,y:e.y+t})),n.firstBaseline!==void 0&&(n.firstBaseline+=t),n.lastBaseline!==void 0&&(n.lastBaseline+=t)}const ff=new WeakMap;function _1(n,{top:t,right:e,
bottom:s,left:i}){let o=ff.get(n);o||ff.set(n,o=new Map);const r=[t,e,s,i].join();let a=o.get(r);return a||(a={...n,borderTopWidth:t,borderRightWidth:e,borderBottomWidth:s,
borderLeftWidth:i},o.set(r,a)),a}const hf=new WeakMap;function N1(n){let t=hf.get(n);return t||hf.set(n,t={...n,boxSizing:"border-box"}),t}function W1(n,t){return xo(
n,"shared",()=>_1(n.style,t))}function xo(n,t,e){const s=n.known.get(t);if(s)return s;const i=e(),o=Object.assign(new nt(i),n,{style:i});return n.known.set(t,o),
o}function*uf(n,t,e,s){yield rt;const i=Ag(n,e.width);return n.inner==="image"?P1(i,t,e):(i.width=yield*D1(i,t,e),n.inner==="table"?yield*A1(i,t,e):yield*$1(i,t,
e,s)),n.style.position==="relative"&&(i.shift=fc(n.style,e)),yield*Yd(i,t),i}function P1(n,t,e){const{border:s,padding:i,box:o}=n,{width:r,height:a}=Md(o,e,t);n.
width=e.fixedWidth??r+F(s)+F(i),n.height=e.fixedHeight??a+G(s)+G(i)}function*D1(n,t,e){if(e.fixedWidth!==void 0)return e.fixedWidth;const{box:s,border:i,padding:o}=n,
{style:r}=s,a=F(i)+F(o),{width:c}=r,l=e.shrinks===!0&&c==="auto"||s.inner==="table"||typeof c=="string"&&c!=="auto",{aspectRatio:d}=r,f={across:a,down:G(i)+G(o)},
h=Z(r.height,e.height,f.down,r);if(c==="auto"&&d!==void 0&&h!==void 0){const y=Mt(h,r,e.height,f.down);return wt(Ve(y,r,f),r,e.width,a)}if(!l)return wt($n(Od(s,
e,a),r,e.height,f),r,e.width,a);const{least:u,most:p}=yield*t.widthsOf(s),g=e.width-$(r.marginLeft,e.width)-$(r.marginRight,e.width);if(c==="min-content")return wt(
u,r,e.width,a);if(c==="max-content")return wt(p,r,e.width,a);const m=Z(c,e.width,a,r)??Math.max(u,Math.min(p,g)),w=wt($n(m,r,e.height,f),r,e.width,a),b=r.tableLayout===
"fixed"&&c!=="auto";return s.inner==="table"&&!b?Math.max(w,u):w}function*$1(n,t,e,s){const{box:i,border:o,padding:r}=n,{style:a}=i,c=G(o)+G(r),l=a.aspectRatio,
d=l!==void 0&&kt(a.height)?a.boxSizing==="border-box"?n.width/l:n.contentWidth/l+c:void 0,f=a.display==="table-cell",h=e.isOpen?void 0:Z(a.height,e.height,c,a),
u=e.fixedHeight??(f?void 0:h),p=u===void 0?void 0:e.fixedHeight===void 0?Mt(u,a,e.height,c):u,g=p??(d===void 0?void 0:Mt(d,a,e.height,c)),m=g===void 0?void 0:Math.
max(g-c,0),w=z1(i,t,e),b={width:n.contentWidth,height:e.isLoose?void 0:m??F1(i,t,e,w,c)};let y;if(i.inner==="flex")y=yield*S1(n,t,{...b,room:m},e);else if(i.inner===
"columns")y=yield*oy(n,t,b);else if(i.inner==="turned")y=yield*Bx(n,t);else if(i.inner==="grid")y=yield*Iy(n,t,{...b,height:m},e);else{const v=s&&!Wt(i)?s.floats:
new I1,T=s&&!Wt(i)?s:{floats:v,x:0,y:0};y=yield*b1(n,t,b,T),Wt(i)&&(y=Math.max(y,v.clear("both")-o.top-r.top))}const x=Math.max(y+c,d??0,w??0,f?h??0:0);n.height=
p??Mt(x,a,e.height,c),a.overflow==="scroll"&&(n.height=Math.max(n.height,x)),f&&(n.slack=Math.max(n.height-y-c,0)),n.legend&&(n.frame=G1(n.legend,n)),n.height>x+
.01&&(n.after=Oe),(i.inner==="blocks"||i.inner==="lines")&&!f&&a.alignContent!=="normal"&&H1(n,es(a.alignContent,Math.max(n.height-x,0),1).before)}function z1(n,t,{
height:e,fixedHeight:s}){const{style:i}=n;if(!(e===void 0||s!==void 0||!t.filling.includes(n)||!kt(i.height)))return Math.max(e-$(i.marginTop,0)-$(i.marginBottom,
0),0)}function F1(n,t,{height:e,fixedHeight:s},i,o){if(i!==void 0)return Math.max(i-o,0);const r=(n.inner==="blocks"||n.inner==="lines")&&n.style.display!=="tab\
le-cell"&&!n.isPositioned;return t.quirks==="all"&&r&&s===void 0?e:void 0}function G1(n,{border:t,height:e}){const s=Math.max(n.y+(n.height-t.top)/2,0);return{top:s,
height:Math.max(e-s,0)}}function H1(n,t){if(t!==0){n.lines=n.lines.map(e=>({...e,y:e.y+t}));for(const e of[...n.children,...n.apart])e.y+=t;n.firstBaseline!==void 0&&
(n.firstBaseline+=t),n.lastBaseline!==void 0&&(n.lastBaseline+=t)}}const ko=5e3,pf=()=>(0,Q0.F)("pages",`The document has more than ${ko} pages`,"Split it into \
several documents","file"),j1=5,ct=.75,U1=.5;async function K1({box:n,tree:t,targets:e,quirks:s},i,o){const r=await(0,Me.Vn)();let a=1,{first:c}=n,l=c??"",d=!1;
for(let f=1;;){const h=ct*a,u=ut=>n.widthOf(ut)/h,p={width:u(""),height:n.areaOf(0,l).height/h},{width:g,height:m}=n.viewOf(l),w={width:g/h,height:m/h},b=new ir(
{layOut:uf,widthsOf:ds},i.typefaces,r,w,s),y=await t(w,h),x=c===void 0?void 0:{name:c,height:n.areaOf(0,c).height/h},S=await(0,It.k)(um(y,u,x),o),v=S?bm(y):"";if(!d&&
!Y1(n.viewOf(v),n.viewOf(l))){[l,d]=[v,!0];continue}await(0,It.k)(rw(y),o);const T=await(0,It.k)(Z1(y,b,p),o),A=await(0,It.k)(J1(T,u),o),W=Math.max(1/Math.max(A,
.001),U1);if(a===1&&A>1+1/p.width){a=W;continue}const N=new Ee(i,n,h,ko,pf);N.rename(0,Jc(T)??"");const j=new Yn(N.fragments,b.work,void 0,S?N.rename.bind(N):void 0),
V=await(0,It.k)(j.place(T,0,0,0),o);if(N.last=await(0,It.k)(tk(V,j),o),c!==void 0&&N.last>0&&N.names.of(1)===c){c=void 0,d=!1;continue}const st=e(),ht=!st||st.isSettled(
await(0,It.k)(sy(V,N),o));if(!ht&&f<j1){f++;continue}N.sheet(N.last);const q=await(0,It.k)(wm(y),o);X1(V,N);const Q=new Yt(N,b);return await(0,It.k)(Q.paint(V),
o),await(0,It.k)(V1(V,N,b),o),N.close(),{names:N.names,shadowsLeftOut:b.shadowsLeftOut,isSettled:ht,unpaged:q}}}const Y1=(n,t)=>n.width===t.width&&n.height===t.
height;function X1(n,{fragments:t,last:e}){const{backgroundColor:s,backgroundImage:i,backgroundAttachment:o}=n.laid.box.style;if(s===void 0&&i.length===0)return;
const{laid:r,x:a,top:c,bottom:l}=n;o==="scroll"&&(n.ground={left:a,right:a+r.width,top:c,bottom:l}),n.top=0,n.bottom=t.endOf(e)}function*V1({apart:n},t,e){for(const s of n){
const{box:i}=s.laid;i.style.position!=="fixed"||Jn(i)<0||!(yield*el(t,s))||(yield*new Yt(t,e).repeat(s,t))}}function*Z1(n,t,e){t.quirks==="all"&&(t.filling=[n,...n.
children.filter(({isApart:i})=>!i).slice(0,1)]);const s=yield*t.layOut(n,{width:e.width+n.widening,height:e.height});return s.height=Math.max(s.height,1),yield*Yd(
s,t,!0),t.forget(),s}function*J1(n,t){let e=0;const s=[[n,0,t("")]];for(let i=s.pop();i;i=s.pop()){const[o,r,a]=i;yield 2e3;const{style:c,pageName:l}=o.box;if(o.
turn)continue;const d=l===void 0?a:t(l);if(Gc(c)){e=Math.max(e,(r+q1(o))/d);continue}const f=r+Q1(o);if(e=Math.max(e,(f+o.width)/d),c.overflow==="hidden")continue;
for(const{texts:u}of o.lines)for(const p of u)e=Math.max(e,(f+p.x+p.width)/d);for(const u of[...o.children,...o.apart])c.visibility==="visible"&&u.box.style.position!==
"fixed"&&s.push([u,f+u.x,d]);for(const{atoms:u}of o.lines)for(const{laid:p}of u)s.push([p,f+p.x,d]);const{columns:h}=o;h&&s.push([h.content,f+(h.count-1)*(h.width+
h.gap),d])}return e}function q1({box:n,width:t,height:e,shift:s}){const{transform:i,transformOrigin:o}=n.style,[r,a]=[(0,k.Il)(o[0],t),(0,k.Il)(o[1],e)],l=[0,t].
flatMap(d=>[0,e].map(f=>[d-r,f-a])).map(d=>i.reduceRight(([f,h],u)=>u.kind==="matrix"?[u.values[0]*f+u.values[2]*h+u.values[4],u.values[1]*f+u.values[3]*h+u.values[5]]:
[f+(0,k.Il)(u.x,t),h+(0,k.Il)(u.y,e)],d));return(s?.x??0)+r+(0,Y.Kf)(l.map(([d])=>d))}const Q1=({box:n,width:t,shift:e})=>n.style.transform.reduce((s,i)=>i.kind===
"matrix"?s:s+(0,k.Il)(i.x,t),e?.x??0);function*tk(n,t){let e=0;const s=[[n,1/0]];for(let i=s.pop();i;i=s.pop()){yield 2e3;const[o,r]=i;if(o.onlyPage!==void 0){e=
Math.max(e,o.onlyPage);continue}const{laid:a,lines:c,children:l,apart:d,bottom:f}=o,h=bi(o,r);for(const{line:y,top:x,atoms:S}of c){y.texts.length>0&&x<h&&(e=Math.
max(e,t.pageOf(x+y.height/2)));for(const v of S)s.push([v,h])}const{style:u,replaced:p}=a.box,g=wi(o,r),m=o.top<g&&(p!==void 0||u.backgroundColor!==void 0||u.backgroundImage.
length>0||u.borderTopWidth>0),w=typeof u.height=="object"&&u.height.percent===0;m&&(w||l.length+c.length===0)&&a.height>0&&(e=Math.max(e,t.pageOf(Math.min(f,g)-
.2)));for(const y of[...l,...d])s.push([y,h]);const b=o.columns?.rows.findLast(({top:y})=>o.top+y<h);b&&(e=Math.max(e,t.pageOf(o.top+b.top)))}return e}var ek=I(
51894),ps=I(78445),gf=I(25561);const nk=4,sk=new Set(["disc","circle","square"]),mf={"disclosure-open":"▼ ","disclosure-closed":"▶ "};class ik{values=new Map;scopes=[
new Set];quotes=0;made=0;enter(t,e){for(const[s,i]of t.counterReset)this.open(s,i);e&&(e.name==="ol"||e.name==="ul"||e.name==="menu")&&this.open("list-item",ok(
e)),t.display==="list-item"&&this.countItem(e);for(const[s,i]of t.counterIncrement){const o=this.values.get(s);!o||o.length===0?this.open(s,i):o[o.length-1]=o.at(
-1)+i}return this.scopes.push(new Set),()=>{for(const s of this.scopes.pop())this.values.get(s).pop()}}open(t,e){const s=this.values.get(t)??[];this.values.set(
t,s);const i=this.scopes.at(-1);i.has(t)&&s.pop(),i.add(t),s.push(e)}countItem(t){const e=this.values.get("list-item")??[0];this.values.set("list-item",e),e.length===
0&&e.push(0);const s=t?.attributes.get("value"),i=t?.parent?.attributes.has("reversed")===!0?-1:1;e[e.length-1]=s!==void 0&&/^\s*-?\d{1,9}\s*$/.test(s)?Number(s):
e.at(-1)+i}marker({listStyleType:t}){if(t==="none")return;if(sk.has(t))return{text:"",shape:t};if(Object.hasOwn(mf,t))return{text:mf[t],shape:void 0};if(t.startsWith(
'"'))return{text:t.slice(1),shape:void 0};const e=this.values.get("list-item")?.at(-1)??1;return{text:`${cn(e,t)}${an(dk,t)??". "}`,shape:void 0}}textOf(t,e,s){
const i=this.write(t,e,s);if(this.made+=i.length*("counter"in t&&t.separator!==void 0?nk:1),this.made>B.SB)throw(0,B.tE)();return i}write(t,e,{quotes:s}){if("te\
xt"in t)return t.text;if("attribute"in t)return e.attributes.get(t.attribute)??"";if("quote"in t)return this.quote(t.quote,s);const i=this.values.get(t.counter)??
[0];return t.separator===void 0?cn(i.at(-1)??0,t.style):i.map(o=>cn(o,t.style)).join(t.separator)}quote(t,e){if(t==="none")return"";t==="close"&&(this.quotes=Math.
max(this.quotes-1,0));const s=Math.min(this.quotes,e.length/2-1);return t==="open"&&this.quotes++,e[2*s+(t==="open"?0:1)]??""}}function ok(n){const t=n.attributes.
get("start"),e=t!==void 0&&/^\s*-?\d{1,9}\s*$/.test(t)?Number(t):void 0;return n.attributes.has("reversed")?(e??(0,L.ZE)(n).filter(({name:s})=>s==="li").length)+
1:(e??1)-1}const Oo=n=>[...n].map((t,e)=>[(e%9+1)*10**Math.floor(e/9),t]).reverse(),wf=[[1e3,"m"],[900,"cm"],[500,"d"],[400,"cd"],[100,"c"],[90,"xc"],[50,"l"],[
40,"xl"],[10,"x"],[9,"ix"],[5,"v"],[4,"iv"],[1,"i"]],Mo=Oo("אבגדהוזחטיכלמנסעפצקרשת"),So=Oo("ԱԲԳԴԵԶԷԸԹԺԻԼԽԾԿՀՁՂՃՄՅՆՇՈՉՊՋՌՍՎՏՐՑՒՓՔ"),
bf=(n,t)=>n.map(([e,s])=>[e,t(s)]),rk={"lower-roman":{most:3999,addends:wf},"upper-roman":{most:3999,addends:bf(wf,n=>n.toUpperCase())},armenian:{most:9999,addends:So},
"upper-armenian":{most:9999,addends:So},"lower-armenian":{most:9999,addends:bf(So,n=>n.toLowerCase())},georgian:{most:19999,addends:Oo("აბგდევზჱთიკლმნჲოპჟრსტჳფქ\
ღყშჩცძწჭხჴჯჰჵ")},hebrew:{most:10999,addends:[...Mo.filter(([n])=>n<=10).map(([n,t])=>[1e3*n,`${t}׳`]),...Mo.filter(([n])=>n>=20),...[
"יט","יח","יז","טז","טו"].map((n,t)=>[19-t,n]),...Mo.filter(([n])=>n<=10)]}},ak={"lower-alpha":"abcdefghijklmnopqrstuvwxyz","lower-latin":"abcdefghijk\
lmnopqrstuvwxyz","upper-alpha":"ABCDEFGHIJKLMNOPQRSTUVWXYZ","upper-latin":"ABCDEFGHIJKLMNOPQRSTUVWXYZ","lower-greek":"αβγδεζηθικλμνξοπρστυφχψω",
hiragana:"あいうえおかきくけこさしすせそたちつてとなにぬねのはひふへほまみむめもやゆよらりるれろわゐゑをん",katakana:"\
アイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロワヰヱヲン"},ck={"arabic-i\
ndic":"٠١٢٣٤٥٦٧٨٩",persian:"۰۱۲۳۴۵۶۷۸۹",devanagari:"०१२३४५६७८९","cjk-decimal":"〇一二三四五六七八九"},lk={none:"",
disc:"•",circle:"◦",square:"▪"},dk={"cjk-decimal":"、",hiragana:"、",katakana:"、"},an=(n,t)=>Object.hasOwn(n,t)?n[t]:void 0;function fk(n,t){let[e,s]=[
n,""];for(const[i,o]of t)for(;e>=i;e-=i)s+=o;return s}function hk(n,t){let[e,s]=[n,""];for(;e>0;e=Math.floor((e-1)/t.length))s=t[(e-1)%t.length]+s;return s}function cn(n,t){
const e=an(lk,t);if(e!==void 0)return e;const s=an(rk,t);if(s&&n>=1&&n<=s.most)return fk(n,s.addends);const i=an(ak,t);if(i!==void 0&&n>=1&&Number.isSafeInteger(
n))return hk(n,i);const o=String(n),r=an(ck,t);return r!==void 0&&(n>=0||t!=="cjk-decimal")?o.replace(/\d/g,a=>r[Number(a)]):t==="decimal-leading-zero"&&n>=0&&n<
10?`0${o}`:o}const Et=(n,t)=>new nt(Pt(n,`anonymous ${t}`,()=>uk(n,t)));function uk(n,t){const e=(0,yt.lM)(n);e.display=t;for(const s of["borderTopWidth","borde\
rRightWidth","borderBottomWidth","borderLeftWidth","outlineWidth"])e[s]=0;return e}const yf=new WeakMap;function Pt(n,t,e){let s=yf.get(n);s||yf.set(n,s=new Map);
let i=s.get(t);return i||s.set(t,i=e()),i}const pk=({columnCount:n,columnWidth:t})=>n!==void 0||t!==void 0;function gk(n){const t=n.inner==="lines";if(!t&&n.children.
length===0)return;const e=t?[[]]:xf(n.children);n.children=[];for(const s of e){if(s instanceof nt){n.add(s);continue}const i=Et(n.style,"flow-root");t?mk(n,i):
i.children=s;const o=new nt({...Et(n.style,"block").style,...wk(n.style,e.length===1)});o.inner="columns",o.add(i),n.add(o)}}function mk(n,t){t.inner="lines",t.
inlines=n.inlines,n.inlines=[],t.element=n.element,n.element=null,n.inner="blocks"}function wk(n,t){const{columnCount:e,columnWidth:s,columnGap:i,columnFill:o,columnRuleWidth:r,
columnRuleStyle:a,columnRuleColor:c,height:l}=n,d={columnCount:e,columnWidth:s,columnGap:i,columnFill:o,columnRuleWidth:r,columnRuleStyle:a,columnRuleColor:c};return l===
"auto"||!t?d:{...d,height:bk}}const bk={px:0,percent:1};function xf(n){const t=[];for(const e of n)for(const s of yk(e)){const i=t.at(-1);kf(s)?t.push(s):Array.
isArray(i)?i.push(s):t.push([s])}return t}const kf=n=>n.style.columnSpan==="all"&&!n.isApart;function yk(n){if(n.inner!=="blocks"||kf(n)||Wt(n))return[n];const t=xf(
n.children);return t.every(e=>Array.isArray(e))?[n]:t.map((e,s)=>e instanceof nt?e:xk(n,e,s===0,s===t.length-1))}function xk(n,t,e,s){const i=new nt({...n.style,
...!e&&kk,...!s&&Ok});return i.element=n.element,i.images=n.images,e&&([i.place,i.marker]=[n.place,n.marker]),i.children=t,i}const kk={marginTop:k.f2,paddingTop:k.
f2,borderTopWidth:0},Ok={marginBottom:k.f2,paddingBottom:k.f2,borderBottomWidth:0},Mk=new Set(["inline","inline-block","inline-flex","inline-grid","inline-table"]),
Le=({display:n})=>!Mk.has(n);function Ce(n,{styled:t,home:e,owner:s},i){if(n==="")return;const o=/^[ \t\n\r\f]*$/.test(n)&&!t.style.whiteSpace.startsWith("pre");
i.push({inline:{kind:"text",text:n,style:t.style,owner:s},home:o?void 0:e.get(),isBlank:o})}const vo=n=>({inline:{kind:"apart",box:n},home:void 0,isBlank:!0});function Be(n,{
owner:t,home:e},s){Le(n.style)?s.push(n.isApart?vo(n):{block:n}):s.push({inline:{kind:"atom",box:n,owner:t},home:e,isBlank:!1})}function Sk(n,t){if(t.push({inline:{
kind:"break",style:n},home:void 0,isBlank:!1}),n.clear==="none")return;const{clear:e}=n;t.push({block:new nt(Pt(n,"clearing",()=>({...Et(n,"block").style,clear:e})))})}
function ln(n,t,e){const{display:s}=n.style;switch(s){case"flex":case"inline-flex":return n.inner="flex",Of(n,t);case"grid":case"inline-grid":return n.inner="gr\
id",Of(n,t);case"table":case"inline-table":return n.inner="table",dn(n,t,"table");case"table-row-group":case"table-header-group":case"table-footer-group":return n.
inner="rows",dn(n,t,"rows");case"table-row":return n.inner="row",dn(n,t,"row");case"table-column-group":for(const i of t)"block"in i&&n.add(i.block);return;default:
vk(n,t,e),pk(n.style)&&gk(n)}}function vk(n,t,e){if(!t.some(i=>"block"in i)&&t.length>0&&!t.every(o=>"inline"in o&&(o.inline.kind==="apart"||o.isBlank&&o.inline.
kind==="text"))){To(n,t),n.element??=e.parent;return}Io(n,Ak(n,t))}function To(n,t){n.inner="lines";const e=new Map;for(const{inline:i}of t)i.kind==="open"&&e.set(
i.box,1),i.kind==="close"&&e.has(i.box)&&e.set(i.box,2);const s=[];for(const{inline:i,home:o}of t)o&&!n.element&&(n.element=o),!((i.kind==="open"||i.kind==="clo\
se")&&e.get(i.box)!==2)&&s.push(i);n.inlines=(0,Y.Hn)(s)}function Io(n,t){let e=[];const s=()=>{if(e.some(({inline:o,isBlank:r})=>!r&&o.kind!=="apart")){const o=Et(
n.style,"block");To(o,e),n.add(o)}else for(const{inline:o}of e)o.kind==="apart"&&n.add(o.box);e=[]};for(const i of t)"block"in i?(s(),n.add(i.block)):i.inline.kind===
"apart"&&e.every(({isBlank:o})=>o)?n.add(i.inline.box):e.push(i);s()}function Of(n,t){Io(n,t);for(const e of n.children)e.isItem=!0}const Tk={table:["table-row-\
group","table-header-group","table-footer-group","table-caption","table-column","table-column-group"],rows:["table-row"],row:["table-cell"]},Ik={table:"table-ro\
w-group",rows:"table-row",row:"table-cell"},Ek={table:"rows",rows:"row",row:"cell"};function dn(n,t,e){const s=Tk[e];let i=[];const o=()=>{if(i.some(a=>"block"in
a||!a.isBlank||a.inline.kind==="atom")){const a=Et(n.style,Ik[e]),c=Ek[e];a.inner=c==="cell"?"blocks":c,c==="cell"?Rk(a,i):dn(a,i,c),n.add(a)}else for(const a of i)
"inline"in a&&a.inline.kind==="apart"&&n.add(a.inline.box);i=[]};for(const r of t)"block"in r&&s.includes(r.block.style.display)?(o(),n.add(r.block)):i.push(r);
o()}function Rk(n,t){t.every(e=>"inline"in e)?To(n,t):Io(n,t)}const Mf=n=>"block"in n&&n.block.style.display.startsWith("table-")&&n.block.style.display!=="tabl\
e-caption";function Ak(n,t){if(!t.some(Mf))return t;const e=[];let s=[];const i=()=>{if(s.length===0)return;const o=Et(n.style,"table");o.inner="table",dn(o,s,"\
table"),e.push({block:o}),s=[]};for(const o of t)if(Mf(o))s.push(o);else{if(s.length>0&&"inline"in o&&o.isBlank)continue;i(),e.push(o)}return i(),e}const gs=13,
Eo=[1,1,1],Ro=[118/255,118/255,118/255],Lk=[0,117/255,1],Ck=.3,fn=(n,t,e)=>({color:n,alpha:t,width:e,cap:0,join:0,miter:4,dashes:[],dashOffset:0}),Xt=(n,t,e,s=1)=>({
kind:"shape",path:n,fill:t&&{paint:t,alpha:s,hasHoles:!1},stroke:e}),Sf=gs/2,vf=n=>(0,et.KJ)((t,e)=>[Sf+t*n,Sf+e*n]),Bk=`${(0,et.XL)([[1,.5],[12,.5],[12.5,1],[12.5,
12],[12,12.5],[1,12.5],[.5,12],[.5,1]])} h`,_k=(0,et.XL)([[2.7,6.4],[5.3,9],[10.3,3.6]]);function Nk(n,t,e,s){const i=e?Ck:1,o=e?Ro:s?.color??Lk,r=[];return n===
"radio"?(r.push(Xt(vf(6),Eo,fn(t?o:Ro,i,1))),t&&r.push(Xt(vf(3.5),o,void 0,i))):(r.push(Xt(Bk,t?o:Eo,fn(t?o:Ro,i,1),t?i:1)),t&&r.push(Xt(_k,void 0,fn(Eo,1,1.8)))),
{view:[0,0,gs,gs],fit:{scaling:"meet",x:.5,y:.5},nodes:r}}function Wk({color:n,alpha:t}){const e=(0,et.XL)([[1,1],[4.5,4.5],[8,1]]);return{view:[0,0,9,6],fit:{scaling:"\
meet",x:.5,y:.5},nodes:[Xt(e,void 0,fn(n,t,1.8))]}}function Pk(n,{color:t,alpha:e}){const s=fn(t,e,1.2),i=n==="clock"?[Xt((0,et.KJ)((o,r)=>[5.2+o*5,6.2+r*5]),void 0,
s),Xt((0,et.XL)([[5.2,3],[5.2,6.6],[7.7,8]]),void 0,s)]:[Xt("1.4 1.6 9 9 re",void 0,s),Xt("0.8 1 10.2 2.6 re 2.4 0 1 1.5 re 8.4 0 1 1.5 re",t,void 0,e)];return{
view:[0,-.6,13,13],fit:{scaling:"meet",x:.5,y:.5},nodes:i}}const Dk="January February March April May June July August September October November December".split(
" ");function $k(n,t,e){const s=Object.hasOwn(Ef,n)?Ef[n]:void 0;if(!s)return;const i=s.write(t.trim()),o=zk.has(e)?i??s.empty:i===void 0?"":t.trim().replace("T",
" ");return{text:{value:o,isHint:!1,parts:Fk(o)},columns:s.columns,sides:s.sides,icon:s.icon}}const zk=new Set(["","en","en-us"]),Tf="mm/dd/yyyy",If="--:-- --",
Ef={date:{empty:Tf,columns:10,sides:6,icon:"calendar",write:Rf},time:{empty:If,columns:8,sides:6,icon:"clock",write:Af},month:{empty:"--------- ----",columns:14,
sides:4,icon:"calendar",write:n=>{const[,t,e]=/^(\d{4,6})-(\d\d)$/.exec(n)??[],s=Dk[Number(e)-1];return s===void 0?void 0:`${s} ${t}`}},week:{empty:"Week --, --\
--",columns:13,sides:4,icon:"calendar",write:n=>{const[,t,e]=/^(\d{4,6})-W(\d\d)$/.exec(n)??[];return e===void 0||Number(e)<1||Number(e)>53?void 0:`Week ${e}, ${t}`}},
"datetime-local":{empty:`${Tf}, ${If}`,columns:20,sides:12,icon:"calendar",write:n=>{const[t,e]=[Rf(n.slice(0,-6)),Af(n.slice(-5))];return t===void 0||e===void 0||
!/[T ]/.test(n.at(-6)??"")?void 0:`${t}, ${e}`}}};function Rf(n){const[,t,e,s]=/^(\d{4,6})-(\d\d)-(\d\d)$/.exec(n)??[];return Number(e)>=1&&Number(e)<=12&&Number(
s)>=1&&Number(s)<=31?`${e}/${s}/${t}`:void 0}function Af(n){const[,t,e]=/^(\d\d):(\d\d)(?::\d\d(?:\.\d{1,3})?)?$/.exec(n)??[];if(!(Number(t)<24&&Number(e)<60))return;
const s=Number(t)<12?"AM":"PM";return`${String(Number(t)%12||12).padStart(2,"0")}:${e} ${s}`}const Fk=n=>n.split(/(, |[/: ])/).map((t,e)=>e%2===0?{text:t}:{text:t,
look:"separator"}),Gk=new Set(["input","select","textarea","button"]),Lf={submit:"Submit",reset:"Reset",button:""},Hk={color:[0,0,0],alpha:1},jk=({name:n,isHtml:t})=>t&&
Gk.has(n),Ao=({attributes:n})=>n.get("type")?.trim().toLowerCase()??"",Uk=n=>n.name==="input"&&Ao(n)==="image",Cf=n=>n.name==="input"&&Ao(n)==="range";function Kk(n,t,e){
const s=Xk(n,t),{least:i,style:o}=s,r=/flex|grid/.test(e.display),a=typeof i=="number"&&o.width==="auto"&&!r,c=[n.name,r,...Yk.map(d=>n.attributes.get(d))].join(
"|"),l=Pt(t,c,()=>a?{...o,width:(0,k.yA)(i+Nf(o).x)}:o);return{...s,style:l}}const Yk=["type","size","cols","rows","multiple"];function Xk(n,t){const e={...t};switch(e.
display==="inline"&&(e.display="inline-block"),n.name){case"button":return fe(e);case"textarea":return Qk(n,e);case"select":return eO(n)?{style:nO(n,e),isOnLine:!0,
isCentered:!1}:tO(n,e);default:return Vk(n,e)}}function Vk(n,t){const{attributes:e}=n,s=Ao(n);if(s==="checkbox"||s==="radio"){if(t.appearance==="none")return{style:t,
isCentered:!1};const l=e.has("checked"),d=Nk(s,l,e.has("disabled"),t.accentColor);return{style:t,mark:{drawing:d,size:gs,alt:qk[s][l?1:0]},isCentered:!1}}if(s===
"range")return{style:t,isCentered:!1};const i=e.get("value")??"";if(Object.hasOwn(Lf,s))return{...fe(t),text:{value:e.has("value")?i:Lf[s],isHint:!1}};if(s==="c\
olor"){const[,l,d,f]=/^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(i)??[],h=l===void 0?Hk:{color:[l,d,f].map(u=>Number.parseInt(u,16)/255),alpha:1};return{...fe(
t),swatch:h}}const o=t.appearance==="none"?void 0:$k(s,i,(0,L.G7)(n));if(Lo(t,1),o)return Zk(o,t);if(s==="file")return{...fe(t),text:Jk,least:oO*t.fontSize};const r=hn(
e.get("size"),20),a=(r*sO+iO)*t.fontSize,c=s==="password"?"•".repeat(Math.min(i.length,r)):i;return{...fe(t),text:_f(c,e.get("placeholder")),least:a}}function Zk({
text:n,columns:t,sides:e,icon:s},i){const{fontSize:o,color:r}=i,a=s==="clock"?cO:aO,c={drawing:Pk(s,r),width:o,height:o,before:a,after:0},l=t*rO*o+e+a+o;return{
...fe(i,!0),text:n,least:l,beside:c,indent:n.value.startsWith("W")?0:1}}const Jk={value:"Choose File No file chosen",isHint:!1,parts:[{text:"Choose File",look:"\
button"},{text:"No file chosen"}]},qk={checkbox:["☐","☑"],radio:["○","◉"]};function Qk(n,t){const{attributes:e}=n,i=hn(e.get("cols"),20)*dO*t.fontSize+fO;
Lo(t,hn(e.get("rows"),2));const o=(0,L.a4)(n).replace(/^\r?\n/,"");return{style:Co(t),text:_f(o,e.get("placeholder")),least:i,isOnLine:!0,isCentered:!1}}function tO(n,t){
const e=(0,L.Ky)(n).filter(({name:c})=>c==="option"),s=e.findLast(({attributes:c})=>c.has("selected"))??e.find(({attributes:c})=>!c.has("disabled"))??e[0];let i="";
for(const c of e){const l=Bf(c);l.length>i.length&&(i=l)}$f(t)&&!zf(t)&&t.appearance!=="none"&&Bo(t.backgroundColor)===Gf&&(t.backgroundColor=Ff);const o={...fe(
t,!0),text:{value:s?Bf(s):"",isHint:!1},least:i};if(t.appearance==="none")return o;const r=t.paddingRight.percent===0?t.paddingRight.px:0,a={drawing:Wk(t.color),
width:9,height:6,before:2+r,after:4-r};return{...o,beside:a,indent:lO}}const Bf=n=>(n.attributes.get("label")??(0,L.a4)(n)).replace(/\s+/g," ").trim(),eO=({attributes:n})=>n.
has("multiple")||hn(n.get("size"),1)>1;function nO(n,t){return Lo(t,hn(n.attributes.get("size"),4)),Co(t)}const _f=(n,t)=>n===""&&t!==void 0?{value:t,isHint:!0}:
{value:n,isHint:!1};function hn(n,t){const e=/^\s{0,9}(\d{1,9})/.exec(n??"")?.[1];return e===void 0||Number(e)===0?t:Math.min(Number(e),1e3)}const sO=.6,iO=1.5,
oO=19.5,rO=.6,[aO,cO,lO]=[17,11.67,4],dO=.675,fO=15;function Lo(n,t){const{minHeight:e}=n,s=typeof e=="object"?e:(0,k.yA)(0);n.height==="auto"&&s.percent===0&&(n.
minHeight=(0,k.yA)(Math.max(s.px,t*Is(n)+Nf(n).y)))}function Nf(n){if(n.boxSizing!=="border-box")return{x:0,y:0};const[t,e]=[ft(n),mt(n,0)];return{x:F(t)+F(e),y:G(
t)+G(e)}}function fe(n,t=!1){const e=n.display==="inline-block"||n.display==="block";return e&&(n.display=n.display==="block"?"flex":"inline-flex",Object.assign(
n,t?Wf:hO)),{style:Co(n),isCentered:e}}const Wf={flexDirection:"row",justifyContent:"space-between",alignItems:"center",flexWrap:"nowrap"},hO={...Wf,flexDirection:"\
column",justifyContent:"center",alignItems:"stretch"},Pf=["Top","Right","Bottom","Left"],Df=["TopLeft","TopRight","BottomRight","BottomLeft"];function Co(n){const t=n.
backgroundImage.length===0&&pO.has(Bo(n.backgroundColor));if(!$f(n)||!t||n.appearance==="none")return n;for(const e of Pf){const s=n[`padding${e}`];Object.assign(
n,{[`border${e}Width`]:1,[`border${e}Style`]:"solid",[`padding${e}`]:{...s,px:s.px+1}})}if(!zf(n))for(const e of Df)n[`border${e}Radius`]=uO;return n}const $f=n=>Pf.
every(t=>n[`border${t}Width`]===2&&/^(?:in|out)set$/.test(n[`border${t}Style`])),zf=n=>Df.some(t=>n[`border${t}Radius`][0].px>0),Bo=n=>n?.color.join()??"",uO=[(0,k.
yA)(2),(0,k.yA)(2)],Ff={color:[1,1,1],alpha:1},Gf=[239/255,239/255,239/255].join(),pO=new Set([Bo(Ff),Gf]);function gO(n,t,{least:e,beside:s,swatch:i,isCentered:o}){
if(n.children=[i?ms(n,{...mO,backgroundColor:i}):t],e!==void 0&&n.style.width==="auto"){const r=s?s.before+s.width+s.after:0;xO(n,typeof e=="number"?e-r:e)}if(s){
const{drawing:r,width:a,height:c,before:l,after:d}=s,f=ms(n,{marginLeft:(0,k.yA)(l),marginRight:(0,k.yA)(d),flexShrink:0});f.inner="image",f.replaced={image:void 0,
drawing:r,width:a,height:c},n.add(f)}n.inner=o?"flex":"blocks";for(const r of n.children)r.isItem=o}const ms=({style:n},t)=>new nt(Pt(n,JSON.stringify(t),()=>({
...Et(n,"block").style,...t}))),Hf={color:[118/255,118/255,118/255],alpha:1},ws=n=>Object.fromEntries(["Top","Right","Bottom","Left"].flatMap(t=>[[`border${t}Wi\
dth`,1],[`border${t}Style`,"solid"],[`border${t}Color`,n]])),mO={...ws(Hf),flexGrow:1,alignSelf:"stretch",marginTop:(0,k.yA)(4),marginBottom:(0,k.yA)(4),marginLeft:(0,k.
yA)(2),marginRight:(0,k.yA)(2)};function wO(n,t=0){const{decorations:e}=n,s=t===0?{}:{marginLeft:(0,k.yA)(t)};return new nt(Pt(n,`line ${t}`,()=>({...Et(n,"bloc\
k").style,decorations:e,...s})))}const bO={separator:{paddingLeft:(0,k.yA)(1),paddingRight:(0,k.yA)(1)},button:{...ws(Hf),backgroundColor:{color:[239/255,239/255,
239/255],alpha:1},paddingTop:(0,k.yA)(2),paddingBottom:(0,k.yA)(2),paddingLeft:(0,k.yA)(7),paddingRight:(0,k.yA)(7),marginRight:(0,k.yA)(4),...Object.fromEntries(
["TopLeft","TopRight","BottomRight","BottomLeft"].map(n=>[`border${n}Radius`,[(0,k.yA)(2),(0,k.yA)(2)]]))}};function yO(n,t,e){const{style:s}=t.styled;for(const{
text:i,look:o}of n){if(o===void 0){Ce(i,t,e);continue}const r=new nt(Pt(s,o,()=>({...Et(s,"inline").style,...bO[o]})));e.push({inline:{kind:"open",box:r,owner:void 0},
home:void 0,isBlank:!0}),Ce(i,t,e),e.push({inline:{kind:"close",box:r},home:void 0,isBlank:!0})}}function xO(n,t){const e={height:(0,k.yA)(0),overflow:"hidden",
visibility:"hidden"},s=ms(n,typeof t=="number"?{...e,width:(0,k.yA)(t)}:e);typeof t=="string"&&(s.inner="lines",s.inlines=[{kind:"text",text:t,style:s.style,owner:void 0}]);
const i=ms(n,{});for(const o of[...n.children,s])i.add(o);n.children=[i]}const kO=Object.keys(yt.AG);function OO(n,t){const e=(0,yt.lM)(t),s={};for(const o of kO)
n[o]!==e[o]&&Object.assign(s,{[o]:n[o]});const{decorations:i}=n;return i.length>t.decorations.length&&Object.assign(s,{decorations:i}),s}const MO=new Set(["prog\
ress","meter"]),jf=n=>MO.has(n.name)||Cf(n);function SO(n){const{name:t,attributes:e}=n,s=(f,h)=>{const u=e.get(f)?.trim(),p=u===void 0||u===""?NaN:Number(u);return Number.
isFinite(p)?p:h},i=t==="progress"?0:s("min",0),o=s("max",t==="input"?100:1),r=s("value",t==="input"?(i+o)/2:i),a=(r-i)/(o-i),c=(f,h,u)=>Math.min(Math.max(s(f,h),
u),o),l=c("low",i,i),d={low:l,high:c("high",o,l),optimum:c("optimum",(i+o)/2,i)};return{share:Number.isFinite(a)?Math.min(Math.max(a,0),1):0,bar:t==="meter"?vO[TO(
r,d)]:"bar"}}const vO=["bar","suboptimal-bar","worst-bar"];function TO(n,{low:t,high:e,optimum:s}){const[i,o]=[s,n].map(r=>r<t?0:r>e?2:1);return i===o||i===0&&n===
t||i===2&&n===e?0:i===1||o===1?1:2}const[he,_o]=[15,8],No=178/255,IO={color:[239/255,239/255,239/255],alpha:1},bs=[(0,k.yA)(he),(0,k.yA)(he)],Wo={borderTopLeftRadius:bs,
borderTopRightRadius:bs,borderBottomLeftRadius:bs,borderBottomRightRadius:bs};function EO(n,t,e){const s=t.accentColor??t.backgroundColor,i=Et(n.style,"block").
style,o={...i,...Wo,...ws({color:[No,No,No],alpha:1}),boxSizing:"border-box",height:(0,k.yA)(_o),marginTop:(0,k.yA)((he-_o)/2+.5),backgroundColor:IO},r=new nt(o);
r.inner="blocks",r.add(new nt({...t,...Wo,backgroundColor:s}));const a={...i,...Wo,width:(0,k.yA)(he),height:(0,k.yA)(he),marginTop:(0,k.yA)(-(he+_o)/2),marginLeft:{
px:-he*e,percent:e},backgroundColor:s};n.add(r),n.add(new nt(a))}function RO(n,t,e,s){const{share:i,bar:o}=SO(t),a={...s.pseudoStyle(t,o,e).style,display:"block",
width:{px:0,percent:i},height:{px:0,percent:1}};n.inner="blocks",Cf(t)&&n.style.appearance!=="none"?EO(n,a,i):n.add(new nt(a));const c=(0,L.a4)(t).replace(/\s+/g,
" ").trim();return c===""?`${Math.round(i*100)} %`:c}const ys=500,Uf=2e3,AO=20;class LO{given=new Map;length=0;add(t,e,s){if(this.length+=s.length+AO,this.length>
B.uL)throw(0,B.dM)();const i=this.given.get(t);i?i.push({place:e,text:s}):this.given.set(t,[{place:e,text:s}])}onPages(t){const e=new Map(t.map((i,o)=>[i,o])),s=new Map;
for(const[i,o]of this.given){const r=o.flatMap(({place:a,text:c})=>{const l=a.sheet&&e.get(a.sheet);return l===void 0?[]:[{page:l,text:c}]});s.set(i,r.sort((a,c)=>a.
page-c.page))}return new CO(s)}}class CO{byName;spans=new Map;constructor(t){this.byName=t}textOf({string:t,which:e},s){const i=this.byName.get(t)??[],{first:o,
end:r}=this.spanOn(t,i,s),a=r>o;if(e==="first-except"&&a)return"";const c=e==="last"?r-1:a?o:o-1;return i[c]?.text??""}spanOn(t,e,s){const i=this.spans.get(t);if(i?.
page===s)return i;let o=i?.end??0;for(;o<e.length&&e[o].page<s;)o++;let r=o;for(;r<e.length&&e[r].page===s;)r++;const a={page:s,first:o,end:r};return this.spans.
set(t,a),a}}function BO(n){let t="";const e=[n];for(let i=0;i<Uf&&t.length<=ys;i++){const o=e.pop();if(!o)break;if(o.kind==="text")t+=o.value.slice(0,2*ys);else
for(let r=Math.min(o.children.length,Uf)-1;r>=0;r--)e.push(o.children[r])}const s=t.replace(/\s+/g," ").trim();return s.length>ys?`${s.slice(0,ys)}…`:s}const _O=/^(?:https?|mailto|tel|ftp):/i;
function Kf(n,t){if(n.startsWith("#")){const e=t.find(NO(n.slice(1)));return e&&{place:e}}return _O.test(n)?{uri:WO(n)}:void 0}function NO(n){try{return decodeURIComponent(
n)}catch{return n}}const WO=n=>{try{return new URL(n).href.replace(/[^!-~]/g,t=>encodeURIComponent(t))}catch{return n.replace(/[^!-~]/gu,t=>encodeURIComponent(t))}},
PO=300;function DO(n,t){const e=(0,L.Kg)(n);return(e===""?n.attributes.get("title")??t:e).slice(0,PO)}class _e{parent;own;outer;paragraph;constructor(t,e,s){this.
parent=t,this.own=e,this.outer=s}get(){return this.own?this.parent:this.outer?this.outer.get():this.paragraph??=this.parent.add("P")}end(){this.paragraph=void 0,
this.outer?.end()}}const $O=new Set(["P","H1","H2","H3","H4","H5","H6","TD","TH","LBody","Caption","Code"]);class zO{document;headings;data=new Map;constructor(t,e){
this.document=t,this.headings=e}top(){return new _e(this.document,!1)}enter(t,e,s){const{name:i}=t;if(s&&!this.tagOf(t))return{home:new _e(e.parent,!1,e),label:void 0};
if(s||e.end(),i==="li")return this.item(e);const o=this.tagOf(t);if(!o)return{home:new _e(e.parent,!1),label:void 0};const r=e.parent.add(o,this.factsOf(t,o));return{
home:new _e(r,$O.has(o)),label:void 0}}item(t){if(t.parent.tag!=="L")return{home:new _e(t.parent.add("P"),!0),label:void 0};const e=t.parent.add("LI"),s=e.add("\
Lbl");return{home:new _e(e.add("LBody"),!1),label:s}}tagOf(t){const{name:e}=t,s=this.headings.levelOf(t);if(s!==void 0)return`H${s}`;if(/^h[1-6]$/.test(e))return"\
P";const i=FO[e];return i?this.isData(t)?i:void 0:GO[e]}factsOf(t,e){const{attributes:s,name:i}=t;if(e==="L")return{attributes:{O:"List",ListNumbering:i==="ol"?
"Decimal":"Disc"}};if(e!=="TH"&&e!=="TD")return ps.Kj;const[o,r]=[Number(s.get("colspan"))||1,Number(s.get("rowspan"))||1],a={...o>1&&{ColSpan:o},...r>1&&{RowSpan:r}};
return e==="TD"?Object.keys(a).length>0?{attributes:{O:"Table",...a}}:ps.Kj:{attributes:{O:"Table",Scope:jO(t),...a}}}isData(t){let e=t;for(;e&&e.name!=="table";)
e=e.parent;if(!e)return!1;let s=this.data.get(e);return s===void 0&&this.data.set(e,s=HO(e)),s}}const FO={table:"Table",thead:"THead",tbody:"TBody",tfoot:"TBody",
tr:"TR",th:"TH",td:"TD",caption:"Caption"},GO={p:"P",ul:"L",ol:"L",menu:"L",blockquote:"BlockQuote",pre:"P",section:"Sect",article:"Sect",dt:"P",dd:"P",figcaption:"\
P",summary:"P"};function HO(n){const t=n.attributes.get("role");if(t==="presentation"||t==="none")return!1;let e=0,s=0;for(const i of(0,L.Ky)(n))if(i!==n){if(i.
name==="table")return!1;if(i.name==="th"||i.name==="thead"||i.name==="caption")return!0;i.name==="tr"&&e++,i.name==="td"&&s++}return e>1&&s>e}function jO(n){const t=n.
attributes.get("scope")?.toLowerCase();if(t==="row"||t==="rowgroup")return"Row";if(t==="col"||t==="colgroup")return"Column";const e=n.parent,s=e?.parent?.name===
"thead",i=e?.children.some(o=>o.kind==="element"&&o.name==="td");return!s&&i===!0?"Row":"Column"}function*Yf(n,{images:t,pictures:e,told:s}){const i=(0,H.bi)(n),
o=t.get(i)??(yield*e.at(i));return o||s.images.add(n),o}function*xs(n,t){const{backgroundImage:e,mask:s,borderImage:i}=n.style,o=[...e,...s?.backgroundImage??[],
...i?.image?[i.image]:[]];if(!o.some(a=>"url"in a))return;const r=new Map;for(const a of o){if(!("url"in a))continue;const c=yield*Yf(a.url,t);c&&r.set(a.url,c)}
n.images=r}function*Xf(n,t,e){const s=yield*Yf(n,e);if(!s)return;const i=new nt({...Et(t,"inline-block").style});if(i.inner="image","drawing"in s){const{drawing:o,
width:r,height:a}=s;i.replaced={image:void 0,drawing:o,width:r,height:a};const{view:c}=o;c&&(i.style.aspectRatio=c[2]/c[3])}else i.replaced={image:s,...s.displayed};
return i}function*Vf(n,t,e){const s=[];let i="";for(const o of n){if(typeof o=="string"){i+=o;continue}const r=yield*Xf(o.url,t,e);r&&(i!==""&&s.push(i),s.push(
r),i="")}return i!==""&&s.push(i),s}const Zf=7,UO=.5,KO=new Set(["p","div","h1","h2","h3","h4","h5","h6","ul","ol","dl","table","pre","section"]);function*YO(n,t,e){
const s=t.listStyleImage===void 0?void 0:yield*Xf(t.listStyleImage,t,e);if(!s?.replaced)return;const i=s.style,{width:o=UO*t.fontSize,height:r=o}=s.replaced;s.replaced.
width===void 0&&(i.width=(0,k.yA)(o));const a=t.direction==="rtl",[c,l]=a?["marginRight","marginLeft"]:["marginLeft","marginRight"];i[l]=(0,k.yA)(Zf);const d=f=>f===
"atom"?{inline:{kind:f,box:s,owner:void 0},home:void 0,isBlank:!1}:{inline:{kind:f,box:s},home:void 0,isBlank:!0};return t.listStylePosition==="inside"||(i[c]=(0,k.
yA)(-o-Zf),!VO(n))?d("atom"):(Object.assign(i,{position:"absolute",marginTop:(0,k.yA)(Math.max((Is(t)-r)/2,0))}),d("apart"))}function XO(n){const{style:t}=n,[e,
s]=Th(t),[i,o]=t.direction==="rtl"?["marginRight","marginLeft"]:["marginLeft","marginRight"],r={...t,display:"inline-block",width:(0,k.yA)(0),[i]:(0,k.yA)(s),[o]:(0,k.
yA)(t.fontSize+1+e-s)},a=new nt(r);return Object.assign(a,{inner:"lines",marker:n,inlines:[{kind:"text",text:" ",style:t,owner:void 0}]}),{inline:{kind:"atom",
box:a,owner:void 0},home:void 0,isBlank:!1}}function VO({children:n}){const t=n.find(e=>e.kind==="element"||e.value.trim()!=="");return t?.kind==="element"&&KO.
has(t.name)}const Jf=1e3;function ZO(n){const{attributes:t}=n,e=t.get("role");if(t.get("aria-hidden")==="true"||e==="presentation"||e==="none")return"";const s=(0,L.
ZE)(n).find(({name:o})=>o==="title");return[t.get("aria-label"),s&&(0,L.Kg)(s),JO(n)].map(o=>o?.slice(0,10*Jf).replace(/\s+/g," ").trim().slice(0,Jf)).find(o=>o!==
void 0&&o!=="")}function JO(n){const t=[],e=(0,L.ZE)(n).reverse();for(let s=e.pop();s;s=e.pop())if(s.name==="text")t.push((0,L.a4)(s));else if(s.name!=="defs")for(const i of(0,L.
ZE)(s).reverse())e.push(i);return t.join(" ")}const qO={px:0,percent:1},Po=16,QO={width:96,height:96};class tM{sources;constructor(t){this.sources=t}*boxOf(t,e){
const s=new nt(e),i=this.sources.headings.placeOf(t);return i&&(s.place=i),yield*xs(s,this.sources),s}*picture(t,e,s,i){const{images:o,pictures:r,told:a}=this.sources,
{style:c}=e,l=yield*this.boxOf(t,c),d=(0,P.Z)(t),f=d===void 0?void 0:o.get((0,H.bi)(d)),h=t.attributes.get("alt")??t.attributes.get("title"),u=d===void 0?void 0:
yield*r.at((0,H.bi)(d));if(u){h===void 0&&a.undescribed++,yield*this.addDrawing(t,e,u,h,s,i);return}if(!f){d!==void 0&&d.trim()!==""&&a.images.add(d),h!==void 0&&
h.trim()!==""?this.substitute(h,e,s,i):this.keepPlace(l,d,h!==void 0,s,i);return}h===void 0&&a.undescribed++;const{width:p,height:g}=/^\s*qr:/i.test(d)?QO:f.displayed;
l.replaced={image:f,width:p,height:g},this.addReplaced(l,h,s,i)}addReplaced(t,e,s,i){t.inner="image",e?.trim()!==""&&(t.element=new ps.Hg("Figure",void 0,{alt:e??
""})),Le(t.style)?(t.element&&s.home.parent.adopt(t.element),Be(t,{},i)):Be(t,{owner:s.owner,home:s.home.get()},i)}*drawing(t,e,s,i){const{told:o,drawings:r}=this.
sources,{drawing:a,size:c}=yield*r.read(t,e),l=ZO(t);l===void 0&&o.undescribed++,yield*this.addDrawing(t,e,{drawing:a,width:c?.width,height:c?.height},l,s,i)}*addDrawing(t,e,{
drawing:s,width:i,height:o},r,a,c){const l={...e.style},d=yield*this.boxOf(t,l);l.width==="auto"&&l.height==="auto"&&i===void 0&&o===void 0&&(l.width=qO),s.view&&
(l.aspectRatio??=s.view[2]/s.view[3]),d.replaced={image:void 0,drawing:s,width:i,height:o},this.addReplaced(d,r,a,c)}substitute(t,{style:e,variables:s},i,o){const{
width:r,height:a,minHeight:c}=e,l=this.sources.quirks==="all"&&(r!=="auto"||a!=="auto"),d={...e,height:"auto",aspectRatio:void 0},f=new nt(l?rM(e):Le(e)?{...d,minHeight:typeof a==
"object"?a:c}:{...d,width:"auto",minWidth:"auto",minHeight:"auto"}),h=[];(!l||Do(e))&&h.push(vo(Qf(e))),Ce(t,{...i,styled:{style:(0,yt.lM)(e),variables:s}},h),ln(
f,h,i.home),l&&(f.isOnLine=!0),Be(f,Le(e)?{}:{owner:i.owner,home:i.home.get()},o)}keepPlace(t,e,s,i,o){const{style:r,place:a,images:c}=t,l=e!==void 0&&e!=="",f=this.
sources.quirks==="all"&&(r.width!=="auto"||r.height!=="auto")||r.width!=="auto"&&r.height!=="auto",h=l&&(f?Do(r):!s),u=r.width!=="auto"&&Le(r);if(h&&(f||u)){const b=Object.
assign(new nt(f?qf(r):iM(r)),{place:a,images:c});ln(b,[vo(Qf(r))],i.home),Be(b,{},o);return}const p=()=>({...r,width:"auto",height:"auto"}),g=new nt(f?r:Pt(r,"u\
nsized",p)),m=h?Po:0;Object.assign(g,{place:a,images:c,replaced:{image:void 0,drawing:h?th:void 0,width:m,height:m}}),this.addReplaced(g,"",i,o)}}const Do=({width:n,
height:t})=>[n,t].every(e=>typeof e!="object"||e.percent!==0||e.px>=nM),eM=n=>typeof n=="object"&&n.percent===0,nM=20,sM={color:[.75,.75,.75],alpha:1},iM=n=>({...n,
height:"auto",aspectRatio:void 0,display:n.display==="block"?"flow-root":n.display});function qf(n){const{width:t,height:e}=n,s=e==="auto"&&eM(t)?t:e,i={...n,width:t===
"auto"?e:t,height:s,aspectRatio:void 0},o=n.borderTopWidth+n.borderLeftWidth>0;return!Do(n)||o?i:{...i,...ws(sM),boxSizing:"border-box",...oM}}const oM={paddingTop:(0,k.
yA)(1),paddingRight:(0,k.yA)(1),paddingBottom:(0,k.yA)(1),paddingLeft:(0,k.yA)(1)};function rM(n){const t=qf(n),{height:e,minHeight:s}=t;return{...t,height:"aut\
o",minHeight:typeof e=="object"?e:s}}function Qf(n){const t=()=>({...Et(n,"block").style,float:"left"}),e=new nt(Pt(n,"missing",t));return e.inner="image",e.replaced=
{image:void 0,drawing:th,width:Po,height:Po},e}const Ne=(n,t)=>({kind:"shape",path:n,fill:{paint:t,alpha:1,hasHoles:!1},stroke:void 0}),th={view:[0,0,16,16],fit:{
scaling:"meet",x:.5,y:.5},nodes:[Ne("0 0 m 11 0 l 16 5 l 16 9 l 9 16 l 0 16 l h",[.6,.6,.6]),Ne("1 1 m 10.5 1 l 15 5.5 l 15 8.5 l 8.5 15 l 1 15 l h",[.77,.84,.96]),
Ne("1 12 m 4 9 l 7 7.5 l 10.5 8 l 12.5 11 l 8.5 15 l 1 15 l h",[.36,.68,.22]),Ne("2 5.5 m 3.5 4 l 5 3 l 6.5 4 l 8 5.5 l h 10.5 1 m 15 5.5 l 10.5 5.5 l h",[1,1,1]),
Ne("16 10.5 m 16 16 l 10.5 16 l h",[.6,.6,.6]),Ne("15 12.5 m 15 15 l 12.5 15 l h",[.36,.68,.22])]},aM=()=>({images:new Set,links:new Set,leftOut:new Map,fields:new Map,
undescribed:0}),cM=new Set(["iframe","frame","frameset","object","embed","applet","video","audio","canvas","math"]);function lM(n){let[t,e]=[0,0];for(const{name:s,
attributes:i}of(0,L.Ky)(n))s==="link"&&/\bstylesheet\b/i.test(i.get("rel")??"")&&t++,s==="script"&&dM.test(i.get("type")??"")&&e++;return{links:t,scripts:e}}const dM=/^\s*(?:$|module\s*$|(?:text|application)\/(?:x-)?(?:java|ecma|j|live)script)/i,
fM=new Set(["lines","blocks","flex","grid"]),hM=/[\u1100-\u11ff\u2e80-\ua4cf\uac00-\ud7ff\uf900-\ufaff\uff01-\uff60]|[\u{20000}-\u{3fffd}]/u;function eh(n,t){return n.
style.writingMode==="across"||t.writingMode!=="across"?"none":fM.has(n.inner)&&!$o(n)?"turned":"refused"}const $o=({inner:n,inlines:t,children:e})=>n!=="turned"&&
(e.some($o)||t.some(s=>s.kind==="text"?hM.test(s.text):(s.kind==="atom"||s.kind==="apart")&&$o(s.box))),uM=["flexDirection","flexWrap","justifyContent","alignCo\
ntent","alignItems","justifyItems","rowGap","columnGap","gridTemplateColumns","gridTemplateRows","gridTemplateAreas","gridAutoColumns","gridAutoRows","gridAutoF\
low"];function pM({style:n,inner:t}){return{...Et(n,t==="flex"||t==="grid"?t:"block").style,...Object.fromEntries(uM.map(s=>[s,n[s]]))}}function nh(n){const{style:t}=n,
e=new nt(Pt(t,"turned content",()=>pM(n))),{inner:s,inlines:i,element:o,firstLine:r,children:a}=n;Object.assign(e,{inner:s,inlines:i,element:o,firstLine:r}),e.children=
a;const c="auto",l=t.display==="table-cell"||t.alignContent==="center",d=new nt(Pt(t,"turned",()=>({...Et(t,"block").style,width:"fit-content",height:_x(n),maxHeight:t.
maxHeight,marginLeft:t.writingMode==="down"||l?c:{px:0,percent:0},marginRight:l?c:{px:0,percent:0}})));d.inner="turned",d.children=[e],Object.assign(n,{inner:"b\
locks",inlines:[],element:null,firstLine:void 0}),n.children=[d]}class gM{sources;counters=new ik;tags;pictures;constructor(t){this.sources=t,this.tags=new zO(t.
document,t.headings),this.pictures=new tM(t)}*build(t){const e=[],{styler:s}=this.sources;yield*this.element(t,{styled:s.start,home:this.tags.top(),owner:void 0,
table:void 0},e);const[i]=e;return i&&"block"in i?(bM(i.block,t),i.block):new nt(s.start.style)}*nodes(t,e,s){for(const i of t)i.kind==="text"?Ce(i.value,e,s):yield*this.
element(i,e,s)}*element(t,e,s){const{styler:i,told:o}=this.sources;yield*i.findRules(t);const r=wM(e.styled.style,i.styleOf(t,e.styled,e.table));yield rt+i.takeWork();
const{name:a}=t;(cM.has(a)||Uk(t))&&ks(o.leftOut,a);const{style:c}=r;if(c.display==="none")return;if(jk(t))return yield*this.control(t,r,e,s);const l=this.counters.
enter(c,t);c.stringSet.length>0&&(yield*this.nameStrings(t,c)),a==="br"?Sk(c,s):a==="wbr"?Ce("​",{...e,styled:r},s):a==="img"?yield*this.pictures.picture(t,r,
e,s):a==="svg"&&!t.isHtml?yield*this.pictures.drawing(t,r,e,s):c.display==="contents"?yield*this.nodes(t.children,{...e,styled:r},s):c.display==="inline"?yield*this.
inline(t,r,e,s):yield*this.block(t,r,e,s),l()}*nameStrings(t,e){const{headings:s,strings:i}=this.sources;for(const{name:o,parts:r}of e.stringSet){const a=r.map(
c=>"inner"in c?BO(t):this.textOf(c,t,e)).join("");i.add(o,s.keepPlace(t),a),yield rt}}*control(t,e,s,i){const o=Kk(t,e.style,s.styled.style),{style:r,mark:a}=o;
t.name!=="button"&&ks(this.sources.told.fields,t.name);const c=this.counters.enter(r,t),l={...e,style:r};if(a){const{drawing:d,size:f}=a;yield*this.pictures.addDrawing(
t,l,{drawing:d,width:f,height:f},a.alt,s,i)}else yield*this.block(t,l,s,i,o);c()}value({value:t,isHint:e,parts:s},i,o,r){const{styled:a}=o,c=e?this.sources.styler.
pseudoStyle(i,"placeholder",a):a,l=Pt(c.style,"text",()=>(0,yt.lM)(c.style));t.trim()===""?r.push({inline:{kind:"break",style:l},home:void 0,isBlank:!1}):yO(s??
[{text:t}],{...o,styled:{...c,style:l}},r)}*inline(t,e,s,i){const o=yield*this.pictures.boxOf(t,e.style),r=this.ownerOf(t,s.owner),a={...s,styled:e,owner:r};i.push(
{inline:{kind:"open",box:o,owner:r},home:void 0,isBlank:!0}),yield*this.content(t,e,a,i),i.push({inline:{kind:"close",box:o},home:void 0,isBlank:!0})}*content(t,e,s,i){
e.pseudos.includes("before")&&(yield*this.pseudo(t,"before",s,i)),yield*this.nodes(mM(t),s,i),e.pseudos.includes("after")&&(yield*this.pseudo(t,"after",s,i))}*block(t,e,s,i,o){
const{style:r}=e,a=yield*this.pictures.boxOf(t,r),c=!Le(r),l=this.tags.enter(t,s.home,c),{home:d}=l,f=this.ownerOf(t,s.owner),h=t.name==="table"?t:s.table,u=[];
r.display==="list-item"&&(yield*this.marker(t,e,a,l,u));const p=o?.isCentered||o?.least!==void 0?wO(r,o.indent):a,g={styled:p===a?e:{...e,style:p.style},home:d,
owner:f,table:h};if(o?.text?this.value(o.text,t,g,u):jf(t)||(yield*this.content(t,e,g,u)),e.pseudos.includes("first-letter")&&this.firstLetter(t,e,u,d),/^h[1-6]$/.
test(t.name)&&(a.keepsNext=!0),a.span=kM(t),ln(p,u,d),o&&p!==a&&gO(a,p,o),o?.isOnLine===!0&&(a.isOnLine=!0),e.pseudos.includes("first-line")&&a.inner==="lines"&&
(a.firstLine=OO(this.sources.styler.pseudoStyle(t,"first-line",e).style,r)),t.name==="legend"&&!a.isApart&&(a.isLegend=!0),t.name==="fieldset"&&a.inner==="block\
s"&&(a.legend=a.children.find(({isLegend:m})=>m)),jf(t)){const m=t.attributes.get("aria-label")??RO(a,t,e,this.sources.styler);a.element=new ps.Hg("Figure",void 0,
{alt:m})}this.turn(a,s),Be(a,{owner:s.owner},i)}*marker(t,e,s,{home:i,label:o},r){const a=e.pseudos.includes("marker")?this.sources.styler.pseudoStyle(t,"marker",
e).style:void 0,c=Array.isArray(a?.content)?a.content:void 0,l=c||a?.content==="none"?void 0:yield*YO(t,s.style,this.sources);if(l)return void r.push(l);const d=c?.
map(u=>this.textOf(u,t,s.style)).join(""),f=d===void 0?this.counters.marker(s.style):{text:d,shape:void 0};if(!f||a?.content==="none")return;const h=()=>({...a??
Lc((0,yt.lM)(s.style),s.style),decorations:[]});s.style.listStylePosition==="outside"?s.marker={...f,style:a??s.style,element:o}:f.shape?r.push(XO({...f,style:h(),
element:o})):this.insideMarker(f.text,h(),i,r)}insideMarker(t,e,s,i){const o=new nt(e);i.push({inline:{kind:"open",box:o,owner:void 0},home:void 0,isBlank:!0});
const r={kind:"text",text:t,style:e,owner:void 0};i.push({inline:r,home:s.get(),isBlank:!1}),i.push({inline:{kind:"close",box:o},home:void 0,isBlank:!0})}turn(t,{
styled:e}){const s=eh(t,e.style);s==="turned"?nh(t):s==="refused"&&ks(this.sources.styler.ignored,"writing-mode")}textOf(t,e,s){if("string"in t&&ks(this.sources.
styler.ignored,"content"),"string"in t||"url"in t||"inner"in t)return"";if(!("target"in t))return this.counters.textOf(t,e,s);const{targets:i,headings:o}=this.sources;
return i.textOf(this.counters.textOf(t.target,e,s),t.style,o)}*pseudo(t,e,s,i){const o=this.sources.styler.pseudoStyle(t,e,s.styled),{style:r}=o;if(!Array.isArray(
r.content)||r.display==="none")return;const a=[];if(yield*this.made(r.content,t,{...s,styled:o},a),r.display==="inline"){const l=new nt(r);yield*xs(l,this.sources),
i.push({inline:{kind:"open",box:l,owner:s.owner},home:void 0,isBlank:!0});for(const d of a)i.push(d);i.push({inline:{kind:"close",box:l},home:void 0,isBlank:!0});
return}const c=new nt(r);yield*xs(c,this.sources),ln(c,a,s.home),this.turn(c,s),Be(c,{owner:s.owner},i)}*made(t,e,s,i){const{style:o}=s.styled,r=this.counters.enter(
o,void 0),a=t.map(c=>"url"in c?c:this.textOf(c,e,o));for(const c of yield*Vf(a,o,this.sources))typeof c=="string"?Ce(c,s,i):i.push({inline:{kind:"atom",box:c,owner:s.
owner},home:void 0,isBlank:!1});r()}firstLetter(t,e,s,i){const o=s.findIndex(u=>!("inline"in u)||!u.isBlank),r=s[o];if(!r||!("inline"in r)||r.inline.kind!=="tex\
t")return;const{text:a}=r.inline,c=yM.exec(a)?.[0];if(c===void 0)return;const{style:l}=this.sources.styler.pseudoStyle(t,"first-letter",e),d=new nt(l),f={...r,inline:{
...r.inline,text:c.trimStart(),style:(0,yt.lM)(l)}},h={...r,inline:{...r.inline,text:a.slice(c.length)}};if(l.float==="none"){const u={inline:{kind:"open",box:d,
owner:void 0},home:void 0,isBlank:!0},p={inline:{kind:"close",box:d},home:void 0,isBlank:!0};s.splice(o,1,u,f,p,h)}else ln(d,[f],i),s.splice(o,1,{inline:{kind:"\
apart",box:d},home:void 0,isBlank:!0},h)}ownerOf(t,e){const s=t.name==="a"?t.attributes.get("href")?.trim():void 0,i=t.attributes.get("lang")?.trim();if(s!==void 0){
const o=Kf(s,this.sources.headings);if(o)return new gf._("Link",{},e,{target:o,contents:DO(t,s)});s!==""&&s!=="#"&&this.sources.told.links.add(s)}return i!==void 0&&
t.parent?.parent&&/^[a-z]{2,3}(?:-[a-z0-9]{1,8})*$/i.test(i)?new gf._("Span",{lang:i},e):e}}function ks(n,t){n.set(t,(n.get(t)??0)+1)}function mM(n){if(n.name!==
"details"||n.attributes.has("open"))return n.children;const t=(0,L.ZE)(n).find(({name:e})=>e==="summary");return t?[t]:[]}function wM(n,t){const{style:e}=t;return n.
opacity===1||n.display!=="inline"||e.display!=="inline"?t:{...t,style:{...e,opacity:e.opacity*n.opacity}}}function bM(n,t){const e=n.style,s=n.children.find(({isApart:r})=>!r),
i=t.children.some(r=>r.kind==="element"&&r.name==="body");if(!s||!i||e.backgroundColor!==void 0||e.backgroundImage.length>0)return;const o=s.style;for(const r of xM)
Object.assign(e,{[r]:o[r]}),Object.assign(o,{[r]:yt.DI[r]});n.images=s.images}const yM=new RegExp("^\\s*\\p{P}{0,9}[\\p{L}\\p{N}\\p{S}]\\p{M}{0,9}\\p{P}{0,9}","\
u"),xM=["backgroundColor","backgroundImage","backgroundSize","backgroundRepeat","backgroundPosition","backgroundClips","backgroundOrigin","backgroundAttachment"];
function kM({attributes:n}){const t=(i,o)=>{const r=n.get(i)??"";return/^\s*\d{1,6}\s*$/.test(r)?Number(r):o},e=Math.max(t(n.has("span")?"span":"colspan",1),1),
s=t("rowspan",1);return e===1&&s===1?zc:{columns:e,rows:s}}const OM={scaling:"none",x:0,y:0},MM=/^data:image\/svg\+xml([^,]{0,200}),/i;async function SM(n,t){const e=new Map;
for(const s of n){const[i,o=""]=MM.exec(s)??[];if(i===void 0)continue;if(e.size===B.df)throw(0,B.bi)();const{root:r}=await(0,U.Z)(TM(s.slice(i.length),/;\s*base64\s*$/i.
test(o)),t),a=(0,L.Ky)(r).find(({name:c,isHtml:l})=>c==="svg"&&!l);a&&e.set(s,a)}return e}async function vM(n,t){const e=new Map;let s;for(const[i,o]of n){const a=(0,L.
Ky)(o).some(({name:c})=>c==="style")?await t(o):s??=await t(o);e.set(i,{svg:o,sheets:a})}return e}function TM(n,t){const e=n.replace(/(?:%[\da-f]{2})+/gi,s=>Buffer.
from(s.replaceAll("%",""),"hex").toString());return t?Buffer.from(e,"base64").toString():e}class sh{files;page;tools;known=new Map;constructor(t,e,s){this.files=
t,this.page=e,this.tools=s}*at(t){const e=this.files.get(t);if(!e)return;const s=this.known.get(t);if(!s){const i=yield*this.read(e);return this.known.set(t,i),
i}if(this.tools.tally.drawn+=s.size,this.tools.tally.drawn>B.bJ)throw(0,B.iY)();return s}*read({svg:t,sheets:e}){const{tally:s}=this.tools,i=s.drawn,o=new Ti(e,
this.page),r=o.styleOf(t,o.start,void 0),{drawing:a,size:c}=yield*new Ec({...this.tools,styler:o},t).read(t,r),l=g=>typeof g=="object"&&g.percent===0?g.px:void 0,
d=a.view??(c&&[0,0,c.width,c.height]),{width:f,height:h}=c??{width:l(r.style.width),height:l(r.style.height)},u=d?[Rt(a.nodes,{clip:ae(...d)})]:a.nodes,p=a.view?
a.fit:OM;return{drawing:{...a,view:d,fit:p,nodes:u},width:f,height:h,size:s.drawn-i}}}var Ht=I(86799),IM=I(69864),EM=I(68973),zo=I(22194);const RM=44,AM=20,LM=12;
async function CM(n,t,e){const s=new DataView(n.buffer,n.byteOffset,n.byteLength),i=new Map;let o=t;for(let r=0;r<s.getUint16(LM);r++){const a=RM+r*AM,c=Buffer.
from(n.subarray(a,a+4)).toString("latin1"),[l,d,f]=[4,8,12].map(p=>s.getUint32(a+p));if(o-=f,o<0||d>f||l+d>n.length)throw(0,Ht.t)("file");const h=n.subarray(l,l+
d),u=d===f?h:(await(0,EM.a5)(h,f,e)).bytes;if(u.length!==f)throw(0,Ht.t)("file");i.set(c,u)}return(0,zo.f)([...i])}var BM=I(47762);class _M{data;at=0;constructor(t){
this.data=t}get left(){return this.data.length-this.at}byte(){return this.data.readUInt8(this.at++)}word(){const t=this.data.readUInt16BE(this.at);return this.at+=
2,t}signed(){const t=this.data.readInt16BE(this.at);return this.at+=2,t}number(){const t=this.byte();return t===253?this.word():t===254?this.byte()+506:t===255?
this.byte()+253:t}bytes(t){if(t>this.left)throw(0,Ht.t)("file");const e=this.data.subarray(this.at,this.at+t);return this.at+=t,e}}const NM=["contours","points",
"flags","glyphs","composites","boxes","instructions"],[WM,PM,DM]=[36,2,4],$M=1,[zM,FM]=[500,60];async function GM(n,t){const e=n.readUInt16BE(DM);let s=WM;const i=h=>{
if(s+h>n.length)throw(0,Ht.t)("file");return n.subarray(s,s+=h)},o=Object.fromEntries(NM.map((h,u)=>[h,new _M(i(n.readUInt32BE(8+u*4)))])),r=n.readUInt16BE(PM)&
$M?i(e+7>>3):void 0,a=o.boxes.bytes(e+31>>5<<2),c=[],l=Buffer.alloc((e+1)*4),d=new Int16Array(e);let f=0;for(let h=0;h<e;h++){const u=ih(a,h)?o.boxes.bytes(8):void 0,
p=HM(o,u,r!==void 0&&ih(r,h)),g=t.step(zM+p.length*FM);g&&await g,p.length>0&&(d[h]=p.readInt16BE(2)),l.writeUInt32BE(f,h*4),c.push(p),f+=p.length}return l.writeUInt32BE(
f,e*4),{glyf:Buffer.concat(c),loca:l,lefts:d}}const ih=(n,t)=>(n[t>>3]&128>>(t&7))!==0;function HM(n,t,e){const s=n.contours.signed();if(s===0)return Buffer.alloc(
0);const i=s<0?VM(n,t):qM(n,s,t,e);return i.length%2===0?i:Buffer.concat([i,Buffer.of(0)])}const[jM,UM,oh,KM,YM,XM]=[1,8,32,64,128,256];function VM({composites:n,
glyphs:t,instructions:e},s){if(!s)throw(0,Ht.t)("file");const i=[Buffer.of(255,255),s];let o=!1;for(let r=oh;r&oh;){const a=n.bytes(4);r=a.readUInt16BE(0),o||=(r&
XM)!==0;const c=r&UM?2:r&KM?4:r&YM?8:0;i.push(a,n.bytes((r&jM?4:2)+c))}if(o){const r=t.number();i.push(Buffer.of(r>>8,r&255),e.bytes(r))}return Buffer.concat(i)}
const[ZM,JM]=[1,64];function qM({points:n,flags:t,glyphs:e,instructions:s},i,o,r){const a=Buffer.alloc(i*2);let c=0;for(let x=0;x<i;x++){if(c+=n.number(),c>t.left||
c===0)throw(0,Ht.t)("file");a.writeUInt16BE(c-1,x*2)}const l=Buffer.alloc(c),[d,f]=[Buffer.alloc(c*2),Buffer.alloc(c*2)];let[h,u,p,g,m,w]=[0,0,1/0,1/0,-1/0,-1/0];
for(let x=0;x<c;x++){const S=t.byte(),[v,T]=QM(S&127,e);l[x]=S&128?0:ZM,d.writeInt16BE(v,x*2),f.writeInt16BE(T,x*2),[h,u]=[h+v,u+T],[p,g,m,w]=[Math.min(p,h),Math.
min(g,u),Math.max(m,h),Math.max(w,u)]}r&&c>0&&(l[0]|=JM);const b=e.number(),y=Buffer.alloc(10);if(y.writeInt16BE(i,0),o)o.copy(y,2);else for(const[x,S]of[p,g,m,
w].entries())y.writeInt16BE(S,2+x*2);return Buffer.concat([y,a,Buffer.of(b>>8,b&255),s.bytes(b),l,d,f])}function QM(n,t){const e=(r,a)=>n>>r&1?a:-a;if(n<10)return[
0,e(0,((n&14)<<7)+t.byte())];if(n<20)return[e(0,((n-10&14)<<7)+t.byte()),0];const s=t.byte();if(n<84){const r=n-20;return[e(0,1+(r&48)+(s>>4)),e(1,1+((r&12)<<2)+
(s&15))]}const i=t.byte();if(n<120){const r=n-84;return[e(0,1+(Math.floor(r/12)<<8)+s),e(1,1+(r%12>>2<<8)+i)]}const o=t.byte();return n<124?[e(0,(s<<4)+(i>>4)),
e(1,((i&15)<<8)+o)]:[e(0,(s<<8)+i),e(1,(o<<8)+t.byte())]}const[tS,eS]=[12,100],nS=1953784678,sS=8,iS=50;async function oS(n,t,e){if(new DataView(n.buffer,n.byteOffset).
getUint16(tS)>eS)throw(0,Ht.t)("file");const s=BM.A.create(n),{tables:i,flavor:o}=s.directory,r=Object.values(i).reduce((d,{length:f,transformLength:h})=>d+(h??
f),0);if(r>t||o===nS)throw(0,Ht.t)("file");await e.rest(),s._decompress(),e.add(r*sS);const a=new Map;for(const[d,{offset:f,length:h,transformLength:u}]of Object.
entries(i))a.set(d,Buffer.from(s.stream.buffer.subarray(f,f+(u??h))));const{glyf:c}=i;if(!c?.transformed)return(0,zo.f)([...a]);const l=await GM(a.get("glyf"),e);
return a.set("glyf",l.glyf).set("loca",l.loca),a.get("head")?.writeInt16BE(1,iS),i.hmtx?.transformed&&a.set("hmtx",aS(a,l.lefts)),(0,zo.f)([...a])}const rS=34;function aS(n,t){
const e=n.get("hmtx"),s=n.get("hhea").readUInt16BE(rS),i=e.readUInt8(0),o=Buffer.alloc(s*4+Math.max(t.length-s,0)*2);let r=1+s*2;for(let a=0;a<Math.max(t.length,
s);a++){const c=i&(a<s?1:2),l=c?t[a]??0:e.readInt16BE(r);c||(r+=2),a<s&&o.writeUInt16BE(e.readUInt16BE(1+a*2),a*4),o.writeInt16BE(l,a<s?a*4+2:s*4+(a-s)*2)}return o}
var cS=I(77904),lS=I(59277);const dS=50,[fS,hS,uS]=[2e7,3e6,15e5],[pS,gS,mS]=[1e6,100,3];async function wS(n,t,e){const s=new Map,i=[...new Set(`${bS}${t}`)].map(
l=>l.codePointAt(0)),o={fonts:dS,bytes:fS};let r=0;for(const l of n){const d=l.ranges&&await IM.N.of(l.ranges.map(yS),e),f=e.step(pS+(d?i.length*gS:0));if(f&&await f,
d&&!i.some(b=>d.find(b)))continue;const h=await xS(l.sources,o,e);if(!h){r++;continue}const{family:u,weight:p,isItalic:g}=l,m=JSON.stringify([u,p,g]),w=s.get(m)??
{face:l,parts:[]};s.set(m,w),w.parts.unshift({face:h,ranges:d})}const a=[...s.values()].map((l,d)=>({...l,id:`Own${d}`})),c=a.map(({id:l,parts:d,face:{family:f,
weight:h,isItalic:u}})=>({id:l,family:f,weight:h,isItalic:u,isBold:h>=Es,zero:d[0].face.plain("0").advance/1e3,hasSpace:d.some(({ranges:p})=>!p||p.find(rh)!==void 0)}));
return{own:a.map(({id:l,parts:d})=>({id:l,parts:d})),families:c,unread:r}}const rh=32,bS=Array.from({length:95},(n,t)=>String.fromCharCode(rh+t)).join(""),yS=([
n,t])=>({first:n,last:t,value:!0});async function xS(n,t,e){for(const s of n){const i=t.fonts>0?(0,qo.J)(s)?.bytes:void 0;if(!i)continue;t.fonts--;const o=e.step(
s.length*mS);o&&await o;try{const r=await kS(i,t.bytes,e);return t.bytes-=r.length,t.bytes<0?void 0:await(0,cS.ar)((0,Ht.g)({name:"font",bytes:r},"file"),e)}catch(r){
if(r instanceof J.zU&&r.code!=="invalid_parameters")throw r}}}async function kS(n,t,e){const s=(0,lS.y)(n);if(s==="a WOFF font")return await CM(n,t,e);if(s!=="a\
 WOFF2 font")return n;if(n.length>uS)throw(0,Ht.t)("file");return await oS(n,Math.min(t,hS),e)}const OS=[["SemiBold",/^(?:b|strong|h[1-6]|th|optgroup)$/,/font-weight|font\s*:/i],
["Italic",/^(?:i|em|cite|var|dfn|address)$/,/italic|oblique/i],["Serif",/^$/,/(?<!sans-)\bserif|georgia|times|garamond|palatino|antiqua|bookman|cambria|constantia|baskerville|didot|bodoni|century|charter|cursive|fantasy|merriweather|lora|katex|latin modern|computer modern|crimson|playfair|cormorant/i],
["Mono",/^(?:code|pre|kbd|samp|tt|textarea|input (?:date|time|month|week|datetime-local))$/,/mono|courier|consolas|menlo/i]],MS=/^font(?:-family)?$/;function SS({
selector:n,declarations:t}){const[e,...s]=n.compounds;return(e.name===void 0?e.classes.length===0&&e.id===void 0:/^(?:html|body)$/.test(e.name))&&s.length===0&&
t.some(({name:o,value:r})=>MS.test(o)&&r.trim()!=="serif")}const vS=n=>n.kind==="element"&&n.name==="body"&&/\bfont(?:-family)?\s{0,9}:/i.test(n.attributes.get(
"style")??""),TS=300,ah=n=>!n.slice(0,TS).split(",").some(t=>/var\(|inherit|initial/i.test(t)||Rs(t.replace(/["']/g,"").trim().toLowerCase()));async function IS(n,t){
let e;for(const{declarations:s}of n)if(s!==e){e=s;for(const{name:i,value:o}of s){const r=i==="font-family",a=t.step(r?ch*5:30);if(a&&await a,r&&ah(o))return!0}}
return!1}const ES=n=>/font-family\s{0,9}:([^;]{1,300})/i.exec(n)?.[1]??"serif",ch=2e3,RS=["style","font-family","font-style","font-weight","face"];async function AS(n,{
rules:t},{header:e="",footer:s="",date:i="",title:o},r){const a=new Set,c=["•○▪",e,s,i,o];for(const d of n.flatMap(L.Ky)){const f=r.step(ch);f&&await f;const h=RS.
flatMap(w=>{const b=d.attributes.get(w);return b===void 0?[]:[`${w}:${b}`]}).join(";");ah(ES(h))&&a.add("Serif");const u=d.name==="input"?d.attributes.get("type")??
"":"",p=d.name==="input"?`input ${u.trim().toLowerCase()}`:d.name,m=d.name==="style"?(0,L.a4)(d):"";for(const[w,b,y]of OS)(b.test(p)||y.test(h)||y.test(m))&&a.add(
w);for(const[,w]of m.matchAll(/\\([\da-f]{2,6})/gi)){const b=Number.parseInt(w,16);b>127&&b<=1114111&&(b<55296||b>57343)&&c.push(String.fromCodePoint(b))}for(const w of[
"alt","title","data-label","value","placeholder","label"])c.push(d.attributes.get(w)??"");for(const w of d.children)w.kind==="text"&&c.push(w.value.replace(/[\0-\x7f]+/g,
""))}const l=()=>!t.some(SS)&&!n.some(({children:d})=>d.some(vS));return!a.has("Serif")&&(await IS(t,r)||l())&&a.add("Serif"),{styles:[...a],text:c.join("")}}class Fo{headings=new Map;places=new Map;named=new Map;static*read(t){
const e=new Fo,s=[];for(const i of(0,L.Ky)(t)){yield L.P1;const{name:o,attributes:r}=i,a=r.get("id")??(o==="a"?r.get("name"):void 0),c=/^h([1-6])$/.exec(o)?.[1];
if(a===void 0&&c===void 0)continue;const l={};if(e.places.set(i,l),a!==void 0&&!e.named.has(a)&&e.named.set(a,l),c===void 0)continue;yield L.rv;const d=(0,L.Kg)(
i);if(d!==""){for(;s.length>0&&s.at(-1)>=Number(c);)s.pop();s.push(Number(c)),e.headings.set(i,{title:d,level:Math.min(s.length,6),place:l})}}return e}levelOf(t){
return this.headings.get(t)?.level}placeOf(t){return this.places.get(t)}keepPlace(t){let e=this.places.get(t);return e||this.places.set(t,e={}),e}find(t){return this.
named.get(t)}get first(){return[...this.headings.values()][0]?.title}get bookmarks(){const t=[],e=[{level:0,children:t}];for(const{title:s,level:i,place:o}of this.
headings.values()){if(!o.sheet)continue;for(;e.at(-1).level>=i;)e.pop();const r=[];e.at(-1).children.push({title:s,place:o,children:r}),e.push({level:i,children:r})}
return t}}const Go=10;class LS{numbers=new Map;asked=new Map;begin(){this.asked=new Map}textOf(t,e,s){const i=Kf(t.trim(),s);return!i||!("place"in i)?"":(this.asked.
set(t,i.place),cn(this.numbers.get(t)??Go,e))}isSettled(t){let e=!0;for(const[s,i]of this.asked){const o=t.get(i),r=o===void 0?Go:o+1;(this.numbers.get(s)??Go)!==
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
thead th { border-bottom: 0.7pt solid var(--accent-color, #737373) }`};function CS(n,t){const e=t??(n==="report"?wn.uR:void 0);if(!e)return dh[n];const s=`rgb(${e.
map(o=>Math.round(o*255)).join(", ")})`,i=`html { --accent-color: ${s} } h1, h2, h3, h4, h5, h6 { color: ${s} } hr { border-color: ${s} }`;return`${dh[n]} ${i}`}
var BS=I(63895),fh=I(38017),_S=I(37645);class Ho{layout;canvas;constructor(t,e,s){this.layout=new ir({layOut:uf,widthsOf:ds},t.typefaces,e,s);const{sheets:i}=t,
o={widthOf:()=>s.width*ct,heightOf:()=>s.height*ct,viewOf:()=>({width:s.width*ct,height:s.height*ct}),areaOf:r=>({page:i[r],left:0,top:0,height:i[r].height})};this.
canvas=new NS(t,o,ct,ko,pf)}static async open(t,e){return new Ho(t,await(0,Me.Vn)(),e)}widthsOf(t){return this.layout.widthsOf(t)}*heightOf(t,e){return(yield*this.
layout.layOut(t,{width:e,height:void 0,fixedWidth:e})).height}*draw(t,e,s,i){const[o,r]=[Math.max(s.right-s.left,0),Math.max(s.bottom-s.top,0)],a=yield*this.layout.
layOut(e,{width:o,height:r,fixedWidth:o,fixedHeight:r});this.canvas.running=i,yield*new Yt(new Kn(this.canvas,t),this.layout).paint(yield*Ie(a,s.left,s.top),!0)}close(){
this.canvas.close()}}class NS extends Ee{running;put(t,e,s){const{running:i}=this,o=t.drawn.at(-1);i?o!==void 0&&"inks"in o&&o.running===i?(0,Y.RZ)(o.inks,s):t.
run(i,...s):super.put(t,e,s)}}const Os={least:0,most:0,isAuto:!1};function WS(n,[t,e,s]){if(!e){const[l,d]=hh(n,t??Os,s??Os);return[l,0,d]}const[i,o]=[t??Os,s??
Os],r={least:2*Math.max(i.least,o.least),most:2*Math.max(i.most,o.most),isAuto:i.isAuto||o.isAuto},[a]=hh(n,e,r),c=Math.max((n-a)/2,0);return[i.isAuto?c:i.most,
a,o.isAuto?c:o.most]}function hh(n,t,e){if(!t.isAuto&&!e.isAuto)return[t.most,e.most];if(!t.isAuto)return[t.most,Math.max(n-t.most,0)];if(!e.isAuto)return[Math.
max(n-e.most,0),e.most];const s=(a,c)=>c>0?a/c:.5,[i,o]=[t.least+e.least,t.most+e.most];if(o<=n){const a=t.most+(n-o)*s(t.most,o);return[a,n-a]}const r=i<=n?t.least+
(n-i)*s(t.most-t.least,o-i):n*s(t.least,i);return[r,n-r]}const uh=["top","bottom"],ph=["left","right"];function*PS(n,t,e){const s=new Map;for(const i of uh)yield*mh(
DS(i,t,e),n,s);for(const i of ph)yield*mh($S(i,t,e),n,s);for(const i of uh)for(const o of ph){const r=`${i}-${o}-corner`,a=n.get(r);if(!a)continue;const c=un(a,
t),[l,d]=jo(o,c,a,t),[f,h]=gh(i,c,a,t);s.set(r,{left:l,right:d,top:f,bottom:h})}return s}function un({style:n},{width:t}){const[e,s]=[ft(n),mt(n,t)];return{margin:Nt(
n,t),wide:F(e)+F(s),tall:G(e)+G(s)}}function jo(n,{margin:t,wide:e},{style:s},i){const[,o,,r]=i.margins,a=n==="left"?r:o,c=Z(s.width,a,e,s)??Math.max(a-F(t),0),
l=wt(c,s,a,e),d=n==="left"?r-t.right-l:i.width-o+t.left;return[d,d+l]}function gh(n,{margin:t,tall:e},{style:s},i){const[o,,r]=i.margins,a=n==="top"?o:r,c=Z(s.height,
a,e,s)??Math.max(a-G(t),0),l=Mt(c,s,a,e),d=n==="top"?o-t.bottom-l:i.height-r+t.top;return[d,d+l]}function DS(n,t,e){const[,s,,i]=t.margins,o=t.width-i-s;return{
names:[`${n}-left`,`${n}-center`,`${n}-right`],room:o,*wishOf(r){const{margin:a,wide:c}=un(r,t),l=Z(r.style.width,o,c,r.style),{least:d,most:f}=l===void 0?yield*e.
widthsOf(r):{least:l,most:l};return{least:d+F(a),most:f+F(a),isAuto:l===void 0}},rectOf(r,a,c){const l=un(r,t),[d,f]=gh(n,l,r,t),h=i+a+l.margin.left;return{left:h,
right:h+Math.max(c-F(l.margin),0),top:d,bottom:f}}}}function $S(n,t,e){const[s,,i]=t.margins,o=t.height-s-i;return{names:[`${n}-top`,`${n}-middle`,`${n}-bottom`],
room:o,*wishOf(r){const a=un(r,t),[c,l]=jo(n,a,r,t),d=Z(r.style.height,o,a.tall,r.style),f=(d??(yield*e.heightOf(r,l-c)))+G(a.margin);return{least:f,most:f,isAuto:d===
void 0}},rectOf(r,a,c){const l=un(r,t),[d,f]=jo(n,l,r,t),h=s+a+l.margin.top;return{left:d,right:f,top:h,bottom:h+Math.max(c-G(l.margin),0)}}}}function*mh({names:n,
room:t,wishOf:e,rectOf:s},i,o){const r=[];for(const c of n){const l=i.get(c);r.push(l&&(yield*e(l)))}const a=WS(t,[r[0],r[1],r[2]]);for(const[c,l]of n.entries()){
const d=i.get(l);d&&o.set(l,s(d,(t-a[c])*c/2,a[c]))}}const Ms={"top-left-corner":["left","right","top"],"top-left":["middle","left","top"],"top-center":["middle",
"center","top"],"top-right":["middle","right","top"],"top-right-corner":["right","left","top"],"left-top":["left","center","upper"],"left-middle":["left","cente\
r","center"],"left-bottom":["left","center","lower"],"right-top":["right","center","upper"],"right-middle":["right","center","center"],"right-bottom":["right","\
center","lower"],"bottom-left-corner":["left","right","bottom"],"bottom-left":["middle","left","bottom"],"bottom-center":["middle","center","bottom"],"bottom-ri\
ght":["middle","right","bottom"],"bottom-right-corner":["right","left","bottom"]},Uo=({boxes:n},t)=>n.some(({name:e})=>Ms[e]?.[2]===t),zS=[{name:"content",value:"\
counter(page)",important:!1},{name:"font-size",value:"9pt",important:!1},{name:"color",value:"#5c5c5c",important:!1}];async function FS(n,t,e){const{pageOf:s}=t,
i=s(0),[o,r,a,c]=i.margins,l={width:i.width-c-r,height:i.height-o-a},d=new GS(t,await Ho.open(n,l));for(const f of n.sheets.keys())await(0,It.k)(d.draw(f,n.sheets.
length),e);d.layout.close()}class GS{sources;layout;around;usual;styles=new Map;length=0;boxes=new Map;constructor(t,e){this.sources=t,this.layout=e,this.around=
ZS(t),this.usual=t.numbers?[{name:"bottom-center",pages:"all",declarations:zS}]:[]}*draw(t,e){const s=this.sources.pageOf(t),i=new Map;for(const[c,l]of this.stylesOn(
s,t))i.set(c,yield*this.box(l,t+1,e));if(i.size===0)return;const{width:o,height:r}=s,a=yield*PS(i,{width:o,height:r,margins:_r(s,t)},this.layout);for(const[c,l]of a){
const d=Ms[c][2],f=d==="top"?"Header":d==="bottom"?"Footer":void 0;yield*this.layout.draw(t,i.get(c),l,f)}}stylesOn(t,e){let s=this.styles.get(t);s||this.styles.
set(t,s=new Map);const i=["all",e%2===0?"right":"left",...e===0?["first"]:[]],o=i.join();let r=s.get(o);return r||s.set(o,r=this.stylesOf(t,i)),r}stylesOf({boxes:t,
text:e},s){const{styler:i}=this.sources,o=t.length===0?this.usual:t,r=[];for(const{pages:d,declarations:f}of e)s.includes(d)&&(0,Y.RZ)(r,f);const a=r.length===0?
this.around:i.styleFrom(r,this.around),c=new Map;for(const{name:d,pages:f,declarations:h}of o)if(s.includes(f)&&Object.hasOwn(Ms,d)){const u=c.get(d)??[...KS(d)];
c.set(d,u),(0,Y.RZ)(u,h)}const l=new Map;for(const[d,f]of c){const{style:h}=i.styleFrom(f,a);Array.isArray(h.content)&&h.display!=="none"&&l.set(d,XS(h))}return l}*box(t,e,s){
let i=this.boxes.get(t);i||this.boxes.set(t,i=new Map);const r=t.content.map(h=>"url"in h?h:VS(h,e,s,this.sources.strings));for(const h of r)this.length+=HS+(typeof h==
"string"?h.length:jS);if(this.length>B.aU)throw(0,B.iV)();const a=r.map(h=>typeof h=="string"?h:"").join("\0"),c=i.get(a);if(c)return c;const l=new nt(t);yield*xs(
l,this.sources);const d=(yield*Vf(r,t,this.sources)).map(h=>typeof h=="string"?{kind:"text",text:h,style:t,owner:void 0}:{kind:"atom",box:h,owner:void 0});d.length>
0&&Object.assign(l,{inner:"lines",inlines:d});const f=eh(l,this.around.style);return f==="turned"?nh(l):f==="refused"&&this.sources.styler.ignored.set("writing-\
mode",1),i.size<US&&i.set(a,l),l}}const HS=1,jS=100,US=20;function KS(n){const[,t,e]=Ms[n];return[{name:"text-align",value:t,important:!1},{name:"vertical-align",
value:e==="upper"?"top":e==="lower"?"bottom":"middle",important:!1}]}const YS={middle:"center",bottom:"end"};function XS(n){const{verticalAlign:t}=n,e=typeof t==
"string"?YS[t]??"start":"start";return{...n,display:"block",float:"none",position:"static",verticalAlign:"baseline",alignContent:e}}function VS(n,t,e,s){return"\
text"in n?n.text:"string"in n?s.textOf(n,t-1):"counter"in n?cn(n.counter==="pages"?e:n.counter==="page"?t:0,n.style):""}function ZS({styler:n,root:t}){const e=n.
styleOf(t,n.start,void 0),s=(0,L.ZE)(t).find(({name:o})=>o==="body");if(!s||e.style.fontFamily.join()!=="serif")return e;const{fontFamily:i}=n.styleOf(s,e,void 0).
style;return{...e,style:{...e.style,fontFamily:i}}}async function JS({root:n,quirks:t},e,s){const{pace:i}=s,o={width:e.width/ct,height:e.height/ct,margin:e.margin/
ct},r=await xh(n,t,{width:o.width-2*o.margin,height:o.height-2*o.margin},CS(e.theme,e.accent),s),a=await vM(e.svgs,Dt=>xh(Dt,"none",o,"",s)),c=await lu(r.pages,
o,i),l=c.usual,d=sv(l,e.running),f=[n,...[...a.values()].map(({svg:Dt})=>Dt)],h=await AS(f,r,e.running,i),{own:u,families:p,unread:g}=await wS(r.fontFaces,h.text,
i),m=new Er(p),w=await nv({...h,own:u},e,s),b=pn(l),y=e.logo&&(0,fh.h)(e.logo,b,d,Ko),x=y?Math.max(y.room-(l.own.first[0]-l.margins[0])*ct,0):0;let S=await wh(n,
i),v=new Map;const T=new LS,{names:A,shadowsLeftOut:W,isSettled:N,unpaged:j}=await K1({box:ov(c),quirks:t,targets:()=>T.isEmpty?void 0:T,tree:async(Dt,Ss)=>{T.begin(),
w.document.kids.splice(0,w.document.kids.length),S=await wh(n,i);const gn=new Ti(r,Dt,m);({ignored:v}=gn);const{document:vs}=w,Jo=ev(n,Dt,{...S,styler:gn,images:e.
images,targets:T,document:vs,quirks:t},a),mn=await(0,It.k)(Jo.build(n),i);return x>0&&(mn.children=[rv(x/Ss),...mn.children]),mn}},w,i);w.document.prune();const V=Dt=>$e(
c,A.of(Dt)),{headings:st,strings:ht,told:q}=S,Q=new Ti(r,l,m),ut=new sh(a,l,bh(q,e.images)),jt=ht.onPages(w.sheets);await qS(w,{pageOf:V,styler:Q,strings:jt,root:n,
pictures:ut,told:q},{page:l,running:d,wishes:e},i);const Vt={page:c.named.size>0?j:0,"target-counter":N?0:1,"text-shadow":W};tv(v,[...Object.entries(Vt),...Q.ignored,
...QS(c,A.of(0))]);const{links:ue,scripts:Zo}=lM(n);return{composition:w,bookmarks:st.bookmarks,told:q,ignored:v,notLoaded:r.notLoaded+g+ue,scripts:Zo}}async function qS(n,t,{
page:e,running:s,wishes:i},o){const{pageOf:r}=t,{logo:a,images:c,pageNumbers:l}=i,d=iv(r,e);a&&(0,fh.h)(a,d(0),s,Ko).draw(n.sheets[0]),await FS(n,{...t,images:c,
numbers:l&&s.footer===void 0},o);const f=await BS.P.of(n.typefaces),h=(u,p)=>Uo(r(u),p==="Header"?"top":"bottom");await(0,_S.N)(n,f,{frameOf:d,size:Ko,isBare:h,
pace:o},s)}const QS=({ignored:n},t)=>[...n].filter(e=>t!==Bs||!e.startsWith("@page :first ")).map(e=>[e,1]),wh=async(n,t)=>({headings:await(0,It.k)(Fo.read(n),t),
strings:new LO,told:aM()});function tv(n,t){for(const[e,s]of t)s>0&&!n.has(e)&&n.set(e,s)}function ev(n,t,e,s){const{told:i,images:o,styler:r}=e,a=bh(i,o),c=new Ec(
{...a,styler:r},n);return new gM({...e,drawings:c,pictures:new sh(s,t,a)})}async function nv(n,{font:t,boldFont:e},s){const i=await ek.B.open({...n,font:t,boldFont:e},
s);return await i.typefaces.warm([],s.pace),i}const bh=({leftOut:n,images:t},e)=>({tally:{drawn:0},leaveOut:s=>n.set(s,(n.get(s)??0)+1),imageAt:s=>{const i=e.get(
(0,H.bi)(s));return i||t.add(s),i}}),Ko=11,Yo=18;function sv(n,t){const{header:e,footer:s,...i}=t,o={...i,...!Uo(n,"top")&&{header:e},...!Uo(n,"bottom")&&{footer:s}},
{top:r,bottom:a}=pn(n),c=[["header",r],["footer",a]].filter(([l,d])=>o[l]!==void 0&&d<Yo).map(([l])=>({field:l,message:`needs a margin of at least ${Yo/72} inch\
es; give a larger margin, here or in @page of the style sheets`,mentions:["margin"]}));if(c.length>0)throw(0,J.G6)(c);return o}const pn=({width:n,height:t,margins:[
e,s,i,o]})=>({width:n*ct,height:t*ct,left:o*ct,right:s*ct,top:e*ct,bottom:i*ct});function iv(n,t){const e=new Map,{top:s,bottom:i}=pn(t);return o=>{const r=n(o);
let a=e.get(r);if(!a){const c=pn(r),l=(d,f)=>d<Yo?f:d;e.set(r,a={...c,top:l(c.top,s),bottom:l(c.bottom,i)})}return a}}const ov=n=>({widthOf:t=>{const{width:e,left:s,
right:i}=pn($e(n,t));return e-s-i},heightOf:t=>(0,Y.Kf)([0,1,2].map(e=>yh($e(n,t),e).height)),areaOf:(t,e)=>yh($e(n,e),t),viewOf:t=>{const{view:e}=$e(n,t);return{
width:e.width*ct,height:e.height*ct}},first:n.hasFirst?Bs:void 0});function yh(n,t){const[e,,s,i]=_r(n,t);return{page:{width:n.width*ct,height:n.height*ct},left:i*
ct,top:e*ct,height:(n.height-e-s)*ct}}const rv=n=>new nt({...yt.DI,display:"block",height:{px:n,percent:0}});async function xh(n,t,e,s,{pace:i}){const o=new lg(
e,i);await o.add(Z0,!0),t==="all"&&await o.add(J0,!0);const r=(0,L.ZE)(n).find(({name:a})=>a==="body");r&&await o.add((0,Qo.gf)(r),!0),await o.add(s,!0);for(const a of(0,L.
Ky)(n))a.name==="style"&&await o.addFor(a.attributes.get("media")??"",(0,L.a4)(a));return o}var We=I(98446),av=I(71775);const Xo=12,cv=({told:n,ignored:t,notLoaded:e,
scripts:s,...i})=>[...(0,av.l)({...i,from:"HTML",told:n}),...t.size>0?[lv(t)]:[],...e>0?[dv(e)]:[],...s>0?[fv(s)]:[],...n.leftOut.size+n.fields.size>0?[hv(n)]:[]];
function Vo(n){const t=[...n].sort(([s,i],[o,r])=>r-i||(s<o?-1:1)),e=t.slice(0,Xo).map(([s,i])=>i>1?`${s.slice(0,40)} (${i})`:s.slice(0,40));return(0,We.Dw)(t.length>
Xo?[...e,`${t.length-Xo} more`]:e)}const lv=n=>({code:"styles_ignored",message:`The style sheets have ${(0,We.y_)(n.size,"property","properties")} and rules tha\
t are not supported, and had no effect: ${Vo(n)}.`}),dv=n=>({code:"styles_not_loaded",message:`${(0,We.y_)(n,"style sheet or font","style sheets and fonts")} ${(0,We.
d5)(n,"was","were")} not loaded. Nothing is fetched: write styles into a style element, and fonts that may be embedded into @font-face as data: addresses. Other\
 text is set in Noto fonts.`}),fv=n=>({code:"html_scripts_not_run",message:`${(0,We.y_)(n,"script")} of the HTML ${(0,We.d5)(n,"was","were")} not run. Text, sty\
les and charts that scripts make are not in the document: write them into the HTML.`}),hv=({leftOut:n,fields:t})=>({code:"elements_left_out",message:[...n.size>
0?[`Elements of the HTML were left out, because paper cannot show them or they are not supported: ${Vo(n)}.`]:[],...t.size>0?[`Fields of forms are drawn with th\
eir values, and cannot be filled in: ${Vo(t)}.`]:[]].join(" ")}),uv=72,pv=async(n,t,e)=>{const{composition:s,finish:i,told:o,ignored:r,notLoaded:a,scripts:c,hasFont:l}=await gv(
n,t,e),{language:d,breaksArchive:f=!1}=i,h=await s.finish(i),u=t.letterhead&&await(0,ne.o)(h,t.letterhead,t.letterhead_password,e),p={compact:!0,objectStreams:"\
smallest"},g=u?.write?await u.write(p):await(0,gt.UN)(h,p),m=s.sheets.length,{missing:w}=s.typefaces,b=cv({told:o,ignored:r,notLoaded:a,scripts:c,missing:w,hasFont:l,
language:d,breaksArchive:f});return u&&(0,Y.RZ)(b,u.notes),{documents:[{name:`${Oh(n.name)}.pdf`,bytes:g,pageCount:m}],notes:b,facts:{pageCount:m}}};async function gv(n,t,e){
const s=(0,ee.H)(t),i=await mv(new TextDecoder().decode(n.bytes),t.values,e),{root:o}=i,r=await(0,P.e)(o,e.pace),a=await SM(r,e.pace);for(const y of a.values())
for(const x of await(0,P.e)(y,e.pace))/^data:/i.test(x)&&r.add(x);const c=await yv(r,t.images??[],e),l=t.logo&&await(0,it.A)(t.logo,"logo",e),d=await wv(o,e),f=t.
title??d.title??Oh(n.name),{bookmarks:h,...u}=await JS(i,{...(0,ee.a)(t),margin:t.margin*uv,pageNumbers:t.page_numbers,running:{header:t.header,footer:t.footer,
headerOnFirst:t.header_on_first,date:t.date,title:f},logo:l,accent:t.accent_color===void 0?void 0:(0,wn.bP)(t.accent_color),...s,theme:t.theme,images:c,svgs:a},
e),p=t.language??bv(d.language),g=t.author??d.author,m=[...c.values(),...l?[l]:[]].some(({components:y})=>y===4),w=u.told.undescribed===0;return{...u,finish:{title:f,
author:g,language:p,bookmarks:h,breaksArchive:m,isAccessible:w},hasFont:s.font!==void 0}}async function mv(n,t,{pace:e}){const s=n.trim();if(/^(?:https?:\/\/|www\.)\S+$/i.
test(s))throw(0,J.G6)([{field:"file",message:"holds an address, not HTML: load the page first, and give its HTML"}]);if(!t)return await(0,U.Z)(n,e);const i=await(0,Lt.
o)(n,t,e),o=await(0,U.Z)(i.text,e);return await E(o.root,i.values,e),o}async function wv(n,{pace:t}){let[e,s,i]=[];for(const o of(0,L.Ky)(n)){const{name:r,attributes:a}=o,
c=r==="title"&&o.isHtml&&e===void 0,l=/^h[1-6]$/.test(r)&&i===void 0,d=t.step(c||l?L.rv:L.P1);if(d&&await d,c||l){const f=(0,L.Kg)(o).slice(0,kh)||void 0;c?e=f:
i=f}r==="meta"&&a.get("name")?.toLowerCase()==="author"&&(s??=a.get("content")?.trim().slice(0,kh))}return{title:e??i,author:s===""?void 0:s,language:n.attributes.
get("lang")?.trim()}}const kh=1e3,bv=n=>n!==void 0&&lt.E["language-tag"].holds(n)?n:void 0;async function yv(n,t,e){const s=new Map;for(const r of t)n.has((0,H.
bi)(r.name))&&s.set((0,H.bi)(r.name),await(0,it.A)(r,"images",e,"png-jpeg-gif"));const i=[...n].filter(r=>!/^data:image\/(?:svg|webp|avif|bmp)/i.test(r)),o=r=>/^data:image\/gif/i.
test(r);for(const[r,a]of await(0,qo.$)(i,e,o))s.set(r,a);for(const[r,a]of await(0,Mh.m)(n,e))s.set(r,a);return s}const Oh=n=>n.replace(/\.(?:x?html?|txt|pdf|md)$/i,
"").trim()||"document"}),69864:((pe,vt,I)=>{I.d(vt,{N:()=>ot});var J=I(44233);const lt=500;class ot{starts;owners;constructor(L,bt){this.starts=L,this.owners=bt}static async of(L,bt){
const dt=new Set;for(const{first:C,last:R}of L){dt.add(C).add(R+1);const _=bt.step(lt);_&&await _}const pt=Float64Array.from(dt).sort(),tt=new Array(pt.length),
z=Uint32Array.from({length:pt.length+1},(C,R)=>R),E=C=>{let R=C;for(;z[R]!==R;)R=z[R];for(;C!==R;){const _=z[C];z[C]=R,C=_}return R};for(const C of L){for(let _=E(
(0,J.BC)(pt,C.first));pt[_]<=C.last;_=E(_))tt[_]=C,z[_]=_+1;const R=bt.step(lt);R&&await R}return new ot(pt,tt)}find(L){return this.owners[(0,J.MJ)(this.starts,
L)-1]}}}),21281:((pe,vt,I)=>{I.d(vt,{Ip:()=>pt,XM:()=>R,Xb:()=>C,ds:()=>dt,qg:()=>E});var J=I(59071),lt=I(70549),ot=I(21115),B=I(824),L=I(1975),bt=I(60912);const dt=(0,lt.
n)(async P=>pt(P,await(0,B.Br)(P)));function pt(P,U){const H=(ne,wn)=>(0,J.wh)((0,L.sm)(U,ne,wn)[0]??""),it=z(H("pdfaid","part"),H("pdfaid","conformance").toLowerCase()),
gt=tt(H("pdfuaid","part"))?`PDF/UA-${H("pdfuaid","part")}`:void 0,Y=[H("pdfxid","GTS_PDFXVersion")||H("pdfx","GTS_PDFXVersion")||((0,J.Gh)(P.resolve((0,B._U)(P)?.
get("GTS_PDFXVersion")))??""),H("pdfe","ISO_PDFEVersion"),H("pdfvtid","GTS_PDFVTVersion")],ee=[it?.name,gt,...Y.filter(ne=>/^PDF\/[\w .:/()-]{1,40}$/.test(ne))];
return{archive:it,accessible:gt,names:ee.filter(ne=>ne!==void 0)}}const tt=P=>/^[1-9]$/.test(P);function z(P,U){if(!tt(P))return;const H=/^[abuef]$/.test(U)?U:"";
return{part:Number(P),level:H,name:`PDF/A-${P}${H}`}}function E(P,U,H,it){return U&&D(P,U,[ot.dK.pdfaid]),C(H,it)}const C=({name:P},U)=>({code:"pdfa_identificat\
ion_removed",message:`The document no longer claims ${P}: ${U}.`});async function R(P){const U=await(0,B.Br)(P);if(!U)return[];const{archive:H,accessible:it}=pt(
P,U);D(P,U,[ot.dK.pdfaid,ot.dK.pdfuaid]);const gt=[H?.name,it].filter(Lt=>Lt!==void 0);return gt.length>0?[_(gt)]:[]}const _=P=>({code:"conformance_dropped",message:`\
The result no longer claims ${P.join(" and ")}, because a merge cannot guarantee conformance.`});function D(P,U,H){U.properties.some(({namespace:it})=>H.includes(
it))&&(0,bt._L)(P,(0,bt.QH)(U,({namespace:it})=>H.includes(it),[]))}}),824:((pe,vt,I)=>{I.d(vt,{Br:()=>pt,_6:()=>z,_U:()=>dt});var J=I(58552),lt=I(1975),ot=I(17079),
B=I(45599),L=I(59071),bt=I(70549);function dt(E){const C=E.resolve(E.trailer.get("Info"));return C instanceof B.Bi?C:C instanceof B.Z6?C.dict:void 0}const pt=(0,bt.
n)(tt);async function tt(E){const C=E.get(E.catalogNumber),R=C instanceof B.Bi?E.resolve(C.get("Metadata")):null;if(!(R instanceof B.Z6))return;let _;try{_=E.decoded(
R)}catch(D){if(!(D instanceof J.zU)||D.code==="cancelled")throw D;return lt.m}return(0,lt.kg)(_,E.job.pace)}function z(E,C){const R=dt(E),_=gt=>E.resolve(R?.get(
gt)),D=(gt,Lt,Y=", ")=>{const ee=(0,lt.sm)(C,gt,Lt).map(L.wh).filter(Boolean).join(Y);return ee===""?null:ee},P=(gt,Lt)=>{const[Y=""]=(0,lt.sm)(C,gt,Lt);return(0,L.
wh)(Y)||null},U=(gt,Lt)=>(0,ot._)((0,L.Gh)(_(gt))??"")??(0,ot._)(P("xmp",Lt)??"")??null,H=E.get(E.catalogNumber),it=H instanceof B.Bi?(0,L.Gh)(E.resolve(H.get("\
Lang"))):null;return{title:(0,L.Gh)(_("Title"))??P("dc","title"),author:(0,L.Gh)(_("Author"))??D("dc","creator"),subject:(0,L.Gh)(_("Subject"))??P("dc","descrip\
tion"),keywords:(0,L.Gh)(_("Keywords"))??D("pdf","Keywords")??D("dc","subject"),creator:(0,L.Gh)(_("Creator"))??P("xmp","CreatorTool"),producer:(0,L.Gh)(_("Prod\
ucer"))??P("pdf","Producer"),created:U("CreationDate","CreateDate"),modified:U("ModDate","ModifyDate"),language:it??P("dc","language")}}}),60912:((pe,vt,I)=>{I.
d(vt,{QH:()=>B,T3:()=>L,_L:()=>tt});var J=I(21115),lt=I(3907),ot=I(45599);function B(z,E,C){const{text:R,properties:_,end:D,about:P}=z,U=[];let H=0;for(const it of _.
filter(E).sort((gt,Lt)=>gt.from-Lt.from))it.from<H||(U.push(R.slice(H,it.from)),H=it.to);return U.push(R.slice(H,Math.max(D,H))),C.length>0&&U.push(bt(C,P)),U.push(
R.slice(Math.max(D,H))),pt(U.join(""))}function L(z){return`<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="${J.dK.rdf}">
${bt(z,"")}</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`}function bt(z,E){const R=[...new Set(z.map(({prefix:D})=>D))].map(D=>` xmlns:${D}="${J.dK[D]}"`).join(""),_=z.map(({prefix:D,name:P,form:U,
values:H})=>`<${D}:${P}>${dt(U,H)}</${D}:${P}>
`);return`<rdf:Description xmlns:rdf="${J.dK.rdf}" rdf:about="${(0,lt.X)(E)}"${R}>
${_.join("")}</rdf:Description>
`}function dt(z,E){const C=R=>E.map(_=>`<rdf:li${R}>${(0,lt.X)(_)}</rdf:li>`).join("");switch(z){case"simple":return(0,lt.X)(E[0]??"");case"alternative":return`\
<rdf:Alt>${C(' xml:lang="x-default"')}</rdf:Alt>`;case"ordered":return`<rdf:Seq>${C("")}</rdf:Seq>`;case"unordered":return`<rdf:Bag>${C("")}</rdf:Bag>`}}const pt=z=>z.
replace(/^(\s*<\?xml\s[^>]*encoding\s*=\s*["'])[^"']*/,"$1UTF-8");function tt(z,E){const C=z.catalog.get("Metadata"),R=z.resolve(C),_=R instanceof ot.Z6?[...R.dict].
filter(([U])=>!["Filter","DecodeParms","Length"].includes(U)):[],D=new ot.Bi([["Type",new ot.SX("Metadata")],["Subtype",new ot.SX("XML")],..._]),P=new ot.Z6(D,Buffer.
from(E,"utf8"));(0,ot.i9)(C)&&R instanceof ot.Z6?z.put(C,P):z.edit(z.catalogNumber).set("Metadata",z.add(P))}}),1975:((pe,vt,I)=>{I.d(vt,{kg:()=>L,m:()=>B,sm:()=>bt});
var J=I(21115),lt=I(3907);const ot=1e5,B={text:"",properties:[],malformed:!0,end:-1,about:""};async function L(z,E){const C=(0,lt.xK)(z);if(C===void 0)return B;
const R=new pt,D=await(0,lt.km)(C,E,P=>(R.take(P),R.broken))!=="well-formed"||R.depth>0||R.end<0||!R.declared;return{text:C,properties:R.properties,malformed:D,
end:R.end,about:R.about}}function bt(z,E,C){return z?.properties.find(R=>R.name===C&&R.namespace===J.dK[E])?.values??[]}const dt=-2;class pt{properties=[];broken=!1;declared=!0;end=-1;about="";scope=new J.
ee;open=[];root=dt;loose=!1;items=[];pieces=[];get depth(){return this.open.length}take(E){E.kind==="start"||E.kind==="empty"?(this.start(E.name,E.attributes,E.
from),E.kind==="empty"&&!this.broken&&this.close(E.name,E.to,E.to)):E.kind==="end"?this.close(E.name,E.from,E.to):E.kind==="text"&&this.isInProperty()&&this.pieces.
push(E.text)}isInProperty(){return this.root!==dt&&this.open.length>this.root+2}start(E,C,R){if(this.open.length>=lt.ol&&(this.broken=!0),this.broken)return;this.
scope.enter(C);const _=this.scope.ofElement(E),D=_.namespace===J.dK.rdf,P=D&&_.local==="li";this.root===dt&&this.end<0&&D&&_.local==="Description"&&(this.root=this.
open.length-1,this.loose=!0);const U=this.open.length-this.root,H=P?C.find(({name:it})=>it==="xml:lang")?.value:void 0;if(this.open.push({name:E,..._,from:R,language:H}),
this.root===dt){if(!D||_.local!=="RDF"||this.end>=0)return;this.root=this.open.length-1,this.declared=this.scope.declares(E)}else if(U===1)this.describe(C);else if(U===
2){this.items=[];const it=C.find(({name:gt})=>this.isRdf(gt,"resource"));this.pieces=it?[it.value]:[]}else P&&(this.pieces=[])}describe(E){for(const{name:C,value:R,
from:_,to:D}of E){if((0,J.HC)(C))continue;const{namespace:P,local:U}=this.scope.ofAttribute(C);P===J.dK.rdf&&U==="about"&&(this.about=R),!(P===""||P===J.dK.rdf||
P===J.dK.xml)&&this.add({namespace:P,name:U,values:[R],from:_,to:D})}}close(E,C,R){const _=this.open.pop();if(_?.name!==E){this.broken=!0;return}this.scope.leave();
const D=this.open.length-this.root;if(this.root!==dt)if(D===0)this.end=C,this.root=dt;else if(D===1&&this.loose)this.root=dt,this.loose=!1;else if(D===2){const P=this.
items.length>0?tt(this.items):[this.pieces.join("").trim()];this.add({namespace:_.namespace,name:_.local,values:P,from:_.from,to:R})}else D>2&&_.namespace===J.dK.
rdf&&_.local==="li"&&(this.items.push({text:this.pieces.join("").trim(),language:_.language}),this.pieces=[])}add(E){this.properties.length<ot?this.properties.push(
E):this.broken=!0}isRdf(E,C){const R=this.scope.ofAttribute(E);return R.local===C&&R.namespace===J.dK.rdf}}function tt(z){const E=z.findIndex(({language:R})=>R?.
toLowerCase()==="x-default"),C=z.map(({text:R})=>R);return E>0?[C[E],...C.slice(0,E),...C.slice(E+1)]:C}}),9876:((pe,vt,I)=>{I.d(vt,{LJ:()=>B,Vn:()=>ot,ZM:()=>pt,
s:()=>L});var J=I(47707);const lt=2e4;async function ot(){const{default:tt}=await I.e(3286).then(I.bind(I,23286));return function*(z){let E=0;do{const C=E,R=Math.
min(z.length,C+lt),_=R===z.length,D=new tt(C===0&&_?z:z.slice(C,R));for(let U=D.nextBreak();U;U=D.nextBreak()){const H=C+U.position;if(H===R&&!_)break;let it=H;
for(;it>E&&z[it-1]===" ";)it--;yield{start:E,end:it,next:H},E=H}if(_)return;if(E>C)continue;const P=B(z.charCodeAt(R))?R-1:R;yield{start:E,end:P,next:P,isCut:!0},
E=P}while(E<z.length)}}const B=tt=>tt>=56320&&tt<=57343,L=(tt,z)=>(0,J.qf)(tt).map(E=>({text:E,width:z(E)})),bt=/[_\-–—/.,;:]$/,dt=/^[.,;:!?)\]}%»”’…]/;
function*pt(tt,z,E="separators"){let C=0;for(let R=0;R<tt.length;C++){let _=R;for(let D=0;_<tt.length&&(D+=tt[_].width,!(D>z(C)&&_>R));_++);if(E==="letters"){let D=_;
for(;D>R&&D<tt.length&&dt.test(tt[D].text);)D--;D>R&&(_=D)}else if(E==="separators"&&_<tt.length){let D=_;for(;D>R&&!bt.test(tt[D-1].text);)D--;D-R>=(_-R)/2&&(_=
D)}yield _-R,R=_}}})};
