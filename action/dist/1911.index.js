"use strict";exports.id=1911,exports.ids=[1911,2594],exports.modules={37294:((Ft,ct,M)=>{M.d(ct,{$:()=>Z,DI:()=>I,Ez:()=>Y,Hb:()=>j,Hk:()=>X,LI:()=>K,VE:()=>D,q3:()=>_,qM:()=>F,
qV:()=>N,uN:()=>W,vS:()=>z,xH:()=>H});var G=M(58552);const Y=200,_=1e5,N=5e4,K=2e4,X=2e7,j=2e5,H=5e6,W=5e4,A=ht=>(0,G.G6)([{field:"file",message:ht}]),I=()=>A(`\
nests elements more than ${Y} levels deep; at most ${Y} are allowed`),z=()=>A(`has more than ${_} elements; at most ${_} are allowed. Split it into several docu\
ments`),D=()=>A(`has more than ${N} rules in style sheets; at most ${N} are allowed`),Z=()=>A("has style sheets whose selectors take too long to compare with it\
s elements; write simpler selectors"),F=()=>A("has style sheets whose variables make values of too many characters; use var() less often")}),45893:((Ft,ct,M)=>{
M.d(ct,{Ky:()=>Y,ZE:()=>G,a4:()=>_});const G=N=>N.children.filter(K=>K.kind==="element");function Y(N){const K=[],X=[N];for(let j=X.pop();j;j=X.pop()){K.push(j);
for(let H=j.children.length-1;H>=0;H--){const W=j.children[H];W.kind==="element"&&X.push(W)}}return K}function _(N){const K=[],X=[N];for(let j=X.pop();j;j=X.pop())
if(j.kind==="text")K.push(j.value);else for(let H=j.children.length-1;H>=0;H--)X.push(j.children[H]);return K.join("")}}),58257:((Ft,ct,M)=>{M.d(ct,{Z:()=>K});var G=M(
28428),Y=M(37294);const _=4e3,N=600;async function K(H,W){let A=0,I=0;const z={...G.jh,createElement(F,ht,_t){if(++A>Y.q3)throw(0,Y.vS)();return G.jh.createElement(
F,ht,_t)},onItemPush(){if(++I>Y.Ez)throw(0,Y.DI)()},onItemPop(){I--}},D=new G.iX({treeAdapter:z,scriptingEnabled:!1});for(let F=0;F<H.length||F===0;F+=_){const ht=W.
step(_*N);ht&&await ht,D.tokenizer.write(H.slice(F,F+_),F+_>=H.length)}const Z=G.jh.getDocumentMode(D.document)===G.qy.W$.QUIRKS;return{root:await X(D.document,
W),isQuirky:Z}}async function X(H,W){const A=H.childNodes.find(D=>G.jh.isElementNode(D)),I=j(A,void 0,0),z=[[A,I]];for(let D=z.pop();D;D=z.pop()){const[Z,F]=D,ht=W.
step(1e3+Z.childNodes.length*500);ht&&await ht;let _t=0;for(const q of Z.childNodes){if(G.jh.isTextNode(q)&&F.children.push({kind:"text",value:q.value,parent:F}),
!G.jh.isElementNode(q))continue;const Ut=j(q,F,_t++);F.children.push(Ut),z.push([q,Ut])}}return I}function j(H,W,A){const I=new Map(H.attrs.map(({name:Z,value:F})=>[
Z,F])),z=new Set((I.get("class")??"").split(/[ \t\n\f\r]+/).filter(Z=>Z!=="")),D=H.namespaceURI===G.qy.NS.HTML;return{kind:"element",name:H.tagName,attributes:I,
classes:z,parent:W,children:[],index:A,isHtml:D}}}),72594:((Ft,ct,M)=>{M.d(ct,{Z:()=>H,e:()=>K,imagesNamedIn:()=>j,mayNameImages:()=>X});var G=M(34622),Y=M(45893),
_=M(58257),N=M(50697);function K(A){const I=new Set;for(const z of(0,Y.Ky)(A)){const D=z.name==="img"?H(z):void 0;D!==void 0&&I.add((0,G.bi)(D));for(const Z of[
z.attributes.get("style"),z.name==="style"?(0,Y.a4)(z):void 0])for(const F of W(Z??""))I.add((0,G.bi)(F))}return[...I]}const X=(A,I)=>A==="html"?/<img|<image|url\(/i.
test(I):I.includes("![");async function j(A,I,z){if(A==="markdown")return await(0,G.e_)(I,z);const{root:D}=await(0,_.Z)(I,z);return K(D)}function H({attributes:A}){
const I=A.get("src")?.trim();if(I!==void 0&&I!=="")return I;const[z=""]=(A.get("srcset")??"").trim().split(/[\s,]/,1);return z===""?void 0:z}function*W(A){for(const{
index:I}of A.matchAll(/\burl\(/gi)){const z=A.indexOf(")",I);if(z<0)return;const[D]=(0,N.wK)(A.slice(I,z+1))??[];D?.type==="Url"&&(yield D.value)}}}),50697:((Ft,ct,M)=>{
M.d(ct,{M$:()=>X,YY:()=>K,aG:()=>j,aX:()=>H,wK:()=>_,wR:()=>N});var G=M(88650);const Y=2e5;function _(W){if(W.length>Y&&!/\burl\(/i.test(W))return;const A=[];try{
const I=(0,G.A)(W,{context:"value",onParseError:z=>A.push(z)});return A.length>0||I.type!=="Value"?void 0:I.children.toArray()}catch{return}}const N=W=>W.type===
"Operator"&&W.value===",",K=W=>W.type==="Operator"&&W.value==="/";function X(W,A){const I=[[]];for(const z of W)A(z)?I.push([]):I.at(-1).push(z);return I}const j=W=>W?.
type==="Identifier"?W.name.toLowerCase():void 0,H=W=>W.children.toArray()}),21911:((Ft,ct,M)=>{M.r(ct),M.d(ct,{html_to_pdf:()=>of});var G=M(58552),Y=M(60666),_=M(
78323),N=M(45893);const K=new Set(["href","src","srcset","action","background","cite","poster","data"]),X=/^(?:https?|mailto|tel):|^data:image\/|^(?:field|qr):/i,
j=/^[a-z][a-z0-9+.-]*:/i,H=i=>(0,G.G6)([{field:"values",message:i}]);function W(i,t){for(const e of(0,N.Ky)(i)){const n=e.name==="style"||e.name==="script";for(const[
o,r]of e.attributes){if(!(0,_.H)(r))continue;if(o==="style"||o.startsWith("on"))throw H(`are in the attribute ${o}, where they could be more than text; use clas\
ses`);const a=(0,_.qk)(r,t,o==="src"&&/^\s*qr:/i.test(r)?encodeURIComponent:void 0);if(K.has(o)&&j.test(a.trim())&&!X.test(a.trim()))throw H("give an address an\
other scheme than http, https, mailto or tel, or data with an image");e.attributes.set(o,a)}if(!e.children.some(o=>o.kind==="text"&&(0,_.H)(o.value)))continue;if(n)
throw H(`are in a ${e.name} element, where they could be more than text`);const s=e.children.flatMap(o=>A(o,t));e.children.splice(0,e.children.length);for(const o of s)
e.children.push(o)}}function A(i,t){if(i.kind!=="text"||!(0,_.H)(i.value))return[i];const{parent:e}=i;return(0,_.qk)(i.value.replaceAll(`
`," "),t,s=>s.replace(/\r\n?/g,`
`)).split(`
`).flatMap((s,o)=>{const r={kind:"text",value:s,parent:e};return o===0?[r]:[I(e),r]})}const I=i=>({kind:"element",name:"br",attributes:new Map,classes:new Set,parent:i,
children:[],index:0,isHtml:!0});var z=M(72594),D=M(58257),Z=M(34622),F=M(86476),ht=M(14029),_t=M(87593),q=M(45657),Ut=M(16246),fo=M(68084),Hn=M(96533),ho=M(28409),
uo=M(16596);const it={px:0,percent:0},re=i=>i===0?it:{px:i,percent:0},Gn={px:0,percent:.5},ae=[it,it],Dn={least:"auto",most:"auto"},Ge={color:{color:[0,0,0],alpha:1},
fontSize:16,fontFamily:[],fontWeight:400,fontStyle:"normal",fontVariant:"normal",lineHeight:"normal",textAlign:"start",blockAlign:"start",textIndent:it,textTransform:"\
none",letterSpacing:0,wordSpacing:0,whiteSpace:"normal",overflowWrap:"normal",wordBreak:"normal",tabSize:8,direction:"ltr",listStyleType:"disc",listStylePosition:"\
outside",visibility:"visible",borderCollapse:"separate",borderSpacingX:0,borderSpacingY:0,captionSide:"top",emptyCells:"show",orphans:2,widows:2,quotes:["“","\
”","‘","’"]},Kt={...Ge,...{display:"inline",position:"static",float:"none",clear:"none",boxSizing:"content-box",width:"auto",height:"auto",minWidth:"auto",
minHeight:"auto",maxWidth:"none",maxHeight:"none",aspectRatio:void 0,top:"auto",right:"auto",bottom:"auto",left:"auto",marginTop:it,marginRight:it,marginBottom:it,
marginLeft:it,paddingTop:it,paddingRight:it,paddingBottom:it,paddingLeft:it,borderTopWidth:3,borderRightWidth:3,borderBottomWidth:3,borderLeftWidth:3,borderTopStyle:"\
none",borderRightStyle:"none",borderBottomStyle:"none",borderLeftStyle:"none",borderTopColor:void 0,borderRightColor:void 0,borderBottomColor:void 0,borderLeftColor:void 0,
borderTopLeftRadius:ae,borderTopRightRadius:ae,borderBottomRightRadius:ae,borderBottomLeftRadius:ae,outlineWidth:3,outlineStyle:"none",outlineColor:void 0,outlineOffset:0,
backgroundColor:void 0,backgroundImage:[],backgroundSize:[],backgroundRepeat:[],backgroundPosition:[],backgroundClip:"border-box",boxShadow:[],opacity:1,overflow:"\
visible",isContained:!1,transform:[],transformOrigin:[Gn,Gn],zIndex:"auto",verticalAlign:"baseline",textDecorationLine:new Set,textDecorationColor:void 0,textDecorationStyle:"\
solid",unicodeBidi:"normal",objectFit:"fill",tableLayout:"auto",breakBefore:"auto",breakAfter:"auto",breakInside:"auto",flexDirection:"row",flexWrap:"nowrap",flexGrow:0,
flexShrink:1,flexBasis:"auto",order:0,justifyContent:"normal",alignContent:"normal",alignItems:"normal",alignSelf:"auto",justifyItems:"normal",justifySelf:"auto",
rowGap:void 0,columnGap:void 0,gridTemplateColumns:void 0,gridTemplateRows:void 0,gridTemplateAreas:[],gridAutoColumns:[Dn],gridAutoRows:[Dn],gridAutoFlow:"row",
gridRowStart:"auto",gridRowEnd:"auto",gridColumnStart:"auto",gridColumnEnd:"auto",content:"normal",counterReset:[],counterIncrement:[]}};function De(i){const t={
...Kt};for(const e of po)t[e]=i[e];return t}const po=Object.keys(Ge),B=({px:i,percent:t},e)=>t===0?i:i+t*e;var b=M(50697);const jn={px:1,pt:4/3,pc:16,in:96,cm:96/
2.54,mm:96/25.4,q:96/101.6},[mo,go]=[.572,.536],wo=30;function bo(i,t,e){const n=Object.hasOwn(jn,t)?jn[t]:void 0;if(n!==void 0)return i*n;switch(t){case"em":return i*
e.em;case"rem":return i*e.rem;case"ch":return i*e.em*mo;case"ex":return i*e.em*go;case"lh":case"rlh":return i*e.em*1.362;case"vw":case"dvw":case"svw":case"lvw":case"\
vi":case"cqw":return i*e.pageWidth/100;case"vh":case"dvh":case"svh":case"lvh":case"vb":case"cqh":return i*e.pageHeight/100;case"vmin":return i*Math.min(e.pageWidth,
e.pageHeight)/100;case"vmax":return i*Math.max(e.pageWidth,e.pageHeight)/100;default:return}}const yo=i=>({px:i,percent:0,isNumber:!0});function tt(i,t){const e=i&&
Fe(i,t,0);if(!(!e||!Number.isFinite(e.px)||!Number.isFinite(e.percent)))return e.isNumber?e.px===0?re(0):void 0:e.percent===0?re(e.px):{px:e.px,percent:e.percent}}
function ce(i,t){const e=tt(i,t);return e?.percent===0?e.px:void 0}const xo={em:16,rem:16,pageWidth:800,pageHeight:1e3};function ut(i){const t=i&&Fe(i,xo,0);return t?.
isNumber===!0&&Number.isFinite(t.px)?t.px:void 0}function It(i){return i?.type==="Percentage"?Number(i.value)/100:ut(i)}function je(i){if(i?.type==="Number"&&Number(
i.value)===0)return 0;if(i?.type!=="Dimension")return;const t=Number(i.value);switch(i.unit.toLowerCase()){case"deg":return t;case"grad":return t*.9;case"rad":return t*
180/Math.PI;case"turn":return t*360;default:return}}function Fe(i,t,e){if(!(e>wo))switch(i.type){case"Number":return yo(Number(i.value));case"Percentage":return{
px:0,percent:Number(i.value)/100,isNumber:!1};case"Dimension":{const n=bo(Number(i.value),i.unit.toLowerCase(),t);return n===void 0?void 0:{px:n,percent:0,isNumber:!1}}case"\
Parentheses":return _e(i.children.toArray(),t,e+1);case"Function":{const n=i.name.toLowerCase().replace(/^-webkit-|^-moz-/,""),s=(0,b.M$)((0,b.aX)(i),b.wR);if(n===
"calc")return _e(s[0],t,e+1);const o=s.map(r=>_e(r,t,e+1));return o.every(r=>r!==void 0)?ko(n,o,t):void 0}default:return}}function ko(i,t,e){const n=({px:l,percent:d})=>l+
d*e.pageWidth,s=l=>t.reduce((d,f)=>!d||l(f,d)?f:d,void 0);if(i==="min")return s((l,d)=>n(l)<n(d));if(i==="max")return s((l,d)=>n(l)>n(d));if(i!=="clamp"||t.length!==
3)return;const[o,r,a]=t,c=n(r)>n(a)?a:r;return n(c)<n(o)?o:c}function _e(i,t,e){let n,s,o=1,r="*";const a=()=>{if(!s)return!1;const c=le(s,o);return n=n?{px:n.px+
c.px,percent:n.percent+c.percent,isNumber:n.isNumber&&c.isNumber}:c,s=void 0,!0};for(const c of i){if(c.type==="Operator"){const d=c.value.trim();if(d==="+"||d===
"-"){if(!a())return;o=d==="-"?-1:1,r="*"}else r=d;continue}const l=Fe(c,t,e);if(!l||(s?r==="*"?s=s.isNumber?le(l,s.px):l.isNumber?le(s,l.px):void 0:s=l.isNumber&&
l.px!==0?le(s,1/l.px):void 0:s=l,!s))return}return a()?n:void 0}const le=({px:i,percent:t,isNumber:e},n)=>({px:i*n,percent:t*n,isNumber:e});var Fn=M(49180);const Mo={
color:[0,0,0],alpha:0};function Ot(i){if(i?.type==="Hash")return Oo(i.value);if(i?.type==="Identifier"){const t=i.name.toLowerCase();if(t==="transparent")return Mo;
if(t==="currentcolor")return"current";const e=So[t]??(0,Fn.q)(t);return e&&de(e)}return i?.type==="Function"?vo(i.name.toLowerCase(),(0,b.aX)(i)):void 0}const So={
canvas:[255,255,255],canvastext:[0,0,0],windowtext:[0,0,0],window:[255,255,255],linktext:[0,0,238],graytext:[128,128,128]},de=([i,t,e],n=1)=>({color:[i/255,t/255,
e/255],alpha:n});function Oo(i){const t=(0,Fn.q)(`#${i}`);if(t)return de(t);if(!/^(?:[\da-f]{4}|[\da-f]{8})$/i.test(i))return;const e=i.length===4?[...i].map(a=>a+
a).join(""):i,[n,s,o,r]=[0,2,4,6].map(a=>Number.parseInt(e.slice(a,a+2),16));return de([n,s,o],r/255)}function vo(i,t){const e=t.filter(l=>l.type!=="Operator"),
n=e.length>3?It(e[3]):1;if(e.length<3||e.length>4||n===void 0)return;const s=Math.min(Math.max(n,0),1),o=l=>Math.min(Math.max(l,0),255);if(i==="rgb"||i==="rgba"){
const l=e.slice(0,3).map(u=>{const m=It(u);return m===void 0?void 0:o(u.type==="Percentage"?m*255:m)}),[d,f,h]=l;return d===void 0||f===void 0||h===void 0?void 0:
de([d,f,h],s)}if(i!=="hsl"&&i!=="hsla")return;const r=je(e[0])??It(e[0]),[a,c]=[It(e[1]),It(e[2])];if(!(r===void 0||a===void 0||c===void 0))return{color:Ro(r,Math.
min(Math.max(a,0),1),Math.min(Math.max(c,0),1)),alpha:s}}function Ro(i,t,e){const n=s=>{const o=((s+i/30)%12+12)%12;return e-t*Math.min(e,1-e)*Math.max(-1,Math.
min(o-3,9-o,1))};return[n(0),n(8),n(4)]}const R=(i,t)=>({keys:[i],read:(e,n)=>{if(e.length!==1)return;const s=t(e[0],n);return s===void 0?void 0:{[i]:s}}}),P=(i,t,e={})=>R(
i,n=>{const s=(0,b.aG)(n);if(s!==void 0)return Object.hasOwn(e,s)?e[s]:t.find(o=>o===s)}),Bt=(i,t=-1/0)=>R(i,e=>{const n=ut(e);return n===void 0||n<t?void 0:n}),
Wt=(i,t)=>(0,b.aG)(i)==="auto"?"auto":tt(i,t),rt=(i,t)=>{const e=tt(i,t);return e&&(e.percent!==0||e.px>=0)?e:void 0},_n=(i,t)=>{const e=ce(i,t);return e!==void 0&&
e>=0?e:void 0};function Ue(i){const t=Ot(i);if(t!==void 0)return{paint:t==="current"?void 0:t}}const fe=["Top","Right","Bottom","Left"];function Yt(i){const[t,e=t,
n=t,s=e]=i;return i.length===0||i.length>4?void 0:[t,e,n,s]}function Xt(i,t){return{keys:i,read:(e,n)=>{const s=Yt(e.map(o=>t(o,n)));if(!(!s||s.includes(void 0)))
return Object.fromEntries(i.map((o,r)=>[o,s[r]]))}}}const Un=i=>(0,b.M$)(i,b.YY),Kn={"":"all",":left":"left",":right":"right",":first":"first"},Yn={all:0,left:1,
right:1,first:2},lt=96/25.4,Xn={a3:[297*lt,420*lt],a4:[210*lt,297*lt],a5:[148*lt,210*lt],a6:[105*lt,148*lt],b4:[250*lt,353*lt],b5:[176*lt,250*lt],letter:[816,1056],
legal:[816,1344],ledger:[1056,1632],tabloid:[1056,1632]},[he,To]=[48,19200],Co=["margin-top","margin-right","margin-bottom","margin-left"];function Lo(i,t){const e={
...t,margins:[t.margin,t.margin,t.margin,t.margin]},n=[],s=[];let o=0;const r=i.filter(({selector:d})=>d==="");for(const{selector:d,declarations:f,boxes:h}of[...r,
...i.filter(u=>!r.includes(u))]){const u=Object.hasOwn(Kn,d)?Kn[d]:void 0;if(u===void 0){s.push(`@page ${d}`);continue}for(const{name:m,declarations:p}of h)n.push(
{name:m,pages:u,declarations:p});if(u==="all")for(const m of f)Zn(m,e);else{const{top:m,others:p}=Io(f,e);u==="first"&&(o=Math.max(o,m)),(p||u!=="first"&&m!==e.
margins[0])&&s.push(`@page ${d} margin`)}}const{width:a,height:c}=e,l=Eo(e.margins,a,c);return n.sort((d,f)=>Yn[d.pages]-Yn[f.pages]),o=Math.min(Math.max(o,l[0]),
Math.max(c-l[2]-he/2,l[0])),{width:a,height:c,margins:l,firstTop:o,boxes:n,ignored:s}}function Zn({name:i,value:t},e){const n=(0,b.wK)(t)??[],s={em:16,rem:16,pageWidth:e.
width,pageHeight:e.height},o=i==="size"?Bo(n,s,e):void 0;if(o&&([e.width,e.height]=o),i==="margin"){const c=Yt(n.map(l=>qn(l,s)));if(c&&!c.includes(void 0))for(const[
l,d]of c.entries())e.margins[l]=d}const r=Co.indexOf(i),a=r<0||!n[0]?void 0:qn(n[0],s);a!==void 0&&(e.margins[r]=a)}function Io(i,{width:t,height:e,margins:n}){
const s={width:t,height:e,margins:[...n]};for(const a of i)Zn(a,s);const[o]=s.margins,r=s.width!==t||s.height!==e||s.margins.some((a,c)=>c>0&&a!==n[c]);return{top:o,
others:r||o<n[0]}}function qn(i,t){if((0,b.aG)(i)==="auto")return 0;const e=tt(i,t);return e&&Math.max(e.px+e.percent*t.pageWidth,0)}function Eo(i,t,e){const[n,
s,o,r]=i,a=Math.min(1,(t-he/2)/Math.max(r+s,1)),c=Math.min(1,(e-he/2)/Math.max(n+o,1));return[n*c,s*a,o*c,r*a]}function Bo(i,t,e){let n,s;const o=[];for(const c of i){
const l=(0,b.aG)(c),d=ce(c,t);if(l==="landscape"||l==="portrait")s=l;else if(l!==void 0&&Object.hasOwn(Xn,l))n=Xn[l];else if(d!==void 0&&d>0)o.push(Math.min(Math.
max(d,he),To));else if(l!=="auto")return}if(o.length>0&&(n=[o[0],o[1]??o[0]]),s===void 0)return n;const[r,a]=[...n??[e.width,e.height]].sort((c,l)=>c-l);return s===
"landscape"?[a,r]:[r,a]}var wt=M(37294);const Vn={"{":"}","(":")","[":"]"};function Wo(i,t){const e=i[t];let n=t+1;for(;n<i.length&&i[n]!==e&&i[n]!==`
`;n++)i[n]==="\\"&&n++;return n+1}function At(i,t,e){const n=[];for(let s=t;s<i.length;){const o=i[s];if(o==="/"&&i[s+1]==="*"){const r=i.indexOf("*/",s+2);s=r<
0?i.length:r+2;continue}if(n.length===0&&e.includes(o))return s;if(o==='"'||o==="'"){s=Wo(i,s);continue}if(o==="\\")s++;else if(o==="("&&Ao(i,s)){const r=i.indexOf(
")",s);s=r<0?i.length:r}else Object.hasOwn(Vn,o)?n.push(Vn[o]):o===n.at(-1)&&n.pop();s++}return i.length}function Ao(i,t){if(i.slice(Math.max(t-3,0),t).toLowerCase()!==
"url")return!1;let e=t+1;for(;e<i.length&&/\s/.test(i[e]);)e++;return i[e]!=='"'&&i[e]!=="'"}function*Qn(i){for(let t=0;t<i.length;){const e=At(i,t,"{;}"),n=Jn(
i.slice(t,e));if(i[e]!=="{"){n!==""&&(yield{prelude:n,block:void 0}),t=e+1;continue}const s=At(i,e+1,"}");yield{prelude:n,block:i.slice(e+1,s)},t=s+1}}const Jn=i=>i.
replace(/\/\*[^]*?(?:\*\/|$)/g," ").replace(/<!--|-->/g," ").trim();function ue(i){const t=[];for(let e=0;e<i.length;){const n=At(i,e,";{");if(i[n]==="{"){e=At(
i,n+1,"}")+1;continue}const s=Jn(i.slice(e,n));e=n+1;const o=s.indexOf(":");if(o<=0)continue;const r=s.slice(0,o).trim(),a=r.startsWith("--")?r:r.toLowerCase();
if(!/^[a-z_-][\w-]*$/i.test(a))continue;const c=s.slice(o+1).trim(),l=c.replace(/\s*!\s*important$/i,"");l===""&&!a.startsWith("--")||t.push({name:a,value:l,important:l.
length!==c.length})}return t}var zo=M(88650);const pe=1e3,$o=1e6;function No(i){if(i.length>wt.LI)return;const t=[];let e;try{e=(0,zo.A)(i,{context:"selectorLis\
t",onParseError:n=>t.push(n)})}catch{return}return t.length>0?void 0:Ke(e)}function Ke(i){if(i.type!=="SelectorList")return;const t=i.children.toArray().map(e=>e.
type==="Selector"?Ho(e):void 0);return t.every(e=>e!==void 0)?t:void 0}const Zt=()=>({name:void 0,id:void 0,classes:[],attributes:[],pseudos:[],combinator:void 0}),
Po=new Set(["before","after","first-line","first-letter"]);function Ho({children:i}){const t=[Zt()];let e=0,n;for(const s of i.toArray()){const o=t.at(-1);switch(s.
type){case"TypeSelector":s.name!=="*"&&(o.name=s.name.replace(/^.*\|/,"").toLowerCase(),e+=1);break;case"IdSelector":o.id=s.name,e+=$o;break;case"ClassSelector":
o.classes.push(s.name),e+=pe;break;case"AttributeSelector":o.attributes.push({name:s.name.name.toLowerCase(),matcher:s.matcher??void 0,value:s.value?s.value.type===
"String"?s.value.value:s.value.name:"",ignoresCase:s.flags==="i"}),e+=pe;break;case"Combinator":t.push({...Zt(),combinator:s.name});break;case"PseudoElementSele\
ctor":n=s.name.toLowerCase(),e+=1;break;case"PseudoClassSelector":{const r=s.name.toLowerCase();if(Po.has(r)){n=r,e+=1;break}const a=jo(r,s.children?.toArray()??
[]);if(!a)return;o.pseudos.push(a.test),e+=a.specificity;break}default:return}}return{compounds:t.reverse(),specificity:e,pseudoElement:n}}const Go=new Set(["ho\
ver","focus","focus-within","focus-visible","active","visited","target","invalid","indeterminate","fullscreen","modal","popover-open","playing","host","defined",
"placeholder-shown","autofill"]),Do=new Set(["enabled","valid","optional","read-only"]),vt={a:0,b:1};function jo(i,t){const e=s=>({test:s,specificity:pe}),n=(s,o,r)=>e(
{kind:"nth",...s,ofType:o,fromEnd:r});if(Go.has(i))return e({kind:"never"});if(Do.has(i))return e({kind:"is",selectors:[{compounds:[Zt()],specificity:0,pseudoElement:void 0}]});
switch(i){case"root":case"empty":case"checked":case"disabled":return e({kind:i});case"link":case"any-link":return e({kind:"link"});case"first-child":return n(vt,
!1,!1);case"last-child":return n(vt,!1,!0);case"first-of-type":return n(vt,!0,!1);case"last-of-type":return n(vt,!0,!0);case"only-child":return ei(n(vt,!1,!1).test,
n(vt,!1,!0).test);case"only-of-type":return ei(n(vt,!0,!1).test,n(vt,!0,!0).test);case"nth-child":case"nth-last-child":case"nth-of-type":case"nth-last-of-type":{
const s=Ko(t[0]);return s&&n(s,i.endsWith("of-type"),i.includes("last"))}case"not":case"is":case"where":case"matches":case"-webkit-any":return Fo(i,t[0]);case"h\
as":return _o(t[0]);case"lang":{const[s]=t,o=s?.type==="Identifier"?s.name:s?.type==="String"?s.value:void 0;return o===void 0?void 0:e({kind:"lang",language:o.
toLowerCase()})}default:return}}function Fo(i,t){const e=t&&Ke(t);if(!e)return;const n=i==="where"?0:e.reduce((s,o)=>Math.max(s,o.specificity),0);return{test:{kind:i===
"not"?"not":"is",selectors:e},specificity:n}}function _o(i){if(i?.type!=="SelectorList"||i.children.some(o=>o.type!=="Selector"||o.children.last?.type==="Combin\
ator"))return;const t=Ke(i);if(!t||t.length===0||t.some(ti))return;const e=t.reduce((o,r)=>Math.max(o,r.specificity),0),n=i.children.toArray();return{test:{kind:"\
has",selectors:t.map((o,r)=>Uo(o,n[r]))},specificity:e}}const ti=({compounds:i,pseudoElement:t})=>t!==void 0||i.some(({pseudos:e})=>e.some(n=>n.kind==="has"||"s\
electors"in n&&n.selectors.some(ti)));function Uo(i,t){const e={...Zt(),pseudos:[{kind:"scope"}]},{compounds:n}=i,s=t.type==="Selector"&&t.children.first?.type===
"Combinator",o=n.slice(0,-1);return{...i,compounds:s?[...o,e]:[...o,{...n.at(-1),combinator:" "},e]}}function ei(i,t){return{test:{kind:"is",selectors:[(n=>({compounds:[
{...Zt(),pseudos:n}],specificity:0,pseudoElement:void 0}))([i,t])]},specificity:pe}}function Ko(i){if(i?.type!=="Nth"||i.selector)return;const{nth:t}=i;if(t.type===
"Identifier")return t.name==="odd"?{a:2,b:1}:t.name==="even"?{a:2,b:0}:void 0;const{a:e,b:n}=t;return{a:ni(e),b:ni(n)}}const ni=i=>i==null?0:i===""||i==="+"?1:i===
"-"?-1:Number(i),Yo=10,Xo=150;class Zo{medium;pace;rules=[];pages=[];notLoaded=0;ignored=new Set;constructor(t,e){this.medium=t,this.pace=e}async add(t,e=!1,n=0){
if(!(n>Yo))for(const{prelude:s,block:o}of Qn(t)){const r=this.pace.step((s.length+(o?.length??0))*Xo+2e3);if(r&&await r,!s.startsWith("@")){o!==void 0&&this.addRule(
s,ue(o),e);continue}const a=/^@[\w-]+/.exec(s)[0].slice(1).toLowerCase();await this.addAtRule(a,s.slice(a.length+1).trim(),o,{isUsual:e,depth:n})}}addRule(t,e,n){
if(e.length===0)return;const s=No(t);if(s)for(const o of s){if(this.rules.length===wt.qV)throw(0,wt.VE)();this.rules.push({selector:o,declarations:e,order:this.
rules.length,isUsual:n})}}async addAtRule(t,e,n,{isUsual:s,depth:o}){switch(t){case"media":n!==void 0&&ii(e,this.medium)&&await this.add(n,s,o+1);return;case"su\
pports":n!==void 0&&!/^not\b/i.test(e)&&await this.add(n,s,o+1);return;case"layer":n!==void 0&&await this.add(n,s,o+1);return;case"page":n!==void 0&&this.addPage(
e,n);return;case"import":this.notLoaded++;return;case"font-face":n!==void 0&&/url\(/i.test(n)&&this.notLoaded++;return;case"charset":case"namespace":case"keyfra\
mes":case"-webkit-keyframes":case"property":case"font-feature-values":case"view-transition":return;default:this.ignored.add(`@${t}`)}}addPage(t,e){const n=[];for(const s of Qn(
e)){const o=/@([\w-]+)$/.exec(s.prelude)?.[1];o!==void 0&&s.block!==void 0&&n.push({name:o.toLowerCase(),declarations:ue(s.block)})}this.pages.push({selector:t.
toLowerCase(),declarations:ue(e),boxes:n})}}function ii(i,t){return i.trim()===""?!0:i.toLowerCase().split(",").some(e=>qo(e.trim(),t))}function qo(i,t){const e=/^not\s/.
test(i);return i.replace(/^(?:not|only)\s+/,"").split(/\s+and\s+/).every(o=>o.startsWith("(")?Jo(o.slice(1,-1),t):o==="print"||o==="all")!==e}const Vo=/^\s*(min-|max-)?(width|height)\s*:\s*([\d.]+)(px|em|rem|pt|in|cm|mm)\s*$/,
Qo={px:1,em:16,rem:16,pt:4/3,in:96,cm:96/2.54,mm:96/25.4};function Jo(i,t){const[,e,n,s,o]=Vo.exec(i)??[];if(n!==void 0){const c=Number(s)*Qo[o],l=n==="width"?t.
width:t.height;return e==="min-"?l>=c:e==="max-"?l<=c:l===c}const[r,a]=i.split(":").map(c=>c.trim());return r==="orientation"?a==="landscape"==t.width>t.height:
r==="prefers-color-scheme"?a==="light":r==="prefers-reduced-motion"?a==="reduce"||a===void 0:r==="color"||r==="hover"&&a==="none"||r==="update"&&a==="none"}function zt(i){
const[,t,e]=/^\s*\+?(\d{1,6}(?:\.\d{1,6})?)\s*(%?)/.exec(i??"")??[];return t===void 0?void 0:`${t}${e==="%"?"%":"px"}`}function si(i){const t=i.trim();return/^[\da-f]{6}$|^[\da-f]{3}$/i.
test(t)&&!/^\d{3}$/.test(t)?`#${t}`:t}const tr=["x-small","small","medium","large","x-large","xx-large","xxx-large"],Ye=new Set(["td","th"]),er=new Set(["img","\
table","td","th","col","svg","hr","video","canvas"]),nr=new Set(["p","div","h1","h2","h3","h4","h5","h6","td","th","tr","thead","tbody","tfoot","caption"]),ir=new Map(
[["left","-webkit-left"],["right","-webkit-right"],["center","-webkit-center"],["middle","-webkit-center"]]),oi={a:"lower-alpha",A:"upper-alpha",i:"lower-roman",
I:"upper-roman",1:"decimal"};function sr(i,t){const{name:e,attributes:n}=i;if(n.size===0&&!Ye.has(e))return[];const s=[],o=(l,d)=>{d!==void 0&&d!==""&&s.push({name:l,
value:d,important:!1})},r=l=>n.get(l);er.has(e)&&(o("width",zt(r("width"))),e!=="hr"&&o("height",zt(r("height"))));const a=r("bgcolor");a!==void 0&&o("backgroun\
d-color",si(a));const c=r("align")?.toLowerCase();return c!==void 0&&nr.has(e)&&o("text-align",ir.get(c)??c),e==="img"&&(c==="left"||c==="right")&&o("float",c),
e==="table"&&(c==="left"||c==="right")&&o("float",c),(Ye.has(e)||e==="tr"||e==="tbody")&&o("vertical-align",r("valign")?.toLowerCase()),n.has("nowrap")&&o("whit\
e-space","nowrap"),(e==="ol"||e==="ul"||e==="li")&&o("list-style-type",or(r("type"))),e==="font"&&rr(n,o),e==="table"&&ar(n,o),Ye.has(e)&&t&&cr(t.attributes,o),
s}const or=i=>i===void 0?void 0:Object.hasOwn(oi,i)?oi[i]:i.toLowerCase();function rr(i,t){const e=i.get("color");e!==void 0&&t("color",si(e)),t("font-family",i.
get("face"));const[,n,s]=/^\s*([+-]?)(\d)/.exec(i.get("size")??"")??[];if(s===void 0)return;const o=n===""?Number(s):3+ +`${n}${s}`;t("font-size",tr[Math.min(Math.
max(o,1),7)-1])}function ar(i,t){const e=i.has("border")?zt(i.get("border")||"1")??"1px":void 0;e!==void 0&&e!=="0px"&&t("border",`${e} outset #808080`),t("bord\
er-spacing",zt(i.get("cellspacing")))}function cr(i,t){const e=i.has("border")?zt(i.get("border")||"1")??"1px":void 0;e!==void 0&&e!=="0px"&&t("border","1px ins\
et #808080"),t("padding",zt(i.get("cellpadding")))}class lr{comparisons=0;most=0;depth=0;scope;siblings=new WeakMap;places=new WeakMap;get work(){return this.comparisons}matches({
compounds:t},e){this.depth===0&&(this.most=Math.min(this.comparisons+wt.Hb,wt.Hk)),this.depth++;const n=this.from(t,0,e);return this.depth--,n}from(t,e,n){const s=t[e];
if(!this.has(s,n))return!1;if(e+1===t.length)return!0;switch(s.combinator){case">":return n.parent!==void 0&&this.from(t,e+1,n.parent);case" ":for(let o=n.parent;o;o=
o.parent)if(this.from(t,e+1,o))return!0;return!1;case"+":{const o=this.siblingsOf(n)[n.index-1];return o!==void 0&&this.from(t,e+1,o)}case"~":{const o=this.siblingsOf(
n);for(let r=n.index-1;r>=0;r--)if(this.from(t,e+1,o[r]))return!0;return!1}default:return!0}}has({name:t,id:e,classes:n,attributes:s,pseudos:o},r){if(++this.comparisons>
this.most)throw(0,wt.$)();if(t!==void 0&&t!==r.name||e!==void 0&&e!==r.attributes.get("id"))return!1;for(const a of n)if(!r.classes.has(a))return!1;for(const a of s)
if(!fr(a,r))return!1;for(const a of o)if(!this.is(a,r))return!1;return!0}is(t,e){switch(t.kind){case"nth":{const n=t.ofType?this.placeOfType(e):this.placeOf(e);
return dr(t.fromEnd?n.last:n.first,t.a,t.b)}case"is":return t.selectors.some(n=>this.matches(n,e));case"not":return!t.selectors.some(n=>this.matches(n,e));case"\
has":return t.selectors.some(n=>this.hasRelative(n,e));case"scope":return e===this.scope;case"root":return e.parent===void 0;case"empty":return e.children.every(
n=>n.kind==="text"&&n.value==="");case"link":return e.name==="a"&&e.attributes.has("href");case"checked":case"disabled":return e.attributes.has(t.kind);case"lan\
g":{let n=e;for(;n&&!n.attributes.has("lang");)n=n.parent;const s=n?.attributes.get("lang")?.toLowerCase()??"";return s===t.language||s.startsWith(`${t.language}\
-`)}case"never":return!1}}hasRelative(t,e){const n=this.scope;this.scope=e;const{compounds:s}=t,o=s.at(-2).combinator,r=s.length>2||o===" ";let a;if(o===" "||o===
">")a=this.someOf(this.childrenOf(e),0,t,r);else if(o==="~"||r)a=this.someOf(this.siblingsOf(e),e.index+1,t,r);else{const c=this.siblingsOf(e)[e.index+1];a=c!==
void 0&&this.matches(t,c)}return this.scope=n,a}someOf(t,e,n,s){for(let o=e;o<t.length;o++){const r=t[o];if(this.matches(n,r)||s&&this.someOf(this.childrenOf(r),
0,n,!0))return!0}return!1}siblingsOf(t){return t.parent?this.childrenOf(t.parent):[t]}childrenOf(t){let e=this.siblings.get(t);return e||this.siblings.set(t,e=(0,N.
ZE)(t)),e}placeOf(t){return{first:t.index+1,last:this.siblingsOf(t).length-t.index}}placeOfType(t){const e=this.places.get(t);if(e)return e;const n=this.siblingsOf(
t);this.comparisons+=n.length;const s=new Map;for(const{name:r}of n)s.set(r,(s.get(r)??0)+1);const o=new Map;for(const r of n){const a=(o.get(r.name)??0)+1;o.set(
r.name,a),this.places.set(r,{first:a,last:s.get(r.name)-a+1})}return this.places.get(t)}}function dr(i,t,e){if(t===0)return i===e;const n=(i-e)/t;return n>=0&&Number.
isInteger(n)}function fr({name:i,matcher:t,value:e,ignoresCase:n},{attributes:s}){const o=s.get(i);if(o===void 0)return!1;if(t===void 0)return!0;const[r,a]=n?[o.
toLowerCase(),e.toLowerCase()]:[o,e];switch(t){case"=":return r===a;case"~=":return a!==""&&r.split(/\s+/).includes(a);case"|=":return r===a||r.startsWith(`${a}\
-`);case"^=":return a!==""&&r.startsWith(a);case"$=":return a!==""&&r.endsWith(a);case"*=":return a!==""&&r.includes(a);default:return!1}}const hr={inline:"bloc\
k","inline-block":"block","inline-flex":"flex","inline-grid":"grid","inline-table":"table"},ur=i=>hr[i]??(i.startsWith("table-")&&i!=="table-caption"?"block":i),
pr=[["borderTopStyle","borderTopWidth"],["borderRightStyle","borderRightWidth"],["borderBottomStyle","borderBottomWidth"],["borderLeftStyle","borderLeftWidth"],
["outlineStyle","outlineWidth"]],Xe=({position:i})=>i==="absolute"||i==="fixed";function mr(i,t){for(const[n,s]of pr)i[n]==="none"||i[n]==="hidden"?i[s]=0:i[s]>
1&&(i[s]=Math.floor(i[s]+.001));Xe(i)&&(i.float="none");const e=t.display==="flex"||t.display==="inline-flex"||t.display==="grid"||t.display==="inline-grid";return i.
display!=="none"&&i.display!=="contents"&&(i.float!=="none"||Xe(i)||e)&&(i.display=i.display.startsWith("table-")&&!e?"block":ur(i.display)),i.display!=="inline"&&
!e&&typeof i.height=="object"&&i.height.fills&&!Xe(i)&&(i.height={px:0,percent:1}),i.backgroundClip==="text"&&wr(i),gr(i,t),i}function gr(i,t){const{display:e,float:n,
position:s}=i;i.textDecorationLine.size>0&&(i.textDecorationColor??=i.color),!(t.textDecorationLine.size===0||n!=="none"||s==="absolute"||s==="fixed")&&(e.startsWith(
"inline-")||e==="table"||e==="none"||(i.textDecorationLine.size===0&&(i.textDecorationColor=t.textDecorationColor,i.textDecorationStyle=t.textDecorationStyle),i.
textDecorationLine=new Set([...t.textDecorationLine,...i.textDecorationLine])))}function wr(i){const e=i.backgroundImage.find(n=>"stops"in n)?.stops[0]?.paint??
i.backgroundColor;e&&e.alpha>0&&(i.color=e),i.backgroundColor=void 0,i.backgroundImage=[]}const me={px:0,percent:.5},br=256;function yr(i,t){const e=i.name.toLowerCase().
replace(/^-webkit-|^-moz-|^-o-/,""),n=e!==i.name.toLowerCase(),s=/^(?:repeating-)?(linear|radial)-gradient$/.exec(e)?.[1];if(!s)return;const o=(0,b.M$)((0,b.aX)(
i),b.wR),r={kind:s,angle:180,isCircle:!1,extent:"farthest-corner",center:[me,me],repeats:e.startsWith("repeating"),stops:[]},a=s==="linear"?xr(o[0],n):Mr(o[0],t),
c=(a?o.slice(1):o).slice(0,br),l=[];for(const d of c){const f=Ot(d[0]);if(f===void 0||f==="current"){if(d.length===1&&tt(d[0],t))continue;return}const h=d.slice(
1).map(u=>tt(u,t));h.length===0&&l.push({paint:f,at:void 0});for(const u of h)l.push({paint:f,at:u})}return l.length<2?void 0:{...r,...a,stops:l}}function xr(i,t){
const e=i.length===1?je(i[0]):void 0;if(e!==void 0)return{angle:t?90-e:e};const n=i.map(b.aG),s=n[0]==="to";if(!s&&!t)return;let[o,r]=[0,0];for(const c of s?n.slice(
1):n)if(c==="left")o=-1;else if(c==="right")o=1;else if(c==="top")r=-1;else if(c==="bottom")r=1;else return;const a=c=>s||c===0?c:-c;return{angle:{x:a(o),y:a(r)}}}
const kr=["closest-side","closest-corner","farthest-side","farthest-corner"];function Mr(i,t){if(Ot(i[0])!==void 0)return;const e=i.findIndex(r=>(0,b.aG)(r)==="\
at"),n=(e<0?i:i.slice(0,e)).map(b.aG),s=kr.find(r=>n.includes(r)),o=e<0?void 0:ge(i.slice(e+1),t);return{isCircle:n.includes("circle"),...s&&{extent:s},...o&&{center:o}}}
const ri={left:["x",0],right:["x",1],top:["y",0],bottom:["y",1],center:["both",.5]};function ge(i,t){let e,n,s;for(const o of i){const r=(0,b.aG)(o),a=r!==void 0&&
Object.hasOwn(ri,r)?ri[r]:void 0;if(a){const d={px:0,percent:a[1]},f=a[0]==="both"?e===void 0&&s!=="x"?"x":"y":a[0];f==="x"?e=d:n=d,s=a[0]==="both"?void 0:f;continue}
const c=tt(o,t);if(!c)return;const l=s==="x"?e:s==="y"?n:void 0;if(l&&i.length>2){const d=l.percent===1?{px:-c.px,percent:1-c.percent}:c;s==="x"?e=d:n=d,s=void 0}else
e===void 0?(e=c,s=void 0):n??=c}if(!(!e&&!n))return[e??me,n??me]}const Sr=[re(0),re(0)],ai=["repeat","no-repeat","repeat-x","repeat-y"],Ze=["border-box","paddin\
g-box","content-box","text"];function ci(i,t){return(0,b.aG)(i)==="none"?"none":i?.type==="Url"?{url:i.value}:i?.type==="Function"?yr(i,t):void 0}function li(i,t){
const e=(0,b.aG)(i[0]);if(e==="cover"||e==="contain")return e;const[n,s="auto"]=i.map(o=>(0,b.aG)(o)==="auto"?"auto":tt(o,t));return n&&i.length<3?[n,s]:void 0}
const Or=["auto","auto"];function vr(i,t){let e="none",n="repeat",s;const o=[],r=[];let a=!1;for(const d of i){const f=(0,b.aG)(d),h=ci(d,t),u=Ot(d);if((0,b.YY)(
d))a=!0;else if(h!==void 0)e=h;else if(u!==void 0)s=u;else if(ai.some(m=>m===f))n=f;else{if(f==="fixed"||f==="scroll"||f==="local"||Ze.some(m=>m===f))continue;a&&
r.length<2&&(f==="cover"||f==="contain"||f==="auto"||tt(d,t))?r.push(d):o.push(d)}}const c=o.length===0?Sr:ge(o,t),l=r.length===0?Or:li(r,t);return c&&l?{image:e,
repeat:n,color:s,position:c,size:l}:void 0}const Rr={keys:["backgroundColor","backgroundImage","backgroundSize","backgroundRepeat","backgroundPosition","backgro\
undClip"],read:(i,t)=>{const e=(0,b.M$)(i,b.wR).map(o=>vr(o,t));if(!e.every(o=>o!==void 0))return;const n=e.at(-1).color,s=e.filter(({image:o})=>o!=="none");return{
backgroundColor:n==="current"?t.parent.color:n,backgroundImage:s.map(({image:o})=>o),backgroundSize:s.map(({size:o})=>o),backgroundRepeat:s.map(({repeat:o})=>o),
backgroundPosition:s.map(({position:o})=>o),backgroundClip:"border-box"}}},qe=(i,t)=>({keys:[i],read:(e,n)=>{const s=(0,b.M$)(e,b.wR).map(o=>t(o,n));return s.includes(
void 0)?void 0:{[i]:s}}}),Tr={keys:["backgroundImage"],read:(i,t)=>{const e=(0,b.M$)(i,b.wR).map(n=>ci(n[0],t));return e.includes(void 0)?void 0:{backgroundImage:e.
filter(n=>n!=="none")}}};function Cr(i,t){const e=[];let n=!1,s;for(const l of i){const d=ce(l,t),f=Ot(l);if(d!==void 0)e.push(d);else if((0,b.aG)(l)==="inset")
n=!0;else if(f!==void 0)s=f;else return}const[o,r,a=0,c=0]=e;if(!(o===void 0||r===void 0))return{x:o,y:r,blur:a,spread:c,isInset:n,paint:s==="current"?void 0:s}}
const di={keys:["boxShadow"],read:(i,t)=>{if((0,b.aG)(i[0])==="none")return{boxShadow:[]};const e=(0,b.M$)(i,b.wR).map(n=>Cr(n,t));return e.every(n=>n!==void 0)?
{boxShadow:e}:void 0}},Rt=(...i)=>({kind:"matrix",values:i}),we=i=>Math.tan(i*Math.PI/180);function Lr(i,t){if(i.type!=="Function")return;const e=(0,b.M$)((0,b.
aX)(i),b.wR).map(([r])=>r),n=e.map(r=>tt(r,t)),s=e.map(je),o=e.map(It);switch(i.name.toLowerCase()){case"translate":case"translate3d":return n[0]&&{kind:"transl\
ate",x:n[0],y:n[1]??it};case"translatex":return n[0]&&{kind:"translate",x:n[0],y:it};case"translatey":return n[0]&&{kind:"translate",x:it,y:n[0]};case"scale":return o[0]===
void 0?void 0:Rt(o[0],0,0,o[1]??o[0],0,0);case"scalex":return o[0]===void 0?void 0:Rt(o[0],0,0,1,0,0);case"scaley":return o[0]===void 0?void 0:Rt(1,0,0,o[0],0,0);case"\
rotate":case"rotatez":{if(s[0]===void 0)return;const r=s[0]*Math.PI/180,[a,c]=[Math.cos(r),Math.sin(r)];return Rt(a,c,-c,a,0,0)}case"skew":return s[0]===void 0?
void 0:Rt(1,we(s[1]??0),we(s[0]),1,0,0);case"skewx":return s[0]===void 0?void 0:Rt(1,0,we(s[0]),1,0,0);case"skewy":return s[0]===void 0?void 0:Rt(1,we(s[0]),0,1,
0,0);case"matrix":{const r=e.map(ut);return r.length===6&&!r.includes(void 0)?Rt(...r):void 0}default:return}}const fi={keys:["transform"],read:(i,t)=>{if((0,b.
aG)(i[0])==="none")return{transform:[]};const e=i.map(n=>Lr(n,t));return e.every(n=>n!==void 0)?{transform:e}:void 0}},Ir={background:Rr,"background-color":{keys:[
"backgroundColor"],read:(i,{parent:t})=>{const e=i.length===1?Ot(i[0]):void 0;return e===void 0?void 0:{backgroundColor:e==="current"?t.color:e}}},"background-i\
mage":Tr,"background-size":qe("backgroundSize",li),"background-position":qe("backgroundPosition",ge),"background-repeat":qe("backgroundRepeat",([i])=>{const t=(0,b.
aG)(i);return t==="space"||t==="round"?"repeat":ai.find(e=>e===t)}),"background-clip":P("backgroundClip",Ze),"-webkit-background-clip":P("backgroundClip",Ze),"b\
ox-shadow":di,"-webkit-box-shadow":di,transform:fi,"-webkit-transform":fi,"transform-origin":{keys:["transformOrigin"],read:(i,t)=>{const e=ge(i.slice(0,2),t);return e&&
{transformOrigin:e}}}},Er=["none","contents","inline","block","list-item","flow-root","inline-block","flex","inline-flex","grid","inline-grid","table","inline-t\
able","table-row-group","table-header-group","table-footer-group","table-row","table-cell","table-column","table-column-group","table-caption"],Br=["auto","min-\
content","max-content","fit-content"],hi=i=>(t,e)=>{const n=(0,b.aG)(t)?.replace(/^-webkit-|^-moz-/,"");return n==="fill-available"||n==="available"||n==="stret\
ch"?{px:0,percent:1,fills:i}:Br.find(s=>s===n)??rt(t,e)},[$t,be]=[hi("across"),hi("down")],Ve=i=>(t,e)=>{if((0,b.aG)(t)==="none")return"none";const n=i(t,e);return n===
"auto"?void 0:n},Wr=["none","hidden","solid","dashed","dotted","double","groove","ridge","inset","outset"],ui={thin:1,medium:3,thick:5};function ye(i,t){const e=(0,b.
aG)(i);return e!==void 0&&Object.hasOwn(ui,e)?ui[e]:_n(i,t)}const xe=i=>{const t=(0,b.aG)(i);return t==="auto"?"solid":Wr.find(e=>e===t)};function pi(i,t){let e,
n,s;for(const o of i){const r=ye(o,t),a=xe(o),c=Ue(o);if(r!==void 0&&e===void 0)e=r;else if(a!==void 0&&n===void 0)n=a;else if(c&&!s)s=c;else return}return i.length===
0?void 0:{width:e??3,line:n??"none",paint:s?.paint}}const mi=i=>[`border${i}Width`,`border${i}Style`,`border${i}Color`];function Tt(...i){return{keys:i.flatMap(
mi),read:(t,e)=>{const n=pi(t,e);if(!n)return;const{width:s,line:o,paint:r}=n;return Object.fromEntries(i.flatMap(a=>{const[c,l,d]=mi(a);return[[c,s],[l,o],[d,r]]}))}}}
const Qe=i=>({keys:[i],read:t=>{const e=t.length===1?Ue(t[0]):void 0;return e&&{[i]:e.paint}}}),Nt=(i,t="")=>fe.map(e=>`${i}${e}${t}`);function qt(i,t,e){return Object.
fromEntries(fe.map(n=>[`${i}-${n.toLowerCase()}${t===""?"":`-${t.toLowerCase()}`}`,e(`${i}${n}${t}`)]))}const Ar={keys:Nt("border","Color"),read:i=>{const t=Yt(
i.map(Ue));if(!(!t||t.includes(void 0)))return Object.fromEntries(Nt("border","Color").map((e,n)=>[e,t[n].paint]))}},gi=["borderTopLeftRadius","borderTopRightRa\
dius","borderBottomRightRadius","borderBottomLeftRadius"],zr={keys:gi,read:(i,t)=>{const[e=[],n=e]=Un(i).map(r=>r.map(a=>rt(a,t))),[s,o]=[Yt(e),Yt(n)];if(!(!s||
!o||s.includes(void 0)||o.includes(void 0)))return Object.fromEntries(gi.map((r,a)=>[r,[s[a],o[a]]]))}},ke=i=>({keys:[i],read:(t,e)=>{const[n,s=n]=t.map(o=>rt(o,
e));return n&&s&&t.length<3?{[i]:[n,s]}:void 0}}),$r={auto:"auto",avoid:"avoid","avoid-page":"avoid",page:"page",always:"page",all:"page",left:"left",verso:"lef\
t",right:"right",recto:"right"},Me=i=>P(i,[],$r),Je=P("breakInside",["auto","avoid"],{"avoid-page":"avoid"});function Nr(i){const t=i.filter(s=>(0,b.aG)(s)!=="a\
uto");if(t.length===0)return{aspectRatio:void 0};const[e,n]=Un(t).map(s=>ut(s[0]));if(!(e===void 0||e<=0||n===0))return{aspectRatio:e/(n??1)}}const Pr={auto:"hi\
dden",scroll:"hidden",clip:"hidden",overlay:"hidden"},tn={keys:["overflow"],read:([i])=>{const t=(0,b.aG)(i);return t==="visible"||t==="hidden"?{overflow:t}:t!==
void 0&&Object.hasOwn(Pr,t)?{overflow:"hidden"}:void 0}},Hr={keys:["isContained"],read:i=>{const t=i.map(e=>(0,b.aG)(e)??"");if(t.every(e=>wi.has(e)))return{isContained:t.
some(e=>wi.get(e))}}},wi=new Map([["none",!1],["size",!1],["inline-size",!1],["style",!1],["layout",!0],["paint",!0],["content",!0],["strict",!0]]),Gr={keys:["o\
utlineWidth","outlineStyle","outlineColor"],read:(i,t)=>{const e=pi(i,t);return e&&{outlineWidth:e.width,outlineStyle:e.line,outlineColor:e.paint}}},Dr=R("zInde\
x",i=>(0,b.aG)(i)==="auto"?"auto":ut(i)),Ct=(i,t)=>Wt(i,t),jr={display:P("display",Er,{"-webkit-box":"flex","-webkit-flex":"flex","-webkit-inline-flex":"inline-\
flex","-ms-flexbox":"flex","table-footer":"table-footer-group"}),position:P("position",["static","relative","sticky","absolute","fixed"],{"-webkit-sticky":"stic\
ky"}),float:P("float",["none","left","right"],{"inline-start":"left","inline-end":"right"}),clear:P("clear",["none","left","right","both"],{"inline-start":"left",
"inline-end":"right"}),"box-sizing":P("boxSizing",["content-box","border-box"]),width:R("width",$t),height:R("height",be),"min-width":R("minWidth",$t),"min-heig\
ht":R("minHeight",be),"max-width":R("maxWidth",Ve($t)),"max-height":R("maxHeight",Ve(be)),"inline-size":R("width",$t),"block-size":R("height",be),"max-inline-si\
ze":R("maxWidth",Ve($t)),"min-inline-size":R("minWidth",$t),"aspect-ratio":{keys:["aspectRatio"],read:Nr},top:R("top",Wt),right:R("right",Wt),bottom:R("bottom",
Wt),left:R("left",Wt),inset:Xt(["top","right","bottom","left"],Wt),margin:Xt(Nt("margin"),Ct),...qt("margin","",i=>R(i,Ct)),"margin-inline":Se("marginLeft","mar\
ginRight",Ct),"margin-block":Se("marginTop","marginBottom",Ct),"margin-inline-start":R("marginLeft",Ct),"margin-inline-end":R("marginRight",Ct),"margin-block-st\
art":R("marginTop",Ct),"margin-block-end":R("marginBottom",Ct),padding:Xt(Nt("padding"),rt),...qt("padding","",i=>R(i,rt)),"padding-inline":Se("paddingLeft","pa\
ddingRight",rt),"padding-block":Se("paddingTop","paddingBottom",rt),"padding-inline-start":R("paddingLeft",rt),"padding-inline-end":R("paddingRight",rt),border:Tt(
...fe),...Object.fromEntries(fe.map(i=>[`border-${i.toLowerCase()}`,Tt(i)])),"border-inline":Tt("Left","Right"),"border-block":Tt("Top","Bottom"),"border-inline\
-start":Tt("Left"),"border-inline-end":Tt("Right"),"border-block-start":Tt("Top"),"border-block-end":Tt("Bottom"),"border-width":Xt(Nt("border","Width"),ye),"bo\
rder-style":Xt(Nt("border","Style"),xe),"border-color":Ar,...qt("border","Width",i=>R(i,ye)),...qt("border","Style",i=>R(i,xe)),...qt("border","Color",Qe),"bord\
er-radius":zr,"border-top-left-radius":ke("borderTopLeftRadius"),"border-top-right-radius":ke("borderTopRightRadius"),"border-bottom-right-radius":ke("borderBot\
tomRightRadius"),"border-bottom-left-radius":ke("borderBottomLeftRadius"),outline:Gr,"outline-width":R("outlineWidth",ye),"outline-style":R("outlineStyle",xe),"\
outline-color":Qe("outlineColor"),"outline-offset":R("outlineOffset",(i,t)=>tt(i,t)?.px),opacity:R("opacity",i=>{const t=It(i);return t===void 0?void 0:Math.min(
Math.max(t,0),1)}),overflow:tn,"overflow-x":tn,"overflow-y":tn,contain:Hr,"z-index":Dr,"object-fit":P("objectFit",["fill","contain","cover","none","scale-down"]),
"break-before":Me("breakBefore"),"break-after":Me("breakAfter"),"break-inside":Je,"page-break-before":Me("breakBefore"),"page-break-after":Me("breakAfter"),"pag\
e-break-inside":Je,"-webkit-column-break-inside":Je,orphans:Bt("orphans",1),widows:Bt("widows",1)};function Se(i,t,e){return{keys:[i,t],read:(n,s)=>{const[o,r=o]=n.
map(a=>e(a,s));return o===void 0||r===void 0?void 0:{[i]:o,[t]:r}}}}const bi=["normal","auto","stretch","flex-start","flex-end","start","end","self-start","self\
-end","left","right","center","baseline","space-between","space-around","space-evenly","safe center","safe end","safe flex-end","safe right"];function Vt(i,t){const e=i.
map(b.aG),n=e.filter(r=>r!=="safe"&&r!=="unsafe"&&r!=="first"&&r!=="last");if(n.length!==1)return;const s=t.startsWith("justify")?n[0]:n[0]?.replace("self-","");
return(e[0]==="safe"?bi.find(r=>r===`safe ${s}`):void 0)??bi.find(r=>r===s)}const Pt=i=>({keys:[i],read:t=>{const e=Vt(t,i);return e&&{[i]:e}}}),en=(i,t)=>({keys:[
i,t],read:e=>{const[n,s]=[Vt(e,i),Vt(e,t)];if(n&&s)return{[i]:n,[t]:s};if(e.length!==2)return;const[o,r]=[Vt(e.slice(0,1),i),Vt(e.slice(1),t)];return o&&r&&{[i]:o,
[t]:r}}});function yi(i,t){const e=(0,b.aG)(i);return e==="auto"||e==="content"||e==="min-content"||e==="max-content"||e==="fit-content"?e:rt(i,t)}const xi={none:[
0,0,"auto"],auto:[1,1,"auto"],initial:[0,1,"auto"]};function ki(i,t){const e=(0,b.aG)(i[0]);if(i.length===1&&e!==void 0&&Object.hasOwn(xi,e)){const[o,r,a]=xi[e];
return{flexGrow:o,flexShrink:r,flexBasis:a}}const n=[];let s;for(const[o,r]of i.entries()){const a=r.type==="Number"?ut(r):void 0;if(a!==void 0&&n.length<2&&(s===
void 0||o===1))n.push(a);else if(s===void 0){if(s=yi(r,t),s===void 0)return}else return}return{flexGrow:n[0]??1,flexShrink:n[1]??1,flexBasis:s??{px:0,percent:0}}}
const Mi=["row","row-reverse","column","column-reverse"],Si=["nowrap","wrap","wrap-reverse"],Fr={keys:["flexDirection","flexWrap"],read:i=>{const t={flexDirection:"\
row",flexWrap:"nowrap"};for(const e of i){const n=(0,b.aG)(e),s=Mi.find(r=>r===n),o=Si.find(r=>r===n);if(s)t.flexDirection=s;else if(o)t.flexWrap=o;else return}
return t}},Oe=1e3;function Oi(i,t){const e=(0,b.aG)(i);return e==="auto"||e==="min-content"||e==="max-content"?e:i?.type==="Dimension"&&i.unit.toLowerCase()==="\
fr"?{fr:Math.max(Number(i.value),0)}:i&&rt(i,t)}function vi(i,t){if(i.type==="Function"){const n=i.name.toLowerCase(),s=(0,b.M$)((0,b.aX)(i),b.wR).map(([o])=>o);
if(n==="minmax"){const[o,r]=s.map(a=>Oi(a,t));return o&&r?{least:typeof o=="object"&&"fr"in o?"auto":o,most:r}:void 0}if(n==="fit-content"){const o=s[0]&&tt(s[0],
t);return o&&{least:"auto",most:"max-content",limit:o}}}const e=Oi(i,t);if(e!==void 0)return typeof e=="object"&&"fr"in e?{least:"auto",most:e}:{least:e,most:e}}
function nn(i,t){const e=new Map,n={tracks:[],auto:void 0,names:e};if(!sn(i,t,n))return;const{tracks:s,auto:o}=n;return{tracks:s,names:e,...o&&{auto:{...o,after:n.
names}}}}function sn(i,t,e){for(const n of i){if(e.tracks.length>Oe)return!1;if(n.type==="Brackets"){for(const o of n.children.toArray()){if(o.type!=="Identifie\
r")continue;const r=e.names.get(o.name)??[];r.push(e.tracks.length+1),e.names.set(o.name,r)}continue}if(n.type==="Function"&&n.name.toLowerCase()==="repeat"){if(!_r(
(0,b.M$)((0,b.aX)(n),b.wR),t,e))return!1;continue}const s=vi(n,t);if(!s)return!1;e.tracks.push(s)}return!0}function _r([i=[],...t],e,n){const s=ut(i[0]),o=(0,b.
aG)(i[0]),r=t.flat();if(o==="auto-fill"||o==="auto-fit"){const a={tracks:[],auto:void 0,names:new Map},c=r.some(f=>f.type==="Function"&&f.name.toLowerCase()==="\
repeat");if(n.auto||c||!sn(r,e,a)||a.tracks.length===0)return!1;n.names=new Map;const{tracks:l,names:d}=a;return n.auto={at:n.tracks.length,tracks:l,fits:o==="a\
uto-fit",names:d,after:n.names},!0}if(s===void 0||s<1||s>Oe)return!1;for(let a=0;a<s;a++)if(!sn(r,e,n))return!1;return!0}const Ri=i=>({keys:[i],read:(t,e)=>{if((0,b.
aG)(t[0])==="none")return{[i]:void 0};const n=nn(t,e);return n&&{[i]:n}}}),Ti=i=>({keys:[i],read:(t,e)=>{const n=t.map(s=>vi(s,e));return n.length>0&&n.every(s=>s!==
void 0)?{[i]:n}:void 0}}),Ci=i=>i.flatMap(t=>t.type==="String"?[t.value.trim().split(/\s+/)]:[]);function Li(i,t){if((0,b.aG)(i[0])==="none")return{gridTemplateColumns:void 0,
gridTemplateRows:void 0,gridTemplateAreas:[]};const[e=[],n]=(0,b.M$)(i,b.YY),s=n&&nn(n,t);if(n&&!s)return;const o=Ci(e),r=e.filter(c=>c.type!=="String"),a=r.length===
0?void 0:nn(r,t);if(!(r.length>0&&!a))return{gridTemplateColumns:s,gridTemplateRows:a,gridTemplateAreas:o}}function Ii(i){if((0,b.aG)(i[0])==="auto")return"auto";
let t=!1,e,n;for(const o of i){const r=ut(o);if((0,b.aG)(o)==="span")t=!0;else if(r!==void 0)e=Math.max(Math.min(Math.trunc(r),Oe),-Oe);else if(o.type==="Identi\
fier")({name:n}=o);else return}if(e===0||i.length===0)return;const s=n===void 0?{}:{name:n};return t?{span:Math.max(e??1,1),...s}:e===void 0?s:{line:e,...s}}const ve=i=>({
keys:[i],read:t=>{const e=Ii(t);return e&&{[i]:e}}}),Ur=i=>i!=="auto"&&i.name!==void 0&&i.line===void 0&&i.span===void 0,on=(...i)=>({keys:i,read:t=>{const e=(0,b.
M$)(t,b.YY).map(Ii);if(!e.every(s=>s!==void 0)||e.length>i.length)return;const n=s=>{const o=e[s];if(o!==void 0)return o;const r=s>=2?n(s-2):e[0];return Ur(r)?r:
"auto"};return Object.fromEntries(i.map((s,o)=>[s,n(o)]))}}),Re=i=>({keys:[i],read:([t],e)=>{const n=t&&rt(t,e);return(0,b.aG)(t)==="normal"?{[i]:void 0}:n&&{[i]:n}}}),
Ei={keys:["rowGap","columnGap"],read:(i,t)=>{const[e,n=e]=i.map(s=>(0,b.aG)(s)==="normal"?{px:0,percent:0}:rt(s,t));return e&&n?{rowGap:e,columnGap:n}:void 0}},
Bi={row:"row",column:"column",dense:"row dense","row dense":"row dense","column dense":"column dense"},Kr={flex:{keys:["flexGrow","flexShrink","flexBasis"],read:ki},
"-webkit-flex":{keys:["flexGrow","flexShrink","flexBasis"],read:ki},"flex-grow":Bt("flexGrow",0),"flex-shrink":Bt("flexShrink",0),"flex-basis":R("flexBasis",yi),
"flex-direction":P("flexDirection",Mi),"flex-wrap":P("flexWrap",Si),"flex-flow":Fr,order:Bt("order"),"justify-content":Pt("justifyContent"),"align-content":Pt("\
alignContent"),"align-items":Pt("alignItems"),"align-self":Pt("alignSelf"),"justify-items":Pt("justifyItems"),"justify-self":Pt("justifySelf"),"place-content":en(
"alignContent","justifyContent"),"place-items":en("alignItems","justifyItems"),"place-self":en("alignSelf","justifySelf"),gap:Ei,"grid-gap":Ei,"row-gap":Re("row\
Gap"),"column-gap":Re("columnGap"),"grid-row-gap":Re("rowGap"),"grid-column-gap":Re("columnGap"),"grid-template-columns":Ri("gridTemplateColumns"),"grid-templat\
e-rows":Ri("gridTemplateRows"),"grid-template-areas":{keys:["gridTemplateAreas"],read:i=>({gridTemplateAreas:Ci(i)})},"grid-template":{keys:["gridTemplateColumn\
s","gridTemplateRows","gridTemplateAreas"],read:Li},grid:{keys:["gridTemplateColumns","gridTemplateRows","gridTemplateAreas"],read:Li},"grid-auto-columns":Ti("g\
ridAutoColumns"),"grid-auto-rows":Ti("gridAutoRows"),"grid-auto-flow":{keys:["gridAutoFlow"],read:i=>{const t=i.map(b.aG).join(" ");return Object.hasOwn(Bi,t)?{
gridAutoFlow:Bi[t]}:void 0}},"grid-row-start":ve("gridRowStart"),"grid-row-end":ve("gridRowEnd"),"grid-column-start":ve("gridColumnStart"),"grid-column-end":ve(
"gridColumnEnd"),"grid-row":on("gridRowStart","gridRowEnd"),"grid-column":on("gridColumnStart","gridColumnEnd"),"grid-area":on("gridRowStart","gridColumnStart",
"gridRowEnd","gridColumnEnd")},Wi={"xx-small":9,"x-small":10,small:13,medium:16,large:18,"x-large":24,"xx-large":32,"xxx-large":48};function Ai(i,t){const e=(0,b.
aG)(i),{fontSize:n}=t.parent;if(e==="larger")return n*1.2;if(e==="smaller")return n/1.2;if(e!==void 0)return Object.hasOwn(Wi,e)?Wi[e]:void 0;const s=tt(i,{...t,
em:n}),o=s&&s.px+s.percent*n;return o===void 0||o<0?void 0:o}function zi(i,{parent:t}){const e=(0,b.aG)(i);if(e==="normal")return 400;if(e==="bold")return 700;if(e===
"bolder")return t.fontWeight<350?400:t.fontWeight<550?700:900;if(e==="lighter")return t.fontWeight<550?100:t.fontWeight<750?400:700;const n=ut(i);return n!==void 0&&
n>=1&&n<=1e3?n:void 0}const $i={normal:"normal",italic:"italic",oblique:"italic"},Ni=i=>{const t=(0,b.aG)(i);return t!==void 0&&Object.hasOwn($i,t)?$i[t]:void 0},
Pi=i=>(0,b.M$)(i,b.wR).flatMap(t=>{const e=t.map(n=>n.type==="String"?n.value:(0,b.aG)(n)??"").join(" ");return e===""?[]:[e.toLowerCase()]});function Hi(i,t){if((0,b.
aG)(i)==="normal")return"normal";const e=ut(i);if(e!==void 0)return e>=0?{factor:e}:void 0;const n=tt(i,t);return n&&{px:n.px+n.percent*t.em}}const Yr={keys:["f\
ontStyle","fontVariant","fontWeight","fontSize","lineHeight","fontFamily"],read:(i,t)=>{const e={fontStyle:"normal",fontVariant:"normal",fontWeight:400,lineHeight:"\
normal"};let n=0;for(;n<i.length;n++){const a=i[n],[c,l]=[Ni(a),zi(a,t)];if((0,b.aG)(a)!=="normal")if(c)e.fontStyle=c;else if(l!==void 0&&!(a.type==="Number"&&Number(
a.value)===0))e.fontWeight=l;else if((0,b.aG)(a)==="small-caps")e.fontVariant="small-caps";else break}const s=i[n],o=s&&Ai(s,t);if(o===void 0)return;if(e.fontSize=
o,n++,i[n]&&(0,b.YY)(i[n])){const a=i[n+1]&&Hi(i[n+1],{...t,em:o});if(a===void 0)return;e.lineHeight=a,n+=2}const r=Pi(i.slice(n));return r.length===0?void 0:{...e,
fontFamily:r}}},Gi=i=>R(i,(t,e)=>(0,b.aG)(t)==="normal"?0:ce(t,e)),Xr=["baseline","sub","super","middle","top","bottom","text-top","text-bottom"],Zr=["underline",
"line-through","overline"],Di=["solid","double","dotted","dashed","wavy"];function ji(i){const t=new Set,e={textDecorationLine:t,textDecorationColor:void 0,textDecorationStyle:"\
solid"};for(const n of i){const s=(0,b.aG)(n),o=Zr.find(c=>c===s),r=Di.find(c=>c===s),a=Ot(n);if(o)t.add(o);else if(r)e.textDecorationStyle=r;else if(a!==void 0)
e.textDecorationColor=a==="current"?void 0:a;else if(s!=="none"&&s!=="blink"&&n.type!=="Dimension"&&s!=="auto"&&s!=="from-font")return}return e}function qr(i){const t={
listStyleType:"disc",listStylePosition:"outside"};for(const e of i){const n=(0,b.aG)(e);if(n==="inside"||n==="outside")t.listStylePosition=n;else if(n!==void 0)
t.listStyleType=n;else if(e.type==="String")t.listStyleType=`"${e.value}`;else if(e.type!=="Url")return}return t}function Vr(i){const[t]=i,e=(0,b.aG)(t);if(i.length===
1&&(e==="none"||e==="normal"))return{content:e};const n=[];for(const s of(0,b.M$)(i,b.YY)[0]){const o=(0,b.aG)(s);if(s.type==="String")n.push({text:s.value});else if(o===
"open-quote"||o==="close-quote")n.push({quote:o==="open-quote"?"open":"close"});else if(o==="no-open-quote"||o==="no-close-quote")n.push({quote:"none"});else if(s.
type==="Function"){const r=Qr(s.name.toLowerCase(),(0,b.M$)((0,b.aX)(s),b.wR));if(!r)return;n.push(r)}else if(s.type!=="Url")return}return{content:n}}function Qr(i,t){
const[e]=t[0]??[],n=e?.type==="Identifier"?e.name:void 0;if(n===void 0)return;if(i==="attr")return{attribute:n.toLowerCase()};if(i==="counter")return{counter:n,
style:(0,b.aG)(t[1]?.[0])??"decimal"};const s=t[1]?.[0];if(!(i!=="counters"||s?.type!=="String"))return{counter:n,separator:s.value,style:(0,b.aG)(t[2]?.[0])??"\
decimal"}}const rn=(i,t)=>({keys:[i],read:e=>{if((0,b.aG)(e[0])==="none")return{[i]:[]};const n=[];for(const s of e){const o=ut(s),r=n.at(-1);if(s.type==="Ident\
ifier")n.push([s.name,t]);else if(o!==void 0&&r)r[1]=Math.round(o);else return}return{[i]:n}}}),Jr=["start","left","right","center","justify","end"],ta=new Map(
[["-webkit-left","left"],["-webkit-right","right"],["-webkit-center","center"]]);function ea([i,...t],{parent:e}){const n=t.length===0?(0,b.aG)(i):void 0;if(n===
void 0)return;const{textAlign:s,blockAlign:o}=e;if(n==="match-parent")return{textAlign:s,blockAlign:o};if(n==="-octavo-center")return{textAlign:s==="start"?"cen\
ter":s,blockAlign:o};const r=ta.get(n);if(r)return{textAlign:r,blockAlign:r};const a=Jr.find(c=>c===n);return a&&{textAlign:a,blockAlign:"start"}}const na={color:R(
"color",(i,{parent:t})=>{const e=Ot(i);return e==="current"?t.color:e}),font:Yr,"font-size":R("fontSize",Ai),"font-weight":R("fontWeight",zi),"font-style":R("fo\
ntStyle",Ni),"font-variant":P("fontVariant",["normal","small-caps"],{"tabular-nums":"normal"}),"font-variant-caps":P("fontVariant",["normal","small-caps"],{"all\
-small-caps":"small-caps"}),"font-family":{keys:["fontFamily"],read:i=>({fontFamily:Pi(i)})},"line-height":R("lineHeight",Hi),"text-align":{keys:["textAlign","b\
lockAlign"],read:ea},"text-indent":R("textIndent",tt),"text-transform":P("textTransform",["none","uppercase","lowercase","capitalize"]),"letter-spacing":Gi("let\
terSpacing"),"word-spacing":Gi("wordSpacing"),"white-space":P("whiteSpace",["normal","nowrap","pre","pre-wrap","pre-line"],{"break-spaces":"pre-wrap"}),"text-wr\
ap":P("whiteSpace",["nowrap"],{wrap:"normal",balance:"normal",pretty:"normal"}),"overflow-wrap":P("overflowWrap",["normal","break-word","anywhere"]),"word-wrap":P(
"overflowWrap",["normal","break-word","anywhere"]),"word-break":P("wordBreak",["normal","break-all","keep-all","break-word"]),"tab-size":Bt("tabSize",0),direction:P(
"direction",["ltr","rtl"]),"unicode-bidi":P("unicodeBidi",["normal","embed","isolate","bidi-override","plaintext"],{"isolate-override":"bidi-override"}),visibility:P(
"visibility",["visible","hidden","collapse"]),"vertical-align":R("verticalAlign",(i,t)=>{const e=(0,b.aG)(i);return Xr.find(s=>s===e)??tt(i,t)}),"text-decoratio\
n":{keys:["textDecorationLine","textDecorationColor","textDecorationStyle"],read:ji},"text-decoration-line":{keys:["textDecorationLine"],read:i=>{const t=ji(i)?.
textDecorationLine;return t&&{textDecorationLine:t}}},"text-decoration-color":Qe("textDecorationColor"),"text-decoration-style":P("textDecorationStyle",Di),"lis\
t-style":{keys:["listStyleType","listStylePosition"],read:qr},"list-style-type":R("listStyleType",i=>i.type==="String"?`"${i.value}`:(0,b.aG)(i)),"list-style-po\
sition":P("listStylePosition",["inside","outside"]),"border-collapse":P("borderCollapse",["separate","collapse"]),"border-spacing":{keys:["borderSpacingX","bord\
erSpacingY"],read:(i,t)=>{const[e,n=e]=i.map(s=>_n(s,t));return e===void 0||n===void 0?void 0:{borderSpacingX:e,borderSpacingY:n}}},"caption-side":P("captionSid\
e",["top","bottom"]),"empty-cells":P("emptyCells",["show","hide"]),"table-layout":P("tableLayout",["auto","fixed"]),quotes:{keys:["quotes"],read:i=>{if((0,b.aG)(
i[0])==="none")return{quotes:["",""]};const t=i.flatMap(e=>e.type==="String"?[e.value]:[]);return t.length>=2&&t.length%2===0?{quotes:t}:void 0}},content:{keys:[
"content"],read:Vr},"counter-reset":rn("counterReset",0),"counter-set":rn("counterReset",0),"counter-increment":rn("counterIncrement",1)},Fi={...jr,...na,...Ir,
...Kr},ia=/^(?:transition|animation|cursor|user-select|pointer-events|will-change|scroll|overscroll|touch-action|resize|caret|appearance|print-color-adjust|color-adjust|color-scheme|forced-color-adjust|font-(?:display|smooth|feature-settings|kerning|synthesis|optical-sizing|stretch|variant-(?:numeric|ligatures)|variation-settings)|text-(?:rendering|size-adjust|underline-offset|decoration-(?:thickness|skip|skip-ink)|underline-position)|image-rendering|backface-visibility|perspective|contain|content-visibility|isolation|zoom|speak|page|size|src|filter|backdrop-filter|mso-|accent-color|background-attachment|background-origin|hyphens|line-break|box-decoration-break|-(?:webkit|moz|ms|o)-)/;
class sa{characters=0;add(t){if(this.characters+=t,this.characters>wt.xH)throw(0,wt.qM)()}}class _i{parent;replaced;own=new Map;known=new Map;open=new Set;constructor(t,e){
this.parent=t,this.replaced=e}set(t,e){this.own.set(t,e)}get isEmpty(){return this.own.size===0}replaceIn(t){const e=[];let n=0;for(let o=0;;){const r=t.toLowerCase().
indexOf("var(",o);if(r<0){e.push(t.slice(o));break}e.push(t.slice(o,r));const a=At(t,r+4,")"),c=this.lookUp(t.slice(r+4,a));if(c===void 0)return;if(n+=c.length,
n>wt.uN)throw(0,wt.qM)();e.push(c),o=a+1}const s=e.join("");return this.replaced.add(s.length),s}lookUp(t){const e=At(t,0,","),n=this.valueOf(t.slice(0,e).trim());
return n!==void 0?n:e<t.length?this.replaceIn(t.slice(e+1).trim()):void 0}valueOf(t){const e=this.own.get(t);if(e===void 0)return this.parent?.valueOf(t);if(this.
known.has(t))return this.known.get(t);if(this.open.has(t))return;this.open.add(t);const n=this.replaceIn(e);return this.open.delete(t),this.known.set(t,n),n}}const[
oa,ra,Ui,aa]=[0,1,2,3],Ki=4,Yi=2e4;class Xi{page;ignored=new Map;matcher=new lr;index=new Map;nodes=new Map;inline=new Map;replaced=new sa;rem=16;constructor(t,e){
this.page=e;for(const n of t.ignored)this.ignored.set(n,1);for(const n of t.rules){const[s]=n.selector.compounds,{id:o,classes:r,name:a}=s,c=o!==void 0?`#${o}`:
r.length>0?`.${r[0]}`:a??"*",l=this.index.get(c);l?l.push(n):this.index.set(c,[n])}}get start(){return{style:Kt,variables:new _i(void 0,this.replaced)}}styleOf(t,e,n){
const s=this.rulesOf(t),o=[],r=new Set;for(const l of s){const{pseudoElement:d}=l.selector;d===void 0?Zi(o,l):(d==="before"||d==="after")&&r.add(d)}for(const l of sr(
t,n))o.push({declaration:l,tier:ra,specificity:0,order:0});const a=t.attributes.get("style");if(a!==void 0)for(const l of this.declarationsOf(a))o.push({declaration:l,
tier:aa+(l.important?Ki:0),specificity:0,order:0});const c=this.apply(o,e,t.parent===void 0);return t.parent===void 0&&(this.rem=c.style.fontSize),{...c,pseudos:[
...r].sort()}}pseudoStyle(t,e,n){const s=[];for(const o of this.rulesOf(t))o.selector.pseudoElement===e&&Zi(s,o);return this.apply(s,n,!1)}styleFrom(t,e){const n=t.
map((s,o)=>({declaration:s,tier:Ui,specificity:0,order:o}));return this.apply(n,e,!1)}rulesOf(t){const e=[],n=[t.name,"*",...[...t.classes].map(o=>`.${o}`)],s=t.
attributes.get("id");s!==void 0&&n.push(`#${s}`);for(const o of n)for(const r of this.index.get(o)??[])this.matcher.matches(r.selector,t)&&e.push(r);return e}declarationsOf(t){
let e=this.inline.get(t);return e||(e=ue(t),this.inline.size<Yi&&this.inline.set(t,e)),e}apply(t,e,n){t.sort((a,c)=>a.tier-c.tier||a.specificity-c.specificity||
a.order-c.order);const s=new _i(e.variables,this.replaced);for(const{declaration:a}of t)a.name.startsWith("--")&&s.set(a.name,a.value);const o=s.isEmpty?e.variables:
s,r=De(e.style);for(const{declaration:a}of t)(a.name==="font-size"||a.name==="font")&&this.set(r,a,e.style,o,{isRoot:n,isSized:!1});for(const{declaration:a}of t){
const{name:c}=a;c!=="font-size"&&!c.startsWith("--")&&this.set(r,a,e.style,o,{isRoot:n,isSized:!0})}return{style:mr(r,e.style),variables:o}}set(t,{name:e,value:n},s,o,{
isRoot:r,isSized:a}){const c=Object.hasOwn(Fi,e)?Fi[e]:void 0;if(!c){if(e==="all"||ia.test(e))return;this.ignored.set(e,(this.ignored.get(e)??0)+1);return}const l=/var\(/i.
test(n)?o.replaceIn(n):n;if(l===void 0)return qi(t,c,s,"unset");const d=l.trim().toLowerCase();if(d==="inherit"||d==="initial"||d==="unset"||d==="revert"||d==="\
revert-layer")return qi(t,c,s,d);const f=this.nodesOf(l);if(!f||f.length===0)return;const u={...{em:t.fontSize,rem:r?t.fontSize:this.rem,pageWidth:this.page.width,
pageHeight:this.page.height},parent:s},m=c.read(f,u);if(!m)return;const{fontSize:p}=t;Object.assign(t,m),e==="font"&&a&&(t.fontSize=p)}nodesOf(t){if(this.nodes.
has(t))return this.nodes.get(t);const e=(0,b.wK)(t);return this.nodes.size<Yi&&this.nodes.set(t,e),e}}function Zi(i,{declarations:t,selector:e,order:n,isUsual:s}){
for(const o of t){const r=(s?oa:Ui)+(o.important?Ki:0);i.push({declaration:o,tier:r,specificity:e.specificity,order:n})}}const ca=new Set(Object.keys(Ge));function qi(i,{
keys:t},e,n){for(const s of t){const o=n==="inherit"||n!=="initial"&&ca.has(s);i[s]=(o?e:Kt)[s]}}const la=`
body, address, article, aside, blockquote, center, dd, details, dialog, dir, div, dl, dt, fieldset, figcaption, figure, footer,
form, h1, h2, h3, h4, h5, h6, header, hgroup, hr, legend, listing, main, menu, nav, ol, optgroup, p, plaintext, pre, search, section,
summary, ul, xmp, frameset, frame, iframe, video, audio, object, canvas { display: block }
head, link, meta, script, style, title, base, template, noembed, noframes, param, source, track, datalist, area, rp, [hidden],
iframe, video, audio, canvas, embed, object, input, select, button, textarea, progress, meter { display: none }
button, progress, meter, textarea { display: inline-block }
html { display: flow-root }
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
ul, menu, dir { list-style-type: disc; padding-left: 40px }
ol { list-style-type: decimal; padding-left: 40px }
ul ul, ol ul, menu ul { list-style-type: circle }
ul ul ul, ol ul ul, ul ol ul, ol ol ul { list-style-type: square }
ul ul, ul ol, ol ul, ol ol, ul dl, ol dl { margin-top: 0; margin-bottom: 0 }
dd { margin-left: 40px }
b, strong { font-weight: bolder }
i, em, cite, var, dfn, address { font-style: italic }
code, kbd, samp, tt, pre, xmp, listing, plaintext { font-family: monospace; font-size: 0.8125em }
pre, xmp, listing, plaintext { white-space: pre; margin: 1em 0 }
pre code, pre kbd, pre samp, code pre { font-size: 1em }
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
hr { border: 1px inset #808080; margin: 0.5em auto; overflow: hidden; color: #808080 }
fieldset { border: 2px groove #c0c0c0; margin: 0 2px; padding: 0.35em 0.625em 0.75em }
legend { padding: 0 2px }
img, svg { display: inline-block }
table { display: table; border-spacing: 2px; text-indent: 0; box-sizing: border-box }
caption { display: table-caption; text-align: center; break-after: avoid }
colgroup { display: table-column-group }
col { display: table-column }
thead { display: table-header-group; vertical-align: middle; break-inside: avoid }
tbody { display: table-row-group; vertical-align: middle }
tfoot { display: table-footer-group; vertical-align: middle }
tr { display: table-row; vertical-align: inherit; break-inside: avoid }
td, th { display: table-cell; vertical-align: inherit; padding: 1px }
th { font-weight: bold; text-align: -octavo-center }
table[align="center"], hr[align="center"] { margin-left: auto; margin-right: auto }
details > *, summary { display: block }
ruby rt { font-size: 50%; vertical-align: super }
[dir="rtl"] { direction: rtl; unicode-bidi: isolate }
[dir="ltr"] { direction: ltr; unicode-bidi: isolate }
bdo[dir] { unicode-bidi: bidi-override }
[dir="rtl"] > li { padding-left: 0 }
ul[dir="rtl"], ol[dir="rtl"] { padding-left: 0; padding-right: 40px }
`,da=`
table { font-weight: normal; font-style: normal; font-variant: normal; font-size: medium; line-height: normal; white-space: normal; text-align: start }
`;class xt{style;inner="blocks";children=[];inlines=[];element=null;replaced;marker;images;span=fa;place;isItem=!1;keepsNext=!1;known=new Map;constructor(t){this.
style=t}get isApart(){return this.isPositioned||this.style.float!=="none"}get isPositioned(){return this.style.position==="absolute"||this.style.position==="fix\
ed"}}const fa={columns:1,rows:1};async function Et(i,t){for(;;){const{done:e,value:n}=i.next();if(e)return n;const s=t.step(n);s&&await s}}var ha=M(42973),an=M(
9876),Te=M(36078);class ua{composition;box;scale;most;refuse;last=0;open=new Map;constructor(t,e,n,s,o){this.composition=t,this.box=e,this.scale=n,this.most=s,this.
refuse=o}get height(){return this.box.contentHeight/this.scale}pageAt(t){return Math.max(Math.floor((t+.05)/this.height),0)}x(t){return this.box.left+t*this.scale}y(t,e){
return this.box.height-this.box.top-(e-t*this.height)*this.scale}sheet(t){const{sheets:e}=this.composition;if(t>=this.most)throw this.refuse(this.most);for(;e.length<=
t;)this.composition.sheet(this.box.width,this.box.height);return e[t]}draw(t,e,n,...s){const o=this.sheet(t);this.enterScopes(o,t,n),o.draw(e,...s)}link(t,e,n,s,o){
this.sheet(t).link(e,n,s,o)}close(){for(const t of this.open.keys())this.enterScopes(this.sheet(t),t,[])}enterScopes(t,e,n){let s=this.open.get(e);s||this.open.
set(e,s=[]);let o=0;for(;o<s.length&&o<n.length&&s[o]===n[o];)o++;for(;s.length>o;s.pop())t.leave();for(const r of n.slice(o))t.enter(r.on(e)),s.push(r)}rectangle(t,e,n,s,o){
const[r,a]=[this.x(e),this.y(t,o)];return`${[r,a,(s-e)*this.scale,(o-n)*this.scale].map(Te.id).join(" ")} re`}}class pa{most;answers=new Map;total=0;constructor(t){
this.most=t}find(t){return this.answers.get(t)?.value}keep(t,e,n){this.answers.set(t,{value:e,size:n}),this.total+=n;for(const[s,{size:o}]of this.answers){if(this.
total<=this.most||s===t)return;this.answers.delete(s),this.total-=o}}}const ot=2e4;function ma(i){let t=i.known.get("kept");return t===void 0&&(t=i.style.display!==
"table-cell"&&Vi(i),i.known.set("kept",t)),t}function Vi(i){let t=i.known.get("flowing");if(t===void 0){const e=n=>!n.isPositioned&&Vi(n);t=i.children.every(e)&&
i.inlines.every(n=>n.kind!=="atom"&&n.kind!=="apart"||e(n.box)),i.known.set("flowing",t)}return t}const ga=1e4;class wa{rules;typefaces;breaks;page;isQuirky;pieces=new pa(
ga);kept=new WeakMap;faces=new WeakMap;constructor(t,e,n,s,o=!1){this.rules=t,this.typefaces=e,this.breaks=n,this.page=s,this.isQuirky=o}*layOut(t,e,n){if(n||!ma(
t))return yield*this.rules.layOut(t,this,e,n);const{width:s,height:o,fixedWidth:r,fixedHeight:a,shrinks:c,isLoose:l,isOpen:d}=e,f=[s,o,r,a,c,l,d].join();let h=this.
kept.get(t);h||this.kept.set(t,h=new Map);let u=h.get(f);return u||h.set(f,u=yield*this.rules.layOut(t,this,e)),u}widthsOf(t){return this.rules.widthsOf(t,this)}faceOf(t){
let e=this.faces.get(t);return e||this.faces.set(t,e=cn(t)),e}metricsOf(t){const{ascent:e,descent:n}=this.typefaces.metrics(this.faceOf(t)),s=Math.floor(t.fontSize*
64)/64;return{ascent:Math.round(e*s/1e3),descent:Math.round(-n*s/1e3)}}lineOf(t){const{ascent:e,descent:n}=this.metricsOf(t),{lineHeight:s,fontSize:o}=t;if(s===
"normal")return{above:e,below:n};const r="factor"in s?s.factor*o:s.px,a=e+Math.floor((r-e-n)/2);return{above:a,below:r-a}}}const ba=/^(?:monospace|ui-monospace|consolas|menlo|monaco)$|courier|\bmono\b|\bcode\b/;
function cn({fontFamily:i,fontWeight:t,fontStyle:e}){const[n=""]=i;return ba.test(n)?"Mono":t>=600?"SemiBold":e==="italic"?"Italic":"Regular"}function Qi({box:i,
height:t,lines:e},n){return t>n?!1:i.style.breakInside==="avoid"||i.inner==="image"||i.keepsNext&&e.length>0||ya(i.style)}const ya=({transform:i})=>i.some(({kind:t})=>t===
"matrix"),Ji=i=>i==="page"||i==="left"||i==="right";function ts(i){for(let t=i;t;[t]=t.flow==="sequence"?t.children:[])if(Ji(t.box.style.breakBefore))return!0;return!1}
function xa(i){for(let t=i;t;t=t.flow==="sequence"?t.children.at(-1):void 0)if(Ji(t.box.style.breakAfter))return!0;return!1}function ka(i,t,e,{orphans:n,widows:s}){
let o=t;return e-o<s&&(o=Math.max(e-s,i)),o-i<n&&i===0?0:Math.max(o,i===0?0:i+1)}function Ma(i,t){for(let e=i,n=0;;){if(Qi(e,t))return n+e.height;const{lines:s,
box:o,children:r}=e;if(s.length>0){const c=s[Math.min(s.length<=o.style.orphans+o.style.widows-1?s.length:o.style.orphans,s.length)-1];return n+c.y+c.height}if(e.
head&&r.length>1){const c=r.find(l=>l!==e.head&&l.children.length>0)?.children[0];return n+e.head.y+e.head.height+(c?.height??0)}const[a]=r;if(!a||e.flow==="ban\
ds"&&e.height<=t/4)return n+e.height;n+=a.y,e=a}}function*Qt(i,t,e){yield ot/10;const n={laid:i,x:t,top:e,bottom:e+i.height,lines:[],children:[],apart:[],heads:[]};
for(const s of i.lines){const o=[];for(const{laid:r}of s.atoms)o.push(yield*Qt(r,t+r.x,e+s.y+r.y));n.lines.push({line:s,top:e+s.y,atoms:o})}for(const s of i.children)
n.children.push(yield*Qt(s,t+s.x,e+s.y));for(const s of i.apart)n.apart.push(yield*Qt(s,t+s.x,e+s.y));return n}const pt=.05;class Sa{height;constructor(t){this.
height=t}pageOf(t){return Math.max(Math.floor((t+pt)/this.height),0)}*place(t,e,n,s){yield ot/4;let o=n;Qi(t,this.height-s)&&this.crosses(o,t.height)&&(o=this.next(
o,s));const r={laid:t,x:e,top:o,bottom:o+t.height,lines:[],children:[],apart:[],heads:[]},a=new Oa(o);return t.lines.length>0?yield*this.lines(r,s,a):t.flow==="\
bands"?yield*this.bands(r,s,a):yield*this.sequence(r,s,a),yield*this.apart(r,s,a),r}crosses(t,e){return t+e>(this.pageOf(t)+1)*this.height+pt}next(t,e){return(this.
pageOf(t)+1)*this.height+e}isAtStart(t,e){return t-this.pageOf(t)*this.height<=e+pt}*lines(t,e,n){const{laid:s}=t,{lines:o,box:r}=s;let a=0;for(let c=0;c<o.length;c++){
yield 2e3;const l=o[c],d=n.at(l.y);if(!this.crosses(d,l.height)||this.isTall(l,e))continue;const f=ka(a,c,o.length,r.style),h=n.at(o[f].y),u=this.isAtStart(h,e)?
c:f,m=n.at(o[u].y);this.isAtStart(m,e)||(n.move(o[u].y,this.next(m,e)),a=u,c=u)}for(const c of o){const l=n.at(c.y),d=[];let f=l+c.height;for(const{laid:h}of c.
atoms){const u=yield*this.place(h,t.x+h.x,l+h.y,e);d.push(u),f=Math.max(f,u.bottom)}f>l+c.height+pt&&n.move(c.y+c.height,f),t.lines.push({line:c,top:l,atoms:d})}
t.bottom=n.at(s.height)}isTall({height:t},e){return t>this.height-e}*sequence(t,e,n){const{laid:s}=t,{children:o,head:r}=s;let a=e;for(const[c,l]of o.entries()){
const d=o[c-1];let f=n.at(l.y);const h=d?t.children[c-1].bottom:t.top;(ts(l)||d!==void 0&&xa(d))&&!this.isAtStart(h,a)?f=this.next(h,a):d&&!this.isAtStart(h,a)&&
this.pageOf(f)>this.pageOf(h-pt)?f=this.next(h-pt,a):!this.isAtStart(f,a)&&this.needsNext(o,c,f,a)&&(f=this.next(f,a));const m=yield*this.place(l,t.x+l.x,f,a);n.
move(l.y,m.top),n.move(l.y+l.height,m.bottom),t.children.push(m),l===r&&r.height<=this.height/2&&(a=e+r.height)}t.bottom=Math.max(n.at(s.height),t.top),r&&a>e&&
(yield*this.repeatHead(t,e))}needsNext(t,e,n,s){let o=0;for(let r=e;r<t.length;r++){const a=t[r],c=r===e?0:a.y-t[r-1].y-t[r-1].height;if(!a.box.keepsNext&&a.box.
style.breakAfter!=="avoid"&&t[r+1]?.box.style.breakBefore!=="avoid"){if(r===e)return!1;o+=c+Ma(a,this.height-s);break}o+=c+a.height}return this.crosses(n,o)&&o<=
this.height-s}*repeatHead(t,e){const{head:n}=t.laid,s=t.children.find(({laid:r})=>r===n),o=(0,q.Kf)(t.children.map(({bottom:r})=>r));for(let r=this.pageOf(s.bottom-
pt)+1;r<=this.pageOf(o-2*pt);r++){const a=r*this.height+e,c=yield*this.place(n,s.x,a,e);t.heads.push({top:a,head:c})}}*bands(t,e,n){const{laid:s}=t,o=new Map(s.
children.map((a,c)=>[a,c])),r=[];for(const a of va(s.children)){const c=a[0].y,l=(0,q.Kf)(a.map(({y:p,height:g})=>p+g));let d=n.at(c);const f=a.some(ts)&&r.length>
0,h=l-c;(f&&!this.isAtStart(d,e)||h<=this.height/4&&this.crosses(d,h))&&(d=this.next(d,e)),n.move(c,d);let u=d;const m=[];for(const p of a){const g=yield*this.place(
p,t.x+p.x,d+p.y-c,e);m.push(g),u=Math.max(u,g.bottom+l-p.y-p.height)}for(const p of m)p.laid.y+p.laid.height>l-pt&&(p.bottom=u);for(const p of m)r.push(p);n.move(
l,u)}r.sort((a,c)=>o.get(a.laid)-o.get(c.laid));for(const a of r)t.children.push(a);t.bottom=Math.max(n.at(s.height),t.top)}*apart(t,e,n){const{laid:s}=t;for(const o of s.
apart){const r=o.isFromBottom?t.bottom-(s.height-o.y):n.at(o.y),c=o.box.style.position==="fixed"?yield*Qt(o,t.x+o.x,r):yield*this.place(o,t.x+o.x,r,e);t.apart.push(
c),o.box.style.float!=="none"&&o.y+o.height<=s.height+pt&&(t.bottom=Math.max(t.bottom,c.bottom+s.height-o.y-o.height))}}}class Oa{from=[0];shifts;constructor(t){
this.shifts=[t]}at(t){let e=this.from.length-1;for(;e>0&&this.from[e]>t+.001;)e--;return t+this.shifts[e]}move(t,e){const n=e-t;Math.abs(n-this.shifts.at(-1))<1e-4||
(this.from.push(Math.max(t,this.from.at(-1))),this.shifts.push(n))}}function va(i){const t=[];let e=-1/0;for(const n of[...i].sort((s,o)=>s.y-o.y)){const s=t.at(
-1);s&&(n.y<e-pt||n.height===0&&n.y<=e)?s.push(n):t.push([n]),e=Math.max(e,n.y+n.height)}return t}var Jt=M(74135);const[Ra,Ta]=[.5,.3];function Ca(i,t,e,{opacity:n,
scopes:s,isArtifact:o}){const{box:r,border:a,padding:c}=e.laid,{style:l,marker:d}=r;if(!d||l.visibility!=="visible")return;const f=es(e)??e.top+a.top+c.top+t.lineOf(
l).above,h=i.pageAt(f-l.fontSize/2),u=o?void 0:d.element??void 0,m=l.direction==="rtl",p=m?e.x+e.laid.width:e.x,{color:g,alpha:w}=l.color,y=d.shape==="circle",x=l.
fontSize*(y?Ia:1),k=t.typefaces.word(d.shape?La[d.shape]:d.text,t.faceOf(l)),O=k.width*x/1e3,S=(d.shape?Ra:Ta)*l.fontSize,T=m?p+S:p-S-O,C={kind:"text",x:i.x(T),
y:i.y(h,f-(y?l.fontSize*.17:0)),size:x*i.scale,color:g,words:[k],alpha:w*n};i.draw(h,u,s,C)}const La={disc:"•",circle:"○",square:"▪"},Ia=.5;function es(i){
const[t]=i.lines;if(t)return t.top+t.line.baseline;for(const e of i.children){const n=es(e);if(n!==void 0)return n}}const ln=[[0,0],[0,0],[0,0],[0,0]];function Ce(i,t,e){
const n=[i.borderTopLeftRadius,i.borderTopRightRadius,i.borderBottomRightRadius,i.borderBottomLeftRadius].map(([d,f])=>[B(d,t),B(f,e)]),[s,o,r,a]=n,l=[[t,s[0]+o[0]],
[t,a[0]+r[0]],[e,s[1]+a[1]],[e,o[1]+r[1]]].reduce((d,[f,h])=>h>f&&h>0?Math.min(d,f/h):d,1);return n.map(([d,f])=>[d*l,f*l])}const Le=(i,{top:t,right:e,bottom:n,
left:s})=>i.map(([o,r],a)=>{const c=a===0||a===3?s:e,l=a<2?t:n;return[Math.max(o-c,0),Math.max(r-l,0)]}),kt=({left:i,top:t,right:e,bottom:n},s)=>({left:i+s.left,
top:t+s.top,right:e-s.right,bottom:n-s.bottom});function mt({left:i,top:t,right:e,bottom:n},s,o){const r=(h,u)=>`${(0,Te.id)(o.x(h))} ${(0,Te.id)(o.y(u))}`;if(s.
every(([h,u])=>h<=0||u<=0))return`${r(i,t)} m ${r(e,t)} l ${r(e,n)} l ${r(i,n)} l h`;const[a,c,l,d]=s,f=1-Te.yQ;return[`${r(i+a[0],t)} m`,`${r(e-c[0],t)} l`,`${r(
e-c[0]*f,t)} ${r(e,t+c[1]*f)} ${r(e,t+c[1])} c`,`${r(e,n-l[1])} l`,`${r(e,n-l[1]*f)} ${r(e-l[0]*f,n)} ${r(e-l[0],n)} c`,`${r(i+d[0],n)} l`,`${r(i+d[0]*f,n)} ${r(
i,n-d[1]*f)} ${r(i,n-d[1])} c`,`${r(i,t+a[1])} l`,`${r(i,t+a[1]*f)} ${r(i+a[0]*f,t)} ${r(i+a[0],t)} c`,"h"].join(" ")}const ns=([i,t,e],n)=>[i*n,t*n,e*n],Ea=1e3;
function Ba(i,t,e){return i.kind==="linear"?Aa(i,t,e):$a(i,t,e)}const Wa=({left:i,top:t,right:e,bottom:n},s)=>[s.x(i),s.y(n),s.x(e),s.y(t)];function Aa(i,t,e){const[
n,s]=[t.right-t.left,t.bottom-t.top],[o,r]=[(t.left+t.right)/2,(t.top+t.bottom)/2],a=za(i.angle,n,s)*Math.PI/180,c=Math.abs(n*Math.sin(a))+Math.abs(s*Math.cos(a)),
[l,d]=[Math.sin(a)*c/2,-Math.cos(a)*c/2],{stops:f,from:h,to:u}=is(i,c),m=p=>[e.x(o+l*(2*p-1)),e.y(r+d*(2*p-1))];return{coordinates:[...m(h),...m(u)],stops:f,box:Wa(
t,e)}}function za(i,t,e){if(typeof i=="number")return i;const{x:n,y:s}=i;if(n===0)return s<0?0:180;if(s===0)return n<0?270:90;const o=Math.atan2(e,t)*180/Math.PI;
return n>0?s<0?o:180-o:s<0?360-o:180+o}function $a(i,t,e){const[n,s]=[t.right-t.left,t.bottom-t.top],[o,r]=[B(i.center[0],n),B(i.center[1],s)],[a,c]=Na(i,{cx:o,
cy:r,width:n,height:s}),{stops:l,from:d,to:f}=is(i,a),h=e.x(1)-e.x(0),u=[h,0,0,h*(c/a),e.x(t.left+o),e.y(t.top+r)],m=2*Math.max(n,s)*Math.max(a/c,1);return{coordinates:[
0,0,Math.max(d,0)*a,0,0,f*a],stops:l,matrix:u,box:[-m,-m,m,m]}}function Na({extent:i,isCircle:t},{cx:e,cy:n,width:s,height:o}){const r=[Math.abs(e),Math.abs(s-e)],
a=[Math.abs(n),Math.abs(o-n)],c=i.startsWith("closest")?Math.min:Math.max,[l,d]=[Math.max(c(r[0],r[1]),.01),Math.max(c(a[0],a[1]),.01)],f=i.endsWith("corner");if(t){
const h=f?Math.hypot(l,d):c(l,d);return[h,h]}return f?[l*Math.SQRT2,d*Math.SQRT2]:[l,d]}function is({stops:i,repeats:t},e){const n=Pa(i,e),[s,o]=[n[0],n.at(-1)],
r=i.map(({paint:c},l)=>({paint:c,at:n[l]})),a=o-s;if(t&&a>1e-4&&a<1){const c=Math.min(Math.ceil(1/a)+1,Math.floor(Ea/r.length)),l=Array.from({length:c},(d,f)=>r.
map(({paint:h,at:u})=>({paint:h,at:u+f*a}))).flat();return ss(l,s,s+c*a)}return ss(r,s,a>1e-4?o:s+1e-4)}function ss(i,t,e){const n=i.map(({paint:o,at:r})=>({...o,
at:Math.min(Math.max((r-t)/(e-t),0),1)}));return{stops:n.map((o,r)=>o.alpha>0?o:{...o,color:(n[r-1]??n[r+1]??o).color}),from:t,to:e}}function Pa(i,t){const e=i.
map(({at:o},r)=>o?t>0?B(o,t)/t:0:r===0?0:r===i.length-1?1:void 0);let n=-1/0;const s=e.map(o=>o===void 0?void 0:n=Math.max(n,o));return s.map((o,r)=>{if(o!==void 0)
return o;let[a,c]=[r,r];for(;s[a]===void 0;)a--;for(;s[c]===void 0;)c++;return s[a]+(s[c]-s[a])*(r-a)/(c-a)})}const os=2e3,Ha=10;class Ga{canvas;constructor(t){
this.canvas=t}paint(t){const{style:e,rect:n}=t;if(!(e.visibility==="visible")||n.right<=n.left)return;const o=e.backgroundColor!==void 0||e.backgroundImage.length>
0,{border:r}=t,a=r.top+r.right+r.bottom+r.left>0;if(!o&&!a&&e.boxShadow.length===0&&e.outlineWidth===0)return;const c=Ce(e,n.right-n.left,n.bottom-n.top);for(const l of this.
pagesOf(n))this.shadows(t,c,l),o&&this.background(t,c,l),a&&this.borders(t,c,l),e.outlineWidth>0&&this.outlineOf(t,l)}pagesOf({top:t,bottom:e}){const{height:n}=this.
canvas,s=Math.max(Math.floor((t+.05)/n),0),o=Math.max(Math.ceil((e-.05)/n)-1,s);return Array.from({length:Math.min(o,Math.max(this.canvas.last,s))-s+1},(r,a)=>s+
a)}points(t){const{canvas:e}=this;return{x:n=>e.x(n),y:n=>e.y(t,n)}}slice(t,e,n){const{height:s}=this.canvas,[o,r]=[n*s,(n+1)*s],[a,c]=[Math.max(t.top,t.top<o-.05?
o:t.top),t.bottom>r+.05?r:t.bottom];if(a===t.top&&c===t.bottom)return{rect:t,corners:e};const[l,d]=[a===t.top,c===t.bottom],f=e.map((h,u)=>(u<2?l:d)?h:[0,0]);return{
rect:{...t,top:a,bottom:c},corners:f}}shadows({style:t,rect:e,opacity:n,scopes:s},o,r){for(const{x:a,y:c,blur:l,spread:d,paint:f,isInset:h}of[...t.boxShadow].reverse()){
if(h)continue;const{color:u,alpha:m}=f??t.color,p=this.points(r),g=this.slice(e,o,r),w=mt(g.rect,g.corners,p),y=l>0?Math.min(Math.max(Math.ceil(l/3),2),Ha):1,x=1-
(1-m*n)**(1/y);if(x<=0)continue;const k={on:()=>({clip:`${this.around} ${w}`,hasHoles:!0})};for(let O=0;O<y;O++){const S=d+(y>1?l*.6*(1-2*O/(y-1)):0),T={left:e.
left+a-S,top:e.top+c-S,right:e.right+a+S,bottom:e.bottom+c+S};if(T.right<=T.left||T.bottom<=T.top)continue;const C=o.map(([J,yt])=>[Math.max(J+S,0),Math.max(yt+
S,0)]),U=this.slice(T,C,r);U.rect.bottom<=U.rect.top||this.canvas.draw(r,void 0,[...s,k],{kind:"shape",path:mt(U.rect,U.corners,p),fill:u,alpha:x})}}}get around(){
const{width:t,height:e}=this.canvas.box;return`0 0 ${t} ${e} re`}background(t,e,n){const{style:s,rect:o,border:r,padding:a,opacity:c,scopes:l}=t,d=s.backgroundClip,
f=d==="padding-box"?r:d==="content-box"?Fa(r,a):void 0,[h,u]=f?[kt(o,f),Le(e,f)]:[o,e],m=this.slice(h,u,n),p=mt(m.rect,m.corners,this.points(n)),{backgroundColor:g}=s;
g&&g.alpha>0&&this.canvas.draw(n,void 0,l,{kind:"shape",path:p,fill:g.color,alpha:g.alpha*c});for(let w=s.backgroundImage.length-1;w>=0;w--)this.layer(t,w,p,n)}layer(t,e,n,s){
const{style:o,rect:r,border:a,images:c,opacity:l,scopes:d}=t,f=kt(r,a),h=o.backgroundImage[e],u="url"in h?c?.get(h.url):void 0;if("url"in h&&!u)return;const m=(J,yt)=>J.
length===0?yt:J[e%J.length],p=u?u.displayed:void 0,g=qa(m(o.backgroundSize,["auto","auto"]),f,p);if(g.width<=0||g.height<=0)return;const w=m(o.backgroundPosition,
Da),y=f.left+B(w[0],f.right-f.left-g.width),x=f.top+B(w[1],f.bottom-f.top-g.height),k=m(o.backgroundRepeat,"repeat"),O=this.slice(r,ln,s).rect,S=k==="repeat"||k===
"repeat-x"?rs(y,g.width,O.left,O.right):[y],T=k==="repeat"||k==="repeat-y"?rs(x,g.height,O.top,O.bottom):[x];if(S.length*T.length>os)return;const C=this.points(
s),U={on:()=>({clip:n})};for(const J of T)for(const yt of S){const ft={left:yt,top:J,right:yt+g.width,bottom:J+g.height};if(u){const Lt=(0,Jt.lw)(u.upright,[C.x(
ft.right)-C.x(ft.left),0,0,C.y(ft.top)-C.y(ft.bottom),C.x(ft.left),C.y(ft.bottom)]);this.canvas.draw(s,void 0,[...d,U],{kind:"image",name:this.canvas.sheet(s).image(
u),matrix:Lt})}else if(!("url"in h)){const Lt=Ba(h,ft,C),co=l<1?{...Lt,stops:Lt.stops.map(lo=>({...lo,alpha:lo.alpha*l}))}:Lt;S.length*T.length===1&&ft.left<=r.
left+a.left&&ft.right>=r.right-a.right?this.canvas.draw(s,void 0,d,{kind:"shape",path:n,fill:co}):this.canvas.draw(s,void 0,[...d,U],{kind:"shape",path:mt(ft,ln,
C),fill:co})}}}borders(t,e,n){const{rect:s,border:o,style:r}=t,{height:a}=this.canvas,c=this.slice(s,e,n),l={...o,top:c.rect.top===s.top?o.top:0,bottom:c.rect.bottom===
s.bottom?o.bottom:0};if(s.top>=(n+1)*a)return;const d=Ua(r,l),[f]=d,h=d.filter(({width:w})=>w>0),u=h.every(({line:w,paint:y})=>w===h[0].line&&Ka(y,h[0].paint));
if(h.length===0||!f)return;const{line:m,paint:p}=h[0],g=h.length===4;if(u&&g&&(m==="solid"||m==="double")){this.ring(t,c,l,p,n),m==="double"&&this.gap(t,c,l,n);
return}for(const w of h)this.side(t,c,l,w,n)}ring({opacity:t,scopes:e},n,s,{color:o,alpha:r},a){const c=this.points(a),l=kt(n.rect,s),f=l.right>l.left&&l.bottom>
l.top?` ${mt(l,Le(n.corners,s),c)}`:"",h=`${mt(n.rect,n.corners,c)}${f}`;this.canvas.draw(a,void 0,e,{kind:"shape",path:h,fill:o,alpha:r*t,hasHoles:!0})}gap(t,e,n,s){
const o=_a(n,.3333333333333333);if(Math.max(n.top,n.right,n.bottom,n.left)<3)return;const r=kt(e.rect,o),a=t.style.backgroundColor??ja;this.ring(t,{rect:r,corners:Le(
e.corners,o)},o,a,s)}side(t,e,n,s,o){const{scopes:r,opacity:a}=t,c=this.points(o),l=kt(e.rect,n),d=e.corners.some(([w,y])=>w>0&&y>0),f=mt(l,Le(e.corners,n),c),{
color:h,alpha:u}=s.paint,m=Ya(s,h);if(s.line==="dashed"||s.line==="dotted")return this.dashes(t,e.rect,s,o);const g=`${Xa(s.side,e.rect,d?Za(l,e):l).map(([w,y],x)=>`${c.
x(w).toFixed(3)} ${c.y(y).toFixed(3)} ${x===0?"m":"l"}`).join(" ")} h`;if(!d)this.canvas.draw(o,void 0,r,{kind:"shape",path:g,fill:m,alpha:u*a});else{const w={on:()=>({
clip:g})},y=`${mt(e.rect,e.corners,c)} ${f}`;this.canvas.draw(o,void 0,[...r,w],{kind:"shape",path:y,fill:m,alpha:u*a,hasHoles:!0})}}dashes({scopes:t,opacity:e},{
left:n,top:s,right:o,bottom:r},{side:a,width:c,line:l,paint:d},f){const{canvas:h}=this,u=this.points(f),m=c/2,p=a==="top"||a==="bottom",g=a==="top"?s+m:r-m,w=a===
"left"?n+m:o-m,y=p?o-n:r-s,x=l==="dotted"?c:c>=3?2*c:3*c,k=Math.max(Math.round(y/x/2-.5),0),O=y/(2*k+1),S=[];for(let T=0;T<=Math.min(k,2e3);T++){const C=T*2*O,U=p?
{left:n+C,right:n+C+O,top:g-m,bottom:g+m}:{top:s+C,bottom:s+C+O,left:w-m,right:w+m},J=l==="dotted"?c/2:0;S.push(mt(U,Array.from({length:4},()=>[J,J]),u))}h.draw(
f,void 0,t,{kind:"shape",path:S.join(" "),fill:d.color,alpha:d.alpha*e})}outlineOf(t,e){const{style:n,rect:s}=t,o=-(n.outlineOffset+n.outlineWidth),r={top:o,right:o,
bottom:o,left:o},a=n.outlineWidth,c=this.slice(kt(s,r),ln,e);this.ring(t,c,{top:a,right:a,bottom:a,left:a},n.outlineColor??n.color,e)}}const Da=[{px:0,percent:0},
{px:0,percent:0}],ja={color:[1,1,1],alpha:1},Fa=(i,t)=>({top:i.top+t.top,right:i.right+t.right,bottom:i.bottom+t.bottom,left:i.left+t.left}),_a=({top:i,right:t,
bottom:e,left:n},s)=>({top:i*s,right:t*s,bottom:e*s,left:n*s}),Ua=(i,t)=>[{side:"top",width:t.top,line:i.borderTopStyle,paint:i.borderTopColor??i.color},{side:"\
right",width:t.right,line:i.borderRightStyle,paint:i.borderRightColor??i.color},{side:"bottom",width:t.bottom,line:i.borderBottomStyle,paint:i.borderBottomColor??
i.color},{side:"left",width:t.left,line:i.borderLeftStyle,paint:i.borderLeftColor??i.color}],Ka=(i,t)=>i.alpha===t.alpha&&i.color.every((e,n)=>e===t.color[n]);function Ya({
line:i,side:t},e){const n=t==="top"||t==="left";return i==="inset"||i==="groove"?n?ns(e,.66):e:i==="outset"||i==="ridge"?n?e:ns(e,.66):e}function Xa(i,t,e){switch(i){case"\
top":return[[t.left,t.top],[t.right,t.top],[e.right,e.top],[e.left,e.top]];case"bottom":return[[t.left,t.bottom],[t.right,t.bottom],[e.right,e.bottom],[e.left,e.
bottom]];case"left":return[[t.left,t.top],[e.left,e.top],[e.left,e.bottom],[t.left,t.bottom]];case"right":return[[t.right,t.top],[e.right,e.top],[e.right,e.bottom],
[t.right,t.bottom]]}}function Za(i,{rect:t,corners:e}){const[n,s]=[(t.right-t.left)/2,(t.bottom-t.top)/2],o=Math.min(e.reduce((r,[a,c])=>Math.max(r,a,c),0),n,s);
return{left:Math.max(i.left,t.left+(i.left>t.left?o:0)),top:Math.max(i.top,t.top+(i.top>t.top?o:0)),right:Math.min(i.right,t.right-(i.right<t.right?o:0)),bottom:Math.
min(i.bottom,t.bottom-(i.bottom<t.bottom?o:0))}}function qa(i,t,e){const[n,s]=[t.right-t.left,t.bottom-t.top];if(i==="cover"||i==="contain"){if(!e)return{width:n,
height:s};const d=(i==="cover"?Math.max:Math.min)(n/e.width,s/e.height);return{width:e.width*d,height:e.height*d}}const[o,r]=i,a=o==="auto"?void 0:B(o,n),c=r===
"auto"?void 0:B(r,s);if(a===void 0&&c===void 0)return e??{width:n,height:s};const l=e?e.width/e.height:void 0;return{width:a??(l===void 0?n:c*l),height:c??(l===
void 0?s:a/l)}}function rs(i,t,e,n){const s=i-Math.ceil((i-e)/t)*t,o=Math.min(Math.ceil((n-s)/t-1e-4),os+1);return Array.from({length:Math.max(o,0)},(r,a)=>s+a*
t)}const Va={underline:-.11,"line-through":.27,overline:.92},Qa=.055;class Ja{canvas;boxes;constructor(t,e){this.canvas=t,this.boxes=e}under({inlines:t},{x:e,top:n,
opacity:s,scopes:o}){for(const{x:r,y:a,width:c,height:l,box:d,isFirst:f,isLast:h}of t){const{style:u}=d,m={top:u.borderTopWidth,right:h?u.borderRightWidth:0,bottom:u.
borderBottomWidth,left:f?u.borderLeftWidth:0},p={left:e+r,top:n+a,right:e+r+c,bottom:n+a+l},g={top:0,right:0,bottom:0,left:0};this.boxes.paint({rect:p,style:u,border:m,
padding:g,images:d.images,opacity:s*u.opacity,scopes:o})}}text(t,e){const{canvas:n}=this,{style:s,owner:o}=t;if(s.visibility!=="visible")return;const{page:r,opacity:a,
scopes:c}=e,l=e.element&&(o?.in(e.element)??e.element),[d,f]=[e.x+t.x,e.top+t.y];n.draw(r,l,c,...this.inks(t,d,f,r,a));const h=o?.linking;if(!e.element||!h?.link)
return;const{scale:u}=n,[m,p]=[n.x(d),n.y(r,f)],g=s.fontSize*u;n.link(r,h.in(e.element),[m,p-g*.25,m+t.width*u,p+g*.9],h.link.target,h.link.contents)}inks(t,e,n,s,o){
const{canvas:r}=this,{style:a,words:c,width:l}=t,{color:d,alpha:f}=a.color,h=a.fontSize*r.scale,[u,m]=[r.x(e),r.y(s,n)],p=a.fontStyle==="italic"&&cn(a)!=="Itali\
c",g=[],w=(x,k)=>{const O=k.textDecorationColor??k.color,S=Math.max(Qa*h,.4),T=m+Va[x]*h;(0,q.RZ)(g,ec(u,T,l*r.scale,S,k.textDecorationStyle,O.color,O.alpha*o))},
y=tc(t);for(const[x,k]of y)x!=="line-through"&&w(x,k);g.push({kind:"text",x:u,y:m,size:h,color:d,words:c,oblique:p,spacing:a.letterSpacing*r.scale,alpha:f*o});for(const[
x,k]of y)x==="line-through"&&w(x,k);return g}}const tc=({style:i})=>[...i.textDecorationLine].map(t=>[t,i]);function ec(i,t,e,n,s,o,r){const a=(l,d,f)=>`${l.toFixed(
3)} ${d.toFixed(3)} ${f.toFixed(3)} ${n.toFixed(3)} re`;if(s==="dotted"||s==="dashed"){const l=n*(s==="dotted"?2:5),d=n*(s==="dotted"?1:3),f=[];for(let h=0;h<e&&
f.length<1e3;h+=l)f.push(a(i+h,t,Math.min(d,e-h)));return[{kind:"shape",path:f.join(" "),fill:o,alpha:r}]}return[{kind:"shape",path:s==="double"?`${a(i,t,e)} ${a(
i,t-2*n,e)}`:a(i,t,e),fill:o,alpha:r}]}class nc{canvas;layout;boxes;texts;constructor(t,e){this.canvas=t,this.layout=e,this.boxes=new Ga(t),this.texts=new Ja(t,
this.boxes)}*paint(t,e=!1){yield*this.context(t,{opacity:1,scopes:[],isArtifact:e,over:[]})}*context(t,e){const n=[];yield*this.box(t,{...e,over:n});const s=n.map(
(o,r)=>({one:o,index:r})).sort((o,r)=>o.one.order-r.one.order||o.index-r.index);for(const{one:o}of s)yield*this.context(o.placed,o.around)}*box(t,e){yield ot/2;
const{laid:n}=t,{style:s}=n.box,o=[...e.scopes];n.shift&&o.push(this.shiftOf(n.shift)),s.transform.length>0&&o.push(this.turnOf(t));const r=e.opacity*s.opacity;
if(r===0)return;this.background(t,o,r),n.box.marker&&Ca(this.canvas,this.layout,t,{opacity:r,scopes:o,isArtifact:e.isArtifact}),this.mark(t),s.overflow==="hidde\
n"&&this.clip(t,o);const a={...e,opacity:r,scopes:o};n.box.replaced&&this.picture(t,a,void 0),yield*this.inside(t,a)}*inside(t,e){const{laid:n}=t;for(const o of t.
children)yield*this.child(o,e);for(const{head:o}of t.heads)yield*this.child(o,{...e,isArtifact:!0});for(const o of t.apart)yield*this.child(o,e);const s=e.isArtifact?
void 0:n.box.element??void 0;for(const{line:o,top:r,atoms:a}of t.lines){yield ot/4;const c=this.canvas.pageAt(r),l={x:t.x,top:r,page:c,element:s,opacity:e.opacity,
scopes:e.scopes};this.texts.under(o,l);for(const d of o.texts)this.texts.text(d,{...l,page:this.canvas.pageAt(r+d.y-d.style.fontSize/2)});for(const[d,f]of a.entries())
yield*this.atom(f,o.atoms[d].owner,s,e)}}*child(t,e){const{style:n}=t.laid.box;n.position!=="static"||n.opacity<1||n.transform.length>0?e.over.push({placed:t,around:e,
order:n.zIndex==="auto"?0:n.zIndex}):yield*this.box(t,e)}*atom(t,e,n,s){const{box:o}=t.laid;if(o.replaced&&n&&e){const r=e.in(n);this.background(t,s.scopes,s.opacity),
this.picture(t,s,o.element?e:void 0,r);return}yield*this.child(t,s)}background(t,e,n){const{laid:s,x:o,top:r,bottom:a}=t,{box:c}=s,l=a-r,d=s.frame&&s.frame.height<
s.height?{top:r+s.frame.top,bottom:r+s.frame.top+s.frame.height+l-s.height}:{top:r,bottom:a},f={left:o,right:o+s.width,...d},{style:h}=c;if(h.display==="table-c\
ell"&&h.emptyCells==="hide"&&s.lines.length===0&&s.children.length===0&&h.borderCollapse==="separate")return;const u=c.inner==="table"&&h.borderCollapse==="coll\
apse",m={top:0,right:0,bottom:0,left:0},p=c.known.get("edges"),g=u||p?m:s.border;if(this.boxes.paint({rect:f,style:h,border:g,padding:s.padding,images:c.images,
opacity:n,scopes:e}),!p)return;const w={top:p.top.width,right:p.right.width,bottom:p.bottom.width,left:p.left.width},y={...h,backgroundColor:void 0,backgroundImage:[],
boxShadow:[],borderTopStyle:p.top.line,borderRightStyle:p.right.line,borderBottomStyle:p.bottom.line,borderLeftStyle:p.left.line,borderTopColor:p.top.paint,borderRightColor:p.
right.paint,borderBottomColor:p.bottom.paint,borderLeftColor:p.left.paint},x={left:f.left-w.left/2,right:f.right+w.right/2,top:f.top-w.top/2,bottom:f.bottom+w.bottom/
2};this.boxes.paint({rect:x,style:y,border:w,padding:m,images:void 0,opacity:n,scopes:e})}mark({laid:t,top:e}){const{place:n}=t.box;if(!n||n.sheet)return;const s=Math.
min(this.canvas.pageAt(e),this.canvas.last);n.sheet=this.canvas.sheet(s),n.top=this.canvas.y(s,e)+6}clip({laid:t,x:e,top:n,bottom:s},o){const{style:r}=t.box,a=kt(
{left:e,top:n,right:e+t.width,bottom:s},t.border),c=Ce(r,t.width,t.height);o.push({on:l=>({clip:mt(a,c,this.boxes.points(l))})})}shiftOf({x:t,y:e}){const{scale:n}=this.
canvas;return{on:()=>({matrix:[1,0,0,1,t*n,-e*n]})}}turnOf({laid:t,x:e,top:n}){const{canvas:s}=this,{style:o}=t.box,r=e+B(o.transformOrigin[0],t.width),a=n+B(o.
transformOrigin[1],t.height);let c=[1,0,0,1,0,0];for(const l of[...o.transform].reverse())c=(0,Jt.lw)(c,l.kind==="matrix"?l.values:[1,0,0,1,B(l.x,t.width),B(l.y,
t.height)]);return{on:l=>{const[d,f,h,u,m,p]=c,[g,w]=[s.x(r),s.y(l,a)],y=[d,-f,-h,u,m*s.scale,-p*s.scale];return{matrix:(0,Jt.lw)((0,Jt.lw)([1,0,0,1,-g,-w],y),[
1,0,0,1,g,w])}}}}picture({laid:t,x:e,top:n},{scopes:s,isArtifact:o},r,a){const{box:c,border:l,padding:d}=t,f=c.replaced?.image;if(!f||c.style.visibility!=="visi\
ble")return;const h=kt(kt({left:e,top:n,right:e+t.width,bottom:n+t.height},l),d),{canvas:u}=this,m=u.pageAt(n),p=this.boxes.points(m),g=ic(h,f.displayed,c.style.
objectFit),w=Ce(c.style,t.width,t.height).some(([T])=>T>0),y=g.left<h.left-.01||g.top<h.top-.01,x={on:()=>({clip:mt(h,Ce(c.style,h.right-h.left,h.bottom-h.top),
p)})},k=(0,Jt.lw)(f.upright,[p.x(g.right)-p.x(g.left),0,0,p.y(g.top)-p.y(g.bottom),p.x(g.left),p.y(g.bottom)]),O=o?void 0:c.element??void 0;O&&a&&!O.parent&&a.adopt(
O),u.draw(m,O,w||y?[...s,x]:s,{kind:"image",name:u.sheet(m).image(f),matrix:k});const S=r?.linking;!a||!S?.link||u.link(m,a,[p.x(h.left),p.y(h.bottom),p.x(h.right),
p.y(h.top)],S.link.target,S.link.contents)}}function ic(i,t,e){if(e==="fill")return i;const[n,s]=[i.right-i.left,i.bottom-i.top],[o,r]=[n/t.width,s/t.height],a=Math.
min(o,r),c=e==="cover"?Math.max(o,r):e==="none"?1:e==="scale-down"?Math.min(a,1):a,[l,d]=[(n-t.width*c)/2,(s-t.height*c)/2];return{left:i.left+l,top:i.top+d,right:i.
right-l,bottom:i.bottom-d}}class Ie{box;x=0;y=0;width=0;height=0;border=dn;padding=dn;children=[];apart=[];lines=[];flow="sequence";firstBaseline;lastBaseline;shift;after=new Mt;head;frame;isFromBottom=!1;constructor(t){
this.box=t}get contentWidth(){return this.width-this.border.left-this.border.right-this.padding.left-this.padding.right}}const dn={top:0,right:0,bottom:0,left:0};
class Mt{most;least;constructor(t=0,e=0){this.most=t,this.least=e}get size(){return this.most+this.least}add(t){return t===0?this:new Mt(Math.max(this.most,t),Math.
min(this.least,t))}join({most:t,least:e}){return new Mt(Math.max(this.most,t),Math.min(this.least,e))}}const et=i=>i==="auto"||i==="none",v=(i,t)=>i==="auto"?0:
B(i,t),St=({marginTop:i,marginRight:t,marginBottom:e,marginLeft:n},s)=>({top:v(i,s),right:v(t,s),bottom:v(e,s),left:v(n,s)}),V=i=>({top:i.borderTopWidth,right:i.
borderRightWidth,bottom:i.borderBottomWidth,left:i.borderLeftWidth}),nt=(i,t)=>({top:Math.max(B(i.paddingTop,t),0),right:Math.max(B(i.paddingRight,t),0),bottom:Math.
max(B(i.paddingBottom,t),0),left:Math.max(B(i.paddingLeft,t),0)}),L=({left:i,right:t})=>i+t,E=({top:i,bottom:t})=>i+t;function sc(i,t){const e=new Ie(i);return e.
border=V(i.style),e.padding=nt(i.style,t),e}function $(i,t,e,n){if(typeof i=="string"||i.percent!==0&&t===void 0)return;if(i.fills)return Math.max((t??0)-oc(i.fills,
n,t??0),e);const s=B(i,t??0);return Math.max(n.boxSizing==="border-box"?Math.max(s,e):s+e,0)}const oc=(i,{marginLeft:t,marginRight:e,marginTop:n,marginBottom:s},o)=>i===
"across"?v(t,o)+v(e,o):v(n,o)+v(s,o);function Q(i,t,e,n){const s=$(t.maxWidth,e,n,t)??1/0,o=$(t.minWidth,e,n,t)??0;return Math.max(Math.min(i,s),o,n)}function at(i,t,e,n){
const s=$(t.maxHeight,e,n,t)??1/0,o=$(t.minHeight,e,n,t)??0;return Math.max(Math.min(i,s),o,n)}function te(i,t,e){const n=t.aspectRatio??1;return t.boxSizing===
"border-box"?i*n:Math.max(i-e.down,0)*n+e.across}function as(i,t,e){const n=t.aspectRatio??1;return t.boxSizing==="border-box"?i/n:Math.max(i-e.across,0)/n+e.down}
function Ee(i,t,e,n){if(t.aspectRatio===void 0||t.width!=="auto")return i;const s=$(t.maxHeight,e,n.down,t),o=$(t.minHeight,e,n.down,t),r=s===void 0?i:Math.min(
i,te(s,t,n));return o===void 0?r:Math.max(r,te(o,t,n))}function cs({left:i,right:t,top:e,bottom:n,direction:s},{width:o,height:r}){const a=(p,g)=>p==="auto"||p.
percent!==0&&g===void 0?void 0:B(p,g??0),[c,l,d,f]=[a(i,o),a(t,o),a(e,r),a(n,r)],h=l===void 0?void 0:-l,u=(s==="rtl"?h??c:c??h)??0,m=d??-(f??0);return u===0&&m===
0?void 0:{x:u,y:m}}function Be(i,t,e){switch(ls(i,t)){case"center":return{before:t/2,between:0};case"flex-end":case"end":case"right":return{before:t,between:0};case"\
space-between":return{before:0,between:e>1&&t>0?t/(e-1):0};case"space-around":return t>0&&e>0?{before:t/e/2,between:t/e}:{before:0,between:0};case"space-evenly":
return t>0?{before:t/(e+1),between:t/(e+1)}:{before:0,between:0};default:return{before:0,between:0}}}const ls=(i,t)=>i.startsWith("safe ")?t<0?"start":i.slice(5):
i;function fn(i,t,e=!1){const n=ls(i,t);return n==="center"?t/2:(n==="flex-end"||n==="end"||n==="right")!==(e&&(n!=="start"&&n!=="end"&&n!=="left"&&n!=="right"))?
t:0}const ee=(i,t=!1)=>fn(i==="space-around"||i==="space-evenly"?"center":i,1,t),ne=i=>i==="normal"||i==="stretch",hn=({alignSelf:i},{alignItems:t})=>ne(i==="au\
to"?t:i),ds=(i,t)=>i==="self-start"?t?"end":"start":i==="self-end"?t?"start":"end":i,rc={x:0,y:0},Ht=new WeakMap;function ie(i,t,{share:e=rc,...n}){const s={box:t,
share:e,...n},o=Ht.get(i);o?o.push(s):Ht.set(i,[s])}const fs=({style:i})=>i.position!=="static"||i.transform.length>0||i.isContained;function ac(i){const t=[...Ht.
get(i)??[]];Ht.delete(i);const e=(n,s,o)=>{for(const r of Ht.get(n)??[])t.push({...r,x:r.x+s,y:r.y+o});Ht.delete(n)};for(const n of i.children)e(n,n.x,n.y);for(const n of i.
apart)e(n,n.x,n.y);for(const n of i.lines)for(const{laid:s}of n.atoms)e(s,s.x,n.y+s.y);return t}class cc{laid;layout;width;sizes;xs;sinks=new Map;constructor(t,e,n,s){
this.laid=t,this.layout=e,this.width=n,this.sizes=s;const{columnSizes:o,columnGap:r}=s;this.xs=un(o,r,n,t.box.style.justifyContent)}areaWidth({column:t,columns:e}){
const n=t+e-1;return this.xs[n]+this.sizes.columnSizes[n]-this.xs[t]}alignmentOf({style:t}){const{justifyItems:e,alignItems:n,direction:s}=this.laid.box.style,o=t.
justifySelf==="auto"?e:t.justifySelf;return{x:ds(o,t.direction!==s),y:ds(t.alignSelf==="auto"?n:t.alignSelf,!1)}}widthIn(t){const{style:e,inner:n}=t.box,s=this.
areaWidth(t);if(!et(e.width)||n==="image"||e.marginLeft==="auto"||e.marginRight==="auto"||!ne(this.alignmentOf(t.box).x)||e.aspectRatio!==void 0&&typeof e.height==
"object")return;const o=L(V(e))+L(nt(e,s));return Q(s-v(e.marginLeft,s)-v(e.marginRight,s),e,s,o)}layItem(t,e,n){const s=this.areaWidth(t);return this.layout.layOut(
t.box,{width:s,height:e,fixedWidth:this.widthIn(t),fixedHeight:n,shrinks:!0})}*heightDemands(t){const e=[],n=new Map,s=new Map;for(const o of t){const r=yield*this.
layItem(o,void 0);e.push(r.height);const{marginTop:a,marginBottom:c}=o.box.style;if(this.alignmentOf(o.box).y!=="baseline"||a==="auto"||c==="auto")continue;const l=v(
a,this.areaWidth(o))+(r.firstBaseline??r.height);s.set(o,l),n.set(o.row,Math.max(n.get(o.row)??0,l))}for(const[o,r]of s)this.sinks.set(o,n.get(o.row)-r);return t.
map((o,r)=>this.heightDemand(o,e[r]))}heightDemand(t,e){const n=e+E(St(t.box.style,this.areaWidth(t)))+(this.sinks.get(t)??0),{overflow:s,height:o,minHeight:r}=t.
box.style,a=et(o)&&!et(r)?$(r,void 0,0,t.box.style):void 0,c=s==="hidden"&&et(o)?0:a===void 0?n:Math.min(a+n-e,n),l=et(o)&&et(r);return{from:t.row,count:t.rows,
isFree:l,floor:c,least:n,most:n}}*place(t,{rowSizes:e,rowGap:n,height:s}){const{laid:o}=this,{style:r}=o.box,a=un(e,n,s,r.alignContent),c=o.border.left+o.padding.
left,l=o.border.top+o.padding.top,d=r.direction==="rtl";for(const f of t){yield ot/10;const h=f.row+f.rows-1,u=a[h]+e[h]-a[f.row],m=this.areaWidth(f),p=yield*this.
fill(f,m,u),{top:g,bottom:w,left:y,right:x}=St(f.box.style,m),{marginLeft:k,marginRight:O,marginTop:S,marginBottom:T}=f.box.style,C=this.alignmentOf(f.box),U=m-
p.width-y-x,J=d?this.width-p.width-this.xs[f.column]-x-pn(O,k,C.x,U):this.xs[f.column]+y+pn(k,O,C.x,U),yt=this.sinks.get(f);p.x=c+J,p.y=l+a[f.row]+g,p.y+=yt??pn(
S,T,C.y,u-p.height-g-w),o.children.push(p)}o.flow="bands",this.takeBaselines(t)}takeBaselines(t){const{laid:e}=this,n=t.findIndex(r=>r.row===0&&this.sinks.has(r)),
s=e.children[Math.max(n,0)];s&&(e.firstBaseline=s.y+(s.firstBaseline??s.height));const o=e.children.at(-1);o&&(e.lastBaseline=o.y+(o.lastBaseline??o.height))}*fill(t,e,n){
const{style:s,inner:o}=t.box,r=this.alignmentOf(t.box).y;if(!(ne(r)&&et(s.height)&&s.marginTop!=="auto"&&s.marginBottom!=="auto"&&o!=="image")||s.aspectRatio!==
void 0&&r!=="stretch")return yield*this.layItem(t,n);const c=E(V(s))+E(nt(s,e)),l=at(n-E(St(s,e)),s,n,c);return yield*this.layItem(t,n,l)}keepPlace(t,{rowSizes:e,
rowGap:n,height:s},o){const{laid:r,width:a}=this,{border:c,padding:l}=r,d=r.box.style.direction==="rtl",f=this.alignmentOf(t),h={x:ee(f.x),y:ee(f.y)};d&&(h.x=1-
h.x);let[u,m,p,g]=[c.left+l.left,c.top+l.top,a,s];if(o){const{alignContent:y}=r.box.style,x=un(e,n,s,y),[k,O]=hs(o.column,{starts:this.xs,sizes:this.sizes.columnSizes}),
[S,T]=hs(o.row,{starts:x,sizes:e}),C=Lt=>Lt===void 0?void 0:a-Lt,[U,J]=d?[C(O),C(k)]:[k,O],yt=J??a+l.right,ft=T??s+l.bottom;p=yt-(U??-l.left),g=ft-(S??-l.top),u+=
U??-l.left,m+=S??-l.top}const w=o&&{x:u,y:m,width:Math.max(p,0),height:Math.max(g,0)};ie(r,t,{x:u+h.x*p,y:m+h.y*g,share:h,area:w})}}function un(i,t,e,n){const s=i.
reduce((l,d)=>l+d,0)+Math.max(i.length-1,0)*t,{before:o,between:r}=Be(n,e-s,i.length),a=[];let c=o;for(const l of i)a.push(c),c+=l+t+r;return a}function hs([i,t],{
starts:e,sizes:n}){const s=e.map((r,a)=>r+n[a]),o=r=>r!==void 0&&r>=0&&r<=n.length;return[o(i)?e[i]??s.at(-1)??0:void 0,o(t)?s[t-1]??e[0]??0:void 0]}function pn(i,t,e,n){
if(i!=="auto"&&t!=="auto")return fn(e,n);const s=Math.max(n,0);return i==="auto"?t==="auto"?s/2:s:0}const lc=2e3,us=5e5,ps=(i,t)=>typeof i=="object"&&!("fr"in i)?
B(i,t):void 0;function ms(i,t,e){if(!i)return{tracks:[],names:new Map};const{tracks:n,names:s,auto:o}=i;if(!o)return{tracks:n,names:s};const r=({least:u,most:m})=>Math.
max(ps(m,t??0)??ps(u,t??0)??0,1),a=u=>u.reduce((m,p)=>m+r(p)+e,0),c=(t??0)+e-a(n),l=t===void 0?1:Math.max(Math.floor((c+.01)/a(o.tracks)),1),d=Math.min(l,Math.ceil(
lc/o.tracks.length)),f=Array.from({length:d},()=>o.tracks).flat(),h=o.at+f.length;return{tracks:[...n.slice(0,o.at),...f,...n.slice(o.at)],names:dc(s,o,d),...o.
fits&&{fitted:[o.at,h]}}}function dc(i,t,e){const n=new Map([...i].map(([o,r])=>[o,[...r]])),s=(o,r)=>{const a=n.get(o);a?a.includes(r)||a.push(r):n.set(o,[r])};
for(let o=0;o<e;o++)for(const[r,a]of t.names)for(const c of a)s(r,t.at+o*t.tracks.length+c);for(const[o,r]of t.after)for(const a of r)s(o,a+e*t.tracks.length);return n}
function gs({fitted:i},t,e,n){const s=new Set;if(i)for(const[a,c]of n)for(let l=a;l<a+c;l++)s.add(l);const o=a=>!i||a<i[0]+t||a>=i[1]+t||s.has(a),r=[0];for(let a=0;a<
e;a++)r.push(r[a]+(o(a)?1:0));return r}function fc(i,t,e,n){const{gridTemplateAreas:s}=t,o=Math.max(e.tracks.length,s[0]?.length??0),r=Math.max(n.tracks.length,
s.length),a=i.map(p=>({box:p,column:ws(p.style.gridColumnStart,p.style.gridColumnEnd,o,mn(e.names,s,"columns")),row:ws(p.style.gridRowStart,p.style.gridRowEnd,r,
mn(n.names,s,"rows"))})),c={columns:-a.reduce((p,{column:g})=>Math.min(p,g.start??0),0),rows:-a.reduce((p,{row:g})=>Math.min(p,g.start??0),0)},l=t.gridAutoFlow.
startsWith("column"),d=l?{count:r,before:c.rows}:{count:o,before:c.columns},h=new uc(a,{...d,isColumn:l,isDense:t.gridAutoFlow.endsWith("dense"),down:l?c.columns:
c.rows}).place();let[u,m]=[o+c.columns,r+c.rows];for(const p of h)u=Math.max(u,p.column+p.columns),m=Math.max(m,p.row+p.rows);return{items:h,columns:Math.max(u,
1),rows:m,before:c}}function hc({style:i},{gridTemplateAreas:t},{columns:e,rows:n,before:s}){const o=(r,a,c)=>{const l=c==="columns"?e:n,d=Math.max(l.tracks.length,
c==="columns"?t[0]?.length??0:t.length),f=mn(l.names,t,c);let h=We(r,d,f,"start"),u=We(a,d,f,"end");h!==void 0&&a!=="auto"&&a.span!==void 0&&(u=h+a.span),u!==void 0&&
r!=="auto"&&r.span!==void 0&&(h=u-r.span),h!==void 0&&u!==void 0&&h>u&&([h,u]=[u,h]),h===u&&(u=void 0);const m=p=>p===void 0?void 0:p-1+s[c];return[m(h),m(u)]};
return{column:o(i.gridColumnStart,i.gridColumnEnd,"columns"),row:o(i.gridRowStart,i.gridRowEnd,"rows")}}function mn(i,t,e){if(t.length===0)return i;const n=new Map(
i);for(const[s,o]of t.entries())for(const[r,a]of o.entries()){if(/^\.+$/.test(a))continue;const c=(e==="rows"?s:r)+1,[l]=n.get(`${a}-start`)??[c],[d]=n.get(`${a}\
-end`)??[c+1];n.set(`${a}-start`,[Math.min(l,c)]),n.set(`${a}-end`,[Math.max(d,c+1)])}return n}function We(i,t,e,n){if(i==="auto"||i.span!==void 0)return;if(i.name!==
void 0){const o=e.get(`${i.name}-${n}`)??e.get(i.name);return o?.[(i.line??1)-1]??o?.[0]??void 0}const{line:s}=i;if(s!==void 0)return s>0?s:t+2+s}function ws(i,t,e,n){
const s=We(i,e,n,"start"),o=We(t,e,n,"end"),r=i!=="auto"&&i.span||t!=="auto"&&t.span||1;return s!==void 0&&o!==void 0?s===o?{start:s-1,count:1}:{start:Math.min(
s,o)-1,count:Math.abs(o-s)}:s!==void 0?{start:s-1,count:r}:o!==void 0?{start:o-1-r,count:r}:{start:void 0,count:r}}class uc{wanted;packing;taken=new Set;placed=new Map;width;constructor(t,e){
this.wanted=t,this.packing=e;let n=e.count+e.before;for(const s of t){const{start:o,count:r}=this.across(s);n=Math.max(n,(o===void 0?0:o+e.before)+r)}this.width=
Math.max(n,1)}place(){const{wanted:t}=this;for(const s of t)this.across(s).start!==void 0&&this.along(s).start!==void 0&&this.put(s,this.along(s).start+this.packing.
down,this.across(s).start+this.packing.before);for(const s of t)!this.placed.has(s)&&this.along(s).start!==void 0&&this.placeIn(s,this.along(s).start+this.packing.
down);let[e,n]=[0,0];for(const s of t){if(this.placed.has(s))continue;this.packing.isDense&&([e,n]=[0,0]);const{start:o,count:r}=this.across(s),a=o===void 0?void 0:
o+this.packing.before;if(a!==void 0)for(a<n&&e++,n=a;!this.isFree(s,e,n);)e++;else for(;n+r>this.width||!this.isFree(s,e,n);)n+r>=this.width?[e,n]=[e+1,0]:n++;this.
put(s,e,n)}return t.map(s=>this.placed.get(s))}across({row:t,column:e}){return this.packing.isColumn?t:e}along({row:t,column:e}){return this.packing.isColumn?e:
t}placeIn(t,e){let n=0;for(;!this.isFree(t,e,n);)n++;this.put(t,e,n)}isFree(t,e,n){for(let s=0;s<this.along(t).count;s++)for(let o=0;o<this.across(t).count;o++)
if(this.taken.has((e+s)*1e4+n+o))return!1;return!0}put(t,e,n){const[s,o]=[this.along(t).count,this.across(t).count];if(e+s>9e3||n+o>9e3||this.taken.size+s*o>us)
throw(0,G.G6)([{field:"file",message:`has a grid of more than ${us} places; at most that many are allowed`}]);for(let a=0;a<s;a++)for(let c=0;c<o;c++)this.taken.
add((e+a)*1e4+n+c);const{isColumn:r}=this.packing;this.placed.set(t,{box:t.box,row:r?n:e,column:r?e:n,rows:r?o:s,columns:r?s:o})}}const pc=500,mc=i=>i==="auto"||
i==="min-content"||i==="max-content",gn=({most:i})=>i==="auto"||i==="max-content";function gc(i){const t=({least:r,most:a,whole:c},l)=>Math.min(l==="least"?r:a,
c),e=({most:r})=>mc(r),n=[{key:"base",wanted:r=>i?Math.max(r.floor,t(r,"least")):r.floor,affects:({least:r})=>r!=="fixed",beyond:e},{key:"base",wanted:({least:r})=>r,
affects:({least:r})=>r==="min-content"||r==="max-content",beyond:e},{key:"base",wanted:({most:r})=>r,affects:({least:r})=>r==="max-content",beyond:gn}];i==="mos\
t"&&n.splice(2,0,{key:"base",wanted:r=>t(r,"most"),affects:({least:r})=>r==="auto"||r==="max-content",beyond:gn});const s=()=>!0;return{bases:n,limits:[{key:"li\
mit",wanted:({least:r})=>r,affects:e,beyond:s},{key:"limit",wanted:({most:r})=>r,affects:gn,beyond:s}]}}function*wc(i,t,e){const n=new Set(i.flatMap(({tracks:r})=>r)),
{bases:s,limits:o}=gc(e);for(const r of s)yield*bs(i,n,r,t);for(const r of n)r.limit=Math.max(r.limit,r.base);for(const r of o){const a=[...n].filter(({limit:c})=>c===
1/0);yield*bs(i,n,r,t);for(const c of n)c.isOpen=!1;for(const c of a)c.isOpen=c.limit<1/0}for(const r of n)r.isOpen=!1,r.cap!==void 0&&(r.limit=Math.max(r.base,
Math.min(r.limit,r.cap)))}function*bs(i,t,e,n){const{key:s}=e,o=r=>r[s]===1/0?r.base:r[s];for(const r of i){yield r.tracks.length*pc;const a=r.tracks.filter(e.affects);
if(a.length===0)continue;const c=e.wanted(r)-(r.tracks.length-1)*n-r.tracks.reduce((l,d)=>l+o(d),0);bc(Math.max(c,0),a,e)}for(const r of t)e.affects(r)&&(s==="b\
ase"?r.base+=r.more:r.limit=o(r)+r.more,r.more=0)}function bc(i,t,{key:e,beyond:n}){const s=a=>{if(e==="base")return Math.max(a.limit-a.base,0);const c=a.isOpen||
a.limit===1/0?1/0:0;return a.cap===void 0?c:Math.min(c,Math.max(a.cap-(a.limit===1/0?a.base:a.limit),0))},o=t.map(a=>({one:a,room:s(a),more:0}));o.sort((a,c)=>a.
room===c.room?0:a.room-c.room);let r=i;for(const[a,c]of o.entries())c.more=Math.min(c.room,r/(o.length-a)),r-=c.more;if(r>.001){const a=o.filter(({one:l})=>n(l)),
c=a.length>0?a:o;for(const l of c)l.more+=r/c.length}for(const{one:a,more:c}of o)a.more=Math.max(a.more,c)}const ys=500;function wn(i,t){if(!(typeof i!="object"||
"fr"in i))return i.percent!==0&&t===void 0?void 0:B(i,t??0)}const xs=(i,t)=>typeof i=="string"?i:wn(i,t)===void 0?"auto":"fixed";function*Ae(i,t,e){const{room:n,
gap:s,stretches:o,measures:r}=e,a=i.map(({least:h,most:u,limit:m})=>{const p=typeof u=="object"&&"fr"in u?u.fr:void 0,g=wn(h,n)??0;return{least:xs(h,n),most:p===
void 0?xs(u,n):"flexible",factor:p??0,cap:m===void 0?void 0:B(m,n??0),base:g,limit:Math.max(wn(u,n)??1/0,g),more:0,isOpen:!1}}),c=t.map(h=>yc(h,a,e));yield c.reduce(
(h,{tracks:u})=>h+u.length*ys,ys);const l=({tracks:h})=>h.length>1&&h.some(({most:u})=>u==="flexible"),d=[...new Set(c.map(({tracks:h})=>h.length))].sort((h,u)=>h-
u);for(const h of d){const u=c.filter(m=>m.tracks.length===h&&!l(m));yield*wc(u,s,r)}xc(c.filter(l),s);for(const h of a)(h.limit===1/0||h.most==="flexible")&&(h.
limit=h.base);const f=Math.max(i.length-1,0)*s;return kc(a,f,e),r!=="least"&&Mc(a,c,e),o&&n!==void 0&&Sc(a,n-f),a.map(({base:h})=>h)}function yc(i,t,{gap:e}){const n=t.
slice(i.from,i.from+i.count),o=n.every(({most:r})=>r==="fixed")?n.reduce((r,{limit:a})=>r+a,(n.length-1)*e):1/0;return{...i,tracks:n,whole:o,floor:i.isFree?Math.
min(i.floor,o):i.floor}}function xc(i,t){const e=(n,s)=>{for(const o of i){const r=o.tracks.filter(({most:h,least:u})=>h==="flexible"&&s(u)),a=n(o)-(o.tracks.length-
1)*t,c=a-o.tracks.reduce((h,{base:u})=>h+u,0);if(r.length===0||c<=.001)continue;const l=o.tracks.reduce((h,u)=>h+(r.includes(u)?0:u.base),0),d=r.reduce((h,{factor:u})=>h+
u,0),f=d>0?(a-l)/d:0;for(const h of r)h.more=Math.max(h.more,d>0?f*h.factor-h.base:c/r.length)}for(const{tracks:o}of i)for(const r of o)r.base+=r.more,r.more=0};
e(({isFree:n,floor:s})=>n?0:s,n=>n==="auto"),e(({least:n})=>n,n=>n==="min-content"),e(({most:n})=>n,n=>n==="max-content")}function kc(i,t,{room:e,measures:n}){if(n===
"least")return;if(e===void 0){for(const r of i)r.base=r.limit;return}let s=e-t-i.reduce((r,{base:a})=>r+a,0);const o=i.filter(({base:r,limit:a})=>a>r);o.sort((r,a)=>r.
limit-r.base-(a.limit-a.base));for(const[r,a]of o.entries()){if(s<=.001)return;const c=Math.min(a.limit-a.base,s/(o.length-r));a.base+=c,s-=c}}function Mc(i,t,{
room:e,gap:n}){const s=i.filter(({most:r})=>r==="flexible");if(s.length===0)return;let o=0;if(e===void 0){for(const{factor:r,base:a}of s)o=Math.max(o,a/Math.max(
r,1));for(const{tracks:r,most:a}of t)r.some(c=>c.most==="flexible")&&(o=Math.max(o,ks(r,a-(r.length-1)*n)))}else o=ks(i,e-Math.max(i.length-1,0)*n);for(const r of s)
r.base=Math.max(r.base,o*r.factor)}function ks(i,t){const e=i.filter(({most:o})=>o==="flexible");e.sort((o,r)=>r.base*o.factor-o.base*r.factor);let n=t-i.reduce(
(o,{most:r,base:a})=>o+(r==="flexible"?0:a),0),s=e.reduce((o,{factor:r})=>o+r,0);for(const{base:o,factor:r}of e){if(s<=0)return 0;const a=Math.max(n,0)/Math.max(
s,1);if(o<=a*r+.001)return a;n-=o,s-=r}return 0}function Sc(i,t){const e=t-i.reduce((s,{base:o})=>s+o,0),n=i.filter(({most:s})=>s==="auto");if(!(e<=0||n.length===
0))for(const s of n)s.base+=e/n.length}function*Oc(i,t,e,n){const{style:s,children:o}=i.box,[r,a]=[yn(s.columnGap,e.width),yn(s.rowGap,e.height)],{items:c,columnTracks:l,
rowTracks:d,linesOf:f}=Ms(o,s,e,{columns:r,rows:a}),h=[];for(const T of c)h.push(yield*Os(T,t,e.width));const u=yield*Ae(l,h,{room:e.width,gap:r,stretches:ne(s.
justifyContent)}),m=new cc(i,t,e.width,{columnSizes:u,columnGap:r}),p=yield*m.heightDemands(c),g=(T,C)=>Ae(d,p,{room:T,gap:C,stretches:ne(s.alignContent)}),w=yield*g(
e.height,a),y=bn(w)+Math.max(w.length-1,0)*a,x=e.height??Rc(y,i,n.height),k=yn(s.rowGap,x),S={rowSizes:e.height===void 0?yield*g(x,k):w,rowGap:k,height:x};yield*m.
place(c,S);for(const T of o)T.isPositioned&&m.keepPlace(T,S,fs(i.box)?f(T):void 0);return y}function*vc({style:i,children:t},e){const n={width:0,height:void 0},
s=i.columnGap?.px??0,{items:o,columnTracks:r}=Ms(t,i,{...n,width:void 0},{columns:s,rows:0}),a=[];for(const f of o)a.push(yield*Os(f,e,0));const[c,l]=[yield*Ae(
r,a,{room:void 0,gap:s,stretches:!1,measures:"least"}),yield*Ae(r,a,{room:void 0,gap:s,stretches:!1,measures:"most"})],d=Math.max(r.length-1,0)*s;return{least:bn(
c)+d,most:bn(l)+d}}const bn=i=>i.reduce((t,e)=>t+e,0),yn=(i,t)=>i?B(i,t??0):0;function Rc(i,{box:t,border:e,padding:n},s){const o=E(e)+E(n);return at(i+o,t.style,
s,o)-o}function Ms(i,t,e,n){const s=i.filter(m=>!m.isPositioned);s.some(m=>m.style.order!==0)&&s.sort((m,p)=>m.style.order-p.style.order);const o=ms(t.gridTemplateColumns,
e.width,n.columns),r=ms(t.gridTemplateRows,e.height,n.rows),a=fc(s,t,o,r),{before:c,items:l}=a,d=gs(o,c.columns,a.columns,l.map(({column:m,columns:p})=>[m,p])),
f=gs(r,c.rows,a.rows,l.map(({row:m,rows:p})=>[m,p])),h=Ss(o.tracks,a.columns,t.gridAutoColumns,c.columns),u=Ss(r.tracks,a.rows,t.gridAutoRows,c.rows);return{items:l.
map(m=>({...m,column:d[m.column],row:f[m.row]})),columnTracks:h.filter((m,p)=>d[p]!==d[p+1]),rowTracks:u.filter((m,p)=>f[p]!==f[p+1]),linesOf:m=>{const{column:p,
row:g}=hc(m,t,{columns:o,rows:r,before:c}),w=(y,x)=>y===void 0?void 0:x[y]??y;return{column:[w(p[0],d),w(p[1],d)],row:[w(g[0],f),w(g[1],f)]}}}}function Ss(i,t,e,n){
return Array.from({length:t},(s,o)=>{const r=o-n;if(r>=0&&r<i.length)return i[r];const a=r<0?e.length+r%e.length:r-i.length;return e[a%e.length]})}function*Os({
box:i,column:t,columns:e},n,s){yield ot/10;const{least:o,most:r}=yield*n.widthsOf(i),a=v(i.style.marginLeft,0)+v(i.style.marginRight,0),{minWidth:c,overflow:l}=i.
style,f=c==="auto"?l==="hidden"?0:o:$(c,s,0,i.style)??0,h=c==="auto"&&et(i.style.width);return{from:t,count:e,isFree:h,floor:f+a,least:o+a,most:r+a}}function bt({
style:i,inner:t,isItem:e}){const{display:n}=i;return e||t!=="blocks"&&t!=="lines"||i.overflow==="hidden"||i.isContained||n==="flow-root"||n==="inline-block"||n===
"table-cell"||n==="table-caption"||i.alignContent!=="normal"||i.float!=="none"||i.position==="absolute"||i.position==="fixed"}const Tc=({box:i,border:t,padding:e})=>t.
top===0&&e.top===0&&!bt(i)&&i.style.display!=="none",Cc=({box:i,border:t,padding:e})=>t.bottom===0&&e.bottom===0&&!bt(i)&&et(i.style.height),vs=100;class ze{sides=new Set;widths=[];add(t){
const{style:e}=t;if(!t.isPositioned){if(e.float!=="none")this.sides.add(e.float),this.widths.length<vs&&this.widths.push($(e.width,void 0,0,e)??0);else if($e(t)){
const{sides:n,widths:s}=Lc(t);for(const o of n)this.sides.add(o);(0,q.RZ)(this.widths,s.slice(0,vs-this.widths.length))}}}isCleared({clear:t}){return this.sides.
size>0&&(t==="both"||this.sides.has(t))}isBeside(t,e){if(this.sides.size===0||!bt(t))return!0;let n=0;for(const s of this.widths){if(n>0&&n+s>e)break;n+=s}return n+
($(t.style.width,e,0,t.style)??0)<=e}}function Lc(i){const t=i.known.get("floats");if(t)return t;const e=new ze;if(i.inner==="lines")for(const n of i.inlines)n.
kind==="apart"&&e.add(n.box);for(const n of i.children)e.add(n);return i.known.set("floats",e),e}function Ic(i,t,e){let n=t,s=new Mt;const o=new ze;for(let r=i;r&&
(s=s.add(v(r.style.marginTop,n)),!(r.inner!=="blocks"||bt(r)||!Rs(r)));){const a=L(V(r.style))+L(nt(r.style,n));n=Math.max(Ts(r,{width:n,height:void 0},a)-a,0);
let c;for(const l of r.children){if(l.isApart){o.add(l);continue}const{marginTop:d,marginBottom:f}=l.style,h=s.add(v(d,n));if(o.isCleared(l.style)||!o.isBeside(
l,n)||e(l.style,h))return s;if(c=l,!$e(l))break;o.add(l),s=h.add(v(f,n)),c=void 0}r=c}return s}const Rs=({style:i})=>i.borderTopWidth===0&&i.paddingTop.px===0&&
i.paddingTop.percent===0;function $e(i){let t=i.known.get("through");return t===void 0&&i.known.set("through",t=Ec(i)),t}function Ec(i){const{style:t}=i;if(bt(i)||
i.replaced||i.marker||!Rs(i)||t.aspectRatio!==void 0||t.borderBottomWidth>0||t.paddingBottom.px!==0||t.paddingBottom.percent!==0||!et(t.height)&&!(typeof t.height==
"object"&&t.height.px===0&&t.height.percent===0)||typeof t.minHeight=="object"&&(t.minHeight.px>0||t.minHeight.percent>0))return!1;if(i.inner==="lines")return i.
inlines.every(n=>n.kind==="text"?n.text.trim()===""&&!n.style.whiteSpace.startsWith("pre"):n.kind==="apart");if(i.inner!=="blocks")return!1;const e=new ze;return i.
children.every(n=>!n.isApart&&(e.isCleared(n.style)||!$e(n))?!1:(e.add(n),!0))}function Ts({style:i},t,e){const n=$(i.width,t.width,e,i),s=t.width-v(i.marginLeft,
t.width)-v(i.marginRight,t.width);return Q(n??s,i,t.width,e)}const Ne={width:300,height:150};function Cs({style:i,replaced:t},e,n){const[s,o]=[V(i),nt(i,e.width)],
[r,a]=[L(s)+L(o),E(s)+E(o)],c={width:t?.width,height:t?.height},l=i.aspectRatio??(c.width!==void 0&&c.height!==void 0&&c.height>0?c.width/c.height:void 0);let f=typeof i.
width=="object"&&i.width.percent!==0&&e.width===0?void 0:$(i.width,e.width,r,i),h=$(i.height,e.height,a,i);const[u,m]=[f!==void 0,h!==void 0];f!==void 0&&(f-=r),
h!==void 0&&(h-=a),f===void 0&&h===void 0?(f=c.width??(c.height!==void 0&&l!==void 0?c.height*l:Ne.width),h=c.height??(l===void 0?Ne.height:f/l)):f===void 0?f=l===
void 0?c.width??Ne.width:h*l:h??=l===void 0?c.height??Ne.height:f/l;const p=Q(f+r,e.width===0?{...i,maxWidth:Bc(i.maxWidth)}:i,e.width,r)-r;p!==f&&!m&&l!==void 0&&
(h=p/l);const g=at(h+a,i,e.height,a)-a,w=g!==h&&!u&&l!==void 0?g*l:p,y=n.page.height-a,x=g>y&&y>0?y/g:1;return{width:w*x,height:g*x}}const Bc=i=>typeof i=="obje\
ct"&&i.percent!==0?"none":i;var xn=M(12889),Wc=M(47707);const Ac="￼",kn=3e3,Ls=200,zc=/[ \t\n\r\f]+/g;function*$c(i){const t=[[]];let e=!0,n=0;for(const s of i){
if(++n%50===0&&(yield 50*kn),s.kind==="break"){t.push([]),e=!0;continue}if(s.kind!=="text"){const c=s.kind==="atom";c&&(e=!1),t.at(-1).push({inline:s,text:c?Ac:
"",style:void 0});continue}const{style:o}=s,{whiteSpace:r}=o,a=r==="normal"||r==="nowrap"?[s.text]:s.text.split(/\r\n?|\n/);for(const[c,l]of a.entries()){c>0&&(t.
push([]),e=!0);let d=l;r==="pre"||r==="pre-wrap"?d=d.replaceAll("	"," ".repeat(Math.min(Math.round(o.tabSize),32))):(d=d.replace(zc," "),e&&d.startsWith(" ")&&(d=
d.slice(1)),d!==""&&(e=d.endsWith(" "))),r.startsWith("pre")&&d!==""&&(e=r==="pre-line"&&d.endsWith(" ")),d!==""&&t.at(-1).push({inline:s,text:Nc(d,o),style:o})}}
return t}function Nc(i,{textTransform:t,fontVariant:e}){return t==="uppercase"?i.toUpperCase():t==="lowercase"?i.toLowerCase():t==="capitalize"?i.replace(new RegExp(
"(^|[\\s\\p{P}])(\\p{L})","gu"),(n,s,o)=>s+o.toUpperCase()):e==="small-caps"?i.toUpperCase():i}function*Is(i,t){const e=t.pieces.find(i);if(e)return e;const n=yield*$c(
i.inlines),s=[];let o=i.style.direction==="rtl";for(const[a,c]of n.entries()){const l=c.map(({text:f})=>f).join("");o||=(0,xn.ft)(l);for(const f of yield*new Hc(
c,t).pieces(l))s.push(f);a===n.length-1||Pc(s,c.length===0||l==="")}const r={list:s,turns:o};return t.pieces.keep(i,r,s.length),r}function Pc(i,t){const e=i.at(
-1);e&&!t&&!e.ends?i[i.length-1]={...e,ends:!0}:i.push({fragments:[],spaces:[],width:0,spaceWidth:0,ends:!0})}function Mn(i,t,e,n,s=!1){const o=n.typefaces.word(
i,n.faceOf(t),s),r=i===" "||/^[ ]+$/.test(i),a=t.letterSpacing===0?0:(0,Wc.qf)(i).length,c=o.width*t.fontSize/1e3+a*t.letterSpacing+(r?t.wordSpacing*i.length:0);
return{kind:"text",text:i,style:t,owner:e,word:o,width:c,isSpace:r}}class Hc{sources;layout;index=0;start=0;at=0;constructor(t,e){this.sources=t,this.layout=e}*pieces(t){
const e=[];let n=[],s=[];const o=()=>{n.length+s.length>0&&e.push(Es(n,s)),[n,s]=[[],[]]};let r=0;for(const{end:a,next:c}of jc(this.layout.breaks(t),t))if(++r%20===
0&&(yield 20*kn),yield*this.take(a,n),yield*this.take(c,s),c<t.length&&this.isHeld()){for(const l of s)n.push(l);s=[]}else o();if(this.rest(n),n.length>0&&e.length>
0&&n.every(({kind:a})=>a==="close")){const a=e.pop();e.push(Es([...a.fragments,...a.spaces.length>0?a.spaces:[],...n],[])),n=[]}return o(),e}isHeld(){const e=this.
sources[this.index]?.style;return!e||this.at<=this.start?!1:e.whiteSpace==="nowrap"||e.whiteSpace==="pre"}*take(t,e){for(;this.index<this.sources.length;){const n=this.
sources[this.index],s=n.text.length;if(this.at>=t&&!(s===0&&Fc(n,"close")))return;if(s===0){e.push(n.inline),this.index++;continue}const o=Math.min(t,this.start+
s);if(yield*this.put(n,n.text.slice(this.at-this.start,o-this.start),e),this.at=o,o<this.start+s)return;this.start+=s,this.index++}}rest(t){for(;this.index<this.
sources.length;this.index++){const e=this.sources[this.index];e.text.length===0&&t.push(e.inline)}}*put({inline:t,style:e},n,s){if(t.kind!=="text")return void s.
push(t);for(const o of n.match(/ +|[^ ]+/g)??[])for(let r=0;r<o.length;r+=Ls)s.push(Mn(o.slice(r,r+Ls),e,t.owner,this.layout)),r>0&&(yield 20*kn)}}const Gc=/(?<=[a-z\d]-)(?=\d)|(?<=["'”’»]) {1,9}(?=[([{])/gi,
Dc=/[!$%+/\\|}]$/;function*jc(i,t){for(const{start:e,end:n,next:s}of i){const o=t.slice(e,n);for(const{0:a,index:c}of o.matchAll(Gc))yield{end:e+c,next:e+c+a.length};
n===s&&s<t.length&&t.charCodeAt(s)<128&&Dc.test(o.slice(-1))||(yield{end:n,next:s})}}const Fc=({inline:i},t)=>i.kind===t;function Es(i,t){return{fragments:i,spaces:t,
width:Bs(i),spaceWidth:Bs(t),ends:!1}}const Bs=i=>i.reduce((t,e)=>t+(e.kind==="text"?e.width:0),0),Ws=1e3,_c=65534,As=1e6;function se(i){const t=i.known.get("gr\
id");if(t)return t;const e=[],n=[],s=[],o=[],r=[];for(const h of i.children){const{display:u}=h.style;u==="table-caption"?e.push(h):u==="table-column-group"||u===
"table-column"?Uc(h,n):u==="table-header-group"?(s.length===0?s:o).push(h):u==="table-footer-group"?(r.length===0?r:o).push(h):h.isPositioned||o.push(h)}const a=[],
c=[];for(const h of[...s,...o,...r]){const u=a.length;for(const m of h.children)m.isPositioned||a.push(m);c.push({box:h,from:u,to:a.length})}const l=Kc(a,c),d=s.
length>0?c[0].to:0,f={rows:a,groups:c,captions:e,headRows:d,columnBoxes:n,...l,columns:Math.max(l.columns,n.length)};return i.known.set("grid",f),f}function Uc(i,t){
const e=i.children.filter(({style:n})=>n.display==="table-column");for(const n of e.length>0?e:[i])for(let s=Math.min(n.span.columns,Ws);s>0;s--)t.push(n)}function Kc(i,t){
const e=[];let n=0,s=0,o=0,r=[];for(const[a,{children:c}]of i.entries()){for(;t[o].to<=a;)o++,r=[];let l=0;for(const d of c){if(d.isPositioned)continue;for(;(r[l]??
0)>a;)l++;const f=Math.min(Math.max(d.span.columns,1),Ws),h=t[o].to,u=d.span.rows===0?h-a:Math.min(Math.max(d.span.rows,1),h-a,_c);if(e.push({box:d,row:a,column:l,
rows:u,columns:f}),s+=f*u,s>As)throw(0,G.G6)([{field:"file",message:`has a table of more than ${As} places for cells; at most that many are allowed`}]);if(u>1)for(let m=l;m<
l+f;m++)r[m]=a+u;l+=f}n=Math.max(n,l)}return{cells:e,columns:n}}function*Yc(i,t){const e=se(i),n=yield*$s(i,t),s=zs(i,e);let[o,r,a,c]=[s,s,0,0];for(const d of n)
o+=d.least,r+=d.most,a+=d.share,d.share>0&&(c=Math.max(c,d.most/d.share));const l=n.reduce((d,{share:f,most:h})=>f>0?d:d+h,0);a>0&&(r=Math.max(r,c+s,a<1&&l>0?l/
(1-a)+s:0));for(const d of e.captions)o=Math.max(o,(yield*t.widthsOf(d)).least);return{least:o,most:Math.max(r,o)}}const zs=({style:i},{columns:t})=>i.borderCollapse===
"collapse"||t===0?0:(t+1)*i.borderSpacingX;function*$s(i,t){const e=i.known.get("columns");if(e)return e;const n=se(i),s=Array.from({length:n.columns},()=>({least:0,
most:0,fixed:!1,share:0}));for(const[r,a]of n.columnBoxes.entries())a&&Zc(s[r],a);const o=[];for(const r of n.cells){if(yield ot/10,r.columns>1){o.push(r);continue}
const a=s[r.column],c=yield*Ns(r.box,i,t);a.least=Math.max(a.least,c.least);const l=typeof r.box.style.width=="object"&&r.box.style.width.percent===0;l&&!a.fixed?
a.most=c.most:(l||!a.fixed)&&(a.most=Math.max(a.most,c.most)),a.fixed||=l,qc(a,r.box)}for(const r of s)r.most=Math.max(r.most,r.least);o.sort((r,a)=>r.columns-a.
columns);for(const r of o)yield r.columns*200,Vc(s.slice(r.column,r.column+r.columns),yield*Ns(r.box,i,t),Xc(i));return i.known.set("columns",s),s}const Xc=({style:i})=>i.
borderCollapse==="collapse"?0:i.borderSpacingX;function*Ns(i,t,e){const n=yield*e.widthsOf(i);if(t.style.borderCollapse!=="collapse")return n;const s=L(V(i.style))/
2;return{least:n.least-s,most:n.most-s}}function Zc(i,{style:t}){typeof t.width=="object"&&(t.width.percent>0?i.share=Math.max(i.share,t.width.percent):(i.most=
Math.max(i.most,t.width.px),i.least=Math.max(i.least,0),i.fixed=!0))}function qc(i,{style:t}){typeof t.width=="object"&&t.width.percent>0&&(i.share=Math.max(i.share,
t.width.percent))}function Vc(i,{least:t,most:e},n){const s=n*(i.length-1),o=i.filter(({fixed:c,share:l})=>!c&&l===0),r=o.length>0?o:i,a=(c,l)=>{const d=i.reduce(
(h,u)=>h+u[c],0)+s;if(l<=d)return;const f=r.reduce((h,u)=>h+u.most,0);for(const h of r)h[c]+=(l-d)*(f>0?h.most/f:1/r.length)};a("least",t),a("most",e);for(const c of i)
c.most=Math.max(c.most,c.least)}function Qc(i,t){const e=a=>i.reduce((c,l)=>c+a(l),0),n=a=>a.share>0?Math.max(a.share*t,a.least):a.least,s=a=>a.fixed&&a.share===
0?a.most:n(a),o=a=>a.share>0?n(a):a.most,r=[a=>a.least,n,s,o];for(let a=1;a<r.length;a++){const[c,l]=[r[a-1],r[a]],[d,f]=[e(c),e(l)];if(t>f)continue;const h=f>d?
Math.max(t-d,0)/(f-d):0;return i.map(u=>c(u)+(l(u)-c(u))*h)}return Jc(i,i.map(o),t-e(o))}function Jc(i,t,e){const n=[({fixed:s,share:o})=>!s&&o===0,({fixed:s,share:o})=>s&&
o===0,({share:s})=>s>0];for(const s of n){const o=i.flatMap((l,d)=>s(l)?[d]:[]);if(o.length===0)continue;const r=o.map(l=>i[l].share>0?i[l].share:t[l]),a=r.reduce(
(l,d)=>l+d,0),c=[...t];for(const[l,d]of o.entries())c[d]=t[d]+e*(a>0?r[l]/a:1/o.length);return c}return[...t]}function tl(i,t){const e=se(i),n=Array.from({length:e.
columns},()=>{});for(const[c,l]of e.columnBoxes.entries())l&&(n[c]=$(l.style.width,t,0,l.style));for(const{box:c,column:l,row:d,columns:f}of e.cells){if(d>0)break;
const h=L(V(c.style))+L(nt(c.style,t)),u=$(c.style.width,t,h,c.style);for(let m=l;u!==void 0&&m<l+f;m++)n[m]??=u/f}const s=n.reduce((c,l)=>c+(l??0),0),o=n.filter(
c=>c===void 0).length,r=o>0?Math.max(t-s,0)/o:0,a=o===0&&s>0&&t>s?t/s:1;return n.map(c=>c===void 0?r:c*a)}function*Sn(i,t){const e=i.known.get("widths");if(e)return e;
yield ot/4;const{style:n}=i,s=L(V(n))+L(nt(n,0)),o=typeof n.width=="object"&&n.width.percent===0?$(n.width,0,s,n):void 0;let r;const a=n.display==="table-cell";
if(o!==void 0&&i.inner!=="table"&&!a)r={least:o,most:o};else{const l=yield*Ps(i,t);r={least:l.least+s,most:Math.max(l.most,l.least)+s},o!==void 0&&(r={least:a?r.
least:Math.max(o,r.least),most:Math.max(o,r.least)})}const c={least:On(r.least,n,s),most:On(r.most,n,s)};return i.known.set("widths",c),c}function*el(i,t){if(typeof i.
style.width!="object"||i.inner==="table")return(yield*Sn(i,t)).least;let e=i.known.get("content");if(e===void 0){const n=L(V(i.style))+L(nt(i.style,0));e=On((yield*Ps(
i,t)).least+n,i.style,n),i.known.set("content",e)}return e}function On(i,t,e){const{minWidth:n,maxWidth:s}=t,o=a=>typeof a=="object"&&a.percent!==0?"none":a,r=typeof n==
"object"&&n.percent!==0?"auto":n;return Q(i,{...t,minWidth:r,maxWidth:o(s)},0,e)}function*vn(i,t){const{least:e,most:n}=yield*Sn(i,t),s=v(i.style.marginLeft,0)+
v(i.style.marginRight,0);return{least:e+s,most:n+s}}function*Ps(i,t){switch(i.inner){case"image":{const{width:e}=Cs(i,{width:0,height:void 0},t);return{least:typeof i.
style.width=="object"||typeof i.style.maxWidth=="object"&&i.style.maxWidth.percent!==0?0:e,most:e}}case"lines":return yield*il(i,t);case"table":return yield*Yc(
i,t);case"flex":return yield*ol(i,t);case"grid":return yield*vc(i,t);default:return yield*nl(i,t)}}function*nl({children:i},t){let[e,n,s]=[0,0,0];for(const o of i){
if(o.isPositioned)continue;const r=yield*vn(o,t);if(e=Math.max(e,r.least),o.style.float!=="none"){s+=r.most,n=Math.max(n,s);continue}o.style.clear!=="none"&&(s=
0);const a=typeof o.style.width=="object"&&!bt(o);n=Math.max(n,r.most+(a?0:Math.max(s,0))),s=0}return{least:e,most:n}}function*il(i,t){const{list:e}=yield*Is(i,
t);let[n,s,o,r]=[0,0,0,0],a=0;const c=i.style.overflowWrap!=="anywhere"&&i.style.wordBreak!=="break-word"&&i.style.wordBreak!=="break-all";for(const l of e){let d=0;
const f=[...l.fragments];(0,q.RZ)(f,l.spaces.filter(({kind:m})=>m!=="text"));let h=0;for(const m of f){const p=yield*sl(m,t);if(m.kind==="apart"){m.box.isPositioned||
(r+=p.most,n=Math.max(n,p.least));continue}d+=p.most,h+=p.least}n=Math.max(n,c?h:Math.min(h,i.style.fontSize));const u=l.fragments.some(({kind:m})=>m!=="apart");
u&&(o+=a+d),a=u?l.spaceWidth:Math.max(a,l.spaceWidth),s=Math.max(s,o),l.ends&&([o,a]=[0,0])}return{least:n,most:s+r}}function*sl(i,t){if(i.kind==="text")return{
least:i.width,most:i.width};if(i.kind==="atom"||i.kind==="apart")return yield*vn(i.box,t);const{style:e}=i.box,n=i.kind==="open"?v(e.marginLeft,0)+e.borderLeftWidth+
e.paddingLeft.px:v(e.marginRight,0)+e.borderRightWidth+e.paddingRight.px;return{least:n,most:n}}function*ol({style:i,children:t},e){const n=i.flexDirection.startsWith(
"row");let[s,o,r]=[0,0,0];for(const c of t){if(c.isPositioned)continue;const l=yield*vn(c,e),{flexBasis:d}=c.style,f=n&&typeof d=="object"&&d.percent===0?d.px:void 0,
h=Math.max(l.most,f??0);r++,o=n?o+h:Math.max(o,h),s=n&&i.flexWrap==="nowrap"?s+l.least:Math.max(s,l.least)}const a=n?Math.max(r-1,0)*(i.columnGap?.px??0):0;return{
least:s+(i.flexWrap==="nowrap"?a:0),most:o+a}}function*Hs(i,t,e=!1){const n=ac(i);if(n.length===0)return;const s=({style:o})=>o.position==="fixed"&&!i.box.style.
isContained;for(const{box:o,x:r,y:a,share:c,area:l}of n)if(!e&&(!fs(i.box)||s(o)))ie(i,o,{x:r,y:a,share:c});else{const d=e?al(i,t):l?rl(i,l):i;i.apart.push(yield*cl(
{box:o,x:r,y:a,share:c},d,t))}}function rl({box:i},{x:t,y:e,width:n,height:s}){const o=new Ie(i);return o.border={...dn,left:t,top:e},o.width=t+n,o.height=e+s,o}
function al({box:i},{page:t}){const e=new Ie(i);return e.width=t.width,e.height=t.height,e}function*cl({box:i,x:t,y:e,share:n},s,o){const{style:r}=i,{border:a}=s,
[c,l]=[s.width-L(a),s.height-E(a)],d=St(r,c),[f,h,u,m]=[r.left==="auto"?void 0:B(r.left,c),r.right==="auto"?void 0:B(r.right,c),r.top==="auto"?void 0:B(r.top,l),
r.bottom==="auto"?void 0:B(r.bottom,l)],p={across:L(V(r))+L(nt(r,c)),down:E(V(r))+E(nt(r,c))},g=i.inner==="image",w=dl(u,m,l-E(d)),y=f??(h===void 0&&n.x===0?t-a.
left:0),x={width:c,height:l,edges:p,free:Math.max(c-y-(h??0)-L(d),0),isHeld:f!==void 0&&h!==void 0,spansDown:w},k=g?void 0:yield*ll(i,x,o),S=r.height==="auto"&&
!g&&r.aspectRatio===void 0?w:void 0,T=S===void 0?void 0:at(S,r,l,p.down),C=yield*o.layOut(i,{width:c,height:l,fixedWidth:k,fixedHeight:T});return C.x=a.left+Gs(
{from:f,to:h,size:C.width,whole:c,first:d.left,last:d.right,flow:t-a.left,share:n.x,margins:[r.marginLeft,r.marginRight]}),C.y=a.top+Gs({from:u,to:m,size:C.height,
whole:l,first:d.top,last:d.bottom,flow:e-a.top,share:n.y,margins:[r.marginTop,r.marginBottom]}),C.isFromBottom=u===void 0&&m!==void 0,C}function*ll(i,{width:t,height:e,
edges:n,free:s,isHeld:o,spansDown:r},a){const{style:c}=i,d=typeof c.width=="object"&&c.width.fills?s:$(c.width,t,n.across,c)??fl(c,e,n,o?void 0:r);if(d!==void 0)
return Q(d,c,t,n.across);const{least:f,most:h}=yield*a.widthsOf(i);if(c.width==="min-content")return Q(f,c,t,n.across);if(c.width==="max-content")return Q(h,c,t,
n.across);const m=o&&c.width==="auto"&&i.inner!=="table"?s:Math.max(f,Math.min(h,s));return Q(Ee(m,c,e,n),c,t,n.across)}const dl=(i,t,e)=>i===void 0||t===void 0?
void 0:Math.max(e-i-t,0);function fl(i,t,e,n){if(i.width!=="auto"||i.aspectRatio===void 0)return;const s=$(i.height,t,e.down,i)??n;return s===void 0?void 0:te(at(
s,i,t,e.down),i,e)}function Gs({from:i,to:t,size:e,whole:n,first:s,last:o,flow:r,share:a,margins:c}){if(i===void 0&&t===void 0)return r+s-a*(s+e+o);if(i===void 0)
return n-t-e-o;if(t!==void 0&&c[0]==="auto"){const l=n-i-t-e;return i+(c[1]==="auto"?Math.max(l/2,0):l-v(c[1],n))}return i+s}const hl={x:0,y:0},Ds=.01,[ul,pl]=[
-.2,.33];function ml(i){const t=i.turns?xl(i):i.items;return new gl(i,t).place()}class gl{wishes;items;isLoose;above;below;x=0;texts=[];atoms=[];inlines=[];stack=[];tallest=0;constructor(t,e){
this.wishes=t,this.items=e;const{above:n,below:s}=t.layout.lineOf(t.block.style),o=e.some(({fragment:r})=>r.kind==="text"||r.kind==="atom");this.isLoose=t.layout.
isQuirky&&o,this.above=this.isLoose?0:n,this.below=this.isLoose?0:s}place(){const{wishes:t,items:e}=this;for(const a of t.open)this.stack.push({box:a,x:0,isFirst:!1,
level:this.levelOf(a)});const n=e.reduce((a,{width:c})=>a+c,0),{start:s,stretch:o}=this.alignment(n);this.x=t.left+s;for(const a of this.stack.splice(0))this.stack.
push({...a,x:this.x});for(const a of e)this.put(a,o);for(const a of this.stack)this.inlines.push({...a,width:this.x-a.x,isLast:!1});t.open.splice(0,t.open.length),
(0,q.RZ)(t.open,this.stack.map(({box:a})=>a));const r=Math.max(this.above+this.below,this.tallest);return this.finish(r)}finish(t){const e=this.above,{layout:n,
whole:s}=this.wishes,o=this.atoms.map(({laid:c,owner:l,x:d,top:f,shift:h})=>{const{marginTop:u,marginBottom:m}=c.box.style;return c.x=d+h.x,f==="top"?c.y=v(u,s):
f==="bottom"?c.y=t-c.height-v(m,s):c.y=e+f,c.y+=h.y,{laid:c,owner:l}}),r=this.inlines.filter(({box:c})=>wl(c.style)).map(({box:c,x:l,width:d,level:f,isFirst:h,isLast:u})=>{
const{ascent:m,descent:p}=n.metricsOf(c.style),{style:g}=c,w=B(g.paddingTop,s)+g.borderTopWidth,y=B(g.paddingBottom,s)+g.borderBottomWidth,x=e-f.rise-m-w+f.shift.
y;return{box:c,x:l+f.shift.x,width:d,y:x,height:m+p+w+y,isFirst:h,isLast:u}}),a=bl(this.texts.map(({level:{rise:c,shift:l},x:d,...f})=>({...f,x:d+l.x,y:e-c+l.y})));
return{y:0,height:t,baseline:e,texts:a,atoms:o,inlines:r}}alignment(t){const{width:e,isLast:n,block:s}=this.wishes,{textAlign:o,direction:r}=s.style,a=e-t,c=r===
"rtl";if(a<Ds)return{start:c?a:0,stretch:0};if(o==="center")return{start:a/2,stretch:0};if(o==="right"||o==="end"&&!c||o==="start"&&c)return{start:a,stretch:0};
if(o!=="justify")return{start:0,stretch:0};const l=this.items.filter(({fragment:d})=>d.kind==="text"&&d.isSpace).length;return n||l===0?{start:c?a:0,stretch:0}:
{start:0,stretch:a/l}}put({fragment:t,width:e,laid:n},s){switch(t.kind){case"text":return this.putText(t,t.isSpace?e+s:e,s);case"open":this.x+=v(t.box.style.marginLeft,
this.wishes.whole),this.stack.push({box:t.box,x:this.x,isFirst:!0,level:this.levelOf(t.box)}),this.x+=e-v(t.box.style.marginLeft,this.wishes.whole);return;case"\
close":{const o=v(t.box.style.marginRight,this.wishes.whole);this.x+=e-o;const r=this.stack.findLastIndex(({box:a})=>a===t.box);if(r>=0){const[a]=this.stack.splice(
r,1);this.inlines.push({...a,width:this.x-a.x,isLast:!0})}this.x+=o;return}case"atom":return this.putAtom(n,t.owner,e);case"apart":}}get level(){return this.stack.
at(-1)?.level??{rise:0,style:this.wishes.block.style,shift:hl}}putText({style:t,owner:e,word:n},s,o){const{level:r}=this;this.reach(r.rise,this.wishes.layout.lineOf(
t));const a=o>0&&s>0&&n.text===" "?{...n,width:s*1e3/t.fontSize,after:o*1e3/t.fontSize}:n,c=a===n&&t.wordSpacing!==0&&n.text===" "?{...n,after:t.wordSpacing*1e3/
t.fontSize}:a;this.texts.push({x:this.x,y:0,width:s,style:t,owner:e,words:[c],level:r}),this.x+=s}reach(t,{above:e,below:n}){this.above=Math.max(this.above,e+t),
this.below=Math.max(this.below,n-t)}putAtom(t,e,n){const{style:s}=t.box,{whole:o,layout:r}=this.wishes,[a,c]=[v(s.marginTop,o),v(s.marginBottom,o)],l=this.x+v(s.
marginLeft,o);this.x+=n;const d=t.height+a+c,{verticalAlign:f}=s;if(f==="top"||f==="bottom"){this.tallest=Math.max(this.tallest,d),this.atoms.push({laid:t,owner:e,
x:l,top:f,shift:this.level.shift});return}const h=this.level;let m=(t.box.style.overflow==="hidden"||t.lastBaseline===void 0?t.height+c:t.lastBaseline)+a+h.rise+
js(s,h.style);const p=r.metricsOf(h.style);f==="middle"&&(m=d/2+h.rise+h.style.fontSize*.268),f==="text-top"&&(m=h.rise+p.ascent),f==="text-bottom"&&(m=h.rise-p.
descent+d),this.above=Math.max(this.above,m),this.below=Math.max(this.below,d-m),this.atoms.push({laid:t,owner:e,x:l,top:-m+a,shift:h.shift})}levelOf(t){const e=this.
level,{style:n}=t,s=e.rise+js(n,e.style);this.isLoose||this.reach(s,this.wishes.layout.lineOf(n));const o=n.position==="relative"?cs(n,{width:this.wishes.whole,
height:void 0}):void 0,r=o?{x:e.shift.x+o.x,y:e.shift.y+o.y}:e.shift;return{rise:s,style:n,shift:r}}}function js({verticalAlign:i,lineHeight:t,fontSize:e},n){if(typeof i==
"object"){const s=t==="normal"?e*1.36:"factor"in t?t.factor*e:t.px;return B(i,s)}return i==="sub"?n.fontSize*ul:i==="super"?n.fontSize*pl:0}const wl=i=>i.backgroundColor!==
void 0||i.backgroundImage.length>0||i.borderTopWidth+i.borderRightWidth+i.borderBottomWidth+i.borderLeftWidth>0||i.boxShadow.length>0;function bl(i){const t=[];
for(const e of i){const n=t.at(-1);n&&n.style===e.style&&n.owner===e.owner&&n.y===e.y&&Math.abs(n.x+n.width-e.x)<Ds?(n.words.push(e.words[0]),t[t.length-1]={...n,
width:n.width+e.width}):t.push({...e,words:[...e.words]})}return t}const yl="￼";function xl({items:i,block:t,layout:e}){const n=t.style.direction==="rtl"?xn.Vv:
"",s=i.map(({fragment:c})=>c.kind==="text"?c.text:c.kind==="atom"?yl:""),o=[];for(const{text:c,rtl:l,at:d}of(0,xn.pr)(n+s.join(""))){const f=d-n.length,h=[];let u=0;
for(const[m,p]of i.entries()){const g=s[m],w=g.slice(Math.max(f-u,0),Math.max(f+c.length-u,0));if(u+=g.length,w==="")continue;const{fragment:y}=p;if(y.kind!=="t\
ext")h.push(p);else{const x=Mn(w,y.style,y.owner,e,l);h.push({fragment:x,width:x.width})}}(0,q.RZ)(o,l?h.reverse():h)}const r=i.filter(({fragment:c})=>c.kind===
"open"||c.kind==="close"),a=r.filter(({fragment:c})=>c.kind==="open");return[...a,...o,...r.filter(c=>!a.includes(c))]}const Rn=6e3;function*kl(i,t,e){const{list:n,
turns:s}=yield*Is(i.box,e.layout),o=new Ml(i,t,e,s);for(const[r,a]of n.entries())r%20===0&&(yield 20*Rn),yield*o.add(a);return o.finish(),o.height}class Ml{laid;space;tools;turns;items=[];width=0;spaces=[];lines=[];y;open=[];isFirst=!0;waiting=[];constructor(t,e,n,s){
this.laid=t,this.space=e,this.tools=n,this.turns=s,this.y=e.top}get height(){return this.y-this.space.top}*add(t){const e=yield*this.itemsOf(t.fragments),n=Tn(e);
if(this.items.length>0&&this.width+Tn(this.spaces)+n>this.room()+.01&&this.end(!1),this.items.length===0&&this.clearFloats(n),n>this.room()+.01&&this.breaksAnywhere(
e))for(const s of yield*this.cut(e))this.put(s,!0);else this.put(e,!1);this.spaces=yield*this.itemsOf(t.spaces),t.ends&&this.end(!0)}finish(){(this.items.length>
0||this.spaces.some(({fragment:n})=>n.kind!=="text"))&&this.end(!0),this.laid.lines=this.lines;const[t]=this.lines,e=this.lines.at(-1);t&&(this.laid.firstBaseline=
t.y+t.baseline),e&&(this.laid.lastBaseline=e.y+e.baseline)}put(t,e){e&&this.items.length>0&&this.end(!1);for(const n of this.spaces)this.items.push(n);this.spaces=
[];for(const n of t)this.items.push(n);this.width=Tn(this.items)}get indent(){return this.isFirst?B(this.laid.box.style.textIndent,this.space.width):0}band(){const{
floats:t,origin:e,left:n,width:s}=this.space,o={left:e.x+n,right:e.x+n+s};return t.isEmpty?o:t.band(e.y+this.y,this.tools.layout.lineOf(this.laid.box.style).above,
o)}room(){const{left:t,right:e}=this.band();return e-t-this.indent}clearFloats(t){const{floats:e,origin:n}=this.space;for(;t>this.room()+.01;){const s=e.nextBottom(
n.y+this.y);if(s===void 0||this.room()>=this.space.width-this.indent-.01)return;this.y=s-n.y}}*itemsOf(t){const e=[],{width:n}=this.space;for(const s of t)switch(s.
kind){case"text":e.push({fragment:s,width:s.width});break;case"open":{const{style:o}=s.box;e.push({fragment:s,width:v(o.marginLeft,n)+o.borderLeftWidth+B(o.paddingLeft,
n)});break}case"close":{const{style:o}=s.box;e.push({fragment:s,width:v(o.marginRight,n)+o.borderRightWidth+B(o.paddingRight,n)});break}case"atom":{const o=yield*this.
tools.inner(s.box,n),{marginLeft:r,marginRight:a}=s.box.style;e.push({fragment:s,laid:o,width:o.width+v(r,n)+v(a,n)});break}case"apart":yield*this.apart(s.box)}
return e}*apart(t){if(t.isPositioned)return this.tools.keep(t,this.space.left+this.width,this.y);const e=yield*this.tools.inner(t,this.space.width),{marginLeft:n,
marginRight:s}=t.style,o=e.width+v(n,this.space.width)+v(s,this.space.width);this.items.length>0&&this.width+o>this.room()?this.waiting.push(e):this.tools.float(
e,this.y)}breaksAnywhere(t){const{width:e}=this.tools.layout.page;return t.some(({fragment:n,width:s})=>n.kind==="text"&&(n.style.overflowWrap!=="normal"||n.style.
wordBreak==="break-all"||n.style.wordBreak==="break-word"||s>e))}*cut(t){const e=[];for(const r of t){const{fragment:a}=r;if(yield 40*Rn,a.kind!=="text")e.push(
{item:r,text:"￼",width:r.width});else for(const c of(0,an.s)(a.text,l=>this.part(a,l).width))e.push({...c,item:r})}const n=this.room();let s=0;const o=[];for(const r of(0,an.
ZM)(e,()=>n)){yield 2*Rn;const a=[];for(let c=s;c<s+r;){const{item:l}=e[c],{fragment:d}=l;let f="";for(;c<s+r&&e[c].item===l;c++)f+=e[c].text;if(d.kind!=="text")
a.push(l);else{const h=this.part(d,f);a.push({fragment:h,width:h.width})}}s+=r,o.push(a)}return o}part(t,e){return Mn(e,t.style,t.owner,this.tools.layout)}end(t){
const e=this.band();for(const o of this.spaces)o.fragment.kind!=="text"&&this.items.push(o);const n=ml({layout:this.tools.layout,block:this.laid.box,items:this.
items,open:this.open,left:e.left-this.space.origin.x+this.indent,width:e.right-e.left-this.indent,whole:this.space.width,isLast:t,turns:this.turns});this.lines.
push({...n,y:this.y}),this.y+=n.height,this.items=[],this.spaces=[],this.width=0,this.isFirst=!1;const{waiting:s}=this;this.waiting=[];for(const o of s)this.tools.
float(o,this.y)}}const Tn=i=>i.reduce((t,{width:e})=>t+e,0);function*Sl(i,t,e,n){const s=i.border.left+i.padding.left,o=i.border.top+i.padding.top;if(i.box.inner===
"lines"){const r={width:e.width,height:e.height},a=(c,l)=>Fs(c,i,n,{left:s,width:e.width,y:l});return yield*kl(i,{left:s,top:o,width:e.width,floats:n.floats,origin:n},
{layout:t,inner:c=>t.layOut(c,{...r,shrinks:!0}),float:a,keep:(c,l,d)=>ie(i,c,{x:l,y:d})})}return yield*new Ol(i,t,n,{left:s,top:o,...e}).lay()}function Fs(i,t,{
floats:e,x:n,y:s},o){const r=St(i.box.style,o.width),{style:a}=i.box,c=a.float==="right"?"right":"left",l=Math.max(s+o.y,e.clear(a.clear)),d={left:n+o.left,right:n+
o.left+o.width},f=e.place(c,i.width+L(r),i.height+E(r),l,d);i.x=f.x-n+r.left,i.y=f.y-s+r.top,t.apart.push(i)}class Ol{laid;layout;context;inside;y;pending=new Mt;isFirst=!0;top=new ze;endsBelow=!1;constructor(t,e,n,s){
this.laid=t,this.layout=e,this.context=n,this.inside=s,this.y=s.top}*lay(){const{laid:t,inside:e}=this;for(const c of t.box.children){if(yield ot,c.isPositioned)
this.keepPlace(c);else if(c.style.float==="none")yield*this.inFlow(c);else{const l=yield*this.layout.layOut(c,{width:e.width,height:e.height,shrinks:!0});Fs(l,t,
this.context,{left:e.left,width:e.width,y:this.y+this.pending.size})}this.top.add(c)}const n=t.children.filter(({firstBaseline:c})=>c!==void 0),[s]=n,o=t.children.
findLast(({lastBaseline:c})=>c!==void 0),r=({box:c,height:l,y:d},f)=>d+(c.style.overflow==="hidden"?Math.max(Math.min(f,l),0):f);s&&(t.firstBaseline=r(s,s.firstBaseline)),
o&&(t.lastBaseline=r(o,o.lastBaseline));const a=Cc(t)&&!this.endsBelow;return t.after=a?this.pending:new Mt,this.y-e.top+(a?0:Math.max(this.pending.size,0))}keepPlace(t){
const{laid:e,inside:n}=this,o={x:e.box.style.direction==="rtl"?1:0,y:ee(t.style.alignSelf)};ie(e,t,{x:n.left+o.x*n.width,y:this.y+this.pending.size,share:o})}*inFlow(t){
const{laid:e,inside:n}=this,{style:s}=t,o=St(s,n.width),r=this.isFirst&&Tc(e)&&this.top.isBeside(t,n.width),a=r?new Mt:this.pending,c=(u,m)=>this.clearance(u)>this.
y+a.join(m).size,l=Ic(t,n.width,c);this.pending=r?a:a.join(l);const d=this.clearance(s),f=d>this.y+this.pending.size,h=yield*this.layAt(t,f?d:this.y+this.pending.
size,o);if(e.children.push(h),$e(t)&&h.height===0){f&&([this.y,this.pending,this.isFirst]=[d-l.size,l,!1]),this.endsBelow||=f,(!r||f)&&(this.pending=this.pending.
add(o.bottom));return}this.y=h.y+h.height,this.pending=h.after.add(o.bottom),this.isFirst=!1,this.endsBelow=!1}clearance({clear:t}){return this.context.floats.clear(
t)-this.context.y}*layAt(t,e,n){const{inside:s,context:o,layout:r}=this,a=Cl(this.laid.box.style);if(bt(t))return yield*vl(t,e,o,{layout:r,inside:s,margins:n,side:a});
const{floats:c}=o,l=s.left+n.left,d={width:s.width,height:s.height},f=yield*r.layOut(t,d,{floats:c,x:o.x+l,y:o.y+e});return f.x=s.left+Cn(t,f.width,s.width,a),f.
y=e,f}}function*vl(i,t,{floats:e,x:n,y:s},o){const{layout:r,inside:a,margins:c,side:l}=o,d={left:n+a.left,right:n+a.left+a.width},f=e.isEmpty?0:yield*Rl(i,a,r);
let[h,u]=[t,0];for(;;){const p=e.band(s+h,u,d),[g,w]=[p.left>d.left,p.right<d.right],y=g||w?e.nextBottom(s+h):void 0;if(y===void 0)break;if(yield ot/4,-c.left>p.
left-d.left&&g||f>p.right-p.left+.01||w&&-c.right>d.right-p.right){[h,u]=[y-s,0];continue}const k=Math.max(d.left+c.left,p.left),O=Math.min(d.right-c.right,p.right),
S=yield*r.layOut(i,yield*Tl(i,a,Math.max(O-k,0),r)),T=e.band(s+h,S.height,d);if(T.left>p.left||T.right<p.right){u=S.height;continue}return S.x=k-n+Cn(i,S.width+
c.left+c.right,O-k,l)-c.left,S.y=h,S}const m=yield*r.layOut(i,{width:a.width,height:a.height});return m.x=a.left+Cn(i,m.width,a.width,l),m.y=h,m}function*Rl(i,t,e){
const{style:n}=i;if(i.inner==="table"&&n.width==="auto")return(yield*e.widthsOf(i)).least;if(n.width!=="auto"||i.inner==="image"||n.aspectRatio!==void 0)return(yield*e.
layOut(i,{width:t.width,height:t.height})).width;const s=L(V(n))+L(nt(n,t.width));return Q(0,n,t.width,s)}function*Tl(i,{width:t,height:e},n,s){const{style:o,inner:r}=i;
if(o.width!=="auto"||r==="image"||o.aspectRatio!==void 0)return{width:t,height:e};const a=L(V(o))+L(nt(o,t)),c=r==="table"?yield*s.widthsOf(i):void 0,l=c?Math.max(
c.least,Math.min(c.most,n)):n;return{width:t,height:e,fixedWidth:Q(l,o,t,a)}}const Cl=({blockAlign:i,direction:t})=>i==="start"?t==="rtl"?"right":"left":i;function Cn({
style:i},t,e,n){const{marginLeft:s,marginRight:o}=i,r=e-t-v(s,e)-v(o,e);if(s==="auto")return r<=0?0:o==="auto"?r/2:r;const a=v(s,e);return o==="auto"||n==="left"?
a:a+(n==="right"?r:Math.max(r/2,0))}class Ll{around;layout;inside;room;isRow;constructor(t,e,n,s,o){this.around=t,this.layout=e,this.inside=n,this.room=s,this.isRow=
o}*measure(t){const{inside:e,isRow:n}=this,{style:s}=t,o=St(s,e.width),[r,a]=[V(s),nt(s,e.width)],c=n?L(r)+L(a):E(r)+E(a),l=Math.max(yield*this.baseOf(t,c),c),d=n?
e.width:e.height,f=yield*this.leastOf(t,c),h=$(n?s.maxWidth:s.maxHeight,d,c,s)??1/0;return{box:t,margins:o,base:l,least:Math.max(f,c),most:h,edges:c,main:Math.max(
Math.min(l,h),f,c),laid:void 0}}*baseOf(t,e){const{inside:n,isRow:s,layout:o}=this,{style:r}=t,a=s?n.width:n.height,c=s?r.width:r.height,l=r.flexBasis==="auto"?
c:r.flexBasis,d=l==="content"?void 0:$(l,a,e,r);if(d!==void 0)return d;if(s){if(t.inner==="image")return(yield*o.layOut(t,n)).width;const u=l==="auto"?this.widthByRatio(
t):void 0;if(u!==void 0)return u;const m=yield*o.widthsOf(t);return this.limitItem(l==="min-content"?m.least:m.most,r)}const f=yield*this.layItem(t,void 0),{aspectRatio:h}=r;
return h===void 0||t.inner==="image"?f.height:as(f.width,r,this.edgesOf(r))}*leastOf(t,e){const{inside:n,isRow:s,layout:o}=this,{style:r}=t,a=s?r.minWidth:r.minHeight,
c=s?n.width:n.height;if(a!=="auto")return $(a,c,e,r)??0;if(r.overflow==="hidden")return 0;const l=$(s?r.width:r.height,c,e,r)??1/0,d=$(s?r.maxWidth:r.maxHeight,
c,e,r)??1/0;if(!s){const u=yield*this.layContent(t),m=r.aspectRatio===void 0||t.inner==="image";return Math.min(u.height,m?l:as(u.width,r,this.edgesOf(r)),l,d)}
const f=t.inner==="image"?void 0:this.widthByRatio(t);if(f!==void 0)return Math.min(f,l,d);const h=t.inner==="image"?(yield*o.layOut(t,n)).width:yield*el(t,o);return Math.
min(this.limitItem(h,r),l,d)}layContent(t){return this.layItem(t,void 0,typeof t.style.height=="object"&&t.inner!=="image")}edgesOf(t){const[e,n]=[V(t),nt(t,this.
inside.width)];return{across:L(e)+L(n),down:E(e)+E(n)}}isLoose({style:t}){const{flexBasis:e,height:n,aspectRatio:s}=t;if(this.inside.height!==void 0||s!==void 0)
return!1;const o=e==="auto"?n:e;return typeof o!="object"||o.percent!==0}widthByRatio({style:t}){const{inside:e}=this;if(t.aspectRatio===void 0||t.width!=="auto")
return;const n=St(t,e.width),s=this.edgesOf(t),r=hn(t,this.around)&&et(t.height)&&!Ln(t,!1)&&this.around.flexWrap==="nowrap"&&this.room!==void 0?this.room-E(n):
void 0,a=$(t.height,e.height,s.down,t)??r;if(a!==void 0)return te(at(a,t,e.height,s.down),t,s)}limitItem(t,e){return Ee(t,e,this.inside.height,this.edgesOf(e))}layItem(t,e,n=!1){
const{inside:s,isRow:o,layout:r}=this,a=this.isLoose(t),c=St(t.style,s.width);if(o)return r.layOut(t,{...s,fixedWidth:e});const l=hn(t.style,this.around)&&et(t.
style.width)&&!Ln(t.style,!0)&&t.inner!=="image",d=L(V(t.style))+L(nt(t.style,s.width)),f=this.around.flexWrap!=="nowrap",h=l&&!f?Q(s.width-L(c),t.style,s.width,
d):void 0;return r.layOut(t,{...s,fixedWidth:h,fixedHeight:e,shrinks:!0,isLoose:a,isOpen:n})}}function _s(i){let t=i.known.get("shares");return t===void 0&&(t=i.
children.some(e=>{const{height:n,minHeight:s,maxHeight:o}=e.style;return[n,s,o].some(a=>typeof a=="object"&&a.percent!==0)||et(n)&&(e.inner==="flex"||e.inner===
"grid")&&_s(e)}),i.known.set("shares",t)),t}const Ln=(i,t)=>t?i.marginLeft==="auto"||i.marginRight==="auto":i.marginTop==="auto"||i.marginBottom==="auto";function*Il(i,t,{
room:e,...n},s){return yield*new El(i,t,n,s,e).lay()}class El{laid;layout;inside;space;room;style;isRow;mainGap;crossGap;mainRoom;left;top;items;constructor(t,e,n,s,o){
this.laid=t,this.layout=e,this.inside=n,this.space=s,this.room=o,this.style=t.box.style,this.isRow=this.style.flexDirection.startsWith("row");const r=(l,d)=>l?B(
l,d):0,[a,c]=[r(this.style.columnGap,n.width),r(this.style.rowGap,n.height??0)];this.mainGap=this.isRow?a:c,this.crossGap=this.isRow?c:a,this.mainRoom=this.isRow?
n.width:o,this.items=new Ll(this.style,e,n,o,this.isRow),this.left=t.border.left+t.padding.left,this.top=t.border.top+t.padding.top}*lay(){const t=this.laid.box.
children.filter(o=>!o.isPositioned);t.some(({style:o})=>o.order!==0)&&t.sort((o,r)=>o.style.order-r.style.order);const e=[];for(const o of t)e.push(yield*this.items.
measure(o));const n=this.linesOf(e);this.mainRoom??=this.limitMain(n);for(const o of n)this.flexLine(o);for(const o of n)yield*this.layLine(o);const s=yield*this.
placeLines(n);for(const o of this.laid.box.children)o.isPositioned&&this.keepPlace(o,s);return this.takeBaselines(n),s}linesOf(t){const e=this.mainRoom??this.mostMain();
if(this.style.flexWrap==="nowrap")return[{items:[...t],cross:0}];const n=[];let s=0;for(const o of t){const r=o.main+this.mainMargins(o),a=n.at(-1);a&&s+this.mainGap+
r<=e+.01?(a.items.push(o),s+=this.mainGap+r):(n.push({items:[o],cross:0}),s=r)}return n.length>0?n:[{items:[],cross:0}]}limitMain(t){const{border:e,padding:n}=this.
laid,s=E(e)+E(n),o=t.map(({items:r})=>this.lengthOf(r));return at((0,q.Kf)([...o,0])+s,this.style,this.space.height,s)-s}mostMain(){const{border:t,padding:e}=this.
laid,n=E(t)+E(e);return($(this.style.maxHeight,this.space.height,n,this.style)??1/0)-n}lengthOf(t){return t.reduce((n,s)=>n+s.main+this.mainMargins(s),0)+Math.max(
t.length-1,0)*this.mainGap}mainMargins({margins:t}){return this.isRow?L(t):E(t)}crossMargins({margins:t}){return this.isRow?E(t):L(t)}flexLine({items:t}){const{
mainRoom:e}=this;if(e===void 0)return;const n=e-Math.max(t.length-1,0)*this.mainGap-t.reduce((a,c)=>a+this.mainMargins(c),0),s=t.reduce((a,{main:c})=>a+c,0)<n,o=({
box:a,base:c,edges:l})=>s?a.style.flexGrow:a.style.flexShrink*(c-l),r=new Set(t.filter(a=>o(a)>0&&(s?a.base<=a.main:a.base>=a.main)));for(const a of r)a.main=a.
base;for(;r.size>0;){let a=0;for(const p of t)a+=r.has(p)?p.base:p.main;const c=n-a;if(s?c<=0:c>=0){for(const p of r)p.main=Math.max(Math.min(p.base,p.most),p.least);
break}const l=[...r].reduce((p,g)=>p+o(g),0),d=s&&l<1?c*l:c;let f=0;const h=new Map;for(const p of r){const g=p.base+d*o(p)/l,w=Math.max(Math.min(g,p.most),p.least);
h.set(p,g),p.main=w,f+=w-g}const u=p=>{const g=p.main-h.get(p);return Math.abs(f)<.001?!0:f>0?g>0:g<0},m=[...r].filter(u);for(const p of m)r.delete(p)}}*layLine(t){
let e=0,[n,s]=[0,0];for(const o of t.items){o.laid=yield*this.items.layItem(o.box,o.main);const r=this.isRow?o.laid.height:o.laid.width;if(e=Math.max(e,r+this.crossMargins(
o)),this.isRow&&this.alignOf(o.box)==="baseline"){const a=(o.laid.firstBaseline??r)+o.margins.top;n=Math.max(n,a),s=Math.max(s,r+this.crossMargins(o)-a)}}t.cross=
Math.max(e,n+s)}alignOf({style:t}){return t.alignSelf==="auto"?this.style.alignItems:t.alignSelf}*placeLines(t){const{isRow:e,inside:n,style:s}=this,o=Math.max(
t.length-1,0)*this.crossGap;let r=t.reduce((m,{cross:p})=>m+p,0)+o;const a=e?this.room??this.limitCross(r):n.width;s.flexWrap==="nowrap"&&t[0]&&(r=t[0].cross=a);
const c=a-r,l=s.alignContent;if(c>0&&s.flexWrap!=="nowrap"&&(l==="normal"||l==="stretch")){for(const m of t)m.cross+=c/t.length;r+=c}const d=Be(s.flexWrap==="no\
wrap"?"start":l,a-r,t.length);let f=d.before;const h=s.flexWrap==="wrap-reverse"?[...t].reverse():t;let u=0;for(const m of h)u=Math.max(u,yield*this.placeLine(m,
f)),f+=m.cross+this.crossGap+d.between;return e?r:u}limitCross(t){const{border:e,padding:n}=this.laid,s=E(e)+E(n);return at(t+s,this.style,this.space.height,s)-
s}*placeLine({items:t,cross:e},n){const{isRow:s,style:o,laid:r}=this,a=o.flexDirection.endsWith("reverse")!==(s&&o.direction==="rtl"),c=this.lengthOf(t),l=this.
mainRoom??c,d=l-c,f=t.reduce((p,{box:g})=>p+Bl(g.style,s),0),h=f>0&&d>0?{before:0,between:0}:Be(o.justifyContent,d,t.length);let u=h.before;const m=this.baselineOf(
t);for(const p of t){const g=f>0&&d>0?d/f:0,[w,y]=this.mainSides(p,g);yield*this.stretch(p,e);const x=p.laid,k=u+w,O=a?l-k-p.main:k,S=n+this.crossOffset(p,e,m);
x.x=this.left+(s?O:S),x.y=this.top+(s?S:O),r.children.push(x),u=k+p.main+y+this.mainGap+h.between}return r.flow="bands",Math.max(l,c)}mainSides({box:t,margins:e},n){
const{style:s}=t,[o,r]=this.isRow?[s.marginLeft,s.marginRight]:[s.marginTop,s.marginBottom],a=this.isRow?[e.left,e.right]:[e.top,e.bottom];return[o==="auto"?n:a[0],
r==="auto"?n:a[1]]}*stretch(t,e){const{isRow:n,inside:s,layout:o}=this,{style:r}=t.box;if(!hn(r,this.style)||Ln(r,!n)||t.box.inner==="image"||!et(n?r.height:r.width))
return;const a=e-this.crossMargins(t),[c,l]=[V(r),nt(r,s.width)],d=n?at(a,r,s.height,E(c)+E(l)):Q(a,r,s.width,L(c)+L(l));Math.abs(d-(n?t.laid.height:t.laid.width))<
.01&&!(n&&_s(t.box))||(t.laid=yield*o.layOut(t.box,{...s,fixedWidth:n?t.main:d,fixedHeight:n?d:t.main,isLoose:!n&&this.items.isLoose(t.box)}))}baselineOf(t){let e=0;
if(!this.isRow)return e;for(const{box:n,laid:s,margins:o}of t)this.alignOf(n)==="baseline"&&(e=Math.max(e,o.top+(s.firstBaseline??s.height)));return e}crossOffset(t,e,n){
const{isRow:s,style:o}=this,{margins:r,box:a}=t,c=t.laid,l=s?c.height:c.width,d=e-l-this.crossMargins(t),[f,h]=s?[a.style.marginTop,a.style.marginBottom]:[a.style.
marginLeft,a.style.marginRight],u=s?r.top:r.left;if(f==="auto"||h==="auto"){const g=Math.max(d,0);return u+(f==="auto"?h==="auto"?g/2:g:0)}const m=this.alignOf(
a);if(m==="baseline"&&s)return n-(c.firstBaseline??l);const p=o.flexWrap==="wrap-reverse"||!s&&o.direction==="rtl";return u+fn(m,d,p)}takeBaselines(t){const[e]=t[0]?.
items??[],n=t.at(-1)?.items.at(-1),s=(o,r)=>{const a=o?.laid;return a&&a.y+(a[r]??a.height)};this.laid.firstBaseline=s(e,"firstBaseline"),this.laid.lastBaseline=
s(n,"lastBaseline")}keepPlace(t,e){const{isRow:n,style:s,inside:o}=this,r=s.direction==="rtl",a=s.flexDirection.endsWith("reverse")!==(n&&r),c=ee(s.justifyContent,
a),l=ee(this.alignOf(t),s.flexWrap==="wrap-reverse"!==(!n&&r)),d=n?{x:c,y:l}:{x:l,y:c},f=this.room??this.limitCross(e);ie(this.laid,t,{x:this.left+d.x*o.width,y:this.
top+d.y*f,share:d})}}const Bl=(i,t)=>(t?[i.marginLeft,i.marginRight]:[i.marginTop,i.marginBottom]).filter(e=>e==="auto").length;class Wl{placed=[];highest=0;get isEmpty(){
return this.placed.length===0}band(t,e,{left:n,right:s}){let[o,r]=[n,s];for(const a of this.placed)a.bottom<=t||a.top>=t+Math.max(e,.01)||(a.side==="left"?o=Math.
max(o,a.right):r=Math.min(r,a.left));return{left:o,right:r}}nextBottom(t){const e=(0,q.YG)(this.placed.flatMap(({bottom:n})=>n>t+.01?[n]:[]));return e===1/0?void 0:
e}place(t,e,n,s,o){let r=Math.max(s,this.highest),a=this.band(r,n,o);for(;a.right-a.left<e-.01;){const l=this.nextBottom(r);if(l===void 0)break;r=l,a=this.band(
r,n,o)}const c=t==="left"?a.left:a.right-e;return this.highest=r,this.placed.push({side:t,left:c,right:c+e,top:r,bottom:r+n}),{x:c,y:r}}clear(t){let e=-1/0;if(t===
"none")return e;for(const n of this.placed)(t==="both"||t===n.side)&&(e=Math.max(e,n.bottom));return e}}const Al={top:"Top",right:"Right",bottom:"Bottom",left:"\
Left"},In={top:"bottom",right:"left",bottom:"top",left:"right"},Us=["double","solid","dashed","dotted","ridge","outset","groove","inset","none"];function gt(i,t){
const e=Al[t];return{width:i[`border${e}Width`],line:i[`border${e}Style`],paint:i[`border${e}Color`]??i.color}}function Gt(i,t){return i.line==="hidden"||t.line===
"hidden"?i.line==="hidden"?i:t:i.line==="none"||t.line==="none"?i.line==="none"?t:i:i.width!==t.width?i.width>t.width?i:t:Us.indexOf(t.line)<Us.indexOf(i.line)?
t:i}function zl(i){const t=i.known.get("collapsed");if(t)return t;const e=se(i),n=Nl(e),s=new Map,o=new Map;for(const a of e.cells){const c=d=>Pl(a,d,i,e,n),l={
top:c("top"),right:c("right"),bottom:c("bottom"),left:c("left")};s.set(a.box,l),o.set(a.box,$l(l))}const r={table:Hl(e,s,i),cells:o,edges:s};return i.known.set(
"collapsed",r),r}const dt=({width:i,line:t})=>t==="none"||t==="hidden"?0:i/2,$l=({top:i,right:t,bottom:e,left:n})=>({top:dt(i),right:dt(t),bottom:dt(e),left:dt(
n)});function Nl({cells:i,columns:t}){const e=new Map;for(const n of i)for(let s=n.row;s<n.row+n.rows;s++)for(let o=n.column;o<n.column+n.columns;o++)e.set(s*t+
o,n);return e}function Pl(i,t,e,n,s){const{row:o,column:r,rows:a,columns:c}=i;let l=gt(i.box.style,t);const d=t==="top"||t==="bottom",f=t==="top"?o-1:t==="botto\
m"?o+a:t==="left"?r-1:r+c,h=d?n.rows.length:n.columns,[u,m]=d?[r,r+c]:[o,o+a],p=new Set;for(let g=u;g<m&&p.size<64;g++){const w=s.get(d?f*n.columns+g:g*n.columns+
f);w&&f>=0&&f<h&&p.add(w)}for(const g of p)l=Gt(l,gt(g.box.style,In[t]));if(d){const g=n.rows[t==="top"?o:o+a-1],w=n.rows[f];g&&(l=Gt(l,gt(g.style,t))),w&&(l=Gt(
l,gt(w.style,In[t])));for(const{box:y,from:x,to:k}of n.groups)(t==="top"&&x===o||t==="bottom"&&k===o+a)&&(l=Gt(l,gt(y.style,t))),(t==="top"&&k===o||t==="bottom"&&
x===o+a)&&(l=Gt(l,gt(y.style,In[t])))}return f<0||f>=h?Gt(l,gt(e.style,t)):l}function Hl({cells:i,columns:t,rows:e},n,s){if(i.length===0)return{top:dt(gt(s.style,
"top")),right:dt(gt(s.style,"right")),bottom:dt(gt(s.style,"bottom")),left:dt(gt(s.style,"left"))};let[o,r,a,c]=[0,0,0,0];for(const l of i){const d=n.get(l.box);
l.row===0&&(o=Math.max(o,dt(d.top))),l.column===0&&l.row===0&&(c=Math.max(c,dt(d.left))),l.row+l.rows===e.length&&(a=Math.max(a,dt(d.bottom))),l.column+l.columns===
t&&l.row===0&&(r=Math.max(r,dt(d.right)))}return{top:o,right:r,bottom:a,left:c}}function*Gl(i,t,e){yield*new Dl(i,t,e).lay()}class Dl{laid;layout;space;grid;collapsed;widths=[];gapX;gapY;constructor(t,e,n){
this.laid=t,this.layout=e,this.space=n;const{box:s}=t;this.grid=se(s);const o=s.style.borderCollapse==="collapse";this.collapsed=o?zl(s):void 0,this.gapX=o?0:s.
style.borderSpacingX,this.gapY=o?0:s.style.borderSpacingY,this.collapsed&&(t.border=this.collapsed.table,t.padding={top:0,right:0,bottom:0,left:0})}*lay(){const{
laid:t,layout:e,grid:n}=this,{style:s}=t.box,o=t.contentWidth-zs(t.box,n);this.widths=s.tableLayout==="fixed"&&s.width!=="auto"?tl(t.box,o):Qc(yield*$s(t.box,e),
o);let r=yield*this.layCaptions("top",0);const a=r;r+=t.border.top+t.padding.top;const c=yield*this.layCells(),l=this.rowHeights(c);r=yield*this.placeRows(c,l,r),
r+=t.padding.bottom+t.border.bottom,t.frame={top:a,height:r-a},r=yield*this.layCaptions("bottom",r),t.height=Math.max(r,this.space.fixedHeight??0),t.flow="rows"}*layCaptions(t,e){
let n=e;for(const s of this.grid.captions){if(s.style.captionSide!==t)continue;const{marginTop:o,marginBottom:r,marginLeft:a}=s.style,{width:c}=this.laid,l=yield*this.
layout.layOut(s,{width:c,height:void 0});l.x=v(a,c),l.y=n+v(o,c),n=l.y+l.height+v(r,c),this.laid.children.push(l)}return n}widthOf({column:t,columns:e}){let n=(e-
1)*this.gapX;for(let s=t;s<t+e;s++)n+=this.widths[s]??0;return n}*layCells(){const t=[];for(const e of this.grid.cells)yield ot/4,t.push({cell:e,laid:yield*this.
layCell(e,void 0)});return t}*layCell(t,e){const{box:n}=t,s=this.widthOf(t),o={width:s,height:void 0,fixedWidth:s,fixedHeight:e},r=this.collapsed?.cells.get(n);
return r?(n.known.set("edges",this.collapsed.edges.get(n)),yield*this.layout.layOut(Fl(n,r),o)):yield*this.layout.layOut(n,{...o,width:this.laid.contentWidth})}rowHeights(t){
const{grid:e}=this,n=e.rows.map(r=>$(r.style.height,this.space.height,0,r.style)??0),s=[],o=e.rows.map(()=>({above:0,below:0}));for(const r of t){const{cell:a,laid:c}=r;
if(a.rows>1){s.push(r);continue}if(n[a.row]=Math.max(n[a.row],c.height),En(a.box)&&c.firstBaseline!==void 0){const l=o[a.row];l.above=Math.max(l.above,c.firstBaseline),
l.below=Math.max(l.below,c.height-c.firstBaseline),n[a.row]=Math.max(n[a.row],l.above+l.below)}}for(const{cell:r,laid:a}of s){let c=(r.rows-1)*this.gapY;for(let d=r.
row;d<r.row+r.rows;d++)c+=n[d];const l=r.row+r.rows-1;n[l]=n[l]+Math.max(a.height-c,0)}return this.fillHeight(n),n}fillHeight(t){const{laid:e,grid:n}=this,{style:s}=e.
box,o=E(e.border)+E(e.padding),r=this.space.fixedHeight??$(s.height,this.space.height,o,s)??0,a=Math.max(r,$(s.minHeight,this.space.height,o,s)??0),c=t.reduce((h,u)=>h+
u,0)+(n.rows.length+1)*this.gapY+o;if(a<=c||t.length===0)return;const l=t.flatMap((h,u)=>et(n.rows[u].style.height)?[u]:[]),d=l.length>0?l:[...t.keys()],f=d.reduce(
(h,u)=>h+t[u],0);for(const h of d)t[h]=t[h]+(a-c)*(f>0?t[h]/f:1/d.length)}*placeRows(t,e,n){const{laid:s,grid:o,gapX:r,gapY:a}=this,c=s.border.left+s.padding.left,
l=[];let d=n+(o.rows.length>0?a:0);for(const p of e)l.push(d),d+=p+a;const f=[];let h=c+r;for(const p of this.widths)f.push(h),h+=p+r;const u=s.box.style.direction===
"rtl",m=[];for(const{box:p,from:g,to:w}of o.groups){if(g===w)continue;const y=this.part(p,c+r,l[g],l[w-1]+e[w-1]);s.children.push(y),y.flow="rows";for(let x=g;x<
w;x++){const k=this.part(o.rows[x],0,l[x]-y.y,l[x]-y.y+e[x]);k.flow="bands",y.children.push(k),m.push(k)}o.headRows>0&&g===0&&(s.head=y)}for(const{cell:p,laid:g}of t){
yield ot/10;const w=p.row+p.rows-1,y=l[w]+e[w]-l[p.row],x=yield*this.fillCell(p,g,y,t),k=f[p.column]??c;x.x=(u?s.width-k-x.width:k)-c-r,x.y=0,m[p.row].children.
push(x)}return d}part(t,e,n,s){const o=new Ie(t);return o.x=e,o.y=n,o.width=this.laid.contentWidth-2*this.gapX,o.height=s-n,o}*fillCell(t,e,n,s){const{box:o}=t,
r=n-e.height;if(r<.01)return e;const a=o.children.some(({style:f})=>typeof f.height=="object"&&f.height.percent!==0),c=a?yield*this.layCell(t,n):e;if(c.height=n,
a)return c;const{verticalAlign:l}=o.style,d=l==="middle"?r/2:l==="bottom"?r:En(o)?this.baselineShift(t,c,s):0;return d>0&&jl(c,Math.min(d,r)),c}baselineShift({row:t},e,n){
if(e.firstBaseline===void 0)return 0;let s=this.rowBaselines.get(t);if(s===void 0){for(const{cell:o,laid:r}of n)En(o.box)&&r.firstBaseline!==void 0&&this.rowBaselines.
set(o.row,Math.max(this.rowBaselines.get(o.row)??0,r.firstBaseline));s=this.rowBaselines.get(t)??0}return s-e.firstBaseline}rowBaselines=new Map}const En=({style:i})=>{
const{verticalAlign:t}=i;return typeof t=="object"||t==="baseline"||t==="sub"||t==="super"};function jl(i,t){for(const e of i.children)e.y+=t;for(const e of i.apart)
e.y+=t;i.lines=i.lines.map(e=>({...e,y:e.y+t})),i.firstBaseline!==void 0&&(i.firstBaseline+=t),i.lastBaseline!==void 0&&(i.lastBaseline+=t)}function Fl(i,{top:t,
right:e,bottom:n,left:s}){const o=i.known.get("shared");if(o)return o;const r={...i.style,borderTopWidth:t,borderRightWidth:e,borderBottomWidth:n,borderLeftWidth:s},
a=Object.assign(Object.create(Object.getPrototypeOf(i)),i,{style:r});return i.known.set("shared",a),a}function*_l(i,t,e,n){yield ot;const s=sc(i,e.width);return i.
inner==="image"?Ul(s,t,e):(s.width=yield*Kl(s,t,e),i.inner==="table"?yield*Gl(s,t,e):yield*Yl(s,t,e,n)),i.style.position==="relative"&&(s.shift=cs(i.style,e)),yield*Hs(
s,t),s}function Ul(i,t,e){const{border:n,padding:s,box:o}=i,{width:r,height:a}=Cs(o,e,t);i.width=e.fixedWidth??r+L(n)+L(s),i.height=e.fixedHeight??a+E(n)+E(s)}function*Kl(i,t,e){
if(e.fixedWidth!==void 0)return e.fixedWidth;const{box:n,border:s,padding:o}=i,{style:r}=n,a=L(s)+L(o),{width:c}=r,l=e.shrinks===!0&&c==="auto"||n.inner==="tabl\
e"||typeof c=="string"&&c!=="auto",{aspectRatio:d}=r,f={across:a,down:E(s)+E(o)},h=$(r.height,e.height,f.down,r);if(c==="auto"&&d!==void 0&&h!==void 0){const y=at(
h,r,e.height,f.down);return Q(te(y,r,f),r,e.width,a)}if(!l)return Q(Ee(Ts(n,e,a),r,e.height,f),r,e.width,a);const{least:u,most:m}=yield*t.widthsOf(n),p=e.width-
v(r.marginLeft,e.width)-v(r.marginRight,e.width);if(c==="min-content")return Q(u,r,e.width,a);if(c==="max-content")return Q(m,r,e.width,a);const g=$(c,e.width,a,
r)??Math.max(u,Math.min(m,p)),w=Q(Ee(g,r,e.height,f),r,e.width,a);return n.inner==="table"?Math.max(w,u):w}function*Yl(i,t,e,n){const{box:s,border:o,padding:r}=i,
{style:a}=s,c=E(o)+E(r),l=a.aspectRatio,d=l!==void 0&&et(a.height)?a.boxSizing==="border-box"?i.width/l:i.contentWidth/l+c:void 0,f=a.display==="table-cell",h=e.
isOpen?void 0:$(a.height,e.height,c,a),u=e.fixedHeight??(f?void 0:h),m=u===void 0?void 0:e.fixedHeight===void 0?at(u,a,e.height,c):u,p=m??(d===void 0?void 0:at(
d,a,e.height,c)),g=p===void 0?void 0:Math.max(p-c,0),w={width:i.contentWidth,height:e.isLoose?void 0:g};let y;if(s.inner==="flex")y=yield*Il(i,t,{...w,room:g},e);else if(s.
inner==="grid")y=yield*Oc(i,t,{...w,height:g},e);else{const O=n&&!bt(s)?n.floats:new Wl,S=n&&!bt(s)?n:{floats:O,x:0,y:0};y=yield*Sl(i,t,w,S),bt(s)&&(y=Math.max(
y,O.clear("both")-o.top-r.top))}const x=Math.max(y+c,d??0,f?h??0:0);i.height=m??at(x,a,e.height,c),i.height>x+.01&&(i.after=new Mt),(s.inner==="blocks"||s.inner===
"lines")&&!f&&a.alignContent!=="normal"&&Xl(i,Be(a.alignContent,Math.max(i.height-x,0),1).before)}function Xl(i,t){if(t!==0){i.lines=i.lines.map(e=>({...e,y:e.y+
t}));for(const e of[...i.children,...i.apart])e.y+=t;i.firstBaseline!==void 0&&(i.firstBaseline+=t),i.lastBaseline!==void 0&&(i.lastBaseline+=t)}}const Ks=5e3,st=.75,
Zl=.5;async function ql({box:i,tree:t,isQuirky:e},n,s){const o=await(0,an.Vn)(),r=(i.width-i.left-i.right)/st;let a=1;for(;;){const c=st*a,l={width:r/a,height:i.
contentHeight/c},d=new wa({layOut:_l,widthsOf:Sn},n.typefaces,o,l,e),f=await t(l),h=await Et(Jl(f,d,l),s),u=await Et(td(h),s),m=Math.max(r/Math.max(u,1),Zl);if(a===
1&&u>l.width+1&&m<.99){a=m;continue}const p=new ua(n,i,c,Ks,()=>(0,ha.F)("pages",`The document has more than ${Ks} pages`,"Split it into several documents","fil\
e")),g=new Sa(p.height),w=await Et(g.place(h,0,0,0),s);p.last=await Et(ed(w,g),s),p.sheet(p.last),Vl(w,p);const y=new nc(p,d);await Et(y.paint(w),s),await Et(Ql(
w,p,y),s),p.close();return}}function Vl(i,{height:t,last:e}){const{backgroundColor:n,backgroundImage:s}=i.laid.box.style;n===void 0&&s.length===0||(i.top=0,i.bottom=
(e+1)*t)}function*Ql({apart:i},t,e){for(const{laid:n,x:s,top:o}of i)if(n.box.style.position==="fixed")for(let r=1;r<=t.last;r++)yield*e.paint(yield*Qt(n,s,o+r*t.
height),!0)}function*Jl(i,t,e){const n=yield*t.layOut(i,{width:e.width,height:e.height});return n.height=Math.max(n.height,1),yield*Hs(n,t,!0),n}function*td(i){
let t=0;const e=[[i,0]];for(let n=e.pop();n;n=e.pop()){const[s,o]=n;yield 2e3;const{style:r}=s.box;t=Math.max(t,o+s.width);for(const{texts:a}of s.lines)for(const c of a)
t=Math.max(t,o+c.x+c.width);if(r.overflow!=="hidden"){for(const a of[...s.children,...s.apart])r.visibility==="visible"&&e.push([a,o+a.x]);for(const{atoms:a}of s.
lines)for(const{laid:c}of a)e.push([c,o+c.x])}}return t}function*ed(i,t){let e=0;const n=[i];for(let s=n.pop();s;s=n.pop()){yield 2e3;const{laid:o,lines:r,children:a,
apart:c,bottom:l}=s;for(const{line:u,top:m,atoms:p}of r){u.texts.length>0&&(e=Math.max(e,t.pageOf(m+u.height/2)));for(const g of p)n.push(g)}const{style:d,replaced:f}=o.
box;(f!==void 0||d.backgroundColor!==void 0||d.backgroundImage.length>0||d.borderTopWidth>0)&&a.length+r.length===0&&o.height>0&&(e=Math.max(e,t.pageOf(l-.2)));
for(const u of a)n.push(u);for(const u of c)n.push(u)}return e}var nd=M(69379),id=M(78445),Ys=M(25561);const sd=new Set(["disc","circle","square"]);class od{values=new Map;scopes=[
new Set];quotes=0;enter(t,e){for(const[n,s]of t.counterReset)this.open(n,s);e&&(e.name==="ol"||e.name==="ul"||e.name==="menu")&&this.open("list-item",rd(e)),t.display===
"list-item"&&this.countItem(e);for(const[n,s]of t.counterIncrement){const o=this.values.get(n);!o||o.length===0?this.open(n,s):o[o.length-1]=o.at(-1)+s}return this.
scopes.push(new Set),()=>{for(const n of this.scopes.pop())this.values.get(n).pop()}}open(t,e){const n=this.values.get(t)??[];this.values.set(t,n);const s=this.
scopes.at(-1);s.has(t)&&n.pop(),s.add(t),n.push(e)}countItem(t){const e=this.values.get("list-item")??[0];this.values.set("list-item",e),e.length===0&&e.push(0);
const n=t?.attributes.get("value"),s=t?.parent?.attributes.has("reversed")===!0?-1:1;e[e.length-1]=n!==void 0&&/^\s*-?\d{1,9}\s*$/.test(n)?Number(n):e.at(-1)+s}marker({
listStyleType:t}){if(t==="none")return;if(sd.has(t))return{text:"",shape:t};if(t.startsWith('"'))return{text:t.slice(1),shape:void 0};const e=this.values.get("l\
ist-item")?.at(-1)??1;return{text:`${Pe(e,t)}. `,shape:void 0}}textOf(t,e,{quotes:n}){if("text"in t)return t.text;if("attribute"in t)return e.attributes.get(t.attribute)??
"";if("quote"in t)return this.quote(t.quote,n);const s=this.values.get(t.counter)??[0];return t.separator===void 0?Pe(s.at(-1)??0,t.style):s.map(o=>Pe(o,t.style)).
join(t.separator)}quote(t,e){if(t==="none")return"";t==="close"&&(this.quotes=Math.max(this.quotes-1,0));const n=Math.min(this.quotes,e.length/2-1);return t==="\
open"&&this.quotes++,e[2*n+(t==="open"?0:1)]??""}}function rd(i){const t=i.attributes.get("start"),e=t!==void 0&&/^\s*-?\d{1,9}\s*$/.test(t)?Number(t):void 0;return i.
attributes.has("reversed")?(e??(0,N.ZE)(i).filter(({name:n})=>n==="li").length)+1:(e??1)-1}const ad=[[1e3,"m"],[900,"cm"],[500,"d"],[400,"cd"],[100,"c"],[90,"xc"],
[50,"l"],[40,"xl"],[10,"x"],[9,"ix"],[5,"v"],[4,"iv"],[1,"i"]];function Xs(i){let[t,e]=[i,""];for(const[n,s]of ad)for(;t>=n;t-=n)e+=s;return e}function Bn(i,t,e){
let[n,s]=[i,""];for(;n>0;n=Math.floor((n-1)/e))s=String.fromCodePoint(t.codePointAt(0)+(n-1)%e)+s;return s}function Pe(i,t){const e=i>=1&&i<=3999;switch(t){case"\
none":return"";case"decimal-leading-zero":return i>=0&&i<10?`0${i}`:String(i);case"lower-roman":return e?Xs(i):String(i);case"upper-roman":return e?Xs(i).toUpperCase():
String(i);case"lower-alpha":case"lower-latin":return i>=1?Bn(i,"a",26):String(i);case"upper-alpha":case"upper-latin":return i>=1?Bn(i,"A",26):String(i);case"low\
er-greek":return i>=1?Bn(i,"α",17):String(i);case"disc":return"•";case"circle":return"◦";case"square":return"▪";default:return String(i)}}const cd=new Set(
["inline","inline-block","inline-flex","inline-grid","inline-table"]),He=({display:i})=>!cd.has(i);function Wn(i,t){const e=De(i);e.display=t;for(const n of["bo\
rderTopWidth","borderRightWidth","borderBottomWidth","borderLeftWidth","outlineWidth"])e[n]=0;return new xt(e)}function An(i,t,e){const{display:n}=i.style;switch(n){case"\
flex":case"inline-flex":return i.inner="flex",Zs(i,t);case"grid":case"inline-grid":return i.inner="grid",Zs(i,t);case"table":case"inline-table":return i.inner="\
table",oe(i,t,"table");case"table-row-group":case"table-header-group":case"table-footer-group":return i.inner="rows",oe(i,t,"rows");case"table-row":return i.inner=
"row",oe(i,t,"row");case"table-column-group":for(const s of t)"block"in s&&i.children.push(s.block);return;default:ld(i,t,e)}}function ld(i,t,e){if(!t.some(s=>"\
block"in s)&&t.length>0&&!t.every(o=>"inline"in o&&(o.inline.kind==="apart"||o.isBlank&&o.inline.kind==="text"))){zn(i,t),i.element??=e.parent;return}$n(i,pd(i,
t))}function zn(i,t){i.inner="lines";const e=new Map;for(const{inline:n}of t)n.kind==="open"&&e.set(n.box,1),n.kind==="close"&&e.has(n.box)&&e.set(n.box,2);for(const{
inline:n,home:s}of t)s&&!i.element&&(i.element=s),!((n.kind==="open"||n.kind==="close")&&e.get(n.box)!==2)&&i.inlines.push(n)}function $n(i,t){let e=[];const n=()=>{
if(e.some(({inline:o,isBlank:r})=>!r&&o.kind!=="apart")){const o=Wn(i.style,"block");zn(o,e),i.children.push(o)}else for(const{inline:o}of e)o.kind==="apart"&&i.
children.push(o.box);e=[]};for(const s of t)"block"in s?(n(),i.children.push(s.block)):s.inline.kind==="apart"&&e.every(({isBlank:o})=>o)?i.children.push(s.inline.
box):e.push(s);n()}function Zs(i,t){$n(i,t);for(const e of i.children)e.isItem=!0}const dd={table:["table-row-group","table-header-group","table-footer-group","\
table-caption","table-column","table-column-group"],rows:["table-row"],row:["table-cell"]},fd={table:"table-row-group",rows:"table-row",row:"table-cell"},hd={table:"\
rows",rows:"row",row:"cell"};function oe(i,t,e){const n=dd[e];let s=[];const o=()=>{if(s.some(a=>"block"in a||!a.isBlank||a.inline.kind==="atom")){const a=Wn(i.
style,fd[e]),c=hd[e];a.inner=c==="cell"?"blocks":c,c==="cell"?ud(a,s):oe(a,s,c),i.children.push(a)}else for(const a of s)"inline"in a&&a.inline.kind==="apart"&&
i.children.push(a.inline.box);s=[]};for(const r of t)"block"in r&&n.includes(r.block.style.display)?(o(),i.children.push(r.block)):s.push(r);o()}function ud(i,t){
t.every(e=>"inline"in e)?zn(i,t):$n(i,t)}const qs=i=>"block"in i&&i.block.style.display.startsWith("table-")&&i.block.style.display!=="table-caption";function pd(i,t){
if(!t.some(qs))return t;const e=[];let n=[];const s=()=>{if(n.length===0)return;const o=Wn(i.style,"table");o.inner="table",oe(o,n,"table"),e.push({block:o}),n=
[]};for(const o of t)if(qs(o))n.push(o);else{if(n.length>0&&"inline"in o&&o.isBlank)continue;s(),e.push(o)}return s(),e}const md=/^(?:https?|mailto|tel|ftp):/i;
function gd(i,t){if(i.startsWith("#")){const e=t.find(wd(i.slice(1)));return e&&{place:e}}return md.test(i)?{uri:bd(i)}:void 0}function wd(i){try{return decodeURIComponent(
i)}catch{return i}}const bd=i=>{try{return new URL(i).href.replace(/[^!-~]/g,t=>encodeURIComponent(t))}catch{return i.replace(/[^!-~]/gu,t=>encodeURIComponent(t))}};
class Dt{parent;own;outer;paragraph;constructor(t,e,n){this.parent=t,this.own=e,this.outer=n}get(){return this.own?this.parent:this.outer?this.outer.get():this.
paragraph??=this.parent.add("P")}end(){this.paragraph=void 0,this.outer?.end()}}const yd=new Set(["P","H1","H2","H3","H4","H5","H6","TD","TH","LBody","Caption",
"Code"]);class xd{document;headings;data=new Map;constructor(t,e){this.document=t,this.headings=e}top(){return new Dt(this.document,!1)}enter(t,e,n){const{name:s}=t;
if(n&&!this.tagOf(t))return{home:new Dt(e.parent,!1,e),label:void 0};if(n||e.end(),s==="li")return this.item(e);const o=this.tagOf(t);if(!o)return{home:new Dt(e.
parent,!1),label:void 0};const r=e.parent.add(o,this.factsOf(t,o));return{home:new Dt(r,yd.has(o)),label:void 0}}item(t){if(t.parent.tag!=="L")return{home:new Dt(
t.parent.add("P"),!0),label:void 0};const e=t.parent.add("LI"),n=e.add("Lbl");return{home:new Dt(e.add("LBody"),!1),label:n}}tagOf(t){const{name:e}=t,n=this.headings.
levelOf(t);if(n!==void 0)return`H${n}`;if(/^h[1-6]$/.test(e))return"P";const s=kd[e];return s?this.isData(t)?s:void 0:Md[e]}factsOf(t,e){const{attributes:n,name:s}=t;
if(e==="L")return{attributes:{O:"List",ListNumbering:s==="ol"?"Decimal":"Disc"}};if(e!=="TH"&&e!=="TD")return{};const[o,r]=[Number(n.get("colspan"))||1,Number(n.
get("rowspan"))||1],a={...o>1&&{ColSpan:o},...r>1&&{RowSpan:r}};return e==="TD"?Object.keys(a).length>0?{attributes:{O:"Table",...a}}:{}:{attributes:{O:"Table",
Scope:Od(t),...a}}}isData(t){let e=t;for(;e&&e.name!=="table";)e=e.parent;if(!e)return!1;let n=this.data.get(e);return n===void 0&&this.data.set(e,n=Sd(e)),n}}const kd={
table:"Table",thead:"THead",tbody:"TBody",tfoot:"TBody",tr:"TR",th:"TH",td:"TD",caption:"Caption"},Md={p:"P",ul:"L",ol:"L",menu:"L",blockquote:"BlockQuote",pre:"\
P",section:"Sect",article:"Sect",dt:"P",dd:"P",figcaption:"P",summary:"P"};function Sd(i){const t=i.attributes.get("role");if(t==="presentation"||t==="none")return!1;
let e=0,n=0;for(const s of(0,N.Ky)(i))if(s!==i){if(s.name==="table")return!1;if(s.name==="th"||s.name==="thead"||s.name==="caption")return!0;s.name==="tr"&&e++,
s.name==="td"&&n++}return e>1&&n>e}function Od(i){const t=i.attributes.get("scope")?.toLowerCase();if(t==="row"||t==="rowgroup")return"Row";if(t==="col"||t==="c\
olgroup")return"Column";const e=i.parent,n=e?.parent?.name==="thead",s=e?.children.some(o=>o.kind==="element"&&o.name==="td");return!n&&s===!0?"Row":"Column"}const Vs=()=>({
images:new Set,links:new Set,leftOut:new Map,scripts:0,undescribed:0}),vd=new Set(["iframe","frame","frameset","object","embed","applet","video","audio","canvas",
"input","select","svg","math","progress","meter"]);class Rd{sources;counters=new od;tags;constructor(t){this.sources=t,this.tags=new xd(t.document,t.headings)}*build(t){
const e=[],{styler:n}=this.sources;yield*this.element(t,{styled:n.start,home:this.tags.top(),owner:void 0,table:void 0},e);const[s]=e;return s&&"block"in s?(Td(
s.block,t),s.block):new xt(n.start.style)}*nodes(t,e,n){for(const s of t)s.kind==="text"?this.text(s.value,e,n):yield*this.element(s,e,n)}text(t,{styled:e,home:n,
owner:s},o){if(t==="")return;const r=/^[ \t\n\r\f]*$/.test(t)&&!e.style.whiteSpace.startsWith("pre");o.push({inline:{kind:"text",text:t,style:e.style,owner:s},home:r?
void 0:n.get(),isBlank:r})}*element(t,e,n){const{styler:s,told:o}=this.sources,r=s.matcher.work,a=s.styleOf(t,e.styled,e.table);yield ot+(s.matcher.work-r)*30;const{
name:c}=t;c==="script"&&o.scripts++,vd.has(c)&&!(c==="input"&&t.attributes.get("type")==="hidden")&&o.leftOut.set(c,(o.leftOut.get(c)??0)+1);const{style:l}=a;if(l.
display==="none"||c==="svg"&&!t.isHtml)return;const d=this.counters.enter(l,t);c==="br"?n.push({inline:{kind:"break",style:l},home:void 0,isBlank:!1}):c==="wbr"?
this.text("​",{...e,styled:a},n):c==="img"?this.picture(t,a,e,n):l.display==="contents"?yield*this.nodes(t.children,{...e,styled:a},n):l.display==="inline"?yield*this.
inline(t,a,e,n):yield*this.block(t,a,e,n),d()}*inline(t,e,n,s){const o=new xt(e.style);this.place(o,t),this.backgrounds(o);const r=this.ownerOf(t,n.owner),a={...n,
styled:e,owner:r};s.push({inline:{kind:"open",box:o,owner:r},home:void 0,isBlank:!0}),yield*this.content(t,e,a,s),s.push({inline:{kind:"close",box:o},home:void 0,
isBlank:!0})}*content(t,e,n,s){e.pseudos.includes("before")&&this.pseudo(t,"before",n,s),yield*this.nodes(t.children,n,s),e.pseudos.includes("after")&&this.pseudo(
t,"after",n,s)}*block(t,e,n,s){const{style:o}=e,r=new xt(o);this.place(r,t),this.backgrounds(r);const a=!He(o),{home:c,label:l}=this.tags.enter(t,n.home,a),d=this.
ownerOf(t,n.owner),f=t.name==="table"?t:n.table,h=[];o.display==="list-item"&&this.marker(r,l,c,h),yield*this.content(t,e,{styled:e,home:c,owner:d,table:f},h),r.
keepsNext=/^h[1-6]$/.test(t.name),r.span=Wd(t),An(r,h,c),a?s.push({inline:{kind:"atom",box:r,owner:n.owner},home:void 0,isBlank:!1}):r.isApart?s.push({inline:{kind:"\
apart",box:r},home:void 0,isBlank:!0}):s.push({block:r})}marker(t,e,n,s){const o=this.counters.marker(t.style);if(o)if(t.style.listStylePosition==="inside"){const r=`${o.
shape?"•":o.text} `;s.push({inline:{kind:"text",text:r,style:t.style,owner:void 0},home:n.get(),isBlank:!1})}else t.marker={...o,element:e}}pseudo(t,e,n,s){const o=this.
sources.styler.pseudoStyle(t,e,n.styled),{style:r}=o;if(!Array.isArray(r.content)||r.display==="none")return;const a=this.counters.enter(r,void 0),c=r.content.map(
f=>this.counters.textOf(f,t,r)).join("");a();const l=[];if(this.text(c,{...n,styled:o},l),r.display==="inline"){const f=new xt(r);this.backgrounds(f),s.push({inline:{
kind:"open",box:f,owner:n.owner},home:void 0,isBlank:!0});for(const h of l)s.push(h);s.push({inline:{kind:"close",box:f},home:void 0,isBlank:!0});return}const d=new xt(
r);this.backgrounds(d),An(d,l,n.home),He(r)?d.isApart?s.push({inline:{kind:"apart",box:d},home:void 0,isBlank:!0}):s.push({block:d}):s.push({inline:{kind:"atom",
box:d,owner:n.owner},home:void 0,isBlank:!1})}picture(t,e,n,s){const{images:o,told:r}=this.sources,{style:a}=e,c=new xt(a);this.place(c,t),this.backgrounds(c);const l=(0,z.
Z)(t),d=l===void 0?void 0:o.get((0,Z.bi)(l)),f=t.attributes.get("alt")??t.attributes.get("title");if(!d){l!==void 0&&l.trim()!==""&&r.images.add(l),this.substitute(
f??"",e,n,s);return}f===void 0&&r.undescribed++;const{width:h,height:u}=/^\s*qr:/i.test(l)?Ed:Bd(d);c.inner="image",c.replaced={image:d,width:h,height:u},f?.trim()!==
""&&(c.element=new id.H("Figure",void 0,{alt:f??""})),He(a)?(c.element&&n.home.parent.adopt(c.element),s.push(c.isApart?{inline:{kind:"apart",box:c},home:void 0,
isBlank:!0}:{block:c})):s.push({inline:{kind:"atom",box:c,owner:n.owner},home:n.home.get(),isBlank:!1})}substitute(t,{style:e,variables:n},s,o){if(t.trim()==="")
return;const r=new xt({...e,width:"auto",height:"auto",minWidth:"auto",minHeight:"auto",aspectRatio:void 0}),a=[];this.text(t,{...s,styled:{style:De(e),variables:n}},
a),An(r,a,s.home),He(e)?r.isApart?o.push({inline:{kind:"apart",box:r},home:void 0,isBlank:!0}):o.push({block:r}):o.push({inline:{kind:"atom",box:r,owner:s.owner},
home:s.home.get(),isBlank:!1})}ownerOf(t,e){const n=t.name==="a"?t.attributes.get("href")?.trim():void 0,s=t.attributes.get("lang")?.trim();if(n!==void 0){const o=gd(
n,this.sources.headings);if(o)return new Ys._("Link",{},e,{target:o,contents:Id(t,n)});n!==""&&n!=="#"&&this.sources.told.links.add(n)}return s!==void 0&&t.parent?.
parent&&/^[a-z]{2,3}(?:-[a-z0-9]{1,8})*$/i.test(s)?new Ys._("Span",{lang:s},e):e}place(t,e){t.place=this.sources.headings.placeOf(e)}backgrounds(t){const{backgroundImage:e}=t.
style;if(!e.some(r=>"url"in r))return;const{images:n,told:s}=this.sources,o=new Map;for(const r of e){if(!("url"in r))continue;const a=n.get((0,Z.bi)(r.url));a?
o.set(r.url,a):s.images.add(r.url)}t.images=o}}function Td(i,t){const e=i.style,n=i.children.find(({isApart:r})=>!r),s=t.children.some(r=>r.kind==="element"&&r.
name==="body");if(!n||!s||e.backgroundColor!==void 0||e.backgroundImage.length>0)return;const o=n.style;for(const r of Cd)Object.assign(e,{[r]:o[r]}),Object.assign(
o,{[r]:Kt[r]});i.images=n.images}const Cd=["backgroundColor","backgroundImage","backgroundSize","backgroundRepeat","backgroundPosition"],Ld=300;function Id(i,t){
const e=(0,N.a4)(i).replace(/\s+/g," ").trim();return(e===""?i.attributes.get("title")??t:e).slice(0,Ld)}const Ed={width:96,height:96},Bd=({displayed:i})=>i;function Wd({
attributes:i}){const t=(e,n)=>{const s=i.get(e)??"";return/^\s*\d{1,6}\s*$/.test(s)?Number(s):n};return{columns:Math.max(t(i.has("span")?"span":"colspan",1),1),
rows:t("rowspan",1)}}class Qs{headings=new Map;places=new Map;named=new Map;constructor(t){const e=[];for(const n of(0,N.Ky)(t)){const{name:s,attributes:o}=n,r=o.
get("id")??(s==="a"?o.get("name"):void 0),a=/^h([1-6])$/.exec(s)?.[1];if(r===void 0&&a===void 0)continue;const c={};if(this.places.set(n,c),r!==void 0&&!this.named.
has(r)&&this.named.set(r,c),a===void 0)continue;const l=(0,N.a4)(n).replace(/\s+/g," ").trim();if(l!==""){for(;e.length>0&&e.at(-1)>=Number(a);)e.pop();e.push(Number(
a)),this.headings.set(n,{title:l,level:Math.min(e.length,6),place:c})}}}levelOf(t){return this.headings.get(t)?.level}placeOf(t){return this.places.get(t)}find(t){
return this.named.get(t)}get first(){return[...this.headings.values()][0]?.title}get bookmarks(){const t=[],e=[{level:0,children:t}];for(const{title:n,level:s,place:o}of this.
headings.values()){if(!o.sheet)continue;for(;e.at(-1).level>=s;)e.pop();const r=[];e.at(-1).children.push({title:n,place:o,children:r}),e.push({level:s,children:r})}
return t}}const Js=`
body { margin: 0; font-size: 11pt; line-height: 1.45; color: #1a1a1a }
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
`,to={plain:"",report:`${Js}
h1 { font-size: 1.95em; border-bottom: 0.8pt solid var(--accent-color); padding-bottom: 0.12em }
h2 { font-size: 1.56em } h3 { font-size: 1.25em }
table { width: 100%; border-bottom: 0.7pt solid var(--accent-color) }
thead th { border-top: 0.7pt solid var(--accent-color); border-bottom: 0.7pt solid var(--accent-color); background: #eef1f5 }
tbody tr:nth-child(even) td { background: #f4f5f7 }`,letter:`${Js}
h1 { font-size: 1.25em } h2 { font-size: 1.1em } h3, h4, h5, h6 { font-size: 1em }
thead th { border-bottom: 0.7pt solid var(--accent-color, #737373) }`};function Ad(i,t){const e=t??(i==="report"?Hn.uR:void 0);if(!e)return to[i];const n=`rgb(${e.
map(o=>Math.round(o*255)).join(", ")})`,s=`html { --accent-color: ${n} } h1, h2, h3, h4, h5, h6 { color: ${n} } hr { border-color: ${n} }`;return`${to[i]} ${s}`}
var zd=M(63895),$d=M(38017),Nd=M(37645);const Nn={"top-left-corner":["left","right","top"],"top-left":["middle","left","top"],"top-center":["middle","center","t\
op"],"top-right":["middle","right","top"],"top-right-corner":["right","left","top"],"left-top":["left","center","upper"],"left-middle":["left","center","center"],
"left-bottom":["left","center","lower"],"right-top":["right","center","upper"],"right-middle":["right","center","center"],"right-bottom":["right","center","lowe\
r"],"bottom-left-corner":["left","right","bottom"],"bottom-left":["middle","left","bottom"],"bottom-center":["middle","center","bottom"],"bottom-right":["middle",
"right","bottom"],"bottom-right-corner":["right","left","bottom"]},eo=({boxes:i},t)=>i.some(({name:e})=>Nn[e]?.[2]===t),Pd=1e5,Hd=[{name:"content",value:"counte\
r(page)",important:!1},{name:"font-size",value:"9pt",important:!1},{name:"color",value:"#5c5c5c",important:!1}];async function Gd(i,t,e,n,s){const o=t.boxes.length===
0,r=n?[{name:"bottom-center",pages:"all",declarations:Hd}]:[],a=new Map;for(const c of i.sheets.keys()){const l=["all",c%2===0?"right":"left",...c===0?["first"]:
[]],d=l.join();let f=a.get(d);f||a.set(d,f=Dd(o?r:t.boxes,l,e));for(const[h,u]of f){Fd(i,c,jd(u,c+1,i.sheets.length),{style:u,page:t,place:Nn[h]});const m=s.step(
Pd);m&&await m}}}function Dd(i,t,e){const n=new Map;for(const{name:o,pages:r,declarations:a}of i)if(t.includes(r)&&Object.hasOwn(Nn,o)){const c=n.get(o)??[];n.set(
o,c),(0,q.RZ)(c,a)}const s=new Map;for(const[o,r]of n){const{style:a}=e.styleFrom(r,e.start);Array.isArray(a.content)&&s.set(o,a)}return s}function jd({content:i},t,e){
return i.map(n=>"text"in n?n.text:"counter"in n?Pe(n.counter==="pages"?e:n.counter==="page"?t:0,n.style):"").join("")}function Fd({typefaces:i,sheets:t},e,n,{style:s,
page:o,place:[r,a,c]}){if(n.trim()==="")return;const l=t[e],[d,f,h,u]=o.margins.map(U=>U*st),m=s.fontSize*st,p=i.word(n,cn(s)),g=p.width*m/1e3,w={left:[0,u],middle:[
u,l.width-f],right:[l.width-f,l.width]},[y,x]=w[r],k=a==="left"?y:a==="right"?x-g:(y+x-g)/2,O={top:l.height-d/2,upper:l.height-d-m/2,center:(l.height-d+h)/2,lower:h+
m/2,bottom:h/2}[c],{color:S,alpha:T}=s.color,C={kind:"text",x:k,y:O-m*.35,size:m,color:S,words:[p],alpha:T};c==="top"||c==="bottom"?l.run(c==="top"?"Header":"Fo\
oter",C):l.draw(void 0,C)}async function _d({root:i,isQuirky:t},e,n){const{pace:s}=n,o={width:e.width/st,height:e.height/st,margin:e.margin/st},r=await Yd(i,t,{
width:o.width-2*o.margin,height:o.height-2*o.margin},Ad(e.theme,e.accent),n),a=Lo(r.pages,o),c=Ud(a,e.running),l=await nd.B.open({...qd(i,e.running),font:e.font,
boldFont:e.boldFont},n);await l.typefaces.warm([],s);const d=so(a),f=e.logo&&(0,$d.h)(e.logo,d,c,no),h=Math.max((a.firstTop-a.margins[0])*st,f?.room??0);let u=new Qs(
i),m=Vs(),p=new Map;await ql({box:{...d,contentHeight:d.height-d.top-d.bottom},isQuirky:t,tree:async y=>{l.document.kids.splice(0,l.document.kids.length),u=new Qs(
i),m=Vs();const x=new Xi(r,y);({ignored:p}=x);const k=new Rd({styler:x,images:e.images,headings:u,told:m,document:l.document}),O=await Et(k.build(i),s);return h>
0&&O.children.unshift(Kd(h*y.width/(d.width-d.left-d.right))),O}},l,s),l.document.prune(),f?.draw(l.sheets[0]);const g=e.pageNumbers&&c.footer===void 0;await Gd(
l,a,new Xi(r,a),g,s);const w=await zd.P.of(l.typefaces);await(0,Nd.N)(l,w,{page:d,size:no,pace:s},c);for(const y of a.ignored)p.set(y,1);return{composition:l,bookmarks:u.
bookmarks,told:m,ignored:p,notLoaded:r.notLoaded+Xd(i)}}const no=11,io=18;function Ud(i,t){const{header:e,footer:n,...s}=t,o={...s,...!eo(i,"top")&&{header:e},...!eo(
i,"bottom")&&{footer:n}},{top:r,bottom:a}=so(i),c=[["header",r],["footer",a]].filter(([l,d])=>o[l]!==void 0&&d<io).map(([l])=>({field:l,message:`needs a margin \
of at least ${io/72} inches; give a larger margin, here or in @page of the style sheets`,mentions:["margin"]}));if(c.length>0)throw(0,G.G6)(c);return o}const so=({
width:i,height:t,margins:[e,n,s,o]})=>({width:i*st,height:t*st,left:o*st,right:n*st,top:e*st,bottom:s*st}),Kd=i=>new xt({...Kt,display:"block",height:{px:i/st,percent:0}});
async function Yd(i,t,e,n,{pace:s}){const o=new Zo(e,s);await o.add(la,!0),t&&await o.add(da,!0),await o.add(n,!0);for(const r of(0,N.Ky)(i))r.name!=="style"||!r.
isHtml||ii(r.attributes.get("media")??"",e)&&await o.add((0,N.a4)(r));return o}const Xd=i=>(0,N.Ky)(i).filter(({name:t,attributes:e})=>t==="link"&&/\bstylesheet\b/i.
test(e.get("rel")??"")).length,Zd=[["SemiBold",/^(?:b|strong|h[1-6]|th)$/,/font-weight|font\s*:/i],["Italic",/^(?:i|em|cite|var|dfn|address)$/,/italic|oblique/i],
["Mono",/^(?:code|pre|kbd|samp|tt)$/,/mono|courier|consolas|menlo/i]];function qd(i,{header:t="",footer:e="",date:n="",title:s}){const o=new Set,r=["•○▪",
t,e,n,s];for(const a of(0,N.Ky)(i)){const c=a.attributes.get("style")??"",d=a.name==="style"?(0,N.a4)(a):"";for(const[f,h,u]of Zd)(h.test(a.name)||u.test(c)||u.
test(d))&&o.add(f);for(const[,f]of d.matchAll(/\\([\da-f]{2,6})/gi)){const h=Number.parseInt(f,16);h>127&&h<=1114111&&(h<55296||h>57343)&&r.push(String.fromCodePoint(
h))}for(const f of["alt","title","data-label"])r.push(a.attributes.get(f)??"");for(const f of a.children)f.kind==="text"&&r.push(f.value.replace(/[\0-\x7f]+/g,""))}
return{styles:[...o],text:r.join("")}}var jt=M(98446),Vd=M(71775);const Pn=12,Qd=({told:i,ignored:t,notLoaded:e,...n})=>[...(0,Vd.l)({...n,from:"HTML",told:i}),
...t.size>0?[Jd(t)]:[],...e>0?[tf(e)]:[],...i.scripts>0?[ef(i.scripts)]:[],...i.leftOut.size>0?[nf(i.leftOut)]:[]];function oo(i){const t=[...i].sort(([n,s],[o,
r])=>r-s||(n<o?-1:1)),e=t.slice(0,Pn).map(([n,s])=>s>1?`${n.slice(0,40)} (${s})`:n.slice(0,40));return(0,jt.Dw)(t.length>Pn?[...e,`${t.length-Pn} more`]:e)}const Jd=i=>({
code:"styles_ignored",message:`The style sheets have ${(0,jt.y_)(i.size,"property","properties")} and rules that are not supported, and had no effect: ${oo(i)}.`}),
tf=i=>({code:"styles_not_loaded",message:`${(0,jt.y_)(i,"style sheet or font","style sheets and fonts")} at addresses ${(0,jt.d5)(i,"was","were")} not loaded. N\
othing is fetched: write styles into a style element; text is set in Noto fonts.`}),ef=i=>({code:"html_scripts_not_run",message:`${(0,jt.y_)(i,"script")} of the\
 HTML ${(0,jt.d5)(i,"was","were")} not run. Text that a script would write is not in the document.`}),nf=i=>({code:"elements_left_out",message:`Elements of the \
HTML were left out, because paper cannot show them or they are not supported: ${oo(i)}.`}),sf=72,of=async(i,t,e)=>{const n=(0,Ut.H)(t),s=await rf(new TextDecoder().
decode(i.bytes),t.values,e),{root:o}=s,r=await lf(o,t.images??[],e),a=t.logo&&await(0,F.A)(t.logo,"logo",e),c=af(o),l=t.title??c.title??ao(i.name),{composition:d,
bookmarks:f,told:h,ignored:u,notLoaded:m}=await _d(s,{...(0,Ut.a)(t),margin:t.margin*sf,pageNumbers:t.page_numbers,running:{header:t.header,footer:t.footer,headerOnFirst:t.
header_on_first,date:t.date,title:l},logo:a,accent:t.accent_color===void 0?void 0:(0,Hn.bP)(t.accent_color),...n,theme:t.theme,images:r},e),p=t.language??cf(c.language),
g=t.author??c.author,w=[...r.values(),...a?[a]:[]].some(({components:J})=>J===4),y=h.undescribed===0,x=await d.finish({title:l,author:g,language:p,bookmarks:f,breaksArchive:w,
isAccessible:y}),k=t.letterhead&&await(0,fo.o)(x,t.letterhead,t.letterhead_password,e),O={compact:!0,objectStreams:"smallest"},S=k?.write?await k.write(O):await(0,ht.
UN)(x,O),T=d.sheets.length,{missing:C}=d.typefaces,U=Qd({told:h,ignored:u,notLoaded:m,missing:C,hasFont:n.font!==void 0,language:p,breaksArchive:w});return k&&(0,q.
RZ)(U,k.notes),{documents:[{name:`${ao(i.name)}.pdf`,bytes:S,pageCount:T}],notes:U,facts:{pageCount:T}}};async function rf(i,t,{pace:e}){const n=i.trim();if(/^(?:https?:\/\/|www\.)\S+$/i.
test(n))throw(0,G.G6)([{field:"file",message:"holds an address, not HTML: load the page first, and give its HTML"}]);if(!t)return await(0,D.Z)(i,e);const s=await(0,_t.
o)(i,t,e),o=await(0,D.Z)(s.text,e);return W(o.root,s.values),o}function af(i){let[t,e,n]=[];for(const s of(0,N.Ky)(i)){const{name:o,attributes:r}=s,a=()=>(0,N.a4)(
s).replace(/\s+/g," ").trim().slice(0,ro);o==="title"&&s.isHtml&&(t??=a()||void 0),/^h[1-6]$/.test(o)&&(n??=a()||void 0),o==="meta"&&r.get("name")?.toLowerCase()===
"author"&&(e??=r.get("content")?.trim().slice(0,ro))}return{title:t??n,author:e===""?void 0:e,language:i.attributes.get("lang")?.trim()}}const ro=1e3,cf=i=>i!==
void 0&&Y.E["language-tag"].holds(i)?i:void 0;async function lf(i,t,e){const n=new Map,s=new Set((0,z.e)(i));for(const r of t)s.has((0,Z.bi)(r.name))&&n.set((0,Z.
bi)(r.name),await(0,F.A)(r,"images",e));const o=[...s].filter(r=>!/^data:image\/(?:svg|gif|webp|avif|bmp)/i.test(r));for(const[r,a]of(0,ho.B)(o))n.set(r,await(0,F.
A)(a,"file",e));for(const[r,a]of await(0,uo.m)(s,e))n.set(r,a);return n}const ao=i=>i.replace(/\.(?:x?html?|txt|pdf|md)$/i,"").trim()||"document"})};
