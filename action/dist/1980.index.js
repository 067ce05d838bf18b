"use strict";exports.id=1980,exports.ids=[1980,2594],exports.modules={37294:((Kt,at,k)=>{k.d(at,{$:()=>X,DI:()=>T,Ez:()=>K,Hb:()=>j,Hk:()=>Y,LI:()=>_,VE:()=>D,q3:()=>U,qM:()=>F,
qV:()=>A,uN:()=>L,vS:()=>E,xH:()=>H});var G=k(58552);const K=200,U=1e5,A=5e4,_=2e4,Y=2e7,j=2e5,H=5e6,L=5e4,I=dt=>(0,G.G6)([{field:"file",message:dt}]),T=()=>I(`\
nests elements more than ${K} levels deep; at most ${K} are allowed`),E=()=>I(`has more than ${U} elements; at most ${U} are allowed. Split it into several docu\
ments`),D=()=>I(`has more than ${A} rules in style sheets; at most ${A} are allowed`),X=()=>I("has style sheets whose selectors take too long to compare with it\
s elements; write simpler selectors"),F=()=>I("has style sheets whose variables make values of too many characters; use var() less often")}),45893:((Kt,at,k)=>{
k.d(at,{Ky:()=>K,ZE:()=>G,a4:()=>U});const G=A=>A.children.filter(_=>_.kind==="element");function K(A){const _=[],Y=[A];for(let j=Y.pop();j;j=Y.pop()){_.push(j);
for(let H=j.children.length-1;H>=0;H--){const L=j.children[H];L.kind==="element"&&Y.push(L)}}return _}function U(A){const _=[],Y=[A];for(let j=Y.pop();j;j=Y.pop())
if(j.kind==="text")_.push(j.value);else for(let H=j.children.length-1;H>=0;H--)Y.push(j.children[H]);return _.join("")}}),58257:((Kt,at,k)=>{k.d(at,{Z:()=>_});var G=k(
28428),K=k(37294);const U=4e3,A=600;async function _(H,L){let I=0,T=0;const E={...G.jh,createElement(F,dt,Yt){if(++I>K.q3)throw(0,K.vS)();return G.jh.createElement(
F,dt,Yt)},onItemPush(){if(++T>K.Ez)throw(0,K.DI)()},onItemPop(){T--}},D=new G.iX({treeAdapter:E,scriptingEnabled:!1});for(let F=0;F<H.length||F===0;F+=U){const dt=L.
step(U*A);dt&&await dt,D.tokenizer.write(H.slice(F,F+U),F+U>=H.length)}const X=G.jh.getDocumentMode(D.document)===G.qy.W$.QUIRKS;return{root:await Y(D.document,
L),isQuirky:X}}async function Y(H,L){const I=H.childNodes.find(D=>G.jh.isElementNode(D)),T=j(I,void 0,0),E=[[I,T]];for(let D=E.pop();D;D=E.pop()){const[X,F]=D,dt=L.
step(1e3+X.childNodes.length*500);dt&&await dt;let Yt=0;for(const q of X.childNodes){if(G.jh.isTextNode(q)&&F.children.push({kind:"text",value:q.value,parent:F}),
!G.jh.isElementNode(q))continue;const Xt=j(q,F,Yt++);F.children.push(Xt),E.push([q,Xt])}}return T}function j(H,L,I){const T=new Map(H.attrs.map(({name:X,value:F})=>[
X,F])),E=new Set((T.get("class")??"").split(/[ \t\n\f\r]+/).filter(X=>X!=="")),D=H.namespaceURI===G.qy.NS.HTML;return{kind:"element",name:H.tagName,attributes:T,
classes:E,parent:L,children:[],index:I,isHtml:D}}}),72594:((Kt,at,k)=>{k.d(at,{Z:()=>H,e:()=>_,imagesNamedIn:()=>j,mayNameImages:()=>Y});var G=k(34622),K=k(45893),
U=k(58257),A=k(50697);function _(I){const T=new Set;for(const E of(0,K.Ky)(I)){const D=E.name==="img"?H(E):void 0;D!==void 0&&T.add((0,G.bi)(D));for(const X of[
E.attributes.get("style"),E.name==="style"?(0,K.a4)(E):void 0])for(const F of L(X??""))T.add((0,G.bi)(F))}return[...T]}const Y=(I,T)=>I==="html"?/<img|<image|url\(/i.
test(T):T.includes("![");async function j(I,T,E){if(I==="markdown")return await(0,G.e_)(T,E);const{root:D}=await(0,U.Z)(T,E);return _(D)}function H({attributes:I}){
const T=I.get("src")?.trim();if(T!==void 0&&T!=="")return T;const[E=""]=(I.get("srcset")??"").trim().split(/[\s,]/,1);return E===""?void 0:E}function*L(I){for(const{
index:T}of I.matchAll(/\burl\(/gi)){const E=I.indexOf(")",T);if(E<0)return;const[D]=(0,A.wK)(I.slice(T,E+1))??[];D?.type==="Url"&&(yield D.value)}}}),50697:((Kt,at,k)=>{
k.d(at,{M$:()=>Y,YY:()=>_,aG:()=>j,aX:()=>H,wK:()=>U,wR:()=>A});var G=k(88650);const K=2e5;function U(L){if(L.length>K&&!/\burl\(/i.test(L))return;const I=[];try{
const T=(0,G.A)(L,{context:"value",onParseError:E=>I.push(E)});return I.length>0||T.type!=="Value"?void 0:T.children.toArray()}catch{return}}const A=L=>L.type===
"Operator"&&L.value===",",_=L=>L.type==="Operator"&&L.value==="/";function Y(L,I){const T=[[]];for(const E of L)I(E)?T.push([]):T.at(-1).push(E);return T}const j=L=>L?.
type==="Identifier"?L.name.toLowerCase():void 0,H=L=>L.children.toArray()}),31980:((Kt,at,k)=>{k.r(at),k.d(at,{html_to_pdf:()=>yd});var G=k(58552),K=k(60666),U=k(
78323),A=k(45893);const _=new Set(["href","src","srcset","action","background","cite","poster","data"]),Y=/^(?:https?|mailto|tel):|^data:image\/|^(?:field|qr):/i,
j=/^[a-z][a-z0-9+.-]*:/i,H=i=>(0,G.G6)([{field:"values",message:i}]);function L(i,t){for(const e of(0,A.Ky)(i)){const n=e.name==="style"||e.name==="script";for(const[
s,r]of e.attributes){if(!(0,U.H)(r))continue;if(s==="style"||s.startsWith("on"))throw H(`are in the attribute ${s}, where they could be more than text; use clas\
ses`);const a=(0,U.qk)(r,t,s==="src"&&/^\s*qr:/i.test(r)?encodeURIComponent:void 0);if(_.has(s)&&j.test(a.trim())&&!Y.test(a.trim()))throw H("give an address an\
other scheme than http, https, mailto or tel, or data with an image");e.attributes.set(s,a)}if(!e.children.some(s=>s.kind==="text"&&(0,U.H)(s.value)))continue;if(n)
throw H(`are in a ${e.name} element, where they could be more than text`);const o=e.children.flatMap(s=>I(s,t));e.children.splice(0,e.children.length);for(const s of o)
e.children.push(s)}}function I(i,t){if(i.kind!=="text"||!(0,U.H)(i.value))return[i];const{parent:e}=i;return(0,U.qk)(i.value.replaceAll(`
`," "),t,o=>o.replace(/\r\n?/g,`
`)).split(`
`).flatMap((o,s)=>{const r={kind:"text",value:o,parent:e};return s===0?[r]:[T(e),r]})}const T=i=>({kind:"element",name:"br",attributes:new Map,classes:new Set,parent:i,
children:[],index:0,isHtml:!0});var E=k(72594),D=k(58257),X=k(34622),F=k(86476),dt=k(14029),Yt=k(87593),q=k(45657),Xt=k(16246),jo=k(68084),Mn=k(96533),Fo=k(28409),
Uo=k(16596);const V={px:0,percent:0},re=i=>i===0?V:{px:i,percent:0},On={px:0,percent:.5},ae=[V,V],vn={least:"auto",most:"auto"},ze={color:{color:[0,0,0],alpha:1},
fontSize:16,fontFamily:[],fontWeight:400,fontStyle:"normal",fontVariant:"normal",lineHeight:"normal",textAlign:"start",textIndent:V,textTransform:"none",letterSpacing:0,
wordSpacing:0,whiteSpace:"normal",overflowWrap:"normal",wordBreak:"normal",tabSize:8,direction:"ltr",listStyleType:"disc",listStylePosition:"outside",visibility:"\
visible",borderCollapse:"separate",borderSpacingX:0,borderSpacingY:0,captionSide:"top",emptyCells:"show",orphans:2,widows:2,quotes:["“","”","‘","’"]},Zt={
...ze,...{display:"inline",position:"static",float:"none",clear:"none",boxSizing:"content-box",width:"auto",height:"auto",minWidth:"auto",minHeight:"auto",maxWidth:"\
none",maxHeight:"none",aspectRatio:void 0,top:"auto",right:"auto",bottom:"auto",left:"auto",marginTop:V,marginRight:V,marginBottom:V,marginLeft:V,paddingTop:V,paddingRight:V,
paddingBottom:V,paddingLeft:V,borderTopWidth:3,borderRightWidth:3,borderBottomWidth:3,borderLeftWidth:3,borderTopStyle:"none",borderRightStyle:"none",borderBottomStyle:"\
none",borderLeftStyle:"none",borderTopColor:void 0,borderRightColor:void 0,borderBottomColor:void 0,borderLeftColor:void 0,borderTopLeftRadius:ae,borderTopRightRadius:ae,
borderBottomRightRadius:ae,borderBottomLeftRadius:ae,outlineWidth:3,outlineStyle:"none",outlineColor:void 0,outlineOffset:0,backgroundColor:void 0,backgroundImage:[],
backgroundSize:[],backgroundRepeat:[],backgroundPosition:[],backgroundClip:"border-box",boxShadow:[],opacity:1,overflow:"visible",transform:[],transformOrigin:[
On,On],zIndex:"auto",verticalAlign:"baseline",textDecorationLine:new Set,textDecorationColor:void 0,textDecorationStyle:"solid",unicodeBidi:"normal",objectFit:"\
fill",tableLayout:"auto",breakBefore:"auto",breakAfter:"auto",breakInside:"auto",flexDirection:"row",flexWrap:"nowrap",flexGrow:0,flexShrink:1,flexBasis:"auto",
order:0,justifyContent:"normal",alignContent:"normal",alignItems:"normal",alignSelf:"auto",justifyItems:"normal",justifySelf:"auto",rowGap:void 0,columnGap:void 0,
gridTemplateColumns:void 0,gridTemplateRows:void 0,gridTemplateAreas:[],gridAutoColumns:[vn],gridAutoRows:[vn],gridAutoFlow:"row",gridRowStart:"auto",gridRowEnd:"\
auto",gridColumnStart:"auto",gridColumnEnd:"auto",content:"normal",counterReset:[],counterIncrement:[]}};function Ne(i){const t={...Zt};for(const e of _o)t[e]=i[e];
return t}const _o=Object.keys(ze),C=({px:i,percent:t},e)=>t===0?i:i+t*e;var b=k(50697);const Rn={px:1,pt:4/3,pc:16,in:96,cm:96/2.54,mm:96/25.4,q:96/101.6},[Ko,Yo]=[
.572,.536],Xo=30;function Zo(i,t,e){const n=Object.hasOwn(Rn,t)?Rn[t]:void 0;if(n!==void 0)return i*n;switch(t){case"em":return i*e.em;case"rem":return i*e.rem;case"\
ch":return i*e.em*Ko;case"ex":return i*e.em*Yo;case"lh":case"rlh":return i*e.em*1.362;case"vw":case"dvw":case"svw":case"lvw":case"vi":case"cqw":return i*e.pageWidth/
100;case"vh":case"dvh":case"svh":case"lvh":case"vb":case"cqh":return i*e.pageHeight/100;case"vmin":return i*Math.min(e.pageWidth,e.pageHeight)/100;case"vmax":return i*
Math.max(e.pageWidth,e.pageHeight)/100;default:return}}const qo=i=>({px:i,percent:0,isNumber:!0});function Z(i,t){const e=i&&He(i,t,0);if(!(!e||!Number.isFinite(
e.px)||!Number.isFinite(e.percent)))return e.isNumber?e.px===0?re(0):void 0:e.percent===0?re(e.px):{px:e.px,percent:e.percent}}function ce(i,t){const e=Z(i,t);return e?.
percent===0?e.px:void 0}const Vo={em:16,rem:16,pageWidth:800,pageHeight:1e3};function ft(i){const t=i&&He(i,Vo,0);return t?.isNumber===!0&&Number.isFinite(t.px)?
t.px:void 0}function Et(i){return i?.type==="Percentage"?Number(i.value)/100:ft(i)}function Pe(i){if(i?.type==="Number"&&Number(i.value)===0)return 0;if(i?.type!==
"Dimension")return;const t=Number(i.value);switch(i.unit.toLowerCase()){case"deg":return t;case"grad":return t*.9;case"rad":return t*180/Math.PI;case"turn":return t*
360;default:return}}function He(i,t,e){if(!(e>Xo))switch(i.type){case"Number":return qo(Number(i.value));case"Percentage":return{px:0,percent:Number(i.value)/100,
isNumber:!1};case"Dimension":{const n=Zo(Number(i.value),i.unit.toLowerCase(),t);return n===void 0?void 0:{px:n,percent:0,isNumber:!1}}case"Parentheses":return Ge(
i.children.toArray(),t,e+1);case"Function":{const n=i.name.toLowerCase().replace(/^-webkit-|^-moz-/,""),o=(0,b.M$)((0,b.aX)(i),b.wR);if(n==="calc")return Ge(o[0],
t,e+1);const s=o.map(r=>Ge(r,t,e+1));return s.every(r=>r!==void 0)?Qo(n,s,t):void 0}default:return}}function Qo(i,t,e){const n=({px:l,percent:d})=>l+d*e.pageWidth,
o=l=>t.reduce((d,f)=>!d||l(f,d)?f:d,void 0);if(i==="min")return o((l,d)=>n(l)<n(d));if(i==="max")return o((l,d)=>n(l)>n(d));if(i!=="clamp"||t.length!==3)return;
const[s,r,a]=t,c=n(r)>n(a)?a:r;return n(c)<n(s)?s:c}function Ge(i,t,e){let n,o,s=1,r="*";const a=()=>{if(!o)return!1;const c=le(o,s);return n=n?{px:n.px+c.px,percent:n.
percent+c.percent,isNumber:n.isNumber&&c.isNumber}:c,o=void 0,!0};for(const c of i){if(c.type==="Operator"){const d=c.value.trim();if(d==="+"||d==="-"){if(!a())
return;s=d==="-"?-1:1,r="*"}else r=d;continue}const l=He(c,t,e);if(!l||(o?r==="*"?o=o.isNumber?le(l,o.px):l.isNumber?le(o,l.px):void 0:o=l.isNumber&&l.px!==0?le(
o,1/l.px):void 0:o=l,!o))return}return a()?n:void 0}const le=({px:i,percent:t,isNumber:e},n)=>({px:i*n,percent:t*n,isNumber:e});var Tn=k(49180);const Jo={color:[
0,0,0],alpha:0};function St(i){if(i?.type==="Hash")return es(i.value);if(i?.type==="Identifier"){const t=i.name.toLowerCase();if(t==="transparent")return Jo;if(t===
"currentcolor")return"current";const e=ts[t]??(0,Tn.q)(t);return e&&de(e)}return i?.type==="Function"?ns(i.name.toLowerCase(),(0,b.aX)(i)):void 0}const ts={canvas:[
255,255,255],canvastext:[0,0,0],windowtext:[0,0,0],window:[255,255,255],linktext:[0,0,238],graytext:[128,128,128]},de=([i,t,e],n=1)=>({color:[i/255,t/255,e/255],
alpha:n});function es(i){const t=(0,Tn.q)(`#${i}`);if(t)return de(t);if(!/^(?:[\da-f]{4}|[\da-f]{8})$/i.test(i))return;const e=i.length===4?[...i].map(a=>a+a).join(
""):i,[n,o,s,r]=[0,2,4,6].map(a=>Number.parseInt(e.slice(a,a+2),16));return de([n,o,s],r/255)}function ns(i,t){const e=t.filter(l=>l.type!=="Operator"),n=e.length>
3?Et(e[3]):1;if(e.length<3||e.length>4||n===void 0)return;const o=Math.min(Math.max(n,0),1),s=l=>Math.min(Math.max(l,0),255);if(i==="rgb"||i==="rgba"){const l=e.
slice(0,3).map(u=>{const m=Et(u);return m===void 0?void 0:s(u.type==="Percentage"?m*255:m)}),[d,f,h]=l;return d===void 0||f===void 0||h===void 0?void 0:de([d,f,
h],o)}if(i!=="hsl"&&i!=="hsla")return;const r=Pe(e[0])??Et(e[0]),[a,c]=[Et(e[1]),Et(e[2])];if(!(r===void 0||a===void 0||c===void 0))return{color:is(r,Math.min(Math.
max(a,0),1),Math.min(Math.max(c,0),1)),alpha:o}}function is(i,t,e){const n=o=>{const s=((o+i/30)%12+12)%12;return e-t*Math.min(e,1-e)*Math.max(-1,Math.min(s-3,9-
s,1))};return[n(0),n(8),n(4)]}const O=(i,t)=>({keys:[i],read:(e,n)=>{if(e.length!==1)return;const o=t(e[0],n);return o===void 0?void 0:{[i]:o}}}),N=(i,t,e={})=>O(
i,n=>{const o=(0,b.aG)(n);if(o!==void 0)return Object.hasOwn(e,o)?e[o]:t.find(s=>s===o)}),Bt=(i,t=-1/0)=>O(i,e=>{const n=ft(e);return n===void 0||n<t?void 0:n}),
At=(i,t)=>(0,b.aG)(i)==="auto"?"auto":Z(i,t),nt=(i,t)=>{const e=Z(i,t);return e&&(e.percent!==0||e.px>=0)?e:void 0},Cn=(i,t)=>{const e=ce(i,t);return e!==void 0&&
e>=0?e:void 0};function De(i){const t=St(i);if(t!==void 0)return{paint:t==="current"?void 0:t}}const fe=["Top","Right","Bottom","Left"];function qt(i){const[t,e=t,
n=t,o=e]=i;return i.length===0||i.length>4?void 0:[t,e,n,o]}function Vt(i,t){return{keys:i,read:(e,n)=>{const o=qt(e.map(s=>t(s,n)));if(!(!o||o.includes(void 0)))
return Object.fromEntries(i.map((s,r)=>[s,o[r]]))}}}const Ln=i=>(0,b.M$)(i,b.YY),In={"":"all",":left":"left",":right":"right",":first":"first"},En={all:0,left:1,
right:1,first:2},ct=96/25.4,Wn={a3:[297*ct,420*ct],a4:[210*ct,297*ct],a5:[148*ct,210*ct],a6:[105*ct,148*ct],b4:[250*ct,353*ct],b5:[176*ct,250*ct],letter:[816,1056],
legal:[816,1344],ledger:[1056,1632],tabloid:[1056,1632]},[he,os]=[48,19200],ss=["margin-top","margin-right","margin-bottom","margin-left"];function rs(i,t){const e={
...t,margins:[t.margin,t.margin,t.margin,t.margin]},n=[],o=[];let s=0;const r=i.filter(({selector:d})=>d==="");for(const{selector:d,declarations:f,boxes:h}of[...r,
...i.filter(u=>!r.includes(u))]){const u=Object.hasOwn(In,d)?In[d]:void 0;if(u===void 0){o.push(`@page ${d}`);continue}for(const{name:m,declarations:p}of h)n.push(
{name:m,pages:u,declarations:p});if(u==="all")for(const m of f)Bn(m,e);else{const{top:m,others:p}=as(f,e);u==="first"&&(s=Math.max(s,m)),(p||u!=="first"&&m!==e.
margins[0])&&o.push(`@page ${d} margin`)}}const{width:a,height:c}=e,l=cs(e.margins,a,c);return n.sort((d,f)=>En[d.pages]-En[f.pages]),s=Math.min(Math.max(s,l[0]),
Math.max(c-l[2]-he/2,l[0])),{width:a,height:c,margins:l,firstTop:s,boxes:n,ignored:o}}function Bn({name:i,value:t},e){const n=(0,b.wK)(t)??[],o={em:16,rem:16,pageWidth:e.
width,pageHeight:e.height},s=i==="size"?ls(n,o,e):void 0;if(s&&([e.width,e.height]=s),i==="margin"){const c=qt(n.map(l=>An(l,o)));if(c&&!c.includes(void 0))for(const[
l,d]of c.entries())e.margins[l]=d}const r=ss.indexOf(i),a=r<0||!n[0]?void 0:An(n[0],o);a!==void 0&&(e.margins[r]=a)}function as(i,{width:t,height:e,margins:n}){
const o={width:t,height:e,margins:[...n]};for(const a of i)Bn(a,o);const[s]=o.margins,r=o.width!==t||o.height!==e||o.margins.some((a,c)=>c>0&&a!==n[c]);return{top:s,
others:r||s<n[0]}}function An(i,t){if((0,b.aG)(i)==="auto")return 0;const e=Z(i,t);return e&&Math.max(e.px+e.percent*t.pageWidth,0)}function cs(i,t,e){const[n,o,
s,r]=i,a=Math.min(1,(t-he/2)/Math.max(r+o,1)),c=Math.min(1,(e-he/2)/Math.max(n+s,1));return[n*c,o*a,s*c,r*a]}function ls(i,t,e){let n,o;const s=[];for(const c of i){
const l=(0,b.aG)(c),d=ce(c,t);if(l==="landscape"||l==="portrait")o=l;else if(l!==void 0&&Object.hasOwn(Wn,l))n=Wn[l];else if(d!==void 0&&d>0)s.push(Math.min(Math.
max(d,he),os));else if(l!=="auto")return}if(s.length>0&&(n=[s[0],s[1]??s[0]]),o===void 0)return n;const[r,a]=[...n??[e.width,e.height]].sort((c,l)=>c-l);return o===
"landscape"?[a,r]:[r,a]}var mt=k(37294);const $n={"{":"}","(":")","[":"]"};function ds(i,t){const e=i[t];let n=t+1;for(;n<i.length&&i[n]!==e&&i[n]!==`
`;n++)i[n]==="\\"&&n++;return n+1}function $t(i,t,e){const n=[];for(let o=t;o<i.length;){const s=i[o];if(s==="/"&&i[o+1]==="*"){const r=i.indexOf("*/",o+2);o=r<
0?i.length:r+2;continue}if(n.length===0&&e.includes(s))return o;if(s==='"'||s==="'"){o=ds(i,o);continue}if(s==="\\")o++;else if(s==="("&&fs(i,o)){const r=i.indexOf(
")",o);o=r<0?i.length:r}else Object.hasOwn($n,s)?n.push($n[s]):s===n.at(-1)&&n.pop();o++}return i.length}function fs(i,t){if(i.slice(Math.max(t-3,0),t).toLowerCase()!==
"url")return!1;let e=t+1;for(;e<i.length&&/\s/.test(i[e]);)e++;return i[e]!=='"'&&i[e]!=="'"}function*zn(i){for(let t=0;t<i.length;){const e=$t(i,t,"{;}"),n=Nn(
i.slice(t,e));if(i[e]!=="{"){n!==""&&(yield{prelude:n,block:void 0}),t=e+1;continue}const o=$t(i,e+1,"}");yield{prelude:n,block:i.slice(e+1,o)},t=o+1}}const Nn=i=>i.
replace(/\/\*[^]*?(?:\*\/|$)/g," ").replace(/<!--|-->/g," ").trim();function ue(i){const t=[];for(let e=0;e<i.length;){const n=$t(i,e,";{");if(i[n]==="{"){e=$t(
i,n+1,"}")+1;continue}const o=Nn(i.slice(e,n));e=n+1;const s=o.indexOf(":");if(s<=0)continue;const r=o.slice(0,s).trim(),a=r.startsWith("--")?r:r.toLowerCase();
if(!/^[a-z_-][\w-]*$/i.test(a))continue;const c=o.slice(s+1).trim(),l=c.replace(/\s*!\s*important$/i,"");l===""&&!a.startsWith("--")||t.push({name:a,value:l,important:l.
length!==c.length})}return t}var hs=k(88650);const pe=1e3,us=1e6;function ps(i){if(i.length>mt.LI)return;const t=[];let e;try{e=(0,hs.A)(i,{context:"selectorLis\
t",onParseError:n=>t.push(n)})}catch{return}return t.length>0?void 0:je(e)}function je(i){if(i.type!=="SelectorList")return;const t=i.children.toArray().map(e=>e.
type==="Selector"?gs(e):void 0);return t.every(e=>e!==void 0)?t:void 0}const Qt=()=>({name:void 0,id:void 0,classes:[],attributes:[],pseudos:[],combinator:void 0}),
ms=new Set(["before","after","first-line","first-letter"]);function gs({children:i}){const t=[Qt()];let e=0,n;for(const o of i.toArray()){const s=t.at(-1);switch(o.
type){case"TypeSelector":o.name!=="*"&&(s.name=o.name.replace(/^.*\|/,"").toLowerCase(),e+=1);break;case"IdSelector":s.id=o.name,e+=us;break;case"ClassSelector":
s.classes.push(o.name),e+=pe;break;case"AttributeSelector":s.attributes.push({name:o.name.name.toLowerCase(),matcher:o.matcher??void 0,value:o.value?o.value.type===
"String"?o.value.value:o.value.name:"",ignoresCase:o.flags==="i"}),e+=pe;break;case"Combinator":t.push({...Qt(),combinator:o.name});break;case"PseudoElementSele\
ctor":n=o.name.toLowerCase(),e+=1;break;case"PseudoClassSelector":{const r=o.name.toLowerCase();if(ms.has(r)){n=r,e+=1;break}const a=ys(r,o.children?.toArray()??
[]);if(!a)return;s.pseudos.push(a.test),e+=a.specificity;break}default:return}}return{compounds:t.reverse(),specificity:e,pseudoElement:n}}const ws=new Set(["ho\
ver","focus","focus-within","focus-visible","active","visited","target","invalid","indeterminate","fullscreen","modal","popover-open","playing","host","defined",
"placeholder-shown","autofill"]),bs=new Set(["enabled","valid","optional","read-only"]),Mt={a:0,b:1};function ys(i,t){const e=o=>({test:o,specificity:pe}),n=(o,s,r)=>e(
{kind:"nth",...o,ofType:s,fromEnd:r});if(ws.has(i))return e({kind:"never"});if(bs.has(i))return e({kind:"is",selectors:[{compounds:[Qt()],specificity:0,pseudoElement:void 0}]});
switch(i){case"root":case"empty":case"checked":case"disabled":return e({kind:i});case"link":case"any-link":return e({kind:"link"});case"first-child":return n(Mt,
!1,!1);case"last-child":return n(Mt,!1,!0);case"first-of-type":return n(Mt,!0,!1);case"last-of-type":return n(Mt,!0,!0);case"only-child":return Hn(n(Mt,!1,!1).test,
n(Mt,!1,!0).test);case"only-of-type":return Hn(n(Mt,!0,!1).test,n(Mt,!0,!0).test);case"nth-child":case"nth-last-child":case"nth-of-type":case"nth-last-of-type":{
const o=Ms(t[0]);return o&&n(o,i.endsWith("of-type"),i.includes("last"))}case"not":case"is":case"where":case"matches":case"-webkit-any":return xs(i,t[0]);case"h\
as":return ks(t[0]);case"lang":{const[o]=t,s=o?.type==="Identifier"?o.name:o?.type==="String"?o.value:void 0;return s===void 0?void 0:e({kind:"lang",language:s.
toLowerCase()})}default:return}}function xs(i,t){const e=t&&je(t);if(!e)return;const n=i==="where"?0:e.reduce((o,s)=>Math.max(o,s.specificity),0);return{test:{kind:i===
"not"?"not":"is",selectors:e},specificity:n}}function ks(i){if(i?.type!=="SelectorList"||i.children.some(s=>s.type!=="Selector"||s.children.last?.type==="Combin\
ator"))return;const t=je(i);if(!t||t.length===0||t.some(Pn))return;const e=t.reduce((s,r)=>Math.max(s,r.specificity),0),n=i.children.toArray();return{test:{kind:"\
has",selectors:t.map((s,r)=>Ss(s,n[r]))},specificity:e}}const Pn=({compounds:i,pseudoElement:t})=>t!==void 0||i.some(({pseudos:e})=>e.some(n=>n.kind==="has"||"s\
electors"in n&&n.selectors.some(Pn)));function Ss(i,t){const e={...Qt(),pseudos:[{kind:"scope"}]},{compounds:n}=i,o=t.type==="Selector"&&t.children.first?.type===
"Combinator",s=n.slice(0,-1);return{...i,compounds:o?[...s,e]:[...s,{...n.at(-1),combinator:" "},e]}}function Hn(i,t){return{test:{kind:"is",selectors:[(n=>({compounds:[
{...Qt(),pseudos:n}],specificity:0,pseudoElement:void 0}))([i,t])]},specificity:pe}}function Ms(i){if(i?.type!=="Nth"||i.selector)return;const{nth:t}=i;if(t.type===
"Identifier")return t.name==="odd"?{a:2,b:1}:t.name==="even"?{a:2,b:0}:void 0;const{a:e,b:n}=t;return{a:Gn(e),b:Gn(n)}}const Gn=i=>i==null?0:i===""||i==="+"?1:i===
"-"?-1:Number(i),Os=10,vs=150;class Rs{medium;pace;rules=[];pages=[];notLoaded=0;ignored=new Set;constructor(t,e){this.medium=t,this.pace=e}async add(t,e=!1,n=0){
if(!(n>Os))for(const{prelude:o,block:s}of zn(t)){const r=this.pace.step((o.length+(s?.length??0))*vs+2e3);if(r&&await r,!o.startsWith("@")){s!==void 0&&this.addRule(
o,ue(s),e);continue}const a=/^@[\w-]+/.exec(o)[0].slice(1).toLowerCase();await this.addAtRule(a,o.slice(a.length+1).trim(),s,{isUsual:e,depth:n})}}addRule(t,e,n){
if(e.length===0)return;const o=ps(t);if(o)for(const s of o){if(this.rules.length===mt.qV)throw(0,mt.VE)();this.rules.push({selector:s,declarations:e,order:this.
rules.length,isUsual:n})}}async addAtRule(t,e,n,{isUsual:o,depth:s}){switch(t){case"media":n!==void 0&&Dn(e,this.medium)&&await this.add(n,o,s+1);return;case"su\
pports":n!==void 0&&!/^not\b/i.test(e)&&await this.add(n,o,s+1);return;case"layer":n!==void 0&&await this.add(n,o,s+1);return;case"page":n!==void 0&&this.addPage(
e,n);return;case"import":this.notLoaded++;return;case"font-face":n!==void 0&&/url\(/i.test(n)&&this.notLoaded++;return;case"charset":case"namespace":case"keyfra\
mes":case"-webkit-keyframes":case"property":case"font-feature-values":case"view-transition":return;default:this.ignored.add(`@${t}`)}}addPage(t,e){const n=[];for(const o of zn(
e)){const s=/@([\w-]+)$/.exec(o.prelude)?.[1];s!==void 0&&o.block!==void 0&&n.push({name:s.toLowerCase(),declarations:ue(o.block)})}this.pages.push({selector:t.
toLowerCase(),declarations:ue(e),boxes:n})}}function Dn(i,t){return i.trim()===""?!0:i.toLowerCase().split(",").some(e=>Ts(e.trim(),t))}function Ts(i,t){const e=/^not\s/.
test(i);return i.replace(/^(?:not|only)\s+/,"").split(/\s+and\s+/).every(s=>s.startsWith("(")?Is(s.slice(1,-1),t):s==="print"||s==="all")!==e}const Cs=/^\s*(min-|max-)?(width|height)\s*:\s*([\d.]+)(px|em|rem|pt|in|cm|mm)\s*$/,
Ls={px:1,em:16,rem:16,pt:4/3,in:96,cm:96/2.54,mm:96/25.4};function Is(i,t){const[,e,n,o,s]=Cs.exec(i)??[];if(n!==void 0){const c=Number(o)*Ls[s],l=n==="width"?t.
width:t.height;return e==="min-"?l>=c:e==="max-"?l<=c:l===c}const[r,a]=i.split(":").map(c=>c.trim());return r==="orientation"?a==="landscape"==t.width>t.height:
r==="prefers-color-scheme"?a==="light":r==="prefers-reduced-motion"?a==="reduce"||a===void 0:r==="color"||r==="hover"&&a==="none"||r==="update"&&a==="none"}function zt(i){
const[,t,e]=/^\s*\+?(\d{1,6}(?:\.\d{1,6})?)\s*(%?)/.exec(i??"")??[];return t===void 0?void 0:`${t}${e==="%"?"%":"px"}`}function jn(i){const t=i.trim();return/^[\da-f]{6}$|^[\da-f]{3}$/i.
test(t)&&!/^\d{3}$/.test(t)?`#${t}`:t}const Es=["x-small","small","medium","large","x-large","xx-large","xxx-large"],Fe=new Set(["td","th"]),Ws=new Set(["img","\
table","td","th","col","svg","hr","video","canvas"]),Bs=new Set(["p","div","h1","h2","h3","h4","h5","h6","td","th","tr","thead","tbody","tfoot","caption"]),Fn={
a:"lower-alpha",A:"upper-alpha",i:"lower-roman",I:"upper-roman",1:"decimal"};function As(i,t){const{name:e,attributes:n}=i;if(n.size===0&&!Fe.has(e))return[];const o=[],
s=(l,d)=>{d!==void 0&&d!==""&&o.push({name:l,value:d,important:!1})},r=l=>n.get(l);Ws.has(e)&&(s("width",zt(r("width"))),e!=="hr"&&s("height",zt(r("height"))));
const a=r("bgcolor");a!==void 0&&s("background-color",jn(a));const c=r("align")?.toLowerCase();return c!==void 0&&Bs.has(e)&&s("text-align",c==="middle"?"center":
c),e==="img"&&(c==="left"||c==="right")&&s("float",c),e==="table"&&(c==="left"||c==="right")&&s("float",c),(Fe.has(e)||e==="tr"||e==="tbody")&&s("vertical-align",
r("valign")?.toLowerCase()),n.has("nowrap")&&s("white-space","nowrap"),(e==="ol"||e==="ul"||e==="li")&&s("list-style-type",$s(r("type"))),e==="font"&&zs(n,s),e===
"table"&&Ns(n,s),Fe.has(e)&&t&&Ps(t.attributes,s),o}const $s=i=>i===void 0?void 0:Object.hasOwn(Fn,i)?Fn[i]:i.toLowerCase();function zs(i,t){const e=i.get("colo\
r");e!==void 0&&t("color",jn(e)),t("font-family",i.get("face"));const[,n,o]=/^\s*([+-]?)(\d)/.exec(i.get("size")??"")??[];if(o===void 0)return;const s=n===""?Number(
o):3+ +`${n}${o}`;t("font-size",Es[Math.min(Math.max(s,1),7)-1])}function Ns(i,t){const e=i.has("border")?zt(i.get("border")||"1")??"1px":void 0;e!==void 0&&e!==
"0px"&&t("border",`${e} outset #808080`),t("border-spacing",zt(i.get("cellspacing")))}function Ps(i,t){const e=i.has("border")?zt(i.get("border")||"1")??"1px":void 0;
e!==void 0&&e!=="0px"&&t("border","1px inset #808080"),t("padding",zt(i.get("cellpadding")))}class Hs{comparisons=0;most=0;depth=0;scope;siblings=new WeakMap;places=new WeakMap;get work(){
return this.comparisons}matches({compounds:t},e){this.depth===0&&(this.most=Math.min(this.comparisons+mt.Hb,mt.Hk)),this.depth++;const n=this.from(t,0,e);return this.
depth--,n}from(t,e,n){const o=t[e];if(!this.has(o,n))return!1;if(e+1===t.length)return!0;switch(o.combinator){case">":return n.parent!==void 0&&this.from(t,e+1,
n.parent);case" ":for(let s=n.parent;s;s=s.parent)if(this.from(t,e+1,s))return!0;return!1;case"+":{const s=this.siblingsOf(n)[n.index-1];return s!==void 0&&this.
from(t,e+1,s)}case"~":{const s=this.siblingsOf(n);for(let r=n.index-1;r>=0;r--)if(this.from(t,e+1,s[r]))return!0;return!1}default:return!0}}has({name:t,id:e,classes:n,
attributes:o,pseudos:s},r){if(++this.comparisons>this.most)throw(0,mt.$)();if(t!==void 0&&t!==r.name||e!==void 0&&e!==r.attributes.get("id"))return!1;for(const a of n)
if(!r.classes.has(a))return!1;for(const a of o)if(!Ds(a,r))return!1;for(const a of s)if(!this.is(a,r))return!1;return!0}is(t,e){switch(t.kind){case"nth":{const n=t.
ofType?this.placeOfType(e):this.placeOf(e);return Gs(t.fromEnd?n.last:n.first,t.a,t.b)}case"is":return t.selectors.some(n=>this.matches(n,e));case"not":return!t.
selectors.some(n=>this.matches(n,e));case"has":return t.selectors.some(n=>this.hasRelative(n,e));case"scope":return e===this.scope;case"root":return e.parent===
void 0;case"empty":return e.children.every(n=>n.kind==="text"&&n.value==="");case"link":return e.name==="a"&&e.attributes.has("href");case"checked":case"disable\
d":return e.attributes.has(t.kind);case"lang":{let n=e;for(;n&&!n.attributes.has("lang");)n=n.parent;const o=n?.attributes.get("lang")?.toLowerCase()??"";return o===
t.language||o.startsWith(`${t.language}-`)}case"never":return!1}}hasRelative(t,e){const n=this.scope;this.scope=e;const{compounds:o}=t,s=o.at(-2).combinator,r=o.
length>2||s===" ";let a;if(s===" "||s===">")a=this.someOf(this.childrenOf(e),0,t,r);else if(s==="~"||r)a=this.someOf(this.siblingsOf(e),e.index+1,t,r);else{const c=this.
siblingsOf(e)[e.index+1];a=c!==void 0&&this.matches(t,c)}return this.scope=n,a}someOf(t,e,n,o){for(let s=e;s<t.length;s++){const r=t[s];if(this.matches(n,r)||o&&
this.someOf(this.childrenOf(r),0,n,!0))return!0}return!1}siblingsOf(t){return t.parent?this.childrenOf(t.parent):[t]}childrenOf(t){let e=this.siblings.get(t);return e||
this.siblings.set(t,e=(0,A.ZE)(t)),e}placeOf(t){return{first:t.index+1,last:this.siblingsOf(t).length-t.index}}placeOfType(t){const e=this.places.get(t);if(e)return e;
const n=this.siblingsOf(t);this.comparisons+=n.length;const o=new Map;for(const{name:r}of n)o.set(r,(o.get(r)??0)+1);const s=new Map;for(const r of n){const a=(s.
get(r.name)??0)+1;s.set(r.name,a),this.places.set(r,{first:a,last:o.get(r.name)-a+1})}return this.places.get(t)}}function Gs(i,t,e){if(t===0)return i===e;const n=(i-
e)/t;return n>=0&&Number.isInteger(n)}function Ds({name:i,matcher:t,value:e,ignoresCase:n},{attributes:o}){const s=o.get(i);if(s===void 0)return!1;if(t===void 0)
return!0;const[r,a]=n?[s.toLowerCase(),e.toLowerCase()]:[s,e];switch(t){case"=":return r===a;case"~=":return a!==""&&r.split(/\s+/).includes(a);case"|=":return r===
a||r.startsWith(`${a}-`);case"^=":return a!==""&&r.startsWith(a);case"$=":return a!==""&&r.endsWith(a);case"*=":return a!==""&&r.includes(a);default:return!1}}const js={
inline:"block","inline-block":"block","inline-flex":"flex","inline-grid":"grid","inline-table":"table"},Fs=i=>js[i]??(i.startsWith("table-")&&i!=="table-caption"?
"block":i),Us=[["borderTopStyle","borderTopWidth"],["borderRightStyle","borderRightWidth"],["borderBottomStyle","borderBottomWidth"],["borderLeftStyle","borderL\
eftWidth"],["outlineStyle","outlineWidth"]];function _s(i,t){for(const[n,o]of Us)(i[n]==="none"||i[n]==="hidden")&&(i[o]=0);(i.position==="absolute"||i.position===
"fixed")&&(i.float="none");const e=t.display==="flex"||t.display==="inline-flex"||t.display==="grid"||t.display==="inline-grid";return i.display!=="none"&&i.display!==
"contents"&&(i.float!=="none"||i.position==="absolute"||i.position==="fixed"||e)&&(i.display=i.display.startsWith("table-")&&!e?"block":Fs(i.display)),i.backgroundClip===
"text"&&Ys(i),Ks(i,t),i}function Ks(i,t){const{display:e,float:n,position:o}=i;i.textDecorationLine.size>0&&(i.textDecorationColor??=i.color),!(t.textDecorationLine.
size===0||n!=="none"||o==="absolute"||o==="fixed")&&(e.startsWith("inline-")||e==="table"||e==="none"||(i.textDecorationLine.size===0&&(i.textDecorationColor=t.
textDecorationColor,i.textDecorationStyle=t.textDecorationStyle),i.textDecorationLine=new Set([...t.textDecorationLine,...i.textDecorationLine])))}function Ys(i){
const e=i.backgroundImage.find(n=>"stops"in n)?.stops[0]?.paint??i.backgroundColor;e&&e.alpha>0&&(i.color=e),i.backgroundColor=void 0,i.backgroundImage=[]}const me={
px:0,percent:.5},Xs=256;function Zs(i,t){const e=i.name.toLowerCase().replace(/^-webkit-|^-moz-|^-o-/,""),n=e!==i.name.toLowerCase(),o=/^(?:repeating-)?(linear|radial)-gradient$/.
exec(e)?.[1];if(!o)return;const s=(0,b.M$)((0,b.aX)(i),b.wR),r={kind:o,angle:180,isCircle:!1,extent:"farthest-corner",center:[me,me],repeats:e.startsWith("repea\
ting"),stops:[]},a=o==="linear"?qs(s[0],n):Qs(s[0],t),c=(a?s.slice(1):s).slice(0,Xs),l=[];for(const d of c){const f=St(d[0]);if(f===void 0||f==="current"){if(d.
length===1&&Z(d[0],t))continue;return}const h=d.slice(1).map(u=>Z(u,t));h.length===0&&l.push({paint:f,at:void 0});for(const u of h)l.push({paint:f,at:u})}return l.
length<2?void 0:{...r,...a,stops:l}}function qs(i,t){const e=i.length===1?Pe(i[0]):void 0;if(e!==void 0)return{angle:t?90-e:e};const n=i.map(b.aG),o=n[0]==="to";
if(!o&&!t)return;let[s,r]=[0,0];for(const c of o?n.slice(1):n)if(c==="left")s=-1;else if(c==="right")s=1;else if(c==="top")r=-1;else if(c==="bottom")r=1;else return;
const a=c=>o||c===0?c:-c;return{angle:{x:a(s),y:a(r)}}}const Vs=["closest-side","closest-corner","farthest-side","farthest-corner"];function Qs(i,t){if(St(i[0])!==
void 0)return;const e=i.findIndex(r=>(0,b.aG)(r)==="at"),n=(e<0?i:i.slice(0,e)).map(b.aG),o=Vs.find(r=>n.includes(r)),s=e<0?void 0:ge(i.slice(e+1),t);return{isCircle:n.
includes("circle"),...o&&{extent:o},...s&&{center:s}}}const Un={left:["x",0],right:["x",1],top:["y",0],bottom:["y",1],center:["both",.5]};function ge(i,t){let e,
n,o;for(const s of i){const r=(0,b.aG)(s),a=r!==void 0&&Object.hasOwn(Un,r)?Un[r]:void 0;if(a){const d={px:0,percent:a[1]},f=a[0]==="both"?e===void 0&&o!=="x"?"\
x":"y":a[0];f==="x"?e=d:n=d,o=a[0]==="both"?void 0:f;continue}const c=Z(s,t);if(!c)return;const l=o==="x"?e:o==="y"?n:void 0;if(l&&i.length>2){const d=l.percent===
1?{px:-c.px,percent:1-c.percent}:c;o==="x"?e=d:n=d,o=void 0}else e===void 0?(e=c,o=void 0):n??=c}if(!(!e&&!n))return[e??me,n??me]}const Js=[re(0),re(0)],_n=["re\
peat","no-repeat","repeat-x","repeat-y"],Ue=["border-box","padding-box","content-box","text"];function Kn(i,t){return(0,b.aG)(i)==="none"?"none":i?.type==="Url"?
{url:i.value}:i?.type==="Function"?Zs(i,t):void 0}function Yn(i,t){const e=(0,b.aG)(i[0]);if(e==="cover"||e==="contain")return e;const[n,o="auto"]=i.map(s=>(0,b.
aG)(s)==="auto"?"auto":Z(s,t));return n&&i.length<3?[n,o]:void 0}const tr=["auto","auto"];function er(i,t){let e="none",n="repeat",o;const s=[],r=[];let a=!1;for(const d of i){
const f=(0,b.aG)(d),h=Kn(d,t),u=St(d);if((0,b.YY)(d))a=!0;else if(h!==void 0)e=h;else if(u!==void 0)o=u;else if(_n.some(m=>m===f))n=f;else{if(f==="fixed"||f==="\
scroll"||f==="local"||Ue.some(m=>m===f))continue;a&&r.length<2&&(f==="cover"||f==="contain"||f==="auto"||Z(d,t))?r.push(d):s.push(d)}}const c=s.length===0?Js:ge(
s,t),l=r.length===0?tr:Yn(r,t);return c&&l?{image:e,repeat:n,color:o,position:c,size:l}:void 0}const nr={keys:["backgroundColor","backgroundImage","backgroundSi\
ze","backgroundRepeat","backgroundPosition","backgroundClip"],read:(i,t)=>{const e=(0,b.M$)(i,b.wR).map(s=>er(s,t));if(!e.every(s=>s!==void 0))return;const n=e.
at(-1).color,o=e.filter(({image:s})=>s!=="none");return{backgroundColor:n==="current"?t.parent.color:n,backgroundImage:o.map(({image:s})=>s),backgroundSize:o.map(
({size:s})=>s),backgroundRepeat:o.map(({repeat:s})=>s),backgroundPosition:o.map(({position:s})=>s),backgroundClip:"border-box"}}},_e=(i,t)=>({keys:[i],read:(e,n)=>{
const o=(0,b.M$)(e,b.wR).map(s=>t(s,n));return o.includes(void 0)?void 0:{[i]:o}}}),ir={keys:["backgroundImage"],read:(i,t)=>{const e=(0,b.M$)(i,b.wR).map(n=>Kn(
n[0],t));return e.includes(void 0)?void 0:{backgroundImage:e.filter(n=>n!=="none")}}};function or(i,t){const e=[];let n=!1,o;for(const l of i){const d=ce(l,t),f=St(
l);if(d!==void 0)e.push(d);else if((0,b.aG)(l)==="inset")n=!0;else if(f!==void 0)o=f;else return}const[s,r,a=0,c=0]=e;if(!(s===void 0||r===void 0))return{x:s,y:r,
blur:a,spread:c,isInset:n,paint:o==="current"?void 0:o}}const Xn={keys:["boxShadow"],read:(i,t)=>{if((0,b.aG)(i[0])==="none")return{boxShadow:[]};const e=(0,b.M$)(
i,b.wR).map(n=>or(n,t));return e.every(n=>n!==void 0)?{boxShadow:e}:void 0}},Ot=(...i)=>({kind:"matrix",values:i}),we=i=>Math.tan(i*Math.PI/180);function sr(i,t){
if(i.type!=="Function")return;const e=(0,b.M$)((0,b.aX)(i),b.wR).map(([r])=>r),n=e.map(r=>Z(r,t)),o=e.map(Pe),s=e.map(Et);switch(i.name.toLowerCase()){case"tran\
slate":case"translate3d":return n[0]&&{kind:"translate",x:n[0],y:n[1]??V};case"translatex":return n[0]&&{kind:"translate",x:n[0],y:V};case"translatey":return n[0]&&
{kind:"translate",x:V,y:n[0]};case"scale":return s[0]===void 0?void 0:Ot(s[0],0,0,s[1]??s[0],0,0);case"scalex":return s[0]===void 0?void 0:Ot(s[0],0,0,1,0,0);case"\
scaley":return s[0]===void 0?void 0:Ot(1,0,0,s[0],0,0);case"rotate":case"rotatez":{if(o[0]===void 0)return;const r=o[0]*Math.PI/180,[a,c]=[Math.cos(r),Math.sin(
r)];return Ot(a,c,-c,a,0,0)}case"skew":return o[0]===void 0?void 0:Ot(1,we(o[1]??0),we(o[0]),1,0,0);case"skewx":return o[0]===void 0?void 0:Ot(1,0,we(o[0]),1,0,
0);case"skewy":return o[0]===void 0?void 0:Ot(1,we(o[0]),0,1,0,0);case"matrix":{const r=e.map(ft);return r.length===6&&!r.includes(void 0)?Ot(...r):void 0}default:
return}}const Zn={keys:["transform"],read:(i,t)=>{if((0,b.aG)(i[0])==="none")return{transform:[]};const e=i.map(n=>sr(n,t));return e.every(n=>n!==void 0)?{transform:e}:
void 0}},rr={background:nr,"background-color":{keys:["backgroundColor"],read:(i,{parent:t})=>{const e=i.length===1?St(i[0]):void 0;return e===void 0?void 0:{backgroundColor:e===
"current"?t.color:e}}},"background-image":ir,"background-size":_e("backgroundSize",Yn),"background-position":_e("backgroundPosition",ge),"background-repeat":_e(
"backgroundRepeat",([i])=>{const t=(0,b.aG)(i);return t==="space"||t==="round"?"repeat":_n.find(e=>e===t)}),"background-clip":N("backgroundClip",Ue),"-webkit-ba\
ckground-clip":N("backgroundClip",Ue),"box-shadow":Xn,"-webkit-box-shadow":Xn,transform:Zn,"-webkit-transform":Zn,"transform-origin":{keys:["transformOrigin"],read:(i,t)=>{
const e=ge(i.slice(0,2),t);return e&&{transformOrigin:e}}}},ar=["none","contents","inline","block","list-item","flow-root","inline-block","flex","inline-flex","\
grid","inline-grid","table","inline-table","table-row-group","table-header-group","table-footer-group","table-row","table-cell","table-column","table-column-gro\
up","table-caption"],cr=["auto","min-content","max-content","fit-content"];function vt(i,t){const e=(0,b.aG)(i)?.replace(/^-webkit-|^-moz-/,"");return e==="fill\
-available"||e==="available"||e==="stretch"?{px:0,percent:1}:cr.find(n=>n===e)??nt(i,t)}const Ke=(i,t)=>{if((0,b.aG)(i)==="none")return"none";const e=vt(i,t);return e===
"auto"?void 0:e},lr=["none","hidden","solid","dashed","dotted","double","groove","ridge","inset","outset"],qn={thin:1,medium:3,thick:5};function be(i,t){const e=(0,b.
aG)(i);return e!==void 0&&Object.hasOwn(qn,e)?qn[e]:Cn(i,t)}const ye=i=>{const t=(0,b.aG)(i);return t==="auto"?"solid":lr.find(e=>e===t)};function Vn(i,t){let e,
n,o;for(const s of i){const r=be(s,t),a=ye(s),c=De(s);if(r!==void 0&&e===void 0)e=r;else if(a!==void 0&&n===void 0)n=a;else if(c&&!o)o=c;else return}return i.length===
0?void 0:{width:e??3,line:n??"none",paint:o?.paint}}const Qn=i=>[`border${i}Width`,`border${i}Style`,`border${i}Color`];function Rt(...i){return{keys:i.flatMap(
Qn),read:(t,e)=>{const n=Vn(t,e);if(!n)return;const{width:o,line:s,paint:r}=n;return Object.fromEntries(i.flatMap(a=>{const[c,l,d]=Qn(a);return[[c,o],[l,s],[d,r]]}))}}}
const Ye=i=>({keys:[i],read:t=>{const e=t.length===1?De(t[0]):void 0;return e&&{[i]:e.paint}}}),Nt=(i,t="")=>fe.map(e=>`${i}${e}${t}`);function Jt(i,t,e){return Object.
fromEntries(fe.map(n=>[`${i}-${n.toLowerCase()}${t===""?"":`-${t.toLowerCase()}`}`,e(`${i}${n}${t}`)]))}const dr={keys:Nt("border","Color"),read:i=>{const t=qt(
i.map(De));if(!(!t||t.includes(void 0)))return Object.fromEntries(Nt("border","Color").map((e,n)=>[e,t[n].paint]))}},Jn=["borderTopLeftRadius","borderTopRightRa\
dius","borderBottomRightRadius","borderBottomLeftRadius"],fr={keys:Jn,read:(i,t)=>{const[e=[],n=e]=Ln(i).map(r=>r.map(a=>nt(a,t))),[o,s]=[qt(e),qt(n)];if(!(!o||
!s||o.includes(void 0)||s.includes(void 0)))return Object.fromEntries(Jn.map((r,a)=>[r,[o[a],s[a]]]))}},xe=i=>({keys:[i],read:(t,e)=>{const[n,o=n]=t.map(s=>nt(s,
e));return n&&o&&t.length<3?{[i]:[n,o]}:void 0}}),hr={auto:"auto",avoid:"avoid","avoid-page":"avoid",page:"page",always:"page",all:"page",left:"left",verso:"lef\
t",right:"right",recto:"right"},ke=i=>N(i,[],hr),Xe=N("breakInside",["auto","avoid"],{"avoid-page":"avoid"});function ur(i){const t=i.filter(o=>(0,b.aG)(o)!=="a\
uto");if(t.length===0)return{aspectRatio:void 0};const[e,n]=Ln(t).map(o=>ft(o[0]));if(!(e===void 0||e<=0||n===0))return{aspectRatio:e/(n??1)}}const pr={auto:"hi\
dden",scroll:"hidden",clip:"hidden",overlay:"hidden"},Ze={keys:["overflow"],read:([i])=>{const t=(0,b.aG)(i);return t==="visible"||t==="hidden"?{overflow:t}:t!==
void 0&&Object.hasOwn(pr,t)?{overflow:"hidden"}:void 0}},mr={keys:["outlineWidth","outlineStyle","outlineColor"],read:(i,t)=>{const e=Vn(i,t);return e&&{outlineWidth:e.
width,outlineStyle:e.line,outlineColor:e.paint}}},gr=O("zIndex",i=>(0,b.aG)(i)==="auto"?"auto":ft(i)),Tt=(i,t)=>At(i,t),wr={display:N("display",ar,{"-webkit-box":"\
flex","-webkit-flex":"flex","-webkit-inline-flex":"inline-flex","-ms-flexbox":"flex","table-footer":"table-footer-group"}),position:N("position",["static","rela\
tive","absolute","fixed"],{sticky:"relative","-webkit-sticky":"relative"}),float:N("float",["none","left","right"],{"inline-start":"left","inline-end":"right"}),
clear:N("clear",["none","left","right","both"],{"inline-start":"left","inline-end":"right"}),"box-sizing":N("boxSizing",["content-box","border-box"]),width:O("w\
idth",vt),height:O("height",vt),"min-width":O("minWidth",vt),"min-height":O("minHeight",vt),"max-width":O("maxWidth",Ke),"max-height":O("maxHeight",Ke),"inline-\
size":O("width",vt),"block-size":O("height",vt),"max-inline-size":O("maxWidth",Ke),"min-inline-size":O("minWidth",vt),"aspect-ratio":{keys:["aspectRatio"],read:ur},
top:O("top",At),right:O("right",At),bottom:O("bottom",At),left:O("left",At),inset:Vt(["top","right","bottom","left"],At),margin:Vt(Nt("margin"),Tt),...Jt("margi\
n","",i=>O(i,Tt)),"margin-inline":Se("marginLeft","marginRight",Tt),"margin-block":Se("marginTop","marginBottom",Tt),"margin-inline-start":O("marginLeft",Tt),"m\
argin-inline-end":O("marginRight",Tt),"margin-block-start":O("marginTop",Tt),"margin-block-end":O("marginBottom",Tt),padding:Vt(Nt("padding"),nt),...Jt("padding",
"",i=>O(i,nt)),"padding-inline":Se("paddingLeft","paddingRight",nt),"padding-block":Se("paddingTop","paddingBottom",nt),"padding-inline-start":O("paddingLeft",nt),
"padding-inline-end":O("paddingRight",nt),border:Rt(...fe),...Object.fromEntries(fe.map(i=>[`border-${i.toLowerCase()}`,Rt(i)])),"border-inline":Rt("Left","Righ\
t"),"border-block":Rt("Top","Bottom"),"border-inline-start":Rt("Left"),"border-inline-end":Rt("Right"),"border-block-start":Rt("Top"),"border-block-end":Rt("Bot\
tom"),"border-width":Vt(Nt("border","Width"),be),"border-style":Vt(Nt("border","Style"),ye),"border-color":dr,...Jt("border","Width",i=>O(i,be)),...Jt("border",
"Style",i=>O(i,ye)),...Jt("border","Color",Ye),"border-radius":fr,"border-top-left-radius":xe("borderTopLeftRadius"),"border-top-right-radius":xe("borderTopRigh\
tRadius"),"border-bottom-right-radius":xe("borderBottomRightRadius"),"border-bottom-left-radius":xe("borderBottomLeftRadius"),outline:mr,"outline-width":O("outl\
ineWidth",be),"outline-style":O("outlineStyle",ye),"outline-color":Ye("outlineColor"),"outline-offset":O("outlineOffset",(i,t)=>Z(i,t)?.px),opacity:O("opacity",
i=>{const t=Et(i);return t===void 0?void 0:Math.min(Math.max(t,0),1)}),overflow:Ze,"overflow-x":Ze,"overflow-y":Ze,"z-index":gr,"object-fit":N("objectFit",["fil\
l","contain","cover","none","scale-down"]),"break-before":ke("breakBefore"),"break-after":ke("breakAfter"),"break-inside":Xe,"page-break-before":ke("breakBefore"),
"page-break-after":ke("breakAfter"),"page-break-inside":Xe,"-webkit-column-break-inside":Xe,orphans:Bt("orphans",1),widows:Bt("widows",1)};function Se(i,t,e){return{
keys:[i,t],read:(n,o)=>{const[s,r=s]=n.map(a=>e(a,o));return s===void 0||r===void 0?void 0:{[i]:s,[t]:r}}}}const ti=["normal","auto","stretch","flex-start","fle\
x-end","start","end","left","right","center","baseline","space-between","space-around","space-evenly","safe center","safe end","safe flex-end","safe right"];function qe(i){
const t=i.map(b.aG),e=t.filter(s=>s!=="safe"&&s!=="unsafe"&&s!=="first"&&s!=="last");if(e.length!==1)return;const n=e[0]?.replace("self-","");return(t[0]==="saf\
e"?ti.find(s=>s===`safe ${n}`):void 0)??ti.find(s=>s===n)}const Pt=i=>({keys:[i],read:t=>{const e=qe(t);return e&&{[i]:e}}}),Ve=(i,t)=>({keys:[i,t],read:e=>{const n=qe(
e);if(n)return{[i]:n,[t]:n};const[o,s]=e.map(r=>qe([r]));return o&&s&&e.length===2?{[i]:o,[t]:s}:void 0}});function ei(i,t){const e=(0,b.aG)(i);return e==="auto"||
e==="content"||e==="min-content"||e==="max-content"||e==="fit-content"?e:nt(i,t)}const ni={none:[0,0,"auto"],auto:[1,1,"auto"],initial:[0,1,"auto"]};function ii(i,t){
const e=(0,b.aG)(i[0]);if(i.length===1&&e!==void 0&&Object.hasOwn(ni,e)){const[s,r,a]=ni[e];return{flexGrow:s,flexShrink:r,flexBasis:a}}const n=[];let o;for(const[
s,r]of i.entries()){const a=r.type==="Number"?ft(r):void 0;if(a!==void 0&&n.length<2&&(o===void 0||s===1))n.push(a);else if(o===void 0){if(o=ei(r,t),o===void 0)
return}else return}return{flexGrow:n[0]??1,flexShrink:n[1]??1,flexBasis:o??{px:0,percent:0}}}const oi=["row","row-reverse","column","column-reverse"],si=["nowra\
p","wrap","wrap-reverse"],br={keys:["flexDirection","flexWrap"],read:i=>{const t={flexDirection:"row",flexWrap:"nowrap"};for(const e of i){const n=(0,b.aG)(e),o=oi.
find(r=>r===n),s=si.find(r=>r===n);if(o)t.flexDirection=o;else if(s)t.flexWrap=s;else return}return t}},Me=1e3;function ri(i,t){const e=(0,b.aG)(i);return e==="\
auto"||e==="min-content"||e==="max-content"?e:i?.type==="Dimension"&&i.unit.toLowerCase()==="fr"?{fr:Math.max(Number(i.value),0)}:i&&nt(i,t)}function Qe(i,t){if(i.
type==="Function"){const n=i.name.toLowerCase(),o=(0,b.M$)((0,b.aX)(i),b.wR).map(([s])=>s);if(n==="minmax"){const[s,r]=o.map(a=>ri(a,t));return s&&r?{least:typeof s==
"object"&&"fr"in s?"auto":s,most:r}:void 0}if(n==="fit-content"){const s=o[0]&&Z(o[0],t);return s&&{least:"auto",most:"max-content",limit:s}}}const e=ri(i,t);if(e!==
void 0)return typeof e=="object"&&"fr"in e?{least:"auto",most:e}:{least:e,most:e}}function Je(i,t){const e={tracks:[],auto:void 0,names:new Map};return ai(i,t,e)?
{tracks:e.tracks,names:e.names,...e.auto&&{auto:e.auto}}:void 0}function ai(i,t,e){for(const n of i){if(e.tracks.length>Me)return!1;if(n.type==="Brackets"){for(const s of n.
children.toArray()){if(s.type!=="Identifier")continue;const r=e.names.get(s.name)??[];r.push(e.tracks.length+1),e.names.set(s.name,r)}continue}if(n.type==="Func\
tion"&&n.name.toLowerCase()==="repeat"){if(!yr((0,b.M$)((0,b.aX)(n),b.wR),t,e))return!1;continue}const o=Qe(n,t);if(!o)return!1;e.tracks.push(o)}return!0}function yr([
i=[],...t],e,n){const o=ft(i[0]),s=(0,b.aG)(i[0]),r=t.flat();if(s==="auto-fill"||s==="auto-fit"){const a=r.map(c=>Qe(c,e));return n.auto||!a.every(c=>c!==void 0)?
!1:(n.auto={at:n.tracks.length,tracks:a,fits:s==="auto-fit"},!0)}if(o===void 0||o<1||o>Me)return!1;for(let a=0;a<o;a++)if(!ai(r,e,n))return!1;return!0}const ci=i=>({
keys:[i],read:(t,e)=>{if((0,b.aG)(t[0])==="none")return{[i]:void 0};const n=Je(t,e);return n&&{[i]:n}}}),li=i=>({keys:[i],read:(t,e)=>{const n=t.map(o=>Qe(o,e));
return n.length>0&&n.every(o=>o!==void 0)?{[i]:n}:void 0}}),di=i=>i.flatMap(t=>t.type==="String"?[t.value.trim().split(/\s+/)]:[]);function fi(i,t){if((0,b.aG)(
i[0])==="none")return{gridTemplateColumns:void 0,gridTemplateRows:void 0,gridTemplateAreas:[]};const[e=[],n]=(0,b.M$)(i,b.YY),o=n&&Je(n,t);if(n&&!o)return;const s=di(
e),r=e.filter(c=>c.type!=="String"),a=r.length===0?void 0:Je(r,t);if(!(r.length>0&&!a))return{gridTemplateColumns:o,gridTemplateRows:a,gridTemplateAreas:s}}function hi(i){
if((0,b.aG)(i[0])==="auto")return"auto";let t=!1,e,n;for(const s of i){const r=ft(s);if((0,b.aG)(s)==="span")t=!0;else if(r!==void 0)e=Math.max(Math.min(Math.trunc(
r),Me),-Me);else if(s.type==="Identifier")({name:n}=s);else return}if(e===0||i.length===0)return;const o=n===void 0?{}:{name:n};return t?{span:Math.max(e??1,1),
...o}:e===void 0?o:{line:e,...o}}const Oe=i=>({keys:[i],read:t=>{const e=hi(t);return e&&{[i]:e}}}),xr=i=>i!=="auto"&&i.name!==void 0&&i.line===void 0&&i.span===
void 0,tn=(...i)=>({keys:i,read:t=>{const e=(0,b.M$)(t,b.YY).map(hi);if(!e.every(o=>o!==void 0)||e.length>i.length)return;const n=o=>{const s=e[o];if(s!==void 0)
return s;const r=o>=2?n(o-2):e[0];return xr(r)?r:"auto"};return Object.fromEntries(i.map((o,s)=>[o,n(s)]))}}),ve=i=>({keys:[i],read:([t],e)=>{const n=t&&nt(t,e);
return(0,b.aG)(t)==="normal"?{[i]:void 0}:n&&{[i]:n}}}),ui={keys:["rowGap","columnGap"],read:(i,t)=>{const[e,n=e]=i.map(o=>(0,b.aG)(o)==="normal"?{px:0,percent:0}:
nt(o,t));return e&&n?{rowGap:e,columnGap:n}:void 0}},pi={row:"row",column:"column",dense:"row dense","row dense":"row dense","column dense":"column dense"},kr={
flex:{keys:["flexGrow","flexShrink","flexBasis"],read:ii},"-webkit-flex":{keys:["flexGrow","flexShrink","flexBasis"],read:ii},"flex-grow":Bt("flexGrow",0),"flex\
-shrink":Bt("flexShrink",0),"flex-basis":O("flexBasis",ei),"flex-direction":N("flexDirection",oi),"flex-wrap":N("flexWrap",si),"flex-flow":br,order:Bt("order"),
"justify-content":Pt("justifyContent"),"align-content":Pt("alignContent"),"align-items":Pt("alignItems"),"align-self":Pt("alignSelf"),"justify-items":Pt("justif\
yItems"),"justify-self":Pt("justifySelf"),"place-content":Ve("alignContent","justifyContent"),"place-items":Ve("alignItems","justifyItems"),"place-self":Ve("ali\
gnSelf","justifySelf"),gap:ui,"grid-gap":ui,"row-gap":ve("rowGap"),"column-gap":ve("columnGap"),"grid-row-gap":ve("rowGap"),"grid-column-gap":ve("columnGap"),"g\
rid-template-columns":ci("gridTemplateColumns"),"grid-template-rows":ci("gridTemplateRows"),"grid-template-areas":{keys:["gridTemplateAreas"],read:i=>({gridTemplateAreas:di(
i)})},"grid-template":{keys:["gridTemplateColumns","gridTemplateRows","gridTemplateAreas"],read:fi},grid:{keys:["gridTemplateColumns","gridTemplateRows","gridTe\
mplateAreas"],read:fi},"grid-auto-columns":li("gridAutoColumns"),"grid-auto-rows":li("gridAutoRows"),"grid-auto-flow":{keys:["gridAutoFlow"],read:i=>{const t=i.
map(b.aG).join(" ");return Object.hasOwn(pi,t)?{gridAutoFlow:pi[t]}:void 0}},"grid-row-start":Oe("gridRowStart"),"grid-row-end":Oe("gridRowEnd"),"grid-column-st\
art":Oe("gridColumnStart"),"grid-column-end":Oe("gridColumnEnd"),"grid-row":tn("gridRowStart","gridRowEnd"),"grid-column":tn("gridColumnStart","gridColumnEnd"),
"grid-area":tn("gridRowStart","gridColumnStart","gridRowEnd","gridColumnEnd")},mi={"xx-small":9,"x-small":10,small:13,medium:16,large:18,"x-large":24,"xx-large":32,
"xxx-large":48};function gi(i,t){const e=(0,b.aG)(i),{fontSize:n}=t.parent;if(e==="larger")return n*1.2;if(e==="smaller")return n/1.2;if(e!==void 0)return Object.
hasOwn(mi,e)?mi[e]:void 0;const o=Z(i,{...t,em:n}),s=o&&o.px+o.percent*n;return s===void 0||s<0?void 0:s}function wi(i,{parent:t}){const e=(0,b.aG)(i);if(e==="n\
ormal")return 400;if(e==="bold")return 700;if(e==="bolder")return t.fontWeight<350?400:t.fontWeight<550?700:900;if(e==="lighter")return t.fontWeight<550?100:t.fontWeight<
750?400:700;const n=ft(i);return n!==void 0&&n>=1&&n<=1e3?n:void 0}const bi={normal:"normal",italic:"italic",oblique:"italic"},yi=i=>{const t=(0,b.aG)(i);return t!==
void 0&&Object.hasOwn(bi,t)?bi[t]:void 0},xi=i=>(0,b.M$)(i,b.wR).flatMap(t=>{const e=t.map(n=>n.type==="String"?n.value:(0,b.aG)(n)??"").join(" ");return e===""?
[]:[e.toLowerCase()]});function ki(i,t){if((0,b.aG)(i)==="normal")return"normal";const e=ft(i);if(e!==void 0)return e>=0?{factor:e}:void 0;const n=Z(i,t);return n&&
{px:n.px+n.percent*t.em}}const Sr={keys:["fontStyle","fontVariant","fontWeight","fontSize","lineHeight","fontFamily"],read:(i,t)=>{const e={fontStyle:"normal",fontVariant:"\
normal",fontWeight:400,lineHeight:"normal"};let n=0;for(;n<i.length;n++){const a=i[n],[c,l]=[yi(a),wi(a,t)];if((0,b.aG)(a)!=="normal")if(c)e.fontStyle=c;else if(l!==
void 0&&!(a.type==="Number"&&Number(a.value)===0))e.fontWeight=l;else if((0,b.aG)(a)==="small-caps")e.fontVariant="small-caps";else break}const o=i[n],s=o&&gi(o,
t);if(s===void 0)return;if(e.fontSize=s,n++,i[n]&&(0,b.YY)(i[n])){const a=i[n+1]&&ki(i[n+1],{...t,em:s});if(a===void 0)return;e.lineHeight=a,n+=2}const r=xi(i.slice(
n));return r.length===0?void 0:{...e,fontFamily:r}}},Si=i=>O(i,(t,e)=>(0,b.aG)(t)==="normal"?0:ce(t,e)),Mr=["baseline","sub","super","middle","top","bottom","te\
xt-top","text-bottom"],Or=["underline","line-through","overline"],Mi=["solid","double","dotted","dashed","wavy"];function Oi(i){const t=new Set,e={textDecorationLine:t,
textDecorationColor:void 0,textDecorationStyle:"solid"};for(const n of i){const o=(0,b.aG)(n),s=Or.find(c=>c===o),r=Mi.find(c=>c===o),a=St(n);if(s)t.add(s);else if(r)
e.textDecorationStyle=r;else if(a!==void 0)e.textDecorationColor=a==="current"?void 0:a;else if(o!=="none"&&o!=="blink"&&n.type!=="Dimension"&&o!=="auto"&&o!=="\
from-font")return}return e}function vr(i){const t={listStyleType:"disc",listStylePosition:"outside"};for(const e of i){const n=(0,b.aG)(e);if(n==="inside"||n===
"outside")t.listStylePosition=n;else if(n!==void 0)t.listStyleType=n;else if(e.type==="String")t.listStyleType=`"${e.value}`;else if(e.type!=="Url")return}return t}
function Rr(i){const[t]=i,e=(0,b.aG)(t);if(i.length===1&&(e==="none"||e==="normal"))return{content:e};const n=[];for(const o of(0,b.M$)(i,b.YY)[0]){const s=(0,b.
aG)(o);if(o.type==="String")n.push({text:o.value});else if(s==="open-quote"||s==="close-quote")n.push({quote:s==="open-quote"?"open":"close"});else if(s==="no-o\
pen-quote"||s==="no-close-quote")n.push({quote:"none"});else if(o.type==="Function"){const r=Tr(o.name.toLowerCase(),(0,b.M$)((0,b.aX)(o),b.wR));if(!r)return;n.
push(r)}else if(o.type!=="Url")return}return{content:n}}function Tr(i,t){const[e]=t[0]??[],n=e?.type==="Identifier"?e.name:void 0;if(n===void 0)return;if(i==="a\
ttr")return{attribute:n.toLowerCase()};if(i==="counter")return{counter:n,style:(0,b.aG)(t[1]?.[0])??"decimal"};const o=t[1]?.[0];if(!(i!=="counters"||o?.type!==
"String"))return{counter:n,separator:o.value,style:(0,b.aG)(t[2]?.[0])??"decimal"}}const en=(i,t)=>({keys:[i],read:e=>{if((0,b.aG)(e[0])==="none")return{[i]:[]};
const n=[];for(const o of e){const s=ft(o),r=n.at(-1);if(o.type==="Identifier")n.push([o.name,t]);else if(s!==void 0&&r)r[1]=Math.round(s);else return}return{[i]:n}}}),
Cr=["start","left","right","center","justify","end"];function Lr(i,{parent:t}){const e=(0,b.aG)(i);return e==="match-parent"?t.textAlign:e==="-octavo-center"?t.
textAlign==="start"?"center":t.textAlign:e==="-webkit-center"?"center":Cr.find(n=>n===e)}const Ir={color:O("color",(i,{parent:t})=>{const e=St(i);return e==="cu\
rrent"?t.color:e}),font:Sr,"font-size":O("fontSize",gi),"font-weight":O("fontWeight",wi),"font-style":O("fontStyle",yi),"font-variant":N("fontVariant",["normal",
"small-caps"],{"tabular-nums":"normal"}),"font-variant-caps":N("fontVariant",["normal","small-caps"],{"all-small-caps":"small-caps"}),"font-family":{keys:["font\
Family"],read:i=>({fontFamily:xi(i)})},"line-height":O("lineHeight",ki),"text-align":O("textAlign",Lr),"text-indent":O("textIndent",Z),"text-transform":N("textT\
ransform",["none","uppercase","lowercase","capitalize"]),"letter-spacing":Si("letterSpacing"),"word-spacing":Si("wordSpacing"),"white-space":N("whiteSpace",["no\
rmal","nowrap","pre","pre-wrap","pre-line"],{"break-spaces":"pre-wrap"}),"text-wrap":N("whiteSpace",["nowrap"],{wrap:"normal",balance:"normal",pretty:"normal"}),
"overflow-wrap":N("overflowWrap",["normal","break-word","anywhere"]),"word-wrap":N("overflowWrap",["normal","break-word","anywhere"]),"word-break":N("wordBreak",
["normal","break-all","keep-all","break-word"]),"tab-size":Bt("tabSize",0),direction:N("direction",["ltr","rtl"]),"unicode-bidi":N("unicodeBidi",["normal","embe\
d","isolate","bidi-override","plaintext"],{"isolate-override":"bidi-override"}),visibility:N("visibility",["visible","hidden","collapse"]),"vertical-align":O("v\
erticalAlign",(i,t)=>{const e=(0,b.aG)(i);return Mr.find(o=>o===e)??Z(i,t)}),"text-decoration":{keys:["textDecorationLine","textDecorationColor","textDecoration\
Style"],read:Oi},"text-decoration-line":{keys:["textDecorationLine"],read:i=>{const t=Oi(i)?.textDecorationLine;return t&&{textDecorationLine:t}}},"text-decorat\
ion-color":Ye("textDecorationColor"),"text-decoration-style":N("textDecorationStyle",Mi),"list-style":{keys:["listStyleType","listStylePosition"],read:vr},"list\
-style-type":O("listStyleType",i=>i.type==="String"?`"${i.value}`:(0,b.aG)(i)),"list-style-position":N("listStylePosition",["inside","outside"]),"border-collaps\
e":N("borderCollapse",["separate","collapse"]),"border-spacing":{keys:["borderSpacingX","borderSpacingY"],read:(i,t)=>{const[e,n=e]=i.map(o=>Cn(o,t));return e===
void 0||n===void 0?void 0:{borderSpacingX:e,borderSpacingY:n}}},"caption-side":N("captionSide",["top","bottom"]),"empty-cells":N("emptyCells",["show","hide"]),"\
table-layout":N("tableLayout",["auto","fixed"]),quotes:{keys:["quotes"],read:i=>{if((0,b.aG)(i[0])==="none")return{quotes:["",""]};const t=i.flatMap(e=>e.type===
"String"?[e.value]:[]);return t.length>=2&&t.length%2===0?{quotes:t}:void 0}},content:{keys:["content"],read:Rr},"counter-reset":en("counterReset",0),"counter-s\
et":en("counterReset",0),"counter-increment":en("counterIncrement",1)},vi={...wr,...Ir,...rr,...kr},Er=/^(?:transition|animation|cursor|user-select|pointer-events|will-change|scroll|overscroll|touch-action|resize|caret|appearance|print-color-adjust|color-adjust|color-scheme|forced-color-adjust|font-(?:display|smooth|feature-settings|kerning|synthesis|optical-sizing|stretch|variant-(?:numeric|ligatures)|variation-settings)|text-(?:rendering|size-adjust|underline-offset|decoration-(?:thickness|skip|skip-ink)|underline-position)|image-rendering|backface-visibility|perspective|contain|content-visibility|isolation|zoom|speak|page|size|src|filter|backdrop-filter|mso-|accent-color|background-attachment|background-origin|hyphens|line-break|box-decoration-break|-(?:webkit|moz|ms|o)-)/;
class Wr{characters=0;add(t){if(this.characters+=t,this.characters>mt.xH)throw(0,mt.qM)()}}class Ri{parent;replaced;own=new Map;known=new Map;open=new Set;constructor(t,e){
this.parent=t,this.replaced=e}set(t,e){this.own.set(t,e)}get isEmpty(){return this.own.size===0}replaceIn(t){const e=[];let n=0;for(let s=0;;){const r=t.toLowerCase().
indexOf("var(",s);if(r<0){e.push(t.slice(s));break}e.push(t.slice(s,r));const a=$t(t,r+4,")"),c=this.lookUp(t.slice(r+4,a));if(c===void 0)return;if(n+=c.length,
n>mt.uN)throw(0,mt.qM)();e.push(c),s=a+1}const o=e.join("");return this.replaced.add(o.length),o}lookUp(t){const e=$t(t,0,","),n=this.valueOf(t.slice(0,e).trim());
return n!==void 0?n:e<t.length?this.replaceIn(t.slice(e+1).trim()):void 0}valueOf(t){const e=this.own.get(t);if(e===void 0)return this.parent?.valueOf(t);if(this.
known.has(t))return this.known.get(t);if(this.open.has(t))return;this.open.add(t);const n=this.replaceIn(e);return this.open.delete(t),this.known.set(t,n),n}}const[
Br,Ar,Ti,$r]=[0,1,2,3],Ci=4,Li=2e4;class Ii{page;ignored=new Map;matcher=new Hs;index=new Map;nodes=new Map;inline=new Map;replaced=new Wr;rem=16;constructor(t,e){
this.page=e;for(const n of t.ignored)this.ignored.set(n,1);for(const n of t.rules){const[o]=n.selector.compounds,{id:s,classes:r,name:a}=o,c=s!==void 0?`#${s}`:
r.length>0?`.${r[0]}`:a??"*",l=this.index.get(c);l?l.push(n):this.index.set(c,[n])}}get start(){return{style:Zt,variables:new Ri(void 0,this.replaced)}}styleOf(t,e,n){
const o=this.rulesOf(t),s=[],r=new Set;for(const l of o){const{pseudoElement:d}=l.selector;d===void 0?Ei(s,l):(d==="before"||d==="after")&&r.add(d)}for(const l of As(
t,n))s.push({declaration:l,tier:Ar,specificity:0,order:0});const a=t.attributes.get("style");if(a!==void 0)for(const l of this.declarationsOf(a))s.push({declaration:l,
tier:$r+(l.important?Ci:0),specificity:0,order:0});const c=this.apply(s,e,t.parent===void 0);return t.parent===void 0&&(this.rem=c.style.fontSize),{...c,pseudos:[
...r].sort()}}pseudoStyle(t,e,n){const o=[];for(const s of this.rulesOf(t))s.selector.pseudoElement===e&&Ei(o,s);return this.apply(o,n,!1)}styleFrom(t,e){const n=t.
map((o,s)=>({declaration:o,tier:Ti,specificity:0,order:s}));return this.apply(n,e,!1)}rulesOf(t){const e=[],n=[t.name,"*",...[...t.classes].map(s=>`.${s}`)],o=t.
attributes.get("id");o!==void 0&&n.push(`#${o}`);for(const s of n)for(const r of this.index.get(s)??[])this.matcher.matches(r.selector,t)&&e.push(r);return e}declarationsOf(t){
let e=this.inline.get(t);return e||(e=ue(t),this.inline.size<Li&&this.inline.set(t,e)),e}apply(t,e,n){t.sort((a,c)=>a.tier-c.tier||a.specificity-c.specificity||
a.order-c.order);const o=new Ri(e.variables,this.replaced);for(const{declaration:a}of t)a.name.startsWith("--")&&o.set(a.name,a.value);const s=o.isEmpty?e.variables:
o,r=Ne(e.style);for(const{declaration:a}of t)(a.name==="font-size"||a.name==="font")&&this.set(r,a,e.style,s,{isRoot:n,isSized:!1});for(const{declaration:a}of t){
const{name:c}=a;c!=="font-size"&&!c.startsWith("--")&&this.set(r,a,e.style,s,{isRoot:n,isSized:!0})}return{style:_s(r,e.style),variables:s}}set(t,{name:e,value:n},o,s,{
isRoot:r,isSized:a}){const c=Object.hasOwn(vi,e)?vi[e]:void 0;if(!c){if(e==="all"||Er.test(e))return;this.ignored.set(e,(this.ignored.get(e)??0)+1);return}const l=/var\(/i.
test(n)?s.replaceIn(n):n;if(l===void 0)return Wi(t,c,o,"unset");const d=l.trim().toLowerCase();if(d==="inherit"||d==="initial"||d==="unset"||d==="revert"||d==="\
revert-layer")return Wi(t,c,o,d);const f=this.nodesOf(l);if(!f||f.length===0)return;const u={...{em:t.fontSize,rem:r?t.fontSize:this.rem,pageWidth:this.page.width,
pageHeight:this.page.height},parent:o},m=c.read(f,u);if(!m)return;const{fontSize:p}=t;Object.assign(t,m),e==="font"&&a&&(t.fontSize=p)}nodesOf(t){if(this.nodes.
has(t))return this.nodes.get(t);const e=(0,b.wK)(t);return this.nodes.size<Li&&this.nodes.set(t,e),e}}function Ei(i,{declarations:t,selector:e,order:n,isUsual:o}){
for(const s of t){const r=(o?Br:Ti)+(s.important?Ci:0);i.push({declaration:s,tier:r,specificity:e.specificity,order:n})}}const zr=new Set(Object.keys(ze));function Wi(i,{
keys:t},e,n){for(const o of t){const s=n==="inherit"||n!=="initial"&&zr.has(o);i[o]=(s?e:Zt)[o]}}const Nr=`
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
`,Pr=`
table { font-weight: normal; font-style: normal; font-variant: normal; font-size: medium; line-height: normal; white-space: normal; text-align: start }
`;class wt{style;inner="blocks";children=[];inlines=[];element=null;replaced;marker;images;span=Hr;place;isItem=!1;keepsNext=!1;known=new Map;constructor(t){this.
style=t}get isApart(){return this.isPositioned||this.style.float!=="none"}get isPositioned(){return this.style.position==="absolute"||this.style.position==="fix\
ed"}}const Hr={columns:1,rows:1};async function Wt(i,t){for(;;){const{done:e,value:n}=i.next();if(e)return n;const o=t.step(n);o&&await o}}var Gr=k(42973),nn=k(
9876),Re=k(36078);class Dr{composition;box;scale;most;refuse;last=0;open=new Map;constructor(t,e,n,o,s){this.composition=t,this.box=e,this.scale=n,this.most=o,this.
refuse=s}get height(){return this.box.contentHeight/this.scale}pageAt(t){return Math.max(Math.floor((t+.05)/this.height),0)}x(t){return this.box.left+t*this.scale}y(t,e){
return this.box.height-this.box.top-(e-t*this.height)*this.scale}sheet(t){const{sheets:e}=this.composition;if(t>=this.most)throw this.refuse(this.most);for(;e.length<=
t;)this.composition.sheet(this.box.width,this.box.height);return e[t]}draw(t,e,n,...o){const s=this.sheet(t);this.enterScopes(s,t,n),s.draw(e,...o)}link(t,e,n,o,s){
this.sheet(t).link(e,n,o,s)}close(){for(const t of this.open.keys())this.enterScopes(this.sheet(t),t,[])}enterScopes(t,e,n){let o=this.open.get(e);o||this.open.
set(e,o=[]);let s=0;for(;s<o.length&&s<n.length&&o[s]===n[s];)s++;for(;o.length>s;o.pop())t.leave();for(const r of n.slice(s))t.enter(r.on(e)),o.push(r)}rectangle(t,e,n,o,s){
const[r,a]=[this.x(e),this.y(t,s)];return`${[r,a,(o-e)*this.scale,(s-n)*this.scale].map(Re.id).join(" ")} re`}}class jr{most;answers=new Map;total=0;constructor(t){
this.most=t}find(t){return this.answers.get(t)?.value}keep(t,e,n){this.answers.set(t,{value:e,size:n}),this.total+=n;for(const[o,{size:s}]of this.answers){if(this.
total<=this.most||o===t)return;this.answers.delete(o),this.total-=s}}}const it=2e4;function Fr(i){let t=i.known.get("kept");return t===void 0&&(t=i.style.display!==
"table-cell"&&Bi(i),i.known.set("kept",t)),t}function Bi(i){let t=i.known.get("flowing");if(t===void 0){const e=n=>!n.isPositioned&&Bi(n);t=i.children.every(e)&&
i.inlines.every(n=>n.kind!=="atom"&&n.kind!=="apart"||e(n.box)),i.known.set("flowing",t)}return t}const Ur=1e4;class _r{rules;typefaces;breaks;page;isQuirky;pieces=new jr(
Ur);kept=new WeakMap;faces=new WeakMap;constructor(t,e,n,o,s=!1){this.rules=t,this.typefaces=e,this.breaks=n,this.page=o,this.isQuirky=s}*layOut(t,e,n){if(n||!Fr(
t))return yield*this.rules.layOut(t,this,e,n);const{width:o,height:s,fixedWidth:r,fixedHeight:a,shrinks:c}=e,l=[o,s,r,a,c].join();let d=this.kept.get(t);d||this.
kept.set(t,d=new Map);let f=d.get(l);return f||d.set(l,f=yield*this.rules.layOut(t,this,e)),f}widthsOf(t){return this.rules.widthsOf(t,this)}faceOf(t){let e=this.
faces.get(t);return e||this.faces.set(t,e=on(t)),e}metricsOf(t){const{ascent:e,descent:n}=this.typefaces.metrics(this.faceOf(t));return{ascent:Math.round(e*t.fontSize/
1e3),descent:Math.round(-n*t.fontSize/1e3)}}lineOf(t){const{ascent:e,descent:n}=this.metricsOf(t),{lineHeight:o,fontSize:s}=t;if(o==="normal")return{above:e,below:n};
const a=(("factor"in o?o.factor*s:o.px)-e-n)/2;return{above:e+a,below:n+a}}}const Kr=/^(?:monospace|ui-monospace|consolas|menlo|monaco)$|courier|\bmono\b|\bcode\b/;
function on({fontFamily:i,fontWeight:t,fontStyle:e}){const[n=""]=i;return Kr.test(n)?"Mono":t>=600?"SemiBold":e==="italic"?"Italic":"Regular"}function Ai({box:i,
height:t,lines:e},n){return t>n?!1:i.style.breakInside==="avoid"||i.inner==="image"||i.keepsNext&&e.length>0||Yr(i.style)}const Yr=({transform:i})=>i.some(({kind:t})=>t===
"matrix"),$i=i=>i==="page"||i==="left"||i==="right";function zi(i){for(let t=i;t;[t]=t.flow==="sequence"?t.children:[])if($i(t.box.style.breakBefore))return!0;return!1}
function Xr(i){for(let t=i;t;t=t.flow==="sequence"?t.children.at(-1):void 0)if($i(t.box.style.breakAfter))return!0;return!1}function Zr(i,t,e,{orphans:n,widows:o}){
let s=t;return e-s<o&&(s=Math.max(e-o,i)),s-i<n&&i===0?0:Math.max(s,i===0?0:i+1)}function qr(i,t){for(let e=i,n=0;;){if(Ai(e,t))return n+e.height;const{lines:o,
box:s,children:r}=e;if(o.length>0){const c=o[Math.min(o.length<=s.style.orphans+s.style.widows-1?o.length:s.style.orphans,o.length)-1];return n+c.y+c.height}if(e.
head&&r.length>1){const c=r.find(l=>l!==e.head&&l.children.length>0)?.children[0];return n+e.head.y+e.head.height+(c?.height??0)}const[a]=r;if(!a||e.flow==="ban\
ds"&&e.height<=t/4)return n+e.height;n+=a.y,e=a}}function*te(i,t,e){yield it/10;const n={laid:i,x:t,top:e,bottom:e+i.height,lines:[],children:[],apart:[],heads:[]};
for(const o of i.lines){const s=[];for(const{laid:r}of o.atoms)s.push(yield*te(r,t+r.x,e+o.y+r.y));n.lines.push({line:o,top:e+o.y,atoms:s})}for(const o of i.children)
n.children.push(yield*te(o,t+o.x,e+o.y));for(const o of i.apart)n.apart.push(yield*te(o,t+o.x,e+o.y));return n}const ht=.05;class Vr{height;constructor(t){this.
height=t}pageOf(t){return Math.max(Math.floor((t+ht)/this.height),0)}*place(t,e,n,o){yield it/4;let s=n;Ai(t,this.height-o)&&this.crosses(s,t.height)&&(s=this.next(
s,o));const r={laid:t,x:e,top:s,bottom:s+t.height,lines:[],children:[],apart:[],heads:[]},a=new Qr(s);return t.lines.length>0?yield*this.lines(r,o,a):t.flow==="\
bands"?yield*this.bands(r,o,a):yield*this.sequence(r,o,a),yield*this.apart(r,o,a),r}crosses(t,e){return t+e>(this.pageOf(t)+1)*this.height+ht}next(t,e){return(this.
pageOf(t)+1)*this.height+e}isAtStart(t,e){return t-this.pageOf(t)*this.height<=e+ht}*lines(t,e,n){const{laid:o}=t,{lines:s,box:r}=o;let a=0;for(let c=0;c<s.length;c++){
yield 2e3;const l=s[c],d=n.at(l.y);if(!this.crosses(d,l.height)||this.isTall(l,e))continue;const f=Zr(a,c,s.length,r.style),h=n.at(s[f].y),u=this.isAtStart(h,e)?
c:f,m=n.at(s[u].y);this.isAtStart(m,e)||(n.move(s[u].y,this.next(m,e)),a=u,c=u)}for(const c of s){const l=n.at(c.y),d=[];let f=l+c.height;for(const{laid:h}of c.
atoms){const u=yield*this.place(h,t.x+h.x,l+h.y,e);d.push(u),f=Math.max(f,u.bottom)}f>l+c.height+ht&&n.move(c.y+c.height,f),t.lines.push({line:c,top:l,atoms:d})}
t.bottom=n.at(o.height)}isTall({height:t},e){return t>this.height-e}*sequence(t,e,n){const{laid:o}=t,{children:s,head:r}=o;let a=e;for(const[c,l]of s.entries()){
const d=s[c-1];let f=n.at(l.y);const h=d?t.children[c-1].bottom:t.top;(zi(l)||d!==void 0&&Xr(d))&&!this.isAtStart(h,a)?f=this.next(h,a):d&&!this.isAtStart(h,a)&&
this.pageOf(f)>this.pageOf(h-ht)?f=this.next(h-ht,a):!this.isAtStart(f,a)&&this.needsNext(s,c,f,a)&&(f=this.next(f,a));const m=yield*this.place(l,t.x+l.x,f,a);n.
move(l.y,m.top),n.move(l.y+l.height,m.bottom),t.children.push(m),l===r&&r.height<=this.height/2&&(a=e+r.height)}t.bottom=Math.max(n.at(o.height),t.top),r&&a>e&&
(yield*this.repeatHead(t,e))}needsNext(t,e,n,o){let s=0;for(let r=e;r<t.length;r++){const a=t[r],c=r===e?0:a.y-t[r-1].y-t[r-1].height;if(!a.box.keepsNext&&a.box.
style.breakAfter!=="avoid"&&t[r+1]?.box.style.breakBefore!=="avoid"){if(r===e)return!1;s+=c+qr(a,this.height-o);break}s+=c+a.height}return this.crosses(n,s)&&s<=
this.height-o}*repeatHead(t,e){const{head:n}=t.laid,o=t.children.find(({laid:r})=>r===n),s=(0,q.Kf)(t.children.map(({bottom:r})=>r));for(let r=this.pageOf(o.bottom-
ht)+1;r<=this.pageOf(s-2*ht);r++){const a=r*this.height+e,c=yield*this.place(n,o.x,a,e);t.heads.push({top:a,head:c})}}*bands(t,e,n){const{laid:o}=t,s=new Map(o.
children.map((a,c)=>[a,c])),r=[];for(const a of Jr(o.children)){const c=a[0].y,l=(0,q.Kf)(a.map(({y:p,height:g})=>p+g));let d=n.at(c);const f=a.some(zi)&&r.length>
0,h=l-c;(f&&!this.isAtStart(d,e)||h<=this.height/4&&this.crosses(d,h))&&(d=this.next(d,e)),n.move(c,d);let u=d;const m=[];for(const p of a){const g=yield*this.place(
p,t.x+p.x,d+p.y-c,e);m.push(g),u=Math.max(u,g.bottom+l-p.y-p.height)}for(const p of m)p.laid.y+p.laid.height>l-ht&&(p.bottom=u);for(const p of m)r.push(p);n.move(
l,u)}r.sort((a,c)=>s.get(a.laid)-s.get(c.laid));for(const a of r)t.children.push(a);t.bottom=Math.max(n.at(o.height),t.top)}*apart(t,e,n){const{laid:o}=t;for(const s of o.
apart){const r=s.isFromBottom?t.bottom-(o.height-s.y):n.at(s.y),c=s.box.style.position==="fixed"?yield*te(s,t.x+s.x,r):yield*this.place(s,t.x+s.x,r,e);t.apart.push(
c),s.box.style.float!=="none"&&s.y+s.height<=o.height+ht&&(t.bottom=Math.max(t.bottom,c.bottom+o.height-s.y-s.height))}}}class Qr{from=[0];shifts;constructor(t){
this.shifts=[t]}at(t){let e=this.from.length-1;for(;e>0&&this.from[e]>t+.001;)e--;return t+this.shifts[e]}move(t,e){const n=e-t;Math.abs(n-this.shifts.at(-1))<1e-4||
(this.from.push(Math.max(t,this.from.at(-1))),this.shifts.push(n))}}function Jr(i){const t=[];let e=-1/0;for(const n of[...i].sort((o,s)=>o.y-s.y)){const o=t.at(
-1);o&&(n.y<e-ht||n.height===0&&n.y<=e)?o.push(n):t.push([n]),e=Math.max(e,n.y+n.height)}return t}var ee=k(74135);const[ta,ea]=[.5,.3];function na(i,t,e,{opacity:n,
scopes:o,isArtifact:s}){const{box:r,border:a,padding:c}=e.laid,{style:l,marker:d}=r;if(!d||l.visibility!=="visible")return;const f=Ni(e)??e.top+a.top+c.top+t.lineOf(
l).above,h=i.pageAt(f-l.fontSize/2),u=s?void 0:d.element??void 0,m=l.direction==="rtl",p=m?e.x+e.laid.width:e.x,{color:g,alpha:w}=l.color,y=d.shape==="circle",x=l.
fontSize*(y?oa:1),S=t.typefaces.word(d.shape?ia[d.shape]:d.text,t.faceOf(l)),R=S.width*x/1e3,M=(d.shape?ta:ea)*l.fontSize,z=m?p+M:p-M-R,P={kind:"text",x:i.x(z),
y:i.y(h,f-(y?l.fontSize*.17:0)),size:x*i.scale,color:g,words:[S],alpha:w*n};i.draw(h,u,o,P)}const ia={disc:"•",circle:"○",square:"▪"},oa=.5;function Ni(i){
const[t]=i.lines;if(t)return t.top+t.line.baseline;for(const e of i.children){const n=Ni(e);if(n!==void 0)return n}}const sn=[[0,0],[0,0],[0,0],[0,0]];function Te(i,t,e){
const n=[i.borderTopLeftRadius,i.borderTopRightRadius,i.borderBottomRightRadius,i.borderBottomLeftRadius].map(([d,f])=>[C(d,t),C(f,e)]),[o,s,r,a]=n,l=[[t,o[0]+s[0]],
[t,a[0]+r[0]],[e,o[1]+a[1]],[e,s[1]+r[1]]].reduce((d,[f,h])=>h>f&&h>0?Math.min(d,f/h):d,1);return n.map(([d,f])=>[d*l,f*l])}const Ce=(i,{top:t,right:e,bottom:n,
left:o})=>i.map(([s,r],a)=>{const c=a===0||a===3?o:e,l=a<2?t:n;return[Math.max(s-c,0),Math.max(r-l,0)]}),bt=({left:i,top:t,right:e,bottom:n},o)=>({left:i+o.left,
top:t+o.top,right:e-o.right,bottom:n-o.bottom});function ut({left:i,top:t,right:e,bottom:n},o,s){const r=(h,u)=>`${(0,Re.id)(s.x(h))} ${(0,Re.id)(s.y(u))}`;if(o.
every(([h,u])=>h<=0||u<=0))return`${r(i,t)} m ${r(e,t)} l ${r(e,n)} l ${r(i,n)} l h`;const[a,c,l,d]=o,f=1-Re.yQ;return[`${r(i+a[0],t)} m`,`${r(e-c[0],t)} l`,`${r(
e-c[0]*f,t)} ${r(e,t+c[1]*f)} ${r(e,t+c[1])} c`,`${r(e,n-l[1])} l`,`${r(e,n-l[1]*f)} ${r(e-l[0]*f,n)} ${r(e-l[0],n)} c`,`${r(i+d[0],n)} l`,`${r(i+d[0]*f,n)} ${r(
i,n-d[1]*f)} ${r(i,n-d[1])} c`,`${r(i,t+a[1])} l`,`${r(i,t+a[1]*f)} ${r(i+a[0]*f,t)} ${r(i+a[0],t)} c`,"h"].join(" ")}const Pi=([i,t,e],n)=>[i*n,t*n,e*n],sa=1e3;
function ra(i,t,e){return i.kind==="linear"?ca(i,t,e):da(i,t,e)}const aa=({left:i,top:t,right:e,bottom:n},o)=>[o.x(i),o.y(n),o.x(e),o.y(t)];function ca(i,t,e){const[
n,o]=[t.right-t.left,t.bottom-t.top],[s,r]=[(t.left+t.right)/2,(t.top+t.bottom)/2],a=la(i.angle,n,o)*Math.PI/180,c=Math.abs(n*Math.sin(a))+Math.abs(o*Math.cos(a)),
[l,d]=[Math.sin(a)*c/2,-Math.cos(a)*c/2],{stops:f,from:h,to:u}=Hi(i,c),m=p=>[e.x(s+l*(2*p-1)),e.y(r+d*(2*p-1))];return{coordinates:[...m(h),...m(u)],stops:f,box:aa(
t,e)}}function la(i,t,e){if(typeof i=="number")return i;const{x:n,y:o}=i;if(n===0)return o<0?0:180;if(o===0)return n<0?270:90;const s=Math.atan2(e,t)*180/Math.PI;
return n>0?o<0?s:180-s:o<0?360-s:180+s}function da(i,t,e){const[n,o]=[t.right-t.left,t.bottom-t.top],[s,r]=[C(i.center[0],n),C(i.center[1],o)],[a,c]=fa(i,{cx:s,
cy:r,width:n,height:o}),{stops:l,from:d,to:f}=Hi(i,a),h=e.x(1)-e.x(0),u=[h,0,0,h*(c/a),e.x(t.left+s),e.y(t.top+r)],m=2*Math.max(n,o)*Math.max(a/c,1);return{coordinates:[
0,0,Math.max(d,0)*a,0,0,f*a],stops:l,matrix:u,box:[-m,-m,m,m]}}function fa({extent:i,isCircle:t},{cx:e,cy:n,width:o,height:s}){const r=[Math.abs(e),Math.abs(o-e)],
a=[Math.abs(n),Math.abs(s-n)],c=i.startsWith("closest")?Math.min:Math.max,[l,d]=[Math.max(c(r[0],r[1]),.01),Math.max(c(a[0],a[1]),.01)],f=i.endsWith("corner");if(t){
const h=f?Math.hypot(l,d):c(l,d);return[h,h]}return f?[l*Math.SQRT2,d*Math.SQRT2]:[l,d]}function Hi({stops:i,repeats:t},e){const n=ha(i,e),[o,s]=[n[0],n.at(-1)],
r=i.map(({paint:c},l)=>({paint:c,at:n[l]})),a=s-o;if(t&&a>1e-4&&a<1){const c=Math.min(Math.ceil(1/a)+1,Math.floor(sa/r.length)),l=Array.from({length:c},(d,f)=>r.
map(({paint:h,at:u})=>({paint:h,at:u+f*a}))).flat();return Gi(l,o,o+c*a)}return Gi(r,o,a>1e-4?s:o+1e-4)}function Gi(i,t,e){const n=i.map(({paint:s,at:r})=>({...s,
at:Math.min(Math.max((r-t)/(e-t),0),1)}));return{stops:n.map((s,r)=>s.alpha>0?s:{...s,color:(n[r-1]??n[r+1]??s).color}),from:t,to:e}}function ha(i,t){const e=i.
map(({at:s},r)=>s?t>0?C(s,t)/t:0:r===0?0:r===i.length-1?1:void 0);let n=-1/0;const o=e.map(s=>s===void 0?void 0:n=Math.max(n,s));return o.map((s,r)=>{if(s!==void 0)
return s;let[a,c]=[r,r];for(;o[a]===void 0;)a--;for(;o[c]===void 0;)c++;return o[a]+(o[c]-o[a])*(r-a)/(c-a)})}const Di=2e3,ua=10;class pa{canvas;constructor(t){
this.canvas=t}paint(t){const{style:e,rect:n}=t;if(!(e.visibility==="visible")||n.right<=n.left)return;const s=e.backgroundColor!==void 0||e.backgroundImage.length>
0,{border:r}=t,a=r.top+r.right+r.bottom+r.left>0;if(!s&&!a&&e.boxShadow.length===0&&e.outlineWidth===0)return;const c=Te(e,n.right-n.left,n.bottom-n.top);for(const l of this.
pagesOf(n))this.shadows(t,c,l),s&&this.background(t,c,l),a&&this.borders(t,c,l),e.outlineWidth>0&&this.outlineOf(t,l)}pagesOf({top:t,bottom:e}){const{height:n}=this.
canvas,o=Math.max(Math.floor((t+.05)/n),0),s=Math.max(Math.ceil((e-.05)/n)-1,o);return Array.from({length:Math.min(s,Math.max(this.canvas.last,o))-o+1},(r,a)=>o+
a)}points(t){const{canvas:e}=this;return{x:n=>e.x(n),y:n=>e.y(t,n)}}slice(t,e,n){const{height:o}=this.canvas,[s,r]=[n*o,(n+1)*o],[a,c]=[Math.max(t.top,t.top<s-.05?
s:t.top),t.bottom>r+.05?r:t.bottom];if(a===t.top&&c===t.bottom)return{rect:t,corners:e};const[l,d]=[a===t.top,c===t.bottom],f=e.map((h,u)=>(u<2?l:d)?h:[0,0]);return{
rect:{...t,top:a,bottom:c},corners:f}}shadows({style:t,rect:e,opacity:n,scopes:o},s,r){for(const{x:a,y:c,blur:l,spread:d,paint:f,isInset:h}of[...t.boxShadow].reverse()){
if(h)continue;const{color:u,alpha:m}=f??t.color,p=this.points(r),g=this.slice(e,s,r),w=ut(g.rect,g.corners,p),y=l>0?Math.min(Math.max(Math.ceil(l/3),2),ua):1,x=1-
(1-m*n)**(1/y);if(x<=0)continue;const S={on:()=>({clip:`${this.around} ${w}`,hasHoles:!0})};for(let R=0;R<y;R++){const M=d+(y>1?l*.6*(1-2*R/(y-1)):0),z={left:e.
left+a-M,top:e.top+c-M,right:e.right+a+M,bottom:e.bottom+c+M};if(z.right<=z.left||z.bottom<=z.top)continue;const P=s.map(([rt,_t])=>[Math.max(rt+M,0),Math.max(_t+
M,0)]),et=this.slice(z,P,r);et.rect.bottom<=et.rect.top||this.canvas.draw(r,void 0,[...o,S],{kind:"shape",path:ut(et.rect,et.corners,p),fill:u,alpha:x})}}}get around(){
const{width:t,height:e}=this.canvas.box;return`0 0 ${t} ${e} re`}background(t,e,n){const{style:o,rect:s,border:r,padding:a,opacity:c,scopes:l}=t,d=o.backgroundClip,
f=d==="padding-box"?r:d==="content-box"?wa(r,a):void 0,[h,u]=f?[bt(s,f),Ce(e,f)]:[s,e],m=this.slice(h,u,n),p=ut(m.rect,m.corners,this.points(n)),{backgroundColor:g}=o;
g&&g.alpha>0&&this.canvas.draw(n,void 0,l,{kind:"shape",path:p,fill:g.color,alpha:g.alpha*c});for(let w=o.backgroundImage.length-1;w>=0;w--)this.layer(t,w,p,n)}layer(t,e,n,o){
const{style:s,rect:r,border:a,images:c,opacity:l,scopes:d}=t,f=bt(r,a),h=s.backgroundImage[e],u="url"in h?c?.get(h.url):void 0;if("url"in h&&!u)return;const m=(rt,_t)=>rt.
length===0?_t:rt[e%rt.length],p=u?u.displayed:void 0,g=Oa(m(s.backgroundSize,["auto","auto"]),f,p);if(g.width<=0||g.height<=0)return;const w=m(s.backgroundPosition,
ma),y=f.left+C(w[0],f.right-f.left-g.width),x=f.top+C(w[1],f.bottom-f.top-g.height),S=m(s.backgroundRepeat,"repeat"),R=this.slice(r,sn,o).rect,M=S==="repeat"||S===
"repeat-x"?ji(y,g.width,R.left,R.right):[y],z=S==="repeat"||S==="repeat-y"?ji(x,g.height,R.top,R.bottom):[x];if(M.length*z.length>Di)return;const P=this.points(
o),et={on:()=>({clip:n})};for(const rt of z)for(const _t of M){const gt={left:_t,top:rt,right:_t+g.width,bottom:rt+g.height};if(u){const se=(0,ee.lw)(u.upright,
[P.x(gt.right)-P.x(gt.left),0,0,P.y(gt.top)-P.y(gt.bottom),P.x(gt.left),P.y(gt.bottom)]);this.canvas.draw(o,void 0,[...d,et],{kind:"image",name:this.canvas.sheet(
o).image(u),matrix:se})}else if(!("url"in h)){const se=ra(h,gt,P),Go=l<1?{...se,stops:se.stops.map(Do=>({...Do,alpha:Do.alpha*l}))}:se;M.length*z.length===1&&gt.
left<=r.left+a.left&&gt.right>=r.right-a.right?this.canvas.draw(o,void 0,d,{kind:"shape",path:n,fill:Go}):this.canvas.draw(o,void 0,[...d,et],{kind:"shape",path:ut(
gt,sn,P),fill:Go})}}}borders(t,e,n){const{rect:o,border:s,style:r}=t,{height:a}=this.canvas,c=this.slice(o,e,n),l={...s,top:c.rect.top===o.top?s.top:0,bottom:c.
rect.bottom===o.bottom?s.bottom:0};if(o.top>=(n+1)*a)return;const d=ya(r,l),[f]=d,h=d.filter(({width:w})=>w>0),u=h.every(({line:w,paint:y})=>w===h[0].line&&xa(y,
h[0].paint));if(h.length===0||!f)return;const{line:m,paint:p}=h[0],g=h.length===4;if(u&&g&&(m==="solid"||m==="double")){this.ring(t,c,l,p,n),m==="double"&&this.
gap(t,c,l,n);return}for(const w of h)this.side(t,c,l,w,n)}ring({opacity:t,scopes:e},n,o,{color:s,alpha:r},a){const c=this.points(a),l=bt(n.rect,o),f=l.right>l.left&&
l.bottom>l.top?` ${ut(l,Ce(n.corners,o),c)}`:"",h=`${ut(n.rect,n.corners,c)}${f}`;this.canvas.draw(a,void 0,e,{kind:"shape",path:h,fill:s,alpha:r*t,hasHoles:!0})}gap(t,e,n,o){
const s=ba(n,.3333333333333333);if(Math.max(n.top,n.right,n.bottom,n.left)<3)return;const r=bt(e.rect,s),a=t.style.backgroundColor??ga;this.ring(t,{rect:r,corners:Ce(
e.corners,s)},s,a,o)}side(t,e,n,o,s){const{scopes:r,opacity:a}=t,c=this.points(s),l=bt(e.rect,n),d=e.corners.some(([w,y])=>w>0&&y>0),f=ut(l,Ce(e.corners,n),c),{
color:h,alpha:u}=o.paint,m=ka(o,h);if(o.line==="dashed"||o.line==="dotted")return this.dashes(t,e.rect,o,s);const g=`${Sa(o.side,e.rect,d?Ma(l,e):l).map(([w,y],x)=>`${c.
x(w).toFixed(3)} ${c.y(y).toFixed(3)} ${x===0?"m":"l"}`).join(" ")} h`;if(!d)this.canvas.draw(s,void 0,r,{kind:"shape",path:g,fill:m,alpha:u*a});else{const w={on:()=>({
clip:g})},y=`${ut(e.rect,e.corners,c)} ${f}`;this.canvas.draw(s,void 0,[...r,w],{kind:"shape",path:y,fill:m,alpha:u*a,hasHoles:!0})}}dashes({scopes:t,opacity:e},{
left:n,top:o,right:s,bottom:r},{side:a,width:c,line:l,paint:d},f){const{canvas:h}=this,u=this.points(f),m=c/2,p=a==="top"||a==="bottom",g=a==="top"?o+m:r-m,w=a===
"left"?n+m:s-m,y=p?s-n:r-o,x=l==="dotted"?c:c>=3?2*c:3*c,S=Math.max(Math.round(y/x/2-.5),0),R=y/(2*S+1),M=[];for(let z=0;z<=Math.min(S,2e3);z++){const P=z*2*R,et=p?
{left:n+P,right:n+P+R,top:g-m,bottom:g+m}:{top:o+P,bottom:o+P+R,left:w-m,right:w+m},rt=l==="dotted"?c/2:0;M.push(ut(et,Array.from({length:4},()=>[rt,rt]),u))}h.
draw(f,void 0,t,{kind:"shape",path:M.join(" "),fill:d.color,alpha:d.alpha*e})}outlineOf(t,e){const{style:n,rect:o}=t,s=-(n.outlineOffset+n.outlineWidth),r={top:s,
right:s,bottom:s,left:s},a=n.outlineWidth,c=this.slice(bt(o,r),sn,e);this.ring(t,c,{top:a,right:a,bottom:a,left:a},n.outlineColor??n.color,e)}}const ma=[{px:0,percent:0},
{px:0,percent:0}],ga={color:[1,1,1],alpha:1},wa=(i,t)=>({top:i.top+t.top,right:i.right+t.right,bottom:i.bottom+t.bottom,left:i.left+t.left}),ba=({top:i,right:t,
bottom:e,left:n},o)=>({top:i*o,right:t*o,bottom:e*o,left:n*o}),ya=(i,t)=>[{side:"top",width:t.top,line:i.borderTopStyle,paint:i.borderTopColor??i.color},{side:"\
right",width:t.right,line:i.borderRightStyle,paint:i.borderRightColor??i.color},{side:"bottom",width:t.bottom,line:i.borderBottomStyle,paint:i.borderBottomColor??
i.color},{side:"left",width:t.left,line:i.borderLeftStyle,paint:i.borderLeftColor??i.color}],xa=(i,t)=>i.alpha===t.alpha&&i.color.every((e,n)=>e===t.color[n]);function ka({
line:i,side:t},e){const n=t==="top"||t==="left";return i==="inset"||i==="groove"?n?Pi(e,.66):e:i==="outset"||i==="ridge"?n?e:Pi(e,.66):e}function Sa(i,t,e){switch(i){case"\
top":return[[t.left,t.top],[t.right,t.top],[e.right,e.top],[e.left,e.top]];case"bottom":return[[t.left,t.bottom],[t.right,t.bottom],[e.right,e.bottom],[e.left,e.
bottom]];case"left":return[[t.left,t.top],[e.left,e.top],[e.left,e.bottom],[t.left,t.bottom]];case"right":return[[t.right,t.top],[e.right,e.top],[e.right,e.bottom],
[t.right,t.bottom]]}}function Ma(i,{rect:t,corners:e}){const[n,o]=[(t.right-t.left)/2,(t.bottom-t.top)/2],s=Math.min(e.reduce((r,[a,c])=>Math.max(r,a,c),0),n,o);
return{left:Math.max(i.left,t.left+(i.left>t.left?s:0)),top:Math.max(i.top,t.top+(i.top>t.top?s:0)),right:Math.min(i.right,t.right-(i.right<t.right?s:0)),bottom:Math.
min(i.bottom,t.bottom-(i.bottom<t.bottom?s:0))}}function Oa(i,t,e){const[n,o]=[t.right-t.left,t.bottom-t.top];if(i==="cover"||i==="contain"){if(!e)return{width:n,
height:o};const d=(i==="cover"?Math.max:Math.min)(n/e.width,o/e.height);return{width:e.width*d,height:e.height*d}}const[s,r]=i,a=s==="auto"?void 0:C(s,n),c=r===
"auto"?void 0:C(r,o);if(a===void 0&&c===void 0)return e??{width:n,height:o};const l=e?e.width/e.height:void 0;return{width:a??(l===void 0?n:c*l),height:c??(l===
void 0?o:a/l)}}function ji(i,t,e,n){const o=i-Math.ceil((i-e)/t)*t,s=Math.min(Math.ceil((n-o)/t-1e-4),Di+1);return Array.from({length:Math.max(s,0)},(r,a)=>o+a*
t)}const va={underline:-.11,"line-through":.27,overline:.92},Ra=.055;class Ta{canvas;boxes;constructor(t,e){this.canvas=t,this.boxes=e}under({inlines:t},{x:e,top:n,
opacity:o,scopes:s}){for(const{x:r,y:a,width:c,height:l,box:d,isFirst:f,isLast:h}of t){const{style:u}=d,m={top:u.borderTopWidth,right:h?u.borderRightWidth:0,bottom:u.
borderBottomWidth,left:f?u.borderLeftWidth:0},p={left:e+r,top:n+a,right:e+r+c,bottom:n+a+l},g={top:0,right:0,bottom:0,left:0};this.boxes.paint({rect:p,style:u,border:m,
padding:g,images:d.images,opacity:o*u.opacity,scopes:s})}}text(t,e){const{canvas:n}=this,{style:o,owner:s}=t;if(o.visibility!=="visible")return;const{page:r,opacity:a,
scopes:c}=e,l=e.element&&(s?.in(e.element)??e.element),[d,f]=[e.x+t.x,e.top+t.y];n.draw(r,l,c,...this.inks(t,d,f,r,a));const h=s?.linking;if(!e.element||!h?.link)
return;const{scale:u}=n,[m,p]=[n.x(d),n.y(r,f)],g=o.fontSize*u;n.link(r,h.in(e.element),[m,p-g*.25,m+t.width*u,p+g*.9],h.link.target,h.link.contents)}inks(t,e,n,o,s){
const{canvas:r}=this,{style:a,words:c,width:l}=t,{color:d,alpha:f}=a.color,h=a.fontSize*r.scale,[u,m]=[r.x(e),r.y(o,n)],p=a.fontStyle==="italic"&&on(a)!=="Itali\
c",g=[],w=(x,S)=>{const R=S.textDecorationColor??S.color,M=Math.max(Ra*h,.4),z=m+va[x]*h;(0,q.RZ)(g,La(u,z,l*r.scale,M,S.textDecorationStyle,R.color,R.alpha*s))},
y=Ca(t);for(const[x,S]of y)x!=="line-through"&&w(x,S);g.push({kind:"text",x:u,y:m,size:h,color:d,words:c,oblique:p,spacing:a.letterSpacing*r.scale,alpha:f*s});for(const[
x,S]of y)x==="line-through"&&w(x,S);return g}}const Ca=({style:i})=>[...i.textDecorationLine].map(t=>[t,i]);function La(i,t,e,n,o,s,r){const a=(l,d,f)=>`${l.toFixed(
3)} ${d.toFixed(3)} ${f.toFixed(3)} ${n.toFixed(3)} re`;if(o==="dotted"||o==="dashed"){const l=n*(o==="dotted"?2:5),d=n*(o==="dotted"?1:3),f=[];for(let h=0;h<e&&
f.length<1e3;h+=l)f.push(a(i+h,t,Math.min(d,e-h)));return[{kind:"shape",path:f.join(" "),fill:s,alpha:r}]}return[{kind:"shape",path:o==="double"?`${a(i,t,e)} ${a(
i,t-2*n,e)}`:a(i,t,e),fill:s,alpha:r}]}class Ia{canvas;layout;boxes;texts;constructor(t,e){this.canvas=t,this.layout=e,this.boxes=new pa(t),this.texts=new Ta(t,
this.boxes)}*paint(t,e=!1){yield*this.context(t,{opacity:1,scopes:[],isArtifact:e,over:[]})}*context(t,e){const n=[];yield*this.box(t,{...e,over:n});const o=n.map(
(s,r)=>({one:s,index:r})).sort((s,r)=>s.one.order-r.one.order||s.index-r.index);for(const{one:s}of o)yield*this.context(s.placed,s.around)}*box(t,e){yield it/2;
const{laid:n}=t,{style:o}=n.box,s=[...e.scopes];o.transform.length>0&&s.push(this.turnOf(t));const r=e.opacity*o.opacity;if(r===0)return;this.background(t,s,r),
n.box.marker&&na(this.canvas,this.layout,t,{opacity:r,scopes:s,isArtifact:e.isArtifact}),this.mark(t),o.overflow==="hidden"&&this.clip(t,s);const a={...e,opacity:r,
scopes:s};n.box.replaced&&this.picture(t,a,void 0),yield*this.inside(t,a)}*inside(t,e){const{laid:n}=t;for(const s of t.children)yield*this.child(s,e);for(const{
head:s}of t.heads)yield*this.child(s,{...e,isArtifact:!0});for(const s of t.apart)yield*this.child(s,e);const o=e.isArtifact?void 0:n.box.element??void 0;for(const{
line:s,top:r,atoms:a}of t.lines){yield it/4;const c=this.canvas.pageAt(r),l={x:t.x,top:r,page:c,element:o,opacity:e.opacity,scopes:e.scopes};this.texts.under(s,
l);for(const d of s.texts)this.texts.text(d,{...l,page:this.canvas.pageAt(r+d.y-d.style.fontSize/2)});for(const[d,f]of a.entries())yield*this.atom(f,s.atoms[d].
owner,o,e)}}*child(t,e){const{style:n}=t.laid.box;n.position!=="static"||n.opacity<1||n.transform.length>0?e.over.push({placed:t,around:e,order:n.zIndex==="auto"?
0:n.zIndex}):yield*this.box(t,e)}*atom(t,e,n,o){const{box:s}=t.laid;if(s.replaced&&n&&e){const r=e.in(n);this.background(t,o.scopes,o.opacity),this.picture(t,o,
s.element?e:void 0,r);return}yield*this.child(t,o)}background(t,e,n){const{laid:o,x:s,top:r,bottom:a}=t,{box:c}=o,l=a-r,d=o.frame&&o.frame.height<o.height?{top:r+
o.frame.top,bottom:r+o.frame.top+o.frame.height+l-o.height}:{top:r,bottom:a},f={left:s,right:s+o.width,...d},{style:h}=c;if(h.display==="table-cell"&&h.emptyCells===
"hide"&&o.lines.length===0&&o.children.length===0&&h.borderCollapse==="separate")return;const u=c.inner==="table"&&h.borderCollapse==="collapse",m={top:0,right:0,
bottom:0,left:0},p=c.known.get("edges"),g=u||p?m:o.border;if(this.boxes.paint({rect:f,style:h,border:g,padding:o.padding,images:c.images,opacity:n,scopes:e}),!p)
return;const w={top:p.top.width,right:p.right.width,bottom:p.bottom.width,left:p.left.width},y={...h,backgroundColor:void 0,backgroundImage:[],boxShadow:[],borderTopStyle:p.
top.line,borderRightStyle:p.right.line,borderBottomStyle:p.bottom.line,borderLeftStyle:p.left.line,borderTopColor:p.top.paint,borderRightColor:p.right.paint,borderBottomColor:p.
bottom.paint,borderLeftColor:p.left.paint},x={left:f.left-w.left/2,right:f.right+w.right/2,top:f.top-w.top/2,bottom:f.bottom+w.bottom/2};this.boxes.paint({rect:x,
style:y,border:w,padding:m,images:void 0,opacity:n,scopes:e})}mark({laid:t,top:e}){const{place:n}=t.box;if(!n||n.sheet)return;const o=Math.min(this.canvas.pageAt(
e),this.canvas.last);n.sheet=this.canvas.sheet(o),n.top=this.canvas.y(o,e)+6}clip({laid:t,x:e,top:n,bottom:o},s){const{style:r}=t.box,a=bt({left:e,top:n,right:e+
t.width,bottom:o},t.border),c=Te(r,t.width,t.height);s.push({on:l=>({clip:ut(a,c,this.boxes.points(l))})})}turnOf({laid:t,x:e,top:n}){const{canvas:o}=this,{style:s}=t.
box,r=e+C(s.transformOrigin[0],t.width),a=n+C(s.transformOrigin[1],t.height);let c=[1,0,0,1,0,0];for(const l of[...s.transform].reverse())c=(0,ee.lw)(c,l.kind===
"matrix"?l.values:[1,0,0,1,C(l.x,t.width),C(l.y,t.height)]);return{on:l=>{const[d,f,h,u,m,p]=c,[g,w]=[o.x(r),o.y(l,a)],y=[d,-f,-h,u,m*o.scale,-p*o.scale];return{
matrix:(0,ee.lw)((0,ee.lw)([1,0,0,1,-g,-w],y),[1,0,0,1,g,w])}}}}picture({laid:t,x:e,top:n},{scopes:o,isArtifact:s},r,a){const{box:c,border:l,padding:d}=t,f=c.replaced?.
image;if(!f||c.style.visibility!=="visible")return;const h=bt(bt({left:e,top:n,right:e+t.width,bottom:n+t.height},l),d),{canvas:u}=this,m=u.pageAt(n),p=this.boxes.
points(m),g=Ea(h,f.displayed,c.style.objectFit),w=Te(c.style,t.width,t.height).some(([z])=>z>0),y=g.left<h.left-.01||g.top<h.top-.01,x={on:()=>({clip:ut(h,Te(c.
style,h.right-h.left,h.bottom-h.top),p)})},S=(0,ee.lw)(f.upright,[p.x(g.right)-p.x(g.left),0,0,p.y(g.top)-p.y(g.bottom),p.x(g.left),p.y(g.bottom)]),R=s?void 0:c.
element??void 0;R&&a&&!R.parent&&a.adopt(R),u.draw(m,R,w||y?[...o,x]:o,{kind:"image",name:u.sheet(m).image(f),matrix:S});const M=r?.linking;!a||!M?.link||u.link(
m,a,[p.x(h.left),p.y(h.bottom),p.x(h.right),p.y(h.top)],M.link.target,M.link.contents)}}function Ea(i,t,e){if(e==="fill")return i;const[n,o]=[i.right-i.left,i.bottom-
i.top],[s,r]=[n/t.width,o/t.height],a=Math.min(s,r),c=e==="cover"?Math.max(s,r):e==="none"?1:e==="scale-down"?Math.min(a,1):a,[l,d]=[(n-t.width*c)/2,(o-t.height*
c)/2];return{left:i.left+l,top:i.top+d,right:i.right-l,bottom:i.bottom-d}}class rn{box;x=0;y=0;width=0;height=0;border=Fi;padding=Fi;children=[];apart=[];lines=[];flow="\
sequence";firstBaseline;lastBaseline;after=new Ct;head;frame;isFromBottom=!1;constructor(t){this.box=t}get contentWidth(){return this.width-this.border.left-this.
border.right-this.padding.left-this.padding.right}}const Fi={top:0,right:0,bottom:0,left:0};class Ct{most;least;constructor(t=0,e=0){this.most=t,this.least=e}get size(){
return this.most+this.least}add(t){return t===0?this:new Ct(Math.max(this.most,t),Math.min(this.least,t))}join({most:t,least:e}){return new Ct(Math.max(this.most,
t),Math.min(this.least,e))}}const J=i=>i==="auto"||i==="none",v=(i,t)=>i==="auto"?0:C(i,t),Lt=({marginTop:i,marginRight:t,marginBottom:e,marginLeft:n},o)=>({top:v(
i,o),right:v(t,o),bottom:v(e,o),left:v(n,o)}),tt=i=>({top:i.borderTopWidth,right:i.borderRightWidth,bottom:i.borderBottomWidth,left:i.borderLeftWidth}),ot=(i,t)=>({
top:Math.max(C(i.paddingTop,t),0),right:Math.max(C(i.paddingRight,t),0),bottom:Math.max(C(i.paddingBottom,t),0),left:Math.max(C(i.paddingLeft,t),0)}),W=({left:i,
right:t})=>i+t,B=({top:i,bottom:t})=>i+t;function Wa(i,t){const e=new rn(i);return e.border=tt(i.style),e.padding=ot(i.style,t),e}function $(i,t,e,n){if(typeof i==
"string"||i.percent!==0&&t===void 0)return;const o=C(i,t??0);return Math.max(n.boxSizing==="border-box"?Math.max(o,e):o+e,0)}function st(i,t,e,n){const o=$(t.maxWidth,
e,n,t)??1/0,s=$(t.minWidth,e,n,t)??0;return Math.max(Math.min(i,o),s,n)}function yt(i,t,e,n){const o=$(t.maxHeight,e,n,t)??1/0,s=$(t.minHeight,e,n,t)??0;return Math.
max(Math.min(i,o),s,n)}function Le(i,t,e){const n=t.aspectRatio??1;return t.boxSizing==="border-box"?i*n:Math.max(i-e.down,0)*n+e.across}function Ie(i,t,e,n){if(t.
aspectRatio===void 0||t.width!=="auto")return i;const o=$(t.maxHeight,e,n.down,t),s=$(t.minHeight,e,n.down,t),r=o===void 0?i:Math.min(i,Le(o,t,n));return s===void 0?
r:Math.max(r,Le(s,t,n))}const Ee={width:300,height:150};function Ui({style:i,replaced:t},e,n){const[o,s]=[tt(i),ot(i,e.width)],[r,a]=[W(o)+W(s),B(o)+B(s)],c={width:t?.
width,height:t?.height},l=i.aspectRatio??(c.width!==void 0&&c.height!==void 0&&c.height>0?c.width/c.height:void 0);let f=typeof i.width=="object"&&i.width.percent!==
0&&e.width===0?void 0:$(i.width,e.width,r,i),h=$(i.height,e.height,a,i);const[u,m]=[f!==void 0,h!==void 0];f!==void 0&&(f-=r),h!==void 0&&(h-=a),f===void 0&&h===
void 0?(f=c.width??(c.height!==void 0&&l!==void 0?c.height*l:Ee.width),h=c.height??(l===void 0?Ee.height:f/l)):f===void 0?f=l===void 0?c.width??Ee.width:h*l:h??=
l===void 0?c.height??Ee.height:f/l;const p=st(f+r,e.width===0?{...i,maxWidth:Ba(i.maxWidth)}:i,e.width,r)-r;p!==f&&!m&&l!==void 0&&(h=p/l);const g=yt(h+a,i,e.height,
a)-a,w=g!==h&&!u&&l!==void 0?g*l:p,y=n.page.height-a,x=g>y&&y>0?y/g:1;return{width:w*x,height:g*x}}const Ba=i=>typeof i=="object"&&i.percent!==0?"none":i;var an=k(
12889),Aa=k(47707);const $a="￼",cn=3e3,_i=200,za=/[ \t\n\r\f]+/g;function*Na(i){const t=[[]];let e=!0,n=0;for(const o of i){if(++n%50===0&&(yield 50*cn),o.kind===
"break"){t.push([]),e=!0;continue}if(o.kind!=="text"){const c=o.kind==="atom";c&&(e=!1),t.at(-1).push({inline:o,text:c?$a:"",style:void 0});continue}const{style:s}=o,
{whiteSpace:r}=s,a=r==="normal"||r==="nowrap"?[o.text]:o.text.split(/\r\n?|\n/);for(const[c,l]of a.entries()){c>0&&(t.push([]),e=!0);let d=l;r==="pre"||r==="pre\
-wrap"?d=d.replaceAll("	"," ".repeat(Math.min(Math.round(s.tabSize),32))):(d=d.replace(za," "),e&&d.startsWith(" ")&&(d=d.slice(1)),d!==""&&(e=d.endsWith(" "))),
r.startsWith("pre")&&d!==""&&(e=r==="pre-line"&&d.endsWith(" ")),d!==""&&t.at(-1).push({inline:o,text:Pa(d,s),style:s})}}return t}function Pa(i,{textTransform:t,
fontVariant:e}){return t==="uppercase"?i.toUpperCase():t==="lowercase"?i.toLowerCase():t==="capitalize"?i.replace(new RegExp("(^|[\\s\\p{P}])(\\p{L})","gu"),(n,o,s)=>o+
s.toUpperCase()):e==="small-caps"?i.toUpperCase():i}function*Ki(i,t){const e=t.pieces.find(i);if(e)return e;const n=yield*Na(i.inlines),o=[];let s=i.style.direction===
"rtl";for(const[a,c]of n.entries()){const l=c.map(({text:f})=>f).join("");s||=(0,an.ft)(l);for(const f of yield*new Ga(c,t).pieces(l))o.push(f);a===n.length-1||
Ha(o,c.length===0||l==="")}const r={list:o,turns:s};return t.pieces.keep(i,r,o.length),r}function Ha(i,t){const e=i.at(-1);e&&!t&&!e.ends?i[i.length-1]={...e,ends:!0}:
i.push({fragments:[],spaces:[],width:0,spaceWidth:0,ends:!0})}function ln(i,t,e,n,o=!1){const s=n.typefaces.word(i,n.faceOf(t),o),r=i===" "||/^[ ]+$/.test(i),a=t.
letterSpacing===0?0:(0,Aa.qf)(i).length,c=s.width*t.fontSize/1e3+a*t.letterSpacing+(r?t.wordSpacing*i.length:0);return{kind:"text",text:i,style:t,owner:e,word:s,
width:c,isSpace:r}}class Ga{sources;layout;index=0;start=0;at=0;constructor(t,e){this.sources=t,this.layout=e}*pieces(t){const e=[];let n=[],o=[];const s=()=>{n.
length+o.length>0&&e.push(Yi(n,o)),[n,o]=[[],[]]};let r=0;for(const{end:a,next:c}of ja(this.layout.breaks(t),t))if(++r%20===0&&(yield 20*cn),yield*this.take(a,n),
yield*this.take(c,o),c<t.length&&this.isHeld()){for(const l of o)n.push(l);o=[]}else s();if(this.rest(n),n.length>0&&e.length>0&&n.every(({kind:a})=>a==="close")){
const a=e.pop();e.push(Yi([...a.fragments,...a.spaces.length>0?a.spaces:[],...n],[])),n=[]}return s(),e}isHeld(){const e=this.sources[this.index]?.style;return!e||
this.at<=this.start?!1:e.whiteSpace==="nowrap"||e.whiteSpace==="pre"}*take(t,e){for(;this.index<this.sources.length;){const n=this.sources[this.index],o=n.text.
length;if(this.at>=t&&!(o===0&&Fa(n,"close")))return;if(o===0){e.push(n.inline),this.index++;continue}const s=Math.min(t,this.start+o);if(yield*this.put(n,n.text.
slice(this.at-this.start,s-this.start),e),this.at=s,s<this.start+o)return;this.start+=o,this.index++}}rest(t){for(;this.index<this.sources.length;this.index++){
const e=this.sources[this.index];e.text.length===0&&t.push(e.inline)}}*put({inline:t,style:e},n,o){if(t.kind!=="text")return void o.push(t);for(const s of n.match(
/ +|[^ ]+/g)??[])for(let r=0;r<s.length;r+=_i)o.push(ln(s.slice(r,r+_i),e,t.owner,this.layout)),r>0&&(yield 20*cn)}}const Da=/(?<=[a-z\d]-)(?=\d)/gi;function*ja(i,t){
for(const{start:e,end:n,next:o}of i){const s=t.slice(e,n);if(s.includes("-"))for(const{index:r}of s.matchAll(Da))yield{end:e+r,next:e+r};yield{end:n,next:o}}}const Fa=({
inline:i},t)=>i.kind===t;function Yi(i,t){return{fragments:i,spaces:t,width:Xi(i),spaceWidth:Xi(t),ends:!1}}const Xi=i=>i.reduce((t,e)=>t+(e.kind==="text"?e.width:
0),0),Zi=1e3,Ua=65534,qi=1e6;function ne(i){const t=i.known.get("grid");if(t)return t;const e=[],n=[],o=[],s=[],r=[];for(const h of i.children){const{display:u}=h.
style;u==="table-caption"?e.push(h):u==="table-column-group"||u==="table-column"?_a(h,n):u==="table-header-group"?(o.length===0?o:s).push(h):u==="table-footer-g\
roup"?(r.length===0?r:s).push(h):h.isPositioned||s.push(h)}const a=[],c=[];for(const h of[...o,...s,...r]){const u=a.length;for(const m of h.children)m.isPositioned||
a.push(m);c.push({box:h,from:u,to:a.length})}const l=Ka(a,c),d=o.length>0?c[0].to:0,f={rows:a,groups:c,captions:e,headRows:d,columnBoxes:n,...l,columns:Math.max(
l.columns,n.length)};return i.known.set("grid",f),f}function _a(i,t){const e=i.children.filter(({style:n})=>n.display==="table-column");for(const n of e.length>
0?e:[i])for(let o=Math.min(n.span.columns,Zi);o>0;o--)t.push(n)}function Ka(i,t){const e=[];let n=0,o=0,s=0,r=[];for(const[a,{children:c}]of i.entries()){for(;t[s].
to<=a;)s++,r=[];let l=0;for(const d of c){if(d.isPositioned)continue;for(;(r[l]??0)>a;)l++;const f=Math.min(Math.max(d.span.columns,1),Zi),h=t[s].to,u=d.span.rows===
0?h-a:Math.min(Math.max(d.span.rows,1),h-a,Ua);if(e.push({box:d,row:a,column:l,rows:u,columns:f}),o+=f*u,o>qi)throw(0,G.G6)([{field:"file",message:`has a table \
of more than ${qi} places for cells; at most that many are allowed`}]);if(u>1)for(let m=l;m<l+f;m++)r[m]=a+u;l+=f}n=Math.max(n,l)}return{cells:e,columns:n}}function*Ya(i,t){
const e=ne(i),n=yield*Qi(i,t),o=Vi(i,e);let[s,r,a,c]=[o,o,0,0];for(const d of n)s+=d.least,r+=d.most,a+=d.share,d.share>0&&(c=Math.max(c,d.most/d.share));const l=n.
reduce((d,{share:f,most:h})=>f>0?d:d+h,0);a>0&&(r=Math.max(r,c+o,a<1&&l>0?l/(1-a)+o:0));for(const d of e.captions)s=Math.max(s,(yield*t.widthsOf(d)).least);return{
least:s,most:Math.max(r,s)}}const Vi=({style:i},{columns:t})=>i.borderCollapse==="collapse"||t===0?0:(t+1)*i.borderSpacingX;function*Qi(i,t){const e=i.known.get(
"columns");if(e)return e;const n=ne(i),o=Array.from({length:n.columns},()=>({least:0,most:0,fixed:!1,share:0}));for(const[r,a]of n.columnBoxes.entries())a&&Za(o[r],
a);const s=[];for(const r of n.cells){if(yield it/10,r.columns>1){s.push(r);continue}const a=o[r.column],c=yield*Ji(r.box,i,t);a.least=Math.max(a.least,c.least);
const l=typeof r.box.style.width=="object"&&r.box.style.width.percent===0;l&&!a.fixed?a.most=c.most:(l||!a.fixed)&&(a.most=Math.max(a.most,c.most)),a.fixed||=l,
qa(a,r.box)}for(const r of o)r.most=Math.max(r.most,r.least);s.sort((r,a)=>r.columns-a.columns);for(const r of s)yield r.columns*200,Va(o.slice(r.column,r.column+
r.columns),yield*Ji(r.box,i,t),Xa(i));return i.known.set("columns",o),o}const Xa=({style:i})=>i.borderCollapse==="collapse"?0:i.borderSpacingX;function*Ji(i,t,e){
const n=yield*e.widthsOf(i);if(t.style.borderCollapse!=="collapse")return n;const o=W(tt(i.style))/2;return{least:n.least-o,most:n.most-o}}function Za(i,{style:t}){
typeof t.width=="object"&&(t.width.percent>0?i.share=Math.max(i.share,t.width.percent):(i.most=Math.max(i.most,t.width.px),i.least=Math.max(i.least,0),i.fixed=!0))}
function qa(i,{style:t}){typeof t.width=="object"&&t.width.percent>0&&(i.share=Math.max(i.share,t.width.percent))}function Va(i,{least:t,most:e},n){const o=n*(i.
length-1),s=i.filter(({fixed:c,share:l})=>!c&&l===0),r=s.length>0?s:i,a=(c,l)=>{const d=i.reduce((h,u)=>h+u[c],0)+o;if(l<=d)return;const f=r.reduce((h,u)=>h+u.most,
0);for(const h of r)h[c]+=(l-d)*(f>0?h.most/f:1/r.length)};a("least",t),a("most",e);for(const c of i)c.most=Math.max(c.most,c.least)}function Qa(i,t){const e=a=>i.
reduce((c,l)=>c+a(l),0),n=a=>a.share>0?Math.max(a.share*t,a.least):a.least,o=a=>a.fixed&&a.share===0?a.most:n(a),s=a=>a.share>0?n(a):a.most,r=[a=>a.least,n,o,s];
for(let a=1;a<r.length;a++){const[c,l]=[r[a-1],r[a]],[d,f]=[e(c),e(l)];if(t>f)continue;const h=f>d?Math.max(t-d,0)/(f-d):0;return i.map(u=>c(u)+(l(u)-c(u))*h)}return Ja(
i,i.map(s),t-e(s))}function Ja(i,t,e){const n=[({fixed:o,share:s})=>!o&&s===0,({fixed:o,share:s})=>o&&s===0,({share:o})=>o>0];for(const o of n){const s=i.flatMap(
(l,d)=>o(l)?[d]:[]);if(s.length===0)continue;const r=s.map(l=>i[l].share>0?i[l].share:t[l]),a=r.reduce((l,d)=>l+d,0),c=[...t];for(const[l,d]of s.entries())c[d]=
t[d]+e*(a>0?r[l]/a:1/s.length);return c}return[...t]}function tc(i,t){const e=ne(i),n=Array.from({length:e.columns},()=>{});for(const[c,l]of e.columnBoxes.entries())
l&&(n[c]=$(l.style.width,t,0,l.style));for(const{box:c,column:l,row:d,columns:f}of e.cells){if(d>0)break;const h=W(tt(c.style))+W(ot(c.style,t)),u=$(c.style.width,
t,h,c.style);for(let m=l;u!==void 0&&m<l+f;m++)n[m]??=u/f}const o=n.reduce((c,l)=>c+(l??0),0),s=n.filter(c=>c===void 0).length,r=s>0?Math.max(t-o,0)/s:0,a=s===0&&
o>0&&t>o?t/o:1;return n.map(c=>c===void 0?r:c*a)}function*to(i,t){const e=i.known.get("widths");if(e)return e;yield it/4;const{style:n}=i,o=W(tt(n))+W(ot(n,0)),
s=typeof n.width=="object"&&n.width.percent===0?$(n.width,0,o,n):void 0;let r;const a=n.display==="table-cell";if(s!==void 0&&i.inner!=="table"&&!a)r={least:s,most:s};else{
const l=yield*ec(i,t);r={least:l.least+o,most:Math.max(l.most,l.least)+o},s!==void 0&&(r={least:a?r.least:Math.max(s,r.least),most:Math.max(s,r.least)})}const c={
least:eo(r.least,n,o),most:eo(r.most,n,o)};return i.known.set("widths",c),c}function eo(i,t,e){const{minWidth:n,maxWidth:o}=t,s=a=>typeof a=="object"&&a.percent!==
0?"none":a,r=typeof n=="object"&&n.percent!==0?"auto":n;return st(i,{...t,minWidth:r,maxWidth:s(o)},0,e)}function*We(i,t){const{least:e,most:n}=yield*to(i,t),o=v(
i.style.marginLeft,0)+v(i.style.marginRight,0);return{least:e+o,most:n+o}}function*ec(i,t){switch(i.inner){case"image":{const{width:e}=Ui(i,{width:0,height:void 0},
t);return{least:typeof i.style.width=="object"||typeof i.style.maxWidth=="object"&&i.style.maxWidth.percent!==0?0:e,most:e}}case"lines":return yield*ic(i,t);case"\
table":return yield*Ya(i,t);case"flex":return yield*sc(i,t);case"grid":return yield*rc(i,t);default:return yield*nc(i,t)}}function*nc({children:i},t){let[e,n,o]=[
0,0,0];for(const s of i){if(s.isPositioned)continue;const r=yield*We(s,t);if(e=Math.max(e,r.least),s.style.float!=="none"){o+=r.most,n=Math.max(n,o);continue}s.
style.clear!=="none"&&(o=0),n=Math.max(n,r.most+(o>0?o:0))}return{least:e,most:n}}function*ic(i,t){const{list:e}=yield*Ki(i,t);let[n,o,s,r]=[0,0,0,0],a=0;const c=i.
style.overflowWrap!=="anywhere"&&i.style.wordBreak!=="break-word"&&i.style.wordBreak!=="break-all";for(const l of e){let d=0;const f=[...l.fragments];(0,q.RZ)(f,
l.spaces.filter(({kind:u})=>u!=="text"));let h=0;for(const u of f){const m=yield*oc(u,t);if(u.kind==="apart"){u.box.isPositioned||(r+=m.most,n=Math.max(n,m.least));
continue}d+=m.most,h+=m.least}n=Math.max(n,c?h:Math.min(h,i.style.fontSize)),s+=a+d,a=l.spaceWidth,o=Math.max(o,s),l.ends&&([s,a]=[0,0])}return{least:n,most:o+r}}
function*oc(i,t){if(i.kind==="text")return{least:i.width,most:i.width};if(i.kind==="atom"||i.kind==="apart")return yield*We(i.box,t);const{style:e}=i.box,n=i.kind===
"open"?v(e.marginLeft,0)+e.borderLeftWidth+e.paddingLeft.px:v(e.marginRight,0)+e.borderRightWidth+e.paddingRight.px;return{least:n,most:n}}function*sc({style:i,
children:t},e){const n=i.flexDirection.startsWith("row");let[o,s,r]=[0,0,0];for(const c of t){if(c.isPositioned)continue;const l=yield*We(c,e),{flexBasis:d}=c.style,
f=n&&typeof d=="object"&&d.percent===0?d.px:void 0,h=Math.max(l.most,f??0);r++,s=n?s+h:Math.max(s,h),o=n&&i.flexWrap==="nowrap"?o+l.least:Math.max(o,l.least)}const a=n?
Math.max(r-1,0)*(i.columnGap?.px??0):0;return{least:o+(i.flexWrap==="nowrap"?a:0),most:s+a}}function*rc({style:i,children:t},e){const n=i.gridTemplateColumns?.tracks??
[],o=Math.max(n.length,1),s=Array.from({length:o},()=>0),r=Array.from({length:o},()=>0);let a=0;for(const f of t){if(f.isPositioned)continue;const h=yield*We(f,
e),u=a++%o;s[u]=Math.max(s[u],h.least),r[u]=Math.max(r[u],h.most)}let[c,l]=[0,0];for(let f=0;f<o;f++){const h=n[f]?.most,u=typeof h=="object"&&!("fr"in h)&&h.percent===
0?h.px:void 0;c+=u??s[f],l+=u??r[f]}const d=(o-1)*(i.columnGap?.px??0);return{least:c+d,most:l+d}}const ac={x:0,y:0},Ht=new WeakMap;function Gt(i,t,e,n,o=ac){const s=Ht.
get(i);s?s.push({box:t,x:e,y:n,share:o}):Ht.set(i,[{box:t,x:e,y:n,share:o}])}function cc(i){const t=[...Ht.get(i)??[]];Ht.delete(i);const e=(n,o,s)=>{for(const r of Ht.
get(n)??[])t.push({...r,x:r.x+o,y:r.y+s});Ht.delete(n)};for(const n of i.children)e(n,n.x,n.y);for(const n of i.apart)e(n,n.x,n.y);for(const n of i.lines)for(const{
laid:o}of n.atoms)e(o,o.x,n.y+o.y);return t}const lc=({style:i})=>i.position!=="static"||i.transform.length>0;function*no(i,t,e=!1){const n=cc(i);if(n.length!==
0){if(!e&&!lc(i.box)){for(const o of n)Gt(i,o.box,o.x,o.y,o.share);return}for(const o of n)!e&&o.box.style.position==="fixed"?Gt(i,o.box,o.x,o.y,o.share):i.apart.
push(yield*fc(o,e?dc(i,t):i,t))}}function dc({box:i},{page:t}){const e=new rn(i);return e.width=t.width,e.height=t.height,e}function*fc({box:i,x:t,y:e,share:n},o,s){
const{style:r}=i,{border:a}=o,[c,l]=[o.width-W(a),o.height-B(a)],d=Lt(r,c),[f,h,u,m]=[r.left==="auto"?void 0:C(r.left,c),r.right==="auto"?void 0:C(r.right,c),r.
top==="auto"?void 0:C(r.top,l),r.bottom==="auto"?void 0:C(r.bottom,l)],p={across:W(tt(r))+W(ot(r,c)),down:B(tt(r))+B(ot(r,c))},g=i.inner==="image",w=uc(u,m,l-B(
d)),y=f??(h===void 0&&n.x===0?t-a.left:0),x={width:c,height:l,edges:p,free:Math.max(c-y-(h??0)-W(d),0),isHeld:f!==void 0&&h!==void 0,spansDown:w},S=g?void 0:yield*hc(
i,x,s),M=r.height==="auto"&&!g&&r.aspectRatio===void 0?w:void 0,z=M===void 0?void 0:yt(M,r,l,p.down),P=yield*s.layOut(i,{width:c,height:l,fixedWidth:S,fixedHeight:z});
return P.x=a.left+io({from:f,to:h,size:P.width,whole:c,first:d.left,last:d.right,flow:t-a.left,share:n.x,margins:[r.marginLeft,r.marginRight]}),P.y=a.top+io({from:u,
to:m,size:P.height,whole:l,first:d.top,last:d.bottom,flow:e-a.top,share:n.y,margins:[r.marginTop,r.marginBottom]}),P.isFromBottom=u===void 0&&m!==void 0,P}function*hc(i,{
width:t,height:e,edges:n,free:o,isHeld:s,spansDown:r},a){const{style:c}=i,l=$(c.width,t,n.across,c)??pc(c,e,n,s?void 0:r);if(l!==void 0)return st(l,c,t,n.across);
const{least:d,most:f}=yield*a.widthsOf(i),u=s&&c.width==="auto"&&i.inner!=="table"?o:Math.max(d,Math.min(f,o));return st(Ie(u,c,e,n),c,t,n.across)}const uc=(i,t,e)=>i===
void 0||t===void 0?void 0:Math.max(e-i-t,0);function pc(i,t,e,n){if(i.width!=="auto"||i.aspectRatio===void 0)return;const o=$(i.height,t,e.down,i)??n;return o===
void 0?void 0:Le(yt(o,i,t,e.down),i,e)}function io({from:i,to:t,size:e,whole:n,first:o,last:s,flow:r,share:a,margins:c}){if(i===void 0&&t===void 0)return r+o-a*
(o+e+s);if(i===void 0)return n-t-e-s;if(t!==void 0&&c[0]==="auto"){const l=n-i-t-e;return i+(c[1]==="auto"?Math.max(l/2,0):l-v(c[1],n))}return i+o}function Be(i,t,e){
switch(oo(i,t)){case"center":return{before:t/2,between:0};case"flex-end":case"end":case"right":return{before:t,between:0};case"space-between":return{before:0,between:e>
1&&t>0?t/(e-1):0};case"space-around":return t>0&&e>0?{before:t/e/2,between:t/e}:{before:0,between:0};case"space-evenly":return t>0?{before:t/(e+1),between:t/(e+
1)}:{before:0,between:0};default:return{before:0,between:0}}}const oo=(i,t)=>i.startsWith("safe ")?t<0?"start":i.slice(5):i;function dn(i,t,e=!1){const n=oo(i,t);
return n==="center"?t/2:(n==="flex-end"||n==="end"||n==="right")!==(e&&(n!=="start"&&n!=="end"&&n!=="left"&&n!=="right"))?t:0}const ie=(i,t=!1)=>dn(i==="space-a\
round"||i==="space-evenly"?"center":i,1,t),so=({alignSelf:i},{alignItems:t})=>{const e=i==="auto"?t:i;return e==="normal"||e==="stretch"},ro=.01,[mc,gc]=[-.2,.33];
function wc(i){const t=i.turns?Sc(i):i.items;return new bc(i,t).place()}class bc{wishes;items;isLoose;above;below;x=0;texts=[];atoms=[];inlines=[];stack=[];tallest=0;constructor(t,e){
this.wishes=t,this.items=e;const{above:n,below:o}=t.layout.lineOf(t.block.style),s=e.some(({fragment:r})=>r.kind==="text"||r.kind==="atom");this.isLoose=t.layout.
isQuirky&&s,this.above=this.isLoose?0:n,this.below=this.isLoose?0:o}place(){const{wishes:t,items:e}=this;for(const a of t.open)this.stack.push({box:a,x:0,isFirst:!1,
level:this.levelOf(a)});const n=e.reduce((a,{width:c})=>a+c,0),{start:o,stretch:s}=this.alignment(n);this.x=t.left+o;for(const a of this.stack.splice(0))this.stack.
push({...a,x:this.x});for(const a of e)this.put(a,s);for(const a of this.stack)this.inlines.push({...a,width:this.x-a.x,isLast:!1});t.open.splice(0,t.open.length),
(0,q.RZ)(t.open,this.stack.map(({box:a})=>a));const r=Math.max(this.above+this.below,this.tallest);return this.finish(r)}finish(t){const e=this.above,{layout:n,
whole:o}=this.wishes,s=this.atoms.map(({laid:c,owner:l,x:d,top:f})=>{const{marginTop:h,marginBottom:u}=c.box.style;return c.x=d,f==="top"?c.y=v(h,o):f==="bottom"?
c.y=t-c.height-v(u,o):c.y=e+f,{laid:c,owner:l}}),r=this.inlines.filter(({box:c})=>yc(c.style)).map(({box:c,x:l,width:d,level:f,isFirst:h,isLast:u})=>{const{ascent:m,
descent:p}=n.metricsOf(c.style),{style:g}=c,w=C(g.paddingTop,o)+g.borderTopWidth,y=C(g.paddingBottom,o)+g.borderBottomWidth,x=e-f.rise-m-w;return{box:c,x:l,width:d,
y:x,height:m+p+w+y,isFirst:h,isLast:u}}),a=xc(this.texts.map(({level:c,...l})=>({...l,y:e-c.rise})));return{y:0,height:t,baseline:e,texts:a,atoms:s,inlines:r}}alignment(t){
const{width:e,isLast:n,block:o}=this.wishes,{textAlign:s,direction:r}=o.style,a=e-t,c=r==="rtl";if(a<ro)return{start:c?a:0,stretch:0};if(s==="center")return{start:a/
2,stretch:0};if(s==="right"||s==="end"&&!c||s==="start"&&c)return{start:a,stretch:0};if(s!=="justify")return{start:0,stretch:0};const l=this.items.filter(({fragment:d})=>d.
kind==="text"&&d.isSpace).length;return n||l===0?{start:c?a:0,stretch:0}:{start:0,stretch:a/l}}put({fragment:t,width:e,laid:n},o){switch(t.kind){case"text":return this.
putText(t,t.isSpace?e+o:e,o);case"open":this.x+=v(t.box.style.marginLeft,this.wishes.whole),this.stack.push({box:t.box,x:this.x,isFirst:!0,level:this.levelOf(t.
box)}),this.x+=e-v(t.box.style.marginLeft,this.wishes.whole);return;case"close":{const s=v(t.box.style.marginRight,this.wishes.whole);this.x+=e-s;const r=this.stack.
findLastIndex(({box:a})=>a===t.box);if(r>=0){const[a]=this.stack.splice(r,1);this.inlines.push({...a,width:this.x-a.x,isLast:!0})}this.x+=s;return}case"atom":return this.
putAtom(n,t.owner,e);case"apart":}}get level(){return this.stack.at(-1)?.level??{rise:0,style:this.wishes.block.style}}putText({style:t,owner:e,word:n},o,s){const{
level:r}=this;this.reach(r.rise,this.wishes.layout.lineOf(t));const a=s>0&&o>0&&n.text===" "?{...n,width:o*1e3/t.fontSize,after:s*1e3/t.fontSize}:n,c=a===n&&t.wordSpacing!==
0&&n.text===" "?{...n,after:t.wordSpacing*1e3/t.fontSize}:a;this.texts.push({x:this.x,y:0,width:o,style:t,owner:e,words:[c],level:r}),this.x+=o}reach(t,{above:e,
below:n}){this.above=Math.max(this.above,e+t),this.below=Math.max(this.below,n-t)}putAtom(t,e,n){const{style:o}=t.box,{whole:s,layout:r}=this.wishes,[a,c]=[v(o.
marginTop,s),v(o.marginBottom,s)],l=this.x+v(o.marginLeft,s);this.x+=n;const d=t.height+a+c,{verticalAlign:f}=o;if(f==="top"||f==="bottom"){this.tallest=Math.max(
this.tallest,d),this.atoms.push({laid:t,owner:e,x:l,top:f});return}const h=this.level;let m=(t.box.style.overflow==="hidden"||t.lastBaseline===void 0?t.height+c:
t.lastBaseline)+a+h.rise+ao(o,h.style);const p=r.metricsOf(h.style);f==="middle"&&(m=d/2+h.rise+h.style.fontSize*.268),f==="text-top"&&(m=h.rise+p.ascent),f==="\
text-bottom"&&(m=h.rise-p.descent+d),this.above=Math.max(this.above,m),this.below=Math.max(this.below,d-m),this.atoms.push({laid:t,owner:e,x:l,top:-m+a})}levelOf(t){
const e=this.level,{style:n}=t,o=e.rise+ao(n,e.style);return this.isLoose||this.reach(o,this.wishes.layout.lineOf(n)),{rise:o,style:n}}}function ao({verticalAlign:i,
lineHeight:t,fontSize:e},n){if(typeof i=="object"){const o=t==="normal"?e*1.36:"factor"in t?t.factor*e:t.px;return C(i,o)}return i==="sub"?n.fontSize*mc:i==="su\
per"?n.fontSize*gc:0}const yc=i=>i.backgroundColor!==void 0||i.backgroundImage.length>0||i.borderTopWidth+i.borderRightWidth+i.borderBottomWidth+i.borderLeftWidth>
0||i.boxShadow.length>0;function xc(i){const t=[];for(const e of i){const n=t.at(-1);n&&n.style===e.style&&n.owner===e.owner&&n.y===e.y&&Math.abs(n.x+n.width-e.
x)<ro?(n.words.push(e.words[0]),t[t.length-1]={...n,width:n.width+e.width}):t.push({...e,words:[...e.words]})}return t}const kc="￼";function Sc({items:i,block:t,
layout:e}){const n=t.style.direction==="rtl"?an.Vv:"",o=i.map(({fragment:c})=>c.kind==="text"?c.text:c.kind==="atom"?kc:""),s=[];for(const{text:c,rtl:l,at:d}of(0,an.
pr)(n+o.join(""))){const f=d-n.length,h=[];let u=0;for(const[m,p]of i.entries()){const g=o[m],w=g.slice(Math.max(f-u,0),Math.max(f+c.length-u,0));if(u+=g.length,
w==="")continue;const{fragment:y}=p;if(y.kind!=="text")h.push(p);else{const x=ln(w,y.style,y.owner,e,l);h.push({fragment:x,width:x.width})}}(0,q.RZ)(s,l?h.reverse():
h)}const r=i.filter(({fragment:c})=>c.kind==="open"||c.kind==="close"),a=r.filter(({fragment:c})=>c.kind==="open");return[...a,...s,...r.filter(c=>!a.includes(c))]}
const fn=6e3;function*Mc(i,t,e){const{list:n,turns:o}=yield*Ki(i.box,e.layout),s=new Oc(i,t,e,o);for(const[r,a]of n.entries())r%20===0&&(yield 20*fn),yield*s.add(
a);return s.finish(),s.height}class Oc{laid;space;tools;turns;items=[];width=0;spaces=[];lines=[];y;open=[];isFirst=!0;waiting=[];constructor(t,e,n,o){this.laid=
t,this.space=e,this.tools=n,this.turns=o,this.y=e.top}get height(){return this.y-this.space.top}*add(t){const e=yield*this.itemsOf(t.fragments),n=hn(e);if(this.
items.length>0&&this.width+hn(this.spaces)+n>this.room()+.01&&this.end(!1),this.items.length===0&&this.clearFloats(n),n>this.room()+.01&&this.breaksAnywhere(e))
for(const o of yield*this.cut(e))this.put(o,!0);else this.put(e,!1);this.spaces=yield*this.itemsOf(t.spaces),t.ends&&this.end(!0)}finish(){(this.items.length>0||
this.spaces.some(({fragment:n})=>n.kind!=="text"))&&this.end(!0),this.laid.lines=this.lines;const[t]=this.lines,e=this.lines.at(-1);t&&(this.laid.firstBaseline=
t.y+t.baseline),e&&(this.laid.lastBaseline=e.y+e.baseline)}put(t,e){e&&this.items.length>0&&this.end(!1);for(const n of this.spaces)this.items.push(n);this.spaces=
[];for(const n of t)this.items.push(n);this.width=hn(this.items)}get indent(){return this.isFirst?C(this.laid.box.style.textIndent,this.space.width):0}band(){const{
floats:t,origin:e,left:n,width:o}=this.space,s={left:e.x+n,right:e.x+n+o};return t.isEmpty?s:t.band(e.y+this.y,this.tools.layout.lineOf(this.laid.box.style).above,
s)}room(){const{left:t,right:e}=this.band();return e-t-this.indent}clearFloats(t){const{floats:e,origin:n}=this.space;for(;t>this.room()+.01;){const o=e.nextBottom(
n.y+this.y);if(o===void 0||this.room()>=this.space.width-this.indent-.01)return;this.y=o-n.y}}*itemsOf(t){const e=[],{width:n}=this.space;for(const o of t)switch(o.
kind){case"text":e.push({fragment:o,width:o.width});break;case"open":{const{style:s}=o.box;e.push({fragment:o,width:v(s.marginLeft,n)+s.borderLeftWidth+C(s.paddingLeft,
n)});break}case"close":{const{style:s}=o.box;e.push({fragment:o,width:v(s.marginRight,n)+s.borderRightWidth+C(s.paddingRight,n)});break}case"atom":{const s=yield*this.
tools.inner(o.box,n),{marginLeft:r,marginRight:a}=o.box.style;e.push({fragment:o,laid:s,width:s.width+v(r,n)+v(a,n)});break}case"apart":yield*this.apart(o.box)}
return e}*apart(t){if(t.isPositioned)return this.tools.keep(t,this.space.left+this.width,this.y);const e=yield*this.tools.inner(t,this.space.width),{marginLeft:n,
marginRight:o}=t.style,s=e.width+v(n,this.space.width)+v(o,this.space.width);this.items.length>0&&this.width+s>this.room()?this.waiting.push(e):this.tools.float(
e,this.y)}breaksAnywhere(t){const{width:e}=this.tools.layout.page;return t.some(({fragment:n,width:o})=>n.kind==="text"&&(n.style.overflowWrap!=="normal"||n.style.
wordBreak==="break-all"||n.style.wordBreak==="break-word"||o>e))}*cut(t){const e=[];for(const r of t){const{fragment:a}=r;if(yield 40*fn,a.kind!=="text")e.push(
{item:r,text:"￼",width:r.width});else for(const c of(0,nn.s)(a.text,l=>this.part(a,l).width))e.push({...c,item:r})}const n=this.room();let o=0;const s=[];for(const r of(0,nn.
ZM)(e,()=>n)){yield 2*fn;const a=[];for(let c=o;c<o+r;){const{item:l}=e[c],{fragment:d}=l;let f="";for(;c<o+r&&e[c].item===l;c++)f+=e[c].text;if(d.kind!=="text")
a.push(l);else{const h=this.part(d,f);a.push({fragment:h,width:h.width})}}o+=r,s.push(a)}return s}part(t,e){return ln(e,t.style,t.owner,this.tools.layout)}end(t){
const e=this.band();for(const s of this.spaces)s.fragment.kind!=="text"&&this.items.push(s);const n=wc({layout:this.tools.layout,block:this.laid.box,items:this.
items,open:this.open,left:e.left-this.space.origin.x+this.indent,width:e.right-e.left-this.indent,whole:this.space.width,isLast:t,turns:this.turns});this.lines.
push({...n,y:this.y}),this.y+=n.height,this.items=[],this.spaces=[],this.width=0,this.isFirst=!1;const{waiting:o}=this;this.waiting=[];for(const s of o)this.tools.
float(s,this.y)}}const hn=i=>i.reduce((t,{width:e})=>t+e,0);function xt({style:i,inner:t,isItem:e}){const{display:n}=i;return e||t!=="blocks"&&t!=="lines"||i.overflow===
"hidden"||n==="flow-root"||n==="inline-block"||n==="table-cell"||n==="table-caption"||i.alignContent!=="normal"||i.float!=="none"||i.position==="absolute"||i.position===
"fixed"}function*vc(i,t,e,n){const o=i.border.left+i.padding.left,s=i.border.top+i.padding.top;if(i.box.inner==="lines"){const r={width:e.width,height:e.height},
a=(c,l)=>co(c,i,n,{left:o,width:e.width,y:l});return yield*Mc(i,{left:o,top:s,width:e.width,floats:n.floats,origin:n},{layout:t,inner:c=>t.layOut(c,{...r,shrinks:!0}),
float:a,keep:(c,l,d)=>Gt(i,c,l,d)})}return yield*new Rc(i,t,n,{left:o,top:s,...e}).lay()}function co(i,t,{floats:e,x:n,y:o},s){const r=Lt(i.box.style,s.width),{
style:a}=i.box,c=a.float==="right"?"right":"left",l=Math.max(o+s.y,e.clear(a.clear)),d={left:n+s.left,right:n+s.left+s.width},f=e.place(c,i.width+W(r),i.height+
B(r),l,d);i.x=f.x-n+r.left,i.y=f.y-o+r.top,t.apart.push(i)}class Rc{laid;layout;context;inside;y;pending=new Ct;isFirst=!0;constructor(t,e,n,o){this.laid=t,this.
layout=e,this.context=n,this.inside=o,this.y=o.top}*lay(){const{laid:t,inside:e}=this;for(const a of t.box.children)if(yield it,a.isPositioned)this.keepPlace(a);else if(a.
style.float==="none")yield*this.inFlow(a);else{const c=yield*this.layout.layOut(a,{width:e.width,height:e.height,shrinks:!0});co(c,t,this.context,{left:e.left,width:e.
width,y:this.y+this.pending.size})}const n=t.children.filter(({firstBaseline:a})=>a!==void 0),[o]=n,s=t.children.findLast(({lastBaseline:a})=>a!==void 0);o&&(t.
firstBaseline=o.y+o.firstBaseline),s&&(t.lastBaseline=s.y+s.lastBaseline);const r=Lc(t);return t.after=r?this.pending:new Ct,this.y-e.top+(r?0:Math.max(this.pending.
size,0))}keepPlace(t){const{laid:e,inside:n}=this,s={x:e.box.style.direction==="rtl"?1:0,y:ie(t.style.alignSelf)};Gt(e,t,n.left+s.x*n.width,this.y+this.pending.
size,s)}*inFlow(t){const{laid:e,inside:n,context:o}=this,{style:s}=t,r=Lt(s,n.width),a=this.isFirst&&Cc(e),c=Ic(t,n.width);if(a?this.pending=new Ct:this.pending=
this.pending.join(c),un(t)){a||(this.pending=this.pending.add(r.bottom));const h=yield*this.layAt(t,this.y+(a?0:this.pending.size),r);e.children.push(h);return}
let l=this.y+this.pending.size;const d=o.floats.clear(s.clear)-o.y;d>l&&(l=d);const f=yield*this.layAt(t,l,r);e.children.push(f),this.y=f.y+f.height,this.pending=
f.after.add(r.bottom),this.isFirst=!1}*layAt(t,e,n){const{inside:o,context:s,layout:r}=this,{floats:a}=s;let[c,l,d]=[o.left,o.width,e];if(xt(t)&&!a.isEmpty){const m={
left:s.x+o.left,right:s.x+o.left+o.width},p=$(t.style.width,o.width,0,t.style)??Math.min(o.width,60);let g=a.band(s.y+d,1,m);for(;g.right-g.left<p-.01;){const w=a.
nextBottom(s.y+d);if(w===void 0)break;d=w-s.y,g=a.band(s.y+d,1,m)}c=g.left-s.x,l=g.right-g.left}const f=c+n.left,h={width:l,height:o.height},u=yield*r.layOut(t,
h,xt(t)?void 0:{floats:a,x:s.x+f,y:s.y+d});return u.x=c+Tc(t,u.width,l,this.laid.box.style.direction==="rtl"),u.y=d,u}}function Tc({style:i},t,e,n){const{marginLeft:o,
marginRight:s}=i,r=e-t-v(o,e)-v(s,e);return o==="auto"?r<=0?0:s==="auto"?r/2:r:n&&s!=="auto"?v(o,e)+r:v(o,e)}const Cc=({box:i,border:t,padding:e})=>t.top===0&&e.
top===0&&!xt(i)&&i.style.display!=="none",Lc=({box:i,border:t,padding:e})=>t.bottom===0&&e.bottom===0&&!xt(i)&&J(i.style.height);function Ic(i,t){let e=t,n=new Ct;
for(let o=i;o&&(n=n.add(v(o.style.marginTop,e)),!(o.inner!=="blocks"||xt(o)||!lo(o)));){const s=W(tt(o.style))+W(ot(o.style,e));e=Math.max(fo(o,{width:e,height:void 0},
s)-s,0);let r;for(const a of o.children)if(!a.isApart){if(r=a,!un(a))break;n=n.add(v(a.style.marginTop,e)).add(v(a.style.marginBottom,e)),r=void 0}o=r}return n}
const lo=({style:i})=>i.borderTopWidth===0&&i.paddingTop.px===0&&i.paddingTop.percent===0;function un(i){let t=i.known.get("through");return t===void 0&&i.known.
set("through",t=Ec(i)),t}function Ec(i){const{style:t}=i;return xt(i)||i.replaced||i.marker||!lo(i)||t.borderBottomWidth>0||t.paddingBottom.px!==0||t.paddingBottom.
percent!==0||!J(t.height)&&!(typeof t.height=="object"&&t.height.px===0&&t.height.percent===0)||typeof t.minHeight=="object"&&(t.minHeight.px>0||t.minHeight.percent>
0)?!1:i.inner==="lines"?i.inlines.every(e=>e.kind==="text"?e.text.trim()===""&&!e.style.whiteSpace.startsWith("pre"):e.kind==="apart"):i.inner==="blocks"&&i.children.
every(e=>e.isApart||un(e))}function fo({style:i},t,e){const n=$(i.width,t.width,e,i),o=t.width-v(i.marginLeft,t.width)-v(i.marginRight,t.width);return st(n??o,i,
t.width,e)}function*Wc(i,t,e,n){return yield*new Bc(i,t,e,n).lay()}class Bc{laid;layout;inside;space;style;isRow;mainGap;crossGap;mainRoom;left;top;constructor(t,e,n,o){
this.laid=t,this.layout=e,this.inside=n,this.space=o,this.style=t.box.style,this.isRow=this.style.flexDirection.startsWith("row");const s=(c,l)=>c?C(c,l):0,[r,a]=[
s(this.style.columnGap,n.width),s(this.style.rowGap,n.height??0)];this.mainGap=this.isRow?r:a,this.crossGap=this.isRow?a:r,this.mainRoom=this.isRow?n.width:n.height,
this.left=t.border.left+t.padding.left,this.top=t.border.top+t.padding.top}*lay(){const t=this.laid.box.children.filter(s=>!s.isPositioned);t.some(({style:s})=>s.
order!==0)&&t.sort((s,r)=>s.style.order-r.style.order);const e=[];for(const s of t)e.push(yield*this.itemOf(s));const n=this.linesOf(e);for(const s of n)this.flexLine(
s);for(const s of n)yield*this.layLine(s);const o=yield*this.placeLines(n);for(const s of this.laid.box.children)s.isPositioned&&this.keepPlace(s,o);return this.
takeBaselines(n),o}*itemOf(t){const{inside:e,isRow:n}=this,{style:o}=t,s=Lt(o,e.width),[r,a]=[tt(o),ot(o,e.width)],c=n?W(r)+W(a):B(r)+B(a),l=Math.max(yield*this.
baseOf(t,c),c),d=n?e.width:e.height,f=yield*this.leastOf(t,c),h=$(n?o.maxWidth:o.maxHeight,d,c,o)??1/0;return{box:t,margins:s,base:l,least:Math.max(f,c),most:h,
edges:c,main:Math.max(Math.min(l,h),f,c),laid:void 0}}*baseOf(t,e){const{inside:n,isRow:o,layout:s}=this,{style:r}=t,a=o?n.width:n.height,c=o?r.width:r.height,l=r.
flexBasis==="auto"?c:r.flexBasis,d=l==="content"?void 0:$(l,a,e,r);if(d!==void 0)return d;if(o){if(t.inner==="image")return(yield*s.layOut(t,n)).width;const f=$(
r.height,n.height,0,r);if(r.aspectRatio!==void 0&&f!==void 0)return f*r.aspectRatio;const h=yield*s.widthsOf(t);return this.limitItem(l==="min-content"?h.least:
h.most,r)}return(yield*this.layItem(t,void 0)).height}*leastOf(t,e){const{inside:n,isRow:o,layout:s}=this,{style:r}=t,a=o?r.minWidth:r.minHeight,c=o?n.width:n.height;
if(a!=="auto")return $(a,c,e,r)??0;if(r.overflow==="hidden")return 0;const l=$(o?r.width:r.height,c,e,r)??1/0,d=$(o?r.maxWidth:r.maxHeight,c,e,r)??1/0;if(!o)return Math.
min(yield*this.heightOfContent(t),l,d);const f=t.inner==="image"?(yield*s.layOut(t,n)).width:(yield*s.widthsOf(t)).least;return Math.min(this.limitItem(f,r),l,d)}limitItem(t,e){
const{inside:n}=this,[o,s]=[tt(e),ot(e,n.width)],r={across:W(o)+W(s),down:B(o)+B(s)};return Ie(t,e,n.height,r)}*heightOfContent(t){const{style:e}=t;return typeof e.
height!="object"?(yield*this.layItem(t,void 0)).height:0}layItem(t,e){const{inside:n,isRow:o,layout:s}=this,r=Lt(t.style,n.width);if(o)return s.layOut(t,{...n,fixedWidth:e});
const a=so(t.style,this.style)&&J(t.style.width)&&!ho(t.style,!0)&&t.inner!=="image",c=W(tt(t.style))+W(ot(t.style,n.width)),l=this.style.flexWrap!=="nowrap",d=a&&
!l?st(n.width-W(r),t.style,n.width,c):void 0;return s.layOut(t,{...n,fixedWidth:d,fixedHeight:e,shrinks:!0})}linesOf(t){if(this.style.flexWrap==="nowrap"||this.
mainRoom===void 0)return[{items:[...t],cross:0}];const e=[];let n=0;for(const o of t){const s=o.main+this.mainMargins(o),r=e.at(-1);r&&n+this.mainGap+s<=this.mainRoom+
.01?(r.items.push(o),n+=this.mainGap+s):(e.push({items:[o],cross:0}),n=s)}return e.length>0?e:[{items:[],cross:0}]}mainMargins({margins:t}){return this.isRow?W(
t):B(t)}crossMargins({margins:t}){return this.isRow?B(t):W(t)}flexLine({items:t}){const{mainRoom:e}=this;if(e===void 0)return;const n=e-Math.max(t.length-1,0)*this.
mainGap-t.reduce((a,c)=>a+this.mainMargins(c),0),o=t.reduce((a,{main:c})=>a+c,0)<n,s=({box:a,base:c,edges:l})=>o?a.style.flexGrow:a.style.flexShrink*(c-l),r=new Set(
t.filter(a=>s(a)>0&&(o?a.base<=a.main:a.base>=a.main)));for(const a of r)a.main=a.base;for(;r.size>0;){let a=0;for(const p of t)a+=r.has(p)?p.base:p.main;const c=n-
a;if(o?c<=0:c>=0){for(const p of r)p.main=Math.max(Math.min(p.base,p.most),p.least);break}const l=[...r].reduce((p,g)=>p+s(g),0),d=o&&l<1?c*l:c;let f=0;const h=new Map;
for(const p of r){const g=p.base+d*s(p)/l,w=Math.max(Math.min(g,p.most),p.least);h.set(p,g),p.main=w,f+=w-g}const u=p=>{const g=p.main-h.get(p);return Math.abs(
f)<.001?!0:f>0?g>0:g<0},m=[...r].filter(u);for(const p of m)r.delete(p)}}*layLine(t){let e=0,[n,o]=[0,0];for(const s of t.items){s.laid=yield*this.layItem(s.box,
s.main);const r=this.isRow?s.laid.height:s.laid.width;if(e=Math.max(e,r+this.crossMargins(s)),this.isRow&&this.alignOf(s.box)==="baseline"){const a=(s.laid.firstBaseline??
r)+s.margins.top;n=Math.max(n,a),o=Math.max(o,r+this.crossMargins(s)-a)}}t.cross=Math.max(e,n+o)}alignOf({style:t}){return t.alignSelf==="auto"?this.style.alignItems:
t.alignSelf}*placeLines(t){const{isRow:e,inside:n,style:o}=this,s=e?n.height:n.width;o.flexWrap==="nowrap"&&s!==void 0&&t[0]?t[0].cross=s:o.flexWrap==="nowrap"&&
e&&t[0]&&(t[0].cross=this.limitCross(t[0].cross));const r=Math.max(t.length-1,0)*this.crossGap;let a=t.reduce((m,{cross:p})=>m+p,0)+r;const c=s===void 0?0:s-a,l=o.
alignContent;if(c>0&&o.flexWrap!=="nowrap"&&(l==="normal"||l==="stretch")){for(const m of t)m.cross+=c/t.length;a+=c}const d=Be(o.flexWrap==="nowrap"?"start":l,
s===void 0?0:s-a,t.length);let f=d.before;const h=o.flexWrap==="wrap-reverse"?[...t].reverse():t;let u=0;for(const m of h)u=Math.max(u,yield*this.placeLine(m,f)),
f+=m.cross+this.crossGap+d.between;return e?a:u}limitCross(t){const{border:e,padding:n}=this.laid,o=B(e)+B(n);return yt(t+o,this.style,this.space.height,o)-o}*placeLine({
items:t,cross:e},n){const{isRow:o,style:s,laid:r}=this,a=s.flexDirection.endsWith("reverse")!==(o&&s.direction==="rtl"),c=t.reduce((p,g)=>p+g.main+this.mainMargins(
g),0)+Math.max(t.length-1,0)*this.mainGap,l=this.mainRoom??(o?c:Math.max(c,this.leastMain())),d=l-c,f=t.reduce((p,{box:g})=>p+Ac(g.style,o),0),h=f>0&&d>0?{before:0,
between:0}:Be(s.justifyContent,d,t.length);let u=h.before;const m=this.baselineOf(t);for(const p of t){const g=f>0&&d>0?d/f:0,[w,y]=this.mainSides(p,g);yield*this.
stretch(p,e);const x=p.laid,S=u+w,R=a?l-S-p.main:S,M=n+this.crossOffset(p,e,m);x.x=this.left+(o?R:M),x.y=this.top+(o?M:R),r.children.push(x),u=S+p.main+y+this.mainGap+
h.between}return r.flow="bands",Math.max(l,c)}leastMain(){const{border:t,padding:e}=this.laid,n=B(t)+B(e);return($(this.style.minHeight,this.space.height,n,this.
style)??n)-n}mainSides({box:t,margins:e},n){const{style:o}=t,[s,r]=this.isRow?[o.marginLeft,o.marginRight]:[o.marginTop,o.marginBottom],a=this.isRow?[e.left,e.right]:
[e.top,e.bottom];return[s==="auto"?n:a[0],r==="auto"?n:a[1]]}*stretch(t,e){const{isRow:n,inside:o,layout:s}=this,{style:r}=t.box;if(!so(r,this.style)||ho(r,!n)||
t.box.inner==="image"||!J(n?r.height:r.width))return;const a=e-this.crossMargins(t),[c,l]=[tt(r),ot(r,o.width)],d=n?yt(a,r,o.height,B(c)+B(l)):st(a,r,o.width,W(
c)+W(l));Math.abs(d-(n?t.laid.height:t.laid.width))<.01||(t.laid=yield*s.layOut(t.box,{...o,fixedWidth:n?t.main:d,fixedHeight:n?d:t.main}))}baselineOf(t){let e=0;
if(!this.isRow)return e;for(const{box:n,laid:o,margins:s}of t)this.alignOf(n)==="baseline"&&(e=Math.max(e,s.top+(o.firstBaseline??o.height)));return e}crossOffset(t,e,n){
const{isRow:o,style:s}=this,{margins:r,box:a}=t,c=t.laid,l=o?c.height:c.width,d=e-l-this.crossMargins(t),[f,h]=o?[a.style.marginTop,a.style.marginBottom]:[a.style.
marginLeft,a.style.marginRight],u=o?r.top:r.left;if(f==="auto"||h==="auto"){const g=Math.max(d,0);return u+(f==="auto"?h==="auto"?g/2:g:0)}const m=this.alignOf(
a);if(m==="baseline"&&o)return n-(c.firstBaseline??l);const p=s.flexWrap==="wrap-reverse"||!o&&s.direction==="rtl";return u+dn(m,d,p)}takeBaselines(t){const[e]=t[0]?.
items??[],n=t.at(-1)?.items.at(-1),o=(s,r)=>{const a=s?.laid;return a&&a.y+(a[r]??a.height)};this.laid.firstBaseline=o(e,"firstBaseline"),this.laid.lastBaseline=
o(n,"lastBaseline")}keepPlace(t,e){const{isRow:n,style:o,inside:s}=this,r=o.direction==="rtl",a=o.flexDirection.endsWith("reverse")!==(n&&r),c=ie(o.justifyContent,
a),l=ie(this.alignOf(t),o.flexWrap==="wrap-reverse"!==(!n&&r)),d=n?{x:c,y:l}:{x:l,y:c},f=s.height??this.limitCross(e);Gt(this.laid,t,this.left+d.x*s.width,this.
top+d.y*f,d)}}const ho=(i,t)=>t?i.marginLeft==="auto"||i.marginRight==="auto":i.marginTop==="auto"||i.marginBottom==="auto",Ac=(i,t)=>(t?[i.marginLeft,i.marginRight]:
[i.marginTop,i.marginBottom]).filter(e=>e==="auto").length;class $c{placed=[];highest=0;get isEmpty(){return this.placed.length===0}band(t,e,{left:n,right:o}){let[
s,r]=[n,o];for(const a of this.placed)a.bottom<=t||a.top>=t+Math.max(e,.01)||(a.side==="left"?s=Math.max(s,a.right):r=Math.min(r,a.left));return{left:s,right:r}}nextBottom(t){
const e=(0,q.YG)(this.placed.flatMap(({bottom:n})=>n>t+.01?[n]:[]));return e===1/0?void 0:e}place(t,e,n,o,s){let r=Math.max(o,this.highest),a=this.band(r,n,s);for(;a.
right-a.left<e-.01;){const l=this.nextBottom(r);if(l===void 0)break;r=l,a=this.band(r,n,s)}const c=t==="left"?a.left:a.right-e;return this.highest=r,this.placed.
push({side:t,left:c,right:c+e,top:r,bottom:r+n}),{x:c,y:r}}clear(t){let e=-1/0;if(t==="none")return e;for(const n of this.placed)(t==="both"||t===n.side)&&(e=Math.
max(e,n.bottom));return e}}const zc=2e3,uo=5e5,po=(i,t)=>typeof i=="object"&&!("fr"in i)?C(i,t):void 0;function mo(i,t,e,n){if(!i)return{tracks:[],names:new Map};
const{tracks:o,names:s,auto:r}=i;if(!r)return{tracks:o,names:s};const a=({least:u,most:m})=>Math.max(po(m,t??0)??po(u,t??0)??0,1),c=u=>u.reduce((m,p)=>m+a(p)+e,
0),l=(t??0)+e-c(o),d=t===void 0?1:Math.max(Math.floor((l+.01)/c(r.tracks)),1),f=r.fits?Math.min(d,Math.max(Math.ceil((n-o.length)/r.tracks.length),1)):d,h=Array.
from({length:Math.min(f,zc)},()=>r.tracks).flat();return{tracks:[...o.slice(0,r.at),...h,...o.slice(r.at)],names:s}}function Nc(i,t,e,n){const{gridTemplateAreas:o}=t,
s=Math.max(e.tracks.length,o[0]?.length??0),r=Math.max(n.tracks.length,o.length),a=i.map(p=>({box:p,column:bo(p.style.gridColumnStart,p.style.gridColumnEnd,s,go(
e.names,o,"columns")),row:bo(p.style.gridRowStart,p.style.gridRowEnd,r,go(n.names,o,"rows"))})),c={columns:-a.reduce((p,{column:g})=>Math.min(p,g.start??0),0),rows:-a.
reduce((p,{row:g})=>Math.min(p,g.start??0),0)},l=t.gridAutoFlow.startsWith("column"),d=l?{count:r,before:c.rows}:{count:s,before:c.columns},h=new Pc(a,{...d,isColumn:l,
isDense:t.gridAutoFlow.endsWith("dense"),down:l?c.columns:c.rows}).place();let[u,m]=[s+c.columns,r+c.rows];for(const p of h)u=Math.max(u,p.column+p.columns),m=Math.
max(m,p.row+p.rows);return{items:h,columns:Math.max(u,1),rows:m,before:c}}function go(i,t,e){if(t.length===0)return i;const n=new Map(i);for(const[o,s]of t.entries())
for(const[r,a]of s.entries()){if(/^\.+$/.test(a))continue;const c=(e==="rows"?o:r)+1,[l]=n.get(`${a}-start`)??[c],[d]=n.get(`${a}-end`)??[c+1];n.set(`${a}-start`,
[Math.min(l,c)]),n.set(`${a}-end`,[Math.max(d,c+1)])}return n}function wo(i,t,e,n){if(i==="auto"||i.span!==void 0)return;if(i.name!==void 0){const s=e.get(`${i.
name}-${n}`)??e.get(i.name);return s?.[(i.line??1)-1]??s?.[0]??void 0}const{line:o}=i;if(o!==void 0)return o>0?o:t+2+o}function bo(i,t,e,n){const o=wo(i,e,n,"st\
art"),s=wo(t,e,n,"end"),r=i!=="auto"&&i.span||t!=="auto"&&t.span||1;return o!==void 0&&s!==void 0?o===s?{start:o-1,count:1}:{start:Math.min(o,s)-1,count:Math.abs(
s-o)}:o!==void 0?{start:o-1,count:r}:s!==void 0?{start:s-1-r,count:r}:{start:void 0,count:r}}class Pc{wanted;packing;taken=new Set;placed=new Map;width;constructor(t,e){
this.wanted=t,this.packing=e;let n=e.count+e.before;for(const o of t){const{start:s,count:r}=this.across(o);n=Math.max(n,(s===void 0?0:s+e.before)+r)}this.width=
Math.max(n,1)}place(){const{wanted:t}=this;for(const o of t)this.across(o).start!==void 0&&this.along(o).start!==void 0&&this.put(o,this.along(o).start+this.packing.
down,this.across(o).start+this.packing.before);for(const o of t)!this.placed.has(o)&&this.along(o).start!==void 0&&this.placeIn(o,this.along(o).start+this.packing.
down);let[e,n]=[0,0];for(const o of t){if(this.placed.has(o))continue;this.packing.isDense&&([e,n]=[0,0]);const{start:s,count:r}=this.across(o),a=s===void 0?void 0:
s+this.packing.before;if(a!==void 0)for(a<n&&e++,n=a;!this.isFree(o,e,n);)e++;else for(;n+r>this.width||!this.isFree(o,e,n);)n+r>=this.width?[e,n]=[e+1,0]:n++;this.
put(o,e,n)}return t.map(o=>this.placed.get(o))}across({row:t,column:e}){return this.packing.isColumn?t:e}along({row:t,column:e}){return this.packing.isColumn?e:
t}placeIn(t,e){let n=0;for(;!this.isFree(t,e,n);)n++;this.put(t,e,n)}isFree(t,e,n){for(let o=0;o<this.along(t).count;o++)for(let s=0;s<this.across(t).count;s++)
if(this.taken.has((e+o)*1e4+n+s))return!1;return!0}put(t,e,n){const[o,s]=[this.along(t).count,this.across(t).count];if(e+o>9e3||n+s>9e3||this.taken.size+o*s>uo)
throw(0,G.G6)([{field:"file",message:`has a grid of more than ${uo} places; at most that many are allowed`}]);for(let a=0;a<o;a++)for(let c=0;c<s;c++)this.taken.
add((e+a)*1e4+n+c);const{isColumn:r}=this.packing;this.placed.set(t,{box:t.box,row:r?n:e,column:r?e:n,rows:r?s:o,columns:r?o:s})}}const Dt=(i,t)=>{if(!(typeof i!=
"object"||"fr"in i))return i.percent!==0&&t===void 0?void 0:C(i,t??0)},It=i=>typeof i=="object"&&"fr"in i?i.fr:0,kt=({most:i})=>typeof i=="object"&&"fr"in i;function yo(i,t,{
room:e,gap:n,stretches:o}){const s=i.map(l=>{const d=Dt(l.least,e)??0,f=Dt(l.most,e)??(kt(l)?d:1/0);return{track:l,base:d,limit:Math.max(f,d)}}),r=({from:l,count:d})=>i.
slice(l,l+d).some(kt)?1:0,a=[...t].sort((l,d)=>r(l)-r(d)||l.count-d.count);for(const l of a)Hc(s.slice(l.from,l.from+l.count),l,n,e);for(const l of s)l.limit===
1/0&&(l.limit=l.base);const c=Math.max(i.length-1,0)*n;return Dc(s,e,c),jc(s,t,e,c,n),o&&e!==void 0&&Uc(s,e-c),s.map(({base:l})=>l)}function Hc(i,t,e,n){if(i.length>
1&&i.some(({track:c})=>kt(c)))return Gc(i,t,e,n);const o=(i.length-1)*e,s=c=>i.reduce((l,d)=>l+(d[c]===1/0?d.base:d[c]),0)+o,r=(c,l,d)=>{const f=i.filter(({track:u})=>d(
u)),h=l-s(c);if(!(f.length===0||h<=.001))for(const u of f)u[c]=(u[c]===1/0?u.base:u[c])+h/f.length},a=({least:c})=>Dt(c,n)===void 0;r("base",t.floor,({least:c})=>c===
"auto"||a({least:c,most:c})&&typeof c=="object"),r("base",t.least,({least:c})=>c==="min-content"),r("base",t.most,({least:c})=>c==="max-content");for(const c of i)
c.limit=Math.max(c.limit,c.base);for(const c of i)c.limit===1/0&&(c.track.most==="min-content"||c.track.most==="auto"||c.track.most==="max-content"||Dt(c.track.
most,n)===void 0)&&(c.limit=c.base);r("limit",t.least,({most:c})=>c==="min-content"),r("limit",t.most,({most:c,limit:l})=>l===void 0&&(c==="max-content"||c==="a\
uto"||It(c)===0&&Dt(c,n)===void 0&&c!=="min-content"));for(const c of i){const{limit:l}=c.track;l&&(c.limit=Math.max(c.base,Math.min(Math.max(t.most-o,c.limit),
C(l,n??0))))}}function Gc(i,{floor:t,least:e,most:n,isFree:o},s,r){const a=(c,l)=>{const d=i.filter(({track:u})=>kt(u)&&Dt(u.least,r)===void 0&&l(u.least)),f=c-
(i.length-1)*s-i.reduce((u,{base:m})=>u+m,0);if(d.length===0||f<=.001)return;const h=d.reduce((u,{track:m})=>u+It(m.most),0);for(const u of d)u.base+=h>0?f*It(u.
track.most)/h:f/d.length};o||a(t,c=>c==="auto"||typeof c=="object"),a(e,c=>c==="min-content"),a(n,c=>c==="max-content");for(const c of i)c.limit=Math.max(c.limit,
c.base)}function Dc(i,t,e){if(t===void 0){for(const s of i)kt(s.track)||(s.base=s.limit);return}let n=t-e-i.reduce((s,{base:r})=>s+r,0),o=i.filter(({base:s,limit:r,
track:a})=>r>s&&!kt(a));for(;n>.001&&o.length>0;){const s=n/o.length;for(const r of o){const a=Math.min(s,r.limit-r.base);r.base+=a,n-=a}o=o.filter(({base:r,limit:a})=>a-
r>.001)}}function jc(i,t,e,n,o){const s=i.filter(({track:a})=>kt(a));if(s.length===0)return;let r=0;if(e===void 0){for(const{track:a,base:c}of s)r=Math.max(r,c/
Math.max(It(a.most),1));for(const{from:a,count:c,most:l}of t){const d=i.slice(a,a+c),f=d.reduce((u,{track:m})=>u+It(m.most),0);if(f===0)continue;const h=d.reduce(
(u,{track:m,base:p})=>u+(kt(m)?0:p),0);r=Math.max(r,(l-h-(c-1)*o)/Math.max(f,1))}}else r=Fc(i,e-n);for(const a of s)a.base=Math.max(a.base,r*It(a.track.most))}function Fc(i,t){
const e=new Set(i.filter(({track:n})=>!kt(n)));for(;;){let[n,o]=[t,0];for(const a of i)e.has(a)?n-=a.base:o+=It(a.track.most);if(o===0)return 0;const s=Math.max(
n,0)/Math.max(o,1),r=i.filter(a=>!e.has(a)&&a.base>s*It(a.track.most)+.001);if(r.length===0)return s;for(const a of r)e.add(a)}}function Uc(i,t){const e=t-i.reduce(
(o,{base:s})=>o+s,0),n=i.filter(({track:o})=>o.most==="auto");if(!(e<=0||n.length===0))for(const o of n)o.base+=e/n.length}function*_c(i,t,e){const{style:n,children:o}=i.
box,s=n.columnGap?C(n.columnGap,e.width):0,r=n.rowGap?C(n.rowGap,e.height??0):0,a=o.filter(M=>!M.isPositioned);a.some(M=>M.style.order!==0)&&a.sort((M,z)=>M.style.
order-z.style.order);const c=mo(n.gridTemplateColumns,e.width,s,a.length),l=mo(n.gridTemplateRows,e.height,r,a.length),{items:d,columns:f,rows:h,before:u}=Nc(a,
n,c,l),m=ko(c.tracks,f,n.gridAutoColumns,u.columns),p=ko(l.tracks,h,n.gridAutoRows,u.rows),g=[];for(const M of d)g.push(yield*Yc(M,t,e));const w=yo(m,g,{room:e.
width,gap:s,stretches:xo(n.justifyContent)}),y=new Xc(i,t,e,{columnSizes:w,columnGap:s,rowGap:r}),x=[];for(const M of d)x.push(yield*y.heightDemand(M));const S=yo(
p,x,{room:e.height,gap:r,stretches:xo(n.alignContent)});yield*y.place(d,S);const R=S.reduce((M,z)=>M+z,0)+Math.max(S.length-1,0)*r;for(const M of o)M.isPositioned&&
Kc(i,M,e.width,e.height??R);return R}function Kc(i,t,e,n){const{border:o,padding:s}=i,{justifyItems:r,alignItems:a,direction:c}=i.box.style,{justifySelf:l,alignSelf:d}=t.
style,f={x:ie(l==="auto"?r:l),y:ie(d==="auto"?a:d)};c==="rtl"&&(f.x=1-f.x),Gt(i,t,o.left+s.left+f.x*e,o.top+s.top+f.y*n,f)}const xo=i=>i==="normal"||i==="stretc\
h";function ko(i,t,e,n){return Array.from({length:t},(o,s)=>{const r=s-n;if(r>=0&&r<i.length)return i[r];const a=r<0?e.length+r%e.length:r-i.length;return e[a%e.
length]})}function*Yc({box:i,column:t,columns:e},n,{width:o}){yield it/10;const{least:s,most:r}=yield*n.widthsOf(i),a=v(i.style.marginLeft,o)+v(i.style.marginRight,
o),{minWidth:c,overflow:l}=i.style,f=c==="auto"?l==="hidden"?0:s:$(c,o,0,i.style)??0,h=c==="auto"&&J(i.style.width);return{from:t,count:e,isFree:h,floor:f+a,least:s+
a,most:r+a}}class Xc{laid;layout;inside;sizes;xs;constructor(t,e,n,o){this.laid=t,this.layout=e,this.inside=n,this.sizes=o;const{columnSizes:s,columnGap:r}=o;this.
xs=this.starts(s,r,n.width,t.box.style.justifyContent)}starts(t,e,n,o){const s=t.reduce((d,f)=>d+f,0)+Math.max(t.length-1,0)*e,{before:r,between:a}=Be(o,n===void 0?
0:n-s,t.length),c=[];let l=r;for(const d of t)c.push(l),l+=d+e+a;return c}areaWidth({column:t,columns:e}){const n=t+e-1;return this.xs[n]+this.sizes.columnSizes[n]-
this.xs[t]}widthIn(t){const{style:e,inner:n}=t.box,o=this.areaWidth(t),s=this.alignOf(e.justifySelf,this.laid.box.style.justifyItems);if(!J(e.width)||n==="image"||
e.marginLeft==="auto"||e.marginRight==="auto"||s!=="normal"&&s!=="stretch"||e.aspectRatio!==void 0&&typeof e.height=="object")return;const r=W(tt(e))+W(ot(e,o));
return st(o-v(e.marginLeft,o)-v(e.marginRight,o),e,o,r)}alignOf(t,e){return t==="auto"?e:t}layItem(t,e,n){const o=this.areaWidth(t);return this.layout.layOut(t.
box,{width:o,height:e,fixedWidth:this.widthIn(t),fixedHeight:n,shrinks:!0})}*heightDemand(t){const e=yield*this.layItem(t,void 0),n=e.height+B(Lt(t.box.style,this.
areaWidth(t))),{overflow:o,height:s,minHeight:r}=t.box.style,a=J(s)&&!J(r)?$(r,void 0,0,t.box.style):void 0,c=o==="hidden"&&J(s)?0:a===void 0?n:Math.min(a+n-e.height,
n),l=J(s)&&J(r);return{from:t.row,count:t.rows,isFree:l,floor:c,least:n,most:n}}*place(t,e){const{laid:n,inside:o,sizes:s}=this,{style:r}=n.box,a=this.starts(e,
s.rowGap,o.height,r.alignContent),c=n.border.left+n.padding.left,l=n.border.top+n.padding.top;for(const h of t){yield it/10;const u=h.row+h.rows-1,m=a[u]+e[u]-a[h.
row],p=this.areaWidth(h),g=yield*this.fill(h,p,m),w=Lt(h.box.style,p),y=r.direction==="rtl",x=this.xs[h.column]+So(h.box.style,"Left","Right",this.alignOf(h.box.
style.justifySelf,r.justifyItems),p-g.width-W(w),w.left);g.x=c+(y?o.width-x-g.width:x),g.y=l+a[h.row]+So(h.box.style,"Top","Bottom",this.alignOf(h.box.style.alignSelf,
r.alignItems),m-g.height-B(w),w.top),n.children.push(g)}n.flow="bands";const[d]=n.children;d&&(n.firstBaseline=d.y+(d.firstBaseline??d.height));const f=n.children.
at(-1);f&&(n.lastBaseline=f.y+(f.lastBaseline??f.height))}*fill(t,e,n){const{style:o,inner:s}=t.box,r=this.alignOf(o.alignSelf,this.laid.box.style.alignItems);if(!((r===
"normal"||r==="stretch")&&J(o.height)&&o.marginTop!=="auto"&&o.marginBottom!=="auto"&&s!=="image")||o.aspectRatio!==void 0&&r!=="stretch")return yield*this.layItem(
t,n);const c=B(tt(o))+B(ot(o,e)),l=yt(n-B(Lt(o,e)),o,n,c);return yield*this.layItem(t,n,l)}}function So(i,t,e,n,o,s){const[r,a]=[i[`margin${t}`],i[`margin${e}`]];
if(r==="auto"||a==="auto"){const c=Math.max(o,0);return s+(r==="auto"?a==="auto"?c/2:c:0)}return s+dn(n,o)}const Zc={top:"Top",right:"Right",bottom:"Bottom",left:"\
Left"},pn={top:"bottom",right:"left",bottom:"top",left:"right"},Mo=["double","solid","dashed","dotted","ridge","outset","groove","inset","none"];function pt(i,t){
const e=Zc[t];return{width:i[`border${e}Width`],line:i[`border${e}Style`],paint:i[`border${e}Color`]??i.color}}function jt(i,t){return i.line==="hidden"||t.line===
"hidden"?i.line==="hidden"?i:t:i.line==="none"||t.line==="none"?i.line==="none"?t:i:i.width!==t.width?i.width>t.width?i:t:Mo.indexOf(t.line)<Mo.indexOf(i.line)?
t:i}function qc(i){const t=i.known.get("collapsed");if(t)return t;const e=ne(i),n=Qc(e),o=new Map,s=new Map;for(const a of e.cells){const c=d=>Jc(a,d,i,e,n),l={
top:c("top"),right:c("right"),bottom:c("bottom"),left:c("left")};o.set(a.box,l),s.set(a.box,Vc(l))}const r={table:tl(e,o,i),cells:s,edges:o};return i.known.set(
"collapsed",r),r}const lt=({width:i,line:t})=>t==="none"||t==="hidden"?0:i/2,Vc=({top:i,right:t,bottom:e,left:n})=>({top:lt(i),right:lt(t),bottom:lt(e),left:lt(
n)});function Qc({cells:i,columns:t}){const e=new Map;for(const n of i)for(let o=n.row;o<n.row+n.rows;o++)for(let s=n.column;s<n.column+n.columns;s++)e.set(o*t+
s,n);return e}function Jc(i,t,e,n,o){const{row:s,column:r,rows:a,columns:c}=i;let l=pt(i.box.style,t);const d=t==="top"||t==="bottom",f=t==="top"?s-1:t==="botto\
m"?s+a:t==="left"?r-1:r+c,h=d?n.rows.length:n.columns,[u,m]=d?[r,r+c]:[s,s+a],p=new Set;for(let g=u;g<m&&p.size<64;g++){const w=o.get(d?f*n.columns+g:g*n.columns+
f);w&&f>=0&&f<h&&p.add(w)}for(const g of p)l=jt(l,pt(g.box.style,pn[t]));if(d){const g=n.rows[t==="top"?s:s+a-1],w=n.rows[f];g&&(l=jt(l,pt(g.style,t))),w&&(l=jt(
l,pt(w.style,pn[t])));for(const{box:y,from:x,to:S}of n.groups)(t==="top"&&x===s||t==="bottom"&&S===s+a)&&(l=jt(l,pt(y.style,t))),(t==="top"&&S===s||t==="bottom"&&
x===s+a)&&(l=jt(l,pt(y.style,pn[t])))}return f<0||f>=h?jt(l,pt(e.style,t)):l}function tl({cells:i,columns:t,rows:e},n,o){if(i.length===0)return{top:lt(pt(o.style,
"top")),right:lt(pt(o.style,"right")),bottom:lt(pt(o.style,"bottom")),left:lt(pt(o.style,"left"))};let[s,r,a,c]=[0,0,0,0];for(const l of i){const d=n.get(l.box);
l.row===0&&(s=Math.max(s,lt(d.top))),l.column===0&&l.row===0&&(c=Math.max(c,lt(d.left))),l.row+l.rows===e.length&&(a=Math.max(a,lt(d.bottom))),l.column+l.columns===
t&&l.row===0&&(r=Math.max(r,lt(d.right)))}return{top:s,right:r,bottom:a,left:c}}function*el(i,t,e){yield*new nl(i,t,e).lay()}class nl{laid;layout;space;grid;collapsed;widths=[];gapX;gapY;constructor(t,e,n){
this.laid=t,this.layout=e,this.space=n;const{box:o}=t;this.grid=ne(o);const s=o.style.borderCollapse==="collapse";this.collapsed=s?qc(o):void 0,this.gapX=s?0:o.
style.borderSpacingX,this.gapY=s?0:o.style.borderSpacingY,this.collapsed&&(t.border=this.collapsed.table,t.padding={top:0,right:0,bottom:0,left:0})}*lay(){const{
laid:t,layout:e,grid:n}=this,{style:o}=t.box,s=t.contentWidth-Vi(t.box,n);this.widths=o.tableLayout==="fixed"&&o.width!=="auto"?tc(t.box,s):Qa(yield*Qi(t.box,e),
s);let r=yield*this.layCaptions("top",0);const a=r;r+=t.border.top+t.padding.top;const c=yield*this.layCells(),l=this.rowHeights(c);r=yield*this.placeRows(c,l,r),
r+=t.padding.bottom+t.border.bottom,t.frame={top:a,height:r-a},r=yield*this.layCaptions("bottom",r),t.height=Math.max(r,this.space.fixedHeight??0),t.flow="rows"}*layCaptions(t,e){
let n=e;for(const o of this.grid.captions){if(o.style.captionSide!==t)continue;const{marginTop:s,marginBottom:r,marginLeft:a}=o.style,{width:c}=this.laid,l=yield*this.
layout.layOut(o,{width:c,height:void 0});l.x=v(a,c),l.y=n+v(s,c),n=l.y+l.height+v(r,c),this.laid.children.push(l)}return n}widthOf({column:t,columns:e}){let n=(e-
1)*this.gapX;for(let o=t;o<t+e;o++)n+=this.widths[o]??0;return n}*layCells(){const t=[];for(const e of this.grid.cells)yield it/4,t.push({cell:e,laid:yield*this.
layCell(e,void 0)});return t}*layCell(t,e){const{box:n}=t,o=this.widthOf(t),s={width:o,height:void 0,fixedWidth:o,fixedHeight:e},r=this.collapsed?.cells.get(n);
return r?(n.known.set("edges",this.collapsed.edges.get(n)),yield*this.layout.layOut(ol(n,r),s)):yield*this.layout.layOut(n,{...s,width:this.laid.contentWidth})}rowHeights(t){
const{grid:e}=this,n=e.rows.map(r=>$(r.style.height,this.space.height,0,r.style)??0),o=[],s=e.rows.map(()=>({above:0,below:0}));for(const r of t){const{cell:a,laid:c}=r;
if(a.rows>1){o.push(r);continue}if(n[a.row]=Math.max(n[a.row],c.height),mn(a.box)&&c.firstBaseline!==void 0){const l=s[a.row];l.above=Math.max(l.above,c.firstBaseline),
l.below=Math.max(l.below,c.height-c.firstBaseline),n[a.row]=Math.max(n[a.row],l.above+l.below)}}for(const{cell:r,laid:a}of o){let c=(r.rows-1)*this.gapY;for(let d=r.
row;d<r.row+r.rows;d++)c+=n[d];const l=r.row+r.rows-1;n[l]=n[l]+Math.max(a.height-c,0)}return this.fillHeight(n),n}fillHeight(t){const{laid:e,grid:n}=this,{style:o}=e.
box,s=B(e.border)+B(e.padding),r=this.space.fixedHeight??$(o.height,this.space.height,s,o)??0,a=Math.max(r,$(o.minHeight,this.space.height,s,o)??0),c=t.reduce((h,u)=>h+
u,0)+(n.rows.length+1)*this.gapY+s;if(a<=c||t.length===0)return;const l=t.flatMap((h,u)=>J(n.rows[u].style.height)?[u]:[]),d=l.length>0?l:[...t.keys()],f=d.reduce(
(h,u)=>h+t[u],0);for(const h of d)t[h]=t[h]+(a-c)*(f>0?t[h]/f:1/d.length)}*placeRows(t,e,n){const{laid:o,grid:s,gapX:r,gapY:a}=this,c=o.border.left+o.padding.left,
l=[];let d=n+(s.rows.length>0?a:0);for(const p of e)l.push(d),d+=p+a;const f=[];let h=c+r;for(const p of this.widths)f.push(h),h+=p+r;const u=o.box.style.direction===
"rtl",m=[];for(const{box:p,from:g,to:w}of s.groups){if(g===w)continue;const y=this.part(p,c+r,l[g],l[w-1]+e[w-1]);o.children.push(y),y.flow="rows";for(let x=g;x<
w;x++){const S=this.part(s.rows[x],0,l[x]-y.y,l[x]-y.y+e[x]);S.flow="bands",y.children.push(S),m.push(S)}s.headRows>0&&g===0&&(o.head=y)}for(const{cell:p,laid:g}of t){
yield it/10;const w=p.row+p.rows-1,y=l[w]+e[w]-l[p.row],x=yield*this.fillCell(p,g,y,t),S=f[p.column]??c;x.x=(u?o.width-S-x.width:S)-c-r,x.y=0,m[p.row].children.
push(x)}return d}part(t,e,n,o){const s=new rn(t);return s.x=e,s.y=n,s.width=this.laid.contentWidth-2*this.gapX,s.height=o-n,s}*fillCell(t,e,n,o){const{box:s}=t,
r=n-e.height;if(r<.01)return e;const a=s.children.some(({style:f})=>typeof f.height=="object"&&f.height.percent!==0),c=a?yield*this.layCell(t,n):e;if(c.height=n,
a)return c;const{verticalAlign:l}=s.style,d=l==="middle"?r/2:l==="bottom"?r:mn(s)?this.baselineShift(t,c,o):0;return d>0&&il(c,Math.min(d,r)),c}baselineShift({row:t},e,n){
if(e.firstBaseline===void 0)return 0;let o=this.rowBaselines.get(t);if(o===void 0){for(const{cell:s,laid:r}of n)mn(s.box)&&r.firstBaseline!==void 0&&this.rowBaselines.
set(s.row,Math.max(this.rowBaselines.get(s.row)??0,r.firstBaseline));o=this.rowBaselines.get(t)??0}return o-e.firstBaseline}rowBaselines=new Map}const mn=({style:i})=>{
const{verticalAlign:t}=i;return typeof t=="object"||t==="baseline"||t==="sub"||t==="super"};function il(i,t){for(const e of i.children)e.y+=t;for(const e of i.apart)
e.y+=t;i.lines=i.lines.map(e=>({...e,y:e.y+t})),i.firstBaseline!==void 0&&(i.firstBaseline+=t),i.lastBaseline!==void 0&&(i.lastBaseline+=t)}function ol(i,{top:t,
right:e,bottom:n,left:o}){const s=i.known.get("shared");if(s)return s;const r={...i.style,borderTopWidth:t,borderRightWidth:e,borderBottomWidth:n,borderLeftWidth:o},
a=Object.assign(Object.create(Object.getPrototypeOf(i)),i,{style:r});return i.known.set("shared",a),a}function*sl(i,t,e,n){yield it;const o=Wa(i,e.width);return i.
inner==="image"?rl(o,t,e):(o.width=yield*al(o,t,e),i.inner==="table"?yield*el(o,t,e):yield*cl(o,t,e,n)),yield*no(o,t),o}function rl(i,t,e){const{border:n,padding:o,
box:s}=i,{width:r,height:a}=Ui(s,e,t);i.width=e.fixedWidth??r+W(n)+W(o),i.height=e.fixedHeight??a+B(n)+B(o)}function*al(i,t,e){if(e.fixedWidth!==void 0)return e.
fixedWidth;const{box:n,border:o,padding:s}=i,{style:r}=n,a=W(o)+W(s),{width:c}=r,l=e.shrinks===!0&&c==="auto"||n.inner==="table"||typeof c=="string"&&c!=="auto",
{aspectRatio:d}=r,f={across:a,down:B(o)+B(s)},h=$(r.height,e.height,f.down,r);if(c==="auto"&&d!==void 0&&h!==void 0){const y=yt(h,r,e.height,f.down);return st(Le(
y,r,f),r,e.width,a)}if(!l)return st(Ie(fo(n,e,a),r,e.height,f),r,e.width,a);const{least:u,most:m}=yield*t.widthsOf(n),p=e.width-v(r.marginLeft,e.width)-v(r.marginRight,
e.width);if(c==="min-content")return st(u,r,e.width,a);if(c==="max-content")return st(m,r,e.width,a);const g=$(c,e.width,a,r)??Math.max(u,Math.min(m,p)),w=st(Ie(
g,r,e.height,f),r,e.width,a);return n.inner==="table"?Math.max(w,u):w}function*cl(i,t,e,n){const{box:o,border:s,padding:r}=i,{style:a}=o,c=B(s)+B(r),l=a.aspectRatio,
d=l!==void 0&&J(a.height)?a.boxSizing==="border-box"?i.width/l:i.contentWidth/l+c:void 0,f=a.display==="table-cell",h=$(a.height,e.height,c,a),u=e.fixedHeight??
(f?void 0:h),m=u===void 0?void 0:e.fixedHeight===void 0?yt(u,a,e.height,c):u,p={width:i.contentWidth,height:m===void 0?void 0:Math.max(m-c,0)};let g;if(o.inner===
"flex")g=yield*Wc(i,t,p,e);else if(o.inner==="grid")g=yield*_c(i,t,p);else{const x=n&&!xt(o)?n.floats:new $c,S=n&&!xt(o)?n:{floats:x,x:0,y:0};g=yield*vc(i,t,p,S),
xt(o)&&(g=Math.max(g,x.clear("both")-s.top-r.top))}const w=Math.max(g+c,d??0,f?h??0:0);i.height=m??yt(w,a,e.height,c),(o.inner==="blocks"||o.inner==="lines")&&!f&&
a.alignContent!=="normal"&&ll(i,Be(a.alignContent,Math.max(i.height-w,0),1).before)}function ll(i,t){if(t!==0){i.lines=i.lines.map(e=>({...e,y:e.y+t}));for(const e of[
...i.children,...i.apart])e.y+=t;i.firstBaseline!==void 0&&(i.firstBaseline+=t),i.lastBaseline!==void 0&&(i.lastBaseline+=t)}}const Oo=5e3,Q=.75,dl=.5;async function fl({
box:i,tree:t,isQuirky:e},n,o){const s=await(0,nn.Vn)(),r=(i.width-i.left-i.right)/Q;let a=1;for(;;){const c=Q*a,l={width:r/a,height:i.contentHeight/c},d=new _r(
{layOut:sl,widthsOf:to},n.typefaces,s,l,e),f=await t(l),h=await Wt(pl(f,d,l),o),u=await Wt(ml(h),o),m=Math.max(r/Math.max(u,1),dl);if(a===1&&u>l.width+1&&m<.99){
a=m;continue}const p=new Dr(n,i,c,Oo,()=>(0,Gr.F)("pages",`The document has more than ${Oo} pages`,"Split it into several documents","file")),g=new Vr(p.height),
w=await Wt(g.place(h,0,0,0),o);p.last=await Wt(gl(w,g),o),p.sheet(p.last),hl(w,p);const y=new Ia(p,d);await Wt(y.paint(w),o),await Wt(ul(w,p,y),o),p.close();return}}
function hl(i,{height:t,last:e}){const{backgroundColor:n,backgroundImage:o}=i.laid.box.style;n===void 0&&o.length===0||(i.top=0,i.bottom=(e+1)*t)}function*ul({apart:i},t,e){
for(const{laid:n,x:o,top:s}of i)if(n.box.style.position==="fixed")for(let r=1;r<=t.last;r++)yield*e.paint(yield*te(n,o,s+r*t.height),!0)}function*pl(i,t,e){const n=yield*t.
layOut(i,{width:e.width,height:e.height});return n.height=Math.max(n.height,1),yield*no(n,t,!0),n}function*ml(i){let t=0;const e=[[i,0]];for(let n=e.pop();n;n=e.
pop()){const[o,s]=n;yield 2e3;const{style:r}=o.box;t=Math.max(t,s+o.width);for(const{texts:a}of o.lines)for(const c of a)t=Math.max(t,s+c.x+c.width);if(r.overflow!==
"hidden"){for(const a of[...o.children,...o.apart])r.visibility==="visible"&&e.push([a,s+a.x]);for(const{atoms:a}of o.lines)for(const{laid:c}of a)e.push([c,s+c.
x])}}return t}function*gl(i,t){let e=0;const n=[i];for(let o=n.pop();o;o=n.pop()){yield 2e3;const{laid:s,lines:r,children:a,apart:c,bottom:l}=o;for(const{line:u,
top:m,atoms:p}of r){u.texts.length>0&&(e=Math.max(e,t.pageOf(m+u.height/2)));for(const g of p)n.push(g)}const{style:d,replaced:f}=s.box;(f!==void 0||d.backgroundColor!==
void 0||d.backgroundImage.length>0||d.borderTopWidth>0)&&a.length+r.length===0&&s.height>0&&(e=Math.max(e,t.pageOf(l-.2)));for(const u of a)n.push(u);for(const u of c)
n.push(u)}return e}var wl=k(69379),bl=k(78445),vo=k(25561);const yl=new Set(["disc","circle","square"]);class xl{values=new Map;scopes=[new Set];quotes=0;enter(t,e){
for(const[n,o]of t.counterReset)this.open(n,o);e&&(e.name==="ol"||e.name==="ul"||e.name==="menu")&&this.open("list-item",kl(e)),t.display==="list-item"&&this.countItem(
e);for(const[n,o]of t.counterIncrement){const s=this.values.get(n);!s||s.length===0?this.open(n,o):s[s.length-1]=s.at(-1)+o}return this.scopes.push(new Set),()=>{
for(const n of this.scopes.pop())this.values.get(n).pop()}}open(t,e){const n=this.values.get(t)??[];this.values.set(t,n);const o=this.scopes.at(-1);o.has(t)&&n.
pop(),o.add(t),n.push(e)}countItem(t){const e=this.values.get("list-item")??[0];this.values.set("list-item",e),e.length===0&&e.push(0);const n=t?.attributes.get(
"value"),o=t?.parent?.attributes.has("reversed")===!0?-1:1;e[e.length-1]=n!==void 0&&/^\s*-?\d{1,9}\s*$/.test(n)?Number(n):e.at(-1)+o}marker({listStyleType:t}){
if(t==="none")return;if(yl.has(t))return{text:"",shape:t};if(t.startsWith('"'))return{text:t.slice(1),shape:void 0};const e=this.values.get("list-item")?.at(-1)??
1;return{text:`${Ae(e,t)}. `,shape:void 0}}textOf(t,e,{quotes:n}){if("text"in t)return t.text;if("attribute"in t)return e.attributes.get(t.attribute)??"";if("qu\
ote"in t)return this.quote(t.quote,n);const o=this.values.get(t.counter)??[0];return t.separator===void 0?Ae(o.at(-1)??0,t.style):o.map(s=>Ae(s,t.style)).join(t.
separator)}quote(t,e){if(t==="none")return"";t==="close"&&(this.quotes=Math.max(this.quotes-1,0));const n=Math.min(this.quotes,e.length/2-1);return t==="open"&&
this.quotes++,e[2*n+(t==="open"?0:1)]??""}}function kl(i){const t=i.attributes.get("start"),e=t!==void 0&&/^\s*-?\d{1,9}\s*$/.test(t)?Number(t):void 0;return i.
attributes.has("reversed")?(e??(0,A.ZE)(i).filter(({name:n})=>n==="li").length)+1:(e??1)-1}const Sl=[[1e3,"m"],[900,"cm"],[500,"d"],[400,"cd"],[100,"c"],[90,"xc"],
[50,"l"],[40,"xl"],[10,"x"],[9,"ix"],[5,"v"],[4,"iv"],[1,"i"]];function Ro(i){let[t,e]=[i,""];for(const[n,o]of Sl)for(;t>=n;t-=n)e+=o;return e}function gn(i,t,e){
let[n,o]=[i,""];for(;n>0;n=Math.floor((n-1)/e))o=String.fromCodePoint(t.codePointAt(0)+(n-1)%e)+o;return o}function Ae(i,t){const e=i>=1&&i<=3999;switch(t){case"\
none":return"";case"decimal-leading-zero":return i>=0&&i<10?`0${i}`:String(i);case"lower-roman":return e?Ro(i):String(i);case"upper-roman":return e?Ro(i).toUpperCase():
String(i);case"lower-alpha":case"lower-latin":return i>=1?gn(i,"a",26):String(i);case"upper-alpha":case"upper-latin":return i>=1?gn(i,"A",26):String(i);case"low\
er-greek":return i>=1?gn(i,"α",17):String(i);case"disc":return"•";case"circle":return"◦";case"square":return"▪";default:return String(i)}}const Ml=new Set(
["inline","inline-block","inline-flex","inline-grid","inline-table"]),$e=({display:i})=>!Ml.has(i);function wn(i,t){const e=Ne(i);e.display=t;for(const n of["bo\
rderTopWidth","borderRightWidth","borderBottomWidth","borderLeftWidth","outlineWidth"])e[n]=0;return new wt(e)}function bn(i,t,e){const{display:n}=i.style;switch(n){case"\
flex":case"inline-flex":return i.inner="flex",To(i,t);case"grid":case"inline-grid":return i.inner="grid",To(i,t);case"table":case"inline-table":return i.inner="\
table",oe(i,t,"table");case"table-row-group":case"table-header-group":case"table-footer-group":return i.inner="rows",oe(i,t,"rows");case"table-row":return i.inner=
"row",oe(i,t,"row");case"table-column-group":for(const o of t)"block"in o&&i.children.push(o.block);return;default:Ol(i,t,e)}}function Ol(i,t,e){if(!t.some(o=>"\
block"in o)&&t.length>0&&!t.every(s=>"inline"in s&&(s.inline.kind==="apart"||s.isBlank&&s.inline.kind==="text"))){yn(i,t),i.element??=e.parent;return}xn(i,Ll(i,
t))}function yn(i,t){i.inner="lines";const e=new Map;for(const{inline:n}of t)n.kind==="open"&&e.set(n.box,1),n.kind==="close"&&e.has(n.box)&&e.set(n.box,2);for(const{
inline:n,home:o}of t)o&&!i.element&&(i.element=o),!((n.kind==="open"||n.kind==="close")&&e.get(n.box)!==2)&&i.inlines.push(n)}function xn(i,t){let e=[];const n=()=>{
if(e.some(({inline:s,isBlank:r})=>!r&&s.kind!=="apart")){const s=wn(i.style,"block");yn(s,e),i.children.push(s)}else for(const{inline:s}of e)s.kind==="apart"&&i.
children.push(s.box);e=[]};for(const o of t)"block"in o?(n(),i.children.push(o.block)):o.inline.kind==="apart"&&e.every(({isBlank:s})=>s)?i.children.push(o.inline.
box):e.push(o);n()}function To(i,t){xn(i,t);for(const e of i.children)e.isItem=!0}const vl={table:["table-row-group","table-header-group","table-footer-group","\
table-caption","table-column","table-column-group"],rows:["table-row"],row:["table-cell"]},Rl={table:"table-row-group",rows:"table-row",row:"table-cell"},Tl={table:"\
rows",rows:"row",row:"cell"};function oe(i,t,e){const n=vl[e];let o=[];const s=()=>{if(o.some(a=>"block"in a||!a.isBlank||a.inline.kind==="atom")){const a=wn(i.
style,Rl[e]),c=Tl[e];a.inner=c==="cell"?"blocks":c,c==="cell"?Cl(a,o):oe(a,o,c),i.children.push(a)}else for(const a of o)"inline"in a&&a.inline.kind==="apart"&&
i.children.push(a.inline.box);o=[]};for(const r of t)"block"in r&&n.includes(r.block.style.display)?(s(),i.children.push(r.block)):o.push(r);s()}function Cl(i,t){
t.every(e=>"inline"in e)?yn(i,t):xn(i,t)}const Co=i=>"block"in i&&i.block.style.display.startsWith("table-")&&i.block.style.display!=="table-caption";function Ll(i,t){
if(!t.some(Co))return t;const e=[];let n=[];const o=()=>{if(n.length===0)return;const s=wn(i.style,"table");s.inner="table",oe(s,n,"table"),e.push({block:s}),n=
[]};for(const s of t)if(Co(s))n.push(s);else{if(n.length>0&&"inline"in s&&s.isBlank)continue;o(),e.push(s)}return o(),e}const Il=/^(?:https?|mailto|tel|ftp):/i;
function El(i,t){if(i.startsWith("#")){const e=t.find(Wl(i.slice(1)));return e&&{place:e}}return Il.test(i)?{uri:Bl(i)}:void 0}function Wl(i){try{return decodeURIComponent(
i)}catch{return i}}const Bl=i=>{try{return new URL(i).href.replace(/[^!-~]/g,t=>encodeURIComponent(t))}catch{return i.replace(/[^!-~]/gu,t=>encodeURIComponent(t))}};
class Ft{parent;own;outer;paragraph;constructor(t,e,n){this.parent=t,this.own=e,this.outer=n}get(){return this.own?this.parent:this.outer?this.outer.get():this.
paragraph??=this.parent.add("P")}end(){this.paragraph=void 0,this.outer?.end()}}const Al=new Set(["P","H1","H2","H3","H4","H5","H6","TD","TH","LBody","Caption",
"Code"]);class $l{document;headings;data=new Map;constructor(t,e){this.document=t,this.headings=e}top(){return new Ft(this.document,!1)}enter(t,e,n){const{name:o}=t;
if(n&&!this.tagOf(t))return{home:new Ft(e.parent,!1,e),label:void 0};if(n||e.end(),o==="li")return this.item(e);const s=this.tagOf(t);if(!s)return{home:new Ft(e.
parent,!1),label:void 0};const r=e.parent.add(s,this.factsOf(t,s));return{home:new Ft(r,Al.has(s)),label:void 0}}item(t){if(t.parent.tag!=="L")return{home:new Ft(
t.parent.add("P"),!0),label:void 0};const e=t.parent.add("LI"),n=e.add("Lbl");return{home:new Ft(e.add("LBody"),!1),label:n}}tagOf(t){const{name:e}=t,n=this.headings.
levelOf(t);if(n!==void 0)return`H${n}`;if(/^h[1-6]$/.test(e))return"P";const o=zl[e];return o?this.isData(t)?o:void 0:Nl[e]}factsOf(t,e){const{attributes:n,name:o}=t;
if(e==="L")return{attributes:{O:"List",ListNumbering:o==="ol"?"Decimal":"Disc"}};if(e!=="TH"&&e!=="TD")return{};const[s,r]=[Number(n.get("colspan"))||1,Number(n.
get("rowspan"))||1],a={...s>1&&{ColSpan:s},...r>1&&{RowSpan:r}};return e==="TD"?Object.keys(a).length>0?{attributes:{O:"Table",...a}}:{}:{attributes:{O:"Table",
Scope:Hl(t),...a}}}isData(t){let e=t;for(;e&&e.name!=="table";)e=e.parent;if(!e)return!1;let n=this.data.get(e);return n===void 0&&this.data.set(e,n=Pl(e)),n}}const zl={
table:"Table",thead:"THead",tbody:"TBody",tfoot:"TBody",tr:"TR",th:"TH",td:"TD",caption:"Caption"},Nl={p:"P",ul:"L",ol:"L",menu:"L",blockquote:"BlockQuote",pre:"\
P",section:"Sect",article:"Sect",dt:"P",dd:"P",figcaption:"P",summary:"P"};function Pl(i){const t=i.attributes.get("role");if(t==="presentation"||t==="none")return!1;
let e=0,n=0;for(const o of(0,A.Ky)(i))if(o!==i){if(o.name==="table")return!1;if(o.name==="th"||o.name==="thead"||o.name==="caption")return!0;o.name==="tr"&&e++,
o.name==="td"&&n++}return e>1&&n>e}function Hl(i){const t=i.attributes.get("scope")?.toLowerCase();if(t==="row"||t==="rowgroup")return"Row";if(t==="col"||t==="c\
olgroup")return"Column";const e=i.parent,n=e?.parent?.name==="thead",o=e?.children.some(s=>s.kind==="element"&&s.name==="td");return!n&&o===!0?"Row":"Column"}const Lo=()=>({
images:new Set,links:new Set,leftOut:new Map,scripts:0,undescribed:0}),Gl=new Set(["iframe","frame","frameset","object","embed","applet","video","audio","canvas",
"input","select","svg","math","progress","meter"]);class Dl{sources;counters=new xl;tags;constructor(t){this.sources=t,this.tags=new $l(t.document,t.headings)}*build(t){
const e=[],{styler:n}=this.sources;yield*this.element(t,{styled:n.start,home:this.tags.top(),owner:void 0,table:void 0},e);const[o]=e;return o&&"block"in o?(jl(
o.block,t),o.block):new wt(n.start.style)}*nodes(t,e,n){for(const o of t)o.kind==="text"?this.text(o.value,e,n):yield*this.element(o,e,n)}text(t,{styled:e,home:n,
owner:o},s){if(t==="")return;const r=/^[ \t\n\r\f]*$/.test(t)&&!e.style.whiteSpace.startsWith("pre");s.push({inline:{kind:"text",text:t,style:e.style,owner:o},home:r?
void 0:n.get(),isBlank:r})}*element(t,e,n){const{styler:o,told:s}=this.sources,r=o.matcher.work,a=o.styleOf(t,e.styled,e.table);yield it+(o.matcher.work-r)*30;const{
name:c}=t;c==="script"&&s.scripts++,Gl.has(c)&&!(c==="input"&&t.attributes.get("type")==="hidden")&&s.leftOut.set(c,(s.leftOut.get(c)??0)+1);const{style:l}=a;if(l.
display==="none"||c==="svg"&&!t.isHtml)return;const d=this.counters.enter(l,t);c==="br"?n.push({inline:{kind:"break",style:l},home:void 0,isBlank:!1}):c==="wbr"?
this.text("​",{...e,styled:a},n):c==="img"?this.picture(t,a,e,n):l.display==="contents"?yield*this.nodes(t.children,{...e,styled:a},n):l.display==="inline"?yield*this.
inline(t,a,e,n):yield*this.block(t,a,e,n),d()}*inline(t,e,n,o){const s=new wt(e.style);this.place(s,t),this.backgrounds(s);const r=this.ownerOf(t,n.owner),a={...n,
styled:e,owner:r};o.push({inline:{kind:"open",box:s,owner:r},home:void 0,isBlank:!0}),yield*this.content(t,e,a,o),o.push({inline:{kind:"close",box:s},home:void 0,
isBlank:!0})}*content(t,e,n,o){e.pseudos.includes("before")&&this.pseudo(t,"before",n,o),yield*this.nodes(t.children,n,o),e.pseudos.includes("after")&&this.pseudo(
t,"after",n,o)}*block(t,e,n,o){const{style:s}=e,r=new wt(s);this.place(r,t),this.backgrounds(r);const a=!$e(s),{home:c,label:l}=this.tags.enter(t,n.home,a),d=this.
ownerOf(t,n.owner),f=t.name==="table"?t:n.table,h=[];s.display==="list-item"&&this.marker(r,l,c,h),yield*this.content(t,e,{styled:e,home:c,owner:d,table:f},h),r.
keepsNext=/^h[1-6]$/.test(t.name),r.span=Xl(t),bn(r,h,c),a?o.push({inline:{kind:"atom",box:r,owner:n.owner},home:void 0,isBlank:!1}):r.isApart?o.push({inline:{kind:"\
apart",box:r},home:void 0,isBlank:!0}):o.push({block:r})}marker(t,e,n,o){const s=this.counters.marker(t.style);if(s)if(t.style.listStylePosition==="inside"){const r=`${s.
shape?"•":s.text} `;o.push({inline:{kind:"text",text:r,style:t.style,owner:void 0},home:n.get(),isBlank:!1})}else t.marker={...s,element:e}}pseudo(t,e,n,o){const s=this.
sources.styler.pseudoStyle(t,e,n.styled),{style:r}=s;if(!Array.isArray(r.content)||r.display==="none")return;const a=this.counters.enter(r,void 0),c=r.content.map(
f=>this.counters.textOf(f,t,r)).join("");a();const l=[];if(this.text(c,{...n,styled:s},l),r.display==="inline"){const f=new wt(r);this.backgrounds(f),o.push({inline:{
kind:"open",box:f,owner:n.owner},home:void 0,isBlank:!0});for(const h of l)o.push(h);o.push({inline:{kind:"close",box:f},home:void 0,isBlank:!0});return}const d=new wt(
r);this.backgrounds(d),bn(d,l,n.home),$e(r)?d.isApart?o.push({inline:{kind:"apart",box:d},home:void 0,isBlank:!0}):o.push({block:d}):o.push({inline:{kind:"atom",
box:d,owner:n.owner},home:void 0,isBlank:!1})}picture(t,e,n,o){const{images:s,told:r}=this.sources,{style:a}=e,c=new wt(a);this.place(c,t),this.backgrounds(c);const l=(0,E.
Z)(t),d=l===void 0?void 0:s.get((0,X.bi)(l)),f=t.attributes.get("alt")??t.attributes.get("title");if(!d){l!==void 0&&l.trim()!==""&&r.images.add(l),this.substitute(
f??"",e,n,o);return}f===void 0&&r.undescribed++;const{width:h,height:u}=/^\s*qr:/i.test(l)?Kl:Yl(d);c.inner="image",c.replaced={image:d,width:h,height:u},f?.trim()!==
""&&(c.element=new bl.H("Figure",void 0,{alt:f??""})),$e(a)?(c.element&&n.home.parent.adopt(c.element),o.push(c.isApart?{inline:{kind:"apart",box:c},home:void 0,
isBlank:!0}:{block:c})):o.push({inline:{kind:"atom",box:c,owner:n.owner},home:n.home.get(),isBlank:!1})}substitute(t,{style:e,variables:n},o,s){if(t.trim()==="")
return;const r=new wt({...e,width:"auto",height:"auto",minWidth:"auto",minHeight:"auto",aspectRatio:void 0}),a=[];this.text(t,{...o,styled:{style:Ne(e),variables:n}},
a),bn(r,a,o.home),$e(e)?r.isApart?s.push({inline:{kind:"apart",box:r},home:void 0,isBlank:!0}):s.push({block:r}):s.push({inline:{kind:"atom",box:r,owner:o.owner},
home:o.home.get(),isBlank:!1})}ownerOf(t,e){const n=t.name==="a"?t.attributes.get("href")?.trim():void 0,o=t.attributes.get("lang")?.trim();if(n!==void 0){const s=El(
n,this.sources.headings);if(s)return new vo._("Link",{},e,{target:s,contents:_l(t,n)});n!==""&&n!=="#"&&this.sources.told.links.add(n)}return o!==void 0&&t.parent?.
parent&&/^[a-z]{2,3}(?:-[a-z0-9]{1,8})*$/i.test(o)?new vo._("Span",{lang:o},e):e}place(t,e){t.place=this.sources.headings.placeOf(e)}backgrounds(t){const{backgroundImage:e}=t.
style;if(!e.some(r=>"url"in r))return;const{images:n,told:o}=this.sources,s=new Map;for(const r of e){if(!("url"in r))continue;const a=n.get((0,X.bi)(r.url));a?
s.set(r.url,a):o.images.add(r.url)}t.images=s}}function jl(i,t){const e=i.style,n=i.children.find(({isApart:r})=>!r),o=t.children.some(r=>r.kind==="element"&&r.
name==="body");if(!n||!o||e.backgroundColor!==void 0||e.backgroundImage.length>0)return;const s=n.style;for(const r of Fl)Object.assign(e,{[r]:s[r]}),Object.assign(
s,{[r]:Zt[r]});i.images=n.images}const Fl=["backgroundColor","backgroundImage","backgroundSize","backgroundRepeat","backgroundPosition"],Ul=300;function _l(i,t){
const e=(0,A.a4)(i).replace(/\s+/g," ").trim();return(e===""?i.attributes.get("title")??t:e).slice(0,Ul)}const Kl={width:96,height:96},Yl=({displayed:i})=>i;function Xl({
attributes:i}){const t=(e,n)=>{const o=i.get(e)??"";return/^\s*\d{1,6}\s*$/.test(o)?Number(o):n};return{columns:Math.max(t(i.has("span")?"span":"colspan",1),1),
rows:t("rowspan",1)}}class Io{headings=new Map;places=new Map;named=new Map;constructor(t){const e=[];for(const n of(0,A.Ky)(t)){const{name:o,attributes:s}=n,r=s.
get("id")??(o==="a"?s.get("name"):void 0),a=/^h([1-6])$/.exec(o)?.[1];if(r===void 0&&a===void 0)continue;const c={};if(this.places.set(n,c),r!==void 0&&!this.named.
has(r)&&this.named.set(r,c),a===void 0)continue;const l=(0,A.a4)(n).replace(/\s+/g," ").trim();if(l!==""){for(;e.length>0&&e.at(-1)>=Number(a);)e.pop();e.push(Number(
a)),this.headings.set(n,{title:l,level:Math.min(e.length,6),place:c})}}}levelOf(t){return this.headings.get(t)?.level}placeOf(t){return this.places.get(t)}find(t){
return this.named.get(t)}get first(){return[...this.headings.values()][0]?.title}get bookmarks(){const t=[],e=[{level:0,children:t}];for(const{title:n,level:o,place:s}of this.
headings.values()){if(!s.sheet)continue;for(;e.at(-1).level>=o;)e.pop();const r=[];e.at(-1).children.push({title:n,place:s,children:r}),e.push({level:o,children:r})}
return t}}const Eo=`
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
`,Wo={plain:"",report:`${Eo}
h1 { font-size: 1.95em; border-bottom: 0.8pt solid var(--accent-color); padding-bottom: 0.12em }
h2 { font-size: 1.56em } h3 { font-size: 1.25em }
table { width: 100%; border-bottom: 0.7pt solid var(--accent-color) }
thead th { border-top: 0.7pt solid var(--accent-color); border-bottom: 0.7pt solid var(--accent-color); background: #eef1f5 }
tbody tr:nth-child(even) td { background: #f4f5f7 }`,letter:`${Eo}
h1 { font-size: 1.25em } h2 { font-size: 1.1em } h3, h4, h5, h6 { font-size: 1em }
thead th { border-bottom: 0.7pt solid var(--accent-color, #737373) }`};function Zl(i,t){const e=t??(i==="report"?Mn.uR:void 0);if(!e)return Wo[i];const n=`rgb(${e.
map(s=>Math.round(s*255)).join(", ")})`,o=`html { --accent-color: ${n} } h1, h2, h3, h4, h5, h6 { color: ${n} } hr { border-color: ${n} }`;return`${Wo[i]} ${o}`}
var ql=k(63895),Vl=k(38017),Ql=k(37645);const kn={"top-left-corner":["left","right","top"],"top-left":["middle","left","top"],"top-center":["middle","center","t\
op"],"top-right":["middle","right","top"],"top-right-corner":["right","left","top"],"left-top":["left","center","upper"],"left-middle":["left","center","center"],
"left-bottom":["left","center","lower"],"right-top":["right","center","upper"],"right-middle":["right","center","center"],"right-bottom":["right","center","lowe\
r"],"bottom-left-corner":["left","right","bottom"],"bottom-left":["middle","left","bottom"],"bottom-center":["middle","center","bottom"],"bottom-right":["middle",
"right","bottom"],"bottom-right-corner":["right","left","bottom"]},Bo=({boxes:i},t)=>i.some(({name:e})=>kn[e]?.[2]===t),Jl=1e5,td=[{name:"content",value:"counte\
r(page)",important:!1},{name:"font-size",value:"9pt",important:!1},{name:"color",value:"#5c5c5c",important:!1}];async function ed(i,t,e,n,o){const s=t.boxes.length===
0,r=n?[{name:"bottom-center",pages:"all",declarations:td}]:[],a=new Map;for(const c of i.sheets.keys()){const l=["all",c%2===0?"right":"left",...c===0?["first"]:
[]],d=l.join();let f=a.get(d);f||a.set(d,f=nd(s?r:t.boxes,l,e));for(const[h,u]of f){od(i,c,id(u,c+1,i.sheets.length),{style:u,page:t,place:kn[h]});const m=o.step(
Jl);m&&await m}}}function nd(i,t,e){const n=new Map;for(const{name:s,pages:r,declarations:a}of i)if(t.includes(r)&&Object.hasOwn(kn,s)){const c=n.get(s)??[];n.set(
s,c),(0,q.RZ)(c,a)}const o=new Map;for(const[s,r]of n){const{style:a}=e.styleFrom(r,e.start);Array.isArray(a.content)&&o.set(s,a)}return o}function id({content:i},t,e){
return i.map(n=>"text"in n?n.text:"counter"in n?Ae(n.counter==="pages"?e:n.counter==="page"?t:0,n.style):"").join("")}function od({typefaces:i,sheets:t},e,n,{style:o,
page:s,place:[r,a,c]}){if(n.trim()==="")return;const l=t[e],[d,f,h,u]=s.margins.map(et=>et*Q),m=o.fontSize*Q,p=i.word(n,on(o)),g=p.width*m/1e3,w={left:[0,u],middle:[
u,l.width-f],right:[l.width-f,l.width]},[y,x]=w[r],S=a==="left"?y:a==="right"?x-g:(y+x-g)/2,R={top:l.height-d/2,upper:l.height-d-m/2,center:(l.height-d+h)/2,lower:h+
m/2,bottom:h/2}[c],{color:M,alpha:z}=o.color,P={kind:"text",x:S,y:R-m*.35,size:m,color:M,words:[p],alpha:z};c==="top"||c==="bottom"?l.run(c==="top"?"Header":"Fo\
oter",P):l.draw(void 0,P)}async function sd({root:i,isQuirky:t},e,n){const{pace:o}=n,s={width:e.width/Q,height:e.height/Q,margin:e.margin/Q},r=await cd(i,t,{width:s.
width-2*s.margin,height:s.height-2*s.margin},Zl(e.theme,e.accent),n),a=rs(r.pages,s),c=rd(a,e.running),l=await wl.B.open({...fd(i,e.running),font:e.font,boldFont:e.
boldFont},n);await l.typefaces.warm([],o);const d=zo(a),f=e.logo&&(0,Vl.h)(e.logo,d,c,Ao),h=Math.max((a.firstTop-a.margins[0])*Q,f?.room??0);let u=new Io(i),m=Lo(),
p=new Map;await fl({box:{...d,contentHeight:d.height-d.top-d.bottom},isQuirky:t,tree:async y=>{l.document.kids.splice(0,l.document.kids.length),u=new Io(i),m=Lo();
const x=new Ii(r,y);({ignored:p}=x);const S=new Dl({styler:x,images:e.images,headings:u,told:m,document:l.document}),R=await Wt(S.build(i),o);return h>0&&R.children.
unshift(ad(h*y.width/(d.width-d.left-d.right))),R}},l,o),l.document.prune(),f?.draw(l.sheets[0]);const g=e.pageNumbers&&c.footer===void 0;await ed(l,a,new Ii(r,
a),g,o);const w=await ql.P.of(l.typefaces);await(0,Ql.N)(l,w,{page:d,size:Ao,pace:o},c);for(const y of a.ignored)p.set(y,1);return{composition:l,bookmarks:u.bookmarks,
told:m,ignored:p,notLoaded:r.notLoaded+ld(i)}}const Ao=11,$o=18;function rd(i,t){const{header:e,footer:n,...o}=t,s={...o,...!Bo(i,"top")&&{header:e},...!Bo(i,"b\
ottom")&&{footer:n}},{top:r,bottom:a}=zo(i),c=[["header",r],["footer",a]].filter(([l,d])=>s[l]!==void 0&&d<$o).map(([l])=>({field:l,message:`needs a margin of a\
t least ${$o/72} inches; give a larger margin, here or in @page of the style sheets`,mentions:["margin"]}));if(c.length>0)throw(0,G.G6)(c);return s}const zo=({width:i,
height:t,margins:[e,n,o,s]})=>({width:i*Q,height:t*Q,left:s*Q,right:n*Q,top:e*Q,bottom:o*Q}),ad=i=>new wt({...Zt,display:"block",height:{px:i/Q,percent:0}});async function cd(i,t,e,n,{
pace:o}){const s=new Rs(e,o);await s.add(Nr,!0),t&&await s.add(Pr,!0),await s.add(n,!0);for(const r of(0,A.Ky)(i))r.name!=="style"||!r.isHtml||Dn(r.attributes.get(
"media")??"",e)&&await s.add((0,A.a4)(r));return s}const ld=i=>(0,A.Ky)(i).filter(({name:t,attributes:e})=>t==="link"&&/\bstylesheet\b/i.test(e.get("rel")??"")).
length,dd=[["SemiBold",/^(?:b|strong|h[1-6]|th)$/,/font-weight|font\s*:/i],["Italic",/^(?:i|em|cite|var|dfn|address)$/,/italic|oblique/i],["Mono",/^(?:code|pre|kbd|samp|tt)$/,
/mono|courier|consolas|menlo/i]];function fd(i,{header:t="",footer:e="",date:n="",title:o}){const s=new Set,r=["•○▪",t,e,n,o];for(const a of(0,A.Ky)(i)){const c=a.
attributes.get("style")??"",d=a.name==="style"?(0,A.a4)(a):"";for(const[f,h,u]of dd)(h.test(a.name)||u.test(c)||u.test(d))&&s.add(f);for(const[,f]of d.matchAll(
/\\([\da-f]{2,6})/gi)){const h=Number.parseInt(f,16);h>127&&h<=1114111&&(h<55296||h>57343)&&r.push(String.fromCodePoint(h))}for(const f of["alt","title","data-l\
abel"])r.push(a.attributes.get(f)??"");for(const f of a.children)f.kind==="text"&&r.push(f.value.replace(/[\0-\x7f]+/g,""))}return{styles:[...s],text:r.join("")}}
var Ut=k(98446),hd=k(71775);const Sn=12,ud=({told:i,ignored:t,notLoaded:e,...n})=>[...(0,hd.l)({...n,from:"HTML",told:i}),...t.size>0?[pd(t)]:[],...e>0?[md(e)]:
[],...i.scripts>0?[gd(i.scripts)]:[],...i.leftOut.size>0?[wd(i.leftOut)]:[]];function No(i){const t=[...i].sort(([n,o],[s,r])=>r-o||(n<s?-1:1)),e=t.slice(0,Sn).
map(([n,o])=>o>1?`${n.slice(0,40)} (${o})`:n.slice(0,40));return(0,Ut.Dw)(t.length>Sn?[...e,`${t.length-Sn} more`]:e)}const pd=i=>({code:"styles_ignored",message:`\
The style sheets have ${(0,Ut.y_)(i.size,"property","properties")} and rules that are not supported, and had no effect: ${No(i)}.`}),md=i=>({code:"styles_not_lo\
aded",message:`${(0,Ut.y_)(i,"style sheet or font","style sheets and fonts")} at addresses ${(0,Ut.d5)(i,"was","were")} not loaded. Nothing is fetched: write st\
yles into a style element; text is set in Noto fonts.`}),gd=i=>({code:"html_scripts_not_run",message:`${(0,Ut.y_)(i,"script")} of the HTML ${(0,Ut.d5)(i,"was","\
were")} not run. Text that a script would write is not in the document.`}),wd=i=>({code:"elements_left_out",message:`Elements of the HTML were left out, because\
 paper cannot show them or they are not supported: ${No(i)}.`}),bd=72,yd=async(i,t,e)=>{const n=(0,Xt.H)(t),o=await xd(new TextDecoder().decode(i.bytes),t.values,
e),{root:s}=o,r=await Md(s,t.images??[],e),a=t.logo&&await(0,F.A)(t.logo,"logo",e),c=kd(s),l=t.title??c.title??Ho(i.name),{composition:d,bookmarks:f,told:h,ignored:u,
notLoaded:m}=await sd(o,{...(0,Xt.a)(t),margin:t.margin*bd,pageNumbers:t.page_numbers,running:{header:t.header,footer:t.footer,headerOnFirst:t.header_on_first,date:t.
date,title:l},logo:a,accent:t.accent_color===void 0?void 0:(0,Mn.bP)(t.accent_color),...n,theme:t.theme,images:r},e),p=t.language??Sd(c.language),g=t.author??c.
author,w=[...r.values(),...a?[a]:[]].some(({components:rt})=>rt===4),y=h.undescribed===0,x=await d.finish({title:l,author:g,language:p,bookmarks:f,breaksArchive:w,
isAccessible:y}),S=t.letterhead&&await(0,jo.o)(x,t.letterhead,t.letterhead_password,e),R={compact:!0,objectStreams:"smallest"},M=S?.write?await S.write(R):await(0,dt.
UN)(x,R),z=d.sheets.length,{missing:P}=d.typefaces,et=ud({told:h,ignored:u,notLoaded:m,missing:P,hasFont:n.font!==void 0,language:p,breaksArchive:w});return S&&
(0,q.RZ)(et,S.notes),{documents:[{name:`${Ho(i.name)}.pdf`,bytes:M,pageCount:z}],notes:et,facts:{pageCount:z}}};async function xd(i,t,{pace:e}){const n=i.trim();
if(/^(?:https?:\/\/|www\.)\S+$/i.test(n))throw(0,G.G6)([{field:"file",message:"holds an address, not HTML: load the page first, and give its HTML"}]);if(!t)return await(0,D.
Z)(i,e);const o=await(0,Yt.o)(i,t,e),s=await(0,D.Z)(o.text,e);return L(s.root,o.values),s}function kd(i){let[t,e,n]=[];for(const o of(0,A.Ky)(i)){const{name:s,attributes:r}=o,
a=()=>(0,A.a4)(o).replace(/\s+/g," ").trim().slice(0,Po);s==="title"&&o.isHtml&&(t??=a()||void 0),/^h[1-6]$/.test(s)&&(n??=a()||void 0),s==="meta"&&r.get("name")?.
toLowerCase()==="author"&&(e??=r.get("content")?.trim().slice(0,Po))}return{title:t??n,author:e===""?void 0:e,language:i.attributes.get("lang")?.trim()}}const Po=1e3,
Sd=i=>i!==void 0&&K.E["language-tag"].holds(i)?i:void 0;async function Md(i,t,e){const n=new Map,o=new Set((0,E.e)(i));for(const r of t)o.has((0,X.bi)(r.name))&&
n.set((0,X.bi)(r.name),await(0,F.A)(r,"images",e));const s=[...o].filter(r=>!/^data:image\/(?:svg|gif|webp|avif|bmp)/i.test(r));for(const[r,a]of(0,Fo.B)(s))n.set(
r,await(0,F.A)(a,"file",e));for(const[r,a]of await(0,Uo.m)(o,e))n.set(r,a);return n}const Ho=i=>i.replace(/\.(?:x?html?|txt|pdf|md)$/i,"").trim()||"document"})};
