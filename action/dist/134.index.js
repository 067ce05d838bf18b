"use strict";exports.id=134,exports.ids=[134,2594],exports.modules={37294:((Ut,it,k)=>{k.d(it,{$:()=>X,DI:()=>T,Ez:()=>_,Hb:()=>D,Hk:()=>Y,LI:()=>K,VE:()=>G,q3:()=>U,qM:()=>j,
qV:()=>W,uN:()=>C,vS:()=>I,xH:()=>$});var H=k(58552);const _=200,U=1e5,W=5e4,K=2e4,Y=2e7,D=2e5,$=5e6,C=5e4,E=ct=>(0,H.G6)([{field:"file",message:ct}]),T=()=>E(`\
nests elements more than ${_} levels deep; at most ${_} are allowed`),I=()=>E(`has more than ${U} elements; at most ${U} are allowed. Split it into several docu\
ments`),G=()=>E(`has more than ${W} rules in style sheets; at most ${W} are allowed`),X=()=>E("has style sheets whose selectors take too long to compare with it\
s elements; write simpler selectors"),j=()=>E("has style sheets whose variables make values of too many characters; use var() less often")}),45893:((Ut,it,k)=>{
k.d(it,{Ky:()=>_,ZE:()=>H,a4:()=>U});const H=W=>W.children.filter(K=>K.kind==="element");function _(W){const K=[],Y=[W];for(let D=Y.pop();D;D=Y.pop()){K.push(D);
for(let $=D.children.length-1;$>=0;$--){const C=D.children[$];C.kind==="element"&&Y.push(C)}}return K}function U(W){const K=[],Y=[W];for(let D=Y.pop();D;D=Y.pop())
if(D.kind==="text")K.push(D.value);else for(let $=D.children.length-1;$>=0;$--)Y.push(D.children[$]);return K.join("")}}),58257:((Ut,it,k)=>{k.d(it,{Z:()=>K});var H=k(
28428),_=k(37294);const U=4e3,W=600;async function K($,C){let E=0,T=0;const I={...H.jh,createElement(j,ct,Kt){if(++E>_.q3)throw(0,_.vS)();return H.jh.createElement(
j,ct,Kt)},onItemPush(){if(++T>_.Ez)throw(0,_.DI)()},onItemPop(){T--}},G=new H.iX({treeAdapter:I,scriptingEnabled:!1});for(let j=0;j<$.length||j===0;j+=U){const ct=C.
step(U*W);ct&&await ct,G.tokenizer.write($.slice(j,j+U),j+U>=$.length)}const X=H.jh.getDocumentMode(G.document)===H.qy.W$.QUIRKS;return{root:await Y(G.document,
C),isQuirky:X}}async function Y($,C){const E=$.childNodes.find(G=>H.jh.isElementNode(G)),T=D(E,void 0,0),I=[[E,T]];for(let G=I.pop();G;G=I.pop()){const[X,j]=G,ct=C.
step(1e3+X.childNodes.length*500);ct&&await ct;let Kt=0;for(const q of X.childNodes){if(H.jh.isTextNode(q)&&j.children.push({kind:"text",value:q.value,parent:j}),
!H.jh.isElementNode(q))continue;const _t=D(q,j,Kt++);j.children.push(_t),I.push([q,_t])}}return T}function D($,C,E){const T=new Map($.attrs.map(({name:X,value:j})=>[
X,j])),I=new Set((T.get("class")??"").split(/[ \t\n\f\r]+/).filter(X=>X!=="")),G=$.namespaceURI===H.qy.NS.HTML;return{kind:"element",name:$.tagName,attributes:T,
classes:I,parent:C,children:[],index:E,isHtml:G}}}),72594:((Ut,it,k)=>{k.d(it,{Z:()=>$,e:()=>K,imagesNamedIn:()=>D,mayNameImages:()=>Y});var H=k(34622),_=k(45893),
U=k(58257),W=k(50697);function K(E){const T=new Set;for(const I of(0,_.Ky)(E)){const G=I.name==="img"?$(I):void 0;G!==void 0&&T.add((0,H.bi)(G));for(const X of[
I.attributes.get("style"),I.name==="style"?(0,_.a4)(I):void 0])for(const j of C(X??""))T.add((0,H.bi)(j))}return[...T]}const Y=(E,T)=>E==="html"?/<img|<image|url\(/i.
test(T):T.includes("![");async function D(E,T,I){if(E==="markdown")return await(0,H.e_)(T,I);const{root:G}=await(0,U.Z)(T,I);return K(G)}function $({attributes:E}){
const T=E.get("src")?.trim();if(T!==void 0&&T!=="")return T;const[I=""]=(E.get("srcset")??"").trim().split(/[\s,]/,1);return I===""?void 0:I}function*C(E){for(const{
index:T}of E.matchAll(/\burl\(/gi)){const I=E.indexOf(")",T);if(I<0)return;const[G]=(0,W.wK)(E.slice(T,I+1))??[];G?.type==="Url"&&(yield G.value)}}}),50697:((Ut,it,k)=>{
k.d(it,{M$:()=>Y,YY:()=>K,aG:()=>D,aX:()=>$,wK:()=>U,wR:()=>W});var H=k(88650);const _=2e5;function U(C){if(C.length>_&&!/\burl\(/i.test(C))return;const E=[];try{
const T=(0,H.A)(C,{context:"value",onParseError:I=>E.push(I)});return E.length>0||T.type!=="Value"?void 0:T.children.toArray()}catch{return}}const W=C=>C.type===
"Operator"&&C.value===",",K=C=>C.type==="Operator"&&C.value==="/";function Y(C,E){const T=[[]];for(const I of C)E(I)?T.push([]):T.at(-1).push(I);return T}const D=C=>C?.
type==="Identifier"?C.name.toLowerCase():void 0,$=C=>C.children.toArray()}),30134:((Ut,it,k)=>{k.r(it),k.d(it,{html_to_pdf:()=>nd});var H=k(58552),_=k(60666),U=k(
78323),W=k(45893);const K=new Set(["href","src","srcset","action","background","cite","poster","data"]),Y=/^(?:https?|mailto|tel):|^data:image\/|^(?:field|qr):/i,
D=/^[a-z][a-z0-9+.-]*:/i,$=o=>(0,H.G6)([{field:"values",message:o}]);function C(o,t){for(const e of(0,W.Ky)(o)){const n=e.name==="style"||e.name==="script";for(const[
s,r]of e.attributes){if(!(0,U.H)(r))continue;if(s==="style"||s.startsWith("on"))throw $(`are in the attribute ${s}, where they could be more than text; use clas\
ses`);const a=(0,U.qk)(r,t,s==="src"&&/^\s*qr:/i.test(r)?encodeURIComponent:void 0);if(K.has(s)&&D.test(a.trim())&&!Y.test(a.trim()))throw $("give an address an\
other scheme than http, https, mailto or tel, or data with an image");e.attributes.set(s,a)}if(!e.children.some(s=>s.kind==="text"&&(0,U.H)(s.value)))continue;if(n)
throw $(`are in a ${e.name} element, where they could be more than text`);const i=e.children.flatMap(s=>E(s,t));e.children.splice(0,e.children.length);for(const s of i)
e.children.push(s)}}function E(o,t){if(o.kind!=="text"||!(0,U.H)(o.value))return[o];const{parent:e}=o;return(0,U.qk)(o.value.replaceAll(`
`," "),t,i=>i.replace(/\r\n?/g,`
`)).split(`
`).flatMap((i,s)=>{const r={kind:"text",value:i,parent:e};return s===0?[r]:[T(e),r]})}const T=o=>({kind:"element",name:"br",attributes:new Map,classes:new Set,parent:o,
children:[],index:0,isHtml:!0});var I=k(72594),G=k(58257),X=k(34622),j=k(86476),ct=k(14029),Kt=k(87593),q=k(45657),_t=k(16246),Ai=k(68084),bn=k(96533),$i=k(28409),
zi=k(16596);const V={px:0,percent:0},oe=o=>o===0?V:{px:o,percent:0},wn={px:0,percent:.5},ie=[V,V],yn={least:"auto",most:"auto"},Ie={color:{color:[0,0,0],alpha:1},
fontSize:16,fontFamily:[],fontWeight:400,fontStyle:"normal",fontVariant:"normal",lineHeight:"normal",textAlign:"start",textIndent:V,textTransform:"none",letterSpacing:0,
wordSpacing:0,whiteSpace:"normal",overflowWrap:"normal",wordBreak:"normal",tabSize:8,direction:"ltr",listStyleType:"disc",listStylePosition:"outside",visibility:"\
visible",borderCollapse:"separate",borderSpacingX:0,borderSpacingY:0,captionSide:"top",emptyCells:"show",orphans:2,widows:2,quotes:["“","”","‘","’"]},Yt={
...Ie,...{display:"inline",position:"static",float:"none",clear:"none",boxSizing:"content-box",width:"auto",height:"auto",minWidth:"auto",minHeight:"auto",maxWidth:"\
none",maxHeight:"none",aspectRatio:void 0,top:"auto",right:"auto",bottom:"auto",left:"auto",marginTop:V,marginRight:V,marginBottom:V,marginLeft:V,paddingTop:V,paddingRight:V,
paddingBottom:V,paddingLeft:V,borderTopWidth:3,borderRightWidth:3,borderBottomWidth:3,borderLeftWidth:3,borderTopStyle:"none",borderRightStyle:"none",borderBottomStyle:"\
none",borderLeftStyle:"none",borderTopColor:void 0,borderRightColor:void 0,borderBottomColor:void 0,borderLeftColor:void 0,borderTopLeftRadius:ie,borderTopRightRadius:ie,
borderBottomRightRadius:ie,borderBottomLeftRadius:ie,outlineWidth:3,outlineStyle:"none",outlineColor:void 0,outlineOffset:0,backgroundColor:void 0,backgroundImage:[],
backgroundSize:[],backgroundRepeat:[],backgroundPosition:[],backgroundClip:"border-box",boxShadow:[],opacity:1,overflow:"visible",transform:[],transformOrigin:[
wn,wn],zIndex:"auto",verticalAlign:"baseline",textDecorationLine:new Set,textDecorationColor:void 0,textDecorationStyle:"solid",unicodeBidi:"normal",objectFit:"\
fill",tableLayout:"auto",breakBefore:"auto",breakAfter:"auto",breakInside:"auto",flexDirection:"row",flexWrap:"nowrap",flexGrow:0,flexShrink:1,flexBasis:"auto",
order:0,justifyContent:"normal",alignContent:"normal",alignItems:"normal",alignSelf:"auto",justifyItems:"normal",justifySelf:"auto",rowGap:void 0,columnGap:void 0,
gridTemplateColumns:void 0,gridTemplateRows:void 0,gridTemplateAreas:[],gridAutoColumns:[yn],gridAutoRows:[yn],gridAutoFlow:"row",gridRowStart:"auto",gridRowEnd:"\
auto",gridColumnStart:"auto",gridColumnEnd:"auto",content:"normal",counterReset:[],counterIncrement:[]}};function We(o){const t={...Yt};for(const e of Ni)t[e]=o[e];
return t}const Ni=Object.keys(Ie),R=({px:o,percent:t},e)=>t===0?o:o+t*e;var b=k(50697);const xn={px:1,pt:4/3,pc:16,in:96,cm:96/2.54,mm:96/25.4,q:96/101.6},[Pi,Hi]=[
.572,.536],Gi=30;function Di(o,t,e){const n=Object.hasOwn(xn,t)?xn[t]:void 0;if(n!==void 0)return o*n;switch(t){case"em":return o*e.em;case"rem":return o*e.rem;case"\
ch":return o*e.em*Pi;case"ex":return o*e.em*Hi;case"lh":case"rlh":return o*e.em*1.362;case"vw":case"dvw":case"svw":case"lvw":case"vi":case"cqw":return o*e.pageWidth/
100;case"vh":case"dvh":case"svh":case"lvh":case"vb":case"cqh":return o*e.pageHeight/100;case"vmin":return o*Math.min(e.pageWidth,e.pageHeight)/100;case"vmax":return o*
Math.max(e.pageWidth,e.pageHeight)/100;default:return}}const ji=o=>({px:o,percent:0,isNumber:!0});function Z(o,t){const e=o&&Ae(o,t,0);if(!(!e||!Number.isFinite(
e.px)||!Number.isFinite(e.percent)))return e.isNumber?e.px===0?oe(0):void 0:e.percent===0?oe(e.px):{px:e.px,percent:e.percent}}function se(o,t){const e=Z(o,t);return e?.
percent===0?e.px:void 0}const Fi={em:16,rem:16,pageWidth:800,pageHeight:1e3};function lt(o){const t=o&&Ae(o,Fi,0);return t?.isNumber===!0&&Number.isFinite(t.px)?
t.px:void 0}function Ct(o){return o?.type==="Percentage"?Number(o.value)/100:lt(o)}function Be(o){if(o?.type==="Number"&&Number(o.value)===0)return 0;if(o?.type!==
"Dimension")return;const t=Number(o.value);switch(o.unit.toLowerCase()){case"deg":return t;case"grad":return t*.9;case"rad":return t*180/Math.PI;case"turn":return t*
360;default:return}}function Ae(o,t,e){if(!(e>Gi))switch(o.type){case"Number":return ji(Number(o.value));case"Percentage":return{px:0,percent:Number(o.value)/100,
isNumber:!1};case"Dimension":{const n=Di(Number(o.value),o.unit.toLowerCase(),t);return n===void 0?void 0:{px:n,percent:0,isNumber:!1}}case"Parentheses":return $e(
o.children.toArray(),t,e+1);case"Function":{const n=o.name.toLowerCase().replace(/^-webkit-|^-moz-/,""),i=(0,b.M$)((0,b.aX)(o),b.wR);if(n==="calc")return $e(i[0],
t,e+1);const s=i.map(r=>$e(r,t,e+1));return s.every(r=>r!==void 0)?Ui(n,s,t):void 0}default:return}}function Ui(o,t,e){const n=({px:l,percent:d})=>l+d*e.pageWidth,
i=l=>t.reduce((d,f)=>!d||l(f,d)?f:d,void 0);if(o==="min")return i((l,d)=>n(l)<n(d));if(o==="max")return i((l,d)=>n(l)>n(d));if(o!=="clamp"||t.length!==3)return;
const[s,r,a]=t,c=n(r)>n(a)?a:r;return n(c)<n(s)?s:c}function $e(o,t,e){let n,i,s=1,r="*";const a=()=>{if(!i)return!1;const c=re(i,s);return n=n?{px:n.px+c.px,percent:n.
percent+c.percent,isNumber:n.isNumber&&c.isNumber}:c,i=void 0,!0};for(const c of o){if(c.type==="Operator"){const d=c.value.trim();if(d==="+"||d==="-"){if(!a())
return;s=d==="-"?-1:1,r="*"}else r=d;continue}const l=Ae(c,t,e);if(!l||(i?r==="*"?i=i.isNumber?re(l,i.px):l.isNumber?re(i,l.px):void 0:i=l.isNumber&&l.px!==0?re(
i,1/l.px):void 0:i=l,!i))return}return a()?n:void 0}const re=({px:o,percent:t,isNumber:e},n)=>({px:o*n,percent:t*n,isNumber:e});var kn=k(49180);const Ki={color:[
0,0,0],alpha:0};function kt(o){if(o?.type==="Hash")return Yi(o.value);if(o?.type==="Identifier"){const t=o.name.toLowerCase();if(t==="transparent")return Ki;if(t===
"currentcolor")return"current";const e=_i[t]??(0,kn.q)(t);return e&&ae(e)}return o?.type==="Function"?Xi(o.name.toLowerCase(),(0,b.aX)(o)):void 0}const _i={canvas:[
255,255,255],canvastext:[0,0,0],windowtext:[0,0,0],window:[255,255,255],linktext:[0,0,238],graytext:[128,128,128]},ae=([o,t,e],n=1)=>({color:[o/255,t/255,e/255],
alpha:n});function Yi(o){const t=(0,kn.q)(`#${o}`);if(t)return ae(t);if(!/^(?:[\da-f]{4}|[\da-f]{8})$/i.test(o))return;const e=o.length===4?[...o].map(a=>a+a).join(
""):o,[n,i,s,r]=[0,2,4,6].map(a=>Number.parseInt(e.slice(a,a+2),16));return ae([n,i,s],r/255)}function Xi(o,t){const e=t.filter(l=>l.type!=="Operator"),n=e.length>
3?Ct(e[3]):1;if(e.length<3||e.length>4||n===void 0)return;const i=Math.min(Math.max(n,0),1),s=l=>Math.min(Math.max(l,0),255);if(o==="rgb"||o==="rgba"){const l=e.
slice(0,3).map(u=>{const m=Ct(u);return m===void 0?void 0:s(u.type==="Percentage"?m*255:m)}),[d,f,h]=l;return d===void 0||f===void 0||h===void 0?void 0:ae([d,f,
h],i)}if(o!=="hsl"&&o!=="hsla")return;const r=Be(e[0])??Ct(e[0]),[a,c]=[Ct(e[1]),Ct(e[2])];if(!(r===void 0||a===void 0||c===void 0))return{color:Zi(r,Math.min(Math.
max(a,0),1),Math.min(Math.max(c,0),1)),alpha:i}}function Zi(o,t,e){const n=i=>{const s=((i+o/30)%12+12)%12;return e-t*Math.min(e,1-e)*Math.max(-1,Math.min(s-3,9-
s,1))};return[n(0),n(8),n(4)]}const O=(o,t)=>({keys:[o],read:(e,n)=>{if(e.length!==1)return;const i=t(e[0],n);return i===void 0?void 0:{[o]:i}}}),A=(o,t,e={})=>O(
o,n=>{const i=(0,b.aG)(n);if(i!==void 0)return Object.hasOwn(e,i)?e[i]:t.find(s=>s===i)}),Wt=(o,t=-1/0)=>O(o,e=>{const n=lt(e);return n===void 0||n<t?void 0:n}),
Bt=(o,t)=>(0,b.aG)(o)==="auto"?"auto":Z(o,t),tt=(o,t)=>{const e=Z(o,t);return e&&(e.percent!==0||e.px>=0)?e:void 0},Sn=(o,t)=>{const e=se(o,t);return e!==void 0&&
e>=0?e:void 0};function ze(o){const t=kt(o);if(t!==void 0)return{paint:t==="current"?void 0:t}}const ce=["Top","Right","Bottom","Left"];function Xt(o){const[t,e=t,
n=t,i=e]=o;return o.length===0||o.length>4?void 0:[t,e,n,i]}function Zt(o,t){return{keys:o,read:(e,n)=>{const i=Xt(e.map(s=>t(s,n)));if(!(!i||i.includes(void 0)))
return Object.fromEntries(o.map((s,r)=>[s,i[r]]))}}}const Mn=o=>(0,b.M$)(o,b.YY),On={"":"all",":left":"left",":right":"right",":first":"first"},vn={all:0,left:1,
right:1,first:2},st=96/25.4,Tn={a3:[297*st,420*st],a4:[210*st,297*st],a5:[148*st,210*st],a6:[105*st,148*st],b4:[250*st,353*st],b5:[176*st,250*st],letter:[816,1056],
legal:[816,1344],ledger:[1056,1632],tabloid:[1056,1632]},[le,qi]=[48,19200],Vi=["margin-top","margin-right","margin-bottom","margin-left"];function Qi(o,t){const e={
...t,margins:[t.margin,t.margin,t.margin,t.margin]},n=[],i=[];let s=0;const r=o.filter(({selector:d})=>d==="");for(const{selector:d,declarations:f,boxes:h}of[...r,
...o.filter(u=>!r.includes(u))]){const u=Object.hasOwn(On,d)?On[d]:void 0;if(u===void 0){i.push(`@page ${d}`);continue}for(const{name:m,declarations:p}of h)n.push(
{name:m,pages:u,declarations:p});if(u==="all")for(const m of f)Rn(m,e);else{const{top:m,others:p}=Ji(f,e);u==="first"&&(s=Math.max(s,m)),(p||u!=="first"&&m!==e.
margins[0])&&i.push(`@page ${d} margin`)}}const{width:a,height:c}=e,l=ts(e.margins,a,c);return n.sort((d,f)=>vn[d.pages]-vn[f.pages]),s=Math.min(Math.max(s,l[0]),
Math.max(c-l[2]-le/2,l[0])),{width:a,height:c,margins:l,firstTop:s,boxes:n,ignored:i}}function Rn({name:o,value:t},e){const n=(0,b.wK)(t)??[],i={em:16,rem:16,pageWidth:e.
width,pageHeight:e.height},s=o==="size"?es(n,i,e):void 0;if(s&&([e.width,e.height]=s),o==="margin"){const c=Xt(n.map(l=>Ln(l,i)));if(c&&!c.includes(void 0))for(const[
l,d]of c.entries())e.margins[l]=d}const r=Vi.indexOf(o),a=r<0||!n[0]?void 0:Ln(n[0],i);a!==void 0&&(e.margins[r]=a)}function Ji(o,{width:t,height:e,margins:n}){
const i={width:t,height:e,margins:[...n]};for(const a of o)Rn(a,i);const[s]=i.margins,r=i.width!==t||i.height!==e||i.margins.some((a,c)=>c>0&&a!==n[c]);return{top:s,
others:r||s<n[0]}}function Ln(o,t){if((0,b.aG)(o)==="auto")return 0;const e=Z(o,t);return e&&Math.max(e.px+e.percent*t.pageWidth,0)}function ts(o,t,e){const[n,i,
s,r]=o,a=Math.min(1,(t-le/2)/Math.max(r+i,1)),c=Math.min(1,(e-le/2)/Math.max(n+s,1));return[n*c,i*a,s*c,r*a]}function es(o,t,e){let n,i;const s=[];for(const c of o){
const l=(0,b.aG)(c),d=se(c,t);if(l==="landscape"||l==="portrait")i=l;else if(l!==void 0&&Object.hasOwn(Tn,l))n=Tn[l];else if(d!==void 0&&d>0)s.push(Math.min(Math.
max(d,le),qi));else if(l!=="auto")return}if(s.length>0&&(n=[s[0],s[1]??s[0]]),i===void 0)return n;const[r,a]=[...n??[e.width,e.height]].sort((c,l)=>c-l);return i===
"landscape"?[a,r]:[r,a]}var mt=k(37294);const Cn={"{":"}","(":")","[":"]"};function ns(o,t){const e=o[t];let n=t+1;for(;n<o.length&&o[n]!==e&&o[n]!==`
`;n++)o[n]==="\\"&&n++;return n+1}function At(o,t,e){const n=[];for(let i=t;i<o.length;){const s=o[i];if(s==="/"&&o[i+1]==="*"){const r=o.indexOf("*/",i+2);i=r<
0?o.length:r+2;continue}if(n.length===0&&e.includes(s))return i;if(s==='"'||s==="'"){i=ns(o,i);continue}if(s==="\\")i++;else if(s==="("&&os(o,i)){const r=o.indexOf(
")",i);i=r<0?o.length:r}else Object.hasOwn(Cn,s)?n.push(Cn[s]):s===n.at(-1)&&n.pop();i++}return o.length}function os(o,t){if(o.slice(Math.max(t-3,0),t).toLowerCase()!==
"url")return!1;let e=t+1;for(;e<o.length&&/\s/.test(o[e]);)e++;return o[e]!=='"'&&o[e]!=="'"}function*En(o){for(let t=0;t<o.length;){const e=At(o,t,"{;}"),n=In(
o.slice(t,e));if(o[e]!=="{"){n!==""&&(yield{prelude:n,block:void 0}),t=e+1;continue}const i=At(o,e+1,"}");yield{prelude:n,block:o.slice(e+1,i)},t=i+1}}const In=o=>o.
replace(/\/\*[^]*?(?:\*\/|$)/g," ").replace(/<!--|-->/g," ").trim();function de(o){const t=[];for(let e=0;e<o.length;){const n=At(o,e,";{");if(o[n]==="{"){e=At(
o,n+1,"}")+1;continue}const i=In(o.slice(e,n));e=n+1;const s=i.indexOf(":");if(s<=0)continue;const r=i.slice(0,s).trim(),a=r.startsWith("--")?r:r.toLowerCase();
if(!/^[a-z_-][\w-]*$/i.test(a))continue;const c=i.slice(s+1).trim(),l=c.replace(/\s*!\s*important$/i,"");l===""&&!a.startsWith("--")||t.push({name:a,value:l,important:l.
length!==c.length})}return t}var is=k(88650);const fe=1e3,ss=1e6;function rs(o){if(o.length>mt.LI)return;const t=[];let e;try{e=(0,is.A)(o,{context:"selectorLis\
t",onParseError:n=>t.push(n)})}catch{return}return t.length>0?void 0:Wn(e)}function Wn(o){if(o.type!=="SelectorList")return;const t=o.children.toArray().map(e=>e.
type==="Selector"?cs(e):void 0);return t.every(e=>e!==void 0)?t:void 0}const he=()=>({name:void 0,id:void 0,classes:[],attributes:[],pseudos:[],combinator:void 0}),
as=new Set(["before","after","first-line","first-letter"]);function cs({children:o}){const t=[he()];let e=0,n;for(const i of o.toArray()){const s=t.at(-1);switch(i.
type){case"TypeSelector":i.name!=="*"&&(s.name=i.name.replace(/^.*\|/,"").toLowerCase(),e+=1);break;case"IdSelector":s.id=i.name,e+=ss;break;case"ClassSelector":
s.classes.push(i.name),e+=fe;break;case"AttributeSelector":s.attributes.push({name:i.name.name.toLowerCase(),matcher:i.matcher??void 0,value:i.value?i.value.type===
"String"?i.value.value:i.value.name:"",ignoresCase:i.flags==="i"}),e+=fe;break;case"Combinator":t.push({...he(),combinator:i.name});break;case"PseudoElementSele\
ctor":n=i.name.toLowerCase(),e+=1;break;case"PseudoClassSelector":{const r=i.name.toLowerCase();if(as.has(r)){n=r,e+=1;break}const a=fs(r,i.children?.toArray()??
[]);if(!a)return;s.pseudos.push(a.test),e+=a.specificity;break}default:return}}return{compounds:t.reverse(),specificity:e,pseudoElement:n}}const ls=new Set(["ho\
ver","focus","focus-within","focus-visible","active","visited","target","invalid","indeterminate","fullscreen","modal","popover-open","playing","host","defined",
"placeholder-shown","autofill"]),ds=new Set(["enabled","valid","optional","read-only"]),St={a:0,b:1};function fs(o,t){const e=i=>({test:i,specificity:fe}),n=(i,s,r)=>e(
{kind:"nth",...i,ofType:s,fromEnd:r});if(ls.has(o))return e({kind:"never"});if(ds.has(o))return e({kind:"is",selectors:[{compounds:[he()],specificity:0,pseudoElement:void 0}]});
switch(o){case"root":case"empty":case"checked":case"disabled":return e({kind:o});case"link":case"any-link":return e({kind:"link"});case"first-child":return n(St,
!1,!1);case"last-child":return n(St,!1,!0);case"first-of-type":return n(St,!0,!1);case"last-of-type":return n(St,!0,!0);case"only-child":return Bn(n(St,!1,!1).test,
n(St,!1,!0).test);case"only-of-type":return Bn(n(St,!0,!1).test,n(St,!0,!0).test);case"nth-child":case"nth-last-child":case"nth-of-type":case"nth-last-of-type":{
const i=us(t[0]);return i&&n(i,o.endsWith("of-type"),o.includes("last"))}case"not":case"is":case"where":case"matches":case"-webkit-any":return hs(o,t[0]);case"l\
ang":{const[i]=t,s=i?.type==="Identifier"?i.name:i?.type==="String"?i.value:void 0;return s===void 0?void 0:e({kind:"lang",language:s.toLowerCase()})}default:return}}
function hs(o,t){const e=t&&Wn(t);if(!e)return;const n=o==="where"?0:e.reduce((i,s)=>Math.max(i,s.specificity),0);return{test:{kind:o==="not"?"not":"is",selectors:e},
specificity:n}}function Bn(o,t){return{test:{kind:"is",selectors:[(n=>({compounds:[{...he(),pseudos:n}],specificity:0,pseudoElement:void 0}))([o,t])]},specificity:fe}}
function us(o){if(o?.type!=="Nth"||o.selector)return;const{nth:t}=o;if(t.type==="Identifier")return t.name==="odd"?{a:2,b:1}:t.name==="even"?{a:2,b:0}:void 0;const{
a:e,b:n}=t;return{a:An(e),b:An(n)}}const An=o=>o==null?0:o===""||o==="+"?1:o==="-"?-1:Number(o),ps=10,ms=150;class gs{medium;pace;rules=[];pages=[];notLoaded=0;ignored=new Set;constructor(t,e){
this.medium=t,this.pace=e}async add(t,e=!1,n=0){if(!(n>ps))for(const{prelude:i,block:s}of En(t)){const r=this.pace.step((i.length+(s?.length??0))*ms+2e3);if(r&&
await r,!i.startsWith("@")){s!==void 0&&this.addRule(i,de(s),e);continue}const a=/^@[\w-]+/.exec(i)[0].slice(1).toLowerCase();await this.addAtRule(a,i.slice(a.length+
1).trim(),s,{isUsual:e,depth:n})}}addRule(t,e,n){if(e.length===0)return;const i=rs(t);if(i)for(const s of i){if(this.rules.length===mt.qV)throw(0,mt.VE)();this.
rules.push({selector:s,declarations:e,order:this.rules.length,isUsual:n})}}async addAtRule(t,e,n,{isUsual:i,depth:s}){switch(t){case"media":n!==void 0&&$n(e,this.
medium)&&await this.add(n,i,s+1);return;case"supports":n!==void 0&&!/^not\b/i.test(e)&&await this.add(n,i,s+1);return;case"layer":n!==void 0&&await this.add(n,i,
s+1);return;case"page":n!==void 0&&this.addPage(e,n);return;case"import":this.notLoaded++;return;case"font-face":n!==void 0&&/url\(/i.test(n)&&this.notLoaded++;
return;case"charset":case"namespace":case"keyframes":case"-webkit-keyframes":case"property":case"font-feature-values":case"view-transition":return;default:this.
ignored.add(`@${t}`)}}addPage(t,e){const n=[];for(const i of En(e)){const s=/@([\w-]+)$/.exec(i.prelude)?.[1];s!==void 0&&i.block!==void 0&&n.push({name:s.toLowerCase(),
declarations:de(i.block)})}this.pages.push({selector:t.toLowerCase(),declarations:de(e),boxes:n})}}function $n(o,t){return o.trim()===""?!0:o.toLowerCase().split(
",").some(e=>bs(e.trim(),t))}function bs(o,t){const e=/^not\s/.test(o);return o.replace(/^(?:not|only)\s+/,"").split(/\s+and\s+/).every(s=>s.startsWith("(")?xs(
s.slice(1,-1),t):s==="print"||s==="all")!==e}const ws=/^\s*(min-|max-)?(width|height)\s*:\s*([\d.]+)(px|em|rem|pt|in|cm|mm)\s*$/,ys={px:1,em:16,rem:16,pt:4/3,in:96,
cm:96/2.54,mm:96/25.4};function xs(o,t){const[,e,n,i,s]=ws.exec(o)??[];if(n!==void 0){const c=Number(i)*ys[s],l=n==="width"?t.width:t.height;return e==="min-"?l>=
c:e==="max-"?l<=c:l===c}const[r,a]=o.split(":").map(c=>c.trim());return r==="orientation"?a==="landscape"==t.width>t.height:r==="prefers-color-scheme"?a==="ligh\
t":r==="prefers-reduced-motion"?a==="reduce"||a===void 0:r==="color"||r==="hover"&&a==="none"||r==="update"&&a==="none"}function $t(o){const[,t,e]=/^\s*\+?(\d{1,6}(?:\.\d{1,6})?)\s*(%?)/.
exec(o??"")??[];return t===void 0?void 0:`${t}${e==="%"?"%":"px"}`}function zn(o){const t=o.trim();return/^[\da-f]{6}$|^[\da-f]{3}$/i.test(t)&&!/^\d{3}$/.test(t)?
`#${t}`:t}const ks=["x-small","small","medium","large","x-large","xx-large","xxx-large"],Ne=new Set(["td","th"]),Ss=new Set(["img","table","td","th","col","svg",
"hr","video","canvas"]),Ms=new Set(["p","div","h1","h2","h3","h4","h5","h6","td","th","tr","thead","tbody","tfoot","caption"]),Nn={a:"lower-alpha",A:"upper-alph\
a",i:"lower-roman",I:"upper-roman",1:"decimal"};function Os(o,t){const{name:e,attributes:n}=o;if(n.size===0&&!Ne.has(e))return[];const i=[],s=(l,d)=>{d!==void 0&&
d!==""&&i.push({name:l,value:d,important:!1})},r=l=>n.get(l);Ss.has(e)&&(s("width",$t(r("width"))),e!=="hr"&&s("height",$t(r("height"))));const a=r("bgcolor");a!==
void 0&&s("background-color",zn(a));const c=r("align")?.toLowerCase();return c!==void 0&&Ms.has(e)&&s("text-align",c==="middle"?"center":c),e==="img"&&(c==="lef\
t"||c==="right")&&s("float",c),e==="table"&&(c==="left"||c==="right")&&s("float",c),(Ne.has(e)||e==="tr"||e==="tbody")&&s("vertical-align",r("valign")?.toLowerCase()),
n.has("nowrap")&&s("white-space","nowrap"),(e==="ol"||e==="ul"||e==="li")&&s("list-style-type",vs(r("type"))),e==="font"&&Ts(n,s),e==="table"&&Rs(n,s),Ne.has(e)&&
t&&Ls(t.attributes,s),i}const vs=o=>o===void 0?void 0:Object.hasOwn(Nn,o)?Nn[o]:o.toLowerCase();function Ts(o,t){const e=o.get("color");e!==void 0&&t("color",zn(
e)),t("font-family",o.get("face"));const[,n,i]=/^\s*([+-]?)(\d)/.exec(o.get("size")??"")??[];if(i===void 0)return;const s=n===""?Number(i):3+ +`${n}${i}`;t("fon\
t-size",ks[Math.min(Math.max(s,1),7)-1])}function Rs(o,t){const e=o.has("border")?$t(o.get("border")||"1")??"1px":void 0;e!==void 0&&e!=="0px"&&t("border",`${e}\
 outset #808080`),t("border-spacing",$t(o.get("cellspacing")))}function Ls(o,t){const e=o.has("border")?$t(o.get("border")||"1")??"1px":void 0;e!==void 0&&e!=="\
0px"&&t("border","1px inset #808080"),t("padding",$t(o.get("cellpadding")))}class Cs{comparisons=0;most=0;depth=0;siblings=new WeakMap;places=new WeakMap;get work(){
return this.comparisons}matches({compounds:t},e){this.depth===0&&(this.most=Math.min(this.comparisons+mt.Hb,mt.Hk)),this.depth++;const n=this.from(t,0,e);return this.
depth--,n}from(t,e,n){const i=t[e];if(!this.has(i,n))return!1;if(e+1===t.length)return!0;switch(i.combinator){case">":return n.parent!==void 0&&this.from(t,e+1,
n.parent);case" ":for(let s=n.parent;s;s=s.parent)if(this.from(t,e+1,s))return!0;return!1;case"+":{const s=this.siblingsOf(n)[n.index-1];return s!==void 0&&this.
from(t,e+1,s)}case"~":{const s=this.siblingsOf(n);for(let r=n.index-1;r>=0;r--)if(this.from(t,e+1,s[r]))return!0;return!1}default:return!0}}has({name:t,id:e,classes:n,
attributes:i,pseudos:s},r){if(++this.comparisons>this.most)throw(0,mt.$)();if(t!==void 0&&t!==r.name||e!==void 0&&e!==r.attributes.get("id"))return!1;for(const a of n)
if(!r.classes.has(a))return!1;for(const a of i)if(!Is(a,r))return!1;for(const a of s)if(!this.is(a,r))return!1;return!0}is(t,e){switch(t.kind){case"nth":{const n=t.
ofType?this.placeOfType(e):this.placeOf(e);return Es(t.fromEnd?n.last:n.first,t.a,t.b)}case"is":return t.selectors.some(n=>this.matches(n,e));case"not":return!t.
selectors.some(n=>this.matches(n,e));case"root":return e.parent===void 0;case"empty":return e.children.every(n=>n.kind==="text"&&n.value==="");case"link":return e.
name==="a"&&e.attributes.has("href");case"checked":case"disabled":return e.attributes.has(t.kind);case"lang":{let n=e;for(;n&&!n.attributes.has("lang");)n=n.parent;
const i=n?.attributes.get("lang")?.toLowerCase()??"";return i===t.language||i.startsWith(`${t.language}-`)}case"never":return!1}}siblingsOf(t){const{parent:e}=t;
if(!e)return[t];let n=this.siblings.get(e);return n||this.siblings.set(e,n=(0,W.ZE)(e)),n}placeOf(t){return{first:t.index+1,last:this.siblingsOf(t).length-t.index}}placeOfType(t){
const e=this.places.get(t);if(e)return e;const n=this.siblingsOf(t);this.comparisons+=n.length;const i=new Map;for(const{name:r}of n)i.set(r,(i.get(r)??0)+1);const s=new Map;
for(const r of n){const a=(s.get(r.name)??0)+1;s.set(r.name,a),this.places.set(r,{first:a,last:i.get(r.name)-a+1})}return this.places.get(t)}}function Es(o,t,e){
if(t===0)return o===e;const n=(o-e)/t;return n>=0&&Number.isInteger(n)}function Is({name:o,matcher:t,value:e,ignoresCase:n},{attributes:i}){const s=i.get(o);if(s===
void 0)return!1;if(t===void 0)return!0;const[r,a]=n?[s.toLowerCase(),e.toLowerCase()]:[s,e];switch(t){case"=":return r===a;case"~=":return a!==""&&r.split(/\s+/).
includes(a);case"|=":return r===a||r.startsWith(`${a}-`);case"^=":return a!==""&&r.startsWith(a);case"$=":return a!==""&&r.endsWith(a);case"*=":return a!==""&&r.
includes(a);default:return!1}}const Ws={inline:"block","inline-block":"block","inline-flex":"flex","inline-grid":"grid","inline-table":"table"},Bs=o=>Ws[o]??(o.
startsWith("table-")&&o!=="table-caption"?"block":o),As=[["borderTopStyle","borderTopWidth"],["borderRightStyle","borderRightWidth"],["borderBottomStyle","borde\
rBottomWidth"],["borderLeftStyle","borderLeftWidth"],["outlineStyle","outlineWidth"]];function $s(o,t){for(const[n,i]of As)(o[n]==="none"||o[n]==="hidden")&&(o[i]=
0);(o.position==="absolute"||o.position==="fixed")&&(o.float="none");const e=t.display==="flex"||t.display==="inline-flex"||t.display==="grid"||t.display==="inl\
ine-grid";return o.display!=="none"&&o.display!=="contents"&&(o.float!=="none"||o.position==="absolute"||o.position==="fixed"||e)&&(o.display=o.display.startsWith(
"table-")&&!e?"block":Bs(o.display)),o.backgroundClip==="text"&&Ns(o),zs(o,t),o}function zs(o,t){const{display:e,float:n,position:i}=o;o.textDecorationLine.size>
0&&(o.textDecorationColor??=o.color),!(t.textDecorationLine.size===0||n!=="none"||i==="absolute"||i==="fixed")&&(e.startsWith("inline-")||e==="table"||e==="none"||
(o.textDecorationLine.size===0&&(o.textDecorationColor=t.textDecorationColor,o.textDecorationStyle=t.textDecorationStyle),o.textDecorationLine=new Set([...t.textDecorationLine,
...o.textDecorationLine])))}function Ns(o){const e=o.backgroundImage.find(n=>"stops"in n)?.stops[0]?.paint??o.backgroundColor;e&&e.alpha>0&&(o.color=e),o.backgroundColor=
void 0,o.backgroundImage=[]}const ue={px:0,percent:.5},Ps=256;function Hs(o,t){const e=o.name.toLowerCase().replace(/^-webkit-|^-moz-|^-o-/,""),n=e!==o.name.toLowerCase(),
i=/^(?:repeating-)?(linear|radial)-gradient$/.exec(e)?.[1];if(!i)return;const s=(0,b.M$)((0,b.aX)(o),b.wR),r={kind:i,angle:180,isCircle:!1,extent:"farthest-corn\
er",center:[ue,ue],repeats:e.startsWith("repeating"),stops:[]},a=i==="linear"?Gs(s[0],n):js(s[0],t),c=(a?s.slice(1):s).slice(0,Ps),l=[];for(const d of c){const f=kt(
d[0]);if(f===void 0||f==="current"){if(d.length===1&&Z(d[0],t))continue;return}const h=d.slice(1).map(u=>Z(u,t));h.length===0&&l.push({paint:f,at:void 0});for(const u of h)
l.push({paint:f,at:u})}return l.length<2?void 0:{...r,...a,stops:l}}function Gs(o,t){const e=o.length===1?Be(o[0]):void 0;if(e!==void 0)return{angle:t?90-e:e};const n=o.
map(b.aG),i=n[0]==="to";if(!i&&!t)return;let[s,r]=[0,0];for(const c of i?n.slice(1):n)if(c==="left")s=-1;else if(c==="right")s=1;else if(c==="top")r=-1;else if(c===
"bottom")r=1;else return;const a=c=>i||c===0?c:-c;return{angle:{x:a(s),y:a(r)}}}const Ds=["closest-side","closest-corner","farthest-side","farthest-corner"];function js(o,t){
if(kt(o[0])!==void 0)return;const e=o.findIndex(r=>(0,b.aG)(r)==="at"),n=(e<0?o:o.slice(0,e)).map(b.aG),i=Ds.find(r=>n.includes(r)),s=e<0?void 0:pe(o.slice(e+1),
t);return{isCircle:n.includes("circle"),...i&&{extent:i},...s&&{center:s}}}const Pn={left:["x",0],right:["x",1],top:["y",0],bottom:["y",1],center:["both",.5]};function pe(o,t){
let e,n,i;for(const s of o){const r=(0,b.aG)(s),a=r!==void 0&&Object.hasOwn(Pn,r)?Pn[r]:void 0;if(a){const d={px:0,percent:a[1]},f=a[0]==="both"?e===void 0&&i!==
"x"?"x":"y":a[0];f==="x"?e=d:n=d,i=a[0]==="both"?void 0:f;continue}const c=Z(s,t);if(!c)return;const l=i==="x"?e:i==="y"?n:void 0;if(l&&o.length>2){const d=l.percent===
1?{px:-c.px,percent:1-c.percent}:c;i==="x"?e=d:n=d,i=void 0}else e===void 0?(e=c,i=void 0):n??=c}if(!(!e&&!n))return[e??ue,n??ue]}const Fs=[oe(0),oe(0)],Hn=["re\
peat","no-repeat","repeat-x","repeat-y"],Pe=["border-box","padding-box","content-box","text"];function Gn(o,t){return(0,b.aG)(o)==="none"?"none":o?.type==="Url"?
{url:o.value}:o?.type==="Function"?Hs(o,t):void 0}function Dn(o,t){const e=(0,b.aG)(o[0]);if(e==="cover"||e==="contain")return e;const[n,i="auto"]=o.map(s=>(0,b.
aG)(s)==="auto"?"auto":Z(s,t));return n&&o.length<3?[n,i]:void 0}const Us=["auto","auto"];function Ks(o,t){let e="none",n="repeat",i;const s=[],r=[];let a=!1;for(const d of o){
const f=(0,b.aG)(d),h=Gn(d,t),u=kt(d);if((0,b.YY)(d))a=!0;else if(h!==void 0)e=h;else if(u!==void 0)i=u;else if(Hn.some(m=>m===f))n=f;else{if(f==="fixed"||f==="\
scroll"||f==="local"||Pe.some(m=>m===f))continue;a&&r.length<2&&(f==="cover"||f==="contain"||f==="auto"||Z(d,t))?r.push(d):s.push(d)}}const c=s.length===0?Fs:pe(
s,t),l=r.length===0?Us:Dn(r,t);return c&&l?{image:e,repeat:n,color:i,position:c,size:l}:void 0}const _s={keys:["backgroundColor","backgroundImage","backgroundSi\
ze","backgroundRepeat","backgroundPosition","backgroundClip"],read:(o,t)=>{const e=(0,b.M$)(o,b.wR).map(s=>Ks(s,t));if(!e.every(s=>s!==void 0))return;const n=e.
at(-1).color,i=e.filter(({image:s})=>s!=="none");return{backgroundColor:n==="current"?t.parent.color:n,backgroundImage:i.map(({image:s})=>s),backgroundSize:i.map(
({size:s})=>s),backgroundRepeat:i.map(({repeat:s})=>s),backgroundPosition:i.map(({position:s})=>s),backgroundClip:"border-box"}}},He=(o,t)=>({keys:[o],read:(e,n)=>{
const i=(0,b.M$)(e,b.wR).map(s=>t(s,n));return i.includes(void 0)?void 0:{[o]:i}}}),Ys={keys:["backgroundImage"],read:(o,t)=>{const e=(0,b.M$)(o,b.wR).map(n=>Gn(
n[0],t));return e.includes(void 0)?void 0:{backgroundImage:e.filter(n=>n!=="none")}}};function Xs(o,t){const e=[];let n=!1,i;for(const l of o){const d=se(l,t),f=kt(
l);if(d!==void 0)e.push(d);else if((0,b.aG)(l)==="inset")n=!0;else if(f!==void 0)i=f;else return}const[s,r,a=0,c=0]=e;if(!(s===void 0||r===void 0))return{x:s,y:r,
blur:a,spread:c,isInset:n,paint:i==="current"?void 0:i}}const jn={keys:["boxShadow"],read:(o,t)=>{if((0,b.aG)(o[0])==="none")return{boxShadow:[]};const e=(0,b.M$)(
o,b.wR).map(n=>Xs(n,t));return e.every(n=>n!==void 0)?{boxShadow:e}:void 0}},Mt=(...o)=>({kind:"matrix",values:o}),me=o=>Math.tan(o*Math.PI/180);function Zs(o,t){
if(o.type!=="Function")return;const e=(0,b.M$)((0,b.aX)(o),b.wR).map(([r])=>r),n=e.map(r=>Z(r,t)),i=e.map(Be),s=e.map(Ct);switch(o.name.toLowerCase()){case"tran\
slate":case"translate3d":return n[0]&&{kind:"translate",x:n[0],y:n[1]??V};case"translatex":return n[0]&&{kind:"translate",x:n[0],y:V};case"translatey":return n[0]&&
{kind:"translate",x:V,y:n[0]};case"scale":return s[0]===void 0?void 0:Mt(s[0],0,0,s[1]??s[0],0,0);case"scalex":return s[0]===void 0?void 0:Mt(s[0],0,0,1,0,0);case"\
scaley":return s[0]===void 0?void 0:Mt(1,0,0,s[0],0,0);case"rotate":case"rotatez":{if(i[0]===void 0)return;const r=i[0]*Math.PI/180,[a,c]=[Math.cos(r),Math.sin(
r)];return Mt(a,c,-c,a,0,0)}case"skew":return i[0]===void 0?void 0:Mt(1,me(i[1]??0),me(i[0]),1,0,0);case"skewx":return i[0]===void 0?void 0:Mt(1,0,me(i[0]),1,0,
0);case"skewy":return i[0]===void 0?void 0:Mt(1,me(i[0]),0,1,0,0);case"matrix":{const r=e.map(lt);return r.length===6&&!r.includes(void 0)?Mt(...r):void 0}default:
return}}const Fn={keys:["transform"],read:(o,t)=>{if((0,b.aG)(o[0])==="none")return{transform:[]};const e=o.map(n=>Zs(n,t));return e.every(n=>n!==void 0)?{transform:e}:
void 0}},qs={background:_s,"background-color":{keys:["backgroundColor"],read:(o,{parent:t})=>{const e=o.length===1?kt(o[0]):void 0;return e===void 0?void 0:{backgroundColor:e===
"current"?t.color:e}}},"background-image":Ys,"background-size":He("backgroundSize",Dn),"background-position":He("backgroundPosition",pe),"background-repeat":He(
"backgroundRepeat",([o])=>{const t=(0,b.aG)(o);return t==="space"||t==="round"?"repeat":Hn.find(e=>e===t)}),"background-clip":A("backgroundClip",Pe),"-webkit-ba\
ckground-clip":A("backgroundClip",Pe),"box-shadow":jn,"-webkit-box-shadow":jn,transform:Fn,"-webkit-transform":Fn,"transform-origin":{keys:["transformOrigin"],read:(o,t)=>{
const e=pe(o.slice(0,2),t);return e&&{transformOrigin:e}}}},Vs=["none","contents","inline","block","list-item","flow-root","inline-block","flex","inline-flex","\
grid","inline-grid","table","inline-table","table-row-group","table-header-group","table-footer-group","table-row","table-cell","table-column","table-column-gro\
up","table-caption"],Qs=["auto","min-content","max-content","fit-content"];function Ot(o,t){const e=(0,b.aG)(o)?.replace(/^-webkit-|^-moz-/,"");return e==="fill\
-available"||e==="available"||e==="stretch"?{px:0,percent:1}:Qs.find(n=>n===e)??tt(o,t)}const Ge=(o,t)=>{if((0,b.aG)(o)==="none")return"none";const e=Ot(o,t);return e===
"auto"?void 0:e},Js=["none","hidden","solid","dashed","dotted","double","groove","ridge","inset","outset"],Un={thin:1,medium:3,thick:5};function ge(o,t){const e=(0,b.
aG)(o);return e!==void 0&&Object.hasOwn(Un,e)?Un[e]:Sn(o,t)}const be=o=>{const t=(0,b.aG)(o);return t==="auto"?"solid":Js.find(e=>e===t)};function Kn(o,t){let e,
n,i;for(const s of o){const r=ge(s,t),a=be(s),c=ze(s);if(r!==void 0&&e===void 0)e=r;else if(a!==void 0&&n===void 0)n=a;else if(c&&!i)i=c;else return}return o.length===
0?void 0:{width:e??3,line:n??"none",paint:i?.paint}}const _n=o=>[`border${o}Width`,`border${o}Style`,`border${o}Color`];function vt(...o){return{keys:o.flatMap(
_n),read:(t,e)=>{const n=Kn(t,e);if(!n)return;const{width:i,line:s,paint:r}=n;return Object.fromEntries(o.flatMap(a=>{const[c,l,d]=_n(a);return[[c,i],[l,s],[d,r]]}))}}}
const De=o=>({keys:[o],read:t=>{const e=t.length===1?ze(t[0]):void 0;return e&&{[o]:e.paint}}}),zt=(o,t="")=>ce.map(e=>`${o}${e}${t}`);function qt(o,t,e){return Object.
fromEntries(ce.map(n=>[`${o}-${n.toLowerCase()}${t===""?"":`-${t.toLowerCase()}`}`,e(`${o}${n}${t}`)]))}const tr={keys:zt("border","Color"),read:o=>{const t=Xt(
o.map(ze));if(!(!t||t.includes(void 0)))return Object.fromEntries(zt("border","Color").map((e,n)=>[e,t[n].paint]))}},Yn=["borderTopLeftRadius","borderTopRightRa\
dius","borderBottomRightRadius","borderBottomLeftRadius"],er={keys:Yn,read:(o,t)=>{const[e=[],n=e]=Mn(o).map(r=>r.map(a=>tt(a,t))),[i,s]=[Xt(e),Xt(n)];if(!(!i||
!s||i.includes(void 0)||s.includes(void 0)))return Object.fromEntries(Yn.map((r,a)=>[r,[i[a],s[a]]]))}},we=o=>({keys:[o],read:(t,e)=>{const[n,i=n]=t.map(s=>tt(s,
e));return n&&i&&t.length<3?{[o]:[n,i]}:void 0}}),nr={auto:"auto",avoid:"avoid","avoid-page":"avoid",page:"page",always:"page",all:"page",left:"left",verso:"lef\
t",right:"right",recto:"right"},ye=o=>A(o,[],nr),je=A("breakInside",["auto","avoid"],{"avoid-page":"avoid"});function or(o){const t=o.filter(i=>(0,b.aG)(i)!=="a\
uto");if(t.length===0)return{aspectRatio:void 0};const[e,n]=Mn(t).map(i=>lt(i[0]));if(!(e===void 0||e<=0||n===0))return{aspectRatio:e/(n??1)}}const ir={auto:"hi\
dden",scroll:"hidden",clip:"hidden",overlay:"hidden"},Fe={keys:["overflow"],read:([o])=>{const t=(0,b.aG)(o);return t==="visible"||t==="hidden"?{overflow:t}:t!==
void 0&&Object.hasOwn(ir,t)?{overflow:"hidden"}:void 0}},sr={keys:["outlineWidth","outlineStyle","outlineColor"],read:(o,t)=>{const e=Kn(o,t);return e&&{outlineWidth:e.
width,outlineStyle:e.line,outlineColor:e.paint}}},rr=O("zIndex",o=>(0,b.aG)(o)==="auto"?"auto":lt(o)),Tt=(o,t)=>Bt(o,t),ar={display:A("display",Vs,{"-webkit-box":"\
flex","-webkit-flex":"flex","-webkit-inline-flex":"inline-flex","-ms-flexbox":"flex","table-footer":"table-footer-group"}),position:A("position",["static","rela\
tive","absolute","fixed"],{sticky:"relative","-webkit-sticky":"relative"}),float:A("float",["none","left","right"],{"inline-start":"left","inline-end":"right"}),
clear:A("clear",["none","left","right","both"],{"inline-start":"left","inline-end":"right"}),"box-sizing":A("boxSizing",["content-box","border-box"]),width:O("w\
idth",Ot),height:O("height",Ot),"min-width":O("minWidth",Ot),"min-height":O("minHeight",Ot),"max-width":O("maxWidth",Ge),"max-height":O("maxHeight",Ge),"inline-\
size":O("width",Ot),"block-size":O("height",Ot),"max-inline-size":O("maxWidth",Ge),"min-inline-size":O("minWidth",Ot),"aspect-ratio":{keys:["aspectRatio"],read:or},
top:O("top",Bt),right:O("right",Bt),bottom:O("bottom",Bt),left:O("left",Bt),inset:Zt(["top","right","bottom","left"],Bt),margin:Zt(zt("margin"),Tt),...qt("margi\
n","",o=>O(o,Tt)),"margin-inline":xe("marginLeft","marginRight",Tt),"margin-block":xe("marginTop","marginBottom",Tt),"margin-inline-start":O("marginLeft",Tt),"m\
argin-inline-end":O("marginRight",Tt),"margin-block-start":O("marginTop",Tt),"margin-block-end":O("marginBottom",Tt),padding:Zt(zt("padding"),tt),...qt("padding",
"",o=>O(o,tt)),"padding-inline":xe("paddingLeft","paddingRight",tt),"padding-block":xe("paddingTop","paddingBottom",tt),"padding-inline-start":O("paddingLeft",tt),
"padding-inline-end":O("paddingRight",tt),border:vt(...ce),...Object.fromEntries(ce.map(o=>[`border-${o.toLowerCase()}`,vt(o)])),"border-inline":vt("Left","Righ\
t"),"border-block":vt("Top","Bottom"),"border-inline-start":vt("Left"),"border-inline-end":vt("Right"),"border-block-start":vt("Top"),"border-block-end":vt("Bot\
tom"),"border-width":Zt(zt("border","Width"),ge),"border-style":Zt(zt("border","Style"),be),"border-color":tr,...qt("border","Width",o=>O(o,ge)),...qt("border",
"Style",o=>O(o,be)),...qt("border","Color",De),"border-radius":er,"border-top-left-radius":we("borderTopLeftRadius"),"border-top-right-radius":we("borderTopRigh\
tRadius"),"border-bottom-right-radius":we("borderBottomRightRadius"),"border-bottom-left-radius":we("borderBottomLeftRadius"),outline:sr,"outline-width":O("outl\
ineWidth",ge),"outline-style":O("outlineStyle",be),"outline-color":De("outlineColor"),"outline-offset":O("outlineOffset",(o,t)=>Z(o,t)?.px),opacity:O("opacity",
o=>{const t=Ct(o);return t===void 0?void 0:Math.min(Math.max(t,0),1)}),overflow:Fe,"overflow-x":Fe,"overflow-y":Fe,"z-index":rr,"object-fit":A("objectFit",["fil\
l","contain","cover","none","scale-down"]),"break-before":ye("breakBefore"),"break-after":ye("breakAfter"),"break-inside":je,"page-break-before":ye("breakBefore"),
"page-break-after":ye("breakAfter"),"page-break-inside":je,"-webkit-column-break-inside":je,orphans:Wt("orphans",1),widows:Wt("widows",1)};function xe(o,t,e){return{
keys:[o,t],read:(n,i)=>{const[s,r=s]=n.map(a=>e(a,i));return s===void 0||r===void 0?void 0:{[o]:s,[t]:r}}}}const cr=["normal","auto","stretch","flex-start","fle\
x-end","start","end","left","right","center","baseline","space-between","space-around","space-evenly"];function Ue(o){const t=o.map(b.aG).filter(n=>n!=="safe"&&
n!=="unsafe"&&n!=="first"&&n!=="last"),[e]=t;if(t.length===1)return e==="self-start"?"start":e==="self-end"?"end":cr.find(n=>n===e)}const Nt=o=>({keys:[o],read:t=>{
const e=Ue(t);return e&&{[o]:e}}}),Ke=(o,t)=>({keys:[o,t],read:e=>{const n=Ue(e);if(n)return{[o]:n,[t]:n};const[i,s]=e.map(r=>Ue([r]));return i&&s&&e.length===2?
{[o]:i,[t]:s}:void 0}});function Xn(o,t){const e=(0,b.aG)(o);return e==="auto"||e==="content"||e==="min-content"||e==="max-content"||e==="fit-content"?e:tt(o,t)}
const Zn={none:[0,0,"auto"],auto:[1,1,"auto"],initial:[0,1,"auto"]};function qn(o,t){const e=(0,b.aG)(o[0]);if(o.length===1&&e!==void 0&&Object.hasOwn(Zn,e)){const[
s,r,a]=Zn[e];return{flexGrow:s,flexShrink:r,flexBasis:a}}const n=[];let i;for(const[s,r]of o.entries()){const a=r.type==="Number"?lt(r):void 0;if(a!==void 0&&n.
length<2&&(i===void 0||s===1))n.push(a);else if(i===void 0){if(i=Xn(r,t),i===void 0)return}else return}return{flexGrow:n[0]??1,flexShrink:n[1]??1,flexBasis:i??{
px:0,percent:0}}}const Vn=["row","row-reverse","column","column-reverse"],Qn=["nowrap","wrap","wrap-reverse"],lr={keys:["flexDirection","flexWrap"],read:o=>{const t={
flexDirection:"row",flexWrap:"nowrap"};for(const e of o){const n=(0,b.aG)(e),i=Vn.find(r=>r===n),s=Qn.find(r=>r===n);if(i)t.flexDirection=i;else if(s)t.flexWrap=
s;else return}return t}},ke=1e3;function Jn(o,t){const e=(0,b.aG)(o);return e==="auto"||e==="min-content"||e==="max-content"?e:o?.type==="Dimension"&&o.unit.toLowerCase()===
"fr"?{fr:Math.max(Number(o.value),0)}:o&&tt(o,t)}function _e(o,t){if(o.type==="Function"){const n=o.name.toLowerCase(),i=(0,b.M$)((0,b.aX)(o),b.wR).map(([s])=>s);
if(n==="minmax"){const[s,r]=i.map(a=>Jn(a,t));return s&&r?{least:typeof s=="object"&&"fr"in s?"auto":s,most:r}:void 0}if(n==="fit-content"){const s=i[0]&&Z(i[0],
t);return s&&{least:"auto",most:"max-content",limit:s}}}const e=Jn(o,t);if(e!==void 0)return typeof e=="object"&&"fr"in e?{least:"auto",most:e}:{least:e,most:e}}
function Ye(o,t){const e={tracks:[],auto:void 0,names:new Map};return to(o,t,e)?{tracks:e.tracks,names:e.names,...e.auto&&{auto:e.auto}}:void 0}function to(o,t,e){
for(const n of o){if(e.tracks.length>ke)return!1;if(n.type==="Brackets"){for(const s of n.children.toArray()){if(s.type!=="Identifier")continue;const r=e.names.
get(s.name)??[];r.push(e.tracks.length+1),e.names.set(s.name,r)}continue}if(n.type==="Function"&&n.name.toLowerCase()==="repeat"){if(!dr((0,b.M$)((0,b.aX)(n),b.
wR),t,e))return!1;continue}const i=_e(n,t);if(!i)return!1;e.tracks.push(i)}return!0}function dr([o=[],...t],e,n){const i=lt(o[0]),s=(0,b.aG)(o[0]),r=t.flat();if(s===
"auto-fill"||s==="auto-fit"){const a=r.map(c=>_e(c,e));return n.auto||!a.every(c=>c!==void 0)?!1:(n.auto={at:n.tracks.length,tracks:a,fits:s==="auto-fit"},!0)}if(i===
void 0||i<1||i>ke)return!1;for(let a=0;a<i;a++)if(!to(r,e,n))return!1;return!0}const eo=o=>({keys:[o],read:(t,e)=>{if((0,b.aG)(t[0])==="none")return{[o]:void 0};
const n=Ye(t,e);return n&&{[o]:n}}}),no=o=>({keys:[o],read:(t,e)=>{const n=t.map(i=>_e(i,e));return n.length>0&&n.every(i=>i!==void 0)?{[o]:n}:void 0}}),oo=o=>o.
flatMap(t=>t.type==="String"?[t.value.trim().split(/\s+/)]:[]);function io(o,t){if((0,b.aG)(o[0])==="none")return{gridTemplateColumns:void 0,gridTemplateRows:void 0,
gridTemplateAreas:[]};const[e=[],n]=(0,b.M$)(o,b.YY),i=n&&Ye(n,t);if(n&&!i)return;const s=oo(e),r=e.filter(c=>c.type!=="String"),a=r.length===0?void 0:Ye(r,t);if(!(r.
length>0&&!a))return{gridTemplateColumns:i,gridTemplateRows:a,gridTemplateAreas:s}}function so(o){if((0,b.aG)(o[0])==="auto")return"auto";let t=!1,e,n;for(const s of o){
const r=lt(s);if((0,b.aG)(s)==="span")t=!0;else if(r!==void 0)e=Math.max(Math.min(Math.trunc(r),ke),-ke);else if(s.type==="Identifier")({name:n}=s);else return}
if(e===0||o.length===0)return;const i=n===void 0?{}:{name:n};return t?{span:Math.max(e??1,1),...i}:e===void 0?i:{line:e,...i}}const Se=o=>({keys:[o],read:t=>{const e=so(
t);return e&&{[o]:e}}}),fr=o=>o!=="auto"&&o.name!==void 0&&o.line===void 0&&o.span===void 0,Xe=(...o)=>({keys:o,read:t=>{const e=(0,b.M$)(t,b.YY).map(so);if(!e.
every(i=>i!==void 0)||e.length>o.length)return;const n=i=>{const s=e[i];if(s!==void 0)return s;const r=i>=2?n(i-2):e[0];return fr(r)?r:"auto"};return Object.fromEntries(
o.map((i,s)=>[i,n(s)]))}}),Me=o=>({keys:[o],read:([t],e)=>{const n=t&&tt(t,e);return(0,b.aG)(t)==="normal"?{[o]:void 0}:n&&{[o]:n}}}),ro={keys:["rowGap","column\
Gap"],read:(o,t)=>{const[e,n=e]=o.map(i=>(0,b.aG)(i)==="normal"?{px:0,percent:0}:tt(i,t));return e&&n?{rowGap:e,columnGap:n}:void 0}},ao={row:"row",column:"colu\
mn",dense:"row dense","row dense":"row dense","column dense":"column dense"},hr={flex:{keys:["flexGrow","flexShrink","flexBasis"],read:qn},"-webkit-flex":{keys:[
"flexGrow","flexShrink","flexBasis"],read:qn},"flex-grow":Wt("flexGrow",0),"flex-shrink":Wt("flexShrink",0),"flex-basis":O("flexBasis",Xn),"flex-direction":A("f\
lexDirection",Vn),"flex-wrap":A("flexWrap",Qn),"flex-flow":lr,order:Wt("order"),"justify-content":Nt("justifyContent"),"align-content":Nt("alignContent"),"align\
-items":Nt("alignItems"),"align-self":Nt("alignSelf"),"justify-items":Nt("justifyItems"),"justify-self":Nt("justifySelf"),"place-content":Ke("alignContent","jus\
tifyContent"),"place-items":Ke("alignItems","justifyItems"),"place-self":Ke("alignSelf","justifySelf"),gap:ro,"grid-gap":ro,"row-gap":Me("rowGap"),"column-gap":Me(
"columnGap"),"grid-row-gap":Me("rowGap"),"grid-column-gap":Me("columnGap"),"grid-template-columns":eo("gridTemplateColumns"),"grid-template-rows":eo("gridTempla\
teRows"),"grid-template-areas":{keys:["gridTemplateAreas"],read:o=>({gridTemplateAreas:oo(o)})},"grid-template":{keys:["gridTemplateColumns","gridTemplateRows",
"gridTemplateAreas"],read:io},grid:{keys:["gridTemplateColumns","gridTemplateRows","gridTemplateAreas"],read:io},"grid-auto-columns":no("gridAutoColumns"),"grid\
-auto-rows":no("gridAutoRows"),"grid-auto-flow":{keys:["gridAutoFlow"],read:o=>{const t=o.map(b.aG).join(" ");return Object.hasOwn(ao,t)?{gridAutoFlow:ao[t]}:void 0}},
"grid-row-start":Se("gridRowStart"),"grid-row-end":Se("gridRowEnd"),"grid-column-start":Se("gridColumnStart"),"grid-column-end":Se("gridColumnEnd"),"grid-row":Xe(
"gridRowStart","gridRowEnd"),"grid-column":Xe("gridColumnStart","gridColumnEnd"),"grid-area":Xe("gridRowStart","gridColumnStart","gridRowEnd","gridColumnEnd")},
co={"xx-small":9,"x-small":10,small:13,medium:16,large:18,"x-large":24,"xx-large":32,"xxx-large":48};function lo(o,t){const e=(0,b.aG)(o),{fontSize:n}=t.parent;
if(e==="larger")return n*1.2;if(e==="smaller")return n/1.2;if(e!==void 0)return Object.hasOwn(co,e)?co[e]:void 0;const i=Z(o,{...t,em:n}),s=i&&i.px+i.percent*n;
return s===void 0||s<0?void 0:s}function fo(o,{parent:t}){const e=(0,b.aG)(o);if(e==="normal")return 400;if(e==="bold")return 700;if(e==="bolder")return t.fontWeight<
350?400:t.fontWeight<550?700:900;if(e==="lighter")return t.fontWeight<550?100:t.fontWeight<750?400:700;const n=lt(o);return n!==void 0&&n>=1&&n<=1e3?n:void 0}const ho={
normal:"normal",italic:"italic",oblique:"italic"},uo=o=>{const t=(0,b.aG)(o);return t!==void 0&&Object.hasOwn(ho,t)?ho[t]:void 0},po=o=>(0,b.M$)(o,b.wR).flatMap(
t=>{const e=t.map(n=>n.type==="String"?n.value:(0,b.aG)(n)??"").join(" ");return e===""?[]:[e.toLowerCase()]});function mo(o,t){if((0,b.aG)(o)==="normal")return"\
normal";const e=lt(o);if(e!==void 0)return e>=0?{factor:e}:void 0;const n=Z(o,t);return n&&{px:n.px+n.percent*t.em}}const ur={keys:["fontStyle","fontVariant","f\
ontWeight","fontSize","lineHeight","fontFamily"],read:(o,t)=>{const e={fontStyle:"normal",fontVariant:"normal",fontWeight:400,lineHeight:"normal"};let n=0;for(;n<
o.length;n++){const a=o[n],[c,l]=[uo(a),fo(a,t)];if((0,b.aG)(a)!=="normal")if(c)e.fontStyle=c;else if(l!==void 0&&!(a.type==="Number"&&Number(a.value)===0))e.fontWeight=
l;else if((0,b.aG)(a)==="small-caps")e.fontVariant="small-caps";else break}const i=o[n],s=i&&lo(i,t);if(s===void 0)return;if(e.fontSize=s,n++,o[n]&&(0,b.YY)(o[n])){
const a=o[n+1]&&mo(o[n+1],{...t,em:s});if(a===void 0)return;e.lineHeight=a,n+=2}const r=po(o.slice(n));return r.length===0?void 0:{...e,fontFamily:r}}},go=o=>O(
o,(t,e)=>(0,b.aG)(t)==="normal"?0:se(t,e)),pr=["baseline","sub","super","middle","top","bottom","text-top","text-bottom"],mr=["underline","line-through","overli\
ne"],bo=["solid","double","dotted","dashed","wavy"];function wo(o){const t=new Set,e={textDecorationLine:t,textDecorationColor:void 0,textDecorationStyle:"solid"};
for(const n of o){const i=(0,b.aG)(n),s=mr.find(c=>c===i),r=bo.find(c=>c===i),a=kt(n);if(s)t.add(s);else if(r)e.textDecorationStyle=r;else if(a!==void 0)e.textDecorationColor=
a==="current"?void 0:a;else if(i!=="none"&&i!=="blink"&&n.type!=="Dimension"&&i!=="auto"&&i!=="from-font")return}return e}function gr(o){const t={listStyleType:"\
disc",listStylePosition:"outside"};for(const e of o){const n=(0,b.aG)(e);if(n==="inside"||n==="outside")t.listStylePosition=n;else if(n!==void 0)t.listStyleType=
n;else if(e.type==="String")t.listStyleType=`"${e.value}`;else if(e.type!=="Url")return}return t}function br(o){const[t]=o,e=(0,b.aG)(t);if(o.length===1&&(e==="\
none"||e==="normal"))return{content:e};const n=[];for(const i of(0,b.M$)(o,b.YY)[0]){const s=(0,b.aG)(i);if(i.type==="String")n.push({text:i.value});else if(s===
"open-quote"||s==="close-quote")n.push({quote:s==="open-quote"?"open":"close"});else if(s==="no-open-quote"||s==="no-close-quote")n.push({quote:"none"});else if(i.
type==="Function"){const r=wr(i.name.toLowerCase(),(0,b.M$)((0,b.aX)(i),b.wR));if(!r)return;n.push(r)}else if(i.type!=="Url")return}return{content:n}}function wr(o,t){
const[e]=t[0]??[],n=e?.type==="Identifier"?e.name:void 0;if(n===void 0)return;if(o==="attr")return{attribute:n.toLowerCase()};if(o==="counter")return{counter:n,
style:(0,b.aG)(t[1]?.[0])??"decimal"};const i=t[1]?.[0];if(!(o!=="counters"||i?.type!=="String"))return{counter:n,separator:i.value,style:(0,b.aG)(t[2]?.[0])??"\
decimal"}}const Ze=(o,t)=>({keys:[o],read:e=>{if((0,b.aG)(e[0])==="none")return{[o]:[]};const n=[];for(const i of e){const s=lt(i),r=n.at(-1);if(i.type==="Ident\
ifier")n.push([i.name,t]);else if(s!==void 0&&r)r[1]=Math.round(s);else return}return{[o]:n}}}),yr=["start","left","right","center","justify","end"];function xr(o,{
parent:t}){const e=(0,b.aG)(o);return e==="match-parent"?t.textAlign:e==="-octavo-center"?t.textAlign==="start"?"center":t.textAlign:e==="-webkit-center"?"cente\
r":yr.find(n=>n===e)}const kr={color:O("color",(o,{parent:t})=>{const e=kt(o);return e==="current"?t.color:e}),font:ur,"font-size":O("fontSize",lo),"font-weight":O(
"fontWeight",fo),"font-style":O("fontStyle",uo),"font-variant":A("fontVariant",["normal","small-caps"],{"tabular-nums":"normal"}),"font-variant-caps":A("fontVar\
iant",["normal","small-caps"],{"all-small-caps":"small-caps"}),"font-family":{keys:["fontFamily"],read:o=>({fontFamily:po(o)})},"line-height":O("lineHeight",mo),
"text-align":O("textAlign",xr),"text-indent":O("textIndent",Z),"text-transform":A("textTransform",["none","uppercase","lowercase","capitalize"]),"letter-spacing":go(
"letterSpacing"),"word-spacing":go("wordSpacing"),"white-space":A("whiteSpace",["normal","nowrap","pre","pre-wrap","pre-line"],{"break-spaces":"pre-wrap"}),"tex\
t-wrap":A("whiteSpace",["nowrap"],{wrap:"normal",balance:"normal",pretty:"normal"}),"overflow-wrap":A("overflowWrap",["normal","break-word","anywhere"]),"word-w\
rap":A("overflowWrap",["normal","break-word","anywhere"]),"word-break":A("wordBreak",["normal","break-all","keep-all","break-word"]),"tab-size":Wt("tabSize",0),
direction:A("direction",["ltr","rtl"]),"unicode-bidi":A("unicodeBidi",["normal","embed","isolate","bidi-override","plaintext"],{"isolate-override":"bidi-overrid\
e"}),visibility:A("visibility",["visible","hidden","collapse"]),"vertical-align":O("verticalAlign",(o,t)=>{const e=(0,b.aG)(o);return pr.find(i=>i===e)??Z(o,t)}),
"text-decoration":{keys:["textDecorationLine","textDecorationColor","textDecorationStyle"],read:wo},"text-decoration-line":{keys:["textDecorationLine"],read:o=>{
const t=wo(o)?.textDecorationLine;return t&&{textDecorationLine:t}}},"text-decoration-color":De("textDecorationColor"),"text-decoration-style":A("textDecoration\
Style",bo),"list-style":{keys:["listStyleType","listStylePosition"],read:gr},"list-style-type":O("listStyleType",o=>o.type==="String"?`"${o.value}`:(0,b.aG)(o)),
"list-style-position":A("listStylePosition",["inside","outside"]),"border-collapse":A("borderCollapse",["separate","collapse"]),"border-spacing":{keys:["borderS\
pacingX","borderSpacingY"],read:(o,t)=>{const[e,n=e]=o.map(i=>Sn(i,t));return e===void 0||n===void 0?void 0:{borderSpacingX:e,borderSpacingY:n}}},"caption-side":A(
"captionSide",["top","bottom"]),"empty-cells":A("emptyCells",["show","hide"]),"table-layout":A("tableLayout",["auto","fixed"]),quotes:{keys:["quotes"],read:o=>{
if((0,b.aG)(o[0])==="none")return{quotes:["",""]};const t=o.flatMap(e=>e.type==="String"?[e.value]:[]);return t.length>=2&&t.length%2===0?{quotes:t}:void 0}},content:{
keys:["content"],read:br},"counter-reset":Ze("counterReset",0),"counter-set":Ze("counterReset",0),"counter-increment":Ze("counterIncrement",1)},yo={...ar,...kr,
...qs,...hr},Sr=/^(?:transition|animation|cursor|user-select|pointer-events|will-change|scroll|overscroll|touch-action|resize|caret|appearance|print-color-adjust|color-adjust|color-scheme|forced-color-adjust|font-(?:display|smooth|feature-settings|kerning|synthesis|optical-sizing|stretch|variant-(?:numeric|ligatures)|variation-settings)|text-(?:rendering|size-adjust|underline-offset|decoration-(?:thickness|skip|skip-ink)|underline-position)|image-rendering|backface-visibility|perspective|contain|content-visibility|isolation|zoom|speak|page|size|src|filter|backdrop-filter|mso-|accent-color|background-attachment|background-origin|hyphens|line-break|box-decoration-break|-(?:webkit|moz|ms|o)-)/;
class Mr{characters=0;add(t){if(this.characters+=t,this.characters>mt.xH)throw(0,mt.qM)()}}class xo{parent;replaced;own=new Map;known=new Map;open=new Set;constructor(t,e){
this.parent=t,this.replaced=e}set(t,e){this.own.set(t,e)}get isEmpty(){return this.own.size===0}replaceIn(t){const e=[];let n=0;for(let s=0;;){const r=t.toLowerCase().
indexOf("var(",s);if(r<0){e.push(t.slice(s));break}e.push(t.slice(s,r));const a=At(t,r+4,")"),c=this.lookUp(t.slice(r+4,a));if(c===void 0)return;if(n+=c.length,
n>mt.uN)throw(0,mt.qM)();e.push(c),s=a+1}const i=e.join("");return this.replaced.add(i.length),i}lookUp(t){const e=At(t,0,","),n=this.valueOf(t.slice(0,e).trim());
return n!==void 0?n:e<t.length?this.replaceIn(t.slice(e+1).trim()):void 0}valueOf(t){const e=this.own.get(t);if(e===void 0)return this.parent?.valueOf(t);if(this.
known.has(t))return this.known.get(t);if(this.open.has(t))return;this.open.add(t);const n=this.replaceIn(e);return this.open.delete(t),this.known.set(t,n),n}}const[
Or,vr,ko,Tr]=[0,1,2,3],So=4,Mo=2e4;class Oo{page;ignored=new Map;matcher=new Cs;index=new Map;nodes=new Map;inline=new Map;replaced=new Mr;rem=16;constructor(t,e){
this.page=e;for(const n of t.ignored)this.ignored.set(n,1);for(const n of t.rules){const[i]=n.selector.compounds,{id:s,classes:r,name:a}=i,c=s!==void 0?`#${s}`:
r.length>0?`.${r[0]}`:a??"*",l=this.index.get(c);l?l.push(n):this.index.set(c,[n])}}get start(){return{style:Yt,variables:new xo(void 0,this.replaced)}}styleOf(t,e,n){
const i=this.rulesOf(t),s=[],r=new Set;for(const l of i){const{pseudoElement:d}=l.selector;d===void 0?vo(s,l):(d==="before"||d==="after")&&r.add(d)}for(const l of Os(
t,n))s.push({declaration:l,tier:vr,specificity:0,order:0});const a=t.attributes.get("style");if(a!==void 0)for(const l of this.declarationsOf(a))s.push({declaration:l,
tier:Tr+(l.important?So:0),specificity:0,order:0});const c=this.apply(s,e,t.parent===void 0);return t.parent===void 0&&(this.rem=c.style.fontSize),{...c,pseudos:[
...r].sort()}}pseudoStyle(t,e,n){const i=[];for(const s of this.rulesOf(t))s.selector.pseudoElement===e&&vo(i,s);return this.apply(i,n,!1)}styleFrom(t,e){const n=t.
map((i,s)=>({declaration:i,tier:ko,specificity:0,order:s}));return this.apply(n,e,!1)}rulesOf(t){const e=[],n=[t.name,"*",...[...t.classes].map(s=>`.${s}`)],i=t.
attributes.get("id");i!==void 0&&n.push(`#${i}`);for(const s of n)for(const r of this.index.get(s)??[])this.matcher.matches(r.selector,t)&&e.push(r);return e}declarationsOf(t){
let e=this.inline.get(t);return e||(e=de(t),this.inline.size<Mo&&this.inline.set(t,e)),e}apply(t,e,n){t.sort((a,c)=>a.tier-c.tier||a.specificity-c.specificity||
a.order-c.order);const i=new xo(e.variables,this.replaced);for(const{declaration:a}of t)a.name.startsWith("--")&&i.set(a.name,a.value);const s=i.isEmpty?e.variables:
i,r=We(e.style);for(const{declaration:a}of t)(a.name==="font-size"||a.name==="font")&&this.set(r,a,e.style,s,{isRoot:n,isSized:!1});for(const{declaration:a}of t){
const{name:c}=a;c!=="font-size"&&!c.startsWith("--")&&this.set(r,a,e.style,s,{isRoot:n,isSized:!0})}return{style:$s(r,e.style),variables:s}}set(t,{name:e,value:n},i,s,{
isRoot:r,isSized:a}){const c=Object.hasOwn(yo,e)?yo[e]:void 0;if(!c){if(e==="all"||Sr.test(e))return;this.ignored.set(e,(this.ignored.get(e)??0)+1);return}const l=/var\(/i.
test(n)?s.replaceIn(n):n;if(l===void 0)return To(t,c,i,"unset");const d=l.trim().toLowerCase();if(d==="inherit"||d==="initial"||d==="unset"||d==="revert"||d==="\
revert-layer")return To(t,c,i,d);const f=this.nodesOf(l);if(!f||f.length===0)return;const u={...{em:t.fontSize,rem:r?t.fontSize:this.rem,pageWidth:this.page.width,
pageHeight:this.page.height},parent:i},m=c.read(f,u);if(!m)return;const{fontSize:p}=t;Object.assign(t,m),e==="font"&&a&&(t.fontSize=p)}nodesOf(t){if(this.nodes.
has(t))return this.nodes.get(t);const e=(0,b.wK)(t);return this.nodes.size<Mo&&this.nodes.set(t,e),e}}function vo(o,{declarations:t,selector:e,order:n,isUsual:i}){
for(const s of t){const r=(i?Or:ko)+(s.important?So:0);o.push({declaration:s,tier:r,specificity:e.specificity,order:n})}}const Rr=new Set(Object.keys(Ie));function To(o,{
keys:t},e,n){for(const i of t){const s=n==="inherit"||n!=="initial"&&Rr.has(i);o[i]=(s?e:Yt)[i]}}const Lr=`
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
`,Cr=`
table { font-weight: normal; font-style: normal; font-variant: normal; font-size: medium; line-height: normal; white-space: normal; text-align: start }
`;class bt{style;inner="blocks";children=[];inlines=[];element=null;replaced;marker;images;span=Er;place;isItem=!1;keepsNext=!1;known=new Map;constructor(t){this.
style=t}get isApart(){return this.isPositioned||this.style.float!=="none"}get isPositioned(){return this.style.position==="absolute"||this.style.position==="fix\
ed"}}const Er={columns:1,rows:1};async function Et(o,t){for(;;){const{done:e,value:n}=o.next();if(e)return n;const i=t.step(n);i&&await i}}var Ir=k(42973),qe=k(
9876),Oe=k(36078);class Wr{composition;box;scale;most;refuse;last=0;open=new Map;constructor(t,e,n,i,s){this.composition=t,this.box=e,this.scale=n,this.most=i,this.
refuse=s}get height(){return this.box.contentHeight/this.scale}pageAt(t){return Math.max(Math.floor((t+.05)/this.height),0)}x(t){return this.box.left+t*this.scale}y(t,e){
return this.box.height-this.box.top-(e-t*this.height)*this.scale}sheet(t){const{sheets:e}=this.composition;if(t>=this.most)throw this.refuse(this.most);for(;e.length<=
t;)this.composition.sheet(this.box.width,this.box.height);return e[t]}draw(t,e,n,...i){const s=this.sheet(t);this.enterScopes(s,t,n),s.draw(e,...i)}link(t,e,n,i,s){
this.sheet(t).link(e,n,i,s)}close(){for(const t of this.open.keys())this.enterScopes(this.sheet(t),t,[])}enterScopes(t,e,n){let i=this.open.get(e);i||this.open.
set(e,i=[]);let s=0;for(;s<i.length&&s<n.length&&i[s]===n[s];)s++;for(;i.length>s;i.pop())t.leave();for(const r of n.slice(s))t.enter(r.on(e)),i.push(r)}rectangle(t,e,n,i,s){
const[r,a]=[this.x(e),this.y(t,s)];return`${[r,a,(i-e)*this.scale,(s-n)*this.scale].map(Oe.id).join(" ")} re`}}const et=2e4;function Br(o){let t=o.known.get("ke\
pt");return t===void 0&&(t=o.style.display!=="table-cell"&&Ro(o),o.known.set("kept",t)),t}function Ro(o){let t=o.known.get("flowing");if(t===void 0){const e=n=>!n.
isPositioned&&Ro(n);t=o.children.every(e)&&o.inlines.every(n=>n.kind!=="atom"&&n.kind!=="apart"||e(n.box)),o.known.set("flowing",t)}return t}class Ar{rules;typefaces;breaks;page;isQuirky;kept=new WeakMap;faces=new WeakMap;constructor(t,e,n,i,s=!1){
this.rules=t,this.typefaces=e,this.breaks=n,this.page=i,this.isQuirky=s}*layOut(t,e,n){if(n||!Br(t))return yield*this.rules.layOut(t,this,e,n);const{width:i,height:s,
fixedWidth:r,fixedHeight:a,shrinks:c}=e,l=[i,s,r,a,c].join();let d=this.kept.get(t);d||this.kept.set(t,d=new Map);let f=d.get(l);return f||d.set(l,f=yield*this.
rules.layOut(t,this,e)),f}widthsOf(t){return this.rules.widthsOf(t,this)}faceOf(t){let e=this.faces.get(t);return e||this.faces.set(t,e=Ve(t)),e}metricsOf(t){const{
ascent:e,descent:n}=this.typefaces.metrics(this.faceOf(t));return{ascent:Math.round(e*t.fontSize/1e3),descent:Math.round(-n*t.fontSize/1e3)}}lineOf(t){const{ascent:e,
descent:n}=this.metricsOf(t),{lineHeight:i,fontSize:s}=t;if(i==="normal")return{above:e,below:n};const a=(("factor"in i?i.factor*s:i.px)-e-n)/2;return{above:e+a,
below:n+a}}}const $r=/^(?:monospace|ui-monospace|consolas|menlo|monaco)$|courier|\bmono\b|\bcode\b/;function Ve({fontFamily:o,fontWeight:t,fontStyle:e}){const[n=""]=o;
return $r.test(n)?"Mono":t>=600?"SemiBold":e==="italic"?"Italic":"Regular"}function Lo({box:o,height:t,lines:e},n){return t>n?!1:o.style.breakInside==="avoid"||
o.inner==="image"||o.keepsNext&&e.length>0||zr(o.style)}const zr=({transform:o})=>o.some(({kind:t})=>t==="matrix"),Co=o=>o==="page"||o==="left"||o==="right";function Eo(o){
for(let t=o;t;[t]=t.flow==="sequence"?t.children:[])if(Co(t.box.style.breakBefore))return!0;return!1}function Nr(o){for(let t=o;t;t=t.flow==="sequence"?t.children.
at(-1):void 0)if(Co(t.box.style.breakAfter))return!0;return!1}function Pr(o,t,e,{orphans:n,widows:i}){let s=t;return e-s<i&&(s=Math.max(e-i,o)),s-o<n&&o===0?0:Math.
max(s,o===0?0:o+1)}function Hr(o,t){for(let e=o,n=0;;){if(Lo(e,t))return n+e.height;const{lines:i,box:s,children:r}=e;if(i.length>0){const c=i[Math.min(i.length<=
s.style.orphans+s.style.widows-1?i.length:s.style.orphans,i.length)-1];return n+c.y+c.height}if(e.head&&r.length>1){const c=r.find(l=>l!==e.head&&l.children.length>
0)?.children[0];return n+e.head.y+e.head.height+(c?.height??0)}const[a]=r;if(!a||e.flow==="bands"&&e.height<=t/4)return n+e.height;n+=a.y,e=a}}function*Vt(o,t,e){
yield et/10;const n={laid:o,x:t,top:e,bottom:e+o.height,lines:[],children:[],apart:[],heads:[]};for(const i of o.lines){const s=[];for(const{laid:r}of i.atoms)s.
push(yield*Vt(r,t+r.x,e+i.y+r.y));n.lines.push({line:i,top:e+i.y,atoms:s})}for(const i of o.children)n.children.push(yield*Vt(i,t+i.x,e+i.y));for(const i of o.apart)
n.apart.push(yield*Vt(i,t+i.x,e+i.y));return n}const dt=.05;class Gr{height;constructor(t){this.height=t}pageOf(t){return Math.max(Math.floor((t+dt)/this.height),
0)}*place(t,e,n,i){yield et/4;let s=n;Lo(t,this.height-i)&&this.crosses(s,t.height)&&(s=this.next(s,i));const r={laid:t,x:e,top:s,bottom:s+t.height,lines:[],children:[],
apart:[],heads:[]},a=new Dr(s);return t.lines.length>0?yield*this.lines(r,i,a):t.flow==="bands"?yield*this.bands(r,i,a):yield*this.sequence(r,i,a),yield*this.apart(
r,i,a),r}crosses(t,e){return t+e>(this.pageOf(t)+1)*this.height+dt}next(t,e){return(this.pageOf(t)+1)*this.height+e}isAtStart(t,e){return t-this.pageOf(t)*this.
height<=e+dt}*lines(t,e,n){const{laid:i}=t,{lines:s,box:r}=i;let a=0;for(let c=0;c<s.length;c++){yield 2e3;const l=s[c],d=n.at(l.y);if(!this.crosses(d,l.height)||
this.isTall(l,e))continue;const f=Pr(a,c,s.length,r.style),h=n.at(s[f].y),u=this.isAtStart(h,e)?c:f,m=n.at(s[u].y);this.isAtStart(m,e)||(n.move(s[u].y,this.next(
m,e)),a=u,c=u)}for(const c of s){const l=n.at(c.y),d=[];let f=l+c.height;for(const{laid:h}of c.atoms){const u=yield*this.place(h,t.x+h.x,l+h.y,e);d.push(u),f=Math.
max(f,u.bottom)}f>l+c.height+dt&&n.move(c.y+c.height,f),t.lines.push({line:c,top:l,atoms:d})}t.bottom=n.at(i.height)}isTall({height:t},e){return t>this.height-e}*sequence(t,e,n){
const{laid:i}=t,{children:s,head:r}=i;let a=e;for(const[c,l]of s.entries()){const d=s[c-1];let f=n.at(l.y);const h=d?t.children[c-1].bottom:t.top;(Eo(l)||d!==void 0&&
Nr(d))&&!this.isAtStart(h,a)?f=this.next(h,a):d&&!this.isAtStart(h,a)&&this.pageOf(f)>this.pageOf(h-dt)?f=this.next(h-dt,a):!this.isAtStart(f,a)&&this.needsNext(
s,c,f,a)&&(f=this.next(f,a));const m=yield*this.place(l,t.x+l.x,f,a);n.move(l.y,m.top),n.move(l.y+l.height,m.bottom),t.children.push(m),l===r&&r.height<=this.height/
2&&(a=e+r.height)}t.bottom=Math.max(n.at(i.height),t.top),r&&a>e&&(yield*this.repeatHead(t,e))}needsNext(t,e,n,i){let s=0;for(let r=e;r<t.length;r++){const a=t[r],
c=r===e?0:a.y-t[r-1].y-t[r-1].height;if(!a.box.keepsNext&&a.box.style.breakAfter!=="avoid"&&t[r+1]?.box.style.breakBefore!=="avoid"){if(r===e)return!1;s+=c+Hr(a,
this.height-i);break}s+=c+a.height}return this.crosses(n,s)&&s<=this.height-i}*repeatHead(t,e){const{head:n}=t.laid,i=t.children.find(({laid:r})=>r===n),s=(0,q.
Kf)(t.children.map(({bottom:r})=>r));for(let r=this.pageOf(i.bottom-dt)+1;r<=this.pageOf(s-2*dt);r++){const a=r*this.height+e,c=yield*this.place(n,i.x,a,e);t.heads.
push({top:a,head:c})}}*bands(t,e,n){const{laid:i}=t,s=new Map(i.children.map((a,c)=>[a,c])),r=[];for(const a of jr(i.children)){const c=a[0].y,l=(0,q.Kf)(a.map(
({y:p,height:g})=>p+g));let d=n.at(c);const f=a.some(Eo)&&r.length>0,h=l-c;(f&&!this.isAtStart(d,e)||h<=this.height/4&&this.crosses(d,h))&&(d=this.next(d,e)),n.
move(c,d);let u=d;const m=[];for(const p of a){const g=yield*this.place(p,t.x+p.x,d+p.y-c,e);m.push(g),u=Math.max(u,g.bottom+l-p.y-p.height)}for(const p of m)p.
laid.y+p.laid.height>l-dt&&(p.bottom=u);for(const p of m)r.push(p);n.move(l,u)}r.sort((a,c)=>s.get(a.laid)-s.get(c.laid));for(const a of r)t.children.push(a);t.
bottom=Math.max(n.at(i.height),t.top)}*apart(t,e,n){const{laid:i}=t;for(const s of i.apart){const r=s.isFromBottom?t.bottom-(i.height-s.y):n.at(s.y),c=s.box.style.
position==="fixed"?yield*Vt(s,t.x+s.x,r):yield*this.place(s,t.x+s.x,r,e);t.apart.push(c),s.box.style.float!=="none"&&s.y+s.height<=i.height+dt&&(t.bottom=Math.max(
t.bottom,c.bottom+i.height-s.y-s.height))}}}class Dr{from=[0];shifts;constructor(t){this.shifts=[t]}at(t){let e=this.from.length-1;for(;e>0&&this.from[e]>t+.001;)
e--;return t+this.shifts[e]}move(t,e){const n=e-t;Math.abs(n-this.shifts.at(-1))<1e-4||(this.from.push(Math.max(t,this.from.at(-1))),this.shifts.push(n))}}function jr(o){
const t=[];let e=-1/0;for(const n of[...o].sort((i,s)=>i.y-s.y)){const i=t.at(-1);i&&(n.y<e-dt||n.height===0&&n.y<=e)?i.push(n):t.push([n]),e=Math.max(e,n.y+n.height)}
return t}var Qt=k(74135);const[Fr,Ur]=[.5,.3];function Kr(o,t,e,{opacity:n,scopes:i,isArtifact:s}){const{box:r,border:a,padding:c}=e.laid,{style:l,marker:d}=r;if(!d||
l.visibility!=="visible")return;const f=Io(e)??e.top+a.top+c.top+t.lineOf(l).above,h=o.pageAt(f-l.fontSize/2),u=s?void 0:d.element??void 0,m=l.direction==="rtl",
p=m?e.x+e.laid.width:e.x,{color:g,alpha:w}=l.color,y=d.shape==="circle",x=l.fontSize*(y?Yr:1),S=t.typefaces.word(d.shape?_r[d.shape]:d.text,t.faceOf(l)),M=S.width*
x/1e3,L=(d.shape?Fr:Ur)*l.fontSize,P=m?p+L:p-L-M,F={kind:"text",x:o.x(P),y:o.y(h,f-(y?l.fontSize*.17:0)),size:x*o.scale,color:g,words:[S],alpha:w*n};o.draw(h,u,
i,F)}const _r={disc:"•",circle:"○",square:"▪"},Yr=.5;function Io(o){const[t]=o.lines;if(t)return t.top+t.line.baseline;for(const e of o.children){const n=Io(
e);if(n!==void 0)return n}}const Qe=[[0,0],[0,0],[0,0],[0,0]];function ve(o,t,e){const n=[o.borderTopLeftRadius,o.borderTopRightRadius,o.borderBottomRightRadius,
o.borderBottomLeftRadius].map(([d,f])=>[R(d,t),R(f,e)]),[i,s,r,a]=n,l=[[t,i[0]+s[0]],[t,a[0]+r[0]],[e,i[1]+a[1]],[e,s[1]+r[1]]].reduce((d,[f,h])=>h>f&&h>0?Math.
min(d,f/h):d,1);return n.map(([d,f])=>[d*l,f*l])}const Te=(o,{top:t,right:e,bottom:n,left:i})=>o.map(([s,r],a)=>{const c=a===0||a===3?i:e,l=a<2?t:n;return[Math.
max(s-c,0),Math.max(r-l,0)]}),wt=({left:o,top:t,right:e,bottom:n},i)=>({left:o+i.left,top:t+i.top,right:e-i.right,bottom:n-i.bottom});function ft({left:o,top:t,
right:e,bottom:n},i,s){const r=(h,u)=>`${(0,Oe.id)(s.x(h))} ${(0,Oe.id)(s.y(u))}`;if(i.every(([h,u])=>h<=0||u<=0))return`${r(o,t)} m ${r(e,t)} l ${r(e,n)} l ${r(
o,n)} l h`;const[a,c,l,d]=i,f=1-Oe.yQ;return[`${r(o+a[0],t)} m`,`${r(e-c[0],t)} l`,`${r(e-c[0]*f,t)} ${r(e,t+c[1]*f)} ${r(e,t+c[1])} c`,`${r(e,n-l[1])} l`,`${r(
e,n-l[1]*f)} ${r(e-l[0]*f,n)} ${r(e-l[0],n)} c`,`${r(o+d[0],n)} l`,`${r(o+d[0]*f,n)} ${r(o,n-d[1]*f)} ${r(o,n-d[1])} c`,`${r(o,t+a[1])} l`,`${r(o,t+a[1]*f)} ${r(
o+a[0]*f,t)} ${r(o+a[0],t)} c`,"h"].join(" ")}const Wo=([o,t,e],n)=>[o*n,t*n,e*n],Xr=1e3;function Zr(o,t,e){return o.kind==="linear"?Vr(o,t,e):Jr(o,t,e)}const qr=({
left:o,top:t,right:e,bottom:n},i)=>[i.x(o),i.y(n),i.x(e),i.y(t)];function Vr(o,t,e){const[n,i]=[t.right-t.left,t.bottom-t.top],[s,r]=[(t.left+t.right)/2,(t.top+
t.bottom)/2],a=Qr(o.angle,n,i)*Math.PI/180,c=Math.abs(n*Math.sin(a))+Math.abs(i*Math.cos(a)),[l,d]=[Math.sin(a)*c/2,-Math.cos(a)*c/2],{stops:f,from:h,to:u}=Bo(o,
c),m=p=>[e.x(s+l*(2*p-1)),e.y(r+d*(2*p-1))];return{coordinates:[...m(h),...m(u)],stops:f,box:qr(t,e)}}function Qr(o,t,e){if(typeof o=="number")return o;const{x:n,
y:i}=o;if(n===0)return i<0?0:180;if(i===0)return n<0?270:90;const s=Math.atan2(e,t)*180/Math.PI;return n>0?i<0?s:180-s:i<0?360-s:180+s}function Jr(o,t,e){const[
n,i]=[t.right-t.left,t.bottom-t.top],[s,r]=[R(o.center[0],n),R(o.center[1],i)],[a,c]=ta(o,{cx:s,cy:r,width:n,height:i}),{stops:l,from:d,to:f}=Bo(o,a),h=e.x(1)-e.
x(0),u=[h,0,0,h*(c/a),e.x(t.left+s),e.y(t.top+r)],m=2*Math.max(n,i)*Math.max(a/c,1);return{coordinates:[0,0,Math.max(d,0)*a,0,0,f*a],stops:l,matrix:u,box:[-m,-m,
m,m]}}function ta({extent:o,isCircle:t},{cx:e,cy:n,width:i,height:s}){const r=[Math.abs(e),Math.abs(i-e)],a=[Math.abs(n),Math.abs(s-n)],c=o.startsWith("closest")?
Math.min:Math.max,[l,d]=[Math.max(c(r[0],r[1]),.01),Math.max(c(a[0],a[1]),.01)],f=o.endsWith("corner");if(t){const h=f?Math.hypot(l,d):c(l,d);return[h,h]}return f?
[l*Math.SQRT2,d*Math.SQRT2]:[l,d]}function Bo({stops:o,repeats:t},e){const n=ea(o,e),[i,s]=[n[0],n.at(-1)],r=o.map(({paint:c},l)=>({paint:c,at:n[l]})),a=s-i;if(t&&
a>1e-4&&a<1){const c=Math.min(Math.ceil(1/a)+1,Math.floor(Xr/r.length)),l=Array.from({length:c},(d,f)=>r.map(({paint:h,at:u})=>({paint:h,at:u+f*a}))).flat();return Ao(
l,i,i+c*a)}return Ao(r,i,a>1e-4?s:i+1e-4)}function Ao(o,t,e){const n=o.map(({paint:s,at:r})=>({...s,at:Math.min(Math.max((r-t)/(e-t),0),1)}));return{stops:n.map(
(s,r)=>s.alpha>0?s:{...s,color:(n[r-1]??n[r+1]??s).color}),from:t,to:e}}function ea(o,t){const e=o.map(({at:s},r)=>s?t>0?R(s,t)/t:0:r===0?0:r===o.length-1?1:void 0);
let n=-1/0;const i=e.map(s=>s===void 0?void 0:n=Math.max(n,s));return i.map((s,r)=>{if(s!==void 0)return s;let[a,c]=[r,r];for(;i[a]===void 0;)a--;for(;i[c]===void 0;)
c++;return i[a]+(i[c]-i[a])*(r-a)/(c-a)})}const $o=2e3,na=10;class oa{canvas;constructor(t){this.canvas=t}paint(t){const{style:e,rect:n}=t;if(!(e.visibility==="\
visible")||n.right<=n.left)return;const s=e.backgroundColor!==void 0||e.backgroundImage.length>0,{border:r}=t,a=r.top+r.right+r.bottom+r.left>0;if(!s&&!a&&e.boxShadow.
length===0&&e.outlineWidth===0)return;const c=ve(e,n.right-n.left,n.bottom-n.top);for(const l of this.pagesOf(n))this.shadows(t,c,l),s&&this.background(t,c,l),a&&
this.borders(t,c,l),e.outlineWidth>0&&this.outlineOf(t,l)}pagesOf({top:t,bottom:e}){const{height:n}=this.canvas,i=Math.max(Math.floor((t+.05)/n),0),s=Math.max(Math.
ceil((e-.05)/n)-1,i);return Array.from({length:Math.min(s,Math.max(this.canvas.last,i))-i+1},(r,a)=>i+a)}points(t){const{canvas:e}=this;return{x:n=>e.x(n),y:n=>e.
y(t,n)}}slice(t,e,n){const{height:i}=this.canvas,[s,r]=[n*i,(n+1)*i],[a,c]=[Math.max(t.top,t.top<s-.05?s:t.top),t.bottom>r+.05?r:t.bottom];if(a===t.top&&c===t.bottom)
return{rect:t,corners:e};const[l,d]=[a===t.top,c===t.bottom],f=e.map((h,u)=>(u<2?l:d)?h:[0,0]);return{rect:{...t,top:a,bottom:c},corners:f}}shadows({style:t,rect:e,
opacity:n,scopes:i},s,r){for(const{x:a,y:c,blur:l,spread:d,paint:f,isInset:h}of[...t.boxShadow].reverse()){if(h)continue;const{color:u,alpha:m}=f??t.color,p=this.
points(r),g=this.slice(e,s,r),w=ft(g.rect,g.corners,p),y=l>0?Math.min(Math.max(Math.ceil(l/3),2),na):1,x=1-(1-m*n)**(1/y);if(x<=0)continue;const S={on:()=>({clip:`${this.
around} ${w}`,hasHoles:!0})};for(let M=0;M<y;M++){const L=d+(y>1?l*.6*(1-2*M/(y-1)):0),P={left:e.left+a-L,top:e.top+c-L,right:e.right+a+L,bottom:e.bottom+c+L};if(P.
right<=P.left||P.bottom<=P.top)continue;const F=s.map(([ot,Ft])=>[Math.max(ot+L,0),Math.max(Ft+L,0)]),J=this.slice(P,F,r);J.rect.bottom<=J.rect.top||this.canvas.
draw(r,void 0,[...i,S],{kind:"shape",path:ft(J.rect,J.corners,p),fill:u,alpha:x})}}}get around(){const{width:t,height:e}=this.canvas.box;return`0 0 ${t} ${e} re`}background(t,e,n){
const{style:i,rect:s,border:r,padding:a,opacity:c,scopes:l}=t,d=i.backgroundClip,f=d==="padding-box"?r:d==="content-box"?ra(r,a):void 0,[h,u]=f?[wt(s,f),Te(e,f)]:
[s,e],m=this.slice(h,u,n),p=ft(m.rect,m.corners,this.points(n)),{backgroundColor:g}=i;g&&g.alpha>0&&this.canvas.draw(n,void 0,l,{kind:"shape",path:p,fill:g.color,
alpha:g.alpha*c});for(let w=i.backgroundImage.length-1;w>=0;w--)this.layer(t,w,p,n)}layer(t,e,n,i){const{style:s,rect:r,border:a,images:c,opacity:l,scopes:d}=t,
f=wt(r,a),h=s.backgroundImage[e],u="url"in h?c?.get(h.url):void 0;if("url"in h&&!u)return;const m=(ot,Ft)=>ot.length===0?Ft:ot[e%ot.length],p=u?u.displayed:void 0,
g=ua(m(s.backgroundSize,["auto","auto"]),f,p);if(g.width<=0||g.height<=0)return;const w=m(s.backgroundPosition,ia),y=f.left+R(w[0],f.right-f.left-g.width),x=f.top+
R(w[1],f.bottom-f.top-g.height),S=m(s.backgroundRepeat,"repeat"),M=this.slice(r,Qe,i).rect,L=S==="repeat"||S==="repeat-x"?zo(y,g.width,M.left,M.right):[y],P=S===
"repeat"||S==="repeat-y"?zo(x,g.height,M.top,M.bottom):[x];if(L.length*P.length>$o)return;const F=this.points(i),J={on:()=>({clip:n})};for(const ot of P)for(const Ft of L){
const gt={left:Ft,top:ot,right:Ft+g.width,bottom:ot+g.height};if(u){const ne=(0,Qt.lw)(u.upright,[F.x(gt.right)-F.x(gt.left),0,0,F.y(gt.top)-F.y(gt.bottom),F.x(
gt.left),F.y(gt.bottom)]);this.canvas.draw(i,void 0,[...d,J],{kind:"image",name:this.canvas.sheet(i).image(u),matrix:ne})}else if(!("url"in h)){const ne=Zr(h,gt,
F),Wi=l<1?{...ne,stops:ne.stops.map(Bi=>({...Bi,alpha:Bi.alpha*l}))}:ne;L.length*P.length===1&&gt.left<=r.left+a.left&&gt.right>=r.right-a.right?this.canvas.draw(
i,void 0,d,{kind:"shape",path:n,fill:Wi}):this.canvas.draw(i,void 0,[...d,J],{kind:"shape",path:ft(gt,Qe,F),fill:Wi})}}}borders(t,e,n){const{rect:i,border:s,style:r}=t,
{height:a}=this.canvas,c=this.slice(i,e,n),l={...s,top:c.rect.top===i.top?s.top:0,bottom:c.rect.bottom===i.bottom?s.bottom:0};if(i.top>=(n+1)*a)return;const d=ca(
r,l),[f]=d,h=d.filter(({width:w})=>w>0),u=h.every(({line:w,paint:y})=>w===h[0].line&&la(y,h[0].paint));if(h.length===0||!f)return;const{line:m,paint:p}=h[0],g=h.
length===4;if(u&&g&&(m==="solid"||m==="double")){this.ring(t,c,l,p,n),m==="double"&&this.gap(t,c,l,n);return}for(const w of h)this.side(t,c,l,w,n)}ring({opacity:t,
scopes:e},n,i,{color:s,alpha:r},a){const c=this.points(a),l=wt(n.rect,i),f=l.right>l.left&&l.bottom>l.top?` ${ft(l,Te(n.corners,i),c)}`:"",h=`${ft(n.rect,n.corners,
c)}${f}`;this.canvas.draw(a,void 0,e,{kind:"shape",path:h,fill:s,alpha:r*t,hasHoles:!0})}gap(t,e,n,i){const s=aa(n,.3333333333333333);if(Math.max(n.top,n.right,
n.bottom,n.left)<3)return;const r=wt(e.rect,s),a=t.style.backgroundColor??sa;this.ring(t,{rect:r,corners:Te(e.corners,s)},s,a,i)}side(t,e,n,i,s){const{scopes:r,
opacity:a}=t,c=this.points(s),l=wt(e.rect,n),d=e.corners.some(([w,y])=>w>0&&y>0),f=ft(l,Te(e.corners,n),c),{color:h,alpha:u}=i.paint,m=da(i,h);if(i.line==="dash\
ed"||i.line==="dotted")return this.dashes(t,e.rect,i,s);const g=`${fa(i.side,e.rect,d?ha(l,e):l).map(([w,y],x)=>`${c.x(w).toFixed(3)} ${c.y(y).toFixed(3)} ${x===
0?"m":"l"}`).join(" ")} h`;if(!d)this.canvas.draw(s,void 0,r,{kind:"shape",path:g,fill:m,alpha:u*a});else{const w={on:()=>({clip:g})},y=`${ft(e.rect,e.corners,c)}\
 ${f}`;this.canvas.draw(s,void 0,[...r,w],{kind:"shape",path:y,fill:m,alpha:u*a,hasHoles:!0})}}dashes({scopes:t,opacity:e},{left:n,top:i,right:s,bottom:r},{side:a,
width:c,line:l,paint:d},f){const{canvas:h}=this,u=this.points(f),m=c/2,p=a==="top"||a==="bottom",g=a==="top"?i+m:r-m,w=a==="left"?n+m:s-m,y=p?s-n:r-i,x=l==="dot\
ted"?c:c>=3?2*c:3*c,S=Math.max(Math.round(y/x/2-.5),0),M=y/(2*S+1),L=[];for(let P=0;P<=Math.min(S,2e3);P++){const F=P*2*M,J=p?{left:n+F,right:n+F+M,top:g-m,bottom:g+
m}:{top:i+F,bottom:i+F+M,left:w-m,right:w+m},ot=l==="dotted"?c/2:0;L.push(ft(J,Array.from({length:4},()=>[ot,ot]),u))}h.draw(f,void 0,t,{kind:"shape",path:L.join(
" "),fill:d.color,alpha:d.alpha*e})}outlineOf(t,e){const{style:n,rect:i}=t,s=-(n.outlineOffset+n.outlineWidth),r={top:s,right:s,bottom:s,left:s},a=n.outlineWidth,
c=this.slice(wt(i,r),Qe,e);this.ring(t,c,{top:a,right:a,bottom:a,left:a},n.outlineColor??n.color,e)}}const ia=[{px:0,percent:0},{px:0,percent:0}],sa={color:[1,1,
1],alpha:1},ra=(o,t)=>({top:o.top+t.top,right:o.right+t.right,bottom:o.bottom+t.bottom,left:o.left+t.left}),aa=({top:o,right:t,bottom:e,left:n},i)=>({top:o*i,right:t*
i,bottom:e*i,left:n*i}),ca=(o,t)=>[{side:"top",width:t.top,line:o.borderTopStyle,paint:o.borderTopColor??o.color},{side:"right",width:t.right,line:o.borderRightStyle,
paint:o.borderRightColor??o.color},{side:"bottom",width:t.bottom,line:o.borderBottomStyle,paint:o.borderBottomColor??o.color},{side:"left",width:t.left,line:o.borderLeftStyle,
paint:o.borderLeftColor??o.color}],la=(o,t)=>o.alpha===t.alpha&&o.color.every((e,n)=>e===t.color[n]);function da({line:o,side:t},e){const n=t==="top"||t==="left";
return o==="inset"||o==="groove"?n?Wo(e,.66):e:o==="outset"||o==="ridge"?n?e:Wo(e,.66):e}function fa(o,t,e){switch(o){case"top":return[[t.left,t.top],[t.right,t.
top],[e.right,e.top],[e.left,e.top]];case"bottom":return[[t.left,t.bottom],[t.right,t.bottom],[e.right,e.bottom],[e.left,e.bottom]];case"left":return[[t.left,t.
top],[e.left,e.top],[e.left,e.bottom],[t.left,t.bottom]];case"right":return[[t.right,t.top],[e.right,e.top],[e.right,e.bottom],[t.right,t.bottom]]}}function ha(o,{
rect:t,corners:e}){const[n,i]=[(t.right-t.left)/2,(t.bottom-t.top)/2],s=Math.min(e.reduce((r,[a,c])=>Math.max(r,a,c),0),n,i);return{left:Math.max(o.left,t.left+
(o.left>t.left?s:0)),top:Math.max(o.top,t.top+(o.top>t.top?s:0)),right:Math.min(o.right,t.right-(o.right<t.right?s:0)),bottom:Math.min(o.bottom,t.bottom-(o.bottom<
t.bottom?s:0))}}function ua(o,t,e){const[n,i]=[t.right-t.left,t.bottom-t.top];if(o==="cover"||o==="contain"){if(!e)return{width:n,height:i};const d=(o==="cover"?
Math.max:Math.min)(n/e.width,i/e.height);return{width:e.width*d,height:e.height*d}}const[s,r]=o,a=s==="auto"?void 0:R(s,n),c=r==="auto"?void 0:R(r,i);if(a===void 0&&
c===void 0)return e??{width:n,height:i};const l=e?e.width/e.height:void 0;return{width:a??(l===void 0?n:c*l),height:c??(l===void 0?i:a/l)}}function zo(o,t,e,n){
const i=o-Math.ceil((o-e)/t)*t,s=Math.min(Math.ceil((n-i)/t-1e-4),$o+1);return Array.from({length:Math.max(s,0)},(r,a)=>i+a*t)}const pa={underline:-.11,"line-th\
rough":.27,overline:.92},ma=.055;class ga{canvas;boxes;constructor(t,e){this.canvas=t,this.boxes=e}under({inlines:t},{x:e,top:n,opacity:i,scopes:s}){for(const{x:r,
y:a,width:c,height:l,box:d,isFirst:f,isLast:h}of t){const{style:u}=d,m={top:u.borderTopWidth,right:h?u.borderRightWidth:0,bottom:u.borderBottomWidth,left:f?u.borderLeftWidth:
0},p={left:e+r,top:n+a,right:e+r+c,bottom:n+a+l},g={top:0,right:0,bottom:0,left:0};this.boxes.paint({rect:p,style:u,border:m,padding:g,images:d.images,opacity:i*
u.opacity,scopes:s})}}text(t,e){const{canvas:n}=this,{style:i,owner:s}=t;if(i.visibility!=="visible")return;const{page:r,opacity:a,scopes:c}=e,l=e.element&&(s?.
in(e.element)??e.element),[d,f]=[e.x+t.x,e.top+t.y];n.draw(r,l,c,...this.inks(t,d,f,r,a));const h=s?.linking;if(!e.element||!h?.link)return;const{scale:u}=n,[m,
p]=[n.x(d),n.y(r,f)],g=i.fontSize*u;n.link(r,h.in(e.element),[m,p-g*.25,m+t.width*u,p+g*.9],h.link.target,h.link.contents)}inks(t,e,n,i,s){const{canvas:r}=this,
{style:a,words:c,width:l}=t,{color:d,alpha:f}=a.color,h=a.fontSize*r.scale,[u,m]=[r.x(e),r.y(i,n)],p=a.fontStyle==="italic"&&Ve(a)!=="Italic",g=[],w=(x,S)=>{const M=S.
textDecorationColor??S.color,L=Math.max(ma*h,.4),P=m+pa[x]*h;(0,q.RZ)(g,wa(u,P,l*r.scale,L,S.textDecorationStyle,M.color,M.alpha*s))},y=ba(t);for(const[x,S]of y)
x!=="line-through"&&w(x,S);g.push({kind:"text",x:u,y:m,size:h,color:d,words:c,oblique:p,spacing:a.letterSpacing*r.scale,alpha:f*s});for(const[x,S]of y)x==="line\
-through"&&w(x,S);return g}}const ba=({style:o})=>[...o.textDecorationLine].map(t=>[t,o]);function wa(o,t,e,n,i,s,r){const a=(l,d,f)=>`${l.toFixed(3)} ${d.toFixed(
3)} ${f.toFixed(3)} ${n.toFixed(3)} re`;if(i==="dotted"||i==="dashed"){const l=n*(i==="dotted"?2:5),d=n*(i==="dotted"?1:3),f=[];for(let h=0;h<e&&f.length<1e3;h+=
l)f.push(a(o+h,t,Math.min(d,e-h)));return[{kind:"shape",path:f.join(" "),fill:s,alpha:r}]}return[{kind:"shape",path:i==="double"?`${a(o,t,e)} ${a(o,t-2*n,e)}`:a(
o,t,e),fill:s,alpha:r}]}class ya{canvas;layout;boxes;texts;constructor(t,e){this.canvas=t,this.layout=e,this.boxes=new oa(t),this.texts=new ga(t,this.boxes)}*paint(t,e=!1){
yield*this.context(t,{opacity:1,scopes:[],isArtifact:e,over:[]})}*context(t,e){const n=[];yield*this.box(t,{...e,over:n});const i=n.map((s,r)=>({one:s,index:r})).
sort((s,r)=>s.one.order-r.one.order||s.index-r.index);for(const{one:s}of i)yield*this.context(s.placed,s.around)}*box(t,e){yield et/2;const{laid:n}=t,{style:i}=n.
box,s=[...e.scopes];i.transform.length>0&&s.push(this.turnOf(t));const r=e.opacity*i.opacity;if(r===0)return;this.background(t,s,r),n.box.marker&&Kr(this.canvas,
this.layout,t,{opacity:r,scopes:s,isArtifact:e.isArtifact}),this.mark(t),i.overflow==="hidden"&&this.clip(t,s);const a={...e,opacity:r,scopes:s};n.box.replaced&&
this.picture(t,a,void 0),yield*this.inside(t,a)}*inside(t,e){const{laid:n}=t;for(const s of t.children)yield*this.child(s,e);for(const{head:s}of t.heads)yield*this.
child(s,{...e,isArtifact:!0});for(const s of t.apart)yield*this.child(s,e);const i=e.isArtifact?void 0:n.box.element??void 0;for(const{line:s,top:r,atoms:a}of t.
lines){yield et/4;const c=this.canvas.pageAt(r),l={x:t.x,top:r,page:c,element:i,opacity:e.opacity,scopes:e.scopes};this.texts.under(s,l);for(const d of s.texts)
this.texts.text(d,{...l,page:this.canvas.pageAt(r+d.y-d.style.fontSize/2)});for(const[d,f]of a.entries())yield*this.atom(f,s.atoms[d].owner,i,e)}}*child(t,e){const{
style:n}=t.laid.box;n.position!=="static"||n.opacity<1||n.transform.length>0?e.over.push({placed:t,around:e,order:n.zIndex==="auto"?0:n.zIndex}):yield*this.box(
t,e)}*atom(t,e,n,i){const{box:s}=t.laid;if(s.replaced&&n&&e){const r=e.in(n);this.background(t,i.scopes,i.opacity),this.picture(t,i,s.element?e:void 0,r);return}
yield*this.child(t,i)}background(t,e,n){const{laid:i,x:s,top:r,bottom:a}=t,{box:c}=i,l=a-r,d=i.frame&&i.frame.height<i.height?{top:r+i.frame.top,bottom:r+i.frame.
top+i.frame.height+l-i.height}:{top:r,bottom:a},f={left:s,right:s+i.width,...d},{style:h}=c;if(h.display==="table-cell"&&h.emptyCells==="hide"&&i.lines.length===
0&&i.children.length===0&&h.borderCollapse==="separate")return;const u=c.inner==="table"&&h.borderCollapse==="collapse",m={top:0,right:0,bottom:0,left:0},p=c.known.
get("edges"),g=u||p?m:i.border;if(this.boxes.paint({rect:f,style:h,border:g,padding:i.padding,images:c.images,opacity:n,scopes:e}),!p)return;const w={top:p.top.
width,right:p.right.width,bottom:p.bottom.width,left:p.left.width},y={...h,backgroundColor:void 0,backgroundImage:[],boxShadow:[],borderTopStyle:p.top.line,borderRightStyle:p.
right.line,borderBottomStyle:p.bottom.line,borderLeftStyle:p.left.line,borderTopColor:p.top.paint,borderRightColor:p.right.paint,borderBottomColor:p.bottom.paint,
borderLeftColor:p.left.paint},x={left:f.left-w.left/2,right:f.right+w.right/2,top:f.top-w.top/2,bottom:f.bottom+w.bottom/2};this.boxes.paint({rect:x,style:y,border:w,
padding:m,images:void 0,opacity:n,scopes:e})}mark({laid:t,top:e}){const{place:n}=t.box;if(!n||n.sheet)return;const i=Math.min(this.canvas.pageAt(e),this.canvas.
last);n.sheet=this.canvas.sheet(i),n.top=this.canvas.y(i,e)+6}clip({laid:t,x:e,top:n,bottom:i},s){const{style:r}=t.box,a=wt({left:e,top:n,right:e+t.width,bottom:i},
t.border),c=ve(r,t.width,t.height);s.push({on:l=>({clip:ft(a,c,this.boxes.points(l))})})}turnOf({laid:t,x:e,top:n}){const{canvas:i}=this,{style:s}=t.box,r=e+R(s.
transformOrigin[0],t.width),a=n+R(s.transformOrigin[1],t.height);let c=[1,0,0,1,0,0];for(const l of[...s.transform].reverse())c=(0,Qt.lw)(c,l.kind==="matrix"?l.
values:[1,0,0,1,R(l.x,t.width),R(l.y,t.height)]);return{on:l=>{const[d,f,h,u,m,p]=c,[g,w]=[i.x(r),i.y(l,a)],y=[d,-f,-h,u,m*i.scale,-p*i.scale];return{matrix:(0,Qt.
lw)((0,Qt.lw)([1,0,0,1,-g,-w],y),[1,0,0,1,g,w])}}}}picture({laid:t,x:e,top:n},{scopes:i,isArtifact:s},r,a){const{box:c,border:l,padding:d}=t,f=c.replaced?.image;
if(!f||c.style.visibility!=="visible")return;const h=wt(wt({left:e,top:n,right:e+t.width,bottom:n+t.height},l),d),{canvas:u}=this,m=u.pageAt(n),p=this.boxes.points(
m),g=xa(h,f.displayed,c.style.objectFit),w=ve(c.style,t.width,t.height).some(([P])=>P>0),y=g.left<h.left-.01||g.top<h.top-.01,x={on:()=>({clip:ft(h,ve(c.style,h.
right-h.left,h.bottom-h.top),p)})},S=(0,Qt.lw)(f.upright,[p.x(g.right)-p.x(g.left),0,0,p.y(g.top)-p.y(g.bottom),p.x(g.left),p.y(g.bottom)]),M=s?void 0:c.element??
void 0;M&&a&&!M.parent&&a.adopt(M),u.draw(m,M,w||y?[...i,x]:i,{kind:"image",name:u.sheet(m).image(f),matrix:S});const L=r?.linking;!a||!L?.link||u.link(m,a,[p.x(
h.left),p.y(h.bottom),p.x(h.right),p.y(h.top)],L.link.target,L.link.contents)}}function xa(o,t,e){if(e==="fill")return o;const[n,i]=[o.right-o.left,o.bottom-o.top],
[s,r]=[n/t.width,i/t.height],a=Math.min(s,r),c=e==="cover"?Math.max(s,r):e==="none"?1:e==="scale-down"?Math.min(a,1):a,[l,d]=[(n-t.width*c)/2,(i-t.height*c)/2];
return{left:o.left+l,top:o.top+d,right:o.right-l,bottom:o.bottom-d}}class Je{box;x=0;y=0;width=0;height=0;border=No;padding=No;children=[];apart=[];lines=[];flow="\
sequence";firstBaseline;lastBaseline;after=new Rt;head;frame;isFromBottom=!1;constructor(t){this.box=t}get contentWidth(){return this.width-this.border.left-this.
border.right-this.padding.left-this.padding.right}}const No={top:0,right:0,bottom:0,left:0};class Rt{most;least;constructor(t=0,e=0){this.most=t,this.least=e}get size(){
return this.most+this.least}add(t){return t===0?this:new Rt(Math.max(this.most,t),Math.min(this.least,t))}join({most:t,least:e}){return new Rt(Math.max(this.most,
t),Math.min(this.least,e))}}const yt=o=>o==="auto"||o==="none",v=(o,t)=>o==="auto"?0:R(o,t),Lt=({marginTop:o,marginRight:t,marginBottom:e,marginLeft:n},i)=>({top:v(
o,i),right:v(t,i),bottom:v(e,i),left:v(n,i)}),rt=o=>({top:o.borderTopWidth,right:o.borderRightWidth,bottom:o.borderBottomWidth,left:o.borderLeftWidth}),ht=(o,t)=>({
top:Math.max(R(o.paddingTop,t),0),right:Math.max(R(o.paddingRight,t),0),bottom:Math.max(R(o.paddingBottom,t),0),left:Math.max(R(o.paddingLeft,t),0)}),z=({left:o,
right:t})=>o+t,B=({top:o,bottom:t})=>o+t;function ka(o,t){const e=new Je(o);return e.border=rt(o.style),e.padding=ht(o.style,t),e}function N(o,t,e,n){if(typeof o==
"string"||o.percent!==0&&t===void 0)return;const i=R(o,t??0);return Math.max(n.boxSizing==="border-box"?Math.max(i,e):i+e,0)}function ut(o,t,e,n){const i=N(t.maxWidth,
e,n,t)??1/0,s=N(t.minWidth,e,n,t)??0;return Math.max(Math.min(o,i),s,n)}function It(o,t,e,n){const i=N(t.maxHeight,e,n,t)??1/0,s=N(t.minHeight,e,n,t)??0;return Math.
max(Math.min(o,i),s,n)}const Re={width:300,height:150};function Po({style:o,replaced:t},e,n){const[i,s]=[rt(o),ht(o,e.width)],[r,a]=[z(i)+z(s),B(i)+B(s)],c={width:t?.
width,height:t?.height},l=o.aspectRatio??(c.width!==void 0&&c.height!==void 0&&c.height>0?c.width/c.height:void 0);let f=typeof o.width=="object"&&o.width.percent!==
0&&e.width===0?void 0:N(o.width,e.width,r,o),h=N(o.height,e.height,a,o);const[u,m]=[f!==void 0,h!==void 0];f!==void 0&&(f-=r),h!==void 0&&(h-=a),f===void 0&&h===
void 0?(f=c.width??(c.height!==void 0&&l!==void 0?c.height*l:Re.width),h=c.height??(l===void 0?Re.height:f/l)):f===void 0?f=l===void 0?c.width??Re.width:h*l:h??=
l===void 0?c.height??Re.height:f/l;const p=ut(f+r,e.width===0?{...o,maxWidth:Sa(o.maxWidth)}:o,e.width,r)-r;p!==f&&!m&&l!==void 0&&(h=p/l);const g=It(h+a,o,e.height,
a)-a,w=g!==h&&!u&&l!==void 0?g*l:p,y=n.page.height-a,x=g>y&&y>0?y/g:1;return{width:w*x,height:g*x}}const Sa=o=>typeof o=="object"&&o.percent!==0?"none":o;var tn=k(
12889),Ma=k(47707);const Oa="￼",en=3e3,Ho=200,va=/[ \t\n\r\f]+/g;function*Ta(o){const t=[[]];let e=!0,n=0;for(const i of o){if(++n%50===0&&(yield 50*en),i.kind===
"break"){t.push([]),e=!0;continue}if(i.kind!=="text"){const c=i.kind==="atom";c&&(e=!1),t.at(-1).push({inline:i,text:c?Oa:"",style:void 0});continue}const{style:s}=i,
{whiteSpace:r}=s,a=r==="normal"||r==="nowrap"?[i.text]:i.text.split(/\r\n?|\n/);for(const[c,l]of a.entries()){c>0&&(t.push([]),e=!0);let d=l;r==="pre"||r==="pre\
-wrap"?d=d.replaceAll("	"," ".repeat(Math.min(Math.round(s.tabSize),32))):(d=d.replace(va," "),e&&d.startsWith(" ")&&(d=d.slice(1)),d!==""&&(e=d.endsWith(" "))),
r.startsWith("pre")&&d!==""&&(e=r==="pre-line"&&d.endsWith(" ")),d!==""&&t.at(-1).push({inline:i,text:Ra(d,s),style:s})}}return t}function Ra(o,{textTransform:t,
fontVariant:e}){return t==="uppercase"?o.toUpperCase():t==="lowercase"?o.toLowerCase():t==="capitalize"?o.replace(new RegExp("(^|[\\s\\p{P}])(\\p{L})","gu"),(n,i,s)=>i+
s.toUpperCase()):e==="small-caps"?o.toUpperCase():o}function*Go(o,t){const e=o.known.get("pieces");if(e)return e;const n=yield*Ta(o.inlines),i=[];let s=o.style.
direction==="rtl";for(const[a,c]of n.entries()){const l=c.map(({text:f})=>f).join("");s||=(0,tn.ft)(l);for(const f of yield*new Ca(c,t).pieces(l))i.push(f);a===
n.length-1||La(i,c.length===0||l==="")}const r={list:i,turns:s};return o.known.set("pieces",r),r}function La(o,t){const e=o.at(-1);e&&!t&&!e.ends?o[o.length-1]=
{...e,ends:!0}:o.push({fragments:[],spaces:[],width:0,spaceWidth:0,ends:!0})}function nn(o,t,e,n,i=!1){const s=n.typefaces.word(o,n.faceOf(t),i),r=o===" "||/^[ ]+$/.
test(o),a=t.letterSpacing===0?0:(0,Ma.qf)(o).length,c=s.width*t.fontSize/1e3+a*t.letterSpacing+(r?t.wordSpacing*o.length:0);return{kind:"text",text:o,style:t,owner:e,
word:s,width:c,isSpace:r}}class Ca{sources;layout;index=0;start=0;at=0;constructor(t,e){this.sources=t,this.layout=e}*pieces(t){const e=[];let n=[],i=[];const s=()=>{
n.length+i.length>0&&e.push(Do(n,i)),[n,i]=[[],[]]};let r=0;for(const{end:a,next:c}of Ia(this.layout.breaks(t),t))if(++r%20===0&&(yield 20*en),yield*this.take(a,
n),yield*this.take(c,i),c<t.length&&this.isHeld()){for(const l of i)n.push(l);i=[]}else s();if(this.rest(n),n.length>0&&e.length>0&&n.every(({kind:a})=>a==="clo\
se")){const a=e.pop();e.push(Do([...a.fragments,...a.spaces.length>0?a.spaces:[],...n],[])),n=[]}return s(),e}isHeld(){const e=this.sources[this.index]?.style;return!e||
this.at<=this.start?!1:e.whiteSpace==="nowrap"||e.whiteSpace==="pre"}*take(t,e){for(;this.index<this.sources.length;){const n=this.sources[this.index],i=n.text.
length;if(this.at>=t&&!(i===0&&Wa(n,"close")))return;if(i===0){e.push(n.inline),this.index++;continue}const s=Math.min(t,this.start+i);if(yield*this.put(n,n.text.
slice(this.at-this.start,s-this.start),e),this.at=s,s<this.start+i)return;this.start+=i,this.index++}}rest(t){for(;this.index<this.sources.length;this.index++){
const e=this.sources[this.index];e.text.length===0&&t.push(e.inline)}}*put({inline:t,style:e},n,i){if(t.kind!=="text")return void i.push(t);for(const s of n.match(
/ +|[^ ]+/g)??[])for(let r=0;r<s.length;r+=Ho)i.push(nn(s.slice(r,r+Ho),e,t.owner,this.layout)),r>0&&(yield 20*en)}}const Ea=/(?<=[a-z\d]-)(?=\d)/gi;function*Ia(o,t){
for(const{start:e,end:n,next:i}of o){const s=t.slice(e,n);if(s.includes("-"))for(const{index:r}of s.matchAll(Ea))yield{end:e+r,next:e+r};yield{end:n,next:i}}}const Wa=({
inline:o},t)=>o.kind===t;function Do(o,t){return{fragments:o,spaces:t,width:jo(o),spaceWidth:jo(t),ends:!1}}const jo=o=>o.reduce((t,e)=>t+(e.kind==="text"?e.width:
0),0),Fo=1e3,Ba=65534,Uo=1e6;function Jt(o){const t=o.known.get("grid");if(t)return t;const e=[],n=[],i=[],s=[],r=[];for(const h of o.children){const{display:u}=h.
style;u==="table-caption"?e.push(h):u==="table-column-group"||u==="table-column"?Aa(h,n):u==="table-header-group"?(i.length===0?i:s).push(h):u==="table-footer-g\
roup"?(r.length===0?r:s).push(h):h.isPositioned||s.push(h)}const a=[],c=[];for(const h of[...i,...s,...r]){const u=a.length;for(const m of h.children)m.isPositioned||
a.push(m);c.push({box:h,from:u,to:a.length})}const l=$a(a,c),d=i.length>0?c[0].to:0,f={rows:a,groups:c,captions:e,headRows:d,columnBoxes:n,...l,columns:Math.max(
l.columns,n.length)};return o.known.set("grid",f),f}function Aa(o,t){const e=o.children.filter(({style:n})=>n.display==="table-column");for(const n of e.length>
0?e:[o])for(let i=Math.min(n.span.columns,Fo);i>0;i--)t.push(n)}function $a(o,t){const e=[];let n=0,i=0,s=0,r=[];for(const[a,{children:c}]of o.entries()){for(;t[s].
to<=a;)s++,r=[];let l=0;for(const d of c){if(d.isPositioned)continue;for(;(r[l]??0)>a;)l++;const f=Math.min(Math.max(d.span.columns,1),Fo),h=t[s].to,u=d.span.rows===
0?h-a:Math.min(Math.max(d.span.rows,1),h-a,Ba);if(e.push({box:d,row:a,column:l,rows:u,columns:f}),i+=f*u,i>Uo)throw(0,H.G6)([{field:"file",message:`has a table \
of more than ${Uo} places for cells; at most that many are allowed`}]);if(u>1)for(let m=l;m<l+f;m++)r[m]=a+u;l+=f}n=Math.max(n,l)}return{cells:e,columns:n}}function*za(o,t){
const e=Jt(o),n=yield*_o(o,t),i=Ko(o,e);let[s,r,a,c]=[i,i,0,0];for(const d of n)s+=d.least,r+=d.most,a+=d.share,d.share>0&&(c=Math.max(c,d.most/d.share));const l=n.
reduce((d,{share:f,most:h})=>f>0?d:d+h,0);a>0&&(r=Math.max(r,c+i,a<1&&l>0?l/(1-a)+i:0));for(const d of e.captions)s=Math.max(s,(yield*t.widthsOf(d)).least);return{
least:s,most:Math.max(r,s)}}const Ko=({style:o},{columns:t})=>o.borderCollapse==="collapse"||t===0?0:(t+1)*o.borderSpacingX;function*_o(o,t){const e=o.known.get(
"columns");if(e)return e;const n=Jt(o),i=Array.from({length:n.columns},()=>({least:0,most:0,fixed:!1,share:0}));for(const[r,a]of n.columnBoxes.entries())a&&Pa(i[r],
a);const s=[];for(const r of n.cells){if(yield et/10,r.columns>1){s.push(r);continue}const a=i[r.column],c=yield*Yo(r.box,o,t);a.least=Math.max(a.least,c.least);
const l=typeof r.box.style.width=="object"&&r.box.style.width.percent===0;l&&!a.fixed?a.most=c.most:(l||!a.fixed)&&(a.most=Math.max(a.most,c.most)),a.fixed||=l,
Ha(a,r.box)}for(const r of i)r.most=Math.max(r.most,r.least);s.sort((r,a)=>r.columns-a.columns);for(const r of s)yield r.columns*200,Ga(i.slice(r.column,r.column+
r.columns),yield*Yo(r.box,o,t),Na(o));return o.known.set("columns",i),i}const Na=({style:o})=>o.borderCollapse==="collapse"?0:o.borderSpacingX;function*Yo(o,t,e){
const n=yield*e.widthsOf(o);if(t.style.borderCollapse!=="collapse")return n;const i=z(rt(o.style))/2;return{least:n.least-i,most:n.most-i}}function Pa(o,{style:t}){
typeof t.width=="object"&&(t.width.percent>0?o.share=Math.max(o.share,t.width.percent):(o.most=Math.max(o.most,t.width.px),o.least=Math.max(o.least,0),o.fixed=!0))}
function Ha(o,{style:t}){typeof t.width=="object"&&t.width.percent>0&&(o.share=Math.max(o.share,t.width.percent))}function Ga(o,{least:t,most:e},n){const i=n*(o.
length-1),s=o.filter(({fixed:c,share:l})=>!c&&l===0),r=s.length>0?s:o,a=(c,l)=>{const d=o.reduce((h,u)=>h+u[c],0)+i;if(l<=d)return;const f=r.reduce((h,u)=>h+u.most,
0);for(const h of r)h[c]+=(l-d)*(f>0?h.most/f:1/r.length)};a("least",t),a("most",e);for(const c of o)c.most=Math.max(c.most,c.least)}function Da(o,t){const e=a=>o.
reduce((c,l)=>c+a(l),0),n=a=>a.share>0?Math.max(a.share*t,a.least):a.least,i=a=>a.fixed&&a.share===0?a.most:n(a),s=a=>a.share>0?n(a):a.most,r=[a=>a.least,n,i,s];
for(let a=1;a<r.length;a++){const[c,l]=[r[a-1],r[a]],[d,f]=[e(c),e(l)];if(t>f)continue;const h=f>d?Math.max(t-d,0)/(f-d):0;return o.map(u=>c(u)+(l(u)-c(u))*h)}return ja(
o,o.map(s),t-e(s))}function ja(o,t,e){const n=[({fixed:i,share:s})=>!i&&s===0,({fixed:i,share:s})=>i&&s===0,({share:i})=>i>0];for(const i of n){const s=o.flatMap(
(l,d)=>i(l)?[d]:[]);if(s.length===0)continue;const r=s.map(l=>o[l].share>0?o[l].share:t[l]),a=r.reduce((l,d)=>l+d,0),c=[...t];for(const[l,d]of s.entries())c[d]=
t[d]+e*(a>0?r[l]/a:1/s.length);return c}return[...t]}function Fa(o,t){const e=Jt(o),n=Array.from({length:e.columns},()=>{});for(const[c,l]of e.columnBoxes.entries())
l&&(n[c]=N(l.style.width,t,0,l.style));for(const{box:c,column:l,row:d,columns:f}of e.cells){if(d>0)break;const h=z(rt(c.style))+z(ht(c.style,t)),u=N(c.style.width,
t,h,c.style);for(let m=l;u!==void 0&&m<l+f;m++)n[m]??=u/f}const i=n.reduce((c,l)=>c+(l??0),0),s=n.filter(c=>c===void 0).length,r=s>0?Math.max(t-i,0)/s:0,a=s===0&&
i>0&&t>i?t/i:1;return n.map(c=>c===void 0?r:c*a)}function*Xo(o,t){const e=o.known.get("widths");if(e)return e;yield et/4;const{style:n}=o,i=z(rt(n))+z(ht(n,0)),
s=typeof n.width=="object"&&n.width.percent===0?N(n.width,0,i,n):void 0;let r;const a=n.display==="table-cell";if(s!==void 0&&o.inner!=="table"&&!a)r={least:s,most:s};else{
const l=yield*Ua(o,t);r={least:l.least+i,most:Math.max(l.most,l.least)+i},s!==void 0&&(r={least:a?r.least:Math.max(s,r.least),most:Math.max(s,r.least)})}const c={
least:Zo(r.least,n,i),most:Zo(r.most,n,i)};return o.known.set("widths",c),c}function Zo(o,t,e){const{minWidth:n,maxWidth:i}=t,s=a=>typeof a=="object"&&a.percent!==
0?"none":a,r=typeof n=="object"&&n.percent!==0?"auto":n;return ut(o,{...t,minWidth:r,maxWidth:s(i)},0,e)}function*Le(o,t){const{least:e,most:n}=yield*Xo(o,t),i=v(
o.style.marginLeft,0)+v(o.style.marginRight,0);return{least:e+i,most:n+i}}function*Ua(o,t){switch(o.inner){case"image":{const{width:e}=Po(o,{width:0,height:void 0},
t);return{least:typeof o.style.width=="object"||typeof o.style.maxWidth=="object"&&o.style.maxWidth.percent!==0?0:e,most:e}}case"lines":return yield*_a(o,t);case"\
table":return yield*za(o,t);case"flex":return yield*Xa(o,t);case"grid":return yield*Za(o,t);default:return yield*Ka(o,t)}}function*Ka({children:o},t){let[e,n,i]=[
0,0,0];for(const s of o){if(s.isPositioned)continue;const r=yield*Le(s,t);if(e=Math.max(e,r.least),s.style.float!=="none"){i+=r.most,n=Math.max(n,i);continue}s.
style.clear!=="none"&&(i=0),n=Math.max(n,r.most+(i>0?i:0))}return{least:e,most:n}}function*_a(o,t){const{list:e}=yield*Go(o,t);let[n,i,s,r]=[0,0,0,0],a=0;const c=o.
style.overflowWrap!=="anywhere"&&o.style.wordBreak!=="break-word"&&o.style.wordBreak!=="break-all";for(const l of e){let d=0;const f=[...l.fragments];(0,q.RZ)(f,
l.spaces.filter(({kind:u})=>u!=="text"));let h=0;for(const u of f){const m=yield*Ya(u,t);if(u.kind==="apart"){u.box.isPositioned||(r+=m.most,n=Math.max(n,m.least));
continue}d+=m.most,h+=m.least}n=Math.max(n,c?h:Math.min(h,o.style.fontSize)),s+=a+d,a=l.spaceWidth,i=Math.max(i,s),l.ends&&([s,a]=[0,0])}return{least:n,most:i+r}}
function*Ya(o,t){if(o.kind==="text")return{least:o.width,most:o.width};if(o.kind==="atom"||o.kind==="apart")return yield*Le(o.box,t);const{style:e}=o.box,n=o.kind===
"open"?v(e.marginLeft,0)+e.borderLeftWidth+e.paddingLeft.px:v(e.marginRight,0)+e.borderRightWidth+e.paddingRight.px;return{least:n,most:n}}function*Xa({style:o,
children:t},e){const n=o.flexDirection.startsWith("row");let[i,s,r]=[0,0,0];for(const c of t){if(c.isPositioned)continue;const l=yield*Le(c,e),{flexBasis:d}=c.style,
f=n&&typeof d=="object"&&d.percent===0?d.px:void 0,h=Math.max(l.most,f??0);r++,s=n?s+h:Math.max(s,h),i=n&&o.flexWrap==="nowrap"?i+l.least:Math.max(i,l.least)}const a=n?
Math.max(r-1,0)*(o.columnGap?.px??0):0;return{least:i+(o.flexWrap==="nowrap"?a:0),most:s+a}}function*Za({style:o,children:t},e){const n=o.gridTemplateColumns?.tracks??
[],i=Math.max(n.length,1),s=Array.from({length:i},()=>0),r=Array.from({length:i},()=>0);let a=0;for(const f of t){if(f.isPositioned)continue;const h=yield*Le(f,
e),u=a++%i;s[u]=Math.max(s[u],h.least),r[u]=Math.max(r[u],h.most)}let[c,l]=[0,0];for(let f=0;f<i;f++){const h=n[f]?.most,u=typeof h=="object"&&!("fr"in h)&&h.percent===
0?h.px:void 0;c+=u??s[f],l+=u??r[f]}const d=(i-1)*(o.columnGap?.px??0);return{least:c+d,most:l+d}}const Pt=new WeakMap;function Ht(o,t,e,n){const i=Pt.get(o);i?
i.push({box:t,x:e,y:n}):Pt.set(o,[{box:t,x:e,y:n}])}function qa(o){const t=[...Pt.get(o)??[]];Pt.delete(o);const e=(n,i,s)=>{for(const r of Pt.get(n)??[])t.push(
{...r,x:r.x+i,y:r.y+s});Pt.delete(n)};for(const n of o.children)e(n,n.x,n.y);for(const n of o.apart)e(n,n.x,n.y);for(const n of o.lines)for(const{laid:i}of n.atoms)
e(i,i.x,n.y+i.y);return t}const Va=({style:o})=>o.position!=="static"||o.transform.length>0;function*qo(o,t,e=!1){const n=qa(o);if(n.length!==0){if(!e&&!Va(o.box)){
for(const i of n)Ht(o,i.box,i.x,i.y);return}for(const i of n)!e&&i.box.style.position==="fixed"?Ht(o,i.box,i.x,i.y):o.apart.push(yield*Ja(i,e?Qa(o,t):o,t))}}function Qa({
box:o},{page:t}){const e=new Je(o);return e.width=t.width,e.height=t.height,e}function*Ja({box:o,x:t,y:e},n,i){const{style:s}=o,{border:r}=n,a=n.width-z(r),c=n.
height-B(r),l=Lt(s,a),[d,f,h,u]=[s.left==="auto"?void 0:R(s.left,a),s.right==="auto"?void 0:R(s.right,a),s.top==="auto"?void 0:R(s.top,c),s.bottom==="auto"?void 0:
R(s.bottom,c)],m={across:z(rt(s))+z(ht(s,a)),down:B(rt(s))+B(ht(s,a))};let p=N(s.width,a,m.across,s);const g=o.inner==="image";if(p===void 0&&!g){const S=a-(d??
(f===void 0?t-r.left:0))-(f??0)-z(l),M=d!==void 0&&f!==void 0&&s.width==="auto"&&o.inner!=="table",{least:L,most:P}=yield*i.widthsOf(o);p=M?Math.max(S,0):Math.max(
L,Math.min(P,Math.max(S,0)))}p!==void 0&&(p=ut(p,s,a,m.across));const y=h!==void 0&&u!==void 0&&s.height==="auto"&&!g&&s.aspectRatio===void 0?It(Math.max(c-h-u-
B(l),0),s,c,m.down):void 0,x=yield*i.layOut(o,{width:a,height:c,fixedWidth:g?void 0:p,fixedHeight:y});return x.x=r.left+Vo({from:d,to:f,size:x.width,whole:a,first:l.
left,last:l.right,flow:t-r.left,margins:[s.marginLeft,s.marginRight]}),x.y=r.top+Vo({from:h,to:u,size:x.height,whole:c,first:l.top,last:l.bottom,flow:e-r.top,margins:[
s.marginTop,s.marginBottom]}),x.isFromBottom=h===void 0&&u!==void 0,x}function Vo({from:o,to:t,size:e,whole:n,first:i,last:s,flow:r,margins:a}){if(o===void 0&&t===
void 0)return r+i;if(o===void 0)return n-t-e-s;if(t!==void 0&&a[0]==="auto"){const c=n-o-t-e;return o+(a[1]==="auto"?Math.max(c/2,0):c-v(a[1],n))}return o+i}const Qo=.01,
[tc,ec]=[-.2,.33];function nc(o){const t=o.turns?ac(o):o.items;return new oc(o,t).place()}class oc{wishes;items;isLoose;above;below;x=0;texts=[];atoms=[];inlines=[];stack=[];tallest=0;constructor(t,e){
this.wishes=t,this.items=e;const{above:n,below:i}=t.layout.lineOf(t.block.style),s=e.some(({fragment:r})=>r.kind==="text"||r.kind==="atom");this.isLoose=t.layout.
isQuirky&&s,this.above=this.isLoose?0:n,this.below=this.isLoose?0:i}place(){const{wishes:t,items:e}=this;for(const a of t.open)this.stack.push({box:a,x:0,isFirst:!1,
level:this.levelOf(a)});const n=e.reduce((a,{width:c})=>a+c,0),{start:i,stretch:s}=this.alignment(n);this.x=t.left+i;for(const a of this.stack.splice(0))this.stack.
push({...a,x:this.x});for(const a of e)this.put(a,s);for(const a of this.stack)this.inlines.push({...a,width:this.x-a.x,isLast:!1});t.open.splice(0,t.open.length),
(0,q.RZ)(t.open,this.stack.map(({box:a})=>a));const r=Math.max(this.above+this.below,this.tallest);return this.finish(r)}finish(t){const e=this.above,{layout:n,
whole:i}=this.wishes,s=this.atoms.map(({laid:c,owner:l,x:d,top:f})=>{const{marginTop:h,marginBottom:u}=c.box.style;return c.x=d,f==="top"?c.y=v(h,i):f==="bottom"?
c.y=t-c.height-v(u,i):c.y=e+f,{laid:c,owner:l}}),r=this.inlines.filter(({box:c})=>ic(c.style)).map(({box:c,x:l,width:d,level:f,isFirst:h,isLast:u})=>{const{ascent:m,
descent:p}=n.metricsOf(c.style),{style:g}=c,w=R(g.paddingTop,i)+g.borderTopWidth,y=R(g.paddingBottom,i)+g.borderBottomWidth,x=e-f.rise-m-w;return{box:c,x:l,width:d,
y:x,height:m+p+w+y,isFirst:h,isLast:u}}),a=sc(this.texts.map(({level:c,...l})=>({...l,y:e-c.rise})));return{y:0,height:t,baseline:e,texts:a,atoms:s,inlines:r}}alignment(t){
const{width:e,isLast:n,block:i}=this.wishes,{textAlign:s,direction:r}=i.style,a=e-t,c=r==="rtl";if(a<Qo)return{start:c?a:0,stretch:0};if(s==="center")return{start:a/
2,stretch:0};if(s==="right"||s==="end"&&!c||s==="start"&&c)return{start:a,stretch:0};if(s!=="justify")return{start:0,stretch:0};const l=this.items.filter(({fragment:d})=>d.
kind==="text"&&d.isSpace).length;return n||l===0?{start:c?a:0,stretch:0}:{start:0,stretch:a/l}}put({fragment:t,width:e,laid:n},i){switch(t.kind){case"text":return this.
putText(t,t.isSpace?e+i:e,i);case"open":this.x+=v(t.box.style.marginLeft,this.wishes.whole),this.stack.push({box:t.box,x:this.x,isFirst:!0,level:this.levelOf(t.
box)}),this.x+=e-v(t.box.style.marginLeft,this.wishes.whole);return;case"close":{const s=v(t.box.style.marginRight,this.wishes.whole);this.x+=e-s;const r=this.stack.
findLastIndex(({box:a})=>a===t.box);if(r>=0){const[a]=this.stack.splice(r,1);this.inlines.push({...a,width:this.x-a.x,isLast:!0})}this.x+=s;return}case"atom":return this.
putAtom(n,t.owner,e);case"apart":}}get level(){return this.stack.at(-1)?.level??{rise:0,style:this.wishes.block.style}}putText({style:t,owner:e,word:n},i,s){const{
level:r}=this;this.reach(r.rise,this.wishes.layout.lineOf(t));const a=s>0&&i>0&&n.text===" "?{...n,width:i*1e3/t.fontSize,after:s*1e3/t.fontSize}:n,c=a===n&&t.wordSpacing!==
0&&n.text===" "?{...n,after:t.wordSpacing*1e3/t.fontSize}:a;this.texts.push({x:this.x,y:0,width:i,style:t,owner:e,words:[c],level:r}),this.x+=i}reach(t,{above:e,
below:n}){this.above=Math.max(this.above,e+t),this.below=Math.max(this.below,n-t)}putAtom(t,e,n){const{style:i}=t.box,{whole:s,layout:r}=this.wishes,[a,c]=[v(i.
marginTop,s),v(i.marginBottom,s)],l=this.x+v(i.marginLeft,s);this.x+=n;const d=t.height+a+c,{verticalAlign:f}=i;if(f==="top"||f==="bottom"){this.tallest=Math.max(
this.tallest,d),this.atoms.push({laid:t,owner:e,x:l,top:f});return}const h=this.level;let m=(t.box.style.overflow==="hidden"||t.lastBaseline===void 0?t.height+c:
t.lastBaseline)+a+h.rise+Jo(i,h.style);const p=r.metricsOf(h.style);f==="middle"&&(m=d/2+h.rise+h.style.fontSize*.268),f==="text-top"&&(m=h.rise+p.ascent),f==="\
text-bottom"&&(m=h.rise-p.descent+d),this.above=Math.max(this.above,m),this.below=Math.max(this.below,d-m),this.atoms.push({laid:t,owner:e,x:l,top:-m+a})}levelOf(t){
const e=this.level,{style:n}=t,i=e.rise+Jo(n,e.style);return this.isLoose||this.reach(i,this.wishes.layout.lineOf(n)),{rise:i,style:n}}}function Jo({verticalAlign:o,
lineHeight:t,fontSize:e},n){if(typeof o=="object"){const i=t==="normal"?e*1.36:"factor"in t?t.factor*e:t.px;return R(o,i)}return o==="sub"?n.fontSize*tc:o==="su\
per"?n.fontSize*ec:0}const ic=o=>o.backgroundColor!==void 0||o.backgroundImage.length>0||o.borderTopWidth+o.borderRightWidth+o.borderBottomWidth+o.borderLeftWidth>
0||o.boxShadow.length>0;function sc(o){const t=[];for(const e of o){const n=t.at(-1);n&&n.style===e.style&&n.owner===e.owner&&n.y===e.y&&Math.abs(n.x+n.width-e.
x)<Qo?(n.words.push(e.words[0]),t[t.length-1]={...n,width:n.width+e.width}):t.push({...e,words:[...e.words]})}return t}const rc="￼";function ac({items:o,block:t,
layout:e}){const n=t.style.direction==="rtl"?tn.Vv:"",i=o.map(({fragment:c})=>c.kind==="text"?c.text:c.kind==="atom"?rc:""),s=[];for(const{text:c,rtl:l,at:d}of(0,tn.
pr)(n+i.join(""))){const f=d-n.length,h=[];let u=0;for(const[m,p]of o.entries()){const g=i[m],w=g.slice(Math.max(f-u,0),Math.max(f+c.length-u,0));if(u+=g.length,
w==="")continue;const{fragment:y}=p;if(y.kind!=="text")h.push(p);else{const x=nn(w,y.style,y.owner,e,l);h.push({fragment:x,width:x.width})}}(0,q.RZ)(s,l?h.reverse():
h)}const r=o.filter(({fragment:c})=>c.kind==="open"||c.kind==="close"),a=r.filter(({fragment:c})=>c.kind==="open");return[...a,...s,...r.filter(c=>!a.includes(c))]}
const on=6e3;function*cc(o,t,e){const{list:n,turns:i}=yield*Go(o.box,e.layout),s=new lc(o,t,e,i);for(const[r,a]of n.entries())r%20===0&&(yield 20*on),yield*s.add(
a);return s.finish(),s.height}class lc{laid;space;tools;turns;items=[];width=0;spaces=[];lines=[];y;open=[];isFirst=!0;waiting=[];constructor(t,e,n,i){this.laid=
t,this.space=e,this.tools=n,this.turns=i,this.y=e.top}get height(){return this.y-this.space.top}*add(t){const e=yield*this.itemsOf(t.fragments),n=sn(e);if(this.
items.length>0&&this.width+sn(this.spaces)+n>this.room()+.01&&this.end(!1),this.items.length===0&&this.clearFloats(n),n>this.room()+.01&&this.breaksAnywhere(e))
for(const i of yield*this.cut(e))this.put(i,!0);else this.put(e,!1);this.spaces=yield*this.itemsOf(t.spaces),t.ends&&this.end(!0)}finish(){(this.items.length>0||
this.spaces.some(({fragment:n})=>n.kind!=="text"))&&this.end(!0),this.laid.lines=this.lines;const[t]=this.lines,e=this.lines.at(-1);t&&(this.laid.firstBaseline=
t.y+t.baseline),e&&(this.laid.lastBaseline=e.y+e.baseline)}put(t,e){e&&this.items.length>0&&this.end(!1);for(const n of this.spaces)this.items.push(n);this.spaces=
[];for(const n of t)this.items.push(n);this.width=sn(this.items)}get indent(){return this.isFirst?R(this.laid.box.style.textIndent,this.space.width):0}band(){const{
floats:t,origin:e,left:n,width:i}=this.space,s={left:e.x+n,right:e.x+n+i};return t.isEmpty?s:t.band(e.y+this.y,this.tools.layout.lineOf(this.laid.box.style).above,
s)}room(){const{left:t,right:e}=this.band();return e-t-this.indent}clearFloats(t){const{floats:e,origin:n}=this.space;for(;t>this.room()+.01;){const i=e.nextBottom(
n.y+this.y);if(i===void 0||this.room()>=this.space.width-this.indent-.01)return;this.y=i-n.y}}*itemsOf(t){const e=[],{width:n}=this.space;for(const i of t)switch(i.
kind){case"text":e.push({fragment:i,width:i.width});break;case"open":{const{style:s}=i.box;e.push({fragment:i,width:v(s.marginLeft,n)+s.borderLeftWidth+R(s.paddingLeft,
n)});break}case"close":{const{style:s}=i.box;e.push({fragment:i,width:v(s.marginRight,n)+s.borderRightWidth+R(s.paddingRight,n)});break}case"atom":{const s=yield*this.
tools.inner(i.box,n),{marginLeft:r,marginRight:a}=i.box.style;e.push({fragment:i,laid:s,width:s.width+v(r,n)+v(a,n)});break}case"apart":yield*this.apart(i.box)}
return e}*apart(t){if(t.isPositioned)return this.tools.keep(t,this.space.left+this.width,this.y);const e=yield*this.tools.inner(t,this.space.width),{marginLeft:n,
marginRight:i}=t.style,s=e.width+v(n,this.space.width)+v(i,this.space.width);this.items.length>0&&this.width+s>this.room()?this.waiting.push(e):this.tools.float(
e,this.y)}breaksAnywhere(t){const{width:e}=this.tools.layout.page;return t.some(({fragment:n,width:i})=>n.kind==="text"&&(n.style.overflowWrap!=="normal"||n.style.
wordBreak==="break-all"||n.style.wordBreak==="break-word"||i>e))}*cut(t){const e=[];for(const r of t){const{fragment:a}=r;if(yield 40*on,a.kind!=="text")e.push(
{item:r,text:"￼",width:r.width});else for(const c of(0,qe.s)(a.text,l=>this.part(a,l).width))e.push({...c,item:r})}const n=this.room();let i=0;const s=[];for(const r of(0,qe.
ZM)(e,()=>n)){yield 2*on;const a=[];for(let c=i;c<i+r;){const{item:l}=e[c],{fragment:d}=l;let f="";for(;c<i+r&&e[c].item===l;c++)f+=e[c].text;if(d.kind!=="text")
a.push(l);else{const h=this.part(d,f);a.push({fragment:h,width:h.width})}}i+=r,s.push(a)}return s}part(t,e){return nn(e,t.style,t.owner,this.tools.layout)}end(t){
const e=this.band();for(const s of this.spaces)s.fragment.kind!=="text"&&this.items.push(s);const n=nc({layout:this.tools.layout,block:this.laid.box,items:this.
items,open:this.open,left:e.left-this.space.origin.x+this.indent,width:e.right-e.left-this.indent,whole:this.space.width,isLast:t,turns:this.turns});this.lines.
push({...n,y:this.y}),this.y+=n.height,this.items=[],this.spaces=[],this.width=0,this.isFirst=!1;const{waiting:i}=this;this.waiting=[];for(const s of i)this.tools.
float(s,this.y)}}const sn=o=>o.reduce((t,{width:e})=>t+e,0);function xt({style:o,inner:t,isItem:e}){const{display:n}=o;return e||t!=="blocks"&&t!=="lines"||o.overflow===
"hidden"||n==="flow-root"||n==="inline-block"||n==="table-cell"||n==="table-caption"||o.float!=="none"||o.position==="absolute"||o.position==="fixed"}function*dc(o,t,e,n){
const i=o.border.left+o.padding.left,s=o.border.top+o.padding.top;if(o.box.inner==="lines"){const r={width:e.width,height:e.height},a=(c,l)=>ti(c,o,n,{left:i,width:e.
width,y:l});return yield*cc(o,{left:i,top:s,width:e.width,floats:n.floats,origin:n},{layout:t,inner:c=>t.layOut(c,{...r,shrinks:!0}),float:a,keep:(c,l,d)=>Ht(o,
c,l,d)})}return yield*new fc(o,t,n,{left:i,top:s,...e}).lay()}function ti(o,t,{floats:e,x:n,y:i},s){const r=Lt(o.box.style,s.width),{style:a}=o.box,c=a.float===
"right"?"right":"left",l=Math.max(i+s.y,e.clear(a.clear)),d={left:n+s.left,right:n+s.left+s.width},f=e.place(c,o.width+z(r),o.height+B(r),l,d);o.x=f.x-n+r.left,
o.y=f.y-i+r.top,t.apart.push(o)}class fc{laid;layout;context;inside;y;pending=new Rt;isFirst=!0;constructor(t,e,n,i){this.laid=t,this.layout=e,this.context=n,this.
inside=i,this.y=i.top}*lay(){const{laid:t,inside:e}=this;for(const a of t.box.children)if(yield et,a.isPositioned)Ht(t,a,e.left,this.y+this.pending.size);else if(a.
style.float==="none")yield*this.inFlow(a);else{const c=yield*this.layout.layOut(a,{width:e.width,height:e.height,shrinks:!0});ti(c,t,this.context,{left:e.left,width:e.
width,y:this.y+this.pending.size})}const n=t.children.filter(({firstBaseline:a})=>a!==void 0),[i]=n,s=t.children.findLast(({lastBaseline:a})=>a!==void 0);i&&(t.
firstBaseline=i.y+i.firstBaseline),s&&(t.lastBaseline=s.y+s.lastBaseline);const r=pc(t);return t.after=r?this.pending:new Rt,this.y-e.top+(r?0:Math.max(this.pending.
size,0))}*inFlow(t){const{laid:e,inside:n,context:i}=this,{style:s}=t,r=Lt(s,n.width),a=this.isFirst&&uc(e),c=mc(t,n.width);if(a?this.pending=new Rt:this.pending=
this.pending.join(c),rn(t)){a||(this.pending=this.pending.add(r.bottom));const h=yield*this.layAt(t,this.y+(a?0:this.pending.size),r);e.children.push(h);return}
let l=this.y+this.pending.size;const d=i.floats.clear(s.clear)-i.y;d>l&&(l=d);const f=yield*this.layAt(t,l,r);e.children.push(f),this.y=f.y+f.height,this.pending=
f.after.add(r.bottom),this.isFirst=!1}*layAt(t,e,n){const{inside:i,context:s,layout:r}=this,{floats:a}=s;let[c,l,d]=[i.left,i.width,e];if(xt(t)&&!a.isEmpty){const m={
left:s.x+i.left,right:s.x+i.left+i.width},p=N(t.style.width,i.width,0,t.style)??Math.min(i.width,60);let g=a.band(s.y+d,1,m);for(;g.right-g.left<p-.01;){const w=a.
nextBottom(s.y+d);if(w===void 0)break;d=w-s.y,g=a.band(s.y+d,1,m)}c=g.left-s.x,l=g.right-g.left}const f=c+n.left,h={width:l,height:i.height},u=yield*r.layOut(t,
h,xt(t)?void 0:{floats:a,x:s.x+f,y:s.y+d});return u.x=c+hc(t,u.width,l,this.laid.box.style.direction==="rtl"),u.y=d,u}}function hc({style:o},t,e,n){const{marginLeft:i,
marginRight:s}=o,r=e-t-v(i,e)-v(s,e);return i==="auto"?r<=0?0:s==="auto"?r/2:r:n&&s!=="auto"?v(i,e)+r:v(i,e)}const uc=({box:o,border:t,padding:e})=>t.top===0&&e.
top===0&&!xt(o)&&o.style.display!=="none",pc=({box:o,border:t,padding:e})=>t.bottom===0&&e.bottom===0&&!xt(o)&&yt(o.style.height);function mc(o,t){let e=new Rt;
for(let n=o;n&&(e=e.add(v(n.style.marginTop,t)),!(n.inner!=="blocks"||xt(n)||!ei(n)));){let i;for(const s of n.children)if(!s.isApart){if(i=s,!rn(s))break;e=e.add(
v(s.style.marginTop,t)).add(v(s.style.marginBottom,t)),i=void 0}n=i}return e}const ei=({style:o})=>o.borderTopWidth===0&&o.paddingTop.px===0&&o.paddingTop.percent===
0;function rn(o){let t=o.known.get("through");return t===void 0&&o.known.set("through",t=gc(o)),t}function gc(o){const{style:t}=o;return xt(o)||o.replaced||o.marker||
!ei(o)||t.borderBottomWidth>0||t.paddingBottom.px!==0||t.paddingBottom.percent!==0||!yt(t.height)&&!(typeof t.height=="object"&&t.height.px===0&&t.height.percent===
0)||typeof t.minHeight=="object"&&(t.minHeight.px>0||t.minHeight.percent>0)?!1:o.inner==="lines"?o.inlines.every(e=>e.kind==="text"?e.text.trim()===""&&!e.style.
whiteSpace.startsWith("pre"):e.kind==="apart"):o.inner==="blocks"&&o.children.every(e=>e.isApart||rn(e))}function bc({style:o},t,e){const n=N(o.width,t.width,e,
o),i=t.width-v(o.marginLeft,t.width)-v(o.marginRight,t.width);return ut(n??i,o,t.width,e)}function an(o,t,e){switch(o){case"center":return{before:t/2,between:0};case"\
flex-end":case"end":case"right":return{before:t,between:0};case"space-between":return{before:0,between:e>1&&t>0?t/(e-1):0};case"space-around":return t>0&&e>0?{before:t/
e/2,between:t/e}:{before:t/2,between:0};case"space-evenly":return t>0?{before:t/(e+1),between:t/(e+1)}:{before:t/2,between:0};default:return{before:0,between:0}}}
function ni(o,t,e=!1){return o==="center"?t/2:(o==="flex-end"||o==="end"||o==="right")!==(e&&(o!=="start"&&o!=="end"&&o!=="left"&&o!=="right"))?t:0}const oi=({alignSelf:o},{
alignItems:t})=>{const e=o==="auto"?t:o;return e==="normal"||e==="stretch"};function*wc(o,t,e,n){return yield*new yc(o,t,e,n).lay()}class yc{laid;layout;inside;space;style;isRow;mainGap;crossGap;mainRoom;left;top;constructor(t,e,n,i){
this.laid=t,this.layout=e,this.inside=n,this.space=i,this.style=t.box.style,this.isRow=this.style.flexDirection.startsWith("row");const s=(c,l)=>c?R(c,l):0,[r,a]=[
s(this.style.columnGap,n.width),s(this.style.rowGap,n.height??0)];this.mainGap=this.isRow?r:a,this.crossGap=this.isRow?a:r,this.mainRoom=this.isRow?n.width:n.height,
this.left=t.border.left+t.padding.left,this.top=t.border.top+t.padding.top}*lay(){const t=this.laid.box.children.filter(s=>!s.isPositioned);t.some(({style:s})=>s.
order!==0)&&t.sort((s,r)=>s.style.order-r.style.order);const e=[];for(const s of t)e.push(yield*this.itemOf(s));const n=this.linesOf(e);for(const s of n)this.flexLine(
s);for(const s of n)yield*this.layLine(s);const i=yield*this.placeLines(n);for(const s of this.laid.box.children)s.isPositioned&&this.keepPlace(s);return this.takeBaselines(
n),i}*itemOf(t){const{inside:e,isRow:n}=this,{style:i}=t,s=Lt(i,e.width),[r,a]=[rt(i),ht(i,e.width)],c=n?z(r)+z(a):B(r)+B(a),l=Math.max(yield*this.baseOf(t,c),c),
d=n?e.width:e.height,f=yield*this.leastOf(t,c),h=N(n?i.maxWidth:i.maxHeight,d,c,i)??1/0;return{box:t,margins:s,base:l,least:Math.max(f,c),most:h,edges:c,main:Math.
max(Math.min(l,h),f,c),laid:void 0}}*baseOf(t,e){const{inside:n,isRow:i,layout:s}=this,{style:r}=t,a=i?n.width:n.height,c=i?r.width:r.height,l=r.flexBasis==="au\
to"?c:r.flexBasis,d=l==="content"?void 0:N(l,a,e,r);if(d!==void 0)return d;if(i){if(t.inner==="image")return(yield*s.layOut(t,n)).width;const f=N(r.height,n.height,
0,r);if(r.aspectRatio!==void 0&&f!==void 0)return f*r.aspectRatio;const h=yield*s.widthsOf(t);return l==="min-content"?h.least:h.most}return(yield*this.layItem(
t,void 0)).height}*leastOf(t,e){const{inside:n,isRow:i,layout:s}=this,{style:r}=t,a=i?r.minWidth:r.minHeight,c=i?n.width:n.height;if(a!=="auto")return N(a,c,e,r)??
0;if(r.overflow==="hidden")return 0;const l=N(i?r.width:r.height,c,e,r)??1/0,d=N(i?r.maxWidth:r.maxHeight,c,e,r)??1/0;if(!i)return Math.min(yield*this.heightOfContent(
t),l,d);const f=t.inner==="image"?(yield*s.layOut(t,n)).width:(yield*s.widthsOf(t)).least;return Math.min(f,l,d)}*heightOfContent(t){const{style:e}=t;return typeof e.
height!="object"?(yield*this.layItem(t,void 0)).height:0}layItem(t,e){const{inside:n,isRow:i,layout:s}=this,r=Lt(t.style,n.width);if(i)return s.layOut(t,{...n,fixedWidth:e});
const a=oi(t.style,this.style)&&yt(t.style.width)&&!ii(t.style,!0)&&t.inner!=="image",c=z(rt(t.style))+z(ht(t.style,n.width)),l=this.style.flexWrap!=="nowrap",d=a&&
!l?ut(n.width-z(r),t.style,n.width,c):void 0;return s.layOut(t,{...n,fixedWidth:d,fixedHeight:e,shrinks:!0})}linesOf(t){if(this.style.flexWrap==="nowrap"||this.
mainRoom===void 0)return[{items:[...t],cross:0}];const e=[];let n=0;for(const i of t){const s=i.main+this.mainMargins(i),r=e.at(-1);r&&n+this.mainGap+s<=this.mainRoom+
.01?(r.items.push(i),n+=this.mainGap+s):(e.push({items:[i],cross:0}),n=s)}return e.length>0?e:[{items:[],cross:0}]}mainMargins({margins:t}){return this.isRow?z(
t):B(t)}crossMargins({margins:t}){return this.isRow?B(t):z(t)}flexLine({items:t}){const{mainRoom:e}=this;if(e===void 0)return;const n=e-Math.max(t.length-1,0)*this.
mainGap-t.reduce((a,c)=>a+this.mainMargins(c),0),i=t.reduce((a,{main:c})=>a+c,0)<n,s=({box:a,base:c,edges:l})=>i?a.style.flexGrow:a.style.flexShrink*(c-l),r=new Set(
t.filter(a=>s(a)>0&&(i?a.base<=a.main:a.base>=a.main)));for(const a of r)a.main=a.base;for(;r.size>0;){let a=0;for(const p of t)a+=r.has(p)?p.base:p.main;const c=n-
a;if(i?c<=0:c>=0){for(const p of r)p.main=Math.max(Math.min(p.base,p.most),p.least);break}const l=[...r].reduce((p,g)=>p+s(g),0),d=i&&l<1?c*l:c;let f=0;const h=new Map;
for(const p of r){const g=p.base+d*s(p)/l,w=Math.max(Math.min(g,p.most),p.least);h.set(p,g),p.main=w,f+=w-g}const u=p=>{const g=p.main-h.get(p);return Math.abs(
f)<.001?!0:f>0?g>0:g<0},m=[...r].filter(u);for(const p of m)r.delete(p)}}*layLine(t){let e=0,[n,i]=[0,0];for(const s of t.items){s.laid=yield*this.layItem(s.box,
s.main);const r=this.isRow?s.laid.height:s.laid.width;if(e=Math.max(e,r+this.crossMargins(s)),this.isRow&&this.alignOf(s.box)==="baseline"){const a=(s.laid.firstBaseline??
r)+s.margins.top;n=Math.max(n,a),i=Math.max(i,r+this.crossMargins(s)-a)}}t.cross=Math.max(e,n+i)}alignOf({style:t}){return t.alignSelf==="auto"?this.style.alignItems:
t.alignSelf}*placeLines(t){const{isRow:e,inside:n,style:i}=this,s=e?n.height:n.width;i.flexWrap==="nowrap"&&s!==void 0&&t[0]?t[0].cross=s:i.flexWrap==="nowrap"&&
e&&t[0]&&(t[0].cross=this.limitCross(t[0].cross));const r=Math.max(t.length-1,0)*this.crossGap;let a=t.reduce((m,{cross:p})=>m+p,0)+r;const c=s===void 0?0:s-a,l=i.
alignContent;if(c>0&&i.flexWrap!=="nowrap"&&(l==="normal"||l==="stretch")){for(const m of t)m.cross+=c/t.length;a+=c}const d=an(i.flexWrap==="nowrap"?"start":l,
s===void 0?0:s-a,t.length);let f=d.before;const h=i.flexWrap==="wrap-reverse"?[...t].reverse():t;let u=0;for(const m of h)u=Math.max(u,yield*this.placeLine(m,f)),
f+=m.cross+this.crossGap+d.between;return e?a:u}limitCross(t){const{border:e,padding:n}=this.laid,i=B(e)+B(n);return It(t+i,this.style,this.space.height,i)-i}*placeLine({
items:t,cross:e},n){const{isRow:i,style:s,laid:r}=this,a=s.flexDirection.endsWith("reverse")!==(i&&s.direction==="rtl"),c=t.reduce((p,g)=>p+g.main+this.mainMargins(
g),0)+Math.max(t.length-1,0)*this.mainGap,l=this.mainRoom??(i?c:Math.max(c,this.leastMain())),d=l-c,f=t.reduce((p,{box:g})=>p+xc(g.style,i),0),h=f>0&&d>0?{before:0,
between:0}:an(s.justifyContent,d,t.length);let u=h.before;const m=this.baselineOf(t);for(const p of t){const g=f>0&&d>0?d/f:0,[w,y]=this.mainSides(p,g);yield*this.
stretch(p,e);const x=p.laid,S=u+w,M=a?l-S-p.main:S,L=n+this.crossOffset(p,e,m);x.x=this.left+(i?M:L),x.y=this.top+(i?L:M),r.children.push(x),u=S+p.main+y+this.mainGap+
h.between}return r.flow="bands",Math.max(l,c)}leastMain(){const{border:t,padding:e}=this.laid,n=B(t)+B(e);return(N(this.style.minHeight,this.space.height,n,this.
style)??n)-n}mainSides({box:t,margins:e},n){const{style:i}=t,[s,r]=this.isRow?[i.marginLeft,i.marginRight]:[i.marginTop,i.marginBottom],a=this.isRow?[e.left,e.right]:
[e.top,e.bottom];return[s==="auto"?n:a[0],r==="auto"?n:a[1]]}*stretch(t,e){const{isRow:n,inside:i,layout:s}=this,{style:r}=t.box;if(!oi(r,this.style)||ii(r,!n)||
t.box.inner==="image"||!yt(n?r.height:r.width))return;const a=e-this.crossMargins(t),[c,l]=[rt(r),ht(r,i.width)],d=n?It(a,r,i.height,B(c)+B(l)):ut(a,r,i.width,z(
c)+z(l));Math.abs(d-(n?t.laid.height:t.laid.width))<.01||(t.laid=yield*s.layOut(t.box,{...i,fixedWidth:n?t.main:d,fixedHeight:n?d:t.main}))}baselineOf(t){let e=0;
if(!this.isRow)return e;for(const{box:n,laid:i,margins:s}of t)this.alignOf(n)==="baseline"&&(e=Math.max(e,s.top+(i.firstBaseline??i.height)));return e}crossOffset(t,e,n){
const{isRow:i,style:s}=this,{margins:r,box:a}=t,c=t.laid,l=i?c.height:c.width,d=e-l-this.crossMargins(t),[f,h]=i?[a.style.marginTop,a.style.marginBottom]:[a.style.
marginLeft,a.style.marginRight],u=i?r.top:r.left;if(f==="auto"||h==="auto"){const g=Math.max(d,0);return u+(f==="auto"?h==="auto"?g/2:g:0)}const m=this.alignOf(
a);if(m==="baseline"&&i)return n-(c.firstBaseline??l);const p=s.flexWrap==="wrap-reverse"||!i&&s.direction==="rtl";return u+ni(m,d,p)}takeBaselines(t){const[e]=t[0]?.
items??[],n=t.at(-1)?.items.at(-1),i=(s,r)=>{const a=s?.laid;return a&&a.y+(a[r]??a.height)};this.laid.firstBaseline=i(e,"firstBaseline"),this.laid.lastBaseline=
i(n,"lastBaseline")}keepPlace(t){Ht(this.laid,t,this.left,this.top)}}const ii=(o,t)=>t?o.marginLeft==="auto"||o.marginRight==="auto":o.marginTop==="auto"||o.marginBottom===
"auto",xc=(o,t)=>(t?[o.marginLeft,o.marginRight]:[o.marginTop,o.marginBottom]).filter(e=>e==="auto").length;class kc{placed=[];highest=0;get isEmpty(){return this.
placed.length===0}band(t,e,{left:n,right:i}){let[s,r]=[n,i];for(const a of this.placed)a.bottom<=t||a.top>=t+Math.max(e,.01)||(a.side==="left"?s=Math.max(s,a.right):
r=Math.min(r,a.left));return{left:s,right:r}}nextBottom(t){const e=(0,q.YG)(this.placed.flatMap(({bottom:n})=>n>t+.01?[n]:[]));return e===1/0?void 0:e}place(t,e,n,i,s){
let r=Math.max(i,this.highest),a=this.band(r,n,s);for(;a.right-a.left<e-.01;){const l=this.nextBottom(r);if(l===void 0)break;r=l,a=this.band(r,n,s)}const c=t===
"left"?a.left:a.right-e;return this.highest=r,this.placed.push({side:t,left:c,right:c+e,top:r,bottom:r+n}),{x:c,y:r}}clear(t){let e=-1/0;if(t==="none")return e;
for(const n of this.placed)(t==="both"||t===n.side)&&(e=Math.max(e,n.bottom));return e}}const Sc=2e3,si=5e5,ri=(o,t)=>typeof o=="object"&&!("fr"in o)?R(o,t):void 0;
function ai(o,t,e,n){if(!o)return{tracks:[],names:new Map};const{tracks:i,names:s,auto:r}=o;if(!r)return{tracks:i,names:s};const a=({least:u,most:m})=>Math.max(
ri(m,t??0)??ri(u,t??0)??0,1),c=u=>u.reduce((m,p)=>m+a(p)+e,0),l=(t??0)+e-c(i),d=t===void 0?1:Math.max(Math.floor((l+.01)/c(r.tracks)),1),f=r.fits?Math.min(d,Math.
max(Math.ceil((n-i.length)/r.tracks.length),1)):d,h=Array.from({length:Math.min(f,Sc)},()=>r.tracks).flat();return{tracks:[...i.slice(0,r.at),...h,...i.slice(r.
at)],names:s}}function Mc(o,t,e,n){const{gridTemplateAreas:i}=t,s=Math.max(e.tracks.length,i[0]?.length??0),r=Math.max(n.tracks.length,i.length),a=o.map(p=>({box:p,
column:di(p.style.gridColumnStart,p.style.gridColumnEnd,s,ci(e.names,i,"columns")),row:di(p.style.gridRowStart,p.style.gridRowEnd,r,ci(n.names,i,"rows"))})),c={
columns:-a.reduce((p,{column:g})=>Math.min(p,g.start??0),0),rows:-a.reduce((p,{row:g})=>Math.min(p,g.start??0),0)},l=t.gridAutoFlow.startsWith("column"),d=l?{count:r,
before:c.rows}:{count:s,before:c.columns},h=new Oc(a,{...d,isColumn:l,isDense:t.gridAutoFlow.endsWith("dense"),down:l?c.columns:c.rows}).place();let[u,m]=[s+c.columns,
r+c.rows];for(const p of h)u=Math.max(u,p.column+p.columns),m=Math.max(m,p.row+p.rows);return{items:h,columns:Math.max(u,1),rows:m,before:c}}function ci(o,t,e){
if(t.length===0)return o;const n=new Map(o);for(const[i,s]of t.entries())for(const[r,a]of s.entries()){if(/^\.+$/.test(a))continue;const c=(e==="rows"?i:r)+1,[l]=n.
get(`${a}-start`)??[c],[d]=n.get(`${a}-end`)??[c+1];n.set(`${a}-start`,[Math.min(l,c)]),n.set(`${a}-end`,[Math.max(d,c+1)])}return n}function li(o,t,e,n){if(o===
"auto"||o.span!==void 0)return;if(o.name!==void 0){const s=e.get(`${o.name}-${n}`)??e.get(o.name);return s?.[(o.line??1)-1]??s?.[0]??void 0}const{line:i}=o;if(i!==
void 0)return i>0?i:t+2+i}function di(o,t,e,n){const i=li(o,e,n,"start"),s=li(t,e,n,"end"),r=o!=="auto"&&o.span||t!=="auto"&&t.span||1;return i!==void 0&&s!==void 0?
i===s?{start:i-1,count:1}:{start:Math.min(i,s)-1,count:Math.abs(s-i)}:i!==void 0?{start:i-1,count:r}:s!==void 0?{start:s-1-r,count:r}:{start:void 0,count:r}}class Oc{wanted;packing;taken=new Set;placed=new Map;width;constructor(t,e){
this.wanted=t,this.packing=e;let n=e.count+e.before;for(const i of t){const{start:s,count:r}=this.across(i);n=Math.max(n,(s===void 0?0:s+e.before)+r)}this.width=
Math.max(n,1)}place(){const{wanted:t}=this;for(const i of t)this.across(i).start!==void 0&&this.along(i).start!==void 0&&this.put(i,this.along(i).start+this.packing.
down,this.across(i).start+this.packing.before);for(const i of t)!this.placed.has(i)&&this.along(i).start!==void 0&&this.placeIn(i,this.along(i).start+this.packing.
down);let[e,n]=[0,0];for(const i of t){if(this.placed.has(i))continue;this.packing.isDense&&([e,n]=[0,0]);const{start:s,count:r}=this.across(i),a=s===void 0?void 0:
s+this.packing.before;if(a!==void 0)for(a<n&&e++,n=a;!this.isFree(i,e,n);)e++;else for(;n+r>this.width||!this.isFree(i,e,n);)n+r>=this.width?[e,n]=[e+1,0]:n++;this.
put(i,e,n)}return t.map(i=>this.placed.get(i))}across({row:t,column:e}){return this.packing.isColumn?t:e}along({row:t,column:e}){return this.packing.isColumn?e:
t}placeIn(t,e){let n=0;for(;!this.isFree(t,e,n);)n++;this.put(t,e,n)}isFree(t,e,n){for(let i=0;i<this.along(t).count;i++)for(let s=0;s<this.across(t).count;s++)
if(this.taken.has((e+i)*1e4+n+s))return!1;return!0}put(t,e,n){const[i,s]=[this.along(t).count,this.across(t).count];if(e+i>9e3||n+s>9e3||this.taken.size+i*s>si)
throw(0,H.G6)([{field:"file",message:`has a grid of more than ${si} places; at most that many are allowed`}]);for(let a=0;a<i;a++)for(let c=0;c<s;c++)this.taken.
add((e+a)*1e4+n+c);const{isColumn:r}=this.packing;this.placed.set(t,{box:t.box,row:r?n:e,column:r?e:n,rows:r?s:i,columns:r?i:s})}}const te=(o,t)=>{if(!(typeof o!=
"object"||"fr"in o))return o.percent!==0&&t===void 0?void 0:R(o,t??0)},nt=o=>typeof o=="object"&&"fr"in o?o.fr:0;function fi(o,t,{room:e,gap:n,stretches:i}){const s=o.
map(c=>{const l=te(c.least,e)??0,d=te(c.most,e)??(nt(c.most)>0?l:1/0);return{track:c,base:l,limit:Math.max(d,l)}}),r=[...t].sort((c,l)=>c.count-l.count);for(const c of r)
vc(s.slice(c.from,c.from+c.count),c,n,e);for(const c of s)c.limit===1/0&&(c.limit=c.base);const a=Math.max(o.length-1,0)*n;return Tc(s,e,a),Rc(s,t,e,a,n),i&&e!==
void 0&&Cc(s,e-a),s.map(({base:c})=>c)}function vc(o,t,e,n){if(o.length>1&&o.some(({track:c})=>nt(c.most)>0))return;const i=(o.length-1)*e,s=c=>o.reduce((l,d)=>l+
(d[c]===1/0?d.base:d[c]),0)+i,r=(c,l,d)=>{const f=o.filter(({track:u})=>d(u)),h=l-s(c);if(!(f.length===0||h<=.001))for(const u of f)u[c]=(u[c]===1/0?u.base:u[c])+
h/f.length},a=({least:c})=>te(c,n)===void 0;r("base",t.floor,({least:c})=>c==="auto"||a({least:c,most:c})&&typeof c=="object"),r("base",t.least,({least:c})=>c===
"min-content"),r("base",t.most,({least:c})=>c==="max-content");for(const c of o)c.limit=Math.max(c.limit,c.base);for(const c of o)c.limit===1/0&&(c.track.most===
"min-content"||c.track.most==="auto"||c.track.most==="max-content"||te(c.track.most,n)===void 0)&&(c.limit=c.base);r("limit",t.least,({most:c})=>c==="min-conten\
t"),r("limit",t.most,({most:c,limit:l})=>l===void 0&&(c==="max-content"||c==="auto"||nt(c)===0&&te(c,n)===void 0&&c!=="min-content"));for(const c of o){const{limit:l}=c.
track;l&&(c.limit=Math.max(c.base,Math.min(Math.max(t.most-i,c.limit),R(l,n??0))))}}function Tc(o,t,e){if(t===void 0){for(const s of o)nt(s.track.most)===0&&(s.
base=s.limit);return}let n=t-e-o.reduce((s,{base:r})=>s+r,0),i=o.filter(({base:s,limit:r,track:a})=>r>s&&nt(a.most)===0);for(;n>.001&&i.length>0;){const s=n/i.length;
for(const r of i){const a=Math.min(s,r.limit-r.base);r.base+=a,n-=a}i=i.filter(({base:r,limit:a})=>a-r>.001)}}function Rc(o,t,e,n,i){const s=o.filter(({track:a})=>nt(
a.most)>0);if(s.length===0)return;let r=0;if(e===void 0){for(const{track:a,base:c}of s)r=Math.max(r,c/Math.max(nt(a.most),1));for(const{from:a,count:c,most:l}of t){
const d=o.slice(a,a+c),f=d.reduce((u,{track:m})=>u+nt(m.most),0);if(f===0)continue;const h=d.reduce((u,{track:m,base:p})=>u+(nt(m.most)>0?0:p),0);r=Math.max(r,(l-
h-(c-1)*i)/Math.max(f,1))}}else r=Lc(o,e-n);for(const a of s)a.base=Math.max(a.base,r*nt(a.track.most))}function Lc(o,t){const e=new Set(o.filter(({track:n})=>nt(
n.most)===0));for(;;){let[n,i]=[t,0];for(const a of o)e.has(a)?n-=a.base:i+=nt(a.track.most);if(i===0)return 0;const s=Math.max(n,0)/Math.max(i,1),r=o.filter(a=>!e.
has(a)&&a.base>s*nt(a.track.most)+.001);if(r.length===0)return s;for(const a of r)e.add(a)}}function Cc(o,t){const e=t-o.reduce((i,{base:s})=>i+s,0),n=o.filter(
({track:i})=>i.most==="auto");if(!(e<=0||n.length===0))for(const i of n)i.base+=e/n.length}function*Ec(o,t,e){const{style:n,children:i}=o.box,s=n.columnGap?R(n.
columnGap,e.width):0,r=n.rowGap?R(n.rowGap,e.height??0):0,a=i.filter(M=>!M.isPositioned);a.some(M=>M.style.order!==0)&&a.sort((M,L)=>M.style.order-L.style.order);
const c=ai(n.gridTemplateColumns,e.width,s,a.length),l=ai(n.gridTemplateRows,e.height,r,a.length),{items:d,columns:f,rows:h,before:u}=Mc(a,n,c,l),m=ui(c.tracks,
f,n.gridAutoColumns,u.columns),p=ui(l.tracks,h,n.gridAutoRows,u.rows),g=[];for(const M of d)g.push(yield*Ic(M,t,e));const w=fi(m,g,{room:e.width,gap:s,stretches:hi(
n.justifyContent)}),y=new Wc(o,t,e,{columnSizes:w,columnGap:s,rowGap:r}),x=[];for(const M of d)x.push(yield*y.heightDemand(M));const S=fi(p,x,{room:e.height,gap:r,
stretches:hi(n.alignContent)});yield*y.place(d,S);for(const M of i)M.isPositioned&&Ht(o,M,o.border.left+o.padding.left,o.border.top+o.padding.top);return S.reduce(
(M,L)=>M+L,0)+Math.max(S.length-1,0)*r}const hi=o=>o==="normal"||o==="stretch";function ui(o,t,e,n){return Array.from({length:t},(i,s)=>{const r=s-n;if(r>=0&&r<
o.length)return o[r];const a=r<0?e.length+r%e.length:r-o.length;return e[a%e.length]})}function*Ic({box:o,column:t,columns:e},n,{width:i}){yield et/10;const{least:s,
most:r}=yield*n.widthsOf(o),a=v(o.style.marginLeft,i)+v(o.style.marginRight,i),{minWidth:c,overflow:l}=o.style,f=c==="auto"?l==="hidden"?0:s:N(c,i,0,o.style)??0;
return{from:t,count:e,floor:f+a,least:s+a,most:r+a}}class Wc{laid;layout;inside;sizes;xs;constructor(t,e,n,i){this.laid=t,this.layout=e,this.inside=n,this.sizes=
i;const{columnSizes:s,columnGap:r}=i;this.xs=this.starts(s,r,n.width,t.box.style.justifyContent)}starts(t,e,n,i){const s=t.reduce((d,f)=>d+f,0)+Math.max(t.length-
1,0)*e,{before:r,between:a}=an(i,n===void 0?0:n-s,t.length),c=[];let l=r;for(const d of t)c.push(l),l+=d+e+a;return c}areaWidth({column:t,columns:e}){const n=t+
e-1;return this.xs[n]+this.sizes.columnSizes[n]-this.xs[t]}widthIn(t){const{style:e,inner:n}=t.box,i=this.areaWidth(t),s=this.alignOf(e.justifySelf,this.laid.box.
style.justifyItems);if(!yt(e.width)||n==="image"||e.marginLeft==="auto"||e.marginRight==="auto"||s!=="normal"&&s!=="stretch"||e.aspectRatio!==void 0&&typeof e.height==
"object")return;const r=z(rt(e))+z(ht(e,i));return ut(i-v(e.marginLeft,i)-v(e.marginRight,i),e,i,r)}alignOf(t,e){return t==="auto"?e:t}layItem(t,e,n){const i=this.
areaWidth(t);return this.layout.layOut(t.box,{width:i,height:e,fixedWidth:this.widthIn(t),fixedHeight:n,shrinks:!0})}*heightDemand(t){const n=(yield*this.layItem(
t,void 0)).height+B(Lt(t.box.style,this.areaWidth(t))),i=t.box.style.overflow==="hidden"&&yt(t.box.style.height)?0:n;return{from:t.row,count:t.rows,floor:i,least:n,
most:n}}*place(t,e){const{laid:n,inside:i,sizes:s}=this,{style:r}=n.box,a=this.starts(e,s.rowGap,i.height,r.alignContent),c=n.border.left+n.padding.left,l=n.border.
top+n.padding.top;for(const h of t){yield et/10;const u=h.row+h.rows-1,m=a[u]+e[u]-a[h.row],p=this.areaWidth(h),g=yield*this.fill(h,p,m),w=Lt(h.box.style,p),y=r.
direction==="rtl",x=this.xs[h.column]+pi(h.box.style,"Left","Right",this.alignOf(h.box.style.justifySelf,r.justifyItems),p-g.width-z(w),w.left);g.x=c+(y?i.width-
x-g.width:x),g.y=l+a[h.row]+pi(h.box.style,"Top","Bottom",this.alignOf(h.box.style.alignSelf,r.alignItems),m-g.height-B(w),w.top),n.children.push(g)}n.flow="ban\
ds";const[d]=n.children;d&&(n.firstBaseline=d.y+(d.firstBaseline??d.height));const f=n.children.at(-1);f&&(n.lastBaseline=f.y+(f.lastBaseline??f.height))}*fill(t,e,n){
const{style:i,inner:s}=t.box,r=this.alignOf(i.alignSelf,this.laid.box.style.alignItems);if(!((r==="normal"||r==="stretch")&&yt(i.height)&&i.marginTop!=="auto"&&
i.marginBottom!=="auto"&&s!=="image")||i.aspectRatio!==void 0&&r!=="stretch")return yield*this.layItem(t,n);const c=B(rt(i))+B(ht(i,e)),l=It(n-B(Lt(i,e)),i,n,c);
return yield*this.layItem(t,n,l)}}function pi(o,t,e,n,i,s){const[r,a]=[o[`margin${t}`],o[`margin${e}`]];if(r==="auto"||a==="auto"){const c=Math.max(i,0);return s+
(r==="auto"?a==="auto"?c/2:c:0)}return s+ni(n,i)}const Bc={top:"Top",right:"Right",bottom:"Bottom",left:"Left"},cn={top:"bottom",right:"left",bottom:"top",left:"\
right"},mi=["double","solid","dashed","dotted","ridge","outset","groove","inset","none"];function pt(o,t){const e=Bc[t];return{width:o[`border${e}Width`],line:o[`\
border${e}Style`],paint:o[`border${e}Color`]??o.color}}function Gt(o,t){return o.line==="hidden"||t.line==="hidden"?o.line==="hidden"?o:t:o.line==="none"||t.line===
"none"?o.line==="none"?t:o:o.width!==t.width?o.width>t.width?o:t:mi.indexOf(t.line)<mi.indexOf(o.line)?t:o}function Ac(o){const t=o.known.get("collapsed");if(t)
return t;const e=Jt(o),n=zc(e),i=new Map,s=new Map;for(const a of e.cells){const c=d=>Nc(a,d,o,e,n),l={top:c("top"),right:c("right"),bottom:c("bottom"),left:c("\
left")};i.set(a.box,l),s.set(a.box,$c(l))}const r={table:Pc(e,i,o),cells:s,edges:i};return o.known.set("collapsed",r),r}const at=({width:o,line:t})=>t==="none"||
t==="hidden"?0:o/2,$c=({top:o,right:t,bottom:e,left:n})=>({top:at(o),right:at(t),bottom:at(e),left:at(n)});function zc({cells:o,columns:t}){const e=new Map;for(const n of o)
for(let i=n.row;i<n.row+n.rows;i++)for(let s=n.column;s<n.column+n.columns;s++)e.set(i*t+s,n);return e}function Nc(o,t,e,n,i){const{row:s,column:r,rows:a,columns:c}=o;
let l=pt(o.box.style,t);const d=t==="top"||t==="bottom",f=t==="top"?s-1:t==="bottom"?s+a:t==="left"?r-1:r+c,h=d?n.rows.length:n.columns,[u,m]=d?[r,r+c]:[s,s+a],
p=new Set;for(let g=u;g<m&&p.size<64;g++){const w=i.get(d?f*n.columns+g:g*n.columns+f);w&&f>=0&&f<h&&p.add(w)}for(const g of p)l=Gt(l,pt(g.box.style,cn[t]));if(d){
const g=n.rows[t==="top"?s:s+a-1],w=n.rows[f];g&&(l=Gt(l,pt(g.style,t))),w&&(l=Gt(l,pt(w.style,cn[t])));for(const{box:y,from:x,to:S}of n.groups)(t==="top"&&x===
s||t==="bottom"&&S===s+a)&&(l=Gt(l,pt(y.style,t))),(t==="top"&&S===s||t==="bottom"&&x===s+a)&&(l=Gt(l,pt(y.style,cn[t])))}return f<0||f>=h?Gt(l,pt(e.style,t)):l}
function Pc({cells:o,columns:t,rows:e},n,i){if(o.length===0)return{top:at(pt(i.style,"top")),right:at(pt(i.style,"right")),bottom:at(pt(i.style,"bottom")),left:at(
pt(i.style,"left"))};let[s,r,a,c]=[0,0,0,0];for(const l of o){const d=n.get(l.box);l.row===0&&(s=Math.max(s,at(d.top))),l.column===0&&l.row===0&&(c=Math.max(c,at(
d.left))),l.row+l.rows===e.length&&(a=Math.max(a,at(d.bottom))),l.column+l.columns===t&&l.row===0&&(r=Math.max(r,at(d.right)))}return{top:s,right:r,bottom:a,left:c}}
function*Hc(o,t,e){yield*new Gc(o,t,e).lay()}class Gc{laid;layout;space;grid;collapsed;widths=[];gapX;gapY;constructor(t,e,n){this.laid=t,this.layout=e,this.space=
n;const{box:i}=t;this.grid=Jt(i);const s=i.style.borderCollapse==="collapse";this.collapsed=s?Ac(i):void 0,this.gapX=s?0:i.style.borderSpacingX,this.gapY=s?0:i.
style.borderSpacingY,this.collapsed&&(t.border=this.collapsed.table,t.padding={top:0,right:0,bottom:0,left:0})}*lay(){const{laid:t,layout:e,grid:n}=this,{style:i}=t.
box,s=t.contentWidth-Ko(t.box,n);this.widths=i.tableLayout==="fixed"&&i.width!=="auto"?Fa(t.box,s):Da(yield*_o(t.box,e),s);let r=yield*this.layCaptions("top",0);
const a=r;r+=t.border.top+t.padding.top;const c=yield*this.layCells(),l=this.rowHeights(c);r=yield*this.placeRows(c,l,r),r+=t.padding.bottom+t.border.bottom,t.frame=
{top:a,height:r-a},r=yield*this.layCaptions("bottom",r),t.height=Math.max(r,this.space.fixedHeight??0),t.flow="rows"}*layCaptions(t,e){let n=e;for(const i of this.
grid.captions){if(i.style.captionSide!==t)continue;const{marginTop:s,marginBottom:r,marginLeft:a}=i.style,{width:c}=this.laid,l=yield*this.layout.layOut(i,{width:c,
height:void 0});l.x=v(a,c),l.y=n+v(s,c),n=l.y+l.height+v(r,c),this.laid.children.push(l)}return n}widthOf({column:t,columns:e}){let n=(e-1)*this.gapX;for(let i=t;i<
t+e;i++)n+=this.widths[i]??0;return n}*layCells(){const t=[];for(const e of this.grid.cells)yield et/4,t.push({cell:e,laid:yield*this.layCell(e,void 0)});return t}*layCell(t,e){
const{box:n}=t,i=this.widthOf(t),s={width:i,height:void 0,fixedWidth:i,fixedHeight:e},r=this.collapsed?.cells.get(n);return r?(n.known.set("edges",this.collapsed.
edges.get(n)),yield*this.layout.layOut(jc(n,r),s)):yield*this.layout.layOut(n,{...s,width:this.laid.contentWidth})}rowHeights(t){const{grid:e}=this,n=e.rows.map(
r=>N(r.style.height,this.space.height,0,r.style)??0),i=[],s=e.rows.map(()=>({above:0,below:0}));for(const r of t){const{cell:a,laid:c}=r;if(a.rows>1){i.push(r);
continue}if(n[a.row]=Math.max(n[a.row],c.height),ln(a.box)&&c.firstBaseline!==void 0){const l=s[a.row];l.above=Math.max(l.above,c.firstBaseline),l.below=Math.max(
l.below,c.height-c.firstBaseline),n[a.row]=Math.max(n[a.row],l.above+l.below)}}for(const{cell:r,laid:a}of i){let c=(r.rows-1)*this.gapY;for(let d=r.row;d<r.row+
r.rows;d++)c+=n[d];const l=r.row+r.rows-1;n[l]=n[l]+Math.max(a.height-c,0)}return this.fillHeight(n),n}fillHeight(t){const{laid:e,grid:n}=this,{style:i}=e.box,s=B(
e.border)+B(e.padding),r=this.space.fixedHeight??N(i.height,this.space.height,s,i)??0,a=Math.max(r,N(i.minHeight,this.space.height,s,i)??0),c=t.reduce((h,u)=>h+
u,0)+(n.rows.length+1)*this.gapY+s;if(a<=c||t.length===0)return;const l=t.flatMap((h,u)=>yt(n.rows[u].style.height)?[u]:[]),d=l.length>0?l:[...t.keys()],f=d.reduce(
(h,u)=>h+t[u],0);for(const h of d)t[h]=t[h]+(a-c)*(f>0?t[h]/f:1/d.length)}*placeRows(t,e,n){const{laid:i,grid:s,gapX:r,gapY:a}=this,c=i.border.left+i.padding.left,
l=[];let d=n+(s.rows.length>0?a:0);for(const p of e)l.push(d),d+=p+a;const f=[];let h=c+r;for(const p of this.widths)f.push(h),h+=p+r;const u=i.box.style.direction===
"rtl",m=[];for(const{box:p,from:g,to:w}of s.groups){if(g===w)continue;const y=this.part(p,c+r,l[g],l[w-1]+e[w-1]);i.children.push(y),y.flow="rows";for(let x=g;x<
w;x++){const S=this.part(s.rows[x],0,l[x]-y.y,l[x]-y.y+e[x]);S.flow="bands",y.children.push(S),m.push(S)}s.headRows>0&&g===0&&(i.head=y)}for(const{cell:p,laid:g}of t){
yield et/10;const w=p.row+p.rows-1,y=l[w]+e[w]-l[p.row],x=yield*this.fillCell(p,g,y,t),S=f[p.column]??c;x.x=(u?i.width-S-x.width:S)-c-r,x.y=0,m[p.row].children.
push(x)}return d}part(t,e,n,i){const s=new Je(t);return s.x=e,s.y=n,s.width=this.laid.contentWidth-2*this.gapX,s.height=i-n,s}*fillCell(t,e,n,i){const{box:s}=t,
r=n-e.height;if(r<.01)return e;const a=s.children.some(({style:f})=>typeof f.height=="object"&&f.height.percent!==0),c=a?yield*this.layCell(t,n):e;if(c.height=n,
a)return c;const{verticalAlign:l}=s.style,d=l==="middle"?r/2:l==="bottom"?r:ln(s)?this.baselineShift(t,c,i):0;return d>0&&Dc(c,Math.min(d,r)),c}baselineShift({row:t},e,n){
if(e.firstBaseline===void 0)return 0;let i=this.rowBaselines.get(t);if(i===void 0){for(const{cell:s,laid:r}of n)ln(s.box)&&r.firstBaseline!==void 0&&this.rowBaselines.
set(s.row,Math.max(this.rowBaselines.get(s.row)??0,r.firstBaseline));i=this.rowBaselines.get(t)??0}return i-e.firstBaseline}rowBaselines=new Map}const ln=({style:o})=>{
const{verticalAlign:t}=o;return typeof t=="object"||t==="baseline"||t==="sub"||t==="super"};function Dc(o,t){for(const e of o.children)e.y+=t;for(const e of o.apart)
e.y+=t;o.lines=o.lines.map(e=>({...e,y:e.y+t})),o.firstBaseline!==void 0&&(o.firstBaseline+=t),o.lastBaseline!==void 0&&(o.lastBaseline+=t)}function jc(o,{top:t,
right:e,bottom:n,left:i}){const s=o.known.get("shared");if(s)return s;const r={...o.style,borderTopWidth:t,borderRightWidth:e,borderBottomWidth:n,borderLeftWidth:i},
a=Object.assign(Object.create(Object.getPrototypeOf(o)),o,{style:r});return o.known.set("shared",a),a}function*Fc(o,t,e,n){yield et;const i=ka(o,e.width);return o.
inner==="image"?Uc(i,t,e):(i.width=yield*Kc(i,t,e),o.inner==="table"?yield*Hc(i,t,e):yield*_c(i,t,e,n)),yield*qo(i,t),i}function Uc(o,t,e){const{border:n,padding:i,
box:s}=o,{width:r,height:a}=Po(s,e,t);o.width=e.fixedWidth??r+z(n)+z(i),o.height=e.fixedHeight??a+B(n)+B(i)}function*Kc(o,t,e){if(e.fixedWidth!==void 0)return e.
fixedWidth;const{box:n,border:i,padding:s}=o,{style:r}=n,a=z(i)+z(s),{width:c}=r,l=e.shrinks===!0&&c==="auto"||n.inner==="table"||typeof c=="string"&&c!=="auto",
{aspectRatio:d}=r,f=N(r.height,e.height,B(i)+B(s),r);if(c==="auto"&&d!==void 0&&f!==void 0&&l)return ut(f*d,r,e.width,a);if(!l)return bc(n,e,a);const{least:h,most:u}=yield*t.
widthsOf(n),m=e.width-v(r.marginLeft,e.width)-v(r.marginRight,e.width);if(c==="min-content")return ut(h,r,e.width,a);if(c==="max-content")return ut(u,r,e.width,
a);const p=N(c,e.width,a,r)??Math.max(h,Math.min(u,m)),g=ut(p,r,e.width,a);return n.inner==="table"?Math.max(g,h):g}function*_c(o,t,e,n){const{box:i,border:s,padding:r}=o,
{style:a}=i,c=B(s)+B(r),l=a.aspectRatio,d=l!==void 0&&yt(a.height)?a.boxSizing==="border-box"?o.width/l:o.contentWidth/l+c:void 0,f=a.display==="table-cell",h=N(
a.height,e.height,c,a),u=e.fixedHeight??(f?void 0:h),m=u===void 0?void 0:e.fixedHeight===void 0?It(u,a,e.height,c):u,p={width:o.contentWidth,height:m===void 0?void 0:
Math.max(m-c,0)};let g;if(i.inner==="flex")g=yield*wc(o,t,p,e);else if(i.inner==="grid")g=yield*Ec(o,t,p);else{const y=n&&!xt(i)?n.floats:new kc,x=n&&!xt(i)?n:{
floats:y,x:0,y:0};g=yield*dc(o,t,p,x),xt(i)&&(g=Math.max(g,y.clear("both")-s.top-r.top))}const w=Math.max(g+c,d??0,f?h??0:0);o.height=m??It(w,a,e.height,c)}const gi=5e3,
Q=.75,Yc=.5;async function Xc({box:o,tree:t,isQuirky:e},n,i){const s=await(0,qe.Vn)(),r=(o.width-o.left-o.right)/Q;let a=1;for(;;){const c=Q*a,l={width:r/a,height:o.
contentHeight/c},d=new Ar({layOut:Fc,widthsOf:Xo},n.typefaces,s,l,e),f=await t(l),h=await Et(Vc(f,d,l),i),u=await Et(Qc(h),i),m=Math.max(r/Math.max(u,1),Yc);if(a===
1&&u>l.width+1&&m<.99){a=m;continue}const p=new Wr(n,o,c,gi,()=>(0,Ir.F)("pages",`The document has more than ${gi} pages`,"Split it into several documents","fil\
e")),g=new Gr(p.height),w=await Et(g.place(h,0,0,0),i);p.last=await Et(Jc(w,g),i),p.sheet(p.last),Zc(w,p);const y=new ya(p,d);await Et(y.paint(w),i),await Et(qc(
w,p,y),i),p.close();return}}function Zc(o,{height:t,last:e}){const{backgroundColor:n,backgroundImage:i}=o.laid.box.style;n===void 0&&i.length===0||(o.top=0,o.bottom=
(e+1)*t)}function*qc({apart:o},t,e){for(const{laid:n,x:i,top:s}of o)if(n.box.style.position==="fixed")for(let r=1;r<=t.last;r++)yield*e.paint(yield*Vt(n,i,s+r*t.
height),!0)}function*Vc(o,t,e){const n=yield*t.layOut(o,{width:e.width,height:e.height});return n.height=Math.max(n.height,1),yield*qo(n,t,!0),n}function*Qc(o){
let t=0;const e=[[o,0]];for(let n=e.pop();n;n=e.pop()){const[i,s]=n;yield 2e3;const{style:r}=i.box;t=Math.max(t,s+i.width);for(const{texts:a}of i.lines)for(const c of a)
t=Math.max(t,s+c.x+c.width);if(r.overflow!=="hidden"){for(const a of[...i.children,...i.apart])r.visibility==="visible"&&e.push([a,s+a.x]);for(const{atoms:a}of i.
lines)for(const{laid:c}of a)e.push([c,s+c.x])}}return t}function*Jc(o,t){let e=0;const n=[o];for(let i=n.pop();i;i=n.pop()){yield 2e3;const{laid:s,lines:r,children:a,
apart:c,bottom:l}=i;for(const{line:u,top:m,atoms:p}of r){u.texts.length>0&&(e=Math.max(e,t.pageOf(m+u.height/2)));for(const g of p)n.push(g)}const{style:d,replaced:f}=s.
box;(f!==void 0||d.backgroundColor!==void 0||d.backgroundImage.length>0||d.borderTopWidth>0)&&a.length+r.length===0&&s.height>0&&(e=Math.max(e,t.pageOf(l-.2)));
for(const u of a)n.push(u);for(const u of c)n.push(u)}return e}var tl=k(3166),el=k(78445),bi=k(25561);const nl=new Set(["disc","circle","square"]);class ol{values=new Map;scopes=[
new Set];quotes=0;enter(t,e){for(const[n,i]of t.counterReset)this.open(n,i);e&&(e.name==="ol"||e.name==="ul"||e.name==="menu")&&this.open("list-item",il(e)),t.display===
"list-item"&&this.countItem(e);for(const[n,i]of t.counterIncrement){const s=this.values.get(n);!s||s.length===0?this.open(n,i):s[s.length-1]=s.at(-1)+i}return this.
scopes.push(new Set),()=>{for(const n of this.scopes.pop())this.values.get(n).pop()}}open(t,e){const n=this.values.get(t)??[];this.values.set(t,n);const i=this.
scopes.at(-1);i.has(t)&&n.pop(),i.add(t),n.push(e)}countItem(t){const e=this.values.get("list-item")??[0];this.values.set("list-item",e),e.length===0&&e.push(0);
const n=t?.attributes.get("value"),i=t?.parent?.attributes.has("reversed")===!0?-1:1;e[e.length-1]=n!==void 0&&/^\s*-?\d{1,9}\s*$/.test(n)?Number(n):e.at(-1)+i}marker({
listStyleType:t}){if(t==="none")return;if(nl.has(t))return{text:"",shape:t};if(t.startsWith('"'))return{text:t.slice(1),shape:void 0};const e=this.values.get("l\
ist-item")?.at(-1)??1;return{text:`${Ce(e,t)}. `,shape:void 0}}textOf(t,e,{quotes:n}){if("text"in t)return t.text;if("attribute"in t)return e.attributes.get(t.attribute)??
"";if("quote"in t)return this.quote(t.quote,n);const i=this.values.get(t.counter)??[0];return t.separator===void 0?Ce(i.at(-1)??0,t.style):i.map(s=>Ce(s,t.style)).
join(t.separator)}quote(t,e){if(t==="none")return"";t==="close"&&(this.quotes=Math.max(this.quotes-1,0));const n=Math.min(this.quotes,e.length/2-1);return t==="\
open"&&this.quotes++,e[2*n+(t==="open"?0:1)]??""}}function il(o){const t=o.attributes.get("start"),e=t!==void 0&&/^\s*-?\d{1,9}\s*$/.test(t)?Number(t):void 0;return o.
attributes.has("reversed")?(e??(0,W.ZE)(o).filter(({name:n})=>n==="li").length)+1:(e??1)-1}const sl=[[1e3,"m"],[900,"cm"],[500,"d"],[400,"cd"],[100,"c"],[90,"xc"],
[50,"l"],[40,"xl"],[10,"x"],[9,"ix"],[5,"v"],[4,"iv"],[1,"i"]];function wi(o){let[t,e]=[o,""];for(const[n,i]of sl)for(;t>=n;t-=n)e+=i;return e}function dn(o,t,e){
let[n,i]=[o,""];for(;n>0;n=Math.floor((n-1)/e))i=String.fromCodePoint(t.codePointAt(0)+(n-1)%e)+i;return i}function Ce(o,t){const e=o>=1&&o<=3999;switch(t){case"\
none":return"";case"decimal-leading-zero":return o>=0&&o<10?`0${o}`:String(o);case"lower-roman":return e?wi(o):String(o);case"upper-roman":return e?wi(o).toUpperCase():
String(o);case"lower-alpha":case"lower-latin":return o>=1?dn(o,"a",26):String(o);case"upper-alpha":case"upper-latin":return o>=1?dn(o,"A",26):String(o);case"low\
er-greek":return o>=1?dn(o,"α",17):String(o);case"disc":return"•";case"circle":return"◦";case"square":return"▪";default:return String(o)}}const rl=new Set(
["inline","inline-block","inline-flex","inline-grid","inline-table"]),Ee=({display:o})=>!rl.has(o);function fn(o,t){const e=We(o);e.display=t;for(const n of["bo\
rderTopWidth","borderRightWidth","borderBottomWidth","borderLeftWidth","outlineWidth"])e[n]=0;return new bt(e)}function hn(o,t,e){const{display:n}=o.style;switch(n){case"\
flex":case"inline-flex":return o.inner="flex",yi(o,t);case"grid":case"inline-grid":return o.inner="grid",yi(o,t);case"table":case"inline-table":return o.inner="\
table",ee(o,t,"table");case"table-row-group":case"table-header-group":case"table-footer-group":return o.inner="rows",ee(o,t,"rows");case"table-row":return o.inner=
"row",ee(o,t,"row");case"table-column-group":for(const i of t)"block"in i&&o.children.push(i.block);return;default:al(o,t,e)}}function al(o,t,e){if(!t.some(i=>"\
block"in i)&&t.length>0&&!t.every(s=>"inline"in s&&(s.inline.kind==="apart"||s.isBlank&&s.inline.kind==="text"))){un(o,t),o.element??=e.parent;return}pn(o,hl(o,
t))}function un(o,t){o.inner="lines";const e=new Map;for(const{inline:n}of t)n.kind==="open"&&e.set(n.box,1),n.kind==="close"&&e.has(n.box)&&e.set(n.box,2);for(const{
inline:n,home:i}of t)i&&!o.element&&(o.element=i),!((n.kind==="open"||n.kind==="close")&&e.get(n.box)!==2)&&o.inlines.push(n)}function pn(o,t){let e=[];const n=()=>{
if(e.some(({inline:s,isBlank:r})=>!r&&s.kind!=="apart")){const s=fn(o.style,"block");un(s,e),o.children.push(s)}else for(const{inline:s}of e)s.kind==="apart"&&o.
children.push(s.box);e=[]};for(const i of t)"block"in i?(n(),o.children.push(i.block)):i.inline.kind==="apart"&&e.every(({isBlank:s})=>s)?o.children.push(i.inline.
box):e.push(i);n()}function yi(o,t){pn(o,t);for(const e of o.children)e.isItem=!0}const cl={table:["table-row-group","table-header-group","table-footer-group","\
table-caption","table-column","table-column-group"],rows:["table-row"],row:["table-cell"]},ll={table:"table-row-group",rows:"table-row",row:"table-cell"},dl={table:"\
rows",rows:"row",row:"cell"};function ee(o,t,e){const n=cl[e];let i=[];const s=()=>{if(i.some(a=>"block"in a||!a.isBlank||a.inline.kind==="atom")){const a=fn(o.
style,ll[e]),c=dl[e];a.inner=c==="cell"?"blocks":c,c==="cell"?fl(a,i):ee(a,i,c),o.children.push(a)}else for(const a of i)"inline"in a&&a.inline.kind==="apart"&&
o.children.push(a.inline.box);i=[]};for(const r of t)"block"in r&&n.includes(r.block.style.display)?(s(),o.children.push(r.block)):i.push(r);s()}function fl(o,t){
t.every(e=>"inline"in e)?un(o,t):pn(o,t)}const xi=o=>"block"in o&&o.block.style.display.startsWith("table-")&&o.block.style.display!=="table-caption";function hl(o,t){
if(!t.some(xi))return t;const e=[];let n=[];const i=()=>{if(n.length===0)return;const s=fn(o.style,"table");s.inner="table",ee(s,n,"table"),e.push({block:s}),n=
[]};for(const s of t)if(xi(s))n.push(s);else{if(n.length>0&&"inline"in s&&s.isBlank)continue;i(),e.push(s)}return i(),e}const ul=/^(?:https?|mailto|tel|ftp):/i;
function pl(o,t){if(o.startsWith("#")){const e=t.find(ml(o.slice(1)));return e&&{place:e}}return ul.test(o)?{uri:gl(o)}:void 0}function ml(o){try{return decodeURIComponent(
o)}catch{return o}}const gl=o=>{try{return new URL(o).href.replace(/[^!-~]/g,t=>encodeURIComponent(t))}catch{return o.replace(/[^!-~]/gu,t=>encodeURIComponent(t))}};
class Dt{parent;own;outer;paragraph;constructor(t,e,n){this.parent=t,this.own=e,this.outer=n}get(){return this.own?this.parent:this.outer?this.outer.get():this.
paragraph??=this.parent.add("P")}end(){this.paragraph=void 0,this.outer?.end()}}const bl=new Set(["P","H1","H2","H3","H4","H5","H6","TD","TH","LBody","Caption",
"Code"]);class wl{document;headings;data=new Map;constructor(t,e){this.document=t,this.headings=e}top(){return new Dt(this.document,!1)}enter(t,e,n){const{name:i}=t;
if(n&&!this.tagOf(t))return{home:new Dt(e.parent,!1,e),label:void 0};if(n||e.end(),i==="li")return this.item(e);const s=this.tagOf(t);if(!s)return{home:new Dt(e.
parent,!1),label:void 0};const r=e.parent.add(s,this.factsOf(t,s));return{home:new Dt(r,bl.has(s)),label:void 0}}item(t){if(t.parent.tag!=="L")return{home:new Dt(
t.parent.add("P"),!0),label:void 0};const e=t.parent.add("LI"),n=e.add("Lbl");return{home:new Dt(e.add("LBody"),!1),label:n}}tagOf(t){const{name:e}=t,n=this.headings.
levelOf(t);if(n!==void 0)return`H${n}`;if(/^h[1-6]$/.test(e))return"P";const i=yl[e];return i?this.isData(t)?i:void 0:xl[e]}factsOf(t,e){const{attributes:n,name:i}=t;
if(e==="L")return{attributes:{O:"List",ListNumbering:i==="ol"?"Decimal":"Disc"}};if(e!=="TH"&&e!=="TD")return{};const[s,r]=[Number(n.get("colspan"))||1,Number(n.
get("rowspan"))||1],a={...s>1&&{ColSpan:s},...r>1&&{RowSpan:r}};return e==="TD"?Object.keys(a).length>0?{attributes:{O:"Table",...a}}:{}:{attributes:{O:"Table",
Scope:Sl(t),...a}}}isData(t){let e=t;for(;e&&e.name!=="table";)e=e.parent;if(!e)return!1;let n=this.data.get(e);return n===void 0&&this.data.set(e,n=kl(e)),n}}const yl={
table:"Table",thead:"THead",tbody:"TBody",tfoot:"TBody",tr:"TR",th:"TH",td:"TD",caption:"Caption"},xl={p:"P",ul:"L",ol:"L",menu:"L",blockquote:"BlockQuote",pre:"\
P",section:"Sect",article:"Sect",dt:"P",dd:"P",figcaption:"P",summary:"P"};function kl(o){const t=o.attributes.get("role");if(t==="presentation"||t==="none")return!1;
let e=0,n=0;for(const i of(0,W.Ky)(o))if(i!==o){if(i.name==="table")return!1;if(i.name==="th"||i.name==="thead"||i.name==="caption")return!0;i.name==="tr"&&e++,
i.name==="td"&&n++}return e>1&&n>e}function Sl(o){const t=o.attributes.get("scope")?.toLowerCase();if(t==="row"||t==="rowgroup")return"Row";if(t==="col"||t==="c\
olgroup")return"Column";const e=o.parent,n=e?.parent?.name==="thead",i=e?.children.some(s=>s.kind==="element"&&s.name==="td");return!n&&i===!0?"Row":"Column"}const ki=()=>({
images:new Set,links:new Set,leftOut:new Map,scripts:0,undescribed:0}),Ml=new Set(["iframe","frame","frameset","object","embed","applet","video","audio","canvas",
"input","select","svg","math","progress","meter"]);class Ol{sources;counters=new ol;tags;constructor(t){this.sources=t,this.tags=new wl(t.document,t.headings)}*build(t){
const e=[],{styler:n}=this.sources;yield*this.element(t,{styled:n.start,home:this.tags.top(),owner:void 0,table:void 0},e);const[i]=e;return i&&"block"in i?(vl(
i.block,t),i.block):new bt(n.start.style)}*nodes(t,e,n){for(const i of t)i.kind==="text"?this.text(i.value,e,n):yield*this.element(i,e,n)}text(t,{styled:e,home:n,
owner:i},s){if(t==="")return;const r=/^[ \t\n\r\f]*$/.test(t)&&!e.style.whiteSpace.startsWith("pre");s.push({inline:{kind:"text",text:t,style:e.style,owner:i},home:r?
void 0:n.get(),isBlank:r})}*element(t,e,n){const{styler:i,told:s}=this.sources,r=i.matcher.work,a=i.styleOf(t,e.styled,e.table);yield et+(i.matcher.work-r)*30;const{
name:c}=t;c==="script"&&s.scripts++,Ml.has(c)&&!(c==="input"&&t.attributes.get("type")==="hidden")&&s.leftOut.set(c,(s.leftOut.get(c)??0)+1);const{style:l}=a;if(l.
display==="none"||c==="svg"&&!t.isHtml)return;const d=this.counters.enter(l,t);c==="br"?n.push({inline:{kind:"break",style:l},home:void 0,isBlank:!1}):c==="wbr"?
this.text("​",{...e,styled:a},n):c==="img"?this.picture(t,a,e,n):l.display==="contents"?yield*this.nodes(t.children,{...e,styled:a},n):l.display==="inline"?yield*this.
inline(t,a,e,n):yield*this.block(t,a,e,n),d()}*inline(t,e,n,i){const s=new bt(e.style);this.place(s,t),this.backgrounds(s);const r=this.ownerOf(t,n.owner),a={...n,
styled:e,owner:r};i.push({inline:{kind:"open",box:s,owner:r},home:void 0,isBlank:!0}),yield*this.content(t,e,a,i),i.push({inline:{kind:"close",box:s},home:void 0,
isBlank:!0})}*content(t,e,n,i){e.pseudos.includes("before")&&this.pseudo(t,"before",n,i),yield*this.nodes(t.children,n,i),e.pseudos.includes("after")&&this.pseudo(
t,"after",n,i)}*block(t,e,n,i){const{style:s}=e,r=new bt(s);this.place(r,t),this.backgrounds(r);const a=!Ee(s),{home:c,label:l}=this.tags.enter(t,n.home,a),d=this.
ownerOf(t,n.owner),f=t.name==="table"?t:n.table,h=[];s.display==="list-item"&&this.marker(r,l,c,h),yield*this.content(t,e,{styled:e,home:c,owner:d,table:f},h),r.
keepsNext=/^h[1-6]$/.test(t.name),r.span=Il(t),hn(r,h,c),a?i.push({inline:{kind:"atom",box:r,owner:n.owner},home:void 0,isBlank:!1}):r.isApart?i.push({inline:{kind:"\
apart",box:r},home:void 0,isBlank:!0}):i.push({block:r})}marker(t,e,n,i){const s=this.counters.marker(t.style);if(s)if(t.style.listStylePosition==="inside"){const r=`${s.
shape?"•":s.text} `;i.push({inline:{kind:"text",text:r,style:t.style,owner:void 0},home:n.get(),isBlank:!1})}else t.marker={...s,element:e}}pseudo(t,e,n,i){const s=this.
sources.styler.pseudoStyle(t,e,n.styled),{style:r}=s;if(!Array.isArray(r.content)||r.display==="none")return;const a=this.counters.enter(r,void 0),c=r.content.map(
f=>this.counters.textOf(f,t,r)).join("");a();const l=[];if(this.text(c,{...n,styled:s},l),r.display==="inline"){const f=new bt(r);this.backgrounds(f),i.push({inline:{
kind:"open",box:f,owner:n.owner},home:void 0,isBlank:!0});for(const h of l)i.push(h);i.push({inline:{kind:"close",box:f},home:void 0,isBlank:!0});return}const d=new bt(
r);this.backgrounds(d),hn(d,l,n.home),Ee(r)?d.isApart?i.push({inline:{kind:"apart",box:d},home:void 0,isBlank:!0}):i.push({block:d}):i.push({inline:{kind:"atom",
box:d,owner:n.owner},home:void 0,isBlank:!1})}picture(t,e,n,i){const{images:s,told:r}=this.sources,{style:a}=e,c=new bt(a);this.place(c,t),this.backgrounds(c);const l=(0,I.
Z)(t),d=l===void 0?void 0:s.get((0,X.bi)(l)),f=t.attributes.get("alt")??t.attributes.get("title");if(!d){l!==void 0&&l.trim()!==""&&r.images.add(l),this.substitute(
f??"",e,n,i);return}f===void 0&&r.undescribed++;const{width:h,height:u}=/^\s*qr:/i.test(l)?Cl:El(d);c.inner="image",c.replaced={image:d,width:h,height:u},f?.trim()!==
""&&(c.element=new el.H("Figure",void 0,{alt:f??""})),Ee(a)?(c.element&&n.home.parent.adopt(c.element),i.push(c.isApart?{inline:{kind:"apart",box:c},home:void 0,
isBlank:!0}:{block:c})):i.push({inline:{kind:"atom",box:c,owner:n.owner},home:n.home.get(),isBlank:!1})}substitute(t,{style:e,variables:n},i,s){if(t.trim()==="")
return;const r=new bt({...e,width:"auto",height:"auto",minWidth:"auto",minHeight:"auto",aspectRatio:void 0}),a=[];this.text(t,{...i,styled:{style:We(e),variables:n}},
a),hn(r,a,i.home),Ee(e)?r.isApart?s.push({inline:{kind:"apart",box:r},home:void 0,isBlank:!0}):s.push({block:r}):s.push({inline:{kind:"atom",box:r,owner:i.owner},
home:i.home.get(),isBlank:!1})}ownerOf(t,e){const n=t.name==="a"?t.attributes.get("href")?.trim():void 0,i=t.attributes.get("lang")?.trim();if(n!==void 0){const s=pl(
n,this.sources.headings);if(s)return new bi._("Link",{},e,{target:s,contents:Ll(t,n)});n!==""&&n!=="#"&&this.sources.told.links.add(n)}return i!==void 0&&t.parent?.
parent&&/^[a-z]{2,3}(?:-[a-z0-9]{1,8})*$/i.test(i)?new bi._("Span",{lang:i},e):e}place(t,e){t.place=this.sources.headings.placeOf(e)}backgrounds(t){const{backgroundImage:e}=t.
style;if(!e.some(r=>"url"in r))return;const{images:n,told:i}=this.sources,s=new Map;for(const r of e){if(!("url"in r))continue;const a=n.get((0,X.bi)(r.url));a?
s.set(r.url,a):i.images.add(r.url)}t.images=s}}function vl(o,t){const e=o.style,n=o.children.find(({isApart:r})=>!r),i=t.children.some(r=>r.kind==="element"&&r.
name==="body");if(!n||!i||e.backgroundColor!==void 0||e.backgroundImage.length>0)return;const s=n.style;for(const r of Tl)Object.assign(e,{[r]:s[r]}),Object.assign(
s,{[r]:Yt[r]});o.images=n.images}const Tl=["backgroundColor","backgroundImage","backgroundSize","backgroundRepeat","backgroundPosition"],Rl=300;function Ll(o,t){
const e=(0,W.a4)(o).replace(/\s+/g," ").trim();return(e===""?o.attributes.get("title")??t:e).slice(0,Rl)}const Cl={width:96,height:96},El=({displayed:o})=>o;function Il({
attributes:o}){const t=(e,n)=>{const i=o.get(e)??"";return/^\s*\d{1,6}\s*$/.test(i)?Number(i):n};return{columns:Math.max(t(o.has("span")?"span":"colspan",1),1),
rows:t("rowspan",1)}}class Si{headings=new Map;places=new Map;named=new Map;constructor(t){const e=[];for(const n of(0,W.Ky)(t)){const{name:i,attributes:s}=n,r=s.
get("id")??(i==="a"?s.get("name"):void 0),a=/^h([1-6])$/.exec(i)?.[1];if(r===void 0&&a===void 0)continue;const c={};if(this.places.set(n,c),r!==void 0&&!this.named.
has(r)&&this.named.set(r,c),a===void 0)continue;const l=(0,W.a4)(n).replace(/\s+/g," ").trim();if(l!==""){for(;e.length>0&&e.at(-1)>=Number(a);)e.pop();e.push(Number(
a)),this.headings.set(n,{title:l,level:Math.min(e.length,6),place:c})}}}levelOf(t){return this.headings.get(t)?.level}placeOf(t){return this.places.get(t)}find(t){
return this.named.get(t)}get first(){return[...this.headings.values()][0]?.title}get bookmarks(){const t=[],e=[{level:0,children:t}];for(const{title:n,level:i,place:s}of this.
headings.values()){if(!s.sheet)continue;for(;e.at(-1).level>=i;)e.pop();const r=[];e.at(-1).children.push({title:n,place:s,children:r}),e.push({level:i,children:r})}
return t}}const Mi=`
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
`,Oi={plain:"",report:`${Mi}
h1 { font-size: 1.95em; border-bottom: 0.8pt solid var(--accent-color); padding-bottom: 0.12em }
h2 { font-size: 1.56em } h3 { font-size: 1.25em }
table { width: 100%; border-bottom: 0.7pt solid var(--accent-color) }
thead th { border-top: 0.7pt solid var(--accent-color); border-bottom: 0.7pt solid var(--accent-color); background: #eef1f5 }
tbody tr:nth-child(even) td { background: #f4f5f7 }`,letter:`${Mi}
h1 { font-size: 1.25em } h2 { font-size: 1.1em } h3, h4, h5, h6 { font-size: 1em }
thead th { border-bottom: 0.7pt solid var(--accent-color, #737373) }`};function Wl(o,t){const e=t??(o==="report"?bn.uR:void 0);if(!e)return Oi[o];const n=`rgb(${e.
map(s=>Math.round(s*255)).join(", ")})`,i=`html { --accent-color: ${n} } h1, h2, h3, h4, h5, h6 { color: ${n} } hr { border-color: ${n} }`;return`${Oi[o]} ${i}`}
var Bl=k(63895),Al=k(38017),$l=k(37645);const mn={"top-left-corner":["left","right","top"],"top-left":["middle","left","top"],"top-center":["middle","center","t\
op"],"top-right":["middle","right","top"],"top-right-corner":["right","left","top"],"left-top":["left","center","upper"],"left-middle":["left","center","center"],
"left-bottom":["left","center","lower"],"right-top":["right","center","upper"],"right-middle":["right","center","center"],"right-bottom":["right","center","lowe\
r"],"bottom-left-corner":["left","right","bottom"],"bottom-left":["middle","left","bottom"],"bottom-center":["middle","center","bottom"],"bottom-right":["middle",
"right","bottom"],"bottom-right-corner":["right","left","bottom"]},vi=({boxes:o},t)=>o.some(({name:e})=>mn[e]?.[2]===t),zl=1e5,Nl=[{name:"content",value:"counte\
r(page)",important:!1},{name:"font-size",value:"9pt",important:!1},{name:"color",value:"#5c5c5c",important:!1}];async function Pl(o,t,e,n,i){const s=t.boxes.length===
0,r=n?[{name:"bottom-center",pages:"all",declarations:Nl}]:[],a=new Map;for(const c of o.sheets.keys()){const l=["all",c%2===0?"right":"left",...c===0?["first"]:
[]],d=l.join();let f=a.get(d);f||a.set(d,f=Hl(s?r:t.boxes,l,e));for(const[h,u]of f){Dl(o,c,Gl(u,c+1,o.sheets.length),{style:u,page:t,place:mn[h]});const m=i.step(
zl);m&&await m}}}function Hl(o,t,e){const n=new Map;for(const{name:s,pages:r,declarations:a}of o)if(t.includes(r)&&Object.hasOwn(mn,s)){const c=n.get(s)??[];n.set(
s,c),(0,q.RZ)(c,a)}const i=new Map;for(const[s,r]of n){const{style:a}=e.styleFrom(r,e.start);Array.isArray(a.content)&&i.set(s,a)}return i}function Gl({content:o},t,e){
return o.map(n=>"text"in n?n.text:"counter"in n?Ce(n.counter==="pages"?e:n.counter==="page"?t:0,n.style):"").join("")}function Dl({typefaces:o,sheets:t},e,n,{style:i,
page:s,place:[r,a,c]}){if(n.trim()==="")return;const l=t[e],[d,f,h,u]=s.margins.map(J=>J*Q),m=i.fontSize*Q,p=o.word(n,Ve(i)),g=p.width*m/1e3,w={left:[0,u],middle:[
u,l.width-f],right:[l.width-f,l.width]},[y,x]=w[r],S=a==="left"?y:a==="right"?x-g:(y+x-g)/2,M={top:l.height-d/2,upper:l.height-d-m/2,center:(l.height-d+h)/2,lower:h+
m/2,bottom:h/2}[c],{color:L,alpha:P}=i.color,F={kind:"text",x:S,y:M-m*.35,size:m,color:L,words:[p],alpha:P};c==="top"||c==="bottom"?l.run(c==="top"?"Header":"Fo\
oter",F):l.draw(void 0,F)}async function jl({root:o,isQuirky:t},e,n){const{pace:i}=n,s={width:e.width/Q,height:e.height/Q,margin:e.margin/Q},r=await Kl(o,t,{width:s.
width-2*s.margin,height:s.height-2*s.margin},Wl(e.theme,e.accent),n),a=Qi(r.pages,s),c=Fl(a,e.running),l=await tl.B.open({...Xl(o,e.running),font:e.font,boldFont:e.
boldFont},n);await l.typefaces.warm([],i);const d=Li(a),f=e.logo&&(0,Al.h)(e.logo,d,c,Ti),h=Math.max((a.firstTop-a.margins[0])*Q,f?.room??0);let u=new Si(o),m=ki(),
p=new Map;await Xc({box:{...d,contentHeight:d.height-d.top-d.bottom},isQuirky:t,tree:async y=>{l.document.kids.splice(0,l.document.kids.length),u=new Si(o),m=ki();
const x=new Oo(r,y);({ignored:p}=x);const S=new Ol({styler:x,images:e.images,headings:u,told:m,document:l.document}),M=await Et(S.build(o),i);return h>0&&M.children.
unshift(Ul(h*y.width/(d.width-d.left-d.right))),M}},l,i),l.document.prune(),f?.draw(l.sheets[0]);const g=e.pageNumbers&&c.footer===void 0;await Pl(l,a,new Oo(r,
a),g,i);const w=await Bl.P.of(l.typefaces);await(0,$l.N)(l,w,{page:d,size:Ti,pace:i},c);for(const y of a.ignored)p.set(y,1);return{composition:l,bookmarks:u.bookmarks,
told:m,ignored:p,notLoaded:r.notLoaded+_l(o)}}const Ti=11,Ri=18;function Fl(o,t){const{header:e,footer:n,...i}=t,s={...i,...!vi(o,"top")&&{header:e},...!vi(o,"b\
ottom")&&{footer:n}},{top:r,bottom:a}=Li(o),c=[["header",r],["footer",a]].filter(([l,d])=>s[l]!==void 0&&d<Ri).map(([l])=>({field:l,message:`needs a margin of a\
t least ${Ri/72} inches; give a larger margin, here or in @page of the style sheets`,mentions:["margin"]}));if(c.length>0)throw(0,H.G6)(c);return s}const Li=({width:o,
height:t,margins:[e,n,i,s]})=>({width:o*Q,height:t*Q,left:s*Q,right:n*Q,top:e*Q,bottom:i*Q}),Ul=o=>new bt({...Yt,display:"block",height:{px:o/Q,percent:0}});async function Kl(o,t,e,n,{
pace:i}){const s=new gs(e,i);await s.add(Lr,!0),t&&await s.add(Cr,!0),await s.add(n,!0);for(const r of(0,W.Ky)(o))r.name!=="style"||!r.isHtml||$n(r.attributes.get(
"media")??"",e)&&await s.add((0,W.a4)(r));return s}const _l=o=>(0,W.Ky)(o).filter(({name:t,attributes:e})=>t==="link"&&/\bstylesheet\b/i.test(e.get("rel")??"")).
length,Yl=[["SemiBold",/^(?:b|strong|h[1-6]|th)$/,/font-weight|font\s*:/i],["Italic",/^(?:i|em|cite|var|dfn|address)$/,/italic|oblique/i],["Mono",/^(?:code|pre|kbd|samp|tt)$/,
/mono|courier|consolas|menlo/i]];function Xl(o,{header:t="",footer:e="",date:n="",title:i}){const s=new Set,r=["•○▪",t,e,n,i];for(const a of(0,W.Ky)(o)){const c=a.
attributes.get("style")??"",d=a.name==="style"?(0,W.a4)(a):"";for(const[f,h,u]of Yl)(h.test(a.name)||u.test(c)||u.test(d))&&s.add(f);for(const[,f]of d.matchAll(
/\\([\da-f]{2,6})/gi)){const h=Number.parseInt(f,16);h>127&&h<=1114111&&(h<55296||h>57343)&&r.push(String.fromCodePoint(h))}for(const f of["alt","title","data-l\
abel"])r.push(a.attributes.get(f)??"");for(const f of a.children)f.kind==="text"&&r.push(f.value.replace(/[\0-\x7f]+/g,""))}return{styles:[...s],text:r.join("")}}
var jt=k(98446),Zl=k(71775);const gn=12,ql=({told:o,ignored:t,notLoaded:e,...n})=>[...(0,Zl.l)({...n,from:"HTML",told:o}),...t.size>0?[Vl(t)]:[],...e>0?[Ql(e)]:
[],...o.scripts>0?[Jl(o.scripts)]:[],...o.leftOut.size>0?[td(o.leftOut)]:[]];function Ci(o){const t=[...o].sort(([n,i],[s,r])=>r-i||(n<s?-1:1)),e=t.slice(0,gn).
map(([n,i])=>i>1?`${n.slice(0,40)} (${i})`:n.slice(0,40));return(0,jt.Dw)(t.length>gn?[...e,`${t.length-gn} more`]:e)}const Vl=o=>({code:"styles_ignored",message:`\
The style sheets have ${(0,jt.y_)(o.size,"property","properties")} and rules that are not supported, and had no effect: ${Ci(o)}.`}),Ql=o=>({code:"styles_not_lo\
aded",message:`${(0,jt.y_)(o,"style sheet or font","style sheets and fonts")} at addresses ${(0,jt.d5)(o,"was","were")} not loaded. Nothing is fetched: write st\
yles into a style element; text is set in Noto fonts.`}),Jl=o=>({code:"html_scripts_not_run",message:`${(0,jt.y_)(o,"script")} of the HTML ${(0,jt.d5)(o,"was","\
were")} not run. Text that a script would write is not in the document.`}),td=o=>({code:"elements_left_out",message:`Elements of the HTML were left out, because\
 paper cannot show them or they are not supported: ${Ci(o)}.`}),ed=72,nd=async(o,t,e)=>{const n=(0,_t.H)(t),i=await od(new TextDecoder().decode(o.bytes),t.values,
e),{root:s}=i,r=await rd(s,t.images??[],e),a=t.logo&&await(0,j.A)(t.logo,"logo",e),c=id(s),l=t.title??c.title??Ii(o.name),{composition:d,bookmarks:f,told:h,ignored:u,
notLoaded:m}=await jl(i,{...(0,_t.a)(t),margin:t.margin*ed,pageNumbers:t.page_numbers,running:{header:t.header,footer:t.footer,headerOnFirst:t.header_on_first,date:t.
date,title:l},logo:a,accent:t.accent_color===void 0?void 0:(0,bn.bP)(t.accent_color),...n,theme:t.theme,images:r},e),p=t.language??sd(c.language),g=t.author??c.
author,w=[...r.values(),...a?[a]:[]].some(({components:ot})=>ot===4),y=h.undescribed===0,x=await d.finish({title:l,author:g,language:p,bookmarks:f,breaksArchive:w,
isAccessible:y}),S=t.letterhead&&await(0,Ai.o)(x,t.letterhead,t.letterhead_password,e),M={compact:!0,objectStreams:"smallest"},L=S?.write?await S.write(M):await(0,ct.
UN)(x,M),P=d.sheets.length,{missing:F}=d.typefaces,J=ql({told:h,ignored:u,notLoaded:m,missing:F,hasFont:n.font!==void 0,language:p,breaksArchive:w});return S&&(0,q.
RZ)(J,S.notes),{documents:[{name:`${Ii(o.name)}.pdf`,bytes:L,pageCount:P}],notes:J,facts:{pageCount:P}}};async function od(o,t,{pace:e}){const n=o.trim();if(/^(?:https?:\/\/|www\.)\S+$/i.
test(n))throw(0,H.G6)([{field:"file",message:"holds an address, not HTML: load the page first, and give its HTML"}]);if(!t)return await(0,G.Z)(o,e);const i=await(0,Kt.
o)(o,t,e),s=await(0,G.Z)(i.text,e);return C(s.root,i.values),s}function id(o){let[t,e,n]=[];for(const i of(0,W.Ky)(o)){const{name:s,attributes:r}=i,a=()=>(0,W.a4)(
i).replace(/\s+/g," ").trim().slice(0,Ei);s==="title"&&i.isHtml&&(t??=a()||void 0),/^h[1-6]$/.test(s)&&(n??=a()||void 0),s==="meta"&&r.get("name")?.toLowerCase()===
"author"&&(e??=r.get("content")?.trim().slice(0,Ei))}return{title:t??n,author:e===""?void 0:e,language:o.attributes.get("lang")?.trim()}}const Ei=1e3,sd=o=>o!==
void 0&&_.E["language-tag"].holds(o)?o:void 0;async function rd(o,t,e){const n=new Map,i=new Set((0,I.e)(o));for(const r of t)i.has((0,X.bi)(r.name))&&n.set((0,X.
bi)(r.name),await(0,j.A)(r,"images",e));const s=[...i].filter(r=>!/^data:image\/(?:svg|gif|webp|avif|bmp)/i.test(r));for(const[r,a]of(0,$i.B)(s))n.set(r,await(0,j.
A)(a,"file",e));for(const[r,a]of await(0,zi.m)(i,e))n.set(r,a);return n}const Ii=o=>o.replace(/\.(?:x?html?|txt|pdf|md)$/i,"").trim()||"document"})};
