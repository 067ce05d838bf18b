"use strict";exports.id=9352,exports.ids=[9352],exports.modules={72414:((pe,St,I)=>{I.r(St),I.d(St,{html_to_pdf:()=>pS});var Z=I(58552),lt=I(60666),it=I(78323),B=I(37294),C=I(
45893);const mt=new Set(["href","src","srcset","action","background","cite","poster","data"]),dt=/^(?:https?|mailto|tel):|^data:image\/|^(?:field|qr):/i,ht=/^[a-z][a-z0-9+.-]*:/i,
q=s=>(0,Z.G6)([{field:"values",message:s}]),$=1e3;async function E(s,t,e){const n=new _(t,e);for(const i of(0,C.Ky)(s)){const o=e.step($);if(o&&await o,R(i,t),!!i.
children.some(L)){if(i.name==="style"||i.name==="script")throw q(`are in a ${i.name} element, where they could be more than text`);for(const r of i.children.splice(
0,i.children.length))L(r)?await n.put(r.value,i):i.children.push(r)}}}const L=s=>s.kind==="text"&&(0,it.H)(s.value);function R(s,t){let e;for(const[n,i]of s.attributes){
if(!(0,it.H)(i))continue;if(n==="style"||n.startsWith("on"))throw q(`are in the attribute ${n}, where they could be more than text; use classes`);const o=(0,it.
qk)(i,t,n==="src"&&/^\s*qr:/i.test(i)?encodeURIComponent:void 0);if(mt.has(n)&&ht.test(o.trim())&&!dt.test(o.trim()))throw q("give an address another scheme tha\
n http, https, mailto or tel, or data with an image");(e??=new Map(s.attributes)).set(n,o)}e&&Object.assign(s,{attributes:e,classes:(0,C.q2)(e.get("class"))})}class _{values;pace;count=0;constructor(t,e){
this.values=t,this.pace=e}async put(t,e){const n=await(0,it.lr)(t.replaceAll(`
`," "),this.values,P,this.pace);for(let i=0,o=0;i<=n.length;i=o+1){const r=this.pace.step($);r&&await r,o=n.indexOf(`
`,i),o<0&&(o=n.length),i>0&&e.children.push(this.lineBreak(e)),e.children.push({kind:"text",value:n.slice(i,o),parent:e})}}lineBreak(t){if(++this.count>B.q3)throw q(
`have more than ${B.q3} lines; at most that many are allowed`);return{kind:"element",name:"br",attributes:new Map,classes:new Set,parent:t,children:[],index:0,isHtml:!0}}}
const P=s=>s.replace(/\r\n?/g,`
`);var W=I(72594),H=I(58257),G=I(34622),nt=I(52167),ut=I(14029),Rt=I(87593),j=I(45657),ee=I(16246),ne=I(68084),hn=I(96533),_o=I(28409),Qf=I(16596),Wo=I(39170);class No{most;answers=new Map;total=0;constructor(t){
this.most=t}find(t){return this.answers.get(t)?.value}drop(t){this.total-=this.answers.get(t)?.size??0,this.answers.delete(t)}keep(t,e,n){this.answers.set(t,{value:e,
size:n}),this.total+=n;for(const[i,{size:o}]of this.answers){if(this.total<=this.most||i===t)return;this.answers.delete(i),this.total-=o}}}const Po=2e6;class th{left=Po;take(){
if(--this.left<0)throw(0,Z.G6)([{field:"file",message:`has columns that take more than ${Po} steps to become alike; nest fewer of them in each other, or write c\
olumn-fill: auto`}])}}var M=I(99746);const rt=2e4;function eh(s){let t=s.known.get("kept");return t===void 0&&(t=s.style.display!=="table-cell"&&$o(s),s.known.set(
"kept",t)),t}function $o(s){let t=s.known.get("flowing");if(t===void 0){const e=n=>!n.isPositioned&&$o(n);t=s.children.every(e)&&s.inlines.every(n=>n.kind!=="at\
om"&&n.kind!=="apart"||e(n.box)),s.known.set("flowing",t)}return t}const ws=s=>s.fontStyle==="italic"&&(s.ownFont?!s.ownFont.isItalic:Ae(s)==="Mono"),zo=1e4;class Do{rules;typefaces;breaks;page;quirks;pieces=new No(
zo);words=new Map;kept=new WeakMap;faces=new WeakMap;metrics=new WeakMap;lines=new WeakMap;tiled=0;shadowed=0;shadowLayers=0;shadowsLeftOut=0;hasUnder;work=new th;constructor(t,e,n,i,o="\
none"){this.rules=t,this.typefaces=e,this.breaks=n,this.page=i,this.quirks=o}*layOut(t,e,n){if(n||!eh(t))return yield*this.rules.layOut(t,this,e,n);const{width:i,
height:o,fixedWidth:r,fixedHeight:a,shrinks:c,isLoose:l,isOpen:d}=e,f=[i,o,r,a,c,l,d].join();let h=this.kept.get(t);h||this.kept.set(t,h=new Map);let u=h.get(f);
return u||h.set(f,u=yield*this.rules.layOut(t,this,e)),u}forget(){this.kept=new WeakMap,this.pieces=new No(zo),this.words.clear()}widthsOf(t){return this.rules.
widthsOf(t,this)}faceOf(t){let e=this.faces.get(t);return e||this.faces.set(t,e=Ae(t)),e}metricsOf(t){let e=this.metrics.get(t);return e||this.metrics.set(t,e=this.
measureFont(t)),e}lineOf(t){let e=this.lines.get(t);return e||this.lines.set(t,e=this.measureLine(t)),e}measureFont(t){const{ascent:e,descent:n,lineGap:i}=this.
typefaces.metrics(this.faceOf(t)),o=Math.floor(t.fontSize*64)/64,r=a=>Math.round(a*o/1e3);return{ascent:r(e),descent:r(-n),gap:r(i)}}measureLine(t){const{ascent:e,
descent:n,gap:i}=this.metricsOf(t),{lineHeight:o,fontSize:r}=t;if(o==="normal"&&i===0)return{above:e,below:n};const a=o==="normal"?e+n+i:(0,M.k8)("factor"in o?o.
factor*r:o.px),c=e+Math.floor((a-e-n)/2);return{above:c,below:a-c}}}const bs=({lineHeight:s,fontSize:t})=>s==="normal"?Math.round(nh*t)+Math.round(sh*t):"factor"in
s?s.factor*t:s.px,[nh,sh]=[1.069,.293],ih=/^(?:(?:ui-)?sans-serif|system-ui|ui-rounded|emoji|math|-apple-system|blinkmacsystemfont|arial.*|helvetica.*|verdana|tahoma|trebuchet.*|calibri|candara|segoe ui|roboto|noto sans.*|inter|open sans|lato|montserrat|poppins|ubuntu|cantarell|oxygen|source sans.*|impact|century gothic)$/,
Fo=/^(?:(?:ui-)?serif|georgia|times.*|garamond|eb garamond|palatino.*|book antiqua|bookman.*|cambria|constantia|baskerville|didot|bodoni.*|century(?! gothic).*|charter|noto serif.*|source serif.*|pt serif|merriweather|lora|katex_(?:ma|size).*|latin modern.*|computer modern.*|crimson.*|libre baskerville|playfair.*|cormorant.*)$/,
Go=/^(?:monospace|ui-monospace|consolas|menlo|monaco)$|courier|\bmono\b|\bcode\b/,Ho=1/26;function oh(s){const{ownFont:t,fontWeight:e}=s;if(!t&&e>=rh)return Ho;
const n=t?!t.isBold:Ae(s)==="Mono";return e>=ys&&n?Ho:0}const ys=600,rh=900;function jo(s){if(s.ownFont)return s.ownFont.zero;const t=Ae(s);return t==="Mono"?.6:
t.startsWith("Serif")?.559:s.fontStyle==="italic"?.551:.572}const xs=s=>Go.test(s)||Fo.test(s)||ih.test(s);function Ae({ownFont:s,fontFamily:t,fontWeight:e,fontStyle:n}){
if(s)return s.id;const i=t.find(xs)??(t.length>0?"serif":"");if(Go.test(i))return"Mono";const o=n==="italic",r=e>=ys?o?"SemiBoldItalic":"SemiBold":o?"Italic":void 0;
return Fo.test(i)?r?`Serif${r}`:"Serif":r??"Regular"}var k=I(50697);const un={"{":"}","(":")","[":"]"};function ah(s,t){const e=s[t];let n=t+1;for(;n<s.length&&
s[n]!==e&&s[n]!==`
`;n++)s[n]==="\\"&&n++;return n+1}function ks(s,t){switch(s[t]){case"/":{if(s[t+1]!=="*")return t;const e=s.indexOf("*/",t+2);return e<0?s.length:e+2}case'"':case"\
'":return ah(s,t);case"\\":return t+2;case"(":{if(!lh(s,t))return t;const e=s.indexOf(")",t);return e<0?s.length:e+1}default:return t}}function zt(s,t,e){const n=[];
for(let i=t;i<s.length;){const o=s[i];if(n.length===0&&e.includes(o))return i;const r=ks(s,i);if(r>i){i=r;continue}Object.hasOwn(un,o)?n.push(un[o]):o===n.at(-1)&&
n.pop(),i++}return s.length}function ch(s){const t=new Map,e=[];for(let n=0;n<s.length;){const i=s[n],o=ks(s,n);if(o>n){n=o;continue}if(Object.hasOwn(un,i))e.push(
{mark:un[i],at:n}),i==="("&&t.set(n,s.length);else if(i===e.at(-1)?.mark){const r=e.pop();i===")"&&t.set(r.at,n)}n++}return t}function lh(s,t){if(s.slice(Math.max(
t-3,0),t).toLowerCase()!=="url")return!1;let e=t+1;for(;e<s.length&&/\s/.test(s[e]);)e++;return s[e]!=='"'&&s[e]!=="'"}function Uo(s){let t=0;for(let e=0;e<s.length;){
const n=ks(s,e);n===e&&t++,e=Math.max(n,e+1)}return t}const Ko=s=>s.length>k.Zc&&Uo(s)>k.Zc;function*Os(s){for(let t=0;t<s.length;){const e=zt(s,t,"{;}"),n=Yo(s.
slice(t,e));if(s[e]!=="{"){yield{prelude:n,block:void 0},t=e+1;continue}const i=zt(s,e+1,"}");yield{prelude:n,block:s.slice(e+1,i)},t=i+1}}function Yo(s){const t=s.
includes("/*")?s.replace(/\/\*[^]*?(?:\*\/|$)/g," "):s;return(t.includes("--")?t.replace(/<!--|-->/g," "):t).trim()}function Dt(s){const t=[];let e=0;for(let n=0;n<
s.length;){const i=zt(s,n,";{");if(s[i]==="{"){n=zt(s,i+1,"}")+1;continue}const o=s.slice(n,i);if(n=i+1,o==="")continue;if(++e>B.iN)throw(0,B.F1)();const r=Yo(o),
a=r.indexOf(":");if(a<=0)continue;const c=r.slice(0,a).trim(),l=c.startsWith("--")?c:c.toLowerCase();if(!/^[a-z_-][\w-]*$/i.test(l))continue;const d=r.slice(a+1).
trim(),f=d.replace(/\s*!\s*important$/i,"");f===""&&!l.startsWith("--")||t.push({name:l,value:f,important:f.length!==d.length})}return t}const pn={"xx-small":9,
"x-small":10,small:13,medium:16,large:18,"x-large":24,"xx-large":32,"xxx-large":48},Xo={"xx-small":9,"x-small":9,small:10,medium:13,large:16,"x-large":20,"xx-la\
rge":26,"xxx-large":39},Vo=Xo.medium/pn.medium,dh=s=>Object.hasOwn(pn,s)?s:void 0,fh=(s,t)=>pn[s]*t;function hh(s,t){const{fontSizedBy:e}=s,n=Zo(s);e!=="length"&&
(e!=="ratio"?s.fontSize=(n?Xo:pn)[e]*s.zoom:n!==Zo(t)&&(s.fontSize*=n?Vo:1/Vo))}const Zo=({fontFamily:s})=>s.length===1&&s[0]==="monospace";var K=I(75234),ge=I(
95826),O=I(8582);function Jo(s,t){const e=(0,k.aG)(s),{fontSize:n,fontSizedBy:i}=t.parent,o=d=>({fontSize:d,fontSizedBy:i==="length"?"length":"ratio"});if(e==="\
larger")return o(n*1.2);if(e==="smaller")return o(n/1.2);const r=e===void 0?void 0:dh(e);if(e!==void 0)return r&&{fontSize:fh(r,t.zoom),fontSizedBy:r};const a=(0,K.
Y5)(s,{...t,em:n}),c=a&&a.px+a.percent*n;return c===void 0||c<0?void 0:s.type==="Percentage"||s.type==="Dimension"&&/^(?:em|ex|ch)$/i.test(s.unit)?o(c):{fontSize:c,
fontSizedBy:"length"}}function qo(s,{parent:t}){const e=(0,k.aG)(s);if(e==="normal")return 400;if(e==="bold")return 700;if(e==="bolder")return t.fontWeight<350?
400:t.fontWeight<550?700:900;if(e==="lighter")return t.fontWeight<550?100:t.fontWeight<750?400:700;const n=(0,K.rl)(s);return n!==void 0&&n>=1&&n<=1e3?n:void 0}
const Qo={normal:"normal",italic:"italic",oblique:"italic"},tr=s=>{const t=(0,k.aG)(s);return t!==void 0&&Object.hasOwn(Qo,t)?Qo[t]:void 0},uh=100,Ms=s=>(0,k.M$)(
s,k.wR).slice(0,uh).flatMap(t=>{const e=t.map(n=>n.type==="String"?n.value:(0,k.aG)(n)??"").join(" ");return e===""?[]:[e.toLowerCase()]});function er(s,t){if((0,k.
aG)(s)==="normal")return"normal";const e=(0,K.rl)(s);if(e!==void 0)return e>=0?{factor:e}:void 0;const n=(0,K.Y5)(s,t);return n&&{px:n.px+n.percent*t.em}}const ph={
keys:["fontStyle","fontVariant","fontWeight","fontSize","fontSizedBy","lineHeight","fontFamily"],read:(s,t)=>{const e={fontStyle:"normal",fontVariant:"normal",fontWeight:400,
lineHeight:"normal"};let n=0;for(;n<s.length;n++){const a=s[n],[c,l]=[tr(a),qo(a,t)];if((0,k.aG)(a)!=="normal")if(c)e.fontStyle=c;else if(l!==void 0&&!(a.type===
"Number"&&Number(a.value)===0))e.fontWeight=l;else if((0,k.aG)(a)==="small-caps")e.fontVariant="small-caps";else break}const i=s[n],o=i&&Jo(i,t);if(o===void 0)return;
if(Object.assign(e,o),n++,s[n]&&(0,k.YY)(s[n])){const a=s[n+1]&&er(s[n+1],{...t,em:o.fontSize});if(a===void 0)return;e.lineHeight=a,n+=2}const r=Ms(s.slice(n));
return r.length===0?void 0:{...e,fontFamily:r}}},nr=s=>(0,O.J0)(s,(t,e)=>(0,k.aG)(t)==="normal"?0:(0,K.lT)(t,e)),gh=["baseline","sub","super","middle","top","bo\
ttom","text-top","text-bottom"],mh=["underline","line-through","overline"],sr=["solid","double","dotted","dashed","wavy"];function ir(s,t){const e=(0,k.aG)(s);if(e===
"auto")return{textDecorationThickness:void 0};if(e==="from-font")return{textDecorationThickness:wh*t.em};const n=(0,K.Y5)(s,t);return n&&{textDecorationThickness:Math.
max(n.px+n.percent*t.em,0)}}const wh=.05;function or(s,t){const e=new Set,n={textDecorationLine:e,textDecorationColor:void 0,textDecorationStyle:"solid",textDecorationThickness:void 0};
for(const i of s){const o=(0,k.aG)(i),r=mh.find(l=>l===o),a=sr.find(l=>l===o),c=(0,ge.M)(i);if(r)e.add(r);else if(a)n.textDecorationStyle=a;else if(c!==void 0)n.
textDecorationColor=c==="current"?void 0:c;else if(o!=="none"&&o!=="blink"){const l=ir(i,t);if(!l)return;Object.assign(n,l)}}return n}function bh([s],t){if((0,k.
aG)(s)==="auto")return{underlineOffset:void 0};const e=(0,K.Y5)(s,t);return e&&{underlineOffset:e.px+e.percent*t.em}}function yh(s){const t={listStyleType:"disc",
listStylePosition:"outside",listStyleImage:void 0};for(const e of s){const n=(0,k.aG)(e);if(n==="inside"||n==="outside")t.listStylePosition=n;else if(n!==void 0)
t.listStyleType=n;else if(e.type==="String")t.listStyleType=`"${e.value}`;else if(e.type==="Url")t.listStyleImage=e.value;else return}return t}const rr=["start",
"left","right","center","justify","end"],xh=new Map([["-webkit-left","left"],["-webkit-right","right"],["-webkit-center","center"]]);function kh([s,...t],{parent:e}){
const n=t.length===0?(0,k.aG)(s):void 0;if(n===void 0)return;const{textAlign:i,blockAlign:o}=e;if(n==="match-parent")return{textAlign:i,blockAlign:o};if(n==="-o\
ctavo-table")return o==="start"?{textAlign:i,blockAlign:o}:{textAlign:"start",blockAlign:"start"};if(n==="-octavo-center")return{textAlign:i==="start"?"center":
i,blockAlign:o};const r=xh.get(n);if(r)return{textAlign:r,blockAlign:r};const a=rr.find(c=>c===n);return a&&{textAlign:a,blockAlign:"start"}}function Oh(s){const t=s.
map(k.aG);return t.every(n=>n!==void 0&&/^(?:wrap|nowrap|auto|balance|stable|pretty)$/.test(n))?{whiteSpace:t.includes("nowrap")?"nowrap":"normal",isBalanced:t.
includes("balance")}:void 0}const Mh={"horizontal-tb":"across",lr:"across","lr-tb":"across","vertical-rl":"down","vertical-lr":"down","sideways-rl":"down",tb:"d\
own","tb-rl":"down","sideways-lr":"up"},ar={thin:1,medium:3,thick:5};function cr(s,t){const e=(0,k.aG)(s);return e!==void 0&&Object.hasOwn(ar,e)?ar[e]*t.zoom:(0,O.
De)(s,t)}const Sh={keys:["textStrokeWidth","textStrokeColor"],read:(s,t)=>{const e={textStrokeWidth:0,textStrokeColor:void 0};for(const n of s){const[i,o]=[cr(n,
t),(0,ge.M)(n)];if(i!==void 0)e.textStrokeWidth=i;else if(o!==void 0)e.textStrokeColor=o==="current"?void 0:o;else return}return e}},vh={color:(0,O.J0)("color",
(s,{parent:t})=>{const e=(0,ge.M)(s);return e==="current"?t.color:e}),"accent-color":(0,O.nI)("accentColor"),"-webkit-text-fill-color":(0,O.nI)("textFillColor"),
"-webkit-text-stroke":Sh,"-webkit-text-stroke-color":(0,O.nI)("textStrokeColor"),"-webkit-text-stroke-width":(0,O.J0)("textStrokeWidth",cr),font:ph,"font-size":{
keys:["fontSize","fontSizedBy"],read:([s,...t],e)=>s&&t.length===0?Jo(s,e):void 0},"font-weight":(0,O.J0)("fontWeight",qo),"font-style":(0,O.J0)("fontStyle",tr),
"font-variant":(0,O.aL)("fontVariant",["normal","small-caps","all-small-caps"],{"tabular-nums":"normal"}),"font-variant-caps":(0,O.aL)("fontVariant",["normal","\
small-caps","all-small-caps"]),"font-family":{keys:["fontFamily"],read:s=>({fontFamily:Ms(s)})},"line-height":(0,O.J0)("lineHeight",er),"text-align":{keys:["tex\
tAlign","blockAlign"],read:kh},"text-align-last":(0,O.aL)("textAlignLast",["auto",...rr]),"text-indent":(0,O.J0)("textIndent",K.Y5),"text-transform":(0,O.aL)("t\
extTransform",["none","uppercase","lowercase","capitalize"]),"letter-spacing":nr("letterSpacing"),"word-spacing":nr("wordSpacing"),"white-space":(0,O.aL)("white\
Space",["normal","nowrap","pre","pre-wrap","pre-line"],{"break-spaces":"pre-wrap"}),"text-wrap":{keys:["whiteSpace","isBalanced"],read:Oh},"text-wrap-style":(0,O.
aL)("isBalanced",[],{auto:!1,stable:!1,pretty:!1,balance:!0}),"text-wrap-mode":(0,O.aL)("whiteSpace",["nowrap"],{wrap:"normal"}),"overflow-wrap":(0,O.aL)("overf\
lowWrap",["normal","break-word","anywhere"]),"word-wrap":(0,O.aL)("overflowWrap",["normal","break-word","anywhere"]),"word-break":(0,O.aL)("wordBreak",["normal",
"break-all","keep-all","break-word"]),"tab-size":(0,O.nL)("tabSize",0),"writing-mode":(0,O.aL)("writingMode",[],Mh),direction:(0,O.aL)("direction",["ltr","rtl"]),
"unicode-bidi":(0,O.aL)("unicodeBidi",["normal","embed","isolate","bidi-override","plaintext"],{"isolate-override":"bidi-override"}),visibility:(0,O.aL)("visibi\
lity",["visible","hidden","collapse"]),"vertical-align":(0,O.J0)("verticalAlign",(s,t)=>{const e=(0,k.aG)(s);return gh.find(i=>i===e)??(0,K.Y5)(s,t)}),"text-dec\
oration":{keys:["textDecorationLine","textDecorationColor","textDecorationStyle","textDecorationThickness"],read:or},"text-decoration-thickness":{keys:["textDec\
orationThickness"],read:([s],t)=>s&&ir(s,t)},"text-underline-offset":{keys:["underlineOffset"],read:bh},"text-decoration-skip-ink":(0,O.aL)("skipsInk",[],{auto:!0,
all:!0,none:!1}),"text-underline-position":{keys:["isUnderlinedBelow"],read:s=>({isUnderlinedBelow:s.some(t=>(0,k.aG)(t)==="under")})},"text-decoration-line":{keys:[
"textDecorationLine"],read:(s,t)=>{const e=or(s,t)?.textDecorationLine;return e&&{textDecorationLine:e}}},"text-decoration-color":(0,O.nI)("textDecorationColor"),
"text-decoration-style":(0,O.aL)("textDecorationStyle",sr),"list-style":{keys:["listStyleType","listStylePosition","listStyleImage"],read:yh},"list-style-image":{
keys:["listStyleImage"],read:([s,...t])=>{if(!(t.length>0))return s?.type==="Url"?{listStyleImage:s.value}:(0,k.aG)(s)==="none"?{listStyleImage:void 0}:void 0}},
"list-style-type":(0,O.J0)("listStyleType",s=>s.type==="String"?`"${s.value}`:(0,k.aG)(s)),"list-style-position":(0,O.aL)("listStylePosition",["inside","outside"]),
"border-collapse":(0,O.aL)("borderCollapse",["separate","collapse"]),"border-spacing":{keys:["borderSpacingX","borderSpacingY"],read:(s,t)=>{const[e,n=e]=s.map(
i=>(0,O.De)(i,t));return e===void 0||n===void 0?void 0:{borderSpacingX:e,borderSpacingY:n}}},"caption-side":(0,O.aL)("captionSide",["top","bottom"]),"empty-cell\
s":(0,O.aL)("emptyCells",["show","hide"]),"table-layout":(0,O.aL)("tableLayout",["auto","fixed"])};function Th(s){const t=i=>s.findLast(({name:o})=>o===i)?.value??
"",e=t("font-family"),[n]=Ko(e)?[]:Ms((0,k.wK)(e)??[]);if(n!==void 0)return{family:n,weight:Lh(t("font-weight")),isItalic:/^\s*(?:italic|oblique)/i.test(t("font\
-style")),ranges:Ch(t("unicode-range")),sources:[...Ih(t("src"))]}}function*Ih(s){for(let t=0;t<s.length;){const e=zt(s,t,","),[n,i]=/^\s*url\(\s*(["']?)(?=data:)/i.
exec(s.slice(t,t+Eh))??[];if(n!==void 0){const o=t+n.length;yield s.slice(o,s.indexOf(i||")",o)).trim()}t=e+1}}const Eh=100,[gn,Rh]=[400,700];function Lh(s){const t=s.
trim().toLowerCase().split(/\s+/).map(i=>i==="bold"?Rh:i==="normal"?gn:Number(i||gn)).filter(i=>i>=1&&i<=1e3).sort((i,o)=>i-o),[e=gn,n=e]=t;return Math.min(Math.
max(gn,e),n)}const Ah=1e5;function Ch(s){if(s.trim()===""||s.length>Ah)return;const t=[];for(const e of s.split(",")){const[,n,i]=/^\s*u\+([\da-f?]{1,6})(?:-([\da-f]{1,6}))?\s*$/i.
exec(e)??[];if(n===void 0)return;const o=i??n.replaceAll("?","f");t.push([Number.parseInt(n.replaceAll("?","0"),16),Number.parseInt(o,16)])}return t}class lr{byName=new Map;constructor(t=[]){
for(const e of t){const n=this.byName.get(e.family);n?n.push(e):this.byName.set(e.family,[e])}}get isEmpty(){return this.byName.size===0}find(t){const e=new Set;
let n;for(const c of t.fontFamily){const l=this.byName.get(c);if(l)e.add(Bh(l,t));else if(xs(c)){n=Ae({...t,ownFont:void 0});break}}const[i,...o]=e;if(!i)return;
if(o.length===0&&n===void 0)return i;const r=[i,...o].find(({hasSpace:c})=>c)??i,a=[i,...o].map(({id:c})=>c);return{...r,id:[...a,...n===void 0?[]:[n]].join(" ")}}}
function Bh(s,{fontWeight:t,fontStyle:e}){const n=s.filter(({isItalic:r})=>r===(e==="italic")),i=n.length>0?n:s,o=r=>{const a=t>=400&&t<=500,[c,l]=a?[r>=t&&r<=500,
r>500]:[t<400?r<=t:r>=t,!1];return Math.abs(r-t)+(c?0:l?2e3:1e3)};return[...i].sort((r,a)=>o(r.weight)-o(a.weight))[0]}const Ss=":first",dr={"":"all",":left":"l\
eft",":right":"right",":first":"first"},_h={all:0,left:1,right:1,first:2},Wh=10,fr=100,Nh=1e6,hr=300,Lt=96/25.4,ur={a3:[297*Lt,420*Lt],a4:[210*Lt,297*Lt],a5:[148*
Lt,210*Lt],a6:[105*Lt,148*Lt],b4:[250*Lt,353*Lt],b5:[176*Lt,250*Lt],letter:[816,1056],legal:[816,1344],ledger:[1056,1632],tabloid:[1056,1632]},[vs,Ph]=[48,19200],
$h=["margin-top","margin-right","margin-bottom","margin-left"];async function zh(s,t,e){const n=new Dh(s,t,e),i=new Map;for(const r of n.names)i.set(r,await n.sheetOf(
r));const o=await n.firstSheet();return o&&i.set(Ss,o),{usual:await n.sheetOf(""),named:i,hasFirst:o!==void 0,ignored:n.ignored}}class Dh{usual;pace;ignored=new Set;names;selected=[];values=new Map;count=0;constructor(t,e,n){
this.usual=e,this.pace=n;for(const o of t)this.select(o);this.selected.sort((o,r)=>o.weight-r.weight);const i=[...new Set(this.selected.map(({name:o})=>o))].filter(
o=>o!=="");this.names=i.slice(0,fr);for(const o of i.slice(fr))this.ignored.add(`@page ${o}`)}async sheetOf(t){const e=this.selected.filter(({name:h})=>h===""||
h===t),n=async(...h)=>await this.read(e,["all",...h]),[i,o,r]=[await n("left"),await n("right"),await n("right","first")],a=mr(await n(),i,o),{width:c,height:l}=a,
d=(h,u)=>{const{margins:p,lost:g}=wr(u,a);for(const m of g)this.ignored.add(`@page ${t}:${h} ${m}`);return Is(p,c,l)},f={left:d("left",i),right:d("right",o),first:d(
"first",r)};return{width:c,height:l,margins:Is(a.margins,c,l),view:xr(a),own:f,...pr(e)}}async firstSheet(){const t=this.selected.filter(({name:l})=>l==="");if(!t.
some(({pages:l})=>l==="first"))return;const e=mr(await this.read(t,["all"]),await this.read(t,["all","left"]),await this.read(t,["all","right"])),{width:n,height:i,
margins:o}=await this.read(t,["all","right","first"]);if(wr({width:n,height:i,margins:o},e).lost.length===0)return;const a=Is(o,n,i),c=xr({width:n,height:i,margins:o});
return{width:n,height:i,margins:a,view:c,own:{left:a,right:a,first:a},...pr(t)}}select(t){const{selector:e}=t,n=e.indexOf(":"),[i,o]=n<0?[e,""]:[e.slice(0,n),e.
slice(n).toLowerCase()],r=Object.hasOwn(dr,o)?dr[o]:void 0;r===void 0||/\s/.test(i)?this.ignored.add(`@page ${e}`):this.selected.push({name:i,pages:r,weight:_h[r]+
(i===""?0:Wh),rule:t})}async read(t,e){const{width:n,height:i,margin:o}=this.usual,r={width:n,height:i,margins:[o,o,o,o]};for(const{pages:a,rule:c}of t){if(this.
count+=c.declarations.length+c.boxes.length+1,this.count>Nh)throw(0,B.ot)();const l=this.pace.step(c.declarations.length*hr+hr/10);if(l&&await l,!!e.includes(a))
for(const{name:d,value:f}of c.declarations){let h=this.values.get(f);const u=!h&&Ko(f);u&&this.ignored.add(`@page ${d}`),h||this.values.set(f,h=u?[]:(0,k.wK)(f)??
[]),Gh(d,h,r)}}return r}}const Fh=/^(?:--|color$|direction$|quotes$|font|line-height$|letter-spacing$|word-spacing$|text-transform$)/;function pr(s){const t=s.map(
({pages:e,rule:n})=>({name:"",pages:e,declarations:n.declarations.filter(({name:i})=>Fh.test(i))}));return{boxes:s.flatMap(({pages:e,rule:n})=>n.boxes.map(i=>({
...i,pages:e}))),text:t}}const mn=({usual:s,named:t},e)=>t.get(e)??s,gr=({own:s},t)=>t===0?s.first:t%2===0?s.right:s.left,Ts=({margins:[,s,,t]})=>t+s;function Gh(s,t,e){
const n={em:16,rem:16,pageWidth:e.width,pageHeight:e.height,zoom:1},i=s==="size"?Hh(t,n,e):void 0;if(i&&([e.width,e.height]=i),s==="margin"){const a=(0,O.X_)(t.
map(c=>br(c,n)));if(a&&!a.includes(void 0))for(const[c,l]of a.entries())e.margins[c]=l}const o=$h.indexOf(s),r=o<0||!t[0]?void 0:br(t[0],n);r!==void 0&&(e.margins[o]=
r)}function mr(s,t,e){return Math.abs(Ts(t)-Ts(e))>=.01?s:{...s,margins:[s.margins[0],e.margins[1],s.margins[2],e.margins[3]]}}function wr(s,{width:t,height:e,margins:n}){
const[i,,o]=s.margins,r=Math.abs(Ts(s)-n[1]-n[3])<.01,a=s.width===t&&s.height===e,c=[...r?[]:["margin"],...a?[]:["size"]];return{margins:r?s.margins:[i,n[1],o,n[3]],
lost:c}}function br(s,t){if((0,k.aG)(s)==="auto")return 0;const e=(0,K.Y5)(s,t);return e&&Math.max(e.px+e.percent*t.pageWidth,0)}const yr=([s,t,e,n],i,o)=>[Math.
min(1,(i-vs/2)/Math.max(n+t,1)),Math.min(1,(o-vs/2)/Math.max(s+e,1))];function xr({width:s,height:t,margins:e}){const[n,i]=yr(e,s,t),[o,r,a,c]=e;return{width:Math.
floor(s-(c+r)*n+.01),height:Math.floor(t-(o+a)*i+.01)}}function Is(s,t,e){const[n,i,o,r]=s,[a,c]=yr(s,t,e),[l,d]=[Math.round(r*a),Math.round(n*c)],[f,h]=[Math.ceil(
t-(r+i)*a-.01),Math.ceil(e-(n+o)*c-.01)];return[d,t-l-f,e-d-h,l]}function Hh(s,t,e){let n,i;const o=[];for(const c of s){const l=(0,k.aG)(c),d=(0,K.lT)(c,t);if(l===
"landscape"||l==="portrait")i=l;else if(l!==void 0&&Object.hasOwn(ur,l))n=ur[l];else if(d!==void 0&&d>0)o.push(Math.min(Math.max(d,vs),Ph));else if(l!=="auto")return}
if(o.length>0&&(n=[o[0],o[1]??o[0]]),i===void 0)return n;const[r,a]=[...n??[e.width,e.height]].sort((c,l)=>c-l);return i==="landscape"?[a,r]:[r,a]}function jh(s){
const t={from:[],to:[]};let e=0;for(const{prelude:n,block:i}of Os(s)){if(++e>B.qV)throw(0,B.VE)();if(i===void 0)continue;const o=n.toLowerCase().split(",",Uh).map(
r=>r.trim());o.some(r=>r==="from"||r==="0%")&&(t.from=Dt(i)),o.some(r=>r==="to"||r==="100%")&&(t.to=Dt(i))}return t}const Uh=100,Kh=new Set(["none","forwards","\
backwards","both"]),Yh=new Set(["normal","reverse","alternate","alternate-reverse"]),Xh=/^(?:infinite|\d+(?:\.\d+)?)$/;function Vh(s,t,e){const n={names:[],fills:[],
directions:[],counts:[]};for(const{name:i,value:o}of s){const r=/^(?:-webkit-)?animation(?:-(name|fill-mode|direction|iteration-count))?$/.exec(i);if(!r)continue;
const a=Qh(e(o)??"");switch(r[1]){case void 0:Object.assign(n,Jh(a,t));break;case"name":n.names=a;break;case"fill-mode":n.fills=a;break;case"direction":n.directions=
a;break;default:n.counts=a}}return n.names.flatMap((i,o)=>Zh(n,o,t.get(i)))}function Zh({fills:s,directions:t,counts:e},n,i){const o=d=>d[n%Math.max(d.length,1)],
r=o(s),a=o(e)??"1";if(!i||r!=="forwards"&&r!=="both"||a==="infinite")return[];const c=o(t)??"normal",l=c.startsWith("alternate")&&Number(a)%2===0;return c.endsWith(
"reverse")!==l?i.from:i.to}function Jh(s,t){const e=s.map(i=>i.split(/\s+/)),n=(i,o)=>e.map(r=>r.find(i)??o);return{names:n(i=>t.has(i),""),fills:n(i=>Kh.has(i.
toLowerCase()),"none").map(i=>i.toLowerCase()),directions:n(i=>Yh.has(i.toLowerCase()),"normal").map(i=>i.toLowerCase()),counts:n(i=>Xh.test(i),"1")}}const qh=1e3;
function Qh(s){const t=[];if(s.length>qh)return t;for(let e=0;e<s.length;){const n=zt(s,e,",");t.push(s.slice(e,n).trim()),e=n+1}return t}const tu=10;class Es{rank=0;children=new Map;open(t){
return(t===""?[`.${this.children.size}`]:t.split(".",tu)).reduce((n,i)=>n.child(i),this)}number(t=0){let e=t;for(const n of this.children.values())e=n.number(e);
return this.rank=e,e+1}child(t){let e=this.children.get(t);if(!e){if(this.children.size===B.qV)throw(0,B.VE)();this.children.set(t,e=new Es)}return e}}function eu(s,t){
const e=[];let n=0;for(let i=0;i<=s.length;){const o=zt(s,i,","),r=Or(s.slice(i,o));if(n+=o-i+(r+1)*(t.length+5),n>B.LI)return"";e.push(nu(s.slice(i,o).trim(),t)),
i=o+1}return e.join(", ")}function nu(s,t){const e=zt(t,0,",")===t.length&&!t.includes(":"),n=`:is(${t})`;if(Or(s)===0)return`${e?t:n} ${s}`;const i=e&&/^&(?![\w*|])/.
test(s);return s.replace(kr,(o,r)=>o!=="&"?o:i&&r===0?t:n)}const kr=/&|"(?:[^"\\]|\\[^])*"|'(?:[^'\\]|\\[^])*'/g,Or=s=>[...s.matchAll(kr)].filter(([t])=>t==="&").
length,su=20;function Rs(s,t,e=0){const n=ou(s);if(e>su||n.length===0)return!1;const i=a=>iu(a)?Rs(a.slice(1,-1),t,e+1):t(a);if(n[0].toLowerCase()==="not")return n.
length===2&&!i(n[1]);const o=n.filter((a,c)=>c%2===0),r=new Set(n.filter((a,c)=>c%2===1).map(a=>a.toLowerCase()));return r.size>1||n.length%2===0?!1:r.has("or")?
o.some(i):(r.size===0||r.has("and"))&&o.every(i)}const iu=s=>s.startsWith("(")&&s.endsWith(")")&&/^\(\s{0,99}(?:\(|not\s)/i.test(s);function ou(s){const t=[];for(let e=0;e<
s.length;){const n=zt(s,e,` 	
\r\f`);n>e&&t.push(s.slice(e,n)),e=n+1}return t}function Mr(s,t){return s.trim()===""?!0:s.length>B.Hq?!1:s.toLowerCase().split(",").some(e=>ru(e.trim(),t))}function ru(s,t){
const e=/^not\s+[a-z]/.test(s),n=s.replace(e?/^not\s+/:/^only\s+/,"");return Rs(n,o=>o.startsWith("(")?du(o.slice(1,-1),t):o==="print"||o==="all")!==e}const au=/^\s*(min-|max-)?(width|height)\s*:\s*([\d.]+)(px|em|rem|pt|in|cm|mm)\s*$/,
cu=/^\s*(?:([\d.]+)(px|em|rem|pt|in|cm|mm)\s*(<=?|>=?|=)\s*)?(width|height)\s*(?:(<=?|>=?|=)\s*([\d.]+)(px|em|rem|pt|in|cm|mm)\s*)?$/,Ls={px:1,em:16,rem:16,pt:4/
3,in:96,cm:96/2.54,mm:96/25.4};function lu([,s,t,e,n,i,o,r],a){const c=n==="width"?a.width:a.height;return s!==void 0&&!As(Number(s)*Ls[t],e,c)?!1:o!==void 0?As(
c,i,Number(o)*Ls[r]):s!==void 0||c>0}const As=(s,t,e)=>s===e?t.endsWith("="):t.startsWith("<")?s<e:t.startsWith(">")&&s>e;function du(s,t){const[,e,n,i,o]=au.exec(
s)??[];if(n!==void 0){const l=Number(i)*Ls[o],d=n==="width"?t.width:t.height;return As(d,e==="min-"?">=":e==="max-"?"<=":"=",l)}const r=cu.exec(s);if(r)return lu(
r,t);const[a,c]=s.split(":").map(l=>l.trim());return a==="orientation"?c==="landscape"==t.width>t.height:a==="prefers-color-scheme"?c==="light":a==="prefers-red\
uced-motion"?c==="reduce"||c===void 0:a==="scripting"?c==="none":a==="color"||a==="hover"&&c==="none"||a==="update"&&c==="none"}var fu=I(88650);const Sr=new Set(
["input","select","textarea"]),hu=new Set([...Sr,"button","fieldset","optgroup","option"]),uu=/^(?:hidden|range|color|checkbox|radio|file|submit|image|reset|button)$/i,
Cs=({name:s})=>Sr.has(s),vr=({name:s})=>hu.has(s),Tr={checked:({name:s,attributes:t})=>s==="option"?t.has("selected"):s==="input"&&t.has("checked"),disabled:s=>vr(
s)&&Ir(s),enabled:s=>vr(s)&&!Ir(s),required:s=>Cs(s)&&s.attributes.has("required"),optional:s=>Cs(s)&&!s.attributes.has("required"),"read-write":_s,"read-only":s=>!_s(
s),"placeholder-shown":s=>Bs(s)&&s.attributes.has("placeholder")&&!Er(s),invalid:Rr,valid:s=>Cs(s)&&!Rr(s)},pu=s=>Object.hasOwn(Tr,s),gu=(s,t)=>Tr[t](s);function Ir(s){
if(s.attributes.has("disabled"))return!0;let t=s;for(let{parent:e}=s;e;t=e,{parent:e}=e)if(e.name==="fieldset"&&e.attributes.has("disabled")&&t.name!=="legend")
return!0;return!1}function Bs({name:s,attributes:t}){return s==="textarea"||s==="input"&&!uu.test(t.get("type")??"")}function Er({name:s,attributes:t,children:e}){
return s!=="textarea"?(t.get("value")??"")!=="":e.some(n=>n.kind==="text"&&n.value!=="")}function _s(s){const{attributes:t}=s;if(Bs(s))return!t.has("readonly")&&
!t.has("disabled");const e=t.get("contenteditable");return e!==void 0&&!/^false$/i.test(e)}function Rr(s){return Bs(s)&&s.attributes.has("required")&&_s(s)&&!Er(
s)}const Lr=s=>s.includes("\\")?s.replace(/\\(?:([\da-f]{1,6})[ \t\n\r\f]?|([^\n\r\f]))/gi,(t,e,n)=>{const i=Number.parseInt(e??"",16);return e===void 0?n:i===0||
i>1114111||i>=55296&&i<=57343?"�":String.fromCodePoint(i)}):s,me=1e3,mu=1e6;function Ar(s){if(s.length>B.LI)return;const t=[];let e;try{e=(0,fu.A)(s,{context:"\
selectorList",onParseError:n=>t.push(n)})}catch{return}return t.length>0?void 0:Ws(e)}function Ws(s){if(s.type!=="SelectorList")return;const t=s.children.toArray().
map(e=>e.type==="Selector"?bu(e):void 0);return t.every(e=>e!==void 0)?t:void 0}const wn=()=>({name:void 0,id:void 0,classes:[],attributes:[],pseudos:[],combinator:void 0}),
wu=new Set(["before","after","first-line","first-letter"]);function bu({children:s}){const t=[wn()];let e=0,n;for(const i of s.toArray()){const o=t.at(-1);switch(i.
type){case"TypeSelector":i.name!=="*"&&(o.name=i.name.replace(/^.*\|/,"").toLowerCase(),e+=1);break;case"IdSelector":o.id=Lr(i.name),e+=mu;break;case"ClassSelec\
tor":o.classes.push(Lr(i.name)),e+=me;break;case"AttributeSelector":o.attributes.push({name:i.name.name.toLowerCase(),matcher:i.matcher??void 0,value:i.value?i.
value.type==="String"?i.value.value:i.value.name:"",ignoresCase:i.flags==="i"}),e+=me;break;case"Combinator":t.push({...wn(),combinator:i.name});break;case"Pseu\
doElementSelector":n=i.name.toLowerCase(),e+=1;break;case"PseudoClassSelector":{const r=i.name.toLowerCase();if(wu.has(r)){n=r,e+=1;break}const a=xu(r,i.children?.
toArray()??[]);if(!a)return;o.pseudos.push(a.test),e+=a.specificity;break}default:return}}return{compounds:t.reverse(),specificity:e,pseudoElement:n}}const yu=new Set(
["hover","focus","focus-within","focus-visible","active","visited","target","indeterminate","fullscreen","modal","popover-open","playing","host","autofill"]),Vt={
a:0,b:1};function xu(s,t){const e=i=>({test:i,specificity:me}),n=(i,o,r)=>e({kind:"nth",...i,ofType:o,fromEnd:r});if(yu.has(s))return e({kind:"never"});if(pu(s))
return e({kind:"form",state:s});switch(s){case"root":case"empty":case"defined":return e({kind:s});case"link":case"any-link":return e({kind:"link"});case"-moz-fi\
rst-node":return e({kind:"first-node"});case"-moz-last-node":return e({kind:"last-node"});case"first-child":return n(Vt,!1,!1);case"last-child":return n(Vt,!1,!0);case"\
first-of-type":return n(Vt,!0,!1);case"last-of-type":return n(Vt,!0,!0);case"only-child":return _r(n(Vt,!1,!1).test,n(Vt,!1,!0).test);case"only-of-type":return _r(
n(Vt,!0,!1).test,n(Vt,!0,!0).test);case"nth-child":case"nth-last-child":case"nth-of-type":case"nth-last-of-type":return ku(s,t[0]);case"not":case"is":case"where":case"\
matches":case"-webkit-any":return Cr(s,t[0]);case"has":return Ou(t[0]);case"lang":{const[i]=t,o=i?.type==="Identifier"?i.name:i?.type==="String"?i.value:void 0;
return o===void 0?void 0:e({kind:"lang",language:o.toLowerCase()})}default:return}}function ku(s,t){const e=Su(t);if(!e||t?.type!=="Nth")return;const[n,i]=[s.endsWith(
"of-type"),s.includes("last")];if(!t.selector)return{test:{kind:"nth",...e,ofType:n,fromEnd:i},specificity:me};const o=n?void 0:Cr("is",t.selector);if(o?.test.kind!==
"is")return;const{selectors:r}=o.test;return{test:{kind:"nth-of",...e,fromEnd:i,selectors:r},specificity:me+o.specificity}}function Cr(s,t){const e=t&&Ws(t);if(!e)
return;const n=s==="where"?0:e.reduce((i,o)=>Math.max(i,o.specificity),0);return{test:{kind:s==="not"?"not":"is",selectors:e},specificity:n}}function Ou(s){if(s?.
type!=="SelectorList"||s.children.some(o=>o.type!=="Selector"||o.children.last?.type==="Combinator"))return;const t=Ws(s);if(!t||t.length===0||t.some(Br))return;
const e=t.reduce((o,r)=>Math.max(o,r.specificity),0),n=s.children.toArray();return{test:{kind:"has",selectors:t.map((o,r)=>Mu(o,n[r]))},specificity:e}}const Br=({
compounds:s,pseudoElement:t})=>t!==void 0||s.some(({pseudos:e})=>e.some(n=>n.kind==="has"||"selectors"in n&&n.selectors.some(Br)));function Mu(s,t){const e={...wn(),
pseudos:[{kind:"scope"}]},{compounds:n}=s,i=t.type==="Selector"&&t.children.first?.type==="Combinator",o=n.slice(0,-1);return{...s,compounds:i?[...o,e]:[...o,{...n.
at(-1),combinator:" "},e]}}function _r(s,t){return{test:{kind:"is",selectors:[(n=>({compounds:[{...wn(),pseudos:n}],specificity:0,pseudoElement:void 0}))([s,t])]},
specificity:me}}function Su(s){if(s?.type!=="Nth")return;const{nth:t}=s;if(t.type==="Identifier")return t.name==="odd"?{a:2,b:1}:t.name==="even"?{a:2,b:0}:void 0;
const{a:e,b:n}=t;return{a:Wr(e),b:Wr(n)}}const Wr=s=>s==null?0:s===""||s==="+"?1:s==="-"?-1:Number(s);var wt=I(23407),Zt=I(16326);const Nr=["repeat","no-repeat",
"space","round"],vu=["border-box","padding-box","content-box"];function bn([s,t,e]){const n=(0,k.aG)(s);if(!t&&n==="repeat-x")return["repeat","no-repeat"];if(!t&&
n==="repeat-y")return["no-repeat","repeat"];const i=Nr.find(r=>r===n),o=t?Nr.find(r=>r===(0,k.aG)(t)):i;return i&&o&&!e?[i,o]:void 0}const Ns=([s])=>vu.find(t=>t===
(0,k.aG)(s)),Pr={keys:["backgroundClip","backgroundClips"],read:s=>{const t=(0,k.M$)(s,k.wR).map(e=>(0,k.aG)(e[0])==="text"?"text":Ns(e));if(t.every(e=>e!==void 0))
return{backgroundClip:t.at(-1),backgroundClips:t.map(e=>e==="text"?"border-box":e)}}};function yn(s,t){return(0,k.aG)(s)==="none"?"none":s?.type==="Url"?{url:s.
value}:s?.type==="Function"?(0,Zt.OW)(s,t,t.own.color):void 0}function Ps(s,t){const e=(0,k.aG)(s[0]);if(e==="cover"||e==="contain")return e;const[n,i="auto"]=s.
map(o=>(0,k.aG)(o)==="auto"?"auto":(0,K.Y5)(o,t));return n&&s.length<3?[n,i]:void 0}const Tu=["auto","auto"],Iu=["repeat","repeat"];function Eu(s,t){let e="none";
const n=[],i=[];let o;const r=[],a=[];let c=!1;for(const p of s){const g=(0,k.aG)(p),m=yn(p,t),w=(0,ge.M)(p),b=Ns([p]);if((0,k.YY)(p))c=!0;else if(m!==void 0)e=
m;else if(w!==void 0)o=w;else if(bn([p]))n.push(p);else if(b)i.push(b);else{if(g==="fixed"||g==="scroll"||g==="local"||g==="text")continue;c&&a.length<2&&(g==="\
cover"||g==="contain"||g==="auto"||(0,K.Y5)(p,t))?a.push(p):r.push(p)}}const l=r.length===0?Zt.Ff:(0,Zt.ux)(r,t),d=a.length===0?Tu:Ps(a,t),f=n.length===0?Iu:bn(
n),[h="padding-box",u=i[0]??"border-box"]=i;return l&&d&&f&&{image:e,repeat:f,color:o,position:l,size:d,origin:h,clip:u}}const $r={keys:["backgroundColor","back\
groundImage","backgroundSize","backgroundRepeat","backgroundPosition","backgroundClip","backgroundClips","backgroundOrigin"],read:(s,t)=>{const e=(0,k.M$)(s,k.wR).
map(r=>Eu(r,t));if(!e.every(r=>r!==void 0))return;const n=e.at(-1).color,i=e.filter(({image:r})=>r!=="none"),o=i.length>0?i:e;return{backgroundColor:n==="curren\
t"?t.own.color:n,backgroundImage:i.map(({image:r})=>r),backgroundSize:o.map(({size:r})=>r),backgroundRepeat:o.map(({repeat:r})=>r),backgroundPosition:o.map(({position:r})=>r),
backgroundClip:e.at(-1).clip,backgroundClips:o.map(({clip:r})=>r),backgroundOrigin:o.map(({origin:r})=>r)}}},se=(s,t)=>({keys:[s],read:(e,n)=>{const i=(0,k.M$)(
e,k.wR).map(o=>t(o,n));return i.includes(void 0)?void 0:{[s]:i}}}),zr={keys:["backgroundImage"],read:(s,t)=>{const e=(0,k.M$)(s,k.wR).map(n=>yn(n[0],t));return e.
includes(void 0)?void 0:{backgroundImage:e.filter(n=>n!=="none")}}};function Ru(s,t){const e=[];let n=!1,i;for(const l of s){const d=(0,K.lT)(l,t),f=(0,ge.M)(l);
if(d!==void 0)e.push(d);else if((0,k.aG)(l)==="inset")n=!0;else if(f!==void 0)i=f;else return}const[o,r,a=0,c=0]=e;if(!(o===void 0||r===void 0))return{x:o,y:r,blur:a,
spread:c,isInset:n,paint:i==="current"?void 0:i}}const Lu=100,$s={keys:["boxShadow"],read:(s,t)=>{if((0,k.aG)(s[0])==="none")return{boxShadow:[]};const e=(0,k.M$)(
s,k.wR).slice(0,Lu).map(n=>Ru(n,t));return e.every(n=>n!==void 0)?{boxShadow:e}:void 0}},Au=10,Cu={keys:["textShadow"],read:(s,t)=>{const e=$s.read(s,t)?.boxShadow;
return e?.every(({isInset:i,spread:o})=>!i&&o===0)?{textShadow:e.slice(0,Au)}:void 0}},Dr={backgroundImage:[],backgroundSize:[],backgroundRepeat:[],backgroundPosition:[]},
Bu=Object.keys(Dr),_u=[["left","right"],["top","bottom"]];function Wu([s,t],e,n){const i=(0,k.aG)(e[0]);if(e.length>(i===s||i===t?2:1))return;if(i==="center")return{
px:0,percent:.5};const o=i===void 0||e.length===2?(0,K.Y5)(e.at(-1),n):{px:0,percent:0};if(!(!o||i!==void 0&&i!==s&&i!==t))return i===t?{px:-o.px,percent:1-o.percent}:
o}const Fr=s=>({keys:["backgroundPosition"],read:(t,e)=>{const n=(0,k.M$)(t,k.wR).map(a=>Wu(_u[s],a,e));if(!n.every(a=>a!==void 0))return;const{backgroundPosition:i}=e.
own,o=Math.max(i.length,n.length);return{backgroundPosition:Array.from({length:o},(a,c)=>{const[l,d]=i[c%Math.max(i.length,1)]??Zt.Ff,f=n[c%n.length];return s===
0?[f,d]:[l,f]})}}}),Ce=s=>({keys:["mask"],read:(t,e)=>{const n=s.read(t,e);if(n?.backgroundImage?.some(o=>"url"in o&&o.url.startsWith("#")))return;const i=n&&Bu.
flatMap(o=>n[o]===void 0?[]:[[o,n[o]]]);return i&&{mask:{...Dr,...e.own.mask,...Object.fromEntries(i)}}}}),Gr={mask:Ce($r),"mask-image":Ce(zr),"mask-size":Ce(se(
"backgroundSize",Ps)),"mask-position":Ce(se("backgroundPosition",Zt.ux)),"mask-repeat":Ce(se("backgroundRepeat",bn))},Nu={...Gr,...Object.fromEntries(Object.entries(
Gr).map(([s,t])=>[`-webkit-${s}`,t])),background:$r,"background-color":{keys:["backgroundColor"],read:(s,{own:t})=>{const e=s.length===1?(0,ge.M)(s[0]):void 0;return e===
void 0?void 0:{backgroundColor:e==="current"?t.color:e}}},"background-image":zr,"background-size":se("backgroundSize",Ps),"background-position":se("backgroundPo\
sition",Zt.ux),"background-position-x":Fr(0),"background-position-y":Fr(1),"background-repeat":se("backgroundRepeat",bn),"background-clip":Pr,"-webkit-backgroun\
d-clip":Pr,"background-origin":se("backgroundOrigin",Ns),"text-shadow":Cu,"box-shadow":$s,"-webkit-box-shadow":$s},Pu=["stretch","repeat","round","space"],zs=s=>[
s,s,s,s],Be={image:void 0,slice:zs({px:0,percent:1}),isFilled:!1,width:zs({times:1}),outset:zs({times:0}),repeat:["stretch","stretch"]},Hr=({px:s,percent:t})=>s>=
0&&t>=0,$u=(s,t)=>{const e=(0,K.rl)(s),n=e===void 0?(0,K.Y5)(s,t):{px:e,percent:0};return n&&Hr(n)&&(e!==void 0||n.px===0)?n:void 0},Ds=(s,t)=>{const e=(0,K.rl)(
s);if(e!==void 0)return e>=0?{times:e}:void 0;const n=(0,K.Y5)(s,t);return n&&Hr(n)?n:void 0},jr=(s,t)=>(0,k.aG)(s)==="auto"?"auto":Ds(s,t),Ur=s=>Pu.find(t=>t===
(0,k.aG)(s));function _e(s,t){const e=(0,O.X_)(s.map(t));return e&&!e.includes(void 0)?e:void 0}function Kr(s,t){const e=s.filter(i=>(0,k.aG)(i)!=="fill"),n=_e(
e,i=>$u(i,t));return n&&s.length-e.length<2?{slice:n,isFilled:e.length<s.length}:void 0}function Yr(s){const[t,e=t]=s.map(Ur);return t&&e&&s.length<3?{repeat:[t,
e]}:void 0}function Xr(s,t){let e;const n=[],i=[[],[],[]];let o=0;for(const g of s){const m=yn(g,t);if((0,k.YY)(g))o++;else if(m!==void 0)e=m;else if(Ur(g))n.push(
g);else if(!i[o]?.push(g))return}const[r,a,c]=i,l={...r.length>0?Kr(r,t):Be,width:a.length>0?_e(a,g=>jr(g,t)):Be.width,outset:c.length>0?_e(c,g=>Ds(g,t)):Be.outset,
...n.length>0?Yr(n):{repeat:Be.repeat}},{slice:d,isFilled:f=!1,width:h,outset:u,repeat:p}=l;if(!(!d||!h||!u||!p))return{image:e==="none"?void 0:e,slice:d,isFilled:f,
width:h,outset:u,repeat:p}}const ie=s=>({keys:["borderImage"],read:(t,e)=>{const n=s(t,e);return n&&{borderImage:{...e.own.borderImage??Be,...n}}}}),zu={"border\
-image":ie(Xr),"-webkit-border-image":ie(Xr),"border-image-source":ie(([s],t)=>{const e=yn(s,t);return e&&{image:e==="none"?void 0:e}}),"border-image-slice":ie(
Kr),"border-image-width":ie((s,t)=>{const e=_e(s,n=>jr(n,t));return e&&{width:e}}),"border-image-outset":ie((s,t)=>{const e=_e(s,n=>Ds(n,t));return e&&{outset:e}}),
"border-image-repeat":ie(Yr)},Du=["none","contents","inline","block","list-item","flow-root","inline-block","flex","inline-flex","grid","inline-grid","table","i\
nline-table","table-row-group","table-header-group","table-footer-group","table-row","table-cell","table-column","table-column-group","table-caption"],Fu=["auto",
"min-content","max-content","fit-content"],Vr=s=>(t,e)=>{const n=(0,k.aG)(t)?.replace(/^-webkit-|^-moz-/,"");return n==="fill-available"||n==="available"||n==="\
stretch"?{px:0,percent:1,fills:s}:Fu.find(i=>i===n)??(0,O.ST)(t,e)},[Fs,Gs]=[Vr("across"),Vr("down")],Zr=s=>(t,e)=>{if((0,k.aG)(t)==="none")return"none";const n=s(
t,e);return n==="auto"?void 0:n},Gu=["none","hidden","solid","dashed","dotted","double","groove","ridge","inset","outset"],Jr={thin:1,medium:3,thick:5};function oe(s,t){
const e=(0,k.aG)(s);return e!==void 0&&Object.hasOwn(Jr,e)?Jr[e]:(0,O.De)(s,t)}const re=s=>{const t=(0,k.aG)(s);return t==="auto"?"solid":Gu.find(e=>e===t)};function Hs(s,t){
let e,n,i;for(const o of s){const r=oe(o,t),a=re(o),c=(0,O.sD)(o);if(r!==void 0&&e===void 0)e=r;else if(a!==void 0&&n===void 0)n=a;else if(c&&!i)i=c;else return}
return s.length===0?void 0:{width:e??3,line:n??"none",paint:i?.paint}}const qr=s=>[`border${s}Width`,`border${s}Style`,`border${s}Color`],Hu=["multiply","screen",
"overlay","darken","lighten","color-dodge","color-burn","hard-light","soft-light","difference","exclusion","hue","saturation","color","luminosity"],ju={keys:["m\
ixBlendMode"],read:([s])=>{const t=(0,k.aG)(s);if(t==="normal")return{mixBlendMode:void 0};if(!(t===void 0||!Hu.includes(t)))return{mixBlendMode:t.replaceAll(/(?:^|-)[a-z]/g,
e=>e.replace("-","").toUpperCase())}}};function xn(...s){const t=s.length===O.BV.length;return{keys:[...s.flatMap(qr),...t?["borderImage"]:[]],read:(e,n)=>{const i=Hs(
e,n);if(!i)return;const{width:o,line:r,paint:a}=i,c=s.flatMap(l=>{const[d,f,h]=qr(l);return[[d,o],[f,r],[h,a]]});return{...Object.fromEntries(c),...t&&{borderImage:void 0}}}}}
const we=(s,t="")=>O.BV.map(e=>`${s}${e}${t}`);function We(s,t,e){return Object.fromEntries(O.BV.map(n=>[`${s}-${n.toLowerCase()}${t===""?"":`-${t.toLowerCase()}`}`,
e(`${s}${n}${t}`)]))}const Uu={keys:we("border","Color"),read:s=>{const t=(0,O.X_)(s.map(O.sD));if(!(!t||t.includes(void 0)))return Object.fromEntries(we("borde\
r","Color").map((e,n)=>[e,t[n].paint]))}},Qr=["borderTopLeftRadius","borderTopRightRadius","borderBottomRightRadius","borderBottomLeftRadius"],Ku={keys:Qr,read:(s,t)=>{
const[e=[],n=e]=(0,O.LN)(s).map(r=>r.map(a=>(0,O.ST)(a,t))),[i,o]=[(0,O.X_)(e),(0,O.X_)(n)];if(!(!i||!o||i.includes(void 0)||o.includes(void 0)))return Object.fromEntries(
Qr.map((r,a)=>[r,[i[a],o[a]]]))}},kn=s=>({keys:[s],read:(t,e)=>{const[n,i=n]=t.map(o=>(0,O.ST)(o,e));return n&&i&&t.length<3?{[s]:[n,i]}:void 0}}),Yu={auto:"aut\
o",avoid:"avoid","avoid-page":"avoid",page:"page",always:"page",all:"page",left:"left",verso:"left",right:"right",recto:"right",column:"column","avoid-column":"\
avoid-column"},On=s=>(0,O.aL)(s,[],Yu),js=(0,O.aL)("breakInside",["auto","avoid","avoid-column"],{"avoid-page":"avoid"});function Xu(s){const t=s.filter(i=>(0,k.
aG)(i)!=="auto");if(t.length===0)return{aspectRatio:void 0};const[e,n]=(0,O.LN)(t).map(i=>(0,K.rl)(i[0]));if(!(e===void 0||e<=0||n===0))return{aspectRatio:e/(n??
1)}}const ta={visible:"visible",hidden:"hidden",clip:"hidden",auto:"scroll",scroll:"scroll",overlay:"scroll"},Us=s=>({keys:["overflow"],read:(t,{own:e})=>{const n=t.
map(i=>{const o=(0,k.aG)(i)??"";return Object.hasOwn(ta,o)?ta[o]:void 0});if(!(n.length===0||n.includes(void 0)))return n.includes("scroll")||s&&e.overflow==="s\
croll"?{overflow:"scroll"}:{overflow:n.includes("hidden")?"hidden":"visible"}}}),Vu={keys:["isContained"],read:s=>{const t=s.map(e=>(0,k.aG)(e)??"");if(t.every(
e=>ea.has(e)))return{isContained:t.some(e=>ea.get(e))}}},Zu=(0,O.J0)("isIsolated",s=>{const t=(0,k.aG)(s);return t==="isolate"||(t==="auto"?!1:void 0)}),ea=new Map(
[["none",!1],["size",!1],["inline-size",!1],["style",!1],["layout",!0],["paint",!0],["content",!0],["strict",!0]]),Ju={keys:["outlineWidth","outlineStyle","outl\
ineColor"],read:(s,t)=>{const e=Hs(s,t);return e&&{outlineWidth:e.width,outlineStyle:e.line,outlineColor:e.paint}}},qu=(0,O.J0)("zIndex",s=>(0,k.aG)(s)==="auto"?
"auto":(0,K.rl)(s)),Mn=(s,t)=>(0,O.zW)(s,t),na={keys:["lineClamp"],read:([s])=>{const t=s&&(0,K.rl)(s);return s&&(0,k.aG)(s)==="none"?{lineClamp:void 0}:t!==void 0&&
t>=1?{lineClamp:Math.floor(t)}:void 0}},Ks=(0,O.J0)("appearance",s=>(0,k.aG)(s)==="none"?"none":"auto"),sa={display:(0,O.aL)("display",Du,{"-webkit-box":"flex",
"-webkit-flex":"flex","-webkit-inline-flex":"inline-flex","-ms-flexbox":"flex","table-footer":"table-footer-group"}),position:(0,O.aL)("position",["static","rel\
ative","sticky","absolute","fixed"],{"-webkit-sticky":"sticky"}),float:(0,O.aL)("float",["none","left","right"],{"inline-start":"left","inline-end":"right"}),clear:(0,O.
aL)("clear",["none","left","right","both"],{"inline-start":"left","inline-end":"right"}),appearance:Ks,"-webkit-appearance":Ks,"-moz-appearance":Ks,"box-sizing":(0,O.
aL)("boxSizing",["content-box","border-box"]),width:(0,O.J0)("width",Fs),height:(0,O.J0)("height",Gs),"min-width":(0,O.J0)("minWidth",Fs),"min-height":(0,O.J0)(
"minHeight",Gs),"max-width":(0,O.J0)("maxWidth",Zr(Fs)),"max-height":(0,O.J0)("maxHeight",Zr(Gs)),"aspect-ratio":{keys:["aspectRatio"],read:Xu},top:(0,O.J0)("to\
p",O.zW),right:(0,O.J0)("right",O.zW),bottom:(0,O.J0)("bottom",O.zW),left:(0,O.J0)("left",O.zW),inset:(0,O.r_)(["top","right","bottom","left"],O.zW),margin:(0,O.
r_)(we("margin"),Mn),...We("margin","",s=>(0,O.J0)(s,Mn)),"margin-inline":Ft("marginLeft","marginRight",Mn),"margin-block":Ft("marginTop","marginBottom",Mn),padding:(0,O.
r_)(we("padding"),O.ST),...We("padding","",s=>(0,O.J0)(s,O.ST)),"padding-inline":Ft("paddingLeft","paddingRight",O.ST),"padding-block":Ft("paddingTop","paddingB\
ottom",O.ST),border:xn(...O.BV),...Object.fromEntries(O.BV.map(s=>[`border-${s.toLowerCase()}`,xn(s)])),"border-inline":xn("Left","Right"),"border-block":xn("To\
p","Bottom"),"border-width":(0,O.r_)(we("border","Width"),oe),"border-style":(0,O.r_)(we("border","Style"),re),"border-color":Uu,...We("border","Width",s=>(0,O.
J0)(s,oe)),...We("border","Style",s=>(0,O.J0)(s,re)),...We("border","Color",O.nI),"border-inline-width":Ft("borderLeftWidth","borderRightWidth",oe),"border-bloc\
k-width":Ft("borderTopWidth","borderBottomWidth",oe),"border-inline-style":Ft("borderLeftStyle","borderRightStyle",re),"border-block-style":Ft("borderTopStyle",
"borderBottomStyle",re),"inset-inline":Ft("left","right",O.zW),"inset-block":Ft("top","bottom",O.zW),"border-radius":Ku,"border-top-left-radius":kn("borderTopLe\
ftRadius"),"border-top-right-radius":kn("borderTopRightRadius"),"border-bottom-right-radius":kn("borderBottomRightRadius"),"border-bottom-left-radius":kn("borde\
rBottomLeftRadius"),outline:Ju,"outline-width":(0,O.J0)("outlineWidth",oe),"outline-style":(0,O.J0)("outlineStyle",re),"outline-color":(0,O.nI)("outlineColor"),
"outline-offset":(0,O.J0)("outlineOffset",(s,t)=>(0,K.Y5)(s,t)?.px),opacity:(0,O.J0)("opacity",s=>{const t=(0,K.pO)(s);return t===void 0?void 0:Math.min(Math.max(
t,0),1)}),"mix-blend-mode":ju,isolation:Zu,overflow:Us(!1),"line-clamp":na,"-webkit-line-clamp":na,"text-overflow":(0,O.aL)("textOverflow",["clip","ellipsis"]),
"overflow-x":Us(!0),"overflow-y":Us(!0),contain:Vu,"z-index":qu,filter:{keys:[],read:([s])=>(0,k.aG)(s)==="none"?{}:void 0},"object-fit":(0,O.aL)("objectFit",["\
fill","contain","cover","none","scale-down"]),"object-position":{keys:["objectPosition"],read:(s,t)=>{const e=(0,Zt.ux)(s,t);return e&&{objectPosition:e}}},"bre\
ak-before":On("breakBefore"),"break-after":On("breakAfter"),"break-inside":js,"page-break-before":On("breakBefore"),"page-break-after":On("breakAfter"),"page-br\
eak-inside":js,"-webkit-column-break-inside":js,page:(0,O.J0)("pageName",(s,{parent:t})=>{if(s.type==="Identifier")return(0,k.aG)(s)==="auto"?t.pageName:s.name}),
orphans:(0,O.nL)("orphans",1),widows:(0,O.nL)("widows",1)};function Ft(s,t,e){return{keys:[s,t],read:(n,i)=>{const[o,r=o]=n.map(a=>e(a,i));return o===void 0||r===
void 0?void 0:{[s]:o,[t]:r}}}}function ia(s){const t=(0,K.rl)(s);return t!==void 0&&Number.isInteger(t)&&t>0?t:void 0}const Qu=([s])=>{if((0,k.aG)(s)==="auto")return{
columnCount:void 0};const t=s&&ia(s);return t===void 0?void 0:{columnCount:t}},tp=([s],t)=>{if((0,k.aG)(s)==="auto")return{columnWidth:void 0};const e=s&&(0,O.De)(
s,t);return e===void 0?void 0:{columnWidth:e}};function ep(s,t){let e,n;for(const i of s){if((0,k.aG)(i)==="auto")continue;const o=ia(i),r=o===void 0?(0,O.De)(i,
t):void 0;if(o!==void 0&&e===void 0)e=o;else if(r!==void 0&&n===void 0)n=r;else return}return s.length>2?void 0:{columnCount:e,columnWidth:n}}const Ys={keys:["c\
olumnCount"],read:Qu},Xs={keys:["columnWidth"],read:tp},Vs={keys:["columnCount","columnWidth"],read:ep},oa=(0,O.aL)("columnSpan",["none","all"]),np=(0,O.aL)("co\
lumnFill",["balance","auto"],{"balance-all":"balance"}),Zs={keys:["columnRuleWidth","columnRuleStyle","columnRuleColor"],read:(s,t)=>{const e=Hs(s,t);return e&&
{columnRuleWidth:e.width,columnRuleStyle:e.line,columnRuleColor:e.paint}}},sp={columns:Vs,"column-count":Ys,"column-width":Xs,"column-fill":np,"column-span":oa,
"column-rule":Zs,"column-rule-width":(0,O.J0)("columnRuleWidth",oe),"column-rule-style":(0,O.J0)("columnRuleStyle",re),"column-rule-color":(0,O.nI)("columnRuleC\
olor"),"-webkit-columns":Vs,"-webkit-column-count":Ys,"-webkit-column-width":Xs,"-webkit-column-span":oa,"-webkit-column-rule":Zs,"-moz-columns":Vs,"-moz-column\
-count":Ys,"-moz-column-width":Xs,"-moz-column-rule":Zs};var ra=I(24922);function ip(s){const[t]=s,e=(0,k.aG)(t);if(s.length===1&&(e==="none"||e==="normal"))return{
content:e};const n=aa((0,k.M$)(s,k.YY)[0]);return n&&!n.some(i=>"inner"in i)?{content:n}:void 0}function aa(s){const t=[];for(const e of s){const n=(0,k.aG)(e);
if(e.type==="String")t.push({text:e.value});else if(n==="open-quote"||n==="close-quote")t.push({quote:n==="open-quote"?"open":"close"});else if(n==="no-open-quo\
te"||n==="no-close-quote")t.push({quote:"none"});else if(e.type==="Function"){const i=op(e.name.toLowerCase(),(0,k.M$)((0,k.aX)(e),k.wR));if(!i)return;t.push(i)}else if(e.
type==="Url")t.push({url:e.value});else return}return t}function op(s,t){const[e]=t[0]??[];if(s==="target-counter")return rp(t);if(s==="content")return e===void 0||
(0,k.aG)(e)==="text"?{inner:!0}:void 0;const n=e?.type==="Identifier"?e.name:void 0;if(n===void 0)return;if(s==="attr")return{attribute:n.toLowerCase()};if(s===
"string")return ap(n,(0,k.aG)(t[1]?.[0])??"first");if(s==="counter")return{counter:n,style:(0,k.aG)(t[1]?.[0])??"decimal"};const i=t[1]?.[0];if(!(s!=="counters"||
i?.type!=="String"))return{counter:n,separator:i.value,style:(0,k.aG)(t[2]?.[0])??"decimal"}}function rp([s,t,e]){const[n]=s??[];if((0,k.aG)(t?.[0])!=="page")return;
const i={style:(0,k.aG)(e?.[0])??"decimal"};if(n?.type==="String"||n?.type==="Url")return{target:{text:n.value},...i};if(n?.type!=="Function"||n.name.toLowerCase()!==
"attr")return;const[o]=(0,k.aX)(n);return o?.type==="Identifier"?{target:{attribute:o.name.toLowerCase()},...i}:void 0}const ap=(s,t)=>t==="first"||t==="last"||
t==="first-except"?{string:s,which:t}:void 0;function cp(s){if(s.length===1&&(0,k.aG)(s[0])==="none")return{stringSet:[]};const t=[];for(const[e,...n]of(0,k.M$)(
s,k.wR)){const i=aa(n);if(e?.type!=="Identifier"||!i||i.length===0||i.some(o=>"url"in o||"string"in o))return;t.push({name:e.name,parts:i})}return{stringSet:t}}
const Js=(s,t)=>({keys:[s],read:e=>{if((0,k.aG)(e[0])==="none")return{[s]:[]};const n=[];for(const i of e){const o=(0,K.rl)(i),r=n.at(-1);if(i.type==="Identifie\
r")n.push([i.name,t]);else if(o!==void 0&&r)r[1]=Math.round(o);else return}return{[s]:n}}}),lp={[ra.N]:ra.k,quotes:{keys:["quotes"],read:s=>{if((0,k.aG)(s[0])===
"none")return{quotes:["",""]};const t=s.flatMap(e=>e.type==="String"?[e.value]:[]);return t.length>=2&&t.length%2===0?{quotes:t}:void 0}},content:{keys:["conten\
t"],read:ip},"string-set":{keys:["stringSet"],read:cp},"counter-reset":Js("counterReset",0),"counter-set":Js("counterReset",0),"counter-increment":Js("counterIn\
crement",1)};var dp=I(76213);const Jt=s=>[s,s,s],qt=(s,t,e=1)=>({blend:s,color:t,alpha:e});function qs(s){const t=s.map(n=>Math.min(n,1)),e=s.map(n=>1-1/Math.max(
n,1));return[...e.some(n=>n>0)?[qt("ColorDodge",e)]:[],...t.some(n=>n<1)?[qt("Multiply",t)]:[]]}function fp(s){if(s<=1)return[qt("Normal",Jt(.5),1-s)];const t=(1+
s)/2;return[...qs(Jt(s/t)),qt("ColorBurn",Jt(1/t))]}const hp=[1.351,1.203,.937],ca={brightness:s=>qs(Jt(s)),contrast:fp,grayscale:s=>[qt("Saturation",Jt(.5),Math.
min(s,1))],invert:s=>[qt("Difference",Jt(1),Math.min(s,1))],saturate:s=>s<=1?[qt("Saturation",Jt(.5),1-s)]:void 0,sepia:s=>{const t=Math.min(s,1),e=hp.map(n=>1+
(n-1)*t);return[qt("Saturation",Jt(.5),t),...qs(e)]}},up=20;function pp(s){const t=[];let e=1;for(const n of s){if(n.type!=="Function")return;const i=n.name.toLowerCase(),
o=(0,k.aX)(n),r=o.length===0?1:(0,K.pO)(o[0]);if(o.length>1||r===void 0||r<0)return;if(i==="opacity")e*=Math.min(r,1);else{const a=Object.hasOwn(ca,i)?ca[i](r):
void 0;if(!a)return;(0,j.RZ)(t,a)}}return{overlays:t.filter(({alpha:n})=>n>0).slice(0,up),opacity:e}}const la={keys:["filter"],read:s=>{if((0,k.aG)(s[0])==="non\
e")return{filter:void 0};const t=s.length>0?pp(s):void 0;return t&&{filter:t}}},gp={filter:la,"-webkit-filter":la};function da({firstMargins:s,...t}){return s!==
"around"?s==="none":t.display==="block"&&t.overflow==="visible"&&t.float==="none"&&(t.position==="static"||t.position==="relative")&&t.borderTopWidth===0&&t.paddingTop.
px===0&&t.paddingTop.percent===0}const mp={"-octavo-first-margins":{keys:["firstMargins"],read:([s],{parent:t})=>(0,k.aG)(s)==="none"?{firstMargins:"none"}:da(t)?
{firstMargins:"around"}:void 0},"-octavo-usual-margin":{keys:["marginTop"],read:(s,{parent:t})=>da(t)?{marginTop:{px:0,percent:0}}:void 0}},fa=["normal","auto",
"stretch","flex-start","flex-end","start","end","self-start","self-end","left","right","center","baseline","space-between","space-around","space-evenly","safe c\
enter","safe end","safe flex-end","safe right"];function Ne(s,t){const e=s.map(k.aG),n=e.filter(r=>r!=="safe"&&r!=="unsafe"&&r!=="first"&&r!=="last");if(n.length!==
1)return;const i=t.startsWith("justify")?n[0]:n[0]?.replace("self-","");return(e[0]==="safe"?fa.find(r=>r===`safe ${i}`):void 0)??fa.find(r=>r===i)}const be=s=>({
keys:[s],read:t=>{const e=Ne(t,s);return e&&{[s]:e}}}),Qs=(s,t)=>({keys:[s,t],read:e=>{const[n,i]=[Ne(e,s),Ne(e,t)];if(n&&i)return{[s]:n,[t]:i};if(e.length!==2)
return;const[o,r]=[Ne(e.slice(0,1),s),Ne(e.slice(1),t)];return o&&r&&{[s]:o,[t]:r}}});function ha(s,t){const e=(0,k.aG)(s);return e==="auto"||e==="content"||e===
"min-content"||e==="max-content"||e==="fit-content"?e:(0,O.ST)(s,t)}const ua={none:[0,0,"auto"],auto:[1,1,"auto"],initial:[0,1,"auto"]};function pa(s,t){const e=(0,k.
aG)(s[0]);if(s.length===1&&e!==void 0&&Object.hasOwn(ua,e)){const[o,r,a]=ua[e];return{flexGrow:o,flexShrink:r,flexBasis:a}}const n=[];let i;for(const[o,r]of s.entries()){
const a=r.type==="Number"?(0,K.rl)(r):void 0;if(a!==void 0&&n.length<2&&(i===void 0||o===1))n.push(a);else if(i===void 0){if(i=ha(r,t),i===void 0)return}else return}
return{flexGrow:n[0]??1,flexShrink:n[1]??1,flexBasis:i??{px:0,percent:0}}}const ga=["row","row-reverse","column","column-reverse"],ma=["nowrap","wrap","wrap-rev\
erse"],wp={keys:["flexDirection","flexWrap"],read:s=>{const t={flexDirection:"row",flexWrap:"nowrap"};for(const e of s){const n=(0,k.aG)(e),i=ga.find(r=>r===n),
o=ma.find(r=>r===n);if(i)t.flexDirection=i;else if(o)t.flexWrap=o;else return}return t}},Sn=1e3;function wa(s,t){const e=(0,k.aG)(s);return e==="auto"||e==="min\
-content"||e==="max-content"?e:s?.type==="Dimension"&&s.unit.toLowerCase()==="fr"?{fr:Math.max(Number(s.value),0)}:s&&(0,O.ST)(s,t)}function ba(s,t){if(s.type===
"Function"){const n=s.name.toLowerCase(),i=(0,k.M$)((0,k.aX)(s),k.wR).map(([o])=>o);if(n==="minmax"){const[o,r]=i.map(a=>wa(a,t));return o&&r?{least:typeof o=="\
object"&&"fr"in o?"auto":o,most:r}:void 0}if(n==="fit-content"){const o=i[0]&&(0,K.Y5)(i[0],t);return o&&{least:"auto",most:"max-content",limit:o}}}const e=wa(s,
t);if(e!==void 0)return typeof e=="object"&&"fr"in e?{least:"auto",most:e}:{least:e,most:e}}function ti(s,t){const e=new Map,n={tracks:[],auto:void 0,names:e};if(!ei(
s,t,n))return;const{tracks:i,auto:o}=n;return{tracks:i,names:e,...o&&{auto:{...o,after:n.names}}}}function ei(s,t,e){for(const n of s){if(e.tracks.length>Sn)return!1;
if(n.type==="Brackets"){for(const o of n.children.toArray()){if(o.type!=="Identifier")continue;const r=e.names.get(o.name)??[];r.push(e.tracks.length+1),e.names.
set(o.name,r)}continue}if(n.type==="Function"&&n.name.toLowerCase()==="repeat"){if(!bp((0,k.M$)((0,k.aX)(n),k.wR),t,e))return!1;continue}const i=ba(n,t);if(!i)return!1;
e.tracks.push(i)}return!0}function bp([s=[],...t],e,n){const i=(0,K.rl)(s[0]),o=(0,k.aG)(s[0]),r=t.flat();if(o==="auto-fill"||o==="auto-fit"){const a={tracks:[],
auto:void 0,names:new Map},c=r.some(f=>f.type==="Function"&&f.name.toLowerCase()==="repeat");if(n.auto||c||!ei(r,e,a)||a.tracks.length===0)return!1;n.names=new Map;
const{tracks:l,names:d}=a;return n.auto={at:n.tracks.length,tracks:l,fits:o==="auto-fit",names:d,after:n.names},!0}if(i===void 0||i<1||i>Sn)return!1;for(let a=0;a<
i;a++)if(!ei(r,e,n))return!1;return!0}const ya=s=>({keys:[s],read:(t,e)=>{if((0,k.aG)(t[0])==="none")return{[s]:void 0};const n=ti(t,e);return n&&{[s]:n}}}),xa=s=>({
keys:[s],read:(t,e)=>{const n=t.map(i=>ba(i,e));return n.length>0&&n.every(i=>i!==void 0)?{[s]:n}:void 0}}),ka=s=>s.flatMap(t=>t.type==="String"?[t.value.trim().
split(/\s+/)]:[]);function Oa(s,t){if((0,k.aG)(s[0])==="none")return{gridTemplateColumns:void 0,gridTemplateRows:void 0,gridTemplateAreas:[]};const[e=[],n]=(0,k.
M$)(s,k.YY),i=n&&ti(n,t);if(n&&!i)return;const o=ka(e),r=e.filter(c=>c.type!=="String"),a=r.length===0?void 0:ti(r,t);if(!(r.length>0&&!a))return{gridTemplateColumns:i,
gridTemplateRows:a,gridTemplateAreas:o}}function Ma(s){if((0,k.aG)(s[0])==="auto")return"auto";let t=!1,e,n;for(const o of s){const r=(0,K.rl)(o);if((0,k.aG)(o)===
"span")t=!0;else if(r!==void 0)e=Math.max(Math.min(Math.trunc(r),Sn),-Sn);else if(o.type==="Identifier")({name:n}=o);else return}if(e===0||s.length===0)return;const i=n===
void 0?{}:{name:n};return t?{span:Math.max(e??1,1),...i}:e===void 0?i:{line:e,...i}}const vn=s=>({keys:[s],read:t=>{const e=Ma(t);return e&&{[s]:e}}}),yp=s=>s!==
"auto"&&s.name!==void 0&&s.line===void 0&&s.span===void 0,ni=(...s)=>({keys:s,read:t=>{const e=(0,k.M$)(t,k.YY).map(Ma);if(!e.every(i=>i!==void 0)||e.length>s.length)
return;const n=i=>{const o=e[i];if(o!==void 0)return o;const r=i>=2?n(i-2):e[0];return yp(r)?r:"auto"};return Object.fromEntries(s.map((i,o)=>[i,n(o)]))}}),ye=s=>({
keys:[s],read:([t],e)=>{const n=t&&(0,O.ST)(t,e);return(0,k.aG)(t)==="normal"?{[s]:void 0}:n&&{[s]:n}}}),Sa={keys:["rowGap","columnGap"],read:(s,t)=>{const[e,n=e]=s.
map(i=>(0,k.aG)(i)==="normal"?{px:0,percent:0}:(0,O.ST)(i,t));return e&&n?{rowGap:e,columnGap:n}:void 0}},va={row:"row",column:"column",dense:"row dense","row d\
ense":"row dense","column dense":"column dense"},xp={flex:{keys:["flexGrow","flexShrink","flexBasis"],read:pa},"-webkit-flex":{keys:["flexGrow","flexShrink","fl\
exBasis"],read:pa},"flex-grow":(0,O.nL)("flexGrow",0),"flex-shrink":(0,O.nL)("flexShrink",0),"flex-basis":(0,O.J0)("flexBasis",ha),"flex-direction":(0,O.aL)("fl\
exDirection",ga),"flex-wrap":(0,O.aL)("flexWrap",ma),"flex-flow":wp,order:(0,O.nL)("order"),"justify-content":be("justifyContent"),"align-content":be("alignCont\
ent"),"align-items":be("alignItems"),"align-self":be("alignSelf"),"justify-items":be("justifyItems"),"justify-self":be("justifySelf"),"place-content":Qs("alignC\
ontent","justifyContent"),"place-items":Qs("alignItems","justifyItems"),"place-self":Qs("alignSelf","justifySelf"),gap:Sa,"grid-gap":Sa,"row-gap":ye("rowGap"),"\
column-gap":ye("columnGap"),"grid-row-gap":ye("rowGap"),"grid-column-gap":ye("columnGap"),"-webkit-column-gap":ye("columnGap"),"-moz-column-gap":ye("columnGap"),
"grid-template-columns":ya("gridTemplateColumns"),"grid-template-rows":ya("gridTemplateRows"),"grid-template-areas":{keys:["gridTemplateAreas"],read:s=>({gridTemplateAreas:ka(
s)})},"grid-template":{keys:["gridTemplateColumns","gridTemplateRows","gridTemplateAreas"],read:Oa},grid:{keys:["gridTemplateColumns","gridTemplateRows","gridTe\
mplateAreas"],read:Oa},"grid-auto-columns":xa("gridAutoColumns"),"grid-auto-rows":xa("gridAutoRows"),"grid-auto-flow":{keys:["gridAutoFlow"],read:s=>{const t=s.
map(k.aG).join(" ");return Object.hasOwn(va,t)?{gridAutoFlow:va[t]}:void 0}},"grid-row-start":vn("gridRowStart"),"grid-row-end":vn("gridRowEnd"),"grid-column-st\
art":vn("gridColumnStart"),"grid-column-end":vn("gridColumnEnd"),"grid-row":ni("gridRowStart","gridRowEnd"),"grid-column":ni("gridColumnStart","gridColumnEnd"),
"grid-area":ni("gridRowStart","gridColumnStart","gridRowEnd","gridColumnEnd")},kp=[["inline-start","left"],["inline-end","right"],["block-start","top"],["block-\
end","bottom"]],Op=[["start","left"],["end","right"],["before","top"],["after","bottom"]],Mp=[["start","top"],["end","bottom"]],Sp=[["start","left"],["end","rig\
ht"]],Ta=[...kp.flatMap(([s,t])=>[[`inset-${s}`,t],[`margin-${s}`,`margin-${t}`],[`padding-${s}`,`padding-${t}`],[`border-${s}`,`border-${t}`],[`border-${s}-wid\
th`,`border-${t}-width`],[`border-${s}-style`,`border-${t}-style`],[`border-${s}-color`,`border-${t}-color`]]),...Mp.flatMap(([s,t])=>Sp.map(([e,n])=>[`border-${s}\
-${e}-radius`,`border-${t}-${n}-radius`])),...Op.flatMap(([s,t])=>[[`-webkit-margin-${s}`,`margin-${t}`],[`-webkit-padding-${s}`,`padding-${t}`]]),["inline-size",
"width"],["block-size","height"],["min-inline-size","min-width"],["min-block-size","min-height"],["max-inline-size","max-width"],["max-block-size","max-height"]],
vp=s=>Object.fromEntries(Ta.map(([t,e])=>[t,s[e]])),Tp=s=>Ip.get(s)??s,Ip=new Map(Ta.flatMap(([s])=>{const t=s.replace(/(inline-|-webkit-(?:margin|padding)-|border-(?:start|end)-)(start|end)/,
(e,n,i)=>`${n}${i==="start"?"end":"start"}`);return t===s?[]:[[s,t]]})),vt=(...s)=>({kind:"matrix",values:s});function Ia(s){const t=s*Math.PI/180,[e,n]=[Math.cos(
t),Math.sin(t)];return vt(e,n,-n,e,0,0)}const Ea=s=>Math.cos(s*Math.PI/180),Ep=vt(1,0,0,1,0,0),Tn=s=>Math.tan(s*Math.PI/180);function Rp(s,t){if(s.type!=="Funct\
ion")return;const e=(0,k.M$)((0,k.aX)(s),k.wR).map(([r])=>r),n=e.map(r=>(0,K.Y5)(r,t)),i=e.map(K.T),o=e.map(K.pO);switch(s.name.toLowerCase()){case"translate":case"\
translate3d":return n[0]&&{kind:"translate",x:n[0],y:n[1]??M.f2};case"translatex":return n[0]&&{kind:"translate",x:n[0],y:M.f2};case"translatey":return n[0]&&{kind:"\
translate",x:M.f2,y:n[0]};case"scale":return o[0]===void 0?void 0:vt(o[0],0,0,o[1]??o[0],0,0);case"scalex":return o[0]===void 0?void 0:vt(o[0],0,0,1,0,0);case"s\
caley":return o[0]===void 0?void 0:vt(1,0,0,o[0],0,0);case"scale3d":return o[0]===void 0||o[1]===void 0?void 0:vt(o[0],0,0,o[1],0,0);case"translatez":case"scale\
z":return e.length===1?Ep:void 0;case"rotate":case"rotatez":return i[0]===void 0?void 0:Ia(i[0]);case"rotatex":return i[0]===void 0?void 0:vt(1,0,0,Ea(i[0]),0,0);case"\
rotatey":return i[0]===void 0?void 0:vt(Ea(i[0]),0,0,1,0,0);case"skew":return i[0]===void 0?void 0:vt(1,Tn(i[1]??0),Tn(i[0]),1,0,0);case"skewx":return i[0]===void 0?
void 0:vt(1,0,Tn(i[0]),1,0,0);case"skewy":return i[0]===void 0?void 0:vt(1,Tn(i[0]),0,1,0,0);case"matrix":{const r=e.map(K.rl);return r.length===6&&!r.includes(
void 0)?vt(...r):void 0}case"matrix3d":{const r=e.map(K.rl);if(r.length!==16||r.includes(void 0))return;const a=[0,1,4,5,12,13].map(l=>r[l]);return[3,7,11].some(
l=>r[l]!==0)||r[15]!==1?void 0:vt(...a)}default:return}}const Ra=s=>s.type==="Function"&&/^(?:rotate[xy]|matrix3d)$/i.test(s.name),Lp=s=>Ra(s)||s.type==="Functi\
on"&&/^translate(?:z|3d)$/i.test(s.name),La={keys:["transform"],read:(s,t)=>{if((0,k.aG)(s[0])==="none")return{transform:[]};if(s.some(Ra)&&s.filter(Lp).length>
1)return;const e=s.map(n=>Rp(n,t));return e.every(n=>n!==void 0)?{transform:e}:void 0}},si=s=>({keys:[s],read:(t,e)=>{if((0,k.aG)(t[0])==="none")return{[s]:[]};
const[n,i]=t,o=[n,i].map(c=>(0,K.Y5)(c,e)),r=[n,i].map(K.pO);if(s==="translate")return o[0]&&{translate:[{kind:"translate",x:o[0],y:o[1]??M.f2}]};if(s==="scale")
return r[0]===void 0?void 0:{scale:[vt(r[0],0,0,r[1]??r[0],0,0)]};const a=t.length===1?(0,K.T)(n):void 0;return a===void 0?void 0:{rotate:[Ia(a)]}}}),Ap={transform:La,
translate:si("translate"),rotate:si("rotate"),scale:si("scale"),"-webkit-transform":La,"transform-origin":{keys:["transformOrigin"],read:(s,t)=>{const e=(0,Zt.ux)(
s.slice(0,2),t);return e&&{transformOrigin:e}}}},In={...sa,...vp(sa),...sp,...vh,...lp,...Nu,...zu,...gp,...mp,...Ap,...xp,...dp.d},Aa=/^(?:transition|animation|cursor|user-select|pointer-events|will-change|scroll|overscroll|overflow-anchor|touch-action|resize|caret|print-color-adjust|color-adjust|color-scheme|forced-color-adjust|font-(?:display|smooth|feature-settings|kerning|synthesis|optical-sizing|stretch|variant-(?:numeric|ligatures)|variation-settings)|shape-rendering|text-(?:rendering|size-adjust|decoration-skip)|image-rendering|backface-visibility|perspective|contain|content-visibility|speak|size|src|backdrop-filter|mso-|background-attachment|hyphens|line-break|box-decoration-break|-(?:webkit|moz|ms|o)-)/,
Cp=s=>s.length<=B.Hq&&Rs(s,Bp);function Bp(s){const t=s.slice(s.indexOf("(")+1,-1);return/^selector\(/i.test(s)?Ar(t)!==void 0:s.startsWith("(")&&Dt(t).some(({name:e,
value:n})=>Wp(e,n))}const _p={parent:wt.DI,own:wt.DI,em:16,rem:16,pageWidth:794,pageHeight:1123,zoom:1};function Wp(s,t){if(s.startsWith("--"))return!0;if(/^-(?:moz|ms|o)-/.
test(s))return!1;if(!Object.hasOwn(In,s))return!s.startsWith("-")&&Aa.test(s);if(/^(?:inherit|initial|unset|revert|revert-layer)$/i.test(t.trim())||/var\(/i.test(
t))return!0;const e=(0,k.wK)(t);return e!==void 0&&e.length>0&&In[s].read(e,_p)!==void 0}const Np=10,Pp=150;class $p{medium;pace;rules=[];pages=[];layers=new Es;registered=new Map;keyframes=new Map;fontFaces=[];notLoaded=0;ignored=new Set;constructor(t,e){
this.medium=t,this.pace=e}async add(t,e=!1){await this.addAll(t,{isUsual:e,layer:this.layers,depth:0,parent:void 0})}async addFor(t,e){t.length>B.Hq?this.ignored.
add("media"):Mr(t,this.medium)&&await this.add(e)}async addAll(t,e){const{depth:n,parent:i}=e;if(!(n>Np)){i!==void 0&&this.addRule(i,Dt(t),e);for(const{prelude:o,
block:r}of Os(t)){const a=this.pace.step((o.length+(r?.length??0))*Pp+2e3);a&&await a;const c=/^@[\w-]+/.exec(o)?.[0].slice(1).toLowerCase();if(c!==void 0)await this.
addAtRule(c,o.slice(c.length+1).trim(),r,e);else if(r!==void 0){const l=i===void 0?o:eu(o,i);r.includes("{")?await this.addAll(r,{...e,depth:n+1,parent:l}):this.
addRule(l,Dt(r),e)}}}}addRule(t,e,{isUsual:n,layer:i}){if(e.length===0)return;const o=Ar(t);if(o)for(const r of o){if(this.rules.length===B.qV)throw(0,B.VE)();this.
rules.push({selector:r,declarations:e,order:this.rules.length,isUsual:n,layer:i})}}async addAtRule(t,e,n,i){const o={...i,depth:i.depth+1};switch(/^(?:media|supports)$/.
test(t)&&e.length>B.Hq&&this.ignored.add(`@${t}`),t){case"media":n!==void 0&&Mr(e,this.medium)&&await this.addAll(n,o);return;case"supports":n!==void 0&&Cp(e)&&
await this.addAll(n,o);return;case"layer":{const[r,...a]=e.split(",",B.qV+1).map(c=>i.layer.open(c.trim()));n!==void 0&&a.length===0&&await this.addAll(n,{...o,
layer:r});return}case"page":n!==void 0&&this.addPage(e,n);return;case"import":this.notLoaded++;return;case"font-face":n!==void 0&&this.addFontFace(n);return;case"\
keyframes":case"-webkit-keyframes":n!==void 0&&this.keyframes.set(e.replace(/^["']|["']$/g,""),jh(n));return;case"property":n!==void 0&&this.registered.set(e,zp(
Dt(n)));return;case"charset":case"namespace":case"font-feature-values":case"view-transition":return;default:t.startsWith("-")||this.ignored.add(`@${t}`)}}addFontFace(t){
const e=Th(Dt(t));e&&e.sources.length>0?this.fontFaces.push(e):/url\(/i.test(t)&&this.notLoaded++}addPage(t,e){const n=[];let i=0;for(const r of Os(e)){if(++i>B.
qV)throw(0,B.VE)();const a=/@([\w-]+)$/.exec(r.prelude)?.[1];a!==void 0&&r.block!==void 0&&n.push({name:a.toLowerCase(),declarations:Dt(r.block)})}const o=Dt(e);
for(const r of t.split(",",B.qV+1)){if(this.pages.length===B.qV)throw(0,B.VE)();this.pages.push({selector:r.trim(),declarations:o,boxes:n})}}}function zp(s){const t=e=>s.
findLast(({name:n})=>n===e)?.value;return{inherits:t("inherits")?.toLowerCase()!=="false",initial:t("initial-value")}}var X=I(74135);const Ca=s=>"drawing"in s;function Pe([
s,t,e,n],{scaling:i,x:o,y:r},a){const[c,l]=[a.width/e,a.height/n];if(i==="none")return[c,0,0,l,-s*c,-t*l];const d=i==="meet"?Math.min(c,l):Math.max(c,l);return[
d,0,0,d,(a.width-e*d)*o-s*d,(a.height-n*d)*r-t*d]}const Ba=1e7,_a=/[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/iy;class En{text;at=0;constructor(t){this.text=t}skip(){
for(;this.at<this.text.length&&` 	
\r\f,`.includes(this.text[this.at]);)this.at++}number(){this.skip(),_a.lastIndex=this.at;const t=_a.exec(this.text)?.[0];if(t!==void 0)return this.at+=t.length,
Math.min(Math.max(Number(t),-Ba),Ba)}flag(){this.skip();const t=this.text[this.at];if(!(t!=="0"&&t!=="1"))return this.at++,Number(t)}}function ii(s,t){const e=new En(
s),n=[];for(;n.length<t;){const i=e.number();if(i===void 0)break;n.push(i)}return n}const Wa={px:1,pt:4/3,pc:16,in:96,cm:96/2.54,mm:96/25.4,q:96/101.6};function bt(s,t,e){
const n=new En(s??""),i=n.number();if(i===void 0)return;const o=n.text.slice(n.at,n.at+4).trim().toLowerCase();return o===""?i:o.startsWith("%")?i*t/100:o==="em"||
o==="rem"?i*e:o==="ex"?i*e*.5:Object.hasOwn(Wa,o)?i*Wa[o]:void 0}const Dp=1e3;function $e(s){if(s===void 0)return;let t,e=0;for(const[,n,i]of s.matchAll(/([a-z]+)\s{0,9}\(([^)]*)\)/gi)){
const o=Fp(n.toLowerCase(),ii(i,6));if(!o||++e>Dp)return;t=t?(0,X.lw)(o,t):o}return t}function Fp(s,[t,...e]){if(t===void 0)return;const[n,i,o,r,a]=e,c=t*Math.PI/
180;switch(s){case"translate":return[1,0,0,1,t,n??0];case"scale":return[t,0,0,n??t,0,0];case"rotate":{const l=[Math.cos(c),Math.sin(c),-Math.sin(c),Math.cos(c),
0,0],[d,f]=[n??0,i??0];return(0,X.lw)((0,X.lw)([1,0,0,1,-d,-f],l),[1,0,0,1,d,f])}case"skewx":return[1,0,Math.tan(c),1,0,0];case"skewy":return[1,Math.tan(c),0,1,
0,0];case"matrix":return a===void 0?void 0:[t,n,i,o,r,a];default:return}}var Q=I(36078);const Na=8;class Rn{matrix;box=X.gF;x=0;y=0;operators=[];joined;startX=0;startY=0;constructor(t){
this.matrix=t}get path(){return this.joined??=this.operators.join(" ")}get isEmpty(){return this.operators.length===0}move(t,e){[this.startX,this.startY]=[t,e],
this.operators.push(`${this.point(t,e)} m`),this.go(t,e)}line(t,e){this.begin(),this.operators.push(`${this.point(t,e)} l`),this.go(t,e)}curve(t,e,n,i,o,r,a=!1){
this.begin();const c=[this.x,this.y];this.operators.push(`${this.point(t,e)} ${this.point(n,i)} ${this.point(o,r)} c`);for(let l=1;l<Na;l++)this.include(...(0,X.
xk)(c,[t,e],[n,i],[o,r],l/Na));this.go(o,r)}close(){this.isEmpty||(this.operators.push("h"),[this.x,this.y]=[this.startX,this.startY])}begin(){(this.isEmpty||this.
operators.at(-1)==="h")&&this.operators.push(`${this.point(this.x,this.y)} m`)}point(t,e){const[n,i]=this.matrix?(0,X.Gd)(this.matrix,t,e):[t,e];return`${(0,Q._)(
n)} ${(0,Q._)(i)}`}go(t,e){[this.x,this.y]=[t,e],this.include(t,e)}include(t,e){const[n,i]=this.matrix?(0,X.Gd)(this.matrix,t,e):[t,e],[o,r,a,c]=this.box;this.box=
[Math.min(o,n),Math.min(r,i),Math.max(a,n),Math.max(c,i)]}}function Ln(s,t,[e,n]){const[i,o]=[s.x,s.y];let[r,a]=[Math.abs(t[0]),Math.abs(t[1])];if(i===e&&o===n)
return;if(r===0||a===0)return s.line(e,n);const c=t[2]*Math.PI/180,[l,d]=[Math.cos(c),Math.sin(c)],[f,h]=[(i-e)/2,(o-n)/2],[u,p]=[l*f+d*h,l*h-d*f],g=Math.sqrt((u/
r)**2+(p/a)**2);g>1&&([r,a]=[r*g,a*g]);const m=(r*p)**2+(a*u)**2,w=Math.sqrt(Math.max(((r*a)**2-m)/m,0))*(t[3]===t[4]?-1:1),[b,y]=[w*r*p/a,-w*a*u/r],x=[l*b-d*y+
(i+e)/2,d*b+l*y+(o+n)/2],v=Math.atan2((p-y)/a,(u-b)/r);let S=Math.atan2((-p-y)/a,(-u-b)/r)-v;if(t[4]===1&&S<0&&(S+=2*Math.PI),t[4]===0&&S>0&&(S-=2*Math.PI),![...x,
v,S].every(Number.isFinite))return s.line(e,n);const T=Math.max(Math.ceil(Math.abs(S)/(Math.PI/2)-1e-9),1),A=S/T,N=4/3*Math.tan(A/4),U=(Y,et)=>[x[0]+l*Y*r-d*et*
a,x[1]+d*Y*r+l*et*a];for(let Y=0;Y<T;Y++){const[et,ot]=[v+Y*A,v+(Y+1)*A],[xt,J,st,kt]=[Math.cos(et),Math.sin(et),Math.cos(ot),Math.sin(ot)],Ht=Y===T-1?[e,n]:U(st,
kt);s.curve(...U(xt-N*J,J+N*xt),...U(st+N*kt,kt-N*st),...Ht,Y<T-1)}}function Pa(s,t,e,n,i){s.move(t+n,e),Ln(s,[n,i,0,0,1],[t-n,e]),Ln(s,[n,i,0,0,1],[t+n,e]),s.close()}
const Gp=600,$a={m:2,l:2,h:1,v:1,c:6,s:4,q:4,t:2,a:7,z:0};function*Hp(s,t){const e=new En(t),n={kind:"",x:0,y:0};let i="";for(;;){yield Gp,e.skip();const o=t[e.
at];if(o===void 0)return;if(Object.hasOwn($a,o.toLowerCase()))i=o,e.at++;else if(i===""||i==="z"||i==="Z")return;if(s.isEmpty&&i!=="m"&&i!=="M")return;const r=jp(
e,i.toLowerCase());if(!r)return;Up(s,i,r,n),i==="m"&&(i="l"),i==="M"&&(i="L")}}function jp(s,t){const e=[];for(let n=0;n<$a[t];n++){const i=t==="a"&&(n===3||n===
4)?s.flag():s.number();if(i===void 0)return;e.push(i)}return e}function Up(s,t,e,n){const i=t.toLowerCase(),o=i===t,[r,a]=o?[s.x,s.y]:[0,0],[c,l]=[s.x,s.y],d=u=>[
e[u]+r,e[u+1]+a],f=u=>n.kind!==""&&u.includes(n.kind)?[2*c-n.x,2*l-n.y]:[c,l];let h=[c,l];switch(i){case"m":s.move(...d(0));break;case"l":s.line(...d(0));break;case"\
h":s.line(e[0]+r,l);break;case"v":s.line(c,e[0]+a);break;case"c":h=d(2),s.curve(...d(0),...h,...d(4));break;case"s":h=d(0),s.curve(...f("cs"),...h,...d(2));break;case"\
q":h=d(0),za(s,h,d(2));break;case"t":h=f("qt"),za(s,h,d(0));break;case"a":Ln(s,e,d(5));break;default:s.close()}n.kind=i,[n.x,n.y]=h}function za(s,[t,e],[n,i]){const[
o,r]=[s.x,s.y],a=(c,l)=>c+(l-c)*2/3;s.curve(a(o,t),a(r,e),a(n,t),a(i,e),n,i)}const oi=new Set(["path","rect","circle","ellipse","line","polyline","polygon"]),Kp=400;
function*An(s,{name:t,attributes:e},n){const i=Math.hypot(n.width,n.height)/Math.SQRT2,o=(c,l)=>bt(e.get(c),l,n.em)??0,r=c=>o(c,n.width),a=c=>o(c,n.height);switch(t){case"\
path":return yield*Hp(s,e.get("d")??"");case"rect":return Xp(s,e,n);case"circle":{const c=o("r",i);c>0&&Pa(s,r("cx"),a("cy"),c,c);return}case"ellipse":{const[c,
l]=[r("rx"),a("ry")];c>0&&l>0&&Pa(s,r("cx"),a("cy"),c,l);return}case"line":s.move(r("x1"),a("y1")),s.line(r("x2"),a("y2"));return;default:yield*Yp(s,e.get("poin\
ts")??"",t==="polygon")}}function*Yp(s,t,e){const n=new En(t);for(;;){yield Kp;const[i,o]=[n.number(),n.number()];if(i===void 0||o===void 0)break;s.isEmpty?s.move(
i,o):s.line(i,o)}e&&s.close()}function Xp(s,t,{width:e,height:n,em:i}){const o=(w,b)=>bt(t.get(w),b,i),[r,a]=[o("x",e)??0,o("y",n)??0],[c,l]=[o("width",e)??0,o(
"height",n)??0];if(c<=0||l<=0)return;const[d,f]=[o("rx",e),o("ry",n)],h=Math.min(Math.max(d??f??0,0),c/2),u=Math.min(Math.max(f??d??0,0),l/2),[p,g]=[r+c,a+l],m=(w,b)=>{
h>0&&u>0&&Ln(s,[h,u,0,0,1],[w,b])};s.move(r+h,a),s.line(p-h,a),m(p,a+u),s.line(p,g-u),m(p-h,g),s.line(r+h,g),m(r,g-u),s.line(r,a+u),m(r+h,a),s.close()}const Vp=/^(?:http:\/\/www\.w3\.org\/1999\/xhtml|\s)*$/,
Zp=s=>(0,C.ZE)(s).filter(({attributes:t})=>{const e=t.get("systemLanguage")?.split(",");return(e===void 0||e.some(i=>/^\s*en\b/i.test(i)))&&Vp.test(t.get("requi\
redExtensions")??"")}).slice(0,1);function xe({attributes:s}){const[t,e,n,i]=ii(s.get("viewBox")??"",4);return i===void 0||n<=0||i<=0?void 0:[t,e,n,i]}const Da={
min:0,mid:.5,max:1};function ze({attributes:s}){const t=s.get("preserveAspectRatio")?.trim().toLowerCase()??"";if(t.startsWith("none"))return{scaling:"none",x:0,
y:0};const[,e="mid",n="mid"]=/^x(min|mid|max)y(min|mid|max)/.exec(t)??[];return{scaling:t.endsWith("slice")?"slice":"meet",x:Da[e],y:Da[n]}}const Cn=({attributes:s},{
width:t,height:e,em:n})=>[1,0,0,1,bt(s.get("x"),t,n)??0,bt(s.get("y"),e,n)??0],Fa={width:0,height:0,em:16},Ga=[1,0,0,1,0,0],Jp=10,ri=({attributes:s})=>$e(s.get(
"transform"))??Ga;class qp{tools;known=new Map;constructor(t){this.tools=t}*read(t,e){const n=this.tools.find(t);if(n?.name!=="clipPath")return;if(n.attributes.
get("clipPathUnits")!=="objectBoundingBox"){let c=this.known.get(n);return c?this.tools.spend(c.path.length):this.known.set(n,c=yield*this.outline(n,Ga)),c}if(!e){
this.tools.leaveOut("clipPath");return}const[i,o,r,a]=e;return yield*this.outline(n,[r-i,0,0,a-o,i,o])}*outline(t,e){const{find:n,spend:i}=this.tools,o=[];let r=!1;
for(const a of(0,C.ZE)(t)){const c=a.name==="use",l=c?n((0,C.Ci)(a)):a;if(!l||!oi.has(l.name))continue;const d=(l.attributes.get("d")??l.attributes.get("points")??
"").length;i(c?d*Jp:d);const f=c?[Cn(a,Fa),ri(a)]:[],h=new Rn([ri(l),...f,ri(t),e].reduce((u,p)=>(0,X.lw)(u,p)));yield*An(h,l,Fa),h.isEmpty||o.push(h.path),r||=
[a,l].some(({attributes:u})=>u.get("clip-rule")==="evenodd")}return{path:o.length===0?"0 0 0 0 re":o.join(" "),hasHoles:r}}}class De{box;x=0;y=0;width=0;height=0;border=Fe;padding=Fe;children=_n;apart=_n;lines=tg;flow="\
sequence";firstBaseline;lastBaseline;above;after=ke;slack=0;constructor(t){this.box=t}add(t){this.children=Ha(this.children,t)}addApart(t){this.apart=Ha(this.apart,
t)}get contentWidth(){return this.width-this.border.left-this.border.right-this.padding.left-this.padding.right}}const ai=({laid:s},t)=>Qp(s)?t:1/0;function Qp({
shift:s,box:t,height:e}){return s&&s.y!==0?!1:t.style.transform.every(n=>n.kind==="translate"&&(0,M.Il)(n.y,e)===0)}const ci=(s,t)=>{const e=ai(s,t);return s.laid.
box.style.overflow==="hidden"?Math.min(e,s.bottom):e},Fe={top:0,right:0,bottom:0,left:0};class Bn{most;least;constructor(t=0,e=0){this.most=t,this.least=e}get size(){
return this.most+this.least}add(t){return t===0?this:new Bn(Math.max(this.most,t),Math.min(this.least,t))}join({most:t,least:e}){return new Bn(Math.max(this.most,
t),Math.min(this.least,e))}}const ke=new Bn,tg=[],_n=[];function Ha(s,t){return s.length===0?[t]:(s.push(t),s)}De.prototype.isFromBottom=!1;function eg({children:s,
laid:t}){const e=s.toReversed();return s.length>0&&(s.length=0),[t.children,t.box.children]=[_n,_n],e}const yt=s=>s==="auto"||s==="none",z=(s,t)=>s==="auto"?0:(0,M.
Il)(s,t),Wt=({marginTop:s,marginRight:t,marginBottom:e,marginLeft:n},i)=>({top:z(s,i),right:z(t,i),bottom:z(e,i),left:z(n,i)}),ft=({borderTopWidth:s,borderRightWidth:t,
borderBottomWidth:e,borderLeftWidth:n})=>ng(s,t,e,n);function ja(){let s=Fe;return(t,e,n,i)=>t===0&&e===0&&n===0&&i===0?Fe:s.top===t&&s.right===e&&s.bottom===n&&
s.left===i?s:s={top:t,right:e,bottom:n,left:i}}const ng=ja(),sg=ja(),pt=({paddingTop:s,paddingRight:t,paddingBottom:e,paddingLeft:n},i)=>sg(Math.max((0,M.Il)(s,
i),0),Math.max((0,M.Il)(t,i),0),Math.max((0,M.Il)(e,i),0),Math.max((0,M.Il)(n,i),0)),D=({left:s,right:t})=>s+t,F=({top:s,bottom:t})=>s+t;function ig(s,t){const e=new De(
s);return e.border=ft(s.style),e.padding=pt(s.style,t),e}function V(s,t,e,n){if(typeof s=="string"||s.percent!==0&&t===void 0)return;if(s.fills)return Math.max(
(t??0)-og(s.fills,n,t??0),e);const i=(0,M.Il)(s,t??0);return Math.max(n.boxSizing==="border-box"?Math.max(i,e):i+e,0)}const og=(s,{marginLeft:t,marginRight:e,marginTop:n,
marginBottom:i},o)=>s==="across"?z(t,o)+z(e,o):z(n,o)+z(i,o);function gt(s,t,e,n){const i=V(t.maxWidth,e,n,t)??1/0,o=V(t.minWidth,e,n,t)??0;return Math.max(Math.
min(s,i),o,n)}function Ot(s,t,e,n){const i=V(t.maxHeight,e,n,t)??1/0,o=V(t.minHeight,e,n,t)??0;return Math.max(Math.min(s,i),o,n)}function Ge(s,t,e){const n=t.aspectRatio??
1;return t.boxSizing==="border-box"?s*n:Math.max(s-e.down,0)*n+e.across}function Ua(s,t,e){const n=t.aspectRatio??1;return t.boxSizing==="border-box"?s/n:Math.max(
s-e.across,0)/n+e.down}function Wn(s,t,e,n){if(t.aspectRatio===void 0||t.width!=="auto")return s;const i=V(t.maxHeight,e,n.down,t),o=V(t.minHeight,e,n.down,t),r=i===
void 0?s:Math.min(s,Ge(i,t,n));return o===void 0?r:Math.max(r,Ge(o,t,n))}function Ka({left:s,right:t,top:e,bottom:n,direction:i},{width:o,height:r}){const a=(g,m)=>g===
"auto"||g.percent!==0&&m===void 0?void 0:(0,M.Il)(g,m??0),[c,l,d,f]=[a(s,o),a(t,o),a(e,r),a(n,r)],h=l===void 0?void 0:-l,u=(i==="rtl"?h??c:c??h)??0,p=d??-(f??0);
return u===0&&p===0?void 0:{x:u,y:p}}const rg=({color:{color:s,alpha:t}})=>{const e={fill:{paint:s,alpha:t}};return()=>e},li=2e4,Ya=.55,ag=.35;function*cg(s,t,e,{
styler:n,spend:i}){const{attributes:o}=s,r=(m,w)=>bt(o.get(m),w,e.em)??0,a={x:r("x",e.width),y:r("y",e.height),width:r("width",e.width),height:r("height",e.height),
across:0,down:.5},c=lg(s,t,n,a),l=new hg(n,i,c.width);yield*l.read(s,t);const{lines:d}=l;d.at(-1).length===0&&d.pop();const f=dg(d);let h=c.y+(c.height-f.reduce(
(m,w)=>m+w,0))*c.down;const u=Math.min((0,j.Kf)(d.map(fg)),c.width),p=c.x+(c.width-u)*c.across,g=[];for(const[m,w]of d.entries()){yield li;const[b]=w;if(!b){h+=
f[m];continue}const{textAlign:y,fontSize:x}=b.style,v=y==="center"?"middle":y==="right"||y==="end"?"end":"start",S=v==="middle"?.5:v==="end"?1:0,T=c.across>0?p+
u*S:c.x+c.width*S;for(const[A,{text:N,style:U,isApart:Y}]of w.entries()){const et=A===0?{x:T,y:h+f[m]/2+ag*x}:{x:void 0,y:void 0},ot={...U,drawn:{...U.drawn,anchor:v}};
g.push({text:A>0&&Y?` ${N}`:N,style:ot,paintIn:rg(U),...et,dx:0,dy:0})}h+=f[m]}return g}function lg(s,t,e,n){const[i,...o]=(0,C.ZE)(s);if(!i?.isHtml||o.length>0)
return n;const{style:r}=e.styleOf(i,t,void 0);if(r.display!=="flex"||r.flexDirection!=="row")return n;const{width:a}=n,[c,l]=[z(r.marginLeft,a),z(r.marginTop,a)],
[d,f]=[(0,M.Il)(r.paddingLeft,a),(0,M.Il)(r.paddingTop,a)],h=a-c-d-z(r.marginRight,a)-(0,M.Il)(r.paddingRight,a);return{x:n.x+c+d,y:n.y+l+f,width:typeof r.width==
"object"?(0,M.Il)(r.width,a):h,height:typeof r.height=="object"?(0,M.Il)(r.height,n.height):0,across:Xa[r.justifyContent]??0,down:typeof r.height=="object"?Xa[r.
alignItems]??0:0}}function dg(s){const t=[];for(const e of s)t.push(e.length===0?t.at(-1)??0:(0,j.Kf)(e.map(({style:n})=>bs(n))));return t}const Xa={center:.5,"\
flex-end":1,end:1},fg=s=>s.reduce((t,{text:e,style:n,isApart:i})=>t+(e.length+(i?1:0))*Ya*n.fontSize,0);class hg{styler;spend;room;lines=[[]];width=0;count=0;isApart=!1;constructor(t,e,n){
this.styler=t,this.spend=e,this.room=n}*read(t,e){for(const n of t.children)if(yield li,this.spend(0),n.kind==="text")yield*this.words(n,e.style);else if(n.name===
"br")this.end(!0);else if(n.isHtml){const i=this.styler.styleOf(n,e,void 0);if(i.style.display==="none")continue;const o=!i.style.display.startsWith("inline");o&&
this.end(),yield*this.read(n,i),o&&this.end()}}*words({value:t},e){if(e.visibility!=="visible")return;const n=e.whiteSpace!=="nowrap"&&e.whiteSpace!=="pre";for(const i of t.
match(/\s+|\S+/g)??[]){if(/^\s/.test(i)){this.isApart=!0;continue}this.spend(i.length),++this.count%50===0&&(yield 50*li);const o=(i.length+(this.isApart?1:0))*
Ya*e.fontSize;n&&this.width>0&&this.width+o>Math.max(this.room,e.fontSize)*1.1&&this.end(),this.lines.at(-1).push({text:i,style:e,isApart:this.isApart}),this.width+=
o,this.isApart=!1}}end(t=!1){(t||this.lines.at(-1).length>0)&&this.lines.push([]),[this.width,this.isApart]=[0,!1]}}const ug=10,di=({name:s})=>s==="linearGradie\
nt"||s==="radialGradient";function Va(s,t,e){const n=[s];for(;n.length<ug;){const i=t((0,C.Ci)(n.at(-1)));if(!i||n.includes(i)||!e(i))break;n.push(i)}return n}function pg(s,t,{
box:e,room:n,measures:i}){const o=J=>{for(const{attributes:st}of s)if(st.has(J))return st.get(J)},r=o("gradientUnits")!=="userSpaceOnUse",[a,c,l,d]=e;if(l-a<=0&&
r||d-c<=0&&r)return;const f=$e(o("gradientTransform"))??mg,h=r?(0,X.lw)(f,[l-a,0,0,d-c,a,c]):f,[u,p,g,m]=h;if(!(Math.abs(u*m-p*g)>1e-12))return;const w=r?{width:1,
height:1}:i,b=(J,st,kt)=>bt(o(J)??st,kt,i.em)??0,y=(J,st)=>b(J,st,w.width),x=(J,st)=>b(J,st,w.height),v=(0,X.zl)((0,X.DI)(h),(0,X.XM)(e,n));if(s[0].name==="line\
arGradient"){const[J,st,kt,Ht]=[y("x1","0%"),x("y1","0%"),y("x2","100%"),x("y2","0%")],[Xt,ue]=[kt-J,Ht-st],Bo=Xt*Xt+ue*ue,_t=Za(v).map(([xS,kS])=>((xS-J)*Xt+(kS-
st)*ue)/Bo),dn=Ja(t,o("spreadMethod"),(0,j.YG)(_t),(0,j.Kf)(_t)),{from:gs,to:ms}=dn,fn=[J+gs*Xt,st+gs*ue,J+ms*Xt,st+ms*ue];return qa(fn,h,dn.stops,v)}const[S,T]=[
y("cx","50%"),x("cy","50%")],A=b("r","50%",Math.hypot(w.width,w.height)/Math.SQRT2),[N,U]=[o("fx")===void 0?S:y("fx","50%"),o("fy")===void 0?T:x("fy","50%")];if(!(A>
0))return;const Y=Math.min(Math.max(b("fr","0%",Math.hypot(w.width,w.height)/Math.SQRT2),0),A),et=N===S&&U===T&&Y===0?o("spreadMethod"):void 0,ot=(0,j.Kf)(Za(v).
map(([J,st])=>Math.hypot(J-S,st-T)))/A,xt=Ja(t,et,0,ot);return qa([N,U,Y,S,T,A*xt.to],h,xt.stops,v)}const Za=([s,t,e,n])=>[[s,t],[e,t],[s,n],[e,n]],gg=2e3;function Ja(s,t,e,n){
const i={from:0,to:1,stops:s};if(t!=="repeat"&&t!=="reflect")return i;const[o,r]=[Math.min(Math.floor(e),0),Math.max(Math.ceil(n),1)],a=r-o;if(!(a*s.length<=gg))
return i;const c=s.map(d=>({...d,at:1-d.at})).reverse(),l=[];for(let d=o;d<r;d++)for(const f of t==="reflect"&&d%2!==0?c:s)l.push({...f,at:(d-o+f.at)/a});return{
from:o,to:r,stops:l}}const Nn=1e3,mg=[1,0,0,1,0,0],qa=(s,t,e,n)=>({coordinates:s.map(i=>i*Nn),matrix:(0,X.lw)([1/Nn,0,0,1/Nn,0,0],t),stops:e,box:n.map(i=>i*Nn)}),
wg=1e-6,bg=256,yg=({fill:s,stroke:t})=>(s&&"stops"in s.paint?s.paint.stops.length:0)+(t&&"stops"in t.color?t.color.stops.length:0);class xg{styler;find;leaveOut;gradients=new Map;constructor(t,e,n){
this.styler=t,this.find=e,this.leaveOut=n}make(t,{style:e},n){const{fill:i,fillOpacity:o,hasHoles:r,isStrokeUnder:a}=e.drawn,{box:c}=t,[l,d,f,h]=c,u=f>l&&h>d?this.
paintOf(i,o,e,{box:c,room:0,measures:n}):void 0,p=this.strokeOf(e,c,n);if(!(!u&&!p))return{kind:"shape",path:t.path,fill:u&&{...u,hasHoles:r},stroke:p,isStrokeUnder:a}}textPaint(t,e){
const{fill:n,fillOpacity:i,stroke:o,isStrokeUnder:r}=t.drawn;if(!(!this.colorOf(n,t)&&!this.colorOf(o,t)))return a=>({fill:this.paintOf(n,i,t,{box:a,room:0,measures:e}),
stroke:this.strokeOf(t,a,e),isStrokeUnder:r})}strokeOf({drawn:t,...e},n,i){const o=Math.hypot(i.width,i.height)/Math.SQRT2,r=(0,M.Il)(t.strokeWidth,o);if(!(r>wg))
return;const{cap:a,join:c,miter:l,isUnscaled:d}=t,f=r*Math.max(l,Math.SQRT2)/2,h=this.paintOf(t.stroke,t.strokeOpacity,{...e,drawn:t},{box:n,room:f,measures:i});
if(!h)return;const u=t.dashes.map(m=>(0,M.Il)(m,o)),p=u.some(m=>m>0)?u.length%2===1?[...u,...u]:u:[],g=(0,M.Il)(t.dashOffset,o);return{color:h.paint,alpha:h.alpha,
width:r,cap:a,join:c,miter:l,dashes:p,dashOffset:g,isUnscaled:d}}paintOf(t,e,n,i){const o=this.gradientOf(t);if(o){const a=pg(o.chain,o.stops,i);return a&&{paint:a,
alpha:o.alpha*e}}const r=this.colorOf(t,n);return r&&{paint:r.color,alpha:r.alpha*e}}gradientOf(t){const e=typeof t=="object"&&"id"in t?this.gradient(t.id):void 0;
return e&&e.stops.length>1?e:void 0}colorOf(t,e){if(t==="none")return;if(t==="current")return e.color;if(!("id"in t))return t;const n=this.gradient(t.id);if(!n)
return this.colorOf(t.otherwise,e);const[i]=n.stops;return i&&{color:i.color,alpha:i.alpha*n.alpha}}gradient(t){if(this.gradients.has(t))return this.gradients.get(
t);const e=this.find(t);e&&!di(e)&&this.leaveOut(e.name);const n=e&&di(e)?this.readGradient(e):void 0;return this.gradients.set(t,n),n}readGradient(t){const e=Va(
t,this.find,di),n=e.find(c=>(0,C.ZE)(c).some(({name:l})=>l==="stop")),i=[];for(const c of n?(0,C.ZE)(n):[]){if(c.name!=="stop"||i.length===bg)continue;const{style:l}=this.
styler.styleOf(c,this.styler.start,void 0),d=c.attributes.get("offset")??"0",f=Math.min(Math.max(bt(d,1,16)??0,i.at(-1)?.at??0),1);i.push({at:f,color:l.stopColor.
color,alpha:l.stopColor.alpha*l.stopOpacity})}const[o,r]=[i[0],i.at(-1)];o&&o.at>0&&i.unshift({...o,at:0}),r&&r.at<1&&i.push({...r,at:1});const a=i[0]?.alpha??1;
return a===1||i.some(c=>c.alpha!==a)?{chain:e,stops:i,alpha:1}:{chain:e,stops:i.map(c=>({...c,alpha:1})),alpha:a}}}const Qa=16,kg=2e4;class Og extends Rn{turn;parts=[];starts=[];length=0;first=[
0,0];constructor(t){super(),this.turn=t}move(t,e){super.move(t,e),this.first=[t,e]}line(t,e){this.add(this.x,this.y,t,e),super.line(t,e)}curve(t,e,n,i,o,r){const a=[
this.x,this.y];let[c,l]=a;for(let d=1;d<=Qa;d++){const[f,h]=(0,X.xk)(a,[t,e],[n,i],[o,r],d/Qa);this.add(c,l,f,h),[c,l]=[f,h]}super.curve(t,e,n,i,o,r)}close(){this.
add(this.x,this.y,...this.first),super.close()}add(t,e,n,i){const[o,r]=(0,X.Gd)(this.turn,t,e),[a,c]=(0,X.Gd)(this.turn,n,i),l=Math.hypot(a-o,c-r);!(l>0)||this.
parts.length===kg||(this.parts.push({x:o,y:r,angle:Math.atan2(c-r,a-o)}),this.starts.push(this.length),this.length+=l)}}function*Mg(s,t){const e=new Og($e(s.attributes.
get("transform"))??[1,0,0,1,0,0]);yield*An(e,s,t);const{parts:n,starts:i,length:o}=e;return{parts:n,starts:i,length:o}}const Sg=2e4,vg=40,Tg=200,Ig=400,Eg=1e4,Rg=new Set(
["tspan","a","textPath"]);function*Lg(s,t,e){const n=[];yield*tc(s,t,{pen:{xs:[0],y:0,dx:0,dy:0,path:void 0,isSpaced:!0},runs:n,tools:e});const o=Bg(s,t.measures);
o&&n[0]&&(n[0]={...n[0],length:o});const r=n.at(-1);return r&&!r.style.whiteSpace.startsWith("pre")&&(n[n.length-1]={...r,text:r.text.trimEnd()}),n}function*tc(s,t,e){
const{styled:n,measures:i}=t,{pen:o,tools:r}=e,a=s.attributes.get("space"),c=a===void 0?t.keepsSpace===!0:a==="preserve";Ag(o,s,i),s.name==="textPath"&&(yield*Cg(
o,s,i,r));for(const l of s.children)if(yield Sg,l.kind==="text")_g(l,c,t,e);else if(!l.isHtml&&Rg.has(l.name)){const d=r.styler.styleOf(l,n,void 0);if(d.style.display===
"none")continue;yield*tc(l,{styled:d,measures:{...i,em:d.style.fontSize},keepsSpace:c},e)}s.name==="textPath"&&(o.path=void 0)}function Ag(s,{attributes:t},{width:e,
height:n,em:i}){const o=t.get("x");if(o!==void 0){const a=ii(o,Eg),c=bt(o,e,i);s.xs=a.length>1?a:c===void 0?[]:[c]}const r=(a,c)=>bt(t.get(a),c,i);s.y=r("y",n)??
s.y,s.dx+=r("dx",e)??0,s.dy+=r("dy",n)??0}function*Cg(s,t,e,{maker:n,spend:i}){const o=n.find((0,C.Ci)(t));if(!o||!oi.has(o.name))return;const{attributes:r}=o;i(
(r.get("d")??r.get("points")??"").length);const a=yield*Mg(o,e);i(a.parts.length*vg),s.path=a,s.xs=[bt(t.attributes.get("startOffset"),a.length,e.em)??0],s.y=0}
function Bg({attributes:s},{width:t,em:e}){const n=bt(s.get("textLength"),t,e),i=s.get("lengthAdjust")?.trim()==="spacingAndGlyphs";return n!==void 0&&n>0?{length:n,
scales:i}:void 0}function _g({value:s},t,{styled:{style:e},measures:n},i){const{pen:o,runs:r,tools:a}=i,c=t||e.whiteSpace.startsWith("pre");let l=c?s.replace(/\s/g,
" "):s.replace(/\s+/g," ");!c&&o.isSpaced&&(l=l.replace(/^ /,""));const d=a.maker.textPaint(e,n);if(l===""||!d||e.visibility!=="visible")return;const f=e.drawn.
stroke!=="none";(f||o.path)&&a.spend(l.length*(f?Ig:Tg)),o.isSpaced=l.endsWith(" ");const h=(g,m)=>{r.push({text:g,style:e,paintIn:d,x:m,y:o.y,dx:o.dx,dy:o.dy,path:o.
path}),[o.y,o.dx,o.dy]=[void 0,0,0]},u=o.xs.length>1?Array.from(l):[],p=Math.min(o.xs.length,u.length);for(let g=0;g<p-1;g++)h(u[g],o.xs[g]);h(p>1?u.slice(p-1).
join(""):l,o.xs[Math.max(p-1,0)]),o.xs=o.xs.slice(Math.max(p,1))}class Wg extends Rn{vertices=[];first;move(t,e){super.move(t,e),this.vertices.push(this.first={
x:t,y:e,before:void 0,after:void 0})}line(t,e){const n=[t-this.x,e-this.y];super.line(t,e),this.add(t,e,n,n,!1)}curve(t,e,n,i,o,r,a=!1){const[c,l]=[this.x,this.
y];super.curve(t,e,n,i,o,r);const d=[o-c,r-l],f=ec([t-c,e-l],[n-c,i-l],d),h=ec([o-n,r-i],[o-t,r-e],d);this.add(o,r,f,h,a)}close(){const{first:t}=this,e=this.vertices.
at(-1);if(super.close(),!t||!e||e===t)return;const n=[t.x-e.x,t.y-e.y];n[0]===0&&n[1]===0||this.add(t.x,t.y,n,n,!1);const o=this.vertices.at(-1);[o.after,t.before]=
[t.after,o.before]}add(t,e,n,i,o){const r=this.vertices.at(-1);r&&!this.isWithin&&(r.after=n),this.isWithin=o,o||this.vertices.push({x:t,y:e,before:i,after:void 0})}isWithin=!1}
const ec=(...s)=>s.find(([t,e])=>t!==0||e!==0)??[1,0];function Ng({before:s,after:t}){const e=([r,a])=>Math.atan2(a,r)*180/Math.PI;if(!s)return t?e(t):0;if(!t)return e(
s);const[n,i]=[e(s),e(t)],o=((i-n)%360+540)%360-180;return n+o/2}const It=(s,{matrix:t,clip:e,clipHasHoles:n=!1,opacity:i=1}={})=>({kind:"group",matrix:t,clip:e,
clipHasHoles:n,opacity:i,nodes:s}),ae=(s,t,e,n)=>`${[s,t,e,n].map(Q._).join(" ")} re`;function Pg(s,t,e,n,{lineWidth:i,em:o}){const{attributes:r}=s,a=(S,T)=>bt(
r.get(S),T,o),c={width:a("markerWidth",100)??3,height:a("markerHeight",100)??3};if(c.width<=0||c.height<=0)return;const l=xe(s),d=l?Pe(l,ze(s),c):fi,[f,h]=(0,X.
Gd)(d,a("refX",l?.[2]??0)??0,a("refY",l?.[3]??0)??0),u=r.get("orient")?.trim()??"0",p=u==="auto-start-reverse"&&n==="markerStart",m=(u.startsWith("auto")?Ng(e)+
(p?180:0):bt(u.replace(/deg$/,""),360,1)??0)*Math.PI/180,w=r.get("markerUnits")==="userSpaceOnUse"?1:i,[b,y]=[Math.cos(m)*w,Math.sin(m)*w],x=(0,X.lw)([1,0,0,1,-f,
-h],[b,y,-y,b,e.x,e.y]),v=/^(?:visible|auto)$/.test(r.get("overflow")??"")||/overflow\s*:\s*visible/.test(r.get("style")??"");return It([It(t,{matrix:d})],{matrix:x,
clip:v?void 0:ae(0,0,c.width,c.height)})}const $g=1e4;function zg(s,t,e){const n=kt=>{for(const{attributes:Ht}of s)if(Ht.has(kt))return Ht.get(kt)},[i,o,r,a]=t,
[c,l]=[r-i,a-o],d=n("patternUnits")!=="userSpaceOnUse",f=(kt,Ht,Xt)=>(bt(n(kt),d?1:Ht,e.em)??0)*(d?Xt:1),[h,u]=[f("width",e.width,c),f("height",e.height,l)];if(!(h>
0)||!(u>0))return;const p=f("x",e.width,c)+(d?i:0),g=f("y",e.height,l)+(d?o:0),m=$e(n("patternTransform"))??fi,[w,b,y,x]=m;if(!(Math.abs(w*x-b*y)>1e-12))return;
const[v,S,T,A]=(0,X.zl)((0,X.DI)(m),t),[N,U]=[Math.floor((v-p)/h),Math.floor((S-g)/u)],[Y,et]=[Math.ceil((T-p)/h)-N,Math.ceil((A-g)/u)-U];if(!(Y*et<=$g))return!1;
const ot=s.find(kt=>xe(kt)),xt=ot&&xe(ot),J=n("patternContentUnits")==="objectBoundingBox",st=xt?Pe(xt,ze(ot),{width:h,height:u}):J?[c,0,0,l,0,0]:fi;return{matrix:m,
left:p+N*h,top:g+U*u,width:h,height:u,across:Y,down:et,content:st}}function Dg(s,t,e){const{matrix:n,left:i,top:o,width:r,height:a,across:c,down:l,content:d}=s,
f=[It(t,{matrix:d})],h=ae(0,0,r,a),u=[];for(let p=0;p<l;p++)for(let g=0;g<c;g++)u.push(It(f,{matrix:[1,0,0,1,i+g*r,o+p*a],clip:h}));return It([It(u,{matrix:n})],
e)}const fi=[1,0,0,1,0,0],[nc,sc]=[.01,100];function Fg([s]){if((0,k.aG)(s)==="normal"||(0,k.aG)(s)==="reset")return 1;const t=(0,K.pO)(s);if(!(t===void 0||t<0))
return t===0?1:Math.min(Math.max(t,nc),sc)}function ic(s,t){const e=Math.min(Math.max(s.zoom*t,nc),sc),n=e/s.zoom;if(n===1)return s;const{lineHeight:i,textIndent:o,
underlineOffset:r}=s,a={zoom:e,fontSize:s.fontSize*n,textIndent:{px:o.px*n,percent:o.percent},letterSpacing:s.letterSpacing*n,wordSpacing:s.wordSpacing*n,textStrokeWidth:s.
textStrokeWidth*n,borderSpacingX:s.borderSpacingX*n,borderSpacingY:s.borderSpacingY*n};return typeof i=="object"&&"px"in i&&(a.lineHeight={px:i.px*n}),r!==void 0&&
(a.underlineOffset=r*n),{...s,...a}}const Gg=new Set("defs symbol clipPath linearGradient radialGradient mask pattern marker filter title desc metadata style sc\
ript animate animateTransform animateMotion set view cursor".split(" ")),oc=20,rc=100,Hg=500,ac=3e4,jg=new Set(["path","line","polyline","polygon"]),cc={width:300,
height:150};class lc{tools;readOnce=0;named=new Map;outlines=new Map;shapes;clips;texts;styler;leaveOut;contents=new Map;constructor(t,e){this.tools=t;const{styler:n,
leaveOut:i}=t;[this.styler,this.leaveOut]=[n,i];for(const a of(0,C.Ky)(e)){const c=a.attributes.get("id");c!==void 0&&!a.isHtml&&!this.named.has(c)&&this.named.
set(c,a)}const o=a=>this.named.get(a);this.shapes=new xg(n,o,i);const r=a=>this.spend(a);this.clips=new qp({find:o,leaveOut:i,spend:r}),this.texts={maker:this.shapes,
styler:n,spend:r}}*read(t,e){const{style:n}=e,i=(h,u)=>typeof h=="object"&&h.percent===0?h.px/n.zoom:u,o={width:i(n.width,cc.width),height:i(n.height,cc.height)},
r=n.zoom===1?void 0:[0,0,o.width,o.height],a=xe(t)??r,c=ic(n,1/n.zoom),[,,l,d]=a??[0,0,o.width,o.height],f=yield*this.children(t,{styled:{...e,style:c},measures:{
width:l,height:d,em:c.fontSize},used:0,depth:0});return{drawing:{view:a,fit:ze(t),nodes:f},size:a&&!r?void 0:o}}*children(t,e){const n=[],i=t.name==="switch"?Zp(
t):(0,C.ZE)(t);for(const o of i){const r=yield*this.element(o,e);r&&n.push(r)}return n}spend(t){const{tally:e}=this.tools;if(e.drawn+=t+rc,e.drawn>B.bJ)throw(0,B.
iY)()}*element(t,{styled:e,measures:n,used:i,depth:o}){const{name:r}=t;if(Gg.has(r)||t.isHtml)return;this.spend(0);const{matcher:a}=this.styler,c=a.work,l=this.
styler.styleOf(t,e,void 0);yield ac+(a.work-c)*30;const{style:d}=l;if(d.display==="none")return;const f={styled:l,measures:{...n,em:d.fontSize},used:i,depth:o+1};
if(o>B.Ez)throw(0,B.DI)();if(oi.has(r))return yield*this.shape(t,f);if(r==="text"){const u=yield*Lg(t,f,this.texts);return u.length===0?void 0:yield*this.wrap(t,
f,[{kind:"text",runs:u}])}if(r==="g"||r==="a"||r==="switch")return yield*this.wrap(t,f,yield*this.children(t,f));if(r==="svg")return yield*this.view(t,t,f);if(r===
"image")return yield*this.image(t,f);if(r==="use")return yield*this.use(t,f);if(this.leaveOut(r),r!=="foreignObject")return;const h=yield*cg(t,l,f.measures,this.
texts);return h.length===0?void 0:yield*this.wrap(t,f,[{kind:"text",runs:h}])}*shape(t,e){const{style:n}=e.styled;if(n.visibility!=="visible")return;const i=yield*this.
outlineOf(t,e.measures);if(i.isEmpty)return;this.spend(i.path.length);const o=[],r=yield*this.tiles(i,e);r&&o.push(r);const{drawn:a}=n,c=r?{...e.styled,style:{...n,
drawn:{...a,fill:"none"}}}:e.styled,l=this.shapes.make(i,c,e.measures);return this.spend(l?yg(l)*Hg:0),l&&o.push(l),yield*this.addMarks(o,t,e),yield*this.wrap(t,
e,o,{box:i.box})}*tiles(t,{styled:e,measures:n,used:i,depth:o}){const{fill:r,fillOpacity:a,hasHoles:c}=e.style.drawn,l=typeof r=="object"&&"id"in r?this.named.get(
r.id):void 0;if(l?.name!=="pattern")return;const d=Va(l,m=>this.named.get(m),({name:m})=>m==="pattern"),f=zg(d,t.box,n),h=d.find(m=>(0,C.ZE)(m).length>0);if(f===
!1&&this.leaveOut("pattern"),!f||!h)return;const u=yield*this.contentOf(h,n,i,o);if(!u)return;const{across:p,down:g}=f;return this.spend((u.size+rc)*p*g),yield p*
g*500,Dg(f,u.nodes,{clip:t.path,clipHasHoles:c,opacity:a})}*addMarks(t,e,{styled:n,measures:i,used:o,depth:r}){const{drawn:a}=n.style,c=[a.markerStart,a.markerMid,
a.markerEnd];if(!jg.has(e.name)||c.every(h=>h==="none"))return;const l=new Wg;yield*An(l,e,i);const{vertices:d}=l,f=(0,M.Il)(a.strokeWidth,Math.hypot(i.width,i.
height)/Math.SQRT2);for(const[h,u]of d.entries()){const p=h===0?["markerStart"]:h<d.length-1?["markerMid"]:["markerEnd"];d.length===1&&p.push("markerEnd");for(const g of p){
const m=this.named.get(a[g]);if(m?.name!=="marker")continue;const w=yield*this.contentOf(m,i,o,r);if(!w)continue;this.spend(w.size),yield ac/10;const b=Pg(m,w.nodes,
u,g,{lineWidth:f,em:i.em});b&&t.push(b)}}}*contentOf(t,e,n,i){if(this.contents.has(t))return this.contents.get(t);if(n>=oc)return;this.contents.set(t,void 0);const[
o,r]=[this.tools.tally.drawn,this.readOnce],a=this.styledOf(t),c=xe(t),l=c?{...e,width:c[2],height:c[3]}:e,d=yield*this.children(t,{styled:a,measures:{...l,em:a.
style.fontSize},used:n+1,depth:i+1}),f=this.tools.tally.drawn-o-(this.readOnce-r);this.readOnce+=f;const h={nodes:d,size:f};return this.contents.set(t,h),h}styledOf(t){
const e=[];for(let n=t;n&&!n.isHtml;n=n.parent)e.push(n);return e.reduceRight((n,i)=>this.styler.styleOf(i,n,void 0),this.styler.start)}*mask(t,e,{measures:n,used:i,
depth:o}){const r=this.named.get(t);if(r?.name!=="mask")return;const{attributes:a}=r,c=a.get("maskContentUnits")==="objectBoundingBox",l=c&&!e?void 0:yield*this.
contentOf(r,n,i,o);if(!l){this.leaveOut("mask");return}this.spend(l.size);const[d,f,h,u]=e??X.gF,[p,g]=[h-d,u-f],m=It(l.nodes,{matrix:c?[p,0,0,g,d,f]:void 0}),w=a.
get("maskUnits")!=="userSpaceOnUse",b=(A,N,U)=>bt(a.get(A)??N,w?1:U,n.em)??0,[y,x]=[b("x","-10%",n.width),b("y","-10%",n.height)],[v,S]=[b("width","120%",n.width),
b("height","120%",n.height)],T=w?e&&ae(d+y*p,f+x*g,v*p,S*g):ae(y,x,v,S);return{isAlpha:a.get("mask-type")==="alpha",nodes:[It([m],{clip:T})]}}*image(t,e){const{
attributes:n}=t,{measures:i,styled:o}=e,r=(0,C.hE)(t),a=r===void 0||r===""?void 0:this.tools.imageAt(r);if(!a||o.style.visibility!=="visible")return;const{width:c,
height:l}=a.displayed,d=[bt(n.get("width"),i.width,i.em),bt(n.get("height"),i.height,i.em)],f=d[0]??(d[1]===void 0?c:d[1]*c/l),h=d[1]??f*l/c;if(!(f>0)||!(h>0))return;
const u=ze(t),p=(0,X.lw)([c,0,0,-l,0,l],Pe([0,0,c,l],u,{width:f,height:h})),g=u.scaling==="slice"?ae(0,0,f,h):void 0,m=It([{kind:"image",image:a,matrix:p}],{matrix:Cn(
t,i),clip:g});return yield*this.wrap(t,e,[m])}*outlineOf(t,e){const n=this.outlines.get(t);if(n)return n;const i=new Rn,{attributes:o}=t,r=o.get("d")??o.get("po\
ints");return this.spend(r?.length??0),yield*An(i,t,e),r!==void 0&&this.outlines.set(t,i),i}*wrap(t,e,n,{inner:i,box:o}={}){const{style:r}=e.styled,a=r.opacity*
(r.filter?.opacity??1);if(n.length===0||a===0)return;const c=Kg(t,r,e.measures),l=c&&i?(0,X.lw)(i,c):i??c,d=typeof r.clipPath=="string"?yield*this.clips.read(r.
clipPath,o):void 0,f=/^url\(\s*["']?#([^"')]*)/.exec(Ug(t,"mask"))?.[1],h=f===void 0?void 0:yield*this.mask(f.trim(),o,e),[u]=n,{mixBlendMode:p}=r,g=r.filter?.overlays,
m=p!==void 0||g!==void 0;if(!l&&!d&&!h&&!m&&a===1&&n.length===1)return u;const w=n.length===1&&a<1&&!m?Xg(u,a):void 0;return{...It(w?[w]:n,{matrix:l,clip:d?.path,
clipHasHoles:d?.hasHoles??!1,opacity:w?1:a}),mask:h,blend:p,overlays:g}}*view(t,e,n){const{measures:i,styled:o}=n,r=(g,m)=>bt(t.attributes.get(g)??e.attributes.
get(g),m,i.em),[a,c]=[r("width",i.width)??i.width,r("height",i.height)??i.height];if(a<=0||c<=0)return;const l=xe(e),d={...i,width:l?.[2]??a,height:l?.[3]??c},f=yield*this.
children(e,{...n,measures:d});if(f.length===0)return;const h=l&&Pe(l,ze(e),{width:a,height:c}),u=o.style.overflow==="hidden"||e.name==="symbol",p=It([It(f,{matrix:h})],
{clip:u?ae(0,0,a,c):void 0});return yield*this.wrap(t,n,[p],{inner:Cn(t,i)})}targetOf(t){return this.named.get((0,C.Ci)(t))}*use(t,e){const n=this.targetOf(t);if(!n||
e.used>=oc)return;const i={...e,used:e.used+1};if(n.name==="symbol"||n.name==="svg")return yield*this.view(t,n,i);const o=yield*this.element(n,i);return o&&(yield*this.
wrap(t,e,[o],{inner:Cn(t,e.measures)}))}}const Ug=({attributes:s},t)=>s.get(t)?.trim()??"";function Kg({attributes:s},{transform:t,transformOrigin:e},n){let i=t.
length===0?$e(s.get("transform")):Yg;for(const a of t)i=(0,X.lw)(a.kind==="matrix"?a.values:[1,0,0,1,a.x.px,a.y.px],i);if(!i||e===wt.DI.transformOrigin)return i;
const[o,r]=[(0,M.Il)(e[0],n.width),(0,M.Il)(e[1],n.height)];return(0,X.lw)((0,X.lw)([1,0,0,1,-o,-r],i),[1,0,0,1,o,r])}const Yg=[1,0,0,1,0,0];function Xg(s,t){if(s.
kind!=="shape")return;const{fill:e,stroke:n}=s;if(e&&!n&&!("stops"in e.paint))return{...s,fill:{...e,alpha:e.alpha*t}};if(n&&!e)return{...s,stroke:{...n,alpha:n.
alpha*t}}}class Vg{comparisons=0;most=0;depth=0;scope;siblings=new WeakMap;ends=new WeakMap;among=new WeakMap;places=new WeakMap;get work(){return this.comparisons}matches({
compounds:t},e){this.depth===0&&(this.most=Math.min(this.comparisons+B.Hb,B.Hk)),this.depth++;const n=this.from(t,0,e);return this.depth--,n}from(t,e,n){const i=t[e];
if(!this.has(i,n))return!1;if(e+1===t.length)return!0;switch(i.combinator){case">":return n.parent!==void 0&&this.from(t,e+1,n.parent);case" ":for(let o=n.parent;o;o=
o.parent)if(this.from(t,e+1,o))return!0;return!1;case"+":{const o=this.siblingsOf(n)[n.index-1];return o!==void 0&&this.from(t,e+1,o)}case"~":{const o=this.siblingsOf(
n);for(let r=n.index-1;r>=0;r--)if(this.from(t,e+1,o[r]))return!0;return!1}default:return!0}}has({name:t,id:e,classes:n,attributes:i,pseudos:o},r){if(++this.comparisons>
this.most)throw(0,B.$)();if(t!==void 0&&t!==r.name||e!==void 0&&e!==r.attributes.get("id"))return!1;for(const a of n)if(!r.classes.has(a))return!1;for(const a of i)
if(!Zg(a,r))return!1;for(const a of o)if(!this.is(a,r))return!1;return!0}is(t,e){switch(t.kind){case"nth":{const n=t.ofType?this.placeOfType(e):this.placeOf(e);
return fc(t.fromEnd?n.last:n.first,t.a,t.b)}case"nth-of":{const n=this.placesAmong(t,e),i=n.get(e);return i!==void 0&&fc(t.fromEnd?n.size-i+1:i,t.a,t.b)}case"is":
return t.selectors.some(n=>this.matches(n,e));case"not":return!t.selectors.some(n=>this.matches(n,e));case"has":return t.selectors.some(n=>this.hasRelative(n,e));case"\
scope":return e===this.scope;case"root":return e.parent===void 0;case"empty":return e.children.every(n=>n.kind==="text"&&n.value==="");case"first-node":return this.
endsOf(e.parent)?.first===e;case"last-node":return this.endsOf(e.parent)?.last===e;case"link":return e.name==="a"&&e.attributes.has("href");case"defined":return!e.
isHtml||!e.name.includes("-");case"form":return gu(e,t.state);case"lang":{const n=(0,C.G7)(e);return n===t.language||n.startsWith(`${t.language}-`)}case"never":
return!1}}hasRelative(t,e){const n=this.scope;this.scope=e;const{compounds:i}=t,o=i.at(-2).combinator,r=i.length>2||o===" ";let a;if(o===" "||o===">")a=this.someOf(
this.childrenOf(e),0,t,r);else if(o==="~"||r)a=this.someOf(this.siblingsOf(e),e.index+1,t,r);else{const c=this.siblingsOf(e)[e.index+1];a=c!==void 0&&this.matches(
t,c)}return this.scope=n,a}someOf(t,e,n,i){for(let o=e;o<t.length;o++){const r=t[o];if(this.matches(n,r)||i&&this.someOf(this.childrenOf(r),0,n,!0))return!0}return!1}siblingsOf(t){
return t.parent?this.childrenOf(t.parent):[t]}childrenOf(t){let e=this.siblings.get(t);return e||this.siblings.set(t,e=(0,C.ZE)(t)),e}endsOf(t){if(!t)return;let e=this.
ends.get(t);return e||(e={first:t.children.find(dc),last:t.children.findLast(dc)},this.ends.set(t,e)),e}placeOf(t){return{first:t.index+1,last:this.siblingsOf(t).
length-t.index}}placesAmong(t,e){const n=e.parent??e;let i=this.among.get(t);i||this.among.set(t,i=new WeakMap);let o=i.get(n);if(o)return o;i.set(n,o=new Map);
for(const r of this.siblingsOf(e))t.selectors.some(a=>this.matches(a,r))&&o.set(r,o.size+1);return o}placeOfType(t){const e=this.places.get(t);if(e)return e;const n=this.
siblingsOf(t);this.comparisons+=n.length;const i=new Map;for(const{name:r}of n)i.set(r,(i.get(r)??0)+1);const o=new Map;for(const r of n){const a=(o.get(r.name)??
0)+1;o.set(r.name,a),this.places.set(r,{first:a,last:i.get(r.name)-a+1})}return this.places.get(t)}}const dc=s=>s.kind==="element"||/[^ \t\n\r\f]/.test(s.value);
function fc(s,t,e){if(t===0)return s===e;const n=(s-e)/t;return n>=0&&Number.isInteger(n)}function Zg({name:s,matcher:t,value:e,ignoresCase:n},{attributes:i}){const o=i.
get(s);if(o===void 0)return!1;if(t===void 0)return!0;const[r,a]=n?[o.toLowerCase(),e.toLowerCase()]:[o,e];switch(t){case"=":return r===a;case"~=":return a!==""&&
r.split(/\s+/).includes(a);case"|=":return r===a||r.startsWith(`${a}-`);case"^=":return a!==""&&r.startsWith(a);case"$=":return a!==""&&r.endsWith(a);case"*=":return a!==
""&&r.includes(a);default:return!1}}class Jg{rules=new Map;constructor(t){for(const e of t)for(const n of qg(e.selector.compounds[0])){const i=this.rules.get(n);
i?i.push(e):this.rules.set(n,[e])}}of({name:t,classes:e,attributes:n}){const i=n.get("id");return[t,"*",...[...e].map(r=>`.${r}`),...i===void 0?[]:[`#${i}`]].flatMap(
r=>{const a=this.rules.get(r);return a?[a]:[]})}}function qg({id:s,classes:t,name:e,pseudos:n}){if(s!==void 0)return[`#${s}`];if(t.length>0)return[`.${t[0]}`];if(e!==
void 0)return[e];for(const i of n){if(i.kind!=="is")continue;const o=new Set(i.selectors.map(({compounds:r})=>r[0].name??"*"));if(!o.has("*"))return o}return["*"]}
const Qg={inline:"block","inline-block":"block","inline-flex":"flex","inline-grid":"grid","inline-table":"table"},tm=s=>Qg[s]??(s.startsWith("table-")&&s!=="tab\
le-caption"?"block":s),em=[["borderTopStyle","borderTopWidth"],["borderRightStyle","borderRightWidth"],["borderBottomStyle","borderBottomWidth"],["borderLeftSty\
le","borderLeftWidth"],["outlineStyle","outlineWidth"],["columnRuleStyle","columnRuleWidth"]],He=({position:s})=>s==="absolute"||s==="fixed";function hc(s,t){for(const[
r,a]of em)s[r]==="none"||s[r]==="hidden"?s[a]=0:s[a]>0&&(s[a]=Math.max(Math.floor(s[a]+.001),1));He(s)&&(s.float="none");const e=t.display==="flex"||t.display===
"inline-flex"||t.display==="grid"||t.display==="inline-grid";s.display!=="none"&&s.display!=="contents"&&(s.float!=="none"||He(s)||e)&&(s.display=s.display.startsWith(
"table-")&&!e?"block":tm(s.display)),s.writingMode!==t.writingMode&&sm(s,e),s.lineClamp!==void 0&&s.display.endsWith("flex")&&(s.display=s.display==="flex"?"blo\
ck":"inline-block"),s.display!=="inline"&&!e&&typeof s.height=="object"&&s.height.fills&&!He(s)&&(s.height={px:0,percent:1});const{translate:n,rotate:i,scale:o}=s;
return n.length+i.length+o.length>0&&(s.transform=[...n,...i,...o,...s.transform]),s.overflow!=="visible"&&(s.isInScroller=s.overflow==="scroll"),s.isInScroller&&
s.whiteSpace==="pre"&&nm(s),s.backgroundClip==="text"&&lm(s),am(s,t),s}function nm(s){s.whiteSpace="pre-wrap",s.overflowWrap==="normal"&&(s.overflowWrap="break-\
word")}function sm(s,t){s.display==="inline"&&(s.display="inline-block"),im.has(s.display)&&!t&&s.width==="auto"&&s.float==="none"&&!He(s)&&(s.width="fit-conten\
t"),s.display==="table-cell"&&(s.verticalAlign=om[s.textAlign]??"top")}const im=new Set(["block","list-item","flex","grid"]),om={center:"middle",right:"bottom",
end:"bottom"},rm=8;function am(s,t){const{display:e,float:n}=s,o=n!=="none"||He(s)||e.startsWith("inline-")||e==="table"||e==="none"?[]:t.decorations;if(s.textDecorationLine.
size===0){s.decorations=o;return}const r=[...s.textDecorationLine].map(a=>({line:a,style:s.textDecorationStyle,paint:s.textDecorationColor??s.textFillColor??s.color,
size:s.fontSize,thickness:s.textDecorationThickness,offset:s.underlineOffset??(s.isUnderlinedBelow?"under":void 0)}));s.decorations=[...o,...r].slice(-rm)}const cm={
color:[0,0,0],alpha:1},uc=({backgroundClip:s,backgroundImage:t})=>s==="text"&&t.length>0&&!t.some(e=>"stops"in e);function lm(s){const t=(s.textFillColor??s.color).
alpha<1,e=t?s.backgroundImage.find(a=>"stops"in a):void 0,n=e?.stops.find(({paint:{alpha:a}})=>a>0)?.paint,{backgroundColor:i}=s,o=i&&i.alpha>0?i:void 0,r=n??o??
(uc(s)?cm:void 0);r&&t&&(s.color={...r},s.textFillColor=void 0),s.textFill=e&&n&&e.kind!=="conic"?{gradient:e,paint:s.color}:void 0,s.backgroundColor=void 0,s.backgroundImage=
[]}class dm{characters=0;depth=0;calls=0;beginElement(){this.calls=0}addCalls(t){if(this.calls+=t,this.calls>B.AV)throw(0,B.qM)()}add(t){if(this.characters+=t,this.
characters>B.xH)throw(0,B.qM)()}inside(t){if(this.depth>=B.hH)throw(0,B._u)();this.depth++;const e=t();return this.depth--,e}}class hi{parent;replaced;registered;hasOwn=!1;own=new Map;known=new Map;open=new Set;constructor(t,e,n){
this.parent=t,this.replaced=e,this.registered=n}inside(){return new hi(this,this.replaced,this.registered)}set(t,e){this.own.set(t,e),this.registered.get(t)?.inherits===
!1&&(this.hasOwn=!0)}replaceIn(t){return this.replaced.inside(()=>this.replaceAll(t))}replaceAll(t){const e=[];for(const[i,o]of ch(t))t.slice(Math.max(i-3,0),i).
toLowerCase()==="var"&&e.push({from:i-3,end:o});this.replaced.addCalls(e.length);const n=this.replaceWithin({value:t,calls:e,next:0},0,t.length);return this.replaced.
add(Math.max(t.length,n?.length??0)),n}replaceWithin(t,e,n){const i=[];let o=0,r=e;for(let a=t.calls[t.next];a&&a.from<n;a=t.calls[t.next]){t.next++,i.push(t.value.
slice(r,a.from));const c=this.lookUp(t,a.from+4,a.end);if(c===void 0)return;if(o+=c.length,o>B.uN)throw(0,B.qM)();for(i.push(c),r=a.end+1;t.next<t.calls.length&&
t.calls[t.next].from<a.end;)t.next++}return i.push(t.value.slice(r,n)),i.join("")}lookUp(t,e,n){const i=e+zt(t.value.slice(e,n),0,","),o=this.valueOf(t.value.slice(
e,i).trim());return o!==void 0||i>=n?o:this.replaced.inside(()=>this.replaceWithin(t,i+1,n)?.trim())}valueOf(t){const e=this.own.get(t),n=this.registered.get(t);
if(e===void 0)return n?.inherits===!1||!this.parent?n?.initial:this.parent.valueOf(t);if(this.known.has(t))return this.known.get(t);if(this.open.has(t))return;const i=e.
trim().toLowerCase();if(i==="initial"||i==="unset"&&n?.inherits===!1)return n?.initial;if(i==="inherit"||i==="unset")return this.parent?.valueOf(t);this.open.add(
t);const o=this.replaceIn(e);return this.open.delete(t),this.known.set(t,o),o}}const pc={before:"before",after:"after",marker:"marker","first-letter":"first-let\
ter","first-line":"first-line",placeholder:"placeholder","-webkit-input-placeholder":"placeholder","-webkit-progress-value":"bar","-webkit-meter-optimum-value":"\
bar","-webkit-meter-suboptimum-value":"suboptimal-bar","-webkit-meter-even-less-good-value":"worst-bar","-moz-progress-bar":"bar"},gc=s=>Object.hasOwn(pc,s)?pc[s]:
void 0,ui=500;function mc(s,t,e,n){if(e!==void 0&&e.length>ui)return;const i=s.map(({order:r})=>r).join(),o=t.map(({name:r,value:a})=>`${r}:${a}`).join(";");return o.
length>ui?void 0:`${n??""}${i}|${o}|${e??""}`}const fm=/\b(?:image-set|cross-fade|path|shape|xywh|sin|cos|tan|asin|acos|atan2?|pow|sqrt|hypot|log|exp|round|mod|rem|abs|sign|perspective|rotate3d|rotate[xy]|translatez|matrix3d|blur|brightness|contrast|drop-shadow|grayscale|hue-rotate|invert|saturate|sepia|target-counters?|target-text|leader|string|element)\(|\(\s{0,9}from\s|\bsubgrid\b|url\(["']?#/i,
hm=/^(?:none|auto|normal|initial|unset|revert|inherit|horizontal-tb|mixed|sideways)$/i,pi="-octavo-body-color",um=new Set(["color",pi,"direction","font","font-f\
amily","font-size","font-style"]),pm=new Set(["font-size","color",pi,"zoom"]),gm=new Set(["color","fontSize","fontSizedBy"]),mm=new Set(["direction","unicodeBid\
i","zoom","ownFont"]),[wm,bm,wc,ym]=[0,1,2,3],gi=4,bc=2e4;class mi{sheets;page;families;ignored=new Map;matcher=new Vg;index;nodes=new Map;inline=new Map;replaced=new dm;shared=new WeakMap;unknown=[];rem=16;bodyColor;work=0;declared=0;valued=0;mostValued=0;constructor(t,e,n=new lr){
this.sheets=t,this.page=e,this.families=n,t.layers.number();for(const i of t.ignored)this.ignored.set(i,1);this.index=new Jg(t.rules)}takeWork(){const{work:t}=this;
return this.work=this.matcher.work*30+this.replaced.characters*60+this.declared*300+this.valued*200+this.sheets.rules.length*500,this.work-t}get start(){return{
style:wt.DI,variables:new hi(void 0,this.replaced,this.sheets.registered)}}styleOf(t,e,n){const i=this.rulesOf(t),o=[],r=new Set;for(const f of i){const{pseudoElement:h}=f.
selector;if(h===void 0)yc(o,f);else{const u=gc(h);u&&r.add(u)}}const a=(0,Wo.iw)(t,n);for(const f of a)o.push({declaration:f,tier:bm,layer:0,specificity:0,order:0});
const c=t.attributes.get("style");if(c!==void 0)for(const f of this.declarationsOf(c))o.push({declaration:f,tier:ym+(f.important?gi:0),layer:0,specificity:0,order:0});
const l=t.parent===void 0?void 0:mc(i,a,c),d=this.share(l,o,e,t.parent===void 0);return t.name==="body"&&(this.bodyColor??=d.style.color),t.parent===void 0&&(this.
rem=d.style.fontSize/d.style.zoom),{...d,pseudos:[...r].sort()}}pseudoStyle(t,e,n){const i=[],o=this.rulesOf(t).filter(({selector:{pseudoElement:r}})=>r!==void 0&&
gc(r)===e);for(const r of o)yc(i,r);return this.share(mc(o,[],void 0,e),i,n,!1)}styleFrom(t,e){const n=t.map((i,o)=>({declaration:i,tier:wc,layer:0,specificity:0,
order:o}));return this.apply(n,e,!1)}rulesOf(t){const e=[];for(const n of this.index.of(t))for(const i of n)this.matcher.matches(i.selector,t)&&e.push(i);return e}declarationsOf(t){
let e=this.inline.get(t);return e||(e=Dt(t),this.inline.size<bc&&this.inline.set(t,e)),e}share(t,e,n,i){if(t===void 0)return this.apply(e,n,i);let o=this.shared.
get(n.style);o||this.shared.set(n.style,o=new Map);let r=o.get(t);if(r?.variables===n.variables)for(const a of r.unknown)this.ignore(a);else this.unknown=[],r={
styled:this.apply(e,n,i),variables:n.variables,unknown:this.unknown},o.set(t,r);return r.styled}ignoreHere(t){this.ignore(t),this.unknown.push(t)}ignore(t){this.
ignored.set(t,(this.ignored.get(t)??0)+1)}apply(t,e,n){if(this.declared+=t.length,t.length>B.iN)throw(0,B.F1)();this.replaced.beginElement(),this.mostValued=this.
valued+k.Zc,t.sort((d,f)=>d.tier-f.tier||d.layer-f.layer||d.specificity-f.specificity||d.order-f.order);const i=this.scopeOf(t,e),o=this.animate(t,i),r=this.zoom(
e.style,o,i),a=(0,wt.lM)(r);for(const d of o)um.has(d.name)?this.set(a,d,r,i,n):d.name==="all"&&xc(a,d.value,r,!0);hh(a,r),this.findFont(a);const{fontSize:c,fontSizedBy:l}=a;
for(const d of o){const{name:f,value:h}=d;f==="all"?xc(a,h,r,!1):!pm.has(f)&&!f.startsWith("--")&&this.set(a,d,r,i,n),f==="font"&&Object.assign(a,{fontSize:c,fontSizedBy:l})}
return this.findFont(a),uc(a)&&this.ignoreHere("background-clip"),{style:hc(a,r),variables:i}}findFont(t){this.families.isEmpty||(t.ownFont=this.families.find(t))}zoom(t,e,n){
const i=e.findLast(({name:a})=>a==="zoom"),o=i&&wi(i.value,n),r=o===void 0?void 0:Fg(this.nodesOf(o)??[]);return r===void 0?t:ic(t,r)}animate(t,e){const n=t.map(
({declaration:c})=>c),{keyframes:i}=this.sheets;if(i.size===0)return n;const o=Vh(n,i,c=>wi(c,e));if(o.length===0)return n;const r=t.findIndex(({tier:c})=>c>=gi),
a=r<0?n.length:r;return[...n.slice(0,a),...o,...n.slice(a)]}scopeOf(t,{variables:e}){const n=t.filter(({declaration:o})=>o.name.startsWith("--"));if(n.length===
0&&!e.hasOwn)return e;const i=e.inside();for(const{declaration:o}of n)i.set(o.name,o.value);return i}set(t,{name:e,value:n},i,o,r){const a=t.direction==="rtl"?Tp(
e):e,c=Object.hasOwn(In,a)?In[a]:void 0;if(!c){a===pi?t.color=this.bodyColor??t.color:!Aa.test(a)&&!hm.test(n.trim())&&this.ignoreHere(a);return}const l=wi(n,o);
if(l===void 0)return bi(t,c,i,"unset");const d=l.trim().toLowerCase();if(d==="inherit"||d==="initial"||d==="unset"||d==="revert"||d==="revert-layer")return bi(t,
c,i,d);const f=l.length<ui?l.length:Uo(l);if(this.valued+f>this.mostValued)return this.ignoreHere(a);this.valued+=f;const h=this.nodesOf(l);if(!h||h.length===0)
return;const p={...{em:t.fontSize,rem:r?t.fontSize/t.zoom:this.rem,zero:()=>jo(t),pageWidth:this.page.width,pageHeight:this.page.height,zoom:t.zoom},parent:i,own:t},
g=c.read(h,p);!g&&fm.test(l)&&this.ignoreHere(a),g&&Object.assign(t,g)}nodesOf(t){if(this.nodes.has(t))return this.nodes.get(t);const e=(0,k.wK)(t);return this.
nodes.size<bc&&this.nodes.set(t,e),e}}const wi=(s,t)=>/var\(/i.test(s)?t.replaceIn(s):s;function yc(s,{declarations:t,selector:{specificity:e},order:n,isUsual:i,
layer:{rank:o}}){for(const r of t){const{important:a}=r,c=(i?wm:wc)+(a?gi:0);s.push({declaration:r,tier:c,layer:a?-o:o,specificity:e,order:n})}}const xm=new Set(
Object.keys(wt.AG));function bi(s,{keys:t},e,n){for(const i of t){const o=n==="inherit"||n!=="initial"&&xm.has(i);s[i]=(o?e:wt.DI)[i]}}function xc(s,t,e,n){const i=t.
trim().toLowerCase();if(i!=="initial"&&i!=="unset"&&i!=="inherit")return;const o=Object.keys(wt.DI).filter(r=>gm.has(r)===n&&!mm.has(r));bi(s,{keys:o},e,i)}const km=`\

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
`,Om=`
table { font-weight: normal; font-style: normal; font-variant: normal; font-size: medium; line-height: normal; white-space: normal; text-align: start; -octavo-b\
ody-color: inherit }
:is(body, td, th) { -octavo-first-margins: none }
:is(article, center, div, form, main, section):-moz-first-node { -octavo-first-margins: around }
:is(blockquote, dir, dl, h1, h2, h3, h4, h5, h6, listing, menu, ol, p, plaintext, pre, ul, xmp):-moz-first-node { -octavo-usual-margin: none }
:is(td, th) > p:-moz-last-node { margin-bottom: 0 }
`,Pn=[];class Mm{pairs=Pn;get(t){const{pairs:e}=this;for(let n=0;n<e.length;n+=2)if(e[n]===t)return e[n+1]}set(t,e){const{pairs:n}=this,i=n.indexOf(t),o=i<0?n:[
...n.slice(0,i),...n.slice(i+2)];this.pairs=o.concat([t,e])}}class tt{style;inner="blocks";children=Pn;inlines=Pn;element=null;span=kc;known=new Mm;constructor(t){
this.style=t}add(t){this.children===Pn?this.children=[t]:this.children.push(t)}get isApart(){return this.isPositioned||this.style.float!=="none"}get isPositioned(){
return this.style.position==="absolute"||this.style.position==="fixed"}}Object.assign(tt.prototype,{isLegend:!1,isOnLine:!1,isItem:!1,keepsNext:!1,isFluid:!1,widening:0});
const kc={columns:1,rows:1};async function Nt(s,t){for(;;){const{done:e,value:n}=s.next();if(e)return n;const i=t.step(n);i&&await i}}var Sm=I(42973),je=I(9876),
vm=I(71642);const yi=2e4;class xi{heights;most;starts=[0];found=0;constructor(t,e){this.heights=t,this.most=e}changeFrom(t,e){this.most=e,this.starts.length=Math.
min(this.starts.length,t+1),this.found=Math.min(this.found,t)}heightOf(t){return t<yi?Math.max(this.heights(t),1):this.most}startOf(t){const{starts:e}=this,n=Math.
min(t,yi);for(;e.length<=n;)e.push(e.at(-1)+this.heightOf(e.length-1));return e[n]+(t-n)*this.most}endOf(t){return this.startOf(t)+this.heightOf(t)}at(t){if(t<this.
startOf(1))return 0;if(this.startOf(this.found)<=t&&t<this.endOf(this.found))return this.found;const{starts:e}=this;for(;e.at(-1)<=t&&e.length<=yi;)this.startOf(
e.length);if(e.at(-1)<=t)return e.length-1+Math.floor((t-e.at(-1))/this.most);let[n,i]=[0,e.length-1];for(;i-n>1;){const o=n+i>>1;e[o]<=t?n=o:i=o}return this.found=
n,n}}function ki(s,t,e){const{box:n,height:i,lines:o,turn:r,children:a}=s;if(i>t)return!1;const{breakInside:c}=n.style;return c==="avoid"||c==="avoid-column"&&e||
n.inner==="image"||(r??a[0]?.turn)!==void 0||n.keepsNext&&o.length>0||Oc(n.style)}const Oc=({transform:s})=>s.some(({kind:t})=>t==="matrix");function Tm({box:s,
height:t},e,n){const{position:i,transform:o}=s.style;if(i!=="absolute"||o.length===0)return;const r=o.reduce((d,f)=>f.kind==="matrix"?d:d+(0,M.Il)(f.y,t),0),a=n.
at(e+$n),c=n.endOf(a)+$n;return r<0&&e+r>n.startOf(a)-$n&&e+t>c&&e+r+t<=c?a:void 0}const $n=.01,zn=s=>s==="page"||s==="left"||s==="right"?"page":s==="column"?"c\
olumn":void 0;function Mc(s){let t;for(let e=s;e;[e]=e.flow==="sequence"?e.children:[]){const n=zn(e.box.style.breakBefore);if(n==="page")return n;t??=n}return t}
function Im(s){let t;for(let e=s;e;e=e.flow==="sequence"?e.children.at(-1):void 0){const n=zn(e.box.style.breakAfter);if(n==="page")return n;t??=n}return t}function Em(s,t,e,{
orphans:n,widows:i}){const o=e-t<i?Math.max(e-i,s):t,r=s>0&&o-s<n?t:o;return r-s<n&&s===0?0:Math.max(r,s===0?0:s+1)}const Rm=20,Lm=200;function Oe(s,t,e,n=Oi()){
for(let i=s,o=0;;){if(n.left--,ki(i,t,e))return o+i.height;if(i.columns)return o+Math.min(Oe(i.columns.content,t,!0,n),i.height);const{lines:r,box:a,children:c}=i;
if(r.length>0){const{orphans:d,widows:f}=a.style,h=r.length<d+f&&!n.isInItem,u=r[(h?r.length:Math.min(d,r.length))-1];return o+u.y+u.height}if((i.head??i.foot)&&
c.length>1){const{head:d,foot:f}=i,h=c.find(p=>p!==d&&p.children.length>0)?.children[0],u=h?Oe(h,t,e,n):0;return o+(d?d.y+d.height:0)+u+(h&&f?f.height:0)}const[
l]=c;if(!l)return o+(i.height>Rm?0:i.height);if(i.flow==="bands")return n.isInItem=Sc(i),o+l.y+vc(Bm(c),l.y,t,e,n);o+=l.y,i=l}}const Oi=(s=!1)=>({left:Lm,isInItem:s}),
Sc=({box:s})=>s.inner==="flex"||s.inner==="grid";function vc(s,t,e,n,i){let o=0;const{isInItem:r}=i;for(const a of s){if(i.left<=0)break;i.isInItem=r;const c=Math.
max(Oe(a,e,n,i),Am(a,r));o=Math.max(o,a.y-t+Math.min(c,a.height)-Tc(a))}return o}function Am({lines:s,box:t,padding:e,border:n},i){const o=s.at(-1),{orphans:r,widows:a}=t.
style;return!o||s.length>(i?r:r+a-1)?0:o.y+o.height+e.bottom+n.bottom}function Tc({box:s,lines:t,children:e,height:n,border:i,padding:o}){const{display:r,verticalAlign:a}=s.
style;if(r!=="table-cell"||a!=="middle"&&a!=="bottom")return 0;const[c,l]=[t[0]??e[0],t.at(-1)??e.at(-1)];if(!c||!l)return 0;const d=Math.max(c.y-i.top-o.top,0),
f=Math.max(n-i.bottom-o.bottom-l.y-l.height,0);return a==="middle"?Math.min(d,f):d}function Cm(s,t,e,n){for(let i=s;i;[i]=i.children){const{box:o,lines:r,children:a,
flow:c,columns:l}=i;if(ki(i,t,e))return!0;if(c==="bands")return n;if(r.length>0)return r.length<o.style.orphans+o.style.widows;if(l!==void 0||a.length>1)return!1}
return!0}function Ic({height:s,border:t,padding:e,contentWidth:n},i,o){const r=t.bottom+e.bottom+o;if(r<=0)return 0;const a=s-t.bottom-e.bottom-i.y-i.height,c="\
box"in i?Math.max(z(i.box.style.marginBottom,n),i.after.size,0):0;return a>c+$n?0:Math.max(r+a,0)}function Bm(s){let t=-1/0;for(const[e,{y:n,height:i}]of s.entries()){
if(t!==-1/0&&n>=t)return s.slice(0,e);t=Math.max(t,n+i)}return s}const _m=.05;function Wm(s){const t=[];let e=-1/0;for(const n of[...s].sort((i,o)=>i.y-o.y)){const i=t.
at(-1);i&&(n.y<e-_m||n.height===0&&n.y<=e)?i.push(n):t.push([n]),e=Math.max(e,n.y+n.height)}return t}function Nm(s,t){const{box:e,flow:n,children:i}=s,{flexDirection:o,
flexWrap:r}=e.style,a=e.inner==="flex"&&!o.startsWith("column")&&r==="nowrap";if(n!=="bands"||!(a||e.inner==="grid"))return 0;const c=Ec(i);return c?Ic(s,c,t):0}
function Ec(s){let t=s[0];for(const e of s)e.y+e.height>t.y+t.height&&(t=e);return t}function*Me(s,t,e){yield rt/10;const n=[];for(const r of s.lines){const a=[];
for(const{laid:c}of r.atoms)a.push(yield*Me(c,t+c.x,e+r.y+c.y));n.push({line:r,top:e+r.y,atoms:a})}const[i,o]=[[],[]];for(const r of s.children)i.push(yield*Me(
r,t+r.x,e+r.y));for(const r of s.apart)o.push(yield*Me(r,t+r.x,e+r.y));return{laid:s,x:t,top:e,bottom:e+s.height,lines:(0,j.Hn)(n),children:(0,j.Hn)(i),apart:o,
repeated:[],columns:s.columns?.whole}}class Pm{from=[0];names=[""];set(t,e){this.from.at(-1)===t?this.names[this.names.length-1]=e:this.names.at(-1)!==e&&(this.
from.push(t),this.names.push(e))}of(t){const{from:e,names:n}=this;if(t>=e.at(-1))return n.at(-1);let[i,o]=[0,e.length-1];for(;o-i>1;){const r=i+o>>1;e[r]<=t?i=r:
o=r}return n[i]}}function*$m(s,t,e){const n=e===void 0?[]:yield*zm(s);if(n.length===0&&!(yield*Dm(s)))return!1;const i=new Set(n);s.pageName=s.style.pageName,s.
widening=t(s.pageName)-t(""),s.isFluid=Rc(s);const o=[s];for(let r=o.pop();r;r=o.pop()){yield rt/10;for(const a of Mi(r))i.has(r)&&i.add(a),a.pageName=i.has(a)&&
e!==void 0?e:a.style.pageName,a.isFluid=r.isFluid&&Rc(a),r.isFluid&&a.pageName!==r.pageName&&(a.widening=t(a.pageName)-t(r.pageName)),o.push(a)}return!0}function*zm(s){
for(let t=s;t;){const e=Mi(t);let n=0;for(const{style:i}of e)if(yield rt/10,n>0&&zn(i.breakBefore)==="page"||(n++,zn(i.breakAfter)==="page"&&n<e.length))return e.
slice(0,n);t=e.length===1?e[0]:void 0}return[]}function*Dm(s){const t=[s];for(let e=t.pop();e;e=t.pop()){if(yield rt/10,e.style.pageName!=="")return!0;(0,j.RZ)(
t,Mi(e))}return!1}function*Fm(s){let t=0;const e=[[s,s.style.pageName]];for(let n=e.pop();n;n=e.pop()){const[{children:i,inlines:o},r]=n;yield rt/10;const a=o.flatMap(
c=>c.kind==="atom"||c.kind==="apart"?[c.box]:[]);for(const c of[...i,...a]){const{pageName:l}=c.style;c.pageName===void 0&&l!==r&&t++,e.push([c,l])}}return t}const Mi=({
inner:s,style:t,children:e})=>s==="blocks"&&t.transform.length===0?e.filter(({isApart:n})=>!n):[],Rc=({inner:s,style:{width:t,maxWidth:e}})=>(s==="blocks"||s===
"lines")&&e==="none"&&(t==="auto"||typeof t=="object"&&t.px===0&&t.percent===1);function Lc(s){let t;for(let e=s;e?.box.pageName!==void 0;e=e.children[0])t=e.box.
pageName;return t}function Gm(s){let t;for(let e=s;e?.box.pageName!==void 0;e=e.children.at(-1))t=e.box.pageName;return t}const Ac=(s,t)=>s&&(0,vm.OD)(s)?[...t,
{on:()=>({})}]:t;function Cc(s,t){return!s||s.length===0||t.some(({isFilter:e})=>e)?[]:[{on:()=>({overlays:s}),isFilter:!0},{on:()=>({opacity:1})}]}class Si{fragments;scale;last=0;constructor(t,e){
this.fragments=t,this.scale=e}pageAt(t){return this.fragments.at(t+.05)}wholePage(t){const{width:e,height:n}=this.sizeOf(t);return`0 0 ${e} ${n} re`}moved(t,e,n){
let i;for(const o of n){const r=o.on(t).matrix;r&&(i=i?(0,X.lw)(r,i):r)}return i?(0,X.zl)(i,e):e}rectangle(t,e,n,i,o){const[r,a]=[this.x(t,e),this.y(t,o)];return`${[
r,a,(i-e)*this.scale,(o-n)*this.scale].map(Q.id).join(" ")} re`}}class Se extends Si{composition;box;most;refuse;names=new Pm;areas=[];settled=0;open=new Map;constructor(t,e,n,i,o){
super(new xi(r=>this.areaOf(r).height/n,e.heightOf("")/n),n),this.composition=t,this.box=e,this.most=i,this.refuse=o}pageOf(t){return t}rename(t,e){this.names.of(
t)!==e&&(this.names.set(t,e),this.areas.length=Math.min(this.areas.length,t),this.fragments.changeFrom(t,this.box.heightOf(e)/this.scale))}wideningOn(t,e){const{
box:n,names:i,scale:o}=this;return(n.widthOf(i.of(t))-n.widthOf(e))/o}sizeOf(t){return this.areaOf(t).page}snap(t,e){const n=this.fragments.startOf(t);return n+
Math.floor(e-n+.5)}x(t,e){return this.areaOf(t).left+e*this.scale}y(t,e){const{page:n,top:i}=this.areaOf(t);return n.height-i-(e-this.fragments.startOf(t))*this.
scale}sheet(t){const{sheets:e}=this.composition;if(t>=this.most)throw this.refuse(this.most);for(;e.length<=t;){const{width:n,height:i}=this.sizeOf(e.length);this.
composition.sheet(n,i)}return e[t]}draw(t,e,n,...i){const o=this.sheet(t);this.enterScopes(o,t,n),this.put(o,e,i)}put(t,e,n){t.draw(e,...n)}link(t,e,n,{target:i,
contents:o},r){this.sheet(t).link(e,this.moved(t,n,r),i,o)}*settle(t){const{sheets:e}=this.composition;for(const n=Math.min(this.pageAt(t),e.length);this.settled<
n;this.settled++)yield*this.composition.settle(e[this.settled])}close(){for(const t of this.open.keys())this.enterScopes(this.sheet(t),t,[])}areaOf(t){return this.
areas[t]??=this.box.areaOf(t,this.names.of(t))}enterScopes(t,e,n){let i=this.open.get(e);i||this.open.set(e,i=[]);let o=0;for(;o<i.length&&o<n.length&&i[o]===n[o];)
o++;for(;i.length>o;i.pop())t.leave();for(const r of n.slice(o))t.enter(r.on(e)),i.push(r)}}const Bc=1e9,Hm=500;function*_c(s,t){const e=[t];for(let n=e.pop();n;n=
e.pop()){yield Hm;const{laid:i,top:o,bottom:r,lines:a,children:c,apart:l,columns:d}=n;if(s.y(0,o)<=0||i.box.replaced&&s.y(0,r)<0)return!1;if(i.box.style.overflow!==
"hidden"){for(const{line:f,top:h,atoms:u}of a){if(s.y(0,h+f.height/2)<0)return!1;for(const p of u)e.push(p)}for(const f of[...c,...l])e.push(f);if(d)return!1}}return!0}
class Dn extends Si{around;page;start;bound=new WeakMap;constructor(t,e,n=t.fragments.startOf(e)){super(new xi(()=>Bc,Bc),t.scale),this.around=t,this.page=e,this.
start=n}snap(t,e){return this.around.snap(this.page,e+this.start)-this.start}pageOf(){return this.page}x(t,e){return this.around.x(this.page,e)}y(t,e){return this.
around.y(this.page,e+this.start)}sheet(){return this.around.sheet(this.page)}wideningOn(t,e){return this.around.wideningOn(this.page,e)}sizeOf(){return this.around.
sizeOf(this.page)}draw(t,e,n,...i){this.around.draw(this.page,e,this.bindAll(n),...i)}link(t,e,n,i,o){this.around.link(this.page,e,n,i,this.bindAll(o))}moved(t,e,n){
return this.around.moved(this.page,e,this.bindAll(n))}bindAll(t){return t.map(e=>{let n=this.bound.get(e);return n||this.bound.set(e,n={on:()=>e.on(this.page)}),
n})}}const jm=1,Um=.5,vi=.1;function*Wc(s,t,e){const{count:n}=s,i=g=>Math.floor(g/n),o=yield*Nc(s,g=>t.roomOf(i(g)).height,t.most,e),r=i(o.last),c=(s.fillsFirst||
n===1||t.depth>jm?void 0:yield*Ym(s,t,{row:r,full:o},e))??o,l=yield*Vm(c,n),d=[];for(let g=0;g<=r;g++){const{top:m,height:w}=t.roomOf(g),b=g===r?c.height??l[g]:
l[g],y=t.isOpen||g===r?b??0:w,x=d.at(-1);d.push({top:t.isOpen?x?x.top+x.height:0:m,height:y})}const{content:f,fragments:h,last:u,isDivided:p}=c;return{content:f,
fragments:h,rows:d,last:u,isDivided:p}}function*Nc({content:s},t,e,n){const i=new xi(t,e),o=n(i),r=yield*o.place(s,0,0,0),a=Km(r),c=Math.max(o.pageOf(a-2*vi),0),
{excess:l,isDivided:d}=o;return{content:r,fragments:i,last:c,excess:l,isDivided:d,end:a}}function Km({lines:s,children:t,apart:e,top:n}){let i=n;for(const{line:o,
top:r}of s)i=Math.max(i,r+o.height);for(const{bottom:o}of t)i=Math.max(i,o);for(const{bottom:o,laid:r}of e)r.box.style.float!=="none"&&(i=Math.max(i,o));return i}
function*Ym(s,t,{row:e,full:n},i){const{count:o}=s,r=e*o,a=t.roomOf(e).height,c=Math.max((n.content.bottom-n.fragments.startOf(r))/o,1),l=u=>Xm(s,t,{row:e,full:n,
height:u},i);let[d,f]=[c,c],h=yield*l(c);if(h)return{...h,height:c};for(let u=20;!h&&f<a;u*=2)[d,f]=[f,Math.min(f+u,a)],h=yield*l(f);for(;h&&f-d>Um;){const u=(d+
f)/2,p=yield*l(u);p?[h,f]=[p,u]:d=u}return h}function*Xm(s,t,{row:e,full:n,height:i},o){const{count:r}=s,a=e*r,l=yield*Nc(s,d=>d<a?t.roomOf(Math.floor(d/r)).height:
i,t.most,o);return l.last<a+r&&l.excess<=n.excess+vi?l:void 0}function*Vm({content:s,fragments:t},e){const n=[],i=r=>{const a=t.at(r-vi),c=Math.floor(a/e);for(;n.
length<=c;)n.push(0);n[c]=Math.max(n[c],r-t.startOf(a))},o=[...s.children,...s.apart.filter(({laid:r})=>r.box.style.float!=="none")];for(const{line:r,top:a}of s.
lines)i(a+r.height);for(let r=o.pop();r;r=o.pop()){yield 1e3,i(r.bottom);for(const{line:a,top:c}of r.lines)i(c+a.height);for(const a of r.children)o.push(a)}return n}
class Zm{from=[0];shifts;constructor(t){this.shifts=[t]}at(t){let e=this.from.length-1;for(let n=0;n<e;){const i=n+e+1>>1,o=n===0&&e===this.from.length-1?e:i;this.
from[o]<=t+.001?n=o:e=o-1}return t+this.shifts[e]}move(t,e){const n=e-t;Math.abs(n-this.shifts.at(-1))<1e-4||(this.from.push(Math.max(t,this.from.at(-1))),this.
shifts.push(n))}}const Et=.05,Jm={count:1,depth:0};class Fn{fragments;work;within;rename;excess=0;isDivided=!1;taken=0;end=0;isInItem=!1;constructor(t,e,n=Jm,i){
this.fragments=t,this.work=e,this.within=n,this.rename=i}get height(){return this.fragments.most-this.taken}endOf(t){return this.fragments.endOf(t)-this.taken}pageOf(t){
return this.fragments.at(t+Et)}*place(t,e,n,i){const{end:o,isInItem:r}=this;this.end=0,this.isInItem=!1,yield rt/4,this.within.depth>0&&this.work.take();let a=n;
const c=ki(t,this.height-i,this.within.depth>0);c&&this.crosses(a,t.height)?a=this.next(a,i):this.isCutAtEnd(t,a,i,o)&&(a=this.next(a,i)),(c||t.box.inner==="ima\
ge")&&this.measure(a,t.height);const{children:l,apart:d,repeated:f}=qm(t),h={laid:t,x:e,top:a,bottom:a+t.height,lines:Qm,children:l,apart:d,repeated:f};if(t.columns)
yield*this.columns(h,i);else{const u=new Zm(a);t.lines.length>0?yield*this.lines(h,i,u,o,r):t.flow==="bands"?yield*this.bands(h,i,u,o):yield*this.sequence(h,i,u,
o,r),yield*this.apart(h,i,u)}return h}crosses(t,e){return t+e>this.endOf(this.pageOf(t))+Et}isCutAtEnd(t,e,n,i){const{height:o}=t;if(t.flow!=="bands"||this.within.
depth>0||o+i>this.height-n||this.isAtStart(e,n)||!this.crosses(e,o+i))return!1;const r=Nm(t,i);return r>0&&!this.crosses(e,o+i-r)}measure(t,e){this.excess=Math.
max(this.excess,t+e-this.endOf(this.pageOf(t))-Et)}next(t,e){return this.fragments.startOf(this.pageOf(t)+1)+e}nextForced(t,e,n){const{count:i}=this.within;return n===
"page"&&(this.isDivided=!0),n==="column"?this.next(t,e):this.fragments.startOf((Math.floor(this.pageOf(t)/i)+1)*i)+e}isForcedNow(t,e,n){return t===void 0||t==="\
column"&&this.within.depth===0?!1:!this.isAtStart(e,n)||t==="page"&&this.pageOf(e)%this.within.count>0}isAtStart(t,e){return t-this.fragments.startOf(this.pageOf(
t))<=e+Et}*columns(t,e){const{fragments:n,work:i}=this,o=t.laid.columns;!this.isAtStart(t.top,e)&&this.crosses(t.top,Oe(o.content,this.height-e,!0))&&(t.top=this.
next(t.top,e));const{top:r,laid:a}=t,c=this.pageOf(r),{whole:l}=o,d=l?.rows.at(-1),f=d!==void 0&&!this.crosses(r,Math.max(a.height,d.top+d.height));if(l&&!l.isDivided&&
f)t.columns=l;else{const u=m=>{const w=m===0?r:n.startOf(c+m)+e;return{top:w-r,height:this.endOf(c+m)-w}},p=this.within.depth+1,g=m=>new Fn(m,i,{count:o.count,depth:p});
t.columns=yield*Wc(o,{roomOf:u,most:this.height-e,depth:p},g),this.isDivided||=t.columns.isDivided}const h=t.columns.rows.at(-1);t.bottom=Math.max(r+h.top+h.height,
t.columns===l?r+a.height:0)}*lines(t,e,n,i,o){const{laid:r}=t,{lines:a,box:c}=r,l=a.at(-1),d=this.endOfLast(r,l,i),f=l.height+d<=this.height-e?l.height+d:l.height;
let h=0;for(let p=0;p<a.length;p++){yield 2e3;const g=a[p],m=n.at(g.y);if(!this.crosses(m,g===l?f:g.height)||this.isTall(g,e))continue;const w=Em(h,p,a.length,c.
style),b=o&&w===0&&p>=c.style.orphans?p:w,y=n.at(a[b].y),x=this.isAtStart(y,e)?p:b,v=n.at(a[x].y);this.isAtStart(v,e)||(n.move(a[x].y,this.next(v,e)),h=x,p=x)}const u=[];
for(const p of a){yield 500;const g=n.at(p.y);this.isTall(p,e)||this.measure(g,p.height);const m=p.atoms.length>0?[]:Gn;let w=g+p.height;for(const{laid:b}of p.atoms){
const y=yield*this.place(b,t.x+b.x,g+b.y,e);m.push(y),w=Math.max(w,y.bottom)}w>g+p.height+Et&&n.move(p.y+p.height,w),u.push({line:p,top:g,atoms:m})}t.lines=(0,j.
Hn)(u),t.bottom=n.at(r.height)}isTall({height:t},e){return t>this.height-e}endOfLast(t,e,n){return this.within.depth>0?0:Ic(t,e,n)}*sequence(t,e,n,i,o){const{laid:r}=t,
{children:a,head:c,foot:l}=r;let d=e;const f=this.taken;l&&l.height<=this.height/4&&(this.taken+=l.height);const h=this.taken>f,u=a.at(-1),p=u?this.endOfLast(r,
u,i):0;for(const[g,m]of a.entries()){const w=a[g-1];m===l&&(this.taken=f);let b=n.at(m.y);const y=m===u?p:0,x=w?t.children[g-1].bottom:t.top,v=w&&(!this.isAtStart(
x,d)||x-t.children[g-1].top>Et),S=w&&this.rename?Lc(m):void 0,T=S!==void 0&&S!==Gm(w),A=T?"page":Pc(Mc(m),w&&Im(w));this.isForcedNow(A,x,d)?b=this.nextForced(x,
d,A)+Math.max(m.above??z(m.box.style.marginTop,r.contentWidth),0):v&&this.pageOf(b)>this.pageOf(x-2*Et)?b=this.next(x-2*Et,d):!this.isAtStart(b,d)&&this.crosses(
b,this.leastOf(m,b,d,y,o&&!w))?b=this.next(b,d):!this.isAtStart(b,d)&&this.needsNext({children:a,index:g,below:p},b,d)&&(b=this.next(b,d)),T&&this.rename(this.pageOf(
b),S),this.end=y,this.isInItem=o&&g===0;const N=yield*this.place(m,t.x+m.x,b,d);n.move(m.y,N.top),n.move(m.y+m.height,N.bottom),t.children.push(N),m===c&&c.height<=
this.height/2&&(d=e+c.height)}t.bottom=Math.max(n.at(r.height),t.top),this.taken=f,c&&d>e&&(yield*this.repeatHead(t,e)),l&&h&&(yield*this.repeatFoot(t,l,e))}needsNext({
children:t,index:e,below:n},i,o){let r=0;for(let a=e;a<t.length;a++){const c=t[a],l=a===e?0:c.y-t[a-1].y-t[a-1].height;if(!c.box.keepsNext&&!this.avoids(c.box.style.
breakAfter)&&!this.avoids(t[a+1]?.box.style.breakBefore)){if(a===e)return!1;const d=a===t.length-1&&n>0;r+=l+(d?this.leastOf(c,i+r+l,o,n):Oe(c,this.height-o,this.
within.depth>0));break}r+=l+c.height}return this.crosses(i,r)&&r<=this.height-o}leastOf(t,e,n,i,o=!1){const r=this.height-n,a=this.within.depth>0,c=t.height+i,l=!this.
crosses(e,t.height);if(i>0&&c<=r&&Cm(t,r,a,l))return c;const d=Oe(t,r,a,Oi(o));return d<=r?d:0}avoids(t){return t==="avoid"||t==="avoid-column"&&this.within.depth>
0}*repeatHead(t,e){const{head:n}=t.laid,i=t.children.find(({laid:r})=>r===n),o=(0,j.Kf)(t.children.map(({bottom:r})=>r));for(let r=this.pageOf(i.bottom-Et)+1;r<=
this.pageOf(o-2*Et);r++){const a=this.fragments.startOf(r)+e,c=yield*this.place(n,i.x,a,e);t.repeated.push(c)}}*repeatFoot(t,e,n){const i=t.children.find(({laid:a})=>a===
e),o=this.pageOf(i.top),r=new Map;for(const a of t.children)for(const c of a===i?[]:a.children){yield rt/10;const[l,d]=[this.pageOf(c.top),this.pageOf(c.bottom-
2*Et)];for(let f=l;f<d;f++)r.set(f,this.endOf(f)-e.height);r.set(d,Math.max(r.get(d)??0,c.bottom))}for(const[a,c]of r)a<o&&t.repeated.push(yield*this.place(e,i.
x,c,n))}*bands(t,e,n,i){const{laid:o}=t,r=o.box.inner==="flex"?Ec(o.children):void 0,a=this.within.depth>0,c=Sc(o),l=new Map(o.children.map((f,h)=>[f,h])),d=[];
for(const f of Wm(o.children)){const h=f[0].y,u=(0,j.Kf)(f.map(({y:T,height:A})=>T+A));let p=n.at(h);const g=d.length>0?f.map(Mc).reduce(Pc,void 0):void 0,w=r!==
void 0&&f.includes(r)?this.endOfLast(o,r,i):0,b=f.length===1&&o.box.style.flexDirection.startsWith("column"),y=b&&w>0?this.leastOf(r,p,e,w):vc(f,h,this.height-e,
a,Oi(c)),x=!b&&w>0&&!this.crosses(p,u-h)&&this.crosses(p,u-h+w);this.isForcedNow(g,p,e)?p=this.nextForced(p,e,g):!this.isAtStart(p,e)&&(x||this.crosses(p,y))&&y<=
this.height-e&&(p=this.next(p,e)),this.measure(p,Math.min(y,this.height-e)),n.move(h,p);let v=p;const S=[];for(const T of f){this.end=b?w:0,this.isInItem=c;const A=p+
T.y-h,N=this.crosses(p,u-h)?Tc(T):0,U=yield*this.place(T,t.x+T.x,A-N,e);U.top+=N,S.push(U),v=Math.max(v,U.bottom+u-T.y-T.height)}for(const T of S)T.laid.y+T.laid.
height>u-Et&&(T.bottom=v);for(const T of S)d.push(T);n.move(u,v)}d.sort((f,h)=>l.get(f.laid)-l.get(h.laid));for(const f of d)t.children.push(f);t.bottom=Math.max(
n.at(o.height),t.top)}*apart(t,e,n){const{laid:i}=t;for(const o of i.apart){const{position:r,top:a,bottom:c}=o.box.style,l=r==="fixed",d=l&&(a!=="auto"||c!=="au\
to"),f=o.isFromBottom?t.bottom-(i.height-o.y):n.at(o.y),h=d?t.top+o.y:f,u=this.within.depth===0?Tm(o,h,this.fragments):void 0,g=l||u!==void 0?yield*Me(o,t.x+o.x,
h):yield*this.place(o,t.x+o.x,h,e);u!==void 0&&(g.onlyPage=u),t.apart.push(g),o.box.style.float!=="none"&&o.y+o.height<=i.height+Et&&(t.bottom=Math.max(t.bottom,
g.bottom+i.height-o.y-o.height))}}}const qm=({children:s,apart:t,head:e,foot:n})=>({children:s.length>0?[]:Gn,apart:t.length>0?[]:Gn,repeated:e||n?[]:Gn}),Qm=[],
Gn=Object.freeze([]),Pc=(s,t)=>s==="page"||t==="page"?"page":s??t;class Ti extends Si{around;owner;scopes;columns;placed;bound=new WeakMap;constructor(t,e,n){super(
e.columns.fragments,t.scale),this.around=t,this.owner=e,this.scopes=n,this.columns=e.laid.columns,this.placed=e.columns,this.last=this.placed.last}snap(t,e){const n=this.
above(t,e);return e+this.around.snap(this.partOf(t),n)-n}pageOf(t){return this.around.pageOf(this.partOf(t))}x(t,e){return this.around.x(this.partOf(t),this.at(
t).left+e)}y(t,e){return this.around.y(this.partOf(t),this.above(t,e))}sheet(t){return this.around.sheet(this.partOf(t))}wideningOn(){return 0}sizeOf(t){return this.
around.sizeOf(this.partOf(t))}draw(t,e,n,...i){const o=[...this.scopes,...n.map(r=>this.bind(r,t))];this.around.draw(this.partOf(t),e,o,...i)}link(t,e,n,i,o){this.
around.link(this.partOf(t),e,super.moved(t,n,o),i,this.scopes)}moved(t,e,n){return this.around.moved(this.partOf(t),super.moved(t,e,n),this.scopes)}above(t,e){return this.
at(t).top+e-this.fragments.startOf(t)}partOf(t){return this.around.pageAt(this.at(t).top)}at(t){return Ii(this.owner,this.columns,this.placed,t)}bind(t,e){let n=this.
bound.get(t);return n||this.bound.set(t,n=[]),n[e]??={on:()=>t.on(e)}}}function Ii({x:s,top:t,laid:e},{count:n,width:i,gap:o},{rows:r},a){const c=Math.floor(a/n),
l=r[Math.min(c,r.length-1)],d=a%n,f=e.box.style.direction==="rtl";return{left:s+(f?n-1-d:d)*(i+o),top:t+l.top,height:l.height}}function t0(s,t,e){const{style:n}=s.
laid.box,{columnRuleWidth:i,columnRuleStyle:o,columnRuleColor:r}=n,a=s.laid.columns;if(i===0)return[];const c={...wt.DI,color:n.color,outlineWidth:0,borderLeftWidth:i,
borderLeftStyle:o,borderLeftColor:r},l={top:0,right:0,bottom:0,left:i},d=[];for(let f=1;f<=s.columns.last;f++){if(f%a.count===0)continue;const[h,u]=[f-1,f].map(
b=>Ii(s,a,s.columns,b).left),{top:p,height:g}=Ii(s,a,s.columns,f),m=(Math.max(h,u)+Math.min(h,u)+a.width)/2,w={left:m-i/2,right:m+i/2,top:p,bottom:p+g};d.push({
rect:w,style:c,border:l,padding:{...l,left:0},images:void 0,opacity:t,scopes:e})}return d}const At=[[0,0],[0,0],[0,0],[0,0]];function Ei(s,t,e){const n=[s.borderTopLeftRadius,
s.borderTopRightRadius,s.borderBottomRightRadius,s.borderBottomLeftRadius].map(([d,f])=>[(0,M.S6)(d,t),(0,M.S6)(f,e)]),[i,o,r,a]=n,l=[[t,i[0]+o[0]],[t,a[0]+r[0]],
[e,i[1]+a[1]],[e,o[1]+r[1]]].reduce((d,[f,h])=>h>f&&h>0?Math.min(d,f/h):d,1);return n.map(([d,f])=>[d*l,f*l])}const Gt=(s,{top:t,right:e,bottom:n,left:i})=>s.map(
([o,r],a)=>{const c=a===0||a===3?i:e,l=a<2?t:n;return[Math.max(o-c,0),Math.max(r-l,0)]}),Mt=({left:s,top:t,right:e,bottom:n},i)=>({left:s+i.left,top:t+i.top,right:e-
i.right,bottom:n-i.bottom});function $c(s,t,{left:e,top:n,right:i,bottom:o}){const[r,a]=[Math.round(e),Math.round(i)],[c,l]=[s.snap(t,n),s.snap(t,o)];return{...r<
a?{left:r,right:a}:{left:e,right:i},...c<l?{top:c,bottom:l}:{top:n,bottom:o}}}const Ct=(s,t)=>({x:e=>s.x(t,e),y:e=>s.y(t,e)});function Qt(s,t,e,n){const[i,o]=[t===
0?-1/0:s.startOf(t),s.endOf(t)],[r,a]=[Math.max(e.top,e.top<i-.05?i:e.top),Math.max(e.bottom>o+.05?o:e.bottom,e.top)];if(r===e.top&&a===e.bottom)return{rect:e,corners:n};
const[c,l]=[r===e.top,a===e.bottom],d=n.map((f,h)=>(h<2?c:l)?f:[0,0]);return{rect:{...e,top:r,bottom:a},corners:d}}const e0=(s,t,e,n)=>[(0,Q.id)(s),(0,Q.id)(t),
(0,Q.id)(e-s),(0,Q.id)(n-t),"re"].join(" ");function at({left:s,top:t,right:e,bottom:n},i,o){if(i.every(([h,u])=>h<=0||u<=0))return e0(o.x(s),o.y(n),o.x(e),o.y(
t));const r=(h,u)=>`${(0,Q.id)(o.x(h))} ${(0,Q.id)(o.y(u))}`,[a,c,l,d]=i,f=1-Q.yQ;return[`${r(s+a[0],t)} m`,`${r(e-c[0],t)} l`,`${r(e-c[0]*f,t)} ${r(e,t+c[1]*f)}\
 ${r(e,t+c[1])} c`,`${r(e,n-l[1])} l`,`${r(e,n-l[1]*f)} ${r(e-l[0]*f,n)} ${r(e-l[0],n)} c`,`${r(s+d[0],n)} l`,`${r(s+d[0]*f,n)} ${r(s,n-d[1]*f)} ${r(s,n-d[1])} \
c`,`${r(s,t+a[1])} l`,`${r(s,t+a[1]*f)} ${r(s+a[0]*f,t)} ${r(s+a[0],t)} c`,"h"].join(" ")}function n0({left:s,top:t,right:e,bottom:n},i){const o=([r,a])=>Math.PI/
4*(3*(r+a)-Math.sqrt((3*r+a)*(r+3*a)));return i.reduce((r,a)=>r+o(a)-a[0]-a[1],2*(e-s+n-t))}const s0=(s,{left:t,top:e,right:n,bottom:i})=>s.left>t-Hn&&s.top>e-Hn&&
s.right<n+Hn&&s.bottom<i+Hn,Hn=.01;function Ri(s,t,{objectFit:e,objectPosition:[n,i]}){if(e==="fill")return s;const[o,r]=[s.right-s.left,s.bottom-s.top],[a,c]=[
o/t.width,r/t.height],l=Math.min(a,c),d=e==="cover"?Math.max(a,c):e==="none"?1:e==="scale-down"?Math.min(l,1):l,[f,h]=[t.width*d,t.height*d],[u,p]=[s.left+(0,M.
S6)(n,o-f),s.top+(0,M.S6)(i,r-h)];return{left:u,top:p,right:u+f,bottom:p+h}}function i0(s,t,e){const[n,i]=[t.right-t.left,t.bottom-t.top];switch(s.kind){case"po\
lygon":return{clip:`${s.corners.map(([a,c])=>`${(0,Q.id)(e.x(t.left+(0,M.S6)(a,n)))} ${(0,Q.id)(e.y(t.top+(0,M.S6)(c,i)))}`).map((a,c)=>`${a} ${c===0?"m":"l"}`).
join(" ")} h`,hasHoles:s.hasHoles};case"ellipse":{const[o,r]=[(0,M.S6)(s.center[0],n),(0,M.S6)(s.center[1],i)],[a,c]=o0(s,{cx:o,cy:r,width:n,height:i}),[l,d]=[t.
left+o,t.top+r],f=Array.from({length:4},()=>[a,c]);return{clip:at({left:l-a,right:l+a,top:d-c,bottom:d+c},f,e)}}case"inset":{const[o,r,a,c]=s.sides,l={left:t.left+
(0,M.S6)(c,n),right:t.right-(0,M.S6)(r,n),top:t.top+(0,M.S6)(o,i),bottom:t.bottom-(0,M.S6)(a,i)},[d,f]=[Math.max(l.right-l.left,0),Math.max(l.bottom-l.top,0)],h=[
Math.min((0,M.S6)(s.radius,n),d/2),Math.min((0,M.S6)(s.radius,i),f/2)],u={left:l.left,top:l.top,right:l.left+d,bottom:l.top+f};return{clip:at(u,[h,h,h,h],e)}}}}
function o0({radii:s},{cx:t,cy:e,width:n,height:i}){const[o,r]=s,a=[[Math.abs(t),Math.abs(n-t)],[Math.abs(e),Math.abs(i-e)]],c=(d,f,h)=>typeof d=="object"?Math.
max((0,M.S6)(d,h),0):f.reduce((u,p)=>d==="closest-side"?Math.min(u,p):Math.max(u,p));if(r!==void 0)return[c(o,a[0],n),c(r,a[1],i)];const l=c(o,[...a[0],...a[1]],
Math.hypot(n,i)/Math.SQRT2);return[l,l]}const r0=1e3;function a0(s,t,e){return s.kind==="linear"?l0(s,t,e):f0(s,t,e)}const c0=({left:s,top:t,right:e,bottom:n},i)=>[
i.x(s),i.y(n),i.x(e),i.y(t)];function l0(s,t,e){const[n,i]=[t.right-t.left,t.bottom-t.top],[o,r]=[(t.left+t.right)/2,(t.top+t.bottom)/2],a=d0(s.angle,n,i)*Math.
PI/180,c=Math.abs(n*Math.sin(a))+Math.abs(i*Math.cos(a)),[l,d]=[Math.sin(a)*c/2,-Math.cos(a)*c/2],{stops:f,from:h,to:u}=Li(s,c),p=g=>[e.x(o+l*(2*g-1)),e.y(r+d*(2*
g-1))];return{coordinates:[...p(h),...p(u)],stops:f,box:c0(t,e)}}function d0(s,t,e){if(typeof s=="number")return s;const{x:n,y:i}=s;if(n===0)return i<0?0:180;if(i===
0)return n<0?270:90;const o=Math.atan2(e,t)*180/Math.PI;return n>0?i<0?o:180-o:i<0?360-o:180+o}function f0(s,t,e){const[n,i]=[t.right-t.left,t.bottom-t.top],[o,
r]=[(0,M.S6)(s.center[0],n),(0,M.S6)(s.center[1],i)],[a,c]=h0(s,{cx:o,cy:r,width:n,height:i}),{stops:l,from:d,to:f}=Li(s,a),h=e.x(1)-e.x(0),u=[h,0,0,h*(c/a),e.x(
t.left+o),e.y(t.top+r)],p=2*Math.max(n,i)*Math.max(a/c,1);return{coordinates:[0,0,Math.max(d,0)*a,0,0,f*a],stops:l,matrix:u,box:[-p,-p,p,p]}}function h0({extent:s,
isCircle:t},{cx:e,cy:n,width:i,height:o}){const r=[Math.abs(e),Math.abs(i-e)],a=[Math.abs(n),Math.abs(o-n)],c=s.startsWith("closest")?Math.min:Math.max,[l,d]=[Math.
max(c(r[0],r[1]),.01),Math.max(c(a[0],a[1]),.01)],f=s.endsWith("corner");if(t){const h=f?Math.hypot(l,d):c(l,d);return[h,h]}return f?[l*Math.SQRT2,d*Math.SQRT2]:
[l,d]}function Li({stops:s,repeats:t},e){const n=u0(s,e),[i,o]=[n[0],n.at(-1)],r=s.map(({paint:c},l)=>({paint:c,at:n[l]})),a=o-i;if(!t&&a>1e-4&&n.at(-2)===o)return r.
push({paint:r.at(-1).paint,at:o+a/10}),Ai(r,i,o+a/10);if(t&&a>1e-4&&a<1){const c=Math.min(Math.ceil(1/a)+1,Math.floor(r0/r.length)),l=Array.from({length:c},(d,f)=>r.
map(({paint:h,at:u})=>({paint:h,at:u+f*a}))).flat();return Ai(l,i,i+c*a)}return Ai(r,i,a>1e-4?o:i+1e-4)}function Ai(s,t,e){const n=s.map(({paint:o,at:r})=>({...o,
at:Math.min(Math.max((r-t)/(e-t),0),1)}));return{stops:n.flatMap((o,r)=>{if(o.alpha>0)return[o];const a=[n[r-1],n[r+1]].filter(c=>c!==void 0&&c.alpha>0);return a.
length===0?[o]:a.map(c=>({...o,color:c.color}))}),from:t,to:e}}function u0(s,t){const e=s.map(({at:o},r)=>o?t>0?(0,M.S6)(o,t)/t:0:r===0?0:r===s.length-1?1:void 0);
let n=-1/0;const i=e.map(o=>o===void 0?void 0:n=Math.max(n,o));return i.map((o,r)=>{if(o!==void 0)return o;let[a,c]=[r,r];for(;i[a]===void 0;)a--;for(;i[c]===void 0;)
c++;return i[a]+(i[c]-i[a])*(r-a)/(c-a)})}const p0=s=>({...s,stops:s.stops.map(t=>{const{alpha:e}=t.paint;return{...t,paint:{color:[e,e,e],alpha:1}}})});class g0{boxes;constructor(t){
this.boxes=t}*enter(t,e,n){const{style:i}=t.laid.box,{mixBlendMode:o,clipPath:r,filter:a}=i,c=i.opacity*(a?.opacity??1);if(e*c===0)return 0;const l=Cc(a?.overlays,
n),d=l.length>0,f=o!==void 0||d||c<1&&(yield*w0(t)),h=d?e*c:c;f&&n.push({on:()=>({opacity:h,...o!==void 0&&{blend:o}})}),typeof r=="object"&&n.push(this.shapeOf(
r,t)),i.mask&&(yield*this.mask(t,i.mask,n));for(const u of l)n.push(u);return d?1:f?e:e*c}*mask({laid:t,x:e,top:n,bottom:i},o,r){const{style:a,images:c}=t.box;if(o.
backgroundImage.every(b=>"url"in b&&!c?.has(b.url)))return;const[l,...d]=o.backgroundImage,f=l&&"stops"in l&&d.length===0?p0(l):void 0,h={isAlpha:f===void 0},u={
...a,...o,...f&&{backgroundImage:[f]},visibility:"visible",backgroundColor:void 0,backgroundClip:"border-box",backgroundClips:[],backgroundOrigin:[],borderImage:void 0,
boxShadow:[],outlineWidth:0},p={left:e,right:e+t.width,top:n,bottom:i},g={top:0,right:0,bottom:0,left:0},m=[...r,{on:()=>({making:h})}],w=t.box.isFluid?t.box.pageName:
void 0;yield*this.boxes.paint({rect:p,style:u,border:g,padding:g,images:c,opacity:1,scopes:m,fluidOn:w}),r.push({on:()=>({masked:h})})}shapeOf(t,{laid:e,x:n,top:i,
bottom:o}){const r={left:n,top:i,right:n+e.width,bottom:o};return{on:a=>i0(t,r,this.boxes.points(a))}}}const m0=500;function*w0(s){let t=0,e=!1;const n=[s];for(let i=n.
pop();i;i=n.pop()){yield m0;const{laid:o,lines:r,children:a,apart:c}=i;if(o.box.replaced)return!0;t+=zc(o.box.style);for(const{line:l,atoms:d}of r){e||=l.texts.
length>0;for(const{box:f}of l.inlines)t+=zc(f.style);for(const f of d)n.push(f)}if(t+Number(e)>1)return!0;for(const l of a)n.push(l);for(const l of c)n.push(l);
i.columns&&n.push(i.columns.content)}return!1}const zc=s=>+(s.backgroundColor!==void 0)+s.backgroundImage.length+s.boxShadow.length+ +(s.borderTopWidth+s.borderRightWidth+
s.borderBottomWidth+s.borderLeftWidth>0)+ +(s.borderImage?.image!==void 0)+ +(s.outlineWidth>0),b0=.5,y0=7;function x0(s,t,e,{opacity:n,scopes:i,isArtifact:o}){
const{box:r,border:a,padding:c}=e.laid,{marker:l}=r;if(!l||r.style.visibility!=="visible")return;const{style:d}=l,f=Dc(e)??e.top+a.top+c.top+t.lineOf(d).above,h=s.
pageAt(f-d.fontSize/2),u=o?void 0:l.element??void 0,p=d.direction==="rtl",g=p?e.x+e.laid.width:e.x,{color:m,alpha:w}=d.color,b=l.shape&&M0(l.shape,t.metricsOf(d).
ascent),x=((b?.text??(p?S0(l.text):l.text)).match(/ +|[^ ]+/g)??[]).map(N=>t.typefaces.word(N,b?"Regular":t.faceOf(d))),v=b?.size??d.fontSize,S=x.reduce((N,U)=>N+
U.width,0)*v/1e3,T=b?g+(p?b.away:-b.away)-S/2:p?g:g-S,A={kind:"text",x:s.x(h,T),y:s.y(h,s.snap(h,f)-(b?.rise??0)),size:v*s.scale,color:m,words:x,alpha:w*n,...l.
shape==="circle"&&{bolder:b0*s.scale}};s.draw(h,u,i,A)}const k0={disc:{text:"•",part:.235,more:0},circle:{text:"○",part:.792,more:1},square:{text:"▪",part:.248,
more:0}},O0=.363;function M0(s,t){const{text:e,part:n,more:i}=k0[s],o=Math.floor(t*2/3),r=Math.floor((o+1)/2),a=(r+i)/n,c=t-Math.floor(3*(t-o)/2)-r/2;return{text:e,
size:a,away:o+y0-r/2,rise:c-O0*a}}function S0(s){let t=s.length;for(;t>0&&v0.includes(s[t-1]);)t--;return[...s.slice(t)].reverse().join("")+s.slice(0,t)}const v0="\
. ";function Dc(s){const[t]=s.lines;if(t)return t.top+t.line.baseline;for(const e of s.children){const n=Dc(e);if(n!==void 0)return n}}const T0="…";function I0({
texts:s,atoms:t,isCut:e=!1},n,i){if(s.reduce((a,{x:c,width:l})=>Math.max(a,c+l),0)<=n+.5&&!e||t.length>0)return;let r;for(const a of s){const c=n-i(a);if(a.x>c)
break;r={at:Math.min(a.x+E0(a,c-a.x),a.x+a.width),text:a}}return r??(s[0]&&{at:Math.max(s[0].x,0),text:s[0]})}function E0({words:s,style:t},e){let n=0;for(const{
parts:i,after:o=0}of s){for(const{glyphs:r}of i)for(const{advance:a}of r){const c=n+a*t.fontSize/1e3+t.letterSpacing;if(c>e)return n;n=c}n+=o*t.fontSize/1e3}return n}
function R0({style:s,isItem:t}){const e=s.opacity<1||s.mixBlendMode!==void 0||s.filter!==void 0||s.isIsolated;return s.position!=="static"||e||s.transform.length>
0||t&&s.zIndex!=="auto"}function jn({style:s,isItem:t}){return(s.position!=="static"||t)&&s.zIndex!=="auto"?s.zIndex:0}function Fc({style:s,isItem:t}){const{opacity:e,
mixBlendMode:n,filter:i,transform:o,clipPath:r,mask:a,position:c,zIndex:l,isIsolated:d}=s;return d||e<1||n!==void 0||i||o.length>0||r!==void 0||a?!0:c==="fixed"||
l!=="auto"&&(c!=="static"||t)}const L0=500;function*A0(s){const t=[s];for(let e=t.pop();e;e=t.pop()){if(yield L0,jn(e.box)<0)return!0;for(const n of e.children)
t.push(n);for(const n of e.apart)t.push(n);for(const{atoms:n}of e.lines)for(const{laid:i}of n)t.push(i);e.columns&&t.push(e.columns.content)}return!1}const Gc=180,
C0=24;function B0(s,{left:t,top:e,right:n,bottom:i},o){const[r,a]=[n-t,i-e],[c,l]=[t+(0,M.S6)(s.center[0],r),e+(0,M.S6)(s.center[1],a)],d=2*Math.max(Math.hypot(
c-t,l-e),Math.hypot(n-c,l-e),r,a),f=typeof s.angle=="number"?s.angle/360:0,{stops:h,from:u,to:p}=Li(s,1),g=h.map(y=>({...y,at:u+y.at*(p-u)})),m=_0(g),w=m.every(
({alpha:y})=>y===1),b=y=>{const x=2*Math.PI*(f+y);return`${(0,Q.id)(o.x(c+Math.sin(x)*d))} ${(0,Q.id)(o.y(l-Math.cos(x)*d))}`};return m.map(({start:y,end:x,color:v,
alpha:S})=>{const T=w?1:x,A=Math.max(Math.ceil((T-y)*C0),1),N=Array.from({length:A+1},(Y,et)=>b(y+(T-y)*et/A));return{path:[`${(0,Q.id)(o.x(c))} ${(0,Q.id)(o.y(
l))} m`,...N.map(Y=>`${Y} l`),"h"].join(" "),color:v,alpha:S}})}function _0(s){const t=[],e=(o,r,{color:a,alpha:c})=>{const[l,d]=[Math.max(o,0),Math.min(r,1)];d-
l>1e-6&&t.push({start:l,end:d,color:a,alpha:c})},[n,i]=[s[0],s.at(-1)];e(0,n.at,n);for(const[o,r]of s.entries()){const a=s[o+1];if(!a||a.at<=0||r.at>=1)continue;
const c=r.alpha===a.alpha&&r.color.every((d,f)=>d===a.color[f]),l=c?1:Math.min(Math.max(Math.ceil((a.at-r.at)*Gc),1),Gc);for(let d=0;d<l;d++){const f=c?0:(d+.5)/
l,h=(g,m)=>g+(m-g)*f,u=r.color.map((g,m)=>h(g,a.color[m])),p=g=>r.at+(a.at-r.at)*g/l;e(p(d),p(d+1),{color:u,alpha:h(r.alpha,a.alpha)})}}return e(i.at,1,i),t}const W0=2e4,
Ci=({width:s,height:t},e,n)=>({left:e,top:n,right:e+s,bottom:n+t});function Hc(s){if(!Ca(s))return s.displayed;const{width:t,height:e,drawing:n}=s,[,,i,o]=n.view??
[0,0,t??0,e??0];return t!==void 0||e!==void 0?{width:t??e*i/o,height:e??t*o/i}:i>0&&o>0&&n.fit.scaling!=="none"?{width:i,height:o,isRatio:!0}:void 0}function jc(s,t,e){
const[n,i]=[t.right-t.left,t.bottom-t.top],o=e?.isRatio&&typeof s!="string"&&s.every(f=>f==="auto");if(s==="cover"||s==="contain"||o){if(!e)return{width:n,height:i};
const f=(s==="cover"?Math.max:Math.min)(n/e.width,i/e.height);return{width:e.width*f,height:e.height*f}}const[r,a]=s,c=r==="auto"?void 0:(0,M.S6)(r,n),l=a==="au\
to"?void 0:(0,M.S6)(a,i);if(c===void 0&&l===void 0)return e??{width:n,height:i};const d=e?e.width/e.height:void 0;return{width:c??(d===void 0?n:l*d),height:l??(d===
void 0?i:c/d)}}function Uc({start:s,size:t},e,[n,i],[o,r],a){const c=Math.floor((i-n)/t+1e-4);if(e==="no-repeat"||e==="space"&&c<2)return{starts:[s],size:t};if(e===
"space"){const l=t+(i-n-c*t)/(c-1);return{starts:Kc(n,l,o,r),size:t}}return a?{starts:[o],size:r-o}:{starts:Kc(s,t,o,r),size:t}}function N0({width:s,height:t},[
e,n],{left:i,top:o,right:r,bottom:a},c){const l=(p,g)=>g/Math.max(Math.round(g/p),1),d=e==="round"?l(s,r-i):s,f=n==="round"?l(t,a-o):t,[h,u]=[0,1].map(p=>typeof c!=
"string"&&c[p]==="auto");return e==="round"&&n!=="round"&&u?{width:d,height:t*d/s}:n==="round"&&e!=="round"&&h?{width:s*f/t,height:f}:{width:d,height:f}}function Kc(s,t,e,n){
const i=s-Math.ceil((s-e)/t)*t,o=Math.min(Math.ceil((n-i)/t-1e-4),W0);return Array.from({length:Math.max(o,0)},(r,a)=>i+a*t)}const P0=3e3,$0=100,z0=300,D0=[{px:0,
percent:0},{px:0,percent:0}],F0=(s,t)=>({top:s.top+t.top,right:s.right+t.right,bottom:s.bottom+t.bottom,left:s.left+t.left}),G0=["repeat","repeat"],H0=["auto","\
auto"];function Yc(s,t,e){return s==="padding-box"?t:s==="content-box"?F0(t,e):void 0}function j0({kind:s,angle:t}){if(s!=="linear")return;const e=typeof t=="ob\
ject";return(e?t.x===0:t%180===0)?"across":(e?t.y===0:t%180===90||t%180===-90)?"down":void 0}class U0{canvas;drawings;fills=new WeakMap;constructor(t,e){this.canvas=
t,this.drawings=e}*paint(t,e,n){const{style:i,rect:o,border:r,padding:a,opacity:c,scopes:l}=t,d=p=>{const g=Yc(p,r,a),[m,w]=g?[Mt(o,g),Gt(e,g)]:[o,e],b=Qt(this.
canvas.fragments,n,m,w);return at(b.rect,b.corners,Ct(this.canvas,n))},f=d(i.backgroundClip),{backgroundColor:h,backgroundClips:u}=i;h&&h.alpha>0&&this.canvas.draw(
n,void 0,l,{kind:"shape",path:f,fill:h.color,alpha:h.alpha*c});for(let p=i.backgroundImage.length-1;p>=0;p--)yield*this.layer(t,p,u.length>1?d(u[p%u.length]):f,
n)}*layer(t,e,n,i){const{style:o,rect:r,border:a,padding:c,images:l,scopes:d}=t,f=o.backgroundImage[e],h="url"in f?l?.get(f.url):void 0;if("url"in f&&!h)return;
const u=(J,st)=>J.length===0?st:J[e%J.length],p=Yc(u(o.backgroundOrigin,"padding-box"),a,c),g=p?Mt(r,p):r,m=u(o.backgroundRepeat,G0),w=u(o.backgroundSize,H0),b=N0(
jc(w,g,h&&Hc(h)),m,g,w);if(!(b.width>0&&b.height>0))return;const y=u(o.backgroundPosition,D0),x=g.left+(0,M.S6)(y[0],g.right-g.left-b.width),v=g.top+(0,M.S6)(y[1],
g.bottom-g.top-b.height),S=Qt(this.canvas.fragments,i,r,At).rect,T="url"in f?void 0:f,A=T&&j0(T),[N,U]=[{start:x,size:b.width},{start:v,size:b.height}],Y=Uc(N,m[0],
[g.left,g.right],[S.left,S.right],A==="across"),et=Uc(U,m[1],[g.top,g.bottom],[S.top,S.bottom],A==="down"),ot={columns:Y.starts,rows:et.starts,width:Y.size,height:et.
size},xt={page:i,element:void 0,scopes:[...d,{on:()=>({clip:n})}]};yield*this.tiled(T??h,ot,t,xt,n)}*tiled(t,e,n,i,o){const r="stops"in t?t:void 0;if(r&&r.kind!==
"conic")return yield*this.shades(r,e,n,i,o);if(!r&&!Ca(t))return yield*this.pictures(t,e,i);const a=Ct(this.canvas,i.page);for(const c of e.rows)for(const l of e.
columns){const d=Ci(e,l,c);r?yield*this.wedges(r,d,n,i):yield*this.drawings.repeat(t,d,a,i,n.opacity)}}*repeat(t,{columns:e,rows:n},{page:i,scopes:o}){const r=Ct(
this.canvas,i);if(e.length*n.length===1)return this.canvas.draw(i,void 0,o,t);this.drawings.countTiles(e.length*n.length);const[a,c]=[r.x(e[0]),r.y(n[0])],l=e.map(
d=>r.x(d)-a);for(const d of n)yield $0*e.length,this.canvas.draw(i,void 0,o,{kind:"tiles",tile:t,across:l,up:r.y(d)-c})}*pictures(t,e,n){if(e.columns.length===0||
e.rows.length===0)return;const i=Ct(this.canvas,n.page),o=Ci(e,e.columns[0],e.rows[0]),r=(0,X.lw)(t.upright,[i.x(o.right)-i.x(o.left),0,0,i.y(o.top)-i.y(o.bottom),
i.x(o.left),i.y(o.bottom)]);yield*this.repeat({kind:"image",name:this.canvas.sheet(n.page).image(t),matrix:r},e,n)}*wedges(t,e,{opacity:n},{page:i,scopes:o}){const r=Ct(
this.canvas,i),a=[...o,{on:()=>({clip:at(e,At,r)})}];for(const{path:c,color:l,alpha:d}of this.drawings.counted(B0(t,e,r)))yield P0,this.canvas.draw(i,void 0,a,{
kind:"shape",path:c,fill:l,alpha:d*n})}*fillOf(t,e,n,i){const o=[i,e.left,e.top,e.right,e.bottom,n].join(),r=this.fills.get(t);if(r?.key===o)return r.fill;const a=a0(
t,e,Ct(this.canvas,i)),{stops:c}=a;this.drawings.countTiles(c.length),yield c.length*z0;const l=n<1?{...a,stops:c.map(d=>({...d,alpha:d.alpha*n}))}:a;return this.
fills.set(t,{key:o,fill:l}),l}*shades(t,e,n,i,o){if(e.columns.length===0||e.rows.length===0)return;const{rect:r,border:a,opacity:c,scopes:l}=n,d=Ci(e,e.columns[0],
e.rows[0]),f=Ct(this.canvas,i.page),h=yield*this.fillOf(t,d,c,i.page),u=Mt(r,a),p=d.left<=u.left&&d.right>=u.right,g=d.top<=u.top&&d.bottom>=u.bottom;p&&g&&e.columns.
length*e.rows.length===1?this.canvas.draw(i.page,void 0,l,{kind:"shape",path:o,fill:h}):yield*this.repeat({kind:"shape",path:at(d,At,f),fill:h},e,i)}}const K0=1e3,
Y0=20,X0=2e3;class V0{canvas;backgrounds;drawings;constructor(t,e,n){this.canvas=t,this.backgrounds=e,this.drawings=n}*paint(t,e){const{style:n,images:i,rect:o,
border:r}=t,{borderImage:a}=n,c=a?.image,l=c&&("url"in c?i?.get(c.url):c);if(!a||!l)return!1;const d=[r.top,r.right,r.bottom,r.left],f=a.outset.map((A,N)=>Zc(A,
0,d[N])),[h,u,p,g]=f,m=Mt(o,{top:-h,right:-u,bottom:-p,left:-g}),w="stops"in l?void 0:Hc(l),b=jc(["auto","auto"],m,w);if(b.width<=0||b.height<=0)return!0;const y=Qt(
this.canvas.fragments,e,m,At).rect,x=at(y,At,Ct(this.canvas,e)),v=[...t.scopes,{on:()=>({clip:x})}],[S,T]=Z0(a,m,b,d);for(const[A,N]of T.entries())for(const[U,Y]of S.
entries()){if(A===1&&U===1&&!a.isFilled)continue;const et={...b,left:m.left,top:m.top},[ot,xt]=a.repeat,J=U===1?Jc(Y,Vc(A===1?[T[0],T[2]]:[N]),ot):Xc(Y),st=A===
1?Jc(N,Vc(U===1?[S[0],S[2]]:[Y]),xt):Xc(N);yield*this.part(l,et,[Y,N],[J,st],{...t,scopes:v},e)}return!0}*part(t,{left:e,top:n,width:i,height:o},[r,a],[c,l],d,f){
if(Math.min(r.size,a.size,r.length,a.length)<=0)return;const h=Ct(this.canvas,f),u=at({left:e,top:n,right:e+i,bottom:n+o},At,h),p=at({left:r.to,top:a.to,right:r.
to+r.length,bottom:a.to+a.length},At,h),g=[...d.scopes,{on:()=>({clip:p})}],m={columns:[e],rows:[n],width:i,height:o};this.drawings.countTiles(Y0*l.starts.length*
c.starts.length);for(const w of l.starts)for(const b of c.starts){yield X0;const y={left:b,top:w,right:b+c.length,bottom:w+l.length},x=at(y,At,h),[v,S]=[c.length/
r.size,l.length/a.size],T=[v,0,0,S,h.x(b)-v*h.x(e+r.from),h.y(w)-S*h.y(n+a.from)],A=[...g,{on:()=>({clip:x})},{on:()=>({matrix:T})}],N={page:f,element:void 0,scopes:A};
yield*this.backgrounds.tiled(t,m,{...d,scopes:A},N,u)}}}const Xc=({to:s,length:t})=>({starts:[s],length:t});function Vc(s){const t=s.find(({size:e,length:n})=>e>
0&&n>0);return t?t.length/t.size:1}function Z0({slice:s,width:t},e,n,i){const[o,r]=[e.right-e.left,e.bottom-e.top],a=[n.height,n.width,n.height,n.width],c=s.map(
(m,w)=>Math.min(Math.max((0,M.S6)(m,a[w]),0),a[w])),l=t.map((m,w)=>m==="auto"?c[w]:Zc(m,w%2===0?r:o,i[w])),d=Math.min(1,o/(l[1]+l[3]),r/(l[0]+l[2])),[f,h,u,p]=l.
map(m=>m*d),g=(m,w,b,y,x,v,S)=>[{from:0,size:w,to:y,length:v},{from:w,size:m-w-b,to:y+v,length:x-v-S},{from:m-b,size:b,to:y+x-S,length:S}];return[g(n.width,c[3],
c[1],e.left,o,p,h),g(n.height,c[0],c[2],e.top,r,f,u)]}const Zc=(s,t,e)=>"times"in s?s.times*e:(0,M.S6)(s,t);function Jc({size:s,to:t,length:e},n,i){const o=s*n;
if(i==="stretch"||o<=e/K0)return{starts:[t],length:e};if(i==="round"){const c=Math.max(Math.round(e/o),1);return{starts:Array.from({length:c},(l,d)=>t+d*e/c),length:e/
c}}if(i==="space"){const c=Math.floor(e/o+1e-4),l=(e-c*o)/(c+1);return{starts:Array.from({length:c},(d,f)=>t+l+f*(o+l)),length:o}}const r=Math.ceil((e/o-1)/2-1e-4),
a=t+e/2-o/2-Math.max(r,0)*o;return{starts:Array.from({length:2*Math.max(r,0)+1},(c,l)=>a+l*o),length:o}}const J0=.33,q0=.13;function Q0([s,t,e],n){const i=Math.
max(s,t,e);return i===0?[n,n,n]:[s*n/i,t*n/i,e*n/i]}function tw(s){const[t,e,n]=s,i=Math.max(t,e,n),o=r=>Q0(s,Math.min(Math.max(i+r*J0,0),1));return i<q0?{dark:o(
1),light:o(2)}:{dark:o(-1),light:o(1)}}function qc(s,t){const{x:e,y:n,unit:i,ascent:o,width:r,opacity:a,least:c}=t;return s.map((l,d)=>{const{color:f,alpha:h}=t.
paint??l.paint,{thickness:u=l.size/10}=l,p=l.style==="solid"||l.style==="double",g=t.isWhole?Math.max(p?Math.floor(u):Math.round(u),1):u,m=Math.max(g*i,c),w=rw(
l,o,g)-(t.drops?.[d]??0),b=n+w*i-m,{line:y,style:x}=l;return{line:y,x:e,y:b,width:r,thick:m,unit:i,style:x,color:f,alpha:h*a}})}const ew=({line:s})=>s!=="line-t\
hrough",nw=({y:s,thick:t,unit:e,style:n})=>[n==="double"?s-t-e:s,s+t];function Qc(s,t=[]){const e={under:[],over:[]};for(const[n,i]of s.entries())for(const o of iw(
i,t[n]??[]))(0,j.RZ)(i.line==="line-through"?e.over:e.under,aw(o));return e}const sw=.1;function iw(s,t){const e=[],n=s.x+s.width;let i=s.x;const o=r=>{r-i>sw*s.
thick&&e.push({...s,x:i,width:r-i})};for(const[r,a]of[...t].sort((c,l)=>c[0]-l[0]))o(Math.min(r-s.thick,n)),i=Math.max(i,a+s.thick);return o(n),e}const ow=.215;
function rw({line:s,size:t,thickness:e=t/10,offset:n},i,o){return s==="line-through"?i*t/3+o/2:s==="overline"?i*t+o:n===void 0?-Math.max(Math.ceil(e/2),1):n==="\
under"?-ow*t:-n}const tl=3;function el(s,t,e){const n=Math.floor((e+t)/(s+t)),o=[n,n+1].map(r=>(e-r*s)/(r-1)).filter(r=>r>0&&Number.isFinite(r));return o.sort((r,a)=>Math.
abs(r-t)-Math.abs(a-t)),o[0]??t}function aw({x:s,y:t,width:e,thick:n,unit:i,style:o,color:r,alpha:a}){if(o==="wavy")return[lw(s,t-n/2,e,n,r,a)];const c=(d,f,h)=>`${d.
toFixed(3)} ${f.toFixed(3)} ${h.toFixed(3)} ${n.toFixed(3)} re`;if(o==="dotted"||o==="dashed"){const d=o==="dotted"?n:n*(n<tl*i?3:2),f=d+el(d,o==="dotted"||n>=tl*
i?n:2*n,e),h=[];for(let u=0;u<e&&h.length<1e3;u+=f)h.push(c(s+u,t,Math.min(d,e-u)));return[{kind:"shape",path:h.join(" "),fill:r,alpha:a}]}return[{kind:"shape",
path:o==="double"?`${c(s,t,e)} ${c(s,t-n-i,e)}`:c(s,t,e),fill:r,alpha:a}]}const nl=1.5,cw=1e3;function lw(s,t,e,n,i,o){const r=Math.min(Math.max(Math.round(e/(4*
Math.max(n,nl))),1),cw),a=e/r/2,c=3*Math.max(n,nl),l=[`${(0,Q.id)(s)} ${(0,Q.id)(t)} m`];for(let f=0;f<r;f++){const h=s+f*2*a,u=(0,Q.id)(h+a);l.push(`${u} ${(0,Q.
id)(t+c)} ${u} ${(0,Q.id)(t-c)} ${(0,Q.id)(h+2*a)} ${(0,Q.id)(t)} c`)}const d={width:n,cap:0,join:0,miter:10,dashes:[],dashOffset:0};return{kind:"outline",path:l.
join(" "),color:i,alpha:o,...d}}const dw=64,sl=6,fw=5e4,il=3e3;class hw{canvas;layout;constructor(t,e){this.canvas=t,this.layout=e}stepsOf(t,e){const n=uw(t,e,this.
layout.shadowLayers<fw?dw:sl);return this.layout.shadowLayers+=n.length,n}*outside({style:t,rect:e,opacity:n,scopes:i},o,r){for(const a of[...t.boxShadow].reverse()){
const{blur:c,spread:l,paint:d,isInset:f}=a;if(f)continue;const{color:h,alpha:u}=d??t.color,p=this.stepsOf(c,u*n);if(yield p.length*il,u*n<=0)continue;const g=Ct(
this.canvas,r),m=Qt(this.canvas.fragments,r,e,o),w=at(m.rect,m.corners,g),b={on:()=>({clip:`${this.canvas.wholePage(r)} ${w}`,hasHoles:!0})},y=rl({rect:e,corners:o},
a,l);for(const{growth:x,strength:v}of p){const S=al(y,x,c);if(cl(S.rect))continue;const T=Qt(this.canvas.fragments,r,S.rect,S.corners);T.rect.bottom<=T.rect.top||
this.canvas.draw(r,void 0,[...i,b],{kind:"shape",path:at(T.rect,T.corners,g),fill:h,alpha:v})}}}*inside({style:t,rect:e,border:n,opacity:i,scopes:o},r,a){for(const c of[
...t.boxShadow].reverse()){const{blur:l,spread:d,paint:f,isInset:h}=c;if(!h)continue;const{color:u,alpha:p}=f??t.color,g=this.stepsOf(l,p*i);if(yield g.length*il,
p*i<=0)continue;const m=Ct(this.canvas,a),[w,b]=[Mt(e,n),Gt(r,n)],y=Qt(this.canvas.fragments,a,w,b);if(y.rect.bottom<=y.rect.top)continue;const x={on:()=>({clip:at(
y.rect,y.corners,m)})},v=rl({rect:w,corners:b},c,-d);for(const{growth:S,strength:T}of g){const A=al(v,-S,l),N=cl(A.rect)?"":` ${at(A.rect,A.corners,m)}`;this.canvas.
draw(a,void 0,[...o,x],{kind:"shape",path:`${this.canvas.wholePage(a)}${N}`,fill:u,alpha:T,hasHoles:!0})}}}}function uw(s,t,e){if(s<=0)return[{growth:0,strength:t}];
const n=Math.min(Math.max(Math.ceil(t*e),sl),Math.max(Math.ceil(s*1.5),2));return Array.from({length:n},(i,o)=>{const[r,a]=[t*o/n,t*(o+1)/n];return{growth:-s/2*
pw((o+.5)/n),strength:1-(1-a)/(1-r)}})}const pw=s=>4.91*(s**.14-(1-s)**.14),[gw,mw]=[.93,.6],ol=({left:s,top:t,right:e,bottom:n},i)=>({left:s-i,top:t-i,right:e+
i,bottom:n+i});function rl({rect:s,corners:t},{x:e,y:n},i){const o=ol(s,i),r=a=>a>0?Math.max(a+i,0):0;return{rect:{left:o.left+e,top:o.top+n,right:o.right+e,bottom:o.
bottom+n},corners:t.map(([a,c])=>[r(a),r(c)])}}function al({rect:s,corners:t},e,n){const i=ol(s,e),o=[(i.right-i.left)/2,(i.bottom-i.top)/2],r=(a,c)=>Math.min(Math.
max(a+e,Math.hypot(a,gw*n)+mw*e,0),c);return{rect:i,corners:t.map(([a,c])=>[r(a,o[0]),r(c,o[1])])}}const cl=({left:s,top:t,right:e,bottom:n})=>e<=s||n<=t;class ww{canvas;shadows;backgrounds;images;textFills=new WeakMap;constructor(t,e,n){
this.canvas=t,this.shadows=new hw(t,n),this.backgrounds=new U0(t,e),this.images=new V0(t,this.backgrounds,e)}*paint(t){const{style:e,rect:n}=t;if(e.backgroundClip===
"text"&&e.textFill&&this.textFills.set(e.textFill,n),!(e.visibility==="visible")||n.right<=n.left)return;const o=e.backgroundColor!==void 0||e.backgroundImage.length>
0,{border:r}=t,a=r.top+r.right+r.bottom+r.left>0||e.borderImage?.image!==void 0;if(!o&&!a&&e.boxShadow.length===0&&e.outlineWidth===0)return;const c=Ei(e,n.right-
n.left,n.bottom-n.top);for(const l of this.pagesOf(n)){const d=this.drawnOn(l,t),f={...d,rect:$c(this.canvas,l,d.rect)},h=e.boxShadow.length>0;h&&(yield*this.shadows.
outside(f,c,l)),o&&(yield*this.backgrounds.paint(f,c,l)),h&&(yield*this.shadows.inside(f,c,l)),a&&!(yield*this.images.paint(f,l))&&this.borders(f.gap?this.besideGap(
f,f.gap,l):f,c,l),e.outlineWidth>0&&this.outlineOf(f,l)}}*textFillOf({textFill:t,textFillColor:e,color:n},i){const o=e?e.alpha>0:t?.paint!==n&&n.alpha>0;if(!t||
o)return;const r=this.textFills.get(t);return r&&(yield*this.backgrounds.fillOf(t.gradient,r,1,i))}drawnOn(t,e){const{fluidOn:n,rect:i}=e,o=n===void 0?0:this.canvas.
wideningOn(t,n);return o===0?e:{...e,rect:{...i,right:Math.max(i.right+o,i.left)}}}besideGap(t,e,n){const i=`${this.canvas.wholePage(n)} ${at(e,At,this.points(n))}`;
return{...t,scopes:[...t.scopes,{on:()=>({clip:i,hasHoles:!0})}]}}pagesOf({top:t,bottom:e}){const n=this.canvas.pageAt(t),i=Math.max(this.canvas.fragments.at(e-
.05),n),o=Math.min(i,Math.max(this.canvas.last,n))-n+1;return Array.from({length:o},(r,a)=>n+a)}points(t){return Ct(this.canvas,t)}borders(t,e,n){const{rect:i,border:o,
style:r}=t,a=Qt(this.canvas.fragments,n,i,e),c={...o,top:a.rect.top===i.top?o.top:0,bottom:a.rect.bottom===i.bottom?o.bottom:0};if(i.top>=this.canvas.fragments.
endOf(n))return;const l=yw(r,c),[d]=l,f=l.filter(({width:b})=>b>0),h=f.every(({line:b,paint:y})=>b===f[0].line&&xw(y,f[0].paint));if(f.length===0||!d)return;const{
line:u,paint:p}=f[0],g=f.length===4,m=a.corners.every(([b,y])=>b<=0||y<=0);if(h&&g&&m&&u==="solid"&&f.every(({width:b})=>b===d.width))return this.frame(t,a.rect,
d,n);if(h&&g&&(u==="solid"||u==="double")){for(const{within:b,thick:y}of u==="double"?fl(a,c):[{within:a,thick:c}])this.ring(t,b,y,p,n);return}const w=a.corners.
every(([b,y])=>b>0&&y>0);if(h&&g&&w&&(u==="dashed"||u==="dotted"))this.roundDashes(t,a,f[0],n);else for(const b of f)this.side(t,a,c,b,n)}roundDashes({opacity:t,
scopes:e},n,{width:i,line:o,paint:r},a){const c=i/2,l={top:c,right:c,bottom:c,left:c},d=this.points(a),{scale:f}=this.canvas,h=[Mt(n.rect,l),Gt(n.corners,l)],{dash:u,
gap:p}=dl(o,i,n0(...h),!0),g=ll(o,i);this.canvas.draw(a,void 0,e,{kind:"outline",path:at(...h,d),color:r.color,alpha:r.alpha*t,width:i*f,cap:g?1:0,join:0,miter:10,
dashes:p<=0?[]:g?[0,(u+p)*f]:[u*f,p*f],dashOffset:0})}frame({opacity:t,scopes:e},n,{width:i,paint:o},r){const a=i/2;this.canvas.draw(r,void 0,e,{kind:"outline",
path:at(Mt(n,Ue(a)),At,this.points(r)),color:o.color,alpha:o.alpha*t,width:i*this.canvas.scale,cap:0,join:0,miter:10,dashes:[],dashOffset:0})}ring({opacity:t,scopes:e},n,i,{
color:o,alpha:r},a){const c=this.points(a),l=Mt(n.rect,i),f=l.right>l.left&&l.bottom>l.top?` ${at(l,Gt(n.corners,i),c)}`:"",h=`${at(n.rect,n.corners,c)}${f}`;this.
canvas.draw(a,void 0,e,{kind:"shape",path:h,fill:o,alpha:r*t,hasHoles:!0})}side(t,e,n,i,o){const r=Ow[i.line];if(r){const b=Bi(n,x=>x/2),y={rect:Mt(e.rect,b),corners:Gt(
e.corners,b)};for(const[x,v]of r.entries())this.side(t,x===0?e:y,b,{...i,line:v},o);return}if(i.line==="double"){for(const{within:b,thick:y}of fl(e,n))this.side(
t,b,y,{...i,line:"solid"},o);return}const{scopes:a,opacity:c}=t,l=this.points(o),d=Mt(e.rect,n),f=e.corners.some(([b,y])=>b>0&&y>0),h=at(d,Gt(e.corners,n),l),{color:u,
alpha:p}=i.paint,g=kw(i,u);if(i.line==="dashed"||i.line==="dotted")return this.dashes(t,e.rect,i,o);const w=`${Mw(i.side,e.rect,Sw(e,n)).map(([b,y],x)=>`${l.x(b).
toFixed(3)} ${l.y(y).toFixed(3)} ${x===0?"m":"l"}`).join(" ")} h`;if(!f)this.canvas.draw(o,void 0,a,{kind:"shape",path:w,fill:g,alpha:p*c});else{const b={on:()=>({
clip:w})},y=`${at(e.rect,e.corners,l)} ${h}`;this.canvas.draw(o,void 0,[...a,b],{kind:"shape",path:y,fill:g,alpha:p*c,hasHoles:!0})}}dashes({scopes:t,opacity:e},{
left:n,top:i,right:o,bottom:r},{side:a,width:c,line:l,paint:d},f){const{canvas:h}=this,u=this.points(f),p=c/2,g=a==="top"||a==="bottom",m=a==="top"?i+p:r-p,w=a===
"left"?n+p:o-p,b=g?o-n:r-i;if(b<=0||c<=0)return;const{dash:y,gap:x}=dl(l,c,b),v=ll(l,c)&&x>0,S=v?y/2:0,T=g?[u.x(n+S),u.y(m),u.x(o-S),u.y(m)]:[u.x(w),u.y(i+S),u.
x(w),u.y(r-S)],[A,N,U,Y]=T.map(Q.id),[et,ot,xt]=[c*h.scale,y*h.scale,x*h.scale],J=x<=0||y<bw;h.draw(f,void 0,t,{kind:"outline",path:`${A} ${N} m ${U} ${Y} l`,color:d.
color,alpha:d.alpha*e,width:et,cap:v&&!J?1:0,join:0,miter:10,dashes:J?[]:v?[0,ot+xt]:[ot,xt],dashOffset:0})}outlineOf(t,e){const{style:n,rect:i}=t,{outlineWidth:o,
outlineOffset:r,outlineStyle:a}=n,c=n.outlineColor??n.color,l=f=>Qt(this.canvas.fragments,e,Mt(i,Ue(-f)),At),d=l(r+o);if(a==="dashed"||a==="dotted")for(const f of[
"top","right","bottom","left"])this.dashes(t,d.rect,{side:f,width:o,line:a,paint:c},e);else a==="double"&&o>=3?(this.ring(t,d,Ue(o/3),c,e),this.ring(t,l(r+o/3),
Ue(o/3),c,e)):this.ring(t,d,Ue(o),c,e)}}const Ue=s=>({top:s,right:s,bottom:s,left:s}),bw=.1,ll=(s,t)=>s==="dotted"&&t>3;function dl(s,t,e,n=!1){const i=t>=3,o=s===
"dotted"?t:(i?2:3)*t,r=s==="dotted"||i?t:2*t;if(e<=2*o)return{dash:o,gap:0};const a=e/(2*o+r);return a<=1?{dash:o*a,gap:r*a}:{dash:o,gap:n?e/Math.max(Math.round(
e/(o+r)),1)-o:el(o,r,e)}}const Bi=({top:s,right:t,bottom:e,left:n},i)=>({top:i(s,"top"),right:i(t,"right"),bottom:i(e,"bottom"),left:i(n,"left")});function fl(s,t){
if(Math.max(t.top,t.right,t.bottom,t.left)<3)return[{within:s,thick:t}];const e=Bi(t,o=>Math.min(Math.max(Math.round(o/3),1),o)),n=Bi(e,(o,r)=>t[r]-o),i={rect:Mt(
s.rect,n),corners:Gt(s.corners,n)};return[s,i].map(o=>({within:o,thick:e}))}const yw=(s,t)=>[{side:"top",width:t.top,line:s.borderTopStyle,paint:s.borderTopColor??
s.color},{side:"right",width:t.right,line:s.borderRightStyle,paint:s.borderRightColor??s.color},{side:"bottom",width:t.bottom,line:s.borderBottomStyle,paint:s.borderBottomColor??
s.color},{side:"left",width:t.left,line:s.borderLeftStyle,paint:s.borderLeftColor??s.color}],xw=(s,t)=>s.alpha===t.alpha&&s.color.every((e,n)=>e===t.color[n]);function kw({
line:s,side:t},e){if(s!=="inset"&&s!=="outset")return e;const n=t==="top"||t==="left",{dark:i,light:o}=tw(e);return n===(s==="inset")?i:o}const Ow={groove:["ins\
et","outset"],ridge:["outset","inset"]};function Mw(s,{left:t,top:e,right:n,bottom:i},o){const r=[[t,e],[n,e],[n,i],[t,i]],a=["top","right","bottom","left"].indexOf(
s),c=(a+1)%4;return[r[a],r[c],o[c],o[a]]}function Sw({rect:s,corners:t},e){return Gt(t,e).map(([n,i],o)=>{const[r,a]=[o===0||o===3,o<2],[c,l]=[r?e.left:e.right,
a?e.top:e.bottom],f=n>0&&i>0&&c+l>0?1+1/(c/n+l/i):1;return[r?s.left+f*c:s.right-f*c,a?s.top+f*l:s.bottom-f*l]})}var hl=I(93604),vw=I(87594);function*ul(s,{x:t,y:e,
size:n,spacing:i,isOblique:o}){let r=t;for(const{parts:a,after:c=0,leans:l=o}of s){for(const{font:d,glyphs:f}of a)for(const{glyph:h,advance:u,x:p,y:g}of f)yield{
font:d,glyph:h,x:r+p*n/1e3,y:e+g*n/1e3,lean:l?vw.X:0},r+=u*n/1e3+i;r+=c*n/1e3}}const Tw=20;function*pl(s,t){let e=[];for(const{font:n,glyph:i,x:o,y:r,lean:a}of ul(
s,t)){const c=n.face.pathOf(i,{x:o,y:r,scale:n.face.unit*t.size/1e3,lean:a});c!==""&&e.push(c),!(e.length<Tw)&&(yield e,e=[])}e.length>0&&(yield e)}var jt=I(12889);
function Iw(s,t){const e=s.map(({text:i})=>i);return!t&&!(0,jt.ft)(e.join(""))?s.map(i=>({run:i,isRight:!1})):[...(0,jt.rg)(t?jt.Vv:jt.fM,e)].map(({text:i,rtl:o,
at:r,index:a})=>({run:{...s[a],text:i,...r>0&&{dx:0,dy:0}},isRight:o}))}const gl=5e3,Ew=5e3,Rw=2e3,_i=10,Lw=20,Aw=new RegExp("\\P{M}\\p{M}*|\\p{M}+","gu");class Cw{canvas;layout;count;constructor(t,e,n){
this.canvas=t,this.layout=e,this.count=n}*paint(t,e){const n=yield*this.placeRuns(t),i=this.boxAround(n),o=new Map;for(const r of n){yield gl;const{paintIn:a}=r.
run;let c=o.get(a);if(!c){o.set(a,c=a(i));const{fill:l}=c;l&&"stops"in l.paint&&this.count(l.paint.stops.length)}yield*this.run(r,r.isBeyond?Bw:c,e)}}*placeRuns(t){
const e=[];let[n,i]=[0,0];for(let o=0;o<t.length;){yield gl;let r=o+1;for(;r<t.length&&t[r].x===void 0&&t[r].y===void 0;)r++;const[a]=t.slice(o,r),{style:c}=a,l=[];
for(const w of Iw(t.slice(o,r),c.direction==="rtl"))yield*this.addWords(l,w);const d=l.reduce((w,{run:b,width:y})=>w+b.dx+y,0),{room:f,stretch:h}=Ww(a.length,d,
l),u=a.length?.length??d,{anchor:p}=c.drawn,g=p===(c.direction==="rtl"?"start":"end"),m=p==="middle"?.5:g?1:0;n=(a.x??n)-u*m,i=a.y??i;for(const{run:w,word:b,width:y}of l){
n+=w.dx,i+=w.dy;const{letterSpacing:x}=w.style,v=f===0?w:{...w,style:{...w.style,letterSpacing:x+f}},S=(y+f*Wi(w))*h;e.push({run:v,word:b,width:S,stretch:h,...Nw(
w.path,n,i,S)}),n+=S}o=r}return e}*addWords(t,{run:e,isRight:n}){const{text:i,style:o,path:r}=e,a=this.layout.faceOf(o),c=r&&!n?i.matchAll(Aw):[[i]];let l=!0;for(const[
d]of c){l||(yield Ew);const f=l?{...e,text:d}:{...e,text:d,dx:0,dy:0},h=this.layout.typefaces.word(d,a,n),u=h.width*o.fontSize/1e3+o.letterSpacing*Wi(f);t.push(
{run:f,word:h,width:u}),l=!1}}boxAround(t){let[e,n,i,o]=[1/0,1/0,-1/0,-1/0];for(const{run:r,x:a,y:c,width:l}of t){const{ascent:d,descent:f}=this.layout.typefaces.
metrics(this.layout.faceOf(r.style)),h=r.style.fontSize/1e3;[e,i]=[Math.min(e,a),Math.max(i,a+l)],[n,o]=[Math.min(n,c-d*h),Math.max(o,c-f*h)]}return[e,n,i,o]}*run({
run:t,word:e,x:n,y:i,angle:o,width:r,stretch:a},c,l){const{style:d}=t,{page:f,element:h,scopes:u}=l,p=d.fontSize/_i;if(p<=0)return;const[g,m]=[Math.cos(o),Math.
sin(o)],w=d.drawn.drop*d.fontSize,y=[...[p*a*g,p*a*m],p*m,-p*g,n-w*m,i+w*g],x={...l,scopes:[...u,{on:()=>({matrix:y})}]},{fill:v,stroke:S,isStrokeUnder:T=!1}=c,
A=d.letterSpacing/p,N=ws(d),U={kind:"text",x:0,y:0,size:_i,...this.inkOf(v),words:[e],matrix:y,oblique:N,spacing:A},Y=qc(d.decorations,{x:0,y:0,unit:1/p,ascent:this.
layout.metricsOf(d).ascent/d.fontSize,width:r/(p*a),opacity:1,least:0,isWhole:!1,...v&&!("stops"in v.paint)&&{paint:{color:v.paint,alpha:v.alpha}}}),et=Qc(Y),ot=S&&
this.outline(e,S,{matrix:y,spacing:A,oblique:N,scale:p},x);ot&&T&&(yield*ot),et.under.length>0&&this.canvas.draw(f,h,x.scopes,...et.under),this.canvas.draw(f,h,
Ac(U.fill,u),U),et.over.length>0&&this.canvas.draw(f,h,x.scopes,...et.over),ot&&!T&&(yield*ot)}*outline(t,e,{matrix:n,spacing:i,oblique:o,scale:r},a){const{isUnscaled:c=!1}=e,
l=ml(e,c?a.scale*r:r),d="stops"in l.color?this.shadeIn(l.color,n):l.color;for(const f of pl([t],{x:0,y:0,size:_i,spacing:i,isOblique:o}))yield Rw*f.length,this.
canvas.draw(a.page,void 0,a.scopes,{kind:"outline",path:f.join(" "),...l,color:d})}inkOf(t){if(!t)return{color:[0,0,0],isHidden:!0};const{paint:e,alpha:n}=t;return"\
stops"in e?{color:[0,0,0],fill:e,alpha:n}:{color:e,alpha:n}}shadeIn(t,e){return this.count(t.stops.length*Lw),{...t,matrix:(0,X.lw)(t.matrix??_w,(0,X.DI)(e))}}}
const Bw={fill:void 0},_w=[1,0,0,1,0,0],Wi=({text:s})=>Array.from(s).length;function ml(s,t){if(!(t>1e-6))return s;const{width:e,dashes:n,dashOffset:i}=s;return{
...s,width:e/t,dashes:n.map(o=>o/t),dashOffset:i/t}}function Ww(s,t,e){if(!s||t<=0)return{room:0,stretch:1};if(s.scales)return{room:0,stretch:s.length/t};const n=e.
reduce((i,{run:o})=>i+Wi(o),0);return{room:n>1?(s.length-t)/(n-1):0,stretch:1}}function Nw(s,t,e,n){if(!s||s.parts.length===0)return{x:t,y:e,angle:0,isBeyond:!1};
const i=t+n/2,o=Math.max((0,hl.MJ)(s.starts,i)-1,0),r=s.parts[o],[a,c]=[Math.cos(r.angle),Math.sin(r.angle)],l=i-s.starts[o]-n/2,d=i<0||i>s.length;return{x:r.x+
l*a-e*c,y:r.y+l*c+e*a,angle:r.angle,isBeyond:d}}const Pw=5e3,Ni=5e6,wl=5;function $w(s,{drawing:t,width:e,height:n},i){if(e!==void 0&&n!==void 0)return Ri(s,{width:e,
height:n},i);if(!t?.view||t.fit.scaling==="none"||i.objectFit==="fill")return s;const[,,o,r]=t.view,{objectPosition:a}=i;return Ri(s,{width:o,height:r},{objectPosition:a,
objectFit:i.objectFit==="cover"?"cover":"contain"})}class zw{canvas;layout;texts;constructor(t,e){this.canvas=t,this.layout=e,this.texts=new Cw(t,e,n=>this.countTiles(
n))}*paint({view:t,fit:e,nodes:n},i,o,r){const a={width:i.right-i.left,height:i.bottom-i.top},c=o.x(1)-o.x(0),l=[c,0,0,-c,o.x(i.left),o.y(i.top)],d=t?(0,X.lw)(Pe(
t,e,a),l):l,f=(0,X.PU)(d)/c;yield*this.nodes(n,{...r,scale:f,scopes:[...r.scopes,{on:()=>({matrix:d})}]})}*repeat({drawing:t,size:e},n,i,o,r){this.count(e);const a=r<
1?[...o.scopes,{on:()=>({opacity:r})}]:o.scopes;yield*this.paint(t,n,i,{...o,scopes:a})}counted(t){return this.count(t.reduce((e,{path:n})=>e+n.length,0)),t}countTiles(t){
this.count(t*wl)}count(t){if(this.layout.tiled+=t,this.layout.tiled<=Ni)return;const n=`repeats more than ${`${Ni/wl} images or colors of gradients, or ${Ni} ch\
aracters of drawings (svg, conic gradients)`} in backgrounds and borders; make them larger`;throw(0,Z.G6)([{field:"file",message:n}])}*nodes(t,e){for(const n of t)
yield Pw,n.kind==="group"?yield*this.group(n,e):n.kind==="text"?yield*this.texts.paint(n.runs,e):n.kind==="image"?this.image(n,e):this.shape(n,e)}shape({path:t,
fill:e,stroke:n,isStrokeUnder:i},o){const r=[];e&&r.push({kind:"shape",path:t,fill:e.paint,alpha:e.alpha,hasHoles:e.hasHoles}),n&&r.push({kind:"outline",path:t,
...n.isUnscaled?ml(n,o.scale):n}),this.canvas.draw(o.page,o.element,o.scopes,...i?r.reverse():r)}*group(t,e){const{matrix:n,clip:i,clipHasHoles:o,opacity:r,blend:a,
overlays:c,mask:l,nodes:d}=t,f={...n&&{matrix:n},...i!==void 0&&{clip:i,hasHoles:o},...r<1&&!l&&{opacity:r},...a!==void 0&&{blend:a}},h=Object.keys(f).length===
0,u=n?e.scale*(0,X.PU)(n):e.scale,p=h?e:{...e,scale:u,scopes:[...e.scopes,{on:()=>f}]},{scopes:g}=p,m=Cc(c,g);if(!l)return yield*this.nodes(d,{...p,scopes:[...g,
...m]});const w={isAlpha:l.isAlpha},b=[...g,{on:()=>({making:w})}];this.canvas.draw(e.page,void 0,b,{kind:"shape",path:"0 0 0 0 re",fill:[0,0,0]}),yield*this.nodes(
l.nodes,{page:e.page,element:void 0,scale:u,scopes:b}),yield*this.nodes(d,{...p,scopes:[...g,{on:()=>({masked:w,opacity:r})},...m]})}image({image:t,matrix:e},{page:n,
element:i,scopes:o}){const r=this.canvas.sheet(n).image(t);this.canvas.draw(n,i,o,{kind:"image",name:r,matrix:(0,X.lw)(t.upright,e)})}}const[Dw,Fw]=[4e3,200],Gw=5e3,
bl=6,Ke=1e3;class Hw{known=new Map;*between(t,e,[n,i]){const o=[],{size:r}=e;for(const{font:a,glyph:c,x:l,y:d,lean:f}of ul(t,e)){const h=[(n-d)/r*Ke,(i-d)/r*Ke],
u=`${a.name} ${c.id} ${f} ${Math.round(h[0])} ${Math.round(h[1])}`,p=this.known.has(u);yield p?Fw:Dw;const g=a.face.unit*Ke/1e3,m=p?this.known.get(u):jw(a.face.
pathOf(c,{x:0,y:0,scale:g,lean:f}),h);!p&&this.known.size<Gw&&this.known.set(u,m),m&&o.push([l+m[0]*r/Ke,l+m[1]*r/Ke])}return o}}function jw(s,t){let[e,n]=[1/0,
-1/0],[i,o,r,a]=[0,0,0,0];const c=(d,f)=>{for(const h of Uw([i,o],[d,f],t))[e,n]=[Math.min(e,h),Math.max(n,h)];[i,o]=[d,f]},l=[];for(const d of s.split(" ")){const[
f=0,h=0,u=0,p=0,g=0,m=0]=l;if(d==="m")[i,o,r,a]=[f,h,f,h];else if(d==="l")c(f,h);else if(d==="h")c(r,a);else if(d==="c"){const[w,b]=[i,o];for(let y=1;y<=bl;y++){
const x=y/bl;c(yl(x,w,f,u,g),yl(x,b,h,p,m))}}else{l.push(Number(d));continue}l.length=0}return e<=n?[e,n]:void 0}function yl(s,t,e,n,i){const o=1-s;return o**3*
t+3*o**2*s*e+3*o*s**2*n+s**3*i}function Uw([s,t],[e,n],[i,o]){if(Math.max(t,n)<=i||Math.min(t,n)>=o)return[];const r=c=>s+(e-s)*(c-t)/(n-t),a=(c,l)=>l<i?r(i):l>
o?r(o):c;return[a(s,t),a(e,n)]}const Kw=.4,Yw={under:[],over:[]},xl=({textStrokeColor:s,color:t})=>s??t;function Xw(s,t,e){const{textStrokeWidth:n}=s,i=xl(s);return n>
0&&i.alpha>0?{outline:{color:i.color,width:n*e,isAlone:t===0}}:{}}const kl=(s,t,{y:e,from:n=0},i)=>s.snap(t,i+n)+e-n;class Vw{canvas;boxes;metrics;gaps=new Hw;constructor(t,e,n){
this.canvas=t,this.boxes=e,this.metrics=n}*under({inlines:t},{x:e,top:n,page:i,opacity:o,scopes:r}){const{fragments:a}=this.canvas,[c,l]=[a.startOf(i),a.endOf(i)];
for(const[d,{x:f,y:h,width:u,height:p,box:g,isFirst:m,isLast:w}]of t.entries()){d%20===19&&(yield rt*2);const{style:b}=g,y={top:b.borderTopWidth,right:w?b.borderRightWidth:
0,bottom:b.borderBottomWidth,left:m?b.borderLeftWidth:0},x=Math.max(n+h,c),v={left:e+f,top:x,right:e+f+u,bottom:Math.max(Math.min(n+h+p,l),x)},S={top:0,right:0,
bottom:0,left:0};yield*this.boxes.paint({rect:v,style:b,border:y,padding:S,images:g.images,opacity:o*b.opacity,scopes:r})}}*text(t,e){const{canvas:n}=this,{style:i,
owner:o}=t;if(i.visibility!=="visible")return;const{page:r,opacity:a,scopes:c}=e,l=e.element&&(o?.in(e.element)??e.element),[d,f]=[e.x+t.x,kl(n,r,t,e.top)],h=yield*this.
boxes.textFillOf(i,r);n.draw(r,l,Ac(h,c),...yield*this.inks(t,d,f,{page:r,opacity:a,fill:h}));const u=o?.linking;if(!e.element||!u?.link)return;const{scale:p}=n,
[g,m]=[n.x(r,d),n.y(r,f)],w=i.fontSize*p;n.link(r,u.in(e.element),[g,m-w*.25,g+t.width*p,m+w*.9],u.link,c)}*inks(t,e,n,{page:i,opacity:o,fill:r}){const{canvas:a}=this,
{style:c,words:l}=t,{color:d,alpha:f}=c.textFillColor??c.color,h=c.fontSize*a.scale,[u,p]=[a.x(i,e),a.y(i,n)],g=c.letterSpacing*a.scale,m={x:u,y:p,size:h,spacing:g,
isOblique:ws(c)},w=c.decorations.length===0?Yw:yield*this.lines(t,m,o),b=[...w.under];return b.push({kind:"text",x:u,y:p,size:h,color:d,...r&&{fill:r},words:l,oblique:m.
isOblique,bolder:oh(c)*h,spacing:g,...Xw(c,r?1:f,a.scale),alpha:o*(r?1:f||xl(c).alpha)}),(0,j.RZ)(b,w.over),b}*lines({style:t,words:e,width:n,drops:i},o,r){const{
scale:a}=this.canvas,c=qc(t.decorations,{x:o.x,y:o.y,unit:a,ascent:this.metrics.metricsOf(t).ascent/t.fontSize,width:n*a,opacity:r,least:Kw,isWhole:!0,drops:i}),
l=[];if(t.skipsInk)for(const[d,f]of c.entries())ew(f)&&(l[d]=yield*this.gaps.between(e,o,nw(f)));return Qc(c,l)}}const Zw=2e4,Jw=2e3,Ye=.32,ve=Ye*Math.SQRT1_2,qw=[
[Ye,[0]],[ve,[-ve,ve]],[0,[-Ye,0,Ye]],[-ve,[-ve,ve]],[-Ye,[0]]],Qw=.8,tb=[[0,[0]]],eb=({blur:s})=>s>.5?qw:tb,nb=s=>s.reduce((t,[,{length:e}])=>t+e,0);class sb{canvas;layout;constructor(t,e){
this.canvas=t,this.layout=e}*draw(t,e){const{style:n}=t;if(n.visibility==="visible")for(const i of[...n.textShadow].reverse()){const o=eb(i),{color:r,alpha:a}=i.
paint??n.color,c=nb(o),l=c>1?Qw:1,d=1-(1-a*e.opacity*l)**(1/c);if(d<=0)continue;const f=this.canvas.pageAt(e.top+t.y-n.fontSize/2);for(const h of this.paths(t,e,
f)){const{length:u}=h;if(yield Jw*u,this.layout.shadowed+=u*c,this.layout.shadowed>Zw){this.layout.shadowsLeftOut++;return}const{scale:p}=this.canvas,g={kind:"s\
hape",path:h.join(" "),fill:r,alpha:d},m=o.map(([w,b])=>({kind:"tiles",tile:g,across:b.map(y=>(i.x+y*i.blur)*p),up:(w*i.blur-i.y)*p}));this.canvas.draw(f,void 0,
e.scopes,...m)}}}paths(t,e,n){const{canvas:i}=this,{style:o,words:r,x:a}=t;return pl(r,{x:i.x(n,e.x+a),y:i.y(n,kl(i,n,t,e.top)),size:o.fontSize*i.scale,spacing:o.
letterSpacing*i.scale,isOblique:ws(o)})}}const Ol=1e3,ib=65534,Ml=1e6;function Xe(s){const t=s.known.get("grid");if(t)return t;const e=[],n=[],i=[],o=[],r=[],a=[];
for(const u of s.children){const{display:p}=u.style;if(p==="table-caption")e.push(u);else if(p==="table-column-group"||p==="table-column"){const g=n.length;ob(u,
n),p==="table-column-group"&&i.push({box:u,from:g,to:n.length})}else p==="table-header-group"?(o.length===0?o:r).push(u):p==="table-footer-group"?(a.length===0?
a:r).push(u):u.isPositioned||r.push(u)}const c=[],l=[];for(const u of[...o,...r,...a]){const p=c.length;for(const g of u.children)g.isPositioned||c.push(g);l.push(
{box:u,from:p,to:c.length})}const d=rb(c,l),f=o.length>0?l[0].to:0,h={rows:c,groups:l,captions:e,headRows:f,foot:a[0],columnGroups:i,columnBoxes:n,...d,columns:Math.
max(d.columns,n.length)};return s.known.set("grid",h),h}function ob(s,t){const e=s.children.filter(({style:n})=>n.display==="table-column");for(const n of e.length>
0?e:[s])for(let i=Math.min(n.span.columns,Ol);i>0;i--)t.push(n)}function rb(s,t){const e=[];let n=0,i=0,o=0,r=[];for(const[a,{children:c}]of s.entries()){for(;t[o].
to<=a;)o++,r=[];let l=0;for(const d of c){if(d.isPositioned)continue;for(;(r[l]??0)>a;)l++;const f=Math.min(Math.max(d.span.columns,1),Ol),h=t[o].to,u=d.span.rows===
0?h-a:Math.min(Math.max(d.span.rows,1),h-a,ib);if(e.push({box:d,row:a,column:l,rows:u,columns:f}),i+=f*u,i>Ml)throw(0,Z.G6)([{field:"file",message:`has a table \
of more than ${Ml} places for cells; at most that many are allowed`}]);if(u>1)for(let p=l;p<l+f;p++)r[p]=a+u;l+=f}n=Math.max(n,l)}return{cells:e,columns:n}}const Un={
top:"Top",right:"Right",bottom:"Bottom",left:"Left"},Kn={top:"bottom",right:"left",bottom:"top",left:"right"},Sl=["double","solid","dashed","dotted","ridge","ou\
tset","groove","inset","none"],vl=new WeakMap;function ce(s,t){let e=vl.get(s);if(!e){const n=i=>({width:s[`border${i}Width`],line:s[`border${i}Style`],paint:s[`\
border${i}Color`]??s.color});e={top:n(Un.top),right:n(Un.right),bottom:n(Un.bottom),left:n(Un.left)},vl.set(s,e)}return e[t]}function Tl(s,t){return s.line==="h\
idden"||t.line==="hidden"?s.line==="hidden"?s:t:s.line==="none"||t.line==="none"?s.line==="none"?t:s:s.width!==t.width?s.width>t.width?s:t:Sl.indexOf(t.line)<Sl.
indexOf(s.line)?t:s}const ab={inset:"ridge",outset:"groove",ridge:"ridge",groove:"groove"},cb=2,Il=new WeakMap;function lb(s){const t=ab[s.line];if(!t)return s;
let e=Il.get(s);return e||Il.set(s,e={...s,line:s.width<cb?"solid":t}),e}const El=new WeakMap;function db(s,t){let e=El.get(t);e||El.set(t,e=new WeakMap);let n=e.
get(s);if(!n){const{top:i,right:o,bottom:r,left:a}=t;n={...s,backgroundColor:void 0,backgroundImage:[],boxShadow:[],borderTopStyle:i.line,borderRightStyle:o.line,
borderBottomStyle:r.line,borderLeftStyle:a.line,borderTopColor:i.paint,borderRightColor:o.paint,borderBottomColor:r.paint,borderLeftColor:a.paint},e.set(s,n)}return n}
function Pi(s){const t=s.known.get("collapsed");if(t)return t;const e=Xe(s),n={cells:pb(e),groups:Rl(e.groups),columnGroups:Rl(e.columnGroups)},i=new Map,o=new Map,
r=new ub;for(const c of e.cells){const l=f=>lb(gb(c,f,s,e,n)),d=r.find({top:l("top"),right:l("right"),bottom:l("bottom"),left:l("left")});i.set(c.box,d.edges),o.
set(c.box,d.halves)}const a={table:mb(e,i,s),cells:o,edges:i};return s.known.set("collapsed",a),a}const Bt=({width:s,line:t})=>t==="none"||t==="hidden"?0:s/2,fb=({
top:s,right:t,bottom:e,left:n})=>({top:Bt(s),right:Bt(t),bottom:Bt(e),left:Bt(n)}),hb=20;class ub{kinds=[];find(t){const{top:e,right:n,bottom:i,left:o}=t,r=this.
kinds.find(({edges:c})=>c.top===e&&c.right===n&&c.bottom===i&&c.left===o);if(r)return r;const a={edges:t,halves:fb(t)};return this.kinds.length<hb&&this.kinds.push(
a),a}}function pb({cells:s,columns:t}){const e=new Map;for(const n of s)for(let i=n.row;i<n.row+n.rows;i++)for(let o=n.column;o<n.column+n.columns;o++)e.set(i*t+
o,n);return e}function Rl(s){const t=[];for(const e of s)for(let n=e.from;n<e.to;n++)t[n]=e;return t}function gb(s,t,e,n,i){const{row:o,column:r,rows:a,columns:c}=s;
let l=ce(s.box.style,t);const d=t==="top"||t==="bottom",f=t==="top"?o-1:t==="bottom"?o+a:t==="left"?r-1:r+c,h=d?n.rows.length:n.columns,[u,p]=d?[r,r+c]:[o,o+a],
g=new Set;for(let x=u;x<p&&g.size<64;x++){const v=i.cells.get(d?f*n.columns+x:x*n.columns+f);v&&f>=0&&f<h&&g.add(v)}for(const x of g)l=Tl(l,ce(x.box.style,Kn[t]));
const m=f<0||f>=h,w=(x,v)=>{x&&(l=Tl(l,ce(x.style,v)))},b=d?t==="top"?o:o+a-1:t==="left"?r:r+c-1,y=x=>{const[v,S]=[x[b],x[f]];v!==S&&(w(v?.box,t),w(S?.box,Kn[t]))};
if(d)w(n.rows[b],t),w(n.rows[f],Kn[t]),y(i.groups);else if(m){for(let x=o;x<Math.min(o+a,n.rows.length);x++)w(n.rows[x],t);w(i.groups[o]?.box,t)}return d?m&&(w(
n.columnBoxes[r],t),w(i.columnGroups[r]?.box,t)):(w(n.columnBoxes[b],t),w(n.columnBoxes[f],Kn[t]),y(i.columnGroups)),m&&w(e,t),l}function mb({cells:s,columns:t,
rows:e},n,i){if(s.length===0)return{top:Bt(ce(i.style,"top")),right:Bt(ce(i.style,"right")),bottom:Bt(ce(i.style,"bottom")),left:Bt(ce(i.style,"left"))};let[o,r,
a,c]=[0,0,0,0];for(const l of s){const d=n.get(l.box);l.row===0&&(o=Math.max(o,Bt(d.top))),l.column===0&&(c=Math.max(c,Bt(d.left))),l.row+l.rows===e.length&&(a=
Math.max(a,Bt(d.bottom))),l.column+l.columns===t&&(r=Math.max(r,Bt(d.right)))}return{top:o,right:r,bottom:a,left:c}}const Ll=.05;class Ut{canvas;layout;boxes;texts;drawings;shadows;effects;constructor(t,e){
this.canvas=t,this.layout=e,this.drawings=new zw(t,e),this.boxes=new ww(t,this.drawings,e),this.texts=new Vw(t,this.boxes,e),this.shadows=new sb(t,e),this.effects=
new g0(this.boxes)}*paint(t,e=!1){this.layout.hasUnder??=yield*A0(t.laid);const n=!0,i=this.canvas instanceof Se;yield*this.context(t,{opacity:1,scopes:[],isArtifact:e,
over:[],lifted:[],isContext:n,end:1/0,isLast:i})}*repeat({laid:t,x:e,top:n},i){const{fragments:o,last:r}=i;for(let a=1;a<=r;a++){const c=t.isFromBottom?n+o.heightOf(
a)-o.heightOf(0):n;yield*new Ut(new Dn(i,a),this.layout).paint(yield*Me(t,e,c),!0)}}*painterOf(t){if(!(this.canvas instanceof Se))return this;const{onlyPage:e}=t;
return e!==void 0?new Ut(new Dn(this.canvas,e,0),this.layout):t.laid.box.style.position==="fixed"&&(yield*_c(this.canvas,t))?new Ut(new Dn(this.canvas,0),this.layout):
this}*context(t,e){const n=[];yield*this.level(t,{...e,lifted:n,isContext:!0});for(const{placed:i,around:o,painter:r}of Al(n))yield*r.context(i,o)}*level(t,e){const n=[];
yield*this.box(t,{...e,over:n});for(const i of n)Fc(i.placed.laid.box)?yield*i.painter.context(i.placed,i.around):yield*i.painter.level(i.placed,{...i.around,lifted:e.
lifted})}*under(t,e){const n=[];yield*this.findUnder(t,e,n);for(const{placed:i,around:o,painter:r}of Al(n))yield*r.context(i,o),r!==this&&this.canvas instanceof
Se&&i.laid.box.style.position==="fixed"&&(yield*this.repeat(i,this.canvas))}*findUnder(t,e,n){const{children:i,repeated:o,apart:r,lines:a,columns:c}=t,l=[...i,...o,
...r,...a.flatMap(d=>d.atoms)];for(const d of l){yield rt/10;const{laid:f}=d,h=jn(f.box);if(h<0)n.push({placed:d,around:e,order:h,painter:yield*this.painterOf(d)});else if(!Fc(
f.box)){const u=this.scopesOf(d,e.scopes);f.box.style.overflow==="hidden"&&this.clip(d,u),yield*this.findUnder(d,{...e,scopes:u,end:ci(d,e.end)},n)}}c&&(yield*new Ut(
new Ti(this.canvas,t,e.scopes),this.layout).findUnder(c.content,{...e,scopes:[],isLast:!1},n))}scopesOf({laid:t,x:e,top:n},i){const o=[...i];return t.shift&&o.push(
this.shiftOf(t.shift)),t.box.style.transform.length>0&&o.push(this.turnOf({laid:t,x:e,top:n})),t.turn&&o.push(this.turnAround(e,n,t.turn)),o}*box(t,e){yield rt/
2;const{laid:n}=t,{style:i}=n.box,o=this.scopesOf(t,e.scopes),r=yield*this.effects.enter(t,e.opacity,o);if(r===0)return;const a=t.top<ai(t,e.end);a&&(yield*this.
background(t,o,r)),a&&n.box.marker&&x0(this.canvas,this.layout,t,{opacity:r,scopes:o,isArtifact:e.isArtifact}),this.mark(n.box,t.x,t.top,o),i.overflow==="hidden"&&
this.clip(t,o);const c=e.isLast&&n.box.inner==="blocks",l={...e,opacity:r,scopes:o,isContext:!1,end:ci(t,e.end),isLast:c};e.isContext&&this.layout.hasUnder===!0&&
(yield*this.under(t,{...l,isLast:!1})),a&&n.box.replaced&&(yield*this.picture(t,l,void 0)),yield*this.inside(t,l)}*inside(t,e){const{laid:n}=t;if(t.columns&&(yield*this.
columns(t,t.columns,e)),e.isLast){const o=eg(t);for(let r=o.pop();r;r=o.pop())this.canvas instanceof Se&&(yield*this.canvas.settle(r.top)),yield*this.child(r,e)}else
for(const o of t.children)yield*this.child(o,e);for(const o of t.repeated)yield*this.child(o,{...e,isArtifact:!0});for(const o of t.apart)yield*this.child(o,e);
const i=e.isArtifact?void 0:n.box.element??void 0;for(const{line:o,top:r,atoms:a}of t.lines){if(yield rt/4,r>=e.end)continue;const c=this.canvas.pageAt(r),l={x:t.
x,top:r,page:c,element:i,opacity:e.opacity,scopes:e.scopes};for(const{box:u,x:p,y:g}of o.inlines)this.mark(u,t.x+p,r+g,e.scopes);yield*this.texts.under(o,l);const f=(n.
box.style.textOverflow==="ellipsis"||o.isCut===!0)&&this.cutLine(o,t,l);f&&(yield*this.texts.text(f.dots,{...l,element:void 0}));const h=f?{...l,scopes:[...l.scopes,
f.clip]}:l;for(const u of o.texts)u.style.textShadow.length>0&&(yield*this.shadows.draw(u,{...h,opacity:Cl(u.style,e.opacity)}));for(const[u,p]of o.texts.entries()){
u%20===19&&(yield rt*2);const{fontSize:g}=p.style;yield*this.texts.text(p,{...h,opacity:Cl(p.style,e.opacity),page:this.canvas.pageAt(r+p.y-g/2)})}for(const[u,p]of a.
entries())yield*this.atom(p,o.atoms[u].owner,i,e)}}cutLine(t,{laid:e,x:n},{top:i,page:o}){if(e.box.style.overflow!=="hidden"||e.box.style.direction==="rtl")return;
const r=({style:h})=>this.layout.typefaces.word(T0,this.layout.faceOf(h)),a=h=>r(h).width*h.style.fontSize/1e3,c=e.width-e.border.right-e.padding.right,l=I0(t,c,
a);if(!l)return;const d=this.boxes.points(o),f={left:n-t.height,right:n+l.at,top:i-t.height,bottom:i+2*t.height};return{dots:{...l.text,owner:void 0,x:l.at,width:a(
l.text),words:[r(l.text)]},clip:{on:()=>({clip:at(f,At,d)})}}}*columns(t,{content:e,fragments:n,rows:i},o){for(const l of t0(t,o.opacity,o.scopes))yield rt/4,yield*this.
boxes.paint(l);const r=new Ut(new Ti(this.canvas,t,o.scopes),this.layout),a=i.findIndex(({top:l})=>t.top+l>=o.end),c=a<0?1/0:n.startOf(a*t.laid.columns.count);yield*r.
box(e,{...o,scopes:[],end:c,isLast:!1})}*child(t,e){const{box:n}=t.laid;if(R0(n)){const i=jn(n);if(i<0)return;(i>0?e.lifted:e.over).push({placed:t,around:{...e,
isLast:!1},order:i,painter:yield*this.painterOf(t)})}else yield*this.box(t,e)}*atom(t,e,n,i){const{box:o}=t.laid,r=n&&(e?.in(n)??n);if(r&&o.element&&o.replaced&&
!o.element.parent&&r.adopt(o.element),o.replaced&&r&&e){const a=this.scopesOf(t,i.scopes),c=yield*this.effects.enter(t,i.opacity,a);if(c===0)return;yield*this.background(
t,a,c),yield*this.picture(t,{...i,scopes:a,opacity:c},o.element?e:void 0,r);return}yield*this.child(t,i)}*background(t,e,n){const{laid:i,x:o,top:r,bottom:a}=t,{
box:c}=i,l=a-r,d=i.frame&&i.frame.height<i.height?{top:r+i.frame.top,bottom:r+i.frame.top+i.frame.height+l-i.height}:{top:r,bottom:a},f={left:o,right:o+i.width,
...d},{style:h}=c;if(h.display==="table-cell"&&h.emptyCells==="hide"&&i.lines.length===0&&i.children.length===0&&h.borderCollapse==="separate")return;const u=c.
inner==="table"&&h.borderCollapse==="collapse",p={top:0,right:0,bottom:0,left:0},g=c.known.get("edges"),m=u||g?p:i.border,w=c.isFluid?c.pageName:void 0,b=wb(t);
if(yield*this.boxes.paint({rect:f,style:h,border:m,padding:i.padding,images:c.images,opacity:n,scopes:e,fluidOn:w,gap:b}),!g)return;const y={top:g.top.width,right:g.
right.width,bottom:g.bottom.width,left:g.left.width},{fragments:x}=this.canvas,[v,S]=[f.top-y.top/2,f.bottom+y.bottom/2],T={left:f.left-y.left/2,right:f.right+y.
right/2,top:Math.max(v,Math.min(x.startOf(x.at(f.top+Ll)),f.top)),bottom:Math.min(S,Math.max(x.endOf(x.at(f.bottom-Ll)),f.bottom))};yield*this.boxes.paint({rect:T,
style:db(h,g),border:y,padding:p,images:void 0,opacity:n,scopes:e})}mark({place:t},e,n,i){if(!t||t.sheet)return;const o=Math.min(this.canvas.pageAt(n),this.canvas.
last);t.sheet=this.canvas.sheet(o);const[r,a]=[this.canvas.x(o,e),this.canvas.y(o,n)];t.top=this.canvas.moved(o,[r,a,r,a],i)[3]+6}clip({laid:t,x:e,top:n,bottom:i},o){
const{style:r}=t.box,a={left:e,top:n,right:e+t.width,bottom:i},c=Ei(r,t.width,t.height);o.push({on:l=>({clip:at(Mt($c(this.canvas,l,a),t.border),c,this.boxes.points(
l))})})}shiftOf({x:t,y:e}){const{scale:n}=this.canvas;return{on:()=>({matrix:[1,0,0,1,t*n,-e*n]})}}turnOf({laid:t,x:e,top:n}){const{style:i}=t.box,o=e+(0,M.S6)(
i.transformOrigin[0],t.width),r=n+(0,M.S6)(i.transformOrigin[1],t.height);let a=[1,0,0,1,0,0];for(const c of[...i.transform].reverse())a=(0,X.lw)(a,c.kind==="ma\
trix"?c.values:[1,0,0,1,(0,M.S6)(c.x,t.width),(0,M.S6)(c.y,t.height)]);return this.turnAround(o,r,a)}turnAround(t,e,n){const{canvas:i}=this;return{on:o=>{const[
r,a,c,l,d,f]=n,[h,u]=[i.x(o,t),i.y(o,e)],p=[r,-a,-c,l,d*i.scale,-f*i.scale];return{matrix:(0,X.lw)((0,X.lw)([1,0,0,1,-h,-u],p),[1,0,0,1,h,u])}}}}*picture(t,e,n,i){
const{box:o,border:r,padding:a,width:c,height:l}=t.laid,{replaced:d,style:f}=o;if(!d||f.visibility!=="visible")return;const{x:h,top:u}=t,p=Mt(Mt({left:h,top:u,right:h+
c,bottom:u+l},r),a),g=this.canvas.pageAt(u),m=this.boxes.points(g),w={page:g,element:e.isArtifact?void 0:o.element??void 0,scopes:e.scopes},b=Gt(Gt(Ei(f,c,l),r),
a);if(d.image)this.image(d.image,f,p,b,w);else if(d.drawing){const v=$w(p,d,f),S={on:()=>({clip:at(p,b,m)})},T=b.some(([N])=>N>0),A=v===p&&!T?w.scopes:[...w.scopes,
S];yield*this.drawings.paint(d.drawing,v,m,{...w,scopes:A})}else return;const y=n?.linking?.link;if(!i||!y)return;const x=[m.x(p.left),m.y(p.bottom),m.x(p.right),
m.y(p.top)];this.canvas.link(g,i,x,y,e.scopes)}image(t,e,n,i,{page:o,element:r,scopes:a}){const{canvas:c}=this,l=this.boxes.points(o),d=Ri(n,t.displayed,e),f=i.
some(([m])=>m>0),h=!s0(d,n),u={on:()=>({clip:at(n,i,l)})},p=(0,X.lw)(t.upright,[l.x(d.right)-l.x(d.left),0,0,l.y(d.top)-l.y(d.bottom),l.x(d.left),l.y(d.bottom)]),
g=c.sheet(o).image(t);c.draw(o,r,f||h?[...a,u]:a,{kind:"image",name:g,matrix:p})}}function wb({laid:s,children:t,top:e}){const n=s.legend&&t.find(o=>o.laid===s.
legend);if(!n)return;const i=e+(s.frame?.top??0);return{left:n.x,top:Math.min(n.top,i),right:n.x+n.laid.width,bottom:Math.max(n.bottom,i+s.border.top)}}const Al=s=>s.
toSorted((t,e)=>t.order-e.order),Cl=({opacity:s,display:t},e)=>t==="inline"?e*s:e;function*bb(s,t){const e=new Map,n=[[[s],t]];for(let i=n.pop();i;i=n.pop()){const[
o,r]=i;for(const a of o){yield 2e3;const{laid:c,top:l,children:d,apart:f,lines:h,columns:u}=a,p=(m,w)=>{m&&!e.has(m)&&e.set(m,r.pageOf(Math.min(r.pageAt(w),r.last)))};
p(c.box.place,l);const g=[...d];(0,j.RZ)(g,f);for(const{line:m,top:w,atoms:b}of h){for(const{box:y,y:x}of m.inlines)p(y.place,w+x);(0,j.RZ)(g,b)}g.length>0&&n.push(
[g,r]),u&&n.push([[u.content],new Ti(r,a,[])])}}return e}const Bl=({columnGap:s,fontSize:t},e)=>s===void 0?Math.round(t):Math.max((0,M.Il)(s,e),0);function yb(s,t){
const e=Bl(s,t),i=Math.min((o=>Math.max(Math.floor((t+e)/(Math.max(o,1)+e)),1))(s.columnWidth??1),s.columnCount??1/0);return{count:i,width:Math.max((t+e)/i-e,0),
gap:e}}function*xb(s,t,e){const{box:n}=s,{count:i,width:o,gap:r}=yb(n.style,e.width),a=yield*t.layOut(n.children[0],{width:o,height:void 0});s.firstBaseline=a.firstBaseline,
s.lastBaseline=a.lastBaseline;const c={content:a,count:i,width:o,gap:r,fillsFirst:n.style.columnFill==="auto",whole:void 0},l=Math.max(a.height,1);if(l>i*t.page.
height){const u=yield*$i({...c,fillsFirst:!0},t,l/i+1);return s.columns={...c,whole:u},_l(u)}const d=yield*$i(c,t,e.height??l),f=d.rows.length>1&&e.height!==void 0,
h=f?{...c,fillsFirst:!1}:c;return s.columns={...h,whole:f?yield*$i(h,t,l):d},_l(s.columns.whole)}function _l({rows:s}){const t=s.at(-1);return t.top+t.height}function $i(s,{
work:t},e){return Wc(s,{roomOf:()=>({top:0,height:e}),most:e,depth:1,isOpen:!0},i=>new Fn(i,t,{count:s.count,depth:1}))}function*kb({style:s,children:t},e){const{
least:n,most:i}=yield*e.widthsOf(t[0]),{columnWidth:o,columnCount:r=1}=s,a=Bl(s,0)*(r-1);if(o===void 0)return{least:n*r+a,most:i*r+a};const c=Math.max(o,1);return{
least:Math.min(c,n),most:Math.max(c,i)*r+a}}function Yn(s,t,e){switch(Wl(s,t)){case"center":return{before:t/2,between:0};case"flex-end":case"end":case"right":return{
before:t,between:0};case"space-between":return{before:0,between:e>1&&t>0?t/(e-1):0};case"space-around":return t>0&&e>0?{before:t/e/2,between:t/e}:{before:0,between:0};case"\
space-evenly":return t>0?{before:t/(e+1),between:t/(e+1)}:{before:0,between:0};default:return{before:0,between:0}}}const Wl=(s,t)=>s.startsWith("safe ")?t<0?"st\
art":s.slice(5):s;function zi(s,t,e=!1){const n=Wl(s,t);return n==="center"?t/2:(n==="flex-end"||n==="end"||n==="right")!==(e&&(n!=="start"&&n!=="end"&&n!=="lef\
t"&&n!=="right"))?t:0}const Ve=(s,t=!1)=>zi(s==="space-around"||s==="space-evenly"?"center":s,1,t),Ze=s=>s==="normal"||s==="stretch",Di=({alignSelf:s},{alignItems:t})=>Ze(
s==="auto"?t:s),Nl=(s,t)=>s==="self-start"?t?"end":"start":s==="self-end"?t?"start":"end":s,Ob={x:0,y:0},Xn=new WeakMap;function Je(s,t,{share:e=Ob,...n}){const i={
box:t,share:e,...n},o=Xn.get(s);o?o.push(i):Xn.set(s,[i])}const Pl=({style:s})=>s.position!=="static"||s.transform.length>0||s.isContained;function Fi(s,t=s.x,e=s.
y){const n=(Xn.get(s)??[]).map(i=>({...i,x:i.x+t,y:i.y+e}));return Xn.delete(s),n}function Mb(s){const t=Fi(s,0,0),e=(n,i,o)=>{for(const r of Fi(n,i,o))t.push(r)};
for(const n of s.children)e(n,n.x,n.y);for(const n of s.apart)e(n,n.x,n.y);s.columns&&e(s.columns.content,0,0);for(const n of s.lines)for(const{laid:i}of n.atoms)
e(i,i.x,n.y+i.y);return t}class Sb{laid;layout;width;sizes;xs;sinks=new Map;constructor(t,e,n,i){this.laid=t,this.layout=e,this.width=n,this.sizes=i;const{columnSizes:o,
columnGap:r}=i;this.xs=Gi(o,r,n,t.box.style.justifyContent)}areaWidth({column:t,columns:e}){const n=t+e-1;return this.xs[n]+this.sizes.columnSizes[n]-this.xs[t]}alignmentOf({
style:t}){const{justifyItems:e,alignItems:n,direction:i}=this.laid.box.style,o=t.justifySelf==="auto"?e:t.justifySelf;return{x:Nl(o,t.direction!==i),y:Nl(t.alignSelf===
"auto"?n:t.alignSelf,!1)}}widthIn(t){const{style:e,inner:n}=t.box,i=this.areaWidth(t);if(!yt(e.width)||n==="image"||e.marginLeft==="auto"||e.marginRight==="auto"||
!Ze(this.alignmentOf(t.box).x)||e.aspectRatio!==void 0&&typeof e.height=="object")return;const o=D(ft(e))+D(pt(e,i));return gt(i-z(e.marginLeft,i)-z(e.marginRight,
i),e,i,o)}layItem(t,e,n){const i=this.areaWidth(t);return this.layout.layOut(t.box,{width:i,height:e,fixedWidth:this.widthIn(t),fixedHeight:n,shrinks:!0})}*heightDemands(t){
const e=[],n=new Map,i=new Map;for(const o of t){const r=yield*this.layItem(o,void 0);e.push(r.height);const{marginTop:a,marginBottom:c}=o.box.style;if(this.alignmentOf(
o.box).y!=="baseline"||a==="auto"||c==="auto")continue;const l=z(a,this.areaWidth(o))+(r.firstBaseline??r.height);i.set(o,l),n.set(o.row,Math.max(n.get(o.row)??
0,l))}for(const[o,r]of i)this.sinks.set(o,n.get(o.row)-r);return t.map((o,r)=>this.heightDemand(o,e[r]))}heightDemand(t,e){const n=e+F(Wt(t.box.style,this.areaWidth(
t)))+(this.sinks.get(t)??0),{overflow:i,height:o,minHeight:r}=t.box.style,a=yt(o)&&!yt(r)?V(r,void 0,0,t.box.style):void 0,c=i==="hidden"&&yt(o)?0:a===void 0?n:
Math.min(a+n-e,n),l=yt(o)&&yt(r);return{from:t.row,count:t.rows,isFree:l,floor:c,least:n,most:n}}*place(t,{rowSizes:e,rowGap:n,height:i}){const{laid:o}=this,{style:r}=o.
box,a=Gi(e,n,i,r.alignContent),c=o.border.left+o.padding.left,l=o.border.top+o.padding.top,d=r.direction==="rtl";for(const f of t){yield rt/10;const h=f.row+f.rows-
1,u=a[h]+e[h]-a[f.row],p=this.areaWidth(f),g=yield*this.fill(f,p,u),{top:m,bottom:w,left:b,right:y}=Wt(f.box.style,p),{marginLeft:x,marginRight:v,marginTop:S,marginBottom:T}=f.
box.style,A=this.alignmentOf(f.box),N=p-g.width-b-y,U=d?this.width-g.width-this.xs[f.column]-y-Hi(v,x,A.x,N):this.xs[f.column]+b+Hi(x,v,A.x,N),Y=this.sinks.get(
f);g.x=c+U,g.y=l+a[f.row]+m,g.y+=Y??Hi(S,T,A.y,u-g.height-m-w),o.add(g)}o.flow="bands",this.takeBaselines(t)}takeBaselines(t){const{laid:e}=this,n=t.findIndex(r=>r.
row===0&&this.sinks.has(r)),i=e.children[Math.max(n,0)];i&&(e.firstBaseline=i.y+(i.firstBaseline??i.height));const o=e.children.at(-1);o&&(e.lastBaseline=o.y+(o.
lastBaseline??o.height))}*fill(t,e,n){const{style:i,inner:o}=t.box,r=this.alignmentOf(t.box).y;if(!(Ze(r)&&yt(i.height)&&i.marginTop!=="auto"&&i.marginBottom!==
"auto"&&o!=="image")||i.aspectRatio!==void 0&&r!=="stretch")return yield*this.layItem(t,n);const c=F(ft(i))+F(pt(i,e)),l=Ot(n-F(Wt(i,e)),i,n,c);return yield*this.
layItem(t,n,l)}keepPlace(t,{rowSizes:e,rowGap:n,height:i},o){const{laid:r,width:a}=this,{border:c,padding:l}=r,d=r.box.style.direction==="rtl",f=this.alignmentOf(
t),h={x:Ve(f.x),y:Ve(f.y)};d&&(h.x=1-h.x);let[u,p,g,m]=[c.left+l.left,c.top+l.top,a,i];if(o){const{alignContent:b}=r.box.style,y=Gi(e,n,i,b),[x,v]=$l(o.column,{
starts:this.xs,sizes:this.sizes.columnSizes}),[S,T]=$l(o.row,{starts:y,sizes:e}),A=ot=>ot===void 0?void 0:a-ot,[N,U]=d?[A(v),A(x)]:[x,v],Y=U??a+l.right,et=T??i+
l.bottom;g=Y-(N??-l.left),m=et-(S??-l.top),u+=N??-l.left,p+=S??-l.top}const w=o&&{x:u,y:p,width:Math.max(g,0),height:Math.max(m,0)};Je(r,t,{x:u+h.x*g,y:p+h.y*m,
share:h,area:w})}}function Gi(s,t,e,n){const i=s.reduce((l,d)=>l+d,0)+Math.max(s.length-1,0)*t,{before:o,between:r}=Yn(n,e-i,s.length),a=[];let c=o;for(const l of s)
a.push(c),c+=l+t+r;return a}function $l([s,t],{starts:e,sizes:n}){const i=e.map((r,a)=>r+n[a]),o=r=>r!==void 0&&r>=0&&r<=n.length;return[o(s)?e[s]??i.at(-1)??0:
void 0,o(t)?i[t-1]??e[0]??0:void 0]}function Hi(s,t,e,n){if(s!=="auto"&&t!=="auto")return zi(e,n);const i=Math.max(n,0);return s==="auto"?t==="auto"?i/2:i:0}const vb=2e3,
zl=5e5,Dl=(s,t)=>typeof s=="object"&&!("fr"in s)?(0,M.Il)(s,t):void 0;function Fl(s,t,e){if(!s)return{tracks:[],names:new Map};const{tracks:n,names:i,auto:o}=s;
if(!o)return{tracks:n,names:i};const r=({least:u,most:p})=>Math.max(Dl(p,t??0)??Dl(u,t??0)??0,1),a=u=>u.reduce((p,g)=>p+r(g)+e,0),c=(t??0)+e-a(n),l=t===void 0?1:
Math.max(Math.floor((c+.01)/a(o.tracks)),1),d=Math.min(l,Math.ceil(vb/o.tracks.length)),f=Array.from({length:d},()=>o.tracks).flat(),h=o.at+f.length;return{tracks:[
...n.slice(0,o.at),...f,...n.slice(o.at)],names:Tb(i,o,d),...o.fits&&{fitted:[o.at,h]}}}function Tb(s,t,e){const n=new Map([...s].map(([o,r])=>[o,[...r]])),i=(o,r)=>{
const a=n.get(o);a?a.includes(r)||a.push(r):n.set(o,[r])};for(let o=0;o<e;o++)for(const[r,a]of t.names)for(const c of a)i(r,t.at+o*t.tracks.length+c);for(const[
o,r]of t.after)for(const a of r)i(o,a+e*t.tracks.length);return n}function Gl({fitted:s},t,e,n){const i=new Set;if(s)for(const[a,c]of n)for(let l=a;l<a+c;l++)i.
add(l);const o=a=>!s||a<s[0]+t||a>=s[1]+t||i.has(a),r=[0];for(let a=0;a<e;a++)r.push(r[a]+(o(a)?1:0));return r}function Ib(s,t,e,n){const{gridTemplateAreas:i}=t,
o=Math.max(e.tracks.length,i[0]?.length??0),r=Math.max(n.tracks.length,i.length),[a,c]=[ji(e.names,i,"columns"),ji(n.names,i,"rows")],l=s.map(w=>({box:w,column:Ul(
w.style.gridColumnStart,w.style.gridColumnEnd,o,a),row:Ul(w.style.gridRowStart,w.style.gridRowEnd,r,c)})),d={columns:-l.reduce((w,{column:b})=>Math.min(w,b.start??
0),0),rows:-l.reduce((w,{row:b})=>Math.min(w,b.start??0),0)},f=t.gridAutoFlow.startsWith("column"),h=f?{count:r,before:d.rows}:{count:o,before:d.columns},p=new Ab(
l,{...h,isColumn:f,isDense:t.gridAutoFlow.endsWith("dense"),down:f?d.columns:d.rows}).place();let[g,m]=[o+d.columns,r+d.rows];for(const w of p)g=Math.max(g,w.column+
w.columns),m=Math.max(m,w.row+w.rows);return{items:p,columns:Math.max(g,1),rows:m,before:d}}function Eb({style:s},{gridTemplateAreas:t},{columns:e,rows:n,before:i}){
const o=(r,a,c)=>{const l=c==="columns"?e:n,d=Math.max(l.tracks.length,c==="columns"?t[0]?.length??0:t.length),f=ji(l.names,t,c);let h=Vn(r,d,f,"start"),u=Vn(a,
d,f,"end");h!==void 0&&a!=="auto"&&a.span!==void 0&&(u=h+a.span),u!==void 0&&r!=="auto"&&r.span!==void 0&&(h=u-r.span),h!==void 0&&u!==void 0&&h>u&&([h,u]=[u,h]),
h===u&&(u=void 0);const p=g=>g===void 0?void 0:g-1+i[c];return[p(h),p(u)]};return{column:o(s.gridColumnStart,s.gridColumnEnd,"columns"),row:o(s.gridRowStart,s.gridRowEnd,
"rows")}}function ji(s,t,e){if(t.length===0)return s;let n=Hl.get(t);n||Hl.set(t,n={rows:jl(t,"rows"),columns:jl(t,"columns")});const i=n[e];return{get:r=>{const[
a,c]=[s.get(r),i.get(r)];return c===void 0||a?.[0]===void 0?c===void 0?a:[c]:[r.endsWith("-start")?Math.min(a[0],c):Math.max(a[0],c)]}}}const Hl=new WeakMap;function jl(s,t){
const e=new Map;for(const[n,i]of s.entries())for(const[o,r]of i.entries()){if(/^\.+$/.test(r))continue;const a=(t==="rows"?n:o)+1;e.set(`${r}-start`,Math.min(e.
get(`${r}-start`)??a,a)),e.set(`${r}-end`,Math.max(e.get(`${r}-end`)??a,a+1))}return e}function Vn(s,t,e,n){if(s==="auto"||s.span!==void 0)return;if(s.name!==void 0){
const o=e.get(`${s.name}-${n}`)??e.get(s.name);return o?.[(s.line??1)-1]??o?.[0]??void 0}const{line:i}=s;if(i!==void 0)return i>0?i:t+2+i}function Ul(s,t,e,n){const i=Vn(
s,e,n,"start"),o=Vn(t,e,n,"end"),r=s!=="auto"&&s.span||t!=="auto"&&t.span||1;return i!==void 0&&o!==void 0?i===o?{start:i-1,count:1}:{start:Math.min(i,o)-1,count:Math.
abs(o-i)}:i!==void 0?{start:i-1,count:r}:o!==void 0?{start:o-1-r,count:r}:{start:void 0,count:r}}const Rb=2e6,Lb="has a grid whose items take too long to place;\
 use fewer items, shorter spans, or no dense packing";class Ab{wanted;packing;looks=0;taken=new Set;placed=new Map;width;constructor(t,e){this.wanted=t,this.packing=
e;let n=e.count+e.before;for(const i of t){const{start:o,count:r}=this.across(i);n=Math.max(n,(o===void 0?0:o+e.before)+r)}this.width=Math.max(n,1)}place(){const{
wanted:t}=this;for(const i of t)this.across(i).start!==void 0&&this.along(i).start!==void 0&&this.put(i,this.along(i).start+this.packing.down,this.across(i).start+
this.packing.before);for(const i of t)!this.placed.has(i)&&this.along(i).start!==void 0&&this.placeIn(i,this.along(i).start+this.packing.down);let[e,n]=[0,0];for(const i of t){
if(this.placed.has(i))continue;this.packing.isDense&&([e,n]=[0,0]);const{start:o,count:r}=this.across(i),a=o===void 0?void 0:o+this.packing.before;if(a!==void 0)
for(a<n&&e++,n=a;!this.isFree(i,e,n);)e++;else for(;n+r>this.width||!this.isFree(i,e,n);)n+r>=this.width?[e,n]=[e+1,0]:n++;this.put(i,e,n)}return t.map(i=>this.
placed.get(i))}across({row:t,column:e}){return this.packing.isColumn?t:e}along({row:t,column:e}){return this.packing.isColumn?e:t}placeIn(t,e){let n=0;for(;!this.
isFree(t,e,n);)n++;this.put(t,e,n)}isFree(t,e,n){if(this.looks+=this.along(t).count,this.looks>Rb)throw(0,Z.G6)([{field:"file",message:Lb}]);for(let i=0;i<this.
along(t).count;i++)for(let o=0;o<this.across(t).count;o++)if(this.looks++,this.taken.has((e+i)*1e4+n+o))return!1;return!0}put(t,e,n){const[i,o]=[this.along(t).count,
this.across(t).count];if(e+i>9e3||n+o>9e3||this.taken.size+i*o>zl)throw(0,Z.G6)([{field:"file",message:`has a grid of more than ${zl} places; at most that many \
are allowed`}]);for(let a=0;a<i;a++)for(let c=0;c<o;c++)this.taken.add((e+a)*1e4+n+c);const{isColumn:r}=this.packing;this.placed.set(t,{box:t.box,row:r?n:e,column:r?
e:n,rows:r?o:i,columns:r?i:o})}}const Cb=500,Bb=s=>s==="auto"||s==="min-content"||s==="max-content",Ui=({most:s})=>s==="auto"||s==="max-content";function _b(s){
const t=({least:r,most:a,whole:c},l)=>Math.min(l==="least"?r:a,c),e=({most:r})=>Bb(r),n=[{key:"base",wanted:r=>s?Math.max(r.floor,t(r,"least")):r.floor,affects:({
least:r})=>r!=="fixed",beyond:e},{key:"base",wanted:({least:r})=>r,affects:({least:r})=>r==="min-content"||r==="max-content",beyond:e},{key:"base",wanted:({most:r})=>r,
affects:({least:r})=>r==="max-content",beyond:Ui}];s==="most"&&n.splice(2,0,{key:"base",wanted:r=>t(r,"most"),affects:({least:r})=>r==="auto"||r==="max-content",
beyond:Ui});const i=()=>!0;return{bases:n,limits:[{key:"limit",wanted:({least:r})=>r,affects:e,beyond:i},{key:"limit",wanted:({most:r})=>r,affects:Ui,beyond:i}]}}
function*Wb(s,t,e){const n=new Set(s.flatMap(({tracks:r})=>r)),{bases:i,limits:o}=_b(e);for(const r of i)yield*Kl(s,n,r,t);for(const r of n)r.limit=Math.max(r.limit,
r.base);for(const r of o){const a=[...n].filter(({limit:c})=>c===1/0);yield*Kl(s,n,r,t);for(const c of n)c.isOpen=!1;for(const c of a)c.isOpen=c.limit<1/0}for(const r of n)
r.isOpen=!1,r.cap!==void 0&&(r.limit=Math.max(r.base,Math.min(r.limit,r.cap)))}function*Kl(s,t,e,n){const{key:i}=e,o=r=>r[i]===1/0?r.base:r[i];for(const r of s){
yield r.tracks.length*Cb;const a=r.tracks.filter(e.affects);if(a.length===0)continue;const c=e.wanted(r)-(r.tracks.length-1)*n-r.tracks.reduce((l,d)=>l+o(d),0);
Nb(Math.max(c,0),a,e)}for(const r of t)e.affects(r)&&(i==="base"?r.base+=r.more:r.limit=o(r)+r.more,r.more=0)}function Nb(s,t,{key:e,beyond:n}){const i=a=>{if(e===
"base")return Math.max(a.limit-a.base,0);const c=a.isOpen||a.limit===1/0?1/0:0;return a.cap===void 0?c:Math.min(c,Math.max(a.cap-(a.limit===1/0?a.base:a.limit),
0))},o=t.map(a=>({one:a,room:i(a),more:0}));o.sort((a,c)=>a.room===c.room?0:a.room-c.room);let r=s;for(const[a,c]of o.entries())c.more=Math.min(c.room,r/(o.length-
a)),r-=c.more;if(r>.001){const a=o.filter(({one:l})=>n(l)),c=a.length>0?a:o;for(const l of c)l.more+=r/c.length}for(const{one:a,more:c}of o)a.more=Math.max(a.more,
c)}const Yl=500;function Ki(s,t){if(!(typeof s!="object"||"fr"in s))return s.percent!==0&&t===void 0?void 0:(0,M.Il)(s,t??0)}const Xl=(s,t)=>typeof s=="string"?
s:Ki(s,t)===void 0?"auto":"fixed";function*Zn(s,t,e){const{room:n,gap:i,stretches:o,measures:r}=e,a=s.map(({least:h,most:u,limit:p})=>{const g=typeof u=="object"&&
"fr"in u?u.fr:void 0,m=Ki(h,n)??0;return{least:Xl(h,n),most:g===void 0?Xl(u,n):"flexible",factor:g??0,cap:p===void 0?void 0:(0,M.Il)(p,n??0),base:m,limit:Math.max(
Ki(u,n)??1/0,m),more:0,isOpen:!1}}),c=t.map(h=>Pb(h,a,e));yield c.reduce((h,{tracks:u})=>h+u.length*Yl,Yl);const l=({tracks:h})=>h.length>1&&h.some(({most:u})=>u===
"flexible"),d=[...new Set(c.map(({tracks:h})=>h.length))].sort((h,u)=>h-u);for(const h of d){const u=c.filter(p=>p.tracks.length===h&&!l(p));yield*Wb(u,i,r)}$b(
c.filter(l),i);for(const h of a)(h.limit===1/0||h.most==="flexible")&&(h.limit=h.base);const f=Math.max(s.length-1,0)*i;return zb(a,f,e),r!=="least"&&Db(a,c,e),
o&&n!==void 0&&Fb(a,n-f),a.map(({base:h})=>h)}function Pb(s,t,{gap:e}){const n=t.slice(s.from,s.from+s.count),o=n.every(({most:r})=>r==="fixed")?n.reduce((r,{limit:a})=>r+
a,(n.length-1)*e):1/0;return{...s,tracks:n,whole:o,floor:s.isFree?Math.min(s.floor,o):s.floor}}function $b(s,t){const e=(n,i)=>{for(const o of s){const r=o.tracks.
filter(({most:h,least:u})=>h==="flexible"&&i(u)),a=n(o)-(o.tracks.length-1)*t,c=a-o.tracks.reduce((h,{base:u})=>h+u,0);if(r.length===0||c<=.001)continue;const l=o.
tracks.reduce((h,u)=>h+(r.includes(u)?0:u.base),0),d=r.reduce((h,{factor:u})=>h+u,0),f=d>0?(a-l)/d:0;for(const h of r)h.more=Math.max(h.more,d>0?f*h.factor-h.base:
c/r.length)}for(const{tracks:o}of s)for(const r of o)r.base+=r.more,r.more=0};e(({isFree:n,floor:i})=>n?0:i,n=>n==="auto"),e(({least:n})=>n,n=>n==="min-content"),
e(({most:n})=>n,n=>n==="max-content")}function zb(s,t,{room:e,measures:n}){if(n==="least")return;if(e===void 0){for(const r of s)r.base=r.limit;return}let i=e-t-
s.reduce((r,{base:a})=>r+a,0);const o=s.filter(({base:r,limit:a})=>a>r);o.sort((r,a)=>r.limit-r.base-(a.limit-a.base));for(const[r,a]of o.entries()){if(i<=.001)
return;const c=Math.min(a.limit-a.base,i/(o.length-r));a.base+=c,i-=c}}function Db(s,t,{room:e,gap:n}){const i=s.filter(({most:r})=>r==="flexible");if(i.length===
0)return;let o=0;if(e===void 0){for(const{factor:r,base:a}of i)o=Math.max(o,a/Math.max(r,1));for(const{tracks:r,most:a}of t)r.some(c=>c.most==="flexible")&&(o=Math.
max(o,Vl(r,a-(r.length-1)*n)))}else o=Vl(s,e-Math.max(s.length-1,0)*n);for(const r of i)r.base=Math.max(r.base,o*r.factor)}function Vl(s,t){const e=s.filter(({most:o})=>o===
"flexible");e.sort((o,r)=>r.base*o.factor-o.base*r.factor);let n=t-s.reduce((o,{most:r,base:a})=>o+(r==="flexible"?0:a),0),i=e.reduce((o,{factor:r})=>o+r,0);for(const{
base:o,factor:r}of e){if(i<=0)return 0;const a=Math.max(n,0)/Math.max(i,1);if(o<=a*r+.001)return a;n-=o,i-=r}return 0}function Fb(s,t){const e=t-s.reduce((i,{base:o})=>i+
o,0),n=s.filter(({most:i})=>i==="auto");if(!(e<=0||n.length===0))for(const i of n)i.base+=e/n.length}function*Gb(s,t,e,n){const{style:i,children:o}=s.box,[r,a]=[
Xi(i.columnGap,e.width),Xi(i.rowGap,e.height)],{items:c,columnTracks:l,rowTracks:d,linesOf:f}=Zl(o,i,e,{columns:r,rows:a}),h=[];for(const T of c)h.push(yield*ql(
T,t,e.width));const u=yield*Zn(l,h,{room:e.width,gap:r,stretches:Ze(i.justifyContent)}),p=new Sb(s,t,e.width,{columnSizes:u,columnGap:r}),g=yield*p.heightDemands(
c),m=(T,A)=>Zn(d,g,{room:T,gap:A,stretches:Ze(i.alignContent)}),w=yield*m(e.height,a),b=Yi(w)+Math.max(w.length-1,0)*a,y=e.height??jb(b,s,n.height),x=Xi(i.rowGap,
y),S={rowSizes:e.height===void 0?yield*m(y,x):w,rowGap:x,height:y};yield*p.place(c,S);for(const T of o)T.isPositioned&&p.keepPlace(T,S,Pl(s.box)?f(T):void 0);return b}
function*Hb({style:s,children:t},e){const n={width:0,height:void 0},i=s.columnGap?.px??0,{items:o,columnTracks:r}=Zl(t,s,{...n,width:void 0},{columns:i,rows:0}),
a=[];for(const f of o)a.push(yield*ql(f,e,0));const[c,l]=[yield*Zn(r,a,{room:void 0,gap:i,stretches:!1,measures:"least"}),yield*Zn(r,a,{room:void 0,gap:i,stretches:!1,
measures:"most"})],d=Math.max(r.length-1,0)*i;return{least:Yi(c)+d,most:Yi(l)+d}}const Yi=s=>s.reduce((t,e)=>t+e,0),Xi=(s,t)=>s?(0,M.Il)(s,t??0):0;function jb(s,{
box:t,border:e,padding:n},i){const o=F(e)+F(n);return Ot(s+o,t.style,i,o)-o}function Zl(s,t,e,n){const i=s.filter(p=>!p.isPositioned);i.some(p=>p.style.order!==
0)&&i.sort((p,g)=>p.style.order-g.style.order);const o=Fl(t.gridTemplateColumns,e.width,n.columns),r=Fl(t.gridTemplateRows,e.height,n.rows),a=Ib(i,t,o,r),{before:c,
items:l}=a,d=Gl(o,c.columns,a.columns,l.map(({column:p,columns:g})=>[p,g])),f=Gl(r,c.rows,a.rows,l.map(({row:p,rows:g})=>[p,g])),h=Jl(o.tracks,a.columns,t.gridAutoColumns,
c.columns),u=Jl(r.tracks,a.rows,t.gridAutoRows,c.rows);return{items:l.map(p=>({...p,column:d[p.column],row:f[p.row]})),columnTracks:h.filter((p,g)=>d[g]!==d[g+1]),
rowTracks:u.filter((p,g)=>f[g]!==f[g+1]),linesOf:p=>{const{column:g,row:m}=Eb(p,t,{columns:o,rows:r,before:c}),w=(b,y)=>b===void 0?void 0:y[b]??b;return{column:[
w(g[0],d),w(g[1],d)],row:[w(m[0],f),w(m[1],f)]}}}}function Jl(s,t,e,n){return Array.from({length:t},(i,o)=>{const r=o-n;if(r>=0&&r<s.length)return s[r];const a=r<
0?e.length+r%e.length:r-s.length;return e[a%e.length]})}function*ql({box:s,column:t,columns:e},n,i){yield rt/10;const{least:o,most:r}=yield*n.widthsOf(s),a=z(s.
style.marginLeft,0)+z(s.style.marginRight,0),{minWidth:c,overflow:l}=s.style,f=c==="auto"?l!=="visible"?0:o:V(c,i,0,s.style)??0,h=c==="auto"&&yt(s.style.width);
return{from:t,count:e,isFree:h,floor:f+a,least:o+a,most:r+a}}function Pt({style:s,inner:t,isItem:e}){const{display:n}=s;return e||t!=="blocks"&&t!=="lines"||s.overflow!==
"visible"||s.isContained||n==="flow-root"||n==="inline-block"||n==="table-cell"||n==="table-caption"||s.alignContent!=="normal"||s.float!=="none"||s.columnCount!==
void 0||s.columnWidth!==void 0||s.position==="absolute"||s.position==="fixed"}const Ub=({box:s,border:t,padding:e})=>t.top===0&&e.top===0&&!Pt(s)&&s.style.display!==
"none",Kb=({box:s,border:t,padding:e})=>t.bottom===0&&e.bottom===0&&!Pt(s)&&yt(s.style.height),Ql=100;class Jn{sides=new Set;widths=[];add(t){const{style:e}=t;if(!t.
isPositioned){if(e.float!=="none")this.sides.add(e.float),this.widths.length<Ql&&this.widths.push(V(e.width,void 0,0,e)??0);else if(qn(t)){const{sides:n,widths:i}=Yb(
t);for(const o of n)this.sides.add(o);(0,j.RZ)(this.widths,i.slice(0,Ql-this.widths.length))}}}isCleared({clear:t}){return this.sides.size>0&&(t==="both"||this.
sides.has(t))}isBeside(t,e){if(this.sides.size===0||!Pt(t))return!0;let n=0;for(const i of this.widths){if(n>0&&n+i>e)break;n+=i}return n+(V(t.style.width,e,0,t.
style)??0)<=e}}function Yb(s){const t=s.known.get("floats");if(t)return t;const e=new Jn;if(s.inner==="lines")for(const n of s.inlines)n.kind==="apart"&&e.add(n.
box);for(const n of s.children)e.add(n);return s.known.set("floats",e),e}function Xb(s,t,e){let n=t,i=ke;const o=new Jn;for(let r=s;r&&(i=i.add(z(r.style.marginTop,
n)),!(r.inner!=="blocks"||Pt(r)||!td(r)));){const a=D(ft(r.style))+D(pt(r.style,n));n=Math.max(ed(r,{width:n,height:void 0},a)-a,0);let c;for(const l of r.children){
if(l.isApart){o.add(l);continue}const{marginTop:d,marginBottom:f}=l.style,h=i.add(z(d,n));if(o.isCleared(l.style)||!o.isBeside(l,n)||e(l.style,h))return i;if(c=
l,!qn(l))break;o.add(l),i=h.add(z(f,n)),c=void 0}r=c}return i}const td=({style:s})=>s.borderTopWidth===0&&s.paddingTop.px===0&&s.paddingTop.percent===0;function qn(s){
let t=s.known.get("through");return t===void 0&&s.known.set("through",t=Vb(s)),t}function Vb(s){const{style:t}=s;if(Pt(s)||s.replaced||s.marker||!td(s)||t.aspectRatio!==
void 0||t.borderBottomWidth>0||t.paddingBottom.px!==0||t.paddingBottom.percent!==0||!yt(t.height)&&!(typeof t.height=="object"&&t.height.px===0&&t.height.percent===
0)||typeof t.minHeight=="object"&&(t.minHeight.px>0||t.minHeight.percent>0))return!1;if(s.inner==="lines")return s.inlines.every(Zb);if(s.inner!=="blocks")return!1;
const e=new Jn;return s.children.every(n=>!n.isApart&&(e.isCleared(n.style)||!qn(n))?!1:(e.add(n),!0))}function Zb(s){switch(s.kind){case"text":return s.text.trim()===
""&&!s.style.whiteSpace.startsWith("pre");case"open":case"close":return Jb(s.box.style);default:return s.kind==="apart"}}const Jb=s=>[s.paddingTop,s.paddingRight,
s.paddingBottom,s.paddingLeft].every(({px:t,percent:e})=>t===0&&e===0)&&[s.marginLeft,s.marginRight].every(t=>t==="auto"||t.px===0&&t.percent===0)&&s.borderTopWidth+
s.borderRightWidth+s.borderBottomWidth+s.borderLeftWidth===0;function ed({style:s},t,e){const n=V(s.width,t.width,e,s),i=t.width-z(s.marginLeft,t.width)-z(s.marginRight,
t.width);return gt(n??i,s,t.width,e)}const Qn={width:300,height:150};function nd({style:s,replaced:t},e,n){const[i,o]=[ft(s),pt(s,e.width)],[r,a]=[D(i)+D(o),F(i)+
F(o)],c=v=>v===void 0?void 0:v*s.zoom,l={width:c(t?.width),height:c(t?.height)},d=s.aspectRatio??(l.width!==void 0&&l.height!==void 0&&l.height>0?l.width/l.height:
void 0),f=typeof s.width=="object"&&s.width.percent!==0&&e.width===0;let h=e.fixedWidth??(f?void 0:V(s.width,e.width,r,s)),u=e.fixedHeight??V(s.height,e.height,
a,s);const[p,g]=[h!==void 0,u!==void 0];h!==void 0&&(h-=r),u!==void 0&&(u-=a),h===void 0&&u===void 0?(h=l.width??(l.height!==void 0&&d!==void 0?l.height*d:Qn.width),
u=l.height??(d===void 0?Qn.height:h/d)):h===void 0?h=d===void 0?l.width??Qn.width:u*d:u??=d===void 0?l.height??Qn.height:h/d;const m=gt(h+r,e.width===0?{...s,maxWidth:qb(
s.maxWidth)}:s,e.width,r)-r;m!==h&&!g&&d!==void 0&&(u=m/d);const w=Ot(u+a,s,e.height,a)-a,b=w!==u&&!p&&d!==void 0?w*d:m,y=n.page.height-a,x=w>y&&y>0?y/w:1;return{
width:b*x,height:w*x}}const qb=s=>typeof s=="object"&&s.percent!==0?"none":s,[Qb,ty,sd]=["‪","‫","‬"],[id,od]=["‭","‮"],[rd,ad,ey,cd]=["⁦","⁧","⁨",
"⁩"];function Vi({unicodeBidi:s,direction:t}){const e=t==="rtl";switch(s){case"normal":return"";case"embed":return e?ty:Qb;case"isolate":return e?ad:rd;case"b\
idi-override":return e?ad+od:rd+id;case"plaintext":return ey}}function ny({unicodeBidi:s}){switch(s){case"normal":return"";case"embed":return sd;case"bidi-overr\
ide":return sd+cd;default:return cd}}function sy({unicodeBidi:s,direction:t}){if(s==="plaintext")return"";const e=t==="rtl",n=e?jt.Vv:jt.fM;return s==="bidi-ove\
rride"?n+(e?od:id):n}var iy=I(47707);const ld=32,oy=6e4,ry=2e3,ay=/ {1,200}|[^ ]{1,200}/g;class cy{widthOf;x=0;blank;constructor(t,e){this.widthOf=e,this.blank=
e(" ",t)}restart(){this.x=0}*expand(t,e){const n=this.widthOf(" ",e),i=this.blank*Math.min(Math.round(e.tabSize),ld),o=jo(e)*e.fontSize/2,r=[];for(const[a,c]of t.
split("	").entries()){if(yield ry,a>0&&i>0&&n>0){const l=Math.max(Math.round((this.nextStop(i,o)-this.x)/n),1);r.push(" ".repeat(Math.min(l,2*ld))),this.x+=l*n}
for(const l of c.match(ay)??[])yield oy,this.x+=this.widthOf(l,e);r.push(c)}return r.join("")}nextStop(t,e){const n=(Math.floor(this.x/t+1e-6)+1)*t;return n-this.
x<e?n+t:n}}const ly=.7,dd=new WeakMap;function*dy(s,t){if(s==="")return;if(t.fontVariant==="normal"){yield{text:s,style:t};return}let e=dd.get(t);if(e||dd.set(t,
e={...t,fontSize:t.fontSize*ly}),t.fontVariant==="all-small-caps"){yield{text:s.toUpperCase(),style:e};return}for(const[n]of s.matchAll(new RegExp("\\p{Ll}+|\\P{L\
l}+","gu"))){const i=new RegExp("^\\p{Ll}","u").test(n);yield{text:i?n.toUpperCase():n,style:i?e:t}}}const fy=new RegExp("(^|[\\s\\p{P}])(?<![\\p{L}\\p{N}]['’])(\\p{\
L})","gu");function hy(s,{textTransform:t}){return t==="uppercase"?s.toUpperCase():t==="lowercase"?s.toLowerCase():t==="capitalize"?s.replace(fy,(e,n,i)=>n+i.toUpperCase()):
s}const fd="￼",te=3e3,hd=1e3,uy=8,Zi=200,ts=2e4,py=/[\t\n\r\f][ \t\n\r\f]*| [ \t\n\r\f]+/g;function*gy(s,t,e){const n=s.some(l=>l.kind==="text"&&l.text.includes(
"	")),i=(l,d)=>qe(l,d,void 0,e).width,o=n?new cy(t,i):void 0,r=[[]];let a=!0,c=0;for(const l of s){if(++c%50===0&&(yield 50*te),l.kind==="break"){r.push([]),o?.
restart(),a=!0;continue}if(l.kind!=="text"){const u=l.kind==="atom";u&&(a=!1),r.at(-1).push({inline:l,text:u?fd:"",style:void 0});continue}const{style:d}=l,{whiteSpace:f}=d,
h=f==="pre"||f==="pre-wrap";for(const{slice:u,isBegun:p}of my(l.text,f!=="normal"&&f!=="nowrap")){++c%50===0&&(yield 50*te),u.length>ts/4&&(yield 50*te),p&&(r.push(
[]),o?.restart(),a=!0);let g=u;h?g=o?yield*o.expand(g,d):g:(g=g.replace(py," "),a&&g.startsWith(" ")&&(g=g.slice(1)),g!==""&&(a=g.endsWith(" "))),f.startsWith("\
pre")&&g!==""&&(a=f==="pre-line"&&g.endsWith(" "));for(const m of dy(hy(g,d),d))++c%50===0&&(yield 50*te),r.at(-1).push({inline:l,...m})}}return r}function*my(s,t){
const e=t?/\r\n?|\n/g:void 0;let n=!1;for(let i=0;;n=!0){const o=e?.exec(s),r=o?.index??s.length;do{const a=r-i>ts?wy(s,i):r;yield{slice:s.slice(i,a),isBegun:n},
n=!1,i=a}while(i<r);if(!o)return;i=e.lastIndex}}function wy(s,t){const e=t+ts,n=s.lastIndexOf(" ",e-1);return n>t+ts/2?n+1:(0,je.LJ)(s.charCodeAt(e))?e-1:e}function*ud(s,t,e){
const{inlines:n}=s,i=t.pieces.find(n);if(i)return i;const o=yield*pd(n,s.style,t);return e&&n.length>0&&t.pieces.keep(n,o,o.list.length),o}function*by({inlines:s,
style:t,firstLine:e},n,i){if(!e)return;const o=new Map,r=l=>{let d=o.get(l);return d||o.set(l,d=yy(l,t,e)),d},a=s.map(l=>l.kind==="text"?{...l,style:r(l.style)}:
l),{list:c}=yield*pd(a,t,n);return c.length===i?c:void 0}function yy(s,t,e){const n={...s};for(const[i,o]of Object.entries(e))s[i]===t[i]&&Object.assign(n,{[i]:o});
return n}function*pd(s,t,e){const n=yield*gy(s,t,e);let i=[],o=t.direction==="rtl";const r=[t];for(const[a,c]of n.entries()){a%20===19&&(yield 20*te);const l=c.
map(({text:h})=>h).join("");o||=(0,jt.ft)(l)||c.some(({inline:h})=>h.kind==="open"&&(0,jt.ft)(Vi(h.box.style)));const d=yield*new Oy(c,r,e).pieces(l);if(n.length===
1)i=d;else for(const h of d)i.push(h);a===n.length-1||xy(i,c.length===0||l==="")}return{list:i,turns:o}}function xy(s,t){const e=s.at(-1);e&&!t&&!e.ends?s[s.length-
1]={...e,ends:!0}:s.push({fragments:[],spaces:[],width:0,spaceWidth:0,hyphen:0,ends:!0})}function qe(s,t,e,n,i=!1){const o=n.typefaces.word(s,n.faceOf(t),i),r=s===
" "||/^[ \u00a0]+$/.test(s),a=t.letterSpacing===0?0:(0,iy.qf)(s).length,c=o.width*t.fontSize/1e3+a*t.letterSpacing+(r?t.wordSpacing*s.length:0);return{kind:"tex\
t",text:s,style:t,owner:e,word:o,width:c,isSpace:r}}const ky=[];class Oy{sources;around;layout;index=0;start=0;at=0;alike;taken=0;constructor(t,e,n){this.sources=
t,this.around=e,this.layout=n}*pieces(t){const e=[];let n=[],i=[];const o=()=>{n.length+i.length>0&&e.push(this.pieceOf(n,i)),[n,i]=[[],[]]};let r=0;for(const a of vy(
this.layout.breaks(t),t)){if((++r%20===0||this.layout.typefaces.isDue)&&(yield 20*te),!a)continue;const{end:c,next:l}=a,d=this.takeWord(c);d||(yield*this.take(c,
n));const f=l>c?this.takeWord(l):void 0;if(d!==void 0&&n.length===0&&(f!==void 0||l===c)&&!(l<t.length&&this.isHeld())){e.push(this.plainPiece(d,f));continue}if(d&&
n.push(d),f?i.push(f):l>c&&(yield*this.take(l,i)),l<t.length&&this.isHeld()){for(const u of i)n.push(u);i=[]}else o()}if(this.rest(n),n.length>0&&e.length>0&&n.
every(({kind:a})=>a==="close")){const a=e.pop();e.push(this.pieceOf([...a.fragments,...a.spaces.length>0?a.spaces:[],...n],[])),n=[]}return o(),e}isHeld(){const t=this.
at>this.start?this.sources[this.index]?.style:void 0,{whiteSpace:e}=t??this.around.at(-1);return e==="nowrap"||e==="pre"}takeWord(t){const e=this.sources[this.index];
if(e?.inline.kind!=="text"||this.at>=t||t>=this.start+e.text.length||t-this.at>=Zi)return;const n=e.text.slice(this.at-this.start,t-this.start);if(!(n!==" "&&(n.
includes(" ")||md(e.style)&&n.includes(gd))))return this.at=t,this.fragmentOf(n,e.style,e.inline.owner)}fragmentOf(t,e,n){const i=this.alikeOf(e,n).words;let o=i.
get(t);return o||i.set(t,o=qe(t,e,n,this.layout)),o}alikeOf(t,e){const{alike:n,layout:i}=this;if(n?.style===t&&n.owner===e&&n.words.size<hd)return n;let o=e?void 0:
i.words.get(t);return(!o||o.words.size>=hd)&&(o={style:t,owner:e,words:new Map,pieces:new Map},e||(i.words.size>=uy&&i.words.clear(),i.words.set(t,o))),this.alike=
o}plainPiece(t,e){const{style:n,owner:i}=t,r=e?.style===n&&e.owner===i&&e.text===" "?this.alikeOf(n,i).pieces:void 0;let a=r?.get(t);return a||(a=this.pieceOf([
t],e?[e]:ky),r?.set(t,a)),a}*take(t,e){for(;this.index<this.sources.length;){const n=this.sources[this.index],i=n.text.length;if(this.at>=t&&!(i===0&&Ey(n,"clos\
e")))return;if(++this.taken%20===0&&(yield 20*te),i===0){this.takeEdge(n,e),this.index++;continue}const o=Math.min(t,this.start+i);if(yield*this.put(n,n.text.slice(
this.at-this.start,o-this.start),e),this.at=o,o<this.start+i)return;this.start+=i,this.index++}}rest(t){for(;this.index<this.sources.length;this.index++){const e=this.
sources[this.index];e.text.length===0&&this.takeEdge(e,t)}}takeEdge({inline:t},e){t.kind==="open"?this.around.push(t.box.style):t.kind==="close"&&this.around.length>
1&&this.around.pop(),e.push(t)}pieceOf(t,e){const{soft:n,shown:i}=wd(t,this.layout)??{},o=n&&i?i.width-n.width:0;return{fragments:t,spaces:e,width:bd(t),spaceWidth:bd(
e),hyphen:o,ends:!1}}*put({inline:t,style:e},n,i){if(t.kind!=="text")return void i.push(t);const o=md(e)?Iy:Ty;for(let r=0,a=0;r<n.length;r=a){const c=o(n,r),l=Math.
min(n.length,r+Zi);for(a=r+1;a<l&&o(n,a)===c;)a++;i.push(this.fragmentOf(n.slice(r,a),e,t.owner)),(++this.taken%20===0||a-r===Zi)&&(yield 20*te)}}}const My=/(?<=[a-z\d]-)(?=\d)|(?<=[^([{«‹“¿¡ ]) {1,9}(?=[^!?:;,.%»›”’)\]} ])/gi,
Sy=/[!$%+/\\|}]$/;function*vy(s,t){for(const{start:e,end:n,next:i,isCut:o}of s){const r=t.slice(e,n);if(/[ -]/.test(r))for(const{0:c,index:l}of r.matchAll(My))yield{
end:e+l,next:e+l+c.length};yield!o&&n===i&&i<t.length&&t.charCodeAt(i)<128&&Sy.test(r.slice(-1))?void 0:{end:n,next:i}}}const gd=" ",Ty=(s,t)=>s[t]===" ",Iy=(s,t)=>s[t]===
" "||s[t]===gd,md=({textAlign:s,textAlignLast:t,wordSpacing:e})=>s==="justify"||t==="justify"||e!==0,Ey=({inline:s},t)=>s.kind===t,Ry="­",Ly="‐";function wd(s,t){
const e=s.findLast(n=>n.kind!=="close");if(!(e?.kind!=="text"||!e.text.endsWith(Ry)))return{soft:e,shown:qe(e.text.slice(0,-1)+Ly,e.style,e.owner,t)}}const bd=s=>s.
reduce((t,e)=>t+(e.kind==="text"?e.width:0),0);function*Ay(s,t){const e=Xe(s),n=yield*xd(s,t),i=yd(s,e);let[o,r,a,c]=[i,i,0,0];for(const d of n)o+=d.least,r+=d.
most,a+=d.share,d.share>0&&(c=Math.max(c,d.most/d.share));const l=n.reduce((d,{share:f,most:h})=>f>0?d:d+h,0);a>0&&(r=Math.max(r,c+i,a<1&&l>0?l/(1-a)+i:0));for(const d of e.
captions)o=Math.max(o,(yield*t.widthsOf(d)).least);return{least:o,most:Math.max(r,o)}}const yd=({style:s},{columns:t})=>s.borderCollapse==="collapse"||t===0?0:(t+
1)*s.borderSpacingX;function*xd(s,t){const e=s.known.get("columns");if(e)return e;const n=Xe(s),i=Array.from({length:n.columns},()=>({least:0,most:0,fixed:!1,share:0}));
for(const[r,a]of n.columnBoxes.entries())a&&By(i[r],a);const o=[];for(const r of n.cells){if(yield rt/10,r.columns>1){o.push(r);continue}const a=i[r.column],c=yield*kd(
r.box,s,t);a.least=Math.max(a.least,c.least);const l=typeof r.box.style.width=="object"&&r.box.style.width.percent===0;l&&!a.fixed?a.most=c.most:(l||!a.fixed)&&
(a.most=Math.max(a.most,c.most)),a.fixed||=l,_y(a,r.box)}for(const r of i)r.most=Math.max(r.most,r.least);o.sort((r,a)=>r.columns-a.columns);for(const r of o)yield r.
columns*200,Wy(i.slice(r.column,r.column+r.columns),yield*kd(r.box,s,t),Cy(s));return s.known.set("columns",i),i}const Cy=({style:s})=>s.borderCollapse==="colla\
pse"?0:s.borderSpacingX;function*kd(s,t,e){const n=yield*e.widthsOf(s);if(t.style.borderCollapse!=="collapse")return n;const i=D(Pi(t).cells.get(s))-D(ft(s.style));
return{least:n.least+i,most:n.most+i}}function By(s,{style:t}){typeof t.width=="object"&&(t.width.percent>0?s.share=Math.max(s.share,t.width.percent):(s.most=Math.
max(s.most,t.width.px),s.least=Math.max(s.least,0),s.fixed=!0))}function _y(s,{style:t}){typeof t.width=="object"&&t.width.percent>0&&(s.share=Math.max(s.share,
t.width.percent))}function Wy(s,{least:t,most:e},n){const i=n*(s.length-1),o=s.filter(({fixed:c,share:l})=>!c&&l===0),r=o.length>0?o:s,a=(c,l)=>{const d=s.reduce(
(h,u)=>h+u[c],0)+i;if(l<=d)return;const f=r.reduce((h,u)=>h+u.most,0);for(const h of r)h[c]+=(l-d)*(f>0?h.most/f:1/r.length)};a("least",t),a("most",e);for(const c of s)
c.most=Math.max(c.most,c.least)}function Ny(s,t){const e=a=>s.reduce((c,l)=>c+a(l),0),n=a=>a.share>0?Math.max(a.share*t,a.least):a.least,i=a=>a.fixed&&a.share===
0?a.most:n(a),o=a=>a.share>0?n(a):a.most,r=[a=>a.least,n,i,o];for(let a=1;a<r.length;a++){const[c,l]=[r[a-1],r[a]],[d,f]=[e(c),e(l)];if(t>f)continue;const h=f>d?
Math.max(t-d,0)/(f-d):0;return s.map(u=>c(u)+(l(u)-c(u))*h)}return Py(s,s.map(o),t-e(o))}function Py(s,t,e){const n=[({fixed:i,share:o})=>!i&&o===0,({fixed:i,share:o})=>i&&
o===0,({share:i})=>i>0];for(const i of n){const o=s.flatMap((l,d)=>i(l)?[d]:[]);if(o.length===0)continue;const r=o.map(l=>s[l].share>0?s[l].share:t[l]),a=r.reduce(
(l,d)=>l+d,0),c=[...t];for(const[l,d]of o.entries())c[d]=t[d]+e*(a>0?r[l]/a:1/o.length);return c}return[...t]}function $y(s,t){const e=Xe(s),n=Array.from({length:e.
columns},()=>{});for(const[c,l]of e.columnBoxes.entries())l&&(n[c]=V(l.style.width,t,0,l.style));for(const{box:c,column:l,row:d,columns:f}of e.cells){if(d>0)break;
const h=D(ft(c.style))+D(pt(c.style,t)),u=V(c.style.width,t,h,c.style);for(let p=l;u!==void 0&&p<l+f;p++)n[p]??=u/f}const i=n.reduce((c,l)=>c+(l??0),0),o=n.filter(
c=>c===void 0).length,r=o>0?Math.max(t-i,0)/o:0,a=o===0&&i>0&&t>i?t/i:1;return n.map(c=>c===void 0?r:c*a)}function*zy({children:[s],style:t},e){const{height:n,maxHeight:i}=t;
if(typeof n=="object"&&n.percent===0)return n.px;const{most:o}=yield*e.widthsOf(s),r=typeof i=="object"&&i.percent===0?i.px:1/0;return Math.min(o,r,e.page.height)}
function*Od(s,t){const e=yield*zy(s,t),n=yield*t.layOut(s.children[0],{width:e,height:void 0,fixedWidth:e});return n.height>t.page.width?void 0:{length:e,content:n}}
function*Dy(s,t){const e=yield*Od(s,t);return e?{least:e.content.height,most:e.content.height}:yield*t.widthsOf(s.children[0])}function*Fy(s,t){const{box:e,contentWidth:n}=s,
i=yield*Od(e,t);if(!i){const a=yield*t.layOut(e.children[0],{width:n,height:void 0});return s.add(a),a.height}const{length:o,content:r}=i;return r.turn=e.style.
writingMode==="up"?[0,-1,1,0,0,o]:[0,1,-1,0,r.height,0],s.add(r),o}function Gy({style:s}){const t=F(ft(s))+F(pt(s,0)),e=typeof s.height=="object"&&s.height.percent===
0?V(s.height,0,t,s):void 0;return e===void 0?s.height:{px:Math.max(e-t,0),percent:0}}function*es(s,t){const e=s.known.get("widths");if(e)return e;yield rt/4;const{
style:n}=s,i=D(ft(n))+D(pt(n,0)),o=typeof n.width=="object"&&n.width.percent===0?V(n.width,0,i,n):void 0;let r;const a=n.display==="table-cell";if(o!==void 0&&s.
inner!=="table"&&!a)r={least:o,most:o};else{const l=yield*Md(s,t),d=s.inner==="table"&&n.borderCollapse==="collapse"?D(Pi(s).table):i;r={least:l.least+d,most:Math.
max(l.most,l.least)+d},o!==void 0&&(r={least:a?r.least:Math.max(o,r.least),most:Math.max(o,r.least)})}const c={least:Ji(r.least,n,i),most:Ji(r.most,n,i)};return s.
known.set("widths",c),c}function*Hy(s,t){if(typeof s.style.width!="object"||s.inner==="table")return(yield*es(s,t)).least;let e=s.known.get("content");if(e===void 0){
const n=D(ft(s.style))+D(pt(s.style,0));e=Ji((yield*Md(s,t)).least+n,s.style,n),s.known.set("content",e)}return e}function Ji(s,t,e){const{minWidth:n,maxWidth:i}=t,
o=c=>typeof c=="object"&&c.percent!==0,[r,a]=[o(n),o(i)];return!r&&!a?gt(s,t,0,e):gt(s,{...t,minWidth:r?"auto":n,maxWidth:a?"none":i},0,e)}function*qi(s,t){const{
least:e,most:n}=yield*es(s,t),i=z(s.style.marginLeft,0)+z(s.style.marginRight,0);return{least:e+i,most:n+i}}function*Md(s,t){switch(s.inner){case"image":{const{
width:e}=nd(s,{width:0,height:void 0},t);return{least:typeof s.style.width=="object"||typeof s.style.maxWidth=="object"&&s.style.maxWidth.percent!==0?0:e,most:e}}case"\
lines":return yield*Uy(s,t);case"table":return yield*Ay(s,t);case"flex":return yield*Yy(s,t);case"columns":return yield*kb(s,t);case"grid":return yield*Hb(s,t);case"\
turned":return yield*Dy(s,t);default:return yield*jy(s,t)}}function*jy({children:s},t){let[e,n,i]=[0,0,0];for(const o of s){if(o.isPositioned)continue;const r=yield*qi(
o,t);if(e=Math.max(e,r.least),o.style.float!=="none"){i+=r.most,n=Math.max(n,i);continue}o.style.clear!=="none"&&(i=0);const a=typeof o.style.width=="object"&&!Pt(
o);n=Math.max(n,r.most+(a?0:Math.max(i,0))),i=0}return{least:e,most:n}}function*Uy(s,t){const{list:e}=yield*ud(s,t,!0);let[n,i,o,r]=[0,0,0,0],a=0;const c=s.style.
overflowWrap!=="anywhere"&&s.style.wordBreak!=="break-word"&&s.style.wordBreak!=="break-all";for(const l of e){let d=0;const f=[...l.fragments];(0,j.RZ)(f,l.spaces.
filter(({kind:p})=>p!=="text"));let h=0;for(const p of f){const g=yield*Ky(p,t);if(p.kind==="apart"){p.box.isPositioned||(r+=g.most,n=Math.max(n,g.least));continue}
d+=g.most,h+=g.least}n=Math.max(n,c?h+l.hyphen:Math.min(h,s.style.fontSize));const u=l.fragments.some(({kind:p})=>p!=="apart");u&&(o+=a+d),a=u?l.spaceWidth:Math.
max(a,l.spaceWidth),i=Math.max(i,o),l.ends&&([o,a]=[0,0])}return{least:n,most:i+r}}function*Ky(s,t){if(s.kind==="text")return{least:s.width,most:s.width};if(s.kind===
"atom"||s.kind==="apart")return yield*qi(s.box,t);const{style:e}=s.box,n=s.kind==="open"?z(e.marginLeft,0)+e.borderLeftWidth+e.paddingLeft.px:z(e.marginRight,0)+
e.borderRightWidth+e.paddingRight.px;return{least:n,most:n}}function*Yy({style:s,children:t},e){const n=s.flexDirection.startsWith("row");let[i,o,r]=[0,0,0];for(const c of t){
if(c.isPositioned)continue;const l=yield*qi(c,e),{flexBasis:d}=c.style,f=n&&typeof d=="object"&&d.percent===0?d.px:void 0,h=Math.max(l.most,f??0);r++,o=n?o+h:Math.
max(o,h),i=n&&s.flexWrap==="nowrap"?i+l.least:Math.max(i,l.least)}const a=n?Math.max(r-1,0)*(s.columnGap?.px??0):0;return{least:i+(s.flexWrap==="nowrap"?a:0),most:o+
a}}function*Sd(s,t,e=!1){const n=Mb(s);if(n.length===0)return;const i=({style:o})=>o.position==="fixed"&&!s.box.style.isContained;for(const{box:o,x:r,y:a,share:c,
area:l}of n)if(!e&&(!Pl(s.box)||i(o)))Je(s,o,{x:r,y:a,share:c});else{const d=e?Vy(s,t):l?Xy(s,l):s,f=yield*Zy({box:o,x:r,y:a,share:c},d,t);s.addApart(f);for(const h of Fi(
f))n.push(h)}}function Xy({box:s},{x:t,y:e,width:n,height:i}){const o=new De(s);return o.border={...Fe,left:t,top:e},o.width=t+n,o.height=e+i,o}function Vy({box:s},{
page:t}){const e=new De(s);return e.width=t.width,e.height=t.height,e}function*Zy({box:s,x:t,y:e,share:n},i,o){const{style:r}=s,{border:a}=i,[c,l]=[i.width-D(a),
i.height-F(a)],d=Wt(r,c),[f,h,u,p]=[r.left==="auto"?void 0:(0,M.Il)(r.left,c),r.right==="auto"?void 0:(0,M.Il)(r.right,c),r.top==="auto"?void 0:(0,M.Il)(r.top,l),
r.bottom==="auto"?void 0:(0,M.Il)(r.bottom,l)],g={across:D(ft(r))+D(pt(r,c)),down:F(ft(r))+F(pt(r,c))},m=s.inner==="image",w=qy(u,p,l-F(d)),b=f??(h===void 0&&n.
x===0?t-a.left:0),y={width:c,height:l,edges:g,free:Math.max(c-b-(h??0)-D(d),0),isHeld:f!==void 0&&h!==void 0,spansDown:w},x=m?void 0:yield*Jy(s,y,o),S=r.height===
"auto"&&!m&&r.aspectRatio===void 0?w:void 0,T=S===void 0?void 0:Ot(S,r,l,g.down),A=yield*o.layOut(s,{width:c,height:l,fixedWidth:x,fixedHeight:T});return A.x=a.
left+vd({from:f,to:h,size:A.width,whole:c,first:d.left,last:d.right,flow:t-a.left,share:n.x,margins:[r.marginLeft,r.marginRight]}),A.y=a.top+vd({from:u,to:p,size:A.
height,whole:l,first:d.top,last:d.bottom,flow:e-a.top,share:n.y,margins:[r.marginTop,r.marginBottom]}),u===void 0&&p!==void 0&&(A.isFromBottom=!0),A}function*Jy(s,{
width:t,height:e,edges:n,free:i,isHeld:o,spansDown:r},a){const{style:c}=s,d=typeof c.width=="object"&&c.width.fills?i:V(c.width,t,n.across,c)??Qy(c,e,n,o?void 0:
r);if(d!==void 0)return gt(d,c,t,n.across);const{least:f,most:h}=yield*a.widthsOf(s);if(c.width==="min-content")return gt(f,c,t,n.across);if(c.width==="max-cont\
ent")return gt(h,c,t,n.across);const p=o&&c.width==="auto"&&s.inner!=="table"?i:Math.max(f,Math.min(h,i));return gt(Wn(p,c,e,n),c,t,n.across)}const qy=(s,t,e)=>s===
void 0||t===void 0?void 0:Math.max(e-s-t,0);function Qy(s,t,e,n){if(s.width!=="auto"||s.aspectRatio===void 0)return;const i=V(s.height,t,e.down,s)??n;return i===
void 0?void 0:Ge(Ot(i,s,t,e.down),s,e)}function vd({from:s,to:t,size:e,whole:n,first:i,last:o,flow:r,share:a,margins:c}){if(s===void 0&&t===void 0)return r+i-a*
(i+e+o);if(s===void 0)return n-t-e-o;if(t!==void 0&&c[0]==="auto"){const l=n-s-t-e;return s+(c[1]==="auto"?Math.max(l/2,0):l-z(c[1],n))}return s+i}const Td=500,
Id=500,tx=600,ex=1e5;function nx({fragment:s}){switch(s.kind){case"text":return s.text;case"atom":return fd;case"open":return Vi(s.box.style);case"close":return ny(
s.box.style);default:return""}}function*sx(s,t,e,n){const i=sy(t.style)+e.map(({style:l})=>Vi(l)).join(""),o=s.map(nx),r=[],a=s.map(()=>({first:1/0,last:-1}));let c=0;
for(const{text:l,rtl:d,index:f}of(0,jt.rg)(i,o)){c+=Id+l.length*tx,c>ex&&(yield c,c=0);const h=s[f],{fragment:u}=h;if(u.kind!=="text"&&u.kind!=="atom")continue;
const p=a[f];if(p.first=Math.min(p.first,r.length),p.last=r.length,u.kind==="atom")r.push(h);else{const g=qe(l,u.style,u.owner,n,d);r.push({fragment:g,width:g.width})}}
return yield*ix(s,r,a,e)}function*Ed({item:s,box:t,index:e},{to:n,atEnd:i},o,r){const{before:a,after:c,rest:l}=r,[d,f]=t.style.direction==="rtl"?ox(s,t,i):[s,i];
let[h,u]=[1/0,-1];for(let p=e;p<n;p++)++r.looked%Td===0&&(yield Td*Id),h=Math.min(h,o[p].first),u=Math.max(u,o[p].last);if(u<0)return(0,j.RZ)(l,[d,f]);a.set(h,[
d,...a.get(h)??[]]),c.set(u,[...c.get(u)??[],f])}function*ix(s,t,e,n){const i={before:new Map,after:new Map,rest:[],looked:0},{before:o,after:r,rest:a}=i,c=n.map(
d=>({item:ns("resume",d),box:d,index:0}));for(const[d,f]of s.entries()){const{fragment:h}=f;if(h.kind==="apart"&&a.push(f),h.kind==="open"&&c.push({item:f,box:h.
box,index:d}),h.kind!=="close")continue;const u=c.findLastIndex(({box:p})=>p===h.box);u>=0&&(yield*Ed(c.splice(u,1)[0],{to:d,atEnd:f},e,i))}n.splice(0,n.length);
for(const{box:d}of c)n.push(d);for(const d of c.reverse())yield*Ed(d,{to:s.length,atEnd:ns("pause",d.box)},e,i);const l=[];for(const[d,f]of t.entries())(0,j.RZ)(
l,o.get(d)??[]),l.push(f),(0,j.RZ)(l,r.get(d)??[]);return(0,j.RZ)(l,a),l}const ns=(s,t)=>({fragment:{kind:s,box:t},width:0});function ox(s,t,e){const[n,i]=[s.fragment.
kind==="open",e.fragment.kind==="close"];return n===i?[s,e]:n?[ns("resume",t),{fragment:{kind:"close",box:t},width:s.width}]:[{fragment:{kind:"open",box:t},width:e.
width},ns("pause",t)]}const le=200,Qi=5e3,rx={x:0,y:0},ax=500,Rd=.01,Ld=.268;function*cx(s){const{items:t,block:e,open:n,layout:i}=s,o=s.turns?yield*sx(t,e,n,i):
t;return yield*new lx(s,o).place()}class lx{wishes;items;isLoose;above;below;x=0;texts=[];atoms=[];inlines=[];stack=[];tallest=0;space;constructor(t,e){this.wishes=
t,this.items=e;const{above:n,below:i}=t.layout.lineOf(t.block.style),o=e.some(({fragment:r})=>r.kind==="text"||r.kind==="atom");this.isLoose=t.layout.quirks!=="\
none"&&o&&t.block.marker===void 0,this.above=this.isLoose?0:n,this.below=this.isLoose?0:i}*place(){const{wishes:t,items:e}=this;for(const a of t.turns?[]:t.open)
this.stack.push({box:a,x:0,isFirst:!1,level:this.levelOf(a)});const n=e.reduce((a,{width:c})=>a+c,0),{start:i,stretch:o}=this.alignment(n);this.x=t.left+i;for(const a of this.
stack.splice(0))this.stack.push({...a,x:this.x});for(let a=0;a<e.length;a++)a%le===le-1&&(yield le*Qi),this.put(e[a],o);for(const a of this.stack)this.inlines.push(
{...a,width:this.x-a.x,isLast:!1});t.turns||(t.open.splice(0,t.open.length),(0,j.RZ)(t.open,this.stack.map(({box:a})=>a)));const r=Math.max(this.above+this.below,
this.tallest);return yield*this.finish(r)}*finish(t){const e=this.above,{layout:n,whole:i}=this.wishes,o=this.atoms.map(({laid:c,owner:l,x:d,top:f,shift:h})=>{const{
marginTop:u,marginBottom:p}=c.box.style;return c.x=d+h.x,f==="top"?c.y=z(u,i):f==="bottom"?c.y=t-c.height-z(p,i):c.y=e+f,c.y+=h.y,{laid:c,owner:l}}),r=[];for(const[
c,{box:l,x:d,width:f,level:h,isFirst:u,isLast:p}]of this.inlines.entries()){c%le===le-1&&(yield le*Qi);const{style:g}=l;if(l.place===void 0&&!_d(g))continue;const{
descent:m}=n.metricsOf(g),w=this.overText(g),b=(0,M.Il)(g.paddingBottom,i)+g.borderBottomWidth,y=e-h.rise-w+h.shift.y;r.push({box:l,x:d+h.shift.x,width:f,y,height:w+
m+b,isFirst:u,isLast:p})}const a=[];for(let c=0,l=0;c<this.texts.length;){const d=gx(this.texts,c,e);a.push(mx(this.texts,c,d,e)),l+=d-c,c=d,!(l<le)&&(yield l*Qi,
l=0)}return{y:0,height:t,baseline:e,texts:to(a),atoms:to(o),inlines:to(r)}}alignment(t){const{width:e,isLast:n,block:i}=this.wishes,{textAlignLast:o,direction:r}=i.
style,a=n&&o!=="auto"?o:i.style.textAlign,c=e-t,l=r==="rtl";if(c<Rd)return{start:l?c:0,stretch:0};if(a==="center")return{start:c/2,stretch:0};if(a==="right"||a===
"end"&&!l||a==="start"&&l)return{start:c,stretch:0};if(a!=="justify")return{start:0,stretch:0};const d=this.items.reduce((f,{fragment:h})=>f+Ad(h),0);return n&&
o==="auto"||d===0?{start:l?c:0,stretch:0}:{start:0,stretch:c/d}}put({fragment:t,width:e,laid:n},i){switch(t.kind){case"text":return this.putText(t,e+Ad(t)*i,i);case"\
open":this.x+=z(t.box.style.marginLeft,this.wishes.whole),this.stack.push({box:t.box,x:this.x,isFirst:!0,level:this.levelOf(t.box)}),this.x+=e-z(t.box.style.marginLeft,
this.wishes.whole);return;case"resume":this.stack.push({box:t.box,x:this.x,isFirst:!1,level:this.levelOf(t.box)});return;case"pause":return this.close(t.box,!1);case"\
close":{const o=z(t.box.style.marginRight,this.wishes.whole);this.x+=e-o,this.close(t.box,!0),this.x+=o;return}case"atom":return this.putAtom(n,t.owner,e);case"\
apart":}}close(t,e){const n=this.stack.findLastIndex(o=>o.box===t);if(n<0)return;const[i]=this.stack.splice(n,1);this.inlines.push({...i,width:this.x-i.x,isLast:e})}get level(){
return this.stack.at(-1)?.level??{rise:0,style:this.wishes.block.style,shift:rx}}putText(t,e,n){const{level:i}=this,{style:o,owner:r,word:a}=t;this.reach(i.rise,
this.wishes.layout.lineOf(o));const c=n+o.wordSpacing,d=t.isSpace&&c!==0&&o.fontSize>0?this.widerSpace(a,c*t.text.length*1e3/o.fontSize):a;this.texts.push({x:this.
x,width:e,style:o,owner:r,word:d,level:i}),this.x+=e}widerSpace(t,e){const{space:n}=this;if(n?.word===t&&n.wider.after===e)return n.wider;const i={...t,width:t.
width+e,after:e};return this.space={word:t,wider:i},i}reach(t,{above:e,below:n}){this.above=Math.max(this.above,e+t),this.below=Math.max(this.below,n-t)}putAtom(t,e,n){
const{style:i}=t.box,{whole:o,layout:r}=this.wishes,[a,c]=[z(i.marginTop,o),z(i.marginBottom,o)],l=this.x+z(i.marginLeft,o);this.x+=n;const d=t.height+a+c,{verticalAlign:f}=i;
if(f==="top"||f==="bottom"){this.tallest=Math.max(this.tallest,d),this.atoms.push({laid:t,owner:e,x:l,top:f,shift:this.level.shift});return}const h=this.level;let p=(hx(
t)??t.height+c)+a+h.rise+Cd(i,h.style,r);const g=r.metricsOf(h.style);f==="middle"&&(p=d/2+h.rise+h.style.fontSize*Ld),f==="text-top"&&(p=h.rise+g.ascent),f==="\
text-bottom"&&(p=h.rise-g.descent+d),this.above=Math.max(this.above,p),this.below=Math.max(this.below,d-p),this.atoms.push({laid:t,owner:e,x:l,top:-p+a,shift:h.
shift})}levelOf(t){const e=this.level,{style:n}=t,{layout:i}=this.wishes,o=i.lineOf(n),r=e.style.fontSize*Ld-(o.above-o.below)/2,a=e.rise+(n.verticalAlign==="mi\
ddle"?r:Cd(n,e.style,i));this.isLoose||this.reach(a,o);const c=n.position==="relative"?Ka(n,{width:this.wishes.whole,height:void 0}):void 0,l=c?{x:e.shift.x+c.x,
y:e.shift.y+c.y}:e.shift,d=a===e.rise&&!e.drops?void 0:dx(n,a-e.rise,e),f=ux(n)?a+this.overText(n):e.reach;return{rise:a,style:n,shift:l,...f!==void 0&&{reach:f},
...d&&{drops:d}}}overText(t){const{layout:e,whole:n}=this.wishes;return e.metricsOf(t).ascent+(0,M.Il)(t.paddingTop,n)+t.borderTopWidth}}const Ad=s=>s.kind==="t\
ext"&&s.isSpace?s.text.length:0;function dx({decorations:s,textDecorationLine:t},e,n){const i=s.length-t.size;if(i<=0)return;const o=n.style.decorations.map((r,a)=>e+
(n.drops?.[a]??0)).slice(-i);return s.map((r,a)=>o[a]??0)}function Cd(s,t,e){const{verticalAlign:n}=s;if(typeof n=="object"){const{above:i,below:o}=e.lineOf(s);
return(0,M.Il)(n,i+o)}return n==="sub"?-(t.fontSize/5+1):n==="super"?t.fontSize/3+1:0}const fx=new Set(["flex","grid","table"]);function hx({box:s,firstBaseline:t,
lastBaseline:e}){return fx.has(s.inner)?t:s.style.overflow!=="visible"||s.isOnLine?void 0:e}const ux=s=>_d(s)||s.position==="relative"||[s.paddingTop,s.paddingRight,
s.paddingBottom,s.paddingLeft].some(Bd)||[s.marginTop,s.marginRight,s.marginBottom,s.marginLeft].some(Bd),Bd=s=>s!=="auto"&&(s.px!==0||s.percent!==0),_d=s=>s.backgroundColor!==
void 0||s.backgroundClip==="text"&&s.textFill!==void 0||s.backgroundImage.length>0||s.borderTopWidth+s.borderRightWidth+s.borderBottomWidth+s.borderLeftWidth>0||
s.boxShadow.length>0,px=[],to=s=>s.length===0?px:(0,j.Hn)(s);function gx(s,t,e){const n=s[t],{x:i,y:o,start:r}=eo(n,e);let{width:a}=n,c=t+1;for(;c<s.length&&c-t<
ax;c++){const l=s[c];if(l.style!==n.style||l.owner!==n.owner)break;const d=eo(l,e);if(d.y!==o||d.start!==r||Math.abs(i+a-d.x)>=Rd)break;a+=l.width}return c}function mx(s,t,e,n){
const i=s[t],{style:o,owner:r,level:a}=i,{x:c,y:l,start:d}=eo(i,n);let f=0;for(let u=t;u<e;u++)f+=s[u].width;const h=Array.from({length:e-t},(u,p)=>s[t+p].word);
return{x:c,y:l,width:f,style:o,owner:r,words:h,...d!==void 0&&{from:d},...a.drops&&{drops:a.drops}}}function eo({x:s,level:{rise:t,shift:e,reach:n}},i){const o=n===
void 0?void 0:i-n+e.y;return{x:s+e.x,y:i-t+e.y,start:o}}const de=6e3;function*wx(s,t,e){const n=yield*ud(s.box,e.layout,!1),i=yield*by(s.box,e.layout,n.list.length),
o=f=>bx(new xx(s,t,e,n.turns,f),n.list,i),{height:r}=yield*o(),{length:a}=s.lines;if(!s.box.style.isBalanced||a<2||a>yx||!n.list.every(({fragments:f})=>f.every(
({kind:h})=>h!=="apart"&&h!=="atom")))return r;let[l,d]=[t.width/a/2,t.width];for(;d-l>1;){const f=(l+d)/2;yield*o(f),s.lines.length>a?l=f:d=f}return(yield*o(d)).
height}function*bx(s,t,e){for(let n=0;n<t.length;n++)n%20===0&&(yield 20*de),yield*s.add(t[n],e?.[n]);return yield*s.finish(),s}const yx=6;class xx{laid;space;tools;turns;most;items=[];width=0;spaces=[];lines=[];y;open=[];isFirst=!0;waiting=[];constructor(t,e,n,i,o=1/0){
this.laid=t,this.space=e,this.tools=n,this.turns=i,this.most=o,this.y=e.top}get height(){return this.y-this.space.top}*add(t,e){let n=this.isFirst&&e?e:t,i=yield*this.
itemsOf(n.fragments),o=Qe(i);const r=this.width+Qe(this.spaces)+o+n.hyphen;if((this.items.length>0||this.spaces.some(kx))&&r>this.room()+.01){if(this.cutsOf(i)===
"letters"&&(yield*this.fill(i)))return yield*this.endPiece(n);yield*this.end(!1),n!==t&&(n=t,i=yield*this.itemsOf(n.fragments.filter(({kind:c})=>c!=="apart")),o=
Qe(i))}this.items.length===0&&(yield*this.clearFloats(o)),o>this.room()+.01&&this.cutsOf(i)?yield*this.putParts(yield*this.cut(i),!0):yield*this.put(i,!1),yield*this.
endPiece(n)}*endPiece(t){this.spaces=yield*this.itemsOf(t.spaces),t.ends&&(yield*this.end(!0))}*fill(t){const e=this.room()-this.width-Qe(this.spaces),n=yield*this.
cut(t,e);return Qe(n[0])>e+.01?!1:(yield*this.putParts(n,!1),!0)}*putParts(t,e){for(const[n,i]of t.entries())yield 20*de,yield*this.put(i,e||n>0)}*finish(){(this.
items.length>0||this.spaces.some(({fragment:i})=>i.kind!=="text"))&&(yield*this.end(!0,!0));const{lineClamp:t=1/0}=this.laid.box.style,e=this.lines[Math.min(t,this.
lines.length)-1];e&&t<this.lines.length&&(this.lines[t-1]={...e,isCut:!0},this.y=e.y+e.height),this.laid.lines=(0,j.Hn)(this.lines);const[n]=this.lines;n&&(this.
laid.firstBaseline=n.y+n.baseline),e&&(this.laid.lastBaseline=e.y+e.baseline)}*put(t,e){e&&this.items.length>0&&(yield*this.end(!1));for(const n of[this.spaces,
t])for(let i=0;i<n.length;i++)i%1e3===999&&(yield 20*de),this.items.push(n[i]),this.width+=n[i].width;this.spaces=[]}get indent(){return this.isFirst?(0,M.Il)(this.
laid.box.style.textIndent,this.space.width):0}band(){const{floats:t,origin:e,left:n,width:i}=this.space,o={left:e.x+n,right:e.x+n+i};return t.isEmpty?o:t.band(e.
y+this.y,this.tools.layout.lineOf(this.laid.box.style).above,o)}room(){const{left:t,right:e}=this.band();return Math.min(e-t,this.most)-this.indent}*clearFloats(t){
const{floats:e,origin:n}=this.space;for(;t>this.room()+.01;){yield de;const i=e.nextBottom(n.y+this.y);if(i===void 0||this.room()>=this.space.width-this.indent-
.01)return;this.y=i-n.y}}*itemsOf(t){const e=[],{width:n}=this.space,i=new Map;for(let o=0;o<t.length;o++){o%100===99&&(yield 20*de);const r=t[o];switch(r.kind){case"\
text":{const a=i.get(r)??{fragment:r,width:r.width};r.text.length===1&&i.set(r,a),e.push(a);break}case"open":{const{style:a}=r.box;e.push({fragment:r,width:z(a.
marginLeft,n)+a.borderLeftWidth+(0,M.Il)(a.paddingLeft,n)});break}case"close":{const{style:a}=r.box;e.push({fragment:r,width:z(a.marginRight,n)+a.borderRightWidth+
(0,M.Il)(a.paddingRight,n)});break}case"atom":{const a=yield*this.tools.inner(r.box,n),{marginLeft:c,marginRight:l}=r.box.style;e.push({fragment:r,laid:a,width:a.
width+z(c,n)+z(l,n)});break}case"apart":yield*this.apart(r.box)}}return e}*apart(t){if(t.isPositioned)return this.tools.keep(t,this.space.left+this.width,this.y);
const e=yield*this.tools.inner(t,this.space.width),{marginLeft:n,marginRight:i}=t.style,o=e.width+z(n,this.space.width)+z(i,this.space.width);this.items.length>
0&&this.width+o>this.room()?this.waiting.push(e):this.tools.float(e,this.y)}cutsOf(t){const{width:e}=this.tools.layout.page,{overflow:n,whiteSpace:i}=this.laid.
box.style,o=n==="hidden"&&i==="nowrap";let r;for(const{fragment:a,width:c}of t){if(a.kind!=="text")continue;const{overflowWrap:l,wordBreak:d}=a.style;if(d==="br\
eak-all")return"letters";l!=="normal"||d==="break-word"?r="anywhere":c>e&&!o&&(r??="separators")}return r}*cut(t,e=this.room()){const n=[],i=new Map;for(const c of t){
const{fragment:l}=c;yield 40*de;const d=i.get(c);if(d)n.push(d);else if(l.kind!=="text")n.push({item:c,text:"￼",width:c.width});else if(l.text.length===1){const{
text:f,width:h}=l,u={item:c,text:f,width:h};i.set(c,u),n.push(u)}else for(const{text:f,width:h}of(0,je.s)(l.text,u=>this.part(l,u).width))n.push({item:c,text:f,
width:h})}const o=this.room();let r=0;const a=[];for(const c of(0,je.ZM)(n,l=>l===0?e:o,this.cutsOf(t))){yield 2*de;const l=[];for(let d=r;d<r+c;){const{item:f}=n[d],
{fragment:h}=f;let u="";do u+=n[d++].text;while(d<r+c&&n[d].item===f&&h.kind==="text"&&u!==h.text);if(h.kind!=="text"||u===h.text)l.push(f);else{const p=this.part(
h,u);l.push({fragment:p,width:p.width})}}r+=c,a.push(l)}return a}part(t,e){return e===t.text?t:qe(e,t.style,t.owner,this.tools.layout)}*end(t,e=!1){const n=this.
band();for(const a of this.spaces)a.fragment.kind!=="text"&&this.items.push(a);t||this.hyphenate();const i=yield*cx({layout:this.tools.layout,block:this.laid.box,
items:this.items,open:this.open,left:n.left-this.space.origin.x+this.indent,width:n.right-n.left-this.indent,whole:this.space.width,isLast:t,turns:this.turns}),
o=e&&this.items.every(Ox)?0:i.height;this.lines.push({...i,y:this.y,height:o}),this.y+=o,this.items=[],this.spaces=[],this.width=0,this.isFirst=!1;const{waiting:r}=this;
this.waiting=[];for(const a of r)this.tools.float(a,this.y)}hyphenate(){const{items:t}=this,e=wd(t.map(({fragment:o})=>o),this.tools.layout);if(!e)return;const{
soft:n,shown:i}=e;t[t.findLastIndex(({fragment:o})=>o===n)]={fragment:i,width:i.width}}}const kx=({fragment:s})=>s.kind==="text"&&s.isSpace;function Ox({fragment:s,
width:t}){if(s.kind!=="open"&&s.kind!=="close")return!1;const{style:e}=s.box,n=e.borderTopWidth+e.borderBottomWidth+e.paddingTop.px+e.paddingBottom.px;return t===
0&&n===0}const Qe=s=>s.reduce((t,{width:e})=>t+e,0);function*Mx(s,t,e,n){const i=s.border.left+s.padding.left,o=s.border.top+s.padding.top;if(s.box.inner==="lin\
es"){const r={width:e.width,height:e.height},a=(c,l)=>Wd(c,s,n,{left:i,width:e.width,y:l});return yield*wx(s,{left:i,top:o,width:e.width,floats:n.floats,origin:n},
{layout:t,inner:c=>t.layOut(c,{...r,shrinks:!0}),float:a,keep:(c,l,d)=>Je(s,c,{x:l,y:d})})}return yield*new Sx(s,t,n,{left:i,top:o,...e}).lay()}function Wd(s,t,{
floats:e,x:n,y:i},o){const r=Wt(s.box.style,o.width),{style:a}=s.box,c=a.float==="right"?"right":"left",l=Math.max(i+o.y,e.clear(a.clear)),d={left:n+o.left,right:n+
o.left+o.width},f=e.place(c,s.width+D(r),s.height+F(r),l,d);s.x=f.x-n+r.left,s.y=f.y-i+r.top,t.addApart(s)}class Sx{laid;layout;context;inside;y;pending=ke;isFirst=!0;top=new Jn;endsBelow=!1;constructor(t,e,n,i){
this.laid=t,this.layout=e,this.context=n,this.inside=i,this.y=i.top}*lay(){const{laid:t,inside:e}=this;t.box.legend&&(yield*this.onBorder(t.box.legend));for(const c of t.
box.children)if(yield rt,c!==t.box.legend){if(c.isPositioned)this.keepPlace(c);else if(c.style.float==="none")yield*this.inFlow(c);else{const l=yield*this.layout.
layOut(c,{width:e.width,height:e.height,shrinks:!0});Wd(l,t,this.context,{left:e.left,width:e.width,y:this.y+this.pending.size})}this.top.add(c)}const n=t.children.
filter(({firstBaseline:c})=>c!==void 0),[i]=n,o=t.children.findLast(({lastBaseline:c})=>c!==void 0),r=({box:c,height:l,y:d},f)=>d+(c.style.overflow==="hidden"?Math.
max(Math.min(f,l),0):f);i&&(t.firstBaseline=r(i,i.firstBaseline)),o&&(t.lastBaseline=r(o,o.lastBaseline));const a=Kb(t)&&!this.endsBelow;return t.after=a?this.pending:
ke,this.y-e.top+(a?0:this.pending.size)}*onBorder(t){const{laid:e,inside:n}=this,i=Wt(t.style,n.width),o=yield*this.layout.layOut(t,{width:n.width,height:n.height,
shrinks:!0}),{top:r}=e.border;o.x=n.left+ss(t,o.width,n.width,Nd(e.box.style)),o.y=i.top+Math.max((r-o.height)/2,0),e.add(o),e.legend=o,this.y+=Math.max(o.height+
F(i)-r,0),this.isFirst=!1}keepPlace(t){const{laid:e,inside:n}=this,o={x:e.box.style.direction==="rtl"?1:0,y:Ve(t.style.alignSelf)};Je(e,t,{x:n.left+o.x*n.width,
y:this.y+this.pending.size,share:o})}*inFlow(t){const{laid:e}=this,{style:n,widening:i}=t,o=i===0?this.inside:{...this.inside,width:this.inside.width+i},r=Wt(n,
o.width),a=this.isFirst&&Ub(e)&&this.top.isBeside(t,o.width),c=a?ke:this.pending,l=(p,g)=>this.clearance(p)>this.y+c.join(g).size,d=Xb(t,o.width,l);this.pending=
a?c:c.join(d);const f=this.clearance(n),h=f>this.y+this.pending.size,u=yield*this.layAt(t,h?f:this.y+this.pending.size,{margins:r,inside:o});if(u.above=d.size,e.
add(u),qn(t)&&u.height===0){const p=f>this.pending.size;if(p){const g=h?f:this.y+this.pending.size;[this.y,this.pending,this.isFirst,this.endsBelow]=[g-d.size,d,
!1,!0]}(!a||p)&&(this.pending=this.pending.add(r.bottom));return}this.y=u.y+u.height,this.pending=u.after.add(r.bottom),this.isFirst=!1,this.endsBelow=!1}clearance({
clear:t}){return this.context.floats.clear(t)-this.context.y}*layAt(t,e,{margins:n,inside:i}){const{context:o,layout:r}=this,a=Nd(this.laid.box.style);if(Pt(t))
return yield*vx(t,e,o,{layout:r,inside:i,margins:n,side:a});const{floats:c}=o,l=i.left+n.left,d={width:i.width,height:i.height},f=yield*r.layOut(t,d,{floats:c,x:o.
x+l,y:o.y+e});return f.x=i.left+ss(t,f.width,i.width,a),f.y=e,f}}function*vx(s,t,{floats:e,x:n,y:i},o){const{layout:r,inside:a,margins:c,side:l}=o,d={left:n+a.left,
right:n+a.left+a.width},f=e.isEmpty?0:yield*Tx(s,a,r);let[h,u]=[t,0];for(;;){const g=e.band(i+h,u,d),[m,w]=[g.left>d.left,g.right<d.right],b=m||w?e.nextBottom(i+
h):void 0;if(b===void 0)break;if(yield rt/4,-c.left>g.left-d.left&&m||f>g.right-g.left+.01||w&&-c.right>d.right-g.right){[h,u]=[b-i,0];continue}const x=Math.max(
d.left+c.left,g.left),v=Math.min(d.right-c.right,g.right),S=yield*r.layOut(s,yield*Ix(s,a,Math.max(v-x,0),r)),T=e.band(i+h,S.height,d);if(T.left>g.left||T.right<
g.right){u=S.height;continue}return S.x=x-n+ss(s,S.width+c.left+c.right,v-x,l)-c.left,S.y=h,S}const p=yield*r.layOut(s,{width:a.width,height:a.height});return p.
x=a.left+ss(s,p.width,a.width,l),p.y=h,p}function*Tx(s,t,e){const{style:n}=s;if(s.inner==="table"&&n.width==="auto")return(yield*e.widthsOf(s)).least;if(n.width!==
"auto"||s.inner==="image"||n.aspectRatio!==void 0)return(yield*e.layOut(s,{width:t.width,height:t.height})).width;const i=D(ft(n))+D(pt(n,t.width));return gt(0,
n,t.width,i)}function*Ix(s,{width:t,height:e},n,i){const{style:o,inner:r}=s;if(o.width!=="auto"||r==="image"||o.aspectRatio!==void 0)return{width:t,height:e};const a=D(
ft(o))+D(pt(o,t)),c=r==="table"?yield*i.widthsOf(s):void 0,l=c?Math.max(c.least,Math.min(c.most,n)):n;return{width:t,height:e,fixedWidth:gt(l,o,t,a)}}const Nd=({
blockAlign:s,direction:t})=>s==="start"?t==="rtl"?"right":"left":s;function ss({style:s},t,e,n){const{marginLeft:i,marginRight:o}=s,r=e-t-z(i,e)-z(o,e);if(i==="\
auto")return r<=0?0:o==="auto"?r/2:r;const a=z(i,e);return o==="auto"||n==="left"?a:a+(n==="right"?r:Math.max(r/2,0))}class Ex{around;layout;inside;room;isRow;constructor(t,e,n,i,o){
this.around=t,this.layout=e,this.inside=n,this.room=i,this.isRow=o}*measure(t){const{inside:e,isRow:n}=this,{style:i}=t,o=Wt(i,e.width),[r,a]=[ft(i),pt(i,e.width)],
c=n?D(r)+D(a):F(r)+F(a),l=Math.max(yield*this.baseOf(t,c),c),d=n?e.width:e.height,f=yield*this.leastOf(t,c),h=V(n?i.maxWidth:i.maxHeight,d,c,i)??1/0;return{box:t,
margins:o,base:l,least:Math.max(f,c),most:h,edges:c,main:Math.max(Math.min(l,h),f,c),laid:void 0}}*baseOf(t,e){const{inside:n,isRow:i,layout:o}=this,{style:r}=t,
a=i?n.width:n.height,c=i?r.width:r.height,l=r.flexBasis==="auto"?c:r.flexBasis,d=l==="content"?void 0:V(l,a,e,r);if(d!==void 0)return d;if(i){if(t.inner==="imag\
e")return yield*this.widthOfPicture(t);const u=l==="auto"?this.widthByRatio(t):void 0;if(u!==void 0)return u;const p=yield*o.widthsOf(t);return this.limitItem(l===
"min-content"?p.least:p.most,r)}const f=yield*this.layItem(t,void 0),{aspectRatio:h}=r;return h===void 0||t.inner==="image"?f.height:Ua(f.width,r,this.edgesOf(r))}*leastOf(t,e){
const{inside:n,isRow:i,layout:o}=this,{style:r}=t,a=i?r.minWidth:r.minHeight,c=i?n.width:n.height;if(a!=="auto")return V(a,c,e,r)??0;if(r.overflow==="hidden"||i&&
r.overflow==="scroll")return 0;const l=V(i?r.width:r.height,c,e,r)??1/0,d=V(i?r.maxWidth:r.maxHeight,c,e,r)??1/0;if(!i){const u=yield*this.layContent(t),p=r.aspectRatio===
void 0||t.inner==="image";return Math.min(u.height,p?l:Ua(u.width,r,this.edgesOf(r)),l,d)}const f=t.inner==="image"?void 0:this.widthByRatio(t);if(f!==void 0)return Math.
min(f,l,d);const h=t.inner==="image"?yield*this.widthOfPicture(t):yield*Hy(t,o);return Math.min(this.limitItem(h,r),l,d)}layContent(t){return this.layItem(t,void 0,
typeof t.style.height=="object"&&t.inner!=="image")}edgesOf(t){const[e,n]=[ft(t),pt(t,this.inside.width)];return{across:D(e)+D(n),down:F(e)+F(n)}}isLoose({style:t}){
const{flexBasis:e,height:n,aspectRatio:i}=t;if(this.inside.height!==void 0||i!==void 0)return!1;const o=e==="auto"?n:e;return typeof o!="object"||o.percent!==0}filledHeight(t){
if(!(Di(t,this.around)&&yt(t.height)&&!no(t,!1))||this.around.flexWrap!=="nowrap"||this.room===void 0)return;const{down:n}=this.edgesOf(t);return Ot(this.room-F(
Wt(t,this.inside.width)),t,this.inside.height,n)}*widthOfPicture(t){return(yield*this.layout.layOut(t,{...this.inside,fixedHeight:this.filledHeight(t.style)})).
width}widthByRatio({style:t}){const{inside:e}=this;if(t.aspectRatio===void 0||t.width!=="auto")return;const n=this.edgesOf(t),i=V(t.height,e.height,n.down,t)??this.
filledHeight(t);if(i!==void 0)return Ge(Ot(i,t,e.height,n.down),t,n)}limitItem(t,e){return Wn(t,e,this.inside.height,this.edgesOf(e))}layItem(t,e,n=!1){const{inside:i,
isRow:o,layout:r}=this,a=this.isLoose(t),c=Wt(t.style,i.width);if(o)return r.layOut(t,{...i,fixedWidth:e});const l=Di(t.style,this.around)&&yt(t.style.width)&&!no(
t.style,!0),d=D(ft(t.style))+D(pt(t.style,i.width)),f=this.around.flexWrap!=="nowrap",h=l&&!f?gt(i.width-D(c),t.style,i.width,d):void 0;return r.layOut(t,{...i,
fixedWidth:h,fixedHeight:e,shrinks:!0,isLoose:a,isOpen:n})}}function Pd(s){let t=s.known.get("shares");return t===void 0&&(t=s.children.some(e=>{const{height:n,
minHeight:i,maxHeight:o}=e.style;return[n,i,o].some(a=>typeof a=="object"&&a.percent!==0)||yt(n)&&(e.inner==="flex"||e.inner==="grid")&&Pd(e)}),s.known.set("sha\
res",t)),t}const no=(s,t)=>t?s.marginLeft==="auto"||s.marginRight==="auto":s.marginTop==="auto"||s.marginBottom==="auto";function*Rx(s,t,{room:e,...n},i){return yield*new Lx(
s,t,n,i,e).lay()}class Lx{laid;layout;inside;space;room;style;isRow;mainGap;crossGap;mainRoom;left;top;items;constructor(t,e,n,i,o){this.laid=t,this.layout=e,this.
inside=n,this.space=i,this.room=o,this.style=t.box.style,this.isRow=this.style.flexDirection.startsWith("row");const r=(l,d)=>l?(0,M.Il)(l,d):0,[a,c]=[r(this.style.
columnGap,n.width),r(this.style.rowGap,n.height??0)];this.mainGap=this.isRow?a:c,this.crossGap=this.isRow?c:a,this.mainRoom=this.isRow?n.width:o,this.items=new Ex(
this.style,e,n,o,this.isRow),this.left=t.border.left+t.padding.left,this.top=t.border.top+t.padding.top}*lay(){const t=this.laid.box.children.filter(o=>!o.isPositioned);
t.some(({style:o})=>o.order!==0)&&t.sort((o,r)=>o.style.order-r.style.order);const e=[];for(const o of t)e.push(yield*this.items.measure(o));const n=this.linesOf(
e);this.mainRoom??=this.limitMain(n);for(const o of n)this.flexLine(o);for(const o of n)yield*this.layLine(o);const i=yield*this.placeLines(n);for(const o of this.
laid.box.children)o.isPositioned&&this.keepPlace(o,i);return this.takeBaselines(n),i}linesOf(t){const e=this.mainRoom??this.mostMain();if(this.style.flexWrap===
"nowrap")return[{items:[...t],cross:0}];const n=[];let i=0;for(const o of t){const r=o.main+this.mainMargins(o),a=n.at(-1);a&&i+this.mainGap+r<=e+.01?(a.items.push(
o),i+=this.mainGap+r):(n.push({items:[o],cross:0}),i=r)}return n.length>0?n:[{items:[],cross:0}]}limitMain(t){const{border:e,padding:n}=this.laid,i=F(e)+F(n),o=t.
map(({items:r})=>this.lengthOf(r));return Ot((0,j.Kf)([...o,0])+i,this.style,this.space.height,i)-i}mostMain(){const{border:t,padding:e}=this.laid,n=F(t)+F(e);return(V(
this.style.maxHeight,this.space.height,n,this.style)??1/0)-n}lengthOf(t){return t.reduce((n,i)=>n+i.main+this.mainMargins(i),0)+Math.max(t.length-1,0)*this.mainGap}mainMargins({
margins:t}){return this.isRow?D(t):F(t)}crossMargins({margins:t}){return this.isRow?F(t):D(t)}flexLine({items:t}){const{mainRoom:e}=this;if(e===void 0)return;const n=e-
Math.max(t.length-1,0)*this.mainGap-t.reduce((a,c)=>a+this.mainMargins(c),0),i=t.reduce((a,{main:c})=>a+c,0)<n,o=({box:a,base:c,edges:l})=>i?a.style.flexGrow:a.
style.flexShrink*(c-l),r=new Set(t.filter(a=>o(a)>0&&(i?a.base<=a.main:a.base>=a.main)));for(const a of r)a.main=a.base;for(;r.size>0;){let a=0;for(const g of t)
a+=r.has(g)?g.base:g.main;const c=n-a;if(i?c<=0:c>=0){for(const g of r)g.main=Math.max(Math.min(g.base,g.most),g.least);break}const l=[...r].reduce((g,m)=>g+o(m),
0),d=i&&l<1?c*l:c;let f=0;const h=new Map;for(const g of r){const m=g.base+d*o(g)/l,w=Math.max(Math.min(m,g.most),g.least);h.set(g,m),g.main=w,f+=w-m}const u=g=>{
const m=g.main-h.get(g);return Math.abs(f)<.001?!0:f>0?m>0:m<0},p=[...r].filter(u);for(const g of p)r.delete(g)}}*layLine(t){let e=0,[n,i]=[0,0];for(const o of t.
items){o.laid=yield*this.items.layItem(o.box,o.main);const r=this.isRow?o.laid.height:o.laid.width;if(e=Math.max(e,r+this.crossMargins(o)),this.isRow&&this.alignOf(
o.box)==="baseline"){const a=(o.laid.firstBaseline??r)+o.margins.top;n=Math.max(n,a),i=Math.max(i,r+this.crossMargins(o)-a)}}t.cross=Math.max(e,n+i)}alignOf({style:t}){
return t.alignSelf==="auto"?this.style.alignItems:t.alignSelf}*placeLines(t){const{isRow:e,inside:n,style:i}=this,o=Math.max(t.length-1,0)*this.crossGap;let r=t.
reduce((p,{cross:g})=>p+g,0)+o;const a=e?this.room??this.limitCross(r):n.width;i.flexWrap==="nowrap"&&t[0]&&(r=t[0].cross=a);const c=a-r,l=i.alignContent;if(c>0&&
i.flexWrap!=="nowrap"&&(l==="normal"||l==="stretch")){for(const p of t)p.cross+=c/t.length;r+=c}const d=Yn(i.flexWrap==="nowrap"?"start":l,a-r,t.length);let f=d.
before;const h=i.flexWrap==="wrap-reverse"?[...t].reverse():t;let u=0;for(const p of h)u=Math.max(u,yield*this.placeLine(p,f)),f+=p.cross+this.crossGap+d.between;
return e?r:u}limitCross(t){const{border:e,padding:n}=this.laid,i=F(e)+F(n);return Ot(t+i,this.style,this.space.height,i)-i}*placeLine({items:t,cross:e},n){const{
isRow:i,style:o,laid:r}=this,a=o.flexDirection.endsWith("reverse")!==(i&&o.direction==="rtl"),c=this.lengthOf(t),l=this.mainRoom??c,d=l-c,f=t.reduce((g,{box:m})=>g+
Ax(m.style,i),0),h=f>0&&d>0?{before:0,between:0}:Yn(o.justifyContent,d,t.length);let u=h.before;const p=this.baselineOf(t);for(const g of t){const m=f>0&&d>0?d/
f:0,[w,b]=this.mainSides(g,m,a);yield*this.stretch(g,e);const y=g.laid,x=u+w,v=a?l-x-g.main:x,S=n+this.crossOffset(g,e,p);y.x=this.left+(i?v:S),y.y=this.top+(i?
S:v),r.add(y),u=x+g.main+b+this.mainGap+h.between}return r.flow="bands",Math.max(l,c)}mainSides({box:t,margins:e},n,i){const{style:o}=t,[r,a]=this.isRow?[o.marginLeft,
o.marginRight]:[o.marginTop,o.marginBottom],c=this.isRow?[e.left,e.right]:[e.top,e.bottom],[l,d]=[r==="auto"?n:c[0],a==="auto"?n:c[1]];return i?[d,l]:[l,d]}*stretch(t,e){
const{isRow:n,inside:i,layout:o}=this,{style:r}=t.box;if(!Di(r,this.style)||no(r,!n)||!yt(n?r.height:r.width))return;const a=e-this.crossMargins(t),[c,l]=[ft(r),
pt(r,i.width)],d=n?Ot(a,r,i.height,F(c)+F(l)):gt(a,r,i.width,D(c)+D(l));Math.abs(d-(n?t.laid.height:t.laid.width))<.01&&!(n&&Pd(t.box))||(t.laid=yield*o.layOut(
t.box,{...i,fixedWidth:n?t.main:d,fixedHeight:n?d:t.main,isLoose:!n&&this.items.isLoose(t.box)}))}baselineOf(t){let e=0;if(!this.isRow)return e;for(const{box:n,
laid:i,margins:o}of t)this.alignOf(n)==="baseline"&&(e=Math.max(e,o.top+(i.firstBaseline??i.height)));return e}crossOffset(t,e,n){const{isRow:i,style:o}=this,{margins:r,
box:a}=t,c=t.laid,l=i?c.height:c.width,d=e-l-this.crossMargins(t),[f,h]=i?[a.style.marginTop,a.style.marginBottom]:[a.style.marginLeft,a.style.marginRight],u=i?
r.top:r.left;if(f==="auto"||h==="auto"){const m=Math.max(d,0);return u+(f==="auto"?h==="auto"?m/2:m:0)}const p=this.alignOf(a);if(p==="baseline"&&i)return n-(c.
firstBaseline??l);const g=o.flexWrap==="wrap-reverse"||!i&&o.direction==="rtl";return u+zi(p,d,g)}takeBaselines(t){const[e]=t[0]?.items??[],n=t.at(-1)?.items.at(
-1),i=(o,r)=>{const a=o?.laid;return a&&a.y+(a[r]??a.height)};this.laid.firstBaseline=i(e,"firstBaseline"),this.laid.lastBaseline=i(n,"lastBaseline")}keepPlace(t,e){
const{isRow:n,style:i,inside:o}=this,r=i.direction==="rtl",a=i.flexDirection.endsWith("reverse")!==(n&&r),c=Ve(i.justifyContent,a),l=Ve(this.alignOf(t),i.flexWrap===
"wrap-reverse"!==(!n&&r)),d=n?{x:c,y:l}:{x:l,y:c},f=this.room??this.limitCross(e);Je(this.laid,t,{x:this.left+d.x*o.width,y:this.top+d.y*f,share:d})}}const Ax=(s,t)=>(t?
[s.marginLeft,s.marginRight]:[s.marginTop,s.marginBottom]).filter(e=>e==="auto").length;class Cx{placed=[];reaches=[];bottoms={left:-1/0,right:-1/0};highest=0;looked=0;get isEmpty(){
return this.placed.length===0}*between(t,e){for(let n=(0,hl.MJ)(this.reaches,t);n<this.placed.length&&this.placed[n].top<e();n++)this.looked++,yield this.placed[n]}band(t,e,{
left:n,right:i}){let[o,r]=[n,i];const a=t+Math.max(e,.01);for(const c of this.between(t,()=>a))c.bottom<=t||(c.side==="left"?o=Math.max(o,c.right):r=Math.min(r,
c.left));return{left:o,right:r}}nextBottom(t){let e=1/0;for(const{bottom:n}of this.between(t+.01,()=>e))n>t+.01&&(e=Math.min(e,n));return e===1/0?void 0:e}place(t,e,n,i,o){
let r=Math.max(i,this.highest),a=this.band(r,n,o);for(;a.right-a.left<e-.01;){const d=this.nextBottom(r);if(d===void 0)break;r=d,a=this.band(r,n,o)}const c=t===
"left"?a.left:a.right-e;this.highest=r;const l=r+n;return this.placed.push({side:t,left:c,right:c+e,top:r,bottom:l}),this.reaches.push(Math.max(this.reaches.at(
-1)??-1/0,l)),this.bottoms[t]=Math.max(this.bottoms[t],l),{x:c,y:r}}clear(t){const{left:e,right:n}=this.bottoms;return t==="none"?-1/0:t==="both"?Math.max(e,n):
this.bottoms[t]}}class Bx{colors;hidden=[];constructor({rows:t,groups:e,columns:n,columnBoxes:i,columnGroups:o}){const r=Array.from({length:i.length},(a,c)=>i[c]?.
style.backgroundColor);for(const{box:a,from:c,to:l}of o)for(let d=c;d<Math.min(l,n);d++)r[d]??=a.style.backgroundColor;if(this.colors=r,!!r.some(a=>a!==void 0)){
for(const{box:a,from:c,to:l}of e)if($d(a))for(let d=c;d<l;d++)this.hidden[d]=!0;for(const[a,c]of t.entries())$d(c)&&(this.hidden[a]=!0)}}under({box:t,row:e,column:n}){
const i=this.colors[n];return i&&this.hidden[e]!==!0&&t.style.backgroundColor===void 0?i:void 0}}const $d=({style:s})=>s.backgroundColor!==void 0||s.backgroundImage.
length>0,zd=new WeakMap;function _x(s,t){let e=zd.get(s);e||zd.set(s,e=new WeakMap);let n=e.get(t);return n||e.set(t,n={...s,backgroundColor:t}),n}function*Wx(s,t,e){
yield*new Nx(s,t,e).lay()}class Nx{laid;layout;space;grid;collapsed;grounds;widths=[];gapX;gapY;constructor(t,e,n){this.laid=t,this.layout=e,this.space=n;const{
box:i}=t;this.grid=Xe(i),this.grounds=new Bx(this.grid);const o=i.style.borderCollapse==="collapse";this.collapsed=o?Pi(i):void 0,this.gapX=o?0:i.style.borderSpacingX,
this.gapY=o?0:i.style.borderSpacingY,this.collapsed&&(t.border=this.collapsed.table,t.padding={top:0,right:0,bottom:0,left:0})}*lay(){const{laid:t,layout:e,grid:n}=this,
{style:i}=t.box,o=t.contentWidth-yd(t.box,n);this.widths=i.tableLayout==="fixed"&&i.width!=="auto"?$y(t.box,o):Ny(yield*xd(t.box,e),o);let r=yield*this.layCaptions(
"top",0);const a=r;r+=t.border.top+t.padding.top;const c=yield*this.layCells(),l=this.rowHeights(c);r=yield*this.placeRows(c,l,r),r+=t.padding.bottom+t.border.bottom,
t.frame={top:a,height:r-a},r=yield*this.layCaptions("bottom",r),t.height=Math.max(r,this.space.fixedHeight??0),t.flow="rows"}*layCaptions(t,e){let n=e;for(const i of this.
grid.captions){if(i.style.captionSide!==t)continue;const{marginTop:o,marginBottom:r,marginLeft:a}=i.style,{width:c}=this.laid,l=yield*this.layout.layOut(i,{width:c,
height:void 0});l.x=z(a,c),l.y=n+z(o,c),n=l.y+l.height+z(r,c),this.laid.add(l)}return n}widthOf({column:t,columns:e}){let n=(e-1)*this.gapX;for(let i=t;i<t+e;i++)
n+=this.widths[i]??0;return n}*layCells(){const t=[];for(const e of this.grid.cells)yield rt/4,t.push({cell:e,laid:yield*this.layCell(e,void 0)}),this.layout.pieces.
drop(e.box.inlines);return t}*layCell(t,e){const n=this.grounds.under(t),i=t.box,o=n?so(i,"ground",()=>_x(i.style,n)):i,r=this.widthOf(t),a={width:r,height:void 0,
fixedWidth:r,fixedHeight:e},c=this.collapsed?.cells.get(i);return c?(o.known.set("edges",this.collapsed.edges.get(i)),yield*this.layout.layOut(this.asQuirky(Fx(
o,c)),a)):yield*this.layout.layOut(this.asQuirky(o),{...a,width:this.laid.contentWidth})}asQuirky(t){return this.layout.quirks!=="all"||t.style.boxSizing==="bor\
der-box"||yt(t.style.height)?t:so(t,"quirky",()=>Dx(t.style))}rowHeights(t){const{grid:e}=this,n=e.rows.map(r=>V(r.style.height,this.space.height,0,r.style)??0),
i=[],o=e.rows.map(()=>({above:0,below:0}));for(const r of t){const{cell:a,laid:c}=r;if(a.rows>1){i.push(r);continue}if(n[a.row]=Math.max(n[a.row],c.height),is(a.
box)&&c.firstBaseline!==void 0){const l=o[a.row];l.above=Math.max(l.above,c.firstBaseline),l.below=Math.max(l.below,c.height-c.slack-c.firstBaseline),n[a.row]=Math.
max(n[a.row],l.above+l.below)}}for(const{cell:r,laid:a}of i){const c=Array.from({length:r.rows},(d,f)=>r.row+f),l=c.reduce((d,f)=>d+n[f],(r.rows-1)*this.gapY);a.
height>l&&this.heighten(n,c,a.height-l)}return this.fillHeight(n),n}fillHeight(t){const{laid:e,grid:n}=this,{style:i}=e.box,o=F(e.border)+F(e.padding),r=this.space.
fixedHeight??V(i.height,this.space.height,o,i)??0,a=Math.max(r,V(i.minHeight,this.space.height,o,i)??0),c=t.reduce((l,d)=>l+d,0)+(n.rows.length+1)*this.gapY+o;a>
c&&t.length>0&&this.heighten(t,this.rowsOfBodies(),a-c)}rowsOfBodies(){const{rows:t,groups:e}=this.grid,n=({box:o})=>!Px.has(o.style.display),i=e.filter(n).flatMap(
({from:o,to:r})=>Array.from({length:r-o},(a,c)=>o+c));return i.length>0?i:[...t.keys()]}heighten(t,e,n){const i=e.filter(a=>yt(this.grid.rows[a].style.height)),
o=i.length>0?i:e,r=o.reduce((a,c)=>a+t[c],0);for(const a of o)t[a]=t[a]+n*(r>0?t[a]/r:1/o.length)}*placeRows(t,e,n){const{laid:i,grid:o,gapX:r,gapY:a}=this,c=i.
border.left+i.padding.left,l=[];let d=n+(o.rows.length>0?a:0);for(const g of e)l.push(d),d+=g+a;const f=[];let h=c+r;for(const g of this.widths)f.push(h),h+=g+r;
const u=i.box.style.direction==="rtl",p=[];for(const{box:g,from:m,to:w}of o.groups){if(m===w)continue;const b=this.part(g,c+r,l[m],l[w-1]+e[w-1]);i.add(b),b.flow=
"rows";for(let y=m;y<w;y++){const x=this.part(o.rows[y],0,l[y]-b.y,l[y]-b.y+e[y]);x.flow="bands",b.add(x),p.push(x)}o.headRows>0&&m===0&&(i.head=b),g===o.foot&&
(i.foot=b)}for(const{cell:g,laid:m}of t){yield rt/10;const w=g.row+g.rows-1,b=l[w]+e[w]-l[g.row],y=yield*this.fillCell(g,m,b,t),x=f[g.column]??c;y.x=(u?i.width-
x-y.width:x)-c-r,y.y=0,p[g.row].add(y)}return p[0]&&this.takeBaseline(p[0],l[0]),d}takeBaseline({children:t},e){const{laid:n}=this,i=t.filter(({box:r,firstBaseline:a})=>is(
r)&&a!==void 0),o=i.length>0?(0,j.Kf)(i.map(({firstBaseline:r})=>r)):(0,j.Kf)(t.map(({height:r,padding:a,border:c})=>r-a.bottom-c.bottom));n.firstBaseline=e+Math.
max(o,0),n.box.style.display==="inline-table"&&(n.lastBaseline=n.firstBaseline)}part(t,e,n,i){const o=new De(t);return o.x=e,o.y=n,o.width=this.laid.contentWidth-
2*this.gapX,o.height=i-n,o}*fillCell(t,e,n,i){const{box:o}=t,r=n-e.height+e.slack;if(r<.01)return e;const a=o.children.some(({style:h})=>typeof h.height=="objec\
t"&&h.height.percent!==0),l=a||e.apart.some(Dd)?yield*this.layCell(t,n):e;if(l.height=n,a)return l;const{verticalAlign:d}=o.style,f=d==="middle"?r/2:d==="bottom"?
r:is(o)&&this.laid.box.style.display==="inline-table"?this.baselineShift(t,l,i):0;return f>0&&$x(l,Math.min(f,r)),l}baselineShift({row:t},e,n){if(e.firstBaseline===
void 0)return 0;let i=this.rowBaselines.get(t);if(i===void 0){for(const{cell:o,laid:r}of n)is(o.box)&&r.firstBaseline!==void 0&&this.rowBaselines.set(o.row,Math.
max(this.rowBaselines.get(o.row)??0,r.firstBaseline));i=this.rowBaselines.get(t)??0}return i-e.firstBaseline}rowBaselines=new Map}const Px=new Set(["table-heade\
r-group","table-footer-group"]),is=({style:s})=>{const{verticalAlign:t}=s;return typeof t=="object"||t==="baseline"||t==="sub"||t==="super"},Dd=({box:s})=>s.isPositioned&&
(s.style.top!=="auto"||s.style.bottom!=="auto");function $x(s,t){for(const e of s.children)e.y+=t;for(const e of s.apart)Dd(e)||(e.y+=t);s.lines=s.lines.map(e=>({
...e,y:e.y+t})),s.firstBaseline!==void 0&&(s.firstBaseline+=t),s.lastBaseline!==void 0&&(s.lastBaseline+=t)}const Fd=new WeakMap;function zx(s,{top:t,right:e,bottom:n,
left:i}){let o=Fd.get(s);o||Fd.set(s,o=new Map);const r=[t,e,n,i].join();let a=o.get(r);return a||(a={...s,borderTopWidth:t,borderRightWidth:e,borderBottomWidth:n,
borderLeftWidth:i},o.set(r,a)),a}const Gd=new WeakMap;function Dx(s){let t=Gd.get(s);return t||Gd.set(s,t={...s,boxSizing:"border-box"}),t}function Fx(s,t){return so(
s,"shared",()=>zx(s.style,t))}function so(s,t,e){const n=s.known.get(t);if(n)return n;const i=e(),o=Object.assign(new tt(i),s,{style:i});return s.known.set(t,o),
o}function*Hd(s,t,e,n){yield rt;const i=ig(s,e.width);return s.inner==="image"?Gx(i,t,e):(i.width=yield*Hx(i,t,e),s.inner==="table"?yield*Wx(i,t,e):yield*jx(i,t,
e,n)),s.style.position==="relative"&&(i.shift=Ka(s.style,e)),yield*Sd(i,t),i}function Gx(s,t,e){const{border:n,padding:i,box:o}=s,{width:r,height:a}=nd(o,e,t);s.
width=e.fixedWidth??r+D(n)+D(i),s.height=e.fixedHeight??a+F(n)+F(i)}function*Hx(s,t,e){if(e.fixedWidth!==void 0)return e.fixedWidth;const{box:n,border:i,padding:o}=s,
{style:r}=n,a=D(i)+D(o),{width:c}=r,l=e.shrinks===!0&&c==="auto"||n.inner==="table"||typeof c=="string"&&c!=="auto",{aspectRatio:d}=r,f={across:a,down:F(i)+F(o)},
h=V(r.height,e.height,f.down,r);if(c==="auto"&&d!==void 0&&h!==void 0){const y=Ot(h,r,e.height,f.down);return gt(Ge(y,r,f),r,e.width,a)}if(!l)return gt(Wn(ed(n,
e,a),r,e.height,f),r,e.width,a);const{least:u,most:p}=yield*t.widthsOf(n),g=e.width-z(r.marginLeft,e.width)-z(r.marginRight,e.width);if(c==="min-content")return gt(
u,r,e.width,a);if(c==="max-content")return gt(p,r,e.width,a);const m=V(c,e.width,a,r)??Math.max(u,Math.min(p,g)),w=gt(Wn(m,r,e.height,f),r,e.width,a),b=r.tableLayout===
"fixed"&&c!=="auto";return n.inner==="table"&&!b?Math.max(w,u):w}function*jx(s,t,e,n){const{box:i,border:o,padding:r}=s,{style:a}=i,c=F(o)+F(r),l=a.aspectRatio,
d=l!==void 0&&yt(a.height)?a.boxSizing==="border-box"?s.width/l:s.contentWidth/l+c:void 0,f=a.display==="table-cell",h=e.isOpen?void 0:V(a.height,e.height,c,a),
u=e.fixedHeight??(f?void 0:h),p=u===void 0?void 0:e.fixedHeight===void 0?Ot(u,a,e.height,c):u,g=p??(d===void 0?void 0:Ot(d,a,e.height,c)),m=g===void 0?void 0:Math.
max(g-c,0),w={width:s.contentWidth,height:e.isLoose?void 0:m};let b;if(i.inner==="flex")b=yield*Rx(s,t,{...w,room:m},e);else if(i.inner==="columns")b=yield*xb(s,
t,w);else if(i.inner==="turned")b=yield*Fy(s,t);else if(i.inner==="grid")b=yield*Gb(s,t,{...w,height:m},e);else{const v=n&&!Pt(i)?n.floats:new Cx,S=n&&!Pt(i)?n:
{floats:v,x:0,y:0};b=yield*Mx(s,t,w,S),Pt(i)&&(b=Math.max(b,v.clear("both")-o.top-r.top))}const y=Math.max(b+c,d??0,f?h??0:0);s.height=p??Ot(y,a,e.height,c),a.overflow===
"scroll"&&(s.height=Math.max(s.height,y)),f&&(s.slack=Math.max(s.height-b-c,0)),s.legend&&(s.frame=Ux(s.legend,s)),s.height>y+.01&&(s.after=ke),(i.inner==="bloc\
ks"||i.inner==="lines")&&!f&&a.alignContent!=="normal"&&Kx(s,Yn(a.alignContent,Math.max(s.height-y,0),1).before)}function Ux(s,{border:t,height:e}){const n=Math.
max(s.y+(s.height-t.top)/2,0);return{top:n,height:Math.max(e-n,0)}}function Kx(s,t){if(t!==0){s.lines=s.lines.map(e=>({...e,y:e.y+t}));for(const e of[...s.children,
...s.apart])e.y+=t;s.firstBaseline!==void 0&&(s.firstBaseline+=t),s.lastBaseline!==void 0&&(s.lastBaseline+=t)}}const io=5e3,jd=()=>(0,Sm.F)("pages",`The docume\
nt has more than ${io} pages`,"Split it into several documents","file"),Yx=5,ct=.75,Xx=.5;async function Vx({box:s,tree:t,targets:e,quirks:n},i,o){const r=await(0,je.
Vn)();let a=1,{first:c}=s;for(let l=1;;){const d=ct*a,f=Y=>s.widthOf(Y)/d,h={width:f(""),height:s.areaOf(1,"").height/d},u={width:s.view.width/d,height:s.view.height/
d},p=new Do({layOut:Hd,widthsOf:es},i.typefaces,r,u,n),g=await t(u),m=await Nt($m(g,f,c),o),w=await Nt(qx(g,p,h,s.areaOf(0,c??"").height/d),o),b=await Nt(Qx(w,f),
o),y=Math.max(1/Math.max(b,.001),Xx);if(a===1&&b>1+1/h.width&&y<.99){a=y;continue}const x=new Se(i,s,d,io,jd);x.rename(0,Lc(w)??"");const v=new Fn(x.fragments,p.
work,void 0,m?x.rename.bind(x):void 0),S=await Nt(v.place(w,0,0,0),o);if(x.last=await Nt(n1(S,v),o),c!==void 0&&x.last>0&&x.names.of(1)===c){c=void 0;continue}const T=e(),
A=!T||T.isSettled(await Nt(bb(S,x),o));if(!A&&l<Yx){l++;continue}x.sheet(x.last);const N=await Nt(Fm(g),o);Zx(S,x);const U=new Ut(x,p);return await Nt(U.paint(S),
o),await Nt(Jx(S,x,p),o),x.close(),{names:x.names,shadowsLeftOut:p.shadowsLeftOut,isSettled:A,unpaged:N}}}function Zx(s,{fragments:t,last:e}){const{backgroundColor:n,
backgroundImage:i}=s.laid.box.style;n===void 0&&i.length===0||(s.top=0,s.bottom=t.endOf(e))}function*Jx({apart:s},t,e){for(const n of s){const{box:i}=n.laid;i.style.
position!=="fixed"||jn(i)<0||!(yield*_c(t,n))||(yield*new Ut(t,e).repeat(n,t))}}function*qx(s,t,e,n){const i=yield*t.layOut(s,{width:e.width+s.widening,height:e.
height});i.height=Math.max(i.height,1),yield*Sd(i,t,!0);for(const o of i.apart)o.box.style.position==="fixed"&&o.isFromBottom&&(o.y+=n-e.height);return t.forget(),
i}function*Qx(s,t){let e=0;const n=[[s,0,t("")]];for(let i=n.pop();i;i=n.pop()){const[o,r,a]=i;yield 2e3;const{style:c,pageName:l}=o.box;if(o.turn)continue;const d=l===
void 0?a:t(l);if(Oc(c)){e=Math.max(e,(r+t1(o))/d);continue}const f=r+e1(o);if(e=Math.max(e,(f+o.width)/d),c.overflow==="hidden")continue;for(const{texts:u}of o.
lines)for(const p of u)e=Math.max(e,(f+p.x+p.width)/d);for(const u of[...o.children,...o.apart])c.visibility==="visible"&&u.box.style.position!=="fixed"&&n.push(
[u,f+u.x,d]);for(const{atoms:u}of o.lines)for(const{laid:p}of u)n.push([p,f+p.x,d]);const{columns:h}=o;h&&n.push([h.content,f+(h.count-1)*(h.width+h.gap),d])}return e}
function t1({box:s,width:t,height:e,shift:n}){const{transform:i,transformOrigin:o}=s.style,[r,a]=[(0,M.Il)(o[0],t),(0,M.Il)(o[1],e)],l=[0,t].flatMap(d=>[0,e].map(
f=>[d-r,f-a])).map(d=>i.reduceRight(([f,h],u)=>u.kind==="matrix"?[u.values[0]*f+u.values[2]*h+u.values[4],u.values[1]*f+u.values[3]*h+u.values[5]]:[f+(0,M.Il)(u.
x,t),h+(0,M.Il)(u.y,e)],d));return(n?.x??0)+r+(0,j.Kf)(l.map(([d])=>d))}const e1=({box:s,width:t,shift:e})=>s.style.transform.reduce((n,i)=>i.kind==="matrix"?n:
n+(0,M.Il)(i.x,t),e?.x??0);function*n1(s,t){let e=0;const n=[[s,1/0]];for(let i=n.pop();i;i=n.pop()){yield 2e3;const[o,r]=i;if(o.onlyPage!==void 0){e=Math.max(e,
o.onlyPage);continue}const{laid:a,lines:c,children:l,apart:d,bottom:f}=o,h=ci(o,r);for(const{line:b,top:y,atoms:x}of c){b.texts.length>0&&y<h&&(e=Math.max(e,t.pageOf(
y+b.height/2)));for(const v of x)n.push([v,h])}const{style:u,replaced:p}=a.box,g=ai(o,r);o.top<g&&(p!==void 0||u.backgroundColor!==void 0||u.backgroundImage.length>
0||u.borderTopWidth>0)&&l.length+c.length===0&&a.height>0&&(e=Math.max(e,t.pageOf(Math.min(f,g)-.2)));for(const b of[...l,...d])n.push([b,h]);const w=o.columns?.
rows.findLast(({top:b})=>o.top+b<h);w&&(e=Math.max(e,t.pageOf(o.top+w.top)))}return e}var s1=I(63962),os=I(78445),Ud=I(25561);const i1=4,o1=new Set(["disc","cir\
cle","square"]),Kd={"disclosure-open":"▼ ","disclosure-closed":"▶ "};class r1{values=new Map;scopes=[new Set];quotes=0;made=0;enter(t,e){for(const[n,i]of t.
counterReset)this.open(n,i);e&&(e.name==="ol"||e.name==="ul"||e.name==="menu")&&this.open("list-item",a1(e)),t.display==="list-item"&&this.countItem(e);for(const[
n,i]of t.counterIncrement){const o=this.values.get(n);!o||o.length===0?this.open(n,i):o[o.length-1]=o.at(-1)+i}return this.scopes.push(new Set),()=>{for(const n of this.
scopes.pop())this.values.get(n).pop()}}open(t,e){const n=this.values.get(t)??[];this.values.set(t,n);const i=this.scopes.at(-1);i.has(t)&&n.pop(),i.add(t),n.push(
e)}countItem(t){const e=this.values.get("list-item")??[0];this.values.set("list-item",e),e.length===0&&e.push(0);const n=t?.attributes.get("value"),i=t?.parent?.
attributes.has("reversed")===!0?-1:1;e[e.length-1]=n!==void 0&&/^\s*-?\d{1,9}\s*$/.test(n)?Number(n):e.at(-1)+i}marker({listStyleType:t}){if(t==="none")return;if(o1.
has(t))return{text:"",shape:t};if(Object.hasOwn(Kd,t))return{text:Kd[t],shape:void 0};if(t.startsWith('"'))return{text:t.slice(1),shape:void 0};const e=this.values.
get("list-item")?.at(-1)??1;return{text:`${en(e,t)}${tn(h1,t)??". "}`,shape:void 0}}textOf(t,e,n){const i=this.write(t,e,n);if(this.made+=i.length*("counter"in t&&
t.separator!==void 0?i1:1),this.made>B.SB)throw(0,B.tE)();return i}write(t,e,{quotes:n}){if("text"in t)return t.text;if("attribute"in t)return e.attributes.get(
t.attribute)??"";if("quote"in t)return this.quote(t.quote,n);const i=this.values.get(t.counter)??[0];return t.separator===void 0?en(i.at(-1)??0,t.style):i.map(o=>en(
o,t.style)).join(t.separator)}quote(t,e){if(t==="none")return"";t==="close"&&(this.quotes=Math.max(this.quotes-1,0));const n=Math.min(this.quotes,e.length/2-1);
return t==="open"&&this.quotes++,e[2*n+(t==="open"?0:1)]??""}}function a1(s){const t=s.attributes.get("start"),e=t!==void 0&&/^\s*-?\d{1,9}\s*$/.test(t)?Number(
t):void 0;return s.attributes.has("reversed")?(e??(0,C.ZE)(s).filter(({name:n})=>n==="li").length)+1:(e??1)-1}const oo=s=>[...s].map((t,e)=>[(e%9+1)*10**Math.floor(
e/9),t]).reverse(),Yd=[[1e3,"m"],[900,"cm"],[500,"d"],[400,"cd"],[100,"c"],[90,"xc"],[50,"l"],[40,"xl"],[10,"x"],[9,"ix"],[5,"v"],[4,"iv"],[1,"i"]],ro=oo("אבגדה\
וזחטיכלמנסעפצקרשת"),ao=oo("ԱԲԳԴԵԶԷԸԹԺԻԼԽԾԿՀՁՂՃՄՅՆՇՈՉՊՋՌՍՎՏՐՑՒՓՔ"),Xd=(s,t)=>s.map(([e,n])=>[e,t(n)]),c1={"l\
ower-roman":{most:3999,addends:Yd},"upper-roman":{most:3999,addends:Xd(Yd,s=>s.toUpperCase())},armenian:{most:9999,addends:ao},"upper-armenian":{most:9999,addends:ao},
"lower-armenian":{most:9999,addends:Xd(ao,s=>s.toLowerCase())},georgian:{most:19999,addends:oo("აბგდევზჱთიკლმნჲოპჟრსტჳფქღყშჩცძწჭხჴჯჰჵ")},
hebrew:{most:10999,addends:[...ro.filter(([s])=>s<=10).map(([s,t])=>[1e3*s,`${t}׳`]),...ro.filter(([s])=>s>=20),...["יט","יח","יז","טז","טו"].map((s,t)=>[
19-t,s]),...ro.filter(([s])=>s<=10)]}},l1={"lower-alpha":"abcdefghijklmnopqrstuvwxyz","lower-latin":"abcdefghijklmnopqrstuvwxyz","upper-alpha":"ABCDEFGHIJKLMNOP\
QRSTUVWXYZ","upper-latin":"ABCDEFGHIJKLMNOPQRSTUVWXYZ","lower-greek":"αβγδεζηθικλμνξοπρστυφχψω",hiragana:"あいうえおかきくけこさしすせそたちつてとなにぬねのはひふへほ\
まみむめもやゆよらりるれろわゐゑをん",katakana:"アイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロワヰヱヲン"},
d1={"arabic-indic":"٠١٢٣٤٥٦٧٨٩",persian:"۰۱۲۳۴۵۶۷۸۹",devanagari:"०१२३४५६७८९","cjk-decimal":"〇一二三四五六七八九"},
f1={none:"",disc:"•",circle:"◦",square:"▪"},h1={"cjk-decimal":"、",hiragana:"、",katakana:"、"},tn=(s,t)=>Object.hasOwn(s,t)?s[t]:void 0;function u1(s,t){
let[e,n]=[s,""];for(const[i,o]of t)for(;e>=i;e-=i)n+=o;return n}function p1(s,t){let[e,n]=[s,""];for(;e>0;e=Math.floor((e-1)/t.length))n=t[(e-1)%t.length]+n;return n}
function en(s,t){const e=tn(f1,t);if(e!==void 0)return e;const n=tn(c1,t);if(n&&s>=1&&s<=n.most)return u1(s,n.addends);const i=tn(l1,t);if(i!==void 0&&s>=1&&Number.
isSafeInteger(s))return p1(s,i);const o=String(s),r=tn(d1,t);return r!==void 0&&(s>=0||t!=="cjk-decimal")?o.replace(/\d/g,a=>r[Number(a)]):t==="decimal-leading-\
zero"&&s>=0&&s<10?`0${o}`:o}const Tt=(s,t)=>new tt($t(s,`anonymous ${t}`,()=>g1(s,t)));function g1(s,t){const e=(0,wt.lM)(s);e.display=t;for(const n of["borderT\
opWidth","borderRightWidth","borderBottomWidth","borderLeftWidth","outlineWidth"])e[n]=0;return e}const Vd=new WeakMap;function $t(s,t,e){let n=Vd.get(s);n||Vd.
set(s,n=new Map);let i=n.get(t);return i||n.set(t,i=e()),i}const m1=({columnCount:s,columnWidth:t})=>s!==void 0||t!==void 0;function w1(s){const t=s.inner==="li\
nes";if(!t&&s.children.length===0)return;const e=t?[[]]:Zd(s.children);s.children=[];for(const n of e){if(n instanceof tt){s.add(n);continue}const i=Tt(s.style,
"flow-root");t?b1(s,i):i.children=n;const o=new tt({...Tt(s.style,"block").style,...y1(s.style,e.length===1)});o.inner="columns",o.add(i),s.add(o)}}function b1(s,t){
t.inner="lines",t.inlines=s.inlines,s.inlines=[],t.element=s.element,s.element=null,s.inner="blocks"}function y1(s,t){const{columnCount:e,columnWidth:n,columnGap:i,
columnFill:o,columnRuleWidth:r,columnRuleStyle:a,columnRuleColor:c,height:l}=s,d={columnCount:e,columnWidth:n,columnGap:i,columnFill:o,columnRuleWidth:r,columnRuleStyle:a,
columnRuleColor:c};return l==="auto"||!t?d:{...d,height:x1}}const x1={px:0,percent:1};function Zd(s){const t=[];for(const e of s)for(const n of k1(e)){const i=t.
at(-1);Jd(n)?t.push(n):Array.isArray(i)?i.push(n):t.push([n])}return t}const Jd=s=>s.style.columnSpan==="all"&&!s.isApart;function k1(s){if(s.inner!=="blocks"||
Jd(s)||Pt(s))return[s];const t=Zd(s.children);return t.every(e=>Array.isArray(e))?[s]:t.map((e,n)=>e instanceof tt?e:O1(s,e,n===0,n===t.length-1))}function O1(s,t,e,n){
const i=new tt({...s.style,...!e&&M1,...!n&&S1});return i.element=s.element,i.images=s.images,e&&([i.place,i.marker]=[s.place,s.marker]),i.children=t,i}const M1={
marginTop:M.f2,paddingTop:M.f2,borderTopWidth:0},S1={marginBottom:M.f2,paddingBottom:M.f2,borderBottomWidth:0},v1=new Set(["inline","inline-block","inline-flex",
"inline-grid","inline-table"]),nn=({display:s})=>!v1.has(s);function Te(s,{styled:t,home:e,owner:n},i){if(s==="")return;const o=/^[ \t\n\r\f]*$/.test(s)&&!t.style.
whiteSpace.startsWith("pre");i.push({inline:{kind:"text",text:s,style:t.style,owner:n},home:o?void 0:e.get(),isBlank:o})}const co=s=>({inline:{kind:"apart",box:s},
home:void 0,isBlank:!0});function Ie(s,{owner:t,home:e},n){nn(s.style)?n.push(s.isApart?co(s):{block:s}):n.push({inline:{kind:"atom",box:s,owner:t},home:e,isBlank:!1})}
function T1(s,t){if(t.push({inline:{kind:"break",style:s},home:void 0,isBlank:!1}),s.clear==="none")return;const{clear:e}=s;t.push({block:new tt($t(s,"clearing",
()=>({...Tt(s,"block").style,clear:e})))})}function sn(s,t,e){const{display:n}=s.style;switch(n){case"flex":case"inline-flex":return s.inner="flex",qd(s,t);case"\
grid":case"inline-grid":return s.inner="grid",qd(s,t);case"table":case"inline-table":return s.inner="table",on(s,t,"table");case"table-row-group":case"table-hea\
der-group":case"table-footer-group":return s.inner="rows",on(s,t,"rows");case"table-row":return s.inner="row",on(s,t,"row");case"table-column-group":for(const i of t)
"block"in i&&s.add(i.block);return;default:I1(s,t,e),m1(s.style)&&w1(s)}}function I1(s,t,e){if(!t.some(i=>"block"in i)&&t.length>0&&!t.every(o=>"inline"in o&&(o.
inline.kind==="apart"||o.isBlank&&o.inline.kind==="text"))){lo(s,t),s.element??=e.parent;return}fo(s,C1(s,t))}function lo(s,t){s.inner="lines";const e=new Map;for(const{
inline:i}of t)i.kind==="open"&&e.set(i.box,1),i.kind==="close"&&e.has(i.box)&&e.set(i.box,2);const n=[];for(const{inline:i,home:o}of t)o&&!s.element&&(s.element=
o),!((i.kind==="open"||i.kind==="close")&&e.get(i.box)!==2)&&n.push(i);s.inlines=(0,j.Hn)(n)}function fo(s,t){let e=[];const n=()=>{if(e.some(({inline:o,isBlank:r})=>!r&&
o.kind!=="apart")){const o=Tt(s.style,"block");lo(o,e),s.add(o)}else for(const{inline:o}of e)o.kind==="apart"&&s.add(o.box);e=[]};for(const i of t)"block"in i?(n(),
s.add(i.block)):i.inline.kind==="apart"&&e.every(({isBlank:o})=>o)?s.add(i.inline.box):e.push(i);n()}function qd(s,t){fo(s,t);for(const e of s.children)e.isItem=
!0}const E1={table:["table-row-group","table-header-group","table-footer-group","table-caption","table-column","table-column-group"],rows:["table-row"],row:["ta\
ble-cell"]},R1={table:"table-row-group",rows:"table-row",row:"table-cell"},L1={table:"rows",rows:"row",row:"cell"};function on(s,t,e){const n=E1[e];let i=[];const o=()=>{
if(i.some(a=>"block"in a||!a.isBlank||a.inline.kind==="atom")){const a=Tt(s.style,R1[e]),c=L1[e];a.inner=c==="cell"?"blocks":c,c==="cell"?A1(a,i):on(a,i,c),s.add(
a)}else for(const a of i)"inline"in a&&a.inline.kind==="apart"&&s.add(a.inline.box);i=[]};for(const r of t)"block"in r&&n.includes(r.block.style.display)?(o(),s.
add(r.block)):i.push(r);o()}function A1(s,t){t.every(e=>"inline"in e)?lo(s,t):fo(s,t)}const Qd=s=>"block"in s&&s.block.style.display.startsWith("table-")&&s.block.
style.display!=="table-caption";function C1(s,t){if(!t.some(Qd))return t;const e=[];let n=[];const i=()=>{if(n.length===0)return;const o=Tt(s.style,"table");o.inner=
"table",on(o,n,"table"),e.push({block:o}),n=[]};for(const o of t)if(Qd(o))n.push(o);else{if(n.length>0&&"inline"in o&&o.isBlank)continue;i(),e.push(o)}return i(),
e}const rs=13,ho=[1,1,1],uo=[118/255,118/255,118/255],B1=[0,117/255,1],_1=.3,rn=(s,t,e)=>({color:s,alpha:t,width:e,cap:0,join:0,miter:4,dashes:[],dashOffset:0}),
Kt=(s,t,e,n=1)=>({kind:"shape",path:s,fill:t&&{paint:t,alpha:n,hasHoles:!1},stroke:e}),tf=rs/2,ef=s=>(0,Q.KJ)((t,e)=>[tf+t*s,tf+e*s]),W1=`${(0,Q.XL)([[1,.5],[12,
.5],[12.5,1],[12.5,12],[12,12.5],[1,12.5],[.5,12],[.5,1]])} h`,N1=(0,Q.XL)([[2.7,6.4],[5.3,9],[10.3,3.6]]);function P1(s,t,e,n){const i=e?_1:1,o=e?uo:n?.color??
B1,r=[];return s==="radio"?(r.push(Kt(ef(6),ho,rn(t?o:uo,i,1))),t&&r.push(Kt(ef(3.5),o,void 0,i))):(r.push(Kt(W1,t?o:ho,rn(t?o:uo,i,1),t?i:1)),t&&r.push(Kt(N1,void 0,
rn(ho,1,1.8)))),{view:[0,0,rs,rs],fit:{scaling:"meet",x:.5,y:.5},nodes:r}}function $1({color:s,alpha:t}){const e=(0,Q.XL)([[1,1],[4.5,4.5],[8,1]]);return{view:[
0,0,9,6],fit:{scaling:"meet",x:.5,y:.5},nodes:[Kt(e,void 0,rn(s,t,1.8))]}}function z1(s,{color:t,alpha:e}){const n=rn(t,e,1.2),i=s==="clock"?[Kt((0,Q.KJ)((o,r)=>[
5.2+o*5,6.2+r*5]),void 0,n),Kt((0,Q.XL)([[5.2,3],[5.2,6.6],[7.7,8]]),void 0,n)]:[Kt("1.4 1.6 9 9 re",void 0,n),Kt("0.8 1 10.2 2.6 re 2.4 0 1 1.5 re 8.4 0 1 1.5 \
re",t,void 0,e)];return{view:[0,-.6,13,13],fit:{scaling:"meet",x:.5,y:.5},nodes:i}}const D1="January February March April May June July August September October\
 November December".split(" ");function F1(s,t,e){const n=Object.hasOwn(of,s)?of[s]:void 0;if(!n)return;const i=n.write(t.trim()),o=G1.has(e)?i??n.empty:i===void 0?
"":t.trim().replace("T"," ");return{text:{value:o,isHint:!1,parts:H1(o)},columns:n.columns,sides:n.sides,icon:n.icon}}const G1=new Set(["","en","en-us"]),nf="mm\
/dd/yyyy",sf="--:-- --",of={date:{empty:nf,columns:10,sides:6,icon:"calendar",write:rf},time:{empty:sf,columns:8,sides:6,icon:"clock",write:af},month:{empty:"--\
------- ----",columns:14,sides:4,icon:"calendar",write:s=>{const[,t,e]=/^(\d{4,6})-(\d\d)$/.exec(s)??[],n=D1[Number(e)-1];return n===void 0?void 0:`${n} ${t}`}},
week:{empty:"Week --, ----",columns:13,sides:4,icon:"calendar",write:s=>{const[,t,e]=/^(\d{4,6})-W(\d\d)$/.exec(s)??[];return e===void 0||Number(e)<1||Number(e)>
53?void 0:`Week ${e}, ${t}`}},"datetime-local":{empty:`${nf}, ${sf}`,columns:20,sides:12,icon:"calendar",write:s=>{const[t,e]=[rf(s.slice(0,-6)),af(s.slice(-5))];
return t===void 0||e===void 0||!/[T ]/.test(s.at(-6)??"")?void 0:`${t}, ${e}`}}};function rf(s){const[,t,e,n]=/^(\d{4,6})-(\d\d)-(\d\d)$/.exec(s)??[];return Number(
e)>=1&&Number(e)<=12&&Number(n)>=1&&Number(n)<=31?`${e}/${n}/${t}`:void 0}function af(s){const[,t,e]=/^(\d\d):(\d\d)(?::\d\d(?:\.\d{1,3})?)?$/.exec(s)??[];if(!(Number(
t)<24&&Number(e)<60))return;const n=Number(t)<12?"AM":"PM";return`${String(Number(t)%12||12).padStart(2,"0")}:${e} ${n}`}const H1=s=>s.split(/(, |[/: ])/).map((t,e)=>e%
2===0?{text:t}:{text:t,look:"separator"}),j1=new Set(["input","select","textarea","button"]),cf={submit:"Submit",reset:"Reset",button:""},U1={color:[0,0,0],alpha:1},
K1=({name:s,isHtml:t})=>t&&j1.has(s),po=({attributes:s})=>s.get("type")?.trim().toLowerCase()??"",Y1=s=>s.name==="input"&&po(s)==="image",lf=s=>s.name==="input"&&
po(s)==="range";function X1(s,t,e){const n=Z1(s,t),{least:i,style:o}=n,r=/flex|grid/.test(e.display),a=typeof i=="number"&&o.width==="auto"&&!r,c=[s.name,r,...V1.
map(d=>s.attributes.get(d))].join("|"),l=$t(t,c,()=>a?{...o,width:(0,M.yA)(i+hf(o).x)}:o);return{...n,style:l}}const V1=["type","size","cols","rows","multiple"];
function Z1(s,t){const e={...t};switch(e.display==="inline"&&(e.display="inline-block"),s.name){case"button":return fe(e);case"textarea":return ek(s,e);case"sel\
ect":return sk(s)?{style:ik(s,e),isOnLine:!0,isCentered:!1}:nk(s,e);default:return J1(s,e)}}function J1(s,t){const{attributes:e}=s,n=po(s);if(n==="checkbox"||n===
"radio"){if(t.appearance==="none")return{style:t,isCentered:!1};const l=e.has("checked"),d=P1(n,l,e.has("disabled"),t.accentColor);return{style:t,mark:{drawing:d,
size:rs,alt:tk[n][l?1:0]},isCentered:!1}}if(n==="range")return{style:t,isCentered:!1};const i=e.get("value")??"";if(Object.hasOwn(cf,n))return{...fe(t),text:{value:e.
has("value")?i:cf[n],isHint:!1}};if(n==="color"){const[,l,d,f]=/^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(i)??[],h=l===void 0?U1:{color:[l,d,f].map(u=>Number.
parseInt(u,16)/255),alpha:1};return{...fe(t),swatch:h}}const o=t.appearance==="none"?void 0:F1(n,i,(0,C.G7)(s));if(go(t,1),o)return q1(o,t);if(n==="file")return{
...fe(t),text:Q1,least:ak*t.fontSize};const r=an(e.get("size"),20),a=(r*ok+rk)*t.fontSize,c=n==="password"?"•".repeat(Math.min(i.length,r)):i;return{...fe(t),
text:ff(c,e.get("placeholder")),least:a}}function q1({text:s,columns:t,sides:e,icon:n},i){const{fontSize:o,color:r}=i,a=n==="clock"?dk:lk,c={drawing:z1(n,r),width:o,
height:o,before:a,after:0},l=t*ck*o+e+a+o;return{...fe(i,!0),text:s,least:l,beside:c,indent:s.value.startsWith("W")?0:1}}const Q1={value:"Choose File No file ch\
osen",isHint:!1,parts:[{text:"Choose File",look:"button"},{text:"No file chosen"}]},tk={checkbox:["☐","☑"],radio:["○","◉"]};function ek(s,t){const{attributes:e}=s,
i=an(e.get("cols"),20)*hk*t.fontSize+uk;go(t,an(e.get("rows"),2));const o=(0,C.a4)(s).replace(/^\r?\n/,"");return{style:mo(t),text:ff(o,e.get("placeholder")),least:i,
isOnLine:!0,isCentered:!1}}function nk(s,t){const e=(0,C.Ky)(s).filter(({name:c})=>c==="option"),n=e.findLast(({attributes:c})=>c.has("selected"))??e.find(({attributes:c})=>!c.
has("disabled"))??e[0];let i="";for(const c of e){const l=df(c);l.length>i.length&&(i=l)}mf(t)&&!wf(t)&&t.appearance!=="none"&&wo(t.backgroundColor)===yf&&(t.backgroundColor=
bf);const o={...fe(t,!0),text:{value:n?df(n):"",isHint:!1},least:i};if(t.appearance==="none")return o;const r=t.paddingRight.percent===0?t.paddingRight.px:0,a={
drawing:$1(t.color),width:9,height:6,before:2+r,after:4-r};return{...o,beside:a,indent:fk}}const df=s=>(s.attributes.get("label")??(0,C.a4)(s)).replace(/\s+/g,"\
 ").trim(),sk=({attributes:s})=>s.has("multiple")||an(s.get("size"),1)>1;function ik(s,t){return go(t,an(s.attributes.get("size"),4)),mo(t)}const ff=(s,t)=>s===
""&&t!==void 0?{value:t,isHint:!0}:{value:s,isHint:!1};function an(s,t){const e=/^\s{0,9}(\d{1,9})/.exec(s??"")?.[1];return e===void 0||Number(e)===0?t:Math.min(
Number(e),1e3)}const ok=.6,rk=1.5,ak=19.5,ck=.6,[lk,dk,fk]=[17,11.67,4],hk=.675,uk=15;function go(s,t){const{minHeight:e}=s,n=typeof e=="object"?e:(0,M.yA)(0);s.
height==="auto"&&n.percent===0&&(s.minHeight=(0,M.yA)(Math.max(n.px,t*bs(s)+hf(s).y)))}function hf(s){if(s.boxSizing!=="border-box")return{x:0,y:0};const[t,e]=[
ft(s),pt(s,0)];return{x:D(t)+D(e),y:F(t)+F(e)}}function fe(s,t=!1){const e=s.display==="inline-block"||s.display==="block";return e&&(s.display=s.display==="blo\
ck"?"flex":"inline-flex",Object.assign(s,t?uf:pk)),{style:mo(s),isCentered:e}}const uf={flexDirection:"row",justifyContent:"space-between",alignItems:"center",flexWrap:"\
nowrap"},pk={...uf,flexDirection:"column",justifyContent:"center",alignItems:"stretch"},pf=["Top","Right","Bottom","Left"],gf=["TopLeft","TopRight","BottomRight",
"BottomLeft"];function mo(s){const t=s.backgroundImage.length===0&&mk.has(wo(s.backgroundColor));if(!mf(s)||!t||s.appearance==="none")return s;for(const e of pf){
const n=s[`padding${e}`];Object.assign(s,{[`border${e}Width`]:1,[`border${e}Style`]:"solid",[`padding${e}`]:{...n,px:n.px+1}})}if(!wf(s))for(const e of gf)s[`bo\
rder${e}Radius`]=gk;return s}const mf=s=>pf.every(t=>s[`border${t}Width`]===2&&/^(?:in|out)set$/.test(s[`border${t}Style`])),wf=s=>gf.some(t=>s[`border${t}Radiu\
s`][0].px>0),wo=s=>s?.color.join()??"",gk=[(0,M.yA)(2),(0,M.yA)(2)],bf={color:[1,1,1],alpha:1},yf=[239/255,239/255,239/255].join(),mk=new Set([wo(bf),yf]);function wk(s,t,{
least:e,beside:n,swatch:i,isCentered:o}){if(s.children=[i?as(s,{...bk,backgroundColor:i}):t],e!==void 0&&s.style.width==="auto"){const r=n?n.before+n.width+n.after:
0;Ok(s,typeof e=="number"?e-r:e)}if(n){const{drawing:r,width:a,height:c,before:l,after:d}=n,f=as(s,{marginLeft:(0,M.yA)(l),marginRight:(0,M.yA)(d),flexShrink:0});
f.inner="image",f.replaced={image:void 0,drawing:r,width:a,height:c},s.add(f)}s.inner=o?"flex":"blocks";for(const r of s.children)r.isItem=o}const as=({style:s},t)=>new tt(
$t(s,JSON.stringify(t),()=>({...Tt(s,"block").style,...t}))),xf={color:[118/255,118/255,118/255],alpha:1},cs=s=>Object.fromEntries(["Top","Right","Bottom","Left"].
flatMap(t=>[[`border${t}Width`,1],[`border${t}Style`,"solid"],[`border${t}Color`,s]])),bk={...cs(xf),flexGrow:1,alignSelf:"stretch",marginTop:(0,M.yA)(4),marginBottom:(0,M.
yA)(4),marginLeft:(0,M.yA)(2),marginRight:(0,M.yA)(2)};function yk(s,t=0){const{decorations:e}=s,n=t===0?{}:{marginLeft:(0,M.yA)(t)};return new tt($t(s,`line ${t}`,
()=>({...Tt(s,"block").style,decorations:e,...n})))}const xk={separator:{paddingLeft:(0,M.yA)(1),paddingRight:(0,M.yA)(1)},button:{...cs(xf),backgroundColor:{color:[
239/255,239/255,239/255],alpha:1},paddingTop:(0,M.yA)(2),paddingBottom:(0,M.yA)(2),paddingLeft:(0,M.yA)(7),paddingRight:(0,M.yA)(7),marginRight:(0,M.yA)(4),...Object.
fromEntries(["TopLeft","TopRight","BottomRight","BottomLeft"].map(s=>[`border${s}Radius`,[(0,M.yA)(2),(0,M.yA)(2)]]))}};function kk(s,t,e){const{style:n}=t.styled;
for(const{text:i,look:o}of s){if(o===void 0){Te(i,t,e);continue}const r=new tt($t(n,o,()=>({...Tt(n,"inline").style,...xk[o]})));e.push({inline:{kind:"open",box:r,
owner:void 0},home:void 0,isBlank:!0}),Te(i,t,e),e.push({inline:{kind:"close",box:r},home:void 0,isBlank:!0})}}function Ok(s,t){const e={height:(0,M.yA)(0),overflow:"\
hidden",visibility:"hidden"},n=as(s,typeof t=="number"?{...e,width:(0,M.yA)(t)}:e);typeof t=="string"&&(n.inner="lines",n.inlines=[{kind:"text",text:t,style:n.style,
owner:void 0}]);const i=as(s,{});for(const o of[...s.children,n])i.add(o);s.children=[i]}const Mk=Object.keys(wt.AG);function Sk(s,t){const e=(0,wt.lM)(t),n={};
for(const o of Mk)s[o]!==e[o]&&Object.assign(n,{[o]:s[o]});const{decorations:i}=s;return i.length>t.decorations.length&&Object.assign(n,{decorations:i}),n}const vk=new Set(
["progress","meter"]),kf=s=>vk.has(s.name)||lf(s);function Tk(s){const{name:t,attributes:e}=s,n=(f,h)=>{const u=e.get(f)?.trim(),p=u===void 0||u===""?NaN:Number(
u);return Number.isFinite(p)?p:h},i=t==="progress"?0:n("min",0),o=n("max",t==="input"?100:1),r=n("value",t==="input"?(i+o)/2:i),a=(r-i)/(o-i),c=(f,h,u)=>Math.min(
Math.max(n(f,h),u),o),l=c("low",i,i),d={low:l,high:c("high",o,l),optimum:c("optimum",(i+o)/2,i)};return{share:Number.isFinite(a)?Math.min(Math.max(a,0),1):0,bar:t===
"meter"?Ik[Ek(r,d)]:"bar"}}const Ik=["bar","suboptimal-bar","worst-bar"];function Ek(s,{low:t,high:e,optimum:n}){const[i,o]=[n,s].map(r=>r<t?0:r>e?2:1);return i===
o||i===0&&s===t||i===2&&s===e?0:i===1||o===1?1:2}const[he,bo]=[15,8],yo=178/255,Rk={color:[239/255,239/255,239/255],alpha:1},ls=[(0,M.yA)(he),(0,M.yA)(he)],xo={
borderTopLeftRadius:ls,borderTopRightRadius:ls,borderBottomLeftRadius:ls,borderBottomRightRadius:ls};function Lk(s,t,e){const n=t.accentColor??t.backgroundColor,
i=Tt(s.style,"block").style,o={...i,...xo,...cs({color:[yo,yo,yo],alpha:1}),boxSizing:"border-box",height:(0,M.yA)(bo),marginTop:(0,M.yA)((he-bo)/2+.5),backgroundColor:Rk},
r=new tt(o);r.inner="blocks",r.add(new tt({...t,...xo,backgroundColor:n}));const a={...i,...xo,width:(0,M.yA)(he),height:(0,M.yA)(he),marginTop:(0,M.yA)(-(he+bo)/
2),marginLeft:{px:-he*e,percent:e},backgroundColor:n};s.add(r),s.add(new tt(a))}function Ak(s,t,e,n){const{share:i,bar:o}=Tk(t),a={...n.pseudoStyle(t,o,e).style,
display:"block",width:{px:0,percent:i},height:{px:0,percent:1}};s.inner="blocks",lf(t)&&s.style.appearance!=="none"?Lk(s,a,i):s.add(new tt(a));const c=(0,C.a4)(
t).replace(/\s+/g," ").trim();return c===""?`${Math.round(i*100)} %`:c}const ds=500,Of=2e3,Ck=20;class Bk{given=new Map;length=0;add(t,e,n){if(this.length+=n.length+
Ck,this.length>B.uL)throw(0,B.dM)();const i=this.given.get(t);i?i.push({place:e,text:n}):this.given.set(t,[{place:e,text:n}])}onPages(t){const e=new Map(t.map((i,o)=>[
i,o])),n=new Map;for(const[i,o]of this.given){const r=o.flatMap(({place:a,text:c})=>{const l=a.sheet&&e.get(a.sheet);return l===void 0?[]:[{page:l,text:c}]});n.
set(i,r.sort((a,c)=>a.page-c.page))}return new _k(n)}}class _k{byName;spans=new Map;constructor(t){this.byName=t}textOf({string:t,which:e},n){const i=this.byName.
get(t)??[],{first:o,end:r}=this.spanOn(t,i,n),a=r>o;if(e==="first-except"&&a)return"";const c=e==="last"?r-1:a?o:o-1;return i[c]?.text??""}spanOn(t,e,n){const i=this.
spans.get(t);if(i?.page===n)return i;let o=i?.end??0;for(;o<e.length&&e[o].page<n;)o++;let r=o;for(;r<e.length&&e[r].page===n;)r++;const a={page:n,first:o,end:r};
return this.spans.set(t,a),a}}function Wk(s){let t="";const e=[s];for(let i=0;i<Of&&t.length<=ds;i++){const o=e.pop();if(!o)break;if(o.kind==="text")t+=o.value.
slice(0,2*ds);else for(let r=Math.min(o.children.length,Of)-1;r>=0;r--)e.push(o.children[r])}const n=t.replace(/\s+/g," ").trim();return n.length>ds?`${n.slice(
0,ds)}…`:n}const Nk=/^(?:https?|mailto|tel|ftp):/i;function Mf(s,t){if(s.startsWith("#")){const e=t.find(Pk(s.slice(1)));return e&&{place:e}}return Nk.test(s)?
{uri:$k(s)}:void 0}function Pk(s){try{return decodeURIComponent(s)}catch{return s}}const $k=s=>{try{return new URL(s).href.replace(/[^!-~]/g,t=>encodeURIComponent(
t))}catch{return s.replace(/[^!-~]/gu,t=>encodeURIComponent(t))}},zk=300;function Dk(s,t){const e=(0,C.a4)(s).replace(/\s+/g," ").trim();return(e===""?s.attributes.
get("title")??t:e).slice(0,zk)}class Ee{parent;own;outer;paragraph;constructor(t,e,n){this.parent=t,this.own=e,this.outer=n}get(){return this.own?this.parent:this.
outer?this.outer.get():this.paragraph??=this.parent.add("P")}end(){this.paragraph=void 0,this.outer?.end()}}const Fk=new Set(["P","H1","H2","H3","H4","H5","H6",
"TD","TH","LBody","Caption","Code"]);class Gk{document;headings;data=new Map;constructor(t,e){this.document=t,this.headings=e}top(){return new Ee(this.document,
!1)}enter(t,e,n){const{name:i}=t;if(n&&!this.tagOf(t))return{home:new Ee(e.parent,!1,e),label:void 0};if(n||e.end(),i==="li")return this.item(e);const o=this.tagOf(
t);if(!o)return{home:new Ee(e.parent,!1),label:void 0};const r=e.parent.add(o,this.factsOf(t,o));return{home:new Ee(r,Fk.has(o)),label:void 0}}item(t){if(t.parent.
tag!=="L")return{home:new Ee(t.parent.add("P"),!0),label:void 0};const e=t.parent.add("LI"),n=e.add("Lbl");return{home:new Ee(e.add("LBody"),!1),label:n}}tagOf(t){
const{name:e}=t,n=this.headings.levelOf(t);if(n!==void 0)return`H${n}`;if(/^h[1-6]$/.test(e))return"P";const i=Hk[e];return i?this.isData(t)?i:void 0:jk[e]}factsOf(t,e){
const{attributes:n,name:i}=t;if(e==="L")return{attributes:{O:"List",ListNumbering:i==="ol"?"Decimal":"Disc"}};if(e!=="TH"&&e!=="TD")return os.Kj;const[o,r]=[Number(
n.get("colspan"))||1,Number(n.get("rowspan"))||1],a={...o>1&&{ColSpan:o},...r>1&&{RowSpan:r}};return e==="TD"?Object.keys(a).length>0?{attributes:{O:"Table",...a}}:
os.Kj:{attributes:{O:"Table",Scope:Kk(t),...a}}}isData(t){let e=t;for(;e&&e.name!=="table";)e=e.parent;if(!e)return!1;let n=this.data.get(e);return n===void 0&&
this.data.set(e,n=Uk(e)),n}}const Hk={table:"Table",thead:"THead",tbody:"TBody",tfoot:"TBody",tr:"TR",th:"TH",td:"TD",caption:"Caption"},jk={p:"P",ul:"L",ol:"L",
menu:"L",blockquote:"BlockQuote",pre:"P",section:"Sect",article:"Sect",dt:"P",dd:"P",figcaption:"P",summary:"P"};function Uk(s){const t=s.attributes.get("role");
if(t==="presentation"||t==="none")return!1;let e=0,n=0;for(const i of(0,C.Ky)(s))if(i!==s){if(i.name==="table")return!1;if(i.name==="th"||i.name==="thead"||i.name===
"caption")return!0;i.name==="tr"&&e++,i.name==="td"&&n++}return e>1&&n>e}function Kk(s){const t=s.attributes.get("scope")?.toLowerCase();if(t==="row"||t==="rowg\
roup")return"Row";if(t==="col"||t==="colgroup")return"Column";const e=s.parent,n=e?.parent?.name==="thead",i=e?.children.some(o=>o.kind==="element"&&o.name==="t\
d");return!n&&i===!0?"Row":"Column"}function*Sf(s,{images:t,pictures:e,told:n}){const i=(0,G.bi)(s),o=t.get(i)??(yield*e.at(i));return o||n.images.add(s),o}function*fs(s,t){
const{backgroundImage:e,mask:n,borderImage:i}=s.style,o=[...e,...n?.backgroundImage??[],...i?.image?[i.image]:[]];if(!o.some(a=>"url"in a))return;const r=new Map;
for(const a of o){if(!("url"in a))continue;const c=yield*Sf(a.url,t);c&&r.set(a.url,c)}s.images=r}function*vf(s,t,e){const n=yield*Sf(s,e);if(!n)return;const i=new tt(
{...Tt(t,"inline-block").style});if(i.inner="image","drawing"in n){const{drawing:o,width:r,height:a}=n;i.replaced={image:void 0,drawing:o,width:r,height:a};const{
view:c}=o;c&&(i.style.aspectRatio=c[2]/c[3])}else i.replaced={image:n,...n.displayed};return i}function*Tf(s,t,e){const n=[];let i="";for(const o of s){if(typeof o==
"string"){i+=o;continue}const r=yield*vf(o.url,t,e);r&&(i!==""&&n.push(i),n.push(r),i="")}return i!==""&&n.push(i),n}const If=7,Yk=.5,Xk=new Set(["p","div","h1",
"h2","h3","h4","h5","h6","ul","ol","dl","table","pre","section"]);function*Vk(s,t,e){const n=t.listStyleImage===void 0?void 0:yield*vf(t.listStyleImage,t,e);if(!n?.
replaced)return;const i=n.style,{width:o=Yk*t.fontSize,height:r=o}=n.replaced;n.replaced.width===void 0&&(i.width=(0,M.yA)(o));const a=t.direction==="rtl",[c,l]=a?
["marginRight","marginLeft"]:["marginLeft","marginRight"];i[l]=(0,M.yA)(If);const d=f=>f==="atom"?{inline:{kind:f,box:n,owner:void 0},home:void 0,isBlank:!1}:{inline:{
kind:f,box:n},home:void 0,isBlank:!0};return t.listStylePosition==="inside"||(i[c]=(0,M.yA)(-o-If),!Zk(s))?d("atom"):(Object.assign(i,{position:"absolute",marginTop:(0,M.
yA)(Math.max((bs(t)-r)/2,0))}),d("apart"))}function Zk({children:s}){const t=s.find(e=>e.kind==="element"||e.value.trim()!=="");return t?.kind==="element"&&Xk.has(
t.name)}const Jk=1e3;function qk(s){const{attributes:t}=s,e=t.get("role");if(t.get("aria-hidden")==="true"||e==="presentation"||e==="none")return"";const n=(0,C.
ZE)(s).find(({name:o})=>o==="title");return[t.get("aria-label"),n&&(0,C.a4)(n),Qk(s)].map(o=>o?.replace(/\s+/g," ").trim().slice(0,Jk)).find(o=>o!==void 0&&o!==
"")}function Qk(s){const t=[],e=(0,C.ZE)(s).reverse();for(let n=e.pop();n;n=e.pop())if(n.name==="text")t.push((0,C.a4)(n));else if(n.name!=="defs")for(const i of(0,C.
ZE)(n).reverse())e.push(i);return t.join(" ")}const tO={px:0,percent:1},ko=16,eO={width:96,height:96};class nO{sources;constructor(t){this.sources=t}*boxOf(t,e){
const n=new tt(e),i=this.sources.headings.placeOf(t);return i&&(n.place=i),yield*fs(n,this.sources),n}*picture(t,e,n,i){const{images:o,pictures:r,told:a}=this.sources,
{style:c}=e,l=yield*this.boxOf(t,c),d=(0,W.Z)(t),f=d===void 0?void 0:o.get((0,G.bi)(d)),h=t.attributes.get("alt")??t.attributes.get("title"),u=d===void 0?void 0:
yield*r.at((0,G.bi)(d));if(u){h===void 0&&a.undescribed++,yield*this.addDrawing(t,e,u,h,n,i);return}if(!f){d!==void 0&&d.trim()!==""&&a.images.add(d),h!==void 0&&
h.trim()!==""?this.substitute(h,e,n,i):this.keepPlace(l,d,h!==void 0,n,i);return}h===void 0&&a.undescribed++;const{width:p,height:g}=/^\s*qr:/i.test(d)?eO:f.displayed;
l.replaced={image:f,width:p,height:g},this.addReplaced(l,h,n,i)}addReplaced(t,e,n,i){t.inner="image",e?.trim()!==""&&(t.element=new os.Hg("Figure",void 0,{alt:e??
""})),nn(t.style)?(t.element&&n.home.parent.adopt(t.element),Ie(t,{},i)):Ie(t,{owner:n.owner,home:n.home.get()},i)}*drawing(t,e,n,i){const{told:o,drawings:r}=this.
sources,{drawing:a,size:c}=yield*r.read(t,e),l=qk(t);l===void 0&&o.undescribed++,yield*this.addDrawing(t,e,{drawing:a,width:c?.width,height:c?.height},l,n,i)}*addDrawing(t,e,{
drawing:n,width:i,height:o},r,a,c){const l={...e.style},d=yield*this.boxOf(t,l);l.width==="auto"&&l.height==="auto"&&i===void 0&&o===void 0&&(l.width=tO),n.view&&
(l.aspectRatio??=n.view[2]/n.view[3]),d.replaced={image:void 0,drawing:n,width:i,height:o},this.addReplaced(d,r,a,c)}substitute(t,{style:e,variables:n},i,o){const{
width:r,height:a,minHeight:c}=e,l=this.sources.quirks==="all"&&(r!=="auto"||a!=="auto"),d={...e,height:"auto",aspectRatio:void 0},f=new tt(l?rO(e):nn(e)?{...d,minHeight:typeof a==
"object"?a:c}:{...d,width:"auto",minWidth:"auto",minHeight:"auto"}),h=[];(!l||Oo(e))&&h.push(co(Rf(e))),Te(t,{...i,styled:{style:(0,wt.lM)(e),variables:n}},h),sn(
f,h,i.home),l&&(f.isOnLine=!0),Ie(f,nn(e)?{}:{owner:i.owner,home:i.home.get()},o)}keepPlace(t,e,n,i,o){const{style:r,place:a,images:c}=t,l=e!==void 0&&e!=="",f=this.
sources.quirks==="all"&&(r.width!=="auto"||r.height!=="auto")||r.width!=="auto"&&r.height!=="auto",h=l&&(f?Oo(r):!n);if(h&&f){const w=Object.assign(new tt(Ef(r)),
{place:a,images:c});sn(w,[co(Rf(r))],i.home),Ie(w,{},o);return}const u=()=>({...r,width:"auto",height:"auto"}),p=new tt(f?r:$t(r,"unsized",u)),g=h?ko:0;Object.assign(
p,{place:a,images:c,replaced:{image:void 0,drawing:h?Lf:void 0,width:g,height:g}}),this.addReplaced(p,"",i,o)}}const Oo=({width:s,height:t})=>[s,t].every(e=>typeof e!=
"object"||e.percent!==0||e.px>=sO),sO=20,iO={color:[.75,.75,.75],alpha:1};function Ef(s){const{width:t,height:e}=s,i={...s,width:t==="auto"?e:t,height:e==="auto"?
t:e,aspectRatio:void 0},o=s.borderTopWidth+s.borderLeftWidth>0;return!Oo(s)||o?i:{...i,...cs(iO),boxSizing:"border-box",...oO}}const oO={paddingTop:(0,M.yA)(1),
paddingRight:(0,M.yA)(1),paddingBottom:(0,M.yA)(1),paddingLeft:(0,M.yA)(1)};function rO(s){const t=Ef(s),{height:e,minHeight:n}=t;return{...t,height:"auto",minHeight:typeof e==
"object"?e:n}}function Rf(s){const t=()=>({...Tt(s,"block").style,float:"left"}),e=new tt($t(s,"missing",t));return e.inner="image",e.replaced={image:void 0,drawing:Lf,
width:ko,height:ko},e}const Re=(s,t)=>({kind:"shape",path:s,fill:{paint:t,alpha:1,hasHoles:!1},stroke:void 0}),Lf={view:[0,0,16,16],fit:{scaling:"meet",x:.5,y:.5},
nodes:[Re("0 0 m 11 0 l 16 5 l 16 9 l 9 16 l 0 16 l h",[.6,.6,.6]),Re("1 1 m 10.5 1 l 15 5.5 l 15 8.5 l 8.5 15 l 1 15 l h",[.77,.84,.96]),Re("1 12 m 4 9 l 7 7.5\
 l 10.5 8 l 12.5 11 l 8.5 15 l 1 15 l h",[.36,.68,.22]),Re("2 5.5 m 3.5 4 l 5 3 l 6.5 4 l 8 5.5 l h 10.5 1 m 15 5.5 l 10.5 5.5 l h",[1,1,1]),Re("16 10.5 m 16 16\
 l 10.5 16 l h",[.6,.6,.6]),Re("15 12.5 m 15 15 l 12.5 15 l h",[.36,.68,.22])]},aO=()=>({images:new Set,links:new Set,leftOut:new Map,fields:new Map,undescribed:0}),
cO=new Set(["iframe","frame","frameset","object","embed","applet","video","audio","canvas","math"]);function lO(s){let[t,e]=[0,0];for(const{name:n,attributes:i}of(0,C.
Ky)(s))n==="link"&&/\bstylesheet\b/i.test(i.get("rel")??"")&&t++,n==="script"&&dO.test(i.get("type")??"")&&e++;return{links:t,scripts:e}}const dO=/^\s*(?:$|module\s*$|(?:text|application)\/(?:x-)?(?:java|ecma|j|live)script)/i,
fO=new Set(["lines","blocks","flex","grid"]),hO=/[\u1100-\u11ff\u2e80-\ua4cf\uac00-\ud7ff\uf900-\ufaff\uff01-\uff60]|[\u{20000}-\u{3fffd}]/u;function Af(s,t){return s.
style.writingMode==="across"||t.writingMode!=="across"?"none":fO.has(s.inner)&&!Mo(s)?"turned":"refused"}const Mo=({inner:s,inlines:t,children:e})=>s!=="turned"&&
(e.some(Mo)||t.some(n=>n.kind==="text"?hO.test(n.text):(n.kind==="atom"||n.kind==="apart")&&Mo(n.box))),uO=["flexDirection","flexWrap","justifyContent","alignCo\
ntent","alignItems","justifyItems","rowGap","columnGap","gridTemplateColumns","gridTemplateRows","gridTemplateAreas","gridAutoColumns","gridAutoRows","gridAutoF\
low"];function pO({style:s,inner:t}){return{...Tt(s,t==="flex"||t==="grid"?t:"block").style,...Object.fromEntries(uO.map(n=>[n,s[n]]))}}function Cf(s){const{style:t}=s,
e=new tt($t(t,"turned content",()=>pO(s))),{inner:n,inlines:i,element:o,firstLine:r,children:a}=s;Object.assign(e,{inner:n,inlines:i,element:o,firstLine:r}),e.children=
a;const c="auto",l=t.display==="table-cell"||t.alignContent==="center",d=new tt($t(t,"turned",()=>({...Tt(t,"block").style,width:"fit-content",height:Gy(s),maxHeight:t.
maxHeight,marginLeft:t.writingMode==="down"||l?c:{px:0,percent:0},marginRight:l?c:{px:0,percent:0}})));d.inner="turned",d.children=[e],Object.assign(s,{inner:"b\
locks",inlines:[],element:null,firstLine:void 0}),s.children=[d]}class gO{sources;counters=new r1;tags;pictures;constructor(t){this.sources=t,this.tags=new Gk(t.
document,t.headings),this.pictures=new nO(t)}*build(t){const e=[],{styler:n}=this.sources;yield*this.element(t,{styled:n.start,home:this.tags.top(),owner:void 0,
table:void 0},e);const[i]=e;return i&&"block"in i?(bO(i.block,t),i.block):new tt(n.start.style)}*nodes(t,e,n){for(const i of t)i.kind==="text"?Te(i.value,e,n):yield*this.
element(i,e,n)}*element(t,e,n){const{styler:i,told:o}=this.sources,r=wO(e.styled.style,i.styleOf(t,e.styled,e.table));yield rt+i.takeWork();const{name:a}=t;(cO.
has(a)||Y1(t))&&hs(o.leftOut,a);const{style:c}=r;if(c.display==="none")return;if(K1(t))return yield*this.control(t,r,e,n);const l=this.counters.enter(c,t);c.stringSet.
length>0&&(yield*this.nameStrings(t,c)),a==="br"?T1(c,n):a==="wbr"?Te("​",{...e,styled:r},n):a==="img"?yield*this.pictures.picture(t,r,e,n):a==="svg"&&!t.isHtml?
yield*this.pictures.drawing(t,r,e,n):c.display==="contents"?yield*this.nodes(t.children,{...e,styled:r},n):c.display==="inline"?yield*this.inline(t,r,e,n):yield*this.
block(t,r,e,n),l()}*nameStrings(t,e){const{headings:n,strings:i}=this.sources;for(const{name:o,parts:r}of e.stringSet){const a=r.map(c=>"inner"in c?Wk(t):this.textOf(
c,t,e)).join("");i.add(o,n.keepPlace(t),a),yield rt}}*control(t,e,n,i){const o=X1(t,e.style,n.styled.style),{style:r,mark:a}=o;t.name!=="button"&&hs(this.sources.
told.fields,t.name);const c=this.counters.enter(r,t),l={...e,style:r};if(a){const{drawing:d,size:f}=a;yield*this.pictures.addDrawing(t,l,{drawing:d,width:f,height:f},
a.alt,n,i)}else yield*this.block(t,l,n,i,o);c()}value({value:t,isHint:e,parts:n},i,o,r){const{styled:a}=o,c=e?this.sources.styler.pseudoStyle(i,"placeholder",a):
a,l=$t(c.style,"text",()=>(0,wt.lM)(c.style));t.trim()===""?r.push({inline:{kind:"break",style:l},home:void 0,isBlank:!1}):kk(n??[{text:t}],{...o,styled:{...c,style:l}},
r)}*inline(t,e,n,i){const o=yield*this.pictures.boxOf(t,e.style),r=this.ownerOf(t,n.owner),a={...n,styled:e,owner:r};i.push({inline:{kind:"open",box:o,owner:r},
home:void 0,isBlank:!0}),yield*this.content(t,e,a,i),i.push({inline:{kind:"close",box:o},home:void 0,isBlank:!0})}*content(t,e,n,i){e.pseudos.includes("before")&&
(yield*this.pseudo(t,"before",n,i)),yield*this.nodes(mO(t),n,i),e.pseudos.includes("after")&&(yield*this.pseudo(t,"after",n,i))}*block(t,e,n,i,o){const{style:r}=e,
a=yield*this.pictures.boxOf(t,r),c=!nn(r),l=this.tags.enter(t,n.home,c),{home:d}=l,f=this.ownerOf(t,n.owner),h=t.name==="table"?t:n.table,u=[];r.display==="list\
-item"&&(yield*this.marker(t,e,a,l,u));const p=o?.isCentered||o?.least!==void 0?yk(r,o.indent):a,g={styled:p===a?e:{...e,style:p.style},home:d,owner:f,table:h};
if(o?.text?this.value(o.text,t,g,u):kf(t)||(yield*this.content(t,e,g,u)),e.pseudos.includes("first-letter")&&this.firstLetter(t,e,u,d),/^h[1-6]$/.test(t.name)&&
(a.keepsNext=!0),a.span=OO(t),sn(p,u,d),o&&p!==a&&wk(a,p,o),o?.isOnLine===!0&&(a.isOnLine=!0),e.pseudos.includes("first-line")&&a.inner==="lines"&&(a.firstLine=
Sk(this.sources.styler.pseudoStyle(t,"first-line",e).style,r)),t.name==="legend"&&!a.isApart&&(a.isLegend=!0),t.name==="fieldset"&&a.inner==="blocks"&&(a.legend=
a.children.find(({isLegend:m})=>m)),kf(t)){const m=t.attributes.get("aria-label")??Ak(a,t,e,this.sources.styler);a.element=new os.Hg("Figure",void 0,{alt:m})}this.
turn(a,n),Ie(a,{owner:n.owner},i)}*marker(t,e,n,{home:i,label:o},r){const a=e.pseudos.includes("marker")?this.sources.styler.pseudoStyle(t,"marker",e).style:void 0,
c=Array.isArray(a?.content)?a.content:void 0,l=c||a?.content==="none"?void 0:yield*Vk(t,n.style,this.sources);if(l)return void r.push(l);const d=c?.map(h=>this.
textOf(h,t,n.style)).join(""),f=d===void 0?this.counters.marker(n.style):{text:d,shape:void 0};!f||a?.content==="none"||(n.style.listStylePosition==="inside"?this.
insideMarker(f,a??hc((0,wt.lM)(n.style),n.style),i,r):n.marker={...f,style:a??n.style,element:o})}insideMarker({text:t,shape:e},n,i,o){const r={...n,decorations:[]},
a=new tt(e?{...r,marginRight:{px:r.fontSize,percent:0}}:r);o.push({inline:{kind:"open",box:a,owner:void 0},home:void 0,isBlank:!0});const c={kind:"text",text:e?
xO[e]:t,style:r,owner:void 0};o.push({inline:c,home:i.get(),isBlank:!1}),o.push({inline:{kind:"close",box:a},home:void 0,isBlank:!0})}turn(t,{styled:e}){const n=Af(
t,e.style);n==="turned"?Cf(t):n==="refused"&&hs(this.sources.styler.ignored,"writing-mode")}textOf(t,e,n){if("string"in t&&hs(this.sources.styler.ignored,"conte\
nt"),"string"in t||"url"in t||"inner"in t)return"";if(!("target"in t))return this.counters.textOf(t,e,n);const{targets:i,headings:o}=this.sources;return i.textOf(
this.counters.textOf(t.target,e,n),t.style,o)}*pseudo(t,e,n,i){const o=this.sources.styler.pseudoStyle(t,e,n.styled),{style:r}=o;if(!Array.isArray(r.content)||r.
display==="none")return;const a=[];if(yield*this.made(r.content,t,{...n,styled:o},a),r.display==="inline"){const l=new tt(r);yield*fs(l,this.sources),i.push({inline:{
kind:"open",box:l,owner:n.owner},home:void 0,isBlank:!0});for(const d of a)i.push(d);i.push({inline:{kind:"close",box:l},home:void 0,isBlank:!0});return}const c=new tt(
r);yield*fs(c,this.sources),sn(c,a,n.home),this.turn(c,n),Ie(c,{owner:n.owner},i)}*made(t,e,n,i){const{style:o}=n.styled,r=this.counters.enter(o,void 0),a=t.map(
c=>"url"in c?c:this.textOf(c,e,o));for(const c of yield*Tf(a,o,this.sources))typeof c=="string"?Te(c,n,i):i.push({inline:{kind:"atom",box:c,owner:n.owner},home:void 0,
isBlank:!1});r()}firstLetter(t,e,n,i){const o=n.findIndex(u=>!("inline"in u)||!u.isBlank),r=n[o];if(!r||!("inline"in r)||r.inline.kind!=="text")return;const{text:a}=r.
inline,c=yO.exec(a)?.[0];if(c===void 0)return;const{style:l}=this.sources.styler.pseudoStyle(t,"first-letter",e),d=new tt(l),f={...r,inline:{...r.inline,text:c.
trimStart(),style:(0,wt.lM)(l)}},h={...r,inline:{...r.inline,text:a.slice(c.length)}};if(l.float==="none"){const u={inline:{kind:"open",box:d,owner:void 0},home:void 0,
isBlank:!0},p={inline:{kind:"close",box:d},home:void 0,isBlank:!0};n.splice(o,1,u,f,p,h)}else sn(d,[f],i),n.splice(o,1,{inline:{kind:"apart",box:d},home:void 0,
isBlank:!0},h)}ownerOf(t,e){const n=t.name==="a"?t.attributes.get("href")?.trim():void 0,i=t.attributes.get("lang")?.trim();if(n!==void 0){const o=Mf(n,this.sources.
headings);if(o)return new Ud._("Link",{},e,{target:o,contents:Dk(t,n)});n!==""&&n!=="#"&&this.sources.told.links.add(n)}return i!==void 0&&t.parent?.parent&&/^[a-z]{2,3}(?:-[a-z0-9]{1,8})*$/i.
test(i)?new Ud._("Span",{lang:i},e):e}}function hs(s,t){s.set(t,(s.get(t)??0)+1)}function mO(s){if(s.name!=="details"||s.attributes.has("open"))return s.children;
const t=(0,C.ZE)(s).find(({name:e})=>e==="summary");return t?[t]:[]}function wO(s,t){const{style:e}=t;return s.opacity===1||s.display!=="inline"||e.display!=="i\
nline"?t:{...t,style:{...e,opacity:e.opacity*s.opacity}}}function bO(s,t){const e=s.style,n=s.children.find(({isApart:r})=>!r),i=t.children.some(r=>r.kind==="el\
ement"&&r.name==="body");if(!n||!i||e.backgroundColor!==void 0||e.backgroundImage.length>0)return;const o=n.style;for(const r of kO)Object.assign(e,{[r]:o[r]}),
Object.assign(o,{[r]:wt.DI[r]});s.images=n.images}const yO=new RegExp("^\\s*\\p{P}{0,9}[\\p{L}\\p{N}\\p{S}]\\p{M}{0,9}\\p{P}{0,9}","u"),xO={disc:"•",circle:"○",
square:"▪"},kO=["backgroundColor","backgroundImage","backgroundSize","backgroundRepeat","backgroundPosition","backgroundClips","backgroundOrigin"];function OO({
attributes:s}){const t=(i,o)=>{const r=s.get(i)??"";return/^\s*\d{1,6}\s*$/.test(r)?Number(r):o},e=Math.max(t(s.has("span")?"span":"colspan",1),1),n=t("rowspan",
1);return e===1&&n===1?kc:{columns:e,rows:n}}const MO={scaling:"none",x:0,y:0},SO=/^data:image\/svg\+xml([^,]{0,200}),/i;async function vO(s,t){const e=new Map;
for(const n of s){const[i,o=""]=SO.exec(n)??[];if(i===void 0)continue;if(e.size===B.df)throw(0,B.bi)();const{root:r}=await(0,H.Z)(IO(n.slice(i.length),/;\s*base64\s*$/i.
test(o)),t),a=(0,C.Ky)(r).find(({name:c,isHtml:l})=>c==="svg"&&!l);a&&e.set(n,a)}return e}async function TO(s,t){const e=new Map;let n;for(const[i,o]of s){const a=(0,C.
Ky)(o).some(({name:c})=>c==="style")?await t(o):n??=await t(o);e.set(i,{svg:o,sheets:a})}return e}function IO(s,t){const e=s.replace(/(?:%[\da-f]{2})+/gi,n=>Buffer.
from(n.replaceAll("%",""),"hex").toString());return t?Buffer.from(e,"base64").toString():e}class Bf{files;page;tools;known=new Map;constructor(t,e,n){this.files=
t,this.page=e,this.tools=n}*at(t){const e=this.files.get(t);if(!e)return;const n=this.known.get(t);if(!n){const i=yield*this.read(e);return this.known.set(t,i),
i}if(this.tools.tally.drawn+=n.size,this.tools.tally.drawn>B.bJ)throw(0,B.iY)();return n}*read({svg:t,sheets:e}){const{tally:n}=this.tools,i=n.drawn,o=new mi(e,
this.page),r=o.styleOf(t,o.start,void 0),{drawing:a,size:c}=yield*new lc({...this.tools,styler:o},t).read(t,r),l=g=>typeof g=="object"&&g.percent===0?g.px:void 0,
d=a.view??(c&&[0,0,c.width,c.height]),{width:f,height:h}=c??{width:l(r.style.width),height:l(r.style.height)},u=d?[It(a.nodes,{clip:ae(...d)})]:a.nodes,p=a.view?
a.fit:MO;return{drawing:{...a,view:d,fit:p,nodes:u},width:f,height:h,size:n.drawn-i}}}var Yt=I(86799),EO=I(69864),RO=I(68973),So=I(22194);const LO=44,AO=20,CO=12;
async function BO(s,t,e){const n=new DataView(s.buffer,s.byteOffset,s.byteLength),i=new Map;let o=t;for(let r=0;r<n.getUint16(CO);r++){const a=LO+r*AO,c=Buffer.
from(s.subarray(a,a+4)).toString("latin1"),[l,d,f]=[4,8,12].map(p=>n.getUint32(a+p));if(o-=f,o<0||d>f||l+d>s.length)throw(0,Yt.t)("file");const h=s.subarray(l,l+
d),u=d===f?h:(await(0,RO.a5)(h,f,e)).bytes;if(u.length!==f)throw(0,Yt.t)("file");i.set(c,u)}return(0,So.f)([...i])}var _O=I(47762);class WO{data;at=0;constructor(t){
this.data=t}get left(){return this.data.length-this.at}byte(){return this.data.readUInt8(this.at++)}word(){const t=this.data.readUInt16BE(this.at);return this.at+=
2,t}signed(){const t=this.data.readInt16BE(this.at);return this.at+=2,t}number(){const t=this.byte();return t===253?this.word():t===254?this.byte()+506:t===255?
this.byte()+253:t}bytes(t){if(t>this.left)throw(0,Yt.t)("file");const e=this.data.subarray(this.at,this.at+t);return this.at+=t,e}}const NO=["contours","points",
"flags","glyphs","composites","boxes","instructions"],[PO,$O,zO]=[36,2,4],DO=1,[FO,GO]=[500,60];async function HO(s,t){const e=s.readUInt16BE(zO);let n=PO;const i=h=>{
if(n+h>s.length)throw(0,Yt.t)("file");return s.subarray(n,n+=h)},o=Object.fromEntries(NO.map((h,u)=>[h,new WO(i(s.readUInt32BE(8+u*4)))])),r=s.readUInt16BE($O)&
DO?i(e+7>>3):void 0,a=o.boxes.bytes(e+31>>5<<2),c=[],l=Buffer.alloc((e+1)*4),d=new Int16Array(e);let f=0;for(let h=0;h<e;h++){const u=_f(a,h)?o.boxes.bytes(8):void 0,
p=jO(o,u,r!==void 0&&_f(r,h)),g=t.step(FO+p.length*GO);g&&await g,p.length>0&&(d[h]=p.readInt16BE(2)),l.writeUInt32BE(f,h*4),c.push(p),f+=p.length}return l.writeUInt32BE(
f,e*4),{glyf:Buffer.concat(c),loca:l,lefts:d}}const _f=(s,t)=>(s[t>>3]&128>>(t&7))!==0;function jO(s,t,e){const n=s.contours.signed();if(n===0)return Buffer.alloc(
0);const i=n<0?ZO(s,t):QO(s,n,t,e);return i.length%2===0?i:Buffer.concat([i,Buffer.of(0)])}const[UO,KO,Wf,YO,XO,VO]=[1,8,32,64,128,256];function ZO({composites:s,
glyphs:t,instructions:e},n){if(!n)throw(0,Yt.t)("file");const i=[Buffer.of(255,255),n];let o=!1;for(let r=Wf;r&Wf;){const a=s.bytes(4);r=a.readUInt16BE(0),o||=(r&
VO)!==0;const c=r&KO?2:r&YO?4:r&XO?8:0;i.push(a,s.bytes((r&UO?4:2)+c))}if(o){const r=t.number();i.push(Buffer.of(r>>8,r&255),e.bytes(r))}return Buffer.concat(i)}
const[JO,qO]=[1,64];function QO({points:s,flags:t,glyphs:e,instructions:n},i,o,r){const a=Buffer.alloc(i*2);let c=0;for(let x=0;x<i;x++){if(c+=s.number(),c>t.left||
c===0)throw(0,Yt.t)("file");a.writeUInt16BE(c-1,x*2)}const l=Buffer.alloc(c),[d,f]=[Buffer.alloc(c*2),Buffer.alloc(c*2)];let[h,u,p,g,m,w]=[0,0,1/0,1/0,-1/0,-1/0];
for(let x=0;x<c;x++){const v=t.byte(),[S,T]=tM(v&127,e);l[x]=v&128?0:JO,d.writeInt16BE(S,x*2),f.writeInt16BE(T,x*2),[h,u]=[h+S,u+T],[p,g,m,w]=[Math.min(p,h),Math.
min(g,u),Math.max(m,h),Math.max(w,u)]}r&&c>0&&(l[0]|=qO);const b=e.number(),y=Buffer.alloc(10);if(y.writeInt16BE(i,0),o)o.copy(y,2);else for(const[x,v]of[p,g,m,
w].entries())y.writeInt16BE(v,2+x*2);return Buffer.concat([y,a,Buffer.of(b>>8,b&255),n.bytes(b),l,d,f])}function tM(s,t){const e=(r,a)=>s>>r&1?a:-a;if(s<10)return[
0,e(0,((s&14)<<7)+t.byte())];if(s<20)return[e(0,((s-10&14)<<7)+t.byte()),0];const n=t.byte();if(s<84){const r=s-20;return[e(0,1+(r&48)+(n>>4)),e(1,1+((r&12)<<2)+
(n&15))]}const i=t.byte();if(s<120){const r=s-84;return[e(0,1+(Math.floor(r/12)<<8)+n),e(1,1+(r%12>>2<<8)+i)]}const o=t.byte();return s<124?[e(0,(n<<4)+(i>>4)),
e(1,((i&15)<<8)+o)]:[e(0,(n<<8)+i),e(1,(o<<8)+t.byte())]}const[eM,nM]=[12,100],sM=1953784678,iM=8,oM=50;async function rM(s,t,e){if(new DataView(s.buffer,s.byteOffset).
getUint16(eM)>nM)throw(0,Yt.t)("file");const n=_O.A.create(s),{tables:i,flavor:o}=n.directory,r=Object.values(i).reduce((d,{length:f,transformLength:h})=>d+(h??
f),0);if(r>t||o===sM)throw(0,Yt.t)("file");await e.rest(),n._decompress(),e.add(r*iM);const a=new Map;for(const[d,{offset:f,length:h,transformLength:u}]of Object.
entries(i))a.set(d,Buffer.from(n.stream.buffer.subarray(f,f+(u??h))));const{glyf:c}=i;if(!c?.transformed)return(0,So.f)([...a]);const l=await HO(a.get("glyf"),e);
return a.set("glyf",l.glyf).set("loca",l.loca),a.get("head")?.writeInt16BE(1,oM),i.hmtx?.transformed&&a.set("hmtx",cM(a,l.lefts)),(0,So.f)([...a])}const aM=34;function cM(s,t){
const e=s.get("hmtx"),n=s.get("hhea").readUInt16BE(aM),i=e.readUInt8(0),o=Buffer.alloc(n*4+Math.max(t.length-n,0)*2);let r=1+n*2;for(let a=0;a<Math.max(t.length,
n);a++){const c=i&(a<n?1:2),l=c?t[a]??0:e.readInt16BE(r);c||(r+=2),a<n&&o.writeUInt16BE(e.readUInt16BE(1+a*2),a*4),o.writeInt16BE(l,a<n?a*4+2:n*4+(a-n)*2)}return o}
var lM=I(77904),dM=I(59277);const fM=50,[hM,uM]=[2e7,3e6],[pM,gM]=[1e6,100];async function mM(s,t,e){const n=new Map,i=[...new Set(`${wM}${t}`)].map(l=>l.codePointAt(
0)),o={fonts:fM,bytes:hM};let r=0;for(const l of s){const d=l.ranges&&await EO.N.of(l.ranges.map(bM),e),f=e.step(pM+(d?i.length*gM:0));if(f&&await f,d&&!i.some(
b=>d.find(b)))continue;const h=await yM(l.sources,o,e);if(!h){r++;continue}const{family:u,weight:p,isItalic:g}=l,m=JSON.stringify([u,p,g]),w=n.get(m)??{face:l,parts:[]};
n.set(m,w),w.parts.unshift({face:h,ranges:d})}const a=[...n.values()].map((l,d)=>({...l,id:`Own${d}`})),c=a.map(({id:l,parts:d,face:{family:f,weight:h,isItalic:u}})=>({
id:l,family:f,weight:h,isItalic:u,isBold:h>=ys,zero:d[0].face.plain("0").advance/1e3,hasSpace:d.some(({ranges:p})=>!p||p.find(Nf)!==void 0)}));return{own:a.map(
({id:l,parts:d})=>({id:l,parts:d})),families:c,unread:r}}const Nf=32,wM=Array.from({length:95},(s,t)=>String.fromCharCode(Nf+t)).join(""),bM=([s,t])=>({first:s,
last:t,value:!0});async function yM(s,t,e){for(const n of s){const i=t.fonts>0?(0,_o.J)(n)?.bytes:void 0;if(i){t.fonts--;try{const o=await xM(i,t.bytes,e);return t.
bytes-=o.length,t.bytes<0?void 0:await(0,lM.ar)((0,Yt.g)({name:"font",bytes:o},"file"),e)}catch(o){if(o instanceof Z.zU&&o.code!=="invalid_parameters")throw o}}}}
async function xM(s,t,e){const n=(0,dM.y)(s);return n==="a WOFF font"?await BO(s,t,e):n==="a WOFF2 font"?await rM(s,Math.min(t,uM),e):s}const kM=[["SemiBold",/^(?:b|strong|h[1-6]|th|optgroup)$/,
/font-weight|font\s*:/i],["Italic",/^(?:i|em|cite|var|dfn|address)$/,/italic|oblique/i],["Serif",/^$/,/(?<!sans-)\bserif|georgia|times|garamond|palatino|antiqua|bookman|cambria|constantia|baskerville|didot|bodoni|century|charter|cursive|fantasy|merriweather|lora|katex|latin modern|computer modern|crimson|playfair|cormorant/i],
["Mono",/^(?:code|pre|kbd|samp|tt|textarea|input (?:date|time|month|week|datetime-local))$/,/mono|courier|consolas|menlo/i]],OM=/^font(?:-family)?$/;function MM({
selector:s,declarations:t}){const[e,...n]=s.compounds;return(e.name===void 0?e.classes.length===0&&e.id===void 0:/^(?:html|body)$/.test(e.name))&&n.length===0&&
t.some(({name:o,value:r})=>OM.test(o)&&r.trim()!=="serif")}const SM=s=>s.kind==="element"&&s.name==="body"&&/\bfont(?:-family)?\s{0,9}:/i.test(s.attributes.get(
"style")??""),vM=300,Pf=s=>!s.slice(0,vM).split(",").some(t=>/var\(|inherit|initial/i.test(t)||xs(t.replace(/["']/g,"").trim().toLowerCase()));async function TM(s,t){
let e;for(const{declarations:n}of s)if(n!==e){e=n;for(const{name:i,value:o}of n){const r=i==="font-family",a=t.step(r?$f*5:30);if(a&&await a,r&&Pf(o))return!0}}
return!1}const IM=s=>/font-family\s{0,9}:([^;]{1,300})/i.exec(s)?.[1]??"serif",$f=2e3,EM=["style","font-family","font-style","font-weight","face"];async function RM(s,{
rules:t},{header:e="",footer:n="",date:i="",title:o},r){const a=new Set,c=["•○▪",e,n,i,o];for(const d of s.flatMap(C.Ky)){const f=r.step($f);f&&await f;const h=EM.
flatMap(w=>{const b=d.attributes.get(w);return b===void 0?[]:[`${w}:${b}`]}).join(";");Pf(IM(h))&&a.add("Serif");const u=d.name==="input"?d.attributes.get("type")??
"":"",p=d.name==="input"?`input ${u.trim().toLowerCase()}`:d.name,m=d.name==="style"?(0,C.a4)(d):"";for(const[w,b,y]of kM)(b.test(p)||y.test(h)||y.test(m))&&a.add(
w);for(const[,w]of m.matchAll(/\\([\da-f]{2,6})/gi)){const b=Number.parseInt(w,16);b>127&&b<=1114111&&(b<55296||b>57343)&&c.push(String.fromCodePoint(b))}for(const w of[
"alt","title","data-label","value","placeholder","label"])c.push(d.attributes.get(w)??"");for(const w of d.children)w.kind==="text"&&c.push(w.value.replace(/[\0-\x7f]+/g,
""))}const l=()=>!t.some(MM)&&!s.some(({children:d})=>d.some(SM));return!a.has("Serif")&&(await TM(t,r)||l())&&a.add("Serif"),{styles:[...a],text:c.join("")}}class LM{headings=new Map;places=new Map;named=new Map;constructor(t){
const e=[];for(const n of(0,C.Ky)(t)){const{name:i,attributes:o}=n,r=o.get("id")??(i==="a"?o.get("name"):void 0),a=/^h([1-6])$/.exec(i)?.[1];if(r===void 0&&a===
void 0)continue;const c={};if(this.places.set(n,c),r!==void 0&&!this.named.has(r)&&this.named.set(r,c),a===void 0)continue;const l=(0,C.a4)(n).replace(/\s+/g," ").
trim();if(l!==""){for(;e.length>0&&e.at(-1)>=Number(a);)e.pop();e.push(Number(a)),this.headings.set(n,{title:l,level:Math.min(e.length,6),place:c})}}}levelOf(t){
return this.headings.get(t)?.level}placeOf(t){return this.places.get(t)}keepPlace(t){let e=this.places.get(t);return e||this.places.set(t,e={}),e}find(t){return this.
named.get(t)}get first(){return[...this.headings.values()][0]?.title}get bookmarks(){const t=[],e=[{level:0,children:t}];for(const{title:n,level:i,place:o}of this.
headings.values()){if(!o.sheet)continue;for(;e.at(-1).level>=i;)e.pop();const r=[];e.at(-1).children.push({title:n,place:o,children:r}),e.push({level:i,children:r})}
return t}}const vo=10;class AM{numbers=new Map;asked=new Map;begin(){this.asked=new Map}textOf(t,e,n){const i=Mf(t.trim(),n);return!i||!("place"in i)?"":(this.asked.
set(t,i.place),en(this.numbers.get(t)??vo,e))}isSettled(t){let e=!0;for(const[n,i]of this.asked){const o=t.get(i),r=o===void 0?vo:o+1;(this.numbers.get(n)??vo)!==
r&&(e=!1),this.numbers.set(n,r)}return e}get isEmpty(){return this.asked.size===0}}const zf=`
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
`,Df={plain:"",report:`${zf}
h1 { font-size: 1.95em; border-bottom: 0.8pt solid var(--accent-color); padding-bottom: 0.12em }
h2 { font-size: 1.56em } h3 { font-size: 1.25em }
table { width: 100%; border-bottom: 0.7pt solid var(--accent-color) }
thead th { border-top: 0.7pt solid var(--accent-color); border-bottom: 0.7pt solid var(--accent-color); background: #eef1f5 }
tbody tr:nth-child(even) td { background: #f4f5f7 }`,letter:`${zf}
h1 { font-size: 1.25em } h2 { font-size: 1.1em } h3, h4, h5, h6 { font-size: 1em }
thead th { border-bottom: 0.7pt solid var(--accent-color, #737373) }`};function CM(s,t){const e=t??(s==="report"?hn.uR:void 0);if(!e)return Df[s];const n=`rgb(${e.
map(o=>Math.round(o*255)).join(", ")})`,i=`html { --accent-color: ${n} } h1, h2, h3, h4, h5, h6 { color: ${n} } hr { border-color: ${n} }`;return`${Df[s]} ${i}`}
var BM=I(63895),Ff=I(38017),_M=I(37645);class To{layout;canvas;constructor(t,e,n){this.layout=new Do({layOut:Hd,widthsOf:es},t.typefaces,e,n);const{sheets:i}=t,
o={widthOf:()=>n.width*ct,heightOf:()=>n.height*ct,view:{width:n.width*ct,height:n.height*ct},areaOf:r=>({page:i[r],left:0,top:0,height:i[r].height})};this.canvas=
new WM(t,o,ct,io,jd)}static async open(t,e){return new To(t,await(0,je.Vn)(),e)}widthsOf(t){return this.layout.widthsOf(t)}*heightOf(t,e){return(yield*this.layout.
layOut(t,{width:e,height:void 0,fixedWidth:e})).height}*draw(t,e,n,i){const[o,r]=[Math.max(n.right-n.left,0),Math.max(n.bottom-n.top,0)],a=yield*this.layout.layOut(
e,{width:o,height:r,fixedWidth:o,fixedHeight:r});this.canvas.running=i,yield*new Ut(new Dn(this.canvas,t),this.layout).paint(yield*Me(a,n.left,n.top),!0)}close(){
this.canvas.close()}}class WM extends Se{running;put(t,e,n){const{running:i}=this,o=t.drawn.at(-1);i?o!==void 0&&"inks"in o&&o.running===i?(0,j.RZ)(o.inks,n):t.
run(i,...n):super.put(t,e,n)}}const us={least:0,most:0,isAuto:!1};function NM(s,[t,e,n]){if(!e){const[l,d]=Gf(s,t??us,n??us);return[l,0,d]}const[i,o]=[t??us,n??
us],r={least:2*Math.max(i.least,o.least),most:2*Math.max(i.most,o.most),isAuto:i.isAuto||o.isAuto},[a]=Gf(s,e,r),c=Math.max((s-a)/2,0);return[i.isAuto?c:i.most,
a,o.isAuto?c:o.most]}function Gf(s,t,e){if(!t.isAuto&&!e.isAuto)return[t.most,e.most];if(!t.isAuto)return[t.most,Math.max(s-t.most,0)];if(!e.isAuto)return[Math.
max(s-e.most,0),e.most];const n=(a,c)=>c>0?a/c:.5,[i,o]=[t.least+e.least,t.most+e.most];if(o<=s){const a=t.most+(s-o)*n(t.most,o);return[a,s-a]}const r=i<=s?t.least+
(s-i)*n(t.most-t.least,o-i):s*n(t.least,i);return[r,s-r]}const Hf=["top","bottom"],jf=["left","right"];function*PM(s,t,e){const n=new Map;for(const i of Hf)yield*Kf(
$M(i,t,e),s,n);for(const i of jf)yield*Kf(zM(i,t,e),s,n);for(const i of Hf)for(const o of jf){const r=`${i}-${o}-corner`,a=s.get(r);if(!a)continue;const c=cn(a,
t),[l,d]=Io(o,c,a,t),[f,h]=Uf(i,c,a,t);n.set(r,{left:l,right:d,top:f,bottom:h})}return n}function cn({style:s},{width:t}){const[e,n]=[ft(s),pt(s,t)];return{margin:Wt(
s,t),wide:D(e)+D(n),tall:F(e)+F(n)}}function Io(s,{margin:t,wide:e},{style:n},i){const[,o,,r]=i.margins,a=s==="left"?r:o,c=V(n.width,a,e,n)??Math.max(a-D(t),0),
l=gt(c,n,a,e),d=s==="left"?r-t.right-l:i.width-o+t.left;return[d,d+l]}function Uf(s,{margin:t,tall:e},{style:n},i){const[o,,r]=i.margins,a=s==="top"?o:r,c=V(n.height,
a,e,n)??Math.max(a-F(t),0),l=Ot(c,n,a,e),d=s==="top"?o-t.bottom-l:i.height-r+t.top;return[d,d+l]}function $M(s,t,e){const[,n,,i]=t.margins,o=t.width-i-n;return{
names:[`${s}-left`,`${s}-center`,`${s}-right`],room:o,*wishOf(r){const{margin:a,wide:c}=cn(r,t),l=V(r.style.width,o,c,r.style),{least:d,most:f}=l===void 0?yield*e.
widthsOf(r):{least:l,most:l};return{least:d+D(a),most:f+D(a),isAuto:l===void 0}},rectOf(r,a,c){const l=cn(r,t),[d,f]=Uf(s,l,r,t),h=i+a+l.margin.left;return{left:h,
right:h+Math.max(c-D(l.margin),0),top:d,bottom:f}}}}function zM(s,t,e){const[n,,i]=t.margins,o=t.height-n-i;return{names:[`${s}-top`,`${s}-middle`,`${s}-bottom`],
room:o,*wishOf(r){const a=cn(r,t),[c,l]=Io(s,a,r,t),d=V(r.style.height,o,a.tall,r.style),f=(d??(yield*e.heightOf(r,l-c)))+F(a.margin);return{least:f,most:f,isAuto:d===
void 0}},rectOf(r,a,c){const l=cn(r,t),[d,f]=Io(s,l,r,t),h=n+a+l.margin.top;return{left:d,right:f,top:h,bottom:h+Math.max(c-F(l.margin),0)}}}}function*Kf({names:s,
room:t,wishOf:e,rectOf:n},i,o){const r=[];for(const c of s){const l=i.get(c);r.push(l&&(yield*e(l)))}const a=NM(t,[r[0],r[1],r[2]]);for(const[c,l]of s.entries()){
const d=i.get(l);d&&o.set(l,n(d,(t-a[c])*c/2,a[c]))}}const ps={"top-left-corner":["left","right","top"],"top-left":["middle","left","top"],"top-center":["middle",
"center","top"],"top-right":["middle","right","top"],"top-right-corner":["right","left","top"],"left-top":["left","center","upper"],"left-middle":["left","cente\
r","center"],"left-bottom":["left","center","lower"],"right-top":["right","center","upper"],"right-middle":["right","center","center"],"right-bottom":["right","\
center","lower"],"bottom-left-corner":["left","right","bottom"],"bottom-left":["middle","left","bottom"],"bottom-center":["middle","center","bottom"],"bottom-ri\
ght":["middle","right","bottom"],"bottom-right-corner":["right","left","bottom"]},Eo=({boxes:s},t)=>s.some(({name:e})=>ps[e]?.[2]===t),DM=[{name:"content",value:"\
counter(page)",important:!1},{name:"font-size",value:"9pt",important:!1},{name:"color",value:"#5c5c5c",important:!1}];async function FM(s,t,e){const{pageOf:n}=t,
i=n(0),[o,r,a,c]=i.margins,l={width:i.width-c-r,height:i.height-o-a},d=new GM(t,await To.open(s,l));for(const f of s.sheets.keys())await Nt(d.draw(f,s.sheets.length),
e);d.layout.close()}class GM{sources;layout;around;usual;styles=new Map;length=0;boxes=new Map;constructor(t,e){this.sources=t,this.layout=e,this.around=ZM(t),this.
usual=t.numbers?[{name:"bottom-center",pages:"all",declarations:DM}]:[]}*draw(t,e){const n=this.sources.pageOf(t),i=new Map;for(const[c,l]of this.stylesOn(n,t))
i.set(c,yield*this.box(l,t+1,e));if(i.size===0)return;const{width:o,height:r}=n,a=yield*PM(i,{width:o,height:r,margins:gr(n,t)},this.layout);for(const[c,l]of a){
const d=ps[c][2],f=d==="top"?"Header":d==="bottom"?"Footer":void 0;yield*this.layout.draw(t,i.get(c),l,f)}}stylesOn(t,e){let n=this.styles.get(t);n||this.styles.
set(t,n=new Map);const i=["all",e%2===0?"right":"left",...e===0?["first"]:[]],o=i.join();let r=n.get(o);return r||n.set(o,r=this.stylesOf(t,i)),r}stylesOf({boxes:t,
text:e},n){const{styler:i}=this.sources,o=t.length===0?this.usual:t,r=[];for(const{pages:d,declarations:f}of e)n.includes(d)&&(0,j.RZ)(r,f);const a=r.length===0?
this.around:i.styleFrom(r,this.around),c=new Map;for(const{name:d,pages:f,declarations:h}of o)if(n.includes(f)&&Object.hasOwn(ps,d)){const u=c.get(d)??[...KM(d)];
c.set(d,u),(0,j.RZ)(u,h)}const l=new Map;for(const[d,f]of c){const{style:h}=i.styleFrom(f,a);Array.isArray(h.content)&&h.display!=="none"&&l.set(d,XM(h))}return l}*box(t,e,n){
let i=this.boxes.get(t);i||this.boxes.set(t,i=new Map);const r=t.content.map(h=>"url"in h?h:VM(h,e,n,this.sources.strings));for(const h of r)this.length+=HM+(typeof h==
"string"?h.length:jM);if(this.length>B.aU)throw(0,B.iV)();const a=r.map(h=>typeof h=="string"?h:"").join("\0"),c=i.get(a);if(c)return c;const l=new tt(t);yield*fs(
l,this.sources);const d=(yield*Tf(r,t,this.sources)).map(h=>typeof h=="string"?{kind:"text",text:h,style:t,owner:void 0}:{kind:"atom",box:h,owner:void 0});d.length>
0&&Object.assign(l,{inner:"lines",inlines:d});const f=Af(l,this.around.style);return f==="turned"?Cf(l):f==="refused"&&this.sources.styler.ignored.set("writing-\
mode",1),i.size<UM&&i.set(a,l),l}}const HM=1,jM=100,UM=20;function KM(s){const[,t,e]=ps[s];return[{name:"text-align",value:t,important:!1},{name:"vertical-align",
value:e==="upper"?"top":e==="lower"?"bottom":"middle",important:!1}]}const YM={middle:"center",bottom:"end"};function XM(s){const{verticalAlign:t}=s,e=typeof t==
"string"?YM[t]??"start":"start";return{...s,display:"block",float:"none",position:"static",verticalAlign:"baseline",alignContent:e}}function VM(s,t,e,n){return"\
text"in s?s.text:"string"in s?n.textOf(s,t-1):"counter"in s?en(s.counter==="pages"?e:s.counter==="page"?t:0,s.style):""}function ZM({styler:s,root:t}){const e=s.
styleOf(t,s.start,void 0),n=(0,C.ZE)(t).find(({name:o})=>o==="body");if(!n||e.style.fontFamily.join()!=="serif")return e;const{fontFamily:i}=s.styleOf(n,e,void 0).
style;return{...e,style:{...e.style,fontFamily:i}}}async function JM({root:s,quirks:t},e,n){const{pace:i}=n,o={width:e.width/ct,height:e.height/ct,margin:e.margin/
ct},r=await Zf(s,t,{width:o.width-2*o.margin,height:o.height-2*o.margin},CM(e.theme,e.accent),n),a=await TO(e.svgs,_t=>Zf(_t,"none",o,"",n)),c=await zh(r.pages,
o,i),l=c.usual,d=sS(l,e.running),f=[s,...[...a.values()].map(({svg:_t})=>_t)],h=await RM(f,r,e.running,i),{own:u,families:p,unread:g}=await mM(r.fontFaces,h.text,
i),m=new lr(p),w=await nS({...h,own:u},e,n),b=ln(l),y=e.logo&&(0,Ff.h)(e.logo,b,d,Ro),x=y?Math.max(y.room-(l.own.first[0]-l.margins[0])*ct,0):0;let v=Yf(s),S=new Map;
const T=new AM,{names:A,shadowsLeftOut:N,isSettled:U,unpaged:Y}=await Vx({box:oS(c),quirks:t,targets:()=>T.isEmpty?void 0:T,tree:async _t=>{T.begin(),w.document.
kids.splice(0,w.document.kids.length),v=Yf(s);const dn=new mi(r,_t,m);({ignored:S}=dn);const{document:gs}=w,ms=eS(s,_t,{...v,styler:dn,images:e.images,targets:T,
document:gs,quirks:t},a),fn=await Nt(ms.build(s),i);return x>0&&(fn.children=[rS(x*_t.width/(b.width-b.left-b.right)),...fn.children]),fn}},w,i);w.document.prune();
const et=_t=>mn(c,A.of(_t)),{headings:ot,strings:xt,told:J}=v,st=new mi(r,l,m),kt=new Bf(a,l,Xf(J,e.images)),Ht=xt.onPages(w.sheets);await qM(w,{pageOf:et,styler:st,
strings:Ht,root:s,pictures:kt,told:J},{page:l,running:d,wishes:e},i);const Xt={page:c.named.size>0?Y:0,"target-counter":U?0:1,"text-shadow":N};tS(S,[...Object.entries(
Xt),...st.ignored,...QM(c,A.of(0))]);const{links:ue,scripts:Bo}=lO(s);return{composition:w,bookmarks:ot.bookmarks,told:J,ignored:S,notLoaded:r.notLoaded+g+ue,scripts:Bo}}
async function qM(s,t,{page:e,running:n,wishes:i},o){const{pageOf:r}=t,{logo:a,images:c,pageNumbers:l}=i,d=iS(r,e);a&&(0,Ff.h)(a,d(0),n,Ro).draw(s.sheets[0]),await FM(
s,{...t,images:c,numbers:l&&n.footer===void 0},o);const f=await BM.P.of(s.typefaces),h=(u,p)=>Eo(r(u),p==="Header"?"top":"bottom");await(0,_M.N)(s,f,{frameOf:d,
size:Ro,isBare:h,pace:o},n)}const QM=({ignored:s},t)=>[...s].filter(e=>t!==Ss||!e.startsWith("@page :first ")).map(e=>[e,1]),Yf=s=>({headings:new LM(s),strings:new Bk,
told:aO()});function tS(s,t){for(const[e,n]of t)n>0&&!s.has(e)&&s.set(e,n)}function eS(s,t,e,n){const{told:i,images:o,styler:r}=e,a=Xf(i,o),c=new lc({...a,styler:r},
s);return new gO({...e,drawings:c,pictures:new Bf(n,t,a)})}async function nS(s,{font:t,boldFont:e},n){const i=await s1.B.open({...s,font:t,boldFont:e},n);return await i.
typefaces.warm([],n.pace),i}const Xf=({leftOut:s,images:t},e)=>({tally:{drawn:0},leaveOut:n=>s.set(n,(s.get(n)??0)+1),imageAt:n=>{const i=e.get((0,G.bi)(n));return i||
t.add(n),i}}),Ro=11,Lo=18;function sS(s,t){const{header:e,footer:n,...i}=t,o={...i,...!Eo(s,"top")&&{header:e},...!Eo(s,"bottom")&&{footer:n}},{top:r,bottom:a}=ln(
s),c=[["header",r],["footer",a]].filter(([l,d])=>o[l]!==void 0&&d<Lo).map(([l])=>({field:l,message:`needs a margin of at least ${Lo/72} inches; give a larger ma\
rgin, here or in @page of the style sheets`,mentions:["margin"]}));if(c.length>0)throw(0,Z.G6)(c);return o}const ln=({width:s,height:t,margins:[e,n,i,o]})=>({width:s*
ct,height:t*ct,left:o*ct,right:n*ct,top:e*ct,bottom:i*ct});function iS(s,t){const e=new Map,{top:n,bottom:i}=ln(t);return o=>{const r=s(o);let a=e.get(r);if(!a){
const c=ln(r),l=(d,f)=>d<Lo?f:d;e.set(r,a={...c,top:l(c.top,n),bottom:l(c.bottom,i)})}return a}}const oS=s=>({widthOf:t=>{const{width:e,left:n,right:i}=ln(mn(s,
t));return e-n-i},heightOf:t=>(0,j.Kf)([0,1,2].map(e=>Vf(mn(s,t),e).height)),areaOf:(t,e)=>Vf(mn(s,e),t),view:{width:s.usual.view.width*ct,height:s.usual.view.height*
ct},first:s.hasFirst?Ss:void 0});function Vf(s,t){const[e,,n,i]=gr(s,t);return{page:{width:s.width*ct,height:s.height*ct},left:i*ct,top:e*ct,height:(s.height-e-
n)*ct}}const rS=s=>new tt({...wt.DI,display:"block",height:{px:s/ct,percent:0}});async function Zf(s,t,e,n,{pace:i}){const o=new $p(e,i);await o.add(km,!0),t===
"all"&&await o.add(Om,!0);const r=(0,C.ZE)(s).find(({name:a})=>a==="body");r&&await o.add((0,Wo.gf)(r),!0),await o.add(n,!0);for(const a of(0,C.Ky)(s))a.name===
"style"&&await o.addFor(a.attributes.get("media")??"",(0,C.a4)(a));return o}var Le=I(98446),aS=I(71775);const Ao=12,cS=({told:s,ignored:t,notLoaded:e,scripts:n,
...i})=>[...(0,aS.l)({...i,from:"HTML",told:s}),...t.size>0?[lS(t)]:[],...e>0?[dS(e)]:[],...n>0?[fS(n)]:[],...s.leftOut.size+s.fields.size>0?[hS(s)]:[]];function Co(s){
const t=[...s].sort(([n,i],[o,r])=>r-i||(n<o?-1:1)),e=t.slice(0,Ao).map(([n,i])=>i>1?`${n.slice(0,40)} (${i})`:n.slice(0,40));return(0,Le.Dw)(t.length>Ao?[...e,
`${t.length-Ao} more`]:e)}const lS=s=>({code:"styles_ignored",message:`The style sheets have ${(0,Le.y_)(s.size,"property","properties")} and rules that are not\
 supported, and had no effect: ${Co(s)}.`}),dS=s=>({code:"styles_not_loaded",message:`${(0,Le.y_)(s,"style sheet or font","style sheets and fonts")} ${(0,Le.d5)(
s,"was","were")} not loaded. Nothing is fetched: write styles into a style element, and fonts that may be embedded into @font-face as data: addresses. Other tex\
t is set in Noto fonts.`}),fS=s=>({code:"html_scripts_not_run",message:`${(0,Le.y_)(s,"script")} of the HTML ${(0,Le.d5)(s,"was","were")} not run. Text, styles \
and charts that scripts make are not in the document: write them into the HTML.`}),hS=({leftOut:s,fields:t})=>({code:"elements_left_out",message:[...s.size>0?[`\
Elements of the HTML were left out, because paper cannot show them or they are not supported: ${Co(s)}.`]:[],...t.size>0?[`Fields of forms are drawn with their \
values, and cannot be filled in: ${Co(t)}.`]:[]].join(" ")}),uS=72,pS=async(s,t,e)=>{const{composition:n,finish:i,told:o,ignored:r,notLoaded:a,scripts:c,hasFont:l}=await gS(
s,t,e),{language:d,breaksArchive:f=!1}=i,h=await n.finish(i),u=t.letterhead&&await(0,ne.o)(h,t.letterhead,t.letterhead_password,e),p={compact:!0,objectStreams:"\
smallest"},g=u?.write?await u.write(p):await(0,ut.UN)(h,p),m=n.sheets.length,{missing:w}=n.typefaces,b=cS({told:o,ignored:r,notLoaded:a,scripts:c,missing:w,hasFont:l,
language:d,breaksArchive:f});return u&&(0,j.RZ)(b,u.notes),{documents:[{name:`${qf(s.name)}.pdf`,bytes:g,pageCount:m}],notes:b,facts:{pageCount:m}}};async function gS(s,t,e){
const n=(0,ee.H)(t),i=await mS(new TextDecoder().decode(s.bytes),t.values,e),{root:o}=i,r=new Set((0,W.e)(o)),a=await vO(r,e.pace);for(const y of a.values())for(const x of(0,W.
e)(y))/^data:/i.test(x)&&r.add(x);const c=await yS(r,t.images??[],e),l=t.logo&&await(0,nt.A)(t.logo,"logo",e),d=wS(o),f=t.title??d.title??qf(s.name),{bookmarks:h,
...u}=await JM(i,{...(0,ee.a)(t),margin:t.margin*uS,pageNumbers:t.page_numbers,running:{header:t.header,footer:t.footer,headerOnFirst:t.header_on_first,date:t.date,
title:f},logo:l,accent:t.accent_color===void 0?void 0:(0,hn.bP)(t.accent_color),...n,theme:t.theme,images:c,svgs:a},e),p=t.language??bS(d.language),g=t.author??
d.author,m=[...c.values(),...l?[l]:[]].some(({components:y})=>y===4),w=u.told.undescribed===0;return{...u,finish:{title:f,author:g,language:p,bookmarks:h,breaksArchive:m,
isAccessible:w},hasFont:n.font!==void 0}}async function mS(s,t,{pace:e}){const n=s.trim();if(/^(?:https?:\/\/|www\.)\S+$/i.test(n))throw(0,Z.G6)([{field:"file",
message:"holds an address, not HTML: load the page first, and give its HTML"}]);if(!t)return await(0,H.Z)(s,e);const i=await(0,Rt.o)(s,t,e),o=await(0,H.Z)(i.text,
e);return await E(o.root,i.values,e),o}function wS(s){let[t,e,n]=[];for(const i of(0,C.Ky)(s)){const{name:o,attributes:r}=i,a=()=>(0,C.a4)(i).replace(/\s+/g," ").
trim().slice(0,Jf);o==="title"&&i.isHtml&&(t??=a()||void 0),/^h[1-6]$/.test(o)&&(n??=a()||void 0),o==="meta"&&r.get("name")?.toLowerCase()==="author"&&(e??=r.get(
"content")?.trim().slice(0,Jf))}return{title:t??n,author:e===""?void 0:e,language:s.attributes.get("lang")?.trim()}}const Jf=1e3,bS=s=>s!==void 0&&lt.E["languag\
e-tag"].holds(s)?s:void 0;async function yS(s,t,e){const n=new Map;for(const r of t)s.has((0,G.bi)(r.name))&&n.set((0,G.bi)(r.name),await(0,nt.A)(r,"images",e,"\
png-jpeg-gif"));const i=[...s].filter(r=>!/^data:image\/(?:svg|webp|avif|bmp)/i.test(r)),o=r=>/^data:image\/gif/i.test(r);for(const[r,a]of await(0,_o.$)(i,e,o))
n.set(r,a);for(const[r,a]of await(0,Qf.m)(s,e))n.set(r,a);return n}const qf=s=>s.replace(/\.(?:x?html?|txt|pdf|md)$/i,"").trim()||"document"}),69864:((pe,St,I)=>{
I.d(St,{N:()=>it});var Z=I(93604);const lt=500;class it{starts;owners;constructor(C,mt){this.starts=C,this.owners=mt}static async of(C,mt){const dt=new Set;for(const{
first:L,last:R}of C){dt.add(L).add(R+1);const _=mt.step(lt);_&&await _}const ht=Float64Array.from(dt).sort(),q=new Array(ht.length),$=Uint32Array.from({length:ht.
length+1},(L,R)=>R),E=L=>{let R=L;for(;$[R]!==R;)R=$[R];for(;L!==R;){const _=$[L];$[L]=R,L=_}return R};for(const L of C){for(let _=E((0,Z.BC)(ht,L.first));ht[_]<=
L.last;_=E(_))q[_]=L,$[_]=_+1;const R=mt.step(lt);R&&await R}return new it(ht,q)}find(C){return this.owners[(0,Z.MJ)(this.starts,C)-1]}}}),21281:((pe,St,I)=>{I.
d(St,{Ip:()=>ht,XM:()=>R,Xb:()=>L,ds:()=>dt,qg:()=>E});var Z=I(59071),lt=I(70549),it=I(21115),B=I(824),C=I(1975),mt=I(60912);const dt=(0,lt.n)(async W=>ht(W,await(0,B.
Br)(W)));function ht(W,H){const G=(ne,hn)=>(0,Z.wh)((0,C.sm)(H,ne,hn)[0]??""),nt=$(G("pdfaid","part"),G("pdfaid","conformance").toLowerCase()),ut=q(G("pdfuaid",
"part"))?`PDF/UA-${G("pdfuaid","part")}`:void 0,j=[G("pdfxid","GTS_PDFXVersion")||G("pdfx","GTS_PDFXVersion")||((0,Z.Gh)(W.resolve((0,B._U)(W)?.get("GTS_PDFXVer\
sion")))??""),G("pdfe","ISO_PDFEVersion"),G("pdfvtid","GTS_PDFVTVersion")],ee=[nt?.name,ut,...j.filter(ne=>/^PDF\/[\w .:/()-]{1,40}$/.test(ne))];return{archive:nt,
accessible:ut,names:ee.filter(ne=>ne!==void 0)}}const q=W=>/^[1-9]$/.test(W);function $(W,H){if(!q(W))return;const G=/^[abuef]$/.test(H)?H:"";return{part:Number(
W),level:G,name:`PDF/A-${W}${G}`}}function E(W,H,G,nt){return H&&P(W,H,[it.dK.pdfaid]),L(G,nt)}const L=({name:W},H)=>({code:"pdfa_identification_removed",message:`\
The document no longer claims ${W}: ${H}.`});async function R(W){const H=await(0,B.Br)(W);if(!H)return[];const{archive:G,accessible:nt}=ht(W,H);P(W,H,[it.dK.pdfaid,
it.dK.pdfuaid]);const ut=[G?.name,nt].filter(Rt=>Rt!==void 0);return ut.length>0?[_(ut)]:[]}const _=W=>({code:"conformance_dropped",message:`The result no longe\
r claims ${W.join(" and ")}, because a merge cannot guarantee conformance.`});function P(W,H,G){H.properties.some(({namespace:nt})=>G.includes(nt))&&(0,mt._L)(W,
(0,mt.QH)(H,({namespace:nt})=>G.includes(nt),[]))}}),824:((pe,St,I)=>{I.d(St,{Br:()=>ht,_6:()=>$,_U:()=>dt});var Z=I(58552),lt=I(1975),it=I(17079),B=I(45599),C=I(
59071),mt=I(70549);function dt(E){const L=E.resolve(E.trailer.get("Info"));return L instanceof B.Bi?L:L instanceof B.Z6?L.dict:void 0}const ht=(0,mt.n)(q);async function q(E){
const L=E.get(E.catalogNumber),R=L instanceof B.Bi?E.resolve(L.get("Metadata")):null;if(!(R instanceof B.Z6))return;let _;try{_=E.decoded(R)}catch(P){if(!(P instanceof
Z.zU)||P.code==="cancelled")throw P;return lt.m}return(0,lt.kg)(_,E.job.pace)}function $(E,L){const R=dt(E),_=ut=>E.resolve(R?.get(ut)),P=(ut,Rt,j=", ")=>{const ee=(0,lt.
sm)(L,ut,Rt).map(C.wh).filter(Boolean).join(j);return ee===""?null:ee},W=(ut,Rt)=>{const[j=""]=(0,lt.sm)(L,ut,Rt);return(0,C.wh)(j)||null},H=(ut,Rt)=>(0,it._)((0,C.
Gh)(_(ut))??"")??(0,it._)(W("xmp",Rt)??"")??null,G=E.get(E.catalogNumber),nt=G instanceof B.Bi?(0,C.Gh)(E.resolve(G.get("Lang"))):null;return{title:(0,C.Gh)(_("\
Title"))??W("dc","title"),author:(0,C.Gh)(_("Author"))??P("dc","creator"),subject:(0,C.Gh)(_("Subject"))??W("dc","description"),keywords:(0,C.Gh)(_("Keywords"))??
P("pdf","Keywords")??P("dc","subject"),creator:(0,C.Gh)(_("Creator"))??W("xmp","CreatorTool"),producer:(0,C.Gh)(_("Producer"))??W("pdf","Producer"),created:H("C\
reationDate","CreateDate"),modified:H("ModDate","ModifyDate"),language:nt??W("dc","language")}}}),60912:((pe,St,I)=>{I.d(St,{QH:()=>B,T3:()=>C,_L:()=>q});var Z=I(
21115),lt=I(3907),it=I(45599);function B($,E,L){const{text:R,properties:_,end:P,about:W}=$,H=[];let G=0;for(const nt of _.filter(E).sort((ut,Rt)=>ut.from-Rt.from))
nt.from<G||(H.push(R.slice(G,nt.from)),G=nt.to);return H.push(R.slice(G,Math.max(P,G))),L.length>0&&H.push(mt(L,W)),H.push(R.slice(Math.max(P,G))),ht(H.join(""))}
function C($){return`<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="${Z.dK.rdf}">
${mt($,"")}</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`}function mt($,E){const R=[...new Set($.map(({prefix:P})=>P))].map(P=>` xmlns:${P}="${Z.dK[P]}"`).join(""),_=$.map(({prefix:P,name:W,form:H,
values:G})=>`<${P}:${W}>${dt(H,G)}</${P}:${W}>
`);return`<rdf:Description xmlns:rdf="${Z.dK.rdf}" rdf:about="${(0,lt.X)(E)}"${R}>
${_.join("")}</rdf:Description>
`}function dt($,E){const L=R=>E.map(_=>`<rdf:li${R}>${(0,lt.X)(_)}</rdf:li>`).join("");switch($){case"simple":return(0,lt.X)(E[0]??"");case"alternative":return`\
<rdf:Alt>${L(' xml:lang="x-default"')}</rdf:Alt>`;case"ordered":return`<rdf:Seq>${L("")}</rdf:Seq>`;case"unordered":return`<rdf:Bag>${L("")}</rdf:Bag>`}}const ht=$=>$.
replace(/^(\s*<\?xml\s[^>]*encoding\s*=\s*["'])[^"']*/,"$1UTF-8");function q($,E){const L=$.catalog.get("Metadata"),R=$.resolve(L),_=R instanceof it.Z6?[...R.dict].
filter(([H])=>!["Filter","DecodeParms","Length"].includes(H)):[],P=new it.Bi([["Type",new it.SX("Metadata")],["Subtype",new it.SX("XML")],..._]),W=new it.Z6(P,Buffer.
from(E,"utf8"));(0,it.i9)(L)&&R instanceof it.Z6?$.put(L,W):$.edit($.catalogNumber).set("Metadata",$.add(W))}}),1975:((pe,St,I)=>{I.d(St,{kg:()=>C,m:()=>B,sm:()=>mt});
var Z=I(21115),lt=I(3907);const it=1e5,B={text:"",properties:[],malformed:!0,end:-1,about:""};async function C($,E){const L=(0,lt.xK)($);if(L===void 0)return B;
const R=new ht,P=await(0,lt.km)(L,E,W=>(R.take(W),R.broken))!=="well-formed"||R.depth>0||R.end<0||!R.declared;return{text:L,properties:R.properties,malformed:P,
end:R.end,about:R.about}}function mt($,E,L){return $?.properties.find(R=>R.name===L&&R.namespace===Z.dK[E])?.values??[]}const dt=-2;class ht{properties=[];broken=!1;declared=!0;end=-1;about="";scope=new Z.
ee;open=[];root=dt;loose=!1;items=[];pieces=[];get depth(){return this.open.length}take(E){E.kind==="start"||E.kind==="empty"?(this.start(E.name,E.attributes,E.
from),E.kind==="empty"&&!this.broken&&this.close(E.name,E.to,E.to)):E.kind==="end"?this.close(E.name,E.from,E.to):E.kind==="text"&&this.isInProperty()&&this.pieces.
push(E.text)}isInProperty(){return this.root!==dt&&this.open.length>this.root+2}start(E,L,R){if(this.open.length>=lt.ol&&(this.broken=!0),this.broken)return;this.
scope.enter(L);const _=this.scope.ofElement(E),P=_.namespace===Z.dK.rdf,W=P&&_.local==="li";this.root===dt&&this.end<0&&P&&_.local==="Description"&&(this.root=this.
open.length-1,this.loose=!0);const H=this.open.length-this.root,G=W?L.find(({name:nt})=>nt==="xml:lang")?.value:void 0;if(this.open.push({name:E,..._,from:R,language:G}),
this.root===dt){if(!P||_.local!=="RDF"||this.end>=0)return;this.root=this.open.length-1,this.declared=this.scope.declares(E)}else if(H===1)this.describe(L);else if(H===
2){this.items=[];const nt=L.find(({name:ut})=>this.isRdf(ut,"resource"));this.pieces=nt?[nt.value]:[]}else W&&(this.pieces=[])}describe(E){for(const{name:L,value:R,
from:_,to:P}of E){if((0,Z.HC)(L))continue;const{namespace:W,local:H}=this.scope.ofAttribute(L);W===Z.dK.rdf&&H==="about"&&(this.about=R),!(W===""||W===Z.dK.rdf||
W===Z.dK.xml)&&this.add({namespace:W,name:H,values:[R],from:_,to:P})}}close(E,L,R){const _=this.open.pop();if(_?.name!==E){this.broken=!0;return}this.scope.leave();
const P=this.open.length-this.root;if(this.root!==dt)if(P===0)this.end=L,this.root=dt;else if(P===1&&this.loose)this.root=dt,this.loose=!1;else if(P===2){const W=this.
items.length>0?q(this.items):[this.pieces.join("").trim()];this.add({namespace:_.namespace,name:_.local,values:W,from:_.from,to:R})}else P>2&&_.namespace===Z.dK.
rdf&&_.local==="li"&&(this.items.push({text:this.pieces.join("").trim(),language:_.language}),this.pieces=[])}add(E){this.properties.length<it?this.properties.push(
E):this.broken=!0}isRdf(E,L){const R=this.scope.ofAttribute(E);return R.local===L&&R.namespace===Z.dK.rdf}}function q($){const E=$.findIndex(({language:R})=>R?.
toLowerCase()==="x-default"),L=$.map(({text:R})=>R);return E>0?[L[E],...L.slice(0,E),...L.slice(E+1)]:L}}),9876:((pe,St,I)=>{I.d(St,{LJ:()=>B,Vn:()=>it,ZM:()=>ht,
s:()=>C});var Z=I(47707);const lt=2e4;async function it(){const{default:q}=await I.e(3286).then(I.bind(I,23286));return function*($){let E=0;do{const L=E,R=Math.
min($.length,L+lt),_=R===$.length,P=new q(L===0&&_?$:$.slice(L,R));for(let H=P.nextBreak();H;H=P.nextBreak()){const G=L+H.position;if(G===R&&!_)break;let nt=G;for(;nt>
E&&$[nt-1]===" ";)nt--;yield{start:E,end:nt,next:G},E=G}if(_)return;if(E>L)continue;const W=B($.charCodeAt(R))?R-1:R;yield{start:E,end:W,next:W,isCut:!0},E=W}while(E<
$.length)}}const B=q=>q>=56320&&q<=57343,C=(q,$)=>(0,Z.qf)(q).map(E=>({text:E,width:$(E)})),mt=/[_\-–—/.,;:]$/,dt=/^[.,;:!?)\]}%»”’…]/;function*ht(q,$,E="\
separators"){let L=0;for(let R=0;R<q.length;L++){let _=R;for(let P=0;_<q.length&&(P+=q[_].width,!(P>$(L)&&_>R));_++);if(E==="letters"){let P=_;for(;P>R&&P<q.length&&
dt.test(q[P].text);)P--;P>R&&(_=P)}else if(E==="separators"&&_<q.length){let P=_;for(;P>R&&!mt.test(q[P-1].text);)P--;P-R>=(_-R)/2&&(_=P)}yield _-R,R=_}}})};
