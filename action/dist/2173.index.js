"use strict";exports.id=2173,exports.ids=[2173],exports.modules={47413:((fe,Mt,I)=>{I.r(Mt),I.d(Mt,{html_to_pdf:()=>yS});var Z=I(58552),lt=I(60666),st=I(78323),C=I(37294),B=I(
45893);const mt=new Set(["href","src","srcset","action","background","cite","poster","data"]),dt=/^(?:https?|mailto|tel):|^data:image\/|^(?:field|qr):/i,ht=/^[a-z][a-z0-9+.-]*:/i,
q=s=>(0,Z.G6)([{field:"values",message:s}]),z=1e3;async function E(s,t,e){const n=new W(t,e);for(const i of(0,B.Ky)(s)){const o=e.step(z);if(o&&await o,R(i,t),!!i.
children.some(L)){if(i.name==="style"||i.name==="script")throw q(`are in a ${i.name} element, where they could be more than text`);for(const r of i.children.splice(
0,i.children.length))L(r)?await n.put(r.value,i):i.children.push(r)}}}const L=s=>s.kind==="text"&&(0,st.H)(s.value);function R(s,t){let e;for(const[n,i]of s.attributes){
if(!(0,st.H)(i))continue;if(n==="style"||n.startsWith("on"))throw q(`are in the attribute ${n}, where they could be more than text; use classes`);const o=(0,st.
qk)(i,t,n==="src"&&/^\s*qr:/i.test(i)?encodeURIComponent:void 0);if(mt.has(n)&&ht.test(o.trim())&&!dt.test(o.trim()))throw q("give an address another scheme tha\
n http, https, mailto or tel, or data with an image");(e??=new Map(s.attributes)).set(n,o)}e&&Object.assign(s,{attributes:e,classes:(0,B.q2)(e.get("class"))})}class W{values;pace;count=0;constructor(t,e){
this.values=t,this.pace=e}async put(t,e){const n=await(0,st.lr)(t.replaceAll(`
`," "),this.values,N,this.pace);for(let i=0,o=0;i<=n.length;i=o+1){const r=this.pace.step(z);r&&await r,o=n.indexOf(`
`,i),o<0&&(o=n.length),i>0&&e.children.push(this.lineBreak(e)),e.children.push({kind:"text",value:n.slice(i,o),parent:e})}}lineBreak(t){if(++this.count>C.q3)throw q(
`have more than ${C.q3} lines; at most that many are allowed`);return{kind:"element",name:"br",attributes:new Map,classes:new Set,parent:t,children:[],index:0,isHtml:!0}}}
const N=s=>s.replace(/\r\n?/g,`
`);var _=I(72594),H=I(58257),G=I(34622),tt=I(86476),ut=I(14029),Rt=I(87593),U=I(45657),te=I(16246),ee=I(68084),on=I(96533),ko=I(28409),Rf=I(16596),Oo=I(39170);class So{most;answers=new Map;total=0;constructor(t){
this.most=t}find(t){return this.answers.get(t)?.value}drop(t){this.total-=this.answers.get(t)?.size??0,this.answers.delete(t)}keep(t,e,n){this.answers.set(t,{value:e,
size:n}),this.total+=n;for(const[i,{size:o}]of this.answers){if(this.total<=this.most||i===t)return;this.answers.delete(i),this.total-=o}}}const Mo=2e6;class Lf{left=Mo;take(){
if(--this.left<0)throw(0,Z.G6)([{field:"file",message:`has columns that take more than ${Mo} steps to become alike; nest fewer of them in each other, or write c\
olumn-fill: auto`}])}}var v=I(99746);const ot=2e4;function Af(s){let t=s.known.get("kept");return t===void 0&&(t=s.style.display!=="table-cell"&&vo(s),s.known.set(
"kept",t)),t}function vo(s){let t=s.known.get("flowing");if(t===void 0){const e=n=>!n.isPositioned&&vo(n);t=s.children.every(e)&&s.inlines.every(n=>n.kind!=="at\
om"&&n.kind!=="apart"||e(n.box)),s.known.set("flowing",t)}return t}const us=s=>s.fontStyle==="italic"&&(s.ownFont?!s.ownFont.isItalic:Te(s)==="Mono"),To=1e4;class Io{rules;typefaces;breaks;page;quirks;pieces=new So(
To);words=new Map;kept=new WeakMap;faces=new WeakMap;metrics=new WeakMap;lines=new WeakMap;tiled=0;shadowed=0;shadowLayers=0;shadowsLeftOut=0;hasUnder;work=new Lf;constructor(t,e,n,i,o="\
none"){this.rules=t,this.typefaces=e,this.breaks=n,this.page=i,this.quirks=o}*layOut(t,e,n){if(n||!Af(t))return yield*this.rules.layOut(t,this,e,n);const{width:i,
height:o,fixedWidth:r,fixedHeight:a,shrinks:c,isLoose:l,isOpen:d}=e,f=[i,o,r,a,c,l,d].join();let h=this.kept.get(t);h||this.kept.set(t,h=new Map);let u=h.get(f);
return u||h.set(f,u=yield*this.rules.layOut(t,this,e)),u}forget(){this.kept=new WeakMap,this.pieces=new So(To),this.words.clear()}widthsOf(t){return this.rules.
widthsOf(t,this)}faceOf(t){let e=this.faces.get(t);return e||this.faces.set(t,e=Te(t)),e}metricsOf(t){let e=this.metrics.get(t);return e||this.metrics.set(t,e=this.
measureFont(t)),e}lineOf(t){let e=this.lines.get(t);return e||this.lines.set(t,e=this.measureLine(t)),e}measureFont(t){const{ascent:e,descent:n,lineGap:i}=this.
typefaces.metrics(this.faceOf(t)),o=Math.floor(t.fontSize*64)/64,r=a=>Math.round(a*o/1e3);return{ascent:r(e),descent:r(-n),gap:r(i)}}measureLine(t){const{ascent:e,
descent:n,gap:i}=this.metricsOf(t),{lineHeight:o,fontSize:r}=t;if(o==="normal"&&i===0)return{above:e,below:n};const a=o==="normal"?e+n+i:(0,v.k8)("factor"in o?o.
factor*r:o.px),c=e+Math.floor((a-e-n)/2);return{above:c,below:a-c}}}const ps=({lineHeight:s,fontSize:t})=>s==="normal"?Math.round(Cf*t)+Math.round(Bf*t):"factor"in
s?s.factor*t:s.px,[Cf,Bf]=[1.069,.293],Wf=/^(?:(?:ui-)?sans-serif|system-ui|ui-rounded|emoji|math|-apple-system|blinkmacsystemfont|arial.*|helvetica.*|verdana|tahoma|trebuchet.*|calibri|candara|segoe ui|roboto|noto sans.*|inter|open sans|lato|montserrat|poppins|ubuntu|cantarell|oxygen|source sans.*|impact|century gothic)$/,
Eo=/^(?:(?:ui-)?serif|georgia|times.*|garamond|eb garamond|palatino.*|book antiqua|bookman.*|cambria|constantia|baskerville|didot|bodoni.*|century(?! gothic).*|charter|noto serif.*|source serif.*|pt serif|merriweather|lora|katex_(?:ma|size).*|latin modern.*|computer modern.*|crimson.*|libre baskerville|playfair.*|cormorant.*)$/,
Ro=/^(?:monospace|ui-monospace|consolas|menlo|monaco)$|courier|\bmono\b|\bcode\b/,Lo=1/26;function _f(s){const{ownFont:t,fontWeight:e}=s;if(!t&&e>=Nf)return Lo;
const n=t?!t.isBold:Te(s)==="Mono";return e>=gs&&n?Lo:0}const gs=600,Nf=900;function Ao(s){if(s.ownFont)return s.ownFont.zero;const t=Te(s);return t==="Mono"?.6:
t.startsWith("Serif")?.559:s.fontStyle==="italic"?.551:.572}const ms=s=>Ro.test(s)||Eo.test(s)||Wf.test(s);function Te({ownFont:s,fontFamily:t,fontWeight:e,fontStyle:n}){
if(s)return s.id;const i=t.find(ms)??(t.length>0?"serif":"");if(Ro.test(i))return"Mono";const o=n==="italic",r=e>=gs?o?"SemiBoldItalic":"SemiBold":o?"Italic":void 0;
return Eo.test(i)?r?`Serif${r}`:"Serif":r??"Regular"}var k=I(50697);const rn={"{":"}","(":")","[":"]"};function Pf(s,t){const e=s[t];let n=t+1;for(;n<s.length&&
s[n]!==e&&s[n]!==`
`;n++)s[n]==="\\"&&n++;return n+1}function ws(s,t){switch(s[t]){case"/":{if(s[t+1]!=="*")return t;const e=s.indexOf("*/",t+2);return e<0?s.length:e+2}case'"':case"\
'":return Pf(s,t);case"\\":return t+2;case"(":{if(!Df(s,t))return t;const e=s.indexOf(")",t);return e<0?s.length:e+1}default:return t}}function Pt(s,t,e){const n=[];
for(let i=t;i<s.length;){const o=s[i];if(n.length===0&&e.includes(o))return i;const r=ws(s,i);if(r>i){i=r;continue}Object.hasOwn(rn,o)?n.push(rn[o]):o===n.at(-1)&&
n.pop(),i++}return s.length}function zf(s){const t=new Map,e=[];for(let n=0;n<s.length;){const i=s[n],o=ws(s,n);if(o>n){n=o;continue}if(Object.hasOwn(rn,i))e.push(
{mark:rn[i],at:n}),i==="("&&t.set(n,s.length);else if(i===e.at(-1)?.mark){const r=e.pop();i===")"&&t.set(r.at,n)}n++}return t}function Df(s,t){if(s.slice(Math.max(
t-3,0),t).toLowerCase()!=="url")return!1;let e=t+1;for(;e<s.length&&/\s/.test(s[e]);)e++;return s[e]!=='"'&&s[e]!=="'"}function Co(s){let t=0;for(let e=0;e<s.length;){
const n=ws(s,e);n===e&&t++,e=Math.max(n,e+1)}return t}const Bo=s=>s.length>k.Zc&&Co(s)>k.Zc;function*bs(s){for(let t=0;t<s.length;){const e=Pt(s,t,"{;}"),n=Wo(s.
slice(t,e));if(s[e]!=="{"){yield{prelude:n,block:void 0},t=e+1;continue}const i=Pt(s,e+1,"}");yield{prelude:n,block:s.slice(e+1,i)},t=i+1}}function Wo(s){const t=s.
includes("/*")?s.replace(/\/\*[^]*?(?:\*\/|$)/g," "):s;return(t.includes("--")?t.replace(/<!--|-->/g," "):t).trim()}function zt(s){const t=[];let e=0;for(let n=0;n<
s.length;){const i=Pt(s,n,";{");if(s[i]==="{"){n=Pt(s,i+1,"}")+1;continue}const o=s.slice(n,i);if(n=i+1,o==="")continue;if(++e>C.iN)throw(0,C.F1)();const r=Wo(o),
a=r.indexOf(":");if(a<=0)continue;const c=r.slice(0,a).trim(),l=c.startsWith("--")?c:c.toLowerCase();if(!/^[a-z_-][\w-]*$/i.test(l))continue;const d=r.slice(a+1).
trim(),f=d.replace(/\s*!\s*important$/i,"");f===""&&!l.startsWith("--")||t.push({name:l,value:f,important:f.length!==d.length})}return t}const an={"xx-small":9,
"x-small":10,small:13,medium:16,large:18,"x-large":24,"xx-large":32,"xxx-large":48},_o={"xx-small":9,"x-small":9,small:10,medium:13,large:16,"x-large":20,"xx-la\
rge":26,"xxx-large":39},No=_o.medium/an.medium,$f=s=>Object.hasOwn(an,s)?s:void 0,Ff=(s,t)=>an[s]*t;function Gf(s,t){const{fontSizedBy:e}=s,n=Po(s);e!=="length"&&
(e!=="ratio"?s.fontSize=(n?_o:an)[e]*s.zoom:n!==Po(t)&&(s.fontSize*=n?No:1/No))}const Po=({fontFamily:s})=>s.length===1&&s[0]==="monospace";var K=I(75234),he=I(
95826),O=I(8582);function zo(s,t){const e=(0,k.aG)(s),{fontSize:n,fontSizedBy:i}=t.parent,o=d=>({fontSize:d,fontSizedBy:i==="length"?"length":"ratio"});if(e==="\
larger")return o(n*1.2);if(e==="smaller")return o(n/1.2);const r=e===void 0?void 0:$f(e);if(e!==void 0)return r&&{fontSize:Ff(r,t.zoom),fontSizedBy:r};const a=(0,K.
Y5)(s,{...t,em:n}),c=a&&a.px+a.percent*n;return c===void 0||c<0?void 0:s.type==="Percentage"||s.type==="Dimension"&&/^(?:em|ex|ch)$/i.test(s.unit)?o(c):{fontSize:c,
fontSizedBy:"length"}}function Do(s,{parent:t}){const e=(0,k.aG)(s);if(e==="normal")return 400;if(e==="bold")return 700;if(e==="bolder")return t.fontWeight<350?
400:t.fontWeight<550?700:900;if(e==="lighter")return t.fontWeight<550?100:t.fontWeight<750?400:700;const n=(0,K.rl)(s);return n!==void 0&&n>=1&&n<=1e3?n:void 0}
const $o={normal:"normal",italic:"italic",oblique:"italic"},Fo=s=>{const t=(0,k.aG)(s);return t!==void 0&&Object.hasOwn($o,t)?$o[t]:void 0},Hf=100,ys=s=>(0,k.M$)(
s,k.wR).slice(0,Hf).flatMap(t=>{const e=t.map(n=>n.type==="String"?n.value:(0,k.aG)(n)??"").join(" ");return e===""?[]:[e.toLowerCase()]});function Go(s,t){if((0,k.
aG)(s)==="normal")return"normal";const e=(0,K.rl)(s);if(e!==void 0)return e>=0?{factor:e}:void 0;const n=(0,K.Y5)(s,t);return n&&{px:n.px+n.percent*t.em}}const jf={
keys:["fontStyle","fontVariant","fontWeight","fontSize","fontSizedBy","lineHeight","fontFamily"],read:(s,t)=>{const e={fontStyle:"normal",fontVariant:"normal",fontWeight:400,
lineHeight:"normal"};let n=0;for(;n<s.length;n++){const a=s[n],[c,l]=[Fo(a),Do(a,t)];if((0,k.aG)(a)!=="normal")if(c)e.fontStyle=c;else if(l!==void 0&&!(a.type===
"Number"&&Number(a.value)===0))e.fontWeight=l;else if((0,k.aG)(a)==="small-caps")e.fontVariant="small-caps";else break}const i=s[n],o=i&&zo(i,t);if(o===void 0)return;
if(Object.assign(e,o),n++,s[n]&&(0,k.YY)(s[n])){const a=s[n+1]&&Go(s[n+1],{...t,em:o.fontSize});if(a===void 0)return;e.lineHeight=a,n+=2}const r=ys(s.slice(n));
return r.length===0?void 0:{...e,fontFamily:r}}},Ho=s=>(0,O.J0)(s,(t,e)=>(0,k.aG)(t)==="normal"?0:(0,K.lT)(t,e)),Uf=["baseline","sub","super","middle","top","bo\
ttom","text-top","text-bottom"],Kf=["underline","line-through","overline"],jo=["solid","double","dotted","dashed","wavy"];function Uo(s,t){const e=(0,k.aG)(s);if(e===
"auto")return{textDecorationThickness:void 0};if(e==="from-font")return{textDecorationThickness:Yf*t.em};const n=(0,K.Y5)(s,t);return n&&{textDecorationThickness:Math.
max(n.px+n.percent*t.em,0)}}const Yf=.05;function Ko(s,t){const e=new Set,n={textDecorationLine:e,textDecorationColor:void 0,textDecorationStyle:"solid",textDecorationThickness:void 0};
for(const i of s){const o=(0,k.aG)(i),r=Kf.find(l=>l===o),a=jo.find(l=>l===o),c=(0,he.M)(i);if(r)e.add(r);else if(a)n.textDecorationStyle=a;else if(c!==void 0)n.
textDecorationColor=c==="current"?void 0:c;else if(o!=="none"&&o!=="blink"){const l=Uo(i,t);if(!l)return;Object.assign(n,l)}}return n}function Xf([s],t){if((0,k.
aG)(s)==="auto")return{underlineOffset:void 0};const e=(0,K.Y5)(s,t);return e&&{underlineOffset:e.px+e.percent*t.em}}function Vf(s){const t={listStyleType:"disc",
listStylePosition:"outside",listStyleImage:void 0};for(const e of s){const n=(0,k.aG)(e);if(n==="inside"||n==="outside")t.listStylePosition=n;else if(n!==void 0)
t.listStyleType=n;else if(e.type==="String")t.listStyleType=`"${e.value}`;else if(e.type==="Url")t.listStyleImage=e.value;else return}return t}const Yo=["start",
"left","right","center","justify","end"],Zf=new Map([["-webkit-left","left"],["-webkit-right","right"],["-webkit-center","center"]]);function Jf([s,...t],{parent:e}){
const n=t.length===0?(0,k.aG)(s):void 0;if(n===void 0)return;const{textAlign:i,blockAlign:o}=e;if(n==="match-parent")return{textAlign:i,blockAlign:o};if(n==="-o\
ctavo-table")return o==="start"?{textAlign:i,blockAlign:o}:{textAlign:"start",blockAlign:"start"};if(n==="-octavo-center")return{textAlign:i==="start"?"center":
i,blockAlign:o};const r=Zf.get(n);if(r)return{textAlign:r,blockAlign:r};const a=Yo.find(c=>c===n);return a&&{textAlign:a,blockAlign:"start"}}function qf(s){const t=s.
map(k.aG);return t.every(n=>n!==void 0&&/^(?:wrap|nowrap|auto|balance|stable|pretty)$/.test(n))?{whiteSpace:t.includes("nowrap")?"nowrap":"normal",isBalanced:t.
includes("balance")}:void 0}const Qf={"horizontal-tb":"across",lr:"across","lr-tb":"across","vertical-rl":"down","vertical-lr":"down","sideways-rl":"down",tb:"d\
own","tb-rl":"down","sideways-lr":"up"},Xo={thin:1,medium:3,thick:5};function Vo(s,t){const e=(0,k.aG)(s);return e!==void 0&&Object.hasOwn(Xo,e)?Xo[e]*t.zoom:(0,O.
De)(s,t)}const th={keys:["textStrokeWidth","textStrokeColor"],read:(s,t)=>{const e={textStrokeWidth:0,textStrokeColor:void 0};for(const n of s){const[i,o]=[Vo(n,
t),(0,he.M)(n)];if(i!==void 0)e.textStrokeWidth=i;else if(o!==void 0)e.textStrokeColor=o==="current"?void 0:o;else return}return e}},eh={color:(0,O.J0)("color",
(s,{parent:t})=>{const e=(0,he.M)(s);return e==="current"?t.color:e}),"accent-color":(0,O.nI)("accentColor"),"-webkit-text-fill-color":(0,O.nI)("textFillColor"),
"-webkit-text-stroke":th,"-webkit-text-stroke-color":(0,O.nI)("textStrokeColor"),"-webkit-text-stroke-width":(0,O.J0)("textStrokeWidth",Vo),font:jf,"font-size":{
keys:["fontSize","fontSizedBy"],read:([s,...t],e)=>s&&t.length===0?zo(s,e):void 0},"font-weight":(0,O.J0)("fontWeight",Do),"font-style":(0,O.J0)("fontStyle",Fo),
"font-variant":(0,O.aL)("fontVariant",["normal","small-caps","all-small-caps"],{"tabular-nums":"normal"}),"font-variant-caps":(0,O.aL)("fontVariant",["normal","\
small-caps","all-small-caps"]),"font-family":{keys:["fontFamily"],read:s=>({fontFamily:ys(s)})},"line-height":(0,O.J0)("lineHeight",Go),"text-align":{keys:["tex\
tAlign","blockAlign"],read:Jf},"text-align-last":(0,O.aL)("textAlignLast",["auto",...Yo]),"text-indent":(0,O.J0)("textIndent",K.Y5),"text-transform":(0,O.aL)("t\
extTransform",["none","uppercase","lowercase","capitalize"]),"letter-spacing":Ho("letterSpacing"),"word-spacing":Ho("wordSpacing"),"white-space":(0,O.aL)("white\
Space",["normal","nowrap","pre","pre-wrap","pre-line"],{"break-spaces":"pre-wrap"}),"text-wrap":{keys:["whiteSpace","isBalanced"],read:qf},"text-wrap-style":(0,O.
aL)("isBalanced",[],{auto:!1,stable:!1,pretty:!1,balance:!0}),"text-wrap-mode":(0,O.aL)("whiteSpace",["nowrap"],{wrap:"normal"}),"overflow-wrap":(0,O.aL)("overf\
lowWrap",["normal","break-word","anywhere"]),"word-wrap":(0,O.aL)("overflowWrap",["normal","break-word","anywhere"]),"word-break":(0,O.aL)("wordBreak",["normal",
"break-all","keep-all","break-word"]),"tab-size":(0,O.nL)("tabSize",0),"writing-mode":(0,O.aL)("writingMode",[],Qf),direction:(0,O.aL)("direction",["ltr","rtl"]),
"unicode-bidi":(0,O.aL)("unicodeBidi",["normal","embed","isolate","bidi-override","plaintext"],{"isolate-override":"bidi-override"}),visibility:(0,O.aL)("visibi\
lity",["visible","hidden","collapse"]),"vertical-align":(0,O.J0)("verticalAlign",(s,t)=>{const e=(0,k.aG)(s);return Uf.find(i=>i===e)??(0,K.Y5)(s,t)}),"text-dec\
oration":{keys:["textDecorationLine","textDecorationColor","textDecorationStyle","textDecorationThickness"],read:Ko},"text-decoration-thickness":{keys:["textDec\
orationThickness"],read:([s],t)=>s&&Uo(s,t)},"text-underline-offset":{keys:["underlineOffset"],read:Xf},"text-decoration-skip-ink":(0,O.aL)("skipsInk",[],{auto:!0,
all:!0,none:!1}),"text-underline-position":{keys:["isUnderlinedBelow"],read:s=>({isUnderlinedBelow:s.some(t=>(0,k.aG)(t)==="under")})},"text-decoration-line":{keys:[
"textDecorationLine"],read:(s,t)=>{const e=Ko(s,t)?.textDecorationLine;return e&&{textDecorationLine:e}}},"text-decoration-color":(0,O.nI)("textDecorationColor"),
"text-decoration-style":(0,O.aL)("textDecorationStyle",jo),"list-style":{keys:["listStyleType","listStylePosition","listStyleImage"],read:Vf},"list-style-image":{
keys:["listStyleImage"],read:([s,...t])=>{if(!(t.length>0))return s?.type==="Url"?{listStyleImage:s.value}:(0,k.aG)(s)==="none"?{listStyleImage:void 0}:void 0}},
"list-style-type":(0,O.J0)("listStyleType",s=>s.type==="String"?`"${s.value}`:(0,k.aG)(s)),"list-style-position":(0,O.aL)("listStylePosition",["inside","outside"]),
"border-collapse":(0,O.aL)("borderCollapse",["separate","collapse"]),"border-spacing":{keys:["borderSpacingX","borderSpacingY"],read:(s,t)=>{const[e,n=e]=s.map(
i=>(0,O.De)(i,t));return e===void 0||n===void 0?void 0:{borderSpacingX:e,borderSpacingY:n}}},"caption-side":(0,O.aL)("captionSide",["top","bottom"]),"empty-cell\
s":(0,O.aL)("emptyCells",["show","hide"]),"table-layout":(0,O.aL)("tableLayout",["auto","fixed"])};function nh(s){const t=i=>s.findLast(({name:o})=>o===i)?.value??
"",e=t("font-family"),[n]=Bo(e)?[]:ys((0,k.wK)(e)??[]);if(n!==void 0)return{family:n,weight:rh(t("font-weight")),isItalic:/^\s*(?:italic|oblique)/i.test(t("font\
-style")),ranges:ch(t("unicode-range")),sources:[...sh(t("src"))]}}function*sh(s){for(let t=0;t<s.length;){const e=Pt(s,t,","),[n,i]=/^\s*url\(\s*(["']?)(?=data:)/i.
exec(s.slice(t,t+ih))??[];if(n!==void 0){const o=t+n.length;yield s.slice(o,s.indexOf(i||")",o)).trim()}t=e+1}}const ih=100,[cn,oh]=[400,700];function rh(s){const t=s.
trim().toLowerCase().split(/\s+/).map(i=>i==="bold"?oh:i==="normal"?cn:Number(i||cn)).filter(i=>i>=1&&i<=1e3).sort((i,o)=>i-o),[e=cn,n=e]=t;return Math.min(Math.
max(cn,e),n)}const ah=1e5;function ch(s){if(s.trim()===""||s.length>ah)return;const t=[];for(const e of s.split(",")){const[,n,i]=/^\s*u\+([\da-f?]{1,6})(?:-([\da-f]{1,6}))?\s*$/i.
exec(e)??[];if(n===void 0)return;const o=i??n.replaceAll("?","f");t.push([Number.parseInt(n.replaceAll("?","0"),16),Number.parseInt(o,16)])}return t}class Zo{byName=new Map;constructor(t=[]){
for(const e of t){const n=this.byName.get(e.family);n?n.push(e):this.byName.set(e.family,[e])}}get isEmpty(){return this.byName.size===0}find(t){const e=new Set;
let n;for(const c of t.fontFamily){const l=this.byName.get(c);if(l)e.add(lh(l,t));else if(ms(c)){n=Te({...t,ownFont:void 0});break}}const[i,...o]=e;if(!i)return;
if(o.length===0&&n===void 0)return i;const r=[i,...o].find(({hasSpace:c})=>c)??i,a=[i,...o].map(({id:c})=>c);return{...r,id:[...a,...n===void 0?[]:[n]].join(" ")}}}
function lh(s,{fontWeight:t,fontStyle:e}){const n=s.filter(({isItalic:r})=>r===(e==="italic")),i=n.length>0?n:s,o=r=>{const a=t>=400&&t<=500,[c,l]=a?[r>=t&&r<=500,
r>500]:[t<400?r<=t:r>=t,!1];return Math.abs(r-t)+(c?0:l?2e3:1e3)};return[...i].sort((r,a)=>o(r.weight)-o(a.weight))[0]}const xs=":first",Jo={"":"all",":left":"l\
eft",":right":"right",":first":"first"},dh={all:0,left:1,right:1,first:2},fh=10,qo=100,hh=1e6,Qo=300,Lt=96/25.4,tr={a3:[297*Lt,420*Lt],a4:[210*Lt,297*Lt],a5:[148*
Lt,210*Lt],a6:[105*Lt,148*Lt],b4:[250*Lt,353*Lt],b5:[176*Lt,250*Lt],letter:[816,1056],legal:[816,1344],ledger:[1056,1632],tabloid:[1056,1632]},[ks,uh]=[48,19200],
ph=["margin-top","margin-right","margin-bottom","margin-left"];async function gh(s,t,e){const n=new mh(s,t,e),i=new Map;for(const r of n.names)i.set(r,await n.sheetOf(
r));const o=await n.firstSheet();return o&&i.set(xs,o),{usual:await n.sheetOf(""),named:i,hasFirst:o!==void 0,ignored:n.ignored}}class mh{usual;pace;ignored=new Set;names;selected=[];values=new Map;count=0;constructor(t,e,n){
this.usual=e,this.pace=n;for(const o of t)this.select(o);this.selected.sort((o,r)=>o.weight-r.weight);const i=[...new Set(this.selected.map(({name:o})=>o))].filter(
o=>o!=="");this.names=i.slice(0,qo);for(const o of i.slice(qo))this.ignored.add(`@page ${o}`)}async sheetOf(t){const e=this.selected.filter(({name:u})=>u===""||
u===t),n=async(...u)=>await this.read(e,["all",...u]),[i,o,r]=[await n("left"),await n("right"),await n("right","first")],a=nr(await n(),i,o),{width:c,height:l}=a,
d=(u,p)=>{const{margins:g,lost:m}=sr(p,a);for(const w of m)this.ignored.add(`@page ${t}:${u} ${w}`);return Ss(g,c,l)},f=e.flatMap(({pages:u,rule:p})=>p.boxes.map(
g=>({...g,pages:u}))),h={left:d("left",i),right:d("right",o),first:d("first",r)};return{width:c,height:l,margins:Ss(a.margins,c,l),view:rr(a),own:h,boxes:f}}async firstSheet(){
const t=this.selected.filter(({name:d})=>d==="");if(!t.some(({pages:d})=>d==="first"))return;const e=nr(await this.read(t,["all"]),await this.read(t,["all","lef\
t"]),await this.read(t,["all","right"])),{width:n,height:i,margins:o}=await this.read(t,["all","right","first"]);if(sr({width:n,height:i,margins:o},e).lost.length===
0)return;const a=Ss(o,n,i),c=t.flatMap(({pages:d,rule:f})=>f.boxes.map(h=>({...h,pages:d}))),l=rr({width:n,height:i,margins:o});return{width:n,height:i,margins:a,
view:l,own:{left:a,right:a,first:a},boxes:c}}select(t){const{selector:e}=t,n=e.indexOf(":"),[i,o]=n<0?[e,""]:[e.slice(0,n),e.slice(n).toLowerCase()],r=Object.hasOwn(
Jo,o)?Jo[o]:void 0;r===void 0||/\s/.test(i)?this.ignored.add(`@page ${e}`):this.selected.push({name:i,pages:r,weight:dh[r]+(i===""?0:fh),rule:t})}async read(t,e){
const{width:n,height:i,margin:o}=this.usual,r={width:n,height:i,margins:[o,o,o,o]};for(const{pages:a,rule:c}of t){if(this.count+=c.declarations.length+c.boxes.length+
1,this.count>hh)throw(0,C.ot)();const l=this.pace.step(c.declarations.length*Qo+Qo/10);if(l&&await l,!!e.includes(a))for(const{name:d,value:f}of c.declarations){
let h=this.values.get(f);const u=!h&&Bo(f);u&&this.ignored.add(`@page ${d}`),h||this.values.set(f,h=u?[]:(0,k.wK)(f)??[]),wh(d,h,r)}}return r}}const ln=({usual:s,
named:t},e)=>t.get(e)??s,er=({own:s},t)=>t===0?s.first:t%2===0?s.right:s.left,Os=({margins:[,s,,t]})=>t+s;function wh(s,t,e){const n={em:16,rem:16,pageWidth:e.width,
pageHeight:e.height,zoom:1},i=s==="size"?bh(t,n,e):void 0;if(i&&([e.width,e.height]=i),s==="margin"){const a=(0,O.X_)(t.map(c=>ir(c,n)));if(a&&!a.includes(void 0))
for(const[c,l]of a.entries())e.margins[c]=l}const o=ph.indexOf(s),r=o<0||!t[0]?void 0:ir(t[0],n);r!==void 0&&(e.margins[o]=r)}function nr(s,t,e){return Math.abs(
Os(t)-Os(e))>=.01?s:{...s,margins:[s.margins[0],e.margins[1],s.margins[2],e.margins[3]]}}function sr(s,{width:t,height:e,margins:n}){const[i,,o]=s.margins,r=Math.
abs(Os(s)-n[1]-n[3])<.01,a=s.width===t&&s.height===e,c=[...r?[]:["margin"],...a?[]:["size"]];return{margins:r?s.margins:[i,n[1],o,n[3]],lost:c}}function ir(s,t){
if((0,k.aG)(s)==="auto")return 0;const e=(0,K.Y5)(s,t);return e&&Math.max(e.px+e.percent*t.pageWidth,0)}const or=([s,t,e,n],i,o)=>[Math.min(1,(i-ks/2)/Math.max(
n+t,1)),Math.min(1,(o-ks/2)/Math.max(s+e,1))];function rr({width:s,height:t,margins:e}){const[n,i]=or(e,s,t),[o,r,a,c]=e;return{width:Math.floor(s-(c+r)*n+.01),
height:Math.floor(t-(o+a)*i+.01)}}function Ss(s,t,e){const[n,i,o,r]=s,[a,c]=or(s,t,e),[l,d]=[Math.round(r*a),Math.round(n*c)],[f,h]=[Math.ceil(t-(r+i)*a-.01),Math.
ceil(e-(n+o)*c-.01)];return[d,t-l-f,e-d-h,l]}function bh(s,t,e){let n,i;const o=[];for(const c of s){const l=(0,k.aG)(c),d=(0,K.lT)(c,t);if(l==="landscape"||l===
"portrait")i=l;else if(l!==void 0&&Object.hasOwn(tr,l))n=tr[l];else if(d!==void 0&&d>0)o.push(Math.min(Math.max(d,ks),uh));else if(l!=="auto")return}if(o.length>
0&&(n=[o[0],o[1]??o[0]]),i===void 0)return n;const[r,a]=[...n??[e.width,e.height]].sort((c,l)=>c-l);return i==="landscape"?[a,r]:[r,a]}function yh(s){const t={from:[],
to:[]};let e=0;for(const{prelude:n,block:i}of bs(s)){if(++e>C.qV)throw(0,C.VE)();if(i===void 0)continue;const o=n.toLowerCase().split(",",xh).map(r=>r.trim());o.
some(r=>r==="from"||r==="0%")&&(t.from=zt(i)),o.some(r=>r==="to"||r==="100%")&&(t.to=zt(i))}return t}const xh=100,kh=new Set(["none","forwards","backwards","bot\
h"]),Oh=new Set(["normal","reverse","alternate","alternate-reverse"]),Sh=/^(?:infinite|\d+(?:\.\d+)?)$/;function Mh(s,t,e){const n={names:[],fills:[],directions:[],
counts:[]};for(const{name:i,value:o}of s){const r=/^(?:-webkit-)?animation(?:-(name|fill-mode|direction|iteration-count))?$/.exec(i);if(!r)continue;const a=Eh(e(
o)??"");switch(r[1]){case void 0:Object.assign(n,Th(a,t));break;case"name":n.names=a;break;case"fill-mode":n.fills=a;break;case"direction":n.directions=a;break;default:
n.counts=a}}return n.names.flatMap((i,o)=>vh(n,o,t.get(i)))}function vh({fills:s,directions:t,counts:e},n,i){const o=d=>d[n%Math.max(d.length,1)],r=o(s),a=o(e)??
"1";if(!i||r!=="forwards"&&r!=="both"||a==="infinite")return[];const c=o(t)??"normal",l=c.startsWith("alternate")&&Number(a)%2===0;return c.endsWith("reverse")!==
l?i.from:i.to}function Th(s,t){const e=s.map(i=>i.split(/\s+/)),n=(i,o)=>e.map(r=>r.find(i)??o);return{names:n(i=>t.has(i),""),fills:n(i=>kh.has(i.toLowerCase()),
"none").map(i=>i.toLowerCase()),directions:n(i=>Oh.has(i.toLowerCase()),"normal").map(i=>i.toLowerCase()),counts:n(i=>Sh.test(i),"1")}}const Ih=1e3;function Eh(s){
const t=[];if(s.length>Ih)return t;for(let e=0;e<s.length;){const n=Pt(s,e,",");t.push(s.slice(e,n).trim()),e=n+1}return t}const Rh=10;class Ms{rank=0;children=new Map;open(t){
return(t===""?[`.${this.children.size}`]:t.split(".",Rh)).reduce((n,i)=>n.child(i),this)}number(t=0){let e=t;for(const n of this.children.values())e=n.number(e);
return this.rank=e,e+1}child(t){let e=this.children.get(t);if(!e){if(this.children.size===C.qV)throw(0,C.VE)();this.children.set(t,e=new Ms)}return e}}function Lh(s,t){
const e=[];let n=0;for(let i=0;i<=s.length;){const o=Pt(s,i,","),r=cr(s.slice(i,o));if(n+=o-i+(r+1)*(t.length+5),n>C.LI)return"";e.push(Ah(s.slice(i,o).trim(),t)),
i=o+1}return e.join(", ")}function Ah(s,t){const e=Pt(t,0,",")===t.length&&!t.includes(":"),n=`:is(${t})`;if(cr(s)===0)return`${e?t:n} ${s}`;const i=e&&/^&(?![\w*|])/.
test(s);return s.replace(ar,(o,r)=>o!=="&"?o:i&&r===0?t:n)}const ar=/&|"(?:[^"\\]|\\[^])*"|'(?:[^'\\]|\\[^])*'/g,cr=s=>[...s.matchAll(ar)].filter(([t])=>t==="&").
length,Ch=20;function vs(s,t,e=0){const n=Wh(s);if(e>Ch||n.length===0)return!1;const i=a=>Bh(a)?vs(a.slice(1,-1),t,e+1):t(a);if(n[0].toLowerCase()==="not")return n.
length===2&&!i(n[1]);const o=n.filter((a,c)=>c%2===0),r=new Set(n.filter((a,c)=>c%2===1).map(a=>a.toLowerCase()));return r.size>1||n.length%2===0?!1:r.has("or")?
o.some(i):(r.size===0||r.has("and"))&&o.every(i)}const Bh=s=>s.startsWith("(")&&s.endsWith(")")&&/^\(\s{0,99}(?:\(|not\s)/i.test(s);function Wh(s){const t=[];for(let e=0;e<
s.length;){const n=Pt(s,e,` 	
\r\f`);n>e&&t.push(s.slice(e,n)),e=n+1}return t}function lr(s,t){return s.trim()===""?!0:s.length>C.Hq?!1:s.toLowerCase().split(",").some(e=>_h(e.trim(),t))}function _h(s,t){
const e=/^not\s+[a-z]/.test(s),n=s.replace(e?/^not\s+/:/^only\s+/,"");return vs(n,o=>o.startsWith("(")?Dh(o.slice(1,-1),t):o==="print"||o==="all")!==e}const Nh=/^\s*(min-|max-)?(width|height)\s*:\s*([\d.]+)(px|em|rem|pt|in|cm|mm)\s*$/,
Ph=/^\s*(?:([\d.]+)(px|em|rem|pt|in|cm|mm)\s*(<=?|>=?|=)\s*)?(width|height)\s*(?:(<=?|>=?|=)\s*([\d.]+)(px|em|rem|pt|in|cm|mm)\s*)?$/,Ts={px:1,em:16,rem:16,pt:4/
3,in:96,cm:96/2.54,mm:96/25.4};function zh([,s,t,e,n,i,o,r],a){const c=n==="width"?a.width:a.height;return s!==void 0&&!Is(Number(s)*Ts[t],e,c)?!1:o!==void 0?Is(
c,i,Number(o)*Ts[r]):s!==void 0||c>0}const Is=(s,t,e)=>s===e?t.endsWith("="):t.startsWith("<")?s<e:t.startsWith(">")&&s>e;function Dh(s,t){const[,e,n,i,o]=Nh.exec(
s)??[];if(n!==void 0){const l=Number(i)*Ts[o],d=n==="width"?t.width:t.height;return Is(d,e==="min-"?">=":e==="max-"?"<=":"=",l)}const r=Ph.exec(s);if(r)return zh(
r,t);const[a,c]=s.split(":").map(l=>l.trim());return a==="orientation"?c==="landscape"==t.width>t.height:a==="prefers-color-scheme"?c==="light":a==="prefers-red\
uced-motion"?c==="reduce"||c===void 0:a==="scripting"?c==="none":a==="color"||a==="hover"&&c==="none"||a==="update"&&c==="none"}var $h=I(88650);const dr=new Set(
["input","select","textarea"]),Fh=new Set([...dr,"button","fieldset","optgroup","option"]),Gh=/^(?:hidden|range|color|checkbox|radio|file|submit|image|reset|button)$/i,
Es=({name:s})=>dr.has(s),fr=({name:s})=>Fh.has(s),hr={checked:({name:s,attributes:t})=>s==="option"?t.has("selected"):s==="input"&&t.has("checked"),disabled:s=>fr(
s)&&s.attributes.has("disabled"),enabled:s=>fr(s)&&!s.attributes.has("disabled"),required:s=>Es(s)&&s.attributes.has("required"),optional:s=>Es(s)&&!s.attributes.
has("required"),"read-write":Ls,"read-only":s=>!Ls(s),"placeholder-shown":s=>Rs(s)&&s.attributes.has("placeholder")&&!ur(s),invalid:pr,valid:s=>Es(s)&&!pr(s)},Hh=s=>Object.
hasOwn(hr,s),jh=(s,t)=>hr[t](s);function Rs({name:s,attributes:t}){return s==="textarea"||s==="input"&&!Gh.test(t.get("type")??"")}function ur({name:s,attributes:t,
children:e}){return s!=="textarea"?(t.get("value")??"")!=="":e.some(n=>n.kind==="text"&&n.value!=="")}function Ls(s){const{attributes:t}=s;if(Rs(s))return!t.has(
"readonly")&&!t.has("disabled");const e=t.get("contenteditable");return e!==void 0&&!/^false$/i.test(e)}function pr(s){return Rs(s)&&s.attributes.has("required")&&
Ls(s)&&!ur(s)}const gr=s=>s.includes("\\")?s.replace(/\\(?:([\da-f]{1,6})[ \t\n\r\f]?|([^\n\r\f]))/gi,(t,e,n)=>{const i=Number.parseInt(e??"",16);return e===void 0?
n:i===0||i>1114111||i>=55296&&i<=57343?"�":String.fromCodePoint(i)}):s,ue=1e3,Uh=1e6;function mr(s){if(s.length>C.LI)return;const t=[];let e;try{e=(0,$h.A)(s,
{context:"selectorList",onParseError:n=>t.push(n)})}catch{return}return t.length>0?void 0:As(e)}function As(s){if(s.type!=="SelectorList")return;const t=s.children.
toArray().map(e=>e.type==="Selector"?Yh(e):void 0);return t.every(e=>e!==void 0)?t:void 0}const dn=()=>({name:void 0,id:void 0,classes:[],attributes:[],pseudos:[],
combinator:void 0}),Kh=new Set(["before","after","first-line","first-letter"]);function Yh({children:s}){const t=[dn()];let e=0,n;for(const i of s.toArray()){const o=t.
at(-1);switch(i.type){case"TypeSelector":i.name!=="*"&&(o.name=i.name.replace(/^.*\|/,"").toLowerCase(),e+=1);break;case"IdSelector":o.id=gr(i.name),e+=Uh;break;case"\
ClassSelector":o.classes.push(gr(i.name)),e+=ue;break;case"AttributeSelector":o.attributes.push({name:i.name.name.toLowerCase(),matcher:i.matcher??void 0,value:i.
value?i.value.type==="String"?i.value.value:i.value.name:"",ignoresCase:i.flags==="i"}),e+=ue;break;case"Combinator":t.push({...dn(),combinator:i.name});break;case"\
PseudoElementSelector":n=i.name.toLowerCase(),e+=1;break;case"PseudoClassSelector":{const r=i.name.toLowerCase();if(Kh.has(r)){n=r,e+=1;break}const a=Vh(r,i.children?.
toArray()??[]);if(!a)return;o.pseudos.push(a.test),e+=a.specificity;break}default:return}}return{compounds:t.reverse(),specificity:e,pseudoElement:n}}const Xh=new Set(
["hover","focus","focus-within","focus-visible","active","visited","target","indeterminate","fullscreen","modal","popover-open","playing","host","autofill"]),Yt={
a:0,b:1};function Vh(s,t){const e=i=>({test:i,specificity:ue}),n=(i,o,r)=>e({kind:"nth",...i,ofType:o,fromEnd:r});if(Xh.has(s))return e({kind:"never"});if(Hh(s))
return e({kind:"form",state:s});switch(s){case"root":case"empty":case"defined":return e({kind:s});case"link":case"any-link":return e({kind:"link"});case"-moz-fi\
rst-node":return e({kind:"first-node"});case"-moz-last-node":return e({kind:"last-node"});case"first-child":return n(Yt,!1,!1);case"last-child":return n(Yt,!1,!0);case"\
first-of-type":return n(Yt,!0,!1);case"last-of-type":return n(Yt,!0,!0);case"only-child":return yr(n(Yt,!1,!1).test,n(Yt,!1,!0).test);case"only-of-type":return yr(
n(Yt,!0,!1).test,n(Yt,!0,!0).test);case"nth-child":case"nth-last-child":case"nth-of-type":case"nth-last-of-type":return Zh(s,t[0]);case"not":case"is":case"where":case"\
matches":case"-webkit-any":return wr(s,t[0]);case"has":return Jh(t[0]);case"lang":{const[i]=t,o=i?.type==="Identifier"?i.name:i?.type==="String"?i.value:void 0;
return o===void 0?void 0:e({kind:"lang",language:o.toLowerCase()})}default:return}}function Zh(s,t){const e=Qh(t);if(!e||t?.type!=="Nth")return;const[n,i]=[s.endsWith(
"of-type"),s.includes("last")];if(!t.selector)return{test:{kind:"nth",...e,ofType:n,fromEnd:i},specificity:ue};const o=n?void 0:wr("is",t.selector);if(o?.test.kind!==
"is")return;const{selectors:r}=o.test;return{test:{kind:"nth-of",...e,fromEnd:i,selectors:r},specificity:ue+o.specificity}}function wr(s,t){const e=t&&As(t);if(!e)
return;const n=s==="where"?0:e.reduce((i,o)=>Math.max(i,o.specificity),0);return{test:{kind:s==="not"?"not":"is",selectors:e},specificity:n}}function Jh(s){if(s?.
type!=="SelectorList"||s.children.some(o=>o.type!=="Selector"||o.children.last?.type==="Combinator"))return;const t=As(s);if(!t||t.length===0||t.some(br))return;
const e=t.reduce((o,r)=>Math.max(o,r.specificity),0),n=s.children.toArray();return{test:{kind:"has",selectors:t.map((o,r)=>qh(o,n[r]))},specificity:e}}const br=({
compounds:s,pseudoElement:t})=>t!==void 0||s.some(({pseudos:e})=>e.some(n=>n.kind==="has"||"selectors"in n&&n.selectors.some(br)));function qh(s,t){const e={...dn(),
pseudos:[{kind:"scope"}]},{compounds:n}=s,i=t.type==="Selector"&&t.children.first?.type==="Combinator",o=n.slice(0,-1);return{...s,compounds:i?[...o,e]:[...o,{...n.
at(-1),combinator:" "},e]}}function yr(s,t){return{test:{kind:"is",selectors:[(n=>({compounds:[{...dn(),pseudos:n}],specificity:0,pseudoElement:void 0}))([s,t])]},
specificity:ue}}function Qh(s){if(s?.type!=="Nth")return;const{nth:t}=s;if(t.type==="Identifier")return t.name==="odd"?{a:2,b:1}:t.name==="even"?{a:2,b:0}:void 0;
const{a:e,b:n}=t;return{a:xr(e),b:xr(n)}}const xr=s=>s==null?0:s===""||s==="+"?1:s==="-"?-1:Number(s),tu={fill:{color:[0,0,0],alpha:1},fillOpacity:1,hasHoles:!1,
stroke:"none",strokeOpacity:1,strokeWidth:{px:1,percent:0},cap:0,join:0,miter:4,dashes:[],dashOffset:{px:0,percent:0},isStrokeUnder:!1,anchor:"start",drop:0,clipHasHoles:!1,
isUnscaled:!1,markerStart:"none",markerMid:"none",markerEnd:"none"},kr={px:0,percent:.5},fn=[v.f2,v.f2],Or={least:"auto",most:"auto"},hn={color:{color:[0,0,0],alpha:1},
fontSize:16,zoom:1,fontSizedBy:"medium",fontFamily:[],ownFont:void 0,fontWeight:400,fontStyle:"normal",fontVariant:"normal",lineHeight:"normal",textAlign:"start",
textAlignLast:"auto",blockAlign:"start",textIndent:v.f2,underlineOffset:void 0,isUnderlinedBelow:!1,skipsInk:!0,textTransform:"none",letterSpacing:0,wordSpacing:0,
isInScroller:!1,whiteSpace:"normal",isBalanced:!1,overflowWrap:"normal",wordBreak:"normal",tabSize:8,writingMode:"across",direction:"ltr",listStyleType:"disc",listStylePosition:"\
outside",listStyleImage:void 0,textFillColor:void 0,textStrokeWidth:0,textStrokeColor:void 0,textFill:void 0,accentColor:void 0,textShadow:[],visibility:"visibl\
e",borderCollapse:"separate",borderSpacingX:0,borderSpacingY:0,captionSide:"top",emptyCells:"show",orphans:2,widows:2,pageName:"",quotes:["“","”","‘","’"],
drawn:tu},eu={display:"inline",position:"static",float:"none",clear:"none",boxSizing:"content-box",appearance:"auto",width:"auto",height:"auto",minWidth:"auto",
minHeight:"auto",maxWidth:"none",maxHeight:"none",aspectRatio:void 0,top:"auto",right:"auto",bottom:"auto",left:"auto",marginTop:v.f2,marginRight:v.f2,marginBottom:v.
f2,marginLeft:v.f2,paddingTop:v.f2,paddingRight:v.f2,paddingBottom:v.f2,paddingLeft:v.f2,borderTopWidth:3,borderRightWidth:3,borderBottomWidth:3,borderLeftWidth:3,
borderTopStyle:"none",borderRightStyle:"none",borderBottomStyle:"none",borderLeftStyle:"none",borderTopColor:void 0,borderRightColor:void 0,borderBottomColor:void 0,
borderLeftColor:void 0,borderImage:void 0,borderTopLeftRadius:fn,borderTopRightRadius:fn,borderBottomRightRadius:fn,borderBottomLeftRadius:fn,outlineWidth:3,outlineStyle:"\
none",outlineColor:void 0,outlineOffset:0,backgroundColor:void 0,backgroundImage:[],backgroundSize:[],backgroundRepeat:[],backgroundPosition:[],backgroundClip:"\
border-box",backgroundClips:[],backgroundOrigin:[],mask:void 0,boxShadow:[],opacity:1,mixBlendMode:void 0,filter:void 0,overflow:"visible",textOverflow:"clip",lineClamp:void 0,
isContained:!1,firstMargins:"usual",transform:[],translate:[],rotate:[],scale:[],transformOrigin:[kr,kr],zIndex:"auto",verticalAlign:"baseline",textDecorationLine:new Set,
textDecorationColor:void 0,textDecorationStyle:"solid",textDecorationThickness:void 0,decorations:[],unicodeBidi:"normal",objectFit:"fill",objectPosition:[{px:0,
percent:.5},{px:0,percent:.5}],tableLayout:"auto",breakBefore:"auto",breakAfter:"auto",breakInside:"auto",columnCount:void 0,columnWidth:void 0,columnFill:"bala\
nce",columnSpan:"none",columnRuleWidth:3,columnRuleStyle:"none",columnRuleColor:void 0,flexDirection:"row",flexWrap:"nowrap",flexGrow:0,flexShrink:1,flexBasis:"\
auto",order:0,justifyContent:"normal",alignContent:"normal",alignItems:"normal",alignSelf:"auto",justifyItems:"normal",justifySelf:"auto",rowGap:void 0,columnGap:void 0,
gridTemplateColumns:void 0,gridTemplateRows:void 0,gridTemplateAreas:[],gridAutoColumns:[Or],gridAutoRows:[Or],gridAutoFlow:"row",gridRowStart:"auto",gridRowEnd:"\
auto",gridColumnStart:"auto",gridColumnEnd:"auto",content:"normal",counterReset:[],counterIncrement:[],stringSet:[],stopColor:{color:[0,0,0],alpha:1},stopOpacity:1,
clipPath:void 0},Dt={...hn,...eu};function ne(s){const t={...Dt};for(const e of nu)t[e]=s[e];return t}const nu=Object.keys(hn);var Xt=I(16326);const Sr=["repeat",
"no-repeat","space","round"],su=["border-box","padding-box","content-box"];function un([s,t,e]){const n=(0,k.aG)(s);if(!t&&n==="repeat-x")return["repeat","no-re\
peat"];if(!t&&n==="repeat-y")return["no-repeat","repeat"];const i=Sr.find(r=>r===n),o=t?Sr.find(r=>r===(0,k.aG)(t)):i;return i&&o&&!e?[i,o]:void 0}const Cs=([s])=>su.
find(t=>t===(0,k.aG)(s)),Mr={keys:["backgroundClip","backgroundClips"],read:s=>{const t=(0,k.M$)(s,k.wR).map(e=>(0,k.aG)(e[0])==="text"?"text":Cs(e));if(t.every(
e=>e!==void 0))return{backgroundClip:t.at(-1),backgroundClips:t.map(e=>e==="text"?"border-box":e)}}};function pn(s,t){return(0,k.aG)(s)==="none"?"none":s?.type===
"Url"?{url:s.value}:s?.type==="Function"?(0,Xt.OW)(s,t,t.own.color):void 0}function Bs(s,t){const e=(0,k.aG)(s[0]);if(e==="cover"||e==="contain")return e;const[
n,i="auto"]=s.map(o=>(0,k.aG)(o)==="auto"?"auto":(0,K.Y5)(o,t));return n&&s.length<3?[n,i]:void 0}const iu=["auto","auto"],ou=["repeat","repeat"];function ru(s,t){
let e="none";const n=[],i=[];let o;const r=[],a=[];let c=!1;for(const p of s){const g=(0,k.aG)(p),m=pn(p,t),w=(0,he.M)(p),b=Cs([p]);if((0,k.YY)(p))c=!0;else if(m!==
void 0)e=m;else if(w!==void 0)o=w;else if(un([p]))n.push(p);else if(b)i.push(b);else{if(g==="fixed"||g==="scroll"||g==="local"||g==="text")continue;c&&a.length<
2&&(g==="cover"||g==="contain"||g==="auto"||(0,K.Y5)(p,t))?a.push(p):r.push(p)}}const l=r.length===0?Xt.Ff:(0,Xt.ux)(r,t),d=a.length===0?iu:Bs(a,t),f=n.length===
0?ou:un(n),[h="padding-box",u=i[0]??"border-box"]=i;return l&&d&&f&&{image:e,repeat:f,color:o,position:l,size:d,origin:h,clip:u}}const vr={keys:["backgroundColo\
r","backgroundImage","backgroundSize","backgroundRepeat","backgroundPosition","backgroundClip","backgroundClips","backgroundOrigin"],read:(s,t)=>{const e=(0,k.M$)(
s,k.wR).map(r=>ru(r,t));if(!e.every(r=>r!==void 0))return;const n=e.at(-1).color,i=e.filter(({image:r})=>r!=="none"),o=i.length>0?i:e;return{backgroundColor:n===
"current"?t.own.color:n,backgroundImage:i.map(({image:r})=>r),backgroundSize:o.map(({size:r})=>r),backgroundRepeat:o.map(({repeat:r})=>r),backgroundPosition:o.map(
({position:r})=>r),backgroundClip:e.at(-1).clip,backgroundClips:o.map(({clip:r})=>r),backgroundOrigin:o.map(({origin:r})=>r)}}},se=(s,t)=>({keys:[s],read:(e,n)=>{
const i=(0,k.M$)(e,k.wR).map(o=>t(o,n));return i.includes(void 0)?void 0:{[s]:i}}}),Tr={keys:["backgroundImage"],read:(s,t)=>{const e=(0,k.M$)(s,k.wR).map(n=>pn(
n[0],t));return e.includes(void 0)?void 0:{backgroundImage:e.filter(n=>n!=="none")}}};function au(s,t){const e=[];let n=!1,i;for(const l of s){const d=(0,K.lT)(
l,t),f=(0,he.M)(l);if(d!==void 0)e.push(d);else if((0,k.aG)(l)==="inset")n=!0;else if(f!==void 0)i=f;else return}const[o,r,a=0,c=0]=e;if(!(o===void 0||r===void 0))
return{x:o,y:r,blur:a,spread:c,isInset:n,paint:i==="current"?void 0:i}}const cu=100,Ws={keys:["boxShadow"],read:(s,t)=>{if((0,k.aG)(s[0])==="none")return{boxShadow:[]};
const e=(0,k.M$)(s,k.wR).slice(0,cu).map(n=>au(n,t));return e.every(n=>n!==void 0)?{boxShadow:e}:void 0}},lu=10,du={keys:["textShadow"],read:(s,t)=>{const e=Ws.
read(s,t)?.boxShadow;return e?.every(({isInset:i,spread:o})=>!i&&o===0)?{textShadow:e.slice(0,lu)}:void 0}},Ir={backgroundImage:[],backgroundSize:[],backgroundRepeat:[],
backgroundPosition:[]},fu=Object.keys(Ir),hu=[["left","right"],["top","bottom"]];function uu([s,t],e,n){const i=(0,k.aG)(e[0]);if(e.length>(i===s||i===t?2:1))return;
if(i==="center")return{px:0,percent:.5};const o=i===void 0||e.length===2?(0,K.Y5)(e.at(-1),n):{px:0,percent:0};if(!(!o||i!==void 0&&i!==s&&i!==t))return i===t?{
px:-o.px,percent:1-o.percent}:o}const Er=s=>({keys:["backgroundPosition"],read:(t,e)=>{const n=(0,k.M$)(t,k.wR).map(a=>uu(hu[s],a,e));if(!n.every(a=>a!==void 0))
return;const{backgroundPosition:i}=e.own,o=Math.max(i.length,n.length);return{backgroundPosition:Array.from({length:o},(a,c)=>{const[l,d]=i[c%Math.max(i.length,
1)]??Xt.Ff,f=n[c%n.length];return s===0?[f,d]:[l,f]})}}}),Ie=s=>({keys:["mask"],read:(t,e)=>{const n=s.read(t,e);if(n?.backgroundImage?.some(o=>"url"in o&&o.url.
startsWith("#")))return;const i=n&&fu.flatMap(o=>n[o]===void 0?[]:[[o,n[o]]]);return i&&{mask:{...Ir,...e.own.mask,...Object.fromEntries(i)}}}}),Rr={mask:Ie(vr),
"mask-image":Ie(Tr),"mask-size":Ie(se("backgroundSize",Bs)),"mask-position":Ie(se("backgroundPosition",Xt.ux)),"mask-repeat":Ie(se("backgroundRepeat",un))},pu={
...Rr,...Object.fromEntries(Object.entries(Rr).map(([s,t])=>[`-webkit-${s}`,t])),background:vr,"background-color":{keys:["backgroundColor"],read:(s,{own:t})=>{const e=s.
length===1?(0,he.M)(s[0]):void 0;return e===void 0?void 0:{backgroundColor:e==="current"?t.color:e}}},"background-image":Tr,"background-size":se("backgroundSize",
Bs),"background-position":se("backgroundPosition",Xt.ux),"background-position-x":Er(0),"background-position-y":Er(1),"background-repeat":se("backgroundRepeat",un),
"background-clip":Mr,"-webkit-background-clip":Mr,"background-origin":se("backgroundOrigin",Cs),"text-shadow":du,"box-shadow":Ws,"-webkit-box-shadow":Ws},gu=["s\
tretch","repeat","round","space"],_s=s=>[s,s,s,s],Ee={image:void 0,slice:_s({px:0,percent:1}),isFilled:!1,width:_s({times:1}),outset:_s({times:0}),repeat:["stre\
tch","stretch"]},Lr=({px:s,percent:t})=>s>=0&&t>=0,mu=(s,t)=>{const e=(0,K.rl)(s),n=e===void 0?(0,K.Y5)(s,t):{px:e,percent:0};return n&&Lr(n)&&(e!==void 0||n.px===
0)?n:void 0},Ns=(s,t)=>{const e=(0,K.rl)(s);if(e!==void 0)return e>=0?{times:e}:void 0;const n=(0,K.Y5)(s,t);return n&&Lr(n)?n:void 0},Ar=(s,t)=>(0,k.aG)(s)==="\
auto"?"auto":Ns(s,t),Cr=s=>gu.find(t=>t===(0,k.aG)(s));function Re(s,t){const e=(0,O.X_)(s.map(t));return e&&!e.includes(void 0)?e:void 0}function Br(s,t){const e=s.
filter(i=>(0,k.aG)(i)!=="fill"),n=Re(e,i=>mu(i,t));return n&&s.length-e.length<2?{slice:n,isFilled:e.length<s.length}:void 0}function Wr(s){const[t,e=t]=s.map(Cr);
return t&&e&&s.length<3?{repeat:[t,e]}:void 0}function _r(s,t){let e;const n=[],i=[[],[],[]];let o=0;for(const g of s){const m=pn(g,t);if((0,k.YY)(g))o++;else if(m!==
void 0)e=m;else if(Cr(g))n.push(g);else if(!i[o]?.push(g))return}const[r,a,c]=i,l={...r.length>0?Br(r,t):Ee,width:a.length>0?Re(a,g=>Ar(g,t)):Ee.width,outset:c.
length>0?Re(c,g=>Ns(g,t)):Ee.outset,...n.length>0?Wr(n):{repeat:Ee.repeat}},{slice:d,isFilled:f=!1,width:h,outset:u,repeat:p}=l;if(!(!d||!h||!u||!p))return{image:e===
"none"?void 0:e,slice:d,isFilled:f,width:h,outset:u,repeat:p}}const ie=s=>({keys:["borderImage"],read:(t,e)=>{const n=s(t,e);return n&&{borderImage:{...e.own.borderImage??
Ee,...n}}}}),wu={"border-image":ie(_r),"-webkit-border-image":ie(_r),"border-image-source":ie(([s],t)=>{const e=pn(s,t);return e&&{image:e==="none"?void 0:e}}),
"border-image-slice":ie(Br),"border-image-width":ie((s,t)=>{const e=Re(s,n=>Ar(n,t));return e&&{width:e}}),"border-image-outset":ie((s,t)=>{const e=Re(s,n=>Ns(n,
t));return e&&{outset:e}}),"border-image-repeat":ie(Wr)},bu=["none","contents","inline","block","list-item","flow-root","inline-block","flex","inline-flex","gri\
d","inline-grid","table","inline-table","table-row-group","table-header-group","table-footer-group","table-row","table-cell","table-column","table-column-group",
"table-caption"],yu=["auto","min-content","max-content","fit-content"],Nr=s=>(t,e)=>{const n=(0,k.aG)(t)?.replace(/^-webkit-|^-moz-/,"");return n==="fill-availa\
ble"||n==="available"||n==="stretch"?{px:0,percent:1,fills:s}:yu.find(i=>i===n)??(0,O.ST)(t,e)},[Ps,zs]=[Nr("across"),Nr("down")],Pr=s=>(t,e)=>{if((0,k.aG)(t)===
"none")return"none";const n=s(t,e);return n==="auto"?void 0:n},xu=["none","hidden","solid","dashed","dotted","double","groove","ridge","inset","outset"],zr={thin:1,
medium:3,thick:5};function oe(s,t){const e=(0,k.aG)(s);return e!==void 0&&Object.hasOwn(zr,e)?zr[e]:(0,O.De)(s,t)}const re=s=>{const t=(0,k.aG)(s);return t==="a\
uto"?"solid":xu.find(e=>e===t)};function Ds(s,t){let e,n,i;for(const o of s){const r=oe(o,t),a=re(o),c=(0,O.sD)(o);if(r!==void 0&&e===void 0)e=r;else if(a!==void 0&&
n===void 0)n=a;else if(c&&!i)i=c;else return}return s.length===0?void 0:{width:e??3,line:n??"none",paint:i?.paint}}const Dr=s=>[`border${s}Width`,`border${s}Sty\
le`,`border${s}Color`],ku=["multiply","screen","overlay","darken","lighten","color-dodge","color-burn","hard-light","soft-light","difference","exclusion","hue",
"saturation","color","luminosity"],Ou={keys:["mixBlendMode"],read:([s])=>{const t=(0,k.aG)(s);if(t==="normal")return{mixBlendMode:void 0};if(!(t===void 0||!ku.includes(
t)))return{mixBlendMode:t.replaceAll(/(?:^|-)[a-z]/g,e=>e.replace("-","").toUpperCase())}}};function gn(...s){const t=s.length===O.BV.length;return{keys:[...s.flatMap(
Dr),...t?["borderImage"]:[]],read:(e,n)=>{const i=Ds(e,n);if(!i)return;const{width:o,line:r,paint:a}=i,c=s.flatMap(l=>{const[d,f,h]=Dr(l);return[[d,o],[f,r],[h,
a]]});return{...Object.fromEntries(c),...t&&{borderImage:void 0}}}}}const pe=(s,t="")=>O.BV.map(e=>`${s}${e}${t}`);function Le(s,t,e){return Object.fromEntries(
O.BV.map(n=>[`${s}-${n.toLowerCase()}${t===""?"":`-${t.toLowerCase()}`}`,e(`${s}${n}${t}`)]))}const Su={keys:pe("border","Color"),read:s=>{const t=(0,O.X_)(s.map(
O.sD));if(!(!t||t.includes(void 0)))return Object.fromEntries(pe("border","Color").map((e,n)=>[e,t[n].paint]))}},$r=["borderTopLeftRadius","borderTopRightRadius",
"borderBottomRightRadius","borderBottomLeftRadius"],Mu={keys:$r,read:(s,t)=>{const[e=[],n=e]=(0,O.LN)(s).map(r=>r.map(a=>(0,O.ST)(a,t))),[i,o]=[(0,O.X_)(e),(0,O.
X_)(n)];if(!(!i||!o||i.includes(void 0)||o.includes(void 0)))return Object.fromEntries($r.map((r,a)=>[r,[i[a],o[a]]]))}},mn=s=>({keys:[s],read:(t,e)=>{const[n,i=n]=t.
map(o=>(0,O.ST)(o,e));return n&&i&&t.length<3?{[s]:[n,i]}:void 0}}),vu={auto:"auto",avoid:"avoid","avoid-page":"avoid",page:"page",always:"page",all:"page",left:"\
left",verso:"left",right:"right",recto:"right",column:"column","avoid-column":"avoid-column"},wn=s=>(0,O.aL)(s,[],vu),$s=(0,O.aL)("breakInside",["auto","avoid",
"avoid-column"],{"avoid-page":"avoid"});function Tu(s){const t=s.filter(i=>(0,k.aG)(i)!=="auto");if(t.length===0)return{aspectRatio:void 0};const[e,n]=(0,O.LN)(
t).map(i=>(0,K.rl)(i[0]));if(!(e===void 0||e<=0||n===0))return{aspectRatio:e/(n??1)}}const Fr={visible:"visible",hidden:"hidden",clip:"hidden",auto:"scroll",scroll:"\
scroll",overlay:"scroll"},Fs=s=>({keys:["overflow"],read:(t,{own:e})=>{const n=t.map(i=>{const o=(0,k.aG)(i)??"";return Object.hasOwn(Fr,o)?Fr[o]:void 0});if(!(n.
length===0||n.includes(void 0)))return n.includes("scroll")||s&&e.overflow==="scroll"?{overflow:"scroll"}:{overflow:n.includes("hidden")?"hidden":"visible"}}}),
Iu={keys:["isContained"],read:s=>{const t=s.map(e=>(0,k.aG)(e)??"");if(t.every(e=>Gr.has(e)))return{isContained:t.some(e=>Gr.get(e))}}},Gr=new Map([["none",!1],
["size",!1],["inline-size",!1],["style",!1],["layout",!0],["paint",!0],["content",!0],["strict",!0]]),Eu={keys:["outlineWidth","outlineStyle","outlineColor"],read:(s,t)=>{
const e=Ds(s,t);return e&&{outlineWidth:e.width,outlineStyle:e.line,outlineColor:e.paint}}},Ru=(0,O.J0)("zIndex",s=>(0,k.aG)(s)==="auto"?"auto":(0,K.rl)(s)),bn=(s,t)=>(0,O.
zW)(s,t),Hr={keys:["lineClamp"],read:([s])=>{const t=s&&(0,K.rl)(s);return s&&(0,k.aG)(s)==="none"?{lineClamp:void 0}:t!==void 0&&t>=1?{lineClamp:Math.floor(t)}:
void 0}},Gs=(0,O.J0)("appearance",s=>(0,k.aG)(s)==="none"?"none":"auto"),jr={display:(0,O.aL)("display",bu,{"-webkit-box":"flex","-webkit-flex":"flex","-webkit-\
inline-flex":"inline-flex","-ms-flexbox":"flex","table-footer":"table-footer-group"}),position:(0,O.aL)("position",["static","relative","sticky","absolute","fix\
ed"],{"-webkit-sticky":"sticky"}),float:(0,O.aL)("float",["none","left","right"],{"inline-start":"left","inline-end":"right"}),clear:(0,O.aL)("clear",["none","l\
eft","right","both"],{"inline-start":"left","inline-end":"right"}),appearance:Gs,"-webkit-appearance":Gs,"-moz-appearance":Gs,"box-sizing":(0,O.aL)("boxSizing",
["content-box","border-box"]),width:(0,O.J0)("width",Ps),height:(0,O.J0)("height",zs),"min-width":(0,O.J0)("minWidth",Ps),"min-height":(0,O.J0)("minHeight",zs),
"max-width":(0,O.J0)("maxWidth",Pr(Ps)),"max-height":(0,O.J0)("maxHeight",Pr(zs)),"aspect-ratio":{keys:["aspectRatio"],read:Tu},top:(0,O.J0)("top",O.zW),right:(0,O.
J0)("right",O.zW),bottom:(0,O.J0)("bottom",O.zW),left:(0,O.J0)("left",O.zW),inset:(0,O.r_)(["top","right","bottom","left"],O.zW),margin:(0,O.r_)(pe("margin"),bn),
...Le("margin","",s=>(0,O.J0)(s,bn)),"margin-inline":$t("marginLeft","marginRight",bn),"margin-block":$t("marginTop","marginBottom",bn),padding:(0,O.r_)(pe("pad\
ding"),O.ST),...Le("padding","",s=>(0,O.J0)(s,O.ST)),"padding-inline":$t("paddingLeft","paddingRight",O.ST),"padding-block":$t("paddingTop","paddingBottom",O.ST),
border:gn(...O.BV),...Object.fromEntries(O.BV.map(s=>[`border-${s.toLowerCase()}`,gn(s)])),"border-inline":gn("Left","Right"),"border-block":gn("Top","Bottom"),
"border-width":(0,O.r_)(pe("border","Width"),oe),"border-style":(0,O.r_)(pe("border","Style"),re),"border-color":Su,...Le("border","Width",s=>(0,O.J0)(s,oe)),...Le(
"border","Style",s=>(0,O.J0)(s,re)),...Le("border","Color",O.nI),"border-inline-width":$t("borderLeftWidth","borderRightWidth",oe),"border-block-width":$t("bord\
erTopWidth","borderBottomWidth",oe),"border-inline-style":$t("borderLeftStyle","borderRightStyle",re),"border-block-style":$t("borderTopStyle","borderBottomStyl\
e",re),"inset-inline":$t("left","right",O.zW),"inset-block":$t("top","bottom",O.zW),"border-radius":Mu,"border-top-left-radius":mn("borderTopLeftRadius"),"borde\
r-top-right-radius":mn("borderTopRightRadius"),"border-bottom-right-radius":mn("borderBottomRightRadius"),"border-bottom-left-radius":mn("borderBottomLeftRadius"),
outline:Eu,"outline-width":(0,O.J0)("outlineWidth",oe),"outline-style":(0,O.J0)("outlineStyle",re),"outline-color":(0,O.nI)("outlineColor"),"outline-offset":(0,O.
J0)("outlineOffset",(s,t)=>(0,K.Y5)(s,t)?.px),opacity:(0,O.J0)("opacity",s=>{const t=(0,K.pO)(s);return t===void 0?void 0:Math.min(Math.max(t,0),1)}),"mix-blend\
-mode":Ou,overflow:Fs(!1),"line-clamp":Hr,"-webkit-line-clamp":Hr,"text-overflow":(0,O.aL)("textOverflow",["clip","ellipsis"]),"overflow-x":Fs(!0),"overflow-y":Fs(
!0),contain:Iu,"z-index":Ru,filter:{keys:[],read:([s])=>(0,k.aG)(s)==="none"?{}:void 0},"object-fit":(0,O.aL)("objectFit",["fill","contain","cover","none","scal\
e-down"]),"object-position":{keys:["objectPosition"],read:(s,t)=>{const e=(0,Xt.ux)(s,t);return e&&{objectPosition:e}}},"break-before":wn("breakBefore"),"break-\
after":wn("breakAfter"),"break-inside":$s,"page-break-before":wn("breakBefore"),"page-break-after":wn("breakAfter"),"page-break-inside":$s,"-webkit-column-break\
-inside":$s,page:(0,O.J0)("pageName",(s,{parent:t})=>{if(s.type==="Identifier")return(0,k.aG)(s)==="auto"?t.pageName:s.name}),orphans:(0,O.nL)("orphans",1),widows:(0,O.
nL)("widows",1)};function $t(s,t,e){return{keys:[s,t],read:(n,i)=>{const[o,r=o]=n.map(a=>e(a,i));return o===void 0||r===void 0?void 0:{[s]:o,[t]:r}}}}function Ur(s){
const t=(0,K.rl)(s);return t!==void 0&&Number.isInteger(t)&&t>0?t:void 0}const Lu=([s])=>{if((0,k.aG)(s)==="auto")return{columnCount:void 0};const t=s&&Ur(s);return t===
void 0?void 0:{columnCount:t}},Au=([s],t)=>{if((0,k.aG)(s)==="auto")return{columnWidth:void 0};const e=s&&(0,O.De)(s,t);return e===void 0?void 0:{columnWidth:e}};
function Cu(s,t){let e,n;for(const i of s){if((0,k.aG)(i)==="auto")continue;const o=Ur(i),r=o===void 0?(0,O.De)(i,t):void 0;if(o!==void 0&&e===void 0)e=o;else if(r!==
void 0&&n===void 0)n=r;else return}return s.length>2?void 0:{columnCount:e,columnWidth:n}}const Hs={keys:["columnCount"],read:Lu},js={keys:["columnWidth"],read:Au},
Us={keys:["columnCount","columnWidth"],read:Cu},Kr=(0,O.aL)("columnSpan",["none","all"]),Bu=(0,O.aL)("columnFill",["balance","auto"],{"balance-all":"balance"}),
Ks={keys:["columnRuleWidth","columnRuleStyle","columnRuleColor"],read:(s,t)=>{const e=Ds(s,t);return e&&{columnRuleWidth:e.width,columnRuleStyle:e.line,columnRuleColor:e.
paint}}},Wu={columns:Us,"column-count":Hs,"column-width":js,"column-fill":Bu,"column-span":Kr,"column-rule":Ks,"column-rule-width":(0,O.J0)("columnRuleWidth",oe),
"column-rule-style":(0,O.J0)("columnRuleStyle",re),"column-rule-color":(0,O.nI)("columnRuleColor"),"-webkit-columns":Us,"-webkit-column-count":Hs,"-webkit-colum\
n-width":js,"-webkit-column-span":Kr,"-webkit-column-rule":Ks,"-moz-columns":Us,"-moz-column-count":Hs,"-moz-column-width":js,"-moz-column-rule":Ks};function _u(s){
const[t]=s,e=(0,k.aG)(t);if(s.length===1&&(e==="none"||e==="normal"))return{content:e};const n=Yr((0,k.M$)(s,k.YY)[0]);return n&&!n.some(i=>"inner"in i)?{content:n}:
void 0}function Yr(s){const t=[];for(const e of s){const n=(0,k.aG)(e);if(e.type==="String")t.push({text:e.value});else if(n==="open-quote"||n==="close-quote")t.
push({quote:n==="open-quote"?"open":"close"});else if(n==="no-open-quote"||n==="no-close-quote")t.push({quote:"none"});else if(e.type==="Function"){const i=Nu(e.
name.toLowerCase(),(0,k.M$)((0,k.aX)(e),k.wR));if(!i)return;t.push(i)}else if(e.type==="Url")t.push({url:e.value});else return}return t}function Nu(s,t){const[e]=t[0]??
[];if(s==="target-counter")return Pu(t);if(s==="content")return e===void 0||(0,k.aG)(e)==="text"?{inner:!0}:void 0;const n=e?.type==="Identifier"?e.name:void 0;
if(n===void 0)return;if(s==="attr")return{attribute:n.toLowerCase()};if(s==="string")return zu(n,(0,k.aG)(t[1]?.[0])??"first");if(s==="counter")return{counter:n,
style:(0,k.aG)(t[1]?.[0])??"decimal"};const i=t[1]?.[0];if(!(s!=="counters"||i?.type!=="String"))return{counter:n,separator:i.value,style:(0,k.aG)(t[2]?.[0])??"\
decimal"}}function Pu([s,t,e]){const[n]=s??[];if((0,k.aG)(t?.[0])!=="page")return;const i={style:(0,k.aG)(e?.[0])??"decimal"};if(n?.type==="String"||n?.type==="\
Url")return{target:{text:n.value},...i};if(n?.type!=="Function"||n.name.toLowerCase()!=="attr")return;const[o]=(0,k.aX)(n);return o?.type==="Identifier"?{target:{
attribute:o.name.toLowerCase()},...i}:void 0}const zu=(s,t)=>t==="first"||t==="last"||t==="first-except"?{string:s,which:t}:void 0;function Du(s){if(s.length===
1&&(0,k.aG)(s[0])==="none")return{stringSet:[]};const t=[];for(const[e,...n]of(0,k.M$)(s,k.wR)){const i=Yr(n);if(e?.type!=="Identifier"||!i||i.length===0||i.some(
o=>"url"in o||"string"in o))return;t.push({name:e.name,parts:i})}return{stringSet:t}}const Ys=(s,t)=>({keys:[s],read:e=>{if((0,k.aG)(e[0])==="none")return{[s]:[]};
const n=[];for(const i of e){const o=(0,K.rl)(i),r=n.at(-1);if(i.type==="Identifier")n.push([i.name,t]);else if(o!==void 0&&r)r[1]=Math.round(o);else return}return{
[s]:n}}}),$u={quotes:{keys:["quotes"],read:s=>{if((0,k.aG)(s[0])==="none")return{quotes:["",""]};const t=s.flatMap(e=>e.type==="String"?[e.value]:[]);return t.length>=
2&&t.length%2===0?{quotes:t}:void 0}},content:{keys:["content"],read:_u},"string-set":{keys:["stringSet"],read:Du},"counter-reset":Ys("counterReset",0),"counter\
-set":Ys("counterReset",0),"counter-increment":Ys("counterIncrement",1)};var Fu=I(76213);const Vt=s=>[s,s,s],Zt=(s,t,e=1)=>({blend:s,color:t,alpha:e});function Xs(s){
const t=s.map(n=>Math.min(n,1)),e=s.map(n=>1-1/Math.max(n,1));return[...e.some(n=>n>0)?[Zt("ColorDodge",e)]:[],...t.some(n=>n<1)?[Zt("Multiply",t)]:[]]}function Gu(s){
if(s<=1)return[Zt("Normal",Vt(.5),1-s)];const t=(1+s)/2;return[...Xs(Vt(s/t)),Zt("ColorBurn",Vt(1/t))]}const Hu=[1.351,1.203,.937],Xr={brightness:s=>Xs(Vt(s)),contrast:Gu,
grayscale:s=>[Zt("Saturation",Vt(.5),Math.min(s,1))],invert:s=>[Zt("Difference",Vt(1),Math.min(s,1))],saturate:s=>s<=1?[Zt("Saturation",Vt(.5),1-s)]:void 0,sepia:s=>{
const t=Math.min(s,1),e=Hu.map(n=>1+(n-1)*t);return[Zt("Saturation",Vt(.5),t),...Xs(e)]}},ju=20;function Uu(s){const t=[];let e=1;for(const n of s){if(n.type!==
"Function")return;const i=n.name.toLowerCase(),o=(0,k.aX)(n),r=o.length===0?1:(0,K.pO)(o[0]);if(o.length>1||r===void 0||r<0)return;if(i==="opacity")e*=Math.min(
r,1);else{const a=Object.hasOwn(Xr,i)?Xr[i](r):void 0;if(!a)return;(0,U.RZ)(t,a)}}return{overlays:t.filter(({alpha:n})=>n>0).slice(0,ju),opacity:e}}const Vr={keys:[
"filter"],read:s=>{if((0,k.aG)(s[0])==="none")return{filter:void 0};const t=s.length>0?Uu(s):void 0;return t&&{filter:t}}},Ku={filter:Vr,"-webkit-filter":Vr};function Zr({
firstMargins:s,...t}){return s!=="around"?s==="none":t.display==="block"&&t.overflow==="visible"&&t.float==="none"&&(t.position==="static"||t.position==="relati\
ve")&&t.borderTopWidth===0&&t.paddingTop.px===0&&t.paddingTop.percent===0}const Yu={"-octavo-first-margins":{keys:["firstMargins"],read:([s],{parent:t})=>(0,k.aG)(
s)==="none"?{firstMargins:"none"}:Zr(t)?{firstMargins:"around"}:void 0},"-octavo-usual-margin":{keys:["marginTop"],read:(s,{parent:t})=>Zr(t)?{marginTop:{px:0,percent:0}}:
void 0}},Jr=["normal","auto","stretch","flex-start","flex-end","start","end","self-start","self-end","left","right","center","baseline","space-between","space-a\
round","space-evenly","safe center","safe end","safe flex-end","safe right"];function Ae(s,t){const e=s.map(k.aG),n=e.filter(r=>r!=="safe"&&r!=="unsafe"&&r!=="f\
irst"&&r!=="last");if(n.length!==1)return;const i=t.startsWith("justify")?n[0]:n[0]?.replace("self-","");return(e[0]==="safe"?Jr.find(r=>r===`safe ${i}`):void 0)??
Jr.find(r=>r===i)}const ge=s=>({keys:[s],read:t=>{const e=Ae(t,s);return e&&{[s]:e}}}),Vs=(s,t)=>({keys:[s,t],read:e=>{const[n,i]=[Ae(e,s),Ae(e,t)];if(n&&i)return{
[s]:n,[t]:i};if(e.length!==2)return;const[o,r]=[Ae(e.slice(0,1),s),Ae(e.slice(1),t)];return o&&r&&{[s]:o,[t]:r}}});function qr(s,t){const e=(0,k.aG)(s);return e===
"auto"||e==="content"||e==="min-content"||e==="max-content"||e==="fit-content"?e:(0,O.ST)(s,t)}const Qr={none:[0,0,"auto"],auto:[1,1,"auto"],initial:[0,1,"auto"]};
function ta(s,t){const e=(0,k.aG)(s[0]);if(s.length===1&&e!==void 0&&Object.hasOwn(Qr,e)){const[o,r,a]=Qr[e];return{flexGrow:o,flexShrink:r,flexBasis:a}}const n=[];
let i;for(const[o,r]of s.entries()){const a=r.type==="Number"?(0,K.rl)(r):void 0;if(a!==void 0&&n.length<2&&(i===void 0||o===1))n.push(a);else if(i===void 0){if(i=
qr(r,t),i===void 0)return}else return}return{flexGrow:n[0]??1,flexShrink:n[1]??1,flexBasis:i??{px:0,percent:0}}}const ea=["row","row-reverse","column","column-r\
everse"],na=["nowrap","wrap","wrap-reverse"],Xu={keys:["flexDirection","flexWrap"],read:s=>{const t={flexDirection:"row",flexWrap:"nowrap"};for(const e of s){const n=(0,k.
aG)(e),i=ea.find(r=>r===n),o=na.find(r=>r===n);if(i)t.flexDirection=i;else if(o)t.flexWrap=o;else return}return t}},yn=1e3;function sa(s,t){const e=(0,k.aG)(s);
return e==="auto"||e==="min-content"||e==="max-content"?e:s?.type==="Dimension"&&s.unit.toLowerCase()==="fr"?{fr:Math.max(Number(s.value),0)}:s&&(0,O.ST)(s,t)}function ia(s,t){
if(s.type==="Function"){const n=s.name.toLowerCase(),i=(0,k.M$)((0,k.aX)(s),k.wR).map(([o])=>o);if(n==="minmax"){const[o,r]=i.map(a=>sa(a,t));return o&&r?{least:typeof o==
"object"&&"fr"in o?"auto":o,most:r}:void 0}if(n==="fit-content"){const o=i[0]&&(0,K.Y5)(i[0],t);return o&&{least:"auto",most:"max-content",limit:o}}}const e=sa(
s,t);if(e!==void 0)return typeof e=="object"&&"fr"in e?{least:"auto",most:e}:{least:e,most:e}}function Zs(s,t){const e=new Map,n={tracks:[],auto:void 0,names:e};
if(!Js(s,t,n))return;const{tracks:i,auto:o}=n;return{tracks:i,names:e,...o&&{auto:{...o,after:n.names}}}}function Js(s,t,e){for(const n of s){if(e.tracks.length>
yn)return!1;if(n.type==="Brackets"){for(const o of n.children.toArray()){if(o.type!=="Identifier")continue;const r=e.names.get(o.name)??[];r.push(e.tracks.length+
1),e.names.set(o.name,r)}continue}if(n.type==="Function"&&n.name.toLowerCase()==="repeat"){if(!Vu((0,k.M$)((0,k.aX)(n),k.wR),t,e))return!1;continue}const i=ia(n,
t);if(!i)return!1;e.tracks.push(i)}return!0}function Vu([s=[],...t],e,n){const i=(0,K.rl)(s[0]),o=(0,k.aG)(s[0]),r=t.flat();if(o==="auto-fill"||o==="auto-fit"){
const a={tracks:[],auto:void 0,names:new Map},c=r.some(f=>f.type==="Function"&&f.name.toLowerCase()==="repeat");if(n.auto||c||!Js(r,e,a)||a.tracks.length===0)return!1;
n.names=new Map;const{tracks:l,names:d}=a;return n.auto={at:n.tracks.length,tracks:l,fits:o==="auto-fit",names:d,after:n.names},!0}if(i===void 0||i<1||i>yn)return!1;
for(let a=0;a<i;a++)if(!Js(r,e,n))return!1;return!0}const oa=s=>({keys:[s],read:(t,e)=>{if((0,k.aG)(t[0])==="none")return{[s]:void 0};const n=Zs(t,e);return n&&
{[s]:n}}}),ra=s=>({keys:[s],read:(t,e)=>{const n=t.map(i=>ia(i,e));return n.length>0&&n.every(i=>i!==void 0)?{[s]:n}:void 0}}),aa=s=>s.flatMap(t=>t.type==="Stri\
ng"?[t.value.trim().split(/\s+/)]:[]);function ca(s,t){if((0,k.aG)(s[0])==="none")return{gridTemplateColumns:void 0,gridTemplateRows:void 0,gridTemplateAreas:[]};
const[e=[],n]=(0,k.M$)(s,k.YY),i=n&&Zs(n,t);if(n&&!i)return;const o=aa(e),r=e.filter(c=>c.type!=="String"),a=r.length===0?void 0:Zs(r,t);if(!(r.length>0&&!a))return{
gridTemplateColumns:i,gridTemplateRows:a,gridTemplateAreas:o}}function la(s){if((0,k.aG)(s[0])==="auto")return"auto";let t=!1,e,n;for(const o of s){const r=(0,K.
rl)(o);if((0,k.aG)(o)==="span")t=!0;else if(r!==void 0)e=Math.max(Math.min(Math.trunc(r),yn),-yn);else if(o.type==="Identifier")({name:n}=o);else return}if(e===
0||s.length===0)return;const i=n===void 0?{}:{name:n};return t?{span:Math.max(e??1,1),...i}:e===void 0?i:{line:e,...i}}const xn=s=>({keys:[s],read:t=>{const e=la(
t);return e&&{[s]:e}}}),Zu=s=>s!=="auto"&&s.name!==void 0&&s.line===void 0&&s.span===void 0,qs=(...s)=>({keys:s,read:t=>{const e=(0,k.M$)(t,k.YY).map(la);if(!e.
every(i=>i!==void 0)||e.length>s.length)return;const n=i=>{const o=e[i];if(o!==void 0)return o;const r=i>=2?n(i-2):e[0];return Zu(r)?r:"auto"};return Object.fromEntries(
s.map((i,o)=>[i,n(o)]))}}),me=s=>({keys:[s],read:([t],e)=>{const n=t&&(0,O.ST)(t,e);return(0,k.aG)(t)==="normal"?{[s]:void 0}:n&&{[s]:n}}}),da={keys:["rowGap","\
columnGap"],read:(s,t)=>{const[e,n=e]=s.map(i=>(0,k.aG)(i)==="normal"?{px:0,percent:0}:(0,O.ST)(i,t));return e&&n?{rowGap:e,columnGap:n}:void 0}},fa={row:"row",
column:"column",dense:"row dense","row dense":"row dense","column dense":"column dense"},Ju={flex:{keys:["flexGrow","flexShrink","flexBasis"],read:ta},"-webkit-\
flex":{keys:["flexGrow","flexShrink","flexBasis"],read:ta},"flex-grow":(0,O.nL)("flexGrow",0),"flex-shrink":(0,O.nL)("flexShrink",0),"flex-basis":(0,O.J0)("flex\
Basis",qr),"flex-direction":(0,O.aL)("flexDirection",ea),"flex-wrap":(0,O.aL)("flexWrap",na),"flex-flow":Xu,order:(0,O.nL)("order"),"justify-content":ge("justif\
yContent"),"align-content":ge("alignContent"),"align-items":ge("alignItems"),"align-self":ge("alignSelf"),"justify-items":ge("justifyItems"),"justify-self":ge("\
justifySelf"),"place-content":Vs("alignContent","justifyContent"),"place-items":Vs("alignItems","justifyItems"),"place-self":Vs("alignSelf","justifySelf"),gap:da,
"grid-gap":da,"row-gap":me("rowGap"),"column-gap":me("columnGap"),"grid-row-gap":me("rowGap"),"grid-column-gap":me("columnGap"),"-webkit-column-gap":me("columnG\
ap"),"-moz-column-gap":me("columnGap"),"grid-template-columns":oa("gridTemplateColumns"),"grid-template-rows":oa("gridTemplateRows"),"grid-template-areas":{keys:[
"gridTemplateAreas"],read:s=>({gridTemplateAreas:aa(s)})},"grid-template":{keys:["gridTemplateColumns","gridTemplateRows","gridTemplateAreas"],read:ca},grid:{keys:[
"gridTemplateColumns","gridTemplateRows","gridTemplateAreas"],read:ca},"grid-auto-columns":ra("gridAutoColumns"),"grid-auto-rows":ra("gridAutoRows"),"grid-auto-\
flow":{keys:["gridAutoFlow"],read:s=>{const t=s.map(k.aG).join(" ");return Object.hasOwn(fa,t)?{gridAutoFlow:fa[t]}:void 0}},"grid-row-start":xn("gridRowStart"),
"grid-row-end":xn("gridRowEnd"),"grid-column-start":xn("gridColumnStart"),"grid-column-end":xn("gridColumnEnd"),"grid-row":qs("gridRowStart","gridRowEnd"),"grid\
-column":qs("gridColumnStart","gridColumnEnd"),"grid-area":qs("gridRowStart","gridColumnStart","gridRowEnd","gridColumnEnd")},qu=[["inline-start","left"],["inli\
ne-end","right"],["block-start","top"],["block-end","bottom"]],Qu=[["start","left"],["end","right"],["before","top"],["after","bottom"]],tp=[["start","top"],["e\
nd","bottom"]],ep=[["start","left"],["end","right"]],ha=[...qu.flatMap(([s,t])=>[[`inset-${s}`,t],[`margin-${s}`,`margin-${t}`],[`padding-${s}`,`padding-${t}`],
[`border-${s}`,`border-${t}`],[`border-${s}-width`,`border-${t}-width`],[`border-${s}-style`,`border-${t}-style`],[`border-${s}-color`,`border-${t}-color`]]),...tp.
flatMap(([s,t])=>ep.map(([e,n])=>[`border-${s}-${e}-radius`,`border-${t}-${n}-radius`])),...Qu.flatMap(([s,t])=>[[`-webkit-margin-${s}`,`margin-${t}`],[`-webkit\
-padding-${s}`,`padding-${t}`]]),["inline-size","width"],["block-size","height"],["min-inline-size","min-width"],["min-block-size","min-height"],["max-inline-si\
ze","max-width"],["max-block-size","max-height"]],np=s=>Object.fromEntries(ha.map(([t,e])=>[t,s[e]])),sp=s=>ip.get(s)??s,ip=new Map(ha.flatMap(([s])=>{const t=s.
replace(/(inline-|-webkit-(?:margin|padding)-|border-(?:start|end)-)(start|end)/,(e,n,i)=>`${n}${i==="start"?"end":"start"}`);return t===s?[]:[[s,t]]})),vt=(...s)=>({
kind:"matrix",values:s});function ua(s){const t=s*Math.PI/180,[e,n]=[Math.cos(t),Math.sin(t)];return vt(e,n,-n,e,0,0)}const pa=s=>Math.cos(s*Math.PI/180),op=vt(
1,0,0,1,0,0),kn=s=>Math.tan(s*Math.PI/180);function rp(s,t){if(s.type!=="Function")return;const e=(0,k.M$)((0,k.aX)(s),k.wR).map(([r])=>r),n=e.map(r=>(0,K.Y5)(r,
t)),i=e.map(K.T),o=e.map(K.pO);switch(s.name.toLowerCase()){case"translate":case"translate3d":return n[0]&&{kind:"translate",x:n[0],y:n[1]??v.f2};case"translate\
x":return n[0]&&{kind:"translate",x:n[0],y:v.f2};case"translatey":return n[0]&&{kind:"translate",x:v.f2,y:n[0]};case"scale":return o[0]===void 0?void 0:vt(o[0],
0,0,o[1]??o[0],0,0);case"scalex":return o[0]===void 0?void 0:vt(o[0],0,0,1,0,0);case"scaley":return o[0]===void 0?void 0:vt(1,0,0,o[0],0,0);case"scale3d":return o[0]===
void 0||o[1]===void 0?void 0:vt(o[0],0,0,o[1],0,0);case"translatez":case"scalez":return e.length===1?op:void 0;case"rotate":case"rotatez":return i[0]===void 0?void 0:
ua(i[0]);case"rotatex":return i[0]===void 0?void 0:vt(1,0,0,pa(i[0]),0,0);case"rotatey":return i[0]===void 0?void 0:vt(pa(i[0]),0,0,1,0,0);case"skew":return i[0]===
void 0?void 0:vt(1,kn(i[1]??0),kn(i[0]),1,0,0);case"skewx":return i[0]===void 0?void 0:vt(1,0,kn(i[0]),1,0,0);case"skewy":return i[0]===void 0?void 0:vt(1,kn(i[0]),
0,1,0,0);case"matrix":{const r=e.map(K.rl);return r.length===6&&!r.includes(void 0)?vt(...r):void 0}case"matrix3d":{const r=e.map(K.rl);if(r.length!==16||r.includes(
void 0))return;const a=[0,1,4,5,12,13].map(l=>r[l]);return[3,7,11].some(l=>r[l]!==0)||r[15]!==1?void 0:vt(...a)}default:return}}const ga=s=>s.type==="Function"&&
/^(?:rotate[xy]|matrix3d)$/i.test(s.name),ap=s=>ga(s)||s.type==="Function"&&/^translate(?:z|3d)$/i.test(s.name),ma={keys:["transform"],read:(s,t)=>{if((0,k.aG)(
s[0])==="none")return{transform:[]};if(s.some(ga)&&s.filter(ap).length>1)return;const e=s.map(n=>rp(n,t));return e.every(n=>n!==void 0)?{transform:e}:void 0}},Qs=s=>({
keys:[s],read:(t,e)=>{if((0,k.aG)(t[0])==="none")return{[s]:[]};const[n,i]=t,o=[n,i].map(c=>(0,K.Y5)(c,e)),r=[n,i].map(K.pO);if(s==="translate")return o[0]&&{translate:[
{kind:"translate",x:o[0],y:o[1]??v.f2}]};if(s==="scale")return r[0]===void 0?void 0:{scale:[vt(r[0],0,0,r[1]??r[0],0,0)]};const a=t.length===1?(0,K.T)(n):void 0;
return a===void 0?void 0:{rotate:[ua(a)]}}}),cp={transform:ma,translate:Qs("translate"),rotate:Qs("rotate"),scale:Qs("scale"),"-webkit-transform":ma,"transform-\
origin":{keys:["transformOrigin"],read:(s,t)=>{const e=(0,Xt.ux)(s.slice(0,2),t);return e&&{transformOrigin:e}}}},On={...jr,...np(jr),...Wu,...eh,...$u,...pu,...wu,
...Ku,...Yu,...cp,...Ju,...Fu.d},wa=/^(?:transition|animation|cursor|user-select|pointer-events|will-change|scroll|overscroll|overflow-anchor|touch-action|resize|caret|print-color-adjust|color-adjust|color-scheme|forced-color-adjust|font-(?:display|smooth|feature-settings|kerning|synthesis|optical-sizing|stretch|variant-(?:numeric|ligatures)|variation-settings)|shape-rendering|text-(?:rendering|size-adjust|decoration-skip)|image-rendering|backface-visibility|perspective|contain|content-visibility|isolation|speak|size|src|backdrop-filter|mso-|background-attachment|hyphens|line-break|box-decoration-break|-(?:webkit|moz|ms|o)-)/,
lp=s=>s.length<=C.Hq&&vs(s,dp);function dp(s){const t=s.slice(s.indexOf("(")+1,-1);return/^selector\(/i.test(s)?mr(t)!==void 0:s.startsWith("(")&&zt(t).some(({name:e,
value:n})=>hp(e,n))}const fp={parent:Dt,own:Dt,em:16,rem:16,pageWidth:794,pageHeight:1123,zoom:1};function hp(s,t){if(s.startsWith("--"))return!0;if(/^-(?:moz|ms|o)-/.
test(s))return!1;if(!Object.hasOwn(On,s))return!s.startsWith("-")&&wa.test(s);if(/^(?:inherit|initial|unset|revert|revert-layer)$/i.test(t.trim())||/var\(/i.test(
t))return!0;const e=(0,k.wK)(t);return e!==void 0&&e.length>0&&On[s].read(e,fp)!==void 0}const up=10,pp=150;class gp{medium;pace;rules=[];pages=[];layers=new Ms;registered=new Map;keyframes=new Map;fontFaces=[];notLoaded=0;ignored=new Set;constructor(t,e){
this.medium=t,this.pace=e}async add(t,e=!1){await this.addAll(t,{isUsual:e,layer:this.layers,depth:0,parent:void 0})}async addFor(t,e){t.length>C.Hq?this.ignored.
add("media"):lr(t,this.medium)&&await this.add(e)}async addAll(t,e){const{depth:n,parent:i}=e;if(!(n>up)){i!==void 0&&this.addRule(i,zt(t),e);for(const{prelude:o,
block:r}of bs(t)){const a=this.pace.step((o.length+(r?.length??0))*pp+2e3);a&&await a;const c=/^@[\w-]+/.exec(o)?.[0].slice(1).toLowerCase();if(c!==void 0)await this.
addAtRule(c,o.slice(c.length+1).trim(),r,e);else if(r!==void 0){const l=i===void 0?o:Lh(o,i);r.includes("{")?await this.addAll(r,{...e,depth:n+1,parent:l}):this.
addRule(l,zt(r),e)}}}}addRule(t,e,{isUsual:n,layer:i}){if(e.length===0)return;const o=mr(t);if(o)for(const r of o){if(this.rules.length===C.qV)throw(0,C.VE)();this.
rules.push({selector:r,declarations:e,order:this.rules.length,isUsual:n,layer:i})}}async addAtRule(t,e,n,i){const o={...i,depth:i.depth+1};switch(/^(?:media|supports)$/.
test(t)&&e.length>C.Hq&&this.ignored.add(`@${t}`),t){case"media":n!==void 0&&lr(e,this.medium)&&await this.addAll(n,o);return;case"supports":n!==void 0&&lp(e)&&
await this.addAll(n,o);return;case"layer":{const[r,...a]=e.split(",",C.qV+1).map(c=>i.layer.open(c.trim()));n!==void 0&&a.length===0&&await this.addAll(n,{...o,
layer:r});return}case"page":n!==void 0&&this.addPage(e,n);return;case"import":this.notLoaded++;return;case"font-face":n!==void 0&&this.addFontFace(n);return;case"\
keyframes":case"-webkit-keyframes":n!==void 0&&this.keyframes.set(e.replace(/^["']|["']$/g,""),yh(n));return;case"property":n!==void 0&&this.registered.set(e,mp(
zt(n)));return;case"charset":case"namespace":case"font-feature-values":case"view-transition":return;default:t.startsWith("-")||this.ignored.add(`@${t}`)}}addFontFace(t){
const e=nh(zt(t));e&&e.sources.length>0?this.fontFaces.push(e):/url\(/i.test(t)&&this.notLoaded++}addPage(t,e){const n=[];let i=0;for(const r of bs(e)){if(++i>C.
qV)throw(0,C.VE)();const a=/@([\w-]+)$/.exec(r.prelude)?.[1];a!==void 0&&r.block!==void 0&&n.push({name:a.toLowerCase(),declarations:zt(r.block)})}const o=zt(e);
for(const r of t.split(",",C.qV+1)){if(this.pages.length===C.qV)throw(0,C.VE)();this.pages.push({selector:r.trim(),declarations:o,boxes:n})}}}function mp(s){const t=e=>s.
findLast(({name:n})=>n===e)?.value;return{inherits:t("inherits")?.toLowerCase()!=="false",initial:t("initial-value")}}var X=I(74135);const ba=s=>"drawing"in s;function Ce([
s,t,e,n],{scaling:i,x:o,y:r},a){const[c,l]=[a.width/e,a.height/n];if(i==="none")return[c,0,0,l,-s*c,-t*l];const d=i==="meet"?Math.min(c,l):Math.max(c,l);return[
d,0,0,d,(a.width-e*d)*o-s*d,(a.height-n*d)*r-t*d]}const ya=1e7,xa=/[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/iy;class Sn{text;at=0;constructor(t){this.text=t}skip(){
for(;this.at<this.text.length&&` 	
\r\f,`.includes(this.text[this.at]);)this.at++}number(){this.skip(),xa.lastIndex=this.at;const t=xa.exec(this.text)?.[0];if(t!==void 0)return this.at+=t.length,
Math.min(Math.max(Number(t),-ya),ya)}flag(){this.skip();const t=this.text[this.at];if(!(t!=="0"&&t!=="1"))return this.at++,Number(t)}}function ti(s,t){const e=new Sn(
s),n=[];for(;n.length<t;){const i=e.number();if(i===void 0)break;n.push(i)}return n}const ka={px:1,pt:4/3,pc:16,in:96,cm:96/2.54,mm:96/25.4,q:96/101.6};function wt(s,t,e){
const n=new Sn(s??""),i=n.number();if(i===void 0)return;const o=n.text.slice(n.at,n.at+4).trim().toLowerCase();return o===""?i:o.startsWith("%")?i*t/100:o==="em"||
o==="rem"?i*e:o==="ex"?i*e*.5:Object.hasOwn(ka,o)?i*ka[o]:void 0}const wp=1e3;function Be(s){if(s===void 0)return;let t,e=0;for(const[,n,i]of s.matchAll(/([a-z]+)\s{0,9}\(([^)]*)\)/gi)){
const o=bp(n.toLowerCase(),ti(i,6));if(!o||++e>wp)return;t=t?(0,X.lw)(o,t):o}return t}function bp(s,[t,...e]){if(t===void 0)return;const[n,i,o,r,a]=e,c=t*Math.PI/
180;switch(s){case"translate":return[1,0,0,1,t,n??0];case"scale":return[t,0,0,n??t,0,0];case"rotate":{const l=[Math.cos(c),Math.sin(c),-Math.sin(c),Math.cos(c),
0,0],[d,f]=[n??0,i??0];return(0,X.lw)((0,X.lw)([1,0,0,1,-d,-f],l),[1,0,0,1,d,f])}case"skewx":return[1,0,Math.tan(c),1,0,0];case"skewy":return[1,Math.tan(c),0,1,
0,0];case"matrix":return a===void 0?void 0:[t,n,i,o,r,a];default:return}}var et=I(36078);const Oa=8;class Mn{matrix;box=X.gF;x=0;y=0;operators=[];joined;startX=0;startY=0;constructor(t){
this.matrix=t}get path(){return this.joined??=this.operators.join(" ")}get isEmpty(){return this.operators.length===0}move(t,e){[this.startX,this.startY]=[t,e],
this.operators.push(`${this.point(t,e)} m`),this.go(t,e)}line(t,e){this.begin(),this.operators.push(`${this.point(t,e)} l`),this.go(t,e)}curve(t,e,n,i,o,r,a=!1){
this.begin();const c=[this.x,this.y];this.operators.push(`${this.point(t,e)} ${this.point(n,i)} ${this.point(o,r)} c`);for(let l=1;l<Oa;l++)this.include(...(0,X.
xk)(c,[t,e],[n,i],[o,r],l/Oa));this.go(o,r)}close(){this.isEmpty||(this.operators.push("h"),[this.x,this.y]=[this.startX,this.startY])}begin(){(this.isEmpty||this.
operators.at(-1)==="h")&&this.operators.push(`${this.point(this.x,this.y)} m`)}point(t,e){const[n,i]=this.matrix?(0,X.Gd)(this.matrix,t,e):[t,e];return`${(0,et.
_)(n)} ${(0,et._)(i)}`}go(t,e){[this.x,this.y]=[t,e],this.include(t,e)}include(t,e){const[n,i]=this.matrix?(0,X.Gd)(this.matrix,t,e):[t,e],[o,r,a,c]=this.box;this.
box=[Math.min(o,n),Math.min(r,i),Math.max(a,n),Math.max(c,i)]}}function vn(s,t,[e,n]){const[i,o]=[s.x,s.y];let[r,a]=[Math.abs(t[0]),Math.abs(t[1])];if(i===e&&o===
n)return;if(r===0||a===0)return s.line(e,n);const c=t[2]*Math.PI/180,[l,d]=[Math.cos(c),Math.sin(c)],[f,h]=[(i-e)/2,(o-n)/2],[u,p]=[l*f+d*h,l*h-d*f],g=Math.sqrt(
(u/r)**2+(p/a)**2);g>1&&([r,a]=[r*g,a*g]);const m=(r*p)**2+(a*u)**2,w=Math.sqrt(Math.max(((r*a)**2-m)/m,0))*(t[3]===t[4]?-1:1),[b,y]=[w*r*p/a,-w*a*u/r],x=[l*b-d*
y+(i+e)/2,d*b+l*y+(o+n)/2],M=Math.atan2((p-y)/a,(u-b)/r);let S=Math.atan2((-p-y)/a,(-u-b)/r)-M;if(t[4]===1&&S<0&&(S+=2*Math.PI),t[4]===0&&S>0&&(S-=2*Math.PI),![
...x,M,S].every(Number.isFinite))return s.line(e,n);const T=Math.max(Math.ceil(Math.abs(S)/(Math.PI/2)-1e-9),1),A=S/T,P=4/3*Math.tan(A/4),j=(Y,Q)=>[x[0]+l*Y*r-d*
Q*a,x[1]+d*Y*r+l*Q*a];for(let Y=0;Y<T;Y++){const[Q,it]=[M+Y*A,M+(Y+1)*A],[yt,J,nt,xt]=[Math.cos(Q),Math.sin(Q),Math.cos(it),Math.sin(it)],Ft=Y===T-1?[e,n]:j(nt,
xt);s.curve(...j(yt-P*J,J+P*yt),...j(nt+P*xt,xt-P*nt),...Ft,Y<T-1)}}function Sa(s,t,e,n,i){s.move(t+n,e),vn(s,[n,i,0,0,1],[t-n,e]),vn(s,[n,i,0,0,1],[t+n,e]),s.close()}
const yp=600,Ma={m:2,l:2,h:1,v:1,c:6,s:4,q:4,t:2,a:7,z:0};function*xp(s,t){const e=new Sn(t),n={kind:"",x:0,y:0};let i="";for(;;){yield yp,e.skip();const o=t[e.
at];if(o===void 0)return;if(Object.hasOwn(Ma,o.toLowerCase()))i=o,e.at++;else if(i===""||i==="z"||i==="Z")return;if(s.isEmpty&&i!=="m"&&i!=="M")return;const r=kp(
e,i.toLowerCase());if(!r)return;Op(s,i,r,n),i==="m"&&(i="l"),i==="M"&&(i="L")}}function kp(s,t){const e=[];for(let n=0;n<Ma[t];n++){const i=t==="a"&&(n===3||n===
4)?s.flag():s.number();if(i===void 0)return;e.push(i)}return e}function Op(s,t,e,n){const i=t.toLowerCase(),o=i===t,[r,a]=o?[s.x,s.y]:[0,0],[c,l]=[s.x,s.y],d=u=>[
e[u]+r,e[u+1]+a],f=u=>n.kind!==""&&u.includes(n.kind)?[2*c-n.x,2*l-n.y]:[c,l];let h=[c,l];switch(i){case"m":s.move(...d(0));break;case"l":s.line(...d(0));break;case"\
h":s.line(e[0]+r,l);break;case"v":s.line(c,e[0]+a);break;case"c":h=d(2),s.curve(...d(0),...h,...d(4));break;case"s":h=d(0),s.curve(...f("cs"),...h,...d(2));break;case"\
q":h=d(0),va(s,h,d(2));break;case"t":h=f("qt"),va(s,h,d(0));break;case"a":vn(s,e,d(5));break;default:s.close()}n.kind=i,[n.x,n.y]=h}function va(s,[t,e],[n,i]){const[
o,r]=[s.x,s.y],a=(c,l)=>c+(l-c)*2/3;s.curve(a(o,t),a(r,e),a(n,t),a(i,e),n,i)}const ei=new Set(["path","rect","circle","ellipse","line","polyline","polygon"]),Sp=400;
function*Tn(s,{name:t,attributes:e},n){const i=Math.hypot(n.width,n.height)/Math.SQRT2,o=(c,l)=>wt(e.get(c),l,n.em)??0,r=c=>o(c,n.width),a=c=>o(c,n.height);switch(t){case"\
path":return yield*xp(s,e.get("d")??"");case"rect":return vp(s,e,n);case"circle":{const c=o("r",i);c>0&&Sa(s,r("cx"),a("cy"),c,c);return}case"ellipse":{const[c,
l]=[r("rx"),a("ry")];c>0&&l>0&&Sa(s,r("cx"),a("cy"),c,l);return}case"line":s.move(r("x1"),a("y1")),s.line(r("x2"),a("y2"));return;default:yield*Mp(s,e.get("poin\
ts")??"",t==="polygon")}}function*Mp(s,t,e){const n=new Sn(t);for(;;){yield Sp;const[i,o]=[n.number(),n.number()];if(i===void 0||o===void 0)break;s.isEmpty?s.move(
i,o):s.line(i,o)}e&&s.close()}function vp(s,t,{width:e,height:n,em:i}){const o=(w,b)=>wt(t.get(w),b,i),[r,a]=[o("x",e)??0,o("y",n)??0],[c,l]=[o("width",e)??0,o(
"height",n)??0];if(c<=0||l<=0)return;const[d,f]=[o("rx",e),o("ry",n)],h=Math.min(Math.max(d??f??0,0),c/2),u=Math.min(Math.max(f??d??0,0),l/2),[p,g]=[r+c,a+l],m=(w,b)=>{
h>0&&u>0&&vn(s,[h,u,0,0,1],[w,b])};s.move(r+h,a),s.line(p-h,a),m(p,a+u),s.line(p,g-u),m(p-h,g),s.line(r+h,g),m(r,g-u),s.line(r,a+u),m(r+h,a),s.close()}const Tp=/^(?:http:\/\/www\.w3\.org\/1999\/xhtml|\s)*$/,
Ip=s=>(0,B.ZE)(s).filter(({attributes:t})=>{const e=t.get("systemLanguage")?.split(",");return(e===void 0||e.some(i=>/^\s*en\b/i.test(i)))&&Tp.test(t.get("requi\
redExtensions")??"")}).slice(0,1);function we({attributes:s}){const[t,e,n,i]=ti(s.get("viewBox")??"",4);return i===void 0||n<=0||i<=0?void 0:[t,e,n,i]}const Ta={
min:0,mid:.5,max:1};function We({attributes:s}){const t=s.get("preserveAspectRatio")?.trim().toLowerCase()??"";if(t.startsWith("none"))return{scaling:"none",x:0,
y:0};const[,e="mid",n="mid"]=/^x(min|mid|max)y(min|mid|max)/.exec(t)??[];return{scaling:t.endsWith("slice")?"slice":"meet",x:Ta[e],y:Ta[n]}}const In=({attributes:s},{
width:t,height:e,em:n})=>[1,0,0,1,wt(s.get("x"),t,n)??0,wt(s.get("y"),e,n)??0],Ia={width:0,height:0,em:16},Ea=[1,0,0,1,0,0],Ep=10,ni=({attributes:s})=>Be(s.get(
"transform"))??Ea;class Rp{tools;known=new Map;constructor(t){this.tools=t}*read(t,e){const n=this.tools.find(t);if(n?.name!=="clipPath")return;if(n.attributes.
get("clipPathUnits")!=="objectBoundingBox"){let c=this.known.get(n);return c?this.tools.spend(c.path.length):this.known.set(n,c=yield*this.outline(n,Ea)),c}if(!e){
this.tools.leaveOut("clipPath");return}const[i,o,r,a]=e;return yield*this.outline(n,[r-i,0,0,a-o,i,o])}*outline(t,e){const{find:n,spend:i}=this.tools,o=[];let r=!1;
for(const a of(0,B.ZE)(t)){const c=a.name==="use",l=c?n((0,B.Ci)(a)):a;if(!l||!ei.has(l.name))continue;const d=(l.attributes.get("d")??l.attributes.get("points")??
"").length;i(c?d*Ep:d);const f=c?[In(a,Ia),ni(a)]:[],h=new Mn([ni(l),...f,ni(t),e].reduce((u,p)=>(0,X.lw)(u,p)));yield*Tn(h,l,Ia),h.isEmpty||o.push(h.path),r||=
[a,l].some(({attributes:u})=>u.get("clip-rule")==="evenodd")}return{path:o.length===0?"0 0 0 0 re":o.join(" "),hasHoles:r}}}class _e{box;x=0;y=0;width=0;height=0;border=Ne;padding=Ne;children=Rn;apart=Rn;lines=Lp;flow="\
sequence";firstBaseline;lastBaseline;above;after=be;slack=0;constructor(t){this.box=t}add(t){this.children=Ra(this.children,t)}addApart(t){this.apart=Ra(this.apart,
t)}get contentWidth(){return this.width-this.border.left-this.border.right-this.padding.left-this.padding.right}}const si=({laid:s},t)=>s.shift||s.box.style.transform.
length>0?1/0:t,ii=(s,t)=>{const e=si(s,t);return s.laid.box.style.overflow==="hidden"?Math.min(e,s.bottom):e},Ne={top:0,right:0,bottom:0,left:0};class En{most;least;constructor(t=0,e=0){
this.most=t,this.least=e}get size(){return this.most+this.least}add(t){return t===0?this:new En(Math.max(this.most,t),Math.min(this.least,t))}join({most:t,least:e}){
return new En(Math.max(this.most,t),Math.min(this.least,e))}}const be=new En,Lp=[],Rn=[];function Ra(s,t){return s.length===0?[t]:(s.push(t),s)}_e.prototype.isFromBottom=
!1;function Ap({children:s,laid:t}){const e=s.toReversed();return s.length>0&&(s.length=0),[t.children,t.box.children]=[Rn,Rn],e}const bt=s=>s==="auto"||s==="no\
ne",D=(s,t)=>s==="auto"?0:(0,v.Il)(s,t),Bt=({marginTop:s,marginRight:t,marginBottom:e,marginLeft:n},i)=>({top:D(s,i),right:D(t,i),bottom:D(e,i),left:D(n,i)}),ft=({
borderTopWidth:s,borderRightWidth:t,borderBottomWidth:e,borderLeftWidth:n})=>Cp(s,t,e,n);function La(){let s=Ne;return(t,e,n,i)=>t===0&&e===0&&n===0&&i===0?Ne:s.
top===t&&s.right===e&&s.bottom===n&&s.left===i?s:s={top:t,right:e,bottom:n,left:i}}const Cp=La(),Bp=La(),pt=({paddingTop:s,paddingRight:t,paddingBottom:e,paddingLeft:n},i)=>Bp(
Math.max((0,v.Il)(s,i),0),Math.max((0,v.Il)(t,i),0),Math.max((0,v.Il)(e,i),0),Math.max((0,v.Il)(n,i),0)),$=({left:s,right:t})=>s+t,F=({top:s,bottom:t})=>s+t;function Wp(s,t){
const e=new _e(s);return e.border=ft(s.style),e.padding=pt(s.style,t),e}function V(s,t,e,n){if(typeof s=="string"||s.percent!==0&&t===void 0)return;if(s.fills)return Math.
max((t??0)-_p(s.fills,n,t??0),e);const i=(0,v.Il)(s,t??0);return Math.max(n.boxSizing==="border-box"?Math.max(i,e):i+e,0)}const _p=(s,{marginLeft:t,marginRight:e,
marginTop:n,marginBottom:i},o)=>s==="across"?D(t,o)+D(e,o):D(n,o)+D(i,o);function gt(s,t,e,n){const i=V(t.maxWidth,e,n,t)??1/0,o=V(t.minWidth,e,n,t)??0;return Math.
max(Math.min(s,i),o,n)}function kt(s,t,e,n){const i=V(t.maxHeight,e,n,t)??1/0,o=V(t.minHeight,e,n,t)??0;return Math.max(Math.min(s,i),o,n)}function Pe(s,t,e){const n=t.
aspectRatio??1;return t.boxSizing==="border-box"?s*n:Math.max(s-e.down,0)*n+e.across}function Aa(s,t,e){const n=t.aspectRatio??1;return t.boxSizing==="border-bo\
x"?s/n:Math.max(s-e.across,0)/n+e.down}function Ln(s,t,e,n){if(t.aspectRatio===void 0||t.width!=="auto")return s;const i=V(t.maxHeight,e,n.down,t),o=V(t.minHeight,
e,n.down,t),r=i===void 0?s:Math.min(s,Pe(i,t,n));return o===void 0?r:Math.max(r,Pe(o,t,n))}function Ca({left:s,right:t,top:e,bottom:n,direction:i},{width:o,height:r}){
const a=(g,m)=>g==="auto"||g.percent!==0&&m===void 0?void 0:(0,v.Il)(g,m??0),[c,l,d,f]=[a(s,o),a(t,o),a(e,r),a(n,r)],h=l===void 0?void 0:-l,u=(i==="rtl"?h??c:c??
h)??0,p=d??-(f??0);return u===0&&p===0?void 0:{x:u,y:p}}const Np=({color:{color:s,alpha:t}})=>{const e={fill:{paint:s,alpha:t}};return()=>e},oi=2e4,Ba=.55,Pp=.35;
function*zp(s,t,e,{styler:n,spend:i}){const{attributes:o}=s,r=(m,w)=>wt(o.get(m),w,e.em)??0,a={x:r("x",e.width),y:r("y",e.height),width:r("width",e.width),height:r(
"height",e.height),across:0,down:.5},c=Dp(s,t,n,a),l=new Gp(n,i,c.width);yield*l.read(s,t);const{lines:d}=l;d.at(-1).length===0&&d.pop();const f=$p(d);let h=c.y+
(c.height-f.reduce((m,w)=>m+w,0))*c.down;const u=Math.min((0,U.Kf)(d.map(Fp)),c.width),p=c.x+(c.width-u)*c.across,g=[];for(const[m,w]of d.entries()){yield oi;const[
b]=w;if(!b){h+=f[m];continue}const{textAlign:y,fontSize:x}=b.style,M=y==="center"?"middle":y==="right"||y==="end"?"end":"start",S=M==="middle"?.5:M==="end"?1:0,
T=c.across>0?p+u*S:c.x+c.width*S;for(const[A,{text:P,style:j,isApart:Y}]of w.entries()){const Q=A===0?{x:T,y:h+f[m]/2+Pp*x}:{x:void 0,y:void 0},it={...j,drawn:{
...j.drawn,anchor:M}};g.push({text:A>0&&Y?` ${P}`:P,style:it,paintIn:Np(j),...Q,dx:0,dy:0})}h+=f[m]}return g}function Dp(s,t,e,n){const[i,...o]=(0,B.ZE)(s);if(!i?.
isHtml||o.length>0)return n;const{style:r}=e.styleOf(i,t,void 0);if(r.display!=="flex"||r.flexDirection!=="row")return n;const{width:a}=n,[c,l]=[D(r.marginLeft,
a),D(r.marginTop,a)],[d,f]=[(0,v.Il)(r.paddingLeft,a),(0,v.Il)(r.paddingTop,a)],h=a-c-d-D(r.marginRight,a)-(0,v.Il)(r.paddingRight,a);return{x:n.x+c+d,y:n.y+l+f,
width:typeof r.width=="object"?(0,v.Il)(r.width,a):h,height:typeof r.height=="object"?(0,v.Il)(r.height,n.height):0,across:Wa[r.justifyContent]??0,down:typeof r.
height=="object"?Wa[r.alignItems]??0:0}}function $p(s){const t=[];for(const e of s)t.push(e.length===0?t.at(-1)??0:(0,U.Kf)(e.map(({style:n})=>ps(n))));return t}
const Wa={center:.5,"flex-end":1,end:1},Fp=s=>s.reduce((t,{text:e,style:n,isApart:i})=>t+(e.length+(i?1:0))*Ba*n.fontSize,0);class Gp{styler;spend;room;lines=[[]];width=0;count=0;isApart=!1;constructor(t,e,n){
this.styler=t,this.spend=e,this.room=n}*read(t,e){for(const n of t.children)if(yield oi,this.spend(0),n.kind==="text")yield*this.words(n,e.style);else if(n.name===
"br")this.end(!0);else if(n.isHtml){const i=this.styler.styleOf(n,e,void 0);if(i.style.display==="none")continue;const o=!i.style.display.startsWith("inline");o&&
this.end(),yield*this.read(n,i),o&&this.end()}}*words({value:t},e){if(e.visibility!=="visible")return;const n=e.whiteSpace!=="nowrap"&&e.whiteSpace!=="pre";for(const i of t.
match(/\s+|\S+/g)??[]){if(/^\s/.test(i)){this.isApart=!0;continue}this.spend(i.length),++this.count%50===0&&(yield 50*oi);const o=(i.length+(this.isApart?1:0))*
Ba*e.fontSize;n&&this.width>0&&this.width+o>Math.max(this.room,e.fontSize)*1.1&&this.end(),this.lines.at(-1).push({text:i,style:e,isApart:this.isApart}),this.width+=
o,this.isApart=!1}}end(t=!1){(t||this.lines.at(-1).length>0)&&this.lines.push([]),[this.width,this.isApart]=[0,!1]}}const Hp=10,ri=({name:s})=>s==="linearGradie\
nt"||s==="radialGradient";function _a(s,t,e){const n=[s];for(;n.length<Hp;){const i=t((0,B.Ci)(n.at(-1)));if(!i||n.includes(i)||!e(i))break;n.push(i)}return n}function jp(s,t,{
box:e,room:n,measures:i}){const o=J=>{for(const{attributes:nt}of s)if(nt.has(J))return nt.get(J)},r=o("gradientUnits")!=="userSpaceOnUse",[a,c,l,d]=e;if(l-a<=0&&
r||d-c<=0&&r)return;const f=Be(o("gradientTransform"))??Kp,h=r?(0,X.lw)(f,[l-a,0,0,d-c,a,c]):f,[u,p,g,m]=h;if(!(Math.abs(u*m-p*g)>1e-12))return;const w=r?{width:1,
height:1}:i,b=(J,nt,xt)=>wt(o(J)??nt,xt,i.em)??0,y=(J,nt)=>b(J,nt,w.width),x=(J,nt)=>b(J,nt,w.height),M=(0,X.zl)((0,X.DI)(h),(0,X.XM)(e,n));if(s[0].name==="line\
arGradient"){const[J,nt,xt,Ft]=[y("x1","0%"),x("y1","0%"),y("x2","100%"),x("y2","0%")],[Kt,St]=[xt-J,Ft-nt],ds=Kt*Kt+St*St,fs=Na(M).map(([TS,IS])=>((TS-J)*Kt+(IS-
nt)*St)/ds),hs=Pa(t,o("spreadMethod"),(0,U.YG)(fs),(0,U.Kf)(fs)),{from:ve,to:Ef}=hs,vS=[J+ve*Kt,nt+ve*St,J+Ef*Kt,nt+Ef*St];return za(vS,h,hs.stops,M)}const[S,T]=[
y("cx","50%"),x("cy","50%")],A=b("r","50%",Math.hypot(w.width,w.height)/Math.SQRT2),[P,j]=[o("fx")===void 0?S:y("fx","50%"),o("fy")===void 0?T:x("fy","50%")];if(!(A>
0))return;const Y=Math.min(Math.max(b("fr","0%",Math.hypot(w.width,w.height)/Math.SQRT2),0),A),Q=P===S&&j===T&&Y===0?o("spreadMethod"):void 0,it=(0,U.Kf)(Na(M).
map(([J,nt])=>Math.hypot(J-S,nt-T)))/A,yt=Pa(t,Q,0,it);return za([P,j,Y,S,T,A*yt.to],h,yt.stops,M)}const Na=([s,t,e,n])=>[[s,t],[e,t],[s,n],[e,n]],Up=2e3;function Pa(s,t,e,n){
const i={from:0,to:1,stops:s};if(t!=="repeat"&&t!=="reflect")return i;const[o,r]=[Math.min(Math.floor(e),0),Math.max(Math.ceil(n),1)],a=r-o;if(!(a*s.length<=Up))
return i;const c=s.map(d=>({...d,at:1-d.at})).reverse(),l=[];for(let d=o;d<r;d++)for(const f of t==="reflect"&&d%2!==0?c:s)l.push({...f,at:(d-o+f.at)/a});return{
from:o,to:r,stops:l}}const An=1e3,Kp=[1,0,0,1,0,0],za=(s,t,e,n)=>({coordinates:s.map(i=>i*An),matrix:(0,X.lw)([1/An,0,0,1/An,0,0],t),stops:e,box:n.map(i=>i*An)}),
Yp=1e-6,Xp=256,Vp=({fill:s,stroke:t})=>(s&&"stops"in s.paint?s.paint.stops.length:0)+(t&&"stops"in t.color?t.color.stops.length:0);class Zp{styler;find;leaveOut;gradients=new Map;constructor(t,e,n){
this.styler=t,this.find=e,this.leaveOut=n}make(t,{style:e},n){const{fill:i,fillOpacity:o,hasHoles:r,isStrokeUnder:a}=e.drawn,{box:c}=t,[l,d,f,h]=c,u=f>l&&h>d?this.
paintOf(i,o,e,{box:c,room:0,measures:n}):void 0,p=this.strokeOf(e,c,n);if(!(!u&&!p))return{kind:"shape",path:t.path,fill:u&&{...u,hasHoles:r},stroke:p,isStrokeUnder:a}}textPaint(t,e){
const{fill:n,fillOpacity:i,stroke:o,isStrokeUnder:r}=t.drawn;if(!(!this.colorOf(n,t)&&!this.colorOf(o,t)))return a=>({fill:this.paintOf(n,i,t,{box:a,room:0,measures:e}),
stroke:this.strokeOf(t,a,e),isStrokeUnder:r})}strokeOf({drawn:t,...e},n,i){const o=Math.hypot(i.width,i.height)/Math.SQRT2,r=(0,v.Il)(t.strokeWidth,o);if(!(r>Yp))
return;const{cap:a,join:c,miter:l,isUnscaled:d}=t,f=r*Math.max(l,Math.SQRT2)/2,h=this.paintOf(t.stroke,t.strokeOpacity,{...e,drawn:t},{box:n,room:f,measures:i});
if(!h)return;const u=t.dashes.map(m=>(0,v.Il)(m,o)),p=u.some(m=>m>0)?u.length%2===1?[...u,...u]:u:[],g=(0,v.Il)(t.dashOffset,o);return{color:h.paint,alpha:h.alpha,
width:r,cap:a,join:c,miter:l,dashes:p,dashOffset:g,isUnscaled:d}}paintOf(t,e,n,i){const o=this.gradientOf(t);if(o){const a=jp(o.chain,o.stops,i);return a&&{paint:a,
alpha:o.alpha*e}}const r=this.colorOf(t,n);return r&&{paint:r.color,alpha:r.alpha*e}}gradientOf(t){const e=typeof t=="object"&&"id"in t?this.gradient(t.id):void 0;
return e&&e.stops.length>1?e:void 0}colorOf(t,e){if(t==="none")return;if(t==="current")return e.color;if(!("id"in t))return t;const n=this.gradient(t.id);if(!n)
return this.colorOf(t.otherwise,e);const[i]=n.stops;return i&&{color:i.color,alpha:i.alpha*n.alpha}}gradient(t){if(this.gradients.has(t))return this.gradients.get(
t);const e=this.find(t);e&&!ri(e)&&this.leaveOut(e.name);const n=e&&ri(e)?this.readGradient(e):void 0;return this.gradients.set(t,n),n}readGradient(t){const e=_a(
t,this.find,ri),n=e.find(c=>(0,B.ZE)(c).some(({name:l})=>l==="stop")),i=[];for(const c of n?(0,B.ZE)(n):[]){if(c.name!=="stop"||i.length===Xp)continue;const{style:l}=this.
styler.styleOf(c,this.styler.start,void 0),d=c.attributes.get("offset")??"0",f=Math.min(Math.max(wt(d,1,16)??0,i.at(-1)?.at??0),1);i.push({at:f,color:l.stopColor.
color,alpha:l.stopColor.alpha*l.stopOpacity})}const[o,r]=[i[0],i.at(-1)];o&&o.at>0&&i.unshift({...o,at:0}),r&&r.at<1&&i.push({...r,at:1});const a=i[0]?.alpha??1;
return a===1||i.some(c=>c.alpha!==a)?{chain:e,stops:i,alpha:1}:{chain:e,stops:i.map(c=>({...c,alpha:1})),alpha:a}}}const Da=16,Jp=2e4;class qp extends Mn{turn;parts=[];starts=[];length=0;first=[
0,0];constructor(t){super(),this.turn=t}move(t,e){super.move(t,e),this.first=[t,e]}line(t,e){this.add(this.x,this.y,t,e),super.line(t,e)}curve(t,e,n,i,o,r){const a=[
this.x,this.y];let[c,l]=a;for(let d=1;d<=Da;d++){const[f,h]=(0,X.xk)(a,[t,e],[n,i],[o,r],d/Da);this.add(c,l,f,h),[c,l]=[f,h]}super.curve(t,e,n,i,o,r)}close(){this.
add(this.x,this.y,...this.first),super.close()}add(t,e,n,i){const[o,r]=(0,X.Gd)(this.turn,t,e),[a,c]=(0,X.Gd)(this.turn,n,i),l=Math.hypot(a-o,c-r);!(l>0)||this.
parts.length===Jp||(this.parts.push({x:o,y:r,angle:Math.atan2(c-r,a-o)}),this.starts.push(this.length),this.length+=l)}}function*Qp(s,t){const e=new qp(Be(s.attributes.
get("transform"))??[1,0,0,1,0,0]);yield*Tn(e,s,t);const{parts:n,starts:i,length:o}=e;return{parts:n,starts:i,length:o}}const tg=2e4,eg=40,ng=200,sg=400,ig=1e4,og=new Set(
["tspan","a","textPath"]);function*rg(s,t,e){const n=[];yield*$a(s,t,{pen:{xs:[0],y:0,dx:0,dy:0,path:void 0,isSpaced:!0},runs:n,tools:e});const o=lg(s,t.measures);
o&&n[0]&&(n[0]={...n[0],length:o});const r=n.at(-1);return r&&!r.style.whiteSpace.startsWith("pre")&&(n[n.length-1]={...r,text:r.text.trimEnd()}),n}function*$a(s,t,e){
const{styled:n,measures:i}=t,{pen:o,tools:r}=e,a=s.attributes.get("space"),c=a===void 0?t.keepsSpace===!0:a==="preserve";ag(o,s,i),s.name==="textPath"&&(yield*cg(
o,s,i,r));for(const l of s.children)if(yield tg,l.kind==="text")dg(l,c,t,e);else if(!l.isHtml&&og.has(l.name)){const d=r.styler.styleOf(l,n,void 0);if(d.style.display===
"none")continue;yield*$a(l,{styled:d,measures:{...i,em:d.style.fontSize},keepsSpace:c},e)}s.name==="textPath"&&(o.path=void 0)}function ag(s,{attributes:t},{width:e,
height:n,em:i}){const o=t.get("x");if(o!==void 0){const a=ti(o,ig),c=wt(o,e,i);s.xs=a.length>1?a:c===void 0?[]:[c]}const r=(a,c)=>wt(t.get(a),c,i);s.y=r("y",n)??
s.y,s.dx+=r("dx",e)??0,s.dy+=r("dy",n)??0}function*cg(s,t,e,{maker:n,spend:i}){const o=n.find((0,B.Ci)(t));if(!o||!ei.has(o.name))return;const{attributes:r}=o;i(
(r.get("d")??r.get("points")??"").length);const a=yield*Qp(o,e);i(a.parts.length*eg),s.path=a,s.xs=[wt(t.attributes.get("startOffset"),a.length,e.em)??0],s.y=0}
function lg({attributes:s},{width:t,em:e}){const n=wt(s.get("textLength"),t,e),i=s.get("lengthAdjust")?.trim()==="spacingAndGlyphs";return n!==void 0&&n>0?{length:n,
scales:i}:void 0}function dg({value:s},t,{styled:{style:e},measures:n},i){const{pen:o,runs:r,tools:a}=i,c=t||e.whiteSpace.startsWith("pre");let l=c?s.replace(/\s/g,
" "):s.replace(/\s+/g," ");!c&&o.isSpaced&&(l=l.replace(/^ /,""));const d=a.maker.textPaint(e,n);if(l===""||!d||e.visibility!=="visible")return;const f=e.drawn.
stroke!=="none";(f||o.path)&&a.spend(l.length*(f?sg:ng)),o.isSpaced=l.endsWith(" ");const h=(g,m)=>{r.push({text:g,style:e,paintIn:d,x:m,y:o.y,dx:o.dx,dy:o.dy,path:o.
path}),[o.y,o.dx,o.dy]=[void 0,0,0]},u=o.xs.length>1?Array.from(l):[],p=Math.min(o.xs.length,u.length);for(let g=0;g<p-1;g++)h(u[g],o.xs[g]);h(p>1?u.slice(p-1).
join(""):l,o.xs[Math.max(p-1,0)]),o.xs=o.xs.slice(Math.max(p,1))}class fg extends Mn{vertices=[];first;move(t,e){super.move(t,e),this.vertices.push(this.first={
x:t,y:e,before:void 0,after:void 0})}line(t,e){const n=[t-this.x,e-this.y];super.line(t,e),this.add(t,e,n,n,!1)}curve(t,e,n,i,o,r,a=!1){const[c,l]=[this.x,this.
y];super.curve(t,e,n,i,o,r);const d=[o-c,r-l],f=Fa([t-c,e-l],[n-c,i-l],d),h=Fa([o-n,r-i],[o-t,r-e],d);this.add(o,r,f,h,a)}close(){const{first:t}=this,e=this.vertices.
at(-1);if(super.close(),!t||!e||e===t)return;const n=[t.x-e.x,t.y-e.y];n[0]===0&&n[1]===0||this.add(t.x,t.y,n,n,!1);const o=this.vertices.at(-1);[o.after,t.before]=
[t.after,o.before]}add(t,e,n,i,o){const r=this.vertices.at(-1);r&&!this.isWithin&&(r.after=n),this.isWithin=o,o||this.vertices.push({x:t,y:e,before:i,after:void 0})}isWithin=!1}
const Fa=(...s)=>s.find(([t,e])=>t!==0||e!==0)??[1,0];function hg({before:s,after:t}){const e=([r,a])=>Math.atan2(a,r)*180/Math.PI;if(!s)return t?e(t):0;if(!t)return e(
s);const[n,i]=[e(s),e(t)],o=((i-n)%360+540)%360-180;return n+o/2}const Tt=(s,{matrix:t,clip:e,clipHasHoles:n=!1,opacity:i=1}={})=>({kind:"group",matrix:t,clip:e,
clipHasHoles:n,opacity:i,nodes:s}),ae=(s,t,e,n)=>`${[s,t,e,n].map(et._).join(" ")} re`;function ug(s,t,e,n,{lineWidth:i,em:o}){const{attributes:r}=s,a=(S,T)=>wt(
r.get(S),T,o),c={width:a("markerWidth",100)??3,height:a("markerHeight",100)??3};if(c.width<=0||c.height<=0)return;const l=we(s),d=l?Ce(l,We(s),c):ai,[f,h]=(0,X.
Gd)(d,a("refX",l?.[2]??0)??0,a("refY",l?.[3]??0)??0),u=r.get("orient")?.trim()??"0",p=u==="auto-start-reverse"&&n==="markerStart",m=(u.startsWith("auto")?hg(e)+
(p?180:0):wt(u.replace(/deg$/,""),360,1)??0)*Math.PI/180,w=r.get("markerUnits")==="userSpaceOnUse"?1:i,[b,y]=[Math.cos(m)*w,Math.sin(m)*w],x=(0,X.lw)([1,0,0,1,-f,
-h],[b,y,-y,b,e.x,e.y]),M=/^(?:visible|auto)$/.test(r.get("overflow")??"")||/overflow\s*:\s*visible/.test(r.get("style")??"");return Tt([Tt(t,{matrix:d})],{matrix:x,
clip:M?void 0:ae(0,0,c.width,c.height)})}const pg=1e4;function gg(s,t,e){const n=xt=>{for(const{attributes:Ft}of s)if(Ft.has(xt))return Ft.get(xt)},[i,o,r,a]=t,
[c,l]=[r-i,a-o],d=n("patternUnits")!=="userSpaceOnUse",f=(xt,Ft,Kt)=>(wt(n(xt),d?1:Ft,e.em)??0)*(d?Kt:1),[h,u]=[f("width",e.width,c),f("height",e.height,l)];if(!(h>
0)||!(u>0))return;const p=f("x",e.width,c)+(d?i:0),g=f("y",e.height,l)+(d?o:0),m=Be(n("patternTransform"))??ai,[w,b,y,x]=m;if(!(Math.abs(w*x-b*y)>1e-12))return;
const[M,S,T,A]=(0,X.zl)((0,X.DI)(m),t),[P,j]=[Math.floor((M-p)/h),Math.floor((S-g)/u)],[Y,Q]=[Math.ceil((T-p)/h)-P,Math.ceil((A-g)/u)-j];if(!(Y*Q<=pg))return!1;
const it=s.find(xt=>we(xt)),yt=it&&we(it),J=n("patternContentUnits")==="objectBoundingBox",nt=yt?Ce(yt,We(it),{width:h,height:u}):J?[c,0,0,l,0,0]:ai;return{matrix:m,
left:p+P*h,top:g+j*u,width:h,height:u,across:Y,down:Q,content:nt}}function mg(s,t,e){const{matrix:n,left:i,top:o,width:r,height:a,across:c,down:l,content:d}=s,f=[
Tt(t,{matrix:d})],h=ae(0,0,r,a),u=[];for(let p=0;p<l;p++)for(let g=0;g<c;g++)u.push(Tt(f,{matrix:[1,0,0,1,i+g*r,o+p*a],clip:h}));return Tt([Tt(u,{matrix:n})],e)}
const ai=[1,0,0,1,0,0],[Ga,Ha]=[.01,100];function wg([s]){if((0,k.aG)(s)==="normal"||(0,k.aG)(s)==="reset")return 1;const t=(0,K.pO)(s);if(!(t===void 0||t<0))return t===
0?1:Math.min(Math.max(t,Ga),Ha)}function ja(s,t){const e=Math.min(Math.max(s.zoom*t,Ga),Ha),n=e/s.zoom;if(n===1)return s;const{lineHeight:i,textIndent:o,underlineOffset:r}=s,
a={zoom:e,fontSize:s.fontSize*n,textIndent:{px:o.px*n,percent:o.percent},letterSpacing:s.letterSpacing*n,wordSpacing:s.wordSpacing*n,textStrokeWidth:s.textStrokeWidth*
n,borderSpacingX:s.borderSpacingX*n,borderSpacingY:s.borderSpacingY*n};return typeof i=="object"&&"px"in i&&(a.lineHeight={px:i.px*n}),r!==void 0&&(a.underlineOffset=
r*n),{...s,...a}}const bg=new Set("defs symbol clipPath linearGradient radialGradient mask pattern marker filter title desc metadata style script animate animat\
eTransform animateMotion set view cursor".split(" ")),Ua=20,Ka=100,yg=500,Ya=3e4,xg=new Set(["path","line","polyline","polygon"]),Xa={width:300,height:150};class Va{tools;readOnce=0;named=new Map;outlines=new Map;shapes;clips;texts;styler;leaveOut;contents=new Map;constructor(t,e){
this.tools=t;const{styler:n,leaveOut:i}=t;[this.styler,this.leaveOut]=[n,i];for(const a of(0,B.Ky)(e)){const c=a.attributes.get("id");c!==void 0&&!a.isHtml&&!this.
named.has(c)&&this.named.set(c,a)}const o=a=>this.named.get(a);this.shapes=new Zp(n,o,i);const r=a=>this.spend(a);this.clips=new Rp({find:o,leaveOut:i,spend:r}),
this.texts={maker:this.shapes,styler:n,spend:r}}*read(t,e){const{style:n}=e,i=(h,u)=>typeof h=="object"&&h.percent===0?h.px/n.zoom:u,o={width:i(n.width,Xa.width),
height:i(n.height,Xa.height)},r=n.zoom===1?void 0:[0,0,o.width,o.height],a=we(t)??r,c=ja(n,1/n.zoom),[,,l,d]=a??[0,0,o.width,o.height],f=yield*this.children(t,{
styled:{...e,style:c},measures:{width:l,height:d,em:c.fontSize},used:0,depth:0});return{drawing:{view:a,fit:We(t),nodes:f},size:a&&!r?void 0:o}}*children(t,e){const n=[],
i=t.name==="switch"?Ip(t):(0,B.ZE)(t);for(const o of i){const r=yield*this.element(o,e);r&&n.push(r)}return n}spend(t){const{tally:e}=this.tools;if(e.drawn+=t+Ka,
e.drawn>C.bJ)throw(0,C.iY)()}*element(t,{styled:e,measures:n,used:i,depth:o}){const{name:r}=t;if(bg.has(r)||t.isHtml)return;this.spend(0);const{matcher:a}=this.
styler,c=a.work,l=this.styler.styleOf(t,e,void 0);yield Ya+(a.work-c)*30;const{style:d}=l;if(d.display==="none")return;const f={styled:l,measures:{...n,em:d.fontSize},
used:i,depth:o+1};if(o>C.Ez)throw(0,C.DI)();if(ei.has(r))return yield*this.shape(t,f);if(r==="text"){const u=yield*rg(t,f,this.texts);return u.length===0?void 0:
yield*this.wrap(t,f,[{kind:"text",runs:u}])}if(r==="g"||r==="a"||r==="switch")return yield*this.wrap(t,f,yield*this.children(t,f));if(r==="svg")return yield*this.
view(t,t,f);if(r==="image")return yield*this.image(t,f);if(r==="use")return yield*this.use(t,f);if(this.leaveOut(r),r!=="foreignObject")return;const h=yield*zp(
t,l,f.measures,this.texts);return h.length===0?void 0:yield*this.wrap(t,f,[{kind:"text",runs:h}])}*shape(t,e){const{style:n}=e.styled;if(n.visibility!=="visible")
return;const i=yield*this.outlineOf(t,e.measures);if(i.isEmpty)return;this.spend(i.path.length);const o=[],r=yield*this.tiles(i,e);r&&o.push(r);const{drawn:a}=n,
c=r?{...e.styled,style:{...n,drawn:{...a,fill:"none"}}}:e.styled,l=this.shapes.make(i,c,e.measures);return this.spend(l?Vp(l)*yg:0),l&&o.push(l),yield*this.addMarks(
o,t,e),yield*this.wrap(t,e,o,{box:i.box})}*tiles(t,{styled:e,measures:n,used:i,depth:o}){const{fill:r,fillOpacity:a,hasHoles:c}=e.style.drawn,l=typeof r=="objec\
t"&&"id"in r?this.named.get(r.id):void 0;if(l?.name!=="pattern")return;const d=_a(l,m=>this.named.get(m),({name:m})=>m==="pattern"),f=gg(d,t.box,n),h=d.find(m=>(0,B.
ZE)(m).length>0);if(f===!1&&this.leaveOut("pattern"),!f||!h)return;const u=yield*this.contentOf(h,n,i,o);if(!u)return;const{across:p,down:g}=f;return this.spend(
(u.size+Ka)*p*g),yield p*g*500,mg(f,u.nodes,{clip:t.path,clipHasHoles:c,opacity:a})}*addMarks(t,e,{styled:n,measures:i,used:o,depth:r}){const{drawn:a}=n.style,c=[
a.markerStart,a.markerMid,a.markerEnd];if(!xg.has(e.name)||c.every(h=>h==="none"))return;const l=new fg;yield*Tn(l,e,i);const{vertices:d}=l,f=(0,v.Il)(a.strokeWidth,
Math.hypot(i.width,i.height)/Math.SQRT2);for(const[h,u]of d.entries()){const p=h===0?["markerStart"]:h<d.length-1?["markerMid"]:["markerEnd"];d.length===1&&p.push(
"markerEnd");for(const g of p){const m=this.named.get(a[g]);if(m?.name!=="marker")continue;const w=yield*this.contentOf(m,i,o,r);if(!w)continue;this.spend(w.size),
yield Ya/10;const b=ug(m,w.nodes,u,g,{lineWidth:f,em:i.em});b&&t.push(b)}}}*contentOf(t,e,n,i){if(this.contents.has(t))return this.contents.get(t);if(n>=Ua)return;
this.contents.set(t,void 0);const[o,r]=[this.tools.tally.drawn,this.readOnce],a=this.styledOf(t),c=we(t),l=c?{...e,width:c[2],height:c[3]}:e,d=yield*this.children(
t,{styled:a,measures:{...l,em:a.style.fontSize},used:n+1,depth:i+1}),f=this.tools.tally.drawn-o-(this.readOnce-r);this.readOnce+=f;const h={nodes:d,size:f};return this.
contents.set(t,h),h}styledOf(t){const e=[];for(let n=t;n&&!n.isHtml;n=n.parent)e.push(n);return e.reduceRight((n,i)=>this.styler.styleOf(i,n,void 0),this.styler.
start)}*mask(t,e,{measures:n,used:i,depth:o}){const r=this.named.get(t);if(r?.name!=="mask")return;const{attributes:a}=r,c=a.get("maskContentUnits")==="objectBo\
undingBox",l=c&&!e?void 0:yield*this.contentOf(r,n,i,o);if(!l){this.leaveOut("mask");return}this.spend(l.size);const[d,f,h,u]=e??X.gF,[p,g]=[h-d,u-f],m=Tt(l.nodes,
{matrix:c?[p,0,0,g,d,f]:void 0}),w=a.get("maskUnits")!=="userSpaceOnUse",b=(A,P,j)=>wt(a.get(A)??P,w?1:j,n.em)??0,[y,x]=[b("x","-10%",n.width),b("y","-10%",n.height)],
[M,S]=[b("width","120%",n.width),b("height","120%",n.height)],T=w?e&&ae(d+y*p,f+x*g,M*p,S*g):ae(y,x,M,S);return{isAlpha:a.get("mask-type")==="alpha",nodes:[Tt([
m],{clip:T})]}}*image(t,e){const{attributes:n}=t,{measures:i,styled:o}=e,r=(0,B.hE)(t),a=r===void 0||r===""?void 0:this.tools.imageAt(r);if(!a||o.style.visibility!==
"visible")return;const{width:c,height:l}=a.displayed,d=[wt(n.get("width"),i.width,i.em),wt(n.get("height"),i.height,i.em)],f=d[0]??(d[1]===void 0?c:d[1]*c/l),h=d[1]??
f*l/c;if(!(f>0)||!(h>0))return;const u=We(t),p=(0,X.lw)([c,0,0,-l,0,l],Ce([0,0,c,l],u,{width:f,height:h})),g=u.scaling==="slice"?ae(0,0,f,h):void 0,m=Tt([{kind:"\
image",image:a,matrix:p}],{matrix:In(t,i),clip:g});return yield*this.wrap(t,e,[m])}*outlineOf(t,e){const n=this.outlines.get(t);if(n)return n;const i=new Mn,{attributes:o}=t,
r=o.get("d")??o.get("points");return this.spend(r?.length??0),yield*Tn(i,t,e),r!==void 0&&this.outlines.set(t,i),i}*wrap(t,e,n,{inner:i,box:o}={}){const{style:r}=e.
styled,a=r.opacity*(r.filter?.opacity??1);if(n.length===0||a===0)return;const c=Og(t,r,e.measures),l=c&&i?(0,X.lw)(i,c):i??c,d=typeof r.clipPath=="string"?yield*this.
clips.read(r.clipPath,o):void 0,f=/^url\(\s*["']?#([^"')]*)/.exec(kg(t,"mask"))?.[1],h=f===void 0?void 0:yield*this.mask(f.trim(),o,e),[u]=n,{mixBlendMode:p}=r,
g=r.filter?.overlays,m=p!==void 0||g!==void 0;if(!l&&!d&&!h&&!m&&a===1&&n.length===1)return u;const w=n.length===1&&a<1&&!m?Mg(u,a):void 0;return{...Tt(w?[w]:n,
{matrix:l,clip:d?.path,clipHasHoles:d?.hasHoles??!1,opacity:w?1:a}),mask:h,blend:p,overlays:g}}*view(t,e,n){const{measures:i,styled:o}=n,r=(g,m)=>wt(t.attributes.
get(g)??e.attributes.get(g),m,i.em),[a,c]=[r("width",i.width)??i.width,r("height",i.height)??i.height];if(a<=0||c<=0)return;const l=we(e),d={...i,width:l?.[2]??
a,height:l?.[3]??c},f=yield*this.children(e,{...n,measures:d});if(f.length===0)return;const h=l&&Ce(l,We(e),{width:a,height:c}),u=o.style.overflow==="hidden"||e.
name==="symbol",p=Tt([Tt(f,{matrix:h})],{clip:u?ae(0,0,a,c):void 0});return yield*this.wrap(t,n,[p],{inner:In(t,i)})}targetOf(t){return this.named.get((0,B.Ci)(
t))}*use(t,e){const n=this.targetOf(t);if(!n||e.used>=Ua)return;const i={...e,used:e.used+1};if(n.name==="symbol"||n.name==="svg")return yield*this.view(t,n,i);
const o=yield*this.element(n,i);return o&&(yield*this.wrap(t,e,[o],{inner:In(t,e.measures)}))}}const kg=({attributes:s},t)=>s.get(t)?.trim()??"";function Og({attributes:s},{
transform:t,transformOrigin:e},n){let i=t.length===0?Be(s.get("transform")):Sg;for(const a of t)i=(0,X.lw)(a.kind==="matrix"?a.values:[1,0,0,1,a.x.px,a.y.px],i);
if(!i||e===Dt.transformOrigin)return i;const[o,r]=[(0,v.Il)(e[0],n.width),(0,v.Il)(e[1],n.height)];return(0,X.lw)((0,X.lw)([1,0,0,1,-o,-r],i),[1,0,0,1,o,r])}const Sg=[
1,0,0,1,0,0];function Mg(s,t){if(s.kind!=="shape")return;const{fill:e,stroke:n}=s;if(e&&!n&&!("stops"in e.paint))return{...s,fill:{...e,alpha:e.alpha*t}};if(n&&
!e)return{...s,stroke:{...n,alpha:n.alpha*t}}}class vg{comparisons=0;most=0;depth=0;scope;siblings=new WeakMap;ends=new WeakMap;among=new WeakMap;places=new WeakMap;get work(){
return this.comparisons}matches({compounds:t},e){this.depth===0&&(this.most=Math.min(this.comparisons+C.Hb,C.Hk)),this.depth++;const n=this.from(t,0,e);return this.
depth--,n}from(t,e,n){const i=t[e];if(!this.has(i,n))return!1;if(e+1===t.length)return!0;switch(i.combinator){case">":return n.parent!==void 0&&this.from(t,e+1,
n.parent);case" ":for(let o=n.parent;o;o=o.parent)if(this.from(t,e+1,o))return!0;return!1;case"+":{const o=this.siblingsOf(n)[n.index-1];return o!==void 0&&this.
from(t,e+1,o)}case"~":{const o=this.siblingsOf(n);for(let r=n.index-1;r>=0;r--)if(this.from(t,e+1,o[r]))return!0;return!1}default:return!0}}has({name:t,id:e,classes:n,
attributes:i,pseudos:o},r){if(++this.comparisons>this.most)throw(0,C.$)();if(t!==void 0&&t!==r.name||e!==void 0&&e!==r.attributes.get("id"))return!1;for(const a of n)
if(!r.classes.has(a))return!1;for(const a of i)if(!Tg(a,r))return!1;for(const a of o)if(!this.is(a,r))return!1;return!0}is(t,e){switch(t.kind){case"nth":{const n=t.
ofType?this.placeOfType(e):this.placeOf(e);return Ja(t.fromEnd?n.last:n.first,t.a,t.b)}case"nth-of":{const n=this.placesAmong(t,e),i=n.get(e);return i!==void 0&&
Ja(t.fromEnd?n.size-i+1:i,t.a,t.b)}case"is":return t.selectors.some(n=>this.matches(n,e));case"not":return!t.selectors.some(n=>this.matches(n,e));case"has":return t.
selectors.some(n=>this.hasRelative(n,e));case"scope":return e===this.scope;case"root":return e.parent===void 0;case"empty":return e.children.every(n=>n.kind==="\
text"&&n.value==="");case"first-node":return this.endsOf(e.parent)?.first===e;case"last-node":return this.endsOf(e.parent)?.last===e;case"link":return e.name===
"a"&&e.attributes.has("href");case"defined":return!e.isHtml||!e.name.includes("-");case"form":return jh(e,t.state);case"lang":{let n=e;for(;n&&!n.attributes.has(
"lang");)n=n.parent;const i=n?.attributes.get("lang")?.toLowerCase()??"";return i===t.language||i.startsWith(`${t.language}-`)}case"never":return!1}}hasRelative(t,e){
const n=this.scope;this.scope=e;const{compounds:i}=t,o=i.at(-2).combinator,r=i.length>2||o===" ";let a;if(o===" "||o===">")a=this.someOf(this.childrenOf(e),0,t,
r);else if(o==="~"||r)a=this.someOf(this.siblingsOf(e),e.index+1,t,r);else{const c=this.siblingsOf(e)[e.index+1];a=c!==void 0&&this.matches(t,c)}return this.scope=
n,a}someOf(t,e,n,i){for(let o=e;o<t.length;o++){const r=t[o];if(this.matches(n,r)||i&&this.someOf(this.childrenOf(r),0,n,!0))return!0}return!1}siblingsOf(t){return t.
parent?this.childrenOf(t.parent):[t]}childrenOf(t){let e=this.siblings.get(t);return e||this.siblings.set(t,e=(0,B.ZE)(t)),e}endsOf(t){if(!t)return;let e=this.ends.
get(t);return e||(e={first:t.children.find(Za),last:t.children.findLast(Za)},this.ends.set(t,e)),e}placeOf(t){return{first:t.index+1,last:this.siblingsOf(t).length-
t.index}}placesAmong(t,e){const n=e.parent??e;let i=this.among.get(t);i||this.among.set(t,i=new WeakMap);let o=i.get(n);if(o)return o;i.set(n,o=new Map);for(const r of this.
siblingsOf(e))t.selectors.some(a=>this.matches(a,r))&&o.set(r,o.size+1);return o}placeOfType(t){const e=this.places.get(t);if(e)return e;const n=this.siblingsOf(
t);this.comparisons+=n.length;const i=new Map;for(const{name:r}of n)i.set(r,(i.get(r)??0)+1);const o=new Map;for(const r of n){const a=(o.get(r.name)??0)+1;o.set(
r.name,a),this.places.set(r,{first:a,last:i.get(r.name)-a+1})}return this.places.get(t)}}const Za=s=>s.kind==="element"||/[^ \t\n\r\f]/.test(s.value);function Ja(s,t,e){
if(t===0)return s===e;const n=(s-e)/t;return n>=0&&Number.isInteger(n)}function Tg({name:s,matcher:t,value:e,ignoresCase:n},{attributes:i}){const o=i.get(s);if(o===
void 0)return!1;if(t===void 0)return!0;const[r,a]=n?[o.toLowerCase(),e.toLowerCase()]:[o,e];switch(t){case"=":return r===a;case"~=":return a!==""&&r.split(/\s+/).
includes(a);case"|=":return r===a||r.startsWith(`${a}-`);case"^=":return a!==""&&r.startsWith(a);case"$=":return a!==""&&r.endsWith(a);case"*=":return a!==""&&r.
includes(a);default:return!1}}class Ig{rules=new Map;constructor(t){for(const e of t)for(const n of Eg(e.selector.compounds[0])){const i=this.rules.get(n);i?i.push(
e):this.rules.set(n,[e])}}of({name:t,classes:e,attributes:n}){const i=n.get("id");return[t,"*",...[...e].map(r=>`.${r}`),...i===void 0?[]:[`#${i}`]].flatMap(r=>{
const a=this.rules.get(r);return a?[a]:[]})}}function Eg({id:s,classes:t,name:e,pseudos:n}){if(s!==void 0)return[`#${s}`];if(t.length>0)return[`.${t[0]}`];if(e!==
void 0)return[e];for(const i of n){if(i.kind!=="is")continue;const o=new Set(i.selectors.map(({compounds:r})=>r[0].name??"*"));if(!o.has("*"))return o}return["*"]}
const Rg={inline:"block","inline-block":"block","inline-flex":"flex","inline-grid":"grid","inline-table":"table"},Lg=s=>Rg[s]??(s.startsWith("table-")&&s!=="tab\
le-caption"?"block":s),Ag=[["borderTopStyle","borderTopWidth"],["borderRightStyle","borderRightWidth"],["borderBottomStyle","borderBottomWidth"],["borderLeftSty\
le","borderLeftWidth"],["outlineStyle","outlineWidth"],["columnRuleStyle","columnRuleWidth"]],ze=({position:s})=>s==="absolute"||s==="fixed";function qa(s,t){for(const[
r,a]of Ag)s[r]==="none"||s[r]==="hidden"?s[a]=0:s[a]>0&&(s[a]=Math.max(Math.floor(s[a]+.001),1));ze(s)&&(s.float="none");const e=t.display==="flex"||t.display===
"inline-flex"||t.display==="grid"||t.display==="inline-grid";s.display!=="none"&&s.display!=="contents"&&(s.float!=="none"||ze(s)||e)&&(s.display=s.display.startsWith(
"table-")&&!e?"block":Lg(s.display)),s.writingMode!==t.writingMode&&Bg(s,e),s.lineClamp!==void 0&&s.display.endsWith("flex")&&(s.display=s.display==="flex"?"blo\
ck":"inline-block"),s.display!=="inline"&&!e&&typeof s.height=="object"&&s.height.fills&&!ze(s)&&(s.height={px:0,percent:1});const{translate:n,rotate:i,scale:o}=s;
return n.length+i.length+o.length>0&&(s.transform=[...n,...i,...o,...s.transform]),s.overflow!=="visible"&&(s.isInScroller=s.overflow==="scroll"),s.isInScroller&&
s.whiteSpace==="pre"&&Cg(s),s.backgroundClip==="text"&&Dg(s),Pg(s,t),s}function Cg(s){s.whiteSpace="pre-wrap",s.overflowWrap==="normal"&&(s.overflowWrap="break-\
word")}function Bg(s,t){s.display==="inline"&&(s.display="inline-block"),Wg.has(s.display)&&!t&&s.width==="auto"&&s.float==="none"&&!ze(s)&&(s.width="fit-conten\
t"),s.display==="table-cell"&&(s.verticalAlign=_g[s.textAlign]??"top")}const Wg=new Set(["block","list-item","flex","grid"]),_g={center:"middle",right:"bottom",
end:"bottom"},Ng=8;function Pg(s,t){const{display:e,float:n}=s,o=n!=="none"||ze(s)||e.startsWith("inline-")||e==="table"||e==="none"?[]:t.decorations;if(s.textDecorationLine.
size===0){s.decorations=o;return}const r=[...s.textDecorationLine].map(a=>({line:a,style:s.textDecorationStyle,paint:s.textDecorationColor??s.textFillColor??s.color,
size:s.fontSize,thickness:s.textDecorationThickness,offset:s.underlineOffset??(s.isUnderlinedBelow?"under":void 0)}));s.decorations=[...o,...r].slice(-Ng)}const zg={
color:[0,0,0],alpha:1},Qa=({backgroundClip:s,backgroundImage:t})=>s==="text"&&t.length>0&&!t.some(e=>"stops"in e);function Dg(s){const t=(s.textFillColor??s.color).
alpha<1,e=t?s.backgroundImage.find(a=>"stops"in a):void 0,n=e?.stops.find(({paint:{alpha:a}})=>a>0)?.paint,{backgroundColor:i}=s,o=i&&i.alpha>0?i:void 0,r=n??o??
(Qa(s)?zg:void 0);r&&t&&(s.color={...r},s.textFillColor=void 0),s.textFill=e&&n&&e.kind!=="conic"?{gradient:e,paint:s.color}:void 0,s.backgroundColor=void 0,s.backgroundImage=
[]}class $g{characters=0;depth=0;calls=0;beginElement(){this.calls=0}addCalls(t){if(this.calls+=t,this.calls>C.AV)throw(0,C.qM)()}add(t){if(this.characters+=t,this.
characters>C.xH)throw(0,C.qM)()}inside(t){if(this.depth>=C.hH)throw(0,C._u)();this.depth++;const e=t();return this.depth--,e}}class ci{parent;replaced;registered;hasOwn=!1;own=new Map;known=new Map;open=new Set;constructor(t,e,n){
this.parent=t,this.replaced=e,this.registered=n}inside(){return new ci(this,this.replaced,this.registered)}set(t,e){this.own.set(t,e),this.registered.get(t)?.inherits===
!1&&(this.hasOwn=!0)}replaceIn(t){return this.replaced.inside(()=>this.replaceAll(t))}replaceAll(t){const e=[];for(const[i,o]of zf(t))t.slice(Math.max(i-3,0),i).
toLowerCase()==="var"&&e.push({from:i-3,end:o});this.replaced.addCalls(e.length);const n=this.replaceWithin({value:t,calls:e,next:0},0,t.length);return this.replaced.
add(Math.max(t.length,n?.length??0)),n}replaceWithin(t,e,n){const i=[];let o=0,r=e;for(let a=t.calls[t.next];a&&a.from<n;a=t.calls[t.next]){t.next++,i.push(t.value.
slice(r,a.from));const c=this.lookUp(t,a.from+4,a.end);if(c===void 0)return;if(o+=c.length,o>C.uN)throw(0,C.qM)();for(i.push(c),r=a.end+1;t.next<t.calls.length&&
t.calls[t.next].from<a.end;)t.next++}return i.push(t.value.slice(r,n)),i.join("")}lookUp(t,e,n){const i=e+Pt(t.value.slice(e,n),0,","),o=this.valueOf(t.value.slice(
e,i).trim());return o!==void 0||i>=n?o:this.replaced.inside(()=>this.replaceWithin(t,i+1,n)?.trim())}valueOf(t){const e=this.own.get(t),n=this.registered.get(t);
if(e===void 0)return n?.inherits===!1||!this.parent?n?.initial:this.parent.valueOf(t);if(this.known.has(t))return this.known.get(t);if(this.open.has(t))return;const i=e.
trim().toLowerCase();if(i==="initial"||i==="unset"&&n?.inherits===!1)return n?.initial;if(i==="inherit"||i==="unset")return this.parent?.valueOf(t);this.open.add(
t);const o=this.replaceIn(e);return this.open.delete(t),this.known.set(t,o),o}}const tc={before:"before",after:"after",marker:"marker","first-letter":"first-let\
ter","first-line":"first-line",placeholder:"placeholder","-webkit-input-placeholder":"placeholder","-webkit-progress-value":"bar","-webkit-meter-optimum-value":"\
bar","-webkit-meter-suboptimum-value":"suboptimal-bar","-webkit-meter-even-less-good-value":"worst-bar","-moz-progress-bar":"bar"},ec=s=>Object.hasOwn(tc,s)?tc[s]:
void 0,li=500;function nc(s,t,e,n){if(e!==void 0&&e.length>li)return;const i=s.map(({order:r})=>r).join(),o=t.map(({name:r,value:a})=>`${r}:${a}`).join(";");return o.
length>li?void 0:`${n??""}${i}|${o}|${e??""}`}const Fg=/\b(?:image-set|cross-fade|path|shape|xywh|sin|cos|tan|asin|acos|atan2?|pow|sqrt|hypot|log|exp|round|mod|rem|abs|sign|perspective|rotate3d|rotate[xy]|translatez|matrix3d|blur|brightness|contrast|drop-shadow|grayscale|hue-rotate|invert|saturate|sepia|target-counters?|target-text|leader|string|element)\(|\(\s{0,9}from\s|\bsubgrid\b|url\(["']?#/i,
Gg=/^(?:none|auto|normal|initial|unset|revert|inherit|horizontal-tb|mixed|sideways)$/i,di="-octavo-body-color",Hg=new Set(["color",di,"direction","font","font-f\
amily","font-size","font-style"]),jg=new Set(["font-size","color",di,"zoom"]),Ug=new Set(["color","fontSize","fontSizedBy"]),Kg=new Set(["direction","unicodeBid\
i","zoom","ownFont"]),[Yg,Xg,sc,Vg]=[0,1,2,3],fi=4,ic=2e4;class hi{sheets;page;families;ignored=new Map;matcher=new vg;index;nodes=new Map;inline=new Map;replaced=new $g;shared=new WeakMap;unknown=[];rem=16;bodyColor;work=0;declared=0;valued=0;mostValued=0;constructor(t,e,n=new Zo){
this.sheets=t,this.page=e,this.families=n,t.layers.number();for(const i of t.ignored)this.ignored.set(i,1);this.index=new Ig(t.rules)}takeWork(){const{work:t}=this;
return this.work=this.matcher.work*30+this.replaced.characters*60+this.declared*300+this.valued*200+this.sheets.rules.length*500,this.work-t}get start(){return{
style:Dt,variables:new ci(void 0,this.replaced,this.sheets.registered)}}styleOf(t,e,n){const i=this.rulesOf(t),o=[],r=new Set;for(const f of i){const{pseudoElement:h}=f.
selector;if(h===void 0)oc(o,f);else{const u=ec(h);u&&r.add(u)}}const a=(0,Oo.iw)(t,n);for(const f of a)o.push({declaration:f,tier:Xg,layer:0,specificity:0,order:0});
const c=t.attributes.get("style");if(c!==void 0)for(const f of this.declarationsOf(c))o.push({declaration:f,tier:Vg+(f.important?fi:0),layer:0,specificity:0,order:0});
const l=t.parent===void 0?void 0:nc(i,a,c),d=this.share(l,o,e,t.parent===void 0);return t.name==="body"&&(this.bodyColor??=d.style.color),t.parent===void 0&&(this.
rem=d.style.fontSize/d.style.zoom),{...d,pseudos:[...r].sort()}}pseudoStyle(t,e,n){const i=[],o=this.rulesOf(t).filter(({selector:{pseudoElement:r}})=>r!==void 0&&
ec(r)===e);for(const r of o)oc(i,r);return this.share(nc(o,[],void 0,e),i,n,!1)}styleFrom(t,e){const n=t.map((i,o)=>({declaration:i,tier:sc,layer:0,specificity:0,
order:o}));return this.apply(n,e,!1)}rulesOf(t){const e=[];for(const n of this.index.of(t))for(const i of n)this.matcher.matches(i.selector,t)&&e.push(i);return e}declarationsOf(t){
let e=this.inline.get(t);return e||(e=zt(t),this.inline.size<ic&&this.inline.set(t,e)),e}share(t,e,n,i){if(t===void 0)return this.apply(e,n,i);let o=this.shared.
get(n.style);o||this.shared.set(n.style,o=new Map);let r=o.get(t);if(r?.variables===n.variables)for(const a of r.unknown)this.ignore(a);else this.unknown=[],r={
styled:this.apply(e,n,i),variables:n.variables,unknown:this.unknown},o.set(t,r);return r.styled}ignoreHere(t){this.ignore(t),this.unknown.push(t)}ignore(t){this.
ignored.set(t,(this.ignored.get(t)??0)+1)}apply(t,e,n){if(this.declared+=t.length,t.length>C.iN)throw(0,C.F1)();this.replaced.beginElement(),this.mostValued=this.
valued+k.Zc,t.sort((d,f)=>d.tier-f.tier||d.layer-f.layer||d.specificity-f.specificity||d.order-f.order);const i=this.scopeOf(t,e),o=this.animate(t,i),r=this.zoom(
e.style,o,i),a=ne(r);for(const d of o)Hg.has(d.name)?this.set(a,d,r,i,n):d.name==="all"&&rc(a,d.value,r,!0);Gf(a,r),this.findFont(a);const{fontSize:c,fontSizedBy:l}=a;
for(const d of o){const{name:f,value:h}=d;f==="all"?rc(a,h,r,!1):!jg.has(f)&&!f.startsWith("--")&&this.set(a,d,r,i,n),f==="font"&&Object.assign(a,{fontSize:c,fontSizedBy:l})}
return this.findFont(a),Qa(a)&&this.ignoreHere("background-clip"),{style:qa(a,r),variables:i}}findFont(t){this.families.isEmpty||(t.ownFont=this.families.find(t))}zoom(t,e,n){
const i=e.findLast(({name:a})=>a==="zoom"),o=i&&ui(i.value,n),r=o===void 0?void 0:wg(this.nodesOf(o)??[]);return r===void 0?t:ja(t,r)}animate(t,e){const n=t.map(
({declaration:c})=>c),{keyframes:i}=this.sheets;if(i.size===0)return n;const o=Mh(n,i,c=>ui(c,e));if(o.length===0)return n;const r=t.findIndex(({tier:c})=>c>=fi),
a=r<0?n.length:r;return[...n.slice(0,a),...o,...n.slice(a)]}scopeOf(t,{variables:e}){const n=t.filter(({declaration:o})=>o.name.startsWith("--"));if(n.length===
0&&!e.hasOwn)return e;const i=e.inside();for(const{declaration:o}of n)i.set(o.name,o.value);return i}set(t,{name:e,value:n},i,o,r){const a=t.direction==="rtl"?sp(
e):e,c=Object.hasOwn(On,a)?On[a]:void 0;if(!c){a===di?t.color=this.bodyColor??t.color:!wa.test(a)&&!Gg.test(n.trim())&&this.ignoreHere(a);return}const l=ui(n,o);
if(l===void 0)return pi(t,c,i,"unset");const d=l.trim().toLowerCase();if(d==="inherit"||d==="initial"||d==="unset"||d==="revert"||d==="revert-layer")return pi(t,
c,i,d);const f=l.length<li?l.length:Co(l);if(this.valued+f>this.mostValued)return this.ignoreHere(a);this.valued+=f;const h=this.nodesOf(l);if(!h||h.length===0)
return;const p={...{em:t.fontSize,rem:r?t.fontSize/t.zoom:this.rem,zero:()=>Ao(t),pageWidth:this.page.width,pageHeight:this.page.height,zoom:t.zoom},parent:i,own:t},
g=c.read(h,p);!g&&Fg.test(l)&&this.ignoreHere(a),g&&Object.assign(t,g)}nodesOf(t){if(this.nodes.has(t))return this.nodes.get(t);const e=(0,k.wK)(t);return this.
nodes.size<ic&&this.nodes.set(t,e),e}}const ui=(s,t)=>/var\(/i.test(s)?t.replaceIn(s):s;function oc(s,{declarations:t,selector:{specificity:e},order:n,isUsual:i,
layer:{rank:o}}){for(const r of t){const{important:a}=r,c=(i?Yg:sc)+(a?fi:0);s.push({declaration:r,tier:c,layer:a?-o:o,specificity:e,order:n})}}const Zg=new Set(
Object.keys(hn));function pi(s,{keys:t},e,n){for(const i of t){const o=n==="inherit"||n!=="initial"&&Zg.has(i);s[i]=(o?e:Dt)[i]}}function rc(s,t,e,n){const i=t.
trim().toLowerCase();if(i!=="initial"&&i!=="unset"&&i!=="inherit")return;const o=Object.keys(Dt).filter(r=>Ug.has(r)===n&&!Kg.has(r));pi(s,{keys:o},e,i)}const Jg=`\

body, address, article, aside, blockquote, center, dd, details, dialog, dir, div, dl, dt, fieldset, figcaption, figure, footer,
form, h1, h2, h3, h4, h5, h6, header, hgroup, hr, legend, listing, main, menu, nav, ol, optgroup, p, plaintext, pre, search, section,
summary, ul, xmp, frameset, frame, iframe, video, audio, object, canvas { display: block }
head, link, meta, script, style, title, base, template, noembed, noframes, param, source, track, datalist, area, rp, [hidden],
iframe, video, audio, canvas, embed, object { display: none }
input[type="hidden" i], input[type="file" i], input[type="image" i] { display: none !important }
input, select, textarea, button { display: inline-block; font: 13.3333px sans-serif; color: #000; background-color: #fff; border: 2px inset #767676; padding: 1p\
x 2px; text-align: start; text-indent: 0; text-transform: none; letter-spacing: normal; word-spacing: normal }
input { white-space: pre-wrap }
input[type="submit" i], input[type="reset" i], input[type="button" i] { white-space: pre }
input[type="checkbox" i], input[type="radio" i] { border: 0 solid; padding: 0; background-color: transparent; box-sizing: border-box; margin: 3px 3px 0 4px }
input[type="radio" i] { margin-left: 5px }
input[type="range" i] { border: 0 solid; padding: 0; width: 129px; height: 6px; margin: 5px 2px; background-color: #efefef; border-radius: 3px; overflow: hidden\
 }
input[type="range" i]::-webkit-progress-value { background-color: #0075ff }
input[type="color" i] { width: 50px; height: 27px; padding: 1px 2px; box-sizing: border-box; background-color: #efefef }
button, input[type="submit" i], input[type="reset" i], input[type="button" i] { box-sizing: border-box; padding: 1px 6px; text-align: center; background-color: \
#efefef; border-style: outset }
textarea { font-family: monospace; padding: 2px; border-width: 1px; border-style: solid; white-space: pre-wrap }
select { padding: 0 0 0 4px; box-sizing: border-box; white-space: pre; background-color: #efefef }
select[multiple], select[size] { padding: 0; background-color: #fff }
option, optgroup { display: block; padding: 0 2px 1px }
optgroup::before { content: attr(label); display: block; font-weight: bold }
optgroup option { padding-left: 20px }
option:checked, option[selected] { background-color: #cecece }
input:disabled, textarea:disabled, select:disabled { color: #545454; border-color: #d6d6d6 }
button:disabled, input[type="submit" i]:disabled, input[type="button" i]:disabled { color: #b2b2b2; border-color: #d6d6d6 }
::placeholder { color: #757575 }
progress, meter { display: inline-block; width: 10em; height: 0.5em; margin: 0.25em 0; vertical-align: -0.2em; background-color: #efefef; border-radius: 4px; ov\
erflow: hidden; box-sizing: border-box }
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
`,qg=`
table { font-weight: normal; font-style: normal; font-variant: normal; font-size: medium; line-height: normal; white-space: normal; text-align: start; -octavo-b\
ody-color: inherit }
:is(body, td, th) { -octavo-first-margins: none }
:is(article, center, div, form, main, section):-moz-first-node { -octavo-first-margins: around }
:is(blockquote, dir, dl, h1, h2, h3, h4, h5, h6, listing, menu, ol, p, plaintext, pre, ul, xmp):-moz-first-node { -octavo-usual-margin: none }
:is(td, th) > p:-moz-last-node { margin-bottom: 0 }
`,Cn=[];class Qg{pairs=Cn;get(t){const{pairs:e}=this;for(let n=0;n<e.length;n+=2)if(e[n]===t)return e[n+1]}set(t,e){const{pairs:n}=this,i=n.indexOf(t),o=i<0?n:[
...n.slice(0,i),...n.slice(i+2)];this.pairs=o.concat([t,e])}}class rt{style;inner="blocks";children=Cn;inlines=Cn;element=null;span=ac;known=new Qg;constructor(t){
this.style=t}add(t){this.children===Cn?this.children=[t]:this.children.push(t)}get isApart(){return this.isPositioned||this.style.float!=="none"}get isPositioned(){
return this.style.position==="absolute"||this.style.position==="fixed"}}Object.assign(rt.prototype,{isLegend:!1,isOnLine:!1,isItem:!1,keepsNext:!1,isFluid:!1,widening:0});
const ac={columns:1,rows:1};async function Wt(s,t){for(;;){const{done:e,value:n}=s.next();if(e)return n;const i=t.step(n);i&&await i}}var tm=I(42973),De=I(9876),
em=I(71642);const gi=2e4;class mi{heights;most;starts=[0];found=0;constructor(t,e){this.heights=t,this.most=e}changeFrom(t,e){this.most=e,this.starts.length=Math.
min(this.starts.length,t+1),this.found=Math.min(this.found,t)}heightOf(t){return t<gi?Math.max(this.heights(t),1):this.most}startOf(t){const{starts:e}=this,n=Math.
min(t,gi);for(;e.length<=n;)e.push(e.at(-1)+this.heightOf(e.length-1));return e[n]+(t-n)*this.most}endOf(t){return this.startOf(t)+this.heightOf(t)}at(t){if(t<this.
startOf(1))return 0;if(this.startOf(this.found)<=t&&t<this.endOf(this.found))return this.found;const{starts:e}=this;for(;e.at(-1)<=t&&e.length<=gi;)this.startOf(
e.length);if(e.at(-1)<=t)return e.length-1+Math.floor((t-e.at(-1))/this.most);let[n,i]=[0,e.length-1];for(;i-n>1;){const o=n+i>>1;e[o]<=t?n=o:i=o}return this.found=
n,n}}function wi(s,t,e){const{box:n,height:i,lines:o,turn:r,children:a}=s;if(i>t)return!1;const{breakInside:c}=n.style;return c==="avoid"||c==="avoid-column"&&e||
n.inner==="image"||(r??a[0]?.turn)!==void 0||n.keepsNext&&o.length>0||cc(n.style)}const cc=({transform:s})=>s.some(({kind:t})=>t==="matrix");function nm({box:s,
height:t},e,n){const{position:i,transform:o}=s.style;if(i!=="absolute"||o.length===0)return;const r=o.reduce((d,f)=>f.kind==="matrix"?d:d+(0,v.Il)(f.y,t),0),a=n.
at(e+Bn),c=n.endOf(a)+Bn;return r<0&&e+r>n.startOf(a)-Bn&&e+t>c&&e+r+t<=c?a:void 0}const Bn=.01,Wn=s=>s==="page"||s==="left"||s==="right"?"page":s==="column"?"c\
olumn":void 0;function lc(s){let t;for(let e=s;e;[e]=e.flow==="sequence"?e.children:[]){const n=Wn(e.box.style.breakBefore);if(n==="page")return n;t??=n}return t}
function sm(s){let t;for(let e=s;e;e=e.flow==="sequence"?e.children.at(-1):void 0){const n=Wn(e.box.style.breakAfter);if(n==="page")return n;t??=n}return t}function im(s,t,e,{
orphans:n,widows:i}){const o=e-t<i?Math.max(e-i,s):t,r=s>0&&o-s<n?t:o;return r-s<n&&s===0?0:Math.max(r,s===0?0:s+1)}const om=20,rm=200;function ye(s,t,e,n=bi()){
for(let i=s,o=0;;){if(n.left--,wi(i,t,e))return o+i.height;if(i.columns)return o+Math.min(ye(i.columns.content,t,!0,n),i.height);const{lines:r,box:a,children:c}=i;
if(r.length>0){const{orphans:d,widows:f}=a.style,h=r.length<d+f&&!n.isInItem,u=r[(h?r.length:Math.min(d,r.length))-1];return o+u.y+u.height}if((i.head??i.foot)&&
c.length>1){const{head:d,foot:f}=i,h=c.find(p=>p!==d&&p.children.length>0)?.children[0],u=h?ye(h,t,e,n):0;return o+(d?d.y+d.height:0)+u+(h&&f?f.height:0)}const[
l]=c;if(!l)return o+(i.height>om?0:i.height);if(i.flow==="bands")return n.isInItem=dc(i),o+l.y+fc(lm(c),l.y,t,e,n);o+=l.y,i=l}}const bi=(s=!1)=>({left:rm,isInItem:s}),
dc=({box:s})=>s.inner==="flex"||s.inner==="grid";function fc(s,t,e,n,i){let o=0;const{isInItem:r}=i;for(const a of s){if(i.left<=0)break;i.isInItem=r;const c=Math.
max(ye(a,e,n,i),am(a,r));o=Math.max(o,a.y-t+Math.min(c,a.height)-hc(a))}return o}function am({lines:s,box:t,padding:e,border:n},i){const o=s.at(-1),{orphans:r,widows:a}=t.
style;return!o||s.length>(i?r:r+a-1)?0:o.y+o.height+e.bottom+n.bottom}function hc({box:s,lines:t,children:e,height:n,border:i,padding:o}){const{display:r,verticalAlign:a}=s.
style;if(r!=="table-cell"||a!=="middle"&&a!=="bottom")return 0;const[c,l]=[t[0]??e[0],t.at(-1)??e.at(-1)];if(!c||!l)return 0;const d=Math.max(c.y-i.top-o.top,0),
f=Math.max(n-i.bottom-o.bottom-l.y-l.height,0);return a==="middle"?Math.min(d,f):d}function cm(s,t,e,n){for(let i=s;i;[i]=i.children){const{box:o,lines:r,children:a,
flow:c,columns:l}=i;if(wi(i,t,e))return!0;if(c==="bands")return n;if(r.length>0)return r.length<o.style.orphans+o.style.widows;if(l!==void 0||a.length>1)return!1}
return!0}function uc({height:s,border:t,padding:e,contentWidth:n},i,o){const r=t.bottom+e.bottom+o;if(r<=0)return 0;const a=s-t.bottom-e.bottom-i.y-i.height,c="\
box"in i?Math.max(D(i.box.style.marginBottom,n),i.after.size,0):0;return a>c+Bn?0:Math.max(r+a,0)}function lm(s){let t=-1/0;for(const[e,{y:n,height:i}]of s.entries()){
if(t!==-1/0&&n>=t)return s.slice(0,e);t=Math.max(t,n+i)}return s}const dm=.05;function fm(s){const t=[];let e=-1/0;for(const n of[...s].sort((i,o)=>i.y-o.y)){const i=t.
at(-1);i&&(n.y<e-dm||n.height===0&&n.y<=e)?i.push(n):t.push([n]),e=Math.max(e,n.y+n.height)}return t}function hm(s,t){const{box:e,flow:n,children:i}=s,{flexDirection:o,
flexWrap:r}=e.style,a=e.inner==="flex"&&!o.startsWith("column")&&r==="nowrap";if(n!=="bands"||!(a||e.inner==="grid"))return 0;const c=pc(i);return c?uc(s,c,t):0}
function pc(s){let t=s[0];for(const e of s)e.y+e.height>t.y+t.height&&(t=e);return t}function*xe(s,t,e){yield ot/10;const n=[];for(const r of s.lines){const a=[];
for(const{laid:c}of r.atoms)a.push(yield*xe(c,t+c.x,e+r.y+c.y));n.push({line:r,top:e+r.y,atoms:a})}const[i,o]=[[],[]];for(const r of s.children)i.push(yield*xe(
r,t+r.x,e+r.y));for(const r of s.apart)o.push(yield*xe(r,t+r.x,e+r.y));return{laid:s,x:t,top:e,bottom:e+s.height,lines:(0,U.Hn)(n),children:(0,U.Hn)(i),apart:o,
repeated:[],columns:s.columns?.whole}}class um{from=[0];names=[""];set(t,e){this.from.at(-1)===t?this.names[this.names.length-1]=e:this.names.at(-1)!==e&&(this.
from.push(t),this.names.push(e))}of(t){const{from:e,names:n}=this;if(t>=e.at(-1))return n.at(-1);let[i,o]=[0,e.length-1];for(;o-i>1;){const r=i+o>>1;e[r]<=t?i=r:
o=r}return n[i]}}function*pm(s,t,e){const n=e===void 0?[]:yield*gm(s);if(n.length===0&&!(yield*mm(s)))return!1;const i=new Set(n);s.pageName=s.style.pageName,s.
widening=t(s.pageName)-t(""),s.isFluid=gc(s);const o=[s];for(let r=o.pop();r;r=o.pop()){yield ot/10;for(const a of yi(r))i.has(r)&&i.add(a),a.pageName=i.has(a)&&
e!==void 0?e:a.style.pageName,a.isFluid=r.isFluid&&gc(a),r.isFluid&&a.pageName!==r.pageName&&(a.widening=t(a.pageName)-t(r.pageName)),o.push(a)}return!0}function*gm(s){
for(let t=s;t;){const e=yi(t);let n=0;for(const{style:i}of e)if(yield ot/10,n>0&&Wn(i.breakBefore)==="page"||(n++,Wn(i.breakAfter)==="page"&&n<e.length))return e.
slice(0,n);t=e.length===1?e[0]:void 0}return[]}function*mm(s){const t=[s];for(let e=t.pop();e;e=t.pop()){if(yield ot/10,e.style.pageName!=="")return!0;(0,U.RZ)(
t,yi(e))}return!1}function*wm(s){let t=0;const e=[[s,s.style.pageName]];for(let n=e.pop();n;n=e.pop()){const[{children:i,inlines:o},r]=n;yield ot/10;const a=o.flatMap(
c=>c.kind==="atom"||c.kind==="apart"?[c.box]:[]);for(const c of[...i,...a]){const{pageName:l}=c.style;c.pageName===void 0&&l!==r&&t++,e.push([c,l])}}return t}const yi=({
inner:s,style:t,children:e})=>s==="blocks"&&t.transform.length===0?e.filter(({isApart:n})=>!n):[],gc=({inner:s,style:{width:t,maxWidth:e}})=>(s==="blocks"||s===
"lines")&&e==="none"&&(t==="auto"||typeof t=="object"&&t.px===0&&t.percent===1);function mc(s){let t;for(let e=s;e?.box.pageName!==void 0;e=e.children[0])t=e.box.
pageName;return t}function bm(s){let t;for(let e=s;e?.box.pageName!==void 0;e=e.children.at(-1))t=e.box.pageName;return t}const wc=(s,t)=>s&&(0,em.OD)(s)?[...t,
{on:()=>({})}]:t;function bc(s,t){return!s||s.length===0||t.some(({isFilter:e})=>e)?[]:[{on:()=>({overlays:s}),isFilter:!0},{on:()=>({opacity:1})}]}class xi{fragments;scale;last=0;constructor(t,e){
this.fragments=t,this.scale=e}pageAt(t){return this.fragments.at(t+.05)}wholePage(t){const{width:e,height:n}=this.sizeOf(t);return`0 0 ${e} ${n} re`}moved(t,e,n){
let i;for(const o of n){const r=o.on(t).matrix;r&&(i=i?(0,X.lw)(r,i):r)}return i?(0,X.zl)(i,e):e}rectangle(t,e,n,i,o){const[r,a]=[this.x(t,e),this.y(t,o)];return`${[
r,a,(i-e)*this.scale,(o-n)*this.scale].map(et.id).join(" ")} re`}}class ke extends xi{composition;box;most;refuse;names=new um;areas=[];settled=0;open=new Map;constructor(t,e,n,i,o){
super(new mi(r=>this.areaOf(r).height/n,e.heightOf("")/n),n),this.composition=t,this.box=e,this.most=i,this.refuse=o}pageOf(t){return t}rename(t,e){this.names.of(
t)!==e&&(this.names.set(t,e),this.areas.length=Math.min(this.areas.length,t),this.fragments.changeFrom(t,this.box.heightOf(e)/this.scale))}wideningOn(t,e){const{
box:n,names:i,scale:o}=this;return(n.widthOf(i.of(t))-n.widthOf(e))/o}sizeOf(t){return this.areaOf(t).page}snap(t,e){const n=this.fragments.startOf(t);return n+
Math.floor(e-n+.5)}x(t,e){return this.areaOf(t).left+e*this.scale}y(t,e){const{page:n,top:i}=this.areaOf(t);return n.height-i-(e-this.fragments.startOf(t))*this.
scale}sheet(t){const{sheets:e}=this.composition;if(t>=this.most)throw this.refuse(this.most);for(;e.length<=t;){const{width:n,height:i}=this.sizeOf(e.length);this.
composition.sheet(n,i)}return e[t]}draw(t,e,n,...i){const o=this.sheet(t);this.enterScopes(o,t,n),this.put(o,e,i)}put(t,e,n){t.draw(e,...n)}link(t,e,n,{target:i,
contents:o},r){this.sheet(t).link(e,this.moved(t,n,r),i,o)}*settle(t){const{sheets:e}=this.composition;for(const n=Math.min(this.pageAt(t),e.length);this.settled<
n;this.settled++)yield*this.composition.settle(e[this.settled])}close(){for(const t of this.open.keys())this.enterScopes(this.sheet(t),t,[])}areaOf(t){return this.
areas[t]??=this.box.areaOf(t,this.names.of(t))}enterScopes(t,e,n){let i=this.open.get(e);i||this.open.set(e,i=[]);let o=0;for(;o<i.length&&o<n.length&&i[o]===n[o];)
o++;for(;i.length>o;i.pop())t.leave();for(const r of n.slice(o))t.enter(r.on(e)),i.push(r)}}const yc=1e9,ym=500;function*xc(s,t){const e=[t];for(let n=e.pop();n;n=
e.pop()){yield ym;const{laid:i,top:o,bottom:r,lines:a,children:c,apart:l,columns:d}=n;if(s.y(0,o)<=0||i.box.replaced&&s.y(0,r)<0)return!1;if(i.box.style.overflow!==
"hidden"){for(const{line:f,top:h,atoms:u}of a){if(s.y(0,h+f.height/2)<0)return!1;for(const p of u)e.push(p)}for(const f of[...c,...l])e.push(f);if(d)return!1}}return!0}
class _n extends xi{around;page;start;bound=new WeakMap;constructor(t,e,n=t.fragments.startOf(e)){super(new mi(()=>yc,yc),t.scale),this.around=t,this.page=e,this.
start=n}snap(t,e){return this.around.snap(this.page,e+this.start)-this.start}pageOf(){return this.page}x(t,e){return this.around.x(this.page,e)}y(t,e){return this.
around.y(this.page,e+this.start)}sheet(){return this.around.sheet(this.page)}wideningOn(t,e){return this.around.wideningOn(this.page,e)}sizeOf(){return this.around.
sizeOf(this.page)}draw(t,e,n,...i){this.around.draw(this.page,e,this.bindAll(n),...i)}link(t,e,n,i,o){this.around.link(this.page,e,n,i,this.bindAll(o))}moved(t,e,n){
return this.around.moved(this.page,e,this.bindAll(n))}bindAll(t){return t.map(e=>{let n=this.bound.get(e);return n||this.bound.set(e,n={on:()=>e.on(this.page)}),
n})}}const xm=1,km=.5,ki=.1;function*kc(s,t,e){const{count:n}=s,i=g=>Math.floor(g/n),o=yield*Oc(s,g=>t.roomOf(i(g)).height,t.most,e),r=i(o.last),c=(s.fillsFirst||
n===1||t.depth>xm?void 0:yield*Sm(s,t,{row:r,full:o},e))??o,l=yield*vm(c,n),d=[];for(let g=0;g<=r;g++){const{top:m,height:w}=t.roomOf(g),b=g===r?c.height??l[g]:
l[g],y=t.isOpen||g===r?b??0:w,x=d.at(-1);d.push({top:t.isOpen?x?x.top+x.height:0:m,height:y})}const{content:f,fragments:h,last:u,isDivided:p}=c;return{content:f,
fragments:h,rows:d,last:u,isDivided:p}}function*Oc({content:s},t,e,n){const i=new mi(t,e),o=n(i),r=yield*o.place(s,0,0,0),a=Om(r),c=Math.max(o.pageOf(a-2*ki),0),
{excess:l,isDivided:d}=o;return{content:r,fragments:i,last:c,excess:l,isDivided:d,end:a}}function Om({lines:s,children:t,apart:e,top:n}){let i=n;for(const{line:o,
top:r}of s)i=Math.max(i,r+o.height);for(const{bottom:o}of t)i=Math.max(i,o);for(const{bottom:o,laid:r}of e)r.box.style.float!=="none"&&(i=Math.max(i,o));return i}
function*Sm(s,t,{row:e,full:n},i){const{count:o}=s,r=e*o,a=t.roomOf(e).height,c=Math.max((n.content.bottom-n.fragments.startOf(r))/o,1),l=u=>Mm(s,t,{row:e,full:n,
height:u},i);let[d,f]=[c,c],h=yield*l(c);if(h)return{...h,height:c};for(let u=20;!h&&f<a;u*=2)[d,f]=[f,Math.min(f+u,a)],h=yield*l(f);for(;h&&f-d>km;){const u=(d+
f)/2,p=yield*l(u);p?[h,f]=[p,u]:d=u}return h}function*Mm(s,t,{row:e,full:n,height:i},o){const{count:r}=s,a=e*r,l=yield*Oc(s,d=>d<a?t.roomOf(Math.floor(d/r)).height:
i,t.most,o);return l.last<a+r&&l.excess<=n.excess+ki?l:void 0}function*vm({content:s,fragments:t},e){const n=[],i=r=>{const a=t.at(r-ki),c=Math.floor(a/e);for(;n.
length<=c;)n.push(0);n[c]=Math.max(n[c],r-t.startOf(a))},o=[...s.children,...s.apart.filter(({laid:r})=>r.box.style.float!=="none")];for(const{line:r,top:a}of s.
lines)i(a+r.height);for(let r=o.pop();r;r=o.pop()){yield 1e3,i(r.bottom);for(const{line:a,top:c}of r.lines)i(c+a.height);for(const a of r.children)o.push(a)}return n}
class Tm{from=[0];shifts;constructor(t){this.shifts=[t]}at(t){let e=this.from.length-1;for(let n=0;n<e;){const i=n+e+1>>1,o=n===0&&e===this.from.length-1?e:i;this.
from[o]<=t+.001?n=o:e=o-1}return t+this.shifts[e]}move(t,e){const n=e-t;Math.abs(n-this.shifts.at(-1))<1e-4||(this.from.push(Math.max(t,this.from.at(-1))),this.
shifts.push(n))}}const It=.05,Im={count:1,depth:0};class Nn{fragments;work;within;rename;excess=0;isDivided=!1;taken=0;end=0;isInItem=!1;constructor(t,e,n=Im,i){
this.fragments=t,this.work=e,this.within=n,this.rename=i}get height(){return this.fragments.most-this.taken}endOf(t){return this.fragments.endOf(t)-this.taken}pageOf(t){
return this.fragments.at(t+It)}*place(t,e,n,i){const{end:o,isInItem:r}=this;this.end=0,this.isInItem=!1,yield ot/4,this.within.depth>0&&this.work.take();let a=n;
const c=wi(t,this.height-i,this.within.depth>0);c&&this.crosses(a,t.height)?a=this.next(a,i):this.isCutAtEnd(t,a,i,o)&&(a=this.next(a,i)),(c||t.box.inner==="ima\
ge")&&this.measure(a,t.height);const{children:l,apart:d,repeated:f}=Em(t),h={laid:t,x:e,top:a,bottom:a+t.height,lines:Rm,children:l,apart:d,repeated:f};if(t.columns)
yield*this.columns(h,i);else{const u=new Tm(a);t.lines.length>0?yield*this.lines(h,i,u,o,r):t.flow==="bands"?yield*this.bands(h,i,u,o):yield*this.sequence(h,i,u,
o,r),yield*this.apart(h,i,u)}return h}crosses(t,e){return t+e>this.endOf(this.pageOf(t))+It}isCutAtEnd(t,e,n,i){const{height:o}=t;if(t.flow!=="bands"||this.within.
depth>0||o+i>this.height-n||this.isAtStart(e,n)||!this.crosses(e,o+i))return!1;const r=hm(t,i);return r>0&&!this.crosses(e,o+i-r)}measure(t,e){this.excess=Math.
max(this.excess,t+e-this.endOf(this.pageOf(t))-It)}next(t,e){return this.fragments.startOf(this.pageOf(t)+1)+e}nextForced(t,e,n){const{count:i}=this.within;return n===
"page"&&(this.isDivided=!0),n==="column"?this.next(t,e):this.fragments.startOf((Math.floor(this.pageOf(t)/i)+1)*i)+e}isForcedNow(t,e,n){return t===void 0||t==="\
column"&&this.within.depth===0?!1:!this.isAtStart(e,n)||t==="page"&&this.pageOf(e)%this.within.count>0}isAtStart(t,e){return t-this.fragments.startOf(this.pageOf(
t))<=e+It}*columns(t,e){const{fragments:n,work:i}=this,o=t.laid.columns;!this.isAtStart(t.top,e)&&this.crosses(t.top,ye(o.content,this.height-e,!0))&&(t.top=this.
next(t.top,e));const{top:r,laid:a}=t,c=this.pageOf(r),{whole:l}=o,d=l?.rows.at(-1),f=d!==void 0&&!this.crosses(r,Math.max(a.height,d.top+d.height));if(l&&!l.isDivided&&
f)t.columns=l;else{const u=m=>{const w=m===0?r:n.startOf(c+m)+e;return{top:w-r,height:this.endOf(c+m)-w}},p=this.within.depth+1,g=m=>new Nn(m,i,{count:o.count,depth:p});
t.columns=yield*kc(o,{roomOf:u,most:this.height-e,depth:p},g),this.isDivided||=t.columns.isDivided}const h=t.columns.rows.at(-1);t.bottom=Math.max(r+h.top+h.height,
t.columns===l?r+a.height:0)}*lines(t,e,n,i,o){const{laid:r}=t,{lines:a,box:c}=r,l=a.at(-1),d=this.endOfLast(r,l,i),f=l.height+d<=this.height-e?l.height+d:l.height;
let h=0;for(let p=0;p<a.length;p++){yield 2e3;const g=a[p],m=n.at(g.y);if(!this.crosses(m,g===l?f:g.height)||this.isTall(g,e))continue;const w=im(h,p,a.length,c.
style),b=o&&w===0&&p>=c.style.orphans?p:w,y=n.at(a[b].y),x=this.isAtStart(y,e)?p:b,M=n.at(a[x].y);this.isAtStart(M,e)||(n.move(a[x].y,this.next(M,e)),h=x,p=x)}const u=[];
for(const p of a){yield 500;const g=n.at(p.y);this.isTall(p,e)||this.measure(g,p.height);const m=p.atoms.length>0?[]:Pn;let w=g+p.height;for(const{laid:b}of p.atoms){
const y=yield*this.place(b,t.x+b.x,g+b.y,e);m.push(y),w=Math.max(w,y.bottom)}w>g+p.height+It&&n.move(p.y+p.height,w),u.push({line:p,top:g,atoms:m})}t.lines=(0,U.
Hn)(u),t.bottom=n.at(r.height)}isTall({height:t},e){return t>this.height-e}endOfLast(t,e,n){return this.within.depth>0?0:uc(t,e,n)}*sequence(t,e,n,i,o){const{laid:r}=t,
{children:a,head:c,foot:l}=r;let d=e;const f=this.taken;l&&l.height<=this.height/4&&(this.taken+=l.height);const h=this.taken>f,u=a.at(-1),p=u?this.endOfLast(r,
u,i):0;for(const[g,m]of a.entries()){const w=a[g-1];m===l&&(this.taken=f);let b=n.at(m.y);const y=m===u?p:0,x=w?t.children[g-1].bottom:t.top,M=w&&(!this.isAtStart(
x,d)||x-t.children[g-1].top>It),S=w&&this.rename?mc(m):void 0,T=S!==void 0&&S!==bm(w),A=T?"page":Sc(lc(m),w&&sm(w));this.isForcedNow(A,x,d)?b=this.nextForced(x,
d,A)+Math.max(m.above??D(m.box.style.marginTop,r.contentWidth),0):M&&this.pageOf(b)>this.pageOf(x-2*It)?b=this.next(x-2*It,d):!this.isAtStart(b,d)&&this.crosses(
b,this.leastOf(m,b,d,y,o&&!w))?b=this.next(b,d):!this.isAtStart(b,d)&&this.needsNext({children:a,index:g,below:p},b,d)&&(b=this.next(b,d)),T&&this.rename(this.pageOf(
b),S),this.end=y,this.isInItem=o&&g===0;const P=yield*this.place(m,t.x+m.x,b,d);n.move(m.y,P.top),n.move(m.y+m.height,P.bottom),t.children.push(P),m===c&&c.height<=
this.height/2&&(d=e+c.height)}t.bottom=Math.max(n.at(r.height),t.top),this.taken=f,c&&d>e&&(yield*this.repeatHead(t,e)),l&&h&&(yield*this.repeatFoot(t,l,e))}needsNext({
children:t,index:e,below:n},i,o){let r=0;for(let a=e;a<t.length;a++){const c=t[a],l=a===e?0:c.y-t[a-1].y-t[a-1].height;if(!c.box.keepsNext&&!this.avoids(c.box.style.
breakAfter)&&!this.avoids(t[a+1]?.box.style.breakBefore)){if(a===e)return!1;const d=a===t.length-1&&n>0;r+=l+(d?this.leastOf(c,i+r+l,o,n):ye(c,this.height-o,this.
within.depth>0));break}r+=l+c.height}return this.crosses(i,r)&&r<=this.height-o}leastOf(t,e,n,i,o=!1){const r=this.height-n,a=this.within.depth>0,c=t.height+i,l=!this.
crosses(e,t.height);if(i>0&&c<=r&&cm(t,r,a,l))return c;const d=ye(t,r,a,bi(o));return d<=r?d:0}avoids(t){return t==="avoid"||t==="avoid-column"&&this.within.depth>
0}*repeatHead(t,e){const{head:n}=t.laid,i=t.children.find(({laid:r})=>r===n),o=(0,U.Kf)(t.children.map(({bottom:r})=>r));for(let r=this.pageOf(i.bottom-It)+1;r<=
this.pageOf(o-2*It);r++){const a=this.fragments.startOf(r)+e,c=yield*this.place(n,i.x,a,e);t.repeated.push(c)}}*repeatFoot(t,e,n){const i=t.children.find(({laid:a})=>a===
e),o=this.pageOf(i.top),r=new Map;for(const a of t.children)for(const c of a===i?[]:a.children){yield ot/10;const[l,d]=[this.pageOf(c.top),this.pageOf(c.bottom-
2*It)];for(let f=l;f<d;f++)r.set(f,this.endOf(f)-e.height);r.set(d,Math.max(r.get(d)??0,c.bottom))}for(const[a,c]of r)a<o&&t.repeated.push(yield*this.place(e,i.
x,c,n))}*bands(t,e,n,i){const{laid:o}=t,r=o.box.inner==="flex"?pc(o.children):void 0,a=this.within.depth>0,c=dc(o),l=new Map(o.children.map((f,h)=>[f,h])),d=[];
for(const f of fm(o.children)){const h=f[0].y,u=(0,U.Kf)(f.map(({y:T,height:A})=>T+A));let p=n.at(h);const g=d.length>0?f.map(lc).reduce(Sc,void 0):void 0,w=r!==
void 0&&f.includes(r)?this.endOfLast(o,r,i):0,b=f.length===1&&o.box.style.flexDirection.startsWith("column"),y=b&&w>0?this.leastOf(r,p,e,w):fc(f,h,this.height-e,
a,bi(c)),x=!b&&w>0&&!this.crosses(p,u-h)&&this.crosses(p,u-h+w);this.isForcedNow(g,p,e)?p=this.nextForced(p,e,g):!this.isAtStart(p,e)&&(x||this.crosses(p,y))&&y<=
this.height-e&&(p=this.next(p,e)),this.measure(p,Math.min(y,this.height-e)),n.move(h,p);let M=p;const S=[];for(const T of f){this.end=b?w:0,this.isInItem=c;const A=p+
T.y-h,P=this.crosses(p,u-h)?hc(T):0,j=yield*this.place(T,t.x+T.x,A-P,e);j.top+=P,S.push(j),M=Math.max(M,j.bottom+u-T.y-T.height)}for(const T of S)T.laid.y+T.laid.
height>u-It&&(T.bottom=M);for(const T of S)d.push(T);n.move(u,M)}d.sort((f,h)=>l.get(f.laid)-l.get(h.laid));for(const f of d)t.children.push(f);t.bottom=Math.max(
n.at(o.height),t.top)}*apart(t,e,n){const{laid:i}=t;for(const o of i.apart){const{position:r,top:a,bottom:c}=o.box.style,l=r==="fixed",d=l&&(a!=="auto"||c!=="au\
to"),f=o.isFromBottom?t.bottom-(i.height-o.y):n.at(o.y),h=d?t.top+o.y:f,u=this.within.depth===0?nm(o,h,this.fragments):void 0,g=l||u!==void 0?yield*xe(o,t.x+o.x,
h):yield*this.place(o,t.x+o.x,h,e);u!==void 0&&(g.onlyPage=u),t.apart.push(g),o.box.style.float!=="none"&&o.y+o.height<=i.height+It&&(t.bottom=Math.max(t.bottom,
g.bottom+i.height-o.y-o.height))}}}const Em=({children:s,apart:t,head:e,foot:n})=>({children:s.length>0?[]:Pn,apart:t.length>0?[]:Pn,repeated:e||n?[]:Pn}),Rm=[],
Pn=Object.freeze([]),Sc=(s,t)=>s==="page"||t==="page"?"page":s??t;class Oi extends xi{around;owner;scopes;columns;placed;bound=new WeakMap;constructor(t,e,n){super(
e.columns.fragments,t.scale),this.around=t,this.owner=e,this.scopes=n,this.columns=e.laid.columns,this.placed=e.columns,this.last=this.placed.last}snap(t,e){const n=this.
above(t,e);return e+this.around.snap(this.partOf(t),n)-n}pageOf(t){return this.around.pageOf(this.partOf(t))}x(t,e){return this.around.x(this.partOf(t),this.at(
t).left+e)}y(t,e){return this.around.y(this.partOf(t),this.above(t,e))}sheet(t){return this.around.sheet(this.partOf(t))}wideningOn(){return 0}sizeOf(t){return this.
around.sizeOf(this.partOf(t))}draw(t,e,n,...i){const o=[...this.scopes,...n.map(r=>this.bind(r,t))];this.around.draw(this.partOf(t),e,o,...i)}link(t,e,n,i,o){this.
around.link(this.partOf(t),e,super.moved(t,n,o),i,this.scopes)}moved(t,e,n){return this.around.moved(this.partOf(t),super.moved(t,e,n),this.scopes)}above(t,e){return this.
at(t).top+e-this.fragments.startOf(t)}partOf(t){return this.around.pageAt(this.at(t).top)}at(t){return Si(this.owner,this.columns,this.placed,t)}bind(t,e){let n=this.
bound.get(t);return n||this.bound.set(t,n=[]),n[e]??={on:()=>t.on(e)}}}function Si({x:s,top:t,laid:e},{count:n,width:i,gap:o},{rows:r},a){const c=Math.floor(a/n),
l=r[Math.min(c,r.length-1)],d=a%n,f=e.box.style.direction==="rtl";return{left:s+(f?n-1-d:d)*(i+o),top:t+l.top,height:l.height}}function Lm(s,t,e){const{style:n}=s.
laid.box,{columnRuleWidth:i,columnRuleStyle:o,columnRuleColor:r}=n,a=s.laid.columns;if(i===0)return[];const c={...Dt,color:n.color,outlineWidth:0,borderLeftWidth:i,
borderLeftStyle:o,borderLeftColor:r},l={top:0,right:0,bottom:0,left:i},d=[];for(let f=1;f<=s.columns.last;f++){if(f%a.count===0)continue;const[h,u]=[f-1,f].map(
b=>Si(s,a,s.columns,b).left),{top:p,height:g}=Si(s,a,s.columns,f),m=(Math.max(h,u)+Math.min(h,u)+a.width)/2,w={left:m-i/2,right:m+i/2,top:p,bottom:p+g};d.push({
rect:w,style:c,border:l,padding:{...l,left:0},images:void 0,opacity:t,scopes:e})}return d}const Et=[[0,0],[0,0],[0,0],[0,0]];function Mi(s,t,e){const n=[s.borderTopLeftRadius,
s.borderTopRightRadius,s.borderBottomRightRadius,s.borderBottomLeftRadius].map(([d,f])=>[(0,v.S6)(d,t),(0,v.S6)(f,e)]),[i,o,r,a]=n,l=[[t,i[0]+o[0]],[t,a[0]+r[0]],
[e,i[1]+a[1]],[e,o[1]+r[1]]].reduce((d,[f,h])=>h>f&&h>0?Math.min(d,f/h):d,1);return n.map(([d,f])=>[d*l,f*l])}const Jt=(s,{top:t,right:e,bottom:n,left:i})=>s.map(
([o,r],a)=>{const c=a===0||a===3?i:e,l=a<2?t:n;return[Math.max(o-c,0),Math.max(r-l,0)]}),Ot=({left:s,top:t,right:e,bottom:n},i)=>({left:s+i.left,top:t+i.top,right:e-
i.right,bottom:n-i.bottom});function Mc(s,t,{left:e,top:n,right:i,bottom:o}){const[r,a]=[Math.round(e),Math.round(i)],[c,l]=[s.snap(t,n),s.snap(t,o)];return{...r<
a?{left:r,right:a}:{left:e,right:i},...c<l?{top:c,bottom:l}:{top:n,bottom:o}}}const At=(s,t)=>({x:e=>s.x(t,e),y:e=>s.y(t,e)});function qt(s,t,e,n){const[i,o]=[t===
0?-1/0:s.startOf(t),s.endOf(t)],[r,a]=[Math.max(e.top,e.top<i-.05?i:e.top),Math.max(e.bottom>o+.05?o:e.bottom,e.top)];if(r===e.top&&a===e.bottom)return{rect:e,corners:n};
const[c,l]=[r===e.top,a===e.bottom],d=n.map((f,h)=>(h<2?c:l)?f:[0,0]);return{rect:{...e,top:r,bottom:a},corners:d}}const Am=(s,t,e,n)=>[(0,et.id)(s),(0,et.id)(t),
(0,et.id)(e-s),(0,et.id)(n-t),"re"].join(" ");function at({left:s,top:t,right:e,bottom:n},i,o){if(i.every(([h,u])=>h<=0||u<=0))return Am(o.x(s),o.y(n),o.x(e),o.
y(t));const r=(h,u)=>`${(0,et.id)(o.x(h))} ${(0,et.id)(o.y(u))}`,[a,c,l,d]=i,f=1-et.yQ;return[`${r(s+a[0],t)} m`,`${r(e-c[0],t)} l`,`${r(e-c[0]*f,t)} ${r(e,t+c[1]*
f)} ${r(e,t+c[1])} c`,`${r(e,n-l[1])} l`,`${r(e,n-l[1]*f)} ${r(e-l[0]*f,n)} ${r(e-l[0],n)} c`,`${r(s+d[0],n)} l`,`${r(s+d[0]*f,n)} ${r(s,n-d[1]*f)} ${r(s,n-d[1])}\
 c`,`${r(s,t+a[1])} l`,`${r(s,t+a[1]*f)} ${r(s+a[0]*f,t)} ${r(s+a[0],t)} c`,"h"].join(" ")}function Cm({left:s,top:t,right:e,bottom:n},i){const o=([r,a])=>Math.
PI/4*(3*(r+a)-Math.sqrt((3*r+a)*(r+3*a)));return i.reduce((r,a)=>r+o(a)-a[0]-a[1],2*(e-s+n-t))}const Bm=(s,{left:t,top:e,right:n,bottom:i})=>s.left>t-zn&&s.top>
e-zn&&s.right<n+zn&&s.bottom<i+zn,zn=.01;function vi(s,t,{objectFit:e,objectPosition:[n,i]}){if(e==="fill")return s;const[o,r]=[s.right-s.left,s.bottom-s.top],[
a,c]=[o/t.width,r/t.height],l=Math.min(a,c),d=e==="cover"?Math.max(a,c):e==="none"?1:e==="scale-down"?Math.min(l,1):l,[f,h]=[t.width*d,t.height*d],[u,p]=[s.left+
(0,v.S6)(n,o-f),s.top+(0,v.S6)(i,r-h)];return{left:u,top:p,right:u+f,bottom:p+h}}function Wm(s,t,e){const[n,i]=[t.right-t.left,t.bottom-t.top];switch(s.kind){case"\
polygon":return{clip:`${s.corners.map(([a,c])=>`${(0,et.id)(e.x(t.left+(0,v.S6)(a,n)))} ${(0,et.id)(e.y(t.top+(0,v.S6)(c,i)))}`).map((a,c)=>`${a} ${c===0?"m":"l"}`).
join(" ")} h`,hasHoles:s.hasHoles};case"ellipse":{const[o,r]=[(0,v.S6)(s.center[0],n),(0,v.S6)(s.center[1],i)],[a,c]=_m(s,{cx:o,cy:r,width:n,height:i}),[l,d]=[t.
left+o,t.top+r],f=Array.from({length:4},()=>[a,c]);return{clip:at({left:l-a,right:l+a,top:d-c,bottom:d+c},f,e)}}case"inset":{const[o,r,a,c]=s.sides,l={left:t.left+
(0,v.S6)(c,n),right:t.right-(0,v.S6)(r,n),top:t.top+(0,v.S6)(o,i),bottom:t.bottom-(0,v.S6)(a,i)},[d,f]=[Math.max(l.right-l.left,0),Math.max(l.bottom-l.top,0)],h=[
Math.min((0,v.S6)(s.radius,n),d/2),Math.min((0,v.S6)(s.radius,i),f/2)],u={left:l.left,top:l.top,right:l.left+d,bottom:l.top+f};return{clip:at(u,[h,h,h,h],e)}}}}
function _m({radii:s},{cx:t,cy:e,width:n,height:i}){const[o,r]=s,a=[[Math.abs(t),Math.abs(n-t)],[Math.abs(e),Math.abs(i-e)]],c=(d,f,h)=>typeof d=="object"?Math.
max((0,v.S6)(d,h),0):f.reduce((u,p)=>d==="closest-side"?Math.min(u,p):Math.max(u,p));if(r!==void 0)return[c(o,a[0],n),c(r,a[1],i)];const l=c(o,[...a[0],...a[1]],
Math.hypot(n,i)/Math.SQRT2);return[l,l]}const Nm=1e3;function Pm(s,t,e){return s.kind==="linear"?Dm(s,t,e):Fm(s,t,e)}const zm=({left:s,top:t,right:e,bottom:n},i)=>[
i.x(s),i.y(n),i.x(e),i.y(t)];function Dm(s,t,e){const[n,i]=[t.right-t.left,t.bottom-t.top],[o,r]=[(t.left+t.right)/2,(t.top+t.bottom)/2],a=$m(s.angle,n,i)*Math.
PI/180,c=Math.abs(n*Math.sin(a))+Math.abs(i*Math.cos(a)),[l,d]=[Math.sin(a)*c/2,-Math.cos(a)*c/2],{stops:f,from:h,to:u}=Ti(s,c),p=g=>[e.x(o+l*(2*g-1)),e.y(r+d*(2*
g-1))];return{coordinates:[...p(h),...p(u)],stops:f,box:zm(t,e)}}function $m(s,t,e){if(typeof s=="number")return s;const{x:n,y:i}=s;if(n===0)return i<0?0:180;if(i===
0)return n<0?270:90;const o=Math.atan2(e,t)*180/Math.PI;return n>0?i<0?o:180-o:i<0?360-o:180+o}function Fm(s,t,e){const[n,i]=[t.right-t.left,t.bottom-t.top],[o,
r]=[(0,v.S6)(s.center[0],n),(0,v.S6)(s.center[1],i)],[a,c]=Gm(s,{cx:o,cy:r,width:n,height:i}),{stops:l,from:d,to:f}=Ti(s,a),h=e.x(1)-e.x(0),u=[h,0,0,h*(c/a),e.x(
t.left+o),e.y(t.top+r)],p=2*Math.max(n,i)*Math.max(a/c,1);return{coordinates:[0,0,Math.max(d,0)*a,0,0,f*a],stops:l,matrix:u,box:[-p,-p,p,p]}}function Gm({extent:s,
isCircle:t},{cx:e,cy:n,width:i,height:o}){const r=[Math.abs(e),Math.abs(i-e)],a=[Math.abs(n),Math.abs(o-n)],c=s.startsWith("closest")?Math.min:Math.max,[l,d]=[Math.
max(c(r[0],r[1]),.01),Math.max(c(a[0],a[1]),.01)],f=s.endsWith("corner");if(t){const h=f?Math.hypot(l,d):c(l,d);return[h,h]}return f?[l*Math.SQRT2,d*Math.SQRT2]:
[l,d]}function Ti({stops:s,repeats:t},e){const n=Hm(s,e),[i,o]=[n[0],n.at(-1)],r=s.map(({paint:c},l)=>({paint:c,at:n[l]})),a=o-i;if(!t&&a>1e-4&&n.at(-2)===o)return r.
push({paint:r.at(-1).paint,at:o+a/10}),Ii(r,i,o+a/10);if(t&&a>1e-4&&a<1){const c=Math.min(Math.ceil(1/a)+1,Math.floor(Nm/r.length)),l=Array.from({length:c},(d,f)=>r.
map(({paint:h,at:u})=>({paint:h,at:u+f*a}))).flat();return Ii(l,i,i+c*a)}return Ii(r,i,a>1e-4?o:i+1e-4)}function Ii(s,t,e){const n=s.map(({paint:o,at:r})=>({...o,
at:Math.min(Math.max((r-t)/(e-t),0),1)}));return{stops:n.flatMap((o,r)=>{if(o.alpha>0)return[o];const a=[n[r-1],n[r+1]].filter(c=>c!==void 0&&c.alpha>0);return a.
length===0?[o]:a.map(c=>({...o,color:c.color}))}),from:t,to:e}}function Hm(s,t){const e=s.map(({at:o},r)=>o?t>0?(0,v.S6)(o,t)/t:0:r===0?0:r===s.length-1?1:void 0);
let n=-1/0;const i=e.map(o=>o===void 0?void 0:n=Math.max(n,o));return i.map((o,r)=>{if(o!==void 0)return o;let[a,c]=[r,r];for(;i[a]===void 0;)a--;for(;i[c]===void 0;)
c++;return i[a]+(i[c]-i[a])*(r-a)/(c-a)})}const jm=s=>({...s,stops:s.stops.map(t=>{const{alpha:e}=t.paint;return{...t,paint:{color:[e,e,e],alpha:1}}})});class Um{boxes;constructor(t){
this.boxes=t}*enter(t,e,n){const{style:i}=t.laid.box,{mixBlendMode:o,clipPath:r,filter:a}=i,c=i.opacity*(a?.opacity??1);if(e*c===0)return 0;const l=bc(a?.overlays,
n),d=l.length>0,f=o!==void 0||d||c<1&&(yield*Ym(t)),h=d?e*c:c;f&&n.push({on:()=>({opacity:h,...o!==void 0&&{blend:o}})}),typeof r=="object"&&n.push(this.shapeOf(
r,t)),i.mask&&(yield*this.mask(t,i.mask,n));for(const u of l)n.push(u);return d?1:f?e:e*c}*mask({laid:t,x:e,top:n,bottom:i},o,r){const{style:a,images:c}=t.box;if(o.
backgroundImage.every(b=>"url"in b&&!c?.has(b.url)))return;const[l,...d]=o.backgroundImage,f=l&&"stops"in l&&d.length===0?jm(l):void 0,h={isAlpha:f===void 0},u={
...a,...o,...f&&{backgroundImage:[f]},visibility:"visible",backgroundColor:void 0,backgroundClip:"border-box",backgroundClips:[],backgroundOrigin:[],borderImage:void 0,
boxShadow:[],outlineWidth:0},p={left:e,right:e+t.width,top:n,bottom:i},g={top:0,right:0,bottom:0,left:0},m=[...r,{on:()=>({making:h})}],w=t.box.isFluid?t.box.pageName:
void 0;yield*this.boxes.paint({rect:p,style:u,border:g,padding:g,images:c,opacity:1,scopes:m,fluidOn:w}),r.push({on:()=>({masked:h})})}shapeOf(t,{laid:e,x:n,top:i,
bottom:o}){const r={left:n,top:i,right:n+e.width,bottom:o};return{on:a=>Wm(t,r,this.boxes.points(a))}}}const Km=500;function*Ym(s){let t=0,e=!1;const n=[s];for(let i=n.
pop();i;i=n.pop()){yield Km;const{laid:o,lines:r,children:a,apart:c}=i;if(o.box.replaced)return!0;t+=vc(o.box.style);for(const{line:l,atoms:d}of r){e||=l.texts.
length>0;for(const{box:f}of l.inlines)t+=vc(f.style);for(const f of d)n.push(f)}if(t+Number(e)>1)return!0;for(const l of a)n.push(l);for(const l of c)n.push(l);
i.columns&&n.push(i.columns.content)}return!1}const vc=s=>+(s.backgroundColor!==void 0)+s.backgroundImage.length+s.boxShadow.length+ +(s.borderTopWidth+s.borderRightWidth+
s.borderBottomWidth+s.borderLeftWidth>0)+ +(s.borderImage?.image!==void 0)+ +(s.outlineWidth>0),Xm=.5,Vm=7;function Zm(s,t,e,{opacity:n,scopes:i,isArtifact:o}){
const{box:r,border:a,padding:c}=e.laid,{marker:l}=r;if(!l||r.style.visibility!=="visible")return;const{style:d}=l,f=Tc(e)??e.top+a.top+c.top+t.lineOf(d).above,h=s.
pageAt(f-d.fontSize/2),u=o?void 0:l.element??void 0,p=d.direction==="rtl",g=p?e.x+e.laid.width:e.x,{color:m,alpha:w}=d.color,b=l.shape&&Qm(l.shape,t.metricsOf(d).
ascent),x=((b?.text??(p?t0(l.text):l.text)).match(/ +|[^ ]+/g)??[]).map(P=>t.typefaces.word(P,b?"Regular":t.faceOf(d))),M=b?.size??d.fontSize,S=x.reduce((P,j)=>P+
j.width,0)*M/1e3,T=b?g+(p?b.away:-b.away)-S/2:p?g:g-S,A={kind:"text",x:s.x(h,T),y:s.y(h,s.snap(h,f)-(b?.rise??0)),size:M*s.scale,color:m,words:x,alpha:w*n,...l.
shape==="circle"&&{bolder:Xm*s.scale}};s.draw(h,u,i,A)}const Jm={disc:{text:"•",part:.235,more:0},circle:{text:"○",part:.792,more:1},square:{text:"▪",part:.248,
more:0}},qm=.363;function Qm(s,t){const{text:e,part:n,more:i}=Jm[s],o=Math.floor(t*2/3),r=Math.floor((o+1)/2),a=(r+i)/n,c=t-Math.floor(3*(t-o)/2)-r/2;return{text:e,
size:a,away:o+Vm-r/2,rise:c-qm*a}}function t0(s){let t=s.length;for(;t>0&&e0.includes(s[t-1]);)t--;return[...s.slice(t)].reverse().join("")+s.slice(0,t)}const e0="\
. ";function Tc(s){const[t]=s.lines;if(t)return t.top+t.line.baseline;for(const e of s.children){const n=Tc(e);if(n!==void 0)return n}}const n0="…";function s0({
texts:s,atoms:t,isCut:e=!1},n,i){if(s.reduce((a,{x:c,width:l})=>Math.max(a,c+l),0)<=n+.5&&!e||t.length>0)return;let r;for(const a of s){const c=n-i(a);if(a.x>c)
break;r={at:Math.min(a.x+i0(a,c-a.x),a.x+a.width),text:a}}return r??(s[0]&&{at:Math.max(s[0].x,0),text:s[0]})}function i0({words:s,style:t},e){let n=0;for(const{
parts:i,after:o=0}of s){for(const{glyphs:r}of i)for(const{advance:a}of r){const c=n+a*t.fontSize/1e3+t.letterSpacing;if(c>e)return n;n=c}n+=o*t.fontSize/1e3}return n}
function o0({style:s,isItem:t}){const e=s.opacity<1||s.mixBlendMode!==void 0||s.filter!==void 0;return s.position!=="static"||e||s.transform.length>0||t&&s.zIndex!==
"auto"}function Dn({style:s,isItem:t}){return(s.position!=="static"||t)&&s.zIndex!=="auto"?s.zIndex:0}function Ic({style:s,isItem:t}){const{opacity:e,mixBlendMode:n,
filter:i,transform:o,clipPath:r,mask:a,position:c,zIndex:l}=s;return e<1||n!==void 0||i||o.length>0||r!==void 0||a?!0:c==="fixed"||l!=="auto"&&(c!=="static"||t)}
const r0=500;function*a0(s){const t=[s];for(let e=t.pop();e;e=t.pop()){if(yield r0,Dn(e.box)<0)return!0;for(const n of e.children)t.push(n);for(const n of e.apart)
t.push(n);for(const{atoms:n}of e.lines)for(const{laid:i}of n)t.push(i);e.columns&&t.push(e.columns.content)}return!1}const Ec=180,c0=24;function l0(s,{left:t,top:e,
right:n,bottom:i},o){const[r,a]=[n-t,i-e],[c,l]=[t+(0,v.S6)(s.center[0],r),e+(0,v.S6)(s.center[1],a)],d=2*Math.max(Math.hypot(c-t,l-e),Math.hypot(n-c,l-e),r,a),
f=typeof s.angle=="number"?s.angle/360:0,{stops:h,from:u,to:p}=Ti(s,1),g=h.map(y=>({...y,at:u+y.at*(p-u)})),m=d0(g),w=m.every(({alpha:y})=>y===1),b=y=>{const x=2*
Math.PI*(f+y);return`${(0,et.id)(o.x(c+Math.sin(x)*d))} ${(0,et.id)(o.y(l-Math.cos(x)*d))}`};return m.map(({start:y,end:x,color:M,alpha:S})=>{const T=w?1:x,A=Math.
max(Math.ceil((T-y)*c0),1),P=Array.from({length:A+1},(Y,Q)=>b(y+(T-y)*Q/A));return{path:[`${(0,et.id)(o.x(c))} ${(0,et.id)(o.y(l))} m`,...P.map(Y=>`${Y} l`),"h"].
join(" "),color:M,alpha:S}})}function d0(s){const t=[],e=(o,r,{color:a,alpha:c})=>{const[l,d]=[Math.max(o,0),Math.min(r,1)];d-l>1e-6&&t.push({start:l,end:d,color:a,
alpha:c})},[n,i]=[s[0],s.at(-1)];e(0,n.at,n);for(const[o,r]of s.entries()){const a=s[o+1];if(!a||a.at<=0||r.at>=1)continue;const c=r.alpha===a.alpha&&r.color.every(
(d,f)=>d===a.color[f]),l=c?1:Math.min(Math.max(Math.ceil((a.at-r.at)*Ec),1),Ec);for(let d=0;d<l;d++){const f=c?0:(d+.5)/l,h=(g,m)=>g+(m-g)*f,u=r.color.map((g,m)=>h(
g,a.color[m])),p=g=>r.at+(a.at-r.at)*g/l;e(p(d),p(d+1),{color:u,alpha:h(r.alpha,a.alpha)})}}return e(i.at,1,i),t}const f0=2e4,Ei=({width:s,height:t},e,n)=>({left:e,
top:n,right:e+s,bottom:n+t});function Rc(s){if(!ba(s))return s.displayed;const{width:t,height:e,drawing:n}=s,[,,i,o]=n.view??[0,0,t??0,e??0];return t!==void 0||
e!==void 0?{width:t??e*i/o,height:e??t*o/i}:i>0&&o>0&&n.fit.scaling!=="none"?{width:i,height:o,isRatio:!0}:void 0}function Lc(s,t,e){const[n,i]=[t.right-t.left,
t.bottom-t.top],o=e?.isRatio&&typeof s!="string"&&s.every(f=>f==="auto");if(s==="cover"||s==="contain"||o){if(!e)return{width:n,height:i};const f=(s==="cover"?Math.
max:Math.min)(n/e.width,i/e.height);return{width:e.width*f,height:e.height*f}}const[r,a]=s,c=r==="auto"?void 0:(0,v.S6)(r,n),l=a==="auto"?void 0:(0,v.S6)(a,i);if(c===
void 0&&l===void 0)return e??{width:n,height:i};const d=e?e.width/e.height:void 0;return{width:c??(d===void 0?n:l*d),height:l??(d===void 0?i:c/d)}}function Ac({
start:s,size:t},e,[n,i],[o,r],a){const c=Math.floor((i-n)/t+1e-4);if(e==="no-repeat"||e==="space"&&c<2)return{starts:[s],size:t};if(e==="space"){const l=t+(i-n-
c*t)/(c-1);return{starts:Cc(n,l,o,r),size:t}}return a?{starts:[o],size:r-o}:{starts:Cc(s,t,o,r),size:t}}function h0({width:s,height:t},[e,n],{left:i,top:o,right:r,
bottom:a},c){const l=(p,g)=>g/Math.max(Math.round(g/p),1),d=e==="round"?l(s,r-i):s,f=n==="round"?l(t,a-o):t,[h,u]=[0,1].map(p=>typeof c!="string"&&c[p]==="auto");
return e==="round"&&n!=="round"&&u?{width:d,height:t*d/s}:n==="round"&&e!=="round"&&h?{width:s*f/t,height:f}:{width:d,height:f}}function Cc(s,t,e,n){const i=s-Math.
ceil((s-e)/t)*t,o=Math.min(Math.ceil((n-i)/t-1e-4),f0);return Array.from({length:Math.max(o,0)},(r,a)=>i+a*t)}const u0=3e3,p0=100,g0=300,m0=[{px:0,percent:0},{px:0,
percent:0}],w0=(s,t)=>({top:s.top+t.top,right:s.right+t.right,bottom:s.bottom+t.bottom,left:s.left+t.left}),b0=["repeat","repeat"],y0=["auto","auto"];function Bc(s,t,e){
return s==="padding-box"?t:s==="content-box"?w0(t,e):void 0}function x0({kind:s,angle:t}){if(s!=="linear")return;const e=typeof t=="object";return(e?t.x===0:t%180===
0)?"across":(e?t.y===0:t%180===90||t%180===-90)?"down":void 0}class k0{canvas;drawings;fills=new WeakMap;constructor(t,e){this.canvas=t,this.drawings=e}*paint(t,e,n){
const{style:i,rect:o,border:r,padding:a,opacity:c,scopes:l}=t,d=p=>{const g=Bc(p,r,a),[m,w]=g?[Ot(o,g),Jt(e,g)]:[o,e],b=qt(this.canvas.fragments,n,m,w);return at(
b.rect,b.corners,At(this.canvas,n))},f=d(i.backgroundClip),{backgroundColor:h,backgroundClips:u}=i;h&&h.alpha>0&&this.canvas.draw(n,void 0,l,{kind:"shape",path:f,
fill:h.color,alpha:h.alpha*c});for(let p=i.backgroundImage.length-1;p>=0;p--)yield*this.layer(t,p,u.length>1?d(u[p%u.length]):f,n)}*layer(t,e,n,i){const{style:o,
rect:r,border:a,padding:c,images:l,scopes:d}=t,f=o.backgroundImage[e],h="url"in f?l?.get(f.url):void 0;if("url"in f&&!h)return;const u=(J,nt)=>J.length===0?nt:J[e%
J.length],p=Bc(u(o.backgroundOrigin,"padding-box"),a,c),g=p?Ot(r,p):r,m=u(o.backgroundRepeat,b0),w=u(o.backgroundSize,y0),b=h0(Lc(w,g,h&&Rc(h)),m,g,w);if(!(b.width>
0&&b.height>0))return;const y=u(o.backgroundPosition,m0),x=g.left+(0,v.S6)(y[0],g.right-g.left-b.width),M=g.top+(0,v.S6)(y[1],g.bottom-g.top-b.height),S=qt(this.
canvas.fragments,i,r,Et).rect,T="url"in f?void 0:f,A=T&&x0(T),[P,j]=[{start:x,size:b.width},{start:M,size:b.height}],Y=Ac(P,m[0],[g.left,g.right],[S.left,S.right],
A==="across"),Q=Ac(j,m[1],[g.top,g.bottom],[S.top,S.bottom],A==="down"),it={columns:Y.starts,rows:Q.starts,width:Y.size,height:Q.size},yt={page:i,element:void 0,
scopes:[...d,{on:()=>({clip:n})}]};yield*this.tiled(T??h,it,t,yt,n)}*tiled(t,e,n,i,o){const r="stops"in t?t:void 0;if(r&&r.kind!=="conic")return yield*this.shades(
r,e,n,i,o);if(!r&&!ba(t))return yield*this.pictures(t,e,i);const a=At(this.canvas,i.page);for(const c of e.rows)for(const l of e.columns){const d=Ei(e,l,c);r?yield*this.
wedges(r,d,n,i):yield*this.drawings.repeat(t,d,a,i,n.opacity)}}*repeat(t,{columns:e,rows:n},{page:i,scopes:o}){const r=At(this.canvas,i);if(e.length*n.length===
1)return this.canvas.draw(i,void 0,o,t);this.drawings.countTiles(e.length*n.length);const[a,c]=[r.x(e[0]),r.y(n[0])],l=e.map(d=>r.x(d)-a);for(const d of n)yield p0*
e.length,this.canvas.draw(i,void 0,o,{kind:"tiles",tile:t,across:l,up:r.y(d)-c})}*pictures(t,e,n){if(e.columns.length===0||e.rows.length===0)return;const i=At(this.
canvas,n.page),o=Ei(e,e.columns[0],e.rows[0]),r=(0,X.lw)(t.upright,[i.x(o.right)-i.x(o.left),0,0,i.y(o.top)-i.y(o.bottom),i.x(o.left),i.y(o.bottom)]);yield*this.
repeat({kind:"image",name:this.canvas.sheet(n.page).image(t),matrix:r},e,n)}*wedges(t,e,{opacity:n},{page:i,scopes:o}){const r=At(this.canvas,i),a=[...o,{on:()=>({
clip:at(e,Et,r)})}];for(const{path:c,color:l,alpha:d}of this.drawings.counted(l0(t,e,r)))yield u0,this.canvas.draw(i,void 0,a,{kind:"shape",path:c,fill:l,alpha:d*
n})}*fillOf(t,e,n,i){const o=[i,e.left,e.top,e.right,e.bottom,n].join(),r=this.fills.get(t);if(r?.key===o)return r.fill;const a=Pm(t,e,At(this.canvas,i)),{stops:c}=a;
this.drawings.countTiles(c.length),yield c.length*g0;const l=n<1?{...a,stops:c.map(d=>({...d,alpha:d.alpha*n}))}:a;return this.fills.set(t,{key:o,fill:l}),l}*shades(t,e,n,i,o){
if(e.columns.length===0||e.rows.length===0)return;const{rect:r,border:a,opacity:c,scopes:l}=n,d=Ei(e,e.columns[0],e.rows[0]),f=At(this.canvas,i.page),h=yield*this.
fillOf(t,d,c,i.page),u=Ot(r,a),p=d.left<=u.left&&d.right>=u.right,g=d.top<=u.top&&d.bottom>=u.bottom;p&&g&&e.columns.length*e.rows.length===1?this.canvas.draw(i.
page,void 0,l,{kind:"shape",path:o,fill:h}):yield*this.repeat({kind:"shape",path:at(d,Et,f),fill:h},e,i)}}const O0=1e3,S0=20,M0=2e3;class v0{canvas;backgrounds;drawings;constructor(t,e,n){
this.canvas=t,this.backgrounds=e,this.drawings=n}*paint(t,e){const{style:n,images:i,rect:o,border:r}=t,{borderImage:a}=n,c=a?.image,l=c&&("url"in c?i?.get(c.url):
c);if(!a||!l)return!1;const d=[r.top,r.right,r.bottom,r.left],f=a.outset.map((A,P)=>Nc(A,0,d[P])),[h,u,p,g]=f,m=Ot(o,{top:-h,right:-u,bottom:-p,left:-g}),w="sto\
ps"in l?void 0:Rc(l),b=Lc(["auto","auto"],m,w);if(b.width<=0||b.height<=0)return!0;const y=qt(this.canvas.fragments,e,m,Et).rect,x=at(y,Et,At(this.canvas,e)),M=[
...t.scopes,{on:()=>({clip:x})}],[S,T]=T0(a,m,b,d);for(const[A,P]of T.entries())for(const[j,Y]of S.entries()){if(A===1&&j===1&&!a.isFilled)continue;const Q={...b,
left:m.left,top:m.top},[it,yt]=a.repeat,J=j===1?Pc(Y,_c(A===1?[T[0],T[2]]:[P]),it):Wc(Y),nt=A===1?Pc(P,_c(j===1?[S[0],S[2]]:[Y]),yt):Wc(P);yield*this.part(l,Q,[
Y,P],[J,nt],{...t,scopes:M},e)}return!0}*part(t,{left:e,top:n,width:i,height:o},[r,a],[c,l],d,f){if(Math.min(r.size,a.size,r.length,a.length)<=0)return;const h=At(
this.canvas,f),u=at({left:e,top:n,right:e+i,bottom:n+o},Et,h),p=at({left:r.to,top:a.to,right:r.to+r.length,bottom:a.to+a.length},Et,h),g=[...d.scopes,{on:()=>({
clip:p})}],m={columns:[e],rows:[n],width:i,height:o};this.drawings.countTiles(S0*l.starts.length*c.starts.length);for(const w of l.starts)for(const b of c.starts){
yield M0;const y={left:b,top:w,right:b+c.length,bottom:w+l.length},x=at(y,Et,h),[M,S]=[c.length/r.size,l.length/a.size],T=[M,0,0,S,h.x(b)-M*h.x(e+r.from),h.y(w)-
S*h.y(n+a.from)],A=[...g,{on:()=>({clip:x})},{on:()=>({matrix:T})}],P={page:f,element:void 0,scopes:A};yield*this.backgrounds.tiled(t,m,{...d,scopes:A},P,u)}}}const Wc=({
to:s,length:t})=>({starts:[s],length:t});function _c(s){const t=s.find(({size:e,length:n})=>e>0&&n>0);return t?t.length/t.size:1}function T0({slice:s,width:t},e,n,i){
const[o,r]=[e.right-e.left,e.bottom-e.top],a=[n.height,n.width,n.height,n.width],c=s.map((m,w)=>Math.min(Math.max((0,v.S6)(m,a[w]),0),a[w])),l=t.map((m,w)=>m===
"auto"?c[w]:Nc(m,w%2===0?r:o,i[w])),d=Math.min(1,o/(l[1]+l[3]),r/(l[0]+l[2])),[f,h,u,p]=l.map(m=>m*d),g=(m,w,b,y,x,M,S)=>[{from:0,size:w,to:y,length:M},{from:w,
size:m-w-b,to:y+M,length:x-M-S},{from:m-b,size:b,to:y+x-S,length:S}];return[g(n.width,c[3],c[1],e.left,o,p,h),g(n.height,c[0],c[2],e.top,r,f,u)]}const Nc=(s,t,e)=>"\
times"in s?s.times*e:(0,v.S6)(s,t);function Pc({size:s,to:t,length:e},n,i){const o=s*n;if(i==="stretch"||o<=e/O0)return{starts:[t],length:e};if(i==="round"){const c=Math.
max(Math.round(e/o),1);return{starts:Array.from({length:c},(l,d)=>t+d*e/c),length:e/c}}if(i==="space"){const c=Math.floor(e/o+1e-4),l=(e-c*o)/(c+1);return{starts:Array.
from({length:c},(d,f)=>t+l+f*(o+l)),length:o}}const r=Math.ceil((e/o-1)/2-1e-4),a=t+e/2-o/2-Math.max(r,0)*o;return{starts:Array.from({length:2*Math.max(r,0)+1},
(c,l)=>a+l*o),length:o}}const I0=.33,E0=.13;function R0([s,t,e],n){const i=Math.max(s,t,e);return i===0?[n,n,n]:[s*n/i,t*n/i,e*n/i]}function L0(s){const[t,e,n]=s,
i=Math.max(t,e,n),o=r=>R0(s,Math.min(Math.max(i+r*I0,0),1));return i<E0?{dark:o(1),light:o(2)}:{dark:o(-1),light:o(1)}}function zc(s,t){const{x:e,y:n,unit:i,ascent:o,
width:r,opacity:a,least:c}=t;return s.map((l,d)=>{const{color:f,alpha:h}=t.paint??l.paint,{thickness:u=l.size/10}=l,p=l.style==="solid"||l.style==="double",g=t.
isWhole?Math.max(p?Math.floor(u):Math.round(u),1):u,m=Math.max(g*i,c),w=N0(l,o,g)-(t.drops?.[d]??0),b=n+w*i-m,{line:y,style:x}=l;return{line:y,x:e,y:b,width:r,thick:m,
unit:i,style:x,color:f,alpha:h*a}})}const A0=({line:s})=>s!=="line-through",C0=({y:s,thick:t,unit:e,style:n})=>[n==="double"?s-t-e:s,s+t];function Dc(s,t=[]){const e={
under:[],over:[]};for(const[n,i]of s.entries())for(const o of W0(i,t[n]??[]))(0,U.RZ)(i.line==="line-through"?e.over:e.under,P0(o));return e}const B0=.1;function W0(s,t){
const e=[],n=s.x+s.width;let i=s.x;const o=r=>{r-i>B0*s.thick&&e.push({...s,x:i,width:r-i})};for(const[r,a]of[...t].sort((c,l)=>c[0]-l[0]))o(Math.min(r-s.thick,
n)),i=Math.max(i,a+s.thick);return o(n),e}const _0=.215;function N0({line:s,size:t,thickness:e=t/10,offset:n},i,o){return s==="line-through"?i*t/3+o/2:s==="over\
line"?i*t+o:n===void 0?-Math.max(Math.ceil(e/2),1):n==="under"?-_0*t:-n}const $c=3;function Fc(s,t,e){const n=Math.floor((e+t)/(s+t)),o=[n,n+1].map(r=>(e-r*s)/(r-
1)).filter(r=>r>0&&Number.isFinite(r));return o.sort((r,a)=>Math.abs(r-t)-Math.abs(a-t)),o[0]??t}function P0({x:s,y:t,width:e,thick:n,unit:i,style:o,color:r,alpha:a}){
if(o==="wavy")return[D0(s,t-n/2,e,n,r,a)];const c=(d,f,h)=>`${d.toFixed(3)} ${f.toFixed(3)} ${h.toFixed(3)} ${n.toFixed(3)} re`;if(o==="dotted"||o==="dashed"){const d=o===
"dotted"?n:n*(n<$c*i?3:2),f=d+Fc(d,o==="dotted"||n>=$c*i?n:2*n,e),h=[];for(let u=0;u<e&&h.length<1e3;u+=f)h.push(c(s+u,t,Math.min(d,e-u)));return[{kind:"shape",
path:h.join(" "),fill:r,alpha:a}]}return[{kind:"shape",path:o==="double"?`${c(s,t,e)} ${c(s,t-n-i,e)}`:c(s,t,e),fill:r,alpha:a}]}const Gc=1.5,z0=1e3;function D0(s,t,e,n,i,o){
const r=Math.min(Math.max(Math.round(e/(4*Math.max(n,Gc))),1),z0),a=e/r/2,c=3*Math.max(n,Gc),l=[`${(0,et.id)(s)} ${(0,et.id)(t)} m`];for(let f=0;f<r;f++){const h=s+
f*2*a,u=(0,et.id)(h+a);l.push(`${u} ${(0,et.id)(t+c)} ${u} ${(0,et.id)(t-c)} ${(0,et.id)(h+2*a)} ${(0,et.id)(t)} c`)}const d={width:n,cap:0,join:0,miter:10,dashes:[],
dashOffset:0};return{kind:"outline",path:l.join(" "),color:i,alpha:o,...d}}const $0=64,Hc=6,F0=5e4,jc=3e3;class G0{canvas;layout;constructor(t,e){this.canvas=t,
this.layout=e}stepsOf(t,e){const n=H0(t,e,this.layout.shadowLayers<F0?$0:Hc);return this.layout.shadowLayers+=n.length,n}*outside({style:t,rect:e,opacity:n,scopes:i},o,r){
for(const a of[...t.boxShadow].reverse()){const{blur:c,spread:l,paint:d,isInset:f}=a;if(f)continue;const{color:h,alpha:u}=d??t.color,p=this.stepsOf(c,u*n);if(yield p.
length*jc,u*n<=0)continue;const g=At(this.canvas,r),m=qt(this.canvas.fragments,r,e,o),w=at(m.rect,m.corners,g),b={on:()=>({clip:`${this.canvas.wholePage(r)} ${w}`,
hasHoles:!0})},y=Kc({rect:e,corners:o},a,l);for(const{growth:x,strength:M}of p){const S=Yc(y,x,c);if(Xc(S.rect))continue;const T=qt(this.canvas.fragments,r,S.rect,
S.corners);T.rect.bottom<=T.rect.top||this.canvas.draw(r,void 0,[...i,b],{kind:"shape",path:at(T.rect,T.corners,g),fill:h,alpha:M})}}}*inside({style:t,rect:e,border:n,
opacity:i,scopes:o},r,a){for(const c of[...t.boxShadow].reverse()){const{blur:l,spread:d,paint:f,isInset:h}=c;if(!h)continue;const{color:u,alpha:p}=f??t.color,g=this.
stepsOf(l,p*i);if(yield g.length*jc,p*i<=0)continue;const m=At(this.canvas,a),[w,b]=[Ot(e,n),Jt(r,n)],y=qt(this.canvas.fragments,a,w,b);if(y.rect.bottom<=y.rect.
top)continue;const x={on:()=>({clip:at(y.rect,y.corners,m)})},M=Kc({rect:w,corners:b},c,-d);for(const{growth:S,strength:T}of g){const A=Yc(M,-S,l),P=Xc(A.rect)?
"":` ${at(A.rect,A.corners,m)}`;this.canvas.draw(a,void 0,[...o,x],{kind:"shape",path:`${this.canvas.wholePage(a)}${P}`,fill:u,alpha:T,hasHoles:!0})}}}}function H0(s,t,e){
if(s<=0)return[{growth:0,strength:t}];const n=Math.min(Math.max(Math.ceil(t*e),Hc),Math.max(Math.ceil(s*1.5),2));return Array.from({length:n},(i,o)=>{const[r,a]=[
t*o/n,t*(o+1)/n];return{growth:-s/2*j0((o+.5)/n),strength:1-(1-a)/(1-r)}})}const j0=s=>4.91*(s**.14-(1-s)**.14),[U0,K0]=[.93,.6],Uc=({left:s,top:t,right:e,bottom:n},i)=>({
left:s-i,top:t-i,right:e+i,bottom:n+i});function Kc({rect:s,corners:t},{x:e,y:n},i){const o=Uc(s,i),r=a=>a>0?Math.max(a+i,0):0;return{rect:{left:o.left+e,top:o.
top+n,right:o.right+e,bottom:o.bottom+n},corners:t.map(([a,c])=>[r(a),r(c)])}}function Yc({rect:s,corners:t},e,n){const i=Uc(s,e),o=[(i.right-i.left)/2,(i.bottom-
i.top)/2],r=(a,c)=>Math.min(Math.max(a+e,Math.hypot(a,U0*n)+K0*e,0),c);return{rect:i,corners:t.map(([a,c])=>[r(a,o[0]),r(c,o[1])])}}const Xc=({left:s,top:t,right:e,
bottom:n})=>e<=s||n<=t;class Y0{canvas;shadows;backgrounds;images;textFills=new WeakMap;constructor(t,e,n){this.canvas=t,this.shadows=new G0(t,n),this.backgrounds=
new k0(t,e),this.images=new v0(t,this.backgrounds,e)}*paint(t){const{style:e,rect:n}=t;if(e.backgroundClip==="text"&&e.textFill&&this.textFills.set(e.textFill,n),
!(e.visibility==="visible")||n.right<=n.left)return;const o=e.backgroundColor!==void 0||e.backgroundImage.length>0,{border:r}=t,a=r.top+r.right+r.bottom+r.left>
0||e.borderImage?.image!==void 0;if(!o&&!a&&e.boxShadow.length===0&&e.outlineWidth===0)return;const c=Mi(e,n.right-n.left,n.bottom-n.top);for(const l of this.pagesOf(
n)){const d=this.drawnOn(l,t),f={...d,rect:Mc(this.canvas,l,d.rect)},h=e.boxShadow.length>0;h&&(yield*this.shadows.outside(f,c,l)),o&&(yield*this.backgrounds.paint(
f,c,l)),h&&(yield*this.shadows.inside(f,c,l)),a&&!(yield*this.images.paint(f,l))&&this.borders(f.gap?this.besideGap(f,f.gap,l):f,c,l),e.outlineWidth>0&&this.outlineOf(
f,l)}}*textFillOf({textFill:t,textFillColor:e,color:n},i){const o=e?e.alpha>0:t?.paint!==n&&n.alpha>0;if(!t||o)return;const r=this.textFills.get(t);return r&&(yield*this.
backgrounds.fillOf(t.gradient,r,1,i))}drawnOn(t,e){const{fluidOn:n,rect:i}=e,o=n===void 0?0:this.canvas.wideningOn(t,n);return o===0?e:{...e,rect:{...i,right:Math.
max(i.right+o,i.left)}}}besideGap(t,e,n){const i=`${this.canvas.wholePage(n)} ${at(e,Et,this.points(n))}`;return{...t,scopes:[...t.scopes,{on:()=>({clip:i,hasHoles:!0})}]}}pagesOf({
top:t,bottom:e}){const n=this.canvas.pageAt(t),i=Math.max(this.canvas.fragments.at(e-.05),n),o=Math.min(i,Math.max(this.canvas.last,n))-n+1;return Array.from({length:o},
(r,a)=>n+a)}points(t){return At(this.canvas,t)}borders(t,e,n){const{rect:i,border:o,style:r}=t,a=qt(this.canvas.fragments,n,i,e),c={...o,top:a.rect.top===i.top?
o.top:0,bottom:a.rect.bottom===i.bottom?o.bottom:0};if(i.top>=this.canvas.fragments.endOf(n))return;const l=V0(r,c),[d]=l,f=l.filter(({width:b})=>b>0),h=f.every(
({line:b,paint:y})=>b===f[0].line&&Z0(y,f[0].paint));if(f.length===0||!d)return;const{line:u,paint:p}=f[0],g=f.length===4,m=a.corners.every(([b,y])=>b<=0||y<=0);
if(h&&g&&m&&u==="solid"&&f.every(({width:b})=>b===d.width))return this.frame(t,a.rect,d,n);if(h&&g&&(u==="solid"||u==="double")){for(const{within:b,thick:y}of u===
"double"?Jc(a,c):[{within:a,thick:c}])this.ring(t,b,y,p,n);return}const w=a.corners.every(([b,y])=>b>0&&y>0);if(h&&g&&w&&(u==="dashed"||u==="dotted"))this.roundDashes(
t,a,f[0],n);else for(const b of f)this.side(t,a,c,b,n)}roundDashes({opacity:t,scopes:e},n,{width:i,line:o,paint:r},a){const c=i/2,l={top:c,right:c,bottom:c,left:c},
d=this.points(a),{scale:f}=this.canvas,h=[Ot(n.rect,l),Jt(n.corners,l)],{dash:u,gap:p}=Zc(o,i,Cm(...h),!0),g=Vc(o,i);this.canvas.draw(a,void 0,e,{kind:"outline",
path:at(...h,d),color:r.color,alpha:r.alpha*t,width:i*f,cap:g?1:0,join:0,miter:10,dashes:p<=0?[]:g?[0,(u+p)*f]:[u*f,p*f],dashOffset:0})}frame({opacity:t,scopes:e},n,{
width:i,paint:o},r){const a=i/2;this.canvas.draw(r,void 0,e,{kind:"outline",path:at(Ot(n,$e(a)),Et,this.points(r)),color:o.color,alpha:o.alpha*t,width:i*this.canvas.
scale,cap:0,join:0,miter:10,dashes:[],dashOffset:0})}ring({opacity:t,scopes:e},n,i,{color:o,alpha:r},a){const c=this.points(a),l=Ot(n.rect,i),f=l.right>l.left&&
l.bottom>l.top?` ${at(l,Jt(n.corners,i),c)}`:"",h=`${at(n.rect,n.corners,c)}${f}`;this.canvas.draw(a,void 0,e,{kind:"shape",path:h,fill:o,alpha:r*t,hasHoles:!0})}side(t,e,n,i,o){
const r=q0[i.line];if(r){const b=Ri(n,x=>x/2),y={rect:Ot(e.rect,b),corners:Jt(e.corners,b)};for(const[x,M]of r.entries())this.side(t,x===0?e:y,b,{...i,line:M},o);
return}if(i.line==="double"){for(const{within:b,thick:y}of Jc(e,n))this.side(t,b,y,{...i,line:"solid"},o);return}const{scopes:a,opacity:c}=t,l=this.points(o),d=Ot(
e.rect,n),f=e.corners.some(([b,y])=>b>0&&y>0),h=at(d,Jt(e.corners,n),l),{color:u,alpha:p}=i.paint,g=J0(i,u);if(i.line==="dashed"||i.line==="dotted")return this.
dashes(t,e.rect,i,o);const w=`${Q0(i.side,e.rect,tw(e,n)).map(([b,y],x)=>`${l.x(b).toFixed(3)} ${l.y(y).toFixed(3)} ${x===0?"m":"l"}`).join(" ")} h`;if(!f)this.
canvas.draw(o,void 0,a,{kind:"shape",path:w,fill:g,alpha:p*c});else{const b={on:()=>({clip:w})},y=`${at(e.rect,e.corners,l)} ${h}`;this.canvas.draw(o,void 0,[...a,
b],{kind:"shape",path:y,fill:g,alpha:p*c,hasHoles:!0})}}dashes({scopes:t,opacity:e},{left:n,top:i,right:o,bottom:r},{side:a,width:c,line:l,paint:d},f){const{canvas:h}=this,
u=this.points(f),p=c/2,g=a==="top"||a==="bottom",m=a==="top"?i+p:r-p,w=a==="left"?n+p:o-p,b=g?o-n:r-i;if(b<=0||c<=0)return;const{dash:y,gap:x}=Zc(l,c,b),M=Vc(l,
c)&&x>0,S=M?y/2:0,T=g?[u.x(n+S),u.y(m),u.x(o-S),u.y(m)]:[u.x(w),u.y(i+S),u.x(w),u.y(r-S)],[A,P,j,Y]=T.map(et.id),[Q,it,yt]=[c*h.scale,y*h.scale,x*h.scale],J=x<=
0||y<X0;h.draw(f,void 0,t,{kind:"outline",path:`${A} ${P} m ${j} ${Y} l`,color:d.color,alpha:d.alpha*e,width:Q,cap:M&&!J?1:0,join:0,miter:10,dashes:J?[]:M?[0,it+
yt]:[it,yt],dashOffset:0})}outlineOf(t,e){const{style:n,rect:i}=t,{outlineWidth:o,outlineOffset:r,outlineStyle:a}=n,c=n.outlineColor??n.color,l=f=>qt(this.canvas.
fragments,e,Ot(i,$e(-f)),Et),d=l(r+o);if(a==="dashed"||a==="dotted")for(const f of["top","right","bottom","left"])this.dashes(t,d.rect,{side:f,width:o,line:a,paint:c},
e);else a==="double"&&o>=3?(this.ring(t,d,$e(o/3),c,e),this.ring(t,l(r+o/3),$e(o/3),c,e)):this.ring(t,d,$e(o),c,e)}}const $e=s=>({top:s,right:s,bottom:s,left:s}),
X0=.1,Vc=(s,t)=>s==="dotted"&&t>3;function Zc(s,t,e,n=!1){const i=t>=3,o=s==="dotted"?t:(i?2:3)*t,r=s==="dotted"||i?t:2*t;if(e<=2*o)return{dash:o,gap:0};const a=e/
(2*o+r);return a<=1?{dash:o*a,gap:r*a}:{dash:o,gap:n?e/Math.max(Math.round(e/(o+r)),1)-o:Fc(o,r,e)}}const Ri=({top:s,right:t,bottom:e,left:n},i)=>({top:i(s,"top"),
right:i(t,"right"),bottom:i(e,"bottom"),left:i(n,"left")});function Jc(s,t){if(Math.max(t.top,t.right,t.bottom,t.left)<3)return[{within:s,thick:t}];const e=Ri(t,
o=>Math.min(Math.max(Math.round(o/3),1),o)),n=Ri(e,(o,r)=>t[r]-o),i={rect:Ot(s.rect,n),corners:Jt(s.corners,n)};return[s,i].map(o=>({within:o,thick:e}))}const V0=(s,t)=>[
{side:"top",width:t.top,line:s.borderTopStyle,paint:s.borderTopColor??s.color},{side:"right",width:t.right,line:s.borderRightStyle,paint:s.borderRightColor??s.color},
{side:"bottom",width:t.bottom,line:s.borderBottomStyle,paint:s.borderBottomColor??s.color},{side:"left",width:t.left,line:s.borderLeftStyle,paint:s.borderLeftColor??
s.color}],Z0=(s,t)=>s.alpha===t.alpha&&s.color.every((e,n)=>e===t.color[n]);function J0({line:s,side:t},e){if(s!=="inset"&&s!=="outset")return e;const n=t==="to\
p"||t==="left",{dark:i,light:o}=L0(e);return n===(s==="inset")?i:o}const q0={groove:["inset","outset"],ridge:["outset","inset"]};function Q0(s,{left:t,top:e,right:n,
bottom:i},o){const r=[[t,e],[n,e],[n,i],[t,i]],a=["top","right","bottom","left"].indexOf(s),c=(a+1)%4;return[r[a],r[c],o[c],o[a]]}function tw({rect:s,corners:t},e){
return Jt(t,e).map(([n,i],o)=>{const[r,a]=[o===0||o===3,o<2],[c,l]=[r?e.left:e.right,a?e.top:e.bottom],f=n>0&&i>0&&c+l>0?1+1/(c/n+l/i):1;return[r?s.left+f*c:s.right-
f*c,a?s.top+f*l:s.bottom-f*l]})}var qc=I(93604),ew=I(87594);function*Qc(s,{x:t,y:e,size:n,spacing:i,isOblique:o}){let r=t;for(const{parts:a,after:c=0,leans:l=o}of s){
for(const{font:d,glyphs:f}of a)for(const{glyph:h,advance:u,x:p,y:g}of f)yield{font:d,glyph:h,x:r+p*n/1e3,y:e+g*n/1e3,lean:l?ew.X:0},r+=u*n/1e3+i;r+=c*n/1e3}}const nw=20;
function*tl(s,t){let e=[];for(const{font:n,glyph:i,x:o,y:r,lean:a}of Qc(s,t)){const c=n.face.pathOf(i,{x:o,y:r,scale:n.face.unit*t.size/1e3,lean:a});c!==""&&e.push(
c),!(e.length<nw)&&(yield e,e=[])}e.length>0&&(yield e)}var Gt=I(12889);function sw(s,t){const e=s.map(({text:i})=>i);return!t&&!(0,Gt.ft)(e.join(""))?s.map(i=>({
run:i,isRight:!1})):[...(0,Gt.rg)(t?Gt.Vv:Gt.fM,e)].map(({text:i,rtl:o,at:r,index:a})=>({run:{...s[a],text:i,...r>0&&{dx:0,dy:0}},isRight:o}))}const el=5e3,iw=5e3,
ow=2e3,Li=10,rw=20,aw=new RegExp("\\P{M}\\p{M}*|\\p{M}+","gu");class cw{canvas;layout;count;constructor(t,e,n){this.canvas=t,this.layout=e,this.count=n}*paint(t,e){
const n=yield*this.placeRuns(t),i=this.boxAround(n),o=new Map;for(const r of n){yield el;const{paintIn:a}=r.run;let c=o.get(a);if(!c){o.set(a,c=a(i));const{fill:l}=c;
l&&"stops"in l.paint&&this.count(l.paint.stops.length)}yield*this.run(r,r.isBeyond?lw:c,e)}}*placeRuns(t){const e=[];let[n,i]=[0,0];for(let o=0;o<t.length;){yield el;
let r=o+1;for(;r<t.length&&t[r].x===void 0&&t[r].y===void 0;)r++;const[a]=t.slice(o,r),{style:c}=a,l=[];for(const w of sw(t.slice(o,r),c.direction==="rtl"))yield*this.
addWords(l,w);const d=l.reduce((w,{run:b,width:y})=>w+b.dx+y,0),{room:f,stretch:h}=fw(a.length,d,l),u=a.length?.length??d,{anchor:p}=c.drawn,g=p===(c.direction===
"rtl"?"start":"end"),m=p==="middle"?.5:g?1:0;n=(a.x??n)-u*m,i=a.y??i;for(const{run:w,word:b,width:y}of l){n+=w.dx,i+=w.dy;const{letterSpacing:x}=w.style,M=f===0?
w:{...w,style:{...w.style,letterSpacing:x+f}},S=(y+f*Ai(w))*h;e.push({run:M,word:b,width:S,stretch:h,...hw(w.path,n,i,S)}),n+=S}o=r}return e}*addWords(t,{run:e,
isRight:n}){const{text:i,style:o,path:r}=e,a=this.layout.faceOf(o),c=r&&!n?i.matchAll(aw):[[i]];let l=!0;for(const[d]of c){l||(yield iw);const f=l?{...e,text:d}:
{...e,text:d,dx:0,dy:0},h=this.layout.typefaces.word(d,a,n),u=h.width*o.fontSize/1e3+o.letterSpacing*Ai(f);t.push({run:f,word:h,width:u}),l=!1}}boxAround(t){let[
e,n,i,o]=[1/0,1/0,-1/0,-1/0];for(const{run:r,x:a,y:c,width:l}of t){const{ascent:d,descent:f}=this.layout.typefaces.metrics(this.layout.faceOf(r.style)),h=r.style.
fontSize/1e3;[e,i]=[Math.min(e,a),Math.max(i,a+l)],[n,o]=[Math.min(n,c-d*h),Math.max(o,c-f*h)]}return[e,n,i,o]}*run({run:t,word:e,x:n,y:i,angle:o,width:r,stretch:a},c,l){
const{style:d}=t,{page:f,element:h,scopes:u}=l,p=d.fontSize/Li;if(p<=0)return;const[g,m]=[Math.cos(o),Math.sin(o)],w=d.drawn.drop*d.fontSize,y=[...[p*a*g,p*a*m],
p*m,-p*g,n-w*m,i+w*g],x={...l,scopes:[...u,{on:()=>({matrix:y})}]},{fill:M,stroke:S,isStrokeUnder:T=!1}=c,A=d.letterSpacing/p,P=us(d),j={kind:"text",x:0,y:0,size:Li,
...this.inkOf(M),words:[e],matrix:y,oblique:P,spacing:A},Y=zc(d.decorations,{x:0,y:0,unit:1/p,ascent:this.layout.metricsOf(d).ascent/d.fontSize,width:r/(p*a),opacity:1,
least:0,isWhole:!1,...M&&!("stops"in M.paint)&&{paint:{color:M.paint,alpha:M.alpha}}}),Q=Dc(Y),it=S&&this.outline(e,S,{matrix:y,spacing:A,oblique:P,scale:p},x);
it&&T&&(yield*it),Q.under.length>0&&this.canvas.draw(f,h,x.scopes,...Q.under),this.canvas.draw(f,h,wc(j.fill,u),j),Q.over.length>0&&this.canvas.draw(f,h,x.scopes,
...Q.over),it&&!T&&(yield*it)}*outline(t,e,{matrix:n,spacing:i,oblique:o,scale:r},a){const{isUnscaled:c=!1}=e,l=nl(e,c?a.scale*r:r),d="stops"in l.color?this.shadeIn(
l.color,n):l.color;for(const f of tl([t],{x:0,y:0,size:Li,spacing:i,isOblique:o}))yield ow*f.length,this.canvas.draw(a.page,void 0,a.scopes,{kind:"outline",path:f.
join(" "),...l,color:d})}inkOf(t){if(!t)return{color:[0,0,0],isHidden:!0};const{paint:e,alpha:n}=t;return"stops"in e?{color:[0,0,0],fill:e,alpha:n}:{color:e,alpha:n}}shadeIn(t,e){
return this.count(t.stops.length*rw),{...t,matrix:(0,X.lw)(t.matrix??dw,(0,X.DI)(e))}}}const lw={fill:void 0},dw=[1,0,0,1,0,0],Ai=({text:s})=>Array.from(s).length;
function nl(s,t){if(!(t>1e-6))return s;const{width:e,dashes:n,dashOffset:i}=s;return{...s,width:e/t,dashes:n.map(o=>o/t),dashOffset:i/t}}function fw(s,t,e){if(!s||
t<=0)return{room:0,stretch:1};if(s.scales)return{room:0,stretch:s.length/t};const n=e.reduce((i,{run:o})=>i+Ai(o),0);return{room:n>1?(s.length-t)/(n-1):0,stretch:1}}
function hw(s,t,e,n){if(!s||s.parts.length===0)return{x:t,y:e,angle:0,isBeyond:!1};const i=t+n/2,o=Math.max((0,qc.MJ)(s.starts,i)-1,0),r=s.parts[o],[a,c]=[Math.
cos(r.angle),Math.sin(r.angle)],l=i-s.starts[o]-n/2,d=i<0||i>s.length;return{x:r.x+l*a-e*c,y:r.y+l*c+e*a,angle:r.angle,isBeyond:d}}const uw=5e3,Ci=5e6,sl=5;function pw(s,{
drawing:t,width:e,height:n},i){if(e!==void 0&&n!==void 0)return vi(s,{width:e,height:n},i);if(!t?.view||t.fit.scaling==="none"||i.objectFit==="fill")return s;const[
,,o,r]=t.view,{objectPosition:a}=i;return vi(s,{width:o,height:r},{objectPosition:a,objectFit:i.objectFit==="cover"?"cover":"contain"})}class gw{canvas;layout;texts;constructor(t,e){
this.canvas=t,this.layout=e,this.texts=new cw(t,e,n=>this.countTiles(n))}*paint({view:t,fit:e,nodes:n},i,o,r){const a={width:i.right-i.left,height:i.bottom-i.top},
c=o.x(1)-o.x(0),l=[c,0,0,-c,o.x(i.left),o.y(i.top)],d=t?(0,X.lw)(Ce(t,e,a),l):l,f=(0,X.PU)(d)/c;yield*this.nodes(n,{...r,scale:f,scopes:[...r.scopes,{on:()=>({matrix:d})}]})}*repeat({
drawing:t,size:e},n,i,o,r){this.count(e);const a=r<1?[...o.scopes,{on:()=>({opacity:r})}]:o.scopes;yield*this.paint(t,n,i,{...o,scopes:a})}counted(t){return this.
count(t.reduce((e,{path:n})=>e+n.length,0)),t}countTiles(t){this.count(t*sl)}count(t){if(this.layout.tiled+=t,this.layout.tiled<=Ci)return;const n=`repeats more\
 than ${`${Ci/sl} images or colors of gradients, or ${Ci} characters of drawings (svg, conic gradients)`} in backgrounds and borders; make them larger`;throw(0,Z.
G6)([{field:"file",message:n}])}*nodes(t,e){for(const n of t)yield uw,n.kind==="group"?yield*this.group(n,e):n.kind==="text"?yield*this.texts.paint(n.runs,e):n.
kind==="image"?this.image(n,e):this.shape(n,e)}shape({path:t,fill:e,stroke:n,isStrokeUnder:i},o){const r=[];e&&r.push({kind:"shape",path:t,fill:e.paint,alpha:e.
alpha,hasHoles:e.hasHoles}),n&&r.push({kind:"outline",path:t,...n.isUnscaled?nl(n,o.scale):n}),this.canvas.draw(o.page,o.element,o.scopes,...i?r.reverse():r)}*group(t,e){
const{matrix:n,clip:i,clipHasHoles:o,opacity:r,blend:a,overlays:c,mask:l,nodes:d}=t,f={...n&&{matrix:n},...i!==void 0&&{clip:i,hasHoles:o},...r<1&&!l&&{opacity:r},
...a!==void 0&&{blend:a}},h=Object.keys(f).length===0,u=n?e.scale*(0,X.PU)(n):e.scale,p=h?e:{...e,scale:u,scopes:[...e.scopes,{on:()=>f}]},{scopes:g}=p,m=bc(c,g);
if(!l)return yield*this.nodes(d,{...p,scopes:[...g,...m]});const w={isAlpha:l.isAlpha},b=[...g,{on:()=>({making:w})}];this.canvas.draw(e.page,void 0,b,{kind:"sh\
ape",path:"0 0 0 0 re",fill:[0,0,0]}),yield*this.nodes(l.nodes,{page:e.page,element:void 0,scale:u,scopes:b}),yield*this.nodes(d,{...p,scopes:[...g,{on:()=>({masked:w,
opacity:r})},...m]})}image({image:t,matrix:e},{page:n,element:i,scopes:o}){const r=this.canvas.sheet(n).image(t);this.canvas.draw(n,i,o,{kind:"image",name:r,matrix:(0,X.
lw)(t.upright,e)})}}const[mw,ww]=[4e3,200],bw=5e3,il=6,Fe=1e3;class yw{known=new Map;*between(t,e,[n,i]){const o=[],{size:r}=e;for(const{font:a,glyph:c,x:l,y:d,
lean:f}of Qc(t,e)){const h=[(n-d)/r*Fe,(i-d)/r*Fe],u=`${a.name} ${c.id} ${f} ${Math.round(h[0])} ${Math.round(h[1])}`,p=this.known.has(u);yield p?ww:mw;const g=a.
face.unit*Fe/1e3,m=p?this.known.get(u):xw(a.face.pathOf(c,{x:0,y:0,scale:g,lean:f}),h);!p&&this.known.size<bw&&this.known.set(u,m),m&&o.push([l+m[0]*r/Fe,l+m[1]*
r/Fe])}return o}}function xw(s,t){let[e,n]=[1/0,-1/0],[i,o,r,a]=[0,0,0,0];const c=(d,f)=>{for(const h of kw([i,o],[d,f],t))[e,n]=[Math.min(e,h),Math.max(n,h)];[
i,o]=[d,f]},l=[];for(const d of s.split(" ")){const[f=0,h=0,u=0,p=0,g=0,m=0]=l;if(d==="m")[i,o,r,a]=[f,h,f,h];else if(d==="l")c(f,h);else if(d==="h")c(r,a);else if(d===
"c"){const[w,b]=[i,o];for(let y=1;y<=il;y++){const x=y/il;c(ol(x,w,f,u,g),ol(x,b,h,p,m))}}else{l.push(Number(d));continue}l.length=0}return e<=n?[e,n]:void 0}function ol(s,t,e,n,i){
const o=1-s;return o**3*t+3*o**2*s*e+3*o*s**2*n+s**3*i}function kw([s,t],[e,n],[i,o]){if(Math.max(t,n)<=i||Math.min(t,n)>=o)return[];const r=c=>s+(e-s)*(c-t)/(n-
t),a=(c,l)=>l<i?r(i):l>o?r(o):c;return[a(s,t),a(e,n)]}const Ow=.4,Sw={under:[],over:[]},rl=({textStrokeColor:s,color:t})=>s??t;function Mw(s,t,e){const{textStrokeWidth:n}=s,
i=rl(s);return n>0&&i.alpha>0?{outline:{color:i.color,width:n*e,isAlone:t===0}}:{}}const al=(s,t,{y:e,from:n=0},i)=>s.snap(t,i+n)+e-n;class vw{canvas;boxes;metrics;gaps=new yw;constructor(t,e,n){
this.canvas=t,this.boxes=e,this.metrics=n}*under({inlines:t},{x:e,top:n,page:i,opacity:o,scopes:r}){const{fragments:a}=this.canvas,[c,l]=[a.startOf(i),a.endOf(i)];
for(const[d,{x:f,y:h,width:u,height:p,box:g,isFirst:m,isLast:w}]of t.entries()){d%20===19&&(yield ot*2);const{style:b}=g,y={top:b.borderTopWidth,right:w?b.borderRightWidth:
0,bottom:b.borderBottomWidth,left:m?b.borderLeftWidth:0},x=Math.max(n+h,c),M={left:e+f,top:x,right:e+f+u,bottom:Math.max(Math.min(n+h+p,l),x)},S={top:0,right:0,
bottom:0,left:0};yield*this.boxes.paint({rect:M,style:b,border:y,padding:S,images:g.images,opacity:o*b.opacity,scopes:r})}}*text(t,e){const{canvas:n}=this,{style:i,
owner:o}=t;if(i.visibility!=="visible")return;const{page:r,opacity:a,scopes:c}=e,l=e.element&&(o?.in(e.element)??e.element),[d,f]=[e.x+t.x,al(n,r,t,e.top)],h=yield*this.
boxes.textFillOf(i,r);n.draw(r,l,wc(h,c),...yield*this.inks(t,d,f,{page:r,opacity:a,fill:h}));const u=o?.linking;if(!e.element||!u?.link)return;const{scale:p}=n,
[g,m]=[n.x(r,d),n.y(r,f)],w=i.fontSize*p;n.link(r,u.in(e.element),[g,m-w*.25,g+t.width*p,m+w*.9],u.link,c)}*inks(t,e,n,{page:i,opacity:o,fill:r}){const{canvas:a}=this,
{style:c,words:l}=t,{color:d,alpha:f}=c.textFillColor??c.color,h=c.fontSize*a.scale,[u,p]=[a.x(i,e),a.y(i,n)],g=c.letterSpacing*a.scale,m={x:u,y:p,size:h,spacing:g,
isOblique:us(c)},w=c.decorations.length===0?Sw:yield*this.lines(t,m,o),b=[...w.under];return b.push({kind:"text",x:u,y:p,size:h,color:d,...r&&{fill:r},words:l,oblique:m.
isOblique,bolder:_f(c)*h,spacing:g,...Mw(c,r?1:f,a.scale),alpha:o*(r?1:f||rl(c).alpha)}),(0,U.RZ)(b,w.over),b}*lines({style:t,words:e,width:n,drops:i},o,r){const{
scale:a}=this.canvas,c=zc(t.decorations,{x:o.x,y:o.y,unit:a,ascent:this.metrics.metricsOf(t).ascent/t.fontSize,width:n*a,opacity:r,least:Ow,isWhole:!0,drops:i}),
l=[];if(t.skipsInk)for(const[d,f]of c.entries())A0(f)&&(l[d]=yield*this.gaps.between(e,o,C0(f)));return Dc(c,l)}}const Tw=2e4,Iw=2e3,Ge=.32,Oe=Ge*Math.SQRT1_2,Ew=[
[Ge,[0]],[Oe,[-Oe,Oe]],[0,[-Ge,0,Ge]],[-Oe,[-Oe,Oe]],[-Ge,[0]]],Rw=.8,Lw=[[0,[0]]],Aw=({blur:s})=>s>.5?Ew:Lw,Cw=s=>s.reduce((t,[,{length:e}])=>t+e,0);class Bw{canvas;layout;constructor(t,e){
this.canvas=t,this.layout=e}*draw(t,e){const{style:n}=t;if(n.visibility==="visible")for(const i of[...n.textShadow].reverse()){const o=Aw(i),{color:r,alpha:a}=i.
paint??n.color,c=Cw(o),l=c>1?Rw:1,d=1-(1-a*e.opacity*l)**(1/c);if(d<=0)continue;const f=this.canvas.pageAt(e.top+t.y-n.fontSize/2);for(const h of this.paths(t,e,
f)){const{length:u}=h;if(yield Iw*u,this.layout.shadowed+=u*c,this.layout.shadowed>Tw){this.layout.shadowsLeftOut++;return}const{scale:p}=this.canvas,g={kind:"s\
hape",path:h.join(" "),fill:r,alpha:d},m=o.map(([w,b])=>({kind:"tiles",tile:g,across:b.map(y=>(i.x+y*i.blur)*p),up:(w*i.blur-i.y)*p}));this.canvas.draw(f,void 0,
e.scopes,...m)}}}paths(t,e,n){const{canvas:i}=this,{style:o,words:r,x:a}=t;return tl(r,{x:i.x(n,e.x+a),y:i.y(n,al(i,n,t,e.top)),size:o.fontSize*i.scale,spacing:o.
letterSpacing*i.scale,isOblique:us(o)})}}const cl=1e3,Ww=65534,ll=1e6;function He(s){const t=s.known.get("grid");if(t)return t;const e=[],n=[],i=[],o=[],r=[],a=[];
for(const u of s.children){const{display:p}=u.style;if(p==="table-caption")e.push(u);else if(p==="table-column-group"||p==="table-column"){const g=n.length;_w(u,
n),p==="table-column-group"&&i.push({box:u,from:g,to:n.length})}else p==="table-header-group"?(o.length===0?o:r).push(u):p==="table-footer-group"?(a.length===0?
a:r).push(u):u.isPositioned||r.push(u)}const c=[],l=[];for(const u of[...o,...r,...a]){const p=c.length;for(const g of u.children)g.isPositioned||c.push(g);l.push(
{box:u,from:p,to:c.length})}const d=Nw(c,l),f=o.length>0?l[0].to:0,h={rows:c,groups:l,captions:e,headRows:f,foot:a[0],columnGroups:i,columnBoxes:n,...d,columns:Math.
max(d.columns,n.length)};return s.known.set("grid",h),h}function _w(s,t){const e=s.children.filter(({style:n})=>n.display==="table-column");for(const n of e.length>
0?e:[s])for(let i=Math.min(n.span.columns,cl);i>0;i--)t.push(n)}function Nw(s,t){const e=[];let n=0,i=0,o=0,r=[];for(const[a,{children:c}]of s.entries()){for(;t[o].
to<=a;)o++,r=[];let l=0;for(const d of c){if(d.isPositioned)continue;for(;(r[l]??0)>a;)l++;const f=Math.min(Math.max(d.span.columns,1),cl),h=t[o].to,u=d.span.rows===
0?h-a:Math.min(Math.max(d.span.rows,1),h-a,Ww);if(e.push({box:d,row:a,column:l,rows:u,columns:f}),i+=f*u,i>ll)throw(0,Z.G6)([{field:"file",message:`has a table \
of more than ${ll} places for cells; at most that many are allowed`}]);if(u>1)for(let p=l;p<l+f;p++)r[p]=a+u;l+=f}n=Math.max(n,l)}return{cells:e,columns:n}}const $n={
top:"Top",right:"Right",bottom:"Bottom",left:"Left"},Fn={top:"bottom",right:"left",bottom:"top",left:"right"},dl=["double","solid","dashed","dotted","ridge","ou\
tset","groove","inset","none"],fl=new WeakMap;function ce(s,t){let e=fl.get(s);if(!e){const n=i=>({width:s[`border${i}Width`],line:s[`border${i}Style`],paint:s[`\
border${i}Color`]??s.color});e={top:n($n.top),right:n($n.right),bottom:n($n.bottom),left:n($n.left)},fl.set(s,e)}return e[t]}function hl(s,t){return s.line==="h\
idden"||t.line==="hidden"?s.line==="hidden"?s:t:s.line==="none"||t.line==="none"?s.line==="none"?t:s:s.width!==t.width?s.width>t.width?s:t:dl.indexOf(t.line)<dl.
indexOf(s.line)?t:s}const Pw={inset:"ridge",outset:"groove",ridge:"ridge",groove:"groove"},zw=2,ul=new WeakMap;function Dw(s){const t=Pw[s.line];if(!t)return s;
let e=ul.get(s);return e||ul.set(s,e={...s,line:s.width<zw?"solid":t}),e}const pl=new WeakMap;function $w(s,t){let e=pl.get(t);e||pl.set(t,e=new WeakMap);let n=e.
get(s);if(!n){const{top:i,right:o,bottom:r,left:a}=t;n={...s,backgroundColor:void 0,backgroundImage:[],boxShadow:[],borderTopStyle:i.line,borderRightStyle:o.line,
borderBottomStyle:r.line,borderLeftStyle:a.line,borderTopColor:i.paint,borderRightColor:o.paint,borderBottomColor:r.paint,borderLeftColor:a.paint},e.set(s,n)}return n}
function Bi(s){const t=s.known.get("collapsed");if(t)return t;const e=He(s),n={cells:jw(e),groups:gl(e.groups),columnGroups:gl(e.columnGroups)},i=new Map,o=new Map,
r=new Hw;for(const c of e.cells){const l=f=>Dw(Uw(c,f,s,e,n)),d=r.find({top:l("top"),right:l("right"),bottom:l("bottom"),left:l("left")});i.set(c.box,d.edges),o.
set(c.box,d.halves)}const a={table:Kw(e,i,s),cells:o,edges:i};return s.known.set("collapsed",a),a}const Ct=({width:s,line:t})=>t==="none"||t==="hidden"?0:s/2,Fw=({
top:s,right:t,bottom:e,left:n})=>({top:Ct(s),right:Ct(t),bottom:Ct(e),left:Ct(n)}),Gw=20;class Hw{kinds=[];find(t){const{top:e,right:n,bottom:i,left:o}=t,r=this.
kinds.find(({edges:c})=>c.top===e&&c.right===n&&c.bottom===i&&c.left===o);if(r)return r;const a={edges:t,halves:Fw(t)};return this.kinds.length<Gw&&this.kinds.push(
a),a}}function jw({cells:s,columns:t}){const e=new Map;for(const n of s)for(let i=n.row;i<n.row+n.rows;i++)for(let o=n.column;o<n.column+n.columns;o++)e.set(i*t+
o,n);return e}function gl(s){const t=[];for(const e of s)for(let n=e.from;n<e.to;n++)t[n]=e;return t}function Uw(s,t,e,n,i){const{row:o,column:r,rows:a,columns:c}=s;
let l=ce(s.box.style,t);const d=t==="top"||t==="bottom",f=t==="top"?o-1:t==="bottom"?o+a:t==="left"?r-1:r+c,h=d?n.rows.length:n.columns,[u,p]=d?[r,r+c]:[o,o+a],
g=new Set;for(let x=u;x<p&&g.size<64;x++){const M=i.cells.get(d?f*n.columns+x:x*n.columns+f);M&&f>=0&&f<h&&g.add(M)}for(const x of g)l=hl(l,ce(x.box.style,Fn[t]));
const m=f<0||f>=h,w=(x,M)=>{x&&(l=hl(l,ce(x.style,M)))},b=d?t==="top"?o:o+a-1:t==="left"?r:r+c-1,y=x=>{const[M,S]=[x[b],x[f]];M!==S&&(w(M?.box,t),w(S?.box,Fn[t]))};
if(d)w(n.rows[b],t),w(n.rows[f],Fn[t]),y(i.groups);else if(m){for(let x=o;x<Math.min(o+a,n.rows.length);x++)w(n.rows[x],t);w(i.groups[o]?.box,t)}return d?m&&(w(
n.columnBoxes[r],t),w(i.columnGroups[r]?.box,t)):(w(n.columnBoxes[b],t),w(n.columnBoxes[f],Fn[t]),y(i.columnGroups)),m&&w(e,t),l}function Kw({cells:s,columns:t,
rows:e},n,i){if(s.length===0)return{top:Ct(ce(i.style,"top")),right:Ct(ce(i.style,"right")),bottom:Ct(ce(i.style,"bottom")),left:Ct(ce(i.style,"left"))};let[o,r,
a,c]=[0,0,0,0];for(const l of s){const d=n.get(l.box);l.row===0&&(o=Math.max(o,Ct(d.top))),l.column===0&&(c=Math.max(c,Ct(d.left))),l.row+l.rows===e.length&&(a=
Math.max(a,Ct(d.bottom))),l.column+l.columns===t&&(r=Math.max(r,Ct(d.right)))}return{top:o,right:r,bottom:a,left:c}}const ml=.05;class Ht{canvas;layout;boxes;texts;drawings;shadows;effects;constructor(t,e){
this.canvas=t,this.layout=e,this.drawings=new gw(t,e),this.boxes=new Y0(t,this.drawings,e),this.texts=new vw(t,this.boxes,e),this.shadows=new Bw(t,e),this.effects=
new Um(this.boxes)}*paint(t,e=!1){this.layout.hasUnder??=yield*a0(t.laid);const n=!0,i=this.canvas instanceof ke;yield*this.context(t,{opacity:1,scopes:[],isArtifact:e,
over:[],lifted:[],isContext:n,end:1/0,isLast:i})}*repeat({laid:t,x:e,top:n},i){const{fragments:o,last:r}=i;for(let a=1;a<=r;a++){const c=t.isFromBottom?n+o.heightOf(
a)-o.heightOf(0):n;yield*new Ht(new _n(i,a),this.layout).paint(yield*xe(t,e,c),!0)}}*painterOf(t){if(!(this.canvas instanceof ke))return this;const{onlyPage:e}=t;
return e!==void 0?new Ht(new _n(this.canvas,e,0),this.layout):t.laid.box.style.position==="fixed"&&(yield*xc(this.canvas,t))?new Ht(new _n(this.canvas,0),this.layout):
this}*context(t,e){const n=[];yield*this.level(t,{...e,lifted:n,isContext:!0});for(const{placed:i,around:o,painter:r}of wl(n))yield*r.context(i,o)}*level(t,e){const n=[];
yield*this.box(t,{...e,over:n});for(const i of n)Ic(i.placed.laid.box)?yield*i.painter.context(i.placed,i.around):yield*i.painter.level(i.placed,{...i.around,lifted:e.
lifted})}*under(t,e){const n=[];yield*this.findUnder(t,e,n);for(const{placed:i,around:o,painter:r}of wl(n))yield*r.context(i,o),r!==this&&this.canvas instanceof
ke&&i.laid.box.style.position==="fixed"&&(yield*this.repeat(i,this.canvas))}*findUnder(t,e,n){const{children:i,repeated:o,apart:r,lines:a,columns:c}=t,l=[...i,...o,
...r,...a.flatMap(d=>d.atoms)];for(const d of l){yield ot/10;const{laid:f}=d,h=Dn(f.box);if(h<0)n.push({placed:d,around:e,order:h,painter:yield*this.painterOf(d)});else if(!Ic(
f.box)){const u=this.scopesOf(d,e.scopes);f.box.style.overflow==="hidden"&&this.clip(d,u),yield*this.findUnder(d,{...e,scopes:u,end:ii(d,e.end)},n)}}c&&(yield*new Ht(
new Oi(this.canvas,t,e.scopes),this.layout).findUnder(c.content,{...e,scopes:[],isLast:!1},n))}scopesOf({laid:t,x:e,top:n},i){const o=[...i];return t.shift&&o.push(
this.shiftOf(t.shift)),t.box.style.transform.length>0&&o.push(this.turnOf({laid:t,x:e,top:n})),t.turn&&o.push(this.turnAround(e,n,t.turn)),o}*box(t,e){yield ot/
2;const{laid:n}=t,{style:i}=n.box,o=this.scopesOf(t,e.scopes),r=yield*this.effects.enter(t,e.opacity,o);if(r===0)return;const a=t.top<si(t,e.end);a&&(yield*this.
background(t,o,r)),a&&n.box.marker&&Zm(this.canvas,this.layout,t,{opacity:r,scopes:o,isArtifact:e.isArtifact}),this.mark(n.box,t.x,t.top,o),i.overflow==="hidden"&&
this.clip(t,o);const c=e.isLast&&n.box.inner==="blocks",l={...e,opacity:r,scopes:o,isContext:!1,end:ii(t,e.end),isLast:c};e.isContext&&this.layout.hasUnder===!0&&
(yield*this.under(t,{...l,isLast:!1})),a&&n.box.replaced&&(yield*this.picture(t,l,void 0)),yield*this.inside(t,l)}*inside(t,e){const{laid:n}=t;if(t.columns&&(yield*this.
columns(t,t.columns,e)),e.isLast){const o=Ap(t);for(let r=o.pop();r;r=o.pop())this.canvas instanceof ke&&(yield*this.canvas.settle(r.top)),yield*this.child(r,e)}else
for(const o of t.children)yield*this.child(o,e);for(const o of t.repeated)yield*this.child(o,{...e,isArtifact:!0});for(const o of t.apart)yield*this.child(o,e);
const i=e.isArtifact?void 0:n.box.element??void 0;for(const{line:o,top:r,atoms:a}of t.lines){if(yield ot/4,r>=e.end)continue;const c=this.canvas.pageAt(r),l={x:t.
x,top:r,page:c,element:i,opacity:e.opacity,scopes:e.scopes};for(const{box:u,x:p,y:g}of o.inlines)this.mark(u,t.x+p,r+g,e.scopes);yield*this.texts.under(o,l);const f=(n.
box.style.textOverflow==="ellipsis"||o.isCut===!0)&&this.cutLine(o,t,l);f&&(yield*this.texts.text(f.dots,{...l,element:void 0}));const h=f?{...l,scopes:[...l.scopes,
f.clip]}:l;for(const u of o.texts)u.style.textShadow.length>0&&(yield*this.shadows.draw(u,{...h,opacity:bl(u.style,e.opacity)}));for(const[u,p]of o.texts.entries()){
u%20===19&&(yield ot*2);const{fontSize:g}=p.style;yield*this.texts.text(p,{...h,opacity:bl(p.style,e.opacity),page:this.canvas.pageAt(r+p.y-g/2)})}for(const[u,p]of a.
entries())yield*this.atom(p,o.atoms[u].owner,i,e)}}cutLine(t,{laid:e,x:n},{top:i,page:o}){if(e.box.style.overflow!=="hidden"||e.box.style.direction==="rtl")return;
const r=({style:h})=>this.layout.typefaces.word(n0,this.layout.faceOf(h)),a=h=>r(h).width*h.style.fontSize/1e3,c=e.width-e.border.right-e.padding.right,l=s0(t,c,
a);if(!l)return;const d=this.boxes.points(o),f={left:n-t.height,right:n+l.at,top:i-t.height,bottom:i+2*t.height};return{dots:{...l.text,owner:void 0,x:l.at,width:a(
l.text),words:[r(l.text)]},clip:{on:()=>({clip:at(f,Et,d)})}}}*columns(t,{content:e,fragments:n,rows:i},o){for(const l of Lm(t,o.opacity,o.scopes))yield ot/4,yield*this.
boxes.paint(l);const r=new Ht(new Oi(this.canvas,t,o.scopes),this.layout),a=i.findIndex(({top:l})=>t.top+l>=o.end),c=a<0?1/0:n.startOf(a*t.laid.columns.count);yield*r.
box(e,{...o,scopes:[],end:c,isLast:!1})}*child(t,e){const{box:n}=t.laid;if(o0(n)){const i=Dn(n);if(i<0)return;(i>0?e.lifted:e.over).push({placed:t,around:{...e,
isLast:!1},order:i,painter:yield*this.painterOf(t)})}else yield*this.box(t,e)}*atom(t,e,n,i){const{box:o}=t.laid,r=n&&(e?.in(n)??n);if(r&&o.element&&o.replaced&&
!o.element.parent&&r.adopt(o.element),o.replaced&&r&&e){const a=this.scopesOf(t,i.scopes),c=yield*this.effects.enter(t,i.opacity,a);if(c===0)return;yield*this.background(
t,a,c),yield*this.picture(t,{...i,scopes:a,opacity:c},o.element?e:void 0,r);return}yield*this.child(t,i)}*background(t,e,n){const{laid:i,x:o,top:r,bottom:a}=t,{
box:c}=i,l=a-r,d=i.frame&&i.frame.height<i.height?{top:r+i.frame.top,bottom:r+i.frame.top+i.frame.height+l-i.height}:{top:r,bottom:a},f={left:o,right:o+i.width,
...d},{style:h}=c;if(h.display==="table-cell"&&h.emptyCells==="hide"&&i.lines.length===0&&i.children.length===0&&h.borderCollapse==="separate")return;const u=c.
inner==="table"&&h.borderCollapse==="collapse",p={top:0,right:0,bottom:0,left:0},g=c.known.get("edges"),m=u||g?p:i.border,w=c.isFluid?c.pageName:void 0,b=Yw(t);
if(yield*this.boxes.paint({rect:f,style:h,border:m,padding:i.padding,images:c.images,opacity:n,scopes:e,fluidOn:w,gap:b}),!g)return;const y={top:g.top.width,right:g.
right.width,bottom:g.bottom.width,left:g.left.width},{fragments:x}=this.canvas,[M,S]=[f.top-y.top/2,f.bottom+y.bottom/2],T={left:f.left-y.left/2,right:f.right+y.
right/2,top:Math.max(M,Math.min(x.startOf(x.at(f.top+ml)),f.top)),bottom:Math.min(S,Math.max(x.endOf(x.at(f.bottom-ml)),f.bottom))};yield*this.boxes.paint({rect:T,
style:$w(h,g),border:y,padding:p,images:void 0,opacity:n,scopes:e})}mark({place:t},e,n,i){if(!t||t.sheet)return;const o=Math.min(this.canvas.pageAt(n),this.canvas.
last);t.sheet=this.canvas.sheet(o);const[r,a]=[this.canvas.x(o,e),this.canvas.y(o,n)];t.top=this.canvas.moved(o,[r,a,r,a],i)[3]+6}clip({laid:t,x:e,top:n,bottom:i},o){
const{style:r}=t.box,a={left:e,top:n,right:e+t.width,bottom:i},c=Mi(r,t.width,t.height);o.push({on:l=>({clip:at(Ot(Mc(this.canvas,l,a),t.border),c,this.boxes.points(
l))})})}shiftOf({x:t,y:e}){const{scale:n}=this.canvas;return{on:()=>({matrix:[1,0,0,1,t*n,-e*n]})}}turnOf({laid:t,x:e,top:n}){const{style:i}=t.box,o=e+(0,v.S6)(
i.transformOrigin[0],t.width),r=n+(0,v.S6)(i.transformOrigin[1],t.height);let a=[1,0,0,1,0,0];for(const c of[...i.transform].reverse())a=(0,X.lw)(a,c.kind==="ma\
trix"?c.values:[1,0,0,1,(0,v.S6)(c.x,t.width),(0,v.S6)(c.y,t.height)]);return this.turnAround(o,r,a)}turnAround(t,e,n){const{canvas:i}=this;return{on:o=>{const[
r,a,c,l,d,f]=n,[h,u]=[i.x(o,t),i.y(o,e)],p=[r,-a,-c,l,d*i.scale,-f*i.scale];return{matrix:(0,X.lw)((0,X.lw)([1,0,0,1,-h,-u],p),[1,0,0,1,h,u])}}}}*picture(t,e,n,i){
const{box:o,border:r,padding:a,width:c,height:l}=t.laid,{replaced:d,style:f}=o;if(!d||f.visibility!=="visible")return;const{x:h,top:u}=t,p=Ot(Ot({left:h,top:u,right:h+
c,bottom:u+l},r),a),g=this.canvas.pageAt(u),m=this.boxes.points(g),w={page:g,element:e.isArtifact?void 0:o.element??void 0,scopes:e.scopes};if(d.image)this.image(
d.image,f,p,w);else if(d.drawing){const x=pw(p,d,f),M={on:()=>({clip:at(p,Et,m)})},S=x===p?w.scopes:[...w.scopes,M];yield*this.drawings.paint(d.drawing,x,m,{...w,
scopes:S})}else return;const b=n?.linking?.link;if(!i||!b)return;const y=[m.x(p.left),m.y(p.bottom),m.x(p.right),m.y(p.top)];this.canvas.link(g,i,y,b,e.scopes)}image(t,e,n,{
page:i,element:o,scopes:r}){const{canvas:a}=this,c=this.boxes.points(i),l=vi(n,t.displayed,e),d=Mi(e,n.right-n.left,n.bottom-n.top),f=d.some(([m])=>m>0),h=!Bm(l,
n),u={on:()=>({clip:at(n,d,c)})},p=(0,X.lw)(t.upright,[c.x(l.right)-c.x(l.left),0,0,c.y(l.top)-c.y(l.bottom),c.x(l.left),c.y(l.bottom)]),g=a.sheet(i).image(t);a.
draw(i,o,f||h?[...r,u]:r,{kind:"image",name:g,matrix:p})}}function Yw({laid:s,children:t,top:e}){const n=s.legend&&t.find(o=>o.laid===s.legend);if(!n)return;const i=e+
(s.frame?.top??0);return{left:n.x,top:Math.min(n.top,i),right:n.x+n.laid.width,bottom:Math.max(n.bottom,i+s.border.top)}}const wl=s=>s.toSorted((t,e)=>t.order-e.
order),bl=({opacity:s,display:t},e)=>t==="inline"?e*s:e;function*Xw(s,t){const e=new Map,n=[[[s],t]];for(let i=n.pop();i;i=n.pop()){const[o,r]=i;for(const a of o){
yield 2e3;const{laid:c,top:l,children:d,apart:f,lines:h,columns:u}=a,p=(m,w)=>{m&&!e.has(m)&&e.set(m,r.pageOf(Math.min(r.pageAt(w),r.last)))};p(c.box.place,l);const g=[
...d];(0,U.RZ)(g,f);for(const{line:m,top:w,atoms:b}of h){for(const{box:y,y:x}of m.inlines)p(y.place,w+x);(0,U.RZ)(g,b)}g.length>0&&n.push([g,r]),u&&n.push([[u.content],
new Oi(r,a,[])])}}return e}const yl=({columnGap:s,fontSize:t},e)=>s===void 0?Math.round(t):Math.max((0,v.Il)(s,e),0);function Vw(s,t){const e=yl(s,t),i=Math.min(
(o=>Math.max(Math.floor((t+e)/(Math.max(o,1)+e)),1))(s.columnWidth??1),s.columnCount??1/0);return{count:i,width:Math.max((t+e)/i-e,0),gap:e}}function*Zw(s,t,e){
const{box:n}=s,{count:i,width:o,gap:r}=Vw(n.style,e.width),a=yield*t.layOut(n.children[0],{width:o,height:void 0});s.firstBaseline=a.firstBaseline,s.lastBaseline=
a.lastBaseline;const c={content:a,count:i,width:o,gap:r,fillsFirst:n.style.columnFill==="auto",whole:void 0},l=Math.max(a.height,1);if(l>i*t.page.height){const u=yield*Wi(
{...c,fillsFirst:!0},t,l/i+1);return s.columns={...c,whole:u},xl(u)}const d=yield*Wi(c,t,e.height??l),f=d.rows.length>1&&e.height!==void 0,h=f?{...c,fillsFirst:!1}:
c;return s.columns={...h,whole:f?yield*Wi(h,t,l):d},xl(s.columns.whole)}function xl({rows:s}){const t=s.at(-1);return t.top+t.height}function Wi(s,{work:t},e){return kc(
s,{roomOf:()=>({top:0,height:e}),most:e,depth:1,isOpen:!0},i=>new Nn(i,t,{count:s.count,depth:1}))}function*Jw({style:s,children:t},e){const{least:n,most:i}=yield*e.
widthsOf(t[0]),{columnWidth:o,columnCount:r=1}=s,a=yl(s,0)*(r-1);if(o===void 0)return{least:n*r+a,most:i*r+a};const c=Math.max(o,1);return{least:Math.min(c,n),most:Math.
max(c,i)*r+a}}function Gn(s,t,e){switch(kl(s,t)){case"center":return{before:t/2,between:0};case"flex-end":case"end":case"right":return{before:t,between:0};case"\
space-between":return{before:0,between:e>1&&t>0?t/(e-1):0};case"space-around":return t>0&&e>0?{before:t/e/2,between:t/e}:{before:0,between:0};case"space-evenly":
return t>0?{before:t/(e+1),between:t/(e+1)}:{before:0,between:0};default:return{before:0,between:0}}}const kl=(s,t)=>s.startsWith("safe ")?t<0?"start":s.slice(5):
s;function _i(s,t,e=!1){const n=kl(s,t);return n==="center"?t/2:(n==="flex-end"||n==="end"||n==="right")!==(e&&(n!=="start"&&n!=="end"&&n!=="left"&&n!=="right"))?
t:0}const je=(s,t=!1)=>_i(s==="space-around"||s==="space-evenly"?"center":s,1,t),Ue=s=>s==="normal"||s==="stretch",Ni=({alignSelf:s},{alignItems:t})=>Ue(s==="au\
to"?t:s),Ol=(s,t)=>s==="self-start"?t?"end":"start":s==="self-end"?t?"start":"end":s,qw={x:0,y:0},Hn=new WeakMap;function Ke(s,t,{share:e=qw,...n}){const i={box:t,
share:e,...n},o=Hn.get(s);o?o.push(i):Hn.set(s,[i])}const Sl=({style:s})=>s.position!=="static"||s.transform.length>0||s.isContained;function Pi(s,t=s.x,e=s.y){
const n=(Hn.get(s)??[]).map(i=>({...i,x:i.x+t,y:i.y+e}));return Hn.delete(s),n}function Qw(s){const t=Pi(s,0,0),e=(n,i,o)=>{for(const r of Pi(n,i,o))t.push(r)};
for(const n of s.children)e(n,n.x,n.y);for(const n of s.apart)e(n,n.x,n.y);s.columns&&e(s.columns.content,0,0);for(const n of s.lines)for(const{laid:i}of n.atoms)
e(i,i.x,n.y+i.y);return t}class tb{laid;layout;width;sizes;xs;sinks=new Map;constructor(t,e,n,i){this.laid=t,this.layout=e,this.width=n,this.sizes=i;const{columnSizes:o,
columnGap:r}=i;this.xs=zi(o,r,n,t.box.style.justifyContent)}areaWidth({column:t,columns:e}){const n=t+e-1;return this.xs[n]+this.sizes.columnSizes[n]-this.xs[t]}alignmentOf({
style:t}){const{justifyItems:e,alignItems:n,direction:i}=this.laid.box.style,o=t.justifySelf==="auto"?e:t.justifySelf;return{x:Ol(o,t.direction!==i),y:Ol(t.alignSelf===
"auto"?n:t.alignSelf,!1)}}widthIn(t){const{style:e,inner:n}=t.box,i=this.areaWidth(t);if(!bt(e.width)||n==="image"||e.marginLeft==="auto"||e.marginRight==="auto"||
!Ue(this.alignmentOf(t.box).x)||e.aspectRatio!==void 0&&typeof e.height=="object")return;const o=$(ft(e))+$(pt(e,i));return gt(i-D(e.marginLeft,i)-D(e.marginRight,
i),e,i,o)}layItem(t,e,n){const i=this.areaWidth(t);return this.layout.layOut(t.box,{width:i,height:e,fixedWidth:this.widthIn(t),fixedHeight:n,shrinks:!0})}*heightDemands(t){
const e=[],n=new Map,i=new Map;for(const o of t){const r=yield*this.layItem(o,void 0);e.push(r.height);const{marginTop:a,marginBottom:c}=o.box.style;if(this.alignmentOf(
o.box).y!=="baseline"||a==="auto"||c==="auto")continue;const l=D(a,this.areaWidth(o))+(r.firstBaseline??r.height);i.set(o,l),n.set(o.row,Math.max(n.get(o.row)??
0,l))}for(const[o,r]of i)this.sinks.set(o,n.get(o.row)-r);return t.map((o,r)=>this.heightDemand(o,e[r]))}heightDemand(t,e){const n=e+F(Bt(t.box.style,this.areaWidth(
t)))+(this.sinks.get(t)??0),{overflow:i,height:o,minHeight:r}=t.box.style,a=bt(o)&&!bt(r)?V(r,void 0,0,t.box.style):void 0,c=i==="hidden"&&bt(o)?0:a===void 0?n:
Math.min(a+n-e,n),l=bt(o)&&bt(r);return{from:t.row,count:t.rows,isFree:l,floor:c,least:n,most:n}}*place(t,{rowSizes:e,rowGap:n,height:i}){const{laid:o}=this,{style:r}=o.
box,a=zi(e,n,i,r.alignContent),c=o.border.left+o.padding.left,l=o.border.top+o.padding.top,d=r.direction==="rtl";for(const f of t){yield ot/10;const h=f.row+f.rows-
1,u=a[h]+e[h]-a[f.row],p=this.areaWidth(f),g=yield*this.fill(f,p,u),{top:m,bottom:w,left:b,right:y}=Bt(f.box.style,p),{marginLeft:x,marginRight:M,marginTop:S,marginBottom:T}=f.
box.style,A=this.alignmentOf(f.box),P=p-g.width-b-y,j=d?this.width-g.width-this.xs[f.column]-y-Di(M,x,A.x,P):this.xs[f.column]+b+Di(x,M,A.x,P),Y=this.sinks.get(
f);g.x=c+j,g.y=l+a[f.row]+m,g.y+=Y??Di(S,T,A.y,u-g.height-m-w),o.add(g)}o.flow="bands",this.takeBaselines(t)}takeBaselines(t){const{laid:e}=this,n=t.findIndex(r=>r.
row===0&&this.sinks.has(r)),i=e.children[Math.max(n,0)];i&&(e.firstBaseline=i.y+(i.firstBaseline??i.height));const o=e.children.at(-1);o&&(e.lastBaseline=o.y+(o.
lastBaseline??o.height))}*fill(t,e,n){const{style:i,inner:o}=t.box,r=this.alignmentOf(t.box).y;if(!(Ue(r)&&bt(i.height)&&i.marginTop!=="auto"&&i.marginBottom!==
"auto"&&o!=="image")||i.aspectRatio!==void 0&&r!=="stretch")return yield*this.layItem(t,n);const c=F(ft(i))+F(pt(i,e)),l=kt(n-F(Bt(i,e)),i,n,c);return yield*this.
layItem(t,n,l)}keepPlace(t,{rowSizes:e,rowGap:n,height:i},o){const{laid:r,width:a}=this,{border:c,padding:l}=r,d=r.box.style.direction==="rtl",f=this.alignmentOf(
t),h={x:je(f.x),y:je(f.y)};d&&(h.x=1-h.x);let[u,p,g,m]=[c.left+l.left,c.top+l.top,a,i];if(o){const{alignContent:b}=r.box.style,y=zi(e,n,i,b),[x,M]=Ml(o.column,{
starts:this.xs,sizes:this.sizes.columnSizes}),[S,T]=Ml(o.row,{starts:y,sizes:e}),A=it=>it===void 0?void 0:a-it,[P,j]=d?[A(M),A(x)]:[x,M],Y=j??a+l.right,Q=T??i+l.
bottom;g=Y-(P??-l.left),m=Q-(S??-l.top),u+=P??-l.left,p+=S??-l.top}const w=o&&{x:u,y:p,width:Math.max(g,0),height:Math.max(m,0)};Ke(r,t,{x:u+h.x*g,y:p+h.y*m,share:h,
area:w})}}function zi(s,t,e,n){const i=s.reduce((l,d)=>l+d,0)+Math.max(s.length-1,0)*t,{before:o,between:r}=Gn(n,e-i,s.length),a=[];let c=o;for(const l of s)a.push(
c),c+=l+t+r;return a}function Ml([s,t],{starts:e,sizes:n}){const i=e.map((r,a)=>r+n[a]),o=r=>r!==void 0&&r>=0&&r<=n.length;return[o(s)?e[s]??i.at(-1)??0:void 0,
o(t)?i[t-1]??e[0]??0:void 0]}function Di(s,t,e,n){if(s!=="auto"&&t!=="auto")return _i(e,n);const i=Math.max(n,0);return s==="auto"?t==="auto"?i/2:i:0}const eb=2e3,
vl=5e5,Tl=(s,t)=>typeof s=="object"&&!("fr"in s)?(0,v.Il)(s,t):void 0;function Il(s,t,e){if(!s)return{tracks:[],names:new Map};const{tracks:n,names:i,auto:o}=s;
if(!o)return{tracks:n,names:i};const r=({least:u,most:p})=>Math.max(Tl(p,t??0)??Tl(u,t??0)??0,1),a=u=>u.reduce((p,g)=>p+r(g)+e,0),c=(t??0)+e-a(n),l=t===void 0?1:
Math.max(Math.floor((c+.01)/a(o.tracks)),1),d=Math.min(l,Math.ceil(eb/o.tracks.length)),f=Array.from({length:d},()=>o.tracks).flat(),h=o.at+f.length;return{tracks:[
...n.slice(0,o.at),...f,...n.slice(o.at)],names:nb(i,o,d),...o.fits&&{fitted:[o.at,h]}}}function nb(s,t,e){const n=new Map([...s].map(([o,r])=>[o,[...r]])),i=(o,r)=>{
const a=n.get(o);a?a.includes(r)||a.push(r):n.set(o,[r])};for(let o=0;o<e;o++)for(const[r,a]of t.names)for(const c of a)i(r,t.at+o*t.tracks.length+c);for(const[
o,r]of t.after)for(const a of r)i(o,a+e*t.tracks.length);return n}function El({fitted:s},t,e,n){const i=new Set;if(s)for(const[a,c]of n)for(let l=a;l<a+c;l++)i.
add(l);const o=a=>!s||a<s[0]+t||a>=s[1]+t||i.has(a),r=[0];for(let a=0;a<e;a++)r.push(r[a]+(o(a)?1:0));return r}function sb(s,t,e,n){const{gridTemplateAreas:i}=t,
o=Math.max(e.tracks.length,i[0]?.length??0),r=Math.max(n.tracks.length,i.length),[a,c]=[$i(e.names,i,"columns"),$i(n.names,i,"rows")],l=s.map(w=>({box:w,column:Al(
w.style.gridColumnStart,w.style.gridColumnEnd,o,a),row:Al(w.style.gridRowStart,w.style.gridRowEnd,r,c)})),d={columns:-l.reduce((w,{column:b})=>Math.min(w,b.start??
0),0),rows:-l.reduce((w,{row:b})=>Math.min(w,b.start??0),0)},f=t.gridAutoFlow.startsWith("column"),h=f?{count:r,before:d.rows}:{count:o,before:d.columns},p=new ab(
l,{...h,isColumn:f,isDense:t.gridAutoFlow.endsWith("dense"),down:f?d.columns:d.rows}).place();let[g,m]=[o+d.columns,r+d.rows];for(const w of p)g=Math.max(g,w.column+
w.columns),m=Math.max(m,w.row+w.rows);return{items:p,columns:Math.max(g,1),rows:m,before:d}}function ib({style:s},{gridTemplateAreas:t},{columns:e,rows:n,before:i}){
const o=(r,a,c)=>{const l=c==="columns"?e:n,d=Math.max(l.tracks.length,c==="columns"?t[0]?.length??0:t.length),f=$i(l.names,t,c);let h=jn(r,d,f,"start"),u=jn(a,
d,f,"end");h!==void 0&&a!=="auto"&&a.span!==void 0&&(u=h+a.span),u!==void 0&&r!=="auto"&&r.span!==void 0&&(h=u-r.span),h!==void 0&&u!==void 0&&h>u&&([h,u]=[u,h]),
h===u&&(u=void 0);const p=g=>g===void 0?void 0:g-1+i[c];return[p(h),p(u)]};return{column:o(s.gridColumnStart,s.gridColumnEnd,"columns"),row:o(s.gridRowStart,s.gridRowEnd,
"rows")}}function $i(s,t,e){if(t.length===0)return s;let n=Rl.get(t);n||Rl.set(t,n={rows:Ll(t,"rows"),columns:Ll(t,"columns")});const i=n[e];return{get:r=>{const[
a,c]=[s.get(r),i.get(r)];return c===void 0||a?.[0]===void 0?c===void 0?a:[c]:[r.endsWith("-start")?Math.min(a[0],c):Math.max(a[0],c)]}}}const Rl=new WeakMap;function Ll(s,t){
const e=new Map;for(const[n,i]of s.entries())for(const[o,r]of i.entries()){if(/^\.+$/.test(r))continue;const a=(t==="rows"?n:o)+1;e.set(`${r}-start`,Math.min(e.
get(`${r}-start`)??a,a)),e.set(`${r}-end`,Math.max(e.get(`${r}-end`)??a,a+1))}return e}function jn(s,t,e,n){if(s==="auto"||s.span!==void 0)return;if(s.name!==void 0){
const o=e.get(`${s.name}-${n}`)??e.get(s.name);return o?.[(s.line??1)-1]??o?.[0]??void 0}const{line:i}=s;if(i!==void 0)return i>0?i:t+2+i}function Al(s,t,e,n){const i=jn(
s,e,n,"start"),o=jn(t,e,n,"end"),r=s!=="auto"&&s.span||t!=="auto"&&t.span||1;return i!==void 0&&o!==void 0?i===o?{start:i-1,count:1}:{start:Math.min(i,o)-1,count:Math.
abs(o-i)}:i!==void 0?{start:i-1,count:r}:o!==void 0?{start:o-1-r,count:r}:{start:void 0,count:r}}const ob=2e6,rb="has a grid whose items take too long to place;\
 use fewer items, shorter spans, or no dense packing";class ab{wanted;packing;looks=0;taken=new Set;placed=new Map;width;constructor(t,e){this.wanted=t,this.packing=
e;let n=e.count+e.before;for(const i of t){const{start:o,count:r}=this.across(i);n=Math.max(n,(o===void 0?0:o+e.before)+r)}this.width=Math.max(n,1)}place(){const{
wanted:t}=this;for(const i of t)this.across(i).start!==void 0&&this.along(i).start!==void 0&&this.put(i,this.along(i).start+this.packing.down,this.across(i).start+
this.packing.before);for(const i of t)!this.placed.has(i)&&this.along(i).start!==void 0&&this.placeIn(i,this.along(i).start+this.packing.down);let[e,n]=[0,0];for(const i of t){
if(this.placed.has(i))continue;this.packing.isDense&&([e,n]=[0,0]);const{start:o,count:r}=this.across(i),a=o===void 0?void 0:o+this.packing.before;if(a!==void 0)
for(a<n&&e++,n=a;!this.isFree(i,e,n);)e++;else for(;n+r>this.width||!this.isFree(i,e,n);)n+r>=this.width?[e,n]=[e+1,0]:n++;this.put(i,e,n)}return t.map(i=>this.
placed.get(i))}across({row:t,column:e}){return this.packing.isColumn?t:e}along({row:t,column:e}){return this.packing.isColumn?e:t}placeIn(t,e){let n=0;for(;!this.
isFree(t,e,n);)n++;this.put(t,e,n)}isFree(t,e,n){if(this.looks+=this.along(t).count,this.looks>ob)throw(0,Z.G6)([{field:"file",message:rb}]);for(let i=0;i<this.
along(t).count;i++)for(let o=0;o<this.across(t).count;o++)if(this.looks++,this.taken.has((e+i)*1e4+n+o))return!1;return!0}put(t,e,n){const[i,o]=[this.along(t).count,
this.across(t).count];if(e+i>9e3||n+o>9e3||this.taken.size+i*o>vl)throw(0,Z.G6)([{field:"file",message:`has a grid of more than ${vl} places; at most that many \
are allowed`}]);for(let a=0;a<i;a++)for(let c=0;c<o;c++)this.taken.add((e+a)*1e4+n+c);const{isColumn:r}=this.packing;this.placed.set(t,{box:t.box,row:r?n:e,column:r?
e:n,rows:r?o:i,columns:r?i:o})}}const cb=500,lb=s=>s==="auto"||s==="min-content"||s==="max-content",Fi=({most:s})=>s==="auto"||s==="max-content";function db(s){
const t=({least:r,most:a,whole:c},l)=>Math.min(l==="least"?r:a,c),e=({most:r})=>lb(r),n=[{key:"base",wanted:r=>s?Math.max(r.floor,t(r,"least")):r.floor,affects:({
least:r})=>r!=="fixed",beyond:e},{key:"base",wanted:({least:r})=>r,affects:({least:r})=>r==="min-content"||r==="max-content",beyond:e},{key:"base",wanted:({most:r})=>r,
affects:({least:r})=>r==="max-content",beyond:Fi}];s==="most"&&n.splice(2,0,{key:"base",wanted:r=>t(r,"most"),affects:({least:r})=>r==="auto"||r==="max-content",
beyond:Fi});const i=()=>!0;return{bases:n,limits:[{key:"limit",wanted:({least:r})=>r,affects:e,beyond:i},{key:"limit",wanted:({most:r})=>r,affects:Fi,beyond:i}]}}
function*fb(s,t,e){const n=new Set(s.flatMap(({tracks:r})=>r)),{bases:i,limits:o}=db(e);for(const r of i)yield*Cl(s,n,r,t);for(const r of n)r.limit=Math.max(r.limit,
r.base);for(const r of o){const a=[...n].filter(({limit:c})=>c===1/0);yield*Cl(s,n,r,t);for(const c of n)c.isOpen=!1;for(const c of a)c.isOpen=c.limit<1/0}for(const r of n)
r.isOpen=!1,r.cap!==void 0&&(r.limit=Math.max(r.base,Math.min(r.limit,r.cap)))}function*Cl(s,t,e,n){const{key:i}=e,o=r=>r[i]===1/0?r.base:r[i];for(const r of s){
yield r.tracks.length*cb;const a=r.tracks.filter(e.affects);if(a.length===0)continue;const c=e.wanted(r)-(r.tracks.length-1)*n-r.tracks.reduce((l,d)=>l+o(d),0);
hb(Math.max(c,0),a,e)}for(const r of t)e.affects(r)&&(i==="base"?r.base+=r.more:r.limit=o(r)+r.more,r.more=0)}function hb(s,t,{key:e,beyond:n}){const i=a=>{if(e===
"base")return Math.max(a.limit-a.base,0);const c=a.isOpen||a.limit===1/0?1/0:0;return a.cap===void 0?c:Math.min(c,Math.max(a.cap-(a.limit===1/0?a.base:a.limit),
0))},o=t.map(a=>({one:a,room:i(a),more:0}));o.sort((a,c)=>a.room===c.room?0:a.room-c.room);let r=s;for(const[a,c]of o.entries())c.more=Math.min(c.room,r/(o.length-
a)),r-=c.more;if(r>.001){const a=o.filter(({one:l})=>n(l)),c=a.length>0?a:o;for(const l of c)l.more+=r/c.length}for(const{one:a,more:c}of o)a.more=Math.max(a.more,
c)}const Bl=500;function Gi(s,t){if(!(typeof s!="object"||"fr"in s))return s.percent!==0&&t===void 0?void 0:(0,v.Il)(s,t??0)}const Wl=(s,t)=>typeof s=="string"?
s:Gi(s,t)===void 0?"auto":"fixed";function*Un(s,t,e){const{room:n,gap:i,stretches:o,measures:r}=e,a=s.map(({least:h,most:u,limit:p})=>{const g=typeof u=="object"&&
"fr"in u?u.fr:void 0,m=Gi(h,n)??0;return{least:Wl(h,n),most:g===void 0?Wl(u,n):"flexible",factor:g??0,cap:p===void 0?void 0:(0,v.Il)(p,n??0),base:m,limit:Math.max(
Gi(u,n)??1/0,m),more:0,isOpen:!1}}),c=t.map(h=>ub(h,a,e));yield c.reduce((h,{tracks:u})=>h+u.length*Bl,Bl);const l=({tracks:h})=>h.length>1&&h.some(({most:u})=>u===
"flexible"),d=[...new Set(c.map(({tracks:h})=>h.length))].sort((h,u)=>h-u);for(const h of d){const u=c.filter(p=>p.tracks.length===h&&!l(p));yield*fb(u,i,r)}pb(
c.filter(l),i);for(const h of a)(h.limit===1/0||h.most==="flexible")&&(h.limit=h.base);const f=Math.max(s.length-1,0)*i;return gb(a,f,e),r!=="least"&&mb(a,c,e),
o&&n!==void 0&&wb(a,n-f),a.map(({base:h})=>h)}function ub(s,t,{gap:e}){const n=t.slice(s.from,s.from+s.count),o=n.every(({most:r})=>r==="fixed")?n.reduce((r,{limit:a})=>r+
a,(n.length-1)*e):1/0;return{...s,tracks:n,whole:o,floor:s.isFree?Math.min(s.floor,o):s.floor}}function pb(s,t){const e=(n,i)=>{for(const o of s){const r=o.tracks.
filter(({most:h,least:u})=>h==="flexible"&&i(u)),a=n(o)-(o.tracks.length-1)*t,c=a-o.tracks.reduce((h,{base:u})=>h+u,0);if(r.length===0||c<=.001)continue;const l=o.
tracks.reduce((h,u)=>h+(r.includes(u)?0:u.base),0),d=r.reduce((h,{factor:u})=>h+u,0),f=d>0?(a-l)/d:0;for(const h of r)h.more=Math.max(h.more,d>0?f*h.factor-h.base:
c/r.length)}for(const{tracks:o}of s)for(const r of o)r.base+=r.more,r.more=0};e(({isFree:n,floor:i})=>n?0:i,n=>n==="auto"),e(({least:n})=>n,n=>n==="min-content"),
e(({most:n})=>n,n=>n==="max-content")}function gb(s,t,{room:e,measures:n}){if(n==="least")return;if(e===void 0){for(const r of s)r.base=r.limit;return}let i=e-t-
s.reduce((r,{base:a})=>r+a,0);const o=s.filter(({base:r,limit:a})=>a>r);o.sort((r,a)=>r.limit-r.base-(a.limit-a.base));for(const[r,a]of o.entries()){if(i<=.001)
return;const c=Math.min(a.limit-a.base,i/(o.length-r));a.base+=c,i-=c}}function mb(s,t,{room:e,gap:n}){const i=s.filter(({most:r})=>r==="flexible");if(i.length===
0)return;let o=0;if(e===void 0){for(const{factor:r,base:a}of i)o=Math.max(o,a/Math.max(r,1));for(const{tracks:r,most:a}of t)r.some(c=>c.most==="flexible")&&(o=Math.
max(o,_l(r,a-(r.length-1)*n)))}else o=_l(s,e-Math.max(s.length-1,0)*n);for(const r of i)r.base=Math.max(r.base,o*r.factor)}function _l(s,t){const e=s.filter(({most:o})=>o===
"flexible");e.sort((o,r)=>r.base*o.factor-o.base*r.factor);let n=t-s.reduce((o,{most:r,base:a})=>o+(r==="flexible"?0:a),0),i=e.reduce((o,{factor:r})=>o+r,0);for(const{
base:o,factor:r}of e){if(i<=0)return 0;const a=Math.max(n,0)/Math.max(i,1);if(o<=a*r+.001)return a;n-=o,i-=r}return 0}function wb(s,t){const e=t-s.reduce((i,{base:o})=>i+
o,0),n=s.filter(({most:i})=>i==="auto");if(!(e<=0||n.length===0))for(const i of n)i.base+=e/n.length}function*bb(s,t,e,n){const{style:i,children:o}=s.box,[r,a]=[
ji(i.columnGap,e.width),ji(i.rowGap,e.height)],{items:c,columnTracks:l,rowTracks:d,linesOf:f}=Nl(o,i,e,{columns:r,rows:a}),h=[];for(const T of c)h.push(yield*zl(
T,t,e.width));const u=yield*Un(l,h,{room:e.width,gap:r,stretches:Ue(i.justifyContent)}),p=new tb(s,t,e.width,{columnSizes:u,columnGap:r}),g=yield*p.heightDemands(
c),m=(T,A)=>Un(d,g,{room:T,gap:A,stretches:Ue(i.alignContent)}),w=yield*m(e.height,a),b=Hi(w)+Math.max(w.length-1,0)*a,y=e.height??xb(b,s,n.height),x=ji(i.rowGap,
y),S={rowSizes:e.height===void 0?yield*m(y,x):w,rowGap:x,height:y};yield*p.place(c,S);for(const T of o)T.isPositioned&&p.keepPlace(T,S,Sl(s.box)?f(T):void 0);return b}
function*yb({style:s,children:t},e){const n={width:0,height:void 0},i=s.columnGap?.px??0,{items:o,columnTracks:r}=Nl(t,s,{...n,width:void 0},{columns:i,rows:0}),
a=[];for(const f of o)a.push(yield*zl(f,e,0));const[c,l]=[yield*Un(r,a,{room:void 0,gap:i,stretches:!1,measures:"least"}),yield*Un(r,a,{room:void 0,gap:i,stretches:!1,
measures:"most"})],d=Math.max(r.length-1,0)*i;return{least:Hi(c)+d,most:Hi(l)+d}}const Hi=s=>s.reduce((t,e)=>t+e,0),ji=(s,t)=>s?(0,v.Il)(s,t??0):0;function xb(s,{
box:t,border:e,padding:n},i){const o=F(e)+F(n);return kt(s+o,t.style,i,o)-o}function Nl(s,t,e,n){const i=s.filter(p=>!p.isPositioned);i.some(p=>p.style.order!==
0)&&i.sort((p,g)=>p.style.order-g.style.order);const o=Il(t.gridTemplateColumns,e.width,n.columns),r=Il(t.gridTemplateRows,e.height,n.rows),a=sb(i,t,o,r),{before:c,
items:l}=a,d=El(o,c.columns,a.columns,l.map(({column:p,columns:g})=>[p,g])),f=El(r,c.rows,a.rows,l.map(({row:p,rows:g})=>[p,g])),h=Pl(o.tracks,a.columns,t.gridAutoColumns,
c.columns),u=Pl(r.tracks,a.rows,t.gridAutoRows,c.rows);return{items:l.map(p=>({...p,column:d[p.column],row:f[p.row]})),columnTracks:h.filter((p,g)=>d[g]!==d[g+1]),
rowTracks:u.filter((p,g)=>f[g]!==f[g+1]),linesOf:p=>{const{column:g,row:m}=ib(p,t,{columns:o,rows:r,before:c}),w=(b,y)=>b===void 0?void 0:y[b]??b;return{column:[
w(g[0],d),w(g[1],d)],row:[w(m[0],f),w(m[1],f)]}}}}function Pl(s,t,e,n){return Array.from({length:t},(i,o)=>{const r=o-n;if(r>=0&&r<s.length)return s[r];const a=r<
0?e.length+r%e.length:r-s.length;return e[a%e.length]})}function*zl({box:s,column:t,columns:e},n,i){yield ot/10;const{least:o,most:r}=yield*n.widthsOf(s),a=D(s.
style.marginLeft,0)+D(s.style.marginRight,0),{minWidth:c,overflow:l}=s.style,f=c==="auto"?l!=="visible"?0:o:V(c,i,0,s.style)??0,h=c==="auto"&&bt(s.style.width);
return{from:t,count:e,isFree:h,floor:f+a,least:o+a,most:r+a}}function _t({style:s,inner:t,isItem:e}){const{display:n}=s;return e||t!=="blocks"&&t!=="lines"||s.overflow!==
"visible"||s.isContained||n==="flow-root"||n==="inline-block"||n==="table-cell"||n==="table-caption"||s.alignContent!=="normal"||s.float!=="none"||s.columnCount!==
void 0||s.columnWidth!==void 0||s.position==="absolute"||s.position==="fixed"}const kb=({box:s,border:t,padding:e})=>t.top===0&&e.top===0&&!_t(s)&&s.style.display!==
"none",Ob=({box:s,border:t,padding:e})=>t.bottom===0&&e.bottom===0&&!_t(s)&&bt(s.style.height),Dl=100;class Kn{sides=new Set;widths=[];add(t){const{style:e}=t;if(!t.
isPositioned){if(e.float!=="none")this.sides.add(e.float),this.widths.length<Dl&&this.widths.push(V(e.width,void 0,0,e)??0);else if(Yn(t)){const{sides:n,widths:i}=Sb(
t);for(const o of n)this.sides.add(o);(0,U.RZ)(this.widths,i.slice(0,Dl-this.widths.length))}}}isCleared({clear:t}){return this.sides.size>0&&(t==="both"||this.
sides.has(t))}isBeside(t,e){if(this.sides.size===0||!_t(t))return!0;let n=0;for(const i of this.widths){if(n>0&&n+i>e)break;n+=i}return n+(V(t.style.width,e,0,t.
style)??0)<=e}}function Sb(s){const t=s.known.get("floats");if(t)return t;const e=new Kn;if(s.inner==="lines")for(const n of s.inlines)n.kind==="apart"&&e.add(n.
box);for(const n of s.children)e.add(n);return s.known.set("floats",e),e}function Mb(s,t,e){let n=t,i=be;const o=new Kn;for(let r=s;r&&(i=i.add(D(r.style.marginTop,
n)),!(r.inner!=="blocks"||_t(r)||!$l(r)));){const a=$(ft(r.style))+$(pt(r.style,n));n=Math.max(Fl(r,{width:n,height:void 0},a)-a,0);let c;for(const l of r.children){
if(l.isApart){o.add(l);continue}const{marginTop:d,marginBottom:f}=l.style,h=i.add(D(d,n));if(o.isCleared(l.style)||!o.isBeside(l,n)||e(l.style,h))return i;if(c=
l,!Yn(l))break;o.add(l),i=h.add(D(f,n)),c=void 0}r=c}return i}const $l=({style:s})=>s.borderTopWidth===0&&s.paddingTop.px===0&&s.paddingTop.percent===0;function Yn(s){
let t=s.known.get("through");return t===void 0&&s.known.set("through",t=vb(s)),t}function vb(s){const{style:t}=s;if(_t(s)||s.replaced||s.marker||!$l(s)||t.aspectRatio!==
void 0||t.borderBottomWidth>0||t.paddingBottom.px!==0||t.paddingBottom.percent!==0||!bt(t.height)&&!(typeof t.height=="object"&&t.height.px===0&&t.height.percent===
0)||typeof t.minHeight=="object"&&(t.minHeight.px>0||t.minHeight.percent>0))return!1;if(s.inner==="lines")return s.inlines.every(Tb);if(s.inner!=="blocks")return!1;
const e=new Kn;return s.children.every(n=>!n.isApart&&(e.isCleared(n.style)||!Yn(n))?!1:(e.add(n),!0))}function Tb(s){switch(s.kind){case"text":return s.text.trim()===
""&&!s.style.whiteSpace.startsWith("pre");case"open":case"close":return Ib(s.box.style);default:return s.kind==="apart"}}const Ib=s=>[s.paddingTop,s.paddingRight,
s.paddingBottom,s.paddingLeft].every(({px:t,percent:e})=>t===0&&e===0)&&[s.marginLeft,s.marginRight].every(t=>t==="auto"||t.px===0&&t.percent===0)&&s.borderTopWidth+
s.borderRightWidth+s.borderBottomWidth+s.borderLeftWidth===0;function Fl({style:s},t,e){const n=V(s.width,t.width,e,s),i=t.width-D(s.marginLeft,t.width)-D(s.marginRight,
t.width);return gt(n??i,s,t.width,e)}const Xn={width:300,height:150};function Gl({style:s,replaced:t},e,n){const[i,o]=[ft(s),pt(s,e.width)],[r,a]=[$(i)+$(o),F(i)+
F(o)],c=M=>M===void 0?void 0:M*s.zoom,l={width:c(t?.width),height:c(t?.height)},d=s.aspectRatio??(l.width!==void 0&&l.height!==void 0&&l.height>0?l.width/l.height:
void 0),f=typeof s.width=="object"&&s.width.percent!==0&&e.width===0;let h=e.fixedWidth??(f?void 0:V(s.width,e.width,r,s)),u=e.fixedHeight??V(s.height,e.height,
a,s);const[p,g]=[h!==void 0,u!==void 0];h!==void 0&&(h-=r),u!==void 0&&(u-=a),h===void 0&&u===void 0?(h=l.width??(l.height!==void 0&&d!==void 0?l.height*d:Xn.width),
u=l.height??(d===void 0?Xn.height:h/d)):h===void 0?h=d===void 0?l.width??Xn.width:u*d:u??=d===void 0?l.height??Xn.height:h/d;const m=gt(h+r,e.width===0?{...s,maxWidth:Eb(
s.maxWidth)}:s,e.width,r)-r;m!==h&&!g&&d!==void 0&&(u=m/d);const w=kt(u+a,s,e.height,a)-a,b=w!==u&&!p&&d!==void 0?w*d:m,y=n.page.height-a,x=w>y&&y>0?y/w:1;return{
width:b*x,height:w*x}}const Eb=s=>typeof s=="object"&&s.percent!==0?"none":s,[Rb,Lb,Hl]=["‪","‫","‬"],[jl,Ul]=["‭","‮"],[Kl,Yl,Ab,Xl]=["⁦","⁧","⁨",
"⁩"];function Ui({unicodeBidi:s,direction:t}){const e=t==="rtl";switch(s){case"normal":return"";case"embed":return e?Lb:Rb;case"isolate":return e?Yl:Kl;case"b\
idi-override":return e?Yl+Ul:Kl+jl;case"plaintext":return Ab}}function Cb({unicodeBidi:s}){switch(s){case"normal":return"";case"embed":return Hl;case"bidi-overr\
ide":return Hl+Xl;default:return Xl}}function Bb({unicodeBidi:s,direction:t}){if(s==="plaintext")return"";const e=t==="rtl",n=e?Gt.Vv:Gt.fM;return s==="bidi-ove\
rride"?n+(e?Ul:jl):n}var Wb=I(47707);const Vl=32,_b=6e4,Nb=2e3,Pb=/ {1,200}|[^ ]{1,200}/g;class zb{widthOf;x=0;blank;constructor(t,e){this.widthOf=e,this.blank=
e(" ",t)}restart(){this.x=0}*expand(t,e){const n=this.widthOf(" ",e),i=this.blank*Math.min(Math.round(e.tabSize),Vl),o=Ao(e)*e.fontSize/2,r=[];for(const[a,c]of t.
split("	").entries()){if(yield Nb,a>0&&i>0&&n>0){const l=Math.max(Math.round((this.nextStop(i,o)-this.x)/n),1);r.push(" ".repeat(Math.min(l,2*Vl))),this.x+=l*n}
for(const l of c.match(Pb)??[])yield _b,this.x+=this.widthOf(l,e);r.push(c)}return r.join("")}nextStop(t,e){const n=(Math.floor(this.x/t+1e-6)+1)*t;return n-this.
x<e?n+t:n}}const Db=.7,Zl=new WeakMap;function*$b(s,t){if(s==="")return;if(t.fontVariant==="normal"){yield{text:s,style:t};return}let e=Zl.get(t);if(e||Zl.set(t,
e={...t,fontSize:t.fontSize*Db}),t.fontVariant==="all-small-caps"){yield{text:s.toUpperCase(),style:e};return}for(const[n]of s.matchAll(new RegExp("\\p{Ll}+|\\P{L\
l}+","gu"))){const i=new RegExp("^\\p{Ll}","u").test(n);yield{text:i?n.toUpperCase():n,style:i?e:t}}}const Fb=new RegExp("(^|[\\s\\p{P}])(?<![\\p{L}\\p{N}]['’])(\\p{\
L})","gu");function Gb(s,{textTransform:t}){return t==="uppercase"?s.toUpperCase():t==="lowercase"?s.toLowerCase():t==="capitalize"?s.replace(Fb,(e,n,i)=>n+i.toUpperCase()):
s}const Jl="￼",Qt=3e3,ql=1e3,Hb=8,Ki=200,Vn=2e4,jb=/[\t\n\r\f][ \t\n\r\f]*| [ \t\n\r\f]+/g;function*Ub(s,t,e){const n=s.some(l=>l.kind==="text"&&l.text.includes(
"	")),i=(l,d)=>Ye(l,d,void 0,e).width,o=n?new zb(t,i):void 0,r=[[]];let a=!0,c=0;for(const l of s){if(++c%50===0&&(yield 50*Qt),l.kind==="break"){r.push([]),o?.
restart(),a=!0;continue}if(l.kind!=="text"){const u=l.kind==="atom";u&&(a=!1),r.at(-1).push({inline:l,text:u?Jl:"",style:void 0});continue}const{style:d}=l,{whiteSpace:f}=d,
h=f==="pre"||f==="pre-wrap";for(const{slice:u,isBegun:p}of Kb(l.text,f!=="normal"&&f!=="nowrap")){++c%50===0&&(yield 50*Qt),u.length>Vn/4&&(yield 50*Qt),p&&(r.push(
[]),o?.restart(),a=!0);let g=u;h?g=o?yield*o.expand(g,d):g:(g=g.replace(jb," "),a&&g.startsWith(" ")&&(g=g.slice(1)),g!==""&&(a=g.endsWith(" "))),f.startsWith("\
pre")&&g!==""&&(a=f==="pre-line"&&g.endsWith(" "));for(const m of $b(Gb(g,d),d))++c%50===0&&(yield 50*Qt),r.at(-1).push({inline:l,...m})}}return r}function*Kb(s,t){
const e=t?/\r\n?|\n/g:void 0;let n=!1;for(let i=0;;n=!0){const o=e?.exec(s),r=o?.index??s.length;do{const a=r-i>Vn?Yb(s,i):r;yield{slice:s.slice(i,a),isBegun:n},
n=!1,i=a}while(i<r);if(!o)return;i=e.lastIndex}}function Yb(s,t){const e=t+Vn,n=s.lastIndexOf(" ",e-1);return n>t+Vn/2?n+1:(0,De.LJ)(s.charCodeAt(e))?e-1:e}function*Ql(s,t,e){
const{inlines:n}=s,i=t.pieces.find(n);if(i)return i;const o=yield*td(n,s.style,t);return e&&n.length>0&&t.pieces.keep(n,o,o.list.length),o}function*Xb({inlines:s,
style:t,firstLine:e},n,i){if(!e)return;const o=new Map,r=d=>{let f=o.get(d);return f||o.set(d,f=Vb(d,t,e)),f},a=s.map(d=>d.kind==="text"?{...d,style:r(d.style)}:
d),{list:c}=yield*td(a,t,n);return c.every(({fragments:d})=>d.every(({kind:f})=>f!=="apart"))&&c.length===i?c:void 0}function Vb(s,t,e){const n={...s};for(const[
i,o]of Object.entries(e))s[i]===t[i]&&Object.assign(n,{[i]:o});return n}function*td(s,t,e){const n=yield*Ub(s,t,e);let i=[],o=t.direction==="rtl";const r=[t];for(const[
a,c]of n.entries()){a%20===19&&(yield 20*Qt);const l=c.map(({text:h})=>h).join("");o||=(0,Gt.ft)(l)||c.some(({inline:h})=>h.kind==="open"&&(0,Gt.ft)(Ui(h.box.style)));
const d=yield*new qb(c,r,e).pieces(l);if(n.length===1)i=d;else for(const h of d)i.push(h);a===n.length-1||Zb(i,c.length===0||l==="")}return{list:i,turns:o}}function Zb(s,t){
const e=s.at(-1);e&&!t&&!e.ends?s[s.length-1]={...e,ends:!0}:s.push({fragments:[],spaces:[],width:0,spaceWidth:0,hyphen:0,ends:!0})}function Ye(s,t,e,n,i=!1){const o=n.
typefaces.word(s,n.faceOf(t),i),r=s===" "||/^[ \u00a0]+$/.test(s),a=t.letterSpacing===0?0:(0,Wb.qf)(s).length,c=o.width*t.fontSize/1e3+a*t.letterSpacing+(r?t.wordSpacing*
s.length:0);return{kind:"text",text:s,style:t,owner:e,word:o,width:c,isSpace:r}}const Jb=[];class qb{sources;around;layout;index=0;start=0;at=0;alike;taken=0;constructor(t,e,n){
this.sources=t,this.around=e,this.layout=n}*pieces(t){const e=[];let n=[],i=[];const o=()=>{n.length+i.length>0&&e.push(this.pieceOf(n,i)),[n,i]=[[],[]]};let r=0;
for(const a of ey(this.layout.breaks(t),t)){if((++r%20===0||this.layout.typefaces.isDue)&&(yield 20*Qt),!a)continue;const{end:c,next:l}=a,d=this.takeWord(c);d||
(yield*this.take(c,n));const f=l>c?this.takeWord(l):void 0;if(d!==void 0&&n.length===0&&(f!==void 0||l===c)&&!(l<t.length&&this.isHeld())){e.push(this.plainPiece(
d,f));continue}if(d&&n.push(d),f?i.push(f):l>c&&(yield*this.take(l,i)),l<t.length&&this.isHeld()){for(const u of i)n.push(u);i=[]}else o()}if(this.rest(n),n.length>
0&&e.length>0&&n.every(({kind:a})=>a==="close")){const a=e.pop();e.push(this.pieceOf([...a.fragments,...a.spaces.length>0?a.spaces:[],...n],[])),n=[]}return o(),
e}isHeld(){const t=this.at>this.start?this.sources[this.index]?.style:void 0,{whiteSpace:e}=t??this.around.at(-1);return e==="nowrap"||e==="pre"}takeWord(t){const e=this.
sources[this.index];if(e?.inline.kind!=="text"||this.at>=t||t>=this.start+e.text.length||t-this.at>=Ki)return;const n=e.text.slice(this.at-this.start,t-this.start);
if(!(n!==" "&&(n.includes(" ")||nd(e.style)&&n.includes(ed))))return this.at=t,this.fragmentOf(n,e.style,e.inline.owner)}fragmentOf(t,e,n){const i=this.alikeOf(
e,n).words;let o=i.get(t);return o||i.set(t,o=Ye(t,e,n,this.layout)),o}alikeOf(t,e){const{alike:n,layout:i}=this;if(n?.style===t&&n.owner===e&&n.words.size<ql)return n;
let o=e?void 0:i.words.get(t);return(!o||o.words.size>=ql)&&(o={style:t,owner:e,words:new Map,pieces:new Map},e||(i.words.size>=Hb&&i.words.clear(),i.words.set(
t,o))),this.alike=o}plainPiece(t,e){const{style:n,owner:i}=t,r=e?.style===n&&e.owner===i&&e.text===" "?this.alikeOf(n,i).pieces:void 0;let a=r?.get(t);return a||
(a=this.pieceOf([t],e?[e]:Jb),r?.set(t,a)),a}*take(t,e){for(;this.index<this.sources.length;){const n=this.sources[this.index],i=n.text.length;if(this.at>=t&&!(i===
0&&iy(n,"close")))return;if(++this.taken%20===0&&(yield 20*Qt),i===0){this.takeEdge(n,e),this.index++;continue}const o=Math.min(t,this.start+i);if(yield*this.put(
n,n.text.slice(this.at-this.start,o-this.start),e),this.at=o,o<this.start+i)return;this.start+=i,this.index++}}rest(t){for(;this.index<this.sources.length;this.
index++){const e=this.sources[this.index];e.text.length===0&&this.takeEdge(e,t)}}takeEdge({inline:t},e){t.kind==="open"?this.around.push(t.box.style):t.kind==="\
close"&&this.around.length>1&&this.around.pop(),e.push(t)}pieceOf(t,e){const{soft:n,shown:i}=sd(t,this.layout)??{},o=n&&i?i.width-n.width:0;return{fragments:t,spaces:e,
width:id(t),spaceWidth:id(e),hyphen:o,ends:!1}}*put({inline:t,style:e},n,i){if(t.kind!=="text")return void i.push(t);const o=nd(e)?sy:ny;for(let r=0,a=0;r<n.length;r=
a){const c=o(n,r),l=Math.min(n.length,r+Ki);for(a=r+1;a<l&&o(n,a)===c;)a++;i.push(this.fragmentOf(n.slice(r,a),e,t.owner)),(++this.taken%20===0||a-r===Ki)&&(yield 20*
Qt)}}}const Qb=/(?<=[a-z\d]-)(?=\d)|(?<=[^([{«‹“¿¡ ]) {1,9}(?=[^!?:;,.%»›”’)\]} ])/gi,ty=/[!$%+/\\|}]$/;function*ey(s,t){for(const{start:e,end:n,next:i,
isCut:o}of s){const r=t.slice(e,n);if(/[ -]/.test(r))for(const{0:c,index:l}of r.matchAll(Qb))yield{end:e+l,next:e+l+c.length};yield!o&&n===i&&i<t.length&&t.charCodeAt(
i)<128&&ty.test(r.slice(-1))?void 0:{end:n,next:i}}}const ed=" ",ny=(s,t)=>s[t]===" ",sy=(s,t)=>s[t]===" "||s[t]===ed,nd=({textAlign:s,textAlignLast:t,wordSpacing:e})=>s===
"justify"||t==="justify"||e!==0,iy=({inline:s},t)=>s.kind===t,oy="­",ry="‐";function sd(s,t){const e=s.findLast(n=>n.kind!=="close");if(!(e?.kind!=="text"||!e.
text.endsWith(oy)))return{soft:e,shown:Ye(e.text.slice(0,-1)+ry,e.style,e.owner,t)}}const id=s=>s.reduce((t,e)=>t+(e.kind==="text"?e.width:0),0);function*ay(s,t){
const e=He(s),n=yield*rd(s,t),i=od(s,e);let[o,r,a,c]=[i,i,0,0];for(const d of n)o+=d.least,r+=d.most,a+=d.share,d.share>0&&(c=Math.max(c,d.most/d.share));const l=n.
reduce((d,{share:f,most:h})=>f>0?d:d+h,0);a>0&&(r=Math.max(r,c+i,a<1&&l>0?l/(1-a)+i:0));for(const d of e.captions)o=Math.max(o,(yield*t.widthsOf(d)).least);return{
least:o,most:Math.max(r,o)}}const od=({style:s},{columns:t})=>s.borderCollapse==="collapse"||t===0?0:(t+1)*s.borderSpacingX;function*rd(s,t){const e=s.known.get(
"columns");if(e)return e;const n=He(s),i=Array.from({length:n.columns},()=>({least:0,most:0,fixed:!1,share:0}));for(const[r,a]of n.columnBoxes.entries())a&&ly(i[r],
a);const o=[];for(const r of n.cells){if(yield ot/10,r.columns>1){o.push(r);continue}const a=i[r.column],c=yield*ad(r.box,s,t);a.least=Math.max(a.least,c.least);
const l=typeof r.box.style.width=="object"&&r.box.style.width.percent===0;l&&!a.fixed?a.most=c.most:(l||!a.fixed)&&(a.most=Math.max(a.most,c.most)),a.fixed||=l,
dy(a,r.box)}for(const r of i)r.most=Math.max(r.most,r.least);o.sort((r,a)=>r.columns-a.columns);for(const r of o)yield r.columns*200,fy(i.slice(r.column,r.column+
r.columns),yield*ad(r.box,s,t),cy(s));return s.known.set("columns",i),i}const cy=({style:s})=>s.borderCollapse==="collapse"?0:s.borderSpacingX;function*ad(s,t,e){
const n=yield*e.widthsOf(s);if(t.style.borderCollapse!=="collapse")return n;const i=$(Bi(t).cells.get(s))-$(ft(s.style));return{least:n.least+i,most:n.most+i}}function ly(s,{
style:t}){typeof t.width=="object"&&(t.width.percent>0?s.share=Math.max(s.share,t.width.percent):(s.most=Math.max(s.most,t.width.px),s.least=Math.max(s.least,0),
s.fixed=!0))}function dy(s,{style:t}){typeof t.width=="object"&&t.width.percent>0&&(s.share=Math.max(s.share,t.width.percent))}function fy(s,{least:t,most:e},n){
const i=n*(s.length-1),o=s.filter(({fixed:c,share:l})=>!c&&l===0),r=o.length>0?o:s,a=(c,l)=>{const d=s.reduce((h,u)=>h+u[c],0)+i;if(l<=d)return;const f=r.reduce(
(h,u)=>h+u.most,0);for(const h of r)h[c]+=(l-d)*(f>0?h.most/f:1/r.length)};a("least",t),a("most",e);for(const c of s)c.most=Math.max(c.most,c.least)}function hy(s,t){
const e=a=>s.reduce((c,l)=>c+a(l),0),n=a=>a.share>0?Math.max(a.share*t,a.least):a.least,i=a=>a.fixed&&a.share===0?a.most:n(a),o=a=>a.share>0?n(a):a.most,r=[a=>a.
least,n,i,o];for(let a=1;a<r.length;a++){const[c,l]=[r[a-1],r[a]],[d,f]=[e(c),e(l)];if(t>f)continue;const h=f>d?Math.max(t-d,0)/(f-d):0;return s.map(u=>c(u)+(l(
u)-c(u))*h)}return uy(s,s.map(o),t-e(o))}function uy(s,t,e){const n=[({fixed:i,share:o})=>!i&&o===0,({fixed:i,share:o})=>i&&o===0,({share:i})=>i>0];for(const i of n){
const o=s.flatMap((l,d)=>i(l)?[d]:[]);if(o.length===0)continue;const r=o.map(l=>s[l].share>0?s[l].share:t[l]),a=r.reduce((l,d)=>l+d,0),c=[...t];for(const[l,d]of o.
entries())c[d]=t[d]+e*(a>0?r[l]/a:1/o.length);return c}return[...t]}function py(s,t){const e=He(s),n=Array.from({length:e.columns},()=>{});for(const[c,l]of e.columnBoxes.
entries())l&&(n[c]=V(l.style.width,t,0,l.style));for(const{box:c,column:l,row:d,columns:f}of e.cells){if(d>0)break;const h=$(ft(c.style))+$(pt(c.style,t)),u=V(c.
style.width,t,h,c.style);for(let p=l;u!==void 0&&p<l+f;p++)n[p]??=u/f}const i=n.reduce((c,l)=>c+(l??0),0),o=n.filter(c=>c===void 0).length,r=o>0?Math.max(t-i,0)/
o:0,a=o===0&&i>0&&t>i?t/i:1;return n.map(c=>c===void 0?r:c*a)}function*gy({children:[s],style:t},e){const{height:n,maxHeight:i}=t;if(typeof n=="object"&&n.percent===
0)return n.px;const{most:o}=yield*e.widthsOf(s),r=typeof i=="object"&&i.percent===0?i.px:1/0;return Math.min(o,r,e.page.height)}function*cd(s,t){const e=yield*gy(
s,t),n=yield*t.layOut(s.children[0],{width:e,height:void 0,fixedWidth:e});return n.height>t.page.width?void 0:{length:e,content:n}}function*my(s,t){const e=yield*cd(
s,t);return e?{least:e.content.height,most:e.content.height}:yield*t.widthsOf(s.children[0])}function*wy(s,t){const{box:e,contentWidth:n}=s,i=yield*cd(e,t);if(!i){
const a=yield*t.layOut(e.children[0],{width:n,height:void 0});return s.add(a),a.height}const{length:o,content:r}=i;return r.turn=e.style.writingMode==="up"?[0,-1,
1,0,0,o]:[0,1,-1,0,r.height,0],s.add(r),o}function by({style:s}){const t=F(ft(s))+F(pt(s,0)),e=typeof s.height=="object"&&s.height.percent===0?V(s.height,0,t,s):
void 0;return e===void 0?s.height:{px:Math.max(e-t,0),percent:0}}function*Zn(s,t){const e=s.known.get("widths");if(e)return e;yield ot/4;const{style:n}=s,i=$(ft(
n))+$(pt(n,0)),o=typeof n.width=="object"&&n.width.percent===0?V(n.width,0,i,n):void 0;let r;const a=n.display==="table-cell";if(o!==void 0&&s.inner!=="table"&&
!a)r={least:o,most:o};else{const l=yield*ld(s,t),d=s.inner==="table"&&n.borderCollapse==="collapse"?$(Bi(s).table):i;r={least:l.least+d,most:Math.max(l.most,l.least)+
d},o!==void 0&&(r={least:a?r.least:Math.max(o,r.least),most:Math.max(o,r.least)})}const c={least:Yi(r.least,n,i),most:Yi(r.most,n,i)};return s.known.set("widths",
c),c}function*yy(s,t){if(typeof s.style.width!="object"||s.inner==="table")return(yield*Zn(s,t)).least;let e=s.known.get("content");if(e===void 0){const n=$(ft(
s.style))+$(pt(s.style,0));e=Yi((yield*ld(s,t)).least+n,s.style,n),s.known.set("content",e)}return e}function Yi(s,t,e){const{minWidth:n,maxWidth:i}=t,o=c=>typeof c==
"object"&&c.percent!==0,[r,a]=[o(n),o(i)];return!r&&!a?gt(s,t,0,e):gt(s,{...t,minWidth:r?"auto":n,maxWidth:a?"none":i},0,e)}function*Xi(s,t){const{least:e,most:n}=yield*Zn(
s,t),i=D(s.style.marginLeft,0)+D(s.style.marginRight,0);return{least:e+i,most:n+i}}function*ld(s,t){switch(s.inner){case"image":{const{width:e}=Gl(s,{width:0,height:void 0},
t);return{least:typeof s.style.width=="object"||typeof s.style.maxWidth=="object"&&s.style.maxWidth.percent!==0?0:e,most:e}}case"lines":return yield*ky(s,t);case"\
table":return yield*ay(s,t);case"flex":return yield*Sy(s,t);case"columns":return yield*Jw(s,t);case"grid":return yield*yb(s,t);case"turned":return yield*my(s,t);default:
return yield*xy(s,t)}}function*xy({children:s},t){let[e,n,i]=[0,0,0];for(const o of s){if(o.isPositioned)continue;const r=yield*Xi(o,t);if(e=Math.max(e,r.least),
o.style.float!=="none"){i+=r.most,n=Math.max(n,i);continue}o.style.clear!=="none"&&(i=0);const a=typeof o.style.width=="object"&&!_t(o);n=Math.max(n,r.most+(a?0:
Math.max(i,0))),i=0}return{least:e,most:n}}function*ky(s,t){const{list:e}=yield*Ql(s,t,!0);let[n,i,o,r]=[0,0,0,0],a=0;const c=s.style.overflowWrap!=="anywhere"&&
s.style.wordBreak!=="break-word"&&s.style.wordBreak!=="break-all";for(const l of e){let d=0;const f=[...l.fragments];(0,U.RZ)(f,l.spaces.filter(({kind:p})=>p!==
"text"));let h=0;for(const p of f){const g=yield*Oy(p,t);if(p.kind==="apart"){p.box.isPositioned||(r+=g.most,n=Math.max(n,g.least));continue}d+=g.most,h+=g.least}
n=Math.max(n,c?h+l.hyphen:Math.min(h,s.style.fontSize));const u=l.fragments.some(({kind:p})=>p!=="apart");u&&(o+=a+d),a=u?l.spaceWidth:Math.max(a,l.spaceWidth),
i=Math.max(i,o),l.ends&&([o,a]=[0,0])}return{least:n,most:i+r}}function*Oy(s,t){if(s.kind==="text")return{least:s.width,most:s.width};if(s.kind==="atom"||s.kind===
"apart")return yield*Xi(s.box,t);const{style:e}=s.box,n=s.kind==="open"?D(e.marginLeft,0)+e.borderLeftWidth+e.paddingLeft.px:D(e.marginRight,0)+e.borderRightWidth+
e.paddingRight.px;return{least:n,most:n}}function*Sy({style:s,children:t},e){const n=s.flexDirection.startsWith("row");let[i,o,r]=[0,0,0];for(const c of t){if(c.
isPositioned)continue;const l=yield*Xi(c,e),{flexBasis:d}=c.style,f=n&&typeof d=="object"&&d.percent===0?d.px:void 0,h=Math.max(l.most,f??0);r++,o=n?o+h:Math.max(
o,h),i=n&&s.flexWrap==="nowrap"?i+l.least:Math.max(i,l.least)}const a=n?Math.max(r-1,0)*(s.columnGap?.px??0):0;return{least:i+(s.flexWrap==="nowrap"?a:0),most:o+
a}}function*dd(s,t,e=!1){const n=Qw(s);if(n.length===0)return;const i=({style:o})=>o.position==="fixed"&&!s.box.style.isContained;for(const{box:o,x:r,y:a,share:c,
area:l}of n)if(!e&&(!Sl(s.box)||i(o)))Ke(s,o,{x:r,y:a,share:c});else{const d=e?vy(s,t):l?My(s,l):s,f=yield*Ty({box:o,x:r,y:a,share:c},d,t);s.addApart(f);for(const h of Pi(
f))n.push(h)}}function My({box:s},{x:t,y:e,width:n,height:i}){const o=new _e(s);return o.border={...Ne,left:t,top:e},o.width=t+n,o.height=e+i,o}function vy({box:s},{
page:t}){const e=new _e(s);return e.width=t.width,e.height=t.height,e}function*Ty({box:s,x:t,y:e,share:n},i,o){const{style:r}=s,{border:a}=i,[c,l]=[i.width-$(a),
i.height-F(a)],d=Bt(r,c),[f,h,u,p]=[r.left==="auto"?void 0:(0,v.Il)(r.left,c),r.right==="auto"?void 0:(0,v.Il)(r.right,c),r.top==="auto"?void 0:(0,v.Il)(r.top,l),
r.bottom==="auto"?void 0:(0,v.Il)(r.bottom,l)],g={across:$(ft(r))+$(pt(r,c)),down:F(ft(r))+F(pt(r,c))},m=s.inner==="image",w=Ey(u,p,l-F(d)),b=f??(h===void 0&&n.
x===0?t-a.left:0),y={width:c,height:l,edges:g,free:Math.max(c-b-(h??0)-$(d),0),isHeld:f!==void 0&&h!==void 0,spansDown:w},x=m?void 0:yield*Iy(s,y,o),S=r.height===
"auto"&&!m&&r.aspectRatio===void 0?w:void 0,T=S===void 0?void 0:kt(S,r,l,g.down),A=yield*o.layOut(s,{width:c,height:l,fixedWidth:x,fixedHeight:T});return A.x=a.
left+fd({from:f,to:h,size:A.width,whole:c,first:d.left,last:d.right,flow:t-a.left,share:n.x,margins:[r.marginLeft,r.marginRight]}),A.y=a.top+fd({from:u,to:p,size:A.
height,whole:l,first:d.top,last:d.bottom,flow:e-a.top,share:n.y,margins:[r.marginTop,r.marginBottom]}),u===void 0&&p!==void 0&&(A.isFromBottom=!0),A}function*Iy(s,{
width:t,height:e,edges:n,free:i,isHeld:o,spansDown:r},a){const{style:c}=s,d=typeof c.width=="object"&&c.width.fills?i:V(c.width,t,n.across,c)??Ry(c,e,n,o?void 0:
r);if(d!==void 0)return gt(d,c,t,n.across);const{least:f,most:h}=yield*a.widthsOf(s);if(c.width==="min-content")return gt(f,c,t,n.across);if(c.width==="max-cont\
ent")return gt(h,c,t,n.across);const p=o&&c.width==="auto"&&s.inner!=="table"?i:Math.max(f,Math.min(h,i));return gt(Ln(p,c,e,n),c,t,n.across)}const Ey=(s,t,e)=>s===
void 0||t===void 0?void 0:Math.max(e-s-t,0);function Ry(s,t,e,n){if(s.width!=="auto"||s.aspectRatio===void 0)return;const i=V(s.height,t,e.down,s)??n;return i===
void 0?void 0:Pe(kt(i,s,t,e.down),s,e)}function fd({from:s,to:t,size:e,whole:n,first:i,last:o,flow:r,share:a,margins:c}){if(s===void 0&&t===void 0)return r+i-a*
(i+e+o);if(s===void 0)return n-t-e-o;if(t!==void 0&&c[0]==="auto"){const l=n-s-t-e;return s+(c[1]==="auto"?Math.max(l/2,0):l-D(c[1],n))}return s+i}const hd=500,
ud=500,Ly=600,Ay=1e5;function Cy({fragment:s}){switch(s.kind){case"text":return s.text;case"atom":return Jl;case"open":return Ui(s.box.style);case"close":return Cb(
s.box.style);default:return""}}function*By(s,t,e,n){const i=Bb(t.style)+e.map(({style:l})=>Ui(l)).join(""),o=s.map(Cy),r=[],a=s.map(()=>({first:1/0,last:-1}));let c=0;
for(const{text:l,rtl:d,index:f}of(0,Gt.rg)(i,o)){c+=ud+l.length*Ly,c>Ay&&(yield c,c=0);const h=s[f],{fragment:u}=h;if(u.kind!=="text"&&u.kind!=="atom")continue;
const p=a[f];if(p.first=Math.min(p.first,r.length),p.last=r.length,u.kind==="atom")r.push(h);else{const g=Ye(l,u.style,u.owner,n,d);r.push({fragment:g,width:g.width})}}
return yield*Wy(s,r,a,e)}function*pd({item:s,box:t,index:e},{to:n,atEnd:i},o,r){const{before:a,after:c,rest:l}=r,[d,f]=t.style.direction==="rtl"?_y(s,t,i):[s,i];
let[h,u]=[1/0,-1];for(let p=e;p<n;p++)++r.looked%hd===0&&(yield hd*ud),h=Math.min(h,o[p].first),u=Math.max(u,o[p].last);if(u<0)return(0,U.RZ)(l,[d,f]);a.set(h,[
d,...a.get(h)??[]]),c.set(u,[...c.get(u)??[],f])}function*Wy(s,t,e,n){const i={before:new Map,after:new Map,rest:[],looked:0},{before:o,after:r,rest:a}=i,c=n.map(
d=>({item:Jn("resume",d),box:d,index:0}));for(const[d,f]of s.entries()){const{fragment:h}=f;if(h.kind==="apart"&&a.push(f),h.kind==="open"&&c.push({item:f,box:h.
box,index:d}),h.kind!=="close")continue;const u=c.findLastIndex(({box:p})=>p===h.box);u>=0&&(yield*pd(c.splice(u,1)[0],{to:d,atEnd:f},e,i))}n.splice(0,n.length);
for(const{box:d}of c)n.push(d);for(const d of c.reverse())yield*pd(d,{to:s.length,atEnd:Jn("pause",d.box)},e,i);const l=[];for(const[d,f]of t.entries())(0,U.RZ)(
l,o.get(d)??[]),l.push(f),(0,U.RZ)(l,r.get(d)??[]);return(0,U.RZ)(l,a),l}const Jn=(s,t)=>({fragment:{kind:s,box:t},width:0});function _y(s,t,e){const[n,i]=[s.fragment.
kind==="open",e.fragment.kind==="close"];return n===i?[s,e]:n?[Jn("resume",t),{fragment:{kind:"close",box:t},width:s.width}]:[{fragment:{kind:"open",box:t},width:e.
width},Jn("pause",t)]}const le=200,Vi=5e3,Ny={x:0,y:0},Py=500,gd=.01,md=.268;function*zy(s){const{items:t,block:e,open:n,layout:i}=s,o=s.turns?yield*By(t,e,n,i):
t;return yield*new Dy(s,o).place()}class Dy{wishes;items;isLoose;above;below;x=0;texts=[];atoms=[];inlines=[];stack=[];tallest=0;space;constructor(t,e){this.wishes=
t,this.items=e;const{above:n,below:i}=t.layout.lineOf(t.block.style),o=e.some(({fragment:r})=>r.kind==="text"||r.kind==="atom");this.isLoose=t.layout.quirks!=="\
none"&&o&&t.block.marker===void 0,this.above=this.isLoose?0:n,this.below=this.isLoose?0:i}*place(){const{wishes:t,items:e}=this;for(const a of t.turns?[]:t.open)
this.stack.push({box:a,x:0,isFirst:!1,level:this.levelOf(a)});const n=e.reduce((a,{width:c})=>a+c,0),{start:i,stretch:o}=this.alignment(n);this.x=t.left+i;for(const a of this.
stack.splice(0))this.stack.push({...a,x:this.x});for(let a=0;a<e.length;a++)a%le===le-1&&(yield le*Vi),this.put(e[a],o);for(const a of this.stack)this.inlines.push(
{...a,width:this.x-a.x,isLast:!1});t.turns||(t.open.splice(0,t.open.length),(0,U.RZ)(t.open,this.stack.map(({box:a})=>a)));const r=Math.max(this.above+this.below,
this.tallest);return yield*this.finish(r)}*finish(t){const e=this.above,{layout:n,whole:i}=this.wishes,o=this.atoms.map(({laid:c,owner:l,x:d,top:f,shift:h})=>{const{
marginTop:u,marginBottom:p}=c.box.style;return c.x=d+h.x,f==="top"?c.y=D(u,i):f==="bottom"?c.y=t-c.height-D(p,i):c.y=e+f,c.y+=h.y,{laid:c,owner:l}}),r=[];for(const[
c,{box:l,x:d,width:f,level:h,isFirst:u,isLast:p}]of this.inlines.entries()){c%le===le-1&&(yield le*Vi);const{style:g}=l;if(l.place===void 0&&!xd(g))continue;const{
descent:m}=n.metricsOf(g),w=this.overText(g),b=(0,v.Il)(g.paddingBottom,i)+g.borderBottomWidth,y=e-h.rise-w+h.shift.y;r.push({box:l,x:d+h.shift.x,width:f,y,height:w+
m+b,isFirst:u,isLast:p})}const a=[];for(let c=0,l=0;c<this.texts.length;){const d=Uy(this.texts,c,e);a.push(Ky(this.texts,c,d,e)),l+=d-c,c=d,!(l<le)&&(yield l*Vi,
l=0)}return{y:0,height:t,baseline:e,texts:Zi(a),atoms:Zi(o),inlines:Zi(r)}}alignment(t){const{width:e,isLast:n,block:i}=this.wishes,{textAlignLast:o,direction:r}=i.
style,a=n&&o!=="auto"?o:i.style.textAlign,c=e-t,l=r==="rtl";if(c<gd)return{start:l?c:0,stretch:0};if(a==="center")return{start:c/2,stretch:0};if(a==="right"||a===
"end"&&!l||a==="start"&&l)return{start:c,stretch:0};if(a!=="justify")return{start:0,stretch:0};const d=this.items.reduce((f,{fragment:h})=>f+wd(h),0);return n&&
o==="auto"||d===0?{start:l?c:0,stretch:0}:{start:0,stretch:c/d}}put({fragment:t,width:e,laid:n},i){switch(t.kind){case"text":return this.putText(t,e+wd(t)*i,i);case"\
open":this.x+=D(t.box.style.marginLeft,this.wishes.whole),this.stack.push({box:t.box,x:this.x,isFirst:!0,level:this.levelOf(t.box)}),this.x+=e-D(t.box.style.marginLeft,
this.wishes.whole);return;case"resume":this.stack.push({box:t.box,x:this.x,isFirst:!1,level:this.levelOf(t.box)});return;case"pause":return this.close(t.box,!1);case"\
close":{const o=D(t.box.style.marginRight,this.wishes.whole);this.x+=e-o,this.close(t.box,!0),this.x+=o;return}case"atom":return this.putAtom(n,t.owner,e);case"\
apart":}}close(t,e){const n=this.stack.findLastIndex(o=>o.box===t);if(n<0)return;const[i]=this.stack.splice(n,1);this.inlines.push({...i,width:this.x-i.x,isLast:e})}get level(){
return this.stack.at(-1)?.level??{rise:0,style:this.wishes.block.style,shift:Ny}}putText(t,e,n){const{level:i}=this,{style:o,owner:r,word:a}=t;this.reach(i.rise,
this.wishes.layout.lineOf(o));const c=n+o.wordSpacing,d=t.isSpace&&c!==0&&o.fontSize>0?this.widerSpace(a,c*t.text.length*1e3/o.fontSize):a;this.texts.push({x:this.
x,width:e,style:o,owner:r,word:d,level:i}),this.x+=e}widerSpace(t,e){const{space:n}=this;if(n?.word===t&&n.wider.after===e)return n.wider;const i={...t,width:t.
width+e,after:e};return this.space={word:t,wider:i},i}reach(t,{above:e,below:n}){this.above=Math.max(this.above,e+t),this.below=Math.max(this.below,n-t)}putAtom(t,e,n){
const{style:i}=t.box,{whole:o,layout:r}=this.wishes,[a,c]=[D(i.marginTop,o),D(i.marginBottom,o)],l=this.x+D(i.marginLeft,o);this.x+=n;const d=t.height+a+c,{verticalAlign:f}=i;
if(f==="top"||f==="bottom"){this.tallest=Math.max(this.tallest,d),this.atoms.push({laid:t,owner:e,x:l,top:f,shift:this.level.shift});return}const h=this.level;let p=(Gy(
t)??t.height+c)+a+h.rise+bd(i,h.style,r);const g=r.metricsOf(h.style);f==="middle"&&(p=d/2+h.rise+h.style.fontSize*md),f==="text-top"&&(p=h.rise+g.ascent),f==="\
text-bottom"&&(p=h.rise-g.descent+d),this.above=Math.max(this.above,p),this.below=Math.max(this.below,d-p),this.atoms.push({laid:t,owner:e,x:l,top:-p+a,shift:h.
shift})}levelOf(t){const e=this.level,{style:n}=t,{layout:i}=this.wishes,o=i.lineOf(n),r=e.style.fontSize*md-(o.above-o.below)/2,a=e.rise+(n.verticalAlign==="mi\
ddle"?r:bd(n,e.style,i));this.isLoose||this.reach(a,o);const c=n.position==="relative"?Ca(n,{width:this.wishes.whole,height:void 0}):void 0,l=c?{x:e.shift.x+c.x,
y:e.shift.y+c.y}:e.shift,d=a===e.rise&&!e.drops?void 0:$y(n,a-e.rise,e),f=Hy(n)?a+this.overText(n):e.reach;return{rise:a,style:n,shift:l,...f!==void 0&&{reach:f},
...d&&{drops:d}}}overText(t){const{layout:e,whole:n}=this.wishes;return e.metricsOf(t).ascent+(0,v.Il)(t.paddingTop,n)+t.borderTopWidth}}const wd=s=>s.kind==="t\
ext"&&s.isSpace?s.text.length:0;function $y({decorations:s,textDecorationLine:t},e,n){const i=s.length-t.size;if(i<=0)return;const o=n.style.decorations.map((r,a)=>e+
(n.drops?.[a]??0)).slice(-i);return s.map((r,a)=>o[a]??0)}function bd(s,t,e){const{verticalAlign:n}=s;if(typeof n=="object"){const{above:i,below:o}=e.lineOf(s);
return(0,v.Il)(n,i+o)}return n==="sub"?-(t.fontSize/5+1):n==="super"?t.fontSize/3+1:0}const Fy=new Set(["flex","grid","table"]);function Gy({box:s,firstBaseline:t,
lastBaseline:e}){return Fy.has(s.inner)?t:s.style.overflow!=="visible"||s.isOnLine?void 0:e}const Hy=s=>xd(s)||s.position==="relative"||[s.paddingTop,s.paddingRight,
s.paddingBottom,s.paddingLeft].some(yd)||[s.marginTop,s.marginRight,s.marginBottom,s.marginLeft].some(yd),yd=s=>s!=="auto"&&(s.px!==0||s.percent!==0),xd=s=>s.backgroundColor!==
void 0||s.backgroundClip==="text"&&s.textFill!==void 0||s.backgroundImage.length>0||s.borderTopWidth+s.borderRightWidth+s.borderBottomWidth+s.borderLeftWidth>0||
s.boxShadow.length>0,jy=[],Zi=s=>s.length===0?jy:(0,U.Hn)(s);function Uy(s,t,e){const n=s[t],{x:i,y:o,start:r}=Ji(n,e);let{width:a}=n,c=t+1;for(;c<s.length&&c-t<
Py;c++){const l=s[c];if(l.style!==n.style||l.owner!==n.owner)break;const d=Ji(l,e);if(d.y!==o||d.start!==r||Math.abs(i+a-d.x)>=gd)break;a+=l.width}return c}function Ky(s,t,e,n){
const i=s[t],{style:o,owner:r,level:a}=i,{x:c,y:l,start:d}=Ji(i,n);let f=0;for(let u=t;u<e;u++)f+=s[u].width;const h=Array.from({length:e-t},(u,p)=>s[t+p].word);
return{x:c,y:l,width:f,style:o,owner:r,words:h,...d!==void 0&&{from:d},...a.drops&&{drops:a.drops}}}function Ji({x:s,level:{rise:t,shift:e,reach:n}},i){const o=n===
void 0?void 0:i-n+e.y;return{x:s+e.x,y:i-t+e.y,start:o}}const de=6e3;function*Yy(s,t,e){const n=yield*Ql(s.box,e.layout,!1),i=yield*Xb(s.box,e.layout,n.list.length),
o=f=>Xy(new Zy(s,t,e,n.turns,f),n.list,i),{height:r}=yield*o(),{length:a}=s.lines;if(!s.box.style.isBalanced||a<2||a>Vy||!n.list.every(({fragments:f})=>f.every(
({kind:h})=>h!=="apart"&&h!=="atom")))return r;let[l,d]=[t.width/a/2,t.width];for(;d-l>1;){const f=(l+d)/2;yield*o(f),s.lines.length>a?l=f:d=f}return(yield*o(d)).
height}function*Xy(s,t,e){for(let n=0;n<t.length;n++)n%20===0&&(yield 20*de),yield*s.add(t[n],e?.[n]);return yield*s.finish(),s}const Vy=6;class Zy{laid;space;tools;turns;most;items=[];width=0;spaces=[];lines=[];y;open=[];isFirst=!0;waiting=[];constructor(t,e,n,i,o=1/0){
this.laid=t,this.space=e,this.tools=n,this.turns=i,this.most=o,this.y=e.top}get height(){return this.y-this.space.top}*add(t,e){let n=this.isFirst&&e?e:t,i=yield*this.
itemsOf(n.fragments),o=Xe(i);const r=this.width+Xe(this.spaces)+o+n.hyphen;if((this.items.length>0||this.spaces.some(Jy))&&r>this.room()+.01){if(this.cutsOf(i)===
"letters"&&(yield*this.fill(i)))return yield*this.endPiece(n);yield*this.end(!1),n!==t&&(n=t,i=yield*this.itemsOf(n.fragments),o=Xe(i))}this.items.length===0&&(yield*this.
clearFloats(o)),o>this.room()+.01&&this.cutsOf(i)?yield*this.putParts(yield*this.cut(i),!0):yield*this.put(i,!1),yield*this.endPiece(n)}*endPiece(t){this.spaces=
yield*this.itemsOf(t.spaces),t.ends&&(yield*this.end(!0))}*fill(t){const e=this.room()-this.width-Xe(this.spaces),n=yield*this.cut(t,e);return Xe(n[0])>e+.01?!1:
(yield*this.putParts(n,!1),!0)}*putParts(t,e){for(const[n,i]of t.entries())yield 20*de,yield*this.put(i,e||n>0)}*finish(){(this.items.length>0||this.spaces.some(
({fragment:i})=>i.kind!=="text"))&&(yield*this.end(!0,!0));const{lineClamp:t=1/0}=this.laid.box.style,e=this.lines[Math.min(t,this.lines.length)-1];e&&t<this.lines.
length&&(this.lines[t-1]={...e,isCut:!0},this.y=e.y+e.height),this.laid.lines=(0,U.Hn)(this.lines);const[n]=this.lines;n&&(this.laid.firstBaseline=n.y+n.baseline),
e&&(this.laid.lastBaseline=e.y+e.baseline)}*put(t,e){e&&this.items.length>0&&(yield*this.end(!1));for(const n of[this.spaces,t])for(let i=0;i<n.length;i++)i%1e3===
999&&(yield 20*de),this.items.push(n[i]),this.width+=n[i].width;this.spaces=[]}get indent(){return this.isFirst?(0,v.Il)(this.laid.box.style.textIndent,this.space.
width):0}band(){const{floats:t,origin:e,left:n,width:i}=this.space,o={left:e.x+n,right:e.x+n+i};return t.isEmpty?o:t.band(e.y+this.y,this.tools.layout.lineOf(this.
laid.box.style).above,o)}room(){const{left:t,right:e}=this.band();return Math.min(e-t,this.most)-this.indent}*clearFloats(t){const{floats:e,origin:n}=this.space;
for(;t>this.room()+.01;){yield de;const i=e.nextBottom(n.y+this.y);if(i===void 0||this.room()>=this.space.width-this.indent-.01)return;this.y=i-n.y}}*itemsOf(t){
const e=[],{width:n}=this.space,i=new Map;for(let o=0;o<t.length;o++){o%100===99&&(yield 20*de);const r=t[o];switch(r.kind){case"text":{const a=i.get(r)??{fragment:r,
width:r.width};r.text.length===1&&i.set(r,a),e.push(a);break}case"open":{const{style:a}=r.box;e.push({fragment:r,width:D(a.marginLeft,n)+a.borderLeftWidth+(0,v.
Il)(a.paddingLeft,n)});break}case"close":{const{style:a}=r.box;e.push({fragment:r,width:D(a.marginRight,n)+a.borderRightWidth+(0,v.Il)(a.paddingRight,n)});break}case"\
atom":{const a=yield*this.tools.inner(r.box,n),{marginLeft:c,marginRight:l}=r.box.style;e.push({fragment:r,laid:a,width:a.width+D(c,n)+D(l,n)});break}case"apart":
yield*this.apart(r.box)}}return e}*apart(t){if(t.isPositioned)return this.tools.keep(t,this.space.left+this.width,this.y);const e=yield*this.tools.inner(t,this.
space.width),{marginLeft:n,marginRight:i}=t.style,o=e.width+D(n,this.space.width)+D(i,this.space.width);this.items.length>0&&this.width+o>this.room()?this.waiting.
push(e):this.tools.float(e,this.y)}cutsOf(t){const{width:e}=this.tools.layout.page,{overflow:n,whiteSpace:i}=this.laid.box.style,o=n==="hidden"&&i==="nowrap";let r;
for(const{fragment:a,width:c}of t){if(a.kind!=="text")continue;const{overflowWrap:l,wordBreak:d}=a.style;if(d==="break-all")return"letters";l!=="normal"||d==="b\
reak-word"?r="anywhere":c>e&&!o&&(r??="separators")}return r}*cut(t,e=this.room()){const n=[],i=new Map;for(const c of t){const{fragment:l}=c;yield 40*de;const d=i.
get(c);if(d)n.push(d);else if(l.kind!=="text")n.push({item:c,text:"￼",width:c.width});else if(l.text.length===1){const{text:f,width:h}=l,u={item:c,text:f,width:h};
i.set(c,u),n.push(u)}else for(const{text:f,width:h}of(0,De.s)(l.text,u=>this.part(l,u).width))n.push({item:c,text:f,width:h})}const o=this.room();let r=0;const a=[];
for(const c of(0,De.ZM)(n,l=>l===0?e:o,this.cutsOf(t))){yield 2*de;const l=[];for(let d=r;d<r+c;){const{item:f}=n[d],{fragment:h}=f;let u="";do u+=n[d++].text;while(d<
r+c&&n[d].item===f&&h.kind==="text"&&u!==h.text);if(h.kind!=="text"||u===h.text)l.push(f);else{const p=this.part(h,u);l.push({fragment:p,width:p.width})}}r+=c,a.
push(l)}return a}part(t,e){return e===t.text?t:Ye(e,t.style,t.owner,this.tools.layout)}*end(t,e=!1){const n=this.band();for(const a of this.spaces)a.fragment.kind!==
"text"&&this.items.push(a);t||this.hyphenate();const i=yield*zy({layout:this.tools.layout,block:this.laid.box,items:this.items,open:this.open,left:n.left-this.space.
origin.x+this.indent,width:n.right-n.left-this.indent,whole:this.space.width,isLast:t,turns:this.turns}),o=e&&this.items.every(qy)?0:i.height;this.lines.push({...i,
y:this.y,height:o}),this.y+=o,this.items=[],this.spaces=[],this.width=0,this.isFirst=!1;const{waiting:r}=this;this.waiting=[];for(const a of r)this.tools.float(
a,this.y)}hyphenate(){const{items:t}=this,e=sd(t.map(({fragment:o})=>o),this.tools.layout);if(!e)return;const{soft:n,shown:i}=e;t[t.findLastIndex(({fragment:o})=>o===
n)]={fragment:i,width:i.width}}}const Jy=({fragment:s})=>s.kind==="text"&&s.isSpace;function qy({fragment:s,width:t}){if(s.kind!=="open"&&s.kind!=="close")return!1;
const{style:e}=s.box,n=e.borderTopWidth+e.borderBottomWidth+e.paddingTop.px+e.paddingBottom.px;return t===0&&n===0}const Xe=s=>s.reduce((t,{width:e})=>t+e,0);function*Qy(s,t,e,n){
const i=s.border.left+s.padding.left,o=s.border.top+s.padding.top;if(s.box.inner==="lines"){const r={width:e.width,height:e.height},a=(c,l)=>kd(c,s,n,{left:i,width:e.
width,y:l});return yield*Yy(s,{left:i,top:o,width:e.width,floats:n.floats,origin:n},{layout:t,inner:c=>t.layOut(c,{...r,shrinks:!0}),float:a,keep:(c,l,d)=>Ke(s,
c,{x:l,y:d})})}return yield*new tx(s,t,n,{left:i,top:o,...e}).lay()}function kd(s,t,{floats:e,x:n,y:i},o){const r=Bt(s.box.style,o.width),{style:a}=s.box,c=a.float===
"right"?"right":"left",l=Math.max(i+o.y,e.clear(a.clear)),d={left:n+o.left,right:n+o.left+o.width},f=e.place(c,s.width+$(r),s.height+F(r),l,d);s.x=f.x-n+r.left,
s.y=f.y-i+r.top,t.addApart(s)}class tx{laid;layout;context;inside;y;pending=be;isFirst=!0;top=new Kn;endsBelow=!1;constructor(t,e,n,i){this.laid=t,this.layout=e,
this.context=n,this.inside=i,this.y=i.top}*lay(){const{laid:t,inside:e}=this;t.box.legend&&(yield*this.onBorder(t.box.legend));for(const c of t.box.children)if(yield ot,
c!==t.box.legend){if(c.isPositioned)this.keepPlace(c);else if(c.style.float==="none")yield*this.inFlow(c);else{const l=yield*this.layout.layOut(c,{width:e.width,
height:e.height,shrinks:!0});kd(l,t,this.context,{left:e.left,width:e.width,y:this.y+this.pending.size})}this.top.add(c)}const n=t.children.filter(({firstBaseline:c})=>c!==
void 0),[i]=n,o=t.children.findLast(({lastBaseline:c})=>c!==void 0),r=({box:c,height:l,y:d},f)=>d+(c.style.overflow==="hidden"?Math.max(Math.min(f,l),0):f);i&&(t.
firstBaseline=r(i,i.firstBaseline)),o&&(t.lastBaseline=r(o,o.lastBaseline));const a=Ob(t)&&!this.endsBelow;return t.after=a?this.pending:be,this.y-e.top+(a?0:this.
pending.size)}*onBorder(t){const{laid:e,inside:n}=this,i=Bt(t.style,n.width),o=yield*this.layout.layOut(t,{width:n.width,height:n.height,shrinks:!0}),{top:r}=e.
border;o.x=n.left+qn(t,o.width,n.width,Od(e.box.style)),o.y=i.top+Math.max((r-o.height)/2,0),e.add(o),e.legend=o,this.y+=Math.max(o.height+F(i)-r,0),this.isFirst=
!1}keepPlace(t){const{laid:e,inside:n}=this,o={x:e.box.style.direction==="rtl"?1:0,y:je(t.style.alignSelf)};Ke(e,t,{x:n.left+o.x*n.width,y:this.y+this.pending.size,
share:o})}*inFlow(t){const{laid:e}=this,{style:n,widening:i}=t,o=i===0?this.inside:{...this.inside,width:this.inside.width+i},r=Bt(n,o.width),a=this.isFirst&&kb(
e)&&this.top.isBeside(t,o.width),c=a?be:this.pending,l=(p,g)=>this.clearance(p)>this.y+c.join(g).size,d=Mb(t,o.width,l);this.pending=a?c:c.join(d);const f=this.
clearance(n),h=f>this.y+this.pending.size,u=yield*this.layAt(t,h?f:this.y+this.pending.size,{margins:r,inside:o});if(u.above=d.size,e.add(u),Yn(t)&&u.height===0){
const p=f>this.pending.size;if(p){const g=h?f:this.y+this.pending.size;[this.y,this.pending,this.isFirst,this.endsBelow]=[g-d.size,d,!1,!0]}(!a||p)&&(this.pending=
this.pending.add(r.bottom));return}this.y=u.y+u.height,this.pending=u.after.add(r.bottom),this.isFirst=!1,this.endsBelow=!1}clearance({clear:t}){return this.context.
floats.clear(t)-this.context.y}*layAt(t,e,{margins:n,inside:i}){const{context:o,layout:r}=this,a=Od(this.laid.box.style);if(_t(t))return yield*ex(t,e,o,{layout:r,
inside:i,margins:n,side:a});const{floats:c}=o,l=i.left+n.left,d={width:i.width,height:i.height},f=yield*r.layOut(t,d,{floats:c,x:o.x+l,y:o.y+e});return f.x=i.left+
qn(t,f.width,i.width,a),f.y=e,f}}function*ex(s,t,{floats:e,x:n,y:i},o){const{layout:r,inside:a,margins:c,side:l}=o,d={left:n+a.left,right:n+a.left+a.width},f=e.
isEmpty?0:yield*nx(s,a,r);let[h,u]=[t,0];for(;;){const g=e.band(i+h,u,d),[m,w]=[g.left>d.left,g.right<d.right],b=m||w?e.nextBottom(i+h):void 0;if(b===void 0)break;
if(yield ot/4,-c.left>g.left-d.left&&m||f>g.right-g.left+.01||w&&-c.right>d.right-g.right){[h,u]=[b-i,0];continue}const x=Math.max(d.left+c.left,g.left),M=Math.
min(d.right-c.right,g.right),S=yield*r.layOut(s,yield*sx(s,a,Math.max(M-x,0),r)),T=e.band(i+h,S.height,d);if(T.left>g.left||T.right<g.right){u=S.height;continue}
return S.x=x-n+qn(s,S.width+c.left+c.right,M-x,l)-c.left,S.y=h,S}const p=yield*r.layOut(s,{width:a.width,height:a.height});return p.x=a.left+qn(s,p.width,a.width,
l),p.y=h,p}function*nx(s,t,e){const{style:n}=s;if(s.inner==="table"&&n.width==="auto")return(yield*e.widthsOf(s)).least;if(n.width!=="auto"||s.inner==="image"||
n.aspectRatio!==void 0)return(yield*e.layOut(s,{width:t.width,height:t.height})).width;const i=$(ft(n))+$(pt(n,t.width));return gt(0,n,t.width,i)}function*sx(s,{
width:t,height:e},n,i){const{style:o,inner:r}=s;if(o.width!=="auto"||r==="image"||o.aspectRatio!==void 0)return{width:t,height:e};const a=$(ft(o))+$(pt(o,t)),c=r===
"table"?yield*i.widthsOf(s):void 0,l=c?Math.max(c.least,Math.min(c.most,n)):n;return{width:t,height:e,fixedWidth:gt(l,o,t,a)}}const Od=({blockAlign:s,direction:t})=>s===
"start"?t==="rtl"?"right":"left":s;function qn({style:s},t,e,n){const{marginLeft:i,marginRight:o}=s,r=e-t-D(i,e)-D(o,e);if(i==="auto")return r<=0?0:o==="auto"?r/
2:r;const a=D(i,e);return o==="auto"||n==="left"?a:a+(n==="right"?r:Math.max(r/2,0))}class ix{around;layout;inside;room;isRow;constructor(t,e,n,i,o){this.around=
t,this.layout=e,this.inside=n,this.room=i,this.isRow=o}*measure(t){const{inside:e,isRow:n}=this,{style:i}=t,o=Bt(i,e.width),[r,a]=[ft(i),pt(i,e.width)],c=n?$(r)+
$(a):F(r)+F(a),l=Math.max(yield*this.baseOf(t,c),c),d=n?e.width:e.height,f=yield*this.leastOf(t,c),h=V(n?i.maxWidth:i.maxHeight,d,c,i)??1/0;return{box:t,margins:o,
base:l,least:Math.max(f,c),most:h,edges:c,main:Math.max(Math.min(l,h),f,c),laid:void 0}}*baseOf(t,e){const{inside:n,isRow:i,layout:o}=this,{style:r}=t,a=i?n.width:
n.height,c=i?r.width:r.height,l=r.flexBasis==="auto"?c:r.flexBasis,d=l==="content"?void 0:V(l,a,e,r);if(d!==void 0)return d;if(i){if(t.inner==="image")return yield*this.
widthOfPicture(t);const u=l==="auto"?this.widthByRatio(t):void 0;if(u!==void 0)return u;const p=yield*o.widthsOf(t);return this.limitItem(l==="min-content"?p.least:
p.most,r)}const f=yield*this.layItem(t,void 0),{aspectRatio:h}=r;return h===void 0||t.inner==="image"?f.height:Aa(f.width,r,this.edgesOf(r))}*leastOf(t,e){const{
inside:n,isRow:i,layout:o}=this,{style:r}=t,a=i?r.minWidth:r.minHeight,c=i?n.width:n.height;if(a!=="auto")return V(a,c,e,r)??0;if(r.overflow==="hidden"||i&&r.overflow===
"scroll")return 0;const l=V(i?r.width:r.height,c,e,r)??1/0,d=V(i?r.maxWidth:r.maxHeight,c,e,r)??1/0;if(!i){const u=yield*this.layContent(t),p=r.aspectRatio===void 0||
t.inner==="image";return Math.min(u.height,p?l:Aa(u.width,r,this.edgesOf(r)),l,d)}const f=t.inner==="image"?void 0:this.widthByRatio(t);if(f!==void 0)return Math.
min(f,l,d);const h=t.inner==="image"?yield*this.widthOfPicture(t):yield*yy(t,o);return Math.min(this.limitItem(h,r),l,d)}layContent(t){return this.layItem(t,void 0,
typeof t.style.height=="object"&&t.inner!=="image")}edgesOf(t){const[e,n]=[ft(t),pt(t,this.inside.width)];return{across:$(e)+$(n),down:F(e)+F(n)}}isLoose({style:t}){
const{flexBasis:e,height:n,aspectRatio:i}=t;if(this.inside.height!==void 0||i!==void 0)return!1;const o=e==="auto"?n:e;return typeof o!="object"||o.percent!==0}filledHeight(t){
if(!(Ni(t,this.around)&&bt(t.height)&&!qi(t,!1))||this.around.flexWrap!=="nowrap"||this.room===void 0)return;const{down:n}=this.edgesOf(t);return kt(this.room-F(
Bt(t,this.inside.width)),t,this.inside.height,n)}*widthOfPicture(t){return(yield*this.layout.layOut(t,{...this.inside,fixedHeight:this.filledHeight(t.style)})).
width}widthByRatio({style:t}){const{inside:e}=this;if(t.aspectRatio===void 0||t.width!=="auto")return;const n=this.edgesOf(t),i=V(t.height,e.height,n.down,t)??this.
filledHeight(t);if(i!==void 0)return Pe(kt(i,t,e.height,n.down),t,n)}limitItem(t,e){return Ln(t,e,this.inside.height,this.edgesOf(e))}layItem(t,e,n=!1){const{inside:i,
isRow:o,layout:r}=this,a=this.isLoose(t),c=Bt(t.style,i.width);if(o)return r.layOut(t,{...i,fixedWidth:e});const l=Ni(t.style,this.around)&&bt(t.style.width)&&!qi(
t.style,!0),d=$(ft(t.style))+$(pt(t.style,i.width)),f=this.around.flexWrap!=="nowrap",h=l&&!f?gt(i.width-$(c),t.style,i.width,d):void 0;return r.layOut(t,{...i,
fixedWidth:h,fixedHeight:e,shrinks:!0,isLoose:a,isOpen:n})}}function Sd(s){let t=s.known.get("shares");return t===void 0&&(t=s.children.some(e=>{const{height:n,
minHeight:i,maxHeight:o}=e.style;return[n,i,o].some(a=>typeof a=="object"&&a.percent!==0)||bt(n)&&(e.inner==="flex"||e.inner==="grid")&&Sd(e)}),s.known.set("sha\
res",t)),t}const qi=(s,t)=>t?s.marginLeft==="auto"||s.marginRight==="auto":s.marginTop==="auto"||s.marginBottom==="auto";function*ox(s,t,{room:e,...n},i){return yield*new rx(
s,t,n,i,e).lay()}class rx{laid;layout;inside;space;room;style;isRow;mainGap;crossGap;mainRoom;left;top;items;constructor(t,e,n,i,o){this.laid=t,this.layout=e,this.
inside=n,this.space=i,this.room=o,this.style=t.box.style,this.isRow=this.style.flexDirection.startsWith("row");const r=(l,d)=>l?(0,v.Il)(l,d):0,[a,c]=[r(this.style.
columnGap,n.width),r(this.style.rowGap,n.height??0)];this.mainGap=this.isRow?a:c,this.crossGap=this.isRow?c:a,this.mainRoom=this.isRow?n.width:o,this.items=new ix(
this.style,e,n,o,this.isRow),this.left=t.border.left+t.padding.left,this.top=t.border.top+t.padding.top}*lay(){const t=this.laid.box.children.filter(o=>!o.isPositioned);
t.some(({style:o})=>o.order!==0)&&t.sort((o,r)=>o.style.order-r.style.order);const e=[];for(const o of t)e.push(yield*this.items.measure(o));const n=this.linesOf(
e);this.mainRoom??=this.limitMain(n);for(const o of n)this.flexLine(o);for(const o of n)yield*this.layLine(o);const i=yield*this.placeLines(n);for(const o of this.
laid.box.children)o.isPositioned&&this.keepPlace(o,i);return this.takeBaselines(n),i}linesOf(t){const e=this.mainRoom??this.mostMain();if(this.style.flexWrap===
"nowrap")return[{items:[...t],cross:0}];const n=[];let i=0;for(const o of t){const r=o.main+this.mainMargins(o),a=n.at(-1);a&&i+this.mainGap+r<=e+.01?(a.items.push(
o),i+=this.mainGap+r):(n.push({items:[o],cross:0}),i=r)}return n.length>0?n:[{items:[],cross:0}]}limitMain(t){const{border:e,padding:n}=this.laid,i=F(e)+F(n),o=t.
map(({items:r})=>this.lengthOf(r));return kt((0,U.Kf)([...o,0])+i,this.style,this.space.height,i)-i}mostMain(){const{border:t,padding:e}=this.laid,n=F(t)+F(e);return(V(
this.style.maxHeight,this.space.height,n,this.style)??1/0)-n}lengthOf(t){return t.reduce((n,i)=>n+i.main+this.mainMargins(i),0)+Math.max(t.length-1,0)*this.mainGap}mainMargins({
margins:t}){return this.isRow?$(t):F(t)}crossMargins({margins:t}){return this.isRow?F(t):$(t)}flexLine({items:t}){const{mainRoom:e}=this;if(e===void 0)return;const n=e-
Math.max(t.length-1,0)*this.mainGap-t.reduce((a,c)=>a+this.mainMargins(c),0),i=t.reduce((a,{main:c})=>a+c,0)<n,o=({box:a,base:c,edges:l})=>i?a.style.flexGrow:a.
style.flexShrink*(c-l),r=new Set(t.filter(a=>o(a)>0&&(i?a.base<=a.main:a.base>=a.main)));for(const a of r)a.main=a.base;for(;r.size>0;){let a=0;for(const g of t)
a+=r.has(g)?g.base:g.main;const c=n-a;if(i?c<=0:c>=0){for(const g of r)g.main=Math.max(Math.min(g.base,g.most),g.least);break}const l=[...r].reduce((g,m)=>g+o(m),
0),d=i&&l<1?c*l:c;let f=0;const h=new Map;for(const g of r){const m=g.base+d*o(g)/l,w=Math.max(Math.min(m,g.most),g.least);h.set(g,m),g.main=w,f+=w-m}const u=g=>{
const m=g.main-h.get(g);return Math.abs(f)<.001?!0:f>0?m>0:m<0},p=[...r].filter(u);for(const g of p)r.delete(g)}}*layLine(t){let e=0,[n,i]=[0,0];for(const o of t.
items){o.laid=yield*this.items.layItem(o.box,o.main);const r=this.isRow?o.laid.height:o.laid.width;if(e=Math.max(e,r+this.crossMargins(o)),this.isRow&&this.alignOf(
o.box)==="baseline"){const a=(o.laid.firstBaseline??r)+o.margins.top;n=Math.max(n,a),i=Math.max(i,r+this.crossMargins(o)-a)}}t.cross=Math.max(e,n+i)}alignOf({style:t}){
return t.alignSelf==="auto"?this.style.alignItems:t.alignSelf}*placeLines(t){const{isRow:e,inside:n,style:i}=this,o=Math.max(t.length-1,0)*this.crossGap;let r=t.
reduce((p,{cross:g})=>p+g,0)+o;const a=e?this.room??this.limitCross(r):n.width;i.flexWrap==="nowrap"&&t[0]&&(r=t[0].cross=a);const c=a-r,l=i.alignContent;if(c>0&&
i.flexWrap!=="nowrap"&&(l==="normal"||l==="stretch")){for(const p of t)p.cross+=c/t.length;r+=c}const d=Gn(i.flexWrap==="nowrap"?"start":l,a-r,t.length);let f=d.
before;const h=i.flexWrap==="wrap-reverse"?[...t].reverse():t;let u=0;for(const p of h)u=Math.max(u,yield*this.placeLine(p,f)),f+=p.cross+this.crossGap+d.between;
return e?r:u}limitCross(t){const{border:e,padding:n}=this.laid,i=F(e)+F(n);return kt(t+i,this.style,this.space.height,i)-i}*placeLine({items:t,cross:e},n){const{
isRow:i,style:o,laid:r}=this,a=o.flexDirection.endsWith("reverse")!==(i&&o.direction==="rtl"),c=this.lengthOf(t),l=this.mainRoom??c,d=l-c,f=t.reduce((g,{box:m})=>g+
ax(m.style,i),0),h=f>0&&d>0?{before:0,between:0}:Gn(o.justifyContent,d,t.length);let u=h.before;const p=this.baselineOf(t);for(const g of t){const m=f>0&&d>0?d/
f:0,[w,b]=this.mainSides(g,m,a);yield*this.stretch(g,e);const y=g.laid,x=u+w,M=a?l-x-g.main:x,S=n+this.crossOffset(g,e,p);y.x=this.left+(i?M:S),y.y=this.top+(i?
S:M),r.add(y),u=x+g.main+b+this.mainGap+h.between}return r.flow="bands",Math.max(l,c)}mainSides({box:t,margins:e},n,i){const{style:o}=t,[r,a]=this.isRow?[o.marginLeft,
o.marginRight]:[o.marginTop,o.marginBottom],c=this.isRow?[e.left,e.right]:[e.top,e.bottom],[l,d]=[r==="auto"?n:c[0],a==="auto"?n:c[1]];return i?[d,l]:[l,d]}*stretch(t,e){
const{isRow:n,inside:i,layout:o}=this,{style:r}=t.box;if(!Ni(r,this.style)||qi(r,!n)||!bt(n?r.height:r.width))return;const a=e-this.crossMargins(t),[c,l]=[ft(r),
pt(r,i.width)],d=n?kt(a,r,i.height,F(c)+F(l)):gt(a,r,i.width,$(c)+$(l));Math.abs(d-(n?t.laid.height:t.laid.width))<.01&&!(n&&Sd(t.box))||(t.laid=yield*o.layOut(
t.box,{...i,fixedWidth:n?t.main:d,fixedHeight:n?d:t.main,isLoose:!n&&this.items.isLoose(t.box)}))}baselineOf(t){let e=0;if(!this.isRow)return e;for(const{box:n,
laid:i,margins:o}of t)this.alignOf(n)==="baseline"&&(e=Math.max(e,o.top+(i.firstBaseline??i.height)));return e}crossOffset(t,e,n){const{isRow:i,style:o}=this,{margins:r,
box:a}=t,c=t.laid,l=i?c.height:c.width,d=e-l-this.crossMargins(t),[f,h]=i?[a.style.marginTop,a.style.marginBottom]:[a.style.marginLeft,a.style.marginRight],u=i?
r.top:r.left;if(f==="auto"||h==="auto"){const m=Math.max(d,0);return u+(f==="auto"?h==="auto"?m/2:m:0)}const p=this.alignOf(a);if(p==="baseline"&&i)return n-(c.
firstBaseline??l);const g=o.flexWrap==="wrap-reverse"||!i&&o.direction==="rtl";return u+_i(p,d,g)}takeBaselines(t){const[e]=t[0]?.items??[],n=t.at(-1)?.items.at(
-1),i=(o,r)=>{const a=o?.laid;return a&&a.y+(a[r]??a.height)};this.laid.firstBaseline=i(e,"firstBaseline"),this.laid.lastBaseline=i(n,"lastBaseline")}keepPlace(t,e){
const{isRow:n,style:i,inside:o}=this,r=i.direction==="rtl",a=i.flexDirection.endsWith("reverse")!==(n&&r),c=je(i.justifyContent,a),l=je(this.alignOf(t),i.flexWrap===
"wrap-reverse"!==(!n&&r)),d=n?{x:c,y:l}:{x:l,y:c},f=this.room??this.limitCross(e);Ke(this.laid,t,{x:this.left+d.x*o.width,y:this.top+d.y*f,share:d})}}const ax=(s,t)=>(t?
[s.marginLeft,s.marginRight]:[s.marginTop,s.marginBottom]).filter(e=>e==="auto").length;class cx{placed=[];reaches=[];bottoms={left:-1/0,right:-1/0};highest=0;looked=0;get isEmpty(){
return this.placed.length===0}*between(t,e){for(let n=(0,qc.MJ)(this.reaches,t);n<this.placed.length&&this.placed[n].top<e();n++)this.looked++,yield this.placed[n]}band(t,e,{
left:n,right:i}){let[o,r]=[n,i];const a=t+Math.max(e,.01);for(const c of this.between(t,()=>a))c.bottom<=t||(c.side==="left"?o=Math.max(o,c.right):r=Math.min(r,
c.left));return{left:o,right:r}}nextBottom(t){let e=1/0;for(const{bottom:n}of this.between(t+.01,()=>e))n>t+.01&&(e=Math.min(e,n));return e===1/0?void 0:e}place(t,e,n,i,o){
let r=Math.max(i,this.highest),a=this.band(r,n,o);for(;a.right-a.left<e-.01;){const d=this.nextBottom(r);if(d===void 0)break;r=d,a=this.band(r,n,o)}const c=t===
"left"?a.left:a.right-e;this.highest=r;const l=r+n;return this.placed.push({side:t,left:c,right:c+e,top:r,bottom:l}),this.reaches.push(Math.max(this.reaches.at(
-1)??-1/0,l)),this.bottoms[t]=Math.max(this.bottoms[t],l),{x:c,y:r}}clear(t){const{left:e,right:n}=this.bottoms;return t==="none"?-1/0:t==="both"?Math.max(e,n):
this.bottoms[t]}}class lx{colors;hidden=[];constructor({rows:t,groups:e,columns:n,columnBoxes:i,columnGroups:o}){const r=Array.from({length:i.length},(a,c)=>i[c]?.
style.backgroundColor);for(const{box:a,from:c,to:l}of o)for(let d=c;d<Math.min(l,n);d++)r[d]??=a.style.backgroundColor;if(this.colors=r,!!r.some(a=>a!==void 0)){
for(const{box:a,from:c,to:l}of e)if(Md(a))for(let d=c;d<l;d++)this.hidden[d]=!0;for(const[a,c]of t.entries())Md(c)&&(this.hidden[a]=!0)}}under({box:t,row:e,column:n}){
const i=this.colors[n];return i&&this.hidden[e]!==!0&&t.style.backgroundColor===void 0?i:void 0}}const Md=({style:s})=>s.backgroundColor!==void 0||s.backgroundImage.
length>0,vd=new WeakMap;function dx(s,t){let e=vd.get(s);e||vd.set(s,e=new WeakMap);let n=e.get(t);return n||e.set(t,n={...s,backgroundColor:t}),n}function*fx(s,t,e){
yield*new hx(s,t,e).lay()}class hx{laid;layout;space;grid;collapsed;grounds;widths=[];gapX;gapY;constructor(t,e,n){this.laid=t,this.layout=e,this.space=n;const{
box:i}=t;this.grid=He(i),this.grounds=new lx(this.grid);const o=i.style.borderCollapse==="collapse";this.collapsed=o?Bi(i):void 0,this.gapX=o?0:i.style.borderSpacingX,
this.gapY=o?0:i.style.borderSpacingY,this.collapsed&&(t.border=this.collapsed.table,t.padding={top:0,right:0,bottom:0,left:0})}*lay(){const{laid:t,layout:e,grid:n}=this,
{style:i}=t.box,o=t.contentWidth-od(t.box,n);this.widths=i.tableLayout==="fixed"&&i.width!=="auto"?py(t.box,o):hy(yield*rd(t.box,e),o);let r=yield*this.layCaptions(
"top",0);const a=r;r+=t.border.top+t.padding.top;const c=yield*this.layCells(),l=this.rowHeights(c);r=yield*this.placeRows(c,l,r),r+=t.padding.bottom+t.border.bottom,
t.frame={top:a,height:r-a},r=yield*this.layCaptions("bottom",r),t.height=Math.max(r,this.space.fixedHeight??0),t.flow="rows"}*layCaptions(t,e){let n=e;for(const i of this.
grid.captions){if(i.style.captionSide!==t)continue;const{marginTop:o,marginBottom:r,marginLeft:a}=i.style,{width:c}=this.laid,l=yield*this.layout.layOut(i,{width:c,
height:void 0});l.x=D(a,c),l.y=n+D(o,c),n=l.y+l.height+D(r,c),this.laid.add(l)}return n}widthOf({column:t,columns:e}){let n=(e-1)*this.gapX;for(let i=t;i<t+e;i++)
n+=this.widths[i]??0;return n}*layCells(){const t=[];for(const e of this.grid.cells)yield ot/4,t.push({cell:e,laid:yield*this.layCell(e,void 0)}),this.layout.pieces.
drop(e.box.inlines);return t}*layCell(t,e){const n=this.grounds.under(t),i=t.box,o=n?Qi(i,"ground",()=>dx(i.style,n)):i,r=this.widthOf(t),a={width:r,height:void 0,
fixedWidth:r,fixedHeight:e},c=this.collapsed?.cells.get(i);return c?(o.known.set("edges",this.collapsed.edges.get(i)),yield*this.layout.layOut(this.asQuirky(wx(
o,c)),a)):yield*this.layout.layOut(this.asQuirky(o),{...a,width:this.laid.contentWidth})}asQuirky(t){return this.layout.quirks!=="all"||t.style.boxSizing==="bor\
der-box"||bt(t.style.height)?t:Qi(t,"quirky",()=>mx(t.style))}rowHeights(t){const{grid:e}=this,n=e.rows.map(r=>V(r.style.height,this.space.height,0,r.style)??0),
i=[],o=e.rows.map(()=>({above:0,below:0}));for(const r of t){const{cell:a,laid:c}=r;if(a.rows>1){i.push(r);continue}if(n[a.row]=Math.max(n[a.row],c.height),Qn(a.
box)&&c.firstBaseline!==void 0){const l=o[a.row];l.above=Math.max(l.above,c.firstBaseline),l.below=Math.max(l.below,c.height-c.slack-c.firstBaseline),n[a.row]=Math.
max(n[a.row],l.above+l.below)}}for(const{cell:r,laid:a}of i){const c=Array.from({length:r.rows},(d,f)=>r.row+f),l=c.reduce((d,f)=>d+n[f],(r.rows-1)*this.gapY);a.
height>l&&this.heighten(n,c,a.height-l)}return this.fillHeight(n),n}fillHeight(t){const{laid:e,grid:n}=this,{style:i}=e.box,o=F(e.border)+F(e.padding),r=this.space.
fixedHeight??V(i.height,this.space.height,o,i)??0,a=Math.max(r,V(i.minHeight,this.space.height,o,i)??0),c=t.reduce((l,d)=>l+d,0)+(n.rows.length+1)*this.gapY+o;a>
c&&t.length>0&&this.heighten(t,this.rowsOfBodies(),a-c)}rowsOfBodies(){const{rows:t,groups:e}=this.grid,n=({box:o})=>!ux.has(o.style.display),i=e.filter(n).flatMap(
({from:o,to:r})=>Array.from({length:r-o},(a,c)=>o+c));return i.length>0?i:[...t.keys()]}heighten(t,e,n){const i=e.filter(a=>bt(this.grid.rows[a].style.height)),
o=i.length>0?i:e,r=o.reduce((a,c)=>a+t[c],0);for(const a of o)t[a]=t[a]+n*(r>0?t[a]/r:1/o.length)}*placeRows(t,e,n){const{laid:i,grid:o,gapX:r,gapY:a}=this,c=i.
border.left+i.padding.left,l=[];let d=n+(o.rows.length>0?a:0);for(const g of e)l.push(d),d+=g+a;const f=[];let h=c+r;for(const g of this.widths)f.push(h),h+=g+r;
const u=i.box.style.direction==="rtl",p=[];for(const{box:g,from:m,to:w}of o.groups){if(m===w)continue;const b=this.part(g,c+r,l[m],l[w-1]+e[w-1]);i.add(b),b.flow=
"rows";for(let y=m;y<w;y++){const x=this.part(o.rows[y],0,l[y]-b.y,l[y]-b.y+e[y]);x.flow="bands",b.add(x),p.push(x)}o.headRows>0&&m===0&&(i.head=b),g===o.foot&&
(i.foot=b)}for(const{cell:g,laid:m}of t){yield ot/10;const w=g.row+g.rows-1,b=l[w]+e[w]-l[g.row],y=yield*this.fillCell(g,m,b,t),x=f[g.column]??c;y.x=(u?i.width-
x-y.width:x)-c-r,y.y=0,p[g.row].add(y)}return p[0]&&this.takeBaseline(p[0],l[0]),d}takeBaseline({children:t},e){const{laid:n}=this,i=t.filter(({box:r,firstBaseline:a})=>Qn(
r)&&a!==void 0),o=i.length>0?(0,U.Kf)(i.map(({firstBaseline:r})=>r)):(0,U.Kf)(t.map(({height:r,padding:a,border:c})=>r-a.bottom-c.bottom));n.firstBaseline=e+Math.
max(o,0),n.box.style.display==="inline-table"&&(n.lastBaseline=n.firstBaseline)}part(t,e,n,i){const o=new _e(t);return o.x=e,o.y=n,o.width=this.laid.contentWidth-
2*this.gapX,o.height=i-n,o}*fillCell(t,e,n,i){const{box:o}=t,r=n-e.height+e.slack;if(r<.01)return e;const a=o.children.some(({style:h})=>typeof h.height=="objec\
t"&&h.height.percent!==0),l=a||e.apart.some(Td)?yield*this.layCell(t,n):e;if(l.height=n,a)return l;const{verticalAlign:d}=o.style,f=d==="middle"?r/2:d==="bottom"?
r:Qn(o)&&this.laid.box.style.display==="inline-table"?this.baselineShift(t,l,i):0;return f>0&&px(l,Math.min(f,r)),l}baselineShift({row:t},e,n){if(e.firstBaseline===
void 0)return 0;let i=this.rowBaselines.get(t);if(i===void 0){for(const{cell:o,laid:r}of n)Qn(o.box)&&r.firstBaseline!==void 0&&this.rowBaselines.set(o.row,Math.
max(this.rowBaselines.get(o.row)??0,r.firstBaseline));i=this.rowBaselines.get(t)??0}return i-e.firstBaseline}rowBaselines=new Map}const ux=new Set(["table-heade\
r-group","table-footer-group"]),Qn=({style:s})=>{const{verticalAlign:t}=s;return typeof t=="object"||t==="baseline"||t==="sub"||t==="super"},Td=({box:s})=>s.isPositioned&&
(s.style.top!=="auto"||s.style.bottom!=="auto");function px(s,t){for(const e of s.children)e.y+=t;for(const e of s.apart)Td(e)||(e.y+=t);s.lines=s.lines.map(e=>({
...e,y:e.y+t})),s.firstBaseline!==void 0&&(s.firstBaseline+=t),s.lastBaseline!==void 0&&(s.lastBaseline+=t)}const Id=new WeakMap;function gx(s,{top:t,right:e,bottom:n,
left:i}){let o=Id.get(s);o||Id.set(s,o=new Map);const r=[t,e,n,i].join();let a=o.get(r);return a||(a={...s,borderTopWidth:t,borderRightWidth:e,borderBottomWidth:n,
borderLeftWidth:i},o.set(r,a)),a}const Ed=new WeakMap;function mx(s){let t=Ed.get(s);return t||Ed.set(s,t={...s,boxSizing:"border-box"}),t}function wx(s,t){return Qi(
s,"shared",()=>gx(s.style,t))}function Qi(s,t,e){const n=s.known.get(t);if(n)return n;const i=e(),o=Object.assign(new rt(i),s,{style:i});return s.known.set(t,o),
o}function*Rd(s,t,e,n){yield ot;const i=Wp(s,e.width);return s.inner==="image"?bx(i,t,e):(i.width=yield*yx(i,t,e),s.inner==="table"?yield*fx(i,t,e):yield*xx(i,t,
e,n)),s.style.position==="relative"&&(i.shift=Ca(s.style,e)),yield*dd(i,t),i}function bx(s,t,e){const{border:n,padding:i,box:o}=s,{width:r,height:a}=Gl(o,e,t);s.
width=e.fixedWidth??r+$(n)+$(i),s.height=e.fixedHeight??a+F(n)+F(i)}function*yx(s,t,e){if(e.fixedWidth!==void 0)return e.fixedWidth;const{box:n,border:i,padding:o}=s,
{style:r}=n,a=$(i)+$(o),{width:c}=r,l=e.shrinks===!0&&c==="auto"||n.inner==="table"||typeof c=="string"&&c!=="auto",{aspectRatio:d}=r,f={across:a,down:F(i)+F(o)},
h=V(r.height,e.height,f.down,r);if(c==="auto"&&d!==void 0&&h!==void 0){const y=kt(h,r,e.height,f.down);return gt(Pe(y,r,f),r,e.width,a)}if(!l)return gt(Ln(Fl(n,
e,a),r,e.height,f),r,e.width,a);const{least:u,most:p}=yield*t.widthsOf(n),g=e.width-D(r.marginLeft,e.width)-D(r.marginRight,e.width);if(c==="min-content")return gt(
u,r,e.width,a);if(c==="max-content")return gt(p,r,e.width,a);const m=V(c,e.width,a,r)??Math.max(u,Math.min(p,g)),w=gt(Ln(m,r,e.height,f),r,e.width,a),b=r.tableLayout===
"fixed"&&c!=="auto";return n.inner==="table"&&!b?Math.max(w,u):w}function*xx(s,t,e,n){const{box:i,border:o,padding:r}=s,{style:a}=i,c=F(o)+F(r),l=a.aspectRatio,
d=l!==void 0&&bt(a.height)?a.boxSizing==="border-box"?s.width/l:s.contentWidth/l+c:void 0,f=a.display==="table-cell",h=e.isOpen?void 0:V(a.height,e.height,c,a),
u=e.fixedHeight??(f?void 0:h),p=u===void 0?void 0:e.fixedHeight===void 0?kt(u,a,e.height,c):u,g=p??(d===void 0?void 0:kt(d,a,e.height,c)),m=g===void 0?void 0:Math.
max(g-c,0),w={width:s.contentWidth,height:e.isLoose?void 0:m};let b;if(i.inner==="flex")b=yield*ox(s,t,{...w,room:m},e);else if(i.inner==="columns")b=yield*Zw(s,
t,w);else if(i.inner==="turned")b=yield*wy(s,t);else if(i.inner==="grid")b=yield*bb(s,t,{...w,height:m},e);else{const M=n&&!_t(i)?n.floats:new cx,S=n&&!_t(i)?n:
{floats:M,x:0,y:0};b=yield*Qy(s,t,w,S),_t(i)&&(b=Math.max(b,M.clear("both")-o.top-r.top))}const y=Math.max(b+c,d??0,f?h??0:0);s.height=p??kt(y,a,e.height,c),a.overflow===
"scroll"&&(s.height=Math.max(s.height,y)),f&&(s.slack=Math.max(s.height-b-c,0)),s.legend&&(s.frame=kx(s.legend,s)),s.height>y+.01&&(s.after=be),(i.inner==="bloc\
ks"||i.inner==="lines")&&!f&&a.alignContent!=="normal"&&Ox(s,Gn(a.alignContent,Math.max(s.height-y,0),1).before)}function kx(s,{border:t,height:e}){const n=Math.
max(s.y+(s.height-t.top)/2,0);return{top:n,height:Math.max(e-n,0)}}function Ox(s,t){if(t!==0){s.lines=s.lines.map(e=>({...e,y:e.y+t}));for(const e of[...s.children,
...s.apart])e.y+=t;s.firstBaseline!==void 0&&(s.firstBaseline+=t),s.lastBaseline!==void 0&&(s.lastBaseline+=t)}}const to=5e3,Ld=()=>(0,tm.F)("pages",`The docume\
nt has more than ${to} pages`,"Split it into several documents","file"),Sx=5,ct=.75,Mx=.5;async function vx({box:s,tree:t,targets:e,quirks:n},i,o){const r=await(0,De.
Vn)();let a=1,{first:c}=s;for(let l=1;;){const d=ct*a,f=Y=>s.widthOf(Y)/d,h={width:f(""),height:s.areaOf(1,"").height/d},u={width:s.view.width/d,height:s.view.height/
d},p=new Io({layOut:Rd,widthsOf:Zn},i.typefaces,r,u,n),g=await t(u),m=await Wt(pm(g,f,c),o),w=await Wt(Ex(g,p,h,s.areaOf(0,c??"").height/d),o),b=await Wt(Rx(w,f),
o),y=Math.max(1/Math.max(b,.001),Mx);if(a===1&&b>1+1/h.width&&y<.99){a=y;continue}const x=new ke(i,s,d,to,Ld);x.rename(0,mc(w)??"");const M=new Nn(x.fragments,p.
work,void 0,m?x.rename.bind(x):void 0),S=await Wt(M.place(w,0,0,0),o);if(x.last=await Wt(Cx(S,M),o),c!==void 0&&x.last>0&&x.names.of(1)===c){c=void 0;continue}const T=e(),
A=!T||T.isSettled(await Wt(Xw(S,x),o));if(!A&&l<Sx){l++;continue}x.sheet(x.last);const P=await Wt(wm(g),o);Tx(S,x);const j=new Ht(x,p);return await Wt(j.paint(S),
o),await Wt(Ix(S,x,p),o),x.close(),{names:x.names,shadowsLeftOut:p.shadowsLeftOut,isSettled:A,unpaged:P}}}function Tx(s,{fragments:t,last:e}){const{backgroundColor:n,
backgroundImage:i}=s.laid.box.style;n===void 0&&i.length===0||(s.top=0,s.bottom=t.endOf(e))}function*Ix({apart:s},t,e){for(const n of s){const{box:i}=n.laid;i.style.
position!=="fixed"||Dn(i)<0||!(yield*xc(t,n))||(yield*new Ht(t,e).repeat(n,t))}}function*Ex(s,t,e,n){const i=yield*t.layOut(s,{width:e.width+s.widening,height:e.
height});i.height=Math.max(i.height,1),yield*dd(i,t,!0);for(const o of i.apart)o.box.style.position==="fixed"&&o.isFromBottom&&(o.y+=n-e.height);return t.forget(),
i}function*Rx(s,t){let e=0;const n=[[s,0,t("")]];for(let i=n.pop();i;i=n.pop()){const[o,r,a]=i;yield 2e3;const{style:c,pageName:l}=o.box;if(o.turn)continue;const d=l===
void 0?a:t(l);if(cc(c)){e=Math.max(e,(r+Lx(o))/d);continue}const f=r+Ax(o);if(e=Math.max(e,(f+o.width)/d),c.overflow==="hidden")continue;for(const{texts:u}of o.
lines)for(const p of u)e=Math.max(e,(f+p.x+p.width)/d);for(const u of[...o.children,...o.apart])c.visibility==="visible"&&u.box.style.position!=="fixed"&&n.push(
[u,f+u.x,d]);for(const{atoms:u}of o.lines)for(const{laid:p}of u)n.push([p,f+p.x,d]);const{columns:h}=o;h&&n.push([h.content,f+(h.count-1)*(h.width+h.gap),d])}return e}
function Lx({box:s,width:t,height:e,shift:n}){const{transform:i,transformOrigin:o}=s.style,[r,a]=[(0,v.Il)(o[0],t),(0,v.Il)(o[1],e)],l=[0,t].flatMap(d=>[0,e].map(
f=>[d-r,f-a])).map(d=>i.reduceRight(([f,h],u)=>u.kind==="matrix"?[u.values[0]*f+u.values[2]*h+u.values[4],u.values[1]*f+u.values[3]*h+u.values[5]]:[f+(0,v.Il)(u.
x,t),h+(0,v.Il)(u.y,e)],d));return(n?.x??0)+r+(0,U.Kf)(l.map(([d])=>d))}const Ax=({box:s,width:t,shift:e})=>s.style.transform.reduce((n,i)=>i.kind==="matrix"?n:
n+(0,v.Il)(i.x,t),e?.x??0);function*Cx(s,t){let e=0;const n=[[s,1/0]];for(let i=n.pop();i;i=n.pop()){yield 2e3;const[o,r]=i;if(o.onlyPage!==void 0){e=Math.max(e,
o.onlyPage);continue}const{laid:a,lines:c,children:l,apart:d,bottom:f}=o,h=ii(o,r);for(const{line:w,top:b,atoms:y}of c){w.texts.length>0&&b<h&&(e=Math.max(e,t.pageOf(
b+w.height/2)));for(const x of y)n.push([x,h])}const{style:u,replaced:p}=a.box;o.top<si(o,r)&&(p!==void 0||u.backgroundColor!==void 0||u.backgroundImage.length>
0||u.borderTopWidth>0)&&l.length+c.length===0&&a.height>0&&(e=Math.max(e,t.pageOf(f-.2)));for(const w of[...l,...d])n.push([w,h]);const m=o.columns?.rows.findLast(
({top:w})=>o.top+w<h);m&&(e=Math.max(e,t.pageOf(o.top+m.top)))}return e}var Bx=I(63962),ts=I(78445),Ad=I(25561);const Wx=4,_x=new Set(["disc","circle","square"]),
Cd={"disclosure-open":"▼ ","disclosure-closed":"▶ "};class Nx{values=new Map;scopes=[new Set];quotes=0;made=0;enter(t,e){for(const[n,i]of t.counterReset)this.
open(n,i);e&&(e.name==="ol"||e.name==="ul"||e.name==="menu")&&this.open("list-item",Px(e)),t.display==="list-item"&&this.countItem(e);for(const[n,i]of t.counterIncrement){
const o=this.values.get(n);!o||o.length===0?this.open(n,i):o[o.length-1]=o.at(-1)+i}return this.scopes.push(new Set),()=>{for(const n of this.scopes.pop())this.
values.get(n).pop()}}open(t,e){const n=this.values.get(t)??[];this.values.set(t,n);const i=this.scopes.at(-1);i.has(t)&&n.pop(),i.add(t),n.push(e)}countItem(t){
const e=this.values.get("list-item")??[0];this.values.set("list-item",e),e.length===0&&e.push(0);const n=t?.attributes.get("value"),i=t?.parent?.attributes.has(
"reversed")===!0?-1:1;e[e.length-1]=n!==void 0&&/^\s*-?\d{1,9}\s*$/.test(n)?Number(n):e.at(-1)+i}marker({listStyleType:t}){if(t==="none")return;if(_x.has(t))return{
text:"",shape:t};if(Object.hasOwn(Cd,t))return{text:Cd[t],shape:void 0};if(t.startsWith('"'))return{text:t.slice(1),shape:void 0};const e=this.values.get("list-\
item")?.at(-1)??1;return{text:`${Ve(e,t)}. `,shape:void 0}}textOf(t,e,n){const i=this.write(t,e,n);if(this.made+=i.length*("counter"in t&&t.separator!==void 0?Wx:
1),this.made>C.SB)throw(0,C.tE)();return i}write(t,e,{quotes:n}){if("text"in t)return t.text;if("attribute"in t)return e.attributes.get(t.attribute)??"";if("quo\
te"in t)return this.quote(t.quote,n);const i=this.values.get(t.counter)??[0];return t.separator===void 0?Ve(i.at(-1)??0,t.style):i.map(o=>Ve(o,t.style)).join(t.
separator)}quote(t,e){if(t==="none")return"";t==="close"&&(this.quotes=Math.max(this.quotes-1,0));const n=Math.min(this.quotes,e.length/2-1);return t==="open"&&
this.quotes++,e[2*n+(t==="open"?0:1)]??""}}function Px(s){const t=s.attributes.get("start"),e=t!==void 0&&/^\s*-?\d{1,9}\s*$/.test(t)?Number(t):void 0;return s.
attributes.has("reversed")?(e??(0,B.ZE)(s).filter(({name:n})=>n==="li").length)+1:(e??1)-1}const zx=[[1e3,"m"],[900,"cm"],[500,"d"],[400,"cd"],[100,"c"],[90,"xc"],
[50,"l"],[40,"xl"],[10,"x"],[9,"ix"],[5,"v"],[4,"iv"],[1,"i"]];function Bd(s){let[t,e]=[s,""];for(const[n,i]of zx)for(;t>=n;t-=n)e+=i;return e}function eo(s,t,e){
let[n,i]=[s,""];for(;n>0;n=Math.floor((n-1)/e))i=String.fromCodePoint(t.codePointAt(0)+(n-1)%e)+i;return i}function Ve(s,t){const e=s>=1&&s<=3999;switch(t){case"\
none":return"";case"decimal-leading-zero":return s>=0&&s<10?`0${s}`:String(s);case"lower-roman":return e?Bd(s):String(s);case"upper-roman":return e?Bd(s).toUpperCase():
String(s);case"lower-alpha":case"lower-latin":return s>=1?eo(s,"a",26):String(s);case"upper-alpha":case"upper-latin":return s>=1?eo(s,"A",26):String(s);case"low\
er-greek":return s>=1?eo(s,"α",17):String(s);case"disc":return"•";case"circle":return"◦";case"square":return"▪";default:return String(s)}}const Nt=(s,t)=>new rt(
jt(s,`anonymous ${t}`,()=>Dx(s,t)));function Dx(s,t){const e=ne(s);e.display=t;for(const n of["borderTopWidth","borderRightWidth","borderBottomWidth","borderLef\
tWidth","outlineWidth"])e[n]=0;return e}const Wd=new WeakMap;function jt(s,t,e){let n=Wd.get(s);n||Wd.set(s,n=new Map);let i=n.get(t);return i||n.set(t,i=e()),i}
const $x=({columnCount:s,columnWidth:t})=>s!==void 0||t!==void 0;function Fx(s){const t=s.inner==="lines";if(!t&&s.children.length===0)return;const e=t?[[]]:_d(
s.children);s.children=[];for(const n of e){if(n instanceof rt){s.add(n);continue}const i=Nt(s.style,"flow-root");t?Gx(s,i):i.children=n;const o=new rt({...Nt(s.
style,"block").style,...Hx(s.style,e.length===1)});o.inner="columns",o.add(i),s.add(o)}}function Gx(s,t){t.inner="lines",t.inlines=s.inlines,s.inlines=[],t.element=
s.element,s.element=null,s.inner="blocks"}function Hx(s,t){const{columnCount:e,columnWidth:n,columnGap:i,columnFill:o,columnRuleWidth:r,columnRuleStyle:a,columnRuleColor:c,
height:l}=s,d={columnCount:e,columnWidth:n,columnGap:i,columnFill:o,columnRuleWidth:r,columnRuleStyle:a,columnRuleColor:c};return l==="auto"||!t?d:{...d,height:jx}}
const jx={px:0,percent:1};function _d(s){const t=[];for(const e of s)for(const n of Ux(e)){const i=t.at(-1);Nd(n)?t.push(n):Array.isArray(i)?i.push(n):t.push([n])}
return t}const Nd=s=>s.style.columnSpan==="all"&&!s.isApart;function Ux(s){if(s.inner!=="blocks"||Nd(s)||_t(s))return[s];const t=_d(s.children);return t.every(e=>Array.
isArray(e))?[s]:t.map((e,n)=>e instanceof rt?e:Kx(s,e,n===0,n===t.length-1))}function Kx(s,t,e,n){const i=new rt({...s.style,...!e&&Yx,...!n&&Xx});return i.element=
s.element,i.images=s.images,e&&([i.place,i.marker]=[s.place,s.marker]),i.children=t,i}const Yx={marginTop:v.f2,paddingTop:v.f2,borderTopWidth:0},Xx={marginBottom:v.
f2,paddingBottom:v.f2,borderBottomWidth:0},Vx=new Set(["inline","inline-block","inline-flex","inline-grid","inline-table"]),Ze=({display:s})=>!Vx.has(s);function Je(s,{
styled:t,home:e,owner:n},i){if(s==="")return;const o=/^[ \t\n\r\f]*$/.test(s)&&!t.style.whiteSpace.startsWith("pre");i.push({inline:{kind:"text",text:s,style:t.
style,owner:n},home:o?void 0:e.get(),isBlank:o})}function Zx(s,t){if(t.push({inline:{kind:"break",style:s},home:void 0,isBlank:!1}),s.clear==="none")return;const{
clear:e}=s;t.push({block:new rt(jt(s,"clearing",()=>({...Nt(s,"block").style,clear:e})))})}function es(s,t,e){const{display:n}=s.style;switch(n){case"flex":case"\
inline-flex":return s.inner="flex",Pd(s,t);case"grid":case"inline-grid":return s.inner="grid",Pd(s,t);case"table":case"inline-table":return s.inner="table",qe(s,
t,"table");case"table-row-group":case"table-header-group":case"table-footer-group":return s.inner="rows",qe(s,t,"rows");case"table-row":return s.inner="row",qe(
s,t,"row");case"table-column-group":for(const i of t)"block"in i&&s.add(i.block);return;default:Jx(s,t,e),$x(s.style)&&Fx(s)}}function Jx(s,t,e){if(!t.some(i=>"\
block"in i)&&t.length>0&&!t.every(o=>"inline"in o&&(o.inline.kind==="apart"||o.isBlank&&o.inline.kind==="text"))){no(s,t),s.element??=e.parent;return}so(s,nk(s,
t))}function no(s,t){s.inner="lines";const e=new Map;for(const{inline:i}of t)i.kind==="open"&&e.set(i.box,1),i.kind==="close"&&e.has(i.box)&&e.set(i.box,2);const n=[];
for(const{inline:i,home:o}of t)o&&!s.element&&(s.element=o),!((i.kind==="open"||i.kind==="close")&&e.get(i.box)!==2)&&n.push(i);s.inlines=(0,U.Hn)(n)}function so(s,t){
let e=[];const n=()=>{if(e.some(({inline:o,isBlank:r})=>!r&&o.kind!=="apart")){const o=Nt(s.style,"block");no(o,e),s.add(o)}else for(const{inline:o}of e)o.kind===
"apart"&&s.add(o.box);e=[]};for(const i of t)"block"in i?(n(),s.add(i.block)):i.inline.kind==="apart"&&e.every(({isBlank:o})=>o)?s.add(i.inline.box):e.push(i);n()}
function Pd(s,t){so(s,t);for(const e of s.children)e.isItem=!0}const qx={table:["table-row-group","table-header-group","table-footer-group","table-caption","tab\
le-column","table-column-group"],rows:["table-row"],row:["table-cell"]},Qx={table:"table-row-group",rows:"table-row",row:"table-cell"},tk={table:"rows",rows:"ro\
w",row:"cell"};function qe(s,t,e){const n=qx[e];let i=[];const o=()=>{if(i.some(a=>"block"in a||!a.isBlank||a.inline.kind==="atom")){const a=Nt(s.style,Qx[e]),c=tk[e];
a.inner=c==="cell"?"blocks":c,c==="cell"?ek(a,i):qe(a,i,c),s.add(a)}else for(const a of i)"inline"in a&&a.inline.kind==="apart"&&s.add(a.inline.box);i=[]};for(const r of t)
"block"in r&&n.includes(r.block.style.display)?(o(),s.add(r.block)):i.push(r);o()}function ek(s,t){t.every(e=>"inline"in e)?no(s,t):so(s,t)}const zd=s=>"block"in
s&&s.block.style.display.startsWith("table-")&&s.block.style.display!=="table-caption";function nk(s,t){if(!t.some(zd))return t;const e=[];let n=[];const i=()=>{
if(n.length===0)return;const o=Nt(s.style,"table");o.inner="table",qe(o,n,"table"),e.push({block:o}),n=[]};for(const o of t)if(zd(o))n.push(o);else{if(n.length>
0&&"inline"in o&&o.isBlank)continue;i(),e.push(o)}return i(),e}const ns=13,io=[1,1,1],oo=[118/255,118/255,118/255],sk=[0,117/255,1],ik=.3,ss=(s,t,e)=>({color:s,
alpha:t,width:e,cap:0,join:0,miter:4,dashes:[],dashOffset:0}),Qe=(s,t,e,n=1)=>({kind:"shape",path:s,fill:t&&{paint:t,alpha:n,hasHoles:!1},stroke:e}),Dd=ns/2,$d=s=>(0,et.
KJ)((t,e)=>[Dd+t*s,Dd+e*s]),ok=`${(0,et.XL)([[1,.5],[12,.5],[12.5,1],[12.5,12],[12,12.5],[1,12.5],[.5,12],[.5,1]])} h`,rk=(0,et.XL)([[2.7,6.4],[5.3,9],[10.3,3.6]]);
function ak(s,t,e,n){const i=e?ik:1,o=e?oo:n?.color??sk,r=[];return s==="radio"?(r.push(Qe($d(6),io,ss(t?o:oo,i,1))),t&&r.push(Qe($d(3.5),o,void 0,i))):(r.push(
Qe(ok,t?o:io,ss(t?o:oo,i,1),t?i:1)),t&&r.push(Qe(rk,void 0,ss(io,1,1.8)))),{view:[0,0,ns,ns],fit:{scaling:"meet",x:.5,y:.5},nodes:r}}function ck({color:s,alpha:t}){
const e=(0,et.XL)([[1,1],[4.5,4.5],[8,1]]);return{view:[0,0,9,6],fit:{scaling:"meet",x:.5,y:.5},nodes:[Qe(e,void 0,ss(s,t,1.8))]}}const lk=new Set(["input","sel\
ect","textarea","button"]),Fd={submit:"Submit",reset:"Reset",button:""},dk={color:[0,0,0],alpha:1},fk=({name:s,isHtml:t})=>t&&lk.has(s),ro=({attributes:s})=>s.get(
"type")?.trim().toLowerCase()??"",hk=s=>s.name==="input"&&/^(?:file|image)$/.test(ro(s)),uk=s=>s.name==="input"&&ro(s)==="range";function pk(s,t,e){const n=mk(s,
t),{least:i,style:o}=n,r=/flex|grid/.test(e.display),a=typeof i=="number"&&o.width==="auto"&&!r,c=[s.name,r,...gk.map(d=>s.attributes.get(d))].join("|"),l=jt(t,
c,()=>a?{...o,width:(0,v.yA)(i+jd(o).x)}:o);return{...n,style:l}}const gk=["type","size","cols","rows","multiple"];function mk(s,t){const e={...t};switch(e.display===
"inline"&&(e.display="inline-block"),s.name){case"button":return en(e);case"textarea":return yk(s,e);case"select":return kk(s)?{style:Ok(s,e),isOnLine:!0,isCentered:!1}:
xk(s,e);default:return wk(s,e)}}function wk(s,t){const{attributes:e}=s,n=ro(s);if(n==="checkbox"||n==="radio"){if(t.appearance==="none")return{style:t,isCentered:!1};
const c=e.has("checked"),l=ak(n,c,e.has("disabled"),t.accentColor);return{style:t,mark:{drawing:l,size:ns,alt:bk[n][c?1:0]},isCentered:!1}}if(n==="range")return{
style:t,isCentered:!1};const i=e.get("value")??"";if(Object.hasOwn(Fd,n))return{...en(t),text:{value:e.has("value")?i:Fd[n],isHint:!1}};if(n==="color"){const[,c,
l,d]=/^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(i)??[],f=c===void 0?dk:{color:[c,l,d].map(h=>Number.parseInt(h,16)/255),alpha:1};return{...en(t),swatch:f}}
const o=tn(e.get("size"),20);ao(t,1);const r=(vk[n]??o*Sk+Mk)*t.fontSize,a=n==="password"?"•".repeat(Math.min(i.length,o)):i;return{...en(t),text:Hd(a,e.get("\
placeholder")),least:r}}const bk={checkbox:["☐","☑"],radio:["○","◉"]};function yk(s,t){const{attributes:e}=s,i=tn(e.get("cols"),20)*Tk*t.fontSize+Ik;ao(
t,tn(e.get("rows"),2));const o=(0,B.a4)(s).replace(/^\r?\n/,"");return{style:co(t),text:Hd(o,e.get("placeholder")),least:i,isOnLine:!0,isCentered:!1}}function xk(s,t){
const e=(0,B.Ky)(s).filter(({name:r})=>r==="option"),n=e.findLast(({attributes:r})=>r.has("selected"))??e.find(({attributes:r})=>!r.has("disabled"))??e[0];let i="";
for(const r of e){const a=Gd(r);a.length>i.length&&(i=a)}Xd(t)&&!Vd(t)&&t.appearance!=="none"&&lo(t.backgroundColor)===Jd&&(t.backgroundColor=Zd);const o={...en(
t,!0),text:{value:n?Gd(n):"",isHint:!1},least:i};return t.appearance==="none"?o:{...o,arrow:ck(t.color)}}const Gd=s=>(s.attributes.get("label")??(0,B.a4)(s)).replace(
/\s+/g," ").trim(),kk=({attributes:s})=>s.has("multiple")||tn(s.get("size"),1)>1;function Ok(s,t){return ao(t,tn(s.attributes.get("size"),4)),co(t)}const Hd=(s,t)=>s===
""&&t!==void 0?{value:t,isHint:!0}:{value:s,isHint:!1};function tn(s,t){const e=/^\s{0,9}(\d{1,9})/.exec(s??"")?.[1];return e===void 0||Number(e)===0?t:Math.min(
Number(e),1e3)}const Sk=.6,Mk=1.5,vk={date:8.8,month:10,week:9,time:7.2,"datetime-local":14.5},Tk=.675,Ik=15;function ao(s,t){const{minHeight:e}=s,n=typeof e=="\
object"?e:(0,v.yA)(0);s.height==="auto"&&n.percent===0&&(s.minHeight=(0,v.yA)(Math.max(n.px,t*ps(s)+jd(s).y)))}function jd(s){if(s.boxSizing!=="border-box")return{
x:0,y:0};const[t,e]=[ft(s),pt(s,0)];return{x:$(t)+$(e),y:F(t)+F(e)}}function en(s,t=!1){const e=s.display==="inline-block"||s.display==="block";return e&&(s.display=
s.display==="block"?"flex":"inline-flex",Object.assign(s,t?Ud:Ek)),{style:co(s),isCentered:e}}const Ud={flexDirection:"row",justifyContent:"space-between",alignItems:"\
center",flexWrap:"nowrap"},Ek={...Ud,flexDirection:"column",justifyContent:"center",alignItems:"stretch"},Kd=["Top","Right","Bottom","Left"],Yd=["TopLeft","TopR\
ight","BottomRight","BottomLeft"];function co(s){const t=s.backgroundImage.length===0&&Lk.has(lo(s.backgroundColor));if(!Xd(s)||!t||s.appearance==="none")return s;
for(const e of Kd){const n=s[`padding${e}`];Object.assign(s,{[`border${e}Width`]:1,[`border${e}Style`]:"solid",[`padding${e}`]:{...n,px:n.px+1}})}if(!Vd(s))for(const e of Yd)
s[`border${e}Radius`]=Rk;return s}const Xd=s=>Kd.every(t=>s[`border${t}Width`]===2&&/^(?:in|out)set$/.test(s[`border${t}Style`])),Vd=s=>Yd.some(t=>s[`border${t}\
Radius`][0].px>0),lo=s=>s?.color.join()??"",Rk=[(0,v.yA)(2),(0,v.yA)(2)],Zd={color:[1,1,1],alpha:1},Jd=[239/255,239/255,239/255].join(),Lk=new Set([lo(Zd),Jd]);
function Ak(s,t,{least:e,arrow:n,swatch:i,isCentered:o}){if(s.children=[i?is(s,{backgroundColor:i,flexGrow:1,alignSelf:"stretch"}):t],e!==void 0&&s.style.width===
"auto"&&Bk(s,e),n){const r=is(s,{marginLeft:(0,v.yA)(2),marginRight:(0,v.yA)(4),flexShrink:0});r.inner="image",r.replaced={image:void 0,drawing:n,width:9,height:6},
s.add(r)}s.inner=o?"flex":"blocks";for(const r of s.children)r.isItem=o}const is=({style:s},t)=>new rt(jt(s,JSON.stringify(t),()=>({...Nt(s,"block").style,...t})));
function Ck(s){const{decorations:t}=s;return new rt(jt(s,"line",()=>({...Nt(s,"block").style,decorations:t})))}function Bk(s,t){const e={height:(0,v.yA)(0),overflow:"\
hidden",visibility:"hidden"},n=is(s,typeof t=="number"?{...e,width:(0,v.yA)(t)}:e);typeof t=="string"&&(n.inner="lines",n.inlines=[{kind:"text",text:t,style:n.style,
owner:void 0}]);const i=is(s,{});for(const o of[...s.children,n])i.add(o);s.children=[i]}const Wk=Object.keys(hn);function _k(s,t){const e=ne(t),n={};for(const o of Wk)
s[o]!==e[o]&&Object.assign(n,{[o]:s[o]});const{decorations:i}=s;return i.length>t.decorations.length&&Object.assign(n,{decorations:i}),n}const Nk=new Set(["prog\
ress","meter"]),qd=s=>Nk.has(s.name)||uk(s);function Pk(s){const{name:t,attributes:e}=s,n=(f,h)=>{const u=e.get(f)?.trim(),p=u===void 0||u===""?NaN:Number(u);return Number.
isFinite(p)?p:h},i=t==="progress"?0:n("min",0),o=n("max",t==="input"?100:1),r=n("value",t==="input"?(i+o)/2:i),a=(r-i)/(o-i),c=(f,h,u)=>Math.min(Math.max(n(f,h),
u),o),l=c("low",i,i),d={low:l,high:c("high",o,l),optimum:c("optimum",(i+o)/2,i)};return{share:Number.isFinite(a)?Math.min(Math.max(a,0),1):0,bar:t==="meter"?zk[Dk(
r,d)]:"bar"}}const zk=["bar","suboptimal-bar","worst-bar"];function Dk(s,{low:t,high:e,optimum:n}){const[i,o]=[n,s].map(r=>r<t?0:r>e?2:1);return i===o||i===0&&s===
t||i===2&&s===e?0:i===1||o===1?1:2}function $k(s,t,e,n){const{share:i,bar:o}=Pk(t),a={...n.pseudoStyle(t,o,e).style,display:"block",width:{px:0,percent:i},height:{
px:0,percent:1}};s.inner="blocks",s.add(new rt(a));const c=(0,B.a4)(t).replace(/\s+/g," ").trim();return c===""?`${Math.round(i*100)} %`:c}const os=500,Qd=2e3,Fk=20;
class Gk{given=new Map;length=0;add(t,e,n){if(this.length+=n.length+Fk,this.length>C.uL)throw(0,C.dM)();const i=this.given.get(t);i?i.push({place:e,text:n}):this.
given.set(t,[{place:e,text:n}])}onPages(t){const e=new Map(t.map((i,o)=>[i,o])),n=new Map;for(const[i,o]of this.given){const r=o.flatMap(({place:a,text:c})=>{const l=a.
sheet&&e.get(a.sheet);return l===void 0?[]:[{page:l,text:c}]});n.set(i,r.sort((a,c)=>a.page-c.page))}return new Hk(n)}}class Hk{byName;spans=new Map;constructor(t){
this.byName=t}textOf({string:t,which:e},n){const i=this.byName.get(t)??[],{first:o,end:r}=this.spanOn(t,i,n),a=r>o;if(e==="first-except"&&a)return"";const c=e===
"last"?r-1:a?o:o-1;return i[c]?.text??""}spanOn(t,e,n){const i=this.spans.get(t);if(i?.page===n)return i;let o=i?.end??0;for(;o<e.length&&e[o].page<n;)o++;let r=o;
for(;r<e.length&&e[r].page===n;)r++;const a={page:n,first:o,end:r};return this.spans.set(t,a),a}}function jk(s){let t="";const e=[s];for(let i=0;i<Qd&&t.length<=
os;i++){const o=e.pop();if(!o)break;if(o.kind==="text")t+=o.value.slice(0,2*os);else for(let r=Math.min(o.children.length,Qd)-1;r>=0;r--)e.push(o.children[r])}const n=t.
replace(/\s+/g," ").trim();return n.length>os?`${n.slice(0,os)}…`:n}const Uk=/^(?:https?|mailto|tel|ftp):/i;function tf(s,t){if(s.startsWith("#")){const e=t.find(
Kk(s.slice(1)));return e&&{place:e}}return Uk.test(s)?{uri:Yk(s)}:void 0}function Kk(s){try{return decodeURIComponent(s)}catch{return s}}const Yk=s=>{try{return new URL(
s).href.replace(/[^!-~]/g,t=>encodeURIComponent(t))}catch{return s.replace(/[^!-~]/gu,t=>encodeURIComponent(t))}},Xk=300;function Vk(s,t){const e=(0,B.a4)(s).replace(
/\s+/g," ").trim();return(e===""?s.attributes.get("title")??t:e).slice(0,Xk)}class Se{parent;own;outer;paragraph;constructor(t,e,n){this.parent=t,this.own=e,this.
outer=n}get(){return this.own?this.parent:this.outer?this.outer.get():this.paragraph??=this.parent.add("P")}end(){this.paragraph=void 0,this.outer?.end()}}const Zk=new Set(
["P","H1","H2","H3","H4","H5","H6","TD","TH","LBody","Caption","Code"]);class Jk{document;headings;data=new Map;constructor(t,e){this.document=t,this.headings=e}top(){
return new Se(this.document,!1)}enter(t,e,n){const{name:i}=t;if(n&&!this.tagOf(t))return{home:new Se(e.parent,!1,e),label:void 0};if(n||e.end(),i==="li")return this.
item(e);const o=this.tagOf(t);if(!o)return{home:new Se(e.parent,!1),label:void 0};const r=e.parent.add(o,this.factsOf(t,o));return{home:new Se(r,Zk.has(o)),label:void 0}}item(t){
if(t.parent.tag!=="L")return{home:new Se(t.parent.add("P"),!0),label:void 0};const e=t.parent.add("LI"),n=e.add("Lbl");return{home:new Se(e.add("LBody"),!1),label:n}}tagOf(t){
const{name:e}=t,n=this.headings.levelOf(t);if(n!==void 0)return`H${n}`;if(/^h[1-6]$/.test(e))return"P";const i=qk[e];return i?this.isData(t)?i:void 0:Qk[e]}factsOf(t,e){
const{attributes:n,name:i}=t;if(e==="L")return{attributes:{O:"List",ListNumbering:i==="ol"?"Decimal":"Disc"}};if(e!=="TH"&&e!=="TD")return ts.Kj;const[o,r]=[Number(
n.get("colspan"))||1,Number(n.get("rowspan"))||1],a={...o>1&&{ColSpan:o},...r>1&&{RowSpan:r}};return e==="TD"?Object.keys(a).length>0?{attributes:{O:"Table",...a}}:
ts.Kj:{attributes:{O:"Table",Scope:e1(t),...a}}}isData(t){let e=t;for(;e&&e.name!=="table";)e=e.parent;if(!e)return!1;let n=this.data.get(e);return n===void 0&&
this.data.set(e,n=t1(e)),n}}const qk={table:"Table",thead:"THead",tbody:"TBody",tfoot:"TBody",tr:"TR",th:"TH",td:"TD",caption:"Caption"},Qk={p:"P",ul:"L",ol:"L",
menu:"L",blockquote:"BlockQuote",pre:"P",section:"Sect",article:"Sect",dt:"P",dd:"P",figcaption:"P",summary:"P"};function t1(s){const t=s.attributes.get("role");
if(t==="presentation"||t==="none")return!1;let e=0,n=0;for(const i of(0,B.Ky)(s))if(i!==s){if(i.name==="table")return!1;if(i.name==="th"||i.name==="thead"||i.name===
"caption")return!0;i.name==="tr"&&e++,i.name==="td"&&n++}return e>1&&n>e}function e1(s){const t=s.attributes.get("scope")?.toLowerCase();if(t==="row"||t==="rowg\
roup")return"Row";if(t==="col"||t==="colgroup")return"Column";const e=s.parent,n=e?.parent?.name==="thead",i=e?.children.some(o=>o.kind==="element"&&o.name==="t\
d");return!n&&i===!0?"Row":"Column"}function*ef(s,{images:t,pictures:e,told:n}){const i=(0,G.bi)(s),o=t.get(i)??(yield*e.at(i));return o||n.images.add(s),o}function*rs(s,t){
const{backgroundImage:e,mask:n,borderImage:i}=s.style,o=[...e,...n?.backgroundImage??[],...i?.image?[i.image]:[]];if(!o.some(a=>"url"in a))return;const r=new Map;
for(const a of o){if(!("url"in a))continue;const c=yield*ef(a.url,t);c&&r.set(a.url,c)}s.images=r}function*nf(s,t,e){const n=yield*ef(s,e);if(!n)return;const i=new rt(
{...Nt(t,"inline-block").style});if(i.inner="image","drawing"in n){const{drawing:o,width:r,height:a}=n;i.replaced={image:void 0,drawing:o,width:r,height:a};const{
view:c}=o;c&&(i.style.aspectRatio=c[2]/c[3])}else i.replaced={image:n,...n.displayed};return i}function*sf(s,t,e){const n=[];let i="";for(const o of s){if(typeof o==
"string"){i+=o;continue}const r=yield*nf(o.url,t,e);r&&(i!==""&&n.push(i),n.push(r),i="")}return i!==""&&n.push(i),n}const of=7,n1=.5,s1=new Set(["p","div","h1",
"h2","h3","h4","h5","h6","ul","ol","dl","table","pre","section"]);function*i1(s,t,e){const n=t.listStyleImage===void 0?void 0:yield*nf(t.listStyleImage,t,e);if(!n?.
replaced)return;const i=n.style,{width:o=n1*t.fontSize,height:r=o}=n.replaced;n.replaced.width===void 0&&(i.width=(0,v.yA)(o));const a=t.direction==="rtl",[c,l]=a?
["marginRight","marginLeft"]:["marginLeft","marginRight"];i[l]=(0,v.yA)(of);const d=f=>f==="atom"?{inline:{kind:f,box:n,owner:void 0},home:void 0,isBlank:!1}:{inline:{
kind:f,box:n},home:void 0,isBlank:!0};return t.listStylePosition==="inside"||(i[c]=(0,v.yA)(-o-of),!o1(s))?d("atom"):(Object.assign(i,{position:"absolute",marginTop:(0,v.
yA)(Math.max((ps(t)-r)/2,0))}),d("apart"))}function o1({children:s}){const t=s.find(e=>e.kind==="element"||e.value.trim()!=="");return t?.kind==="element"&&s1.has(
t.name)}const r1=1e3;function a1(s){const{attributes:t}=s,e=t.get("role");if(t.get("aria-hidden")==="true"||e==="presentation"||e==="none")return"";const n=(0,B.
ZE)(s).find(({name:o})=>o==="title");return[t.get("aria-label"),n&&(0,B.a4)(n),c1(s)].map(o=>o?.replace(/\s+/g," ").trim().slice(0,r1)).find(o=>o!==void 0&&o!==
"")}function c1(s){const t=[],e=(0,B.ZE)(s).reverse();for(let n=e.pop();n;n=e.pop())if(n.name==="text")t.push((0,B.a4)(n));else if(n.name!=="defs")for(const i of(0,B.
ZE)(n).reverse())e.push(i);return t.join(" ")}const l1={px:0,percent:1},d1=16,f1={width:96,height:96};class h1{sources;constructor(t){this.sources=t}*boxOf(t,e){
const n=new rt(e),i=this.sources.headings.placeOf(t);return i&&(n.place=i),yield*rs(n,this.sources),n}*picture(t,e,n,i){const{images:o,pictures:r,told:a}=this.sources,
{style:c}=e,l=yield*this.boxOf(t,c),d=(0,_.Z)(t),f=d===void 0?void 0:o.get((0,G.bi)(d)),h=t.attributes.get("alt")??t.attributes.get("title"),u=d===void 0?void 0:
yield*r.at((0,G.bi)(d));if(u){h===void 0&&a.undescribed++,yield*this.addDrawing(t,e,u,h,n,i);return}if(!f){d!==void 0&&d.trim()!==""&&a.images.add(d),h!==void 0&&
h.trim()!==""?this.substitute(h,e,n,i):this.keepPlace(l,d===void 0||d===""||h!==void 0,n,i);return}h===void 0&&a.undescribed++;const{width:p,height:g}=/^\s*qr:/i.
test(d)?f1:f.displayed;l.replaced={image:f,width:p,height:g},this.addReplaced(l,h,n,i)}addReplaced(t,e,n,i){t.inner="image",e?.trim()!==""&&(t.element=new ts.Hg(
"Figure",void 0,{alt:e??""})),Ze(t.style)?(t.element&&n.home.parent.adopt(t.element),i.push(t.isApart?{inline:{kind:"apart",box:t},home:void 0,isBlank:!0}:{block:t})):
i.push({inline:{kind:"atom",box:t,owner:n.owner},home:n.home.get(),isBlank:!1})}*drawing(t,e,n,i){const{told:o,drawings:r}=this.sources,{drawing:a,size:c}=yield*r.
read(t,e),l=a1(t);l===void 0&&o.undescribed++,yield*this.addDrawing(t,e,{drawing:a,width:c?.width,height:c?.height},l,n,i)}*addDrawing(t,e,{drawing:n,width:i,height:o},r,a,c){
const l={...e.style},d=yield*this.boxOf(t,l);l.width==="auto"&&l.height==="auto"&&i===void 0&&o===void 0&&(l.width=l1),n.view&&(l.aspectRatio??=n.view[2]/n.view[3]),
d.replaced={image:void 0,drawing:n,width:i,height:o},this.addReplaced(d,r,a,c)}substitute(t,{style:e,variables:n},i,o){const{width:r,height:a,minHeight:c}=e,l=this.
sources.quirks==="all"&&r!=="auto"&&a!=="auto",d={...e,height:"auto",aspectRatio:void 0},f={minHeight:typeof a=="object"?a:c},h=new rt({...d,...Ze(e)||l?f:{width:"\
auto",minWidth:"auto",minHeight:"auto"}}),u=[];Je(t,{...i,styled:{style:ne(e),variables:n}},u),es(h,u,i.home),Ze(e)?h.isApart?o.push({inline:{kind:"apart",box:h},
home:void 0,isBlank:!0}):o.push({block:h}):o.push({inline:{kind:"atom",box:h,owner:i.owner},home:i.home.get(),isBlank:!1})}keepPlace(t,e,n,i){const{style:o,place:r,
images:a}=t,c=o.width!=="auto"&&o.height!=="auto",l=()=>({...o,width:"auto",height:"auto"}),d=new rt(c?o:jt(o,"unsized",l)),f=e?0:d1;Object.assign(d,{place:r,images:a,
replaced:{image:void 0,width:f,height:f}}),this.addReplaced(d,"",n,i)}}const u1=()=>({images:new Set,links:new Set,leftOut:new Map,fields:new Map,scripts:0,undescribed:0}),
p1=new Set(["iframe","frame","frameset","object","embed","applet","video","audio","canvas","math"]),g1=new Set(["lines","blocks","flex","grid"]),m1=/[\u1100-\u11ff\u2e80-\ua4cf\uac00-\ud7ff\uf900-\ufaff\uff01-\uff60]|[\u{20000}-\u{3fffd}]/u;
function rf(s,t){return s.style.writingMode==="across"||t.writingMode!=="across"?"none":g1.has(s.inner)&&!fo(s)?"turned":"refused"}const fo=({inner:s,inlines:t,
children:e})=>s!=="turned"&&(e.some(fo)||t.some(n=>n.kind==="text"?m1.test(n.text):(n.kind==="atom"||n.kind==="apart")&&fo(n.box))),w1=["flexDirection","flexWra\
p","justifyContent","alignContent","alignItems","justifyItems","rowGap","columnGap","gridTemplateColumns","gridTemplateRows","gridTemplateAreas","gridAutoColumn\
s","gridAutoRows","gridAutoFlow"];function b1({style:s,inner:t}){return{...Nt(s,t==="flex"||t==="grid"?t:"block").style,...Object.fromEntries(w1.map(n=>[n,s[n]]))}}
function af(s){const{style:t}=s,e=new rt(jt(t,"turned content",()=>b1(s))),{inner:n,inlines:i,element:o,firstLine:r,children:a}=s;Object.assign(e,{inner:n,inlines:i,
element:o,firstLine:r}),e.children=a;const c="auto",l=t.display==="table-cell"||t.alignContent==="center",d=new rt(jt(t,"turned",()=>({...Nt(t,"block").style,width:"\
fit-content",height:by(s),maxHeight:t.maxHeight,marginLeft:t.writingMode==="down"||l?c:{px:0,percent:0},marginRight:l?c:{px:0,percent:0}})));d.inner="turned",d.
children=[e],Object.assign(s,{inner:"blocks",inlines:[],element:null,firstLine:void 0}),s.children=[d]}class y1{sources;counters=new Nx;tags;pictures;constructor(t){
this.sources=t,this.tags=new Jk(t.document,t.headings),this.pictures=new h1(t)}*build(t){const e=[],{styler:n}=this.sources;yield*this.element(t,{styled:n.start,
home:this.tags.top(),owner:void 0,table:void 0},e);const[i]=e;return i&&"block"in i?(O1(i.block,t),i.block):new rt(n.start.style)}*nodes(t,e,n){for(const i of t)
i.kind==="text"?Je(i.value,e,n):yield*this.element(i,e,n)}*element(t,e,n){const{styler:i,told:o}=this.sources,r=k1(e.styled.style,i.styleOf(t,e.styled,e.table));
yield ot+i.takeWork();const{name:a}=t;a==="script"&&o.scripts++,(p1.has(a)||hk(t))&&as(o.leftOut,a);const{style:c}=r;if(c.display==="none")return;if(fk(t))return yield*this.
control(t,r,e,n);const l=this.counters.enter(c,t);c.stringSet.length>0&&(yield*this.nameStrings(t,c)),a==="br"?Zx(c,n):a==="wbr"?Je("​",{...e,styled:r},n):a===
"img"?yield*this.pictures.picture(t,r,e,n):a==="svg"&&!t.isHtml?yield*this.pictures.drawing(t,r,e,n):c.display==="contents"?yield*this.nodes(t.children,{...e,styled:r},
n):c.display==="inline"?yield*this.inline(t,r,e,n):yield*this.block(t,r,e,n),l()}*nameStrings(t,e){const{headings:n,strings:i}=this.sources;for(const{name:o,parts:r}of e.
stringSet){const a=r.map(c=>"inner"in c?jk(t):this.textOf(c,t,e)).join("");i.add(o,n.keepPlace(t),a),yield ot}}*control(t,e,n,i){const o=pk(t,e.style,n.styled.style),
{style:r,mark:a}=o;t.name!=="button"&&as(this.sources.told.fields,t.name);const c=this.counters.enter(r,t),l={...e,style:r};if(a){const{drawing:d,size:f}=a;yield*this.
pictures.addDrawing(t,l,{drawing:d,width:f,height:f},a.alt,n,i)}else yield*this.block(t,l,n,i,o);c()}value({value:t,isHint:e},n,i,o){const{styled:r}=i,a=e?this.
sources.styler.pseudoStyle(n,"placeholder",r):r,c=jt(a.style,"text",()=>ne(a.style));t.trim()===""?o.push({inline:{kind:"break",style:c},home:void 0,isBlank:!1}):
Je(t,{...i,styled:{...a,style:c}},o)}*inline(t,e,n,i){const o=yield*this.pictures.boxOf(t,e.style),r=this.ownerOf(t,n.owner),a={...n,styled:e,owner:r};i.push({inline:{
kind:"open",box:o,owner:r},home:void 0,isBlank:!0}),yield*this.content(t,e,a,i),i.push({inline:{kind:"close",box:o},home:void 0,isBlank:!0})}*content(t,e,n,i){e.
pseudos.includes("before")&&(yield*this.pseudo(t,"before",n,i)),yield*this.nodes(x1(t),n,i),e.pseudos.includes("after")&&(yield*this.pseudo(t,"after",n,i))}*block(t,e,n,i,o){
const{style:r}=e,a=yield*this.pictures.boxOf(t,r),c=!Ze(r),l=this.tags.enter(t,n.home,c),{home:d}=l,f=this.ownerOf(t,n.owner),h=t.name==="table"?t:n.table,u=[];
r.display==="list-item"&&(yield*this.marker(t,e,a,l,u));const p=o?.isCentered||o?.least!==void 0?Ck(r):a,g={styled:p===a?e:{...e,style:p.style},home:d,owner:f,table:h};
if(o?.text?this.value(o.text,t,g,u):qd(t)||(yield*this.content(t,e,g,u)),e.pseudos.includes("first-letter")&&this.firstLetter(t,e,u,d),/^h[1-6]$/.test(t.name)&&
(a.keepsNext=!0),a.span=T1(t),es(p,u,d),o&&p!==a&&Ak(a,p,o),o?.isOnLine===!0&&(a.isOnLine=!0),e.pseudos.includes("first-line")&&a.inner==="lines"&&(a.firstLine=
_k(this.sources.styler.pseudoStyle(t,"first-line",e).style,r)),t.name==="legend"&&!a.isApart&&(a.isLegend=!0),t.name==="fieldset"&&a.inner==="blocks"&&(a.legend=
a.children.find(({isLegend:m})=>m)),qd(t)){const m=t.attributes.get("aria-label")??$k(a,t,e,this.sources.styler);a.element=new ts.Hg("Figure",void 0,{alt:m})}this.
turn(a,n),c?i.push({inline:{kind:"atom",box:a,owner:n.owner},home:void 0,isBlank:!1}):a.isApart?i.push({inline:{kind:"apart",box:a},home:void 0,isBlank:!0}):i.push(
{block:a})}*marker(t,e,n,{home:i,label:o},r){const a=e.pseudos.includes("marker")?this.sources.styler.pseudoStyle(t,"marker",e).style:void 0,c=Array.isArray(a?.
content)?a.content:void 0,l=c||a?.content==="none"?void 0:yield*i1(t,n.style,this.sources);if(l)return void r.push(l);const d=c?.map(h=>this.textOf(h,t,n.style)).
join(""),f=d===void 0?this.counters.marker(n.style):{text:d,shape:void 0};!f||a?.content==="none"||(n.style.listStylePosition==="inside"?this.insideMarker(f,a??
qa(ne(n.style),n.style),i,r):n.marker={...f,style:a??n.style,element:o})}insideMarker({text:t,shape:e},n,i,o){const r={...n,decorations:[]},a=new rt(e?{...r,marginRight:{
px:r.fontSize,percent:0}}:r);o.push({inline:{kind:"open",box:a,owner:void 0},home:void 0,isBlank:!0});const c={kind:"text",text:e?M1[e]:t,style:r,owner:void 0};
o.push({inline:c,home:i.get(),isBlank:!1}),o.push({inline:{kind:"close",box:a},home:void 0,isBlank:!0})}turn(t,{styled:e}){const n=rf(t,e.style);n==="turned"?af(
t):n==="refused"&&as(this.sources.styler.ignored,"writing-mode")}textOf(t,e,n){if("string"in t&&as(this.sources.styler.ignored,"content"),"string"in t||"url"in t||
"inner"in t)return"";if(!("target"in t))return this.counters.textOf(t,e,n);const{targets:i,headings:o}=this.sources;return i.textOf(this.counters.textOf(t.target,
e,n),t.style,o)}*pseudo(t,e,n,i){const o=this.sources.styler.pseudoStyle(t,e,n.styled),{style:r}=o;if(!Array.isArray(r.content)||r.display==="none")return;const a=[];
if(yield*this.made(r.content,t,{...n,styled:o},a),r.display==="inline"){const l=new rt(r);yield*rs(l,this.sources),i.push({inline:{kind:"open",box:l,owner:n.owner},
home:void 0,isBlank:!0});for(const d of a)i.push(d);i.push({inline:{kind:"close",box:l},home:void 0,isBlank:!0});return}const c=new rt(r);yield*rs(c,this.sources),
es(c,a,n.home),this.turn(c,n),Ze(r)?c.isApart?i.push({inline:{kind:"apart",box:c},home:void 0,isBlank:!0}):i.push({block:c}):i.push({inline:{kind:"atom",box:c,owner:n.
owner},home:void 0,isBlank:!1})}*made(t,e,n,i){const{style:o}=n.styled,r=this.counters.enter(o,void 0),a=t.map(c=>"url"in c?c:this.textOf(c,e,o));for(const c of yield*sf(
a,o,this.sources))typeof c=="string"?Je(c,n,i):i.push({inline:{kind:"atom",box:c,owner:n.owner},home:void 0,isBlank:!1});r()}firstLetter(t,e,n,i){const o=n.findIndex(
u=>!("inline"in u)||!u.isBlank),r=n[o];if(!r||!("inline"in r)||r.inline.kind!=="text")return;const{text:a}=r.inline,c=S1.exec(a)?.[0];if(c===void 0)return;const{
style:l}=this.sources.styler.pseudoStyle(t,"first-letter",e),d=new rt(l),f={...r,inline:{...r.inline,text:c.trimStart(),style:ne(l)}},h={...r,inline:{...r.inline,
text:a.slice(c.length)}};if(l.float==="none"){const u={inline:{kind:"open",box:d,owner:void 0},home:void 0,isBlank:!0},p={inline:{kind:"close",box:d},home:void 0,
isBlank:!0};n.splice(o,1,u,f,p,h)}else es(d,[f],i),n.splice(o,1,{inline:{kind:"apart",box:d},home:void 0,isBlank:!0},h)}ownerOf(t,e){const n=t.name==="a"?t.attributes.
get("href")?.trim():void 0,i=t.attributes.get("lang")?.trim();if(n!==void 0){const o=tf(n,this.sources.headings);if(o)return new Ad._("Link",{},e,{target:o,contents:Vk(
t,n)});n!==""&&n!=="#"&&this.sources.told.links.add(n)}return i!==void 0&&t.parent?.parent&&/^[a-z]{2,3}(?:-[a-z0-9]{1,8})*$/i.test(i)?new Ad._("Span",{lang:i},
e):e}}function as(s,t){s.set(t,(s.get(t)??0)+1)}function x1(s){if(s.name!=="details"||s.attributes.has("open"))return s.children;const t=(0,B.ZE)(s).find(({name:e})=>e===
"summary");return t?[t]:[]}function k1(s,t){const{style:e}=t;return s.opacity===1||s.display!=="inline"||e.display!=="inline"?t:{...t,style:{...e,opacity:e.opacity*
s.opacity}}}function O1(s,t){const e=s.style,n=s.children.find(({isApart:r})=>!r),i=t.children.some(r=>r.kind==="element"&&r.name==="body");if(!n||!i||e.backgroundColor!==
void 0||e.backgroundImage.length>0)return;const o=n.style;for(const r of v1)Object.assign(e,{[r]:o[r]}),Object.assign(o,{[r]:Dt[r]});s.images=n.images}const S1=new RegExp(
"^\\s*\\p{P}{0,9}[\\p{L}\\p{N}\\p{S}]\\p{M}{0,9}\\p{P}{0,9}","u"),M1={disc:"•",circle:"○",square:"▪"},v1=["backgroundColor","backgroundImage","backgroundS\
ize","backgroundRepeat","backgroundPosition","backgroundClips","backgroundOrigin"];function T1({attributes:s}){const t=(i,o)=>{const r=s.get(i)??"";return/^\s*\d{1,6}\s*$/.
test(r)?Number(r):o},e=Math.max(t(s.has("span")?"span":"colspan",1),1),n=t("rowspan",1);return e===1&&n===1?ac:{columns:e,rows:n}}const I1={scaling:"none",x:0,y:0},
E1=/^data:image\/svg\+xml([^,]{0,200}),/i;async function R1(s,t){const e=new Map;for(const n of s){const[i,o=""]=E1.exec(n)??[];if(i===void 0)continue;if(e.size===
C.df)throw(0,C.bi)();const{root:r}=await(0,H.Z)(A1(n.slice(i.length),/;\s*base64\s*$/i.test(o)),t),a=(0,B.Ky)(r).find(({name:c,isHtml:l})=>c==="svg"&&!l);a&&e.set(
n,a)}return e}async function L1(s,t){const e=new Map;let n;for(const[i,o]of s){const a=(0,B.Ky)(o).some(({name:c})=>c==="style")?await t(o):n??=await t(o);e.set(
i,{svg:o,sheets:a})}return e}function A1(s,t){const e=s.replace(/(?:%[\da-f]{2})+/gi,n=>Buffer.from(n.replaceAll("%",""),"hex").toString());return t?Buffer.from(
e,"base64").toString():e}class cf{files;page;tools;known=new Map;constructor(t,e,n){this.files=t,this.page=e,this.tools=n}*at(t){const e=this.files.get(t);if(!e)
return;const n=this.known.get(t);if(!n){const i=yield*this.read(e);return this.known.set(t,i),i}if(this.tools.tally.drawn+=n.size,this.tools.tally.drawn>C.bJ)throw(0,C.
iY)();return n}*read({svg:t,sheets:e}){const{tally:n}=this.tools,i=n.drawn,o=new hi(e,this.page),r=o.styleOf(t,o.start,void 0),{drawing:a,size:c}=yield*new Va({
...this.tools,styler:o},t).read(t,r),l=g=>typeof g=="object"&&g.percent===0?g.px:void 0,d=a.view??(c&&[0,0,c.width,c.height]),{width:f,height:h}=c??{width:l(r.style.
width),height:l(r.style.height)},u=d?[Tt(a.nodes,{clip:ae(...d)})]:a.nodes,p=a.view?a.fit:I1;return{drawing:{...a,view:d,fit:p,nodes:u},width:f,height:h,size:n.
drawn-i}}}var Ut=I(86799),C1=I(69864),B1=I(68973),ho=I(22194);const W1=44,_1=20,N1=12;async function P1(s,t,e){const n=new DataView(s.buffer,s.byteOffset,s.byteLength),
i=new Map;let o=t;for(let r=0;r<n.getUint16(N1);r++){const a=W1+r*_1,c=Buffer.from(s.subarray(a,a+4)).toString("latin1"),[l,d,f]=[4,8,12].map(p=>n.getUint32(a+p));
if(o-=f,o<0||d>f||l+d>s.length)throw(0,Ut.t)("file");const h=s.subarray(l,l+d),u=d===f?h:(await(0,B1.a5)(h,f,e)).bytes;if(u.length!==f)throw(0,Ut.t)("file");i.set(
c,u)}return(0,ho.f)([...i])}var z1=I(47762);class D1{data;at=0;constructor(t){this.data=t}get left(){return this.data.length-this.at}byte(){return this.data.readUInt8(
this.at++)}word(){const t=this.data.readUInt16BE(this.at);return this.at+=2,t}signed(){const t=this.data.readInt16BE(this.at);return this.at+=2,t}number(){const t=this.
byte();return t===253?this.word():t===254?this.byte()+506:t===255?this.byte()+253:t}bytes(t){if(t>this.left)throw(0,Ut.t)("file");const e=this.data.subarray(this.
at,this.at+t);return this.at+=t,e}}const $1=["contours","points","flags","glyphs","composites","boxes","instructions"],[F1,G1,H1]=[36,2,4],j1=1,[U1,K1]=[500,60];
async function Y1(s,t){const e=s.readUInt16BE(H1);let n=F1;const i=h=>{if(n+h>s.length)throw(0,Ut.t)("file");return s.subarray(n,n+=h)},o=Object.fromEntries($1.
map((h,u)=>[h,new D1(i(s.readUInt32BE(8+u*4)))])),r=s.readUInt16BE(G1)&j1?i(e+7>>3):void 0,a=o.boxes.bytes(e+31>>5<<2),c=[],l=Buffer.alloc((e+1)*4),d=new Int16Array(
e);let f=0;for(let h=0;h<e;h++){const u=lf(a,h)?o.boxes.bytes(8):void 0,p=X1(o,u,r!==void 0&&lf(r,h)),g=t.step(U1+p.length*K1);g&&await g,p.length>0&&(d[h]=p.readInt16BE(
2)),l.writeUInt32BE(f,h*4),c.push(p),f+=p.length}return l.writeUInt32BE(f,e*4),{glyf:Buffer.concat(c),loca:l,lefts:d}}const lf=(s,t)=>(s[t>>3]&128>>(t&7))!==0;function X1(s,t,e){
const n=s.contours.signed();if(n===0)return Buffer.alloc(0);const i=n<0?tO(s,t):sO(s,n,t,e);return i.length%2===0?i:Buffer.concat([i,Buffer.of(0)])}const[V1,Z1,
df,J1,q1,Q1]=[1,8,32,64,128,256];function tO({composites:s,glyphs:t,instructions:e},n){if(!n)throw(0,Ut.t)("file");const i=[Buffer.of(255,255),n];let o=!1;for(let r=df;r&
df;){const a=s.bytes(4);r=a.readUInt16BE(0),o||=(r&Q1)!==0;const c=r&Z1?2:r&J1?4:r&q1?8:0;i.push(a,s.bytes((r&V1?4:2)+c))}if(o){const r=t.number();i.push(Buffer.
of(r>>8,r&255),e.bytes(r))}return Buffer.concat(i)}const[eO,nO]=[1,64];function sO({points:s,flags:t,glyphs:e,instructions:n},i,o,r){const a=Buffer.alloc(i*2);let c=0;
for(let x=0;x<i;x++){if(c+=s.number(),c>t.left||c===0)throw(0,Ut.t)("file");a.writeUInt16BE(c-1,x*2)}const l=Buffer.alloc(c),[d,f]=[Buffer.alloc(c*2),Buffer.alloc(
c*2)];let[h,u,p,g,m,w]=[0,0,1/0,1/0,-1/0,-1/0];for(let x=0;x<c;x++){const M=t.byte(),[S,T]=iO(M&127,e);l[x]=M&128?0:eO,d.writeInt16BE(S,x*2),f.writeInt16BE(T,x*
2),[h,u]=[h+S,u+T],[p,g,m,w]=[Math.min(p,h),Math.min(g,u),Math.max(m,h),Math.max(w,u)]}r&&c>0&&(l[0]|=nO);const b=e.number(),y=Buffer.alloc(10);if(y.writeInt16BE(
i,0),o)o.copy(y,2);else for(const[x,M]of[p,g,m,w].entries())y.writeInt16BE(M,2+x*2);return Buffer.concat([y,a,Buffer.of(b>>8,b&255),n.bytes(b),l,d,f])}function iO(s,t){
const e=(r,a)=>s>>r&1?a:-a;if(s<10)return[0,e(0,((s&14)<<7)+t.byte())];if(s<20)return[e(0,((s-10&14)<<7)+t.byte()),0];const n=t.byte();if(s<84){const r=s-20;return[
e(0,1+(r&48)+(n>>4)),e(1,1+((r&12)<<2)+(n&15))]}const i=t.byte();if(s<120){const r=s-84;return[e(0,1+(Math.floor(r/12)<<8)+n),e(1,1+(r%12>>2<<8)+i)]}const o=t.byte();
return s<124?[e(0,(n<<4)+(i>>4)),e(1,((i&15)<<8)+o)]:[e(0,(n<<8)+i),e(1,(o<<8)+t.byte())]}const[oO,rO]=[12,100],aO=1953784678,cO=8,lO=50;async function dO(s,t,e){
if(new DataView(s.buffer,s.byteOffset).getUint16(oO)>rO)throw(0,Ut.t)("file");const n=z1.A.create(s),{tables:i,flavor:o}=n.directory,r=Object.values(i).reduce((d,{
length:f,transformLength:h})=>d+(h??f),0);if(r>t||o===aO)throw(0,Ut.t)("file");await e.rest(),n._decompress(),e.add(r*cO);const a=new Map;for(const[d,{offset:f,
length:h,transformLength:u}]of Object.entries(i))a.set(d,Buffer.from(n.stream.buffer.subarray(f,f+(u??h))));const{glyf:c}=i;if(!c?.transformed)return(0,ho.f)([...a]);
const l=await Y1(a.get("glyf"),e);return a.set("glyf",l.glyf).set("loca",l.loca),a.get("head")?.writeInt16BE(1,lO),i.hmtx?.transformed&&a.set("hmtx",hO(a,l.lefts)),
(0,ho.f)([...a])}const fO=34;function hO(s,t){const e=s.get("hmtx"),n=s.get("hhea").readUInt16BE(fO),i=e.readUInt8(0),o=Buffer.alloc(n*4+Math.max(t.length-n,0)*
2);let r=1+n*2;for(let a=0;a<Math.max(t.length,n);a++){const c=i&(a<n?1:2),l=c?t[a]??0:e.readInt16BE(r);c||(r+=2),a<n&&o.writeUInt16BE(e.readUInt16BE(1+a*2),a*4),
o.writeInt16BE(l,a<n?a*4+2:n*4+(a-n)*2)}return o}var uO=I(77904),pO=I(59277);const gO=50,[mO,wO]=[2e7,3e6],[bO,yO]=[1e6,100];async function xO(s,t,e){const n=new Map,
i=[...new Set(`${kO}${t}`)].map(l=>l.codePointAt(0)),o={fonts:gO,bytes:mO};let r=0;for(const l of s){const d=l.ranges&&await C1.N.of(l.ranges.map(OO),e),f=e.step(
bO+(d?i.length*yO:0));if(f&&await f,d&&!i.some(b=>d.find(b)))continue;const h=await SO(l.sources,o,e);if(!h){r++;continue}const{family:u,weight:p,isItalic:g}=l,
m=JSON.stringify([u,p,g]),w=n.get(m)??{face:l,parts:[]};n.set(m,w),w.parts.unshift({face:h,ranges:d})}const a=[...n.values()].map((l,d)=>({...l,id:`Own${d}`})),
c=a.map(({id:l,parts:d,face:{family:f,weight:h,isItalic:u}})=>({id:l,family:f,weight:h,isItalic:u,isBold:h>=gs,zero:d[0].face.plain("0").advance/1e3,hasSpace:d.
some(({ranges:p})=>!p||p.find(ff)!==void 0)}));return{own:a.map(({id:l,parts:d})=>({id:l,parts:d})),families:c,unread:r}}const ff=32,kO=Array.from({length:95},(s,t)=>String.
fromCharCode(ff+t)).join(""),OO=([s,t])=>({first:s,last:t,value:!0});async function SO(s,t,e){for(const n of s){const i=t.fonts>0?(0,ko.J)(n)?.bytes:void 0;if(i){
t.fonts--;try{const o=await MO(i,t.bytes,e);return t.bytes-=o.length,t.bytes<0?void 0:await(0,uO.ar)((0,Ut.g)({name:"font",bytes:o},"file"),e)}catch(o){if(o instanceof
Z.zU&&o.code!=="invalid_parameters")throw o}}}}async function MO(s,t,e){const n=(0,pO.y)(s);return n==="a WOFF font"?await P1(s,t,e):n==="a WOFF2 font"?await dO(
s,Math.min(t,wO),e):s}const vO=[["SemiBold",/^(?:b|strong|h[1-6]|th|optgroup)$/,/font-weight|font\s*:/i],["Italic",/^(?:i|em|cite|var|dfn|address)$/,/italic|oblique/i],
["Serif",/^$/,/(?<!sans-)\bserif|georgia|times|garamond|palatino|antiqua|bookman|cambria|constantia|baskerville|didot|bodoni|century|charter|cursive|fantasy|merriweather|lora|katex|latin modern|computer modern|crimson|playfair|cormorant/i],
["Mono",/^(?:code|pre|kbd|samp|tt|textarea)$/,/mono|courier|consolas|menlo/i]],TO=/^font(?:-family)?$/;function IO({selector:s,declarations:t}){const[e,...n]=s.
compounds;return(e.name===void 0?e.classes.length===0&&e.id===void 0:/^(?:html|body)$/.test(e.name))&&n.length===0&&t.some(({name:o,value:r})=>TO.test(o)&&r.trim()!==
"serif")}const EO=s=>s.kind==="element"&&s.name==="body"&&/\bfont(?:-family)?\s{0,9}:/i.test(s.attributes.get("style")??""),RO=300,hf=s=>!s.slice(0,RO).split(",").
some(t=>/var\(|inherit|initial/i.test(t)||ms(t.replace(/["']/g,"").trim().toLowerCase()));async function LO(s,t){let e;for(const{declarations:n}of s)if(n!==e){e=
n;for(const{name:i,value:o}of n){const r=i==="font-family",a=t.step(r?uf*5:30);if(a&&await a,r&&hf(o))return!0}}return!1}const AO=s=>/font-family\s{0,9}:([^;]{1,300})/i.
exec(s)?.[1]??"serif",uf=2e3,CO=["style","font-family","font-style","font-weight","face"];async function BO(s,{rules:t},{header:e="",footer:n="",date:i="",title:o},r){
const a=new Set,c=["•○▪",e,n,i,o];for(const d of s.flatMap(B.Ky)){const f=r.step(uf);f&&await f;const h=CO.flatMap(g=>{const m=d.attributes.get(g);return m===
void 0?[]:[`${g}:${m}`]}).join(";");hf(AO(h))&&a.add("Serif");const p=d.name==="style"?(0,B.a4)(d):"";for(const[g,m,w]of vO)(m.test(d.name)||w.test(h)||w.test(p))&&
a.add(g);for(const[,g]of p.matchAll(/\\([\da-f]{2,6})/gi)){const m=Number.parseInt(g,16);m>127&&m<=1114111&&(m<55296||m>57343)&&c.push(String.fromCodePoint(m))}
for(const g of["alt","title","data-label","value","placeholder","label"])c.push(d.attributes.get(g)??"");for(const g of d.children)g.kind==="text"&&c.push(g.value.
replace(/[\0-\x7f]+/g,""))}const l=()=>!t.some(IO)&&!s.some(({children:d})=>d.some(EO));return!a.has("Serif")&&(await LO(t,r)||l())&&a.add("Serif"),{styles:[...a],
text:c.join("")}}class WO{headings=new Map;places=new Map;named=new Map;constructor(t){const e=[];for(const n of(0,B.Ky)(t)){const{name:i,attributes:o}=n,r=o.get(
"id")??(i==="a"?o.get("name"):void 0),a=/^h([1-6])$/.exec(i)?.[1];if(r===void 0&&a===void 0)continue;const c={};if(this.places.set(n,c),r!==void 0&&!this.named.
has(r)&&this.named.set(r,c),a===void 0)continue;const l=(0,B.a4)(n).replace(/\s+/g," ").trim();if(l!==""){for(;e.length>0&&e.at(-1)>=Number(a);)e.pop();e.push(Number(
a)),this.headings.set(n,{title:l,level:Math.min(e.length,6),place:c})}}}levelOf(t){return this.headings.get(t)?.level}placeOf(t){return this.places.get(t)}keepPlace(t){
let e=this.places.get(t);return e||this.places.set(t,e={}),e}find(t){return this.named.get(t)}get first(){return[...this.headings.values()][0]?.title}get bookmarks(){
const t=[],e=[{level:0,children:t}];for(const{title:n,level:i,place:o}of this.headings.values()){if(!o.sheet)continue;for(;e.at(-1).level>=i;)e.pop();const r=[];
e.at(-1).children.push({title:n,place:o,children:r}),e.push({level:i,children:r})}return t}}const uo=10;class _O{numbers=new Map;asked=new Map;begin(){this.asked=
new Map}textOf(t,e,n){const i=tf(t.trim(),n);return!i||!("place"in i)?"":(this.asked.set(t,i.place),Ve(this.numbers.get(t)??uo,e))}isSettled(t){let e=!0;for(const[
n,i]of this.asked){const o=t.get(i),r=o===void 0?uo:o+1;(this.numbers.get(n)??uo)!==r&&(e=!1),this.numbers.set(n,r)}return e}get isEmpty(){return this.asked.size===
0}}const pf=`
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
`,gf={plain:"",report:`${pf}
h1 { font-size: 1.95em; border-bottom: 0.8pt solid var(--accent-color); padding-bottom: 0.12em }
h2 { font-size: 1.56em } h3 { font-size: 1.25em }
table { width: 100%; border-bottom: 0.7pt solid var(--accent-color) }
thead th { border-top: 0.7pt solid var(--accent-color); border-bottom: 0.7pt solid var(--accent-color); background: #eef1f5 }
tbody tr:nth-child(even) td { background: #f4f5f7 }`,letter:`${pf}
h1 { font-size: 1.25em } h2 { font-size: 1.1em } h3, h4, h5, h6 { font-size: 1em }
thead th { border-bottom: 0.7pt solid var(--accent-color, #737373) }`};function NO(s,t){const e=t??(s==="report"?on.uR:void 0);if(!e)return gf[s];const n=`rgb(${e.
map(o=>Math.round(o*255)).join(", ")})`,i=`html { --accent-color: ${n} } h1, h2, h3, h4, h5, h6 { color: ${n} } hr { border-color: ${n} }`;return`${gf[s]} ${i}`}
var PO=I(63895),mf=I(38017),zO=I(37645);class po{layout;canvas;constructor(t,e,n){this.layout=new Io({layOut:Rd,widthsOf:Zn},t.typefaces,e,n);const{sheets:i}=t,
o={widthOf:()=>n.width*ct,heightOf:()=>n.height*ct,view:{width:n.width*ct,height:n.height*ct},areaOf:r=>({page:i[r],left:0,top:0,height:i[r].height})};this.canvas=
new DO(t,o,ct,to,Ld)}static async open(t,e){return new po(t,await(0,De.Vn)(),e)}widthsOf(t){return this.layout.widthsOf(t)}*heightOf(t,e){return(yield*this.layout.
layOut(t,{width:e,height:void 0,fixedWidth:e})).height}*draw(t,e,n,i){const[o,r]=[Math.max(n.right-n.left,0),Math.max(n.bottom-n.top,0)],a=yield*this.layout.layOut(
e,{width:o,height:r,fixedWidth:o,fixedHeight:r});this.canvas.running=i,yield*new Ht(new _n(this.canvas,t),this.layout).paint(yield*xe(a,n.left,n.top),!0)}close(){
this.canvas.close()}}class DO extends ke{running;put(t,e,n){const{running:i}=this,o=t.drawn.at(-1);i?o!==void 0&&"inks"in o&&o.running===i?(0,U.RZ)(o.inks,n):t.
run(i,...n):super.put(t,e,n)}}const cs={least:0,most:0,isAuto:!1};function $O(s,[t,e,n]){if(!e){const[l,d]=wf(s,t??cs,n??cs);return[l,0,d]}const[i,o]=[t??cs,n??
cs],r={least:2*Math.max(i.least,o.least),most:2*Math.max(i.most,o.most),isAuto:i.isAuto||o.isAuto},[a]=wf(s,e,r),c=Math.max((s-a)/2,0);return[i.isAuto?c:i.most,
a,o.isAuto?c:o.most]}function wf(s,t,e){if(!t.isAuto&&!e.isAuto)return[t.most,e.most];if(!t.isAuto)return[t.most,Math.max(s-t.most,0)];if(!e.isAuto)return[Math.
max(s-e.most,0),e.most];const n=(a,c)=>c>0?a/c:.5,[i,o]=[t.least+e.least,t.most+e.most];if(o<=s){const a=t.most+(s-o)*n(t.most,o);return[a,s-a]}const r=i<=s?t.least+
(s-i)*n(t.most-t.least,o-i):s*n(t.least,i);return[r,s-r]}const bf=["top","bottom"],yf=["left","right"];function*FO(s,t,e){const n=new Map;for(const i of bf)yield*kf(
GO(i,t,e),s,n);for(const i of yf)yield*kf(HO(i,t,e),s,n);for(const i of bf)for(const o of yf){const r=`${i}-${o}-corner`,a=s.get(r);if(!a)continue;const c=nn(a,
t),[l,d]=go(o,c,a,t),[f,h]=xf(i,c,a,t);n.set(r,{left:l,right:d,top:f,bottom:h})}return n}function nn({style:s},{width:t}){const[e,n]=[ft(s),pt(s,t)];return{margin:Bt(
s,t),wide:$(e)+$(n),tall:F(e)+F(n)}}function go(s,{margin:t,wide:e},{style:n},i){const[,o,,r]=i.margins,a=s==="left"?r:o,c=V(n.width,a,e,n)??Math.max(a-$(t),0),
l=gt(c,n,a,e),d=s==="left"?r-t.right-l:i.width-o+t.left;return[d,d+l]}function xf(s,{margin:t,tall:e},{style:n},i){const[o,,r]=i.margins,a=s==="top"?o:r,c=V(n.height,
a,e,n)??Math.max(a-F(t),0),l=kt(c,n,a,e),d=s==="top"?o-t.bottom-l:i.height-r+t.top;return[d,d+l]}function GO(s,t,e){const[,n,,i]=t.margins,o=t.width-i-n;return{
names:[`${s}-left`,`${s}-center`,`${s}-right`],room:o,*wishOf(r){const{margin:a,wide:c}=nn(r,t),l=V(r.style.width,o,c,r.style),{least:d,most:f}=l===void 0?yield*e.
widthsOf(r):{least:l,most:l};return{least:d+$(a),most:f+$(a),isAuto:l===void 0}},rectOf(r,a,c){const l=nn(r,t),[d,f]=xf(s,l,r,t),h=i+a+l.margin.left;return{left:h,
right:h+Math.max(c-$(l.margin),0),top:d,bottom:f}}}}function HO(s,t,e){const[n,,i]=t.margins,o=t.height-n-i;return{names:[`${s}-top`,`${s}-middle`,`${s}-bottom`],
room:o,*wishOf(r){const a=nn(r,t),[c,l]=go(s,a,r,t),d=V(r.style.height,o,a.tall,r.style),f=(d??(yield*e.heightOf(r,l-c)))+F(a.margin);return{least:f,most:f,isAuto:d===
void 0}},rectOf(r,a,c){const l=nn(r,t),[d,f]=go(s,l,r,t),h=n+a+l.margin.top;return{left:d,right:f,top:h,bottom:h+Math.max(c-F(l.margin),0)}}}}function*kf({names:s,
room:t,wishOf:e,rectOf:n},i,o){const r=[];for(const c of s){const l=i.get(c);r.push(l&&(yield*e(l)))}const a=$O(t,[r[0],r[1],r[2]]);for(const[c,l]of s.entries()){
const d=i.get(l);d&&o.set(l,n(d,(t-a[c])*c/2,a[c]))}}const ls={"top-left-corner":["left","right","top"],"top-left":["middle","left","top"],"top-center":["middle",
"center","top"],"top-right":["middle","right","top"],"top-right-corner":["right","left","top"],"left-top":["left","center","upper"],"left-middle":["left","cente\
r","center"],"left-bottom":["left","center","lower"],"right-top":["right","center","upper"],"right-middle":["right","center","center"],"right-bottom":["right","\
center","lower"],"bottom-left-corner":["left","right","bottom"],"bottom-left":["middle","left","bottom"],"bottom-center":["middle","center","bottom"],"bottom-ri\
ght":["middle","right","bottom"],"bottom-right-corner":["right","left","bottom"]},mo=({boxes:s},t)=>s.some(({name:e})=>ls[e]?.[2]===t),jO=[{name:"content",value:"\
counter(page)",important:!1},{name:"font-size",value:"9pt",important:!1},{name:"color",value:"#5c5c5c",important:!1}];async function UO(s,t,e){const{pageOf:n}=t,
i=n(0),[o,r,a,c]=i.margins,l={width:i.width-c-r,height:i.height-o-a},d=new KO(t,await po.open(s,l));for(const f of s.sheets.keys())await Wt(d.draw(f,s.sheets.length),
e);d.layout.close()}class KO{sources;layout;around;usual;styles=new Map;length=0;boxes=new Map;constructor(t,e){this.sources=t,this.layout=e,this.around=tS(t),this.
usual=t.numbers?[{name:"bottom-center",pages:"all",declarations:jO}]:[]}*draw(t,e){const n=this.sources.pageOf(t),i=new Map;for(const[c,l]of this.stylesOn(n,t))
i.set(c,yield*this.box(l,t+1,e));if(i.size===0)return;const{width:o,height:r}=n,a=yield*FO(i,{width:o,height:r,margins:er(n,t)},this.layout);for(const[c,l]of a){
const d=ls[c][2],f=d==="top"?"Header":d==="bottom"?"Footer":void 0;yield*this.layout.draw(t,i.get(c),l,f)}}stylesOn(t,e){let n=this.styles.get(t);n||this.styles.
set(t,n=new Map);const i=["all",e%2===0?"right":"left",...e===0?["first"]:[]],o=i.join();let r=n.get(o);return r||n.set(o,r=this.stylesOf(t.boxes.length===0?this.
usual:t.boxes,i)),r}stylesOf(t,e){const{styler:n}=this.sources,i=new Map;for(const{name:r,pages:a,declarations:c}of t)if(e.includes(a)&&Object.hasOwn(ls,r)){const l=i.
get(r)??[...ZO(r)];i.set(r,l),(0,U.RZ)(l,c)}const o=new Map;for(const[r,a]of i){const{style:c}=n.styleFrom(a,this.around);Array.isArray(c.content)&&c.display!==
"none"&&o.set(r,qO(c))}return o}*box(t,e,n){let i=this.boxes.get(t);i||this.boxes.set(t,i=new Map);const r=t.content.map(h=>"url"in h?h:QO(h,e,n,this.sources.strings));
for(const h of r)this.length+=YO+(typeof h=="string"?h.length:XO);if(this.length>C.aU)throw(0,C.iV)();const a=r.map(h=>typeof h=="string"?h:"").join("\0"),c=i.get(
a);if(c)return c;const l=new rt(t);yield*rs(l,this.sources);const d=(yield*sf(r,t,this.sources)).map(h=>typeof h=="string"?{kind:"text",text:h,style:t,owner:void 0}:
{kind:"atom",box:h,owner:void 0});d.length>0&&Object.assign(l,{inner:"lines",inlines:d});const f=rf(l,this.around.style);return f==="turned"?af(l):f==="refused"&&
this.sources.styler.ignored.set("writing-mode",1),i.size<VO&&i.set(a,l),l}}const YO=1,XO=100,VO=20;function ZO(s){const[,t,e]=ls[s];return[{name:"text-align",value:t,
important:!1},{name:"vertical-align",value:e==="upper"?"top":e==="lower"?"bottom":"middle",important:!1}]}const JO={middle:"center",bottom:"end"};function qO(s){
const{verticalAlign:t}=s,e=typeof t=="string"?JO[t]??"start":"start";return{...s,display:"block",float:"none",position:"static",verticalAlign:"baseline",alignContent:e}}
function QO(s,t,e,n){return"text"in s?s.text:"string"in s?n.textOf(s,t-1):"counter"in s?Ve(s.counter==="pages"?e:s.counter==="page"?t:0,s.style):""}function tS({
styler:s,root:t}){const e=s.styleOf(t,s.start,void 0),n=(0,B.ZE)(t).find(({name:o})=>o==="body");if(!n||e.style.fontFamily.join()!=="serif")return e;const{fontFamily:i}=s.
styleOf(n,e,void 0).style;return{...e,style:{...e.style,fontFamily:i}}}async function eS({root:s,quirks:t},e,n){const{pace:i}=n,o={width:e.width/ct,height:e.height/
ct,margin:e.margin/ct},r=await vf(s,t,{width:o.width-2*o.margin,height:o.height-2*o.margin},NO(e.theme,e.accent),n),a=await L1(e.svgs,St=>vf(St,"none",o,"",n)),
c=await gh(r.pages,o,i),l=c.usual,d=aS(l,e.running),f=[s,...[...a.values()].map(({svg:St})=>St)],h=await BO(f,r,e.running,i),{own:u,families:p,unread:g}=await xO(
r.fontFaces,h.text,i),m=new Zo(p),w=await rS({...h,own:u},e,n),b=sn(l),y=e.logo&&(0,mf.h)(e.logo,b,d,wo),x=y?Math.max(y.room-(l.own.first[0]-l.margins[0])*ct,0):
0;let M=Of(s),S=new Map;const T=new _O,{names:A,shadowsLeftOut:P,isSettled:j,unpaged:Y}=await vx({box:lS(c),quirks:t,targets:()=>T.isEmpty?void 0:T,tree:async St=>{
T.begin(),w.document.kids.splice(0,w.document.kids.length),M=Of(s);const ds=new hi(r,St,m);({ignored:S}=ds);const{document:fs}=w,hs=oS(s,St,{...M,styler:ds,images:e.
images,targets:T,document:fs,quirks:t},a),ve=await Wt(hs.build(s),i);return x>0&&(ve.children=[dS(x*St.width/(b.width-b.left-b.right)),...ve.children]),ve}},w,i);
w.document.prune();const Q=St=>ln(c,A.of(St)),{headings:it,strings:yt,told:J}=M,nt=new hi(r,l,m),xt=new cf(a,l,Sf(J,e.images)),Ft=yt.onPages(w.sheets);await nS(
w,{pageOf:Q,styler:nt,strings:Ft,root:s,pictures:xt,told:J},{page:l,running:d,wishes:e},i);const Kt={page:c.named.size>0?Y:0,"target-counter":j?0:1,"text-shadow":P};
return iS(S,[...Object.entries(Kt),...nt.ignored,...sS(c,A.of(0))]),{composition:w,bookmarks:it.bookmarks,told:J,ignored:S,notLoaded:r.notLoaded+g+fS(s)}}async function nS(s,t,{
page:e,running:n,wishes:i},o){const{pageOf:r}=t,{logo:a,images:c,pageNumbers:l}=i,d=cS(r,e);a&&(0,mf.h)(a,d(0),n,wo).draw(s.sheets[0]),await UO(s,{...t,images:c,
numbers:l&&n.footer===void 0},o);const f=await PO.P.of(s.typefaces),h=(u,p)=>mo(r(u),p==="Header"?"top":"bottom");await(0,zO.N)(s,f,{frameOf:d,size:wo,isBare:h,
pace:o},n)}const sS=({ignored:s},t)=>[...s].filter(e=>t!==xs||!e.startsWith("@page :first ")).map(e=>[e,1]),Of=s=>({headings:new WO(s),strings:new Gk,told:u1()});
function iS(s,t){for(const[e,n]of t)n>0&&!s.has(e)&&s.set(e,n)}function oS(s,t,e,n){const{told:i,images:o,styler:r}=e,a=Sf(i,o),c=new Va({...a,styler:r},s);return new y1(
{...e,drawings:c,pictures:new cf(n,t,a)})}async function rS(s,{font:t,boldFont:e},n){const i=await Bx.B.open({...s,font:t,boldFont:e},n);return await i.typefaces.
warm([],n.pace),i}const Sf=({leftOut:s,images:t},e)=>({tally:{drawn:0},leaveOut:n=>s.set(n,(s.get(n)??0)+1),imageAt:n=>{const i=e.get((0,G.bi)(n));return i||t.add(
n),i}}),wo=11,bo=18;function aS(s,t){const{header:e,footer:n,...i}=t,o={...i,...!mo(s,"top")&&{header:e},...!mo(s,"bottom")&&{footer:n}},{top:r,bottom:a}=sn(s),
c=[["header",r],["footer",a]].filter(([l,d])=>o[l]!==void 0&&d<bo).map(([l])=>({field:l,message:`needs a margin of at least ${bo/72} inches; give a larger margi\
n, here or in @page of the style sheets`,mentions:["margin"]}));if(c.length>0)throw(0,Z.G6)(c);return o}const sn=({width:s,height:t,margins:[e,n,i,o]})=>({width:s*
ct,height:t*ct,left:o*ct,right:n*ct,top:e*ct,bottom:i*ct});function cS(s,t){const e=new Map,{top:n,bottom:i}=sn(t);return o=>{const r=s(o);let a=e.get(r);if(!a){
const c=sn(r),l=(d,f)=>d<bo?f:d;e.set(r,a={...c,top:l(c.top,n),bottom:l(c.bottom,i)})}return a}}const lS=s=>({widthOf:t=>{const{width:e,left:n,right:i}=sn(ln(s,
t));return e-n-i},heightOf:t=>(0,U.Kf)([0,1,2].map(e=>Mf(ln(s,t),e).height)),areaOf:(t,e)=>Mf(ln(s,e),t),view:{width:s.usual.view.width*ct,height:s.usual.view.height*
ct},first:s.hasFirst?xs:void 0});function Mf(s,t){const[e,,n,i]=er(s,t);return{page:{width:s.width*ct,height:s.height*ct},left:i*ct,top:e*ct,height:(s.height-e-
n)*ct}}const dS=s=>new rt({...Dt,display:"block",height:{px:s/ct,percent:0}});async function vf(s,t,e,n,{pace:i}){const o=new gp(e,i);await o.add(Jg,!0),t==="al\
l"&&await o.add(qg,!0);const r=(0,B.ZE)(s).find(({name:a})=>a==="body");r&&await o.add((0,Oo.gf)(r),!0),await o.add(n,!0);for(const a of(0,B.Ky)(s))a.name==="st\
yle"&&await o.addFor(a.attributes.get("media")??"",(0,B.a4)(a));return o}const fS=s=>(0,B.Ky)(s).filter(({name:t,attributes:e})=>t==="link"&&/\bstylesheet\b/i.test(
e.get("rel")??"")).length;var Me=I(98446),hS=I(71775);const yo=12,uS=({told:s,ignored:t,notLoaded:e,...n})=>[...(0,hS.l)({...n,from:"HTML",told:s}),...t.size>0?
[pS(t)]:[],...e>0?[gS(e)]:[],...s.scripts>0?[mS(s.scripts)]:[],...s.leftOut.size+s.fields.size>0?[wS(s)]:[]];function xo(s){const t=[...s].sort(([n,i],[o,r])=>r-
i||(n<o?-1:1)),e=t.slice(0,yo).map(([n,i])=>i>1?`${n.slice(0,40)} (${i})`:n.slice(0,40));return(0,Me.Dw)(t.length>yo?[...e,`${t.length-yo} more`]:e)}const pS=s=>({
code:"styles_ignored",message:`The style sheets have ${(0,Me.y_)(s.size,"property","properties")} and rules that are not supported, and had no effect: ${xo(s)}.`}),
gS=s=>({code:"styles_not_loaded",message:`${(0,Me.y_)(s,"style sheet or font","style sheets and fonts")} ${(0,Me.d5)(s,"was","were")} not loaded. Nothing is fet\
ched: write styles into a style element, and fonts that may be embedded into @font-face as data: addresses. Other text is set in Noto fonts.`}),mS=s=>({code:"ht\
ml_scripts_not_run",message:`${(0,Me.y_)(s,"script")} of the HTML ${(0,Me.d5)(s,"was","were")} not run. Text that a script would write is not in the document.`}),
wS=({leftOut:s,fields:t})=>({code:"elements_left_out",message:[...s.size>0?[`Elements of the HTML were left out, because paper cannot show them or they are not \
supported: ${xo(s)}.`]:[],...t.size>0?[`Fields of forms are drawn with their values, and cannot be filled in: ${xo(t)}.`]:[]].join(" ")}),bS=72,yS=async(s,t,e)=>{
const{composition:n,finish:i,told:o,ignored:r,notLoaded:a,hasFont:c}=await xS(s,t,e),{language:l,breaksArchive:d=!1}=i,f=await n.finish(i),h=t.letterhead&&await(0,ee.
o)(f,t.letterhead,t.letterhead_password,e),u={compact:!0,objectStreams:"smallest"},p=h?.write?await h.write(u):await(0,ut.UN)(f,u),g=n.sheets.length,{missing:m}=n.
typefaces,w=uS({told:o,ignored:r,notLoaded:a,missing:m,hasFont:c,language:l,breaksArchive:d});return h&&(0,U.RZ)(w,h.notes),{documents:[{name:`${If(s.name)}.pdf`,
bytes:p,pageCount:g}],notes:w,facts:{pageCount:g}}};async function xS(s,t,e){const n=(0,te.H)(t),i=await kS(new TextDecoder().decode(s.bytes),t.values,e),{root:o}=i,
r=new Set((0,_.e)(o)),a=await R1(r,e.pace);for(const y of a.values())for(const x of(0,_.e)(y))/^data:/i.test(x)&&r.add(x);const c=await MS(r,t.images??[],e),l=t.
logo&&await(0,tt.A)(t.logo,"logo",e),d=OS(o),f=t.title??d.title??If(s.name),{bookmarks:h,...u}=await eS(i,{...(0,te.a)(t),margin:t.margin*bS,pageNumbers:t.page_numbers,
running:{header:t.header,footer:t.footer,headerOnFirst:t.header_on_first,date:t.date,title:f},logo:l,accent:t.accent_color===void 0?void 0:(0,on.bP)(t.accent_color),
...n,theme:t.theme,images:c,svgs:a},e),p=t.language??SS(d.language),g=t.author??d.author,m=[...c.values(),...l?[l]:[]].some(({components:y})=>y===4),w=u.told.undescribed===
0;return{...u,finish:{title:f,author:g,language:p,bookmarks:h,breaksArchive:m,isAccessible:w},hasFont:n.font!==void 0}}async function kS(s,t,{pace:e}){const n=s.
trim();if(/^(?:https?:\/\/|www\.)\S+$/i.test(n))throw(0,Z.G6)([{field:"file",message:"holds an address, not HTML: load the page first, and give its HTML"}]);if(!t)
return await(0,H.Z)(s,e);const i=await(0,Rt.o)(s,t,e),o=await(0,H.Z)(i.text,e);return await E(o.root,i.values,e),o}function OS(s){let[t,e,n]=[];for(const i of(0,B.
Ky)(s)){const{name:o,attributes:r}=i,a=()=>(0,B.a4)(i).replace(/\s+/g," ").trim().slice(0,Tf);o==="title"&&i.isHtml&&(t??=a()||void 0),/^h[1-6]$/.test(o)&&(n??=
a()||void 0),o==="meta"&&r.get("name")?.toLowerCase()==="author"&&(e??=r.get("content")?.trim().slice(0,Tf))}return{title:t??n,author:e===""?void 0:e,language:s.
attributes.get("lang")?.trim()}}const Tf=1e3,SS=s=>s!==void 0&&lt.E["language-tag"].holds(s)?s:void 0;async function MS(s,t,e){const n=new Map;for(const o of t)
s.has((0,G.bi)(o.name))&&n.set((0,G.bi)(o.name),await(0,tt.A)(o,"images",e));const i=[...s].filter(o=>!/^data:image\/(?:svg|gif|webp|avif|bmp)/i.test(o));for(const[
o,r]of await(0,ko.$)(i,e))n.set(o,r);for(const[o,r]of await(0,Rf.m)(s,e))n.set(o,r);return n}const If=s=>s.replace(/\.(?:x?html?|txt|pdf|md)$/i,"").trim()||"doc\
ument"}),69864:((fe,Mt,I)=>{I.d(Mt,{N:()=>st});var Z=I(93604);const lt=500;class st{starts;owners;constructor(B,mt){this.starts=B,this.owners=mt}static async of(B,mt){
const dt=new Set;for(const{first:L,last:R}of B){dt.add(L).add(R+1);const W=mt.step(lt);W&&await W}const ht=Float64Array.from(dt).sort(),q=new Array(ht.length),z=Uint32Array.
from({length:ht.length+1},(L,R)=>R),E=L=>{let R=L;for(;z[R]!==R;)R=z[R];for(;L!==R;){const W=z[L];z[L]=R,L=W}return R};for(const L of B){for(let W=E((0,Z.BC)(ht,
L.first));ht[W]<=L.last;W=E(W))q[W]=L,z[W]=W+1;const R=mt.step(lt);R&&await R}return new st(ht,q)}find(B){return this.owners[(0,Z.MJ)(this.starts,B)-1]}}}),21281:((fe,Mt,I)=>{
I.d(Mt,{Ip:()=>ht,XM:()=>R,Xb:()=>L,ds:()=>dt,qg:()=>E});var Z=I(59071),lt=I(70549),st=I(21115),C=I(824),B=I(1975),mt=I(60912);const dt=(0,lt.n)(async _=>ht(_,await(0,C.
Br)(_)));function ht(_,H){const G=(ee,on)=>(0,Z.wh)((0,B.sm)(H,ee,on)[0]??""),tt=z(G("pdfaid","part"),G("pdfaid","conformance").toLowerCase()),ut=q(G("pdfuaid",
"part"))?`PDF/UA-${G("pdfuaid","part")}`:void 0,U=[G("pdfxid","GTS_PDFXVersion")||G("pdfx","GTS_PDFXVersion")||((0,Z.Gh)(_.resolve((0,C._U)(_)?.get("GTS_PDFXVer\
sion")))??""),G("pdfe","ISO_PDFEVersion"),G("pdfvtid","GTS_PDFVTVersion")],te=[tt?.name,ut,...U.filter(ee=>/^PDF\/[\w .:/()-]{1,40}$/.test(ee))];return{archive:tt,
accessible:ut,names:te.filter(ee=>ee!==void 0)}}const q=_=>/^[1-9]$/.test(_);function z(_,H){if(!q(_))return;const G=/^[abuef]$/.test(H)?H:"";return{part:Number(
_),level:G,name:`PDF/A-${_}${G}`}}function E(_,H,G,tt){return H&&N(_,H,[st.dK.pdfaid]),L(G,tt)}const L=({name:_},H)=>({code:"pdfa_identification_removed",message:`\
The document no longer claims ${_}: ${H}.`});async function R(_){const H=await(0,C.Br)(_);if(!H)return[];const{archive:G,accessible:tt}=ht(_,H);N(_,H,[st.dK.pdfaid,
st.dK.pdfuaid]);const ut=[G?.name,tt].filter(Rt=>Rt!==void 0);return ut.length>0?[W(ut)]:[]}const W=_=>({code:"conformance_dropped",message:`The result no longe\
r claims ${_.join(" and ")}, because a merge cannot guarantee conformance.`});function N(_,H,G){H.properties.some(({namespace:tt})=>G.includes(tt))&&(0,mt._L)(_,
(0,mt.QH)(H,({namespace:tt})=>G.includes(tt),[]))}}),824:((fe,Mt,I)=>{I.d(Mt,{Br:()=>ht,_6:()=>z,_U:()=>dt});var Z=I(58552),lt=I(1975),st=I(17079),C=I(45599),B=I(
59071),mt=I(70549);function dt(E){const L=E.resolve(E.trailer.get("Info"));return L instanceof C.Bi?L:L instanceof C.Z6?L.dict:void 0}const ht=(0,mt.n)(q);async function q(E){
const L=E.get(E.catalogNumber),R=L instanceof C.Bi?E.resolve(L.get("Metadata")):null;if(!(R instanceof C.Z6))return;let W;try{W=E.decoded(R)}catch(N){if(!(N instanceof
Z.zU)||N.code==="cancelled")throw N;return lt.m}return(0,lt.kg)(W,E.job.pace)}function z(E,L){const R=dt(E),W=ut=>E.resolve(R?.get(ut)),N=(ut,Rt,U=", ")=>{const te=(0,lt.
sm)(L,ut,Rt).map(B.wh).filter(Boolean).join(U);return te===""?null:te},_=(ut,Rt)=>{const[U=""]=(0,lt.sm)(L,ut,Rt);return(0,B.wh)(U)||null},H=(ut,Rt)=>(0,st._)((0,B.
Gh)(W(ut))??"")??(0,st._)(_("xmp",Rt)??"")??null,G=E.get(E.catalogNumber),tt=G instanceof C.Bi?(0,B.Gh)(E.resolve(G.get("Lang"))):null;return{title:(0,B.Gh)(W("\
Title"))??_("dc","title"),author:(0,B.Gh)(W("Author"))??N("dc","creator"),subject:(0,B.Gh)(W("Subject"))??_("dc","description"),keywords:(0,B.Gh)(W("Keywords"))??
N("pdf","Keywords")??N("dc","subject"),creator:(0,B.Gh)(W("Creator"))??_("xmp","CreatorTool"),producer:(0,B.Gh)(W("Producer"))??_("pdf","Producer"),created:H("C\
reationDate","CreateDate"),modified:H("ModDate","ModifyDate"),language:tt??_("dc","language")}}}),60912:((fe,Mt,I)=>{I.d(Mt,{QH:()=>C,T3:()=>B,_L:()=>q});var Z=I(
21115),lt=I(3907),st=I(45599);function C(z,E,L){const{text:R,properties:W,end:N,about:_}=z,H=[];let G=0;for(const tt of W.filter(E).sort((ut,Rt)=>ut.from-Rt.from))
tt.from<G||(H.push(R.slice(G,tt.from)),G=tt.to);return H.push(R.slice(G,Math.max(N,G))),L.length>0&&H.push(mt(L,_)),H.push(R.slice(Math.max(N,G))),ht(H.join(""))}
function B(z){return`<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="${Z.dK.rdf}">
${mt(z,"")}</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`}function mt(z,E){const R=[...new Set(z.map(({prefix:N})=>N))].map(N=>` xmlns:${N}="${Z.dK[N]}"`).join(""),W=z.map(({prefix:N,name:_,form:H,
values:G})=>`<${N}:${_}>${dt(H,G)}</${N}:${_}>
`);return`<rdf:Description xmlns:rdf="${Z.dK.rdf}" rdf:about="${(0,lt.X)(E)}"${R}>
${W.join("")}</rdf:Description>
`}function dt(z,E){const L=R=>E.map(W=>`<rdf:li${R}>${(0,lt.X)(W)}</rdf:li>`).join("");switch(z){case"simple":return(0,lt.X)(E[0]??"");case"alternative":return`\
<rdf:Alt>${L(' xml:lang="x-default"')}</rdf:Alt>`;case"ordered":return`<rdf:Seq>${L("")}</rdf:Seq>`;case"unordered":return`<rdf:Bag>${L("")}</rdf:Bag>`}}const ht=z=>z.
replace(/^(\s*<\?xml\s[^>]*encoding\s*=\s*["'])[^"']*/,"$1UTF-8");function q(z,E){const L=z.catalog.get("Metadata"),R=z.resolve(L),W=R instanceof st.Z6?[...R.dict].
filter(([H])=>!["Filter","DecodeParms","Length"].includes(H)):[],N=new st.Bi([["Type",new st.SX("Metadata")],["Subtype",new st.SX("XML")],...W]),_=new st.Z6(N,Buffer.
from(E,"utf8"));(0,st.i9)(L)&&R instanceof st.Z6?z.put(L,_):z.edit(z.catalogNumber).set("Metadata",z.add(_))}}),1975:((fe,Mt,I)=>{I.d(Mt,{kg:()=>B,m:()=>C,sm:()=>mt});
var Z=I(21115),lt=I(3907);const st=1e5,C={text:"",properties:[],malformed:!0,end:-1,about:""};async function B(z,E){const L=(0,lt.xK)(z);if(L===void 0)return C;
const R=new ht,N=await(0,lt.km)(L,E,_=>(R.take(_),R.broken))!=="well-formed"||R.depth>0||R.end<0||!R.declared;return{text:L,properties:R.properties,malformed:N,
end:R.end,about:R.about}}function mt(z,E,L){return z?.properties.find(R=>R.name===L&&R.namespace===Z.dK[E])?.values??[]}const dt=-2;class ht{properties=[];broken=!1;declared=!0;end=-1;about="";scope=new Z.
ee;open=[];root=dt;loose=!1;items=[];pieces=[];get depth(){return this.open.length}take(E){E.kind==="start"||E.kind==="empty"?(this.start(E.name,E.attributes,E.
from),E.kind==="empty"&&!this.broken&&this.close(E.name,E.to,E.to)):E.kind==="end"?this.close(E.name,E.from,E.to):E.kind==="text"&&this.isInProperty()&&this.pieces.
push(E.text)}isInProperty(){return this.root!==dt&&this.open.length>this.root+2}start(E,L,R){if(this.open.length>=lt.ol&&(this.broken=!0),this.broken)return;this.
scope.enter(L);const W=this.scope.ofElement(E),N=W.namespace===Z.dK.rdf,_=N&&W.local==="li";this.root===dt&&this.end<0&&N&&W.local==="Description"&&(this.root=this.
open.length-1,this.loose=!0);const H=this.open.length-this.root,G=_?L.find(({name:tt})=>tt==="xml:lang")?.value:void 0;if(this.open.push({name:E,...W,from:R,language:G}),
this.root===dt){if(!N||W.local!=="RDF"||this.end>=0)return;this.root=this.open.length-1,this.declared=this.scope.declares(E)}else if(H===1)this.describe(L);else if(H===
2){this.items=[];const tt=L.find(({name:ut})=>this.isRdf(ut,"resource"));this.pieces=tt?[tt.value]:[]}else _&&(this.pieces=[])}describe(E){for(const{name:L,value:R,
from:W,to:N}of E){if((0,Z.HC)(L))continue;const{namespace:_,local:H}=this.scope.ofAttribute(L);_===Z.dK.rdf&&H==="about"&&(this.about=R),!(_===""||_===Z.dK.rdf||
_===Z.dK.xml)&&this.add({namespace:_,name:H,values:[R],from:W,to:N})}}close(E,L,R){const W=this.open.pop();if(W?.name!==E){this.broken=!0;return}this.scope.leave();
const N=this.open.length-this.root;if(this.root!==dt)if(N===0)this.end=L,this.root=dt;else if(N===1&&this.loose)this.root=dt,this.loose=!1;else if(N===2){const _=this.
items.length>0?q(this.items):[this.pieces.join("").trim()];this.add({namespace:W.namespace,name:W.local,values:_,from:W.from,to:R})}else N>2&&W.namespace===Z.dK.
rdf&&W.local==="li"&&(this.items.push({text:this.pieces.join("").trim(),language:W.language}),this.pieces=[])}add(E){this.properties.length<st?this.properties.push(
E):this.broken=!0}isRdf(E,L){const R=this.scope.ofAttribute(E);return R.local===L&&R.namespace===Z.dK.rdf}}function q(z){const E=z.findIndex(({language:R})=>R?.
toLowerCase()==="x-default"),L=z.map(({text:R})=>R);return E>0?[L[E],...L.slice(0,E),...L.slice(E+1)]:L}}),9876:((fe,Mt,I)=>{I.d(Mt,{LJ:()=>C,Vn:()=>st,ZM:()=>ht,
s:()=>B});var Z=I(47707);const lt=2e4;async function st(){const{default:q}=await I.e(3286).then(I.bind(I,23286));return function*(z){let E=0;do{const L=E,R=Math.
min(z.length,L+lt),W=R===z.length,N=new q(L===0&&W?z:z.slice(L,R));for(let H=N.nextBreak();H;H=N.nextBreak()){const G=L+H.position;if(G===R&&!W)break;let tt=G;for(;tt>
E&&z[tt-1]===" ";)tt--;yield{start:E,end:tt,next:G},E=G}if(W)return;if(E>L)continue;const _=C(z.charCodeAt(R))?R-1:R;yield{start:E,end:_,next:_,isCut:!0},E=_}while(E<
z.length)}}const C=q=>q>=56320&&q<=57343,B=(q,z)=>(0,Z.qf)(q).map(E=>({text:E,width:z(E)})),mt=/[_\-–—/.,;:]$/,dt=/^[.,;:!?)\]}%»”’…]/;function*ht(q,z,E="\
separators"){let L=0;for(let R=0;R<q.length;L++){let W=R;for(let N=0;W<q.length&&(N+=q[W].width,!(N>z(L)&&W>R));W++);if(E==="letters"){let N=W;for(;N>R&&N<q.length&&
dt.test(q[N].text);)N--;N>R&&(W=N)}else if(E==="separators"&&W<q.length){let N=W;for(;N>R&&!mt.test(q[N-1].text);)N--;N-R>=(W-R)/2&&(W=N)}yield W-R,R=W}}})};
