"use strict";exports.id=3764,exports.ids=[3764],exports.modules={4066:((pe,vt,I)=>{I.r(vt),I.d(vt,{html_to_pdf:()=>$S});var Z=I(58552),lt=I(60666),ot=I(78323),B=I(37294),C=I(
45893);const mt=new Set(["href","src","srcset","action","background","cite","poster","data"]),dt=/^(?:https?|mailto|tel):|^data:image\/|^(?:field|qr):/i,ht=/^[a-z][a-z0-9+.-]*:/i,
J=n=>(0,Z.G6)([{field:"values",message:n}]),$=1e3;async function E(n,t,e){const s=new _(t,e);for(const i of(0,C.Ky)(n)){const o=e.step($);if(o&&await o,R(i,t),!!i.
children.some(L)){if(i.name==="style"||i.name==="script")throw J(`are in a ${i.name} element, where they could be more than text`);for(const r of i.children.splice(
0,i.children.length))L(r)?await s.put(r.value,i):i.children.push(r)}}}const L=n=>n.kind==="text"&&(0,ot.H)(n.value);function R(n,t){let e;for(const[s,i]of n.attributes){
if(!(0,ot.H)(i))continue;if(s==="style"||s.startsWith("on"))throw J(`are in the attribute ${s}, where they could be more than text; use classes`);const o=(0,ot.
qk)(i,t,s==="src"&&/^\s*qr:/i.test(i)?encodeURIComponent:void 0);if(mt.has(s)&&ht.test(o.trim())&&!dt.test(o.trim()))throw J("give an address another scheme tha\
n http, https, mailto or tel, or data with an image");(e??=new Map(n.attributes)).set(s,o)}e&&Object.assign(n,{attributes:e,classes:(0,C.q2)(e.get("class"))})}class _{values;pace;count=0;constructor(t,e){
this.values=t,this.pace=e}async put(t,e){const s=await(0,ot.lr)(t.replaceAll(`
`," "),this.values,P,this.pace);for(let i=0,o=0;i<=s.length;i=o+1){const r=this.pace.step($);r&&await r,o=s.indexOf(`
`,i),o<0&&(o=s.length),i>0&&e.children.push(this.lineBreak(e)),e.children.push({kind:"text",value:s.slice(i,o),parent:e})}}lineBreak(t){if(++this.count>B.q3)throw J(
`have more than ${B.q3} lines; at most that many are allowed`);return{kind:"element",name:"br",attributes:new Map,classes:new Set,parent:t,children:[],index:0,isHtml:!0}}}
const P=n=>n.replace(/\r\n?/g,`
`);var N=I(72594),H=I(58257),j=I(34622),st=I(52167),ut=I(14029),At=I(87593),Y=I(45657),ee=I(16246),ne=I(68084),gn=I(96533),Fo=I(28409),ah=I(16596),Go=I(39170);class jo{most;answers=new Map;total=0;constructor(t){
this.most=t}find(t){return this.answers.get(t)?.value}drop(t){this.total-=this.answers.get(t)?.size??0,this.answers.delete(t)}keep(t,e,s){this.answers.set(t,{value:e,
size:s}),this.total+=s;for(const[i,{size:o}]of this.answers){if(this.total<=this.most||i===t)return;this.answers.delete(i),this.total-=o}}}const Ho=2e6;class ch{left=Ho;take(){
if(--this.left<0)throw(0,Z.G6)([{field:"file",message:`has columns that take more than ${Ho} steps to become alike; nest fewer of them in each other, or write c\
olumn-fill: auto`}])}}var S=I(99746);const rt=2e4;function lh(n){let t=n.known.get("kept");return t===void 0&&(t=n.style.display!=="table-cell"&&Uo(n),n.known.set(
"kept",t)),t}function Uo(n){let t=n.known.get("flowing");if(t===void 0){const e=s=>!s.isPositioned&&Uo(s);t=n.children.every(e)&&n.inlines.every(s=>s.kind!=="at\
om"&&s.kind!=="apart"||e(s.box)),n.known.set("flowing",t)}return t}const _e=({most:n,plain:t})=>t??n,Ms=n=>n.fontStyle==="italic"&&(n.ownFont?!n.ownFont.isItalic:
We(n)==="Mono"),Ko=1e4;class Yo{rules;typefaces;breaks;page;quirks;pieces=new jo(Ko);words=new Map;kept=new WeakMap;faces=new WeakMap;metrics=new WeakMap;lines=new WeakMap;tiled=0;shadowed=0;shadowLayers=0;shadowsLeftOut=0;hasUnder;filling=[];work=new ch;constructor(t,e,s,i,o="\
none"){this.rules=t,this.typefaces=e,this.breaks=s,this.page=i,this.quirks=o}*layOut(t,e,s){if(s||!lh(t))return yield*this.rules.layOut(t,this,e,s);const{width:i,
height:o,fixedWidth:r,fixedHeight:a,shrinks:c,isLoose:l,isOpen:d}=e,f=[i,o,r,a,c,l,d].join();let h=this.kept.get(t);h||this.kept.set(t,h=new Map);let u=h.get(f);
return u||h.set(f,u=yield*this.rules.layOut(t,this,e)),u}forget(){this.kept=new WeakMap,this.pieces=new jo(Ko),this.words.clear()}widthsOf(t){return this.rules.
widthsOf(t,this)}faceOf(t){let e=this.faces.get(t);return e||this.faces.set(t,e=We(t)),e}metricsOf(t){let e=this.metrics.get(t);return e||this.metrics.set(t,e=this.
measureFont(t)),e}lineOf(t){let e=this.lines.get(t);return e||this.lines.set(t,e=this.measureLine(t)),e}measureFont(t){const{ascent:e,descent:s,lineGap:i}=this.
typefaces.metrics(this.faceOf(t)),o=Math.floor(t.fontSize*64)/64,r=a=>Math.round(a*o/1e3);return{ascent:r(e),descent:r(-s),gap:r(i)}}measureLine(t){const{ascent:e,
descent:s,gap:i}=this.metricsOf(t),{lineHeight:o,fontSize:r}=t;if(o==="normal"&&i===0)return{above:e,below:s};const a=o==="normal"?e+s+i:(0,S.k8)("factor"in o?o.
factor*r:o.px),c=e+Math.floor((a-e-s)/2);return{above:c,below:a-c}}}const Ss=({lineHeight:n,fontSize:t})=>n==="normal"?Math.round(dh*t)+Math.round(fh*t):"factor"in
n?n.factor*t:n.px,[dh,fh]=[1.069,.293],hh=/^(?:(?:ui-)?sans-serif|system-ui|ui-rounded|emoji|math|-apple-system|blinkmacsystemfont|arial.*|helvetica.*|verdana|tahoma|trebuchet.*|calibri|candara|segoe ui|roboto|noto sans.*|inter|open sans|lato|montserrat|poppins|ubuntu|cantarell|oxygen|source sans.*|impact|century gothic)$/,
Xo=/^(?:(?:ui-)?serif|georgia|times.*|garamond|eb garamond|palatino.*|book antiqua|bookman.*|cambria|constantia|baskerville|didot|bodoni.*|century(?! gothic).*|charter|noto serif.*|source serif.*|pt serif|merriweather|lora|katex_(?:ma|size).*|latin modern.*|computer modern.*|crimson.*|libre baskerville|playfair.*|cormorant.*)$/,
Vo=/^(?:monospace|ui-monospace|consolas|menlo|monaco)$|courier|\bmono\b|\bcode\b/,Zo=1/26;function uh(n){const{ownFont:t,fontWeight:e}=n;if(!t&&e>=ph)return Zo;
const s=t?!t.isBold:We(n)==="Mono";return e>=vs&&s?Zo:0}const vs=600,ph=900;function Jo(n){if(n.ownFont)return n.ownFont.zero;const t=We(n);return t==="Mono"?.6:
t.startsWith("Serif")?.559:n.fontStyle==="italic"?.551:.572}const Ts=n=>Vo.test(n)||Xo.test(n)||hh.test(n);function We({ownFont:n,fontFamily:t,fontWeight:e,fontStyle:s}){
if(n)return n.id;const i=t.find(Ts)??(t.length>0?"serif":"");if(Vo.test(i))return"Mono";const o=s==="italic",r=e>=vs?o?"SemiBoldItalic":"SemiBold":o?"Italic":void 0;
return Xo.test(i)?r?`Serif${r}`:"Serif":r??"Regular"}var k=I(50697);const mn={"{":"}","(":")","[":"]"};function gh(n,t){const e=n[t];let s=t+1;for(;s<n.length&&
n[s]!==e&&n[s]!==`
`;s++)n[s]==="\\"&&s++;return s+1}function Is(n,t){switch(n[t]){case"/":{if(n[t+1]!=="*")return t;const e=n.indexOf("*/",t+2);return e<0?n.length:e+2}case'"':case"\
'":return gh(n,t);case"\\":return t+2;case"(":{if(!wh(n,t))return t;const e=n.indexOf(")",t);return e<0?n.length:e+1}default:return t}}function $t(n,t,e){const s=[];
for(let i=t;i<n.length;){const o=n[i];if(s.length===0&&e.includes(o))return i;const r=Is(n,i);if(r>i){i=r;continue}Object.hasOwn(mn,o)?s.push(mn[o]):o===s.at(-1)&&
s.pop(),i++}return n.length}function mh(n){const t=new Map,e=[];for(let s=0;s<n.length;){const i=n[s],o=Is(n,s);if(o>s){s=o;continue}if(Object.hasOwn(mn,i))e.push(
{mark:mn[i],at:s}),i==="("&&t.set(s,n.length);else if(i===e.at(-1)?.mark){const r=e.pop();i===")"&&t.set(r.at,s)}s++}return t}function wh(n,t){if(n.slice(Math.max(
t-3,0),t).toLowerCase()!=="url")return!1;let e=t+1;for(;e<n.length&&/\s/.test(n[e]);)e++;return n[e]!=='"'&&n[e]!=="'"}function qo(n){let t=0;for(let e=0;e<n.length;){
const s=Is(n,e);s===e&&t++,e=Math.max(s,e+1)}return t}const Qo=n=>n.length>k.Zc&&qo(n)>k.Zc;function*Es(n){for(let t=0;t<n.length;){const e=$t(n,t,"{;}"),s=tr(n.
slice(t,e));if(n[e]!=="{"){yield{prelude:s,block:void 0},t=e+1;continue}const i=$t(n,e+1,"}");yield{prelude:s,block:n.slice(e+1,i)},t=i+1}}function tr(n){const t=n.
includes("/*")?n.replace(/\/\*[^]*?(?:\*\/|$)/g," "):n;return(t.includes("--")?t.replace(/<!--|-->/g," "):t).trim()}function zt(n){const t=[];let e=0;for(let s=0;s<
n.length;){const i=$t(n,s,";{");if(n[i]==="{"){s=$t(n,i+1,"}")+1;continue}const o=n.slice(s,i);if(s=i+1,o==="")continue;if(++e>B.iN)throw(0,B.F1)();const r=tr(o),
a=r.indexOf(":");if(a<=0)continue;const c=r.slice(0,a).trim(),l=c.startsWith("--")?c:c.toLowerCase();if(!/^[a-z_-][\w-]*$/i.test(l))continue;const d=r.slice(a+1).
trim(),f=d.replace(/\s*!\s*important$/i,"");f===""&&!l.startsWith("--")||t.push({name:l,value:f,important:f.length!==d.length})}return t}const wn={"xx-small":9,
"x-small":10,small:13,medium:16,large:18,"x-large":24,"xx-large":32,"xxx-large":48},er={"xx-small":9,"x-small":9,small:10,medium:13,large:16,"x-large":20,"xx-la\
rge":26,"xxx-large":39},nr=er.medium/wn.medium,bh=n=>Object.hasOwn(wn,n)?n:void 0,yh=(n,t)=>wn[n]*t;function xh(n,t){const{fontSizedBy:e}=n,s=sr(n);e!=="length"&&
(e!=="ratio"?n.fontSize=(s?er:wn)[e]*n.zoom:s!==sr(t)&&(n.fontSize*=s?nr:1/nr))}const sr=({fontFamily:n})=>n.length===1&&n[0]==="monospace";var U=I(75234),ge=I(
95826),O=I(8582);function ir(n,t){const e=(0,k.aG)(n),{fontSize:s,fontSizedBy:i}=t.parent,o=d=>({fontSize:d,fontSizedBy:i==="length"?"length":"ratio"});if(e==="\
larger")return o(s*1.2);if(e==="smaller")return o(s/1.2);const r=e===void 0?void 0:bh(e);if(e!==void 0)return r&&{fontSize:yh(r,t.zoom),fontSizedBy:r};const a=(0,U.
Y5)(n,{...t,em:s}),c=a&&a.px+a.percent*s;return c===void 0||c<0?void 0:n.type==="Percentage"||n.type==="Dimension"&&/^(?:em|ex|ch)$/i.test(n.unit)?o(c):{fontSize:c,
fontSizedBy:"length"}}function or(n,{parent:t}){const e=(0,k.aG)(n);if(e==="normal")return 400;if(e==="bold")return 700;if(e==="bolder")return t.fontWeight<350?
400:t.fontWeight<550?700:900;if(e==="lighter")return t.fontWeight<550?100:t.fontWeight<750?400:700;const s=(0,U.rl)(n);return s!==void 0&&s>=1&&s<=1e3?s:void 0}
const rr={normal:"normal",italic:"italic",oblique:"italic"},ar=n=>{const t=(0,k.aG)(n);return t!==void 0&&Object.hasOwn(rr,t)?rr[t]:void 0},kh=100,Rs=n=>(0,k.M$)(
n,k.wR).slice(0,kh).flatMap(t=>{const e=t.map(s=>s.type==="String"?s.value:(0,k.aG)(s)??"").join(" ");return e===""?[]:[e.toLowerCase()]});function cr(n,t){if((0,k.
aG)(n)==="normal")return"normal";const e=(0,U.rl)(n);if(e!==void 0)return e>=0?{factor:e}:void 0;const s=(0,U.Y5)(n,t);return s&&{px:s.px+s.percent*t.em}}const Oh={
keys:["fontStyle","fontVariant","fontWeight","fontSize","fontSizedBy","lineHeight","fontFamily"],read:(n,t)=>{const e={fontStyle:"normal",fontVariant:"normal",fontWeight:400,
lineHeight:"normal"};let s=0;for(;s<n.length;s++){const a=n[s],[c,l]=[ar(a),or(a,t)];if((0,k.aG)(a)!=="normal")if(c)e.fontStyle=c;else if(l!==void 0&&!(a.type===
"Number"&&Number(a.value)===0))e.fontWeight=l;else if((0,k.aG)(a)==="small-caps")e.fontVariant="small-caps";else break}const i=n[s],o=i&&ir(i,t);if(o===void 0)return;
if(Object.assign(e,o),s++,n[s]&&(0,k.YY)(n[s])){const a=n[s+1]&&cr(n[s+1],{...t,em:o.fontSize});if(a===void 0)return;e.lineHeight=a,s+=2}const r=Rs(n.slice(s));
return r.length===0?void 0:{...e,fontFamily:r}}},lr=n=>(0,O.J0)(n,(t,e)=>(0,k.aG)(t)==="normal"?0:(0,U.lT)(t,e)),Mh=["baseline","sub","super","middle","top","bo\
ttom","text-top","text-bottom"],Sh=["underline","line-through","overline"],dr=["solid","double","dotted","dashed","wavy"];function fr(n,t){const e=(0,k.aG)(n);if(e===
"auto")return{textDecorationThickness:void 0};if(e==="from-font")return{textDecorationThickness:vh*t.em};const s=(0,U.Y5)(n,t);return s&&{textDecorationThickness:Math.
max(s.px+s.percent*t.em,0)}}const vh=.05;function hr(n,t){const e=new Set,s={textDecorationLine:e,textDecorationColor:void 0,textDecorationStyle:"solid",textDecorationThickness:void 0};
for(const i of n){const o=(0,k.aG)(i),r=Sh.find(l=>l===o),a=dr.find(l=>l===o),c=(0,ge.M)(i);if(r)e.add(r);else if(a)s.textDecorationStyle=a;else if(c!==void 0)s.
textDecorationColor=c==="current"?void 0:c;else if(o!=="none"&&o!=="blink"){const l=fr(i,t);if(!l)return;Object.assign(s,l)}}return s}function Th([n],t){if((0,k.
aG)(n)==="auto")return{underlineOffset:void 0};const e=(0,U.Y5)(n,t);return e&&{underlineOffset:e.px+e.percent*t.em}}function Ih(n){const t={listStyleType:"disc",
listStylePosition:"outside",listStyleImage:void 0};for(const e of n){const s=(0,k.aG)(e);if(s==="inside"||s==="outside")t.listStylePosition=s;else if(s!==void 0)
t.listStyleType=s;else if(e.type==="String")t.listStyleType=`"${e.value}`;else if(e.type==="Url")t.listStyleImage=e.value;else return}return t}const ur=["start",
"left","right","center","justify","end"],Eh=new Map([["-webkit-left","left"],["-webkit-right","right"],["-webkit-center","center"]]);function Rh([n,...t],{parent:e}){
const s=t.length===0?(0,k.aG)(n):void 0;if(s===void 0)return;const{textAlign:i,blockAlign:o}=e;if(s==="match-parent")return{textAlign:i,blockAlign:o};if(s==="-o\
ctavo-table")return o==="start"?{textAlign:i,blockAlign:o}:{textAlign:"start",blockAlign:"start"};if(s==="-octavo-center")return{textAlign:i==="start"?"center":
i,blockAlign:o};const r=Eh.get(s);if(r)return{textAlign:r,blockAlign:r};const a=ur.find(c=>c===s);return a&&{textAlign:a,blockAlign:"start"}}function Ah(n){const t=n.
map(k.aG);return t.every(s=>s!==void 0&&/^(?:wrap|nowrap|auto|balance|stable|pretty)$/.test(s))?{whiteSpace:t.includes("nowrap")?"nowrap":"normal",isBalanced:t.
includes("balance")}:void 0}const Lh={"horizontal-tb":"across",lr:"across","lr-tb":"across","vertical-rl":"down","vertical-lr":"down","sideways-rl":"down",tb:"d\
own","tb-rl":"down","sideways-lr":"up"},pr={thin:1,medium:3,thick:5};function gr(n,t){const e=(0,k.aG)(n);return e!==void 0&&Object.hasOwn(pr,e)?pr[e]*t.zoom:(0,O.
De)(n,t)}const Ch={keys:["textStrokeWidth","textStrokeColor"],read:(n,t)=>{const e={textStrokeWidth:0,textStrokeColor:void 0};for(const s of n){const[i,o]=[gr(s,
t),(0,ge.M)(s)];if(i!==void 0)e.textStrokeWidth=i;else if(o!==void 0)e.textStrokeColor=o==="current"?void 0:o;else return}return e}},Bh={color:(0,O.J0)("color",
(n,{parent:t})=>{const e=(0,ge.M)(n);return e==="current"?t.color:e}),"accent-color":(0,O.nI)("accentColor"),"-webkit-text-fill-color":(0,O.nI)("textFillColor"),
"-webkit-text-stroke":Ch,"-webkit-text-stroke-color":(0,O.nI)("textStrokeColor"),"-webkit-text-stroke-width":(0,O.J0)("textStrokeWidth",gr),font:Oh,"font-size":{
keys:["fontSize","fontSizedBy"],read:([n,...t],e)=>n&&t.length===0?ir(n,e):void 0},"font-weight":(0,O.J0)("fontWeight",or),"font-style":(0,O.J0)("fontStyle",ar),
"font-variant":(0,O.aL)("fontVariant",["normal","small-caps","all-small-caps"],{"tabular-nums":"normal"}),"font-variant-caps":(0,O.aL)("fontVariant",["normal","\
small-caps","all-small-caps"]),"font-family":{keys:["fontFamily"],read:n=>({fontFamily:Rs(n)})},"line-height":(0,O.J0)("lineHeight",cr),"text-align":{keys:["tex\
tAlign","blockAlign"],read:Rh},"text-align-last":(0,O.aL)("textAlignLast",["auto",...ur]),"text-indent":(0,O.J0)("textIndent",U.Y5),"text-transform":(0,O.aL)("t\
extTransform",["none","uppercase","lowercase","capitalize"]),"letter-spacing":lr("letterSpacing"),"word-spacing":lr("wordSpacing"),"white-space":(0,O.aL)("white\
Space",["normal","nowrap","pre","pre-wrap","pre-line"],{"break-spaces":"pre-wrap"}),"text-wrap":{keys:["whiteSpace","isBalanced"],read:Ah},"text-wrap-style":(0,O.
aL)("isBalanced",[],{auto:!1,stable:!1,pretty:!1,balance:!0}),"text-wrap-mode":(0,O.aL)("whiteSpace",["nowrap"],{wrap:"normal"}),"overflow-wrap":(0,O.aL)("overf\
lowWrap",["normal","break-word","anywhere"]),"word-wrap":(0,O.aL)("overflowWrap",["normal","break-word","anywhere"]),"word-break":(0,O.aL)("wordBreak",["normal",
"break-all","keep-all","break-word"]),"tab-size":(0,O.nL)("tabSize",0),"writing-mode":(0,O.aL)("writingMode",[],Lh),direction:(0,O.aL)("direction",["ltr","rtl"]),
"unicode-bidi":(0,O.aL)("unicodeBidi",["normal","embed","isolate","bidi-override","plaintext"],{"isolate-override":"bidi-override"}),visibility:(0,O.aL)("visibi\
lity",["visible","hidden","collapse"]),"vertical-align":(0,O.J0)("verticalAlign",(n,t)=>{const e=(0,k.aG)(n);return Mh.find(i=>i===e)??(0,U.Y5)(n,t)}),"text-dec\
oration":{keys:["textDecorationLine","textDecorationColor","textDecorationStyle","textDecorationThickness"],read:hr},"text-decoration-thickness":{keys:["textDec\
orationThickness"],read:([n],t)=>n&&fr(n,t)},"text-underline-offset":{keys:["underlineOffset"],read:Th},"text-decoration-skip-ink":(0,O.aL)("skipsInk",[],{auto:!0,
all:!0,none:!1}),"text-underline-position":{keys:["isUnderlinedBelow"],read:n=>({isUnderlinedBelow:n.some(t=>(0,k.aG)(t)==="under")})},"text-decoration-line":{keys:[
"textDecorationLine"],read:(n,t)=>{const e=hr(n,t)?.textDecorationLine;return e&&{textDecorationLine:e}}},"text-decoration-color":(0,O.nI)("textDecorationColor"),
"text-decoration-style":(0,O.aL)("textDecorationStyle",dr),"list-style":{keys:["listStyleType","listStylePosition","listStyleImage"],read:Ih},"list-style-image":{
keys:["listStyleImage"],read:([n,...t])=>{if(!(t.length>0))return n?.type==="Url"?{listStyleImage:n.value}:(0,k.aG)(n)==="none"?{listStyleImage:void 0}:void 0}},
"list-style-type":(0,O.J0)("listStyleType",n=>n.type==="String"?`"${n.value}`:(0,k.aG)(n)),"list-style-position":(0,O.aL)("listStylePosition",["inside","outside"]),
"border-collapse":(0,O.aL)("borderCollapse",["separate","collapse"]),"border-spacing":{keys:["borderSpacingX","borderSpacingY"],read:(n,t)=>{const[e,s=e]=n.map(
i=>(0,O.De)(i,t));return e===void 0||s===void 0?void 0:{borderSpacingX:e,borderSpacingY:s}}},"caption-side":(0,O.aL)("captionSide",["top","bottom"]),"empty-cell\
s":(0,O.aL)("emptyCells",["show","hide"]),"table-layout":(0,O.aL)("tableLayout",["auto","fixed"])};function _h(n){const t=i=>n.findLast(({name:o})=>o===i)?.value??
"",e=t("font-family"),[s]=Qo(e)?[]:Rs((0,k.wK)(e)??[]);if(s!==void 0)return{family:s,weight:Dh(t("font-weight")),isItalic:/^\s*(?:italic|oblique)/i.test(t("font\
-style")),ranges:zh(t("unicode-range")),sources:[...Wh(t("src"))]}}function*Wh(n){for(let t=0;t<n.length;){const e=$t(n,t,","),[s,i]=/^\s*url\(\s*(["']?)(?=data:)/i.
exec(n.slice(t,t+Nh))??[];if(s!==void 0){const o=t+s.length;yield n.slice(o,n.indexOf(i||")",o)).trim()}t=e+1}}const Nh=100,[bn,Ph]=[400,700];function Dh(n){const t=n.
trim().toLowerCase().split(/\s+/).map(i=>i==="bold"?Ph:i==="normal"?bn:Number(i||bn)).filter(i=>i>=1&&i<=1e3).sort((i,o)=>i-o),[e=bn,s=e]=t;return Math.min(Math.
max(bn,e),s)}const $h=1e5;function zh(n){if(n.trim()===""||n.length>$h)return;const t=[];for(const e of n.split(",")){const[,s,i]=/^\s*u\+([\da-f?]{1,6})(?:-([\da-f]{1,6}))?\s*$/i.
exec(e)??[];if(s===void 0)return;const o=i??s.replaceAll("?","f");t.push([Number.parseInt(s.replaceAll("?","0"),16),Number.parseInt(o,16)])}return t}class mr{byName=new Map;constructor(t=[]){
for(const e of t){const s=this.byName.get(e.family);s?s.push(e):this.byName.set(e.family,[e])}}get isEmpty(){return this.byName.size===0}find(t){const e=new Set;
let s;for(const c of t.fontFamily){const l=this.byName.get(c);if(l)e.add(Fh(l,t));else if(Ts(c)){s=We({...t,ownFont:void 0});break}}const[i,...o]=e;if(!i)return;
if(o.length===0&&s===void 0)return i;const r=[i,...o].find(({hasSpace:c})=>c)??i,a=[i,...o].map(({id:c})=>c);return{...r,id:[...a,...s===void 0?[]:[s]].join(" ")}}}
function Fh(n,{fontWeight:t,fontStyle:e}){const s=n.filter(({isItalic:r})=>r===(e==="italic")),i=s.length>0?s:n,o=r=>{const a=t>=400&&t<=500,[c,l]=a?[r>=t&&r<=500,
r>500]:[t<400?r<=t:r>=t,!1];return Math.abs(r-t)+(c?0:l?2e3:1e3)};return[...i].sort((r,a)=>o(r.weight)-o(a.weight))[0]}const As=":first",wr={"":"all",":left":"l\
eft",":right":"right",":first":"first"},Gh={all:0,left:1,right:1,first:2},jh=10,br=100,Hh=1e6,yr=300,Lt=96/25.4,xr={a3:[297*Lt,420*Lt],a4:[210*Lt,297*Lt],a5:[148*
Lt,210*Lt],a6:[105*Lt,148*Lt],b4:[250*Lt,353*Lt],b5:[176*Lt,250*Lt],letter:[816,1056],legal:[816,1344],ledger:[1056,1632],tabloid:[1056,1632]},[Ls,Uh]=[48,19200],
Kh=["margin-top","margin-right","margin-bottom","margin-left"];async function Yh(n,t,e){const s=new Xh(n,t,e),i=new Map;for(const r of s.names)i.set(r,await s.sheetOf(
r));const o=await s.firstSheet();return o&&i.set(As,o),{usual:await s.sheetOf(""),named:i,hasFirst:o!==void 0,ignored:s.ignored}}class Xh{usual;pace;ignored=new Set;names;selected=[];values=new Map;count=0;constructor(t,e,s){
this.usual=e,this.pace=s;for(const o of t)this.select(o);this.selected.sort((o,r)=>o.weight-r.weight);const i=[...new Set(this.selected.map(({name:o})=>o))].filter(
o=>o!=="");this.names=i.slice(0,br);for(const o of i.slice(br))this.ignored.add(`@page ${o}`)}async sheetOf(t){const e=this.selected.filter(({name:h})=>h===""||
h===t),s=async(...h)=>await this.read(e,["all",...h]),[i,o,r]=[await s("left"),await s("right"),await s("right","first")],a=Mr(await s(),i,o),{width:c,height:l}=a,
d=(h,u)=>{const{margins:p,lost:g}=Sr(u,a);for(const m of g)this.ignored.add(`@page ${t}:${h} ${m}`);return Bs(p,c,l)},f={left:d("left",i),right:d("right",o),first:d(
"first",r)};return{width:c,height:l,margins:Bs(a.margins,c,l),view:Ir(a),own:f,...kr(e)}}async firstSheet(){const t=this.selected.filter(({name:l})=>l==="");if(!t.
some(({pages:l})=>l==="first"))return;const e=Mr(await this.read(t,["all"]),await this.read(t,["all","left"]),await this.read(t,["all","right"])),{width:s,height:i,
margins:o}=await this.read(t,["all","right","first"]);if(Sr({width:s,height:i,margins:o},e).lost.length===0)return;const a=Bs(o,s,i),c=Ir({width:s,height:i,margins:o});
return{width:s,height:i,margins:a,view:c,own:{left:a,right:a,first:a},...kr(t)}}select(t){const{selector:e}=t,s=e.indexOf(":"),[i,o]=s<0?[e,""]:[e.slice(0,s),e.
slice(s).toLowerCase()],r=Object.hasOwn(wr,o)?wr[o]:void 0;r===void 0||/\s/.test(i)?this.ignored.add(`@page ${e}`):this.selected.push({name:i,pages:r,weight:Gh[r]+
(i===""?0:jh),rule:t})}async read(t,e){const{width:s,height:i,margin:o}=this.usual,r={width:s,height:i,margins:[o,o,o,o]};for(const{pages:a,rule:c}of t){if(this.
count+=c.declarations.length+c.boxes.length+1,this.count>Hh)throw(0,B.ot)();const l=this.pace.step(c.declarations.length*yr+yr/10);if(l&&await l,!!e.includes(a))
for(const{name:d,value:f}of c.declarations){let h=this.values.get(f);const u=!h&&Qo(f);u&&this.ignored.add(`@page ${d}`),h||this.values.set(f,h=u?[]:(0,k.wK)(f)??
[]),Zh(d,h,r)}}return r}}const Vh=/^(?:--|color$|direction$|quotes$|font|line-height$|letter-spacing$|word-spacing$|text-transform$)/;function kr(n){const t=n.map(
({pages:e,rule:s})=>({name:"",pages:e,declarations:s.declarations.filter(({name:i})=>Vh.test(i))}));return{boxes:n.flatMap(({pages:e,rule:s})=>s.boxes.map(i=>({
...i,pages:e}))),text:t}}const yn=({usual:n,named:t},e)=>t.get(e)??n,Or=({own:n},t)=>t===0?n.first:t%2===0?n.right:n.left,Cs=({margins:[,n,,t]})=>t+n;function Zh(n,t,e){
const s={em:16,rem:16,pageWidth:e.width,pageHeight:e.height,zoom:1},i=n==="size"?Jh(t,s,e):void 0;if(i&&([e.width,e.height]=i),n==="margin"){const a=(0,O.X_)(t.
map(c=>vr(c,s)));if(a&&!a.includes(void 0))for(const[c,l]of a.entries())e.margins[c]=l}const o=Kh.indexOf(n),r=o<0||!t[0]?void 0:vr(t[0],s);r!==void 0&&(e.margins[o]=
r)}function Mr(n,t,e){return Math.abs(Cs(t)-Cs(e))>=.01?n:{...n,margins:[n.margins[0],e.margins[1],n.margins[2],e.margins[3]]}}function Sr(n,{width:t,height:e,margins:s}){
const[i,,o]=n.margins,r=Math.abs(Cs(n)-s[1]-s[3])<.01,a=n.width===t&&n.height===e,c=[...r?[]:["margin"],...a?[]:["size"]];return{margins:r?n.margins:[i,s[1],o,s[3]],
lost:c}}function vr(n,t){if((0,k.aG)(n)==="auto")return 0;const e=(0,U.Y5)(n,t);return e&&Math.max(e.px+e.percent*t.pageWidth,0)}const Tr=([n,t,e,s],i,o)=>[Math.
min(1,(i-Ls/2)/Math.max(s+t,1)),Math.min(1,(o-Ls/2)/Math.max(n+e,1))];function Ir({width:n,height:t,margins:e}){const[s,i]=Tr(e,n,t),[o,r,a,c]=e;return{width:Math.
floor(n-(c+r)*s+.01),height:Math.floor(t-(o+a)*i+.01)}}function Bs(n,t,e){const[s,i,o,r]=n,[a,c]=Tr(n,t,e),[l,d]=[Math.round(r*a),Math.round(s*c)],[f,h]=[Math.ceil(
t-(r+i)*a-.01),Math.ceil(e-(s+o)*c-.01)];return[d,t-l-f,e-d-h,l]}function Jh(n,t,e){let s,i;const o=[];for(const c of n){const l=(0,k.aG)(c),d=(0,U.lT)(c,t);if(l===
"landscape"||l==="portrait")i=l;else if(l!==void 0&&Object.hasOwn(xr,l))s=xr[l];else if(d!==void 0&&d>0)o.push(Math.min(Math.max(d,Ls),Uh));else if(l!=="auto")return}
if(o.length>0&&(s=[o[0],o[1]??o[0]]),i===void 0)return s;const[r,a]=[...s??[e.width,e.height]].sort((c,l)=>c-l);return i==="landscape"?[a,r]:[r,a]}function qh(n){
const t={from:[],to:[]};let e=0;for(const{prelude:s,block:i}of Es(n)){if(++e>B.qV)throw(0,B.VE)();if(i===void 0)continue;const o=s.toLowerCase().split(",",Qh).map(
r=>r.trim());o.some(r=>r==="from"||r==="0%")&&(t.from=zt(i)),o.some(r=>r==="to"||r==="100%")&&(t.to=zt(i))}return t}const Qh=100,tu=new Set(["none","forwards","\
backwards","both"]),eu=new Set(["normal","reverse","alternate","alternate-reverse"]),nu=/^(?:infinite|\d+(?:\.\d+)?)$/;function su(n,t,e){const s={names:[],fills:[],
directions:[],counts:[]};for(const{name:i,value:o}of n){const r=/^(?:-webkit-)?animation(?:-(name|fill-mode|direction|iteration-count))?$/.exec(i);if(!r)continue;
const a=au(e(o)??"");switch(r[1]){case void 0:Object.assign(s,ou(a,t));break;case"name":s.names=a;break;case"fill-mode":s.fills=a;break;case"direction":s.directions=
a;break;default:s.counts=a}}return s.names.flatMap((i,o)=>iu(s,o,t.get(i)))}function iu({fills:n,directions:t,counts:e},s,i){const o=d=>d[s%Math.max(d.length,1)],
r=o(n),a=o(e)??"1";if(!i||r!=="forwards"&&r!=="both"||a==="infinite")return[];const c=o(t)??"normal",l=c.startsWith("alternate")&&Number(a)%2===0;return c.endsWith(
"reverse")!==l?i.from:i.to}function ou(n,t){const e=n.map(i=>i.split(/\s+/)),s=(i,o)=>e.map(r=>r.find(i)??o);return{names:s(i=>t.has(i),""),fills:s(i=>tu.has(i.
toLowerCase()),"none").map(i=>i.toLowerCase()),directions:s(i=>eu.has(i.toLowerCase()),"normal").map(i=>i.toLowerCase()),counts:s(i=>nu.test(i),"1")}}const ru=1e3;
function au(n){const t=[];if(n.length>ru)return t;for(let e=0;e<n.length;){const s=$t(n,e,",");t.push(n.slice(e,s).trim()),e=s+1}return t}const cu=10;class _s{rank=0;children=new Map;open(t){
return(t===""?[`.${this.children.size}`]:t.split(".",cu)).reduce((s,i)=>s.child(i),this)}number(t=0){let e=t;for(const s of this.children.values())e=s.number(e);
return this.rank=e,e+1}child(t){let e=this.children.get(t);if(!e){if(this.children.size===B.qV)throw(0,B.VE)();this.children.set(t,e=new _s)}return e}}function lu(n,t){
const e=[];let s=0;for(let i=0;i<=n.length;){const o=$t(n,i,","),r=Rr(n.slice(i,o));if(s+=o-i+(r+1)*(t.length+5),s>B.LI)return"";e.push(du(n.slice(i,o).trim(),t)),
i=o+1}return e.join(", ")}function du(n,t){const e=$t(t,0,",")===t.length&&!t.includes(":"),s=`:is(${t})`;if(Rr(n)===0)return`${e?t:s} ${n}`;const i=e&&/^&(?![\w*|])/.
test(n);return n.replace(Er,(o,r)=>o!=="&"?o:i&&r===0?t:s)}const Er=/&|"(?:[^"\\]|\\[^])*"|'(?:[^'\\]|\\[^])*'/g,Rr=n=>[...n.matchAll(Er)].filter(([t])=>t==="&").
length,fu=20;function Ws(n,t,e=0){const s=uu(n);if(e>fu||s.length===0)return!1;const i=a=>hu(a)?Ws(a.slice(1,-1),t,e+1):t(a);if(s[0].toLowerCase()==="not")return s.
length===2&&!i(s[1]);const o=s.filter((a,c)=>c%2===0),r=new Set(s.filter((a,c)=>c%2===1).map(a=>a.toLowerCase()));return r.size>1||s.length%2===0?!1:r.has("or")?
o.some(i):(r.size===0||r.has("and"))&&o.every(i)}const hu=n=>n.startsWith("(")&&n.endsWith(")")&&/^\(\s{0,99}(?:\(|not\s)/i.test(n);function uu(n){const t=[];for(let e=0;e<
n.length;){const s=$t(n,e,` 	
\r\f`);s>e&&t.push(n.slice(e,s)),e=s+1}return t}function Ar(n,t){return n.trim()===""?!0:n.length>B.Hq?!1:n.toLowerCase().split(",").some(e=>pu(e.trim(),t))}function pu(n,t){
const e=/^not\s+[a-z]/.test(n),s=n.replace(e?/^not\s+/:/^only\s+/,"");return Ws(s,o=>o.startsWith("(")?bu(o.slice(1,-1),t):o==="print"||o==="all")!==e}const gu=/^\s*(min-|max-)?(width|height)\s*:\s*([\d.]+)(px|em|rem|pt|in|cm|mm)\s*$/,
mu=/^\s*(?:([\d.]+)(px|em|rem|pt|in|cm|mm)\s*(<=?|>=?|=)\s*)?(width|height)\s*(?:(<=?|>=?|=)\s*([\d.]+)(px|em|rem|pt|in|cm|mm)\s*)?$/,Ns={...U.If,em:16,rem:16};
function wu([,n,t,e,s,i,o,r],a){const c=s==="width"?a.width:a.height;return n!==void 0&&!Ps(Number(n)*Ns[t],e,c)?!1:o!==void 0?Ps(c,i,Number(o)*Ns[r]):n!==void 0||
c>0}const Ps=(n,t,e)=>n===e?t.endsWith("="):t.startsWith("<")?n<e:t.startsWith(">")&&n>e;function bu(n,t){const[,e,s,i,o]=gu.exec(n)??[];if(s!==void 0){const l=Number(
i)*Ns[o],d=s==="width"?t.width:t.height;return Ps(d,e==="min-"?">=":e==="max-"?"<=":"=",l)}const r=mu.exec(n);if(r)return wu(r,t);const[a,c]=n.split(":").map(l=>l.
trim());return a==="orientation"?c==="landscape"==t.width>t.height:a==="prefers-color-scheme"?c==="light":a==="prefers-reduced-motion"?c==="reduce"||c===void 0:
a==="scripting"?c==="none":a==="color"||a==="hover"&&c==="none"||a==="update"&&c==="none"}var yu=I(88650);const Lr=new Set(["input","select","textarea"]),xu=new Set(
[...Lr,"button","fieldset","optgroup","option"]),ku=/^(?:hidden|range|color|checkbox|radio|file|submit|image|reset|button)$/i,Ds=({name:n})=>Lr.has(n),Cr=({name:n})=>xu.
has(n),Br={checked:({name:n,attributes:t})=>n==="option"?t.has("selected"):n==="input"&&t.has("checked"),disabled:n=>Cr(n)&&_r(n),enabled:n=>Cr(n)&&!_r(n),required:n=>Ds(
n)&&n.attributes.has("required"),optional:n=>Ds(n)&&!n.attributes.has("required"),"read-write":zs,"read-only":n=>!zs(n),"placeholder-shown":n=>$s(n)&&n.attributes.
has("placeholder")&&!Wr(n),invalid:Nr,valid:n=>Ds(n)&&!Nr(n)},Ou=n=>Object.hasOwn(Br,n),Mu=(n,t)=>Br[t](n);function _r(n){if(n.attributes.has("disabled"))return!0;
let t=n;for(let{parent:e}=n;e;t=e,{parent:e}=e)if(e.name==="fieldset"&&e.attributes.has("disabled")&&t.name!=="legend")return!0;return!1}function $s({name:n,attributes:t}){
return n==="textarea"||n==="input"&&!ku.test(t.get("type")??"")}function Wr({name:n,attributes:t,children:e}){return n!=="textarea"?(t.get("value")??"")!=="":e.
some(s=>s.kind==="text"&&s.value!=="")}function zs(n){const{attributes:t}=n;if($s(n))return!t.has("readonly")&&!t.has("disabled");const e=t.get("contenteditable");
return e!==void 0&&!/^false$/i.test(e)}function Nr(n){return $s(n)&&n.attributes.has("required")&&zs(n)&&!Wr(n)}const Pr=n=>n.includes("\\")?n.replace(/\\(?:([\da-f]{1,6})[ \t\n\r\f]?|([^\n\r\f]))/gi,
(t,e,s)=>{const i=Number.parseInt(e??"",16);return e===void 0?s:i===0||i>1114111||i>=55296&&i<=57343?"�":String.fromCodePoint(i)}):n,me=1e3,Su=1e6;function Dr(n){
if(n.length>B.LI)return;const t=[];let e;try{e=(0,yu.A)(n,{context:"selectorList",onParseError:s=>t.push(s)})}catch{return}return t.length>0?void 0:Fs(e)}function Fs(n){
if(n.type!=="SelectorList")return;const t=n.children.toArray().map(e=>e.type==="Selector"?Tu(e):void 0);return t.every(e=>e!==void 0)?t:void 0}const xn=()=>({name:void 0,
id:void 0,classes:[],attributes:[],pseudos:[],combinator:void 0}),vu=new Set(["before","after","first-line","first-letter"]);function Tu({children:n}){const t=[
xn()];let e=0,s;for(const i of n.toArray()){const o=t.at(-1);switch(i.type){case"TypeSelector":i.name!=="*"&&(o.name=i.name.replace(/^.*\|/,"").toLowerCase(),e+=
1);break;case"IdSelector":o.id=Pr(i.name),e+=Su;break;case"ClassSelector":o.classes.push(Pr(i.name)),e+=me;break;case"AttributeSelector":o.attributes.push({name:i.
name.name.toLowerCase(),matcher:i.matcher??void 0,value:i.value?i.value.type==="String"?i.value.value:i.value.name:"",ignoresCase:i.flags==="i"}),e+=me;break;case"\
Combinator":t.push({...xn(),combinator:i.name});break;case"PseudoElementSelector":s=i.name.toLowerCase(),e+=1;break;case"PseudoClassSelector":{const r=i.name.toLowerCase();
if(vu.has(r)){s=r,e+=1;break}const a=Eu(r,i.children?.toArray()??[]);if(!a)return;o.pseudos.push(a.test),e+=a.specificity;break}default:return}}return{compounds:t.
reverse(),specificity:e,pseudoElement:s}}const Iu=new Set(["hover","focus","focus-within","focus-visible","active","visited","target","indeterminate","fullscree\
n","modal","popover-open","playing","host","autofill"]),Zt={a:0,b:1};function Eu(n,t){const e=i=>({test:i,specificity:me}),s=(i,o,r)=>e({kind:"nth",...i,ofType:o,
fromEnd:r});if(Iu.has(n))return e({kind:"never"});if(Ou(n))return e({kind:"form",state:n});switch(n){case"root":case"empty":case"defined":return e({kind:n});case"\
link":case"any-link":return e({kind:"link"});case"-moz-first-node":return e({kind:"first-node"});case"-moz-last-node":return e({kind:"last-node"});case"first-ch\
ild":return s(Zt,!1,!1);case"last-child":return s(Zt,!1,!0);case"first-of-type":return s(Zt,!0,!1);case"last-of-type":return s(Zt,!0,!0);case"only-child":return Fr(
s(Zt,!1,!1).test,s(Zt,!1,!0).test);case"only-of-type":return Fr(s(Zt,!0,!1).test,s(Zt,!0,!0).test);case"nth-child":case"nth-last-child":case"nth-of-type":case"n\
th-last-of-type":return Ru(n,t[0]);case"not":case"is":case"where":case"matches":case"-webkit-any":return $r(n,t[0]);case"has":return Au(t[0]);case"lang":{const[
i]=t,o=i?.type==="Identifier"?i.name:i?.type==="String"?i.value:void 0;return o===void 0?void 0:e({kind:"lang",language:o.toLowerCase()})}default:return}}function Ru(n,t){
const e=Cu(t);if(!e||t?.type!=="Nth")return;const[s,i]=[n.endsWith("of-type"),n.includes("last")];if(!t.selector)return{test:{kind:"nth",...e,ofType:s,fromEnd:i},
specificity:me};const o=s?void 0:$r("is",t.selector);if(o?.test.kind!=="is")return;const{selectors:r}=o.test;return{test:{kind:"nth-of",...e,fromEnd:i,selectors:r},
specificity:me+o.specificity}}function $r(n,t){const e=t&&Fs(t);if(!e)return;const s=n==="where"?0:e.reduce((i,o)=>Math.max(i,o.specificity),0);return{test:{kind:n===
"not"?"not":"is",selectors:e},specificity:s}}function Au(n){if(n?.type!=="SelectorList"||n.children.some(o=>o.type!=="Selector"||o.children.last?.type==="Combin\
ator"))return;const t=Fs(n);if(!t||t.length===0||t.some(zr))return;const e=t.reduce((o,r)=>Math.max(o,r.specificity),0),s=n.children.toArray();return{test:{kind:"\
has",selectors:t.map((o,r)=>Lu(o,s[r]))},specificity:e}}const zr=({compounds:n,pseudoElement:t})=>t!==void 0||n.some(({pseudos:e})=>e.some(s=>s.kind==="has"||"s\
electors"in s&&s.selectors.some(zr)));function Lu(n,t){const e={...xn(),pseudos:[{kind:"scope"}]},{compounds:s}=n,i=t.type==="Selector"&&t.children.first?.type===
"Combinator",o=s.slice(0,-1);return{...n,compounds:i?[...o,e]:[...o,{...s.at(-1),combinator:" "},e]}}function Fr(n,t){return{test:{kind:"is",selectors:[(s=>({compounds:[
{...xn(),pseudos:s}],specificity:0,pseudoElement:void 0}))([n,t])]},specificity:me}}function Cu(n){if(n?.type!=="Nth")return;const{nth:t}=n;if(t.type==="Identif\
ier")return t.name==="odd"?{a:2,b:1}:t.name==="even"?{a:2,b:0}:void 0;const{a:e,b:s}=t;return{a:Gr(e),b:Gr(s)}}const Gr=n=>n==null?0:n===""||n==="+"?1:n==="-"?-1:
Number(n);var wt=I(23407),Jt=I(16326);const jr=["repeat","no-repeat","space","round"],Bu=["border-box","padding-box","content-box"];function kn([n,t,e]){const s=(0,k.
aG)(n);if(!t&&s==="repeat-x")return["repeat","no-repeat"];if(!t&&s==="repeat-y")return["no-repeat","repeat"];const i=jr.find(r=>r===s),o=t?jr.find(r=>r===(0,k.aG)(
t)):i;return i&&o&&!e?[i,o]:void 0}const Gs=([n])=>Bu.find(t=>t===(0,k.aG)(n)),Hr={keys:["backgroundClip","backgroundClips"],read:n=>{const t=(0,k.M$)(n,k.wR).map(
e=>(0,k.aG)(e[0])==="text"?"text":Gs(e));if(t.every(e=>e!==void 0))return{backgroundClip:t.at(-1),backgroundClips:t.map(e=>e==="text"?"border-box":e)}}};function On(n,t){
return(0,k.aG)(n)==="none"?"none":n?.type==="Url"?{url:n.value}:n?.type==="Function"?(0,Jt.OW)(n,t,t.own.color):void 0}function js(n,t){const e=(0,k.aG)(n[0]);if(e===
"cover"||e==="contain")return e;const[s,i="auto"]=n.map(o=>(0,k.aG)(o)==="auto"?"auto":(0,U.Y5)(o,t));return s&&n.length<3?[s,i]:void 0}const _u=["auto","auto"],
Wu=["repeat","repeat"];function Nu(n,t){let e="none";const s=[],i=[];let o;const r=[],a=[];let c=!1,l=!1;for(const g of n){const m=(0,k.aG)(g),w=On(g,t),b=(0,ge.
M)(g),y=Gs([g]);if((0,k.YY)(g))c=!0;else if(w!==void 0)e=w;else if(b!==void 0)o=b;else if(kn([g]))s.push(g);else if(y)i.push(y);else if(m==="fixed")l=!0;else{if(m===
"scroll"||m==="local"||m==="text")continue;c&&a.length<2&&(m==="cover"||m==="contain"||m==="auto"||(0,U.Y5)(g,t))?a.push(g):r.push(g)}}const d=r.length===0?Jt.Ff:
(0,Jt.ux)(r,t),f=a.length===0?_u:js(a,t),h=s.length===0?Wu:kn(s),[u="padding-box",p=i[0]??"border-box"]=i;return d&&f&&h&&{image:e,repeat:h,color:o,position:d,size:f,
origin:u,clip:p,isFixed:l}}const Ur={keys:["backgroundColor","backgroundImage","backgroundSize","backgroundRepeat","backgroundPosition","backgroundClip","backgr\
oundClips","backgroundOrigin","backgroundAttachment"],read:(n,t)=>{const e=(0,k.M$)(n,k.wR).map(r=>Nu(r,t));if(!e.every(r=>r!==void 0))return;const s=e.at(-1).color,
i=e.filter(({image:r})=>r!=="none"),o=i.length>0?i:e;return{backgroundColor:s==="current"?t.own.color:s,backgroundImage:i.map(({image:r})=>r),backgroundSize:o.map(
({size:r})=>r),backgroundRepeat:o.map(({repeat:r})=>r),backgroundPosition:o.map(({position:r})=>r),backgroundClip:e.at(-1).clip,backgroundClips:o.map(({clip:r})=>r),
backgroundOrigin:o.map(({origin:r})=>r),backgroundAttachment:o.some(({isFixed:r})=>r)?"fixed":"scroll"}}},se=(n,t)=>({keys:[n],read:(e,s)=>{const i=(0,k.M$)(e,k.
wR).map(o=>t(o,s));return i.includes(void 0)?void 0:{[n]:i}}}),Kr={keys:["backgroundImage"],read:(n,t)=>{const e=(0,k.M$)(n,k.wR).map(s=>On(s[0],t));return e.includes(
void 0)?void 0:{backgroundImage:e.filter(s=>s!=="none")}}};function Pu(n,t){const e=[];let s=!1,i;for(const l of n){const d=(0,U.lT)(l,t),f=(0,ge.M)(l);if(d!==void 0)
e.push(d);else if((0,k.aG)(l)==="inset")s=!0;else if(f!==void 0)i=f;else return}const[o,r,a=0,c=0]=e;if(!(o===void 0||r===void 0))return{x:o,y:r,blur:a,spread:c,
isInset:s,paint:i==="current"?void 0:i}}const Du=100,Hs={keys:["boxShadow"],read:(n,t)=>{if((0,k.aG)(n[0])==="none")return{boxShadow:[]};const e=(0,k.M$)(n,k.wR).
slice(0,Du).map(s=>Pu(s,t));return e.every(s=>s!==void 0)?{boxShadow:e}:void 0}},$u=10,zu={keys:["textShadow"],read:(n,t)=>{const e=Hs.read(n,t)?.boxShadow;return e?.
every(({isInset:i,spread:o})=>!i&&o===0)?{textShadow:e.slice(0,$u)}:void 0}},Yr={backgroundImage:[],backgroundSize:[],backgroundRepeat:[],backgroundPosition:[]},
Fu=Object.keys(Yr),Gu=[["left","right"],["top","bottom"]];function ju([n,t],e,s){const i=(0,k.aG)(e[0]);if(e.length>(i===n||i===t?2:1))return;if(i==="center")return{
px:0,percent:.5};const o=i===void 0||e.length===2?(0,U.Y5)(e.at(-1),s):{px:0,percent:0};if(!(!o||i!==void 0&&i!==n&&i!==t))return i===t?{px:-o.px,percent:1-o.percent}:
o}const Xr=n=>({keys:["backgroundPosition"],read:(t,e)=>{const s=(0,k.M$)(t,k.wR).map(a=>ju(Gu[n],a,e));if(!s.every(a=>a!==void 0))return;const{backgroundPosition:i}=e.
own,o=Math.max(i.length,s.length);return{backgroundPosition:Array.from({length:o},(a,c)=>{const[l,d]=i[c%Math.max(i.length,1)]??Jt.Ff,f=s[c%s.length];return n===
0?[f,d]:[l,f]})}}}),Ne=n=>({keys:["mask"],read:(t,e)=>{const s=n.read(t,e);if(s?.backgroundImage?.some(o=>"url"in o&&o.url.startsWith("#")))return;const i=s&&Fu.
flatMap(o=>s[o]===void 0?[]:[[o,s[o]]]);return i&&{mask:{...Yr,...e.own.mask,...Object.fromEntries(i)}}}}),Vr={mask:Ne(Ur),"mask-image":Ne(Kr),"mask-size":Ne(se(
"backgroundSize",js)),"mask-position":Ne(se("backgroundPosition",Jt.ux)),"mask-repeat":Ne(se("backgroundRepeat",kn))},Hu={...Vr,...Object.fromEntries(Object.entries(
Vr).map(([n,t])=>[`-webkit-${n}`,t])),background:Ur,"background-color":{keys:["backgroundColor"],read:(n,{own:t})=>{const e=n.length===1?(0,ge.M)(n[0]):void 0;return e===
void 0?void 0:{backgroundColor:e==="current"?t.color:e}}},"background-image":Kr,"background-size":se("backgroundSize",js),"background-position":se("backgroundPo\
sition",Jt.ux),"background-position-x":Xr(0),"background-position-y":Xr(1),"background-repeat":se("backgroundRepeat",kn),"background-clip":Hr,"-webkit-backgroun\
d-clip":Hr,"background-origin":se("backgroundOrigin",Gs),"background-attachment":{keys:["backgroundAttachment"],read:n=>({backgroundAttachment:n.some(t=>(0,k.aG)(
t)==="fixed")?"fixed":"scroll"})},"text-shadow":zu,"box-shadow":Hs,"-webkit-box-shadow":Hs},Uu=["stretch","repeat","round","space"],Us=n=>[n,n,n,n],Pe={image:void 0,
slice:Us({px:0,percent:1}),isFilled:!1,width:Us({times:1}),outset:Us({times:0}),repeat:["stretch","stretch"]},Zr=({px:n,percent:t})=>n>=0&&t>=0,Ku=(n,t)=>{const e=(0,U.
rl)(n),s=e===void 0?(0,U.Y5)(n,t):{px:e,percent:0};return s&&Zr(s)&&(e!==void 0||s.px===0)?s:void 0},Ks=(n,t)=>{const e=(0,U.rl)(n);if(e!==void 0)return e>=0?{times:e}:
void 0;const s=(0,U.Y5)(n,t);return s&&Zr(s)?s:void 0},Jr=(n,t)=>(0,k.aG)(n)==="auto"?"auto":Ks(n,t),qr=n=>Uu.find(t=>t===(0,k.aG)(n));function De(n,t){const e=(0,O.
X_)(n.map(t));return e&&!e.includes(void 0)?e:void 0}function Qr(n,t){const e=n.filter(i=>(0,k.aG)(i)!=="fill"),s=De(e,i=>Ku(i,t));return s&&n.length-e.length<2?
{slice:s,isFilled:e.length<n.length}:void 0}function ta(n){const[t,e=t]=n.map(qr);return t&&e&&n.length<3?{repeat:[t,e]}:void 0}function ea(n,t){let e;const s=[],
i=[[],[],[]];let o=0;for(const g of n){const m=On(g,t);if((0,k.YY)(g))o++;else if(m!==void 0)e=m;else if(qr(g))s.push(g);else if(!i[o]?.push(g))return}const[r,a,
c]=i,l={...r.length>0?Qr(r,t):Pe,width:a.length>0?De(a,g=>Jr(g,t)):Pe.width,outset:c.length>0?De(c,g=>Ks(g,t)):Pe.outset,...s.length>0?ta(s):{repeat:Pe.repeat}},
{slice:d,isFilled:f=!1,width:h,outset:u,repeat:p}=l;if(!(!d||!h||!u||!p))return{image:e==="none"?void 0:e,slice:d,isFilled:f,width:h,outset:u,repeat:p}}const ie=n=>({
keys:["borderImage"],read:(t,e)=>{const s=n(t,e);return s&&{borderImage:{...e.own.borderImage??Pe,...s}}}}),Yu={"border-image":ie(ea),"-webkit-border-image":ie(
ea),"border-image-source":ie(([n],t)=>{const e=On(n,t);return e&&{image:e==="none"?void 0:e}}),"border-image-slice":ie(Qr),"border-image-width":ie((n,t)=>{const e=De(
n,s=>Jr(s,t));return e&&{width:e}}),"border-image-outset":ie((n,t)=>{const e=De(n,s=>Ks(s,t));return e&&{outset:e}}),"border-image-repeat":ie(ta)},Xu=["none","c\
ontents","inline","block","list-item","flow-root","inline-block","flex","inline-flex","grid","inline-grid","table","inline-table","table-row-group","table-heade\
r-group","table-footer-group","table-row","table-cell","table-column","table-column-group","table-caption"],Vu=["auto","min-content","max-content","fit-content"],
na=n=>(t,e)=>{const s=(0,k.aG)(t)?.replace(/^-webkit-|^-moz-/,"");return s==="fill-available"||s==="available"||s==="stretch"?{px:0,percent:1,fills:n}:Vu.find(i=>i===
s)??(0,O.ST)(t,e)},[Ys,Xs]=[na("across"),na("down")],sa=n=>(t,e)=>{if((0,k.aG)(t)==="none")return"none";const s=n(t,e);return s==="auto"?void 0:s},Zu=["none","h\
idden","solid","dashed","dotted","double","groove","ridge","inset","outset"],ia={thin:1,medium:3,thick:5};function oe(n,t){const e=(0,k.aG)(n);return e!==void 0&&
Object.hasOwn(ia,e)?ia[e]:(0,O.De)(n,t)}const re=n=>{const t=(0,k.aG)(n);return t==="auto"?"solid":Zu.find(e=>e===t)};function Vs(n,t){let e,s,i;for(const o of n){
const r=oe(o,t),a=re(o),c=(0,O.sD)(o);if(r!==void 0&&e===void 0)e=r;else if(a!==void 0&&s===void 0)s=a;else if(c&&!i)i=c;else return}return n.length===0?void 0:
{width:e??3,line:s??"none",paint:i?.paint}}const oa=n=>[`border${n}Width`,`border${n}Style`,`border${n}Color`],Ju=["multiply","screen","overlay","darken","light\
en","color-dodge","color-burn","hard-light","soft-light","difference","exclusion","hue","saturation","color","luminosity"],qu={keys:["mixBlendMode"],read:([n])=>{
const t=(0,k.aG)(n);if(t==="normal")return{mixBlendMode:void 0};if(!(t===void 0||!Ju.includes(t)))return{mixBlendMode:t.replaceAll(/(?:^|-)[a-z]/g,e=>e.replace(
"-","").toUpperCase())}}};function Mn(...n){const t=n.length===O.BV.length;return{keys:[...n.flatMap(oa),...t?["borderImage"]:[]],read:(e,s)=>{const i=Vs(e,s);if(!i)
return;const{width:o,line:r,paint:a}=i,c=n.flatMap(l=>{const[d,f,h]=oa(l);return[[d,o],[f,r],[h,a]]});return{...Object.fromEntries(c),...t&&{borderImage:void 0}}}}}
const we=(n,t="")=>O.BV.map(e=>`${n}${e}${t}`);function $e(n,t,e){return Object.fromEntries(O.BV.map(s=>[`${n}-${s.toLowerCase()}${t===""?"":`-${t.toLowerCase()}`}`,
e(`${n}${s}${t}`)]))}const Qu={keys:we("border","Color"),read:n=>{const t=(0,O.X_)(n.map(O.sD));if(!(!t||t.includes(void 0)))return Object.fromEntries(we("borde\
r","Color").map((e,s)=>[e,t[s].paint]))}},ra=["borderTopLeftRadius","borderTopRightRadius","borderBottomRightRadius","borderBottomLeftRadius"],tp={keys:ra,read:(n,t)=>{
const[e=[],s=e]=(0,O.LN)(n).map(r=>r.map(a=>(0,O.ST)(a,t))),[i,o]=[(0,O.X_)(e),(0,O.X_)(s)];if(!(!i||!o||i.includes(void 0)||o.includes(void 0)))return Object.fromEntries(
ra.map((r,a)=>[r,[i[a],o[a]]]))}},Sn=n=>({keys:[n],read:(t,e)=>{const[s,i=s]=t.map(o=>(0,O.ST)(o,e));return s&&i&&t.length<3?{[n]:[s,i]}:void 0}}),ep={auto:"aut\
o",avoid:"avoid","avoid-page":"avoid",page:"page",always:"page",all:"page",left:"left",verso:"left",right:"right",recto:"right",column:"column","avoid-column":"\
avoid-column"},vn=n=>(0,O.aL)(n,[],ep),Zs=(0,O.aL)("breakInside",["auto","avoid","avoid-column"],{"avoid-page":"avoid"});function np(n){const t=n.filter(i=>(0,k.
aG)(i)!=="auto");if(t.length===0)return{aspectRatio:void 0};const[e,s]=(0,O.LN)(t).map(i=>(0,U.rl)(i[0]));if(!(e===void 0||e<=0||s===0))return{aspectRatio:e/(s??
1)}}const aa={visible:"visible",hidden:"hidden",clip:"hidden",auto:"scroll",scroll:"scroll",overlay:"scroll"},Js=n=>({keys:["overflow"],read:(t,{own:e})=>{const s=t.
map(i=>{const o=(0,k.aG)(i)??"";return Object.hasOwn(aa,o)?aa[o]:void 0});if(!(s.length===0||s.includes(void 0)))return s.includes("scroll")||n&&e.overflow==="s\
croll"?{overflow:"scroll"}:{overflow:s.includes("hidden")?"hidden":"visible"}}}),sp={keys:["isContained"],read:n=>{const t=n.map(e=>(0,k.aG)(e)??"");if(t.every(
e=>ca.has(e)))return{isContained:t.some(e=>ca.get(e))}}},ip=(0,O.J0)("isIsolated",n=>{const t=(0,k.aG)(n);return t==="isolate"||(t==="auto"?!1:void 0)}),ca=new Map(
[["none",!1],["size",!1],["inline-size",!1],["style",!1],["layout",!0],["paint",!0],["content",!0],["strict",!0]]),op={keys:["outlineWidth","outlineStyle","outl\
ineColor"],read:(n,t)=>{const e=Vs(n,t);return e&&{outlineWidth:e.width,outlineStyle:e.line,outlineColor:e.paint}}},rp=(0,O.J0)("zIndex",n=>(0,k.aG)(n)==="auto"?
"auto":(0,U.rl)(n)),Tn=(n,t)=>(0,O.zW)(n,t),la={keys:["lineClamp"],read:([n])=>{const t=n&&(0,U.rl)(n);return n&&(0,k.aG)(n)==="none"?{lineClamp:void 0}:t!==void 0&&
t>=1?{lineClamp:Math.floor(t)}:void 0}},qs=(0,O.J0)("appearance",n=>(0,k.aG)(n)==="none"?"none":"auto"),da={display:(0,O.aL)("display",Xu,{"-webkit-box":"flex",
"-webkit-flex":"flex","-webkit-inline-flex":"inline-flex","-ms-flexbox":"flex","table-footer":"table-footer-group"}),position:(0,O.aL)("position",["static","rel\
ative","sticky","absolute","fixed"],{"-webkit-sticky":"sticky"}),float:(0,O.aL)("float",["none","left","right"],{"inline-start":"left","inline-end":"right"}),clear:(0,O.
aL)("clear",["none","left","right","both"],{"inline-start":"left","inline-end":"right"}),appearance:qs,"-webkit-appearance":qs,"-moz-appearance":qs,"box-sizing":(0,O.
aL)("boxSizing",["content-box","border-box"]),width:(0,O.J0)("width",Ys),height:(0,O.J0)("height",Xs),"min-width":(0,O.J0)("minWidth",Ys),"min-height":(0,O.J0)(
"minHeight",Xs),"max-width":(0,O.J0)("maxWidth",sa(Ys)),"max-height":(0,O.J0)("maxHeight",sa(Xs)),"aspect-ratio":{keys:["aspectRatio"],read:np},top:(0,O.J0)("to\
p",O.zW),right:(0,O.J0)("right",O.zW),bottom:(0,O.J0)("bottom",O.zW),left:(0,O.J0)("left",O.zW),inset:(0,O.r_)(["top","right","bottom","left"],O.zW),margin:(0,O.
r_)(we("margin"),Tn),...$e("margin","",n=>(0,O.J0)(n,Tn)),"margin-inline":Ft("marginLeft","marginRight",Tn),"margin-block":Ft("marginTop","marginBottom",Tn),padding:(0,O.
r_)(we("padding"),O.ST),...$e("padding","",n=>(0,O.J0)(n,O.ST)),"padding-inline":Ft("paddingLeft","paddingRight",O.ST),"padding-block":Ft("paddingTop","paddingB\
ottom",O.ST),border:Mn(...O.BV),...Object.fromEntries(O.BV.map(n=>[`border-${n.toLowerCase()}`,Mn(n)])),"border-inline":Mn("Left","Right"),"border-block":Mn("To\
p","Bottom"),"border-width":(0,O.r_)(we("border","Width"),oe),"border-style":(0,O.r_)(we("border","Style"),re),"border-color":Qu,...$e("border","Width",n=>(0,O.
J0)(n,oe)),...$e("border","Style",n=>(0,O.J0)(n,re)),...$e("border","Color",O.nI),"border-inline-width":Ft("borderLeftWidth","borderRightWidth",oe),"border-bloc\
k-width":Ft("borderTopWidth","borderBottomWidth",oe),"border-inline-style":Ft("borderLeftStyle","borderRightStyle",re),"border-block-style":Ft("borderTopStyle",
"borderBottomStyle",re),"inset-inline":Ft("left","right",O.zW),"inset-block":Ft("top","bottom",O.zW),"border-radius":tp,"border-top-left-radius":Sn("borderTopLe\
ftRadius"),"border-top-right-radius":Sn("borderTopRightRadius"),"border-bottom-right-radius":Sn("borderBottomRightRadius"),"border-bottom-left-radius":Sn("borde\
rBottomLeftRadius"),outline:op,"outline-width":(0,O.J0)("outlineWidth",oe),"outline-style":(0,O.J0)("outlineStyle",re),"outline-color":(0,O.nI)("outlineColor"),
"outline-offset":(0,O.J0)("outlineOffset",(n,t)=>(0,U.Y5)(n,t)?.px),opacity:(0,O.J0)("opacity",n=>{const t=(0,U.pO)(n);return t===void 0?void 0:Math.min(Math.max(
t,0),1)}),"mix-blend-mode":qu,isolation:ip,overflow:Js(!1),"line-clamp":la,"-webkit-line-clamp":la,"text-overflow":(0,O.aL)("textOverflow",["clip","ellipsis"]),
"overflow-x":Js(!0),"overflow-y":Js(!0),contain:sp,"z-index":rp,filter:{keys:[],read:([n])=>(0,k.aG)(n)==="none"?{}:void 0},"object-fit":(0,O.aL)("objectFit",["\
fill","contain","cover","none","scale-down"]),"object-position":{keys:["objectPosition"],read:(n,t)=>{const e=(0,Jt.ux)(n,t);return e&&{objectPosition:e}}},"bre\
ak-before":vn("breakBefore"),"break-after":vn("breakAfter"),"break-inside":Zs,"page-break-before":vn("breakBefore"),"page-break-after":vn("breakAfter"),"page-br\
eak-inside":Zs,"-webkit-column-break-inside":Zs,page:(0,O.J0)("pageName",(n,{parent:t})=>{if(n.type==="Identifier")return(0,k.aG)(n)==="auto"?t.pageName:n.name}),
orphans:(0,O.nL)("orphans",1),widows:(0,O.nL)("widows",1)};function Ft(n,t,e){return{keys:[n,t],read:(s,i)=>{const[o,r=o]=s.map(a=>e(a,i));return o===void 0||r===
void 0?void 0:{[n]:o,[t]:r}}}}function fa(n){const t=(0,U.rl)(n);return t!==void 0&&Number.isInteger(t)&&t>0?t:void 0}const ap=([n])=>{if((0,k.aG)(n)==="auto")return{
columnCount:void 0};const t=n&&fa(n);return t===void 0?void 0:{columnCount:t}},cp=([n],t)=>{if((0,k.aG)(n)==="auto")return{columnWidth:void 0};const e=n&&(0,O.De)(
n,t);return e===void 0?void 0:{columnWidth:e}};function lp(n,t){let e,s;for(const i of n){if((0,k.aG)(i)==="auto")continue;const o=fa(i),r=o===void 0?(0,O.De)(i,
t):void 0;if(o!==void 0&&e===void 0)e=o;else if(r!==void 0&&s===void 0)s=r;else return}return n.length>2?void 0:{columnCount:e,columnWidth:s}}const Qs={keys:["c\
olumnCount"],read:ap},ti={keys:["columnWidth"],read:cp},ei={keys:["columnCount","columnWidth"],read:lp},ha=(0,O.aL)("columnSpan",["none","all"]),dp=(0,O.aL)("co\
lumnFill",["balance","auto"],{"balance-all":"balance"}),ni={keys:["columnRuleWidth","columnRuleStyle","columnRuleColor"],read:(n,t)=>{const e=Vs(n,t);return e&&
{columnRuleWidth:e.width,columnRuleStyle:e.line,columnRuleColor:e.paint}}},fp={columns:ei,"column-count":Qs,"column-width":ti,"column-fill":dp,"column-span":ha,
"column-rule":ni,"column-rule-width":(0,O.J0)("columnRuleWidth",oe),"column-rule-style":(0,O.J0)("columnRuleStyle",re),"column-rule-color":(0,O.nI)("columnRuleC\
olor"),"-webkit-columns":ei,"-webkit-column-count":Qs,"-webkit-column-width":ti,"-webkit-column-span":ha,"-webkit-column-rule":ni,"-moz-columns":ei,"-moz-column\
-count":Qs,"-moz-column-width":ti,"-moz-column-rule":ni};var ua=I(24922);function hp(n){const[t]=n,e=(0,k.aG)(t);if(n.length===1&&(e==="none"||e==="normal"))return{
content:e};const s=pa((0,k.M$)(n,k.YY)[0]);return s&&!s.some(i=>"inner"in i)?{content:s}:void 0}function pa(n){const t=[];for(const e of n){const s=(0,k.aG)(e);
if(e.type==="String")t.push({text:e.value});else if(s==="open-quote"||s==="close-quote")t.push({quote:s==="open-quote"?"open":"close"});else if(s==="no-open-quo\
te"||s==="no-close-quote")t.push({quote:"none"});else if(e.type==="Function"){const i=up(e.name.toLowerCase(),(0,k.M$)((0,k.aX)(e),k.wR));if(!i)return;t.push(i)}else if(e.
type==="Url")t.push({url:e.value});else return}return t}function up(n,t){const[e]=t[0]??[];if(n==="target-counter")return pp(t);if(n==="content")return e===void 0||
(0,k.aG)(e)==="text"?{inner:!0}:void 0;const s=e?.type==="Identifier"?e.name:void 0;if(s===void 0)return;if(n==="attr")return{attribute:s.toLowerCase()};if(n===
"string")return gp(s,(0,k.aG)(t[1]?.[0])??"first");if(n==="counter")return{counter:s,style:(0,k.aG)(t[1]?.[0])??"decimal"};const i=t[1]?.[0];if(!(n!=="counters"||
i?.type!=="String"))return{counter:s,separator:i.value,style:(0,k.aG)(t[2]?.[0])??"decimal"}}function pp([n,t,e]){const[s]=n??[];if((0,k.aG)(t?.[0])!=="page")return;
const i={style:(0,k.aG)(e?.[0])??"decimal"};if(s?.type==="String"||s?.type==="Url")return{target:{text:s.value},...i};if(s?.type!=="Function"||s.name.toLowerCase()!==
"attr")return;const[o]=(0,k.aX)(s);return o?.type==="Identifier"?{target:{attribute:o.name.toLowerCase()},...i}:void 0}const gp=(n,t)=>t==="first"||t==="last"||
t==="first-except"?{string:n,which:t}:void 0;function mp(n){if(n.length===1&&(0,k.aG)(n[0])==="none")return{stringSet:[]};const t=[];for(const[e,...s]of(0,k.M$)(
n,k.wR)){const i=pa(s);if(e?.type!=="Identifier"||!i||i.length===0||i.some(o=>"url"in o||"string"in o))return;t.push({name:e.name,parts:i})}return{stringSet:t}}
const si=(n,t)=>({keys:[n],read:e=>{if((0,k.aG)(e[0])==="none")return{[n]:[]};const s=[];for(const i of e){const o=(0,U.rl)(i),r=s.at(-1);if(i.type==="Identifie\
r")s.push([i.name,t]);else if(o!==void 0&&r)r[1]=Math.round(o);else return}return{[n]:s}}}),wp={[ua.N]:ua.k,quotes:{keys:["quotes"],read:n=>{if((0,k.aG)(n[0])===
"none")return{quotes:["",""]};const t=n.flatMap(e=>e.type==="String"?[e.value]:[]);return t.length>=2&&t.length%2===0?{quotes:t}:void 0}},content:{keys:["conten\
t"],read:hp},"string-set":{keys:["stringSet"],read:mp},"counter-reset":si("counterReset",0),"counter-set":si("counterReset",0),"counter-increment":si("counterIn\
crement",1)};var bp=I(76213);const qt=n=>[n,n,n],Qt=(n,t,e=1)=>({blend:n,color:t,alpha:e});function ii(n){const t=n.map(s=>Math.min(s,1)),e=n.map(s=>1-1/Math.max(
s,1));return[...e.some(s=>s>0)?[Qt("ColorDodge",e)]:[],...t.some(s=>s<1)?[Qt("Multiply",t)]:[]]}function yp(n){if(n<=1)return[Qt("Normal",qt(.5),1-n)];const t=(1+
n)/2;return[...ii(qt(n/t)),Qt("ColorBurn",qt(1/t))]}const xp=[1.351,1.203,.937],ga={brightness:n=>ii(qt(n)),contrast:yp,grayscale:n=>[Qt("Saturation",qt(.5),Math.
min(n,1))],invert:n=>[Qt("Difference",qt(1),Math.min(n,1))],saturate:n=>n<=1?[Qt("Saturation",qt(.5),1-n)]:void 0,sepia:n=>{const t=Math.min(n,1),e=xp.map(s=>1+
(s-1)*t);return[Qt("Saturation",qt(.5),t),...ii(e)]}},kp=20;function Op(n){const t=[];let e=1;for(const s of n){if(s.type!=="Function")return;const i=s.name.toLowerCase(),
o=(0,k.aX)(s),r=o.length===0?1:(0,U.pO)(o[0]);if(o.length>1||r===void 0||r<0)return;if(i==="opacity")e*=Math.min(r,1);else{const a=Object.hasOwn(ga,i)?ga[i](r):
void 0;if(!a)return;(0,Y.RZ)(t,a)}}return{overlays:t.filter(({alpha:s})=>s>0).slice(0,kp),opacity:e}}const ma={keys:["filter"],read:n=>{if((0,k.aG)(n[0])==="non\
e")return{filter:void 0};const t=n.length>0?Op(n):void 0;return t&&{filter:t}}},Mp={filter:ma,"-webkit-filter":ma};function wa({firstMargins:n,...t}){return n!==
"around"?n==="none":t.display==="block"&&t.overflow==="visible"&&t.float==="none"&&(t.position==="static"||t.position==="relative")&&t.borderTopWidth===0&&t.paddingTop.
px===0&&t.paddingTop.percent===0}const Sp={"-octavo-first-margins":{keys:["firstMargins"],read:([n],{parent:t})=>(0,k.aG)(n)==="none"?{firstMargins:"none"}:wa(t)?
{firstMargins:"around"}:void 0},"-octavo-usual-margin":{keys:["marginTop"],read:(n,{parent:t})=>wa(t)?{marginTop:{px:0,percent:0}}:void 0}},ba=["normal","auto",
"stretch","flex-start","flex-end","start","end","self-start","self-end","left","right","center","baseline","space-between","space-around","space-evenly","safe c\
enter","safe end","safe flex-end","safe right"];function ze(n,t){const e=n.map(k.aG),s=e.filter(r=>r!=="safe"&&r!=="unsafe"&&r!=="first"&&r!=="last");if(s.length!==
1)return;const i=t.startsWith("justify")?s[0]:s[0]?.replace("self-","");return(e[0]==="safe"?ba.find(r=>r===`safe ${i}`):void 0)??ba.find(r=>r===i)}const be=n=>({
keys:[n],read:t=>{const e=ze(t,n);return e&&{[n]:e}}}),oi=(n,t)=>({keys:[n,t],read:e=>{const[s,i]=[ze(e,n),ze(e,t)];if(s&&i)return{[n]:s,[t]:i};if(e.length!==2)
return;const[o,r]=[ze(e.slice(0,1),n),ze(e.slice(1),t)];return o&&r&&{[n]:o,[t]:r}}});function ya(n,t){const e=(0,k.aG)(n);return e==="auto"||e==="content"||e===
"min-content"||e==="max-content"||e==="fit-content"?e:(0,O.ST)(n,t)}const xa={none:[0,0,"auto"],auto:[1,1,"auto"],initial:[0,1,"auto"]};function ka(n,t){const e=(0,k.
aG)(n[0]);if(n.length===1&&e!==void 0&&Object.hasOwn(xa,e)){const[o,r,a]=xa[e];return{flexGrow:o,flexShrink:r,flexBasis:a}}const s=[];let i;for(const[o,r]of n.entries()){
const a=r.type==="Number"?(0,U.rl)(r):void 0;if(a!==void 0&&s.length<2&&(i===void 0||o===1))s.push(a);else if(i===void 0){if(i=ya(r,t),i===void 0)return}else return}
return{flexGrow:s[0]??1,flexShrink:s[1]??1,flexBasis:i??{px:0,percent:0}}}const Oa=["row","row-reverse","column","column-reverse"],Ma=["nowrap","wrap","wrap-rev\
erse"],vp={keys:["flexDirection","flexWrap"],read:n=>{const t={flexDirection:"row",flexWrap:"nowrap"};for(const e of n){const s=(0,k.aG)(e),i=Oa.find(r=>r===s),
o=Ma.find(r=>r===s);if(i)t.flexDirection=i;else if(o)t.flexWrap=o;else return}return t}},In=1e3;function Sa(n,t){const e=(0,k.aG)(n);return e==="auto"||e==="min\
-content"||e==="max-content"?e:n?.type==="Dimension"&&n.unit.toLowerCase()==="fr"?{fr:Math.max(Number(n.value),0)}:n&&(0,O.ST)(n,t)}function va(n,t){if(n.type===
"Function"){const s=n.name.toLowerCase(),i=(0,k.M$)((0,k.aX)(n),k.wR).map(([o])=>o);if(s==="minmax"){const[o,r]=i.map(a=>Sa(a,t));return o&&r?{least:typeof o=="\
object"&&"fr"in o?"auto":o,most:r}:void 0}if(s==="fit-content"){const o=i[0]&&(0,U.Y5)(i[0],t);return o&&{least:"auto",most:"max-content",limit:o}}}const e=Sa(n,
t);if(e!==void 0)return typeof e=="object"&&"fr"in e?{least:"auto",most:e}:{least:e,most:e}}function ri(n,t){const e=new Map,s={tracks:[],auto:void 0,names:e};if(!ai(
n,t,s))return;const{tracks:i,auto:o}=s;return{tracks:i,names:e,...o&&{auto:{...o,after:s.names}}}}function ai(n,t,e){for(const s of n){if(e.tracks.length>In)return!1;
if(s.type==="Brackets"){for(const o of s.children.toArray()){if(o.type!=="Identifier")continue;const r=e.names.get(o.name)??[];r.push(e.tracks.length+1),e.names.
set(o.name,r)}continue}if(s.type==="Function"&&s.name.toLowerCase()==="repeat"){if(!Tp((0,k.M$)((0,k.aX)(s),k.wR),t,e))return!1;continue}const i=va(s,t);if(!i)return!1;
e.tracks.push(i)}return!0}function Tp([n=[],...t],e,s){const i=(0,U.rl)(n[0]),o=(0,k.aG)(n[0]),r=t.flat();if(o==="auto-fill"||o==="auto-fit"){const a={tracks:[],
auto:void 0,names:new Map},c=r.some(f=>f.type==="Function"&&f.name.toLowerCase()==="repeat");if(s.auto||c||!ai(r,e,a)||a.tracks.length===0)return!1;s.names=new Map;
const{tracks:l,names:d}=a;return s.auto={at:s.tracks.length,tracks:l,fits:o==="auto-fit",names:d,after:s.names},!0}if(i===void 0||i<1||i>In)return!1;for(let a=0;a<
i;a++)if(!ai(r,e,s))return!1;return!0}const Ta=n=>({keys:[n],read:(t,e)=>{if((0,k.aG)(t[0])==="none")return{[n]:void 0};const s=ri(t,e);return s&&{[n]:s}}}),Ia=n=>({
keys:[n],read:(t,e)=>{const s=t.map(i=>va(i,e));return s.length>0&&s.every(i=>i!==void 0)?{[n]:s}:void 0}}),Ea=n=>n.flatMap(t=>t.type==="String"?[t.value.trim().
split(/\s+/)]:[]);function Ra(n,t){if((0,k.aG)(n[0])==="none")return{gridTemplateColumns:void 0,gridTemplateRows:void 0,gridTemplateAreas:[]};const[e=[],s]=(0,k.
M$)(n,k.YY),i=s&&ri(s,t);if(s&&!i)return;const o=Ea(e),r=e.filter(c=>c.type!=="String"),a=r.length===0?void 0:ri(r,t);if(!(r.length>0&&!a))return{gridTemplateColumns:i,
gridTemplateRows:a,gridTemplateAreas:o}}function Aa(n){if((0,k.aG)(n[0])==="auto")return"auto";let t=!1,e,s;for(const o of n){const r=(0,U.rl)(o);if((0,k.aG)(o)===
"span")t=!0;else if(r!==void 0)e=Math.max(Math.min(Math.trunc(r),In),-In);else if(o.type==="Identifier")({name:s}=o);else return}if(e===0||n.length===0)return;const i=s===
void 0?{}:{name:s};return t?{span:Math.max(e??1,1),...i}:e===void 0?i:{line:e,...i}}const En=n=>({keys:[n],read:t=>{const e=Aa(t);return e&&{[n]:e}}}),Ip=n=>n!==
"auto"&&n.name!==void 0&&n.line===void 0&&n.span===void 0,ci=(...n)=>({keys:n,read:t=>{const e=(0,k.M$)(t,k.YY).map(Aa);if(!e.every(i=>i!==void 0)||e.length>n.length)
return;const s=i=>{const o=e[i];if(o!==void 0)return o;const r=i>=2?s(i-2):e[0];return Ip(r)?r:"auto"};return Object.fromEntries(n.map((i,o)=>[i,s(o)]))}}),ye=n=>({
keys:[n],read:([t],e)=>{const s=t&&(0,O.ST)(t,e);return(0,k.aG)(t)==="normal"?{[n]:void 0}:s&&{[n]:s}}}),La={keys:["rowGap","columnGap"],read:(n,t)=>{const[e,s=e]=n.
map(i=>(0,k.aG)(i)==="normal"?{px:0,percent:0}:(0,O.ST)(i,t));return e&&s?{rowGap:e,columnGap:s}:void 0}},Ca={row:"row",column:"column",dense:"row dense","row d\
ense":"row dense","column dense":"column dense"},Ep={flex:{keys:["flexGrow","flexShrink","flexBasis"],read:ka},"-webkit-flex":{keys:["flexGrow","flexShrink","fl\
exBasis"],read:ka},"flex-grow":(0,O.nL)("flexGrow",0),"flex-shrink":(0,O.nL)("flexShrink",0),"flex-basis":(0,O.J0)("flexBasis",ya),"flex-direction":(0,O.aL)("fl\
exDirection",Oa),"flex-wrap":(0,O.aL)("flexWrap",Ma),"flex-flow":vp,order:(0,O.nL)("order"),"justify-content":be("justifyContent"),"align-content":be("alignCont\
ent"),"align-items":be("alignItems"),"align-self":be("alignSelf"),"justify-items":be("justifyItems"),"justify-self":be("justifySelf"),"place-content":oi("alignC\
ontent","justifyContent"),"place-items":oi("alignItems","justifyItems"),"place-self":oi("alignSelf","justifySelf"),gap:La,"grid-gap":La,"row-gap":ye("rowGap"),"\
column-gap":ye("columnGap"),"grid-row-gap":ye("rowGap"),"grid-column-gap":ye("columnGap"),"-webkit-column-gap":ye("columnGap"),"-moz-column-gap":ye("columnGap"),
"grid-template-columns":Ta("gridTemplateColumns"),"grid-template-rows":Ta("gridTemplateRows"),"grid-template-areas":{keys:["gridTemplateAreas"],read:n=>({gridTemplateAreas:Ea(
n)})},"grid-template":{keys:["gridTemplateColumns","gridTemplateRows","gridTemplateAreas"],read:Ra},grid:{keys:["gridTemplateColumns","gridTemplateRows","gridTe\
mplateAreas"],read:Ra},"grid-auto-columns":Ia("gridAutoColumns"),"grid-auto-rows":Ia("gridAutoRows"),"grid-auto-flow":{keys:["gridAutoFlow"],read:n=>{const t=n.
map(k.aG).join(" ");return Object.hasOwn(Ca,t)?{gridAutoFlow:Ca[t]}:void 0}},"grid-row-start":En("gridRowStart"),"grid-row-end":En("gridRowEnd"),"grid-column-st\
art":En("gridColumnStart"),"grid-column-end":En("gridColumnEnd"),"grid-row":ci("gridRowStart","gridRowEnd"),"grid-column":ci("gridColumnStart","gridColumnEnd"),
"grid-area":ci("gridRowStart","gridColumnStart","gridRowEnd","gridColumnEnd")},Rp=[["inline-start","left"],["inline-end","right"],["block-start","top"],["block-\
end","bottom"]],Ap=[["start","left"],["end","right"],["before","top"],["after","bottom"]],Lp=[["start","top"],["end","bottom"]],Cp=[["start","left"],["end","rig\
ht"]],Ba=[...Rp.flatMap(([n,t])=>[[`inset-${n}`,t],[`margin-${n}`,`margin-${t}`],[`padding-${n}`,`padding-${t}`],[`border-${n}`,`border-${t}`],[`border-${n}-wid\
th`,`border-${t}-width`],[`border-${n}-style`,`border-${t}-style`],[`border-${n}-color`,`border-${t}-color`]]),...Lp.flatMap(([n,t])=>Cp.map(([e,s])=>[`border-${n}\
-${e}-radius`,`border-${t}-${s}-radius`])),...Ap.flatMap(([n,t])=>[[`-webkit-margin-${n}`,`margin-${t}`],[`-webkit-padding-${n}`,`padding-${t}`]]),["inline-size",
"width"],["block-size","height"],["min-inline-size","min-width"],["min-block-size","min-height"],["max-inline-size","max-width"],["max-block-size","max-height"]],
Bp=n=>Object.fromEntries(Ba.map(([t,e])=>[t,n[e]])),_p=n=>Wp.get(n)??n,Wp=new Map(Ba.flatMap(([n])=>{const t=n.replace(/(inline-|-webkit-(?:margin|padding)-|border-(?:start|end)-)(start|end)/,
(e,s,i)=>`${s}${i==="start"?"end":"start"}`);return t===n?[]:[[n,t]]})),Tt=(...n)=>({kind:"matrix",values:n});function _a(n){const t=n*Math.PI/180,[e,s]=[Math.cos(
t),Math.sin(t)];return Tt(e,s,-s,e,0,0)}const Wa=n=>Math.cos(n*Math.PI/180),Np=Tt(1,0,0,1,0,0),Rn=n=>Math.tan(n*Math.PI/180);function Pp(n,t){if(n.type!=="Funct\
ion")return;const e=(0,k.M$)((0,k.aX)(n),k.wR).map(([r])=>r),s=e.map(r=>(0,U.Y5)(r,t)),i=e.map(U.T),o=e.map(U.pO);switch(n.name.toLowerCase()){case"translate":case"\
translate3d":return s[0]&&{kind:"translate",x:s[0],y:s[1]??S.f2};case"translatex":return s[0]&&{kind:"translate",x:s[0],y:S.f2};case"translatey":return s[0]&&{kind:"\
translate",x:S.f2,y:s[0]};case"scale":return o[0]===void 0?void 0:Tt(o[0],0,0,o[1]??o[0],0,0);case"scalex":return o[0]===void 0?void 0:Tt(o[0],0,0,1,0,0);case"s\
caley":return o[0]===void 0?void 0:Tt(1,0,0,o[0],0,0);case"scale3d":return o[0]===void 0||o[1]===void 0?void 0:Tt(o[0],0,0,o[1],0,0);case"translatez":case"scale\
z":return e.length===1?Np:void 0;case"rotate":case"rotatez":return i[0]===void 0?void 0:_a(i[0]);case"rotatex":return i[0]===void 0?void 0:Tt(1,0,0,Wa(i[0]),0,0);case"\
rotatey":return i[0]===void 0?void 0:Tt(Wa(i[0]),0,0,1,0,0);case"skew":return i[0]===void 0?void 0:Tt(1,Rn(i[1]??0),Rn(i[0]),1,0,0);case"skewx":return i[0]===void 0?
void 0:Tt(1,0,Rn(i[0]),1,0,0);case"skewy":return i[0]===void 0?void 0:Tt(1,Rn(i[0]),0,1,0,0);case"matrix":{const r=e.map(U.rl);return r.length===6&&!r.includes(
void 0)?Tt(...r):void 0}case"matrix3d":{const r=e.map(U.rl);if(r.length!==16||r.includes(void 0))return;const a=[0,1,4,5,12,13].map(l=>r[l]);return[3,7,11].some(
l=>r[l]!==0)||r[15]!==1?void 0:Tt(...a)}default:return}}const Na=n=>n.type==="Function"&&/^(?:rotate[xy]|matrix3d)$/i.test(n.name),Dp=n=>Na(n)||n.type==="Functi\
on"&&/^translate(?:z|3d)$/i.test(n.name),Pa={keys:["transform"],read:(n,t)=>{if((0,k.aG)(n[0])==="none")return{transform:[]};if(n.some(Na)&&n.filter(Dp).length>
1)return;const e=n.map(s=>Pp(s,t));return e.every(s=>s!==void 0)?{transform:e}:void 0}},li=n=>({keys:[n],read:(t,e)=>{if((0,k.aG)(t[0])==="none")return{[n]:[]};
const[s,i]=t,o=[s,i].map(c=>(0,U.Y5)(c,e)),r=[s,i].map(U.pO);if(n==="translate")return o[0]&&{translate:[{kind:"translate",x:o[0],y:o[1]??S.f2}]};if(n==="scale")
return r[0]===void 0?void 0:{scale:[Tt(r[0],0,0,r[1]??r[0],0,0)]};const a=t.length===1?(0,U.T)(s):void 0;return a===void 0?void 0:{rotate:[_a(a)]}}}),$p={transform:Pa,
translate:li("translate"),rotate:li("rotate"),scale:li("scale"),"-webkit-transform":Pa,"transform-origin":{keys:["transformOrigin"],read:(n,t)=>{const e=(0,Jt.ux)(
n.slice(0,2),t);return e&&{transformOrigin:e}}}},An={...da,...Bp(da),...fp,...Bh,...wp,...Hu,...Yu,...Mp,...Sp,...$p,...Ep,...bp.d},Da=/^(?:transition|animation|cursor|user-select|pointer-events|will-change|scroll|overscroll|overflow-anchor|touch-action|resize|caret|print-color-adjust|color-adjust|color-scheme|forced-color-adjust|font-(?:display|smooth|feature-settings|kerning|synthesis|optical-sizing|stretch|variant-(?:numeric|ligatures)|variation-settings)|shape-rendering|text-(?:rendering|size-adjust|decoration-skip)|image-rendering|backface-visibility|perspective|contain|content-visibility|speak|size|src|backdrop-filter|mso-|hyphens|line-break|box-decoration-break|-(?:webkit|moz|ms|o|khtml|premailer)-)/,
zp=n=>n.length<=B.Hq&&Ws(n,Fp);function Fp(n){const t=n.slice(n.indexOf("(")+1,-1);return/^selector\(/i.test(n)?Dr(t)!==void 0:n.startsWith("(")&&zt(t).some(({name:e,
value:s})=>jp(e,s))}const Gp={parent:wt.DI,own:wt.DI,em:16,rem:16,pageWidth:794,pageHeight:1123,zoom:1};function jp(n,t){if(n.startsWith("--"))return!0;if(/^-(?:moz|ms|o)-/.
test(n))return!1;if(!Object.hasOwn(An,n))return!n.startsWith("-")&&Da.test(n);if(/^(?:inherit|initial|unset|revert|revert-layer)$/i.test(t.trim())||/var\(/i.test(
t))return!0;const e=(0,k.wK)(t);return e!==void 0&&e.length>0&&An[n].read(e,Gp)!==void 0}const Hp=10,Up=150;class Kp{medium;pace;rules=[];pages=[];layers=new _s;registered=new Map;keyframes=new Map;fontFaces=[];notLoaded=0;ignored=new Set;constructor(t,e){
this.medium=t,this.pace=e}async add(t,e=!1){await this.addAll(t,{isUsual:e,layer:this.layers,depth:0,parent:void 0})}async addFor(t,e){t.length>B.Hq?this.ignored.
add("media"):Ar(t,this.medium)&&await this.add(e)}async addAll(t,e){const{depth:s,parent:i}=e;if(!(s>Hp)){i!==void 0&&this.addRule(i,zt(t),e);for(const{prelude:o,
block:r}of Es(t)){const a=this.pace.step((o.length+(r?.length??0))*Up+2e3);a&&await a;const c=/^@[\w-]+/.exec(o)?.[0].slice(1).toLowerCase();if(c!==void 0)await this.
addAtRule(c,o.slice(c.length+1).trim(),r,e);else if(r!==void 0){const l=i===void 0?o:lu(o,i);r.includes("{")?await this.addAll(r,{...e,depth:s+1,parent:l}):this.
addRule(l,zt(r),e)}}}}addRule(t,e,{isUsual:s,layer:i}){if(e.length===0)return;const o=Dr(t);if(o)for(const r of o){if(this.rules.length===B.qV)throw(0,B.VE)();this.
rules.push({selector:r,declarations:e,order:this.rules.length,isUsual:s,layer:i})}}async addAtRule(t,e,s,i){const o={...i,depth:i.depth+1};switch(/^(?:media|supports)$/.
test(t)&&e.length>B.Hq&&this.ignored.add(`@${t}`),t){case"media":s!==void 0&&Ar(e,this.medium)&&await this.addAll(s,o);return;case"supports":s!==void 0&&zp(e)&&
await this.addAll(s,o);return;case"layer":{const[r,...a]=e.split(",",B.qV+1).map(c=>i.layer.open(c.trim()));s!==void 0&&a.length===0&&await this.addAll(s,{...o,
layer:r});return}case"page":s!==void 0&&this.addPage(e,s);return;case"import":this.notLoaded++;return;case"font-face":s!==void 0&&this.addFontFace(s);return;case"\
keyframes":case"-webkit-keyframes":s!==void 0&&this.keyframes.set(e.replace(/^["']|["']$/g,""),qh(s));return;case"property":s!==void 0&&this.registered.set(e,Yp(
zt(s)));return;case"charset":case"namespace":case"font-feature-values":case"view-transition":return;default:t.startsWith("-")||this.ignored.add(`@${t}`)}}addFontFace(t){
const e=_h(zt(t));e&&e.sources.length>0?this.fontFaces.push(e):/url\(/i.test(t)&&this.notLoaded++}addPage(t,e){const s=[];let i=0;for(const r of Es(e)){if(++i>B.
qV)throw(0,B.VE)();const a=/@([\w-]+)$/.exec(r.prelude)?.[1];a!==void 0&&r.block!==void 0&&s.push({name:a.toLowerCase(),declarations:zt(r.block)})}const o=zt(e);
for(const r of t.split(",",B.qV+1)){if(this.pages.length===B.qV)throw(0,B.VE)();this.pages.push({selector:r.trim(),declarations:o,boxes:s})}}}function Yp(n){const t=e=>n.
findLast(({name:s})=>s===e)?.value;return{inherits:t("inherits")?.toLowerCase()!=="false",initial:t("initial-value")}}var X=I(74135);const $a=n=>"drawing"in n;function Fe([
n,t,e,s],{scaling:i,x:o,y:r},a){const[c,l]=[a.width/e,a.height/s];if(i==="none")return[c,0,0,l,-n*c,-t*l];const d=i==="meet"?Math.min(c,l):Math.max(c,l);return[
d,0,0,d,(a.width-e*d)*o-n*d,(a.height-s*d)*r-t*d]}const za=1e7,Fa=/[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/iy;class Ln{text;at=0;constructor(t){this.text=t}skip(){
for(;this.at<this.text.length&&` 	
\r\f,`.includes(this.text[this.at]);)this.at++}number(){this.skip(),Fa.lastIndex=this.at;const t=Fa.exec(this.text)?.[0];if(t!==void 0)return this.at+=t.length,
Math.min(Math.max(Number(t),-za),za)}flag(){this.skip();const t=this.text[this.at];if(!(t!=="0"&&t!=="1"))return this.at++,Number(t)}}function di(n,t){const e=new Ln(
n),s=[];for(;s.length<t;){const i=e.number();if(i===void 0)break;s.push(i)}return s}function bt(n,t,e){const s=new Ln(n??""),i=s.number();if(i===void 0)return;const o=s.
text.slice(s.at,s.at+4).trim().toLowerCase();return o===""?i:o.startsWith("%")?i*t/100:o==="em"||o==="rem"?i*e:o==="ex"?i*e*.5:Object.hasOwn(U.If,o)?i*U.If[o]:void 0}
const Xp=1e3;function Ge(n){if(n===void 0)return;let t,e=0;for(const[,s,i]of n.matchAll(/([a-z]+)\s{0,9}\(([^)]*)\)/gi)){const o=Vp(s.toLowerCase(),di(i,6));if(!o||
++e>Xp)return;t=t?(0,X.lw)(o,t):o}return t}function Vp(n,[t,...e]){if(t===void 0)return;const[s,i,o,r,a]=e,c=t*Math.PI/180;switch(n){case"translate":return[1,0,
0,1,t,s??0];case"scale":return[t,0,0,s??t,0,0];case"rotate":{const l=[Math.cos(c),Math.sin(c),-Math.sin(c),Math.cos(c),0,0],[d,f]=[s??0,i??0];return(0,X.lw)((0,X.
lw)([1,0,0,1,-d,-f],l),[1,0,0,1,d,f])}case"skewx":return[1,0,Math.tan(c),1,0,0];case"skewy":return[1,Math.tan(c),0,1,0,0];case"matrix":return a===void 0?void 0:
[t,s,i,o,r,a];default:return}}var q=I(36078);const Ga=8,Zp=1e3;class Cn{matrix;box=X.gF;x=0;y=0;pieces=[];operators=[];last="";joined;startX=0;startY=0;constructor(t){
this.matrix=t}get path(){return this.joined??=this.pieces.concat(this.operators).join(" ")}get isEmpty(){return this.last===""}push(t){this.last=t,this.operators.
push(t),!(this.operators.length<Zp)&&(this.pieces.push(this.operators.join(" ")),this.operators=[])}move(t,e){[this.startX,this.startY]=[t,e],this.push(`${this.
point(t,e)} m`),this.go(t,e)}line(t,e){this.begin(),this.push(`${this.point(t,e)} l`),this.go(t,e)}curve(t,e,s,i,o,r,a=!1){this.begin();const c=[this.x,this.y];
this.push(`${this.point(t,e)} ${this.point(s,i)} ${this.point(o,r)} c`);for(let l=1;l<Ga;l++)this.include(...(0,X.xk)(c,[t,e],[s,i],[o,r],l/Ga));this.go(o,r)}close(){
this.isEmpty||(this.push("h"),[this.x,this.y]=[this.startX,this.startY])}begin(){(this.isEmpty||this.last==="h")&&this.push(`${this.point(this.x,this.y)} m`)}point(t,e){
const[s,i]=this.matrix?(0,X.Gd)(this.matrix,t,e):[t,e];return`${(0,q._)(s)} ${(0,q._)(i)}`}go(t,e){[this.x,this.y]=[t,e],this.include(t,e)}include(t,e){const[s,
i]=this.matrix?(0,X.Gd)(this.matrix,t,e):[t,e],[o,r,a,c]=this.box;this.box=[Math.min(o,s),Math.min(r,i),Math.max(a,s),Math.max(c,i)]}}function Bn(n,t,[e,s]){const[
i,o]=[n.x,n.y];let[r,a]=[Math.abs(t[0]),Math.abs(t[1])];if(i===e&&o===s)return;if(r===0||a===0)return n.line(e,s);const c=t[2]*Math.PI/180,[l,d]=[Math.cos(c),Math.
sin(c)],[f,h]=[(i-e)/2,(o-s)/2],[u,p]=[l*f+d*h,l*h-d*f],g=Math.sqrt((u/r)**2+(p/a)**2);g>1&&([r,a]=[r*g,a*g]);const m=(r*p)**2+(a*u)**2,w=Math.sqrt(Math.max(((r*
a)**2-m)/m,0))*(t[3]===t[4]?-1:1),[b,y]=[w*r*p/a,-w*a*u/r],x=[l*b-d*y+(i+e)/2,d*b+l*y+(o+s)/2],M=Math.atan2((p-y)/a,(u-b)/r);let v=Math.atan2((-p-y)/a,(-u-b)/r)-
M;if(t[4]===1&&v<0&&(v+=2*Math.PI),t[4]===0&&v>0&&(v-=2*Math.PI),![...x,M,v].every(Number.isFinite))return n.line(e,s);const T=Math.max(Math.ceil(Math.abs(v)/(Math.
PI/2)-1e-9),1),A=v/T,W=4/3*Math.tan(A/4),z=(K,et)=>[x[0]+l*K*r-d*et*a,x[1]+d*K*r+l*et*a];for(let K=0;K<T;K++){const[et,it]=[M+K*A,M+(K+1)*A],[kt,Q,nt,xt]=[Math.
cos(et),Math.sin(et),Math.cos(it),Math.sin(it)],Ht=K===T-1?[e,s]:z(nt,xt);n.curve(...z(kt-W*Q,Q+W*kt),...z(nt+W*xt,xt-W*nt),...Ht,K<T-1)}}function ja(n,t,e,s,i){
n.move(t+s,e),Bn(n,[s,i,0,0,1],[t-s,e]),Bn(n,[s,i,0,0,1],[t+s,e]),n.close()}const Jp=600,Ha={m:2,l:2,h:1,v:1,c:6,s:4,q:4,t:2,a:7,z:0};function*qp(n,t){const e=new Ln(
t),s={kind:"",x:0,y:0};let i="";for(;;){yield Jp,e.skip();const o=t[e.at];if(o===void 0)return;if(Object.hasOwn(Ha,o.toLowerCase()))i=o,e.at++;else if(i===""||i===
"z"||i==="Z")return;if(n.isEmpty&&i!=="m"&&i!=="M")return;const r=Qp(e,i.toLowerCase());if(!r)return;tg(n,i,r,s),i==="m"&&(i="l"),i==="M"&&(i="L")}}function Qp(n,t){
const e=[];for(let s=0;s<Ha[t];s++){const i=t==="a"&&(s===3||s===4)?n.flag():n.number();if(i===void 0)return;e.push(i)}return e}function tg(n,t,e,s){const i=t.toLowerCase(),
o=i===t,[r,a]=o?[n.x,n.y]:[0,0],[c,l]=[n.x,n.y],d=u=>[e[u]+r,e[u+1]+a],f=u=>s.kind!==""&&u.includes(s.kind)?[2*c-s.x,2*l-s.y]:[c,l];let h=[c,l];switch(i){case"m":
n.move(...d(0));break;case"l":n.line(...d(0));break;case"h":n.line(e[0]+r,l);break;case"v":n.line(c,e[0]+a);break;case"c":h=d(2),n.curve(...d(0),...h,...d(4));break;case"\
s":h=d(0),n.curve(...f("cs"),...h,...d(2));break;case"q":h=d(0),Ua(n,h,d(2));break;case"t":h=f("qt"),Ua(n,h,d(0));break;case"a":Bn(n,e,d(5));break;default:n.close()}
s.kind=i,[s.x,s.y]=h}function Ua(n,[t,e],[s,i]){const[o,r]=[n.x,n.y],a=(c,l)=>c+(l-c)*2/3;n.curve(a(o,t),a(r,e),a(s,t),a(i,e),s,i)}const fi=new Set(["path","rec\
t","circle","ellipse","line","polyline","polygon"]),eg=400;function*_n(n,{name:t,attributes:e},s){const i=Math.hypot(s.width,s.height)/Math.SQRT2,o=(c,l)=>bt(e.
get(c),l,s.em)??0,r=c=>o(c,s.width),a=c=>o(c,s.height);switch(t){case"path":return yield*qp(n,e.get("d")??"");case"rect":return sg(n,e,s);case"circle":{const c=o(
"r",i);c>0&&ja(n,r("cx"),a("cy"),c,c);return}case"ellipse":{const[c,l]=[r("rx"),a("ry")];c>0&&l>0&&ja(n,r("cx"),a("cy"),c,l);return}case"line":n.move(r("x1"),a(
"y1")),n.line(r("x2"),a("y2"));return;default:yield*ng(n,e.get("points")??"",t==="polygon")}}function*ng(n,t,e){const s=new Ln(t);for(;;){yield eg;const[i,o]=[s.
number(),s.number()];if(i===void 0||o===void 0)break;n.isEmpty?n.move(i,o):n.line(i,o)}e&&n.close()}function sg(n,t,{width:e,height:s,em:i}){const o=(w,b)=>bt(t.
get(w),b,i),[r,a]=[o("x",e)??0,o("y",s)??0],[c,l]=[o("width",e)??0,o("height",s)??0];if(c<=0||l<=0)return;const[d,f]=[o("rx",e),o("ry",s)],h=Math.min(Math.max(d??
f??0,0),c/2),u=Math.min(Math.max(f??d??0,0),l/2),[p,g]=[r+c,a+l],m=(w,b)=>{h>0&&u>0&&Bn(n,[h,u,0,0,1],[w,b])};n.move(r+h,a),n.line(p-h,a),m(p,a+u),n.line(p,g-u),
m(p-h,g),n.line(r+h,g),m(r,g-u),n.line(r,a+u),m(r+h,a),n.close()}const ig=/^(?:http:\/\/www\.w3\.org\/1999\/xhtml|\s)*$/,og=n=>(0,C.ZE)(n).filter(({attributes:t})=>{
const e=t.get("systemLanguage")?.split(",");return(e===void 0||e.some(i=>/^\s*en\b/i.test(i)))&&ig.test(t.get("requiredExtensions")??"")}).slice(0,1);function xe({
attributes:n}){const[t,e,s,i]=di(n.get("viewBox")??"",4);return i===void 0||s<=0||i<=0?void 0:[t,e,s,i]}const Ka={min:0,mid:.5,max:1};function je({attributes:n}){
const t=n.get("preserveAspectRatio")?.trim().toLowerCase()??"";if(t.startsWith("none"))return{scaling:"none",x:0,y:0};const[,e="mid",s="mid"]=/^x(min|mid|max)y(min|mid|max)/.
exec(t)??[];return{scaling:t.endsWith("slice")?"slice":"meet",x:Ka[e],y:Ka[s]}}const Wn=({attributes:n},{width:t,height:e,em:s})=>[1,0,0,1,bt(n.get("x"),t,s)??0,
bt(n.get("y"),e,s)??0],Ya={width:0,height:0,em:16},Xa=[1,0,0,1,0,0],rg=10,hi=({attributes:n})=>Ge(n.get("transform"))??Xa;class ag{tools;known=new Map;constructor(t){
this.tools=t}*read(t,e){const s=this.tools.find(t);if(s?.name!=="clipPath")return;if(s.attributes.get("clipPathUnits")!=="objectBoundingBox"){let c=this.known.get(
s);return c?this.tools.spend(c.path.length):this.known.set(s,c=yield*this.outline(s,Xa)),c}if(!e){this.tools.leaveOut("clipPath");return}const[i,o,r,a]=e;return yield*this.
outline(s,[r-i,0,0,a-o,i,o])}*outline(t,e){const{find:s,spend:i}=this.tools,o=[];let r=!1;for(const a of(0,C.ZE)(t)){const c=a.name==="use",l=c?s((0,C.Ci)(a)):a;
if(!l||!fi.has(l.name))continue;const d=(l.attributes.get("d")??l.attributes.get("points")??"").length;i(c?d*rg:d);const f=c?[Wn(a,Ya),hi(a)]:[],h=new Cn([hi(l),
...f,hi(t),e].reduce((u,p)=>(0,X.lw)(u,p)));yield*_n(h,l,Ya),h.isEmpty||o.push(h.path),r||=[a,l].some(({attributes:u})=>u.get("clip-rule")==="evenodd")}return{path:o.
length===0?"0 0 0 0 re":o.join(" "),hasHoles:r}}}class He{box;x=0;y=0;width=0;height=0;border=Ue;padding=Ue;children=Pn;apart=Pn;lines=lg;flow="sequence";firstBaseline;lastBaseline;above;after=ke;slack=0;constructor(t){
this.box=t}add(t){this.children=Va(this.children,t)}addApart(t){this.apart=Va(this.apart,t)}get contentWidth(){return this.width-this.border.left-this.border.right-
this.padding.left-this.padding.right}}const ui=({laid:n},t)=>cg(n)?t:1/0;function cg({shift:n,box:t,height:e}){return n&&n.y!==0?!1:t.style.transform.every(s=>s.
kind==="translate"&&(0,S.Il)(s.y,e)===0)}const pi=(n,t)=>{const e=ui(n,t);return n.laid.box.style.overflow==="hidden"?Math.min(e,n.bottom):e},Ue={top:0,right:0,
bottom:0,left:0};class Nn{most;least;constructor(t=0,e=0){this.most=t,this.least=e}get size(){return this.most+this.least}add(t){return t===0?this:new Nn(Math.max(
this.most,t),Math.min(this.least,t))}join({most:t,least:e}){return new Nn(Math.max(this.most,t),Math.min(this.least,e))}}const ke=new Nn,lg=[],Pn=[];function Va(n,t){
return n.length===0?[t]:(n.push(t),n)}He.prototype.isFromBottom=!1;function dg({children:n,laid:t}){const e=n.toReversed();return n.length>0&&(n.length=0),[t.children,
t.box.children]=[Pn,Pn],e}const yt=n=>n==="auto"||n==="none",D=(n,t)=>n==="auto"?0:(0,S.Il)(n,t),Wt=({marginTop:n,marginRight:t,marginBottom:e,marginLeft:s},i)=>({
top:D(n,i),right:D(t,i),bottom:D(e,i),left:D(s,i)}),ft=({borderTopWidth:n,borderRightWidth:t,borderBottomWidth:e,borderLeftWidth:s})=>fg(n,t,e,s);function Za(){
let n=Ue;return(t,e,s,i)=>t===0&&e===0&&s===0&&i===0?Ue:n.top===t&&n.right===e&&n.bottom===s&&n.left===i?n:n={top:t,right:e,bottom:s,left:i}}const fg=Za(),hg=Za(),
pt=({paddingTop:n,paddingRight:t,paddingBottom:e,paddingLeft:s},i)=>hg(Math.max((0,S.Il)(n,i),0),Math.max((0,S.Il)(t,i),0),Math.max((0,S.Il)(e,i),0),Math.max((0,S.
Il)(s,i),0)),F=({left:n,right:t})=>n+t,G=({top:n,bottom:t})=>n+t;function ug(n,t){const e=new He(n);return e.border=ft(n.style),e.padding=pt(n.style,t),e}function V(n,t,e,s){
if(typeof n=="string"||n.percent!==0&&t===void 0)return;if(n.fills)return Math.max((t??0)-pg(n.fills,s,t??0),e);const i=(0,S.Il)(n,t??0);return Math.max(s.boxSizing===
"border-box"?Math.max(i,e):i+e,0)}const pg=(n,{marginLeft:t,marginRight:e,marginTop:s,marginBottom:i},o)=>n==="across"?D(t,o)+D(e,o):D(s,o)+D(i,o);function gt(n,t,e,s){
const i=V(t.maxWidth,e,s,t)??1/0,o=V(t.minWidth,e,s,t)??0;return Math.max(Math.min(n,i),o,s)}function Mt(n,t,e,s){const i=V(t.maxHeight,e,s,t)??1/0,o=V(t.minHeight,
e,s,t)??0;return Math.max(Math.min(n,i),o,s)}function Ke(n,t,e){const s=t.aspectRatio??1;return t.boxSizing==="border-box"?n*s:Math.max(n-e.down,0)*s+e.across}function Ja(n,t,e){
const s=t.aspectRatio??1;return t.boxSizing==="border-box"?n/s:Math.max(n-e.across,0)/s+e.down}function Dn(n,t,e,s){if(t.aspectRatio===void 0||t.width!=="auto")
return n;const i=V(t.maxHeight,e,s.down,t),o=V(t.minHeight,e,s.down,t),r=i===void 0?n:Math.min(n,Ke(i,t,s));return o===void 0?r:Math.max(r,Ke(o,t,s))}function qa({
left:n,right:t,top:e,bottom:s,direction:i},{width:o,height:r}){const a=(g,m)=>g==="auto"||g.percent!==0&&m===void 0?void 0:(0,S.Il)(g,m??0),[c,l,d,f]=[a(n,o),a(
t,o),a(e,r),a(s,r)],h=l===void 0?void 0:-l,u=(i==="rtl"?h??c:c??h)??0,p=d??-(f??0);return u===0&&p===0?void 0:{x:u,y:p}}const gg=({color:{color:n,alpha:t}})=>{const e={
fill:{paint:n,alpha:t}};return()=>e},gi=2e4,Qa=.55,mg=.35;function*wg(n,t,e,{styler:s,spend:i}){const{attributes:o}=n,r=(m,w)=>bt(o.get(m),w,e.em)??0,a={x:r("x",
e.width),y:r("y",e.height),width:r("width",e.width),height:r("height",e.height),across:0,down:.5},c=bg(n,t,s,a),l=new kg(s,i,c.width);yield*l.read(n,t);const{lines:d}=l;
d.at(-1).length===0&&d.pop();const f=yg(d);let h=c.y+(c.height-f.reduce((m,w)=>m+w,0))*c.down;const u=Math.min((0,Y.Kf)(d.map(xg)),c.width),p=c.x+(c.width-u)*c.
across,g=[];for(const[m,w]of d.entries()){yield gi;const[b]=w;if(!b){h+=f[m];continue}const{textAlign:y,fontSize:x}=b.style,M=y==="center"?"middle":y==="right"||
y==="end"?"end":"start",v=M==="middle"?.5:M==="end"?1:0,T=c.across>0?p+u*v:c.x+c.width*v;for(const[A,{text:W,style:z,isApart:K}]of w.entries()){const et=A===0?{
x:T,y:h+f[m]/2+mg*x}:{x:void 0,y:void 0},it={...z,drawn:{...z.drawn,anchor:M}};g.push({text:A>0&&K?` ${W}`:W,style:it,paintIn:gg(z),...et,dx:0,dy:0})}h+=f[m]}return g}
function bg(n,t,e,s){const[i,...o]=(0,C.ZE)(n);if(!i?.isHtml||o.length>0)return s;const{style:r}=e.styleOf(i,t,void 0);if(r.display!=="flex"||r.flexDirection!==
"row")return s;const{width:a}=s,[c,l]=[D(r.marginLeft,a),D(r.marginTop,a)],[d,f]=[(0,S.Il)(r.paddingLeft,a),(0,S.Il)(r.paddingTop,a)],h=a-c-d-D(r.marginRight,a)-
(0,S.Il)(r.paddingRight,a);return{x:s.x+c+d,y:s.y+l+f,width:typeof r.width=="object"?(0,S.Il)(r.width,a):h,height:typeof r.height=="object"?(0,S.Il)(r.height,s.
height):0,across:tc[r.justifyContent]??0,down:typeof r.height=="object"?tc[r.alignItems]??0:0}}function yg(n){const t=[];for(const e of n)t.push(e.length===0?t.
at(-1)??0:(0,Y.Kf)(e.map(({style:s})=>Ss(s))));return t}const tc={center:.5,"flex-end":1,end:1},xg=n=>n.reduce((t,{text:e,style:s,isApart:i})=>t+(e.length+(i?1:
0))*Qa*s.fontSize,0);class kg{styler;spend;room;lines=[[]];width=0;count=0;isApart=!1;constructor(t,e,s){this.styler=t,this.spend=e,this.room=s}*read(t,e){for(const s of t.
children)if(yield gi,this.spend(0),s.kind==="text")yield*this.words(s,e.style);else if(s.name==="br")this.end(!0);else if(s.isHtml){const i=this.styler.styleOf(
s,e,void 0);if(i.style.display==="none")continue;const o=!i.style.display.startsWith("inline");o&&this.end(),yield*this.read(s,i),o&&this.end()}}*words({value:t},e){
if(e.visibility!=="visible")return;const s=e.whiteSpace!=="nowrap"&&e.whiteSpace!=="pre";for(const i of t.match(/\s+|\S+/g)??[]){if(/^\s/.test(i)){this.isApart=
!0;continue}this.spend(i.length),++this.count%50===0&&(yield 50*gi);const o=(i.length+(this.isApart?1:0))*Qa*e.fontSize;s&&this.width>0&&this.width+o>Math.max(this.
room,e.fontSize)*1.1&&this.end(),this.lines.at(-1).push({text:i,style:e,isApart:this.isApart}),this.width+=o,this.isApart=!1}}end(t=!1){(t||this.lines.at(-1).length>
0)&&this.lines.push([]),[this.width,this.isApart]=[0,!1]}}const Og=10,mi=({name:n})=>n==="linearGradient"||n==="radialGradient";function ec(n,t,e){const s=[n];for(;s.
length<Og;){const i=t((0,C.Ci)(s.at(-1)));if(!i||s.includes(i)||!e(i))break;s.push(i)}return s}function Mg(n,t,{box:e,room:s,measures:i}){const o=Q=>{for(const{
attributes:nt}of n)if(nt.has(Q))return nt.get(Q)},r=o("gradientUnits")!=="userSpaceOnUse",[a,c,l,d]=e;if(l-a<=0&&r||d-c<=0&&r)return;const f=Ge(o("gradientTrans\
form"))??vg,h=r?(0,X.lw)(f,[l-a,0,0,d-c,a,c]):f,[u,p,g,m]=h;if(!(Math.abs(u*m-p*g)>1e-12))return;const w=r?{width:1,height:1}:i,b=(Q,nt,xt)=>bt(o(Q)??nt,xt,i.em)??
0,y=(Q,nt)=>b(Q,nt,w.width),x=(Q,nt)=>b(Q,nt,w.height),M=(0,X.zl)((0,X.DI)(h),(0,X.XM)(e,s));if(n[0].name==="linearGradient"){const[Q,nt,xt,Ht]=[y("x1","0%"),x(
"y1","0%"),y("x2","100%"),x("y2","0%")],[Vt,ue]=[xt-Q,Ht-nt],zo=Vt*Vt+ue*ue,_t=nc(M).map(([US,KS])=>((US-Q)*Vt+(KS-nt)*ue)/zo),un=sc(t,o("spreadMethod"),(0,Y.YG)(
_t),(0,Y.Kf)(_t)),{from:ks,to:Os}=un,pn=[Q+ks*Vt,nt+ks*ue,Q+Os*Vt,nt+Os*ue];return ic(pn,h,un.stops,M)}const[v,T]=[y("cx","50%"),x("cy","50%")],A=b("r","50%",Math.
hypot(w.width,w.height)/Math.SQRT2),[W,z]=[o("fx")===void 0?v:y("fx","50%"),o("fy")===void 0?T:x("fy","50%")];if(!(A>0))return;const K=Math.min(Math.max(b("fr",
"0%",Math.hypot(w.width,w.height)/Math.SQRT2),0),A),et=W===v&&z===T&&K===0?o("spreadMethod"):void 0,it=(0,Y.Kf)(nc(M).map(([Q,nt])=>Math.hypot(Q-v,nt-T)))/A,kt=sc(
t,et,0,it);return ic([W,z,K,v,T,A*kt.to],h,kt.stops,M)}const nc=([n,t,e,s])=>[[n,t],[e,t],[n,s],[e,s]],Sg=2e3;function sc(n,t,e,s){const i={from:0,to:1,stops:n};
if(t!=="repeat"&&t!=="reflect")return i;const[o,r]=[Math.min(Math.floor(e),0),Math.max(Math.ceil(s),1)],a=r-o;if(!(a*n.length<=Sg))return i;const c=n.map(d=>({...d,
at:1-d.at})).reverse(),l=[];for(let d=o;d<r;d++)for(const f of t==="reflect"&&d%2!==0?c:n)l.push({...f,at:(d-o+f.at)/a});return{from:o,to:r,stops:l}}const $n=1e3,
vg=[1,0,0,1,0,0],ic=(n,t,e,s)=>({coordinates:n.map(i=>i*$n),matrix:(0,X.lw)([1/$n,0,0,1/$n,0,0],t),stops:e,box:s.map(i=>i*$n)}),Tg=1e-6,Ig=256,Eg=({fill:n,stroke:t})=>(n&&
"stops"in n.paint?n.paint.stops.length:0)+(t&&"stops"in t.color?t.color.stops.length:0);class Rg{styler;find;leaveOut;gradients=new Map;constructor(t,e,s){this.
styler=t,this.find=e,this.leaveOut=s}make(t,{style:e},s){const{fill:i,fillOpacity:o,hasHoles:r,isStrokeUnder:a}=e.drawn,{box:c}=t,[l,d,f,h]=c,u=f>l&&h>d?this.paintOf(
i,o,e,{box:c,room:0,measures:s}):void 0,p=this.strokeOf(e,c,s);if(!(!u&&!p))return{kind:"shape",path:t.path,fill:u&&{...u,hasHoles:r},stroke:p,isStrokeUnder:a}}textPaint(t,e){
const{fill:s,fillOpacity:i,stroke:o,isStrokeUnder:r}=t.drawn;if(!(!this.colorOf(s,t)&&!this.colorOf(o,t)))return a=>({fill:this.paintOf(s,i,t,{box:a,room:0,measures:e}),
stroke:this.strokeOf(t,a,e),isStrokeUnder:r})}strokeOf({drawn:t,...e},s,i){const o=Math.hypot(i.width,i.height)/Math.SQRT2,r=(0,S.Il)(t.strokeWidth,o);if(!(r>Tg))
return;const{cap:a,join:c,miter:l,isUnscaled:d}=t,f=r*Math.max(l,Math.SQRT2)/2,h=this.paintOf(t.stroke,t.strokeOpacity,{...e,drawn:t},{box:s,room:f,measures:i});
if(!h)return;const u=t.dashes.map(m=>(0,S.Il)(m,o)),p=u.some(m=>m>0)?u.length%2===1?[...u,...u]:u:[],g=(0,S.Il)(t.dashOffset,o);return{color:h.paint,alpha:h.alpha,
width:r,cap:a,join:c,miter:l,dashes:p,dashOffset:g,isUnscaled:d}}paintOf(t,e,s,i){const o=this.gradientOf(t);if(o){const a=Mg(o.chain,o.stops,i);return a&&{paint:a,
alpha:o.alpha*e}}const r=this.colorOf(t,s);return r&&{paint:r.color,alpha:r.alpha*e}}gradientOf(t){const e=typeof t=="object"&&"id"in t?this.gradient(t.id):void 0;
return e&&e.stops.length>1?e:void 0}colorOf(t,e){if(t==="none")return;if(t==="current")return e.color;if(!("id"in t))return t;const s=this.gradient(t.id);if(!s)
return this.colorOf(t.otherwise,e);const[i]=s.stops;return i&&{color:i.color,alpha:i.alpha*s.alpha}}gradient(t){if(this.gradients.has(t))return this.gradients.get(
t);const e=this.find(t);e&&!mi(e)&&this.leaveOut(e.name);const s=e&&mi(e)?this.readGradient(e):void 0;return this.gradients.set(t,s),s}readGradient(t){const e=ec(
t,this.find,mi),s=e.find(c=>(0,C.ZE)(c).some(({name:l})=>l==="stop")),i=[];for(const c of s?(0,C.ZE)(s):[]){if(c.name!=="stop"||i.length===Ig)continue;const{style:l}=this.
styler.styleOf(c,this.styler.start,void 0),d=c.attributes.get("offset")??"0",f=Math.min(Math.max(bt(d,1,16)??0,i.at(-1)?.at??0),1);i.push({at:f,color:l.stopColor.
color,alpha:l.stopColor.alpha*l.stopOpacity})}const[o,r]=[i[0],i.at(-1)];o&&o.at>0&&i.unshift({...o,at:0}),r&&r.at<1&&i.push({...r,at:1});const a=i[0]?.alpha??1;
return a===1||i.some(c=>c.alpha!==a)?{chain:e,stops:i,alpha:1}:{chain:e,stops:i.map(c=>({...c,alpha:1})),alpha:a}}}const oc=16,Ag=2e4;class Lg extends Cn{turn;parts=[];starts=[];length=0;first=[
0,0];constructor(t){super(),this.turn=t}move(t,e){super.move(t,e),this.first=[t,e]}line(t,e){this.add(this.x,this.y,t,e),super.line(t,e)}curve(t,e,s,i,o,r){const a=[
this.x,this.y];let[c,l]=a;for(let d=1;d<=oc;d++){const[f,h]=(0,X.xk)(a,[t,e],[s,i],[o,r],d/oc);this.add(c,l,f,h),[c,l]=[f,h]}super.curve(t,e,s,i,o,r)}close(){this.
add(this.x,this.y,...this.first),super.close()}add(t,e,s,i){const[o,r]=(0,X.Gd)(this.turn,t,e),[a,c]=(0,X.Gd)(this.turn,s,i),l=Math.hypot(a-o,c-r);!(l>0)||this.
parts.length===Ag||(this.parts.push({x:o,y:r,angle:Math.atan2(c-r,a-o)}),this.starts.push(this.length),this.length+=l)}}function*Cg(n,t){const e=new Lg(Ge(n.attributes.
get("transform"))??[1,0,0,1,0,0]);yield*_n(e,n,t);const{parts:s,starts:i,length:o}=e;return{parts:s,starts:i,length:o}}const Bg=2e4,_g=40,Wg=200,Ng=400,Pg=1e4,Dg=new Set(
["tspan","a","textPath"]);function*$g(n,t,e){const s=[];yield*rc(n,t,{pen:{xs:[0],y:0,dx:0,dy:0,path:void 0,isSpaced:!0},runs:s,tools:e});const o=Gg(n,t.measures);
o&&s[0]&&(s[0]={...s[0],length:o});const r=s.at(-1);return r&&!r.style.whiteSpace.startsWith("pre")&&(s[s.length-1]={...r,text:r.text.trimEnd()}),s}function*rc(n,t,e){
const{styled:s,measures:i}=t,{pen:o,tools:r}=e,a=n.attributes.get("space"),c=a===void 0?t.keepsSpace===!0:a==="preserve";zg(o,n,i),n.name==="textPath"&&(yield*Fg(
o,n,i,r));for(const l of n.children)if(yield Bg,l.kind==="text")jg(l,c,t,e);else if(!l.isHtml&&Dg.has(l.name)){const d=r.styler.styleOf(l,s,void 0);if(d.style.display===
"none")continue;yield*rc(l,{styled:d,measures:{...i,em:d.style.fontSize},keepsSpace:c},e)}n.name==="textPath"&&(o.path=void 0)}function zg(n,{attributes:t},{width:e,
height:s,em:i}){const o=t.get("x");if(o!==void 0){const a=di(o,Pg),c=bt(o,e,i);n.xs=a.length>1?a:c===void 0?[]:[c]}const r=(a,c)=>bt(t.get(a),c,i);n.y=r("y",s)??
n.y,n.dx+=r("dx",e)??0,n.dy+=r("dy",s)??0}function*Fg(n,t,e,{maker:s,spend:i}){const o=s.find((0,C.Ci)(t));if(!o||!fi.has(o.name))return;const{attributes:r}=o;i(
(r.get("d")??r.get("points")??"").length);const a=yield*Cg(o,e);i(a.parts.length*_g),n.path=a,n.xs=[bt(t.attributes.get("startOffset"),a.length,e.em)??0],n.y=0}
function Gg({attributes:n},{width:t,em:e}){const s=bt(n.get("textLength"),t,e),i=n.get("lengthAdjust")?.trim()==="spacingAndGlyphs";return s!==void 0&&s>0?{length:s,
scales:i}:void 0}function jg({value:n},t,{styled:{style:e},measures:s},i){const{pen:o,runs:r,tools:a}=i,c=t||e.whiteSpace.startsWith("pre");let l=c?n.replace(/\s/g,
" "):n.replace(/\s+/g," ");!c&&o.isSpaced&&(l=l.replace(/^ /,""));const d=a.maker.textPaint(e,s);if(l===""||!d||e.visibility!=="visible")return;const f=e.drawn.
stroke!=="none";(f||o.path)&&a.spend(l.length*(f?Ng:Wg)),o.isSpaced=l.endsWith(" ");const h=(g,m)=>{r.push({text:g,style:e,paintIn:d,x:m,y:o.y,dx:o.dx,dy:o.dy,path:o.
path}),[o.y,o.dx,o.dy]=[void 0,0,0]},u=o.xs.length>1?Array.from(l):[],p=Math.min(o.xs.length,u.length);for(let g=0;g<p-1;g++)h(u[g],o.xs[g]);h(p>1?u.slice(p-1).
join(""):l,o.xs[Math.max(p-1,0)]),o.xs=o.xs.slice(Math.max(p,1))}class Hg extends Cn{vertices=[];first;move(t,e){super.move(t,e),this.vertices.push(this.first={
x:t,y:e,before:void 0,after:void 0})}line(t,e){const s=[t-this.x,e-this.y];super.line(t,e),this.add(t,e,s,s,!1)}curve(t,e,s,i,o,r,a=!1){const[c,l]=[this.x,this.
y];super.curve(t,e,s,i,o,r);const d=[o-c,r-l],f=ac([t-c,e-l],[s-c,i-l],d),h=ac([o-s,r-i],[o-t,r-e],d);this.add(o,r,f,h,a)}close(){const{first:t}=this,e=this.vertices.
at(-1);if(super.close(),!t||!e||e===t)return;const s=[t.x-e.x,t.y-e.y];s[0]===0&&s[1]===0||this.add(t.x,t.y,s,s,!1);const o=this.vertices.at(-1);[o.after,t.before]=
[t.after,o.before]}add(t,e,s,i,o){const r=this.vertices.at(-1);r&&!this.isWithin&&(r.after=s),this.isWithin=o,o||this.vertices.push({x:t,y:e,before:i,after:void 0})}isWithin=!1}
const ac=(...n)=>n.find(([t,e])=>t!==0||e!==0)??[1,0];function Ug({before:n,after:t}){const e=([r,a])=>Math.atan2(a,r)*180/Math.PI;if(!n)return t?e(t):0;if(!t)return e(
n);const[s,i]=[e(n),e(t)],o=((i-s)%360+540)%360-180;return s+o/2}const Et=(n,{matrix:t,clip:e,clipHasHoles:s=!1,opacity:i=1}={})=>({kind:"group",matrix:t,clip:e,
clipHasHoles:s,opacity:i,nodes:n}),ae=(n,t,e,s)=>`${[n,t,e,s].map(q._).join(" ")} re`;function Kg(n,t,e,s,{lineWidth:i,em:o}){const{attributes:r}=n,a=(v,T)=>bt(
r.get(v),T,o),c={width:a("markerWidth",100)??3,height:a("markerHeight",100)??3};if(c.width<=0||c.height<=0)return;const l=xe(n),d=l?Fe(l,je(n),c):wi,[f,h]=(0,X.
Gd)(d,a("refX",l?.[2]??0)??0,a("refY",l?.[3]??0)??0),u=r.get("orient")?.trim()??"0",p=u==="auto-start-reverse"&&s==="markerStart",m=(u.startsWith("auto")?Ug(e)+
(p?180:0):bt(u.replace(/deg$/,""),360,1)??0)*Math.PI/180,w=r.get("markerUnits")==="userSpaceOnUse"?1:i,[b,y]=[Math.cos(m)*w,Math.sin(m)*w],x=(0,X.lw)([1,0,0,1,-f,
-h],[b,y,-y,b,e.x,e.y]),M=/^(?:visible|auto)$/.test(r.get("overflow")??"")||/overflow\s*:\s*visible/.test(r.get("style")??"");return Et([Et(t,{matrix:d})],{matrix:x,
clip:M?void 0:ae(0,0,c.width,c.height)})}const Yg=1e4;function Xg(n,t,e){const s=xt=>{for(const{attributes:Ht}of n)if(Ht.has(xt))return Ht.get(xt)},[i,o,r,a]=t,
[c,l]=[r-i,a-o],d=s("patternUnits")!=="userSpaceOnUse",f=(xt,Ht,Vt)=>(bt(s(xt),d?1:Ht,e.em)??0)*(d?Vt:1),[h,u]=[f("width",e.width,c),f("height",e.height,l)];if(!(h>
0)||!(u>0))return;const p=f("x",e.width,c)+(d?i:0),g=f("y",e.height,l)+(d?o:0),m=Ge(s("patternTransform"))??wi,[w,b,y,x]=m;if(!(Math.abs(w*x-b*y)>1e-12))return;
const[M,v,T,A]=(0,X.zl)((0,X.DI)(m),t),[W,z]=[Math.floor((M-p)/h),Math.floor((v-g)/u)],[K,et]=[Math.ceil((T-p)/h)-W,Math.ceil((A-g)/u)-z];if(!(K*et<=Yg))return!1;
const it=n.find(xt=>xe(xt)),kt=it&&xe(it),Q=s("patternContentUnits")==="objectBoundingBox",nt=kt?Fe(kt,je(it),{width:h,height:u}):Q?[c,0,0,l,0,0]:wi;return{matrix:m,
left:p+W*h,top:g+z*u,width:h,height:u,across:K,down:et,content:nt}}function Vg(n,t,e){const{matrix:s,left:i,top:o,width:r,height:a,across:c,down:l,content:d}=n,
f=[Et(t,{matrix:d})],h=ae(0,0,r,a),u=[];for(let p=0;p<l;p++)for(let g=0;g<c;g++)u.push(Et(f,{matrix:[1,0,0,1,i+g*r,o+p*a],clip:h}));return Et([Et(u,{matrix:s})],
e)}const wi=[1,0,0,1,0,0],[cc,lc]=[.01,100];function Zg([n]){if((0,k.aG)(n)==="normal"||(0,k.aG)(n)==="reset")return 1;const t=(0,U.pO)(n);if(!(t===void 0||t<0))
return t===0?1:Math.min(Math.max(t,cc),lc)}function dc(n,t){const e=Math.min(Math.max(n.zoom*t,cc),lc),s=e/n.zoom;if(s===1)return n;const{lineHeight:i,textIndent:o,
underlineOffset:r}=n,a={zoom:e,fontSize:n.fontSize*s,textIndent:{px:o.px*s,percent:o.percent},letterSpacing:n.letterSpacing*s,wordSpacing:n.wordSpacing*s,textStrokeWidth:n.
textStrokeWidth*s,borderSpacingX:n.borderSpacingX*s,borderSpacingY:n.borderSpacingY*s};return typeof i=="object"&&"px"in i&&(a.lineHeight={px:i.px*s}),r!==void 0&&
(a.underlineOffset=r*s),{...n,...a}}const Jg=new Set("defs symbol clipPath linearGradient radialGradient mask pattern marker filter title desc metadata style sc\
ript animate animateTransform animateMotion set view cursor".split(" ")),fc=20,hc=100,qg=500,uc=3e4,Qg=new Set(["path","line","polyline","polygon"]),pc={width:300,
height:150};class gc{tools;readOnce=0;named=new Map;outlines=new Map;shapes;clips;texts;styler;leaveOut;contents=new Map;constructor(t,e){this.tools=t;const{styler:s,
leaveOut:i}=t;[this.styler,this.leaveOut]=[s,i];for(const a of(0,C.Ky)(e)){const c=a.attributes.get("id");c!==void 0&&!a.isHtml&&!this.named.has(c)&&this.named.
set(c,a)}const o=a=>this.named.get(a);this.shapes=new Rg(s,o,i);const r=a=>this.spend(a);this.clips=new ag({find:o,leaveOut:i,spend:r}),this.texts={maker:this.shapes,
styler:s,spend:r}}*read(t,e){const{style:s}=e,i=(h,u)=>typeof h=="object"&&h.percent===0?h.px/s.zoom:u,o={width:i(s.width,pc.width),height:i(s.height,pc.height)},
r=s.zoom===1?void 0:[0,0,o.width,o.height],a=xe(t)??r,c=dc(s,1/s.zoom),[,,l,d]=a??[0,0,o.width,o.height],f=yield*this.children(t,{styled:{...e,style:c},measures:{
width:l,height:d,em:c.fontSize},used:0,depth:0});return{drawing:{view:a,fit:je(t),nodes:f},size:a&&!r?void 0:o}}*children(t,e){const s=[],i=t.name==="switch"?og(
t):(0,C.ZE)(t);for(const o of i){const r=yield*this.element(o,e);r&&s.push(r)}return s}spend(t){const{tally:e}=this.tools;if(e.drawn+=t+hc,e.drawn>B.bJ)throw(0,B.
iY)()}*element(t,{styled:e,measures:s,used:i,depth:o}){const{name:r}=t;if(Jg.has(r)||t.isHtml)return;this.spend(0);const{matcher:a}=this.styler,c=a.work,l=this.
styler.styleOf(t,e,void 0);yield uc+(a.work-c)*30;const{style:d}=l;if(d.display==="none")return;const f={styled:l,measures:{...s,em:d.fontSize},used:i,depth:o+1};
if(o>B.Ez)throw(0,B.DI)();if(fi.has(r))return yield*this.shape(t,f);if(r==="text"){const u=yield*$g(t,f,this.texts);return u.length===0?void 0:yield*this.wrap(t,
f,[{kind:"text",runs:u}])}if(r==="g"||r==="a"||r==="switch")return yield*this.wrap(t,f,yield*this.children(t,f));if(r==="svg")return yield*this.view(t,t,f);if(r===
"image")return yield*this.image(t,f);if(r==="use")return yield*this.use(t,f);if(this.leaveOut(r),r!=="foreignObject")return;const h=yield*wg(t,l,f.measures,this.
texts);return h.length===0?void 0:yield*this.wrap(t,f,[{kind:"text",runs:h}])}*shape(t,e){const{style:s}=e.styled;if(s.visibility!=="visible")return;const i=yield*this.
outlineOf(t,e.measures);if(i.isEmpty)return;this.spend(i.path.length);const o=[],r=yield*this.tiles(i,e);r&&o.push(r);const{drawn:a}=s,c=r?{...e.styled,style:{...s,
drawn:{...a,fill:"none"}}}:e.styled,l=this.shapes.make(i,c,e.measures);return this.spend(l?Eg(l)*qg:0),l&&o.push(l),yield*this.addMarks(o,t,e),yield*this.wrap(t,
e,o,{box:i.box})}*tiles(t,{styled:e,measures:s,used:i,depth:o}){const{fill:r,fillOpacity:a,hasHoles:c}=e.style.drawn,l=typeof r=="object"&&"id"in r?this.named.get(
r.id):void 0;if(l?.name!=="pattern")return;const d=ec(l,m=>this.named.get(m),({name:m})=>m==="pattern"),f=Xg(d,t.box,s),h=d.find(m=>(0,C.ZE)(m).length>0);if(f===
!1&&this.leaveOut("pattern"),!f||!h)return;const u=yield*this.contentOf(h,s,i,o);if(!u)return;const{across:p,down:g}=f;return this.spend((u.size+hc)*p*g),yield p*
g*500,Vg(f,u.nodes,{clip:t.path,clipHasHoles:c,opacity:a})}*addMarks(t,e,{styled:s,measures:i,used:o,depth:r}){const{drawn:a}=s.style,c=[a.markerStart,a.markerMid,
a.markerEnd];if(!Qg.has(e.name)||c.every(h=>h==="none"))return;const l=new Hg;yield*_n(l,e,i);const{vertices:d}=l,f=(0,S.Il)(a.strokeWidth,Math.hypot(i.width,i.
height)/Math.SQRT2);for(const[h,u]of d.entries()){const p=h===0?["markerStart"]:h<d.length-1?["markerMid"]:["markerEnd"];d.length===1&&p.push("markerEnd");for(const g of p){
const m=this.named.get(a[g]);if(m?.name!=="marker")continue;const w=yield*this.contentOf(m,i,o,r);if(!w)continue;this.spend(w.size),yield uc/10;const b=Kg(m,w.nodes,
u,g,{lineWidth:f,em:i.em});b&&t.push(b)}}}*contentOf(t,e,s,i){if(this.contents.has(t))return this.contents.get(t);if(s>=fc)return;this.contents.set(t,void 0);const[
o,r]=[this.tools.tally.drawn,this.readOnce],a=this.styledOf(t),c=xe(t),l=c?{...e,width:c[2],height:c[3]}:e,d=yield*this.children(t,{styled:a,measures:{...l,em:a.
style.fontSize},used:s+1,depth:i+1}),f=this.tools.tally.drawn-o-(this.readOnce-r);this.readOnce+=f;const h={nodes:d,size:f};return this.contents.set(t,h),h}styledOf(t){
const e=[];for(let s=t;s&&!s.isHtml;s=s.parent)e.push(s);return e.reduceRight((s,i)=>this.styler.styleOf(i,s,void 0),this.styler.start)}*mask(t,e,{measures:s,used:i,
depth:o}){const r=this.named.get(t);if(r?.name!=="mask")return;const{attributes:a}=r,c=a.get("maskContentUnits")==="objectBoundingBox",l=c&&!e?void 0:yield*this.
contentOf(r,s,i,o);if(!l){this.leaveOut("mask");return}this.spend(l.size);const[d,f,h,u]=e??X.gF,[p,g]=[h-d,u-f],m=Et(l.nodes,{matrix:c?[p,0,0,g,d,f]:void 0}),w=a.
get("maskUnits")!=="userSpaceOnUse",b=(A,W,z)=>bt(a.get(A)??W,w?1:z,s.em)??0,[y,x]=[b("x","-10%",s.width),b("y","-10%",s.height)],[M,v]=[b("width","120%",s.width),
b("height","120%",s.height)],T=w?e&&ae(d+y*p,f+x*g,M*p,v*g):ae(y,x,M,v);return{isAlpha:a.get("mask-type")==="alpha",nodes:[Et([m],{clip:T})]}}*image(t,e){const{
attributes:s}=t,{measures:i,styled:o}=e,r=(0,C.hE)(t),a=r===void 0||r===""?void 0:this.tools.imageAt(r);if(!a||o.style.visibility!=="visible")return;const{width:c,
height:l}=a.displayed,d=[bt(s.get("width"),i.width,i.em),bt(s.get("height"),i.height,i.em)],f=d[0]??(d[1]===void 0?c:d[1]*c/l),h=d[1]??f*l/c;if(!(f>0)||!(h>0))return;
const u=je(t),p=(0,X.lw)([c,0,0,-l,0,l],Fe([0,0,c,l],u,{width:f,height:h})),g=u.scaling==="slice"?ae(0,0,f,h):void 0,m=Et([{kind:"image",image:a,matrix:p}],{matrix:Wn(
t,i),clip:g});return yield*this.wrap(t,e,[m])}*outlineOf(t,e){const s=this.outlines.get(t);if(s)return s;const i=new Cn,{attributes:o}=t,r=o.get("d")??o.get("po\
ints");return this.spend(r?.length??0),yield*_n(i,t,e),r!==void 0&&this.outlines.set(t,i),i}*wrap(t,e,s,{inner:i,box:o}={}){const{style:r}=e.styled,a=r.opacity*
(r.filter?.opacity??1);if(s.length===0||a===0)return;const c=em(t,r,e.measures),l=c&&i?(0,X.lw)(i,c):i??c,d=typeof r.clipPath=="string"?yield*this.clips.read(r.
clipPath,o):void 0,f=/^url\(\s*["']?#([^"')]*)/.exec(tm(t,"mask"))?.[1],h=f===void 0?void 0:yield*this.mask(f.trim(),o,e),[u]=s,{mixBlendMode:p}=r,g=r.filter?.overlays,
m=p!==void 0||g!==void 0;if(!l&&!d&&!h&&!m&&a===1&&s.length===1)return u;const w=s.length===1&&a<1&&!m?sm(u,a):void 0;return{...Et(w?[w]:s,{matrix:l,clip:d?.path,
clipHasHoles:d?.hasHoles??!1,opacity:w?1:a}),mask:h,blend:p,overlays:g}}*view(t,e,s){const{measures:i,styled:o}=s,r=(g,m)=>bt(t.attributes.get(g)??e.attributes.
get(g),m,i.em),[a,c]=[r("width",i.width)??i.width,r("height",i.height)??i.height];if(a<=0||c<=0)return;const l=xe(e),d={...i,width:l?.[2]??a,height:l?.[3]??c},f=yield*this.
children(e,{...s,measures:d});if(f.length===0)return;const h=l&&Fe(l,je(e),{width:a,height:c}),u=o.style.overflow==="hidden"||e.name==="symbol",p=Et([Et(f,{matrix:h})],
{clip:u?ae(0,0,a,c):void 0});return yield*this.wrap(t,s,[p],{inner:Wn(t,i)})}targetOf(t){return this.named.get((0,C.Ci)(t))}*use(t,e){const s=this.targetOf(t);if(!s||
e.used>=fc)return;const i={...e,used:e.used+1};if(s.name==="symbol"||s.name==="svg")return yield*this.view(t,s,i);const o=yield*this.element(s,i);return o&&(yield*this.
wrap(t,e,[o],{inner:Wn(t,e.measures)}))}}const tm=({attributes:n},t)=>n.get(t)?.trim()??"";function em({attributes:n},{transform:t,transformOrigin:e},s){let i=t.
length===0?Ge(n.get("transform")):nm;for(const a of t)i=(0,X.lw)(a.kind==="matrix"?a.values:[1,0,0,1,a.x.px,a.y.px],i);if(!i||e===wt.DI.transformOrigin)return i;
const[o,r]=[(0,S.Il)(e[0],s.width),(0,S.Il)(e[1],s.height)];return(0,X.lw)((0,X.lw)([1,0,0,1,-o,-r],i),[1,0,0,1,o,r])}const nm=[1,0,0,1,0,0];function sm(n,t){if(n.
kind!=="shape")return;const{fill:e,stroke:s}=n;if(e&&!s&&!("stops"in e.paint))return{...n,fill:{...e,alpha:e.alpha*t}};if(s&&!e)return{...n,stroke:{...s,alpha:s.
alpha*t}}}class im{comparisons=0;most=0;depth=0;scope;siblings=new WeakMap;ends=new WeakMap;among=new WeakMap;places=new WeakMap;get work(){return this.comparisons}matches({
compounds:t},e){this.depth===0&&(this.most=Math.min(this.comparisons+B.Hb,B.Hk)),this.depth++;const s=this.from(t,0,e);return this.depth--,s}from(t,e,s){const i=t[e];
if(!this.has(i,s))return!1;if(e+1===t.length)return!0;switch(i.combinator){case">":return s.parent!==void 0&&this.from(t,e+1,s.parent);case" ":for(let o=s.parent;o;o=
o.parent)if(this.from(t,e+1,o))return!0;return!1;case"+":{const o=this.siblingsOf(s)[s.index-1];return o!==void 0&&this.from(t,e+1,o)}case"~":{const o=this.siblingsOf(
s);for(let r=s.index-1;r>=0;r--)if(this.from(t,e+1,o[r]))return!0;return!1}default:return!0}}has({name:t,id:e,classes:s,attributes:i,pseudos:o},r){if(++this.comparisons>
this.most)throw(0,B.$)();if(t!==void 0&&t!==r.name||e!==void 0&&e!==r.attributes.get("id"))return!1;for(const a of s)if(!r.classes.has(a))return!1;for(const a of i)
if(!om(a,r))return!1;for(const a of o)if(!this.is(a,r))return!1;return!0}is(t,e){switch(t.kind){case"nth":{const s=t.ofType?this.placeOfType(e):this.placeOf(e);
return wc(t.fromEnd?s.last:s.first,t.a,t.b)}case"nth-of":{const s=this.placesAmong(t,e),i=s.get(e);return i!==void 0&&wc(t.fromEnd?s.size-i+1:i,t.a,t.b)}case"is":
return t.selectors.some(s=>this.matches(s,e));case"not":return!t.selectors.some(s=>this.matches(s,e));case"has":return t.selectors.some(s=>this.hasRelative(s,e));case"\
scope":return e===this.scope;case"root":return e.parent===void 0;case"empty":return e.children.every(s=>s.kind==="text"&&s.value==="");case"first-node":return this.
endsOf(e.parent)?.first===e;case"last-node":return this.endsOf(e.parent)?.last===e;case"link":return e.name==="a"&&e.attributes.has("href");case"defined":return!e.
isHtml||!e.name.includes("-");case"form":return Mu(e,t.state);case"lang":{const s=(0,C.G7)(e);return s===t.language||s.startsWith(`${t.language}-`)}case"never":
return!1}}hasRelative(t,e){const s=this.scope;this.scope=e;const{compounds:i}=t,o=i.at(-2).combinator,r=i.length>2||o===" ";let a;if(o===" "||o===">")a=this.someOf(
this.childrenOf(e),0,t,r);else if(o==="~"||r)a=this.someOf(this.siblingsOf(e),e.index+1,t,r);else{const c=this.siblingsOf(e)[e.index+1];a=c!==void 0&&this.matches(
t,c)}return this.scope=s,a}someOf(t,e,s,i){for(let o=e;o<t.length;o++){const r=t[o];if(this.matches(s,r)||i&&this.someOf(this.childrenOf(r),0,s,!0))return!0}return!1}siblingsOf(t){
return t.parent?this.childrenOf(t.parent):[t]}childrenOf(t){let e=this.siblings.get(t);return e||this.siblings.set(t,e=(0,C.ZE)(t)),e}endsOf(t){if(!t)return;let e=this.
ends.get(t);return e||(e={first:t.children.find(mc),last:t.children.findLast(mc)},this.ends.set(t,e)),e}placeOf(t){return{first:t.index+1,last:this.siblingsOf(t).
length-t.index}}placesAmong(t,e){const s=e.parent??e;let i=this.among.get(t);i||this.among.set(t,i=new WeakMap);let o=i.get(s);if(o)return o;i.set(s,o=new Map);
for(const r of this.siblingsOf(e))t.selectors.some(a=>this.matches(a,r))&&o.set(r,o.size+1);return o}placeOfType(t){const e=this.places.get(t);if(e)return e;const s=this.
siblingsOf(t);this.comparisons+=s.length;const i=new Map;for(const{name:r}of s)i.set(r,(i.get(r)??0)+1);const o=new Map;for(const r of s){const a=(o.get(r.name)??
0)+1;o.set(r.name,a),this.places.set(r,{first:a,last:i.get(r.name)-a+1})}return this.places.get(t)}}const mc=n=>n.kind==="element"||/[^ \t\n\r\f]/.test(n.value);
function wc(n,t,e){if(t===0)return n===e;const s=(n-e)/t;return s>=0&&Number.isInteger(s)}function om({name:n,matcher:t,value:e,ignoresCase:s},{attributes:i}){const o=i.
get(n);if(o===void 0)return!1;if(t===void 0)return!0;const[r,a]=s?[o.toLowerCase(),e.toLowerCase()]:[o,e];switch(t){case"=":return r===a;case"~=":return a!==""&&
r.split(/\s+/).includes(a);case"|=":return r===a||r.startsWith(`${a}-`);case"^=":return a!==""&&r.startsWith(a);case"$=":return a!==""&&r.endsWith(a);case"*=":return a!==
""&&r.includes(a);default:return!1}}class rm{rules=new Map;constructor(t){for(const e of t)for(const s of am(e.selector.compounds[0])){const i=this.rules.get(s);
i?i.push(e):this.rules.set(s,[e])}}of({name:t,classes:e,attributes:s}){const i=s.get("id");return[t,"*",...[...e].map(r=>`.${r}`),...i===void 0?[]:[`#${i}`]].flatMap(
r=>{const a=this.rules.get(r);return a?[a]:[]})}}function am({id:n,classes:t,name:e,pseudos:s}){if(n!==void 0)return[`#${n}`];if(t.length>0)return[`.${t[0]}`];if(e!==
void 0)return[e];for(const i of s){if(i.kind!=="is")continue;const o=new Set(i.selectors.map(({compounds:r})=>r[0].name??"*"));if(!o.has("*"))return o}return["*"]}
const cm={inline:"block","inline-block":"block","inline-flex":"flex","inline-grid":"grid","inline-table":"table"},lm=n=>cm[n]??(n.startsWith("table-")&&n!=="tab\
le-caption"?"block":n),dm=[["borderTopStyle","borderTopWidth"],["borderRightStyle","borderRightWidth"],["borderBottomStyle","borderBottomWidth"],["borderLeftSty\
le","borderLeftWidth"],["outlineStyle","outlineWidth"],["columnRuleStyle","columnRuleWidth"]],Ye=({position:n})=>n==="absolute"||n==="fixed";function bc(n,t){for(const[
r,a]of dm)n[r]==="none"||n[r]==="hidden"?n[a]=0:n[a]>0&&(n[a]=Math.max(Math.floor(n[a]+.001),1));Ye(n)&&(n.float="none");const e=t.display==="flex"||t.display===
"inline-flex"||t.display==="grid"||t.display==="inline-grid";n.display!=="none"&&n.display!=="contents"&&(n.float!=="none"||Ye(n)||e)&&(n.display=n.display.startsWith(
"table-")&&!e?"block":lm(n.display)),n.writingMode!==t.writingMode&&hm(n,e),n.lineClamp!==void 0&&n.display.endsWith("flex")&&(n.display=n.display==="flex"?"blo\
ck":"inline-block"),n.display!=="inline"&&!e&&typeof n.height=="object"&&n.height.fills&&!Ye(n)&&(n.height={px:0,percent:1});const{translate:s,rotate:i,scale:o}=n;
return s.length+i.length+o.length>0&&(n.transform=[...s,...i,...o,...n.transform]),n.overflow!=="visible"&&(n.isInScroller=n.overflow==="scroll"),n.isInScroller&&
n.whiteSpace==="pre"&&fm(n),n.backgroundClip==="text"&&bm(n),mm(n,t),n}function fm(n){n.whiteSpace="pre-wrap",n.overflowWrap==="normal"&&(n.overflowWrap="break-\
word")}function hm(n,t){n.display==="inline"&&(n.display="inline-block"),um.has(n.display)&&!t&&n.width==="auto"&&n.float==="none"&&!Ye(n)&&(n.width="fit-conten\
t"),n.display==="table-cell"&&(n.verticalAlign=pm[n.textAlign]??"top")}const um=new Set(["block","list-item","flex","grid"]),pm={center:"middle",right:"bottom",
end:"bottom"},gm=8;function mm(n,t){const{display:e,float:s}=n,o=s!=="none"||Ye(n)||e.startsWith("inline-")||e==="table"||e==="none"?[]:t.decorations;if(n.textDecorationLine.
size===0){n.decorations=o;return}const r=[...n.textDecorationLine].map(a=>({line:a,style:n.textDecorationStyle,paint:n.textDecorationColor??n.textFillColor??n.color,
size:n.fontSize,thickness:n.textDecorationThickness,offset:n.underlineOffset??(n.isUnderlinedBelow?"under":void 0)}));n.decorations=[...o,...r].slice(-gm)}const wm={
color:[0,0,0],alpha:1},yc=({backgroundClip:n,backgroundImage:t})=>n==="text"&&t.length>0&&!t.some(e=>"stops"in e);function bm(n){const t=(n.textFillColor??n.color).
alpha<1,e=t?n.backgroundImage.find(a=>"stops"in a):void 0,s=e?.stops.find(({paint:{alpha:a}})=>a>0)?.paint,{backgroundColor:i}=n,o=i&&i.alpha>0?i:void 0,r=s??o??
(yc(n)?wm:void 0);r&&t&&(n.color={...r},n.textFillColor=void 0),n.textFill=e&&s&&e.kind!=="conic"?{gradient:e,paint:n.color}:void 0,n.backgroundColor=void 0,n.backgroundImage=
[]}class ym{characters=0;depth=0;calls=0;beginElement(){this.calls=0}addCalls(t){if(this.calls+=t,this.calls>B.AV)throw(0,B.qM)()}add(t){if(this.characters+=t,this.
characters>B.xH)throw(0,B.qM)()}inside(t){if(this.depth>=B.hH)throw(0,B._u)();this.depth++;const e=t();return this.depth--,e}}class bi{parent;replaced;registered;hasOwn=!1;own=new Map;known=new Map;open=new Set;constructor(t,e,s){
this.parent=t,this.replaced=e,this.registered=s}inside(){return new bi(this,this.replaced,this.registered)}set(t,e){this.own.set(t,e),this.registered.get(t)?.inherits===
!1&&(this.hasOwn=!0)}replaceIn(t){return this.replaced.inside(()=>this.replaceAll(t))}replaceAll(t){const e=[];for(const[i,o]of mh(t))t.slice(Math.max(i-3,0),i).
toLowerCase()==="var"&&e.push({from:i-3,end:o});this.replaced.addCalls(e.length);const s=this.replaceWithin({value:t,calls:e,next:0},0,t.length);return this.replaced.
add(Math.max(t.length,s?.length??0)),s}replaceWithin(t,e,s){const i=[];let o=0,r=e;for(let a=t.calls[t.next];a&&a.from<s;a=t.calls[t.next]){t.next++,i.push(t.value.
slice(r,a.from));const c=this.lookUp(t,a.from+4,a.end);if(c===void 0)return;if(o+=c.length,o>B.uN)throw(0,B.qM)();for(i.push(c),r=a.end+1;t.next<t.calls.length&&
t.calls[t.next].from<a.end;)t.next++}return i.push(t.value.slice(r,s)),i.join("")}lookUp(t,e,s){const i=e+$t(t.value.slice(e,s),0,","),o=this.valueOf(t.value.slice(
e,i).trim());return o!==void 0||i>=s?o:this.replaced.inside(()=>this.replaceWithin(t,i+1,s)?.trim())}valueOf(t){const e=this.own.get(t),s=this.registered.get(t);
if(e===void 0)return s?.inherits===!1||!this.parent?s?.initial:this.parent.valueOf(t);if(this.known.has(t))return this.known.get(t);if(this.open.has(t))return;const i=e.
trim().toLowerCase();if(i==="initial"||i==="unset"&&s?.inherits===!1)return s?.initial;if(i==="inherit"||i==="unset")return this.parent?.valueOf(t);this.open.add(
t);const o=this.replaceIn(e);return this.open.delete(t),this.known.set(t,o),o}}const xc={before:"before",after:"after",marker:"marker","first-letter":"first-let\
ter","first-line":"first-line",placeholder:"placeholder","-webkit-input-placeholder":"placeholder","-webkit-progress-value":"bar","-webkit-meter-optimum-value":"\
bar","-webkit-meter-suboptimum-value":"suboptimal-bar","-webkit-meter-even-less-good-value":"worst-bar","-moz-progress-bar":"bar"},kc=n=>Object.hasOwn(xc,n)?xc[n]:
void 0,yi=500;function Oc(n,t,e,s){if(e!==void 0&&e.length>yi)return;const i=n.map(({order:r})=>r).join(),o=t.map(({name:r,value:a})=>`${r}:${a}`).join(";");return o.
length>yi?void 0:`${s??""}${i}|${o}|${e??""}`}const xm=/\b(?:image-set|cross-fade|path|shape|xywh|sin|cos|tan|asin|acos|atan2?|pow|sqrt|hypot|log|exp|round|mod|rem|abs|sign|perspective|rotate3d|rotate[xy]|translatez|matrix3d|blur|brightness|contrast|drop-shadow|grayscale|hue-rotate|invert|saturate|sepia|target-counters?|target-text|leader|string|element)\(|\(\s{0,9}from\s|\bsubgrid\b|url\(["']?#/i,
km=/^(?:none|auto|normal|initial|unset|revert|inherit|horizontal-tb|mixed|sideways)$/i,xi="-octavo-body-color",Om=new Set(["color",xi,"direction","font","font-f\
amily","font-size","font-style"]),Mm=new Set(["font-size","color",xi,"zoom"]),Sm=new Set(["color","fontSize","fontSizedBy"]),vm=new Set(["direction","unicodeBid\
i","zoom","ownFont"]),[Tm,Im,Mc,Em]=[0,1,2,3],ki=4,Sc=2e4;class Oi{sheets;page;families;ignored=new Map;matcher=new im;index;nodes=new Map;inline=new Map;replaced=new ym;shared=new WeakMap;unknown=[];rem=16;bodyColor;work=0;declared=0;valued=0;mostValued=0;constructor(t,e,s=new mr){
this.sheets=t,this.page=e,this.families=s,t.layers.number();for(const i of t.ignored)this.ignored.set(i,1);this.index=new rm(t.rules)}takeWork(){const{work:t}=this;
return this.work=this.matcher.work*30+this.replaced.characters*60+this.declared*300+this.valued*200+this.sheets.rules.length*500,this.work-t}get start(){return{
style:wt.DI,variables:new bi(void 0,this.replaced,this.sheets.registered)}}styleOf(t,e,s){const i=this.rulesOf(t),o=[],r=new Set;for(const f of i){const{pseudoElement:h}=f.
selector;if(h===void 0)vc(o,f);else{const u=kc(h);u&&r.add(u)}}const a=(0,Go.iw)(t,s);for(const f of a)o.push({declaration:f,tier:Im,layer:0,specificity:0,order:0});
const c=t.attributes.get("style");if(c!==void 0)for(const f of this.declarationsOf(c))o.push({declaration:f,tier:Em+(f.important?ki:0),layer:0,specificity:0,order:0});
const l=t.parent===void 0?void 0:Oc(i,a,c),d=this.share(l,o,e,t.parent===void 0);return t.name==="body"&&(this.bodyColor??=d.style.color),t.parent===void 0&&(this.
rem=d.style.fontSize/d.style.zoom),{...d,pseudos:[...r].sort()}}pseudoStyle(t,e,s){const i=[],o=this.rulesOf(t).filter(({selector:{pseudoElement:r}})=>r!==void 0&&
kc(r)===e);for(const r of o)vc(i,r);return this.share(Oc(o,[],void 0,e),i,s,!1)}styleFrom(t,e){const s=t.map((i,o)=>({declaration:i,tier:Mc,layer:0,specificity:0,
order:o}));return this.apply(s,e,!1)}rulesOf(t){const e=[];for(const s of this.index.of(t))for(const i of s)this.matcher.matches(i.selector,t)&&e.push(i);return e}declarationsOf(t){
let e=this.inline.get(t);return e||(e=zt(t),this.inline.size<Sc&&this.inline.set(t,e)),e}share(t,e,s,i){if(t===void 0)return this.apply(e,s,i);let o=this.shared.
get(s.style);o||this.shared.set(s.style,o=new Map);let r=o.get(t);if(r?.variables===s.variables)for(const a of r.unknown)this.ignore(a);else this.unknown=[],r={
styled:this.apply(e,s,i),variables:s.variables,unknown:this.unknown},o.set(t,r);return r.styled}ignoreHere(t){this.ignore(t),this.unknown.push(t)}ignore(t){this.
ignored.set(t,(this.ignored.get(t)??0)+1)}apply(t,e,s){if(this.declared+=t.length,t.length>B.iN)throw(0,B.F1)();this.replaced.beginElement(),this.mostValued=this.
valued+k.Zc,t.sort((d,f)=>d.tier-f.tier||d.layer-f.layer||d.specificity-f.specificity||d.order-f.order);const i=this.scopeOf(t,e),o=this.animate(t,i),r=this.zoom(
e.style,o,i),a=(0,wt.lM)(r);for(const d of o)Om.has(d.name)?this.set(a,d,r,i,s):d.name==="all"&&Tc(a,d.value,r,!0);xh(a,r),this.findFont(a);const{fontSize:c,fontSizedBy:l}=a;
for(const d of o){const{name:f,value:h}=d;f==="all"?Tc(a,h,r,!1):!Mm.has(f)&&!f.startsWith("--")&&this.set(a,d,r,i,s),f==="font"&&Object.assign(a,{fontSize:c,fontSizedBy:l})}
return this.findFont(a),yc(a)&&this.ignoreHere("background-clip"),{style:bc(a,r),variables:i}}findFont(t){this.families.isEmpty||(t.ownFont=this.families.find(t))}zoom(t,e,s){
const i=e.findLast(({name:a})=>a==="zoom"),o=i&&Mi(i.value,s),r=o===void 0?void 0:Zg(this.nodesOf(o)??[]);return r===void 0?t:dc(t,r)}animate(t,e){const s=t.map(
({declaration:c})=>c),{keyframes:i}=this.sheets;if(i.size===0)return s;const o=su(s,i,c=>Mi(c,e));if(o.length===0)return s;const r=t.findIndex(({tier:c})=>c>=ki),
a=r<0?s.length:r;return[...s.slice(0,a),...o,...s.slice(a)]}scopeOf(t,{variables:e}){const s=t.filter(({declaration:o})=>o.name.startsWith("--"));if(s.length===
0&&!e.hasOwn)return e;const i=e.inside();for(const{declaration:o}of s)i.set(o.name,o.value);return i}set(t,{name:e,value:s},i,o,r){const a=t.direction==="rtl"?_p(
e):e,c=Object.hasOwn(An,a)?An[a]:void 0;if(!c){a===xi?t.color=this.bodyColor??t.color:!Da.test(a)&&!km.test(s.trim())&&this.ignoreHere(a);return}const l=Mi(s,o);
if(l===void 0)return Si(t,c,i,"unset");const d=l.trim().toLowerCase();if(d==="inherit"||d==="initial"||d==="unset"||d==="revert"||d==="revert-layer")return Si(t,
c,i,d);const f=l.length<yi?l.length:qo(l);if(this.valued+f>this.mostValued)return this.ignoreHere(a);this.valued+=f;const h=this.nodesOf(l);if(!h||h.length===0)
return;const p={...{em:t.fontSize,rem:r?t.fontSize/t.zoom:this.rem,zero:()=>Jo(t),pageWidth:this.page.width,pageHeight:this.page.height,zoom:t.zoom},parent:i,own:t},
g=c.read(h,p);!g&&xm.test(l)&&this.ignoreHere(a),g&&Object.assign(t,g)}nodesOf(t){if(this.nodes.has(t))return this.nodes.get(t);const e=(0,k.wK)(t);return this.
nodes.size<Sc&&this.nodes.set(t,e),e}}const Mi=(n,t)=>/var\(/i.test(n)?t.replaceIn(n):n;function vc(n,{declarations:t,selector:{specificity:e},order:s,isUsual:i,
layer:{rank:o}}){for(const r of t){const{important:a}=r,c=(i?Tm:Mc)+(a?ki:0);n.push({declaration:r,tier:c,layer:a?-o:o,specificity:e,order:s})}}const Rm=new Set(
Object.keys(wt.AG));function Si(n,{keys:t},e,s){for(const i of t){const o=s==="inherit"||s!=="initial"&&Rm.has(i);n[i]=(o?e:wt.DI)[i]}}function Tc(n,t,e,s){const i=t.
trim().toLowerCase();if(i!=="initial"&&i!=="unset"&&i!=="inherit")return;const o=Object.keys(wt.DI).filter(r=>Sm.has(r)===s&&!vm.has(r));Si(n,{keys:o},e,i)}const Am=`\

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
`,Lm=`
table { font-weight: normal; font-style: normal; font-variant: normal; font-size: medium; line-height: normal; white-space: normal; text-align: start; -octavo-b\
ody-color: inherit }
:is(body, td, th) { -octavo-first-margins: none }
:is(article, center, div, form, main, section):-moz-first-node { -octavo-first-margins: around }
:is(blockquote, dir, dl, h1, h2, h3, h4, h5, h6, listing, menu, ol, p, plaintext, pre, ul, xmp):-moz-first-node { -octavo-usual-margin: none }
:is(td, th) > p:-moz-last-node { margin-bottom: 0 }
`,zn=[];class Cm{pairs=zn;get(t){const{pairs:e}=this;for(let s=0;s<e.length;s+=2)if(e[s]===t)return e[s+1]}set(t,e){const{pairs:s}=this,i=s.indexOf(t),o=i<0?s:[
...s.slice(0,i),...s.slice(i+2)];this.pairs=o.concat([t,e])}}class tt{style;inner="blocks";children=zn;inlines=zn;element=null;span=Ic;known=new Cm;constructor(t){
this.style=t}add(t){this.children===zn?this.children=[t]:this.children.push(t)}get isApart(){return this.isPositioned||this.style.float!=="none"}get isPositioned(){
return this.style.position==="absolute"||this.style.position==="fixed"}}Object.assign(tt.prototype,{isLegend:!1,isOnLine:!1,isItem:!1,keepsNext:!1,isFluid:!1,widening:0});
const Ic={columns:1,rows:1};var Nt=I(54093),Bm=I(42973),Xe=I(9876),_m=I(71642);const vi=2e4;class Ti{heights;most;starts=[0];found=0;constructor(t,e){this.heights=
t,this.most=e}changeFrom(t,e){this.most=e,this.starts.length=Math.min(this.starts.length,t+1),this.found=Math.min(this.found,t)}heightOf(t){return t<vi?Math.max(
this.heights(t),1):this.most}startOf(t){const{starts:e}=this,s=Math.min(t,vi);for(;e.length<=s;)e.push(e.at(-1)+this.heightOf(e.length-1));return e[s]+(t-s)*this.
most}endOf(t){return this.startOf(t)+this.heightOf(t)}at(t){if(t<this.startOf(1))return 0;if(this.startOf(this.found)<=t&&t<this.endOf(this.found))return this.found;
const{starts:e}=this;for(;e.at(-1)<=t&&e.length<=vi;)this.startOf(e.length);if(e.at(-1)<=t)return e.length-1+Math.floor((t-e.at(-1))/this.most);let[s,i]=[0,e.length-
1];for(;i-s>1;){const o=s+i>>1;e[o]<=t?s=o:i=o}return this.found=s,s}}var Ii=I(44233);const Fn=({box:n})=>n.style.float!=="none",Ei=({y:n,height:t})=>n+t;class Oe{waiting;next=0;placed=new Map;constructor(t){
this.waiting=t}static none=new Oe([]);static*of({apart:t}){return t.length===0?Oe.none:new Oe(yield*(0,Ii.p9)(t.filter(Fn),(e,s)=>Ei(e)-Ei(s)))}takeAbove(t){const e=this.
waiting[this.next];if(!(!e||Ei(e)>t))return this.next++,e}keep(t){return this.placed.set(t.laid,t),t}placedOf(t){return this.placed.get(t)}}function Ri(n,t,e){const{
box:s,height:i,lines:o,turn:r,children:a}=n;if(i>t)return!1;const{breakInside:c}=s.style;return c==="avoid"||c==="avoid-column"&&e||s.inner==="image"||(r??a[0]?.
turn)!==void 0||s.keepsNext&&o.length>0||Ec(s.style)}const Ec=({transform:n})=>n.some(({kind:t})=>t==="matrix");function Wm({box:n,height:t},e,s){const{position:i,
transform:o}=n.style;if(i!=="absolute"||o.length===0)return;const r=o.reduce((d,f)=>f.kind==="matrix"?d:d+(0,S.Il)(f.y,t),0),a=s.at(e+Gn),c=s.endOf(a)+Gn;return r<
0&&e+r>s.startOf(a)-Gn&&e+t>c&&e+r+t<=c?a:void 0}const Gn=.01,jn=n=>n==="page"||n==="left"||n==="right"?"page":n==="column"?"column":void 0;function Rc(n){let t;
for(let e=n;e;[e]=e.flow==="sequence"?e.children:[]){const s=jn(e.box.style.breakBefore);if(s==="page")return s;t??=s}return t}function Nm(n){let t;for(let e=n;e;e=
e.flow==="sequence"?e.children.at(-1):void 0){const s=jn(e.box.style.breakAfter);if(s==="page")return s;t??=s}return t}function Pm(n,t,e,{orphans:s,widows:i}){const o=e-
t<i?Math.max(e-i,n):t,r=n>0&&o-n<s?t:o;return r-n<s&&n===0?0:Math.max(r,n===0?0:n+1)}const Dm=20,$m=200;function Me(n,t,e,s=Ai()){for(let i=n,o=0;;){if(s.left--,
Ri(i,t,e))return o+i.height;if(i.columns)return o+Math.min(Me(i.columns.content,t,!0,s),i.height);const{lines:r,box:a,children:c}=i;if(r.length>0){const{orphans:h,
widows:u}=a.style,p=r.length<h+u&&!s.isInItem,g=r[(p?r.length:Math.min(h,r.length))-1];return o+Math.max(g.y+g.height,Cc(i,s.isInItem))}if((i.head??i.foot)&&c.length>
1){const{head:h,foot:u}=i,p=c.find(m=>m!==h&&m.children.length>0)?.children[0],g=p?Me(p,t,e,s):0;return o+(h?h.y+h.height:0)+g+(p&&u?u.height:0)}const[l]=c;if(!l)
return o+(i.height>Dm?0:i.height);if(i.flow==="bands")return s.isInItem=Ac(i),o+l.y+Lc(Fm(c),l.y,t,e,s);const[d]=i.apart,f=d&&Fn(d)&&d.y+d.height<=l.y+Wc?d:l;o+=
f.y,i=f}}const Ai=(n=!1)=>({left:$m,isInItem:n}),Ac=({box:n})=>n.inner==="flex"||n.inner==="grid";function Lc(n,t,e,s,i){let o=0;const{isInItem:r}=i;for(const a of n){
if(i.left<=0)break;i.isInItem=r;const c=Math.max(Me(a,e,s,i),Cc(a,r));o=Math.max(o,a.y-t+Math.min(c,a.height)-Bc(a))}return o}function Cc({lines:n,box:t,padding:e,
border:s},i){const o=n.at(-1),{orphans:r,widows:a}=t.style;return!o||n.length>(i?r:r+a-1)?0:o.y+o.height+e.bottom+s.bottom}function Bc({box:n,lines:t,children:e,
height:s,border:i,padding:o}){const{display:r,verticalAlign:a}=n.style;if(r!=="table-cell"||a!=="middle"&&a!=="bottom")return 0;const[c,l]=[t[0]??e[0],t.at(-1)??
e.at(-1)];if(!c||!l)return 0;const d=Math.max(c.y-i.top-o.top,0),f=Math.max(s-i.bottom-o.bottom-l.y-l.height,0);return a==="middle"?Math.min(d,f):d}function zm(n,t,e,s){
for(let i=n;i;[i]=i.children){const{box:o,lines:r,children:a,flow:c,columns:l}=i;if(Ri(i,t,e))return!0;if(c==="bands")return s;if(r.length>0)return r.length<o.style.
orphans+o.style.widows;if(l!==void 0||a.length>1)return!1}return!0}function _c({height:n,border:t,padding:e,contentWidth:s},i,o){const r=t.bottom+e.bottom+o;if(r<=
0)return 0;const a=n-t.bottom-e.bottom-i.y-i.height,c="box"in i?Math.max(D(i.box.style.marginBottom,s),i.after.size,0):0;return a>c+Gn?0:Math.max(r+a,0)}function Fm(n){
let t=-1/0;for(const[e,{y:s,height:i}]of n.entries()){if(t!==-1/0&&s>=t)return n.slice(0,e);t=Math.max(t,s+i)}return n}const Wc=.05;function Gm(n){const t=[];let e=-1/0;
for(const s of[...n].sort((i,o)=>i.y-o.y)){const i=t.at(-1);i&&(s.y<e-Wc||s.height===0&&s.y<=e)?i.push(s):t.push([s]),e=Math.max(e,s.y+s.height)}return t}function jm(n,t){
const{box:e,flow:s,children:i}=n,{flexDirection:o,flexWrap:r}=e.style,a=e.inner==="flex"&&!o.startsWith("column")&&r==="nowrap";if(s!=="bands"||!(a||e.inner==="\
grid"))return 0;const c=Nc(i);return c?_c(n,c,t):0}function Nc(n){let t=n[0];for(const e of n)e.y+e.height>t.y+t.height&&(t=e);return t}function*Se(n,t,e){yield rt/
10;const s=[];for(const r of n.lines){const a=[];for(const{laid:c}of r.atoms)a.push(yield*Se(c,t+c.x,e+r.y+c.y));s.push({line:r,top:e+r.y,atoms:a})}const[i,o]=[
[],[]];for(const r of n.children)i.push(yield*Se(r,t+r.x,e+r.y));for(const r of n.apart)o.push(yield*Se(r,t+r.x,e+r.y));return{laid:n,x:t,top:e,bottom:e+n.height,
lines:(0,Y.Hn)(s),children:(0,Y.Hn)(i),apart:o,repeated:[],columns:n.columns?.whole}}class Hm{from=[0];names=[""];set(t,e){this.from.at(-1)===t?this.names[this.
names.length-1]=e:this.names.at(-1)!==e&&(this.from.push(t),this.names.push(e))}of(t){const{from:e,names:s}=this;if(t>=e.at(-1))return s.at(-1);let[i,o]=[0,e.length-
1];for(;o-i>1;){const r=i+o>>1;e[r]<=t?i=r:o=r}return s[i]}}function*Um(n,t,e){const s=e===void 0?[]:yield*Km(n);if(s.length===0&&!(yield*Ym(n)))return!1;const i=new Set(
s);n.pageName=n.style.pageName,n.widening=t(n.pageName)-t(""),n.isFluid=Pc(n);const o=[n];for(let r=o.pop();r;r=o.pop()){yield rt/10;for(const a of Li(r))i.has(
r)&&i.add(a),a.pageName=i.has(a)&&e!==void 0?e:a.style.pageName,a.isFluid=r.isFluid&&Pc(a),r.isFluid&&a.pageName!==r.pageName&&(a.widening=t(a.pageName)-t(r.pageName)),
o.push(a)}return!0}function*Km(n){for(let t=n;t;){const e=Li(t);let s=0;for(const{style:i}of e)if(yield rt/10,s>0&&jn(i.breakBefore)==="page"||(s++,jn(i.breakAfter)===
"page"&&s<e.length))return e.slice(0,s);t=e.length===1?e[0]:void 0}return[]}function*Ym(n){const t=[n];for(let e=t.pop();e;e=t.pop()){if(yield rt/10,e.style.pageName!==
"")return!0;(0,Y.RZ)(t,Li(e))}return!1}function*Xm(n){let t=0;const e=[[n,n.style.pageName]];for(let s=e.pop();s;s=e.pop()){const[{children:i,inlines:o},r]=s;yield rt/
10;const a=o.flatMap(c=>c.kind==="atom"||c.kind==="apart"?[c.box]:[]);for(const c of[...i,...a]){const{pageName:l}=c.style;c.pageName===void 0&&l!==r&&t++,e.push(
[c,l])}}return t}const Li=({inner:n,style:t,children:e})=>n==="blocks"&&t.transform.length===0?e.filter(({isApart:s})=>!s):[],Pc=({inner:n,style:{width:t,maxWidth:e}})=>(n===
"blocks"||n==="lines")&&e==="none"&&(t==="auto"||typeof t=="object"&&t.px===0&&t.percent===1);function Dc(n){let t;for(let e=n;e?.box.pageName!==void 0;e=e.children[0])
t=e.box.pageName;return t}function Vm(n){let t;for(let e=n;e?.box.pageName!==void 0;e=e.children.at(-1))t=e.box.pageName;return t}const $c=(n,t)=>n&&(0,_m.OD)(n)?
[...t,{on:()=>({})}]:t;function zc(n,t){return!n||n.length===0||t.some(({isFilter:e})=>e)?[]:[{on:()=>({overlays:n}),isFilter:!0},{on:()=>({opacity:1})}]}class Ci{fragments;scale;last=0;constructor(t,e){
this.fragments=t,this.scale=e}pageAt(t){return this.fragments.at(t+.05)}wholePage(t){const{width:e,height:s}=this.sizeOf(t);return`0 0 ${e} ${s} re`}moved(t,e,s){
let i;for(const o of s){const r=o.on(t).matrix;r&&(i=i?(0,X.lw)(r,i):r)}return i?(0,X.zl)(i,e):e}rectangle(t,e,s,i,o){const[r,a]=[this.x(t,e),this.y(t,o)];return`${[
r,a,(i-e)*this.scale,(o-s)*this.scale].map(q.id).join(" ")} re`}}class ve extends Ci{composition;box;most;refuse;names=new Hm;areas=[];settled=0;open=new Map;constructor(t,e,s,i,o){
super(new Ti(r=>this.areaOf(r).height/s,e.heightOf("")/s),s),this.composition=t,this.box=e,this.most=i,this.refuse=o}pageOf(t){return t}rename(t,e){this.names.of(
t)!==e&&(this.names.set(t,e),this.areas.length=Math.min(this.areas.length,t),this.fragments.changeFrom(t,this.box.heightOf(e)/this.scale))}wideningOn(t,e){const{
box:s,names:i,scale:o}=this;return(s.widthOf(i.of(t))-s.widthOf(e))/o}sizeOf(t){return this.areaOf(t).page}snap(t,e){const s=this.fragments.startOf(t);return s+
Math.floor(e-s+.5)}x(t,e){return this.areaOf(t).left+e*this.scale}y(t,e){const{page:s,top:i}=this.areaOf(t);return s.height-i-(e-this.fragments.startOf(t))*this.
scale}sheet(t){const{sheets:e}=this.composition;if(t>=this.most)throw this.refuse(this.most);for(;e.length<=t;){const{width:s,height:i}=this.sizeOf(e.length);this.
composition.sheet(s,i)}return e[t]}draw(t,e,s,...i){const o=this.sheet(t);this.enterScopes(o,t,s),this.put(o,e,i)}put(t,e,s){t.draw(e,...s)}link(t,e,s,{target:i,
contents:o},r){this.sheet(t).link(e,this.moved(t,s,r),i,o)}*settle(t){const{sheets:e}=this.composition;for(const s=Math.min(this.pageAt(t),e.length);this.settled<
s;this.settled++)yield*this.composition.settle(e[this.settled])}close(){for(const t of this.open.keys())this.enterScopes(this.sheet(t),t,[])}areaOf(t){return this.
areas[t]??=this.box.areaOf(t,this.names.of(t))}enterScopes(t,e,s){let i=this.open.get(e);i||this.open.set(e,i=[]);let o=0;for(;o<i.length&&o<s.length&&i[o]===s[o];)
o++;for(;i.length>o;i.pop())t.leave();for(const r of s.slice(o))t.enter(r.on(e)),i.push(r)}}const Fc=1e9,Zm=500;function*Gc(n,t){const e=[t];for(let s=e.pop();s;s=
e.pop()){yield Zm;const{laid:i,top:o,bottom:r,lines:a,children:c,apart:l,columns:d}=s;if(n.y(0,o)<=0||i.box.replaced&&n.y(0,r)<0)return!1;if(i.box.style.overflow!==
"hidden"){for(const{line:f,top:h,atoms:u}of a){if(n.y(0,h+f.height/2)<0)return!1;for(const p of u)e.push(p)}for(const f of[...c,...l])e.push(f);if(d)return!1}}return!0}
class Hn extends Ci{around;page;start;bound=new WeakMap;constructor(t,e,s=t.fragments.startOf(e)){super(new Ti(()=>Fc,Fc),t.scale),this.around=t,this.page=e,this.
start=s}snap(t,e){return this.around.snap(this.page,e+this.start)-this.start}pageOf(){return this.page}x(t,e){return this.around.x(this.page,e)}y(t,e){return this.
around.y(this.page,e+this.start)}sheet(){return this.around.sheet(this.page)}wideningOn(t,e){return this.around.wideningOn(this.page,e)}sizeOf(){return this.around.
sizeOf(this.page)}draw(t,e,s,...i){this.around.draw(this.page,e,this.bindAll(s),...i)}link(t,e,s,i,o){this.around.link(this.page,e,s,i,this.bindAll(o))}moved(t,e,s){
return this.around.moved(this.page,e,this.bindAll(s))}bindAll(t){return t.map(e=>{let s=this.bound.get(e);return s||this.bound.set(e,s={on:()=>e.on(this.page)}),
s})}}const Jm=1,qm=.5,Bi=.1;function*jc(n,t,e){const{count:s}=n,i=g=>Math.floor(g/s),o=yield*Hc(n,g=>t.roomOf(i(g)).height,t.most,e),r=i(o.last),c=(n.fillsFirst||
s===1||t.depth>Jm?void 0:yield*t0(n,t,{row:r,full:o},e))??o,l=yield*n0(c,s),d=[];for(let g=0;g<=r;g++){const{top:m,height:w}=t.roomOf(g),b=g===r?c.height??l[g]:
l[g],y=t.isOpen||g===r?b??0:w,x=d.at(-1);d.push({top:t.isOpen?x?x.top+x.height:0:m,height:y})}const{content:f,fragments:h,last:u,isDivided:p}=c;return{content:f,
fragments:h,rows:d,last:u,isDivided:p}}function*Hc({content:n},t,e,s){const i=new Ti(t,e),o=s(i),r=yield*o.place(n,0,0,0),a=Qm(r),c=Math.max(o.pageOf(a-2*Bi),0),
{excess:l,isDivided:d}=o;return{content:r,fragments:i,last:c,excess:l,isDivided:d,end:a}}function Qm({lines:n,children:t,apart:e,top:s}){let i=s;for(const{line:o,
top:r}of n)i=Math.max(i,r+o.height);for(const{bottom:o}of t)i=Math.max(i,o);for(const{bottom:o,laid:r}of e)r.box.style.float!=="none"&&(i=Math.max(i,o));return i}
function*t0(n,t,{row:e,full:s},i){const{count:o}=n,r=e*o,a=t.roomOf(e).height,c=Math.max((s.content.bottom-s.fragments.startOf(r))/o,1),l=u=>e0(n,t,{row:e,full:s,
height:u},i);let[d,f]=[c,c],h=yield*l(c);if(h)return{...h,height:c};for(let u=20;!h&&f<a;u*=2)[d,f]=[f,Math.min(f+u,a)],h=yield*l(f);for(;h&&f-d>qm;){const u=(d+
f)/2,p=yield*l(u);p?[h,f]=[p,u]:d=u}return h}function*e0(n,t,{row:e,full:s,height:i},o){const{count:r}=n,a=e*r,l=yield*Hc(n,d=>d<a?t.roomOf(Math.floor(d/r)).height:
i,t.most,o);return l.last<a+r&&l.excess<=s.excess+Bi?l:void 0}function*n0({content:n,fragments:t},e){const s=[],i=r=>{const a=t.at(r-Bi),c=Math.floor(a/e);for(;s.
length<=c;)s.push(0);s[c]=Math.max(s[c],r-t.startOf(a))},o=[...n.children,...n.apart.filter(({laid:r})=>r.box.style.float!=="none")];for(const{line:r,top:a}of n.
lines)i(a+r.height);for(let r=o.pop();r;r=o.pop()){yield 1e3,i(r.bottom);for(const{line:a,top:c}of r.lines)i(c+a.height);for(const a of r.children)o.push(a)}return s}
class s0{from=[0];shifts;constructor(t){this.shifts=[t]}at(t){let e=this.from.length-1;for(let s=0;s<e;){const i=s+e+1>>1,o=s===0&&e===this.from.length-1?e:i;this.
from[o]<=t+.001?s=o:e=o-1}return t+this.shifts[e]}move(t,e){const s=e-t;Math.abs(s-this.shifts.at(-1))<1e-4||(this.from.push(Math.max(t,this.from.at(-1))),this.
shifts.push(s))}}const Ot=.05,i0={count:1,depth:0};class Un{fragments;work;within;rename;excess=0;isDivided=!1;taken=0;end=0;isInItem=!1;constructor(t,e,s=i0,i){
this.fragments=t,this.work=e,this.within=s,this.rename=i}get height(){return this.fragments.most-this.taken}endOf(t){return this.fragments.endOf(t)-this.taken}pageOf(t){
return this.fragments.at(t+Ot)}*place(t,e,s,i){const{end:o,isInItem:r}=this;this.end=0,this.isInItem=!1,yield rt/4,this.within.depth>0&&this.work.take();let a=s;
const c=Ri(t,this.height-i,this.within.depth>0);c&&this.crosses(a,t.height)?a=this.next(a,i):this.isCutAtEnd(t,a,i,o)&&(a=this.next(a,i)),(c||t.box.inner==="ima\
ge")&&this.measure(a,t.height);const{children:l,apart:d,repeated:f}=o0(t),h={laid:t,x:e,top:a,bottom:a+t.height,lines:r0,children:l,apart:d,repeated:f};if(t.columns)
yield*this.columns(h,i);else{const u=new s0(a);let p=Oe.none;t.lines.length>0?yield*this.lines(h,i,u,o,r):t.flow==="bands"?yield*this.bands(h,i,u,o):(p=yield*Oe.
of(t),yield*this.sequence(h,i,u,o,{isInItem:r,floats:p})),yield*this.apart(h,i,u,p)}return h}crosses(t,e){return t+e>this.endOf(this.pageOf(t))+Ot}isCutAtEnd(t,e,s,i){
const{height:o}=t;if(t.flow!=="bands"||this.within.depth>0||o+i>this.height-s||this.isAtStart(e,s)||!this.crosses(e,o+i))return!1;const r=jm(t,i);return r>0&&!this.
crosses(e,o+i-r)}measure(t,e){this.excess=Math.max(this.excess,t+e-this.endOf(this.pageOf(t))-Ot)}next(t,e){return this.fragments.startOf(this.pageOf(t)+1)+e}nextForced(t,e,s){
const{count:i}=this.within;return s==="page"&&(this.isDivided=!0),s==="column"?this.next(t,e):this.fragments.startOf((Math.floor(this.pageOf(t)/i)+1)*i)+e}isForcedNow(t,e,s){
return t===void 0||t==="column"&&this.within.depth===0?!1:!this.isAtStart(e,s)||t==="page"&&this.pageOf(e)%this.within.count>0}isAtStart(t,e){return t-this.fragments.
startOf(this.pageOf(t))<=e+Ot}*columns(t,e){const{fragments:s,work:i}=this,o=t.laid.columns;!this.isAtStart(t.top,e)&&this.crosses(t.top,Me(o.content,this.height-
e,!0))&&(t.top=this.next(t.top,e));const{top:r,laid:a}=t,c=this.pageOf(r),{whole:l}=o,d=l?.rows.at(-1),f=d!==void 0&&!this.crosses(r,Math.max(a.height,d.top+d.height));
if(l&&!l.isDivided&&f)t.columns=l;else{const u=m=>{const w=m===0?r:s.startOf(c+m)+e;return{top:w-r,height:this.endOf(c+m)-w}},p=this.within.depth+1,g=m=>new Un(
m,i,{count:o.count,depth:p});t.columns=yield*jc(o,{roomOf:u,most:this.height-e,depth:p},g),this.isDivided||=t.columns.isDivided}const h=t.columns.rows.at(-1);t.
bottom=Math.max(r+h.top+h.height,t.columns===l?r+a.height:0)}*lines(t,e,s,i,o){const{laid:r}=t,{lines:a,box:c}=r,l=a.at(-1),d=this.endOfLast(r,l,i),f=l.height+d<=
this.height-e?l.height+d:l.height;let h=0;for(let p=0;p<a.length;p++){yield 2e3;const g=a[p],m=s.at(g.y);if(!this.crosses(m,g===l?f:g.height)||this.isTall(g,e))
continue;const w=Pm(h,p,a.length,c.style),b=o&&w===0&&p>=c.style.orphans?p:w,y=s.at(a[b].y),x=this.isAtStart(y,e)?p:b,M=s.at(a[x].y);this.isAtStart(M,e)||(s.move(
a[x].y,this.next(M,e)),h=x,p=x)}const u=[];for(const p of a){yield 500;const g=s.at(p.y);this.isTall(p,e)||this.measure(g,p.height);const m=p.atoms.length>0?[]:
Kn;let w=g+p.height;for(const{laid:b}of p.atoms){const y=yield*this.place(b,t.x+b.x,g+b.y,e);m.push(y),w=Math.max(w,y.bottom)}w>g+p.height+Ot&&s.move(p.y+p.height,
w),u.push({line:p,top:g,atoms:m})}t.lines=(0,Y.Hn)(u),t.bottom=s.at(r.height)}isTall({height:t},e){return t>this.height-e}endOfLast(t,e,s){return this.within.depth>
0?0:_c(t,e,s)}*sequence(t,e,s,i,{isInItem:o,floats:r}){const{laid:a}=t,{children:c,head:l,foot:d}=a;let f=e;const h=this.taken;d&&d.height<=this.height/4&&(this.
taken+=d.height);const u=this.taken>h,p=c.at(-1),g=p?this.endOfLast(a,p,i):0;for(const[m,w]of c.entries()){const b=c[m-1];w===d&&(this.taken=h);const y=yield*this.
floatsAbove(w.y,t,e,s,r);let x=s.at(w.y);const M=w===p?g:0,v=Math.max(b?t.children[m-1].bottom:t.top,y),T=b&&(!this.isAtStart(v,f)||v-t.children[m-1].top>Ot),A=b&&
this.rename?Dc(w):void 0,W=A!==void 0&&A!==Vm(b),z=W?"page":Uc(Rc(w),b&&Nm(b));this.isForcedNow(z,v,f)?x=this.nextForced(v,f,z)+Math.max(w.above??D(w.box.style.
marginTop,a.contentWidth),0):T&&this.pageOf(x)>this.pageOf(v-2*Ot)?x=this.next(v-2*Ot,f):!this.isAtStart(x,f)&&this.crosses(x,this.leastOf(w,x,f,M,o&&!b))?x=this.
next(x,f):!this.isAtStart(x,f)&&this.needsNext({children:c,index:m,below:g},x,f)&&(x=this.next(x,f)),W&&this.rename(this.pageOf(x),A),this.end=M,this.isInItem=o&&
m===0;const K=yield*this.place(w,t.x+w.x,x,f);s.move(w.y,K.top),s.move(w.y+w.height,K.bottom),t.children.push(K),w===l&&l.height<=this.height/2&&(f=e+Math.max((c[m+
1]?.y??0)-l.y,l.height))}t.bottom=Math.max(s.at(a.height),t.top),this.taken=h,l&&f>e&&(yield*this.repeatHead(t,e)),d&&u&&(yield*this.repeatFoot(t,d,e))}needsNext({
children:t,index:e,below:s},i,o){let r=0;for(let a=e;a<t.length;a++){const c=t[a],l=a===e?0:c.y-t[a-1].y-t[a-1].height;if(!c.box.keepsNext&&!this.avoids(c.box.style.
breakAfter)&&!this.avoids(t[a+1]?.box.style.breakBefore)){if(a===e)return!1;const d=a===t.length-1&&s>0;r+=l+(d?this.leastOf(c,i+r+l,o,s):Me(c,this.height-o,this.
within.depth>0));break}r+=l+c.height}return this.crosses(i,r)&&r<=this.height-o}leastOf(t,e,s,i,o=!1){const r=this.height-s,a=this.within.depth>0,c=t.height+i,l=!this.
crosses(e,t.height);if(i>0&&c<=r&&zm(t,r,a,l))return c;const d=Me(t,r,a,Ai(o));return d<=r?d:0}avoids(t){return t==="avoid"||t==="avoid-column"&&this.within.depth>
0}*repeatHead(t,e){const{head:s}=t.laid,i=t.children.find(({laid:r})=>r===s),o=(0,Y.Kf)(t.children.map(({bottom:r})=>r));for(let r=this.pageOf(i.bottom-Ot)+1;r<=
this.pageOf(o-2*Ot);r++){const a=this.fragments.startOf(r)+e,c=yield*this.place(s,i.x,a,e);t.repeated.push(c)}}*repeatFoot(t,e,s){const i=t.children.find(({laid:a})=>a===
e),o=this.pageOf(i.top),r=new Map;for(const a of t.children)for(const c of a===i?[]:a.children){yield rt/10;const[l,d]=[this.pageOf(c.top),this.pageOf(c.bottom-
2*Ot)];for(let f=l;f<d;f++)r.set(f,this.endOf(f)-e.height);r.set(d,Math.max(r.get(d)??0,c.bottom))}for(const[a,c]of r)a<o&&t.repeated.push(yield*this.place(e,i.
x,c,s))}*bands(t,e,s,i){const{laid:o}=t,r=o.box.inner==="flex"?Nc(o.children):void 0,a=this.within.depth>0,c=Ac(o),l=new Map(o.children.map((f,h)=>[f,h])),d=[];
for(const f of Gm(o.children)){const h=f[0].y,u=(0,Y.Kf)(f.map(({y:T,height:A})=>T+A));let p=s.at(h);const g=d.length>0?f.map(Rc).reduce(Uc,void 0):void 0,w=r!==
void 0&&f.includes(r)?this.endOfLast(o,r,i):0,b=f.length===1&&o.box.style.flexDirection.startsWith("column"),y=b&&w>0?this.leastOf(r,p,e,w):Lc(f,h,this.height-e,
a,Ai(c)),x=!b&&w>0&&!this.crosses(p,u-h)&&this.crosses(p,u-h+w);this.isForcedNow(g,p,e)?p=this.nextForced(p,e,g):!this.isAtStart(p,e)&&(x||this.crosses(p,y))&&y<=
this.height-e&&(p=this.next(p,e)),this.measure(p,Math.min(y,this.height-e)),s.move(h,p);let M=p;const v=[];for(const T of f){this.end=b?w:0,this.isInItem=c;const A=p+
T.y-h,W=this.crosses(p,u-h)?Bc(T):0,z=yield*this.place(T,t.x+T.x,A-W,e);z.top+=W,W>0&&(z.bottom=Math.max(z.bottom,A+T.height)),v.push(z),M=Math.max(M,z.bottom+u-
T.y-T.height)}for(const T of v)T.laid.y+T.laid.height>u-Ot&&(T.bottom=M);for(const T of v)d.push(T);s.move(u,M)}d.sort((f,h)=>l.get(f.laid)-l.get(h.laid));for(const f of d)
t.children.push(f);t.bottom=Math.max(s.at(o.height),t.top)}*floatsAbove(t,e,s,i,o){let r=-1/0;for(let a=o.takeAbove(t+Ot);a;a=o.takeAbove(t+Ot)){const{bottom:c}=o.
keep(yield*this.placeApart(a,e,s,i)),l=a.y+a.height;c>i.at(l)+Ot&&i.move(l,c),r=Math.max(r,c)}return r}*apart(t,e,s,i){const{laid:o}=t;for(const r of o.apart){const a=i.
placedOf(r)??(yield*this.placeApart(r,t,e,s));t.apart.push(a),Fn(r)&&r.y+r.height<=o.height+Ot&&(t.bottom=Math.max(t.bottom,a.bottom+o.height-r.y-r.height))}}*placeApart(t,e,s,i){
const{position:o,top:r,bottom:a}=t.box.style,c=o==="fixed",l=c&&(r!=="auto"||a!=="auto"),d=t.isFromBottom?e.bottom-(e.laid.height-t.y):i.at(t.y),f=Fn(t)&&!this.
isAtStart(d,s)&&this.crosses(d,this.leastOf(t,d,s,0)),h=l?e.top+t.y:f?this.next(d,s):d,u=this.within.depth===0?Wm(t,h,this.fragments):void 0,g=c||u!==void 0?yield*Se(
t,e.x+t.x,h):yield*this.place(t,e.x+t.x,h,s);return u!==void 0&&(g.onlyPage=u),g}}const o0=({children:n,apart:t,head:e,foot:s})=>({children:n.length>0?[]:Kn,apart:t.
length>0?[]:Kn,repeated:e||s?[]:Kn}),r0=[],Kn=Object.freeze([]),Uc=(n,t)=>n==="page"||t==="page"?"page":n??t;class _i extends Ci{around;owner;scopes;columns;placed;bound=new WeakMap;constructor(t,e,s){
super(e.columns.fragments,t.scale),this.around=t,this.owner=e,this.scopes=s,this.columns=e.laid.columns,this.placed=e.columns,this.last=this.placed.last}snap(t,e){
const s=this.above(t,e);return e+this.around.snap(this.partOf(t),s)-s}pageOf(t){return this.around.pageOf(this.partOf(t))}x(t,e){return this.around.x(this.partOf(
t),this.at(t).left+e)}y(t,e){return this.around.y(this.partOf(t),this.above(t,e))}sheet(t){return this.around.sheet(this.partOf(t))}wideningOn(){return 0}sizeOf(t){
return this.around.sizeOf(this.partOf(t))}draw(t,e,s,...i){const o=[...this.scopes,...s.map(r=>this.bind(r,t))];this.around.draw(this.partOf(t),e,o,...i)}link(t,e,s,i,o){
this.around.link(this.partOf(t),e,super.moved(t,s,o),i,this.scopes)}moved(t,e,s){return this.around.moved(this.partOf(t),super.moved(t,e,s),this.scopes)}above(t,e){
return this.at(t).top+e-this.fragments.startOf(t)}partOf(t){return this.around.pageAt(this.at(t).top)}at(t){return Wi(this.owner,this.columns,this.placed,t)}bind(t,e){
let s=this.bound.get(t);return s||this.bound.set(t,s=[]),s[e]??={on:()=>t.on(e)}}}function Wi({x:n,top:t,laid:e},{count:s,width:i,gap:o},{rows:r},a){const c=Math.
floor(a/s),l=r[Math.min(c,r.length-1)],d=a%s,f=e.box.style.direction==="rtl";return{left:n+(f?s-1-d:d)*(i+o),top:t+l.top,height:l.height}}function a0(n,t,e){const{
style:s}=n.laid.box,{columnRuleWidth:i,columnRuleStyle:o,columnRuleColor:r}=s,a=n.laid.columns;if(i===0)return[];const c={...wt.DI,color:s.color,outlineWidth:0,
borderLeftWidth:i,borderLeftStyle:o,borderLeftColor:r},l={top:0,right:0,bottom:0,left:i},d=[];for(let f=1;f<=n.columns.last;f++){if(f%a.count===0)continue;const[
h,u]=[f-1,f].map(b=>Wi(n,a,n.columns,b).left),{top:p,height:g}=Wi(n,a,n.columns,f),m=(Math.max(h,u)+Math.min(h,u)+a.width)/2,w={left:m-i/2,right:m+i/2,top:p,bottom:p+
g};d.push({rect:w,style:c,border:l,padding:{...l,left:0},images:void 0,opacity:t,scopes:e})}return d}const Ct=[[0,0],[0,0],[0,0],[0,0]];function Yn(n,t,e){const s=[
n.borderTopLeftRadius,n.borderTopRightRadius,n.borderBottomRightRadius,n.borderBottomLeftRadius].map(([d,f])=>[(0,S.S6)(d,t),(0,S.S6)(f,e)]),[i,o,r,a]=s,l=[[t,i[0]+
o[0]],[t,a[0]+r[0]],[e,i[1]+a[1]],[e,o[1]+r[1]]].reduce((d,[f,h])=>h>f&&h>0?Math.min(d,f/h):d,1);return s.map(([d,f])=>[d*l,f*l])}const Gt=(n,{top:t,right:e,bottom:s,
left:i})=>n.map(([o,r],a)=>{const c=a===0||a===3?i:e,l=a<2?t:s;return[Math.max(o-c,0),Math.max(r-l,0)]}),St=({left:n,top:t,right:e,bottom:s},i)=>({left:n+i.left,
top:t+i.top,right:e-i.right,bottom:s-i.bottom});function Ni(n,t,{left:e,top:s,right:i,bottom:o}){const[r,a]=[Math.round(e),Math.round(i)],[c,l]=[n.snap(t,s),n.snap(
t,o)];return{...r<a?{left:r,right:a}:{left:e,right:i},...c<l?{top:c,bottom:l}:{top:s,bottom:o}}}const Rt=(n,t)=>({x:e=>n.x(t,e),y:e=>n.y(t,e)});function Ut(n,t,e,s){
const[i,o]=[t===0?-1/0:n.startOf(t),n.endOf(t)],[r,a]=[Math.max(e.top,e.top<i-.05?i:e.top),Math.max(e.bottom>o+.05?o:e.bottom,e.top)];if(r===e.top&&a===e.bottom)
return{rect:e,corners:s};const[c,l]=[r===e.top,a===e.bottom],d=s.map((f,h)=>(h<2?c:l)?f:[0,0]);return{rect:{...e,top:r,bottom:a},corners:d}}const c0=(n,t,e,s)=>[
(0,q.id)(n),(0,q.id)(t),(0,q.id)(e-n),(0,q.id)(s-t),"re"].join(" ");function at({left:n,top:t,right:e,bottom:s},i,o){if(i.every(([h,u])=>h<=0||u<=0))return c0(o.
x(n),o.y(s),o.x(e),o.y(t));const r=(h,u)=>`${(0,q.id)(o.x(h))} ${(0,q.id)(o.y(u))}`,[a,c,l,d]=i,f=1-q.yQ;return[`${r(n+a[0],t)} m`,`${r(e-c[0],t)} l`,`${r(e-c[0]*
f,t)} ${r(e,t+c[1]*f)} ${r(e,t+c[1])} c`,`${r(e,s-l[1])} l`,`${r(e,s-l[1]*f)} ${r(e-l[0]*f,s)} ${r(e-l[0],s)} c`,`${r(n+d[0],s)} l`,`${r(n+d[0]*f,s)} ${r(n,s-d[1]*
f)} ${r(n,s-d[1])} c`,`${r(n,t+a[1])} l`,`${r(n,t+a[1]*f)} ${r(n+a[0]*f,t)} ${r(n+a[0],t)} c`,"h"].join(" ")}function l0({left:n,top:t,right:e,bottom:s},i){const o=([
r,a])=>Math.PI/4*(3*(r+a)-Math.sqrt((3*r+a)*(r+3*a)));return i.reduce((r,a)=>r+o(a)-a[0]-a[1],2*(e-n+s-t))}const d0=(n,{left:t,top:e,right:s,bottom:i})=>n.left>
t-Xn&&n.top>e-Xn&&n.right<s+Xn&&n.bottom<i+Xn,Xn=.01;function Pi(n,t,{objectFit:e,objectPosition:[s,i]}){if(e==="fill")return n;const[o,r]=[n.right-n.left,n.bottom-
n.top],[a,c]=[o/t.width,r/t.height],l=Math.min(a,c),d=e==="cover"?Math.max(a,c):e==="none"?1:e==="scale-down"?Math.min(l,1):l,[f,h]=[t.width*d,t.height*d],[u,p]=[
n.left+(0,S.S6)(s,o-f),n.top+(0,S.S6)(i,r-h)];return{left:u,top:p,right:u+f,bottom:p+h}}function f0(n,t,e){const[s,i]=[t.right-t.left,t.bottom-t.top];switch(n.kind){case"\
polygon":return{clip:`${n.corners.map(([a,c])=>`${(0,q.id)(e.x(t.left+(0,S.S6)(a,s)))} ${(0,q.id)(e.y(t.top+(0,S.S6)(c,i)))}`).map((a,c)=>`${a} ${c===0?"m":"l"}`).
join(" ")} h`,hasHoles:n.hasHoles};case"ellipse":{const[o,r]=[(0,S.S6)(n.center[0],s),(0,S.S6)(n.center[1],i)],[a,c]=h0(n,{cx:o,cy:r,width:s,height:i}),[l,d]=[t.
left+o,t.top+r],f=Array.from({length:4},()=>[a,c]);return{clip:at({left:l-a,right:l+a,top:d-c,bottom:d+c},f,e)}}case"inset":{const[o,r,a,c]=n.sides,l={left:t.left+
(0,S.S6)(c,s),right:t.right-(0,S.S6)(r,s),top:t.top+(0,S.S6)(o,i),bottom:t.bottom-(0,S.S6)(a,i)},[d,f]=[Math.max(l.right-l.left,0),Math.max(l.bottom-l.top,0)],h=[
Math.min((0,S.S6)(n.radius,s),d/2),Math.min((0,S.S6)(n.radius,i),f/2)],u={left:l.left,top:l.top,right:l.left+d,bottom:l.top+f};return{clip:at(u,[h,h,h,h],e)}}}}
function h0({radii:n},{cx:t,cy:e,width:s,height:i}){const[o,r]=n,a=[[Math.abs(t),Math.abs(s-t)],[Math.abs(e),Math.abs(i-e)]],c=(d,f,h)=>typeof d=="object"?Math.
max((0,S.S6)(d,h),0):f.reduce((u,p)=>d==="closest-side"?Math.min(u,p):Math.max(u,p));if(r!==void 0)return[c(o,a[0],s),c(r,a[1],i)];const l=c(o,[...a[0],...a[1]],
Math.hypot(s,i)/Math.SQRT2);return[l,l]}const u0=1e3;function p0(n,t,e){return n.kind==="linear"?m0(n,t,e):b0(n,t,e)}const g0=({left:n,top:t,right:e,bottom:s},i)=>[
i.x(n),i.y(s),i.x(e),i.y(t)];function m0(n,t,e){const[s,i]=[t.right-t.left,t.bottom-t.top],[o,r]=[(t.left+t.right)/2,(t.top+t.bottom)/2],a=w0(n.angle,s,i)*Math.
PI/180,c=Math.abs(s*Math.sin(a))+Math.abs(i*Math.cos(a)),[l,d]=[Math.sin(a)*c/2,-Math.cos(a)*c/2],{stops:f,from:h,to:u}=Di(n,c),p=g=>[e.x(o+l*(2*g-1)),e.y(r+d*(2*
g-1))];return{coordinates:[...p(h),...p(u)],stops:f,box:g0(t,e)}}function w0(n,t,e){if(typeof n=="number")return n;const{x:s,y:i}=n;if(s===0)return i<0?0:180;if(i===
0)return s<0?270:90;const o=Math.atan2(e,t)*180/Math.PI;return s>0?i<0?o:180-o:i<0?360-o:180+o}function b0(n,t,e){const[s,i]=[t.right-t.left,t.bottom-t.top],[o,
r]=[(0,S.S6)(n.center[0],s),(0,S.S6)(n.center[1],i)],[a,c]=y0(n,{cx:o,cy:r,width:s,height:i}),{stops:l,from:d,to:f}=Di(n,a),h=e.x(1)-e.x(0),u=[h,0,0,h*(c/a),e.x(
t.left+o),e.y(t.top+r)],p=2*Math.max(s,i)*Math.max(a/c,1);return{coordinates:[0,0,Math.max(d,0)*a,0,0,f*a],stops:l,matrix:u,box:[-p,-p,p,p]}}function y0({extent:n,
isCircle:t},{cx:e,cy:s,width:i,height:o}){const r=[Math.abs(e),Math.abs(i-e)],a=[Math.abs(s),Math.abs(o-s)],c=n.startsWith("closest")?Math.min:Math.max,[l,d]=[Math.
max(c(r[0],r[1]),.01),Math.max(c(a[0],a[1]),.01)],f=n.endsWith("corner");if(t){const h=f?Math.hypot(l,d):c(l,d);return[h,h]}return f?[l*Math.SQRT2,d*Math.SQRT2]:
[l,d]}function Di({stops:n,repeats:t},e){const s=x0(n,e),[i,o]=[s[0],s.at(-1)],r=n.map(({paint:c},l)=>({paint:c,at:s[l]})),a=o-i;if(!t&&a>1e-4&&s.at(-2)===o)return r.
push({paint:r.at(-1).paint,at:o+a/10}),$i(r,i,o+a/10);if(t&&a>1e-4&&a<1){const c=Math.min(Math.ceil(1/a)+1,Math.floor(u0/r.length)),l=Array.from({length:c},(d,f)=>r.
map(({paint:h,at:u})=>({paint:h,at:u+f*a}))).flat();return $i(l,i,i+c*a)}return $i(r,i,a>1e-4?o:i+1e-4)}function $i(n,t,e){const s=n.map(({paint:o,at:r})=>({...o,
at:Math.min(Math.max((r-t)/(e-t),0),1)}));return{stops:s.flatMap((o,r)=>{if(o.alpha>0)return[o];const a=[s[r-1],s[r+1]].filter(c=>c!==void 0&&c.alpha>0);return a.
length===0?[o]:a.map(c=>({...o,color:c.color}))}),from:t,to:e}}function x0(n,t){const e=n.map(({at:o},r)=>o?t>0?(0,S.S6)(o,t)/t:0:r===0?0:r===n.length-1?1:void 0);
let s=-1/0;const i=e.map(o=>o===void 0?void 0:s=Math.max(s,o));return i.map((o,r)=>{if(o!==void 0)return o;let[a,c]=[r,r];for(;i[a]===void 0;)a--;for(;i[c]===void 0;)
c++;return i[a]+(i[c]-i[a])*(r-a)/(c-a)})}const k0=n=>({...n,stops:n.stops.map(t=>{const{alpha:e}=t.paint;return{...t,paint:{color:[e,e,e],alpha:1}}})});class O0{boxes;constructor(t){
this.boxes=t}*enter(t,e,s){const{style:i}=t.laid.box,{mixBlendMode:o,clipPath:r,filter:a}=i,c=i.opacity*(a?.opacity??1);if(e*c===0)return 0;const l=zc(a?.overlays,
s),d=l.length>0,f=o!==void 0||d||c<1&&(yield*S0(t)),h=d?e*c:c;f&&s.push({on:()=>({opacity:h,...o!==void 0&&{blend:o}})}),typeof r=="object"&&s.push(this.shapeOf(
r,t)),i.mask&&(yield*this.mask(t,i.mask,s));for(const u of l)s.push(u);return d?1:f?e:e*c}*mask({laid:t,x:e,top:s,bottom:i},o,r){const{style:a,images:c}=t.box;if(o.
backgroundImage.every(b=>"url"in b&&!c?.has(b.url)))return;const[l,...d]=o.backgroundImage,f=l&&"stops"in l&&d.length===0?k0(l):void 0,h={isAlpha:f===void 0},u={
...a,...o,...f&&{backgroundImage:[f]},visibility:"visible",backgroundColor:void 0,backgroundClip:"border-box",backgroundClips:[],backgroundOrigin:[],borderImage:void 0,
boxShadow:[],outlineWidth:0},p={left:e,right:e+t.width,top:s,bottom:i},g={top:0,right:0,bottom:0,left:0},m=[...r,{on:()=>({making:h})}],w=t.box.isFluid?t.box.pageName:
void 0;yield*this.boxes.paint({rect:p,style:u,border:g,padding:g,images:c,opacity:1,scopes:m,fluidOn:w}),r.push({on:()=>({masked:h})})}shapeOf(t,{laid:e,x:s,top:i,
bottom:o}){const r={left:s,top:i,right:s+e.width,bottom:o};return{on:a=>f0(t,r,this.boxes.points(a))}}}const M0=500;function*S0(n){let t=0,e=!1;const s=[n];for(let i=s.
pop();i;i=s.pop()){yield M0;const{laid:o,lines:r,children:a,apart:c}=i;if(o.box.replaced)return!0;t+=Kc(o.box.style);for(const{line:l,atoms:d}of r){e||=l.texts.
length>0;for(const{box:f}of l.inlines)t+=Kc(f.style);for(const f of d)s.push(f)}if(t+Number(e)>1)return!0;for(const l of a)s.push(l);for(const l of c)s.push(l);
i.columns&&s.push(i.columns.content)}return!1}const Kc=n=>+(n.backgroundColor!==void 0)+n.backgroundImage.length+n.boxShadow.length+ +(n.borderTopWidth+n.borderRightWidth+
n.borderBottomWidth+n.borderLeftWidth>0)+ +(n.borderImage?.image!==void 0)+ +(n.outlineWidth>0),v0=.5,T0=7;function I0(n,t,e,{opacity:s,scopes:i,isArtifact:o}){
const{box:r,border:a,padding:c}=e.laid,{marker:l}=r;if(!l||r.style.visibility!=="visible")return;const{style:d}=l,f=Yc(e)??e.top+a.top+c.top+t.lineOf(d).above,h=n.
pageAt(f-d.fontSize/2),u=o?void 0:l.element??void 0,p=d.direction==="rtl",g=p?e.x+e.laid.width:e.x,{color:m,alpha:w}=d.color,b=l.shape&&A0(l.shape,t.metricsOf(d).
ascent),x=((b?.text??(p?L0(l.text):l.text)).match(/ +|[^ ]+/g)??[]).map(W=>t.typefaces.word(W,b?"Regular":t.faceOf(d))),M=b?.size??d.fontSize,v=x.reduce((W,z)=>W+
z.width,0)*M/1e3,T=b?g+(p?b.away:-b.away)-v/2:p?g:g-v,A={kind:"text",x:n.x(h,T),y:n.y(h,n.snap(h,f)-(b?.rise??0)),size:M*n.scale,color:m,words:x,alpha:w*s,...l.
shape==="circle"&&{bolder:v0*n.scale}};n.draw(h,u,i,A)}const E0={disc:{text:"•",part:.235,more:0},circle:{text:"○",part:.792,more:1},square:{text:"▪",part:.248,
more:0}},R0=.363;function A0(n,t){const{text:e,part:s,more:i}=E0[n],o=Math.floor(t*2/3),r=Math.floor((o+1)/2),a=(r+i)/s,c=t-Math.floor(3*(t-o)/2)-r/2;return{text:e,
size:a,away:o+T0-r/2,rise:c-R0*a}}function L0(n){let t=n.length;for(;t>0&&C0.includes(n[t-1]);)t--;return[...n.slice(t)].reverse().join("")+n.slice(0,t)}const C0="\
. ";function Yc(n){const[t]=n.lines;if(t)return t.top+t.line.baseline;for(const e of n.children){const s=Yc(e);if(s!==void 0)return s}}const B0="…";function _0({
texts:n,atoms:t,isCut:e=!1},s,i){if(n.reduce((a,{x:c,width:l})=>Math.max(a,c+l),0)<=s+.5&&!e||t.length>0)return;let r;for(const a of n){const c=s-i(a);if(a.x>c)
break;r={at:Math.min(a.x+W0(a,c-a.x),a.x+a.width),text:a}}return r??(n[0]&&{at:Math.max(n[0].x,0),text:n[0]})}function W0({words:n,style:t},e){let s=0;for(const{
parts:i,after:o=0}of n){for(const{glyphs:r}of i)for(const{advance:a}of r){const c=s+a*t.fontSize/1e3+t.letterSpacing;if(c>e)return s;s=c}s+=o*t.fontSize/1e3}return s}
function N0({style:n,isItem:t}){const e=n.opacity<1||n.mixBlendMode!==void 0||n.filter!==void 0||n.isIsolated;return n.position!=="static"||e||n.transform.length>
0||t&&n.zIndex!=="auto"}function Vn({style:n,isItem:t}){return(n.position!=="static"||t)&&n.zIndex!=="auto"?n.zIndex:0}function Xc({style:n,isItem:t}){const{opacity:e,
mixBlendMode:s,filter:i,transform:o,clipPath:r,mask:a,position:c,zIndex:l,isIsolated:d}=n;return d||e<1||s!==void 0||i||o.length>0||r!==void 0||a?!0:c==="fixed"||
l!=="auto"&&(c!=="static"||t)}const P0=500;function*D0(n){const t=[n];for(let e=t.pop();e;e=t.pop()){if(yield P0,Vn(e.box)<0)return!0;for(const s of e.children)
t.push(s);for(const s of e.apart)t.push(s);for(const{atoms:s}of e.lines)for(const{laid:i}of s)t.push(i);e.columns&&t.push(e.columns.content)}return!1}const Vc=180,
$0=24;function z0(n,{left:t,top:e,right:s,bottom:i},o){const[r,a]=[s-t,i-e],[c,l]=[t+(0,S.S6)(n.center[0],r),e+(0,S.S6)(n.center[1],a)],d=2*Math.max(Math.hypot(
c-t,l-e),Math.hypot(s-c,l-e),r,a),f=typeof n.angle=="number"?n.angle/360:0,{stops:h,from:u,to:p}=Di(n,1),g=h.map(y=>({...y,at:u+y.at*(p-u)})),m=F0(g),w=m.every(
({alpha:y})=>y===1),b=y=>{const x=2*Math.PI*(f+y);return`${(0,q.id)(o.x(c+Math.sin(x)*d))} ${(0,q.id)(o.y(l-Math.cos(x)*d))}`};return m.map(({start:y,end:x,color:M,
alpha:v})=>{const T=w?1:x,A=Math.max(Math.ceil((T-y)*$0),1),W=Array.from({length:A+1},(K,et)=>b(y+(T-y)*et/A));return{path:[`${(0,q.id)(o.x(c))} ${(0,q.id)(o.y(
l))} m`,...W.map(K=>`${K} l`),"h"].join(" "),color:M,alpha:v}})}function F0(n){const t=[],e=(o,r,{color:a,alpha:c})=>{const[l,d]=[Math.max(o,0),Math.min(r,1)];d-
l>1e-6&&t.push({start:l,end:d,color:a,alpha:c})},[s,i]=[n[0],n.at(-1)];e(0,s.at,s);for(const[o,r]of n.entries()){const a=n[o+1];if(!a||a.at<=0||r.at>=1)continue;
const c=r.alpha===a.alpha&&r.color.every((d,f)=>d===a.color[f]),l=c?1:Math.min(Math.max(Math.ceil((a.at-r.at)*Vc),1),Vc);for(let d=0;d<l;d++){const f=c?0:(d+.5)/
l,h=(g,m)=>g+(m-g)*f,u=r.color.map((g,m)=>h(g,a.color[m])),p=g=>r.at+(a.at-r.at)*g/l;e(p(d),p(d+1),{color:u,alpha:h(r.alpha,a.alpha)})}}return e(i.at,1,i),t}const G0=2e4,
zi=({width:n,height:t},e,s)=>({left:e,top:s,right:e+n,bottom:s+t});function Zc(n){if(!$a(n))return n.displayed;const{width:t,height:e,drawing:s}=n,[,,i,o]=s.view??
[0,0,t??0,e??0];return t!==void 0||e!==void 0?{width:t??e*i/o,height:e??t*o/i}:i>0&&o>0&&s.fit.scaling!=="none"?{width:i,height:o,isRatio:!0}:void 0}function Jc(n,t,e){
const[s,i]=[t.right-t.left,t.bottom-t.top],o=e?.isRatio&&typeof n!="string"&&n.every(f=>f==="auto");if(n==="cover"||n==="contain"||o){if(!e)return{width:s,height:i};
const f=(n==="cover"?Math.max:Math.min)(s/e.width,i/e.height);return{width:e.width*f,height:e.height*f}}const[r,a]=n,c=r==="auto"?void 0:(0,S.S6)(r,s),l=a==="au\
to"?void 0:(0,S.S6)(a,i);if(c===void 0&&l===void 0)return e??{width:s,height:i};const d=e?e.width/e.height:void 0;return{width:c??(d===void 0?s:l*d),height:l??(d===
void 0?i:c/d)}}function qc({start:n,size:t},e,[s,i],[o,r],a){const c=Math.floor((i-s)/t+1e-4);if(e==="no-repeat"||e==="space"&&c<2)return{starts:[n],size:t};if(e===
"space"){const l=t+(i-s-c*t)/(c-1);return{starts:Qc(s,l,o,r),size:t}}return a?{starts:[o],size:r-o}:{starts:Qc(n,t,o,r),size:t}}function j0({width:n,height:t},[
e,s],{left:i,top:o,right:r,bottom:a},c){const l=(p,g)=>g/Math.max(Math.round(g/p),1),d=e==="round"?l(n,r-i):n,f=s==="round"?l(t,a-o):t,[h,u]=[0,1].map(p=>typeof c!=
"string"&&c[p]==="auto");return e==="round"&&s!=="round"&&u?{width:d,height:t*d/n}:s==="round"&&e!=="round"&&h?{width:n*f/t,height:f}:{width:d,height:f}}function Qc(n,t,e,s){
const i=n-Math.ceil((n-e)/t)*t,o=Math.min(Math.ceil((s-i)/t-1e-4),G0);return Array.from({length:Math.max(o,0)},(r,a)=>i+a*t)}const H0=3e3,U0=3e3,K0=100,Y0=300,X0=[
{px:0,percent:0},{px:0,percent:0}],V0=(n,t)=>({top:n.top+t.top,right:n.right+t.right,bottom:n.bottom+t.bottom,left:n.left+t.left}),Z0=["repeat","repeat"],J0=["a\
uto","auto"];function tl(n,t,e){return n==="padding-box"?t:n==="content-box"?V0(t,e):void 0}function q0({kind:n,angle:t}){if(n!=="linear")return;const e=typeof t==
"object";return(e?t.x===0:t%180===0)?"across":(e?t.y===0:t%180===90||t%180===-90)?"down":void 0}class Q0{canvas;drawings;fills=new WeakMap;constructor(t,e){this.
canvas=t,this.drawings=e}*paint(t,e,s){const{style:i,rect:o,border:r,padding:a,opacity:c,scopes:l}=t,d=w=>{const b=tl(w,r,a),[y,x]=b?[St(o,b),Gt(e,b)]:[o,e],M=Ut(
this.canvas.fragments,s,y,x);return at(M.rect,M.corners,Rt(this.canvas,s))},f=t.cells&&(yield*this.cellsOn(s,t.cells));if(f==="")return;const h=d(i.backgroundClip),
{backgroundColor:u,backgroundClips:p}=i,g=f??h;u&&u.alpha>0&&this.canvas.draw(s,void 0,l,{kind:"shape",path:g,fill:u.color,alpha:u.alpha*c});const m=f===void 0?
t:{...t,scopes:[...l,{on:()=>({clip:f})}]};for(let w=i.backgroundImage.length-1;w>=0;w--)yield*this.layer(m,w,p.length>1?d(p[w%p.length]):h,s)}*cellsOn(t,e){const s=Rt(
this.canvas,t),i=[];for(const{rect:o,style:r}of e.get(t)??[]){yield U0;const a=Yn(r,o.right-o.left,o.bottom-o.top),c=Ut(this.canvas.fragments,t,Ni(this.canvas,t,
o),a);i.push(at(c.rect,c.corners,s))}return i.join(" ")}*layer(t,e,s,i){const{style:o,rect:r,ground:a=r,border:c,padding:l,images:d,scopes:f}=t,h=o.backgroundImage[e],
u="url"in h?d?.get(h.url):void 0;if("url"in h&&!u)return;const p=(nt,xt)=>nt.length===0?xt:nt[e%nt.length],g=tl(p(o.backgroundOrigin,"padding-box"),c,l),m=g?St(
a,g):a,w=p(o.backgroundRepeat,Z0),b=p(o.backgroundSize,J0),y=j0(Jc(b,m,u&&Zc(u)),w,m,b);if(!(y.width>0&&y.height>0))return;const x=p(o.backgroundPosition,X0),M=m.
left+(0,S.S6)(x[0],m.right-m.left-y.width),v=m.top+(0,S.S6)(x[1],m.bottom-m.top-y.height),T=Ut(this.canvas.fragments,i,r,Ct).rect,A="url"in h?void 0:h,W=A&&q0(A),
[z,K]=[{start:M,size:y.width},{start:v,size:y.height}],et=qc(z,w[0],[m.left,m.right],[T.left,T.right],W==="across"),it=qc(K,w[1],[m.top,m.bottom],[T.top,T.bottom],
W==="down"),kt={columns:et.starts,rows:it.starts,width:et.size,height:it.size},Q={page:i,element:void 0,scopes:[...f,{on:()=>({clip:s})}]};yield*this.tiled(A??u,
kt,t,Q,s)}*tiled(t,e,s,i,o){const r="stops"in t?t:void 0;if(r&&r.kind!=="conic")return yield*this.shades(r,e,s,i,o);if(!r&&!$a(t))return yield*this.pictures(t,e,
i);const a=Rt(this.canvas,i.page);for(const c of e.rows)for(const l of e.columns){const d=zi(e,l,c);r?yield*this.wedges(r,d,s,i):yield*this.drawings.repeat(t,d,
a,i,s.opacity)}}*repeat(t,{columns:e,rows:s},{page:i,scopes:o}){const r=Rt(this.canvas,i);if(e.length*s.length===1)return this.canvas.draw(i,void 0,o,t);this.drawings.
countTiles(e.length*s.length);const[a,c]=[r.x(e[0]),r.y(s[0])],l=e.map(d=>r.x(d)-a);for(const d of s)yield K0*e.length,this.canvas.draw(i,void 0,o,{kind:"tiles",
tile:t,across:l,up:r.y(d)-c})}*pictures(t,e,s){if(e.columns.length===0||e.rows.length===0)return;const i=Rt(this.canvas,s.page),o=zi(e,e.columns[0],e.rows[0]),r=(0,X.
lw)(t.upright,[i.x(o.right)-i.x(o.left),0,0,i.y(o.top)-i.y(o.bottom),i.x(o.left),i.y(o.bottom)]);yield*this.repeat({kind:"image",name:this.canvas.sheet(s.page).
image(t),matrix:r},e,s)}*wedges(t,e,{opacity:s},{page:i,scopes:o}){const r=Rt(this.canvas,i),a=[...o,{on:()=>({clip:at(e,Ct,r)})}];for(const{path:c,color:l,alpha:d}of this.
drawings.counted(z0(t,e,r)))yield H0,this.canvas.draw(i,void 0,a,{kind:"shape",path:c,fill:l,alpha:d*s})}*fillOf(t,e,s,i){const o=[i,e.left,e.top,e.right,e.bottom,
s].join(),r=this.fills.get(t);if(r?.key===o)return r.fill;const a=p0(t,e,Rt(this.canvas,i)),{stops:c}=a;this.drawings.countTiles(c.length),yield c.length*Y0;const l=s<
1?{...a,stops:c.map(d=>({...d,alpha:d.alpha*s}))}:a;return this.fills.set(t,{key:o,fill:l}),l}*shades(t,e,s,i,o){if(e.columns.length===0||e.rows.length===0)return;
const{rect:r,border:a,opacity:c,scopes:l}=s,d=zi(e,e.columns[0],e.rows[0]),f=Rt(this.canvas,i.page),h=yield*this.fillOf(t,d,c,i.page),u=St(r,a),p=d.left<=u.left&&
d.right>=u.right,g=d.top<=u.top&&d.bottom>=u.bottom;p&&g&&e.columns.length*e.rows.length===1?this.canvas.draw(i.page,void 0,l,{kind:"shape",path:o,fill:h}):yield*this.
repeat({kind:"shape",path:at(d,Ct,f),fill:h},e,i)}}const tw=1e3,ew=20,nw=2e3;class sw{canvas;backgrounds;drawings;constructor(t,e,s){this.canvas=t,this.backgrounds=
e,this.drawings=s}*paint(t,e){const{style:s,images:i,rect:o,border:r}=t,{borderImage:a}=s,c=a?.image,l=c&&("url"in c?i?.get(c.url):c);if(!a||!l)return!1;const d=[
r.top,r.right,r.bottom,r.left],f=a.outset.map((A,W)=>sl(A,0,d[W])),[h,u,p,g]=f,m=St(o,{top:-h,right:-u,bottom:-p,left:-g}),w="stops"in l?void 0:Zc(l),b=Jc(["aut\
o","auto"],m,w);if(b.width<=0||b.height<=0)return!0;const y=Ut(this.canvas.fragments,e,m,Ct).rect,x=at(y,Ct,Rt(this.canvas,e)),M=[...t.scopes,{on:()=>({clip:x})}],
[v,T]=iw(a,m,b,d);for(const[A,W]of T.entries())for(const[z,K]of v.entries()){if(A===1&&z===1&&!a.isFilled)continue;const et={...b,left:m.left,top:m.top},[it,kt]=a.
repeat,Q=z===1?il(K,nl(A===1?[T[0],T[2]]:[W]),it):el(K),nt=A===1?il(W,nl(z===1?[v[0],v[2]]:[K]),kt):el(W);yield*this.part(l,et,[K,W],[Q,nt],{...t,scopes:M},e)}return!0}*part(t,{
left:e,top:s,width:i,height:o},[r,a],[c,l],d,f){if(Math.min(r.size,a.size,r.length,a.length)<=0)return;const h=Rt(this.canvas,f),u=at({left:e,top:s,right:e+i,bottom:s+
o},Ct,h),p=at({left:r.to,top:a.to,right:r.to+r.length,bottom:a.to+a.length},Ct,h),g=[...d.scopes,{on:()=>({clip:p})}],m={columns:[e],rows:[s],width:i,height:o};
this.drawings.countTiles(ew*l.starts.length*c.starts.length);for(const w of l.starts)for(const b of c.starts){yield nw;const y={left:b,top:w,right:b+c.length,bottom:w+
l.length},x=at(y,Ct,h),[M,v]=[c.length/r.size,l.length/a.size],T=[M,0,0,v,h.x(b)-M*h.x(e+r.from),h.y(w)-v*h.y(s+a.from)],A=[...g,{on:()=>({clip:x})},{on:()=>({matrix:T})}],
W={page:f,element:void 0,scopes:A};yield*this.backgrounds.tiled(t,m,{...d,scopes:A},W,u)}}}const el=({to:n,length:t})=>({starts:[n],length:t});function nl(n){const t=n.
find(({size:e,length:s})=>e>0&&s>0);return t?t.length/t.size:1}function iw({slice:n,width:t},e,s,i){const[o,r]=[e.right-e.left,e.bottom-e.top],a=[s.height,s.width,
s.height,s.width],c=n.map((m,w)=>Math.min(Math.max((0,S.S6)(m,a[w]),0),a[w])),l=t.map((m,w)=>m==="auto"?c[w]:sl(m,w%2===0?r:o,i[w])),d=Math.min(1,o/(l[1]+l[3]),
r/(l[0]+l[2])),[f,h,u,p]=l.map(m=>m*d),g=(m,w,b,y,x,M,v)=>[{from:0,size:w,to:y,length:M},{from:w,size:m-w-b,to:y+M,length:x-M-v},{from:m-b,size:b,to:y+x-v,length:v}];
return[g(s.width,c[3],c[1],e.left,o,p,h),g(s.height,c[0],c[2],e.top,r,f,u)]}const sl=(n,t,e)=>"times"in n?n.times*e:(0,S.S6)(n,t);function il({size:n,to:t,length:e},s,i){
const o=n*s;if(i==="stretch"||o<=e/tw)return{starts:[t],length:e};if(i==="round"){const c=Math.max(Math.round(e/o),1);return{starts:Array.from({length:c},(l,d)=>t+
d*e/c),length:e/c}}if(i==="space"){const c=Math.floor(e/o+1e-4),l=(e-c*o)/(c+1);return{starts:Array.from({length:c},(d,f)=>t+l+f*(o+l)),length:o}}const r=Math.ceil(
(e/o-1)/2-1e-4),a=t+e/2-o/2-Math.max(r,0)*o;return{starts:Array.from({length:2*Math.max(r,0)+1},(c,l)=>a+l*o),length:o}}const ow=.33,rw=.13;function aw([n,t,e],s){
const i=Math.max(n,t,e);return i===0?[s,s,s]:[n*s/i,t*s/i,e*s/i]}function cw(n){const[t,e,s]=n,i=Math.max(t,e,s),o=r=>aw(n,Math.min(Math.max(i+r*ow,0),1));return i<
rw?{dark:o(1),light:o(2)}:{dark:o(-1),light:o(1)}}function ol(n,t){const{x:e,y:s,unit:i,ascent:o,width:r,opacity:a,least:c}=t;return n.map((l,d)=>{const{color:f,
alpha:h}=t.paint??l.paint,{thickness:u=l.size/10}=l,p=l.style==="solid"||l.style==="double",g=t.isWhole?Math.max(p?Math.floor(u):Math.round(u),1):u,m=Math.max(g*
i,c),w=pw(l,o,g)-(t.drops?.[d]??0),b=s+w*i-m,{line:y,style:x}=l;return{line:y,x:e,y:b,width:r,thick:m,unit:i,style:x,color:f,alpha:h*a}})}const lw=({line:n})=>n!==
"line-through",dw=({y:n,thick:t,unit:e,style:s})=>[s==="double"?n-t-e:n,n+t];function rl(n,t=[]){const e={under:[],over:[]};for(const[s,i]of n.entries())for(const o of hw(
i,t[s]??[]))(0,Y.RZ)(i.line==="line-through"?e.over:e.under,gw(o));return e}const fw=.1;function hw(n,t){const e=[],s=n.x+n.width;let i=n.x;const o=r=>{r-i>fw*n.
thick&&e.push({...n,x:i,width:r-i})};for(const[r,a]of[...t].sort((c,l)=>c[0]-l[0]))o(Math.min(r-n.thick,s)),i=Math.max(i,a+n.thick);return o(s),e}const uw=.215;
function pw({line:n,size:t,thickness:e=t/10,offset:s},i,o){return n==="line-through"?i*t/3+o/2:n==="overline"?i*t+o:s===void 0?-Math.max(Math.ceil(e/2),1):s==="\
under"?-uw*t:-s}const al=3;function cl(n,t,e){const s=Math.floor((e+t)/(n+t)),o=[s,s+1].map(r=>(e-r*n)/(r-1)).filter(r=>r>0&&Number.isFinite(r));return o.sort((r,a)=>Math.
abs(r-t)-Math.abs(a-t)),o[0]??t}function gw({x:n,y:t,width:e,thick:s,unit:i,style:o,color:r,alpha:a}){if(o==="wavy")return[ww(n,t-s/2,e,s,r,a)];const c=(d,f,h)=>`${d.
toFixed(3)} ${f.toFixed(3)} ${h.toFixed(3)} ${s.toFixed(3)} re`;if(o==="dotted"||o==="dashed"){const d=o==="dotted"?s:s*(s<al*i?3:2),f=d+cl(d,o==="dotted"||s>=al*
i?s:2*s,e),h=[];for(let u=0;u<e&&h.length<1e3;u+=f)h.push(c(n+u,t,Math.min(d,e-u)));return[{kind:"shape",path:h.join(" "),fill:r,alpha:a}]}return[{kind:"shape",
path:o==="double"?`${c(n,t,e)} ${c(n,t-s-i,e)}`:c(n,t,e),fill:r,alpha:a}]}const ll=1.5,mw=1e3;function ww(n,t,e,s,i,o){const r=Math.min(Math.max(Math.round(e/(4*
Math.max(s,ll))),1),mw),a=e/r/2,c=3*Math.max(s,ll),l=[`${(0,q.id)(n)} ${(0,q.id)(t)} m`];for(let f=0;f<r;f++){const h=n+f*2*a,u=(0,q.id)(h+a);l.push(`${u} ${(0,q.
id)(t+c)} ${u} ${(0,q.id)(t-c)} ${(0,q.id)(h+2*a)} ${(0,q.id)(t)} c`)}const d={width:s,cap:0,join:0,miter:10,dashes:[],dashOffset:0};return{kind:"outline",path:l.
join(" "),color:i,alpha:o,...d}}const bw=64,dl=6,yw=5e4,fl=3e3;class xw{canvas;layout;constructor(t,e){this.canvas=t,this.layout=e}stepsOf(t,e){const s=kw(t,e,this.
layout.shadowLayers<yw?bw:dl);return this.layout.shadowLayers+=s.length,s}*outside({style:t,rect:e,opacity:s,scopes:i},o,r){for(const a of[...t.boxShadow].reverse()){
const{blur:c,spread:l,paint:d,isInset:f}=a;if(f)continue;const{color:h,alpha:u}=d??t.color,p=this.stepsOf(c,u*s);if(yield p.length*fl,u*s<=0)continue;const g=Rt(
this.canvas,r),m=Ut(this.canvas.fragments,r,e,o),w=at(m.rect,m.corners,g),b={on:()=>({clip:`${this.canvas.wholePage(r)} ${w}`,hasHoles:!0})},y=ul({rect:e,corners:o},
a,l);for(const{growth:x,strength:M}of p){const v=pl(y,x,c);if(gl(v.rect))continue;const T=Ut(this.canvas.fragments,r,v.rect,v.corners);T.rect.bottom<=T.rect.top||
this.canvas.draw(r,void 0,[...i,b],{kind:"shape",path:at(T.rect,T.corners,g),fill:h,alpha:M})}}}*inside({style:t,rect:e,border:s,opacity:i,scopes:o},r,a){for(const c of[
...t.boxShadow].reverse()){const{blur:l,spread:d,paint:f,isInset:h}=c;if(!h)continue;const{color:u,alpha:p}=f??t.color,g=this.stepsOf(l,p*i);if(yield g.length*fl,
p*i<=0)continue;const m=Rt(this.canvas,a),[w,b]=[St(e,s),Gt(r,s)],y=Ut(this.canvas.fragments,a,w,b);if(y.rect.bottom<=y.rect.top)continue;const x={on:()=>({clip:at(
y.rect,y.corners,m)})},M=ul({rect:w,corners:b},c,-d);for(const{growth:v,strength:T}of g){const A=pl(M,-v,l),W=gl(A.rect)?"":` ${at(A.rect,A.corners,m)}`;this.canvas.
draw(a,void 0,[...o,x],{kind:"shape",path:`${this.canvas.wholePage(a)}${W}`,fill:u,alpha:T,hasHoles:!0})}}}}function kw(n,t,e){if(n<=0)return[{growth:0,strength:t}];
const s=Math.min(Math.max(Math.ceil(t*e),dl),Math.max(Math.ceil(n*1.5),2));return Array.from({length:s},(i,o)=>{const[r,a]=[t*o/s,t*(o+1)/s];return{growth:-n/2*
Ow((o+.5)/s),strength:1-(1-a)/(1-r)}})}const Ow=n=>4.91*(n**.14-(1-n)**.14),[Mw,Sw]=[.93,.6],hl=({left:n,top:t,right:e,bottom:s},i)=>({left:n-i,top:t-i,right:e+
i,bottom:s+i});function ul({rect:n,corners:t},{x:e,y:s},i){const o=hl(n,i),r=a=>a>0?Math.max(a+i,0):0;return{rect:{left:o.left+e,top:o.top+s,right:o.right+e,bottom:o.
bottom+s},corners:t.map(([a,c])=>[r(a),r(c)])}}function pl({rect:n,corners:t},e,s){const i=hl(n,e),o=[(i.right-i.left)/2,(i.bottom-i.top)/2],r=(a,c)=>Math.min(Math.
max(a+e,Math.hypot(a,Mw*s)+Sw*e,0),c);return{rect:i,corners:t.map(([a,c])=>[r(a,o[0]),r(c,o[1])])}}const gl=({left:n,top:t,right:e,bottom:s})=>e<=n||s<=t;class vw{canvas;shadows;backgrounds;images;textFills=new WeakMap;constructor(t,e,s){
this.canvas=t,this.shadows=new xw(t,s),this.backgrounds=new Q0(t,e),this.images=new sw(t,this.backgrounds,e)}*paint(t){const{style:e,rect:s}=t;if(e.backgroundClip===
"text"&&e.textFill&&this.textFills.set(e.textFill,s),!(e.visibility==="visible")||s.right<=s.left)return;const o=e.backgroundColor!==void 0||e.backgroundImage.length>
0,{border:r}=t,a=r.top+r.right+r.bottom+r.left>0||e.borderImage?.image!==void 0;if(!o&&!a&&e.boxShadow.length===0&&e.outlineWidth===0)return;const c=Yn(e,s.right-
s.left,s.bottom-s.top);for(const l of this.pagesOf(s)){const d=this.drawnOn(l,t),f={...d,rect:Ni(this.canvas,l,d.rect)},h=e.boxShadow.length>0;h&&(yield*this.shadows.
outside(f,c,l)),o&&(yield*this.backgrounds.paint(f,c,l)),h&&(yield*this.shadows.inside(f,c,l)),a&&!(yield*this.images.paint(f,l))&&this.borders(f.gap?this.besideGap(
f,f.gap,l):f,c,l),e.outlineWidth>0&&this.outlineOf(f,l)}}*textFillOf({textFill:t,textFillColor:e,color:s},i){const o=e?e.alpha>0:t?.paint!==s&&s.alpha>0;if(!t||
o)return;const r=this.textFills.get(t);return r&&(yield*this.backgrounds.fillOf(t.gradient,r,1,i))}drawnOn(t,e){const{fluidOn:s,rect:i}=e,o=s===void 0?0:this.canvas.
wideningOn(t,s);return o===0?e:{...e,rect:{...i,right:Math.max(i.right+o,i.left)}}}besideGap(t,e,s){const i=`${this.canvas.wholePage(s)} ${at(e,Ct,this.points(s))}`;
return{...t,scopes:[...t.scopes,{on:()=>({clip:i,hasHoles:!0})}]}}pagesOf({top:t,bottom:e}){const s=this.canvas.pageAt(t),i=Math.max(this.canvas.fragments.at(e-
.05),s),o=Math.min(i,Math.max(this.canvas.last,s))-s+1;return Array.from({length:o},(r,a)=>s+a)}points(t){return Rt(this.canvas,t)}borders(t,e,s){const{rect:i,border:o,
style:r}=t,a=Ut(this.canvas.fragments,s,i,e),c={...o,top:a.rect.top===i.top?o.top:0,bottom:a.rect.bottom===i.bottom?o.bottom:0};if(i.top>=this.canvas.fragments.
endOf(s))return;const l=Iw(r,c),[d]=l,f=l.filter(({width:b})=>b>0),h=f.every(({line:b,paint:y})=>b===f[0].line&&Ew(y,f[0].paint));if(f.length===0||!d)return;const{
line:u,paint:p}=f[0],g=f.length===4,m=a.corners.every(([b,y])=>b<=0||y<=0);if(h&&g&&m&&u==="solid"&&f.every(({width:b})=>b===d.width))return this.frame(t,a.rect,
d,s);if(h&&g&&(u==="solid"||u==="double")){for(const{within:b,thick:y}of u==="double"?bl(a,c):[{within:a,thick:c}])this.ring(t,b,y,p,s);return}const w=a.corners.
every(([b,y])=>b>0&&y>0);if(h&&g&&w&&(u==="dashed"||u==="dotted"))this.roundDashes(t,a,f[0],s);else for(const b of f)this.side(t,a,c,b,s)}roundDashes({opacity:t,
scopes:e},s,{width:i,line:o,paint:r},a){const c=i/2,l={top:c,right:c,bottom:c,left:c},d=this.points(a),{scale:f}=this.canvas,h=[St(s.rect,l),Gt(s.corners,l)],{dash:u,
gap:p}=wl(o,i,l0(...h),!0),g=ml(o,i);this.canvas.draw(a,void 0,e,{kind:"outline",path:at(...h,d),color:r.color,alpha:r.alpha*t,width:i*f,cap:g?1:0,join:0,miter:10,
dashes:p<=0?[]:g?[0,(u+p)*f]:[u*f,p*f],dashOffset:0})}frame({opacity:t,scopes:e},s,{width:i,paint:o},r){const a=i/2;this.canvas.draw(r,void 0,e,{kind:"outline",
path:at(St(s,Ve(a)),Ct,this.points(r)),color:o.color,alpha:o.alpha*t,width:i*this.canvas.scale,cap:0,join:0,miter:10,dashes:[],dashOffset:0})}ring({opacity:t,scopes:e},s,i,{
color:o,alpha:r},a){const c=this.points(a),l=St(s.rect,i),f=l.right>l.left&&l.bottom>l.top?` ${at(l,Gt(s.corners,i),c)}`:"",h=`${at(s.rect,s.corners,c)}${f}`;this.
canvas.draw(a,void 0,e,{kind:"shape",path:h,fill:o,alpha:r*t,hasHoles:!0})}side(t,e,s,i,o){const r=Aw[i.line];if(r){const b=Fi(s,x=>x/2),y={rect:St(e.rect,b),corners:Gt(
e.corners,b)};for(const[x,M]of r.entries())this.side(t,x===0?e:y,b,{...i,line:M},o);return}if(i.line==="double"){for(const{within:b,thick:y}of bl(e,s))this.side(
t,b,y,{...i,line:"solid"},o);return}const{scopes:a,opacity:c}=t,l=this.points(o),d=St(e.rect,s),f=e.corners.some(([b,y])=>b>0&&y>0),h=at(d,Gt(e.corners,s),l),{color:u,
alpha:p}=i.paint,g=Rw(i,u);if(i.line==="dashed"||i.line==="dotted")return this.dashes(t,e.rect,i,o);const w=`${Lw(i.side,e.rect,Cw(e,s)).map(([b,y],x)=>`${l.x(b).
toFixed(3)} ${l.y(y).toFixed(3)} ${x===0?"m":"l"}`).join(" ")} h`;if(!f)this.canvas.draw(o,void 0,a,{kind:"shape",path:w,fill:g,alpha:p*c});else{const b={on:()=>({
clip:w})},y=`${at(e.rect,e.corners,l)} ${h}`;this.canvas.draw(o,void 0,[...a,b],{kind:"shape",path:y,fill:g,alpha:p*c,hasHoles:!0})}}dashes({scopes:t,opacity:e},{
left:s,top:i,right:o,bottom:r},{side:a,width:c,line:l,paint:d},f){const{canvas:h}=this,u=this.points(f),p=c/2,g=a==="top"||a==="bottom",m=a==="top"?i+p:r-p,w=a===
"left"?s+p:o-p,b=g?o-s:r-i;if(b<=0||c<=0)return;const{dash:y,gap:x}=wl(l,c,b),M=ml(l,c)&&x>0,v=M?y/2:0,T=g?[u.x(s+v),u.y(m),u.x(o-v),u.y(m)]:[u.x(w),u.y(i+v),u.
x(w),u.y(r-v)],[A,W,z,K]=T.map(q.id),[et,it,kt]=[c*h.scale,y*h.scale,x*h.scale],Q=x<=0||y<Tw;h.draw(f,void 0,t,{kind:"outline",path:`${A} ${W} m ${z} ${K} l`,color:d.
color,alpha:d.alpha*e,width:et,cap:M&&!Q?1:0,join:0,miter:10,dashes:Q?[]:M?[0,it+kt]:[it,kt],dashOffset:0})}outlineOf(t,e){const{style:s,rect:i}=t,{outlineWidth:o,
outlineOffset:r,outlineStyle:a}=s,c=s.outlineColor??s.color,l=f=>Ut(this.canvas.fragments,e,St(i,Ve(-f)),Ct),d=l(r+o);if(a==="dashed"||a==="dotted")for(const f of[
"top","right","bottom","left"])this.dashes(t,d.rect,{side:f,width:o,line:a,paint:c},e);else a==="double"&&o>=3?(this.ring(t,d,Ve(o/3),c,e),this.ring(t,l(r+o/3),
Ve(o/3),c,e)):this.ring(t,d,Ve(o),c,e)}}const Ve=n=>({top:n,right:n,bottom:n,left:n}),Tw=.1,ml=(n,t)=>n==="dotted"&&t>3;function wl(n,t,e,s=!1){const i=t>=3,o=n===
"dotted"?t:(i?2:3)*t,r=n==="dotted"||i?t:2*t;if(e<=2*o)return{dash:o,gap:0};const a=e/(2*o+r);return a<=1?{dash:o*a,gap:r*a}:{dash:o,gap:s?e/Math.max(Math.round(
e/(o+r)),1)-o:cl(o,r,e)}}const Fi=({top:n,right:t,bottom:e,left:s},i)=>({top:i(n,"top"),right:i(t,"right"),bottom:i(e,"bottom"),left:i(s,"left")});function bl(n,t){
if(Math.max(t.top,t.right,t.bottom,t.left)<3)return[{within:n,thick:t}];const e=Fi(t,o=>Math.min(Math.max(Math.round(o/3),1),o)),s=Fi(e,(o,r)=>t[r]-o),i={rect:St(
n.rect,s),corners:Gt(n.corners,s)};return[n,i].map(o=>({within:o,thick:e}))}const Iw=(n,t)=>[{side:"top",width:t.top,line:n.borderTopStyle,paint:n.borderTopColor??
n.color},{side:"right",width:t.right,line:n.borderRightStyle,paint:n.borderRightColor??n.color},{side:"bottom",width:t.bottom,line:n.borderBottomStyle,paint:n.borderBottomColor??
n.color},{side:"left",width:t.left,line:n.borderLeftStyle,paint:n.borderLeftColor??n.color}],Ew=(n,t)=>n.alpha===t.alpha&&n.color.every((e,s)=>e===t.color[s]);function Rw({
line:n,side:t},e){if(n!=="inset"&&n!=="outset")return e;const s=t==="top"||t==="left",{dark:i,light:o}=cw(e);return s===(n==="inset")?i:o}const Aw={groove:["ins\
et","outset"],ridge:["outset","inset"]};function Lw(n,{left:t,top:e,right:s,bottom:i},o){const r=[[t,e],[s,e],[s,i],[t,i]],a=["top","right","bottom","left"].indexOf(
n),c=(a+1)%4;return[r[a],r[c],o[c],o[a]]}function Cw({rect:n,corners:t},e){return Gt(t,e).map(([s,i],o)=>{const[r,a]=[o===0||o===3,o<2],[c,l]=[r?e.left:e.right,
a?e.top:e.bottom],f=s>0&&i>0&&c+l>0?1+1/(c/s+l/i):1;return[r?n.left+f*c:n.right-f*c,a?n.top+f*l:n.bottom-f*l]})}var Bw=I(87594);function*yl(n,{x:t,y:e,size:s,spacing:i,
isOblique:o}){let r=t;for(const{parts:a,after:c=0,leans:l=o}of n){for(const{font:d,glyphs:f}of a)for(const{glyph:h,advance:u,x:p,y:g}of f)yield{font:d,glyph:h,x:r+
p*s/1e3,y:e+g*s/1e3,lean:l?Bw.X:0},r+=u*s/1e3+i;r+=c*s/1e3}}const _w=20;function*xl(n,t){let e=[];for(const{font:s,glyph:i,x:o,y:r,lean:a}of yl(n,t)){const c=s.
face.pathOf(i,{x:o,y:r,scale:s.face.unit*t.size/1e3,lean:a});c!==""&&e.push(c),!(e.length<_w)&&(yield e,e=[])}e.length>0&&(yield e)}var Kt=I(12889);function Ww(n,t){
const e=n.map(({text:i})=>i);return!t&&!(0,Kt.ft)(e.join(""))?n.map(i=>({run:i,isRight:!1})):[...(0,Kt.rg)(t?Kt.Vv:Kt.fM,e)].map(({text:i,rtl:o,at:r,index:a})=>({
run:{...n[a],text:i,...r>0&&{dx:0,dy:0}},isRight:o}))}const kl=5e3,Nw=5e3,Pw=2e3,Gi=10,Dw=20,$w=new RegExp("\\P{M}\\p{M}*|\\p{M}+","gu");class zw{canvas;layout;count;constructor(t,e,s){
this.canvas=t,this.layout=e,this.count=s}*paint(t,e){const s=yield*this.placeRuns(t),i=this.boxAround(s),o=new Map;for(const r of s){yield kl;const{paintIn:a}=r.
run;let c=o.get(a);if(!c){o.set(a,c=a(i));const{fill:l}=c;l&&"stops"in l.paint&&this.count(l.paint.stops.length)}yield*this.run(r,r.isBeyond?Fw:c,e)}}*placeRuns(t){
const e=[];let[s,i]=[0,0];for(let o=0;o<t.length;){yield kl;let r=o+1;for(;r<t.length&&t[r].x===void 0&&t[r].y===void 0;)r++;const[a]=t.slice(o,r),{style:c}=a,l=[];
for(const w of Ww(t.slice(o,r),c.direction==="rtl"))yield*this.addWords(l,w);const d=l.reduce((w,{run:b,width:y})=>w+b.dx+y,0),{room:f,stretch:h}=jw(a.length,d,
l),u=a.length?.length??d,{anchor:p}=c.drawn,g=p===(c.direction==="rtl"?"start":"end"),m=p==="middle"?.5:g?1:0;s=(a.x??s)-u*m,i=a.y??i;for(const{run:w,word:b,width:y}of l){
s+=w.dx,i+=w.dy;const{letterSpacing:x}=w.style,M=f===0?w:{...w,style:{...w.style,letterSpacing:x+f}},v=(y+f*ji(w))*h;e.push({run:M,word:b,width:v,stretch:h,...Hw(
w.path,s,i,v)}),s+=v}o=r}return e}*addWords(t,{run:e,isRight:s}){const{text:i,style:o,path:r}=e,a=this.layout.faceOf(o),c=r&&!s?i.matchAll($w):[[i]];let l=!0;for(const[
d]of c){l||(yield Nw);const f=l?{...e,text:d}:{...e,text:d,dx:0,dy:0},h=this.layout.typefaces.word(d,a,s),u=h.width*o.fontSize/1e3+o.letterSpacing*ji(f);t.push(
{run:f,word:h,width:u}),l=!1}}boxAround(t){let[e,s,i,o]=[1/0,1/0,-1/0,-1/0];for(const{run:r,x:a,y:c,width:l}of t){const{ascent:d,descent:f}=this.layout.typefaces.
metrics(this.layout.faceOf(r.style)),h=r.style.fontSize/1e3;[e,i]=[Math.min(e,a),Math.max(i,a+l)],[s,o]=[Math.min(s,c-d*h),Math.max(o,c-f*h)]}return[e,s,i,o]}*run({
run:t,word:e,x:s,y:i,angle:o,width:r,stretch:a},c,l){const{style:d}=t,{page:f,element:h,scopes:u}=l,p=d.fontSize/Gi;if(p<=0)return;const[g,m]=[Math.cos(o),Math.
sin(o)],w=d.drawn.drop*d.fontSize,y=[...[p*a*g,p*a*m],p*m,-p*g,s-w*m,i+w*g],x={...l,scopes:[...u,{on:()=>({matrix:y})}]},{fill:M,stroke:v,isStrokeUnder:T=!1}=c,
A=d.letterSpacing/p,W=Ms(d),z={kind:"text",x:0,y:0,size:Gi,...this.inkOf(M),words:[e],matrix:y,oblique:W,spacing:A},K=ol(d.decorations,{x:0,y:0,unit:1/p,ascent:this.
layout.metricsOf(d).ascent/d.fontSize,width:r/(p*a),opacity:1,least:0,isWhole:!1,...M&&!("stops"in M.paint)&&{paint:{color:M.paint,alpha:M.alpha}}}),et=rl(K),it=v&&
this.outline(e,v,{matrix:y,spacing:A,oblique:W,scale:p},x);it&&T&&(yield*it),et.under.length>0&&this.canvas.draw(f,h,x.scopes,...et.under),this.canvas.draw(f,h,
$c(z.fill,u),z),et.over.length>0&&this.canvas.draw(f,h,x.scopes,...et.over),it&&!T&&(yield*it)}*outline(t,e,{matrix:s,spacing:i,oblique:o,scale:r},a){const{isUnscaled:c=!1}=e,
l=Ol(e,c?a.scale*r:r),d="stops"in l.color?this.shadeIn(l.color,s):l.color;for(const f of xl([t],{x:0,y:0,size:Gi,spacing:i,isOblique:o}))yield Pw*f.length,this.
canvas.draw(a.page,void 0,a.scopes,{kind:"outline",path:f.join(" "),...l,color:d})}inkOf(t){if(!t)return{color:[0,0,0],isHidden:!0};const{paint:e,alpha:s}=t;return"\
stops"in e?{color:[0,0,0],fill:e,alpha:s}:{color:e,alpha:s}}shadeIn(t,e){return this.count(t.stops.length*Dw),{...t,matrix:(0,X.lw)(t.matrix??Gw,(0,X.DI)(e))}}}
const Fw={fill:void 0},Gw=[1,0,0,1,0,0],ji=({text:n})=>Array.from(n).length;function Ol(n,t){if(!(t>1e-6))return n;const{width:e,dashes:s,dashOffset:i}=n;return{
...n,width:e/t,dashes:s.map(o=>o/t),dashOffset:i/t}}function jw(n,t,e){if(!n||t<=0)return{room:0,stretch:1};if(n.scales)return{room:0,stretch:n.length/t};const s=e.
reduce((i,{run:o})=>i+ji(o),0);return{room:s>1?(n.length-t)/(s-1):0,stretch:1}}function Hw(n,t,e,s){if(!n||n.parts.length===0)return{x:t,y:e,angle:0,isBeyond:!1};
const i=t+s/2,o=Math.max((0,Ii.MJ)(n.starts,i)-1,0),r=n.parts[o],[a,c]=[Math.cos(r.angle),Math.sin(r.angle)],l=i-n.starts[o]-s/2,d=i<0||i>n.length;return{x:r.x+
l*a-e*c,y:r.y+l*c+e*a,angle:r.angle,isBeyond:d}}const Uw=5e3,Hi=5e6,Ml=5;function Kw(n,{drawing:t,width:e,height:s},i){if(e!==void 0&&s!==void 0)return Pi(n,{width:e,
height:s},i);if(!t?.view||t.fit.scaling==="none"||i.objectFit==="fill")return n;const[,,o,r]=t.view,{objectPosition:a}=i;return Pi(n,{width:o,height:r},{objectPosition:a,
objectFit:i.objectFit==="cover"?"cover":"contain"})}class Yw{canvas;layout;texts;constructor(t,e){this.canvas=t,this.layout=e,this.texts=new zw(t,e,s=>this.countTiles(
s))}*paint({view:t,fit:e,nodes:s},i,o,r){const a={width:i.right-i.left,height:i.bottom-i.top},c=o.x(1)-o.x(0),l=[c,0,0,-c,o.x(i.left),o.y(i.top)],d=t?(0,X.lw)(Fe(
t,e,a),l):l,f=(0,X.PU)(d)/c;yield*this.nodes(s,{...r,scale:f,scopes:[...r.scopes,{on:()=>({matrix:d})}]})}*repeat({drawing:t,size:e},s,i,o,r){this.count(e);const a=r<
1?[...o.scopes,{on:()=>({opacity:r})}]:o.scopes;yield*this.paint(t,s,i,{...o,scopes:a})}counted(t){return this.count(t.reduce((e,{path:s})=>e+s.length,0)),t}countTiles(t){
this.count(t*Ml)}count(t){if(this.layout.tiled+=t,this.layout.tiled<=Hi)return;const s=`repeats more than ${`${Hi/Ml} images or colors of gradients, or ${Hi} ch\
aracters of drawings (svg, conic gradients)`} in backgrounds and borders; make them larger`;throw(0,Z.G6)([{field:"file",message:s}])}*nodes(t,e){for(const s of t)
yield Uw,s.kind==="group"?yield*this.group(s,e):s.kind==="text"?yield*this.texts.paint(s.runs,e):s.kind==="image"?this.image(s,e):this.shape(s,e)}shape({path:t,
fill:e,stroke:s,isStrokeUnder:i},o){const r=[];e&&r.push({kind:"shape",path:t,fill:e.paint,alpha:e.alpha,hasHoles:e.hasHoles}),s&&r.push({kind:"outline",path:t,
...s.isUnscaled?Ol(s,o.scale):s}),this.canvas.draw(o.page,o.element,o.scopes,...i?r.reverse():r)}*group(t,e){const{matrix:s,clip:i,clipHasHoles:o,opacity:r,blend:a,
overlays:c,mask:l,nodes:d}=t,f={...s&&{matrix:s},...i!==void 0&&{clip:i,hasHoles:o},...r<1&&!l&&{opacity:r},...a!==void 0&&{blend:a}},h=Object.keys(f).length===
0,u=s?e.scale*(0,X.PU)(s):e.scale,p=h?e:{...e,scale:u,scopes:[...e.scopes,{on:()=>f}]},{scopes:g}=p,m=zc(c,g);if(!l)return yield*this.nodes(d,{...p,scopes:[...g,
...m]});const w={isAlpha:l.isAlpha},b=[...g,{on:()=>({making:w})}];this.canvas.draw(e.page,void 0,b,{kind:"shape",path:"0 0 0 0 re",fill:[0,0,0]}),yield*this.nodes(
l.nodes,{page:e.page,element:void 0,scale:u,scopes:b}),yield*this.nodes(d,{...p,scopes:[...g,{on:()=>({masked:w,opacity:r})},...m]})}image({image:t,matrix:e},{page:s,
element:i,scopes:o}){const r=this.canvas.sheet(s).image(t);this.canvas.draw(s,i,o,{kind:"image",name:r,matrix:(0,X.lw)(t.upright,e)})}}const[Xw,Vw]=[4e3,200],Zw=5e3,
Sl=6,Ze=1e3;class Jw{known=new Map;*between(t,e,[s,i]){const o=[],{size:r}=e;for(const{font:a,glyph:c,x:l,y:d,lean:f}of yl(t,e)){const h=[(s-d)/r*Ze,(i-d)/r*Ze],
u=`${a.name} ${c.id} ${f} ${Math.round(h[0])} ${Math.round(h[1])}`,p=this.known.has(u);yield p?Vw:Xw;const g=a.face.unit*Ze/1e3,m=p?this.known.get(u):qw(a.face.
pathOf(c,{x:0,y:0,scale:g,lean:f}),h);!p&&this.known.size<Zw&&this.known.set(u,m),m&&o.push([l+m[0]*r/Ze,l+m[1]*r/Ze])}return o}}function qw(n,t){let[e,s]=[1/0,
-1/0],[i,o,r,a]=[0,0,0,0];const c=(d,f)=>{for(const h of Qw([i,o],[d,f],t))[e,s]=[Math.min(e,h),Math.max(s,h)];[i,o]=[d,f]},l=[];for(const d of n.split(" ")){const[
f=0,h=0,u=0,p=0,g=0,m=0]=l;if(d==="m")[i,o,r,a]=[f,h,f,h];else if(d==="l")c(f,h);else if(d==="h")c(r,a);else if(d==="c"){const[w,b]=[i,o];for(let y=1;y<=Sl;y++){
const x=y/Sl;c(vl(x,w,f,u,g),vl(x,b,h,p,m))}}else{l.push(Number(d));continue}l.length=0}return e<=s?[e,s]:void 0}function vl(n,t,e,s,i){const o=1-n;return o**3*
t+3*o**2*n*e+3*o*n**2*s+n**3*i}function Qw([n,t],[e,s],[i,o]){if(Math.max(t,s)<=i||Math.min(t,s)>=o)return[];const r=c=>n+(e-n)*(c-t)/(s-t),a=(c,l)=>l<i?r(i):l>
o?r(o):c;return[a(n,t),a(e,s)]}const tb=.4,eb={under:[],over:[]},Tl=({textStrokeColor:n,color:t})=>n??t;function nb(n,t,e){const{textStrokeWidth:s}=n,i=Tl(n);return s>
0&&i.alpha>0?{outline:{color:i.color,width:s*e,isAlone:t===0}}:{}}const Il=(n,t,{y:e,from:s=0},i)=>n.snap(t,i+s)+e-s;class sb{canvas;boxes;metrics;gaps=new Jw;constructor(t,e,s){
this.canvas=t,this.boxes=e,this.metrics=s}*under({inlines:t},{x:e,top:s,page:i,opacity:o,scopes:r}){const{fragments:a}=this.canvas,[c,l]=[a.startOf(i),a.endOf(i)];
for(const[d,{x:f,y:h,width:u,height:p,box:g,isFirst:m,isLast:w}]of t.entries()){d%20===19&&(yield rt*2);const{style:b}=g,y={top:b.borderTopWidth,right:w?b.borderRightWidth:
0,bottom:b.borderBottomWidth,left:m?b.borderLeftWidth:0},x=Math.max(s+h,c),M={left:e+f,top:x,right:e+f+u,bottom:Math.max(Math.min(s+h+p,l),x)},v={top:0,right:0,
bottom:0,left:0};yield*this.boxes.paint({rect:M,style:b,border:y,padding:v,images:g.images,opacity:o*b.opacity,scopes:r})}}*text(t,e){const{canvas:s}=this,{style:i,
owner:o}=t;if(i.visibility!=="visible")return;const{page:r,opacity:a,scopes:c}=e,l=e.element&&(o?.in(e.element)??e.element),[d,f]=[e.x+t.x,Il(s,r,t,e.top)],h=yield*this.
boxes.textFillOf(i,r);s.draw(r,l,$c(h,c),...yield*this.inks(t,d,f,{page:r,opacity:a,fill:h}));const u=o?.linking;if(!e.element||!u?.link)return;const{scale:p}=s,
[g,m]=[s.x(r,d),s.y(r,f)],w=i.fontSize*p;s.link(r,u.in(e.element),[g,m-w*.25,g+t.width*p,m+w*.9],u.link,c)}*inks(t,e,s,{page:i,opacity:o,fill:r}){const{canvas:a}=this,
{style:c,words:l}=t,{color:d,alpha:f}=c.textFillColor??c.color,h=c.fontSize*a.scale,[u,p]=[a.x(i,e),a.y(i,s)],g=c.letterSpacing*a.scale,m={x:u,y:p,size:h,spacing:g,
isOblique:Ms(c)},w=c.decorations.length===0?eb:yield*this.lines(t,m,o),b=[...w.under];return b.push({kind:"text",x:u,y:p,size:h,color:d,...r&&{fill:r},words:l,oblique:m.
isOblique,bolder:uh(c)*h,spacing:g,...nb(c,r?1:f,a.scale),alpha:o*(r?1:f||Tl(c).alpha)}),(0,Y.RZ)(b,w.over),b}*lines({style:t,words:e,width:s,drops:i},o,r){const{
scale:a}=this.canvas,c=ol(t.decorations,{x:o.x,y:o.y,unit:a,ascent:this.metrics.metricsOf(t).ascent/t.fontSize,width:s*a,opacity:r,least:tb,isWhole:!0,drops:i}),
l=[];if(t.skipsInk)for(const[d,f]of c.entries())lw(f)&&(l[d]=yield*this.gaps.between(e,o,dw(f)));return rl(c,l)}}const ib=2e4,ob=2e3,Je=.32,Te=Je*Math.SQRT1_2,rb=[
[Je,[0]],[Te,[-Te,Te]],[0,[-Je,0,Je]],[-Te,[-Te,Te]],[-Je,[0]]],ab=.8,cb=[[0,[0]]],lb=({blur:n})=>n>.5?rb:cb,db=n=>n.reduce((t,[,{length:e}])=>t+e,0);class fb{canvas;layout;constructor(t,e){
this.canvas=t,this.layout=e}*draw(t,e){const{style:s}=t;if(s.visibility==="visible")for(const i of[...s.textShadow].reverse()){const o=lb(i),{color:r,alpha:a}=i.
paint??s.color,c=db(o),l=c>1?ab:1,d=1-(1-a*e.opacity*l)**(1/c);if(d<=0)continue;const f=this.canvas.pageAt(e.top+t.y-s.fontSize/2);for(const h of this.paths(t,e,
f)){const{length:u}=h;if(yield ob*u,this.layout.shadowed+=u*c,this.layout.shadowed>ib){this.layout.shadowsLeftOut++;return}const{scale:p}=this.canvas,g={kind:"s\
hape",path:h.join(" "),fill:r,alpha:d},m=o.map(([w,b])=>({kind:"tiles",tile:g,across:b.map(y=>(i.x+y*i.blur)*p),up:(w*i.blur-i.y)*p}));this.canvas.draw(f,void 0,
e.scopes,...m)}}}paths(t,e,s){const{canvas:i}=this,{style:o,words:r,x:a}=t;return xl(r,{x:i.x(s,e.x+a),y:i.y(s,Il(i,s,t,e.top)),size:o.fontSize*i.scale,spacing:o.
letterSpacing*i.scale,isOblique:Ms(o)})}}const hb=new Set(["table-row-group","table-header-group","table-footer-group"]);function*ub(n,t){const{style:e}=n.laid.
box;if(e.backgroundColor===void 0&&e.backgroundImage.length===0)return;const s=hb.has(e.display);if(!s&&e.display!=="table-row")return;const i=s?n.children:[n],
o=new Map;let r=!0,a=n.top;for(const c of i)yield rt/10,r&&=pb(c)&&Math.abs(c.top-a)<Ie,a=c.bottom;if(!(r&&Math.abs(a-n.bottom)<Ie)){for(const c of i)for(const{
laid:l,x:d,top:f,bottom:h}of c.children){yield rt/10;const u={left:d,right:d+l.width,top:f,bottom:h},p={rect:u,style:l.box.style};for(const g of t(u)){const m=o.
get(g);m?m.push(p):o.set(g,[p])}}return o}}function pb({children:n,x:t,top:e,bottom:s,laid:i}){const o=[...n].sort((a,c)=>a.x-c.x);let r=t;for(const a of o){if(!(Math.
abs(a.top-e)<Ie&&Math.abs(a.bottom-s)<Ie)||Math.abs(a.x-r)>Ie||gb(a))return!1;r=a.x+a.laid.width}return Math.abs(r-t-i.width)<Ie}function gb({laid:n}){const{borderTopLeftRadius:t,
borderTopRightRadius:e,borderBottomRightRadius:s,borderBottomLeftRadius:i}=n.box.style;return[t,e,s,i].some(([o,r])=>(o.px>0||o.percent>0)&&(r.px>0||r.percent>0))}
const Ie=.05,El=1e3,mb=65534,Rl=1e6;function qe(n){const t=n.known.get("grid");if(t)return t;const e=[],s=[],i=[],o=[],r=[],a=[];for(const u of n.children){const{
display:p}=u.style;if(p==="table-caption")e.push(u);else if(p==="table-column-group"||p==="table-column"){const g=s.length;wb(u,s),p==="table-column-group"&&i.push(
{box:u,from:g,to:s.length})}else p==="table-header-group"?(o.length===0?o:r).push(u):p==="table-footer-group"?(a.length===0?a:r).push(u):u.isPositioned||r.push(
u)}const c=[],l=[];for(const u of[...o,...r,...a]){const p=c.length;for(const g of u.children)g.isPositioned||c.push(g);l.push({box:u,from:p,to:c.length})}const d=bb(
c,l),f=o.length>0?l[0].to:0,h={rows:c,groups:l,captions:e,headRows:f,foot:a[0],columnGroups:i,columnBoxes:s,...d,columns:Math.max(d.columns,s.length)};return n.
known.set("grid",h),h}function wb(n,t){const e=n.children.filter(({style:s})=>s.display==="table-column");for(const s of e.length>0?e:[n])for(let i=Math.min(s.span.
columns,El);i>0;i--)t.push(s)}function bb(n,t){const e=[];let s=0,i=0,o=0,r=[];for(const[a,{children:c}]of n.entries()){for(;t[o].to<=a;)o++,r=[];let l=0;for(const d of c){
if(d.isPositioned)continue;for(;(r[l]??0)>a;)l++;const f=Math.min(Math.max(d.span.columns,1),El),h=t[o].to,u=d.span.rows===0?h-a:Math.min(Math.max(d.span.rows,1),
h-a,mb);if(e.push({box:d,row:a,column:l,rows:u,columns:f}),i+=f*u,i>Rl)throw(0,Z.G6)([{field:"file",message:`has a table of more than ${Rl} places for cells; at\
 most that many are allowed`}]);if(u>1)for(let p=l;p<l+f;p++)r[p]=a+u;l+=f}s=Math.max(s,l)}return{cells:e,columns:s}}const Zn={top:"Top",right:"Right",bottom:"B\
ottom",left:"Left"},Jn={top:"bottom",right:"left",bottom:"top",left:"right"},Al=["double","solid","dashed","dotted","ridge","outset","groove","inset","none"],Ll=new WeakMap;
function ce(n,t){let e=Ll.get(n);if(!e){const s=i=>({width:n[`border${i}Width`],line:n[`border${i}Style`],paint:n[`border${i}Color`]??n.color});e={top:s(Zn.top),
right:s(Zn.right),bottom:s(Zn.bottom),left:s(Zn.left)},Ll.set(n,e)}return e[t]}function Cl(n,t){return n.line==="hidden"||t.line==="hidden"?n.line==="hidden"?n:
t:n.line==="none"||t.line==="none"?n.line==="none"?t:n:n.width!==t.width?n.width>t.width?n:t:Al.indexOf(t.line)<Al.indexOf(n.line)?t:n}const yb={inset:"ridge",outset:"\
groove",ridge:"ridge",groove:"groove"},xb=2,Bl=new WeakMap;function kb(n){const t=yb[n.line];if(!t)return n;let e=Bl.get(n);return e||Bl.set(n,e={...n,line:n.width<
xb?"solid":t}),e}const _l=new WeakMap;function Ob(n,t){let e=_l.get(t);e||_l.set(t,e=new WeakMap);let s=e.get(n);if(!s){const{top:i,right:o,bottom:r,left:a}=t;s=
{...n,backgroundColor:void 0,backgroundImage:[],boxShadow:[],borderTopStyle:i.line,borderRightStyle:o.line,borderBottomStyle:r.line,borderLeftStyle:a.line,borderTopColor:i.
paint,borderRightColor:o.paint,borderBottomColor:r.paint,borderLeftColor:a.paint},e.set(n,s)}return s}function Ui(n){const t=n.known.get("collapsed");if(t)return t;
const e=qe(n),s={cells:Tb(e),groups:Wl(e.groups),columnGroups:Wl(e.columnGroups)},i=new Map,o=new Map,r=new vb;for(const c of e.cells){const l=f=>kb(Ib(c,f,n,e,
s)),d=r.find({top:l("top"),right:l("right"),bottom:l("bottom"),left:l("left")});i.set(c.box,d.edges),o.set(c.box,d.halves)}const a={table:Eb(e,i,n),cells:o,edges:i};
return n.known.set("collapsed",a),a}const Bt=({width:n,line:t})=>t==="none"||t==="hidden"?0:n/2,Mb=({top:n,right:t,bottom:e,left:s})=>({top:Bt(n),right:Bt(t),bottom:Bt(
e),left:Bt(s)}),Sb=20;class vb{kinds=[];find(t){const{top:e,right:s,bottom:i,left:o}=t,r=this.kinds.find(({edges:c})=>c.top===e&&c.right===s&&c.bottom===i&&c.left===
o);if(r)return r;const a={edges:t,halves:Mb(t)};return this.kinds.length<Sb&&this.kinds.push(a),a}}function Tb({cells:n,columns:t}){const e=new Map;for(const s of n)
for(let i=s.row;i<s.row+s.rows;i++)for(let o=s.column;o<s.column+s.columns;o++)e.set(i*t+o,s);return e}function Wl(n){const t=[];for(const e of n)for(let s=e.from;s<
e.to;s++)t[s]=e;return t}function Ib(n,t,e,s,i){const{row:o,column:r,rows:a,columns:c}=n;let l=ce(n.box.style,t);const d=t==="top"||t==="bottom",f=t==="top"?o-1:
t==="bottom"?o+a:t==="left"?r-1:r+c,h=d?s.rows.length:s.columns,[u,p]=d?[r,r+c]:[o,o+a],g=new Set;for(let x=u;x<p&&g.size<64;x++){const M=i.cells.get(d?f*s.columns+
x:x*s.columns+f);M&&f>=0&&f<h&&g.add(M)}for(const x of g)l=Cl(l,ce(x.box.style,Jn[t]));const m=f<0||f>=h,w=(x,M)=>{x&&(l=Cl(l,ce(x.style,M)))},b=d?t==="top"?o:o+
a-1:t==="left"?r:r+c-1,y=x=>{const[M,v]=[x[b],x[f]];M!==v&&(w(M?.box,t),w(v?.box,Jn[t]))};if(d)w(s.rows[b],t),w(s.rows[f],Jn[t]),y(i.groups);else if(m){for(let x=o;x<
Math.min(o+a,s.rows.length);x++)w(s.rows[x],t);w(i.groups[o]?.box,t)}return d?m&&(w(s.columnBoxes[r],t),w(i.columnGroups[r]?.box,t)):(w(s.columnBoxes[b],t),w(s.
columnBoxes[f],Jn[t]),y(i.columnGroups)),m&&w(e,t),l}function Eb({cells:n,columns:t,rows:e},s,i){if(n.length===0)return{top:Bt(ce(i.style,"top")),right:Bt(ce(i.
style,"right")),bottom:Bt(ce(i.style,"bottom")),left:Bt(ce(i.style,"left"))};let[o,r,a,c]=[0,0,0,0];for(const l of n){const d=s.get(l.box);l.row===0&&(o=Math.max(
o,Bt(d.top))),l.column===0&&(c=Math.max(c,Bt(d.left))),l.row+l.rows===e.length&&(a=Math.max(a,Bt(d.bottom))),l.column+l.columns===t&&(r=Math.max(r,Bt(d.right)))}
return{top:o,right:r,bottom:a,left:c}}const Nl=.05;class Yt{canvas;layout;boxes;texts;drawings;shadows;effects;constructor(t,e){this.canvas=t,this.layout=e,this.
drawings=new Yw(t,e),this.boxes=new vw(t,this.drawings,e),this.texts=new sb(t,this.boxes,e),this.shadows=new fb(t,e),this.effects=new O0(this.boxes)}*paint(t,e=!1){
this.layout.hasUnder??=yield*D0(t.laid);const s=!0,i=this.canvas instanceof ve;yield*this.context(t,{opacity:1,scopes:[],isArtifact:e,over:[],lifted:[],isContext:s,
end:1/0,isLast:i})}*repeat({laid:t,x:e,top:s},i){const{fragments:o,last:r}=i;for(let a=1;a<=r;a++){const c=t.isFromBottom?s+o.heightOf(a)-o.heightOf(0):s;yield*new Yt(
new Hn(i,a),this.layout).paint(yield*Se(t,e,c),!0)}}*painterOf(t){if(!(this.canvas instanceof ve))return this;const{onlyPage:e}=t;return e!==void 0?new Yt(new Hn(
this.canvas,e,0),this.layout):t.laid.box.style.position==="fixed"&&(yield*Gc(this.canvas,t))?new Yt(new Hn(this.canvas,0),this.layout):this}*context(t,e){const s=[];
yield*this.level(t,{...e,lifted:s,isContext:!0});for(const{placed:i,around:o,painter:r}of Pl(s))yield*r.context(i,o)}*level(t,e){const s=[];yield*this.box(t,{...e,
over:s});for(const i of s)Xc(i.placed.laid.box)?yield*i.painter.context(i.placed,i.around):yield*i.painter.level(i.placed,{...i.around,lifted:e.lifted})}*under(t,e){
const s=[];yield*this.findUnder(t,e,s);for(const{placed:i,around:o,painter:r}of Pl(s))yield*r.context(i,o),r!==this&&this.canvas instanceof ve&&i.laid.box.style.
position==="fixed"&&(yield*this.repeat(i,this.canvas))}*findUnder(t,e,s){const{children:i,repeated:o,apart:r,lines:a,columns:c}=t,l=[...i,...o,...r,...a.flatMap(
d=>d.atoms)];for(const d of l){yield rt/10;const{laid:f}=d,h=Vn(f.box);if(h<0)s.push({placed:d,around:e,order:h,painter:yield*this.painterOf(d)});else if(!Xc(f.
box)){const u=this.scopesOf(d,e.scopes);f.box.style.overflow==="hidden"&&this.clip(d,u),yield*this.findUnder(d,{...e,scopes:u,end:pi(d,e.end)},s)}}c&&(yield*new Yt(
new _i(this.canvas,t,e.scopes),this.layout).findUnder(c.content,{...e,scopes:[],isLast:!1},s))}scopesOf({laid:t,x:e,top:s},i){const o=[...i];return t.shift&&o.push(
this.shiftOf(t.shift)),t.box.style.transform.length>0&&o.push(this.turnOf({laid:t,x:e,top:s})),t.turn&&o.push(this.turnAround(e,s,t.turn)),o}*box(t,e){yield rt/
2;const{laid:s}=t,{style:i}=s.box,o=this.scopesOf(t,e.scopes),r=yield*this.effects.enter(t,e.opacity,o);if(r===0)return;const a=t.top<ui(t,e.end);a&&(yield*this.
background(t,o,r)),a&&s.box.marker&&I0(this.canvas,this.layout,t,{opacity:r,scopes:o,isArtifact:e.isArtifact}),this.mark(s.box,t.x,t.top,o),i.overflow==="hidden"&&
this.clip(t,o);const c=e.isLast&&s.box.inner==="blocks",l={...e,opacity:r,scopes:o,isContext:!1,end:pi(t,e.end),isLast:c};e.isContext&&this.layout.hasUnder===!0&&
(yield*this.under(t,{...l,isLast:!1})),a&&s.box.replaced&&(yield*this.picture(t,l,void 0)),yield*this.inside(t,l)}*inside(t,e){const{laid:s}=t;if(t.columns&&(yield*this.
columns(t,t.columns,e)),e.isLast){const o=dg(t);for(let r=o.pop();r;r=o.pop())this.canvas instanceof ve&&(yield*this.canvas.settle(r.top)),yield*this.child(r,e)}else
for(const o of t.children)yield*this.child(o,e);for(const o of t.repeated)yield*this.child(o,{...e,isArtifact:!0});for(const o of t.apart)yield*this.child(o,e);
const i=e.isArtifact?void 0:s.box.element??void 0;for(const{line:o,top:r,atoms:a}of t.lines){if(yield rt/4,r>=e.end)continue;const c=this.canvas.pageAt(r),l={x:t.
x,top:r,page:c,element:i,opacity:e.opacity,scopes:e.scopes};for(const{box:u,x:p,y:g}of o.inlines)this.mark(u,t.x+p,r+g,e.scopes);yield*this.texts.under(o,l);const f=(s.
box.style.textOverflow==="ellipsis"||o.isCut===!0)&&this.cutLine(o,t,l);f&&(yield*this.texts.text(f.dots,{...l,element:void 0}));const h=f?{...l,scopes:[...l.scopes,
f.clip]}:l;for(const u of o.texts)u.style.textShadow.length>0&&(yield*this.shadows.draw(u,{...h,opacity:Dl(u.style,e.opacity)}));for(const[u,p]of o.texts.entries()){
u%20===19&&(yield rt*2);const{fontSize:g}=p.style;yield*this.texts.text(p,{...h,opacity:Dl(p.style,e.opacity),page:this.canvas.pageAt(r+p.y-g/2)})}for(const[u,p]of a.
entries())yield*this.atom(p,o.atoms[u].owner,i,e)}}cutLine(t,{laid:e,x:s},{top:i,page:o}){if(e.box.style.overflow!=="hidden"||e.box.style.direction==="rtl")return;
const r=({style:h})=>this.layout.typefaces.word(B0,this.layout.faceOf(h)),a=h=>r(h).width*h.style.fontSize/1e3,c=e.width-e.border.right-e.padding.right,l=_0(t,c,
a);if(!l)return;const d=this.boxes.points(o),f={left:s-t.height,right:s+l.at,top:i-t.height,bottom:i+2*t.height};return{dots:{...l.text,owner:void 0,x:l.at,width:a(
l.text),words:[r(l.text)]},clip:{on:()=>({clip:at(f,Ct,d)})}}}*columns(t,{content:e,fragments:s,rows:i},o){for(const l of a0(t,o.opacity,o.scopes))yield rt/4,yield*this.
boxes.paint(l);const r=new Yt(new _i(this.canvas,t,o.scopes),this.layout),a=i.findIndex(({top:l})=>t.top+l>=o.end),c=a<0?1/0:s.startOf(a*t.laid.columns.count);yield*r.
box(e,{...o,scopes:[],end:c,isLast:!1})}*child(t,e){const{box:s}=t.laid;if(N0(s)){const i=Vn(s);if(i<0)return;(i>0?e.lifted:e.over).push({placed:t,around:{...e,
isLast:!1},order:i,painter:yield*this.painterOf(t)})}else yield*this.box(t,e)}*atom(t,e,s,i){const{box:o}=t.laid,r=s&&(e?.in(s)??s);if(r&&o.element&&o.replaced&&
!o.element.parent&&r.adopt(o.element),o.replaced&&r&&e){const a=this.scopesOf(t,i.scopes),c=yield*this.effects.enter(t,i.opacity,a);if(c===0)return;yield*this.background(
t,a,c),yield*this.picture(t,{...i,scopes:a,opacity:c},o.element?e:void 0,r);return}yield*this.child(t,i)}*background(t,e,s){const{laid:i,x:o,top:r,bottom:a}=t,{
box:c}=i,l=a-r,d=i.frame&&i.frame.height<i.height?{top:r+i.frame.top,bottom:r+i.frame.top+i.frame.height+l-i.height}:{top:r,bottom:a},f={left:o,right:o+i.width,
...d},{style:h}=c;if(h.display==="table-cell"&&h.emptyCells==="hide"&&i.lines.length===0&&i.children.length===0&&h.borderCollapse==="separate")return;const u=c.
inner==="table"&&h.borderCollapse==="collapse",p={top:0,right:0,bottom:0,left:0},g=c.known.get("edges"),m=u||g?p:i.border,w=c.isFluid?c.pageName:void 0,b=Rb(t),
y=yield*ub(t,z=>this.boxes.pagesOf(z)),x={style:h,border:m,padding:i.padding,images:c.images,opacity:s,ground:t.ground};if(yield*this.boxes.paint({...x,rect:f,scopes:e,
fluidOn:w,gap:b,cells:y}),!g)return;const M={top:g.top.width,right:g.right.width,bottom:g.bottom.width,left:g.left.width},{fragments:v}=this.canvas,[T,A]=[f.top-
M.top/2,f.bottom+M.bottom/2],W={left:f.left-M.left/2,right:f.right+M.right/2,top:Math.max(T,Math.min(v.startOf(v.at(f.top+Nl)),f.top)),bottom:Math.min(A,Math.max(
v.endOf(v.at(f.bottom-Nl)),f.bottom))};yield*this.boxes.paint({rect:W,style:Ob(h,g),border:M,padding:p,images:void 0,opacity:s,scopes:e})}mark({place:t},e,s,i){
if(!t||t.sheet)return;const o=Math.min(this.canvas.pageAt(s),this.canvas.last);t.sheet=this.canvas.sheet(o);const[r,a]=[this.canvas.x(o,e),this.canvas.y(o,s)];t.
top=this.canvas.moved(o,[r,a,r,a],i)[3]+6}clip({laid:t,x:e,top:s,bottom:i},o){const{style:r}=t.box,a={left:e,top:s,right:e+t.width,bottom:i},c=Yn(r,t.width,t.height);
o.push({on:l=>({clip:at(St(Ni(this.canvas,l,a),t.border),c,this.boxes.points(l))})})}shiftOf({x:t,y:e}){const{scale:s}=this.canvas;return{on:()=>({matrix:[1,0,0,
1,t*s,-e*s]})}}turnOf({laid:t,x:e,top:s}){const{style:i}=t.box,o=e+(0,S.S6)(i.transformOrigin[0],t.width),r=s+(0,S.S6)(i.transformOrigin[1],t.height);let a=[1,0,
0,1,0,0];for(const c of[...i.transform].reverse())a=(0,X.lw)(a,c.kind==="matrix"?c.values:[1,0,0,1,(0,S.S6)(c.x,t.width),(0,S.S6)(c.y,t.height)]);return this.turnAround(
o,r,a)}turnAround(t,e,s){const{canvas:i}=this;return{on:o=>{const[r,a,c,l,d,f]=s,[h,u]=[i.x(o,t),i.y(o,e)],p=[r,-a,-c,l,d*i.scale,-f*i.scale];return{matrix:(0,X.
lw)((0,X.lw)([1,0,0,1,-h,-u],p),[1,0,0,1,h,u])}}}}*picture(t,e,s,i){const{box:o,border:r,padding:a,width:c,height:l}=t.laid,{replaced:d,style:f}=o;if(!d||f.visibility!==
"visible")return;const{x:h,top:u}=t,p=St(St({left:h,top:u,right:h+c,bottom:u+l},r),a),g=this.canvas.pageAt(u),m=this.boxes.points(g),w={page:g,element:e.isArtifact?
void 0:o.element??void 0,scopes:e.scopes},b=Gt(Gt(Yn(f,c,l),r),a);if(d.image)this.image(d.image,f,p,b,w);else if(d.drawing){const M=Kw(p,d,f),v={on:()=>({clip:at(
p,b,m)})},T=b.some(([W])=>W>0),A=M===p&&!T?w.scopes:[...w.scopes,v];yield*this.drawings.paint(d.drawing,M,m,{...w,scopes:A})}else return;const y=s?.linking?.link;
if(!i||!y)return;const x=[m.x(p.left),m.y(p.bottom),m.x(p.right),m.y(p.top)];this.canvas.link(g,i,x,y,e.scopes)}image(t,e,s,i,{page:o,element:r,scopes:a}){const{
canvas:c}=this,l=this.boxes.points(o),d=Pi(s,t.displayed,e),f=i.some(([m])=>m>0),h=!d0(d,s),u={on:()=>({clip:at(s,i,l)})},p=(0,X.lw)(t.upright,[l.x(d.right)-l.x(
d.left),0,0,l.y(d.top)-l.y(d.bottom),l.x(d.left),l.y(d.bottom)]),g=c.sheet(o).image(t);c.draw(o,r,f||h?[...a,u]:a,{kind:"image",name:g,matrix:p})}}function Rb({
laid:n,children:t,top:e}){const s=n.legend&&t.find(o=>o.laid===n.legend);if(!s)return;const i=e+(n.frame?.top??0);return{left:s.x,top:Math.min(s.top,i),right:s.
x+s.laid.width,bottom:Math.max(s.bottom,i+n.border.top)}}const Pl=n=>n.toSorted((t,e)=>t.order-e.order),Dl=({opacity:n,display:t},e)=>t==="inline"?e*n:e;function*Ab(n,t){
const e=new Map,s=[[[n],t]];for(let i=s.pop();i;i=s.pop()){const[o,r]=i;for(const a of o){yield 2e3;const{laid:c,top:l,children:d,apart:f,lines:h,columns:u}=a,p=(m,w)=>{
m&&!e.has(m)&&e.set(m,r.pageOf(Math.min(r.pageAt(w),r.last)))};p(c.box.place,l);const g=[...d];(0,Y.RZ)(g,f);for(const{line:m,top:w,atoms:b}of h){for(const{box:y,
y:x}of m.inlines)p(y.place,w+x);(0,Y.RZ)(g,b)}g.length>0&&s.push([g,r]),u&&s.push([[u.content],new _i(r,a,[])])}}return e}const $l=({columnGap:n,fontSize:t},e)=>n===
void 0?Math.round(t):Math.max((0,S.Il)(n,e),0);function Lb(n,t){const e=$l(n,t),i=Math.min((o=>Math.max(Math.floor((t+e)/(Math.max(o,1)+e)),1))(n.columnWidth??1),
n.columnCount??1/0);return{count:i,width:Math.max((t+e)/i-e,0),gap:e}}function*Cb(n,t,e){const{box:s}=n,{count:i,width:o,gap:r}=Lb(s.style,e.width),a=yield*t.layOut(
s.children[0],{width:o,height:void 0});n.firstBaseline=a.firstBaseline,n.lastBaseline=a.lastBaseline;const c={content:a,count:i,width:o,gap:r,fillsFirst:s.style.
columnFill==="auto",whole:void 0},l=Math.max(a.height,1);if(l>i*t.page.height){const u=yield*Ki({...c,fillsFirst:!0},t,l/i+1);return n.columns={...c,whole:u},zl(
u)}const d=yield*Ki(c,t,e.height??l),f=d.rows.length>1&&e.height!==void 0,h=f?{...c,fillsFirst:!1}:c;return n.columns={...h,whole:f?yield*Ki(h,t,l):d},zl(n.columns.
whole)}function zl({rows:n}){const t=n.at(-1);return t.top+t.height}function Ki(n,{work:t},e){return jc(n,{roomOf:()=>({top:0,height:e}),most:e,depth:1,isOpen:!0},
i=>new Un(i,t,{count:n.count,depth:1}))}function*Bb({style:n,children:t},e){const{least:s,most:i}=yield*e.widthsOf(t[0]),{columnWidth:o,columnCount:r=1}=n,a=$l(
n,0)*(r-1);if(o===void 0)return{least:s*r+a,most:i*r+a};const c=Math.max(o,1);return{least:Math.min(c,s),most:Math.max(c,i)*r+a}}function qn(n,t,e){switch(Fl(n,
t)){case"center":return{before:t/2,between:0};case"flex-end":case"end":case"right":return{before:t,between:0};case"space-between":return{before:0,between:e>1&&t>
0?t/(e-1):0};case"space-around":return t>0&&e>0?{before:t/e/2,between:t/e}:{before:0,between:0};case"space-evenly":return t>0?{before:t/(e+1),between:t/(e+1)}:{
before:0,between:0};default:return{before:0,between:0}}}const Fl=(n,t)=>n.startsWith("safe ")?t<0?"start":n.slice(5):n;function Yi(n,t,e=!1){const s=Fl(n,t);return s===
"center"?t/2:(s==="flex-end"||s==="end"||s==="right")!==(e&&(s!=="start"&&s!=="end"&&s!=="left"&&s!=="right"))?t:0}const Qe=(n,t=!1)=>Yi(n==="space-around"||n===
"space-evenly"?"center":n,1,t),tn=n=>n==="normal"||n==="stretch",Xi=({alignSelf:n},{alignItems:t})=>tn(n==="auto"?t:n),Gl=(n,t)=>n==="self-start"?t?"end":"start":
n==="self-end"?t?"start":"end":n,_b={x:0,y:0},Qn=new WeakMap;function en(n,t,{share:e=_b,...s}){const i={box:t,share:e,...s},o=Qn.get(n);o?o.push(i):Qn.set(n,[i])}
const jl=({style:n})=>n.position!=="static"||n.transform.length>0||n.isContained;function Vi(n,t=n.x,e=n.y){const s=(Qn.get(n)??[]).map(i=>({...i,x:i.x+t,y:i.y+
e}));return Qn.delete(n),s}function Wb(n){const t=Vi(n,0,0),e=(s,i,o)=>{for(const r of Vi(s,i,o))t.push(r)};for(const s of n.children)e(s,s.x,s.y);for(const s of n.
apart)e(s,s.x,s.y);n.columns&&e(n.columns.content,0,0);for(const s of n.lines)for(const{laid:i}of s.atoms)e(i,i.x,s.y+i.y);return t}class Nb{laid;layout;width;sizes;xs;sinks=new Map;constructor(t,e,s,i){
this.laid=t,this.layout=e,this.width=s,this.sizes=i;const{columnSizes:o,columnGap:r}=i;this.xs=Zi(o,r,s,t.box.style.justifyContent)}areaWidth({column:t,columns:e}){
const s=t+e-1;return this.xs[s]+this.sizes.columnSizes[s]-this.xs[t]}alignmentOf({style:t}){const{justifyItems:e,alignItems:s,direction:i}=this.laid.box.style,o=t.
justifySelf==="auto"?e:t.justifySelf;return{x:Gl(o,t.direction!==i),y:Gl(t.alignSelf==="auto"?s:t.alignSelf,!1)}}widthIn(t){const{style:e,inner:s}=t.box,i=this.
areaWidth(t);if(!yt(e.width)||s==="image"||e.marginLeft==="auto"||e.marginRight==="auto"||!tn(this.alignmentOf(t.box).x)||e.aspectRatio!==void 0&&typeof e.height==
"object")return;const o=F(ft(e))+F(pt(e,i));return gt(i-D(e.marginLeft,i)-D(e.marginRight,i),e,i,o)}layItem(t,e,s){const i=this.areaWidth(t);return this.layout.
layOut(t.box,{width:i,height:e,fixedWidth:this.widthIn(t),fixedHeight:s,shrinks:!0})}*heightDemands(t){const e=[],s=new Map,i=new Map;for(const o of t){const r=yield*this.
layItem(o,void 0);e.push(r.height);const{marginTop:a,marginBottom:c}=o.box.style;if(this.alignmentOf(o.box).y!=="baseline"||a==="auto"||c==="auto")continue;const l=D(
a,this.areaWidth(o))+(r.firstBaseline??r.height);i.set(o,l),s.set(o.row,Math.max(s.get(o.row)??0,l))}for(const[o,r]of i)this.sinks.set(o,s.get(o.row)-r);return t.
map((o,r)=>this.heightDemand(o,e[r]))}heightDemand(t,e){const s=e+G(Wt(t.box.style,this.areaWidth(t)))+(this.sinks.get(t)??0),{overflow:i,height:o,minHeight:r}=t.
box.style,a=yt(o)&&!yt(r)?V(r,void 0,0,t.box.style):void 0,c=i==="hidden"&&yt(o)?0:a===void 0?s:Math.min(a+s-e,s),l=yt(o)&&yt(r);return{from:t.row,count:t.rows,
isFree:l,floor:c,least:s,most:s}}*place(t,{rowSizes:e,rowGap:s,height:i}){const{laid:o}=this,{style:r}=o.box,a=Zi(e,s,i,r.alignContent),c=o.border.left+o.padding.
left,l=o.border.top+o.padding.top,d=r.direction==="rtl";for(const f of t){yield rt/10;const h=f.row+f.rows-1,u=a[h]+e[h]-a[f.row],p=this.areaWidth(f),g=yield*this.
fill(f,p,u),{top:m,bottom:w,left:b,right:y}=Wt(f.box.style,p),{marginLeft:x,marginRight:M,marginTop:v,marginBottom:T}=f.box.style,A=this.alignmentOf(f.box),W=p-
g.width-b-y,z=d?this.width-g.width-this.xs[f.column]-y-Ji(M,x,A.x,W):this.xs[f.column]+b+Ji(x,M,A.x,W),K=this.sinks.get(f);g.x=c+z,g.y=l+a[f.row]+m,g.y+=K??Ji(v,
T,A.y,u-g.height-m-w),o.add(g)}o.flow="bands",this.takeBaselines(t)}takeBaselines(t){const{laid:e}=this,s=t.findIndex(r=>r.row===0&&this.sinks.has(r)),i=e.children[Math.
max(s,0)];i&&(e.firstBaseline=i.y+(i.firstBaseline??i.height));const o=e.children.at(-1);o&&(e.lastBaseline=o.y+(o.lastBaseline??o.height))}*fill(t,e,s){const{style:i,
inner:o}=t.box,r=this.alignmentOf(t.box).y;if(!(tn(r)&&yt(i.height)&&i.marginTop!=="auto"&&i.marginBottom!=="auto"&&o!=="image")||i.aspectRatio!==void 0&&r!=="s\
tretch")return yield*this.layItem(t,s);const c=G(ft(i))+G(pt(i,e)),l=Mt(s-G(Wt(i,e)),i,s,c);return yield*this.layItem(t,s,l)}keepPlace(t,{rowSizes:e,rowGap:s,height:i},o){
const{laid:r,width:a}=this,{border:c,padding:l}=r,d=r.box.style.direction==="rtl",f=this.alignmentOf(t),h={x:Qe(f.x),y:Qe(f.y)};d&&(h.x=1-h.x);let[u,p,g,m]=[c.left+
l.left,c.top+l.top,a,i];if(o){const{alignContent:b}=r.box.style,y=Zi(e,s,i,b),[x,M]=Hl(o.column,{starts:this.xs,sizes:this.sizes.columnSizes}),[v,T]=Hl(o.row,{starts:y,
sizes:e}),A=it=>it===void 0?void 0:a-it,[W,z]=d?[A(M),A(x)]:[x,M],K=z??a+l.right,et=T??i+l.bottom;g=K-(W??-l.left),m=et-(v??-l.top),u+=W??-l.left,p+=v??-l.top}const w=o&&
{x:u,y:p,width:Math.max(g,0),height:Math.max(m,0)};en(r,t,{x:u+h.x*g,y:p+h.y*m,share:h,area:w})}}function Zi(n,t,e,s){const i=n.reduce((l,d)=>l+d,0)+Math.max(n.
length-1,0)*t,{before:o,between:r}=qn(s,e-i,n.length),a=[];let c=o;for(const l of n)a.push(c),c+=l+t+r;return a}function Hl([n,t],{starts:e,sizes:s}){const i=e.
map((r,a)=>r+s[a]),o=r=>r!==void 0&&r>=0&&r<=s.length;return[o(n)?e[n]??i.at(-1)??0:void 0,o(t)?i[t-1]??e[0]??0:void 0]}function Ji(n,t,e,s){if(n!=="auto"&&t!==
"auto")return Yi(e,s);const i=Math.max(s,0);return n==="auto"?t==="auto"?i/2:i:0}const Pb=2e3,Ul=5e5,Kl=(n,t)=>typeof n=="object"&&!("fr"in n)?(0,S.Il)(n,t):void 0;
function Yl(n,t,e){if(!n)return{tracks:[],names:new Map};const{tracks:s,names:i,auto:o}=n;if(!o)return{tracks:s,names:i};const r=({least:u,most:p})=>Math.max(Kl(
p,t??0)??Kl(u,t??0)??0,1),a=u=>u.reduce((p,g)=>p+r(g)+e,0),c=(t??0)+e-a(s),l=t===void 0?1:Math.max(Math.floor((c+.01)/a(o.tracks)),1),d=Math.min(l,Math.ceil(Pb/
o.tracks.length)),f=Array.from({length:d},()=>o.tracks).flat(),h=o.at+f.length;return{tracks:[...s.slice(0,o.at),...f,...s.slice(o.at)],names:Db(i,o,d),...o.fits&&
{fitted:[o.at,h]}}}function Db(n,t,e){const s=new Map([...n].map(([o,r])=>[o,[...r]])),i=(o,r)=>{const a=s.get(o);a?a.includes(r)||a.push(r):s.set(o,[r])};for(let o=0;o<
e;o++)for(const[r,a]of t.names)for(const c of a)i(r,t.at+o*t.tracks.length+c);for(const[o,r]of t.after)for(const a of r)i(o,a+e*t.tracks.length);return s}function Xl({
fitted:n},t,e,s){const i=new Set;if(n)for(const[a,c]of s)for(let l=a;l<a+c;l++)i.add(l);const o=a=>!n||a<n[0]+t||a>=n[1]+t||i.has(a),r=[0];for(let a=0;a<e;a++)r.
push(r[a]+(o(a)?1:0));return r}function $b(n,t,e,s){const{gridTemplateAreas:i}=t,o=Math.max(e.tracks.length,i[0]?.length??0),r=Math.max(s.tracks.length,i.length),
[a,c]=[qi(e.names,i,"columns"),qi(s.names,i,"rows")],l=n.map(w=>({box:w,column:Jl(w.style.gridColumnStart,w.style.gridColumnEnd,o,a),row:Jl(w.style.gridRowStart,
w.style.gridRowEnd,r,c)})),d={columns:-l.reduce((w,{column:b})=>Math.min(w,b.start??0),0),rows:-l.reduce((w,{row:b})=>Math.min(w,b.start??0),0)},f=t.gridAutoFlow.
startsWith("column"),h=f?{count:r,before:d.rows}:{count:o,before:d.columns},p=new jb(l,{...h,isColumn:f,isDense:t.gridAutoFlow.endsWith("dense"),down:f?d.columns:
d.rows}).place();let[g,m]=[o+d.columns,r+d.rows];for(const w of p)g=Math.max(g,w.column+w.columns),m=Math.max(m,w.row+w.rows);return{items:p,columns:Math.max(g,
1),rows:m,before:d}}function zb({style:n},{gridTemplateAreas:t},{columns:e,rows:s,before:i}){const o=(r,a,c)=>{const l=c==="columns"?e:s,d=Math.max(l.tracks.length,
c==="columns"?t[0]?.length??0:t.length),f=qi(l.names,t,c);let h=ts(r,d,f,"start"),u=ts(a,d,f,"end");h!==void 0&&a!=="auto"&&a.span!==void 0&&(u=h+a.span),u!==void 0&&
r!=="auto"&&r.span!==void 0&&(h=u-r.span),h!==void 0&&u!==void 0&&h>u&&([h,u]=[u,h]),h===u&&(u=void 0);const p=g=>g===void 0?void 0:g-1+i[c];return[p(h),p(u)]};
return{column:o(n.gridColumnStart,n.gridColumnEnd,"columns"),row:o(n.gridRowStart,n.gridRowEnd,"rows")}}function qi(n,t,e){if(t.length===0)return n;let s=Vl.get(
t);s||Vl.set(t,s={rows:Zl(t,"rows"),columns:Zl(t,"columns")});const i=s[e];return{get:r=>{const[a,c]=[n.get(r),i.get(r)];return c===void 0||a?.[0]===void 0?c===
void 0?a:[c]:[r.endsWith("-start")?Math.min(a[0],c):Math.max(a[0],c)]}}}const Vl=new WeakMap;function Zl(n,t){const e=new Map;for(const[s,i]of n.entries())for(const[
o,r]of i.entries()){if(/^\.+$/.test(r))continue;const a=(t==="rows"?s:o)+1;e.set(`${r}-start`,Math.min(e.get(`${r}-start`)??a,a)),e.set(`${r}-end`,Math.max(e.get(
`${r}-end`)??a,a+1))}return e}function ts(n,t,e,s){if(n==="auto"||n.span!==void 0)return;if(n.name!==void 0){const o=e.get(`${n.name}-${s}`)??e.get(n.name);return o?.[(n.
line??1)-1]??o?.[0]??void 0}const{line:i}=n;if(i!==void 0)return i>0?i:t+2+i}function Jl(n,t,e,s){const i=ts(n,e,s,"start"),o=ts(t,e,s,"end"),r=n!=="auto"&&n.span||
t!=="auto"&&t.span||1;return i!==void 0&&o!==void 0?i===o?{start:i-1,count:1}:{start:Math.min(i,o)-1,count:Math.abs(o-i)}:i!==void 0?{start:i-1,count:r}:o!==void 0?
{start:o-1-r,count:r}:{start:void 0,count:r}}const Fb=2e6,Gb="has a grid whose items take too long to place; use fewer items, shorter spans, or no dense packing";
class jb{wanted;packing;looks=0;taken=new Set;placed=new Map;width;constructor(t,e){this.wanted=t,this.packing=e;let s=e.count+e.before;for(const i of t){const{
start:o,count:r}=this.across(i);s=Math.max(s,(o===void 0?0:o+e.before)+r)}this.width=Math.max(s,1)}place(){const{wanted:t}=this;for(const i of t)this.across(i).
start!==void 0&&this.along(i).start!==void 0&&this.put(i,this.along(i).start+this.packing.down,this.across(i).start+this.packing.before);for(const i of t)!this.
placed.has(i)&&this.along(i).start!==void 0&&this.placeIn(i,this.along(i).start+this.packing.down);let[e,s]=[0,0];for(const i of t){if(this.placed.has(i))continue;
this.packing.isDense&&([e,s]=[0,0]);const{start:o,count:r}=this.across(i),a=o===void 0?void 0:o+this.packing.before;if(a!==void 0)for(a<s&&e++,s=a;!this.isFree(
i,e,s);)e++;else for(;s+r>this.width||!this.isFree(i,e,s);)s+r>=this.width?[e,s]=[e+1,0]:s++;this.put(i,e,s)}return t.map(i=>this.placed.get(i))}across({row:t,column:e}){
return this.packing.isColumn?t:e}along({row:t,column:e}){return this.packing.isColumn?e:t}placeIn(t,e){let s=0;for(;!this.isFree(t,e,s);)s++;this.put(t,e,s)}isFree(t,e,s){
if(this.looks+=this.along(t).count,this.looks>Fb)throw(0,Z.G6)([{field:"file",message:Gb}]);for(let i=0;i<this.along(t).count;i++)for(let o=0;o<this.across(t).count;o++)
if(this.looks++,this.taken.has((e+i)*1e4+s+o))return!1;return!0}put(t,e,s){const[i,o]=[this.along(t).count,this.across(t).count];if(e+i>9e3||s+o>9e3||this.taken.
size+i*o>Ul)throw(0,Z.G6)([{field:"file",message:`has a grid of more than ${Ul} places; at most that many are allowed`}]);for(let a=0;a<i;a++)for(let c=0;c<o;c++)
this.taken.add((e+a)*1e4+s+c);const{isColumn:r}=this.packing;this.placed.set(t,{box:t.box,row:r?s:e,column:r?e:s,rows:r?o:i,columns:r?i:o})}}const Hb=500,Ub=n=>n===
"auto"||n==="min-content"||n==="max-content",Qi=({most:n})=>n==="auto"||n==="max-content";function Kb(n){const t=({least:r,most:a,whole:c},l)=>Math.min(l==="lea\
st"?r:a,c),e=({most:r})=>Ub(r),s=[{key:"base",wanted:r=>n?Math.max(r.floor,t(r,"least")):r.floor,affects:({least:r})=>r!=="fixed",beyond:e},{key:"base",wanted:({
least:r})=>r,affects:({least:r})=>r==="min-content"||r==="max-content",beyond:e},{key:"base",wanted:({most:r})=>r,affects:({least:r})=>r==="max-content",beyond:Qi}];
n==="most"&&s.splice(2,0,{key:"base",wanted:r=>t(r,"most"),affects:({least:r})=>r==="auto"||r==="max-content",beyond:Qi});const i=()=>!0;return{bases:s,limits:[
{key:"limit",wanted:({least:r})=>r,affects:e,beyond:i},{key:"limit",wanted:({most:r})=>r,affects:Qi,beyond:i}]}}function*Yb(n,t,e){const s=new Set(n.flatMap(({tracks:r})=>r)),
{bases:i,limits:o}=Kb(e);for(const r of i)yield*ql(n,s,r,t);for(const r of s)r.limit=Math.max(r.limit,r.base);for(const r of o){const a=[...s].filter(({limit:c})=>c===
1/0);yield*ql(n,s,r,t);for(const c of s)c.isOpen=!1;for(const c of a)c.isOpen=c.limit<1/0}for(const r of s)r.isOpen=!1,r.cap!==void 0&&(r.limit=Math.max(r.base,
Math.min(r.limit,r.cap)))}function*ql(n,t,e,s){const{key:i}=e,o=r=>r[i]===1/0?r.base:r[i];for(const r of n){yield r.tracks.length*Hb;const a=r.tracks.filter(e.affects);
if(a.length===0)continue;const c=e.wanted(r)-(r.tracks.length-1)*s-r.tracks.reduce((l,d)=>l+o(d),0);Xb(Math.max(c,0),a,e)}for(const r of t)e.affects(r)&&(i==="b\
ase"?r.base+=r.more:r.limit=o(r)+r.more,r.more=0)}function Xb(n,t,{key:e,beyond:s}){const i=a=>{if(e==="base")return Math.max(a.limit-a.base,0);const c=a.isOpen||
a.limit===1/0?1/0:0;return a.cap===void 0?c:Math.min(c,Math.max(a.cap-(a.limit===1/0?a.base:a.limit),0))},o=t.map(a=>({one:a,room:i(a),more:0}));o.sort((a,c)=>a.
room===c.room?0:a.room-c.room);let r=n;for(const[a,c]of o.entries())c.more=Math.min(c.room,r/(o.length-a)),r-=c.more;if(r>.001){const a=o.filter(({one:l})=>s(l)),
c=a.length>0?a:o;for(const l of c)l.more+=r/c.length}for(const{one:a,more:c}of o)a.more=Math.max(a.more,c)}const Ql=500;function to(n,t){if(!(typeof n!="object"||
"fr"in n))return n.percent!==0&&t===void 0?void 0:(0,S.Il)(n,t??0)}const td=(n,t)=>typeof n=="string"?n:to(n,t)===void 0?"auto":"fixed";function*es(n,t,e){const{
room:s,gap:i,stretches:o,measures:r}=e,a=n.map(({least:h,most:u,limit:p})=>{const g=typeof u=="object"&&"fr"in u?u.fr:void 0,m=to(h,s)??0;return{least:td(h,s),most:g===
void 0?td(u,s):"flexible",factor:g??0,cap:p===void 0?void 0:(0,S.Il)(p,s??0),base:m,limit:Math.max(to(u,s)??1/0,m),more:0,isOpen:!1}}),c=t.map(h=>Vb(h,a,e));yield c.
reduce((h,{tracks:u})=>h+u.length*Ql,Ql);const l=({tracks:h})=>h.length>1&&h.some(({most:u})=>u==="flexible"),d=[...new Set(c.map(({tracks:h})=>h.length))].sort(
(h,u)=>h-u);for(const h of d){const u=c.filter(p=>p.tracks.length===h&&!l(p));yield*Yb(u,i,r)}Zb(c.filter(l),i);for(const h of a)(h.limit===1/0||h.most==="flexi\
ble")&&(h.limit=h.base);const f=Math.max(n.length-1,0)*i;return Jb(a,f,e),r!=="least"&&qb(a,c,e),o&&s!==void 0&&Qb(a,s-f),a.map(({base:h})=>h)}function Vb(n,t,{
gap:e}){const s=t.slice(n.from,n.from+n.count),o=s.every(({most:r})=>r==="fixed")?s.reduce((r,{limit:a})=>r+a,(s.length-1)*e):1/0;return{...n,tracks:s,whole:o,floor:n.
isFree?Math.min(n.floor,o):n.floor}}function Zb(n,t){const e=(s,i)=>{for(const o of n){const r=o.tracks.filter(({most:h,least:u})=>h==="flexible"&&i(u)),a=s(o)-
(o.tracks.length-1)*t,c=a-o.tracks.reduce((h,{base:u})=>h+u,0);if(r.length===0||c<=.001)continue;const l=o.tracks.reduce((h,u)=>h+(r.includes(u)?0:u.base),0),d=r.
reduce((h,{factor:u})=>h+u,0),f=d>0?(a-l)/d:0;for(const h of r)h.more=Math.max(h.more,d>0?f*h.factor-h.base:c/r.length)}for(const{tracks:o}of n)for(const r of o)
r.base+=r.more,r.more=0};e(({isFree:s,floor:i})=>s?0:i,s=>s==="auto"),e(({least:s})=>s,s=>s==="min-content"),e(({most:s})=>s,s=>s==="max-content")}function Jb(n,t,{
room:e,measures:s}){if(s==="least")return;if(e===void 0){for(const r of n)r.base=r.limit;return}let i=e-t-n.reduce((r,{base:a})=>r+a,0);const o=n.filter(({base:r,
limit:a})=>a>r);o.sort((r,a)=>r.limit-r.base-(a.limit-a.base));for(const[r,a]of o.entries()){if(i<=.001)return;const c=Math.min(a.limit-a.base,i/(o.length-r));a.
base+=c,i-=c}}function qb(n,t,{room:e,gap:s}){const i=n.filter(({most:r})=>r==="flexible");if(i.length===0)return;let o=0;if(e===void 0){for(const{factor:r,base:a}of i)
o=Math.max(o,a/Math.max(r,1));for(const{tracks:r,most:a}of t)r.some(c=>c.most==="flexible")&&(o=Math.max(o,ed(r,a-(r.length-1)*s)))}else o=ed(n,e-Math.max(n.length-
1,0)*s);for(const r of i)r.base=Math.max(r.base,o*r.factor)}function ed(n,t){const e=n.filter(({most:o})=>o==="flexible");e.sort((o,r)=>r.base*o.factor-o.base*r.
factor);let s=t-n.reduce((o,{most:r,base:a})=>o+(r==="flexible"?0:a),0),i=e.reduce((o,{factor:r})=>o+r,0);for(const{base:o,factor:r}of e){if(i<=0)return 0;const a=Math.
max(s,0)/Math.max(i,1);if(o<=a*r+.001)return a;s-=o,i-=r}return 0}function Qb(n,t){const e=t-n.reduce((i,{base:o})=>i+o,0),s=n.filter(({most:i})=>i==="auto");if(!(e<=
0||s.length===0))for(const i of s)i.base+=e/s.length}function*ty(n,t,e,s){const{style:i,children:o}=n.box,[r,a]=[no(i.columnGap,e.width),no(i.rowGap,e.height)],
{items:c,columnTracks:l,rowTracks:d,linesOf:f}=nd(o,i,e,{columns:r,rows:a}),h=[];for(const T of c)h.push(yield*id(T,t,e.width));const u=yield*es(l,h,{room:e.width,
gap:r,stretches:tn(i.justifyContent)}),p=new Nb(n,t,e.width,{columnSizes:u,columnGap:r}),g=yield*p.heightDemands(c),m=(T,A)=>es(d,g,{room:T,gap:A,stretches:tn(i.
alignContent)}),w=yield*m(e.height,a),b=eo(w)+Math.max(w.length-1,0)*a,y=e.height??ny(b,n,s.height),x=no(i.rowGap,y),v={rowSizes:e.height===void 0?yield*m(y,x):
w,rowGap:x,height:y};yield*p.place(c,v);for(const T of o)T.isPositioned&&p.keepPlace(T,v,jl(n.box)?f(T):void 0);return b}function*ey({style:n,children:t},e){const s={
width:0,height:void 0},i=n.columnGap?.px??0,{items:o,columnTracks:r}=nd(t,n,{...s,width:void 0},{columns:i,rows:0}),a=[];for(const f of o)a.push(yield*id(f,e,0));
const[c,l]=[yield*es(r,a,{room:void 0,gap:i,stretches:!1,measures:"least"}),yield*es(r,a,{room:void 0,gap:i,stretches:!1,measures:"most"})],d=Math.max(r.length-
1,0)*i;return{least:eo(c)+d,most:eo(l)+d}}const eo=n=>n.reduce((t,e)=>t+e,0),no=(n,t)=>n?(0,S.Il)(n,t??0):0;function ny(n,{box:t,border:e,padding:s},i){const o=G(
e)+G(s);return Mt(n+o,t.style,i,o)-o}function nd(n,t,e,s){const i=n.filter(p=>!p.isPositioned);i.some(p=>p.style.order!==0)&&i.sort((p,g)=>p.style.order-g.style.
order);const o=Yl(t.gridTemplateColumns,e.width,s.columns),r=Yl(t.gridTemplateRows,e.height,s.rows),a=$b(i,t,o,r),{before:c,items:l}=a,d=Xl(o,c.columns,a.columns,
l.map(({column:p,columns:g})=>[p,g])),f=Xl(r,c.rows,a.rows,l.map(({row:p,rows:g})=>[p,g])),h=sd(o.tracks,a.columns,t.gridAutoColumns,c.columns),u=sd(r.tracks,a.
rows,t.gridAutoRows,c.rows);return{items:l.map(p=>({...p,column:d[p.column],row:f[p.row]})),columnTracks:h.filter((p,g)=>d[g]!==d[g+1]),rowTracks:u.filter((p,g)=>f[g]!==
f[g+1]),linesOf:p=>{const{column:g,row:m}=zb(p,t,{columns:o,rows:r,before:c}),w=(b,y)=>b===void 0?void 0:y[b]??b;return{column:[w(g[0],d),w(g[1],d)],row:[w(m[0],
f),w(m[1],f)]}}}}function sd(n,t,e,s){return Array.from({length:t},(i,o)=>{const r=o-s;if(r>=0&&r<n.length)return n[r];const a=r<0?e.length+r%e.length:r-n.length;
return e[a%e.length]})}function*id({box:n,column:t,columns:e},s,i){yield rt/10;const o=yield*s.widthsOf(n),[r,a]=[o.least,_e(o)],c=D(n.style.marginLeft,0)+D(n.style.
marginRight,0),{minWidth:l,overflow:d}=n.style,h=l==="auto"?d!=="visible"?0:r:V(l,i,0,n.style)??0,u=l==="auto"&&yt(n.style.width);return{from:t,count:e,isFree:u,
floor:h+c,least:r+c,most:a+c}}function Pt({style:n,inner:t,isItem:e}){const{display:s}=n;return e||t!=="blocks"&&t!=="lines"||n.overflow!=="visible"||n.isContained||
s==="flow-root"||s==="inline-block"||s==="table-cell"||s==="table-caption"||n.alignContent!=="normal"||n.float!=="none"||n.columnCount!==void 0||n.columnWidth!==
void 0||n.position==="absolute"||n.position==="fixed"}const sy=({box:n,border:t,padding:e})=>t.top===0&&e.top===0&&!Pt(n)&&n.style.display!=="none",iy=({box:n,border:t,
padding:e})=>t.bottom===0&&e.bottom===0&&!Pt(n)&&yt(n.style.height),od=100;class ns{sides=new Set;widths=[];add(t){const{style:e}=t;if(!t.isPositioned){if(e.float!==
"none")this.sides.add(e.float),this.widths.length<od&&this.widths.push(V(e.width,void 0,0,e)??0);else if(ss(t)){const{sides:s,widths:i}=oy(t);for(const o of s)this.
sides.add(o);(0,Y.RZ)(this.widths,i.slice(0,od-this.widths.length))}}}isCleared({clear:t}){return this.sides.size>0&&(t==="both"||this.sides.has(t))}isBeside(t,e){
if(this.sides.size===0||!Pt(t))return!0;let s=0;for(const i of this.widths){if(s>0&&s+i>e)break;s+=i}return s+(V(t.style.width,e,0,t.style)??0)<=e}}function oy(n){
const t=n.known.get("floats");if(t)return t;const e=new ns;if(n.inner==="lines")for(const s of n.inlines)s.kind==="apart"&&e.add(s.box);for(const s of n.children)
e.add(s);return n.known.set("floats",e),e}function ry(n,t,e){let s=t,i=ke;const o=new ns;for(let r=n;r&&(i=i.add(D(r.style.marginTop,s)),!(r.inner!=="blocks"||Pt(
r)||!rd(r)));){const a=F(ft(r.style))+F(pt(r.style,s));s=Math.max(ad(r,{width:s,height:void 0},a)-a,0);let c;for(const l of r.children){if(l.isApart){o.add(l);continue}
const{marginTop:d,marginBottom:f}=l.style,h=i.add(D(d,s));if(o.isCleared(l.style)||!o.isBeside(l,s)||e(l.style,h))return i;if(c=l,!ss(l))break;o.add(l),i=h.add(
D(f,s)),c=void 0}r=c}return i}const rd=({style:n})=>n.borderTopWidth===0&&n.paddingTop.px===0&&n.paddingTop.percent===0;function ss(n){let t=n.known.get("throug\
h");return t===void 0&&n.known.set("through",t=ay(n)),t}function ay(n){const{style:t}=n;if(Pt(n)||n.replaced||n.marker||!rd(n)||t.aspectRatio!==void 0||t.borderBottomWidth>
0||t.paddingBottom.px!==0||t.paddingBottom.percent!==0||!yt(t.height)&&!(typeof t.height=="object"&&t.height.px===0&&t.height.percent===0)||typeof t.minHeight==
"object"&&(t.minHeight.px>0||t.minHeight.percent>0))return!1;if(n.inner==="lines")return n.inlines.every(cy);if(n.inner!=="blocks")return!1;const e=new ns;return n.
children.every(s=>!s.isApart&&(e.isCleared(s.style)||!ss(s))?!1:(e.add(s),!0))}function cy(n){switch(n.kind){case"text":return n.text.trim()===""&&!n.style.whiteSpace.
startsWith("pre");case"open":case"close":return ly(n.box.style);default:return n.kind==="apart"}}const ly=n=>[n.paddingTop,n.paddingRight,n.paddingBottom,n.paddingLeft].
every(({px:t,percent:e})=>t===0&&e===0)&&[n.marginLeft,n.marginRight].every(t=>t==="auto"||t.px===0&&t.percent===0)&&n.borderTopWidth+n.borderRightWidth+n.borderBottomWidth+
n.borderLeftWidth===0;function ad({style:n},t,e){const s=V(n.width,t.width,e,n),i=t.width-D(n.marginLeft,t.width)-D(n.marginRight,t.width);return gt(s??i,n,t.width,
e)}const is={width:300,height:150};function cd({style:n,replaced:t},e,s){const[i,o]=[ft(n),pt(n,e.width)],[r,a]=[F(i)+F(o),G(i)+G(o)],c=M=>M===void 0?void 0:M*n.
zoom,l={width:c(t?.width),height:c(t?.height)},d=n.aspectRatio??(l.width!==void 0&&l.height!==void 0&&l.height>0?l.width/l.height:void 0),f=typeof n.width=="obj\
ect"&&n.width.percent!==0&&e.width===0;let h=e.fixedWidth??(f?void 0:V(n.width,e.width,r,n)),u=e.fixedHeight??V(n.height,e.height,a,n);const[p,g]=[h!==void 0,u!==
void 0];h!==void 0&&(h-=r),u!==void 0&&(u-=a),h===void 0&&u===void 0?(h=l.width??(l.height!==void 0&&d!==void 0?l.height*d:is.width),u=l.height??(d===void 0?is.
height:h/d)):h===void 0?h=d===void 0?l.width??is.width:u*d:u??=d===void 0?l.height??is.height:h/d;const m=gt(h+r,e.width===0?{...n,maxWidth:dy(n.maxWidth)}:n,e.
width,r)-r;m!==h&&!g&&d!==void 0&&(u=m/d);const w=Mt(u+a,n,e.height,a)-a,b=w!==u&&!p&&d!==void 0?w*d:m,y=s.page.height-a,x=w>y&&y>0?y/w:1;return{width:b*x,height:w*
x}}const dy=n=>typeof n=="object"&&n.percent!==0?"none":n,[fy,hy,ld]=["‪","‫","‬"],[dd,fd]=["‭","‮"],[hd,ud,uy,pd]=["⁦","⁧","⁨","⁩"];function so({
unicodeBidi:n,direction:t}){const e=t==="rtl";switch(n){case"normal":return"";case"embed":return e?hy:fy;case"isolate":return e?ud:hd;case"bidi-override":return e?
ud+fd:hd+dd;case"plaintext":return uy}}function py({unicodeBidi:n}){switch(n){case"normal":return"";case"embed":return ld;case"bidi-override":return ld+pd;default:
return pd}}function gy({unicodeBidi:n,direction:t}){if(n==="plaintext")return"";const e=t==="rtl",s=e?Kt.Vv:Kt.fM;return n==="bidi-override"?s+(e?fd:dd):s}var my=I(
47707);const gd=32,wy=6e4,by=2e3,yy=/ {1,200}|[^ ]{1,200}/g;class xy{widthOf;x=0;blank;constructor(t,e){this.widthOf=e,this.blank=e(" ",t)}restart(){this.x=0}*expand(t,e){
const s=this.widthOf(" ",e),i=this.blank*Math.min(Math.round(e.tabSize),gd),o=Jo(e)*e.fontSize/2,r=[];for(const[a,c]of t.split("	").entries()){if(yield by,a>0&&
i>0&&s>0){const l=Math.max(Math.round((this.nextStop(i,o)-this.x)/s),1);r.push(" ".repeat(Math.min(l,2*gd))),this.x+=l*s}for(const l of c.match(yy)??[])yield wy,
this.x+=this.widthOf(l,e);r.push(c)}return r.join("")}nextStop(t,e){const s=(Math.floor(this.x/t+1e-6)+1)*t;return s-this.x<e?s+t:s}}const ky=.7,md=new WeakMap;
function*Oy(n,t){if(n==="")return;if(t.fontVariant==="normal"){yield{text:n,style:t};return}let e=md.get(t);if(e||md.set(t,e={...t,fontSize:t.fontSize*ky}),t.fontVariant===
"all-small-caps"){yield{text:n.toUpperCase(),style:e};return}for(const[s]of n.matchAll(new RegExp("\\p{Ll}+|\\P{Ll}+","gu"))){const i=new RegExp("^\\p{Ll}","u").
test(s);yield{text:i?s.toUpperCase():s,style:i?e:t}}}const My=new RegExp("(^|[\\s\\p{P}])(?<![\\p{L}\\p{N}]['’])(\\p{L})","gu");function Sy(n,{textTransform:t}){
return t==="uppercase"?n.toUpperCase():t==="lowercase"?n.toLowerCase():t==="capitalize"?n.replace(My,(e,s,i)=>s+i.toUpperCase()):n}const wd="￼",te=3e3,bd=1e3,
vy=8,io=200,os=2e4,[rs,Ty]=[1e3,200],Iy=/[\t\n\r\f][ \t\n\r\f]*| [ \t\n\r\f]+/g;function*Ey(n,t,e){const s=n.some(l=>l.kind==="text"&&l.text.includes("	")),i=(l,d)=>nn(
l,d,void 0,e).width,o=s?new xy(t,i):void 0,r=[[]];let a=!0,c=0;for(const l of n){if(++c%50===0&&(yield 50*te),l.kind==="break"){r.push([]),o?.restart(),a=!0;continue}
if(l.kind!=="text"){const u=l.kind==="atom";u&&(a=!1),r.at(-1).push({inline:l,text:u?wd:"",style:void 0});continue}const{style:d}=l,{whiteSpace:f}=d,h=f==="pre"||
f==="pre-wrap";for(const{slice:u,isBegun:p}of Ry(l.text,f!=="normal"&&f!=="nowrap")){++c%50===0&&(yield 50*te),u.length>os/4&&(yield 50*te),p&&(r.push([]),o?.restart(),
a=!0);let g=u;h?g=o?yield*o.expand(g,d):g:(g=g.replace(Iy," "),a&&g.startsWith(" ")&&(g=g.slice(1)),g!==""&&(a=g.endsWith(" "))),f.startsWith("pre")&&g!==""&&(a=
f==="pre-line"&&g.endsWith(" "));for(const m of Oy(Sy(g,d),d))++c%50===0&&(yield 50*te),r.at(-1).push({inline:l,...m})}}return r}function*Ry(n,t){const e=t?/\r\n?|\n/g:
void 0;let s=!1;for(let i=0;;s=!0){const o=e?.exec(n),r=o?.index??n.length;do{const a=r-i>os?Ay(n,i):r;yield{slice:n.slice(i,a),isBegun:s},s=!1,i=a}while(i<r);if(!o)
return;i=e.lastIndex}}function Ay(n,t){const e=t+os,s=n.lastIndexOf(" ",e-1);return s>t+os/2?s+1:(0,Xe.LJ)(n.charCodeAt(e))?e-1:e}function*yd(n,t,e){const{inlines:s}=n,
i=t.pieces.find(s);if(i)return i;const o=yield*xd(s,n.style,t);return e&&s.length>0&&t.pieces.keep(s,o,o.list.length),o}function*Ly({inlines:n,style:t,firstLine:e},s,i){
if(!e)return;const o=new Map,r=l=>{let d=o.get(l);return d||o.set(l,d=Cy(l,t,e)),d},a=n.map(l=>l.kind==="text"?{...l,style:r(l.style)}:l),{list:c}=yield*xd(a,t,
s);return c.length===i?c:void 0}function Cy(n,t,e){const s={...n};for(const[i,o]of Object.entries(e))n[i]===t[i]&&Object.assign(s,{[i]:o});return s}function*xd(n,t,e){
const s=yield*Ey(n,t,e);let i=[],o=t.direction==="rtl";const r=[t];for(const[a,c]of s.entries()){a%20===19&&(yield 20*te);const l=yield*By(c);o||=(0,Kt.ft)(l.text)||
l.hasTurned;const d=yield*new Ny(c,r,e).pieces(l.text);if(s.length===1)i=d;else for(const h of d)i.push(h);a===s.length-1||_y(i,c.length===0||l.text==="")}return{
list:i,turns:o}}function*By(n){const t=[];let e=!1;for(let s=0;s<n.length;s+=rs){const i=s===0&&n.length<=rs?n:n.slice(s,s+rs);t.push(i.map(({text:o})=>o).join(
"")),e||=i.some(({inline:o})=>o.kind==="open"&&(0,Kt.ft)(so(o.box.style))),i!==n&&(yield rs*Ty)}return{text:t.join(""),hasTurned:e}}function _y(n,t){const e=n.at(
-1);e&&!t&&!e.ends?n[n.length-1]={...e,ends:!0}:n.push({fragments:[],spaces:[],width:0,spaceWidth:0,hyphen:0,ends:!0})}function nn(n,t,e,s,i=!1){const o=s.typefaces.
word(n,s.faceOf(t),i),r=n===" "||/^[ \u00a0]+$/.test(n),a=t.letterSpacing===0?0:(0,my.qf)(n).length,c=o.width*t.fontSize/1e3+a*t.letterSpacing+(r?t.wordSpacing*
n.length:0);return{kind:"text",text:n,style:t,owner:e,word:o,width:c,isSpace:r}}const Wy=[];class Ny{sources;around;layout;index=0;start=0;at=0;alike;taken=0;constructor(t,e,s){
this.sources=t,this.around=e,this.layout=s}*pieces(t){const e=[];let s=[],i=[];const o=()=>{s.length+i.length>0&&e.push(this.pieceOf(s,i)),[s,i]=[[],[]]};let r=0;
for(const a of $y(this.layout.breaks(t),t)){if((++r%20===0||this.layout.typefaces.isDue)&&(yield 20*te),!a)continue;const{end:c,next:l}=a,d=this.takeWord(c);d||
(yield*this.take(c,s));const f=l>c?this.takeWord(l):void 0;if(d!==void 0&&s.length===0&&(f!==void 0||l===c)&&!(l<t.length&&this.isHeld())){e.push(this.plainPiece(
d,f));continue}if(d&&s.push(d),f?i.push(f):l>c&&(yield*this.take(l,i)),l<t.length&&this.isHeld()){for(const u of i)s.push(u);i=[]}else o()}if(this.rest(s),s.length>
0&&e.length>0&&s.every(({kind:a})=>a==="close")){const a=e.pop();e.push(this.pieceOf([...a.fragments,...a.spaces.length>0?a.spaces:[],...s],[])),s=[]}return o(),
e}isHeld(){const t=this.at>this.start?this.sources[this.index]?.style:void 0,{whiteSpace:e}=t??this.around.at(-1);return e==="nowrap"||e==="pre"}takeWord(t){const e=this.
sources[this.index];if(e?.inline.kind!=="text"||this.at>=t||t>=this.start+e.text.length||t-this.at>=io)return;const s=e.text.slice(this.at-this.start,t-this.start);
if(!(s!==" "&&(s.includes(" ")||Od(e.style)&&s.includes(kd))))return this.at=t,this.fragmentOf(s,e.style,e.inline.owner)}fragmentOf(t,e,s){const i=this.alikeOf(
e,s).words;let o=i.get(t);return o||i.set(t,o=nn(t,e,s,this.layout)),o}alikeOf(t,e){const{alike:s,layout:i}=this;if(s?.style===t&&s.owner===e&&s.words.size<bd)return s;
let o=e?void 0:i.words.get(t);return(!o||o.words.size>=bd)&&(o={style:t,owner:e,words:new Map,pieces:new Map},e||(i.words.size>=vy&&i.words.clear(),i.words.set(
t,o))),this.alike=o}plainPiece(t,e){const{style:s,owner:i}=t,r=e?.style===s&&e.owner===i&&e.text===" "?this.alikeOf(s,i).pieces:void 0;let a=r?.get(t);return a||
(a=this.pieceOf([t],e?[e]:Wy),r?.set(t,a)),a}*take(t,e){for(;this.index<this.sources.length;){const s=this.sources[this.index],i=s.text.length;if(this.at>=t&&!(i===
0&&Gy(s,"close")))return;if(++this.taken%20===0&&(yield 20*te),i===0){this.takeEdge(s,e),this.index++;continue}const o=Math.min(t,this.start+i);if(yield*this.put(
s,s.text.slice(this.at-this.start,o-this.start),e),this.at=o,o<this.start+i)return;this.start+=i,this.index++}}rest(t){for(;this.index<this.sources.length;this.
index++){const e=this.sources[this.index];e.text.length===0&&this.takeEdge(e,t)}}takeEdge({inline:t},e){t.kind==="open"?this.around.push(t.box.style):t.kind==="\
close"&&this.around.length>1&&this.around.pop(),e.push(t)}pieceOf(t,e){const{soft:s,shown:i}=Md(t,this.layout)??{},o=s&&i?i.width-s.width:0;return{fragments:t,spaces:e,
width:Sd(t),spaceWidth:Sd(e),hyphen:o,ends:!1}}*put({inline:t,style:e},s,i){if(t.kind!=="text")return void i.push(t);const o=Od(e)?Fy:zy;for(let r=0,a=0;r<s.length;r=
a){const c=o(s,r),l=Math.min(s.length,r+io);for(a=r+1;a<l&&o(s,a)===c;)a++;i.push(this.fragmentOf(s.slice(r,a),e,t.owner)),(++this.taken%20===0||a-r===io)&&(yield 20*
te)}}}const Py=/(?<=[a-z\d]-)(?=\d)|(?<=[^([{«‹“¿¡ ]) {1,9}(?=[^!?:;,.%»›”’)\]} ])/gi,Dy=/[!$%+/\\|}]$/;function*$y(n,t){for(const{start:e,end:s,next:i,
isCut:o}of n){const r=t.slice(e,s);if(/[ -]/.test(r))for(const{0:c,index:l}of r.matchAll(Py))yield{end:e+l,next:e+l+c.length};yield!o&&s===i&&i<t.length&&t.charCodeAt(
i)<128&&Dy.test(r.slice(-1))?void 0:{end:s,next:i}}}const kd=" ",zy=(n,t)=>n[t]===" ",Fy=(n,t)=>n[t]===" "||n[t]===kd,Od=({textAlign:n,textAlignLast:t,wordSpacing:e})=>n===
"justify"||t==="justify"||e!==0,Gy=({inline:n},t)=>n.kind===t,jy="­",Hy="‐";function Md(n,t){const e=n.findLast(s=>s.kind!=="close");if(!(e?.kind!=="text"||!e.
text.endsWith(jy)))return{soft:e,shown:nn(e.text.slice(0,-1)+Hy,e.style,e.owner,t)}}const Sd=n=>n.reduce((t,e)=>t+(e.kind==="text"?e.width:0),0);function*Uy(n,t){
const e=qe(n),s=yield*Td(n,t),i=vd(n,e);let[o,r,a,c]=[i,i,0,0];for(const f of s)o+=f.least,r+=f.most,a+=f.share,f.share>0&&(c=Math.max(c,f.most/f.share));const l=s.
reduce((f,{share:h,most:u})=>h>0?f:f+u,0),d=r;a>0&&(r=Math.max(r,c+i,l>0?Ky(l,1-a)+i:0));for(const f of e.captions)o=Math.max(o,(yield*t.widthsOf(f)).least);return{
least:o,most:Math.max(r,o),plain:a>0?Math.max(d,o):void 0}}const Ky=(n,t)=>Math.min(t>0?n/t:1/0,Yy),Yy=1e6,vd=({style:n},{columns:t})=>n.borderCollapse==="colla\
pse"||t===0?0:(t+1)*n.borderSpacingX;function*Td(n,t){const e=n.known.get("columns");if(e)return e;const s=qe(n),i=Array.from({length:s.columns},()=>({least:0,most:0,
fixed:!1,share:0}));for(const[r,a]of s.columnBoxes.entries())a&&qy(i[r],a);const o=[];for(const r of s.cells){if(yield rt/10,r.columns>1){o.push(r);continue}const a=i[r.
column],c=yield*Id(r.box,n,t);a.least=Math.max(a.least,c.least);const l=typeof r.box.style.width=="object"&&r.box.style.width.percent===0;l&&!a.fixed?a.most=c.most:
(l||!a.fixed)&&(a.most=Math.max(a.most,c.most)),a.fixed||=l,Qy(a,r.box)}for(const r of i)r.most=Math.max(r.most,r.least);o.sort((r,a)=>r.columns-a.columns);for(const r of o){
yield r.columns*200;const a=i.slice(r.column,r.column+r.columns),c=yield*Id(r.box,n,t);Xy(a,r.box),tx(a,c,Jy(n))}return Vy(i),n.known.set("columns",i),i}function Xy(n,{
style:t}){if(typeof t.width!="object"||t.width.percent<=0)return;const e=n.filter(({share:o})=>o===0),s=n.reduce((o,{share:r})=>o-r,t.width.percent);if(s<=0)return;
const i=e.reduce((o,{most:r})=>o+r,0);for(const o of e)o.share=s*(i>0?o.most/i:1/e.length)}function Vy(n){let t=1;for(const e of n)e.share=Math.min(e.share,t),t=
t-e.share>Zy?t-e.share:0}const Zy=1e-9,Jy=({style:n})=>n.borderCollapse==="collapse"?0:n.borderSpacingX;function*Id(n,t,e){const s=yield*e.widthsOf(n),[i,o]=[s.
least,_e(s)];if(t.style.borderCollapse!=="collapse")return{least:i,most:o};const r=F(Ui(t).cells.get(n))-F(ft(n.style));return{least:i+r,most:o+r}}function qy(n,{
style:t}){typeof t.width=="object"&&(t.width.percent>0?n.share=Math.max(n.share,t.width.percent):(n.most=Math.max(n.most,t.width.px),n.least=Math.max(n.least,0),
n.fixed=!0))}function Qy(n,{style:t}){typeof t.width=="object"&&t.width.percent>0&&(n.share=Math.max(n.share,t.width.percent))}function tx(n,{least:t,most:e},s){
const i=s*(n.length-1),o=n.filter(({fixed:c,share:l})=>!c&&l===0),r=o.length>0?o:n,a=(c,l)=>{const d=n.reduce((h,u)=>h+u[c],0)+i;if(l<=d)return;const f=r.reduce(
(h,u)=>h+u.most,0);for(const h of r)h[c]+=(l-d)*(f>0?h.most/f:1/r.length)};a("least",t),a("most",e);for(const c of n)c.most=Math.max(c.most,c.least)}function ex(n,t){
const e=a=>n.reduce((c,l)=>c+a(l),0),s=a=>a.share>0?Math.max(a.share*t,a.least):a.least,i=a=>a.fixed&&a.share===0?a.most:s(a),o=a=>a.share>0?s(a):a.most,r=[a=>a.
least,s,i,o];for(let a=1;a<r.length;a++){const[c,l]=[r[a-1],r[a]],[d,f]=[e(c),e(l)];if(t>f)continue;const h=f>d?Math.max(t-d,0)/(f-d):0;return n.map(u=>c(u)+(l(
u)-c(u))*h)}return nx(n,n.map(o),t-e(o))}function nx(n,t,e){const s=[({fixed:i,share:o})=>!i&&o===0,({fixed:i,share:o})=>i&&o===0,({share:i})=>i>0];for(const i of s){
const o=n.flatMap((l,d)=>i(l)?[d]:[]);if(o.length===0)continue;const r=o.map(l=>n[l].share>0?n[l].share:t[l]),a=r.reduce((l,d)=>l+d,0),c=[...t];for(const[l,d]of o.
entries())c[d]=t[d]+e*(a>0?r[l]/a:1/o.length);return c}return[...t]}function sx(n,t){const e=qe(n),s=Array.from({length:e.columns},()=>{}),i=s.map(()=>!1),o=({style:h},u,p)=>{
const g=typeof h.width=="object"&&h.width.percent>0,w=h.display==="table-column"||h.display==="table-column-group"||g&&p>1?0:F(ft(h))+F(pt(h,t)),b=V(h.width,t,w,
h);for(let y=u;b!==void 0&&y<u+p;y++)s[y]===void 0&&(i[y]=g),s[y]??=b/p};for(const[h,u]of e.columnBoxes.entries())u&&o(u,h,1);for(const{box:h,column:u,row:p,columns:g}of e.
cells){if(p>0)break;o(h,u,g)}const r=s.reduce((h,u)=>h+(u??0),0),a=s.reduce((h,u,p)=>h+(i[p]?u??0:0),0),c=s.filter(h=>h===void 0).length,l=a>0&&r>t?Math.max(t-r+
a,0)/a:1,d=c>0?Math.max(t-r,0)/c:0,f=c===0&&r>0&&t>r?t/r:1;return s.map((h,u)=>h===void 0?d:h*(i[u]?l:1)*f)}function*ix({children:[n],style:t},e){const{height:s,
maxHeight:i}=t;if(typeof s=="object"&&s.percent===0)return s.px;const{most:o}=yield*e.widthsOf(n),r=typeof i=="object"&&i.percent===0?i.px:1/0;return Math.min(o,
r,e.page.height)}function*Ed(n,t){const e=yield*ix(n,t),s=yield*t.layOut(n.children[0],{width:e,height:void 0,fixedWidth:e});return s.height>t.page.width?void 0:
{length:e,content:s}}function*ox(n,t){const e=yield*Ed(n,t);return e?{least:e.content.height,most:e.content.height}:yield*t.widthsOf(n.children[0])}function*rx(n,t){
const{box:e,contentWidth:s}=n,i=yield*Ed(e,t);if(!i){const a=yield*t.layOut(e.children[0],{width:s,height:void 0});return n.add(a),a.height}const{length:o,content:r}=i;
return r.turn=e.style.writingMode==="up"?[0,-1,1,0,0,o]:[0,1,-1,0,r.height,0],n.add(r),o}function ax({style:n}){const t=G(ft(n))+G(pt(n,0)),e=typeof n.height=="\
object"&&n.height.percent===0?V(n.height,0,t,n):void 0;return e===void 0?n.height:{px:Math.max(e-t,0),percent:0}}function*as(n,t){const e=n.known.get("widths");
if(e)return e;yield rt/4;const{style:s}=n,i=F(ft(s))+F(pt(s,0)),o=typeof s.width=="object"&&s.width.percent===0?V(s.width,0,i,s):void 0;let r;const a=s.display===
"table-cell";if(o!==void 0&&n.inner!=="table"&&!a)r={least:o,most:o};else{const l=yield*Ld(n,t),d=n.inner==="table"&&s.borderCollapse==="collapse"?F(Ui(n).table):
i,f=l.plain===void 0?void 0:Math.max(l.plain,l.least)+d;r={least:l.least+d,most:Math.max(l.most,l.least)+d,plain:f},o!==void 0&&(r={least:a?r.least:Math.max(o,r.
least),most:Math.max(o,r.least)})}const c=Rd(r,l=>Ad(l,s,i));return n.known.set("widths",c),c}const Rd=({least:n,most:t,plain:e},s)=>({least:s(n),most:s(t),plain:e===
void 0?void 0:s(e)});function*cx(n,t){if(typeof n.style.width!="object"||n.inner==="table")return(yield*as(n,t)).least;let e=n.known.get("content");if(e===void 0){
const s=F(ft(n.style))+F(pt(n.style,0));e=Ad((yield*Ld(n,t)).least+s,n.style,s),n.known.set("content",e)}return e}function Ad(n,t,e){const{minWidth:s,maxWidth:i}=t,
o=c=>typeof c=="object"&&c.percent!==0,[r,a]=[o(s),o(i)];return!r&&!a?gt(n,t,0,e):gt(n,{...t,minWidth:r?"auto":s,maxWidth:a?"none":i},0,e)}function*oo(n,t){const e=D(
n.style.marginLeft,0)+D(n.style.marginRight,0);return Rd(yield*as(n,t),s=>s+e)}function*Ld(n,t){switch(n.inner){case"image":{const{width:e}=cd(n,{width:0,height:void 0},
t);return{least:typeof n.style.width=="object"||typeof n.style.maxWidth=="object"&&n.style.maxWidth.percent!==0?0:e,most:e}}case"lines":return yield*dx(n,t);case"\
table":return yield*Uy(n,t);case"flex":return yield*hx(n,t);case"columns":return yield*Bb(n,t);case"grid":return yield*ey(n,t);case"turned":return yield*ox(n,t);default:
return yield*lx(n,t)}}function*lx({children:n},t){let[e,s,i,o]=[0,0,0,0];for(const r of n){if(r.isPositioned)continue;const a=yield*oo(r,t);if(e=Math.max(e,a.least),
r.style.float!=="none"){o+=a.most,s=Math.max(s,o),i=Math.max(i,o);continue}r.style.clear!=="none"&&(o=0);const l=typeof r.style.width=="object"&&!Pt(r)?0:Math.max(
o,0);s=Math.max(s,a.most+l),i=Math.max(i,_e(a)+l),o=0}return{least:e,most:s,plain:i<s?i:void 0}}function*dx(n,t){const{list:e}=yield*yd(n,t,!0);let[s,i,o,r]=[0,
0,0,0],a=0;const c=n.style.overflowWrap!=="anywhere"&&n.style.wordBreak!=="break-word"&&n.style.wordBreak!=="break-all";for(const l of e){let d=0;const f=[...l.
fragments];(0,Y.RZ)(f,l.spaces.filter(({kind:p})=>p!=="text"));let h=0;for(const p of f){const g=yield*fx(p,t);if(p.kind==="apart"){p.box.isPositioned||(r+=g.most,
s=Math.max(s,g.least));continue}d+=g.most,h+=g.least}s=Math.max(s,c?h+l.hyphen:Math.min(h,n.style.fontSize));const u=l.fragments.some(({kind:p})=>p!=="apart");u&&
(o+=a+d),a=u?l.spaceWidth:Math.max(a,l.spaceWidth),i=Math.max(i,o),l.ends&&([o,a]=[0,0])}return{least:s,most:i+r}}function*fx(n,t){if(n.kind==="text")return{least:n.
width,most:n.width};if(n.kind==="atom"||n.kind==="apart")return yield*oo(n.box,t);const{style:e}=n.box,s=n.kind==="open"?D(e.marginLeft,0)+e.borderLeftWidth+e.paddingLeft.
px:D(e.marginRight,0)+e.borderRightWidth+e.paddingRight.px;return{least:s,most:s}}function*hx({style:n,children:t},e){const s=n.flexDirection.startsWith("row");
let[i,o,r]=[0,0,0];for(const c of t){if(c.isPositioned)continue;const l=yield*oo(c,e),{flexBasis:d}=c.style,f=s&&typeof d=="object"&&d.percent===0?d.px:void 0,h=Math.
max(_e(l),f??0);r++,o=s?o+h:Math.max(o,h),i=s&&n.flexWrap==="nowrap"?i+l.least:Math.max(i,l.least)}const a=s?Math.max(r-1,0)*(n.columnGap?.px??0):0;return{least:i+
(n.flexWrap==="nowrap"?a:0),most:o+a}}function*Cd(n,t,e=!1){const s=Wb(n);if(s.length===0)return;const i=({style:o})=>o.position==="fixed"&&!n.box.style.isContained;
for(const{box:o,x:r,y:a,share:c,area:l}of s)if(!e&&(!jl(n.box)||i(o)))en(n,o,{x:r,y:a,share:c});else{const d=e?px(n,t):l?ux(n,l):n,f=yield*gx({box:o,x:r,y:a,share:c},
d,t);n.addApart(f);for(const h of Vi(f))s.push(h)}}function ux({box:n},{x:t,y:e,width:s,height:i}){const o=new He(n);return o.border={...Ue,left:t,top:e},o.width=
t+s,o.height=e+i,o}function px({box:n},{page:t}){const e=new He(n);return e.width=t.width,e.height=t.height,e}function*gx({box:n,x:t,y:e,share:s},i,o){const{style:r}=n,
{border:a}=i,[c,l]=[i.width-F(a),i.height-G(a)],d=Wt(r,c),[f,h,u,p]=[r.left==="auto"?void 0:(0,S.Il)(r.left,c),r.right==="auto"?void 0:(0,S.Il)(r.right,c),r.top===
"auto"?void 0:(0,S.Il)(r.top,l),r.bottom==="auto"?void 0:(0,S.Il)(r.bottom,l)],g={across:F(ft(r))+F(pt(r,c)),down:G(ft(r))+G(pt(r,c))},m=n.inner==="image",w=wx(
u,p,l-G(d)),b=f??(h===void 0&&s.x===0?t-a.left:0),y={width:c,height:l,edges:g,free:Math.max(c-b-(h??0)-F(d),0),isHeld:f!==void 0&&h!==void 0,spansDown:w},x=m?void 0:
yield*mx(n,y,o),v=r.height==="auto"&&!m&&r.aspectRatio===void 0?w:void 0,T=v===void 0?void 0:Mt(v,r,l,g.down),A=yield*o.layOut(n,{width:c,height:l,fixedWidth:x,
fixedHeight:T});return A.x=a.left+Bd({from:f,to:h,size:A.width,whole:c,first:d.left,last:d.right,flow:t-a.left,share:s.x,margins:[r.marginLeft,r.marginRight]}),
A.y=a.top+Bd({from:u,to:p,size:A.height,whole:l,first:d.top,last:d.bottom,flow:e-a.top,share:s.y,margins:[r.marginTop,r.marginBottom]}),u===void 0&&p!==void 0&&
(A.isFromBottom=!0),A}function*mx(n,{width:t,height:e,edges:s,free:i,isHeld:o,spansDown:r},a){const{style:c}=n,d=typeof c.width=="object"&&c.width.fills?i:V(c.width,
t,s.across,c)??bx(c,e,s,o?void 0:r);if(d!==void 0)return gt(d,c,t,s.across);const{least:f,most:h}=yield*a.widthsOf(n);if(c.width==="min-content")return gt(f,c,t,
s.across);if(c.width==="max-content")return gt(h,c,t,s.across);const p=o&&c.width==="auto"&&n.inner!=="table"?i:Math.max(f,Math.min(h,i));return gt(Dn(p,c,e,s),
c,t,s.across)}const wx=(n,t,e)=>n===void 0||t===void 0?void 0:Math.max(e-n-t,0);function bx(n,t,e,s){if(n.width!=="auto"||n.aspectRatio===void 0)return;const i=V(
n.height,t,e.down,n)??s;return i===void 0?void 0:Ke(Mt(i,n,t,e.down),n,e)}function Bd({from:n,to:t,size:e,whole:s,first:i,last:o,flow:r,share:a,margins:c}){if(n===
void 0&&t===void 0)return r+i-a*(i+e+o);if(n===void 0)return s-t-e-o;if(t!==void 0&&c[0]==="auto"){const l=s-n-t-e;return n+(c[1]==="auto"?Math.max(l/2,0):l-D(c[1],
s))}return n+i}const _d=500,Wd=500,yx=600,xx=1e5;function kx({fragment:n}){switch(n.kind){case"text":return n.text;case"atom":return wd;case"open":return so(n.box.
style);case"close":return py(n.box.style);default:return""}}function*Ox(n,t,e,s){const i=gy(t.style)+e.map(({style:l})=>so(l)).join(""),o=n.map(kx),r=[],a=n.map(
()=>({first:1/0,last:-1}));let c=0;for(const{text:l,rtl:d,index:f}of(0,Kt.rg)(i,o)){c+=Wd+l.length*yx,c>xx&&(yield c,c=0);const h=n[f],{fragment:u}=h;if(u.kind!==
"text"&&u.kind!=="atom")continue;const p=a[f];if(p.first=Math.min(p.first,r.length),p.last=r.length,u.kind==="atom")r.push(h);else{const g=nn(l,u.style,u.owner,
s,d);r.push({fragment:g,width:g.width})}}return yield*Mx(n,r,a,e)}function*Nd({item:n,box:t,index:e},{to:s,atEnd:i},o,r){const{before:a,after:c,rest:l}=r,[d,f]=t.
style.direction==="rtl"?Sx(n,t,i):[n,i];let[h,u]=[1/0,-1];for(let p=e;p<s;p++)++r.looked%_d===0&&(yield _d*Wd),h=Math.min(h,o[p].first),u=Math.max(u,o[p].last);
if(u<0)return(0,Y.RZ)(l,[d,f]);a.set(h,[d,...a.get(h)??[]]),c.set(u,[...c.get(u)??[],f])}function*Mx(n,t,e,s){const i={before:new Map,after:new Map,rest:[],looked:0},
{before:o,after:r,rest:a}=i,c=s.map(d=>({item:cs("resume",d),box:d,index:0}));for(const[d,f]of n.entries()){const{fragment:h}=f;if(h.kind==="apart"&&a.push(f),h.
kind==="open"&&c.push({item:f,box:h.box,index:d}),h.kind!=="close")continue;const u=c.findLastIndex(({box:p})=>p===h.box);u>=0&&(yield*Nd(c.splice(u,1)[0],{to:d,
atEnd:f},e,i))}s.splice(0,s.length);for(const{box:d}of c)s.push(d);for(const d of c.reverse())yield*Nd(d,{to:n.length,atEnd:cs("pause",d.box)},e,i);const l=[];for(const[
d,f]of t.entries())(0,Y.RZ)(l,o.get(d)??[]),l.push(f),(0,Y.RZ)(l,r.get(d)??[]);return(0,Y.RZ)(l,a),l}const cs=(n,t)=>({fragment:{kind:n,box:t},width:0});function Sx(n,t,e){
const[s,i]=[n.fragment.kind==="open",e.fragment.kind==="close"];return s===i?[n,e]:s?[cs("resume",t),{fragment:{kind:"close",box:t},width:n.width}]:[{fragment:{
kind:"open",box:t},width:e.width},cs("pause",t)]}const le=200,ro=5e3,vx={x:0,y:0},Tx=500,Pd=.01,Dd=.268;function*Ix(n){const{items:t,block:e,open:s,layout:i}=n,
o=n.turns?yield*Ox(t,e,s,i):t;return yield*new Ex(n,o).place()}class Ex{wishes;items;isLoose;above;below;x=0;texts=[];atoms=[];inlines=[];stack=[];tallest=0;space;constructor(t,e){
this.wishes=t,this.items=e;const{above:s,below:i}=t.layout.lineOf(t.block.style),o=e.some(({fragment:r})=>r.kind==="text"||r.kind==="atom");this.isLoose=t.layout.
quirks!=="none"&&o&&t.block.marker===void 0,this.above=this.isLoose?0:s,this.below=this.isLoose?0:i}*place(){const{wishes:t,items:e}=this;for(const a of t.turns?
[]:t.open)this.stack.push({box:a,x:0,isFirst:!1,level:this.levelOf(a)});const s=e.reduce((a,{width:c})=>a+c,0),{start:i,stretch:o}=this.alignment(s);this.x=t.left+
i;for(const a of this.stack.splice(0))this.stack.push({...a,x:this.x});for(let a=0;a<e.length;a++)a%le===le-1&&(yield le*ro),this.put(e[a],o);for(const a of this.
stack)this.inlines.push({...a,width:this.x-a.x,isLast:!1});t.turns||(t.open.splice(0,t.open.length),(0,Y.RZ)(t.open,this.stack.map(({box:a})=>a)));const r=Math.
max(this.above+this.below,this.tallest);return yield*this.finish(r)}*finish(t){const e=this.above,{layout:s,whole:i}=this.wishes,o=this.atoms.map(({laid:c,owner:l,
x:d,top:f,shift:h})=>{const{marginTop:u,marginBottom:p}=c.box.style;return c.x=d+h.x,f==="top"?c.y=D(u,i):f==="bottom"?c.y=t-c.height-D(p,i):c.y=e+f,c.y+=h.y,{laid:c,
owner:l}}),r=[];for(const[c,{box:l,x:d,width:f,level:h,isFirst:u,isLast:p}]of this.inlines.entries()){c%le===le-1&&(yield le*ro);const{style:g}=l;if(l.place===void 0&&
!Gd(g))continue;const{descent:m}=s.metricsOf(g),w=this.overText(g),b=(0,S.Il)(g.paddingBottom,i)+g.borderBottomWidth,y=e-h.rise-w+h.shift.y;r.push({box:l,x:d+h.
shift.x,width:f,y,height:w+m+b,isFirst:u,isLast:p})}const a=[];for(let c=0,l=0;c<this.texts.length;){const d=_x(this.texts,c,e);a.push(Wx(this.texts,c,d,e)),l+=
d-c,c=d,!(l<le)&&(yield l*ro,l=0)}return{y:0,height:t,baseline:e,texts:ao(a),atoms:ao(o),inlines:ao(r)}}alignment(t){const{width:e,isLast:s,block:i}=this.wishes,
{textAlignLast:o,direction:r}=i.style,a=s&&o!=="auto"?o:i.style.textAlign,c=e-t,l=r==="rtl";if(c<Pd)return{start:l?c:0,stretch:0};if(a==="center")return{start:c/
2,stretch:0};if(a==="right"||a==="end"&&!l||a==="start"&&l)return{start:c,stretch:0};if(a!=="justify")return{start:0,stretch:0};const d=this.items.reduce((f,{fragment:h})=>f+
$d(h),0);return s&&o==="auto"||d===0?{start:l?c:0,stretch:0}:{start:0,stretch:c/d}}put({fragment:t,width:e,laid:s},i){switch(t.kind){case"text":return this.putText(
t,e+$d(t)*i,i);case"open":this.x+=D(t.box.style.marginLeft,this.wishes.whole),this.stack.push({box:t.box,x:this.x,isFirst:!0,level:this.levelOf(t.box)}),this.x+=
e-D(t.box.style.marginLeft,this.wishes.whole);return;case"resume":this.stack.push({box:t.box,x:this.x,isFirst:!1,level:this.levelOf(t.box)});return;case"pause":
return this.close(t.box,!1);case"close":{const o=D(t.box.style.marginRight,this.wishes.whole);this.x+=e-o,this.close(t.box,!0),this.x+=o;return}case"atom":return this.
putAtom(s,t.owner,e);case"apart":}}close(t,e){const s=this.stack.findLastIndex(o=>o.box===t);if(s<0)return;const[i]=this.stack.splice(s,1);this.inlines.push({...i,
width:this.x-i.x,isLast:e})}get level(){return this.stack.at(-1)?.level??{rise:0,style:this.wishes.block.style,shift:vx}}putText(t,e,s){const{level:i}=this,{style:o,
owner:r,word:a}=t;this.reach(i.rise,this.wishes.layout.lineOf(o));const c=s+o.wordSpacing,d=t.isSpace&&c!==0&&o.fontSize>0?this.widerSpace(a,c*t.text.length*1e3/
o.fontSize):a;this.texts.push({x:this.x,width:e,style:o,owner:r,word:d,level:i}),this.x+=e}widerSpace(t,e){const{space:s}=this;if(s?.word===t&&s.wider.after===e)
return s.wider;const i={...t,width:t.width+e,after:e};return this.space={word:t,wider:i},i}reach(t,{above:e,below:s}){this.above=Math.max(this.above,e+t),this.below=
Math.max(this.below,s-t)}putAtom(t,e,s){const{style:i}=t.box,{whole:o,layout:r}=this.wishes,[a,c]=[D(i.marginTop,o),D(i.marginBottom,o)],l=this.x+D(i.marginLeft,
o);this.x+=s;const d=t.height+a+c,{verticalAlign:f}=i;if(f==="top"||f==="bottom"){this.tallest=Math.max(this.tallest,d),this.atoms.push({laid:t,owner:e,x:l,top:f,
shift:this.level.shift});return}const h=this.level;let p=(Lx(t)??t.height+c)+a+h.rise+zd(i,h.style,r);const g=r.metricsOf(h.style);f==="middle"&&(p=d/2+h.rise+h.
style.fontSize*Dd),f==="text-top"&&(p=h.rise+g.ascent),f==="text-bottom"&&(p=h.rise-g.descent+d),this.above=Math.max(this.above,p),this.below=Math.max(this.below,
d-p),this.atoms.push({laid:t,owner:e,x:l,top:-p+a,shift:h.shift})}levelOf(t){const e=this.level,{style:s}=t,{layout:i}=this.wishes,o=i.lineOf(s),r=e.style.fontSize*
Dd-(o.above-o.below)/2,a=e.rise+(s.verticalAlign==="middle"?r:zd(s,e.style,i));this.isLoose||this.reach(a,o);const c=s.position==="relative"?qa(s,{width:this.wishes.
whole,height:void 0}):void 0,l=c?{x:e.shift.x+c.x,y:e.shift.y+c.y}:e.shift,d=a===e.rise&&!e.drops?void 0:Rx(s,a-e.rise,e),f=Cx(s)?a+this.overText(s):e.reach;return{
rise:a,style:s,shift:l,...f!==void 0&&{reach:f},...d&&{drops:d}}}overText(t){const{layout:e,whole:s}=this.wishes;return e.metricsOf(t).ascent+(0,S.Il)(t.paddingTop,
s)+t.borderTopWidth}}const $d=n=>n.kind==="text"&&n.isSpace?n.text.length:0;function Rx({decorations:n,textDecorationLine:t},e,s){const i=n.length-t.size;if(i<=
0)return;const o=s.style.decorations.map((r,a)=>e+(s.drops?.[a]??0)).slice(-i);return n.map((r,a)=>o[a]??0)}function zd(n,t,e){const{verticalAlign:s}=n;if(typeof s==
"object"){const{above:i,below:o}=e.lineOf(n);return(0,S.Il)(s,i+o)}return s==="sub"?-(t.fontSize/5+1):s==="super"?t.fontSize/3+1:0}const Ax=new Set(["flex","gri\
d","table"]);function Lx({box:n,firstBaseline:t,lastBaseline:e}){return Ax.has(n.inner)?t:n.style.overflow!=="visible"||n.isOnLine?void 0:e}const Cx=n=>Gd(n)||n.
position==="relative"||[n.paddingTop,n.paddingRight,n.paddingBottom,n.paddingLeft].some(Fd)||[n.marginTop,n.marginRight,n.marginBottom,n.marginLeft].some(Fd),Fd=n=>n!==
"auto"&&(n.px!==0||n.percent!==0),Gd=n=>n.backgroundColor!==void 0||n.backgroundClip==="text"&&n.textFill!==void 0||n.backgroundImage.length>0||n.borderTopWidth+
n.borderRightWidth+n.borderBottomWidth+n.borderLeftWidth>0||n.boxShadow.length>0,Bx=[],ao=n=>n.length===0?Bx:(0,Y.Hn)(n);function _x(n,t,e){const s=n[t],{x:i,y:o,
start:r}=co(s,e);let{width:a}=s,c=t+1;for(;c<n.length&&c-t<Tx;c++){const l=n[c];if(l.style!==s.style||l.owner!==s.owner)break;const d=co(l,e);if(d.y!==o||d.start!==
r||Math.abs(i+a-d.x)>=Pd)break;a+=l.width}return c}function Wx(n,t,e,s){const i=n[t],{style:o,owner:r,level:a}=i,{x:c,y:l,start:d}=co(i,s);let f=0;for(let u=t;u<
e;u++)f+=n[u].width;const h=Array.from({length:e-t},(u,p)=>n[t+p].word);return{x:c,y:l,width:f,style:o,owner:r,words:h,...d!==void 0&&{from:d},...a.drops&&{drops:a.
drops}}}function co({x:n,level:{rise:t,shift:e,reach:s}},i){const o=s===void 0?void 0:i-s+e.y;return{x:n+e.x,y:i-t+e.y,start:o}}const de=6e3;function*Nx(n,t,e){
const s=yield*yd(n.box,e.layout,!1),i=yield*Ly(n.box,e.layout,s.list.length),o=f=>Px(new $x(n,t,e,s.turns,f),s.list,i),{height:r}=yield*o(),{length:a}=n.lines;if(!n.
box.style.isBalanced||a<2||a>Dx||!s.list.every(({fragments:f})=>f.every(({kind:h})=>h!=="apart"&&h!=="atom")))return r;let[l,d]=[t.width/a/2,t.width];for(;d-l>1;){
const f=(l+d)/2;yield*o(f),n.lines.length>a?l=f:d=f}return(yield*o(d)).height}function*Px(n,t,e){for(let s=0;s<t.length;s++)s%20===0&&(yield 20*de),yield*n.add(
t[s],e?.[s]);return yield*n.finish(),n}const Dx=6;class $x{laid;space;tools;turns;most;items=[];width=0;spaces=[];lines=[];y;open=[];isFirst=!0;waiting=[];constructor(t,e,s,i,o=1/0){
this.laid=t,this.space=e,this.tools=s,this.turns=i,this.most=o,this.y=e.top}get height(){return this.y-this.space.top}*add(t,e){let s=this.isFirst&&e?e:t,i=yield*this.
itemsOf(s.fragments),o=sn(i);const r=this.width+sn(this.spaces)+o+s.hyphen;if((this.items.length>0||this.spaces.some(zx))&&r>this.room()+.01){if(this.cutsOf(i)===
"letters"&&(yield*this.fill(i)))return yield*this.endPiece(s);yield*this.end(!1),s!==t&&(s=t,i=yield*this.itemsOf(s.fragments.filter(({kind:c})=>c!=="apart")),o=
sn(i))}this.items.length===0&&(yield*this.clearFloats(o)),o>this.room()+.01&&this.cutsOf(i)?yield*this.putParts(yield*this.cut(i),!0):yield*this.put(i,!1),yield*this.
endPiece(s)}*endPiece(t){this.spaces=yield*this.itemsOf(t.spaces),t.ends&&(yield*this.end(!0))}*fill(t){const e=this.room()-this.width-sn(this.spaces),s=yield*this.
cut(t,e);return sn(s[0])>e+.01?!1:(yield*this.putParts(s,!1),!0)}*putParts(t,e){for(const[s,i]of t.entries())yield 20*de,yield*this.put(i,e||s>0)}*finish(){(this.
items.length>0||this.spaces.some(({fragment:i})=>i.kind!=="text"))&&(yield*this.end(!0,!0));const{lineClamp:t=1/0}=this.laid.box.style,e=this.lines[Math.min(t,this.
lines.length)-1];e&&t<this.lines.length&&(this.lines[t-1]={...e,isCut:!0},this.y=e.y+e.height),this.laid.lines=(0,Y.Hn)(this.lines);const[s]=this.lines;s&&(this.
laid.firstBaseline=s.y+s.baseline),e&&(this.laid.lastBaseline=e.y+e.baseline)}*put(t,e){e&&this.items.length>0&&(yield*this.end(!1));for(const s of[this.spaces,
t])for(let i=0;i<s.length;i++)i%1e3===999&&(yield 20*de),this.items.push(s[i]),this.width+=s[i].width;this.spaces=[]}get indent(){return this.isFirst?(0,S.Il)(this.
laid.box.style.textIndent,this.space.width):0}band(){const{floats:t,origin:e,left:s,width:i}=this.space,o={left:e.x+s,right:e.x+s+i};return t.isEmpty?o:t.band(e.
y+this.y,this.tools.layout.lineOf(this.laid.box.style).above,o)}room(){const{left:t,right:e}=this.band();return Math.min(e-t,this.most)-this.indent}*clearFloats(t){
const{floats:e,origin:s}=this.space;for(;t>this.room()+.01;){yield de;const i=e.nextBottom(s.y+this.y);if(i===void 0||this.room()>=this.space.width-this.indent-
.01)return;this.y=i-s.y}}*itemsOf(t){const e=[],{width:s}=this.space,i=new Map;for(let o=0;o<t.length;o++){o%100===99&&(yield 20*de);const r=t[o];switch(r.kind){case"\
text":{const a=i.get(r)??{fragment:r,width:r.width};r.text.length===1&&i.set(r,a),e.push(a);break}case"open":{const{style:a}=r.box;e.push({fragment:r,width:D(a.
marginLeft,s)+a.borderLeftWidth+(0,S.Il)(a.paddingLeft,s)});break}case"close":{const{style:a}=r.box;e.push({fragment:r,width:D(a.marginRight,s)+a.borderRightWidth+
(0,S.Il)(a.paddingRight,s)});break}case"atom":{const a=yield*this.tools.inner(r.box,s),{marginLeft:c,marginRight:l}=r.box.style;e.push({fragment:r,laid:a,width:a.
width+D(c,s)+D(l,s)});break}case"apart":yield*this.apart(r.box)}}return e}*apart(t){if(t.isPositioned)return this.tools.keep(t,this.space.left+this.width,this.y);
const e=yield*this.tools.inner(t,this.space.width),{marginLeft:s,marginRight:i}=t.style,o=e.width+D(s,this.space.width)+D(i,this.space.width);this.items.length>
0&&this.width+o>this.room()?this.waiting.push(e):this.tools.float(e,this.y)}cutsOf(t){const{width:e}=this.tools.layout.page,{overflow:s,whiteSpace:i}=this.laid.
box.style,o=s==="hidden"&&i==="nowrap";let r;for(const{fragment:a,width:c}of t){if(a.kind!=="text")continue;const{overflowWrap:l,wordBreak:d}=a.style;if(d==="br\
eak-all")return"letters";l!=="normal"||d==="break-word"?r="anywhere":c>e&&!o&&(r??="separators")}return r}*cut(t,e=this.room()){const s=[],i=new Map;for(const c of t){
const{fragment:l}=c;yield 40*de;const d=i.get(c);if(d)s.push(d);else if(l.kind!=="text")s.push({item:c,text:"￼",width:c.width});else if(l.text.length===1){const{
text:f,width:h}=l,u={item:c,text:f,width:h};i.set(c,u),s.push(u)}else for(const{text:f,width:h}of(0,Xe.s)(l.text,u=>this.part(l,u).width))s.push({item:c,text:f,
width:h})}const o=this.room();let r=0;const a=[];for(const c of(0,Xe.ZM)(s,l=>l===0?e:o,this.cutsOf(t))){yield 2*de;const l=[];for(let d=r;d<r+c;){const{item:f}=s[d],
{fragment:h}=f;let u="";do u+=s[d++].text;while(d<r+c&&s[d].item===f&&h.kind==="text"&&u!==h.text);if(h.kind!=="text"||u===h.text)l.push(f);else{const p=this.part(
h,u);l.push({fragment:p,width:p.width})}}r+=c,a.push(l)}return a}part(t,e){return e===t.text?t:nn(e,t.style,t.owner,this.tools.layout)}*end(t,e=!1){const s=this.
band();for(const a of this.spaces)a.fragment.kind!=="text"&&this.items.push(a);t||this.hyphenate();const i=yield*Ix({layout:this.tools.layout,block:this.laid.box,
items:this.items,open:this.open,left:s.left-this.space.origin.x+this.indent,width:s.right-s.left-this.indent,whole:this.space.width,isLast:t,turns:this.turns}),
o=e&&this.items.every(Fx)?0:i.height;this.lines.push({...i,y:this.y,height:o}),this.y+=o,this.items=[],this.spaces=[],this.width=0,this.isFirst=!1;const{waiting:r}=this;
this.waiting=[];for(const a of r)this.tools.float(a,this.y)}hyphenate(){const{items:t}=this,e=Md(t.map(({fragment:o})=>o),this.tools.layout);if(!e)return;const{
soft:s,shown:i}=e;t[t.findLastIndex(({fragment:o})=>o===s)]={fragment:i,width:i.width}}}const zx=({fragment:n})=>n.kind==="text"&&n.isSpace;function Fx({fragment:n,
width:t}){if(n.kind!=="open"&&n.kind!=="close")return!1;const{style:e}=n.box,s=e.borderTopWidth+e.borderBottomWidth+e.paddingTop.px+e.paddingBottom.px;return t===
0&&s===0}const sn=n=>n.reduce((t,{width:e})=>t+e,0);function*Gx(n,t,e,s){const i=n.border.left+n.padding.left,o=n.border.top+n.padding.top;if(n.box.inner==="lin\
es"){const r={width:e.width,height:e.height},a=(c,l)=>jd(c,n,s,{left:i,width:e.width,y:l});return yield*Nx(n,{left:i,top:o,width:e.width,floats:s.floats,origin:s},
{layout:t,inner:c=>t.layOut(c,{...r,shrinks:!0}),float:a,keep:(c,l,d)=>en(n,c,{x:l,y:d})})}return yield*new jx(n,t,s,{left:i,top:o,...e}).lay()}function jd(n,t,{
floats:e,x:s,y:i},o){const r=Wt(n.box.style,o.width),{style:a}=n.box,c=a.float==="right"?"right":"left",l=Math.max(i+o.y,e.clear(a.clear)),d={left:s+o.left,right:s+
o.left+o.width},f=e.place(c,n.width+F(r),n.height+G(r),l,d);n.x=f.x-s+r.left,n.y=f.y-i+r.top,t.addApart(n)}class jx{laid;layout;context;inside;y;pending=ke;isFirst=!0;top=new ns;endsBelow=!1;constructor(t,e,s,i){
this.laid=t,this.layout=e,this.context=s,this.inside=i,this.y=i.top}*lay(){const{laid:t,inside:e}=this;t.box.legend&&(yield*this.onBorder(t.box.legend));for(const c of t.
box.children)if(yield rt,c!==t.box.legend){if(c.isPositioned)this.keepPlace(c);else if(c.style.float==="none")yield*this.inFlow(c);else{const l=yield*this.layout.
layOut(c,{width:e.width,height:e.height,shrinks:!0});jd(l,t,this.context,{left:e.left,width:e.width,y:this.y+this.pending.size})}this.top.add(c)}const s=t.children.
filter(({firstBaseline:c})=>c!==void 0),[i]=s,o=t.children.findLast(({lastBaseline:c})=>c!==void 0),r=({box:c,height:l,y:d},f)=>d+(c.style.overflow==="hidden"?Math.
max(Math.min(f,l),0):f);i&&(t.firstBaseline=r(i,i.firstBaseline)),o&&(t.lastBaseline=r(o,o.lastBaseline));const a=iy(t)&&!this.endsBelow;return t.after=a?this.pending:
ke,this.y-e.top+(a?0:this.pending.size)}*onBorder(t){const{laid:e,inside:s}=this,i=Wt(t.style,s.width),o=yield*this.layout.layOut(t,{width:s.width,height:s.height,
shrinks:!0}),{top:r}=e.border;o.x=s.left+ls(t,o.width,s.width,Hd(e.box.style)),o.y=i.top+Math.max((r-o.height)/2,0),e.add(o),e.legend=o,this.y+=Math.max(o.height+
G(i)-r,0),this.isFirst=!1}keepPlace(t){const{laid:e,inside:s}=this,o={x:e.box.style.direction==="rtl"?1:0,y:Qe(t.style.alignSelf)};en(e,t,{x:s.left+o.x*s.width,
y:this.y+this.pending.size,share:o})}*inFlow(t){const{laid:e}=this,{style:s,widening:i}=t,o=i===0?this.inside:{...this.inside,width:this.inside.width+i},r=Wt(s,
o.width),a=this.isFirst&&sy(e)&&this.top.isBeside(t,o.width),c=a?ke:this.pending,l=(p,g)=>this.clearance(p)>this.y+c.join(g).size,d=ry(t,o.width,l);this.pending=
a?c:c.join(d);const f=this.clearance(s),h=f>this.y+this.pending.size,u=yield*this.layAt(t,h?f:this.y+this.pending.size,{margins:r,inside:o});if(u.above=d.size,e.
add(u),ss(t)&&u.height===0){const p=f>this.pending.size;if(p){const g=h?f:this.y+this.pending.size;[this.y,this.pending,this.isFirst,this.endsBelow]=[g-d.size,d,
!1,!0]}(!a||p)&&(this.pending=this.pending.add(r.bottom));return}this.y=u.y+u.height,this.pending=u.after.add(r.bottom),this.isFirst=!1,this.endsBelow=!1}clearance({
clear:t}){return this.context.floats.clear(t)-this.context.y}*layAt(t,e,{margins:s,inside:i}){const{context:o,layout:r}=this,a=Hd(this.laid.box.style);if(Pt(t))
return yield*Hx(t,e,o,{layout:r,inside:i,margins:s,side:a});const{floats:c}=o,l=i.left+s.left,d={width:i.width,height:i.height},f=yield*r.layOut(t,d,{floats:c,x:o.
x+l,y:o.y+e});return f.x=i.left+ls(t,f.width,i.width,a),f.y=e,f}}function*Hx(n,t,{floats:e,x:s,y:i},o){const{layout:r,inside:a,margins:c,side:l}=o,d={left:s+a.left,
right:s+a.left+a.width},f=e.isEmpty?0:yield*Ux(n,a,r);let[h,u]=[t,0];for(;;){const g=e.band(i+h,u,d),[m,w]=[g.left>d.left,g.right<d.right],b=m||w?e.nextBottom(i+
h):void 0;if(b===void 0)break;if(yield rt/4,-c.left>g.left-d.left&&m||f>g.right-g.left+.01||w&&-c.right>d.right-g.right){[h,u]=[b-i,0];continue}const x=Math.max(
d.left+c.left,g.left),M=Math.min(d.right-c.right,g.right),v=yield*r.layOut(n,yield*Kx(n,a,Math.max(M-x,0),r)),T=e.band(i+h,v.height,d);if(T.left>g.left||T.right<
g.right){u=v.height;continue}return v.x=x-s+ls(n,v.width+c.left+c.right,M-x,l)-c.left,v.y=h,v}const p=yield*r.layOut(n,{width:a.width,height:a.height});return p.
x=a.left+ls(n,p.width,a.width,l),p.y=h,p}function*Ux(n,t,e){const{style:s}=n;if(n.inner==="table"&&s.width==="auto")return(yield*e.widthsOf(n)).least;if(s.width!==
"auto"||n.inner==="image"||s.aspectRatio!==void 0)return(yield*e.layOut(n,{width:t.width,height:t.height})).width;const i=F(ft(s))+F(pt(s,t.width));return gt(0,
s,t.width,i)}function*Kx(n,{width:t,height:e},s,i){const{style:o,inner:r}=n;if(o.width!=="auto"||r==="image"||o.aspectRatio!==void 0)return{width:t,height:e};const a=F(
ft(o))+F(pt(o,t)),c=r==="table"?yield*i.widthsOf(n):void 0,l=c?Math.max(c.least,Math.min(c.most,s)):s;return{width:t,height:e,fixedWidth:gt(l,o,t,a)}}const Hd=({
blockAlign:n,direction:t})=>n==="start"?t==="rtl"?"right":"left":n;function ls({style:n},t,e,s){const{marginLeft:i,marginRight:o}=n,r=e-t-D(i,e)-D(o,e);if(i==="\
auto")return r<=0?0:o==="auto"?r/2:r;const a=D(i,e);return o==="auto"||s==="left"?a:a+(s==="right"?r:Math.max(r/2,0))}class Yx{around;layout;inside;room;isRow;constructor(t,e,s,i,o){
this.around=t,this.layout=e,this.inside=s,this.room=i,this.isRow=o}*measure(t){const{inside:e,isRow:s}=this,{style:i}=t,o=Wt(i,e.width),[r,a]=[ft(i),pt(i,e.width)],
c=s?F(r)+F(a):G(r)+G(a),l=Math.max(yield*this.baseOf(t,c),c),d=s?e.width:e.height,f=yield*this.leastOf(t,c),h=V(s?i.maxWidth:i.maxHeight,d,c,i)??1/0;return{box:t,
margins:o,base:l,least:Math.max(f,c),most:h,edges:c,main:Math.max(Math.min(l,h),f,c),laid:void 0}}*baseOf(t,e){const{inside:s,isRow:i,layout:o}=this,{style:r}=t,
a=i?s.width:s.height,c=i?r.width:r.height,l=r.flexBasis==="auto"?c:r.flexBasis,d=l==="content"?void 0:V(l,a,e,r);if(d!==void 0)return d;if(i){if(t.inner==="imag\
e")return yield*this.widthOfPicture(t);const u=l==="auto"?this.widthByRatio(t):void 0;if(u!==void 0)return u;const p=yield*o.widthsOf(t);return this.limitItem(l===
"min-content"?p.least:_e(p),r)}const f=yield*this.layItem(t,void 0),{aspectRatio:h}=r;return h===void 0||t.inner==="image"?f.height:Ja(f.width,r,this.edgesOf(r))}*leastOf(t,e){
const{inside:s,isRow:i,layout:o}=this,{style:r}=t,a=i?r.minWidth:r.minHeight,c=i?s.width:s.height;if(a!=="auto")return V(a,c,e,r)??0;if(r.overflow==="hidden"||i&&
r.overflow==="scroll")return 0;const l=V(i?r.width:r.height,c,e,r)??1/0,d=V(i?r.maxWidth:r.maxHeight,c,e,r)??1/0;if(!i){const u=yield*this.layContent(t),p=r.aspectRatio===
void 0||t.inner==="image";return Math.min(u.height,p?l:Ja(u.width,r,this.edgesOf(r)),l,d)}const f=t.inner==="image"?void 0:this.widthByRatio(t);if(f!==void 0)return Math.
min(f,l,d);const h=t.inner==="image"?yield*this.widthOfPicture(t):yield*cx(t,o);return Math.min(this.limitItem(h,r),l,d)}layContent(t){return this.layItem(t,void 0,
typeof t.style.height=="object"&&t.inner!=="image")}edgesOf(t){const[e,s]=[ft(t),pt(t,this.inside.width)];return{across:F(e)+F(s),down:G(e)+G(s)}}isLoose({style:t}){
const{flexBasis:e,height:s,aspectRatio:i}=t;if(this.inside.height!==void 0||i!==void 0)return!1;const o=e==="auto"?s:e;return typeof o!="object"||o.percent!==0}filledHeight(t){
if(!(Xi(t,this.around)&&yt(t.height)&&!lo(t,!1))||this.around.flexWrap!=="nowrap"||this.room===void 0)return;const{down:s}=this.edgesOf(t);return Mt(this.room-G(
Wt(t,this.inside.width)),t,this.inside.height,s)}*widthOfPicture(t){return(yield*this.layout.layOut(t,{...this.inside,fixedHeight:this.filledHeight(t.style)})).
width}widthByRatio({style:t}){const{inside:e}=this;if(t.aspectRatio===void 0||t.width!=="auto")return;const s=this.edgesOf(t),i=V(t.height,e.height,s.down,t)??this.
filledHeight(t);if(i!==void 0)return Ke(Mt(i,t,e.height,s.down),t,s)}limitItem(t,e){return Dn(t,e,this.inside.height,this.edgesOf(e))}layItem(t,e,s=!1){const{inside:i,
isRow:o,layout:r}=this,a=this.isLoose(t),c=Wt(t.style,i.width);if(o)return r.layOut(t,{...i,fixedWidth:e});const l=Xi(t.style,this.around)&&yt(t.style.width)&&!lo(
t.style,!0),d=F(ft(t.style))+F(pt(t.style,i.width)),f=this.around.flexWrap!=="nowrap",h=l&&!f?gt(i.width-F(c),t.style,i.width,d):void 0;return r.layOut(t,{...i,
fixedWidth:h,fixedHeight:e,shrinks:!0,isLoose:a,isOpen:s})}}function Ud(n){let t=n.known.get("shares");return t===void 0&&(t=n.children.some(e=>{const{height:s,
minHeight:i,maxHeight:o}=e.style;return[s,i,o].some(a=>typeof a=="object"&&a.percent!==0)||yt(s)&&(e.inner==="flex"||e.inner==="grid")&&Ud(e)}),n.known.set("sha\
res",t)),t}const lo=(n,t)=>t?n.marginLeft==="auto"||n.marginRight==="auto":n.marginTop==="auto"||n.marginBottom==="auto";function*Xx(n,t,{room:e,...s},i){return yield*new Vx(
n,t,s,i,e).lay()}class Vx{laid;layout;inside;space;room;style;isRow;mainGap;crossGap;mainRoom;left;top;items;constructor(t,e,s,i,o){this.laid=t,this.layout=e,this.
inside=s,this.space=i,this.room=o,this.style=t.box.style,this.isRow=this.style.flexDirection.startsWith("row");const r=(l,d)=>l?(0,S.Il)(l,d):0,[a,c]=[r(this.style.
columnGap,s.width),r(this.style.rowGap,s.height??0)];this.mainGap=this.isRow?a:c,this.crossGap=this.isRow?c:a,this.mainRoom=this.isRow?s.width:o,this.items=new Yx(
this.style,e,s,o,this.isRow),this.left=t.border.left+t.padding.left,this.top=t.border.top+t.padding.top}*lay(){const t=this.laid.box.children.filter(o=>!o.isPositioned);
t.some(({style:o})=>o.order!==0)&&t.sort((o,r)=>o.style.order-r.style.order);const e=[];for(const o of t)e.push(yield*this.items.measure(o));const s=this.linesOf(
e);this.mainRoom??=this.limitMain(s);for(const o of s)this.flexLine(o);for(const o of s)yield*this.layLine(o);const i=yield*this.placeLines(s);for(const o of this.
laid.box.children)o.isPositioned&&this.keepPlace(o,i);return this.takeBaselines(s),i}linesOf(t){const e=this.mainRoom??this.mostMain();if(this.style.flexWrap===
"nowrap")return[{items:[...t],cross:0}];const s=[];let i=0;for(const o of t){const r=o.main+this.mainMargins(o),a=s.at(-1);a&&i+this.mainGap+r<=e+.01?(a.items.push(
o),i+=this.mainGap+r):(s.push({items:[o],cross:0}),i=r)}return s.length>0?s:[{items:[],cross:0}]}limitMain(t){const{border:e,padding:s}=this.laid,i=G(e)+G(s),o=t.
map(({items:r})=>this.lengthOf(r));return Mt((0,Y.Kf)([...o,0])+i,this.style,this.space.height,i)-i}mostMain(){const{border:t,padding:e}=this.laid,s=G(t)+G(e);return(V(
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
i.flexWrap!=="nowrap"&&(l==="normal"||l==="stretch")){for(const p of t)p.cross+=c/t.length;r+=c}const d=qn(i.flexWrap==="nowrap"?"start":l,a-r,t.length);let f=d.
before;const h=i.flexWrap==="wrap-reverse"?[...t].reverse():t;let u=0;for(const p of h)u=Math.max(u,yield*this.placeLine(p,f)),f+=p.cross+this.crossGap+d.between;
return e?r:u}limitCross(t){const{border:e,padding:s}=this.laid,i=G(e)+G(s);return Mt(t+i,this.style,this.space.height,i)-i}*placeLine({items:t,cross:e},s){const{
isRow:i,style:o,laid:r}=this,a=o.flexDirection.endsWith("reverse")!==(i&&o.direction==="rtl"),c=this.lengthOf(t),l=this.mainRoom??c,d=l-c,f=t.reduce((g,{box:m})=>g+
Zx(m.style,i),0),h=f>0&&d>0?{before:0,between:0}:qn(o.justifyContent,d,t.length);let u=h.before;const p=this.baselineOf(t);for(const g of t){const m=f>0&&d>0?d/
f:0,[w,b]=this.mainSides(g,m,a);yield*this.stretch(g,e);const y=g.laid,x=u+w,M=a?l-x-g.main:x,v=s+this.crossOffset(g,e,p);y.x=this.left+(i?M:v),y.y=this.top+(i?
v:M),r.add(y),u=x+g.main+b+this.mainGap+h.between}return r.flow="bands",Math.max(l,c)}mainSides({box:t,margins:e},s,i){const{style:o}=t,[r,a]=this.isRow?[o.marginLeft,
o.marginRight]:[o.marginTop,o.marginBottom],c=this.isRow?[e.left,e.right]:[e.top,e.bottom],[l,d]=[r==="auto"?s:c[0],a==="auto"?s:c[1]];return i?[d,l]:[l,d]}*stretch(t,e){
const{isRow:s,inside:i,layout:o}=this,{style:r}=t.box;if(!Xi(r,this.style)||lo(r,!s)||!yt(s?r.height:r.width))return;const a=e-this.crossMargins(t),[c,l]=[ft(r),
pt(r,i.width)],d=s?Mt(a,r,i.height,G(c)+G(l)):gt(a,r,i.width,F(c)+F(l));Math.abs(d-(s?t.laid.height:t.laid.width))<.01&&!(s&&Ud(t.box))||(t.laid=yield*o.layOut(
t.box,{...i,fixedWidth:s?t.main:d,fixedHeight:s?d:t.main,isLoose:!s&&this.items.isLoose(t.box)}))}baselineOf(t){let e=0;if(!this.isRow)return e;for(const{box:s,
laid:i,margins:o}of t)this.alignOf(s)==="baseline"&&(e=Math.max(e,o.top+(i.firstBaseline??i.height)));return e}crossOffset(t,e,s){const{isRow:i,style:o}=this,{margins:r,
box:a}=t,c=t.laid,l=i?c.height:c.width,d=e-l-this.crossMargins(t),[f,h]=i?[a.style.marginTop,a.style.marginBottom]:[a.style.marginLeft,a.style.marginRight],u=i?
r.top:r.left;if(f==="auto"||h==="auto"){const m=Math.max(d,0);return u+(f==="auto"?h==="auto"?m/2:m:0)}const p=this.alignOf(a);if(p==="baseline"&&i)return s-(c.
firstBaseline??l);const g=o.flexWrap==="wrap-reverse"||!i&&o.direction==="rtl";return u+Yi(p,d,g)}takeBaselines(t){const[e]=t[0]?.items??[],s=t.at(-1)?.items.at(
-1),i=(o,r)=>{const a=o?.laid;return a&&a.y+(a[r]??a.height)};this.laid.firstBaseline=i(e,"firstBaseline"),this.laid.lastBaseline=i(s,"lastBaseline")}keepPlace(t,e){
const{isRow:s,style:i,inside:o}=this,r=i.direction==="rtl",a=i.flexDirection.endsWith("reverse")!==(s&&r),c=Qe(i.justifyContent,a),l=Qe(this.alignOf(t),i.flexWrap===
"wrap-reverse"!==(!s&&r)),d=s?{x:c,y:l}:{x:l,y:c},f=this.room??this.limitCross(e);en(this.laid,t,{x:this.left+d.x*o.width,y:this.top+d.y*f,share:d})}}const Zx=(n,t)=>(t?
[n.marginLeft,n.marginRight]:[n.marginTop,n.marginBottom]).filter(e=>e==="auto").length;class Jx{placed=[];reaches=[];bottoms={left:-1/0,right:-1/0};highest=0;looked=0;get isEmpty(){
return this.placed.length===0}*between(t,e){for(let s=(0,Ii.MJ)(this.reaches,t);s<this.placed.length&&this.placed[s].top<e();s++)this.looked++,yield this.placed[s]}band(t,e,{
left:s,right:i}){let[o,r]=[s,i];const a=t+Math.max(e,.01);for(const c of this.between(t,()=>a))c.bottom<=t||(c.side==="left"?o=Math.max(o,c.right):r=Math.min(r,
c.left));return{left:o,right:r}}nextBottom(t){let e=1/0;for(const{bottom:s}of this.between(t+.01,()=>e))s>t+.01&&(e=Math.min(e,s));return e===1/0?void 0:e}place(t,e,s,i,o){
let r=Math.max(i,this.highest),a=this.band(r,s,o);for(;a.right-a.left<e-.01;){const d=this.nextBottom(r);if(d===void 0)break;r=d,a=this.band(r,s,o)}const c=t===
"left"?a.left:a.right-e;this.highest=r;const l=r+s;return this.placed.push({side:t,left:c,right:c+e,top:r,bottom:l}),this.reaches.push(Math.max(this.reaches.at(
-1)??-1/0,l)),this.bottoms[t]=Math.max(this.bottoms[t],l),{x:c,y:r}}clear(t){const{left:e,right:s}=this.bottoms;return t==="none"?-1/0:t==="both"?Math.max(e,s):
this.bottoms[t]}}class qx{colors;hidden=[];constructor({rows:t,groups:e,columns:s,columnBoxes:i,columnGroups:o}){const r=Array.from({length:i.length},(a,c)=>i[c]?.
style.backgroundColor);for(const{box:a,from:c,to:l}of o)for(let d=c;d<Math.min(l,s);d++)r[d]??=a.style.backgroundColor;if(this.colors=r,!!r.some(a=>a!==void 0)){
for(const{box:a,from:c,to:l}of e)if(Kd(a))for(let d=c;d<l;d++)this.hidden[d]=!0;for(const[a,c]of t.entries())Kd(c)&&(this.hidden[a]=!0)}}under({box:t,row:e,column:s}){
const i=this.colors[s];return i&&this.hidden[e]!==!0&&t.style.backgroundColor===void 0?i:void 0}}const Kd=({style:n})=>n.backgroundColor!==void 0||n.backgroundImage.
length>0,Yd=new WeakMap;function Qx(n,t){let e=Yd.get(n);e||Yd.set(n,e=new WeakMap);let s=e.get(t);return s||e.set(t,s={...n,backgroundColor:t}),s}function*t1(n,t,e){
yield*new e1(n,t,e).lay()}class e1{laid;layout;space;grid;collapsed;grounds;widths=[];gapX;gapY;constructor(t,e,s){this.laid=t,this.layout=e,this.space=s;const{
box:i}=t;this.grid=qe(i),this.grounds=new qx(this.grid);const o=i.style.borderCollapse==="collapse";this.collapsed=o?Ui(i):void 0,this.gapX=o?0:i.style.borderSpacingX,
this.gapY=o?0:i.style.borderSpacingY,this.collapsed&&(t.border=this.collapsed.table,t.padding={top:0,right:0,bottom:0,left:0})}*lay(){const{laid:t,layout:e,grid:s}=this,
{style:i}=t.box,o=t.contentWidth-vd(t.box,s);this.widths=i.tableLayout==="fixed"&&i.width!=="auto"?sx(t.box,o):ex(yield*Td(t.box,e),o);let r=yield*this.layCaptions(
"top",0);const a=r;r+=t.border.top+t.padding.top;const c=yield*this.layCells(),l=this.rowHeights(c);r=yield*this.placeRows(c,l,r),r+=t.padding.bottom+t.border.bottom,
t.frame={top:a,height:r-a},r=yield*this.layCaptions("bottom",r),t.height=Math.max(r,this.space.fixedHeight??0),t.flow="rows"}*layCaptions(t,e){let s=e;for(const i of this.
grid.captions){if(i.style.captionSide!==t)continue;const{marginTop:o,marginBottom:r,marginLeft:a}=i.style,{width:c}=this.laid,l=yield*this.layout.layOut(i,{width:c,
height:void 0});l.x=D(a,c),l.y=s+D(o,c),s=l.y+l.height+D(r,c),this.laid.add(l)}return s}widthOf({column:t,columns:e}){let s=(e-1)*this.gapX;for(let i=t;i<t+e;i++)
s+=this.widths[i]??0;return s}*layCells(){const t=[];for(const e of this.grid.cells)yield rt/4,t.push({cell:e,laid:yield*this.layCell(e,void 0)}),this.layout.pieces.
drop(e.box.inlines);return t}*layCell(t,e){const s=this.grounds.under(t),i=t.box,o=s?fo(i,"ground",()=>Qx(i.style,s)):i,r=this.widthOf(t),a={width:r,height:void 0,
fixedWidth:r,fixedHeight:e},c=this.collapsed?.cells.get(i);return c?(o.known.set("edges",this.collapsed.edges.get(i)),yield*this.layout.layOut(this.asQuirky(r1(
o,c)),a)):yield*this.layout.layOut(this.asQuirky(o),{...a,width:this.laid.contentWidth})}asQuirky(t){return this.layout.quirks!=="all"||t.style.boxSizing==="bor\
der-box"||yt(t.style.height)?t:fo(t,"quirky",()=>o1(t.style))}rowHeights(t){const{grid:e}=this,s=e.rows.map(r=>V(r.style.height,this.space.height,0,r.style)??0),
i=[],o=e.rows.map(()=>({above:0,below:0}));for(const r of t){const{cell:a,laid:c}=r;if(a.rows>1){i.push(r);continue}if(s[a.row]=Math.max(s[a.row],c.height),ds(a.
box)&&c.firstBaseline!==void 0){const l=o[a.row];l.above=Math.max(l.above,c.firstBaseline),l.below=Math.max(l.below,c.height-c.slack-c.firstBaseline),s[a.row]=Math.
max(s[a.row],l.above+l.below)}}for(const{cell:r,laid:a}of i){const c=Array.from({length:r.rows},(d,f)=>r.row+f),l=c.reduce((d,f)=>d+s[f],(r.rows-1)*this.gapY);a.
height>l&&this.heighten(s,c,a.height-l)}return this.fillHeight(s),s}fillHeight(t){const{laid:e,grid:s}=this,{style:i}=e.box,o=G(e.border)+G(e.padding),r=this.space.
fixedHeight??V(i.height,this.space.height,o,i)??0,a=Math.max(r,V(i.minHeight,this.space.height,o,i)??0),c=t.reduce((l,d)=>l+d,0)+(s.rows.length+1)*this.gapY+o;a>
c&&t.length>0&&this.heighten(t,this.rowsOfBodies(),a-c)}rowsOfBodies(){const{rows:t,groups:e}=this.grid,s=({box:o})=>!n1.has(o.style.display),i=e.filter(s).flatMap(
({from:o,to:r})=>Array.from({length:r-o},(a,c)=>o+c));return i.length>0?i:[...t.keys()]}heighten(t,e,s){const i=e.filter(a=>yt(this.grid.rows[a].style.height)),
o=i.length>0?i:e,r=o.reduce((a,c)=>a+t[c],0);for(const a of o)t[a]=t[a]+s*(r>0?t[a]/r:1/o.length)}*placeRows(t,e,s){const{laid:i,grid:o,gapX:r,gapY:a}=this,c=i.
border.left+i.padding.left,l=[];let d=s+(o.rows.length>0?a:0);for(const g of e)l.push(d),d+=g+a;const f=[];let h=c+r;for(const g of this.widths)f.push(h),h+=g+r;
const u=i.box.style.direction==="rtl",p=[];for(const{box:g,from:m,to:w}of o.groups){if(m===w)continue;const b=this.part(g,c+r,l[m],l[w-1]+e[w-1]);i.add(b),b.flow=
"rows";for(let y=m;y<w;y++){const x=this.part(o.rows[y],0,l[y]-b.y,l[y]-b.y+e[y]);x.flow="bands",b.add(x),p.push(x)}o.headRows>0&&m===0&&(i.head=b),g===o.foot&&
(i.foot=b)}for(const{cell:g,laid:m}of t){yield rt/10;const w=g.row+g.rows-1,b=l[w]+e[w]-l[g.row],y=yield*this.fillCell(g,m,b,t),x=f[g.column]??c;y.x=(u?i.width-
x-y.width:x)-c-r,y.y=0,p[g.row].add(y)}return p[0]&&this.takeBaseline(p[0],l[0]),d}takeBaseline({children:t},e){const{laid:s}=this,i=t.filter(({box:r,firstBaseline:a})=>ds(
r)&&a!==void 0),o=i.length>0?(0,Y.Kf)(i.map(({firstBaseline:r})=>r)):(0,Y.Kf)(t.map(({height:r,padding:a,border:c})=>r-a.bottom-c.bottom));s.firstBaseline=e+Math.
max(o,0),s.box.style.display==="inline-table"&&(s.lastBaseline=s.firstBaseline)}part(t,e,s,i){const o=new He(t);return o.x=e,o.y=s,o.width=this.laid.contentWidth-
2*this.gapX,o.height=i-s,o}*fillCell(t,e,s,i){const{box:o}=t,r=s-e.height+e.slack;if(r<.01)return e;const a=o.children.some(({style:h})=>typeof h.height=="objec\
t"&&h.height.percent!==0),l=a||e.apart.some(Xd)?yield*this.layCell(t,s):e;if(l.height=s,a)return l;const{verticalAlign:d}=o.style,f=d==="middle"?r/2:d==="bottom"?
r:ds(o)&&this.laid.box.style.display==="inline-table"?this.baselineShift(t,l,i):0;return f>0&&s1(l,Math.min(f,r)),l}baselineShift({row:t},e,s){if(e.firstBaseline===
void 0)return 0;let i=this.rowBaselines.get(t);if(i===void 0){for(const{cell:o,laid:r}of s)ds(o.box)&&r.firstBaseline!==void 0&&this.rowBaselines.set(o.row,Math.
max(this.rowBaselines.get(o.row)??0,r.firstBaseline));i=this.rowBaselines.get(t)??0}return i-e.firstBaseline}rowBaselines=new Map}const n1=new Set(["table-heade\
r-group","table-footer-group"]),ds=({style:n})=>{const{verticalAlign:t}=n;return typeof t=="object"||t==="baseline"||t==="sub"||t==="super"},Xd=({box:n})=>n.isPositioned&&
(n.style.top!=="auto"||n.style.bottom!=="auto");function s1(n,t){for(const e of n.children)e.y+=t;for(const e of n.apart)Xd(e)||(e.y+=t);n.lines=n.lines.map(e=>({
...e,y:e.y+t})),n.firstBaseline!==void 0&&(n.firstBaseline+=t),n.lastBaseline!==void 0&&(n.lastBaseline+=t)}const Vd=new WeakMap;function i1(n,{top:t,right:e,bottom:s,
left:i}){let o=Vd.get(n);o||Vd.set(n,o=new Map);const r=[t,e,s,i].join();let a=o.get(r);return a||(a={...n,borderTopWidth:t,borderRightWidth:e,borderBottomWidth:s,
borderLeftWidth:i},o.set(r,a)),a}const Zd=new WeakMap;function o1(n){let t=Zd.get(n);return t||Zd.set(n,t={...n,boxSizing:"border-box"}),t}function r1(n,t){return fo(
n,"shared",()=>i1(n.style,t))}function fo(n,t,e){const s=n.known.get(t);if(s)return s;const i=e(),o=Object.assign(new tt(i),n,{style:i});return n.known.set(t,o),
o}function*Jd(n,t,e,s){yield rt;const i=ug(n,e.width);return n.inner==="image"?a1(i,t,e):(i.width=yield*c1(i,t,e),n.inner==="table"?yield*t1(i,t,e):yield*l1(i,t,
e,s)),n.style.position==="relative"&&(i.shift=qa(n.style,e)),yield*Cd(i,t),i}function a1(n,t,e){const{border:s,padding:i,box:o}=n,{width:r,height:a}=cd(o,e,t);n.
width=e.fixedWidth??r+F(s)+F(i),n.height=e.fixedHeight??a+G(s)+G(i)}function*c1(n,t,e){if(e.fixedWidth!==void 0)return e.fixedWidth;const{box:s,border:i,padding:o}=n,
{style:r}=s,a=F(i)+F(o),{width:c}=r,l=e.shrinks===!0&&c==="auto"||s.inner==="table"||typeof c=="string"&&c!=="auto",{aspectRatio:d}=r,f={across:a,down:G(i)+G(o)},
h=V(r.height,e.height,f.down,r);if(c==="auto"&&d!==void 0&&h!==void 0){const y=Mt(h,r,e.height,f.down);return gt(Ke(y,r,f),r,e.width,a)}if(!l)return gt(Dn(ad(s,
e,a),r,e.height,f),r,e.width,a);const{least:u,most:p}=yield*t.widthsOf(s),g=e.width-D(r.marginLeft,e.width)-D(r.marginRight,e.width);if(c==="min-content")return gt(
u,r,e.width,a);if(c==="max-content")return gt(p,r,e.width,a);const m=V(c,e.width,a,r)??Math.max(u,Math.min(p,g)),w=gt(Dn(m,r,e.height,f),r,e.width,a),b=r.tableLayout===
"fixed"&&c!=="auto";return s.inner==="table"&&!b?Math.max(w,u):w}function*l1(n,t,e,s){const{box:i,border:o,padding:r}=n,{style:a}=i,c=G(o)+G(r),l=a.aspectRatio,
d=l!==void 0&&yt(a.height)?a.boxSizing==="border-box"?n.width/l:n.contentWidth/l+c:void 0,f=a.display==="table-cell",h=e.isOpen?void 0:V(a.height,e.height,c,a),
u=e.fixedHeight??(f?void 0:h),p=u===void 0?void 0:e.fixedHeight===void 0?Mt(u,a,e.height,c):u,g=p??(d===void 0?void 0:Mt(d,a,e.height,c)),m=g===void 0?void 0:Math.
max(g-c,0),w=d1(i,t,e),b={width:n.contentWidth,height:e.isLoose?void 0:m??f1(i,t,e,w,c)};let y;if(i.inner==="flex")y=yield*Xx(n,t,{...b,room:m},e);else if(i.inner===
"columns")y=yield*Cb(n,t,b);else if(i.inner==="turned")y=yield*rx(n,t);else if(i.inner==="grid")y=yield*ty(n,t,{...b,height:m},e);else{const v=s&&!Pt(i)?s.floats:
new Jx,T=s&&!Pt(i)?s:{floats:v,x:0,y:0};y=yield*Gx(n,t,b,T),Pt(i)&&(y=Math.max(y,v.clear("both")-o.top-r.top))}const x=Math.max(y+c,d??0,w??0,f?h??0:0);n.height=
p??Mt(x,a,e.height,c),a.overflow==="scroll"&&(n.height=Math.max(n.height,x)),f&&(n.slack=Math.max(n.height-y-c,0)),n.legend&&(n.frame=h1(n.legend,n)),n.height>x+
.01&&(n.after=ke),(i.inner==="blocks"||i.inner==="lines")&&!f&&a.alignContent!=="normal"&&u1(n,qn(a.alignContent,Math.max(n.height-x,0),1).before)}function d1(n,t,{
height:e,fixedHeight:s}){const{style:i}=n;if(!(e===void 0||s!==void 0||!t.filling.includes(n)||!yt(i.height)))return Math.max(e-D(i.marginTop,0)-D(i.marginBottom,
0),0)}function f1(n,t,{height:e,fixedHeight:s},i,o){if(i!==void 0)return Math.max(i-o,0);const r=(n.inner==="blocks"||n.inner==="lines")&&n.style.display!=="tab\
le-cell"&&!n.isPositioned;return t.quirks==="all"&&r&&s===void 0?e:void 0}function h1(n,{border:t,height:e}){const s=Math.max(n.y+(n.height-t.top)/2,0);return{top:s,
height:Math.max(e-s,0)}}function u1(n,t){if(t!==0){n.lines=n.lines.map(e=>({...e,y:e.y+t}));for(const e of[...n.children,...n.apart])e.y+=t;n.firstBaseline!==void 0&&
(n.firstBaseline+=t),n.lastBaseline!==void 0&&(n.lastBaseline+=t)}}const ho=5e3,qd=()=>(0,Bm.F)("pages",`The document has more than ${ho} pages`,"Split it into \
several documents","file"),p1=5,ct=.75,g1=.5;async function m1({box:n,tree:t,targets:e,quirks:s},i,o){const r=await(0,Xe.Vn)();let a=1,{first:c}=n;for(let l=1;;){
const d=ct*a,f=K=>n.widthOf(K)/d,h={width:f(""),height:n.areaOf(1,"").height/d},u={width:n.view.width/d,height:n.view.height/d},p=new Yo({layOut:Jd,widthsOf:as},
i.typefaces,r,u,s),g=await t(u),m=await(0,Nt.k)(Um(g,f,c),o),w=await(0,Nt.k)(y1(g,p,h,n.areaOf(0,c??"").height/d),o),b=await(0,Nt.k)(x1(w,f),o),y=Math.max(1/Math.
max(b,.001),g1);if(a===1&&b>1+1/h.width){a=y;continue}const x=new ve(i,n,d,ho,qd);x.rename(0,Dc(w)??"");const M=new Un(x.fragments,p.work,void 0,m?x.rename.bind(
x):void 0),v=await(0,Nt.k)(M.place(w,0,0,0),o);if(x.last=await(0,Nt.k)(M1(v,M),o),c!==void 0&&x.last>0&&x.names.of(1)===c){c=void 0;continue}const T=e(),A=!T||T.
isSettled(await(0,Nt.k)(Ab(v,x),o));if(!A&&l<p1){l++;continue}x.sheet(x.last);const W=await(0,Nt.k)(Xm(g),o);w1(v,x);const z=new Yt(x,p);return await(0,Nt.k)(z.
paint(v),o),await(0,Nt.k)(b1(v,x,p),o),x.close(),{names:x.names,shadowsLeftOut:p.shadowsLeftOut,isSettled:A,unpaged:W}}}function w1(n,{fragments:t,last:e}){const{
backgroundColor:s,backgroundImage:i,backgroundAttachment:o}=n.laid.box.style;if(s===void 0&&i.length===0)return;const{laid:r,x:a,top:c,bottom:l}=n;o==="scroll"&&
(n.ground={left:a,right:a+r.width,top:c,bottom:l}),n.top=0,n.bottom=t.endOf(e)}function*b1({apart:n},t,e){for(const s of n){const{box:i}=s.laid;i.style.position!==
"fixed"||Vn(i)<0||!(yield*Gc(t,s))||(yield*new Yt(t,e).repeat(s,t))}}function*y1(n,t,e,s){t.quirks==="all"&&(t.filling=[n,...n.children.filter(({isApart:o})=>!o).
slice(0,1)]);const i=yield*t.layOut(n,{width:e.width+n.widening,height:e.height});i.height=Math.max(i.height,1),yield*Cd(i,t,!0);for(const o of i.apart)o.box.style.
position==="fixed"&&o.isFromBottom&&(o.y+=s-e.height);return t.forget(),i}function*x1(n,t){let e=0;const s=[[n,0,t("")]];for(let i=s.pop();i;i=s.pop()){const[o,
r,a]=i;yield 2e3;const{style:c,pageName:l}=o.box;if(o.turn)continue;const d=l===void 0?a:t(l);if(Ec(c)){e=Math.max(e,(r+k1(o))/d);continue}const f=r+O1(o);if(e=
Math.max(e,(f+o.width)/d),c.overflow==="hidden")continue;for(const{texts:u}of o.lines)for(const p of u)e=Math.max(e,(f+p.x+p.width)/d);for(const u of[...o.children,
...o.apart])c.visibility==="visible"&&u.box.style.position!=="fixed"&&s.push([u,f+u.x,d]);for(const{atoms:u}of o.lines)for(const{laid:p}of u)s.push([p,f+p.x,d]);
const{columns:h}=o;h&&s.push([h.content,f+(h.count-1)*(h.width+h.gap),d])}return e}function k1({box:n,width:t,height:e,shift:s}){const{transform:i,transformOrigin:o}=n.
style,[r,a]=[(0,S.Il)(o[0],t),(0,S.Il)(o[1],e)],l=[0,t].flatMap(d=>[0,e].map(f=>[d-r,f-a])).map(d=>i.reduceRight(([f,h],u)=>u.kind==="matrix"?[u.values[0]*f+u.values[2]*
h+u.values[4],u.values[1]*f+u.values[3]*h+u.values[5]]:[f+(0,S.Il)(u.x,t),h+(0,S.Il)(u.y,e)],d));return(s?.x??0)+r+(0,Y.Kf)(l.map(([d])=>d))}const O1=({box:n,width:t,
shift:e})=>n.style.transform.reduce((s,i)=>i.kind==="matrix"?s:s+(0,S.Il)(i.x,t),e?.x??0);function*M1(n,t){let e=0;const s=[[n,1/0]];for(let i=s.pop();i;i=s.pop()){
yield 2e3;const[o,r]=i;if(o.onlyPage!==void 0){e=Math.max(e,o.onlyPage);continue}const{laid:a,lines:c,children:l,apart:d,bottom:f}=o,h=pi(o,r);for(const{line:b,
top:y,atoms:x}of c){b.texts.length>0&&y<h&&(e=Math.max(e,t.pageOf(y+b.height/2)));for(const M of x)s.push([M,h])}const{style:u,replaced:p}=a.box,g=ui(o,r);o.top<
g&&(p!==void 0||u.backgroundColor!==void 0||u.backgroundImage.length>0||u.borderTopWidth>0)&&l.length+c.length===0&&a.height>0&&(e=Math.max(e,t.pageOf(Math.min(
f,g)-.2)));for(const b of[...l,...d])s.push([b,h]);const w=o.columns?.rows.findLast(({top:b})=>o.top+b<h);w&&(e=Math.max(e,t.pageOf(o.top+w.top)))}return e}var S1=I(
63962),fs=I(78445),Qd=I(25561);const v1=4,T1=new Set(["disc","circle","square"]),tf={"disclosure-open":"▼ ","disclosure-closed":"▶ "};class I1{values=new Map;scopes=[
new Set];quotes=0;made=0;enter(t,e){for(const[s,i]of t.counterReset)this.open(s,i);e&&(e.name==="ol"||e.name==="ul"||e.name==="menu")&&this.open("list-item",E1(
e)),t.display==="list-item"&&this.countItem(e);for(const[s,i]of t.counterIncrement){const o=this.values.get(s);!o||o.length===0?this.open(s,i):o[o.length-1]=o.at(
-1)+i}return this.scopes.push(new Set),()=>{for(const s of this.scopes.pop())this.values.get(s).pop()}}open(t,e){const s=this.values.get(t)??[];this.values.set(
t,s);const i=this.scopes.at(-1);i.has(t)&&s.pop(),i.add(t),s.push(e)}countItem(t){const e=this.values.get("list-item")??[0];this.values.set("list-item",e),e.length===
0&&e.push(0);const s=t?.attributes.get("value"),i=t?.parent?.attributes.has("reversed")===!0?-1:1;e[e.length-1]=s!==void 0&&/^\s*-?\d{1,9}\s*$/.test(s)?Number(s):
e.at(-1)+i}marker({listStyleType:t}){if(t==="none")return;if(T1.has(t))return{text:"",shape:t};if(Object.hasOwn(tf,t))return{text:tf[t],shape:void 0};if(t.startsWith(
'"'))return{text:t.slice(1),shape:void 0};const e=this.values.get("list-item")?.at(-1)??1;return{text:`${rn(e,t)}${on(B1,t)??". "}`,shape:void 0}}textOf(t,e,s){
const i=this.write(t,e,s);if(this.made+=i.length*("counter"in t&&t.separator!==void 0?v1:1),this.made>B.SB)throw(0,B.tE)();return i}write(t,e,{quotes:s}){if("te\
xt"in t)return t.text;if("attribute"in t)return e.attributes.get(t.attribute)??"";if("quote"in t)return this.quote(t.quote,s);const i=this.values.get(t.counter)??
[0];return t.separator===void 0?rn(i.at(-1)??0,t.style):i.map(o=>rn(o,t.style)).join(t.separator)}quote(t,e){if(t==="none")return"";t==="close"&&(this.quotes=Math.
max(this.quotes-1,0));const s=Math.min(this.quotes,e.length/2-1);return t==="open"&&this.quotes++,e[2*s+(t==="open"?0:1)]??""}}function E1(n){const t=n.attributes.
get("start"),e=t!==void 0&&/^\s*-?\d{1,9}\s*$/.test(t)?Number(t):void 0;return n.attributes.has("reversed")?(e??(0,C.ZE)(n).filter(({name:s})=>s==="li").length)+
1:(e??1)-1}const uo=n=>[...n].map((t,e)=>[(e%9+1)*10**Math.floor(e/9),t]).reverse(),ef=[[1e3,"m"],[900,"cm"],[500,"d"],[400,"cd"],[100,"c"],[90,"xc"],[50,"l"],[
40,"xl"],[10,"x"],[9,"ix"],[5,"v"],[4,"iv"],[1,"i"]],po=uo("אבגדהוזחטיכלמנסעפצקרשת"),go=uo("ԱԲԳԴԵԶԷԸԹԺԻԼԽԾԿՀՁՂՃՄՅՆՇՈՉՊՋՌՍՎՏՐՑՒՓՔ"),
nf=(n,t)=>n.map(([e,s])=>[e,t(s)]),R1={"lower-roman":{most:3999,addends:ef},"upper-roman":{most:3999,addends:nf(ef,n=>n.toUpperCase())},armenian:{most:9999,addends:go},
"upper-armenian":{most:9999,addends:go},"lower-armenian":{most:9999,addends:nf(go,n=>n.toLowerCase())},georgian:{most:19999,addends:uo("აბგდევზჱთიკლმნჲოპჟრსტჳფქ\
ღყშჩცძწჭხჴჯჰჵ")},hebrew:{most:10999,addends:[...po.filter(([n])=>n<=10).map(([n,t])=>[1e3*n,`${t}׳`]),...po.filter(([n])=>n>=20),...[
"יט","יח","יז","טז","טו"].map((n,t)=>[19-t,n]),...po.filter(([n])=>n<=10)]}},A1={"lower-alpha":"abcdefghijklmnopqrstuvwxyz","lower-latin":"abcdefghijk\
lmnopqrstuvwxyz","upper-alpha":"ABCDEFGHIJKLMNOPQRSTUVWXYZ","upper-latin":"ABCDEFGHIJKLMNOPQRSTUVWXYZ","lower-greek":"αβγδεζηθικλμνξοπρστυφχψω",
hiragana:"あいうえおかきくけこさしすせそたちつてとなにぬねのはひふへほまみむめもやゆよらりるれろわゐゑをん",katakana:"\
アイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロワヰヱヲン"},L1={"arabic-i\
ndic":"٠١٢٣٤٥٦٧٨٩",persian:"۰۱۲۳۴۵۶۷۸۹",devanagari:"०१२३४५६७८९","cjk-decimal":"〇一二三四五六七八九"},C1={none:"",
disc:"•",circle:"◦",square:"▪"},B1={"cjk-decimal":"、",hiragana:"、",katakana:"、"},on=(n,t)=>Object.hasOwn(n,t)?n[t]:void 0;function _1(n,t){let[e,s]=[
n,""];for(const[i,o]of t)for(;e>=i;e-=i)s+=o;return s}function W1(n,t){let[e,s]=[n,""];for(;e>0;e=Math.floor((e-1)/t.length))s=t[(e-1)%t.length]+s;return s}function rn(n,t){
const e=on(C1,t);if(e!==void 0)return e;const s=on(R1,t);if(s&&n>=1&&n<=s.most)return _1(n,s.addends);const i=on(A1,t);if(i!==void 0&&n>=1&&Number.isSafeInteger(
n))return W1(n,i);const o=String(n),r=on(L1,t);return r!==void 0&&(n>=0||t!=="cjk-decimal")?o.replace(/\d/g,a=>r[Number(a)]):t==="decimal-leading-zero"&&n>=0&&n<
10?`0${o}`:o}const It=(n,t)=>new tt(Dt(n,`anonymous ${t}`,()=>N1(n,t)));function N1(n,t){const e=(0,wt.lM)(n);e.display=t;for(const s of["borderTopWidth","borde\
rRightWidth","borderBottomWidth","borderLeftWidth","outlineWidth"])e[s]=0;return e}const sf=new WeakMap;function Dt(n,t,e){let s=sf.get(n);s||sf.set(n,s=new Map);
let i=s.get(t);return i||s.set(t,i=e()),i}const P1=({columnCount:n,columnWidth:t})=>n!==void 0||t!==void 0;function D1(n){const t=n.inner==="lines";if(!t&&n.children.
length===0)return;const e=t?[[]]:of(n.children);n.children=[];for(const s of e){if(s instanceof tt){n.add(s);continue}const i=It(n.style,"flow-root");t?$1(n,i):
i.children=s;const o=new tt({...It(n.style,"block").style,...z1(n.style,e.length===1)});o.inner="columns",o.add(i),n.add(o)}}function $1(n,t){t.inner="lines",t.
inlines=n.inlines,n.inlines=[],t.element=n.element,n.element=null,n.inner="blocks"}function z1(n,t){const{columnCount:e,columnWidth:s,columnGap:i,columnFill:o,columnRuleWidth:r,
columnRuleStyle:a,columnRuleColor:c,height:l}=n,d={columnCount:e,columnWidth:s,columnGap:i,columnFill:o,columnRuleWidth:r,columnRuleStyle:a,columnRuleColor:c};return l===
"auto"||!t?d:{...d,height:F1}}const F1={px:0,percent:1};function of(n){const t=[];for(const e of n)for(const s of G1(e)){const i=t.at(-1);rf(s)?t.push(s):Array.
isArray(i)?i.push(s):t.push([s])}return t}const rf=n=>n.style.columnSpan==="all"&&!n.isApart;function G1(n){if(n.inner!=="blocks"||rf(n)||Pt(n))return[n];const t=of(
n.children);return t.every(e=>Array.isArray(e))?[n]:t.map((e,s)=>e instanceof tt?e:j1(n,e,s===0,s===t.length-1))}function j1(n,t,e,s){const i=new tt({...n.style,
...!e&&H1,...!s&&U1});return i.element=n.element,i.images=n.images,e&&([i.place,i.marker]=[n.place,n.marker]),i.children=t,i}const H1={marginTop:S.f2,paddingTop:S.
f2,borderTopWidth:0},U1={marginBottom:S.f2,paddingBottom:S.f2,borderBottomWidth:0},K1=new Set(["inline","inline-block","inline-flex","inline-grid","inline-table"]),
Ee=({display:n})=>!K1.has(n);function Re(n,{styled:t,home:e,owner:s},i){if(n==="")return;const o=/^[ \t\n\r\f]*$/.test(n)&&!t.style.whiteSpace.startsWith("pre");
i.push({inline:{kind:"text",text:n,style:t.style,owner:s},home:o?void 0:e.get(),isBlank:o})}const mo=n=>({inline:{kind:"apart",box:n},home:void 0,isBlank:!0});function Ae(n,{
owner:t,home:e},s){Ee(n.style)?s.push(n.isApart?mo(n):{block:n}):s.push({inline:{kind:"atom",box:n,owner:t},home:e,isBlank:!1})}function Y1(n,t){if(t.push({inline:{
kind:"break",style:n},home:void 0,isBlank:!1}),n.clear==="none")return;const{clear:e}=n;t.push({block:new tt(Dt(n,"clearing",()=>({...It(n,"block").style,clear:e})))})}
function an(n,t,e){const{display:s}=n.style;switch(s){case"flex":case"inline-flex":return n.inner="flex",af(n,t);case"grid":case"inline-grid":return n.inner="gr\
id",af(n,t);case"table":case"inline-table":return n.inner="table",cn(n,t,"table");case"table-row-group":case"table-header-group":case"table-footer-group":return n.
inner="rows",cn(n,t,"rows");case"table-row":return n.inner="row",cn(n,t,"row");case"table-column-group":for(const i of t)"block"in i&&n.add(i.block);return;default:
X1(n,t,e),P1(n.style)&&D1(n)}}function X1(n,t,e){if(!t.some(i=>"block"in i)&&t.length>0&&!t.every(o=>"inline"in o&&(o.inline.kind==="apart"||o.isBlank&&o.inline.
kind==="text"))){wo(n,t),n.element??=e.parent;return}bo(n,Q1(n,t))}function wo(n,t){n.inner="lines";const e=new Map;for(const{inline:i}of t)i.kind==="open"&&e.set(
i.box,1),i.kind==="close"&&e.has(i.box)&&e.set(i.box,2);const s=[];for(const{inline:i,home:o}of t)o&&!n.element&&(n.element=o),!((i.kind==="open"||i.kind==="clo\
se")&&e.get(i.box)!==2)&&s.push(i);n.inlines=(0,Y.Hn)(s)}function bo(n,t){let e=[];const s=()=>{if(e.some(({inline:o,isBlank:r})=>!r&&o.kind!=="apart")){const o=It(
n.style,"block");wo(o,e),n.add(o)}else for(const{inline:o}of e)o.kind==="apart"&&n.add(o.box);e=[]};for(const i of t)"block"in i?(s(),n.add(i.block)):i.inline.kind===
"apart"&&e.every(({isBlank:o})=>o)?n.add(i.inline.box):e.push(i);s()}function af(n,t){bo(n,t);for(const e of n.children)e.isItem=!0}const V1={table:["table-row-\
group","table-header-group","table-footer-group","table-caption","table-column","table-column-group"],rows:["table-row"],row:["table-cell"]},Z1={table:"table-ro\
w-group",rows:"table-row",row:"table-cell"},J1={table:"rows",rows:"row",row:"cell"};function cn(n,t,e){const s=V1[e];let i=[];const o=()=>{if(i.some(a=>"block"in
a||!a.isBlank||a.inline.kind==="atom")){const a=It(n.style,Z1[e]),c=J1[e];a.inner=c==="cell"?"blocks":c,c==="cell"?q1(a,i):cn(a,i,c),n.add(a)}else for(const a of i)
"inline"in a&&a.inline.kind==="apart"&&n.add(a.inline.box);i=[]};for(const r of t)"block"in r&&s.includes(r.block.style.display)?(o(),n.add(r.block)):i.push(r);
o()}function q1(n,t){t.every(e=>"inline"in e)?wo(n,t):bo(n,t)}const cf=n=>"block"in n&&n.block.style.display.startsWith("table-")&&n.block.style.display!=="tabl\
e-caption";function Q1(n,t){if(!t.some(cf))return t;const e=[];let s=[];const i=()=>{if(s.length===0)return;const o=It(n.style,"table");o.inner="table",cn(o,s,"\
table"),e.push({block:o}),s=[]};for(const o of t)if(cf(o))s.push(o);else{if(s.length>0&&"inline"in o&&o.isBlank)continue;i(),e.push(o)}return i(),e}const hs=13,
yo=[1,1,1],xo=[118/255,118/255,118/255],tk=[0,117/255,1],ek=.3,ln=(n,t,e)=>({color:n,alpha:t,width:e,cap:0,join:0,miter:4,dashes:[],dashOffset:0}),Xt=(n,t,e,s=1)=>({
kind:"shape",path:n,fill:t&&{paint:t,alpha:s,hasHoles:!1},stroke:e}),lf=hs/2,df=n=>(0,q.KJ)((t,e)=>[lf+t*n,lf+e*n]),nk=`${(0,q.XL)([[1,.5],[12,.5],[12.5,1],[12.5,
12],[12,12.5],[1,12.5],[.5,12],[.5,1]])} h`,sk=(0,q.XL)([[2.7,6.4],[5.3,9],[10.3,3.6]]);function ik(n,t,e,s){const i=e?ek:1,o=e?xo:s?.color??tk,r=[];return n===
"radio"?(r.push(Xt(df(6),yo,ln(t?o:xo,i,1))),t&&r.push(Xt(df(3.5),o,void 0,i))):(r.push(Xt(nk,t?o:yo,ln(t?o:xo,i,1),t?i:1)),t&&r.push(Xt(sk,void 0,ln(yo,1,1.8)))),
{view:[0,0,hs,hs],fit:{scaling:"meet",x:.5,y:.5},nodes:r}}function ok({color:n,alpha:t}){const e=(0,q.XL)([[1,1],[4.5,4.5],[8,1]]);return{view:[0,0,9,6],fit:{scaling:"\
meet",x:.5,y:.5},nodes:[Xt(e,void 0,ln(n,t,1.8))]}}function rk(n,{color:t,alpha:e}){const s=ln(t,e,1.2),i=n==="clock"?[Xt((0,q.KJ)((o,r)=>[5.2+o*5,6.2+r*5]),void 0,
s),Xt((0,q.XL)([[5.2,3],[5.2,6.6],[7.7,8]]),void 0,s)]:[Xt("1.4 1.6 9 9 re",void 0,s),Xt("0.8 1 10.2 2.6 re 2.4 0 1 1.5 re 8.4 0 1 1.5 re",t,void 0,e)];return{view:[
0,-.6,13,13],fit:{scaling:"meet",x:.5,y:.5},nodes:i}}const ak="January February March April May June July August September October November December".split(" ");
function ck(n,t,e){const s=Object.hasOwn(uf,n)?uf[n]:void 0;if(!s)return;const i=s.write(t.trim()),o=lk.has(e)?i??s.empty:i===void 0?"":t.trim().replace("T"," ");
return{text:{value:o,isHint:!1,parts:dk(o)},columns:s.columns,sides:s.sides,icon:s.icon}}const lk=new Set(["","en","en-us"]),ff="mm/dd/yyyy",hf="--:-- --",uf={date:{
empty:ff,columns:10,sides:6,icon:"calendar",write:pf},time:{empty:hf,columns:8,sides:6,icon:"clock",write:gf},month:{empty:"--------- ----",columns:14,sides:4,icon:"\
calendar",write:n=>{const[,t,e]=/^(\d{4,6})-(\d\d)$/.exec(n)??[],s=ak[Number(e)-1];return s===void 0?void 0:`${s} ${t}`}},week:{empty:"Week --, ----",columns:13,
sides:4,icon:"calendar",write:n=>{const[,t,e]=/^(\d{4,6})-W(\d\d)$/.exec(n)??[];return e===void 0||Number(e)<1||Number(e)>53?void 0:`Week ${e}, ${t}`}},"datetim\
e-local":{empty:`${ff}, ${hf}`,columns:20,sides:12,icon:"calendar",write:n=>{const[t,e]=[pf(n.slice(0,-6)),gf(n.slice(-5))];return t===void 0||e===void 0||!/[T ]/.
test(n.at(-6)??"")?void 0:`${t}, ${e}`}}};function pf(n){const[,t,e,s]=/^(\d{4,6})-(\d\d)-(\d\d)$/.exec(n)??[];return Number(e)>=1&&Number(e)<=12&&Number(s)>=1&&
Number(s)<=31?`${e}/${s}/${t}`:void 0}function gf(n){const[,t,e]=/^(\d\d):(\d\d)(?::\d\d(?:\.\d{1,3})?)?$/.exec(n)??[];if(!(Number(t)<24&&Number(e)<60))return;const s=Number(
t)<12?"AM":"PM";return`${String(Number(t)%12||12).padStart(2,"0")}:${e} ${s}`}const dk=n=>n.split(/(, |[/: ])/).map((t,e)=>e%2===0?{text:t}:{text:t,look:"separa\
tor"}),fk=new Set(["input","select","textarea","button"]),mf={submit:"Submit",reset:"Reset",button:""},hk={color:[0,0,0],alpha:1},uk=({name:n,isHtml:t})=>t&&fk.
has(n),ko=({attributes:n})=>n.get("type")?.trim().toLowerCase()??"",pk=n=>n.name==="input"&&ko(n)==="image",wf=n=>n.name==="input"&&ko(n)==="range";function gk(n,t,e){
const s=wk(n,t),{least:i,style:o}=s,r=/flex|grid/.test(e.display),a=typeof i=="number"&&o.width==="auto"&&!r,c=[n.name,r,...mk.map(d=>n.attributes.get(d))].join(
"|"),l=Dt(t,c,()=>a?{...o,width:(0,S.yA)(i+xf(o).x)}:o);return{...s,style:l}}const mk=["type","size","cols","rows","multiple"];function wk(n,t){const e={...t};switch(e.
display==="inline"&&(e.display="inline-block"),n.name){case"button":return fe(e);case"textarea":return Ok(n,e);case"select":return Sk(n)?{style:vk(n,e),isOnLine:!0,
isCentered:!1}:Mk(n,e);default:return bk(n,e)}}function bk(n,t){const{attributes:e}=n,s=ko(n);if(s==="checkbox"||s==="radio"){if(t.appearance==="none")return{style:t,
isCentered:!1};const l=e.has("checked"),d=ik(s,l,e.has("disabled"),t.accentColor);return{style:t,mark:{drawing:d,size:hs,alt:kk[s][l?1:0]},isCentered:!1}}if(s===
"range")return{style:t,isCentered:!1};const i=e.get("value")??"";if(Object.hasOwn(mf,s))return{...fe(t),text:{value:e.has("value")?i:mf[s],isHint:!1}};if(s==="c\
olor"){const[,l,d,f]=/^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(i)??[],h=l===void 0?hk:{color:[l,d,f].map(u=>Number.parseInt(u,16)/255),alpha:1};return{...fe(
t),swatch:h}}const o=t.appearance==="none"?void 0:ck(s,i,(0,C.G7)(n));if(Oo(t,1),o)return yk(o,t);if(s==="file")return{...fe(t),text:xk,least:Ek*t.fontSize};const r=dn(
e.get("size"),20),a=(r*Tk+Ik)*t.fontSize,c=s==="password"?"•".repeat(Math.min(i.length,r)):i;return{...fe(t),text:yf(c,e.get("placeholder")),least:a}}function yk({
text:n,columns:t,sides:e,icon:s},i){const{fontSize:o,color:r}=i,a=s==="clock"?Lk:Ak,c={drawing:rk(s,r),width:o,height:o,before:a,after:0},l=t*Rk*o+e+a+o;return{
...fe(i,!0),text:n,least:l,beside:c,indent:n.value.startsWith("W")?0:1}}const xk={value:"Choose File No file chosen",isHint:!1,parts:[{text:"Choose File",look:"\
button"},{text:"No file chosen"}]},kk={checkbox:["☐","☑"],radio:["○","◉"]};function Ok(n,t){const{attributes:e}=n,i=dn(e.get("cols"),20)*Bk*t.fontSize+_k;
Oo(t,dn(e.get("rows"),2));const o=(0,C.a4)(n).replace(/^\r?\n/,"");return{style:Mo(t),text:yf(o,e.get("placeholder")),least:i,isOnLine:!0,isCentered:!1}}function Mk(n,t){
const e=(0,C.Ky)(n).filter(({name:c})=>c==="option"),s=e.findLast(({attributes:c})=>c.has("selected"))??e.find(({attributes:c})=>!c.has("disabled"))??e[0];let i="";
for(const c of e){const l=bf(c);l.length>i.length&&(i=l)}Sf(t)&&!vf(t)&&t.appearance!=="none"&&So(t.backgroundColor)===If&&(t.backgroundColor=Tf);const o={...fe(
t,!0),text:{value:s?bf(s):"",isHint:!1},least:i};if(t.appearance==="none")return o;const r=t.paddingRight.percent===0?t.paddingRight.px:0,a={drawing:ok(t.color),
width:9,height:6,before:2+r,after:4-r};return{...o,beside:a,indent:Ck}}const bf=n=>(n.attributes.get("label")??(0,C.a4)(n)).replace(/\s+/g," ").trim(),Sk=({attributes:n})=>n.
has("multiple")||dn(n.get("size"),1)>1;function vk(n,t){return Oo(t,dn(n.attributes.get("size"),4)),Mo(t)}const yf=(n,t)=>n===""&&t!==void 0?{value:t,isHint:!0}:
{value:n,isHint:!1};function dn(n,t){const e=/^\s{0,9}(\d{1,9})/.exec(n??"")?.[1];return e===void 0||Number(e)===0?t:Math.min(Number(e),1e3)}const Tk=.6,Ik=1.5,
Ek=19.5,Rk=.6,[Ak,Lk,Ck]=[17,11.67,4],Bk=.675,_k=15;function Oo(n,t){const{minHeight:e}=n,s=typeof e=="object"?e:(0,S.yA)(0);n.height==="auto"&&s.percent===0&&(n.
minHeight=(0,S.yA)(Math.max(s.px,t*Ss(n)+xf(n).y)))}function xf(n){if(n.boxSizing!=="border-box")return{x:0,y:0};const[t,e]=[ft(n),pt(n,0)];return{x:F(t)+F(e),y:G(
t)+G(e)}}function fe(n,t=!1){const e=n.display==="inline-block"||n.display==="block";return e&&(n.display=n.display==="block"?"flex":"inline-flex",Object.assign(
n,t?kf:Wk)),{style:Mo(n),isCentered:e}}const kf={flexDirection:"row",justifyContent:"space-between",alignItems:"center",flexWrap:"nowrap"},Wk={...kf,flexDirection:"\
column",justifyContent:"center",alignItems:"stretch"},Of=["Top","Right","Bottom","Left"],Mf=["TopLeft","TopRight","BottomRight","BottomLeft"];function Mo(n){const t=n.
backgroundImage.length===0&&Pk.has(So(n.backgroundColor));if(!Sf(n)||!t||n.appearance==="none")return n;for(const e of Of){const s=n[`padding${e}`];Object.assign(
n,{[`border${e}Width`]:1,[`border${e}Style`]:"solid",[`padding${e}`]:{...s,px:s.px+1}})}if(!vf(n))for(const e of Mf)n[`border${e}Radius`]=Nk;return n}const Sf=n=>Of.
every(t=>n[`border${t}Width`]===2&&/^(?:in|out)set$/.test(n[`border${t}Style`])),vf=n=>Mf.some(t=>n[`border${t}Radius`][0].px>0),So=n=>n?.color.join()??"",Nk=[(0,S.
yA)(2),(0,S.yA)(2)],Tf={color:[1,1,1],alpha:1},If=[239/255,239/255,239/255].join(),Pk=new Set([So(Tf),If]);function Dk(n,t,{least:e,beside:s,swatch:i,isCentered:o}){
if(n.children=[i?us(n,{...$k,backgroundColor:i}):t],e!==void 0&&n.style.width==="auto"){const r=s?s.before+s.width+s.after:0;jk(n,typeof e=="number"?e-r:e)}if(s){
const{drawing:r,width:a,height:c,before:l,after:d}=s,f=us(n,{marginLeft:(0,S.yA)(l),marginRight:(0,S.yA)(d),flexShrink:0});f.inner="image",f.replaced={image:void 0,
drawing:r,width:a,height:c},n.add(f)}n.inner=o?"flex":"blocks";for(const r of n.children)r.isItem=o}const us=({style:n},t)=>new tt(Dt(n,JSON.stringify(t),()=>({
...It(n,"block").style,...t}))),Ef={color:[118/255,118/255,118/255],alpha:1},ps=n=>Object.fromEntries(["Top","Right","Bottom","Left"].flatMap(t=>[[`border${t}Wi\
dth`,1],[`border${t}Style`,"solid"],[`border${t}Color`,n]])),$k={...ps(Ef),flexGrow:1,alignSelf:"stretch",marginTop:(0,S.yA)(4),marginBottom:(0,S.yA)(4),marginLeft:(0,S.
yA)(2),marginRight:(0,S.yA)(2)};function zk(n,t=0){const{decorations:e}=n,s=t===0?{}:{marginLeft:(0,S.yA)(t)};return new tt(Dt(n,`line ${t}`,()=>({...It(n,"bloc\
k").style,decorations:e,...s})))}const Fk={separator:{paddingLeft:(0,S.yA)(1),paddingRight:(0,S.yA)(1)},button:{...ps(Ef),backgroundColor:{color:[239/255,239/255,
239/255],alpha:1},paddingTop:(0,S.yA)(2),paddingBottom:(0,S.yA)(2),paddingLeft:(0,S.yA)(7),paddingRight:(0,S.yA)(7),marginRight:(0,S.yA)(4),...Object.fromEntries(
["TopLeft","TopRight","BottomRight","BottomLeft"].map(n=>[`border${n}Radius`,[(0,S.yA)(2),(0,S.yA)(2)]]))}};function Gk(n,t,e){const{style:s}=t.styled;for(const{
text:i,look:o}of n){if(o===void 0){Re(i,t,e);continue}const r=new tt(Dt(s,o,()=>({...It(s,"inline").style,...Fk[o]})));e.push({inline:{kind:"open",box:r,owner:void 0},
home:void 0,isBlank:!0}),Re(i,t,e),e.push({inline:{kind:"close",box:r},home:void 0,isBlank:!0})}}function jk(n,t){const e={height:(0,S.yA)(0),overflow:"hidden",
visibility:"hidden"},s=us(n,typeof t=="number"?{...e,width:(0,S.yA)(t)}:e);typeof t=="string"&&(s.inner="lines",s.inlines=[{kind:"text",text:t,style:s.style,owner:void 0}]);
const i=us(n,{});for(const o of[...n.children,s])i.add(o);n.children=[i]}const Hk=Object.keys(wt.AG);function Uk(n,t){const e=(0,wt.lM)(t),s={};for(const o of Hk)
n[o]!==e[o]&&Object.assign(s,{[o]:n[o]});const{decorations:i}=n;return i.length>t.decorations.length&&Object.assign(s,{decorations:i}),s}const Kk=new Set(["prog\
ress","meter"]),Rf=n=>Kk.has(n.name)||wf(n);function Yk(n){const{name:t,attributes:e}=n,s=(f,h)=>{const u=e.get(f)?.trim(),p=u===void 0||u===""?NaN:Number(u);return Number.
isFinite(p)?p:h},i=t==="progress"?0:s("min",0),o=s("max",t==="input"?100:1),r=s("value",t==="input"?(i+o)/2:i),a=(r-i)/(o-i),c=(f,h,u)=>Math.min(Math.max(s(f,h),
u),o),l=c("low",i,i),d={low:l,high:c("high",o,l),optimum:c("optimum",(i+o)/2,i)};return{share:Number.isFinite(a)?Math.min(Math.max(a,0),1):0,bar:t==="meter"?Xk[Vk(
r,d)]:"bar"}}const Xk=["bar","suboptimal-bar","worst-bar"];function Vk(n,{low:t,high:e,optimum:s}){const[i,o]=[s,n].map(r=>r<t?0:r>e?2:1);return i===o||i===0&&n===
t||i===2&&n===e?0:i===1||o===1?1:2}const[he,vo]=[15,8],To=178/255,Zk={color:[239/255,239/255,239/255],alpha:1},gs=[(0,S.yA)(he),(0,S.yA)(he)],Io={borderTopLeftRadius:gs,
borderTopRightRadius:gs,borderBottomLeftRadius:gs,borderBottomRightRadius:gs};function Jk(n,t,e){const s=t.accentColor??t.backgroundColor,i=It(n.style,"block").
style,o={...i,...Io,...ps({color:[To,To,To],alpha:1}),boxSizing:"border-box",height:(0,S.yA)(vo),marginTop:(0,S.yA)((he-vo)/2+.5),backgroundColor:Zk},r=new tt(o);
r.inner="blocks",r.add(new tt({...t,...Io,backgroundColor:s}));const a={...i,...Io,width:(0,S.yA)(he),height:(0,S.yA)(he),marginTop:(0,S.yA)(-(he+vo)/2),marginLeft:{
px:-he*e,percent:e},backgroundColor:s};n.add(r),n.add(new tt(a))}function qk(n,t,e,s){const{share:i,bar:o}=Yk(t),a={...s.pseudoStyle(t,o,e).style,display:"block",
width:{px:0,percent:i},height:{px:0,percent:1}};n.inner="blocks",wf(t)&&n.style.appearance!=="none"?Jk(n,a,i):n.add(new tt(a));const c=(0,C.a4)(t).replace(/\s+/g,
" ").trim();return c===""?`${Math.round(i*100)} %`:c}const ms=500,Af=2e3,Qk=20;class tO{given=new Map;length=0;add(t,e,s){if(this.length+=s.length+Qk,this.length>
B.uL)throw(0,B.dM)();const i=this.given.get(t);i?i.push({place:e,text:s}):this.given.set(t,[{place:e,text:s}])}onPages(t){const e=new Map(t.map((i,o)=>[i,o])),s=new Map;
for(const[i,o]of this.given){const r=o.flatMap(({place:a,text:c})=>{const l=a.sheet&&e.get(a.sheet);return l===void 0?[]:[{page:l,text:c}]});s.set(i,r.sort((a,c)=>a.
page-c.page))}return new eO(s)}}class eO{byName;spans=new Map;constructor(t){this.byName=t}textOf({string:t,which:e},s){const i=this.byName.get(t)??[],{first:o,
end:r}=this.spanOn(t,i,s),a=r>o;if(e==="first-except"&&a)return"";const c=e==="last"?r-1:a?o:o-1;return i[c]?.text??""}spanOn(t,e,s){const i=this.spans.get(t);if(i?.
page===s)return i;let o=i?.end??0;for(;o<e.length&&e[o].page<s;)o++;let r=o;for(;r<e.length&&e[r].page===s;)r++;const a={page:s,first:o,end:r};return this.spans.
set(t,a),a}}function nO(n){let t="";const e=[n];for(let i=0;i<Af&&t.length<=ms;i++){const o=e.pop();if(!o)break;if(o.kind==="text")t+=o.value.slice(0,2*ms);else
for(let r=Math.min(o.children.length,Af)-1;r>=0;r--)e.push(o.children[r])}const s=t.replace(/\s+/g," ").trim();return s.length>ms?`${s.slice(0,ms)}…`:s}const sO=/^(?:https?|mailto|tel|ftp):/i;
function Lf(n,t){if(n.startsWith("#")){const e=t.find(iO(n.slice(1)));return e&&{place:e}}return sO.test(n)?{uri:oO(n)}:void 0}function iO(n){try{return decodeURIComponent(
n)}catch{return n}}const oO=n=>{try{return new URL(n).href.replace(/[^!-~]/g,t=>encodeURIComponent(t))}catch{return n.replace(/[^!-~]/gu,t=>encodeURIComponent(t))}},
rO=300;function aO(n,t){const e=(0,C.a4)(n).replace(/\s+/g," ").trim();return(e===""?n.attributes.get("title")??t:e).slice(0,rO)}class Le{parent;own;outer;paragraph;constructor(t,e,s){
this.parent=t,this.own=e,this.outer=s}get(){return this.own?this.parent:this.outer?this.outer.get():this.paragraph??=this.parent.add("P")}end(){this.paragraph=void 0,
this.outer?.end()}}const cO=new Set(["P","H1","H2","H3","H4","H5","H6","TD","TH","LBody","Caption","Code"]);class lO{document;headings;data=new Map;constructor(t,e){
this.document=t,this.headings=e}top(){return new Le(this.document,!1)}enter(t,e,s){const{name:i}=t;if(s&&!this.tagOf(t))return{home:new Le(e.parent,!1,e),label:void 0};
if(s||e.end(),i==="li")return this.item(e);const o=this.tagOf(t);if(!o)return{home:new Le(e.parent,!1),label:void 0};const r=e.parent.add(o,this.factsOf(t,o));return{
home:new Le(r,cO.has(o)),label:void 0}}item(t){if(t.parent.tag!=="L")return{home:new Le(t.parent.add("P"),!0),label:void 0};const e=t.parent.add("LI"),s=e.add("\
Lbl");return{home:new Le(e.add("LBody"),!1),label:s}}tagOf(t){const{name:e}=t,s=this.headings.levelOf(t);if(s!==void 0)return`H${s}`;if(/^h[1-6]$/.test(e))return"\
P";const i=dO[e];return i?this.isData(t)?i:void 0:fO[e]}factsOf(t,e){const{attributes:s,name:i}=t;if(e==="L")return{attributes:{O:"List",ListNumbering:i==="ol"?
"Decimal":"Disc"}};if(e!=="TH"&&e!=="TD")return fs.Kj;const[o,r]=[Number(s.get("colspan"))||1,Number(s.get("rowspan"))||1],a={...o>1&&{ColSpan:o},...r>1&&{RowSpan:r}};
return e==="TD"?Object.keys(a).length>0?{attributes:{O:"Table",...a}}:fs.Kj:{attributes:{O:"Table",Scope:uO(t),...a}}}isData(t){let e=t;for(;e&&e.name!=="table";)
e=e.parent;if(!e)return!1;let s=this.data.get(e);return s===void 0&&this.data.set(e,s=hO(e)),s}}const dO={table:"Table",thead:"THead",tbody:"TBody",tfoot:"TBody",
tr:"TR",th:"TH",td:"TD",caption:"Caption"},fO={p:"P",ul:"L",ol:"L",menu:"L",blockquote:"BlockQuote",pre:"P",section:"Sect",article:"Sect",dt:"P",dd:"P",figcaption:"\
P",summary:"P"};function hO(n){const t=n.attributes.get("role");if(t==="presentation"||t==="none")return!1;let e=0,s=0;for(const i of(0,C.Ky)(n))if(i!==n){if(i.
name==="table")return!1;if(i.name==="th"||i.name==="thead"||i.name==="caption")return!0;i.name==="tr"&&e++,i.name==="td"&&s++}return e>1&&s>e}function uO(n){const t=n.
attributes.get("scope")?.toLowerCase();if(t==="row"||t==="rowgroup")return"Row";if(t==="col"||t==="colgroup")return"Column";const e=n.parent,s=e?.parent?.name===
"thead",i=e?.children.some(o=>o.kind==="element"&&o.name==="td");return!s&&i===!0?"Row":"Column"}function*Cf(n,{images:t,pictures:e,told:s}){const i=(0,j.bi)(n),
o=t.get(i)??(yield*e.at(i));return o||s.images.add(n),o}function*ws(n,t){const{backgroundImage:e,mask:s,borderImage:i}=n.style,o=[...e,...s?.backgroundImage??[],
...i?.image?[i.image]:[]];if(!o.some(a=>"url"in a))return;const r=new Map;for(const a of o){if(!("url"in a))continue;const c=yield*Cf(a.url,t);c&&r.set(a.url,c)}
n.images=r}function*Bf(n,t,e){const s=yield*Cf(n,e);if(!s)return;const i=new tt({...It(t,"inline-block").style});if(i.inner="image","drawing"in s){const{drawing:o,
width:r,height:a}=s;i.replaced={image:void 0,drawing:o,width:r,height:a};const{view:c}=o;c&&(i.style.aspectRatio=c[2]/c[3])}else i.replaced={image:s,...s.displayed};
return i}function*_f(n,t,e){const s=[];let i="";for(const o of n){if(typeof o=="string"){i+=o;continue}const r=yield*Bf(o.url,t,e);r&&(i!==""&&s.push(i),s.push(
r),i="")}return i!==""&&s.push(i),s}const Wf=7,pO=.5,gO=new Set(["p","div","h1","h2","h3","h4","h5","h6","ul","ol","dl","table","pre","section"]);function*mO(n,t,e){
const s=t.listStyleImage===void 0?void 0:yield*Bf(t.listStyleImage,t,e);if(!s?.replaced)return;const i=s.style,{width:o=pO*t.fontSize,height:r=o}=s.replaced;s.replaced.
width===void 0&&(i.width=(0,S.yA)(o));const a=t.direction==="rtl",[c,l]=a?["marginRight","marginLeft"]:["marginLeft","marginRight"];i[l]=(0,S.yA)(Wf);const d=f=>f===
"atom"?{inline:{kind:f,box:s,owner:void 0},home:void 0,isBlank:!1}:{inline:{kind:f,box:s},home:void 0,isBlank:!0};return t.listStylePosition==="inside"||(i[c]=(0,S.
yA)(-o-Wf),!wO(n))?d("atom"):(Object.assign(i,{position:"absolute",marginTop:(0,S.yA)(Math.max((Ss(t)-r)/2,0))}),d("apart"))}function wO({children:n}){const t=n.
find(e=>e.kind==="element"||e.value.trim()!=="");return t?.kind==="element"&&gO.has(t.name)}const bO=1e3;function yO(n){const{attributes:t}=n,e=t.get("role");if(t.
get("aria-hidden")==="true"||e==="presentation"||e==="none")return"";const s=(0,C.ZE)(n).find(({name:o})=>o==="title");return[t.get("aria-label"),s&&(0,C.a4)(s),
xO(n)].map(o=>o?.replace(/\s+/g," ").trim().slice(0,bO)).find(o=>o!==void 0&&o!=="")}function xO(n){const t=[],e=(0,C.ZE)(n).reverse();for(let s=e.pop();s;s=e.pop())
if(s.name==="text")t.push((0,C.a4)(s));else if(s.name!=="defs")for(const i of(0,C.ZE)(s).reverse())e.push(i);return t.join(" ")}const kO={px:0,percent:1},Eo=16,
OO={width:96,height:96};class MO{sources;constructor(t){this.sources=t}*boxOf(t,e){const s=new tt(e),i=this.sources.headings.placeOf(t);return i&&(s.place=i),yield*ws(
s,this.sources),s}*picture(t,e,s,i){const{images:o,pictures:r,told:a}=this.sources,{style:c}=e,l=yield*this.boxOf(t,c),d=(0,N.Z)(t),f=d===void 0?void 0:o.get((0,j.
bi)(d)),h=t.attributes.get("alt")??t.attributes.get("title"),u=d===void 0?void 0:yield*r.at((0,j.bi)(d));if(u){h===void 0&&a.undescribed++,yield*this.addDrawing(
t,e,u,h,s,i);return}if(!f){d!==void 0&&d.trim()!==""&&a.images.add(d),h!==void 0&&h.trim()!==""?this.substitute(h,e,s,i):this.keepPlace(l,d,h!==void 0,s,i);return}
h===void 0&&a.undescribed++;const{width:p,height:g}=/^\s*qr:/i.test(d)?OO:f.displayed;l.replaced={image:f,width:p,height:g},this.addReplaced(l,h,s,i)}addReplaced(t,e,s,i){
t.inner="image",e?.trim()!==""&&(t.element=new fs.Hg("Figure",void 0,{alt:e??""})),Ee(t.style)?(t.element&&s.home.parent.adopt(t.element),Ae(t,{},i)):Ae(t,{owner:s.
owner,home:s.home.get()},i)}*drawing(t,e,s,i){const{told:o,drawings:r}=this.sources,{drawing:a,size:c}=yield*r.read(t,e),l=yO(t);l===void 0&&o.undescribed++,yield*this.
addDrawing(t,e,{drawing:a,width:c?.width,height:c?.height},l,s,i)}*addDrawing(t,e,{drawing:s,width:i,height:o},r,a,c){const l={...e.style},d=yield*this.boxOf(t,
l);l.width==="auto"&&l.height==="auto"&&i===void 0&&o===void 0&&(l.width=kO),s.view&&(l.aspectRatio??=s.view[2]/s.view[3]),d.replaced={image:void 0,drawing:s,width:i,
height:o},this.addReplaced(d,r,a,c)}substitute(t,{style:e,variables:s},i,o){const{width:r,height:a,minHeight:c}=e,l=this.sources.quirks==="all"&&(r!=="auto"||a!==
"auto"),d={...e,height:"auto",aspectRatio:void 0},f=new tt(l?RO(e):Ee(e)?{...d,minHeight:typeof a=="object"?a:c}:{...d,width:"auto",minWidth:"auto",minHeight:"a\
uto"}),h=[];(!l||Ro(e))&&h.push(mo(Pf(e))),Re(t,{...i,styled:{style:(0,wt.lM)(e),variables:s}},h),an(f,h,i.home),l&&(f.isOnLine=!0),Ae(f,Ee(e)?{}:{owner:i.owner,
home:i.home.get()},o)}keepPlace(t,e,s,i,o){const{style:r,place:a,images:c}=t,l=e!==void 0&&e!=="",f=this.sources.quirks==="all"&&(r.width!=="auto"||r.height!=="\
auto")||r.width!=="auto"&&r.height!=="auto",h=l&&(f?Ro(r):!s),u=r.width!=="auto"&&Ee(r);if(h&&(f||u)){const b=Object.assign(new tt(f?Nf(r):IO(r)),{place:a,images:c});
an(b,[mo(Pf(r))],i.home),Ae(b,{},o);return}const p=()=>({...r,width:"auto",height:"auto"}),g=new tt(f?r:Dt(r,"unsized",p)),m=h?Eo:0;Object.assign(g,{place:a,images:c,
replaced:{image:void 0,drawing:h?Df:void 0,width:m,height:m}}),this.addReplaced(g,"",i,o)}}const Ro=({width:n,height:t})=>[n,t].every(e=>typeof e!="object"||e.percent!==
0||e.px>=vO),SO=n=>typeof n=="object"&&n.percent===0,vO=20,TO={color:[.75,.75,.75],alpha:1},IO=n=>({...n,height:"auto",aspectRatio:void 0,display:n.display==="b\
lock"?"flow-root":n.display});function Nf(n){const{width:t,height:e}=n,s=e==="auto"&&SO(t)?t:e,i={...n,width:t==="auto"?e:t,height:s,aspectRatio:void 0},o=n.borderTopWidth+
n.borderLeftWidth>0;return!Ro(n)||o?i:{...i,...ps(TO),boxSizing:"border-box",...EO}}const EO={paddingTop:(0,S.yA)(1),paddingRight:(0,S.yA)(1),paddingBottom:(0,S.
yA)(1),paddingLeft:(0,S.yA)(1)};function RO(n){const t=Nf(n),{height:e,minHeight:s}=t;return{...t,height:"auto",minHeight:typeof e=="object"?e:s}}function Pf(n){
const t=()=>({...It(n,"block").style,float:"left"}),e=new tt(Dt(n,"missing",t));return e.inner="image",e.replaced={image:void 0,drawing:Df,width:Eo,height:Eo},e}
const Ce=(n,t)=>({kind:"shape",path:n,fill:{paint:t,alpha:1,hasHoles:!1},stroke:void 0}),Df={view:[0,0,16,16],fit:{scaling:"meet",x:.5,y:.5},nodes:[Ce("0 0 m 11\
 0 l 16 5 l 16 9 l 9 16 l 0 16 l h",[.6,.6,.6]),Ce("1 1 m 10.5 1 l 15 5.5 l 15 8.5 l 8.5 15 l 1 15 l h",[.77,.84,.96]),Ce("1 12 m 4 9 l 7 7.5 l 10.5 8 l 12.5 11\
 l 8.5 15 l 1 15 l h",[.36,.68,.22]),Ce("2 5.5 m 3.5 4 l 5 3 l 6.5 4 l 8 5.5 l h 10.5 1 m 15 5.5 l 10.5 5.5 l h",[1,1,1]),Ce("16 10.5 m 16 16 l 10.5 16 l h",[.6,
.6,.6]),Ce("15 12.5 m 15 15 l 12.5 15 l h",[.36,.68,.22])]},AO=()=>({images:new Set,links:new Set,leftOut:new Map,fields:new Map,undescribed:0}),LO=new Set(["if\
rame","frame","frameset","object","embed","applet","video","audio","canvas","math"]);function CO(n){let[t,e]=[0,0];for(const{name:s,attributes:i}of(0,C.Ky)(n))s===
"link"&&/\bstylesheet\b/i.test(i.get("rel")??"")&&t++,s==="script"&&BO.test(i.get("type")??"")&&e++;return{links:t,scripts:e}}const BO=/^\s*(?:$|module\s*$|(?:text|application)\/(?:x-)?(?:java|ecma|j|live)script)/i,
_O=new Set(["lines","blocks","flex","grid"]),WO=/[\u1100-\u11ff\u2e80-\ua4cf\uac00-\ud7ff\uf900-\ufaff\uff01-\uff60]|[\u{20000}-\u{3fffd}]/u;function $f(n,t){return n.
style.writingMode==="across"||t.writingMode!=="across"?"none":_O.has(n.inner)&&!Ao(n)?"turned":"refused"}const Ao=({inner:n,inlines:t,children:e})=>n!=="turned"&&
(e.some(Ao)||t.some(s=>s.kind==="text"?WO.test(s.text):(s.kind==="atom"||s.kind==="apart")&&Ao(s.box))),NO=["flexDirection","flexWrap","justifyContent","alignCo\
ntent","alignItems","justifyItems","rowGap","columnGap","gridTemplateColumns","gridTemplateRows","gridTemplateAreas","gridAutoColumns","gridAutoRows","gridAutoF\
low"];function PO({style:n,inner:t}){return{...It(n,t==="flex"||t==="grid"?t:"block").style,...Object.fromEntries(NO.map(s=>[s,n[s]]))}}function zf(n){const{style:t}=n,
e=new tt(Dt(t,"turned content",()=>PO(n))),{inner:s,inlines:i,element:o,firstLine:r,children:a}=n;Object.assign(e,{inner:s,inlines:i,element:o,firstLine:r}),e.children=
a;const c="auto",l=t.display==="table-cell"||t.alignContent==="center",d=new tt(Dt(t,"turned",()=>({...It(t,"block").style,width:"fit-content",height:ax(n),maxHeight:t.
maxHeight,marginLeft:t.writingMode==="down"||l?c:{px:0,percent:0},marginRight:l?c:{px:0,percent:0}})));d.inner="turned",d.children=[e],Object.assign(n,{inner:"b\
locks",inlines:[],element:null,firstLine:void 0}),n.children=[d]}class DO{sources;counters=new I1;tags;pictures;constructor(t){this.sources=t,this.tags=new lO(t.
document,t.headings),this.pictures=new MO(t)}*build(t){const e=[],{styler:s}=this.sources;yield*this.element(t,{styled:s.start,home:this.tags.top(),owner:void 0,
table:void 0},e);const[i]=e;return i&&"block"in i?(FO(i.block,t),i.block):new tt(s.start.style)}*nodes(t,e,s){for(const i of t)i.kind==="text"?Re(i.value,e,s):yield*this.
element(i,e,s)}*element(t,e,s){const{styler:i,told:o}=this.sources,r=zO(e.styled.style,i.styleOf(t,e.styled,e.table));yield rt+i.takeWork();const{name:a}=t;(LO.
has(a)||pk(t))&&bs(o.leftOut,a);const{style:c}=r;if(c.display==="none")return;if(uk(t))return yield*this.control(t,r,e,s);const l=this.counters.enter(c,t);c.stringSet.
length>0&&(yield*this.nameStrings(t,c)),a==="br"?Y1(c,s):a==="wbr"?Re("​",{...e,styled:r},s):a==="img"?yield*this.pictures.picture(t,r,e,s):a==="svg"&&!t.isHtml?
yield*this.pictures.drawing(t,r,e,s):c.display==="contents"?yield*this.nodes(t.children,{...e,styled:r},s):c.display==="inline"?yield*this.inline(t,r,e,s):yield*this.
block(t,r,e,s),l()}*nameStrings(t,e){const{headings:s,strings:i}=this.sources;for(const{name:o,parts:r}of e.stringSet){const a=r.map(c=>"inner"in c?nO(t):this.textOf(
c,t,e)).join("");i.add(o,s.keepPlace(t),a),yield rt}}*control(t,e,s,i){const o=gk(t,e.style,s.styled.style),{style:r,mark:a}=o;t.name!=="button"&&bs(this.sources.
told.fields,t.name);const c=this.counters.enter(r,t),l={...e,style:r};if(a){const{drawing:d,size:f}=a;yield*this.pictures.addDrawing(t,l,{drawing:d,width:f,height:f},
a.alt,s,i)}else yield*this.block(t,l,s,i,o);c()}value({value:t,isHint:e,parts:s},i,o,r){const{styled:a}=o,c=e?this.sources.styler.pseudoStyle(i,"placeholder",a):
a,l=Dt(c.style,"text",()=>(0,wt.lM)(c.style));t.trim()===""?r.push({inline:{kind:"break",style:l},home:void 0,isBlank:!1}):Gk(s??[{text:t}],{...o,styled:{...c,style:l}},
r)}*inline(t,e,s,i){const o=yield*this.pictures.boxOf(t,e.style),r=this.ownerOf(t,s.owner),a={...s,styled:e,owner:r};i.push({inline:{kind:"open",box:o,owner:r},
home:void 0,isBlank:!0}),yield*this.content(t,e,a,i),i.push({inline:{kind:"close",box:o},home:void 0,isBlank:!0})}*content(t,e,s,i){e.pseudos.includes("before")&&
(yield*this.pseudo(t,"before",s,i)),yield*this.nodes($O(t),s,i),e.pseudos.includes("after")&&(yield*this.pseudo(t,"after",s,i))}*block(t,e,s,i,o){const{style:r}=e,
a=yield*this.pictures.boxOf(t,r),c=!Ee(r),l=this.tags.enter(t,s.home,c),{home:d}=l,f=this.ownerOf(t,s.owner),h=t.name==="table"?t:s.table,u=[];r.display==="list\
-item"&&(yield*this.marker(t,e,a,l,u));const p=o?.isCentered||o?.least!==void 0?zk(r,o.indent):a,g={styled:p===a?e:{...e,style:p.style},home:d,owner:f,table:h};
if(o?.text?this.value(o.text,t,g,u):Rf(t)||(yield*this.content(t,e,g,u)),e.pseudos.includes("first-letter")&&this.firstLetter(t,e,u,d),/^h[1-6]$/.test(t.name)&&
(a.keepsNext=!0),a.span=UO(t),an(p,u,d),o&&p!==a&&Dk(a,p,o),o?.isOnLine===!0&&(a.isOnLine=!0),e.pseudos.includes("first-line")&&a.inner==="lines"&&(a.firstLine=
Uk(this.sources.styler.pseudoStyle(t,"first-line",e).style,r)),t.name==="legend"&&!a.isApart&&(a.isLegend=!0),t.name==="fieldset"&&a.inner==="blocks"&&(a.legend=
a.children.find(({isLegend:m})=>m)),Rf(t)){const m=t.attributes.get("aria-label")??qk(a,t,e,this.sources.styler);a.element=new fs.Hg("Figure",void 0,{alt:m})}this.
turn(a,s),Ae(a,{owner:s.owner},i)}*marker(t,e,s,{home:i,label:o},r){const a=e.pseudos.includes("marker")?this.sources.styler.pseudoStyle(t,"marker",e).style:void 0,
c=Array.isArray(a?.content)?a.content:void 0,l=c||a?.content==="none"?void 0:yield*mO(t,s.style,this.sources);if(l)return void r.push(l);const d=c?.map(h=>this.
textOf(h,t,s.style)).join(""),f=d===void 0?this.counters.marker(s.style):{text:d,shape:void 0};!f||a?.content==="none"||(s.style.listStylePosition==="inside"?this.
insideMarker(f,a??bc((0,wt.lM)(s.style),s.style),i,r):s.marker={...f,style:a??s.style,element:o})}insideMarker({text:t,shape:e},s,i,o){const r={...s,decorations:[]},
a=new tt(e?{...r,marginRight:{px:r.fontSize,percent:0}}:r);o.push({inline:{kind:"open",box:a,owner:void 0},home:void 0,isBlank:!0});const c={kind:"text",text:e?
jO[e]:t,style:r,owner:void 0};o.push({inline:c,home:i.get(),isBlank:!1}),o.push({inline:{kind:"close",box:a},home:void 0,isBlank:!0})}turn(t,{styled:e}){const s=$f(
t,e.style);s==="turned"?zf(t):s==="refused"&&bs(this.sources.styler.ignored,"writing-mode")}textOf(t,e,s){if("string"in t&&bs(this.sources.styler.ignored,"conte\
nt"),"string"in t||"url"in t||"inner"in t)return"";if(!("target"in t))return this.counters.textOf(t,e,s);const{targets:i,headings:o}=this.sources;return i.textOf(
this.counters.textOf(t.target,e,s),t.style,o)}*pseudo(t,e,s,i){const o=this.sources.styler.pseudoStyle(t,e,s.styled),{style:r}=o;if(!Array.isArray(r.content)||r.
display==="none")return;const a=[];if(yield*this.made(r.content,t,{...s,styled:o},a),r.display==="inline"){const l=new tt(r);yield*ws(l,this.sources),i.push({inline:{
kind:"open",box:l,owner:s.owner},home:void 0,isBlank:!0});for(const d of a)i.push(d);i.push({inline:{kind:"close",box:l},home:void 0,isBlank:!0});return}const c=new tt(
r);yield*ws(c,this.sources),an(c,a,s.home),this.turn(c,s),Ae(c,{owner:s.owner},i)}*made(t,e,s,i){const{style:o}=s.styled,r=this.counters.enter(o,void 0),a=t.map(
c=>"url"in c?c:this.textOf(c,e,o));for(const c of yield*_f(a,o,this.sources))typeof c=="string"?Re(c,s,i):i.push({inline:{kind:"atom",box:c,owner:s.owner},home:void 0,
isBlank:!1});r()}firstLetter(t,e,s,i){const o=s.findIndex(u=>!("inline"in u)||!u.isBlank),r=s[o];if(!r||!("inline"in r)||r.inline.kind!=="text")return;const{text:a}=r.
inline,c=GO.exec(a)?.[0];if(c===void 0)return;const{style:l}=this.sources.styler.pseudoStyle(t,"first-letter",e),d=new tt(l),f={...r,inline:{...r.inline,text:c.
trimStart(),style:(0,wt.lM)(l)}},h={...r,inline:{...r.inline,text:a.slice(c.length)}};if(l.float==="none"){const u={inline:{kind:"open",box:d,owner:void 0},home:void 0,
isBlank:!0},p={inline:{kind:"close",box:d},home:void 0,isBlank:!0};s.splice(o,1,u,f,p,h)}else an(d,[f],i),s.splice(o,1,{inline:{kind:"apart",box:d},home:void 0,
isBlank:!0},h)}ownerOf(t,e){const s=t.name==="a"?t.attributes.get("href")?.trim():void 0,i=t.attributes.get("lang")?.trim();if(s!==void 0){const o=Lf(s,this.sources.
headings);if(o)return new Qd._("Link",{},e,{target:o,contents:aO(t,s)});s!==""&&s!=="#"&&this.sources.told.links.add(s)}return i!==void 0&&t.parent?.parent&&/^[a-z]{2,3}(?:-[a-z0-9]{1,8})*$/i.
test(i)?new Qd._("Span",{lang:i},e):e}}function bs(n,t){n.set(t,(n.get(t)??0)+1)}function $O(n){if(n.name!=="details"||n.attributes.has("open"))return n.children;
const t=(0,C.ZE)(n).find(({name:e})=>e==="summary");return t?[t]:[]}function zO(n,t){const{style:e}=t;return n.opacity===1||n.display!=="inline"||e.display!=="i\
nline"?t:{...t,style:{...e,opacity:e.opacity*n.opacity}}}function FO(n,t){const e=n.style,s=n.children.find(({isApart:r})=>!r),i=t.children.some(r=>r.kind==="el\
ement"&&r.name==="body");if(!s||!i||e.backgroundColor!==void 0||e.backgroundImage.length>0)return;const o=s.style;for(const r of HO)Object.assign(e,{[r]:o[r]}),
Object.assign(o,{[r]:wt.DI[r]});n.images=s.images}const GO=new RegExp("^\\s*\\p{P}{0,9}[\\p{L}\\p{N}\\p{S}]\\p{M}{0,9}\\p{P}{0,9}","u"),jO={disc:"•",circle:"○",
square:"▪"},HO=["backgroundColor","backgroundImage","backgroundSize","backgroundRepeat","backgroundPosition","backgroundClips","backgroundOrigin","backgroundA\
ttachment"];function UO({attributes:n}){const t=(i,o)=>{const r=n.get(i)??"";return/^\s*\d{1,6}\s*$/.test(r)?Number(r):o},e=Math.max(t(n.has("span")?"span":"col\
span",1),1),s=t("rowspan",1);return e===1&&s===1?Ic:{columns:e,rows:s}}const KO={scaling:"none",x:0,y:0},YO=/^data:image\/svg\+xml([^,]{0,200}),/i;async function XO(n,t){
const e=new Map;for(const s of n){const[i,o=""]=YO.exec(s)??[];if(i===void 0)continue;if(e.size===B.df)throw(0,B.bi)();const{root:r}=await(0,H.Z)(ZO(s.slice(i.length),
/;\s*base64\s*$/i.test(o)),t),a=(0,C.Ky)(r).find(({name:c,isHtml:l})=>c==="svg"&&!l);a&&e.set(s,a)}return e}async function VO(n,t){const e=new Map;let s;for(const[
i,o]of n){const a=(0,C.Ky)(o).some(({name:c})=>c==="style")?await t(o):s??=await t(o);e.set(i,{svg:o,sheets:a})}return e}function ZO(n,t){const e=n.replace(/(?:%[\da-f]{2})+/gi,
s=>Buffer.from(s.replaceAll("%",""),"hex").toString());return t?Buffer.from(e,"base64").toString():e}class Ff{files;page;tools;known=new Map;constructor(t,e,s){
this.files=t,this.page=e,this.tools=s}*at(t){const e=this.files.get(t);if(!e)return;const s=this.known.get(t);if(!s){const i=yield*this.read(e);return this.known.
set(t,i),i}if(this.tools.tally.drawn+=s.size,this.tools.tally.drawn>B.bJ)throw(0,B.iY)();return s}*read({svg:t,sheets:e}){const{tally:s}=this.tools,i=s.drawn,o=new Oi(
e,this.page),r=o.styleOf(t,o.start,void 0),{drawing:a,size:c}=yield*new gc({...this.tools,styler:o},t).read(t,r),l=g=>typeof g=="object"&&g.percent===0?g.px:void 0,
d=a.view??(c&&[0,0,c.width,c.height]),{width:f,height:h}=c??{width:l(r.style.width),height:l(r.style.height)},u=d?[Et(a.nodes,{clip:ae(...d)})]:a.nodes,p=a.view?
a.fit:KO;return{drawing:{...a,view:d,fit:p,nodes:u},width:f,height:h,size:s.drawn-i}}}var jt=I(86799),JO=I(69864),qO=I(68973),Lo=I(22194);const QO=44,tM=20,eM=12;
async function nM(n,t,e){const s=new DataView(n.buffer,n.byteOffset,n.byteLength),i=new Map;let o=t;for(let r=0;r<s.getUint16(eM);r++){const a=QO+r*tM,c=Buffer.
from(n.subarray(a,a+4)).toString("latin1"),[l,d,f]=[4,8,12].map(p=>s.getUint32(a+p));if(o-=f,o<0||d>f||l+d>n.length)throw(0,jt.t)("file");const h=n.subarray(l,l+
d),u=d===f?h:(await(0,qO.a5)(h,f,e)).bytes;if(u.length!==f)throw(0,jt.t)("file");i.set(c,u)}return(0,Lo.f)([...i])}var sM=I(47762);class iM{data;at=0;constructor(t){
this.data=t}get left(){return this.data.length-this.at}byte(){return this.data.readUInt8(this.at++)}word(){const t=this.data.readUInt16BE(this.at);return this.at+=
2,t}signed(){const t=this.data.readInt16BE(this.at);return this.at+=2,t}number(){const t=this.byte();return t===253?this.word():t===254?this.byte()+506:t===255?
this.byte()+253:t}bytes(t){if(t>this.left)throw(0,jt.t)("file");const e=this.data.subarray(this.at,this.at+t);return this.at+=t,e}}const oM=["contours","points",
"flags","glyphs","composites","boxes","instructions"],[rM,aM,cM]=[36,2,4],lM=1,[dM,fM]=[500,60];async function hM(n,t){const e=n.readUInt16BE(cM);let s=rM;const i=h=>{
if(s+h>n.length)throw(0,jt.t)("file");return n.subarray(s,s+=h)},o=Object.fromEntries(oM.map((h,u)=>[h,new iM(i(n.readUInt32BE(8+u*4)))])),r=n.readUInt16BE(aM)&
lM?i(e+7>>3):void 0,a=o.boxes.bytes(e+31>>5<<2),c=[],l=Buffer.alloc((e+1)*4),d=new Int16Array(e);let f=0;for(let h=0;h<e;h++){const u=Gf(a,h)?o.boxes.bytes(8):void 0,
p=uM(o,u,r!==void 0&&Gf(r,h)),g=t.step(dM+p.length*fM);g&&await g,p.length>0&&(d[h]=p.readInt16BE(2)),l.writeUInt32BE(f,h*4),c.push(p),f+=p.length}return l.writeUInt32BE(
f,e*4),{glyf:Buffer.concat(c),loca:l,lefts:d}}const Gf=(n,t)=>(n[t>>3]&128>>(t&7))!==0;function uM(n,t,e){const s=n.contours.signed();if(s===0)return Buffer.alloc(
0);const i=s<0?yM(n,t):OM(n,s,t,e);return i.length%2===0?i:Buffer.concat([i,Buffer.of(0)])}const[pM,gM,jf,mM,wM,bM]=[1,8,32,64,128,256];function yM({composites:n,
glyphs:t,instructions:e},s){if(!s)throw(0,jt.t)("file");const i=[Buffer.of(255,255),s];let o=!1;for(let r=jf;r&jf;){const a=n.bytes(4);r=a.readUInt16BE(0),o||=(r&
bM)!==0;const c=r&gM?2:r&mM?4:r&wM?8:0;i.push(a,n.bytes((r&pM?4:2)+c))}if(o){const r=t.number();i.push(Buffer.of(r>>8,r&255),e.bytes(r))}return Buffer.concat(i)}
const[xM,kM]=[1,64];function OM({points:n,flags:t,glyphs:e,instructions:s},i,o,r){const a=Buffer.alloc(i*2);let c=0;for(let x=0;x<i;x++){if(c+=n.number(),c>t.left||
c===0)throw(0,jt.t)("file");a.writeUInt16BE(c-1,x*2)}const l=Buffer.alloc(c),[d,f]=[Buffer.alloc(c*2),Buffer.alloc(c*2)];let[h,u,p,g,m,w]=[0,0,1/0,1/0,-1/0,-1/0];
for(let x=0;x<c;x++){const M=t.byte(),[v,T]=MM(M&127,e);l[x]=M&128?0:xM,d.writeInt16BE(v,x*2),f.writeInt16BE(T,x*2),[h,u]=[h+v,u+T],[p,g,m,w]=[Math.min(p,h),Math.
min(g,u),Math.max(m,h),Math.max(w,u)]}r&&c>0&&(l[0]|=kM);const b=e.number(),y=Buffer.alloc(10);if(y.writeInt16BE(i,0),o)o.copy(y,2);else for(const[x,M]of[p,g,m,
w].entries())y.writeInt16BE(M,2+x*2);return Buffer.concat([y,a,Buffer.of(b>>8,b&255),s.bytes(b),l,d,f])}function MM(n,t){const e=(r,a)=>n>>r&1?a:-a;if(n<10)return[
0,e(0,((n&14)<<7)+t.byte())];if(n<20)return[e(0,((n-10&14)<<7)+t.byte()),0];const s=t.byte();if(n<84){const r=n-20;return[e(0,1+(r&48)+(s>>4)),e(1,1+((r&12)<<2)+
(s&15))]}const i=t.byte();if(n<120){const r=n-84;return[e(0,1+(Math.floor(r/12)<<8)+s),e(1,1+(r%12>>2<<8)+i)]}const o=t.byte();return n<124?[e(0,(s<<4)+(i>>4)),
e(1,((i&15)<<8)+o)]:[e(0,(s<<8)+i),e(1,(o<<8)+t.byte())]}const[SM,vM]=[12,100],TM=1953784678,IM=8,EM=50;async function RM(n,t,e){if(new DataView(n.buffer,n.byteOffset).
getUint16(SM)>vM)throw(0,jt.t)("file");const s=sM.A.create(n),{tables:i,flavor:o}=s.directory,r=Object.values(i).reduce((d,{length:f,transformLength:h})=>d+(h??
f),0);if(r>t||o===TM)throw(0,jt.t)("file");await e.rest(),s._decompress(),e.add(r*IM);const a=new Map;for(const[d,{offset:f,length:h,transformLength:u}]of Object.
entries(i))a.set(d,Buffer.from(s.stream.buffer.subarray(f,f+(u??h))));const{glyf:c}=i;if(!c?.transformed)return(0,Lo.f)([...a]);const l=await hM(a.get("glyf"),e);
return a.set("glyf",l.glyf).set("loca",l.loca),a.get("head")?.writeInt16BE(1,EM),i.hmtx?.transformed&&a.set("hmtx",LM(a,l.lefts)),(0,Lo.f)([...a])}const AM=34;function LM(n,t){
const e=n.get("hmtx"),s=n.get("hhea").readUInt16BE(AM),i=e.readUInt8(0),o=Buffer.alloc(s*4+Math.max(t.length-s,0)*2);let r=1+s*2;for(let a=0;a<Math.max(t.length,
s);a++){const c=i&(a<s?1:2),l=c?t[a]??0:e.readInt16BE(r);c||(r+=2),a<s&&o.writeUInt16BE(e.readUInt16BE(1+a*2),a*4),o.writeInt16BE(l,a<s?a*4+2:s*4+(a-s)*2)}return o}
var CM=I(77904),BM=I(59277);const _M=50,[WM,NM,PM]=[2e7,3e6,15e5],[DM,$M,zM]=[1e6,100,3];async function FM(n,t,e){const s=new Map,i=[...new Set(`${GM}${t}`)].map(
l=>l.codePointAt(0)),o={fonts:_M,bytes:WM};let r=0;for(const l of n){const d=l.ranges&&await JO.N.of(l.ranges.map(jM),e),f=e.step(DM+(d?i.length*$M:0));if(f&&await f,
d&&!i.some(b=>d.find(b)))continue;const h=await HM(l.sources,o,e);if(!h){r++;continue}const{family:u,weight:p,isItalic:g}=l,m=JSON.stringify([u,p,g]),w=s.get(m)??
{face:l,parts:[]};s.set(m,w),w.parts.unshift({face:h,ranges:d})}const a=[...s.values()].map((l,d)=>({...l,id:`Own${d}`})),c=a.map(({id:l,parts:d,face:{family:f,
weight:h,isItalic:u}})=>({id:l,family:f,weight:h,isItalic:u,isBold:h>=vs,zero:d[0].face.plain("0").advance/1e3,hasSpace:d.some(({ranges:p})=>!p||p.find(Hf)!==void 0)}));
return{own:a.map(({id:l,parts:d})=>({id:l,parts:d})),families:c,unread:r}}const Hf=32,GM=Array.from({length:95},(n,t)=>String.fromCharCode(Hf+t)).join(""),jM=([
n,t])=>({first:n,last:t,value:!0});async function HM(n,t,e){for(const s of n){const i=t.fonts>0?(0,Fo.J)(s)?.bytes:void 0;if(!i)continue;t.fonts--;const o=e.step(
s.length*zM);o&&await o;try{const r=await UM(i,t.bytes,e);return t.bytes-=r.length,t.bytes<0?void 0:await(0,CM.ar)((0,jt.g)({name:"font",bytes:r},"file"),e)}catch(r){
if(r instanceof Z.zU&&r.code!=="invalid_parameters")throw r}}}async function UM(n,t,e){const s=(0,BM.y)(n);if(s==="a WOFF font")return await nM(n,t,e);if(s!=="a\
 WOFF2 font")return n;if(n.length>PM)throw(0,jt.t)("file");return await RM(n,Math.min(t,NM),e)}const KM=[["SemiBold",/^(?:b|strong|h[1-6]|th|optgroup)$/,/font-weight|font\s*:/i],
["Italic",/^(?:i|em|cite|var|dfn|address)$/,/italic|oblique/i],["Serif",/^$/,/(?<!sans-)\bserif|georgia|times|garamond|palatino|antiqua|bookman|cambria|constantia|baskerville|didot|bodoni|century|charter|cursive|fantasy|merriweather|lora|katex|latin modern|computer modern|crimson|playfair|cormorant/i],
["Mono",/^(?:code|pre|kbd|samp|tt|textarea|input (?:date|time|month|week|datetime-local))$/,/mono|courier|consolas|menlo/i]],YM=/^font(?:-family)?$/;function XM({
selector:n,declarations:t}){const[e,...s]=n.compounds;return(e.name===void 0?e.classes.length===0&&e.id===void 0:/^(?:html|body)$/.test(e.name))&&s.length===0&&
t.some(({name:o,value:r})=>YM.test(o)&&r.trim()!=="serif")}const VM=n=>n.kind==="element"&&n.name==="body"&&/\bfont(?:-family)?\s{0,9}:/i.test(n.attributes.get(
"style")??""),ZM=300,Uf=n=>!n.slice(0,ZM).split(",").some(t=>/var\(|inherit|initial/i.test(t)||Ts(t.replace(/["']/g,"").trim().toLowerCase()));async function JM(n,t){
let e;for(const{declarations:s}of n)if(s!==e){e=s;for(const{name:i,value:o}of s){const r=i==="font-family",a=t.step(r?Kf*5:30);if(a&&await a,r&&Uf(o))return!0}}
return!1}const qM=n=>/font-family\s{0,9}:([^;]{1,300})/i.exec(n)?.[1]??"serif",Kf=2e3,QM=["style","font-family","font-style","font-weight","face"];async function tS(n,{
rules:t},{header:e="",footer:s="",date:i="",title:o},r){const a=new Set,c=["•○▪",e,s,i,o];for(const d of n.flatMap(C.Ky)){const f=r.step(Kf);f&&await f;const h=QM.
flatMap(w=>{const b=d.attributes.get(w);return b===void 0?[]:[`${w}:${b}`]}).join(";");Uf(qM(h))&&a.add("Serif");const u=d.name==="input"?d.attributes.get("type")??
"":"",p=d.name==="input"?`input ${u.trim().toLowerCase()}`:d.name,m=d.name==="style"?(0,C.a4)(d):"";for(const[w,b,y]of KM)(b.test(p)||y.test(h)||y.test(m))&&a.add(
w);for(const[,w]of m.matchAll(/\\([\da-f]{2,6})/gi)){const b=Number.parseInt(w,16);b>127&&b<=1114111&&(b<55296||b>57343)&&c.push(String.fromCodePoint(b))}for(const w of[
"alt","title","data-label","value","placeholder","label"])c.push(d.attributes.get(w)??"");for(const w of d.children)w.kind==="text"&&c.push(w.value.replace(/[\0-\x7f]+/g,
""))}const l=()=>!t.some(XM)&&!n.some(({children:d})=>d.some(VM));return!a.has("Serif")&&(await JM(t,r)||l())&&a.add("Serif"),{styles:[...a],text:c.join("")}}class eS{headings=new Map;places=new Map;named=new Map;constructor(t){
const e=[];for(const s of(0,C.Ky)(t)){const{name:i,attributes:o}=s,r=o.get("id")??(i==="a"?o.get("name"):void 0),a=/^h([1-6])$/.exec(i)?.[1];if(r===void 0&&a===
void 0)continue;const c={};if(this.places.set(s,c),r!==void 0&&!this.named.has(r)&&this.named.set(r,c),a===void 0)continue;const l=(0,C.a4)(s).replace(/\s+/g," ").
trim();if(l!==""){for(;e.length>0&&e.at(-1)>=Number(a);)e.pop();e.push(Number(a)),this.headings.set(s,{title:l,level:Math.min(e.length,6),place:c})}}}levelOf(t){
return this.headings.get(t)?.level}placeOf(t){return this.places.get(t)}keepPlace(t){let e=this.places.get(t);return e||this.places.set(t,e={}),e}find(t){return this.
named.get(t)}get first(){return[...this.headings.values()][0]?.title}get bookmarks(){const t=[],e=[{level:0,children:t}];for(const{title:s,level:i,place:o}of this.
headings.values()){if(!o.sheet)continue;for(;e.at(-1).level>=i;)e.pop();const r=[];e.at(-1).children.push({title:s,place:o,children:r}),e.push({level:i,children:r})}
return t}}const Co=10;class nS{numbers=new Map;asked=new Map;begin(){this.asked=new Map}textOf(t,e,s){const i=Lf(t.trim(),s);return!i||!("place"in i)?"":(this.asked.
set(t,i.place),rn(this.numbers.get(t)??Co,e))}isSettled(t){let e=!0;for(const[s,i]of this.asked){const o=t.get(i),r=o===void 0?Co:o+1;(this.numbers.get(s)??Co)!==
r&&(e=!1),this.numbers.set(s,r)}return e}get isEmpty(){return this.asked.size===0}}const Yf=`
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
`,Xf={plain:"",report:`${Yf}
h1 { font-size: 1.95em; border-bottom: 0.8pt solid var(--accent-color); padding-bottom: 0.12em }
h2 { font-size: 1.56em } h3 { font-size: 1.25em }
table { width: 100%; border-bottom: 0.7pt solid var(--accent-color) }
thead th { border-top: 0.7pt solid var(--accent-color); border-bottom: 0.7pt solid var(--accent-color); background: #eef1f5 }
tbody tr:nth-child(even) td { background: #f4f5f7 }`,letter:`${Yf}
h1 { font-size: 1.25em } h2 { font-size: 1.1em } h3, h4, h5, h6 { font-size: 1em }
thead th { border-bottom: 0.7pt solid var(--accent-color, #737373) }`};function sS(n,t){const e=t??(n==="report"?gn.uR:void 0);if(!e)return Xf[n];const s=`rgb(${e.
map(o=>Math.round(o*255)).join(", ")})`,i=`html { --accent-color: ${s} } h1, h2, h3, h4, h5, h6 { color: ${s} } hr { border-color: ${s} }`;return`${Xf[n]} ${i}`}
var iS=I(63895),Vf=I(38017),oS=I(37645);class Bo{layout;canvas;constructor(t,e,s){this.layout=new Yo({layOut:Jd,widthsOf:as},t.typefaces,e,s);const{sheets:i}=t,
o={widthOf:()=>s.width*ct,heightOf:()=>s.height*ct,view:{width:s.width*ct,height:s.height*ct},areaOf:r=>({page:i[r],left:0,top:0,height:i[r].height})};this.canvas=
new rS(t,o,ct,ho,qd)}static async open(t,e){return new Bo(t,await(0,Xe.Vn)(),e)}widthsOf(t){return this.layout.widthsOf(t)}*heightOf(t,e){return(yield*this.layout.
layOut(t,{width:e,height:void 0,fixedWidth:e})).height}*draw(t,e,s,i){const[o,r]=[Math.max(s.right-s.left,0),Math.max(s.bottom-s.top,0)],a=yield*this.layout.layOut(
e,{width:o,height:r,fixedWidth:o,fixedHeight:r});this.canvas.running=i,yield*new Yt(new Hn(this.canvas,t),this.layout).paint(yield*Se(a,s.left,s.top),!0)}close(){
this.canvas.close()}}class rS extends ve{running;put(t,e,s){const{running:i}=this,o=t.drawn.at(-1);i?o!==void 0&&"inks"in o&&o.running===i?(0,Y.RZ)(o.inks,s):t.
run(i,...s):super.put(t,e,s)}}const ys={least:0,most:0,isAuto:!1};function aS(n,[t,e,s]){if(!e){const[l,d]=Zf(n,t??ys,s??ys);return[l,0,d]}const[i,o]=[t??ys,s??
ys],r={least:2*Math.max(i.least,o.least),most:2*Math.max(i.most,o.most),isAuto:i.isAuto||o.isAuto},[a]=Zf(n,e,r),c=Math.max((n-a)/2,0);return[i.isAuto?c:i.most,
a,o.isAuto?c:o.most]}function Zf(n,t,e){if(!t.isAuto&&!e.isAuto)return[t.most,e.most];if(!t.isAuto)return[t.most,Math.max(n-t.most,0)];if(!e.isAuto)return[Math.
max(n-e.most,0),e.most];const s=(a,c)=>c>0?a/c:.5,[i,o]=[t.least+e.least,t.most+e.most];if(o<=n){const a=t.most+(n-o)*s(t.most,o);return[a,n-a]}const r=i<=n?t.least+
(n-i)*s(t.most-t.least,o-i):n*s(t.least,i);return[r,n-r]}const Jf=["top","bottom"],qf=["left","right"];function*cS(n,t,e){const s=new Map;for(const i of Jf)yield*th(
lS(i,t,e),n,s);for(const i of qf)yield*th(dS(i,t,e),n,s);for(const i of Jf)for(const o of qf){const r=`${i}-${o}-corner`,a=n.get(r);if(!a)continue;const c=fn(a,
t),[l,d]=_o(o,c,a,t),[f,h]=Qf(i,c,a,t);s.set(r,{left:l,right:d,top:f,bottom:h})}return s}function fn({style:n},{width:t}){const[e,s]=[ft(n),pt(n,t)];return{margin:Wt(
n,t),wide:F(e)+F(s),tall:G(e)+G(s)}}function _o(n,{margin:t,wide:e},{style:s},i){const[,o,,r]=i.margins,a=n==="left"?r:o,c=V(s.width,a,e,s)??Math.max(a-F(t),0),
l=gt(c,s,a,e),d=n==="left"?r-t.right-l:i.width-o+t.left;return[d,d+l]}function Qf(n,{margin:t,tall:e},{style:s},i){const[o,,r]=i.margins,a=n==="top"?o:r,c=V(s.height,
a,e,s)??Math.max(a-G(t),0),l=Mt(c,s,a,e),d=n==="top"?o-t.bottom-l:i.height-r+t.top;return[d,d+l]}function lS(n,t,e){const[,s,,i]=t.margins,o=t.width-i-s;return{
names:[`${n}-left`,`${n}-center`,`${n}-right`],room:o,*wishOf(r){const{margin:a,wide:c}=fn(r,t),l=V(r.style.width,o,c,r.style),{least:d,most:f}=l===void 0?yield*e.
widthsOf(r):{least:l,most:l};return{least:d+F(a),most:f+F(a),isAuto:l===void 0}},rectOf(r,a,c){const l=fn(r,t),[d,f]=Qf(n,l,r,t),h=i+a+l.margin.left;return{left:h,
right:h+Math.max(c-F(l.margin),0),top:d,bottom:f}}}}function dS(n,t,e){const[s,,i]=t.margins,o=t.height-s-i;return{names:[`${n}-top`,`${n}-middle`,`${n}-bottom`],
room:o,*wishOf(r){const a=fn(r,t),[c,l]=_o(n,a,r,t),d=V(r.style.height,o,a.tall,r.style),f=(d??(yield*e.heightOf(r,l-c)))+G(a.margin);return{least:f,most:f,isAuto:d===
void 0}},rectOf(r,a,c){const l=fn(r,t),[d,f]=_o(n,l,r,t),h=s+a+l.margin.top;return{left:d,right:f,top:h,bottom:h+Math.max(c-G(l.margin),0)}}}}function*th({names:n,
room:t,wishOf:e,rectOf:s},i,o){const r=[];for(const c of n){const l=i.get(c);r.push(l&&(yield*e(l)))}const a=aS(t,[r[0],r[1],r[2]]);for(const[c,l]of n.entries()){
const d=i.get(l);d&&o.set(l,s(d,(t-a[c])*c/2,a[c]))}}const xs={"top-left-corner":["left","right","top"],"top-left":["middle","left","top"],"top-center":["middle",
"center","top"],"top-right":["middle","right","top"],"top-right-corner":["right","left","top"],"left-top":["left","center","upper"],"left-middle":["left","cente\
r","center"],"left-bottom":["left","center","lower"],"right-top":["right","center","upper"],"right-middle":["right","center","center"],"right-bottom":["right","\
center","lower"],"bottom-left-corner":["left","right","bottom"],"bottom-left":["middle","left","bottom"],"bottom-center":["middle","center","bottom"],"bottom-ri\
ght":["middle","right","bottom"],"bottom-right-corner":["right","left","bottom"]},Wo=({boxes:n},t)=>n.some(({name:e})=>xs[e]?.[2]===t),fS=[{name:"content",value:"\
counter(page)",important:!1},{name:"font-size",value:"9pt",important:!1},{name:"color",value:"#5c5c5c",important:!1}];async function hS(n,t,e){const{pageOf:s}=t,
i=s(0),[o,r,a,c]=i.margins,l={width:i.width-c-r,height:i.height-o-a},d=new uS(t,await Bo.open(n,l));for(const f of n.sheets.keys())await(0,Nt.k)(d.draw(f,n.sheets.
length),e);d.layout.close()}class uS{sources;layout;around;usual;styles=new Map;length=0;boxes=new Map;constructor(t,e){this.sources=t,this.layout=e,this.around=
kS(t),this.usual=t.numbers?[{name:"bottom-center",pages:"all",declarations:fS}]:[]}*draw(t,e){const s=this.sources.pageOf(t),i=new Map;for(const[c,l]of this.stylesOn(
s,t))i.set(c,yield*this.box(l,t+1,e));if(i.size===0)return;const{width:o,height:r}=s,a=yield*cS(i,{width:o,height:r,margins:Or(s,t)},this.layout);for(const[c,l]of a){
const d=xs[c][2],f=d==="top"?"Header":d==="bottom"?"Footer":void 0;yield*this.layout.draw(t,i.get(c),l,f)}}stylesOn(t,e){let s=this.styles.get(t);s||this.styles.
set(t,s=new Map);const i=["all",e%2===0?"right":"left",...e===0?["first"]:[]],o=i.join();let r=s.get(o);return r||s.set(o,r=this.stylesOf(t,i)),r}stylesOf({boxes:t,
text:e},s){const{styler:i}=this.sources,o=t.length===0?this.usual:t,r=[];for(const{pages:d,declarations:f}of e)s.includes(d)&&(0,Y.RZ)(r,f);const a=r.length===0?
this.around:i.styleFrom(r,this.around),c=new Map;for(const{name:d,pages:f,declarations:h}of o)if(s.includes(f)&&Object.hasOwn(xs,d)){const u=c.get(d)??[...wS(d)];
c.set(d,u),(0,Y.RZ)(u,h)}const l=new Map;for(const[d,f]of c){const{style:h}=i.styleFrom(f,a);Array.isArray(h.content)&&h.display!=="none"&&l.set(d,yS(h))}return l}*box(t,e,s){
let i=this.boxes.get(t);i||this.boxes.set(t,i=new Map);const r=t.content.map(h=>"url"in h?h:xS(h,e,s,this.sources.strings));for(const h of r)this.length+=pS+(typeof h==
"string"?h.length:gS);if(this.length>B.aU)throw(0,B.iV)();const a=r.map(h=>typeof h=="string"?h:"").join("\0"),c=i.get(a);if(c)return c;const l=new tt(t);yield*ws(
l,this.sources);const d=(yield*_f(r,t,this.sources)).map(h=>typeof h=="string"?{kind:"text",text:h,style:t,owner:void 0}:{kind:"atom",box:h,owner:void 0});d.length>
0&&Object.assign(l,{inner:"lines",inlines:d});const f=$f(l,this.around.style);return f==="turned"?zf(l):f==="refused"&&this.sources.styler.ignored.set("writing-\
mode",1),i.size<mS&&i.set(a,l),l}}const pS=1,gS=100,mS=20;function wS(n){const[,t,e]=xs[n];return[{name:"text-align",value:t,important:!1},{name:"vertical-align",
value:e==="upper"?"top":e==="lower"?"bottom":"middle",important:!1}]}const bS={middle:"center",bottom:"end"};function yS(n){const{verticalAlign:t}=n,e=typeof t==
"string"?bS[t]??"start":"start";return{...n,display:"block",float:"none",position:"static",verticalAlign:"baseline",alignContent:e}}function xS(n,t,e,s){return"\
text"in n?n.text:"string"in n?s.textOf(n,t-1):"counter"in n?rn(n.counter==="pages"?e:n.counter==="page"?t:0,n.style):""}function kS({styler:n,root:t}){const e=n.
styleOf(t,n.start,void 0),s=(0,C.ZE)(t).find(({name:o})=>o==="body");if(!s||e.style.fontFamily.join()!=="serif")return e;const{fontFamily:i}=n.styleOf(s,e,void 0).
style;return{...e,style:{...e.style,fontFamily:i}}}async function OS({root:n,quirks:t},e,s){const{pace:i}=s,o={width:e.width/ct,height:e.height/ct,margin:e.margin/
ct},r=await ih(n,t,{width:o.width-2*o.margin,height:o.height-2*o.margin},sS(e.theme,e.accent),s),a=await VO(e.svgs,_t=>ih(_t,"none",o,"",s)),c=await Yh(r.pages,
o,i),l=c.usual,d=ES(l,e.running),f=[n,...[...a.values()].map(({svg:_t})=>_t)],h=await tS(f,r,e.running,i),{own:u,families:p,unread:g}=await FM(r.fontFaces,h.text,
i),m=new mr(p),w=await IS({...h,own:u},e,s),b=hn(l),y=e.logo&&(0,Vf.h)(e.logo,b,d,No),x=y?Math.max(y.room-(l.own.first[0]-l.margins[0])*ct,0):0;let M=eh(n),v=new Map;
const T=new nS,{names:A,shadowsLeftOut:W,isSettled:z,unpaged:K}=await m1({box:AS(c),quirks:t,targets:()=>T.isEmpty?void 0:T,tree:async _t=>{T.begin(),w.document.
kids.splice(0,w.document.kids.length),M=eh(n);const un=new Oi(r,_t,m);({ignored:v}=un);const{document:ks}=w,Os=TS(n,_t,{...M,styler:un,images:e.images,targets:T,
document:ks,quirks:t},a),pn=await(0,Nt.k)(Os.build(n),i);return x>0&&(pn.children=[LS(x*_t.width/(b.width-b.left-b.right)),...pn.children]),pn}},w,i);w.document.
prune();const et=_t=>yn(c,A.of(_t)),{headings:it,strings:kt,told:Q}=M,nt=new Oi(r,l,m),xt=new Ff(a,l,nh(Q,e.images)),Ht=kt.onPages(w.sheets);await MS(w,{pageOf:et,
styler:nt,strings:Ht,root:n,pictures:xt,told:Q},{page:l,running:d,wishes:e},i);const Vt={page:c.named.size>0?K:0,"target-counter":z?0:1,"text-shadow":W};vS(v,[...Object.
entries(Vt),...nt.ignored,...SS(c,A.of(0))]);const{links:ue,scripts:zo}=CO(n);return{composition:w,bookmarks:it.bookmarks,told:Q,ignored:v,notLoaded:r.notLoaded+
g+ue,scripts:zo}}async function MS(n,t,{page:e,running:s,wishes:i},o){const{pageOf:r}=t,{logo:a,images:c,pageNumbers:l}=i,d=RS(r,e);a&&(0,Vf.h)(a,d(0),s,No).draw(
n.sheets[0]),await hS(n,{...t,images:c,numbers:l&&s.footer===void 0},o);const f=await iS.P.of(n.typefaces),h=(u,p)=>Wo(r(u),p==="Header"?"top":"bottom");await(0,oS.
N)(n,f,{frameOf:d,size:No,isBare:h,pace:o},s)}const SS=({ignored:n},t)=>[...n].filter(e=>t!==As||!e.startsWith("@page :first ")).map(e=>[e,1]),eh=n=>({headings:new eS(
n),strings:new tO,told:AO()});function vS(n,t){for(const[e,s]of t)s>0&&!n.has(e)&&n.set(e,s)}function TS(n,t,e,s){const{told:i,images:o,styler:r}=e,a=nh(i,o),c=new gc(
{...a,styler:r},n);return new DO({...e,drawings:c,pictures:new Ff(s,t,a)})}async function IS(n,{font:t,boldFont:e},s){const i=await S1.B.open({...n,font:t,boldFont:e},
s);return await i.typefaces.warm([],s.pace),i}const nh=({leftOut:n,images:t},e)=>({tally:{drawn:0},leaveOut:s=>n.set(s,(n.get(s)??0)+1),imageAt:s=>{const i=e.get(
(0,j.bi)(s));return i||t.add(s),i}}),No=11,Po=18;function ES(n,t){const{header:e,footer:s,...i}=t,o={...i,...!Wo(n,"top")&&{header:e},...!Wo(n,"bottom")&&{footer:s}},
{top:r,bottom:a}=hn(n),c=[["header",r],["footer",a]].filter(([l,d])=>o[l]!==void 0&&d<Po).map(([l])=>({field:l,message:`needs a margin of at least ${Po/72} inch\
es; give a larger margin, here or in @page of the style sheets`,mentions:["margin"]}));if(c.length>0)throw(0,Z.G6)(c);return o}const hn=({width:n,height:t,margins:[
e,s,i,o]})=>({width:n*ct,height:t*ct,left:o*ct,right:s*ct,top:e*ct,bottom:i*ct});function RS(n,t){const e=new Map,{top:s,bottom:i}=hn(t);return o=>{const r=n(o);
let a=e.get(r);if(!a){const c=hn(r),l=(d,f)=>d<Po?f:d;e.set(r,a={...c,top:l(c.top,s),bottom:l(c.bottom,i)})}return a}}const AS=n=>({widthOf:t=>{const{width:e,left:s,
right:i}=hn(yn(n,t));return e-s-i},heightOf:t=>(0,Y.Kf)([0,1,2].map(e=>sh(yn(n,t),e).height)),areaOf:(t,e)=>sh(yn(n,e),t),view:{width:n.usual.view.width*ct,height:n.
usual.view.height*ct},first:n.hasFirst?As:void 0});function sh(n,t){const[e,,s,i]=Or(n,t);return{page:{width:n.width*ct,height:n.height*ct},left:i*ct,top:e*ct,height:(n.
height-e-s)*ct}}const LS=n=>new tt({...wt.DI,display:"block",height:{px:n/ct,percent:0}});async function ih(n,t,e,s,{pace:i}){const o=new Kp(e,i);await o.add(Am,
!0),t==="all"&&await o.add(Lm,!0);const r=(0,C.ZE)(n).find(({name:a})=>a==="body");r&&await o.add((0,Go.gf)(r),!0),await o.add(s,!0);for(const a of(0,C.Ky)(n))a.
name==="style"&&await o.addFor(a.attributes.get("media")??"",(0,C.a4)(a));return o}var Be=I(98446),CS=I(71775);const Do=12,BS=({told:n,ignored:t,notLoaded:e,scripts:s,
...i})=>[...(0,CS.l)({...i,from:"HTML",told:n}),...t.size>0?[_S(t)]:[],...e>0?[WS(e)]:[],...s>0?[NS(s)]:[],...n.leftOut.size+n.fields.size>0?[PS(n)]:[]];function $o(n){
const t=[...n].sort(([s,i],[o,r])=>r-i||(s<o?-1:1)),e=t.slice(0,Do).map(([s,i])=>i>1?`${s.slice(0,40)} (${i})`:s.slice(0,40));return(0,Be.Dw)(t.length>Do?[...e,
`${t.length-Do} more`]:e)}const _S=n=>({code:"styles_ignored",message:`The style sheets have ${(0,Be.y_)(n.size,"property","properties")} and rules that are not\
 supported, and had no effect: ${$o(n)}.`}),WS=n=>({code:"styles_not_loaded",message:`${(0,Be.y_)(n,"style sheet or font","style sheets and fonts")} ${(0,Be.d5)(
n,"was","were")} not loaded. Nothing is fetched: write styles into a style element, and fonts that may be embedded into @font-face as data: addresses. Other tex\
t is set in Noto fonts.`}),NS=n=>({code:"html_scripts_not_run",message:`${(0,Be.y_)(n,"script")} of the HTML ${(0,Be.d5)(n,"was","were")} not run. Text, styles \
and charts that scripts make are not in the document: write them into the HTML.`}),PS=({leftOut:n,fields:t})=>({code:"elements_left_out",message:[...n.size>0?[`\
Elements of the HTML were left out, because paper cannot show them or they are not supported: ${$o(n)}.`]:[],...t.size>0?[`Fields of forms are drawn with their \
values, and cannot be filled in: ${$o(t)}.`]:[]].join(" ")}),DS=72,$S=async(n,t,e)=>{const{composition:s,finish:i,told:o,ignored:r,notLoaded:a,scripts:c,hasFont:l}=await zS(
n,t,e),{language:d,breaksArchive:f=!1}=i,h=await s.finish(i),u=t.letterhead&&await(0,ne.o)(h,t.letterhead,t.letterhead_password,e),p={compact:!0,objectStreams:"\
smallest"},g=u?.write?await u.write(p):await(0,ut.UN)(h,p),m=s.sheets.length,{missing:w}=s.typefaces,b=BS({told:o,ignored:r,notLoaded:a,scripts:c,missing:w,hasFont:l,
language:d,breaksArchive:f});return u&&(0,Y.RZ)(b,u.notes),{documents:[{name:`${rh(n.name)}.pdf`,bytes:g,pageCount:m}],notes:b,facts:{pageCount:m}}};async function zS(n,t,e){
const s=(0,ee.H)(t),i=await FS(new TextDecoder().decode(n.bytes),t.values,e),{root:o}=i,r=new Set((0,N.e)(o)),a=await XO(r,e.pace);for(const y of a.values())for(const x of(0,N.
e)(y))/^data:/i.test(x)&&r.add(x);const c=await HS(r,t.images??[],e),l=t.logo&&await(0,st.A)(t.logo,"logo",e),d=GS(o),f=t.title??d.title??rh(n.name),{bookmarks:h,
...u}=await OS(i,{...(0,ee.a)(t),margin:t.margin*DS,pageNumbers:t.page_numbers,running:{header:t.header,footer:t.footer,headerOnFirst:t.header_on_first,date:t.date,
title:f},logo:l,accent:t.accent_color===void 0?void 0:(0,gn.bP)(t.accent_color),...s,theme:t.theme,images:c,svgs:a},e),p=t.language??jS(d.language),g=t.author??
d.author,m=[...c.values(),...l?[l]:[]].some(({components:y})=>y===4),w=u.told.undescribed===0;return{...u,finish:{title:f,author:g,language:p,bookmarks:h,breaksArchive:m,
isAccessible:w},hasFont:s.font!==void 0}}async function FS(n,t,{pace:e}){const s=n.trim();if(/^(?:https?:\/\/|www\.)\S+$/i.test(s))throw(0,Z.G6)([{field:"file",
message:"holds an address, not HTML: load the page first, and give its HTML"}]);if(!t)return await(0,H.Z)(n,e);const i=await(0,At.o)(n,t,e),o=await(0,H.Z)(i.text,
e);return await E(o.root,i.values,e),o}function GS(n){let[t,e,s]=[];for(const i of(0,C.Ky)(n)){const{name:o,attributes:r}=i,a=()=>(0,C.a4)(i).replace(/\s+/g," ").
trim().slice(0,oh);o==="title"&&i.isHtml&&(t??=a()||void 0),/^h[1-6]$/.test(o)&&(s??=a()||void 0),o==="meta"&&r.get("name")?.toLowerCase()==="author"&&(e??=r.get(
"content")?.trim().slice(0,oh))}return{title:t??s,author:e===""?void 0:e,language:n.attributes.get("lang")?.trim()}}const oh=1e3,jS=n=>n!==void 0&&lt.E["languag\
e-tag"].holds(n)?n:void 0;async function HS(n,t,e){const s=new Map;for(const r of t)n.has((0,j.bi)(r.name))&&s.set((0,j.bi)(r.name),await(0,st.A)(r,"images",e,"\
png-jpeg-gif"));const i=[...n].filter(r=>!/^data:image\/(?:svg|webp|avif|bmp)/i.test(r)),o=r=>/^data:image\/gif/i.test(r);for(const[r,a]of await(0,Fo.$)(i,e,o))
s.set(r,a);for(const[r,a]of await(0,ah.m)(n,e))s.set(r,a);return s}const rh=n=>n.replace(/\.(?:x?html?|txt|pdf|md)$/i,"").trim()||"document"}),69864:((pe,vt,I)=>{
I.d(vt,{N:()=>ot});var Z=I(44233);const lt=500;class ot{starts;owners;constructor(C,mt){this.starts=C,this.owners=mt}static async of(C,mt){const dt=new Set;for(const{
first:L,last:R}of C){dt.add(L).add(R+1);const _=mt.step(lt);_&&await _}const ht=Float64Array.from(dt).sort(),J=new Array(ht.length),$=Uint32Array.from({length:ht.
length+1},(L,R)=>R),E=L=>{let R=L;for(;$[R]!==R;)R=$[R];for(;L!==R;){const _=$[L];$[L]=R,L=_}return R};for(const L of C){for(let _=E((0,Z.BC)(ht,L.first));ht[_]<=
L.last;_=E(_))J[_]=L,$[_]=_+1;const R=mt.step(lt);R&&await R}return new ot(ht,J)}find(C){return this.owners[(0,Z.MJ)(this.starts,C)-1]}}}),21281:((pe,vt,I)=>{I.
d(vt,{Ip:()=>ht,XM:()=>R,Xb:()=>L,ds:()=>dt,qg:()=>E});var Z=I(59071),lt=I(70549),ot=I(21115),B=I(824),C=I(1975),mt=I(60912);const dt=(0,lt.n)(async N=>ht(N,await(0,B.
Br)(N)));function ht(N,H){const j=(ne,gn)=>(0,Z.wh)((0,C.sm)(H,ne,gn)[0]??""),st=$(j("pdfaid","part"),j("pdfaid","conformance").toLowerCase()),ut=J(j("pdfuaid",
"part"))?`PDF/UA-${j("pdfuaid","part")}`:void 0,Y=[j("pdfxid","GTS_PDFXVersion")||j("pdfx","GTS_PDFXVersion")||((0,Z.Gh)(N.resolve((0,B._U)(N)?.get("GTS_PDFXVer\
sion")))??""),j("pdfe","ISO_PDFEVersion"),j("pdfvtid","GTS_PDFVTVersion")],ee=[st?.name,ut,...Y.filter(ne=>/^PDF\/[\w .:/()-]{1,40}$/.test(ne))];return{archive:st,
accessible:ut,names:ee.filter(ne=>ne!==void 0)}}const J=N=>/^[1-9]$/.test(N);function $(N,H){if(!J(N))return;const j=/^[abuef]$/.test(H)?H:"";return{part:Number(
N),level:j,name:`PDF/A-${N}${j}`}}function E(N,H,j,st){return H&&P(N,H,[ot.dK.pdfaid]),L(j,st)}const L=({name:N},H)=>({code:"pdfa_identification_removed",message:`\
The document no longer claims ${N}: ${H}.`});async function R(N){const H=await(0,B.Br)(N);if(!H)return[];const{archive:j,accessible:st}=ht(N,H);P(N,H,[ot.dK.pdfaid,
ot.dK.pdfuaid]);const ut=[j?.name,st].filter(At=>At!==void 0);return ut.length>0?[_(ut)]:[]}const _=N=>({code:"conformance_dropped",message:`The result no longe\
r claims ${N.join(" and ")}, because a merge cannot guarantee conformance.`});function P(N,H,j){H.properties.some(({namespace:st})=>j.includes(st))&&(0,mt._L)(N,
(0,mt.QH)(H,({namespace:st})=>j.includes(st),[]))}}),824:((pe,vt,I)=>{I.d(vt,{Br:()=>ht,_6:()=>$,_U:()=>dt});var Z=I(58552),lt=I(1975),ot=I(17079),B=I(45599),C=I(
59071),mt=I(70549);function dt(E){const L=E.resolve(E.trailer.get("Info"));return L instanceof B.Bi?L:L instanceof B.Z6?L.dict:void 0}const ht=(0,mt.n)(J);async function J(E){
const L=E.get(E.catalogNumber),R=L instanceof B.Bi?E.resolve(L.get("Metadata")):null;if(!(R instanceof B.Z6))return;let _;try{_=E.decoded(R)}catch(P){if(!(P instanceof
Z.zU)||P.code==="cancelled")throw P;return lt.m}return(0,lt.kg)(_,E.job.pace)}function $(E,L){const R=dt(E),_=ut=>E.resolve(R?.get(ut)),P=(ut,At,Y=", ")=>{const ee=(0,lt.
sm)(L,ut,At).map(C.wh).filter(Boolean).join(Y);return ee===""?null:ee},N=(ut,At)=>{const[Y=""]=(0,lt.sm)(L,ut,At);return(0,C.wh)(Y)||null},H=(ut,At)=>(0,ot._)((0,C.
Gh)(_(ut))??"")??(0,ot._)(N("xmp",At)??"")??null,j=E.get(E.catalogNumber),st=j instanceof B.Bi?(0,C.Gh)(E.resolve(j.get("Lang"))):null;return{title:(0,C.Gh)(_("\
Title"))??N("dc","title"),author:(0,C.Gh)(_("Author"))??P("dc","creator"),subject:(0,C.Gh)(_("Subject"))??N("dc","description"),keywords:(0,C.Gh)(_("Keywords"))??
P("pdf","Keywords")??P("dc","subject"),creator:(0,C.Gh)(_("Creator"))??N("xmp","CreatorTool"),producer:(0,C.Gh)(_("Producer"))??N("pdf","Producer"),created:H("C\
reationDate","CreateDate"),modified:H("ModDate","ModifyDate"),language:st??N("dc","language")}}}),60912:((pe,vt,I)=>{I.d(vt,{QH:()=>B,T3:()=>C,_L:()=>J});var Z=I(
21115),lt=I(3907),ot=I(45599);function B($,E,L){const{text:R,properties:_,end:P,about:N}=$,H=[];let j=0;for(const st of _.filter(E).sort((ut,At)=>ut.from-At.from))
st.from<j||(H.push(R.slice(j,st.from)),j=st.to);return H.push(R.slice(j,Math.max(P,j))),L.length>0&&H.push(mt(L,N)),H.push(R.slice(Math.max(P,j))),ht(H.join(""))}
function C($){return`<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="${Z.dK.rdf}">
${mt($,"")}</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`}function mt($,E){const R=[...new Set($.map(({prefix:P})=>P))].map(P=>` xmlns:${P}="${Z.dK[P]}"`).join(""),_=$.map(({prefix:P,name:N,form:H,
values:j})=>`<${P}:${N}>${dt(H,j)}</${P}:${N}>
`);return`<rdf:Description xmlns:rdf="${Z.dK.rdf}" rdf:about="${(0,lt.X)(E)}"${R}>
${_.join("")}</rdf:Description>
`}function dt($,E){const L=R=>E.map(_=>`<rdf:li${R}>${(0,lt.X)(_)}</rdf:li>`).join("");switch($){case"simple":return(0,lt.X)(E[0]??"");case"alternative":return`\
<rdf:Alt>${L(' xml:lang="x-default"')}</rdf:Alt>`;case"ordered":return`<rdf:Seq>${L("")}</rdf:Seq>`;case"unordered":return`<rdf:Bag>${L("")}</rdf:Bag>`}}const ht=$=>$.
replace(/^(\s*<\?xml\s[^>]*encoding\s*=\s*["'])[^"']*/,"$1UTF-8");function J($,E){const L=$.catalog.get("Metadata"),R=$.resolve(L),_=R instanceof ot.Z6?[...R.dict].
filter(([H])=>!["Filter","DecodeParms","Length"].includes(H)):[],P=new ot.Bi([["Type",new ot.SX("Metadata")],["Subtype",new ot.SX("XML")],..._]),N=new ot.Z6(P,Buffer.
from(E,"utf8"));(0,ot.i9)(L)&&R instanceof ot.Z6?$.put(L,N):$.edit($.catalogNumber).set("Metadata",$.add(N))}}),1975:((pe,vt,I)=>{I.d(vt,{kg:()=>C,m:()=>B,sm:()=>mt});
var Z=I(21115),lt=I(3907);const ot=1e5,B={text:"",properties:[],malformed:!0,end:-1,about:""};async function C($,E){const L=(0,lt.xK)($);if(L===void 0)return B;
const R=new ht,P=await(0,lt.km)(L,E,N=>(R.take(N),R.broken))!=="well-formed"||R.depth>0||R.end<0||!R.declared;return{text:L,properties:R.properties,malformed:P,
end:R.end,about:R.about}}function mt($,E,L){return $?.properties.find(R=>R.name===L&&R.namespace===Z.dK[E])?.values??[]}const dt=-2;class ht{properties=[];broken=!1;declared=!0;end=-1;about="";scope=new Z.
ee;open=[];root=dt;loose=!1;items=[];pieces=[];get depth(){return this.open.length}take(E){E.kind==="start"||E.kind==="empty"?(this.start(E.name,E.attributes,E.
from),E.kind==="empty"&&!this.broken&&this.close(E.name,E.to,E.to)):E.kind==="end"?this.close(E.name,E.from,E.to):E.kind==="text"&&this.isInProperty()&&this.pieces.
push(E.text)}isInProperty(){return this.root!==dt&&this.open.length>this.root+2}start(E,L,R){if(this.open.length>=lt.ol&&(this.broken=!0),this.broken)return;this.
scope.enter(L);const _=this.scope.ofElement(E),P=_.namespace===Z.dK.rdf,N=P&&_.local==="li";this.root===dt&&this.end<0&&P&&_.local==="Description"&&(this.root=this.
open.length-1,this.loose=!0);const H=this.open.length-this.root,j=N?L.find(({name:st})=>st==="xml:lang")?.value:void 0;if(this.open.push({name:E,..._,from:R,language:j}),
this.root===dt){if(!P||_.local!=="RDF"||this.end>=0)return;this.root=this.open.length-1,this.declared=this.scope.declares(E)}else if(H===1)this.describe(L);else if(H===
2){this.items=[];const st=L.find(({name:ut})=>this.isRdf(ut,"resource"));this.pieces=st?[st.value]:[]}else N&&(this.pieces=[])}describe(E){for(const{name:L,value:R,
from:_,to:P}of E){if((0,Z.HC)(L))continue;const{namespace:N,local:H}=this.scope.ofAttribute(L);N===Z.dK.rdf&&H==="about"&&(this.about=R),!(N===""||N===Z.dK.rdf||
N===Z.dK.xml)&&this.add({namespace:N,name:H,values:[R],from:_,to:P})}}close(E,L,R){const _=this.open.pop();if(_?.name!==E){this.broken=!0;return}this.scope.leave();
const P=this.open.length-this.root;if(this.root!==dt)if(P===0)this.end=L,this.root=dt;else if(P===1&&this.loose)this.root=dt,this.loose=!1;else if(P===2){const N=this.
items.length>0?J(this.items):[this.pieces.join("").trim()];this.add({namespace:_.namespace,name:_.local,values:N,from:_.from,to:R})}else P>2&&_.namespace===Z.dK.
rdf&&_.local==="li"&&(this.items.push({text:this.pieces.join("").trim(),language:_.language}),this.pieces=[])}add(E){this.properties.length<ot?this.properties.push(
E):this.broken=!0}isRdf(E,L){const R=this.scope.ofAttribute(E);return R.local===L&&R.namespace===Z.dK.rdf}}function J($){const E=$.findIndex(({language:R})=>R?.
toLowerCase()==="x-default"),L=$.map(({text:R})=>R);return E>0?[L[E],...L.slice(0,E),...L.slice(E+1)]:L}}),9876:((pe,vt,I)=>{I.d(vt,{LJ:()=>B,Vn:()=>ot,ZM:()=>ht,
s:()=>C});var Z=I(47707);const lt=2e4;async function ot(){const{default:J}=await I.e(3286).then(I.bind(I,23286));return function*($){let E=0;do{const L=E,R=Math.
min($.length,L+lt),_=R===$.length,P=new J(L===0&&_?$:$.slice(L,R));for(let H=P.nextBreak();H;H=P.nextBreak()){const j=L+H.position;if(j===R&&!_)break;let st=j;for(;st>
E&&$[st-1]===" ";)st--;yield{start:E,end:st,next:j},E=j}if(_)return;if(E>L)continue;const N=B($.charCodeAt(R))?R-1:R;yield{start:E,end:N,next:N,isCut:!0},E=N}while(E<
$.length)}}const B=J=>J>=56320&&J<=57343,C=(J,$)=>(0,Z.qf)(J).map(E=>({text:E,width:$(E)})),mt=/[_\-–—/.,;:]$/,dt=/^[.,;:!?)\]}%»”’…]/;function*ht(J,$,E="\
separators"){let L=0;for(let R=0;R<J.length;L++){let _=R;for(let P=0;_<J.length&&(P+=J[_].width,!(P>$(L)&&_>R));_++);if(E==="letters"){let P=_;for(;P>R&&P<J.length&&
dt.test(J[P].text);)P--;P>R&&(_=P)}else if(E==="separators"&&_<J.length){let P=_;for(;P>R&&!mt.test(J[P-1].text);)P--;P-R>=(_-R)/2&&(_=P)}yield _-R,R=_}}})};
