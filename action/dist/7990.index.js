"use strict";exports.id=7990,exports.ids=[7990],exports.modules={58812:((He,Pt,I)=>{I.r(Pt),I.d(Pt,{html_to_pdf:()=>xv});var lt=I(58552),Rt=I(60666),ot=I(78323),L=I(37294),R=I(
45893);const vt=new Set(["href","src","srcset","action","background","cite","poster","data"]),At=/^(?:https?|mailto|tel):|^data:image\/|^(?:field|qr):/i,Mt=/^[a-z][a-z0-9+.-]*:/i,
Q=n=>(0,lt.G6)([{field:"values",message:n}]),D=1e3;async function Z(n,t,e){const s=new F(t,e);for(const i of(0,R.Ky)(n)){const o=e.step(D);if(o&&await o,_(i,t),
!!i.children.some(j)){if(i.name==="style"||i.name==="script")throw Q(`are in a ${i.name} element, where they could be more than text`);for(const r of i.children.
splice(0,i.children.length))j(r)?await s.put(r.value,i):i.children.push(r)}}}const j=n=>n.kind==="text"&&(0,ot.H)(n.value);function _(n,t){let e;for(const[s,i]of n.
attributes){if(!(0,ot.H)(i))continue;if(s==="style"||s.startsWith("on"))throw Q(`are in the attribute ${s}, where they could be more than text; use classes`);const o=(0,ot.
qk)(i,t,s==="src"&&/^\s*qr:/i.test(i)?encodeURIComponent:void 0);if(vt.has(s)&&Mt.test(o.trim())&&!At.test(o.trim()))throw Q("give an address another scheme tha\
n http, https, mailto or tel, or data with an image");(e??=new Map(n.attributes)).set(s,o)}e&&Object.assign(n,{attributes:e,classes:(0,R.q2)(e.get("class"))})}class F{values;pace;count=0;constructor(t,e){
this.values=t,this.pace=e}async put(t,e){const s=await(0,ot.lr)(t.replaceAll(`
`," "),this.values,K,this.pace);for(let i=0,o=0;i<=s.length;i=o+1){const r=this.pace.step(D);r&&await r,o=s.indexOf(`
`,i),o<0&&(o=s.length),i>0&&e.children.push(this.lineBreak(e)),e.children.push({kind:"text",value:s.slice(i,o),parent:e})}}lineBreak(t){if(++this.count>L.q3)throw Q(
`have more than ${L.q3} lines; at most that many are allowed`);return{kind:"element",name:"br",attributes:new Map,classes:new Set,parent:t,children:[],index:0,isHtml:!0}}}
const K=n=>n.replace(/\r\n?/g,`
`);var pt=I(72594),ft=I(58257),P=I(34622),X=I(52167),B=I(14029),tt=I(87593),N=I(45657),it=I(16246),Nt=I(68084),Ft=I(96533),ht=I(28409),ie=I(16596),at=I(39170);class ct{most;answers=new Map;total=0;constructor(t){
this.most=t}find(t){return this.answers.get(t)?.value}drop(t){this.total-=this.answers.get(t)?.size??0,this.answers.delete(t)}keep(t,e,s){this.answers.set(t,{value:e,
size:s}),this.total+=s;for(const[i,{size:o}]of this.answers){if(this.total<=this.most||i===t)return;this.answers.delete(i),this.total-=o}}}const St=2e6;class qt{left=St;take(){
if(--this.left<0)throw(0,lt.G6)([{field:"file",message:`has columns that take more than ${St} steps to become alike; nest fewer of them in each other, or write \
column-fill: auto`}])}}var k=I(99746);const rt=2e4;function Ah(n){let t=n.known.get("kept");return t===void 0&&(t=n.style.display!=="table-cell"&&or(n),n.known.
set("kept",t)),t}function or(n){let t=n.known.get("flowing");if(t===void 0){const e=s=>!s.isPositioned&&or(s);t=n.children.every(e)&&n.inlines.every(s=>s.kind!==
"atom"&&s.kind!=="apart"||e(s.box)),n.known.set("flowing",t)}return t}const je=({most:n,plain:t})=>t??n,Cs=n=>n.fontStyle==="italic"&&(n.ownFont?!n.ownFont.isItalic:
Ue(n)==="Mono"),rr=1e4;class ar{rules;typefaces;breaks;page;quirks;pieces=new ct(rr);words=new Map;kept=new WeakMap;faces=new WeakMap;metrics=new WeakMap;lines=new WeakMap;tiled=0;shadowed=0;shadowLayers=0;shadowsLeftOut=0;hasUnder;filling=[];work=new qt;constructor(t,e,s,i,o="\
none"){this.rules=t,this.typefaces=e,this.breaks=s,this.page=i,this.quirks=o}*layOut(t,e,s){if(s||!Ah(t))return yield*this.rules.layOut(t,this,e,s);const{width:i,
height:o,fixedWidth:r,fixedHeight:a,shrinks:c,isLoose:d,isOpen:l}=e,f=[i,o,r,a,c,d,l].join();let h=this.kept.get(t);h||this.kept.set(t,h=new Map);let u=h.get(f);
return u||h.set(f,u=yield*this.rules.layOut(t,this,e)),u}forget(){this.kept=new WeakMap,this.pieces=new ct(rr),this.words.clear()}widthsOf(t){return this.rules.
widthsOf(t,this)}faceOf(t){let e=this.faces.get(t);return e||this.faces.set(t,e=Ue(t)),e}metricsOf(t){let e=this.metrics.get(t);return e||this.metrics.set(t,e=this.
measureFont(t)),e}lineOf(t){let e=this.lines.get(t);return e||this.lines.set(t,e=this.measureLine(t)),e}measureFont(t){const{ascent:e,descent:s,lineGap:i}=this.
typefaces.metrics(this.faceOf(t)),o=(0,k.xP)(t),r=a=>Math.round(a*o/1e3);return{ascent:r(e),descent:r(-s),gap:r(i)}}measureLine(t){const{ascent:e,descent:s,gap:i}=this.
metricsOf(t),{lineHeight:o,fontSize:r}=t;if(o==="normal"&&i===0)return{above:e,below:s};const a=o==="normal"?e+s+i:(0,k.k8)("factor"in o?o.factor*Math.round(r*k.
dI)/k.dI:o.px),c=e+Math.floor(Math.trunc((a-e-s)*k.dI/2)/k.dI);return{above:c,below:a-c}}}const Bs=({lineHeight:n,fontSize:t})=>n==="normal"?Math.round(cr*t)+Math.
round(Ch*t):"factor"in n?n.factor*t:n.px;function Lh({fontSize:n}){const t=Math.floor(Math.round(cr*n)*2/3);return[Math.floor((t+1)/2),t+7]}const[cr,Ch]=[1.069,
.293],Bh=/^(?:(?:ui-)?sans-serif|system-ui|ui-rounded|emoji|math|-apple-system|blinkmacsystemfont|arial.*|helvetica.*|verdana|tahoma|trebuchet.*|calibri|candara|segoe ui|roboto|noto sans.*|inter|open sans|lato|montserrat|poppins|ubuntu|cantarell|oxygen|source sans.*|impact|century gothic)$/,
dr=/^(?:(?:ui-)?serif|georgia|times.*|garamond|eb garamond|palatino.*|book antiqua|bookman.*|cambria|constantia|baskerville|didot|bodoni.*|century(?! gothic).*|charter|noto serif.*|source serif.*|pt serif|merriweather|lora|katex_(?:ma|size).*|latin modern.*|computer modern.*|crimson.*|libre baskerville|playfair.*|cormorant.*)$/,
lr=/^(?:monospace|ui-monospace|consolas|menlo|monaco)$|courier|\bmono\b|\bcode\b/,fr=1/26;function Nh(n){const{ownFont:t,fontWeight:e}=n;if(!t&&e>=Wh)return fr;
const s=t?!t.isBold:Ue(n)==="Mono";return e>=Ns&&s?fr:0}const Ns=600,Wh=900;function hr(n){if(n.ownFont)return n.ownFont.zero;const t=Ue(n);return t==="Mono"?.6:
t.startsWith("Serif")?.559:n.fontStyle==="italic"?.551:.572}const Ws=n=>lr.test(n)||dr.test(n)||Bh.test(n);function Ue({ownFont:n,fontFamily:t,fontWeight:e,fontStyle:s}){
if(n)return n.id;const i=t.find(Ws)??(t.length>0?"serif":"");if(lr.test(i))return"Mono";const o=s==="italic",r=e>=Ns?o?"SemiBoldItalic":"SemiBold":o?"Italic":void 0;
return dr.test(i)?r?`Serif${r}`:"Serif":r??"Regular"}var O=I(50697);const Sn={"{":"}","(":")","[":"]"};function _h(n,t){const e=n[t];let s=t+1;for(;s<n.length&&
n[s]!==e&&n[s]!==`
`;s++)n[s]==="\\"&&s++;return s+1}function _s(n,t){switch(n[t]){case"/":{if(n[t+1]!=="*")return t;const e=n.indexOf("*/",t+2);return e<0?n.length:e+2}case'"':case"\
'":return _h(n,t);case"\\":return t+2;case"(":{if(!$h(n,t))return t;const e=n.indexOf(")",t);return e<0?n.length:e+1}default:return t}}function Kt(n,t,e){const s=[];
for(let i=t;i<n.length;){const o=n[i];if(s.length===0&&e.includes(o))return i;const r=_s(n,i);if(r>i){i=r;continue}Object.hasOwn(Sn,o)?s.push(Sn[o]):o===s.at(-1)&&
s.pop(),i++}return n.length}function Ph(n){const t=new Map,e=[];for(let s=0;s<n.length;){const i=n[s],o=_s(n,s);if(o>s){s=o;continue}if(Object.hasOwn(Sn,i))e.push(
{mark:Sn[i],at:s}),i==="("&&t.set(s,n.length);else if(i===e.at(-1)?.mark){const r=e.pop();i===")"&&t.set(r.at,s)}s++}return t}function $h(n,t){if(n.slice(Math.max(
t-3,0),t).toLowerCase()!=="url")return!1;let e=t+1;for(;e<n.length&&/\s/.test(n[e]);)e++;return n[e]!=='"'&&n[e]!=="'"}function ur(n){let t=0;for(let e=0;e<n.length;){
const s=_s(n,e);s===e&&t++,e=Math.max(s,e+1)}return t}const pr=n=>n.length>O.Zc&&ur(n)>O.Zc;function*Ps(n){for(let t=0;t<n.length;){const e=Kt(n,t,"{;}"),s=gr(n.
slice(t,e));if(n[e]!=="{"){yield{prelude:s,block:void 0},t=e+1;continue}const i=Kt(n,e+1,"}");yield{prelude:s,block:n.slice(e+1,i)},t=i+1}}function gr(n){const t=n.
includes("/*")?n.replace(/\/\*[^]*?(?:\*\/|$)/g," "):n;return(t.includes("--")?t.replace(/<!--|-->/g," "):t).trim()}function Yt(n){const t=[];let e=0;for(let s=0;s<
n.length;){const i=Kt(n,s,";{");if(n[i]==="{"){s=Kt(n,i+1,"}")+1;continue}const o=n.slice(s,i);if(s=i+1,o==="")continue;if(++e>L.iN)throw(0,L.F1)();const r=gr(o),
a=r.indexOf(":");if(a<=0)continue;const c=r.slice(0,a).trim(),d=c.startsWith("--")?c:c.toLowerCase();if(!/^[a-z_-][\w-]*$/i.test(d))continue;const l=r.slice(a+1).
trim(),f=l.replace(/\s*!\s*important$/i,"");f===""&&!d.startsWith("--")||t.push({name:d,value:f,important:f.length!==l.length})}return t}const vn={"xx-small":9,
"x-small":10,small:13,medium:16,large:18,"x-large":24,"xx-large":32,"xxx-large":48},mr={"xx-small":9,"x-small":9,small:10,medium:13,large:16,"x-large":20,"xx-la\
rge":26,"xxx-large":39},wr=mr.medium/vn.medium,zh=n=>Object.hasOwn(vn,n)?n:void 0,Dh=(n,t)=>vn[n]*t;function Fh(n,t){const{fontSizedBy:e}=n,s=br(n);e!=="length"&&
(e!=="ratio"?n.fontSize=(s?mr:vn)[e]*n.zoom:s!==br(t)&&(n.fontSize*=s?wr:1/wr))}const br=({fontFamily:n})=>n.length===1&&n[0]==="monospace";var H=I(75234),ke=I(
95826),M=I(8582);function yr(n,t){const e=(0,O.aG)(n),{fontSize:s,fontSizedBy:i}=t.parent,o=l=>({fontSize:l,fontSizedBy:i==="length"?"length":"ratio"});if(e==="\
larger")return o(s*1.2);if(e==="smaller")return o(s/1.2);const r=e===void 0?void 0:zh(e);if(e!==void 0)return r&&{fontSize:Dh(r,t.zoom),fontSizedBy:r};const a=(0,H.
Y5)(n,{...t,em:s}),c=a&&a.px+a.percent*s;return c===void 0||c<0?void 0:n.type==="Percentage"||n.type==="Dimension"&&/^(?:em|ex|ch)$/i.test(n.unit)?o(c):{fontSize:c,
fontSizedBy:"length"}}function xr(n,{parent:t}){const e=(0,O.aG)(n);if(e==="normal")return 400;if(e==="bold")return 700;if(e==="bolder")return t.fontWeight<350?
400:t.fontWeight<550?700:900;if(e==="lighter")return t.fontWeight<550?100:t.fontWeight<750?400:700;const s=(0,H.rl)(n);return s!==void 0&&s>=1&&s<=1e3?s:void 0}
const kr={normal:"normal",italic:"italic",oblique:"italic"},Or=n=>{const t=(0,O.aG)(n);return t!==void 0&&Object.hasOwn(kr,t)?kr[t]:void 0},Gh=100,$s=n=>(0,O.M$)(
n,O.wR).slice(0,Gh).flatMap(t=>{const e=t.map(s=>s.type==="String"?s.value:(0,O.aG)(s)??"").join(" ");return e===""?[]:[e.toLowerCase()]});function Mr(n,t){if((0,O.
aG)(n)==="normal")return"normal";const e=(0,H.rl)(n);if(e!==void 0)return e>=0?{factor:e}:void 0;const s=(0,H.Y5)(n,t);return s&&{px:s.px+s.percent*t.em}}const Hh={
keys:["fontStyle","fontVariant","fontWeight","fontSize","fontSizedBy","lineHeight","fontFamily"],read:(n,t)=>{const e={fontStyle:"normal",fontVariant:"normal",fontWeight:400,
lineHeight:"normal"};let s=0;for(;s<n.length;s++){const a=n[s],[c,d]=[Or(a),xr(a,t)];if((0,O.aG)(a)!=="normal")if(c)e.fontStyle=c;else if(d!==void 0&&!(a.type===
"Number"&&Number(a.value)===0))e.fontWeight=d;else if((0,O.aG)(a)==="small-caps")e.fontVariant="small-caps";else break}const i=n[s],o=i&&yr(i,t);if(o===void 0)return;
if(Object.assign(e,o),s++,n[s]&&(0,O.YY)(n[s])){const a=n[s+1]&&Mr(n[s+1],{...t,em:o.fontSize});if(a===void 0)return;e.lineHeight=a,s+=2}const r=$s(n.slice(s));
return r.length===0?void 0:{...e,fontFamily:r}}},Sr=n=>(0,M.J0)(n,(t,e)=>(0,O.aG)(t)==="normal"?0:(0,H.lT)(t,e)),jh=["baseline","sub","super","middle","top","bo\
ttom","text-top","text-bottom"],Uh=["underline","line-through","overline"],vr=["solid","double","dotted","dashed","wavy"];function Tr(n,t){const e=(0,O.aG)(n);if(e===
"auto")return{textDecorationThickness:void 0};if(e==="from-font")return{textDecorationThickness:Kh*t.em};const s=(0,H.Y5)(n,t);return s&&{textDecorationThickness:Math.
max(s.px+s.percent*t.em,0)}}const Kh=.05;function Ir(n,t){const e=new Set,s={textDecorationLine:e,textDecorationColor:void 0,textDecorationStyle:"solid",textDecorationThickness:void 0};
for(const i of n){const o=(0,O.aG)(i),r=Uh.find(d=>d===o),a=vr.find(d=>d===o),c=(0,ke.M)(i);if(r)e.add(r);else if(a)s.textDecorationStyle=a;else if(c!==void 0)s.
textDecorationColor=c==="current"?void 0:c;else if(o!=="none"&&o!=="blink"){const d=Tr(i,t);if(!d)return;Object.assign(s,d)}}return s}function Yh([n],t){if((0,O.
aG)(n)==="auto")return{underlineOffset:void 0};const e=(0,H.Y5)(n,t);return e&&{underlineOffset:e.px+e.percent*t.em}}function Xh(n){const t={listStyleType:"disc",
listStylePosition:"outside",listStyleImage:void 0};for(const e of n){const s=(0,O.aG)(e);if(s==="inside"||s==="outside")t.listStylePosition=s;else if(s!==void 0)
t.listStyleType=s;else if(e.type==="String")t.listStyleType=`"${e.value}`;else if(e.type==="Url")t.listStyleImage=e.value;else return}return t}const Er=["start",
"left","right","center","justify","end"],Vh=new Map([["-webkit-left","left"],["-webkit-right","right"],["-webkit-center","center"]]);function Zh([n,...t],{parent:e}){
const s=t.length===0?(0,O.aG)(n):void 0;if(s===void 0)return;const{textAlign:i,blockAlign:o}=e;if(s==="match-parent")return{textAlign:i,blockAlign:o};if(s==="-o\
ctavo-table")return o==="start"?{textAlign:i,blockAlign:o}:{textAlign:"start",blockAlign:"start"};if(s==="-octavo-center")return{textAlign:i==="start"?"center":
i,blockAlign:o};const r=Vh.get(s);if(r)return{textAlign:r,blockAlign:r};const a=Er.find(c=>c===s);return a&&{textAlign:a,blockAlign:"start"}}function Jh(n){const t=n.
map(O.aG);return t.every(s=>s!==void 0&&/^(?:wrap|nowrap|auto|balance|stable|pretty)$/.test(s))?{whiteSpace:t.includes("nowrap")?"nowrap":"normal",isBalanced:t.
includes("balance")}:void 0}const qh={"horizontal-tb":"across",lr:"across","lr-tb":"across","vertical-rl":"down","vertical-lr":"down","sideways-rl":"down",tb:"d\
own","tb-rl":"down","sideways-lr":"up"},Rr={thin:1,medium:3,thick:5};function Ar(n,t){const e=(0,O.aG)(n);return e!==void 0&&Object.hasOwn(Rr,e)?Rr[e]*t.zoom:(0,M.
De)(n,t)}const Qh={keys:["textStrokeWidth","textStrokeColor"],read:(n,t)=>{const e={textStrokeWidth:0,textStrokeColor:void 0};for(const s of n){const[i,o]=[Ar(s,
t),(0,ke.M)(s)];if(i!==void 0)e.textStrokeWidth=i;else if(o!==void 0)e.textStrokeColor=o==="current"?void 0:o;else return}return e}},tu={color:(0,M.J0)("color",
(n,{parent:t})=>{const e=(0,ke.M)(n);return e==="current"?t.color:e}),"accent-color":(0,M.nI)("accentColor"),"-webkit-text-fill-color":(0,M.nI)("textFillColor"),
"-webkit-text-stroke":Qh,"-webkit-text-stroke-color":(0,M.nI)("textStrokeColor"),"-webkit-text-stroke-width":(0,M.J0)("textStrokeWidth",Ar),font:Hh,"font-size":{
keys:["fontSize","fontSizedBy"],read:([n,...t],e)=>n&&t.length===0?yr(n,e):void 0},"font-weight":(0,M.J0)("fontWeight",xr),"font-style":(0,M.J0)("fontStyle",Or),
"font-variant":(0,M.aL)("fontVariant",["normal","small-caps","all-small-caps"],{"tabular-nums":"normal"}),"font-variant-caps":(0,M.aL)("fontVariant",["normal","\
small-caps","all-small-caps"]),"font-family":{keys:["fontFamily"],read:n=>({fontFamily:$s(n)})},"line-height":(0,M.J0)("lineHeight",Mr),"text-align":{keys:["tex\
tAlign","blockAlign"],read:Zh},"text-align-last":(0,M.aL)("textAlignLast",["auto",...Er]),"text-indent":(0,M.J0)("textIndent",H.Y5),"text-transform":(0,M.aL)("t\
extTransform",["none","uppercase","lowercase","capitalize"]),"letter-spacing":Sr("letterSpacing"),"word-spacing":Sr("wordSpacing"),"white-space":(0,M.aL)("white\
Space",["normal","nowrap","pre","pre-wrap","pre-line"],{"break-spaces":"pre-wrap"}),"text-wrap":{keys:["whiteSpace","isBalanced"],read:Jh},"text-wrap-style":(0,M.
aL)("isBalanced",[],{auto:!1,stable:!1,pretty:!1,balance:!0}),"text-wrap-mode":(0,M.aL)("whiteSpace",["nowrap"],{wrap:"normal"}),"overflow-wrap":(0,M.aL)("overf\
lowWrap",["normal","break-word","anywhere"]),"word-wrap":(0,M.aL)("overflowWrap",["normal","break-word","anywhere"]),"word-break":(0,M.aL)("wordBreak",["normal",
"break-all","keep-all","break-word"]),"tab-size":(0,M.nL)("tabSize",0),"writing-mode":(0,M.aL)("writingMode",[],qh),direction:(0,M.aL)("direction",["ltr","rtl"]),
"unicode-bidi":(0,M.aL)("unicodeBidi",["normal","embed","isolate","bidi-override","plaintext"],{"isolate-override":"bidi-override"}),visibility:(0,M.aL)("visibi\
lity",["visible","hidden","collapse"]),"vertical-align":(0,M.J0)("verticalAlign",(n,t)=>{const e=(0,O.aG)(n);return jh.find(i=>i===e)??(0,H.Y5)(n,t)}),"text-dec\
oration":{keys:["textDecorationLine","textDecorationColor","textDecorationStyle","textDecorationThickness"],read:Ir},"text-decoration-thickness":{keys:["textDec\
orationThickness"],read:([n],t)=>n&&Tr(n,t)},"text-underline-offset":{keys:["underlineOffset"],read:Yh},"text-decoration-skip-ink":(0,M.aL)("skipsInk",[],{auto:!0,
all:!0,none:!1}),"text-underline-position":{keys:["isUnderlinedBelow"],read:n=>({isUnderlinedBelow:n.some(t=>(0,O.aG)(t)==="under")})},"text-decoration-line":{keys:[
"textDecorationLine"],read:(n,t)=>{const e=Ir(n,t)?.textDecorationLine;return e&&{textDecorationLine:e}}},"text-decoration-color":(0,M.nI)("textDecorationColor"),
"text-decoration-style":(0,M.aL)("textDecorationStyle",vr),"list-style":{keys:["listStyleType","listStylePosition","listStyleImage"],read:Xh},"list-style-image":{
keys:["listStyleImage"],read:([n,...t])=>{if(!(t.length>0))return n?.type==="Url"?{listStyleImage:n.value}:(0,O.aG)(n)==="none"?{listStyleImage:void 0}:void 0}},
"list-style-type":(0,M.J0)("listStyleType",n=>n.type==="String"?`"${n.value}`:(0,O.aG)(n)),"list-style-position":(0,M.aL)("listStylePosition",["inside","outside"]),
"border-collapse":(0,M.aL)("borderCollapse",["separate","collapse"]),"border-spacing":{keys:["borderSpacingX","borderSpacingY"],read:(n,t)=>{const[e,s=e]=n.map(
i=>(0,M.De)(i,t));return e===void 0||s===void 0?void 0:{borderSpacingX:e,borderSpacingY:s}}},"caption-side":(0,M.aL)("captionSide",["top","bottom"]),"empty-cell\
s":(0,M.aL)("emptyCells",["show","hide"]),"table-layout":(0,M.aL)("tableLayout",["auto","fixed"])};function eu(n){const t=i=>n.findLast(({name:o})=>o===i)?.value??
"",e=t("font-family"),[s]=pr(e)?[]:$s((0,O.wK)(e)??[]);if(s!==void 0)return{family:s,weight:ou(t("font-weight")),isItalic:/^\s*(?:italic|oblique)/i.test(t("font\
-style")),ranges:au(t("unicode-range")),sources:[...nu(t("src"))]}}function*nu(n){for(let t=0;t<n.length;){const e=Kt(n,t,","),[s,i]=/^\s*url\(\s*(["']?)(?=data:)/i.
exec(n.slice(t,t+su))??[];if(s!==void 0){const o=t+s.length;yield n.slice(o,n.indexOf(i||")",o)).trim()}t=e+1}}const su=100,[Tn,iu]=[400,700];function ou(n){const t=n.
trim().toLowerCase().split(/\s+/).map(i=>i==="bold"?iu:i==="normal"?Tn:Number(i||Tn)).filter(i=>i>=1&&i<=1e3).sort((i,o)=>i-o),[e=Tn,s=e]=t;return Math.min(Math.
max(Tn,e),s)}const ru=1e5;function au(n){if(n.trim()===""||n.length>ru)return;const t=[];for(const e of n.split(",")){const[,s,i]=/^\s*u\+([\da-f?]{1,6})(?:-([\da-f]{1,6}))?\s*$/i.
exec(e)??[];if(s===void 0)return;const o=i??s.replaceAll("?","f");t.push([Number.parseInt(s.replaceAll("?","0"),16),Number.parseInt(o,16)])}return t}class Lr{byName=new Map;constructor(t=[]){
for(const e of t){const s=this.byName.get(e.family);s?s.push(e):this.byName.set(e.family,[e])}}get isEmpty(){return this.byName.size===0}find(t){const e=new Set;
let s;for(const c of t.fontFamily){const d=this.byName.get(c);if(d)e.add(cu(d,t));else if(Ws(c)){s=Ue({...t,ownFont:void 0});break}}const[i,...o]=e;if(!i)return;
if(o.length===0&&s===void 0)return i;const r=[i,...o].find(({hasSpace:c})=>c)??i,a=[i,...o].map(({id:c})=>c);return{...r,id:[...a,...s===void 0?[]:[s]].join(" ")}}}
function cu(n,{fontWeight:t,fontStyle:e}){const s=n.filter(({isItalic:r})=>r===(e==="italic")),i=s.length>0?s:n,o=r=>{const a=t>=400&&t<=500,[c,d]=a?[r>=t&&r<=500,
r>500]:[t<400?r<=t:r>=t,!1];return Math.abs(r-t)+(c?0:d?2e3:1e3)};return[...i].sort((r,a)=>o(r.weight)-o(a.weight))[0]}var oe=I(16326);const Cr=["repeat","no-re\
peat","space","round"],du=["border-box","padding-box","content-box"];function In([n,t,e]){const s=(0,O.aG)(n);if(!t&&s==="repeat-x")return["repeat","no-repeat"];
if(!t&&s==="repeat-y")return["no-repeat","repeat"];const i=Cr.find(r=>r===s),o=t?Cr.find(r=>r===(0,O.aG)(t)):i;return i&&o&&!e?[i,o]:void 0}const zs=([n])=>du.find(
t=>t===(0,O.aG)(n)),Br={keys:["backgroundClip","backgroundClips"],read:n=>{const t=(0,O.M$)(n,O.wR).map(e=>(0,O.aG)(e[0])==="text"?"text":zs(e));if(t.every(e=>e!==
void 0))return{backgroundClip:t.at(-1),backgroundClips:t.map(e=>e==="text"?"border-box":e)}}};function En(n,t){return(0,O.aG)(n)==="none"?"none":n?.type==="Url"?
{url:n.value}:n?.type==="Function"?(0,oe.OW)(n,t,t.own.color):void 0}function Ds(n,t){const e=(0,O.aG)(n[0]);if(e==="cover"||e==="contain")return e;const[s,i="a\
uto"]=n.map(o=>(0,O.aG)(o)==="auto"?"auto":(0,H.Y5)(o,t));return s&&n.length<3?[s,i]:void 0}const lu=["auto","auto"],fu=["repeat","repeat"];function hu(n,t){let e="\
none";const s=[],i=[];let o;const r=[],a=[];let c=!1,d=!1;for(const g of n){const m=(0,O.aG)(g),w=En(g,t),b=(0,ke.M)(g),y=zs([g]);if((0,O.YY)(g))c=!0;else if(w!==
void 0)e=w;else if(b!==void 0)o=b;else if(In([g]))s.push(g);else if(y)i.push(y);else if(m==="fixed")d=!0;else{if(m==="scroll"||m==="local"||m==="text")continue;
c&&a.length<2&&(m==="cover"||m==="contain"||m==="auto"||(0,H.Y5)(g,t))?a.push(g):r.push(g)}}const l=r.length===0?oe.Ff:(0,oe.ux)(r,t),f=a.length===0?lu:Ds(a,t),
h=s.length===0?fu:In(s),[u="padding-box",p=i[0]??"border-box"]=i;return l&&f&&h&&{image:e,repeat:h,color:o,position:l,size:f,origin:u,clip:p,isFixed:d}}const Nr={
keys:["backgroundColor","backgroundImage","backgroundSize","backgroundRepeat","backgroundPosition","backgroundClip","backgroundClips","backgroundOrigin","backgr\
oundAttachment"],read:(n,t)=>{const e=(0,O.M$)(n,O.wR).map(r=>hu(r,t));if(!e.every(r=>r!==void 0))return;const s=e.at(-1).color,i=e.filter(({image:r})=>r!=="non\
e"),o=i.length>0?i:e;return{backgroundColor:s==="current"?t.own.color:s,backgroundImage:i.map(({image:r})=>r),backgroundSize:o.map(({size:r})=>r),backgroundRepeat:o.
map(({repeat:r})=>r),backgroundPosition:o.map(({position:r})=>r),backgroundClip:e.at(-1).clip,backgroundClips:o.map(({clip:r})=>r),backgroundOrigin:o.map(({origin:r})=>r),
backgroundAttachment:o.some(({isFixed:r})=>r)?"fixed":"scroll"}}},le=(n,t)=>({keys:[n],read:(e,s)=>{const i=(0,O.M$)(e,O.wR).map(o=>t(o,s));return i.includes(void 0)?
void 0:{[n]:i}}}),Wr={keys:["backgroundImage"],read:(n,t)=>{const e=(0,O.M$)(n,O.wR).map(s=>En(s[0],t));return e.includes(void 0)?void 0:{backgroundImage:e.filter(
s=>s!=="none")}}};function _r(n,t){const e=[];let s=!1,i;for(const d of n){const l=(0,H.lT)(d,t),f=(0,ke.M)(d);if(l!==void 0)e.push(l);else if((0,O.aG)(d)==="in\
set")s=!0;else if(f!==void 0)i=f;else return}const[o,r,a=0,c=0]=e;if(!(o===void 0||r===void 0))return{x:o,y:r,blur:a,spread:c,isInset:s,paint:i==="current"?void 0:
i}}const uu=100,Fs={keys:["boxShadow"],read:(n,t)=>{if((0,O.aG)(n[0])==="none")return{boxShadow:[]};const e=(0,O.M$)(n,O.wR).slice(0,uu).map(s=>_r(s,t));return e.
every(s=>s!==void 0)?{boxShadow:e}:void 0}},pu=10,gu={keys:["textShadow"],read:(n,t)=>{const e=Fs.read(n,t)?.boxShadow;return e?.every(({isInset:i,spread:o})=>!i&&
o===0)?{textShadow:e.slice(0,pu)}:void 0}},Pr={backgroundImage:[],backgroundSize:[],backgroundRepeat:[],backgroundPosition:[]},mu=Object.keys(Pr),wu=[["left","r\
ight"],["top","bottom"]];function bu([n,t],e,s){const i=(0,O.aG)(e[0]);if(e.length>(i===n||i===t?2:1))return;if(i==="center")return{px:0,percent:.5};const o=i===
void 0||e.length===2?(0,H.Y5)(e.at(-1),s):{px:0,percent:0};if(!(!o||i!==void 0&&i!==n&&i!==t))return i===t?{px:-o.px,percent:1-o.percent}:o}const $r=n=>({keys:[
"backgroundPosition"],read:(t,e)=>{const s=(0,O.M$)(t,O.wR).map(a=>bu(wu[n],a,e));if(!s.every(a=>a!==void 0))return;const{backgroundPosition:i}=e.own,o=Math.max(
i.length,s.length);return{backgroundPosition:Array.from({length:o},(a,c)=>{const[d,l]=i[c%Math.max(i.length,1)]??oe.Ff,f=s[c%s.length];return n===0?[f,l]:[d,f]})}}}),
Ke=n=>({keys:["mask"],read:(t,e)=>{const s=n.read(t,e);if(s?.backgroundImage?.some(o=>"url"in o&&o.url.startsWith("#")))return;const i=s&&mu.flatMap(o=>s[o]===void 0?
[]:[[o,s[o]]]);return i&&{mask:{...Pr,...e.own.mask,...Object.fromEntries(i)}}}}),zr={mask:Ke(Nr),"mask-image":Ke(Wr),"mask-size":Ke(le("backgroundSize",Ds)),"m\
ask-position":Ke(le("backgroundPosition",oe.ux)),"mask-repeat":Ke(le("backgroundRepeat",In))},yu={...zr,...Object.fromEntries(Object.entries(zr).map(([n,t])=>[`\
-webkit-${n}`,t])),background:Nr,"background-color":{keys:["backgroundColor"],read:(n,{own:t})=>{const e=n.length===1?(0,ke.M)(n[0]):void 0;return e===void 0?void 0:
{backgroundColor:e==="current"?t.color:e}}},"background-image":Wr,"background-size":le("backgroundSize",Ds),"background-position":le("backgroundPosition",oe.ux),
"background-position-x":$r(0),"background-position-y":$r(1),"background-repeat":le("backgroundRepeat",In),"background-clip":Br,"-webkit-background-clip":Br,"bac\
kground-origin":le("backgroundOrigin",zs),"background-attachment":{keys:["backgroundAttachment"],read:n=>({backgroundAttachment:n.some(t=>(0,O.aG)(t)==="fixed")?
"fixed":"scroll"})},"text-shadow":gu,"box-shadow":Fs,"-webkit-box-shadow":Fs},xu=["stretch","repeat","round","space"],Gs=n=>[n,n,n,n],Ye={image:void 0,slice:Gs(
{px:0,percent:1}),isFilled:!1,width:Gs({times:1}),outset:Gs({times:0}),repeat:["stretch","stretch"]},Dr=({px:n,percent:t})=>n>=0&&t>=0,ku=(n,t)=>{const e=(0,H.rl)(
n),s=e===void 0?(0,H.Y5)(n,t):{px:e,percent:0};return s&&Dr(s)&&(e!==void 0||s.px===0)?s:void 0},Hs=(n,t)=>{const e=(0,H.rl)(n);if(e!==void 0)return e>=0?{times:e}:
void 0;const s=(0,H.Y5)(n,t);return s&&Dr(s)?s:void 0},Fr=(n,t)=>(0,O.aG)(n)==="auto"?"auto":Hs(n,t),Gr=n=>xu.find(t=>t===(0,O.aG)(n));function Xe(n,t){const e=(0,M.
X_)(n.map(t));return e&&!e.includes(void 0)?e:void 0}function Hr(n,t){const e=n.filter(i=>(0,O.aG)(i)!=="fill"),s=Xe(e,i=>ku(i,t));return s&&n.length-e.length<2?
{slice:s,isFilled:e.length<n.length}:void 0}function jr(n){const[t,e=t]=n.map(Gr);return t&&e&&n.length<3?{repeat:[t,e]}:void 0}function Ur(n,t){let e;const s=[],
i=[[],[],[]];let o=0;for(const g of n){const m=En(g,t);if((0,O.YY)(g))o++;else if(m!==void 0)e=m;else if(Gr(g))s.push(g);else if(!i[o]?.push(g))return}const[r,a,
c]=i,d={...r.length>0?Hr(r,t):Ye,width:a.length>0?Xe(a,g=>Fr(g,t)):Ye.width,outset:c.length>0?Xe(c,g=>Hs(g,t)):Ye.outset,...s.length>0?jr(s):{repeat:Ye.repeat}},
{slice:l,isFilled:f=!1,width:h,outset:u,repeat:p}=d;if(!(!l||!h||!u||!p))return{image:e==="none"?void 0:e,slice:l,isFilled:f,width:h,outset:u,repeat:p}}const fe=n=>({
keys:["borderImage"],read:(t,e)=>{const s=n(t,e);return s&&{borderImage:{...e.own.borderImage??Ye,...s}}}}),Ou={"border-image":fe(Ur),"-webkit-border-image":fe(
Ur),"border-image-source":fe(([n],t)=>{const e=En(n,t);return e&&{image:e==="none"?void 0:e}}),"border-image-slice":fe(Hr),"border-image-width":fe((n,t)=>{const e=Xe(
n,s=>Fr(s,t));return e&&{width:e}}),"border-image-outset":fe((n,t)=>{const e=Xe(n,s=>Hs(s,t));return e&&{outset:e}}),"border-image-repeat":fe(jr)},Mu=["none","c\
ontents","inline","block","list-item","flow-root","inline-block","flex","inline-flex","grid","inline-grid","table","inline-table","table-row-group","table-heade\
r-group","table-footer-group","table-row","table-cell","table-column","table-column-group","table-caption"],Su=["auto","min-content","max-content","fit-content"],
Kr=n=>(t,e)=>{const s=(0,O.aG)(t)?.replace(/^-webkit-|^-moz-/,"");return s==="fill-available"||s==="available"||s==="stretch"?{px:0,percent:1,fills:n}:Su.find(i=>i===
s)??(0,M.ST)(t,e)},[js,Us]=[Kr("across"),Kr("down")],Yr=n=>(t,e)=>{if((0,O.aG)(t)==="none")return"none";const s=n(t,e);return s==="auto"?void 0:s},vu=["none","h\
idden","solid","dashed","dotted","double","groove","ridge","inset","outset"],Xr={thin:1,medium:3,thick:5};function he(n,t){const e=(0,O.aG)(n);return e!==void 0&&
Object.hasOwn(Xr,e)?Xr[e]:(0,M.De)(n,t)}const ue=n=>{const t=(0,O.aG)(n);return t==="auto"?"solid":vu.find(e=>e===t)};function Ks(n,t){let e,s,i;for(const o of n){
const r=he(o,t),a=ue(o),c=(0,M.sD)(o);if(r!==void 0&&e===void 0)e=r;else if(a!==void 0&&s===void 0)s=a;else if(c&&!i)i=c;else return}return n.length===0?void 0:
{width:e??3,line:s??"none",paint:i?.paint}}const Vr=n=>[`border${n}Width`,`border${n}Style`,`border${n}Color`],Tu=["multiply","screen","overlay","darken","light\
en","color-dodge","color-burn","hard-light","soft-light","difference","exclusion","hue","saturation","color","luminosity"],Iu={keys:["mixBlendMode"],read:([n])=>{
const t=(0,O.aG)(n);if(t==="normal")return{mixBlendMode:void 0};if(!(t===void 0||!Tu.includes(t)))return{mixBlendMode:t.replaceAll(/(?:^|-)[a-z]/g,e=>e.replace(
"-","").toUpperCase())}}};function Rn(...n){const t=n.length===M.BV.length;return{keys:[...n.flatMap(Vr),...t?["borderImage"]:[]],read:(e,s)=>{const i=Ks(e,s);if(!i)
return;const{width:o,line:r,paint:a}=i,c=n.flatMap(d=>{const[l,f,h]=Vr(d);return[[l,o],[f,r],[h,a]]});return{...Object.fromEntries(c),...t&&{borderImage:void 0}}}}}
const Oe=(n,t="")=>M.BV.map(e=>`${n}${e}${t}`);function Ve(n,t,e){return Object.fromEntries(M.BV.map(s=>[`${n}-${s.toLowerCase()}${t===""?"":`-${t.toLowerCase()}`}`,
e(`${n}${s}${t}`)]))}const Eu={keys:Oe("border","Color"),read:n=>{const t=(0,M.X_)(n.map(M.sD));if(!(!t||t.includes(void 0)))return Object.fromEntries(Oe("borde\
r","Color").map((e,s)=>[e,t[s].paint]))}},Zr=["borderTopLeftRadius","borderTopRightRadius","borderBottomRightRadius","borderBottomLeftRadius"],Ru={keys:Zr,read:(n,t)=>{
const[e=[],s=e]=(0,M.LN)(n).map(r=>r.map(a=>(0,M.ST)(a,t))),[i,o]=[(0,M.X_)(e),(0,M.X_)(s)];if(!(!i||!o||i.includes(void 0)||o.includes(void 0)))return Object.fromEntries(
Zr.map((r,a)=>[r,[i[a],o[a]]]))}},An=n=>({keys:[n],read:(t,e)=>{const[s,i=s]=t.map(o=>(0,M.ST)(o,e));return s&&i&&t.length<3?{[n]:[s,i]}:void 0}}),Au={auto:"aut\
o",avoid:"avoid","avoid-page":"avoid",page:"page",always:"page",all:"page",left:"left",verso:"left",right:"right",recto:"right",column:"column","avoid-column":"\
avoid-column"},Ln=n=>(0,M.aL)(n,[],Au),Ys=(0,M.aL)("breakInside",["auto","avoid","avoid-column"],{"avoid-page":"avoid"});function Lu(n){const t=n.filter(i=>(0,O.
aG)(i)!=="auto");if(t.length===0)return{aspectRatio:void 0};const[e,s]=(0,M.LN)(t).map(i=>(0,H.rl)(i[0]));if(!(e===void 0||e<=0||s===0))return{aspectRatio:e/(s??
1)}}const Jr={visible:"visible",hidden:"hidden",clip:"hidden",auto:"scroll",scroll:"scroll",overlay:"scroll"},Xs=n=>({keys:["overflow"],read:(t,{own:e})=>{const s=t.
map(i=>{const o=(0,O.aG)(i)??"";return Object.hasOwn(Jr,o)?Jr[o]:void 0});if(!(s.length===0||s.includes(void 0)))return s.includes("scroll")||n&&e.overflow==="s\
croll"?{overflow:"scroll"}:{overflow:s.includes("hidden")?"hidden":"visible"}}}),Cu={keys:["isContained"],read:n=>{const t=n.map(e=>(0,O.aG)(e)??"");if(t.every(
e=>qr.has(e)))return{isContained:t.some(e=>qr.get(e))}}},Bu=(0,M.J0)("isIsolated",n=>{const t=(0,O.aG)(n);return t==="isolate"||(t==="auto"?!1:void 0)}),qr=new Map(
[["none",!1],["size",!1],["inline-size",!1],["style",!1],["layout",!0],["paint",!0],["content",!0],["strict",!0]]),Nu={keys:["outlineWidth","outlineStyle","outl\
ineColor"],read:(n,t)=>{const e=Ks(n,t);return e&&{outlineWidth:e.width,outlineStyle:e.line,outlineColor:e.paint}}},Wu=(0,M.J0)("zIndex",n=>(0,O.aG)(n)==="auto"?
"auto":(0,H.rl)(n)),Cn=(n,t)=>(0,M.zW)(n,t),Qr={keys:["lineClamp"],read:([n])=>{const t=n&&(0,H.rl)(n);return n&&(0,O.aG)(n)==="none"?{lineClamp:void 0}:t!==void 0&&
t>=1?{lineClamp:Math.floor(t)}:void 0}},Vs=(0,M.J0)("appearance",n=>(0,O.aG)(n)==="none"?"none":"auto"),ta={display:(0,M.aL)("display",Mu,{"-webkit-box":"flex",
"-webkit-flex":"flex","-webkit-inline-flex":"inline-flex","-ms-flexbox":"flex","table-footer":"table-footer-group"}),position:(0,M.aL)("position",["static","rel\
ative","sticky","absolute","fixed"],{"-webkit-sticky":"sticky"}),float:(0,M.aL)("float",["none","left","right"],{"inline-start":"left","inline-end":"right"}),clear:(0,M.
aL)("clear",["none","left","right","both"],{"inline-start":"left","inline-end":"right"}),appearance:Vs,"-webkit-appearance":Vs,"-moz-appearance":Vs,"box-sizing":(0,M.
aL)("boxSizing",["content-box","border-box"]),width:(0,M.J0)("width",js),height:(0,M.J0)("height",Us),"min-width":(0,M.J0)("minWidth",js),"min-height":(0,M.J0)(
"minHeight",Us),"max-width":(0,M.J0)("maxWidth",Yr(js)),"max-height":(0,M.J0)("maxHeight",Yr(Us)),"aspect-ratio":{keys:["aspectRatio"],read:Lu},top:(0,M.J0)("to\
p",M.zW),right:(0,M.J0)("right",M.zW),bottom:(0,M.J0)("bottom",M.zW),left:(0,M.J0)("left",M.zW),inset:(0,M.r_)(["top","right","bottom","left"],M.zW),margin:(0,M.
r_)(Oe("margin"),Cn),...Ve("margin","",n=>(0,M.J0)(n,Cn)),"margin-inline":Xt("marginLeft","marginRight",Cn),"margin-block":Xt("marginTop","marginBottom",Cn),padding:(0,M.
r_)(Oe("padding"),M.ST),...Ve("padding","",n=>(0,M.J0)(n,M.ST)),"padding-inline":Xt("paddingLeft","paddingRight",M.ST),"padding-block":Xt("paddingTop","paddingB\
ottom",M.ST),border:Rn(...M.BV),...Object.fromEntries(M.BV.map(n=>[`border-${n.toLowerCase()}`,Rn(n)])),"border-inline":Rn("Left","Right"),"border-block":Rn("To\
p","Bottom"),"border-width":(0,M.r_)(Oe("border","Width"),he),"border-style":(0,M.r_)(Oe("border","Style"),ue),"border-color":Eu,...Ve("border","Width",n=>(0,M.
J0)(n,he)),...Ve("border","Style",n=>(0,M.J0)(n,ue)),...Ve("border","Color",M.nI),"border-inline-width":Xt("borderLeftWidth","borderRightWidth",he),"border-bloc\
k-width":Xt("borderTopWidth","borderBottomWidth",he),"border-inline-style":Xt("borderLeftStyle","borderRightStyle",ue),"border-block-style":Xt("borderTopStyle",
"borderBottomStyle",ue),"inset-inline":Xt("left","right",M.zW),"inset-block":Xt("top","bottom",M.zW),"border-radius":Ru,"border-top-left-radius":An("borderTopLe\
ftRadius"),"border-top-right-radius":An("borderTopRightRadius"),"border-bottom-right-radius":An("borderBottomRightRadius"),"border-bottom-left-radius":An("borde\
rBottomLeftRadius"),outline:Nu,"outline-width":(0,M.J0)("outlineWidth",he),"outline-style":(0,M.J0)("outlineStyle",ue),"outline-color":(0,M.nI)("outlineColor"),
"outline-offset":(0,M.J0)("outlineOffset",(n,t)=>(0,H.Y5)(n,t)?.px),opacity:(0,M.J0)("opacity",n=>{const t=(0,H.pO)(n);return t===void 0?void 0:Math.min(Math.max(
t,0),1)}),"mix-blend-mode":Iu,isolation:Bu,overflow:Xs(!1),"line-clamp":Qr,"-webkit-line-clamp":Qr,"text-overflow":(0,M.aL)("textOverflow",["clip","ellipsis"]),
"overflow-x":Xs(!0),"overflow-y":Xs(!0),contain:Cu,"z-index":Wu,filter:{keys:[],read:([n])=>(0,O.aG)(n)==="none"?{}:void 0},"object-fit":(0,M.aL)("objectFit",["\
fill","contain","cover","none","scale-down"]),"object-position":{keys:["objectPosition"],read:(n,t)=>{const e=(0,oe.ux)(n,t);return e&&{objectPosition:e}}},"bre\
ak-before":Ln("breakBefore"),"break-after":Ln("breakAfter"),"break-inside":Ys,"page-break-before":Ln("breakBefore"),"page-break-after":Ln("breakAfter"),"page-br\
eak-inside":Ys,"-webkit-column-break-inside":Ys,page:(0,M.J0)("pageName",(n,{parent:t})=>{if(n.type==="Identifier")return(0,O.aG)(n)==="auto"?t.pageName:n.name}),
orphans:(0,M.nL)("orphans",1),widows:(0,M.nL)("widows",1)};function Xt(n,t,e){return{keys:[n,t],read:(s,i)=>{const[o,r=o]=s.map(a=>e(a,i));return o===void 0||r===
void 0?void 0:{[n]:o,[t]:r}}}}function ea(n){const t=(0,H.rl)(n);return t!==void 0&&Number.isInteger(t)&&t>0?t:void 0}const _u=([n])=>{if((0,O.aG)(n)==="auto")return{
columnCount:void 0};const t=n&&ea(n);return t===void 0?void 0:{columnCount:t}},Pu=([n],t)=>{if((0,O.aG)(n)==="auto")return{columnWidth:void 0};const e=n&&(0,M.De)(
n,t);return e===void 0?void 0:{columnWidth:e}};function $u(n,t){let e,s;for(const i of n){if((0,O.aG)(i)==="auto")continue;const o=ea(i),r=o===void 0?(0,M.De)(i,
t):void 0;if(o!==void 0&&e===void 0)e=o;else if(r!==void 0&&s===void 0)s=r;else return}return n.length>2?void 0:{columnCount:e,columnWidth:s}}const Zs={keys:["c\
olumnCount"],read:_u},Js={keys:["columnWidth"],read:Pu},qs={keys:["columnCount","columnWidth"],read:$u},na=(0,M.aL)("columnSpan",["none","all"]),zu=(0,M.aL)("co\
lumnFill",["balance","auto"],{"balance-all":"balance"}),Qs={keys:["columnRuleWidth","columnRuleStyle","columnRuleColor"],read:(n,t)=>{const e=Ks(n,t);return e&&
{columnRuleWidth:e.width,columnRuleStyle:e.line,columnRuleColor:e.paint}}},Du={columns:qs,"column-count":Zs,"column-width":Js,"column-fill":zu,"column-span":na,
"column-rule":Qs,"column-rule-width":(0,M.J0)("columnRuleWidth",he),"column-rule-style":(0,M.J0)("columnRuleStyle",ue),"column-rule-color":(0,M.nI)("columnRuleC\
olor"),"-webkit-columns":qs,"-webkit-column-count":Zs,"-webkit-column-width":Js,"-webkit-column-span":na,"-webkit-column-rule":Qs,"-moz-columns":qs,"-moz-column\
-count":Zs,"-moz-column-width":Js,"-moz-column-rule":Qs};var sa=I(24922);function Fu(n){const[t]=n,e=(0,O.aG)(t);if(n.length===1&&(e==="none"||e==="normal"))return{
content:e};const s=ia((0,O.M$)(n,O.YY)[0]);return s&&!s.some(i=>"inner"in i)?{content:s}:void 0}function ia(n){const t=[];for(const e of n){const s=(0,O.aG)(e);
if(e.type==="String")t.push({text:e.value});else if(s==="open-quote"||s==="close-quote")t.push({quote:s==="open-quote"?"open":"close"});else if(s==="no-open-quo\
te"||s==="no-close-quote")t.push({quote:"none"});else if(e.type==="Function"){const i=Gu(e.name.toLowerCase(),(0,O.M$)((0,O.aX)(e),O.wR));if(!i)return;t.push(i)}else if(e.
type==="Url")t.push({url:e.value});else return}return t}function Gu(n,t){const[e]=t[0]??[];if(n==="target-counter")return Hu(t);if(n==="content")return e===void 0||
(0,O.aG)(e)==="text"?{inner:!0}:void 0;const s=e?.type==="Identifier"?e.name:void 0;if(s===void 0)return;if(n==="attr")return{attribute:s.toLowerCase()};if(n===
"string")return ju(s,(0,O.aG)(t[1]?.[0])??"first");if(n==="counter")return{counter:s,style:(0,O.aG)(t[1]?.[0])??"decimal"};const i=t[1]?.[0];if(!(n!=="counters"||
i?.type!=="String"))return{counter:s,separator:i.value,style:(0,O.aG)(t[2]?.[0])??"decimal"}}function Hu([n,t,e]){const[s]=n??[];if((0,O.aG)(t?.[0])!=="page")return;
const i={style:(0,O.aG)(e?.[0])??"decimal"};if(s?.type==="String"||s?.type==="Url")return{target:{text:s.value},...i};if(s?.type!=="Function"||s.name.toLowerCase()!==
"attr")return;const[o]=(0,O.aX)(s);return o?.type==="Identifier"?{target:{attribute:o.name.toLowerCase()},...i}:void 0}const ju=(n,t)=>t==="first"||t==="last"||
t==="first-except"?{string:n,which:t}:void 0;function Uu(n){if(n.length===1&&(0,O.aG)(n[0])==="none")return{stringSet:[]};const t=[];for(const[e,...s]of(0,O.M$)(
n,O.wR)){const i=ia(s);if(e?.type!=="Identifier"||!i||i.length===0||i.some(o=>"url"in o||"string"in o))return;t.push({name:e.name,parts:i})}return{stringSet:t}}
const ti=(n,t)=>({keys:[n],read:e=>{if((0,O.aG)(e[0])==="none")return{[n]:[]};const s=[];for(const i of e){const o=(0,H.rl)(i),r=s.at(-1);if(i.type==="Identifie\
r")s.push([i.name,t]);else if(o!==void 0&&r)r[1]=Math.round(o);else return}return{[n]:s}}}),Ku={[sa.N]:sa.k,quotes:{keys:["quotes"],read:n=>{if((0,O.aG)(n[0])===
"none")return{quotes:["",""]};const t=n.flatMap(e=>e.type==="String"?[e.value]:[]);return t.length>=2&&t.length%2===0?{quotes:t}:void 0}},content:{keys:["conten\
t"],read:Fu},"string-set":{keys:["stringSet"],read:Uu},"counter-reset":ti("counterReset",0),"counter-set":ti("counterReset",0),"counter-increment":ti("counterIn\
crement",1)};var Yu=I(76213);const re=n=>[n,n,n],ae=(n,t,e=1)=>({blend:n,color:t,alpha:e});function ei(n){const t=n.map(s=>Math.min(s,1)),e=n.map(s=>1-1/Math.max(
s,1));return[...e.some(s=>s>0)?[ae("ColorDodge",e)]:[],...t.some(s=>s<1)?[ae("Multiply",t)]:[]]}function Xu(n){if(n<=1)return[ae("Normal",re(.5),1-n)];const t=(1+
n)/2;return[...ei(re(n/t)),ae("ColorBurn",re(1/t))]}const Vu=[1.351,1.203,.937],oa={brightness:n=>ei(re(n)),contrast:Xu,grayscale:n=>[ae("Saturation",re(.5),Math.
min(n,1))],invert:n=>[ae("Difference",re(1),Math.min(n,1))],saturate:n=>n<=1?[ae("Saturation",re(.5),1-n)]:void 0,sepia:n=>{const t=Math.min(n,1),e=Vu.map(s=>1+
(s-1)*t);return[ae("Saturation",re(.5),t),...ei(e)]}},Zu=20,Ju=4;function qu(n,t){const e=_r(n,t);return e!==void 0&&!e.isInset&&e.spread===0&&e.blur>=0?{...e,blur:2*
e.blur}:void 0}function Qu(n,t){const e=[],s=[];let i=1;for(const o of n){if(o.type!=="Function")return;const r=o.name.toLowerCase(),a=(0,O.aX)(o);if(r==="drop-\
shadow"){const d=qu(a,t);if(!d)return;s.push(d);continue}const c=a.length===0?1:(0,H.pO)(a[0]);if(a.length>1||c===void 0||c<0)return;if(r==="opacity")i*=Math.min(
c,1);else{const d=Object.hasOwn(oa,r)?oa[r](c):void 0;if(!d)return;(0,N.RZ)(e,d)}}return{overlays:e.filter(({alpha:o})=>o>0).slice(0,Zu),opacity:i,shadows:s.slice(
0,Ju)}}const ra={keys:["filter"],read:(n,t)=>{if((0,O.aG)(n[0])==="none")return{filter:void 0};const e=n.length>0?Qu(n,t):void 0;return e&&{filter:e}}},tp={filter:ra,
"-webkit-filter":ra};function aa({firstMargins:n,...t}){return n!=="around"?n==="none":t.display==="block"&&t.overflow==="visible"&&t.float==="none"&&(t.position===
"static"||t.position==="relative")&&t.borderTopWidth===0&&t.paddingTop.px===0&&t.paddingTop.percent===0}const ep={"-octavo-first-margins":{keys:["firstMargins"],
read:([n],{parent:t})=>(0,O.aG)(n)==="none"?{firstMargins:"none"}:aa(t)?{firstMargins:"around"}:void 0},"-octavo-usual-margin":{keys:["marginTop"],read:(n,{parent:t})=>aa(
t)?{marginTop:{px:0,percent:0}}:void 0}},ca=["normal","auto","stretch","flex-start","flex-end","start","end","self-start","self-end","left","right","center","ba\
seline","space-between","space-around","space-evenly","safe center","safe end","safe flex-end","safe right"];function Ze(n,t){const e=n.map(O.aG),s=e.filter(r=>r!==
"safe"&&r!=="unsafe"&&r!=="first"&&r!=="last");if(s.length!==1)return;const i=t.startsWith("justify")?s[0]:s[0]?.replace("self-","");return(e[0]==="safe"?ca.find(
r=>r===`safe ${i}`):void 0)??ca.find(r=>r===i)}const Me=n=>({keys:[n],read:t=>{const e=Ze(t,n);return e&&{[n]:e}}}),ni=(n,t)=>({keys:[n,t],read:e=>{const[s,i]=[
Ze(e,n),Ze(e,t)];if(s&&i)return{[n]:s,[t]:i};if(e.length!==2)return;const[o,r]=[Ze(e.slice(0,1),n),Ze(e.slice(1),t)];return o&&r&&{[n]:o,[t]:r}}});function da(n,t){
const e=(0,O.aG)(n);return e==="auto"||e==="content"||e==="min-content"||e==="max-content"||e==="fit-content"?e:(0,M.ST)(n,t)}const la={none:[0,0,"auto"],auto:[
1,1,"auto"],initial:[0,1,"auto"]};function fa(n,t){const e=(0,O.aG)(n[0]);if(n.length===1&&e!==void 0&&Object.hasOwn(la,e)){const[o,r,a]=la[e];return{flexGrow:o,
flexShrink:r,flexBasis:a}}const s=[];let i;for(const[o,r]of n.entries()){const a=r.type==="Number"?(0,H.rl)(r):void 0;if(a!==void 0&&s.length<2&&(i===void 0||o===
1))s.push(a);else if(i===void 0){if(i=da(r,t),i===void 0)return}else return}return{flexGrow:s[0]??1,flexShrink:s[1]??1,flexBasis:i??{px:0,percent:0}}}const ha=[
"row","row-reverse","column","column-reverse"],ua=["nowrap","wrap","wrap-reverse"],np={keys:["flexDirection","flexWrap"],read:n=>{const t={flexDirection:"row",flexWrap:"\
nowrap"};for(const e of n){const s=(0,O.aG)(e),i=ha.find(r=>r===s),o=ua.find(r=>r===s);if(i)t.flexDirection=i;else if(o)t.flexWrap=o;else return}return t}},Bn=1e3;
function pa(n,t){const e=(0,O.aG)(n);return e==="auto"||e==="min-content"||e==="max-content"?e:n?.type==="Dimension"&&n.unit.toLowerCase()==="fr"?{fr:Math.max(Number(
n.value),0)}:n&&(0,M.ST)(n,t)}function ga(n,t){if(n.type==="Function"){const s=n.name.toLowerCase(),i=(0,O.M$)((0,O.aX)(n),O.wR).map(([o])=>o);if(s==="minmax"){
const[o,r]=i.map(a=>pa(a,t));return o&&r?{least:typeof o=="object"&&"fr"in o?"auto":o,most:r}:void 0}if(s==="fit-content"){const o=i[0]&&(0,H.Y5)(i[0],t);return o&&
{least:"auto",most:"max-content",limit:o}}}const e=pa(n,t);if(e!==void 0)return typeof e=="object"&&"fr"in e?{least:"auto",most:e}:{least:e,most:e}}function si(n,t){
const e=new Map,s={tracks:[],auto:void 0,names:e};if(!ii(n,t,s))return;const{tracks:i,auto:o}=s;return{tracks:i,names:e,...o&&{auto:{...o,after:s.names}}}}function ii(n,t,e){
for(const s of n){if(e.tracks.length>Bn)return!1;if(s.type==="Brackets"){for(const o of s.children.toArray()){if(o.type!=="Identifier")continue;const r=e.names.
get(o.name)??[];r.push(e.tracks.length+1),e.names.set(o.name,r)}continue}if(s.type==="Function"&&s.name.toLowerCase()==="repeat"){if(!sp((0,O.M$)((0,O.aX)(s),O.
wR),t,e))return!1;continue}const i=ga(s,t);if(!i)return!1;e.tracks.push(i)}return!0}function sp([n=[],...t],e,s){const i=(0,H.rl)(n[0]),o=(0,O.aG)(n[0]),r=t.flat();
if(o==="auto-fill"||o==="auto-fit"){const a={tracks:[],auto:void 0,names:new Map},c=r.some(f=>f.type==="Function"&&f.name.toLowerCase()==="repeat");if(s.auto||c||
!ii(r,e,a)||a.tracks.length===0)return!1;s.names=new Map;const{tracks:d,names:l}=a;return s.auto={at:s.tracks.length,tracks:d,fits:o==="auto-fit",names:l,after:s.
names},!0}if(i===void 0||i<1||i>Bn)return!1;for(let a=0;a<i;a++)if(!ii(r,e,s))return!1;return!0}const ma=n=>({keys:[n],read:(t,e)=>{if((0,O.aG)(t[0])==="none")return{
[n]:void 0};const s=si(t,e);return s&&{[n]:s}}}),wa=n=>({keys:[n],read:(t,e)=>{const s=t.map(i=>ga(i,e));return s.length>0&&s.every(i=>i!==void 0)?{[n]:s}:void 0}}),
ba=n=>n.flatMap(t=>t.type==="String"?[t.value.trim().split(/\s+/)]:[]);function ya(n,t){if((0,O.aG)(n[0])==="none")return{gridTemplateColumns:void 0,gridTemplateRows:void 0,
gridTemplateAreas:[]};const[e=[],s]=(0,O.M$)(n,O.YY),i=s&&si(s,t);if(s&&!i)return;const o=ba(e),r=e.filter(c=>c.type!=="String"),a=r.length===0?void 0:si(r,t);if(!(r.
length>0&&!a))return{gridTemplateColumns:i,gridTemplateRows:a,gridTemplateAreas:o}}function xa(n){if((0,O.aG)(n[0])==="auto")return"auto";let t=!1,e,s;for(const o of n){
const r=(0,H.rl)(o);if((0,O.aG)(o)==="span")t=!0;else if(r!==void 0)e=Math.max(Math.min(Math.trunc(r),Bn),-Bn);else if(o.type==="Identifier")({name:s}=o);else return}
if(e===0||n.length===0)return;const i=s===void 0?{}:{name:s};return t?{span:Math.max(e??1,1),...i}:e===void 0?i:{line:e,...i}}const Nn=n=>({keys:[n],read:t=>{const e=xa(
t);return e&&{[n]:e}}}),ip=n=>n!=="auto"&&n.name!==void 0&&n.line===void 0&&n.span===void 0,oi=(...n)=>({keys:n,read:t=>{const e=(0,O.M$)(t,O.YY).map(xa);if(!e.
every(i=>i!==void 0)||e.length>n.length)return;const s=i=>{const o=e[i];if(o!==void 0)return o;const r=i>=2?s(i-2):e[0];return ip(r)?r:"auto"};return Object.fromEntries(
n.map((i,o)=>[i,s(o)]))}}),Se=n=>({keys:[n],read:([t],e)=>{const s=t&&(0,M.ST)(t,e);return(0,O.aG)(t)==="normal"?{[n]:void 0}:s&&{[n]:s}}}),ka={keys:["rowGap","\
columnGap"],read:(n,t)=>{const[e,s=e]=n.map(i=>(0,O.aG)(i)==="normal"?{px:0,percent:0}:(0,M.ST)(i,t));return e&&s?{rowGap:e,columnGap:s}:void 0}},Oa={row:"row",
column:"column",dense:"row dense","row dense":"row dense","column dense":"column dense"},op={flex:{keys:["flexGrow","flexShrink","flexBasis"],read:fa},"-webkit-\
flex":{keys:["flexGrow","flexShrink","flexBasis"],read:fa},"flex-grow":(0,M.nL)("flexGrow",0),"flex-shrink":(0,M.nL)("flexShrink",0),"flex-basis":(0,M.J0)("flex\
Basis",da),"flex-direction":(0,M.aL)("flexDirection",ha),"flex-wrap":(0,M.aL)("flexWrap",ua),"flex-flow":np,order:(0,M.nL)("order"),"justify-content":Me("justif\
yContent"),"align-content":Me("alignContent"),"align-items":Me("alignItems"),"align-self":Me("alignSelf"),"justify-items":Me("justifyItems"),"justify-self":Me("\
justifySelf"),"place-content":ni("alignContent","justifyContent"),"place-items":ni("alignItems","justifyItems"),"place-self":ni("alignSelf","justifySelf"),gap:ka,
"grid-gap":ka,"row-gap":Se("rowGap"),"column-gap":Se("columnGap"),"grid-row-gap":Se("rowGap"),"grid-column-gap":Se("columnGap"),"-webkit-column-gap":Se("columnG\
ap"),"-moz-column-gap":Se("columnGap"),"grid-template-columns":ma("gridTemplateColumns"),"grid-template-rows":ma("gridTemplateRows"),"grid-template-areas":{keys:[
"gridTemplateAreas"],read:n=>({gridTemplateAreas:ba(n)})},"grid-template":{keys:["gridTemplateColumns","gridTemplateRows","gridTemplateAreas"],read:ya},grid:{keys:[
"gridTemplateColumns","gridTemplateRows","gridTemplateAreas"],read:ya},"grid-auto-columns":wa("gridAutoColumns"),"grid-auto-rows":wa("gridAutoRows"),"grid-auto-\
flow":{keys:["gridAutoFlow"],read:n=>{const t=n.map(O.aG).join(" ");return Object.hasOwn(Oa,t)?{gridAutoFlow:Oa[t]}:void 0}},"grid-row-start":Nn("gridRowStart"),
"grid-row-end":Nn("gridRowEnd"),"grid-column-start":Nn("gridColumnStart"),"grid-column-end":Nn("gridColumnEnd"),"grid-row":oi("gridRowStart","gridRowEnd"),"grid\
-column":oi("gridColumnStart","gridColumnEnd"),"grid-area":oi("gridRowStart","gridColumnStart","gridRowEnd","gridColumnEnd")},rp=[["inline-start","left"],["inli\
ne-end","right"],["block-start","top"],["block-end","bottom"]],ap=[["start","left"],["end","right"],["before","top"],["after","bottom"]],cp=[["start","top"],["e\
nd","bottom"]],dp=[["start","left"],["end","right"]],Ma=[...rp.flatMap(([n,t])=>[[`inset-${n}`,t],[`margin-${n}`,`margin-${t}`],[`padding-${n}`,`padding-${t}`],
[`border-${n}`,`border-${t}`],[`border-${n}-width`,`border-${t}-width`],[`border-${n}-style`,`border-${t}-style`],[`border-${n}-color`,`border-${t}-color`]]),...cp.
flatMap(([n,t])=>dp.map(([e,s])=>[`border-${n}-${e}-radius`,`border-${t}-${s}-radius`])),...ap.flatMap(([n,t])=>[[`-webkit-margin-${n}`,`margin-${t}`],[`-webkit\
-padding-${n}`,`padding-${t}`]]),["inline-size","width"],["block-size","height"],["min-inline-size","min-width"],["min-block-size","min-height"],["max-inline-si\
ze","max-width"],["max-block-size","max-height"]],lp=n=>Object.fromEntries(Ma.map(([t,e])=>[t,n[e]])),fp=n=>hp.get(n)??n,hp=new Map(Ma.flatMap(([n])=>{const t=n.
replace(/(inline-|-webkit-(?:margin|padding)-|border-(?:start|end)-)(start|end)/,(e,s,i)=>`${s}${i==="start"?"end":"start"}`);return t===n?[]:[[n,t]]})),Lt=(...n)=>({
kind:"matrix",values:n});function Sa(n){const t=n*Math.PI/180,[e,s]=[Math.cos(t),Math.sin(t)];return Lt(e,s,-s,e,0,0)}const va=n=>Math.cos(n*Math.PI/180),up=Lt(
1,0,0,1,0,0),Wn=n=>Math.tan(n*Math.PI/180);function pp(n,t){if(n.type!=="Function")return;const e=(0,O.M$)((0,O.aX)(n),O.wR).map(([r])=>r),s=e.map(r=>(0,H.Y5)(r,
t)),i=e.map(H.T),o=e.map(H.pO);switch(n.name.toLowerCase()){case"translate":case"translate3d":return s[0]&&{kind:"translate",x:s[0],y:s[1]??k.f2};case"translate\
x":return s[0]&&{kind:"translate",x:s[0],y:k.f2};case"translatey":return s[0]&&{kind:"translate",x:k.f2,y:s[0]};case"scale":return o[0]===void 0?void 0:Lt(o[0],
0,0,o[1]??o[0],0,0);case"scalex":return o[0]===void 0?void 0:Lt(o[0],0,0,1,0,0);case"scaley":return o[0]===void 0?void 0:Lt(1,0,0,o[0],0,0);case"scale3d":return o[0]===
void 0||o[1]===void 0?void 0:Lt(o[0],0,0,o[1],0,0);case"translatez":case"scalez":return e.length===1?up:void 0;case"rotate":case"rotatez":return i[0]===void 0?void 0:
Sa(i[0]);case"rotatex":return i[0]===void 0?void 0:Lt(1,0,0,va(i[0]),0,0);case"rotatey":return i[0]===void 0?void 0:Lt(va(i[0]),0,0,1,0,0);case"skew":return i[0]===
void 0?void 0:Lt(1,Wn(i[1]??0),Wn(i[0]),1,0,0);case"skewx":return i[0]===void 0?void 0:Lt(1,0,Wn(i[0]),1,0,0);case"skewy":return i[0]===void 0?void 0:Lt(1,Wn(i[0]),
0,1,0,0);case"matrix":{const r=e.map(H.rl);return r.length===6&&!r.includes(void 0)?Lt(...r):void 0}case"matrix3d":{const r=e.map(H.rl);if(r.length!==16||r.includes(
void 0))return;const a=[0,1,4,5,12,13].map(d=>r[d]);return[3,7,11].some(d=>r[d]!==0)||r[15]!==1?void 0:Lt(...a)}default:return}}const Ta=n=>n.type==="Function"&&
/^(?:rotate[xy]|matrix3d)$/i.test(n.name),gp=n=>Ta(n)||n.type==="Function"&&/^translate(?:z|3d)$/i.test(n.name),Ia=100,Ea={keys:["transform"],read:(n,t)=>{if((0,O.
aG)(n[0])==="none")return{transform:[]};if(n.length>Ia||n.some(Ta)&&n.filter(gp).length>1)return;const e=n.map(s=>pp(s,t));return e.every(s=>s!==void 0)?{transform:e}:
void 0}},ri=n=>({keys:[n],read:(t,e)=>{if((0,O.aG)(t[0])==="none")return{[n]:[]};const[s,i]=t,o=[s,i].map(c=>(0,H.Y5)(c,e)),r=[s,i].map(H.pO);if(n==="translate")
return o[0]&&{translate:[{kind:"translate",x:o[0],y:o[1]??k.f2}]};if(n==="scale")return r[0]===void 0?void 0:{scale:[Lt(r[0],0,0,r[1]??r[0],0,0)]};const a=t.length===
1?(0,H.T)(s):void 0;return a===void 0?void 0:{rotate:[Sa(a)]}}}),mp={transform:Ea,translate:ri("translate"),rotate:ri("rotate"),scale:ri("scale"),"-webkit-trans\
form":Ea,"transform-origin":{keys:["transformOrigin"],read:(n,t)=>{const e=(0,oe.ux)(n.slice(0,2),t);return e&&{transformOrigin:e}}}},_n={...ta,...lp(ta),...Du,
...tu,...Ku,...yu,...Ou,...tp,...ep,...mp,...op,...Yu.d},Ra=/^(?:transition|animation|cursor|user-select|pointer-events|will-change|scroll|overscroll|overflow-anchor|touch-action|resize|caret|print-color-adjust|color-adjust|color-scheme|forced-color-adjust|font-(?:display|smooth|kerning|synthesis|optical-sizing|variant-(?:numeric|ligatures)|variation-settings)|shape-rendering|text-(?:rendering|size-adjust|decoration-skip)|image-rendering|backface-visibility|perspective|contain|content-visibility|speak|size|src|backdrop-filter|mso-|line-break|box-decoration-break|-(?:webkit|moz|ms|o|khtml|premailer)-)/,
Aa=/\b(?:image-set|cross-fade|path|shape|xywh|sin|cos|tan|asin|acos|atan2?|pow|sqrt|hypot|log|exp|round|mod|rem|abs|sign|perspective|rotate3d|rotate[xy]|translatez|matrix3d|blur|brightness|contrast|drop-shadow|grayscale|hue-rotate|invert|saturate|sepia|target-counters?|target-text|leader|string|element|running)\(|\(\s{0,9}from\s|\b(?:subgrid|footnote)\b|url\(["']?#/i,
wp=/^(?:none|auto|normal|initial|unset|revert|inherit|horizontal-tb|mixed|sideways)$/i,La={"font-stretch":/^(?:normal|100%|initial|unset|revert|inherit)$/i,hyphens:/^(?:none|manual|initial|unset|revert|inherit)$/i};
function Ca(n,t){const e=Object.hasOwn(La,n)?La[n]:wp;return!Ra.test(n)&&!e.test(t.trim())}const ai=":first",Ba={"":"all",":left":"left",":right":"right",":firs\
t":"first"},bp={all:0,left:1,right:1,first:2},yp=10,Na=100,xp=1e6,ci=300,$t=96/25.4,Wa={a3:[297*$t,420*$t],a4:[210*$t,297*$t],a5:[148*$t,210*$t],a6:[105*$t,148*
$t],b4:[250*$t,353*$t],b5:[176*$t,250*$t],letter:[816,1056],legal:[816,1344],ledger:[1056,1632],tabloid:[1056,1632]},[di,kp]=[48,19200],_a=["margin-top","margin\
-right","margin-bottom","margin-left"];async function Op(n,t,e){const s=new Mp(n,t,e);await s.nameMissed();const i=new Map;for(const r of s.names)i.set(r,await s.
sheetOf(r));const o=await s.firstSheet();return o&&i.set(ai,o),{usual:await s.sheetOf(""),named:i,hasFirst:o!==void 0,ignored:s.ignored}}class Mp{usual;pace;ignored=new Set;names;selected=[];values=new Map;count=0;constructor(t,e,s){
this.usual=e,this.pace=s;for(const o of t)this.select(o);this.selected.sort((o,r)=>o.weight-r.weight);const i=[...new Set(this.selected.map(({name:o})=>o))].filter(
o=>o!=="");this.names=i.slice(0,Na);for(const o of i.slice(Na))this.ignored.add(`@page ${o}`)}async nameMissed(){for(const t of new Set(this.selected.map(({rule:e})=>e.
declarations)))for(const{name:e,value:s}of t){const i=this.pace.step(ci+Math.min(s.length,O.Zc));i&&await i,Ip(e,s)&&this.ignored.add(`@page ${e}`)}}async sheetOf(t){
const e=this.selected.filter(({name:u})=>u===""||u===t),s=async(...u)=>await this.read(e,["all",...u]),[i,o,r]=[await s("left"),await s("right"),await s("right",
"first")],a=Da(await s(),i,o),{width:c,height:d}=a,l=(u,p)=>{const{margins:g,lost:m}=fi(p,a);for(const w of m)this.ignored.add(`@page ${t}:${u} ${w}`);return hi(
g,c,d)},f={left:l("left",i),right:l("right",o),first:l("first",r)},h=Ha({width:c,height:d,margins:fi(r,a).margins});return{width:c,height:d,margins:hi(a.margins,
c,d),view:h,own:f,...$a(e)}}async firstSheet(){const t=this.selected.filter(({name:d})=>d==="");if(!t.some(({pages:d})=>d==="first"))return;const e=Da(await this.
read(t,["all"]),await this.read(t,["all","left"]),await this.read(t,["all","right"])),{width:s,height:i,margins:o}=await this.read(t,["all","right","first"]);if(fi(
{width:s,height:i,margins:o},e).lost.length===0)return;const a=hi(o,s,i),c=Ha({width:s,height:i,margins:o});return{width:s,height:i,margins:a,view:c,own:{left:a,
right:a,first:a},...$a(t)}}select(t){const{selector:e}=t,s=e.indexOf(":"),[i,o]=s<0?[e,""]:[e.slice(0,s),e.slice(s).toLowerCase()],r=Object.hasOwn(Ba,o)?Ba[o]:void 0;
r===void 0||/\s/.test(i)?this.ignored.add(`@page ${e}`):this.selected.push({name:i,pages:r,weight:bp[r]+(i===""?0:yp),rule:t})}async read(t,e){const{width:s,height:i,
margin:o}=this.usual,r={width:s,height:i,margins:[o,o,o,o]};for(const{pages:a,rule:c}of t){if(this.count+=c.declarations.length+c.boxes.length+1,this.count>xp)throw(0,L.
ot)();const d=this.pace.step(c.declarations.length*ci+ci/10);if(d&&await d,!!e.includes(a))for(const{name:l,value:f}of c.declarations){let h=this.values.get(f);
const u=!h&&pr(f);u&&this.ignored.add(`@page ${l}`),h||this.values.set(f,h=u?[]:(0,O.wK)(f)??[]),Ep(l,h,r)}}return r}}const Pa=/^(?:--|color$|direction$|quotes$|font|line-height$|letter-spacing$|word-spacing$|text-transform$)/,
Sp=new Set(["size","margin",..._a]),vp=/^(?:(?:padding|border|outline|bleed)[a-z-]*:0[a-z]*|background(?:-color)?:(?:white|#fff(?:fff)?|transparent)|page-orientation:upright|(?:orphans|widows):2|counter-increment:page)$/i,
Tp=20;function Ip(n,t){return Sp.has(n)?t.length<=O.Zc&&(/\bvar\(/i.test(t)||Aa.test(t)):Pa.test(n)||!Ca(n,t)?!1:t.length>Tp||!vp.test(`${n}:${t}`)}function $a(n){
const t=n.map(({pages:e,rule:s})=>({name:"",pages:e,declarations:s.declarations.filter(({name:i})=>Pa.test(i))}));return{boxes:n.flatMap(({pages:e,rule:s})=>s.boxes.
map(i=>({...i,pages:e}))),text:t}}const Je=({usual:n,named:t},e)=>t.get(e)??n,za=({own:n},t)=>t===0?n.first:t%2===0?n.right:n.left,li=({margins:[,n,,t]})=>t+n;function Ep(n,t,e){
const s={em:16,rem:16,pageWidth:e.width,pageHeight:e.height,zoom:1},i=n==="size"?Rp(t,s,e):void 0;if(i&&([e.width,e.height]=i),n==="margin"){const a=(0,M.X_)(t.
map(c=>Fa(c,s)));if(a&&!a.includes(void 0))for(const[c,d]of a.entries())e.margins[c]=d}const o=_a.indexOf(n),r=o<0||!t[0]?void 0:Fa(t[0],s);r!==void 0&&(e.margins[o]=
r)}function Da(n,t,e){return Math.abs(li(t)-li(e))>=.01?n:{...n,margins:[n.margins[0],e.margins[1],n.margins[2],e.margins[3]]}}function fi(n,{width:t,height:e,margins:s}){
const[i,,o]=n.margins,r=Math.abs(li(n)-s[1]-s[3])<.01,a=n.width===t&&n.height===e,c=[...r?[]:["margin"],...a?[]:["size"]];return{margins:r?n.margins:[i,s[1],o,s[3]],
lost:c}}function Fa(n,t){if((0,O.aG)(n)==="auto")return 0;const e=(0,H.Y5)(n,t);return e&&Math.max(e.px+e.percent*t.pageWidth,0)}const Ga=([n,t,e,s],i,o)=>[Math.
min(1,(i-di/2)/Math.max(s+t,1)),Math.min(1,(o-di/2)/Math.max(n+e,1))];function Ha({width:n,height:t,margins:e}){const[s,i]=Ga(e,n,t),[o,r,a,c]=e;return{width:Math.
floor(n-(c+r)*s+.01),height:Math.floor(t-(o+a)*i+.01)}}function hi(n,t,e){const[s,i,o,r]=n,[a,c]=Ga(n,t,e),[d,l]=[Math.round(r*a),Math.round(s*c)],f=(p,g,m)=>Math.
ceil(p-(0,k.k8)(g)-(0,k.k8)(m)-.01),[h,u]=[f(t,r*a,i*a),f(e,s*c,o*c)];return[l,t-d-h,e-l-u,d]}function Rp(n,t,e){let s,i;const o=[];for(const c of n){const d=(0,O.
aG)(c),l=(0,H.lT)(c,t);if(d==="landscape"||d==="portrait")i=d;else if(d!==void 0&&Object.hasOwn(Wa,d))s=Wa[d];else if(l!==void 0&&l>0)o.push(Math.min(Math.max(l,
di),kp));else if(d!=="auto")return}if(o.length>0&&(s=[o[0],o[1]??o[0]]),i===void 0)return s;const[r,a]=[...s??[e.width,e.height]].sort((c,d)=>c-d);return i==="l\
andscape"?[a,r]:[r,a]}function Ap(n){const t={from:[],to:[]};let e=0;for(const{prelude:s,block:i}of Ps(n)){if(++e>L.qV)throw(0,L.VE)();if(i===void 0)continue;const o=s.
toLowerCase().split(",",Lp).map(r=>r.trim());o.some(r=>r==="from"||r==="0%")&&(t.from=Yt(i)),o.some(r=>r==="to"||r==="100%")&&(t.to=Yt(i))}return t}const Lp=100,
Cp=new Set(["none","forwards","backwards","both"]),Bp=new Set(["normal","reverse","alternate","alternate-reverse"]),Np=/^(?:infinite|\d+(?:\.\d+)?)$/;function Wp(n,t,e){
const s={names:[],fills:[],directions:[],counts:[]};for(const{name:i,value:o}of n){const r=/^(?:-webkit-)?animation(?:-(name|fill-mode|direction|iteration-count))?$/.
exec(i);if(!r)continue;const a=zp(e(o)??"");switch(r[1]){case void 0:Object.assign(s,Pp(a,t));break;case"name":s.names=a;break;case"fill-mode":s.fills=a;break;case"\
direction":s.directions=a;break;default:s.counts=a}}return s.names.flatMap((i,o)=>_p(s,o,t.get(i)))}function _p({fills:n,directions:t,counts:e},s,i){const o=l=>l[s%
Math.max(l.length,1)],r=o(n),a=o(e)??"1";if(!i||r!=="forwards"&&r!=="both"||a==="infinite")return[];const c=o(t)??"normal",d=c.startsWith("alternate")&&Number(a)%
2===0;return c.endsWith("reverse")!==d?i.from:i.to}function Pp(n,t){const e=n.map(i=>i.split(/\s+/)),s=(i,o)=>e.map(r=>r.find(i)??o);return{names:s(i=>t.has(i),
""),fills:s(i=>Cp.has(i.toLowerCase()),"none").map(i=>i.toLowerCase()),directions:s(i=>Bp.has(i.toLowerCase()),"normal").map(i=>i.toLowerCase()),counts:s(i=>Np.
test(i),"1")}}const $p=1e3;function zp(n){const t=[];if(n.length>$p)return t;for(let e=0;e<n.length;){const s=Kt(n,e,",");t.push(n.slice(e,s).trim()),e=s+1}return t}
const Dp=10;class ui{rank=0;children=new Map;open(t){return(t===""?[`.${this.children.size}`]:t.split(".",Dp)).reduce((s,i)=>s.child(i),this)}number(t=0){let e=t;
for(const s of this.children.values())e=s.number(e);return this.rank=e,e+1}child(t){let e=this.children.get(t);if(!e){if(this.children.size===L.qV)throw(0,L.VE)();
this.children.set(t,e=new ui)}return e}}function Fp(n,t){const e=[];let s=0;for(let i=0;i<=n.length;){const o=Kt(n,i,","),r=Ua(n.slice(i,o));if(s+=o-i+(r+1)*(t.
length+5),s>L.LI)return"";e.push(Gp(n.slice(i,o).trim(),t)),i=o+1}return e.join(", ")}function Gp(n,t){const e=Kt(t,0,",")===t.length&&!t.includes(":"),s=`:is(${t}\
)`;if(Ua(n)===0)return`${e?t:s} ${n}`;const i=e&&/^&(?![\w*|])/.test(n);return n.replace(ja,(o,r)=>o!=="&"?o:i&&r===0?t:s)}const ja=/&|"(?:[^"\\]|\\[^])*"|'(?:[^'\\]|\\[^])*'/g,
Ua=n=>[...n.matchAll(ja)].filter(([t])=>t==="&").length,Hp=20;function pi(n,t,e=0){const s=Up(n);if(e>Hp||s.length===0)return!1;const i=a=>jp(a)?pi(a.slice(1,-1),
t,e+1):t(a);if(s[0].toLowerCase()==="not")return s.length===2&&!i(s[1]);const o=s.filter((a,c)=>c%2===0),r=new Set(s.filter((a,c)=>c%2===1).map(a=>a.toLowerCase()));
return r.size>1||s.length%2===0?!1:r.has("or")?o.some(i):(r.size===0||r.has("and"))&&o.every(i)}const jp=n=>n.startsWith("(")&&n.endsWith(")")&&/^\(\s{0,99}(?:\(|not\s)/i.
test(n);function Up(n){const t=[];for(let e=0;e<n.length;){const s=Kt(n,e,` 	
\r\f`);s>e&&t.push(n.slice(e,s)),e=s+1}return t}function Ka(n,t){return n.trim()===""?!0:n.length>L.Hq?!1:n.toLowerCase().split(",").some(e=>Kp(e.trim(),t))}function Kp(n,t){
const e=/^not\s+[a-z]/.test(n),s=n.replace(e?/^not\s+/:/^only\s+/,"");return pi(s,o=>o.startsWith("(")?Zp(o.slice(1,-1),t):o==="print"||o==="all")!==e}const Yp=/^\s*(min-|max-)?(width|height)\s*:\s*([\d.]+)(px|em|rem|pt|in|cm|mm)\s*$/,
Xp=/^\s*(?:([\d.]+)(px|em|rem|pt|in|cm|mm)\s*(<=?|>=?|=)\s*)?(width|height)\s*(?:(<=?|>=?|=)\s*([\d.]+)(px|em|rem|pt|in|cm|mm)\s*)?$/,gi={...H.If,em:16,rem:16};
function Vp([,n,t,e,s,i,o,r],a){const c=s==="width"?a.width:a.height;return n!==void 0&&!mi(Number(n)*gi[t],e,c)?!1:o!==void 0?mi(c,i,Number(o)*gi[r]):n!==void 0||
c>0}const mi=(n,t,e)=>n===e?t.endsWith("="):t.startsWith("<")?n<e:t.startsWith(">")&&n>e;function Zp(n,t){const[,e,s,i,o]=Yp.exec(n)??[];if(s!==void 0){const d=Number(
i)*gi[o],l=s==="width"?t.width:t.height;return mi(l,e==="min-"?">=":e==="max-"?"<=":"=",d)}const r=Xp.exec(n);if(r)return Vp(r,t);const[a,c]=n.split(":").map(d=>d.
trim());return a==="orientation"?c==="landscape"==t.width>t.height:a==="prefers-color-scheme"?c==="light":a==="prefers-reduced-motion"?c==="reduce"||c===void 0:
a==="scripting"?c==="none":a==="color"||a==="hover"&&c==="none"||a==="update"&&c==="none"}var Jp=I(88650);const Ya=new Set(["input","select","textarea"]),qp=new Set(
[...Ya,"button","fieldset","optgroup","option"]),Qp=/^(?:hidden|range|color|checkbox|radio|file|submit|image|reset|button)$/i,wi=({name:n})=>Ya.has(n),Xa=({name:n})=>qp.
has(n),Va={checked:({name:n,attributes:t})=>n==="option"?t.has("selected"):n==="input"&&t.has("checked"),disabled:n=>Xa(n)&&Za(n),enabled:n=>Xa(n)&&!Za(n),required:n=>wi(
n)&&n.attributes.has("required"),optional:n=>wi(n)&&!n.attributes.has("required"),"read-write":yi,"read-only":n=>!yi(n),"placeholder-shown":n=>bi(n)&&n.attributes.
has("placeholder")&&!Ja(n),invalid:qa,valid:n=>wi(n)&&!qa(n)},tg=n=>Object.hasOwn(Va,n),eg=(n,t)=>Va[t](n);function Za(n){if(n.attributes.has("disabled"))return!0;
let t=n;for(let{parent:e}=n;e;t=e,{parent:e}=e)if(e.name==="fieldset"&&e.attributes.has("disabled")&&t.name!=="legend")return!0;return!1}function bi({name:n,attributes:t}){
return n==="textarea"||n==="input"&&!Qp.test(t.get("type")??"")}function Ja({name:n,attributes:t,children:e}){return n!=="textarea"?(t.get("value")??"")!=="":e.
some(s=>s.kind==="text"&&s.value!=="")}function yi(n){const{attributes:t}=n;if(bi(n))return!t.has("readonly")&&!t.has("disabled");const e=t.get("contenteditable");
return e!==void 0&&!/^false$/i.test(e)}function qa(n){return bi(n)&&n.attributes.has("required")&&yi(n)&&!Ja(n)}const Qa=n=>n.includes("\\")?n.replace(/\\(?:([\da-f]{1,6})[ \t\n\r\f]?|([^\n\r\f]))/gi,
(t,e,s)=>{const i=Number.parseInt(e??"",16);return e===void 0?s:i===0||i>1114111||i>=55296&&i<=57343?"�":String.fromCodePoint(i)}):n,ve=1e3,ng=1e6;function tc(n){
if(n.length>L.LI)return;const t=[];let e;try{e=(0,Jp.A)(n,{context:"selectorList",onParseError:s=>t.push(s)})}catch{return}return t.length>0?void 0:xi(e)}function xi(n){
if(n.type!=="SelectorList")return;const t=n.children.toArray().map(e=>e.type==="Selector"?ig(e):void 0);return t.every(e=>e!==void 0)?t:void 0}const Pn=()=>({name:void 0,
id:void 0,classes:[],attributes:[],pseudos:[],combinator:void 0}),sg=new Set(["before","after","first-line","first-letter"]);function ig({children:n}){const t=[
Pn()];let e=0,s;for(const i of n.toArray()){const o=t.at(-1);switch(i.type){case"TypeSelector":i.name!=="*"&&(o.name=i.name.replace(/^.*\|/,"").toLowerCase(),e+=
1);break;case"IdSelector":o.id=Qa(i.name),e+=ng;break;case"ClassSelector":o.classes.push(Qa(i.name)),e+=ve;break;case"AttributeSelector":o.attributes.push({name:i.
name.name.toLowerCase(),matcher:i.matcher??void 0,value:i.value?i.value.type==="String"?i.value.value:i.value.name:"",ignoresCase:i.flags==="i"}),e+=ve;break;case"\
Combinator":t.push({...Pn(),combinator:i.name});break;case"PseudoElementSelector":s=i.name.toLowerCase(),e+=1;break;case"PseudoClassSelector":{const r=i.name.toLowerCase();
if(sg.has(r)){s=r,e+=1;break}const a=rg(r,i.children?.toArray()??[]);if(!a)return;o.pseudos.push(a.test),e+=a.specificity;break}default:return}}return{compounds:t.
reverse(),specificity:e,pseudoElement:s}}const og=new Set(["hover","focus","focus-within","focus-visible","active","visited","target","indeterminate","fullscree\
n","modal","popover-open","playing","host","autofill"]),ce={a:0,b:1};function rg(n,t){const e=i=>({test:i,specificity:ve}),s=(i,o,r)=>e({kind:"nth",...i,ofType:o,
fromEnd:r});if(og.has(n))return e({kind:"never"});if(tg(n))return e({kind:"form",state:n});switch(n){case"root":case"empty":case"defined":return e({kind:n});case"\
link":case"any-link":return e({kind:"link"});case"-moz-first-node":return e({kind:"first-node"});case"-moz-last-node":return e({kind:"last-node"});case"first-ch\
ild":return s(ce,!1,!1);case"last-child":return s(ce,!1,!0);case"first-of-type":return s(ce,!0,!1);case"last-of-type":return s(ce,!0,!0);case"only-child":return sc(
s(ce,!1,!1).test,s(ce,!1,!0).test);case"only-of-type":return sc(s(ce,!0,!1).test,s(ce,!0,!0).test);case"nth-child":case"nth-last-child":case"nth-of-type":case"n\
th-last-of-type":return ag(n,t[0]);case"not":case"is":case"where":case"matches":case"-webkit-any":return ec(n,t[0]);case"has":return cg(t[0]);case"lang":{const[
i]=t,o=i?.type==="Identifier"?i.name:i?.type==="String"?i.value:void 0;return o===void 0?void 0:e({kind:"lang",language:o.toLowerCase()})}default:return}}function ag(n,t){
const e=lg(t);if(!e||t?.type!=="Nth")return;const[s,i]=[n.endsWith("of-type"),n.includes("last")];if(!t.selector)return{test:{kind:"nth",...e,ofType:s,fromEnd:i},
specificity:ve};const o=s?void 0:ec("is",t.selector);if(o?.test.kind!=="is")return;const{selectors:r}=o.test;return{test:{kind:"nth-of",...e,fromEnd:i,selectors:r},
specificity:ve+o.specificity}}function ec(n,t){const e=t&&xi(t);if(!e)return;const s=n==="where"?0:e.reduce((i,o)=>Math.max(i,o.specificity),0);return{test:{kind:n===
"not"?"not":"is",selectors:e},specificity:s}}function cg(n){if(n?.type!=="SelectorList"||n.children.some(o=>o.type!=="Selector"||o.children.last?.type==="Combin\
ator"))return;const t=xi(n);if(!t||t.length===0||t.some(nc))return;const e=t.reduce((o,r)=>Math.max(o,r.specificity),0),s=n.children.toArray();return{test:{kind:"\
has",selectors:t.map((o,r)=>dg(o,s[r]))},specificity:e}}const nc=({compounds:n,pseudoElement:t})=>t!==void 0||n.some(({pseudos:e})=>e.some(s=>s.kind==="has"||"s\
electors"in s&&s.selectors.some(nc)));function dg(n,t){const e={...Pn(),pseudos:[{kind:"scope"}]},{compounds:s}=n,i=t.type==="Selector"&&t.children.first?.type===
"Combinator",o=s.slice(0,-1);return{...n,compounds:i?[...o,e]:[...o,{...s.at(-1),combinator:" "},e]}}function sc(n,t){return{test:{kind:"is",selectors:[(s=>({compounds:[
{...Pn(),pseudos:s}],specificity:0,pseudoElement:void 0}))([n,t])]},specificity:ve}}function lg(n){if(n?.type!=="Nth")return;const{nth:t}=n;if(t.type==="Identif\
ier")return t.name==="odd"?{a:2,b:1}:t.name==="even"?{a:2,b:0}:void 0;const{a:e,b:s}=t;return{a:ic(e),b:ic(s)}}const ic=n=>n==null?0:n===""||n==="+"?1:n==="-"?-1:
Number(n);var xt=I(23407);const fg=n=>n.length<=L.Hq&&pi(n,hg);function hg(n){const t=n.slice(n.indexOf("(")+1,-1);return/^selector\(/i.test(n)?tc(t)!==void 0:n.
startsWith("(")&&Yt(t).some(({name:e,value:s})=>pg(e,s))}const ug={parent:xt.DI,own:xt.DI,em:16,rem:16,pageWidth:794,pageHeight:1123,zoom:1};function pg(n,t){if(n.
startsWith("--"))return!0;if(/^-(?:moz|ms|o)-/.test(n))return!1;if(!Object.hasOwn(_n,n))return!n.startsWith("-")&&Ra.test(n);if(/^(?:inherit|initial|unset|revert|revert-layer)$/i.
test(t.trim())||/var\(/i.test(t))return!0;const e=(0,O.wK)(t);return e!==void 0&&e.length>0&&_n[n].read(e,ug)!==void 0}const gg=10,mg=150;class wg{medium;pace;rules=[];pages=[];layers=new ui;registered=new Map;keyframes=new Map;fontFaces=[];notLoaded=0;ignored=new Set;constructor(t,e){
this.medium=t,this.pace=e}async add(t,e=!1){await this.addAll(t,{isUsual:e,layer:this.layers,depth:0,parent:void 0})}async addFor(t,e){t.length>L.Hq?this.ignored.
add("media"):Ka(t,this.medium)&&await this.add(e)}async addAll(t,e){const{depth:s,parent:i}=e;if(!(s>gg)){i!==void 0&&this.addRule(i,Yt(t),e);for(const{prelude:o,
block:r}of Ps(t)){const a=this.pace.step((o.length+(r?.length??0))*mg+2e3);a&&await a;const c=/^@[\w-]+/.exec(o)?.[0].slice(1).toLowerCase();if(c!==void 0)await this.
addAtRule(c,o.slice(c.length+1).trim(),r,e);else if(r!==void 0){const d=i===void 0?o:Fp(o,i);r.includes("{")?await this.addAll(r,{...e,depth:s+1,parent:d}):this.
addRule(d,Yt(r),e)}}}}addRule(t,e,{isUsual:s,layer:i}){if(e.length===0)return;const o=tc(t);if(o)for(const r of o){if(this.rules.length===L.qV)throw(0,L.VE)();this.
rules.push({selector:r,declarations:e,order:this.rules.length,isUsual:s,layer:i})}}async addAtRule(t,e,s,i){const o={...i,depth:i.depth+1};switch(/^(?:media|supports)$/.
test(t)&&e.length>L.Hq&&this.ignored.add(`@${t}`),t){case"media":s!==void 0&&Ka(e,this.medium)&&await this.addAll(s,o);return;case"supports":s!==void 0&&fg(e)&&
await this.addAll(s,o);return;case"layer":{const[r,...a]=e.split(",",L.qV+1).map(c=>i.layer.open(c.trim()));s!==void 0&&a.length===0&&await this.addAll(s,{...o,
layer:r});return}case"page":s!==void 0&&this.addPage(e,s);return;case"import":this.notLoaded++;return;case"font-face":s!==void 0&&this.addFontFace(s);return;case"\
keyframes":case"-webkit-keyframes":s!==void 0&&this.keyframes.set(e.replace(/^["']|["']$/g,""),Ap(s));return;case"property":s!==void 0&&this.registered.set(e,bg(
Yt(s)));return;case"charset":case"namespace":case"font-feature-values":case"view-transition":return;default:t.startsWith("-")||this.ignored.add(`@${t}`)}}addFontFace(t){
const e=eu(Yt(t));e&&e.sources.length>0?this.fontFaces.push(e):/url\(/i.test(t)&&this.notLoaded++}addPage(t,e){const s=[];let i=0;for(const r of Ps(e)){if(++i>L.
qV)throw(0,L.VE)();const a=/@([\w-]+)$/.exec(r.prelude)?.[1];a!==void 0&&r.block!==void 0&&s.push({name:a.toLowerCase(),declarations:Yt(r.block)})}const o=Yt(e);
for(const r of t.split(",",L.qV+1)){if(this.pages.length===L.qV)throw(0,L.VE)();this.pages.push({selector:r.trim(),declarations:o,boxes:s})}}}function bg(n){const t=e=>n.
findLast(({name:s})=>s===e)?.value;return{inherits:t("inherits")?.toLowerCase()!=="false",initial:t("initial-value")}}var U=I(74135);const oc=n=>"drawing"in n;function qe([
n,t,e,s],{scaling:i,x:o,y:r},a){const[c,d]=[a.width/e,a.height/s];if(i==="none")return[c,0,0,d,-n*c,-t*d];const l=i==="meet"?Math.min(c,d):Math.max(c,d);return[
l,0,0,l,(a.width-e*l)*o-n*l,(a.height-s*l)*r-t*l]}const rc=1e7,ac=/[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/iy;class $n{text;at=0;constructor(t){this.text=t}skip(){
for(;this.at<this.text.length&&` 	
\r\f,`.includes(this.text[this.at]);)this.at++}number(){this.skip(),ac.lastIndex=this.at;const t=ac.exec(this.text)?.[0];if(t!==void 0)return this.at+=t.length,
Math.min(Math.max(Number(t),-rc),rc)}flag(){this.skip();const t=this.text[this.at];if(!(t!=="0"&&t!=="1"))return this.at++,Number(t)}}function ki(n,t){const e=new $n(
n),s=[];for(;s.length<t;){const i=e.number();if(i===void 0)break;s.push(i)}return s}function kt(n,t,e){const s=new $n(n??""),i=s.number();if(i===void 0)return;const o=s.
text.slice(s.at,s.at+4).trim().toLowerCase();return o===""?i:o.startsWith("%")?i*t/100:o==="em"||o==="rem"?i*e:o==="ex"?i*e*.5:Object.hasOwn(H.If,o)?i*H.If[o]:void 0}
const yg=1e3;function Qe(n){if(n===void 0)return;let t,e=0;for(const[,s,i]of n.matchAll(/([a-z]+)\s{0,9}\(([^)]*)\)/gi)){const o=xg(s.toLowerCase(),ki(i,6));if(!o||
++e>yg)return;t=t?(0,U.lw)(o,t):o}return t}function xg(n,[t,...e]){if(t===void 0)return;const[s,i,o,r,a]=e,c=t*Math.PI/180;switch(n){case"translate":return[1,0,
0,1,t,s??0];case"scale":return[t,0,0,s??t,0,0];case"rotate":{const d=[Math.cos(c),Math.sin(c),-Math.sin(c),Math.cos(c),0,0],[l,f]=[s??0,i??0];return(0,U.lw)((0,U.
lw)([1,0,0,1,-l,-f],d),[1,0,0,1,l,f])}case"skewx":return[1,0,Math.tan(c),1,0,0];case"skewy":return[1,Math.tan(c),0,1,0,0];case"matrix":return a===void 0?void 0:
[t,s,i,o,r,a];default:return}}var et=I(36078);const cc=8,kg=1e3;class zn{matrix;box=U.gF;x=0;y=0;pieces=[];operators=[];last="";joined;startX=0;startY=0;constructor(t){
this.matrix=t}get path(){return this.joined??=this.pieces.concat(this.operators).join(" ")}get isEmpty(){return this.last===""}push(t){this.last=t,this.operators.
push(t),!(this.operators.length<kg)&&(this.pieces.push(this.operators.join(" ")),this.operators=[])}move(t,e){[this.startX,this.startY]=[t,e],this.push(`${this.
point(t,e)} m`),this.go(t,e)}line(t,e){this.begin(),this.push(`${this.point(t,e)} l`),this.go(t,e)}curve(t,e,s,i,o,r,a=!1){this.begin();const c=[this.x,this.y];
this.push(`${this.point(t,e)} ${this.point(s,i)} ${this.point(o,r)} c`);for(let d=1;d<cc;d++)this.include(...(0,U.xk)(c,[t,e],[s,i],[o,r],d/cc));this.go(o,r)}close(){
this.isEmpty||(this.push("h"),[this.x,this.y]=[this.startX,this.startY])}begin(){(this.isEmpty||this.last==="h")&&this.push(`${this.point(this.x,this.y)} m`)}point(t,e){
const[s,i]=this.matrix?(0,U.Gd)(this.matrix,t,e):[t,e];return`${(0,et._)(s)} ${(0,et._)(i)}`}go(t,e){[this.x,this.y]=[t,e],this.include(t,e)}include(t,e){const[
s,i]=this.matrix?(0,U.Gd)(this.matrix,t,e):[t,e],[o,r,a,c]=this.box;this.box=[Math.min(o,s),Math.min(r,i),Math.max(a,s),Math.max(c,i)]}}function Dn(n,t,[e,s]){const[
i,o]=[n.x,n.y];let[r,a]=[Math.abs(t[0]),Math.abs(t[1])];if(i===e&&o===s)return;if(r===0||a===0)return n.line(e,s);const c=t[2]*Math.PI/180,[d,l]=[Math.cos(c),Math.
sin(c)],[f,h]=[(i-e)/2,(o-s)/2],[u,p]=[d*f+l*h,d*h-l*f],g=Math.sqrt((u/r)**2+(p/a)**2);g>1&&([r,a]=[r*g,a*g]);const m=(r*p)**2+(a*u)**2,w=Math.sqrt(Math.max(((r*
a)**2-m)/m,0))*(t[3]===t[4]?-1:1),[b,y]=[w*r*p/a,-w*a*u/r],x=[d*b-l*y+(i+e)/2,l*b+d*y+(o+s)/2],S=Math.atan2((p-y)/a,(u-b)/r);let v=Math.atan2((-p-y)/a,(-u-b)/r)-
S;if(t[4]===1&&v<0&&(v+=2*Math.PI),t[4]===0&&v>0&&(v-=2*Math.PI),![...x,S,v].every(Number.isFinite))return n.line(e,s);const T=Math.max(Math.ceil(Math.abs(v)/(Math.
PI/2)-1e-9),1),E=v/T,C=4/3*Math.tan(E/4),A=(G,Y)=>[x[0]+d*G*r-l*Y*a,x[1]+l*G*r+d*Y*a];for(let G=0;G<T;G++){const[Y,st]=[S+G*E,S+(G+1)*E],[mt,J,q,wt]=[Math.cos(Y),
Math.sin(Y),Math.cos(st),Math.sin(st)],Jt=G===T-1?[e,s]:A(q,wt);n.curve(...A(mt-C*J,J+C*mt),...A(q+C*wt,wt-C*q),...Jt,G<T-1)}}function dc(n,t,e,s,i){n.move(t+s,
e),Dn(n,[s,i,0,0,1],[t-s,e]),Dn(n,[s,i,0,0,1],[t+s,e]),n.close()}const Og=600,lc={m:2,l:2,h:1,v:1,c:6,s:4,q:4,t:2,a:7,z:0};function*Mg(n,t){const e=new $n(t),s={
kind:"",x:0,y:0};let i="";for(;;){yield Og,e.skip();const o=t[e.at];if(o===void 0)return;if(Object.hasOwn(lc,o.toLowerCase()))i=o,e.at++;else if(i===""||i==="z"||
i==="Z")return;if(n.isEmpty&&i!=="m"&&i!=="M")return;const r=Sg(e,i.toLowerCase());if(!r)return;vg(n,i,r,s),i==="m"&&(i="l"),i==="M"&&(i="L")}}function Sg(n,t){
const e=[];for(let s=0;s<lc[t];s++){const i=t==="a"&&(s===3||s===4)?n.flag():n.number();if(i===void 0)return;e.push(i)}return e}function vg(n,t,e,s){const i=t.toLowerCase(),
o=i===t,[r,a]=o?[n.x,n.y]:[0,0],[c,d]=[n.x,n.y],l=u=>[e[u]+r,e[u+1]+a],f=u=>s.kind!==""&&u.includes(s.kind)?[2*c-s.x,2*d-s.y]:[c,d];let h=[c,d];switch(i){case"m":
n.move(...l(0));break;case"l":n.line(...l(0));break;case"h":n.line(e[0]+r,d);break;case"v":n.line(c,e[0]+a);break;case"c":h=l(2),n.curve(...l(0),...h,...l(4));break;case"\
s":h=l(0),n.curve(...f("cs"),...h,...l(2));break;case"q":h=l(0),fc(n,h,l(2));break;case"t":h=f("qt"),fc(n,h,l(0));break;case"a":Dn(n,e,l(5));break;default:n.close()}
s.kind=i,[s.x,s.y]=h}function fc(n,[t,e],[s,i]){const[o,r]=[n.x,n.y],a=(c,d)=>c+(d-c)*2/3;n.curve(a(o,t),a(r,e),a(s,t),a(i,e),s,i)}const Oi=new Set(["path","rec\
t","circle","ellipse","line","polyline","polygon"]),Tg=400;function*Fn(n,{name:t,attributes:e},s){const i=Math.hypot(s.width,s.height)/Math.SQRT2,o=(c,d)=>kt(e.
get(c),d,s.em)??0,r=c=>o(c,s.width),a=c=>o(c,s.height);switch(t){case"path":return yield*Mg(n,e.get("d")??"");case"rect":return Eg(n,e,s);case"circle":{const c=o(
"r",i);c>0&&dc(n,r("cx"),a("cy"),c,c);return}case"ellipse":{const[c,d]=[r("rx"),a("ry")];c>0&&d>0&&dc(n,r("cx"),a("cy"),c,d);return}case"line":n.move(r("x1"),a(
"y1")),n.line(r("x2"),a("y2"));return;default:yield*Ig(n,e.get("points")??"",t==="polygon")}}function*Ig(n,t,e){const s=new $n(t);for(;;){yield Tg;const[i,o]=[s.
number(),s.number()];if(i===void 0||o===void 0)break;n.isEmpty?n.move(i,o):n.line(i,o)}e&&n.close()}function Eg(n,t,{width:e,height:s,em:i}){const o=(w,b)=>kt(t.
get(w),b,i),[r,a]=[o("x",e)??0,o("y",s)??0],[c,d]=[o("width",e)??0,o("height",s)??0];if(c<=0||d<=0)return;const[l,f]=[o("rx",e),o("ry",s)],h=Math.min(Math.max(l??
f??0,0),c/2),u=Math.min(Math.max(f??l??0,0),d/2),[p,g]=[r+c,a+d],m=(w,b)=>{h>0&&u>0&&Dn(n,[h,u,0,0,1],[w,b])};n.move(r+h,a),n.line(p-h,a),m(p,a+u),n.line(p,g-u),
m(p-h,g),n.line(r+h,g),m(r,g-u),n.line(r,a+u),m(r+h,a),n.close()}const Rg=/^(?:http:\/\/www\.w3\.org\/1999\/xhtml|\s)*$/,Ag=n=>(0,R.ZE)(n).filter(({attributes:t})=>{
const e=t.get("systemLanguage")?.split(",");return(e===void 0||e.some(i=>/^\s*en\b/i.test(i)))&&Rg.test(t.get("requiredExtensions")??"")}).slice(0,1);function Te({
attributes:n}){const[t,e,s,i]=ki(n.get("viewBox")??"",4);return i===void 0||s<=0||i<=0?void 0:[t,e,s,i]}const hc={min:0,mid:.5,max:1};function tn({attributes:n}){
const t=n.get("preserveAspectRatio")?.trim().toLowerCase()??"";if(t.startsWith("none"))return{scaling:"none",x:0,y:0};const[,e="mid",s="mid"]=/^x(min|mid|max)y(min|mid|max)/.
exec(t)??[];return{scaling:t.endsWith("slice")?"slice":"meet",x:hc[e],y:hc[s]}}const Gn=({attributes:n},{width:t,height:e,em:s})=>[1,0,0,1,kt(n.get("x"),t,s)??0,
kt(n.get("y"),e,s)??0],uc={width:0,height:0,em:16},pc=[1,0,0,1,0,0],Lg=10,Mi=({attributes:n})=>Qe(n.get("transform"))??pc;class Cg{tools;known=new Map;constructor(t){
this.tools=t}*read(t,e){const s=this.tools.find(t);if(s?.name!=="clipPath")return;if(s.attributes.get("clipPathUnits")!=="objectBoundingBox"){let c=this.known.get(
s);return c?this.tools.spend(c.path.length):this.known.set(s,c=yield*this.outline(s,pc)),c}if(!e){this.tools.leaveOut("clipPath");return}const[i,o,r,a]=e;return yield*this.
outline(s,[r-i,0,0,a-o,i,o])}*outline(t,e){const{find:s,spend:i}=this.tools,o=[];let r=!1;for(const a of(0,R.ZE)(t)){const c=a.name==="use",d=c?s((0,R.Ci)(a)):a;
if(!d||!Oi.has(d.name))continue;const l=(d.attributes.get("d")??d.attributes.get("points")??"").length;i(c?l*Lg:l);const f=c?[Gn(a,uc),Mi(a)]:[],h=new zn([Mi(d),
...f,Mi(t),e].reduce((u,p)=>(0,U.lw)(u,p)));yield*Fn(h,d,uc),h.isEmpty||o.push(h.path),r||=[a,d].some(({attributes:u})=>u.get("clip-rule")==="evenodd")}return{path:o.
length===0?"0 0 0 0 re":o.join(" "),hasHoles:r}}}class Ie{box;x=0;y=0;width=0;height=0;border=en;padding=en;children=jn;apart=jn;lines=Ng;flow="sequence";firstBaseline;lastBaseline;above;after=Ee;slack=0;constructor(t){
this.box=t}add(t){this.children=gc(this.children,t)}addApart(t){this.apart=gc(this.apart,t)}get contentWidth(){return this.width-this.border.left-this.border.right-
this.padding.left-this.padding.right}}const Si=({laid:n},t)=>Bg(n)?t:1/0;function Bg({shift:n,box:t,height:e}){return n&&n.y!==0?!1:t.style.transform.every(s=>s.
kind==="translate"&&(0,k.Il)(s.y,e)===0)}const vi=(n,t)=>{const e=Si(n,t);return n.laid.box.style.overflow==="hidden"?Math.min(e,n.bottom):e},en={top:0,right:0,
bottom:0,left:0};class Hn{most;least;constructor(t=0,e=0){this.most=t,this.least=e}get size(){return this.most+this.least}add(t){return t===0?this:new Hn(Math.max(
this.most,t),Math.min(this.least,t))}join({most:t,least:e}){return new Hn(Math.max(this.most,t),Math.min(this.least,e))}}const Ee=new Hn,Ng=[],jn=[];function gc(n,t){
return n.length===0?[t]:(n.push(t),n)}Ie.prototype.isFromBottom=!1,Ie.prototype.sunk=0;function Wg({children:n,laid:t}){const e=n.toReversed();return n.length>0&&
(n.length=0),[t.children,t.box.children]=[jn,jn],e}const Ot=n=>n==="auto"||n==="none",W=(n,t)=>n==="auto"?0:(0,k.Il)(n,t),Gt=({marginTop:n,marginRight:t,marginBottom:e,
marginLeft:s},i)=>({top:W(n,i),right:W(t,i),bottom:W(e,i),left:W(s,i)}),gt=({borderTopWidth:n,borderRightWidth:t,borderBottomWidth:e,borderLeftWidth:s})=>_g(n,t,
e,s);function mc(){let n=en;return(t,e,s,i)=>t===0&&e===0&&s===0&&i===0?en:n.top===t&&n.right===e&&n.bottom===s&&n.left===i?n:n={top:t,right:e,bottom:s,left:i}}
const _g=mc(),Pg=mc(),bt=({paddingTop:n,paddingRight:t,paddingBottom:e,paddingLeft:s},i)=>Pg(Math.max((0,k.Il)(n,i),0),Math.max((0,k.Il)(t,i),0),Math.max((0,k.Il)(
e,i),0),Math.max((0,k.Il)(s,i),0)),$=({left:n,right:t})=>n+t,z=({top:n,bottom:t})=>n+t;function $g(n,t){const e=new Ie(n);return e.border=gt(n.style),e.padding=
bt(n.style,t),e}function V(n,t,e,s){if(typeof n=="string"||n.percent!==0&&t===void 0)return;if(n.fills)return Math.max((t??0)-zg(n.fills,s,t??0),e);const i=(0,k.
Il)(n,t??0);return Math.max(s.boxSizing==="border-box"?Math.max(i,e):i+e,0)}const zg=(n,{marginLeft:t,marginRight:e,marginTop:s,marginBottom:i},o)=>n==="across"?
W(t,o)+W(e,o):W(s,o)+W(i,o);function yt(n,t,e,s){const i=V(t.maxWidth,e,s,t)??1/0,o=V(t.minWidth,e,s,t)??0;return Math.max(Math.min(n,i),o,s)}function It(n,t,e,s){
const i=V(t.maxHeight,e,s,t)??1/0,o=V(t.minHeight,e,s,t)??0;return Math.max(Math.min(n,i),o,s)}function nn(n,t,e){const s=t.aspectRatio??1;return t.boxSizing===
"border-box"?n*s:Math.max(n-e.down,0)*s+e.across}function wc(n,t,e){const s=t.aspectRatio??1;return t.boxSizing==="border-box"?n/s:Math.max(n-e.across,0)/s+e.down}
function Un(n,t,e,s){if(t.aspectRatio===void 0||t.width!=="auto")return n;const i=V(t.maxHeight,e,s.down,t),o=V(t.minHeight,e,s.down,t),r=i===void 0?n:Math.min(
n,nn(i,t,s));return o===void 0?r:Math.max(r,nn(o,t,s))}function bc({left:n,right:t,top:e,bottom:s,direction:i},{width:o,height:r}){const a=(g,m)=>g==="auto"||g.
percent!==0&&m===void 0?void 0:(0,k.Il)(g,m??0),[c,d,l,f]=[a(n,o),a(t,o),a(e,r),a(s,r)],h=d===void 0?void 0:-d,u=(i==="rtl"?h??c:c??h)??0,p=l??-(f??0);return u===
0&&p===0?void 0:{x:u,y:p}}const Dg=({color:{color:n,alpha:t}})=>{const e={fill:{paint:n,alpha:t}};return()=>e},Ti=2e4,yc=.55,Fg=.35;function*Gg(n,t,e,{styler:s,
spend:i}){const{attributes:o}=n,r=(m,w)=>kt(o.get(m),w,e.em)??0,a={x:r("x",e.width),y:r("y",e.height),width:r("width",e.width),height:r("height",e.height),across:0,
down:.5},c=Hg(n,t,s,a),d=new Kg(s,i,c.width);yield*d.read(n,t);const{lines:l}=d;l.at(-1).length===0&&l.pop();const f=jg(l);let h=c.y+(c.height-f.reduce((m,w)=>m+
w,0))*c.down;const u=Math.min((0,N.Kf)(l.map(Ug)),c.width),p=c.x+(c.width-u)*c.across,g=[];for(const[m,w]of l.entries()){yield Ti;const[b]=w;if(!b){h+=f[m];continue}
const{textAlign:y,fontSize:x}=b.style,S=y==="center"?"middle":y==="right"||y==="end"?"end":"start",v=S==="middle"?.5:S==="end"?1:0,T=c.across>0?p+u*v:c.x+c.width*
v;for(const[E,{text:C,style:A,isApart:G}]of w.entries()){const Y=E===0?{x:T,y:h+f[m]/2+Fg*x}:{x:void 0,y:void 0},st={...A,drawn:{...A.drawn,anchor:S}};g.push({text:E>
0&&G?` ${C}`:C,style:st,paintIn:Dg(A),...Y,dx:0,dy:0})}h+=f[m]}return g}function Hg(n,t,e,s){const[i,...o]=(0,R.ZE)(n);if(!i?.isHtml||o.length>0)return s;const{
style:r}=e.styleOf(i,t,void 0);if(r.display!=="flex"||r.flexDirection!=="row")return s;const{width:a}=s,[c,d]=[W(r.marginLeft,a),W(r.marginTop,a)],[l,f]=[(0,k.Il)(
r.paddingLeft,a),(0,k.Il)(r.paddingTop,a)],h=a-c-l-W(r.marginRight,a)-(0,k.Il)(r.paddingRight,a);return{x:s.x+c+l,y:s.y+d+f,width:typeof r.width=="object"?(0,k.
Il)(r.width,a):h,height:typeof r.height=="object"?(0,k.Il)(r.height,s.height):0,across:xc[r.justifyContent]??0,down:typeof r.height=="object"?xc[r.alignItems]??
0:0}}function jg(n){const t=[];for(const e of n)t.push(e.length===0?t.at(-1)??0:(0,N.Kf)(e.map(({style:s})=>Bs(s))));return t}const xc={center:.5,"flex-end":1,end:1},
Ug=n=>n.reduce((t,{text:e,style:s,isApart:i})=>t+(e.length+(i?1:0))*yc*s.fontSize,0);class Kg{styler;spend;room;lines=[[]];width=0;count=0;isApart=!1;constructor(t,e,s){
this.styler=t,this.spend=e,this.room=s}*read(t,e){for(const s of t.children)if(yield Ti,this.spend(0),s.kind==="text")yield*this.words(s,e.style);else if(s.name===
"br")this.end(!0);else if(s.isHtml){const i=this.styler.styleOf(s,e,void 0);if(i.style.display==="none")continue;const o=!i.style.display.startsWith("inline");o&&
this.end(),yield*this.read(s,i),o&&this.end()}}*words({value:t},e){if(e.visibility!=="visible")return;const s=e.whiteSpace!=="nowrap"&&e.whiteSpace!=="pre";for(const i of t.
match(/\s+|\S+/g)??[]){if(/^\s/.test(i)){this.isApart=!0;continue}this.spend(i.length),++this.count%50===0&&(yield 50*Ti);const o=(i.length+(this.isApart?1:0))*
yc*e.fontSize;s&&this.width>0&&this.width+o>Math.max(this.room,e.fontSize)*1.1&&this.end(),this.lines.at(-1).push({text:i,style:e,isApart:this.isApart}),this.width+=
o,this.isApart=!1}}end(t=!1){(t||this.lines.at(-1).length>0)&&this.lines.push([]),[this.width,this.isApart]=[0,!1]}}const Yg=10,Ii=({name:n})=>n==="linearGradie\
nt"||n==="radialGradient";function kc(n,t,e){const s=[n];for(;s.length<Yg;){const i=t((0,R.Ci)(s.at(-1)));if(!i||s.includes(i)||!e(i))break;s.push(i)}return s}function Xg(n,t,{
box:e,room:s,measures:i}){const o=J=>{for(const{attributes:q}of n)if(q.has(J))return q.get(J)},r=o("gradientUnits")!=="userSpaceOnUse",[a,c,d,l]=e;if(d-a<=0&&r||
l-c<=0&&r)return;const f=Qe(o("gradientTransform"))??Zg,h=r?(0,U.lw)(f,[d-a,0,0,l-c,a,c]):f,[u,p,g,m]=h;if(!(Math.abs(u*m-p*g)>1e-12))return;const w=r?{width:1,
height:1}:i,b=(J,q,wt)=>kt(o(J)??q,wt,i.em)??0,y=(J,q)=>b(J,q,w.width),x=(J,q)=>b(J,q,w.height),S=(0,U.zl)((0,U.DI)(h),(0,U.XM)(e,s));if(n[0].name==="linearGrad\
ient"){const[J,q,wt,Jt]=[y("x1","0%"),x("y1","0%"),y("x2","100%"),x("y2","0%")],[se,xe]=[wt-J,Jt-q],sr=se*se+xe*xe,Ut=Oc(S).map(([Mn,Tv])=>((Mn-J)*se+(Tv-q)*xe)/
sr),As=Mc(t,o("spreadMethod"),(0,N.YG)(Ut),(0,N.Kf)(Ut)),{from:On,to:Ls}=As,ir=[J+On*se,q+On*xe,J+Ls*se,q+Ls*xe];return Sc(ir,h,As.stops,S)}const[v,T]=[y("cx","\
50%"),x("cy","50%")],E=b("r","50%",Math.hypot(w.width,w.height)/Math.SQRT2),[C,A]=[o("fx")===void 0?v:y("fx","50%"),o("fy")===void 0?T:x("fy","50%")];if(!(E>0))
return;const G=Math.min(Math.max(b("fr","0%",Math.hypot(w.width,w.height)/Math.SQRT2),0),E),Y=C===v&&A===T&&G===0?o("spreadMethod"):void 0,st=(0,N.Kf)(Oc(S).map(
([J,q])=>Math.hypot(J-v,q-T)))/E,mt=Mc(t,Y,0,st);return Sc([C,A,G,v,T,E*mt.to],h,mt.stops,S)}const Oc=([n,t,e,s])=>[[n,t],[e,t],[n,s],[e,s]],Vg=2e3;function Mc(n,t,e,s){
const i={from:0,to:1,stops:n};if(t!=="repeat"&&t!=="reflect")return i;const[o,r]=[Math.min(Math.floor(e),0),Math.max(Math.ceil(s),1)],a=r-o;if(!(a*n.length<=Vg))
return i;const c=n.map(l=>({...l,at:1-l.at})).reverse(),d=[];for(let l=o;l<r;l++)for(const f of t==="reflect"&&l%2!==0?c:n)d.push({...f,at:(l-o+f.at)/a});return{
from:o,to:r,stops:d}}const Kn=1e3,Zg=[1,0,0,1,0,0],Sc=(n,t,e,s)=>({coordinates:n.map(i=>i*Kn),matrix:(0,U.lw)([1/Kn,0,0,1/Kn,0,0],t),stops:e,box:s.map(i=>i*Kn)}),
Jg=1e-6,qg=256,Qg=({fill:n,stroke:t})=>(n&&"stops"in n.paint?n.paint.stops.length:0)+(t&&"stops"in t.color?t.color.stops.length:0);class t0{styler;find;leaveOut;gradients=new Map;constructor(t,e,s){
this.styler=t,this.find=e,this.leaveOut=s}make(t,{style:e},s){const{fill:i,fillOpacity:o,hasHoles:r,isStrokeUnder:a}=e.drawn,{box:c}=t,[d,l,f,h]=c,u=f>d&&h>l?this.
paintOf(i,o,e,{box:c,room:0,measures:s}):void 0,p=this.strokeOf(e,c,s);if(!(!u&&!p))return{kind:"shape",path:t.path,fill:u&&{...u,hasHoles:r},stroke:p,isStrokeUnder:a}}textPaint(t,e){
const{fill:s,fillOpacity:i,stroke:o,isStrokeUnder:r}=t.drawn;if(!(!this.colorOf(s,t)&&!this.colorOf(o,t)))return a=>({fill:this.paintOf(s,i,t,{box:a,room:0,measures:e}),
stroke:this.strokeOf(t,a,e),isStrokeUnder:r})}strokeOf({drawn:t,...e},s,i){const o=Math.hypot(i.width,i.height)/Math.SQRT2,r=(0,k.Il)(t.strokeWidth,o);if(!(r>Jg))
return;const{cap:a,join:c,miter:d,isUnscaled:l}=t,f=r*Math.max(d,Math.SQRT2)/2,h=this.paintOf(t.stroke,t.strokeOpacity,{...e,drawn:t},{box:s,room:f,measures:i});
if(!h)return;const u=t.dashes.map(m=>(0,k.Il)(m,o)),p=u.some(m=>m>0)?u.length%2===1?[...u,...u]:u:[],g=(0,k.Il)(t.dashOffset,o);return{color:h.paint,alpha:h.alpha,
width:r,cap:a,join:c,miter:d,dashes:p,dashOffset:g,isUnscaled:l}}paintOf(t,e,s,i){const o=this.gradientOf(t);if(o){const a=Xg(o.chain,o.stops,i);return a&&{paint:a,
alpha:o.alpha*e}}const r=this.colorOf(t,s);return r&&{paint:r.color,alpha:r.alpha*e}}gradientOf(t){const e=typeof t=="object"&&"id"in t?this.gradient(t.id):void 0;
return e&&e.stops.length>1?e:void 0}colorOf(t,e){if(t==="none")return;if(t==="current")return e.color;if(!("id"in t))return t;const s=this.gradient(t.id);if(!s)
return this.colorOf(t.otherwise,e);const[i]=s.stops;return i&&{color:i.color,alpha:i.alpha*s.alpha}}gradient(t){if(this.gradients.has(t))return this.gradients.get(
t);const e=this.find(t);e&&!Ii(e)&&this.leaveOut(e.name);const s=e&&Ii(e)?this.readGradient(e):void 0;return this.gradients.set(t,s),s}readGradient(t){const e=kc(
t,this.find,Ii),s=e.find(c=>(0,R.ZE)(c).some(({name:d})=>d==="stop")),i=[];for(const c of s?(0,R.ZE)(s):[]){if(c.name!=="stop"||i.length===qg)continue;const{style:d}=this.
styler.styleOf(c,this.styler.start,void 0),l=c.attributes.get("offset")??"0",f=Math.min(Math.max(kt(l,1,16)??0,i.at(-1)?.at??0),1);i.push({at:f,color:d.stopColor.
color,alpha:d.stopColor.alpha*d.stopOpacity})}const[o,r]=[i[0],i.at(-1)];o&&o.at>0&&i.unshift({...o,at:0}),r&&r.at<1&&i.push({...r,at:1});const a=i[0]?.alpha??1;
return a===1||i.some(c=>c.alpha!==a)?{chain:e,stops:i,alpha:1}:{chain:e,stops:i.map(c=>({...c,alpha:1})),alpha:a}}}const vc=16,e0=2e4;class n0 extends zn{turn;parts=[];starts=[];length=0;first=[
0,0];constructor(t){super(),this.turn=t}move(t,e){super.move(t,e),this.first=[t,e]}line(t,e){this.add(this.x,this.y,t,e),super.line(t,e)}curve(t,e,s,i,o,r){const a=[
this.x,this.y];let[c,d]=a;for(let l=1;l<=vc;l++){const[f,h]=(0,U.xk)(a,[t,e],[s,i],[o,r],l/vc);this.add(c,d,f,h),[c,d]=[f,h]}super.curve(t,e,s,i,o,r)}close(){this.
add(this.x,this.y,...this.first),super.close()}add(t,e,s,i){const[o,r]=(0,U.Gd)(this.turn,t,e),[a,c]=(0,U.Gd)(this.turn,s,i),d=Math.hypot(a-o,c-r);!(d>0)||this.
parts.length===e0||(this.parts.push({x:o,y:r,angle:Math.atan2(c-r,a-o)}),this.starts.push(this.length),this.length+=d)}}function*s0(n,t){const e=new n0(Qe(n.attributes.
get("transform"))??[1,0,0,1,0,0]);yield*Fn(e,n,t);const{parts:s,starts:i,length:o}=e;return{parts:s,starts:i,length:o}}const i0=2e4,o0=40,r0=200,a0=400,c0=1e4,d0=new Set(
["tspan","a","textPath"]);function*l0(n,t,e){const s=[];yield*Tc(n,t,{pen:{xs:[0],y:0,dx:0,dy:0,path:void 0,isSpaced:!0},runs:s,tools:e});const o=u0(n,t.measures);
o&&s[0]&&(s[0]={...s[0],length:o});const r=s.at(-1);return r&&!r.style.whiteSpace.startsWith("pre")&&(s[s.length-1]={...r,text:r.text.trimEnd()}),s}function*Tc(n,t,e){
const{styled:s,measures:i}=t,{pen:o,tools:r}=e,a=n.attributes.get("space"),c=a===void 0?t.keepsSpace===!0:a==="preserve";f0(o,n,i),n.name==="textPath"&&(yield*h0(
o,n,i,r));for(const d of n.children)if(yield i0,d.kind==="text")p0(d,c,t,e);else if(!d.isHtml&&d0.has(d.name)){yield*r.styler.findRules(d);const l=r.styler.styleOf(
d,s,void 0);if(l.style.display==="none")continue;yield*Tc(d,{styled:l,measures:{...i,em:l.style.fontSize},keepsSpace:c},e)}n.name==="textPath"&&(o.path=void 0)}
function f0(n,{attributes:t},{width:e,height:s,em:i}){const o=t.get("x");if(o!==void 0){const a=ki(o,c0),c=kt(o,e,i);n.xs=a.length>1?a:c===void 0?[]:[c]}const r=(a,c)=>kt(
t.get(a),c,i);n.y=r("y",s)??n.y,n.dx+=r("dx",e)??0,n.dy+=r("dy",s)??0}function*h0(n,t,e,{maker:s,spend:i}){const o=s.find((0,R.Ci)(t));if(!o||!Oi.has(o.name))return;
const{attributes:r}=o;i((r.get("d")??r.get("points")??"").length);const a=yield*s0(o,e);i(a.parts.length*o0),n.path=a,n.xs=[kt(t.attributes.get("startOffset"),a.
length,e.em)??0],n.y=0}function u0({attributes:n},{width:t,em:e}){const s=kt(n.get("textLength"),t,e),i=n.get("lengthAdjust")?.trim()==="spacingAndGlyphs";return s!==
void 0&&s>0?{length:s,scales:i}:void 0}function p0({value:n},t,{styled:{style:e},measures:s},i){const{pen:o,runs:r,tools:a}=i,c=t||e.whiteSpace.startsWith("pre");
let d=c?n.replace(/\s/g," "):n.replace(/\s+/g," ");!c&&o.isSpaced&&(d=d.replace(/^ /,""));const l=a.maker.textPaint(e,s);if(d===""||!l||e.visibility!=="visible")
return;const f=e.drawn.stroke!=="none";(f||o.path)&&a.spend(d.length*(f?a0:r0)),o.isSpaced=d.endsWith(" ");const h=(g,m)=>{r.push({text:g,style:e,paintIn:l,x:m,
y:o.y,dx:o.dx,dy:o.dy,path:o.path}),[o.y,o.dx,o.dy]=[void 0,0,0]},u=o.xs.length>1?Array.from(d):[],p=Math.min(o.xs.length,u.length);for(let g=0;g<p-1;g++)h(u[g],
o.xs[g]);h(p>1?u.slice(p-1).join(""):d,o.xs[Math.max(p-1,0)]),o.xs=o.xs.slice(Math.max(p,1))}class g0 extends zn{vertices=[];first;move(t,e){super.move(t,e),this.
vertices.push(this.first={x:t,y:e,before:void 0,after:void 0})}line(t,e){const s=[t-this.x,e-this.y];super.line(t,e),this.add(t,e,s,s,!1)}curve(t,e,s,i,o,r,a=!1){
const[c,d]=[this.x,this.y];super.curve(t,e,s,i,o,r);const l=[o-c,r-d],f=Ic([t-c,e-d],[s-c,i-d],l),h=Ic([o-s,r-i],[o-t,r-e],l);this.add(o,r,f,h,a)}close(){const{
first:t}=this,e=this.vertices.at(-1);if(super.close(),!t||!e||e===t)return;const s=[t.x-e.x,t.y-e.y];s[0]===0&&s[1]===0||this.add(t.x,t.y,s,s,!1);const o=this.vertices.
at(-1);[o.after,t.before]=[t.after,o.before]}add(t,e,s,i,o){const r=this.vertices.at(-1);r&&!this.isWithin&&(r.after=s),this.isWithin=o,o||this.vertices.push({x:t,
y:e,before:i,after:void 0})}isWithin=!1}const Ic=(...n)=>n.find(([t,e])=>t!==0||e!==0)??[1,0];function m0({before:n,after:t}){const e=([r,a])=>Math.atan2(a,r)*180/
Math.PI;if(!n)return t?e(t):0;if(!t)return e(n);const[s,i]=[e(n),e(t)],o=((i-s)%360+540)%360-180;return s+o/2}const Wt=(n,{matrix:t,clip:e,clipHasHoles:s=!1,opacity:i=1}={})=>({
kind:"group",matrix:t,clip:e,clipHasHoles:s,opacity:i,nodes:n}),pe=(n,t,e,s)=>`${[n,t,e,s].map(et._).join(" ")} re`;function w0(n,t,e,s,{lineWidth:i,em:o}){const{
attributes:r}=n,a=(v,T)=>kt(r.get(v),T,o),c={width:a("markerWidth",100)??3,height:a("markerHeight",100)??3};if(c.width<=0||c.height<=0)return;const d=Te(n),l=d?
qe(d,tn(n),c):Ei,[f,h]=(0,U.Gd)(l,a("refX",d?.[2]??0)??0,a("refY",d?.[3]??0)??0),u=r.get("orient")?.trim()??"0",p=u==="auto-start-reverse"&&s==="markerStart",m=(u.
startsWith("auto")?m0(e)+(p?180:0):kt(u.replace(/deg$/,""),360,1)??0)*Math.PI/180,w=r.get("markerUnits")==="userSpaceOnUse"?1:i,[b,y]=[Math.cos(m)*w,Math.sin(m)*
w],x=(0,U.lw)([1,0,0,1,-f,-h],[b,y,-y,b,e.x,e.y]),S=/^(?:visible|auto)$/.test(r.get("overflow")??"")||/overflow\s*:\s*visible/.test(r.get("style")??"");return Wt(
[Wt(t,{matrix:l})],{matrix:x,clip:S?void 0:pe(0,0,c.width,c.height)})}const b0=1e4;function y0(n,t,e){const s=wt=>{for(const{attributes:Jt}of n)if(Jt.has(wt))return Jt.
get(wt)},[i,o,r,a]=t,[c,d]=[r-i,a-o],l=s("patternUnits")!=="userSpaceOnUse",f=(wt,Jt,se)=>(kt(s(wt),l?1:Jt,e.em)??0)*(l?se:1),[h,u]=[f("width",e.width,c),f("hei\
ght",e.height,d)];if(!(h>0)||!(u>0))return;const p=f("x",e.width,c)+(l?i:0),g=f("y",e.height,d)+(l?o:0),m=Qe(s("patternTransform"))??Ei,[w,b,y,x]=m;if(!(Math.abs(
w*x-b*y)>1e-12))return;const[S,v,T,E]=(0,U.zl)((0,U.DI)(m),t),[C,A]=[Math.floor((S-p)/h),Math.floor((v-g)/u)],[G,Y]=[Math.ceil((T-p)/h)-C,Math.ceil((E-g)/u)-A];
if(!(G*Y<=b0))return!1;const st=n.find(wt=>Te(wt)),mt=st&&Te(st),J=s("patternContentUnits")==="objectBoundingBox",q=mt?qe(mt,tn(st),{width:h,height:u}):J?[c,0,0,
d,0,0]:Ei;return{matrix:m,left:p+C*h,top:g+A*u,width:h,height:u,across:G,down:Y,content:q}}function x0(n,t,e){const{matrix:s,left:i,top:o,width:r,height:a,across:c,
down:d,content:l}=n,f=[Wt(t,{matrix:l})],h=pe(0,0,r,a),u=[];for(let p=0;p<d;p++)for(let g=0;g<c;g++)u.push(Wt(f,{matrix:[1,0,0,1,i+g*r,o+p*a],clip:h}));return Wt(
[Wt(u,{matrix:s})],e)}const Ei=[1,0,0,1,0,0],[Ec,Rc]=[.01,100];function k0([n]){if((0,O.aG)(n)==="normal"||(0,O.aG)(n)==="reset")return 1;const t=(0,H.pO)(n);if(!(t===
void 0||t<0))return t===0?1:Math.min(Math.max(t,Ec),Rc)}function Ac(n,t){const e=Math.min(Math.max(n.zoom*t,Ec),Rc),s=e/n.zoom;if(s===1)return n;const{lineHeight:i,
textIndent:o,underlineOffset:r}=n,a={zoom:e,fontSize:n.fontSize*s,textIndent:{px:o.px*s,percent:o.percent},letterSpacing:n.letterSpacing*s,wordSpacing:n.wordSpacing*
s,textStrokeWidth:n.textStrokeWidth*s,borderSpacingX:n.borderSpacingX*s,borderSpacingY:n.borderSpacingY*s};return typeof i=="object"&&"px"in i&&(a.lineHeight={px:i.
px*s}),r!==void 0&&(a.underlineOffset=r*s),{...n,...a}}const O0=new Set("defs symbol clipPath linearGradient radialGradient mask pattern marker filter title des\
c metadata style script animate animateTransform animateMotion set view cursor".split(" ")),Lc=20,Cc=100,M0=500,Bc=3e4,S0=new Set(["path","line","polyline","pol\
ygon"]),Nc={width:300,height:150};class Wc{tools;readOnce=0;named=new Map;outlines=new Map;shapes;clips;texts;styler;leaveOut;contents=new Map;constructor(t,e){
this.tools=t;const{styler:s,leaveOut:i}=t;[this.styler,this.leaveOut]=[s,i];for(const a of(0,R.Ky)(e)){const c=a.attributes.get("id");c!==void 0&&!a.isHtml&&!this.
named.has(c)&&this.named.set(c,a)}const o=a=>this.named.get(a);this.shapes=new t0(s,o,i);const r=a=>this.spend(a);this.clips=new Cg({find:o,leaveOut:i,spend:r}),
this.texts={maker:this.shapes,styler:s,spend:r}}*read(t,e){const{style:s}=e,i=(h,u)=>typeof h=="object"&&h.percent===0?h.px/s.zoom:u,o={width:i(s.width,Nc.width),
height:i(s.height,Nc.height)},r=s.zoom===1?void 0:[0,0,o.width,o.height],a=Te(t)??r,c=Ac(s,1/s.zoom),[,,d,l]=a??[0,0,o.width,o.height],f=yield*this.children(t,{
styled:{...e,style:c},measures:{width:d,height:l,em:c.fontSize},used:0,depth:0});return{drawing:{view:a,fit:tn(t),nodes:f},size:a&&!r?void 0:o}}*children(t,e){const s=[],
i=t.name==="switch"?Ag(t):(0,R.ZE)(t);for(const o of i){const r=yield*this.element(o,e);r&&s.push(r)}return s}spend(t){const{tally:e}=this.tools;if(e.drawn+=t+Cc,
e.drawn>L.bJ)throw(0,L.iY)()}*element(t,{styled:e,measures:s,used:i,depth:o}){const{name:r}=t;if(O0.has(r)||t.isHtml)return;this.spend(0);const{matcher:a}=this.
styler,c=a.work;yield*this.styler.findRules(t);const d=this.styler.styleOf(t,e,void 0);yield Bc+(a.work-c)*30;const{style:l}=d;if(l.display==="none")return;const f={
styled:d,measures:{...s,em:l.fontSize},used:i,depth:o+1};if(o>L.Ez)throw(0,L.DI)();if(Oi.has(r))return yield*this.shape(t,f);if(r==="text"){const u=yield*l0(t,f,
this.texts);return u.length===0?void 0:yield*this.wrap(t,f,[{kind:"text",runs:u}])}if(r==="g"||r==="a"||r==="switch")return yield*this.wrap(t,f,yield*this.children(
t,f));if(r==="svg")return yield*this.view(t,t,f);if(r==="image")return yield*this.image(t,f);if(r==="use")return yield*this.use(t,f);if(this.leaveOut(r),r!=="fo\
reignObject")return;const h=yield*Gg(t,d,f.measures,this.texts);return h.length===0?void 0:yield*this.wrap(t,f,[{kind:"text",runs:h}])}*shape(t,e){const{style:s}=e.
styled;if(s.visibility!=="visible")return;const i=yield*this.outlineOf(t,e.measures);if(i.isEmpty)return;this.spend(i.path.length);const o=[],r=yield*this.tiles(
i,e);r&&o.push(r);const{drawn:a}=s,c=r?{...e.styled,style:{...s,drawn:{...a,fill:"none"}}}:e.styled,d=this.shapes.make(i,c,e.measures);return this.spend(d?Qg(d)*
M0:0),d&&o.push(d),yield*this.addMarks(o,t,e),yield*this.wrap(t,e,o,{box:i.box})}*tiles(t,{styled:e,measures:s,used:i,depth:o}){const{fill:r,fillOpacity:a,hasHoles:c}=e.
style.drawn,d=typeof r=="object"&&"id"in r?this.named.get(r.id):void 0;if(d?.name!=="pattern")return;const l=kc(d,m=>this.named.get(m),({name:m})=>m==="pattern"),
f=y0(l,t.box,s),h=l.find(m=>(0,R.ZE)(m).length>0);if(f===!1&&this.leaveOut("pattern"),!f||!h)return;const u=yield*this.contentOf(h,s,i,o);if(!u)return;const{across:p,
down:g}=f;return this.spend((u.size+Cc)*p*g),yield p*g*500,x0(f,u.nodes,{clip:t.path,clipHasHoles:c,opacity:a})}*addMarks(t,e,{styled:s,measures:i,used:o,depth:r}){
const{drawn:a}=s.style,c=[a.markerStart,a.markerMid,a.markerEnd];if(!S0.has(e.name)||c.every(h=>h==="none"))return;const d=new g0;yield*Fn(d,e,i);const{vertices:l}=d,
f=(0,k.Il)(a.strokeWidth,Math.hypot(i.width,i.height)/Math.SQRT2);for(const[h,u]of l.entries()){const p=h===0?["markerStart"]:h<l.length-1?["markerMid"]:["marke\
rEnd"];l.length===1&&p.push("markerEnd");for(const g of p){const m=this.named.get(a[g]);if(m?.name!=="marker")continue;const w=yield*this.contentOf(m,i,o,r);if(!w)
continue;this.spend(w.size),yield Bc/10;const b=w0(m,w.nodes,u,g,{lineWidth:f,em:i.em});b&&t.push(b)}}}*contentOf(t,e,s,i){if(this.contents.has(t))return this.contents.
get(t);if(s>=Lc)return;this.contents.set(t,void 0);const[o,r]=[this.tools.tally.drawn,this.readOnce],a=this.styledOf(t),c=Te(t),d=c?{...e,width:c[2],height:c[3]}:
e,l=yield*this.children(t,{styled:a,measures:{...d,em:a.style.fontSize},used:s+1,depth:i+1}),f=this.tools.tally.drawn-o-(this.readOnce-r);this.readOnce+=f;const h={
nodes:l,size:f};return this.contents.set(t,h),h}styledOf(t){const e=[];for(let s=t;s&&!s.isHtml;s=s.parent)e.push(s);return e.reduceRight((s,i)=>this.styler.styleOf(
i,s,void 0),this.styler.start)}*mask(t,e,{measures:s,used:i,depth:o}){const r=this.named.get(t);if(r?.name!=="mask")return;const{attributes:a}=r,c=a.get("maskCo\
ntentUnits")==="objectBoundingBox",d=c&&!e?void 0:yield*this.contentOf(r,s,i,o);if(!d){this.leaveOut("mask");return}this.spend(d.size);const[l,f,h,u]=e??U.gF,[p,
g]=[h-l,u-f],m=Wt(d.nodes,{matrix:c?[p,0,0,g,l,f]:void 0}),w=a.get("maskUnits")!=="userSpaceOnUse",b=(E,C,A)=>kt(a.get(E)??C,w?1:A,s.em)??0,[y,x]=[b("x","-10%",
s.width),b("y","-10%",s.height)],[S,v]=[b("width","120%",s.width),b("height","120%",s.height)],T=w?e&&pe(l+y*p,f+x*g,S*p,v*g):pe(y,x,S,v);return{isAlpha:a.get("\
mask-type")==="alpha",nodes:[Wt([m],{clip:T})]}}*image(t,e){const{attributes:s}=t,{measures:i,styled:o}=e,r=(0,R.hE)(t),a=r===void 0||r===""?void 0:this.tools.imageAt(
r);if(!a||o.style.visibility!=="visible")return;const{width:c,height:d}=a.displayed,l=[kt(s.get("width"),i.width,i.em),kt(s.get("height"),i.height,i.em)],f=l[0]??
(l[1]===void 0?c:l[1]*c/d),h=l[1]??f*d/c;if(!(f>0)||!(h>0))return;const u=tn(t),p=(0,U.lw)([c,0,0,-d,0,d],qe([0,0,c,d],u,{width:f,height:h})),g=u.scaling==="sli\
ce"?pe(0,0,f,h):void 0,m=Wt([{kind:"image",image:a,matrix:p}],{matrix:Gn(t,i),clip:g});return yield*this.wrap(t,e,[m])}*outlineOf(t,e){const s=this.outlines.get(
t);if(s)return s;const i=new zn,{attributes:o}=t,r=o.get("d")??o.get("points");return this.spend(r?.length??0),yield*Fn(i,t,e),r!==void 0&&this.outlines.set(t,i),
i}*wrap(t,e,s,{inner:i,box:o}={}){const{style:r}=e.styled,a=r.opacity*(r.filter?.opacity??1);if(s.length===0||a===0)return;const c=T0(t,r,e.measures),d=c&&i?(0,U.
lw)(i,c):i??c,l=typeof r.clipPath=="string"?yield*this.clips.read(r.clipPath,o):void 0,f=/^url\(\s*["']?#([^"')]*)/.exec(v0(t,"mask"))?.[1],h=f===void 0?void 0:
yield*this.mask(f.trim(),o,e),[u]=s,{mixBlendMode:p}=r,g=r.filter?.overlays,m=p!==void 0||g!==void 0;if(!d&&!l&&!h&&!m&&a===1&&s.length===1)return u;const w=s.length===
1&&a<1&&!m?E0(u,a):void 0;return{...Wt(w?[w]:s,{matrix:d,clip:l?.path,clipHasHoles:l?.hasHoles??!1,opacity:w?1:a}),mask:h,blend:p,overlays:g}}*view(t,e,s){const{
measures:i,styled:o}=s,r=(g,m)=>kt(t.attributes.get(g)??e.attributes.get(g),m,i.em),[a,c]=[r("width",i.width)??i.width,r("height",i.height)??i.height];if(a<=0||
c<=0)return;const d=Te(e),l={...i,width:d?.[2]??a,height:d?.[3]??c},f=yield*this.children(e,{...s,measures:l});if(f.length===0)return;const h=d&&qe(d,tn(e),{width:a,
height:c}),u=o.style.overflow==="hidden"||e.name==="symbol",p=Wt([Wt(f,{matrix:h})],{clip:u?pe(0,0,a,c):void 0});return yield*this.wrap(t,s,[p],{inner:Gn(t,i)})}targetOf(t){
return this.named.get((0,R.Ci)(t))}*use(t,e){const s=this.targetOf(t);if(!s||e.used>=Lc)return;const i={...e,used:e.used+1};if(s.name==="symbol"||s.name==="svg")
return yield*this.view(t,s,i);const o=yield*this.element(s,i);return o&&(yield*this.wrap(t,e,[o],{inner:Gn(t,e.measures)}))}}const v0=({attributes:n},t)=>n.get(
t)?.trim()??"";function T0({attributes:n},{transform:t,transformOrigin:e},s){let i=t.length===0?Qe(n.get("transform")):I0;for(const a of t)i=(0,U.lw)(a.kind==="\
matrix"?a.values:[1,0,0,1,a.x.px,a.y.px],i);if(!i||e===xt.DI.transformOrigin)return i;const[o,r]=[(0,k.Il)(e[0],s.width),(0,k.Il)(e[1],s.height)];return(0,U.lw)(
(0,U.lw)([1,0,0,1,-o,-r],i),[1,0,0,1,o,r])}const I0=[1,0,0,1,0,0];function E0(n,t){if(n.kind!=="shape")return;const{fill:e,stroke:s}=n;if(e&&!s&&!("stops"in e.paint))
return{...n,fill:{...e,alpha:e.alpha*t}};if(s&&!e)return{...n,stroke:{...s,alpha:s.alpha*t}}}var Ct=I(54093);const R0=32;class A0{comparisons=0;most=0;depth=0;scope;siblings=new WeakMap;ends=new WeakMap;among=new WeakMap;places=new WeakMap;get work(){
return this.comparisons}matches({compounds:t},e){this.depth===0&&(this.most=Math.min(this.comparisons+L.Hb,L.Hk)),this.depth++;const s=this.from(t,0,e);return this.
depth--,s}from(t,e,s){const i=t[e];if(!this.has(i,s))return!1;if(e+1===t.length)return!0;switch(i.combinator){case">":return s.parent!==void 0&&this.from(t,e+1,
s.parent);case" ":for(let o=s.parent;o;o=o.parent)if(this.from(t,e+1,o))return!0;return!1;case"+":{const o=this.siblingsOf(s)[s.index-1];return o!==void 0&&this.
from(t,e+1,o)}case"~":{const o=this.siblingsOf(s);for(let r=s.index-1;r>=0;r--)if(this.from(t,e+1,o[r]))return!0;return!1}default:return!0}}has({name:t,id:e,classes:s,
attributes:i,pseudos:o},r){if(++this.comparisons>this.most)throw(0,L.$)();if(t!==void 0&&t!==r.name||e!==void 0&&e!==r.attributes.get("id"))return!1;for(const a of s)
if(!r.classes.has(a))return!1;for(const a of i)if(this.comparisons+=Math.floor((r.attributes.get(a.name)?.length??0)/R0),!L0(a,r))return!1;for(const a of o)if(!this.
is(a,r))return!1;return!0}is(t,e){switch(t.kind){case"nth":{const s=t.ofType?this.placeOfType(e):this.placeOf(e);return Pc(t.fromEnd?s.last:s.first,t.a,t.b)}case"\
nth-of":{const s=this.placesAmong(t,e),i=s.get(e);return i!==void 0&&Pc(t.fromEnd?s.size-i+1:i,t.a,t.b)}case"is":return t.selectors.some(s=>this.matches(s,e));case"\
not":return!t.selectors.some(s=>this.matches(s,e));case"has":return t.selectors.some(s=>this.hasRelative(s,e));case"scope":return e===this.scope;case"root":return e.
parent===void 0;case"empty":return e.children.every(s=>s.kind==="text"&&s.value==="");case"first-node":return this.endsOf(e.parent)?.first===e;case"last-node":return this.
endsOf(e.parent)?.last===e;case"link":return e.name==="a"&&e.attributes.has("href");case"defined":return!e.isHtml||!e.name.includes("-");case"form":return eg(e,
t.state);case"lang":{const s=(0,R.G7)(e);return s===t.language||s.startsWith(`${t.language}-`)}case"never":return!1}}hasRelative(t,e){const s=this.scope;this.scope=
e;const{compounds:i}=t,o=i.at(-2).combinator,r=i.length>2||o===" ";let a;if(o===" "||o===">")a=this.someOf(this.childrenOf(e),0,t,r);else if(o==="~"||r)a=this.someOf(
this.siblingsOf(e),e.index+1,t,r);else{const c=this.siblingsOf(e)[e.index+1];a=c!==void 0&&this.matches(t,c)}return this.scope=s,a}someOf(t,e,s,i){for(let o=e;o<
t.length;o++){const r=t[o];if(this.matches(s,r)||i&&this.someOf(this.childrenOf(r),0,s,!0))return!0}return!1}siblingsOf(t){return t.parent?this.childrenOf(t.parent):
[t]}childrenOf(t){let e=this.siblings.get(t);return e||this.siblings.set(t,e=(0,R.ZE)(t)),e}endsOf(t){if(!t)return;let e=this.ends.get(t);return e||(e={first:t.
children.find(_c),last:t.children.findLast(_c)},this.ends.set(t,e)),e}placeOf(t){return{first:t.index+1,last:this.siblingsOf(t).length-t.index}}placesAmong(t,e){
const s=e.parent??e;let i=this.among.get(t);i||this.among.set(t,i=new WeakMap);let o=i.get(s);if(o)return o;i.set(s,o=new Map);for(const r of this.siblingsOf(e))
t.selectors.some(a=>this.matches(a,r))&&o.set(r,o.size+1);return o}placeOfType(t){const e=this.places.get(t);if(e)return e;const s=this.siblingsOf(t);this.comparisons+=
s.length;const i=new Map;for(const{name:r}of s)i.set(r,(i.get(r)??0)+1);const o=new Map;for(const r of s){const a=(o.get(r.name)??0)+1;o.set(r.name,a),this.places.
set(r,{first:a,last:i.get(r.name)-a+1})}return this.places.get(t)}}const _c=n=>n.kind==="element"||/[^ \t\n\r\f]/.test(n.value);function Pc(n,t,e){if(t===0)return n===
e;const s=(n-e)/t;return s>=0&&Number.isInteger(s)}function L0({name:n,matcher:t,value:e,ignoresCase:s},{attributes:i}){const o=i.get(n);if(o===void 0)return!1;
if(t===void 0)return!0;const[r,a]=s?[o.toLowerCase(),e.toLowerCase()]:[o,e];switch(t){case"=":return r===a;case"~=":return a!==""&&r.split(/\s+/).includes(a);case"\
|=":return r===a||r.startsWith(`${a}-`);case"^=":return a!==""&&r.startsWith(a);case"$=":return a!==""&&r.endsWith(a);case"*=":return a!==""&&r.includes(a);default:
return!1}}class C0{rules=new Map;constructor(t){for(const e of t)for(const s of B0(e.selector.compounds[0])){const i=this.rules.get(s);i?i.push(e):this.rules.set(
s,[e])}}of({name:t,classes:e,attributes:s}){const i=s.get("id");return[t,"*",...[...e].map(r=>`.${r}`),...i===void 0?[]:[`#${i}`]].flatMap(r=>{const a=this.rules.
get(r);return a?[a]:[]})}}function B0({id:n,classes:t,name:e,pseudos:s}){if(n!==void 0)return[`#${n}`];if(t.length>0)return[`.${t[0]}`];if(e!==void 0)return[e];
for(const i of s){if(i.kind!=="is")continue;const o=new Set(i.selectors.map(({compounds:r})=>r[0].name??"*"));if(!o.has("*"))return o}return["*"]}const N0={inline:"\
block","inline-block":"block","inline-flex":"flex","inline-grid":"grid","inline-table":"table"},W0=n=>N0[n]??(n.startsWith("table-")&&n!=="table-caption"?"block":
n),_0=[["borderTopStyle","borderTopWidth"],["borderRightStyle","borderRightWidth"],["borderBottomStyle","borderBottomWidth"],["borderLeftStyle","borderLeftWidth"],
["outlineStyle","outlineWidth"],["columnRuleStyle","columnRuleWidth"]],sn=({position:n})=>n==="absolute"||n==="fixed";function $c(n,t){for(const[r,a]of _0)n[r]===
"none"||n[r]==="hidden"?n[a]=0:n[a]>0&&(n[a]=Math.max(Math.floor(n[a]+.001),1));sn(n)&&(n.float="none");const e=t.display==="flex"||t.display==="inline-flex"||t.
display==="grid"||t.display==="inline-grid";n.display!=="none"&&n.display!=="contents"&&(n.float!=="none"||sn(n)||e)&&(n.display=n.display.startsWith("table-")&&
!e?"block":W0(n.display)),n.writingMode!==t.writingMode&&$0(n,e),n.lineClamp!==void 0&&n.display.endsWith("flex")&&(n.display=n.display==="flex"?"block":"inline\
-block"),n.display!=="inline"&&!e&&typeof n.height=="object"&&n.height.fills&&!sn(n)&&(n.height={px:0,percent:1});const{translate:s,rotate:i,scale:o}=n;return s.
length+i.length+o.length>0&&(n.transform=[...s,...i,...o,...n.transform]),n.overflow!=="visible"&&(n.isInScroller=n.overflow==="scroll"),n.isInScroller&&n.whiteSpace===
"pre"&&P0(n),n.backgroundClip==="text"&&U0(n),G0(n,t),n}function P0(n){n.whiteSpace="pre-wrap",n.overflowWrap==="normal"&&(n.overflowWrap="break-word")}function $0(n,t){
n.display==="inline"&&(n.display="inline-block"),z0.has(n.display)&&!t&&n.width==="auto"&&n.float==="none"&&!sn(n)&&(n.width="fit-content"),n.display==="table-c\
ell"&&(n.verticalAlign=D0[n.textAlign]??"top")}const z0=new Set(["block","list-item","flex","grid"]),D0={center:"middle",right:"bottom",end:"bottom"},F0=8;function G0(n,t){
const{display:e,float:s}=n,o=s!=="none"||sn(n)||e.startsWith("inline-")||e==="table"||e==="none"?[]:t.decorations;if(n.textDecorationLine.size===0){n.decorations=
o;return}const r=[...n.textDecorationLine].map(a=>({line:a,style:n.textDecorationStyle,paint:n.textDecorationColor??n.textFillColor??n.color,size:n.fontSize,thickness:n.
textDecorationThickness,offset:n.underlineOffset??(n.isUnderlinedBelow?"under":void 0)}));n.decorations=[...o,...r].slice(-F0)}const H0={color:[0,0,0],alpha:1},
zc=({backgroundClip:n,backgroundImage:t})=>n==="text"&&t.length>0&&!t.some(e=>"stops"in e);function j0(n){const{filter:t,backgroundColor:e,backgroundImage:s,backgroundClip:i}=n;
if(!t||t.shadows.length===0)return!0;const o=i!=="text"&&((e?.alpha??0)>0||s.length>0);return o&&(n.boxShadow=[...n.boxShadow,...t.shadows]),o}function U0(n){const t=(n.
textFillColor??n.color).alpha<1,e=t?n.backgroundImage.find(a=>"stops"in a):void 0,s=e?.stops.find(({paint:{alpha:a}})=>a>0)?.paint,{backgroundColor:i}=n,o=i&&i.
alpha>0?i:void 0,r=s??o??(zc(n)?H0:void 0);r&&t&&(n.color={...r},n.textFillColor=void 0),n.textFill=e&&s&&e.kind!=="conic"?{gradient:e,paint:n.color}:void 0,n.backgroundColor=
void 0,n.backgroundImage=[]}class K0{characters=0;depth=0;calls=0;beginElement(){this.calls=0}addCalls(t){if(this.calls+=t,this.calls>L.AV)throw(0,L.qM)()}add(t){
if(this.characters+=t,this.characters>L.xH)throw(0,L.qM)()}inside(t){if(this.depth>=L.hH)throw(0,L._u)();this.depth++;const e=t();return this.depth--,e}}class Ri{parent;replaced;registered;hasOwn=!1;own=new Map;known=new Map;open=new Set;constructor(t,e,s){
this.parent=t,this.replaced=e,this.registered=s}inside(){return new Ri(this,this.replaced,this.registered)}set(t,e){this.own.set(t,e),this.registered.get(t)?.inherits===
!1&&(this.hasOwn=!0)}replaceIn(t){return this.replaced.inside(()=>this.replaceAll(t))}replaceAll(t){const e=[];for(const[i,o]of Ph(t))t.slice(Math.max(i-3,0),i).
toLowerCase()==="var"&&e.push({from:i-3,end:o});this.replaced.addCalls(e.length);const s=this.replaceWithin({value:t,calls:e,next:0},0,t.length);return this.replaced.
add(Math.max(t.length,s?.length??0)),s}replaceWithin(t,e,s){const i=[];let o=0,r=e;for(let a=t.calls[t.next];a&&a.from<s;a=t.calls[t.next]){t.next++,i.push(t.value.
slice(r,a.from));const c=this.lookUp(t,a.from+4,a.end);if(c===void 0)return;if(o+=c.length,o>L.uN)throw(0,L.qM)();for(i.push(c),r=a.end+1;t.next<t.calls.length&&
t.calls[t.next].from<a.end;)t.next++}return i.push(t.value.slice(r,s)),i.join("")}lookUp(t,e,s){const i=e+Kt(t.value.slice(e,s),0,","),o=this.valueOf(t.value.slice(
e,i).trim());return o!==void 0||i>=s?o:this.replaced.inside(()=>this.replaceWithin(t,i+1,s)?.trim())}valueOf(t){const e=this.own.get(t),s=this.registered.get(t);
if(e===void 0)return s?.inherits===!1||!this.parent?s?.initial:this.parent.valueOf(t);if(this.known.has(t))return this.known.get(t);if(this.open.has(t))return;const i=e.
trim().toLowerCase();if(i==="initial"||i==="unset"&&s?.inherits===!1)return s?.initial;if(i==="inherit"||i==="unset")return this.parent?.valueOf(t);this.open.add(
t);const o=this.replaceIn(e);return this.open.delete(t),this.known.set(t,o),o}}const Dc={before:"before",after:"after",marker:"marker","first-letter":"first-let\
ter","first-line":"first-line",placeholder:"placeholder","-webkit-input-placeholder":"placeholder","-webkit-progress-value":"bar","-webkit-meter-optimum-value":"\
bar","-webkit-meter-suboptimum-value":"suboptimal-bar","-webkit-meter-even-less-good-value":"worst-bar","-moz-progress-bar":"bar"},Fc=n=>Object.hasOwn(Dc,n)?Dc[n]:
void 0,Ai=500;function Gc(n,t,e,s){if(e!==void 0&&e.length>Ai)return;const i=n.map(({order:r})=>r).join(),o=t.map(({name:r,value:a})=>`${r}:${a}`).join(";");return o.
length>Ai?void 0:`${s??""}${i}|${o}|${e??""}`}const Li="-octavo-body-color",Y0=new Set(["color",Li,"direction","font","font-family","font-size","font-style"]),X0=new Set(
["font-size","color",Li,"zoom"]),V0=new Set(["color","fontSize","fontSizedBy"]),Z0=new Set(["direction","unicodeBidi","zoom","ownFont"]),[J0,q0,Hc,Q0]=[0,1,2,3],
Ci=4,jc=2e4,tm=5e4;class Bi{sheets;page;families;ignored=new Map;matcher=new A0;index;nodes=new Map;inline=new Map;replaced=new K0;shared=new WeakMap;unknown=[];rem=16;bodyColor;work=0;declared=0;valued=0;mostValued=0;found;constructor(t,e,s=new Lr){
this.sheets=t,this.page=e,this.families=s,t.layers.number();for(const i of t.ignored)this.ignored.set(i,1);this.index=new C0(t.rules)}takeWork(){const{work:t}=this;
return this.work=this.matcher.work*30+this.replaced.characters*60+this.declared*300+this.valued*200+this.sheets.rules.length*500,this.work-t}get start(){return{
style:xt.DI,variables:new Ri(void 0,this.replaced,this.sheets.registered)}}*findRules(t){const e=[];let{work:s}=this.matcher;for(const i of this.index.of(t))for(const o of i)
this.matcher.matches(o.selector,t)&&e.push(o),!(this.matcher.work-s<tm)&&({work:s}=this.matcher,yield this.takeWork());this.found={element:t,rules:e}}styleOf(t,e,s){
const i=this.rulesOf(t),o=[],r=new Set;for(const f of i){const{pseudoElement:h}=f.selector;if(h===void 0)Uc(o,f);else{const u=Fc(h);u&&r.add(u)}}const a=(0,at.iw)(
t,s);for(const f of a)o.push({declaration:f,tier:q0,layer:0,specificity:0,order:0});const c=t.attributes.get("style");if(c!==void 0)for(const f of this.declarationsOf(
c))o.push({declaration:f,tier:Q0+(f.important?Ci:0),layer:0,specificity:0,order:0});const d=t.parent===void 0?void 0:Gc(i,a,c),l=this.share(d,o,e,t.parent===void 0);
return t.name==="body"&&(this.bodyColor??=l.style.color),t.parent===void 0&&(this.rem=l.style.fontSize/l.style.zoom),{...l,pseudos:[...r].sort()}}pseudoStyle(t,e,s){
const i=[],o=this.rulesOf(t).filter(({selector:{pseudoElement:r}})=>r!==void 0&&Fc(r)===e);for(const r of o)Uc(i,r);return this.share(Gc(o,[],void 0,e),i,s,!1)}styleFrom(t,e){
const s=t.map((i,o)=>({declaration:i,tier:Hc,layer:0,specificity:0,order:o}));return this.apply(s,e,!1)}rulesOf(t){return this.found?.element!==t&&(0,Ct.z)(this.
findRules(t)),this.found.rules}declarationsOf(t){let e=this.inline.get(t);return e||(e=Yt(t),this.inline.size<jc&&this.inline.set(t,e)),e}share(t,e,s,i){if(t===
void 0)return this.apply(e,s,i);let o=this.shared.get(s.style);o||this.shared.set(s.style,o=new Map);let r=o.get(t);if(r?.variables===s.variables)for(const a of r.
unknown)this.ignore(a);else this.unknown=[],r={styled:this.apply(e,s,i),variables:s.variables,unknown:this.unknown},o.set(t,r);return r.styled}ignoreHere(t){this.
ignore(t),this.unknown.push(t)}ignore(t){this.ignored.set(t,(this.ignored.get(t)??0)+1)}apply(t,e,s){if(this.declared+=t.length,t.length>L.iN)throw(0,L.F1)();this.
replaced.beginElement(),this.mostValued=this.valued+O.Zc,t.sort((l,f)=>l.tier-f.tier||l.layer-f.layer||l.specificity-f.specificity||l.order-f.order);const i=this.
scopeOf(t,e),o=this.animate(t,i),r=this.zoom(e.style,o,i),a=(0,xt.lM)(r);for(const l of o)Y0.has(l.name)?this.set(a,l,r,i,s):l.name==="all"&&Kc(a,l.value,r,!0);
Fh(a,r),this.findFont(a);const{fontSize:c,fontSizedBy:d}=a;for(const l of o){const{name:f,value:h}=l;f==="all"?Kc(a,h,r,!1):!X0.has(f)&&!f.startsWith("--")&&this.
set(a,l,r,i,s),f==="font"&&Object.assign(a,{fontSize:c,fontSizedBy:d})}return this.findFont(a),zc(a)&&this.ignoreHere("background-clip"),j0(a)||this.ignoreHere(
"filter"),{style:$c(a,r),variables:i}}findFont(t){this.families.isEmpty||(t.ownFont=this.families.find(t))}zoom(t,e,s){const i=e.findLast(({name:a})=>a==="zoom"),
o=i&&Ni(i.value,s),r=o===void 0?void 0:k0(this.nodesOf(o)??[]);return r===void 0?t:Ac(t,r)}animate(t,e){const s=t.map(({declaration:c})=>c),{keyframes:i}=this.sheets;
if(i.size===0)return s;const o=Wp(s,i,c=>Ni(c,e));if(o.length===0)return s;const r=t.findIndex(({tier:c})=>c>=Ci),a=r<0?s.length:r;return[...s.slice(0,a),...o,...s.
slice(a)]}scopeOf(t,{variables:e}){const s=t.filter(({declaration:o})=>o.name.startsWith("--"));if(s.length===0&&!e.hasOwn)return e;const i=e.inside();for(const{
declaration:o}of s)i.set(o.name,o.value);return i}set(t,{name:e,value:s},i,o,r){const a=t.direction==="rtl"?fp(e):e,c=Object.hasOwn(_n,a)?_n[a]:void 0;if(!c){a===
Li?t.color=this.bodyColor??t.color:Ca(a,s)&&this.ignoreHere(a);return}const d=Ni(s,o);if(d===void 0)return Wi(t,c,i,"unset");const l=d.trim().toLowerCase();if(l===
"inherit"||l==="initial"||l==="unset"||l==="revert"||l==="revert-layer")return Wi(t,c,i,l);const f=d.length<Ai?d.length:ur(d);if(this.valued+f>this.mostValued)return this.
ignoreHere(a);this.valued+=f;const h=this.nodesOf(d);if(!h||h.length===0)return;const p={...{em:t.fontSize,rem:r?t.fontSize/t.zoom:this.rem,zero:()=>hr(t),pageWidth:this.
page.width,pageHeight:this.page.height,zoom:t.zoom},parent:i,own:t},g=c.read(h,p);!g&&(h.length>Ia||Aa.test(d))&&this.ignoreHere(a),g&&Object.assign(t,g)}nodesOf(t){
if(this.nodes.has(t))return this.nodes.get(t);const e=(0,O.wK)(t);return this.nodes.size<jc&&this.nodes.set(t,e),e}}const Ni=(n,t)=>/var\(/i.test(n)?t.replaceIn(
n):n;function Uc(n,{declarations:t,selector:{specificity:e},order:s,isUsual:i,layer:{rank:o}}){for(const r of t){const{important:a}=r,c=(i?J0:Hc)+(a?Ci:0);n.push(
{declaration:r,tier:c,layer:a?-o:o,specificity:e,order:s})}}const em=new Set(Object.keys(xt.AG));function Wi(n,{keys:t},e,s){for(const i of t){const o=s==="inhe\
rit"||s!=="initial"&&em.has(i);n[i]=(o?e:xt.DI)[i]}}function Kc(n,t,e,s){const i=t.trim().toLowerCase();if(i!=="initial"&&i!=="unset"&&i!=="inherit")return;const o=Object.
keys(xt.DI).filter(r=>V0.has(r)===s&&!Z0.has(r));Wi(n,{keys:o},e,i)}const nm=`
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
`,Yn=[];class im{pairs=Yn;get(t){const{pairs:e}=this;for(let s=0;s<e.length;s+=2)if(e[s]===t)return e[s+1]}set(t,e){const{pairs:s}=this,i=s.indexOf(t),o=i<0?s:[
...s.slice(0,i),...s.slice(i+2)];this.pairs=o.concat([t,e])}}class nt{style;inner="blocks";children=Yn;inlines=Yn;element=null;span=Yc;known=new im;constructor(t){
this.style=t}add(t){this.children===Yn?this.children=[t]:this.children.push(t)}get isApart(){return this.isPositioned||this.style.float!=="none"}get isPositioned(){
return this.style.position==="absolute"||this.style.position==="fixed"}}Object.assign(nt.prototype,{isLegend:!1,isOnLine:!1,isItem:!1,keepsNext:!1,isFluid:!1,widening:0,
rank:0});const Yc={columns:1,rows:1};var om=I(42973),Re=I(9876),rm=I(71642);const _i=2e4;class Pi{heights;most;starts=[0];found=0;constructor(t,e){this.heights=
t,this.most=e}changeFrom(t,e){this.most=e,this.starts.length=Math.min(this.starts.length,t+1),this.found=Math.min(this.found,t)}heightOf(t){return t<_i?Math.max(
this.heights(t),1):this.most}startOf(t){const{starts:e}=this,s=Math.min(t,_i);for(;e.length<=s;)e.push(e.at(-1)+this.heightOf(e.length-1));return e[s]+(t-s)*this.
most}endOf(t){return this.startOf(t)+this.heightOf(t)}at(t){if(t<this.startOf(1))return 0;if(this.startOf(this.found)<=t&&t<this.endOf(this.found))return this.found;
const{starts:e}=this;for(;e.at(-1)<=t&&e.length<=_i;)this.startOf(e.length);if(e.at(-1)<=t)return e.length-1+Math.floor((t-e.at(-1))/this.most);let[s,i]=[0,e.length-
1];for(;i-s>1;){const o=s+i>>1;e[o]<=t?s=o:i=o}return this.found=s,s}}var Ae=I(44233);const Xn=({box:n})=>n.style.float!=="none",$i=({y:n,height:t})=>n+t;class Le{waiting;next=0;placed=new Map;constructor(t){
this.waiting=t}static none=new Le([]);static*of({apart:t}){return t.length===0?Le.none:new Le(yield*(0,Ae.p9)(t.filter(Xn),(e,s)=>$i(e)-$i(s)))}takeAbove(t){const e=this.
waiting[this.next];if(!(!e||$i(e)>t))return this.next++,e}keep(t){return this.placed.set(t.laid,t),t}placedOf(t){return this.placed.get(t)}}function zi(n,t,e){const{
box:s,height:i,lines:o,turn:r,children:a}=n;if(i>t)return!1;const{breakInside:c}=s.style;return c==="avoid"||c==="avoid-column"&&e||s.inner==="image"||(r??a[0]?.
turn)!==void 0||s.keepsNext&&o.length>0||Vc(s.style)}function am(n,t){for(let e=n;e;e=e.children.find(({box:s})=>!s.keepsNext)){if(Xc(e,t))return!0;if(e.flow===
"bands")return e.children.some(s=>Xc(s,t));if(e.lines.length>0||e.columns)return!1}return!1}const Xc=({box:n,height:t},e)=>t>e&&n.style.breakInside==="avoid",Vc=({
transform:n})=>n.some(({kind:t})=>t==="matrix");function cm({box:n,height:t},e,s){const{position:i,transform:o}=n.style;if(i!=="absolute"||o.length===0)return;const r=o.
reduce((l,f)=>f.kind==="matrix"?l:l+(0,k.Il)(f.y,t),0),a=s.at(e+Vn),c=s.endOf(a)+Vn;return r<0&&e+r>s.startOf(a)-Vn&&e+t>c&&e+r+t<=c?a:void 0}const Vn=.01,Zn=n=>n===
"page"||n==="left"||n==="right"?"page":n==="column"?"column":void 0;function Zc(n){let t;for(let e=n;e;[e]=e.flow==="sequence"?e.children:[]){const s=Zn(e.box.style.
breakBefore);if(s==="page")return s;t??=s}return t}function dm(n){let t;for(let e=n;e;e=e.flow==="sequence"?e.children.at(-1):void 0){const s=Zn(e.box.style.breakAfter);
if(s==="page")return s;t??=s}return t}function lm(n,t,e,{orphans:s,widows:i}){const o=e-t<i?Math.max(e-i,n):t,r=n>0&&o-n<s?t:o;return r-n<s&&n===0?0:Math.max(r,
n===0?0:n+1)}const fm=20,hm=200;function Ce(n,t,e,s=Di()){for(let i=n,o=0;;){if(s.left--,zi(i,t,e))return o+i.height;if(i.columns)return o+Math.min(Ce(i.columns.
content,t,!0,s),i.height);const{lines:r,box:a,children:c}=i;if(r.length>0){const{orphans:h,widows:u}=a.style,p=r.length<h+u&&!s.isInItem,g=r[(p?r.length:Math.min(
h,r.length))-1];return o+Math.max(g.y+g.height,qc(i,s.isInItem))}if((i.head??i.foot)&&c.length>1){const{head:h,foot:u}=i,p=c.find(m=>m!==h&&m.children.length>0)?.
children[0],g=p?Ce(p,t,e,s):0;return o+(h?h.y+h.height:0)+g+(p&&u?u.height:0)}const[d]=c;if(!d)return o+(i.height>fm?0:i.height);if(i.flow==="bands")return s.isInItem=
Fi(i),o+d.y+Jc(pm(c),d.y,t,e,s);const[l]=i.apart,f=l&&Xn(l)&&l.y+l.height<=d.y+td?l:d;o+=f.y,i=f}}const Di=(n=!1)=>({left:hm,isInItem:n}),Fi=({box:n})=>n.inner===
"flex"||n.inner==="grid";function Jc(n,t,e,s,i){let o=0;const{isInItem:r}=i;for(const a of n){if(i.left<=0)break;i.isInItem=r;const c=Math.max(Ce(a,e,s,i),qc(a,
r));o=Math.max(o,a.y-t+Math.min(c,a.height)-Gi(a))}return o}function qc({lines:n,box:t,padding:e,border:s},i){const o=n.at(-1),{orphans:r,widows:a}=t.style;return!o||
n.length>(i?r:r+a-1)?0:o.y+o.height+e.bottom+s.bottom}const Gi=({box:n,sunk:t})=>n.style.verticalAlign==="middle"||n.style.verticalAlign==="bottom"?t:0;function um(n,t,e,s){
for(let i=n;i;[i]=i.children){const{box:o,lines:r,children:a,flow:c,columns:d}=i;if(zi(i,t,e))return!0;if(c==="bands")return s;if(r.length>0)return r.length<o.style.
orphans+o.style.widows;if(d!==void 0||a.length>1)return!1}return!0}function Qc({height:n,border:t,padding:e,contentWidth:s},i,o){const r=t.bottom+e.bottom+o;if(r<=
0)return 0;const a=n-t.bottom-e.bottom-i.y-i.height,c="box"in i?Math.max(W(i.box.style.marginBottom,s),i.after.size,0):0;return a>c+Vn?0:Math.max(r+a,0)}function pm(n){
let t=-1/0;for(const[e,{y:s,height:i}]of n.entries()){if(t!==-1/0&&s>=t)return n.slice(0,e);t=Math.max(t,s+i)}return n}const td=.05;function gm(n){const t=[];let e=-1/0;
for(const s of[...n].sort((i,o)=>i.y-o.y)){const i=t.at(-1);i&&(s.y<e-td||s.height===0&&s.y<=e)?i.push(s):t.push([s]),e=Math.max(e,s.y+s.height)}return t}function mm(n,t){
const{box:e,flow:s,children:i}=n,{flexDirection:o,flexWrap:r}=e.style,a=e.inner==="flex"&&!o.startsWith("column")&&r==="nowrap";if(s!=="bands"||!(a||e.inner==="\
grid"))return 0;const c=Hi(i);return c?Qc(n,c,t):0}function wm(n){return n.flow!=="bands"||Fi(n)?[]:n.children.map(t=>{const e=Hi(t.children)??t.lines.at(-1),s=e?
t.y+e.y+e.height-Gi(t):0;return[s,s+t.padding.bottom+t.border.bottom]})}const ed=(n,{children:t})=>{const e=t[t.indexOf(n)-1];return e?Math.max(n.y-e.y-e.height,
0):0},nd=({box:n,border:t})=>n.style.borderCollapse==="collapse"?t.top:0;function Hi(n){let t=n[0];for(const e of n)e.y+e.height>t.y+t.height&&(t=e);return t}function*Be(n,t,e){
yield rt/10;const s=[];for(const r of n.lines){const a=[];for(const{laid:c}of r.atoms)a.push(yield*Be(c,t+c.x,e+r.y+c.y));s.push({line:r,top:e+r.y,atoms:a})}const[
i,o]=[[],[]];for(const r of n.children)i.push(yield*Be(r,t+r.x,e+r.y));for(const r of n.apart)o.push(yield*Be(r,t+r.x,e+r.y));return{laid:n,x:t,top:e,bottom:e+n.
height,lines:(0,N.Hn)(s),children:(0,N.Hn)(i),apart:o,repeated:[],columns:n.columns?.whole}}class bm{from=[0];names=[""];set(t,e){this.from.at(-1)===t?this.names[this.
names.length-1]=e:this.names.at(-1)!==e&&(this.from.push(t),this.names.push(e))}of(t){const{from:e,names:s}=this;if(t>=e.at(-1))return s.at(-1);let[i,o]=[0,e.length-
1];for(;o-i>1;){const r=i+o>>1;e[r]<=t?i=r:o=r}return s[i]}}function*ym(n,t,e){const s=e===void 0?[]:yield*xm(n,e.height);if(s.length===0&&!(yield*Om(n)))return!1;
const i=new Set(s);n.pageName=n.style.pageName,n.widening=t(n.pageName)-t(""),n.isFluid=sd(n);const o=[n];for(let r=o.pop();r;r=o.pop()){yield rt/10;for(const a of Jn(
r))i.has(r)&&i.add(a),a.pageName=i.has(a)&&e!==void 0?e.name:a.style.pageName,a.isFluid=r.isFluid&&sd(a),r.isFluid&&a.pageName!==r.pageName&&(a.widening=t(a.pageName)-
t(r.pageName)),o.push(a)}return!0}function*xm(n,t){for(let e=n;e;){const s=Jn(e);let i=0;for(const{style:o}of s){if(yield rt/10,i>0&&Zn(o.breakBefore)==="page")
return s.slice(0,i);if(i++,i===1&&s.length>1&&km(o,t))return s.slice(0,1);if(Zn(o.breakAfter)==="page"&&i<s.length)return s.slice(0,i)}e=s.length===1?s[0]:void 0}
return[]}const km=({height:n,minHeight:t},e)=>[n,t].some(s=>typeof s=="object"&&s.percent===0&&s.px>e-2);function*Om(n){const t=[n];for(let e=t.pop();e;e=t.pop()){
if(yield rt/10,e.style.pageName!=="")return!0;(0,N.RZ)(t,Jn(e))}return!1}function*Mm(n){let t=0;const e=[[n,n.style.pageName]];for(let s=e.pop();s;s=e.pop()){const[
{children:i,inlines:o},r]=s;yield rt/10;const a=o.flatMap(c=>c.kind==="atom"||c.kind==="apart"?[c.box]:[]);for(const c of[...i,...a]){const{pageName:d}=c.style;
c.pageName===void 0&&d!==r&&t++,e.push([c,d])}}return t}const Jn=({inner:n,style:t,children:e})=>n==="blocks"&&t.transform.length===0?e.filter(({isApart:s})=>!s):
[],sd=({inner:n,style:{width:t,maxWidth:e}})=>(n==="blocks"||n==="lines")&&e==="none"&&(t==="auto"||typeof t=="object"&&t.px===0&&t.percent===1);function Sm(n){
let t="";for(let e=n;e?.pageName!==void 0;[e]=Jn(e))t=e.pageName;return t}function id(n){let t;for(let e=n;e?.box.pageName!==void 0;e=e.children[0])t=e.box.pageName;
return t}function vm(n){let t;for(let e=n;e?.box.pageName!==void 0;e=e.children.at(-1))t=e.box.pageName;return t}const od=(n,t)=>n&&(0,rm.OD)(n)?[...t,{on:()=>({})}]:
t;function rd(n,t){return!n||n.length===0||t.some(({isFilter:e})=>e)?[]:[{on:()=>({overlays:n}),isFilter:!0},{on:()=>({opacity:1})}]}class ji{fragments;scale;last=0;constructor(t,e){
this.fragments=t,this.scale=e}pageAt(t){return this.fragments.at(t+.05)}wholePage(t){const{width:e,height:s}=this.sizeOf(t);return`0 0 ${e} ${s} re`}moved(t,e,s){
let i;for(const o of s){const r=o.on(t).matrix;r&&(i=i?(0,U.lw)(r,i):r)}return i?(0,U.zl)(i,e):e}rectangle(t,e,s,i,o){const[r,a]=[this.x(t,e),this.y(t,o)];return`${[
r,a,(i-e)*this.scale,(o-s)*this.scale].map(et.id).join(" ")} re`}}class Ne extends ji{composition;box;most;refuse;names=new bm;areas=[];settled=0;open=new Map;constructor(t,e,s,i,o){
super(new Pi(r=>this.areaOf(r).height/s,e.heightOf("")/s),s),this.composition=t,this.box=e,this.most=i,this.refuse=o}pageOf(t){return t}rename(t,e){this.names.of(
t)!==e&&(this.names.set(t,e),this.areas.length=Math.min(this.areas.length,t),this.fragments.changeFrom(t,this.box.heightOf(e)/this.scale))}wideningOn(t,e){const{
box:s,names:i,scale:o}=this;return(s.widthOf(i.of(t))-s.widthOf(e))/o}sizeOf(t){return this.areaOf(t).page}snap(t,e){const s=this.fragments.startOf(t);return s+
Math.floor(e-s+.5)}x(t,e){return this.areaOf(t).left+e*this.scale}y(t,e){const{page:s,top:i}=this.areaOf(t);return s.height-i-(e-this.fragments.startOf(t))*this.
scale}sheet(t){const{sheets:e}=this.composition;if(t>=this.most)throw this.refuse(this.most);for(;e.length<=t;){const{width:s,height:i}=this.sizeOf(e.length);this.
composition.sheet(s,i)}return e[t]}draw(t,e,s,...i){const o=this.sheet(t);this.enterScopes(o,t,s),this.put(o,e,i)}put(t,e,s){t.draw(e,...s)}link(t,e,s,{target:i,
contents:o},r){this.sheet(t).link(e,this.moved(t,s,r),i,o)}*settle(t){const{sheets:e}=this.composition;for(const s=Math.min(this.pageAt(t),e.length);this.settled<
s;this.settled++)yield*this.composition.settle(e[this.settled])}close(){for(const t of this.open.keys())this.enterScopes(this.sheet(t),t,[])}areaOf(t){return this.
areas[t]??=this.box.areaOf(t,this.names.of(t))}enterScopes(t,e,s){let i=this.open.get(e);i||this.open.set(e,i=[]);let o=0;for(;o<i.length&&o<s.length&&i[o]===s[o];)
o++;for(;i.length>o;i.pop())t.leave();for(const r of s.slice(o))t.enter(r.on(e)),i.push(r)}}const ad=1e9,Tm=500;function*cd(n,t){const e=[t];for(let s=e.pop();s;s=
e.pop()){yield Tm;const{laid:i,top:o,bottom:r,lines:a,children:c,apart:d,columns:l}=s;if(n.y(0,o)<=0||i.box.replaced&&n.y(0,r)<0)return!1;if(i.box.style.overflow!==
"hidden"){for(const{line:f,top:h,atoms:u}of a){if(n.y(0,h+f.height/2)<0)return!1;for(const p of u)e.push(p)}for(const f of[...c,...d])e.push(f);if(l)return!1}}return!0}
class qn extends ji{around;page;start;bound=new WeakMap;constructor(t,e,s=t.fragments.startOf(e)){super(new Pi(()=>ad,ad),t.scale),this.around=t,this.page=e,this.
start=s}snap(t,e){return this.around.snap(this.page,e+this.start)-this.start}pageOf(){return this.page}x(t,e){return this.around.x(this.page,e)}y(t,e){return this.
around.y(this.page,e+this.start)}sheet(){return this.around.sheet(this.page)}wideningOn(t,e){return this.around.wideningOn(this.page,e)}sizeOf(){return this.around.
sizeOf(this.page)}draw(t,e,s,...i){this.around.draw(this.page,e,this.bindAll(s),...i)}link(t,e,s,i,o){this.around.link(this.page,e,s,i,this.bindAll(o))}moved(t,e,s){
return this.around.moved(this.page,e,this.bindAll(s))}bindAll(t){return t.map(e=>{let s=this.bound.get(e);return s||this.bound.set(e,s={on:()=>e.on(this.page)}),
s})}}const Im=1,Em=.5,Ui=.1;function*dd(n,t,e){const{count:s}=n,i=g=>Math.floor(g/s),o=yield*ld(n,g=>t.roomOf(i(g)).height,t.most,e),r=i(o.last),c=(n.fillsFirst||
s===1||t.depth>Im?void 0:yield*Am(n,t,{row:r,full:o},e))??o,d=yield*Cm(c,s),l=[];for(let g=0;g<=r;g++){const{top:m,height:w}=t.roomOf(g),b=g===r?c.height??d[g]:
d[g],y=t.isOpen||g===r?b??0:w,x=l.at(-1);l.push({top:t.isOpen?x?x.top+x.height:0:m,height:y})}const{content:f,fragments:h,last:u,isDivided:p}=c;return{content:f,
fragments:h,rows:l,last:u,isDivided:p}}function*ld({content:n},t,e,s){const i=new Pi(t,e),o=s(i),r=yield*o.place(n,0,0,0),a=Rm(r),c=Math.max(o.pageOf(a-2*Ui),0),
{excess:d,isDivided:l}=o;return{content:r,fragments:i,last:c,excess:d,isDivided:l,end:a}}function Rm({lines:n,children:t,apart:e,top:s}){let i=s;for(const{line:o,
top:r}of n)i=Math.max(i,r+o.height);for(const{bottom:o}of t)i=Math.max(i,o);for(const{bottom:o,laid:r}of e)r.box.style.float!=="none"&&(i=Math.max(i,o));return i}
function*Am(n,t,{row:e,full:s},i){const{count:o}=n,r=e*o,a=t.roomOf(e).height,c=Math.max((s.content.bottom-s.fragments.startOf(r))/o,1),d=u=>Lm(n,t,{row:e,full:s,
height:u},i);let[l,f]=[c,c],h=yield*d(c);if(h)return{...h,height:c};for(let u=20;!h&&f<a;u*=2)[l,f]=[f,Math.min(f+u,a)],h=yield*d(f);for(;h&&f-l>Em;){const u=(l+
f)/2,p=yield*d(u);p?[h,f]=[p,u]:l=u}return h}function*Lm(n,t,{row:e,full:s,height:i},o){const{count:r}=n,a=e*r,d=yield*ld(n,l=>l<a?t.roomOf(Math.floor(l/r)).height:
i,t.most,o);return d.last<a+r&&d.excess<=s.excess+Ui?d:void 0}function*Cm({content:n,fragments:t},e){const s=[],i=r=>{const a=t.at(r-Ui),c=Math.floor(a/e);for(;s.
length<=c;)s.push(0);s[c]=Math.max(s[c],r-t.startOf(a))},o=[...n.children,...n.apart.filter(({laid:r})=>r.box.style.float!=="none")];for(const{line:r,top:a}of n.
lines)i(a+r.height);for(let r=o.pop();r;r=o.pop()){yield 1e3,i(r.bottom);for(const{line:a,top:c}of r.lines)i(c+a.height);for(const a of r.children)o.push(a)}return s}
class Bm{from=[0];shifts;constructor(t){this.shifts=[t]}at(t){let e=this.from.length-1;for(let s=0;s<e;){const i=s+e+1>>1,o=s===0&&e===this.from.length-1?e:i;this.
from[o]<=t+.001?s=o:e=o-1}return t+this.shifts[e]}move(t,e){const s=e-t;Math.abs(s-this.shifts.at(-1))<1e-4||(this.from.push(Math.max(t,this.from.at(-1))),this.
shifts.push(s))}}const Tt=.05,Nm={count:1,depth:0};class Qn{fragments;work;within;rename;excess=0;isDivided=!1;taken=0;end=0;isInItem=!1;constructor(t,e,s=Nm,i){
this.fragments=t,this.work=e,this.within=s,this.rename=i}get height(){return this.fragments.most-this.taken}endOf(t){return this.fragments.endOf(t)-this.taken}pageOf(t){
return this.fragments.at(t+Tt)}*place(t,e,s,i){const{end:o,isInItem:r}=this;this.end=0,this.isInItem=!1,yield rt/4,this.within.depth>0&&this.work.take();let a=s;
const c=zi(t,this.height-i,this.within.depth>0);c&&this.crosses(a,t.height)?a=this.next(a,i):(this.isCutAtEnd(t,a,i,o)||this.isCellCut(t,a,i))&&(a=this.next(a,i)),
(c||t.box.inner==="image")&&this.measure(a,t.height);const{children:d,apart:l,repeated:f}=Wm(t),h={laid:t,x:e,top:a,bottom:a+t.height,lines:_m,children:d,apart:l,
repeated:f};if(t.columns)yield*this.columns(h,i);else{const u=new Bm(a);let p=Le.none;t.lines.length>0?yield*this.lines(h,i,u,o,r):t.flow==="bands"?yield*this.bands(
h,i,u,o):(p=yield*Le.of(t),yield*this.sequence(h,i,u,o,{isInItem:r,floats:p})),yield*this.apart(h,i,u,p)}return h}crosses(t,e){return t+e>this.endOf(this.pageOf(
t))+Tt}isCutAtEnd(t,e,s,i){const{height:o}=t;if(t.flow!=="bands"||this.within.depth>0||o+i>this.height-s||this.isAtStart(e,s)||!this.crosses(e,o+i))return!1;const r=mm(
t,i);return r>0&&!this.crosses(e,o+i-r)}isCellCut(t,e,s){return this.within.depth>0||t.height>this.height-s||this.isAtStart(e,s)||!this.crosses(e,t.height)?!1:wm(
t).some(([i,o])=>!this.crosses(e,i)&&this.crosses(e,o))}measure(t,e){this.excess=Math.max(this.excess,t+e-this.endOf(this.pageOf(t))-Tt)}next(t,e){return this.fragments.
startOf(this.pageOf(t)+1)+e}nextForced(t,e,s){const{count:i}=this.within;return s==="page"&&(this.isDivided=!0),s==="column"?this.next(t,e):this.fragments.startOf(
(Math.floor(this.pageOf(t)/i)+1)*i)+e}isForcedNow(t,e,s){return t===void 0||t==="column"&&this.within.depth===0?!1:!this.isAtStart(e,s)||t==="page"&&this.pageOf(
e)%this.within.count>0}isAtStart(t,e){return t-this.fragments.startOf(this.pageOf(t))<=e+Tt}*columns(t,e){const{fragments:s,work:i}=this,o=t.laid.columns;!this.
isAtStart(t.top,e)&&this.crosses(t.top,Ce(o.content,this.height-e,!0))&&(t.top=this.next(t.top,e));const{top:r,laid:a}=t,c=this.pageOf(r),{whole:d}=o,l=d?.rows.
at(-1),f=l!==void 0&&!this.crosses(r,Math.max(a.height,l.top+l.height));if(d&&!d.isDivided&&f)t.columns=d;else{const u=m=>{const w=m===0?r:s.startOf(c+m)+e;return{
top:w-r,height:this.endOf(c+m)-w}},p=this.within.depth+1,g=m=>new Qn(m,i,{count:o.count,depth:p});t.columns=yield*dd(o,{roomOf:u,most:this.height-e,depth:p},g),
this.isDivided||=t.columns.isDivided}const h=t.columns.rows.at(-1);t.bottom=Math.max(r+h.top+h.height,t.columns===d?r+a.height:0)}*lines(t,e,s,i,o){const{laid:r}=t,
{lines:a,box:c}=r,d=a.at(-1),l=this.endOfLast(r,d,i),f=d.height+l<=this.height-e?d.height+l:d.height;let h=0;for(let p=0;p<a.length;p++){yield 2e3;const g=a[p],
m=s.at(g.y);if(!this.crosses(m,g===d?f:g.height)||this.isTall(g,e))continue;const w=lm(h,p,a.length,c.style),b=o&&w===0&&p>=c.style.orphans?p:w,y=s.at(a[b].y),x=this.
isAtStart(y,e)?p:b,S=s.at(a[x].y);this.isAtStart(S,e)||(s.move(a[x].y,this.next(S,e)),h=x,p=x)}const u=[];for(const p of a){yield 500;const g=s.at(p.y);this.isTall(
p,e)||this.measure(g,p.height);const m=p.atoms.length>0?[]:ts;let w=g+p.height;for(const{laid:b}of p.atoms){const y=yield*this.place(b,t.x+b.x,g+b.y,e);m.push(y),
w=Math.max(w,y.bottom)}w>g+p.height+Tt&&s.move(p.y+p.height,w),u.push({line:p,top:g,atoms:m})}t.lines=(0,N.Hn)(u),t.bottom=s.at(r.height)}isTall({height:t},e){return t>
this.height-e}endOfLast(t,e,s){return this.within.depth>0?0:Qc(t,e,s)}*sequence(t,e,s,i,{isInItem:o,floats:r}){const{laid:a}=t,{children:c,head:d,foot:l}=a;let f=e;
const h=this.taken;l&&l.height<=this.height/4&&(this.taken+=ed(l,a)+l.height);const u=this.taken>h,p=c.at(-1),g=p?this.endOfLast(a,p,i):0;for(const[m,w]of c.entries()){
const b=c[m-1];w===l&&(this.taken=h);const y=yield*this.floatsAbove(w.y,t,e,s,r);let x=s.at(w.y);const S=w===p?g:0,v=Math.max(b?t.children[m-1].bottom:t.top,y),
T=b&&(!this.isAtStart(v,f)||v-t.children[m-1].top>Tt),E=b&&this.rename?id(w):void 0,C=E!==void 0&&E!==vm(b),A=C?"page":fd(Zc(w),b&&dm(b));this.isForcedNow(A,v,f)?
x=this.nextForced(v,f,A)+Math.max(w.above??W(w.box.style.marginTop,a.contentWidth),0):T&&this.pageOf(x)>this.pageOf(v-2*Tt)?x=this.next(v-2*Tt,f):!this.isAtStart(
x,f)&&this.crosses(x,this.leastOf(w,x,f,S,o&&!b))?x=this.next(x,f):!this.isAtStart(x,f)&&this.needsNext({children:c,index:m,below:g},x,f)?x=this.next(x,f):b&&!b.
box.keepsNext&&!this.isAtStart(x,f)&&this.needsPages(w,f)&&(x=this.next(x,f)),C&&this.rename(this.pageOf(x),E),this.end=S,this.isInItem=o&&m===0;const G=yield*this.
place(w,t.x+w.x,x,f);s.move(w.y,G.top),s.move(w.y+w.height,G.bottom),t.children.push(G),w===d&&d.height<=this.height/2&&(f=e+nd(a)+Math.max((c[m+1]?.y??0)-d.y,d.
height))}t.bottom=Math.max(s.at(a.height),t.top),this.taken=h,d&&f>e&&(yield*this.repeatHead(t,e)),l&&u&&(yield*this.repeatFoot(t,l,e))}needsPages(t,e){return this.
within.depth===0&&am(t,this.height-e)}needsNext({children:t,index:e,below:s},i,o){let r=0;for(let a=e;a<t.length;a++){const c=t[a],d=a===e?0:c.y-t[a-1].y-t[a-1].
height;if(!c.box.keepsNext&&!this.avoids(c.box.style.breakAfter)&&!this.avoids(t[a+1]?.box.style.breakBefore)){if(a===e)return!1;if(e>0&&this.needsPages(c,o))return!0;
const l=a===t.length-1&&s>0;r+=d+(l?this.leastOf(c,i+r+d,o,s):Ce(c,this.height-o,this.within.depth>0));break}if(r+=d+c.height,r>this.height-o)return!1}return this.
crosses(i,r)&&r<=this.height-o}leastOf(t,e,s,i,o=!1){const r=this.height-s,a=this.within.depth>0,c=t.height+i,d=!this.crosses(e,t.height);if(i>0&&c<=r&&um(t,r,a,
d))return c;const l=Ce(t,r,a,Di(o));return l<=r?l:0}avoids(t){return t==="avoid"||t==="avoid-column"&&this.within.depth>0}*repeatHead(t,e){const{head:s}=t.laid,
i=t.children.find(({laid:r})=>r===s),o=(0,N.Kf)(t.children.map(({bottom:r})=>r));for(let r=this.pageOf(i.bottom-Tt)+1;r<=this.pageOf(o-2*Tt);r++){const a=this.fragments.
startOf(r)+e+nd(t.laid);t.repeated.push(yield*this.place(s,i.x,a,e))}}*repeatFoot(t,e,s){const i=t.children.find(({laid:c})=>c===e),o=this.pageOf(i.top),r=ed(e,
t.laid),a=new Map;for(const c of t.children)for(const d of c===i?[]:c.children){yield rt/10;const[l,f]=[this.pageOf(d.top),this.pageOf(d.bottom-2*Tt)];for(let h=l;h<=
f;h++)a.set(h,h<f?1/0:Math.max(a.get(f)??0,d.bottom+r))}for(const[c,d]of a){const l=Math.min(d,this.endOf(c)-e.height-r);c<o&&t.repeated.push(yield*this.place(e,
i.x,l,s))}}*bands(t,e,s,i){const{laid:o}=t,r=o.box.inner==="flex"?Hi(o.children):void 0,a=this.within.depth>0,c=Fi(o),d=new Map(o.children.map((f,h)=>[f,h])),l=[];
for(const f of gm(o.children)){const h=f[0].y,u=(0,N.Kf)(f.map(({y:T,height:E})=>T+E));let p=s.at(h);const g=l.length>0?f.map(Zc).reduce(fd,void 0):void 0,w=r!==
void 0&&f.includes(r)?this.endOfLast(o,r,i):0,b=f.length===1&&o.box.style.flexDirection.startsWith("column"),y=b&&w>0?this.leastOf(r,p,e,w):Jc(f,h,this.height-e,
a,Di(c)),x=!b&&w>0&&!this.crosses(p,u-h)&&this.crosses(p,u-h+w);this.isForcedNow(g,p,e)?p=this.nextForced(p,e,g):!this.isAtStart(p,e)&&(x||this.crosses(p,y))&&y<=
this.height-e&&(p=this.next(p,e)),this.measure(p,Math.min(y,this.height-e)),s.move(h,p);let S=p;const v=[];for(const T of f){this.end=b?w:0,this.isInItem=c;const E=p+
T.y-h,C=this.crosses(p,u-h)?Gi(T):0,A=yield*this.place(T,t.x+T.x,E-C,e);A.top+=C,C>0&&(A.bottom=Math.max(A.bottom,E+T.height)),v.push(A),S=Math.max(S,A.bottom+u-
T.y-T.height)}for(const T of v)T.laid.y+T.laid.height>u-Tt&&(T.bottom=S);for(const T of v)l.push(T);s.move(u,S)}l.sort((f,h)=>d.get(f.laid)-d.get(h.laid));for(const f of l)
t.children.push(f);t.bottom=Math.max(s.at(o.height),t.top)}*floatsAbove(t,e,s,i,o){let r=-1/0;for(let a=o.takeAbove(t+Tt);a;a=o.takeAbove(t+Tt)){const{bottom:c}=o.
keep(yield*this.placeApart(a,e,s,i)),d=a.y+a.height;c>i.at(d)+Tt&&i.move(d,c),r=Math.max(r,c)}return r}*apart(t,e,s,i){const{laid:o}=t;for(const r of o.apart){const a=i.
placedOf(r)??(yield*this.placeApart(r,t,e,s));t.apart.push(a),Xn(r)&&r.y+r.height<=o.height+Tt&&(t.bottom=Math.max(t.bottom,a.bottom+o.height-r.y-r.height))}}*placeApart(t,e,s,i){
const{position:o,top:r,bottom:a}=t.box.style,c=o==="fixed",d=c&&(r!=="auto"||a!=="auto"),l=t.isFromBottom?e.bottom-(e.laid.height-t.y):i.at(t.y),f=Xn(t)&&!this.
isAtStart(l,s)&&this.crosses(l,this.leastOf(t,l,s,0)),h=d?e.top+t.y:f?this.next(l,s):l,u=this.within.depth===0?cm(t,h,this.fragments):void 0,g=c||u!==void 0?yield*Be(
t,e.x+t.x,h):yield*this.place(t,e.x+t.x,h,s);return u!==void 0&&(g.onlyPage=u),g}}const Wm=({children:n,apart:t,head:e,foot:s})=>({children:n.length>0?[]:ts,apart:t.
length>0?[]:ts,repeated:e||s?[]:ts}),_m=[],ts=Object.freeze([]),fd=(n,t)=>n==="page"||t==="page"?"page":n??t;class Ki extends ji{around;owner;scopes;columns;placed;bound=new WeakMap;constructor(t,e,s){
super(e.columns.fragments,t.scale),this.around=t,this.owner=e,this.scopes=s,this.columns=e.laid.columns,this.placed=e.columns,this.last=this.placed.last}snap(t,e){
const s=this.above(t,e);return e+this.around.snap(this.partOf(t),s)-s}pageOf(t){return this.around.pageOf(this.partOf(t))}x(t,e){return this.around.x(this.partOf(
t),this.at(t).left+e)}y(t,e){return this.around.y(this.partOf(t),this.above(t,e))}sheet(t){return this.around.sheet(this.partOf(t))}wideningOn(){return 0}sizeOf(t){
return this.around.sizeOf(this.partOf(t))}draw(t,e,s,...i){const o=[...this.scopes,...s.map(r=>this.bind(r,t))];this.around.draw(this.partOf(t),e,o,...i)}link(t,e,s,i,o){
this.around.link(this.partOf(t),e,super.moved(t,s,o),i,this.scopes)}moved(t,e,s){return this.around.moved(this.partOf(t),super.moved(t,e,s),this.scopes)}above(t,e){
return this.at(t).top+e-this.fragments.startOf(t)}partOf(t){return this.around.pageAt(this.at(t).top)}at(t){return Yi(this.owner,this.columns,this.placed,t)}bind(t,e){
let s=this.bound.get(t);return s||this.bound.set(t,s=[]),s[e]??={on:()=>t.on(e)}}}function Yi({x:n,top:t,laid:e},{count:s,width:i,gap:o},{rows:r},a){const c=Math.
floor(a/s),d=r[Math.min(c,r.length-1)],l=a%s,f=e.box.style.direction==="rtl";return{left:n+(f?s-1-l:l)*(i+o),top:t+d.top,height:d.height}}function Pm(n,t,e){const{
style:s}=n.laid.box,{columnRuleWidth:i,columnRuleStyle:o,columnRuleColor:r}=s,a=n.laid.columns;if(i===0)return[];const c={...xt.DI,color:s.color,outlineWidth:0,
borderLeftWidth:i,borderLeftStyle:o,borderLeftColor:r},d={top:0,right:0,bottom:0,left:i},l=[];for(let f=1;f<=n.columns.last;f++){if(f%a.count===0)continue;const[
h,u]=[f-1,f].map(b=>Yi(n,a,n.columns,b).left),{top:p,height:g}=Yi(n,a,n.columns,f),m=(Math.max(h,u)+Math.min(h,u)+a.width)/2,w={left:m-i/2,right:m+i/2,top:p,bottom:p+
g};l.push({rect:w,style:c,border:d,padding:{...d,left:0},images:void 0,opacity:t,scopes:e})}return l}const zt=[[0,0],[0,0],[0,0],[0,0]];function es(n,t,e){const s=[
n.borderTopLeftRadius,n.borderTopRightRadius,n.borderBottomRightRadius,n.borderBottomLeftRadius].map(([l,f])=>[(0,k.S6)(l,t),(0,k.S6)(f,e)]),[i,o,r,a]=s,d=[[t,i[0]+
o[0]],[t,a[0]+r[0]],[e,i[1]+a[1]],[e,o[1]+r[1]]].reduce((l,[f,h])=>h>f&&h>0?Math.min(l,f/h):l,1);return s.map(([l,f])=>[l*d,f*d])}const Vt=(n,{top:t,right:e,bottom:s,
left:i})=>n.map(([o,r],a)=>{const c=a===0||a===3?i:e,d=a<2?t:s;return[Math.max(o-c,0),Math.max(r-d,0)]}),Et=({left:n,top:t,right:e,bottom:s},i)=>({left:n+i.left,
top:t+i.top,right:e-i.right,bottom:s-i.bottom});function Xi(n,t,{left:e,top:s,right:i,bottom:o}){const[r,a]=[Math.round(e),Math.round(i)],[c,d]=[n.snap(t,s),n.snap(
t,o)];return{...r<a?{left:r,right:a}:{left:e,right:i},...c<d?{top:c,bottom:d}:{top:s,bottom:o}}}const _t=(n,t)=>({x:e=>n.x(t,e),y:e=>n.y(t,e)});function Qt(n,t,e,s){
const[i,o]=[t===0?-1/0:n.startOf(t),n.endOf(t)],[r,a]=[Math.max(e.top,e.top<i-.05?i:e.top),Math.max(e.bottom>o+.05?o:e.bottom,e.top)];if(r===e.top&&a===e.bottom)
return{rect:e,corners:s};const[c,d]=[r===e.top,a===e.bottom],l=s.map((f,h)=>(h<2?c:d)?f:[0,0]);return{rect:{...e,top:r,bottom:a},corners:l}}const $m=(n,t,e,s)=>[
(0,et.id)(n),(0,et.id)(t),(0,et.id)(e-n),(0,et.id)(s-t),"re"].join(" ");function dt({left:n,top:t,right:e,bottom:s},i,o){if(i.every(([h,u])=>h<=0||u<=0))return $m(
o.x(n),o.y(s),o.x(e),o.y(t));const r=(h,u)=>`${(0,et.id)(o.x(h))} ${(0,et.id)(o.y(u))}`,[a,c,d,l]=i,f=1-et.yQ;return[`${r(n+a[0],t)} m`,`${r(e-c[0],t)} l`,`${r(
e-c[0]*f,t)} ${r(e,t+c[1]*f)} ${r(e,t+c[1])} c`,`${r(e,s-d[1])} l`,`${r(e,s-d[1]*f)} ${r(e-d[0]*f,s)} ${r(e-d[0],s)} c`,`${r(n+l[0],s)} l`,`${r(n+l[0]*f,s)} ${r(
n,s-l[1]*f)} ${r(n,s-l[1])} c`,`${r(n,t+a[1])} l`,`${r(n,t+a[1]*f)} ${r(n+a[0]*f,t)} ${r(n+a[0],t)} c`,"h"].join(" ")}function zm({left:n,top:t,right:e,bottom:s},i){
const o=([r,a])=>Math.PI/4*(3*(r+a)-Math.sqrt((3*r+a)*(r+3*a)));return i.reduce((r,a)=>r+o(a)-a[0]-a[1],2*(e-n+s-t))}const Dm=(n,{left:t,top:e,right:s,bottom:i})=>n.
left>t-ns&&n.top>e-ns&&n.right<s+ns&&n.bottom<i+ns,ns=.01;function Vi(n,t,{objectFit:e,objectPosition:[s,i]}){if(e==="fill")return n;const[o,r]=[n.right-n.left,
n.bottom-n.top],[a,c]=[o/t.width,r/t.height],d=Math.min(a,c),l=e==="cover"?Math.max(a,c):e==="none"?1:e==="scale-down"?Math.min(d,1):d,[f,h]=[t.width*l,t.height*
l],[u,p]=[n.left+(0,k.S6)(s,o-f),n.top+(0,k.S6)(i,r-h)];return{left:u,top:p,right:u+f,bottom:p+h}}function Fm(n,t,e){const[s,i]=[t.right-t.left,t.bottom-t.top];
switch(n.kind){case"polygon":return{clip:`${n.corners.map(([a,c])=>`${(0,et.id)(e.x(t.left+(0,k.S6)(a,s)))} ${(0,et.id)(e.y(t.top+(0,k.S6)(c,i)))}`).map((a,c)=>`${a}\
 ${c===0?"m":"l"}`).join(" ")} h`,hasHoles:n.hasHoles};case"ellipse":{const[o,r]=[(0,k.S6)(n.center[0],s),(0,k.S6)(n.center[1],i)],[a,c]=Gm(n,{cx:o,cy:r,width:s,
height:i}),[d,l]=[t.left+o,t.top+r],f=Array.from({length:4},()=>[a,c]);return{clip:dt({left:d-a,right:d+a,top:l-c,bottom:l+c},f,e)}}case"inset":{const[o,r,a,c]=n.
sides,d={left:t.left+(0,k.S6)(c,s),right:t.right-(0,k.S6)(r,s),top:t.top+(0,k.S6)(o,i),bottom:t.bottom-(0,k.S6)(a,i)},[l,f]=[Math.max(d.right-d.left,0),Math.max(
d.bottom-d.top,0)],h=[Math.min((0,k.S6)(n.radius,s),l/2),Math.min((0,k.S6)(n.radius,i),f/2)],u={left:d.left,top:d.top,right:d.left+l,bottom:d.top+f};return{clip:dt(
u,[h,h,h,h],e)}}}}function Gm({radii:n},{cx:t,cy:e,width:s,height:i}){const[o,r]=n,a=[[Math.abs(t),Math.abs(s-t)],[Math.abs(e),Math.abs(i-e)]],c=(l,f,h)=>typeof l==
"object"?Math.max((0,k.S6)(l,h),0):f.reduce((u,p)=>l==="closest-side"?Math.min(u,p):Math.max(u,p));if(r!==void 0)return[c(o,a[0],s),c(r,a[1],i)];const d=c(o,[...a[0],
...a[1]],Math.hypot(s,i)/Math.SQRT2);return[d,d]}const Hm=1e3;function jm(n,t,e){return n.kind==="linear"?Km(n,t,e):Xm(n,t,e)}const Um=({left:n,top:t,right:e,bottom:s},i)=>[
i.x(n),i.y(s),i.x(e),i.y(t)];function Km(n,t,e){const[s,i]=[t.right-t.left,t.bottom-t.top],[o,r]=[(t.left+t.right)/2,(t.top+t.bottom)/2],a=Ym(n.angle,s,i)*Math.
PI/180,c=Math.abs(s*Math.sin(a))+Math.abs(i*Math.cos(a)),[d,l]=[Math.sin(a)*c/2,-Math.cos(a)*c/2],{stops:f,from:h,to:u}=Zi(n,c),p=g=>[e.x(o+d*(2*g-1)),e.y(r+l*(2*
g-1))];return{coordinates:[...p(h),...p(u)],stops:f,box:Um(t,e)}}function Ym(n,t,e){if(typeof n=="number")return n;const{x:s,y:i}=n;if(s===0)return i<0?0:180;if(i===
0)return s<0?270:90;const o=Math.atan2(e,t)*180/Math.PI;return s>0?i<0?o:180-o:i<0?360-o:180+o}function Xm(n,t,e){const[s,i]=[t.right-t.left,t.bottom-t.top],[o,
r]=[(0,k.S6)(n.center[0],s),(0,k.S6)(n.center[1],i)],[a,c]=Vm(n,{cx:o,cy:r,width:s,height:i}),{stops:d,from:l,to:f}=Zi(n,a),h=e.x(1)-e.x(0),u=[h,0,0,h*(c/a),e.x(
t.left+o),e.y(t.top+r)],p=2*Math.max(s,i)*Math.max(a/c,1);return{coordinates:[0,0,Math.max(l,0)*a,0,0,f*a],stops:d,matrix:u,box:[-p,-p,p,p]}}function Vm({extent:n,
isCircle:t},{cx:e,cy:s,width:i,height:o}){const r=[Math.abs(e),Math.abs(i-e)],a=[Math.abs(s),Math.abs(o-s)],c=n.startsWith("closest")?Math.min:Math.max,[d,l]=[Math.
max(c(r[0],r[1]),.01),Math.max(c(a[0],a[1]),.01)],f=n.endsWith("corner");if(t){const h=f?Math.hypot(d,l):c(d,l);return[h,h]}return f?[d*Math.SQRT2,l*Math.SQRT2]:
[d,l]}function Zi({stops:n,repeats:t},e){const s=Zm(n,e),[i,o]=[s[0],s.at(-1)],r=n.map(({paint:c},d)=>({paint:c,at:s[d]})),a=o-i;if(!t&&a>1e-4&&s.at(-2)===o)return r.
push({paint:r.at(-1).paint,at:o+a/10}),Ji(r,i,o+a/10);if(t&&a>1e-4&&a<1){const c=Math.min(Math.ceil(1/a)+1,Math.floor(Hm/r.length)),d=Array.from({length:c},(l,f)=>r.
map(({paint:h,at:u})=>({paint:h,at:u+f*a}))).flat();return Ji(d,i,i+c*a)}return Ji(r,i,a>1e-4?o:i+1e-4)}function Ji(n,t,e){const s=n.map(({paint:o,at:r})=>({...o,
at:Math.min(Math.max((r-t)/(e-t),0),1)}));return{stops:s.flatMap((o,r)=>{if(o.alpha>0)return[o];const a=[s[r-1],s[r+1]].filter(c=>c!==void 0&&c.alpha>0);return a.
length===0?[o]:a.map(c=>({...o,color:c.color}))}),from:t,to:e}}function Zm(n,t){const e=n.map(({at:o},r)=>o?t>0?(0,k.S6)(o,t)/t:0:r===0?0:r===n.length-1?1:void 0);
let s=-1/0;const i=e.map(o=>o===void 0?void 0:s=Math.max(s,o));return i.map((o,r)=>{if(o!==void 0)return o;let[a,c]=[r,r];for(;i[a]===void 0;)a--;for(;i[c]===void 0;)
c++;return i[a]+(i[c]-i[a])*(r-a)/(c-a)})}const Jm=n=>({...n,stops:n.stops.map(t=>{const{alpha:e}=t.paint;return{...t,paint:{color:[e,e,e],alpha:1}}})});class qm{boxes;constructor(t){
this.boxes=t}*enter(t,e,s){const{style:i}=t.laid.box,{mixBlendMode:o,clipPath:r,filter:a}=i,c=i.opacity*(a?.opacity??1);if(e*c===0)return 0;const d=rd(a?.overlays,
s),l=d.length>0,f=o!==void 0||l||c<1&&(yield*tw(t)),h=l?e*c:c;f&&s.push({on:()=>({opacity:h,...o!==void 0&&{blend:o}})}),typeof r=="object"&&s.push(this.shapeOf(
r,t)),i.mask&&(yield*this.mask(t,i.mask,s));for(const u of d)s.push(u);return l?1:f?e:e*c}*mask({laid:t,x:e,top:s,bottom:i},o,r){const{style:a,images:c}=t.box;if(o.
backgroundImage.every(b=>"url"in b&&!c?.has(b.url)))return;const[d,...l]=o.backgroundImage,f=d&&"stops"in d&&l.length===0?Jm(d):void 0,h={isAlpha:f===void 0},u={
...a,...o,...f&&{backgroundImage:[f]},visibility:"visible",backgroundColor:void 0,backgroundClip:"border-box",backgroundClips:[],backgroundOrigin:[],borderImage:void 0,
boxShadow:[],outlineWidth:0},p={left:e,right:e+t.width,top:s,bottom:i},g={top:0,right:0,bottom:0,left:0},m=[...r,{on:()=>({making:h})}],w=t.box.isFluid?t.box.pageName:
void 0;yield*this.boxes.paint({rect:p,style:u,border:g,padding:g,images:c,opacity:1,scopes:m,fluidOn:w}),r.push({on:()=>({masked:h})})}shapeOf(t,{laid:e,x:s,top:i,
bottom:o}){const r={left:s,top:i,right:s+e.width,bottom:o};return{on:a=>Fm(t,r,this.boxes.points(a))}}}const Qm=500;function*tw(n){let t=0,e=!1;const s=[n];for(let i=s.
pop();i;i=s.pop()){yield Qm;const{laid:o,lines:r,children:a,apart:c}=i;if(o.box.replaced)return!0;t+=hd(o.box.style);for(const{line:d,atoms:l}of r){e||=d.texts.
length>0;for(const{box:f}of d.inlines)t+=hd(f.style);for(const f of l)s.push(f)}if(t+Number(e)>1)return!0;for(const d of a)s.push(d);for(const d of c)s.push(d);
i.columns&&s.push(i.columns.content)}return!1}const hd=n=>+(n.backgroundColor!==void 0)+n.backgroundImage.length+n.boxShadow.length+ +(n.borderTopWidth+n.borderRightWidth+
n.borderBottomWidth+n.borderLeftWidth>0)+ +(n.borderImage?.image!==void 0)+ +(n.outlineWidth>0),ew=.5,nw=7;function sw(n,t,e,{opacity:s,scopes:i,isArtifact:o}){
const{box:r,border:a,padding:c}=e.laid,{marker:d}=r;if(!d||r.style.visibility!=="visible")return;const{style:l}=d,f=ud(e)??e.top+a.top+c.top+t.lineOf(l).above,h=n.
pageAt(f-l.fontSize/2),u=o?void 0:d.element??void 0,p=l.direction==="rtl",g=p?e.x+e.laid.width:e.x,{color:m,alpha:w}=l.color,b=d.shape&&rw(d.shape,t.metricsOf(l).
ascent),x=((b?.text??(p?aw(d.text):d.text)).match(/ +|[^ ]+/g)??[]).map(C=>t.typefaces.word(C,b?"Regular":t.faceOf(l))),S=b?.size??(0,k.xP)(l),v=x.reduce((C,A)=>C+
A.width,0)*S/1e3,T=b?g+(p?b.away:-b.away)-v/2:p?g:g-v,E={kind:"text",x:n.x(h,T),y:n.y(h,n.snap(h,f)-(b?.rise??0)),size:S*n.scale,color:m,words:x,alpha:w*s,...d.
shape==="circle"&&{bolder:ew*n.scale}};n.draw(h,u,i,E)}const iw={disc:{text:"•",part:.235,more:0},circle:{text:"○",part:.792,more:1},square:{text:"▪",part:.248,
more:0}},ow=.363;function rw(n,t){const{text:e,part:s,more:i}=iw[n],o=Math.floor(t*2/3),r=Math.floor((o+1)/2),a=(r+i)/s,c=t-Math.floor(3*(t-o)/2)-r/2;return{text:e,
size:a,away:o+nw-r/2,rise:c-ow*a}}function aw(n){let t=n.length;for(;t>0&&cw.includes(n[t-1]);)t--;return[...n.slice(t)].reverse().join("")+n.slice(0,t)}const cw="\
. ";function ud(n){const[t]=n.lines;if(t)return t.top+t.line.baseline;for(const e of n.children){const s=ud(e);if(s!==void 0)return s}}const dw="…";function lw({
texts:n,atoms:t,isCut:e=!1},s,i){if(n.reduce((a,{x:c,width:d})=>Math.max(a,c+d),0)<=s+.5&&!e||t.length>0)return;let r;for(const a of n){const c=s-i(a);if(a.x>c)
break;r={at:Math.min(a.x+fw(a,c-a.x),a.x+a.width),text:a}}return r??(n[0]&&{at:Math.max(n[0].x,0),text:n[0]})}function fw({words:n,style:t},e){let s=0;const i=(0,k.
xP)(t);for(const{parts:o,after:r=0}of n){for(const{glyphs:a}of o)for(const{advance:c}of a){const d=s+c*i/1e3+t.letterSpacing;if(d>e)return s;s=d}s+=r*i/1e3}return s}
function pd({style:n,isItem:t}){const e=n.opacity<1||n.mixBlendMode!==void 0||n.filter!==void 0||n.isIsolated;return n.position!=="static"||e||n.transform.length>
0||t&&n.zIndex!=="auto"}function ss({style:n,isItem:t}){return(n.position!=="static"||t)&&n.zIndex!=="auto"?n.zIndex:0}function gd({style:n,isItem:t}){const{opacity:e,
mixBlendMode:s,filter:i,transform:o,clipPath:r,mask:a,position:c,zIndex:d,isIsolated:l}=n;return l||e<1||s!==void 0||i||o.length>0||r!==void 0||a?!0:c==="fixed"||
d!=="auto"&&(c!=="static"||t)}const qi=500,md=100;function*hw(n){let t=0;const e=[n];for(let s=e.pop();s;s=e.pop()){const{children:i,inlines:o}=s;yield qi,pd(s)&&
(s.rank=++t);for(let r=o.length-1;r>=0;r--){r%md===0&&(yield qi*md);const a=o[r];(a.kind==="atom"||a.kind==="apart")&&e.push(a.box)}for(let r=i.length-1;r>=0;r--)
e.push(i[r])}}const Qi=(n,t)=>n.order-t.order||n.placed.laid.box.rank-t.placed.laid.box.rank;function*uw(n){const t=[n];for(let e=t.pop();e;e=t.pop()){if(yield qi,
ss(e.box)<0)return!0;for(const s of e.children)t.push(s);for(const s of e.apart)t.push(s);for(const{atoms:s}of e.lines)for(const{laid:i}of s)t.push(i);e.columns&&
t.push(e.columns.content)}return!1}const wd=180,pw=24;function gw(n,{left:t,top:e,right:s,bottom:i},o){const[r,a]=[s-t,i-e],[c,d]=[t+(0,k.S6)(n.center[0],r),e+(0,k.
S6)(n.center[1],a)],l=2*Math.max(Math.hypot(c-t,d-e),Math.hypot(s-c,d-e),r,a),f=typeof n.angle=="number"?n.angle/360:0,{stops:h,from:u,to:p}=Zi(n,1),g=h.map(y=>({
...y,at:u+y.at*(p-u)})),m=mw(g),w=m.every(({alpha:y})=>y===1),b=y=>{const x=2*Math.PI*(f+y);return`${(0,et.id)(o.x(c+Math.sin(x)*l))} ${(0,et.id)(o.y(d-Math.cos(
x)*l))}`};return m.map(({start:y,end:x,color:S,alpha:v})=>{const T=w?1:x,E=Math.max(Math.ceil((T-y)*pw),1),C=Array.from({length:E+1},(G,Y)=>b(y+(T-y)*Y/E));return{
path:[`${(0,et.id)(o.x(c))} ${(0,et.id)(o.y(d))} m`,...C.map(G=>`${G} l`),"h"].join(" "),color:S,alpha:v}})}function mw(n){const t=[],e=(o,r,{color:a,alpha:c})=>{
const[d,l]=[Math.max(o,0),Math.min(r,1)];l-d>1e-6&&t.push({start:d,end:l,color:a,alpha:c})},[s,i]=[n[0],n.at(-1)];e(0,s.at,s);for(const[o,r]of n.entries()){const a=n[o+
1];if(!a||a.at<=0||r.at>=1)continue;const c=r.alpha===a.alpha&&r.color.every((l,f)=>l===a.color[f]),d=c?1:Math.min(Math.max(Math.ceil((a.at-r.at)*wd),1),wd);for(let l=0;l<
d;l++){const f=c?0:(l+.5)/d,h=(g,m)=>g+(m-g)*f,u=r.color.map((g,m)=>h(g,a.color[m])),p=g=>r.at+(a.at-r.at)*g/d;e(p(l),p(l+1),{color:u,alpha:h(r.alpha,a.alpha)})}}
return e(i.at,1,i),t}const ww=2e4,to=({width:n,height:t},e,s)=>({left:e,top:s,right:e+n,bottom:s+t});function bd(n){if(!oc(n))return n.displayed;const{width:t,height:e,
drawing:s}=n,[,,i,o]=s.view??[0,0,t??0,e??0];return t!==void 0||e!==void 0?{width:t??e*i/o,height:e??t*o/i}:i>0&&o>0&&s.fit.scaling!=="none"?{width:i,height:o,isRatio:!0}:
void 0}function yd(n,t,e){const[s,i]=[t.right-t.left,t.bottom-t.top],o=e?.isRatio&&typeof n!="string"&&n.every(f=>f==="auto");if(n==="cover"||n==="contain"||o){
if(!e)return{width:s,height:i};const f=(n==="cover"?Math.max:Math.min)(s/e.width,i/e.height);return{width:e.width*f,height:e.height*f}}const[r,a]=n,c=r==="auto"?
void 0:(0,k.S6)(r,s),d=a==="auto"?void 0:(0,k.S6)(a,i);if(c===void 0&&d===void 0)return e??{width:s,height:i};const l=e?e.width/e.height:void 0;return{width:c??
(l===void 0?s:d*l),height:d??(l===void 0?i:c/l)}}function xd({start:n,size:t},e,[s,i],[o,r],a){const c=Math.floor((i-s)/t+1e-4);if(e==="no-repeat"||e==="space"&&
c<2)return{starts:[n],size:t};if(e==="space"){const d=t+(i-s-c*t)/(c-1);return{starts:kd(s,d,o,r),size:t}}return a?{starts:[o],size:r-o}:{starts:kd(n,t,o,r),size:t}}
function bw({width:n,height:t},[e,s],{left:i,top:o,right:r,bottom:a},c){const d=(p,g)=>g/Math.max(Math.round(g/p),1),l=e==="round"?d(n,r-i):n,f=s==="round"?d(t,
a-o):t,[h,u]=[0,1].map(p=>typeof c!="string"&&c[p]==="auto");return e==="round"&&s!=="round"&&u?{width:l,height:t*l/n}:s==="round"&&e!=="round"&&h?{width:n*f/t,
height:f}:{width:l,height:f}}function kd(n,t,e,s){const i=n-Math.ceil((n-e)/t)*t,o=Math.min(Math.ceil((s-i)/t-1e-4),ww);return Array.from({length:Math.max(o,0)},
(r,a)=>i+a*t)}const yw=3e3,xw=3e3,kw=100,Ow=300,Mw=[{px:0,percent:0},{px:0,percent:0}],Sw=(n,t)=>({top:n.top+t.top,right:n.right+t.right,bottom:n.bottom+t.bottom,
left:n.left+t.left}),vw=["repeat","repeat"],Tw=["auto","auto"];function Od(n,t,e){return n==="padding-box"?t:n==="content-box"?Sw(t,e):void 0}function Iw({kind:n,
angle:t}){if(n!=="linear")return;const e=typeof t=="object";return(e?t.x===0:t%180===0)?"across":(e?t.y===0:t%180===90||t%180===-90)?"down":void 0}class Ew{canvas;drawings;fills=new WeakMap;constructor(t,e){
this.canvas=t,this.drawings=e}*paint(t,e,s){const{style:i,rect:o,border:r,padding:a,opacity:c,scopes:d}=t,l=w=>{const b=Od(w,r,a),[y,x]=b?[Et(o,b),Vt(e,b)]:[o,e],
S=Qt(this.canvas.fragments,s,y,x);return dt(S.rect,S.corners,_t(this.canvas,s))},f=t.cells&&(yield*this.cellsOn(s,t.cells));if(f==="")return;const h=l(i.backgroundClip),
{backgroundColor:u,backgroundClips:p}=i,g=f??h;u&&u.alpha>0&&this.canvas.draw(s,void 0,d,{kind:"shape",path:g,fill:u.color,alpha:u.alpha*c});const m=f===void 0?
t:{...t,scopes:[...d,{on:()=>({clip:f})}]};for(let w=i.backgroundImage.length-1;w>=0;w--)yield*this.layer(m,w,p.length>1?l(p[w%p.length]):h,s)}*cellsOn(t,e){const s=_t(
this.canvas,t),i=[];for(const{rect:o,style:r}of e.get(t)??[]){yield xw;const a=es(r,o.right-o.left,o.bottom-o.top),c=Qt(this.canvas.fragments,t,Xi(this.canvas,t,
o),a);i.push(dt(c.rect,c.corners,s))}return i.join(" ")}*layer(t,e,s,i){const{style:o,rect:r,ground:a=r,border:c,padding:d,images:l,scopes:f}=t,h=o.backgroundImage[e],
u="url"in h?l?.get(h.url):void 0;if("url"in h&&!u)return;const p=(q,wt)=>q.length===0?wt:q[e%q.length],g=Od(p(o.backgroundOrigin,"padding-box"),c,d),m=g?Et(a,g):
a,w=p(o.backgroundRepeat,vw),b=p(o.backgroundSize,Tw),y=bw(yd(b,m,u&&bd(u)),w,m,b);if(!(y.width>0&&y.height>0))return;const x=p(o.backgroundPosition,Mw),S=m.left+
(0,k.S6)(x[0],m.right-m.left-y.width),v=m.top+(0,k.S6)(x[1],m.bottom-m.top-y.height),T=Qt(this.canvas.fragments,i,r,zt).rect,E="url"in h?void 0:h,C=E&&Iw(E),[A,
G]=[{start:S,size:y.width},{start:v,size:y.height}],Y=xd(A,w[0],[m.left,m.right],[T.left,T.right],C==="across"),st=xd(G,w[1],[m.top,m.bottom],[T.top,T.bottom],C===
"down"),mt={columns:Y.starts,rows:st.starts,width:Y.size,height:st.size},J={page:i,element:void 0,scopes:[...f,{on:()=>({clip:s})}]};yield*this.tiled(E??u,mt,t,
J,s)}*tiled(t,e,s,i,o){const r="stops"in t?t:void 0;if(r&&r.kind!=="conic")return yield*this.shades(r,e,s,i,o);if(!r&&!oc(t))return yield*this.pictures(t,e,i);const a=_t(
this.canvas,i.page);for(const c of e.rows)for(const d of e.columns){const l=to(e,d,c);r?yield*this.wedges(r,l,s,i):yield*this.drawings.repeat(t,l,a,i,s.opacity)}}*repeat(t,{
columns:e,rows:s},{page:i,scopes:o}){const r=_t(this.canvas,i);if(e.length*s.length===1)return this.canvas.draw(i,void 0,o,t);this.drawings.countTiles(e.length*
s.length);const[a,c]=[r.x(e[0]),r.y(s[0])],d=e.map(l=>r.x(l)-a);for(const l of s)yield kw*e.length,this.canvas.draw(i,void 0,o,{kind:"tiles",tile:t,across:d,up:r.
y(l)-c})}*pictures(t,e,s){if(e.columns.length===0||e.rows.length===0)return;const i=_t(this.canvas,s.page),o=to(e,e.columns[0],e.rows[0]),r=(0,U.lw)(t.upright,[
i.x(o.right)-i.x(o.left),0,0,i.y(o.top)-i.y(o.bottom),i.x(o.left),i.y(o.bottom)]);yield*this.repeat({kind:"image",name:this.canvas.sheet(s.page).image(t),matrix:r},
e,s)}*wedges(t,e,{opacity:s},{page:i,scopes:o}){const r=_t(this.canvas,i),a=[...o,{on:()=>({clip:dt(e,zt,r)})}];for(const{path:c,color:d,alpha:l}of this.drawings.
counted(gw(t,e,r)))yield yw,this.canvas.draw(i,void 0,a,{kind:"shape",path:c,fill:d,alpha:l*s})}*fillOf(t,e,s,i){const o=[i,e.left,e.top,e.right,e.bottom,s].join(),
r=this.fills.get(t);if(r?.key===o)return r.fill;const a=jm(t,e,_t(this.canvas,i)),{stops:c}=a;this.drawings.countTiles(c.length),yield c.length*Ow;const d=s<1?{
...a,stops:c.map(l=>({...l,alpha:l.alpha*s}))}:a;return this.fills.set(t,{key:o,fill:d}),d}*shades(t,e,s,i,o){if(e.columns.length===0||e.rows.length===0)return;
const{rect:r,border:a,opacity:c,scopes:d}=s,l=to(e,e.columns[0],e.rows[0]),f=_t(this.canvas,i.page),h=yield*this.fillOf(t,l,c,i.page),u=Et(r,a),p=l.left<=u.left&&
l.right>=u.right,g=l.top<=u.top&&l.bottom>=u.bottom;p&&g&&e.columns.length*e.rows.length===1?this.canvas.draw(i.page,void 0,d,{kind:"shape",path:o,fill:h}):yield*this.
repeat({kind:"shape",path:dt(l,zt,f),fill:h},e,i)}}const Rw=1e3,Aw=20,Lw=2e3;class Cw{canvas;backgrounds;drawings;constructor(t,e,s){this.canvas=t,this.backgrounds=
e,this.drawings=s}*paint(t,e){const{style:s,images:i,rect:o,border:r}=t,{borderImage:a}=s,c=a?.image,d=c&&("url"in c?i?.get(c.url):c);if(!a||!d)return!1;const l=[
r.top,r.right,r.bottom,r.left],f=a.outset.map((E,C)=>vd(E,0,l[C])),[h,u,p,g]=f,m=Et(o,{top:-h,right:-u,bottom:-p,left:-g}),w="stops"in d?void 0:bd(d),b=yd(["aut\
o","auto"],m,w);if(b.width<=0||b.height<=0)return!0;const y=Qt(this.canvas.fragments,e,m,zt).rect,x=dt(y,zt,_t(this.canvas,e)),S=[...t.scopes,{on:()=>({clip:x})}],
[v,T]=Bw(a,m,b,l);for(const[E,C]of T.entries())for(const[A,G]of v.entries()){if(E===1&&A===1&&!a.isFilled)continue;const Y={...b,left:m.left,top:m.top},[st,mt]=a.
repeat,J=A===1?Td(G,Sd(E===1?[T[0],T[2]]:[C]),st):Md(G),q=E===1?Td(C,Sd(A===1?[v[0],v[2]]:[G]),mt):Md(C);yield*this.part(d,Y,[G,C],[J,q],{...t,scopes:S},e)}return!0}*part(t,{
left:e,top:s,width:i,height:o},[r,a],[c,d],l,f){if(Math.min(r.size,a.size,r.length,a.length)<=0)return;const h=_t(this.canvas,f),u=dt({left:e,top:s,right:e+i,bottom:s+
o},zt,h),p=dt({left:r.to,top:a.to,right:r.to+r.length,bottom:a.to+a.length},zt,h),g=[...l.scopes,{on:()=>({clip:p})}],m={columns:[e],rows:[s],width:i,height:o};
this.drawings.countTiles(Aw*d.starts.length*c.starts.length);for(const w of d.starts)for(const b of c.starts){yield Lw;const y={left:b,top:w,right:b+c.length,bottom:w+
d.length},x=dt(y,zt,h),[S,v]=[c.length/r.size,d.length/a.size],T=[S,0,0,v,h.x(b)-S*h.x(e+r.from),h.y(w)-v*h.y(s+a.from)],E=[...g,{on:()=>({clip:x})},{on:()=>({matrix:T})}],
C={page:f,element:void 0,scopes:E};yield*this.backgrounds.tiled(t,m,{...l,scopes:E},C,u)}}}const Md=({to:n,length:t})=>({starts:[n],length:t});function Sd(n){const t=n.
find(({size:e,length:s})=>e>0&&s>0);return t?t.length/t.size:1}function Bw({slice:n,width:t},e,s,i){const[o,r]=[e.right-e.left,e.bottom-e.top],a=[s.height,s.width,
s.height,s.width],c=n.map((m,w)=>Math.min(Math.max((0,k.S6)(m,a[w]),0),a[w])),d=t.map((m,w)=>m==="auto"?c[w]:vd(m,w%2===0?r:o,i[w])),l=Math.min(1,o/(d[1]+d[3]),
r/(d[0]+d[2])),[f,h,u,p]=d.map(m=>m*l),g=(m,w,b,y,x,S,v)=>[{from:0,size:w,to:y,length:S},{from:w,size:m-w-b,to:y+S,length:x-S-v},{from:m-b,size:b,to:y+x-v,length:v}];
return[g(s.width,c[3],c[1],e.left,o,p,h),g(s.height,c[0],c[2],e.top,r,f,u)]}const vd=(n,t,e)=>"times"in n?n.times*e:(0,k.S6)(n,t);function Td({size:n,to:t,length:e},s,i){
const o=n*s;if(i==="stretch"||o<=e/Rw)return{starts:[t],length:e};if(i==="round"){const c=Math.max(Math.round(e/o),1);return{starts:Array.from({length:c},(d,l)=>t+
l*e/c),length:e/c}}if(i==="space"){const c=Math.floor(e/o+1e-4),d=(e-c*o)/(c+1);return{starts:Array.from({length:c},(l,f)=>t+d+f*(o+d)),length:o}}const r=Math.ceil(
(e/o-1)/2-1e-4),a=t+e/2-o/2-Math.max(r,0)*o;return{starts:Array.from({length:2*Math.max(r,0)+1},(c,d)=>a+d*o),length:o}}const Nw=.33,Ww=.13;function _w([n,t,e],s){
const i=Math.max(n,t,e);return i===0?[s,s,s]:[n*s/i,t*s/i,e*s/i]}function Pw(n){const[t,e,s]=n,i=Math.max(t,e,s),o=r=>_w(n,Math.min(Math.max(i+r*Nw,0),1));return i<
Ww?{dark:o(1),light:o(2)}:{dark:o(-1),light:o(1)}}function Id(n,t){const{x:e,y:s,unit:i,ascent:o,width:r,opacity:a,least:c}=t;return n.map((d,l)=>{const{color:f,
alpha:h}=t.paint??d.paint,{thickness:u=d.size/10}=d,p=d.style==="solid"||d.style==="double",g=t.isWhole?Math.max(p?Math.floor(u):Math.round(u),1):u,m=Math.max(g*
i,c),w=Hw(d,o,g)-(t.drops?.[l]??0),b=s+w*i-m,{line:y,style:x}=d;return{line:y,x:e,y:b,width:r,thick:m,unit:i,style:x,color:f,alpha:h*a}})}const $w=({line:n})=>n!==
"line-through",zw=({y:n,thick:t,unit:e,style:s})=>[s==="double"?n-t-e:n,n+t];function Ed(n,t=[]){const e={under:[],over:[]};for(const[s,i]of n.entries())for(const o of Fw(
i,t[s]??[]))(0,N.RZ)(i.line==="line-through"?e.over:e.under,jw(o));return e}const Dw=.1;function Fw(n,t){const e=[],s=n.x+n.width;let i=n.x;const o=r=>{r-i>Dw*n.
thick&&e.push({...n,x:i,width:r-i})};for(const[r,a]of[...t].sort((c,d)=>c[0]-d[0]))o(Math.min(r-n.thick,s)),i=Math.max(i,a+n.thick);return o(s),e}const Gw=.215;
function Hw({line:n,size:t,thickness:e=t/10,offset:s},i,o){return n==="line-through"?i*t/3+o/2:n==="overline"?i*t+o:s===void 0?-Math.max(Math.ceil(e/2),1):s==="\
under"?-Gw*t:-s}const Rd=3;function Ad(n,t,e){const s=Math.floor((e+t)/(n+t)),o=[s,s+1].map(r=>(e-r*n)/(r-1)).filter(r=>r>0&&Number.isFinite(r));return o.sort((r,a)=>Math.
abs(r-t)-Math.abs(a-t)),o[0]??t}function jw({x:n,y:t,width:e,thick:s,unit:i,style:o,color:r,alpha:a}){if(o==="wavy")return[Kw(n,t-s/2,e,s,r,a)];const c=(l,f,h)=>`${l.
toFixed(3)} ${f.toFixed(3)} ${h.toFixed(3)} ${s.toFixed(3)} re`;if(o==="dotted"||o==="dashed"){const l=o==="dotted"?s:s*(s<Rd*i?3:2),f=l+Ad(l,o==="dotted"||s>=Rd*
i?s:2*s,e),h=[];for(let u=0;u<e&&h.length<1e3;u+=f)h.push(c(n+u,t,Math.min(l,e-u)));return[{kind:"shape",path:h.join(" "),fill:r,alpha:a}]}return[{kind:"shape",
path:o==="double"?`${c(n,t,e)} ${c(n,t-s-i,e)}`:c(n,t,e),fill:r,alpha:a}]}const Ld=1.5,Uw=1e3;function Kw(n,t,e,s,i,o){const r=Math.min(Math.max(Math.round(e/(4*
Math.max(s,Ld))),1),Uw),a=e/r/2,c=3*Math.max(s,Ld),d=[`${(0,et.id)(n)} ${(0,et.id)(t)} m`];for(let f=0;f<r;f++){const h=n+f*2*a,u=(0,et.id)(h+a);d.push(`${u} ${(0,et.
id)(t+c)} ${u} ${(0,et.id)(t-c)} ${(0,et.id)(h+2*a)} ${(0,et.id)(t)} c`)}const l={width:s,cap:0,join:0,miter:10,dashes:[],dashOffset:0};return{kind:"outline",path:d.
join(" "),color:i,alpha:o,...l}}const Yw=64,Cd=6,Xw=5e4,Bd=5e5,Nd=3e3;class Vw{canvas;layout;constructor(t,e){this.canvas=t,this.layout=e}stepsOf(t,e){const s=Jw(
t,e,this.layout.shadowLayers<Xw?Yw:Cd);if(this.layout.shadowLayers+=s.length,this.layout.shadowLayers>Bd)throw Zw();return s}*outside({style:t,rect:e,opacity:s,
scopes:i},o,r){for(const a of[...t.boxShadow].reverse()){const{blur:c,spread:d,paint:l,isInset:f}=a;if(f)continue;const{color:h,alpha:u}=l??t.color,p=this.stepsOf(
c,u*s);if(yield p.length*Nd,u*s<=0)continue;const g=_t(this.canvas,r),m=Qt(this.canvas.fragments,r,e,o),w=dt(m.rect,m.corners,g),b={on:()=>({clip:`${this.canvas.
wholePage(r)} ${w}`,hasHoles:!0})},y=_d({rect:e,corners:o},a,d);for(const{growth:x,strength:S}of p){const v=Pd(y,x,c);if($d(v.rect))continue;const T=Qt(this.canvas.
fragments,r,v.rect,v.corners);T.rect.bottom<=T.rect.top||this.canvas.draw(r,void 0,[...i,b],{kind:"shape",path:dt(T.rect,T.corners,g),fill:h,alpha:S})}}}*inside({
style:t,rect:e,border:s,opacity:i,scopes:o},r,a){for(const c of[...t.boxShadow].reverse()){const{blur:d,spread:l,paint:f,isInset:h}=c;if(!h)continue;const{color:u,
alpha:p}=f??t.color,g=this.stepsOf(d,p*i);if(yield g.length*Nd,p*i<=0)continue;const m=_t(this.canvas,a),[w,b]=[Et(e,s),Vt(r,s)],y=Qt(this.canvas.fragments,a,w,
b);if(y.rect.bottom<=y.rect.top)continue;const x={on:()=>({clip:dt(y.rect,y.corners,m)})},S=_d({rect:w,corners:b},c,-l);for(const{growth:v,strength:T}of g){const E=Pd(
S,-v,d),C=$d(E.rect)?"":` ${dt(E.rect,E.corners,m)}`;this.canvas.draw(a,void 0,[...o,x],{kind:"shape",path:`${this.canvas.wholePage(a)}${C}`,fill:u,alpha:T,hasHoles:!0})}}}}
const Zw=()=>(0,lt.G6)([{field:"file",message:`has shadows of more than ${Bd} layers; leave some out`}]);function Jw(n,t,e){if(n<=0)return[{growth:0,strength:t}];
const s=Math.min(Math.max(Math.ceil(t*e),Cd),Math.max(Math.ceil(n*1.5),2));return Array.from({length:s},(i,o)=>{const[r,a]=[t*o/s,t*(o+1)/s];return{growth:-n/2*
qw((o+.5)/s),strength:1-(1-a)/(1-r)}})}const qw=n=>4.91*(n**.14-(1-n)**.14),[Qw,tb]=[.93,.6],Wd=({left:n,top:t,right:e,bottom:s},i)=>({left:n-i,top:t-i,right:e+
i,bottom:s+i});function _d({rect:n,corners:t},{x:e,y:s},i){const o=Wd(n,i),r=a=>a>0?Math.max(a+i,0):0;return{rect:{left:o.left+e,top:o.top+s,right:o.right+e,bottom:o.
bottom+s},corners:t.map(([a,c])=>[r(a),r(c)])}}function Pd({rect:n,corners:t},e,s){const i=Wd(n,e),o=[(i.right-i.left)/2,(i.bottom-i.top)/2],r=(a,c)=>Math.min(Math.
max(a+e,Math.hypot(a,Qw*s)+tb*e,0),c);return{rect:i,corners:t.map(([a,c])=>[r(a,o[0]),r(c,o[1])])}}const $d=({left:n,top:t,right:e,bottom:s})=>e<=n||s<=t;class eb{canvas;shadows;backgrounds;images;textFills=new WeakMap;constructor(t,e,s){
this.canvas=t,this.shadows=new Vw(t,s),this.backgrounds=new Ew(t,e),this.images=new Cw(t,this.backgrounds,e)}*paint(t){const{style:e,rect:s}=t;if(e.backgroundClip===
"text"&&e.textFill&&this.textFills.set(e.textFill,s),!(e.visibility==="visible")||s.right<=s.left)return;const o=e.backgroundColor!==void 0||e.backgroundImage.length>
0,{border:r}=t,a=r.top+r.right+r.bottom+r.left>0||e.borderImage?.image!==void 0;if(!o&&!a&&e.boxShadow.length===0&&e.outlineWidth===0)return;const c=es(e,s.right-
s.left,s.bottom-s.top);for(const d of this.pagesOf(s)){const l=this.drawnOn(d,t),f={...l,rect:Xi(this.canvas,d,l.rect)},h=e.boxShadow.length>0;h&&(yield*this.shadows.
outside(f,c,d)),o&&(yield*this.backgrounds.paint(f,c,d)),h&&(yield*this.shadows.inside(f,c,d)),a&&!(yield*this.images.paint(f,d))&&this.borders(f.gap?this.besideGap(
f,f.gap,d):f,c,d),e.outlineWidth>0&&this.outlineOf(f,d)}}*textFillOf({textFill:t,textFillColor:e,color:s},i){const o=e?e.alpha>0:t?.paint!==s&&s.alpha>0;if(!t||
o)return;const r=this.textFills.get(t);return r&&(yield*this.backgrounds.fillOf(t.gradient,r,1,i))}drawnOn(t,e){const{fluidOn:s,rect:i}=e,o=s===void 0?0:this.canvas.
wideningOn(t,s);return o===0?e:{...e,rect:{...i,right:Math.max(i.right+o,i.left)}}}besideGap(t,e,s){const i=`${this.canvas.wholePage(s)} ${dt(e,zt,this.points(s))}`;
return{...t,scopes:[...t.scopes,{on:()=>({clip:i,hasHoles:!0})}]}}pagesOf({top:t,bottom:e}){const s=this.canvas.pageAt(t),i=Math.max(this.canvas.fragments.at(e-
.05),s),o=Math.min(i,Math.max(this.canvas.last,s))-s+1;return Array.from({length:o},(r,a)=>s+a)}points(t){return _t(this.canvas,t)}borders(t,e,s){const{rect:i,border:o,
style:r}=t,a=Qt(this.canvas.fragments,s,i,e),c={...o,top:a.rect.top===i.top?o.top:0,bottom:a.rect.bottom===i.bottom?o.bottom:0};if(i.top>=this.canvas.fragments.
endOf(s))return;const d=sb(r,c),[l]=d,f=d.filter(({width:b})=>b>0),h=f.every(({line:b,paint:y})=>b===f[0].line&&ib(y,f[0].paint));if(f.length===0||!l)return;const{
line:u,paint:p}=f[0],g=f.length===4,m=a.corners.every(([b,y])=>b<=0||y<=0);if(h&&g&&m&&u==="solid"&&f.every(({width:b})=>b===l.width))return this.frame(t,a.rect,
l,s);if(h&&g&&(u==="solid"||u==="double")){for(const{within:b,thick:y}of u==="double"?Fd(a,c):[{within:a,thick:c}])this.ring(t,b,y,p,s);return}const w=a.corners.
every(([b,y])=>b>0&&y>0);if(h&&g&&w&&(u==="dashed"||u==="dotted"))this.roundDashes(t,a,f[0],s);else for(const b of f)this.side(t,a,c,b,s)}roundDashes({opacity:t,
scopes:e},s,{width:i,line:o,paint:r},a){const c=i/2,d={top:c,right:c,bottom:c,left:c},l=this.points(a),{scale:f}=this.canvas,h=[Et(s.rect,d),Vt(s.corners,d)],{dash:u,
gap:p}=Dd(o,i,zm(...h),!0),g=zd(o,i);this.canvas.draw(a,void 0,e,{kind:"outline",path:dt(...h,l),color:r.color,alpha:r.alpha*t,width:i*f,cap:g?1:0,join:0,miter:10,
dashes:p<=0?[]:g?[0,(u+p)*f]:[u*f,p*f],dashOffset:0})}frame({opacity:t,scopes:e},s,{width:i,paint:o},r){const a=i/2;this.canvas.draw(r,void 0,e,{kind:"outline",
path:dt(Et(s,on(a)),zt,this.points(r)),color:o.color,alpha:o.alpha*t,width:i*this.canvas.scale,cap:0,join:0,miter:10,dashes:[],dashOffset:0})}ring({opacity:t,scopes:e},s,i,{
color:o,alpha:r},a){const c=this.points(a),d=Et(s.rect,i),f=d.right>d.left&&d.bottom>d.top?` ${dt(d,Vt(s.corners,i),c)}`:"",h=`${dt(s.rect,s.corners,c)}${f}`;this.
canvas.draw(a,void 0,e,{kind:"shape",path:h,fill:o,alpha:r*t,hasHoles:!0})}side(t,e,s,i,o){const r=rb[i.line];if(r){const b=eo(s,x=>x/2),y={rect:Et(e.rect,b),corners:Vt(
e.corners,b)};for(const[x,S]of r.entries())this.side(t,x===0?e:y,b,{...i,line:S},o);return}if(i.line==="double"){for(const{within:b,thick:y}of Fd(e,s))this.side(
t,b,y,{...i,line:"solid"},o);return}const{scopes:a,opacity:c}=t,d=this.points(o),l=Et(e.rect,s),f=e.corners.some(([b,y])=>b>0&&y>0),h=dt(l,Vt(e.corners,s),d),{color:u,
alpha:p}=i.paint,g=ob(i,u);if(i.line==="dashed"||i.line==="dotted")return this.dashes(t,e.rect,i,o);const w=`${ab(i.side,e.rect,cb(e,s)).map(([b,y],x)=>`${d.x(b).
toFixed(3)} ${d.y(y).toFixed(3)} ${x===0?"m":"l"}`).join(" ")} h`;if(!f)this.canvas.draw(o,void 0,a,{kind:"shape",path:w,fill:g,alpha:p*c});else{const b={on:()=>({
clip:w})},y=`${dt(e.rect,e.corners,d)} ${h}`;this.canvas.draw(o,void 0,[...a,b],{kind:"shape",path:y,fill:g,alpha:p*c,hasHoles:!0})}}dashes({scopes:t,opacity:e},{
left:s,top:i,right:o,bottom:r},{side:a,width:c,line:d,paint:l},f){const{canvas:h}=this,u=this.points(f),p=c/2,g=a==="top"||a==="bottom",m=a==="top"?i+p:r-p,w=a===
"left"?s+p:o-p,b=g?o-s:r-i;if(b<=0||c<=0)return;const{dash:y,gap:x}=Dd(d,c,b),S=zd(d,c)&&x>0,v=S?y/2:0,T=g?[u.x(s+v),u.y(m),u.x(o-v),u.y(m)]:[u.x(w),u.y(i+v),u.
x(w),u.y(r-v)],[E,C,A,G]=T.map(et.id),[Y,st,mt]=[c*h.scale,y*h.scale,x*h.scale],J=x<=0||y<nb;h.draw(f,void 0,t,{kind:"outline",path:`${E} ${C} m ${A} ${G} l`,color:l.
color,alpha:l.alpha*e,width:Y,cap:S&&!J?1:0,join:0,miter:10,dashes:J?[]:S?[0,st+mt]:[st,mt],dashOffset:0})}outlineOf(t,e){const{style:s,rect:i}=t,{outlineWidth:o,
outlineOffset:r,outlineStyle:a}=s,c=s.outlineColor??s.color,d=f=>Qt(this.canvas.fragments,e,Et(i,on(-f)),zt),l=d(r+o);if(a==="dashed"||a==="dotted")for(const f of[
"top","right","bottom","left"])this.dashes(t,l.rect,{side:f,width:o,line:a,paint:c},e);else a==="double"&&o>=3?(this.ring(t,l,on(o/3),c,e),this.ring(t,d(r+o/3),
on(o/3),c,e)):this.ring(t,l,on(o),c,e)}}const on=n=>({top:n,right:n,bottom:n,left:n}),nb=.1,zd=(n,t)=>n==="dotted"&&t>3;function Dd(n,t,e,s=!1){const i=t>=3,o=n===
"dotted"?t:(i?2:3)*t,r=n==="dotted"||i?t:2*t;if(e<=2*o)return{dash:o,gap:0};const a=e/(2*o+r);return a<=1?{dash:o*a,gap:r*a}:{dash:o,gap:s?e/Math.max(Math.round(
e/(o+r)),1)-o:Ad(o,r,e)}}const eo=({top:n,right:t,bottom:e,left:s},i)=>({top:i(n,"top"),right:i(t,"right"),bottom:i(e,"bottom"),left:i(s,"left")});function Fd(n,t){
if(Math.max(t.top,t.right,t.bottom,t.left)<3)return[{within:n,thick:t}];const e=eo(t,o=>Math.min(Math.max(Math.round(o/3),1),o)),s=eo(e,(o,r)=>t[r]-o),i={rect:Et(
n.rect,s),corners:Vt(n.corners,s)};return[n,i].map(o=>({within:o,thick:e}))}const sb=(n,t)=>[{side:"top",width:t.top,line:n.borderTopStyle,paint:n.borderTopColor??
n.color},{side:"right",width:t.right,line:n.borderRightStyle,paint:n.borderRightColor??n.color},{side:"bottom",width:t.bottom,line:n.borderBottomStyle,paint:n.borderBottomColor??
n.color},{side:"left",width:t.left,line:n.borderLeftStyle,paint:n.borderLeftColor??n.color}],ib=(n,t)=>n.alpha===t.alpha&&n.color.every((e,s)=>e===t.color[s]);function ob({
line:n,side:t},e){if(n!=="inset"&&n!=="outset")return e;const s=t==="top"||t==="left",{dark:i,light:o}=Pw(e);return s===(n==="inset")?i:o}const rb={groove:["ins\
et","outset"],ridge:["outset","inset"]};function ab(n,{left:t,top:e,right:s,bottom:i},o){const r=[[t,e],[s,e],[s,i],[t,i]],a=["top","right","bottom","left"].indexOf(
n),c=(a+1)%4;return[r[a],r[c],o[c],o[a]]}function cb({rect:n,corners:t},e){return Vt(t,e).map(([s,i],o)=>{const[r,a]=[o===0||o===3,o<2],[c,d]=[r?e.left:e.right,
a?e.top:e.bottom],f=s>0&&i>0&&c+d>0?1+1/(c/s+d/i):1;return[r?n.left+f*c:n.right-f*c,a?n.top+f*d:n.bottom-f*d]})}var db=I(87594);function*Gd(n,{x:t,y:e,size:s,spacing:i,
isOblique:o}){let r=t;for(const{parts:a,after:c=0,leans:d=o}of n){for(const{font:l,glyphs:f}of a)for(const{glyph:h,advance:u,x:p,y:g}of f)yield{font:l,glyph:h,x:r+
p*s/1e3,y:e+g*s/1e3,lean:d?db.X:0},r+=u*s/1e3+i;r+=c*s/1e3}}const lb=20;function*Hd(n,t){let e=[];for(const{font:s,glyph:i,x:o,y:r,lean:a}of Gd(n,t)){const c=s.
face.pathOf(i,{x:o,y:r,scale:s.face.unit*t.size/1e3,lean:a});c!==""&&e.push(c),!(e.length<lb)&&(yield e,e=[])}e.length>0&&(yield e)}var te=I(12889);function fb(n,t){
const e=n.map(({text:i})=>i);return!t&&!(0,te.ft)(e.join(""))?n.map(i=>({run:i,isRight:!1})):[...(0,te.rg)(t?te.Vv:te.fM,e)].map(({text:i,rtl:o,at:r,index:a})=>({
run:{...n[a],text:i,...r>0&&{dx:0,dy:0}},isRight:o}))}const jd=5e3,hb=5e3,ub=300,is=2e3,pb=2e3,no=10,gb=20,mb=new RegExp("\\P{M}\\p{M}*|\\p{M}+","gu");class wb{canvas;layout;count;constructor(t,e,s){
this.canvas=t,this.layout=e,this.count=s}*paint(t,e){const s=yield*this.placeRuns(t),i=this.boxAround(s),o=new Map;for(const r of s){yield jd;const{paintIn:a}=r.
run;let c=o.get(a);if(!c){o.set(a,c=a(i));const{fill:d}=c;d&&"stops"in d.paint&&this.count(d.paint.stops.length)}yield*this.run(r,r.isBeyond?bb:c,e)}}*placeRuns(t){
const e=[];let[s,i]=[0,0];for(let o=0;o<t.length;){yield jd;let r=o+1;for(;r<t.length&&t[r].x===void 0&&t[r].y===void 0;)r++;const[a]=t.slice(o,r),{style:c}=a,d=[];
for(const w of fb(t.slice(o,r),c.direction==="rtl"))yield*this.addWords(d,w);const l=d.reduce((w,{run:b,width:y})=>w+b.dx+y,0),{room:f,stretch:h}=Ob(a.length,l,
d),u=a.length?.length??l,{anchor:p}=c.drawn,g=p===(c.direction==="rtl"?"start":"end"),m=p==="middle"?.5:g?1:0;s=(a.x??s)-u*m,i=a.y??i;for(const{run:w,word:b,width:y}of d){
s+=w.dx,i+=w.dy;const{letterSpacing:x}=w.style,S=f===0?w:{...w,style:{...w.style,letterSpacing:x+f}},v=(y+f*so(w))*h;e.push({run:S,word:b,width:v,stretch:h,...Mb(
w.path,s,i,v)}),s+=v}o=r}return e}*addWords(t,{run:e,isRight:s}){const{text:i,style:o,path:r}=e,a=this.layout.faceOf(o),c=r&&!s?xb(i):kb(i,s);let d=!0;for(const l of c){
d||(yield hb+l.length*ub);const f=d?{...e,text:l}:{...e,text:l,dx:0,dy:0},h=this.layout.typefaces.word(l,a,s),u=h.width*o.fontSize/1e3+o.letterSpacing*so(f);t.push(
{run:f,word:h,width:u}),d=!1}}boxAround(t){let[e,s,i,o]=[1/0,1/0,-1/0,-1/0];for(const{run:r,x:a,y:c,width:d}of t){const{ascent:l,descent:f}=this.layout.typefaces.
metrics(this.layout.faceOf(r.style)),h=r.style.fontSize/1e3;[e,i]=[Math.min(e,a),Math.max(i,a+d)],[s,o]=[Math.min(s,c-l*h),Math.max(o,c-f*h)]}return[e,s,i,o]}*run({
run:t,word:e,x:s,y:i,angle:o,width:r,stretch:a},c,d){const{style:l}=t,{page:f,element:h,scopes:u}=d,p=l.fontSize/no;if(p<=0)return;const[g,m]=[Math.cos(o),Math.
sin(o)],w=l.drawn.drop*l.fontSize,y=[...[p*a*g,p*a*m],p*m,-p*g,s-w*m,i+w*g],x={...d,scopes:[...u,{on:()=>({matrix:y})}]},{fill:S,stroke:v,isStrokeUnder:T=!1}=c,
E=l.letterSpacing/p,C=Cs(l),A={kind:"text",x:0,y:0,size:no,...this.inkOf(S),words:[e],matrix:y,oblique:C,spacing:E},G=Id(l.decorations,{x:0,y:0,unit:1/p,ascent:this.
layout.metricsOf(l).ascent/l.fontSize,width:r/(p*a),opacity:1,least:0,isWhole:!1,...S&&!("stops"in S.paint)&&{paint:{color:S.paint,alpha:S.alpha}}}),Y=Ed(G),st=v&&
this.outline(e,v,{matrix:y,spacing:E,oblique:C,scale:p},x);st&&T&&(yield*st),Y.under.length>0&&this.canvas.draw(f,h,x.scopes,...Y.under),this.canvas.draw(f,h,od(
A.fill,u),A),Y.over.length>0&&this.canvas.draw(f,h,x.scopes,...Y.over),st&&!T&&(yield*st)}*outline(t,e,{matrix:s,spacing:i,oblique:o,scale:r},a){const{isUnscaled:c=!1}=e,
d=Ud(e,c?a.scale*r:r),l="stops"in d.color?this.shadeIn(d.color,s):d.color;for(const f of Hd([t],{x:0,y:0,size:no,spacing:i,isOblique:o}))yield pb*f.length,this.
canvas.draw(a.page,void 0,a.scopes,{kind:"outline",path:f.join(" "),...d,color:l})}inkOf(t){if(!t)return{color:[0,0,0],isHidden:!0};const{paint:e,alpha:s}=t;return"\
stops"in e?{color:[0,0,0],fill:e,alpha:s}:{color:e,alpha:s}}shadeIn(t,e){return this.count(t.stops.length*gb),{...t,matrix:(0,U.lw)(t.matrix??yb,(0,U.DI)(e))}}}
const bb={fill:void 0},yb=[1,0,0,1,0,0],so=({text:n})=>Array.from(n).length;function Ud(n,t){if(!(t>1e-6))return n;const{width:e,dashes:s,dashOffset:i}=n;return{
...n,width:e/t,dashes:s.map(o=>o/t),dashOffset:i/t}}function*xb(n){for(const[t]of n.matchAll(mb))yield t}function kb(n,t){const e=[];for(let s=0;s<n.length||s===
0;){let i=n.slice(s,s+is);if(s+is<n.length){const o=i.lastIndexOf(" ");i=i.slice(0,o>0?o+1:(0,Re.LJ)(n.charCodeAt(s+is))?-1:is)}e.push(i),s+=Math.max(i.length,1)}
return t?e.reverse():e}function Ob(n,t,e){if(!n||t<=0)return{room:0,stretch:1};if(n.scales)return{room:0,stretch:n.length/t};const s=e.reduce((i,{run:o})=>i+so(
o),0);return{room:s>1?(n.length-t)/(s-1):0,stretch:1}}function Mb(n,t,e,s){if(!n||n.parts.length===0)return{x:t,y:e,angle:0,isBeyond:!1};const i=t+s/2,o=Math.max(
(0,Ae.MJ)(n.starts,i)-1,0),r=n.parts[o],[a,c]=[Math.cos(r.angle),Math.sin(r.angle)],d=i-n.starts[o]-s/2,l=i<0||i>n.length;return{x:r.x+d*a-e*c,y:r.y+d*c+e*a,angle:r.
angle,isBeyond:l}}const Sb=5e3,io=5e6,Kd=5;function vb(n,{drawing:t,width:e,height:s},i){if(e!==void 0&&s!==void 0)return Vi(n,{width:e,height:s},i);if(!t?.view||
t.fit.scaling==="none"||i.objectFit==="fill")return n;const[,,o,r]=t.view,{objectPosition:a}=i;return Vi(n,{width:o,height:r},{objectPosition:a,objectFit:i.objectFit===
"cover"?"cover":"contain"})}class Tb{canvas;layout;texts;constructor(t,e){this.canvas=t,this.layout=e,this.texts=new wb(t,e,s=>this.countTiles(s))}*paint({view:t,
fit:e,nodes:s},i,o,r){const a={width:i.right-i.left,height:i.bottom-i.top},c=o.x(1)-o.x(0),d=[c,0,0,-c,o.x(i.left),o.y(i.top)],l=t?(0,U.lw)(qe(t,e,a),d):d,f=(0,U.
PU)(l)/c;yield*this.nodes(s,{...r,scale:f,scopes:[...r.scopes,{on:()=>({matrix:l})}]})}*repeat({drawing:t,size:e},s,i,o,r){this.count(e);const a=r<1?[...o.scopes,
{on:()=>({opacity:r})}]:o.scopes;yield*this.paint(t,s,i,{...o,scopes:a})}counted(t){return this.count(t.reduce((e,{path:s})=>e+s.length,0)),t}countTiles(t){this.
count(t*Kd)}count(t){if(this.layout.tiled+=t,this.layout.tiled<=io)return;const s=`repeats more than ${`${io/Kd} images or colors of gradients, or ${io} charact\
ers of drawings (svg, conic gradients)`} in backgrounds and borders; make them larger`;throw(0,lt.G6)([{field:"file",message:s}])}*nodes(t,e){for(const s of t)yield Sb,
s.kind==="group"?yield*this.group(s,e):s.kind==="text"?yield*this.texts.paint(s.runs,e):s.kind==="image"?this.image(s,e):this.shape(s,e)}shape({path:t,fill:e,stroke:s,
isStrokeUnder:i},o){const r=[];e&&r.push({kind:"shape",path:t,fill:e.paint,alpha:e.alpha,hasHoles:e.hasHoles}),s&&r.push({kind:"outline",path:t,...s.isUnscaled?
Ud(s,o.scale):s}),this.canvas.draw(o.page,o.element,o.scopes,...i?r.reverse():r)}*group(t,e){const{matrix:s,clip:i,clipHasHoles:o,opacity:r,blend:a,overlays:c,mask:d,
nodes:l}=t,f={...s&&{matrix:s},...i!==void 0&&{clip:i,hasHoles:o},...r<1&&!d&&{opacity:r},...a!==void 0&&{blend:a}},h=Object.keys(f).length===0,u=s?e.scale*(0,U.
PU)(s):e.scale,p=h?e:{...e,scale:u,scopes:[...e.scopes,{on:()=>f}]},{scopes:g}=p,m=rd(c,g);if(!d)return yield*this.nodes(l,{...p,scopes:[...g,...m]});const w={isAlpha:d.
isAlpha},b=[...g,{on:()=>({making:w})}];this.canvas.draw(e.page,void 0,b,{kind:"shape",path:"0 0 0 0 re",fill:[0,0,0]}),yield*this.nodes(d.nodes,{page:e.page,element:void 0,
scale:u,scopes:b}),yield*this.nodes(l,{...p,scopes:[...g,{on:()=>({masked:w,opacity:r})},...m]})}image({image:t,matrix:e},{page:s,element:i,scopes:o}){const r=this.
canvas.sheet(s).image(t);this.canvas.draw(s,i,o,{kind:"image",name:r,matrix:(0,U.lw)(t.upright,e)})}}const[Ib,Eb]=[4e3,200],Rb=5e3,Yd=6,rn=1e3;class Ab{known=new Map;*between(t,e,[
s,i]){const o=[],{size:r}=e;for(const{font:a,glyph:c,x:d,y:l,lean:f}of Gd(t,e)){const h=[(s-l)/r*rn,(i-l)/r*rn],u=`${a.name} ${c.id} ${f} ${Math.round(h[0])} ${Math.
round(h[1])}`,p=this.known.has(u);yield p?Eb:Ib;const g=a.face.unit*rn/1e3,m=p?this.known.get(u):Lb(a.face.pathOf(c,{x:0,y:0,scale:g,lean:f}),h);!p&&this.known.
size<Rb&&this.known.set(u,m),m&&o.push([d+m[0]*r/rn,d+m[1]*r/rn])}return o}}function Lb(n,t){let[e,s]=[1/0,-1/0],[i,o,r,a]=[0,0,0,0];const c=(l,f)=>{for(const h of Cb(
[i,o],[l,f],t))[e,s]=[Math.min(e,h),Math.max(s,h)];[i,o]=[l,f]},d=[];for(const l of n.split(" ")){const[f=0,h=0,u=0,p=0,g=0,m=0]=d;if(l==="m")[i,o,r,a]=[f,h,f,h];else if(l===
"l")c(f,h);else if(l==="h")c(r,a);else if(l==="c"){const[w,b]=[i,o];for(let y=1;y<=Yd;y++){const x=y/Yd;c(Xd(x,w,f,u,g),Xd(x,b,h,p,m))}}else{d.push(Number(l));continue}
d.length=0}return e<=s?[e,s]:void 0}function Xd(n,t,e,s,i){const o=1-n;return o**3*t+3*o**2*n*e+3*o*n**2*s+n**3*i}function Cb([n,t],[e,s],[i,o]){if(Math.max(t,s)<=
i||Math.min(t,s)>=o)return[];const r=c=>n+(e-n)*(c-t)/(s-t),a=(c,d)=>d<i?r(i):d>o?r(o):c;return[a(n,t),a(e,s)]}const Bb=.4,Nb={under:[],over:[]},Vd=({textStrokeColor:n,
color:t})=>n??t;function Wb(n,t,e){const{textStrokeWidth:s}=n,i=Vd(n);return s>0&&i.alpha>0?{outline:{color:i.color,width:s*e,isAlone:t===0}}:{}}const Zd=(n,t,{
y:e,from:s=0},i)=>n.snap(t,i+s)+e-s;class _b{canvas;boxes;metrics;gaps=new Ab;constructor(t,e,s){this.canvas=t,this.boxes=e,this.metrics=s}*under({inlines:t},{x:e,
top:s,page:i,opacity:o,scopes:r}){const{fragments:a}=this.canvas,[c,d]=[a.startOf(i),a.endOf(i)];for(const[l,{x:f,y:h,width:u,height:p,box:g,isFirst:m,isLast:w}]of t.
entries()){l%20===19&&(yield rt*2);const{style:b}=g,y={top:b.borderTopWidth,right:w?b.borderRightWidth:0,bottom:b.borderBottomWidth,left:m?b.borderLeftWidth:0},
x=Math.max(s+h,c),S={left:e+f,top:x,right:e+f+u,bottom:Math.max(Math.min(s+h+p,d),x)},v={top:0,right:0,bottom:0,left:0};yield*this.boxes.paint({rect:S,style:b,border:y,
padding:v,images:g.images,opacity:o*b.opacity,scopes:r})}}*text(t,e){const{canvas:s}=this,{style:i,owner:o}=t;if(i.visibility!=="visible")return;const{page:r,opacity:a,
scopes:c}=e,d=e.element&&(o?.in(e.element)??e.element),[l,f]=[e.x+t.x,Zd(s,r,t,e.top)],h=yield*this.boxes.textFillOf(i,r);s.draw(r,d,od(h,c),...yield*this.inks(
t,l,f,{page:r,opacity:a,fill:h}));const u=o?.linking;if(!e.element||!u?.link)return;const{scale:p}=s,[g,m]=[s.x(r,l),s.y(r,f)],w=i.fontSize*p;s.link(r,u.in(e.element),
[g,m-w*.25,g+t.width*p,m+w*.9],u.link,c)}*inks(t,e,s,{page:i,opacity:o,fill:r}){const{canvas:a}=this,{style:c,words:d}=t,{color:l,alpha:f}=c.textFillColor??c.color,
h=(0,k.xP)(c)*a.scale,[u,p]=[a.x(i,e),a.y(i,s)],g=c.letterSpacing*a.scale,m={x:u,y:p,size:h,spacing:g,isOblique:Cs(c)},w=c.decorations.length===0?Nb:yield*this.
lines(t,m,o),b=[...w.under];return b.push({kind:"text",x:u,y:p,size:h,color:l,...r&&{fill:r},words:d,oblique:m.isOblique,bolder:Nh(c)*h,spacing:g,...Wb(c,r?1:f,
a.scale),alpha:o*(r?1:f||Vd(c).alpha)}),(0,N.RZ)(b,w.over),b}*lines({style:t,words:e,width:s,drops:i},o,r){const{scale:a}=this.canvas,c=Id(t.decorations,{x:o.x,
y:o.y,unit:a,ascent:this.metrics.metricsOf(t).ascent/t.fontSize,width:s*a,opacity:r,least:Bb,isWhole:!0,drops:i}),d=[];if(t.skipsInk)for(const[l,f]of c.entries())
$w(f)&&(d[l]=yield*this.gaps.between(e,o,zw(f)));return Ed(c,d)}}const Pb=2e4,$b=2e3,an=.32,We=an*Math.SQRT1_2,zb=[[an,[0]],[We,[-We,We]],[0,[-an,0,an]],[-We,[-We,
We]],[-an,[0]]],Db=.8,Fb=[[0,[0]]],Gb=({blur:n})=>n>.5?zb:Fb,Hb=n=>n.reduce((t,[,{length:e}])=>t+e,0);class jb{canvas;layout;constructor(t,e){this.canvas=t,this.
layout=e}*draw(t,e){const{style:s}=t;if(s.visibility==="visible")for(const i of[...s.textShadow].reverse()){const o=Gb(i),{color:r,alpha:a}=i.paint??s.color,c=Hb(
o),d=c>1?Db:1,l=1-(1-a*e.opacity*d)**(1/c);if(l<=0)continue;const f=this.canvas.pageAt(e.top+t.y-s.fontSize/2);for(const h of this.paths(t,e,f)){const{length:u}=h;
if(yield $b*u,this.layout.shadowed+=u*c,this.layout.shadowed>Pb){this.layout.shadowsLeftOut++;return}const{scale:p}=this.canvas,g={kind:"shape",path:h.join(" "),
fill:r,alpha:l},m=o.map(([w,b])=>({kind:"tiles",tile:g,across:b.map(y=>(i.x+y*i.blur)*p),up:(w*i.blur-i.y)*p}));this.canvas.draw(f,void 0,e.scopes,...m)}}}paths(t,e,s){
const{canvas:i}=this,{style:o,words:r,x:a}=t;return Hd(r,{x:i.x(s,e.x+a),y:i.y(s,Zd(i,s,t,e.top)),size:(0,k.xP)(o)*i.scale,spacing:o.letterSpacing*i.scale,isOblique:Cs(
o)})}}const Ub=new Set(["table-row-group","table-header-group","table-footer-group"]);function*Kb(n,t){const{style:e}=n.laid.box;if(e.backgroundColor===void 0&&
e.backgroundImage.length===0)return;const s=Ub.has(e.display);if(!s&&e.display!=="table-row")return;const i=s?n.children:[n],o=new Map;let r=!0,a=n.top;for(const c of i)
yield rt/10,r&&=Yb(c)&&Math.abs(c.top-a)<_e,a=c.bottom;if(!(r&&Math.abs(a-n.bottom)<_e)){for(const c of i)for(const{laid:d,x:l,top:f,bottom:h}of c.children){yield rt/
10;const u={left:l,right:l+d.width,top:f,bottom:h},p={rect:u,style:d.box.style};for(const g of t(u)){const m=o.get(g);m?m.push(p):o.set(g,[p])}}return o}}function Yb({
children:n,x:t,top:e,bottom:s,laid:i}){const o=[...n].sort((a,c)=>a.x-c.x);let r=t;for(const a of o){if(!(Math.abs(a.top-e)<_e&&Math.abs(a.bottom-s)<_e)||Math.abs(
a.x-r)>_e||Xb(a))return!1;r=a.x+a.laid.width}return Math.abs(r-t-i.width)<_e}function Xb({laid:n}){const{borderTopLeftRadius:t,borderTopRightRadius:e,borderBottomRightRadius:s,
borderBottomLeftRadius:i}=n.box.style;return[t,e,s,i].some(([o,r])=>(o.px>0||o.percent>0)&&(r.px>0||r.percent>0))}const _e=.05,Jd=1e3,Vb=65534,qd=1e6;function cn(n){
const t=n.known.get("grid");if(t)return t;const e=[],s=[],i=[],o=[],r=[],a=[];for(const u of n.children){const{display:p}=u.style;if(p==="table-caption")e.push(
u);else if(p==="table-column-group"||p==="table-column"){const g=s.length;Zb(u,s),p==="table-column-group"&&i.push({box:u,from:g,to:s.length})}else p==="table-h\
eader-group"?(o.length===0?o:r).push(u):p==="table-footer-group"?(a.length===0?a:r).push(u):u.isPositioned||r.push(u)}const c=[],d=[];for(const u of[...o,...r,...a]){
const p=c.length;for(const g of u.children)g.isPositioned||c.push(g);d.push({box:u,from:p,to:c.length})}const l=Jb(c,d),f=o.length>0?d[0].to:0,h={rows:c,groups:d,
captions:e,headRows:f,foot:a[0],columnGroups:i,columnBoxes:s,...l,columns:Math.max(l.columns,s.length)};return n.known.set("grid",h),h}function Zb(n,t){const e=n.
children.filter(({style:s})=>s.display==="table-column");for(const s of e.length>0?e:[n])for(let i=Math.min(s.span.columns,Jd);i>0;i--)t.push(s)}function Jb(n,t){
const e=[];let s=0,i=0,o=0,r=[];for(const[a,{children:c}]of n.entries()){for(;t[o].to<=a;)o++,r=[];let d=0;for(const l of c){if(l.isPositioned)continue;for(;(r[d]??
0)>a;)d++;const f=Math.min(Math.max(l.span.columns,1),Jd),h=t[o].to,u=l.span.rows===0?h-a:Math.min(Math.max(l.span.rows,1),h-a,Vb);if(e.push({box:l,row:a,column:d,
rows:u,columns:f}),i+=f*u,i>qd)throw(0,lt.G6)([{field:"file",message:`has a table of more than ${qd} places for cells; at most that many are allowed`}]);if(u>1)
for(let p=d;p<d+f;p++)r[p]=a+u;d+=f}s=Math.max(s,d)}return{cells:e,columns:s}}const os={top:"Top",right:"Right",bottom:"Bottom",left:"Left"},rs={top:"bottom",right:"\
left",bottom:"top",left:"right"},Qd=["double","solid","dashed","dotted","ridge","outset","groove","inset","none"],tl=new WeakMap;function ge(n,t){let e=tl.get(n);
if(!e){const s=i=>({width:n[`border${i}Width`],line:n[`border${i}Style`],paint:n[`border${i}Color`]??n.color});e={top:s(os.top),right:s(os.right),bottom:s(os.bottom),
left:s(os.left)},tl.set(n,e)}return e[t]}function el(n,t){return n.line==="hidden"||t.line==="hidden"?n.line==="hidden"?n:t:n.line==="none"||t.line==="none"?n.line===
"none"?t:n:n.width!==t.width?n.width>t.width?n:t:Qd.indexOf(t.line)<Qd.indexOf(n.line)?t:n}const qb={inset:"ridge",outset:"groove",ridge:"ridge",groove:"groove"},
Qb=2,nl=new WeakMap;function ty(n){const t=qb[n.line];if(!t)return n;let e=nl.get(n);return e||nl.set(n,e={...n,line:n.width<Qb?"solid":t}),e}const sl=new WeakMap;
function ey(n,t){let e=sl.get(t);e||sl.set(t,e=new WeakMap);let s=e.get(n);if(!s){const{top:i,right:o,bottom:r,left:a}=t;s={...n,backgroundColor:void 0,backgroundImage:[],
boxShadow:[],borderTopStyle:i.line,borderRightStyle:o.line,borderBottomStyle:r.line,borderLeftStyle:a.line,borderTopColor:i.paint,borderRightColor:o.paint,borderBottomColor:r.
paint,borderLeftColor:a.paint},e.set(n,s)}return s}function oo(n){const t=n.known.get("collapsed");if(t)return t;const e=cn(n),s={cells:oy(e),groups:il(e.groups),
columnGroups:il(e.columnGroups)},i=new Map,o=new Map,r=new iy;for(const c of e.cells){const d=f=>ty(ry(c,f,n,e,s)),l=r.find({top:d("top"),right:d("right"),bottom:d(
"bottom"),left:d("left")});i.set(c.box,l.edges),o.set(c.box,l.halves)}const a={table:ay(e,i,n),cells:o,edges:i};return n.known.set("collapsed",a),a}const Dt=({width:n,
line:t})=>t==="none"||t==="hidden"?0:n/2,ny=({top:n,right:t,bottom:e,left:s})=>({top:Dt(n),right:Dt(t),bottom:Dt(e),left:Dt(s)}),sy=20;class iy{kinds=[];find(t){
const{top:e,right:s,bottom:i,left:o}=t,r=this.kinds.find(({edges:c})=>c.top===e&&c.right===s&&c.bottom===i&&c.left===o);if(r)return r;const a={edges:t,halves:ny(
t)};return this.kinds.length<sy&&this.kinds.push(a),a}}function oy({cells:n,columns:t}){const e=new Map;for(const s of n)for(let i=s.row;i<s.row+s.rows;i++)for(let o=s.
column;o<s.column+s.columns;o++)e.set(i*t+o,s);return e}function il(n){const t=[];for(const e of n)for(let s=e.from;s<e.to;s++)t[s]=e;return t}function ry(n,t,e,s,i){
const{row:o,column:r,rows:a,columns:c}=n;let d=ge(n.box.style,t);const l=t==="top"||t==="bottom",f=t==="top"?o-1:t==="bottom"?o+a:t==="left"?r-1:r+c,h=l?s.rows.
length:s.columns,[u,p]=l?[r,r+c]:[o,o+a],g=new Set;for(let x=u;x<p&&g.size<64;x++){const S=i.cells.get(l?f*s.columns+x:x*s.columns+f);S&&f>=0&&f<h&&g.add(S)}for(const x of g)
d=el(d,ge(x.box.style,rs[t]));const m=f<0||f>=h,w=(x,S)=>{x&&(d=el(d,ge(x.style,S)))},b=l?t==="top"?o:o+a-1:t==="left"?r:r+c-1,y=x=>{const[S,v]=[x[b],x[f]];S!==
v&&(w(S?.box,t),w(v?.box,rs[t]))};if(l)w(s.rows[b],t),w(s.rows[f],rs[t]),y(i.groups);else if(m){for(let x=o;x<Math.min(o+a,s.rows.length);x++)w(s.rows[x],t);w(i.
groups[o]?.box,t)}return l?m&&(w(s.columnBoxes[r],t),w(i.columnGroups[r]?.box,t)):(w(s.columnBoxes[b],t),w(s.columnBoxes[f],rs[t]),y(i.columnGroups)),m&&w(e,t),
d}function ay({cells:n,columns:t,rows:e},s,i){if(n.length===0)return{top:Dt(ge(i.style,"top")),right:Dt(ge(i.style,"right")),bottom:Dt(ge(i.style,"bottom")),left:Dt(
ge(i.style,"left"))};let[o,r,a,c]=[0,0,0,0];for(const d of n){const l=s.get(d.box);d.row===0&&(o=Math.max(o,Dt(l.top))),d.column===0&&(c=Math.max(c,Dt(l.left))),
d.row+d.rows===e.length&&(a=Math.max(a,Dt(l.bottom))),d.column+d.columns===t&&(r=Math.max(r,Dt(l.right)))}return{top:o,right:r,bottom:a,left:c}}const ol=.05;class ee{canvas;layout;boxes;texts;drawings;shadows;effects;constructor(t,e){
this.canvas=t,this.layout=e,this.drawings=new Tb(t,e),this.boxes=new eb(t,this.drawings,e),this.texts=new _b(t,this.boxes,e),this.shadows=new jb(t,e),this.effects=
new qm(this.boxes)}*paint(t,e=!1){this.layout.hasUnder??=yield*uw(t.laid);const s=!0,i=this.canvas instanceof Ne;yield*this.context(t,{opacity:1,scopes:[],isArtifact:e,
over:[],lifted:[],isContext:s,end:1/0,isLast:i})}*repeat({laid:t,x:e,top:s},i){const{fragments:o,last:r}=i;for(let a=1;a<=r;a++){const c=t.isFromBottom?s+o.heightOf(
a)-o.heightOf(0):s;yield*new ee(new qn(i,a),this.layout).paint(yield*Be(t,e,c),!0)}}*painterOf(t){if(!(this.canvas instanceof Ne))return this;const{onlyPage:e}=t;
return e!==void 0?new ee(new qn(this.canvas,e,0),this.layout):t.laid.box.style.position==="fixed"&&(yield*cd(this.canvas,t))?new ee(new qn(this.canvas,0),this.layout):
this}*context(t,e){const s=[];yield*this.level(t,{...e,lifted:s,isContext:!0});for(const{placed:i,around:o,painter:r}of yield*(0,Ae.p9)(s,Qi))yield*r.context(i,
o)}*level(t,e){const s=[];yield*this.box(t,{...e,over:s});for(const i of yield*(0,Ae.p9)(s,Qi))gd(i.placed.laid.box)?yield*i.painter.context(i.placed,i.around):
yield*i.painter.level(i.placed,{...i.around,lifted:e.lifted})}*under(t,e){const s=[];yield*this.findUnder(t,e,s);for(const{placed:i,around:o,painter:r}of yield*(0,Ae.
p9)(s,Qi))yield*r.context(i,o),r!==this&&this.canvas instanceof Ne&&i.laid.box.style.position==="fixed"&&(yield*this.repeat(i,this.canvas))}*findUnder(t,e,s){const{
children:i,repeated:o,apart:r,lines:a,columns:c}=t,d=[...i,...o,...r,...a.flatMap(l=>l.atoms)];for(const l of d){yield rt/10;const{laid:f}=l,h=ss(f.box);if(h<0)
s.push({placed:l,around:e,order:h,painter:yield*this.painterOf(l)});else if(!gd(f.box)){const u=this.scopesOf(l,e.scopes);f.box.style.overflow==="hidden"&&this.
clip(l,u),yield*this.findUnder(l,{...e,scopes:u,end:vi(l,e.end)},s)}}c&&(yield*new ee(new Ki(this.canvas,t,e.scopes),this.layout).findUnder(c.content,{...e,scopes:[],
isLast:!1},s))}scopesOf({laid:t,x:e,top:s},i){const o=[...i];return t.shift&&o.push(this.shiftOf(t.shift)),t.box.style.transform.length>0&&o.push(this.turnOf({laid:t,
x:e,top:s})),t.turn&&o.push(this.turnAround(e,s,t.turn)),o}*box(t,e){yield rt/2;const{laid:s}=t,{style:i}=s.box,o=this.scopesOf(t,e.scopes),r=yield*this.effects.
enter(t,e.opacity,o);if(r===0)return;const a=t.top<Si(t,e.end);a&&(yield*this.background(t,o,r)),a&&s.box.marker&&sw(this.canvas,this.layout,t,{opacity:r,scopes:o,
isArtifact:e.isArtifact}),this.mark(s.box,t.x,t.top,o),i.overflow==="hidden"&&this.clip(t,o);const c=e.isLast&&s.box.inner==="blocks",d={...e,opacity:r,scopes:o,
isContext:!1,end:vi(t,e.end),isLast:c};e.isContext&&this.layout.hasUnder===!0&&(yield*this.under(t,{...d,isLast:!1})),a&&s.box.replaced&&(yield*this.picture(t,d,
void 0)),yield*this.inside(t,d)}*inside(t,e){const{laid:s}=t;if(t.columns&&(yield*this.columns(t,t.columns,e)),e.isLast){const o=Wg(t);for(let r=o.pop();r;r=o.pop())
this.canvas instanceof Ne&&(yield*this.canvas.settle(r.top)),yield*this.child(r,e)}else for(const o of t.children)yield*this.child(o,e);for(const o of t.repeated)
yield*this.child(o,{...e,isArtifact:!0});for(const o of t.apart)yield*this.child(o,e);const i=e.isArtifact?void 0:s.box.element??void 0;for(const{line:o,top:r,atoms:a}of t.
lines){if(yield rt/4,r>=e.end)continue;const c=this.canvas.pageAt(r),d={x:t.x,top:r,page:c,element:i,opacity:e.opacity,scopes:e.scopes};for(const{box:u,x:p,y:g}of o.
inlines)this.mark(u,t.x+p,r+g,e.scopes);yield*this.texts.under(o,d);const f=(s.box.style.textOverflow==="ellipsis"||o.isCut===!0)&&this.cutLine(o,t,d);f&&(yield*this.
texts.text(f.dots,{...d,element:void 0}));const h=f?{...d,scopes:[...d.scopes,f.clip]}:d;for(const u of o.texts)u.style.textShadow.length>0&&(yield*this.shadows.
draw(u,{...h,opacity:rl(u.style,e.opacity)}));for(const[u,p]of o.texts.entries()){u%20===19&&(yield rt*2);const{fontSize:g}=p.style;yield*this.texts.text(p,{...h,
opacity:rl(p.style,e.opacity),page:this.canvas.pageAt(r+p.y-g/2)})}for(const[u,p]of a.entries())yield*this.atom(p,o.atoms[u].owner,i,e)}}cutLine(t,{laid:e,x:s},{
top:i,page:o}){if(e.box.style.overflow!=="hidden"||e.box.style.direction==="rtl")return;const r=({style:h})=>this.layout.typefaces.word(dw,this.layout.faceOf(h)),
a=h=>r(h).width*(0,k.xP)(h.style)/1e3,c=e.width-e.border.right-e.padding.right,d=lw(t,c,a);if(!d)return;const l=this.boxes.points(o),f={left:s-t.height,right:s+
d.at,top:i-t.height,bottom:i+2*t.height};return{dots:{...d.text,owner:void 0,x:d.at,width:a(d.text),words:[r(d.text)]},clip:{on:()=>({clip:dt(f,zt,l)})}}}*columns(t,{
content:e,fragments:s,rows:i},o){for(const d of Pm(t,o.opacity,o.scopes))yield rt/4,yield*this.boxes.paint(d);const r=new ee(new Ki(this.canvas,t,o.scopes),this.
layout),a=i.findIndex(({top:d})=>t.top+d>=o.end),c=a<0?1/0:s.startOf(a*t.laid.columns.count);yield*r.box(e,{...o,scopes:[],end:c,isLast:!1})}*child(t,e){const{box:s}=t.
laid;if(pd(s)){const i=ss(s);if(i<0)return;(i>0?e.lifted:e.over).push({placed:t,around:{...e,isLast:!1},order:i,painter:yield*this.painterOf(t)})}else yield*this.
box(t,e)}*atom(t,e,s,i){const{box:o}=t.laid,r=s&&(e?.in(s)??s);if(r&&o.element&&o.replaced&&!o.element.parent&&r.adopt(o.element),o.replaced&&r&&e){const a=this.
scopesOf(t,i.scopes),c=yield*this.effects.enter(t,i.opacity,a);if(c===0)return;yield*this.background(t,a,c),yield*this.picture(t,{...i,scopes:a,opacity:c},o.element?
e:void 0,r);return}yield*this.child(t,i)}*background(t,e,s){const{laid:i,x:o,top:r,bottom:a}=t,{box:c}=i,d=a-r,l=i.frame&&i.frame.height<i.height?{top:r+i.frame.
top,bottom:r+i.frame.top+i.frame.height+d-i.height}:{top:r,bottom:a},f={left:o,right:o+i.width,...l},{style:h}=c;if(h.display==="table-cell"&&h.emptyCells==="hi\
de"&&i.lines.length===0&&i.children.length===0&&h.borderCollapse==="separate")return;const u=c.inner==="table"&&h.borderCollapse==="collapse",p={top:0,right:0,bottom:0,
left:0},g=c.known.get("edges"),m=u||g?p:i.border,w=c.isFluid?c.pageName:void 0,b=cy(t),y=yield*Kb(t,A=>this.boxes.pagesOf(A)),x={style:h,border:m,padding:i.padding,
images:c.images,opacity:s,ground:t.ground};if(yield*this.boxes.paint({...x,rect:f,scopes:e,fluidOn:w,gap:b,cells:y}),!g)return;const S={top:g.top.width,right:g.
right.width,bottom:g.bottom.width,left:g.left.width},{fragments:v}=this.canvas,[T,E]=[f.top-S.top/2,f.bottom+S.bottom/2],C={left:f.left-S.left/2,right:f.right+S.
right/2,top:Math.max(T,Math.min(v.startOf(v.at(f.top+ol)),f.top)),bottom:Math.min(E,Math.max(v.endOf(v.at(f.bottom-ol)),f.bottom))};yield*this.boxes.paint({rect:C,
style:ey(h,g),border:S,padding:p,images:void 0,opacity:s,scopes:e})}mark({place:t},e,s,i){if(!t||t.sheet)return;const o=Math.min(this.canvas.pageAt(s),this.canvas.
last);t.sheet=this.canvas.sheet(o);const[r,a]=[this.canvas.x(o,e),this.canvas.y(o,s)];t.top=this.canvas.moved(o,[r,a,r,a],i)[3]+6}clip({laid:t,x:e,top:s,bottom:i},o){
const{style:r}=t.box,a={left:e,top:s,right:e+t.width,bottom:i},c=es(r,t.width,t.height);o.push({on:d=>({clip:dt(Et(Xi(this.canvas,d,a),t.border),c,this.boxes.points(
d))})})}shiftOf({x:t,y:e}){const{scale:s}=this.canvas;return{on:()=>({matrix:[1,0,0,1,t*s,-e*s]})}}turnOf({laid:t,x:e,top:s}){const{style:i}=t.box,o=e+(0,k.S6)(
i.transformOrigin[0],t.width),r=s+(0,k.S6)(i.transformOrigin[1],t.height);let a=[1,0,0,1,0,0];for(const c of[...i.transform].reverse())a=(0,U.lw)(a,c.kind==="ma\
trix"?c.values:[1,0,0,1,(0,k.S6)(c.x,t.width),(0,k.S6)(c.y,t.height)]);return this.turnAround(o,r,a)}turnAround(t,e,s){const{canvas:i}=this;return{on:o=>{const[
r,a,c,d,l,f]=s,[h,u]=[i.x(o,t),i.y(o,e)],p=[r,-a,-c,d,l*i.scale,-f*i.scale];return{matrix:(0,U.lw)((0,U.lw)([1,0,0,1,-h,-u],p),[1,0,0,1,h,u])}}}}*picture(t,e,s,i){
const{box:o,border:r,padding:a,width:c,height:d}=t.laid,{replaced:l,style:f}=o;if(!l||f.visibility!=="visible")return;const{x:h,top:u}=t,p=Et(Et({left:h,top:u,right:h+
c,bottom:u+d},r),a),g=this.canvas.pageAt(u),m=this.boxes.points(g),w={page:g,element:e.isArtifact?void 0:o.element??void 0,scopes:e.scopes},b=Vt(Vt(es(f,c,d),r),
a);if(l.image)this.image(l.image,f,p,b,w);else if(l.drawing){const S=vb(p,l,f),v={on:()=>({clip:dt(p,b,m)})},T=b.some(([C])=>C>0),E=S===p&&!T?w.scopes:[...w.scopes,
v];yield*this.drawings.paint(l.drawing,S,m,{...w,scopes:E})}else return;const y=s?.linking?.link;if(!i||!y)return;const x=[m.x(p.left),m.y(p.bottom),m.x(p.right),
m.y(p.top)];this.canvas.link(g,i,x,y,e.scopes)}image(t,e,s,i,{page:o,element:r,scopes:a}){const{canvas:c}=this,d=this.boxes.points(o),l=Vi(s,t.displayed,e),f=i.
some(([m])=>m>0),h=!Dm(l,s),u={on:()=>({clip:dt(s,i,d)})},p=(0,U.lw)(t.upright,[d.x(l.right)-d.x(l.left),0,0,d.y(l.top)-d.y(l.bottom),d.x(l.left),d.y(l.bottom)]),
g=c.sheet(o).image(t);c.draw(o,r,f||h?[...a,u]:a,{kind:"image",name:g,matrix:p})}}function cy({laid:n,children:t,top:e}){const s=n.legend&&t.find(o=>o.laid===n.
legend);if(!s)return;const i=e+(n.frame?.top??0);return{left:s.x,top:Math.min(s.top,i),right:s.x+s.laid.width,bottom:Math.max(s.bottom,i+n.border.top)}}const rl=({
opacity:n,display:t},e)=>t==="inline"?e*n:e;function*dy(n,t){const e=new Map,s=[[[n],t]];for(let i=s.pop();i;i=s.pop()){const[o,r]=i;for(const a of o){yield 2e3;
const{laid:c,top:d,children:l,apart:f,lines:h,columns:u}=a,p=(m,w)=>{m&&!e.has(m)&&e.set(m,r.pageOf(Math.min(r.pageAt(w),r.last)))};p(c.box.place,d);const g=[...l];
(0,N.RZ)(g,f);for(const{line:m,top:w,atoms:b}of h){for(const{box:y,y:x}of m.inlines)p(y.place,w+x);(0,N.RZ)(g,b)}g.length>0&&s.push([g,r]),u&&s.push([[u.content],
new Ki(r,a,[])])}}return e}const al=({columnGap:n,fontSize:t},e)=>n===void 0?Math.round(t):Math.max((0,k.Il)(n,e),0);function ly(n,t){const e=al(n,t),i=Math.min(
(o=>Math.max(Math.floor((t+e)/(Math.max(o,1)+e)),1))(n.columnWidth??1),n.columnCount??1/0);return{count:i,width:Math.max((t+e)/i-e,0),gap:e}}function*fy(n,t,e){
const{box:s}=n,{count:i,width:o,gap:r}=ly(s.style,e.width),a=yield*t.layOut(s.children[0],{width:o,height:void 0});n.firstBaseline=a.firstBaseline,n.lastBaseline=
a.lastBaseline;const c={content:a,count:i,width:o,gap:r,fillsFirst:s.style.columnFill==="auto",whole:void 0},d=Math.max(a.height,1);if(d>i*t.page.height){const u=yield*ro(
{...c,fillsFirst:!0},t,d/i+1);return n.columns={...c,whole:u},cl(u)}const l=yield*ro(c,t,e.height??d),f=l.rows.length>1&&e.height!==void 0,h=f?{...c,fillsFirst:!1}:
c;return n.columns={...h,whole:f?yield*ro(h,t,d):l},cl(n.columns.whole)}function cl({rows:n}){const t=n.at(-1);return t.top+t.height}function ro(n,{work:t},e){return dd(
n,{roomOf:()=>({top:0,height:e}),most:e,depth:1,isOpen:!0},i=>new Qn(i,t,{count:n.count,depth:1}))}function*hy({style:n,children:t},e){const{least:s,most:i}=yield*e.
widthsOf(t[0]),{columnWidth:o,columnCount:r=1}=n,a=al(n,0)*(r-1);if(o===void 0)return{least:s*r+a,most:i*r+a};const c=Math.max(o,1);return{least:Math.min(c,s),most:Math.
max(c,i)*r+a}}function as(n,t,e){switch(dl(n,t)){case"center":return{before:t/2,between:0};case"flex-end":case"end":case"right":return{before:t,between:0};case"\
space-between":return{before:0,between:e>1&&t>0?t/(e-1):0};case"space-around":return t>0&&e>0?{before:t/e/2,between:t/e}:{before:0,between:0};case"space-evenly":
return t>0?{before:t/(e+1),between:t/(e+1)}:{before:0,between:0};default:return{before:0,between:0}}}const dl=(n,t)=>n.startsWith("safe ")?t<0?"start":n.slice(5):
n;function ao(n,t,e=!1){const s=dl(n,t);return s==="center"?t/2:(s==="flex-end"||s==="end"||s==="right")!==(e&&(s!=="start"&&s!=="end"&&s!=="left"&&s!=="right"))?
t:0}const dn=(n,t=!1)=>ao(n==="space-around"||n==="space-evenly"?"center":n,1,t),ln=n=>n==="normal"||n==="stretch",co=({alignSelf:n},{alignItems:t})=>ln(n==="au\
to"?t:n),ll=(n,t)=>n==="self-start"?t?"end":"start":n==="self-end"?t?"start":"end":n,uy={x:0,y:0},cs=new WeakMap;function fn(n,t,{share:e=uy,...s}){const i={box:t,
share:e,...s},o=cs.get(n);o?o.push(i):cs.set(n,[i])}const fl=({style:n})=>n.position!=="static"||n.transform.length>0||n.isContained;function lo(n,t=n.x,e=n.y){
const s=(cs.get(n)??[]).map(i=>({...i,x:i.x+t,y:i.y+e}));return cs.delete(n),s}function py(n){const t=lo(n,0,0),e=(s,i,o)=>{for(const r of lo(s,i,o))t.push(r)};
for(const s of n.children)e(s,s.x,s.y);for(const s of n.apart)e(s,s.x,s.y);n.columns&&e(n.columns.content,0,0);for(const s of n.lines)for(const{laid:i}of s.atoms)
e(i,i.x,s.y+i.y);return t}class gy{laid;layout;width;sizes;xs;sinks=new Map;constructor(t,e,s,i){this.laid=t,this.layout=e,this.width=s,this.sizes=i;const{columnSizes:o,
columnGap:r}=i;this.xs=fo(o,r,s,t.box.style.justifyContent)}areaWidth({column:t,columns:e}){const s=t+e-1;return this.xs[s]+this.sizes.columnSizes[s]-this.xs[t]}alignmentOf({
style:t}){const{justifyItems:e,alignItems:s,direction:i}=this.laid.box.style,o=t.justifySelf==="auto"?e:t.justifySelf;return{x:ll(o,t.direction!==i),y:ll(t.alignSelf===
"auto"?s:t.alignSelf,!1)}}widthIn(t){const{style:e,inner:s}=t.box,i=this.areaWidth(t);if(!Ot(e.width)||s==="image"||e.marginLeft==="auto"||e.marginRight==="auto"||
!ln(this.alignmentOf(t.box).x)||e.aspectRatio!==void 0&&typeof e.height=="object")return;const o=$(gt(e))+$(bt(e,i));return yt(i-W(e.marginLeft,i)-W(e.marginRight,
i),e,i,o)}layItem(t,e,s){const i=this.areaWidth(t);return this.layout.layOut(t.box,{width:i,height:e,fixedWidth:this.widthIn(t),fixedHeight:s,shrinks:!0})}*heightDemands(t){
const e=[],s=new Map,i=new Map;for(const o of t){const r=yield*this.layItem(o,void 0);e.push(r.height);const{marginTop:a,marginBottom:c}=o.box.style;if(this.alignmentOf(
o.box).y!=="baseline"||a==="auto"||c==="auto")continue;const d=W(a,this.areaWidth(o))+(r.firstBaseline??r.height);i.set(o,d),s.set(o.row,Math.max(s.get(o.row)??
0,d))}for(const[o,r]of i)this.sinks.set(o,s.get(o.row)-r);return t.map((o,r)=>this.heightDemand(o,e[r]))}heightDemand(t,e){const s=e+z(Gt(t.box.style,this.areaWidth(
t)))+(this.sinks.get(t)??0),{overflow:i,height:o,minHeight:r}=t.box.style,a=Ot(o)&&!Ot(r)?V(r,void 0,0,t.box.style):void 0,c=i==="hidden"&&Ot(o)?0:a===void 0?s:
Math.min(a+s-e,s),d=Ot(o)&&Ot(r);return{from:t.row,count:t.rows,isFree:d,floor:c,least:s,most:s}}*place(t,{rowSizes:e,rowGap:s,height:i}){const{laid:o}=this,{style:r}=o.
box,a=fo(e,s,i,r.alignContent),c=o.border.left+o.padding.left,d=o.border.top+o.padding.top,l=r.direction==="rtl";for(const f of t){yield rt/10;const h=f.row+f.rows-
1,u=a[h]+e[h]-a[f.row],p=this.areaWidth(f),g=yield*this.fill(f,p,u),{top:m,bottom:w,left:b,right:y}=Gt(f.box.style,p),{marginLeft:x,marginRight:S,marginTop:v,marginBottom:T}=f.
box.style,E=this.alignmentOf(f.box),C=p-g.width-b-y,A=l?this.width-g.width-this.xs[f.column]-y-ho(S,x,E.x,C):this.xs[f.column]+b+ho(x,S,E.x,C),G=this.sinks.get(
f);g.x=c+A,g.y=d+a[f.row]+m,g.y+=G??ho(v,T,E.y,u-g.height-m-w),o.add(g)}o.flow="bands",this.takeBaselines(t)}takeBaselines(t){const{laid:e}=this,s=t.findIndex(r=>r.
row===0&&this.sinks.has(r)),i=e.children[Math.max(s,0)];i&&(e.firstBaseline=i.y+(i.firstBaseline??i.height));const o=e.children.at(-1);o&&(e.lastBaseline=o.y+(o.
lastBaseline??o.height))}*fill(t,e,s){const{style:i,inner:o}=t.box,r=this.alignmentOf(t.box).y;if(!(ln(r)&&Ot(i.height)&&i.marginTop!=="auto"&&i.marginBottom!==
"auto"&&o!=="image")||i.aspectRatio!==void 0&&r!=="stretch")return yield*this.layItem(t,s);const c=z(gt(i))+z(bt(i,e)),d=It(s-z(Gt(i,e)),i,s,c);return yield*this.
layItem(t,s,d)}keepPlace(t,{rowSizes:e,rowGap:s,height:i},o){const{laid:r,width:a}=this,{border:c,padding:d}=r,l=r.box.style.direction==="rtl",f=this.alignmentOf(
t),h={x:dn(f.x),y:dn(f.y)};l&&(h.x=1-h.x);let[u,p,g,m]=[c.left+d.left,c.top+d.top,a,i];if(o){const{alignContent:b}=r.box.style,y=fo(e,s,i,b),[x,S]=hl(o.column,{
starts:this.xs,sizes:this.sizes.columnSizes}),[v,T]=hl(o.row,{starts:y,sizes:e}),E=st=>st===void 0?void 0:a-st,[C,A]=l?[E(S),E(x)]:[x,S],G=A??a+d.right,Y=T??i+d.
bottom;g=G-(C??-d.left),m=Y-(v??-d.top),u+=C??-d.left,p+=v??-d.top}const w=o&&{x:u,y:p,width:Math.max(g,0),height:Math.max(m,0)};fn(r,t,{x:u+h.x*g,y:p+h.y*m,share:h,
area:w})}}function fo(n,t,e,s){const i=n.reduce((d,l)=>d+l,0)+Math.max(n.length-1,0)*t,{before:o,between:r}=as(s,e-i,n.length),a=[];let c=o;for(const d of n)a.push(
c),c+=d+t+r;return a}function hl([n,t],{starts:e,sizes:s}){const i=e.map((r,a)=>r+s[a]),o=r=>r!==void 0&&r>=0&&r<=s.length;return[o(n)?e[n]??i.at(-1)??0:void 0,
o(t)?i[t-1]??e[0]??0:void 0]}function ho(n,t,e,s){if(n!=="auto"&&t!=="auto")return ao(e,s);const i=Math.max(s,0);return n==="auto"?t==="auto"?i/2:i:0}const my=2e3,
ul=5e5,pl=(n,t)=>typeof n=="object"&&!("fr"in n)?(0,k.Il)(n,t):void 0;function gl(n,t,e){if(!n)return{tracks:[],names:new Map};const{tracks:s,names:i,auto:o}=n;
if(!o)return{tracks:s,names:i};const r=({least:u,most:p})=>Math.max(pl(p,t??0)??pl(u,t??0)??0,1),a=u=>u.reduce((p,g)=>p+r(g)+e,0),c=(t??0)+e-a(s),d=t===void 0?1:
Math.max(Math.floor((c+.01)/a(o.tracks)),1),l=Math.min(d,Math.ceil(my/o.tracks.length)),f=Array.from({length:l},()=>o.tracks).flat(),h=o.at+f.length;return{tracks:[
...s.slice(0,o.at),...f,...s.slice(o.at)],names:wy(i,o,l),...o.fits&&{fitted:[o.at,h]}}}function wy(n,t,e){const s=new Map([...n].map(([o,r])=>[o,[...r]])),i=(o,r)=>{
const a=s.get(o);a?a.includes(r)||a.push(r):s.set(o,[r])};for(let o=0;o<e;o++)for(const[r,a]of t.names)for(const c of a)i(r,t.at+o*t.tracks.length+c);for(const[
o,r]of t.after)for(const a of r)i(o,a+e*t.tracks.length);return s}function ml({fitted:n},t,e,s){const i=new Set;if(n)for(const[a,c]of s)for(let d=a;d<a+c;d++)i.
add(d);const o=a=>!n||a<n[0]+t||a>=n[1]+t||i.has(a),r=[0];for(let a=0;a<e;a++)r.push(r[a]+(o(a)?1:0));return r}function by(n,t,e,s){const{gridTemplateAreas:i}=t,
o=Math.max(e.tracks.length,i[0]?.length??0),r=Math.max(s.tracks.length,i.length),[a,c]=[uo(e.names,i,"columns"),uo(s.names,i,"rows")],d=n.map(w=>({box:w,column:yl(
w.style.gridColumnStart,w.style.gridColumnEnd,o,a),row:yl(w.style.gridRowStart,w.style.gridRowEnd,r,c)})),l={columns:-d.reduce((w,{column:b})=>Math.min(w,b.start??
0),0),rows:-d.reduce((w,{row:b})=>Math.min(w,b.start??0),0)},f=t.gridAutoFlow.startsWith("column"),h=f?{count:r,before:l.rows}:{count:o,before:l.columns},p=new Oy(
d,{...h,isColumn:f,isDense:t.gridAutoFlow.endsWith("dense"),down:f?l.columns:l.rows}).place();let[g,m]=[o+l.columns,r+l.rows];for(const w of p)g=Math.max(g,w.column+
w.columns),m=Math.max(m,w.row+w.rows);return{items:p,columns:Math.max(g,1),rows:m,before:l}}function yy({style:n},{gridTemplateAreas:t},{columns:e,rows:s,before:i}){
const o=(r,a,c)=>{const d=c==="columns"?e:s,l=Math.max(d.tracks.length,c==="columns"?t[0]?.length??0:t.length),f=uo(d.names,t,c);let h=ds(r,l,f,"start"),u=ds(a,
l,f,"end");h!==void 0&&a!=="auto"&&a.span!==void 0&&(u=h+a.span),u!==void 0&&r!=="auto"&&r.span!==void 0&&(h=u-r.span),h!==void 0&&u!==void 0&&h>u&&([h,u]=[u,h]),
h===u&&(u=void 0);const p=g=>g===void 0?void 0:g-1+i[c];return[p(h),p(u)]};return{column:o(n.gridColumnStart,n.gridColumnEnd,"columns"),row:o(n.gridRowStart,n.gridRowEnd,
"rows")}}function uo(n,t,e){if(t.length===0)return n;let s=wl.get(t);s||wl.set(t,s={rows:bl(t,"rows"),columns:bl(t,"columns")});const i=s[e];return{get:r=>{const[
a,c]=[n.get(r),i.get(r)];return c===void 0||a?.[0]===void 0?c===void 0?a:[c]:[r.endsWith("-start")?Math.min(a[0],c):Math.max(a[0],c)]}}}const wl=new WeakMap;function bl(n,t){
const e=new Map;for(const[s,i]of n.entries())for(const[o,r]of i.entries()){if(/^\.+$/.test(r))continue;const a=(t==="rows"?s:o)+1;e.set(`${r}-start`,Math.min(e.
get(`${r}-start`)??a,a)),e.set(`${r}-end`,Math.max(e.get(`${r}-end`)??a,a+1))}return e}function ds(n,t,e,s){if(n==="auto"||n.span!==void 0)return;if(n.name!==void 0){
const o=e.get(`${n.name}-${s}`)??e.get(n.name);return o?.[(n.line??1)-1]??o?.[0]??void 0}const{line:i}=n;if(i!==void 0)return i>0?i:t+2+i}function yl(n,t,e,s){const i=ds(
n,e,s,"start"),o=ds(t,e,s,"end"),r=n!=="auto"&&n.span||t!=="auto"&&t.span||1;return i!==void 0&&o!==void 0?i===o?{start:i-1,count:1}:{start:Math.min(i,o)-1,count:Math.
abs(o-i)}:i!==void 0?{start:i-1,count:r}:o!==void 0?{start:o-1-r,count:r}:{start:void 0,count:r}}const xy=2e6,ky="has a grid whose items take too long to place;\
 use fewer items, shorter spans, or no dense packing";class Oy{wanted;packing;looks=0;taken=new Set;placed=new Map;width;constructor(t,e){this.wanted=t,this.packing=
e;let s=e.count+e.before;for(const i of t){const{start:o,count:r}=this.across(i);s=Math.max(s,(o===void 0?0:o+e.before)+r)}this.width=Math.max(s,1)}place(){const{
wanted:t}=this;for(const i of t)this.across(i).start!==void 0&&this.along(i).start!==void 0&&this.put(i,this.along(i).start+this.packing.down,this.across(i).start+
this.packing.before);for(const i of t)!this.placed.has(i)&&this.along(i).start!==void 0&&this.placeIn(i,this.along(i).start+this.packing.down);let[e,s]=[0,0];for(const i of t){
if(this.placed.has(i))continue;this.packing.isDense&&([e,s]=[0,0]);const{start:o,count:r}=this.across(i),a=o===void 0?void 0:o+this.packing.before;if(a!==void 0)
for(a<s&&e++,s=a;!this.isFree(i,e,s);)e++;else for(;s+r>this.width||!this.isFree(i,e,s);)s+r>=this.width?[e,s]=[e+1,0]:s++;this.put(i,e,s)}return t.map(i=>this.
placed.get(i))}across({row:t,column:e}){return this.packing.isColumn?t:e}along({row:t,column:e}){return this.packing.isColumn?e:t}placeIn(t,e){let s=0;for(;!this.
isFree(t,e,s);)s++;this.put(t,e,s)}isFree(t,e,s){if(this.looks+=this.along(t).count,this.looks>xy)throw(0,lt.G6)([{field:"file",message:ky}]);for(let i=0;i<this.
along(t).count;i++)for(let o=0;o<this.across(t).count;o++)if(this.looks++,this.taken.has((e+i)*1e4+s+o))return!1;return!0}put(t,e,s){const[i,o]=[this.along(t).count,
this.across(t).count];if(e+i>9e3||s+o>9e3||this.taken.size+i*o>ul)throw(0,lt.G6)([{field:"file",message:`has a grid of more than ${ul} places; at most that many\
 are allowed`}]);for(let a=0;a<i;a++)for(let c=0;c<o;c++)this.taken.add((e+a)*1e4+s+c);const{isColumn:r}=this.packing;this.placed.set(t,{box:t.box,row:r?s:e,column:r?
e:s,rows:r?o:i,columns:r?i:o})}}const My=500,Sy=n=>n==="auto"||n==="min-content"||n==="max-content",po=({most:n})=>n==="auto"||n==="max-content";function vy(n){
const t=({least:r,most:a,whole:c},d)=>Math.min(d==="least"?r:a,c),e=({most:r})=>Sy(r),s=[{key:"base",wanted:r=>n?Math.max(r.floor,t(r,"least")):r.floor,affects:({
least:r})=>r!=="fixed",beyond:e},{key:"base",wanted:({least:r})=>r,affects:({least:r})=>r==="min-content"||r==="max-content",beyond:e},{key:"base",wanted:({most:r})=>r,
affects:({least:r})=>r==="max-content",beyond:po}];n==="most"&&s.splice(2,0,{key:"base",wanted:r=>t(r,"most"),affects:({least:r})=>r==="auto"||r==="max-content",
beyond:po});const i=()=>!0;return{bases:s,limits:[{key:"limit",wanted:({least:r})=>r,affects:e,beyond:i},{key:"limit",wanted:({most:r})=>r,affects:po,beyond:i}]}}
function*Ty(n,t,e){const s=new Set(n.flatMap(({tracks:r})=>r)),{bases:i,limits:o}=vy(e);for(const r of i)yield*xl(n,s,r,t);for(const r of s)r.limit=Math.max(r.limit,
r.base);for(const r of o){const a=[...s].filter(({limit:c})=>c===1/0);yield*xl(n,s,r,t);for(const c of s)c.isOpen=!1;for(const c of a)c.isOpen=c.limit<1/0}for(const r of s)
r.isOpen=!1,r.cap!==void 0&&(r.limit=Math.max(r.base,Math.min(r.limit,r.cap)))}function*xl(n,t,e,s){const{key:i}=e,o=r=>r[i]===1/0?r.base:r[i];for(const r of n){
yield r.tracks.length*My;const a=r.tracks.filter(e.affects);if(a.length===0)continue;const c=e.wanted(r)-(r.tracks.length-1)*s-r.tracks.reduce((d,l)=>d+o(l),0);
Iy(Math.max(c,0),a,e)}for(const r of t)e.affects(r)&&(i==="base"?r.base+=r.more:r.limit=o(r)+r.more,r.more=0)}function Iy(n,t,{key:e,beyond:s}){const i=a=>{if(e===
"base")return Math.max(a.limit-a.base,0);const c=a.isOpen||a.limit===1/0?1/0:0;return a.cap===void 0?c:Math.min(c,Math.max(a.cap-(a.limit===1/0?a.base:a.limit),
0))},o=t.map(a=>({one:a,room:i(a),more:0}));o.sort((a,c)=>a.room===c.room?0:a.room-c.room);let r=n;for(const[a,c]of o.entries())c.more=Math.min(c.room,r/(o.length-
a)),r-=c.more;if(r>.001){const a=o.filter(({one:d})=>s(d)),c=a.length>0?a:o;for(const d of c)d.more+=r/c.length}for(const{one:a,more:c}of o)a.more=Math.max(a.more,
c)}const kl=500;function go(n,t){if(!(typeof n!="object"||"fr"in n))return n.percent!==0&&t===void 0?void 0:(0,k.Il)(n,t??0)}const Ol=(n,t)=>typeof n=="string"?
n:go(n,t)===void 0?"auto":"fixed";function*ls(n,t,e){const{room:s,gap:i,stretches:o,measures:r}=e,a=n.map(({least:h,most:u,limit:p})=>{const g=typeof u=="object"&&
"fr"in u?u.fr:void 0,m=go(h,s)??0;return{least:Ol(h,s),most:g===void 0?Ol(u,s):"flexible",factor:g??0,cap:p===void 0?void 0:(0,k.Il)(p,s??0),base:m,limit:Math.max(
go(u,s)??1/0,m),more:0,isOpen:!1}}),c=t.map(h=>Ey(h,a,e));yield c.reduce((h,{tracks:u})=>h+u.length*kl,kl);const d=({tracks:h})=>h.length>1&&h.some(({most:u})=>u===
"flexible"),l=[...new Set(c.map(({tracks:h})=>h.length))].sort((h,u)=>h-u);for(const h of l){const u=c.filter(p=>p.tracks.length===h&&!d(p));yield*Ty(u,i,r)}Ry(
c.filter(d),i);for(const h of a)(h.limit===1/0||h.most==="flexible")&&(h.limit=h.base);const f=Math.max(n.length-1,0)*i;return Ay(a,f,e),r!=="least"&&Ly(a,c,e),
o&&s!==void 0&&Cy(a,s-f),a.map(({base:h})=>h)}function Ey(n,t,{gap:e}){const s=t.slice(n.from,n.from+n.count),o=s.every(({most:r})=>r==="fixed")?s.reduce((r,{limit:a})=>r+
a,(s.length-1)*e):1/0;return{...n,tracks:s,whole:o,floor:n.isFree?Math.min(n.floor,o):n.floor}}function Ry(n,t){const e=(s,i)=>{for(const o of n){const r=o.tracks.
filter(({most:h,least:u})=>h==="flexible"&&i(u)),a=s(o)-(o.tracks.length-1)*t,c=a-o.tracks.reduce((h,{base:u})=>h+u,0);if(r.length===0||c<=.001)continue;const d=o.
tracks.reduce((h,u)=>h+(r.includes(u)?0:u.base),0),l=r.reduce((h,{factor:u})=>h+u,0),f=l>0?(a-d)/l:0;for(const h of r)h.more=Math.max(h.more,l>0?f*h.factor-h.base:
c/r.length)}for(const{tracks:o}of n)for(const r of o)r.base+=r.more,r.more=0};e(({isFree:s,floor:i})=>s?0:i,s=>s==="auto"),e(({least:s})=>s,s=>s==="min-content"),
e(({most:s})=>s,s=>s==="max-content")}function Ay(n,t,{room:e,measures:s}){if(s==="least")return;if(e===void 0){for(const r of n)r.base=r.limit;return}let i=e-t-
n.reduce((r,{base:a})=>r+a,0);const o=n.filter(({base:r,limit:a})=>a>r);o.sort((r,a)=>r.limit-r.base-(a.limit-a.base));for(const[r,a]of o.entries()){if(i<=.001)
return;const c=Math.min(a.limit-a.base,i/(o.length-r));a.base+=c,i-=c}}function Ly(n,t,{room:e,gap:s}){const i=n.filter(({most:r})=>r==="flexible");if(i.length===
0)return;let o=0;if(e===void 0){for(const{factor:r,base:a}of i)o=Math.max(o,a/Math.max(r,1));for(const{tracks:r,most:a}of t)r.some(c=>c.most==="flexible")&&(o=Math.
max(o,Ml(r,a-(r.length-1)*s)))}else o=Ml(n,e-Math.max(n.length-1,0)*s);for(const r of i)r.base=Math.max(r.base,o*r.factor)}function Ml(n,t){const e=n.filter(({most:o})=>o===
"flexible");e.sort((o,r)=>r.base*o.factor-o.base*r.factor);let s=t-n.reduce((o,{most:r,base:a})=>o+(r==="flexible"?0:a),0),i=e.reduce((o,{factor:r})=>o+r,0);for(const{
base:o,factor:r}of e){if(i<=0)return 0;const a=Math.max(s,0)/Math.max(i,1);if(o<=a*r+.001)return a;s-=o,i-=r}return 0}function Cy(n,t){const e=t-n.reduce((i,{base:o})=>i+
o,0),s=n.filter(({most:i})=>i==="auto");if(!(e<=0||s.length===0))for(const i of s)i.base+=e/s.length}function*By(n,t,e,s){const{style:i,children:o}=n.box,[r,a]=[
wo(i.columnGap,e.width),wo(i.rowGap,e.height)],{items:c,columnTracks:d,rowTracks:l,linesOf:f}=Sl(o,i,e,{columns:r,rows:a}),h=[];for(const T of c)h.push(yield*Tl(
T,t,e.width));const u=yield*ls(d,h,{room:e.width,gap:r,stretches:ln(i.justifyContent)}),p=new gy(n,t,e.width,{columnSizes:u,columnGap:r}),g=yield*p.heightDemands(
c),m=(T,E)=>ls(l,g,{room:T,gap:E,stretches:ln(i.alignContent)}),w=yield*m(e.height,a),b=mo(w)+Math.max(w.length-1,0)*a,y=e.height??Wy(b,n,s.height),x=wo(i.rowGap,
y),v={rowSizes:e.height===void 0?yield*m(y,x):w,rowGap:x,height:y};yield*p.place(c,v);for(const T of o)T.isPositioned&&p.keepPlace(T,v,fl(n.box)?f(T):void 0);return b}
function*Ny({style:n,children:t},e){const s={width:0,height:void 0},i=n.columnGap?.px??0,{items:o,columnTracks:r}=Sl(t,n,{...s,width:void 0},{columns:i,rows:0}),
a=[];for(const f of o)a.push(yield*Tl(f,e,0));const[c,d]=[yield*ls(r,a,{room:void 0,gap:i,stretches:!1,measures:"least"}),yield*ls(r,a,{room:void 0,gap:i,stretches:!1,
measures:"most"})],l=Math.max(r.length-1,0)*i;return{least:mo(c)+l,most:mo(d)+l}}const mo=n=>n.reduce((t,e)=>t+e,0),wo=(n,t)=>n?(0,k.Il)(n,t??0):0;function Wy(n,{
box:t,border:e,padding:s},i){const o=z(e)+z(s);return It(n+o,t.style,i,o)-o}function Sl(n,t,e,s){const i=n.filter(p=>!p.isPositioned);i.some(p=>p.style.order!==
0)&&i.sort((p,g)=>p.style.order-g.style.order);const o=gl(t.gridTemplateColumns,e.width,s.columns),r=gl(t.gridTemplateRows,e.height,s.rows),a=by(i,t,o,r),{before:c,
items:d}=a,l=ml(o,c.columns,a.columns,d.map(({column:p,columns:g})=>[p,g])),f=ml(r,c.rows,a.rows,d.map(({row:p,rows:g})=>[p,g])),h=vl(o.tracks,a.columns,t.gridAutoColumns,
c.columns),u=vl(r.tracks,a.rows,t.gridAutoRows,c.rows);return{items:d.map(p=>({...p,column:l[p.column],row:f[p.row]})),columnTracks:h.filter((p,g)=>l[g]!==l[g+1]),
rowTracks:u.filter((p,g)=>f[g]!==f[g+1]),linesOf:p=>{const{column:g,row:m}=yy(p,t,{columns:o,rows:r,before:c}),w=(b,y)=>b===void 0?void 0:y[b]??b;return{column:[
w(g[0],l),w(g[1],l)],row:[w(m[0],f),w(m[1],f)]}}}}function vl(n,t,e,s){return Array.from({length:t},(i,o)=>{const r=o-s;if(r>=0&&r<n.length)return n[r];const a=r<
0?e.length+r%e.length:r-n.length;return e[a%e.length]})}function*Tl({box:n,column:t,columns:e},s,i){yield rt/10;const o=yield*s.widthsOf(n),[r,a]=[o.least,je(o)],
c=W(n.style.marginLeft,0)+W(n.style.marginRight,0),{minWidth:d,overflow:l}=n.style,h=d==="auto"?l!=="visible"?0:r:V(d,i,0,n.style)??0,u=d==="auto"&&Ot(n.style.width);
return{from:t,count:e,isFree:u,floor:h+c,least:r+c,most:a+c}}function Ht({style:n,inner:t,isItem:e}){const{display:s}=n;return e||t!=="blocks"&&t!=="lines"||n.overflow!==
"visible"||n.isContained||s==="flow-root"||s==="inline-block"||s==="table-cell"||s==="table-caption"||n.alignContent!=="normal"||n.float!=="none"||n.columnCount!==
void 0||n.columnWidth!==void 0||n.position==="absolute"||n.position==="fixed"}const _y=({box:n,border:t,padding:e})=>t.top===0&&e.top===0&&!Ht(n)&&n.style.display!==
"none",Py=({box:n,border:t,padding:e})=>t.bottom===0&&e.bottom===0&&!Ht(n)&&Ot(n.style.height),Il=100;class fs{sides=new Set;widths=[];add(t){const{style:e}=t;if(!t.
isPositioned){if(e.float!=="none")this.sides.add(e.float),this.widths.length<Il&&this.widths.push(V(e.width,void 0,0,e)??0);else if(hs(t)){const{sides:s,widths:i}=$y(
t);for(const o of s)this.sides.add(o);(0,N.RZ)(this.widths,i.slice(0,Il-this.widths.length))}}}isCleared({clear:t}){return this.sides.size>0&&(t==="both"||this.
sides.has(t))}isBeside(t,e){if(this.sides.size===0||!Ht(t))return!0;let s=0;for(const i of this.widths){if(s>0&&s+i>e)break;s+=i}return s+(V(t.style.width,e,0,t.
style)??0)<=e}}function $y(n){const t=n.known.get("floats");if(t)return t;const e=new fs;if(n.inner==="lines")for(const s of n.inlines)s.kind==="apart"&&e.add(s.
box);for(const s of n.children)e.add(s);return n.known.set("floats",e),e}function zy(n,t,e){let s=t,i=Ee;const o=new fs;for(let r=n;r&&(i=i.add(W(r.style.marginTop,
s)),!(r.inner!=="blocks"||Ht(r)||!El(r)));){const a=$(gt(r.style))+$(bt(r.style,s));s=Math.max(Rl(r,{width:s,height:void 0},a)-a,0);let c;for(const d of r.children){
if(d.isApart){o.add(d);continue}const{marginTop:l,marginBottom:f}=d.style,h=i.add(W(l,s));if(o.isCleared(d.style)||!o.isBeside(d,s)||e(d.style,h))return i;if(c=
d,!hs(d))break;o.add(d),i=h.add(W(f,s)),c=void 0}r=c}return i}const El=({style:n})=>n.borderTopWidth===0&&n.paddingTop.px===0&&n.paddingTop.percent===0;function hs(n){
let t=n.known.get("through");return t===void 0&&n.known.set("through",t=Dy(n)),t}function Dy(n){const{style:t}=n;if(Ht(n)||n.replaced||n.marker||!El(n)||t.aspectRatio!==
void 0||t.borderBottomWidth>0||t.paddingBottom.px!==0||t.paddingBottom.percent!==0||!Ot(t.height)&&!(typeof t.height=="object"&&t.height.px===0&&t.height.percent===
0)||typeof t.minHeight=="object"&&(t.minHeight.px>0||t.minHeight.percent>0))return!1;if(n.inner==="lines")return n.inlines.every(Fy);if(n.inner!=="blocks")return!1;
const e=new fs;return n.children.every(s=>!s.isApart&&(e.isCleared(s.style)||!hs(s))?!1:(e.add(s),!0))}function Fy(n){switch(n.kind){case"text":return n.text.trim()===
""&&!n.style.whiteSpace.startsWith("pre");case"open":case"close":return Gy(n.box.style);default:return n.kind==="apart"}}const Gy=n=>[n.paddingTop,n.paddingRight,
n.paddingBottom,n.paddingLeft].every(({px:t,percent:e})=>t===0&&e===0)&&[n.marginLeft,n.marginRight].every(t=>t==="auto"||t.px===0&&t.percent===0)&&n.borderTopWidth+
n.borderRightWidth+n.borderBottomWidth+n.borderLeftWidth===0;function Rl({style:n},t,e){const s=V(n.width,t.width,e,n),i=t.width-W(n.marginLeft,t.width)-W(n.marginRight,
t.width);return yt(s??i,n,t.width,e)}const us={width:300,height:150};function Al({style:n,replaced:t},e,s){const[i,o]=[gt(n),bt(n,e.width)],[r,a]=[$(i)+$(o),z(i)+
z(o)],c=S=>S===void 0?void 0:S*n.zoom,d={width:c(t?.width),height:c(t?.height)},l=n.aspectRatio??(d.width!==void 0&&d.height!==void 0&&d.height>0?d.width/d.height:
void 0),f=typeof n.width=="object"&&n.width.percent!==0&&e.width===0;let h=e.fixedWidth??(f?void 0:V(n.width,e.width,r,n)),u=e.fixedHeight??V(n.height,e.height,
a,n);const[p,g]=[h!==void 0,u!==void 0];h!==void 0&&(h-=r),u!==void 0&&(u-=a),h===void 0&&u===void 0?(h=d.width??(d.height!==void 0&&l!==void 0?d.height*l:us.width),
u=d.height??(l===void 0?us.height:h/l)):h===void 0?h=l===void 0?d.width??us.width:u*l:u??=l===void 0?d.height??us.height:h/l;const m=yt(h+r,e.width===0?{...n,maxWidth:Hy(
n.maxWidth)}:n,e.width,r)-r;m!==h&&!g&&l!==void 0&&(u=m/l);const w=It(u+a,n,e.height,a)-a,b=w!==u&&!p&&l!==void 0?w*l:m,y=s.page.height-a,x=w>y&&y>0?y/w:1;return{
width:b*x,height:w*x}}const Hy=n=>typeof n=="object"&&n.percent!==0?"none":n,[jy,Uy,Ll]=["‪","‫","‬"],[Cl,Bl]=["‭","‮"],[Nl,Wl,Ky,_l]=["⁦","⁧","⁨",
"⁩"];function bo({unicodeBidi:n,direction:t}){const e=t==="rtl";switch(n){case"normal":return"";case"embed":return e?Uy:jy;case"isolate":return e?Wl:Nl;case"b\
idi-override":return e?Wl+Bl:Nl+Cl;case"plaintext":return Ky}}function Yy({unicodeBidi:n}){switch(n){case"normal":return"";case"embed":return Ll;case"bidi-overr\
ide":return Ll+_l;default:return _l}}function Xy({unicodeBidi:n,direction:t}){if(n==="plaintext")return"";const e=t==="rtl",s=e?te.Vv:te.fM;return n==="bidi-ove\
rride"?s+(e?Bl:Cl):s}var Vy=I(47707);const Pl=32,Zy=6e4,Jy=2e3,qy=/ {1,200}|[^ ]{1,200}/g;class Qy{widthOf;x=0;blank;constructor(t,e){this.widthOf=e,this.blank=
e(" ",t)}restart(){this.x=0}*expand(t,e){const s=this.widthOf(" ",e),i=this.blank*Math.min(Math.round(e.tabSize),Pl),o=hr(e)*(0,k.xP)(e)/2,r=[];for(const[a,c]of t.
split("	").entries()){if(yield Jy,a>0&&i>0&&s>0){const d=Math.max(Math.round((this.nextStop(i,o)-this.x)/s),1);r.push(" ".repeat(Math.min(d,2*Pl))),this.x+=d*s}
for(const d of c.match(qy)??[])yield Zy,this.x+=this.widthOf(d,e);r.push(c)}return r.join("")}nextStop(t,e){const s=(Math.floor(this.x/t+1e-6)+1)*t;return s-this.
x<e?s+t:s}}const tx=.7,$l=new WeakMap;function*ex(n,t){if(n==="")return;if(t.fontVariant==="normal"){yield{text:n,style:t};return}let e=$l.get(t);if(e||$l.set(t,
e={...t,fontSize:t.fontSize*tx}),t.fontVariant==="all-small-caps"){yield{text:n.toUpperCase(),style:e};return}for(const[s]of n.matchAll(new RegExp("\\p{Ll}+|\\P{L\
l}+","gu"))){const i=new RegExp("^\\p{Ll}","u").test(s);yield{text:i?s.toUpperCase():s,style:i?e:t}}}const nx=new RegExp("(^|[\\s\\p{P}])(?<![\\p{L}\\p{N}]['’])(\\p{\
L})","gu");function sx(n,{textTransform:t}){return t==="uppercase"?n.toUpperCase():t==="lowercase"?n.toLowerCase():t==="capitalize"?n.replace(nx,(e,s,i)=>s+i.toUpperCase()):
n}const zl="￼",de=3e3,Dl=1e3,ix=8,yo=200,ps=2e4,[gs,ox]=[1e3,200],rx=/[\t\n\r\f][ \t\n\r\f]*| [ \t\n\r\f]+/g;function*ax(n,t,e){const s=n.some(d=>d.kind==="te\
xt"&&d.text.includes("	")),i=(d,l)=>hn(d,l,void 0,e).width,o=s?new Qy(t,i):void 0,r=[[]];let a=!0,c=0;for(const d of n){if(++c%50===0&&(yield 50*de),d.kind==="b\
reak"){r.push([]),o?.restart(),a=!0;continue}if(d.kind!=="text"){const u=d.kind==="atom";u&&(a=!1),r.at(-1).push({inline:d,text:u?zl:"",style:void 0});continue}
const{style:l}=d,{whiteSpace:f}=l,h=f==="pre"||f==="pre-wrap";for(const{slice:u,isBegun:p}of cx(d.text,f!=="normal"&&f!=="nowrap")){++c%50===0&&(yield 50*de),u.
length>ps/4&&(yield 50*de),p&&(r.push([]),o?.restart(),a=!0);let g=u;h?g=o?yield*o.expand(g,l):g:(g=g.replace(rx," "),a&&g.startsWith(" ")&&(g=g.slice(1)),g!==""&&
(a=g.endsWith(" "))),f.startsWith("pre")&&g!==""&&(a=f==="pre-line"&&g.endsWith(" "));for(const m of ex(sx(g,l),l))++c%50===0&&(yield 50*de),r.at(-1).push({inline:d,
...m})}}return r}function*cx(n,t){const e=t?/\r\n?|\n/g:void 0;let s=!1;for(let i=0;;s=!0){const o=e?.exec(n),r=o?.index??n.length;do{const a=r-i>ps?dx(n,i):r;yield{
slice:n.slice(i,a),isBegun:s},s=!1,i=a}while(i<r);if(!o)return;i=e.lastIndex}}function dx(n,t){const e=t+ps,s=n.lastIndexOf(" ",e-1);return s>t+ps/2?s+1:(0,Re.LJ)(
n.charCodeAt(e))?e-1:e}function*Fl(n,t,e){const{inlines:s}=n,i=t.pieces.find(s);if(i)return i;const o=yield*Gl(s,n.style,t);return e&&s.length>0&&t.pieces.keep(
s,o,o.list.length),o}function*lx({inlines:n,style:t,firstLine:e},s,i){if(!e)return;const o=new Map,r=d=>{let l=o.get(d);return l||o.set(d,l=fx(d,t,e)),l},a=n.map(
d=>d.kind==="text"?{...d,style:r(d.style)}:d),{list:c}=yield*Gl(a,t,s);return c.length===i?c:void 0}function fx(n,t,e){const s={...n};for(const[i,o]of Object.entries(
e))n[i]===t[i]&&Object.assign(s,{[i]:o});return s}function*Gl(n,t,e){const s=yield*ax(n,t,e);let i=[],o=t.direction==="rtl";const r=[t];for(const[a,c]of s.entries()){
a%20===19&&(yield 20*de);const d=yield*hx(c);o||=(0,te.ft)(d.text)||d.hasTurned;const l=yield*new gx(c,r,e).pieces(d.text);if(s.length===1)i=l;else for(const h of l)
i.push(h);a===s.length-1||ux(i,c.length===0||d.text==="")}return{list:i,turns:o}}function*hx(n){const t=[];let e=!1;for(let s=0;s<n.length;s+=gs){const i=s===0&&
n.length<=gs?n:n.slice(s,s+gs);t.push(i.map(({text:o})=>o).join("")),e||=i.some(({inline:o})=>o.kind==="open"&&(0,te.ft)(bo(o.box.style))),i!==n&&(yield gs*ox)}
return{text:t.join(""),hasTurned:e}}function ux(n,t){const e=n.at(-1);e&&!t&&!e.ends?n[n.length-1]={...e,ends:!0}:n.push({fragments:[],spaces:[],width:0,spaceWidth:0,
hyphen:0,ends:!0})}function hn(n,t,e,s,i=!1){const o=s.typefaces.word(n,s.faceOf(t),i),r=n===" "||/^[ \u00a0]+$/.test(n),a=t.letterSpacing===0?0:(0,Vy.qf)(n).length,
c=o.width*(0,k.xP)(t)/1e3+a*t.letterSpacing+(r?t.wordSpacing*n.length:0);return{kind:"text",text:n,style:t,owner:e,word:o,width:c,isSpace:r}}const px=[];class gx{sources;around;layout;index=0;start=0;at=0;alike;taken=0;constructor(t,e,s){
this.sources=t,this.around=e,this.layout=s}*pieces(t){const e=[];let s=[],i=[];const o=()=>{s.length+i.length>0&&e.push(this.pieceOf(s,i)),[s,i]=[[],[]]};let r=0;
for(const a of bx(this.layout.breaks(t),t)){if((++r%20===0||this.layout.typefaces.isDue)&&(yield 20*de),!a)continue;const{end:c,next:d}=a,l=this.takeWord(c);l||
(yield*this.take(c,s));const f=d>c?this.takeWord(d):void 0;if(l!==void 0&&s.length===0&&(f!==void 0||d===c)&&!(d<t.length&&this.isHeld())){e.push(this.plainPiece(
l,f));continue}if(l&&s.push(l),f?i.push(f):d>c&&(yield*this.take(d,i)),d<t.length&&this.isHeld()){for(const u of i)s.push(u);i=[]}else o()}if(this.rest(s),s.length>
0&&e.length>0&&s.every(({kind:a})=>a==="close")){const a=e.pop();e.push(this.pieceOf([...a.fragments,...a.spaces.length>0?a.spaces:[],...s],[])),s=[]}return o(),
e}isHeld(){const t=this.at>this.start?this.sources[this.index]?.style:void 0,{whiteSpace:e}=t??this.around.at(-1);return e==="nowrap"||e==="pre"}takeWord(t){const e=this.
sources[this.index];if(e?.inline.kind!=="text"||this.at>=t||t>=this.start+e.text.length||t-this.at>=yo)return;const s=e.text.slice(this.at-this.start,t-this.start);
if(!(s!==" "&&(s.includes(" ")||jl(e.style)&&s.includes(Hl))))return this.at=t,this.fragmentOf(s,e.style,e.inline.owner)}fragmentOf(t,e,s){const i=this.alikeOf(
e,s).words;let o=i.get(t);return o||i.set(t,o=hn(t,e,s,this.layout)),o}alikeOf(t,e){const{alike:s,layout:i}=this;if(s?.style===t&&s.owner===e&&s.words.size<Dl)return s;
let o=e?void 0:i.words.get(t);return(!o||o.words.size>=Dl)&&(o={style:t,owner:e,words:new Map,pieces:new Map},e||(i.words.size>=ix&&i.words.clear(),i.words.set(
t,o))),this.alike=o}plainPiece(t,e){const{style:s,owner:i}=t,r=e?.style===s&&e.owner===i&&e.text===" "?this.alikeOf(s,i).pieces:void 0;let a=r?.get(t);return a||
(a=this.pieceOf([t],e?[e]:px),r?.set(t,a)),a}*take(t,e){for(;this.index<this.sources.length;){const s=this.sources[this.index],i=s.text.length;if(this.at>=t&&!(i===
0&&kx(s,"close")))return;if(++this.taken%20===0&&(yield 20*de),i===0){this.takeEdge(s,e),this.index++;continue}const o=Math.min(t,this.start+i);if(yield*this.put(
s,s.text.slice(this.at-this.start,o-this.start),e),this.at=o,o<this.start+i)return;this.start+=i,this.index++}}rest(t){for(;this.index<this.sources.length;this.
index++){const e=this.sources[this.index];e.text.length===0&&this.takeEdge(e,t)}}takeEdge({inline:t},e){t.kind==="open"?this.around.push(t.box.style):t.kind==="\
close"&&this.around.length>1&&this.around.pop(),e.push(t)}pieceOf(t,e){const{soft:s,shown:i}=Ul(t,this.layout)??{},o=s&&i?i.width-s.width:0;return{fragments:t,spaces:e,
width:Kl(t),spaceWidth:Kl(e),hyphen:o,ends:!1}}*put({inline:t,style:e},s,i){if(t.kind!=="text")return void i.push(t);const o=jl(e)?xx:yx;for(let r=0,a=0;r<s.length;r=
a){const c=o(s,r),d=Math.min(s.length,r+yo);for(a=r+1;a<d&&o(s,a)===c;)a++;i.push(this.fragmentOf(s.slice(r,a),e,t.owner)),(++this.taken%20===0||a-r===yo)&&(yield 20*
de)}}}const mx=/(?<=[a-z\d]-)(?=\d)|(?<=[^([{«‹“¿¡ ]) {1,9}(?=[^!?:;,.%»›”’)\]} ])/gi,wx=/[!$%+/\\|}]$/;function*bx(n,t){for(const{start:e,end:s,next:i,
isCut:o}of n){const r=t.slice(e,s);if(/[ -]/.test(r))for(const{0:c,index:d}of r.matchAll(mx))yield{end:e+d,next:e+d+c.length};yield!o&&s===i&&i<t.length&&t.charCodeAt(
i)<128&&wx.test(r.slice(-1))?void 0:{end:s,next:i}}}const Hl=" ",yx=(n,t)=>n[t]===" ",xx=(n,t)=>n[t]===" "||n[t]===Hl,jl=({textAlign:n,textAlignLast:t,wordSpacing:e})=>n===
"justify"||t==="justify"||e!==0,kx=({inline:n},t)=>n.kind===t,Ox="­",Mx="‐";function Ul(n,t){const e=n.findLast(s=>s.kind!=="close");if(!(e?.kind!=="text"||!e.
text.endsWith(Ox)))return{soft:e,shown:hn(e.text.slice(0,-1)+Mx,e.style,e.owner,t)}}const Kl=n=>n.reduce((t,e)=>t+(e.kind==="text"?e.width:0),0);function*Sx(n,t){
const e=cn(n),s=yield*Xl(n,t),i=Yl(n,e);let[o,r,a,c]=[i,i,0,0];for(const f of s)o+=f.least,r+=f.most,a+=f.share,f.share>0&&(c=Math.max(c,f.most/f.share));const d=s.
reduce((f,{share:h,most:u})=>h>0?f:f+u,0),l=r;a>0&&(r=Math.max(r,c+i,d>0?vx(d,1-a)+i:0));for(const f of e.captions)o=Math.max(o,(yield*t.widthsOf(f)).least);return{
least:o,most:Math.max(r,o),plain:a>0?Math.max(l,o):void 0}}const vx=(n,t)=>Math.min(t>0?n/t:1/0,Tx),Tx=1e6,Yl=({style:n},{columns:t})=>n.borderCollapse==="colla\
pse"||t===0?0:(t+1)*n.borderSpacingX;function*Xl(n,t){const e=n.known.get("columns");if(e)return e;const s=cn(n),i=Array.from({length:s.columns},()=>({least:0,most:0,
fixed:!1,share:0}));for(const[r,a]of s.columnBoxes.entries())a&&Lx(i[r],a);const o=[];for(const r of s.cells){if(yield rt/10,r.columns>1){o.push(r);continue}const a=i[r.
column],c=yield*Vl(r.box,n,t);a.least=Math.max(a.least,c.least);const d=typeof r.box.style.width=="object"&&r.box.style.width.percent===0;d&&!a.fixed?a.most=c.most:
(d||!a.fixed)&&(a.most=Math.max(a.most,c.most)),a.fixed||=d,Cx(a,r.box)}for(const r of i)r.most=Math.max(r.most,r.least);o.sort((r,a)=>r.columns-a.columns);for(const r of o){
yield r.columns*200;const a=i.slice(r.column,r.column+r.columns),c=yield*Vl(r.box,n,t);Ix(a,r.box),Bx(a,c,Ax(n))}return Ex(i),n.known.set("columns",i),i}function Ix(n,{
style:t}){if(typeof t.width!="object"||t.width.percent<=0)return;const e=n.filter(({share:o})=>o===0),s=n.reduce((o,{share:r})=>o-r,t.width.percent);if(s<=0)return;
const i=e.reduce((o,{most:r})=>o+r,0);for(const o of e)o.share=s*(i>0?o.most/i:1/e.length)}function Ex(n){let t=1;for(const e of n)e.share=Math.min(e.share,t),t=
t-e.share>Rx?t-e.share:0}const Rx=1e-9,Ax=({style:n})=>n.borderCollapse==="collapse"?0:n.borderSpacingX;function*Vl(n,t,e){const s=yield*e.widthsOf(n),[i,o]=[s.
least,je(s)];if(t.style.borderCollapse!=="collapse")return{least:i,most:o};const r=$(oo(t).cells.get(n))-$(gt(n.style));return{least:i+r,most:o+r}}function Lx(n,{
style:t}){typeof t.width=="object"&&(t.width.percent>0?n.share=Math.max(n.share,t.width.percent):(n.most=Math.max(n.most,t.width.px),n.least=Math.max(n.least,0),
n.fixed=!0))}function Cx(n,{style:t}){typeof t.width=="object"&&t.width.percent>0&&(n.share=Math.max(n.share,t.width.percent))}function Bx(n,{least:t,most:e},s){
const i=s*(n.length-1),o=n.filter(({fixed:c,share:d})=>!c&&d===0),r=o.length>0?o:n,a=(c,d)=>{const l=n.reduce((h,u)=>h+u[c],0)+i;if(d<=l)return;const f=r.reduce(
(h,u)=>h+u.most,0);for(const h of r)h[c]+=(d-l)*(f>0?h.most/f:1/r.length)};a("least",t),a("most",e);for(const c of n)c.most=Math.max(c.most,c.least)}function Nx(n,t){
const e=a=>n.reduce((c,d)=>c+a(d),0),s=a=>a.share>0?Math.max(a.share*t,a.least):a.least,i=a=>a.fixed&&a.share===0?a.most:s(a),o=a=>a.share>0?s(a):a.most,r=[a=>a.
least,s,i,o];for(let a=1;a<r.length;a++){const[c,d]=[r[a-1],r[a]],[l,f]=[e(c),e(d)];if(t>f)continue;const h=f>l?Math.max(t-l,0)/(f-l):0;return n.map(u=>c(u)+(d(
u)-c(u))*h)}return Wx(n,n.map(o),t-e(o))}function Wx(n,t,e){const s=[({fixed:i,share:o})=>!i&&o===0,({fixed:i,share:o})=>i&&o===0,({share:i})=>i>0];for(const i of s){
const o=n.flatMap((d,l)=>i(d)?[l]:[]);if(o.length===0)continue;const r=o.map(d=>n[d].share>0?n[d].share:t[d]),a=r.reduce((d,l)=>d+l,0),c=[...t];for(const[d,l]of o.
entries())c[l]=t[l]+e*(a>0?r[d]/a:1/o.length);return c}return[...t]}function _x(n,t){const e=cn(n),s=Array.from({length:e.columns},()=>{}),i=s.map(()=>!1),o=({style:h},u,p)=>{
const g=typeof h.width=="object"&&h.width.percent>0,w=h.display==="table-column"||h.display==="table-column-group"||g&&p>1?0:$(gt(h))+$(bt(h,t)),b=V(h.width,t,w,
h);for(let y=u;b!==void 0&&y<u+p;y++)s[y]===void 0&&(i[y]=g),s[y]??=b/p};for(const[h,u]of e.columnBoxes.entries())u&&o(u,h,1);for(const{box:h,column:u,row:p,columns:g}of e.
cells){if(p>0)break;o(h,u,g)}const r=s.reduce((h,u)=>h+(u??0),0),a=s.reduce((h,u,p)=>h+(i[p]?u??0:0),0),c=s.filter(h=>h===void 0).length,d=a>0&&r>t?Math.max(t-r+
a,0)/a:1,l=c>0?Math.max(t-r,0)/c:0,f=c===0&&r>0&&t>r?t/r:1;return s.map((h,u)=>h===void 0?l:h*(i[u]?d:1)*f)}function*Px({children:[n],style:t},e){const{height:s,
maxHeight:i}=t;if(typeof s=="object"&&s.percent===0)return s.px;const{most:o}=yield*e.widthsOf(n),r=typeof i=="object"&&i.percent===0?i.px:1/0;return Math.min(o,
r,e.page.height)}function*Zl(n,t){const e=yield*Px(n,t),s=yield*t.layOut(n.children[0],{width:e,height:void 0,fixedWidth:e});return s.height>t.page.width?void 0:
{length:e,content:s}}function*$x(n,t){const e=yield*Zl(n,t);return e?{least:e.content.height,most:e.content.height}:yield*t.widthsOf(n.children[0])}function*zx(n,t){
const{box:e,contentWidth:s}=n,i=yield*Zl(e,t);if(!i){const a=yield*t.layOut(e.children[0],{width:s,height:void 0});return n.add(a),a.height}const{length:o,content:r}=i;
return r.turn=e.style.writingMode==="up"?[0,-1,1,0,0,o]:[0,1,-1,0,r.height,0],n.add(r),o}function Dx({style:n}){const t=z(gt(n))+z(bt(n,0)),e=typeof n.height=="\
object"&&n.height.percent===0?V(n.height,0,t,n):void 0;return e===void 0?n.height:{px:Math.max(e-t,0),percent:0}}function*ms(n,t){const e=n.known.get("widths");
if(e)return e;yield rt/4;const{style:s}=n,i=$(gt(s))+$(bt(s,0)),o=typeof s.width=="object"&&s.width.percent===0?V(s.width,0,i,s):void 0;let r;const a=s.display===
"table-cell";if(o!==void 0&&n.inner!=="table"&&!a)r={least:o,most:o};else{const d=yield*Ql(n,t),l=n.inner==="table"&&s.borderCollapse==="collapse"?$(oo(n).table):
i,f=d.plain===void 0?void 0:Math.max(d.plain,d.least)+l;r={least:d.least+l,most:Math.max(d.most,d.least)+l,plain:f},o!==void 0&&(r={least:a?r.least:Math.max(o,r.
least),most:Math.max(o,r.least)})}const c=Jl(r,d=>ql(d,s,i));return n.known.set("widths",c),c}const Jl=({least:n,most:t,plain:e},s)=>({least:s(n),most:s(t),plain:e===
void 0?void 0:s(e)});function*Fx(n,t){if(typeof n.style.width!="object"||n.inner==="table")return(yield*ms(n,t)).least;let e=n.known.get("content");if(e===void 0){
const s=$(gt(n.style))+$(bt(n.style,0));e=ql((yield*Ql(n,t)).least+s,n.style,s),n.known.set("content",e)}return e}function ql(n,t,e){const{minWidth:s,maxWidth:i}=t,
o=c=>typeof c=="object"&&c.percent!==0,[r,a]=[o(s),o(i)];return!r&&!a?yt(n,t,0,e):yt(n,{...t,minWidth:r?"auto":s,maxWidth:a?"none":i},0,e)}function*xo(n,t){const e=W(
n.style.marginLeft,0)+W(n.style.marginRight,0);return Jl(yield*ms(n,t),s=>s+e)}function*Ql(n,t){switch(n.inner){case"image":{const{width:e}=Al(n,{width:0,height:void 0},
t);return{least:typeof n.style.width=="object"||typeof n.style.maxWidth=="object"&&n.style.maxWidth.percent!==0?0:e,most:e}}case"lines":return yield*Hx(n,t);case"\
table":return yield*Sx(n,t);case"flex":return yield*Ux(n,t);case"columns":return yield*hy(n,t);case"grid":return yield*Ny(n,t);case"turned":return yield*$x(n,t);default:
return yield*Gx(n,t)}}function*Gx({children:n},t){let[e,s,i,o]=[0,0,0,0];for(const r of n){if(r.isPositioned)continue;const a=yield*xo(r,t);if(e=Math.max(e,a.least),
r.style.float!=="none"){o+=a.most,s=Math.max(s,o),i=Math.max(i,o);continue}r.style.clear!=="none"&&(o=0);const d=typeof r.style.width=="object"&&!Ht(r)?0:Math.max(
o,0);s=Math.max(s,a.most+d),i=Math.max(i,je(a)+d),o=0}return{least:e,most:s,plain:i<s?i:void 0}}function*Hx(n,t){const{list:e}=yield*Fl(n,t,!0);let[s,i,o,r]=[0,
0,0,0],a=0;const c=n.style.overflowWrap!=="anywhere"&&n.style.wordBreak!=="break-word"&&n.style.wordBreak!=="break-all";for(const d of e){let l=0;const f=[...d.
fragments];(0,N.RZ)(f,d.spaces.filter(({kind:p})=>p!=="text"));let h=0;for(const p of f){const g=yield*jx(p,t);if(p.kind==="apart"){p.box.isPositioned||(r+=g.most,
s=Math.max(s,g.least));continue}l+=g.most,h+=g.least}s=Math.max(s,c?h+d.hyphen:Math.min(h,n.style.fontSize));const u=d.fragments.some(({kind:p})=>p!=="apart");u&&
(o+=a+l),a=u?d.spaceWidth:Math.max(a,d.spaceWidth),i=Math.max(i,o),d.ends&&([o,a]=[0,0])}return{least:s,most:i+r}}function*jx(n,t){if(n.kind==="text")return{least:n.
width,most:n.width};if(n.kind==="atom"||n.kind==="apart")return yield*xo(n.box,t);const{style:e}=n.box,s=n.kind==="open"?W(e.marginLeft,0)+e.borderLeftWidth+e.paddingLeft.
px:W(e.marginRight,0)+e.borderRightWidth+e.paddingRight.px;return{least:s,most:s}}function*Ux({style:n,children:t},e){const s=n.flexDirection.startsWith("row");
let[i,o,r]=[0,0,0];for(const c of t){if(c.isPositioned)continue;const d=yield*xo(c,e),{flexBasis:l}=c.style,f=s&&typeof l=="object"&&l.percent===0?l.px:void 0,h=Math.
max(je(d),f??0);r++,o=s?o+h:Math.max(o,h),i=s&&n.flexWrap==="nowrap"?i+d.least:Math.max(i,d.least)}const a=s?Math.max(r-1,0)*(n.columnGap?.px??0):0;return{least:i+
(n.flexWrap==="nowrap"?a:0),most:o+a}}function*tf(n,t,e=!1){const s=py(n);if(s.length===0)return;const i=({style:o})=>o.position==="fixed"&&!n.box.style.isContained;
for(const{box:o,x:r,y:a,share:c,area:d}of s)if(!e&&(!fl(n.box)||i(o)))fn(n,o,{x:r,y:a,share:c});else{const l=e?Yx(n,t):d?Kx(n,d):n,f=yield*Xx({box:o,x:r,y:a,share:c},
l,t);n.addApart(f);for(const h of lo(f))s.push(h)}}function Kx({box:n},{x:t,y:e,width:s,height:i}){const o=new Ie(n);return o.border={...en,left:t,top:e},o.width=
t+s,o.height=e+i,o}function Yx({box:n},{page:t}){const e=new Ie(n);return e.width=t.width,e.height=t.height,e}function*Xx({box:n,x:t,y:e,share:s},i,o){const{style:r}=n,
{border:a}=i,[c,d]=[i.width-$(a),i.height-z(a)],l=Gt(r,c),[f,h,u,p]=[r.left==="auto"?void 0:(0,k.Il)(r.left,c),r.right==="auto"?void 0:(0,k.Il)(r.right,c),r.top===
"auto"?void 0:(0,k.Il)(r.top,d),r.bottom==="auto"?void 0:(0,k.Il)(r.bottom,d)],g={across:$(gt(r))+$(bt(r,c)),down:z(gt(r))+z(bt(r,c))},m=n.inner==="image",w=Zx(
u,p,d-z(l)),b=f??(h===void 0&&s.x===0?t-a.left:0),y={width:c,height:d,edges:g,free:Math.max(c-b-(h??0)-$(l),0),isHeld:f!==void 0&&h!==void 0,spansDown:w},x=m?void 0:
yield*Vx(n,y,o),v=r.height==="auto"&&!m&&r.aspectRatio===void 0?w:void 0,T=v===void 0?void 0:It(v,r,d,g.down),E=yield*o.layOut(n,{width:c,height:d,fixedWidth:x,
fixedHeight:T});return E.x=a.left+ef({from:f,to:h,size:E.width,whole:c,first:l.left,last:l.right,flow:t-a.left,share:s.x,margins:[r.marginLeft,r.marginRight]}),
E.y=a.top+ef({from:u,to:p,size:E.height,whole:d,first:l.top,last:l.bottom,flow:e-a.top,share:s.y,margins:[r.marginTop,r.marginBottom]}),u===void 0&&p!==void 0&&
(E.isFromBottom=!0),E}function*Vx(n,{width:t,height:e,edges:s,free:i,isHeld:o,spansDown:r},a){const{style:c}=n,l=typeof c.width=="object"&&c.width.fills?i:V(c.width,
t,s.across,c)??Jx(c,e,s,o?void 0:r);if(l!==void 0)return yt(l,c,t,s.across);const{least:f,most:h}=yield*a.widthsOf(n);if(c.width==="min-content")return yt(f,c,t,
s.across);if(c.width==="max-content")return yt(h,c,t,s.across);const p=o&&c.width==="auto"&&n.inner!=="table"?i:Math.max(f,Math.min(h,i));return yt(Un(p,c,e,s),
c,t,s.across)}const Zx=(n,t,e)=>n===void 0||t===void 0?void 0:Math.max(e-n-t,0);function Jx(n,t,e,s){if(n.width!=="auto"||n.aspectRatio===void 0)return;const i=V(
n.height,t,e.down,n)??s;return i===void 0?void 0:nn(It(i,n,t,e.down),n,e)}function ef({from:n,to:t,size:e,whole:s,first:i,last:o,flow:r,share:a,margins:c}){if(n===
void 0&&t===void 0)return r+i-a*(i+e+o);if(n===void 0)return s-t-e-o;if(t!==void 0&&c[0]==="auto"){const d=s-n-t-e;return n+(c[1]==="auto"?Math.max(d/2,0):d-W(c[1],
s))}return n+i}const nf=500,sf=500,qx=600,Qx=1e5;function t1({fragment:n}){switch(n.kind){case"text":return n.text;case"atom":return zl;case"open":return bo(n.box.
style);case"close":return Yy(n.box.style);default:return""}}function*e1(n,t,e,s){const i=Xy(t.style)+e.map(({style:d})=>bo(d)).join(""),o=n.map(t1),r=[],a=n.map(
()=>({first:1/0,last:-1}));let c=0;for(const{text:d,rtl:l,index:f}of(0,te.rg)(i,o)){c+=sf+d.length*qx,c>Qx&&(yield c,c=0);const h=n[f],{fragment:u}=h;if(u.kind!==
"text"&&u.kind!=="atom")continue;const p=a[f];if(p.first=Math.min(p.first,r.length),p.last=r.length,u.kind==="atom")r.push(h);else{const g=hn(d,u.style,u.owner,
s,l);r.push({fragment:g,width:g.width})}}return yield*n1(n,r,a,e)}function*of({item:n,box:t,index:e},{to:s,atEnd:i},o,r){const{before:a,after:c,rest:d}=r,[l,f]=t.
style.direction==="rtl"?s1(n,t,i):[n,i];let[h,u]=[1/0,-1];for(let p=e;p<s;p++)++r.looked%nf===0&&(yield nf*sf),h=Math.min(h,o[p].first),u=Math.max(u,o[p].last);
if(u<0)return(0,N.RZ)(d,[l,f]);a.set(h,[l,...a.get(h)??[]]),c.set(u,[...c.get(u)??[],f])}function*n1(n,t,e,s){const i={before:new Map,after:new Map,rest:[],looked:0},
{before:o,after:r,rest:a}=i,c=s.map(l=>({item:ws("resume",l),box:l,index:0}));for(const[l,f]of n.entries()){const{fragment:h}=f;if(h.kind==="apart"&&a.push(f),h.
kind==="open"&&c.push({item:f,box:h.box,index:l}),h.kind!=="close")continue;const u=c.findLastIndex(({box:p})=>p===h.box);u>=0&&(yield*of(c.splice(u,1)[0],{to:l,
atEnd:f},e,i))}s.splice(0,s.length);for(const{box:l}of c)s.push(l);for(const l of c.reverse())yield*of(l,{to:n.length,atEnd:ws("pause",l.box)},e,i);const d=[];for(const[
l,f]of t.entries())(0,N.RZ)(d,o.get(l)??[]),d.push(f),(0,N.RZ)(d,r.get(l)??[]);return(0,N.RZ)(d,a),d}const ws=(n,t)=>({fragment:{kind:n,box:t},width:0});function s1(n,t,e){
const[s,i]=[n.fragment.kind==="open",e.fragment.kind==="close"];return s===i?[n,e]:s?[ws("resume",t),{fragment:{kind:"close",box:t},width:n.width}]:[{fragment:{
kind:"open",box:t},width:e.width},ws("pause",t)]}function ko(n,t,{above:e,below:s}){n.above=Math.max(n.above,e+t),n.below=Math.max(n.below,s-t)}function i1(n,t){
let{above:e,below:s}=n;for(const{align:i,height:o}of t)o<=e+s||([e,s]=i==="top"?[n.above,o-n.above]:[o-n.below,n.below]);return{above:e,below:s}}const o1=({drawn:n,
from:t,rise:e},s,i)=>Array.from({length:i},(o,r)=>(s?.[r]??0)+(r<n?e-t:0)),me=200,Oo=5e3,r1={x:0,y:0},a1=500,rf=.01,af=.268;function*c1(n){const{items:t,block:e,
open:s,layout:i}=n,o=n.turns?yield*e1(t,e,s,i):t;return yield*new d1(n,o).place()}class d1{wishes;items;isLoose;own;x=0;texts=[];atoms=[];inlines=[];stack=[];aligned=[];boxes=[];space;constructor(t,e){
this.wishes=t,this.items=e;const{above:s,below:i}=t.layout.lineOf(t.block.style),o=e.some(({fragment:r})=>r.kind==="text"||r.kind==="atom");this.isLoose=t.layout.
quirks!=="none"&&o&&t.block.marker===void 0,this.own=this.isLoose?{above:0,below:0}:{above:s,below:i}}*place(){const{wishes:t,items:e}=this;for(const a of t.turns?
[]:t.open)this.stack.push({box:a,x:0,isFirst:!1,level:this.levelOf(a)});const s=e.reduce((a,{width:c})=>a+c,0),{start:i,stretch:o}=this.alignment(s);this.x=t.left+
i;for(const a of this.stack.splice(0))this.stack.push({...a,x:this.x});for(let a=0;a<e.length;a++)a%me===me-1&&(yield me*Oo),this.put(e[a],o);for(const a of this.
stack)this.inlines.push({...a,width:this.x-a.x,isLast:!1});t.turns||(t.open.splice(0,t.open.length),(0,N.RZ)(t.open,this.stack.map(({box:a})=>a)));for(const{align:a,
above:c,below:d}of this.boxes)this.aligned.push({align:a,height:c+d});const r=i1(this.own,this.aligned);for(const a of this.boxes)a.rise=a.align==="top"?r.above-
a.above:a.below-r.below;return yield*this.finish(r)}*finish({above:t,below:e}){const s=t+e,{layout:i,whole:o}=this.wishes,r=this.atoms.map(({laid:d,owner:l,x:f,
top:h,level:{shift:u,aligned:p}})=>{const{marginTop:g,marginBottom:m}=d.box.style;return d.x=f+u.x,h==="top"?d.y=W(g,o):h==="bottom"?d.y=s-d.height-W(m,o):d.y=t-
Mo(p)+h,d.y+=u.y,{laid:d,owner:l}}),a=[];for(const[d,{box:l,x:f,width:h,level:u,isFirst:p,isLast:g}]of this.inlines.entries()){d%me===me-1&&(yield me*Oo);const{
style:m}=l;if(l.place===void 0&&!ff(m))continue;const{descent:w}=i.metricsOf(m),b=this.overText(m),y=(0,k.Il)(m.paddingBottom,o)+m.borderBottomWidth,x=t-Mo(u.aligned)-
u.rise-b+u.shift.y;a.push({box:l,x:f+u.shift.x,width:h,y:x,height:b+w+y,isFirst:p,isLast:g})}const c=[];for(let d=0,l=0;d<this.texts.length;){const f=m1(this.texts,
d,t);c.push(w1(this.texts,d,f,t)),l+=f-d,d=f,!(l<me)&&(yield l*Oo,l=0)}return{y:0,height:s,baseline:t,texts:So(c),atoms:So(r),inlines:So(a)}}alignment(t){const{
width:e,isLast:s,block:i}=this.wishes,{textAlignLast:o,direction:r}=i.style,a=s&&o!=="auto"?o:i.style.textAlign,c=e-t,d=r==="rtl";if(c<rf)return{start:d?c:0,stretch:0};
if(a==="center")return{start:c/2,stretch:0};if(a==="right"||a==="end"&&!d||a==="start"&&d)return{start:c,stretch:0};if(a!=="justify")return{start:0,stretch:0};const l=this.
items.reduce((f,{fragment:h})=>f+cf(h),0);return s&&o==="auto"||l===0?{start:d?c:0,stretch:0}:{start:0,stretch:c/l}}put({fragment:t,width:e,laid:s},i){switch(t.
kind){case"text":return this.putText(t,e+cf(t)*i,i);case"open":this.x+=W(t.box.style.marginLeft,this.wishes.whole),this.stack.push({box:t.box,x:this.x,isFirst:!0,
level:this.levelOf(t.box)}),this.x+=e-W(t.box.style.marginLeft,this.wishes.whole);return;case"resume":this.stack.push({box:t.box,x:this.x,isFirst:!1,level:this.
levelOf(t.box)});return;case"pause":return this.close(t.box,!1);case"close":{const o=W(t.box.style.marginRight,this.wishes.whole);this.x+=e-o,this.close(t.box,!0),
this.x+=o;return}case"atom":return this.putAtom(s,t.owner,e);case"apart":}}close(t,e){const s=this.stack.findLastIndex(o=>o.box===t);if(s<0)return;const[i]=this.
stack.splice(s,1);this.inlines.push({...i,width:this.x-i.x,isLast:e})}get level(){return this.stack.at(-1)?.level??{rise:0,style:this.wishes.block.style,shift:r1}}putText(t,e,s){
const{level:i}=this,{style:o,owner:r,word:a}=t;ko(i.aligned??this.own,i.rise,this.wishes.layout.lineOf(o));const c=s+o.wordSpacing,l=t.isSpace&&c!==0&&o.fontSize>
0?this.widerSpace(a,c*t.text.length*1e3/(0,k.xP)(o)):a;this.texts.push({x:this.x,width:e,style:o,owner:r,word:l,level:i}),this.x+=e}widerSpace(t,e){const{space:s}=this;
if(s?.word===t&&s.wider.after===e)return s.wider;const i={...t,width:t.width+e,after:e};return this.space={word:t,wider:i},i}putAtom(t,e,s){const{style:i}=t.box,
{whole:o,layout:r}=this.wishes,[a,c]=[W(i.marginTop,o),W(i.marginBottom,o)],d=this.x+W(i.marginLeft,o);this.x+=s;const l=t.height+a+c,{verticalAlign:f}=i;if(f===
"top"||f==="bottom"){this.aligned.push({align:f,height:l}),this.atoms.push({laid:t,owner:e,x:d,top:f,level:this.level});return}const h=this.level;let p=(u1(t)??
t.height+c)+a+h.rise+df(i,h.style,r);const g=r.metricsOf(h.style);f==="middle"&&(p=l/2+h.rise+h.style.fontSize*af),f==="text-top"&&(p=h.rise+g.ascent),f==="text\
-bottom"&&(p=h.rise-g.descent+l),ko(h.aligned??this.own,0,{above:p,below:l-p}),this.atoms.push({laid:t,owner:e,x:d,top:-p+a,level:h})}levelOf(t){const e=this.level,
{style:s}=t,{layout:i}=this.wishes,o=i.lineOf(s),r=this.alignedBy(s,e)??e.aligned,a=r!==e.aligned,c=a?0:e.rise+f1(s,e.style,i);this.isLoose||ko(r??this.own,c,o);
const d=s.position==="relative"?bc(s,{width:this.wishes.whole,height:void 0}):void 0,l=d?{x:e.shift.x+d.x,y:e.shift.y+d.y}:e.shift,f=a?0:c-e.rise,h=f===0&&!e.drops?
void 0:l1(s,f,e),u=p1(s)?c+this.overText(s):a?void 0:e.reach;return{rise:c,style:s,shift:l,...r&&{aligned:r},...u!==void 0&&{reach:u},...h&&{drops:h}}}alignedBy({
verticalAlign:t,decorations:e,textDecorationLine:s},{rise:i}){if(t!=="top"&&t!=="bottom")return;const o=e.length-s.size,r={align:t,drawn:o,from:i,rise:0,above:0,
below:0};return this.boxes.push(r),r}overText(t){const{layout:e,whole:s}=this.wishes;return e.metricsOf(t).ascent+(0,k.Il)(t.paddingTop,s)+t.borderTopWidth}}const cf=n=>n.
kind==="text"&&n.isSpace?n.text.length:0;function l1({decorations:n,textDecorationLine:t},e,s){const i=n.length-t.size;if(i<=0)return;const o=s.style.decorations.
map((r,a)=>e+(s.drops?.[a]??0)).slice(-i);return n.map((r,a)=>o[a]??0)}const Mo=n=>n?.rise??0;function f1(n,t,e){const{above:s,below:i}=e.lineOf(n),{verticalAlign:o}=n;
return o==="middle"?t.fontSize*af-(s-i)/2:o==="text-top"?e.metricsOf(t).ascent-s:o==="text-bottom"?i-e.metricsOf(t).descent:df(n,t,e)}function df(n,t,e){const{verticalAlign:s}=n;
if(typeof s=="object"){const{above:i,below:o}=e.lineOf(n);return(0,k.Il)(s,i+o)}return s==="sub"?-(t.fontSize/5+1):s==="super"?t.fontSize/3+1:0}const h1=new Set(
["flex","grid","table"]);function u1({box:n,firstBaseline:t,lastBaseline:e}){return h1.has(n.inner)?t:n.style.overflow!=="visible"||n.isOnLine?void 0:e}const p1=n=>ff(
n)||n.position==="relative"||[n.paddingTop,n.paddingRight,n.paddingBottom,n.paddingLeft].some(lf)||[n.marginTop,n.marginRight,n.marginBottom,n.marginLeft].some(
lf),lf=n=>n!=="auto"&&(n.px!==0||n.percent!==0),ff=n=>n.backgroundColor!==void 0||n.backgroundClip==="text"&&n.textFill!==void 0||n.backgroundImage.length>0||n.
borderTopWidth+n.borderRightWidth+n.borderBottomWidth+n.borderLeftWidth>0||n.boxShadow.length>0,g1=[],So=n=>n.length===0?g1:(0,N.Hn)(n);function m1(n,t,e){const s=n[t],
{x:i,y:o,start:r}=vo(s,e);let{width:a}=s,c=t+1;for(;c<n.length&&c-t<a1;c++){const d=n[c];if(d.style!==s.style||d.owner!==s.owner)break;const l=vo(d,e);if(l.y!==
o||l.start!==r||Math.abs(i+a-l.x)>=rf)break;a+=d.width}return c}function w1(n,t,e,s){const i=n[t],{style:o,owner:r,level:a}=i,{aligned:c}=a,d=c&&c.drawn>0?o1(c,
a.drops,o.decorations.length):a.drops,{x:l,y:f,start:h}=vo(i,s);let u=0;for(let g=t;g<e;g++)u+=n[g].width;const p=Array.from({length:e-t},(g,m)=>n[t+m].word);return{
x:l,y:f,width:u,style:o,owner:r,words:p,...h!==void 0&&{from:h},...d&&{drops:d}}}function vo({x:n,level:{rise:t,shift:e,reach:s,aligned:i}},o){const r=o-Mo(i)+e.
y;return{x:n+e.x,y:r-t,start:s===void 0?void 0:r-s}}const we=6e3;function*b1(n,t,e){const s=yield*Fl(n.box,e.layout,!1),i=yield*lx(n.box,e.layout,s.list.length),
o=f=>y1(new k1(n,t,e,s.turns,f),s.list,i),{height:r}=yield*o(),{length:a}=n.lines;if(!n.box.style.isBalanced||a<2||a>x1||!s.list.every(({fragments:f})=>f.every(
({kind:h})=>h!=="apart"&&h!=="atom")))return r;let[d,l]=[t.width/a/2,t.width];for(;l-d>1;){const f=(d+l)/2;yield*o(f),n.lines.length>a?d=f:l=f}return(yield*o(l)).
height}function*y1(n,t,e){for(let s=0;s<t.length;s++)s%20===0&&(yield 20*we),yield*n.add(t[s],e?.[s]);return yield*n.finish(),n}const x1=6;class k1{laid;space;tools;turns;most;items=[];width=0;spaces=[];lines=[];y;open=[];isFirst=!0;waiting=[];constructor(t,e,s,i,o=1/0){
this.laid=t,this.space=e,this.tools=s,this.turns=i,this.most=o,this.y=e.top}get height(){return this.y-this.space.top}*add(t,e){let s=this.isFirst&&e?e:t,i=yield*this.
itemsOf(s.fragments),o=un(i);const r=this.width+un(this.spaces)+o+s.hyphen;if((this.items.length>0||this.spaces.some(O1))&&r>this.room()+.01){if(this.cutsOf(i)===
"letters"&&(yield*this.fill(i)))return yield*this.endPiece(s);yield*this.end(!1),s!==t&&(s=t,i=yield*this.itemsOf(s.fragments.filter(({kind:c})=>c!=="apart")),o=
un(i))}this.items.length===0&&(yield*this.clearFloats(o)),o>this.room()+.01&&this.cutsOf(i)?yield*this.putParts(yield*this.cut(i),!0):yield*this.put(i,!1),yield*this.
endPiece(s)}*endPiece(t){this.spaces=yield*this.itemsOf(t.spaces),t.ends&&(yield*this.end(!0))}*fill(t){const e=this.room()-this.width-un(this.spaces),s=yield*this.
cut(t,e);return un(s[0])>e+.01?!1:(yield*this.putParts(s,!1),!0)}*putParts(t,e){for(const[s,i]of t.entries())yield 20*we,yield*this.put(i,e||s>0)}*finish(){(this.
items.length>0||this.spaces.some(({fragment:i})=>i.kind!=="text"))&&(yield*this.end(!0,!0));const{lineClamp:t=1/0}=this.laid.box.style,e=this.lines[Math.min(t,this.
lines.length)-1];e&&t<this.lines.length&&(this.lines[t-1]={...e,isCut:!0},this.y=e.y+e.height),this.laid.lines=(0,N.Hn)(this.lines);const[s]=this.lines;s&&(this.
laid.firstBaseline=s.y+s.baseline),e&&(this.laid.lastBaseline=e.y+e.baseline)}*put(t,e){e&&this.items.length>0&&(yield*this.end(!1));for(const s of[this.spaces,
t])for(let i=0;i<s.length;i++)i%1e3===999&&(yield 20*we),this.items.push(s[i]),this.width+=s[i].width;this.spaces=[]}get indent(){return this.isFirst?(0,k.Il)(this.
laid.box.style.textIndent,this.space.width):0}band(){const{floats:t,origin:e,left:s,width:i}=this.space,o={left:e.x+s,right:e.x+s+i};return t.isEmpty?o:t.band(e.
y+this.y,this.tools.layout.lineOf(this.laid.box.style).above,o)}room(){const{left:t,right:e}=this.band();return Math.min(e-t,this.most)-this.indent}*clearFloats(t){
const{floats:e,origin:s}=this.space;for(;t>this.room()+.01;){yield we;const i=e.nextBottom(s.y+this.y);if(i===void 0||this.room()>=this.space.width-this.indent-
.01)return;this.y=i-s.y}}*itemsOf(t){const e=[],{width:s}=this.space,i=new Map;for(let o=0;o<t.length;o++){o%100===99&&(yield 20*we);const r=t[o];switch(r.kind){case"\
text":{const a=i.get(r)??{fragment:r,width:r.width};r.text.length===1&&i.set(r,a),e.push(a);break}case"open":{const{style:a}=r.box;e.push({fragment:r,width:W(a.
marginLeft,s)+a.borderLeftWidth+(0,k.Il)(a.paddingLeft,s)});break}case"close":{const{style:a}=r.box;e.push({fragment:r,width:W(a.marginRight,s)+a.borderRightWidth+
(0,k.Il)(a.paddingRight,s)});break}case"atom":{const a=yield*this.tools.inner(r.box,s),{marginLeft:c,marginRight:d}=r.box.style;e.push({fragment:r,laid:a,width:a.
width+W(c,s)+W(d,s)});break}case"apart":yield*this.apart(r.box)}}return e}*apart(t){if(t.isPositioned)return this.tools.keep(t,this.space.left+this.width,this.y);
const e=yield*this.tools.inner(t,this.space.width),{marginLeft:s,marginRight:i}=t.style,o=e.width+W(s,this.space.width)+W(i,this.space.width);this.items.length>
0&&this.width+o>this.room()?this.waiting.push(e):this.tools.float(e,this.y)}cutsOf(t){const{width:e}=this.tools.layout.page,{overflow:s,whiteSpace:i}=this.laid.
box.style,o=s==="hidden"&&i==="nowrap";let r;for(const{fragment:a,width:c}of t){if(a.kind!=="text")continue;const{overflowWrap:d,wordBreak:l}=a.style;if(l==="br\
eak-all")return"letters";d!=="normal"||l==="break-word"?r="anywhere":c>e&&!o&&(r??="separators")}return r}*cut(t,e=this.room()){const s=[],i=new Map;for(const c of t){
const{fragment:d}=c;yield 40*we;const l=i.get(c);if(l)s.push(l);else if(d.kind!=="text")s.push({item:c,text:"￼",width:c.width});else if(d.text.length===1){const{
text:f,width:h}=d,u={item:c,text:f,width:h};i.set(c,u),s.push(u)}else for(const{text:f,width:h}of(0,Re.s)(d.text,u=>this.part(d,u).width))s.push({item:c,text:f,
width:h})}const o=this.room();let r=0;const a=[];for(const c of(0,Re.ZM)(s,d=>d===0?e:o,this.cutsOf(t))){yield 2*we;const d=[];for(let l=r;l<r+c;){const{item:f}=s[l],
{fragment:h}=f;let u="";do u+=s[l++].text;while(l<r+c&&s[l].item===f&&h.kind==="text"&&u!==h.text);if(h.kind!=="text"||u===h.text)d.push(f);else{const p=this.part(
h,u);d.push({fragment:p,width:p.width})}}r+=c,a.push(d)}return a}part(t,e){return e===t.text?t:hn(e,t.style,t.owner,this.tools.layout)}*end(t,e=!1){const s=this.
band();for(const a of this.spaces)a.fragment.kind!=="text"&&this.items.push(a);t||this.hyphenate();const i=yield*c1({layout:this.tools.layout,block:this.laid.box,
items:this.items,open:this.open,left:s.left-this.space.origin.x+this.indent,width:s.right-s.left-this.indent,whole:this.space.width,isLast:t,turns:this.turns}),
o=e&&this.items.every(M1)?0:i.height;this.lines.push({...i,y:this.y,height:o}),this.y+=o,this.items=[],this.spaces=[],this.width=0,this.isFirst=!1;const{waiting:r}=this;
this.waiting=[];for(const a of r)this.tools.float(a,this.y)}hyphenate(){const{items:t}=this,e=Ul(t.map(({fragment:o})=>o),this.tools.layout);if(!e)return;const{
soft:s,shown:i}=e;t[t.findLastIndex(({fragment:o})=>o===s)]={fragment:i,width:i.width}}}const O1=({fragment:n})=>n.kind==="text"&&n.isSpace;function M1({fragment:n,
width:t}){if(n.kind!=="open"&&n.kind!=="close")return!1;const{style:e}=n.box,s=e.borderTopWidth+e.borderBottomWidth+e.paddingTop.px+e.paddingBottom.px;return t===
0&&s===0}const un=n=>n.reduce((t,{width:e})=>t+e,0);function*S1(n,t,e,s){const i=n.border.left+n.padding.left,o=n.border.top+n.padding.top;if(n.box.inner==="lin\
es"){const r={width:e.width,height:e.height},a=(c,d)=>hf(c,n,s,{left:i,width:e.width,y:d});return yield*b1(n,{left:i,top:o,width:e.width,floats:s.floats,origin:s},
{layout:t,inner:c=>t.layOut(c,{...r,shrinks:!0}),float:a,keep:(c,d,l)=>fn(n,c,{x:d,y:l})})}return yield*new v1(n,t,s,{left:i,top:o,...e}).lay()}function hf(n,t,{
floats:e,x:s,y:i},o){const r=Gt(n.box.style,o.width),{style:a}=n.box,c=a.float==="right"?"right":"left",d=Math.max(i+o.y,e.clear(a.clear)),l={left:s+o.left,right:s+
o.left+o.width},f=e.place(c,n.width+$(r),n.height+z(r),d,l);n.x=f.x-s+r.left,n.y=f.y-i+r.top,t.addApart(n)}class v1{laid;layout;context;inside;y;pending=Ee;isFirst=!0;top=new fs;endsBelow=!1;constructor(t,e,s,i){
this.laid=t,this.layout=e,this.context=s,this.inside=i,this.y=i.top}*lay(){const{laid:t,inside:e}=this;t.box.legend&&(yield*this.onBorder(t.box.legend));for(const c of t.
box.children)if(yield rt,c!==t.box.legend){if(c.isPositioned)this.keepPlace(c);else if(c.style.float==="none")yield*this.inFlow(c);else{const d=yield*this.layout.
layOut(c,{width:e.width,height:e.height,shrinks:!0});hf(d,t,this.context,{left:e.left,width:e.width,y:this.y+this.pending.size})}this.top.add(c)}const s=t.children.
filter(({firstBaseline:c})=>c!==void 0),[i]=s,o=t.children.findLast(({lastBaseline:c})=>c!==void 0),r=({box:c,height:d,y:l},f)=>l+(c.style.overflow==="hidden"?Math.
max(Math.min(f,d),0):f);i&&(t.firstBaseline=r(i,i.firstBaseline)),o&&(t.lastBaseline=r(o,o.lastBaseline));const a=Py(t)&&!this.endsBelow;return t.after=a?this.pending:
Ee,this.y-e.top+(a?0:this.pending.size)}*onBorder(t){const{laid:e,inside:s}=this,i=Gt(t.style,s.width),o=yield*this.layout.layOut(t,{width:s.width,height:s.height,
shrinks:!0}),{top:r}=e.border;o.x=s.left+bs(t,o.width,s.width,uf(e.box.style)),o.y=i.top+Math.max((r-o.height)/2,0),e.add(o),e.legend=o,this.y+=Math.max(o.height+
z(i)-r,0),this.isFirst=!1}keepPlace(t){const{laid:e,inside:s}=this,o={x:e.box.style.direction==="rtl"?1:0,y:dn(t.style.alignSelf)};fn(e,t,{x:s.left+o.x*s.width,
y:this.y+this.pending.size,share:o})}*inFlow(t){const{laid:e}=this,{style:s,widening:i}=t,o=i===0?this.inside:{...this.inside,width:this.inside.width+i},r=Gt(s,
o.width),a=this.isFirst&&_y(e)&&this.top.isBeside(t,o.width),c=a?Ee:this.pending,d=(p,g)=>this.clearance(p)>this.y+c.join(g).size,l=zy(t,o.width,d);this.pending=
a?c:c.join(l);const f=this.clearance(s),h=f>this.y+this.pending.size,u=yield*this.layAt(t,h?f:this.y+this.pending.size,{margins:r,inside:o});if(u.above=l.size,e.
add(u),hs(t)&&u.height===0){const p=f>this.pending.size;if(p){const g=h?f:this.y+this.pending.size;[this.y,this.pending,this.isFirst,this.endsBelow]=[g-l.size,l,
!1,!0]}(!a||p)&&(this.pending=this.pending.add(r.bottom));return}this.y=u.y+u.height,this.pending=u.after.add(r.bottom),this.isFirst=!1,this.endsBelow=!1}clearance({
clear:t}){return this.context.floats.clear(t)-this.context.y}*layAt(t,e,{margins:s,inside:i}){const{context:o,layout:r}=this,a=uf(this.laid.box.style);if(Ht(t))
return yield*T1(t,e,o,{layout:r,inside:i,margins:s,side:a});const{floats:c}=o,d=i.left+s.left,l={width:i.width,height:i.height},f=yield*r.layOut(t,l,{floats:c,x:o.
x+d,y:o.y+e});return f.x=i.left+bs(t,f.width,i.width,a),f.y=e,f}}function*T1(n,t,{floats:e,x:s,y:i},o){const{layout:r,inside:a,margins:c,side:d}=o,l={left:s+a.left,
right:s+a.left+a.width},f=e.isEmpty?0:yield*I1(n,a,r);let[h,u]=[t,0];for(;;){const g=e.band(i+h,u,l),[m,w]=[g.left>l.left,g.right<l.right],b=m||w?e.nextBottom(i+
h):void 0;if(b===void 0)break;if(yield rt/4,-c.left>g.left-l.left&&m||f>g.right-g.left+.01||w&&-c.right>l.right-g.right){[h,u]=[b-i,0];continue}const x=Math.max(
l.left+c.left,g.left),S=Math.min(l.right-c.right,g.right),v=yield*r.layOut(n,yield*E1(n,a,Math.max(S-x,0),r)),T=e.band(i+h,v.height,l);if(T.left>g.left||T.right<
g.right){u=v.height;continue}return v.x=x-s+bs(n,v.width+c.left+c.right,S-x,d)-c.left,v.y=h,v}const p=yield*r.layOut(n,{width:a.width,height:a.height});return p.
x=a.left+bs(n,p.width,a.width,d),p.y=h,p}function*I1(n,t,e){const{style:s}=n;if(n.inner==="table"&&s.width==="auto")return(yield*e.widthsOf(n)).least;if(s.width!==
"auto"||n.inner==="image"||s.aspectRatio!==void 0)return(yield*e.layOut(n,{width:t.width,height:t.height})).width;const i=$(gt(s))+$(bt(s,t.width));return yt(0,
s,t.width,i)}function*E1(n,{width:t,height:e},s,i){const{style:o,inner:r}=n;if(o.width!=="auto"||r==="image"||o.aspectRatio!==void 0)return{width:t,height:e};const a=$(
gt(o))+$(bt(o,t)),c=r==="table"?yield*i.widthsOf(n):void 0,d=c?Math.max(c.least,Math.min(c.most,s)):s;return{width:t,height:e,fixedWidth:yt(d,o,t,a)}}const uf=({
blockAlign:n,direction:t})=>n==="start"?t==="rtl"?"right":"left":n;function bs({style:n},t,e,s){const{marginLeft:i,marginRight:o}=n,r=e-t-W(i,e)-W(o,e);if(i==="\
auto")return r<=0?0:o==="auto"?r/2:r;const a=W(i,e);return o==="auto"||s==="left"?a:a+(s==="right"?r:Math.max(r/2,0))}class R1{around;layout;inside;room;isRow;constructor(t,e,s,i,o){
this.around=t,this.layout=e,this.inside=s,this.room=i,this.isRow=o}*measure(t){const{inside:e,isRow:s}=this,{style:i}=t,o=Gt(i,e.width),[r,a]=[gt(i),bt(i,e.width)],
c=s?$(r)+$(a):z(r)+z(a),d=Math.max(yield*this.baseOf(t,c),c),l=s?e.width:e.height,f=yield*this.leastOf(t,c),h=V(s?i.maxWidth:i.maxHeight,l,c,i)??1/0;return{box:t,
margins:o,base:d,least:Math.max(f,c),most:h,edges:c,main:Math.max(Math.min(d,h),f,c),laid:void 0}}*baseOf(t,e){const{inside:s,isRow:i,layout:o}=this,{style:r}=t,
a=i?s.width:s.height,c=i?r.width:r.height,d=r.flexBasis==="auto"?c:r.flexBasis,l=d==="content"?void 0:V(d,a,e,r);if(l!==void 0)return l;if(i){if(t.inner==="imag\
e")return yield*this.widthOfPicture(t);const u=d==="auto"?this.widthByRatio(t):void 0;if(u!==void 0)return u;const p=yield*o.widthsOf(t);return this.limitItem(d===
"min-content"?p.least:je(p),r)}const f=yield*this.layItem(t,void 0),{aspectRatio:h}=r;return h===void 0||t.inner==="image"?f.height:wc(f.width,r,this.edgesOf(r))}*leastOf(t,e){
const{inside:s,isRow:i,layout:o}=this,{style:r}=t,a=i?r.minWidth:r.minHeight,c=i?s.width:s.height;if(a!=="auto")return V(a,c,e,r)??0;if(r.overflow==="hidden"||i&&
r.overflow==="scroll")return 0;const d=V(i?r.width:r.height,c,e,r)??1/0,l=V(i?r.maxWidth:r.maxHeight,c,e,r)??1/0;if(!i){const u=yield*this.layContent(t),p=r.aspectRatio===
void 0||t.inner==="image";return Math.min(u.height,p?d:wc(u.width,r,this.edgesOf(r)),d,l)}const f=t.inner==="image"?void 0:this.widthByRatio(t);if(f!==void 0)return Math.
min(f,d,l);const h=t.inner==="image"?yield*this.widthOfPicture(t):yield*Fx(t,o);return Math.min(this.limitItem(h,r),d,l)}layContent(t){return this.layItem(t,void 0,
typeof t.style.height=="object"&&t.inner!=="image")}edgesOf(t){const[e,s]=[gt(t),bt(t,this.inside.width)];return{across:$(e)+$(s),down:z(e)+z(s)}}isLoose({style:t}){
const{flexBasis:e,height:s,aspectRatio:i}=t;if(this.inside.height!==void 0||i!==void 0)return!1;const o=e==="auto"?s:e;return typeof o!="object"||o.percent!==0}filledHeight(t){
if(!(co(t,this.around)&&Ot(t.height)&&!To(t,!1))||this.around.flexWrap!=="nowrap"||this.room===void 0)return;const{down:s}=this.edgesOf(t);return It(this.room-z(
Gt(t,this.inside.width)),t,this.inside.height,s)}*widthOfPicture(t){return(yield*this.layout.layOut(t,{...this.inside,fixedHeight:this.filledHeight(t.style)})).
width}widthByRatio({style:t}){const{inside:e}=this;if(t.aspectRatio===void 0||t.width!=="auto")return;const s=this.edgesOf(t),i=V(t.height,e.height,s.down,t)??this.
filledHeight(t);if(i!==void 0)return nn(It(i,t,e.height,s.down),t,s)}limitItem(t,e){return Un(t,e,this.inside.height,this.edgesOf(e))}layItem(t,e,s=!1){const{inside:i,
isRow:o,layout:r}=this,a=this.isLoose(t),c=Gt(t.style,i.width);if(o)return r.layOut(t,{...i,fixedWidth:e});const d=co(t.style,this.around)&&Ot(t.style.width)&&!To(
t.style,!0),l=$(gt(t.style))+$(bt(t.style,i.width)),f=this.around.flexWrap!=="nowrap",h=d&&!f?yt(i.width-$(c),t.style,i.width,l):void 0;return r.layOut(t,{...i,
fixedWidth:h,fixedHeight:e,shrinks:!0,isLoose:a,isOpen:s})}}function pf(n){let t=n.known.get("shares");return t===void 0&&(t=n.children.some(e=>{const{height:s,
minHeight:i,maxHeight:o}=e.style;return[s,i,o].some(a=>typeof a=="object"&&a.percent!==0)||Ot(s)&&(e.inner==="flex"||e.inner==="grid")&&pf(e)}),n.known.set("sha\
res",t)),t}const To=(n,t)=>t?n.marginLeft==="auto"||n.marginRight==="auto":n.marginTop==="auto"||n.marginBottom==="auto";function*A1(n,t,{room:e,...s},i){return yield*new L1(
n,t,s,i,e).lay()}class L1{laid;layout;inside;space;room;style;isRow;mainGap;crossGap;mainRoom;left;top;items;constructor(t,e,s,i,o){this.laid=t,this.layout=e,this.
inside=s,this.space=i,this.room=o,this.style=t.box.style,this.isRow=this.style.flexDirection.startsWith("row");const r=(d,l)=>d?(0,k.Il)(d,l):0,[a,c]=[r(this.style.
columnGap,s.width),r(this.style.rowGap,s.height??0)];this.mainGap=this.isRow?a:c,this.crossGap=this.isRow?c:a,this.mainRoom=this.isRow?s.width:o,this.items=new R1(
this.style,e,s,o,this.isRow),this.left=t.border.left+t.padding.left,this.top=t.border.top+t.padding.top}*lay(){const t=this.laid.box.children.filter(o=>!o.isPositioned);
t.some(({style:o})=>o.order!==0)&&t.sort((o,r)=>o.style.order-r.style.order);const e=[];for(const o of t)e.push(yield*this.items.measure(o));const s=this.linesOf(
e);this.mainRoom??=this.limitMain(s);for(const o of s)this.flexLine(o);for(const o of s)yield*this.layLine(o);const i=yield*this.placeLines(s);for(const o of this.
laid.box.children)o.isPositioned&&this.keepPlace(o,i);return this.takeBaselines(s),i}linesOf(t){const e=this.mainRoom??this.mostMain();if(this.style.flexWrap===
"nowrap")return[{items:[...t],cross:0}];const s=[];let i=0;for(const o of t){const r=o.main+this.mainMargins(o),a=s.at(-1);a&&i+this.mainGap+r<=e+.01?(a.items.push(
o),i+=this.mainGap+r):(s.push({items:[o],cross:0}),i=r)}return s.length>0?s:[{items:[],cross:0}]}limitMain(t){const{border:e,padding:s}=this.laid,i=z(e)+z(s),o=t.
map(({items:r})=>this.lengthOf(r));return It((0,N.Kf)([...o,0])+i,this.style,this.space.height,i)-i}mostMain(){const{border:t,padding:e}=this.laid,s=z(t)+z(e);return(V(
this.style.maxHeight,this.space.height,s,this.style)??1/0)-s}lengthOf(t){return t.reduce((s,i)=>s+i.main+this.mainMargins(i),0)+Math.max(t.length-1,0)*this.mainGap}mainMargins({
margins:t}){return this.isRow?$(t):z(t)}crossMargins({margins:t}){return this.isRow?z(t):$(t)}flexLine({items:t}){const{mainRoom:e}=this;if(e===void 0)return;const s=e-
Math.max(t.length-1,0)*this.mainGap-t.reduce((a,c)=>a+this.mainMargins(c),0),i=t.reduce((a,{main:c})=>a+c,0)<s,o=({box:a,base:c,edges:d})=>i?a.style.flexGrow:a.
style.flexShrink*(c-d),r=new Set(t.filter(a=>o(a)>0&&(i?a.base<=a.main:a.base>=a.main)));for(const a of r)a.main=a.base;for(;r.size>0;){let a=0;for(const g of t)
a+=r.has(g)?g.base:g.main;const c=s-a;if(i?c<=0:c>=0){for(const g of r)g.main=Math.max(Math.min(g.base,g.most),g.least);break}const d=[...r].reduce((g,m)=>g+o(m),
0),l=i&&d<1?c*d:c;let f=0;const h=new Map;for(const g of r){const m=g.base+l*o(g)/d,w=Math.max(Math.min(m,g.most),g.least);h.set(g,m),g.main=w,f+=w-m}const u=g=>{
const m=g.main-h.get(g);return Math.abs(f)<.001?!0:f>0?m>0:m<0},p=[...r].filter(u);for(const g of p)r.delete(g)}}*layLine(t){let e=0,[s,i]=[0,0];for(const o of t.
items){o.laid=yield*this.items.layItem(o.box,o.main);const r=this.isRow?o.laid.height:o.laid.width;if(e=Math.max(e,r+this.crossMargins(o)),this.isRow&&this.alignOf(
o.box)==="baseline"){const a=(o.laid.firstBaseline??r)+o.margins.top;s=Math.max(s,a),i=Math.max(i,r+this.crossMargins(o)-a)}}t.cross=Math.max(e,s+i)}alignOf({style:t}){
return t.alignSelf==="auto"?this.style.alignItems:t.alignSelf}*placeLines(t){const{isRow:e,inside:s,style:i}=this,o=Math.max(t.length-1,0)*this.crossGap;let r=t.
reduce((p,{cross:g})=>p+g,0)+o;const a=e?this.room??this.limitCross(r):s.width;i.flexWrap==="nowrap"&&t[0]&&(r=t[0].cross=a);const c=a-r,d=i.alignContent;if(c>0&&
i.flexWrap!=="nowrap"&&(d==="normal"||d==="stretch")){for(const p of t)p.cross+=c/t.length;r+=c}const l=as(i.flexWrap==="nowrap"?"start":d,a-r,t.length);let f=l.
before;const h=i.flexWrap==="wrap-reverse"?[...t].reverse():t;let u=0;for(const p of h)u=Math.max(u,yield*this.placeLine(p,f)),f+=p.cross+this.crossGap+l.between;
return e?r:u}limitCross(t){const{border:e,padding:s}=this.laid,i=z(e)+z(s);return It(t+i,this.style,this.space.height,i)-i}*placeLine({items:t,cross:e},s){const{
isRow:i,style:o,laid:r}=this,a=o.flexDirection.endsWith("reverse")!==(i&&o.direction==="rtl"),c=this.lengthOf(t),d=this.mainRoom??c,l=d-c,f=t.reduce((g,{box:m})=>g+
C1(m.style,i),0),h=f>0&&l>0?{before:0,between:0}:as(o.justifyContent,l,t.length);let u=h.before;const p=this.baselineOf(t);for(const g of t){const m=f>0&&l>0?l/
f:0,[w,b]=this.mainSides(g,m,a);yield*this.stretch(g,e);const y=g.laid,x=u+w,S=a?d-x-g.main:x,v=s+this.crossOffset(g,e,p);y.x=this.left+(i?S:v),y.y=this.top+(i?
v:S),r.add(y),u=x+g.main+b+this.mainGap+h.between}return r.flow="bands",Math.max(d,c)}mainSides({box:t,margins:e},s,i){const{style:o}=t,[r,a]=this.isRow?[o.marginLeft,
o.marginRight]:[o.marginTop,o.marginBottom],c=this.isRow?[e.left,e.right]:[e.top,e.bottom],[d,l]=[r==="auto"?s:c[0],a==="auto"?s:c[1]];return i?[l,d]:[d,l]}*stretch(t,e){
const{isRow:s,inside:i,layout:o}=this,{style:r}=t.box;if(!co(r,this.style)||To(r,!s)||!Ot(s?r.height:r.width))return;const a=e-this.crossMargins(t),[c,d]=[gt(r),
bt(r,i.width)],l=s?It(a,r,i.height,z(c)+z(d)):yt(a,r,i.width,$(c)+$(d));Math.abs(l-(s?t.laid.height:t.laid.width))<.01&&!(s&&pf(t.box))||(t.laid=yield*o.layOut(
t.box,{...i,fixedWidth:s?t.main:l,fixedHeight:s?l:t.main,isLoose:!s&&this.items.isLoose(t.box)}))}baselineOf(t){let e=0;if(!this.isRow)return e;for(const{box:s,
laid:i,margins:o}of t)this.alignOf(s)==="baseline"&&(e=Math.max(e,o.top+(i.firstBaseline??i.height)));return e}crossOffset(t,e,s){const{isRow:i,style:o}=this,{margins:r,
box:a}=t,c=t.laid,d=i?c.height:c.width,l=e-d-this.crossMargins(t),[f,h]=i?[a.style.marginTop,a.style.marginBottom]:[a.style.marginLeft,a.style.marginRight],u=i?
r.top:r.left;if(f==="auto"||h==="auto"){const m=Math.max(l,0);return u+(f==="auto"?h==="auto"?m/2:m:0)}const p=this.alignOf(a);if(p==="baseline"&&i)return s-(c.
firstBaseline??d);const g=o.flexWrap==="wrap-reverse"||!i&&o.direction==="rtl";return u+ao(p,l,g)}takeBaselines(t){const[e]=t[0]?.items??[],s=t.at(-1)?.items.at(
-1),i=(o,r)=>{const a=o?.laid;return a&&a.y+(a[r]??a.height)};this.laid.firstBaseline=i(e,"firstBaseline"),this.laid.lastBaseline=i(s,"lastBaseline")}keepPlace(t,e){
const{isRow:s,style:i,inside:o}=this,r=i.direction==="rtl",a=i.flexDirection.endsWith("reverse")!==(s&&r),c=dn(i.justifyContent,a),d=dn(this.alignOf(t),i.flexWrap===
"wrap-reverse"!==(!s&&r)),l=s?{x:c,y:d}:{x:d,y:c},f=this.room??this.limitCross(e);fn(this.laid,t,{x:this.left+l.x*o.width,y:this.top+l.y*f,share:l})}}const C1=(n,t)=>(t?
[n.marginLeft,n.marginRight]:[n.marginTop,n.marginBottom]).filter(e=>e==="auto").length;class B1{placed=[];reaches=[];bottoms={left:-1/0,right:-1/0};highest=0;looked=0;get isEmpty(){
return this.placed.length===0}*between(t,e){for(let s=(0,Ae.MJ)(this.reaches,t);s<this.placed.length&&this.placed[s].top<e();s++)this.looked++,yield this.placed[s]}band(t,e,{
left:s,right:i}){let[o,r]=[s,i];const a=t+Math.max(e,.01);for(const c of this.between(t,()=>a))c.bottom<=t||(c.side==="left"?o=Math.max(o,c.right):r=Math.min(r,
c.left));return{left:o,right:r}}nextBottom(t){let e=1/0;for(const{bottom:s}of this.between(t+.01,()=>e))s>t+.01&&(e=Math.min(e,s));return e===1/0?void 0:e}place(t,e,s,i,o){
let r=Math.max(i,this.highest),a=this.band(r,s,o);for(;a.right-a.left<e-.01;){const l=this.nextBottom(r);if(l===void 0)break;r=l,a=this.band(r,s,o)}const c=t===
"left"?a.left:a.right-e;this.highest=r;const d=r+s;return this.placed.push({side:t,left:c,right:c+e,top:r,bottom:d}),this.reaches.push(Math.max(this.reaches.at(
-1)??-1/0,d)),this.bottoms[t]=Math.max(this.bottoms[t],d),{x:c,y:r}}clear(t){const{left:e,right:s}=this.bottoms;return t==="none"?-1/0:t==="both"?Math.max(e,s):
this.bottoms[t]}}class N1{colors;hidden=[];constructor({rows:t,groups:e,columns:s,columnBoxes:i,columnGroups:o}){const r=Array.from({length:i.length},(a,c)=>i[c]?.
style.backgroundColor);for(const{box:a,from:c,to:d}of o)for(let l=c;l<Math.min(d,s);l++)r[l]??=a.style.backgroundColor;if(this.colors=r,!!r.some(a=>a!==void 0)){
for(const{box:a,from:c,to:d}of e)if(gf(a))for(let l=c;l<d;l++)this.hidden[l]=!0;for(const[a,c]of t.entries())gf(c)&&(this.hidden[a]=!0)}}under({box:t,row:e,column:s}){
const i=this.colors[s];return i&&this.hidden[e]!==!0&&t.style.backgroundColor===void 0?i:void 0}}const gf=({style:n})=>n.backgroundColor!==void 0||n.backgroundImage.
length>0,mf=new WeakMap;function W1(n,t){let e=mf.get(n);e||mf.set(n,e=new WeakMap);let s=e.get(t);return s||e.set(t,s={...n,backgroundColor:t}),s}function*_1(n,t,e){
yield*new P1(n,t,e).lay()}class P1{laid;layout;space;grid;collapsed;grounds;widths=[];gapX;gapY;constructor(t,e,s){this.laid=t,this.layout=e,this.space=s;const{
box:i}=t;this.grid=cn(i),this.grounds=new N1(this.grid);const o=i.style.borderCollapse==="collapse";this.collapsed=o?oo(i):void 0,this.gapX=o?0:i.style.borderSpacingX,
this.gapY=o?0:i.style.borderSpacingY,this.collapsed&&(t.border=this.collapsed.table,t.padding={top:0,right:0,bottom:0,left:0})}*lay(){const{laid:t,layout:e,grid:s}=this,
{style:i}=t.box,o=t.contentWidth-Yl(t.box,s);this.widths=i.tableLayout==="fixed"&&i.width!=="auto"?_x(t.box,o):Nx(yield*Xl(t.box,e),o);let r=yield*this.layCaptions(
"top",0);const a=r;r+=t.border.top+t.padding.top;const c=yield*this.layCells(),d=this.rowHeights(c);r=yield*this.placeRows(c,d,r),r+=t.padding.bottom+t.border.bottom,
t.frame={top:a,height:r-a},r=yield*this.layCaptions("bottom",r),t.height=Math.max(r,this.space.fixedHeight??0),t.flow="rows"}*layCaptions(t,e){let s=e;for(const i of this.
grid.captions){if(i.style.captionSide!==t)continue;const{marginTop:o,marginBottom:r,marginLeft:a}=i.style,{width:c}=this.laid,d=yield*this.layout.layOut(i,{width:c,
height:void 0});d.x=W(a,c),d.y=s+W(o,c),s=d.y+d.height+W(r,c),this.laid.add(d)}return s}widthOf({column:t,columns:e}){let s=(e-1)*this.gapX;for(let i=t;i<t+e;i++)
s+=this.widths[i]??0;return s}*layCells(){const t=[];for(const e of this.grid.cells)yield rt/4,t.push({cell:e,laid:yield*this.layCell(e,void 0)}),this.layout.pieces.
drop(e.box.inlines);return t}*layCell(t,e){const s=this.grounds.under(t),i=t.box,o=s?Io(i,"ground",()=>W1(i.style,s)):i,r=this.widthOf(t),a={width:r,height:void 0,
fixedWidth:r,fixedHeight:e},c=this.collapsed?.cells.get(i);return c?(o.known.set("edges",this.collapsed.edges.get(i)),yield*this.layout.layOut(this.asQuirky(G1(
o,c)),a)):yield*this.layout.layOut(this.asQuirky(o),{...a,width:this.laid.contentWidth})}asQuirky(t){return this.layout.quirks!=="all"||t.style.boxSizing==="bor\
der-box"||Ot(t.style.height)?t:Io(t,"quirky",()=>F1(t.style))}rowHeights(t){const{grid:e}=this,s=e.rows.map(r=>V(r.style.height,this.space.height,0,r.style)??0),
i=[],o=e.rows.map(()=>({above:0,below:0}));for(const r of t){const{cell:a,laid:c}=r;if(a.rows>1){i.push(r);continue}if(s[a.row]=Math.max(s[a.row],c.height),ys(a.
box)&&c.firstBaseline!==void 0){const d=o[a.row];d.above=Math.max(d.above,c.firstBaseline),d.below=Math.max(d.below,c.height-c.slack-c.firstBaseline),s[a.row]=Math.
max(s[a.row],d.above+d.below)}}for(const{cell:r,laid:a}of i){const c=Array.from({length:r.rows},(l,f)=>r.row+f),d=c.reduce((l,f)=>l+s[f],(r.rows-1)*this.gapY);a.
height>d&&this.heighten(s,c,a.height-d)}return this.fillHeight(s),s}fillHeight(t){const{laid:e,grid:s}=this,{style:i}=e.box,o=z(e.border)+z(e.padding),r=this.space.
fixedHeight??V(i.height,this.space.height,o,i)??0,a=Math.max(r,V(i.minHeight,this.space.height,o,i)??0),c=t.reduce((d,l)=>d+l,0)+(s.rows.length+1)*this.gapY+o;a>
c&&t.length>0&&this.heighten(t,this.rowsOfBodies(),a-c)}rowsOfBodies(){const{rows:t,groups:e}=this.grid,s=({box:o})=>!$1.has(o.style.display),i=e.filter(s).flatMap(
({from:o,to:r})=>Array.from({length:r-o},(a,c)=>o+c));return i.length>0?i:[...t.keys()]}heighten(t,e,s){const i=e.filter(a=>Ot(this.grid.rows[a].style.height)),
o=i.length>0?i:e,r=o.reduce((a,c)=>a+t[c],0);for(const a of o)t[a]=t[a]+s*(r>0?t[a]/r:1/o.length)}*placeRows(t,e,s){const{laid:i,grid:o,gapX:r,gapY:a}=this,c=i.
border.left+i.padding.left,d=[];let l=s+(o.rows.length>0?a:0);for(const g of e)d.push(l),l+=g+a;const f=[];let h=c+r;for(const g of this.widths)f.push(h),h+=g+r;
const u=i.box.style.direction==="rtl",p=[];for(const{box:g,from:m,to:w}of o.groups){if(m===w)continue;const b=this.part(g,c+r,d[m],d[w-1]+e[w-1]);i.add(b),b.flow=
"rows";for(let y=m;y<w;y++){const x=this.part(o.rows[y],0,d[y]-b.y,d[y]-b.y+e[y]);x.flow="bands",b.add(x),p.push(x)}o.headRows>0&&m===0&&(i.head=b),g===o.foot&&
(i.foot=b)}for(const{cell:g,laid:m}of t){yield rt/10;const w=g.row+g.rows-1;if(o.rows[g.row].style.breakInside==="avoid")for(let S=g.row;S<w;S++)o.rows[S].keepsNext=
!0;g.box.style.breakAfter==="avoid"&&(o.rows[w].keepsNext=!0);const b=d[w]+e[w]-d[g.row],y=yield*this.fillCell(g,m,b,t),x=f[g.column]??c;y.x=(u?i.width-x-y.width:
x)-c-r,y.y=0,p[g.row].add(y)}return p[0]&&this.takeBaseline(p[0],d[0]),l}takeBaseline({children:t},e){const{laid:s}=this,i=t.filter(({box:r,firstBaseline:a})=>ys(
r)&&a!==void 0),o=i.length>0?(0,N.Kf)(i.map(({firstBaseline:r})=>r)):(0,N.Kf)(t.map(({height:r,padding:a,border:c})=>r-a.bottom-c.bottom));s.firstBaseline=e+Math.
max(o,0),s.box.style.display==="inline-table"&&(s.lastBaseline=s.firstBaseline)}part(t,e,s,i){const o=new Ie(t);return o.x=e,o.y=s,o.width=this.laid.contentWidth-
2*this.gapX,o.height=i-s,o}*fillCell(t,e,s,i){const{box:o}=t,r=s-e.height+e.slack;if(r<.01)return e;const a=o.children.some(({style:h})=>typeof h.height=="objec\
t"&&h.height.percent!==0),d=a||e.apart.some(wf)?yield*this.layCell(t,s):e;if(d.height=s,a)return d;const{verticalAlign:l}=o.style,f=l==="middle"?r/2:l==="bottom"?
r:ys(o)&&this.laid.box.style.display==="inline-table"?this.baselineShift(t,d,i):0;return f>0&&z1(d,Math.min(f,r)),d}baselineShift({row:t},e,s){if(e.firstBaseline===
void 0)return 0;let i=this.rowBaselines.get(t);if(i===void 0){for(const{cell:o,laid:r}of s)ys(o.box)&&r.firstBaseline!==void 0&&this.rowBaselines.set(o.row,Math.
max(this.rowBaselines.get(o.row)??0,r.firstBaseline));i=this.rowBaselines.get(t)??0}return i-e.firstBaseline}rowBaselines=new Map}const $1=new Set(["table-heade\
r-group","table-footer-group"]),ys=({style:n})=>{const{verticalAlign:t}=n;return typeof t=="object"||t==="baseline"||t==="sub"||t==="super"},wf=({box:n})=>n.isPositioned&&
(n.style.top!=="auto"||n.style.bottom!=="auto");function z1(n,t){n.sunk=t;for(const e of n.children)e.y+=t;for(const e of n.apart)wf(e)||(e.y+=t);n.lines=n.lines.
map(e=>({...e,y:e.y+t})),n.firstBaseline!==void 0&&(n.firstBaseline+=t),n.lastBaseline!==void 0&&(n.lastBaseline+=t)}const bf=new WeakMap;function D1(n,{top:t,right:e,
bottom:s,left:i}){let o=bf.get(n);o||bf.set(n,o=new Map);const r=[t,e,s,i].join();let a=o.get(r);return a||(a={...n,borderTopWidth:t,borderRightWidth:e,borderBottomWidth:s,
borderLeftWidth:i},o.set(r,a)),a}const yf=new WeakMap;function F1(n){let t=yf.get(n);return t||yf.set(n,t={...n,boxSizing:"border-box"}),t}function G1(n,t){return Io(
n,"shared",()=>D1(n.style,t))}function Io(n,t,e){const s=n.known.get(t);if(s)return s;const i=e(),o=Object.assign(new nt(i),n,{style:i});return n.known.set(t,o),
o}function*xf(n,t,e,s){yield rt;const i=$g(n,e.width);return n.inner==="image"?H1(i,t,e):(i.width=yield*j1(i,t,e),n.inner==="table"?yield*_1(i,t,e):yield*U1(i,t,
e,s)),n.style.position==="relative"&&(i.shift=bc(n.style,e)),yield*tf(i,t),i}function H1(n,t,e){const{border:s,padding:i,box:o}=n,{width:r,height:a}=Al(o,e,t);n.
width=e.fixedWidth??r+$(s)+$(i),n.height=e.fixedHeight??a+z(s)+z(i)}function*j1(n,t,e){if(e.fixedWidth!==void 0)return e.fixedWidth;const{box:s,border:i,padding:o}=n,
{style:r}=s,a=$(i)+$(o),{width:c}=r,d=e.shrinks===!0&&c==="auto"||s.inner==="table"||typeof c=="string"&&c!=="auto",{aspectRatio:l}=r,f={across:a,down:z(i)+z(o)},
h=V(r.height,e.height,f.down,r);if(c==="auto"&&l!==void 0&&h!==void 0){const y=It(h,r,e.height,f.down);return yt(nn(y,r,f),r,e.width,a)}if(!d)return yt(Un(Rl(s,
e,a),r,e.height,f),r,e.width,a);const{least:u,most:p}=yield*t.widthsOf(s),g=e.width-W(r.marginLeft,e.width)-W(r.marginRight,e.width);if(c==="min-content")return yt(
u,r,e.width,a);if(c==="max-content")return yt(p,r,e.width,a);const m=V(c,e.width,a,r)??Math.max(u,Math.min(p,g)),w=yt(Un(m,r,e.height,f),r,e.width,a),b=r.tableLayout===
"fixed"&&c!=="auto";return s.inner==="table"&&!b?Math.max(w,u):w}function*U1(n,t,e,s){const{box:i,border:o,padding:r}=n,{style:a}=i,c=z(o)+z(r),d=a.aspectRatio,
l=d!==void 0&&Ot(a.height)?a.boxSizing==="border-box"?n.width/d:n.contentWidth/d+c:void 0,f=a.display==="table-cell",h=e.isOpen?void 0:V(a.height,e.height,c,a),
u=e.fixedHeight??(f?void 0:h),p=u===void 0?void 0:e.fixedHeight===void 0?It(u,a,e.height,c):u,g=p??(l===void 0?void 0:It(l,a,e.height,c)),m=g===void 0?void 0:Math.
max(g-c,0),w=K1(i,t,e),b={width:n.contentWidth,height:e.isLoose?void 0:m??Y1(i,t,e,w,c)};let y;if(i.inner==="flex")y=yield*A1(n,t,{...b,room:m},e);else if(i.inner===
"columns")y=yield*fy(n,t,b);else if(i.inner==="turned")y=yield*zx(n,t);else if(i.inner==="grid")y=yield*By(n,t,{...b,height:m},e);else{const v=s&&!Ht(i)?s.floats:
new B1,T=s&&!Ht(i)?s:{floats:v,x:0,y:0};y=yield*S1(n,t,b,T),Ht(i)&&(y=Math.max(y,v.clear("both")-o.top-r.top))}const x=Math.max(y+c,l??0,w??0,f?h??0:0);n.height=
p??It(x,a,e.height,c),a.overflow==="scroll"&&(n.height=Math.max(n.height,x)),f&&(n.slack=Math.max(n.height-y-c,0)),n.legend&&(n.frame=X1(n.legend,n)),n.height>x+
.01&&(n.after=Ee),(i.inner==="blocks"||i.inner==="lines")&&!f&&a.alignContent!=="normal"&&V1(n,as(a.alignContent,Math.max(n.height-x,0),1).before)}function K1(n,t,{
height:e,fixedHeight:s}){const{style:i}=n;if(!(e===void 0||s!==void 0||!t.filling.includes(n)||!Ot(i.height)))return Math.max(e-W(i.marginTop,0)-W(i.marginBottom,
0),0)}function Y1(n,t,{height:e,fixedHeight:s},i,o){if(i!==void 0)return Math.max(i-o,0);const r=(n.inner==="blocks"||n.inner==="lines")&&n.style.display!=="tab\
le-cell"&&!n.isPositioned;return t.quirks==="all"&&r&&s===void 0?e:void 0}function X1(n,{border:t,height:e}){const s=Math.max(n.y+(n.height-t.top)/2,0);return{top:s,
height:Math.max(e-s,0)}}function V1(n,t){if(t!==0){n.lines=n.lines.map(e=>({...e,y:e.y+t}));for(const e of[...n.children,...n.apart])e.y+=t;n.firstBaseline!==void 0&&
(n.firstBaseline+=t),n.lastBaseline!==void 0&&(n.lastBaseline+=t)}}const Eo=5e3,kf=()=>(0,om.F)("pages",`The document has more than ${Eo} pages`,"Split it into \
several documents","file"),Z1=5,ut=.75,J1=.5;async function q1({box:n,tree:t,targets:e,quirks:s},i,o){const r=await(0,Re.Vn)();let a=1,{first:c}=n,d=c??"",l=!1;
for(let f=1;;){const h=ut*a,u=wt=>n.widthOf(wt)/h,p={width:u(""),height:n.areaOf(0,d).height/h},{width:g,height:m}=n.viewOf(d),w={width:g/h,height:m/h},b=new ar(
{layOut:xf,widthsOf:ms},i.typefaces,r,w,s),y=await t(w,h),x=c===void 0?void 0:{name:c,height:n.areaOf(0,c).height/h},S=await(0,Ct.k)(ym(y,u,x),o),v=S?Sm(y):"";if(!l&&
!Q1(n.viewOf(v),n.viewOf(d))){[d,l]=[v,!0];continue}await(0,Ct.k)(hw(y),o);const T=await(0,Ct.k)(nk(y,b,p),o),E=await(0,Ct.k)(sk(T,u),o),C=Math.max(1/Math.max(E,
.001),J1);if(a===1&&E>1+1/p.width){a=C;continue}const A=new Ne(i,n,h,Eo,kf);A.rename(0,id(T)??"");const G=new Qn(A.fragments,b.work,void 0,S?A.rename.bind(A):void 0),
Y=await(0,Ct.k)(G.place(T,0,0,0),o);if(A.last=await(0,Ct.k)(rk(Y,G),o),c!==void 0&&A.last>0&&A.names.of(1)===c){c=void 0,l=!1;continue}const st=e(),mt=!st||st.isSettled(
await(0,Ct.k)(dy(Y,A),o));if(!mt&&f<Z1){f++;continue}A.sheet(A.last);const J=await(0,Ct.k)(Mm(y),o);tk(Y,A);const q=new ee(A,b);return await(0,Ct.k)(q.paint(Y),
o),await(0,Ct.k)(ek(Y,A,b),o),A.close(),{names:A.names,shadowsLeftOut:b.shadowsLeftOut,isSettled:mt,unpaged:J}}}const Q1=(n,t)=>n.width===t.width&&n.height===t.
height;function tk(n,{fragments:t,last:e}){const{backgroundColor:s,backgroundImage:i,backgroundAttachment:o}=n.laid.box.style;if(s===void 0&&i.length===0)return;
const{laid:r,x:a,top:c,bottom:d}=n;o==="scroll"&&(n.ground={left:a,right:a+r.width,top:c,bottom:d}),n.top=0,n.bottom=t.endOf(e)}function*ek({apart:n},t,e){for(const s of n){
const{box:i}=s.laid;i.style.position!=="fixed"||ss(i)<0||!(yield*cd(t,s))||(yield*new ee(t,e).repeat(s,t))}}function*nk(n,t,e){t.quirks==="all"&&(t.filling=[n,...n.
children.filter(({isApart:i})=>!i).slice(0,1)]);const s=yield*t.layOut(n,{width:e.width+n.widening,height:e.height});return s.height=Math.max(s.height,1),yield*tf(
s,t,!0),t.forget(),s}function*sk(n,t){let e=0;const s=[[n,0,t("")]];for(let i=s.pop();i;i=s.pop()){const[o,r,a]=i;yield 2e3;const{style:c,pageName:d}=o.box;if(o.
turn)continue;const l=d===void 0?a:t(d);if(Vc(c)){e=Math.max(e,(r+ik(o))/l);continue}const f=r+ok(o);if(e=Math.max(e,(f+o.width)/l),c.overflow==="hidden")continue;
for(const{texts:u}of o.lines)for(const p of u)e=Math.max(e,(f+p.x+p.width)/l);for(const u of[...o.children,...o.apart])c.visibility==="visible"&&u.box.style.position!==
"fixed"&&s.push([u,f+u.x,l]);for(const{atoms:u}of o.lines)for(const{laid:p}of u)s.push([p,f+p.x,l]);const{columns:h}=o;h&&s.push([h.content,f+(h.count-1)*(h.width+
h.gap),l])}return e}function ik({box:n,width:t,height:e,shift:s}){const{transform:i,transformOrigin:o}=n.style,[r,a]=[(0,k.Il)(o[0],t),(0,k.Il)(o[1],e)],d=[0,t].
flatMap(l=>[0,e].map(f=>[l-r,f-a])).map(l=>i.reduceRight(([f,h],u)=>u.kind==="matrix"?[u.values[0]*f+u.values[2]*h+u.values[4],u.values[1]*f+u.values[3]*h+u.values[5]]:
[f+(0,k.Il)(u.x,t),h+(0,k.Il)(u.y,e)],l));return(s?.x??0)+r+(0,N.Kf)(d.map(([l])=>l))}const ok=({box:n,width:t,shift:e})=>n.style.transform.reduce((s,i)=>i.kind===
"matrix"?s:s+(0,k.Il)(i.x,t),e?.x??0);function*rk(n,t){let e=0;const s=[[n,1/0]];for(let i=s.pop();i;i=s.pop()){yield 2e3;const[o,r]=i;if(o.onlyPage!==void 0){e=
Math.max(e,o.onlyPage);continue}const{laid:a,lines:c,children:d,apart:l,bottom:f}=o,h=vi(o,r);for(const{line:y,top:x,atoms:S}of c){y.texts.length>0&&x<h&&(e=Math.
max(e,t.pageOf(x+y.height/2)));for(const v of S)s.push([v,h])}const{style:u,replaced:p}=a.box,g=Si(o,r),m=o.top<g&&(p!==void 0||u.backgroundColor!==void 0||u.backgroundImage.
length>0||u.borderTopWidth>0),w=typeof u.height=="object"&&u.height.percent===0;m&&(w||d.length+c.length===0)&&a.height>0&&(e=Math.max(e,t.pageOf(Math.min(f,g)-
.2)));for(const y of[...d,...l])s.push([y,h]);const b=o.columns?.rows.findLast(({top:y})=>o.top+y<h);b&&(e=Math.max(e,t.pageOf(o.top+b.top)))}return e}var ak=I(
51894),xs=I(78445),Of=I(25561);const ck=4,dk=new Set(["disc","circle","square"]),Mf={"disclosure-open":"▼ ","disclosure-closed":"▶ "};class lk{values=new Map;scopes=[
new Set];quotes=0;made=0;enter(t,e){for(const[s,i]of t.counterReset)this.open(s,i);e&&(e.name==="ol"||e.name==="ul"||e.name==="menu")&&this.open("list-item",fk(
e)),t.display==="list-item"&&this.countItem(e);for(const[s,i]of t.counterIncrement){const o=this.values.get(s);!o||o.length===0?this.open(s,i):o[o.length-1]=o.at(
-1)+i}return this.scopes.push(new Set),()=>{for(const s of this.scopes.pop())this.values.get(s).pop()}}open(t,e){const s=this.values.get(t)??[];this.values.set(
t,s);const i=this.scopes.at(-1);i.has(t)&&s.pop(),i.add(t),s.push(e)}countItem(t){const e=this.values.get("list-item")??[0];this.values.set("list-item",e),e.length===
0&&e.push(0);const s=t?.attributes.get("value"),i=t?.parent?.attributes.has("reversed")===!0?-1:1;e[e.length-1]=s!==void 0&&/^\s*-?\d{1,9}\s*$/.test(s)?Number(s):
e.at(-1)+i}marker({listStyleType:t}){if(t==="none")return;if(dk.has(t))return{text:"",shape:t};if(Object.hasOwn(Mf,t))return{text:Mf[t],shape:void 0};if(t.startsWith(
'"'))return{text:t.slice(1),shape:void 0};const e=this.values.get("list-item")?.at(-1)??1;return{text:`${gn(e,t)}${pn(mk,t)??". "}`,shape:void 0}}textOf(t,e,s){
const i=this.write(t,e,s);if(this.made+=i.length*("counter"in t&&t.separator!==void 0?ck:1),this.made>L.SB)throw(0,L.tE)();return i}write(t,e,{quotes:s}){if("te\
xt"in t)return t.text;if("attribute"in t)return e.attributes.get(t.attribute)??"";if("quote"in t)return this.quote(t.quote,s);const i=this.values.get(t.counter)??
[0];return t.separator===void 0?gn(i.at(-1)??0,t.style):i.map(o=>gn(o,t.style)).join(t.separator)}quote(t,e){if(t==="none")return"";t==="close"&&(this.quotes=Math.
max(this.quotes-1,0));const s=Math.min(this.quotes,e.length/2-1);return t==="open"&&this.quotes++,e[2*s+(t==="open"?0:1)]??""}}function fk(n){const t=n.attributes.
get("start"),e=t!==void 0&&/^\s*-?\d{1,9}\s*$/.test(t)?Number(t):void 0;return n.attributes.has("reversed")?(e??(0,R.ZE)(n).filter(({name:s})=>s==="li").length)+
1:(e??1)-1}const Ro=n=>[...n].map((t,e)=>[(e%9+1)*10**Math.floor(e/9),t]).reverse(),Sf=[[1e3,"m"],[900,"cm"],[500,"d"],[400,"cd"],[100,"c"],[90,"xc"],[50,"l"],[
40,"xl"],[10,"x"],[9,"ix"],[5,"v"],[4,"iv"],[1,"i"]],Ao=Ro("אבגדהוזחטיכלמנסעפצקרשת"),Lo=Ro("ԱԲԳԴԵԶԷԸԹԺԻԼԽԾԿՀՁՂՃՄՅՆՇՈՉՊՋՌՍՎՏՐՑՒՓՔ"),
vf=(n,t)=>n.map(([e,s])=>[e,t(s)]),hk={"lower-roman":{most:3999,addends:Sf},"upper-roman":{most:3999,addends:vf(Sf,n=>n.toUpperCase())},armenian:{most:9999,addends:Lo},
"upper-armenian":{most:9999,addends:Lo},"lower-armenian":{most:9999,addends:vf(Lo,n=>n.toLowerCase())},georgian:{most:19999,addends:Ro("აბგდევზჱთიკლმნჲოპჟრსტჳფქ\
ღყშჩცძწჭხჴჯჰჵ")},hebrew:{most:10999,addends:[...Ao.filter(([n])=>n<=10).map(([n,t])=>[1e3*n,`${t}׳`]),...Ao.filter(([n])=>n>=20),...[
"יט","יח","יז","טז","טו"].map((n,t)=>[19-t,n]),...Ao.filter(([n])=>n<=10)]}},uk={"lower-alpha":"abcdefghijklmnopqrstuvwxyz","lower-latin":"abcdefghijk\
lmnopqrstuvwxyz","upper-alpha":"ABCDEFGHIJKLMNOPQRSTUVWXYZ","upper-latin":"ABCDEFGHIJKLMNOPQRSTUVWXYZ","lower-greek":"αβγδεζηθικλμνξοπρστυφχψω",
hiragana:"あいうえおかきくけこさしすせそたちつてとなにぬねのはひふへほまみむめもやゆよらりるれろわゐゑをん",katakana:"\
アイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロワヰヱヲン"},pk={"arabic-i\
ndic":"٠١٢٣٤٥٦٧٨٩",persian:"۰۱۲۳۴۵۶۷۸۹",devanagari:"०१२३४५६७८९","cjk-decimal":"〇一二三四五六七八九"},gk={none:"",
disc:"•",circle:"◦",square:"▪"},mk={"cjk-decimal":"、",hiragana:"、",katakana:"、"},pn=(n,t)=>Object.hasOwn(n,t)?n[t]:void 0;function wk(n,t){let[e,s]=[
n,""];for(const[i,o]of t)for(;e>=i;e-=i)s+=o;return s}function bk(n,t){let[e,s]=[n,""];for(;e>0;e=Math.floor((e-1)/t.length))s=t[(e-1)%t.length]+s;return s}function gn(n,t){
const e=pn(gk,t);if(e!==void 0)return e;const s=pn(hk,t);if(s&&n>=1&&n<=s.most)return wk(n,s.addends);const i=pn(uk,t);if(i!==void 0&&n>=1&&Number.isSafeInteger(
n))return bk(n,i);const o=String(n),r=pn(pk,t);return r!==void 0&&(n>=0||t!=="cjk-decimal")?o.replace(/\d/g,a=>r[Number(a)]):t==="decimal-leading-zero"&&n>=0&&n<
10?`0${o}`:o}const Bt=(n,t)=>new nt(jt(n,`anonymous ${t}`,()=>yk(n,t)));function yk(n,t){const e=(0,xt.lM)(n);e.display=t;for(const s of["borderTopWidth","borde\
rRightWidth","borderBottomWidth","borderLeftWidth","outlineWidth"])e[s]=0;return e}const Tf=new WeakMap;function jt(n,t,e){let s=Tf.get(n);s||Tf.set(n,s=new Map);
let i=s.get(t);return i||s.set(t,i=e()),i}const xk=({columnCount:n,columnWidth:t})=>n!==void 0||t!==void 0;function kk(n){const t=n.inner==="lines";if(!t&&n.children.
length===0)return;const e=t?[[]]:If(n.children);n.children=[];for(const s of e){if(s instanceof nt){n.add(s);continue}const i=Bt(n.style,"flow-root");t?Ok(n,i):
i.children=s;const o=new nt({...Bt(n.style,"block").style,...Mk(n.style,e.length===1)});o.inner="columns",o.add(i),n.add(o)}}function Ok(n,t){t.inner="lines",t.
inlines=n.inlines,n.inlines=[],t.element=n.element,n.element=null,n.inner="blocks"}function Mk(n,t){const{columnCount:e,columnWidth:s,columnGap:i,columnFill:o,columnRuleWidth:r,
columnRuleStyle:a,columnRuleColor:c,height:d}=n,l={columnCount:e,columnWidth:s,columnGap:i,columnFill:o,columnRuleWidth:r,columnRuleStyle:a,columnRuleColor:c};return d===
"auto"||!t?l:{...l,height:Sk}}const Sk={px:0,percent:1};function If(n){const t=[];for(const e of n)for(const s of vk(e)){const i=t.at(-1);Ef(s)?t.push(s):Array.
isArray(i)?i.push(s):t.push([s])}return t}const Ef=n=>n.style.columnSpan==="all"&&!n.isApart;function vk(n){if(n.inner!=="blocks"||Ef(n)||Ht(n))return[n];const t=If(
n.children);return t.every(e=>Array.isArray(e))?[n]:t.map((e,s)=>e instanceof nt?e:Tk(n,e,s===0,s===t.length-1))}function Tk(n,t,e,s){const i=new nt({...n.style,
...!e&&Ik,...!s&&Ek});return i.element=n.element,i.images=n.images,e&&([i.place,i.marker]=[n.place,n.marker]),i.children=t,i}const Ik={marginTop:k.f2,paddingTop:k.
f2,borderTopWidth:0},Ek={marginBottom:k.f2,paddingBottom:k.f2,borderBottomWidth:0},Rk=new Set(["inline","inline-block","inline-flex","inline-grid","inline-table"]),
Pe=({display:n})=>!Rk.has(n);function $e(n,{styled:t,home:e,owner:s},i){if(n==="")return;const o=/^[ \t\n\r\f]*$/.test(n)&&!t.style.whiteSpace.startsWith("pre");
i.push({inline:{kind:"text",text:n,style:t.style,owner:s},home:o?void 0:e.get(),isBlank:o})}const Co=n=>({inline:{kind:"apart",box:n},home:void 0,isBlank:!0});function ze(n,{
owner:t,home:e},s){Pe(n.style)?s.push(n.isApart?Co(n):{block:n}):s.push({inline:{kind:"atom",box:n,owner:t},home:e,isBlank:!1})}function Ak(n,t){if(t.push({inline:{
kind:"break",style:n},home:void 0,isBlank:!1}),n.clear==="none")return;const{clear:e}=n;t.push({block:new nt(jt(n,"clearing",()=>({...Bt(n,"block").style,clear:e})))})}
function mn(n,t,e){const{display:s}=n.style;switch(s){case"flex":case"inline-flex":return n.inner="flex",Rf(n,t);case"grid":case"inline-grid":return n.inner="gr\
id",Rf(n,t);case"table":case"inline-table":return n.inner="table",wn(n,t,"table");case"table-row-group":case"table-header-group":case"table-footer-group":return n.
inner="rows",wn(n,t,"rows");case"table-row":return n.inner="row",wn(n,t,"row");case"table-column-group":for(const i of t)"block"in i&&n.add(i.block);return;default:
Lk(n,t,e),xk(n.style)&&kk(n)}}function Lk(n,t,e){if(!t.some(i=>"block"in i)&&t.length>0&&!t.every(o=>"inline"in o&&(o.inline.kind==="apart"||o.isBlank&&o.inline.
kind==="text"))){Bo(n,t),n.element??=e.parent;return}No(n,_k(n,t))}function Bo(n,t){n.inner="lines";const e=new Map;for(const{inline:i}of t)i.kind==="open"&&e.set(
i.box,1),i.kind==="close"&&e.has(i.box)&&e.set(i.box,2);const s=[];for(const{inline:i,home:o}of t)o&&!n.element&&(n.element=o),!((i.kind==="open"||i.kind==="clo\
se")&&e.get(i.box)!==2)&&s.push(i);n.inlines=(0,N.Hn)(s)}function No(n,t){let e=[];const s=()=>{if(e.some(({inline:o,isBlank:r})=>!r&&o.kind!=="apart")){const o=Bt(
n.style,"block");Bo(o,e),n.add(o)}else for(const{inline:o}of e)o.kind==="apart"&&n.add(o.box);e=[]};for(const i of t)"block"in i?(s(),n.add(i.block)):i.inline.kind===
"apart"&&e.every(({isBlank:o})=>o)?n.add(i.inline.box):e.push(i);s()}function Rf(n,t){No(n,t);for(const e of n.children)e.isItem=!0}const Ck={table:["table-row-\
group","table-header-group","table-footer-group","table-caption","table-column","table-column-group"],rows:["table-row"],row:["table-cell"]},Bk={table:"table-ro\
w-group",rows:"table-row",row:"table-cell"},Nk={table:"rows",rows:"row",row:"cell"};function wn(n,t,e){const s=Ck[e];let i=[];const o=()=>{if(i.some(a=>"block"in
a||!a.isBlank||a.inline.kind==="atom")){const a=Bt(n.style,Bk[e]),c=Nk[e];a.inner=c==="cell"?"blocks":c,c==="cell"?Wk(a,i):wn(a,i,c),n.add(a)}else for(const a of i)
"inline"in a&&a.inline.kind==="apart"&&n.add(a.inline.box);i=[]};for(const r of t)"block"in r&&s.includes(r.block.style.display)?(o(),n.add(r.block)):i.push(r);
o()}function Wk(n,t){t.every(e=>"inline"in e)?Bo(n,t):No(n,t)}const Af=n=>"block"in n&&n.block.style.display.startsWith("table-")&&n.block.style.display!=="tabl\
e-caption";function _k(n,t){if(!t.some(Af))return t;const e=[];let s=[];const i=()=>{if(s.length===0)return;const o=Bt(n.style,"table");o.inner="table",wn(o,s,"\
table"),e.push({block:o}),s=[]};for(const o of t)if(Af(o))s.push(o);else{if(s.length>0&&"inline"in o&&o.isBlank)continue;i(),e.push(o)}return i(),e}const ks=13,
Wo=[1,1,1],_o=[118/255,118/255,118/255],Pk=[0,117/255,1],$k=.3,bn=(n,t,e)=>({color:n,alpha:t,width:e,cap:0,join:0,miter:4,dashes:[],dashOffset:0}),ne=(n,t,e,s=1)=>({
kind:"shape",path:n,fill:t&&{paint:t,alpha:s,hasHoles:!1},stroke:e}),Lf=ks/2,Cf=n=>(0,et.KJ)((t,e)=>[Lf+t*n,Lf+e*n]),zk=`${(0,et.XL)([[1,.5],[12,.5],[12.5,1],[12.5,
12],[12,12.5],[1,12.5],[.5,12],[.5,1]])} h`,Dk=(0,et.XL)([[2.7,6.4],[5.3,9],[10.3,3.6]]);function Fk(n,t,e,s){const i=e?$k:1,o=e?_o:s?.color??Pk,r=[];return n===
"radio"?(r.push(ne(Cf(6),Wo,bn(t?o:_o,i,1))),t&&r.push(ne(Cf(3.5),o,void 0,i))):(r.push(ne(zk,t?o:Wo,bn(t?o:_o,i,1),t?i:1)),t&&r.push(ne(Dk,void 0,bn(Wo,1,1.8)))),
{view:[0,0,ks,ks],fit:{scaling:"meet",x:.5,y:.5},nodes:r}}function Gk({color:n,alpha:t}){const e=(0,et.XL)([[1,1],[4.5,4.5],[8,1]]);return{view:[0,0,9,6],fit:{scaling:"\
meet",x:.5,y:.5},nodes:[ne(e,void 0,bn(n,t,1.8))]}}function Hk(n,{color:t,alpha:e}){const s=bn(t,e,1.2),i=n==="clock"?[ne((0,et.KJ)((o,r)=>[5.2+o*5,6.2+r*5]),void 0,
s),ne((0,et.XL)([[5.2,3],[5.2,6.6],[7.7,8]]),void 0,s)]:[ne("1.4 1.6 9 9 re",void 0,s),ne("0.8 1 10.2 2.6 re 2.4 0 1 1.5 re 8.4 0 1 1.5 re",t,void 0,e)];return{
view:[0,-.6,13,13],fit:{scaling:"meet",x:.5,y:.5},nodes:i}}const jk="January February March April May June July August September October November December".split(
" ");function Uk(n,t,e){const s=Object.hasOwn(Wf,n)?Wf[n]:void 0;if(!s)return;const i=s.write(t.trim()),o=Kk.has(e)?i??s.empty:i===void 0?"":t.trim().replace("T",
" ");return{text:{value:o,isHint:!1,parts:Yk(o)},columns:s.columns,sides:s.sides,icon:s.icon}}const Kk=new Set(["","en","en-us"]),Bf="mm/dd/yyyy",Nf="--:-- --",
Wf={date:{empty:Bf,columns:10,sides:6,icon:"calendar",write:_f},time:{empty:Nf,columns:8,sides:6,icon:"clock",write:Pf},month:{empty:"--------- ----",columns:14,
sides:4,icon:"calendar",write:n=>{const[,t,e]=/^(\d{4,6})-(\d\d)$/.exec(n)??[],s=jk[Number(e)-1];return s===void 0?void 0:`${s} ${t}`}},week:{empty:"Week --, --\
--",columns:13,sides:4,icon:"calendar",write:n=>{const[,t,e]=/^(\d{4,6})-W(\d\d)$/.exec(n)??[];return e===void 0||Number(e)<1||Number(e)>53?void 0:`Week ${e}, ${t}`}},
"datetime-local":{empty:`${Bf}, ${Nf}`,columns:20,sides:12,icon:"calendar",write:n=>{const[t,e]=[_f(n.slice(0,-6)),Pf(n.slice(-5))];return t===void 0||e===void 0||
!/[T ]/.test(n.at(-6)??"")?void 0:`${t}, ${e}`}}};function _f(n){const[,t,e,s]=/^(\d{4,6})-(\d\d)-(\d\d)$/.exec(n)??[];return Number(e)>=1&&Number(e)<=12&&Number(
s)>=1&&Number(s)<=31?`${e}/${s}/${t}`:void 0}function Pf(n){const[,t,e]=/^(\d\d):(\d\d)(?::\d\d(?:\.\d{1,3})?)?$/.exec(n)??[];if(!(Number(t)<24&&Number(e)<60))return;
const s=Number(t)<12?"AM":"PM";return`${String(Number(t)%12||12).padStart(2,"0")}:${e} ${s}`}const Yk=n=>n.split(/(, |[/: ])/).map((t,e)=>e%2===0?{text:t}:{text:t,
look:"separator"}),Xk=new Set(["input","select","textarea","button"]),$f={submit:"Submit",reset:"Reset",button:""},Vk={color:[0,0,0],alpha:1},Zk=({name:n,isHtml:t})=>t&&
Xk.has(n),Po=({attributes:n})=>n.get("type")?.trim().toLowerCase()??"",Jk=n=>n.name==="input"&&Po(n)==="image",zf=n=>n.name==="input"&&Po(n)==="range";function qk(n,t,e){
const s=tO(n,t),{least:i,style:o}=s,r=/flex|grid/.test(e.display),a=typeof i=="number"&&o.width==="auto"&&!r,c=[n.name,r,...Qk.map(l=>n.attributes.get(l))].join(
"|"),d=jt(t,c,()=>a?{...o,width:(0,k.yA)(i+Gf(o).x)}:o);return{...s,style:d}}const Qk=["type","size","cols","rows","multiple"];function tO(n,t){const e={...t};switch(e.
display==="inline"&&(e.display="inline-block"),n.name){case"button":return be(e);case"textarea":return oO(n,e);case"select":return aO(n)?{style:cO(n,e),isOnLine:!0,
isCentered:!1}:rO(n,e);default:return eO(n,e)}}function eO(n,t){const{attributes:e}=n,s=Po(n);if(s==="checkbox"||s==="radio"){if(t.appearance==="none")return{style:t,
isCentered:!1};const d=e.has("checked"),l=Fk(s,d,e.has("disabled"),t.accentColor);return{style:t,mark:{drawing:l,size:ks,alt:iO[s][d?1:0]},isCentered:!1}}if(s===
"range")return{style:t,isCentered:!1};const i=e.get("value")??"";if(Object.hasOwn($f,s))return{...be(t),text:{value:e.has("value")?i:$f[s],isHint:!1}};if(s==="c\
olor"){const[,d,l,f]=/^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(i)??[],h=d===void 0?Vk:{color:[d,l,f].map(u=>Number.parseInt(u,16)/255),alpha:1};return{...be(
t),swatch:h}}const o=t.appearance==="none"?void 0:Uk(s,i,(0,R.G7)(n));if($o(t,1),o)return nO(o,t);if(s==="file")return{...be(t),text:sO,least:fO*t.fontSize};const r=yn(
e.get("size"),20),a=(r*dO+lO)*t.fontSize,c=s==="password"?"•".repeat(Math.min(i.length,r)):i;return{...be(t),text:Ff(c,e.get("placeholder")),least:a}}function nO({
text:n,columns:t,sides:e,icon:s},i){const{fontSize:o,color:r}=i,a=s==="clock"?pO:uO,c={drawing:Hk(s,r),width:o,height:o,before:a,after:0},d=t*hO*o+e+a+o;return{
...be(i,!0),text:n,least:d,beside:c,indent:n.value.startsWith("W")?0:1}}const sO={value:"Choose File No file chosen",isHint:!1,parts:[{text:"Choose File",look:"\
button"},{text:"No file chosen"}]},iO={checkbox:["☐","☑"],radio:["○","◉"]};function oO(n,t){const{attributes:e}=n,i=yn(e.get("cols"),20)*mO*t.fontSize+wO;
$o(t,yn(e.get("rows"),2));const o=(0,R.a4)(n).replace(/^\r?\n/,"");return{style:zo(t),text:Ff(o,e.get("placeholder")),least:i,isOnLine:!0,isCentered:!1}}function rO(n,t){
const e=(0,R.Ky)(n).filter(({name:c})=>c==="option"),s=e.findLast(({attributes:c})=>c.has("selected"))??e.find(({attributes:c})=>!c.has("disabled"))??e[0];let i="";
for(const c of e){const d=Df(c);d.length>i.length&&(i=d)}Kf(t)&&!Yf(t)&&t.appearance!=="none"&&Do(t.backgroundColor)===Vf&&(t.backgroundColor=Xf);const o={...be(
t,!0),text:{value:s?Df(s):"",isHint:!1},least:i};if(t.appearance==="none")return o;const r=t.paddingRight.percent===0?t.paddingRight.px:0,a={drawing:Gk(t.color),
width:9,height:6,before:2+r,after:4-r};return{...o,beside:a,indent:gO}}const Df=n=>(n.attributes.get("label")??(0,R.a4)(n)).replace(/\s+/g," ").trim(),aO=({attributes:n})=>n.
has("multiple")||yn(n.get("size"),1)>1;function cO(n,t){return $o(t,yn(n.attributes.get("size"),4)),zo(t)}const Ff=(n,t)=>n===""&&t!==void 0?{value:t,isHint:!0}:
{value:n,isHint:!1};function yn(n,t){const e=/^\s{0,9}(\d{1,9})/.exec(n??"")?.[1];return e===void 0||Number(e)===0?t:Math.min(Number(e),1e3)}const dO=.6,lO=1.5,
fO=19.5,hO=.6,[uO,pO,gO]=[17,11.67,4],mO=.675,wO=15;function $o(n,t){const{minHeight:e}=n,s=typeof e=="object"?e:(0,k.yA)(0);n.height==="auto"&&s.percent===0&&(n.
minHeight=(0,k.yA)(Math.max(s.px,t*Bs(n)+Gf(n).y)))}function Gf(n){if(n.boxSizing!=="border-box")return{x:0,y:0};const[t,e]=[gt(n),bt(n,0)];return{x:$(t)+$(e),y:z(
t)+z(e)}}function be(n,t=!1){const e=n.display==="inline-block"||n.display==="block";return e&&(n.display=n.display==="block"?"flex":"inline-flex",Object.assign(
n,t?Hf:bO)),{style:zo(n),isCentered:e}}const Hf={flexDirection:"row",justifyContent:"space-between",alignItems:"center",flexWrap:"nowrap"},bO={...Hf,flexDirection:"\
column",justifyContent:"center",alignItems:"stretch"},jf=["Top","Right","Bottom","Left"],Uf=["TopLeft","TopRight","BottomRight","BottomLeft"];function zo(n){const t=n.
backgroundImage.length===0&&xO.has(Do(n.backgroundColor));if(!Kf(n)||!t||n.appearance==="none")return n;for(const e of jf){const s=n[`padding${e}`];Object.assign(
n,{[`border${e}Width`]:1,[`border${e}Style`]:"solid",[`padding${e}`]:{...s,px:s.px+1}})}if(!Yf(n))for(const e of Uf)n[`border${e}Radius`]=yO;return n}const Kf=n=>jf.
every(t=>n[`border${t}Width`]===2&&/^(?:in|out)set$/.test(n[`border${t}Style`])),Yf=n=>Uf.some(t=>n[`border${t}Radius`][0].px>0),Do=n=>n?.color.join()??"",yO=[(0,k.
yA)(2),(0,k.yA)(2)],Xf={color:[1,1,1],alpha:1},Vf=[239/255,239/255,239/255].join(),xO=new Set([Do(Xf),Vf]);function kO(n,t,{least:e,beside:s,swatch:i,isCentered:o}){
if(n.children=[i?Os(n,{...OO,backgroundColor:i}):t],e!==void 0&&n.style.width==="auto"){const r=s?s.before+s.width+s.after:0;TO(n,typeof e=="number"?e-r:e)}if(s){
const{drawing:r,width:a,height:c,before:d,after:l}=s,f=Os(n,{marginLeft:(0,k.yA)(d),marginRight:(0,k.yA)(l),flexShrink:0});f.inner="image",f.replaced={image:void 0,
drawing:r,width:a,height:c},n.add(f)}n.inner=o?"flex":"blocks";for(const r of n.children)r.isItem=o}const Os=({style:n},t)=>new nt(jt(n,JSON.stringify(t),()=>({
...Bt(n,"block").style,...t}))),Zf={color:[118/255,118/255,118/255],alpha:1},Ms=n=>Object.fromEntries(["Top","Right","Bottom","Left"].flatMap(t=>[[`border${t}Wi\
dth`,1],[`border${t}Style`,"solid"],[`border${t}Color`,n]])),OO={...Ms(Zf),flexGrow:1,alignSelf:"stretch",marginTop:(0,k.yA)(4),marginBottom:(0,k.yA)(4),marginLeft:(0,k.
yA)(2),marginRight:(0,k.yA)(2)};function MO(n,t=0){const{decorations:e}=n,s=t===0?{}:{marginLeft:(0,k.yA)(t)};return new nt(jt(n,`line ${t}`,()=>({...Bt(n,"bloc\
k").style,decorations:e,...s})))}const SO={separator:{paddingLeft:(0,k.yA)(1),paddingRight:(0,k.yA)(1)},button:{...Ms(Zf),backgroundColor:{color:[239/255,239/255,
239/255],alpha:1},paddingTop:(0,k.yA)(2),paddingBottom:(0,k.yA)(2),paddingLeft:(0,k.yA)(7),paddingRight:(0,k.yA)(7),marginRight:(0,k.yA)(4),...Object.fromEntries(
["TopLeft","TopRight","BottomRight","BottomLeft"].map(n=>[`border${n}Radius`,[(0,k.yA)(2),(0,k.yA)(2)]]))}};function vO(n,t,e){const{style:s}=t.styled;for(const{
text:i,look:o}of n){if(o===void 0){$e(i,t,e);continue}const r=new nt(jt(s,o,()=>({...Bt(s,"inline").style,...SO[o]})));e.push({inline:{kind:"open",box:r,owner:void 0},
home:void 0,isBlank:!0}),$e(i,t,e),e.push({inline:{kind:"close",box:r},home:void 0,isBlank:!0})}}function TO(n,t){const e={height:(0,k.yA)(0),overflow:"hidden",
visibility:"hidden"},s=Os(n,typeof t=="number"?{...e,width:(0,k.yA)(t)}:e);typeof t=="string"&&(s.inner="lines",s.inlines=[{kind:"text",text:t,style:s.style,owner:void 0}]);
const i=Os(n,{});for(const o of[...n.children,s])i.add(o);n.children=[i]}const IO=Object.keys(xt.AG);function EO(n,t){const e=(0,xt.lM)(t),s={};for(const o of IO)
n[o]!==e[o]&&Object.assign(s,{[o]:n[o]});const{decorations:i}=n;return i.length>t.decorations.length&&Object.assign(s,{decorations:i}),s}const RO=new Set(["prog\
ress","meter"]),Jf=n=>RO.has(n.name)||zf(n);function AO(n){const{name:t,attributes:e}=n,s=(f,h)=>{const u=e.get(f)?.trim(),p=u===void 0||u===""?NaN:Number(u);return Number.
isFinite(p)?p:h},i=t==="progress"?0:s("min",0),o=s("max",t==="input"?100:1),r=s("value",t==="input"?(i+o)/2:i),a=(r-i)/(o-i),c=(f,h,u)=>Math.min(Math.max(s(f,h),
u),o),d=c("low",i,i),l={low:d,high:c("high",o,d),optimum:c("optimum",(i+o)/2,i)};return{share:Number.isFinite(a)?Math.min(Math.max(a,0),1):0,bar:t==="meter"?LO[CO(
r,l)]:"bar"}}const LO=["bar","suboptimal-bar","worst-bar"];function CO(n,{low:t,high:e,optimum:s}){const[i,o]=[s,n].map(r=>r<t?0:r>e?2:1);return i===o||i===0&&n===
t||i===2&&n===e?0:i===1||o===1?1:2}const[ye,Fo]=[15,8],Go=178/255,BO={color:[239/255,239/255,239/255],alpha:1},Ss=[(0,k.yA)(ye),(0,k.yA)(ye)],Ho={borderTopLeftRadius:Ss,
borderTopRightRadius:Ss,borderBottomLeftRadius:Ss,borderBottomRightRadius:Ss};function NO(n,t,e){const s=t.accentColor??t.backgroundColor,i=Bt(n.style,"block").
style,o={...i,...Ho,...Ms({color:[Go,Go,Go],alpha:1}),boxSizing:"border-box",height:(0,k.yA)(Fo),marginTop:(0,k.yA)((ye-Fo)/2+.5),backgroundColor:BO},r=new nt(o);
r.inner="blocks",r.add(new nt({...t,...Ho,backgroundColor:s}));const a={...i,...Ho,width:(0,k.yA)(ye),height:(0,k.yA)(ye),marginTop:(0,k.yA)(-(ye+Fo)/2),marginLeft:{
px:-ye*e,percent:e},backgroundColor:s};n.add(r),n.add(new nt(a))}function WO(n,t,e,s){const{share:i,bar:o}=AO(t),a={...s.pseudoStyle(t,o,e).style,display:"block",
width:{px:0,percent:i},height:{px:0,percent:1}};n.inner="blocks",zf(t)&&n.style.appearance!=="none"?NO(n,a,i):n.add(new nt(a));const c=(0,R.a4)(t).replace(/\s+/g,
" ").trim();return c===""?`${Math.round(i*100)} %`:c}const vs=500,qf=2e3,_O=20;class PO{given=new Map;length=0;add(t,e,s){if(this.length+=s.length+_O,this.length>
L.uL)throw(0,L.dM)();const i=this.given.get(t);i?i.push({place:e,text:s}):this.given.set(t,[{place:e,text:s}])}onPages(t){const e=new Map(t.map((i,o)=>[i,o])),s=new Map;
for(const[i,o]of this.given){const r=o.flatMap(({place:a,text:c})=>{const d=a.sheet&&e.get(a.sheet);return d===void 0?[]:[{page:d,text:c}]});s.set(i,r.sort((a,c)=>a.
page-c.page))}return new $O(s)}}class $O{byName;spans=new Map;constructor(t){this.byName=t}textOf({string:t,which:e},s){const i=this.byName.get(t)??[],{first:o,
end:r}=this.spanOn(t,i,s),a=r>o;if(e==="first-except"&&a)return"";const c=e==="last"?r-1:a?o:o-1;return i[c]?.text??""}spanOn(t,e,s){const i=this.spans.get(t);if(i?.
page===s)return i;let o=i?.end??0;for(;o<e.length&&e[o].page<s;)o++;let r=o;for(;r<e.length&&e[r].page===s;)r++;const a={page:s,first:o,end:r};return this.spans.
set(t,a),a}}function zO(n){let t="";const e=[n];for(let i=0;i<qf&&t.length<=vs;i++){const o=e.pop();if(!o)break;if(o.kind==="text")t+=o.value.slice(0,2*vs);else
for(let r=Math.min(o.children.length,qf)-1;r>=0;r--)e.push(o.children[r])}const s=t.replace(/\s+/g," ").trim();return s.length>vs?`${s.slice(0,vs)}…`:s}const DO=/^(?:https?|mailto|tel|ftp):/i;
function Qf(n,t){if(n.startsWith("#")){const e=t.find(FO(n.slice(1)));return e&&{place:e}}return DO.test(n)?{uri:GO(n)}:void 0}function FO(n){try{return decodeURIComponent(
n)}catch{return n}}const GO=n=>{try{return new URL(n).href.replace(/[^!-~]/g,t=>encodeURIComponent(t))}catch{return n.replace(/[^!-~]/gu,t=>encodeURIComponent(t))}},
HO=300;function jO(n,t){const e=(0,R.Kg)(n);return(e===""?n.attributes.get("title")??t:e).slice(0,HO)}class De{parent;own;outer;paragraph;constructor(t,e,s){this.
parent=t,this.own=e,this.outer=s}get(){return this.own?this.parent:this.outer?this.outer.get():this.paragraph??=this.parent.add("P")}end(){this.paragraph=void 0,
this.outer?.end()}}const UO=new Set(["P","H1","H2","H3","H4","H5","H6","TD","TH","LBody","Caption","Code"]);class KO{document;headings;data=new Map;constructor(t,e){
this.document=t,this.headings=e}top(){return new De(this.document,!1)}enter(t,e,s){const{name:i}=t;if(s&&!this.tagOf(t))return{home:new De(e.parent,!1,e),label:void 0};
if(s||e.end(),i==="li")return this.item(e);const o=this.tagOf(t);if(!o)return{home:new De(e.parent,!1),label:void 0};const r=e.parent.add(o,this.factsOf(t,o));return{
home:new De(r,UO.has(o)),label:void 0}}item(t){if(t.parent.tag!=="L")return{home:new De(t.parent.add("P"),!0),label:void 0};const e=t.parent.add("LI"),s=e.add("\
Lbl");return{home:new De(e.add("LBody"),!1),label:s}}tagOf(t){const{name:e}=t,s=this.headings.levelOf(t);if(s!==void 0)return`H${s}`;if(/^h[1-6]$/.test(e))return"\
P";const i=YO[e];return i?this.isData(t)?i:void 0:XO[e]}factsOf(t,e){const{attributes:s,name:i}=t;if(e==="L")return{attributes:{O:"List",ListNumbering:i==="ol"?
"Decimal":"Disc"}};if(e!=="TH"&&e!=="TD")return xs.Kj;const[o,r]=[Number(s.get("colspan"))||1,Number(s.get("rowspan"))||1],a={...o>1&&{ColSpan:o},...r>1&&{RowSpan:r}};
return e==="TD"?Object.keys(a).length>0?{attributes:{O:"Table",...a}}:xs.Kj:{attributes:{O:"Table",Scope:ZO(t),...a}}}isData(t){let e=t;for(;e&&e.name!=="table";)
e=e.parent;if(!e)return!1;let s=this.data.get(e);return s===void 0&&this.data.set(e,s=VO(e)),s}}const YO={table:"Table",thead:"THead",tbody:"TBody",tfoot:"TBody",
tr:"TR",th:"TH",td:"TD",caption:"Caption"},XO={p:"P",ul:"L",ol:"L",menu:"L",blockquote:"BlockQuote",pre:"P",section:"Sect",article:"Sect",dt:"P",dd:"P",figcaption:"\
P",summary:"P"};function VO(n){const t=n.attributes.get("role");if(t==="presentation"||t==="none")return!1;let e=0,s=0;for(const i of(0,R.Ky)(n))if(i!==n){if(i.
name==="table")return!1;if(i.name==="th"||i.name==="thead"||i.name==="caption")return!0;i.name==="tr"&&e++,i.name==="td"&&s++}return e>1&&s>e}function ZO(n){const t=n.
attributes.get("scope")?.toLowerCase();if(t==="row"||t==="rowgroup")return"Row";if(t==="col"||t==="colgroup")return"Column";const e=n.parent,s=e?.parent?.name===
"thead",i=e?.children.some(o=>o.kind==="element"&&o.name==="td");return!s&&i===!0?"Row":"Column"}function*th(n,{images:t,pictures:e,told:s}){const i=(0,P.bi)(n),
o=t.get(i)??(yield*e.at(i));return o||s.images.add(n),o}function*Ts(n,t){const{backgroundImage:e,mask:s,borderImage:i}=n.style,o=[...e,...s?.backgroundImage??[],
...i?.image?[i.image]:[]];if(!o.some(a=>"url"in a))return;const r=new Map;for(const a of o){if(!("url"in a))continue;const c=yield*th(a.url,t);c&&r.set(a.url,c)}
n.images=r}function*eh(n,t,e){const s=yield*th(n,e);if(!s)return;const i=new nt({...Bt(t,"inline-block").style});if(i.inner="image","drawing"in s){const{drawing:o,
width:r,height:a}=s;i.replaced={image:void 0,drawing:o,width:r,height:a};const{view:c}=o;c&&(i.style.aspectRatio=c[2]/c[3])}else i.replaced={image:s,...s.displayed};
return i}function*nh(n,t,e){const s=[];let i="";for(const o of n){if(typeof o=="string"){i+=o;continue}const r=yield*eh(o.url,t,e);r&&(i!==""&&s.push(i),s.push(
r),i="")}return i!==""&&s.push(i),s}const sh=7,JO=.5,qO=new Set(["p","div","h1","h2","h3","h4","h5","h6","ul","ol","dl","table","pre","section"]);function*QO(n,t,e){
const s=t.listStyleImage===void 0?void 0:yield*eh(t.listStyleImage,t,e);if(!s?.replaced)return;const i=s.style,{width:o=JO*t.fontSize,height:r=o}=s.replaced;s.replaced.
width===void 0&&(i.width=(0,k.yA)(o));const a=t.direction==="rtl",[c,d]=a?["marginRight","marginLeft"]:["marginLeft","marginRight"];i[d]=(0,k.yA)(sh);const l=f=>f===
"atom"?{inline:{kind:f,box:s,owner:void 0},home:void 0,isBlank:!1}:{inline:{kind:f,box:s},home:void 0,isBlank:!0};return t.listStylePosition==="inside"||(i[c]=(0,k.
yA)(-o-sh),!eM(n))?l("atom"):(Object.assign(i,{position:"absolute",marginTop:(0,k.yA)(Math.max((Bs(t)-r)/2,0))}),l("apart"))}function tM(n){const{style:t}=n,[e,
s]=Lh(t),[i,o]=t.direction==="rtl"?["marginRight","marginLeft"]:["marginLeft","marginRight"],r={...t,display:"inline-block",width:(0,k.yA)(0),[i]:(0,k.yA)(s),[o]:(0,k.
yA)(t.fontSize+1+e-s)},a=new nt(r);return Object.assign(a,{inner:"lines",marker:n,inlines:[{kind:"text",text:" ",style:t,owner:void 0}]}),{inline:{kind:"atom",
box:a,owner:void 0},home:void 0,isBlank:!1}}function eM({children:n}){const t=n.find(e=>e.kind==="element"||e.value.trim()!=="");return t?.kind==="element"&&qO.
has(t.name)}const ih=1e3;function nM(n){const{attributes:t}=n,e=t.get("role");if(t.get("aria-hidden")==="true"||e==="presentation"||e==="none")return"";const s=(0,R.
ZE)(n).find(({name:o})=>o==="title");return[t.get("aria-label"),s&&(0,R.Kg)(s),sM(n)].map(o=>o?.slice(0,10*ih).replace(/\s+/g," ").trim().slice(0,ih)).find(o=>o!==
void 0&&o!=="")}function sM(n){const t=[],e=(0,R.ZE)(n).reverse();for(let s=e.pop();s;s=e.pop())if(s.name==="text")t.push((0,R.a4)(s));else if(s.name!=="defs")for(const i of(0,R.
ZE)(s).reverse())e.push(i);return t.join(" ")}const iM={px:0,percent:1},jo=16,oM={width:96,height:96};class rM{sources;constructor(t){this.sources=t}*boxOf(t,e){
const s=new nt(e),i=this.sources.headings.placeOf(t);return i&&(s.place=i),yield*Ts(s,this.sources),s}*picture(t,e,s,i){const{images:o,pictures:r,told:a}=this.sources,
{style:c}=e,d=yield*this.boxOf(t,c),l=(0,pt.Z)(t),f=l===void 0?void 0:o.get((0,P.bi)(l)),h=t.attributes.get("alt")??t.attributes.get("title"),u=l===void 0?void 0:
yield*r.at((0,P.bi)(l));if(u){h===void 0&&a.undescribed++,yield*this.addDrawing(t,e,u,h,s,i);return}if(!f){l!==void 0&&l.trim()!==""&&a.images.add(l),h!==void 0&&
h.trim()!==""?this.substitute(h,e,s,i):this.keepPlace(d,l,h!==void 0,s,i);return}h===void 0&&a.undescribed++;const{width:p,height:g}=/^\s*qr:/i.test(l)?oM:f.displayed;
d.replaced={image:f,width:p,height:g},this.addReplaced(d,h,s,i)}addReplaced(t,e,s,i){t.inner="image",e?.trim()!==""&&(t.element=new xs.Hg("Figure",void 0,{alt:e??
""})),Pe(t.style)?(t.element&&s.home.parent.adopt(t.element),ze(t,{},i)):ze(t,{owner:s.owner,home:s.home.get()},i)}*drawing(t,e,s,i){const{told:o,drawings:r}=this.
sources,{drawing:a,size:c}=yield*r.read(t,e),d=nM(t);d===void 0&&o.undescribed++,yield*this.addDrawing(t,e,{drawing:a,width:c?.width,height:c?.height},d,s,i)}*addDrawing(t,e,{
drawing:s,width:i,height:o},r,a,c){const d={...e.style},l=yield*this.boxOf(t,d);d.width==="auto"&&d.height==="auto"&&i===void 0&&o===void 0&&(d.width=iM),s.view&&
(d.aspectRatio??=s.view[2]/s.view[3]),l.replaced={image:void 0,drawing:s,width:i,height:o},this.addReplaced(l,r,a,c)}substitute(t,{style:e,variables:s},i,o){const{
width:r,height:a,minHeight:c}=e,d=this.sources.quirks==="all"&&(r!=="auto"||a!=="auto"),l={...e,height:"auto",aspectRatio:void 0},f=new nt(d?hM(e):Pe(e)?{...l,minHeight:typeof a==
"object"?a:c}:{...l,width:"auto",minWidth:"auto",minHeight:"auto"}),h=[];(!d||Uo(e))&&h.push(Co(rh(e))),$e(t,{...i,styled:{style:(0,xt.lM)(e),variables:s}},h),mn(
f,h,i.home),d&&(f.isOnLine=!0),ze(f,Pe(e)?{}:{owner:i.owner,home:i.home.get()},o)}keepPlace(t,e,s,i,o){const{style:r,place:a,images:c}=t,d=e!==void 0&&e!=="",f=this.
sources.quirks==="all"&&(r.width!=="auto"||r.height!=="auto")||r.width!=="auto"&&r.height!=="auto",h=d&&(f?Uo(r):!s),u=r.width!=="auto"&&Pe(r);if(h&&(f||u)){const b=Object.
assign(new nt(f?oh(r):lM(r)),{place:a,images:c});mn(b,[Co(rh(r))],i.home),ze(b,{},o);return}const p=()=>({...r,width:"auto",height:"auto"}),g=new nt(f?r:jt(r,"u\
nsized",p)),m=h?jo:0;Object.assign(g,{place:a,images:c,replaced:{image:void 0,drawing:h?ah:void 0,width:m,height:m}}),this.addReplaced(g,"",i,o)}}const Uo=({width:n,
height:t})=>[n,t].every(e=>typeof e!="object"||e.percent!==0||e.px>=cM),aM=n=>typeof n=="object"&&n.percent===0,cM=20,dM={color:[.75,.75,.75],alpha:1},lM=n=>({...n,
height:"auto",aspectRatio:void 0,display:n.display==="block"?"flow-root":n.display});function oh(n){const{width:t,height:e}=n,s=e==="auto"&&aM(t)?t:e,i={...n,width:t===
"auto"?e:t,height:s,aspectRatio:void 0},o=n.borderTopWidth+n.borderLeftWidth>0;return!Uo(n)||o?i:{...i,...Ms(dM),boxSizing:"border-box",...fM}}const fM={paddingTop:(0,k.
yA)(1),paddingRight:(0,k.yA)(1),paddingBottom:(0,k.yA)(1),paddingLeft:(0,k.yA)(1)};function hM(n){const t=oh(n),{height:e,minHeight:s}=t;return{...t,height:"aut\
o",minHeight:typeof e=="object"?e:s}}function rh(n){const t=()=>({...Bt(n,"block").style,float:"left"}),e=new nt(jt(n,"missing",t));return e.inner="image",e.replaced=
{image:void 0,drawing:ah,width:jo,height:jo},e}const Fe=(n,t)=>({kind:"shape",path:n,fill:{paint:t,alpha:1,hasHoles:!1},stroke:void 0}),ah={view:[0,0,16,16],fit:{
scaling:"meet",x:.5,y:.5},nodes:[Fe("0 0 m 11 0 l 16 5 l 16 9 l 9 16 l 0 16 l h",[.6,.6,.6]),Fe("1 1 m 10.5 1 l 15 5.5 l 15 8.5 l 8.5 15 l 1 15 l h",[.77,.84,.96]),
Fe("1 12 m 4 9 l 7 7.5 l 10.5 8 l 12.5 11 l 8.5 15 l 1 15 l h",[.36,.68,.22]),Fe("2 5.5 m 3.5 4 l 5 3 l 6.5 4 l 8 5.5 l h 10.5 1 m 15 5.5 l 10.5 5.5 l h",[1,1,1]),
Fe("16 10.5 m 16 16 l 10.5 16 l h",[.6,.6,.6]),Fe("15 12.5 m 15 15 l 12.5 15 l h",[.36,.68,.22])]},uM=()=>({images:new Set,links:new Set,leftOut:new Map,fields:new Map,
undescribed:0}),pM=new Set(["iframe","frame","frameset","object","embed","applet","video","audio","canvas","math"]);function gM(n){let[t,e]=[0,0];for(const{name:s,
attributes:i}of(0,R.Ky)(n))s==="link"&&/\bstylesheet\b/i.test(i.get("rel")??"")&&t++,s==="script"&&mM.test(i.get("type")??"")&&e++;return{links:t,scripts:e}}const mM=/^\s*(?:$|module\s*$|(?:text|application)\/(?:x-)?(?:java|ecma|j|live)script)/i,
wM=new Set(["lines","blocks","flex","grid"]),bM=/[\u1100-\u11ff\u2e80-\ua4cf\uac00-\ud7ff\uf900-\ufaff\uff01-\uff60]|[\u{20000}-\u{3fffd}]/u;function ch(n,t){return n.
style.writingMode==="across"||t.writingMode!=="across"?"none":wM.has(n.inner)&&!Ko(n)?"turned":"refused"}const Ko=({inner:n,inlines:t,children:e})=>n!=="turned"&&
(e.some(Ko)||t.some(s=>s.kind==="text"?bM.test(s.text):(s.kind==="atom"||s.kind==="apart")&&Ko(s.box))),yM=["flexDirection","flexWrap","justifyContent","alignCo\
ntent","alignItems","justifyItems","rowGap","columnGap","gridTemplateColumns","gridTemplateRows","gridTemplateAreas","gridAutoColumns","gridAutoRows","gridAutoF\
low"];function xM({style:n,inner:t}){return{...Bt(n,t==="flex"||t==="grid"?t:"block").style,...Object.fromEntries(yM.map(s=>[s,n[s]]))}}function dh(n){const{style:t}=n,
e=new nt(jt(t,"turned content",()=>xM(n))),{inner:s,inlines:i,element:o,firstLine:r,children:a}=n;Object.assign(e,{inner:s,inlines:i,element:o,firstLine:r}),e.children=
a;const c="auto",d=t.display==="table-cell"||t.alignContent==="center",l=new nt(jt(t,"turned",()=>({...Bt(t,"block").style,width:"fit-content",height:Dx(n),maxHeight:t.
maxHeight,marginLeft:t.writingMode==="down"||d?c:{px:0,percent:0},marginRight:d?c:{px:0,percent:0}})));l.inner="turned",l.children=[e],Object.assign(n,{inner:"b\
locks",inlines:[],element:null,firstLine:void 0}),n.children=[l]}class kM{sources;counters=new lk;tags;pictures;constructor(t){this.sources=t,this.tags=new KO(t.
document,t.headings),this.pictures=new rM(t)}*build(t){const e=[],{styler:s}=this.sources;yield*this.element(t,{styled:s.start,home:this.tags.top(),owner:void 0,
table:void 0},e);const[i]=e;return i&&"block"in i?(SM(i.block,t),i.block):new nt(s.start.style)}*nodes(t,e,s){for(const i of t)i.kind==="text"?$e(i.value,e,s):yield*this.
element(i,e,s)}*element(t,e,s){const{styler:i,told:o}=this.sources;yield*i.findRules(t);const r=MM(e.styled.style,i.styleOf(t,e.styled,e.table));yield rt+i.takeWork();
const{name:a}=t;(pM.has(a)||Jk(t))&&Is(o.leftOut,a);const{style:c}=r;if(c.display==="none")return;if(Zk(t))return yield*this.control(t,r,e,s);const d=this.counters.
enter(c,t);c.stringSet.length>0&&(yield*this.nameStrings(t,c)),a==="br"?Ak(c,s):a==="wbr"?$e("​",{...e,styled:r},s):a==="img"?yield*this.pictures.picture(t,r,
e,s):a==="svg"&&!t.isHtml?yield*this.pictures.drawing(t,r,e,s):c.display==="contents"?yield*this.nodes(t.children,{...e,styled:r},s):c.display==="inline"?yield*this.
inline(t,r,e,s):yield*this.block(t,r,e,s),d()}*nameStrings(t,e){const{headings:s,strings:i}=this.sources;for(const{name:o,parts:r}of e.stringSet){const a=r.map(
c=>"inner"in c?zO(t):this.textOf(c,t,e)).join("");i.add(o,s.keepPlace(t),a),yield rt}}*control(t,e,s,i){const o=qk(t,e.style,s.styled.style),{style:r,mark:a}=o;
t.name!=="button"&&Is(this.sources.told.fields,t.name);const c=this.counters.enter(r,t),d={...e,style:r};if(a){const{drawing:l,size:f}=a;yield*this.pictures.addDrawing(
t,d,{drawing:l,width:f,height:f},a.alt,s,i)}else yield*this.block(t,d,s,i,o);c()}value({value:t,isHint:e,parts:s},i,o,r){const{styled:a}=o,c=e?this.sources.styler.
pseudoStyle(i,"placeholder",a):a,d=jt(c.style,"text",()=>(0,xt.lM)(c.style));t.trim()===""?r.push({inline:{kind:"break",style:d},home:void 0,isBlank:!1}):vO(s??
[{text:t}],{...o,styled:{...c,style:d}},r)}*inline(t,e,s,i){const o=yield*this.pictures.boxOf(t,e.style),r=this.ownerOf(t,s.owner),a={...s,styled:e,owner:r};i.push(
{inline:{kind:"open",box:o,owner:r},home:void 0,isBlank:!0}),yield*this.content(t,e,a,i),i.push({inline:{kind:"close",box:o},home:void 0,isBlank:!0})}*content(t,e,s,i){
e.pseudos.includes("before")&&(yield*this.pseudo(t,"before",s,i)),yield*this.nodes(OM(t),s,i),e.pseudos.includes("after")&&(yield*this.pseudo(t,"after",s,i))}*block(t,e,s,i,o){
const{style:r}=e,a=yield*this.pictures.boxOf(t,r),c=!Pe(r),d=this.tags.enter(t,s.home,c),{home:l}=d,f=this.ownerOf(t,s.owner),h=t.name==="table"?t:s.table,u=[];
r.display==="list-item"&&(yield*this.marker(t,e,a,d,u));const p=o?.isCentered||o?.least!==void 0?MO(r,o.indent):a,g={styled:p===a?e:{...e,style:p.style},home:l,
owner:f,table:h};if(o?.text?this.value(o.text,t,g,u):Jf(t)||(yield*this.content(t,e,g,u)),e.pseudos.includes("first-letter")&&this.firstLetter(t,e,u,l),/^h[1-6]$/.
test(t.name)&&(a.keepsNext=!0),a.span=IM(t),mn(p,u,l),o&&p!==a&&kO(a,p,o),o?.isOnLine===!0&&(a.isOnLine=!0),e.pseudos.includes("first-line")&&a.inner==="lines"&&
(a.firstLine=EO(this.sources.styler.pseudoStyle(t,"first-line",e).style,r)),t.name==="legend"&&!a.isApart&&(a.isLegend=!0),t.name==="fieldset"&&a.inner==="block\
s"&&(a.legend=a.children.find(({isLegend:m})=>m)),Jf(t)){const m=t.attributes.get("aria-label")??WO(a,t,e,this.sources.styler);a.element=new xs.Hg("Figure",void 0,
{alt:m})}this.turn(a,s),ze(a,{owner:s.owner},i)}*marker(t,e,s,{home:i,label:o},r){const a=e.pseudos.includes("marker")?this.sources.styler.pseudoStyle(t,"marker",
e).style:void 0,c=Array.isArray(a?.content)?a.content:void 0,d=c||a?.content==="none"?void 0:yield*QO(t,s.style,this.sources);if(d)return void r.push(d);const l=c?.
map(u=>this.textOf(u,t,s.style)).join(""),f=l===void 0?this.counters.marker(s.style):{text:l,shape:void 0};if(!f||a?.content==="none")return;const h=()=>({...a??
$c((0,xt.lM)(s.style),s.style),decorations:[]});s.style.listStylePosition==="outside"?s.marker={...f,style:a??s.style,element:o}:f.shape?r.push(tM({...f,style:h(),
element:o})):this.insideMarker(f.text,h(),i,r)}insideMarker(t,e,s,i){const o=new nt(e);i.push({inline:{kind:"open",box:o,owner:void 0},home:void 0,isBlank:!0});
const r={kind:"text",text:t,style:e,owner:void 0};i.push({inline:r,home:s.get(),isBlank:!1}),i.push({inline:{kind:"close",box:o},home:void 0,isBlank:!0})}turn(t,{
styled:e}){const s=ch(t,e.style);s==="turned"?dh(t):s==="refused"&&Is(this.sources.styler.ignored,"writing-mode")}textOf(t,e,s){if("string"in t&&Is(this.sources.
styler.ignored,"content"),"string"in t||"url"in t||"inner"in t)return"";if(!("target"in t))return this.counters.textOf(t,e,s);const{targets:i,headings:o}=this.sources;
return i.textOf(this.counters.textOf(t.target,e,s),t.style,o)}*pseudo(t,e,s,i){const o=this.sources.styler.pseudoStyle(t,e,s.styled),{style:r}=o;if(!Array.isArray(
r.content)||r.display==="none")return;const a=[];if(yield*this.made(r.content,t,{...s,styled:o},a),r.display==="inline"){const d=new nt(r);yield*Ts(d,this.sources),
i.push({inline:{kind:"open",box:d,owner:s.owner},home:void 0,isBlank:!0});for(const l of a)i.push(l);i.push({inline:{kind:"close",box:d},home:void 0,isBlank:!0});
return}const c=new nt(r);yield*Ts(c,this.sources),mn(c,a,s.home),this.turn(c,s),ze(c,{owner:s.owner},i)}*made(t,e,s,i){const{style:o}=s.styled,r=this.counters.enter(
o,void 0),a=t.map(c=>"url"in c?c:this.textOf(c,e,o));for(const c of yield*nh(a,o,this.sources))typeof c=="string"?$e(c,s,i):i.push({inline:{kind:"atom",box:c,owner:s.
owner},home:void 0,isBlank:!1});r()}firstLetter(t,e,s,i){const o=s.findIndex(u=>!("inline"in u)||!u.isBlank),r=s[o];if(!r||!("inline"in r)||r.inline.kind!=="tex\
t")return;const{text:a}=r.inline,c=vM.exec(a)?.[0];if(c===void 0)return;const{style:d}=this.sources.styler.pseudoStyle(t,"first-letter",e),l=new nt(d),f={...r,inline:{
...r.inline,text:c.trimStart(),style:(0,xt.lM)(d)}},h={...r,inline:{...r.inline,text:a.slice(c.length)}};if(d.float==="none"){const u={inline:{kind:"open",box:l,
owner:void 0},home:void 0,isBlank:!0},p={inline:{kind:"close",box:l},home:void 0,isBlank:!0};s.splice(o,1,u,f,p,h)}else mn(l,[f],i),s.splice(o,1,{inline:{kind:"\
apart",box:l},home:void 0,isBlank:!0},h)}ownerOf(t,e){const s=t.name==="a"?t.attributes.get("href")?.trim():void 0,i=t.attributes.get("lang")?.trim();if(s!==void 0){
const o=Qf(s,this.sources.headings);if(o)return new Of._("Link",{},e,{target:o,contents:jO(t,s)});s!==""&&s!=="#"&&this.sources.told.links.add(s)}return i!==void 0&&
t.parent?.parent&&/^[a-z]{2,3}(?:-[a-z0-9]{1,8})*$/i.test(i)?new Of._("Span",{lang:i},e):e}}function Is(n,t){n.set(t,(n.get(t)??0)+1)}function OM(n){if(n.name!==
"details"||n.attributes.has("open"))return n.children;const t=(0,R.ZE)(n).find(({name:e})=>e==="summary");return t?[t]:[]}function MM(n,t){const{style:e}=t;return n.
opacity===1||n.display!=="inline"||e.display!=="inline"?t:{...t,style:{...e,opacity:e.opacity*n.opacity}}}function SM(n,t){const e=n.style,s=n.children.find(({isApart:r})=>!r),
i=t.children.some(r=>r.kind==="element"&&r.name==="body");if(!s||!i||e.backgroundColor!==void 0||e.backgroundImage.length>0)return;const o=s.style;for(const r of TM)
Object.assign(e,{[r]:o[r]}),Object.assign(o,{[r]:xt.DI[r]});n.images=s.images}const vM=new RegExp("^\\s*\\p{P}{0,9}[\\p{L}\\p{N}\\p{S}]\\p{M}{0,9}\\p{P}{0,9}","\
u"),TM=["backgroundColor","backgroundImage","backgroundSize","backgroundRepeat","backgroundPosition","backgroundClips","backgroundOrigin","backgroundAttachment"];
function IM({attributes:n}){const t=(i,o)=>{const r=n.get(i)??"";return/^\s*\d{1,6}\s*$/.test(r)?Number(r):o},e=Math.max(t(n.has("span")?"span":"colspan",1),1),
s=t("rowspan",1);return e===1&&s===1?Yc:{columns:e,rows:s}}const EM={scaling:"none",x:0,y:0},RM=/^data:image\/svg\+xml([^,]{0,200}),/i;async function AM(n,t){const e=new Map;
for(const s of n){const[i,o=""]=RM.exec(s)??[];if(i===void 0)continue;if(e.size===L.df)throw(0,L.bi)();const{root:r}=await(0,ft.Z)(CM(s.slice(i.length),/;\s*base64\s*$/i.
test(o)),t),a=(0,R.Ky)(r).find(({name:c,isHtml:d})=>c==="svg"&&!d);a&&e.set(s,a)}return e}async function LM(n,t){const e=new Map;let s;for(const[i,o]of n){const a=(0,R.
Ky)(o).some(({name:c})=>c==="style")?await t(o):s??=await t(o);e.set(i,{svg:o,sheets:a})}return e}function CM(n,t){const e=n.replace(/(?:%[\da-f]{2})+/gi,s=>Buffer.
from(s.replaceAll("%",""),"hex").toString());return t?Buffer.from(e,"base64").toString():e}class lh{files;page;tools;known=new Map;constructor(t,e,s){this.files=
t,this.page=e,this.tools=s}*at(t){const e=this.files.get(t);if(!e)return;const s=this.known.get(t);if(!s){const i=yield*this.read(e);return this.known.set(t,i),
i}if(this.tools.tally.drawn+=s.size,this.tools.tally.drawn>L.bJ)throw(0,L.iY)();return s}*read({svg:t,sheets:e}){const{tally:s}=this.tools,i=s.drawn,o=new Bi(e,
this.page),r=o.styleOf(t,o.start,void 0),{drawing:a,size:c}=yield*new Wc({...this.tools,styler:o},t).read(t,r),d=g=>typeof g=="object"&&g.percent===0?g.px:void 0,
l=a.view??(c&&[0,0,c.width,c.height]),{width:f,height:h}=c??{width:d(r.style.width),height:d(r.style.height)},u=l?[Wt(a.nodes,{clip:pe(...l)})]:a.nodes,p=a.view?
a.fit:EM;return{drawing:{...a,view:l,fit:p,nodes:u},width:f,height:h,size:s.drawn-i}}}var Zt=I(86799),BM=I(69864),NM=I(68973),Yo=I(22194);const WM=44,_M=20,PM=12;
async function $M(n,t,e){const s=new DataView(n.buffer,n.byteOffset,n.byteLength),i=new Map;let o=t;for(let r=0;r<s.getUint16(PM);r++){const a=WM+r*_M,c=Buffer.
from(n.subarray(a,a+4)).toString("latin1"),[d,l,f]=[4,8,12].map(p=>s.getUint32(a+p));if(o-=f,o<0||l>f||d+l>n.length)throw(0,Zt.t)("file");const h=n.subarray(d,d+
l),u=l===f?h:(await(0,NM.a5)(h,f,e)).bytes;if(u.length!==f)throw(0,Zt.t)("file");i.set(c,u)}return(0,Yo.f)([...i])}var zM=I(47762);class DM{data;at=0;constructor(t){
this.data=t}get left(){return this.data.length-this.at}byte(){return this.data.readUInt8(this.at++)}word(){const t=this.data.readUInt16BE(this.at);return this.at+=
2,t}signed(){const t=this.data.readInt16BE(this.at);return this.at+=2,t}number(){const t=this.byte();return t===253?this.word():t===254?this.byte()+506:t===255?
this.byte()+253:t}bytes(t){if(t>this.left)throw(0,Zt.t)("file");const e=this.data.subarray(this.at,this.at+t);return this.at+=t,e}}const FM=["contours","points",
"flags","glyphs","composites","boxes","instructions"],[GM,HM,jM]=[36,2,4],UM=1,[KM,YM]=[500,60];async function XM(n,t){const e=n.readUInt16BE(jM);let s=GM;const i=h=>{
if(s+h>n.length)throw(0,Zt.t)("file");return n.subarray(s,s+=h)},o=Object.fromEntries(FM.map((h,u)=>[h,new DM(i(n.readUInt32BE(8+u*4)))])),r=n.readUInt16BE(HM)&
UM?i(e+7>>3):void 0,a=o.boxes.bytes(e+31>>5<<2),c=[],d=Buffer.alloc((e+1)*4),l=new Int16Array(e);let f=0;for(let h=0;h<e;h++){const u=fh(a,h)?o.boxes.bytes(8):void 0,
p=VM(o,u,r!==void 0&&fh(r,h)),g=t.step(KM+p.length*YM);g&&await g,p.length>0&&(l[h]=p.readInt16BE(2)),d.writeUInt32BE(f,h*4),c.push(p),f+=p.length}return d.writeUInt32BE(
f,e*4),{glyf:Buffer.concat(c),loca:d,lefts:l}}const fh=(n,t)=>(n[t>>3]&128>>(t&7))!==0;function VM(n,t,e){const s=n.contours.signed();if(s===0)return Buffer.alloc(
0);const i=s<0?eS(n,t):iS(n,s,t,e);return i.length%2===0?i:Buffer.concat([i,Buffer.of(0)])}const[ZM,JM,hh,qM,QM,tS]=[1,8,32,64,128,256];function eS({composites:n,
glyphs:t,instructions:e},s){if(!s)throw(0,Zt.t)("file");const i=[Buffer.of(255,255),s];let o=!1;for(let r=hh;r&hh;){const a=n.bytes(4);r=a.readUInt16BE(0),o||=(r&
tS)!==0;const c=r&JM?2:r&qM?4:r&QM?8:0;i.push(a,n.bytes((r&ZM?4:2)+c))}if(o){const r=t.number();i.push(Buffer.of(r>>8,r&255),e.bytes(r))}return Buffer.concat(i)}
const[nS,sS]=[1,64];function iS({points:n,flags:t,glyphs:e,instructions:s},i,o,r){const a=Buffer.alloc(i*2);let c=0;for(let x=0;x<i;x++){if(c+=n.number(),c>t.left||
c===0)throw(0,Zt.t)("file");a.writeUInt16BE(c-1,x*2)}const d=Buffer.alloc(c),[l,f]=[Buffer.alloc(c*2),Buffer.alloc(c*2)];let[h,u,p,g,m,w]=[0,0,1/0,1/0,-1/0,-1/0];
for(let x=0;x<c;x++){const S=t.byte(),[v,T]=oS(S&127,e);d[x]=S&128?0:nS,l.writeInt16BE(v,x*2),f.writeInt16BE(T,x*2),[h,u]=[h+v,u+T],[p,g,m,w]=[Math.min(p,h),Math.
min(g,u),Math.max(m,h),Math.max(w,u)]}r&&c>0&&(d[0]|=sS);const b=e.number(),y=Buffer.alloc(10);if(y.writeInt16BE(i,0),o)o.copy(y,2);else for(const[x,S]of[p,g,m,
w].entries())y.writeInt16BE(S,2+x*2);return Buffer.concat([y,a,Buffer.of(b>>8,b&255),s.bytes(b),d,l,f])}function oS(n,t){const e=(r,a)=>n>>r&1?a:-a;if(n<10)return[
0,e(0,((n&14)<<7)+t.byte())];if(n<20)return[e(0,((n-10&14)<<7)+t.byte()),0];const s=t.byte();if(n<84){const r=n-20;return[e(0,1+(r&48)+(s>>4)),e(1,1+((r&12)<<2)+
(s&15))]}const i=t.byte();if(n<120){const r=n-84;return[e(0,1+(Math.floor(r/12)<<8)+s),e(1,1+(r%12>>2<<8)+i)]}const o=t.byte();return n<124?[e(0,(s<<4)+(i>>4)),
e(1,((i&15)<<8)+o)]:[e(0,(s<<8)+i),e(1,(o<<8)+t.byte())]}const[rS,aS]=[12,100],cS=1953784678,dS=8,lS=50;async function fS(n,t,e){if(new DataView(n.buffer,n.byteOffset).
getUint16(rS)>aS)throw(0,Zt.t)("file");const s=zM.A.create(n),{tables:i,flavor:o}=s.directory,r=Object.values(i).reduce((l,{length:f,transformLength:h})=>l+(h??
f),0);if(r>t||o===cS)throw(0,Zt.t)("file");await e.rest(),s._decompress(),e.add(r*dS);const a=new Map;for(const[l,{offset:f,length:h,transformLength:u}]of Object.
entries(i))a.set(l,Buffer.from(s.stream.buffer.subarray(f,f+(u??h))));const{glyf:c}=i;if(!c?.transformed)return(0,Yo.f)([...a]);const d=await XM(a.get("glyf"),e);
return a.set("glyf",d.glyf).set("loca",d.loca),a.get("head")?.writeInt16BE(1,lS),i.hmtx?.transformed&&a.set("hmtx",uS(a,d.lefts)),(0,Yo.f)([...a])}const hS=34;function uS(n,t){
const e=n.get("hmtx"),s=n.get("hhea").readUInt16BE(hS),i=e.readUInt8(0),o=Buffer.alloc(s*4+Math.max(t.length-s,0)*2);let r=1+s*2;for(let a=0;a<Math.max(t.length,
s);a++){const c=i&(a<s?1:2),d=c?t[a]??0:e.readInt16BE(r);c||(r+=2),a<s&&o.writeUInt16BE(e.readUInt16BE(1+a*2),a*4),o.writeInt16BE(d,a<s?a*4+2:s*4+(a-s)*2)}return o}
var pS=I(77904),gS=I(59277);const mS=50,[wS,bS,yS]=[2e7,3e6,15e5],[xS,kS,OS]=[1e6,100,3];async function MS(n,t,e){const s=new Map,i=[...new Set(`${SS}${t}`)].map(
d=>d.codePointAt(0)),o={fonts:mS,bytes:wS};let r=0;for(const d of n){const l=d.ranges&&await BM.N.of(d.ranges.map(vS),e),f=e.step(xS+(l?i.length*kS:0));if(f&&await f,
l&&!i.some(b=>l.find(b)))continue;const h=await TS(d.sources,o,e);if(!h){r++;continue}const{family:u,weight:p,isItalic:g}=d,m=JSON.stringify([u,p,g]),w=s.get(m)??
{face:d,parts:[]};s.set(m,w),w.parts.unshift({face:h,ranges:l})}const a=[...s.values()].map((d,l)=>({...d,id:`Own${l}`})),c=a.map(({id:d,parts:l,face:{family:f,
weight:h,isItalic:u}})=>({id:d,family:f,weight:h,isItalic:u,isBold:h>=Ns,zero:l[0].face.plain("0").advance/1e3,hasSpace:l.some(({ranges:p})=>!p||p.find(uh)!==void 0)}));
return{own:a.map(({id:d,parts:l})=>({id:d,parts:l})),families:c,unread:r}}const uh=32,SS=Array.from({length:95},(n,t)=>String.fromCharCode(uh+t)).join(""),vS=([
n,t])=>({first:n,last:t,value:!0});async function TS(n,t,e){for(const s of n){const i=t.fonts>0?(0,ht.J)(s)?.bytes:void 0;if(!i)continue;t.fonts--;const o=e.step(
s.length*OS);o&&await o;try{const r=await IS(i,t.bytes,e);return t.bytes-=r.length,t.bytes<0?void 0:await(0,pS.ar)((0,Zt.g)({name:"font",bytes:r},"file"),e)}catch(r){
if(r instanceof lt.zU&&r.code!=="invalid_parameters")throw r}}}async function IS(n,t,e){const s=(0,gS.y)(n);if(s==="a WOFF font")return await $M(n,t,e);if(s!=="\
a WOFF2 font")return n;if(n.length>yS)throw(0,Zt.t)("file");return await fS(n,Math.min(t,bS),e)}const ES=[["SemiBold",/^(?:b|strong|h[1-6]|th|optgroup)$/,/font-weight|font\s*:/i],
["Italic",/^(?:i|em|cite|var|dfn|address)$/,/italic|oblique/i],["Serif",/^$/,/(?<!sans-)\bserif|georgia|times|garamond|palatino|antiqua|bookman|cambria|constantia|baskerville|didot|bodoni|century|charter|cursive|fantasy|merriweather|lora|katex|latin modern|computer modern|crimson|playfair|cormorant/i],
["Mono",/^(?:code|pre|kbd|samp|tt|textarea|input (?:date|time|month|week|datetime-local))$/,/mono|courier|consolas|menlo/i]],RS=/^font(?:-family)?$/;function AS({
selector:n,declarations:t}){const[e,...s]=n.compounds;return(e.name===void 0?e.classes.length===0&&e.id===void 0:/^(?:html|body)$/.test(e.name))&&s.length===0&&
t.some(({name:o,value:r})=>RS.test(o)&&r.trim()!=="serif")}const LS=n=>n.kind==="element"&&n.name==="body"&&/\bfont(?:-family)?\s{0,9}:/i.test(n.attributes.get(
"style")??""),CS=300,ph=n=>!n.slice(0,CS).split(",").some(t=>/var\(|inherit|initial/i.test(t)||Ws(t.replace(/["']/g,"").trim().toLowerCase()));async function BS(n,t){
let e;for(const{declarations:s}of n)if(s!==e){e=s;for(const{name:i,value:o}of s){const r=i==="font-family",a=t.step(r?gh*5:30);if(a&&await a,r&&ph(o))return!0}}
return!1}const NS=n=>/font-family\s{0,9}:([^;]{1,300})/i.exec(n)?.[1]??"serif",gh=2e3,WS=["style","font-family","font-style","font-weight","face"];async function _S(n,{
rules:t},{header:e="",footer:s="",date:i="",title:o},r){const a=new Set,c=["•○▪",e,s,i,o];for(const l of n.flatMap(R.Ky)){const f=r.step(gh);f&&await f;const h=WS.
flatMap(w=>{const b=l.attributes.get(w);return b===void 0?[]:[`${w}:${b}`]}).join(";");ph(NS(h))&&a.add("Serif");const u=l.name==="input"?l.attributes.get("type")??
"":"",p=l.name==="input"?`input ${u.trim().toLowerCase()}`:l.name,m=l.name==="style"?(0,R.a4)(l):"";for(const[w,b,y]of ES)(b.test(p)||y.test(h)||y.test(m))&&a.add(
w);for(const[,w]of m.matchAll(/\\([\da-f]{2,6})/gi)){const b=Number.parseInt(w,16);b>127&&b<=1114111&&(b<55296||b>57343)&&c.push(String.fromCodePoint(b))}for(const w of[
"alt","title","data-label","value","placeholder","label"])c.push(l.attributes.get(w)??"");for(const w of l.children)w.kind==="text"&&c.push(w.value.replace(/[\0-\x7f]+/g,
""))}const d=()=>!t.some(AS)&&!n.some(({children:l})=>l.some(LS));return!a.has("Serif")&&(await BS(t,r)||d())&&a.add("Serif"),{styles:[...a],text:c.join("")}}class Xo{headings=new Map;places=new Map;named=new Map;static*read(t){
const e=new Xo,s=[];for(const i of(0,R.Ky)(t)){yield R.P1;const{name:o,attributes:r}=i,a=r.get("id")??(o==="a"?r.get("name"):void 0),c=/^h([1-6])$/.exec(o)?.[1];
if(a===void 0&&c===void 0)continue;const d={};if(e.places.set(i,d),a!==void 0&&!e.named.has(a)&&e.named.set(a,d),c===void 0)continue;yield R.rv;const l=(0,R.Kg)(
i);if(l!==""){for(;s.length>0&&s.at(-1)>=Number(c);)s.pop();s.push(Number(c)),e.headings.set(i,{title:l,level:Math.min(s.length,6),place:d})}}return e}levelOf(t){
return this.headings.get(t)?.level}placeOf(t){return this.places.get(t)}keepPlace(t){let e=this.places.get(t);return e||this.places.set(t,e={}),e}find(t){return this.
named.get(t)}get first(){return[...this.headings.values()][0]?.title}get bookmarks(){const t=[],e=[{level:0,children:t}];for(const{title:s,level:i,place:o}of this.
headings.values()){if(!o.sheet)continue;for(;e.at(-1).level>=i;)e.pop();const r=[];e.at(-1).children.push({title:s,place:o,children:r}),e.push({level:i,children:r})}
return t}}const Vo=10;class PS{numbers=new Map;asked=new Map;begin(){this.asked=new Map}textOf(t,e,s){const i=Qf(t.trim(),s);return!i||!("place"in i)?"":(this.asked.
set(t,i.place),gn(this.numbers.get(t)??Vo,e))}isSettled(t){let e=!0;for(const[s,i]of this.asked){const o=t.get(i),r=o===void 0?Vo:o+1;(this.numbers.get(s)??Vo)!==
r&&(e=!1),this.numbers.set(s,r)}return e}get isEmpty(){return this.asked.size===0}}const mh=`
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
`,wh={plain:"",report:`${mh}
h1 { font-size: 1.95em; border-bottom: 0.8pt solid var(--accent-color); padding-bottom: 0.12em }
h2 { font-size: 1.56em } h3 { font-size: 1.25em }
table { width: 100%; border-bottom: 0.7pt solid var(--accent-color) }
thead th { border-top: 0.7pt solid var(--accent-color); border-bottom: 0.7pt solid var(--accent-color); background: #eef1f5 }
tbody tr:nth-child(even) td { background: #f4f5f7 }`,letter:`${mh}
h1 { font-size: 1.25em } h2 { font-size: 1.1em } h3, h4, h5, h6 { font-size: 1em }
thead th { border-bottom: 0.7pt solid var(--accent-color, #737373) }`};function $S(n,t){const e=t??(n==="report"?Ft.uR:void 0);if(!e)return wh[n];const s=`rgb(${e.
map(o=>Math.round(o*255)).join(", ")})`,i=`html { --accent-color: ${s} } h1, h2, h3, h4, h5, h6 { color: ${s} } hr { border-color: ${s} }`;return`${wh[n]} ${i}`}
var zS=I(63895),bh=I(38017),DS=I(37645);class Zo{layout;canvas;constructor(t,e,s){this.layout=new ar({layOut:xf,widthsOf:ms},t.typefaces,e,s);const{sheets:i}=t,
o={widthOf:()=>s.width*ut,heightOf:()=>s.height*ut,viewOf:()=>({width:s.width*ut,height:s.height*ut}),areaOf:r=>({page:i[r],left:0,top:0,height:i[r].height})};this.
canvas=new FS(t,o,ut,Eo,kf)}static async open(t,e){return new Zo(t,await(0,Re.Vn)(),e)}widthsOf(t){return this.layout.widthsOf(t)}*heightOf(t,e){return(yield*this.
layout.layOut(t,{width:e,height:void 0,fixedWidth:e})).height}*draw(t,e,s,i){const[o,r]=[Math.max(s.right-s.left,0),Math.max(s.bottom-s.top,0)],a=yield*this.layout.
layOut(e,{width:o,height:r,fixedWidth:o,fixedHeight:r});this.canvas.running=i,yield*new ee(new qn(this.canvas,t),this.layout).paint(yield*Be(a,s.left,s.top),!0)}close(){
this.canvas.close()}}class FS extends Ne{running;put(t,e,s){const{running:i}=this,o=t.drawn.at(-1);i?o!==void 0&&"inks"in o&&o.running===i?(0,N.RZ)(o.inks,s):t.
run(i,...s):super.put(t,e,s)}}const Es={least:0,most:0,isAuto:!1};function GS(n,[t,e,s]){if(!e){const[d,l]=yh(n,t??Es,s??Es);return[d,0,l]}const[i,o]=[t??Es,s??
Es],r={least:2*Math.max(i.least,o.least),most:2*Math.max(i.most,o.most),isAuto:i.isAuto||o.isAuto},[a]=yh(n,e,r),c=Math.max((n-a)/2,0);return[i.isAuto?c:i.most,
a,o.isAuto?c:o.most]}function yh(n,t,e){if(!t.isAuto&&!e.isAuto)return[t.most,e.most];if(!t.isAuto)return[t.most,Math.max(n-t.most,0)];if(!e.isAuto)return[Math.
max(n-e.most,0),e.most];const s=(a,c)=>c>0?a/c:.5,[i,o]=[t.least+e.least,t.most+e.most];if(o<=n){const a=t.most+(n-o)*s(t.most,o);return[a,n-a]}const r=i<=n?t.least+
(n-i)*s(t.most-t.least,o-i):n*s(t.least,i);return[r,n-r]}const xh=["top","bottom"],kh=["left","right"];function*HS(n,t,e){const s=new Map;for(const i of xh)yield*Mh(
jS(i,t,e),n,s);for(const i of kh)yield*Mh(US(i,t,e),n,s);for(const i of xh)for(const o of kh){const r=`${i}-${o}-corner`,a=n.get(r);if(!a)continue;const c=xn(a,
t),[d,l]=Jo(o,c,a,t),[f,h]=Oh(i,c,a,t);s.set(r,{left:d,right:l,top:f,bottom:h})}return s}function xn({style:n},{width:t}){const[e,s]=[gt(n),bt(n,t)];return{margin:Gt(
n,t),wide:$(e)+$(s),tall:z(e)+z(s)}}function Jo(n,{margin:t,wide:e},{style:s},i){const[,o,,r]=i.margins,a=n==="left"?r:o,c=V(s.width,a,e,s)??Math.max(a-$(t),0),
d=yt(c,s,a,e),l=n==="left"?r-t.right-d:i.width-o+t.left;return[l,l+d]}function Oh(n,{margin:t,tall:e},{style:s},i){const[o,,r]=i.margins,a=n==="top"?o:r,c=V(s.height,
a,e,s)??Math.max(a-z(t),0),d=It(c,s,a,e),l=n==="top"?o-t.bottom-d:i.height-r+t.top;return[l,l+d]}function jS(n,t,e){const[,s,,i]=t.margins,o=t.width-i-s;return{
names:[`${n}-left`,`${n}-center`,`${n}-right`],room:o,*wishOf(r){const{margin:a,wide:c}=xn(r,t),d=V(r.style.width,o,c,r.style),{least:l,most:f}=d===void 0?yield*e.
widthsOf(r):{least:d,most:d};return{least:l+$(a),most:f+$(a),isAuto:d===void 0}},rectOf(r,a,c){const d=xn(r,t),[l,f]=Oh(n,d,r,t),h=i+a+d.margin.left;return{left:h,
right:h+Math.max(c-$(d.margin),0),top:l,bottom:f}}}}function US(n,t,e){const[s,,i]=t.margins,o=t.height-s-i;return{names:[`${n}-top`,`${n}-middle`,`${n}-bottom`],
room:o,*wishOf(r){const a=xn(r,t),[c,d]=Jo(n,a,r,t),l=V(r.style.height,o,a.tall,r.style),f=(l??(yield*e.heightOf(r,d-c)))+z(a.margin);return{least:f,most:f,isAuto:l===
void 0}},rectOf(r,a,c){const d=xn(r,t),[l,f]=Jo(n,d,r,t),h=s+a+d.margin.top;return{left:l,right:f,top:h,bottom:h+Math.max(c-z(d.margin),0)}}}}function*Mh({names:n,
room:t,wishOf:e,rectOf:s},i,o){const r=[];for(const c of n){const d=i.get(c);r.push(d&&(yield*e(d)))}const a=GS(t,[r[0],r[1],r[2]]);for(const[c,d]of n.entries()){
const l=i.get(d);l&&o.set(d,s(l,(t-a[c])*c/2,a[c]))}}const Rs={"top-left-corner":["left","right","top"],"top-left":["middle","left","top"],"top-center":["middle",
"center","top"],"top-right":["middle","right","top"],"top-right-corner":["right","left","top"],"left-top":["left","center","upper"],"left-middle":["left","cente\
r","center"],"left-bottom":["left","center","lower"],"right-top":["right","center","upper"],"right-middle":["right","center","center"],"right-bottom":["right","\
center","lower"],"bottom-left-corner":["left","right","bottom"],"bottom-left":["middle","left","bottom"],"bottom-center":["middle","center","bottom"],"bottom-ri\
ght":["middle","right","bottom"],"bottom-right-corner":["right","left","bottom"]},qo=({boxes:n},t)=>n.some(({name:e})=>Rs[e]?.[2]===t),KS=[{name:"content",value:"\
counter(page)",important:!1},{name:"font-size",value:"9pt",important:!1},{name:"color",value:"#5c5c5c",important:!1}];async function YS(n,t,e){const{pageOf:s}=t,
i=s(0),[o,r,a,c]=i.margins,d={width:i.width-c-r,height:i.height-o-a},l=new XS(t,await Zo.open(n,d));for(const f of n.sheets.keys())await(0,Ct.k)(l.draw(f,n.sheets.
length),e);l.layout.close()}class XS{sources;layout;around;usual;styles=new Map;length=0;boxes=new Map;constructor(t,e){this.sources=t,this.layout=e,this.around=
nv(t),this.usual=t.numbers?[{name:"bottom-center",pages:"all",declarations:KS}]:[]}*draw(t,e){const s=this.sources.pageOf(t),i=new Map;for(const[c,d]of this.stylesOn(
s,t))i.set(c,yield*this.box(d,t+1,e));if(i.size===0)return;const{width:o,height:r}=s,a=yield*HS(i,{width:o,height:r,margins:za(s,t)},this.layout);for(const[c,d]of a){
const l=Rs[c][2],f=l==="top"?"Header":l==="bottom"?"Footer":void 0;yield*this.layout.draw(t,i.get(c),d,f)}}stylesOn(t,e){let s=this.styles.get(t);s||this.styles.
set(t,s=new Map);const i=["all",e%2===0?"right":"left",...e===0?["first"]:[]],o=i.join();let r=s.get(o);return r||s.set(o,r=this.stylesOf(t,i)),r}stylesOf({boxes:t,
text:e},s){const{styler:i}=this.sources,o=t.length===0?this.usual:t,r=[];for(const{pages:l,declarations:f}of e)s.includes(l)&&(0,N.RZ)(r,f);const a=r.length===0?
this.around:i.styleFrom(r,this.around),c=new Map;for(const{name:l,pages:f,declarations:h}of o){if(!s.includes(f))continue;if(!Object.hasOwn(Rs,l)){l.startsWith(
"-")||i.ignored.set(`@page @${l}`,1);continue}const u=c.get(l)??[...qS(l)];c.set(l,u),(0,N.RZ)(u,h)}const d=new Map;for(const[l,f]of c){const{style:h}=i.styleFrom(
f,a);Array.isArray(h.content)&&h.display!=="none"&&d.set(l,tv(h))}return d}*box(t,e,s){let i=this.boxes.get(t);i||this.boxes.set(t,i=new Map);const r=t.content.
map(h=>"url"in h?h:ev(h,e,s,this.sources.strings));for(const h of r)this.length+=VS+(typeof h=="string"?h.length:ZS);if(this.length>L.aU)throw(0,L.iV)();const a=r.
map(h=>typeof h=="string"?h:"").join("\0"),c=i.get(a);if(c)return c;const d=new nt(t);yield*Ts(d,this.sources);const l=(yield*nh(r,t,this.sources)).map(h=>typeof h==
"string"?{kind:"text",text:h,style:t,owner:void 0}:{kind:"atom",box:h,owner:void 0});l.length>0&&Object.assign(d,{inner:"lines",inlines:l});const f=ch(d,this.around.
style);return f==="turned"?dh(d):f==="refused"&&this.sources.styler.ignored.set("writing-mode",1),i.size<JS&&i.set(a,d),d}}const VS=1,ZS=100,JS=20;function qS(n){
const[,t,e]=Rs[n];return[{name:"text-align",value:t,important:!1},{name:"vertical-align",value:e==="upper"?"top":e==="lower"?"bottom":"middle",important:!1}]}const QS={
middle:"center",bottom:"end"};function tv(n){const{verticalAlign:t}=n,e=typeof t=="string"?QS[t]??"start":"start";return{...n,display:"block",float:"none",position:"\
static",verticalAlign:"baseline",alignContent:e}}function ev(n,t,e,s){return"text"in n?n.text:"string"in n?s.textOf(n,t-1):"counter"in n?gn(n.counter==="pages"?
e:n.counter==="page"?t:0,n.style):""}function nv({styler:n,root:t}){const e=n.styleOf(t,n.start,void 0),s=(0,R.ZE)(t).find(({name:o})=>o==="body");if(!s||e.style.
fontFamily.join()!=="serif")return e;const{fontFamily:i}=n.styleOf(s,e,void 0).style;return{...e,style:{...e.style,fontFamily:i}}}async function sv({root:n,quirks:t},e,s){
const{pace:i}=s,o={width:e.width/ut,height:e.height/ut,margin:e.margin/ut},r=await Ih(n,t,{width:o.width-2*o.margin,height:o.height-2*o.margin},$S(e.theme,e.accent),
s),a=await LM(e.svgs,Ut=>Ih(Ut,"none",o,"",s)),c=await Op(r.pages,o,i),d=c.usual,l=dv(d,e.running),f=[n,...[...a.values()].map(({svg:Ut})=>Ut)],h=await _S(f,r,e.
running,i),{own:u,families:p,unread:g}=await MS(r.fontFaces,h.text,i),m=new Lr(p),w=await cv({...h,own:u},e,s),b=kn(d),y=e.logo&&(0,bh.h)(e.logo,b,l,Qo),x=y?Math.
max(y.room-(d.own.first[0]-d.margins[0])*ut,0):0;let S=await Sh(n,i),v=new Map;const T=new PS,{names:E,shadowsLeftOut:C,isSettled:A,unpaged:G}=await q1({box:fv(
c),quirks:t,targets:()=>T.isEmpty?void 0:T,tree:async(Ut,As)=>{T.begin(),w.document.kids.splice(0,w.document.kids.length),S=await Sh(n,i);const On=new Bi(r,Ut,m);
({ignored:v}=On);const{document:Ls}=w,ir=av(n,Ut,{...S,styler:On,images:e.images,targets:T,document:Ls,quirks:t},a),Mn=await(0,Ct.k)(ir.build(n),i);return x>0&&
(Mn.children=[hv(x/As),...Mn.children]),Mn}},w,i);w.document.prune();const Y=Ut=>Je(c,E.of(Ut)),{headings:st,strings:mt,told:J}=S,q=new Bi(r,d,m),wt=new lh(a,d,
vh(J,e.images)),Jt=mt.onPages(w.sheets);await iv(w,{pageOf:Y,styler:q,strings:Jt,root:n,pictures:wt,told:J},{page:d,running:l,wishes:e},i);const se={page:c.named.
size>0?G:0,"target-counter":A?0:1,"text-shadow":C};rv(v,[...Object.entries(se),...q.ignored,...ov(c,E.of(0))]);const{links:xe,scripts:sr}=gM(n);return{composition:w,
bookmarks:st.bookmarks,told:J,ignored:v,notLoaded:r.notLoaded+g+xe,scripts:sr}}async function iv(n,t,{page:e,running:s,wishes:i},o){const{pageOf:r}=t,{logo:a,images:c,
pageNumbers:d}=i,l=lv(r,e);a&&(0,bh.h)(a,l(0),s,Qo).draw(n.sheets[0]),await YS(n,{...t,images:c,numbers:d&&s.footer===void 0},o);const f=await zS.P.of(n.typefaces),
h=(u,p)=>qo(r(u),p==="Header"?"top":"bottom");await(0,DS.N)(n,f,{frameOf:l,size:Qo,isBare:h,pace:o},s)}const ov=({ignored:n},t)=>[...n].filter(e=>t!==ai||!e.startsWith(
"@page :first ")).map(e=>[e,1]),Sh=async(n,t)=>({headings:await(0,Ct.k)(Xo.read(n),t),strings:new PO,told:uM()});function rv(n,t){for(const[e,s]of t)s>0&&!n.has(
e)&&n.set(e,s)}function av(n,t,e,s){const{told:i,images:o,styler:r}=e,a=vh(i,o),c=new Wc({...a,styler:r},n);return new kM({...e,drawings:c,pictures:new lh(s,t,a)})}
async function cv(n,{font:t,boldFont:e},s){const i=await ak.B.open({...n,font:t,boldFont:e},s);return await i.typefaces.warm([],s.pace),i}const vh=({leftOut:n,images:t},e)=>({
tally:{drawn:0},leaveOut:s=>n.set(s,(n.get(s)??0)+1),imageAt:s=>{const i=e.get((0,P.bi)(s));return i||t.add(s),i}}),Qo=11,tr=18;function dv(n,t){const{header:e,
footer:s,...i}=t,o={...i,...!qo(n,"top")&&{header:e},...!qo(n,"bottom")&&{footer:s}},{top:r,bottom:a}=kn(n),c=[["header",r],["footer",a]].filter(([d,l])=>o[d]!==
void 0&&l<tr).map(([d])=>({field:d,message:`needs a margin of at least ${tr/72} inches; give a larger margin, here or in @page of the style sheets`,mentions:["m\
argin"]}));if(c.length>0)throw(0,lt.G6)(c);return o}const kn=({width:n,height:t,margins:[e,s,i,o]})=>({width:n*ut,height:t*ut,left:o*ut,right:s*ut,top:e*ut,bottom:i*
ut});function lv(n,t){const e=new Map,{top:s,bottom:i}=kn(t);return o=>{const r=n(o);let a=e.get(r);if(!a){const c=kn(r),d=(l,f)=>l<tr?f:l;e.set(r,a={...c,top:d(
c.top,s),bottom:d(c.bottom,i)})}return a}}const fv=n=>({widthOf:t=>{const{width:e,left:s,right:i}=kn(Je(n,t));return e-s-i},heightOf:t=>(0,N.Kf)([0,1,2].map(e=>Th(
Je(n,t),e).height)),areaOf:(t,e)=>Th(Je(n,e),t),viewOf:t=>{const{view:e}=Je(n,t);return{width:e.width*ut,height:e.height*ut}},first:n.hasFirst?ai:void 0});function Th(n,t){
const[e,,s,i]=za(n,t);return{page:{width:n.width*ut,height:n.height*ut},left:i*ut,top:e*ut,height:(n.height-e-s)*ut}}const hv=n=>new nt({...xt.DI,display:"block",
height:{px:n,percent:0}});async function Ih(n,t,e,s,{pace:i}){const o=new wg(e,i);await o.add(nm,!0),t==="all"&&await o.add(sm,!0);const r=(0,R.ZE)(n).find(({name:a})=>a===
"body");r&&await o.add((0,at.gf)(r),!0),await o.add(s,!0);for(const a of(0,R.Ky)(n))a.name==="style"&&await o.addFor(a.attributes.get("media")??"",(0,R.a4)(a));
return o}var Ge=I(98446),uv=I(71775);const er=12,pv=({told:n,ignored:t,notLoaded:e,scripts:s,...i})=>[...(0,uv.l)({...i,from:"HTML",told:n}),...t.size>0?[gv(t)]:
[],...e>0?[mv(e)]:[],...s>0?[wv(s)]:[],...n.leftOut.size+n.fields.size>0?[bv(n)]:[]];function nr(n){const t=[...n].sort(([s,i],[o,r])=>r-i||(s<o?-1:1)),e=t.slice(
0,er).map(([s,i])=>i>1?`${s.slice(0,40)} (${i})`:s.slice(0,40));return(0,Ge.Dw)(t.length>er?[...e,`${t.length-er} more`]:e)}const gv=n=>({code:"styles_ignored",
message:`The style sheets have ${(0,Ge.y_)(n.size,"property","properties")} and rules that are not supported, and had no effect: ${nr(n)}.`}),mv=n=>({code:"styl\
es_not_loaded",message:`${(0,Ge.y_)(n,"style sheet or font","style sheets and fonts")} ${(0,Ge.d5)(n,"was","were")} not loaded. Nothing is fetched: write styles\
 into a style element, and fonts that may be embedded into @font-face as data: addresses. Other text is set in Noto fonts.`}),wv=n=>({code:"html_scripts_not_run",
message:`${(0,Ge.y_)(n,"script")} of the HTML ${(0,Ge.d5)(n,"was","were")} not run. Text, styles and charts that scripts make are not in the document: write the\
m into the HTML.`}),bv=({leftOut:n,fields:t})=>({code:"elements_left_out",message:[...n.size>0?[`Elements of the HTML were left out, because paper cannot show t\
hem or they are not supported: ${nr(n)}.`]:[],...t.size>0?[`Fields of forms are drawn with their values, and cannot be filled in: ${nr(t)}.`]:[]].join(" ")}),yv=72,
xv=async(n,t,e)=>{const{composition:s,finish:i,told:o,ignored:r,notLoaded:a,scripts:c,hasFont:d}=await kv(n,t,e),{language:l,breaksArchive:f=!1}=i,h=await s.finish(
i),u=t.letterhead&&await(0,Nt.o)(h,t.letterhead,t.letterhead_password,e),p={compact:!0,objectStreams:"smallest"},g=u?.write?await u.write(p):await(0,B.UN)(h,p),
m=s.sheets.length,{missing:w}=s.typefaces,b=pv({told:o,ignored:r,notLoaded:a,scripts:c,missing:w,hasFont:d,language:l,breaksArchive:f});return u&&(0,N.RZ)(b,u.notes),
{documents:[{name:`${Rh(n.name)}.pdf`,bytes:g,pageCount:m}],notes:b,facts:{pageCount:m}}};async function kv(n,t,e){const s=(0,it.H)(t),i=await Ov(new TextDecoder().
decode(n.bytes),t.values,e),{root:o}=i,r=await(0,pt.e)(o,e.pace),a=await AM(r,e.pace);for(const y of a.values())for(const x of await(0,pt.e)(y,e.pace))/^data:/i.
test(x)&&r.add(x);const c=await vv(r,t.images??[],e),d=t.logo&&await(0,X.A)(t.logo,"logo",e),l=await Mv(o,e),f=t.title??l.title??Rh(n.name),{bookmarks:h,...u}=await sv(
i,{...(0,it.a)(t),margin:t.margin*yv,pageNumbers:t.page_numbers,running:{header:t.header,footer:t.footer,headerOnFirst:t.header_on_first,date:t.date,title:f},logo:d,
accent:t.accent_color===void 0?void 0:(0,Ft.bP)(t.accent_color),...s,theme:t.theme,images:c,svgs:a},e),p=t.language??Sv(l.language),g=t.author??l.author,m=[...c.
values(),...d?[d]:[]].some(({components:y})=>y===4),w=u.told.undescribed===0;return{...u,finish:{title:f,author:g,language:p,bookmarks:h,breaksArchive:m,isAccessible:w},
hasFont:s.font!==void 0}}async function Ov(n,t,{pace:e}){const s=n.trim();if(/^(?:https?:\/\/|www\.)\S+$/i.test(s))throw(0,lt.G6)([{field:"file",message:"holds \
an address, not HTML: load the page first, and give its HTML"}]);if(!t)return await(0,ft.Z)(n,e);const i=await(0,tt.o)(n,t,e),o=await(0,ft.Z)(i.text,e);return await Z(
o.root,i.values,e),o}async function Mv(n,{pace:t}){let[e,s,i]=[];for(const o of(0,R.Ky)(n)){const{name:r,attributes:a}=o,c=r==="title"&&o.isHtml&&e===void 0,d=/^h[1-6]$/.
test(r)&&i===void 0,l=t.step(c||d?R.rv:R.P1);if(l&&await l,c||d){const f=(0,R.Kg)(o).slice(0,Eh)||void 0;c?e=f:i=f}r==="meta"&&a.get("name")?.toLowerCase()==="a\
uthor"&&(s??=a.get("content")?.trim().slice(0,Eh))}return{title:e??i,author:s===""?void 0:s,language:n.attributes.get("lang")?.trim()}}const Eh=1e3,Sv=n=>n!==void 0&&
Rt.E["language-tag"].holds(n)?n:void 0;async function vv(n,t,e){const s=new Map;for(const r of t)n.has((0,P.bi)(r.name))&&s.set((0,P.bi)(r.name),await(0,X.A)(r,
"images",e,"png-jpeg-gif"));const i=[...n].filter(r=>!/^data:image\/(?:svg|webp|avif|bmp)/i.test(r)),o=r=>/^data:image\/gif/i.test(r);for(const[r,a]of await(0,ht.
$)(i,e,o))s.set(r,a);for(const[r,a]of await(0,ie.m)(n,e))s.set(r,a);return s}const Rh=n=>n.replace(/\.(?:x?html?|txt|pdf|md)$/i,"").trim()||"document"}),69864:((He,Pt,I)=>{
I.d(Pt,{N:()=>ot});var lt=I(44233);const Rt=500;class ot{starts;owners;constructor(R,vt){this.starts=R,this.owners=vt}static async of(R,vt){const At=new Set;for(const{
first:j,last:_}of R){At.add(j).add(_+1);const F=vt.step(Rt);F&&await F}const Mt=Float64Array.from(At).sort(),Q=new Array(Mt.length),D=Uint32Array.from({length:Mt.
length+1},(j,_)=>_),Z=j=>{let _=j;for(;D[_]!==_;)_=D[_];for(;j!==_;){const F=D[j];D[j]=_,j=F}return _};for(const j of R){for(let F=Z((0,lt.BC)(Mt,j.first));Mt[F]<=
j.last;F=Z(F))Q[F]=j,D[F]=F+1;const _=vt.step(Rt);_&&await _}return new ot(Mt,Q)}find(R){return this.owners[(0,lt.MJ)(this.starts,R)-1]}}}),12889:((He,Pt,I)=>{I.
d(Pt,{Rl:()=>X,Vv:()=>L,fM:()=>R,ft:()=>Q,jB:()=>ft,pr:()=>_,rg:()=>pt,vw:()=>j,wE:()=>P});var lt=I(46161),Rt=I(44233),ot=I(47707);const L="‏",R="‎";let vt;
const At=()=>vt??=(0,lt.A)(),Mt=/[\u0590-\u08ff\u200f\u202b\u202e\u2067\u2068\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u,Q=B=>Mt.test(B),
D=4e3,Z=B=>At().getEmbeddingLevels(B.slice(0,D)).paragraphs[0]?.level??0,j=B=>Q(B)&&Z(B)%2===1,_=B=>[...F(B)];function*F(B){if(!Q(B)){B!==""&&(yield{text:B,rtl:!1,
at:0});return}if(B.length<=D)return yield*K(B,0);const tt=Z(B)%2===1,N=[];for(let it=0;it<B.length;)it=Math.min(it+D,B.length),/[\ud800-\udbff]/.test(B[it-1])&&
(it=Math.min(it+1,B.length)),N.push(it);for(let it=0;it<N.length;it++){const Nt=tt?N.length-1-it:it,Ft=N[Nt-1]??0;yield*K(B.slice(Ft,N[Nt]),Ft,tt?"rtl":"ltr")}}
function K(B,tt,N){const{levels:it,paragraphs:Nt}=At().getEmbeddingLevels(B,N),Ft=Nt[0]?.level??0;for(let at=B.length-1;at>=0&&/\s/.test(B[at]);at--)it[at]=Ft;const ht=[];
for(let at=0,ct=0;at<B.length;at=ct){const St=it[at];for(;ct<B.length&&it[ct]===St;)ct++;ht.push({level:St,text:B.slice(at,ct),at})}const ie=ht.reduce((at,{level:ct})=>Math.
max(at,ct),0);for(let at=ie;at>0;at--)for(let ct=0,St=0;ct<ht.length;ct=St+1){for(St=ct;St<ht.length&&ht[St].level>=at;)St++;for(let qt=ct,k=St-1;qt<k;qt++,k--)
[ht[qt],ht[k]]=[ht[k],ht[qt]]}return ht.map(({level:at,text:ct,at:St})=>({text:ct,rtl:at%2===1,at:tt+St}))}function*pt(B,tt){const N=new Int32Array(tt.length+1);
for(const[it,Nt]of tt.entries())N[it+1]=N[it]+Nt.length;for(const{text:it,rtl:Nt,at:Ft}of F(B+tt.join(""))){const ht=Ft-B.length,ie=ht+it.length,at=[];for(let ct=Math.
max((0,Rt.MJ)(N,ht)-1,0);ct<tt.length&&N[ct]<ie;ct++){const St=Math.max(ht-N[ct],0),qt=tt[ct].slice(St,Math.max(ie-N[ct],0));qt!==""&&at.push({text:qt,rtl:Nt,at:St,
index:ct})}yield*Nt?at.reverse():at}}const ft=B=>Array.from(B,tt=>At().getMirroredCharacter(tt)??tt).join(""),P=B=>(0,ot.qf)(ft(B)).reverse().join(""),X=B=>_(B).
flatMap(({text:tt,rtl:N})=>N?(0,ot.qf)(ft(tt)).reverse():(0,ot.qf)(tt))}),21281:((He,Pt,I)=>{I.d(Pt,{Ip:()=>Mt,XM:()=>_,Xb:()=>j,ds:()=>At,qg:()=>Z,yB:()=>K});var lt=I(
59071),Rt=I(70549),ot=I(21115),L=I(824),R=I(1975),vt=I(60912);const At=(0,Rt.n)(async P=>Mt(P,await(0,L.Br)(P)));function Mt(P,X){const B=(ht,ie)=>(0,lt.wh)((0,R.
sm)(X,ht,ie)[0]??""),tt=D(B("pdfaid","part"),B("pdfaid","conformance").toLowerCase()),N=Q(B("pdfuaid","part"))?`PDF/UA-${B("pdfuaid","part")}`:void 0,Nt=[B("pdf\
xid","GTS_PDFXVersion")||B("pdfx","GTS_PDFXVersion")||((0,lt.Gh)(P.resolve((0,L._U)(P)?.get("GTS_PDFXVersion")))??""),B("pdfe","ISO_PDFEVersion"),B("pdfvtid","G\
TS_PDFVTVersion")],Ft=[tt?.name,N,...Nt.filter(ht=>/^PDF\/[\w .:/()-]{1,40}$/.test(ht))];return{archive:tt,accessible:N,names:Ft.filter(ht=>ht!==void 0)}}const Q=P=>/^[1-9]$/.
test(P);function D(P,X){if(!Q(P))return;const B=/^[abuef]$/.test(X)?X:"";return{part:Number(P),level:B,name:`PDF/A-${P}${B}`}}function Z(P,X,B,tt){return X&&ft(
P,X,[ot.dK.pdfaid]),j(B,tt)}const j=({name:P},X)=>({code:"pdfa_identification_removed",message:`The document no longer claims ${P}: ${X}.`});async function _(P){
const X=await(0,L.Br)(P);if(!X)return[];const{archive:B,accessible:tt}=Mt(P,X);ft(P,X,[ot.dK.pdfaid,ot.dK.pdfuaid]);const N=[B?.name,tt].filter(it=>it!==void 0);
return N.length>0?[F(N,"a merge cannot guarantee conformance")]:[]}const F=(P,X)=>({code:"conformance_dropped",message:`The result no longer claims ${P.join(" a\
nd ")}, because ${X}.`}),K=({archive:P,accessible:X})=>[...P?[j(P,pt)]:[],...X===void 0?[]:[F([X],pt)]],pt="its metadata was removed";function ft(P,X,B){X.properties.
some(({namespace:tt})=>B.includes(tt))&&(0,vt._L)(P,(0,vt.QH)(X,({namespace:tt})=>B.includes(tt),[]))}}),60912:((He,Pt,I)=>{I.d(Pt,{QH:()=>L,T3:()=>R,_L:()=>Q});
var lt=I(21115),Rt=I(3907),ot=I(45599);function L(D,Z,j){const{text:_,properties:F,end:K,about:pt}=D,ft=[];let P=0;for(const X of F.filter(Z).sort((B,tt)=>B.from-
tt.from))X.from<P||(ft.push(_.slice(P,X.from)),P=X.to);return ft.push(_.slice(P,Math.max(K,P))),j.length>0&&ft.push(vt(j,pt)),ft.push(_.slice(Math.max(K,P))),Mt(
ft.join(""))}function R(D){return`<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="${lt.dK.rdf}">
${vt(D,"")}</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`}function vt(D,Z){const _=[...new Set(D.map(({prefix:K})=>K))].map(K=>` xmlns:${K}="${lt.dK[K]}"`).join(""),F=D.map(({prefix:K,name:pt,form:ft,
values:P})=>`<${K}:${pt}>${At(ft,P)}</${K}:${pt}>
`);return`<rdf:Description xmlns:rdf="${lt.dK.rdf}" rdf:about="${(0,Rt.X)(Z)}"${_}>
${F.join("")}</rdf:Description>
`}function At(D,Z){const j=_=>Z.map(F=>`<rdf:li${_}>${(0,Rt.X)(F)}</rdf:li>`).join("");switch(D){case"simple":return(0,Rt.X)(Z[0]??"");case"alternative":return`\
<rdf:Alt>${j(' xml:lang="x-default"')}</rdf:Alt>`;case"ordered":return`<rdf:Seq>${j("")}</rdf:Seq>`;case"unordered":return`<rdf:Bag>${j("")}</rdf:Bag>`}}const Mt=D=>D.
replace(/^(\s*<\?xml\s[^>]*encoding\s*=\s*["'])[^"']*/,"$1UTF-8");function Q(D,Z){const j=D.catalog.get("Metadata"),_=D.resolve(j),F=_ instanceof ot.Z6?[..._.dict].
filter(([ft])=>!["Filter","DecodeParms","Length"].includes(ft)):[],K=new ot.Bi([["Type",new ot.SX("Metadata")],["Subtype",new ot.SX("XML")],...F]),pt=new ot.Z6(
K,Buffer.from(Z,"utf8"));(0,ot.i9)(j)&&_ instanceof ot.Z6?D.put(j,pt):D.edit(D.catalogNumber).set("Metadata",D.add(pt))}}),9876:((He,Pt,I)=>{I.d(Pt,{LJ:()=>L,Vn:()=>ot,
ZM:()=>Mt,s:()=>R});var lt=I(47707);const Rt=2e4;async function ot(){const{default:Q}=await I.e(3286).then(I.bind(I,23286));return function*(D){let Z=0;do{const j=Z,
_=Math.min(D.length,j+Rt),F=_===D.length,K=new Q(j===0&&F?D:D.slice(j,_));for(let ft=K.nextBreak();ft;ft=K.nextBreak()){const P=j+ft.position;if(P===_&&!F)break;
let X=P;for(;X>Z&&D[X-1]===" ";)X--;yield{start:Z,end:X,next:P},Z=P}if(F)return;if(Z>j)continue;const pt=L(D.charCodeAt(_))?_-1:_;yield{start:Z,end:pt,next:pt,isCut:!0},
Z=pt}while(Z<D.length)}}const L=Q=>Q>=56320&&Q<=57343,R=(Q,D)=>(0,lt.qf)(Q).map(Z=>({text:Z,width:D(Z)})),vt=/[_\-–—/.,;:]$/,At=/^[.,;:!?)\]}%»”’…]/;
function*Mt(Q,D,Z="separators"){let j=0;for(let _=0;_<Q.length;j++){let F=_;for(let K=0;F<Q.length&&(K+=Q[F].width,!(K>D(j)&&F>_));F++);if(Z==="letters"){let K=F;
for(;K>_&&K<Q.length&&At.test(Q[K].text);)K--;K>_&&(F=K)}else if(Z==="separators"&&F<Q.length){let K=F;for(;K>_&&!vt.test(Q[K-1].text);)K--;K-_>=(F-_)/2&&(F=K)}
yield F-_,_=F}}})};
