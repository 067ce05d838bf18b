"use strict";exports.id=72,exports.ids=[72],exports.modules={27710:((Ve,$t,I)=>{I.r($t),I.d($t,{html_to_pdf:()=>tT});var dt=I(58552),Et=I(60666),rt=I(78323),E=I(37294),R=I(45893);
const vt=new Set(["href","src","srcset","action","background","cite","poster","data"]),Lt=/^(?:https?|mailto|tel):|^data:image\/|^(?:field|qr):/i,Mt=/^[a-z][a-z0-9+.-]*:/i,
tt=s=>(0,dt.G6)([{field:"values",message:s}]),F=1e3;async function J(s,t,e){const n=new G(t,e);for(const i of(0,R.Ky)(s)){const o=e.step(F);if(o&&await o,W(i,t),
!!i.children.some(j)){if(i.name==="style"||i.name==="script")throw tt(`are in a ${i.name} element, where they could be more than text`);for(const r of i.children.
splice(0,i.children.length))j(r)?await n.put(r.value,i):i.children.push(r)}}}const j=s=>s.kind==="text"&&(0,rt.H)(s.value);function W(s,t){let e;for(const[n,i]of s.
attributes){if(!(0,rt.H)(i))continue;if(n==="style"||n.startsWith("on"))throw tt(`are in the attribute ${n}, where they could be more than text; use classes`);const o=(0,rt.
qk)(i,t,n==="src"&&/^\s*qr:/i.test(i)?encodeURIComponent:void 0);if(vt.has(n)&&Mt.test(o.trim())&&!Lt.test(o.trim()))throw tt("give an address another scheme th\
an http, https, mailto or tel, or data with an image");(e??=new Map(s.attributes)).set(n,o)}e&&Object.assign(s,{attributes:e,classes:(0,R.q2)(e.get("class"))})}
class G{values;pace;count=0;constructor(t,e){this.values=t,this.pace=e}async put(t,e){const n=await(0,rt.lr)(t.replaceAll(`
`," "),this.values,K,this.pace);for(let i=0,o=0;i<=n.length;i=o+1){const r=this.pace.step(F);r&&await r,o=n.indexOf(`
`,i),o<0&&(o=n.length),i>0&&e.children.push(this.lineBreak(e)),e.children.push({kind:"text",value:n.slice(i,o),parent:e})}}lineBreak(t){if(++this.count>E.q3)throw tt(
`have more than ${E.q3} lines; at most that many are allowed`);return{kind:"element",name:"br",attributes:new Map,classes:new Set,parent:t,children:[],index:0,isHtml:!0}}}
const K=s=>s.replace(/\r\n?/g,`
`);var mt=I(72594),ft=I(58257),P=I(34622),Y=I(52167),C=I(14029),et=I(87593),B=I(45657),ot=I(16246),Nt=I(68084),Ht=I(96533),ht=I(28409),oe=I(16596),at=I(39170);class ct{most;answers=new Map;total=0;constructor(t){
this.most=t}find(t){return this.answers.get(t)?.value}drop(t){this.total-=this.answers.get(t)?.size??0,this.answers.delete(t)}keep(t,e,n){this.answers.set(t,{value:e,
size:n}),this.total+=n;for(const[i,{size:o}]of this.answers){if(this.total<=this.most||i===t)return;this.answers.delete(i),this.total-=o}}}const St=2e6;class Qt{left=St;take(){
if(--this.left<0)throw(0,dt.G6)([{field:"file",message:`has columns that take more than ${St} steps to become alike; nest fewer of them in each other, or write \
column-fill: auto`}])}}var k=I(99746);const nt=2e4;function Uh(s){let t=s.known.get("kept");return t===void 0&&(t=s.style.display!=="table-cell"&&mr(s),s.known.
set("kept",t)),t}function mr(s){let t=s.known.get("flowing");if(t===void 0){const e=n=>!n.isPositioned&&mr(n);t=s.children.every(e)&&s.inlines.every(n=>n.kind!==
"atom"&&n.kind!=="apart"||e(n.box)),s.known.set("flowing",t)}return t}const Je=({most:s,plain:t})=>t??s,Ps=s=>s.fontStyle==="italic"&&(s.ownFont?!s.ownFont.isItalic:
Ze(s)==="Mono"),wr=1e4;class br{rules;typefaces;breaks;page;quirks;pieces=new ct(wr);words=new Map;kept=new WeakMap;faces=new WeakMap;metrics=new WeakMap;lines=new WeakMap;tiled=0;shadowed=0;shadowLayers=0;shadowsLeftOut=0;hasUnder;filling=[];opening;work=new Qt;constructor(t,e,n,i,o="\
none"){this.rules=t,this.typefaces=e,this.breaks=n,this.page=i,this.quirks=o}*layOut(t,e,n){if(n||!Uh(t))return yield*this.rules.layOut(t,this,e,n);const{width:i,
height:o,fixedWidth:r,fixedHeight:a,shrinks:c,isLoose:l,isOpen:d}=e,f=[i,o,r,a,c,l,d].join();let h=this.kept.get(t);h||this.kept.set(t,h=new Map);let u=h.get(f);
return u||h.set(f,u=yield*this.rules.layOut(t,this,e)),u}forget(){this.kept=new WeakMap,this.pieces=new ct(wr),this.words.clear()}widthsOf(t){return this.rules.
widthsOf(t,this)}faceOf(t){let e=this.faces.get(t);return e||this.faces.set(t,e=Ze(t)),e}metricsOf(t){let e=this.metrics.get(t);return e||this.metrics.set(t,e=this.
measureFont(t)),e}lineOf(t){let e=this.lines.get(t);return e||this.lines.set(t,e=this.measureLine(t)),e}measureFont(t){const{ascent:e,descent:n,lineGap:i}=this.
typefaces.metrics(this.faceOf(t)),o=(0,k.xP)(t),r=a=>Math.round(a*o/1e3);return{ascent:r(e),descent:r(-n),gap:r(i)}}measureLine(t){const{ascent:e,descent:n,gap:i}=this.
metricsOf(t),{lineHeight:o,fontSize:r}=t;if(o==="normal"&&i===0)return{above:e,below:n};const a=o==="normal"?e+n+i:(0,k.k8)("factor"in o?o.factor*Math.round(r*k.
dI)/k.dI:o.px),c=e+Math.floor(Math.trunc((a-e-n)*k.dI/2)/k.dI);return{above:c,below:a-c}}}const $s=({lineHeight:s,fontSize:t})=>s==="normal"?Math.round(yr*t)+Math.
round(Yh*t):"factor"in s?s.factor*t:s.px;function Kh({fontSize:s}){const t=Math.floor(Math.round(yr*s)*2/3);return[Math.floor((t+1)/2),t+7]}const[yr,Yh]=[1.069,
.293],Xh=/^(?:(?:ui-)?sans-serif|system-ui|ui-rounded|emoji|math|-apple-system|blinkmacsystemfont|arial.*|helvetica.*|verdana|tahoma|trebuchet.*|calibri|candara|segoe ui|roboto|noto sans.*|inter|open sans|lato|montserrat|poppins|ubuntu|cantarell|oxygen|source sans.*|impact|century gothic)$/,
xr=/^(?:(?:ui-)?serif|georgia|times.*|garamond|eb garamond|palatino.*|book antiqua|bookman.*|cambria|constantia|baskerville|didot|bodoni.*|century(?! gothic).*|charter|noto serif.*|source serif.*|pt serif|merriweather|lora|katex_(?:ma|size).*|latin modern.*|computer modern.*|crimson.*|libre baskerville|playfair.*|cormorant.*)$/,
kr=/^(?:monospace|ui-monospace|consolas|menlo|monaco)$|courier|\bmono\b|\bcode\b/,Or=1/26;function Vh(s){const{ownFont:t,fontWeight:e}=s;if(!t&&e>=Jh)return Or;
const n=t?!t.isBold:Ze(s)==="Mono";return e>=zs&&n?Or:0}const zs=600,Jh=900;function Mr(s){if(s.ownFont)return s.ownFont.zero;const t=Ze(s);return t==="Mono"?.6:
t.startsWith("Serif")?.559:s.fontStyle==="italic"?.551:.572}const Ds=s=>kr.test(s)||xr.test(s)||Xh.test(s);function Ze({ownFont:s,fontFamily:t,fontWeight:e,fontStyle:n}){
if(s)return s.id;const i=t.find(Ds)??(t.length>0?"serif":"");if(kr.test(i))return"Mono";const o=n==="italic",r=e>=zs?o?"SemiBoldItalic":"SemiBold":o?"Italic":void 0;
return xr.test(i)?r?`Serif${r}`:"Serif":r??"Regular"}var O=I(50697);const Rn={"{":"}","(":")","[":"]"},Sr=new Uint8Array(128);for(const s of`/"'\\({[)]};:,! 	
\r\f`)Sr[s.charCodeAt(0)]=1;function qe(s,t){let e=t;for(let n=s.charCodeAt(e);e<s.length&&Sr[n]!==1;n=s.charCodeAt(e))e++;return e}function Zh(s,t){const e=s[t];
let n=t+1;for(;n<s.length&&s[n]!==e&&s[n]!==`
`;n++)s[n]==="\\"&&n++;return n+1}function Fs(s,t){switch(s[t]){case"/":{if(s[t+1]!=="*")return t;const e=s.indexOf("*/",t+2);return e<0?s.length:e+2}case'"':case"\
'":return Zh(s,t);case"\\":return t+2;case"(":{if(!Qh(s,t))return t;const e=s.indexOf(")",t);return e<0?s.length:e+1}default:return t}}function Xt(s,t,e){const n=[];
for(let i=qe(s,t);i<s.length;i=qe(s,i)){const o=s[i];if(n.length===0&&e.includes(o))return i;const r=Fs(s,i);if(r>i){i=r;continue}Object.hasOwn(Rn,o)?n.push(Rn[o]):
o===n.at(-1)&&n.pop(),i++}return s.length}function qh(s){const t=new Map,e=[];for(let n=qe(s,0);n<s.length;n=qe(s,n)){const i=s[n],o=Fs(s,n);if(o>n){n=o;continue}
if(Object.hasOwn(Rn,i))e.push({mark:Rn[i],at:n}),i==="("&&t.set(n,s.length);else if(i===e.at(-1)?.mark){const r=e.pop();i===")"&&t.set(r.at,n)}n++}return t}function Qh(s,t){
if(s.slice(Math.max(t-3,0),t).toLowerCase()!=="url")return!1;let e=t+1;for(;e<s.length&&/\s/.test(s[e]);)e++;return s[e]!=='"'&&s[e]!=="'"}function vr(s){let t=0;
for(let e=0;e<s.length;){const n=qe(s,e);if(t+=n-e,n===s.length)break;const i=Fs(s,n);i===n&&t++,e=Math.max(i,n+1)}return t}const Tr=s=>s.length>O.Zc&&vr(s)>O.Zc;
function*Gs(s){for(let t=0;t<s.length;){const e=Xt(s,t,"{;}"),n=Ir(s.slice(t,e));if(s[e]!=="{"){yield{prelude:n,block:void 0},t=e+1;continue}const i=Xt(s,e+1,"}");
yield{prelude:n,block:s.slice(e+1,i)},t=i+1}}function Ir(s){const t=s.includes("/*")?s.replace(/\/\*[^]*?(?:\*\/|$)/g," "):s;return(t.includes("--")?t.replace(/<!--|-->/g,
" "):t).trim()}function tu(s){if(!/important$/i.test(s))return s;const t=s.slice(0,-9).trimEnd();return t.endsWith("!")?t.slice(0,-1).trimEnd():s}function Vt(s){
const t=[];let e=0;for(let n=0;n<s.length;){const i=Xt(s,n,";{");if(s[i]==="{"){n=Xt(s,i+1,"}")+1;continue}const o=s.slice(n,i);if(n=i+1,o==="")continue;if(++e>
E.iN)throw(0,E.F1)();const r=Ir(o),a=r.indexOf(":");if(a<=0)continue;const c=r.slice(0,a).trim(),l=c.startsWith("--")?c:c.toLowerCase();if(!/^[a-z_-][\w-]*$/i.test(
l))continue;const d=r.slice(a+1).trim(),f=tu(d);f===""&&!l.startsWith("--")||t.push({name:l,value:f,important:f.length!==d.length})}return t}const En={"xx-small":9,
"x-small":10,small:13,medium:16,large:18,"x-large":24,"xx-large":32,"xxx-large":48},Ar={"xx-small":9,"x-small":9,small:10,medium:13,large:16,"x-large":20,"xx-la\
rge":26,"xxx-large":39},Rr=Ar.medium/En.medium,eu=s=>Object.hasOwn(En,s)?s:void 0,nu=(s,t)=>En[s]*t;function su(s,t){const{fontSizedBy:e}=s,n=Er(s);e!=="length"&&
(e!=="ratio"?s.fontSize=(n?Ar:En)[e]*s.zoom:n!==Er(t)&&(s.fontSize*=n?Rr:1/Rr))}const Er=({fontFamily:s})=>s.length===1&&s[0]==="monospace";var H=I(75234),Se=I(
95826),S=I(8582);function Lr(s,t){const e=(0,O.aG)(s),{fontSize:n,fontSizedBy:i}=t.parent,o=d=>({fontSize:d,fontSizedBy:i==="length"?"length":"ratio"});if(e==="\
larger")return o(n*1.2);if(e==="smaller")return o(n/1.2);const r=e===void 0?void 0:eu(e);if(e!==void 0)return r&&{fontSize:nu(r,t.zoom),fontSizedBy:r};const a=(0,H.
Y5)(s,{...t,em:n}),c=a&&a.px+a.percent*n;return c===void 0||c<0?void 0:s.type==="Percentage"||s.type==="Dimension"&&/^(?:em|ex|ch)$/i.test(s.unit)?o(c):{fontSize:c,
fontSizedBy:"length"}}function Cr(s,{parent:t}){const e=(0,O.aG)(s);if(e==="normal")return 400;if(e==="bold")return 700;if(e==="bolder")return t.fontWeight<350?
400:t.fontWeight<550?700:900;if(e==="lighter")return t.fontWeight<550?100:t.fontWeight<750?400:700;const n=(0,H.rl)(s);return n!==void 0&&n>=1&&n<=1e3?n:void 0}
const Br={normal:"normal",italic:"italic",oblique:"italic"},_r=s=>{const t=(0,O.aG)(s);return t!==void 0&&Object.hasOwn(Br,t)?Br[t]:void 0},iu=100,Hs=s=>(0,O.M$)(
s,O.wR).slice(0,iu).flatMap(t=>{const e=t.map(n=>n.type==="String"?n.value:(0,O.aG)(n)??"").join(" ");return e===""?[]:[e.toLowerCase()]});function Nr(s,t){if((0,O.
aG)(s)==="normal")return"normal";const e=(0,H.rl)(s);if(e!==void 0)return e>=0?{factor:e}:void 0;const n=(0,H.Y5)(s,t);return n&&{px:n.px+n.percent*t.em}}const ou={
keys:["fontStyle","fontVariant","fontWeight","fontSize","fontSizedBy","lineHeight","fontFamily"],read:(s,t)=>{const e={fontStyle:"normal",fontVariant:"normal",fontWeight:400,
lineHeight:"normal"};let n=0;for(;n<s.length;n++){const a=s[n],[c,l]=[_r(a),Cr(a,t)];if((0,O.aG)(a)!=="normal")if(c)e.fontStyle=c;else if(l!==void 0&&!(a.type===
"Number"&&Number(a.value)===0))e.fontWeight=l;else if((0,O.aG)(a)==="small-caps")e.fontVariant="small-caps";else break}const i=s[n],o=i&&Lr(i,t);if(o===void 0)return;
if(Object.assign(e,o),n++,s[n]&&(0,O.YY)(s[n])){const a=s[n+1]&&Nr(s[n+1],{...t,em:o.fontSize});if(a===void 0)return;e.lineHeight=a,n+=2}const r=Hs(s.slice(n));
return r.length===0?void 0:{...e,fontFamily:r}}},Wr=s=>(0,S.J0)(s,(t,e)=>(0,O.aG)(t)==="normal"?0:(0,H.lT)(t,e)),ru=["baseline","sub","super","middle","top","bo\
ttom","text-top","text-bottom"],au=["underline","line-through","overline"],Pr=["solid","double","dotted","dashed","wavy"];function $r(s,t){const e=(0,O.aG)(s);if(e===
"auto")return{textDecorationThickness:void 0};if(e==="from-font")return{textDecorationThickness:cu*t.em};const n=(0,H.Y5)(s,t);return n&&{textDecorationThickness:Math.
max(n.px+n.percent*t.em,0)}}const cu=.05;function zr(s,t){const e=new Set,n={textDecorationLine:e,textDecorationColor:void 0,textDecorationStyle:"solid",textDecorationThickness:void 0};
for(const i of s){const o=(0,O.aG)(i),r=au.find(l=>l===o),a=Pr.find(l=>l===o),c=(0,Se.M)(i);if(r)e.add(r);else if(a)n.textDecorationStyle=a;else if(c!==void 0)n.
textDecorationColor=c==="current"?void 0:c;else if(o!=="none"&&o!=="blink"){const l=$r(i,t);if(!l)return;Object.assign(n,l)}}return n}function lu([s],t){if((0,O.
aG)(s)==="auto")return{underlineOffset:void 0};const e=(0,H.Y5)(s,t);return e&&{underlineOffset:e.px+e.percent*t.em}}function du(s){const t={listStyleType:"disc",
listStylePosition:"outside",listStyleImage:void 0};for(const e of s){const n=(0,O.aG)(e);if(n==="inside"||n==="outside")t.listStylePosition=n;else if(n!==void 0)
t.listStyleType=n;else if(e.type==="String")t.listStyleType=`"${e.value}`;else if(e.type==="Url")t.listStyleImage=e.value;else return}return t}const Dr=["start",
"left","right","center","justify","end"],fu=new Map([["-webkit-left","left"],["-webkit-right","right"],["-webkit-center","center"]]);function hu([s,...t],{parent:e}){
const n=t.length===0?(0,O.aG)(s):void 0;if(n===void 0)return;const{textAlign:i,blockAlign:o}=e;if(n==="match-parent")return{textAlign:i,blockAlign:o};if(n==="-o\
ctavo-table")return o==="start"?{textAlign:i,blockAlign:o}:{textAlign:"start",blockAlign:"start"};if(n==="-octavo-center")return{textAlign:i==="start"?"center":
i,blockAlign:o};const r=fu.get(n);if(r)return{textAlign:r,blockAlign:r};const a=Dr.find(c=>c===n);return a&&{textAlign:a,blockAlign:"start"}}function uu(s){const t=s.
map(O.aG);return t.every(n=>n!==void 0&&/^(?:wrap|nowrap|auto|balance|stable|pretty)$/.test(n))?{whiteSpace:t.includes("nowrap")?"nowrap":"normal",isBalanced:t.
includes("balance")}:void 0}const pu={"horizontal-tb":"across",lr:"across","lr-tb":"across","vertical-rl":"down","vertical-lr":"down","sideways-rl":"down",tb:"d\
own","tb-rl":"down","sideways-lr":"up"},Fr={thin:1,medium:3,thick:5};function Gr(s,t){const e=(0,O.aG)(s);return e!==void 0&&Object.hasOwn(Fr,e)?Fr[e]*t.zoom:(0,S.
De)(s,t)}const gu={keys:["textStrokeWidth","textStrokeColor"],read:(s,t)=>{const e={textStrokeWidth:0,textStrokeColor:void 0};for(const n of s){const[i,o]=[Gr(n,
t),(0,Se.M)(n)];if(i!==void 0)e.textStrokeWidth=i;else if(o!==void 0)e.textStrokeColor=o==="current"?void 0:o;else return}return e}},mu={color:(0,S.J0)("color",
(s,{parent:t})=>{const e=(0,Se.M)(s);return e==="current"?t.color:e}),"accent-color":(0,S.nI)("accentColor"),"-webkit-text-fill-color":(0,S.nI)("textFillColor"),
"-webkit-text-stroke":gu,"-webkit-text-stroke-color":(0,S.nI)("textStrokeColor"),"-webkit-text-stroke-width":(0,S.J0)("textStrokeWidth",Gr),font:ou,"font-size":{
keys:["fontSize","fontSizedBy"],read:([s,...t],e)=>s&&t.length===0?Lr(s,e):void 0},"font-weight":(0,S.J0)("fontWeight",Cr),"font-style":(0,S.J0)("fontStyle",_r),
"font-variant":(0,S.aL)("fontVariant",["normal","small-caps","all-small-caps"],{"tabular-nums":"normal"}),"font-variant-caps":(0,S.aL)("fontVariant",["normal","\
small-caps","all-small-caps"]),"font-family":{keys:["fontFamily"],read:s=>({fontFamily:Hs(s)})},"line-height":(0,S.J0)("lineHeight",Nr),"text-align":{keys:["tex\
tAlign","blockAlign"],read:hu},"text-align-last":(0,S.aL)("textAlignLast",["auto",...Dr]),"text-indent":(0,S.J0)("textIndent",H.Y5),"text-transform":(0,S.aL)("t\
extTransform",["none","uppercase","lowercase","capitalize"]),"letter-spacing":Wr("letterSpacing"),"word-spacing":Wr("wordSpacing"),"white-space":(0,S.aL)("white\
Space",["normal","nowrap","pre","pre-wrap","pre-line"],{"break-spaces":"pre-wrap"}),"text-wrap":{keys:["whiteSpace","isBalanced"],read:uu},"text-wrap-style":(0,S.
aL)("isBalanced",[],{auto:!1,stable:!1,pretty:!1,balance:!0}),"text-wrap-mode":(0,S.aL)("whiteSpace",["nowrap"],{wrap:"normal"}),"overflow-wrap":(0,S.aL)("overf\
lowWrap",["normal","break-word","anywhere"]),"word-wrap":(0,S.aL)("overflowWrap",["normal","break-word","anywhere"]),"word-break":(0,S.aL)("wordBreak",["normal",
"break-all","keep-all","break-word"]),"tab-size":(0,S.nL)("tabSize",0),"writing-mode":(0,S.aL)("writingMode",[],pu),direction:(0,S.aL)("direction",["ltr","rtl"]),
"unicode-bidi":(0,S.aL)("unicodeBidi",["normal","embed","isolate","bidi-override","plaintext"],{"isolate-override":"bidi-override"}),visibility:(0,S.aL)("visibi\
lity",["visible","hidden","collapse"]),"vertical-align":(0,S.J0)("verticalAlign",(s,t)=>{const e=(0,O.aG)(s);return ru.find(i=>i===e)??(0,H.Y5)(s,t)}),"text-dec\
oration":{keys:["textDecorationLine","textDecorationColor","textDecorationStyle","textDecorationThickness"],read:zr},"text-decoration-thickness":{keys:["textDec\
orationThickness"],read:([s],t)=>s&&$r(s,t)},"text-underline-offset":{keys:["underlineOffset"],read:lu},"text-decoration-skip-ink":(0,S.aL)("skipsInk",[],{auto:!0,
all:!0,none:!1}),"text-underline-position":{keys:["isUnderlinedBelow"],read:s=>({isUnderlinedBelow:s.some(t=>(0,O.aG)(t)==="under")})},"text-decoration-line":{keys:[
"textDecorationLine"],read:(s,t)=>{const e=zr(s,t)?.textDecorationLine;return e&&{textDecorationLine:e}}},"text-decoration-color":(0,S.nI)("textDecorationColor"),
"text-decoration-style":(0,S.aL)("textDecorationStyle",Pr),"list-style":{keys:["listStyleType","listStylePosition","listStyleImage"],read:du},"list-style-image":{
keys:["listStyleImage"],read:([s,...t])=>{if(!(t.length>0))return s?.type==="Url"?{listStyleImage:s.value}:(0,O.aG)(s)==="none"?{listStyleImage:void 0}:void 0}},
"list-style-type":(0,S.J0)("listStyleType",s=>s.type==="String"?`"${s.value}`:(0,O.aG)(s)),"list-style-position":(0,S.aL)("listStylePosition",["inside","outside"]),
"border-collapse":(0,S.aL)("borderCollapse",["separate","collapse"]),"border-spacing":{keys:["borderSpacingX","borderSpacingY"],read:(s,t)=>{const[e,n=e]=s.map(
i=>(0,S.De)(i,t));return e===void 0||n===void 0?void 0:{borderSpacingX:e,borderSpacingY:n}}},"caption-side":(0,S.aL)("captionSide",["top","bottom"]),"empty-cell\
s":(0,S.aL)("emptyCells",["show","hide"]),"table-layout":(0,S.aL)("tableLayout",["auto","fixed"])};function wu(s){const t=i=>s.findLast(({name:o})=>o===i)?.value??
"",e=t("font-family"),[n]=Tr(e)?[]:Hs((0,O.wK)(e)??[]);if(n!==void 0)return{family:n,weight:ku(t("font-weight")),isItalic:/^\s*(?:italic|oblique)/i.test(t("font\
-style")),ranges:Mu(t("unicode-range")),sources:[...bu(t("src"))]}}function*bu(s){for(let t=0;t<s.length;){const e=Xt(s,t,","),[n,i]=/^\s*url\(\s*(["']?)(?=data:)/i.
exec(s.slice(t,t+yu))??[];if(n!==void 0){const o=t+n.length;yield s.slice(o,s.indexOf(i||")",o)).trim()}t=e+1}}const yu=100,[Ln,xu]=[400,700];function ku(s){const t=s.
trim().toLowerCase().split(/\s+/).map(i=>i==="bold"?xu:i==="normal"?Ln:Number(i||Ln)).filter(i=>i>=1&&i<=1e3).sort((i,o)=>i-o),[e=Ln,n=e]=t;return Math.min(Math.
max(Ln,e),n)}const Ou=1e5;function Mu(s){if(s.trim()===""||s.length>Ou)return;const t=[];for(const e of s.split(",")){const[,n,i]=/^\s*u\+([\da-f?]{1,6})(?:-([\da-f]{1,6}))?\s*$/i.
exec(e)??[];if(n===void 0)return;const o=i??n.replaceAll("?","f");t.push([Number.parseInt(n.replaceAll("?","0"),16),Number.parseInt(o,16)])}return t}class Hr{byName=new Map;constructor(t=[]){
for(const e of t){const n=this.byName.get(e.family);n?n.push(e):this.byName.set(e.family,[e])}}get isEmpty(){return this.byName.size===0}find(t){const e=new Set;
let n;for(const c of t.fontFamily){const l=this.byName.get(c);if(l)e.add(Su(l,t));else if(Ds(c)){n=Ze({...t,ownFont:void 0});break}}const[i,...o]=e;if(!i)return;
if(o.length===0&&n===void 0)return i;const r=[i,...o].find(({hasSpace:c})=>c)??i,a=[i,...o].map(({id:c})=>c);return{...r,id:[...a,...n===void 0?[]:[n]].join(" ")}}}
function Su(s,{fontWeight:t,fontStyle:e}){const n=s.filter(({isItalic:r})=>r===(e==="italic")),i=n.length>0?n:s,o=r=>{const a=t>=400&&t<=500,[c,l]=a?[r>=t&&r<=500,
r>500]:[t<400?r<=t:r>=t,!1];return Math.abs(r-t)+(c?0:l?2e3:1e3)};return[...i].sort((r,a)=>o(r.weight)-o(a.weight))[0]}var re=I(16326);const jr=["repeat","no-re\
peat","space","round"],vu=["border-box","padding-box","content-box"];function Cn([s,t,e]){const n=(0,O.aG)(s);if(!t&&n==="repeat-x")return["repeat","no-repeat"];
if(!t&&n==="repeat-y")return["no-repeat","repeat"];const i=jr.find(r=>r===n),o=t?jr.find(r=>r===(0,O.aG)(t)):i;return i&&o&&!e?[i,o]:void 0}const js=([s])=>vu.find(
t=>t===(0,O.aG)(s)),Ur={keys:["backgroundClip","backgroundClips"],read:s=>{const t=(0,O.M$)(s,O.wR).map(e=>(0,O.aG)(e[0])==="text"?"text":js(e));if(t.every(e=>e!==
void 0))return{backgroundClip:t.at(-1),backgroundClips:t.map(e=>e==="text"?"border-box":e)}}};function Bn(s,t){return(0,O.aG)(s)==="none"?"none":s?.type==="Url"?
{url:s.value}:s?.type==="Function"?(0,re.OW)(s,t,t.own.color):void 0}function Us(s,t){const e=(0,O.aG)(s[0]);if(e==="cover"||e==="contain")return e;const[n,i="a\
uto"]=s.map(o=>(0,O.aG)(o)==="auto"?"auto":(0,H.Y5)(o,t));return n&&s.length<3?[n,i]:void 0}const Tu=["auto","auto"],Iu=["repeat","repeat"];function Au(s,t){let e="\
none";const n=[],i=[];let o;const r=[],a=[];let c=!1,l=!1;for(const g of s){const m=(0,O.aG)(g),w=Bn(g,t),b=(0,Se.M)(g),y=js([g]);if((0,O.YY)(g))c=!0;else if(w!==
void 0)e=w;else if(b!==void 0)o=b;else if(Cn([g]))n.push(g);else if(y)i.push(y);else if(m==="fixed")l=!0;else{if(m==="scroll"||m==="local"||m==="text")continue;
c&&a.length<2&&(m==="cover"||m==="contain"||m==="auto"||(0,H.Y5)(g,t))?a.push(g):r.push(g)}}const d=r.length===0?re.Ff:(0,re.ux)(r,t),f=a.length===0?Tu:Us(a,t),
h=n.length===0?Iu:Cn(n),[u="padding-box",p=i[0]??"border-box"]=i;return d&&f&&h&&{image:e,repeat:h,color:o,position:d,size:f,origin:u,clip:p,isFixed:l}}const Kr={
keys:["backgroundColor","backgroundImage","backgroundSize","backgroundRepeat","backgroundPosition","backgroundClip","backgroundClips","backgroundOrigin","backgr\
oundAttachment"],read:(s,t)=>{const e=(0,O.M$)(s,O.wR).map(r=>Au(r,t));if(!e.every(r=>r!==void 0))return;const n=e.at(-1).color,i=e.filter(({image:r})=>r!=="non\
e"),o=i.length>0?i:e;return{backgroundColor:n==="current"?t.own.color:n,backgroundImage:i.map(({image:r})=>r),backgroundSize:o.map(({size:r})=>r),backgroundRepeat:o.
map(({repeat:r})=>r),backgroundPosition:o.map(({position:r})=>r),backgroundClip:e.at(-1).clip,backgroundClips:o.map(({clip:r})=>r),backgroundOrigin:o.map(({origin:r})=>r),
backgroundAttachment:o.some(({isFixed:r})=>r)?"fixed":"scroll"}}},fe=(s,t)=>({keys:[s],read:(e,n)=>{const i=(0,O.M$)(e,O.wR).map(o=>t(o,n));return i.includes(void 0)?
void 0:{[s]:i}}}),Yr={keys:["backgroundImage"],read:(s,t)=>{const e=(0,O.M$)(s,O.wR).map(n=>Bn(n[0],t));return e.includes(void 0)?void 0:{backgroundImage:e.filter(
n=>n!=="none")}}};function Xr(s,t){const e=[];let n=!1,i;for(const l of s){const d=(0,H.lT)(l,t),f=(0,Se.M)(l);if(d!==void 0)e.push(d);else if((0,O.aG)(l)==="in\
set")n=!0;else if(f!==void 0)i=f;else return}const[o,r,a=0,c=0]=e;if(!(o===void 0||r===void 0))return{x:o,y:r,blur:a,spread:c,isInset:n,paint:i==="current"?void 0:
i}}const Ru=100,Ks={keys:["boxShadow"],read:(s,t)=>{if((0,O.aG)(s[0])==="none")return{boxShadow:[]};const e=(0,O.M$)(s,O.wR).slice(0,Ru).map(n=>Xr(n,t));return e.
every(n=>n!==void 0)?{boxShadow:e}:void 0}},Eu=10,Lu={keys:["textShadow"],read:(s,t)=>{const e=Ks.read(s,t)?.boxShadow;return e?.every(({isInset:i,spread:o})=>!i&&
o===0)?{textShadow:e.slice(0,Eu)}:void 0}},Vr={backgroundImage:[],backgroundSize:[],backgroundRepeat:[],backgroundPosition:[]},Cu=Object.keys(Vr),Bu=[["left","r\
ight"],["top","bottom"]];function _u([s,t],e,n){const i=(0,O.aG)(e[0]);if(e.length>(i===s||i===t?2:1))return;if(i==="center")return{px:0,percent:.5};const o=i===
void 0||e.length===2?(0,H.Y5)(e.at(-1),n):{px:0,percent:0};if(!(!o||i!==void 0&&i!==s&&i!==t))return i===t?{px:-o.px,percent:1-o.percent}:o}const Jr=s=>({keys:[
"backgroundPosition"],read:(t,e)=>{const n=(0,O.M$)(t,O.wR).map(a=>_u(Bu[s],a,e));if(!n.every(a=>a!==void 0))return;const{backgroundPosition:i}=e.own,o=Math.max(
i.length,n.length);return{backgroundPosition:Array.from({length:o},(a,c)=>{const[l,d]=i[c%Math.max(i.length,1)]??re.Ff,f=n[c%n.length];return s===0?[f,d]:[l,f]})}}}),
Qe=s=>({keys:["mask"],read:(t,e)=>{const n=s.read(t,e);if(n?.backgroundImage?.some(o=>"url"in o&&o.url.startsWith("#")))return;const i=n&&Cu.flatMap(o=>n[o]===void 0?
[]:[[o,n[o]]]);return i&&{mask:{...Vr,...e.own.mask,...Object.fromEntries(i)}}}}),Zr={mask:Qe(Kr),"mask-image":Qe(Yr),"mask-size":Qe(fe("backgroundSize",Us)),"m\
ask-position":Qe(fe("backgroundPosition",re.ux)),"mask-repeat":Qe(fe("backgroundRepeat",Cn))},Nu={...Zr,...Object.fromEntries(Object.entries(Zr).map(([s,t])=>[`\
-webkit-${s}`,t])),background:Kr,"background-color":{keys:["backgroundColor"],read:(s,{own:t})=>{const e=s.length===1?(0,Se.M)(s[0]):void 0;return e===void 0?void 0:
{backgroundColor:e==="current"?t.color:e}}},"background-image":Yr,"background-size":fe("backgroundSize",Us),"background-position":fe("backgroundPosition",re.ux),
"background-position-x":Jr(0),"background-position-y":Jr(1),"background-repeat":fe("backgroundRepeat",Cn),"background-clip":Ur,"-webkit-background-clip":Ur,"bac\
kground-origin":fe("backgroundOrigin",js),"background-attachment":{keys:["backgroundAttachment"],read:s=>({backgroundAttachment:s.some(t=>(0,O.aG)(t)==="fixed")?
"fixed":"scroll"})},"text-shadow":Lu,"box-shadow":Ks,"-webkit-box-shadow":Ks},Wu=["stretch","repeat","round","space"],Ys=s=>[s,s,s,s],tn={image:void 0,slice:Ys(
{px:0,percent:1}),isFilled:!1,width:Ys({times:1}),outset:Ys({times:0}),repeat:["stretch","stretch"]},qr=({px:s,percent:t})=>s>=0&&t>=0,Pu=(s,t)=>{const e=(0,H.rl)(
s),n=e===void 0?(0,H.Y5)(s,t):{px:e,percent:0};return n&&qr(n)&&(e!==void 0||n.px===0)?n:void 0},Xs=(s,t)=>{const e=(0,H.rl)(s);if(e!==void 0)return e>=0?{times:e}:
void 0;const n=(0,H.Y5)(s,t);return n&&qr(n)?n:void 0},Qr=(s,t)=>(0,O.aG)(s)==="auto"?"auto":Xs(s,t),ta=s=>Wu.find(t=>t===(0,O.aG)(s));function en(s,t){const e=(0,S.
X_)(s.map(t));return e&&!e.includes(void 0)?e:void 0}function ea(s,t){const e=s.filter(i=>(0,O.aG)(i)!=="fill"),n=en(e,i=>Pu(i,t));return n&&s.length-e.length<2?
{slice:n,isFilled:e.length<s.length}:void 0}function na(s){const[t,e=t]=s.map(ta);return t&&e&&s.length<3?{repeat:[t,e]}:void 0}function sa(s,t){let e;const n=[],
i=[[],[],[]];let o=0;for(const g of s){const m=Bn(g,t);if((0,O.YY)(g))o++;else if(m!==void 0)e=m;else if(ta(g))n.push(g);else if(!i[o]?.push(g))return}const[r,a,
c]=i,l={...r.length>0?ea(r,t):tn,width:a.length>0?en(a,g=>Qr(g,t)):tn.width,outset:c.length>0?en(c,g=>Xs(g,t)):tn.outset,...n.length>0?na(n):{repeat:tn.repeat}},
{slice:d,isFilled:f=!1,width:h,outset:u,repeat:p}=l;if(!(!d||!h||!u||!p))return{image:e==="none"?void 0:e,slice:d,isFilled:f,width:h,outset:u,repeat:p}}const he=s=>({
keys:["borderImage"],read:(t,e)=>{const n=s(t,e);return n&&{borderImage:{...e.own.borderImage??tn,...n}}}}),$u={"border-image":he(sa),"-webkit-border-image":he(
sa),"border-image-source":he(([s],t)=>{const e=Bn(s,t);return e&&{image:e==="none"?void 0:e}}),"border-image-slice":he(ea),"border-image-width":he((s,t)=>{const e=en(
s,n=>Qr(n,t));return e&&{width:e}}),"border-image-outset":he((s,t)=>{const e=en(s,n=>Xs(n,t));return e&&{outset:e}}),"border-image-repeat":he(na)},zu=["none","c\
ontents","inline","block","list-item","flow-root","inline-block","flex","inline-flex","grid","inline-grid","table","inline-table","table-row-group","table-heade\
r-group","table-footer-group","table-row","table-cell","table-column","table-column-group","table-caption"],Du=(0,S.aL)("display",zu,{"-webkit-box":"flex","-web\
kit-flex":"flex","-webkit-inline-flex":"inline-flex","-ms-flexbox":"flex","table-footer":"table-footer-group"}),ia={"block flow":"block","block flow-root":"flow\
-root","block flex":"flex","block grid":"grid","block table":"table","inline flow":"inline","inline flow-root":"inline-block","inline flex":"inline-flex","inlin\
e grid":"inline-grid","inline table":"inline-table"},Fu={keys:["display"],read:(s,t)=>{if(s.length!==2)return Du.read(s,t);const e=s.map(O.aG),n=[e,e.toReversed()].
map(i=>i.join(" ")).find(i=>Object.hasOwn(ia,i));return n===void 0?void 0:{display:ia[n]}}},oa=(s,t)=>(0,S.J0)(s,(e,{parent:n})=>{const i=(0,O.aG)(e),o=n.direction===
"rtl",r=i==="inline-start"?o?"right":"left":i==="inline-end"?o?"left":"right":i;return t.find(a=>a===r)}),Gu={display:Fu,float:oa("float",["none","left","right"]),
clear:oa("clear",["none","left","right","both"])},Hu=["auto","min-content","max-content","fit-content"],ra=s=>(t,e)=>{const n=(0,O.aG)(t)?.replace(/^-webkit-|^-moz-/,
"");return n==="fill-available"||n==="available"||n==="stretch"?{px:0,percent:1,fills:s}:Hu.find(i=>i===n)??(0,S.ST)(t,e)},[Vs,Js]=[ra("across"),ra("down")],aa=s=>(t,e)=>{
if((0,O.aG)(t)==="none")return"none";const n=s(t,e);return n==="auto"?void 0:n},ju=["none","hidden","solid","dashed","dotted","double","groove","ridge","inset",
"outset"],ca={thin:1,medium:3,thick:5};function ue(s,t){const e=(0,O.aG)(s);return e!==void 0&&Object.hasOwn(ca,e)?ca[e]:(0,S.De)(s,t)}const pe=s=>{const t=(0,O.
aG)(s);return t==="auto"?"solid":ju.find(e=>e===t)};function Zs(s,t){let e,n,i;for(const o of s){const r=ue(o,t),a=pe(o),c=(0,S.sD)(o);if(r!==void 0&&e===void 0)
e=r;else if(a!==void 0&&n===void 0)n=a;else if(c&&!i)i=c;else return}return s.length===0?void 0:{width:e??3,line:n??"none",paint:i?.paint}}const la=s=>[`border${s}\
Width`,`border${s}Style`,`border${s}Color`],Uu=["multiply","screen","overlay","darken","lighten","color-dodge","color-burn","hard-light","soft-light","differenc\
e","exclusion","hue","saturation","color","luminosity"],Ku={keys:["mixBlendMode"],read:([s])=>{const t=(0,O.aG)(s);if(t==="normal")return{mixBlendMode:void 0};if(!(t===
void 0||!Uu.includes(t)))return{mixBlendMode:t.replaceAll(/(?:^|-)[a-z]/g,e=>e.replace("-","").toUpperCase())}}};function _n(...s){const t=s.length===S.BV.length;
return{keys:[...s.flatMap(la),...t?["borderImage"]:[]],read:(e,n)=>{const i=Zs(e,n);if(!i)return;const{width:o,line:r,paint:a}=i,c=s.flatMap(l=>{const[d,f,h]=la(
l);return[[d,o],[f,r],[h,a]]});return{...Object.fromEntries(c),...t&&{borderImage:void 0}}}}}const ve=(s,t="")=>S.BV.map(e=>`${s}${e}${t}`);function nn(s,t,e){return Object.
fromEntries(S.BV.map(n=>[`${s}-${n.toLowerCase()}${t===""?"":`-${t.toLowerCase()}`}`,e(`${s}${n}${t}`)]))}const Yu={keys:ve("border","Color"),read:s=>{const t=(0,S.
X_)(s.map(S.sD));if(!(!t||t.includes(void 0)))return Object.fromEntries(ve("border","Color").map((e,n)=>[e,t[n].paint]))}},da=["borderTopLeftRadius","borderTopR\
ightRadius","borderBottomRightRadius","borderBottomLeftRadius"],Xu={keys:da,read:(s,t)=>{const[e=[],n=e]=(0,S.LN)(s).map(r=>r.map(a=>(0,S.ST)(a,t))),[i,o]=[(0,S.
X_)(e),(0,S.X_)(n)];if(!(!i||!o||i.includes(void 0)||o.includes(void 0)))return Object.fromEntries(da.map((r,a)=>[r,[i[a],o[a]]]))}},Nn=s=>({keys:[s],read:(t,e)=>{
const[n,i=n]=t.map(o=>(0,S.ST)(o,e));return n&&i&&t.length<3?{[s]:[n,i]}:void 0}}),Vu={auto:"auto",avoid:"avoid","avoid-page":"avoid",page:"page",always:"page",
all:"page",left:"left",verso:"left",right:"right",recto:"right",column:"column","avoid-column":"avoid-column"},Wn=s=>(0,S.aL)(s,[],Vu),qs=(0,S.aL)("breakInside",
["auto","avoid","avoid-column"],{"avoid-page":"avoid"});function Ju(s){const t=s.filter(i=>(0,O.aG)(i)!=="auto");if(t.length===0)return{aspectRatio:void 0};const[
e,n]=(0,S.LN)(t).map(i=>(0,H.rl)(i[0]));if(!(e===void 0||e<=0||n===0))return{aspectRatio:e/(n??1)}}const fa={visible:"visible",hidden:"hidden",clip:"hidden",auto:"\
scroll",scroll:"scroll",overlay:"scroll"},Qs=s=>({keys:["overflow"],read:(t,{own:e})=>{const n=t.map(i=>{const o=(0,O.aG)(i)??"";return Object.hasOwn(fa,o)?fa[o]:
void 0});if(!(n.length===0||n.includes(void 0)))return n.includes("scroll")||s&&e.overflow==="scroll"?{overflow:"scroll"}:{overflow:n.includes("hidden")?"hidden":
"visible"}}}),Zu={keys:["isContained"],read:s=>{const t=s.map(e=>(0,O.aG)(e)??"");if(t.every(e=>ha.has(e)))return{isContained:t.some(e=>ha.get(e))}}},qu=(0,S.J0)(
"isIsolated",s=>{const t=(0,O.aG)(s);return t==="isolate"||(t==="auto"?!1:void 0)}),ha=new Map([["none",!1],["size",!1],["inline-size",!1],["style",!1],["layout",
!0],["paint",!0],["content",!0],["strict",!0]]),Qu={keys:["outlineWidth","outlineStyle","outlineColor"],read:(s,t)=>{const e=Zs(s,t);return e&&{outlineWidth:e.width,
outlineStyle:e.line,outlineColor:e.paint}}},tp=(0,S.J0)("zIndex",s=>(0,O.aG)(s)==="auto"?"auto":(0,H.rl)(s)),Pn=(s,t)=>(0,S.zW)(s,t),ua={keys:["lineClamp"],read:([
s])=>{const t=s&&(0,H.rl)(s);return s&&(0,O.aG)(s)==="none"?{lineClamp:void 0}:t!==void 0&&t>=1?{lineClamp:Math.floor(t)}:void 0}},ti=(0,S.J0)("appearance",s=>(0,O.
aG)(s)==="none"?"none":"auto"),pa={...Gu,position:(0,S.aL)("position",["static","relative","sticky","absolute","fixed"],{"-webkit-sticky":"sticky"}),appearance:ti,
"-webkit-appearance":ti,"-moz-appearance":ti,"box-sizing":(0,S.aL)("boxSizing",["content-box","border-box"]),width:(0,S.J0)("width",Vs),height:(0,S.J0)("height",
Js),"min-width":(0,S.J0)("minWidth",Vs),"min-height":(0,S.J0)("minHeight",Js),"max-width":(0,S.J0)("maxWidth",aa(Vs)),"max-height":(0,S.J0)("maxHeight",aa(Js)),
"aspect-ratio":{keys:["aspectRatio"],read:Ju},top:(0,S.J0)("top",S.zW),right:(0,S.J0)("right",S.zW),bottom:(0,S.J0)("bottom",S.zW),left:(0,S.J0)("left",S.zW),inset:(0,S.
r_)(["top","right","bottom","left"],S.zW),margin:(0,S.r_)(ve("margin"),Pn),...nn("margin","",s=>(0,S.J0)(s,Pn)),"margin-inline":Jt("marginLeft","marginRight",Pn),
"margin-block":Jt("marginTop","marginBottom",Pn),padding:(0,S.r_)(ve("padding"),S.ST),...nn("padding","",s=>(0,S.J0)(s,S.ST)),"padding-inline":Jt("paddingLeft",
"paddingRight",S.ST),"padding-block":Jt("paddingTop","paddingBottom",S.ST),border:_n(...S.BV),...Object.fromEntries(S.BV.map(s=>[`border-${s.toLowerCase()}`,_n(
s)])),"border-inline":_n("Left","Right"),"border-block":_n("Top","Bottom"),"border-width":(0,S.r_)(ve("border","Width"),ue),"border-style":(0,S.r_)(ve("border",
"Style"),pe),"border-color":Yu,...nn("border","Width",s=>(0,S.J0)(s,ue)),...nn("border","Style",s=>(0,S.J0)(s,pe)),...nn("border","Color",S.nI),"border-inline-w\
idth":Jt("borderLeftWidth","borderRightWidth",ue),"border-block-width":Jt("borderTopWidth","borderBottomWidth",ue),"border-inline-style":Jt("borderLeftStyle","b\
orderRightStyle",pe),"border-block-style":Jt("borderTopStyle","borderBottomStyle",pe),"inset-inline":Jt("left","right",S.zW),"inset-block":Jt("top","bottom",S.zW),
"border-radius":Xu,"border-top-left-radius":Nn("borderTopLeftRadius"),"border-top-right-radius":Nn("borderTopRightRadius"),"border-bottom-right-radius":Nn("bord\
erBottomRightRadius"),"border-bottom-left-radius":Nn("borderBottomLeftRadius"),outline:Qu,"outline-width":(0,S.J0)("outlineWidth",ue),"outline-style":(0,S.J0)("\
outlineStyle",pe),"outline-color":(0,S.nI)("outlineColor"),"outline-offset":(0,S.J0)("outlineOffset",(s,t)=>(0,H.Y5)(s,t)?.px),opacity:(0,S.J0)("opacity",s=>{const t=(0,H.
pO)(s);return t===void 0?void 0:Math.min(Math.max(t,0),1)}),"mix-blend-mode":Ku,isolation:qu,overflow:Qs(!1),"line-clamp":ua,"-webkit-line-clamp":ua,"text-overf\
low":(0,S.aL)("textOverflow",["clip","ellipsis"]),"overflow-x":Qs(!0),"overflow-y":Qs(!0),contain:Zu,"z-index":tp,filter:{keys:[],read:([s])=>(0,O.aG)(s)==="non\
e"?{}:void 0},"object-fit":(0,S.aL)("objectFit",["fill","contain","cover","none","scale-down"]),"object-position":{keys:["objectPosition"],read:(s,t)=>{const e=(0,re.
ux)(s,t);return e&&{objectPosition:e}}},"break-before":Wn("breakBefore"),"break-after":Wn("breakAfter"),"break-inside":qs,"page-break-before":Wn("breakBefore"),
"page-break-after":Wn("breakAfter"),"page-break-inside":qs,"-webkit-column-break-inside":qs,page:(0,S.J0)("pageName",(s,{parent:t})=>{if(s.type==="Identifier")return(0,O.
aG)(s)==="auto"?t.pageName:s.name}),orphans:(0,S.nL)("orphans",1),widows:(0,S.nL)("widows",1)};function Jt(s,t,e){return{keys:[s,t],read:(n,i)=>{const[o,r=o]=n.
map(a=>e(a,i));return o===void 0||r===void 0?void 0:{[s]:o,[t]:r}}}}function ga(s){const t=(0,H.rl)(s);return t!==void 0&&Number.isInteger(t)&&t>0?t:void 0}const ep=([
s])=>{if((0,O.aG)(s)==="auto")return{columnCount:void 0};const t=s&&ga(s);return t===void 0?void 0:{columnCount:t}},np=([s],t)=>{if((0,O.aG)(s)==="auto")return{
columnWidth:void 0};const e=s&&(0,S.De)(s,t);return e===void 0?void 0:{columnWidth:e}};function sp(s,t){let e,n;for(const i of s){if((0,O.aG)(i)==="auto")continue;
const o=ga(i),r=o===void 0?(0,S.De)(i,t):void 0;if(o!==void 0&&e===void 0)e=o;else if(r!==void 0&&n===void 0)n=r;else return}return s.length>2?void 0:{columnCount:e,
columnWidth:n}}const ei={keys:["columnCount"],read:ep},ni={keys:["columnWidth"],read:np},si={keys:["columnCount","columnWidth"],read:sp},ma=(0,S.aL)("columnSpan",
["none","all"]),ip=(0,S.aL)("columnFill",["balance","auto"],{"balance-all":"balance"}),ii={keys:["columnRuleWidth","columnRuleStyle","columnRuleColor"],read:(s,t)=>{
const e=Zs(s,t);return e&&{columnRuleWidth:e.width,columnRuleStyle:e.line,columnRuleColor:e.paint}}},op={columns:si,"column-count":ei,"column-width":ni,"column-\
fill":ip,"column-span":ma,"column-rule":ii,"column-rule-width":(0,S.J0)("columnRuleWidth",ue),"column-rule-style":(0,S.J0)("columnRuleStyle",pe),"column-rule-co\
lor":(0,S.nI)("columnRuleColor"),"-webkit-columns":si,"-webkit-column-count":ei,"-webkit-column-width":ni,"-webkit-column-span":ma,"-webkit-column-rule":ii,"-mo\
z-columns":si,"-moz-column-count":ei,"-moz-column-width":ni,"-moz-column-rule":ii};var wa=I(24922);function rp(s){const[t]=s,e=(0,O.aG)(t);if(s.length===1&&(e===
"none"||e==="normal"))return{content:e};const n=ba((0,O.M$)(s,O.YY)[0]);return n&&!n.some(i=>"inner"in i)?{content:n}:void 0}function ba(s){const t=[];for(const e of s){
const n=(0,O.aG)(e);if(e.type==="String")t.push({text:e.value});else if(n==="open-quote"||n==="close-quote")t.push({quote:n==="open-quote"?"open":"close"});else if(n===
"no-open-quote"||n==="no-close-quote")t.push({quote:"none"});else if(e.type==="Function"){const i=ap(e.name.toLowerCase(),(0,O.M$)((0,O.aX)(e),O.wR));if(!i)return;
t.push(i)}else if(e.type==="Url")t.push({url:e.value});else return}return t}function ap(s,t){const[e]=t[0]??[];if(s==="target-counter")return cp(t);if(s==="cont\
ent")return e===void 0||(0,O.aG)(e)==="text"?{inner:!0}:void 0;const n=e?.type==="Identifier"?e.name:void 0;if(n===void 0)return;if(s==="attr")return{attribute:n.
toLowerCase()};if(s==="string")return lp(n,(0,O.aG)(t[1]?.[0])??"first");if(s==="counter")return{counter:n,style:(0,O.aG)(t[1]?.[0])??"decimal"};const i=t[1]?.[0];
if(!(s!=="counters"||i?.type!=="String"))return{counter:n,separator:i.value,style:(0,O.aG)(t[2]?.[0])??"decimal"}}function cp([s,t,e]){const[n]=s??[];if((0,O.aG)(
t?.[0])!=="page")return;const i={style:(0,O.aG)(e?.[0])??"decimal"};if(n?.type==="String"||n?.type==="Url")return{target:{text:n.value},...i};if(n?.type!=="Func\
tion"||n.name.toLowerCase()!=="attr")return;const[o]=(0,O.aX)(n);return o?.type==="Identifier"?{target:{attribute:o.name.toLowerCase()},...i}:void 0}const lp=(s,t)=>t===
"first"||t==="last"||t==="first-except"?{string:s,which:t}:void 0;function dp(s){if(s.length===1&&(0,O.aG)(s[0])==="none")return{stringSet:[]};const t=[];for(const[
e,...n]of(0,O.M$)(s,O.wR)){const i=ba(n);if(e?.type!=="Identifier"||!i||i.length===0||i.some(o=>"url"in o||"string"in o))return;t.push({name:e.name,parts:i})}return{
stringSet:t}}const oi=(s,t)=>({keys:[s],read:e=>{if((0,O.aG)(e[0])==="none")return{[s]:[]};const n=[];for(const i of e){const o=(0,H.rl)(i),r=n.at(-1);if(i.type===
"Identifier")n.push([i.name,t]);else if(o!==void 0&&r)r[1]=Math.round(o);else return}return{[s]:n}}}),fp={[wa.N]:wa.k,quotes:{keys:["quotes"],read:s=>{if((0,O.aG)(
s[0])==="none")return{quotes:["",""]};const t=s.flatMap(e=>e.type==="String"?[e.value]:[]);return t.length>=2&&t.length%2===0?{quotes:t}:void 0}},content:{keys:[
"content"],read:rp},"string-set":{keys:["stringSet"],read:dp},"counter-reset":oi("counterReset",0),"counter-set":oi("counterReset",0),"counter-increment":oi("co\
unterIncrement",1)};var hp=I(76213);const ae=s=>[s,s,s],ce=(s,t,e=1)=>({blend:s,color:t,alpha:e});function ri(s){const t=s.map(n=>Math.min(n,1)),e=s.map(n=>1-1/
Math.max(n,1));return[...e.some(n=>n>0)?[ce("ColorDodge",e)]:[],...t.some(n=>n<1)?[ce("Multiply",t)]:[]]}function up(s){if(s<=1)return[ce("Normal",ae(.5),1-s)];
const t=(1+s)/2;return[...ri(ae(s/t)),ce("ColorBurn",ae(1/t))]}const pp=[1.351,1.203,.937],ya={brightness:s=>ri(ae(s)),contrast:up,grayscale:s=>[ce("Saturation",
ae(.5),Math.min(s,1))],invert:s=>[ce("Difference",ae(1),Math.min(s,1))],saturate:s=>s<=1?[ce("Saturation",ae(.5),1-s)]:void 0,sepia:s=>{const t=Math.min(s,1),e=pp.
map(n=>1+(n-1)*t);return[ce("Saturation",ae(.5),t),...ri(e)]}},gp=20,mp=4;function wp(s,t){const e=Xr(s,t);return e!==void 0&&!e.isInset&&e.spread===0&&e.blur>=
0?{...e,blur:2*e.blur}:void 0}function bp(s,t){const e=[],n=[];let i=1;for(const o of s){if(o.type!=="Function")return;const r=o.name.toLowerCase(),a=(0,O.aX)(o);
if(r==="drop-shadow"){const l=wp(a,t);if(!l)return;n.push(l);continue}const c=a.length===0?1:(0,H.pO)(a[0]);if(a.length>1||c===void 0||c<0)return;if(r==="opacit\
y")i*=Math.min(c,1);else{const l=Object.hasOwn(ya,r)?ya[r](c):void 0;if(!l)return;(0,B.RZ)(e,l)}}return{overlays:e.filter(({alpha:o})=>o>0).slice(0,gp),opacity:i,
shadows:n.slice(0,mp)}}const xa={keys:["filter"],read:(s,t)=>{if((0,O.aG)(s[0])==="none")return{filter:void 0};const e=s.length>0?bp(s,t):void 0;return e&&{filter:e}}},
yp={filter:xa,"-webkit-filter":xa};function ka({firstMargins:s,...t}){return s!=="around"?s==="none":t.display==="block"&&t.overflow==="visible"&&t.float==="non\
e"&&(t.position==="static"||t.position==="relative")&&t.borderTopWidth===0&&t.paddingTop.px===0&&t.paddingTop.percent===0}const xp={"-octavo-first-margins":{keys:[
"firstMargins"],read:([s],{parent:t})=>(0,O.aG)(s)==="none"?{firstMargins:"none"}:ka(t)?{firstMargins:"around"}:void 0},"-octavo-usual-margin":{keys:["marginTop"],
read:(s,{parent:t})=>ka(t)?{marginTop:{px:0,percent:0}}:void 0}};var yt=I(23407);const Oa=["normal","auto","stretch","flex-start","flex-end","start","end","self\
-start","self-end","left","right","center","baseline","space-between","space-around","space-evenly","safe center","safe end","safe flex-end","safe right"];function sn(s,t){
const e=s.map(O.aG),n=e.filter(r=>r!=="safe"&&r!=="unsafe"&&r!=="first"&&r!=="last");if(n.length!==1)return;const i=t.startsWith("justify")?n[0]:n[0]?.replace("\
self-","");return(e[0]==="safe"?Oa.find(r=>r===`safe ${i}`):void 0)??Oa.find(r=>r===i)}const Te=s=>({keys:[s],read:t=>{const e=sn(t,s);return e&&{[s]:e}}}),ai=(s,t)=>({
keys:[s,t],read:e=>{const[n,i]=[sn(e,s),sn(e,t)];if(n&&i)return{[s]:n,[t]:i};if(e.length!==2)return;const[o,r]=[sn(e.slice(0,1),s),sn(e.slice(1),t)];return o&&r&&
{[s]:o,[t]:r}}});function Ma(s,t){const e=(0,O.aG)(s);return e==="auto"||e==="content"||e==="min-content"||e==="max-content"||e==="fit-content"?e:(0,S.ST)(s,t)}
const Sa={none:[0,0,"auto"],auto:[1,1,"auto"],initial:[0,1,"auto"]};function va(s,t){const e=(0,O.aG)(s[0]);if(s.length===1&&e!==void 0&&Object.hasOwn(Sa,e)){const[
o,r,a]=Sa[e];return{flexGrow:o,flexShrink:r,flexBasis:a}}const n=[];let i;for(const[o,r]of s.entries()){const a=r.type==="Number"?(0,H.rl)(r):void 0;if(a!==void 0&&
n.length<2&&(i===void 0||o===1))n.push(a);else if(i===void 0){if(i=Ma(r,t),i===void 0)return}else return}return{flexGrow:n[0]??1,flexShrink:n[1]??1,flexBasis:i??
{px:0,percent:0}}}const Ta=["row","row-reverse","column","column-reverse"],Ia=["nowrap","wrap","wrap-reverse"],kp={keys:["flexDirection","flexWrap"],read:s=>{const t={
flexDirection:"row",flexWrap:"nowrap"};for(const e of s){const n=(0,O.aG)(e),i=Ta.find(r=>r===n),o=Ia.find(r=>r===n);if(i)t.flexDirection=i;else if(o)t.flexWrap=
o;else return}return t}},$n=1e3;function Aa(s,t){const e=(0,O.aG)(s);return e==="auto"||e==="min-content"||e==="max-content"?e:s?.type==="Dimension"&&s.unit.toLowerCase()===
"fr"?{fr:Math.max(Number(s.value),0)}:s&&(0,S.ST)(s,t)}function ci(s,t){if(s.type==="Function"){const n=s.name.toLowerCase(),i=(0,O.M$)((0,O.aX)(s),O.wR).map(([
o])=>o);if(n==="minmax"){const[o,r]=i.map(a=>Aa(a,t));return o&&r?{least:typeof o=="object"&&"fr"in o?"auto":o,most:r}:void 0}if(n==="fit-content"){const o=i[0]&&
(0,H.Y5)(i[0],t);return o&&{least:"auto",most:"max-content",limit:o}}}const e=Aa(s,t);if(e!==void 0)return typeof e=="object"&&"fr"in e?{least:"auto",most:e}:{least:e,
most:e}}function zn(s,t){const e=new Map,n={tracks:[],auto:void 0,names:e};if(!li(s,t,n))return;const{tracks:i,auto:o}=n;return{tracks:i,names:e,...o&&{auto:{...o,
after:n.names}}}}function li(s,t,e){for(const n of s){if(e.tracks.length>$n)return!1;if(n.type==="Brackets"){for(const o of n.children.toArray()){if(o.type!=="I\
dentifier")continue;const r=e.names.get(o.name)??[];r.push(e.tracks.length+1),e.names.set(o.name,r)}continue}if(n.type==="Function"&&n.name.toLowerCase()==="rep\
eat"){if(!Op((0,O.M$)((0,O.aX)(n),O.wR),t,e))return!1;continue}const i=ci(n,t);if(!i)return!1;e.tracks.push(i)}return!0}function Op([s=[],...t],e,n){const i=(0,H.
rl)(s[0]),o=(0,O.aG)(s[0]),r=t.flat();if(o==="auto-fill"||o==="auto-fit"){const a={tracks:[],auto:void 0,names:new Map},c=r.some(f=>f.type==="Function"&&f.name.
toLowerCase()==="repeat");if(n.auto||c||!li(r,e,a)||a.tracks.length===0)return!1;n.names=new Map;const{tracks:l,names:d}=a;return n.auto={at:n.tracks.length,tracks:l,
fits:o==="auto-fit",names:d,after:n.names},!0}if(i===void 0||i<1||i>$n)return!1;for(let a=0;a<i;a++)if(!li(r,e,n))return!1;return!0}const Ra=s=>({keys:[s],read:(t,e)=>{
if((0,O.aG)(t[0])==="none")return{[s]:void 0};const n=zn(t,e);return n&&{[s]:n}}}),Ea=s=>({keys:[s],read:(t,e)=>{const n=t.map(i=>ci(i,e));return n.length>0&&La(
n)?{[s]:n}:void 0}}),La=s=>s.every(t=>t!==void 0),Ca=s=>s.flatMap(t=>t.type==="String"?[t.value.trim().split(/\s+/)]:[]),Mp=["gridTemplateColumns","gridTemplate\
Rows","gridTemplateAreas","gridAutoColumns","gridAutoRows","gridAutoFlow"];function Sp(s,t){const e=(0,O.M$)(s,O.YY),n=e.findIndex(u=>u.some(p=>(0,O.aG)(p)==="a\
uto-flow")),{gridAutoColumns:i,gridAutoRows:o,gridAutoFlow:r}=yt.DI,a={gridAutoColumns:i,gridAutoRows:o,gridAutoFlow:r};if(n<0){const u=Ba(s,t);return u&&{...a,
...u}}const c=u=>["auto-flow","dense"].includes((0,O.aG)(u)??""),l=e[n].filter(u=>!c(u)).map(u=>ci(u,t)),d=zn(e[1-n]??[],t);if(e.length!==2||!d||!La(l))return;const f=e[n].
some(u=>(0,O.aG)(u)==="dense"),h=n===0;return{gridTemplateColumns:h?d:void 0,gridTemplateRows:h?void 0:d,gridTemplateAreas:[],...a,...l.length>0&&{[h?"gridAutoR\
ows":"gridAutoColumns"]:l},gridAutoFlow:`${h?"row":"column"}${f?" dense":""}`}}function Ba(s,t){if((0,O.aG)(s[0])==="none")return{gridTemplateColumns:void 0,gridTemplateRows:void 0,
gridTemplateAreas:[]};const[e=[],n]=(0,O.M$)(s,O.YY),i=n&&zn(n,t);if(n&&!i)return;const o=Ca(e),r=e.filter(c=>c.type!=="String"),a=r.length===0?void 0:zn(r,t);if(!(r.
length>0&&!a))return{gridTemplateColumns:i,gridTemplateRows:a,gridTemplateAreas:o}}function _a(s){if((0,O.aG)(s[0])==="auto")return"auto";let t=!1,e,n;for(const o of s){
const r=(0,H.rl)(o);if((0,O.aG)(o)==="span")t=!0;else if(r!==void 0)e=Math.max(Math.min(Math.trunc(r),$n),-$n);else if(o.type==="Identifier")({name:n}=o);else return}
if(e===0||s.length===0)return;const i=n===void 0?{}:{name:n};return t?{span:Math.max(e??1,1),...i}:e===void 0?i:{line:e,...i}}const Dn=s=>({keys:[s],read:t=>{const e=_a(
t);return e&&{[s]:e}}}),vp=s=>s!=="auto"&&s.name!==void 0&&s.line===void 0&&s.span===void 0,di=(...s)=>({keys:s,read:t=>{const e=(0,O.M$)(t,O.YY).map(_a);if(!e.
every(i=>i!==void 0)||e.length>s.length)return;const n=i=>{const o=e[i];if(o!==void 0)return o;const r=i>=2?n(i-2):e[0];return vp(r)?r:"auto"};return Object.fromEntries(
s.map((i,o)=>[i,n(o)]))}}),Ie=s=>({keys:[s],read:([t],e)=>{const n=t&&(0,S.ST)(t,e);return(0,O.aG)(t)==="normal"?{[s]:void 0}:n&&{[s]:n}}}),Na={keys:["rowGap","\
columnGap"],read:(s,t)=>{const[e,n=e]=s.map(i=>(0,O.aG)(i)==="normal"?{px:0,percent:0}:(0,S.ST)(i,t));return e&&n?{rowGap:e,columnGap:n}:void 0}},Wa={row:"row",
column:"column",dense:"row dense","row dense":"row dense","column dense":"column dense"},Tp={flex:{keys:["flexGrow","flexShrink","flexBasis"],read:va},"-webkit-\
flex":{keys:["flexGrow","flexShrink","flexBasis"],read:va},"flex-grow":(0,S.nL)("flexGrow",0),"flex-shrink":(0,S.nL)("flexShrink",0),"flex-basis":(0,S.J0)("flex\
Basis",Ma),"flex-direction":(0,S.aL)("flexDirection",Ta),"flex-wrap":(0,S.aL)("flexWrap",Ia),"flex-flow":kp,order:(0,S.nL)("order"),"justify-content":Te("justif\
yContent"),"align-content":Te("alignContent"),"align-items":Te("alignItems"),"align-self":Te("alignSelf"),"justify-items":Te("justifyItems"),"justify-self":Te("\
justifySelf"),"place-content":ai("alignContent","justifyContent"),"place-items":ai("alignItems","justifyItems"),"place-self":ai("alignSelf","justifySelf"),gap:Na,
"grid-gap":Na,"row-gap":Ie("rowGap"),"column-gap":Ie("columnGap"),"grid-row-gap":Ie("rowGap"),"grid-column-gap":Ie("columnGap"),"-webkit-column-gap":Ie("columnG\
ap"),"-moz-column-gap":Ie("columnGap"),"grid-template-columns":Ra("gridTemplateColumns"),"grid-template-rows":Ra("gridTemplateRows"),"grid-template-areas":{keys:[
"gridTemplateAreas"],read:s=>({gridTemplateAreas:Ca(s)})},"grid-template":{keys:["gridTemplateColumns","gridTemplateRows","gridTemplateAreas"],read:Ba},grid:{keys:Mp,
read:Sp},"grid-auto-columns":Ea("gridAutoColumns"),"grid-auto-rows":Ea("gridAutoRows"),"grid-auto-flow":{keys:["gridAutoFlow"],read:s=>{const t=s.map(O.aG).join(
" ");return Object.hasOwn(Wa,t)?{gridAutoFlow:Wa[t]}:void 0}},"grid-row-start":Dn("gridRowStart"),"grid-row-end":Dn("gridRowEnd"),"grid-column-start":Dn("gridCo\
lumnStart"),"grid-column-end":Dn("gridColumnEnd"),"grid-row":di("gridRowStart","gridRowEnd"),"grid-column":di("gridColumnStart","gridColumnEnd"),"grid-area":di(
"gridRowStart","gridColumnStart","gridRowEnd","gridColumnEnd")},Ip=[["inline-start","left"],["inline-end","right"],["block-start","top"],["block-end","bottom"]],
Ap=[["start","left"],["end","right"],["before","top"],["after","bottom"]],Rp=[["start","top"],["end","bottom"]],Ep=[["start","left"],["end","right"]],Pa=[...Ip.
flatMap(([s,t])=>[[`inset-${s}`,t],[`margin-${s}`,`margin-${t}`],[`padding-${s}`,`padding-${t}`],[`border-${s}`,`border-${t}`],[`border-${s}-width`,`border-${t}\
-width`],[`border-${s}-style`,`border-${t}-style`],[`border-${s}-color`,`border-${t}-color`]]),...Rp.flatMap(([s,t])=>Ep.map(([e,n])=>[`border-${s}-${e}-radius`,
`border-${t}-${n}-radius`])),...Ap.flatMap(([s,t])=>[[`-webkit-margin-${s}`,`margin-${t}`],[`-webkit-padding-${s}`,`padding-${t}`]]),["inline-size","width"],["b\
lock-size","height"],["min-inline-size","min-width"],["min-block-size","min-height"],["max-inline-size","max-width"],["max-block-size","max-height"]],Lp=s=>Object.
fromEntries(Pa.map(([t,e])=>[t,s[e]])),Cp=s=>Bp.get(s)??s,Bp=new Map(Pa.flatMap(([s])=>{const t=s.replace(/(inline-|-webkit-(?:margin|padding)-|border-(?:start|end)-)(start|end)/,
(e,n,i)=>`${n}${i==="start"?"end":"start"}`);return t===s?[]:[[s,t]]})),Ct=(...s)=>({kind:"matrix",values:s});function $a(s){const t=s*Math.PI/180,[e,n]=[Math.cos(
t),Math.sin(t)];return Ct(e,n,-n,e,0,0)}const za=s=>Math.cos(s*Math.PI/180),_p=Ct(1,0,0,1,0,0),Fn=s=>Math.tan(s*Math.PI/180);function Np(s,t){if(s.type!=="Funct\
ion")return;const e=(0,O.M$)((0,O.aX)(s),O.wR).map(([r])=>r),n=e.map(r=>(0,H.Y5)(r,t)),i=e.map(H.T),o=e.map(H.pO);switch(s.name.toLowerCase()){case"translate":case"\
translate3d":return n[0]&&{kind:"translate",x:n[0],y:n[1]??k.f2};case"translatex":return n[0]&&{kind:"translate",x:n[0],y:k.f2};case"translatey":return n[0]&&{kind:"\
translate",x:k.f2,y:n[0]};case"scale":return o[0]===void 0?void 0:Ct(o[0],0,0,o[1]??o[0],0,0);case"scalex":return o[0]===void 0?void 0:Ct(o[0],0,0,1,0,0);case"s\
caley":return o[0]===void 0?void 0:Ct(1,0,0,o[0],0,0);case"scale3d":return o[0]===void 0||o[1]===void 0?void 0:Ct(o[0],0,0,o[1],0,0);case"translatez":case"scale\
z":return e.length===1?_p:void 0;case"rotate":case"rotatez":return i[0]===void 0?void 0:$a(i[0]);case"rotatex":return i[0]===void 0?void 0:Ct(1,0,0,za(i[0]),0,0);case"\
rotatey":return i[0]===void 0?void 0:Ct(za(i[0]),0,0,1,0,0);case"skew":return i[0]===void 0?void 0:Ct(1,Fn(i[1]??0),Fn(i[0]),1,0,0);case"skewx":return i[0]===void 0?
void 0:Ct(1,0,Fn(i[0]),1,0,0);case"skewy":return i[0]===void 0?void 0:Ct(1,Fn(i[0]),0,1,0,0);case"matrix":{const r=e.map(H.rl);return r.length===6&&!r.includes(
void 0)?Ct(...r):void 0}case"matrix3d":{const r=e.map(H.rl);if(r.length!==16||r.includes(void 0))return;const a=[0,1,4,5,12,13].map(l=>r[l]);return[3,7,11].some(
l=>r[l]!==0)||r[15]!==1?void 0:Ct(...a)}default:return}}const Da=s=>s.type==="Function"&&/^(?:rotate[xy]|matrix3d)$/i.test(s.name),Wp=s=>Da(s)||s.type==="Functi\
on"&&/^translate(?:z|3d)$/i.test(s.name),Fa=100,Ga={keys:["transform"],read:(s,t)=>{if((0,O.aG)(s[0])==="none")return{transform:[]};if(s.length>Fa||s.some(Da)&&
s.filter(Wp).length>1)return;const e=s.map(n=>Np(n,t));return e.every(n=>n!==void 0)?{transform:e}:void 0}},fi=s=>({keys:[s],read:(t,e)=>{if((0,O.aG)(t[0])==="n\
one")return{[s]:[]};const[n,i]=t,o=[n,i].map(c=>(0,H.Y5)(c,e)),r=[n,i].map(H.pO);if(s==="translate")return o[0]&&{translate:[{kind:"translate",x:o[0],y:o[1]??k.
f2}]};if(s==="scale")return r[0]===void 0?void 0:{scale:[Ct(r[0],0,0,r[1]??r[0],0,0)]};const a=t.length===1?(0,H.T)(n):void 0;return a===void 0?void 0:{rotate:[
$a(a)]}}}),Pp={transform:Ga,translate:fi("translate"),rotate:fi("rotate"),scale:fi("scale"),"-webkit-transform":Ga,"transform-origin":{keys:["transformOrigin"],
read:(s,t)=>{const e=(0,re.ux)(s.slice(0,2),t);return e&&{transformOrigin:e}}}},Gn={...pa,...Lp(pa),...op,...mu,...fp,...Nu,...$u,...yp,...xp,...Pp,...Tp,...hp.
d},Ha=/^(?:transition|animation|cursor|user-select|pointer-events|will-change|scroll|overscroll|overflow-anchor|touch-action|resize|caret|print-color-adjust|color-adjust|color-scheme|forced-color-adjust|font-(?:display|smooth|kerning|synthesis|optical-sizing|variant-(?:numeric|ligatures)|variation-settings)|shape-rendering|text-(?:rendering|size-adjust|decoration-skip)|image-rendering|backface-visibility|perspective|contain|content-visibility|speak|size|src|backdrop-filter|mso-|line-break|box-decoration-break|-(?!webkit-box-reflect)(?:webkit|moz|ms|o|khtml|premailer)-)/,
ja=/\b(?:attr|image-set|cross-fade|path|shape|xywh|sin|cos|tan|asin|acos|atan2?|pow|sqrt|hypot|log|exp|round|mod|rem|abs|sign|perspective|rotate3d|rotate[xy]|translatez|matrix3d|blur|brightness|contrast|drop-shadow|grayscale|hue-rotate|invert|saturate|sepia|target-counters?|target-text|leader|string|element|running)\(|\(\s{0,9}from\s|\b(?:subgrid|footnote|plus-(?:lighter|darker))\b|url\(["']?#/i,
$p=/^(?:none|auto|normal|initial|unset|revert|inherit|horizontal-tb|mixed|sideways)$/i,Ua={"font-stretch":/^(?:normal|100%|initial|unset|revert|inherit)$/i,hyphens:/^(?:none|manual|initial|unset|revert|inherit)$/i};
function Ka(s,t){const e=Object.hasOwn(Ua,s)?Ua[s]:$p;return!Ha.test(s)&&!e.test(t.trim())}const hi=":first",Ya={"":"all",":left":"left",":right":"right",":firs\
t":"first"},zp={all:0,left:1,right:1,first:2},Dp=10,Xa=100,Fp=1e6,ui=300,zt=96/25.4,Va={a3:[297*zt,420*zt],a4:[210*zt,297*zt],a5:[148*zt,210*zt],a6:[105*zt,148*
zt],b4:[250*zt,353*zt],b5:[176*zt,250*zt],letter:[816,1056],legal:[816,1344],ledger:[1056,1632],tabloid:[1056,1632]},[pi,Gp]=[48,19200],Ja=["margin-top","margin\
-right","margin-bottom","margin-left"];async function Hp(s,t,e){const n=new jp(s,t,e);await n.nameMissed();const i=new Map;for(const r of n.names)i.set(r,await n.
sheetOf(r));const o=await n.firstSheet();return o&&i.set(hi,o),{usual:await n.sheetOf(""),named:i,hasFirst:o!==void 0,ignored:n.ignored}}class jp{usual;pace;ignored=new Set;names;selected=[];values=new Map;count=0;constructor(t,e,n){
this.usual=e,this.pace=n;for(const o of t)this.select(o);this.selected.sort((o,r)=>o.weight-r.weight);const i=[...new Set(this.selected.map(({name:o})=>o))].filter(
o=>o!=="");this.names=i.slice(0,Xa);for(const o of i.slice(Xa))this.ignored.add(`@page ${o}`)}async nameMissed(){for(const t of new Set(this.selected.map(({rule:e})=>e.
declarations)))for(const{name:e,value:n}of t){const i=this.pace.step(ui+Math.min(n.length,O.Zc));i&&await i,Xp(e,n)&&this.ignored.add(`@page ${e}`)}}async sheetOf(t){
const e=this.selected.filter(({name:u})=>u===""||u===t),n=async(...u)=>await this.read(e,["all",...u]),[i,o,r]=[await n("left"),await n("right"),await n("right",
"first")],a=tc(await n(),i,o),{width:c,height:l}=a,d=(u,p)=>{const{margins:g,lost:m}=mi(p,a);for(const w of m)this.ignored.add(`@page ${t}:${u} ${w}`);return wi(
g,c,l)},f={left:d("left",i),right:d("right",o),first:d("first",r)},h=sc({width:c,height:l,margins:mi(r,a).margins});return{width:c,height:l,margins:wi(a.margins,
c,l),view:h,own:f,...qa(e)}}async firstSheet(){const t=this.selected.filter(({name:l})=>l==="");if(!t.some(({pages:l})=>l==="first"))return;const e=tc(await this.
read(t,["all"]),await this.read(t,["all","left"]),await this.read(t,["all","right"])),{width:n,height:i,margins:o}=await this.read(t,["all","right","first"]);if(mi(
{width:n,height:i,margins:o},e).lost.length===0)return;const a=wi(o,n,i),c=sc({width:n,height:i,margins:o});return{width:n,height:i,margins:a,view:c,own:{left:a,
right:a,first:a},...qa(t)}}select(t){const{selector:e}=t,n=e.indexOf(":"),[i,o]=n<0?[e,""]:[e.slice(0,n),e.slice(n).toLowerCase()],r=Object.hasOwn(Ya,o)?Ya[o]:void 0;
r===void 0||/\s/.test(i)?this.ignored.add(`@page ${e}`):this.selected.push({name:i,pages:r,weight:zp[r]+(i===""?0:Dp),rule:t})}async read(t,e){const{width:n,height:i,
margin:o}=this.usual,r={width:n,height:i,margins:[o,o,o,o]};for(const{pages:a,rule:c}of t){if(this.count+=c.declarations.length+c.boxes.length+1,this.count>Fp)throw(0,E.
ot)();const l=this.pace.step(c.declarations.length*ui+ui/10);if(l&&await l,!!e.includes(a))for(const{name:d,value:f}of c.declarations){let h=this.values.get(f);
const u=!h&&Tr(f);u&&this.ignored.add(`@page ${d}`),h||this.values.set(f,h=u?[]:(0,O.wK)(f)??[]),Vp(d,h,r)}}return r}}const Za=/^(?:--|color$|direction$|quotes$|font|line-height$|letter-spacing$|word-spacing$|text-transform$)/,
Up=new Set(["size","margin",...Ja]),Kp=/^(?:(?:padding|border|outline|bleed)[a-z-]*:0[a-z]*|background(?:-color)?:(?:white|#fff(?:fff)?|transparent)|page-orientation:upright|(?:orphans|widows):2|counter-increment:page)$/i,
Yp=20;function Xp(s,t){return Up.has(s)?t.length<=O.Zc&&(/\bvar\(/i.test(t)||ja.test(t)):Za.test(s)||!Ka(s,t)?!1:t.length>Yp||!Kp.test(`${s}:${t}`)}function qa(s){
const t=s.map(({pages:e,rule:n})=>({name:"",pages:e,declarations:n.declarations.filter(({name:i})=>Za.test(i))}));return{boxes:s.flatMap(({pages:e,rule:n})=>n.boxes.
map(i=>({...i,pages:e}))),text:t}}const on=({usual:s,named:t},e)=>t.get(e)??s,Qa=({own:s},t)=>t===0?s.first:t%2===0?s.right:s.left,gi=({margins:[,s,,t]})=>t+s;function Vp(s,t,e){
const n={em:16,rem:16,pageWidth:e.width,pageHeight:e.height,zoom:1},i=s==="size"?Jp(t,n,e):void 0;if(i&&([e.width,e.height]=i),s==="margin"){const a=(0,S.X_)(t.
map(c=>ec(c,n)));if(a&&!a.includes(void 0))for(const[c,l]of a.entries())e.margins[c]=l}const o=Ja.indexOf(s),r=o<0||!t[0]?void 0:ec(t[0],n);r!==void 0&&(e.margins[o]=
r)}function tc(s,t,e){return Math.abs(gi(t)-gi(e))>=.01?s:{...s,margins:[s.margins[0],e.margins[1],s.margins[2],e.margins[3]]}}function mi(s,{width:t,height:e,margins:n}){
const[i,,o]=s.margins,r=Math.abs(gi(s)-n[1]-n[3])<.01,a=s.width===t&&s.height===e,c=[...r?[]:["margin"],...a?[]:["size"]];return{margins:r?s.margins:[i,n[1],o,n[3]],
lost:c}}function ec(s,t){if((0,O.aG)(s)==="auto")return 0;const e=(0,H.Y5)(s,t);return e&&Math.max(e.px+e.percent*t.pageWidth,0)}const nc=([s,t,e,n],i,o)=>[Math.
min(1,(i-pi/2)/Math.max(n+t,1)),Math.min(1,(o-pi/2)/Math.max(s+e,1))];function sc({width:s,height:t,margins:e}){const[n,i]=nc(e,s,t),[o,r,a,c]=e;return{width:Math.
floor(s-(c+r)*n+.01),height:Math.floor(t-(o+a)*i+.01)}}function wi(s,t,e){const[n,i,o,r]=s,[a,c]=nc(s,t,e),[l,d]=[Math.round(r*a),Math.round(n*c)],f=(p,g,m)=>Math.
ceil(p-(0,k.k8)(g)-(0,k.k8)(m)-.01),[h,u]=[f(t,r*a,i*a),f(e,n*c,o*c)];return[d,t-l-h,e-d-u,l]}function Jp(s,t,e){let n,i;const o=[];for(const c of s){const l=(0,O.
aG)(c),d=(0,H.lT)(c,t);if(l==="landscape"||l==="portrait")i=l;else if(l!==void 0&&Object.hasOwn(Va,l))n=Va[l];else if(d!==void 0&&d>0)o.push(Math.min(Math.max(d,
pi),Gp));else if(l!=="auto")return}if(o.length>0&&(n=[o[0],o[1]??o[0]]),i===void 0)return n;const[r,a]=[...n??[e.width,e.height]].sort((c,l)=>c-l);return i==="l\
andscape"?[a,r]:[r,a]}function Zp(s){const t={from:[],to:[]};let e=0;for(const{prelude:n,block:i}of Gs(s)){if(++e>E.qV)throw(0,E.VE)();if(i===void 0)continue;const o=n.
toLowerCase().split(",",qp).map(r=>r.trim());o.some(r=>r==="from"||r==="0%")&&(t.from=Vt(i)),o.some(r=>r==="to"||r==="100%")&&(t.to=Vt(i))}return t}const qp=100,
Qp=new Set(["none","forwards","backwards","both"]),tg=new Set(["normal","reverse","alternate","alternate-reverse"]),eg=/^(?:infinite|\d+(?:\.\d+)?)$/;function ng(s,t,e){
const n={names:[],fills:[],directions:[],counts:[]};for(const{name:i,value:o}of s){const r=/^(?:-webkit-)?animation(?:-(name|fill-mode|direction|iteration-count))?$/.
exec(i);if(!r)continue;const a=rg(e(o)??"");switch(r[1]){case void 0:Object.assign(n,ig(a,t));break;case"name":n.names=a;break;case"fill-mode":n.fills=a;break;case"\
direction":n.directions=a;break;default:n.counts=a}}return n.names.flatMap((i,o)=>sg(n,o,t.get(i)))}function sg({fills:s,directions:t,counts:e},n,i){const o=d=>d[n%
Math.max(d.length,1)],r=o(s),a=o(e)??"1";if(!i||r!=="forwards"&&r!=="both"||a==="infinite")return[];const c=o(t)??"normal",l=c.startsWith("alternate")&&Number(a)%
2===0;return c.endsWith("reverse")!==l?i.from:i.to}function ig(s,t){const e=s.map(i=>i.split(/\s+/)),n=(i,o)=>e.map(r=>r.find(i)??o);return{names:n(i=>t.has(i),
""),fills:n(i=>Qp.has(i.toLowerCase()),"none").map(i=>i.toLowerCase()),directions:n(i=>tg.has(i.toLowerCase()),"normal").map(i=>i.toLowerCase()),counts:n(i=>eg.
test(i),"1")}}const og=1e3;function rg(s){const t=[];if(s.length>og)return t;for(let e=0;e<s.length;){const n=Xt(s,e,",");t.push(s.slice(e,n).trim()),e=n+1}return t}
const ag=10;class bi{rank=0;children=new Map;open(t){return(t===""?[`.${this.children.size}`]:t.split(".",ag)).reduce((n,i)=>n.child(i),this)}number(t=0){let e=t;
for(const n of this.children.values())e=n.number(e);return this.rank=e,e+1}child(t){let e=this.children.get(t);if(!e){if(this.children.size===E.qV)throw(0,E.VE)();
this.children.set(t,e=new bi)}return e}}function cg(s,t){const e=[];let n=0;for(let i=0;i<=s.length;){const o=Xt(s,i,","),r=oc(s.slice(i,o));if(n+=o-i+(r+1)*(t.
length+5),n>E.LI)return"";e.push(lg(s.slice(i,o).trim(),t)),i=o+1}return e.join(", ")}function lg(s,t){const e=Xt(t,0,",")===t.length&&!t.includes(":"),n=`:is(${t}\
)`;if(oc(s)===0)return`${e?t:n} ${s}`;const i=e&&/^&(?![\w*|])/.test(s);return s.replace(ic,(o,r)=>o!=="&"?o:i&&r===0?t:n)}const ic=/&|"(?:[^"\\]|\\[^])*"|'(?:[^'\\]|\\[^])*'/g,
oc=s=>[...s.matchAll(ic)].filter(([t])=>t==="&").length,dg=20;function yi(s,t,e=0){const n=hg(s);if(e>dg||n.length===0)return!1;const i=a=>fg(a)?yi(a.slice(1,-1),
t,e+1):t(a);if(n[0].toLowerCase()==="not")return n.length===2&&!i(n[1]);const o=n.filter((a,c)=>c%2===0),r=new Set(n.filter((a,c)=>c%2===1).map(a=>a.toLowerCase()));
return r.size>1||n.length%2===0?!1:r.has("or")?o.some(i):(r.size===0||r.has("and"))&&o.every(i)}const fg=s=>s.startsWith("(")&&s.endsWith(")")&&/^\(\s{0,99}(?:\(|not\s)/i.
test(s);function hg(s){const t=[];for(let e=0;e<s.length;){const n=Xt(s,e,` 	
\r\f`);n>e&&t.push(s.slice(e,n)),e=n+1}return t}function rc(s,t){return s.trim()===""?!0:s.length>E.Hq?!1:s.toLowerCase().split(",").some(e=>ug(e.trim(),t))}function ug(s,t){
const e=/^not\s+[a-z]/.test(s),n=s.replace(e?/^not\s+/:/^only\s+/,"");return yi(n,o=>o.startsWith("(")?wg(o.slice(1,-1),t):o==="print"||o==="all")!==e}const pg=/^\s*(min-|max-)?(width|height)\s*:\s*([\d.]+)(px|em|rem|pt|in|cm|mm)\s*$/,
gg=/^\s*(?:([\d.]+)(px|em|rem|pt|in|cm|mm)\s*(<=?|>=?|=)\s*)?(width|height)\s*(?:(<=?|>=?|=)\s*([\d.]+)(px|em|rem|pt|in|cm|mm)\s*)?$/,xi={...H.If,em:16,rem:16};
function mg([,s,t,e,n,i,o,r],a){const c=n==="width"?a.width:a.height;return s!==void 0&&!ki(Number(s)*xi[t],e,c)?!1:o!==void 0?ki(c,i,Number(o)*xi[r]):s!==void 0||
c>0}const ki=(s,t,e)=>s===e?t.endsWith("="):t.startsWith("<")?s<e:t.startsWith(">")&&s>e;function wg(s,t){const[,e,n,i,o]=pg.exec(s)??[];if(n!==void 0){const l=Number(
i)*xi[o],d=n==="width"?t.width:t.height;return ki(d,e==="min-"?">=":e==="max-"?"<=":"=",l)}const r=gg.exec(s);if(r)return mg(r,t);const[a,c]=s.split(":").map(l=>l.
trim());return a==="orientation"?c==="landscape"==t.width>t.height:a==="prefers-color-scheme"?c==="light":a==="prefers-reduced-motion"?c==="reduce"||c===void 0:
a==="scripting"?c==="none":a==="color"||a==="hover"&&c==="none"||a==="update"&&c==="none"}var bg=I(88650);const ac=new Set(["input","select","textarea"]),yg=new Set(
[...ac,"button","fieldset","optgroup","option"]),xg=/^(?:hidden|range|color|checkbox|radio|file|submit|image|reset|button)$/i,Oi=({name:s})=>ac.has(s),cc=({name:s})=>yg.
has(s),lc={checked:({name:s,attributes:t})=>s==="option"?t.has("selected"):s==="input"&&t.has("checked"),disabled:s=>cc(s)&&dc(s),enabled:s=>cc(s)&&!dc(s),required:s=>Oi(
s)&&s.attributes.has("required"),optional:s=>Oi(s)&&!s.attributes.has("required"),"read-write":Si,"read-only":s=>!Si(s),"placeholder-shown":s=>Mi(s)&&s.attributes.
has("placeholder")&&!fc(s),invalid:hc,valid:s=>Oi(s)&&!hc(s)},kg=s=>Object.hasOwn(lc,s),Og=(s,t)=>lc[t](s);function dc(s){if(s.attributes.has("disabled"))return!0;
let t=s;for(let{parent:e}=s;e;t=e,{parent:e}=e)if(e.name==="fieldset"&&e.attributes.has("disabled")&&t.name!=="legend")return!0;return!1}function Mi({name:s,attributes:t}){
return s==="textarea"||s==="input"&&!xg.test(t.get("type")??"")}function fc({name:s,attributes:t,children:e}){return s!=="textarea"?(t.get("value")??"")!=="":e.
some(n=>n.kind==="text"&&n.value!=="")}function Si(s){const{attributes:t}=s;if(Mi(s))return!t.has("readonly")&&!t.has("disabled");const e=t.get("contenteditable");
return e!==void 0&&!/^false$/i.test(e)}function hc(s){return Mi(s)&&s.attributes.has("required")&&Si(s)&&!fc(s)}const uc=s=>s.includes("\\")?s.replace(/\\(?:([\da-f]{1,6})[ \t\n\r\f]?|([^\n\r\f]))/gi,
(t,e,n)=>{const i=Number.parseInt(e??"",16);return e===void 0?n:i===0||i>1114111||i>=55296&&i<=57343?"�":String.fromCodePoint(i)}):s,Ae=1e3,Mg=1e6;function pc(s){
if(s.length>E.LI)return;const t=[];let e;try{e=(0,bg.A)(s,{context:"selectorList",onParseError:n=>t.push(n)})}catch{return}return t.length>0?void 0:vi(e)}function vi(s){
if(s.type!=="SelectorList")return;const t=s.children.toArray().map(e=>e.type==="Selector"?vg(e):void 0);return t.every(e=>e!==void 0)?t:void 0}const Hn=()=>({name:void 0,
id:void 0,classes:[],attributes:[],pseudos:[],combinator:void 0}),Sg=new Set(["before","after","first-line","first-letter"]);function vg({children:s}){const t=[
Hn()];let e=0,n;for(const i of s.toArray()){const o=t.at(-1);switch(i.type){case"TypeSelector":i.name!=="*"&&(o.name=i.name.replace(/^.*\|/,"").toLowerCase(),e+=
1);break;case"IdSelector":o.id=uc(i.name),e+=Mg;break;case"ClassSelector":o.classes.push(uc(i.name)),e+=Ae;break;case"AttributeSelector":o.attributes.push({name:i.
name.name.toLowerCase(),matcher:i.matcher??void 0,value:i.value?i.value.type==="String"?i.value.value:i.value.name:"",ignoresCase:i.flags==="i"}),e+=Ae;break;case"\
Combinator":t.push({...Hn(),combinator:i.name});break;case"PseudoElementSelector":n=i.name.toLowerCase(),e+=1;break;case"PseudoClassSelector":{const r=i.name.toLowerCase();
if(Sg.has(r)){n=r,e+=1;break}const a=Ig(r,i.children?.toArray()??[]);if(!a)return;o.pseudos.push(a.test),e+=a.specificity;break}default:return}}return{compounds:t.
reverse(),specificity:e,pseudoElement:n}}const Tg=new Set(["hover","focus","focus-within","focus-visible","active","visited","target","indeterminate","fullscree\
n","modal","popover-open","playing","host","autofill"]),le={a:0,b:1};function Ig(s,t){const e=i=>({test:i,specificity:Ae}),n=(i,o,r)=>e({kind:"nth",...i,ofType:o,
fromEnd:r});if(Tg.has(s))return e({kind:"never"});if(kg(s))return e({kind:"form",state:s});switch(s){case"root":case"empty":case"defined":return e({kind:s});case"\
link":case"any-link":return e({kind:"link"});case"-moz-first-node":return e({kind:"first-node"});case"-moz-last-node":return e({kind:"last-node"});case"first-ch\
ild":return n(le,!1,!1);case"last-child":return n(le,!1,!0);case"first-of-type":return n(le,!0,!1);case"last-of-type":return n(le,!0,!0);case"only-child":return wc(
n(le,!1,!1).test,n(le,!1,!0).test);case"only-of-type":return wc(n(le,!0,!1).test,n(le,!0,!0).test);case"nth-child":case"nth-last-child":case"nth-of-type":case"n\
th-last-of-type":return Ag(s,t[0]);case"not":case"is":case"where":case"matches":case"-webkit-any":return gc(s,t[0]);case"has":return Rg(t[0]);case"lang":{const[
i]=t,o=i?.type==="Identifier"?i.name:i?.type==="String"?i.value:void 0;return o===void 0?void 0:e({kind:"lang",language:o.toLowerCase()})}default:return}}function Ag(s,t){
const e=Lg(t);if(!e||t?.type!=="Nth")return;const[n,i]=[s.endsWith("of-type"),s.includes("last")];if(!t.selector)return{test:{kind:"nth",...e,ofType:n,fromEnd:i},
specificity:Ae};const o=n?void 0:gc("is",t.selector);if(o?.test.kind!=="is")return;const{selectors:r}=o.test;return{test:{kind:"nth-of",...e,fromEnd:i,selectors:r},
specificity:Ae+o.specificity}}function gc(s,t){const e=t&&vi(t);if(!e)return;const n=s==="where"?0:e.reduce((i,o)=>Math.max(i,o.specificity),0);return{test:{kind:s===
"not"?"not":"is",selectors:e},specificity:n}}function Rg(s){if(s?.type!=="SelectorList"||s.children.some(o=>o.type!=="Selector"||o.children.last?.type==="Combin\
ator"))return;const t=vi(s);if(!t||t.length===0||t.some(mc))return;const e=t.reduce((o,r)=>Math.max(o,r.specificity),0),n=s.children.toArray();return{test:{kind:"\
has",selectors:t.map((o,r)=>Eg(o,n[r]))},specificity:e}}const mc=({compounds:s,pseudoElement:t})=>t!==void 0||s.some(({pseudos:e})=>e.some(n=>n.kind==="has"||"s\
electors"in n&&n.selectors.some(mc)));function Eg(s,t){const e={...Hn(),pseudos:[{kind:"scope"}]},{compounds:n}=s,i=t.type==="Selector"&&t.children.first?.type===
"Combinator",o=n.slice(0,-1);return{...s,compounds:i?[...o,e]:[...o,{...n.at(-1),combinator:" "},e]}}function wc(s,t){return{test:{kind:"is",selectors:[(n=>({compounds:[
{...Hn(),pseudos:n}],specificity:0,pseudoElement:void 0}))([s,t])]},specificity:Ae}}function Lg(s){if(s?.type!=="Nth")return;const{nth:t}=s;if(t.type==="Identif\
ier")return t.name==="odd"?{a:2,b:1}:t.name==="even"?{a:2,b:0}:void 0;const{a:e,b:n}=t;return{a:bc(e),b:bc(n)}}const bc=s=>s==null?0:s===""||s==="+"?1:s==="-"?-1:
Number(s),Cg=s=>s.length<=E.Hq&&yi(s,Bg);function Bg(s){const t=s.slice(s.indexOf("(")+1,-1);return/^selector\(/i.test(s)?pc(t)!==void 0:s.startsWith("(")&&Vt(t).
some(({name:e,value:n})=>Ng(e,n))}const _g={parent:yt.DI,own:yt.DI,em:16,rem:16,pageWidth:794,pageHeight:1123,zoom:1};function Ng(s,t){if(s.startsWith("--"))return!0;
if(/^-(?:moz|ms|o)-/.test(s))return!1;if(!Object.hasOwn(Gn,s))return!s.startsWith("-")&&Ha.test(s);if(/^(?:inherit|initial|unset|revert|revert-layer)$/i.test(t.
trim())||/var\(/i.test(t))return!0;const e=(0,O.wK)(t);return e!==void 0&&e.length>0&&Gn[s].read(e,_g)!==void 0}const Wg=10,Pg=150;class $g{medium;pace;rules=[];pages=[];layers=new bi;registered=new Map;keyframes=new Map;fontFaces=[];notLoaded=0;ignored=new Set;constructor(t,e){
this.medium=t,this.pace=e}async add(t,e=!1){await this.addAll(t,{isUsual:e,layer:this.layers,depth:0,parent:void 0})}async addFor(t,e){t.length>E.Hq?this.ignored.
add("media"):rc(t,this.medium)&&await this.add(e)}async addAll(t,e){const{depth:n,parent:i}=e;if(!(n>Wg)){i!==void 0&&this.addRule(i,Vt(t),e);for(const{prelude:o,
block:r}of Gs(t)){const a=this.pace.step((o.length+(r?.length??0))*Pg+2e3);a&&await a;const c=/^@[\w-]+/.exec(o)?.[0].slice(1).toLowerCase();if(c!==void 0)await this.
addAtRule(c,o.slice(c.length+1).trim(),r,e);else if(r!==void 0){const l=i===void 0?o:cg(o,i);r.includes("{")?await this.addAll(r,{...e,depth:n+1,parent:l}):this.
addRule(l,Vt(r),e)}}}}addRule(t,e,{isUsual:n,layer:i}){if(e.length===0)return;const o=pc(t);if(o)for(const r of o){if(this.rules.length===E.qV)throw(0,E.VE)();this.
rules.push({selector:r,declarations:e,order:this.rules.length,isUsual:n,layer:i})}}async addAtRule(t,e,n,i){const o={...i,depth:i.depth+1};switch(/^(?:media|supports)$/.
test(t)&&e.length>E.Hq&&this.ignored.add(`@${t}`),t){case"media":n!==void 0&&rc(e,this.medium)&&await this.addAll(n,o);return;case"supports":n!==void 0&&Cg(e)&&
await this.addAll(n,o);return;case"layer":{const[r,...a]=e.split(",",E.qV+1).map(c=>i.layer.open(c.trim()));n!==void 0&&a.length===0&&await this.addAll(n,{...o,
layer:r});return}case"page":n!==void 0&&this.addPage(e,n);return;case"import":this.notLoaded++;return;case"font-face":n!==void 0&&this.addFontFace(n);return;case"\
keyframes":case"-webkit-keyframes":n!==void 0&&this.keyframes.set(e.replace(/^["']|["']$/g,""),Zp(n));return;case"property":n!==void 0&&this.registered.set(e,zg(
Vt(n)));return;case"charset":case"namespace":case"font-feature-values":case"view-transition":return;default:t.startsWith("-")||this.ignored.add(`@${t}`)}}addFontFace(t){
const e=wu(Vt(t));e&&e.sources.length>0?this.fontFaces.push(e):/url\(/i.test(t)&&this.notLoaded++}addPage(t,e){const n=[];let i=0;for(const r of Gs(e)){if(++i>E.
qV)throw(0,E.VE)();const a=/@([\w-]+)$/.exec(r.prelude)?.[1];a!==void 0&&r.block!==void 0&&n.push({name:a.toLowerCase(),declarations:Vt(r.block)})}const o=Vt(e);
for(const r of t.split(",",E.qV+1)){if(this.pages.length===E.qV)throw(0,E.VE)();this.pages.push({selector:r.trim(),declarations:o,boxes:n})}}}function zg(s){const t=e=>s.
findLast(({name:n})=>n===e)?.value;return{inherits:t("inherits")?.toLowerCase()!=="false",initial:t("initial-value")}}var U=I(74135);const yc=s=>"drawing"in s;function rn([
s,t,e,n],{scaling:i,x:o,y:r},a){const[c,l]=[a.width/e,a.height/n];if(i==="none")return[c,0,0,l,-s*c,-t*l];const d=i==="meet"?Math.min(c,l):Math.max(c,l);return[
d,0,0,d,(a.width-e*d)*o-s*d,(a.height-n*d)*r-t*d]}const xc=1e7,kc=/[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/iy;class jn{text;at=0;constructor(t){this.text=t}skip(){
for(;this.at<this.text.length&&` 	
\r\f,`.includes(this.text[this.at]);)this.at++}number(){this.skip(),kc.lastIndex=this.at;const t=kc.exec(this.text)?.[0];if(t!==void 0)return this.at+=t.length,
Math.min(Math.max(Number(t),-xc),xc)}flag(){this.skip();const t=this.text[this.at];if(!(t!=="0"&&t!=="1"))return this.at++,Number(t)}}function Ti(s,t){const e=new jn(
s),n=[];for(;n.length<t;){const i=e.number();if(i===void 0)break;n.push(i)}return n}function kt(s,t,e){const n=new jn(s??""),i=n.number();if(i===void 0)return;const o=n.
text.slice(n.at,n.at+4).trim().toLowerCase();return o===""?i:o.startsWith("%")?i*t/100:o==="em"||o==="rem"?i*e:o==="ex"?i*e*.5:Object.hasOwn(H.If,o)?i*H.If[o]:void 0}
const Dg=1e3;function an(s){if(s===void 0)return;let t,e=0;for(const[,n,i]of s.matchAll(/(?<![a-z])([a-z]+)\s{0,9}\(([^()]*)\)/gi)){const o=Fg(n.toLowerCase(),Ti(
i,6));if(!o||++e>Dg)return;t=t?(0,U.lw)(o,t):o}return t}function Fg(s,[t,...e]){if(t===void 0)return;const[n,i,o,r,a]=e,c=t*Math.PI/180;switch(s){case"translate":
return[1,0,0,1,t,n??0];case"scale":return[t,0,0,n??t,0,0];case"rotate":{const l=[Math.cos(c),Math.sin(c),-Math.sin(c),Math.cos(c),0,0],[d,f]=[n??0,i??0];return(0,U.
lw)((0,U.lw)([1,0,0,1,-d,-f],l),[1,0,0,1,d,f])}case"skewx":return[1,0,Math.tan(c),1,0,0];case"skewy":return[1,Math.tan(c),0,1,0,0];case"matrix":return a===void 0?
void 0:[t,n,i,o,r,a];default:return}}var st=I(36078);const Oc=8,Gg=1e3;class Un{matrix;box=U.gF;x=0;y=0;pieces=[];operators=[];last="";joined;startX=0;startY=0;constructor(t){
this.matrix=t}get path(){return this.joined??=this.pieces.concat(this.operators).join(" ")}get isEmpty(){return this.last===""}push(t){this.last=t,this.operators.
push(t),!(this.operators.length<Gg)&&(this.pieces.push(this.operators.join(" ")),this.operators=[])}move(t,e){[this.startX,this.startY]=[t,e],this.push(`${this.
point(t,e)} m`),this.go(t,e)}line(t,e){this.begin(),this.push(`${this.point(t,e)} l`),this.go(t,e)}curve(t,e,n,i,o,r,a=!1){this.begin();const c=[this.x,this.y];
this.push(`${this.point(t,e)} ${this.point(n,i)} ${this.point(o,r)} c`);for(let l=1;l<Oc;l++)this.include(...(0,U.xk)(c,[t,e],[n,i],[o,r],l/Oc));this.go(o,r)}close(){
this.isEmpty||(this.push("h"),[this.x,this.y]=[this.startX,this.startY])}begin(){(this.isEmpty||this.last==="h")&&this.push(`${this.point(this.x,this.y)} m`)}point(t,e){
const[n,i]=this.matrix?(0,U.Gd)(this.matrix,t,e):[t,e];return`${(0,st._)(n)} ${(0,st._)(i)}`}go(t,e){[this.x,this.y]=[t,e],this.include(t,e)}include(t,e){const[
n,i]=this.matrix?(0,U.Gd)(this.matrix,t,e):[t,e],[o,r,a,c]=this.box;this.box=[Math.min(o,n),Math.min(r,i),Math.max(a,n),Math.max(c,i)]}}function Kn(s,t,[e,n]){const[
i,o]=[s.x,s.y];let[r,a]=[Math.abs(t[0]),Math.abs(t[1])];if(i===e&&o===n)return;if(r===0||a===0)return s.line(e,n);const c=t[2]*Math.PI/180,[l,d]=[Math.cos(c),Math.
sin(c)],[f,h]=[(i-e)/2,(o-n)/2],[u,p]=[l*f+d*h,l*h-d*f],g=Math.sqrt((u/r)**2+(p/a)**2);g>1&&([r,a]=[r*g,a*g]);const m=(r*p)**2+(a*u)**2,w=Math.sqrt(Math.max(((r*
a)**2-m)/m,0))*(t[3]===t[4]?-1:1),[b,y]=[w*r*p/a,-w*a*u/r],x=[l*b-d*y+(i+e)/2,d*b+l*y+(o+n)/2],M=Math.atan2((p-y)/a,(u-b)/r);let v=Math.atan2((-p-y)/a,(-u-b)/r)-
M;if(t[4]===1&&v<0&&(v+=2*Math.PI),t[4]===0&&v>0&&(v-=2*Math.PI),![...x,M,v].every(Number.isFinite))return s.line(e,n);const T=Math.max(Math.ceil(Math.abs(v)/(Math.
PI/2)-1e-9),1),A=v/T,L=4/3*Math.tan(A/4),z=(_,Z)=>[x[0]+l*_*r-d*Z*a,x[1]+d*_*r+l*Z*a];for(let _=0;_<T;_++){const[Z,V]=[M+_*A,M+(_+1)*A],[bt,Q,q,gt]=[Math.cos(Z),
Math.sin(Z),Math.cos(V),Math.sin(V)],Gt=_===T-1?[e,n]:z(q,gt);s.curve(...z(bt-L*Q,Q+L*bt),...z(q+L*gt,gt-L*q),...Gt,_<T-1)}}function Mc(s,t,e,n,i){s.move(t+n,e),
Kn(s,[n,i,0,0,1],[t-n,e]),Kn(s,[n,i,0,0,1],[t+n,e]),s.close()}const Hg=600,Sc={m:2,l:2,h:1,v:1,c:6,s:4,q:4,t:2,a:7,z:0};function*jg(s,t){const e=new jn(t),n={kind:"",
x:0,y:0};let i="";for(;;){yield Hg,e.skip();const o=t[e.at];if(o===void 0)return;if(Object.hasOwn(Sc,o.toLowerCase()))i=o,e.at++;else if(i===""||i==="z"||i==="Z")
return;if(s.isEmpty&&i!=="m"&&i!=="M")return;const r=Ug(e,i.toLowerCase());if(!r)return;Kg(s,i,r,n),i==="m"&&(i="l"),i==="M"&&(i="L")}}function Ug(s,t){const e=[];
for(let n=0;n<Sc[t];n++){const i=t==="a"&&(n===3||n===4)?s.flag():s.number();if(i===void 0)return;e.push(i)}return e}function Kg(s,t,e,n){const i=t.toLowerCase(),
o=i===t,[r,a]=o?[s.x,s.y]:[0,0],[c,l]=[s.x,s.y],d=u=>[e[u]+r,e[u+1]+a],f=u=>n.kind!==""&&u.includes(n.kind)?[2*c-n.x,2*l-n.y]:[c,l];let h=[c,l];switch(i){case"m":
s.move(...d(0));break;case"l":s.line(...d(0));break;case"h":s.line(e[0]+r,l);break;case"v":s.line(c,e[0]+a);break;case"c":h=d(2),s.curve(...d(0),...h,...d(4));break;case"\
s":h=d(0),s.curve(...f("cs"),...h,...d(2));break;case"q":h=d(0),vc(s,h,d(2));break;case"t":h=f("qt"),vc(s,h,d(0));break;case"a":Kn(s,e,d(5));break;default:s.close()}
n.kind=i,[n.x,n.y]=h}function vc(s,[t,e],[n,i]){const[o,r]=[s.x,s.y],a=(c,l)=>c+(l-c)*2/3;s.curve(a(o,t),a(r,e),a(n,t),a(i,e),n,i)}const Ii=new Set(["path","rec\
t","circle","ellipse","line","polyline","polygon"]),Yg=400;function*Yn(s,{name:t,attributes:e},n){const i=Math.hypot(n.width,n.height)/Math.SQRT2,o=(c,l)=>kt(e.
get(c),l,n.em)??0,r=c=>o(c,n.width),a=c=>o(c,n.height);switch(t){case"path":return yield*jg(s,e.get("d")??"");case"rect":return Vg(s,e,n);case"circle":{const c=o(
"r",i);c>0&&Mc(s,r("cx"),a("cy"),c,c);return}case"ellipse":{const[c,l]=[r("rx"),a("ry")];c>0&&l>0&&Mc(s,r("cx"),a("cy"),c,l);return}case"line":s.move(r("x1"),a(
"y1")),s.line(r("x2"),a("y2"));return;default:yield*Xg(s,e.get("points")??"",t==="polygon")}}function*Xg(s,t,e){const n=new jn(t);for(;;){yield Yg;const[i,o]=[n.
number(),n.number()];if(i===void 0||o===void 0)break;s.isEmpty?s.move(i,o):s.line(i,o)}e&&s.close()}function Vg(s,t,{width:e,height:n,em:i}){const o=(w,b)=>kt(t.
get(w),b,i),[r,a]=[o("x",e)??0,o("y",n)??0],[c,l]=[o("width",e)??0,o("height",n)??0];if(c<=0||l<=0)return;const[d,f]=[o("rx",e),o("ry",n)],h=Math.min(Math.max(d??
f??0,0),c/2),u=Math.min(Math.max(f??d??0,0),l/2),[p,g]=[r+c,a+l],m=(w,b)=>{h>0&&u>0&&Kn(s,[h,u,0,0,1],[w,b])};s.move(r+h,a),s.line(p-h,a),m(p,a+u),s.line(p,g-u),
m(p-h,g),s.line(r+h,g),m(r,g-u),s.line(r,a+u),m(r+h,a),s.close()}const Jg=/^(?:http:\/\/www\.w3\.org\/1999\/xhtml|\s)*$/,Zg=s=>(0,R.ZE)(s).filter(({attributes:t})=>{
const e=t.get("systemLanguage")?.split(",");return(e===void 0||e.some(i=>/^\s*en\b/i.test(i)))&&Jg.test(t.get("requiredExtensions")??"")}).slice(0,1);function Re({
attributes:s}){const[t,e,n,i]=Ti(s.get("viewBox")??"",4);return i===void 0||n<=0||i<=0?void 0:[t,e,n,i]}const Tc={min:0,mid:.5,max:1};function cn({attributes:s}){
const t=s.get("preserveAspectRatio")?.trim().toLowerCase()??"";if(t.startsWith("none"))return{scaling:"none",x:0,y:0};const[,e="mid",n="mid"]=/^x(min|mid|max)y(min|mid|max)/.
exec(t)??[];return{scaling:t.endsWith("slice")?"slice":"meet",x:Tc[e],y:Tc[n]}}const Xn=({attributes:s},{width:t,height:e,em:n})=>[1,0,0,1,kt(s.get("x"),t,n)??0,
kt(s.get("y"),e,n)??0],Ic={width:0,height:0,em:16},Ac=[1,0,0,1,0,0],qg=10,Ai=({attributes:s})=>an(s.get("transform"))??Ac;class Qg{tools;known=new Map;constructor(t){
this.tools=t}*read(t,e){const n=this.tools.find(t);if(n?.name!=="clipPath")return;if(n.attributes.get("clipPathUnits")!=="objectBoundingBox"){let c=this.known.get(
n);return c?this.tools.spend(c.path.length):this.known.set(n,c=yield*this.outline(n,Ac)),c}if(!e){this.tools.leaveOut("clipPath");return}const[i,o,r,a]=e;return yield*this.
outline(n,[r-i,0,0,a-o,i,o])}*outline(t,e){const{find:n,spend:i}=this.tools,o=[];let r=!1;for(const a of(0,R.ZE)(t)){const c=a.name==="use",l=c?n((0,R.Ci)(a)):a;
if(!l||!Ii.has(l.name))continue;const d=(l.attributes.get("d")??l.attributes.get("points")??"").length;i(c?d*qg:d);const f=c?[Xn(a,Ic),Ai(a)]:[],h=new Un([Ai(l),
...f,Ai(t),e].reduce((u,p)=>(0,U.lw)(u,p)));yield*Yn(h,l,Ic),h.isEmpty||o.push(h.path),r||=[a,l].some(({attributes:u})=>u.get("clip-rule")==="evenodd")}return{path:o.
length===0?"0 0 0 0 re":o.join(" "),hasHoles:r}}}class Ee{box;x=0;y=0;width=0;height=0;border=ln;padding=ln;children=Jn;apart=Jn;lines=e0;flow="sequence";firstBaseline;lastBaseline;above;after=Le;slack=0;constructor(t){
this.box=t}add(t){this.children=Rc(this.children,t)}addApart(t){this.apart=Rc(this.apart,t)}get contentWidth(){return this.width-this.border.left-this.border.right-
this.padding.left-this.padding.right}}const Ri=({laid:s},t)=>t0(s)?t:1/0;function t0({shift:s,box:t,height:e}){return s&&s.y!==0?!1:t.style.transform.every(n=>n.
kind==="translate"&&(0,k.Il)(n.y,e)===0)}const Ei=(s,t)=>{const e=Ri(s,t);return s.laid.box.style.overflow==="hidden"?Math.min(e,s.bottom):e},ln={top:0,right:0,
bottom:0,left:0};class Vn{most;least;constructor(t=0,e=0){this.most=t,this.least=e}get size(){return this.most+this.least}add(t){return t===0?this:new Vn(Math.max(
this.most,t),Math.min(this.least,t))}join({most:t,least:e}){return new Vn(Math.max(this.most,t),Math.min(this.least,e))}}const Le=new Vn,e0=[],Jn=[];function Rc(s,t){
return s.length===0?[t]:(s.push(t),s)}Ee.prototype.isFromBottom=!1,Ee.prototype.sunk=0;function n0({children:s,laid:t}){const e=s.toReversed();return s.length>0&&
(s.length=0),[t.children,t.box.children]=[Jn,Jn],e}const Ot=s=>s==="auto"||s==="none",N=(s,t)=>s==="auto"?0:(0,k.Il)(s,t),jt=({marginTop:s,marginRight:t,marginBottom:e,
marginLeft:n},i)=>({top:N(s,i),right:N(t,i),bottom:N(e,i),left:N(n,i)}),pt=({borderTopWidth:s,borderRightWidth:t,borderBottomWidth:e,borderLeftWidth:n})=>s0(s,t,
e,n);function Ec(){let s=ln;return(t,e,n,i)=>t===0&&e===0&&n===0&&i===0?ln:s.top===t&&s.right===e&&s.bottom===n&&s.left===i?s:s={top:t,right:e,bottom:n,left:i}}
const s0=Ec(),i0=Ec(),wt=({paddingTop:s,paddingRight:t,paddingBottom:e,paddingLeft:n},i)=>i0(Math.max((0,k.Il)(s,i),0),Math.max((0,k.Il)(t,i),0),Math.max((0,k.Il)(
e,i),0),Math.max((0,k.Il)(n,i),0)),D=({left:s,right:t})=>s+t,$=({top:s,bottom:t})=>s+t;function o0(s,t){const e=new Ee(s);return e.border=pt(s.style),e.padding=
wt(s.style,t),e}function X(s,t,e,n){if(typeof s=="string"||s.percent!==0&&t===void 0)return;if(s.fills)return Math.max((t??0)-r0(s.fills,n,t??0),e);const i=(0,k.
Il)(s,t??0);return Math.max(n.boxSizing==="border-box"?Math.max(i,e):i+e,0)}const r0=(s,{marginLeft:t,marginRight:e,marginTop:n,marginBottom:i},o)=>s==="across"?
N(t,o)+N(e,o):N(n,o)+N(i,o);function xt(s,t,e,n){const i=X(t.maxWidth,e,n,t)??1/0,o=X(t.minWidth,e,n,t)??0;return Math.max(Math.min(s,i),o,n)}function It(s,t,e,n){
const i=X(t.maxHeight,e,n,t)??1/0,o=X(t.minHeight,e,n,t)??0;return Math.max(Math.min(s,i),o,n)}function dn(s,t,e){const n=t.aspectRatio??1;return t.boxSizing===
"border-box"?s*n:Math.max(s-e.down,0)*n+e.across}function Lc(s,t,e){const n=t.aspectRatio??1;return t.boxSizing==="border-box"?s/n:Math.max(s-e.across,0)/n+e.down}
function Zn(s,t,e,n){if(t.aspectRatio===void 0||t.width!=="auto")return s;const i=X(t.maxHeight,e,n.down,t),o=X(t.minHeight,e,n.down,t),r=i===void 0?s:Math.min(
s,dn(i,t,n));return o===void 0?r:Math.max(r,dn(o,t,n))}function Cc({left:s,right:t,top:e,bottom:n,direction:i},{width:o,height:r}){const a=(g,m)=>g==="auto"||g.
percent!==0&&m===void 0?void 0:(0,k.Il)(g,m??0),[c,l,d,f]=[a(s,o),a(t,o),a(e,r),a(n,r)],h=l===void 0?void 0:-l,u=(i==="rtl"?h??c:c??h)??0,p=d??-(f??0);return u===
0&&p===0?void 0:{x:u,y:p}}const a0=({color:{color:s,alpha:t}})=>{const e={fill:{paint:s,alpha:t}};return()=>e},Li=2e4,Bc=.55,c0=.35;function*l0(s,t,e,{styler:n,
spend:i}){const{attributes:o}=s,r=(m,w)=>kt(o.get(m),w,e.em)??0,a={x:r("x",e.width),y:r("y",e.height),width:r("width",e.width),height:r("height",e.height),across:0,
down:.5},c=d0(s,t,n,a),l=new u0(n,i,c.width);yield*l.read(s,t);const{lines:d}=l;d.at(-1).length===0&&d.pop();const f=f0(d);let h=c.y+(c.height-f.reduce((m,w)=>m+
w,0))*c.down;const u=Math.min((0,B.Kf)(d.map(h0)),c.width),p=c.x+(c.width-u)*c.across,g=[];for(const[m,w]of d.entries()){yield Li;const[b]=w;if(!b){h+=f[m];continue}
const{textAlign:y,fontSize:x}=b.style,M=y==="center"?"middle":y==="right"||y==="end"?"end":"start",v=M==="middle"?.5:M==="end"?1:0,T=c.across>0?p+u*v:c.x+c.width*
v;for(const[A,{text:L,style:z,isApart:_}]of w.entries()){const Z=A===0?{x:T,y:h+f[m]/2+c0*x}:{x:void 0,y:void 0},V={...z,drawn:{...z.drawn,anchor:M}};g.push({text:A>
0&&_?` ${L}`:L,style:V,paintIn:a0(z),...Z,dx:0,dy:0})}h+=f[m]}return g}function d0(s,t,e,n){const[i,...o]=(0,R.ZE)(s);if(!i?.isHtml||o.length>0)return n;const{style:r}=e.
styleOf(i,t,void 0);if(r.display!=="flex"||r.flexDirection!=="row")return n;const{width:a}=n,[c,l]=[N(r.marginLeft,a),N(r.marginTop,a)],[d,f]=[(0,k.Il)(r.paddingLeft,
a),(0,k.Il)(r.paddingTop,a)],h=a-c-d-N(r.marginRight,a)-(0,k.Il)(r.paddingRight,a);return{x:n.x+c+d,y:n.y+l+f,width:typeof r.width=="object"?(0,k.Il)(r.width,a):
h,height:typeof r.height=="object"?(0,k.Il)(r.height,n.height):0,across:_c[r.justifyContent]??0,down:typeof r.height=="object"?_c[r.alignItems]??0:0}}function f0(s){
const t=[];for(const e of s)t.push(e.length===0?t.at(-1)??0:(0,B.Kf)(e.map(({style:n})=>$s(n))));return t}const _c={center:.5,"flex-end":1,end:1},h0=s=>s.reduce(
(t,{text:e,style:n,isApart:i})=>t+(e.length+(i?1:0))*Bc*n.fontSize,0);class u0{styler;spend;room;lines=[[]];width=0;count=0;isApart=!1;constructor(t,e,n){this.styler=
t,this.spend=e,this.room=n}*read(t,e){for(const n of t.children)if(yield Li,this.spend(0),n.kind==="text")yield*this.words(n,e.style);else if(n.name==="br")this.
end(!0);else if(n.isHtml){const i=this.styler.styleOf(n,e,void 0);if(i.style.display==="none")continue;const o=!i.style.display.startsWith("inline");o&&this.end(),
yield*this.read(n,i),o&&this.end()}}*words({value:t},e){if(e.visibility!=="visible")return;const n=e.whiteSpace!=="nowrap"&&e.whiteSpace!=="pre";for(const i of t.
match(/\s+|\S+/g)??[]){if(/^\s/.test(i)){this.isApart=!0;continue}this.spend(i.length),++this.count%50===0&&(yield 50*Li);const o=(i.length+(this.isApart?1:0))*
Bc*e.fontSize;n&&this.width>0&&this.width+o>Math.max(this.room,e.fontSize)*1.1&&this.end(),this.lines.at(-1).push({text:i,style:e,isApart:this.isApart}),this.width+=
o,this.isApart=!1}}end(t=!1){(t||this.lines.at(-1).length>0)&&this.lines.push([]),[this.width,this.isApart]=[0,!1]}}const p0=10,Ci=({name:s})=>s==="linearGradie\
nt"||s==="radialGradient";function Nc(s,t,e){const n=[s];for(;n.length<p0;){const i=t((0,R.Ci)(n.at(-1)));if(!i||n.includes(i)||!e(i))break;n.push(i)}return n}function g0(s,t,{
box:e,room:n,measures:i}){const o=Q=>{for(const{attributes:q}of s)if(q.has(Q))return q.get(Q)},r=o("gradientUnits")!=="userSpaceOnUse",[a,c,l,d]=e;if(l-a<=0&&r||
d-c<=0&&r)return;const f=an(o("gradientTransform"))??w0,h=r?(0,U.lw)(f,[l-a,0,0,d-c,a,c]):f,[u,p,g,m]=h;if(!(Math.abs(u*m-p*g)>1e-12))return;const w=r?{width:1,
height:1}:i,b=(Q,q,gt)=>kt(o(Q)??q,gt,i.em)??0,y=(Q,q)=>b(Q,q,w.width),x=(Q,q)=>b(Q,q,w.height),M=(0,U.zl)((0,U.DI)(h),(0,U.XM)(e,n));if(s[0].name==="linearGrad\
ient"){const[Q,q,gt,Gt]=[y("x1","0%"),x("y1","0%"),y("x2","100%"),x("y2","0%")],[ie,Me]=[gt-Q,Gt-q],hr=ie*ie+Me*Me,Bs=Wc(M).map(([ur,pr])=>((ur-Q)*ie+(pr-q)*Me)/
hr),_s=Pc(t,o("spreadMethod"),(0,B.YG)(Bs),(0,B.Kf)(Bs)),{from:Yt,to:Ns}=_s,Ws=[Q+Yt*ie,q+Yt*Me,Q+Ns*ie,q+Ns*Me];return $c(Ws,h,_s.stops,M)}const[v,T]=[y("cx","\
50%"),x("cy","50%")],A=b("r","50%",Math.hypot(w.width,w.height)/Math.SQRT2),[L,z]=[o("fx")===void 0?v:y("fx","50%"),o("fy")===void 0?T:x("fy","50%")];if(!(A>0))
return;const _=Math.min(Math.max(b("fr","0%",Math.hypot(w.width,w.height)/Math.SQRT2),0),A),Z=L===v&&z===T&&_===0?o("spreadMethod"):void 0,V=(0,B.Kf)(Wc(M).map(
([Q,q])=>Math.hypot(Q-v,q-T)))/A,bt=Pc(t,Z,0,V);return $c([L,z,_,v,T,A*bt.to],h,bt.stops,M)}const Wc=([s,t,e,n])=>[[s,t],[e,t],[s,n],[e,n]],m0=2e3;function Pc(s,t,e,n){
const i={from:0,to:1,stops:s};if(t!=="repeat"&&t!=="reflect")return i;const[o,r]=[Math.min(Math.floor(e),0),Math.max(Math.ceil(n),1)],a=r-o;if(!(a*s.length<=m0))
return i;const c=s.map(d=>({...d,at:1-d.at})).reverse(),l=[];for(let d=o;d<r;d++)for(const f of t==="reflect"&&d%2!==0?c:s)l.push({...f,at:(d-o+f.at)/a});return{
from:o,to:r,stops:l}}const qn=1e3,w0=[1,0,0,1,0,0],$c=(s,t,e,n)=>({coordinates:s.map(i=>i*qn),matrix:(0,U.lw)([1/qn,0,0,1/qn,0,0],t),stops:e,box:n.map(i=>i*qn)}),
b0=1e-6,y0=256,x0=({fill:s,stroke:t})=>(s&&"stops"in s.paint?s.paint.stops.length:0)+(t&&"stops"in t.color?t.color.stops.length:0);class k0{styler;find;leaveOut;gradients=new Map;constructor(t,e,n){
this.styler=t,this.find=e,this.leaveOut=n}make(t,{style:e},n){const{fill:i,fillOpacity:o,hasHoles:r,isStrokeUnder:a}=e.drawn,{box:c}=t,[l,d,f,h]=c,u=f>l&&h>d?this.
paintOf(i,o,e,{box:c,room:0,measures:n}):void 0,p=this.strokeOf(e,c,n);if(!(!u&&!p))return{kind:"shape",path:t.path,fill:u&&{...u,hasHoles:r},stroke:p,isStrokeUnder:a}}textPaint(t,e){
const{fill:n,fillOpacity:i,stroke:o,isStrokeUnder:r}=t.drawn;if(!(!this.colorOf(n,t)&&!this.colorOf(o,t)))return a=>({fill:this.paintOf(n,i,t,{box:a,room:0,measures:e}),
stroke:this.strokeOf(t,a,e),isStrokeUnder:r})}strokeOf({drawn:t,...e},n,i){const o=Math.hypot(i.width,i.height)/Math.SQRT2,r=(0,k.Il)(t.strokeWidth,o);if(!(r>b0))
return;const{cap:a,join:c,miter:l,isUnscaled:d}=t,f=r*Math.max(l,Math.SQRT2)/2,h=this.paintOf(t.stroke,t.strokeOpacity,{...e,drawn:t},{box:n,room:f,measures:i});
if(!h)return;const u=t.dashes.map(m=>(0,k.Il)(m,o)),p=u.some(m=>m>0)?u.length%2===1?[...u,...u]:u:[],g=(0,k.Il)(t.dashOffset,o);return{color:h.paint,alpha:h.alpha,
width:r,cap:a,join:c,miter:l,dashes:p,dashOffset:g,isUnscaled:d}}paintOf(t,e,n,i){const o=this.gradientOf(t);if(o){const a=g0(o.chain,o.stops,i);return a&&{paint:a,
alpha:o.alpha*e}}const r=this.colorOf(t,n);return r&&{paint:r.color,alpha:r.alpha*e}}gradientOf(t){const e=typeof t=="object"&&"id"in t?this.gradient(t.id):void 0;
return e&&e.stops.length>1?e:void 0}colorOf(t,e){if(t==="none")return;if(t==="current")return e.color;if(!("id"in t))return t;const n=this.gradient(t.id);if(!n)
return this.colorOf(t.otherwise,e);const[i]=n.stops;return i&&{color:i.color,alpha:i.alpha*n.alpha}}gradient(t){if(this.gradients.has(t))return this.gradients.get(
t);const e=this.find(t);e&&!Ci(e)&&this.leaveOut(e.name);const n=e&&Ci(e)?this.readGradient(e):void 0;return this.gradients.set(t,n),n}readGradient(t){const e=Nc(
t,this.find,Ci),n=e.find(c=>(0,R.ZE)(c).some(({name:l})=>l==="stop")),i=[];for(const c of n?(0,R.ZE)(n):[]){if(c.name!=="stop"||i.length===y0)continue;const{style:l}=this.
styler.styleOf(c,this.styler.start,void 0),d=c.attributes.get("offset")??"0",f=Math.min(Math.max(kt(d,1,16)??0,i.at(-1)?.at??0),1);i.push({at:f,color:l.stopColor.
color,alpha:l.stopColor.alpha*l.stopOpacity})}const[o,r]=[i[0],i.at(-1)];o&&o.at>0&&i.unshift({...o,at:0}),r&&r.at<1&&i.push({...r,at:1});const a=i[0]?.alpha??1;
return a===1||i.some(c=>c.alpha!==a)?{chain:e,stops:i,alpha:1}:{chain:e,stops:i.map(c=>({...c,alpha:1})),alpha:a}}}const zc=16,O0=2e4;class M0 extends Un{turn;parts=[];starts=[];length=0;first=[
0,0];constructor(t){super(),this.turn=t}move(t,e){super.move(t,e),this.first=[t,e]}line(t,e){this.add(this.x,this.y,t,e),super.line(t,e)}curve(t,e,n,i,o,r){const a=[
this.x,this.y];let[c,l]=a;for(let d=1;d<=zc;d++){const[f,h]=(0,U.xk)(a,[t,e],[n,i],[o,r],d/zc);this.add(c,l,f,h),[c,l]=[f,h]}super.curve(t,e,n,i,o,r)}close(){this.
add(this.x,this.y,...this.first),super.close()}add(t,e,n,i){const[o,r]=(0,U.Gd)(this.turn,t,e),[a,c]=(0,U.Gd)(this.turn,n,i),l=Math.hypot(a-o,c-r);!(l>0)||this.
parts.length===O0||(this.parts.push({x:o,y:r,angle:Math.atan2(c-r,a-o)}),this.starts.push(this.length),this.length+=l)}}function*S0(s,t){const e=new M0(an(s.attributes.
get("transform"))??[1,0,0,1,0,0]);yield*Yn(e,s,t);const{parts:n,starts:i,length:o}=e;return{parts:n,starts:i,length:o}}const v0=2e4,T0=40,I0=200,A0=400,R0=1e4,E0=new Set(
["tspan","a","textPath"]);function*L0(s,t,e){const n=[];yield*Dc(s,t,{pen:{xs:[0],y:0,dx:0,dy:0,path:void 0,isSpaced:!0},runs:n,tools:e});const o=_0(s,t.measures);
o&&n[0]&&(n[0]={...n[0],length:o});const r=n.at(-1);return r&&!r.style.whiteSpace.startsWith("pre")&&(n[n.length-1]={...r,text:r.text.trimEnd()}),n}function*Dc(s,t,e){
const{styled:n,measures:i}=t,{pen:o,tools:r}=e,a=s.attributes.get("space"),c=a===void 0?t.keepsSpace===!0:a==="preserve";C0(o,s,i),s.name==="textPath"&&(yield*B0(
o,s,i,r));for(const l of s.children)if(yield v0,l.kind==="text")N0(l,c,t,e);else if(!l.isHtml&&E0.has(l.name)){yield*r.styler.findRules(l);const d=r.styler.styleOf(
l,n,void 0);if(d.style.display==="none")continue;yield*Dc(l,{styled:d,measures:{...i,em:d.style.fontSize},keepsSpace:c},e)}s.name==="textPath"&&(o.path=void 0)}
function C0(s,{attributes:t},{width:e,height:n,em:i}){const o=t.get("x");if(o!==void 0){const a=Ti(o,R0),c=kt(o,e,i);s.xs=a.length>1?a:c===void 0?[]:[c]}const r=(a,c)=>kt(
t.get(a),c,i);s.y=r("y",n)??s.y,s.dx+=r("dx",e)??0,s.dy+=r("dy",n)??0}function*B0(s,t,e,{maker:n,spend:i}){const o=n.find((0,R.Ci)(t));if(!o||!Ii.has(o.name))return;
const{attributes:r}=o;i((r.get("d")??r.get("points")??"").length);const a=yield*S0(o,e);i(a.parts.length*T0),s.path=a,s.xs=[kt(t.attributes.get("startOffset"),a.
length,e.em)??0],s.y=0}function _0({attributes:s},{width:t,em:e}){const n=kt(s.get("textLength"),t,e),i=s.get("lengthAdjust")?.trim()==="spacingAndGlyphs";return n!==
void 0&&n>0?{length:n,scales:i}:void 0}function N0({value:s},t,{styled:{style:e},measures:n},i){const{pen:o,runs:r,tools:a}=i,c=t||e.whiteSpace.startsWith("pre");
let l=c?s.replace(/\s/g," "):s.replace(/\s+/g," ");!c&&o.isSpaced&&(l=l.replace(/^ /,""));const d=a.maker.textPaint(e,n);if(l===""||!d||e.visibility!=="visible")
return;const f=e.drawn.stroke!=="none";(f||o.path)&&a.spend(l.length*(f?A0:I0)),o.isSpaced=l.endsWith(" ");const h=(g,m)=>{r.push({text:g,style:e,paintIn:d,x:m,
y:o.y,dx:o.dx,dy:o.dy,path:o.path}),[o.y,o.dx,o.dy]=[void 0,0,0]},u=o.xs.length>1?Array.from(l):[],p=Math.min(o.xs.length,u.length);for(let g=0;g<p-1;g++)h(u[g],
o.xs[g]);h(p>1?u.slice(p-1).join(""):l,o.xs[Math.max(p-1,0)]),o.xs=o.xs.slice(Math.max(p,1))}class W0 extends Un{vertices=[];first;move(t,e){super.move(t,e),this.
vertices.push(this.first={x:t,y:e,before:void 0,after:void 0})}line(t,e){const n=[t-this.x,e-this.y];super.line(t,e),this.add(t,e,n,n,!1)}curve(t,e,n,i,o,r,a=!1){
const[c,l]=[this.x,this.y];super.curve(t,e,n,i,o,r);const d=[o-c,r-l],f=Fc([t-c,e-l],[n-c,i-l],d),h=Fc([o-n,r-i],[o-t,r-e],d);this.add(o,r,f,h,a)}close(){const{
first:t}=this,e=this.vertices.at(-1);if(super.close(),!t||!e||e===t)return;const n=[t.x-e.x,t.y-e.y];n[0]===0&&n[1]===0||this.add(t.x,t.y,n,n,!1);const o=this.vertices.
at(-1);[o.after,t.before]=[t.after,o.before]}add(t,e,n,i,o){const r=this.vertices.at(-1);r&&!this.isWithin&&(r.after=n),this.isWithin=o,o||this.vertices.push({x:t,
y:e,before:i,after:void 0})}isWithin=!1}const Fc=(...s)=>s.find(([t,e])=>t!==0||e!==0)??[1,0];function P0({before:s,after:t}){const e=([r,a])=>Math.atan2(a,r)*180/
Math.PI;if(!s)return t?e(t):0;if(!t)return e(s);const[n,i]=[e(s),e(t)],o=((i-n)%360+540)%360-180;return n+o/2}const Wt=(s,{matrix:t,clip:e,clipHasHoles:n=!1,opacity:i=1}={})=>({
kind:"group",matrix:t,clip:e,clipHasHoles:n,opacity:i,nodes:s}),ge=(s,t,e,n)=>`${[s,t,e,n].map(st._).join(" ")} re`;function $0(s,t,e,n,{lineWidth:i,em:o}){const{
attributes:r}=s,a=(v,T)=>kt(r.get(v),T,o),c={width:a("markerWidth",100)??3,height:a("markerHeight",100)??3};if(c.width<=0||c.height<=0)return;const l=Re(s),d=l?
rn(l,cn(s),c):Bi,[f,h]=(0,U.Gd)(d,a("refX",l?.[2]??0)??0,a("refY",l?.[3]??0)??0),u=r.get("orient")?.trim()??"0",p=u==="auto-start-reverse"&&n==="markerStart",m=(u.
startsWith("auto")?P0(e)+(p?180:0):kt(u.replace(/deg$/,""),360,1)??0)*Math.PI/180,w=r.get("markerUnits")==="userSpaceOnUse"?1:i,[b,y]=[Math.cos(m)*w,Math.sin(m)*
w],x=(0,U.lw)([1,0,0,1,-f,-h],[b,y,-y,b,e.x,e.y]),M=/^(?:visible|auto)$/.test(r.get("overflow")??"")||/overflow\s*:\s*visible/.test(r.get("style")??"");return Wt(
[Wt(t,{matrix:d})],{matrix:x,clip:M?void 0:ge(0,0,c.width,c.height)})}const z0=1e4;function D0(s,t,e){const n=gt=>{for(const{attributes:Gt}of s)if(Gt.has(gt))return Gt.
get(gt)},[i,o,r,a]=t,[c,l]=[r-i,a-o],d=n("patternUnits")!=="userSpaceOnUse",f=(gt,Gt,ie)=>(kt(n(gt),d?1:Gt,e.em)??0)*(d?ie:1),[h,u]=[f("width",e.width,c),f("hei\
ght",e.height,l)];if(!(h>0)||!(u>0))return;const p=f("x",e.width,c)+(d?i:0),g=f("y",e.height,l)+(d?o:0),m=an(n("patternTransform"))??Bi,[w,b,y,x]=m;if(!(Math.abs(
w*x-b*y)>1e-12))return;const[M,v,T,A]=(0,U.zl)((0,U.DI)(m),t),[L,z]=[Math.floor((M-p)/h),Math.floor((v-g)/u)],[_,Z]=[Math.ceil((T-p)/h)-L,Math.ceil((A-g)/u)-z];
if(!(_*Z<=z0))return!1;const V=s.find(gt=>Re(gt)),bt=V&&Re(V),Q=n("patternContentUnits")==="objectBoundingBox",q=bt?rn(bt,cn(V),{width:h,height:u}):Q?[c,0,0,l,0,
0]:Bi;return{matrix:m,left:p+L*h,top:g+z*u,width:h,height:u,across:_,down:Z,content:q}}function F0(s,t,e){const{matrix:n,left:i,top:o,width:r,height:a,across:c,
down:l,content:d}=s,f=[Wt(t,{matrix:d})],h=ge(0,0,r,a),u=[];for(let p=0;p<l;p++)for(let g=0;g<c;g++)u.push(Wt(f,{matrix:[1,0,0,1,i+g*r,o+p*a],clip:h}));return Wt(
[Wt(u,{matrix:n})],e)}const Bi=[1,0,0,1,0,0],[Gc,Hc]=[.01,100];function G0([s]){if((0,O.aG)(s)==="normal"||(0,O.aG)(s)==="reset")return 1;const t=(0,H.pO)(s);if(!(t===
void 0||t<0))return t===0?1:Math.min(Math.max(t,Gc),Hc)}function jc(s,t){const e=Math.min(Math.max(s.zoom*t,Gc),Hc),n=e/s.zoom;if(n===1)return s;const{lineHeight:i,
textIndent:o,underlineOffset:r}=s,a={zoom:e,fontSize:s.fontSize*n,textIndent:{px:o.px*n,percent:o.percent},letterSpacing:s.letterSpacing*n,wordSpacing:s.wordSpacing*
n,textStrokeWidth:s.textStrokeWidth*n,borderSpacingX:s.borderSpacingX*n,borderSpacingY:s.borderSpacingY*n};return typeof i=="object"&&"px"in i&&(a.lineHeight={px:i.
px*n}),r!==void 0&&(a.underlineOffset=r*n),{...s,...a}}const H0=new Set("defs symbol clipPath linearGradient radialGradient mask pattern marker filter title des\
c metadata style script animate animateTransform animateMotion set view cursor".split(" ")),Uc=20,Kc=100,j0=500,Yc=3e4,U0=new Set(["path","line","polyline","pol\
ygon"]),Xc={width:300,height:150};class Vc{tools;readOnce=0;named=new Map;outlines=new Map;shapes;clips;texts;styler;leaveOut;contents=new Map;constructor(t,e){
this.tools=t;const{styler:n,leaveOut:i}=t;[this.styler,this.leaveOut]=[n,i];for(const a of(0,R.Ky)(e)){const c=a.attributes.get("id");c!==void 0&&!a.isHtml&&!this.
named.has(c)&&this.named.set(c,a)}const o=a=>this.named.get(a);this.shapes=new k0(n,o,i);const r=a=>this.spend(a);this.clips=new Qg({find:o,leaveOut:i,spend:r}),
this.texts={maker:this.shapes,styler:n,spend:r}}*read(t,e){const{style:n}=e,i=(h,u)=>typeof h=="object"&&h.percent===0?h.px/n.zoom:u,o={width:i(n.width,Xc.width),
height:i(n.height,Xc.height)},r=n.zoom===1?void 0:[0,0,o.width,o.height],a=Re(t)??r,c=jc(n,1/n.zoom),[,,l,d]=a??[0,0,o.width,o.height],f=yield*this.children(t,{
styled:{...e,style:c},measures:{width:l,height:d,em:c.fontSize},used:0,depth:0});return{drawing:{view:a,fit:cn(t),nodes:f},size:a&&!r?void 0:o}}*children(t,e){const n=[],
i=t.name==="switch"?Zg(t):(0,R.ZE)(t);for(const o of i){const r=yield*this.element(o,e);r&&n.push(r)}return n}spend(t){const{tally:e}=this.tools;if(e.drawn+=t+Kc,
e.drawn>E.bJ)throw(0,E.iY)()}*element(t,{styled:e,measures:n,used:i,depth:o}){const{name:r}=t;if(H0.has(r)||t.isHtml)return;this.spend(0);const{matcher:a}=this.
styler,c=a.work;yield*this.styler.findRules(t);const l=this.styler.styleOf(t,e,void 0);yield Yc+(a.work-c)*30;const{style:d}=l;if(d.display==="none")return;const f={
styled:l,measures:{...n,em:d.fontSize},used:i,depth:o+1};if(o>E.Ez)throw(0,E.DI)();if(Ii.has(r))return yield*this.shape(t,f);if(r==="text"){const u=yield*L0(t,f,
this.texts);return u.length===0?void 0:yield*this.wrap(t,f,[{kind:"text",runs:u}])}if(r==="g"||r==="a"||r==="switch")return yield*this.wrap(t,f,yield*this.children(
t,f));if(r==="svg")return yield*this.view(t,t,f);if(r==="image")return yield*this.image(t,f);if(r==="use")return yield*this.use(t,f);if(this.leaveOut(r),r!=="fo\
reignObject")return;const h=yield*l0(t,l,f.measures,this.texts);return h.length===0?void 0:yield*this.wrap(t,f,[{kind:"text",runs:h}])}*shape(t,e){const{style:n}=e.
styled;if(n.visibility!=="visible")return;const i=yield*this.outlineOf(t,e.measures);if(i.isEmpty)return;this.spend(i.path.length);const o=[],r=yield*this.tiles(
i,e);r&&o.push(r);const{drawn:a}=n,c=r?{...e.styled,style:{...n,drawn:{...a,fill:"none"}}}:e.styled,l=this.shapes.make(i,c,e.measures);return this.spend(l?x0(l)*
j0:0),l&&o.push(l),yield*this.addMarks(o,t,e),yield*this.wrap(t,e,o,{box:i.box})}*tiles(t,{styled:e,measures:n,used:i,depth:o}){const{fill:r,fillOpacity:a,hasHoles:c}=e.
style.drawn,l=typeof r=="object"&&"id"in r?this.named.get(r.id):void 0;if(l?.name!=="pattern")return;const d=Nc(l,m=>this.named.get(m),({name:m})=>m==="pattern"),
f=D0(d,t.box,n),h=d.find(m=>(0,R.ZE)(m).length>0);if(f===!1&&this.leaveOut("pattern"),!f||!h)return;const u=yield*this.contentOf(h,n,i,o);if(!u)return;const{across:p,
down:g}=f;return this.spend((u.size+Kc)*p*g),yield p*g*500,F0(f,u.nodes,{clip:t.path,clipHasHoles:c,opacity:a})}*addMarks(t,e,{styled:n,measures:i,used:o,depth:r}){
const{drawn:a}=n.style,c=[a.markerStart,a.markerMid,a.markerEnd];if(!U0.has(e.name)||c.every(h=>h==="none"))return;const l=new W0;yield*Yn(l,e,i);const{vertices:d}=l,
f=(0,k.Il)(a.strokeWidth,Math.hypot(i.width,i.height)/Math.SQRT2);for(const[h,u]of d.entries()){const p=h===0?["markerStart"]:h<d.length-1?["markerMid"]:["marke\
rEnd"];d.length===1&&p.push("markerEnd");for(const g of p){const m=this.named.get(a[g]);if(m?.name!=="marker")continue;const w=yield*this.contentOf(m,i,o,r);if(!w)
continue;this.spend(w.size),yield Yc/10;const b=$0(m,w.nodes,u,g,{lineWidth:f,em:i.em});b&&t.push(b)}}}*contentOf(t,e,n,i){if(this.contents.has(t))return this.contents.
get(t);if(n>=Uc)return;this.contents.set(t,void 0);const[o,r]=[this.tools.tally.drawn,this.readOnce],a=this.styledOf(t),c=Re(t),l=c?{...e,width:c[2],height:c[3]}:
e,d=yield*this.children(t,{styled:a,measures:{...l,em:a.style.fontSize},used:n+1,depth:i+1}),f=this.tools.tally.drawn-o-(this.readOnce-r);this.readOnce+=f;const h={
nodes:d,size:f};return this.contents.set(t,h),h}styledOf(t){const e=[];for(let n=t;n&&!n.isHtml;n=n.parent)e.push(n);return e.reduceRight((n,i)=>this.styler.styleOf(
i,n,void 0),this.styler.start)}*mask(t,e,{measures:n,used:i,depth:o}){const r=this.named.get(t);if(r?.name!=="mask")return;const{attributes:a}=r,c=a.get("maskCo\
ntentUnits")==="objectBoundingBox",l=c&&!e?void 0:yield*this.contentOf(r,n,i,o);if(!l){this.leaveOut("mask");return}this.spend(l.size);const[d,f,h,u]=e??U.gF,[p,
g]=[h-d,u-f],m=Wt(l.nodes,{matrix:c?[p,0,0,g,d,f]:void 0}),w=a.get("maskUnits")!=="userSpaceOnUse",b=(A,L,z)=>kt(a.get(A)??L,w?1:z,n.em)??0,[y,x]=[b("x","-10%",
n.width),b("y","-10%",n.height)],[M,v]=[b("width","120%",n.width),b("height","120%",n.height)],T=w?e&&ge(d+y*p,f+x*g,M*p,v*g):ge(y,x,M,v);return{isAlpha:a.get("\
mask-type")==="alpha",nodes:[Wt([m],{clip:T})]}}*image(t,e){const{attributes:n}=t,{measures:i,styled:o}=e,r=(0,R.hE)(t),a=r===void 0||r===""?void 0:this.tools.imageAt(
r);if(!a||o.style.visibility!=="visible")return;const{width:c,height:l}=a.displayed,d=[kt(n.get("width"),i.width,i.em),kt(n.get("height"),i.height,i.em)],f=d[0]??
(d[1]===void 0?c:d[1]*c/l),h=d[1]??f*l/c;if(!(f>0)||!(h>0))return;const u=cn(t),p=(0,U.lw)([c,0,0,-l,0,l],rn([0,0,c,l],u,{width:f,height:h})),g=u.scaling==="sli\
ce"?ge(0,0,f,h):void 0,m=Wt([{kind:"image",image:a,matrix:p}],{matrix:Xn(t,i),clip:g});return yield*this.wrap(t,e,[m])}*outlineOf(t,e){const n=this.outlines.get(
t);if(n)return n;const i=new Un,{attributes:o}=t,r=o.get("d")??o.get("points");return this.spend(r?.length??0),yield*Yn(i,t,e),r!==void 0&&this.outlines.set(t,i),
i}*wrap(t,e,n,{inner:i,box:o}={}){const{style:r}=e.styled,a=r.opacity*(r.filter?.opacity??1);if(n.length===0||a===0)return;const c=Y0(t,r,e.measures),l=c&&i?(0,U.
lw)(i,c):i??c,d=typeof r.clipPath=="string"?yield*this.clips.read(r.clipPath,o):void 0,f=/^url\(\s*["']?#([^"')]*)/.exec(K0(t,"mask"))?.[1],h=f===void 0?void 0:
yield*this.mask(f.trim(),o,e),[u]=n,{mixBlendMode:p}=r,g=r.filter?.overlays,m=p!==void 0||g!==void 0;if(!l&&!d&&!h&&!m&&a===1&&n.length===1)return u;const w=n.length===
1&&a<1&&!m?V0(u,a):void 0;return{...Wt(w?[w]:n,{matrix:l,clip:d?.path,clipHasHoles:d?.hasHoles??!1,opacity:w?1:a}),mask:h,blend:p,overlays:g}}*view(t,e,n){const{
measures:i,styled:o}=n,r=(g,m)=>kt(t.attributes.get(g)??e.attributes.get(g),m,i.em),[a,c]=[r("width",i.width)??i.width,r("height",i.height)??i.height];if(a<=0||
c<=0)return;const l=Re(e),d={...i,width:l?.[2]??a,height:l?.[3]??c},f=yield*this.children(e,{...n,measures:d});if(f.length===0)return;const h=l&&rn(l,cn(e),{width:a,
height:c}),u=o.style.overflow==="hidden"||e.name==="symbol",p=Wt([Wt(f,{matrix:h})],{clip:u?ge(0,0,a,c):void 0});return yield*this.wrap(t,n,[p],{inner:Xn(t,i)})}targetOf(t){
return this.named.get((0,R.Ci)(t))}*use(t,e){const n=this.targetOf(t);if(!n||e.used>=Uc)return;const i={...e,used:e.used+1};if(n.name==="symbol"||n.name==="svg")
return yield*this.view(t,n,i);const o=yield*this.element(n,i);return o&&(yield*this.wrap(t,e,[o],{inner:Xn(t,e.measures)}))}}const K0=({attributes:s},t)=>s.get(
t)?.trim()??"";function Y0({attributes:s},{transform:t,transformOrigin:e},n){let i=t.length===0?an(s.get("transform")):X0;for(const a of t)i=(0,U.lw)(a.kind==="\
matrix"?a.values:[1,0,0,1,a.x.px,a.y.px],i);if(!i||e===yt.DI.transformOrigin)return i;const[o,r]=[(0,k.Il)(e[0],n.width),(0,k.Il)(e[1],n.height)];return(0,U.lw)(
(0,U.lw)([1,0,0,1,-o,-r],i),[1,0,0,1,o,r])}const X0=[1,0,0,1,0,0];function V0(s,t){if(s.kind!=="shape")return;const{fill:e,stroke:n}=s;if(e&&!n&&!("stops"in e.paint))
return{...s,fill:{...e,alpha:e.alpha*t}};if(n&&!e)return{...s,stroke:{...n,alpha:n.alpha*t}}}var At=I(54093);const J0=32;class Z0{comparisons=0;most=0;depth=0;scope;siblings=new WeakMap;ends=new WeakMap;among=new WeakMap;places=new WeakMap;get work(){
return this.comparisons}matches({compounds:t},e){this.depth===0&&(this.most=Math.min(this.comparisons+E.Hb,E.Hk)),this.depth++;const n=this.from(t,0,e);return this.
depth--,n}from(t,e,n){const i=t[e];if(!this.has(i,n))return!1;if(e+1===t.length)return!0;switch(i.combinator){case">":return n.parent!==void 0&&this.from(t,e+1,
n.parent);case" ":for(let o=n.parent;o;o=o.parent)if(this.from(t,e+1,o))return!0;return!1;case"+":{const o=this.siblingsOf(n)[n.index-1];return o!==void 0&&this.
from(t,e+1,o)}case"~":{const o=this.siblingsOf(n);for(let r=n.index-1;r>=0;r--)if(this.from(t,e+1,o[r]))return!0;return!1}default:return!0}}has({name:t,id:e,classes:n,
attributes:i,pseudos:o},r){if(++this.comparisons>this.most)throw(0,E.$)();if(t!==void 0&&t!==r.name||e!==void 0&&e!==r.attributes.get("id"))return!1;for(const a of n)
if(!r.classes.has(a))return!1;for(const a of i)if(this.comparisons+=Math.floor((r.attributes.get(a.name)?.length??0)/J0),!q0(a,r))return!1;for(const a of o)if(!this.
is(a,r))return!1;return!0}is(t,e){switch(t.kind){case"nth":{const n=t.ofType?this.placeOfType(e):this.placeOf(e);return Zc(t.fromEnd?n.last:n.first,t.a,t.b)}case"\
nth-of":{const n=this.placesAmong(t,e),i=n.get(e);return i!==void 0&&Zc(t.fromEnd?n.size-i+1:i,t.a,t.b)}case"is":return t.selectors.some(n=>this.matches(n,e));case"\
not":return!t.selectors.some(n=>this.matches(n,e));case"has":return t.selectors.some(n=>this.hasRelative(n,e));case"scope":return e===this.scope;case"root":return e.
parent===void 0;case"empty":return e.children.every(n=>n.kind==="text"&&n.value==="");case"first-node":return this.endsOf(e.parent)?.first===e;case"last-node":return this.
endsOf(e.parent)?.last===e;case"link":return e.name==="a"&&e.attributes.has("href");case"defined":return!e.isHtml||!e.name.includes("-");case"form":return Og(e,
t.state);case"lang":{const n=(0,R.G7)(e);return n===t.language||n.startsWith(`${t.language}-`)}case"never":return!1}}hasRelative(t,e){const n=this.scope;this.scope=
e;const{compounds:i}=t,o=i.at(-2).combinator,r=i.length>2||o===" ";let a;if(o===" "||o===">")a=this.someOf(this.childrenOf(e),0,t,r);else if(o==="~"||r)a=this.someOf(
this.siblingsOf(e),e.index+1,t,r);else{const c=this.siblingsOf(e)[e.index+1];a=c!==void 0&&this.matches(t,c)}return this.scope=n,a}someOf(t,e,n,i){for(let o=e;o<
t.length;o++){const r=t[o];if(this.matches(n,r)||i&&this.someOf(this.childrenOf(r),0,n,!0))return!0}return!1}siblingsOf(t){return t.parent?this.childrenOf(t.parent):
[t]}childrenOf(t){let e=this.siblings.get(t);return e||this.siblings.set(t,e=(0,R.ZE)(t)),e}endsOf(t){if(!t)return;let e=this.ends.get(t);return e||(e={first:t.
children.find(Jc),last:t.children.findLast(Jc)},this.ends.set(t,e)),e}placeOf(t){return{first:t.index+1,last:this.siblingsOf(t).length-t.index}}placesAmong(t,e){
const n=e.parent??e;let i=this.among.get(t);i||this.among.set(t,i=new WeakMap);let o=i.get(n);if(o)return o;i.set(n,o=new Map);for(const r of this.siblingsOf(e))
t.selectors.some(a=>this.matches(a,r))&&o.set(r,o.size+1);return o}placeOfType(t){const e=this.places.get(t);if(e)return e;const n=this.siblingsOf(t);this.comparisons+=
n.length;const i=new Map;for(const{name:r}of n)i.set(r,(i.get(r)??0)+1);const o=new Map;for(const r of n){const a=(o.get(r.name)??0)+1;o.set(r.name,a),this.places.
set(r,{first:a,last:i.get(r.name)-a+1})}return this.places.get(t)}}const Jc=s=>s.kind==="element"||/[^ \t\n\r\f]/.test(s.value);function Zc(s,t,e){if(t===0)return s===
e;const n=(s-e)/t;return n>=0&&Number.isInteger(n)}function q0({name:s,matcher:t,value:e,ignoresCase:n},{attributes:i}){const o=i.get(s);if(o===void 0)return!1;
if(t===void 0)return!0;const[r,a]=n?[o.toLowerCase(),e.toLowerCase()]:[o,e];switch(t){case"=":return r===a;case"~=":return a!==""&&r.split(/\s+/).includes(a);case"\
|=":return r===a||r.startsWith(`${a}-`);case"^=":return a!==""&&r.startsWith(a);case"$=":return a!==""&&r.endsWith(a);case"*=":return a!==""&&r.includes(a);default:
return!1}}class Q0{rules=new Map;constructor(t){for(const e of t)for(const n of tm(e.selector.compounds[0])){const i=this.rules.get(n);i?i.push(e):this.rules.set(
n,[e])}}of({name:t,classes:e,attributes:n}){const i=n.get("id");return[t,"*",...[...e].map(r=>`.${r}`),...i===void 0?[]:[`#${i}`]].flatMap(r=>{const a=this.rules.
get(r);return a?[a]:[]})}}function tm({id:s,classes:t,name:e,pseudos:n}){if(s!==void 0)return[`#${s}`];if(t.length>0)return[`.${t[0]}`];if(e!==void 0)return[e];
for(const i of n){if(i.kind!=="is")continue;const o=new Set(i.selectors.map(({compounds:r})=>r[0].name??"*"));if(!o.has("*"))return o}return["*"]}const em={inline:"\
block","inline-block":"block","inline-flex":"flex","inline-grid":"grid","inline-table":"table"},nm=s=>em[s]??(s.startsWith("table-")&&s!=="table-caption"?"block":
s),sm=[["borderTopStyle","borderTopWidth"],["borderRightStyle","borderRightWidth"],["borderBottomStyle","borderBottomWidth"],["borderLeftStyle","borderLeftWidth"],
["outlineStyle","outlineWidth"],["columnRuleStyle","columnRuleWidth"]],fn=({position:s})=>s==="absolute"||s==="fixed";function qc(s,t){for(const[r,a]of sm)s[r]===
"none"||s[r]==="hidden"?s[a]=0:s[a]>0&&(s[a]=Math.max(Math.floor(s[a]+.001),1));fn(s)&&(s.float="none");const e=t.display==="flex"||t.display==="inline-flex"||t.
display==="grid"||t.display==="inline-grid";s.display!=="none"&&s.display!=="contents"&&(s.float!=="none"||fn(s)||e)&&(s.display=s.display.startsWith("table-")&&
!e?"block":nm(s.display)),s.writingMode!==t.writingMode&&om(s,e),s.lineClamp!==void 0&&s.display.endsWith("flex")&&(s.display=s.display==="flex"?"block":"inline\
-block"),s.display!=="inline"&&!e&&typeof s.height=="object"&&s.height.fills&&!fn(s)&&(s.height={px:0,percent:1});const{translate:n,rotate:i,scale:o}=s;return n.
length+i.length+o.length>0&&(s.transform=[...n,...i,...o,...s.transform]),s.overflow!=="visible"&&(s.isInScroller=s.overflow==="scroll"),s.isInScroller&&s.whiteSpace===
"pre"&&im(s),s.backgroundClip==="text"&&hm(s),lm(s,t),s}function im(s){s.whiteSpace="pre-wrap",s.overflowWrap==="normal"&&(s.overflowWrap="break-word")}function om(s,t){
s.display==="inline"&&(s.display="inline-block"),rm.has(s.display)&&!t&&s.width==="auto"&&s.float==="none"&&!fn(s)&&(s.width="fit-content"),s.display==="table-c\
ell"&&(s.verticalAlign=am[s.textAlign]??"top")}const rm=new Set(["block","list-item","flex","grid"]),am={center:"middle",right:"bottom",end:"bottom"},cm=8;function lm(s,t){
const{display:e,float:n}=s,o=n!=="none"||fn(s)||e.startsWith("inline-")||e==="table"||e==="none"?[]:t.decorations;if(s.textDecorationLine.size===0){s.decorations=
o;return}const r=[...s.textDecorationLine].map(a=>({line:a,style:s.textDecorationStyle,paint:s.textDecorationColor??s.textFillColor??s.color,size:s.fontSize,thickness:s.
textDecorationThickness,offset:s.underlineOffset??(s.isUnderlinedBelow?"under":void 0)}));s.decorations=[...o,...r].slice(-cm)}const dm={color:[0,0,0],alpha:1},
Qc=({backgroundClip:s,backgroundImage:t})=>s==="text"&&t.length>0&&!t.some(e=>"stops"in e);function fm(s){const{filter:t,backgroundColor:e,backgroundImage:n,backgroundClip:i}=s;
if(!t||t.shadows.length===0)return!0;const o=i!=="text"&&((e?.alpha??0)>0||n.length>0);return o&&(s.boxShadow=[...s.boxShadow,...t.shadows]),o}function hm(s){const t=(s.
textFillColor??s.color).alpha<1,e=t?s.backgroundImage.find(a=>"stops"in a):void 0,n=e?.stops.find(({paint:{alpha:a}})=>a>0)?.paint,{backgroundColor:i}=s,o=i&&i.
alpha>0?i:void 0,r=n??o??(Qc(s)?dm:void 0);r&&t&&(s.color={...r},s.textFillColor=void 0),s.textFill=e&&n&&e.kind!=="conic"?{gradient:e,paint:s.color}:void 0,s.backgroundColor=
void 0,s.backgroundImage=[]}class um{characters=0;depth=0;calls=0;beginElement(){this.calls=0}addCalls(t){if(this.calls+=t,this.calls>E.AV)throw(0,E.qM)()}add(t){
if(this.characters+=t,this.characters>E.xH)throw(0,E.qM)()}inside(t){if(this.depth>=E.hH)throw(0,E._u)();this.depth++;const e=t();return this.depth--,e}}class _i{parent;replaced;registered;hasOwn=!1;own=new Map;known=new Map;open=new Set;constructor(t,e,n){
this.parent=t,this.replaced=e,this.registered=n}inside(){return new _i(this,this.replaced,this.registered)}set(t,e){this.own.set(t,e),this.registered.get(t)?.inherits===
!1&&(this.hasOwn=!0)}replaceIn(t){return this.replaced.inside(()=>this.replaceAll(t))}replaceAll(t){const e=[];for(const[i,o]of qh(t))t.slice(Math.max(i-3,0),i).
toLowerCase()==="var"&&e.push({from:i-3,end:o});this.replaced.addCalls(e.length);const n=this.replaceWithin({value:t,calls:e,next:0},0,t.length);return this.replaced.
add(Math.max(t.length,n?.length??0)),n}replaceWithin(t,e,n){const i=[];let o=0,r=e;for(let a=t.calls[t.next];a&&a.from<n;a=t.calls[t.next]){t.next++,i.push(t.value.
slice(r,a.from));const c=this.lookUp(t,a.from+4,a.end);if(c===void 0)return;if(o+=c.length,o>E.uN)throw(0,E.qM)();for(i.push(c),r=a.end+1;t.next<t.calls.length&&
t.calls[t.next].from<a.end;)t.next++}return i.push(t.value.slice(r,n)),i.join("")}lookUp(t,e,n){const i=e+Xt(t.value.slice(e,n),0,","),o=this.valueOf(t.value.slice(
e,i).trim());return o!==void 0||i>=n?o:this.replaced.inside(()=>this.replaceWithin(t,i+1,n)?.trim())}valueOf(t){const e=this.own.get(t),n=this.registered.get(t);
if(e===void 0)return n?.inherits===!1||!this.parent?n?.initial:this.parent.valueOf(t);if(this.known.has(t))return this.known.get(t);if(this.open.has(t))return;const i=e.
trim().toLowerCase();if(i==="initial"||i==="unset"&&n?.inherits===!1)return n?.initial;if(i==="inherit"||i==="unset")return this.parent?.valueOf(t);this.open.add(
t);const o=this.replaceIn(e);return this.open.delete(t),this.known.set(t,o),o}}const tl={before:"before",after:"after",marker:"marker","first-letter":"first-let\
ter","first-line":"first-line",placeholder:"placeholder","-webkit-input-placeholder":"placeholder","-webkit-progress-value":"bar","-webkit-meter-optimum-value":"\
bar","-webkit-meter-suboptimum-value":"suboptimal-bar","-webkit-meter-even-less-good-value":"worst-bar","-moz-progress-bar":"bar"},el=s=>Object.hasOwn(tl,s)?tl[s]:
void 0,Ni=500;function nl(s,t,e,n){if(e!==void 0&&e.length>Ni)return;const i=s.map(({order:r})=>r).join(),o=t.map(({name:r,value:a})=>`${r}:${a}`).join(";");return o.
length>Ni?void 0:`${n??""}${i}|${o}|${e??""}`}const Wi="-octavo-body-color",pm=new Set(["color",Wi,"direction","font","font-family","font-size","font-style"]),gm=new Set(
["font-size","color",Wi,"zoom"]),mm=new Set(["color","fontSize","fontSizedBy"]),wm=new Set(["direction","unicodeBidi","zoom","ownFont"]),[bm,ym,sl,xm]=[0,1,2,3],
Pi=4,il=2e4,km=5e4;class $i{sheets;page;families;ignored=new Map;matcher=new Z0;index;nodes=new Map;inline=new Map;replaced=new um;shared=new WeakMap;unknown=[];rem=16;bodyColor;work=0;declared=0;valued=0;mostValued=0;found;constructor(t,e,n=new Hr){
this.sheets=t,this.page=e,this.families=n,t.layers.number();for(const i of t.ignored)this.ignored.set(i,1);this.index=new Q0(t.rules)}takeWork(){const{work:t}=this;
return this.work=this.matcher.work*30+this.replaced.characters*60+this.declared*300+this.valued*200+this.sheets.rules.length*500,this.work-t}get start(){return{
style:yt.DI,variables:new _i(void 0,this.replaced,this.sheets.registered)}}*findRules(t){const e=[];let{work:n}=this.matcher;for(const i of this.index.of(t))for(const o of i)
this.matcher.matches(o.selector,t)&&e.push(o),!(this.matcher.work-n<km)&&({work:n}=this.matcher,yield this.takeWork());this.found={element:t,rules:e}}styleOf(t,e,n){
const i=this.rulesOf(t),o=[],r=new Set;for(const f of i){const{pseudoElement:h}=f.selector;if(h===void 0)ol(o,f);else{const u=el(h);u&&r.add(u)}}const a=(0,at.iw)(
t,n);for(const f of a)o.push({declaration:f,tier:ym,layer:0,specificity:0,order:0});const c=t.attributes.get("style");if(c!==void 0)for(const f of this.declarationsOf(
c))o.push({declaration:f,tier:xm+(f.important?Pi:0),layer:0,specificity:0,order:0});const l=t.parent===void 0?void 0:nl(i,a,c),d=this.share(l,o,e,t.parent===void 0);
return t.name==="body"&&(this.bodyColor??=d.style.color),t.parent===void 0&&(this.rem=d.style.fontSize/d.style.zoom),{...d,pseudos:[...r].sort()}}pseudoStyle(t,e,n){
const i=[],o=this.rulesOf(t).filter(({selector:{pseudoElement:r}})=>r!==void 0&&el(r)===e);for(const r of o)ol(i,r);return this.share(nl(o,[],void 0,e),i,n,!1)}styleFrom(t,e){
const n=t.map((i,o)=>({declaration:i,tier:sl,layer:0,specificity:0,order:o}));return this.apply(n,e,!1)}rulesOf(t){return this.found?.element!==t&&(0,At.z)(this.
findRules(t)),this.found.rules}declarationsOf(t){let e=this.inline.get(t);return e||(e=Vt(t),this.inline.size<il&&this.inline.set(t,e)),e}share(t,e,n,i){if(t===
void 0)return this.apply(e,n,i);let o=this.shared.get(n.style);o||this.shared.set(n.style,o=new Map);let r=o.get(t);if(r?.variables===n.variables)for(const a of r.
unknown)this.ignore(a);else this.unknown=[],r={styled:this.apply(e,n,i),variables:n.variables,unknown:this.unknown},o.set(t,r);return r.styled}ignoreHere(t){this.
ignore(t),this.unknown.push(t)}ignore(t){this.ignored.set(t,(this.ignored.get(t)??0)+1)}apply(t,e,n){if(this.declared+=t.length,t.length>E.iN)throw(0,E.F1)();this.
replaced.beginElement(),this.mostValued=this.valued+O.Zc,t.sort((d,f)=>d.tier-f.tier||d.layer-f.layer||d.specificity-f.specificity||d.order-f.order);const i=this.
scopeOf(t,e),o=this.animate(t,i),r=this.zoom(e.style,o,i),a=(0,yt.lM)(r);for(const d of o)pm.has(d.name)?this.set(a,d,r,i,n):d.name==="all"&&rl(a,d.value,r,!0);
su(a,r),this.findFont(a);const{fontSize:c,fontSizedBy:l}=a;for(const d of o){const{name:f,value:h}=d;f==="all"?rl(a,h,r,!1):!gm.has(f)&&!f.startsWith("--")&&this.
set(a,d,r,i,n),f==="font"&&Object.assign(a,{fontSize:c,fontSizedBy:l})}return this.findFont(a),Qc(a)&&this.ignoreHere("background-clip"),fm(a)||this.ignoreHere(
"filter"),{style:qc(a,r),variables:i}}findFont(t){this.families.isEmpty||(t.ownFont=this.families.find(t))}zoom(t,e,n){const i=e.findLast(({name:a})=>a==="zoom"),
o=i&&zi(i.value,n),r=o===void 0?void 0:G0(this.nodesOf(o)??[]);return r===void 0?t:jc(t,r)}animate(t,e){const n=t.map(({declaration:c})=>c),{keyframes:i}=this.sheets;
if(i.size===0)return n;const o=ng(n,i,c=>zi(c,e));if(o.length===0)return n;const r=t.findIndex(({tier:c})=>c>=Pi),a=r<0?n.length:r;return[...n.slice(0,a),...o,...n.
slice(a)]}scopeOf(t,{variables:e}){const n=t.filter(({declaration:o})=>o.name.startsWith("--"));if(n.length===0&&!e.hasOwn)return e;const i=e.inside();for(const{
declaration:o}of n)i.set(o.name,o.value);return i}set(t,{name:e,value:n},i,o,r){const a=t.direction==="rtl"?Cp(e):e,c=Object.hasOwn(Gn,a)?Gn[a]:void 0;if(!c){a===
Wi?t.color=this.bodyColor??t.color:Ka(a,n)&&this.ignoreHere(a);return}const l=zi(n,o);if(l===void 0)return Di(t,c,i,"unset");const d=l.trim().toLowerCase();if(d===
"inherit"||d==="initial"||d==="unset"||d==="revert"||d==="revert-layer")return Di(t,c,i,d);const f=l.length<Ni?l.length:vr(l);if(this.valued+f>this.mostValued)return this.
ignoreHere(a);this.valued+=f;const h=this.nodesOf(l);if(!h||h.length===0)return;const p={...{em:t.fontSize,rem:r?t.fontSize/t.zoom:this.rem,zero:()=>Mr(t),pageWidth:this.
page.width,pageHeight:this.page.height,zoom:t.zoom},parent:i,own:t},g=c.read(h,p);!g&&(h.length>Fa||ja.test(l))&&this.ignoreHere(a),g&&Object.assign(t,g)}nodesOf(t){
if(this.nodes.has(t))return this.nodes.get(t);const e=(0,O.wK)(t);return this.nodes.size<il&&this.nodes.set(t,e),e}}const zi=(s,t)=>/var\(/i.test(s)?t.replaceIn(
s):s;function ol(s,{declarations:t,selector:{specificity:e},order:n,isUsual:i,layer:{rank:o}}){for(const r of t){const{important:a}=r,c=(i?bm:sl)+(a?Pi:0);s.push(
{declaration:r,tier:c,layer:a?-o:o,specificity:e,order:n})}}const Om=new Set(Object.keys(yt.AG));function Di(s,{keys:t},e,n){for(const i of t){const o=n==="inhe\
rit"||n!=="initial"&&Om.has(i);s[i]=(o?e:yt.DI)[i]}}function rl(s,t,e,n){const i=t.trim().toLowerCase();if(i!=="initial"&&i!=="unset"&&i!=="inherit")return;const o=Object.
keys(yt.DI).filter(r=>mm.has(r)===n&&!wm.has(r));Di(s,{keys:o},e,i)}const Mm=`
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
dialog { position: absolute; inset-inline: 0; width: fit-content; margin: auto; padding: 1em; border: 3px solid; color: #000; background-color: #fff }
dialog:not([open]) { display: none }
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
`,Sm=`
table { font-weight: normal; font-style: normal; font-variant: normal; font-size: medium; line-height: normal; white-space: normal; text-align: start; -octavo-b\
ody-color: inherit }
:is(body, td, th) { -octavo-first-margins: none }
:is(article, center, div, form, main, section):-moz-first-node { -octavo-first-margins: around }
:is(blockquote, dir, dl, h1, h2, h3, h4, h5, h6, listing, menu, ol, p, plaintext, pre, ul, xmp):-moz-first-node { -octavo-usual-margin: none }
:is(td, th) > p:-moz-last-node { margin-bottom: 0 }
`,Qn=[];class vm{pairs=Qn;get(t){const{pairs:e}=this;for(let n=0;n<e.length;n+=2)if(e[n]===t)return e[n+1]}set(t,e){const{pairs:n}=this,i=n.indexOf(t),o=i<0?n:[
...n.slice(0,i),...n.slice(i+2)];this.pairs=o.concat([t,e])}}class it{style;inner="blocks";children=Qn;inlines=Qn;element=null;span=al;known=new vm;constructor(t){
this.style=t}add(t){this.children===Qn?this.children=[t]:this.children.push(t)}get isApart(){return this.isPositioned||this.style.float!=="none"}get isPositioned(){
return this.style.position==="absolute"||this.style.position==="fixed"}}Object.assign(it.prototype,{isLegend:!1,isOnLine:!1,isItem:!1,keepsNext:!1,isFluid:!1,widening:0,
rank:0});const al={columns:1,rows:1};var Tm=I(42973),Ce=I(9876);function ts(s,t,e){switch(cl(s,t)){case"center":return{before:t/2,between:0};case"flex-end":case"\
end":case"right":return{before:t,between:0};case"space-between":return{before:0,between:e>1&&t>0?t/(e-1):0};case"space-around":return t>0&&e>0?{before:t/e/2,between:t/
e}:{before:0,between:0};case"space-evenly":return t>0?{before:t/(e+1),between:t/(e+1)}:{before:0,between:0};default:return{before:0,between:0}}}const cl=(s,t)=>s.
startsWith("safe ")?t<0?"start":s.slice(5):s;function Fi(s,t,e=!1){const n=cl(s,t);return n==="center"?t/2:(n==="flex-end"||n==="end"||n==="right")!==(e&&(n!=="\
start"&&n!=="end"&&n!=="left"&&n!=="right"))?t:0}const hn=(s,t=!1)=>Fi(s==="space-around"||s==="space-evenly"?"center":s,1,t),un=s=>s==="normal"||s==="stretch",
Gi=({alignSelf:s},{alignItems:t})=>un(s==="auto"?t:s),ll=(s,t)=>s==="self-start"?t?"end":"start":s==="self-end"?t?"start":"end":s;function Ut({style:s,inner:t,isItem:e}){
const{display:n}=s;return e||t!=="blocks"&&t!=="lines"||s.overflow!=="visible"||s.isContained||n==="flow-root"||n==="inline-block"||n==="table-cell"||n==="table\
-caption"||s.alignContent!=="normal"||s.float!=="none"||s.columnCount!==void 0||s.columnWidth!==void 0||s.position==="absolute"||s.position==="fixed"}const Im=({
box:s,border:t,padding:e})=>t.top===0&&e.top===0&&!Ut(s)&&s.style.display!=="none",Am=({box:s,border:t,padding:e})=>t.bottom===0&&e.bottom===0&&!Ut(s)&&Ot(s.style.
height),dl=100;class es{sides=new Set;widths=[];add(t){const{style:e}=t;if(!t.isPositioned){if(e.float!=="none")this.sides.add(e.float),this.widths.length<dl&&this.
widths.push(X(e.width,void 0,0,e)??0);else if(ns(t)){const{sides:n,widths:i}=Rm(t);for(const o of n)this.sides.add(o);(0,B.RZ)(this.widths,i.slice(0,dl-this.widths.
length))}}}isCleared({clear:t}){return this.sides.size>0&&(t==="both"||this.sides.has(t))}isBeside(t,e){if(this.sides.size===0||!Ut(t))return!0;let n=0;for(const i of this.
widths){if(n>0&&n+i>e)break;n+=i}return n+(X(t.style.width,e,0,t.style)??0)<=e}}function Rm(s){const t=s.known.get("floats");if(t)return t;const e=new es;if(s.inner===
"lines")for(const n of s.inlines)n.kind==="apart"&&e.add(n.box);for(const n of s.children)e.add(n);return s.known.set("floats",e),e}function Em(s,t,e){let n=t,i=Le;
const o=new es;for(let r=s;r&&(i=i.add(N(r.style.marginTop,n)),!(r.inner!=="blocks"||Ut(r)||!fl(r)));){const a=D(pt(r.style))+D(wt(r.style,n));n=Math.max(hl(r,{
width:n,height:void 0},a)-a,0);let c;for(const l of r.children){if(l.isApart){o.add(l);continue}const{marginTop:d,marginBottom:f}=l.style,h=i.add(N(d,n));if(o.isCleared(
l.style)||!o.isBeside(l,n)||e(l.style,h))return i;if(c=l,!ns(l))break;o.add(l),i=h.add(N(f,n)),c=void 0}r=c}return i}const fl=({style:s})=>s.borderTopWidth===0&&
s.paddingTop.px===0&&s.paddingTop.percent===0;function ns(s){let t=s.known.get("through");return t===void 0&&s.known.set("through",t=Lm(s)),t}function Lm(s){const{
style:t}=s;if(Ut(s)||s.replaced||s.marker||!fl(s)||t.aspectRatio!==void 0||t.borderBottomWidth>0||t.paddingBottom.px!==0||t.paddingBottom.percent!==0||!Ot(t.height)&&
!(typeof t.height=="object"&&t.height.px===0&&t.height.percent===0)||typeof t.minHeight=="object"&&(t.minHeight.px>0||t.minHeight.percent>0))return!1;if(s.inner===
"lines")return s.inlines.every(Cm);if(s.inner!=="blocks")return!1;const e=new es;return s.children.every(n=>!n.isApart&&(e.isCleared(n.style)||!ns(n))?!1:(e.add(
n),!0))}function Cm(s){switch(s.kind){case"text":return s.text.trim()===""&&!s.style.whiteSpace.startsWith("pre");case"open":case"close":return Bm(s.box.style);default:
return s.kind==="apart"}}const Bm=s=>[s.paddingTop,s.paddingRight,s.paddingBottom,s.paddingLeft].every(({px:t,percent:e})=>t===0&&e===0)&&[s.marginLeft,s.marginRight].
every(t=>t==="auto"||t.px===0&&t.percent===0)&&s.borderTopWidth+s.borderRightWidth+s.borderBottomWidth+s.borderLeftWidth===0;function hl({style:s},t,e){const n=X(
s.width,t.width,e,s),i=t.width-N(s.marginLeft,t.width)-N(s.marginRight,t.width);return xt(n??i,s,t.width,e)}var te=I(12889);const[_m,Nm,ul]=["‪","‫","‬"],
[pl,gl]=["‭","‮"],[ml,wl,Wm,bl]=["⁦","⁧","⁨","⁩"];function Hi({unicodeBidi:s,direction:t}){const e=t==="rtl";switch(s){case"normal":return"";case"em\
bed":return e?Nm:_m;case"isolate":return e?wl:ml;case"bidi-override":return e?wl+gl:ml+pl;case"plaintext":return Wm}}function Pm({unicodeBidi:s}){switch(s){case"\
normal":return"";case"embed":return ul;case"bidi-override":return ul+bl;default:return bl}}function $m({unicodeBidi:s,direction:t}){if(s==="plaintext")return"";
const e=t==="rtl",n=e?te.Vv:te.fM;return s==="bidi-override"?n+(e?gl:pl):n}var zm=I(47707);const yl=32,Dm=6e4,Fm=2e3,Gm=/ {1,200}|[^ ]{1,200}/g;class Hm{widthOf;x=0;blank;constructor(t,e){
this.widthOf=e,this.blank=e(" ",t)}restart(){this.x=0}*expand(t,e){const n=this.widthOf(" ",e),i=this.blank*Math.min(Math.round(e.tabSize),yl),o=Mr(e)*(0,k.xP)(
e)/2,r=[];for(const[a,c]of t.split("	").entries()){if(yield Fm,a>0&&i>0&&n>0){const l=Math.max(Math.round((this.nextStop(i,o)-this.x)/n),1);r.push(" ".repeat(Math.
min(l,2*yl))),this.x+=l*n}for(const l of c.match(Gm)??[])yield Dm,this.x+=this.widthOf(l,e);r.push(c)}return r.join("")}nextStop(t,e){const n=(Math.floor(this.x/
t+1e-6)+1)*t;return n-this.x<e?n+t:n}}const jm=.7,xl=new WeakMap;function*Um(s,t){if(s==="")return;if(t.fontVariant==="normal"){yield{text:s,style:t};return}let e=xl.
get(t);if(e||xl.set(t,e={...t,fontSize:t.fontSize*jm}),t.fontVariant==="all-small-caps"){yield{text:s.toUpperCase(),style:e};return}for(const[n]of s.matchAll(new RegExp(
"\\p{Ll}+|\\P{Ll}+","gu"))){const i=new RegExp("^\\p{Ll}","u").test(n);yield{text:i?n.toUpperCase():n,style:i?e:t}}}const Km=new RegExp("(^|[\\s\\p{P}])(?<![\\p{L}\
\\p{N}]['’])(\\p{L})","gu");function Ym(s,{textTransform:t},e){return t==="uppercase"?s.toUpperCase():t==="lowercase"?s.toLowerCase():t!=="capitalize"?s:s.replace(
Km,(n,i,o,r)=>r===0&&Xm(e+i)?n:i+o.toUpperCase())}const Xm=s=>/[\p{L}\p{M}\p{N}]['’]?$/u.test(s),kl="￼",de=3e3,Ol=1e3,Vm=8,ji=200,ss=2e4,[is,Jm]=[1e3,200],Zm=/[\t\n\r\f][ \t\n\r\f]*| [ \t\n\r\f]+/g;
function*qm(s,t,e){const n=s.some(d=>d.kind==="text"&&d.text.includes("	")),i=(d,f)=>pn(d,f,void 0,e).width,o=n?new Hm(t,i):void 0,r=[[]];let a=!0,c="",l=0;for(const d of s){
if(++l%50===0&&(yield 50*de),d.kind==="break"){r.push([]),o?.restart(),a=!0,c="";continue}if(d.kind!=="text"){const p=d.kind==="atom";p&&([a,c]=[!1,""]),r.at(-1).
push({inline:d,text:p?kl:"",style:void 0});continue}const{style:f}=d,{whiteSpace:h}=f,u=h==="pre"||h==="pre-wrap";for(const{slice:p,isBegun:g}of Qm(d.text,h!=="\
normal"&&h!=="nowrap")){++l%50===0&&(yield 50*de),p.length>ss/4&&(yield 50*de),g&&(r.push([]),o?.restart(),a=!0);let m=p;u?m=o?yield*o.expand(m,f):m:(m=m.replace(
Zm," "),a&&m.startsWith(" ")&&(m=m.slice(1)),m!==""&&(a=m.endsWith(" "))),h.startsWith("pre")&&m!==""&&(a=h==="pre-line"&&m.endsWith(" "));const w=Ym(m,f,g?"":c);
m!==""&&(c=m.slice(-2));for(const b of Um(w,f))++l%50===0&&(yield 50*de),r.at(-1).push({inline:d,...b})}}return r}function*Qm(s,t){const e=t?/\r\n?|\n/g:void 0;
let n=!1;for(let i=0;;n=!0){const o=e?.exec(s),r=o?.index??s.length;do{const a=r-i>ss?tw(s,i):r;yield{slice:s.slice(i,a),isBegun:n},n=!1,i=a}while(i<r);if(!o)return;
i=e.lastIndex}}function tw(s,t){const e=t+ss,n=s.lastIndexOf(" ",e-1);return n>t+ss/2?n+1:(0,Ce.LJ)(s.charCodeAt(e))?e-1:e}function*Ml(s,t,e){const{inlines:n}=s,
i=t.pieces.find(n);if(i)return i;const o=yield*Sl(n,s.style,t);return e&&n.length>0&&t.pieces.keep(n,o,o.list.length),o}function*ew({inlines:s,style:t,firstLine:e},n,i){
if(!e)return;const o=new Map,r=l=>{let d=o.get(l);return d||o.set(l,d=nw(l,t,e)),d},a=s.map(l=>l.kind==="text"?{...l,style:r(l.style)}:l),{list:c}=yield*Sl(a,t,
n);return c.length===i?c:void 0}function nw(s,t,e){const n={...s};for(const[i,o]of Object.entries(e))s[i]===t[i]&&Object.assign(n,{[i]:o});return n}function*Sl(s,t,e){
const n=yield*qm(s,t,e);let i=[],o=t.direction==="rtl";const r=[t];for(const[a,c]of n.entries()){a%20===19&&(yield 20*de);const l=yield*sw(c);o||=(0,te.ft)(l.text)||
l.hasTurned;const d=yield*new rw(c,r,e).pieces(l.text);if(n.length===1)i=d;else for(const h of d)i.push(h);a===n.length-1||iw(i,c.length===0||l.text==="")}return{
list:i,turns:o}}function*sw(s){const t=[];let e=!1;for(let n=0;n<s.length;n+=is){const i=n===0&&s.length<=is?s:s.slice(n,n+is);t.push(i.map(({text:o})=>o).join(
"")),e||=i.some(({inline:o})=>o.kind==="open"&&(0,te.ft)(Hi(o.box.style))),i!==s&&(yield is*Jm)}return{text:t.join(""),hasTurned:e}}function iw(s,t){const e=s.at(
-1);e&&!t&&!e.ends?s[s.length-1]={...e,ends:!0}:s.push({fragments:[],spaces:[],width:0,spaceWidth:0,hyphen:0,ends:!0})}function pn(s,t,e,n,i=!1){const o=n.typefaces.
word(s,n.faceOf(t),i),r=s===" "||/^[ \u00a0]+$/.test(s),a=t.letterSpacing===0?0:(0,zm.qf)(s).length,c=o.width*(0,k.xP)(t)/1e3+a*t.letterSpacing+(r?t.wordSpacing*
s.length:0);return{kind:"text",text:s,style:t,owner:e,word:o,width:c,isSpace:r}}const ow=[];class rw{sources;around;layout;index=0;start=0;at=0;alike;taken=0;constructor(t,e,n){
this.sources=t,this.around=e,this.layout=n}*pieces(t){const e=[];let n=[],i=[];const o=()=>{n.length+i.length>0&&e.push(this.pieceOf(n,i)),[n,i]=[[],[]]};let r=0;
for(const a of lw(this.layout.breaks(t),t)){if((++r%20===0||this.layout.typefaces.isDue)&&(yield 20*de),!a)continue;const{end:c,next:l}=a,d=this.takeWord(c);d||
(yield*this.take(c,n));const f=l>c?this.takeWord(l):void 0;if(d!==void 0&&n.length===0&&(f!==void 0||l===c)&&!(l<t.length&&this.isHeld())){e.push(this.plainPiece(
d,f));continue}if(d&&n.push(d),f?i.push(f):l>c&&(yield*this.take(l,i)),l<t.length&&this.isHeld()){for(const u of i)n.push(u);i=[]}else o()}if(this.rest(n),n.length>
0&&e.length>0&&n.every(({kind:a})=>a==="close")){const a=e.pop();e.push(this.pieceOf([...a.fragments,...a.spaces.length>0?a.spaces:[],...n],[])),n=[]}return o(),
e}isHeld(){const t=this.at>this.start?this.sources[this.index]?.style:void 0,{whiteSpace:e}=t??this.around.at(-1);return e==="nowrap"||e==="pre"}takeWord(t){const e=this.
sources[this.index];if(e?.inline.kind!=="text"||this.at>=t||t>=this.start+e.text.length||t-this.at>=ji)return;const n=e.text.slice(this.at-this.start,t-this.start);
if(!(n!==" "&&(n.includes(" ")||Tl(e.style)&&n.includes(vl))))return this.at=t,this.fragmentOf(n,e.style,e.inline.owner)}fragmentOf(t,e,n){const i=this.alikeOf(
e,n).words;let o=i.get(t);return o||i.set(t,o=pn(t,e,n,this.layout)),o}alikeOf(t,e){const{alike:n,layout:i}=this;if(n?.style===t&&n.owner===e&&n.words.size<Ol)return n;
let o=e?void 0:i.words.get(t);return(!o||o.words.size>=Ol)&&(o={style:t,owner:e,words:new Map,pieces:new Map},e||(i.words.size>=Vm&&i.words.clear(),i.words.set(
t,o))),this.alike=o}plainPiece(t,e){const{style:n,owner:i}=t,r=e?.style===n&&e.owner===i&&e.text===" "?this.alikeOf(n,i).pieces:void 0;let a=r?.get(t);return a||
(a=this.pieceOf([t],e?[e]:ow),r?.set(t,a)),a}*take(t,e){for(;this.index<this.sources.length;){const n=this.sources[this.index],i=n.text.length;if(this.at>=t&&!(i===
0&&hw(n,"close")))return;if(++this.taken%20===0&&(yield 20*de),i===0){this.takeEdge(n,e),this.index++;continue}const o=Math.min(t,this.start+i);if(yield*this.put(
n,n.text.slice(this.at-this.start,o-this.start),e),this.at=o,o<this.start+i)return;this.start+=i,this.index++}}rest(t){for(;this.index<this.sources.length;this.
index++){const e=this.sources[this.index];e.text.length===0&&this.takeEdge(e,t)}}takeEdge({inline:t},e){t.kind==="open"?this.around.push(t.box.style):t.kind==="\
close"&&this.around.length>1&&this.around.pop(),e.push(t)}pieceOf(t,e){const{soft:n,shown:i}=Il(t,this.layout)??{},o=n&&i?i.width-n.width:0;return{fragments:t,spaces:e,
width:Al(t),spaceWidth:Al(e),hyphen:o,ends:!1}}*put({inline:t,style:e},n,i){if(t.kind!=="text")return void i.push(t);const o=Tl(e)?fw:dw;for(let r=0,a=0;r<n.length;r=
a){const c=o(n,r),l=Math.min(n.length,r+ji);for(a=r+1;a<l&&o(n,a)===c;)a++;i.push(this.fragmentOf(n.slice(r,a),e,t.owner)),(++this.taken%20===0||a-r===ji)&&(yield 20*
de)}}}const aw=/(?<=[a-z\d]-)(?=\d)|(?<=[^([{«‹“¿¡ ]) {1,9}(?=[^!?:;,.%»›”’)\]} ])/gi,cw=/[!$%+/\\|}]$/;function*lw(s,t){for(const{start:e,end:n,next:i,
isCut:o}of s){const r=t.slice(e,n);if(/[ -]/.test(r))for(const{0:c,index:l}of r.matchAll(aw))yield{end:e+l,next:e+l+c.length};yield!o&&n===i&&i<t.length&&t.charCodeAt(
i)<128&&cw.test(r.slice(-1))?void 0:{end:n,next:i}}}const vl=" ",dw=(s,t)=>s[t]===" ",fw=(s,t)=>s[t]===" "||s[t]===vl,Tl=({textAlign:s,textAlignLast:t,wordSpacing:e})=>s===
"justify"||t==="justify"||e!==0,hw=({inline:s},t)=>s.kind===t,uw="­",pw="‐";function Il(s,t){const e=s.findLast(n=>n.kind!=="close");if(!(e?.kind!=="text"||!e.
text.endsWith(uw)))return{soft:e,shown:pn(e.text.slice(0,-1)+pw,e.style,e.owner,t)}}const Al=s=>s.reduce((t,e)=>t+(e.kind==="text"?e.width:0),0),Rl=500,El=500,gw=600,
mw=1e5;function ww({fragment:s}){switch(s.kind){case"text":return s.text;case"atom":return kl;case"open":return Hi(s.box.style);case"close":return Pm(s.box.style);default:
return""}}function*bw(s,t,e,n){const i=$m(t.style)+e.map(({style:l})=>Hi(l)).join(""),o=s.map(ww),r=[],a=s.map(()=>({first:1/0,last:-1}));let c=0;for(const{text:l,
rtl:d,index:f}of(0,te.rg)(i,o)){c+=El+l.length*gw,c>mw&&(yield c,c=0);const h=s[f],{fragment:u}=h;if(u.kind!=="text"&&u.kind!=="atom")continue;const p=a[f];if(p.
first=Math.min(p.first,r.length),p.last=r.length,u.kind==="atom")r.push(h);else{const g=pn(l,u.style,u.owner,n,d);r.push({fragment:g,width:g.width})}}return yield*yw(
s,r,a,e)}function*Ll({item:s,box:t,index:e},{to:n,atEnd:i},o,r){const{before:a,after:c,rest:l}=r,[d,f]=t.style.direction==="rtl"?xw(s,t,i):[s,i];let[h,u]=[1/0,-1];
for(let p=e;p<n;p++)++r.looked%Rl===0&&(yield Rl*El),h=Math.min(h,o[p].first),u=Math.max(u,o[p].last);if(u<0)return(0,B.RZ)(l,[d,f]);a.set(h,[d,...a.get(h)??[]]),
c.set(u,[...c.get(u)??[],f])}function*yw(s,t,e,n){const i={before:new Map,after:new Map,rest:[],looked:0},{before:o,after:r,rest:a}=i,c=n.map(d=>({item:os("resu\
me",d),box:d,index:0}));for(const[d,f]of s.entries()){const{fragment:h}=f;if(h.kind==="apart"&&a.push(f),h.kind==="open"&&c.push({item:f,box:h.box,index:d}),h.kind!==
"close")continue;const u=c.findLastIndex(({box:p})=>p===h.box);u>=0&&(yield*Ll(c.splice(u,1)[0],{to:d,atEnd:f},e,i))}n.splice(0,n.length);for(const{box:d}of c)n.
push(d);for(const d of c.reverse())yield*Ll(d,{to:s.length,atEnd:os("pause",d.box)},e,i);const l=[];for(const[d,f]of t.entries())(0,B.RZ)(l,o.get(d)??[]),l.push(
f),(0,B.RZ)(l,r.get(d)??[]);return(0,B.RZ)(l,a),l}const os=(s,t)=>({fragment:{kind:s,box:t},width:0});function xw(s,t,e){const[n,i]=[s.fragment.kind==="open",e.
fragment.kind==="close"];return n===i?[s,e]:n?[os("resume",t),{fragment:{kind:"close",box:t},width:s.width}]:[{fragment:{kind:"open",box:t},width:e.width},os("p\
ause",t)]}function Ui(s,t,{above:e,below:n}){s.above=Math.max(s.above,e+t),s.below=Math.max(s.below,n-t)}function kw(s,t){let{above:e,below:n}=s;for(const{align:i,
height:o}of t)o<=e+n||([e,n]=i==="top"?[s.above,o-s.above]:[o-s.below,s.below]);return{above:e,below:n}}const Ow=({drawn:s,from:t,rise:e},n,i)=>Array.from({length:i},
(o,r)=>(n?.[r]??0)+(r<s?e-t:0)),me=200,Ki=5e3,Mw={x:0,y:0},Sw=500,Cl=.01,Bl=.268;function*vw(s){const{items:t,block:e,open:n,layout:i}=s,o=s.turns?yield*bw(t,e,
n,i):t;return yield*new Tw(s,o).place()}class Tw{wishes;items;isLoose;own;x=0;texts=[];atoms=[];inlines=[];stack=[];aligned=[];boxes=[];relative=new Set;space;constructor(t,e){
this.wishes=t,this.items=e;const{above:n,below:i}=t.layout.lineOf(t.block.style),o=e.some(({fragment:r})=>r.kind==="text"||r.kind==="atom");this.isLoose=t.layout.
quirks!=="none"&&o&&t.block.marker===void 0,this.own=this.isLoose?{above:0,below:0}:{above:n,below:i}}*place(){const{wishes:t,items:e}=this;for(const a of t.turns?
[]:t.open)this.stack.push({box:a,x:0,isFirst:!1,level:this.levelOf(a)});const n=e.reduce((a,{width:c})=>a+c,0),{start:i,stretch:o}=this.alignment(n);this.x=t.left+
i;for(const a of this.stack.splice(0))this.stack.push({...a,x:this.x});for(let a=0;a<e.length;a++)a%me===me-1&&(yield me*Ki),this.put(e[a],o);for(const a of this.
stack)this.inlines.push({...a,width:this.x-a.x,isLast:!1});t.turns||(t.open.splice(0,t.open.length),(0,B.RZ)(t.open,this.stack.map(({box:a})=>a)));for(const{align:a,
above:c,below:l}of this.boxes)this.aligned.push({align:a,height:c+l});const r=kw(this.own,this.aligned);for(const a of this.boxes)a.rise=a.align==="top"?r.above-
a.above:a.below-r.below;return yield*this.finish(r)}*finish({above:t,below:e}){const n=t+e,{layout:i,whole:o}=this.wishes,r=this.atoms.map(({laid:d,owner:f,x:h,
top:u,level:{shift:p,aligned:g,within:m}})=>{const{marginTop:w,marginBottom:b}=d.box.style;return d.x=h+p.x,u==="top"?d.y=N(w,o):u==="bottom"?d.y=n-d.height-N(b,
o):d.y=t-Yi(g)+u,d.y+=p.y,{laid:d,owner:f,...m&&{within:m}}}),a=[];for(const[d,{box:f,x:h,width:u,level:p,isFirst:g,isLast:m}]of this.inlines.entries()){d%me===
me-1&&(yield me*Ki);const{style:w}=f;if(f.place===void 0&&!Pl(w))continue;const{descent:b}=i.metricsOf(w),y=this.overText(w),x=(0,k.Il)(w.paddingBottom,o)+w.borderBottomWidth,
M=t-Yi(p.aligned)-p.rise-y+p.shift.y,{shift:v,within:T}=p,A=y+b+x;a.push({box:f,x:h+v.x,width:u,y:M,height:A,isFirst:g,isLast:m,...T&&{within:T}})}const c=[];for(let d=0,
f=0;d<this.texts.length;){const h=Bw(this.texts,d,t);c.push(_w(this.texts,d,h,t)),f+=h-d,d=h,!(f<me)&&(yield f*Ki,f=0)}const l={y:0,height:n,baseline:t,texts:Xi(
c),atoms:Xi(r),inlines:Xi(a)};return this.relative.size>0?{...l,relative:[...this.relative]}:l}alignment(t){const{width:e,isLast:n,block:i}=this.wishes,{textAlignLast:o,
direction:r}=i.style,a=n&&o!=="auto"?o:i.style.textAlign,c=e-t,l=r==="rtl";if(c<Cl)return{start:l?c:0,stretch:0};if(a==="center")return{start:c/2,stretch:0};if(a===
"right"||a==="end"&&!l||a==="start"&&l)return{start:c,stretch:0};if(a!=="justify")return{start:0,stretch:0};const d=this.items.reduce((f,{fragment:h})=>f+_l(h),
0);return n&&o==="auto"||d===0?{start:l?c:0,stretch:0}:{start:0,stretch:c/d}}put({fragment:t,width:e,laid:n},i){switch(t.kind){case"text":return this.putText(t,
e+_l(t)*i,i);case"open":this.x+=N(t.box.style.marginLeft,this.wishes.whole),this.stack.push({box:t.box,x:this.x,isFirst:!0,level:this.levelOf(t.box)}),this.x+=e-
N(t.box.style.marginLeft,this.wishes.whole);return;case"resume":this.stack.push({box:t.box,x:this.x,isFirst:!1,level:this.levelOf(t.box)});return;case"pause":return this.
close(t.box,!1);case"close":{const o=N(t.box.style.marginRight,this.wishes.whole);this.x+=e-o,this.close(t.box,!0),this.x+=o;return}case"atom":return this.putAtom(
n,t.owner,e);case"apart":}}close(t,e){const n=this.stack.findLastIndex(o=>o.box===t);if(n<0)return;const[i]=this.stack.splice(n,1);this.inlines.push({...i,width:this.
x-i.x,isLast:e})}get level(){return this.stack.at(-1)?.level??{rise:0,style:this.wishes.block.style,shift:Mw}}putText(t,e,n){const{level:i}=this,{style:o,owner:r,
word:a}=t;Ui(i.aligned??this.own,i.rise,this.wishes.layout.lineOf(o));const c=n+o.wordSpacing,d=t.isSpace&&c!==0&&o.fontSize>0?this.widerSpace(a,c*t.text.length*
1e3/(0,k.xP)(o)):a;this.texts.push({x:this.x,width:e,style:o,owner:r,word:d,level:i}),this.x+=e}widerSpace(t,e){const{space:n}=this;if(n?.word===t&&n.wider.after===
e)return n.wider;const i={...t,width:t.width+e,after:e};return this.space={word:t,wider:i},i}putAtom(t,e,n){const{style:i}=t.box,{whole:o,layout:r}=this.wishes,
[a,c]=[N(i.marginTop,o),N(i.marginBottom,o)],l=this.x+N(i.marginLeft,o);this.x+=n;const d=t.height+a+c,{verticalAlign:f}=i;if(f==="top"||f==="bottom"){this.aligned.
push({align:f,height:d}),this.atoms.push({laid:t,owner:e,x:l,top:f,level:this.level});return}const h=this.level;let p=(Ew(t)??t.height+c)+a+h.rise+Nl(i,h.style,
r);const g=r.metricsOf(h.style);f==="middle"&&(p=d/2+h.rise+h.style.fontSize*Bl),f==="text-top"&&(p=h.rise+g.ascent),f==="text-bottom"&&(p=h.rise-g.descent+d),Ui(
h.aligned??this.own,0,{above:p,below:d-p}),this.atoms.push({laid:t,owner:e,x:l,top:-p+a,level:h})}levelOf(t){const e=this.level,{style:n}=t,{layout:i}=this.wishes,
o=i.lineOf(n),r=this.alignedBy(n,e)??e.aligned,a=r!==e.aligned,c=a?0:e.rise+Aw(n,e.style,i);this.isLoose||Ui(r??this.own,c,o);const l=n.position==="relative",d=e.
within??(l?t:void 0);d&&this.relative.add(d);const f=l?Cc(n,{width:this.wishes.whole,height:void 0}):void 0,h=f?{x:e.shift.x+f.x,y:e.shift.y+f.y}:e.shift,u=a?0:
c-e.rise,p=u===0&&!e.drops?void 0:Iw(n,u,e),g=Lw(n)?c+this.overText(n):a?void 0:e.reach,m={...r&&{aligned:r},...g!==void 0&&{reach:g},...p&&{drops:p}};return{rise:c,
style:n,shift:h,...m,...d&&{within:d}}}alignedBy({verticalAlign:t,decorations:e,textDecorationLine:n},{rise:i}){if(t!=="top"&&t!=="bottom")return;const o=e.length-
n.size,r={align:t,drawn:o,from:i,rise:0,above:0,below:0};return this.boxes.push(r),r}overText(t){const{layout:e,whole:n}=this.wishes;return e.metricsOf(t).ascent+
(0,k.Il)(t.paddingTop,n)+t.borderTopWidth}}const _l=s=>s.kind==="text"&&s.isSpace?s.text.length:0;function Iw({decorations:s,textDecorationLine:t},e,n){const i=s.
length-t.size;if(i<=0)return;const o=n.style.decorations.map((r,a)=>e+(n.drops?.[a]??0)).slice(-i);return s.map((r,a)=>o[a]??0)}const Yi=s=>s?.rise??0;function Aw(s,t,e){
const{above:n,below:i}=e.lineOf(s),{verticalAlign:o}=s;return o==="middle"?t.fontSize*Bl-(n-i)/2:o==="text-top"?e.metricsOf(t).ascent-n:o==="text-bottom"?i-e.metricsOf(
t).descent:Nl(s,t,e)}function Nl(s,t,e){const{verticalAlign:n}=s;if(typeof n=="object"){const{above:i,below:o}=e.lineOf(s);return(0,k.Il)(n,i+o)}return n==="sub"?
-(t.fontSize/5+1):n==="super"?t.fontSize/3+1:0}const Rw=new Set(["flex","grid","table"]);function Ew({box:s,firstBaseline:t,lastBaseline:e}){return Rw.has(s.inner)?
t:s.style.overflow!=="visible"||s.isOnLine?void 0:e}const Lw=s=>Pl(s)||s.position==="relative"||[s.paddingTop,s.paddingRight,s.paddingBottom,s.paddingLeft].some(
Wl)||[s.marginTop,s.marginRight,s.marginBottom,s.marginLeft].some(Wl),Wl=s=>s!=="auto"&&(s.px!==0||s.percent!==0),Pl=s=>s.backgroundColor!==void 0||s.backgroundClip===
"text"&&s.textFill!==void 0||s.backgroundImage.length>0||s.borderTopWidth+s.borderRightWidth+s.borderBottomWidth+s.borderLeftWidth>0||s.boxShadow.length>0,Cw=[],
Xi=s=>s.length===0?Cw:(0,B.Hn)(s);function Bw(s,t,e){const n=s[t],{x:i,y:o,start:r}=Vi(n,e);let{width:a}=n,c=t+1;for(;c<s.length&&c-t<Sw;c++){const l=s[c];if(l.
style!==n.style||l.owner!==n.owner||l.level.within!==n.level.within)break;const d=Vi(l,e);if(d.y!==o||d.start!==r||Math.abs(i+a-d.x)>=Cl)break;a+=l.width}return c}
function _w(s,t,e,n){const i=s[t],{style:o,owner:r,level:a}=i,{aligned:c}=a,l=c&&c.drawn>0?Ow(c,a.drops,o.decorations.length):a.drops,{x:d,y:f,start:h}=Vi(i,n);
let u=0;for(let g=t;g<e;g++)u+=s[g].width;const p=Array.from({length:e-t},(g,m)=>s[t+m].word);return{x:d,y:f,width:u,style:o,owner:r,words:p,...h!==void 0&&{from:h},
...l&&{drops:l},...a.within&&{within:a.within}}}function Vi({x:s,level:{rise:t,shift:e,reach:n,aligned:i}},o){const r=o-Yi(i)+e.y;return{x:s+e.x,y:r-t,start:n===
void 0?void 0:r-n}}const we=6e3;function*Nw(s,t,e){const n=yield*Ml(s.box,e.layout,!1),i=yield*ew(s.box,e.layout,n.list.length),o=f=>Ww(new $w(s,t,e,n.turns,f),
n.list,i),{height:r}=yield*o(),{length:a}=s.lines;if(!s.box.style.isBalanced||a<2||a>Pw||!n.list.every(({fragments:f})=>f.every(({kind:h})=>h!=="apart"&&h!=="at\
om")))return r;let[l,d]=[t.width/a/2,t.width];for(;d-l>1;){const f=(l+d)/2;yield*o(f),s.lines.length>a?l=f:d=f}return(yield*o(d)).height}function*Ww(s,t,e){for(let n=0;n<
t.length;n++)n%20===0&&(yield 20*we),yield*s.add(t[n],e?.[n]);return yield*s.finish(),s}const Pw=6;class $w{laid;space;tools;turns;most;items=[];width=0;spaces=[];lines=[];y;open=[];isFirst=!0;waiting=[];constructor(t,e,n,i,o=1/0){
this.laid=t,this.space=e,this.tools=n,this.turns=i,this.most=o,this.y=e.top}get height(){return this.y-this.space.top}*add(t,e){let n=this.isFirst&&e?e:t,i=yield*this.
itemsOf(n.fragments),o=gn(i);const r=this.width+gn(this.spaces)+o+n.hyphen;if((this.items.length>0||this.spaces.some(zw))&&r>this.room()+.01){if(this.cutsOf(i)===
"letters"&&(yield*this.fill(i)))return yield*this.endPiece(n);yield*this.end(!1),n!==t&&(n=t,i=yield*this.itemsOf(n.fragments.filter(({kind:c})=>c!=="apart")),o=
gn(i))}this.items.length===0&&(yield*this.clearFloats(o)),o>this.room()+.01&&this.cutsOf(i)?yield*this.putParts(yield*this.cut(i),!0):yield*this.put(i,!1),yield*this.
endPiece(n)}*endPiece(t){this.spaces=yield*this.itemsOf(t.spaces),t.ends&&(yield*this.end(!0))}*fill(t){const e=this.room()-this.width-gn(this.spaces),n=yield*this.
cut(t,e);return gn(n[0])>e+.01?!1:(yield*this.putParts(n,!1),!0)}*putParts(t,e){for(const[n,i]of t.entries())yield 20*we,yield*this.put(i,e||n>0)}*finish(){(this.
items.length>0||this.spaces.some(({fragment:i})=>i.kind!=="text"))&&(yield*this.end(!0,!0));const{lineClamp:t=1/0}=this.laid.box.style,e=this.lines[Math.min(t,this.
lines.length)-1];e&&t<this.lines.length&&(this.lines[t-1]={...e,isCut:!0},this.y=e.y+e.height),this.laid.lines=(0,B.Hn)(this.lines);const[n]=this.lines;n&&(this.
laid.firstBaseline=n.y+n.baseline),e&&(this.laid.lastBaseline=e.y+e.baseline)}*put(t,e){e&&this.items.length>0&&(yield*this.end(!1));for(const n of[this.spaces,
t])for(let i=0;i<n.length;i++)i%1e3===999&&(yield 20*we),this.items.push(n[i]),this.width+=n[i].width;this.spaces=[]}get indent(){return this.isFirst?(0,k.Il)(this.
laid.box.style.textIndent,this.space.width):0}band(){const{floats:t,origin:e,left:n,width:i}=this.space,o={left:e.x+n,right:e.x+n+i};return t.isEmpty?o:t.band(e.
y+this.y,this.tools.layout.lineOf(this.laid.box.style).above,o)}room(){const{left:t,right:e}=this.band();return Math.min(e-t,this.most)-this.indent}*clearFloats(t){
const{floats:e,origin:n}=this.space;for(;t>this.room()+.01;){yield we;const i=e.nextBottom(n.y+this.y);if(i===void 0||this.room()>=this.space.width-this.indent-
.01)return;this.y=i-n.y}}*itemsOf(t){const e=[],{width:n}=this.space,i=new Map;for(let o=0;o<t.length;o++){o%100===99&&(yield 20*we);const r=t[o];switch(r.kind){case"\
text":{const a=i.get(r)??{fragment:r,width:r.width};r.text.length===1&&i.set(r,a),e.push(a);break}case"open":{const{style:a}=r.box;e.push({fragment:r,width:N(a.
marginLeft,n)+a.borderLeftWidth+(0,k.Il)(a.paddingLeft,n)});break}case"close":{const{style:a}=r.box;e.push({fragment:r,width:N(a.marginRight,n)+a.borderRightWidth+
(0,k.Il)(a.paddingRight,n)});break}case"atom":{const a=yield*this.tools.inner(r.box,n),{marginLeft:c,marginRight:l}=r.box.style;e.push({fragment:r,laid:a,width:a.
width+N(c,n)+N(l,n)});break}case"apart":yield*this.apart(r.box)}}return e}*apart(t){if(t.isPositioned)return this.tools.keep(t,this.space.left+this.width,this.y);
const e=yield*this.tools.inner(t,this.space.width),{marginLeft:n,marginRight:i}=t.style,o=e.width+N(n,this.space.width)+N(i,this.space.width);this.items.length>
0&&this.width+o>this.room()?this.waiting.push(e):this.tools.float(e,this.y)}cutsOf(t){const{width:e}=this.tools.layout.page,{overflow:n,whiteSpace:i}=this.laid.
box.style,o=n==="hidden"&&i==="nowrap";let r;for(const{fragment:a,width:c}of t){if(a.kind!=="text")continue;const{overflowWrap:l,wordBreak:d}=a.style;if(d==="br\
eak-all")return"letters";l!=="normal"||d==="break-word"?r="anywhere":c>e&&!o&&(r??="separators")}return r}*cut(t,e=this.room()){const n=[],i=new Map;for(const c of t){
const{fragment:l}=c;yield 40*we;const d=i.get(c);if(d)n.push(d);else if(l.kind!=="text")n.push({item:c,text:"￼",width:c.width});else if(l.text.length===1){const{
text:f,width:h}=l,u={item:c,text:f,width:h};i.set(c,u),n.push(u)}else for(const{text:f,width:h}of(0,Ce.s)(l.text,u=>this.part(l,u).width))n.push({item:c,text:f,
width:h})}const o=this.room();let r=0;const a=[];for(const c of(0,Ce.ZM)(n,l=>l===0?e:o,this.cutsOf(t))){yield 2*we;const l=[];for(let d=r;d<r+c;){const{item:f}=n[d],
{fragment:h}=f;let u="";do u+=n[d++].text;while(d<r+c&&n[d].item===f&&h.kind==="text"&&u!==h.text);if(h.kind!=="text"||u===h.text)l.push(f);else{const p=this.part(
h,u);l.push({fragment:p,width:p.width})}}r+=c,a.push(l)}return a}part(t,e){return e===t.text?t:pn(e,t.style,t.owner,this.tools.layout)}*end(t,e=!1){const n=this.
band();for(const a of this.spaces)a.fragment.kind!=="text"&&this.items.push(a);t||this.hyphenate();const i=yield*vw({layout:this.tools.layout,block:this.laid.box,
items:this.items,open:this.open,left:n.left-this.space.origin.x+this.indent,width:n.right-n.left-this.indent,whole:this.space.width,isLast:t,turns:this.turns}),
o=e&&this.items.every(Dw)?0:i.height;this.lines.push({...i,y:this.y,height:o}),this.y+=o,this.items=[],this.spaces=[],this.width=0,this.isFirst=!1;const{waiting:r}=this;
this.waiting=[];for(const a of r)this.tools.float(a,this.y)}hyphenate(){const{items:t}=this,e=Il(t.map(({fragment:o})=>o),this.tools.layout);if(!e)return;const{
soft:n,shown:i}=e;t[t.findLastIndex(({fragment:o})=>o===n)]={fragment:i,width:i.width}}}const zw=({fragment:s})=>s.kind==="text"&&s.isSpace;function Dw({fragment:s,
width:t}){if(s.kind!=="open"&&s.kind!=="close")return!1;const{style:e}=s.box,n=e.borderTopWidth+e.borderBottomWidth+e.paddingTop.px+e.paddingBottom.px;return t===
0&&n===0}const gn=s=>s.reduce((t,{width:e})=>t+e,0),Fw={x:0,y:0},Be=new WeakMap;function be(s,t,{share:e=Fw,...n}){const i={box:t,share:e,...n},o=Be.get(s);o?o.
push(i):Be.set(s,[i])}function Gw(s,t){const e=Be.get(s);e&&Be.set(s,e.map(n=>({...n,y:n.y+t})))}const $l=({style:s})=>s.position!=="static"||s.transform.length>
0||s.isContained;function Ji(s,t=s.x,e=s.y){const n=(Be.get(s)??[]).map(i=>({...i,x:i.x+t,y:i.y+e}));return Be.delete(s),n}function Hw(s){const t=Ji(s,0,0),e=(n,i,o)=>{
for(const r of Ji(n,i,o))t.push(r)};for(const n of s.children)e(n,n.x,n.y);for(const n of s.apart)e(n,n.x,n.y);s.columns&&e(s.columns.content,0,0);for(const n of s.
lines)for(const{laid:i}of n.atoms)e(i,i.x,n.y+i.y);return t}function*jw(s,t,e,n){const i=s.border.left+s.padding.left,o=s.border.top+s.padding.top;if(s.box.inner===
"lines"){const r={width:e.width,height:e.height},a=(c,l)=>zl(c,s,n,{left:i,width:e.width,y:l});return yield*Nw(s,{left:i,top:o,width:e.width,floats:n.floats,origin:n},
{layout:t,inner:c=>t.layOut(c,{...r,shrinks:!0}),float:a,keep:(c,l,d)=>be(s,c,{x:l,y:d})})}return yield*new Uw(s,t,n,{left:i,top:o,...e}).lay()}function zl(s,t,{
floats:e,x:n,y:i},o){const r=jt(s.box.style,o.width),{style:a}=s.box,c=a.float==="right"?"right":"left",l=Math.max(i+o.y,e.clear(a.clear)),d={left:n+o.left,right:n+
o.left+o.width},f=e.place(c,s.width+D(r),s.height+$(r),l,d);s.x=f.x-n+r.left,s.y=f.y-i+r.top,t.addApart(s)}class Uw{laid;layout;context;inside;y;pending=Le;isFirst=!0;top=new es;endsBelow=!1;constructor(t,e,n,i){
this.laid=t,this.layout=e,this.context=n,this.inside=i,this.y=i.top}*lay(){const{laid:t,inside:e}=this;t.box.legend&&(yield*this.onBorder(t.box.legend));for(const c of t.
box.children)if(yield nt,c!==t.box.legend){if(c.isPositioned)this.keepPlace(c);else if(c.style.float==="none")yield*this.inFlow(c);else{const l=yield*this.layout.
layOut(c,{width:e.width,height:e.height,shrinks:!0});zl(l,t,this.context,{left:e.left,width:e.width,y:this.y+this.pending.size})}this.top.add(c)}const n=t.children.
filter(({firstBaseline:c})=>c!==void 0),[i]=n,o=t.children.findLast(({lastBaseline:c})=>c!==void 0),r=({box:c,height:l,y:d},f)=>d+(c.style.overflow==="hidden"?Math.
max(Math.min(f,l),0):f);i&&(t.firstBaseline=r(i,i.firstBaseline)),o&&(t.lastBaseline=r(o,o.lastBaseline));const a=Am(t)&&!this.endsBelow;return t.after=a?this.pending:
Le,this.y-e.top+(a?0:this.pending.size)}*onBorder(t){const{laid:e,inside:n}=this,i=jt(t.style,n.width),o=yield*this.layout.layOut(t,{width:n.width,height:n.height,
shrinks:!0}),{top:r}=e.border;o.x=n.left+mn(t,o.width,n.width,Zi(e.box.style)),o.y=i.top+Math.max((r-o.height)/2,0),e.add(o),e.legend=o,this.y+=Math.max(o.height+
$(i)-r,0),this.isFirst=!1}keepPlace(t){const{laid:e,inside:n}=this,o={x:e.box.style.direction==="rtl"?1:0,y:hn(t.style.alignSelf)};be(e,t,{x:n.left+o.x*n.width,
y:this.y+this.pending.size,share:o})}*inFlow(t){const{laid:e}=this,{style:n,widening:i}=t,o=i===0?this.inside:{...this.inside,width:this.inside.width+i},r=jt(n,
o.width),a=this.isFirst&&Im(e)&&this.top.isBeside(t,o.width),c=a?Le:this.pending,l=(p,g)=>this.clearance(p)>this.y+c.join(g).size,d=Em(t,o.width,l);this.pending=
a?c:c.join(d);const f=this.clearance(n),h=f>this.y+this.pending.size,u=yield*this.layAt(t,h?f:this.y+this.pending.size,{margins:r,inside:o});if(u.above=d.size,e.
add(u),ns(t)&&u.height===0){const p=f>this.pending.size;if(p){const g=h?f:this.y+this.pending.size;[this.y,this.pending,this.isFirst,this.endsBelow]=[g-d.size,d,
!1,!0]}(!a||p)&&(this.pending=this.pending.add(r.bottom));return}this.y=u.y+u.height,this.pending=u.after.add(r.bottom),this.isFirst=!1,this.endsBelow=!1}clearance({
clear:t}){return this.context.floats.clear(t)-this.context.y}*layAt(t,e,{margins:n,inside:i}){const{context:o,layout:r}=this,a=Zi(this.laid.box.style);if(Ut(t))
return yield*Kw(t,e,o,{layout:r,inside:i,margins:n,side:a});const{floats:c}=o,l=i.left+n.left,d={width:i.width,height:i.height},f=yield*r.layOut(t,d,{floats:c,x:o.
x+l,y:o.y+e});return f.x=i.left+mn(t,f.width,i.width,a),f.y=e,f}}function*Kw(s,t,{floats:e,x:n,y:i},o){const{layout:r,inside:a,margins:c,side:l}=o,d={left:n+a.left,
right:n+a.left+a.width},f=e.isEmpty?0:yield*Yw(s,a,r);let[h,u]=[t,0];for(;;){const g=e.band(i+h,u,d),[m,w]=[g.left>d.left,g.right<d.right],b=m||w?e.nextBottom(i+
h):void 0;if(b===void 0)break;if(yield nt/4,-c.left>g.left-d.left&&m||f>g.right-g.left+.01||w&&-c.right>d.right-g.right){[h,u]=[b-i,0];continue}const x=Math.max(
d.left+c.left,g.left),M=Math.min(d.right-c.right,g.right),v=yield*r.layOut(s,yield*Xw(s,a,Math.max(M-x,0),r)),T=e.band(i+h,v.height,d);if(T.left>g.left||T.right<
g.right){u=v.height;continue}return v.x=x-n+mn(s,v.width+c.left+c.right,M-x,l)-c.left,v.y=h,v}const p=yield*r.layOut(s,{width:a.width,height:a.height});return p.
x=a.left+mn(s,p.width,a.width,l),p.y=h,p}function*Yw(s,t,e){const{style:n}=s;if(s.inner==="table"&&n.width==="auto")return(yield*e.widthsOf(s)).least;if(n.width!==
"auto"||s.inner==="image"||n.aspectRatio!==void 0)return(yield*e.layOut(s,{width:t.width,height:t.height})).width;const i=D(pt(n))+D(wt(n,t.width));return xt(0,
n,t.width,i)}function*Xw(s,{width:t,height:e},n,i){const{style:o,inner:r}=s;if(o.width!=="auto"||r==="image"||o.aspectRatio!==void 0)return{width:t,height:e};const a=D(
pt(o))+D(wt(o,t)),c=r==="table"?yield*i.widthsOf(s):void 0,l=c?Math.max(c.least,Math.min(c.most,n)):n;return{width:t,height:e,fixedWidth:xt(l,o,t,a)}}const Zi=({
blockAlign:s,direction:t})=>s==="start"?t==="rtl"?"right":"left":s;function mn({style:s},t,e,n){const{marginLeft:i,marginRight:o}=s,r=e-t-N(i,e)-N(o,e);if(i==="\
auto")return r<=0?0:o==="auto"?r/2:r;const a=N(i,e);return o==="auto"||n==="left"?a:a+(n==="right"?r:Math.max(r/2,0))}const rs={width:300,height:150};function Dl(s,t,e){
const{style:n,replaced:i}=s,[o,r]=[pt(n),wt(n,t.width)],[a,c]=[D(o)+D(r),$(o)+$(r)],l=v=>v===void 0?void 0:v*n.zoom,d={width:l(i?.width),height:l(i?.height)},f=n.
aspectRatio??(d.width!==void 0&&d.height!==void 0&&d.height>0?d.width/d.height:void 0),h=typeof n.width=="object"&&n.width.percent!==0&&t.width===0;let u=t.fixedWidth??
(h?void 0:X(n.width,t.width,a,n)),p=t.fixedHeight??X(n.height,t.height,c,n);const[g,m]=[u!==void 0,p!==void 0];u!==void 0&&(u-=a),p!==void 0&&(p-=c),u===void 0&&
p===void 0?(u=d.width??(d.height!==void 0&&f!==void 0?d.height*f:rs.width),p=d.height??(f===void 0?rs.height:u/f)):u===void 0?u=f===void 0?d.width??rs.width:p*f:
p??=f===void 0?d.height??rs.height:u/f;const w=xt(u+a,t.width===0?{...n,maxWidth:Jw(n.maxWidth)}:n,t.width,a)-a;w!==u&&!m&&f!==void 0&&(p=w/f);const b=It(p+c,n,
t.height,c)-c,y=b!==p&&!g&&f!==void 0?b*f:w,x=e.page.height-c-(e.opening?.box===s?e.opening.above:0),M=b>x&&x>0?x/b:1;return{width:y*M,height:b*M}}function Vw(s,t){
const{width:e}=t.page;let n=0;for(let i=s;i;){const{style:o}=i;if(n+=N(o.marginTop,e),i.inner==="image")return{box:i,above:n};n+=$(pt(o))+$(wt(o,e));const r=i.inlines[0];
r?.kind==="atom"&&(n+=t.lineOf(o).below),i=r?.kind==="atom"?r.box:i.children.find(({isPositioned:a})=>!a)}}const Jw=s=>typeof s=="object"&&s.percent!==0?"none":
s;var Fl=I(71642);const qi=2e4;class Qi{heights;most;starts=[0];found=0;constructor(t,e){this.heights=t,this.most=e}changeFrom(t,e){this.most=e,this.starts.length=
Math.min(this.starts.length,t+1),this.found=Math.min(this.found,t)}heightOf(t){return t<qi?Math.max(this.heights(t),1):this.most}startOf(t){const{starts:e}=this,
n=Math.min(t,qi);for(;e.length<=n;)e.push(e.at(-1)+this.heightOf(e.length-1));return e[n]+(t-n)*this.most}endOf(t){return this.startOf(t)+this.heightOf(t)}at(t){
if(t<this.startOf(1))return 0;if(this.startOf(this.found)<=t&&t<this.endOf(this.found))return this.found;const{starts:e}=this;for(;e.at(-1)<=t&&e.length<=qi;)this.
startOf(e.length);if(e.at(-1)<=t)return e.length-1+Math.floor((t-e.at(-1))/this.most);let[n,i]=[0,e.length-1];for(;i-n>1;){const o=n+i>>1;e[o]<=t?n=o:i=o}return this.
found=n,n}}var _e=I(44233);const as=({box:s})=>s.style.float!=="none",to=({y:s,height:t})=>s+t;class Ne{waiting;next=0;placed=new Map;constructor(t){this.waiting=
t}static none=new Ne([]);static*of({apart:t}){return t.length===0?Ne.none:new Ne(yield*(0,_e.p9)(t.filter(as),(e,n)=>to(e)-to(n)))}takeAbove(t){const e=this.waiting[this.
next];if(!(!e||to(e)>t))return this.next++,e}keep(t){return this.placed.set(t.laid,t),t}placedOf(t){return this.placed.get(t)}}function eo(s,t,e){const{box:n,height:i,
lines:o,turn:r,children:a}=s;if(i>t)return!1;const{breakInside:c}=n.style;return c==="avoid"||c==="avoid-column"&&e||n.inner==="image"||(r??a[0]?.turn)!==void 0||
n.keepsNext&&o.length>0||no(n.style)}function Zw(s,t){for(let e=s;e;e=e.children.find(({box:n})=>!n.keepsNext)){if(Gl(e,t))return!0;if(e.flow==="bands")return e.
children.some(n=>Gl(n,t));if(e.lines.length>0||e.columns)return!1}return!1}const Gl=({box:s,height:t},e)=>t>e&&s.style.breakInside==="avoid",no=({transform:s})=>s.
some(({kind:t})=>t==="matrix");function qw({box:s,height:t},e,n){const{position:i,transform:o}=s.style;if(i!=="absolute"||o.length===0)return;const r=o.reduce((d,f)=>f.
kind==="matrix"?d:d+(0,k.Il)(f.y,t),0),a=n.at(e+We),c=n.endOf(a)+We;return r<0&&e+r>n.startOf(a)-We&&e+t>c&&e+r+t<=c?a:void 0}function Qw(s,t,{laid:e,bottom:n},i){
const{box:o,height:r,lines:a,children:c,apart:l}=s;if(o.style.position!=="absolute"||!no(o.style))return;const d=i.at(t+We),f=i.endOf(d)+We;if(t+r<=f)return;const h=e.
box.style.overflow==="hidden"&&n<=f,u=a.length+c.length+l.length===0&&o.replaced===void 0;return h||u?d:void 0}const tb=(s,t,e,n)=>qw(s,t,n)??Qw(s,t,e,n),We=.01,
cs=s=>s==="page"||s==="left"||s==="right"?"page":s==="column"?"column":void 0;function Hl(s){let t;for(let e=s;e;[e]=e.flow==="sequence"?e.children:[]){const n=cs(
e.box.style.breakBefore);if(n==="page")return n;t??=n}return t}function eb(s){let t;for(let e=s;e;e=e.flow==="sequence"?e.children.at(-1):void 0){const n=cs(e.box.
style.breakAfter);if(n==="page")return n;t??=n}return t}function nb(s,t,e,{orphans:n,widows:i}){const o=e-t<i?Math.max(e-i,s):t,r=s>0&&o-s<n?t:o;return r-s<n&&s===
0?0:Math.max(r,s===0?0:s+1)}const sb=20,ib=200;function Pe(s,t,e,n=so()){for(let i=s,o=0;;){if(n.left--,eo(i,t,e))return o+i.height;if(i.columns)return o+Math.min(
Pe(i.columns.content,t,!0,n),i.height);const{lines:r,box:a,children:c}=i;if(r.length>0){const{orphans:h,widows:u}=a.style,p=r.length<h+u&&!n.isInItem,g=r[(p?r.length:
Math.min(h,r.length))-1];return o+Math.max(g.y+g.height,Ul(i,n.isInItem))}if((i.head??i.foot)&&c.length>1){const{head:h,foot:u}=i,p=c.find(m=>m!==h&&m.children.
length>0)?.children[0],g=p?Pe(p,t,e,n):0;return o+(h?h.y+h.height:0)+g+(p&&u?u.height:0)}const[l]=c;if(!l)return o+(i.height>sb?0:i.height);if(i.flow==="bands")
return n.isInItem=io(i),o+l.y+jl(rb(c),l.y,t,e,n);const[d]=i.apart,f=d&&as(d)&&d.y+d.height<=l.y+Yl?d:l;o+=f.y,i=f}}const so=(s=!1)=>({left:ib,isInItem:s}),io=({
box:s})=>s.inner==="flex"||s.inner==="grid";function jl(s,t,e,n,i){let o=0;const{isInItem:r}=i;for(const a of s){if(i.left<=0)break;i.isInItem=r;const c=Math.max(
Pe(a,e,n,i),Ul(a,r));o=Math.max(o,a.y-t+Math.min(c,a.height)-oo(a))}return o}function Ul({lines:s,box:t,padding:e,border:n},i){const o=s.at(-1),{orphans:r,widows:a}=t.
style;return!o||s.length>(i?r:r+a-1)?0:o.y+o.height+e.bottom+n.bottom}const oo=({box:s,sunk:t})=>s.style.verticalAlign==="middle"||s.style.verticalAlign==="bott\
om"?t:0;function ob(s,t,e,n){for(let i=s;i;[i]=i.children){const{box:o,lines:r,children:a,flow:c,columns:l}=i;if(eo(i,t,e))return!0;if(c==="bands")return n;if(r.
length>0)return r.length<o.style.orphans+o.style.widows;if(l!==void 0||a.length>1)return!1}return!0}function Kl({height:s,border:t,padding:e,contentWidth:n},i,o){
const r=t.bottom+e.bottom+o;if(r<=0)return 0;const a=s-t.bottom-e.bottom-i.y-i.height,c="box"in i?Math.max(N(i.box.style.marginBottom,n),i.after.size,0):0;return a>
c+We?0:Math.max(r+a,0)}function rb(s){let t=-1/0;for(const[e,{y:n,height:i}]of s.entries()){if(t!==-1/0&&n>=t)return s.slice(0,e);t=Math.max(t,n+i)}return s}const Yl=.05;
function ab(s){const t=[];let e=-1/0;for(const n of[...s].sort((i,o)=>i.y-o.y)){const i=t.at(-1);i&&(n.y<e-Yl||n.height===0&&n.y<=e)?i.push(n):t.push([n]),e=Math.
max(e,n.y+n.height)}return t}function cb(s,t){const{box:e,flow:n,children:i}=s,{flexDirection:o,flexWrap:r}=e.style,a=e.inner==="flex"&&!o.startsWith("column")&&
r==="nowrap";if(n!=="bands"||!(a||e.inner==="grid"))return 0;const c=ro(i);return c?Kl(s,c,t):0}function lb(s){return s.flow!=="bands"||io(s)?[]:s.children.map(
t=>{const e=ro(t.children)??t.lines.at(-1),n=e?t.y+e.y+e.height-oo(t):0;return[n,n+t.padding.bottom+t.border.bottom]})}const Xl=(s,{children:t})=>{const e=t[t.indexOf(
s)-1];return e?Math.max(s.y-e.y-e.height,0):0},Vl=({box:s,border:t})=>s.style.borderCollapse==="collapse"?t.top:0;function ro(s){let t=s[0];for(const e of s)e.y+
e.height>t.y+t.height&&(t=e);return t}function*$e(s,t,e){yield nt/10;const n=[];for(const r of s.lines){const a=[];for(const{laid:c}of r.atoms)a.push(yield*$e(c,
t+c.x,e+r.y+c.y));n.push({line:r,top:e+r.y,atoms:a})}const[i,o]=[[],[]];for(const r of s.children)i.push(yield*$e(r,t+r.x,e+r.y));for(const r of s.apart)o.push(
yield*$e(r,t+r.x,e+r.y));return{laid:s,x:t,top:e,bottom:e+s.height,lines:(0,B.Hn)(n),children:(0,B.Hn)(i),apart:o,repeated:[],columns:s.columns?.whole}}class db{from=[
0];names=[""];set(t,e){this.from.at(-1)===t?this.names[this.names.length-1]=e:this.names.at(-1)!==e&&(this.from.push(t),this.names.push(e))}of(t){const{from:e,names:n}=this;
if(t>=e.at(-1))return n.at(-1);let[i,o]=[0,e.length-1];for(;o-i>1;){const r=i+o>>1;e[r]<=t?i=r:o=r}return n[i]}}function*fb(s,t,e){const n=e===void 0?[]:yield*hb(
s,e.height);if(n.length===0&&!(yield*pb(s)))return!1;const i=new Set(n);s.pageName=s.style.pageName,s.widening=t(s.pageName)-t(""),s.isFluid=Jl(s);const o=[s];for(let r=o.
pop();r;r=o.pop()){yield nt/10;for(const a of ls(r))i.has(r)&&i.add(a),a.pageName=i.has(a)&&e!==void 0?e.name:a.style.pageName,a.isFluid=r.isFluid&&Jl(a),r.isFluid&&
a.pageName!==r.pageName&&(a.widening=t(a.pageName)-t(r.pageName)),o.push(a)}return!0}function*hb(s,t){for(let e=s;e;){const n=ls(e);let i=0;for(const{style:o}of n){
if(yield nt/10,i>0&&cs(o.breakBefore)==="page")return n.slice(0,i);if(i++,i===1&&n.length>1&&ub(o,t))return n.slice(0,1);if(cs(o.breakAfter)==="page"&&i<n.length)
return n.slice(0,i)}e=n.length===1?n[0]:void 0}return[]}const ub=({height:s,minHeight:t},e)=>[s,t].some(n=>typeof n=="object"&&n.percent===0&&n.px>e-2);function*pb(s){
const t=[s];for(let e=t.pop();e;e=t.pop()){if(yield nt/10,e.style.pageName!=="")return!0;(0,B.RZ)(t,ls(e))}return!1}function*gb(s){let t=0;const e=[[s,s.style.pageName]];
for(let n=e.pop();n;n=e.pop()){const[{children:i,inlines:o},r]=n;yield nt/10;const a=o.flatMap(c=>c.kind==="atom"||c.kind==="apart"?[c.box]:[]);for(const c of[...i,
...a]){const{pageName:l}=c.style;c.pageName===void 0&&l!==r&&t++,e.push([c,l])}}return t}const ls=({inner:s,style:t,children:e})=>s==="blocks"&&t.transform.length===
0?e.filter(({isApart:n})=>!n):[],Jl=({inner:s,style:{width:t,maxWidth:e}})=>(s==="blocks"||s==="lines")&&e==="none"&&(t==="auto"||typeof t=="object"&&t.px===0&&
t.percent===1);function mb(s){let t="";for(let e=s;e?.pageName!==void 0;[e]=ls(e))t=e.pageName;return t}function Zl(s){let t;for(let e=s;e?.box.pageName!==void 0;e=
e.children[0])t=e.box.pageName;return t}function wb(s){let t;for(let e=s;e?.box.pageName!==void 0;e=e.children.at(-1))t=e.box.pageName;return t}const ql=(s,t)=>s&&
(0,Fl.O)(s)?[...t,{on:()=>({})}]:t;function Ql(s,t){return!s||s.length===0||t.some(({isFilter:e})=>e)?[]:[{on:()=>({overlays:s}),isFilter:!0},{on:()=>({opacity:1})}]}
class ao{fragments;scale;last=0;constructor(t,e){this.fragments=t,this.scale=e}pageAt(t){return this.fragments.at(t+.05)}wholePage(t){const{width:e,height:n}=this.
sizeOf(t);return`0 0 ${e} ${n} re`}moved(t,e,n){let i;for(const o of n){const r=o.on(t).matrix;r&&(i=i?(0,U.lw)(r,i):r)}return i?(0,U.zl)(i,e):e}rectangle(t,e,n,i,o){
const[r,a]=[this.x(t,e),this.y(t,o)];return`${[r,a,(i-e)*this.scale,(o-n)*this.scale].map(st.id).join(" ")} re`}}class ze extends ao{composition;box;most;refuse;names=new db;areas=[];settled=0;open=new Map;constructor(t,e,n,i,o){
super(new Qi(r=>this.areaOf(r).height/n,e.heightOf("")/n),n),this.composition=t,this.box=e,this.most=i,this.refuse=o}pageOf(t){return t}rename(t,e){this.names.of(
t)!==e&&(this.names.set(t,e),this.areas.length=Math.min(this.areas.length,t),this.fragments.changeFrom(t,this.box.heightOf(e)/this.scale))}wideningOn(t,e){const{
box:n,names:i,scale:o}=this;return(n.widthOf(i.of(t))-n.widthOf(e))/o}sizeOf(t){return this.areaOf(t).page}snap(t,e){const n=this.fragments.startOf(t);return n+
Math.floor(e-n+.5)}x(t,e){return this.areaOf(t).left+e*this.scale}y(t,e){const{page:n,top:i}=this.areaOf(t);return n.height-i-(e-this.fragments.startOf(t))*this.
scale}sheet(t){const{sheets:e}=this.composition;if(t>=this.most)throw this.refuse(this.most);for(;e.length<=t;){const{width:n,height:i}=this.sizeOf(e.length);this.
composition.sheet(n,i)}return e[t]}draw(t,e,n,...i){const o=this.sheet(t);this.enterScopes(o,t,n),this.put(o,e,i)}put(t,e,n){t.draw(e,...n)}link(t,e,n,{target:i,
contents:o},r){this.sheet(t).link(e,this.moved(t,n,r),i,o)}*settle(t){const{sheets:e}=this.composition;for(const n=Math.min(this.pageAt(t),e.length);this.settled<
n;this.settled++)yield*this.composition.settle(e[this.settled])}close(){for(const t of this.open.keys())this.enterScopes(this.sheet(t),t,[])}areaOf(t){return this.
areas[t]??=this.box.areaOf(t,this.names.of(t))}enterScopes(t,e,n){let i=this.open.get(e);i||this.open.set(e,i=[]);let o=0;for(;o<i.length&&o<n.length&&i[o]===n[o];)
o++;for(;i.length>o;i.pop())t.leave();for(const r of n.slice(o))t.enter(r.on(e)),i.push(r)}}const td=1e9,bb=500;function*ed(s,t){const e=[t];for(let n=e.pop();n;n=
e.pop()){yield bb;const{laid:i,top:o,bottom:r,lines:a,children:c,apart:l,columns:d}=n;if(s.y(0,o)<=0||i.box.replaced&&s.y(0,r)<0)return!1;if(i.box.style.overflow!==
"hidden"){for(const{line:f,top:h,atoms:u}of a){if(s.y(0,h+f.height/2)<0)return!1;for(const p of u)e.push(p)}for(const f of[...c,...l])e.push(f);if(d)return!1}}return!0}
class ds extends ao{around;page;start;bound=new WeakMap;constructor(t,e,n=t.fragments.startOf(e)){super(new Qi(()=>td,td),t.scale),this.around=t,this.page=e,this.
start=n}snap(t,e){return this.around.snap(this.page,e+this.start)-this.start}pageOf(){return this.page}x(t,e){return this.around.x(this.page,e)}y(t,e){return this.
around.y(this.page,e+this.start)}sheet(){return this.around.sheet(this.page)}wideningOn(t,e){return this.around.wideningOn(this.page,e)}sizeOf(){return this.around.
sizeOf(this.page)}draw(t,e,n,...i){this.around.draw(this.page,e,this.bindAll(n),...i)}link(t,e,n,i,o){this.around.link(this.page,e,n,i,this.bindAll(o))}moved(t,e,n){
return this.around.moved(this.page,e,this.bindAll(n))}bindAll(t){return t.map(e=>{let n=this.bound.get(e);return n||this.bound.set(e,n={on:()=>e.on(this.page)}),
n})}}const yb=1,xb=.5,co=.1;function*nd(s,t,e){const{count:n}=s,i=g=>Math.floor(g/n),o=yield*sd(s,g=>t.roomOf(i(g)).height,t.most,e),r=i(o.last),c=(s.fillsFirst||
n===1||t.depth>yb?void 0:yield*Ob(s,t,{row:r,full:o},e))??o,l=yield*Sb(c,n),d=[];for(let g=0;g<=r;g++){const{top:m,height:w}=t.roomOf(g),b=g===r?c.height??l[g]:
l[g],y=t.isOpen||g===r?b??0:w,x=d.at(-1);d.push({top:t.isOpen?x?x.top+x.height:0:m,height:y})}const{content:f,fragments:h,last:u,isDivided:p}=c;return{content:f,
fragments:h,rows:d,last:u,isDivided:p}}function*sd({content:s},t,e,n){const i=new Qi(t,e),o=n(i),r=yield*o.place(s,0,0,0),a=kb(r),c=Math.max(o.pageOf(a-2*co),0),
{excess:l,isDivided:d}=o;return{content:r,fragments:i,last:c,excess:l,isDivided:d,end:a}}function kb({lines:s,children:t,apart:e,top:n}){let i=n;for(const{line:o,
top:r}of s)i=Math.max(i,r+o.height);for(const{bottom:o}of t)i=Math.max(i,o);for(const{bottom:o,laid:r}of e)r.box.style.float!=="none"&&(i=Math.max(i,o));return i}
function*Ob(s,t,{row:e,full:n},i){const{count:o}=s,r=e*o,a=t.roomOf(e).height,c=Math.max((n.content.bottom-n.fragments.startOf(r))/o,1),l=u=>Mb(s,t,{row:e,full:n,
height:u},i);let[d,f]=[c,c],h=yield*l(c);if(h)return{...h,height:c};for(let u=20;!h&&f<a;u*=2)[d,f]=[f,Math.min(f+u,a)],h=yield*l(f);for(;h&&f-d>xb;){const u=(d+
f)/2,p=yield*l(u);p?[h,f]=[p,u]:d=u}return h}function*Mb(s,t,{row:e,full:n,height:i},o){const{count:r}=s,a=e*r,l=yield*sd(s,d=>d<a?t.roomOf(Math.floor(d/r)).height:
i,t.most,o);return l.last<a+r&&l.excess<=n.excess+co?l:void 0}function*Sb({content:s,fragments:t},e){const n=[],i=r=>{const a=t.at(r-co),c=Math.floor(a/e);for(;n.
length<=c;)n.push(0);n[c]=Math.max(n[c],r-t.startOf(a))},o=[...s.children,...s.apart.filter(({laid:r})=>r.box.style.float!=="none")];for(const{line:r,top:a}of s.
lines)i(a+r.height);for(let r=o.pop();r;r=o.pop()){yield 1e3,i(r.bottom);for(const{line:a,top:c}of r.lines)i(c+a.height);for(const a of r.children)o.push(a)}return n}
class vb{from=[0];shifts;constructor(t){this.shifts=[t]}at(t){let e=this.from.length-1;for(let n=0;n<e;){const i=n+e+1>>1,o=n===0&&e===this.from.length-1?e:i;this.
from[o]<=t+.001?n=o:e=o-1}return t+this.shifts[e]}move(t,e){const n=e-t;Math.abs(n-this.shifts.at(-1))<1e-4||(this.from.push(Math.max(t,this.from.at(-1))),this.
shifts.push(n))}}const Tt=.05,Tb={count:1,depth:0};class fs{fragments;work;within;rename;excess=0;isDivided=!1;taken=0;end=0;isInItem=!1;constructor(t,e,n=Tb,i){
this.fragments=t,this.work=e,this.within=n,this.rename=i}get height(){return this.fragments.most-this.taken}endOf(t){return this.fragments.endOf(t)-this.taken}pageOf(t){
return this.fragments.at(t+Tt)}*place(t,e,n,i){const{end:o,isInItem:r}=this;this.end=0,this.isInItem=!1,yield nt/4,this.within.depth>0&&this.work.take();let a=n;
const c=eo(t,this.height-i,this.within.depth>0);c&&this.crosses(a,t.height)?a=this.next(a,i):(this.isCutAtEnd(t,a,i,o)||this.isCellCut(t,a,i))&&(a=this.next(a,i)),
(c||t.box.inner==="image")&&this.measure(a,t.height);const{children:l,apart:d,repeated:f}=Ib(t),h={laid:t,x:e,top:a,bottom:a+t.height,lines:Ab,children:l,apart:d,
repeated:f};if(t.columns)yield*this.columns(h,i);else{const u=new vb(a);let p=Ne.none;t.lines.length>0?yield*this.lines(h,i,u,o,r):t.flow==="bands"?yield*this.bands(
h,i,u,o):(p=yield*Ne.of(t),yield*this.sequence(h,i,u,o,{isInItem:r,floats:p})),yield*this.apart(h,i,u,p)}return h}crosses(t,e){return t+e>this.endOf(this.pageOf(
t))+Tt}isCutAtEnd(t,e,n,i){const{height:o}=t;if(t.flow!=="bands"||this.within.depth>0||o+i>this.height-n||this.isAtStart(e,n)||!this.crosses(e,o+i))return!1;const r=cb(
t,i);return r>0&&!this.crosses(e,o+i-r)}isCellCut(t,e,n){return this.within.depth>0||t.height>this.height-n||this.isAtStart(e,n)||!this.crosses(e,t.height)?!1:lb(
t).some(([i,o])=>!this.crosses(e,i)&&this.crosses(e,o))}measure(t,e){this.excess=Math.max(this.excess,t+e-this.endOf(this.pageOf(t))-Tt)}next(t,e){return this.fragments.
startOf(this.pageOf(t)+1)+e}nextForced(t,e,n){const{count:i}=this.within;return n==="page"&&(this.isDivided=!0),n==="column"?this.next(t,e):this.fragments.startOf(
(Math.floor(this.pageOf(t)/i)+1)*i)+e}isForcedNow(t,e,n){return t===void 0||t==="column"&&this.within.depth===0?!1:!this.isAtStart(e,n)||t==="page"&&this.pageOf(
e)%this.within.count>0}isAtStart(t,e){return t-this.fragments.startOf(this.pageOf(t))<=e+Tt}*columns(t,e){const{fragments:n,work:i}=this,o=t.laid.columns;!this.
isAtStart(t.top,e)&&this.crosses(t.top,Pe(o.content,this.height-e,!0))&&(t.top=this.next(t.top,e));const{top:r,laid:a}=t,c=this.pageOf(r),{whole:l}=o,d=l?.rows.
at(-1),f=d!==void 0&&!this.crosses(r,Math.max(a.height,d.top+d.height));if(l&&!l.isDivided&&f)t.columns=l;else{const u=m=>{const w=m===0?r:n.startOf(c+m)+e;return{
top:w-r,height:this.endOf(c+m)-w}},p=this.within.depth+1,g=m=>new fs(m,i,{count:o.count,depth:p});t.columns=yield*nd(o,{roomOf:u,most:this.height-e,depth:p},g),
this.isDivided||=t.columns.isDivided}const h=t.columns.rows.at(-1);t.bottom=Math.max(r+h.top+h.height,t.columns===l?r+a.height:0)}*lines(t,e,n,i,o){const{laid:r}=t,
{lines:a,box:c}=r,l=a.at(-1),d=this.endOfLast(r,l,i),f=l.height+d<=this.height-e?l.height+d:l.height;let h=0;for(let p=0;p<a.length;p++){yield 2e3;const g=a[p],
m=n.at(g.y);if(!this.crosses(m,g===l?f:g.height)||this.isTall(g,e))continue;const w=nb(h,p,a.length,c.style),b=o&&w===0&&p>=c.style.orphans?p:w,y=n.at(a[b].y),x=this.
isAtStart(y,e)?p:b,M=n.at(a[x].y);this.isAtStart(M,e)||(n.move(a[x].y,this.next(M,e)),h=x,p=x)}const u=[];for(const p of a){yield 500;const g=n.at(p.y);this.isTall(
p,e)||this.measure(g,p.height);const m=p.atoms.length>0?[]:hs;let w=g+p.height;for(const{laid:b}of p.atoms){const y=yield*this.place(b,t.x+b.x,g+b.y,e);m.push(y),
w=Math.max(w,y.bottom)}w>g+p.height+Tt&&n.move(p.y+p.height,w),u.push({line:p,top:g,atoms:m})}t.lines=(0,B.Hn)(u),t.bottom=n.at(r.height)}isTall({height:t},e){return t>
this.height-e}endOfLast(t,e,n){return this.within.depth>0?0:Kl(t,e,n)}*sequence(t,e,n,i,{isInItem:o,floats:r}){const{laid:a}=t,{children:c,head:l,foot:d}=a;let f=e;
const h=this.taken;d&&d.height<=this.height/4&&(this.taken+=Xl(d,a)+d.height);const u=this.taken>h,p=c.at(-1),g=p?this.endOfLast(a,p,i):0;for(const[m,w]of c.entries()){
const b=c[m-1];w===d&&(this.taken=h);const y=yield*this.floatsAbove(w.y,t,e,n,r);let x=n.at(w.y);const M=w===p?g:0,v=Math.max(b?t.children[m-1].bottom:t.top,y),
T=b&&(!this.isAtStart(v,f)||v-t.children[m-1].top>Tt),A=b&&this.rename?Zl(w):void 0,L=A!==void 0&&A!==wb(b),z=L?"page":id(Hl(w),b&&eb(b));this.isForcedNow(z,v,f)?
x=this.nextForced(v,f,z)+Math.max(w.above??N(w.box.style.marginTop,a.contentWidth),0):T&&this.pageOf(x)>this.pageOf(v-2*Tt)?x=this.next(v-2*Tt,f):!this.isAtStart(
x,f)&&this.crosses(x,this.leastOf(w,x,f,M,o&&!b))?x=this.next(x,f):!this.isAtStart(x,f)&&this.needsNext({children:c,index:m,below:g},x,f)?x=this.next(x,f):b&&!b.
box.keepsNext&&!this.isAtStart(x,f)&&this.needsPages(w,f)&&(x=this.next(x,f)),L&&this.rename(this.pageOf(x),A),this.end=M,this.isInItem=o&&m===0;const _=yield*this.
place(w,t.x+w.x,x,f);n.move(w.y,_.top),n.move(w.y+w.height,_.bottom),t.children.push(_),w===l&&l.height<=this.height/2&&(f=e+Vl(a)+Math.max((c[m+1]?.y??0)-l.y,l.
height))}t.bottom=Math.max(n.at(a.height),t.top),this.taken=h,l&&f>e&&(yield*this.repeatHead(t,e)),d&&u&&(yield*this.repeatFoot(t,d,e))}needsPages(t,e){return this.
within.depth===0&&Zw(t,this.height-e)}needsNext({children:t,index:e,below:n},i,o){let r=0;for(let a=e;a<t.length;a++){const c=t[a],l=a===e?0:c.y-t[a-1].y-t[a-1].
height;if(!c.box.keepsNext&&!this.avoids(c.box.style.breakAfter)&&!this.avoids(t[a+1]?.box.style.breakBefore)){if(a===e)return!1;if(e>0&&this.needsPages(c,o))return!0;
const d=a===t.length-1&&n>0;r+=l+(d?this.leastOf(c,i+r+l,o,n):Pe(c,this.height-o,this.within.depth>0));break}if(r+=l+c.height,r>this.height-o)return!1}return this.
crosses(i,r)&&r<=this.height-o}leastOf(t,e,n,i,o=!1){const r=this.height-n,a=this.within.depth>0,c=t.height+i,l=!this.crosses(e,t.height);if(i>0&&c<=r&&ob(t,r,a,
l))return c;const d=Pe(t,r,a,so(o));return d<=r?d:0}avoids(t){return t==="avoid"||t==="avoid-column"&&this.within.depth>0}*repeatHead(t,e){const{head:n}=t.laid,
i=t.children.find(({laid:r})=>r===n),o=(0,B.Kf)(t.children.map(({bottom:r})=>r));for(let r=this.pageOf(i.bottom-Tt)+1;r<=this.pageOf(o-2*Tt);r++){const a=this.fragments.
startOf(r)+e+Vl(t.laid);t.repeated.push(yield*this.place(n,i.x,a,e))}}*repeatFoot(t,e,n){const i=t.children.find(({laid:c})=>c===e),o=this.pageOf(i.top),r=Xl(e,
t.laid),a=new Map;for(const c of t.children)for(const l of c===i?[]:c.children){yield nt/10;const[d,f]=[this.pageOf(l.top),this.pageOf(l.bottom-2*Tt)];for(let h=d;h<=
f;h++)a.set(h,h<f?1/0:Math.max(a.get(f)??0,l.bottom+r))}for(const[c,l]of a){const d=Math.min(l,this.endOf(c)-e.height-r);c<o&&t.repeated.push(yield*this.place(e,
i.x,d,n))}}*bands(t,e,n,i){const{laid:o}=t,r=o.box.inner==="flex"?ro(o.children):void 0,a=this.within.depth>0,c=io(o),l=new Map(o.children.map((f,h)=>[f,h])),d=[];
for(const f of ab(o.children)){const h=f[0].y,u=(0,B.Kf)(f.map(({y:T,height:A})=>T+A));let p=n.at(h);const g=d.length>0?f.map(Hl).reduce(id,void 0):void 0,w=r!==
void 0&&f.includes(r)?this.endOfLast(o,r,i):0,b=f.length===1&&o.box.style.flexDirection.startsWith("column"),y=b&&w>0?this.leastOf(r,p,e,w):jl(f,h,this.height-e,
a,so(c)),x=!b&&w>0&&!this.crosses(p,u-h)&&this.crosses(p,u-h+w);this.isForcedNow(g,p,e)?p=this.nextForced(p,e,g):!this.isAtStart(p,e)&&(x||this.crosses(p,y))&&y<=
this.height-e&&(p=this.next(p,e)),this.measure(p,Math.min(y,this.height-e)),n.move(h,p);let M=p;const v=[];for(const T of f){this.end=b?w:0,this.isInItem=c;const A=p+
T.y-h,L=this.crosses(p,u-h)?oo(T):0,z=yield*this.place(T,t.x+T.x,A-L,e);z.top+=L,L>0&&(z.bottom=Math.max(z.bottom,A+T.height)),v.push(z),M=Math.max(M,z.bottom+u-
T.y-T.height)}for(const T of v)T.laid.y+T.laid.height>u-Tt&&(T.bottom=M);for(const T of v)d.push(T);n.move(u,M)}d.sort((f,h)=>l.get(f.laid)-l.get(h.laid));for(const f of d)
t.children.push(f);t.bottom=Math.max(n.at(o.height),t.top)}*floatsAbove(t,e,n,i,o){let r=-1/0;for(let a=o.takeAbove(t+Tt);a;a=o.takeAbove(t+Tt)){const{bottom:c}=o.
keep(yield*this.placeApart(a,e,n,i)),l=a.y+a.height;c>i.at(l)+Tt&&i.move(l,c),r=Math.max(r,c)}return r}*apart(t,e,n,i){const{laid:o}=t;for(const r of o.apart){const a=i.
placedOf(r)??(yield*this.placeApart(r,t,e,n));t.apart.push(a),as(r)&&r.y+r.height<=o.height+Tt&&(t.bottom=Math.max(t.bottom,a.bottom+o.height-r.y-r.height))}}*placeApart(t,e,n,i){
const{position:o,top:r,bottom:a}=t.box.style,c=o==="fixed",l=c&&(r!=="auto"||a!=="auto"),d=t.isFromBottom?e.bottom-(e.laid.height-t.y):i.at(t.y),f=as(t)&&!this.
isAtStart(d,n)&&this.crosses(d,this.leastOf(t,d,n,0)),h=l?e.top+t.y:f?this.next(d,n):d,u=this.within.depth===0?tb(t,h,e,this.fragments):void 0,g=c||u!==void 0?yield*$e(
t,e.x+t.x,h):yield*this.place(t,e.x+t.x,h,n);return u!==void 0&&(g.onlyPage=u),g}}const Ib=({children:s,apart:t,head:e,foot:n})=>({children:s.length>0?[]:hs,apart:t.
length>0?[]:hs,repeated:e||n?[]:hs}),Ab=[],hs=Object.freeze([]),id=(s,t)=>s==="page"||t==="page"?"page":s??t;class lo extends ao{around;owner;scopes;columns;placed;bound=new WeakMap;constructor(t,e,n){
super(e.columns.fragments,t.scale),this.around=t,this.owner=e,this.scopes=n,this.columns=e.laid.columns,this.placed=e.columns,this.last=this.placed.last}snap(t,e){
const n=this.above(t,e);return e+this.around.snap(this.partOf(t),n)-n}pageOf(t){return this.around.pageOf(this.partOf(t))}x(t,e){return this.around.x(this.partOf(
t),this.at(t).left+e)}y(t,e){return this.around.y(this.partOf(t),this.above(t,e))}sheet(t){return this.around.sheet(this.partOf(t))}wideningOn(){return 0}sizeOf(t){
return this.around.sizeOf(this.partOf(t))}draw(t,e,n,...i){const o=[...this.scopes,...n.map(r=>this.bind(r,t))];this.around.draw(this.partOf(t),e,o,...i)}link(t,e,n,i,o){
this.around.link(this.partOf(t),e,super.moved(t,n,o),i,this.scopes)}moved(t,e,n){return this.around.moved(this.partOf(t),super.moved(t,e,n),this.scopes)}above(t,e){
return this.at(t).top+e-this.fragments.startOf(t)}partOf(t){return this.around.pageAt(this.at(t).top)}at(t){return fo(this.owner,this.columns,this.placed,t)}bind(t,e){
let n=this.bound.get(t);return n||this.bound.set(t,n=[]),n[e]??={on:()=>t.on(e)}}}function fo({x:s,top:t,laid:e},{count:n,width:i,gap:o},{rows:r},a){const c=Math.
floor(a/n),l=r[Math.min(c,r.length-1)],d=a%n,f=e.box.style.direction==="rtl";return{left:s+(f?n-1-d:d)*(i+o),top:t+l.top,height:l.height}}function Rb(s,t,e){const{
style:n}=s.laid.box,{columnRuleWidth:i,columnRuleStyle:o,columnRuleColor:r}=n,a=s.laid.columns;if(i===0)return[];const c={...yt.DI,color:n.color,outlineWidth:0,
borderLeftWidth:i,borderLeftStyle:o,borderLeftColor:r},l={top:0,right:0,bottom:0,left:i},d=[];for(let f=1;f<=s.columns.last;f++){if(f%a.count===0)continue;const[
h,u]=[f-1,f].map(b=>fo(s,a,s.columns,b).left),{top:p,height:g}=fo(s,a,s.columns,f),m=(Math.max(h,u)+Math.min(h,u)+a.width)/2,w={left:m-i/2,right:m+i/2,top:p,bottom:p+
g};d.push({rect:w,style:c,border:l,padding:{...l,left:0},images:void 0,opacity:t,scopes:e})}return d}const Dt=[[0,0],[0,0],[0,0],[0,0]];function us(s,t,e){const n=[
s.borderTopLeftRadius,s.borderTopRightRadius,s.borderBottomRightRadius,s.borderBottomLeftRadius].map(([d,f])=>[(0,k.S6)(d,t),(0,k.S6)(f,e)]),[i,o,r,a]=n,l=[[t,i[0]+
o[0]],[t,a[0]+r[0]],[e,i[1]+a[1]],[e,o[1]+r[1]]].reduce((d,[f,h])=>h>f&&h>0?Math.min(d,f/h):d,1);return n.map(([d,f])=>[d*l,f*l])}const Zt=(s,{top:t,right:e,bottom:n,
left:i})=>s.map(([o,r],a)=>{const c=a===0||a===3?i:e,l=a<2?t:n;return[Math.max(o-c,0),Math.max(r-l,0)]}),Rt=({left:s,top:t,right:e,bottom:n},i)=>({left:s+i.left,
top:t+i.top,right:e-i.right,bottom:n-i.bottom});function ho(s,t,{left:e,top:n,right:i,bottom:o}){const[r,a]=[Math.round(e),Math.round(i)],[c,l]=[s.snap(t,n),s.snap(
t,o)];return{...r<a?{left:r,right:a}:{left:e,right:i},...c<l?{top:c,bottom:l}:{top:n,bottom:o}}}const Pt=(s,t)=>({x:e=>s.x(t,e),y:e=>s.y(t,e)});function ee(s,t,e,n){
const[i,o]=[t===0?-1/0:s.startOf(t),s.endOf(t)],[r,a]=[Math.max(e.top,e.top<i-.05?i:e.top),Math.max(e.bottom>o+.05?o:e.bottom,e.top)];if(r===e.top&&a===e.bottom)
return{rect:e,corners:n};const[c,l]=[r===e.top,a===e.bottom],d=n.map((f,h)=>(h<2?c:l)?f:[0,0]);return{rect:{...e,top:r,bottom:a},corners:d}}const Eb=(s,t,e,n)=>[
(0,st.id)(s),(0,st.id)(t),(0,st.id)(e-s),(0,st.id)(n-t),"re"].join(" ");function lt({left:s,top:t,right:e,bottom:n},i,o){if(i.every(([h,u])=>h<=0||u<=0))return Eb(
o.x(s),o.y(n),o.x(e),o.y(t));const r=(h,u)=>`${(0,st.id)(o.x(h))} ${(0,st.id)(o.y(u))}`,[a,c,l,d]=i,f=1-st.yQ;return[`${r(s+a[0],t)} m`,`${r(e-c[0],t)} l`,`${r(
e-c[0]*f,t)} ${r(e,t+c[1]*f)} ${r(e,t+c[1])} c`,`${r(e,n-l[1])} l`,`${r(e,n-l[1]*f)} ${r(e-l[0]*f,n)} ${r(e-l[0],n)} c`,`${r(s+d[0],n)} l`,`${r(s+d[0]*f,n)} ${r(
s,n-d[1]*f)} ${r(s,n-d[1])} c`,`${r(s,t+a[1])} l`,`${r(s,t+a[1]*f)} ${r(s+a[0]*f,t)} ${r(s+a[0],t)} c`,"h"].join(" ")}function Lb({left:s,top:t,right:e,bottom:n},i){
const o=([r,a])=>Math.PI/4*(3*(r+a)-Math.sqrt((3*r+a)*(r+3*a)));return i.reduce((r,a)=>r+o(a)-a[0]-a[1],2*(e-s+n-t))}const Cb=(s,{left:t,top:e,right:n,bottom:i})=>s.
left>t-ps&&s.top>e-ps&&s.right<n+ps&&s.bottom<i+ps,ps=.01;function uo(s,t,{objectFit:e,objectPosition:[n,i]}){if(e==="fill")return s;const[o,r]=[s.right-s.left,
s.bottom-s.top],[a,c]=[o/t.width,r/t.height],l=Math.min(a,c),d=e==="cover"?Math.max(a,c):e==="none"?1:e==="scale-down"?Math.min(l,1):l,[f,h]=[t.width*d,t.height*
d],[u,p]=[s.left+(0,k.S6)(n,o-f),s.top+(0,k.S6)(i,r-h)];return{left:u,top:p,right:u+f,bottom:p+h}}function Bb(s,t,e){const[n,i]=[t.right-t.left,t.bottom-t.top];
switch(s.kind){case"polygon":return{clip:`${s.corners.map(([a,c])=>`${(0,st.id)(e.x(t.left+(0,k.S6)(a,n)))} ${(0,st.id)(e.y(t.top+(0,k.S6)(c,i)))}`).map((a,c)=>`${a}\
 ${c===0?"m":"l"}`).join(" ")} h`,hasHoles:s.hasHoles};case"ellipse":{const[o,r]=[(0,k.S6)(s.center[0],n),(0,k.S6)(s.center[1],i)],[a,c]=_b(s,{cx:o,cy:r,width:n,
height:i}),[l,d]=[t.left+o,t.top+r],f=Array.from({length:4},()=>[a,c]);return{clip:lt({left:l-a,right:l+a,top:d-c,bottom:d+c},f,e)}}case"inset":{const[o,r,a,c]=s.
sides,l={left:t.left+(0,k.S6)(c,n),right:t.right-(0,k.S6)(r,n),top:t.top+(0,k.S6)(o,i),bottom:t.bottom-(0,k.S6)(a,i)},[d,f]=[Math.max(l.right-l.left,0),Math.max(
l.bottom-l.top,0)],h=[Math.min((0,k.S6)(s.radius,n),d/2),Math.min((0,k.S6)(s.radius,i),f/2)],u={left:l.left,top:l.top,right:l.left+d,bottom:l.top+f};return{clip:lt(
u,[h,h,h,h],e)}}}}function _b({radii:s},{cx:t,cy:e,width:n,height:i}){const[o,r]=s,a=[[Math.abs(t),Math.abs(n-t)],[Math.abs(e),Math.abs(i-e)]],c=(d,f,h)=>typeof d==
"object"?Math.max((0,k.S6)(d,h),0):f.reduce((u,p)=>d==="closest-side"?Math.min(u,p):Math.max(u,p));if(r!==void 0)return[c(o,a[0],n),c(r,a[1],i)];const l=c(o,[...a[0],
...a[1]],Math.hypot(n,i)/Math.SQRT2);return[l,l]}const Nb=1e3;function Wb(s,t,e){return s.kind==="linear"?$b(s,t,e):Db(s,t,e)}const Pb=({left:s,top:t,right:e,bottom:n},i)=>[
i.x(s),i.y(n),i.x(e),i.y(t)];function $b(s,t,e){const[n,i]=[t.right-t.left,t.bottom-t.top],[o,r]=[(t.left+t.right)/2,(t.top+t.bottom)/2],a=zb(s.angle,n,i)*Math.
PI/180,c=Math.abs(n*Math.sin(a))+Math.abs(i*Math.cos(a)),[l,d]=[Math.sin(a)*c/2,-Math.cos(a)*c/2],{stops:f,from:h,to:u}=po(s,c),p=g=>[e.x(o+l*(2*g-1)),e.y(r+d*(2*
g-1))];return{coordinates:[...p(h),...p(u)],stops:f,box:Pb(t,e)}}function zb(s,t,e){if(typeof s=="number")return s;const{x:n,y:i}=s;if(n===0)return i<0?0:180;if(i===
0)return n<0?270:90;const o=Math.atan2(e,t)*180/Math.PI;return n>0?i<0?o:180-o:i<0?360-o:180+o}function Db(s,t,e){const[n,i]=[t.right-t.left,t.bottom-t.top],[o,
r]=[(0,k.S6)(s.center[0],n),(0,k.S6)(s.center[1],i)],[a,c]=Fb(s,{cx:o,cy:r,width:n,height:i}),{stops:l,from:d,to:f}=po(s,a),h=e.x(1)-e.x(0),u=[h,0,0,h*(c/a),e.x(
t.left+o),e.y(t.top+r)],p=2*Math.max(n,i)*Math.max(a/c,1);return{coordinates:[0,0,Math.max(d,0)*a,0,0,f*a],stops:l,matrix:u,box:[-p,-p,p,p]}}function Fb({extent:s,
isCircle:t},{cx:e,cy:n,width:i,height:o}){const r=[Math.abs(e),Math.abs(i-e)],a=[Math.abs(n),Math.abs(o-n)],c=s.startsWith("closest")?Math.min:Math.max,[l,d]=[Math.
max(c(r[0],r[1]),.01),Math.max(c(a[0],a[1]),.01)],f=s.endsWith("corner");if(t){const h=f?Math.hypot(l,d):c(l,d);return[h,h]}return f?[l*Math.SQRT2,d*Math.SQRT2]:
[l,d]}function po({stops:s,repeats:t},e){const n=Gb(s,e),[i,o]=[n[0],n.at(-1)],r=s.map(({paint:c},l)=>({paint:c,at:n[l]})),a=o-i;if(!t&&a>1e-4&&n.at(-2)===o)return r.
push({paint:r.at(-1).paint,at:o+a/10}),go(r,i,o+a/10);if(t&&a>1e-4&&a<1){const c=Math.min(Math.ceil(1/a)+1,Math.floor(Nb/r.length)),l=Array.from({length:c},(d,f)=>r.
map(({paint:h,at:u})=>({paint:h,at:u+f*a}))).flat();return go(l,i,i+c*a)}return go(r,i,a>1e-4?o:i+1e-4)}function go(s,t,e){const n=s.map(({paint:o,at:r})=>({...o,
at:Math.min(Math.max((r-t)/(e-t),0),1)}));return{stops:n.flatMap((o,r)=>{if(o.alpha>0)return[o];const a=[n[r-1],n[r+1]].filter(c=>c!==void 0&&c.alpha>0);return a.
length===0?[o]:a.map(c=>({...o,color:c.color}))}),from:t,to:e}}function Gb(s,t){const e=s.map(({at:o},r)=>o?t>0?(0,k.S6)(o,t)/t:0:r===0?0:r===s.length-1?1:void 0);
let n=-1/0;const i=e.map(o=>o===void 0?void 0:n=Math.max(n,o));return i.map((o,r)=>{if(o!==void 0)return o;let[a,c]=[r,r];for(;i[a]===void 0;)a--;for(;i[c]===void 0;)
c++;return i[a]+(i[c]-i[a])*(r-a)/(c-a)})}const Hb=s=>({...s,stops:s.stops.map(t=>{const{alpha:e}=t.paint;return{...t,paint:{color:[e,e,e],alpha:1}}})});class jb{boxes;constructor(t){
this.boxes=t}*enter(t,e,n){const{style:i}=t.laid.box,{mixBlendMode:o,clipPath:r,filter:a}=i,c=i.opacity*(a?.opacity??1);if(e*c===0)return 0;const l=Ql(a?.overlays,
n),d=l.length>0,f=o!==void 0||d||c<1&&(yield*Kb(t)),h=d?e*c:c;f&&n.push({on:()=>({opacity:h,...o!==void 0&&{blend:o}})}),typeof r=="object"&&n.push(this.shapeOf(
r,t)),i.mask&&(yield*this.mask(t,i.mask,n));for(const u of l)n.push(u);return d?1:f?e:e*c}*mask({laid:t,x:e,top:n,bottom:i},o,r){const{style:a,images:c}=t.box;if(o.
backgroundImage.every(b=>"url"in b&&!c?.has(b.url)))return;const[l,...d]=o.backgroundImage,f=l&&"stops"in l&&d.length===0?Hb(l):void 0,h={isAlpha:f===void 0},u={
...a,...o,...f&&{backgroundImage:[f]},visibility:"visible",backgroundColor:void 0,backgroundClip:"border-box",backgroundClips:[],backgroundOrigin:[],borderImage:void 0,
boxShadow:[],outlineWidth:0},p={left:e,right:e+t.width,top:n,bottom:i},g={top:0,right:0,bottom:0,left:0},m=[...r,{on:()=>({making:h})}],w=t.box.isFluid?t.box.pageName:
void 0;yield*this.boxes.paint({rect:p,style:u,border:g,padding:g,images:c,opacity:1,scopes:m,fluidOn:w}),r.push({on:()=>({masked:h})})}shapeOf(t,{laid:e,x:n,top:i,
bottom:o}){const r={left:n,top:i,right:n+e.width,bottom:o};return{on:a=>Bb(t,r,this.boxes.points(a))}}}const Ub=500;function*Kb(s){let t=0,e=!1;const n=[s];for(let i=n.
pop();i;i=n.pop()){yield Ub;const{laid:o,lines:r,children:a,apart:c}=i;if(o.box.replaced)return!0;t+=od(o.box.style);for(const{line:l,atoms:d}of r){e||=l.texts.
length>0;for(const{box:f}of l.inlines)t+=od(f.style);for(const f of d)n.push(f)}if(t+Number(e)>1)return!0;for(const l of a)n.push(l);for(const l of c)n.push(l);
i.columns&&n.push(i.columns.content)}return!1}const od=s=>+(s.backgroundColor!==void 0)+s.backgroundImage.length+s.boxShadow.length+ +(s.borderTopWidth+s.borderRightWidth+
s.borderBottomWidth+s.borderLeftWidth>0)+ +(s.borderImage?.image!==void 0)+ +(s.outlineWidth>0);function mo({laid:s,x:t,top:e},n){const{shift:i,turn:o,box:r}=s,
a=[];return i&&a.push({on:()=>({matrix:[1,0,0,1,i.x*n.scale,-i.y*n.scale]})}),r.style.transform.length>0&&a.push(Yb(s,t,e,n)),o&&a.push(rd(t,e,o,n)),a}function Yb({
box:{style:s},width:t,height:e},n,i,o){const r=n+(0,k.S6)(s.transformOrigin[0],t),a=i+(0,k.S6)(s.transformOrigin[1],e);let c=[1,0,0,1,0,0];for(const l of[...s.transform].
reverse())c=(0,U.lw)(c,l.kind==="matrix"?l.values:[1,0,0,1,(0,k.S6)(l.x,t),(0,k.S6)(l.y,e)]);return rd(r,a,c,o)}const rd=(s,t,[e,n,i,o,r,a],c)=>({on:l=>{const[d,
f]=[c.x(l,s),c.y(l,t)],h=[e,-n,-i,o,r*c.scale,-a*c.scale];return{matrix:(0,U.lw)((0,U.lw)([1,0,0,1,-d,-f],h),[1,0,0,1,d,f])}}}),Xb=.5,Vb=7;function Jb(s,t,e,{opacity:n,
scopes:i,isArtifact:o}){const{box:r,border:a,padding:c}=e.laid,{marker:l}=r;if(!l||r.style.visibility!=="visible")return;const{style:d}=l,f=ad(e)??e.top+a.top+c.
top+t.lineOf(d).above,h=s.pageAt(f-d.fontSize/2),u=o?void 0:l.element??void 0,p=d.direction==="rtl",g=p?e.x+e.laid.width:e.x,{color:m,alpha:w}=d.color,b=l.shape&&
Qb(l.shape,t.metricsOf(d).ascent),x=((b?.text??(p?ty(l.text):l.text)).match(/ +|[^ ]+/g)??[]).map(L=>t.typefaces.word(L,b?"Regular":t.faceOf(d))),M=b?.size??(0,k.
xP)(d),v=x.reduce((L,z)=>L+z.width,0)*M/1e3,T=b?g+(p?b.away:-b.away)-v/2:p?g:g-v,A={kind:"text",x:s.x(h,T),y:s.y(h,s.snap(h,f)-(b?.rise??0)),size:M*s.scale,color:m,
words:x,alpha:w*n,...l.shape==="circle"&&{bolder:Xb*s.scale}};s.draw(h,u,i,A)}const Zb={disc:{text:"•",part:.235,more:0},circle:{text:"○",part:.792,more:1},
square:{text:"▪",part:.248,more:0}},qb=.363;function Qb(s,t){const{text:e,part:n,more:i}=Zb[s],o=Math.floor(t*2/3),r=Math.floor((o+1)/2),a=(r+i)/n,c=t-Math.floor(
3*(t-o)/2)-r/2;return{text:e,size:a,away:o+Vb-r/2,rise:c-qb*a}}function ty(s){let t=s.length;for(;t>0&&ey.includes(s[t-1]);)t--;return[...s.slice(t)].reverse().
join("")+s.slice(0,t)}const ey=". ";function ad(s){const[t]=s.lines;if(t)return t.top+t.line.baseline;for(const e of s.children){const n=ad(e);if(n!==void 0)return n}}
const ny="…";function sy({texts:s,atoms:t,isCut:e=!1},n,i){if(s.reduce((a,{x:c,width:l})=>Math.max(a,c+l),0)<=n+.5&&!e||t.length>0)return;let r;for(const a of s){
const c=n-i(a);if(a.x>c)break;r={at:Math.min(a.x+iy(a,c-a.x),a.x+a.width),text:a}}return r??(s[0]&&{at:Math.max(s[0].x,0),text:s[0]})}function iy({words:s,style:t},e){
let n=0;const i=(0,k.xP)(t);for(const{parts:o,after:r=0}of s){for(const{glyphs:a}of o)for(const{advance:c}of a){const l=n+c*i/1e3+t.letterSpacing;if(l>e)return n;
n=l}n+=r*i/1e3}return n}function cd({style:s,isItem:t}){const e=s.opacity<1||s.mixBlendMode!==void 0||s.filter!==void 0||s.isIsolated;return s.position!=="stati\
c"||e||s.transform.length>0||t&&s.zIndex!=="auto"}function De({style:s,isItem:t}){return(s.position!=="static"||t)&&s.zIndex!=="auto"?s.zIndex:0}function ld({style:s,
isItem:t}){const{opacity:e,mixBlendMode:n,filter:i,transform:o,clipPath:r,mask:a,position:c,zIndex:l,isIsolated:d}=s;return d||e<1||n!==void 0||i||o.length>0||r!==
void 0||a?!0:c==="fixed"||l!=="auto"&&(c!=="static"||t)}const ye=500,Bt=100;function*oy(s){let t=0;const e=[s];for(let n=e.pop();n;n=e.pop()){const{children:i,inlines:o}=n;
yield ye,cd(n)&&(n.rank=++t);for(let r=o.length-1;r>=0;r--){r%Bt===0&&(yield ye*Bt);const a=o[r];(a.kind==="atom"||a.kind==="apart"||a.kind==="open"&&a.box.style.
position==="relative")&&e.push(a.box)}for(let r=i.length-1;r>=0;r--)e.push(i[r])}}const wo=(s,t)=>s.order-t.order||s.box.rank-t.box.rank;function*ry({line:s,top:t,
atoms:e},n){const{relative:i=[],...o}=s,r=()=>({top:t,atoms:[],line:{...o,...ay()}}),a=r(),c=new Map;for(const[d,f]of i.entries())d%Bt===Bt-1&&(yield ye*Bt),De(
f)>=n&&c.set(f,r());const l=d=>(d&&c.get(d))??a;for(const[d,f]of s.texts.entries())d%Bt===Bt-1&&(yield ye*Bt),l(f.within).line.texts.push(f);for(const[d,f]of s.
inlines.entries())d%Bt===Bt-1&&(yield ye*Bt),l(f.within).line.inlines.push(f);for(const[d,f]of s.atoms.entries()){d%Bt===Bt-1&&(yield ye*Bt);const h=l(f.within);
h.line.atoms.push(f),h.atoms.push(e[d])}return{rest:a,parts:c}}const ay=()=>({texts:[],inlines:[],atoms:[]});function*cy(s){const t=[s];for(let e=t.pop();e;e=t.
pop()){if(yield ye,De(e.box)<0)return!0;for(const n of e.children)t.push(n);for(const n of e.apart)t.push(n);for(const{atoms:n}of e.lines)for(const{laid:i}of n)
t.push(i);e.columns&&t.push(e.columns.content)}return!1}const dd=180,ly=24;function dy(s,{left:t,top:e,right:n,bottom:i},o){const[r,a]=[n-t,i-e],[c,l]=[t+(0,k.S6)(
s.center[0],r),e+(0,k.S6)(s.center[1],a)],d=2*Math.max(Math.hypot(c-t,l-e),Math.hypot(n-c,l-e),r,a),f=typeof s.angle=="number"?s.angle/360:0,{stops:h,from:u,to:p}=po(
s,1),g=h.map(y=>({...y,at:u+y.at*(p-u)})),m=fy(g),w=m.every(({alpha:y})=>y===1),b=y=>{const x=2*Math.PI*(f+y);return`${(0,st.id)(o.x(c+Math.sin(x)*d))} ${(0,st.
id)(o.y(l-Math.cos(x)*d))}`};return m.map(({start:y,end:x,color:M,alpha:v})=>{const T=w?1:x,A=Math.max(Math.ceil((T-y)*ly),1),L=Array.from({length:A+1},(_,Z)=>b(
y+(T-y)*Z/A));return{path:[`${(0,st.id)(o.x(c))} ${(0,st.id)(o.y(l))} m`,...L.map(_=>`${_} l`),"h"].join(" "),color:M,alpha:v}})}function fy(s){const t=[],e=(o,r,{
color:a,alpha:c})=>{const[l,d]=[Math.max(o,0),Math.min(r,1)];d-l>1e-6&&t.push({start:l,end:d,color:a,alpha:c})},[n,i]=[s[0],s.at(-1)];e(0,n.at,n);for(const[o,r]of s.
entries()){const a=s[o+1];if(!a||a.at<=0||r.at>=1)continue;const c=r.alpha===a.alpha&&r.color.every((d,f)=>d===a.color[f]),l=c?1:Math.min(Math.max(Math.ceil((a.
at-r.at)*dd),1),dd);for(let d=0;d<l;d++){const f=c?0:(d+.5)/l,h=(g,m)=>g+(m-g)*f,u=r.color.map((g,m)=>h(g,a.color[m])),p=g=>r.at+(a.at-r.at)*g/l;e(p(d),p(d+1),{
color:u,alpha:h(r.alpha,a.alpha)})}}return e(i.at,1,i),t}const hy=2e4,bo=({width:s,height:t},e,n)=>({left:e,top:n,right:e+s,bottom:n+t});function fd(s){if(!yc(s))
return s.displayed;const{width:t,height:e,drawing:n}=s,[,,i,o]=n.view??[0,0,t??0,e??0];return t!==void 0||e!==void 0?{width:t??e*i/o,height:e??t*o/i}:i>0&&o>0&&
n.fit.scaling!=="none"?{width:i,height:o,isRatio:!0}:void 0}function hd(s,t,e){const[n,i]=[t.right-t.left,t.bottom-t.top],o=e?.isRatio&&typeof s!="string"&&s.every(
f=>f==="auto");if(s==="cover"||s==="contain"||o){if(!e)return{width:n,height:i};const f=(s==="cover"?Math.max:Math.min)(n/e.width,i/e.height);return{width:e.width*
f,height:e.height*f}}const[r,a]=s,c=r==="auto"?void 0:(0,k.S6)(r,n),l=a==="auto"?void 0:(0,k.S6)(a,i);if(c===void 0&&l===void 0)return e??{width:n,height:i};const d=e?
e.width/e.height:void 0;return{width:c??(d===void 0?n:l*d),height:l??(d===void 0?i:c/d)}}function ud({start:s,size:t},e,[n,i],[o,r],a){const c=Math.floor((i-n)/
t+1e-4);if(e==="no-repeat"||e==="space"&&c<2)return{starts:[s],size:t};if(e==="space"){const l=t+(i-n-c*t)/(c-1);return{starts:pd(n,l,o,r),size:t}}return a?{starts:[
o],size:r-o}:{starts:pd(s,t,o,r),size:t}}function uy({width:s,height:t},[e,n],{left:i,top:o,right:r,bottom:a},c){const l=(p,g)=>g/Math.max(Math.round(g/p),1),d=e===
"round"?l(s,r-i):s,f=n==="round"?l(t,a-o):t,[h,u]=[0,1].map(p=>typeof c!="string"&&c[p]==="auto");return e==="round"&&n!=="round"&&u?{width:d,height:t*d/s}:n===
"round"&&e!=="round"&&h?{width:s*f/t,height:f}:{width:d,height:f}}function pd(s,t,e,n){const i=s-Math.ceil((s-e)/t)*t,o=Math.min(Math.ceil((n-i)/t-1e-4),hy);return Array.
from({length:Math.max(o,0)},(r,a)=>i+a*t)}const py=3e3,gy=3e3,my=100,wy=300,by=[{px:0,percent:0},{px:0,percent:0}],yy=(s,t)=>({top:s.top+t.top,right:s.right+t.right,
bottom:s.bottom+t.bottom,left:s.left+t.left}),xy=["repeat","repeat"],ky=["auto","auto"];function gd(s,t,e){return s==="padding-box"?t:s==="content-box"?yy(t,e):
void 0}function Oy({kind:s,angle:t}){if(s!=="linear")return;const e=typeof t=="object";return(e?t.x===0:t%180===0)?"across":(e?t.y===0:t%180===90||t%180===-90)?
"down":void 0}class My{canvas;drawings;fills=new WeakMap;constructor(t,e){this.canvas=t,this.drawings=e}*paint(t,e,n){const{style:i,rect:o,border:r,padding:a,opacity:c,
scopes:l}=t,d=w=>{const b=gd(w,r,a),[y,x]=b?[Rt(o,b),Zt(e,b)]:[o,e],M=ee(this.canvas.fragments,n,y,x);return lt(M.rect,M.corners,Pt(this.canvas,n))},f=t.cells&&
(yield*this.cellsOn(n,t.cells));if(f==="")return;const h=d(i.backgroundClip),{backgroundColor:u,backgroundClips:p}=i,g=f??h;u&&u.alpha>0&&this.canvas.draw(n,void 0,
l,{kind:"shape",path:g,fill:u.color,alpha:u.alpha*c});const m=f===void 0?t:{...t,scopes:[...l,{on:()=>({clip:f})}]};for(let w=i.backgroundImage.length-1;w>=0;w--)
yield*this.layer(m,w,p.length>1?d(p[w%p.length]):h,n)}*cellsOn(t,e){const n=Pt(this.canvas,t),i=[];for(const{rect:o,style:r}of e.get(t)??[]){yield gy;const a=us(
r,o.right-o.left,o.bottom-o.top),c=ee(this.canvas.fragments,t,ho(this.canvas,t,o),a);i.push(lt(c.rect,c.corners,n))}return i.join(" ")}*layer(t,e,n,i){const{style:o,
rect:r,ground:a=r,border:c,padding:l,images:d,scopes:f}=t,h=o.backgroundImage[e],u="url"in h?d?.get(h.url):void 0;if("url"in h&&!u)return;const p=(q,gt)=>q.length===
0?gt:q[e%q.length],g=gd(p(o.backgroundOrigin,"padding-box"),c,l),m=g?Rt(a,g):a,w=p(o.backgroundRepeat,xy),b=p(o.backgroundSize,ky),y=uy(hd(b,m,u&&fd(u)),w,m,b);
if(!(y.width>0&&y.height>0))return;const x=p(o.backgroundPosition,by),M=m.left+(0,k.S6)(x[0],m.right-m.left-y.width),v=m.top+(0,k.S6)(x[1],m.bottom-m.top-y.height),
T=ee(this.canvas.fragments,i,r,Dt).rect,A="url"in h?void 0:h,L=A&&Oy(A),[z,_]=[{start:M,size:y.width},{start:v,size:y.height}],Z=ud(z,w[0],[m.left,m.right],[T.left,
T.right],L==="across"),V=ud(_,w[1],[m.top,m.bottom],[T.top,T.bottom],L==="down"),bt={columns:Z.starts,rows:V.starts,width:Z.size,height:V.size},Q={page:i,element:void 0,
scopes:[...f,{on:()=>({clip:n})}]};yield*this.tiled(A??u,bt,t,Q,n)}*tiled(t,e,n,i,o){const r="stops"in t?t:void 0;if(r&&r.kind!=="conic")return yield*this.shades(
r,e,n,i,o);if(!r&&!yc(t))return yield*this.pictures(t,e,i);const a=Pt(this.canvas,i.page);for(const c of e.rows)for(const l of e.columns){const d=bo(e,l,c);r?yield*this.
wedges(r,d,n,i):yield*this.drawings.repeat(t,d,a,i,n.opacity)}}*repeat(t,{columns:e,rows:n},{page:i,scopes:o}){const r=Pt(this.canvas,i);if(e.length*n.length===
1)return this.canvas.draw(i,void 0,o,t);this.drawings.countTiles(e.length*n.length);const[a,c]=[r.x(e[0]),r.y(n[0])],l=e.map(d=>r.x(d)-a);for(const d of n)yield my*
e.length,this.canvas.draw(i,void 0,o,{kind:"tiles",tile:t,across:l,up:r.y(d)-c})}*pictures(t,e,n){if(e.columns.length===0||e.rows.length===0)return;const i=Pt(this.
canvas,n.page),o=bo(e,e.columns[0],e.rows[0]),r=(0,U.lw)(t.upright,[i.x(o.right)-i.x(o.left),0,0,i.y(o.top)-i.y(o.bottom),i.x(o.left),i.y(o.bottom)]);yield*this.
repeat({kind:"image",name:this.canvas.sheet(n.page).image(t),matrix:r},e,n)}*wedges(t,e,{opacity:n},{page:i,scopes:o}){const r=Pt(this.canvas,i),a=[...o,{on:()=>({
clip:lt(e,Dt,r)})}];for(const{path:c,color:l,alpha:d}of this.drawings.counted(dy(t,e,r)))yield py,this.canvas.draw(i,void 0,a,{kind:"shape",path:c,fill:l,alpha:d*
n})}*fillOf(t,e,n,i){const o=[i,e.left,e.top,e.right,e.bottom,n].join(),r=this.fills.get(t);if(r?.key===o)return r.fill;const a=Wb(t,e,Pt(this.canvas,i)),{stops:c}=a;
this.drawings.countGradient(a),yield c.length*wy;const l=n<1?{...a,stops:c.map(d=>({...d,alpha:d.alpha*n}))}:a;return this.fills.set(t,{key:o,fill:l}),l}*shades(t,e,n,i,o){
if(e.columns.length===0||e.rows.length===0)return;const{rect:r,border:a,opacity:c,scopes:l}=n,d=bo(e,e.columns[0],e.rows[0]),f=Pt(this.canvas,i.page),h=yield*this.
fillOf(t,d,c,i.page),u=Rt(r,a),p=d.left<=u.left&&d.right>=u.right,g=d.top<=u.top&&d.bottom>=u.bottom;p&&g&&e.columns.length*e.rows.length===1?this.canvas.draw(i.
page,void 0,l,{kind:"shape",path:o,fill:h}):yield*this.repeat({kind:"shape",path:lt(d,Dt,f),fill:h},e,i)}}const Sy=1e3,vy=20,Ty=2e3;class Iy{canvas;backgrounds;drawings;constructor(t,e,n){
this.canvas=t,this.backgrounds=e,this.drawings=n}*paint(t,e){const{style:n,images:i,rect:o,border:r}=t,{borderImage:a}=n,c=a?.image,l=c&&("url"in c?i?.get(c.url):
c);if(!a||!l)return!1;const d=[r.top,r.right,r.bottom,r.left],f=a.outset.map((A,L)=>bd(A,0,d[L])),[h,u,p,g]=f,m=Rt(o,{top:-h,right:-u,bottom:-p,left:-g}),w="sto\
ps"in l?void 0:fd(l),b=hd(["auto","auto"],m,w);if(b.width<=0||b.height<=0)return!0;const y=ee(this.canvas.fragments,e,m,Dt).rect,x=lt(y,Dt,Pt(this.canvas,e)),M=[
...t.scopes,{on:()=>({clip:x})}],[v,T]=Ay(a,m,b,d);for(const[A,L]of T.entries())for(const[z,_]of v.entries()){if(A===1&&z===1&&!a.isFilled)continue;const Z={...b,
left:m.left,top:m.top},[V,bt]=a.repeat,Q=z===1?yd(_,wd(A===1?[T[0],T[2]]:[L]),V):md(_),q=A===1?yd(L,wd(z===1?[v[0],v[2]]:[_]),bt):md(L);yield*this.part(l,Z,[_,L],
[Q,q],{...t,scopes:M},e)}return!0}*part(t,{left:e,top:n,width:i,height:o},[r,a],[c,l],d,f){if(Math.min(r.size,a.size,r.length,a.length)<=0)return;const h=Pt(this.
canvas,f),u=lt({left:e,top:n,right:e+i,bottom:n+o},Dt,h),p=lt({left:r.to,top:a.to,right:r.to+r.length,bottom:a.to+a.length},Dt,h),g=[...d.scopes,{on:()=>({clip:p})}],
m={columns:[e],rows:[n],width:i,height:o};this.drawings.countTiles(vy*l.starts.length*c.starts.length);for(const w of l.starts)for(const b of c.starts){yield Ty;
const y={left:b,top:w,right:b+c.length,bottom:w+l.length},x=lt(y,Dt,h),[M,v]=[c.length/r.size,l.length/a.size],T=[M,0,0,v,h.x(b)-M*h.x(e+r.from),h.y(w)-v*h.y(n+
a.from)],A=[...g,{on:()=>({clip:x})},{on:()=>({matrix:T})}],L={page:f,element:void 0,scopes:A};yield*this.backgrounds.tiled(t,m,{...d,scopes:A},L,u)}}}const md=({
to:s,length:t})=>({starts:[s],length:t});function wd(s){const t=s.find(({size:e,length:n})=>e>0&&n>0);return t?t.length/t.size:1}function Ay({slice:s,width:t},e,n,i){
const[o,r]=[e.right-e.left,e.bottom-e.top],a=[n.height,n.width,n.height,n.width],c=s.map((m,w)=>Math.min(Math.max((0,k.S6)(m,a[w]),0),a[w])),l=t.map((m,w)=>m===
"auto"?c[w]:bd(m,w%2===0?r:o,i[w])),d=Math.min(1,o/(l[1]+l[3]),r/(l[0]+l[2])),[f,h,u,p]=l.map(m=>m*d),g=(m,w,b,y,x,M,v)=>[{from:0,size:w,to:y,length:M},{from:w,
size:m-w-b,to:y+M,length:x-M-v},{from:m-b,size:b,to:y+x-v,length:v}];return[g(n.width,c[3],c[1],e.left,o,p,h),g(n.height,c[0],c[2],e.top,r,f,u)]}const bd=(s,t,e)=>"\
times"in s?s.times*e:(0,k.S6)(s,t);function yd({size:s,to:t,length:e},n,i){const o=s*n;if(i==="stretch"||o<=e/Sy)return{starts:[t],length:e};if(i==="round"){const c=Math.
max(Math.round(e/o),1);return{starts:Array.from({length:c},(l,d)=>t+d*e/c),length:e/c}}if(i==="space"){const c=Math.floor(e/o+1e-4),l=(e-c*o)/(c+1);return{starts:Array.
from({length:c},(d,f)=>t+l+f*(o+l)),length:o}}const r=Math.ceil((e/o-1)/2-1e-4),a=t+e/2-o/2-Math.max(r,0)*o;return{starts:Array.from({length:2*Math.max(r,0)+1},
(c,l)=>a+l*o),length:o}}const Ry=.33,Ey=.13;function Ly([s,t,e],n){const i=Math.max(s,t,e);return i===0?[n,n,n]:[s*n/i,t*n/i,e*n/i]}function Cy(s){const[t,e,n]=s,
i=Math.max(t,e,n),o=r=>Ly(s,Math.min(Math.max(i+r*Ry,0),1));return i<Ey?{dark:o(1),light:o(2)}:{dark:o(-1),light:o(1)}}function xd(s,t){const{x:e,y:n,unit:i,ascent:o,
width:r,opacity:a,least:c}=t;return s.map((l,d)=>{const{color:f,alpha:h}=t.paint??l.paint,{thickness:u=l.size/10}=l,p=l.style==="solid"||l.style==="double",g=t.
isWhole?Math.max(p?Math.floor(u):Math.round(u),1):u,m=Math.max(g*i,c),w=$y(l,o,g)-(t.drops?.[d]??0),b=n+w*i-m,{line:y,style:x}=l;return{line:y,x:e,y:b,width:r,thick:m,
unit:i,style:x,color:f,alpha:h*a}})}const By=({line:s})=>s!=="line-through",_y=({y:s,thick:t,unit:e,style:n})=>[n==="double"?s-t-e:s,s+t];function kd(s,t=[]){const e={
under:[],over:[]};for(const[n,i]of s.entries())for(const o of Wy(i,t[n]??[]))(0,B.RZ)(i.line==="line-through"?e.over:e.under,zy(o));return e}const Ny=.1;function Wy(s,t){
const e=[],n=s.x+s.width;let i=s.x;const o=r=>{r-i>Ny*s.thick&&e.push({...s,x:i,width:r-i})};for(const[r,a]of[...t].sort((c,l)=>c[0]-l[0]))o(Math.min(r-s.thick,
n)),i=Math.max(i,a+s.thick);return o(n),e}const Py=.215;function $y({line:s,size:t,thickness:e=t/10,offset:n},i,o){return s==="line-through"?i*t/3+o/2:s==="over\
line"?i*t+o:n===void 0?-Math.max(Math.ceil(e/2),1):n==="under"?-Py*t:-n}const Od=3;function Md(s,t,e){const n=Math.floor((e+t)/(s+t)),o=[n,n+1].map(r=>(e-r*s)/(r-
1)).filter(r=>r>0&&Number.isFinite(r));return o.sort((r,a)=>Math.abs(r-t)-Math.abs(a-t)),o[0]??t}function zy({x:s,y:t,width:e,thick:n,unit:i,style:o,color:r,alpha:a}){
if(o==="wavy")return[Gy(s,t-n/2,e,n,r,a)];const c=(d,f,h)=>`${d.toFixed(3)} ${f.toFixed(3)} ${h.toFixed(3)} ${n.toFixed(3)} re`;if(o==="dotted"||o==="dashed"){const d=o===
"dotted"?n:n*(n<Od*i?3:2),f=d+Md(d,o==="dotted"||n>=Od*i?n:2*n,e),h=[];for(let u=0;u<e&&h.length<1e3;u+=f)h.push(c(s+u,t,Math.min(d,e-u)));return[{kind:"shape",
path:h.join(" "),fill:r,alpha:a}]}return[{kind:"shape",path:o==="double"?`${c(s,t,e)} ${c(s,t-n-i,e)}`:c(s,t,e),fill:r,alpha:a}]}const Dy=1.5,Fy=1e3;function Gy(s,t,e,n,i,o){
const r=4*Math.max(n,Dy),a=Math.min(Math.max(Math.round(e/r),1),Fy),c=e/a/2,l=.75*Math.min(r,e),d=[`${(0,st.id)(s)} ${(0,st.id)(t)} m`];for(let h=0;h<a;h++){const u=s+
h*2*c,p=(0,st.id)(u+c);d.push(`${p} ${(0,st.id)(t+l)} ${p} ${(0,st.id)(t-l)} ${(0,st.id)(u+2*c)} ${(0,st.id)(t)} c`)}const f={width:n,cap:0,join:0,miter:10,dashes:[],
dashOffset:0};return{kind:"outline",path:d.join(" "),color:i,alpha:o,...f}}const Hy=64,Sd=6,jy=5e4,vd=5e5,Td=3e3;class Uy{canvas;layout;constructor(t,e){this.canvas=
t,this.layout=e}stepsOf(t,e){const n=Yy(t,e,this.layout.shadowLayers<jy?Hy:Sd);if(this.layout.shadowLayers+=n.length,this.layout.shadowLayers>vd)throw Ky();return n}*outside({
style:t,rect:e,opacity:n,scopes:i},o,r){for(const a of[...t.boxShadow].reverse()){const{blur:c,spread:l,paint:d,isInset:f}=a;if(f)continue;const{color:h,alpha:u}=d??
t.color,p=this.stepsOf(c,u*n);if(yield p.length*Td,u*n<=0)continue;const g=Pt(this.canvas,r),m=ee(this.canvas.fragments,r,e,o),w=lt(m.rect,m.corners,g),b={on:()=>({
clip:`${this.canvas.wholePage(r)} ${w}`,hasHoles:!0})},y=Ad({rect:e,corners:o},a,l);for(const{growth:x,strength:M}of p){const v=Rd(y,x,c);if(Ed(v.rect))continue;
const T=ee(this.canvas.fragments,r,v.rect,v.corners);T.rect.bottom<=T.rect.top||this.canvas.draw(r,void 0,[...i,b],{kind:"shape",path:lt(T.rect,T.corners,g),fill:h,
alpha:M})}}}*inside({style:t,rect:e,border:n,opacity:i,scopes:o},r,a){for(const c of[...t.boxShadow].reverse()){const{blur:l,spread:d,paint:f,isInset:h}=c;if(!h)
continue;const{color:u,alpha:p}=f??t.color,g=this.stepsOf(l,p*i);if(yield g.length*Td,p*i<=0)continue;const m=Pt(this.canvas,a),[w,b]=[Rt(e,n),Zt(r,n)],y=ee(this.
canvas.fragments,a,w,b);if(y.rect.bottom<=y.rect.top)continue;const x={on:()=>({clip:lt(y.rect,y.corners,m)})},M=Ad({rect:w,corners:b},c,-d);for(const{growth:v,
strength:T}of g){const A=Rd(M,-v,l),L=Ed(A.rect)?"":` ${lt(A.rect,A.corners,m)}`;this.canvas.draw(a,void 0,[...o,x],{kind:"shape",path:`${this.canvas.wholePage(
a)}${L}`,fill:u,alpha:T,hasHoles:!0})}}}}const Ky=()=>(0,dt.G6)([{field:"file",message:`has shadows of more than ${vd} layers; leave some out`}]);function Yy(s,t,e){
if(s<=0)return[{growth:0,strength:t}];const n=Math.min(Math.max(Math.ceil(t*e),Sd),Math.max(Math.ceil(s*1.5),2));return Array.from({length:n},(i,o)=>{const[r,a]=[
t*o/n,t*(o+1)/n];return{growth:-s/2*Xy((o+.5)/n),strength:1-(1-a)/(1-r)}})}const Xy=s=>4.91*(s**.14-(1-s)**.14),[Vy,Jy]=[.93,.6],Id=({left:s,top:t,right:e,bottom:n},i)=>({
left:s-i,top:t-i,right:e+i,bottom:n+i});function Ad({rect:s,corners:t},{x:e,y:n},i){const o=Id(s,i),r=a=>a>0?Math.max(a+i,0):0;return{rect:{left:o.left+e,top:o.
top+n,right:o.right+e,bottom:o.bottom+n},corners:t.map(([a,c])=>[r(a),r(c)])}}function Rd({rect:s,corners:t},e,n){const i=Id(s,e),o=[(i.right-i.left)/2,(i.bottom-
i.top)/2],r=(a,c)=>Math.min(Math.max(a+e,Math.hypot(a,Vy*n)+Jy*e,0),c);return{rect:i,corners:t.map(([a,c])=>[r(a,o[0]),r(c,o[1])])}}const Ed=({left:s,top:t,right:e,
bottom:n})=>e<=s||n<=t;class Zy{canvas;shadows;backgrounds;images;textFills=new WeakMap;constructor(t,e,n){this.canvas=t,this.shadows=new Uy(t,n),this.backgrounds=
new My(t,e),this.images=new Iy(t,this.backgrounds,e)}*paint(t){const{style:e,rect:n}=t;if(e.backgroundClip==="text"&&e.textFill&&this.textFills.set(e.textFill,n),
!(e.visibility==="visible")||n.right<=n.left)return;const o=e.backgroundColor!==void 0||e.backgroundImage.length>0,{border:r}=t,a=r.top+r.right+r.bottom+r.left>
0||e.borderImage?.image!==void 0;if(!o&&!a&&e.boxShadow.length===0&&e.outlineWidth===0)return;const c=us(e,n.right-n.left,n.bottom-n.top);for(const l of this.pagesOf(
n)){const d=this.drawnOn(l,t),f={...d,rect:ho(this.canvas,l,d.rect)},h=e.boxShadow.length>0;h&&(yield*this.shadows.outside(f,c,l)),o&&(yield*this.backgrounds.paint(
f,c,l)),h&&(yield*this.shadows.inside(f,c,l)),a&&!(yield*this.images.paint(f,l))&&this.borders(f.gap?this.besideGap(f,f.gap,l):f,c,l),e.outlineWidth>0&&this.outlineOf(
f,l)}}*textFillOf({textFill:t,textFillColor:e,color:n},i){const o=e?e.alpha>0:t?.paint!==n&&n.alpha>0;if(!t||o)return;const r=this.textFills.get(t);return r&&(yield*this.
backgrounds.fillOf(t.gradient,r,1,i))}drawnOn(t,e){const{fluidOn:n,rect:i}=e,o=n===void 0?0:this.canvas.wideningOn(t,n);return o===0?e:{...e,rect:{...i,right:Math.
max(i.right+o,i.left)}}}besideGap(t,e,n){const i=`${this.canvas.wholePage(n)} ${lt(e,Dt,this.points(n))}`;return{...t,scopes:[...t.scopes,{on:()=>({clip:i,hasHoles:!0})}]}}pagesOf({
top:t,bottom:e}){const n=this.canvas.pageAt(t),i=Math.max(this.canvas.fragments.at(e-.05),n),o=Math.min(i,Math.max(this.canvas.last,n))-n+1;return Array.from({length:o},
(r,a)=>n+a)}points(t){return Pt(this.canvas,t)}borders(t,e,n){const{rect:i,border:o,style:r}=t,a=ee(this.canvas.fragments,n,i,e),c={...o,top:a.rect.top===i.top?
o.top:0,bottom:a.rect.bottom===i.bottom?o.bottom:0};if(i.top>=this.canvas.fragments.endOf(n))return;const l=Qy(r,c),[d]=l,f=l.filter(({width:b})=>b>0),h=f.every(
({line:b,paint:y})=>b===f[0].line&&tx(y,f[0].paint));if(f.length===0||!d)return;const{line:u,paint:p}=f[0],g=f.length===4,m=a.corners.every(([b,y])=>b<=0||y<=0);
if(h&&g&&m&&u==="solid"&&f.every(({width:b})=>b===d.width))return this.frame(t,a.rect,d,n);if(h&&g&&(u==="solid"||u==="double")){for(const{within:b,thick:y}of u===
"double"?Bd(a,c):[{within:a,thick:c}])this.ring(t,b,y,p,n);return}const w=a.corners.every(([b,y])=>b>0&&y>0);if(h&&g&&w&&(u==="dashed"||u==="dotted"))this.roundDashes(
t,a,f[0],n);else for(const b of f)this.side(t,a,c,b,n)}roundDashes({opacity:t,scopes:e},n,{width:i,line:o,paint:r},a){const c=i/2,l={top:c,right:c,bottom:c,left:c},
d=this.points(a),{scale:f}=this.canvas,h=[Rt(n.rect,l),Zt(n.corners,l)],{dash:u,gap:p}=Cd(o,i,Lb(...h),!0),g=Ld(o,i);this.canvas.draw(a,void 0,e,{kind:"outline",
path:lt(...h,d),color:r.color,alpha:r.alpha*t,width:i*f,cap:g?1:0,join:0,miter:10,dashes:p<=0?[]:g?[0,(u+p)*f]:[u*f,p*f],dashOffset:0})}frame({opacity:t,scopes:e},n,{
width:i,paint:o},r){const a=i/2;this.canvas.draw(r,void 0,e,{kind:"outline",path:lt(Rt(n,wn(a)),Dt,this.points(r)),color:o.color,alpha:o.alpha*t,width:i*this.canvas.
scale,cap:0,join:0,miter:10,dashes:[],dashOffset:0})}ring({opacity:t,scopes:e},n,i,{color:o,alpha:r},a){const c=this.points(a),l=Rt(n.rect,i),f=l.right>l.left&&
l.bottom>l.top?` ${lt(l,Zt(n.corners,i),c)}`:"",h=`${lt(n.rect,n.corners,c)}${f}`;this.canvas.draw(a,void 0,e,{kind:"shape",path:h,fill:o,alpha:r*t,hasHoles:!0})}side(t,e,n,i,o){
const r=nx[i.line];if(r){const b=yo(n,x=>x/2),y={rect:Rt(e.rect,b),corners:Zt(e.corners,b)};for(const[x,M]of r.entries())this.side(t,x===0?e:y,b,{...i,line:M},o);
return}if(i.line==="double"){for(const{within:b,thick:y}of Bd(e,n))this.side(t,b,y,{...i,line:"solid"},o);return}const{scopes:a,opacity:c}=t,l=this.points(o),d=Rt(
e.rect,n),f=e.corners.some(([b,y])=>b>0&&y>0),h=lt(d,Zt(e.corners,n),l),{color:u,alpha:p}=i.paint,g=ex(i,u);if(i.line==="dashed"||i.line==="dotted")return this.
dashes(t,e.rect,i,o);const w=`${sx(i.side,e.rect,ix(e,n)).map(([b,y],x)=>`${l.x(b).toFixed(3)} ${l.y(y).toFixed(3)} ${x===0?"m":"l"}`).join(" ")} h`;if(!f)this.
canvas.draw(o,void 0,a,{kind:"shape",path:w,fill:g,alpha:p*c});else{const b={on:()=>({clip:w})},y=`${lt(e.rect,e.corners,l)} ${h}`;this.canvas.draw(o,void 0,[...a,
b],{kind:"shape",path:y,fill:g,alpha:p*c,hasHoles:!0})}}dashes({scopes:t,opacity:e},{left:n,top:i,right:o,bottom:r},{side:a,width:c,line:l,paint:d},f){const{canvas:h}=this,
u=this.points(f),p=c/2,g=a==="top"||a==="bottom",m=a==="top"?i+p:r-p,w=a==="left"?n+p:o-p,b=g?o-n:r-i;if(b<=0||c<=0)return;const{dash:y,gap:x}=Cd(l,c,b),M=Ld(l,
c)&&x>0,v=M?y/2:0,T=g?[u.x(n+v),u.y(m),u.x(o-v),u.y(m)]:[u.x(w),u.y(i+v),u.x(w),u.y(r-v)],[A,L,z,_]=T.map(st.id),[Z,V,bt]=[c*h.scale,y*h.scale,x*h.scale],Q=x<=0||
y<qy;h.draw(f,void 0,t,{kind:"outline",path:`${A} ${L} m ${z} ${_} l`,color:d.color,alpha:d.alpha*e,width:Z,cap:M&&!Q?1:0,join:0,miter:10,dashes:Q?[]:M?[0,V+bt]:
[V,bt],dashOffset:0})}outlineOf(t,e){const{style:n,rect:i}=t,{outlineWidth:o,outlineOffset:r,outlineStyle:a}=n,c=n.outlineColor??n.color,l=f=>ee(this.canvas.fragments,
e,Rt(i,wn(-f)),Dt),d=l(r+o);if(a==="dashed"||a==="dotted")for(const f of["top","right","bottom","left"])this.dashes(t,d.rect,{side:f,width:o,line:a,paint:c},e);else
a==="double"&&o>=3?(this.ring(t,d,wn(o/3),c,e),this.ring(t,l(r+o/3),wn(o/3),c,e)):this.ring(t,d,wn(o),c,e)}}const wn=s=>({top:s,right:s,bottom:s,left:s}),qy=.1,
Ld=(s,t)=>s==="dotted"&&t>3;function Cd(s,t,e,n=!1){const i=t>=3,o=s==="dotted"?t:(i?2:3)*t,r=s==="dotted"||i?t:2*t;if(e<=2*o)return{dash:o,gap:0};const a=e/(2*
o+r);return a<=1?{dash:o*a,gap:r*a}:{dash:o,gap:n?e/Math.max(Math.round(e/(o+r)),1)-o:Md(o,r,e)}}const yo=({top:s,right:t,bottom:e,left:n},i)=>({top:i(s,"top"),
right:i(t,"right"),bottom:i(e,"bottom"),left:i(n,"left")});function Bd(s,t){if(Math.max(t.top,t.right,t.bottom,t.left)<3)return[{within:s,thick:t}];const e=yo(t,
o=>Math.min(Math.max(Math.round(o/3),1),o)),n=yo(e,(o,r)=>t[r]-o),i={rect:Rt(s.rect,n),corners:Zt(s.corners,n)};return[s,i].map(o=>({within:o,thick:e}))}const Qy=(s,t)=>[
{side:"top",width:t.top,line:s.borderTopStyle,paint:s.borderTopColor??s.color},{side:"right",width:t.right,line:s.borderRightStyle,paint:s.borderRightColor??s.color},
{side:"bottom",width:t.bottom,line:s.borderBottomStyle,paint:s.borderBottomColor??s.color},{side:"left",width:t.left,line:s.borderLeftStyle,paint:s.borderLeftColor??
s.color}],tx=(s,t)=>s.alpha===t.alpha&&s.color.every((e,n)=>e===t.color[n]);function ex({line:s,side:t},e){if(s!=="inset"&&s!=="outset")return e;const n=t==="to\
p"||t==="left",{dark:i,light:o}=Cy(e);return n===(s==="inset")?i:o}const nx={groove:["inset","outset"],ridge:["outset","inset"]};function sx(s,{left:t,top:e,right:n,
bottom:i},o){const r=[[t,e],[n,e],[n,i],[t,i]],a=["top","right","bottom","left"].indexOf(s),c=(a+1)%4;return[r[a],r[c],o[c],o[a]]}function ix({rect:s,corners:t},e){
return Zt(t,e).map(([n,i],o)=>{const[r,a]=[o===0||o===3,o<2],[c,l]=[r?e.left:e.right,a?e.top:e.bottom],f=n>0&&i>0&&c+l>0?1+1/(c/n+l/i):1;return[r?s.left+f*c:s.right-
f*c,a?s.top+f*l:s.bottom-f*l]})}var ox=I(87594);function*_d(s,{x:t,y:e,size:n,spacing:i,isOblique:o}){let r=t;for(const{parts:a,after:c=0,leans:l=o}of s){for(const{
font:d,glyphs:f}of a)for(const{glyph:h,advance:u,x:p,y:g}of f)yield{font:d,glyph:h,x:r+p*n/1e3,y:e+g*n/1e3,lean:l?ox.X:0},r+=u*n/1e3+i;r+=c*n/1e3}}const rx=20;function*Nd(s,t){
let e=[];for(const{font:n,glyph:i,x:o,y:r,lean:a}of _d(s,t)){const c=n.face.pathOf(i,{x:o,y:r,scale:n.face.unit*t.size/1e3,lean:a});c!==""&&e.push(c),!(e.length<
rx)&&(yield e,e=[])}e.length>0&&(yield e)}function ax(s,t){const e=s.map(({text:i})=>i);return!t&&!(0,te.ft)(e.join(""))?s.map(i=>({run:i,isRight:!1})):[...(0,te.
rg)(t?te.Vv:te.fM,e)].map(({text:i,rtl:o,at:r,index:a})=>({run:{...s[a],text:i,...r>0&&{dx:0,dy:0}},isRight:o}))}const Wd=5e3,cx=5e3,lx=300,gs=2e3,dx=2e3,xo=10,
fx=20,hx=new RegExp("\\P{M}\\p{M}*|\\p{M}+","gu");class ux{canvas;layout;count;constructor(t,e,n){this.canvas=t,this.layout=e,this.count=n}*paint(t,e){const n=yield*this.
placeRuns(t),i=this.boxAround(n),o=new Map;for(const r of n){yield Wd;const{paintIn:a}=r.run;let c=o.get(a);if(!c){o.set(a,c=a(i));const{fill:l}=c;l&&"stops"in l.
paint&&this.count(l.paint.stops.length)}yield*this.run(r,r.isBeyond?px:c,e)}}*placeRuns(t){const e=[];let[n,i]=[0,0];for(let o=0;o<t.length;){yield Wd;let r=o+1;
for(;r<t.length&&t[r].x===void 0&&t[r].y===void 0;)r++;const[a]=t.slice(o,r),{style:c}=a,l=[];for(const w of ax(t.slice(o,r),c.direction==="rtl"))yield*this.addWords(
l,w);const d=l.reduce((w,{run:b,width:y})=>w+b.dx+y,0),{room:f,stretch:h}=bx(a.length,d,l),u=a.length?.length??d,{anchor:p}=c.drawn,g=p===(c.direction==="rtl"?"\
start":"end"),m=p==="middle"?.5:g?1:0;n=(a.x??n)-u*m,i=a.y??i;for(const{run:w,word:b,width:y}of l){n+=w.dx,i+=w.dy;const{letterSpacing:x}=w.style,M=f===0?w:{...w,
style:{...w.style,letterSpacing:x+f}},v=(y+f*ko(w))*h;e.push({run:M,word:b,width:v,stretch:h,...yx(w.path,n,i,v)}),n+=v}o=r}return e}*addWords(t,{run:e,isRight:n}){
const{text:i,style:o,path:r}=e,a=this.layout.faceOf(o),c=r&&!n?mx(i):wx(i,n);let l=!0;for(const d of c){l||(yield cx+d.length*lx);const f=l?{...e,text:d}:{...e,
text:d,dx:0,dy:0},h=this.layout.typefaces.word(d,a,n),u=h.width*o.fontSize/1e3+o.letterSpacing*ko(f);t.push({run:f,word:h,width:u}),l=!1}}boxAround(t){let[e,n,i,
o]=[1/0,1/0,-1/0,-1/0];for(const{run:r,x:a,y:c,width:l}of t){const{ascent:d,descent:f}=this.layout.typefaces.metrics(this.layout.faceOf(r.style)),h=r.style.fontSize/
1e3;[e,i]=[Math.min(e,a),Math.max(i,a+l)],[n,o]=[Math.min(n,c-d*h),Math.max(o,c-f*h)]}return[e,n,i,o]}*run({run:t,word:e,x:n,y:i,angle:o,width:r,stretch:a},c,l){
const{style:d}=t,{page:f,element:h,scopes:u}=l,p=d.fontSize/xo;if(p<=0)return;const[g,m]=[Math.cos(o),Math.sin(o)],w=d.drawn.drop*d.fontSize,y=[...[p*a*g,p*a*m],
p*m,-p*g,n-w*m,i+w*g],x={...l,scopes:[...u,{on:()=>({matrix:y})}]},{fill:M,stroke:v,isStrokeUnder:T=!1}=c,A=d.letterSpacing/p,L=Ps(d),z={kind:"text",x:0,y:0,size:xo,
...this.inkOf(M),words:[e],matrix:y,oblique:L,spacing:A},_=xd(d.decorations,{x:0,y:0,unit:1/p,ascent:this.layout.metricsOf(d).ascent/d.fontSize,width:r/(p*a),opacity:1,
least:0,isWhole:!1,...M&&!("stops"in M.paint)&&{paint:{color:M.paint,alpha:M.alpha}}}),Z=kd(_),V=v&&this.outline(e,v,{matrix:y,spacing:A,oblique:L,scale:p},x);V&&
T&&(yield*V),Z.under.length>0&&this.canvas.draw(f,h,x.scopes,...Z.under),this.canvas.draw(f,h,ql(z.fill,u),z),Z.over.length>0&&this.canvas.draw(f,h,x.scopes,...Z.
over),V&&!T&&(yield*V)}*outline(t,e,{matrix:n,spacing:i,oblique:o,scale:r},a){const{isUnscaled:c=!1}=e,l=Pd(e,c?a.scale*r:r),d="stops"in l.color?this.shadeIn(l.
color,n):l.color;for(const f of Nd([t],{x:0,y:0,size:xo,spacing:i,isOblique:o}))yield dx*f.length,this.canvas.draw(a.page,void 0,a.scopes,{kind:"outline",path:f.
join(" "),...l,color:d})}inkOf(t){if(!t)return{color:[0,0,0],isHidden:!0};const{paint:e,alpha:n}=t;return"stops"in e?{color:[0,0,0],fill:e,alpha:n}:{color:e,alpha:n}}shadeIn(t,e){
return this.count(t.stops.length*fx),{...t,matrix:(0,U.lw)(t.matrix??gx,(0,U.DI)(e))}}}const px={fill:void 0},gx=[1,0,0,1,0,0],ko=({text:s})=>Array.from(s).length;
function Pd(s,t){if(!(t>1e-6))return s;const{width:e,dashes:n,dashOffset:i}=s;return{...s,width:e/t,dashes:n.map(o=>o/t),dashOffset:i/t}}function*mx(s){for(const[
t]of s.matchAll(hx))yield t}function wx(s,t){const e=[];for(let n=0;n<s.length||n===0;){let i=s.slice(n,n+gs);if(n+gs<s.length){const o=i.lastIndexOf(" ");i=i.slice(
0,o>0?o+1:(0,Ce.LJ)(s.charCodeAt(n+gs))?-1:gs)}e.push(i),n+=Math.max(i.length,1)}return t?e.reverse():e}function bx(s,t,e){if(!s||t<=0)return{room:0,stretch:1};
if(s.scales)return{room:0,stretch:s.length/t};const n=e.reduce((i,{run:o})=>i+ko(o),0);return{room:n>1?(s.length-t)/(n-1):0,stretch:1}}function yx(s,t,e,n){if(!s||
s.parts.length===0)return{x:t,y:e,angle:0,isBeyond:!1};const i=t+n/2,o=Math.max((0,_e.MJ)(s.starts,i)-1,0),r=s.parts[o],[a,c]=[Math.cos(r.angle),Math.sin(r.angle)],
l=i-s.starts[o]-n/2,d=i<0||i>s.length;return{x:r.x+l*a-e*c,y:r.y+l*c+e*a,angle:r.angle,isBeyond:d}}const xx=5e3,Oo=5e6,$d=5,[zd,Dd]=[4,10];function kx(s,{drawing:t,
width:e,height:n},i){if(e!==void 0&&n!==void 0)return uo(s,{width:e,height:n},i);if(!t?.view||t.fit.scaling==="none"||i.objectFit==="fill")return s;const[,,o,r]=t.
view,{objectPosition:a}=i;return uo(s,{width:o,height:r},{objectPosition:a,objectFit:i.objectFit==="cover"?"cover":"contain"})}class Ox{canvas;layout;texts;constructor(t,e){
this.canvas=t,this.layout=e,this.texts=new ux(t,e,n=>this.countTiles(n))}*paint({view:t,fit:e,nodes:n},i,o,r){const a={width:i.right-i.left,height:i.bottom-i.top},
c=o.x(1)-o.x(0),l=[c,0,0,-c,o.x(i.left),o.y(i.top)],d=t?(0,U.lw)(rn(t,e,a),l):l,f=(0,U.PU)(d)/c;yield*this.nodes(n,{...r,scale:f,scopes:[...r.scopes,{on:()=>({matrix:d})}]})}*repeat({
drawing:t,size:e},n,i,o,r){this.count(e);const a=r<1?[...o.scopes,{on:()=>({opacity:r})}]:o.scopes;yield*this.paint(t,n,i,{...o,scopes:a})}counted(t){return this.
count(t.reduce((e,{path:n})=>e+n.length,0)),t}countGradient(t){this.countTiles(t.stops.length+((0,Fl.O)(t)?Dd:zd))}countTiles(t){this.count(t*$d)}count(t){if(this.
layout.tiled+=t,this.layout.tiled<=Oo)return;const n=`repeats more than ${`${Oo/$d} images or colors of gradients (each counts as ${zd} more, and as ${Dd} if it\
 is transparent), or ${Oo} characters of drawings (svg, conic gradients)`} in backgrounds and borders; make them larger`;throw(0,dt.G6)([{field:"file",message:n}])}*nodes(t,e){
for(const n of t)yield xx,n.kind==="group"?yield*this.group(n,e):n.kind==="text"?yield*this.texts.paint(n.runs,e):n.kind==="image"?this.image(n,e):this.shape(n,
e)}shape({path:t,fill:e,stroke:n,isStrokeUnder:i},o){const r=[];e&&r.push({kind:"shape",path:t,fill:e.paint,alpha:e.alpha,hasHoles:e.hasHoles}),n&&r.push({kind:"\
outline",path:t,...n.isUnscaled?Pd(n,o.scale):n}),this.canvas.draw(o.page,o.element,o.scopes,...i?r.reverse():r)}*group(t,e){const{matrix:n,clip:i,clipHasHoles:o,
opacity:r,blend:a,overlays:c,mask:l,nodes:d}=t,f={...n&&{matrix:n},...i!==void 0&&{clip:i,hasHoles:o},...r<1&&!l&&{opacity:r},...a!==void 0&&{blend:a}},h=Object.
keys(f).length===0,u=n?e.scale*(0,U.PU)(n):e.scale,p=h?e:{...e,scale:u,scopes:[...e.scopes,{on:()=>f}]},{scopes:g}=p,m=Ql(c,g);if(!l)return yield*this.nodes(d,{
...p,scopes:[...g,...m]});const w={isAlpha:l.isAlpha},b=[...g,{on:()=>({making:w})}];this.canvas.draw(e.page,void 0,b,{kind:"shape",path:"0 0 0 0 re",fill:[0,0,
0]}),yield*this.nodes(l.nodes,{page:e.page,element:void 0,scale:u,scopes:b}),yield*this.nodes(d,{...p,scopes:[...g,{on:()=>({masked:w,opacity:r})},...m]})}image({
image:t,matrix:e},{page:n,element:i,scopes:o}){const r=this.canvas.sheet(n).image(t);this.canvas.draw(n,i,o,{kind:"image",name:r,matrix:(0,U.lw)(t.upright,e)})}}
const[Mx,Sx]=[4e3,200],vx=5e3,Fd=6,bn=1e3;class Tx{known=new Map;*between(t,e,[n,i]){const o=[],{size:r}=e;for(const{font:a,glyph:c,x:l,y:d,lean:f}of _d(t,e)){const h=[
(n-d)/r*bn,(i-d)/r*bn],u=`${a.name} ${c.id} ${f} ${Math.round(h[0])} ${Math.round(h[1])}`,p=this.known.has(u);yield p?Sx:Mx;const g=a.face.unit*bn/1e3,m=p?this.
known.get(u):Ix(a.face.pathOf(c,{x:0,y:0,scale:g,lean:f}),h);!p&&this.known.size<vx&&this.known.set(u,m),m&&o.push([l+m[0]*r/bn,l+m[1]*r/bn])}return o}}function Ix(s,t){
let[e,n]=[1/0,-1/0],[i,o,r,a]=[0,0,0,0];const c=(d,f)=>{for(const h of Ax([i,o],[d,f],t))[e,n]=[Math.min(e,h),Math.max(n,h)];[i,o]=[d,f]},l=[];for(const d of s.
split(" ")){const[f=0,h=0,u=0,p=0,g=0,m=0]=l;if(d==="m")[i,o,r,a]=[f,h,f,h];else if(d==="l")c(f,h);else if(d==="h")c(r,a);else if(d==="c"){const[w,b]=[i,o];for(let y=1;y<=
Fd;y++){const x=y/Fd;c(Gd(x,w,f,u,g),Gd(x,b,h,p,m))}}else{l.push(Number(d));continue}l.length=0}return e<=n?[e,n]:void 0}function Gd(s,t,e,n,i){const o=1-s;return o**
3*t+3*o**2*s*e+3*o*s**2*n+s**3*i}function Ax([s,t],[e,n],[i,o]){if(Math.max(t,n)<=i||Math.min(t,n)>=o)return[];const r=c=>s+(e-s)*(c-t)/(n-t),a=(c,l)=>l<i?r(i):
l>o?r(o):c;return[a(s,t),a(e,n)]}const Rx=.4,Ex={under:[],over:[]},Hd=({textStrokeColor:s,color:t})=>s??t;function Lx(s,t,e){const{textStrokeWidth:n}=s,i=Hd(s);
return n>0&&i.alpha>0?{outline:{color:i.color,width:n*e,isAlone:t===0}}:{}}const jd=(s,t,{y:e,from:n=0},i)=>s.snap(t,i+n)+e-n;class Cx{canvas;boxes;metrics;gaps=new Tx;constructor(t,e,n){
this.canvas=t,this.boxes=e,this.metrics=n}*under({inlines:t},{x:e,top:n,page:i,opacity:o,scopes:r}){const{fragments:a}=this.canvas,[c,l]=[a.startOf(i),a.endOf(i)];
for(const[d,{x:f,y:h,width:u,height:p,box:g,isFirst:m,isLast:w}]of t.entries()){d%20===19&&(yield nt*2);const{style:b}=g,y={top:b.borderTopWidth,right:w?b.borderRightWidth:
0,bottom:b.borderBottomWidth,left:m?b.borderLeftWidth:0},x=Math.max(n+h,c),M={left:e+f,top:x,right:e+f+u,bottom:Math.max(Math.min(n+h+p,l),x)},v={top:0,right:0,
bottom:0,left:0};yield*this.boxes.paint({rect:M,style:b,border:y,padding:v,images:g.images,opacity:o*b.opacity,scopes:r})}}*text(t,e){const{canvas:n}=this,{style:i,
owner:o}=t;if(i.visibility!=="visible")return;const{page:r,opacity:a,scopes:c}=e,l=e.element&&(o?.in(e.element)??e.element),[d,f]=[e.x+t.x,jd(n,r,t,e.top)],h=yield*this.
boxes.textFillOf(i,r);n.draw(r,l,ql(h,c),...yield*this.inks(t,d,f,{page:r,opacity:a,fill:h}));const u=o?.linking;if(!e.element||!u?.link)return;const{scale:p}=n,
[g,m]=[n.x(r,d),n.y(r,f)],w=i.fontSize*p;n.link(r,u.in(e.element),[g,m-w*.25,g+t.width*p,m+w*.9],u.link,c)}*inks(t,e,n,{page:i,opacity:o,fill:r}){const{canvas:a}=this,
{style:c,words:l}=t,{color:d,alpha:f}=c.textFillColor??c.color,h=(0,k.xP)(c)*a.scale,[u,p]=[a.x(i,e),a.y(i,n)],g=c.letterSpacing*a.scale,m={x:u,y:p,size:h,spacing:g,
isOblique:Ps(c)},w=c.decorations.length===0?Ex:yield*this.lines(t,m,o),b=[...w.under];return b.push({kind:"text",x:u,y:p,size:h,color:d,...r&&{fill:r},words:l,oblique:m.
isOblique,bolder:Vh(c)*h,spacing:g,...Lx(c,r?1:f,a.scale),alpha:o*(r?1:f||Hd(c).alpha)}),(0,B.RZ)(b,w.over),b}*lines({style:t,words:e,width:n,drops:i},o,r){const{
scale:a}=this.canvas,c=xd(t.decorations,{x:o.x,y:o.y,unit:a,ascent:this.metrics.metricsOf(t).ascent/t.fontSize,width:n*a,opacity:r,least:Rx,isWhole:!0,drops:i}),
l=[];if(t.skipsInk)for(const[d,f]of c.entries())By(f)&&(l[d]=yield*this.gaps.between(e,o,_y(f)));return kd(c,l)}}const Bx=2e4,_x=2e3,yn=.32,Fe=yn*Math.SQRT1_2,Nx=[
[yn,[0]],[Fe,[-Fe,Fe]],[0,[-yn,0,yn]],[-Fe,[-Fe,Fe]],[-yn,[0]]],Wx=.8,Px=[[0,[0]]],$x=({blur:s})=>s>.5?Nx:Px,zx=s=>s.reduce((t,[,{length:e}])=>t+e,0);class Dx{canvas;layout;constructor(t,e){
this.canvas=t,this.layout=e}*draw(t,e){const{style:n}=t;if(n.visibility==="visible")for(const i of[...n.textShadow].reverse()){const o=$x(i),{color:r,alpha:a}=i.
paint??n.color,c=zx(o),l=c>1?Wx:1,d=1-(1-a*e.opacity*l)**(1/c);if(d<=0)continue;const f=this.canvas.pageAt(e.top+t.y-n.fontSize/2);for(const h of this.paths(t,e,
f)){const{length:u}=h;if(yield _x*u,this.layout.shadowed+=u*c,this.layout.shadowed>Bx){this.layout.shadowsLeftOut++;return}const{scale:p}=this.canvas,g={kind:"s\
hape",path:h.join(" "),fill:r,alpha:d},m=o.map(([w,b])=>({kind:"tiles",tile:g,across:b.map(y=>(i.x+y*i.blur)*p),up:(w*i.blur-i.y)*p}));this.canvas.draw(f,void 0,
e.scopes,...m)}}}paths(t,e,n){const{canvas:i}=this,{style:o,words:r,x:a}=t;return Nd(r,{x:i.x(n,e.x+a),y:i.y(n,jd(i,n,t,e.top)),size:(0,k.xP)(o)*i.scale,spacing:o.
letterSpacing*i.scale,isOblique:Ps(o)})}}const Fx=new Set(["table-row-group","table-header-group","table-footer-group"]);function*Gx(s,t){const{style:e}=s.laid.
box;if(e.backgroundColor===void 0&&e.backgroundImage.length===0)return;const n=Fx.has(e.display);if(!n&&e.display!=="table-row")return;const i=n?s.children:[s],
o=new Map;let r=!0,a=s.top;for(const c of i)yield nt/10,r&&=Hx(c)&&Math.abs(c.top-a)<Ge,a=c.bottom;if(!(r&&Math.abs(a-s.bottom)<Ge)){for(const c of i)for(const{
laid:l,x:d,top:f,bottom:h}of c.children){yield nt/10;const u={left:d,right:d+l.width,top:f,bottom:h},p={rect:u,style:l.box.style};for(const g of t(u)){const m=o.
get(g);m?m.push(p):o.set(g,[p])}}return o}}function Hx({children:s,x:t,top:e,bottom:n,laid:i}){const o=[...s].sort((a,c)=>a.x-c.x);let r=t;for(const a of o){if(!(Math.
abs(a.top-e)<Ge&&Math.abs(a.bottom-n)<Ge)||Math.abs(a.x-r)>Ge||jx(a))return!1;r=a.x+a.laid.width}return Math.abs(r-t-i.width)<Ge}function jx({laid:s}){const{borderTopLeftRadius:t,
borderTopRightRadius:e,borderBottomRightRadius:n,borderBottomLeftRadius:i}=s.box.style;return[t,e,n,i].some(([o,r])=>(o.px>0||o.percent>0)&&(r.px>0||r.percent>0))}
const Ge=.05,Ud=1e3,Ux=65534,Kd=1e6;function xn(s){const t=s.known.get("grid");if(t)return t;const e=[],n=[],i=[],o=[],r=[],a=[],c=[];for(const p of s.children){
const{display:g}=p.style;if(g==="table-caption")e.push(p);else if(g==="table-column-group"||g==="table-column"){const m=n.length;Kx(p,n),g==="table-column-group"&&
i.push({box:p,from:m,to:n.length})}else g==="table-header-group"?(o.length===0?o:r).push(p):g==="table-footer-group"?(a.length===0?a:r).push(p):p.isPositioned?c.
push({box:p,row:0}):r.push(p)}const l=[],d=[];for(const p of[...o,...r,...a]){const g=l.length;for(const m of p.children)m.isPositioned?c.push({box:m,row:l.length}):
l.push(m);d.push({box:p,from:g,to:l.length})}const f=Yx(l,d),h=o.length>0?d[0].to:0,u={rows:l,groups:d,captions:e,apart:c,headRows:h,foot:a[0],columnGroups:i,columnBoxes:n,
...f,columns:Math.max(f.columns,n.length)};return s.known.set("grid",u),u}function Kx(s,t){const e=s.children.filter(({style:n})=>n.display==="table-column");for(const n of e.
length>0?e:[s])for(let i=Math.min(n.span.columns,Ud);i>0;i--)t.push(n)}function Yx(s,t){const e=[];let n=0,i=0,o=0,r=[];for(const[a,{children:c}]of s.entries()){
for(;t[o].to<=a;)o++,r=[];let l=0;for(const d of c){if(d.isPositioned)continue;for(;(r[l]??0)>a;)l++;const f=Math.min(Math.max(d.span.columns,1),Ud),h=t[o].to,u=d.
span.rows===0?h-a:Math.min(Math.max(d.span.rows,1),h-a,Ux);if(e.push({box:d,row:a,column:l,rows:u,columns:f}),i+=f*u,i>Kd)throw(0,dt.G6)([{field:"file",message:`\
has a table of more than ${Kd} places for cells; at most that many are allowed`}]);if(u>1)for(let p=l;p<l+f;p++)r[p]=a+u;l+=f}n=Math.max(n,l)}return{cells:e,columns:n}}
const ms={top:"Top",right:"Right",bottom:"Bottom",left:"Left"},ws={top:"bottom",right:"left",bottom:"top",left:"right"},Yd=["double","solid","dashed","dotted","\
ridge","outset","groove","inset","none"],Xd=new WeakMap;function xe(s,t){let e=Xd.get(s);if(!e){const n=i=>({width:s[`border${i}Width`],line:s[`border${i}Style`],
paint:s[`border${i}Color`]??s.color});e={top:n(ms.top),right:n(ms.right),bottom:n(ms.bottom),left:n(ms.left)},Xd.set(s,e)}return e[t]}function Vd(s,t){return s.
line==="hidden"||t.line==="hidden"?s.line==="hidden"?s:t:s.line==="none"||t.line==="none"?s.line==="none"?t:s:s.width!==t.width?s.width>t.width?s:t:Yd.indexOf(t.
line)<Yd.indexOf(s.line)?t:s}const Xx={inset:"ridge",outset:"groove",ridge:"ridge",groove:"groove"},Vx=2,Jd=new WeakMap;function Jx(s){const t=Xx[s.line];if(!t)
return s;let e=Jd.get(s);return e||Jd.set(s,e={...s,line:s.width<Vx?"solid":t}),e}const Zd=new WeakMap;function Zx(s,t){let e=Zd.get(t);e||Zd.set(t,e=new WeakMap);
let n=e.get(s);if(!n){const{top:i,right:o,bottom:r,left:a}=t;n={...s,backgroundColor:void 0,backgroundImage:[],boxShadow:[],borderTopStyle:i.line,borderRightStyle:o.
line,borderBottomStyle:r.line,borderLeftStyle:a.line,borderTopColor:i.paint,borderRightColor:o.paint,borderBottomColor:r.paint,borderLeftColor:a.paint},e.set(s,
n)}return n}function Mo(s){const t=s.known.get("collapsed");if(t)return t;const e=xn(s),n={cells:e1(e),groups:qd(e.groups),columnGroups:qd(e.columnGroups)},i=new Map,
o=new Map,r=new t1;for(const c of e.cells){const l=f=>Jx(n1(c,f,s,e,n)),d=r.find({top:l("top"),right:l("right"),bottom:l("bottom"),left:l("left")});i.set(c.box,
d.edges),o.set(c.box,d.halves)}const a={table:s1(e,i,s),cells:o,edges:i};return s.known.set("collapsed",a),a}const Ft=({width:s,line:t})=>t==="none"||t==="hidde\
n"?0:s/2,qx=({top:s,right:t,bottom:e,left:n})=>({top:Ft(s),right:Ft(t),bottom:Ft(e),left:Ft(n)}),Qx=20;class t1{kinds=[];find(t){const{top:e,right:n,bottom:i,left:o}=t,
r=this.kinds.find(({edges:c})=>c.top===e&&c.right===n&&c.bottom===i&&c.left===o);if(r)return r;const a={edges:t,halves:qx(t)};return this.kinds.length<Qx&&this.
kinds.push(a),a}}function e1({cells:s,columns:t}){const e=new Map;for(const n of s)for(let i=n.row;i<n.row+n.rows;i++)for(let o=n.column;o<n.column+n.columns;o++)
e.set(i*t+o,n);return e}function qd(s){const t=[];for(const e of s)for(let n=e.from;n<e.to;n++)t[n]=e;return t}function n1(s,t,e,n,i){const{row:o,column:r,rows:a,
columns:c}=s;let l=xe(s.box.style,t);const d=t==="top"||t==="bottom",f=t==="top"?o-1:t==="bottom"?o+a:t==="left"?r-1:r+c,h=d?n.rows.length:n.columns,[u,p]=d?[r,
r+c]:[o,o+a],g=new Set;for(let x=u;x<p&&g.size<64;x++){const M=i.cells.get(d?f*n.columns+x:x*n.columns+f);M&&f>=0&&f<h&&g.add(M)}for(const x of g)l=Vd(l,xe(x.box.
style,ws[t]));const m=f<0||f>=h,w=(x,M)=>{x&&(l=Vd(l,xe(x.style,M)))},b=d?t==="top"?o:o+a-1:t==="left"?r:r+c-1,y=x=>{const[M,v]=[x[b],x[f]];M!==v&&(w(M?.box,t),
w(v?.box,ws[t]))};if(d)w(n.rows[b],t),w(n.rows[f],ws[t]),y(i.groups);else if(m){for(let x=o;x<Math.min(o+a,n.rows.length);x++)w(n.rows[x],t);w(i.groups[o]?.box,
t)}return d?m&&(w(n.columnBoxes[r],t),w(i.columnGroups[r]?.box,t)):(w(n.columnBoxes[b],t),w(n.columnBoxes[f],ws[t]),y(i.columnGroups)),m&&w(e,t),l}function s1({
cells:s,columns:t,rows:e},n,i){if(s.length===0)return{top:Ft(xe(i.style,"top")),right:Ft(xe(i.style,"right")),bottom:Ft(xe(i.style,"bottom")),left:Ft(xe(i.style,
"left"))};let[o,r,a,c]=[0,0,0,0];for(const l of s){const d=n.get(l.box);l.row===0&&(o=Math.max(o,Ft(d.top))),l.column===0&&(c=Math.max(c,Ft(d.left))),l.row+l.rows===
e.length&&(a=Math.max(a,Ft(d.bottom))),l.column+l.columns===t&&(r=Math.max(r,Ft(d.right)))}return{top:o,right:r,bottom:a,left:c}}const Qd=.05,i1=500;class ne{canvas;layout;boxes;texts;drawings;shadows;effects;constructor(t,e){
this.canvas=t,this.layout=e,this.drawings=new Ox(t,e),this.boxes=new Zy(t,this.drawings,e),this.texts=new Cx(t,this.boxes,e),this.shadows=new Dx(t,e),this.effects=
new jb(this.boxes)}*paint(t,e=!1){this.layout.hasUnder??=yield*cy(t.laid);const n=!0,i=this.canvas instanceof ze;yield*this.context(t,{opacity:1,scopes:[],isArtifact:e,
over:[],lifted:[],isContext:n,end:1/0,isLast:i})}*repeat({laid:t,x:e,top:n},i){const{fragments:o,last:r}=i;for(let a=1;a<=r;a++){const c=t.isFromBottom?n+o.heightOf(
a)-o.heightOf(0):n;yield*new ne(new ds(i,a),this.layout).paint(yield*$e(t,e,c),!0)}}*painterOf(t){if(!(this.canvas instanceof ze))return this;const{onlyPage:e}=t;
return e!==void 0?new ne(new ds(this.canvas,e,0),this.layout):t.laid.box.style.position==="fixed"&&(yield*ed(this.canvas,t))?new ne(new ds(this.canvas,0),this.layout):
this}*context(t,e,n){const i=[];yield*this.level(t,{...e,lifted:i,isContext:!0},n);for(const o of yield*(0,_e.p9)(i,wo))yield*o.painter.context(o.placed,o.around,
o.line)}*level(t,e,n){const i=[];n?yield*this.line(n,t,{...e,over:i,isContext:!1}):yield*this.box(t,{...e,over:i});for(const o of yield*(0,_e.p9)(i,wo))ld(o.box)?
yield*o.painter.context(o.placed,o.around,o.line):yield*o.painter.level(o.placed,{...o.around,lifted:e.lifted},o.line)}*under(t,e){const n=[];yield*this.findUnder(
t,e,n);for(const{placed:i,around:o,painter:r}of yield*(0,_e.p9)(n,wo))yield*r.context(i,o),r!==this&&this.canvas instanceof ze&&i.laid.box.style.position==="fix\
ed"&&(yield*this.repeat(i,this.canvas))}*findUnder(t,e,n){const{children:i,repeated:o,apart:r,lines:a,columns:c}=t,l=[...i,...o,...r,...a.flatMap(d=>d.atoms)];for(const d of l){
yield nt/10;const{laid:f}=d,h=De(f.box);if(h<0)n.push({box:f.box,placed:d,around:e,order:h,painter:yield*this.painterOf(d)});else if(!ld(f.box)){const u=[...e.scopes,
...mo(d,this.canvas)];f.box.style.overflow==="hidden"&&this.clip(d,u),yield*this.findUnder(d,{...e,scopes:u,end:Ei(d,e.end)},n)}}c&&(yield*new ne(new lo(this.canvas,
t,e.scopes),this.layout).findUnder(c.content,{...e,scopes:[],isLast:!1},n))}*box(t,e){yield nt/2;const{laid:n}=t,{style:i}=n.box,o=[...e.scopes,...mo(t,this.canvas)],
r=yield*this.effects.enter(t,e.opacity,o);if(r===0)return;const a=t.top<Ri(t,e.end);a&&(yield*this.background(t,o,r)),a&&n.box.marker&&Jb(this.canvas,this.layout,
t,{opacity:r,scopes:o,isArtifact:e.isArtifact}),this.mark(n.box,t.x,t.top,o),i.overflow==="hidden"&&this.clip(t,o);const c=e.isLast&&n.box.inner==="blocks",l={...e,
opacity:r,scopes:o,isContext:!1,end:Ei(t,e.end),isLast:c};e.isContext&&this.layout.hasUnder===!0&&(yield*this.under(t,{...l,isLast:!1})),a&&n.box.replaced&&(yield*this.
picture(t,l,void 0)),yield*this.inside(t,l)}*inside(t,e){if(t.columns&&(yield*this.columns(t,t.columns,e)),e.isLast){const n=n0(t);for(let i=n.pop();i;i=n.pop())
this.canvas instanceof ze&&(yield*this.canvas.settle(i.top)),yield*this.child(i,e)}else for(const n of t.children)yield*this.child(n,e);for(const n of t.repeated)
yield*this.child(n,{...e,isArtifact:!0});for(const n of t.apart)yield*this.child(n,e);for(const n of t.lines)n.top<e.end?yield*this.line(n,t,e):yield nt/4}*line(t,e,n){
yield nt/4;const{box:i}=e.laid,o=n.isArtifact?void 0:t.element??i.element??void 0,r=i.style.textOverflow==="ellipsis"||t.line.isCut===!0,{rest:a,parts:c}=r?{rest:t,
parts:void 0}:yield*this.divide(t,e,n),{line:l,top:d,atoms:f}=a,h=this.canvas.pageAt(d),u={x:e.x,top:d,page:h,element:o,opacity:n.opacity,scopes:n.scopes};for(const{
box:w,x:b,y}of l.inlines)this.mark(w,e.x+b,d+y,n.scopes);yield*this.texts.under(l,u);const p=r&&this.cutLine(l,e,u);p&&(yield*this.texts.text(p.dots,{...u,element:void 0}));
const g=p?{...u,scopes:[...u.scopes,p.clip]}:u;for(const w of l.texts)w.style.textShadow.length>0&&(yield*this.shadows.draw(w,{...g,opacity:tf(w.style,n.opacity)}));
let m=0;for(const[w,b]of t.line.texts.entries()){w%20===19&&(yield nt*2);const y=b.within&&c?.get(b.within);if(y){y.element??=m++<i1?o?.add("Span"):o;continue}const{
fontSize:x}=b.style;yield*this.texts.text(b,{...g,opacity:tf(b.style,n.opacity),page:this.canvas.pageAt(d+b.y-x/2)})}for(const[w,b]of f.entries())yield*this.atom(
b,l.atoms[w].owner,o,n)}*divide(t,e,n){if(!t.line.relative)return{rest:t};const{over:i,lifted:o}=n,r=yield*ry(t,i.length+o.length>0?0:1),a={placed:e,around:{...n,
isLast:!1},painter:this};let c=0;for(const[l,d]of r.parts){++c%20===0&&(yield nt);const f=De(l);(f>0?o:i).push({...a,box:l,line:d,order:f})}return r}cutLine(t,{
laid:e,x:n},{top:i,page:o}){if(e.box.style.overflow!=="hidden"||e.box.style.direction==="rtl")return;const r=({style:h})=>this.layout.typefaces.word(ny,this.layout.
faceOf(h)),a=h=>r(h).width*(0,k.xP)(h.style)/1e3,c=e.width-e.border.right-e.padding.right,l=sy(t,c,a);if(!l)return;const d=this.boxes.points(o),f={left:n-t.height,
right:n+l.at,top:i-t.height,bottom:i+2*t.height};return{dots:{...l.text,owner:void 0,x:l.at,width:a(l.text),words:[r(l.text)]},clip:{on:()=>({clip:lt(f,Dt,d)})}}}*columns(t,{
content:e,fragments:n,rows:i},o){for(const l of Rb(t,o.opacity,o.scopes))yield nt/4,yield*this.boxes.paint(l);const r=new ne(new lo(this.canvas,t,o.scopes),this.
layout),a=i.findIndex(({top:l})=>t.top+l>=o.end),c=a<0?1/0:n.startOf(a*t.laid.columns.count);yield*r.box(e,{...o,scopes:[],end:c,isLast:!1})}*child(t,e){const{box:n}=t.
laid;if(cd(n)){const i=De(n);if(i<0)return;(i>0?e.lifted:e.over).push({box:n,placed:t,around:{...e,isLast:!1},order:i,painter:yield*this.painterOf(t)})}else yield*this.
box(t,e)}*atom(t,e,n,i){const{box:o}=t.laid,r=n&&(e?.in(n)??n);if(r&&o.element&&o.replaced&&!o.element.parent&&r.adopt(o.element),o.replaced&&r&&e){const a=[...i.
scopes,...mo(t,this.canvas)],c=yield*this.effects.enter(t,i.opacity,a);if(c===0)return;yield*this.background(t,a,c),yield*this.picture(t,{...i,scopes:a,opacity:c},
o.element?e:void 0,r);return}yield*this.child(t,i)}*background(t,e,n){const{laid:i,x:o,top:r,bottom:a}=t,{box:c}=i,l=a-r,d=i.frame&&i.frame.height<i.height?{top:r+
i.frame.top,bottom:r+i.frame.top+i.frame.height+l-i.height}:{top:r,bottom:a},f={left:o,right:o+i.width,...d},{style:h}=c;if(h.display==="table-cell"&&h.emptyCells===
"hide"&&i.lines.length===0&&i.children.length===0&&h.borderCollapse==="separate")return;const u=c.inner==="table"&&h.borderCollapse==="collapse",p={top:0,right:0,
bottom:0,left:0},g=c.known.get("edges"),m=u||g?p:i.border,w=c.isFluid?c.pageName:void 0,b=o1(t),y=yield*Gx(t,z=>this.boxes.pagesOf(z)),x={style:h,border:m,padding:i.
padding,images:c.images,opacity:n,ground:t.ground};if(yield*this.boxes.paint({...x,rect:f,scopes:e,fluidOn:w,gap:b,cells:y}),!g)return;const M={top:g.top.width,
right:g.right.width,bottom:g.bottom.width,left:g.left.width},{fragments:v}=this.canvas,[T,A]=[f.top-M.top/2,f.bottom+M.bottom/2],L={left:f.left-M.left/2,right:f.
right+M.right/2,top:Math.max(T,Math.min(v.startOf(v.at(f.top+Qd)),f.top)),bottom:Math.min(A,Math.max(v.endOf(v.at(f.bottom-Qd)),f.bottom))};yield*this.boxes.paint(
{rect:L,style:Zx(h,g),border:M,padding:p,images:void 0,opacity:n,scopes:e})}mark({place:t},e,n,i){if(!t||t.sheet)return;const o=Math.min(this.canvas.pageAt(n),this.
canvas.last);t.sheet=this.canvas.sheet(o);const[r,a]=[this.canvas.x(o,e),this.canvas.y(o,n)];t.top=this.canvas.moved(o,[r,a,r,a],i)[3]+6}clip({laid:t,x:e,top:n,
bottom:i},o){const{style:r}=t.box,a={left:e,top:n,right:e+t.width,bottom:i},c=us(r,t.width,t.height);o.push({on:l=>({clip:lt(Rt(ho(this.canvas,l,a),t.border),c,
this.boxes.points(l))})})}*picture(t,e,n,i){const{box:o,border:r,padding:a,width:c,height:l}=t.laid,{replaced:d,style:f}=o;if(!d||f.visibility!=="visible")return;
const{x:h,top:u}=t,p=Rt(Rt({left:h,top:u,right:h+c,bottom:u+l},r),a),g=this.canvas.pageAt(u),m=this.boxes.points(g),w={page:g,element:e.isArtifact?void 0:o.element??
void 0,scopes:e.scopes},b=Zt(Zt(us(f,c,l),r),a);if(d.image)this.image(d.image,f,p,b,w);else if(d.drawing){const M=kx(p,d,f),v={on:()=>({clip:lt(p,b,m)})},T=b.some(
([L])=>L>0),A=M===p&&!T?w.scopes:[...w.scopes,v];yield*this.drawings.paint(d.drawing,M,m,{...w,scopes:A})}else return;const y=n?.linking?.link;if(!i||!y)return;
const x=[m.x(p.left),m.y(p.bottom),m.x(p.right),m.y(p.top)];this.canvas.link(g,i,x,y,e.scopes)}image(t,e,n,i,{page:o,element:r,scopes:a}){const{canvas:c}=this,l=this.
boxes.points(o),d=uo(n,t.displayed,e),f=i.some(([m])=>m>0),h=!Cb(d,n),u={on:()=>({clip:lt(n,i,l)})},p=(0,U.lw)(t.upright,[l.x(d.right)-l.x(d.left),0,0,l.y(d.top)-
l.y(d.bottom),l.x(d.left),l.y(d.bottom)]),g=c.sheet(o).image(t);c.draw(o,r,f||h?[...a,u]:a,{kind:"image",name:g,matrix:p})}}function o1({laid:s,children:t,top:e}){
const n=s.legend&&t.find(o=>o.laid===s.legend);if(!n)return;const i=e+(s.frame?.top??0);return{left:n.x,top:Math.min(n.top,i),right:n.x+n.laid.width,bottom:Math.
max(n.bottom,i+s.border.top)}}const tf=({opacity:s,display:t},e)=>t==="inline"?e*s:e;function*r1(s,t){const e=new Map,n=[[[s],t]];for(let i=n.pop();i;i=n.pop()){
const[o,r]=i;for(const a of o){yield 2e3;const{laid:c,top:l,children:d,apart:f,lines:h,columns:u}=a,p=(m,w)=>{m&&!e.has(m)&&e.set(m,r.pageOf(Math.min(r.pageAt(w),
r.last)))};p(c.box.place,l);const g=[...d];(0,B.RZ)(g,f);for(const{line:m,top:w,atoms:b}of h){for(const{box:y,y:x}of m.inlines)p(y.place,w+x);(0,B.RZ)(g,b)}g.length>
0&&n.push([g,r]),u&&n.push([[u.content],new lo(r,a,[])])}}return e}const ef=({columnGap:s,fontSize:t},e)=>s===void 0?Math.round(t):Math.max((0,k.Il)(s,e),0);function a1(s,t){
const e=ef(s,t),i=Math.min((o=>Math.max(Math.floor((t+e)/(Math.max(o,1)+e)),1))(s.columnWidth??1),s.columnCount??1/0);return{count:i,width:Math.max((t+e)/i-e,0),
gap:e}}function*c1(s,t,e){const{box:n}=s,{count:i,width:o,gap:r}=a1(n.style,e.width),a=yield*t.layOut(n.children[0],{width:o,height:void 0});s.firstBaseline=a.firstBaseline,
s.lastBaseline=a.lastBaseline;const c={content:a,count:i,width:o,gap:r,fillsFirst:n.style.columnFill==="auto",whole:void 0},l=Math.max(a.height,1);if(l>i*t.page.
height){const u=yield*So({...c,fillsFirst:!0},t,l/i+1);return s.columns={...c,whole:u},nf(u)}const d=yield*So(c,t,e.height??l),f=d.rows.length>1&&e.height!==void 0,
h=f?{...c,fillsFirst:!1}:c;return s.columns={...h,whole:f?yield*So(h,t,l):d},nf(s.columns.whole)}function nf({rows:s}){const t=s.at(-1);return t.top+t.height}function So(s,{
work:t},e){return nd(s,{roomOf:()=>({top:0,height:e}),most:e,depth:1,isOpen:!0},i=>new fs(i,t,{count:s.count,depth:1}))}function*l1({style:s,children:t},e){const{
least:n,most:i}=yield*e.widthsOf(t[0]),{columnWidth:o,columnCount:r=1}=s,a=ef(s,0)*(r-1);if(o===void 0)return{least:n*r+a,most:i*r+a};const c=Math.max(o,1);return{
least:Math.min(c,n),most:Math.max(c,i)*r+a}}class d1{laid;layout;width;sizes;xs;sinks=new Map;constructor(t,e,n,i){this.laid=t,this.layout=e,this.width=n,this.sizes=
i;const{columnSizes:o,columnGap:r}=i;this.xs=vo(o,r,n,t.box.style.justifyContent)}areaWidth({column:t,columns:e}){const n=t+e-1;return this.xs[n]+this.sizes.columnSizes[n]-
this.xs[t]}alignmentOf({style:t}){const{justifyItems:e,alignItems:n,direction:i}=this.laid.box.style,o=t.justifySelf==="auto"?e:t.justifySelf;return{x:ll(o,t.direction!==
i),y:ll(t.alignSelf==="auto"?n:t.alignSelf,!1)}}widthIn(t){const{style:e,inner:n}=t.box,i=this.areaWidth(t);if(!Ot(e.width)||n==="image"||e.marginLeft==="auto"||
e.marginRight==="auto"||!un(this.alignmentOf(t.box).x)||e.aspectRatio!==void 0&&typeof e.height=="object")return;const o=D(pt(e))+D(wt(e,i));return xt(i-N(e.marginLeft,
i)-N(e.marginRight,i),e,i,o)}layItem(t,e,n){const i=this.areaWidth(t);return this.layout.layOut(t.box,{width:i,height:e,fixedWidth:this.widthIn(t),fixedHeight:n,
shrinks:!0})}*heightDemands(t){const e=[],n=new Map,i=new Map;for(const o of t){const r=yield*this.layItem(o,void 0);e.push(r.height);const{marginTop:a,marginBottom:c}=o.
box.style;if(this.alignmentOf(o.box).y!=="baseline"||a==="auto"||c==="auto")continue;const l=N(a,this.areaWidth(o))+(r.firstBaseline??r.height);i.set(o,l),n.set(
o.row,Math.max(n.get(o.row)??0,l))}for(const[o,r]of i)this.sinks.set(o,n.get(o.row)-r);return t.map((o,r)=>this.heightDemand(o,e[r]))}heightDemand(t,e){const n=e+
$(jt(t.box.style,this.areaWidth(t)))+(this.sinks.get(t)??0),{overflow:i,height:o,minHeight:r}=t.box.style,a=Ot(o)&&!Ot(r)?X(r,void 0,0,t.box.style):void 0,c=i===
"hidden"&&Ot(o)?0:a===void 0?n:Math.min(a+n-e,n),l=Ot(o)&&Ot(r);return{from:t.row,count:t.rows,isFree:l,floor:c,least:n,most:n}}*place(t,{rowSizes:e,rowGap:n,height:i}){
const{laid:o}=this,{style:r}=o.box,a=vo(e,n,i,r.alignContent),c=o.border.left+o.padding.left,l=o.border.top+o.padding.top,d=r.direction==="rtl";for(const f of t){
yield nt/10;const h=f.row+f.rows-1,u=a[h]+e[h]-a[f.row],p=this.areaWidth(f),g=yield*this.fill(f,p,u),{top:m,bottom:w,left:b,right:y}=jt(f.box.style,p),{marginLeft:x,
marginRight:M,marginTop:v,marginBottom:T}=f.box.style,A=this.alignmentOf(f.box),L=p-g.width-b-y,z=d?this.width-g.width-this.xs[f.column]-y-To(M,x,A.x,L):this.xs[f.
column]+b+To(x,M,A.x,L),_=this.sinks.get(f);g.x=c+z,g.y=l+a[f.row]+m,g.y+=_??To(v,T,A.y,u-g.height-m-w),o.add(g)}o.flow="bands",this.takeBaselines(t)}takeBaselines(t){
const{laid:e}=this,n=t.findIndex(r=>r.row===0&&this.sinks.has(r)),i=e.children[Math.max(n,0)];i&&(e.firstBaseline=i.y+(i.firstBaseline??i.height));const o=e.children.
at(-1);o&&(e.lastBaseline=o.y+(o.lastBaseline??o.height))}*fill(t,e,n){const{style:i,inner:o}=t.box,r=this.alignmentOf(t.box).y;if(!(un(r)&&Ot(i.height)&&i.marginTop!==
"auto"&&i.marginBottom!=="auto"&&o!=="image")||i.aspectRatio!==void 0&&r!=="stretch")return yield*this.layItem(t,n);const c=$(pt(i))+$(wt(i,e)),l=It(n-$(jt(i,e)),
i,n,c);return yield*this.layItem(t,n,l)}keepPlace(t,{rowSizes:e,rowGap:n,height:i},o){const{laid:r,width:a}=this,{border:c,padding:l}=r,d=r.box.style.direction===
"rtl",f=this.alignmentOf(t),h={x:hn(f.x),y:hn(f.y)};d&&(h.x=1-h.x);let[u,p,g,m]=[c.left+l.left,c.top+l.top,a,i];if(o){const{alignContent:b}=r.box.style,y=vo(e,n,
i,b),[x,M]=sf(o.column,{starts:this.xs,sizes:this.sizes.columnSizes}),[v,T]=sf(o.row,{starts:y,sizes:e}),A=V=>V===void 0?void 0:a-V,[L,z]=d?[A(M),A(x)]:[x,M],_=z??
a+l.right,Z=T??i+l.bottom;g=_-(L??-l.left),m=Z-(v??-l.top),u+=L??-l.left,p+=v??-l.top}const w=o&&{x:u,y:p,width:Math.max(g,0),height:Math.max(m,0)};be(r,t,{x:u+
h.x*g,y:p+h.y*m,share:h,area:w})}}function vo(s,t,e,n){const i=s.reduce((l,d)=>l+d,0)+Math.max(s.length-1,0)*t,{before:o,between:r}=ts(n,e-i,s.length),a=[];let c=o;
for(const l of s)a.push(c),c+=l+t+r;return a}function sf([s,t],{starts:e,sizes:n}){const i=e.map((r,a)=>r+n[a]),o=r=>r!==void 0&&r>=0&&r<=n.length;return[o(s)?e[s]??
i.at(-1)??0:void 0,o(t)?i[t-1]??e[0]??0:void 0]}function To(s,t,e,n){if(s!=="auto"&&t!=="auto")return Fi(e,n);const i=Math.max(n,0);return s==="auto"?t==="auto"?
i/2:i:0}const f1=2e3,of=5e5,rf=(s,t)=>typeof s=="object"&&!("fr"in s)?(0,k.Il)(s,t):void 0;function af(s,t,e){if(!s)return{tracks:[],names:new Map};const{tracks:n,
names:i,auto:o}=s;if(!o)return{tracks:n,names:i};const r=({least:u,most:p})=>Math.max(rf(p,t??0)??rf(u,t??0)??0,1),a=u=>u.reduce((p,g)=>p+r(g)+e,0),c=(t??0)+e-a(
n),l=t===void 0?1:Math.max(Math.floor((c+.01)/a(o.tracks)),1),d=Math.min(l,Math.ceil(f1/o.tracks.length)),f=Array.from({length:d},()=>o.tracks).flat(),h=o.at+f.
length;return{tracks:[...n.slice(0,o.at),...f,...n.slice(o.at)],names:h1(i,o,d),...o.fits&&{fitted:[o.at,h]}}}function h1(s,t,e){const n=new Map([...s].map(([o,
r])=>[o,[...r]])),i=(o,r)=>{const a=n.get(o);a?a.includes(r)||a.push(r):n.set(o,[r])};for(let o=0;o<e;o++)for(const[r,a]of t.names)for(const c of a)i(r,t.at+o*t.
tracks.length+c);for(const[o,r]of t.after)for(const a of r)i(o,a+e*t.tracks.length);return n}function cf({fitted:s},t,e,n){const i=new Set;if(s)for(const[a,c]of n)
for(let l=a;l<a+c;l++)i.add(l);const o=a=>!s||a<s[0]+t||a>=s[1]+t||i.has(a),r=[0];for(let a=0;a<e;a++)r.push(r[a]+(o(a)?1:0));return r}function u1(s,t,e,n){const{
gridTemplateAreas:i}=t,o=Math.max(e.tracks.length,i[0]?.length??0),r=Math.max(n.tracks.length,i.length),[a,c]=[Io(e.names,i,"columns"),Io(n.names,i,"rows")],l=s.
map(w=>({box:w,column:ff(w.style.gridColumnStart,w.style.gridColumnEnd,o,a),row:ff(w.style.gridRowStart,w.style.gridRowEnd,r,c)})),d={columns:-l.reduce((w,{column:b})=>Math.
min(w,b.start??0),0),rows:-l.reduce((w,{row:b})=>Math.min(w,b.start??0),0)},f=t.gridAutoFlow.startsWith("column"),h=f?{count:r,before:d.rows}:{count:o,before:d.
columns},p=new b1(l,{...h,isColumn:f,isDense:t.gridAutoFlow.endsWith("dense"),down:f?d.columns:d.rows}).place();let[g,m]=[o+d.columns,r+d.rows];for(const w of p)
g=Math.max(g,w.column+w.columns),m=Math.max(m,w.row+w.rows);return{items:p,columns:Math.max(g,1),rows:m,before:d}}function p1({style:s},{gridTemplateAreas:t},{columns:e,
rows:n,before:i}){const o=(r,a,c)=>{const l=c==="columns"?e:n,d=Math.max(l.tracks.length,c==="columns"?t[0]?.length??0:t.length),f=Io(l.names,t,c);let h=bs(r,d,
f,"start"),u=bs(a,d,f,"end");h!==void 0&&a!=="auto"&&a.span!==void 0&&(u=h+a.span),u!==void 0&&r!=="auto"&&r.span!==void 0&&(h=u-r.span),h!==void 0&&u!==void 0&&
h>u&&([h,u]=[u,h]),h===u&&(u=void 0);const p=g=>g===void 0?void 0:g-1+i[c];return[p(h),p(u)]};return{column:o(s.gridColumnStart,s.gridColumnEnd,"columns"),row:o(
s.gridRowStart,s.gridRowEnd,"rows")}}function Io(s,t,e){if(t.length===0)return s;let n=lf.get(t);n||lf.set(t,n={rows:df(t,"rows"),columns:df(t,"columns")});const i=n[e];
return{get:r=>{const[a,c]=[s.get(r),i.get(r)];return c===void 0||a?.[0]===void 0?c===void 0?a:[c]:[r.endsWith("-start")?Math.min(a[0],c):Math.max(a[0],c)]}}}const lf=new WeakMap;
function df(s,t){const e=new Map;for(const[n,i]of s.entries())for(const[o,r]of i.entries()){if(/^\.+$/.test(r))continue;const a=(t==="rows"?n:o)+1;e.set(`${r}-s\
tart`,Math.min(e.get(`${r}-start`)??a,a)),e.set(`${r}-end`,Math.max(e.get(`${r}-end`)??a,a+1))}return e}function bs(s,t,e,n){if(s==="auto"||s.span!==void 0)return;
if(s.name!==void 0){const o=e.get(`${s.name}-${n}`)??e.get(s.name);return o?.[(s.line??1)-1]??o?.[0]??void 0}const{line:i}=s;if(i!==void 0)return i>0?i:t+2+i}function ff(s,t,e,n){
const i=bs(s,e,n,"start"),o=bs(t,e,n,"end"),r=s!=="auto"&&s.span||t!=="auto"&&t.span||1;return i!==void 0&&o!==void 0?i===o?{start:i-1,count:1}:{start:Math.min(
i,o)-1,count:Math.abs(o-i)}:i!==void 0?{start:i-1,count:r}:o!==void 0?{start:o-1-r,count:r}:{start:void 0,count:r}}const g1=2e6,m1="has a grid whose items take \
too long to place; use fewer items, shorter spans, or no dense packing",Ao=9e3;class w1{size=0;rows=[];has(t,e){return((this.rows[t]?.[e>>3]??0)&1<<(e&7))!==0}add(t,e){
const n=this.rows[t]??=new Uint8Array(Math.ceil(Ao/8)),i=1<<(e&7);(n[e>>3]&i)===0&&this.size++,n[e>>3]|=i}}class b1{wanted;packing;looks=0;taken=new w1;placed=new Map;width;constructor(t,e){
this.wanted=t,this.packing=e;let n=e.count+e.before;for(const i of t){const{start:o,count:r}=this.across(i);n=Math.max(n,(o===void 0?0:o+e.before)+r)}this.width=
Math.max(n,1)}place(){const{wanted:t}=this;for(const i of t)this.across(i).start!==void 0&&this.along(i).start!==void 0&&this.put(i,this.along(i).start+this.packing.
down,this.across(i).start+this.packing.before);for(const i of t)!this.placed.has(i)&&this.along(i).start!==void 0&&this.placeIn(i,this.along(i).start+this.packing.
down);let[e,n]=[0,0];for(const i of t){if(this.placed.has(i))continue;this.packing.isDense&&([e,n]=[0,0]);const{start:o,count:r}=this.across(i),a=o===void 0?void 0:
o+this.packing.before;if(a!==void 0)for(a<n&&e++,n=a;!this.isFree(i,e,n);)e++;else for(;n+r>this.width||!this.isFree(i,e,n);)n+r>=this.width?[e,n]=[e+1,0]:n++;this.
put(i,e,n)}return t.map(i=>this.placed.get(i))}across({row:t,column:e}){return this.packing.isColumn?t:e}along({row:t,column:e}){return this.packing.isColumn?e:
t}placeIn(t,e){let n=0;for(;!this.isFree(t,e,n);)n++;this.put(t,e,n)}isFree(t,e,n){if(this.looks+=this.along(t).count,this.looks>g1)throw(0,dt.G6)([{field:"file",
message:m1}]);for(let i=0;i<this.along(t).count;i++)for(let o=0;o<this.across(t).count;o++)if(this.looks++,this.taken.has(e+i,n+o))return!1;return!0}put(t,e,n){
const[i,o]=[this.along(t).count,this.across(t).count];if(e+i>Ao||n+o>Ao||this.taken.size+i*o>of)throw(0,dt.G6)([{field:"file",message:`has a grid of more than ${of}\
 places; at most that many are allowed`}]);for(let a=0;a<i;a++)for(let c=0;c<o;c++)this.taken.add(e+a,n+c);const{isColumn:r}=this.packing;this.placed.set(t,{box:t.
box,row:r?n:e,column:r?e:n,rows:r?o:i,columns:r?i:o})}}const hf=500,y1=s=>s==="auto"||s==="min-content"||s==="max-content",Ro=({most:s})=>s==="auto"||s==="max-c\
ontent";function x1(s){const t=({least:r,most:a,whole:c},l)=>Math.min(l==="least"?r:a,c),e=({most:r})=>y1(r),n=[{key:"base",wanted:r=>s?Math.max(r.floor,t(r,"le\
ast")):r.floor,affects:({least:r})=>r!=="fixed",beyond:e},{key:"base",wanted:({least:r})=>r,affects:({least:r})=>r==="min-content"||r==="max-content",beyond:e},
{key:"base",wanted:({most:r})=>r,affects:({least:r})=>r==="max-content",beyond:Ro}];s==="most"&&n.splice(2,0,{key:"base",wanted:r=>t(r,"most"),affects:({least:r})=>r===
"auto"||r==="max-content",beyond:Ro});const i=()=>!0;return{bases:n,limits:[{key:"limit",wanted:({least:r})=>r,affects:e,beyond:i},{key:"limit",wanted:({most:r})=>r,
affects:Ro,beyond:i}]}}function*k1(s,t,e){const n=new Set;for(const{tracks:r}of s){yield r.length*hf/5;for(const a of r)n.add(a)}const{bases:i,limits:o}=x1(e);for(const r of i)
yield*uf(s,n,r,t);for(const r of n)r.limit=Math.max(r.limit,r.base);for(const r of o){const a=[...n].filter(({limit:c})=>c===1/0);yield*uf(s,n,r,t);for(const c of n)
c.isOpen=!1;for(const c of a)c.isOpen=c.limit<1/0}for(const r of n)r.isOpen=!1,r.cap!==void 0&&(r.limit=Math.max(r.base,Math.min(r.limit,r.cap)))}function*uf(s,t,e,n){
const{key:i}=e,o=r=>r[i]===1/0?r.base:r[i];for(const r of s){yield r.tracks.length*hf;const a=r.tracks.filter(e.affects);if(a.length===0)continue;const c=e.wanted(
r)-(r.tracks.length-1)*n-r.tracks.reduce((l,d)=>l+o(d),0);O1(Math.max(c,0),a,e)}for(const r of t)e.affects(r)&&(i==="base"?r.base+=r.more:r.limit=o(r)+r.more,r.
more=0)}function O1(s,t,{key:e,beyond:n}){const i=a=>{if(e==="base")return Math.max(a.limit-a.base,0);const c=a.isOpen||a.limit===1/0?1/0:0;return a.cap===void 0?
c:Math.min(c,Math.max(a.cap-(a.limit===1/0?a.base:a.limit),0))},o=t.map(a=>({one:a,room:i(a),more:0}));o.sort((a,c)=>a.room===c.room?0:a.room-c.room);let r=s;for(const[
a,c]of o.entries())c.more=Math.min(c.room,r/(o.length-a)),r-=c.more;if(r>.001){const a=o.filter(({one:l})=>n(l)),c=a.length>0?a:o;for(const l of c)l.more+=r/c.length}
for(const{one:a,more:c}of o)a.more=Math.max(a.more,c)}const Eo=500;function Lo(s,t){if(!(typeof s!="object"||"fr"in s))return s.percent!==0&&t===void 0?void 0:(0,k.
Il)(s,t??0)}const pf=(s,t)=>typeof s=="string"?s:Lo(s,t)===void 0?"auto":"fixed";function*ys(s,t,e){const{room:n,gap:i,stretches:o,measures:r}=e,a=s.map(({least:h,
most:u,limit:p})=>{const g=typeof u=="object"&&"fr"in u?u.fr:void 0,m=Lo(h,n)??0;return{least:pf(h,n),most:g===void 0?pf(u,n):"flexible",factor:g??0,cap:p===void 0?
void 0:(0,k.Il)(p,n??0),base:m,limit:Math.max(Lo(u,n)??1/0,m),more:0,isOpen:!1}}),c=[];for(const h of t)yield h.count*Eo,c.push(M1(h,a,e));const l=({tracks:h})=>h.
length>1&&h.some(({most:u})=>u==="flexible"),d=[...new Set(c.map(({tracks:h})=>h.length))].sort((h,u)=>h-u);for(const h of d){const u=c.filter(p=>p.tracks.length===
h&&!l(p));yield*k1(u,i,r)}yield*S1(c.filter(l),i);for(const h of a)(h.limit===1/0||h.most==="flexible")&&(h.limit=h.base);const f=Math.max(s.length-1,0)*i;return v1(
a,f,e),r!=="least"&&(yield*T1(a,c,e)),o&&n!==void 0&&I1(a,n-f),a.map(({base:h})=>h)}function M1(s,t,{gap:e}){const n=t.slice(s.from,s.from+s.count),o=n.every(({
most:r})=>r==="fixed")?n.reduce((r,{limit:a})=>r+a,(n.length-1)*e):1/0;return{...s,tracks:n,whole:o,floor:s.isFree?Math.min(s.floor,o):s.floor}}function*S1(s,t){
function*e(n,i){const o=({most:r,least:a})=>r==="flexible"&&i(a);for(const r of s){yield r.tracks.length*Eo;const a=r.tracks.filter(o),c=n(r)-(r.tracks.length-1)*
t,l=c-r.tracks.reduce((u,{base:p})=>u+p,0);if(a.length===0||l<=.001)continue;const d=r.tracks.reduce((u,p)=>u+(o(p)?0:p.base),0),f=a.reduce((u,{factor:p})=>u+p,
0),h=f>0?(c-d)/f:0;for(const u of a)u.more=Math.max(u.more,f>0?h*u.factor-u.base:l/a.length)}for(const{tracks:r}of s)for(const a of r)a.base+=a.more,a.more=0}yield*e(
({isFree:n,floor:i})=>n?0:i,n=>n==="auto"),yield*e(({least:n})=>n,n=>n==="min-content"),yield*e(({most:n})=>n,n=>n==="max-content")}function v1(s,t,{room:e,measures:n}){
if(n==="least")return;if(e===void 0){for(const r of s)r.base=r.limit;return}let i=e-t-s.reduce((r,{base:a})=>r+a,0);const o=s.filter(({base:r,limit:a})=>a>r);o.
sort((r,a)=>r.limit-r.base-(a.limit-a.base));for(const[r,a]of o.entries()){if(i<=.001)return;const c=Math.min(a.limit-a.base,i/(o.length-r));a.base+=c,i-=c}}function*T1(s,t,{
room:e,gap:n}){const i=s.filter(({most:r})=>r==="flexible");if(i.length===0)return;let o=0;if(e===void 0){for(const{factor:r,base:a}of i)o=Math.max(o,a/Math.max(
r,1));for(const{tracks:r,most:a}of t)yield r.length*Eo,r.some(c=>c.most==="flexible")&&(o=Math.max(o,gf(r,a-(r.length-1)*n)))}else o=gf(s,e-Math.max(s.length-1,
0)*n);for(const r of i)r.base=Math.max(r.base,o*r.factor)}function gf(s,t){const e=s.filter(({most:o})=>o==="flexible");e.sort((o,r)=>r.base*o.factor-o.base*r.factor);
let n=t-s.reduce((o,{most:r,base:a})=>o+(r==="flexible"?0:a),0),i=e.reduce((o,{factor:r})=>o+r,0);for(const{base:o,factor:r}of e){if(i<=0)return 0;const a=Math.
max(n,0)/Math.max(i,1);if(o<=a*r+.001)return a;n-=o,i-=r}return 0}function I1(s,t){const e=t-s.reduce((i,{base:o})=>i+o,0),n=s.filter(({most:i})=>i==="auto");if(!(e<=
0||n.length===0))for(const i of n)i.base+=e/n.length}function*A1(s,t,e,n){const{style:i,children:o}=s.box,[r,a]=[Bo(i.columnGap,e.width),Bo(i.rowGap,e.height)],
{items:c,columnTracks:l,rowTracks:d,linesOf:f}=mf(o,i,e,{columns:r,rows:a}),h=[];for(const T of c)h.push(yield*bf(T,t,e.width));const u=yield*ys(l,h,{room:e.width,
gap:r,stretches:un(i.justifyContent)}),p=new d1(s,t,e.width,{columnSizes:u,columnGap:r}),g=yield*p.heightDemands(c),m=(T,A)=>ys(d,g,{room:T,gap:A,stretches:un(i.
alignContent)}),w=yield*m(e.height,a),b=Co(w)+Math.max(w.length-1,0)*a,y=e.height??E1(b,s,n.height),x=Bo(i.rowGap,y),v={rowSizes:e.height===void 0?yield*m(y,x):
w,rowGap:x,height:y};yield*p.place(c,v);for(const T of o)T.isPositioned&&p.keepPlace(T,v,$l(s.box)?f(T):void 0);return b}function*R1({style:s,children:t},e){const n={
width:0,height:void 0},i=s.columnGap?.px??0,{items:o,columnTracks:r}=mf(t,s,{...n,width:void 0},{columns:i,rows:0}),a=[];for(const f of o)a.push(yield*bf(f,e,0));
const[c,l]=[yield*ys(r,a,{room:void 0,gap:i,stretches:!1,measures:"least"}),yield*ys(r,a,{room:void 0,gap:i,stretches:!1,measures:"most"})],d=Math.max(r.length-
1,0)*i;return{least:Co(c)+d,most:Co(l)+d}}const Co=s=>s.reduce((t,e)=>t+e,0),Bo=(s,t)=>s?(0,k.Il)(s,t??0):0;function E1(s,{box:t,border:e,padding:n},i){const o=$(
e)+$(n);return It(s+o,t.style,i,o)-o}function mf(s,t,e,n){const i=s.filter(p=>!p.isPositioned);i.some(p=>p.style.order!==0)&&i.sort((p,g)=>p.style.order-g.style.
order);const o=af(t.gridTemplateColumns,e.width,n.columns),r=af(t.gridTemplateRows,e.height,n.rows),a=u1(i,t,o,r),{before:c,items:l}=a,d=cf(o,c.columns,a.columns,
l.map(({column:p,columns:g})=>[p,g])),f=cf(r,c.rows,a.rows,l.map(({row:p,rows:g})=>[p,g])),h=wf(o.tracks,a.columns,t.gridAutoColumns,c.columns),u=wf(r.tracks,a.
rows,t.gridAutoRows,c.rows);return{items:l.map(p=>({...p,column:d[p.column],row:f[p.row]})),columnTracks:h.filter((p,g)=>d[g]!==d[g+1]),rowTracks:u.filter((p,g)=>f[g]!==
f[g+1]),linesOf:p=>{const{column:g,row:m}=p1(p,t,{columns:o,rows:r,before:c}),w=(b,y)=>b===void 0?void 0:y[b]??b;return{column:[w(g[0],d),w(g[1],d)],row:[w(m[0],
f),w(m[1],f)]}}}}function wf(s,t,e,n){return Array.from({length:t},(i,o)=>{const r=o-n;if(r>=0&&r<s.length)return s[r];const a=r<0?e.length+r%e.length:r-s.length;
return e[a%e.length]})}function*bf({box:s,column:t,columns:e},n,i){yield nt/10;const o=yield*n.widthsOf(s),[r,a]=[o.least,Je(o)],c=N(s.style.marginLeft,0)+N(s.style.
marginRight,0),{minWidth:l,overflow:d}=s.style,h=l==="auto"?d!=="visible"?0:r:X(l,i,0,s.style)??0,u=l==="auto"&&Ot(s.style.width);return{from:t,count:e,isFree:u,
floor:h+c,least:r+c,most:a+c}}function*L1(s,t){const e=xn(s),n=yield*xf(s,t),i=yf(s,e);let[o,r,a,c]=[i,i,0,0];for(const f of n)o+=f.least,r+=f.most,a+=f.share,f.
share>0&&(c=Math.max(c,f.most/f.share));const l=n.reduce((f,{share:h,most:u})=>h>0?f:f+u,0),d=r;a>0&&(r=Math.max(r,c+i,l>0?C1(l,1-a)+i:0));for(const f of e.captions)
o=Math.max(o,(yield*t.widthsOf(f)).least);return{least:o,most:Math.max(r,o),plain:a>0?Math.max(d,o):void 0}}const C1=(s,t)=>Math.min(t>0?s/t:1/0,B1),B1=1e6,yf=({
style:s},{columns:t})=>s.borderCollapse==="collapse"||t===0?0:(t+1)*s.borderSpacingX;function*xf(s,t){const e=s.known.get("columns");if(e)return e;const n=xn(s),
i=Array.from({length:n.columns},()=>({least:0,most:0,fixed:!1,share:0}));for(const[r,a]of n.columnBoxes.entries())a&&$1(i[r],a);const o=[];for(const r of n.cells){
if(yield nt/10,r.columns>1){o.push(r);continue}const a=i[r.column],c=yield*kf(r.box,s,t);a.least=Math.max(a.least,c.least);const l=typeof r.box.style.width=="ob\
ject"&&r.box.style.width.percent===0;l&&!a.fixed?a.most=c.most:(l||!a.fixed)&&(a.most=Math.max(a.most,c.most)),a.fixed||=l,z1(a,r.box)}for(const r of i)r.most=Math.
max(r.most,r.least);o.sort((r,a)=>r.columns-a.columns);for(const r of o){yield r.columns*200;const a=i.slice(r.column,r.column+r.columns),c=yield*kf(r.box,s,t);
_1(a,r.box),D1(a,c,P1(s))}return N1(i),s.known.set("columns",i),i}function _1(s,{style:t}){if(typeof t.width!="object"||t.width.percent<=0)return;const e=s.filter(
({share:o})=>o===0),n=s.reduce((o,{share:r})=>o-r,t.width.percent);if(n<=0)return;const i=e.reduce((o,{most:r})=>o+r,0);for(const o of e)o.share=n*(i>0?o.most/i:
1/e.length)}function N1(s){let t=1;for(const e of s)e.share=Math.min(e.share,t),t=t-e.share>W1?t-e.share:0}const W1=1e-9,P1=({style:s})=>s.borderCollapse==="col\
lapse"?0:s.borderSpacingX;function*kf(s,t,e){const n=yield*e.widthsOf(s),[i,o]=[n.least,Je(n)];if(t.style.borderCollapse!=="collapse")return{least:i,most:o};const r=D(
Mo(t).cells.get(s))-D(pt(s.style));return{least:i+r,most:o+r}}function $1(s,{style:t}){typeof t.width=="object"&&(t.width.percent>0?s.share=Math.max(s.share,t.width.
percent):(s.most=Math.max(s.most,t.width.px),s.least=Math.max(s.least,0),s.fixed=!0))}function z1(s,{style:t}){typeof t.width=="object"&&t.width.percent>0&&(s.share=
Math.max(s.share,t.width.percent))}function D1(s,{least:t,most:e},n){const i=n*(s.length-1),o=s.filter(({fixed:c,share:l})=>!c&&l===0),r=o.length>0?o:s,a=(c,l)=>{
const d=s.reduce((h,u)=>h+u[c],0)+i;if(l<=d)return;const f=r.reduce((h,u)=>h+u.most,0);for(const h of r)h[c]+=(l-d)*(f>0?h.most/f:1/r.length)};a("least",t),a("m\
ost",e);for(const c of s)c.most=Math.max(c.most,c.least)}function F1(s,t){const e=a=>s.reduce((c,l)=>c+a(l),0),n=a=>a.share>0?Math.max(a.share*t,a.least):a.least,
i=a=>a.fixed&&a.share===0?a.most:n(a),o=a=>a.share>0?n(a):a.most,r=[a=>a.least,n,i,o];for(let a=1;a<r.length;a++){const[c,l]=[r[a-1],r[a]],[d,f]=[e(c),e(l)];if(t>
f)continue;const h=f>d?Math.max(t-d,0)/(f-d):0;return s.map(u=>c(u)+(l(u)-c(u))*h)}return G1(s,s.map(o),t-e(o))}function G1(s,t,e){const n=[({fixed:i,share:o})=>!i&&
o===0,({fixed:i,share:o})=>i&&o===0,({share:i})=>i>0];for(const i of n){const o=s.flatMap((l,d)=>i(l)?[d]:[]);if(o.length===0)continue;const r=o.map(l=>s[l].share>
0?s[l].share:t[l]),a=r.reduce((l,d)=>l+d,0),c=[...t];for(const[l,d]of o.entries())c[d]=t[d]+e*(a>0?r[l]/a:1/o.length);return c}return[...t]}function H1(s,t){const e=xn(
s),n=Array.from({length:e.columns},()=>{}),i=n.map(()=>!1),o=({style:h},u,p)=>{const g=typeof h.width=="object"&&h.width.percent>0,w=h.display==="table-column"||
h.display==="table-column-group"||g&&p>1?0:D(pt(h))+D(wt(h,t)),b=X(h.width,t,w,h);for(let y=u;b!==void 0&&y<u+p;y++)n[y]===void 0&&(i[y]=g),n[y]??=b/p};for(const[
h,u]of e.columnBoxes.entries())u&&o(u,h,1);for(const{box:h,column:u,row:p,columns:g}of e.cells){if(p>0)break;o(h,u,g)}const r=n.reduce((h,u)=>h+(u??0),0),a=n.reduce(
(h,u,p)=>h+(i[p]?u??0:0),0),c=n.filter(h=>h===void 0).length,l=a>0&&r>t?Math.max(t-r+a,0)/a:1,d=c>0?Math.max(t-r,0)/c:0,f=c===0&&r>0&&t>r?t/r:1;return n.map((h,u)=>h===
void 0?d:h*(i[u]?l:1)*f)}function*j1({children:[s],style:t},e,n=0){const{height:i,maxHeight:o}=t;if(typeof i=="object"&&i.percent===0)return i.px;const{most:r}=yield*e.
widthsOf(s),a=typeof o=="object"&&o.percent===0?o.px:1/0;return Math.max(Math.min(r,a,e.page.height),n)}function*Of(s,t,e=0){const n=yield*j1(s,t,e),i=yield*t.layOut(
s.children[0],{width:n,height:void 0,fixedWidth:n});return i.height>t.page.width?void 0:{length:n,content:i}}function*U1(s,t){const e=yield*Of(s,t);return e?{least:e.
content.height,most:e.content.height}:yield*t.widthsOf(s.children[0])}function*K1(s,t,e){const{box:n,contentWidth:i}=s,o=yield*Of(n,t,e);if(!o){const c=yield*t.
layOut(n.children[0],{width:i,height:void 0});return s.add(c),c.height}const{length:r,content:a}=o;return a.turn=n.style.writingMode==="up"?[0,-1,1,0,0,r]:[0,1,
-1,0,a.height,0],s.add(a),r}function Y1({style:s}){const t=$(pt(s))+$(wt(s,0)),e=typeof s.height=="object"&&s.height.percent===0?X(s.height,0,t,s):void 0;return e===
void 0?s.height:{px:Math.max(e-t,0),percent:0}}function*xs(s,t){const e=s.known.get("widths");if(e)return e;yield nt/4;const{style:n}=s,i=D(pt(n))+D(wt(n,0)),o=typeof n.
width=="object"&&n.width.percent===0?X(n.width,0,i,n):void 0;let r;const a=n.display==="table-cell";if(o!==void 0&&s.inner!=="table"&&!a)r={least:o,most:o};else{
const l=yield*vf(s,t),d=s.inner==="table"&&n.borderCollapse==="collapse"?D(Mo(s).table):i,f=l.plain===void 0?void 0:Math.max(l.plain,l.least)+d;r={least:l.least+
d,most:Math.max(l.most,l.least)+d,plain:f},o!==void 0&&(r={least:a?r.least:Math.max(o,r.least),most:Math.max(o,r.least)})}const c=Mf(r,l=>Sf(l,n,i));return s.known.
set("widths",c),c}const Mf=({least:s,most:t,plain:e},n)=>({least:n(s),most:n(t),plain:e===void 0?void 0:n(e)});function*X1(s,t){if(typeof s.style.width!="object"||
s.inner==="table")return(yield*xs(s,t)).least;let e=s.known.get("content");if(e===void 0){const n=D(pt(s.style))+D(wt(s.style,0));e=Sf((yield*vf(s,t)).least+n,s.
style,n),s.known.set("content",e)}return e}function Sf(s,t,e){const{minWidth:n,maxWidth:i}=t,o=c=>typeof c=="object"&&c.percent!==0,[r,a]=[o(n),o(i)];return!r&&
!a?xt(s,t,0,e):xt(s,{...t,minWidth:r?"auto":n,maxWidth:a?"none":i},0,e)}function*_o(s,t){const e=N(s.style.marginLeft,0)+N(s.style.marginRight,0);return Mf(yield*xs(
s,t),n=>n+e)}function*vf(s,t){switch(s.inner){case"image":{const{width:e}=Dl(s,{width:0,height:void 0},t);return{least:typeof s.style.width=="object"||typeof s.
style.maxWidth=="object"&&s.style.maxWidth.percent!==0?0:e,most:e}}case"lines":return yield*J1(s,t);case"table":return yield*L1(s,t);case"flex":return yield*Q1(
s,t);case"columns":return yield*l1(s,t);case"grid":return yield*R1(s,t);case"turned":return yield*U1(s,t);default:return yield*V1(s,t)}}function*V1({children:s},t){
let[e,n,i,o]=[0,0,0,0];for(const r of s){if(r.isPositioned)continue;const a=yield*_o(r,t);if(e=Math.max(e,a.least),r.style.float!=="none"){o+=a.most,n=Math.max(
n,o),i=Math.max(i,o);continue}r.style.clear!=="none"&&(o=0);const l=typeof r.style.width=="object"&&!Ut(r)?0:Math.max(o,0);n=Math.max(n,a.most+l),i=Math.max(i,Je(
a)+l),o=0}return{least:e,most:n,plain:i<n?i:void 0}}function*J1(s,t){const{list:e}=yield*Ml(s,t,!0);let[n,i,o,r]=[0,0,0,0],a=0;const c=s.style.overflowWrap!=="a\
nywhere"&&s.style.wordBreak!=="break-word"&&s.style.wordBreak!=="break-all";for(const l of e){let d=0;const f=[...l.fragments];(0,B.RZ)(f,l.spaces.filter(({kind:g})=>g!==
"text"));let h=0;for(const g of f){const m=yield*q1(g,t);if(g.kind==="apart"){g.box.isPositioned||(r+=m.most,n=Math.max(n,m.least));continue}d+=m.most,h+=m.least}
const u=!c&&!(l.fragments.length===1&&Z1(l.fragments[0]));n=Math.max(n,u?Math.min(h,s.style.fontSize):h+l.hyphen);const p=l.fragments.some(({kind:g})=>g!=="apar\
t");p&&(o+=a+d),a=p?l.spaceWidth:Math.max(a,l.spaceWidth),i=Math.max(i,o),l.ends&&([o,a]=[0,0])}return{least:n,most:i+r}}const Z1=s=>s.kind==="text"&&new RegExp(
"^\\P{M}\\p{M}*$","u").test(s.text);function*q1(s,t){if(s.kind==="text")return{least:s.width,most:s.width};if(s.kind==="atom"||s.kind==="apart")return yield*_o(
s.box,t);const{style:e}=s.box,n=s.kind==="open"?N(e.marginLeft,0)+e.borderLeftWidth+e.paddingLeft.px:N(e.marginRight,0)+e.borderRightWidth+e.paddingRight.px;return{
least:n,most:n}}function*Q1({style:s,children:t},e){const n=s.flexDirection.startsWith("row");let[i,o,r]=[0,0,0];for(const c of t){if(c.isPositioned)continue;const l=yield*_o(
c,e),{flexBasis:d}=c.style,f=n&&typeof d=="object"&&d.percent===0?d.px:void 0,h=Math.max(Je(l),f??0);r++,o=n?o+h:Math.max(o,h),i=n&&s.flexWrap==="nowrap"?i+l.least:
Math.max(i,l.least)}const a=n?Math.max(r-1,0)*(s.columnGap?.px??0):0;return{least:i+(s.flexWrap==="nowrap"?a:0),most:o+a}}function*ks(s,t,e=!1){const n=Hw(s);if(n.
length===0)return;const i=({style:o})=>o.position==="fixed"&&!s.box.style.isContained;for(const{box:o,x:r,y:a,share:c,area:l}of n)if(!e&&(!$l(s.box)||i(o)))be(s,
o,{x:r,y:a,share:c});else{const d=e?ek(s,t):l?tk(s,l):s,[f,h]=e?[s.x,s.y]:[0,0],u=yield*nk({box:o,x:r+f,y:a+h,share:c},d,t);u.x-=f,u.y-=h,s.addApart(u);for(const p of Ji(
u))n.push(p)}}function tk({box:s},{x:t,y:e,width:n,height:i}){const o=new Ee(s);return o.border={...ln,left:t,top:e},o.width=t+n,o.height=e+i,o}function ek({box:s},{
page:t}){const e=new Ee(s);return e.width=t.width,e.height=t.height,e}function*nk({box:s,x:t,y:e,share:n},i,o){const{style:r}=s,{border:a}=i,[c,l]=[i.width-D(a),
i.height-$(a)],d=jt(r,c),[f,h,u,p]=[r.left==="auto"?void 0:(0,k.Il)(r.left,c),r.right==="auto"?void 0:(0,k.Il)(r.right,c),r.top==="auto"?void 0:(0,k.Il)(r.top,l),
r.bottom==="auto"?void 0:(0,k.Il)(r.bottom,l)],g={across:D(pt(r))+D(wt(r,c)),down:$(pt(r))+$(wt(r,c))},m=s.inner==="image",w=ik(u,p,l-$(d)),b=f??(h===void 0&&n.
x===0?t-a.left:0),y={width:c,height:l,edges:g,free:Math.max(c-b-(h??0)-D(d),0),isHeld:f!==void 0&&h!==void 0,spansDown:w},x=m?void 0:yield*sk(s,y,o),v=r.height===
"auto"&&!m&&r.aspectRatio===void 0?w:void 0,T=v===void 0?void 0:It(v,r,l,g.down),A=yield*o.layOut(s,{width:c,height:l,fixedWidth:x,fixedHeight:T});return A.x=a.
left+Tf({from:f,to:h,size:A.width,whole:c,first:d.left,last:d.right,flow:t-a.left,share:n.x,margins:[r.marginLeft,r.marginRight]}),A.y=a.top+Tf({from:u,to:p,size:A.
height,whole:l,first:d.top,last:d.bottom,flow:e-a.top,share:n.y,margins:[r.marginTop,r.marginBottom]}),u===void 0&&p!==void 0&&(A.isFromBottom=!0),A}function*sk(s,{
width:t,height:e,edges:n,free:i,isHeld:o,spansDown:r},a){const{style:c}=s,d=typeof c.width=="object"&&c.width.fills?i:X(c.width,t,n.across,c)??ok(c,e,n,o?void 0:
r);if(d!==void 0)return xt(d,c,t,n.across);const{least:f,most:h}=yield*a.widthsOf(s);if(c.width==="min-content")return xt(f,c,t,n.across);if(c.width==="max-cont\
ent")return xt(h,c,t,n.across);const p=o&&c.width==="auto"&&s.inner!=="table"?i:Math.max(f,Math.min(h,i));return xt(Zn(p,c,e,n),c,t,n.across)}const ik=(s,t,e)=>s===
void 0||t===void 0?void 0:Math.max(e-s-t,0);function ok(s,t,e,n){if(s.width!=="auto"||s.aspectRatio===void 0)return;const i=X(s.height,t,e.down,s)??n;return i===
void 0?void 0:dn(It(i,s,t,e.down),s,e)}function Tf({from:s,to:t,size:e,whole:n,first:i,last:o,flow:r,share:a,margins:c}){if(s===void 0&&t===void 0)return r+i-a*
(i+e+o);if(s===void 0)return n-t-e-o;if(t!==void 0&&c[0]==="auto"){const l=n-s-t-e;return s+(c[1]==="auto"?Math.max(l/2,0):l-N(c[1],n))}return s+i}class rk{around;layout;inside;room;isRow;constructor(t,e,n,i,o){
this.around=t,this.layout=e,this.inside=n,this.room=i,this.isRow=o}*measure(t){yield nt/10;const{inside:e,isRow:n}=this,{style:i}=t,o=jt(i,e.width),[r,a]=[pt(i),
wt(i,e.width)],c=n?D(r)+D(a):$(r)+$(a),l=Math.max(yield*this.baseOf(t,c),c),d=n?e.width:e.height,f=yield*this.leastOf(t,c),h=X(n?i.maxWidth:i.maxHeight,d,c,i)??
1/0;return{box:t,margins:o,base:l,least:Math.max(f,c),most:h,edges:c,main:Math.max(Math.min(l,h),f,c),laid:void 0}}*baseOf(t,e){const{inside:n,isRow:i,layout:o}=this,
{style:r}=t,a=i?n.width:n.height,c=i?r.width:r.height,l=r.flexBasis==="auto"?c:r.flexBasis,d=l==="content"?void 0:X(l,a,e,r);if(d!==void 0)return d;if(i){if(t.inner===
"image")return yield*this.widthOfPicture(t);const u=l==="auto"?this.widthByRatio(t):void 0;if(u!==void 0)return u;const p=yield*o.widthsOf(t);return this.limitItem(
l==="min-content"?p.least:Je(p),r)}const f=yield*this.layItem(t,void 0),{aspectRatio:h}=r;return h===void 0||t.inner==="image"?f.height:Lc(f.width,r,this.edgesOf(
r))}*leastOf(t,e){const{inside:n,isRow:i,layout:o}=this,{style:r}=t,a=i?r.minWidth:r.minHeight,c=i?n.width:n.height;if(a!=="auto")return X(a,c,e,r)??0;if(r.overflow===
"hidden"||i&&r.overflow==="scroll")return 0;const l=X(i?r.width:r.height,c,e,r)??1/0,d=X(i?r.maxWidth:r.maxHeight,c,e,r)??1/0;if(!i){const u=yield*this.layContent(
t),p=r.aspectRatio===void 0||t.inner==="image";return Math.min(u.height,p?l:Lc(u.width,r,this.edgesOf(r)),l,d)}const f=t.inner==="image"?void 0:this.widthByRatio(
t);if(f!==void 0)return Math.min(f,l,d);const h=t.inner==="image"?yield*this.widthOfPicture(t):yield*X1(t,o);return Math.min(this.limitItem(h,r),l,d)}layContent(t){
return this.layItem(t,void 0,typeof t.style.height=="object"&&t.inner!=="image")}edgesOf(t){const[e,n]=[pt(t),wt(t,this.inside.width)];return{across:D(e)+D(n),down:$(
e)+$(n)}}isLoose({style:t}){const{flexBasis:e,height:n,aspectRatio:i}=t;if(this.inside.height!==void 0||i!==void 0)return!1;const o=e==="auto"?n:e;return typeof o!=
"object"||o.percent!==0}filledHeight(t){if(!(Gi(t,this.around)&&Ot(t.height)&&!No(t,!1))||this.around.flexWrap!=="nowrap"||this.room===void 0)return;const{down:n}=this.
edgesOf(t);return It(this.room-$(jt(t,this.inside.width)),t,this.inside.height,n)}*widthOfPicture(t){return(yield*this.layout.layOut(t,{...this.inside,fixedHeight:this.
filledHeight(t.style)})).width}widthByRatio({style:t}){const{inside:e}=this;if(t.aspectRatio===void 0||t.width!=="auto")return;const n=this.edgesOf(t),i=X(t.height,
e.height,n.down,t)??this.filledHeight(t);if(i!==void 0)return dn(It(i,t,e.height,n.down),t,n)}limitItem(t,e){return Zn(t,e,this.inside.height,this.edgesOf(e))}layItem(t,e,n=!1){
const{inside:i,isRow:o,layout:r}=this,a=this.isLoose(t),c=jt(t.style,i.width);if(o)return r.layOut(t,{...i,fixedWidth:e});const l=Gi(t.style,this.around)&&Ot(t.
style.width)&&!No(t.style,!0),d=D(pt(t.style))+D(wt(t.style,i.width)),f=this.around.flexWrap!=="nowrap",h=l&&!f?xt(i.width-D(c),t.style,i.width,d):void 0;return r.
layOut(t,{...i,fixedWidth:h,fixedHeight:e,shrinks:!0,isLoose:a,isOpen:n})}}function If(s){let t=s.known.get("shares");return t===void 0&&(t=s.children.some(e=>{
const{height:n,minHeight:i,maxHeight:o}=e.style;return[n,i,o].some(a=>typeof a=="object"&&a.percent!==0)||Ot(n)&&(e.inner==="flex"||e.inner==="grid")&&If(e)}),s.
known.set("shares",t)),t}const No=(s,t)=>t?s.marginLeft==="auto"||s.marginRight==="auto":s.marginTop==="auto"||s.marginBottom==="auto",ak=nt/20,ck=nt/200;function*lk(s,t,{
room:e,...n},i){return yield*new dk(s,t,n,i,e).lay()}class dk{laid;layout;inside;space;room;style;isRow;mainGap;crossGap;mainRoom;left;top;items;constructor(t,e,n,i,o){
this.laid=t,this.layout=e,this.inside=n,this.space=i,this.room=o,this.style=t.box.style,this.isRow=this.style.flexDirection.startsWith("row");const r=(l,d)=>l?(0,k.
Il)(l,d):0,[a,c]=[r(this.style.columnGap,n.width),r(this.style.rowGap,n.height??0)];this.mainGap=this.isRow?a:c,this.crossGap=this.isRow?c:a,this.mainRoom=this.
isRow?n.width:o,this.items=new rk(this.style,e,n,o,this.isRow),this.left=t.border.left+t.padding.left,this.top=t.border.top+t.padding.top}*lay(){const t=this.laid.
box.children.filter(o=>!o.isPositioned);t.some(({style:o})=>o.order!==0)&&t.sort((o,r)=>o.style.order-r.style.order);const e=[];for(const o of t)e.push(yield*this.
items.measure(o));const n=this.linesOf(e);this.mainRoom??=this.limitMain(n);for(const o of n)yield*this.flexLine(o);for(const o of n)yield*this.layLine(o);const i=yield*this.
placeLines(n);for(const o of this.laid.box.children)o.isPositioned&&this.keepPlace(o,i);return this.takeBaselines(n),i}linesOf(t){const e=this.mainRoom??this.mostMain();
if(this.style.flexWrap==="nowrap")return[{items:[...t],cross:0}];const n=[];let i=0;for(const o of t){const r=o.main+this.mainMargins(o),a=n.at(-1);a&&i+this.mainGap+
r<=e+.01?(a.items.push(o),i+=this.mainGap+r):(n.push({items:[o],cross:0}),i=r)}return n.length>0?n:[{items:[],cross:0}]}limitMain(t){const{border:e,padding:n}=this.
laid,i=$(e)+$(n),o=t.map(({items:r})=>this.lengthOf(r));return It((0,B.Kf)([...o,0])+i,this.style,this.space.height,i)-i}mostMain(){const{border:t,padding:e}=this.
laid,n=$(t)+$(e);return(X(this.style.maxHeight,this.space.height,n,this.style)??1/0)-n}lengthOf(t){return t.reduce((n,i)=>n+i.main+this.mainMargins(i),0)+Math.max(
t.length-1,0)*this.mainGap}mainMargins({margins:t}){return this.isRow?D(t):$(t)}crossMargins({margins:t}){return this.isRow?$(t):D(t)}*flexLine({items:t}){const{
mainRoom:e}=this;if(e===void 0)return;const n=e-Math.max(t.length-1,0)*this.mainGap-t.reduce((a,c)=>a+this.mainMargins(c),0),i=t.reduce((a,{main:c})=>a+c,0)<n,o=({
box:a,base:c,edges:l})=>i?a.style.flexGrow:a.style.flexShrink*(c-l),r=new Set(t.filter(a=>o(a)>0&&(i?a.base<=a.main:a.base>=a.main)));for(const a of r)a.main=a.
base;for(;r.size>0;){yield t.length*ck;let a=0;for(const g of t)a+=r.has(g)?g.base:g.main;const c=n-a;if(i?c<=0:c>=0){for(const g of r)g.main=Math.max(Math.min(
g.base,g.most),g.least);break}const l=[...r].reduce((g,m)=>g+o(m),0),d=i&&l<1?c*l:c;let f=0;const h=new Map;for(const g of r){const m=g.base+d*o(g)/l,w=Math.max(
Math.min(m,g.most),g.least);h.set(g,m),g.main=w,f+=w-m}const u=g=>{const m=g.main-h.get(g);return Math.abs(f)<.001?!0:f>0?m>0:m<0},p=[...r].filter(u);for(const g of p)
r.delete(g)}}*layLine(t){let e=0,[n,i]=[0,0];for(const o of t.items){o.laid=yield*this.items.layItem(o.box,o.main);const r=this.isRow?o.laid.height:o.laid.width;
if(e=Math.max(e,r+this.crossMargins(o)),this.isRow&&this.alignOf(o.box)==="baseline"){const a=(o.laid.firstBaseline??r)+o.margins.top;n=Math.max(n,a),i=Math.max(
i,r+this.crossMargins(o)-a)}}t.cross=Math.max(e,n+i)}alignOf({style:t}){return t.alignSelf==="auto"?this.style.alignItems:t.alignSelf}*placeLines(t){const{isRow:e,
inside:n,style:i}=this,o=Math.max(t.length-1,0)*this.crossGap;let r=t.reduce((p,{cross:g})=>p+g,0)+o;const a=e?this.room??this.limitCross(r):n.width;i.flexWrap===
"nowrap"&&t[0]&&(r=t[0].cross=a);const c=a-r,l=i.alignContent;if(c>0&&i.flexWrap!=="nowrap"&&(l==="normal"||l==="stretch")){for(const p of t)p.cross+=c/t.length;
r+=c}const d=ts(i.flexWrap==="nowrap"?"start":l,a-r,t.length);let f=d.before;const h=i.flexWrap==="wrap-reverse"?[...t].reverse():t;let u=0;for(const p of h)u=Math.
max(u,yield*this.placeLine(p,f)),f+=p.cross+this.crossGap+d.between;return e?r:u}limitCross(t){const{border:e,padding:n}=this.laid,i=$(e)+$(n);return It(t+i,this.
style,this.space.height,i)-i}*placeLine({items:t,cross:e},n){const{isRow:i,style:o,laid:r}=this,a=o.flexDirection.endsWith("reverse")!==(i&&o.direction==="rtl"),
c=this.lengthOf(t),l=this.mainRoom??c,d=l-c,f=t.reduce((g,{box:m})=>g+fk(m.style,i),0),h=f>0&&d>0?{before:0,between:0}:ts(o.justifyContent,d,t.length);let u=h.before;
const p=this.baselineOf(t);for(const g of t){const m=f>0&&d>0?d/f:0,[w,b]=this.mainSides(g,m,a);yield ak,yield*this.stretch(g,e);const y=g.laid,x=u+w,M=a?l-x-g.
main:x,v=n+this.crossOffset(g,e,p);y.x=this.left+(i?M:v),y.y=this.top+(i?v:M),r.add(y),u=x+g.main+b+this.mainGap+h.between}return r.flow="bands",Math.max(l,c)}mainSides({
box:t,margins:e},n,i){const{style:o}=t,[r,a]=this.isRow?[o.marginLeft,o.marginRight]:[o.marginTop,o.marginBottom],c=this.isRow?[e.left,e.right]:[e.top,e.bottom],
[l,d]=[r==="auto"?n:c[0],a==="auto"?n:c[1]];return i?[d,l]:[l,d]}*stretch(t,e){const{isRow:n,inside:i,layout:o}=this,{style:r}=t.box;if(!Gi(r,this.style)||No(r,
!n)||!Ot(n?r.height:r.width))return;const a=e-this.crossMargins(t),[c,l]=[pt(r),wt(r,i.width)],d=n?It(a,r,i.height,$(c)+$(l)):xt(a,r,i.width,D(c)+D(l));Math.abs(
d-(n?t.laid.height:t.laid.width))<.01&&!(n&&If(t.box))||(t.laid=yield*o.layOut(t.box,{...i,fixedWidth:n?t.main:d,fixedHeight:n?d:t.main,isLoose:!n&&this.items.isLoose(
t.box)}))}baselineOf(t){let e=0;if(!this.isRow)return e;for(const{box:n,laid:i,margins:o}of t)this.alignOf(n)==="baseline"&&(e=Math.max(e,o.top+(i.firstBaseline??
i.height)));return e}crossOffset(t,e,n){const{isRow:i,style:o}=this,{margins:r,box:a}=t,c=t.laid,l=i?c.height:c.width,d=e-l-this.crossMargins(t),[f,h]=i?[a.style.
marginTop,a.style.marginBottom]:[a.style.marginLeft,a.style.marginRight],u=i?r.top:r.left;if(f==="auto"||h==="auto"){const m=Math.max(d,0);return u+(f==="auto"?
h==="auto"?m/2:m:0)}const p=this.alignOf(a);if(p==="baseline"&&i)return n-(c.firstBaseline??l);const g=o.flexWrap==="wrap-reverse"||!i&&o.direction==="rtl";return u+
Fi(p,d,g)}takeBaselines(t){const[e]=t[0]?.items??[],n=t.at(-1)?.items.at(-1),i=(o,r)=>{const a=o?.laid;return a&&a.y+(a[r]??a.height)};this.laid.firstBaseline=i(
e,"firstBaseline"),this.laid.lastBaseline=i(n,"lastBaseline")}keepPlace(t,e){const{isRow:n,style:i,inside:o}=this,r=i.direction==="rtl",a=i.flexDirection.endsWith(
"reverse")!==(n&&r),c=hn(i.justifyContent,a),l=hn(this.alignOf(t),i.flexWrap==="wrap-reverse"!==(!n&&r)),d=n?{x:c,y:l}:{x:l,y:c},f=this.room??this.limitCross(e);
be(this.laid,t,{x:this.left+d.x*o.width,y:this.top+d.y*f,share:d})}}const fk=(s,t)=>(t?[s.marginLeft,s.marginRight]:[s.marginTop,s.marginBottom]).filter(e=>e===
"auto").length;class hk{placed=[];reaches=[];bottoms={left:-1/0,right:-1/0};highest=0;looked=0;get isEmpty(){return this.placed.length===0}*between(t,e){for(let n=(0,_e.
MJ)(this.reaches,t);n<this.placed.length&&this.placed[n].top<e();n++)this.looked++,yield this.placed[n]}band(t,e,{left:n,right:i}){let[o,r]=[n,i];const a=t+Math.
max(e,.01);for(const c of this.between(t,()=>a))c.bottom<=t||(c.side==="left"?o=Math.max(o,c.right):r=Math.min(r,c.left));return{left:o,right:r}}nextBottom(t){let e=1/0;
for(const{bottom:n}of this.between(t+.01,()=>e))n>t+.01&&(e=Math.min(e,n));return e===1/0?void 0:e}place(t,e,n,i,o){let r=Math.max(i,this.highest),a=this.band(r,
n,o);for(;a.right-a.left<e-.01;){const d=this.nextBottom(r);if(d===void 0)break;r=d,a=this.band(r,n,o)}const c=t==="left"?a.left:a.right-e;this.highest=r;const l=r+
n;return this.placed.push({side:t,left:c,right:c+e,top:r,bottom:l}),this.reaches.push(Math.max(this.reaches.at(-1)??-1/0,l)),this.bottoms[t]=Math.max(this.bottoms[t],
l),{x:c,y:r}}clear(t){const{left:e,right:n}=this.bottoms;return t==="none"?-1/0:t==="both"?Math.max(e,n):this.bottoms[t]}}class uk{colors;hidden=[];constructor({
rows:t,groups:e,columns:n,columnBoxes:i,columnGroups:o}){const r=Array.from({length:i.length},(a,c)=>i[c]?.style.backgroundColor);for(const{box:a,from:c,to:l}of o)
for(let d=c;d<Math.min(l,n);d++)r[d]??=a.style.backgroundColor;if(this.colors=r,!!r.some(a=>a!==void 0)){for(const{box:a,from:c,to:l}of e)if(Af(a))for(let d=c;d<
l;d++)this.hidden[d]=!0;for(const[a,c]of t.entries())Af(c)&&(this.hidden[a]=!0)}}under({box:t,row:e,column:n}){const i=this.colors[n];return i&&this.hidden[e]!==
!0&&t.style.backgroundColor===void 0?i:void 0}}const Af=({style:s})=>s.backgroundColor!==void 0||s.backgroundImage.length>0,Rf=new WeakMap;function pk(s,t){let e=Rf.
get(s);e||Rf.set(s,e=new WeakMap);let n=e.get(t);return n||e.set(t,n={...s,backgroundColor:t}),n}function*gk(s,t,e){yield*new mk(s,t,e).lay()}class mk{laid;layout;space;grid;collapsed;grounds;widths=[];gapX;gapY;constructor(t,e,n){
this.laid=t,this.layout=e,this.space=n;const{box:i}=t;this.grid=xn(i),this.grounds=new uk(this.grid);const o=i.style.borderCollapse==="collapse";this.collapsed=
o?Mo(i):void 0,this.gapX=o?0:i.style.borderSpacingX,this.gapY=o?0:i.style.borderSpacingY,this.collapsed&&(t.border=this.collapsed.table,t.padding={top:0,right:0,
bottom:0,left:0})}*lay(){const{laid:t,layout:e,grid:n}=this,{style:i}=t.box,o=t.contentWidth-yf(t.box,n);this.widths=i.tableLayout==="fixed"&&i.width!=="auto"?H1(
t.box,o):F1(yield*xf(t.box,e),o);let r=yield*this.layCaptions("top",0);const a=r;r+=t.border.top+t.padding.top;const c=yield*this.layCells(),l=this.rowHeights(c);
r=yield*this.placeRows(c,l,r),r+=t.padding.bottom+t.border.bottom,t.frame={top:a,height:r-a},r=yield*this.layCaptions("bottom",r),t.height=Math.max(r,this.space.
fixedHeight??0),t.flow="rows"}*layCaptions(t,e){let n=e;for(const i of this.grid.captions){if(i.style.captionSide!==t)continue;const{marginTop:o,marginBottom:r,
marginLeft:a}=i.style,{width:c}=this.laid,l=yield*this.layout.layOut(i,{width:c,height:void 0});l.x=N(a,c),l.y=n+N(o,c),n=l.y+l.height+N(r,c),this.laid.add(l)}return n}widthOf({
column:t,columns:e}){let n=(e-1)*this.gapX;for(let i=t;i<t+e;i++)n+=this.widths[i]??0;return n}*layCells(){const t=[];for(const e of this.grid.cells)yield nt/4,
t.push({cell:e,laid:yield*this.layCell(e,void 0)}),this.layout.pieces.drop(e.box.inlines);return t}*layCell(t,e){const n=this.grounds.under(t),i=t.box,o=n?Wo(i,
"ground",()=>pk(i.style,n)):i,r=this.widthOf(t),a={width:r,height:void 0,fixedWidth:r,fixedHeight:e},c=this.collapsed?.cells.get(i);return c?(o.known.set("edges",
this.collapsed.edges.get(i)),yield*this.layout.layOut(this.asQuirky(kk(o,c)),a)):yield*this.layout.layOut(this.asQuirky(o),{...a,width:this.laid.contentWidth})}asQuirky(t){
return this.layout.quirks!=="all"||t.style.boxSizing==="border-box"||Ot(t.style.height)?t:Wo(t,"quirky",()=>xk(t.style))}rowHeights(t){const{grid:e}=this,n=e.rows.
map(r=>X(r.style.height,this.space.height,0,r.style)??0),i=[],o=e.rows.map(()=>({above:0,below:0}));for(const r of t){const{cell:a,laid:c}=r;if(a.rows>1){i.push(
r);continue}if(n[a.row]=Math.max(n[a.row],c.height),Os(a.box)&&c.firstBaseline!==void 0){const l=o[a.row];l.above=Math.max(l.above,c.firstBaseline),l.below=Math.
max(l.below,c.height-c.slack-c.firstBaseline),n[a.row]=Math.max(n[a.row],l.above+l.below)}}for(const{cell:r,laid:a}of i){const c=Array.from({length:r.rows},(d,f)=>r.
row+f),l=c.reduce((d,f)=>d+n[f],(r.rows-1)*this.gapY);a.height>l&&this.heighten(n,c,a.height-l)}return this.fillHeight(n),n}fillHeight(t){const{laid:e,grid:n}=this,
{style:i}=e.box,o=$(e.border)+$(e.padding),r=this.space.fixedHeight??X(i.height,this.space.height,o,i)??0,a=Math.max(r,X(i.minHeight,this.space.height,o,i)??0),
c=t.reduce((l,d)=>l+d,0)+(n.rows.length+1)*this.gapY+o;a>c&&t.length>0&&this.heighten(t,this.rowsOfBodies(),a-c)}rowsOfBodies(){const{rows:t,groups:e}=this.grid,
n=({box:o})=>!wk.has(o.style.display),i=e.filter(n).flatMap(({from:o,to:r})=>Array.from({length:r-o},(a,c)=>o+c));return i.length>0?i:[...t.keys()]}heighten(t,e,n){
const i=e.filter(a=>Ot(this.grid.rows[a].style.height)),o=i.length>0?i:e,r=o.reduce((a,c)=>a+t[c],0);for(const a of o)t[a]=t[a]+n*(r>0?t[a]/r:1/o.length)}*placeRows(t,e,n){
const{laid:i,grid:o,gapX:r,gapY:a}=this,c=i.border.left+i.padding.left,l=[];let d=n+(o.rows.length>0?a:0);for(const g of e)l.push(d),d+=g+a;const f=[];let h=c+r;
for(const g of this.widths)f.push(h),h+=g+r;const u=i.box.style.direction==="rtl",p=[];for(const{box:g,from:m,to:w}of o.groups){if(m===w)continue;const b=this.part(
g,c+r,l[m],l[w-1]+e[w-1]);i.add(b),b.flow="rows";for(let y=m;y<w;y++){const x=this.part(o.rows[y],0,l[y]-b.y,l[y]-b.y+e[y]);x.flow="bands",b.add(x),p.push(x)}o.
headRows>0&&m===0&&(i.head=b),g===o.foot&&(i.foot=b)}for(const{cell:g,laid:m}of t){yield nt/10;const w=g.row+g.rows-1;if(o.rows[g.row].style.breakInside==="avoi\
d")for(let M=g.row;M<w;M++)o.rows[M].keepsNext=!0;g.box.style.breakAfter==="avoid"&&(o.rows[w].keepsNext=!0);const b=l[w]+e[w]-l[g.row],y=yield*this.fillCell(g,
m,b,t),x=f[g.column]??c;y.x=(u?i.width-x-y.width:x)-c-r,y.y=0,p[g.row].add(y)}p[0]&&this.takeBaseline(p[0],l[0]);for(const{box:g,row:m}of o.apart)be(i,g,{x:c+r,
y:l[m]??d});return yield*this.layApart(),d}*layApart(){for(const t of this.laid.children)if(t.flow==="rows"){for(const e of t.children){for(const n of e.box.children)
n.isPositioned&&be(e,n,{x:0,y:0});yield*ks(e,this.layout)}yield*ks(t,this.layout)}}takeBaseline({children:t},e){const{laid:n}=this,i=t.filter(({box:r,firstBaseline:a})=>Os(
r)&&a!==void 0),o=i.length>0?(0,B.Kf)(i.map(({firstBaseline:r})=>r)):(0,B.Kf)(t.map(({height:r,padding:a,border:c})=>r-a.bottom-c.bottom));n.firstBaseline=e+Math.
max(o,0),n.box.style.display==="inline-table"&&(n.lastBaseline=n.firstBaseline)}part(t,e,n,i){const o=new Ee(t);return o.x=e,o.y=n,o.width=this.laid.contentWidth-
2*this.gapX,o.height=i-n,o}*fillCell(t,e,n,i){const{box:o}=t,r=n-e.height+e.slack;if(r<.01)return e;const a=o.children.some(({style:h})=>typeof h.height=="objec\
t"&&h.height.percent!==0),l=a||e.apart.some(Ef)?yield*this.layCell(t,n):e;if(l.height=n,a)return l;const{verticalAlign:d}=o.style,f=d==="middle"?r/2:d==="bottom"?
r:Os(o)&&this.laid.box.style.display==="inline-table"?this.baselineShift(t,l,i):0;return f>0&&bk(l,Math.min(f,r)),l}baselineShift({row:t},e,n){if(e.firstBaseline===
void 0)return 0;let i=this.rowBaselines.get(t);if(i===void 0){for(const{cell:o,laid:r}of n)Os(o.box)&&r.firstBaseline!==void 0&&this.rowBaselines.set(o.row,Math.
max(this.rowBaselines.get(o.row)??0,r.firstBaseline));i=this.rowBaselines.get(t)??0}return i-e.firstBaseline}rowBaselines=new Map}const wk=new Set(["table-heade\
r-group","table-footer-group"]),Os=({style:s})=>{const{verticalAlign:t}=s;return typeof t=="object"||t==="baseline"||t==="sub"||t==="super"},Ef=({box:s})=>s.isPositioned&&
(s.style.top!=="auto"||s.style.bottom!=="auto");function bk(s,t){s.sunk=t;for(const e of s.children)e.y+=t;for(const e of s.apart)Ef(e)||(e.y+=t);Gw(s,t),s.lines=
s.lines.map(e=>({...e,y:e.y+t})),s.firstBaseline!==void 0&&(s.firstBaseline+=t),s.lastBaseline!==void 0&&(s.lastBaseline+=t)}const Lf=new WeakMap;function yk(s,{
top:t,right:e,bottom:n,left:i}){let o=Lf.get(s);o||Lf.set(s,o=new Map);const r=[t,e,n,i].join();let a=o.get(r);return a||(a={...s,borderTopWidth:t,borderRightWidth:e,
borderBottomWidth:n,borderLeftWidth:i},o.set(r,a)),a}const Cf=new WeakMap;function xk(s){let t=Cf.get(s);return t||Cf.set(s,t={...s,boxSizing:"border-box"}),t}function kk(s,t){
return Wo(s,"shared",()=>yk(s.style,t))}function Wo(s,t,e){const n=s.known.get(t);if(n)return n;const i=e(),o=Object.assign(new it(i),s,{style:i});return s.known.
set(t,o),o}function*Bf(s,t,e,n){yield nt;const i=o0(s,e.width);return s.inner==="image"?Ok(i,t,e):(i.width=yield*Mk(i,t,e),s.inner==="table"?yield*gk(i,t,e):yield*Sk(
i,t,e,n)),s.style.position==="relative"&&(i.shift=Cc(s.style,e)),yield*ks(i,t),i}function Ok(s,t,e){const{border:n,padding:i,box:o}=s,{width:r,height:a}=Dl(o,e,
t);s.width=e.fixedWidth??r+D(n)+D(i),s.height=e.fixedHeight??a+$(n)+$(i)}function*Mk(s,t,e){if(e.fixedWidth!==void 0)return e.fixedWidth;const{box:n,border:i,padding:o}=s,
{style:r}=n,a=D(i)+D(o),{width:c}=r,l=e.shrinks===!0&&c==="auto"||n.inner==="table"||typeof c=="string"&&c!=="auto",{aspectRatio:d}=r,f={across:a,down:$(i)+$(o)},
h=X(r.height,e.height,f.down,r);if(c==="auto"&&d!==void 0&&h!==void 0){const y=It(h,r,e.height,f.down);return xt(dn(y,r,f),r,e.width,a)}if(!l)return xt(Zn(hl(n,
e,a),r,e.height,f),r,e.width,a);const{least:u,most:p}=yield*t.widthsOf(n),g=e.width-N(r.marginLeft,e.width)-N(r.marginRight,e.width);if(c==="min-content")return xt(
u,r,e.width,a);if(c==="max-content")return xt(p,r,e.width,a);const m=X(c,e.width,a,r)??Math.max(u,Math.min(p,g)),w=xt(Zn(m,r,e.height,f),r,e.width,a),b=r.tableLayout===
"fixed"&&c!=="auto";return n.inner==="table"&&!b?Math.max(w,u):w}function*Sk(s,t,e,n){const{box:i,border:o,padding:r}=s,{style:a}=i,c=$(o)+$(r),l=a.aspectRatio,
d=l!==void 0&&Ot(a.height)?a.boxSizing==="border-box"?s.width/l:s.contentWidth/l+c:void 0,f=a.display==="table-cell",h=e.isOpen?void 0:X(a.height,e.height,c,a),
u=e.fixedHeight??(f?void 0:h),p=u===void 0?void 0:e.fixedHeight===void 0?It(u,a,e.height,c):u,g=p??(d===void 0?void 0:It(d,a,e.height,c)),m=g===void 0?void 0:Math.
max(g-c,0),w=vk(i,t,e),b={width:s.contentWidth,height:e.isLoose?void 0:m??Tk(i,t,e,w,c)};let y;if(i.inner==="flex")y=yield*lk(s,t,{...b,room:m},e);else if(i.inner===
"columns")y=yield*c1(s,t,b);else if(i.inner==="turned")y=yield*K1(s,t,t.quirks==="all"?void 0:e.height);else if(i.inner==="grid")y=yield*A1(s,t,{...b,height:m},
e);else{const v=n&&!Ut(i)?n.floats:new hk,T=n&&!Ut(i)?n:{floats:v,x:0,y:0};y=yield*jw(s,t,b,T),Ut(i)&&(y=Math.max(y,v.clear("both")-o.top-r.top))}const x=Math.max(
y+c,d??0,w??0,f?h??0:0);s.height=p??It(x,a,e.height,c),a.overflow==="scroll"&&(s.height=Math.max(s.height,x)),f&&(s.slack=Math.max(s.height-y-c,0)),s.legend&&(s.
frame=Ik(s.legend,s)),s.height>x+.01&&(s.after=Le),(i.inner==="blocks"||i.inner==="lines")&&!f&&a.alignContent!=="normal"&&Ak(s,ts(a.alignContent,Math.max(s.height-
x,0),1).before)}function vk(s,t,{height:e,fixedHeight:n}){const{style:i}=s;if(!(e===void 0||n!==void 0||!t.filling.includes(s)||!Ot(i.height)))return Math.max(e-
N(i.marginTop,0)-N(i.marginBottom,0),0)}function Tk(s,t,{height:e,fixedHeight:n},i,o){if(i!==void 0)return Math.max(i-o,0);const r=(s.inner==="blocks"||s.inner===
"lines")&&s.style.display!=="table-cell"&&!s.isPositioned;return t.quirks==="all"&&r&&n===void 0?e:void 0}function Ik(s,{border:t,height:e}){const n=Math.max(s.
y+(s.height-t.top)/2,0);return{top:n,height:Math.max(e-n,0)}}function Ak(s,t){if(t!==0){s.lines=s.lines.map(e=>({...e,y:e.y+t}));for(const e of[...s.children,...s.
apart])e.y+=t;s.firstBaseline!==void 0&&(s.firstBaseline+=t),s.lastBaseline!==void 0&&(s.lastBaseline+=t)}}const Po=5e3,_f=()=>(0,Tm.FU)("pages",`The document h\
as more than ${Po} pages`,"Split it into several documents","file"),Rk=5,ut=.75,Nf=.5,Ek=.001;async function Lk({box:s,tree:t,targets:e,quirks:n},i,o){const r=await(0,Ce.
Vn)();let a=1,{first:c}=s,l=c??"",d=!1;for(let f=1;;){const h=ut*a,u=Gt=>s.widthOf(Gt)/h,p={width:u(""),height:s.areaOf(0,l).height/h},{width:g,height:m}=s.viewOf(
l),w={width:g/h,height:m/h},b=new br({layOut:Bf,widthsOf:xs},i.typefaces,r,w,n),y=await t(w,h),x=c===void 0?void 0:{name:c,height:s.areaOf(0,c).height/h},M=await(0,At.
k)(fb(y,u,x),o),v=M?mb(y):"";if(!d&&!Ck(s.viewOf(v),s.viewOf(l))){[l,d]=[v,!0];continue}await(0,At.k)(oy(y),o);const T=await(0,At.k)(Nk(y,b,p),o),A=await(0,At.k)(
Wf(T,u),o),L=Math.max(1/Math.max(A,.001),Nf);if(a===1&&A>1+1/p.width){a=L;continue}const z=a===Nf&&await(0,At.k)(Wf(T,Wk(s,h),!0),o)>1+Ek,_=new ze(i,s,h,Po,_f);
_.rename(0,Zl(T)??"");const Z=new fs(_.fragments,b.work,void 0,M?_.rename.bind(_):void 0),V=await(0,At.k)(Z.place(T,T.x,T.y,0),o);if(_.last=await(0,At.k)(zk(V,Z),
o),c!==void 0&&_.last>0&&_.names.of(1)===c){c=void 0,d=!1;continue}const bt=e(),Q=!bt||bt.isSettled(await(0,At.k)(r1(V,_),o));if(!Q&&f<Rk){f++;continue}_.sheet(
_.last);const q=await(0,At.k)(gb(y),o);Bk(V,_,p.width);const gt=new ne(_,b);return await(0,At.k)(gt.paint(V),o),await(0,At.k)(_k(V,_,b),o),_.close(),{names:_.names,
shadowsLeftOut:b.shadowsLeftOut,isSettled:Q,unpaged:q,isCutOff:z}}}const Ck=(s,t)=>s.width===t.width&&s.height===t.height;function Bk(s,{fragments:t,last:e},n){
const{backgroundColor:i,backgroundImage:o,backgroundAttachment:r}=s.laid.box.style;if(i===void 0&&o.length===0)return;const{laid:a,x:c,top:l,bottom:d}=s;r==="sc\
roll"&&(s.ground={left:c,right:c+a.width,top:l,bottom:d}),s.x=0,s.top=0,a.width=Math.max(n,c+a.width),s.bottom=t.endOf(e)}function*_k({apart:s},t,e){for(const n of s){
const{box:i}=n.laid;i.style.position!=="fixed"||De(i)<0||!(yield*ed(t,n))||(yield*new ne(t,e).repeat(n,t))}}function*Nk(s,t,e){t.quirks==="all"&&(t.filling=[s,...s.
children.filter(({isApart:i})=>!i).slice(0,1)]),t.opening=Vw(s,t);const n=yield*t.layOut(s,{width:e.width+s.widening,height:e.height});return n.height=Math.max(
n.height,1),n.x=mn(s,n.width,e.width,Zi(s.style)),n.y=N(s.style.marginTop,e.width),yield*ks(n,t,!0),t.forget(),n}const Wk=(s,t)=>e=>(0,B.Kf)([0,1,2].map(n=>s.areaOf(
n,e)).map(({page:n,left:i})=>n.width-i))/t;function*Wf(s,t,e=!1){let n=0;const i=[[s,s.x,t("")]];for(let o=i.pop();o;o=i.pop()){const[r,a,c]=o;yield 2e3;const{style:l,
pageName:d}=r.box;if(r.turn)continue;const f=d===void 0?c:t(d);if(no(l)){if(e)continue;n=Math.max(n,(a+Pk(r))/f);continue}const h=a+$k(r);if((!e||r.box.replaced!==
void 0)&&(n=Math.max(n,(h+r.width)/f)),l.overflow==="hidden")continue;for(const{texts:p}of r.lines)for(const g of p)n=Math.max(n,(h+g.x+g.width)/f);for(const p of[
...r.children,...r.apart])l.visibility==="visible"&&p.box.style.position!=="fixed"&&i.push([p,h+p.x,f]);for(const{atoms:p}of r.lines)for(const{laid:g}of p)i.push(
[g,h+g.x,f]);const{columns:u}=r;u&&i.push([u.content,h+(u.count-1)*(u.width+u.gap),f])}return n}function Pk({box:s,width:t,height:e,shift:n}){const{transform:i,
transformOrigin:o}=s.style,[r,a]=[(0,k.Il)(o[0],t),(0,k.Il)(o[1],e)],l=[0,t].flatMap(d=>[0,e].map(f=>[d-r,f-a])).map(d=>i.reduceRight(([f,h],u)=>u.kind==="matri\
x"?[u.values[0]*f+u.values[2]*h+u.values[4],u.values[1]*f+u.values[3]*h+u.values[5]]:[f+(0,k.Il)(u.x,t),h+(0,k.Il)(u.y,e)],d));return(n?.x??0)+r+(0,B.Kf)(l.map(
([d])=>d))}const $k=({box:s,width:t,shift:e})=>s.style.transform.reduce((n,i)=>i.kind==="matrix"?n:n+(0,k.Il)(i.x,t),e?.x??0);function*zk(s,t){let e=0;const n=[
[s,1/0]];for(let i=n.pop();i;i=n.pop()){yield 2e3;const[o,r]=i;if(o.onlyPage!==void 0){e=Math.max(e,o.onlyPage);continue}const{laid:a,lines:c,children:l,apart:d,
bottom:f}=o,h=Ei(o,r);for(const{line:y,top:x,atoms:M}of c){y.texts.length>0&&x<h&&(e=Math.max(e,t.pageOf(x+y.height/2)));for(const v of M)n.push([v,h])}const{style:u,
replaced:p}=a.box,g=Ri(o,r),m=o.top<g&&(p!==void 0||u.backgroundColor!==void 0||u.backgroundImage.length>0||u.borderTopWidth>0),w=typeof u.height=="object"&&u.height.
percent===0;m&&(w||l.length+c.length===0)&&a.height>0&&(e=Math.max(e,t.pageOf(Math.min(f,g)-.2)));for(const y of[...l,...d])n.push([y,h]);const b=o.columns?.rows.
findLast(({top:y})=>o.top+y<h);b&&(e=Math.max(e,t.pageOf(o.top+b.top)))}return e}var Dk=I(51894),Ms=I(78445),Pf=I(25561);const Fk=4,Gk=new Set(["disc","circle",
"square"]),$f={"disclosure-open":"▼ ","disclosure-closed":"▶ "};class Hk{values=new Map;scopes=[new Set];quotes=0;made=0;enter(t,e){for(const[n,i]of t.counterReset)
this.open(n,i);e&&(e.name==="ol"||e.name==="ul"||e.name==="menu")&&this.open("list-item",jk(e)),t.display==="list-item"&&this.countItem(e);for(const[n,i]of t.counterIncrement){
const o=this.values.get(n);!o||o.length===0?this.open(n,i):o[o.length-1]=o.at(-1)+i}return this.scopes.push(new Set),()=>{for(const n of this.scopes.pop())this.
values.get(n).pop()}}open(t,e){const n=this.values.get(t)??[];this.values.set(t,n);const i=this.scopes.at(-1);i.has(t)&&n.pop(),i.add(t),n.push(e)}countItem(t){
const e=this.values.get("list-item")??[0];this.values.set("list-item",e),e.length===0&&e.push(0);const n=t?.attributes.get("value"),i=t?.parent?.attributes.has(
"reversed")===!0?-1:1;e[e.length-1]=n!==void 0&&/^\s*-?\d{1,9}\s*$/.test(n)?Number(n):e.at(-1)+i}marker({listStyleType:t}){if(t==="none")return;if(Gk.has(t))return{
text:"",shape:t};if(Object.hasOwn($f,t))return{text:$f[t],shape:void 0};if(t.startsWith('"'))return{text:t.slice(1),shape:void 0};const e=this.values.get("list-\
item")?.at(-1)??1;return{text:`${On(e,t)}${kn(Vk,t)??". "}`,shape:void 0}}textOf(t,e,n){const i=this.write(t,e,n);if(this.made+=i.length*("counter"in t&&t.separator!==
void 0?Fk:1),this.made>E.SB)throw(0,E.tE)();return i}write(t,e,{quotes:n}){if("text"in t)return t.text;if("attribute"in t)return e.attributes.get(t.attribute)??
"";if("quote"in t)return this.quote(t.quote,n);const i=this.values.get(t.counter)??[0];return t.separator===void 0?On(i.at(-1)??0,t.style):i.map(o=>On(o,t.style)).
join(t.separator)}quote(t,e){if(t==="none")return"";t==="close"&&(this.quotes=Math.max(this.quotes-1,0));const n=Math.min(this.quotes,e.length/2-1);return t==="\
open"&&this.quotes++,e[2*n+(t==="open"?0:1)]??""}}function jk(s){const t=s.attributes.get("start"),e=t!==void 0&&/^\s*-?\d{1,9}\s*$/.test(t)?Number(t):void 0;return s.
attributes.has("reversed")?(e??(0,R.ZE)(s).filter(({name:n})=>n==="li").length)+1:(e??1)-1}const $o=s=>[...s].map((t,e)=>[(e%9+1)*10**Math.floor(e/9),t]).reverse(),
zf=[[1e3,"m"],[900,"cm"],[500,"d"],[400,"cd"],[100,"c"],[90,"xc"],[50,"l"],[40,"xl"],[10,"x"],[9,"ix"],[5,"v"],[4,"iv"],[1,"i"]],zo=$o("אבגדהוזחטיכלמנסעפצקרשת"),
Do=$o("ԱԲԳԴԵԶԷԸԹԺԻԼԽԾԿՀՁՂՃՄՅՆՇՈՉՊՋՌՍՎՏՐՑՒՓՔ"),Df=(s,t)=>s.map(([e,n])=>[e,t(n)]),Uk={"lower-roman":{most:3999,addends:zf},"u\
pper-roman":{most:3999,addends:Df(zf,s=>s.toUpperCase())},armenian:{most:9999,addends:Do},"upper-armenian":{most:9999,addends:Do},"lower-armenian":{most:9999,addends:Df(
Do,s=>s.toLowerCase())},georgian:{most:19999,addends:$o("აბგდევზჱთიკლმნჲოპჟრსტჳფქღყშჩცძწჭხჴჯჰჵ")},
hebrew:{most:10999,addends:[...zo.filter(([s])=>s<=10).map(([s,t])=>[1e3*s,`${t}׳`]),...zo.filter(([s])=>s>=20),...["יט","יח","יז","טז","טו"].map((s,t)=>[
19-t,s]),...zo.filter(([s])=>s<=10)]}},Kk={"lower-alpha":"abcdefghijklmnopqrstuvwxyz","lower-latin":"abcdefghijklmnopqrstuvwxyz","upper-alpha":"ABCDEFGHIJKLMNOP\
QRSTUVWXYZ","upper-latin":"ABCDEFGHIJKLMNOPQRSTUVWXYZ","lower-greek":"αβγδεζηθικλμνξοπρστυφχψω",hiragana:"あいうえおかきくけこさしすせそたちつてとなにぬねのはひふへほ\
まみむめもやゆよらりるれろわゐゑをん",katakana:"アイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロワヰヱヲン"},
Yk={"arabic-indic":"٠١٢٣٤٥٦٧٨٩",persian:"۰۱۲۳۴۵۶۷۸۹",devanagari:"०१२३४५६७८९","cjk-decimal":"〇一二三四五六七八九"},
Xk={none:"",disc:"•",circle:"◦",square:"▪"},Vk={"cjk-decimal":"、",hiragana:"、",katakana:"、"},kn=(s,t)=>Object.hasOwn(s,t)?s[t]:void 0;function Jk(s,t){
let[e,n]=[s,""];for(const[i,o]of t)for(;e>=i;e-=i)n+=o;return n}function Zk(s,t){let[e,n]=[s,""];for(;e>0;e=Math.floor((e-1)/t.length))n=t[(e-1)%t.length]+n;return n}
function On(s,t){const e=kn(Xk,t);if(e!==void 0)return e;const n=kn(Uk,t);if(n&&s>=1&&s<=n.most)return Jk(s,n.addends);const i=kn(Kk,t);if(i!==void 0&&s>=1&&Number.
isSafeInteger(s))return Zk(s,i);const o=String(s),r=kn(Yk,t);return r!==void 0&&(s>=0||t!=="cjk-decimal")?o.replace(/\d/g,a=>r[Number(a)]):t==="decimal-leading-\
zero"&&s>=0&&s<10?`0${o}`:o}const _t=(s,t)=>new it(Kt(s,`anonymous ${t}`,()=>qk(s,t)));function qk(s,t){const e=(0,yt.lM)(s);e.display=t;for(const n of["borderT\
opWidth","borderRightWidth","borderBottomWidth","borderLeftWidth","outlineWidth"])e[n]=0;return e}const Ff=new WeakMap;function Kt(s,t,e){let n=Ff.get(s);n||Ff.
set(s,n=new Map);let i=n.get(t);return i||n.set(t,i=e()),i}const Qk=({columnCount:s,columnWidth:t})=>s!==void 0||t!==void 0;function tO(s){const t=s.inner==="li\
nes";if(!t&&s.children.length===0)return;const e=t?[[]]:Gf(s.children);s.children=[];for(const n of e){if(n instanceof it){s.add(n);continue}const i=_t(s.style,
"flow-root");t?eO(s,i):i.children=n;const o=new it({..._t(s.style,"block").style,...nO(s.style,e.length===1)});o.inner="columns",o.add(i),s.add(o)}}function eO(s,t){
t.inner="lines",t.inlines=s.inlines,s.inlines=[],t.element=s.element,s.element=null,s.inner="blocks"}function nO(s,t){const{columnCount:e,columnWidth:n,columnGap:i,
columnFill:o,columnRuleWidth:r,columnRuleStyle:a,columnRuleColor:c,height:l}=s,d={columnCount:e,columnWidth:n,columnGap:i,columnFill:o,columnRuleWidth:r,columnRuleStyle:a,
columnRuleColor:c};return l==="auto"||!t?d:{...d,height:sO}}const sO={px:0,percent:1};function Gf(s){const t=[];for(const e of s)for(const n of iO(e)){const i=t.
at(-1);Hf(n)?t.push(n):Array.isArray(i)?i.push(n):t.push([n])}return t}const Hf=s=>s.style.columnSpan==="all"&&!s.isApart;function iO(s){if(s.inner!=="blocks"||
Hf(s)||Ut(s))return[s];const t=Gf(s.children);return t.every(e=>Array.isArray(e))?[s]:t.map((e,n)=>e instanceof it?e:oO(s,e,n===0,n===t.length-1))}function oO(s,t,e,n){
const i=new it({...s.style,...!e&&rO,...!n&&aO});return i.element=s.element,i.images=s.images,e&&([i.place,i.marker]=[s.place,s.marker]),i.children=t,i}const rO={
marginTop:k.f2,paddingTop:k.f2,borderTopWidth:0},aO={marginBottom:k.f2,paddingBottom:k.f2,borderBottomWidth:0},cO=new Set(["inline","inline-block","inline-flex",
"inline-grid","inline-table"]),He=({display:s})=>!cO.has(s);function je(s,{styled:t,home:e,owner:n},i){if(s==="")return;const o=/^[ \t\n\r\f]*$/.test(s)&&!t.style.
whiteSpace.startsWith("pre");i.push({inline:{kind:"text",text:s,style:t.style,owner:n},home:o?void 0:e.get(),isBlank:o})}const Fo=s=>({inline:{kind:"apart",box:s},
home:void 0,isBlank:!0});function Ue(s,{owner:t,home:e},n){He(s.style)?n.push(s.isApart?Fo(s):{block:s}):n.push({inline:{kind:"atom",box:s,owner:t},home:e,isBlank:!1})}
function lO(s,t){if(t.push({inline:{kind:"break",style:s},home:void 0,isBlank:!1}),s.clear==="none")return;const{clear:e}=s;t.push({block:new it(Kt(s,"clearing",
()=>({..._t(s,"block").style,clear:e})))})}function Mn(s,t,e){const{display:n}=s.style;switch(n){case"flex":case"inline-flex":return s.inner="flex",jf(s,t);case"\
grid":case"inline-grid":return s.inner="grid",jf(s,t);case"table":case"inline-table":return s.inner="table",Sn(s,t,"table");case"table-row-group":case"table-hea\
der-group":case"table-footer-group":return s.inner="rows",Sn(s,t,"rows");case"table-row":return s.inner="row",Sn(s,t,"row");case"table-column-group":for(const i of t)
"block"in i&&s.add(i.block);return;default:dO(s,t,e),Qk(s.style)&&tO(s)}}function dO(s,t,e){if(!t.some(i=>"block"in i)&&t.length>0&&!t.every(o=>"inline"in o&&(o.
inline.kind==="apart"||o.isBlank&&o.inline.kind==="text"))){Go(s,t),s.element??=e.parent;return}Ho(s,gO(s,t))}function Go(s,t){s.inner="lines";const e=new Map;for(const{
inline:i}of t)i.kind==="open"&&e.set(i.box,1),i.kind==="close"&&e.has(i.box)&&e.set(i.box,2);const n=[];for(const{inline:i,home:o}of t)o&&!s.element&&(s.element=
o),!((i.kind==="open"||i.kind==="close")&&e.get(i.box)!==2)&&n.push(i);s.inlines=(0,B.Hn)(n)}function Ho(s,t){let e=[];const n=()=>{if(e.some(({inline:o,isBlank:r})=>!r&&
o.kind!=="apart")){const o=_t(s.style,"block");Go(o,e),s.add(o)}else for(const{inline:o}of e)o.kind==="apart"&&s.add(o.box);e=[]};for(const i of t)"block"in i?(n(),
s.add(i.block)):i.inline.kind==="apart"&&e.every(({isBlank:o})=>o)?s.add(i.inline.box):e.push(i);n()}function jf(s,t){Ho(s,t);for(const e of s.children)e.isItem=
!0}const fO={table:["table-row-group","table-header-group","table-footer-group","table-caption","table-column","table-column-group"],rows:["table-row"],row:["ta\
ble-cell"]},hO={table:"table-row-group",rows:"table-row",row:"table-cell"},uO={table:"rows",rows:"row",row:"cell"};function Sn(s,t,e){const n=fO[e];let i=[];const o=()=>{
if(i.some(a=>"block"in a||!a.isBlank||a.inline.kind==="atom")){const a=_t(s.style,hO[e]),c=uO[e];a.inner=c==="cell"?"blocks":c,c==="cell"?pO(a,i):Sn(a,i,c),s.add(
a)}else for(const a of i)"inline"in a&&a.inline.kind==="apart"&&s.add(a.inline.box);i=[]};for(const r of t)"block"in r&&n.includes(r.block.style.display)?(o(),s.
add(r.block)):i.push(r);o()}function pO(s,t){t.every(e=>"inline"in e)?Go(s,t):Ho(s,t)}const Uf=s=>"block"in s&&s.block.style.display.startsWith("table-")&&s.block.
style.display!=="table-caption";function gO(s,t){if(!t.some(Uf))return t;const e=[];let n=[];const i=()=>{if(n.length===0)return;const o=_t(s.style,"table");o.inner=
"table",Sn(o,n,"table"),e.push({block:o}),n=[]};for(const o of t)if(Uf(o))n.push(o);else{if(n.length>0&&"inline"in o&&o.isBlank)continue;i(),e.push(o)}return i(),
e}const Ss=13,jo=[1,1,1],Uo=[118/255,118/255,118/255],mO=[0,117/255,1],wO=.3,vn=(s,t,e)=>({color:s,alpha:t,width:e,cap:0,join:0,miter:4,dashes:[],dashOffset:0}),
se=(s,t,e,n=1)=>({kind:"shape",path:s,fill:t&&{paint:t,alpha:n,hasHoles:!1},stroke:e}),Kf=Ss/2,Yf=s=>(0,st.KJ)((t,e)=>[Kf+t*s,Kf+e*s]),bO=`${(0,st.XL)([[1,.5],[
12,.5],[12.5,1],[12.5,12],[12,12.5],[1,12.5],[.5,12],[.5,1]])} h`,yO=(0,st.XL)([[2.7,6.4],[5.3,9],[10.3,3.6]]);function xO(s,t,e,n){const i=e?wO:1,o=e?Uo:n?.color??
mO,r=[];return s==="radio"?(r.push(se(Yf(6),jo,vn(t?o:Uo,i,1))),t&&r.push(se(Yf(3.5),o,void 0,i))):(r.push(se(bO,t?o:jo,vn(t?o:Uo,i,1),t?i:1)),t&&r.push(se(yO,void 0,
vn(jo,1,1.8)))),{view:[0,0,Ss,Ss],fit:{scaling:"meet",x:.5,y:.5},nodes:r}}function kO({color:s,alpha:t}){const e=(0,st.XL)([[1,1],[4.5,4.5],[8,1]]);return{view:[
0,0,9,6],fit:{scaling:"meet",x:.5,y:.5},nodes:[se(e,void 0,vn(s,t,1.8))]}}function OO(s,{color:t,alpha:e}){const n=vn(t,e,1.2),i=s==="clock"?[se((0,st.KJ)((o,r)=>[
5.2+o*5,6.2+r*5]),void 0,n),se((0,st.XL)([[5.2,3],[5.2,6.6],[7.7,8]]),void 0,n)]:[se("1.4 1.6 9 9 re",void 0,n),se("0.8 1 10.2 2.6 re 2.4 0 1 1.5 re 8.4 0 1 1.5\
 re",t,void 0,e)];return{view:[0,-.6,13,13],fit:{scaling:"meet",x:.5,y:.5},nodes:i}}const MO="January February March April May June July August September Octobe\
r November December".split(" ");function SO(s,t,e){const n=Object.hasOwn(Jf,s)?Jf[s]:void 0;if(!n)return;const i=n.write(t.trim()),o=vO.has(e)?i??n.empty:i===void 0?
"":t.trim().replace("T"," ");return{text:{value:o,isHint:!1,parts:TO(o)},columns:n.columns,sides:n.sides,icon:n.icon}}const vO=new Set(["","en","en-us"]),Xf="mm\
/dd/yyyy",Vf="--:-- --",Jf={date:{empty:Xf,columns:10,sides:6,icon:"calendar",write:Zf},time:{empty:Vf,columns:8,sides:6,icon:"clock",write:qf},month:{empty:"--\
------- ----",columns:14,sides:4,icon:"calendar",write:s=>{const[,t,e]=/^(\d{4,6})-(\d\d)$/.exec(s)??[],n=MO[Number(e)-1];return n===void 0?void 0:`${n} ${t}`}},
week:{empty:"Week --, ----",columns:13,sides:4,icon:"calendar",write:s=>{const[,t,e]=/^(\d{4,6})-W(\d\d)$/.exec(s)??[];return e===void 0||Number(e)<1||Number(e)>
53?void 0:`Week ${e}, ${t}`}},"datetime-local":{empty:`${Xf}, ${Vf}`,columns:20,sides:12,icon:"calendar",write:s=>{const[t,e]=[Zf(s.slice(0,-6)),qf(s.slice(-5))];
return t===void 0||e===void 0||!/[T ]/.test(s.at(-6)??"")?void 0:`${t}, ${e}`}}};function Zf(s){const[,t,e,n]=/^(\d{4,6})-(\d\d)-(\d\d)$/.exec(s)??[];return Number(
e)>=1&&Number(e)<=12&&Number(n)>=1&&Number(n)<=31?`${e}/${n}/${t}`:void 0}function qf(s){const[,t,e]=/^(\d\d):(\d\d)(?::\d\d(?:\.\d{1,3})?)?$/.exec(s)??[];if(!(Number(
t)<24&&Number(e)<60))return;const n=Number(t)<12?"AM":"PM";return`${String(Number(t)%12||12).padStart(2,"0")}:${e} ${n}`}const TO=s=>s.split(/(, |[/: ])/).map((t,e)=>e%
2===0?{text:t}:{text:t,look:"separator"}),IO=new Set(["input","select","textarea","button"]),Qf={submit:"Submit",reset:"Reset",button:""},AO={color:[0,0,0],alpha:1},
RO=({name:s,isHtml:t})=>t&&IO.has(s),Ko=({attributes:s})=>s.get("type")?.trim().toLowerCase()??"",EO=s=>s.name==="input"&&Ko(s)==="image",th=s=>s.name==="input"&&
Ko(s)==="range";function LO(s,t,e){const n=BO(s,t),{least:i,style:o}=n,r=/flex|grid/.test(e.display),a=typeof i=="number"&&o.width==="auto"&&!r,c=[s.name,r,...CO.
map(d=>s.attributes.get(d))].join("|"),l=Kt(t,c,()=>a?{...o,width:(0,k.yA)(i+sh(o).x)}:o);return{...n,style:l}}const CO=["type","size","cols","rows","multiple"];
function BO(s,t){const e={...t};switch(e.display==="inline"&&(e.display="inline-block"),s.name){case"button":return ke(e);case"textarea":return $O(s,e);case"sel\
ect":return DO(s)?{style:FO(s,e),isOnLine:!0,isCentered:!1}:zO(s,e);default:return _O(s,e)}}function _O(s,t){const{attributes:e}=s,n=Ko(s);if(n==="checkbox"||n===
"radio"){if(t.appearance==="none")return{style:t,isCentered:!1};const l=e.has("checked"),d=xO(n,l,e.has("disabled"),t.accentColor);return{style:t,mark:{drawing:d,
size:Ss,alt:PO[n][l?1:0]},isCentered:!1}}if(n==="range")return{style:t,isCentered:!1};const i=e.get("value")??"";if(Object.hasOwn(Qf,n))return{...ke(t),text:{value:e.
has("value")?i:Qf[n],isHint:!1}};if(n==="color"){const[,l,d,f]=/^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(i)??[],h=l===void 0?AO:{color:[l,d,f].map(u=>Number.
parseInt(u,16)/255),alpha:1};return{...ke(t),swatch:h}}const o=t.appearance==="none"?void 0:SO(n,i,(0,R.G7)(s));if(Yo(t,1),o)return NO(o,t);if(n==="file")return{
...ke(t),text:WO,least:jO*t.fontSize};const r=Tn(e.get("size"),20),a=(r*GO+HO)*t.fontSize,c=n==="password"?"•".repeat(Math.min(i.length,r)):i;return{...ke(t),
text:nh(c,e.get("placeholder")),least:a}}function NO({text:s,columns:t,sides:e,icon:n},i){const{fontSize:o,color:r}=i,a=n==="clock"?YO:KO,c={drawing:OO(n,r),width:o,
height:o,before:a,after:0},l=t*UO*o+e+a+o;return{...ke(i,!0),text:s,least:l,beside:c,indent:s.value.startsWith("W")?0:1}}const WO={value:"Choose File No file ch\
osen",isHint:!1,parts:[{text:"Choose File",look:"button"},{text:"No file chosen"}]},PO={checkbox:["☐","☑"],radio:["○","◉"]};function $O(s,t){const{attributes:e}=s,
i=Tn(e.get("cols"),20)*VO*t.fontSize+JO;Yo(t,Tn(e.get("rows"),2));const o=(0,R.a4)(s).replace(/^\r?\n/,"");return{style:Xo(t),text:nh(o,e.get("placeholder")),least:i,
isOnLine:!0,isCentered:!1}}function zO(s,t){const e=(0,R.Ky)(s).filter(({name:c})=>c==="option"),n=e.findLast(({attributes:c})=>c.has("selected"))??e.find(({attributes:c})=>!c.
has("disabled"))??e[0];let i="";for(const c of e){const l=eh(c);l.length>i.length&&(i=l)}ah(t)&&!ch(t)&&t.appearance!=="none"&&Vo(t.backgroundColor)===dh&&(t.backgroundColor=
lh);const o={...ke(t,!0),text:{value:n?eh(n):"",isHint:!1},least:i};if(t.appearance==="none")return o;const r=t.paddingRight.percent===0?t.paddingRight.px:0,a={
drawing:kO(t.color),width:9,height:6,before:2+r,after:4-r};return{...o,beside:a,indent:XO}}const eh=s=>(s.attributes.get("label")??(0,R.a4)(s)).replace(/\s+/g,"\
 ").trim(),DO=({attributes:s})=>s.has("multiple")||Tn(s.get("size"),1)>1;function FO(s,t){return Yo(t,Tn(s.attributes.get("size"),4)),Xo(t)}const nh=(s,t)=>s===
""&&t!==void 0?{value:t,isHint:!0}:{value:s,isHint:!1};function Tn(s,t){const e=/^\s{0,9}(\d{1,9})/.exec(s??"")?.[1];return e===void 0||Number(e)===0?t:Math.min(
Number(e),1e3)}const GO=.6,HO=1.5,jO=19.5,UO=.6,[KO,YO,XO]=[17,11.67,4],VO=.675,JO=15;function Yo(s,t){const{minHeight:e}=s,n=typeof e=="object"?e:(0,k.yA)(0);s.
height==="auto"&&n.percent===0&&(s.minHeight=(0,k.yA)(Math.max(n.px,t*$s(s)+sh(s).y)))}function sh(s){if(s.boxSizing!=="border-box")return{x:0,y:0};const[t,e]=[
pt(s),wt(s,0)];return{x:D(t)+D(e),y:$(t)+$(e)}}function ke(s,t=!1){const e=s.display==="inline-block"||s.display==="block";return e&&(s.display=s.display==="blo\
ck"?"flex":"inline-flex",Object.assign(s,t?ih:ZO)),{style:Xo(s),isCentered:e}}const ih={flexDirection:"row",justifyContent:"space-between",alignItems:"center",flexWrap:"\
nowrap"},ZO={...ih,flexDirection:"column",justifyContent:"center",alignItems:"stretch"},oh=["Top","Right","Bottom","Left"],rh=["TopLeft","TopRight","BottomRight",
"BottomLeft"];function Xo(s){const t=s.backgroundImage.length===0&&QO.has(Vo(s.backgroundColor));if(!ah(s)||!t||s.appearance==="none")return s;for(const e of oh){
const n=s[`padding${e}`];Object.assign(s,{[`border${e}Width`]:1,[`border${e}Style`]:"solid",[`padding${e}`]:{...n,px:n.px+1}})}if(!ch(s))for(const e of rh)s[`bo\
rder${e}Radius`]=qO;return s}const ah=s=>oh.every(t=>s[`border${t}Width`]===2&&/^(?:in|out)set$/.test(s[`border${t}Style`])),ch=s=>rh.some(t=>s[`border${t}Radiu\
s`][0].px>0),Vo=s=>s?.color.join()??"",qO=[(0,k.yA)(2),(0,k.yA)(2)],lh={color:[1,1,1],alpha:1},dh=[239/255,239/255,239/255].join(),QO=new Set([Vo(lh),dh]);function tM(s,t,{
least:e,beside:n,swatch:i,isCentered:o}){if(s.children=[i?vs(s,{...eM,backgroundColor:i}):t],e!==void 0&&s.style.width==="auto"){const r=n?n.before+n.width+n.after:
0;oM(s,typeof e=="number"?e-r:e)}if(n){const{drawing:r,width:a,height:c,before:l,after:d}=n,f=vs(s,{marginLeft:(0,k.yA)(l),marginRight:(0,k.yA)(d),flexShrink:0});
f.inner="image",f.replaced={image:void 0,drawing:r,width:a,height:c},s.add(f)}s.inner=o?"flex":"blocks";for(const r of s.children)r.isItem=o}const vs=({style:s},t)=>new it(
Kt(s,JSON.stringify(t),()=>({..._t(s,"block").style,...t}))),fh={color:[118/255,118/255,118/255],alpha:1},Ts=s=>Object.fromEntries(["Top","Right","Bottom","Left"].
flatMap(t=>[[`border${t}Width`,1],[`border${t}Style`,"solid"],[`border${t}Color`,s]])),eM={...Ts(fh),flexGrow:1,alignSelf:"stretch",marginTop:(0,k.yA)(4),marginBottom:(0,k.
yA)(4),marginLeft:(0,k.yA)(2),marginRight:(0,k.yA)(2)};function nM(s,t=0){const{decorations:e}=s,n=t===0?{}:{marginLeft:(0,k.yA)(t)};return new it(Kt(s,`line ${t}`,
()=>({..._t(s,"block").style,decorations:e,...n})))}const sM={separator:{paddingLeft:(0,k.yA)(1),paddingRight:(0,k.yA)(1)},button:{...Ts(fh),backgroundColor:{color:[
239/255,239/255,239/255],alpha:1},paddingTop:(0,k.yA)(2),paddingBottom:(0,k.yA)(2),paddingLeft:(0,k.yA)(7),paddingRight:(0,k.yA)(7),marginRight:(0,k.yA)(4),...Object.
fromEntries(["TopLeft","TopRight","BottomRight","BottomLeft"].map(s=>[`border${s}Radius`,[(0,k.yA)(2),(0,k.yA)(2)]]))}};function iM(s,t,e){const{style:n}=t.styled;
for(const{text:i,look:o}of s){if(o===void 0){je(i,t,e);continue}const r=new it(Kt(n,o,()=>({..._t(n,"inline").style,...sM[o]})));e.push({inline:{kind:"open",box:r,
owner:void 0},home:void 0,isBlank:!0}),je(i,t,e),e.push({inline:{kind:"close",box:r},home:void 0,isBlank:!0})}}function oM(s,t){const e={height:(0,k.yA)(0),overflow:"\
hidden",visibility:"hidden"},n=vs(s,typeof t=="number"?{...e,width:(0,k.yA)(t)}:e);typeof t=="string"&&(n.inner="lines",n.inlines=[{kind:"text",text:t,style:n.style,
owner:void 0}]);const i=vs(s,{});for(const o of[...s.children,n])i.add(o);s.children=[i]}const rM=Object.keys(yt.AG);function aM(s,t){const e=(0,yt.lM)(t),n={};
for(const o of rM)s[o]!==e[o]&&Object.assign(n,{[o]:s[o]});const{decorations:i}=s;return i.length>t.decorations.length&&Object.assign(n,{decorations:i}),n}const cM=new Set(
["progress","meter"]),hh=s=>cM.has(s.name)||th(s);function lM(s){const{name:t,attributes:e}=s,n=(f,h)=>{const u=e.get(f)?.trim(),p=u===void 0||u===""?NaN:Number(
u);return Number.isFinite(p)?p:h},i=t==="progress"?0:n("min",0),o=n("max",t==="input"?100:1),r=n("value",t==="input"?(i+o)/2:i),a=(r-i)/(o-i),c=(f,h,u)=>Math.min(
Math.max(n(f,h),u),o),l=c("low",i,i),d={low:l,high:c("high",o,l),optimum:c("optimum",(i+o)/2,i)};return{share:Number.isFinite(a)?Math.min(Math.max(a,0),1):0,bar:t===
"meter"?dM[fM(r,d)]:"bar"}}const dM=["bar","suboptimal-bar","worst-bar"];function fM(s,{low:t,high:e,optimum:n}){const[i,o]=[n,s].map(r=>r<t?0:r>e?2:1);return i===
o||i===0&&s===t||i===2&&s===e?0:i===1||o===1?1:2}const[Oe,Jo]=[15,8],Zo=178/255,hM={color:[239/255,239/255,239/255],alpha:1},Is=[(0,k.yA)(Oe),(0,k.yA)(Oe)],qo={
borderTopLeftRadius:Is,borderTopRightRadius:Is,borderBottomLeftRadius:Is,borderBottomRightRadius:Is};function uM(s,t,e){const n=t.accentColor??t.backgroundColor,
i=_t(s.style,"block").style,o={...i,...qo,...Ts({color:[Zo,Zo,Zo],alpha:1}),boxSizing:"border-box",height:(0,k.yA)(Jo),marginTop:(0,k.yA)((Oe-Jo)/2+.5),backgroundColor:hM},
r=new it(o);r.inner="blocks",r.add(new it({...t,...qo,backgroundColor:n}));const a={...i,...qo,width:(0,k.yA)(Oe),height:(0,k.yA)(Oe),marginTop:(0,k.yA)(-(Oe+Jo)/
2),marginLeft:{px:-Oe*e,percent:e},backgroundColor:n};s.add(r),s.add(new it(a))}function pM(s,t,e,n){const{share:i,bar:o}=lM(t),a={...n.pseudoStyle(t,o,e).style,
display:"block",width:{px:0,percent:i},height:{px:0,percent:1}};s.inner="blocks",th(t)&&s.style.appearance!=="none"?uM(s,a,i):s.add(new it(a));const c=(0,R.a4)(
t).replace(/\s+/g," ").trim();return c===""?`${Math.round(i*100)} %`:c}const As=500,uh=2e3,gM=20;class mM{given=new Map;length=0;add(t,e,n){if(this.length+=n.length+
gM,this.length>E.uL)throw(0,E.dM)();const i=this.given.get(t);i?i.push({place:e,text:n}):this.given.set(t,[{place:e,text:n}])}onPages(t){const e=new Map(t.map((i,o)=>[
i,o])),n=new Map;for(const[i,o]of this.given){const r=o.flatMap(({place:a,text:c})=>{const l=a.sheet&&e.get(a.sheet);return l===void 0?[]:[{page:l,text:c}]});n.
set(i,r.sort((a,c)=>a.page-c.page))}return new wM(n)}}class wM{byName;spans=new Map;constructor(t){this.byName=t}textOf({string:t,which:e},n){const i=this.byName.
get(t)??[],{first:o,end:r}=this.spanOn(t,i,n),a=r>o;if(e==="first-except"&&a)return"";const c=e==="last"?r-1:a?o:o-1;return i[c]?.text??""}spanOn(t,e,n){const i=this.
spans.get(t);if(i?.page===n)return i;let o=i?.end??0;for(;o<e.length&&e[o].page<n;)o++;let r=o;for(;r<e.length&&e[r].page===n;)r++;const a={page:n,first:o,end:r};
return this.spans.set(t,a),a}}function bM(s){let t="";const e=[s];for(let i=0;i<uh&&t.length<=As;i++){const o=e.pop();if(!o)break;if(o.kind==="text")t+=o.value.
slice(0,2*As);else for(let r=Math.min(o.children.length,uh)-1;r>=0;r--)e.push(o.children[r])}const n=t.replace(/\s+/g," ").trim();return n.length>As?`${n.slice(
0,As)}…`:n}const yM=/^(?:https?|mailto|tel|ftp):/i;function ph(s,t){if(s.startsWith("#")){const e=t.find(xM(s.slice(1)));return e&&{place:e}}return yM.test(s)?
{uri:kM(s)}:void 0}function xM(s){try{return decodeURIComponent(s)}catch{return s}}const kM=s=>{try{return new URL(s).href.replace(/[^!-~]/g,t=>encodeURIComponent(
t))}catch{return s.replace(/[^!-~]/gu,t=>encodeURIComponent(t))}},OM=300;function MM(s,t){const e=(0,R.Kg)(s);return(e===""?s.attributes.get("title")??t:e).slice(
0,OM)}class Ke{parent;own;outer;paragraph;constructor(t,e,n){this.parent=t,this.own=e,this.outer=n}get(){return this.own?this.parent:this.outer?this.outer.get():
this.paragraph??=this.parent.add("P")}end(){this.paragraph=void 0,this.outer?.end()}}const SM=new Set(["P","H1","H2","H3","H4","H5","H6","TD","TH","LBody","Capt\
ion","Code"]);class vM{document;headings;data=new Map;constructor(t,e){this.document=t,this.headings=e}top(){return new Ke(this.document,!1)}enter(t,e,n){const{
name:i}=t;if(n&&!this.tagOf(t))return{home:new Ke(e.parent,!1,e),label:void 0};if(n||e.end(),i==="li")return this.item(e);const o=this.tagOf(t);if(!o)return{home:new Ke(
e.parent,!1),label:void 0};const r=e.parent.add(o,this.factsOf(t,o));return{home:new Ke(r,SM.has(o)),label:void 0}}item(t){if(t.parent.tag!=="L")return{home:new Ke(
t.parent.add("P"),!0),label:void 0};const e=t.parent.add("LI"),n=e.add("Lbl");return{home:new Ke(e.add("LBody"),!1),label:n}}tagOf(t){const{name:e}=t,n=this.headings.
levelOf(t);if(n!==void 0)return`H${n}`;if(/^h[1-6]$/.test(e))return"P";const i=TM[e];return i?this.isData(t)?i:void 0:IM[e]}factsOf(t,e){const{attributes:n,name:i}=t;
if(e==="L")return{attributes:{O:"List",ListNumbering:i==="ol"?"Decimal":"Disc"}};if(e!=="TH"&&e!=="TD")return Ms.Kj;const[o,r]=[Number(n.get("colspan"))||1,Number(
n.get("rowspan"))||1],a={...o>1&&{ColSpan:o},...r>1&&{RowSpan:r}};return e==="TD"?Object.keys(a).length>0?{attributes:{O:"Table",...a}}:Ms.Kj:{attributes:{O:"Ta\
ble",Scope:RM(t),...a}}}isData(t){let e=t;for(;e&&e.name!=="table";)e=e.parent;if(!e)return!1;let n=this.data.get(e);return n===void 0&&this.data.set(e,n=AM(e)),
n}}const TM={table:"Table",thead:"THead",tbody:"TBody",tfoot:"TBody",tr:"TR",th:"TH",td:"TD",caption:"Caption"},IM={p:"P",ul:"L",ol:"L",menu:"L",blockquote:"Blo\
ckQuote",pre:"P",section:"Sect",article:"Sect",dt:"P",dd:"P",figcaption:"P",summary:"P"};function AM(s){const t=s.attributes.get("role");if(t==="presentation"||
t==="none")return!1;let e=0,n=0;for(const i of(0,R.Ky)(s))if(i!==s){if(i.name==="table")return!1;if(i.name==="th"||i.name==="thead"||i.name==="caption")return!0;
i.name==="tr"&&e++,i.name==="td"&&n++}return e>1&&n>e}function RM(s){const t=s.attributes.get("scope")?.toLowerCase();if(t==="row"||t==="rowgroup")return"Row";if(t===
"col"||t==="colgroup")return"Column";const e=s.parent,n=e?.parent?.name==="thead",i=e?.children.some(o=>o.kind==="element"&&o.name==="td");return!n&&i===!0?"Row":
"Column"}function*gh(s,{images:t,pictures:e,told:n}){const i=(0,P.bi)(s),o=t.get(i)??(yield*e.at(i));return o||n.images.add(s),o}function*Rs(s,t){const{backgroundImage:e,
mask:n,borderImage:i}=s.style,o=[...e,...n?.backgroundImage??[],...i?.image?[i.image]:[]];if(!o.some(a=>"url"in a))return;const r=new Map;for(const a of o){if(!("\
url"in a))continue;const c=yield*gh(a.url,t);c&&r.set(a.url,c)}s.images=r}function*mh(s,t,e){const n=yield*gh(s,e);if(!n)return;const i=new it({..._t(t,"inline-\
block").style});if(i.inner="image","drawing"in n){const{drawing:o,width:r,height:a}=n;i.replaced={image:void 0,drawing:o,width:r,height:a};const{view:c}=o;c&&(i.
style.aspectRatio=c[2]/c[3])}else i.replaced={image:n,...n.displayed};return i}function*wh(s,t,e){const n=[];let i="";for(const o of s){if(typeof o=="string"){i+=
o;continue}const r=yield*mh(o.url,t,e);r&&(i!==""&&n.push(i),n.push(r),i="")}return i!==""&&n.push(i),n}const bh=7,EM=.5,LM=new Set(["p","div","h1","h2","h3","h\
4","h5","h6","ul","ol","dl","table","pre","section"]);function*CM(s,t,e){const n=t.listStyleImage===void 0?void 0:yield*mh(t.listStyleImage,t,e);if(!n?.replaced)
return;const i=n.style,{width:o=EM*t.fontSize,height:r=o}=n.replaced;n.replaced.width===void 0&&(i.width=(0,k.yA)(o));const a=t.direction==="rtl",[c,l]=a?["marg\
inRight","marginLeft"]:["marginLeft","marginRight"];i[l]=(0,k.yA)(bh);const d=f=>f==="atom"?{inline:{kind:f,box:n,owner:void 0},home:void 0,isBlank:!1}:{inline:{
kind:f,box:n},home:void 0,isBlank:!0};return t.listStylePosition==="inside"||(i[c]=(0,k.yA)(-o-bh),!_M(s))?d("atom"):(Object.assign(i,{position:"absolute",marginTop:(0,k.
yA)(Math.max(($s(t)-r)/2,0))}),d("apart"))}function BM(s){const{style:t}=s,[e,n]=Kh(t),[i,o]=t.direction==="rtl"?["marginRight","marginLeft"]:["marginLeft","mar\
ginRight"],r={...t,display:"inline-block",width:(0,k.yA)(0),[i]:(0,k.yA)(n),[o]:(0,k.yA)(t.fontSize+1+e-n)},a=new it(r);return Object.assign(a,{inner:"lines",marker:s,
inlines:[{kind:"text",text:" ",style:t,owner:void 0}]}),{inline:{kind:"atom",box:a,owner:void 0},home:void 0,isBlank:!1}}function _M({children:s}){const t=s.find(
e=>e.kind==="element"||e.value.trim()!=="");return t?.kind==="element"&&LM.has(t.name)}const yh=1e3;function NM(s){const{attributes:t}=s,e=t.get("role");if(t.get(
"aria-hidden")==="true"||e==="presentation"||e==="none")return"";const n=(0,R.ZE)(s).find(({name:o})=>o==="title");return[t.get("aria-label"),n&&(0,R.Kg)(n),WM(
s)].map(o=>o?.slice(0,10*yh).replace(/\s+/g," ").trim().slice(0,yh)).find(o=>o!==void 0&&o!=="")}function WM(s){const t=[],e=(0,R.ZE)(s).reverse();for(let n=e.pop();n;n=
e.pop())if(n.name==="text")t.push((0,R.a4)(n));else if(n.name!=="defs")for(const i of(0,R.ZE)(n).reverse())e.push(i);return t.join(" ")}const PM={px:0,percent:1},
Qo=16,$M={width:96,height:96};class zM{sources;constructor(t){this.sources=t}*boxOf(t,e){const n=new it(e),i=this.sources.headings.placeOf(t);return i&&(n.place=
i),yield*Rs(n,this.sources),n}*picture(t,e,n,i){const{images:o,pictures:r,told:a}=this.sources,{style:c}=e,l=yield*this.boxOf(t,c),d=(0,mt.Z)(t),f=d===void 0?void 0:
o.get((0,P.bi)(d)),h=t.attributes.get("alt")??t.attributes.get("title"),u=d===void 0?void 0:yield*r.at((0,P.bi)(d));if(u){h===void 0&&a.undescribed++,yield*this.
addDrawing(t,e,u,h,n,i);return}if(!f){d!==void 0&&d.trim()!==""&&a.images.add(d),h!==void 0&&h.trim()!==""?this.substitute(h,e,n,i):this.keepPlace(l,d,h!==void 0,
n,i);return}h===void 0&&a.undescribed++;const{width:p,height:g}=/^\s*qr:/i.test(d)?$M:f.displayed;l.replaced={image:f,width:p,height:g},this.addReplaced(l,h,n,i)}addReplaced(t,e,n,i){
t.inner="image",e?.trim()!==""&&(t.element=new Ms.Hg("Figure",void 0,{alt:e??""})),He(t.style)?(t.element&&n.home.parent.adopt(t.element),Ue(t,{},i)):Ue(t,{owner:n.
owner,home:n.home.get()},i)}*drawing(t,e,n,i){const{told:o,drawings:r}=this.sources,{drawing:a,size:c}=yield*r.read(t,e),l=NM(t);l===void 0&&o.undescribed++,yield*this.
addDrawing(t,e,{drawing:a,width:c?.width,height:c?.height},l,n,i)}*addDrawing(t,e,{drawing:n,width:i,height:o},r,a,c){const l={...e.style},d=yield*this.boxOf(t,
l);l.width==="auto"&&l.height==="auto"&&i===void 0&&o===void 0&&(l.width=PM),n.view&&(l.aspectRatio??=n.view[2]/n.view[3]),d.replaced={image:void 0,drawing:n,width:i,
height:o},this.addReplaced(d,r,a,c)}substitute(t,{style:e,variables:n},i,o){const{width:r,height:a,minHeight:c}=e,l=this.sources.quirks==="all"&&(r!=="auto"||a!==
"auto"),d={...e,height:"auto",aspectRatio:void 0},f=new it(l?UM(e):He(e)?{...d,minHeight:typeof a=="object"?a:c}:{...d,width:"auto",minWidth:"auto",minHeight:"a\
uto"}),h=[];(!l||tr(e))&&h.push(Fo(kh(e))),je(t,{...i,styled:{style:(0,yt.lM)(e),variables:n}},h),Mn(f,h,i.home),l&&(f.isOnLine=!0),Ue(f,He(e)?{}:{owner:i.owner,
home:i.home.get()},o)}keepPlace(t,e,n,i,o){const{style:r,place:a,images:c}=t,l=e!==void 0&&e!=="",f=this.sources.quirks==="all"&&(r.width!=="auto"||r.height!=="\
auto")||r.width!=="auto"&&r.height!=="auto",h=l&&(f?tr(r):!n),u=r.width!=="auto"&&He(r);if(h&&(f||u)){const b=Object.assign(new it(f?xh(r):HM(r)),{place:a,images:c});
Mn(b,[Fo(kh(r))],i.home),Ue(b,{},o);return}const p=()=>({...r,width:"auto",height:"auto"}),g=new it(f?r:Kt(r,"unsized",p)),m=h?Qo:0;Object.assign(g,{place:a,images:c,
replaced:{image:void 0,drawing:h?Oh:void 0,width:m,height:m}}),this.addReplaced(g,"",i,o)}}const tr=({width:s,height:t})=>[s,t].every(e=>typeof e!="object"||e.percent!==
0||e.px>=FM),DM=s=>typeof s=="object"&&s.percent===0,FM=20,GM={color:[.75,.75,.75],alpha:1},HM=s=>({...s,height:"auto",aspectRatio:void 0,display:s.display==="b\
lock"?"flow-root":s.display});function xh(s){const{width:t,height:e}=s,n=e==="auto"&&DM(t)?t:e,i={...s,width:t==="auto"?e:t,height:n,aspectRatio:void 0},o=s.borderTopWidth+
s.borderLeftWidth>0;return!tr(s)||o?i:{...i,...Ts(GM),boxSizing:"border-box",...jM}}const jM={paddingTop:(0,k.yA)(1),paddingRight:(0,k.yA)(1),paddingBottom:(0,k.
yA)(1),paddingLeft:(0,k.yA)(1)};function UM(s){const t=xh(s),{height:e,minHeight:n}=t;return{...t,height:"auto",minHeight:typeof e=="object"?e:n}}function kh(s){
const t=()=>({..._t(s,"block").style,float:"left"}),e=new it(Kt(s,"missing",t));return e.inner="image",e.replaced={image:void 0,drawing:Oh,width:Qo,height:Qo},e}
const Ye=(s,t)=>({kind:"shape",path:s,fill:{paint:t,alpha:1,hasHoles:!1},stroke:void 0}),Oh={view:[0,0,16,16],fit:{scaling:"meet",x:.5,y:.5},nodes:[Ye("0 0 m 11\
 0 l 16 5 l 16 9 l 9 16 l 0 16 l h",[.6,.6,.6]),Ye("1 1 m 10.5 1 l 15 5.5 l 15 8.5 l 8.5 15 l 1 15 l h",[.77,.84,.96]),Ye("1 12 m 4 9 l 7 7.5 l 10.5 8 l 12.5 11\
 l 8.5 15 l 1 15 l h",[.36,.68,.22]),Ye("2 5.5 m 3.5 4 l 5 3 l 6.5 4 l 8 5.5 l h 10.5 1 m 15 5.5 l 10.5 5.5 l h",[1,1,1]),Ye("16 10.5 m 16 16 l 10.5 16 l h",[.6,
.6,.6]),Ye("15 12.5 m 15 15 l 12.5 15 l h",[.36,.68,.22])]},KM=()=>({images:new Set,links:new Set,leftOut:new Map,fields:new Map,undescribed:0}),YM=new Set(["if\
rame","frame","frameset","object","embed","applet","video","audio","canvas","math"]);function XM(s){let[t,e]=[0,0];for(const{name:n,attributes:i}of(0,R.Ky)(s))n===
"link"&&/\bstylesheet\b/i.test(i.get("rel")??"")&&t++,n==="script"&&VM.test(i.get("type")??"")&&e++;return{links:t,scripts:e}}const VM=/^\s*(?:$|module\s*$|(?:text|application)\/(?:x-)?(?:java|ecma|j|live)script)/i,
JM=new Set(["lines","blocks","flex","grid"]),ZM=/[\u1100-\u11ff\u2e80-\ua4cf\uac00-\ud7ff\uf900-\ufaff\uff01-\uff60]|[\u{20000}-\u{3fffd}]/u;function Mh(s,t){return s.
style.writingMode==="across"||t.writingMode!=="across"?"none":JM.has(s.inner)&&!er(s)?"turned":"refused"}const er=({inner:s,inlines:t,children:e})=>s!=="turned"&&
(e.some(er)||t.some(n=>n.kind==="text"?ZM.test(n.text):(n.kind==="atom"||n.kind==="apart")&&er(n.box))),qM=["flexDirection","flexWrap","justifyContent","alignCo\
ntent","alignItems","justifyItems","rowGap","columnGap","gridTemplateColumns","gridTemplateRows","gridTemplateAreas","gridAutoColumns","gridAutoRows","gridAutoF\
low"];function QM({style:s,inner:t}){return{..._t(s,t==="flex"||t==="grid"?t:"block").style,...Object.fromEntries(qM.map(n=>[n,s[n]]))}}function Sh(s){const{style:t}=s,
e=new it(Kt(t,"turned content",()=>QM(s))),{inner:n,inlines:i,element:o,firstLine:r,children:a}=s;Object.assign(e,{inner:n,inlines:i,element:o,firstLine:r}),e.children=
a;const c="auto",l=t.display==="table-cell"||t.alignContent==="center",d=new it(Kt(t,"turned",()=>({..._t(t,"block").style,width:"fit-content",height:Y1(s),maxHeight:t.
maxHeight,marginLeft:t.writingMode==="down"||l?c:{px:0,percent:0},marginRight:l?c:{px:0,percent:0}})));d.inner="turned",d.children=[e],Object.assign(s,{inner:"b\
locks",inlines:[],element:null,firstLine:void 0}),s.children=[d]}class tS{sources;counters=new Hk;tags;pictures;constructor(t){this.sources=t,this.tags=new vM(t.
document,t.headings),this.pictures=new zM(t)}*build(t){const e=[],{styler:n}=this.sources;yield*this.element(t,{styled:n.start,home:this.tags.top(),owner:void 0,
table:void 0},e);const[i]=e;return i&&"block"in i?(sS(i.block,t),i.block):new it(n.start.style)}*nodes(t,e,n){for(const i of t)i.kind==="text"?je(i.value,e,n):yield*this.
element(i,e,n)}*element(t,e,n){const{styler:i,told:o}=this.sources;yield*i.findRules(t);const r=nS(e.styled.style,i.styleOf(t,e.styled,e.table));yield nt+i.takeWork();
const{name:a}=t;(YM.has(a)||EO(t))&&Es(o.leftOut,a);const{style:c}=r;if(c.display==="none")return;if(RO(t))return yield*this.control(t,r,e,n);const l=this.counters.
enter(c,t);c.stringSet.length>0&&(yield*this.nameStrings(t,c)),a==="br"?lO(c,n):a==="wbr"?je("​",{...e,styled:r},n):a==="img"?yield*this.pictures.picture(t,r,
e,n):a==="svg"&&!t.isHtml?yield*this.pictures.drawing(t,r,e,n):c.display==="contents"?yield*this.nodes(t.children,{...e,styled:r},n):c.display==="inline"?yield*this.
inline(t,r,e,n):yield*this.block(t,r,e,n),l()}*nameStrings(t,e){const{headings:n,strings:i}=this.sources;for(const{name:o,parts:r}of e.stringSet){const a=r.map(
c=>"inner"in c?bM(t):this.textOf(c,t,e)).join("");i.add(o,n.keepPlace(t),a),yield nt}}*control(t,e,n,i){const o=LO(t,e.style,n.styled.style),{style:r,mark:a}=o;
t.name!=="button"&&Es(this.sources.told.fields,t.name);const c=this.counters.enter(r,t),l={...e,style:r};if(a){const{drawing:d,size:f}=a;yield*this.pictures.addDrawing(
t,l,{drawing:d,width:f,height:f},a.alt,n,i)}else yield*this.block(t,l,n,i,o);c()}value({value:t,isHint:e,parts:n},i,o,r){const{styled:a}=o,c=e?this.sources.styler.
pseudoStyle(i,"placeholder",a):a,l=Kt(c.style,"text",()=>(0,yt.lM)(c.style));t.trim()===""?r.push({inline:{kind:"break",style:l},home:void 0,isBlank:!1}):iM(n??
[{text:t}],{...o,styled:{...c,style:l}},r)}*inline(t,e,n,i){const o=yield*this.pictures.boxOf(t,e.style),r=this.ownerOf(t,n.owner),a={...n,styled:e,owner:r};i.push(
{inline:{kind:"open",box:o,owner:r},home:void 0,isBlank:!0}),yield*this.content(t,e,a,i),i.push({inline:{kind:"close",box:o},home:void 0,isBlank:!0})}*content(t,e,n,i){
e.pseudos.includes("before")&&(yield*this.pseudo(t,"before",n,i)),yield*this.nodes(eS(t),n,i),e.pseudos.includes("after")&&(yield*this.pseudo(t,"after",n,i))}*block(t,e,n,i,o){
const{style:r}=e,a=yield*this.pictures.boxOf(t,r),c=!He(r),l=this.tags.enter(t,n.home,c),{home:d}=l,f=this.ownerOf(t,n.owner),h=t.name==="table"?t:n.table,u=[];
r.display==="list-item"&&(yield*this.marker(t,e,a,l,u));const p=o?.isCentered||o?.least!==void 0?nM(r,o.indent):a,g={styled:p===a?e:{...e,style:p.style},home:d,
owner:f,table:h};if(o?.text?this.value(o.text,t,g,u):hh(t)||(yield*this.content(t,e,g,u)),e.pseudos.includes("first-letter")&&this.firstLetter(t,e,u,d),/^h[1-6]$/.
test(t.name)&&(a.keepsNext=!0),a.span=rS(t),Mn(p,u,d),o&&p!==a&&tM(a,p,o),o?.isOnLine===!0&&(a.isOnLine=!0),e.pseudos.includes("first-line")&&a.inner==="lines"&&
(a.firstLine=aM(this.sources.styler.pseudoStyle(t,"first-line",e).style,r)),t.name==="legend"&&!a.isApart&&(a.isLegend=!0),t.name==="fieldset"&&a.inner==="block\
s"&&(a.legend=a.children.find(({isLegend:m})=>m)),hh(t)){const m=t.attributes.get("aria-label")??pM(a,t,e,this.sources.styler);a.element=new Ms.Hg("Figure",void 0,
{alt:m})}this.turn(a,n),Ue(a,{owner:n.owner},i)}*marker(t,e,n,{home:i,label:o},r){const a=e.pseudos.includes("marker")?this.sources.styler.pseudoStyle(t,"marker",
e).style:void 0,c=Array.isArray(a?.content)?a.content:void 0,l=c||a?.content==="none"?void 0:yield*CM(t,n.style,this.sources);if(l)return void r.push(l);const d=c?.
map(u=>this.textOf(u,t,n.style)).join(""),f=d===void 0?this.counters.marker(n.style):{text:d,shape:void 0};if(!f||a?.content==="none")return;const h=()=>({...a??
qc((0,yt.lM)(n.style),n.style),decorations:[]});n.style.listStylePosition==="outside"?n.marker={...f,style:a??n.style,element:o}:f.shape?r.push(BM({...f,style:h(),
element:o})):this.insideMarker(f.text,h(),i,r)}insideMarker(t,e,n,i){const o=new it(e);i.push({inline:{kind:"open",box:o,owner:void 0},home:void 0,isBlank:!0});
const r={kind:"text",text:t,style:e,owner:void 0};i.push({inline:r,home:n.get(),isBlank:!1}),i.push({inline:{kind:"close",box:o},home:void 0,isBlank:!0})}turn(t,{
styled:e}){const n=Mh(t,e.style);n==="turned"?Sh(t):n==="refused"&&Es(this.sources.styler.ignored,"writing-mode")}textOf(t,e,n){if("string"in t&&Es(this.sources.
styler.ignored,"content"),"string"in t||"url"in t||"inner"in t)return"";if(!("target"in t))return this.counters.textOf(t,e,n);const{targets:i,headings:o}=this.sources;
return i.textOf(this.counters.textOf(t.target,e,n),t.style,o)}*pseudo(t,e,n,i){const o=this.sources.styler.pseudoStyle(t,e,n.styled),{style:r}=o;if(!Array.isArray(
r.content)||r.display==="none")return;const a=[];if(yield*this.made(r.content,t,{...n,styled:o},a),r.display==="inline"){const l=new it(r);yield*Rs(l,this.sources),
i.push({inline:{kind:"open",box:l,owner:n.owner},home:void 0,isBlank:!0});for(const d of a)i.push(d);i.push({inline:{kind:"close",box:l},home:void 0,isBlank:!0});
return}const c=new it(r);yield*Rs(c,this.sources),Mn(c,a,n.home),this.turn(c,n),Ue(c,{owner:n.owner},i)}*made(t,e,n,i){const{style:o}=n.styled,r=this.counters.enter(
o,void 0),a=t.map(c=>"url"in c?c:this.textOf(c,e,o));for(const c of yield*wh(a,o,this.sources))typeof c=="string"?je(c,n,i):i.push({inline:{kind:"atom",box:c,owner:n.
owner},home:void 0,isBlank:!1});r()}firstLetter(t,e,n,i){const o=n.findIndex(u=>!("inline"in u)||!u.isBlank),r=n[o];if(!r||!("inline"in r)||r.inline.kind!=="tex\
t")return;const{text:a}=r.inline,c=iS.exec(a)?.[0];if(c===void 0)return;const{style:l}=this.sources.styler.pseudoStyle(t,"first-letter",e),d=new it(l),f={...r,inline:{
...r.inline,text:c.trimStart(),style:(0,yt.lM)(l)}},h={...r,inline:{...r.inline,text:a.slice(c.length)}};if(l.float==="none"){const u={inline:{kind:"open",box:d,
owner:void 0},home:void 0,isBlank:!0},p={inline:{kind:"close",box:d},home:void 0,isBlank:!0};n.splice(o,1,u,f,p,h)}else Mn(d,[f],i),n.splice(o,1,{inline:{kind:"\
apart",box:d},home:void 0,isBlank:!0},h)}ownerOf(t,e){const n=t.name==="a"?t.attributes.get("href")?.trim():void 0,i=t.attributes.get("lang")?.trim();if(n!==void 0){
const o=ph(n,this.sources.headings);if(o)return new Pf._("Link",{},e,{target:o,contents:MM(t,n)});n!==""&&n!=="#"&&this.sources.told.links.add(n)}return i!==void 0&&
t.parent?.parent&&/^[a-z]{2,3}(?:-[a-z0-9]{1,8})*$/i.test(i)?new Pf._("Span",{lang:i},e):e}}function Es(s,t){s.set(t,(s.get(t)??0)+1)}function eS(s){if(s.name!==
"details"||s.attributes.has("open"))return s.children;const t=(0,R.ZE)(s).find(({name:e})=>e==="summary");return t?[t]:[]}function nS(s,t){const{style:e}=t;return s.
opacity===1||s.display!=="inline"||e.display!=="inline"?t:{...t,style:{...e,opacity:e.opacity*s.opacity}}}function sS(s,t){const e=s.style,n=s.children.find(({isApart:r})=>!r),
i=t.children.some(r=>r.kind==="element"&&r.name==="body");if(!n||!i||e.backgroundColor!==void 0||e.backgroundImage.length>0)return;const o=n.style;for(const r of oS)
Object.assign(e,{[r]:o[r]}),Object.assign(o,{[r]:yt.DI[r]});s.images=n.images}const iS=new RegExp("^\\s*\\p{P}{0,9}[\\p{L}\\p{N}\\p{S}]\\p{M}{0,9}\\p{P}{0,9}","\
u"),oS=["backgroundColor","backgroundImage","backgroundSize","backgroundRepeat","backgroundPosition","backgroundClips","backgroundOrigin","backgroundAttachment"];
function rS({attributes:s}){const t=(i,o)=>{const r=s.get(i)??"";return/^\s*\d{1,6}\s*$/.test(r)?Number(r):o},e=Math.max(t(s.has("span")?"span":"colspan",1),1),
n=t("rowspan",1);return e===1&&n===1?al:{columns:e,rows:n}}const aS={scaling:"none",x:0,y:0},cS=/^data:image\/svg\+xml([^,]{0,200}),/i;async function lS(s,t){const e=new Map;
for(const n of s){const[i,o=""]=cS.exec(n)??[];if(i===void 0)continue;if(e.size===E.df)throw(0,E.bi)();const{root:r}=await(0,ft.Z)(fS(n.slice(i.length),/;\s*base64\s*$/i.
test(o)),t),a=(0,R.Ky)(r).find(({name:c,isHtml:l})=>c==="svg"&&!l);a&&e.set(n,a)}return e}async function dS(s,t){const e=new Map;let n;for(const[i,o]of s){const a=(0,R.
Ky)(o).some(({name:c})=>c==="style")?await t(o):n??=await t(o);e.set(i,{svg:o,sheets:a})}return e}function fS(s,t){const e=s.replace(/(?:%[\da-f]{2})+/gi,n=>Buffer.
from(n.replaceAll("%",""),"hex").toString());return t?Buffer.from(e,"base64").toString():e}class vh{files;page;tools;known=new Map;constructor(t,e,n){this.files=
t,this.page=e,this.tools=n}*at(t){const e=this.files.get(t);if(!e)return;const n=this.known.get(t);if(!n){const i=yield*this.read(e);return this.known.set(t,i),
i}if(this.tools.tally.drawn+=n.size,this.tools.tally.drawn>E.bJ)throw(0,E.iY)();return n}*read({svg:t,sheets:e}){const{tally:n}=this.tools,i=n.drawn,o=new $i(e,
this.page),r=o.styleOf(t,o.start,void 0),{drawing:a,size:c}=yield*new Vc({...this.tools,styler:o},t).read(t,r),l=g=>typeof g=="object"&&g.percent===0?g.px:void 0,
d=a.view??(c&&[0,0,c.width,c.height]),{width:f,height:h}=c??{width:l(r.style.width),height:l(r.style.height)},u=d?[Wt(a.nodes,{clip:ge(...d)})]:a.nodes,p=a.view?
a.fit:aS;return{drawing:{...a,view:d,fit:p,nodes:u},width:f,height:h,size:n.drawn-i}}}var qt=I(86799),hS=I(69864),uS=I(68973),nr=I(22194);const pS=44,gS=20,mS=12;
async function wS(s,t,e){const n=new DataView(s.buffer,s.byteOffset,s.byteLength),i=new Map;let o=t;for(let r=0;r<n.getUint16(mS);r++){const a=pS+r*gS,c=Buffer.
from(s.subarray(a,a+4)).toString("latin1"),[l,d,f]=[4,8,12].map(p=>n.getUint32(a+p));if(o-=f,o<0||d>f||l+d>s.length)throw(0,qt.t)("file");const h=s.subarray(l,l+
d),u=d===f?h:(await(0,uS.a5)(h,f,e)).bytes;if(u.length!==f)throw(0,qt.t)("file");i.set(c,u)}return(0,nr.f)([...i])}var bS=I(47762);class yS{data;at=0;constructor(t){
this.data=t}get left(){return this.data.length-this.at}byte(){return this.data.readUInt8(this.at++)}word(){const t=this.data.readUInt16BE(this.at);return this.at+=
2,t}signed(){const t=this.data.readInt16BE(this.at);return this.at+=2,t}number(){const t=this.byte();return t===253?this.word():t===254?this.byte()+506:t===255?
this.byte()+253:t}bytes(t){if(t>this.left)throw(0,qt.t)("file");const e=this.data.subarray(this.at,this.at+t);return this.at+=t,e}}const xS=["contours","points",
"flags","glyphs","composites","boxes","instructions"],[kS,OS,MS]=[36,2,4],SS=1,[vS,TS]=[500,60];async function IS(s,t){const e=s.readUInt16BE(MS);let n=kS;const i=h=>{
if(n+h>s.length)throw(0,qt.t)("file");return s.subarray(n,n+=h)},o=Object.fromEntries(xS.map((h,u)=>[h,new yS(i(s.readUInt32BE(8+u*4)))])),r=s.readUInt16BE(OS)&
SS?i(e+7>>3):void 0,a=o.boxes.bytes(e+31>>5<<2),c=[],l=Buffer.alloc((e+1)*4),d=new Int16Array(e);let f=0;for(let h=0;h<e;h++){const u=Th(a,h)?o.boxes.bytes(8):void 0,
p=AS(o,u,r!==void 0&&Th(r,h)),g=t.step(vS+p.length*TS);g&&await g,p.length>0&&(d[h]=p.readInt16BE(2)),l.writeUInt32BE(f,h*4),c.push(p),f+=p.length}return l.writeUInt32BE(
f,e*4),{glyf:Buffer.concat(c),loca:l,lefts:d}}const Th=(s,t)=>(s[t>>3]&128>>(t&7))!==0;function AS(s,t,e){const n=s.contours.signed();if(n===0)return Buffer.alloc(
0);const i=n<0?_S(s,t):PS(s,n,t,e);return i.length%2===0?i:Buffer.concat([i,Buffer.of(0)])}const[RS,ES,Ih,LS,CS,BS]=[1,8,32,64,128,256];function _S({composites:s,
glyphs:t,instructions:e},n){if(!n)throw(0,qt.t)("file");const i=[Buffer.of(255,255),n];let o=!1;for(let r=Ih;r&Ih;){const a=s.bytes(4);r=a.readUInt16BE(0),o||=(r&
BS)!==0;const c=r&ES?2:r&LS?4:r&CS?8:0;i.push(a,s.bytes((r&RS?4:2)+c))}if(o){const r=t.number();i.push(Buffer.of(r>>8,r&255),e.bytes(r))}return Buffer.concat(i)}
const[NS,WS]=[1,64];function PS({points:s,flags:t,glyphs:e,instructions:n},i,o,r){const a=Buffer.alloc(i*2);let c=0;for(let x=0;x<i;x++){if(c+=s.number(),c>t.left||
c===0)throw(0,qt.t)("file");a.writeUInt16BE(c-1,x*2)}const l=Buffer.alloc(c),[d,f]=[Buffer.alloc(c*2),Buffer.alloc(c*2)];let[h,u,p,g,m,w]=[0,0,1/0,1/0,-1/0,-1/0];
for(let x=0;x<c;x++){const M=t.byte(),[v,T]=$S(M&127,e);l[x]=M&128?0:NS,d.writeInt16BE(v,x*2),f.writeInt16BE(T,x*2),[h,u]=[h+v,u+T],[p,g,m,w]=[Math.min(p,h),Math.
min(g,u),Math.max(m,h),Math.max(w,u)]}r&&c>0&&(l[0]|=WS);const b=e.number(),y=Buffer.alloc(10);if(y.writeInt16BE(i,0),o)o.copy(y,2);else for(const[x,M]of[p,g,m,
w].entries())y.writeInt16BE(M,2+x*2);return Buffer.concat([y,a,Buffer.of(b>>8,b&255),n.bytes(b),l,d,f])}function $S(s,t){const e=(r,a)=>s>>r&1?a:-a;if(s<10)return[
0,e(0,((s&14)<<7)+t.byte())];if(s<20)return[e(0,((s-10&14)<<7)+t.byte()),0];const n=t.byte();if(s<84){const r=s-20;return[e(0,1+(r&48)+(n>>4)),e(1,1+((r&12)<<2)+
(n&15))]}const i=t.byte();if(s<120){const r=s-84;return[e(0,1+(Math.floor(r/12)<<8)+n),e(1,1+(r%12>>2<<8)+i)]}const o=t.byte();return s<124?[e(0,(n<<4)+(i>>4)),
e(1,((i&15)<<8)+o)]:[e(0,(n<<8)+i),e(1,(o<<8)+t.byte())]}const[zS,DS]=[12,100],FS=1953784678,GS=8,HS=50;async function jS(s,t,e){if(new DataView(s.buffer,s.byteOffset).
getUint16(zS)>DS)throw(0,qt.t)("file");const n=bS.A.create(s),{tables:i,flavor:o}=n.directory,r=Object.values(i).reduce((d,{length:f,transformLength:h})=>d+(h??
f),0);if(r>t||o===FS)throw(0,qt.t)("file");await e.rest(),n._decompress(),e.add(r*GS);const a=new Map;for(const[d,{offset:f,length:h,transformLength:u}]of Object.
entries(i))a.set(d,Buffer.from(n.stream.buffer.subarray(f,f+(u??h))));const{glyf:c}=i;if(!c?.transformed)return(0,nr.f)([...a]);const l=await IS(a.get("glyf"),e);
return a.set("glyf",l.glyf).set("loca",l.loca),a.get("head")?.writeInt16BE(1,HS),i.hmtx?.transformed&&a.set("hmtx",KS(a,l.lefts)),(0,nr.f)([...a])}const US=34;function KS(s,t){
const e=s.get("hmtx"),n=s.get("hhea").readUInt16BE(US),i=e.readUInt8(0),o=Buffer.alloc(n*4+Math.max(t.length-n,0)*2);let r=1+n*2;for(let a=0;a<Math.max(t.length,
n);a++){const c=i&(a<n?1:2),l=c?t[a]??0:e.readInt16BE(r);c||(r+=2),a<n&&o.writeUInt16BE(e.readUInt16BE(1+a*2),a*4),o.writeInt16BE(l,a<n?a*4+2:n*4+(a-n)*2)}return o}
var YS=I(77904),XS=I(59277);const VS=50,[JS,ZS,qS]=[2e7,3e6,15e5],[QS,tv,ev]=[1e6,100,3];async function nv(s,t,e){const n=new Map,i=[...new Set(`${sv}${t}`)].map(
l=>l.codePointAt(0)),o={fonts:VS,bytes:JS};let r=0;for(const l of s){const d=l.ranges&&await hS.N.of(l.ranges.map(iv),e),f=e.step(QS+(d?i.length*tv:0));if(f&&await f,
d&&!i.some(b=>d.find(b)))continue;const h=await ov(l.sources,o,e);if(!h){r++;continue}const{family:u,weight:p,isItalic:g}=l,m=JSON.stringify([u,p,g]),w=n.get(m)??
{face:l,parts:[]};n.set(m,w),w.parts.unshift({face:h,ranges:d})}const a=[...n.values()].map((l,d)=>({...l,id:`Own${d}`})),c=a.map(({id:l,parts:d,face:{family:f,
weight:h,isItalic:u}})=>({id:l,family:f,weight:h,isItalic:u,isBold:h>=zs,zero:d[0].face.plain("0").advance/1e3,hasSpace:d.some(({ranges:p})=>!p||p.find(Ah)!==void 0)}));
return{own:a.map(({id:l,parts:d})=>({id:l,parts:d})),families:c,unread:r}}const Ah=32,sv=Array.from({length:95},(s,t)=>String.fromCharCode(Ah+t)).join(""),iv=([
s,t])=>({first:s,last:t,value:!0});async function ov(s,t,e){for(const n of s){const i=t.fonts>0?(0,ht.J)(n)?.bytes:void 0;if(!i)continue;t.fonts--;const o=e.step(
n.length*ev);o&&await o;try{const r=await rv(i,t.bytes,e);return t.bytes-=r.length,t.bytes<0?void 0:await(0,YS.ar)((0,qt.g)({name:"font",bytes:r},"file"),e)}catch(r){
if(r instanceof dt.zU&&r.code!=="invalid_parameters")throw r}}}async function rv(s,t,e){const n=(0,XS.y)(s);if(n==="a WOFF font")return await wS(s,t,e);if(n!=="\
a WOFF2 font")return s;if(s.length>qS)throw(0,qt.t)("file");return await jS(s,Math.min(t,ZS),e)}const av=[["SemiBold",/^(?:b|strong|h[1-6]|th|optgroup)$/,/font-weight|font\s*:/i],
["Italic",/^(?:i|em|cite|var|dfn|address)$/,/italic|oblique/i],["Serif",/^$/,/(?<!sans-)\bserif|georgia|times|garamond|palatino|antiqua|bookman|cambria|constantia|baskerville|didot|bodoni|century|charter|cursive|fantasy|merriweather|lora|katex|latin modern|computer modern|crimson|playfair|cormorant/i],
["Mono",/^(?:code|pre|kbd|samp|tt|textarea|input (?:date|time|month|week|datetime-local))$/,/mono|courier|consolas|menlo/i]],cv=/^font(?:-family)?$/;function lv({
selector:s,declarations:t}){const[e,...n]=s.compounds;return(e.name===void 0?e.classes.length===0&&e.id===void 0:/^(?:html|body)$/.test(e.name))&&n.length===0&&
t.some(({name:o,value:r})=>cv.test(o)&&r.trim()!=="serif")}const dv=s=>s.kind==="element"&&s.name==="body"&&/\bfont(?:-family)?\s{0,9}:/i.test(s.attributes.get(
"style")??""),fv=300,Rh=s=>!s.slice(0,fv).split(",").some(t=>/var\(|inherit|initial/i.test(t)||Ds(t.replace(/["']/g,"").trim().toLowerCase()));async function hv(s,t){
let e;for(const{declarations:n}of s)if(n!==e){e=n;for(const{name:i,value:o}of n){const r=i==="font-family",a=t.step(r?Eh*5:30);if(a&&await a,r&&Rh(o))return!0}}
return!1}const uv=s=>/font-family\s{0,9}:([^;]{1,300})/i.exec(s)?.[1]??"serif",Eh=2e3,pv=["style","font-family","font-style","font-weight","face"];async function gv(s,{
rules:t},{header:e="",footer:n="",date:i="",title:o},r){const a=new Set,c=["•○▪",e,n,i,o];for(const d of s.flatMap(R.Ky)){const f=r.step(Eh);f&&await f;const h=pv.
flatMap(w=>{const b=d.attributes.get(w);return b===void 0?[]:[`${w}:${b}`]}).join(";");Rh(uv(h))&&a.add("Serif");const u=d.name==="input"?d.attributes.get("type")??
"":"",p=d.name==="input"?`input ${u.trim().toLowerCase()}`:d.name,m=d.name==="style"?(0,R.a4)(d):"";for(const[w,b,y]of av)(b.test(p)||y.test(h)||y.test(m))&&a.add(
w);for(const[,w]of m.matchAll(/\\([\da-f]{2,6})/gi)){const b=Number.parseInt(w,16);b>127&&b<=1114111&&(b<55296||b>57343)&&c.push(String.fromCodePoint(b))}for(const w of[
"alt","title","data-label","value","placeholder","label"])c.push(d.attributes.get(w)??"");for(const w of d.children)w.kind==="text"&&c.push(w.value.replace(/[\0-\x7f]+/g,
""))}const l=()=>!t.some(lv)&&!s.some(({children:d})=>d.some(dv));return!a.has("Serif")&&(await hv(t,r)||l())&&a.add("Serif"),{styles:[...a],text:c.join("")}}class sr{headings=new Map;places=new Map;named=new Map;static*read(t){
const e=new sr,n=[];for(const i of(0,R.Ky)(t)){yield R.P1;const{name:o,attributes:r}=i,a=r.get("id")??(o==="a"?r.get("name"):void 0),c=/^h([1-6])$/.exec(o)?.[1];
if(a===void 0&&c===void 0)continue;const l={};if(e.places.set(i,l),a!==void 0&&!e.named.has(a)&&e.named.set(a,l),c===void 0)continue;yield R.rv;const d=(0,R.Kg)(
i);if(d!==""){for(;n.length>0&&n.at(-1)>=Number(c);)n.pop();n.push(Number(c)),e.headings.set(i,{title:d,level:Math.min(n.length,6),place:l})}}return e}levelOf(t){
return this.headings.get(t)?.level}placeOf(t){return this.places.get(t)}keepPlace(t){let e=this.places.get(t);return e||this.places.set(t,e={}),e}find(t){return this.
named.get(t)}get first(){return[...this.headings.values()][0]?.title}get bookmarks(){const t=[],e=[{level:0,children:t}];for(const{title:n,level:i,place:o}of this.
headings.values()){if(!o.sheet)continue;for(;e.at(-1).level>=i;)e.pop();const r=[];e.at(-1).children.push({title:n,place:o,children:r}),e.push({level:i,children:r})}
return t}}const ir=10;class mv{numbers=new Map;asked=new Map;begin(){this.asked=new Map}textOf(t,e,n){const i=ph(t.trim(),n);return!i||!("place"in i)?"":(this.asked.
set(t,i.place),On(this.numbers.get(t)??ir,e))}isSettled(t){let e=!0;for(const[n,i]of this.asked){const o=t.get(i),r=o===void 0?ir:o+1;(this.numbers.get(n)??ir)!==
r&&(e=!1),this.numbers.set(n,r)}return e}get isEmpty(){return this.asked.size===0}}const Lh=`
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
`,Ch={plain:"",report:`${Lh}
h1 { font-size: 1.95em; border-bottom: 0.8pt solid var(--accent-color); padding-bottom: 0.12em }
h2 { font-size: 1.56em } h3 { font-size: 1.25em }
table { width: 100%; border-bottom: 0.7pt solid var(--accent-color) }
thead th { border-top: 0.7pt solid var(--accent-color); border-bottom: 0.7pt solid var(--accent-color); background: #eef1f5 }
tbody tr:nth-child(even) td { background: #f4f5f7 }`,letter:`${Lh}
h1 { font-size: 1.25em } h2 { font-size: 1.1em } h3, h4, h5, h6 { font-size: 1em }
thead th { border-bottom: 0.7pt solid var(--accent-color, #737373) }`};function wv(s,t){const e=t??(s==="report"?Ht.uR:void 0);if(!e)return Ch[s];const n=`rgb(${e.
map(o=>Math.round(o*255)).join(", ")})`,i=`html { --accent-color: ${n} } h1, h2, h3, h4, h5, h6 { color: ${n} } hr { border-color: ${n} }`;return`${Ch[s]} ${i}`}
var bv=I(63895),Bh=I(38017),yv=I(37645);class or{layout;canvas;constructor(t,e,n){this.layout=new br({layOut:Bf,widthsOf:xs},t.typefaces,e,n);const{sheets:i}=t,
o={widthOf:()=>n.width*ut,heightOf:()=>n.height*ut,viewOf:()=>({width:n.width*ut,height:n.height*ut}),areaOf:r=>({page:i[r],left:0,top:0,height:i[r].height})};this.
canvas=new xv(t,o,ut,Po,_f)}static async open(t,e){return new or(t,await(0,Ce.Vn)(),e)}widthsOf(t){return this.layout.widthsOf(t)}*heightOf(t,e){return(yield*this.
layout.layOut(t,{width:e,height:void 0,fixedWidth:e})).height}*draw(t,e,n,i){const[o,r]=[Math.max(n.right-n.left,0),Math.max(n.bottom-n.top,0)],a=yield*this.layout.
layOut(e,{width:o,height:r,fixedWidth:o,fixedHeight:r});this.canvas.running=i,yield*new ne(new ds(this.canvas,t),this.layout).paint(yield*$e(a,n.left,n.top),!0)}close(){
this.canvas.close()}}class xv extends ze{running;put(t,e,n){const{running:i}=this,o=t.drawn.at(-1);i?o!==void 0&&"inks"in o&&o.running===i?(0,B.RZ)(o.inks,n):t.
run(i,...n):super.put(t,e,n)}}const Ls={least:0,most:0,isAuto:!1};function kv(s,[t,e,n]){if(!e){const[l,d]=_h(s,t??Ls,n??Ls);return[l,0,d]}const[i,o]=[t??Ls,n??
Ls],r={least:2*Math.max(i.least,o.least),most:2*Math.max(i.most,o.most),isAuto:i.isAuto||o.isAuto},[a]=_h(s,e,r),c=Math.max((s-a)/2,0);return[i.isAuto?c:i.most,
a,o.isAuto?c:o.most]}function _h(s,t,e){if(!t.isAuto&&!e.isAuto)return[t.most,e.most];if(!t.isAuto)return[t.most,Math.max(s-t.most,0)];if(!e.isAuto)return[Math.
max(s-e.most,0),e.most];const n=(a,c)=>c>0?a/c:.5,[i,o]=[t.least+e.least,t.most+e.most];if(o<=s){const a=t.most+(s-o)*n(t.most,o);return[a,s-a]}const r=i<=s?t.least+
(s-i)*n(t.most-t.least,o-i):s*n(t.least,i);return[r,s-r]}const Nh=["top","bottom"],Wh=["left","right"];function*Ov(s,t,e){const n=new Map;for(const i of Nh)yield*$h(
Mv(i,t,e),s,n);for(const i of Wh)yield*$h(Sv(i,t,e),s,n);for(const i of Nh)for(const o of Wh){const r=`${i}-${o}-corner`,a=s.get(r);if(!a)continue;const c=In(a,
t),[l,d]=rr(o,c,a,t),[f,h]=Ph(i,c,a,t);n.set(r,{left:l,right:d,top:f,bottom:h})}return n}function In({style:s},{width:t}){const[e,n]=[pt(s),wt(s,t)];return{margin:jt(
s,t),wide:D(e)+D(n),tall:$(e)+$(n)}}function rr(s,{margin:t,wide:e},{style:n},i){const[,o,,r]=i.margins,a=s==="left"?r:o,c=X(n.width,a,e,n)??Math.max(a-D(t),0),
l=xt(c,n,a,e),d=s==="left"?r-t.right-l:i.width-o+t.left;return[d,d+l]}function Ph(s,{margin:t,tall:e},{style:n},i){const[o,,r]=i.margins,a=s==="top"?o:r,c=X(n.height,
a,e,n)??Math.max(a-$(t),0),l=It(c,n,a,e),d=s==="top"?o-t.bottom-l:i.height-r+t.top;return[d,d+l]}function Mv(s,t,e){const[,n,,i]=t.margins,o=t.width-i-n;return{
names:[`${s}-left`,`${s}-center`,`${s}-right`],room:o,*wishOf(r){const{margin:a,wide:c}=In(r,t),l=X(r.style.width,o,c,r.style),{least:d,most:f}=l===void 0?yield*e.
widthsOf(r):{least:l,most:l};return{least:d+D(a),most:f+D(a),isAuto:l===void 0}},rectOf(r,a,c){const l=In(r,t),[d,f]=Ph(s,l,r,t),h=i+a+l.margin.left;return{left:h,
right:h+Math.max(c-D(l.margin),0),top:d,bottom:f}}}}function Sv(s,t,e){const[n,,i]=t.margins,o=t.height-n-i;return{names:[`${s}-top`,`${s}-middle`,`${s}-bottom`],
room:o,*wishOf(r){const a=In(r,t),[c,l]=rr(s,a,r,t),d=X(r.style.height,o,a.tall,r.style),f=(d??(yield*e.heightOf(r,l-c)))+$(a.margin);return{least:f,most:f,isAuto:d===
void 0}},rectOf(r,a,c){const l=In(r,t),[d,f]=rr(s,l,r,t),h=n+a+l.margin.top;return{left:d,right:f,top:h,bottom:h+Math.max(c-$(l.margin),0)}}}}function*$h({names:s,
room:t,wishOf:e,rectOf:n},i,o){const r=[];for(const c of s){const l=i.get(c);r.push(l&&(yield*e(l)))}const a=kv(t,[r[0],r[1],r[2]]);for(const[c,l]of s.entries()){
const d=i.get(l);d&&o.set(l,n(d,(t-a[c])*c/2,a[c]))}}const Cs={"top-left-corner":["left","right","top"],"top-left":["middle","left","top"],"top-center":["middle",
"center","top"],"top-right":["middle","right","top"],"top-right-corner":["right","left","top"],"left-top":["left","center","upper"],"left-middle":["left","cente\
r","center"],"left-bottom":["left","center","lower"],"right-top":["right","center","upper"],"right-middle":["right","center","center"],"right-bottom":["right","\
center","lower"],"bottom-left-corner":["left","right","bottom"],"bottom-left":["middle","left","bottom"],"bottom-center":["middle","center","bottom"],"bottom-ri\
ght":["middle","right","bottom"],"bottom-right-corner":["right","left","bottom"]},ar=({boxes:s},t)=>s.some(({name:e})=>Cs[e]?.[2]===t),vv=[{name:"content",value:"\
counter(page)",important:!1},{name:"font-size",value:"9pt",important:!1},{name:"color",value:"#5c5c5c",important:!1}];async function Tv(s,t,e){const{pageOf:n}=t,
i=n(0),[o,r,a,c]=i.margins,l={width:i.width-c-r,height:i.height-o-a},d=new Iv(t,await or.open(s,l));for(const f of s.sheets.keys())await(0,At.k)(d.draw(f,s.sheets.
length),e);d.layout.close()}class Iv{sources;layout;around;usual;styles=new Map;length=0;boxes=new Map;constructor(t,e){this.sources=t,this.layout=e,this.around=
Nv(t),this.usual=t.numbers?[{name:"bottom-center",pages:"all",declarations:vv}]:[]}*draw(t,e){const n=this.sources.pageOf(t),i=new Map;for(const[c,l]of this.stylesOn(
n,t))i.set(c,yield*this.box(l,t+1,e));if(i.size===0)return;const{width:o,height:r}=n,a=yield*Ov(i,{width:o,height:r,margins:Qa(n,t)},this.layout);for(const[c,l]of a){
const d=Cs[c][2],f=d==="top"?"Header":d==="bottom"?"Footer":void 0;yield*this.layout.draw(t,i.get(c),l,f)}}stylesOn(t,e){let n=this.styles.get(t);n||this.styles.
set(t,n=new Map);const i=["all",e%2===0?"right":"left",...e===0?["first"]:[]],o=i.join();let r=n.get(o);return r||n.set(o,r=this.stylesOf(t,i)),r}stylesOf({boxes:t,
text:e},n){const{styler:i}=this.sources,o=t.length===0?this.usual:t,r=[];for(const{pages:d,declarations:f}of e)n.includes(d)&&(0,B.RZ)(r,f);const a=r.length===0?
this.around:i.styleFrom(r,this.around),c=new Map;for(const{name:d,pages:f,declarations:h}of o){if(!n.includes(f))continue;if(!Object.hasOwn(Cs,d)){d.startsWith(
"-")||i.ignored.set(`@page @${d}`,1);continue}const u=c.get(d)??[...Lv(d)];c.set(d,u),(0,B.RZ)(u,h)}const l=new Map;for(const[d,f]of c){const{style:h}=i.styleFrom(
f,a);Array.isArray(h.content)&&h.display!=="none"&&l.set(d,Bv(h))}return l}*box(t,e,n){let i=this.boxes.get(t);i||this.boxes.set(t,i=new Map);const r=t.content.
map(h=>"url"in h?h:_v(h,e,n,this.sources.strings));for(const h of r)this.length+=Av+(typeof h=="string"?h.length:Rv);if(this.length>E.aU)throw(0,E.iV)();const a=r.
map(h=>typeof h=="string"?h:"").join("\0"),c=i.get(a);if(c)return c;const l=new it(t);yield*Rs(l,this.sources);const d=(yield*wh(r,t,this.sources)).map(h=>typeof h==
"string"?{kind:"text",text:h,style:t,owner:void 0}:{kind:"atom",box:h,owner:void 0});d.length>0&&Object.assign(l,{inner:"lines",inlines:d});const f=Mh(l,this.around.
style);return f==="turned"?Sh(l):f==="refused"&&this.sources.styler.ignored.set("writing-mode",1),i.size<Ev&&i.set(a,l),l}}const Av=1,Rv=100,Ev=20;function Lv(s){
const[,t,e]=Cs[s];return[{name:"text-align",value:t,important:!1},{name:"vertical-align",value:e==="upper"?"top":e==="lower"?"bottom":"middle",important:!1}]}const Cv={
middle:"center",bottom:"end"};function Bv(s){const{verticalAlign:t}=s,e=typeof t=="string"?Cv[t]??"start":"start";return{...s,display:"block",float:"none",position:"\
static",verticalAlign:"baseline",alignContent:e}}function _v(s,t,e,n){return"text"in s?s.text:"string"in s?n.textOf(s,t-1):"counter"in s?On(s.counter==="pages"?
e:s.counter==="page"?t:0,s.style):""}function Nv({styler:s,root:t}){const e=s.styleOf(t,s.start,void 0),n=(0,R.ZE)(t).find(({name:o})=>o==="body");if(!n||e.style.
fontFamily.join()!=="serif")return e;const{fontFamily:i}=s.styleOf(n,e,void 0).style;return{...e,style:{...e.style,fontFamily:i}}}async function Wv({root:s,quirks:t},e,n){
const{pace:i}=n,o={width:e.width/ut,height:e.height/ut,margin:e.margin/ut},r=await Gh(s,t,{width:o.width-2*o.margin,height:o.height-2*o.margin},wv(e.theme,e.accent),
n),a=await dS(e.svgs,Yt=>Gh(Yt,"none",o,"",n)),c=await Hp(r.pages,o,i),l=c.usual,d=Gv(l,e.running),f=[s,...[...a.values()].map(({svg:Yt})=>Yt)],h=await gv(f,r,e.
running,i),{own:u,families:p,unread:g}=await nv(r.fontFaces,h.text,i),m=new Hr(p),w=await Fv({...h,own:u},e,n),b=An(l),y=e.logo&&(0,Bh.h)(e.logo,b,d,cr),x=y?Math.
max(y.room-(l.own.first[0]-l.margins[0])*ut,0):0;let M=await zh(s,i),v=new Map;const T=new mv,{names:A,shadowsLeftOut:L,isSettled:z,unpaged:_,isCutOff:Z}=await Lk(
{box:jv(c),quirks:t,targets:()=>T.isEmpty?void 0:T,tree:async(Yt,Ns)=>{T.begin(),w.document.kids.splice(0,w.document.kids.length),M=await zh(s,i);const Ws=new $i(
r,Yt,m);({ignored:v}=Ws);const{document:ur}=w,pr=Dv(s,Yt,{...M,styler:Ws,images:e.images,targets:T,document:ur,quirks:t},a),gr=await(0,At.k)(pr.build(s),i);return x>
0&&(gr.children=[Uv(x/Ns),...gr.children]),gr}},w,i);w.document.prune();const V=Yt=>on(c,A.of(Yt)),{headings:bt,strings:Q,told:q}=M,gt=new $i(r,l,m),Gt=new vh(a,
l,Dh(q,e.images)),ie=Q.onPages(w.sheets);await Pv(w,{pageOf:V,styler:gt,strings:ie,root:s,pictures:Gt,told:q},{page:l,running:d,wishes:e},i);const Me={page:c.named.
size>0?_:0,"target-counter":z?0:1,"text-shadow":L};zv(v,[...Object.entries(Me),...gt.ignored,...$v(c,A.of(0))]);const{links:hr,scripts:Bs}=XM(s),_s=r.notLoaded+
g+hr;return{composition:w,bookmarks:bt.bookmarks,told:q,ignored:v,notLoaded:_s,scripts:Bs,isCutOff:Z}}async function Pv(s,t,{page:e,running:n,wishes:i},o){const{
pageOf:r}=t,{logo:a,images:c,pageNumbers:l}=i,d=Hv(r,e);a&&(0,Bh.h)(a,d(0),n,cr).draw(s.sheets[0]),await Tv(s,{...t,images:c,numbers:l&&n.footer===void 0},o);const f=await bv.
P.of(s.typefaces),h=(u,p)=>ar(r(u),p==="Header"?"top":"bottom");await(0,yv.N)(s,f,{frameOf:d,size:cr,isBare:h,pace:o},n)}const $v=({ignored:s},t)=>[...s].filter(
e=>t!==hi||!e.startsWith("@page :first ")).map(e=>[e,1]),zh=async(s,t)=>({headings:await(0,At.k)(sr.read(s),t),strings:new mM,told:KM()});function zv(s,t){for(const[
e,n]of t)n>0&&!s.has(e)&&s.set(e,n)}function Dv(s,t,e,n){const{told:i,images:o,styler:r}=e,a=Dh(i,o),c=new Vc({...a,styler:r},s);return new tS({...e,drawings:c,
pictures:new vh(n,t,a)})}async function Fv(s,{font:t,boldFont:e},n){const i=await Dk.B.open({...s,font:t,boldFont:e},n);return await i.typefaces.warm([],n.pace),
i}const Dh=({leftOut:s,images:t},e)=>({tally:{drawn:0},leaveOut:n=>s.set(n,(s.get(n)??0)+1),imageAt:n=>{const i=e.get((0,P.bi)(n));return i||t.add(n),i}}),cr=11,
lr=18;function Gv(s,t){const{header:e,footer:n,...i}=t,o={...i,...!ar(s,"top")&&{header:e},...!ar(s,"bottom")&&{footer:n}},{top:r,bottom:a}=An(s),c=[["header",r],
["footer",a]].filter(([l,d])=>o[l]!==void 0&&d<lr).map(([l])=>({field:l,message:`needs a margin of at least ${lr/72} inches; give a larger margin, here or in @p\
age of the style sheets`,mentions:["margin"]}));if(c.length>0)throw(0,dt.G6)(c);return o}const An=({width:s,height:t,margins:[e,n,i,o]})=>({width:s*ut,height:t*
ut,left:o*ut,right:n*ut,top:e*ut,bottom:i*ut});function Hv(s,t){const e=new Map,{top:n,bottom:i}=An(t);return o=>{const r=s(o);let a=e.get(r);if(!a){const c=An(
r),l=(d,f)=>d<lr?f:d;e.set(r,a={...c,top:l(c.top,n),bottom:l(c.bottom,i)})}return a}}const jv=s=>({widthOf:t=>{const{width:e,left:n,right:i}=An(on(s,t));return e-
n-i},heightOf:t=>(0,B.Kf)([0,1,2].map(e=>Fh(on(s,t),e).height)),areaOf:(t,e)=>Fh(on(s,e),t),viewOf:t=>{const{view:e}=on(s,t);return{width:e.width*ut,height:e.height*
ut}},first:s.hasFirst?hi:void 0});function Fh(s,t){const[e,,n,i]=Qa(s,t);return{page:{width:s.width*ut,height:s.height*ut},left:i*ut,top:e*ut,height:(s.height-e-
n)*ut}}const Uv=s=>new it({...yt.DI,display:"block",height:{px:s,percent:0}});async function Gh(s,t,e,n,{pace:i}){const o=new $g(e,i);await o.add(Mm,!0),t==="al\
l"&&await o.add(Sm,!0);const r=(0,R.ZE)(s).find(({name:a})=>a==="body");r&&await o.add((0,at.gf)(r),!0),await o.add(n,!0);for(const a of(0,R.Ky)(s))a.name==="st\
yle"&&await o.addFor(a.attributes.get("media")??"",(0,R.a4)(a));return o}var Xe=I(98446),Kv=I(71775);const dr=12,Yv=({told:s,ignored:t,notLoaded:e,scripts:n,isCutOff:i,
...o})=>[...(0,Kv.l)({...o,from:"HTML",told:s}),...i?[Xv]:[],...t.size>0?[Vv(t)]:[],...e>0?[Jv(e)]:[],...n>0?[Zv(n)]:[],...s.leftOut.size+s.fields.size>0?[qv(s)]:
[]];function fr(s){const t=[...s].sort(([n,i],[o,r])=>r-i||(n<o?-1:1)),e=t.slice(0,dr).map(([n,i])=>i>1?`${n.slice(0,40)} (${i})`:n.slice(0,40));return(0,Xe.Dw)(
t.length>dr?[...e,`${t.length-dr} more`]:e)}const Xv={code:"content_cut_off",message:"Content is wider than the page even at half its size, and does not show be\
yond the right edge. Choose a larger or landscape page, or make the content narrower."},Vv=s=>({code:"styles_ignored",message:`The style sheets have ${(0,Xe.y_)(
s.size,"property","properties")} and rules that are not supported, and had no effect: ${fr(s)}.`}),Jv=s=>({code:"styles_not_loaded",message:`${(0,Xe.y_)(s,"styl\
e sheet or font","style sheets and fonts")} ${(0,Xe.d5)(s,"was","were")} not loaded. Nothing is fetched: write styles into a style element, and fonts that may b\
e embedded into @font-face as data: addresses. Other text is set in Noto fonts.`}),Zv=s=>({code:"html_scripts_not_run",message:`${(0,Xe.y_)(s,"script")} of the \
HTML ${(0,Xe.d5)(s,"was","were")} not run. Text, styles and charts that scripts make are not in the document: write them into the HTML.`}),qv=({leftOut:s,fields:t})=>({
code:"elements_left_out",message:[...s.size>0?[`Elements of the HTML were left out, because paper cannot show them or they are not supported: ${fr(s)}.`]:[],...t.
size>0?[`Fields of forms are drawn with their values, and cannot be filled in: ${fr(t)}.`]:[]].join(" ")}),Qv=72,tT=async(s,t,e)=>{const{composition:n,finish:i,
told:o,ignored:r,notLoaded:a,scripts:c,isCutOff:l,hasFont:d}=await eT(s,t,e),{language:f,breaksArchive:h=!1}=i,u=await n.finish(i),p=t.letterhead&&await(0,Nt.o)(
u,t.letterhead,t.letterhead_password,e),g={compact:!0,objectStreams:"smallest"},m=p?.write?await p.write(g):await(0,C.UN)(u,g),w=n.sheets.length,{missing:b}=n.typefaces,
y=Yv({told:o,ignored:r,notLoaded:a,scripts:c,isCutOff:l,missing:b,hasFont:d,language:f,breaksArchive:h});return p&&(0,B.RZ)(y,p.notes),{documents:[{name:`${jh(s.
name)}.pdf`,bytes:m,pageCount:w}],notes:y,facts:{pageCount:w}}};async function eT(s,t,e){const n=(0,ot.H)(t),i=await nT(new TextDecoder().decode(s.bytes),t.values,
e),{root:o}=i,r=await(0,mt.e)(o,e.pace),a=await lS(r,e.pace);for(const y of a.values())for(const x of await(0,mt.e)(y,e.pace))/^data:/i.test(x)&&r.add(x);const c=await oT(
r,t.images??[],e),l=t.logo&&await(0,Y.A)(t.logo,"logo",e),d=await sT(o,e),f=t.title??d.title??jh(s.name),{bookmarks:h,...u}=await Wv(i,{...(0,ot.a)(t),margin:t.
margin*Qv,pageNumbers:t.page_numbers,running:{header:t.header,footer:t.footer,headerOnFirst:t.header_on_first,date:t.date,title:f},logo:l,accent:t.accent_color===
void 0?void 0:(0,Ht.bP)(t.accent_color),...n,theme:t.theme,images:c,svgs:a},e),p=t.language??iT(d.language),g=t.author??d.author,m=[...c.values(),...l?[l]:[]].some(
({components:y})=>y===4),w=u.told.undescribed===0;return{...u,finish:{title:f,author:g,language:p,bookmarks:h,breaksArchive:m,isAccessible:w},hasFont:n.font!==void 0}}
async function nT(s,t,{pace:e}){const n=s.trim();if(/^(?:https?:\/\/|www\.)\S+$/i.test(n))throw(0,dt.G6)([{field:"file",message:"holds an address, not HTML: loa\
d the page first, and give its HTML"}]);if(!t)return await(0,ft.Z)(s,e);const i=await(0,et.o)(s,t,e),o=await(0,ft.Z)(i.text,e);return await J(o.root,i.values,e),
o}async function sT(s,{pace:t}){let[e,n,i]=[];for(const o of(0,R.Ky)(s)){const{name:r,attributes:a}=o,c=r==="title"&&o.isHtml&&e===void 0,l=/^h[1-6]$/.test(r)&&
i===void 0,d=t.step(c||l?R.rv:R.P1);if(d&&await d,c||l){const f=(0,R.Kg)(o).slice(0,Hh)||void 0;c?e=f:i=f}r==="meta"&&a.get("name")?.toLowerCase()==="author"&&(n??=
a.get("content")?.trim().slice(0,Hh))}return{title:e??i,author:n===""?void 0:n,language:s.attributes.get("lang")?.trim()}}const Hh=1e3,iT=s=>s!==void 0&&Et.E["l\
anguage-tag"].holds(s)?s:void 0;async function oT(s,t,e){const n=new Map;for(const r of t)s.has((0,P.bi)(r.name))&&n.set((0,P.bi)(r.name),await(0,Y.A)(r,"images",
e,"png-jpeg-gif"));const i=[...s].filter(r=>!/^data:image\/(?:svg|webp|avif|bmp)/i.test(r)),o=r=>/^data:image\/gif/i.test(r);for(const[r,a]of await(0,ht.$)(i,e,
o))n.set(r,a);for(const[r,a]of await(0,oe.m)(s,e))n.set(r,a);return n}const jh=s=>s.replace(/\.(?:x?html?|txt|pdf|md)$/i,"").trim()||"document"}),69864:((Ve,$t,I)=>{
I.d($t,{N:()=>rt});var dt=I(44233);const Et=500;class rt{starts;owners;constructor(R,vt){this.starts=R,this.owners=vt}static async of(R,vt){const Lt=new Set;for(const{
first:j,last:W}of R){Lt.add(j).add(W+1);const G=vt.step(Et);G&&await G}const Mt=Float64Array.from(Lt).sort(),tt=new Array(Mt.length),F=Uint32Array.from({length:Mt.
length+1},(j,W)=>W),J=j=>{let W=j;for(;F[W]!==W;)W=F[W];for(;j!==W;){const G=F[j];F[j]=W,j=G}return W};for(const j of R){for(let G=J((0,dt.BC)(Mt,j.first));Mt[G]<=
j.last;G=J(G))tt[G]=j,F[G]=G+1;const W=vt.step(Et);W&&await W}return new rt(Mt,tt)}find(R){return this.owners[(0,dt.MJ)(this.starts,R)-1]}}}),12889:((Ve,$t,I)=>{
I.d($t,{Rl:()=>Y,Vv:()=>E,fM:()=>R,ft:()=>tt,jB:()=>ft,pr:()=>W,rg:()=>mt,vw:()=>j,wE:()=>P});var dt=I(46161),Et=I(44233),rt=I(47707);const E="‏",R="‎";let vt;
const Lt=()=>vt??=(0,dt.A)(),Mt=/[\u0590-\u08ff\u200f\u202b\u202e\u2067\u2068\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u,tt=C=>Mt.test(C),
F=4e3,J=C=>Lt().getEmbeddingLevels(C.slice(0,F)).paragraphs[0]?.level??0,j=C=>tt(C)&&J(C)%2===1,W=C=>[...G(C)];function*G(C){if(!tt(C)){C!==""&&(yield{text:C,rtl:!1,
at:0});return}if(C.length<=F)return yield*K(C,0);const et=J(C)%2===1,B=[];for(let ot=0;ot<C.length;)ot=Math.min(ot+F,C.length),/[\ud800-\udbff]/.test(C[ot-1])&&
(ot=Math.min(ot+1,C.length)),B.push(ot);for(let ot=0;ot<B.length;ot++){const Nt=et?B.length-1-ot:ot,Ht=B[Nt-1]??0;yield*K(C.slice(Ht,B[Nt]),Ht,et?"rtl":"ltr")}}
function K(C,et,B){const{levels:ot,paragraphs:Nt}=Lt().getEmbeddingLevels(C,B),Ht=Nt[0]?.level??0;for(let at=C.length-1;at>=0&&/\s/.test(C[at]);at--)ot[at]=Ht;const ht=[];
for(let at=0,ct=0;at<C.length;at=ct){const St=ot[at];for(;ct<C.length&&ot[ct]===St;)ct++;ht.push({level:St,text:C.slice(at,ct),at})}const oe=ht.reduce((at,{level:ct})=>Math.
max(at,ct),0);for(let at=oe;at>0;at--)for(let ct=0,St=0;ct<ht.length;ct=St+1){for(St=ct;St<ht.length&&ht[St].level>=at;)St++;for(let Qt=ct,k=St-1;Qt<k;Qt++,k--)
[ht[Qt],ht[k]]=[ht[k],ht[Qt]]}return ht.map(({level:at,text:ct,at:St})=>({text:ct,rtl:at%2===1,at:et+St}))}function*mt(C,et){const B=new Int32Array(et.length+1);
for(const[ot,Nt]of et.entries())B[ot+1]=B[ot]+Nt.length;for(const{text:ot,rtl:Nt,at:Ht}of G(C+et.join(""))){const ht=Ht-C.length,oe=ht+ot.length,at=[];for(let ct=Math.
max((0,Et.MJ)(B,ht)-1,0);ct<et.length&&B[ct]<oe;ct++){const St=Math.max(ht-B[ct],0),Qt=et[ct].slice(St,Math.max(oe-B[ct],0));Qt!==""&&at.push({text:Qt,rtl:Nt,at:St,
index:ct})}yield*Nt?at.reverse():at}}const ft=C=>Array.from(C,et=>Lt().getMirroredCharacter(et)??et).join(""),P=C=>(0,rt.qf)(ft(C)).reverse().join(""),Y=C=>W(C).
flatMap(({text:et,rtl:B})=>B?(0,rt.qf)(ft(et)).reverse():(0,rt.qf)(et))}),21281:((Ve,$t,I)=>{I.d($t,{Ip:()=>Mt,XM:()=>W,Xb:()=>j,ds:()=>Lt,qg:()=>J,yB:()=>K});var dt=I(
59071),Et=I(70549),rt=I(21115),E=I(824),R=I(1975),vt=I(60912);const Lt=(0,Et.n)(async P=>Mt(P,await(0,E.Br)(P)));function Mt(P,Y){const C=(ht,oe)=>(0,dt.wh)((0,R.
sm)(Y,ht,oe)[0]??""),et=F(C("pdfaid","part"),C("pdfaid","conformance").toLowerCase()),B=tt(C("pdfuaid","part"))?`PDF/UA-${C("pdfuaid","part")}`:void 0,Nt=[C("pd\
fxid","GTS_PDFXVersion")||C("pdfx","GTS_PDFXVersion")||((0,dt.Gh)(P.resolve((0,E._U)(P)?.get("GTS_PDFXVersion")))??""),C("pdfe","ISO_PDFEVersion"),C("pdfvtid","\
GTS_PDFVTVersion")],Ht=[et?.name,B,...Nt.filter(ht=>/^PDF\/[\w .:/()-]{1,40}$/.test(ht))];return{archive:et,accessible:B,names:Ht.filter(ht=>ht!==void 0)}}const tt=P=>/^[1-9]$/.
test(P);function F(P,Y){if(!tt(P))return;const C=/^[abuef]$/.test(Y)?Y:"";return{part:Number(P),level:C,name:`PDF/A-${P}${C}`}}function J(P,Y,C,et){return Y&&ft(
P,Y,[rt.dK.pdfaid]),j(C,et)}const j=({name:P},Y)=>({code:"pdfa_identification_removed",message:`The document no longer claims ${P}: ${Y}.`});async function W(P){
const Y=await(0,E.Br)(P);if(!Y)return[];const{archive:C,accessible:et}=Mt(P,Y);ft(P,Y,[rt.dK.pdfaid,rt.dK.pdfuaid]);const B=[C?.name,et].filter(ot=>ot!==void 0);
return B.length>0?[G(B,"a merge cannot guarantee conformance")]:[]}const G=(P,Y)=>({code:"conformance_dropped",message:`The result no longer claims ${P.join(" a\
nd ")}, because ${Y}.`}),K=({archive:P,accessible:Y})=>[...P?[j(P,mt)]:[],...Y===void 0?[]:[G([Y],mt)]],mt="its metadata was removed";function ft(P,Y,C){Y.properties.
some(({namespace:et})=>C.includes(et))&&(0,vt._L)(P,(0,vt.QH)(Y,({namespace:et})=>C.includes(et),[]))}}),60912:((Ve,$t,I)=>{I.d($t,{QH:()=>E,T3:()=>R,_L:()=>tt});
var dt=I(21115),Et=I(3907),rt=I(45599);function E(F,J,j){const{text:W,properties:G,end:K,about:mt}=F,ft=[];let P=0;for(const Y of G.filter(J).sort((C,et)=>C.from-
et.from))Y.from<P||(ft.push(W.slice(P,Y.from)),P=Y.to);return ft.push(W.slice(P,Math.max(K,P))),j.length>0&&ft.push(vt(j,mt)),ft.push(W.slice(Math.max(K,P))),Mt(
ft.join(""))}function R(F){return`<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="${dt.dK.rdf}">
${vt(F,"")}</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`}function vt(F,J){const W=[...new Set(F.map(({prefix:K})=>K))].map(K=>` xmlns:${K}="${dt.dK[K]}"`).join(""),G=F.map(({prefix:K,name:mt,form:ft,
values:P})=>`<${K}:${mt}>${Lt(ft,P)}</${K}:${mt}>
`);return`<rdf:Description xmlns:rdf="${dt.dK.rdf}" rdf:about="${(0,Et.X)(J)}"${W}>
${G.join("")}</rdf:Description>
`}function Lt(F,J){const j=W=>J.map(G=>`<rdf:li${W}>${(0,Et.X)(G)}</rdf:li>`).join("");switch(F){case"simple":return(0,Et.X)(J[0]??"");case"alternative":return`\
<rdf:Alt>${j(' xml:lang="x-default"')}</rdf:Alt>`;case"ordered":return`<rdf:Seq>${j("")}</rdf:Seq>`;case"unordered":return`<rdf:Bag>${j("")}</rdf:Bag>`}}const Mt=F=>F.
replace(/^(\s*<\?xml\s[^>]*encoding\s*=\s*["'])[^"']*/,"$1UTF-8");function tt(F,J){const j=F.catalog.get("Metadata"),W=F.resolve(j),G=W instanceof rt.Z6?[...W.dict].
filter(([ft])=>!["Filter","DecodeParms","Length"].includes(ft)):[],K=new rt.Bi([["Type",new rt.SX("Metadata")],["Subtype",new rt.SX("XML")],...G]),mt=new rt.Z6(
K,Buffer.from(J,"utf8"));(0,rt.i9)(j)&&W instanceof rt.Z6?F.put(j,mt):F.edit(F.catalogNumber).set("Metadata",F.add(mt))}}),9876:((Ve,$t,I)=>{I.d($t,{LJ:()=>E,Vn:()=>rt,
ZM:()=>Mt,s:()=>R});var dt=I(47707);const Et=2e4;async function rt(){const{default:tt}=await I.e(3286).then(I.bind(I,23286));return function*(F){let J=0;do{const j=J,
W=Math.min(F.length,j+Et),G=W===F.length,K=new tt(j===0&&G?F:F.slice(j,W));for(let ft=K.nextBreak();ft;ft=K.nextBreak()){const P=j+ft.position;if(P===W&&!G)break;
let Y=P;for(;Y>J&&F[Y-1]===" ";)Y--;yield{start:J,end:Y,next:P},J=P}if(G)return;if(J>j)continue;const mt=E(F.charCodeAt(W))?W-1:W;yield{start:J,end:mt,next:mt,isCut:!0},
J=mt}while(J<F.length)}}const E=tt=>tt>=56320&&tt<=57343,R=(tt,F)=>(0,dt.qf)(tt).map(J=>({text:J,width:F(J)})),vt=/[_\-–—/.,;:]$/,Lt=/^[.,;:!?)\]}%»”’…]/;
function*Mt(tt,F,J="separators"){let j=0;for(let W=0;W<tt.length;j++){let G=W;for(let K=0;G<tt.length&&(K+=tt[G].width,!(K>F(j)&&G>W));G++);if(J==="letters"){let K=G;
for(;K>W&&K<tt.length&&Lt.test(tt[K].text);)K--;K>W&&(G=K)}else if(J==="separators"&&G<tt.length){let K=G;for(;K>W&&!vt.test(tt[K-1].text);)K--;K-W>=(G-W)/2&&(G=
K)}yield G-W,W=G}}})};
