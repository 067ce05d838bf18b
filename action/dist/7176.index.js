"use strict";exports.id=7176,exports.ids=[7176,2594],exports.modules={37294:((Jt,gt,O)=>{O.d(gt,{$:()=>X,DI:()=>P,Ez:()=>tt,Hb:()=>U,Hk:()=>et,LI:()=>Q,VE:()=>nt,bJ:()=>N,iY:()=>Ot,
q3:()=>Y,qM:()=>V,qV:()=>L,uN:()=>D,vS:()=>K,xH:()=>Z});var F=O(58552);const tt=200,Y=1e5,L=5e4,Q=2e4,et=2e7,U=2e5,Z=5e6,D=5e4,N=2e7,E=G=>(0,F.G6)([{field:"file",
message:G}]),P=()=>E(`nests elements more than ${tt} levels deep; at most ${tt} are allowed`),K=()=>E(`has more than ${Y} elements; at most ${Y} are allowed. Sp\
lit it into several documents`),nt=()=>E(`has more than ${L} rules in style sheets; at most ${L} are allowed`),X=()=>E("has style sheets whose selectors take to\
o long to compare with its elements; write simpler selectors"),Ot=()=>E(`has drawings (svg) of more than ${N} characters, those that are repeated counted each t\
ime; leave some out, or give them as images`),V=()=>E("has style sheets whose variables make values of too many characters; use var() less often")}),45893:((Jt,gt,O)=>{
O.d(gt,{Ky:()=>tt,ZE:()=>F,a4:()=>Y});const F=L=>L.children.filter(Q=>Q.kind==="element");function tt(L){const Q=[],et=[L];for(let U=et.pop();U;U=et.pop()){Q.push(
U);for(let Z=U.children.length-1;Z>=0;Z--){const D=U.children[Z];D.kind==="element"&&et.push(D)}}return Q}function Y(L){const Q=[],et=[L];for(let U=et.pop();U;U=
et.pop())if(U.kind==="text")Q.push(U.value);else for(let Z=U.children.length-1;Z>=0;Z--)et.push(U.children[Z]);return Q.join("")}}),58257:((Jt,gt,O)=>{O.d(gt,{Z:()=>Q});
var F=O(28428),tt=O(37294);const Y=4e3,L=600;async function Q(N,E){let P=0,K=0;const nt={...F.jh,createElement(V,G,Et){if(++P>tt.q3)throw(0,tt.vS)();return F.jh.
createElement(V,G,Et)},onItemPush(){if(++K>tt.Ez)throw(0,tt.DI)()},onItemPop(){K--}},X=new F.iX({treeAdapter:nt,scriptingEnabled:!1});for(let V=0;V<N.length||V===
0;V+=Y){const G=E.step(Y*L);G&&await G,X.tokenizer.write(N.slice(V,V+Y),V+Y>=N.length)}const Ot=F.jh.getDocumentMode(X.document)===F.qy.W$.QUIRKS;return{root:await et(
X.document,E),isQuirky:Ot}}async function et(N,E){const P=N.childNodes.find(X=>F.jh.isElementNode(X)),K=D(P,void 0,0),nt=[[P,K]];for(let X=nt.pop();X;X=nt.pop()){
const[Ot,V]=X,G=E.step(1e3+Ot.childNodes.length*500);G&&await G;let Et=0;for(const zt of Ot.childNodes){if(F.jh.isTextNode(zt)&&V.children.push({kind:"text",value:zt.
value,parent:V}),!F.jh.isElementNode(zt))continue;const te=D(zt,V,Et++);V.children.push(te),nt.push([zt,te])}}return K}const U=new Map,Z=new Set;function D(N,E,P){
const{attrs:K}=N,nt=K.length===0?U:new Map(K.map(({name:G,value:Et})=>[G,Et])),X=nt.get("class")?.split(/[ \t\n\f\r]+/).filter(G=>G!==""),Ot=X===void 0?Z:new Set(
X),V=N.namespaceURI===F.qy.NS.HTML;return{kind:"element",name:N.tagName,attributes:nt,classes:Ot,parent:E,children:[],index:P,isHtml:V}}}),72594:((Jt,gt,O)=>{O.
d(gt,{Z:()=>Z,e:()=>Q,imagesNamedIn:()=>U,mayNameImages:()=>et});var F=O(34622),tt=O(45893),Y=O(58257),L=O(50697);function Q(N){const E=new Set;for(const P of(0,tt.
Ky)(N)){const K=P.name==="img"?Z(P):void 0;K!==void 0&&E.add((0,F.bi)(K));for(const nt of[P.attributes.get("style"),P.name==="style"?(0,tt.a4)(P):void 0])for(const X of D(
nt??""))E.add((0,F.bi)(X))}return[...E]}const et=(N,E)=>N==="html"?/<img|<image|url\(/i.test(E):E.includes("![");async function U(N,E,P){if(N==="markdown")return await(0,F.
e_)(E,P);const{root:K}=await(0,Y.Z)(E,P);return Q(K)}function Z({attributes:N}){const E=N.get("src")?.trim();if(E!==void 0&&E!=="")return E;const[P=""]=(N.get("\
srcset")??"").trim().split(/[\s,]/,1);return P===""?void 0:P}function*D(N){for(const{index:E}of N.matchAll(/\burl\(/gi)){const P=N.indexOf(")",E);if(P<0)return;
const[K]=(0,L.wK)(N.slice(E,P+1))??[];K?.type==="Url"&&(yield K.value)}}}),50697:((Jt,gt,O)=>{O.d(gt,{M$:()=>et,YY:()=>Q,aG:()=>U,aX:()=>Z,wK:()=>Y,wR:()=>L});var F=O(
88650);const tt=2e5;function Y(D){if(D.length>tt&&!/\burl\(/i.test(D))return;const N=[];try{const E=(0,F.A)(D,{context:"value",onParseError:P=>N.push(P)});return N.
length>0||E.type!=="Value"?void 0:E.children.toArray()}catch{return}}const L=D=>D.type==="Operator"&&D.value===",",Q=D=>D.type==="Operator"&&D.value==="/";function et(D,N){
const E=[[]];for(const P of D)N(P)?E.push([]):E.at(-1).push(P);return E}const U=D=>D?.type==="Identifier"?D.name.toLowerCase():void 0,Z=D=>D.children.toArray()}),
97176:((Jt,gt,O)=>{O.r(gt),O.d(gt,{html_to_pdf:()=>Dh});var F=O(58552),tt=O(60666),Y=O(78323),L=O(45893);const Q=new Set(["href","src","srcset","action","backgr\
ound","cite","poster","data"]),et=/^(?:https?|mailto|tel):|^data:image\/|^(?:field|qr):/i,U=/^[a-z][a-z0-9+.-]*:/i,Z=i=>(0,F.G6)([{field:"values",message:i}]);function D(i,t){
for(const e of(0,L.Ky)(i)){const n=e.name==="style"||e.name==="script";for(const[o,r]of e.attributes){if(!(0,Y.H)(r))continue;if(o==="style"||o.startsWith("on"))
throw Z(`are in the attribute ${o}, where they could be more than text; use classes`);const a=(0,Y.qk)(r,t,o==="src"&&/^\s*qr:/i.test(r)?encodeURIComponent:void 0);
if(Q.has(o)&&U.test(a.trim())&&!et.test(a.trim()))throw Z("give an address another scheme than http, https, mailto or tel, or data with an image");e.attributes.
set(o,a)}if(!e.children.some(o=>o.kind==="text"&&(0,Y.H)(o.value)))continue;if(n)throw Z(`are in a ${e.name} element, where they could be more than text`);const s=e.
children.flatMap(o=>N(o,t));e.children.splice(0,e.children.length);for(const o of s)e.children.push(o)}}function N(i,t){if(i.kind!=="text"||!(0,Y.H)(i.value))return[
i];const{parent:e}=i;return(0,Y.qk)(i.value.replaceAll(`
`," "),t,s=>s.replace(/\r\n?/g,`
`)).split(`
`).flatMap((s,o)=>{const r={kind:"text",value:s,parent:e};return o===0?[r]:[E(e),r]})}const E=i=>({kind:"element",name:"br",attributes:new Map,classes:new Set,parent:i,
children:[],index:0,isHtml:!0});var P=O(72594),K=O(58257),nt=O(34622),X=O(86476),Ot=O(14029),V=O(87593),G=O(45657),Et=O(16246),zt=O(68084),te=O(96533),ir=O(28409),
sr=O(16596);const or={fill:{color:[0,0,0],alpha:1},fillOpacity:1,hasHoles:!1,stroke:"none",strokeOpacity:1,strokeWidth:{px:1,percent:0},cap:0,join:0,miter:4,dashes:[],
dashOffset:{px:0,percent:0},anchor:"start",drop:0,clipHasHoles:!1},ct={px:0,percent:0},pe=i=>i===0?ct:{px:i,percent:0},ii={px:0,percent:.5},me=[ct,ct],si={least:"\
auto",most:"auto"},qe={color:{color:[0,0,0],alpha:1},fontSize:16,fontFamily:[],fontWeight:400,fontStyle:"normal",fontVariant:"normal",lineHeight:"normal",textAlign:"\
start",blockAlign:"start",textIndent:ct,textTransform:"none",letterSpacing:0,wordSpacing:0,whiteSpace:"normal",overflowWrap:"normal",wordBreak:"normal",tabSize:8,
direction:"ltr",listStyleType:"disc",listStylePosition:"outside",visibility:"visible",borderCollapse:"separate",borderSpacingX:0,borderSpacingY:0,captionSide:"t\
op",emptyCells:"show",orphans:2,widows:2,quotes:["“","”","‘","’"],drawn:or},Ht={...qe,...{display:"inline",position:"static",float:"none",clear:"none",boxSizing:"\
content-box",width:"auto",height:"auto",minWidth:"auto",minHeight:"auto",maxWidth:"none",maxHeight:"none",aspectRatio:void 0,top:"auto",right:"auto",bottom:"aut\
o",left:"auto",marginTop:ct,marginRight:ct,marginBottom:ct,marginLeft:ct,paddingTop:ct,paddingRight:ct,paddingBottom:ct,paddingLeft:ct,borderTopWidth:3,borderRightWidth:3,
borderBottomWidth:3,borderLeftWidth:3,borderTopStyle:"none",borderRightStyle:"none",borderBottomStyle:"none",borderLeftStyle:"none",borderTopColor:void 0,borderRightColor:void 0,
borderBottomColor:void 0,borderLeftColor:void 0,borderTopLeftRadius:me,borderTopRightRadius:me,borderBottomRightRadius:me,borderBottomLeftRadius:me,outlineWidth:3,
outlineStyle:"none",outlineColor:void 0,outlineOffset:0,backgroundColor:void 0,backgroundImage:[],backgroundSize:[],backgroundRepeat:[],backgroundPosition:[],backgroundClip:"\
border-box",boxShadow:[],opacity:1,overflow:"visible",isContained:!1,transform:[],transformOrigin:[ii,ii],zIndex:"auto",verticalAlign:"baseline",textDecorationLine:new Set,
textDecorationColor:void 0,textDecorationStyle:"solid",unicodeBidi:"normal",objectFit:"fill",tableLayout:"auto",breakBefore:"auto",breakAfter:"auto",breakInside:"\
auto",flexDirection:"row",flexWrap:"nowrap",flexGrow:0,flexShrink:1,flexBasis:"auto",order:0,justifyContent:"normal",alignContent:"normal",alignItems:"normal",alignSelf:"\
auto",justifyItems:"normal",justifySelf:"auto",rowGap:void 0,columnGap:void 0,gridTemplateColumns:void 0,gridTemplateRows:void 0,gridTemplateAreas:[],gridAutoColumns:[
si],gridAutoRows:[si],gridAutoFlow:"row",gridRowStart:"auto",gridRowEnd:"auto",gridColumnStart:"auto",gridColumnEnd:"auto",content:"normal",counterReset:[],counterIncrement:[],
stopColor:{color:[0,0,0],alpha:1},stopOpacity:1,clipPath:void 0}};function Ve(i){const t={...Ht};for(const e of rr)t[e]=i[e];return t}const rr=Object.keys(qe),I=({
px:i,percent:t},e)=>t===0?i:i+t*e;var y=O(50697);const oi={px:1,pt:4/3,pc:16,in:96,cm:96/2.54,mm:96/25.4,q:96/101.6},[ar,cr]=[.572,.536],lr=30;function dr(i,t,e){
const n=Object.hasOwn(oi,t)?oi[t]:void 0;if(n!==void 0)return i*n;switch(t){case"em":return i*e.em;case"rem":return i*e.rem;case"ch":return i*e.em*ar;case"ex":return i*
e.em*cr;case"lh":case"rlh":return i*e.em*1.362;case"vw":case"dvw":case"svw":case"lvw":case"vi":case"cqw":return i*e.pageWidth/100;case"vh":case"dvh":case"svh":case"\
lvh":case"vb":case"cqh":return i*e.pageHeight/100;case"vmin":return i*Math.min(e.pageWidth,e.pageHeight)/100;case"vmax":return i*Math.max(e.pageWidth,e.pageHeight)/
100;default:return}}const fr=i=>({px:i,percent:0,isNumber:!0});function it(i,t){const e=i&&Je(i,t,0);if(!(!e||!Number.isFinite(e.px)||!Number.isFinite(e.percent)))
return e.isNumber?e.px===0?pe(0):void 0:e.percent===0?pe(e.px):{px:e.px,percent:e.percent}}function ge(i,t){const e=it(i,t);return e?.percent===0?e.px:void 0}const hr={
em:16,rem:16,pageWidth:800,pageHeight:1e3};function ft(i){const t=i&&Je(i,hr,0);return t?.isNumber===!0&&Number.isFinite(t.px)?t.px:void 0}function It(i){return i?.
type==="Percentage"?Number(i.value)/100:ft(i)}function Qe(i){if(i?.type==="Number"&&Number(i.value)===0)return 0;if(i?.type!=="Dimension")return;const t=Number(
i.value);switch(i.unit.toLowerCase()){case"deg":return t;case"grad":return t*.9;case"rad":return t*180/Math.PI;case"turn":return t*360;default:return}}function Je(i,t,e){
if(!(e>lr))switch(i.type){case"Number":return fr(Number(i.value));case"Percentage":return{px:0,percent:Number(i.value)/100,isNumber:!1};case"Dimension":{const n=dr(
Number(i.value),i.unit.toLowerCase(),t);return n===void 0?void 0:{px:n,percent:0,isNumber:!1}}case"Parentheses":return tn(i.children.toArray(),t,e+1);case"Funct\
ion":{const n=i.name.toLowerCase().replace(/^-webkit-|^-moz-/,""),s=(0,y.M$)((0,y.aX)(i),y.wR);if(n==="calc")return tn(s[0],t,e+1);const o=s.map(r=>tn(r,t,e+1));
return o.every(r=>r!==void 0)?ur(n,o,t):void 0}default:return}}function ur(i,t,e){const n=({px:l,percent:d})=>l+d*e.pageWidth,s=l=>t.reduce((d,f)=>!d||l(f,d)?f:
d,void 0);if(i==="min")return s((l,d)=>n(l)<n(d));if(i==="max")return s((l,d)=>n(l)>n(d));if(i!=="clamp"||t.length!==3)return;const[o,r,a]=t,c=n(r)>n(a)?a:r;return n(
c)<n(o)?o:c}function tn(i,t,e){let n,s,o=1,r="*";const a=()=>{if(!s)return!1;const c=we(s,o);return n=n?{px:n.px+c.px,percent:n.percent+c.percent,isNumber:n.isNumber&&
c.isNumber}:c,s=void 0,!0};for(const c of i){if(c.type==="Operator"){const d=c.value.trim();if(d==="+"||d==="-"){if(!a())return;o=d==="-"?-1:1,r="*"}else r=d;continue}
const l=Je(c,t,e);if(!l||(s?r==="*"?s=s.isNumber?we(l,s.px):l.isNumber?we(s,l.px):void 0:s=l.isNumber&&l.px!==0?we(s,1/l.px):void 0:s=l,!s))return}return a()?n:
void 0}const we=({px:i,percent:t,isNumber:e},n)=>({px:i*n,percent:t*n,isNumber:e});var ri=O(49180);const pr={color:[0,0,0],alpha:0};function yt(i){if(i?.type===
"Hash")return gr(i.value);if(i?.type==="Identifier"){const t=i.name.toLowerCase();if(t==="transparent")return pr;if(t==="currentcolor")return"current";const e=mr[t]??
(0,ri.q)(t);return e&&be(e)}return i?.type==="Function"?wr(i.name.toLowerCase(),(0,y.aX)(i)):void 0}const mr={canvas:[255,255,255],canvastext:[0,0,0],windowtext:[
0,0,0],window:[255,255,255],linktext:[0,0,238],graytext:[128,128,128]},be=([i,t,e],n=1)=>({color:[i/255,t/255,e/255],alpha:n});function gr(i){const t=(0,ri.q)(`\
#${i}`);if(t)return be(t);if(!/^(?:[\da-f]{4}|[\da-f]{8})$/i.test(i))return;const e=i.length===4?[...i].map(a=>a+a).join(""):i,[n,s,o,r]=[0,2,4,6].map(a=>Number.
parseInt(e.slice(a,a+2),16));return be([n,s,o],r/255)}function wr(i,t){const e=t.filter(l=>l.type!=="Operator"),n=e.length>3?It(e[3]):1;if(e.length<3||e.length>
4||n===void 0)return;const s=Math.min(Math.max(n,0),1),o=l=>Math.min(Math.max(l,0),255);if(i==="rgb"||i==="rgba"){const l=e.slice(0,3).map(u=>{const m=It(u);return m===
void 0?void 0:o(u.type==="Percentage"?m*255:m)}),[d,f,h]=l;return d===void 0||f===void 0||h===void 0?void 0:be([d,f,h],s)}if(i!=="hsl"&&i!=="hsla")return;const r=Qe(
e[0])??It(e[0]),[a,c]=[It(e[1]),It(e[2])];if(!(r===void 0||a===void 0||c===void 0))return{color:br(r,Math.min(Math.max(a,0),1),Math.min(Math.max(c,0),1)),alpha:s}}
function br(i,t,e){const n=s=>{const o=((s+i/30)%12+12)%12;return e-t*Math.min(e,1-e)*Math.max(-1,Math.min(o-3,9-o,1))};return[n(0),n(8),n(4)]}const C=(i,t)=>({
keys:[i],read:(e,n)=>{if(e.length!==1)return;const s=t(e[0],n);return s===void 0?void 0:{[i]:s}}}),H=(i,t,e={})=>C(i,n=>{const s=(0,y.aG)(n);if(s!==void 0)return Object.
hasOwn(e,s)?e[s]:t.find(o=>o===s)}),Dt=(i,t=-1/0)=>C(i,e=>{const n=ft(e);return n===void 0||n<t?void 0:n}),jt=(i,t)=>(0,y.aG)(i)==="auto"?"auto":it(i,t),ht=(i,t)=>{
const e=it(i,t);return e&&(e.percent!==0||e.px>=0)?e:void 0},ai=(i,t)=>{const e=ge(i,t);return e!==void 0&&e>=0?e:void 0};function en(i){const t=yt(i);if(t!==void 0)
return{paint:t==="current"?void 0:t}}const ye=["Top","Right","Bottom","Left"];function ee(i){const[t,e=t,n=t,s=e]=i;return i.length===0||i.length>4?void 0:[t,e,
n,s]}function ne(i,t){return{keys:i,read:(e,n)=>{const s=ee(e.map(o=>t(o,n)));if(!(!s||s.includes(void 0)))return Object.fromEntries(i.map((o,r)=>[o,s[r]]))}}}const ci=i=>(0,y.
M$)(i,y.YY),li={"":"all",":left":"left",":right":"right",":first":"first"},di={all:0,left:1,right:1,first:2},wt=96/25.4,fi={a3:[297*wt,420*wt],a4:[210*wt,297*wt],
a5:[148*wt,210*wt],a6:[105*wt,148*wt],b4:[250*wt,353*wt],b5:[176*wt,250*wt],letter:[816,1056],legal:[816,1344],ledger:[1056,1632],tabloid:[1056,1632]},[nn,yr]=[
48,19200],xr=["margin-top","margin-right","margin-bottom","margin-left"];function kr(i,t){const e={...t,margins:[t.margin,t.margin,t.margin,t.margin]},n=[],s=[],
o={first:[],left:[],right:[]},r=i.filter(({selector:h})=>h==="");for(const{selector:h,declarations:u,boxes:m}of[...r,...i.filter(p=>!r.includes(p))]){const p=Object.
hasOwn(li,h)?li[h]:void 0;if(p===void 0){s.push(`@page ${h}`);continue}for(const{name:g,declarations:w}of m)n.push({name:g,pages:p,declarations:w});if(p==="all")
for(const g of u)ui(g,e);else(0,G.RZ)(o[p],u)}const{width:a,height:c}=e,l=mi(e.margins,a,c);n.sort((h,u)=>di[h.pages]-di[u.pages]);const d=(h,u)=>{const{margins:m,
isWhole:p}=Mr(u,e);return p||s.push(`@page :${h} margin`),mi(m,a,c)},f={left:d("left",o.left),right:d("right",o.right),first:d("first",[...o.right,...o.first])};
return{width:a,height:c,margins:l,own:f,boxes:n,ignored:s}}const hi=({own:i},t)=>t===0?i.first:t%2===0?i.right:i.left;function ui({name:i,value:t},e){const n=(0,y.
wK)(t)??[],s={em:16,rem:16,pageWidth:e.width,pageHeight:e.height},o=i==="size"?Or(n,s,e):void 0;if(o&&([e.width,e.height]=o),i==="margin"){const c=ee(n.map(l=>pi(
l,s)));if(c&&!c.includes(void 0))for(const[l,d]of c.entries())e.margins[l]=d}const r=xr.indexOf(i),a=r<0||!n[0]?void 0:pi(n[0],s);a!==void 0&&(e.margins[r]=a)}function Mr(i,{
width:t,height:e,margins:n}){const s={width:t,height:e,margins:[...n]};for(const f of i)ui(f,s);const[o,r,a,c]=s.margins,l=Math.abs(c+r-n[1]-n[3])<.01,d=l&&s.width===
t&&s.height===e;return{margins:l?s.margins:[o,n[1],a,n[3]],isWhole:d}}function pi(i,t){if((0,y.aG)(i)==="auto")return 0;const e=it(i,t);return e&&Math.max(e.px+
e.percent*t.pageWidth,0)}function mi(i,t,e){const[n,s,o,r]=i,a=Math.min(1,(t-nn/2)/Math.max(r+s,1)),c=Math.min(1,(e-nn/2)/Math.max(n+o,1));return[Math.round(n*c),
Math.round(s*a),Math.round(o*c),Math.round(r*a)]}function Or(i,t,e){let n,s;const o=[];for(const c of i){const l=(0,y.aG)(c),d=ge(c,t);if(l==="landscape"||l==="\
portrait")s=l;else if(l!==void 0&&Object.hasOwn(fi,l))n=fi[l];else if(d!==void 0&&d>0)o.push(Math.min(Math.max(d,nn),yr));else if(l!=="auto")return}if(o.length>
0&&(n=[o[0],o[1]??o[0]]),s===void 0)return n;const[r,a]=[...n??[e.width,e.height]].sort((c,l)=>c-l);return s==="landscape"?[a,r]:[r,a]}var lt=O(37294);const gi={
"{":"}","(":")","[":"]"};function Sr(i,t){const e=i[t];let n=t+1;for(;n<i.length&&i[n]!==e&&i[n]!==`
`;n++)i[n]==="\\"&&n++;return n+1}function Gt(i,t,e){const n=[];for(let s=t;s<i.length;){const o=i[s];if(o==="/"&&i[s+1]==="*"){const r=i.indexOf("*/",s+2);s=r<
0?i.length:r+2;continue}if(n.length===0&&e.includes(o))return s;if(o==='"'||o==="'"){s=Sr(i,s);continue}if(o==="\\")s++;else if(o==="("&&vr(i,s)){const r=i.indexOf(
")",s);s=r<0?i.length:r}else Object.hasOwn(gi,o)?n.push(gi[o]):o===n.at(-1)&&n.pop();s++}return i.length}function vr(i,t){if(i.slice(Math.max(t-3,0),t).toLowerCase()!==
"url")return!1;let e=t+1;for(;e<i.length&&/\s/.test(i[e]);)e++;return i[e]!=='"'&&i[e]!=="'"}function*wi(i){for(let t=0;t<i.length;){const e=Gt(i,t,"{;}"),n=bi(
i.slice(t,e));if(i[e]!=="{"){n!==""&&(yield{prelude:n,block:void 0}),t=e+1;continue}const s=Gt(i,e+1,"}");yield{prelude:n,block:i.slice(e+1,s)},t=s+1}}const bi=i=>i.
replace(/\/\*[^]*?(?:\*\/|$)/g," ").replace(/<!--|-->/g," ").trim();function xe(i){const t=[];for(let e=0;e<i.length;){const n=Gt(i,e,";{");if(i[n]==="{"){e=Gt(
i,n+1,"}")+1;continue}const s=bi(i.slice(e,n));e=n+1;const o=s.indexOf(":");if(o<=0)continue;const r=s.slice(0,o).trim(),a=r.startsWith("--")?r:r.toLowerCase();
if(!/^[a-z_-][\w-]*$/i.test(a))continue;const c=s.slice(o+1).trim(),l=c.replace(/\s*!\s*important$/i,"");l===""&&!a.startsWith("--")||t.push({name:a,value:l,important:l.
length!==c.length})}return t}var Tr=O(88650);const ke=1e3,Rr=1e6;function Cr(i){if(i.length>lt.LI)return;const t=[];let e;try{e=(0,Tr.A)(i,{context:"selectorLis\
t",onParseError:n=>t.push(n)})}catch{return}return t.length>0?void 0:sn(e)}function sn(i){if(i.type!=="SelectorList")return;const t=i.children.toArray().map(e=>e.
type==="Selector"?Er(e):void 0);return t.every(e=>e!==void 0)?t:void 0}const ie=()=>({name:void 0,id:void 0,classes:[],attributes:[],pseudos:[],combinator:void 0}),
Lr=new Set(["before","after","first-line","first-letter"]);function Er({children:i}){const t=[ie()];let e=0,n;for(const s of i.toArray()){const o=t.at(-1);switch(s.
type){case"TypeSelector":s.name!=="*"&&(o.name=s.name.replace(/^.*\|/,"").toLowerCase(),e+=1);break;case"IdSelector":o.id=s.name,e+=Rr;break;case"ClassSelector":
o.classes.push(s.name),e+=ke;break;case"AttributeSelector":o.attributes.push({name:s.name.name.toLowerCase(),matcher:s.matcher??void 0,value:s.value?s.value.type===
"String"?s.value.value:s.value.name:"",ignoresCase:s.flags==="i"}),e+=ke;break;case"Combinator":t.push({...ie(),combinator:s.name});break;case"PseudoElementSele\
ctor":n=s.name.toLowerCase(),e+=1;break;case"PseudoClassSelector":{const r=s.name.toLowerCase();if(Lr.has(r)){n=r,e+=1;break}const a=Br(r,s.children?.toArray()??
[]);if(!a)return;o.pseudos.push(a.test),e+=a.specificity;break}default:return}}return{compounds:t.reverse(),specificity:e,pseudoElement:n}}const Ir=new Set(["ho\
ver","focus","focus-within","focus-visible","active","visited","target","invalid","indeterminate","fullscreen","modal","popover-open","playing","host","defined",
"placeholder-shown","autofill"]),Wr=new Set(["enabled","valid","optional","read-only"]),Wt={a:0,b:1};function Br(i,t){const e=s=>({test:s,specificity:ke}),n=(s,o,r)=>e(
{kind:"nth",...s,ofType:o,fromEnd:r});if(Ir.has(i))return e({kind:"never"});if(Wr.has(i))return e({kind:"is",selectors:[{compounds:[ie()],specificity:0,pseudoElement:void 0}]});
switch(i){case"root":case"empty":case"checked":case"disabled":return e({kind:i});case"link":case"any-link":return e({kind:"link"});case"first-child":return n(Wt,
!1,!1);case"last-child":return n(Wt,!1,!0);case"first-of-type":return n(Wt,!0,!1);case"last-of-type":return n(Wt,!0,!0);case"only-child":return xi(n(Wt,!1,!1).test,
n(Wt,!1,!0).test);case"only-of-type":return xi(n(Wt,!0,!1).test,n(Wt,!0,!0).test);case"nth-child":case"nth-last-child":case"nth-of-type":case"nth-last-of-type":{
const s=zr(t[0]);return s&&n(s,i.endsWith("of-type"),i.includes("last"))}case"not":case"is":case"where":case"matches":case"-webkit-any":return Ar(i,t[0]);case"h\
as":return Nr(t[0]);case"lang":{const[s]=t,o=s?.type==="Identifier"?s.name:s?.type==="String"?s.value:void 0;return o===void 0?void 0:e({kind:"lang",language:o.
toLowerCase()})}default:return}}function Ar(i,t){const e=t&&sn(t);if(!e)return;const n=i==="where"?0:e.reduce((s,o)=>Math.max(s,o.specificity),0);return{test:{kind:i===
"not"?"not":"is",selectors:e},specificity:n}}function Nr(i){if(i?.type!=="SelectorList"||i.children.some(o=>o.type!=="Selector"||o.children.last?.type==="Combin\
ator"))return;const t=sn(i);if(!t||t.length===0||t.some(yi))return;const e=t.reduce((o,r)=>Math.max(o,r.specificity),0),n=i.children.toArray();return{test:{kind:"\
has",selectors:t.map((o,r)=>Pr(o,n[r]))},specificity:e}}const yi=({compounds:i,pseudoElement:t})=>t!==void 0||i.some(({pseudos:e})=>e.some(n=>n.kind==="has"||"s\
electors"in n&&n.selectors.some(yi)));function Pr(i,t){const e={...ie(),pseudos:[{kind:"scope"}]},{compounds:n}=i,s=t.type==="Selector"&&t.children.first?.type===
"Combinator",o=n.slice(0,-1);return{...i,compounds:s?[...o,e]:[...o,{...n.at(-1),combinator:" "},e]}}function xi(i,t){return{test:{kind:"is",selectors:[(n=>({compounds:[
{...ie(),pseudos:n}],specificity:0,pseudoElement:void 0}))([i,t])]},specificity:ke}}function zr(i){if(i?.type!=="Nth"||i.selector)return;const{nth:t}=i;if(t.type===
"Identifier")return t.name==="odd"?{a:2,b:1}:t.name==="even"?{a:2,b:0}:void 0;const{a:e,b:n}=t;return{a:ki(e),b:ki(n)}}const ki=i=>i==null?0:i===""||i==="+"?1:i===
"-"?-1:Number(i),$r=10,Hr=150;class Dr{medium;pace;rules=[];pages=[];notLoaded=0;ignored=new Set;constructor(t,e){this.medium=t,this.pace=e}async add(t,e=!1,n=0){
if(!(n>$r))for(const{prelude:s,block:o}of wi(t)){const r=this.pace.step((s.length+(o?.length??0))*Hr+2e3);if(r&&await r,!s.startsWith("@")){o!==void 0&&this.addRule(
s,xe(o),e);continue}const a=/^@[\w-]+/.exec(s)[0].slice(1).toLowerCase();await this.addAtRule(a,s.slice(a.length+1).trim(),o,{isUsual:e,depth:n})}}addRule(t,e,n){
if(e.length===0)return;const s=Cr(t);if(s)for(const o of s){if(this.rules.length===lt.qV)throw(0,lt.VE)();this.rules.push({selector:o,declarations:e,order:this.
rules.length,isUsual:n})}}async addAtRule(t,e,n,{isUsual:s,depth:o}){switch(t){case"media":n!==void 0&&Mi(e,this.medium)&&await this.add(n,s,o+1);return;case"su\
pports":n!==void 0&&!/^not\b/i.test(e)&&await this.add(n,s,o+1);return;case"layer":n!==void 0&&await this.add(n,s,o+1);return;case"page":n!==void 0&&this.addPage(
e,n);return;case"import":this.notLoaded++;return;case"font-face":n!==void 0&&/url\(/i.test(n)&&this.notLoaded++;return;case"charset":case"namespace":case"keyfra\
mes":case"-webkit-keyframes":case"property":case"font-feature-values":case"view-transition":return;default:this.ignored.add(`@${t}`)}}addPage(t,e){const n=[];for(const s of wi(
e)){const o=/@([\w-]+)$/.exec(s.prelude)?.[1];o!==void 0&&s.block!==void 0&&n.push({name:o.toLowerCase(),declarations:xe(s.block)})}this.pages.push({selector:t.
toLowerCase(),declarations:xe(e),boxes:n})}}function Mi(i,t){return i.trim()===""?!0:i.toLowerCase().split(",").some(e=>jr(e.trim(),t))}function jr(i,t){const e=/^not\s/.
test(i);return i.replace(/^(?:not|only)\s+/,"").split(/\s+and\s+/).every(o=>o.startsWith("(")?_r(o.slice(1,-1),t):o==="print"||o==="all")!==e}const Gr=/^\s*(min-|max-)?(width|height)\s*:\s*([\d.]+)(px|em|rem|pt|in|cm|mm)\s*$/,
Fr={px:1,em:16,rem:16,pt:4/3,in:96,cm:96/2.54,mm:96/25.4};function _r(i,t){const[,e,n,s,o]=Gr.exec(i)??[];if(n!==void 0){const c=Number(s)*Fr[o],l=n==="width"?t.
width:t.height;return e==="min-"?l>=c:e==="max-"?l<=c:l===c}const[r,a]=i.split(":").map(c=>c.trim());return r==="orientation"?a==="landscape"==t.width>t.height:
r==="prefers-color-scheme"?a==="light":r==="prefers-reduced-motion"?a==="reduce"||a===void 0:r==="color"||r==="hover"&&a==="none"||r==="update"&&a==="none"}var Bt=O(
36078),_=O(74135);function Oi([i,t,e,n],{scaling:s,x:o,y:r},a){const[c,l]=[a.width/e,a.height/n];if(s==="none")return[c,0,0,l,-i*c,-t*l];const d=s==="meet"?Math.
min(c,l):Math.max(c,l);return[d,0,0,d,(a.width-e*d)*o-i*d,(a.height-n*d)*r-t*d]}const Si=1e7,vi=/[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/iy;class Me{text;at=0;constructor(t){
this.text=t}skip(){for(;this.at<this.text.length&&` 	
\r\f,`.includes(this.text[this.at]);)this.at++}number(){this.skip(),vi.lastIndex=this.at;const t=vi.exec(this.text)?.[0];if(t!==void 0)return this.at+=t.length,
Math.min(Math.max(Number(t),-Si),Si)}flag(){this.skip();const t=this.text[this.at];if(!(t!=="0"&&t!=="1"))return this.at++,Number(t)}}function on(i,t){const e=new Me(
i),n=[];for(;n.length<t;){const s=e.number();if(s===void 0)break;n.push(s)}return n}const Ti={px:1,pt:4/3,pc:16,in:96,cm:96/2.54,mm:96/25.4,q:96/101.6};function Tt(i,t,e){
const n=new Me(i??""),s=n.number();if(s===void 0)return;const o=n.text.slice(n.at,n.at+4).trim().toLowerCase();return o===""?s:o.startsWith("%")?s*t/100:o==="em"||
o==="rem"?s*e:o==="ex"?s*e*.5:Object.hasOwn(Ti,o)?s*Ti[o]:void 0}const Ur=1e3;function Oe(i){if(i===void 0)return;let t,e=0;for(const[,n,s]of i.matchAll(/([a-z]+)\s{0,9}\(([^)]*)\)/gi)){
const o=Kr(n.toLowerCase(),on(s,6));if(!o||++e>Ur)return;t=t?(0,_.lw)(o,t):o}return t}function Kr(i,[t,...e]){if(t===void 0)return;const[n,s,o,r,a]=e,c=t*Math.PI/
180;switch(i){case"translate":return[1,0,0,1,t,n??0];case"scale":return[t,0,0,n??t,0,0];case"rotate":{const l=[Math.cos(c),Math.sin(c),-Math.sin(c),Math.cos(c),
0,0],[d,f]=[n??0,s??0];return(0,_.lw)((0,_.lw)([1,0,0,1,-d,-f],l),[1,0,0,1,d,f])}case"skewx":return[1,0,Math.tan(c),1,0,0];case"skewy":return[1,Math.tan(c),0,1,
0,0];case"matrix":return a===void 0?void 0:[t,n,s,o,r,a];default:return}}const Ri=8;class Ci{matrix;box=_.gF;x=0;y=0;operators=[];joined;startX=0;startY=0;constructor(t){
this.matrix=t}get path(){return this.joined??=this.operators.join(" ")}get isEmpty(){return this.operators.length===0}move(t,e){[this.startX,this.startY]=[t,e],
this.operators.push(`${this.point(t,e)} m`),this.go(t,e)}line(t,e){this.begin(),this.operators.push(`${this.point(t,e)} l`),this.go(t,e)}curve(t,e,n,s,o,r){this.
begin();const[a,c]=[this.x,this.y];this.operators.push(`${this.point(t,e)} ${this.point(n,s)} ${this.point(o,r)} c`);for(let l=1;l<Ri;l++){const d=l/Ri,[f,h,u,m]=[
(1-d)**3,3*d*(1-d)**2,3*d*d*(1-d),d**3];this.include(f*a+h*t+u*n+m*o,f*c+h*e+u*s+m*r)}this.go(o,r)}close(){this.isEmpty||(this.operators.push("h"),[this.x,this.
y]=[this.startX,this.startY])}begin(){(this.isEmpty||this.operators.at(-1)==="h")&&this.operators.push(`${this.point(this.x,this.y)} m`)}point(t,e){const[n,s]=this.
matrix?(0,_.Gd)(this.matrix,t,e):[t,e];return`${(0,Bt._)(n)} ${(0,Bt._)(s)}`}go(t,e){[this.x,this.y]=[t,e],this.include(t,e)}include(t,e){const[n,s]=this.matrix?
(0,_.Gd)(this.matrix,t,e):[t,e],[o,r,a,c]=this.box;this.box=[Math.min(o,n),Math.min(r,s),Math.max(a,n),Math.max(c,s)]}}const Yr=10,rn=({name:i})=>i==="linearGra\
dient"||i==="radialGradient";function Zr(i,t){const e=[i];for(;e.length<Yr;){const n=e.at(-1).attributes.get("href"),s=n===void 0?void 0:t(n.trim().replace(/^#/,
""));if(!s||e.includes(s)||!rn(s))break;e.push(s)}return e}function Xr(i,t,e,n){const s=A=>{for(const{attributes:j}of i)if(j.has(A))return j.get(A)},o=s("gradie\
ntUnits")!=="userSpaceOnUse",[r,a,c,l]=e;if(c-r<=0&&o||l-a<=0&&o)return;const d=Oe(s("gradientTransform"))??qr,f=o?(0,_.lw)(d,[c-r,0,0,l-a,r,a]):d,[h,u,m,p]=f;if(!(Math.
abs(h*p-u*m)>1e-12))return;const g=o?{width:1,height:1}:n,w=(A,j,q)=>Tt(s(A)??j,q,n.em)??0,b=(A,j)=>w(A,j,g.width),x=(A,j)=>w(A,j,g.height),k=(0,_.zl)((0,_.DI)(
f),e);if(i[0].name==="linearGradient"){const A=[b("x1","0%"),x("y1","0%"),b("x2","100%"),x("y2","0%")];return Li(A,f,t,k)}const[S,M]=[b("cx","50%"),x("cy","50%")],
v=w("r","50%",Math.hypot(g.width,g.height)/Math.SQRT2),[T,$]=[s("fx")===void 0?S:b("fx","50%"),s("fy")===void 0?M:x("fy","50%")];return v>0?Li([T,$,0,S,M,v],f,t,
k):void 0}const Se=1e3,qr=[1,0,0,1,0,0],Li=(i,t,e,n)=>({coordinates:i.map(s=>s*Se),matrix:(0,_.lw)([1/Se,0,0,1/Se,0,0],t),stops:e,box:n.map(s=>s*Se)}),Vr=256;class Qr{styler;find;leaveOut;gradients=new Map;constructor(t,e,n){
this.styler=t,this.find=e,this.leaveOut=n}make(t,{style:e},n){const[s,o,r,a]=t.box,c=r>s&&a>o?this.fillOf(t,e,n):void 0,l=this.strokeOf(e,n);return c||l?{kind:"\
shape",path:t.path,fill:c,stroke:l}:void 0}textPaint(t){const{fill:e,fillOpacity:n,stroke:s,strokeOpacity:o}=t.drawn,r=this.colorOf(e,t);if(r)return{color:r.color,
alpha:r.alpha*n};const a=this.colorOf(s,t);return a&&{color:a.color,alpha:a.alpha*o}}fillOf(t,e,n){const{fill:s,fillOpacity:o,hasHoles:r}=e.drawn;if(typeof s=="\
object"&&"id"in s){const c=this.gradient(s.id);if(c&&c.stops.length>1){const l=c.stops.map(f=>({...f,alpha:f.alpha*o})),d=Xr(c.chain,o<1?l:c.stops,t.box,n);return d&&
{paint:d,alpha:1,hasHoles:r}}}const a=this.colorOf(s,e);return a&&{paint:a.color,alpha:a.alpha*o,hasHoles:r}}strokeOf({drawn:t,...e},{width:n,height:s}){const o=this.
colorOf(t.stroke,{...e,drawn:t}),r=Math.hypot(n,s)/Math.SQRT2,a=I(t.strokeWidth,r);if(!o||!(a>0))return;const{cap:c,join:l,miter:d}=t,f=t.dashes.map(m=>I(m,r)),
h=f.some(m=>m>0)?f.length%2===1?[...f,...f]:f:[],u=I(t.dashOffset,r);return{color:o.color,alpha:o.alpha*t.strokeOpacity,width:a,cap:c,join:l,miter:d,dashes:h,dashOffset:u}}colorOf(t,e){
if(t==="none")return;if(t==="current")return e.color;if(!("id"in t))return t;const n=this.gradient(t.id);return n?n.stops[0]:this.colorOf(t.otherwise,e)}gradient(t){
if(this.gradients.has(t))return this.gradients.get(t);const e=this.find(t);e&&!rn(e)&&this.leaveOut(e.name);const n=e&&rn(e)?this.readGradient(e):void 0;return this.
gradients.set(t,n),n}readGradient(t){const e=Zr(t,this.find),n=e.find(a=>(0,L.ZE)(a).some(({name:c})=>c==="stop")),s=[];for(const a of n?(0,L.ZE)(n):[]){if(a.name!==
"stop"||s.length===Vr)continue;const{style:c}=this.styler.styleOf(a,this.styler.start,void 0),l=a.attributes.get("offset")??"0",d=Math.min(Math.max(Tt(l,1,16)??
0,s.at(-1)?.at??0),1);s.push({at:d,color:c.stopColor.color,alpha:c.stopColor.alpha*c.stopOpacity})}const[o,r]=[s[0],s.at(-1)];return o&&o.at>0&&s.unshift({...o,
at:0}),r&&r.at<1&&s.push({...r,at:1}),{chain:e,stops:s}}}function ve(i,t,[e,n]){const[s,o]=[i.x,i.y];let[r,a]=[Math.abs(t[0]),Math.abs(t[1])];if(s===e&&o===n)return;
if(r===0||a===0)return i.line(e,n);const c=t[2]*Math.PI/180,[l,d]=[Math.cos(c),Math.sin(c)],[f,h]=[(s-e)/2,(o-n)/2],[u,m]=[l*f+d*h,l*h-d*f],p=Math.sqrt((u/r)**2+
(m/a)**2);p>1&&([r,a]=[r*p,a*p]);const g=(r*m)**2+(a*u)**2,w=Math.sqrt(Math.max(((r*a)**2-g)/g,0))*(t[3]===t[4]?-1:1),[b,x]=[w*r*m/a,-w*a*u/r],k=[l*b-d*x+(s+e)/
2,d*b+l*x+(o+n)/2],S=Math.atan2((m-x)/a,(u-b)/r);let M=Math.atan2((-m-x)/a,(-u-b)/r)-S;if(t[4]===1&&M<0&&(M+=2*Math.PI),t[4]===0&&M>0&&(M-=2*Math.PI),![...k,S,M].
every(Number.isFinite))return i.line(e,n);const v=Math.max(Math.ceil(Math.abs(M)/(Math.PI/2)-1e-9),1),T=M/v,$=4/3*Math.tan(T/4),A=(j,q)=>[k[0]+l*j*r-d*q*a,k[1]+
d*j*r+l*q*a];for(let j=0;j<v;j++){const[q,Mt]=[S+j*T,S+(j+1)*T],[ue,ei,Qt,ni]=[Math.cos(q),Math.sin(q),Math.cos(Mt),Math.sin(Mt)],Uh=j===v-1?[e,n]:A(Qt,ni);i.curve(
...A(ue-$*ei,ei+$*ue),...A(Qt+$*ni,ni-$*Qt),...Uh)}}function Ei(i,t,e,n,s){i.move(t+n,e),ve(i,[n,s,0,0,1],[t-n,e]),ve(i,[n,s,0,0,1],[t+n,e]),i.close()}const Jr=600,
Ii={m:2,l:2,h:1,v:1,c:6,s:4,q:4,t:2,a:7,z:0};function*ta(i,t){const e=new Me(t),n={kind:"",x:0,y:0};let s="";for(;;){yield Jr,e.skip();const o=t[e.at];if(o===void 0)
return;if(Object.hasOwn(Ii,o.toLowerCase()))s=o,e.at++;else if(s===""||s==="z"||s==="Z")return;if(i.isEmpty&&s!=="m"&&s!=="M")return;const r=ea(e,s.toLowerCase());
if(!r)return;na(i,s,r,n),s==="m"&&(s="l"),s==="M"&&(s="L")}}function ea(i,t){const e=[];for(let n=0;n<Ii[t];n++){const s=t==="a"&&(n===3||n===4)?i.flag():i.number();
if(s===void 0)return;e.push(s)}return e}function na(i,t,e,n){const s=t.toLowerCase(),o=s===t,[r,a]=o?[i.x,i.y]:[0,0],[c,l]=[i.x,i.y],d=u=>[e[u]+r,e[u+1]+a],f=u=>n.
kind!==""&&u.includes(n.kind)?[2*c-n.x,2*l-n.y]:[c,l];let h=[c,l];switch(s){case"m":i.move(...d(0));break;case"l":i.line(...d(0));break;case"h":i.line(e[0]+r,l);
break;case"v":i.line(c,e[0]+a);break;case"c":h=d(2),i.curve(...d(0),...h,...d(4));break;case"s":h=d(0),i.curve(...f("cs"),...h,...d(2));break;case"q":h=d(0),Wi(
i,h,d(2));break;case"t":h=f("qt"),Wi(i,h,d(0));break;case"a":ve(i,e,d(5));break;default:i.close()}n.kind=s,[n.x,n.y]=h}function Wi(i,[t,e],[n,s]){const[o,r]=[i.
x,i.y],a=(c,l)=>c+(l-c)*2/3;i.curve(a(o,t),a(r,e),a(n,t),a(s,e),n,s)}const Bi=new Set(["path","rect","circle","ellipse","line","polyline","polygon"]),ia=400;function*Ai(i,{
name:t,attributes:e},n){const s=Math.hypot(n.width,n.height)/Math.SQRT2,o=(c,l)=>Tt(e.get(c),l,n.em)??0,r=c=>o(c,n.width),a=c=>o(c,n.height);switch(t){case"path":
return yield*ta(i,e.get("d")??"");case"rect":return oa(i,e,n);case"circle":{const c=o("r",s);c>0&&Ei(i,r("cx"),a("cy"),c,c);return}case"ellipse":{const[c,l]=[r(
"rx"),a("ry")];c>0&&l>0&&Ei(i,r("cx"),a("cy"),c,l);return}case"line":i.move(r("x1"),a("y1")),i.line(r("x2"),a("y2"));return;default:yield*sa(i,e.get("points")??
"",t==="polygon")}}function*sa(i,t,e){const n=new Me(t);for(;;){yield ia;const[s,o]=[n.number(),n.number()];if(s===void 0||o===void 0)break;i.isEmpty?i.move(s,o):
i.line(s,o)}e&&i.close()}function oa(i,t,{width:e,height:n,em:s}){const o=(w,b)=>Tt(t.get(w),b,s),[r,a]=[o("x",e)??0,o("y",n)??0],[c,l]=[o("width",e)??0,o("heig\
ht",n)??0];if(c<=0||l<=0)return;const[d,f]=[o("rx",e),o("ry",n)],h=Math.min(Math.max(d??f??0,0),c/2),u=Math.min(Math.max(f??d??0,0),l/2),[m,p]=[r+c,a+l],g=(w,b)=>{
h>0&&u>0&&ve(i,[h,u,0,0,1],[w,b])};i.move(r+h,a),i.line(m-h,a),g(m,a+u),i.line(m,p-u),g(m-h,p),i.line(r+h,p),g(r,p-u),i.line(r,a+u),g(r+h,a),i.close()}const ra=2e4,
aa=1e4,ca=new Set(["tspan","a","textPath"]);function*la(i,t,e,n){const s=[];yield*Ni(i,t,{pen:{xs:[0],y:0,dx:0,dy:0,isSpaced:!0},runs:s,maker:e,styler:n});const r=s.
at(-1);return r&&!r.style.whiteSpace.startsWith("pre")&&(s[s.length-1]={...r,text:r.text.trimEnd()}),s}function*Ni(i,t,e){const{styled:n,measures:s}=t,{pen:o,styler:r}=e,
a=i.attributes.get("space"),c=a===void 0?t.keepsSpace===!0:a==="preserve";da(o,i,s);for(const l of i.children)if(yield ra,l.kind==="text")fa(l,c,n,e);else if(!l.
isHtml&&ca.has(l.name)){const d=r.styleOf(l,n,void 0);if(d.style.display==="none")continue;yield*Ni(l,{styled:d,measures:{...s,em:d.style.fontSize},keepsSpace:c},
e)}}function da(i,{attributes:t},{width:e,height:n,em:s}){const o=t.get("x");if(o!==void 0){const a=on(o,aa),c=Tt(o,e,s);i.xs=a.length>1?a:c===void 0?[]:[c]}const r=(a,c)=>Tt(
t.get(a),c,s);i.y=r("y",n)??i.y,i.dx+=r("dx",e)??0,i.dy+=r("dy",n)??0}function fa({value:i},t,{style:e},n){const{pen:s,runs:o,maker:r}=n,a=t||e.whiteSpace.startsWith(
"pre");let c=a?i.replace(/\s/g," "):i.replace(/\s+/g," ");!a&&s.isSpaced&&(c=c.replace(/^ /,""));const l=r.textPaint(e);if(c===""||!l||e.visibility!=="visible")
return;s.isSpaced=c.endsWith(" ");const d=(u,m)=>{o.push({text:u,style:e,paint:l,x:m,y:s.y,dx:s.dx,dy:s.dy}),[s.y,s.dx,s.dy]=[void 0,0,0]},f=s.xs.length>1?Array.
from(c):[],h=Math.min(s.xs.length,f.length);for(let u=0;u<h-1;u++)d(f[u],s.xs[u]);d(h>1?f.slice(h-1).join(""):c,s.xs[Math.max(h-1,0)]),s.xs=s.xs.slice(Math.max(
h,1))}const ha=new Set("defs symbol clipPath linearGradient radialGradient mask pattern marker filter title desc metadata style script animate animateTransform \
animateMotion set view cursor".split(" ")),ua=20,pa=100,ma=500,ga=3e4,Pi={width:300,height:150};class wa{styler;leaveOut;drawn=0;named=new Map;outlines=new Map;shapes;constructor(t,e,n){
this.styler=t,this.leaveOut=n;for(const s of(0,L.Ky)(e)){const o=s.attributes.get("id");o!==void 0&&!s.isHtml&&!this.named.has(o)&&this.named.set(o,s)}this.shapes=
new Qr(t,s=>this.named.get(s),n)}*read(t,e){const n=$i(t),{style:s}=e,o=(d,f)=>typeof d=="object"&&d.percent===0?d.px:f,r={width:o(s.width,Pi.width),height:o(s.
height,Pi.height)},[,,a,c]=n??[0,0,r.width,r.height],l=yield*this.children(t,{styled:e,measures:{width:a,height:c,em:e.style.fontSize},used:0,depth:0});return{drawing:{
view:n,fit:Di(t),nodes:l},size:n?void 0:r}}*children(t,e){const n=[];for(const s of(0,L.ZE)(t)){const o=yield*this.element(s,e);if(o&&n.push(o),o&&t.name==="swi\
tch")break}return n}spend(t){if(this.drawn+=t+pa,this.drawn>lt.bJ)throw(0,lt.iY)()}*element(t,{styled:e,measures:n,used:s,depth:o}){const{name:r,attributes:a}=t;
if(ha.has(r)||t.isHtml)return;this.spend(0);const{matcher:c}=this.styler,l=c.work,d=this.styler.styleOf(t,e,void 0);yield ga+(c.work-l)*30;const{style:f}=d;if(f.
display==="none")return;for(const u of["mask","marker-start","marker-mid","marker-end"])a.has(u)&&a.get(u)!=="none"&&this.leaveOut(u.replace(/-.*/,""));const h={
styled:d,measures:{...n,em:f.fontSize},used:s,depth:o+1};if(o>lt.Ez)throw(0,lt.DI)();if(Bi.has(r))return yield*this.shape(t,h);if(r==="text"){const u=yield*la(t,
h,this.shapes,this.styler);return u.length===0?void 0:yield*this.wrap(t,h,[{kind:"text",runs:u}])}if(r==="g"||r==="a"||r==="switch")return yield*this.wrap(t,h,yield*this.
children(t,h));if(r==="svg")return yield*this.view(t,t,h);if(r==="use")return yield*this.use(t,h);this.leaveOut(r)}*shape(t,e){const{style:n}=e.styled;if(n.visibility!==
"visible")return;const s=yield*this.outlineOf(t,e.measures);if(s.isEmpty)return;this.spend(s.path.length);const o=this.shapes.make(s,e.styled,e.measures);if(o)return this.
spend(o.fill&&"stops"in o.fill.paint?o.fill.paint.stops.length*ma:0),yield*this.wrap(t,e,[o])}*outlineOf(t,e){const n=this.outlines.get(t);if(n)return n;const s=new Ci,
{attributes:o}=t,r=o.get("d")??o.get("points");return this.spend(r?.length??0),yield*Ai(s,t,e),r!==void 0&&this.outlines.set(t,s),s}*wrap(t,{styled:{style:e}},n,s){
if(n.length===0||e.opacity===0)return;const o=ba(t,e),r=o&&s?(0,_.lw)(s,o):s??o,a=e.clipPath===void 0?void 0:yield*this.clip(e.clipPath),[c]=n;if(!r&&!a&&e.opacity===
1&&n.length===1)return c;const l=n.length===1&&e.opacity<1?xa(c,e.opacity):void 0;return{kind:"group",matrix:r,clip:a?.path,clipHasHoles:a?.hasHoles??!1,opacity:l?
1:e.opacity,nodes:l?[l]:n}}*clip(t){const e=this.named.get(t);if(e?.name!=="clipPath")return;if(e.attributes.get("clipPathUnits")==="objectBoundingBox"){this.leaveOut(
"clipPath");return}const n=Oe(e.attributes.get("transform")),s=[];let o=!1;for(const r of(0,L.ZE)(e)){if(!Bi.has(r.name))continue;this.spend((r.attributes.get("\
d")??r.attributes.get("points")??"").length);const a=Oe(r.attributes.get("transform")),c=new Ci(a&&n?(0,_.lw)(a,n):a??n);yield*Ai(c,r,{width:0,height:0,em:16}),
c.isEmpty||s.push(c.path),o||=r.attributes.get("clip-rule")==="evenodd"}return{path:s.length===0?"0 0 0 0 re":s.join(" "),hasHoles:o}}*view(t,e,n){const{measures:s,
styled:o}=n,r=(g,w)=>Tt(t.attributes.get(g)??e.attributes.get(g),w,s.em),[a,c]=[r("width",s.width)??s.width,r("height",s.height)??s.height];if(a<=0||c<=0)return;
const l=$i(e),d={...s,width:l?.[2]??a,height:l?.[3]??c},f=yield*this.children(e,{...n,measures:d});if(f.length===0)return;const u={kind:"group",matrix:l&&Oi(l,Di(
e),{width:a,height:c}),clip:void 0,clipHasHoles:!1,opacity:1,nodes:f},p={kind:"group",matrix:void 0,clip:o.style.overflow==="hidden"||e.name==="symbol"?`0 0 ${(0,Bt.
_)(a)} ${(0,Bt._)(c)} re`:void 0,clipHasHoles:!1,opacity:1,nodes:[u]};return yield*this.wrap(t,n,[p],zi(t,s))}*use(t,e){const n=this.named.get(t.attributes.get(
"href")?.trim().replace(/^#/,"")??"");if(!n||e.used>=ua)return;const s={...e,used:e.used+1};if(n.name==="symbol"||n.name==="svg")return yield*this.view(t,n,s);const o=yield*this.
element(n,s);return o&&(yield*this.wrap(t,e,[o],zi(t,e.measures)))}}const zi=({attributes:i},{width:t,height:e,em:n})=>[1,0,0,1,Tt(i.get("x"),t,n)??0,Tt(i.get("\
y"),e,n)??0];function ba({attributes:i},{transform:t,transformOrigin:e}){if(t.length===0)return Oe(i.get("transform"));let n=ya;for(const r of t)n=(0,_.lw)(r.kind===
"matrix"?r.values:[1,0,0,1,r.x.px,r.y.px],n);if(e===Ht.transformOrigin)return n;const[s,o]=[e[0].px,e[1].px];return(0,_.lw)((0,_.lw)([1,0,0,1,-s,-o],n),[1,0,0,1,
s,o])}const ya=[1,0,0,1,0,0];function xa(i,t){if(i.kind!=="shape")return;const{fill:e,stroke:n}=i;if(e&&!n&&!("stops"in e.paint))return{...i,fill:{...e,alpha:e.
alpha*t}};if(n&&!e)return{...i,stroke:{...n,alpha:n.alpha*t}}}function $i({attributes:i}){const[t,e,n,s]=on(i.get("viewBox")??"",4);return s===void 0||n<=0||s<=
0?void 0:[t,e,n,s]}const Hi={min:0,mid:.5,max:1};function Di({attributes:i}){const t=i.get("preserveAspectRatio")?.trim().toLowerCase()??"";if(t.startsWith("non\
e"))return{scaling:"none",x:0,y:0};const[,e="mid",n="mid"]=/^x(min|mid|max)y(min|mid|max)/.exec(t)??[];return{scaling:t.endsWith("slice")?"slice":"meet",x:Hi[e],
y:Hi[n]}}const ut=(i,t)=>({keys:["drawn"],read:(e,n)=>{const s=t(e,n);return s===void 0?void 0:{drawn:{...n.own.drawn,[i]:s}}}}),ji=i=>ut(i,([t,e])=>ka(t,e));function ka(i,t){
if((0,y.aG)(i)==="none")return"none";if(i?.type!=="Url")return yt(i);const e=(0,y.aG)(t)==="none"?"none":yt(t)??"none";return{id:i.value.trim().replace(/^#/,""),
otherwise:e}}const an=i=>{const t=It(i);return t===void 0?void 0:Math.min(Math.max(t,0),1)};function cn(i,t){const e=ft(i);return e===void 0?it(i,t):{px:e,percent:0}}
const Ma=100,Ft=i=>([t])=>{const e=(0,y.aG)(t);return e!==void 0&&Object.hasOwn(i,e)?i[e]:void 0},Gi={nonzero:!1,evenodd:!0},Fi={fill:ji("fill"),"fill-opacity":ut(
"fillOpacity",([i])=>an(i)),"fill-rule":ut("hasHoles",Ft(Gi)),"clip-rule":ut("clipHasHoles",Ft(Gi)),stroke:ji("stroke"),"stroke-opacity":ut("strokeOpacity",([i])=>an(
i)),"stroke-width":ut("strokeWidth",([i],t)=>cn(i,t)),"stroke-linecap":ut("cap",Ft({butt:0,round:1,square:2})),"stroke-linejoin":ut("join",Ft({miter:0,"miter-cl\
ip":0,arcs:0,round:1,bevel:2})),"stroke-miterlimit":ut("miter",([i])=>{const t=ft(i);return t===void 0||t<1?void 0:t}),"stroke-dasharray":ut("dashes",(i,t)=>{if((0,y.
aG)(i[0])==="none")return[];const e=i.filter(({type:n})=>n!=="Operator").map(n=>cn(n,t));if(!(e.length>Ma||e.some(n=>n===void 0||n.px<0)))return e}),"stroke-das\
hoffset":ut("dashOffset",([i],t)=>cn(i,t)),"text-anchor":ut("anchor",Ft({start:"start",middle:"middle",end:"end"})),"dominant-baseline":ut("drop",Ft({auto:0,alphabetic:0,
middle:.27,central:.36,mathematical:.36,hanging:.8,"text-before-edge":1.07,"text-top":1.07,"text-after-edge":-.29,"text-bottom":-.29,ideographic:-.29})),"stop-c\
olor":C("stopColor",(i,t)=>{const e=yt(i);return e==="current"?t.own.color:e}),"stop-opacity":C("stopOpacity",an),"clip-path":C("clipPath",i=>i.type==="Url"?i.value.
trim().replace(/^#/,""):void 0)},Oa=new Set([...Object.keys(Fi),"color","direction","display","font-family","font-size","font-style","font-weight","letter-spaci\
ng","opacity","overflow","visibility","word-spacing"]);function _t(i){const[,t,e]=/^\s*\+?(\d{1,6}(?:\.\d{1,6})?)\s*(%?)/.exec(i??"")??[];return t===void 0?void 0:
`${t}${e==="%"?"%":"px"}`}const ln=i=>i!==void 0&&/^\s*[\d.]+\s*$/.test(i)?`${i.trim()}px`:i;function _i(i){const t=i.trim();return/^[\da-f]{6}$|^[\da-f]{3}$/i.
test(t)&&!/^\d{3}$/.test(t)?`#${t}`:t}const Sa=["x-small","small","medium","large","x-large","xx-large","xxx-large"],dn=new Set(["td","th"]),va=new Set(["img","\
table","td","th","col","hr","video","canvas"]),Ta=new Set(["p","div","h1","h2","h3","h4","h5","h6","td","th","tr","thead","tbody","tfoot","caption"]),Ra=new Map(
[["left","-webkit-left"],["right","-webkit-right"],["center","-webkit-center"],["middle","-webkit-center"]]),Ui={a:"lower-alpha",A:"upper-alpha",i:"lower-roman",
I:"upper-roman",1:"decimal"};function Ca(i,t){const{name:e,attributes:n}=i;if(n.size===0&&!dn.has(e))return[];const s=[],o=(l,d)=>{d!==void 0&&d!==""&&s.push({name:l,
value:d,important:!1})};if(!i.isHtml)for(const[l,d]of n)Oa.has(l)&&o(l,La(l,d));const r=l=>n.get(l);i.isHtml?va.has(e)&&(o("width",_t(r("width"))),e!=="hr"&&o("\
height",_t(r("height")))):(o("width",ln(r("width"))),o("height",ln(r("height"))));const a=r("bgcolor");a!==void 0&&o("background-color",_i(a));const c=r("align")?.
toLowerCase();return c!==void 0&&Ta.has(e)&&o("text-align",Ra.get(c)??c),e==="img"&&(c==="left"||c==="right")&&o("float",c),e==="table"&&(c==="left"||c==="right")&&
o("float",c),(dn.has(e)||e==="tr"||e==="tbody")&&o("vertical-align",r("valign")?.toLowerCase()),n.has("nowrap")&&o("white-space","nowrap"),(e==="ol"||e==="ul"||
e==="li")&&o("list-style-type",Ea(r("type"))),e==="font"&&Ia(n,o),e==="table"&&Wa(n,o),dn.has(e)&&t&&Ba(t.attributes,o),s}const La=(i,t)=>i==="font-size"||i==="\
letter-spacing"?ln(t):t,Ea=i=>i===void 0?void 0:Object.hasOwn(Ui,i)?Ui[i]:i.toLowerCase();function Ia(i,t){const e=i.get("color");e!==void 0&&t("color",_i(e)),t(
"font-family",i.get("face"));const[,n,s]=/^\s*([+-]?)(\d)/.exec(i.get("size")??"")??[];if(s===void 0)return;const o=n===""?Number(s):3+ +`${n}${s}`;t("font-size",
Sa[Math.min(Math.max(o,1),7)-1])}function Wa(i,t){const e=i.has("border")?_t(i.get("border")||"1")??"1px":void 0;e!==void 0&&e!=="0px"&&t("border",`${e} outset \
#808080`),t("border-spacing",_t(i.get("cellspacing")))}function Ba(i,t){const e=i.has("border")?_t(i.get("border")||"1")??"1px":void 0;e!==void 0&&e!=="0px"&&t(
"border","1px inset #808080"),t("padding",_t(i.get("cellpadding")))}class Aa{comparisons=0;most=0;depth=0;scope;siblings=new WeakMap;places=new WeakMap;get work(){
return this.comparisons}matches({compounds:t},e){this.depth===0&&(this.most=Math.min(this.comparisons+lt.Hb,lt.Hk)),this.depth++;const n=this.from(t,0,e);return this.
depth--,n}from(t,e,n){const s=t[e];if(!this.has(s,n))return!1;if(e+1===t.length)return!0;switch(s.combinator){case">":return n.parent!==void 0&&this.from(t,e+1,
n.parent);case" ":for(let o=n.parent;o;o=o.parent)if(this.from(t,e+1,o))return!0;return!1;case"+":{const o=this.siblingsOf(n)[n.index-1];return o!==void 0&&this.
from(t,e+1,o)}case"~":{const o=this.siblingsOf(n);for(let r=n.index-1;r>=0;r--)if(this.from(t,e+1,o[r]))return!0;return!1}default:return!0}}has({name:t,id:e,classes:n,
attributes:s,pseudos:o},r){if(++this.comparisons>this.most)throw(0,lt.$)();if(t!==void 0&&t!==r.name||e!==void 0&&e!==r.attributes.get("id"))return!1;for(const a of n)
if(!r.classes.has(a))return!1;for(const a of s)if(!Pa(a,r))return!1;for(const a of o)if(!this.is(a,r))return!1;return!0}is(t,e){switch(t.kind){case"nth":{const n=t.
ofType?this.placeOfType(e):this.placeOf(e);return Na(t.fromEnd?n.last:n.first,t.a,t.b)}case"is":return t.selectors.some(n=>this.matches(n,e));case"not":return!t.
selectors.some(n=>this.matches(n,e));case"has":return t.selectors.some(n=>this.hasRelative(n,e));case"scope":return e===this.scope;case"root":return e.parent===
void 0;case"empty":return e.children.every(n=>n.kind==="text"&&n.value==="");case"link":return e.name==="a"&&e.attributes.has("href");case"checked":case"disable\
d":return e.attributes.has(t.kind);case"lang":{let n=e;for(;n&&!n.attributes.has("lang");)n=n.parent;const s=n?.attributes.get("lang")?.toLowerCase()??"";return s===
t.language||s.startsWith(`${t.language}-`)}case"never":return!1}}hasRelative(t,e){const n=this.scope;this.scope=e;const{compounds:s}=t,o=s.at(-2).combinator,r=s.
length>2||o===" ";let a;if(o===" "||o===">")a=this.someOf(this.childrenOf(e),0,t,r);else if(o==="~"||r)a=this.someOf(this.siblingsOf(e),e.index+1,t,r);else{const c=this.
siblingsOf(e)[e.index+1];a=c!==void 0&&this.matches(t,c)}return this.scope=n,a}someOf(t,e,n,s){for(let o=e;o<t.length;o++){const r=t[o];if(this.matches(n,r)||s&&
this.someOf(this.childrenOf(r),0,n,!0))return!0}return!1}siblingsOf(t){return t.parent?this.childrenOf(t.parent):[t]}childrenOf(t){let e=this.siblings.get(t);return e||
this.siblings.set(t,e=(0,L.ZE)(t)),e}placeOf(t){return{first:t.index+1,last:this.siblingsOf(t).length-t.index}}placeOfType(t){const e=this.places.get(t);if(e)return e;
const n=this.siblingsOf(t);this.comparisons+=n.length;const s=new Map;for(const{name:r}of n)s.set(r,(s.get(r)??0)+1);const o=new Map;for(const r of n){const a=(o.
get(r.name)??0)+1;o.set(r.name,a),this.places.set(r,{first:a,last:s.get(r.name)-a+1})}return this.places.get(t)}}function Na(i,t,e){if(t===0)return i===e;const n=(i-
e)/t;return n>=0&&Number.isInteger(n)}function Pa({name:i,matcher:t,value:e,ignoresCase:n},{attributes:s}){const o=s.get(i);if(o===void 0)return!1;if(t===void 0)
return!0;const[r,a]=n?[o.toLowerCase(),e.toLowerCase()]:[o,e];switch(t){case"=":return r===a;case"~=":return a!==""&&r.split(/\s+/).includes(a);case"|=":return r===
a||r.startsWith(`${a}-`);case"^=":return a!==""&&r.startsWith(a);case"$=":return a!==""&&r.endsWith(a);case"*=":return a!==""&&r.includes(a);default:return!1}}const za={
inline:"block","inline-block":"block","inline-flex":"flex","inline-grid":"grid","inline-table":"table"},$a=i=>za[i]??(i.startsWith("table-")&&i!=="table-caption"?
"block":i),Ha=[["borderTopStyle","borderTopWidth"],["borderRightStyle","borderRightWidth"],["borderBottomStyle","borderBottomWidth"],["borderLeftStyle","borderL\
eftWidth"],["outlineStyle","outlineWidth"]],fn=({position:i})=>i==="absolute"||i==="fixed";function Da(i,t){for(const[n,s]of Ha)i[n]==="none"||i[n]==="hidden"?i[s]=
0:i[s]>1&&(i[s]=Math.floor(i[s]+.001));fn(i)&&(i.float="none");const e=t.display==="flex"||t.display==="inline-flex"||t.display==="grid"||t.display==="inline-gr\
id";return i.display!=="none"&&i.display!=="contents"&&(i.float!=="none"||fn(i)||e)&&(i.display=i.display.startsWith("table-")&&!e?"block":$a(i.display)),i.display!==
"inline"&&!e&&typeof i.height=="object"&&i.height.fills&&!fn(i)&&(i.height={px:0,percent:1}),i.backgroundClip==="text"&&Ga(i),ja(i,t),i}function ja(i,t){const{display:e,
float:n,position:s}=i;i.textDecorationLine.size>0&&(i.textDecorationColor??=i.color),!(t.textDecorationLine.size===0||n!=="none"||s==="absolute"||s==="fixed")&&
(e.startsWith("inline-")||e==="table"||e==="none"||(i.textDecorationLine.size===0&&(i.textDecorationColor=t.textDecorationColor,i.textDecorationStyle=t.textDecorationStyle),
i.textDecorationLine=new Set([...t.textDecorationLine,...i.textDecorationLine])))}function Ga(i){const e=i.backgroundImage.find(n=>"stops"in n)?.stops[0]?.paint??
i.backgroundColor;e&&e.alpha>0&&(i.color=e),i.backgroundColor=void 0,i.backgroundImage=[]}const Te={px:0,percent:.5},Fa=256;function _a(i,t){const e=i.name.toLowerCase().
replace(/^-webkit-|^-moz-|^-o-/,""),n=e!==i.name.toLowerCase(),s=/^(?:repeating-)?(linear|radial)-gradient$/.exec(e)?.[1];if(!s)return;const o=(0,y.M$)((0,y.aX)(
i),y.wR),r={kind:s,angle:180,isCircle:!1,extent:"farthest-corner",center:[Te,Te],repeats:e.startsWith("repeating"),stops:[]},a=s==="linear"?Ua(o[0],n):Ya(o[0],t),
c=(a?o.slice(1):o).slice(0,Fa),l=[];for(const d of c){const f=yt(d[0]);if(f===void 0||f==="current"){if(d.length===1&&it(d[0],t))continue;return}const h=d.slice(
1).map(u=>it(u,t));h.length===0&&l.push({paint:f,at:void 0});for(const u of h)l.push({paint:f,at:u})}return l.length<2?void 0:{...r,...a,stops:l}}function Ua(i,t){
const e=i.length===1?Qe(i[0]):void 0;if(e!==void 0)return{angle:t?90-e:e};const n=i.map(y.aG),s=n[0]==="to";if(!s&&!t)return;let[o,r]=[0,0];for(const c of s?n.slice(
1):n)if(c==="left")o=-1;else if(c==="right")o=1;else if(c==="top")r=-1;else if(c==="bottom")r=1;else return;const a=c=>s||c===0?c:-c;return{angle:{x:a(o),y:a(r)}}}
const Ka=["closest-side","closest-corner","farthest-side","farthest-corner"];function Ya(i,t){if(yt(i[0])!==void 0)return;const e=i.findIndex(r=>(0,y.aG)(r)==="\
at"),n=(e<0?i:i.slice(0,e)).map(y.aG),s=Ka.find(r=>n.includes(r)),o=e<0?void 0:Re(i.slice(e+1),t);return{isCircle:n.includes("circle"),...s&&{extent:s},...o&&{center:o}}}
const Ki={left:["x",0],right:["x",1],top:["y",0],bottom:["y",1],center:["both",.5]};function Re(i,t){let e,n,s;for(const o of i){const r=(0,y.aG)(o),a=r!==void 0&&
Object.hasOwn(Ki,r)?Ki[r]:void 0;if(a){const d={px:0,percent:a[1]},f=a[0]==="both"?e===void 0&&s!=="x"?"x":"y":a[0];f==="x"?e=d:n=d,s=a[0]==="both"?void 0:f;continue}
const c=it(o,t);if(!c)return;const l=s==="x"?e:s==="y"?n:void 0;if(l&&i.length>2){const d=l.percent===1?{px:-c.px,percent:1-c.percent}:c;s==="x"?e=d:n=d,s=void 0}else
e===void 0?(e=c,s=void 0):n??=c}if(!(!e&&!n))return[e??Te,n??Te]}const Za=[pe(0),pe(0)],Yi=["repeat","no-repeat","repeat-x","repeat-y"],hn=["border-box","paddin\
g-box","content-box","text"];function Zi(i,t){return(0,y.aG)(i)==="none"?"none":i?.type==="Url"?{url:i.value}:i?.type==="Function"?_a(i,t):void 0}function Xi(i,t){
const e=(0,y.aG)(i[0]);if(e==="cover"||e==="contain")return e;const[n,s="auto"]=i.map(o=>(0,y.aG)(o)==="auto"?"auto":it(o,t));return n&&i.length<3?[n,s]:void 0}
const Xa=["auto","auto"];function qa(i,t){let e="none",n="repeat",s;const o=[],r=[];let a=!1;for(const d of i){const f=(0,y.aG)(d),h=Zi(d,t),u=yt(d);if((0,y.YY)(
d))a=!0;else if(h!==void 0)e=h;else if(u!==void 0)s=u;else if(Yi.some(m=>m===f))n=f;else{if(f==="fixed"||f==="scroll"||f==="local"||hn.some(m=>m===f))continue;a&&
r.length<2&&(f==="cover"||f==="contain"||f==="auto"||it(d,t))?r.push(d):o.push(d)}}const c=o.length===0?Za:Re(o,t),l=r.length===0?Xa:Xi(r,t);return c&&l?{image:e,
repeat:n,color:s,position:c,size:l}:void 0}const Va={keys:["backgroundColor","backgroundImage","backgroundSize","backgroundRepeat","backgroundPosition","backgro\
undClip"],read:(i,t)=>{const e=(0,y.M$)(i,y.wR).map(o=>qa(o,t));if(!e.every(o=>o!==void 0))return;const n=e.at(-1).color,s=e.filter(({image:o})=>o!=="none");return{
backgroundColor:n==="current"?t.parent.color:n,backgroundImage:s.map(({image:o})=>o),backgroundSize:s.map(({size:o})=>o),backgroundRepeat:s.map(({repeat:o})=>o),
backgroundPosition:s.map(({position:o})=>o),backgroundClip:"border-box"}}},un=(i,t)=>({keys:[i],read:(e,n)=>{const s=(0,y.M$)(e,y.wR).map(o=>t(o,n));return s.includes(
void 0)?void 0:{[i]:s}}}),Qa={keys:["backgroundImage"],read:(i,t)=>{const e=(0,y.M$)(i,y.wR).map(n=>Zi(n[0],t));return e.includes(void 0)?void 0:{backgroundImage:e.
filter(n=>n!=="none")}}};function Ja(i,t){const e=[];let n=!1,s;for(const l of i){const d=ge(l,t),f=yt(l);if(d!==void 0)e.push(d);else if((0,y.aG)(l)==="inset")
n=!0;else if(f!==void 0)s=f;else return}const[o,r,a=0,c=0]=e;if(!(o===void 0||r===void 0))return{x:o,y:r,blur:a,spread:c,isInset:n,paint:s==="current"?void 0:s}}
const qi={keys:["boxShadow"],read:(i,t)=>{if((0,y.aG)(i[0])==="none")return{boxShadow:[]};const e=(0,y.M$)(i,y.wR).map(n=>Ja(n,t));return e.every(n=>n!==void 0)?
{boxShadow:e}:void 0}},At=(...i)=>({kind:"matrix",values:i}),Ce=i=>Math.tan(i*Math.PI/180);function tc(i,t){if(i.type!=="Function")return;const e=(0,y.M$)((0,y.
aX)(i),y.wR).map(([r])=>r),n=e.map(r=>it(r,t)),s=e.map(Qe),o=e.map(It);switch(i.name.toLowerCase()){case"translate":case"translate3d":return n[0]&&{kind:"transl\
ate",x:n[0],y:n[1]??ct};case"translatex":return n[0]&&{kind:"translate",x:n[0],y:ct};case"translatey":return n[0]&&{kind:"translate",x:ct,y:n[0]};case"scale":return o[0]===
void 0?void 0:At(o[0],0,0,o[1]??o[0],0,0);case"scalex":return o[0]===void 0?void 0:At(o[0],0,0,1,0,0);case"scaley":return o[0]===void 0?void 0:At(1,0,0,o[0],0,0);case"\
rotate":case"rotatez":{if(s[0]===void 0)return;const r=s[0]*Math.PI/180,[a,c]=[Math.cos(r),Math.sin(r)];return At(a,c,-c,a,0,0)}case"skew":return s[0]===void 0?
void 0:At(1,Ce(s[1]??0),Ce(s[0]),1,0,0);case"skewx":return s[0]===void 0?void 0:At(1,0,Ce(s[0]),1,0,0);case"skewy":return s[0]===void 0?void 0:At(1,Ce(s[0]),0,1,
0,0);case"matrix":{const r=e.map(ft);return r.length===6&&!r.includes(void 0)?At(...r):void 0}default:return}}const Vi={keys:["transform"],read:(i,t)=>{if((0,y.
aG)(i[0])==="none")return{transform:[]};const e=i.map(n=>tc(n,t));return e.every(n=>n!==void 0)?{transform:e}:void 0}},ec={background:Va,"background-color":{keys:[
"backgroundColor"],read:(i,{parent:t})=>{const e=i.length===1?yt(i[0]):void 0;return e===void 0?void 0:{backgroundColor:e==="current"?t.color:e}}},"background-i\
mage":Qa,"background-size":un("backgroundSize",Xi),"background-position":un("backgroundPosition",Re),"background-repeat":un("backgroundRepeat",([i])=>{const t=(0,y.
aG)(i);return t==="space"||t==="round"?"repeat":Yi.find(e=>e===t)}),"background-clip":H("backgroundClip",hn),"-webkit-background-clip":H("backgroundClip",hn),"b\
ox-shadow":qi,"-webkit-box-shadow":qi,transform:Vi,"-webkit-transform":Vi,"transform-origin":{keys:["transformOrigin"],read:(i,t)=>{const e=Re(i.slice(0,2),t);return e&&
{transformOrigin:e}}}},nc=["none","contents","inline","block","list-item","flow-root","inline-block","flex","inline-flex","grid","inline-grid","table","inline-t\
able","table-row-group","table-header-group","table-footer-group","table-row","table-cell","table-column","table-column-group","table-caption"],ic=["auto","min-\
content","max-content","fit-content"],Qi=i=>(t,e)=>{const n=(0,y.aG)(t)?.replace(/^-webkit-|^-moz-/,"");return n==="fill-available"||n==="available"||n==="stret\
ch"?{px:0,percent:1,fills:i}:ic.find(s=>s===n)??ht(t,e)},[Ut,Le]=[Qi("across"),Qi("down")],pn=i=>(t,e)=>{if((0,y.aG)(t)==="none")return"none";const n=i(t,e);return n===
"auto"?void 0:n},sc=["none","hidden","solid","dashed","dotted","double","groove","ridge","inset","outset"],Ji={thin:1,medium:3,thick:5};function Ee(i,t){const e=(0,y.
aG)(i);return e!==void 0&&Object.hasOwn(Ji,e)?Ji[e]:ai(i,t)}const Ie=i=>{const t=(0,y.aG)(i);return t==="auto"?"solid":sc.find(e=>e===t)};function ts(i,t){let e,
n,s;for(const o of i){const r=Ee(o,t),a=Ie(o),c=en(o);if(r!==void 0&&e===void 0)e=r;else if(a!==void 0&&n===void 0)n=a;else if(c&&!s)s=c;else return}return i.length===
0?void 0:{width:e??3,line:n??"none",paint:s?.paint}}const es=i=>[`border${i}Width`,`border${i}Style`,`border${i}Color`];function Nt(...i){return{keys:i.flatMap(
es),read:(t,e)=>{const n=ts(t,e);if(!n)return;const{width:s,line:o,paint:r}=n;return Object.fromEntries(i.flatMap(a=>{const[c,l,d]=es(a);return[[c,s],[l,o],[d,r]]}))}}}
const mn=i=>({keys:[i],read:t=>{const e=t.length===1?en(t[0]):void 0;return e&&{[i]:e.paint}}}),Kt=(i,t="")=>ye.map(e=>`${i}${e}${t}`);function se(i,t,e){return Object.
fromEntries(ye.map(n=>[`${i}-${n.toLowerCase()}${t===""?"":`-${t.toLowerCase()}`}`,e(`${i}${n}${t}`)]))}const oc={keys:Kt("border","Color"),read:i=>{const t=ee(
i.map(en));if(!(!t||t.includes(void 0)))return Object.fromEntries(Kt("border","Color").map((e,n)=>[e,t[n].paint]))}},ns=["borderTopLeftRadius","borderTopRightRa\
dius","borderBottomRightRadius","borderBottomLeftRadius"],rc={keys:ns,read:(i,t)=>{const[e=[],n=e]=ci(i).map(r=>r.map(a=>ht(a,t))),[s,o]=[ee(e),ee(n)];if(!(!s||
!o||s.includes(void 0)||o.includes(void 0)))return Object.fromEntries(ns.map((r,a)=>[r,[s[a],o[a]]]))}},We=i=>({keys:[i],read:(t,e)=>{const[n,s=n]=t.map(o=>ht(o,
e));return n&&s&&t.length<3?{[i]:[n,s]}:void 0}}),ac={auto:"auto",avoid:"avoid","avoid-page":"avoid",page:"page",always:"page",all:"page",left:"left",verso:"lef\
t",right:"right",recto:"right"},Be=i=>H(i,[],ac),gn=H("breakInside",["auto","avoid"],{"avoid-page":"avoid"});function cc(i){const t=i.filter(s=>(0,y.aG)(s)!=="a\
uto");if(t.length===0)return{aspectRatio:void 0};const[e,n]=ci(t).map(s=>ft(s[0]));if(!(e===void 0||e<=0||n===0))return{aspectRatio:e/(n??1)}}const lc={auto:"hi\
dden",scroll:"hidden",clip:"hidden",overlay:"hidden"},wn={keys:["overflow"],read:([i])=>{const t=(0,y.aG)(i);return t==="visible"||t==="hidden"?{overflow:t}:t!==
void 0&&Object.hasOwn(lc,t)?{overflow:"hidden"}:void 0}},dc={keys:["isContained"],read:i=>{const t=i.map(e=>(0,y.aG)(e)??"");if(t.every(e=>is.has(e)))return{isContained:t.
some(e=>is.get(e))}}},is=new Map([["none",!1],["size",!1],["inline-size",!1],["style",!1],["layout",!0],["paint",!0],["content",!0],["strict",!0]]),fc={keys:["o\
utlineWidth","outlineStyle","outlineColor"],read:(i,t)=>{const e=ts(i,t);return e&&{outlineWidth:e.width,outlineStyle:e.line,outlineColor:e.paint}}},hc=C("zInde\
x",i=>(0,y.aG)(i)==="auto"?"auto":ft(i)),Pt=(i,t)=>jt(i,t),uc={display:H("display",nc,{"-webkit-box":"flex","-webkit-flex":"flex","-webkit-inline-flex":"inline-\
flex","-ms-flexbox":"flex","table-footer":"table-footer-group"}),position:H("position",["static","relative","sticky","absolute","fixed"],{"-webkit-sticky":"stic\
ky"}),float:H("float",["none","left","right"],{"inline-start":"left","inline-end":"right"}),clear:H("clear",["none","left","right","both"],{"inline-start":"left",
"inline-end":"right"}),"box-sizing":H("boxSizing",["content-box","border-box"]),width:C("width",Ut),height:C("height",Le),"min-width":C("minWidth",Ut),"min-heig\
ht":C("minHeight",Le),"max-width":C("maxWidth",pn(Ut)),"max-height":C("maxHeight",pn(Le)),"inline-size":C("width",Ut),"block-size":C("height",Le),"max-inline-si\
ze":C("maxWidth",pn(Ut)),"min-inline-size":C("minWidth",Ut),"aspect-ratio":{keys:["aspectRatio"],read:cc},top:C("top",jt),right:C("right",jt),bottom:C("bottom",
jt),left:C("left",jt),inset:ne(["top","right","bottom","left"],jt),margin:ne(Kt("margin"),Pt),...se("margin","",i=>C(i,Pt)),"margin-inline":Ae("marginLeft","mar\
ginRight",Pt),"margin-block":Ae("marginTop","marginBottom",Pt),"margin-inline-start":C("marginLeft",Pt),"margin-inline-end":C("marginRight",Pt),"margin-block-st\
art":C("marginTop",Pt),"margin-block-end":C("marginBottom",Pt),padding:ne(Kt("padding"),ht),...se("padding","",i=>C(i,ht)),"padding-inline":Ae("paddingLeft","pa\
ddingRight",ht),"padding-block":Ae("paddingTop","paddingBottom",ht),"padding-inline-start":C("paddingLeft",ht),"padding-inline-end":C("paddingRight",ht),border:Nt(
...ye),...Object.fromEntries(ye.map(i=>[`border-${i.toLowerCase()}`,Nt(i)])),"border-inline":Nt("Left","Right"),"border-block":Nt("Top","Bottom"),"border-inline\
-start":Nt("Left"),"border-inline-end":Nt("Right"),"border-block-start":Nt("Top"),"border-block-end":Nt("Bottom"),"border-width":ne(Kt("border","Width"),Ee),"bo\
rder-style":ne(Kt("border","Style"),Ie),"border-color":oc,...se("border","Width",i=>C(i,Ee)),...se("border","Style",i=>C(i,Ie)),...se("border","Color",mn),"bord\
er-radius":rc,"border-top-left-radius":We("borderTopLeftRadius"),"border-top-right-radius":We("borderTopRightRadius"),"border-bottom-right-radius":We("borderBot\
tomRightRadius"),"border-bottom-left-radius":We("borderBottomLeftRadius"),outline:fc,"outline-width":C("outlineWidth",Ee),"outline-style":C("outlineStyle",Ie),"\
outline-color":mn("outlineColor"),"outline-offset":C("outlineOffset",(i,t)=>it(i,t)?.px),opacity:C("opacity",i=>{const t=It(i);return t===void 0?void 0:Math.min(
Math.max(t,0),1)}),overflow:wn,"overflow-x":wn,"overflow-y":wn,contain:dc,"z-index":hc,"object-fit":H("objectFit",["fill","contain","cover","none","scale-down"]),
"break-before":Be("breakBefore"),"break-after":Be("breakAfter"),"break-inside":gn,"page-break-before":Be("breakBefore"),"page-break-after":Be("breakAfter"),"pag\
e-break-inside":gn,"-webkit-column-break-inside":gn,orphans:Dt("orphans",1),widows:Dt("widows",1)};function Ae(i,t,e){return{keys:[i,t],read:(n,s)=>{const[o,r=o]=n.
map(a=>e(a,s));return o===void 0||r===void 0?void 0:{[i]:o,[t]:r}}}}const ss=["normal","auto","stretch","flex-start","flex-end","start","end","self-start","self\
-end","left","right","center","baseline","space-between","space-around","space-evenly","safe center","safe end","safe flex-end","safe right"];function oe(i,t){const e=i.
map(y.aG),n=e.filter(r=>r!=="safe"&&r!=="unsafe"&&r!=="first"&&r!=="last");if(n.length!==1)return;const s=t.startsWith("justify")?n[0]:n[0]?.replace("self-","");
return(e[0]==="safe"?ss.find(r=>r===`safe ${s}`):void 0)??ss.find(r=>r===s)}const Yt=i=>({keys:[i],read:t=>{const e=oe(t,i);return e&&{[i]:e}}}),bn=(i,t)=>({keys:[
i,t],read:e=>{const[n,s]=[oe(e,i),oe(e,t)];if(n&&s)return{[i]:n,[t]:s};if(e.length!==2)return;const[o,r]=[oe(e.slice(0,1),i),oe(e.slice(1),t)];return o&&r&&{[i]:o,
[t]:r}}});function os(i,t){const e=(0,y.aG)(i);return e==="auto"||e==="content"||e==="min-content"||e==="max-content"||e==="fit-content"?e:ht(i,t)}const rs={none:[
0,0,"auto"],auto:[1,1,"auto"],initial:[0,1,"auto"]};function as(i,t){const e=(0,y.aG)(i[0]);if(i.length===1&&e!==void 0&&Object.hasOwn(rs,e)){const[o,r,a]=rs[e];
return{flexGrow:o,flexShrink:r,flexBasis:a}}const n=[];let s;for(const[o,r]of i.entries()){const a=r.type==="Number"?ft(r):void 0;if(a!==void 0&&n.length<2&&(s===
void 0||o===1))n.push(a);else if(s===void 0){if(s=os(r,t),s===void 0)return}else return}return{flexGrow:n[0]??1,flexShrink:n[1]??1,flexBasis:s??{px:0,percent:0}}}
const cs=["row","row-reverse","column","column-reverse"],ls=["nowrap","wrap","wrap-reverse"],pc={keys:["flexDirection","flexWrap"],read:i=>{const t={flexDirection:"\
row",flexWrap:"nowrap"};for(const e of i){const n=(0,y.aG)(e),s=cs.find(r=>r===n),o=ls.find(r=>r===n);if(s)t.flexDirection=s;else if(o)t.flexWrap=o;else return}
return t}},Ne=1e3;function ds(i,t){const e=(0,y.aG)(i);return e==="auto"||e==="min-content"||e==="max-content"?e:i?.type==="Dimension"&&i.unit.toLowerCase()==="\
fr"?{fr:Math.max(Number(i.value),0)}:i&&ht(i,t)}function fs(i,t){if(i.type==="Function"){const n=i.name.toLowerCase(),s=(0,y.M$)((0,y.aX)(i),y.wR).map(([o])=>o);
if(n==="minmax"){const[o,r]=s.map(a=>ds(a,t));return o&&r?{least:typeof o=="object"&&"fr"in o?"auto":o,most:r}:void 0}if(n==="fit-content"){const o=s[0]&&it(s[0],
t);return o&&{least:"auto",most:"max-content",limit:o}}}const e=ds(i,t);if(e!==void 0)return typeof e=="object"&&"fr"in e?{least:"auto",most:e}:{least:e,most:e}}
function yn(i,t){const e=new Map,n={tracks:[],auto:void 0,names:e};if(!xn(i,t,n))return;const{tracks:s,auto:o}=n;return{tracks:s,names:e,...o&&{auto:{...o,after:n.
names}}}}function xn(i,t,e){for(const n of i){if(e.tracks.length>Ne)return!1;if(n.type==="Brackets"){for(const o of n.children.toArray()){if(o.type!=="Identifie\
r")continue;const r=e.names.get(o.name)??[];r.push(e.tracks.length+1),e.names.set(o.name,r)}continue}if(n.type==="Function"&&n.name.toLowerCase()==="repeat"){if(!mc(
(0,y.M$)((0,y.aX)(n),y.wR),t,e))return!1;continue}const s=fs(n,t);if(!s)return!1;e.tracks.push(s)}return!0}function mc([i=[],...t],e,n){const s=ft(i[0]),o=(0,y.
aG)(i[0]),r=t.flat();if(o==="auto-fill"||o==="auto-fit"){const a={tracks:[],auto:void 0,names:new Map},c=r.some(f=>f.type==="Function"&&f.name.toLowerCase()==="\
repeat");if(n.auto||c||!xn(r,e,a)||a.tracks.length===0)return!1;n.names=new Map;const{tracks:l,names:d}=a;return n.auto={at:n.tracks.length,tracks:l,fits:o==="a\
uto-fit",names:d,after:n.names},!0}if(s===void 0||s<1||s>Ne)return!1;for(let a=0;a<s;a++)if(!xn(r,e,n))return!1;return!0}const hs=i=>({keys:[i],read:(t,e)=>{if((0,y.
aG)(t[0])==="none")return{[i]:void 0};const n=yn(t,e);return n&&{[i]:n}}}),us=i=>({keys:[i],read:(t,e)=>{const n=t.map(s=>fs(s,e));return n.length>0&&n.every(s=>s!==
void 0)?{[i]:n}:void 0}}),ps=i=>i.flatMap(t=>t.type==="String"?[t.value.trim().split(/\s+/)]:[]);function ms(i,t){if((0,y.aG)(i[0])==="none")return{gridTemplateColumns:void 0,
gridTemplateRows:void 0,gridTemplateAreas:[]};const[e=[],n]=(0,y.M$)(i,y.YY),s=n&&yn(n,t);if(n&&!s)return;const o=ps(e),r=e.filter(c=>c.type!=="String"),a=r.length===
0?void 0:yn(r,t);if(!(r.length>0&&!a))return{gridTemplateColumns:s,gridTemplateRows:a,gridTemplateAreas:o}}function gs(i){if((0,y.aG)(i[0])==="auto")return"auto";
let t=!1,e,n;for(const o of i){const r=ft(o);if((0,y.aG)(o)==="span")t=!0;else if(r!==void 0)e=Math.max(Math.min(Math.trunc(r),Ne),-Ne);else if(o.type==="Identi\
fier")({name:n}=o);else return}if(e===0||i.length===0)return;const s=n===void 0?{}:{name:n};return t?{span:Math.max(e??1,1),...s}:e===void 0?s:{line:e,...s}}const Pe=i=>({
keys:[i],read:t=>{const e=gs(t);return e&&{[i]:e}}}),gc=i=>i!=="auto"&&i.name!==void 0&&i.line===void 0&&i.span===void 0,kn=(...i)=>({keys:i,read:t=>{const e=(0,y.
M$)(t,y.YY).map(gs);if(!e.every(s=>s!==void 0)||e.length>i.length)return;const n=s=>{const o=e[s];if(o!==void 0)return o;const r=s>=2?n(s-2):e[0];return gc(r)?r:
"auto"};return Object.fromEntries(i.map((s,o)=>[s,n(o)]))}}),ze=i=>({keys:[i],read:([t],e)=>{const n=t&&ht(t,e);return(0,y.aG)(t)==="normal"?{[i]:void 0}:n&&{[i]:n}}}),
ws={keys:["rowGap","columnGap"],read:(i,t)=>{const[e,n=e]=i.map(s=>(0,y.aG)(s)==="normal"?{px:0,percent:0}:ht(s,t));return e&&n?{rowGap:e,columnGap:n}:void 0}},
bs={row:"row",column:"column",dense:"row dense","row dense":"row dense","column dense":"column dense"},wc={flex:{keys:["flexGrow","flexShrink","flexBasis"],read:as},
"-webkit-flex":{keys:["flexGrow","flexShrink","flexBasis"],read:as},"flex-grow":Dt("flexGrow",0),"flex-shrink":Dt("flexShrink",0),"flex-basis":C("flexBasis",os),
"flex-direction":H("flexDirection",cs),"flex-wrap":H("flexWrap",ls),"flex-flow":pc,order:Dt("order"),"justify-content":Yt("justifyContent"),"align-content":Yt("\
alignContent"),"align-items":Yt("alignItems"),"align-self":Yt("alignSelf"),"justify-items":Yt("justifyItems"),"justify-self":Yt("justifySelf"),"place-content":bn(
"alignContent","justifyContent"),"place-items":bn("alignItems","justifyItems"),"place-self":bn("alignSelf","justifySelf"),gap:ws,"grid-gap":ws,"row-gap":ze("row\
Gap"),"column-gap":ze("columnGap"),"grid-row-gap":ze("rowGap"),"grid-column-gap":ze("columnGap"),"grid-template-columns":hs("gridTemplateColumns"),"grid-templat\
e-rows":hs("gridTemplateRows"),"grid-template-areas":{keys:["gridTemplateAreas"],read:i=>({gridTemplateAreas:ps(i)})},"grid-template":{keys:["gridTemplateColumn\
s","gridTemplateRows","gridTemplateAreas"],read:ms},grid:{keys:["gridTemplateColumns","gridTemplateRows","gridTemplateAreas"],read:ms},"grid-auto-columns":us("g\
ridAutoColumns"),"grid-auto-rows":us("gridAutoRows"),"grid-auto-flow":{keys:["gridAutoFlow"],read:i=>{const t=i.map(y.aG).join(" ");return Object.hasOwn(bs,t)?{
gridAutoFlow:bs[t]}:void 0}},"grid-row-start":Pe("gridRowStart"),"grid-row-end":Pe("gridRowEnd"),"grid-column-start":Pe("gridColumnStart"),"grid-column-end":Pe(
"gridColumnEnd"),"grid-row":kn("gridRowStart","gridRowEnd"),"grid-column":kn("gridColumnStart","gridColumnEnd"),"grid-area":kn("gridRowStart","gridColumnStart",
"gridRowEnd","gridColumnEnd")},ys={"xx-small":9,"x-small":10,small:13,medium:16,large:18,"x-large":24,"xx-large":32,"xxx-large":48};function xs(i,t){const e=(0,y.
aG)(i),{fontSize:n}=t.parent;if(e==="larger")return n*1.2;if(e==="smaller")return n/1.2;if(e!==void 0)return Object.hasOwn(ys,e)?ys[e]:void 0;const s=it(i,{...t,
em:n}),o=s&&s.px+s.percent*n;return o===void 0||o<0?void 0:o}function ks(i,{parent:t}){const e=(0,y.aG)(i);if(e==="normal")return 400;if(e==="bold")return 700;if(e===
"bolder")return t.fontWeight<350?400:t.fontWeight<550?700:900;if(e==="lighter")return t.fontWeight<550?100:t.fontWeight<750?400:700;const n=ft(i);return n!==void 0&&
n>=1&&n<=1e3?n:void 0}const Ms={normal:"normal",italic:"italic",oblique:"italic"},Os=i=>{const t=(0,y.aG)(i);return t!==void 0&&Object.hasOwn(Ms,t)?Ms[t]:void 0},
Ss=i=>(0,y.M$)(i,y.wR).flatMap(t=>{const e=t.map(n=>n.type==="String"?n.value:(0,y.aG)(n)??"").join(" ");return e===""?[]:[e.toLowerCase()]});function vs(i,t){if((0,y.
aG)(i)==="normal")return"normal";const e=ft(i);if(e!==void 0)return e>=0?{factor:e}:void 0;const n=it(i,t);return n&&{px:n.px+n.percent*t.em}}const bc={keys:["f\
ontStyle","fontVariant","fontWeight","fontSize","lineHeight","fontFamily"],read:(i,t)=>{const e={fontStyle:"normal",fontVariant:"normal",fontWeight:400,lineHeight:"\
normal"};let n=0;for(;n<i.length;n++){const a=i[n],[c,l]=[Os(a),ks(a,t)];if((0,y.aG)(a)!=="normal")if(c)e.fontStyle=c;else if(l!==void 0&&!(a.type==="Number"&&Number(
a.value)===0))e.fontWeight=l;else if((0,y.aG)(a)==="small-caps")e.fontVariant="small-caps";else break}const s=i[n],o=s&&xs(s,t);if(o===void 0)return;if(e.fontSize=
o,n++,i[n]&&(0,y.YY)(i[n])){const a=i[n+1]&&vs(i[n+1],{...t,em:o});if(a===void 0)return;e.lineHeight=a,n+=2}const r=Ss(i.slice(n));return r.length===0?void 0:{...e,
fontFamily:r}}},Ts=i=>C(i,(t,e)=>(0,y.aG)(t)==="normal"?0:ge(t,e)),yc=["baseline","sub","super","middle","top","bottom","text-top","text-bottom"],xc=["underline",
"line-through","overline"],Rs=["solid","double","dotted","dashed","wavy"];function Cs(i){const t=new Set,e={textDecorationLine:t,textDecorationColor:void 0,textDecorationStyle:"\
solid"};for(const n of i){const s=(0,y.aG)(n),o=xc.find(c=>c===s),r=Rs.find(c=>c===s),a=yt(n);if(o)t.add(o);else if(r)e.textDecorationStyle=r;else if(a!==void 0)
e.textDecorationColor=a==="current"?void 0:a;else if(s!=="none"&&s!=="blink"&&n.type!=="Dimension"&&s!=="auto"&&s!=="from-font")return}return e}function kc(i){const t={
listStyleType:"disc",listStylePosition:"outside"};for(const e of i){const n=(0,y.aG)(e);if(n==="inside"||n==="outside")t.listStylePosition=n;else if(n!==void 0)
t.listStyleType=n;else if(e.type==="String")t.listStyleType=`"${e.value}`;else if(e.type!=="Url")return}return t}function Mc(i){const[t]=i,e=(0,y.aG)(t);if(i.length===
1&&(e==="none"||e==="normal"))return{content:e};const n=[];for(const s of(0,y.M$)(i,y.YY)[0]){const o=(0,y.aG)(s);if(s.type==="String")n.push({text:s.value});else if(o===
"open-quote"||o==="close-quote")n.push({quote:o==="open-quote"?"open":"close"});else if(o==="no-open-quote"||o==="no-close-quote")n.push({quote:"none"});else if(s.
type==="Function"){const r=Oc(s.name.toLowerCase(),(0,y.M$)((0,y.aX)(s),y.wR));if(!r)return;n.push(r)}else if(s.type!=="Url")return}return{content:n}}function Oc(i,t){
const[e]=t[0]??[],n=e?.type==="Identifier"?e.name:void 0;if(n===void 0)return;if(i==="attr")return{attribute:n.toLowerCase()};if(i==="counter")return{counter:n,
style:(0,y.aG)(t[1]?.[0])??"decimal"};const s=t[1]?.[0];if(!(i!=="counters"||s?.type!=="String"))return{counter:n,separator:s.value,style:(0,y.aG)(t[2]?.[0])??"\
decimal"}}const Mn=(i,t)=>({keys:[i],read:e=>{if((0,y.aG)(e[0])==="none")return{[i]:[]};const n=[];for(const s of e){const o=ft(s),r=n.at(-1);if(s.type==="Ident\
ifier")n.push([s.name,t]);else if(o!==void 0&&r)r[1]=Math.round(o);else return}return{[i]:n}}}),Sc=["start","left","right","center","justify","end"],vc=new Map(
[["-webkit-left","left"],["-webkit-right","right"],["-webkit-center","center"]]);function Tc([i,...t],{parent:e}){const n=t.length===0?(0,y.aG)(i):void 0;if(n===
void 0)return;const{textAlign:s,blockAlign:o}=e;if(n==="match-parent")return{textAlign:s,blockAlign:o};if(n==="-octavo-center")return{textAlign:s==="start"?"cen\
ter":s,blockAlign:o};const r=vc.get(n);if(r)return{textAlign:r,blockAlign:r};const a=Sc.find(c=>c===n);return a&&{textAlign:a,blockAlign:"start"}}const Rc={color:C(
"color",(i,{parent:t})=>{const e=yt(i);return e==="current"?t.color:e}),font:bc,"font-size":C("fontSize",xs),"font-weight":C("fontWeight",ks),"font-style":C("fo\
ntStyle",Os),"font-variant":H("fontVariant",["normal","small-caps"],{"tabular-nums":"normal"}),"font-variant-caps":H("fontVariant",["normal","small-caps"],{"all\
-small-caps":"small-caps"}),"font-family":{keys:["fontFamily"],read:i=>({fontFamily:Ss(i)})},"line-height":C("lineHeight",vs),"text-align":{keys:["textAlign","b\
lockAlign"],read:Tc},"text-indent":C("textIndent",it),"text-transform":H("textTransform",["none","uppercase","lowercase","capitalize"]),"letter-spacing":Ts("let\
terSpacing"),"word-spacing":Ts("wordSpacing"),"white-space":H("whiteSpace",["normal","nowrap","pre","pre-wrap","pre-line"],{"break-spaces":"pre-wrap"}),"text-wr\
ap":H("whiteSpace",["nowrap"],{wrap:"normal",balance:"normal",pretty:"normal"}),"overflow-wrap":H("overflowWrap",["normal","break-word","anywhere"]),"word-wrap":H(
"overflowWrap",["normal","break-word","anywhere"]),"word-break":H("wordBreak",["normal","break-all","keep-all","break-word"]),"tab-size":Dt("tabSize",0),direction:H(
"direction",["ltr","rtl"]),"unicode-bidi":H("unicodeBidi",["normal","embed","isolate","bidi-override","plaintext"],{"isolate-override":"bidi-override"}),visibility:H(
"visibility",["visible","hidden","collapse"]),"vertical-align":C("verticalAlign",(i,t)=>{const e=(0,y.aG)(i);return yc.find(s=>s===e)??it(i,t)}),"text-decoratio\
n":{keys:["textDecorationLine","textDecorationColor","textDecorationStyle"],read:Cs},"text-decoration-line":{keys:["textDecorationLine"],read:i=>{const t=Cs(i)?.
textDecorationLine;return t&&{textDecorationLine:t}}},"text-decoration-color":mn("textDecorationColor"),"text-decoration-style":H("textDecorationStyle",Rs),"lis\
t-style":{keys:["listStyleType","listStylePosition"],read:kc},"list-style-type":C("listStyleType",i=>i.type==="String"?`"${i.value}`:(0,y.aG)(i)),"list-style-po\
sition":H("listStylePosition",["inside","outside"]),"border-collapse":H("borderCollapse",["separate","collapse"]),"border-spacing":{keys:["borderSpacingX","bord\
erSpacingY"],read:(i,t)=>{const[e,n=e]=i.map(s=>ai(s,t));return e===void 0||n===void 0?void 0:{borderSpacingX:e,borderSpacingY:n}}},"caption-side":H("captionSid\
e",["top","bottom"]),"empty-cells":H("emptyCells",["show","hide"]),"table-layout":H("tableLayout",["auto","fixed"]),quotes:{keys:["quotes"],read:i=>{if((0,y.aG)(
i[0])==="none")return{quotes:["",""]};const t=i.flatMap(e=>e.type==="String"?[e.value]:[]);return t.length>=2&&t.length%2===0?{quotes:t}:void 0}},content:{keys:[
"content"],read:Mc},"counter-reset":Mn("counterReset",0),"counter-set":Mn("counterReset",0),"counter-increment":Mn("counterIncrement",1)},Ls={...uc,...Rc,...ec,
...wc,...Fi},Cc=/^(?:transition|animation|cursor|user-select|pointer-events|will-change|scroll|overscroll|touch-action|resize|caret|appearance|print-color-adjust|color-adjust|color-scheme|forced-color-adjust|font-(?:display|smooth|feature-settings|kerning|synthesis|optical-sizing|stretch|variant-(?:numeric|ligatures)|variation-settings)|shape-rendering|vector-effect|paint-order|text-(?:rendering|size-adjust|underline-offset|decoration-(?:thickness|skip|skip-ink)|underline-position)|image-rendering|backface-visibility|perspective|contain|content-visibility|isolation|zoom|speak|page|size|src|filter|backdrop-filter|mso-|accent-color|background-attachment|background-origin|hyphens|line-break|box-decoration-break|-(?:webkit|moz|ms|o)-)/;
class Lc{characters=0;add(t){if(this.characters+=t,this.characters>lt.xH)throw(0,lt.qM)()}}class Es{parent;replaced;own=new Map;known=new Map;open=new Set;constructor(t,e){
this.parent=t,this.replaced=e}set(t,e){this.own.set(t,e)}replaceIn(t){const e=[];let n=0;for(let o=0;;){const r=t.toLowerCase().indexOf("var(",o);if(r<0){e.push(
t.slice(o));break}e.push(t.slice(o,r));const a=Gt(t,r+4,")"),c=this.lookUp(t.slice(r+4,a));if(c===void 0)return;if(n+=c.length,n>lt.uN)throw(0,lt.qM)();e.push(c),
o=a+1}const s=e.join("");return this.replaced.add(s.length),s}lookUp(t){const e=Gt(t,0,","),n=this.valueOf(t.slice(0,e).trim());return n!==void 0?n:e<t.length?this.
replaceIn(t.slice(e+1).trim()):void 0}valueOf(t){const e=this.own.get(t);if(e===void 0)return this.parent?.valueOf(t);if(this.known.has(t))return this.known.get(
t);if(this.open.has(t))return;this.open.add(t);const n=this.replaceIn(e);return this.open.delete(t),this.known.set(t,n),n}}const Is=500;function Ws(i,t,e,n){if(e!==
void 0&&e.length>Is)return;const s=i.map(({order:r})=>r).join(),o=t.map(({name:r,value:a})=>`${r}:${a}`).join(";");return o.length>Is?void 0:`${n??""}${s}|${o}|${e??
""}`}const[Ec,Ic,Bs,Wc]=[0,1,2,3],As=4,Ns=2e4;class Ps{page;ignored=new Map;matcher=new Aa;index=new Map;nodes=new Map;inline=new Map;replaced=new Lc;shared=new WeakMap;unknown=[];rem=16;constructor(t,e){
this.page=e;for(const n of t.ignored)this.ignored.set(n,1);for(const n of t.rules){const[s]=n.selector.compounds,{id:o,classes:r,name:a}=s,c=o!==void 0?`#${o}`:
r.length>0?`.${r[0]}`:a??"*",l=this.index.get(c);l?l.push(n):this.index.set(c,[n])}}get start(){return{style:Ht,variables:new Es(void 0,this.replaced)}}styleOf(t,e,n){
const s=this.rulesOf(t),o=[],r=new Set;for(const f of s){const{pseudoElement:h}=f.selector;h===void 0?zs(o,f):(h==="before"||h==="after")&&r.add(h)}const a=Ca(t,
n);for(const f of a)o.push({declaration:f,tier:Ic,specificity:0,order:0});const c=t.attributes.get("style");if(c!==void 0)for(const f of this.declarationsOf(c))
o.push({declaration:f,tier:Wc+(f.important?As:0),specificity:0,order:0});const l=t.parent===void 0?void 0:Ws(s,a,c),d=this.share(l,o,e,t.parent===void 0);return t.
parent===void 0&&(this.rem=d.style.fontSize),{...d,pseudos:[...r].sort()}}pseudoStyle(t,e,n){const s=[],o=this.rulesOf(t).filter(({selector:r})=>r.pseudoElement===
e);for(const r of o)zs(s,r);return this.share(Ws(o,[],void 0,e),s,n,!1)}styleFrom(t,e){const n=t.map((s,o)=>({declaration:s,tier:Bs,specificity:0,order:o}));return this.
apply(n,e,!1)}rulesOf(t){const e=[],n=[t.name,"*",...[...t.classes].map(o=>`.${o}`)],s=t.attributes.get("id");s!==void 0&&n.push(`#${s}`);for(const o of n)for(const r of this.
index.get(o)??[])this.matcher.matches(r.selector,t)&&e.push(r);return e}declarationsOf(t){let e=this.inline.get(t);return e||(e=xe(t),this.inline.size<Ns&&this.
inline.set(t,e)),e}share(t,e,n,s){if(t===void 0)return this.apply(e,n,s);let o=this.shared.get(n.style);o||this.shared.set(n.style,o=new Map);let r=o.get(t);if(r?.
variables===n.variables)for(const a of r.unknown)this.ignore(a);else this.unknown=[],r={styled:this.apply(e,n,s),variables:n.variables,unknown:this.unknown},o.set(
t,r);return r.styled}ignore(t){this.ignored.set(t,(this.ignored.get(t)??0)+1)}apply(t,e,n){t.sort((r,a)=>r.tier-a.tier||r.specificity-a.specificity||r.order-a.order);
const s=this.scopeOf(t,e),o=Ve(e.style);for(const{declaration:r}of t)(r.name==="font-size"||r.name==="font")&&this.set(o,r,e.style,s,{isRoot:n,isSized:!1});for(const{
declaration:r}of t){const{name:a}=r;a!=="font-size"&&!a.startsWith("--")&&this.set(o,r,e.style,s,{isRoot:n,isSized:!0})}return{style:Da(o,e.style),variables:s}}scopeOf(t,{
variables:e}){const n=t.filter(({declaration:o})=>o.name.startsWith("--"));if(n.length===0)return e;const s=new Es(e,this.replaced);for(const{declaration:o}of n)
s.set(o.name,o.value);return s}set(t,{name:e,value:n},s,o,{isRoot:r,isSized:a}){const c=Object.hasOwn(Ls,e)?Ls[e]:void 0;if(!c){if(e==="all"||Cc.test(e))return;
this.ignore(e),this.unknown.push(e);return}const l=/var\(/i.test(n)?o.replaceIn(n):n;if(l===void 0)return $s(t,c,s,"unset");const d=l.trim().toLowerCase();if(d===
"inherit"||d==="initial"||d==="unset"||d==="revert"||d==="revert-layer")return $s(t,c,s,d);const f=this.nodesOf(l);if(!f||f.length===0)return;const u={...{em:t.
fontSize,rem:r?t.fontSize:this.rem,pageWidth:this.page.width,pageHeight:this.page.height},parent:s,own:t},m=c.read(f,u);if(!m)return;const{fontSize:p}=t;Object.
assign(t,m),e==="font"&&a&&(t.fontSize=p)}nodesOf(t){if(this.nodes.has(t))return this.nodes.get(t);const e=(0,y.wK)(t);return this.nodes.size<Ns&&this.nodes.set(
t,e),e}}function zs(i,{declarations:t,selector:e,order:n,isUsual:s}){for(const o of t){const r=(s?Ec:Bs)+(o.important?As:0);i.push({declaration:o,tier:r,specificity:e.
specificity,order:n})}}const Bc=new Set(Object.keys(qe));function $s(i,{keys:t},e,n){for(const s of t){const o=n==="inherit"||n!=="initial"&&Bc.has(s);i[s]=(o?e:
Ht)[s]}}const Ac=`
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
svg { overflow: hidden }
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
`,Nc=`
table { font-weight: normal; font-style: normal; font-variant: normal; font-size: medium; line-height: normal; white-space: normal; text-align: start }
`;class Pc{pairs=[];get(t){const{pairs:e}=this;for(let n=0;n<e.length;n+=2)if(e[n]===t)return e[n+1]}set(t,e){const{pairs:n}=this,s=n.indexOf(t);s>=0?n[s+1]=e:n.
push(t,e)}}class St{style;inner="blocks";children=[];inlines=[];element=null;replaced;marker;images;span=zc;place;isItem=!1;keepsNext=!1;known=new Pc;constructor(t){
this.style=t}get isApart(){return this.isPositioned||this.style.float!=="none"}get isPositioned(){return this.style.position==="absolute"||this.style.position===
"fixed"}}const zc={columns:1,rows:1};async function $t(i,t){for(;;){const{done:e,value:n}=i.next();if(e)return n;const s=t.step(n);s&&await s}}var $c=O(42973),On=O(
9876);class Hc{composition;box;scale;most;refuse;last=0;open=new Map;constructor(t,e,n,s,o){this.composition=t,this.box=e,this.scale=n,this.most=s,this.refuse=o}get height(){
return this.box.contentHeight/this.scale}pageAt(t){return Math.max(Math.floor((t+.05)/this.height),0)}endOf(t){return t*this.height+this.heightOf(t)}heightOf(t){
return this.box.areaOf(t).height/this.scale}snap(t,e){const n=t*this.height;return n+Math.floor(e-n+.5)}x(t,e){return this.box.areaOf(t).left+e*this.scale}y(t,e){
return this.box.height-this.box.areaOf(t).top-(e-t*this.height)*this.scale}sheet(t){const{sheets:e}=this.composition;if(t>=this.most)throw this.refuse(this.most);
for(;e.length<=t;)this.composition.sheet(this.box.width,this.box.height);return e[t]}draw(t,e,n,...s){const o=this.sheet(t);this.enterScopes(o,t,n),o.draw(e,...s)}link(t,e,n,{
target:s,contents:o},r){this.sheet(t).link(e,this.moved(t,n,r),s,o)}moved(t,e,n){let s;for(const o of n){const r=o.on(t).matrix;r&&(s=s?(0,_.lw)(r,s):r)}return s?
(0,_.zl)(s,e):e}close(){for(const t of this.open.keys())this.enterScopes(this.sheet(t),t,[])}enterScopes(t,e,n){let s=this.open.get(e);s||this.open.set(e,s=[]);
let o=0;for(;o<s.length&&o<n.length&&s[o]===n[o];)o++;for(;s.length>o;s.pop())t.leave();for(const r of n.slice(o))t.enter(r.on(e)),s.push(r)}rectangle(t,e,n,s,o){
const[r,a]=[this.x(t,e),this.y(t,o)];return`${[r,a,(s-e)*this.scale,(o-n)*this.scale].map(Bt.id).join(" ")} re`}}class Hs{most;answers=new Map;total=0;constructor(t){
this.most=t}find(t){return this.answers.get(t)?.value}keep(t,e,n){this.answers.set(t,{value:e,size:n}),this.total+=n;for(const[s,{size:o}]of this.answers){if(this.
total<=this.most||s===t)return;this.answers.delete(s),this.total-=o}}}const dt=2e4;function Dc(i){let t=i.known.get("kept");return t===void 0&&(t=i.style.display!==
"table-cell"&&Ds(i),i.known.set("kept",t)),t}function Ds(i){let t=i.known.get("flowing");if(t===void 0){const e=n=>!n.isPositioned&&Ds(n);t=i.children.every(e)&&
i.inlines.every(n=>n.kind!=="atom"&&n.kind!=="apart"||e(n.box)),i.known.set("flowing",t)}return t}const js=1e4;class jc{rules;typefaces;breaks;page;isQuirky;pieces=new Hs(
js);kept=new WeakMap;faces=new WeakMap;constructor(t,e,n,s,o=!1){this.rules=t,this.typefaces=e,this.breaks=n,this.page=s,this.isQuirky=o}*layOut(t,e,n){if(n||!Dc(
t))return yield*this.rules.layOut(t,this,e,n);const{width:s,height:o,fixedWidth:r,fixedHeight:a,shrinks:c,isLoose:l,isOpen:d}=e,f=[s,o,r,a,c,l,d].join();let h=this.
kept.get(t);h||this.kept.set(t,h=new Map);let u=h.get(f);return u||h.set(f,u=yield*this.rules.layOut(t,this,e)),u}forget(){this.kept=new WeakMap,this.pieces=new Hs(
js)}widthsOf(t){return this.rules.widthsOf(t,this)}faceOf(t){let e=this.faces.get(t);return e||this.faces.set(t,e=$e(t)),e}metricsOf(t){const{ascent:e,descent:n}=this.
typefaces.metrics(this.faceOf(t)),s=Math.floor(t.fontSize*64)/64;return{ascent:Math.round(e*s/1e3),descent:Math.round(-n*s/1e3)}}lineOf(t){const{ascent:e,descent:n}=this.
metricsOf(t),{lineHeight:s,fontSize:o}=t;if(s==="normal")return{above:e,below:n};const r="factor"in s?s.factor*o:s.px,a=e+Math.floor((r-e-n)/2);return{above:a,below:r-
a}}}const Gc=/^(?:monospace|ui-monospace|consolas|menlo|monaco)$|courier|\bmono\b|\bcode\b/;function $e({fontFamily:i,fontWeight:t,fontStyle:e}){const[n=""]=i;if(Gc.
test(n))return"Mono";const s=e==="italic";return t>=600?s?"SemiBoldItalic":"SemiBold":s?"Italic":"Regular"}function Gs({box:i,height:t,lines:e},n){return t>n?!1:
i.style.breakInside==="avoid"||i.inner==="image"||i.keepsNext&&e.length>0||Fc(i.style)}const Fc=({transform:i})=>i.some(({kind:t})=>t==="matrix"),Fs=i=>i==="pag\
e"||i==="left"||i==="right";function _s(i){for(let t=i;t;[t]=t.flow==="sequence"?t.children:[])if(Fs(t.box.style.breakBefore))return!0;return!1}function _c(i){for(let t=i;t;t=
t.flow==="sequence"?t.children.at(-1):void 0)if(Fs(t.box.style.breakAfter))return!0;return!1}function Uc(i,t,e,{orphans:n,widows:s}){let o=t;return e-o<s&&(o=Math.
max(e-s,i)),o-i<n&&i===0?0:Math.max(o,i===0?0:i+1)}function Kc(i,t){for(let e=i,n=0;;){if(Gs(e,t))return n+e.height;const{lines:s,box:o,children:r}=e;if(s.length>
0){const c=s[Math.min(s.length<=o.style.orphans+o.style.widows-1?s.length:o.style.orphans,s.length)-1];return n+c.y+c.height}if(e.head&&r.length>1){const c=r.find(
l=>l!==e.head&&l.children.length>0)?.children[0];return n+e.head.y+e.head.height+(c?.height??0)}const[a]=r;if(!a||e.flow==="bands"&&e.height<=t/4)return n+e.height;
n+=a.y,e=a}}function*re(i,t,e){yield dt/10;const n={laid:i,x:t,top:e,bottom:e+i.height,lines:[],children:[],apart:[],heads:[]};for(const s of i.lines){const o=[];
for(const{laid:r}of s.atoms)o.push(yield*re(r,t+r.x,e+s.y+r.y));n.lines.push({line:s,top:e+s.y,atoms:o})}for(const s of i.children)n.children.push(yield*re(s,t+
s.x,e+s.y));for(const s of i.apart)n.apart.push(yield*re(s,t+s.x,e+s.y));return n}const pt=.05;class Yc{height;heightOf;constructor(t,e){this.height=t,this.heightOf=
e}pageOf(t){return Math.max(Math.floor((t+pt)/this.height),0)}*place(t,e,n,s){yield dt/4;let o=this.isBelow(n)?this.next(n,s):n;Gs(t,this.height-s)&&this.crosses(
o,t.height)&&(o=this.next(o,s));const r={laid:t,x:e,top:o,bottom:o+t.height,lines:[],children:[],apart:[],heads:[]},a=new Zc(o);return t.lines.length>0?yield*this.
lines(r,s,a):t.flow==="bands"?yield*this.bands(r,s,a):yield*this.sequence(r,s,a),yield*this.apart(r,s,a),r}crosses(t,e){const n=this.pageOf(t);return t+e>n*this.
height+this.heightOf(n)+pt}isBelow(t){const e=this.pageOf(t),n=this.heightOf(e);return n<this.height-pt&&t>e*this.height+n-pt}next(t,e){return(this.pageOf(t)+1)*
this.height+e}isAtStart(t,e){return t-this.pageOf(t)*this.height<=e+pt}*lines(t,e,n){const{laid:s}=t,{lines:o,box:r}=s;let a=0;for(let c=0;c<o.length;c++){yield 2e3;
const l=o[c],d=n.at(l.y);if(!this.crosses(d,l.height)||this.isTall(l,e))continue;const f=Uc(a,c,o.length,r.style),h=n.at(o[f].y),u=this.isAtStart(h,e)?c:f,m=n.at(
o[u].y);this.isAtStart(m,e)||(n.move(o[u].y,this.next(m,e)),a=u,c=u)}for(const c of o){const l=n.at(c.y),d=[];let f=l+c.height;for(const{laid:h}of c.atoms){const u=yield*this.
place(h,t.x+h.x,l+h.y,e);d.push(u),f=Math.max(f,u.bottom)}f>l+c.height+pt&&n.move(c.y+c.height,f),t.lines.push({line:c,top:l,atoms:d})}t.bottom=n.at(s.height)}isTall({
height:t},e){return t>this.height-e}*sequence(t,e,n){const{laid:s}=t,{children:o,head:r}=s;let a=e;for(const[c,l]of o.entries()){const d=o[c-1];let f=n.at(l.y);
const h=d?t.children[c-1].bottom:t.top;(_s(l)||d!==void 0&&_c(d))&&!this.isAtStart(h,a)?f=this.next(h,a):d&&!this.isAtStart(h,a)&&this.pageOf(f)>this.pageOf(h-pt)?
f=this.next(h-pt,a):!this.isAtStart(f,a)&&this.needsNext(o,c,f,a)&&(f=this.next(f,a));const m=yield*this.place(l,t.x+l.x,f,a);n.move(l.y,m.top),n.move(l.y+l.height,
m.bottom),t.children.push(m),l===r&&r.height<=this.height/2&&(a=e+r.height)}t.bottom=Math.max(n.at(s.height),t.top),r&&a>e&&(yield*this.repeatHead(t,e))}needsNext(t,e,n,s){
let o=0;for(let r=e;r<t.length;r++){const a=t[r],c=r===e?0:a.y-t[r-1].y-t[r-1].height;if(!a.box.keepsNext&&a.box.style.breakAfter!=="avoid"&&t[r+1]?.box.style.breakBefore!==
"avoid"){if(r===e)return!1;o+=c+Kc(a,this.height-s);break}o+=c+a.height}return this.crosses(n,o)&&o<=this.height-s}*repeatHead(t,e){const{head:n}=t.laid,s=t.children.
find(({laid:r})=>r===n),o=(0,G.Kf)(t.children.map(({bottom:r})=>r));for(let r=this.pageOf(s.bottom-pt)+1;r<=this.pageOf(o-2*pt);r++){const a=r*this.height+e,c=yield*this.
place(n,s.x,a,e);t.heads.push({top:a,head:c})}}*bands(t,e,n){const{laid:s}=t,o=new Map(s.children.map((a,c)=>[a,c])),r=[];for(const a of Xc(s.children)){const c=a[0].
y,l=(0,G.Kf)(a.map(({y:p,height:g})=>p+g));let d=n.at(c);const f=a.some(_s)&&r.length>0,h=l-c;(f&&!this.isAtStart(d,e)||h<=this.height/4&&this.crosses(d,h))&&(d=
this.next(d,e)),n.move(c,d);let u=d;const m=[];for(const p of a){const g=yield*this.place(p,t.x+p.x,d+p.y-c,e);m.push(g),u=Math.max(u,g.bottom+l-p.y-p.height)}for(const p of m)
p.laid.y+p.laid.height>l-pt&&(p.bottom=u);for(const p of m)r.push(p);n.move(l,u)}r.sort((a,c)=>o.get(a.laid)-o.get(c.laid));for(const a of r)t.children.push(a);
t.bottom=Math.max(n.at(s.height),t.top)}*apart(t,e,n){const{laid:s}=t;for(const o of s.apart){const r=o.isFromBottom?t.bottom-(s.height-o.y):n.at(o.y),c=o.box.style.
position==="fixed"?yield*re(o,t.x+o.x,r):yield*this.place(o,t.x+o.x,r,e);t.apart.push(c),o.box.style.float!=="none"&&o.y+o.height<=s.height+pt&&(t.bottom=Math.max(
t.bottom,c.bottom+s.height-o.y-o.height))}}}class Zc{from=[0];shifts;constructor(t){this.shifts=[t]}at(t){let e=this.from.length-1;for(;e>0&&this.from[e]>t+.001;)
e--;return t+this.shifts[e]}move(t,e){const n=e-t;Math.abs(n-this.shifts.at(-1))<1e-4||(this.from.push(Math.max(t,this.from.at(-1))),this.shifts.push(n))}}function Xc(i){
const t=[];let e=-1/0;for(const n of[...i].sort((s,o)=>s.y-o.y)){const s=t.at(-1);s&&(n.y<e-pt||n.height===0&&n.y<=e)?s.push(n):t.push([n]),e=Math.max(e,n.y+n.height)}
return t}const qc=500;function*Vc(i){let t=0,e=!1;const n=[i];for(let s=n.pop();s;s=n.pop()){yield qc;const{laid:o,lines:r,children:a,apart:c}=s;if(o.box.replaced)
return!0;t+=Us(o.box.style);for(const{line:l,atoms:d}of r){e||=l.texts.length>0;for(const{box:f}of l.inlines)t+=Us(f.style);for(const f of d)n.push(f)}if(t+Number(
e)>1)return!0;for(const l of a)n.push(l);for(const l of c)n.push(l)}return!1}const Us=i=>+(i.backgroundColor!==void 0)+i.backgroundImage.length+i.boxShadow.length+
+(i.borderTopWidth+i.borderRightWidth+i.borderBottomWidth+i.borderLeftWidth>0)+ +(i.outlineWidth>0),[Qc,Jc]=[.5,.3];function tl(i,t,e,{opacity:n,scopes:s,isArtifact:o}){
const{box:r,border:a,padding:c}=e.laid,{style:l,marker:d}=r;if(!d||l.visibility!=="visible")return;const f=Ks(e)??e.top+a.top+c.top+t.lineOf(l).above,h=i.pageAt(
f-l.fontSize/2),u=o?void 0:d.element??void 0,m=l.direction==="rtl",p=m?e.x+e.laid.width:e.x,{color:g,alpha:w}=l.color,b=d.shape==="circle",x=l.fontSize*(b?nl:1),
k=t.typefaces.word(d.shape?el[d.shape]:d.text,t.faceOf(l)),S=k.width*x/1e3,M=(d.shape?Qc:Jc)*l.fontSize,v=m?p+M:p-M-S,T={kind:"text",x:i.x(h,v),y:i.y(h,i.snap(h,
f)-(b?l.fontSize*.17:0)),size:x*i.scale,color:g,words:[k],alpha:w*n};i.draw(h,u,s,T)}const el={disc:"•",circle:"○",square:"▪"},nl=.5;function Ks(i){const[
t]=i.lines;if(t)return t.top+t.line.baseline;for(const e of i.children){const n=Ks(e);if(n!==void 0)return n}}const Sn=[[0,0],[0,0],[0,0],[0,0]];function vn(i,t,e){
const n=[i.borderTopLeftRadius,i.borderTopRightRadius,i.borderBottomRightRadius,i.borderBottomLeftRadius].map(([d,f])=>[I(d,t),I(f,e)]),[s,o,r,a]=n,l=[[t,s[0]+o[0]],
[t,a[0]+r[0]],[e,s[1]+a[1]],[e,o[1]+r[1]]].reduce((d,[f,h])=>h>f&&h>0?Math.min(d,f/h):d,1);return n.map(([d,f])=>[d*l,f*l])}const He=(i,{top:t,right:e,bottom:n,
left:s})=>i.map(([o,r],a)=>{const c=a===0||a===3?s:e,l=a<2?t:n;return[Math.max(o-c,0),Math.max(r-l,0)]}),Rt=({left:i,top:t,right:e,bottom:n},s)=>({left:i+s.left,
top:t+s.top,right:e-s.right,bottom:n-s.bottom});function xt({left:i,top:t,right:e,bottom:n},s,o){const r=(h,u)=>`${(0,Bt.id)(o.x(h))} ${(0,Bt.id)(o.y(u))}`;if(s.
every(([h,u])=>h<=0||u<=0))return`${r(i,t)} m ${r(e,t)} l ${r(e,n)} l ${r(i,n)} l h`;const[a,c,l,d]=s,f=1-Bt.yQ;return[`${r(i+a[0],t)} m`,`${r(e-c[0],t)} l`,`${r(
e-c[0]*f,t)} ${r(e,t+c[1]*f)} ${r(e,t+c[1])} c`,`${r(e,n-l[1])} l`,`${r(e,n-l[1]*f)} ${r(e-l[0]*f,n)} ${r(e-l[0],n)} c`,`${r(i+d[0],n)} l`,`${r(i+d[0]*f,n)} ${r(
i,n-d[1]*f)} ${r(i,n-d[1])} c`,`${r(i,t+a[1])} l`,`${r(i,t+a[1]*f)} ${r(i+a[0]*f,t)} ${r(i+a[0],t)} c`,"h"].join(" ")}const Ys=([i,t,e],n)=>[i*n,t*n,e*n],il=1e3;
function sl(i,t,e){return i.kind==="linear"?rl(i,t,e):cl(i,t,e)}const ol=({left:i,top:t,right:e,bottom:n},s)=>[s.x(i),s.y(n),s.x(e),s.y(t)];function rl(i,t,e){const[
n,s]=[t.right-t.left,t.bottom-t.top],[o,r]=[(t.left+t.right)/2,(t.top+t.bottom)/2],a=al(i.angle,n,s)*Math.PI/180,c=Math.abs(n*Math.sin(a))+Math.abs(s*Math.cos(a)),
[l,d]=[Math.sin(a)*c/2,-Math.cos(a)*c/2],{stops:f,from:h,to:u}=Zs(i,c),m=p=>[e.x(o+l*(2*p-1)),e.y(r+d*(2*p-1))];return{coordinates:[...m(h),...m(u)],stops:f,box:ol(
t,e)}}function al(i,t,e){if(typeof i=="number")return i;const{x:n,y:s}=i;if(n===0)return s<0?0:180;if(s===0)return n<0?270:90;const o=Math.atan2(e,t)*180/Math.PI;
return n>0?s<0?o:180-o:s<0?360-o:180+o}function cl(i,t,e){const[n,s]=[t.right-t.left,t.bottom-t.top],[o,r]=[I(i.center[0],n),I(i.center[1],s)],[a,c]=ll(i,{cx:o,
cy:r,width:n,height:s}),{stops:l,from:d,to:f}=Zs(i,a),h=e.x(1)-e.x(0),u=[h,0,0,h*(c/a),e.x(t.left+o),e.y(t.top+r)],m=2*Math.max(n,s)*Math.max(a/c,1);return{coordinates:[
0,0,Math.max(d,0)*a,0,0,f*a],stops:l,matrix:u,box:[-m,-m,m,m]}}function ll({extent:i,isCircle:t},{cx:e,cy:n,width:s,height:o}){const r=[Math.abs(e),Math.abs(s-e)],
a=[Math.abs(n),Math.abs(o-n)],c=i.startsWith("closest")?Math.min:Math.max,[l,d]=[Math.max(c(r[0],r[1]),.01),Math.max(c(a[0],a[1]),.01)],f=i.endsWith("corner");if(t){
const h=f?Math.hypot(l,d):c(l,d);return[h,h]}return f?[l*Math.SQRT2,d*Math.SQRT2]:[l,d]}function Zs({stops:i,repeats:t},e){const n=dl(i,e),[s,o]=[n[0],n.at(-1)],
r=i.map(({paint:c},l)=>({paint:c,at:n[l]})),a=o-s;if(t&&a>1e-4&&a<1){const c=Math.min(Math.ceil(1/a)+1,Math.floor(il/r.length)),l=Array.from({length:c},(d,f)=>r.
map(({paint:h,at:u})=>({paint:h,at:u+f*a}))).flat();return Xs(l,s,s+c*a)}return Xs(r,s,a>1e-4?o:s+1e-4)}function Xs(i,t,e){const n=i.map(({paint:o,at:r})=>({...o,
at:Math.min(Math.max((r-t)/(e-t),0),1)}));return{stops:n.map((o,r)=>o.alpha>0?o:{...o,color:(n[r-1]??n[r+1]??o).color}),from:t,to:e}}function dl(i,t){const e=i.
map(({at:o},r)=>o?t>0?I(o,t)/t:0:r===0?0:r===i.length-1?1:void 0);let n=-1/0;const s=e.map(o=>o===void 0?void 0:n=Math.max(n,o));return s.map((o,r)=>{if(o!==void 0)
return o;let[a,c]=[r,r];for(;s[a]===void 0;)a--;for(;s[c]===void 0;)c++;return s[a]+(s[c]-s[a])*(r-a)/(c-a)})}const qs=2e3,fl=10;class hl{canvas;constructor(t){
this.canvas=t}paint(t){const{style:e,rect:n}=t;if(!(e.visibility==="visible")||n.right<=n.left)return;const o=e.backgroundColor!==void 0||e.backgroundImage.length>
0,{border:r}=t,a=r.top+r.right+r.bottom+r.left>0;if(!o&&!a&&e.boxShadow.length===0&&e.outlineWidth===0)return;const c=vn(e,n.right-n.left,n.bottom-n.top);for(const l of this.
pagesOf(n))this.shadows(t,c,l),o&&this.background(t,c,l),a&&this.borders(t,c,l),e.outlineWidth>0&&this.outlineOf(t,l)}pagesOf({top:t,bottom:e}){const{height:n}=this.
canvas,s=Math.max(Math.floor((t+.05)/n),0),o=Math.max(Math.ceil((e-.05)/n)-1,s),r=Math.min(o,Math.max(this.canvas.last,s))-s+1,a=r>1&&t>this.canvas.endOf(s)-.05;
return Array.from({length:r},(c,l)=>s+l).slice(a?1:0)}points(t){const{canvas:e}=this;return{x:n=>e.x(t,n),y:n=>e.y(t,n)}}slice(t,e,n){const{height:s}=this.canvas,
[o,r]=[n*s,this.canvas.endOf(n)],[a,c]=[Math.max(t.top,t.top<o-.05?o:t.top),Math.max(t.bottom>r+.05?r:t.bottom,t.top)];if(a===t.top&&c===t.bottom)return{rect:t,
corners:e};const[l,d]=[a===t.top,c===t.bottom],f=e.map((h,u)=>(u<2?l:d)?h:[0,0]);return{rect:{...t,top:a,bottom:c},corners:f}}shadows({style:t,rect:e,opacity:n,
scopes:s},o,r){for(const{x:a,y:c,blur:l,spread:d,paint:f,isInset:h}of[...t.boxShadow].reverse()){if(h)continue;const{color:u,alpha:m}=f??t.color,p=this.points(r),
g=this.slice(e,o,r),w=xt(g.rect,g.corners,p),b=l>0?Math.min(Math.max(Math.ceil(l/3),2),fl):1,x=1-(1-m*n)**(1/b);if(x<=0)continue;const k={on:()=>({clip:`${this.
around} ${w}`,hasHoles:!0})};for(let S=0;S<b;S++){const M=d+(b>1?l*.6*(1-2*S/(b-1)):0),v={left:e.left+a-M,top:e.top+c-M,right:e.right+a+M,bottom:e.bottom+c+M};if(v.
right<=v.left||v.bottom<=v.top)continue;const T=o.map(([A,j])=>[Math.max(A+M,0),Math.max(j+M,0)]),$=this.slice(v,T,r);$.rect.bottom<=$.rect.top||this.canvas.draw(
r,void 0,[...s,k],{kind:"shape",path:xt($.rect,$.corners,p),fill:u,alpha:x})}}}get around(){const{width:t,height:e}=this.canvas.box;return`0 0 ${t} ${e} re`}background(t,e,n){
const{style:s,rect:o,border:r,padding:a,opacity:c,scopes:l}=t,d=s.backgroundClip,f=d==="padding-box"?r:d==="content-box"?ml(r,a):void 0,[h,u]=f?[Rt(o,f),He(e,f)]:
[o,e],m=this.slice(h,u,n),p=xt(m.rect,m.corners,this.points(n)),{backgroundColor:g}=s;g&&g.alpha>0&&this.canvas.draw(n,void 0,l,{kind:"shape",path:p,fill:g.color,
alpha:g.alpha*c});for(let w=s.backgroundImage.length-1;w>=0;w--)this.layer(t,w,p,n)}layer(t,e,n,s){const{style:o,rect:r,border:a,images:c,opacity:l,scopes:d}=t,
f=Rt(r,a),h=o.backgroundImage[e],u="url"in h?c?.get(h.url):void 0;if("url"in h&&!u)return;const m=(A,j)=>A.length===0?j:A[e%A.length],p=u?u.displayed:void 0,g=Ml(
m(o.backgroundSize,["auto","auto"]),f,p);if(g.width<=0||g.height<=0)return;const w=m(o.backgroundPosition,ul),b=f.left+I(w[0],f.right-f.left-g.width),x=f.top+I(
w[1],f.bottom-f.top-g.height),k=m(o.backgroundRepeat,"repeat"),S=this.slice(r,Sn,s).rect,M=k==="repeat"||k==="repeat-x"?Vs(b,g.width,S.left,S.right):[b],v=k==="\
repeat"||k==="repeat-y"?Vs(x,g.height,S.top,S.bottom):[x];if(M.length*v.length>qs)return;const T=this.points(s),$={on:()=>({clip:n})};for(const A of v)for(const j of M){
const q={left:j,top:A,right:j+g.width,bottom:A+g.height};if(u){const Mt=(0,_.lw)(u.upright,[T.x(q.right)-T.x(q.left),0,0,T.y(q.top)-T.y(q.bottom),T.x(q.left),T.
y(q.bottom)]);this.canvas.draw(s,void 0,[...d,$],{kind:"image",name:this.canvas.sheet(s).image(u),matrix:Mt})}else if(!("url"in h)){const Mt=sl(h,q,T),ue=l<1?{...Mt,
stops:Mt.stops.map(Qt=>({...Qt,alpha:Qt.alpha*l}))}:Mt;M.length*v.length===1&&q.left<=r.left+a.left&&q.right>=r.right-a.right?this.canvas.draw(s,void 0,d,{kind:"\
shape",path:n,fill:ue}):this.canvas.draw(s,void 0,[...d,$],{kind:"shape",path:xt(q,Sn,T),fill:ue})}}}borders(t,e,n){const{rect:s,border:o,style:r}=t,{height:a}=this.
canvas,c=this.slice(s,e,n),l={...o,top:c.rect.top===s.top?o.top:0,bottom:c.rect.bottom===s.bottom?o.bottom:0};if(s.top>=(n+1)*a)return;const d=wl(r,l),[f]=d,h=d.
filter(({width:w})=>w>0),u=h.every(({line:w,paint:b})=>w===h[0].line&&bl(b,h[0].paint));if(h.length===0||!f)return;const{line:m,paint:p}=h[0],g=h.length===4;if(u&&
g&&(m==="solid"||m==="double")){this.ring(t,c,l,p,n),m==="double"&&this.gap(t,c,l,n);return}for(const w of h)this.side(t,c,l,w,n)}ring({opacity:t,scopes:e},n,s,{
color:o,alpha:r},a){const c=this.points(a),l=Rt(n.rect,s),f=l.right>l.left&&l.bottom>l.top?` ${xt(l,He(n.corners,s),c)}`:"",h=`${xt(n.rect,n.corners,c)}${f}`;this.
canvas.draw(a,void 0,e,{kind:"shape",path:h,fill:o,alpha:r*t,hasHoles:!0})}gap(t,e,n,s){const o=gl(n,.3333333333333333);if(Math.max(n.top,n.right,n.bottom,n.left)<
3)return;const r=Rt(e.rect,o),a=t.style.backgroundColor??pl;this.ring(t,{rect:r,corners:He(e.corners,o)},o,a,s)}side(t,e,n,s,o){const{scopes:r,opacity:a}=t,c=this.
points(o),l=Rt(e.rect,n),d=e.corners.some(([w,b])=>w>0&&b>0),f=xt(l,He(e.corners,n),c),{color:h,alpha:u}=s.paint,m=yl(s,h);if(s.line==="dashed"||s.line==="dotte\
d")return this.dashes(t,e.rect,s,o);const g=`${xl(s.side,e.rect,d?kl(l,e):l).map(([w,b],x)=>`${c.x(w).toFixed(3)} ${c.y(b).toFixed(3)} ${x===0?"m":"l"}`).join("\
 ")} h`;if(!d)this.canvas.draw(o,void 0,r,{kind:"shape",path:g,fill:m,alpha:u*a});else{const w={on:()=>({clip:g})},b=`${xt(e.rect,e.corners,c)} ${f}`;this.canvas.
draw(o,void 0,[...r,w],{kind:"shape",path:b,fill:m,alpha:u*a,hasHoles:!0})}}dashes({scopes:t,opacity:e},{left:n,top:s,right:o,bottom:r},{side:a,width:c,line:l,paint:d},f){
const{canvas:h}=this,u=this.points(f),m=c/2,p=a==="top"||a==="bottom",g=a==="top"?s+m:r-m,w=a==="left"?n+m:o-m,b=p?o-n:r-s,x=l==="dotted"?c:c>=3?2*c:3*c,k=Math.
max(Math.round(b/x/2-.5),0),S=b/(2*k+1),M=[];for(let v=0;v<=Math.min(k,2e3);v++){const T=v*2*S,$=p?{left:n+T,right:n+T+S,top:g-m,bottom:g+m}:{top:s+T,bottom:s+T+
S,left:w-m,right:w+m},A=l==="dotted"?c/2:0;M.push(xt($,Array.from({length:4},()=>[A,A]),u))}h.draw(f,void 0,t,{kind:"shape",path:M.join(" "),fill:d.color,alpha:d.
alpha*e})}outlineOf(t,e){const{style:n,rect:s}=t,o=-(n.outlineOffset+n.outlineWidth),r={top:o,right:o,bottom:o,left:o},a=n.outlineWidth,c=this.slice(Rt(s,r),Sn,
e);this.ring(t,c,{top:a,right:a,bottom:a,left:a},n.outlineColor??n.color,e)}}const ul=[{px:0,percent:0},{px:0,percent:0}],pl={color:[1,1,1],alpha:1},ml=(i,t)=>({
top:i.top+t.top,right:i.right+t.right,bottom:i.bottom+t.bottom,left:i.left+t.left}),gl=({top:i,right:t,bottom:e,left:n},s)=>({top:i*s,right:t*s,bottom:e*s,left:n*
s}),wl=(i,t)=>[{side:"top",width:t.top,line:i.borderTopStyle,paint:i.borderTopColor??i.color},{side:"right",width:t.right,line:i.borderRightStyle,paint:i.borderRightColor??
i.color},{side:"bottom",width:t.bottom,line:i.borderBottomStyle,paint:i.borderBottomColor??i.color},{side:"left",width:t.left,line:i.borderLeftStyle,paint:i.borderLeftColor??
i.color}],bl=(i,t)=>i.alpha===t.alpha&&i.color.every((e,n)=>e===t.color[n]);function yl({line:i,side:t},e){const n=t==="top"||t==="left";return i==="inset"||i===
"groove"?n?Ys(e,.66):e:i==="outset"||i==="ridge"?n?e:Ys(e,.66):e}function xl(i,t,e){switch(i){case"top":return[[t.left,t.top],[t.right,t.top],[e.right,e.top],[e.
left,e.top]];case"bottom":return[[t.left,t.bottom],[t.right,t.bottom],[e.right,e.bottom],[e.left,e.bottom]];case"left":return[[t.left,t.top],[e.left,e.top],[e.left,
e.bottom],[t.left,t.bottom]];case"right":return[[t.right,t.top],[e.right,e.top],[e.right,e.bottom],[t.right,t.bottom]]}}function kl(i,{rect:t,corners:e}){const[
n,s]=[(t.right-t.left)/2,(t.bottom-t.top)/2],o=Math.min(e.reduce((r,[a,c])=>Math.max(r,a,c),0),n,s);return{left:Math.max(i.left,t.left+(i.left>t.left?o:0)),top:Math.
max(i.top,t.top+(i.top>t.top?o:0)),right:Math.min(i.right,t.right-(i.right<t.right?o:0)),bottom:Math.min(i.bottom,t.bottom-(i.bottom<t.bottom?o:0))}}function Ml(i,t,e){
const[n,s]=[t.right-t.left,t.bottom-t.top];if(i==="cover"||i==="contain"){if(!e)return{width:n,height:s};const d=(i==="cover"?Math.max:Math.min)(n/e.width,s/e.height);
return{width:e.width*d,height:e.height*d}}const[o,r]=i,a=o==="auto"?void 0:I(o,n),c=r==="auto"?void 0:I(r,s);if(a===void 0&&c===void 0)return e??{width:n,height:s};
const l=e?e.width/e.height:void 0;return{width:a??(l===void 0?n:c*l),height:c??(l===void 0?s:a/l)}}function Vs(i,t,e,n){const s=i-Math.ceil((i-e)/t)*t,o=Math.min(
Math.ceil((n-s)/t-1e-4),qs+1);return Array.from({length:Math.max(o,0)},(r,a)=>s+a*t)}const Ol=5e3,Qs=10;class Sl{canvas;layout;constructor(t,e){this.canvas=t,this.
layout=e}*paint({view:t,fit:e,nodes:n},s,o,r){const a={width:s.right-s.left,height:s.bottom-s.top},c=o.x(1)-o.x(0),l=[c,0,0,-c,o.x(s.left),o.y(s.top)],d=t?(0,_.
lw)(Oi(t,e,a),l):l;yield*this.nodes(n,{...r,scopes:[...r.scopes,{on:()=>({matrix:d})}]})}*nodes(t,e){for(const n of t)if(yield Ol,n.kind==="group")yield*this.group(
n,e);else if(n.kind==="text")this.text(n.runs,e);else{const{path:s,fill:o,stroke:r}=n,a=this.canvas.draw.bind(this.canvas,e.page,e.element,e.scopes);o&&a({kind:"\
shape",path:s,fill:o.paint,alpha:o.alpha,hasHoles:o.hasHoles}),r&&a({kind:"outline",path:s,...r})}}*group({matrix:t,clip:e,clipHasHoles:n,opacity:s,nodes:o},r){
const a={...t&&{matrix:t},...e!==void 0&&{clip:e,hasHoles:n},...s<1&&{opacity:s}},c=Object.keys(a).length===0;yield*this.nodes(o,c?r:{...r,scopes:[...r.scopes,{
on:()=>a}]})}text(t,e){let[n,s]=[0,0];for(let o=0;o<t.length;){let r=o+1;for(;r<t.length&&t[r].x===void 0&&t[r].y===void 0;)r++;const a=t.slice(o,r).map(f=>({run:f,
word:this.wordOf(f)})),c=a.reduce((f,{run:h,word:u})=>f+h.dx+Js(h,u),0),{anchor:l}=a[0].run.style.drawn,d=l==="middle"?.5:l==="end"?1:0;n=(a[0].run.x??n)-c*d,s=
a[0].run.y??s;for(const{run:f,word:h}of a)n+=f.dx,s+=f.dy,this.run(f,h,n,s,e),n+=Js(f,h);o=r}}wordOf({text:t,style:e}){return this.layout.typefaces.word(t,this.
layout.faceOf(e),e.direction==="rtl")}run({style:t,paint:e},n,s,o,{page:r,element:a,scopes:c}){const l=t.fontSize/Qs;if(l<=0)return;const d=[l,0,0,-l,s,o+t.drawn.
drop*t.fontSize];this.canvas.draw(r,a,[...c,{on:()=>({matrix:d})}],{kind:"text",x:0,y:0,size:Qs,color:e.color,alpha:e.alpha,words:[n],oblique:t.fontStyle==="ita\
lic"&&$e(t)==="Mono",spacing:t.letterSpacing/l})}}function Js({style:i,text:t},{width:e}){return e*i.fontSize/1e3+i.letterSpacing*Array.from(t).length}const vl={
underline:-.11,"line-through":.27,overline:.92},Tl=.055;class Rl{canvas;boxes;constructor(t,e){this.canvas=t,this.boxes=e}under({inlines:t},{x:e,top:n,opacity:s,
scopes:o}){for(const{x:r,y:a,width:c,height:l,box:d,isFirst:f,isLast:h}of t){const{style:u}=d,m={top:u.borderTopWidth,right:h?u.borderRightWidth:0,bottom:u.borderBottomWidth,
left:f?u.borderLeftWidth:0},p={left:e+r,top:n+a,right:e+r+c,bottom:n+a+l},g={top:0,right:0,bottom:0,left:0};this.boxes.paint({rect:p,style:u,border:m,padding:g,
images:d.images,opacity:s*u.opacity,scopes:o})}}text(t,e){const{canvas:n}=this,{style:s,owner:o}=t;if(s.visibility!=="visible")return;const{page:r,opacity:a,scopes:c}=e,
l=e.element&&(o?.in(e.element)??e.element),[d,f]=[e.x+t.x,n.snap(r,e.top+t.y)];n.draw(r,l,c,...this.inks(t,d,f,r,a));const h=o?.linking;if(!e.element||!h?.link)
return;const{scale:u}=n,[m,p]=[n.x(r,d),n.y(r,f)],g=s.fontSize*u;n.link(r,h.in(e.element),[m,p-g*.25,m+t.width*u,p+g*.9],h.link,c)}inks(t,e,n,s,o){const{canvas:r}=this,
{style:a,words:c,width:l}=t,{color:d,alpha:f}=a.color,h=a.fontSize*r.scale,[u,m]=[r.x(s,e),r.y(s,n)],p=a.fontStyle==="italic"&&$e(a)==="Mono",g=[],w=(x,k)=>{const S=k.
textDecorationColor??k.color,M=Math.max(Tl*h,.4),v=m+vl[x]*h;(0,G.RZ)(g,Ll(u,v,l*r.scale,M,k.textDecorationStyle,S.color,S.alpha*o))},b=Cl(t);for(const[x,k]of b)
x!=="line-through"&&w(x,k);g.push({kind:"text",x:u,y:m,size:h,color:d,words:c,oblique:p,spacing:a.letterSpacing*r.scale,alpha:f*o});for(const[x,k]of b)x==="line\
-through"&&w(x,k);return g}}const Cl=({style:i})=>[...i.textDecorationLine].map(t=>[t,i]);function Ll(i,t,e,n,s,o,r){const a=(l,d,f)=>`${l.toFixed(3)} ${d.toFixed(
3)} ${f.toFixed(3)} ${n.toFixed(3)} re`;if(s==="dotted"||s==="dashed"){const l=n*(s==="dotted"?2:5),d=n*(s==="dotted"?1:3),f=[];for(let h=0;h<e&&f.length<1e3;h+=
l)f.push(a(i+h,t,Math.min(d,e-h)));return[{kind:"shape",path:f.join(" "),fill:o,alpha:r}]}return[{kind:"shape",path:s==="double"?`${a(i,t,e)} ${a(i,t-2*n,e)}`:a(
i,t,e),fill:o,alpha:r}]}class El{canvas;layout;boxes;texts;drawings;constructor(t,e){this.canvas=t,this.layout=e,this.boxes=new hl(t),this.texts=new Rl(t,this.boxes),
this.drawings=new Sl(t,e)}*paint(t,e=!1){yield*this.context(t,{opacity:1,scopes:[],isArtifact:e,over:[]})}*context(t,e){const n=[];yield*this.box(t,{...e,over:n});
const s=n.map((o,r)=>({one:o,index:r})).sort((o,r)=>o.one.order-r.one.order||o.index-r.index);for(const{one:o}of s)yield*this.context(o.placed,o.around)}*box(t,e){
yield dt/2;const{laid:n}=t,{style:s}=n.box,o=[...e.scopes];if(n.shift&&o.push(this.shiftOf(n.shift)),s.transform.length>0&&o.push(this.turnOf(t)),e.opacity*s.opacity===
0)return;const r=s.opacity<1&&(yield*Vc(t));r&&o.push({on:()=>({opacity:s.opacity})});const a=r?e.opacity:e.opacity*s.opacity;this.background(t,o,a),n.box.marker&&
tl(this.canvas,this.layout,t,{opacity:a,scopes:o,isArtifact:e.isArtifact}),this.mark(t,o),s.overflow==="hidden"&&this.clip(t,o);const c={...e,opacity:a,scopes:o};
n.box.replaced&&(yield*this.picture(t,c,void 0)),yield*this.inside(t,c)}*inside(t,e){const{laid:n}=t;for(const o of t.children)yield*this.child(o,e);for(const{head:o}of t.
heads)yield*this.child(o,{...e,isArtifact:!0});for(const o of t.apart)yield*this.child(o,e);const s=e.isArtifact?void 0:n.box.element??void 0;for(const{line:o,top:r,
atoms:a}of t.lines){yield dt/4;const c=this.canvas.pageAt(r),l={x:t.x,top:r,page:c,element:s,opacity:e.opacity,scopes:e.scopes};this.texts.under(o,l);for(const d of o.
texts)this.texts.text(d,{...l,page:this.canvas.pageAt(r+d.y-d.style.fontSize/2)});for(const[d,f]of a.entries())yield*this.atom(f,o.atoms[d].owner,s,e)}}*child(t,e){
const{style:n}=t.laid.box;n.position!=="static"||n.opacity<1||n.transform.length>0?e.over.push({placed:t,around:e,order:n.zIndex==="auto"?0:n.zIndex}):yield*this.
box(t,e)}*atom(t,e,n,s){const{box:o}=t.laid,r=n&&(e?.in(n)??n);if(r&&o.element&&o.replaced&&!o.element.parent&&r.adopt(o.element),o.replaced&&r&&e){this.background(
t,s.scopes,s.opacity),yield*this.picture(t,s,o.element?e:void 0,r);return}yield*this.child(t,s)}background(t,e,n){const{laid:s,x:o,top:r,bottom:a}=t,{box:c}=s,l=a-
r,d=s.frame&&s.frame.height<s.height?{top:r+s.frame.top,bottom:r+s.frame.top+s.frame.height+l-s.height}:{top:r,bottom:a},f={left:o,right:o+s.width,...d},{style:h}=c;
if(h.display==="table-cell"&&h.emptyCells==="hide"&&s.lines.length===0&&s.children.length===0&&h.borderCollapse==="separate")return;const u=c.inner==="table"&&h.
borderCollapse==="collapse",m={top:0,right:0,bottom:0,left:0},p=c.known.get("edges"),g=u||p?m:s.border;if(this.boxes.paint({rect:f,style:h,border:g,padding:s.padding,
images:c.images,opacity:n,scopes:e}),!p)return;const w={top:p.top.width,right:p.right.width,bottom:p.bottom.width,left:p.left.width},b={...h,backgroundColor:void 0,
backgroundImage:[],boxShadow:[],borderTopStyle:p.top.line,borderRightStyle:p.right.line,borderBottomStyle:p.bottom.line,borderLeftStyle:p.left.line,borderTopColor:p.
top.paint,borderRightColor:p.right.paint,borderBottomColor:p.bottom.paint,borderLeftColor:p.left.paint},x={left:f.left-w.left/2,right:f.right+w.right/2,top:f.top-
w.top/2,bottom:f.bottom+w.bottom/2};this.boxes.paint({rect:x,style:b,border:w,padding:m,images:void 0,opacity:n,scopes:e})}mark({laid:t,x:e,top:n},s){const{place:o}=t.
box;if(!o||o.sheet)return;const r=Math.min(this.canvas.pageAt(n),this.canvas.last);o.sheet=this.canvas.sheet(r);const[a,c]=[this.canvas.x(r,e),this.canvas.y(r,n)];
o.top=this.canvas.moved(r,[a,c,a,c],s)[3]+6}clip({laid:t,x:e,top:n,bottom:s},o){const{style:r}=t.box,a=Rt({left:e,top:n,right:e+t.width,bottom:s},t.border),c=vn(
r,t.width,t.height);o.push({on:l=>({clip:xt(a,c,this.boxes.points(l))})})}shiftOf({x:t,y:e}){const{scale:n}=this.canvas;return{on:()=>({matrix:[1,0,0,1,t*n,-e*n]})}}turnOf({
laid:t,x:e,top:n}){const{canvas:s}=this,{style:o}=t.box,r=e+I(o.transformOrigin[0],t.width),a=n+I(o.transformOrigin[1],t.height);let c=[1,0,0,1,0,0];for(const l of[
...o.transform].reverse())c=(0,_.lw)(c,l.kind==="matrix"?l.values:[1,0,0,1,I(l.x,t.width),I(l.y,t.height)]);return{on:l=>{const[d,f,h,u,m,p]=c,[g,w]=[s.x(l,r),s.
y(l,a)],b=[d,-f,-h,u,m*s.scale,-p*s.scale];return{matrix:(0,_.lw)((0,_.lw)([1,0,0,1,-g,-w],b),[1,0,0,1,g,w])}}}}*picture(t,e,n,s){const{box:o,border:r,padding:a,
width:c,height:l}=t.laid,{replaced:d,style:f}=o;if(!d||f.visibility!=="visible")return;const{x:h,top:u}=t,m=Rt(Rt({left:h,top:u,right:h+c,bottom:u+l},r),a),p=this.
canvas.pageAt(u),g=this.boxes.points(p),w={page:p,element:e.isArtifact?void 0:o.element??void 0,scopes:e.scopes};if(d.image)this.image(d.image,f,m,w);else if(d.
drawing)yield*this.drawings.paint(d.drawing,m,g,w);else return;const b=n?.linking?.link;if(!s||!b)return;const x=[g.x(m.left),g.y(m.bottom),g.x(m.right),g.y(m.top)];
this.canvas.link(p,s,x,b,e.scopes)}image(t,e,n,{page:s,element:o,scopes:r}){const{canvas:a}=this,c=this.boxes.points(s),l=Il(n,t.displayed,e.objectFit),d=vn(e,n.
right-n.left,n.bottom-n.top),f=d.some(([g])=>g>0),h=l.left<n.left-.01||l.top<n.top-.01,u={on:()=>({clip:xt(n,d,c)})},m=(0,_.lw)(t.upright,[c.x(l.right)-c.x(l.left),
0,0,c.y(l.top)-c.y(l.bottom),c.x(l.left),c.y(l.bottom)]),p=a.sheet(s).image(t);a.draw(s,o,f||h?[...r,u]:r,{kind:"image",name:p,matrix:m})}}function Il(i,t,e){if(e===
"fill")return i;const[n,s]=[i.right-i.left,i.bottom-i.top],[o,r]=[n/t.width,s/t.height],a=Math.min(o,r),c=e==="cover"?Math.max(o,r):e==="none"?1:e==="scale-down"?
Math.min(a,1):a,[l,d]=[(n-t.width*c)/2,(s-t.height*c)/2];return{left:i.left+l,top:i.top+d,right:i.right-l,bottom:i.bottom-d}}class De{box;x=0;y=0;width=0;height=0;border=Tn;padding=Tn;children=[];apart=[];lines=[];flow="\
sequence";firstBaseline;lastBaseline;shift;after=new Ct;head;frame;isFromBottom=!1;constructor(t){this.box=t}get contentWidth(){return this.width-this.border.left-
this.border.right-this.padding.left-this.padding.right}}const Tn={top:0,right:0,bottom:0,left:0};class Ct{most;least;constructor(t=0,e=0){this.most=t,this.least=
e}get size(){return this.most+this.least}add(t){return t===0?this:new Ct(Math.max(this.most,t),Math.min(this.least,t))}join({most:t,least:e}){return new Ct(Math.
max(this.most,t),Math.min(this.least,e))}}const rt=i=>i==="auto"||i==="none",R=(i,t)=>i==="auto"?0:I(i,t),Lt=({marginTop:i,marginRight:t,marginBottom:e,marginLeft:n},s)=>({
top:R(i,s),right:R(t,s),bottom:R(e,s),left:R(n,s)}),st=i=>({top:i.borderTopWidth,right:i.borderRightWidth,bottom:i.borderBottomWidth,left:i.borderLeftWidth}),at=(i,t)=>({
top:Math.max(I(i.paddingTop,t),0),right:Math.max(I(i.paddingRight,t),0),bottom:Math.max(I(i.paddingBottom,t),0),left:Math.max(I(i.paddingLeft,t),0)}),W=({left:i,
right:t})=>i+t,B=({top:i,bottom:t})=>i+t;function Wl(i,t){const e=new De(i);return e.border=st(i.style),e.padding=at(i.style,t),e}function z(i,t,e,n){if(typeof i==
"string"||i.percent!==0&&t===void 0)return;if(i.fills)return Math.max((t??0)-Bl(i.fills,n,t??0),e);const s=I(i,t??0);return Math.max(n.boxSizing==="border-box"?
Math.max(s,e):s+e,0)}const Bl=(i,{marginLeft:t,marginRight:e,marginTop:n,marginBottom:s},o)=>i==="across"?R(t,o)+R(e,o):R(n,o)+R(s,o);function ot(i,t,e,n){const s=z(
t.maxWidth,e,n,t)??1/0,o=z(t.minWidth,e,n,t)??0;return Math.max(Math.min(i,s),o,n)}function mt(i,t,e,n){const s=z(t.maxHeight,e,n,t)??1/0,o=z(t.minHeight,e,n,t)??
0;return Math.max(Math.min(i,s),o,n)}function ae(i,t,e){const n=t.aspectRatio??1;return t.boxSizing==="border-box"?i*n:Math.max(i-e.down,0)*n+e.across}function to(i,t,e){
const n=t.aspectRatio??1;return t.boxSizing==="border-box"?i/n:Math.max(i-e.across,0)/n+e.down}function je(i,t,e,n){if(t.aspectRatio===void 0||t.width!=="auto")
return i;const s=z(t.maxHeight,e,n.down,t),o=z(t.minHeight,e,n.down,t),r=s===void 0?i:Math.min(i,ae(s,t,n));return o===void 0?r:Math.max(r,ae(o,t,n))}function eo({
left:i,right:t,top:e,bottom:n,direction:s},{width:o,height:r}){const a=(p,g)=>p==="auto"||p.percent!==0&&g===void 0?void 0:I(p,g??0),[c,l,d,f]=[a(i,o),a(t,o),a(
e,r),a(n,r)],h=l===void 0?void 0:-l,u=(s==="rtl"?h??c:c??h)??0,m=d??-(f??0);return u===0&&m===0?void 0:{x:u,y:m}}function Ge(i,t,e){switch(no(i,t)){case"center":
return{before:t/2,between:0};case"flex-end":case"end":case"right":return{before:t,between:0};case"space-between":return{before:0,between:e>1&&t>0?t/(e-1):0};case"\
space-around":return t>0&&e>0?{before:t/e/2,between:t/e}:{before:0,between:0};case"space-evenly":return t>0?{before:t/(e+1),between:t/(e+1)}:{before:0,between:0};default:
return{before:0,between:0}}}const no=(i,t)=>i.startsWith("safe ")?t<0?"start":i.slice(5):i;function Rn(i,t,e=!1){const n=no(i,t);return n==="center"?t/2:(n==="f\
lex-end"||n==="end"||n==="right")!==(e&&(n!=="start"&&n!=="end"&&n!=="left"&&n!=="right"))?t:0}const ce=(i,t=!1)=>Rn(i==="space-around"||i==="space-evenly"?"cen\
ter":i,1,t),le=i=>i==="normal"||i==="stretch",Cn=({alignSelf:i},{alignItems:t})=>le(i==="auto"?t:i),io=(i,t)=>i==="self-start"?t?"end":"start":i==="self-end"?t?
"start":"end":i,Al={x:0,y:0},Zt=new WeakMap;function de(i,t,{share:e=Al,...n}){const s={box:t,share:e,...n},o=Zt.get(i);o?o.push(s):Zt.set(i,[s])}const so=({style:i})=>i.
position!=="static"||i.transform.length>0||i.isContained;function Nl(i){const t=[...Zt.get(i)??[]];Zt.delete(i);const e=(n,s,o)=>{for(const r of Zt.get(n)??[])t.
push({...r,x:r.x+s,y:r.y+o});Zt.delete(n)};for(const n of i.children)e(n,n.x,n.y);for(const n of i.apart)e(n,n.x,n.y);for(const n of i.lines)for(const{laid:s}of n.
atoms)e(s,s.x,n.y+s.y);return t}class Pl{laid;layout;width;sizes;xs;sinks=new Map;constructor(t,e,n,s){this.laid=t,this.layout=e,this.width=n,this.sizes=s;const{
columnSizes:o,columnGap:r}=s;this.xs=Ln(o,r,n,t.box.style.justifyContent)}areaWidth({column:t,columns:e}){const n=t+e-1;return this.xs[n]+this.sizes.columnSizes[n]-
this.xs[t]}alignmentOf({style:t}){const{justifyItems:e,alignItems:n,direction:s}=this.laid.box.style,o=t.justifySelf==="auto"?e:t.justifySelf;return{x:io(o,t.direction!==
s),y:io(t.alignSelf==="auto"?n:t.alignSelf,!1)}}widthIn(t){const{style:e,inner:n}=t.box,s=this.areaWidth(t);if(!rt(e.width)||n==="image"||e.marginLeft==="auto"||
e.marginRight==="auto"||!le(this.alignmentOf(t.box).x)||e.aspectRatio!==void 0&&typeof e.height=="object")return;const o=W(st(e))+W(at(e,s));return ot(s-R(e.marginLeft,
s)-R(e.marginRight,s),e,s,o)}layItem(t,e,n){const s=this.areaWidth(t);return this.layout.layOut(t.box,{width:s,height:e,fixedWidth:this.widthIn(t),fixedHeight:n,
shrinks:!0})}*heightDemands(t){const e=[],n=new Map,s=new Map;for(const o of t){const r=yield*this.layItem(o,void 0);e.push(r.height);const{marginTop:a,marginBottom:c}=o.
box.style;if(this.alignmentOf(o.box).y!=="baseline"||a==="auto"||c==="auto")continue;const l=R(a,this.areaWidth(o))+(r.firstBaseline??r.height);s.set(o,l),n.set(
o.row,Math.max(n.get(o.row)??0,l))}for(const[o,r]of s)this.sinks.set(o,n.get(o.row)-r);return t.map((o,r)=>this.heightDemand(o,e[r]))}heightDemand(t,e){const n=e+
B(Lt(t.box.style,this.areaWidth(t)))+(this.sinks.get(t)??0),{overflow:s,height:o,minHeight:r}=t.box.style,a=rt(o)&&!rt(r)?z(r,void 0,0,t.box.style):void 0,c=s===
"hidden"&&rt(o)?0:a===void 0?n:Math.min(a+n-e,n),l=rt(o)&&rt(r);return{from:t.row,count:t.rows,isFree:l,floor:c,least:n,most:n}}*place(t,{rowSizes:e,rowGap:n,height:s}){
const{laid:o}=this,{style:r}=o.box,a=Ln(e,n,s,r.alignContent),c=o.border.left+o.padding.left,l=o.border.top+o.padding.top,d=r.direction==="rtl";for(const f of t){
yield dt/10;const h=f.row+f.rows-1,u=a[h]+e[h]-a[f.row],m=this.areaWidth(f),p=yield*this.fill(f,m,u),{top:g,bottom:w,left:b,right:x}=Lt(f.box.style,m),{marginLeft:k,
marginRight:S,marginTop:M,marginBottom:v}=f.box.style,T=this.alignmentOf(f.box),$=m-p.width-b-x,A=d?this.width-p.width-this.xs[f.column]-x-En(S,k,T.x,$):this.xs[f.
column]+b+En(k,S,T.x,$),j=this.sinks.get(f);p.x=c+A,p.y=l+a[f.row]+g,p.y+=j??En(M,v,T.y,u-p.height-g-w),o.children.push(p)}o.flow="bands",this.takeBaselines(t)}takeBaselines(t){
const{laid:e}=this,n=t.findIndex(r=>r.row===0&&this.sinks.has(r)),s=e.children[Math.max(n,0)];s&&(e.firstBaseline=s.y+(s.firstBaseline??s.height));const o=e.children.
at(-1);o&&(e.lastBaseline=o.y+(o.lastBaseline??o.height))}*fill(t,e,n){const{style:s,inner:o}=t.box,r=this.alignmentOf(t.box).y;if(!(le(r)&&rt(s.height)&&s.marginTop!==
"auto"&&s.marginBottom!=="auto"&&o!=="image")||s.aspectRatio!==void 0&&r!=="stretch")return yield*this.layItem(t,n);const c=B(st(s))+B(at(s,e)),l=mt(n-B(Lt(s,e)),
s,n,c);return yield*this.layItem(t,n,l)}keepPlace(t,{rowSizes:e,rowGap:n,height:s},o){const{laid:r,width:a}=this,{border:c,padding:l}=r,d=r.box.style.direction===
"rtl",f=this.alignmentOf(t),h={x:ce(f.x),y:ce(f.y)};d&&(h.x=1-h.x);let[u,m,p,g]=[c.left+l.left,c.top+l.top,a,s];if(o){const{alignContent:b}=r.box.style,x=Ln(e,n,
s,b),[k,S]=oo(o.column,{starts:this.xs,sizes:this.sizes.columnSizes}),[M,v]=oo(o.row,{starts:x,sizes:e}),T=Mt=>Mt===void 0?void 0:a-Mt,[$,A]=d?[T(S),T(k)]:[k,S],
j=A??a+l.right,q=v??s+l.bottom;p=j-($??-l.left),g=q-(M??-l.top),u+=$??-l.left,m+=M??-l.top}const w=o&&{x:u,y:m,width:Math.max(p,0),height:Math.max(g,0)};de(r,t,
{x:u+h.x*p,y:m+h.y*g,share:h,area:w})}}function Ln(i,t,e,n){const s=i.reduce((l,d)=>l+d,0)+Math.max(i.length-1,0)*t,{before:o,between:r}=Ge(n,e-s,i.length),a=[];
let c=o;for(const l of i)a.push(c),c+=l+t+r;return a}function oo([i,t],{starts:e,sizes:n}){const s=e.map((r,a)=>r+n[a]),o=r=>r!==void 0&&r>=0&&r<=n.length;return[
o(i)?e[i]??s.at(-1)??0:void 0,o(t)?s[t-1]??e[0]??0:void 0]}function En(i,t,e,n){if(i!=="auto"&&t!=="auto")return Rn(e,n);const s=Math.max(n,0);return i==="auto"?
t==="auto"?s/2:s:0}const zl=2e3,ro=5e5,ao=(i,t)=>typeof i=="object"&&!("fr"in i)?I(i,t):void 0;function co(i,t,e){if(!i)return{tracks:[],names:new Map};const{tracks:n,
names:s,auto:o}=i;if(!o)return{tracks:n,names:s};const r=({least:u,most:m})=>Math.max(ao(m,t??0)??ao(u,t??0)??0,1),a=u=>u.reduce((m,p)=>m+r(p)+e,0),c=(t??0)+e-a(
n),l=t===void 0?1:Math.max(Math.floor((c+.01)/a(o.tracks)),1),d=Math.min(l,Math.ceil(zl/o.tracks.length)),f=Array.from({length:d},()=>o.tracks).flat(),h=o.at+f.
length;return{tracks:[...n.slice(0,o.at),...f,...n.slice(o.at)],names:$l(s,o,d),...o.fits&&{fitted:[o.at,h]}}}function $l(i,t,e){const n=new Map([...i].map(([o,
r])=>[o,[...r]])),s=(o,r)=>{const a=n.get(o);a?a.includes(r)||a.push(r):n.set(o,[r])};for(let o=0;o<e;o++)for(const[r,a]of t.names)for(const c of a)s(r,t.at+o*t.
tracks.length+c);for(const[o,r]of t.after)for(const a of r)s(o,a+e*t.tracks.length);return n}function lo({fitted:i},t,e,n){const s=new Set;if(i)for(const[a,c]of n)
for(let l=a;l<a+c;l++)s.add(l);const o=a=>!i||a<i[0]+t||a>=i[1]+t||s.has(a),r=[0];for(let a=0;a<e;a++)r.push(r[a]+(o(a)?1:0));return r}function Hl(i,t,e,n){const{
gridTemplateAreas:s}=t,o=Math.max(e.tracks.length,s[0]?.length??0),r=Math.max(n.tracks.length,s.length),a=i.map(p=>({box:p,column:fo(p.style.gridColumnStart,p.style.
gridColumnEnd,o,In(e.names,s,"columns")),row:fo(p.style.gridRowStart,p.style.gridRowEnd,r,In(n.names,s,"rows"))})),c={columns:-a.reduce((p,{column:g})=>Math.min(
p,g.start??0),0),rows:-a.reduce((p,{row:g})=>Math.min(p,g.start??0),0)},l=t.gridAutoFlow.startsWith("column"),d=l?{count:r,before:c.rows}:{count:o,before:c.columns},
h=new jl(a,{...d,isColumn:l,isDense:t.gridAutoFlow.endsWith("dense"),down:l?c.columns:c.rows}).place();let[u,m]=[o+c.columns,r+c.rows];for(const p of h)u=Math.max(
u,p.column+p.columns),m=Math.max(m,p.row+p.rows);return{items:h,columns:Math.max(u,1),rows:m,before:c}}function Dl({style:i},{gridTemplateAreas:t},{columns:e,rows:n,
before:s}){const o=(r,a,c)=>{const l=c==="columns"?e:n,d=Math.max(l.tracks.length,c==="columns"?t[0]?.length??0:t.length),f=In(l.names,t,c);let h=Fe(r,d,f,"star\
t"),u=Fe(a,d,f,"end");h!==void 0&&a!=="auto"&&a.span!==void 0&&(u=h+a.span),u!==void 0&&r!=="auto"&&r.span!==void 0&&(h=u-r.span),h!==void 0&&u!==void 0&&h>u&&([
h,u]=[u,h]),h===u&&(u=void 0);const m=p=>p===void 0?void 0:p-1+s[c];return[m(h),m(u)]};return{column:o(i.gridColumnStart,i.gridColumnEnd,"columns"),row:o(i.gridRowStart,
i.gridRowEnd,"rows")}}function In(i,t,e){if(t.length===0)return i;const n=new Map(i);for(const[s,o]of t.entries())for(const[r,a]of o.entries()){if(/^\.+$/.test(
a))continue;const c=(e==="rows"?s:r)+1,[l]=n.get(`${a}-start`)??[c],[d]=n.get(`${a}-end`)??[c+1];n.set(`${a}-start`,[Math.min(l,c)]),n.set(`${a}-end`,[Math.max(
d,c+1)])}return n}function Fe(i,t,e,n){if(i==="auto"||i.span!==void 0)return;if(i.name!==void 0){const o=e.get(`${i.name}-${n}`)??e.get(i.name);return o?.[(i.line??
1)-1]??o?.[0]??void 0}const{line:s}=i;if(s!==void 0)return s>0?s:t+2+s}function fo(i,t,e,n){const s=Fe(i,e,n,"start"),o=Fe(t,e,n,"end"),r=i!=="auto"&&i.span||t!==
"auto"&&t.span||1;return s!==void 0&&o!==void 0?s===o?{start:s-1,count:1}:{start:Math.min(s,o)-1,count:Math.abs(o-s)}:s!==void 0?{start:s-1,count:r}:o!==void 0?
{start:o-1-r,count:r}:{start:void 0,count:r}}class jl{wanted;packing;taken=new Set;placed=new Map;width;constructor(t,e){this.wanted=t,this.packing=e;let n=e.count+
e.before;for(const s of t){const{start:o,count:r}=this.across(s);n=Math.max(n,(o===void 0?0:o+e.before)+r)}this.width=Math.max(n,1)}place(){const{wanted:t}=this;
for(const s of t)this.across(s).start!==void 0&&this.along(s).start!==void 0&&this.put(s,this.along(s).start+this.packing.down,this.across(s).start+this.packing.
before);for(const s of t)!this.placed.has(s)&&this.along(s).start!==void 0&&this.placeIn(s,this.along(s).start+this.packing.down);let[e,n]=[0,0];for(const s of t){
if(this.placed.has(s))continue;this.packing.isDense&&([e,n]=[0,0]);const{start:o,count:r}=this.across(s),a=o===void 0?void 0:o+this.packing.before;if(a!==void 0)
for(a<n&&e++,n=a;!this.isFree(s,e,n);)e++;else for(;n+r>this.width||!this.isFree(s,e,n);)n+r>=this.width?[e,n]=[e+1,0]:n++;this.put(s,e,n)}return t.map(s=>this.
placed.get(s))}across({row:t,column:e}){return this.packing.isColumn?t:e}along({row:t,column:e}){return this.packing.isColumn?e:t}placeIn(t,e){let n=0;for(;!this.
isFree(t,e,n);)n++;this.put(t,e,n)}isFree(t,e,n){for(let s=0;s<this.along(t).count;s++)for(let o=0;o<this.across(t).count;o++)if(this.taken.has((e+s)*1e4+n+o))return!1;
return!0}put(t,e,n){const[s,o]=[this.along(t).count,this.across(t).count];if(e+s>9e3||n+o>9e3||this.taken.size+s*o>ro)throw(0,F.G6)([{field:"file",message:`has \
a grid of more than ${ro} places; at most that many are allowed`}]);for(let a=0;a<s;a++)for(let c=0;c<o;c++)this.taken.add((e+a)*1e4+n+c);const{isColumn:r}=this.
packing;this.placed.set(t,{box:t.box,row:r?n:e,column:r?e:n,rows:r?o:s,columns:r?s:o})}}const Gl=500,Fl=i=>i==="auto"||i==="min-content"||i==="max-content",Wn=({
most:i})=>i==="auto"||i==="max-content";function _l(i){const t=({least:r,most:a,whole:c},l)=>Math.min(l==="least"?r:a,c),e=({most:r})=>Fl(r),n=[{key:"base",wanted:r=>i?
Math.max(r.floor,t(r,"least")):r.floor,affects:({least:r})=>r!=="fixed",beyond:e},{key:"base",wanted:({least:r})=>r,affects:({least:r})=>r==="min-content"||r===
"max-content",beyond:e},{key:"base",wanted:({most:r})=>r,affects:({least:r})=>r==="max-content",beyond:Wn}];i==="most"&&n.splice(2,0,{key:"base",wanted:r=>t(r,"\
most"),affects:({least:r})=>r==="auto"||r==="max-content",beyond:Wn});const s=()=>!0;return{bases:n,limits:[{key:"limit",wanted:({least:r})=>r,affects:e,beyond:s},
{key:"limit",wanted:({most:r})=>r,affects:Wn,beyond:s}]}}function*Ul(i,t,e){const n=new Set(i.flatMap(({tracks:r})=>r)),{bases:s,limits:o}=_l(e);for(const r of s)
yield*ho(i,n,r,t);for(const r of n)r.limit=Math.max(r.limit,r.base);for(const r of o){const a=[...n].filter(({limit:c})=>c===1/0);yield*ho(i,n,r,t);for(const c of n)
c.isOpen=!1;for(const c of a)c.isOpen=c.limit<1/0}for(const r of n)r.isOpen=!1,r.cap!==void 0&&(r.limit=Math.max(r.base,Math.min(r.limit,r.cap)))}function*ho(i,t,e,n){
const{key:s}=e,o=r=>r[s]===1/0?r.base:r[s];for(const r of i){yield r.tracks.length*Gl;const a=r.tracks.filter(e.affects);if(a.length===0)continue;const c=e.wanted(
r)-(r.tracks.length-1)*n-r.tracks.reduce((l,d)=>l+o(d),0);Kl(Math.max(c,0),a,e)}for(const r of t)e.affects(r)&&(s==="base"?r.base+=r.more:r.limit=o(r)+r.more,r.
more=0)}function Kl(i,t,{key:e,beyond:n}){const s=a=>{if(e==="base")return Math.max(a.limit-a.base,0);const c=a.isOpen||a.limit===1/0?1/0:0;return a.cap===void 0?
c:Math.min(c,Math.max(a.cap-(a.limit===1/0?a.base:a.limit),0))},o=t.map(a=>({one:a,room:s(a),more:0}));o.sort((a,c)=>a.room===c.room?0:a.room-c.room);let r=i;for(const[
a,c]of o.entries())c.more=Math.min(c.room,r/(o.length-a)),r-=c.more;if(r>.001){const a=o.filter(({one:l})=>n(l)),c=a.length>0?a:o;for(const l of c)l.more+=r/c.length}
for(const{one:a,more:c}of o)a.more=Math.max(a.more,c)}const uo=500;function Bn(i,t){if(!(typeof i!="object"||"fr"in i))return i.percent!==0&&t===void 0?void 0:I(
i,t??0)}const po=(i,t)=>typeof i=="string"?i:Bn(i,t)===void 0?"auto":"fixed";function*_e(i,t,e){const{room:n,gap:s,stretches:o,measures:r}=e,a=i.map(({least:h,most:u,
limit:m})=>{const p=typeof u=="object"&&"fr"in u?u.fr:void 0,g=Bn(h,n)??0;return{least:po(h,n),most:p===void 0?po(u,n):"flexible",factor:p??0,cap:m===void 0?void 0:
I(m,n??0),base:g,limit:Math.max(Bn(u,n)??1/0,g),more:0,isOpen:!1}}),c=t.map(h=>Yl(h,a,e));yield c.reduce((h,{tracks:u})=>h+u.length*uo,uo);const l=({tracks:h})=>h.
length>1&&h.some(({most:u})=>u==="flexible"),d=[...new Set(c.map(({tracks:h})=>h.length))].sort((h,u)=>h-u);for(const h of d){const u=c.filter(m=>m.tracks.length===
h&&!l(m));yield*Ul(u,s,r)}Zl(c.filter(l),s);for(const h of a)(h.limit===1/0||h.most==="flexible")&&(h.limit=h.base);const f=Math.max(i.length-1,0)*s;return Xl(a,
f,e),r!=="least"&&ql(a,c,e),o&&n!==void 0&&Vl(a,n-f),a.map(({base:h})=>h)}function Yl(i,t,{gap:e}){const n=t.slice(i.from,i.from+i.count),o=n.every(({most:r})=>r===
"fixed")?n.reduce((r,{limit:a})=>r+a,(n.length-1)*e):1/0;return{...i,tracks:n,whole:o,floor:i.isFree?Math.min(i.floor,o):i.floor}}function Zl(i,t){const e=(n,s)=>{
for(const o of i){const r=o.tracks.filter(({most:h,least:u})=>h==="flexible"&&s(u)),a=n(o)-(o.tracks.length-1)*t,c=a-o.tracks.reduce((h,{base:u})=>h+u,0);if(r.length===
0||c<=.001)continue;const l=o.tracks.reduce((h,u)=>h+(r.includes(u)?0:u.base),0),d=r.reduce((h,{factor:u})=>h+u,0),f=d>0?(a-l)/d:0;for(const h of r)h.more=Math.
max(h.more,d>0?f*h.factor-h.base:c/r.length)}for(const{tracks:o}of i)for(const r of o)r.base+=r.more,r.more=0};e(({isFree:n,floor:s})=>n?0:s,n=>n==="auto"),e(({
least:n})=>n,n=>n==="min-content"),e(({most:n})=>n,n=>n==="max-content")}function Xl(i,t,{room:e,measures:n}){if(n==="least")return;if(e===void 0){for(const r of i)
r.base=r.limit;return}let s=e-t-i.reduce((r,{base:a})=>r+a,0);const o=i.filter(({base:r,limit:a})=>a>r);o.sort((r,a)=>r.limit-r.base-(a.limit-a.base));for(const[
r,a]of o.entries()){if(s<=.001)return;const c=Math.min(a.limit-a.base,s/(o.length-r));a.base+=c,s-=c}}function ql(i,t,{room:e,gap:n}){const s=i.filter(({most:r})=>r===
"flexible");if(s.length===0)return;let o=0;if(e===void 0){for(const{factor:r,base:a}of s)o=Math.max(o,a/Math.max(r,1));for(const{tracks:r,most:a}of t)r.some(c=>c.
most==="flexible")&&(o=Math.max(o,mo(r,a-(r.length-1)*n)))}else o=mo(i,e-Math.max(i.length-1,0)*n);for(const r of s)r.base=Math.max(r.base,o*r.factor)}function mo(i,t){
const e=i.filter(({most:o})=>o==="flexible");e.sort((o,r)=>r.base*o.factor-o.base*r.factor);let n=t-i.reduce((o,{most:r,base:a})=>o+(r==="flexible"?0:a),0),s=e.
reduce((o,{factor:r})=>o+r,0);for(const{base:o,factor:r}of e){if(s<=0)return 0;const a=Math.max(n,0)/Math.max(s,1);if(o<=a*r+.001)return a;n-=o,s-=r}return 0}function Vl(i,t){
const e=t-i.reduce((s,{base:o})=>s+o,0),n=i.filter(({most:s})=>s==="auto");if(!(e<=0||n.length===0))for(const s of n)s.base+=e/n.length}function*Ql(i,t,e,n){const{
style:s,children:o}=i.box,[r,a]=[Nn(s.columnGap,e.width),Nn(s.rowGap,e.height)],{items:c,columnTracks:l,rowTracks:d,linesOf:f}=go(o,s,e,{columns:r,rows:a}),h=[];
for(const v of c)h.push(yield*bo(v,t,e.width));const u=yield*_e(l,h,{room:e.width,gap:r,stretches:le(s.justifyContent)}),m=new Pl(i,t,e.width,{columnSizes:u,columnGap:r}),
p=yield*m.heightDemands(c),g=(v,T)=>_e(d,p,{room:v,gap:T,stretches:le(s.alignContent)}),w=yield*g(e.height,a),b=An(w)+Math.max(w.length-1,0)*a,x=e.height??td(b,
i,n.height),k=Nn(s.rowGap,x),M={rowSizes:e.height===void 0?yield*g(x,k):w,rowGap:k,height:x};yield*m.place(c,M);for(const v of o)v.isPositioned&&m.keepPlace(v,M,
so(i.box)?f(v):void 0);return b}function*Jl({style:i,children:t},e){const n={width:0,height:void 0},s=i.columnGap?.px??0,{items:o,columnTracks:r}=go(t,i,{...n,width:void 0},
{columns:s,rows:0}),a=[];for(const f of o)a.push(yield*bo(f,e,0));const[c,l]=[yield*_e(r,a,{room:void 0,gap:s,stretches:!1,measures:"least"}),yield*_e(r,a,{room:void 0,
gap:s,stretches:!1,measures:"most"})],d=Math.max(r.length-1,0)*s;return{least:An(c)+d,most:An(l)+d}}const An=i=>i.reduce((t,e)=>t+e,0),Nn=(i,t)=>i?I(i,t??0):0;function td(i,{
box:t,border:e,padding:n},s){const o=B(e)+B(n);return mt(i+o,t.style,s,o)-o}function go(i,t,e,n){const s=i.filter(m=>!m.isPositioned);s.some(m=>m.style.order!==
0)&&s.sort((m,p)=>m.style.order-p.style.order);const o=co(t.gridTemplateColumns,e.width,n.columns),r=co(t.gridTemplateRows,e.height,n.rows),a=Hl(s,t,o,r),{before:c,
items:l}=a,d=lo(o,c.columns,a.columns,l.map(({column:m,columns:p})=>[m,p])),f=lo(r,c.rows,a.rows,l.map(({row:m,rows:p})=>[m,p])),h=wo(o.tracks,a.columns,t.gridAutoColumns,
c.columns),u=wo(r.tracks,a.rows,t.gridAutoRows,c.rows);return{items:l.map(m=>({...m,column:d[m.column],row:f[m.row]})),columnTracks:h.filter((m,p)=>d[p]!==d[p+1]),
rowTracks:u.filter((m,p)=>f[p]!==f[p+1]),linesOf:m=>{const{column:p,row:g}=Dl(m,t,{columns:o,rows:r,before:c}),w=(b,x)=>b===void 0?void 0:x[b]??b;return{column:[
w(p[0],d),w(p[1],d)],row:[w(g[0],f),w(g[1],f)]}}}}function wo(i,t,e,n){return Array.from({length:t},(s,o)=>{const r=o-n;if(r>=0&&r<i.length)return i[r];const a=r<
0?e.length+r%e.length:r-i.length;return e[a%e.length]})}function*bo({box:i,column:t,columns:e},n,s){yield dt/10;const{least:o,most:r}=yield*n.widthsOf(i),a=R(i.
style.marginLeft,0)+R(i.style.marginRight,0),{minWidth:c,overflow:l}=i.style,f=c==="auto"?l==="hidden"?0:o:z(c,s,0,i.style)??0,h=c==="auto"&&rt(i.style.width);return{
from:t,count:e,isFree:h,floor:f+a,least:o+a,most:r+a}}function vt({style:i,inner:t,isItem:e}){const{display:n}=i;return e||t!=="blocks"&&t!=="lines"||i.overflow===
"hidden"||i.isContained||n==="flow-root"||n==="inline-block"||n==="table-cell"||n==="table-caption"||i.alignContent!=="normal"||i.float!=="none"||i.position==="\
absolute"||i.position==="fixed"}const ed=({box:i,border:t,padding:e})=>t.top===0&&e.top===0&&!vt(i)&&i.style.display!=="none",nd=({box:i,border:t,padding:e})=>t.
bottom===0&&e.bottom===0&&!vt(i)&&rt(i.style.height),yo=100;class Ue{sides=new Set;widths=[];add(t){const{style:e}=t;if(!t.isPositioned){if(e.float!=="none")this.
sides.add(e.float),this.widths.length<yo&&this.widths.push(z(e.width,void 0,0,e)??0);else if(Ke(t)){const{sides:n,widths:s}=id(t);for(const o of n)this.sides.add(
o);(0,G.RZ)(this.widths,s.slice(0,yo-this.widths.length))}}}isCleared({clear:t}){return this.sides.size>0&&(t==="both"||this.sides.has(t))}isBeside(t,e){if(this.
sides.size===0||!vt(t))return!0;let n=0;for(const s of this.widths){if(n>0&&n+s>e)break;n+=s}return n+(z(t.style.width,e,0,t.style)??0)<=e}}function id(i){const t=i.
known.get("floats");if(t)return t;const e=new Ue;if(i.inner==="lines")for(const n of i.inlines)n.kind==="apart"&&e.add(n.box);for(const n of i.children)e.add(n);
return i.known.set("floats",e),e}function sd(i,t,e){let n=t,s=new Ct;const o=new Ue;for(let r=i;r&&(s=s.add(R(r.style.marginTop,n)),!(r.inner!=="blocks"||vt(r)||
!xo(r)));){const a=W(st(r.style))+W(at(r.style,n));n=Math.max(ko(r,{width:n,height:void 0},a)-a,0);let c;for(const l of r.children){if(l.isApart){o.add(l);continue}
const{marginTop:d,marginBottom:f}=l.style,h=s.add(R(d,n));if(o.isCleared(l.style)||!o.isBeside(l,n)||e(l.style,h))return s;if(c=l,!Ke(l))break;o.add(l),s=h.add(
R(f,n)),c=void 0}r=c}return s}const xo=({style:i})=>i.borderTopWidth===0&&i.paddingTop.px===0&&i.paddingTop.percent===0;function Ke(i){let t=i.known.get("throug\
h");return t===void 0&&i.known.set("through",t=od(i)),t}function od(i){const{style:t}=i;if(vt(i)||i.replaced||i.marker||!xo(i)||t.aspectRatio!==void 0||t.borderBottomWidth>
0||t.paddingBottom.px!==0||t.paddingBottom.percent!==0||!rt(t.height)&&!(typeof t.height=="object"&&t.height.px===0&&t.height.percent===0)||typeof t.minHeight==
"object"&&(t.minHeight.px>0||t.minHeight.percent>0))return!1;if(i.inner==="lines")return i.inlines.every(n=>n.kind==="text"?n.text.trim()===""&&!n.style.whiteSpace.
startsWith("pre"):n.kind==="apart");if(i.inner!=="blocks")return!1;const e=new Ue;return i.children.every(n=>!n.isApart&&(e.isCleared(n.style)||!Ke(n))?!1:(e.add(
n),!0))}function ko({style:i},t,e){const n=z(i.width,t.width,e,i),s=t.width-R(i.marginLeft,t.width)-R(i.marginRight,t.width);return ot(n??s,i,t.width,e)}const Ye={
width:300,height:150};function Mo({style:i,replaced:t},e,n){const[s,o]=[st(i),at(i,e.width)],[r,a]=[W(s)+W(o),B(s)+B(o)],c={width:t?.width,height:t?.height},l=i.
aspectRatio??(c.width!==void 0&&c.height!==void 0&&c.height>0?c.width/c.height:void 0);let f=typeof i.width=="object"&&i.width.percent!==0&&e.width===0?void 0:z(
i.width,e.width,r,i),h=z(i.height,e.height,a,i);const[u,m]=[f!==void 0,h!==void 0];f!==void 0&&(f-=r),h!==void 0&&(h-=a),f===void 0&&h===void 0?(f=c.width??(c.height!==
void 0&&l!==void 0?c.height*l:Ye.width),h=c.height??(l===void 0?Ye.height:f/l)):f===void 0?f=l===void 0?c.width??Ye.width:h*l:h??=l===void 0?c.height??Ye.height:
f/l;const p=ot(f+r,e.width===0?{...i,maxWidth:rd(i.maxWidth)}:i,e.width,r)-r;p!==f&&!m&&l!==void 0&&(h=p/l);const g=mt(h+a,i,e.height,a)-a,w=g!==h&&!u&&l!==void 0?
g*l:p,b=n.page.height-a,x=g>b&&b>0?b/g:1;return{width:w*x,height:g*x}}const rd=i=>typeof i=="object"&&i.percent!==0?"none":i;var Pn=O(12889),ad=O(47707);const cd="\
￼",zn=3e3,Oo=200,ld=/[ \t\n\r\f]+/g;function*dd(i){const t=[[]];let e=!0,n=0;for(const s of i){if(++n%50===0&&(yield 50*zn),s.kind==="break"){t.push([]),e=!0;
continue}if(s.kind!=="text"){const c=s.kind==="atom";c&&(e=!1),t.at(-1).push({inline:s,text:c?cd:"",style:void 0});continue}const{style:o}=s,{whiteSpace:r}=o,a=r===
"normal"||r==="nowrap"?[s.text]:s.text.split(/\r\n?|\n/);for(const[c,l]of a.entries()){c>0&&(t.push([]),e=!0);let d=l;r==="pre"||r==="pre-wrap"?d=d.replaceAll("\
	"," ".repeat(Math.min(Math.round(o.tabSize),32))):(d=d.replace(ld," "),e&&d.startsWith(" ")&&(d=d.slice(1)),d!==""&&(e=d.endsWith(" "))),r.startsWith("pre")&&d!==
""&&(e=r==="pre-line"&&d.endsWith(" ")),d!==""&&t.at(-1).push({inline:s,text:fd(d,o),style:o})}}return t}function fd(i,{textTransform:t,fontVariant:e}){return t===
"uppercase"?i.toUpperCase():t==="lowercase"?i.toLowerCase():t==="capitalize"?i.replace(new RegExp("(^|[\\s\\p{P}])(\\p{L})","gu"),(n,s,o)=>s+o.toUpperCase()):e===
"small-caps"?i.toUpperCase():i}function*So(i,t){const e=t.pieces.find(i);if(e)return e;const n=yield*dd(i.inlines),s=[];let o=i.style.direction==="rtl";for(const[
a,c]of n.entries()){const l=c.map(({text:f})=>f).join("");o||=(0,Pn.ft)(l);for(const f of yield*new ud(c,t).pieces(l))s.push(f);a===n.length-1||hd(s,c.length===
0||l==="")}const r={list:s,turns:o};return t.pieces.keep(i,r,s.length),r}function hd(i,t){const e=i.at(-1);e&&!t&&!e.ends?i[i.length-1]={...e,ends:!0}:i.push({fragments:[],
spaces:[],width:0,spaceWidth:0,ends:!0})}function $n(i,t,e,n,s=!1){const o=n.typefaces.word(i,n.faceOf(t),s),r=i===" "||/^[ ]+$/.test(i),a=t.letterSpacing===0?0:
(0,ad.qf)(i).length,c=o.width*t.fontSize/1e3+a*t.letterSpacing+(r?t.wordSpacing*i.length:0);return{kind:"text",text:i,style:t,owner:e,word:o,width:c,isSpace:r}}
class ud{sources;layout;index=0;start=0;at=0;constructor(t,e){this.sources=t,this.layout=e}*pieces(t){const e=[];let n=[],s=[];const o=()=>{n.length+s.length>0&&
e.push(vo(n,s)),[n,s]=[[],[]]};let r=0;for(const{end:a,next:c}of gd(this.layout.breaks(t),t))if(++r%20===0&&(yield 20*zn),yield*this.take(a,n),yield*this.take(c,
s),c<t.length&&this.isHeld()){for(const l of s)n.push(l);s=[]}else o();if(this.rest(n),n.length>0&&e.length>0&&n.every(({kind:a})=>a==="close")){const a=e.pop();
e.push(vo([...a.fragments,...a.spaces.length>0?a.spaces:[],...n],[])),n=[]}return o(),e}isHeld(){const e=this.sources[this.index]?.style;return!e||this.at<=this.
start?!1:e.whiteSpace==="nowrap"||e.whiteSpace==="pre"}*take(t,e){for(;this.index<this.sources.length;){const n=this.sources[this.index],s=n.text.length;if(this.
at>=t&&!(s===0&&wd(n,"close")))return;if(s===0){e.push(n.inline),this.index++;continue}const o=Math.min(t,this.start+s);if(yield*this.put(n,n.text.slice(this.at-
this.start,o-this.start),e),this.at=o,o<this.start+s)return;this.start+=s,this.index++}}rest(t){for(;this.index<this.sources.length;this.index++){const e=this.sources[this.
index];e.text.length===0&&t.push(e.inline)}}*put({inline:t,style:e},n,s){if(t.kind!=="text")return void s.push(t);for(const o of n.match(/ +|[^ ]+/g)??[])for(let r=0;r<
o.length;r+=Oo)s.push($n(o.slice(r,r+Oo),e,t.owner,this.layout)),r>0&&(yield 20*zn)}}const pd=/(?<=[a-z\d]-)(?=\d)|(?<=["'”’»]) {1,9}(?=[([{])/gi,md=/[!$%+/\\|}]$/;
function*gd(i,t){for(const{start:e,end:n,next:s}of i){const o=t.slice(e,n);for(const{0:a,index:c}of o.matchAll(pd))yield{end:e+c,next:e+c+a.length};n===s&&s<t.length&&
t.charCodeAt(s)<128&&md.test(o.slice(-1))||(yield{end:n,next:s})}}const wd=({inline:i},t)=>i.kind===t;function vo(i,t){return{fragments:i,spaces:t,width:To(i),spaceWidth:To(
t),ends:!1}}const To=i=>i.reduce((t,e)=>t+(e.kind==="text"?e.width:0),0),Ro=1e3,bd=65534,Co=1e6;function fe(i){const t=i.known.get("grid");if(t)return t;const e=[],
n=[],s=[],o=[],r=[];for(const h of i.children){const{display:u}=h.style;u==="table-caption"?e.push(h):u==="table-column-group"||u==="table-column"?yd(h,n):u==="\
table-header-group"?(s.length===0?s:o).push(h):u==="table-footer-group"?(r.length===0?r:o).push(h):h.isPositioned||o.push(h)}const a=[],c=[];for(const h of[...s,
...o,...r]){const u=a.length;for(const m of h.children)m.isPositioned||a.push(m);c.push({box:h,from:u,to:a.length})}const l=xd(a,c),d=s.length>0?c[0].to:0,f={rows:a,
groups:c,captions:e,headRows:d,columnBoxes:n,...l,columns:Math.max(l.columns,n.length)};return i.known.set("grid",f),f}function yd(i,t){const e=i.children.filter(
({style:n})=>n.display==="table-column");for(const n of e.length>0?e:[i])for(let s=Math.min(n.span.columns,Ro);s>0;s--)t.push(n)}function xd(i,t){const e=[];let n=0,
s=0,o=0,r=[];for(const[a,{children:c}]of i.entries()){for(;t[o].to<=a;)o++,r=[];let l=0;for(const d of c){if(d.isPositioned)continue;for(;(r[l]??0)>a;)l++;const f=Math.
min(Math.max(d.span.columns,1),Ro),h=t[o].to,u=d.span.rows===0?h-a:Math.min(Math.max(d.span.rows,1),h-a,bd);if(e.push({box:d,row:a,column:l,rows:u,columns:f}),s+=
f*u,s>Co)throw(0,F.G6)([{field:"file",message:`has a table of more than ${Co} places for cells; at most that many are allowed`}]);if(u>1)for(let m=l;m<l+f;m++)r[m]=
a+u;l+=f}n=Math.max(n,l)}return{cells:e,columns:n}}function*kd(i,t){const e=fe(i),n=yield*Eo(i,t),s=Lo(i,e);let[o,r,a,c]=[s,s,0,0];for(const d of n)o+=d.least,r+=
d.most,a+=d.share,d.share>0&&(c=Math.max(c,d.most/d.share));const l=n.reduce((d,{share:f,most:h})=>f>0?d:d+h,0);a>0&&(r=Math.max(r,c+s,a<1&&l>0?l/(1-a)+s:0));for(const d of e.
captions)o=Math.max(o,(yield*t.widthsOf(d)).least);return{least:o,most:Math.max(r,o)}}const Lo=({style:i},{columns:t})=>i.borderCollapse==="collapse"||t===0?0:(t+
1)*i.borderSpacingX;function*Eo(i,t){const e=i.known.get("columns");if(e)return e;const n=fe(i),s=Array.from({length:n.columns},()=>({least:0,most:0,fixed:!1,share:0}));
for(const[r,a]of n.columnBoxes.entries())a&&Od(s[r],a);const o=[];for(const r of n.cells){if(yield dt/10,r.columns>1){o.push(r);continue}const a=s[r.column],c=yield*Io(
r.box,i,t);a.least=Math.max(a.least,c.least);const l=typeof r.box.style.width=="object"&&r.box.style.width.percent===0;l&&!a.fixed?a.most=c.most:(l||!a.fixed)&&
(a.most=Math.max(a.most,c.most)),a.fixed||=l,Sd(a,r.box)}for(const r of s)r.most=Math.max(r.most,r.least);o.sort((r,a)=>r.columns-a.columns);for(const r of o)yield r.
columns*200,vd(s.slice(r.column,r.column+r.columns),yield*Io(r.box,i,t),Md(i));return i.known.set("columns",s),s}const Md=({style:i})=>i.borderCollapse==="colla\
pse"?0:i.borderSpacingX;function*Io(i,t,e){const n=yield*e.widthsOf(i);if(t.style.borderCollapse!=="collapse")return n;const s=W(st(i.style))/2;return{least:n.least-
s,most:n.most-s}}function Od(i,{style:t}){typeof t.width=="object"&&(t.width.percent>0?i.share=Math.max(i.share,t.width.percent):(i.most=Math.max(i.most,t.width.
px),i.least=Math.max(i.least,0),i.fixed=!0))}function Sd(i,{style:t}){typeof t.width=="object"&&t.width.percent>0&&(i.share=Math.max(i.share,t.width.percent))}function vd(i,{
least:t,most:e},n){const s=n*(i.length-1),o=i.filter(({fixed:c,share:l})=>!c&&l===0),r=o.length>0?o:i,a=(c,l)=>{const d=i.reduce((h,u)=>h+u[c],0)+s;if(l<=d)return;
const f=r.reduce((h,u)=>h+u.most,0);for(const h of r)h[c]+=(l-d)*(f>0?h.most/f:1/r.length)};a("least",t),a("most",e);for(const c of i)c.most=Math.max(c.most,c.least)}
function Td(i,t){const e=a=>i.reduce((c,l)=>c+a(l),0),n=a=>a.share>0?Math.max(a.share*t,a.least):a.least,s=a=>a.fixed&&a.share===0?a.most:n(a),o=a=>a.share>0?n(
a):a.most,r=[a=>a.least,n,s,o];for(let a=1;a<r.length;a++){const[c,l]=[r[a-1],r[a]],[d,f]=[e(c),e(l)];if(t>f)continue;const h=f>d?Math.max(t-d,0)/(f-d):0;return i.
map(u=>c(u)+(l(u)-c(u))*h)}return Rd(i,i.map(o),t-e(o))}function Rd(i,t,e){const n=[({fixed:s,share:o})=>!s&&o===0,({fixed:s,share:o})=>s&&o===0,({share:s})=>s>
0];for(const s of n){const o=i.flatMap((l,d)=>s(l)?[d]:[]);if(o.length===0)continue;const r=o.map(l=>i[l].share>0?i[l].share:t[l]),a=r.reduce((l,d)=>l+d,0),c=[...t];
for(const[l,d]of o.entries())c[d]=t[d]+e*(a>0?r[l]/a:1/o.length);return c}return[...t]}function Cd(i,t){const e=fe(i),n=Array.from({length:e.columns},()=>{});for(const[
c,l]of e.columnBoxes.entries())l&&(n[c]=z(l.style.width,t,0,l.style));for(const{box:c,column:l,row:d,columns:f}of e.cells){if(d>0)break;const h=W(st(c.style))+W(
at(c.style,t)),u=z(c.style.width,t,h,c.style);for(let m=l;u!==void 0&&m<l+f;m++)n[m]??=u/f}const s=n.reduce((c,l)=>c+(l??0),0),o=n.filter(c=>c===void 0).length,
r=o>0?Math.max(t-s,0)/o:0,a=o===0&&s>0&&t>s?t/s:1;return n.map(c=>c===void 0?r:c*a)}function*Hn(i,t){const e=i.known.get("widths");if(e)return e;yield dt/4;const{
style:n}=i,s=W(st(n))+W(at(n,0)),o=typeof n.width=="object"&&n.width.percent===0?z(n.width,0,s,n):void 0;let r;const a=n.display==="table-cell";if(o!==void 0&&i.
inner!=="table"&&!a)r={least:o,most:o};else{const l=yield*Wo(i,t);r={least:l.least+s,most:Math.max(l.most,l.least)+s},o!==void 0&&(r={least:a?r.least:Math.max(o,
r.least),most:Math.max(o,r.least)})}const c={least:Dn(r.least,n,s),most:Dn(r.most,n,s)};return i.known.set("widths",c),c}function*Ld(i,t){if(typeof i.style.width!=
"object"||i.inner==="table")return(yield*Hn(i,t)).least;let e=i.known.get("content");if(e===void 0){const n=W(st(i.style))+W(at(i.style,0));e=Dn((yield*Wo(i,t)).
least+n,i.style,n),i.known.set("content",e)}return e}function Dn(i,t,e){const{minWidth:n,maxWidth:s}=t,o=a=>typeof a=="object"&&a.percent!==0?"none":a,r=typeof n==
"object"&&n.percent!==0?"auto":n;return ot(i,{...t,minWidth:r,maxWidth:o(s)},0,e)}function*jn(i,t){const{least:e,most:n}=yield*Hn(i,t),s=R(i.style.marginLeft,0)+
R(i.style.marginRight,0);return{least:e+s,most:n+s}}function*Wo(i,t){switch(i.inner){case"image":{const{width:e}=Mo(i,{width:0,height:void 0},t);return{least:typeof i.
style.width=="object"||typeof i.style.maxWidth=="object"&&i.style.maxWidth.percent!==0?0:e,most:e}}case"lines":return yield*Id(i,t);case"table":return yield*kd(
i,t);case"flex":return yield*Bd(i,t);case"grid":return yield*Jl(i,t);default:return yield*Ed(i,t)}}function*Ed({children:i},t){let[e,n,s]=[0,0,0];for(const o of i){
if(o.isPositioned)continue;const r=yield*jn(o,t);if(e=Math.max(e,r.least),o.style.float!=="none"){s+=r.most,n=Math.max(n,s);continue}o.style.clear!=="none"&&(s=
0);const a=typeof o.style.width=="object"&&!vt(o);n=Math.max(n,r.most+(a?0:Math.max(s,0))),s=0}return{least:e,most:n}}function*Id(i,t){const{list:e}=yield*So(i,
t);let[n,s,o,r]=[0,0,0,0],a=0;const c=i.style.overflowWrap!=="anywhere"&&i.style.wordBreak!=="break-word"&&i.style.wordBreak!=="break-all";for(const l of e){let d=0;
const f=[...l.fragments];(0,G.RZ)(f,l.spaces.filter(({kind:m})=>m!=="text"));let h=0;for(const m of f){const p=yield*Wd(m,t);if(m.kind==="apart"){m.box.isPositioned||
(r+=p.most,n=Math.max(n,p.least));continue}d+=p.most,h+=p.least}n=Math.max(n,c?h:Math.min(h,i.style.fontSize));const u=l.fragments.some(({kind:m})=>m!=="apart");
u&&(o+=a+d),a=u?l.spaceWidth:Math.max(a,l.spaceWidth),s=Math.max(s,o),l.ends&&([o,a]=[0,0])}return{least:n,most:s+r}}function*Wd(i,t){if(i.kind==="text")return{
least:i.width,most:i.width};if(i.kind==="atom"||i.kind==="apart")return yield*jn(i.box,t);const{style:e}=i.box,n=i.kind==="open"?R(e.marginLeft,0)+e.borderLeftWidth+
e.paddingLeft.px:R(e.marginRight,0)+e.borderRightWidth+e.paddingRight.px;return{least:n,most:n}}function*Bd({style:i,children:t},e){const n=i.flexDirection.startsWith(
"row");let[s,o,r]=[0,0,0];for(const c of t){if(c.isPositioned)continue;const l=yield*jn(c,e),{flexBasis:d}=c.style,f=n&&typeof d=="object"&&d.percent===0?d.px:void 0,
h=Math.max(l.most,f??0);r++,o=n?o+h:Math.max(o,h),s=n&&i.flexWrap==="nowrap"?s+l.least:Math.max(s,l.least)}const a=n?Math.max(r-1,0)*(i.columnGap?.px??0):0;return{
least:s+(i.flexWrap==="nowrap"?a:0),most:o+a}}function*Bo(i,t,e=!1){const n=Nl(i);if(n.length===0)return;const s=({style:o})=>o.position==="fixed"&&!i.box.style.
isContained;for(const{box:o,x:r,y:a,share:c,area:l}of n)if(!e&&(!so(i.box)||s(o)))de(i,o,{x:r,y:a,share:c});else{const d=e?Nd(i,t):l?Ad(i,l):i;i.apart.push(yield*Pd(
{box:o,x:r,y:a,share:c},d,t))}}function Ad({box:i},{x:t,y:e,width:n,height:s}){const o=new De(i);return o.border={...Tn,left:t,top:e},o.width=t+n,o.height=e+s,o}
function Nd({box:i},{page:t}){const e=new De(i);return e.width=t.width,e.height=t.height,e}function*Pd({box:i,x:t,y:e,share:n},s,o){const{style:r}=i,{border:a}=s,
[c,l]=[s.width-W(a),s.height-B(a)],d=Lt(r,c),[f,h,u,m]=[r.left==="auto"?void 0:I(r.left,c),r.right==="auto"?void 0:I(r.right,c),r.top==="auto"?void 0:I(r.top,l),
r.bottom==="auto"?void 0:I(r.bottom,l)],p={across:W(st(r))+W(at(r,c)),down:B(st(r))+B(at(r,c))},g=i.inner==="image",w=$d(u,m,l-B(d)),b=f??(h===void 0&&n.x===0?t-
a.left:0),x={width:c,height:l,edges:p,free:Math.max(c-b-(h??0)-W(d),0),isHeld:f!==void 0&&h!==void 0,spansDown:w},k=g?void 0:yield*zd(i,x,o),M=r.height==="auto"&&
!g&&r.aspectRatio===void 0?w:void 0,v=M===void 0?void 0:mt(M,r,l,p.down),T=yield*o.layOut(i,{width:c,height:l,fixedWidth:k,fixedHeight:v});return T.x=a.left+Ao(
{from:f,to:h,size:T.width,whole:c,first:d.left,last:d.right,flow:t-a.left,share:n.x,margins:[r.marginLeft,r.marginRight]}),T.y=a.top+Ao({from:u,to:m,size:T.height,
whole:l,first:d.top,last:d.bottom,flow:e-a.top,share:n.y,margins:[r.marginTop,r.marginBottom]}),T.isFromBottom=u===void 0&&m!==void 0,T}function*zd(i,{width:t,height:e,
edges:n,free:s,isHeld:o,spansDown:r},a){const{style:c}=i,d=typeof c.width=="object"&&c.width.fills?s:z(c.width,t,n.across,c)??Hd(c,e,n,o?void 0:r);if(d!==void 0)
return ot(d,c,t,n.across);const{least:f,most:h}=yield*a.widthsOf(i);if(c.width==="min-content")return ot(f,c,t,n.across);if(c.width==="max-content")return ot(h,
c,t,n.across);const m=o&&c.width==="auto"&&i.inner!=="table"?s:Math.max(f,Math.min(h,s));return ot(je(m,c,e,n),c,t,n.across)}const $d=(i,t,e)=>i===void 0||t===void 0?
void 0:Math.max(e-i-t,0);function Hd(i,t,e,n){if(i.width!=="auto"||i.aspectRatio===void 0)return;const s=z(i.height,t,e.down,i)??n;return s===void 0?void 0:ae(mt(
s,i,t,e.down),i,e)}function Ao({from:i,to:t,size:e,whole:n,first:s,last:o,flow:r,share:a,margins:c}){if(i===void 0&&t===void 0)return r+s-a*(s+e+o);if(i===void 0)
return n-t-e-o;if(t!==void 0&&c[0]==="auto"){const l=n-i-t-e;return i+(c[1]==="auto"?Math.max(l/2,0):l-R(c[1],n))}return i+s}const Dd={x:0,y:0},No=.01,[jd,Gd]=[
-.2,.33];function Fd(i){const t=i.turns?Zd(i):i.items;return new _d(i,t).place()}class _d{wishes;items;isLoose;above;below;x=0;texts=[];atoms=[];inlines=[];stack=[];tallest=0;constructor(t,e){
this.wishes=t,this.items=e;const{above:n,below:s}=t.layout.lineOf(t.block.style),o=e.some(({fragment:r})=>r.kind==="text"||r.kind==="atom");this.isLoose=t.layout.
isQuirky&&o,this.above=this.isLoose?0:n,this.below=this.isLoose?0:s}place(){const{wishes:t,items:e}=this;for(const a of t.open)this.stack.push({box:a,x:0,isFirst:!1,
level:this.levelOf(a)});const n=e.reduce((a,{width:c})=>a+c,0),{start:s,stretch:o}=this.alignment(n);this.x=t.left+s;for(const a of this.stack.splice(0))this.stack.
push({...a,x:this.x});for(const a of e)this.put(a,o);for(const a of this.stack)this.inlines.push({...a,width:this.x-a.x,isLast:!1});t.open.splice(0,t.open.length),
(0,G.RZ)(t.open,this.stack.map(({box:a})=>a));const r=Math.max(this.above+this.below,this.tallest);return this.finish(r)}finish(t){const e=this.above,{layout:n,
whole:s}=this.wishes,o=this.atoms.map(({laid:c,owner:l,x:d,top:f,shift:h})=>{const{marginTop:u,marginBottom:m}=c.box.style;return c.x=d+h.x,f==="top"?c.y=R(u,s):
f==="bottom"?c.y=t-c.height-R(m,s):c.y=e+f,c.y+=h.y,{laid:c,owner:l}}),r=this.inlines.filter(({box:c})=>Ud(c.style)).map(({box:c,x:l,width:d,level:f,isFirst:h,isLast:u})=>{
const{ascent:m,descent:p}=n.metricsOf(c.style),{style:g}=c,w=I(g.paddingTop,s)+g.borderTopWidth,b=I(g.paddingBottom,s)+g.borderBottomWidth,x=e-f.rise-m-w+f.shift.
y;return{box:c,x:l+f.shift.x,width:d,y:x,height:m+p+w+b,isFirst:h,isLast:u}}),a=Kd(this.texts.map(({level:{rise:c,shift:l},x:d,...f})=>({...f,x:d+l.x,y:e-c+l.y})));
return{y:0,height:t,baseline:e,texts:a,atoms:o,inlines:r}}alignment(t){const{width:e,isLast:n,block:s}=this.wishes,{textAlign:o,direction:r}=s.style,a=e-t,c=r===
"rtl";if(a<No)return{start:c?a:0,stretch:0};if(o==="center")return{start:a/2,stretch:0};if(o==="right"||o==="end"&&!c||o==="start"&&c)return{start:a,stretch:0};
if(o!=="justify")return{start:0,stretch:0};const l=this.items.filter(({fragment:d})=>d.kind==="text"&&d.isSpace).length;return n||l===0?{start:c?a:0,stretch:0}:
{start:0,stretch:a/l}}put({fragment:t,width:e,laid:n},s){switch(t.kind){case"text":return this.putText(t,t.isSpace?e+s:e,s);case"open":this.x+=R(t.box.style.marginLeft,
this.wishes.whole),this.stack.push({box:t.box,x:this.x,isFirst:!0,level:this.levelOf(t.box)}),this.x+=e-R(t.box.style.marginLeft,this.wishes.whole);return;case"\
close":{const o=R(t.box.style.marginRight,this.wishes.whole);this.x+=e-o;const r=this.stack.findLastIndex(({box:a})=>a===t.box);if(r>=0){const[a]=this.stack.splice(
r,1);this.inlines.push({...a,width:this.x-a.x,isLast:!0})}this.x+=o;return}case"atom":return this.putAtom(n,t.owner,e);case"apart":}}get level(){return this.stack.
at(-1)?.level??{rise:0,style:this.wishes.block.style,shift:Dd}}putText({style:t,owner:e,word:n},s,o){const{level:r}=this;this.reach(r.rise,this.wishes.layout.lineOf(
t));const a=o>0&&s>0&&n.text===" "?{...n,width:s*1e3/t.fontSize,after:o*1e3/t.fontSize}:n,c=a===n&&t.wordSpacing!==0&&n.text===" "?{...n,after:t.wordSpacing*1e3/
t.fontSize}:a;this.texts.push({x:this.x,y:0,width:s,style:t,owner:e,words:[c],level:r}),this.x+=s}reach(t,{above:e,below:n}){this.above=Math.max(this.above,e+t),
this.below=Math.max(this.below,n-t)}putAtom(t,e,n){const{style:s}=t.box,{whole:o,layout:r}=this.wishes,[a,c]=[R(s.marginTop,o),R(s.marginBottom,o)],l=this.x+R(s.
marginLeft,o);this.x+=n;const d=t.height+a+c,{verticalAlign:f}=s;if(f==="top"||f==="bottom"){this.tallest=Math.max(this.tallest,d),this.atoms.push({laid:t,owner:e,
x:l,top:f,shift:this.level.shift});return}const h=this.level;let m=(t.box.style.overflow==="hidden"||t.lastBaseline===void 0?t.height+c:t.lastBaseline)+a+h.rise+
Po(s,h.style);const p=r.metricsOf(h.style);f==="middle"&&(m=d/2+h.rise+h.style.fontSize*.268),f==="text-top"&&(m=h.rise+p.ascent),f==="text-bottom"&&(m=h.rise-p.
descent+d),this.above=Math.max(this.above,m),this.below=Math.max(this.below,d-m),this.atoms.push({laid:t,owner:e,x:l,top:-m+a,shift:h.shift})}levelOf(t){const e=this.
level,{style:n}=t,s=e.rise+Po(n,e.style);this.isLoose||this.reach(s,this.wishes.layout.lineOf(n));const o=n.position==="relative"?eo(n,{width:this.wishes.whole,
height:void 0}):void 0,r=o?{x:e.shift.x+o.x,y:e.shift.y+o.y}:e.shift;return{rise:s,style:n,shift:r}}}function Po({verticalAlign:i,lineHeight:t,fontSize:e},n){if(typeof i==
"object"){const s=t==="normal"?e*1.36:"factor"in t?t.factor*e:t.px;return I(i,s)}return i==="sub"?n.fontSize*jd:i==="super"?n.fontSize*Gd:0}const Ud=i=>i.backgroundColor!==
void 0||i.backgroundImage.length>0||i.borderTopWidth+i.borderRightWidth+i.borderBottomWidth+i.borderLeftWidth>0||i.boxShadow.length>0;function Kd(i){const t=[];
for(const e of i){const n=t.at(-1);n&&n.style===e.style&&n.owner===e.owner&&n.y===e.y&&Math.abs(n.x+n.width-e.x)<No?(n.words.push(e.words[0]),t[t.length-1]={...n,
width:n.width+e.width}):t.push({...e,words:[...e.words]})}return t.map(e=>({...e,words:e.words.slice()}))}const Yd="￼";function Zd({items:i,block:t,layout:e}){
const n=t.style.direction==="rtl"?Pn.Vv:"",s=i.map(({fragment:c})=>c.kind==="text"?c.text:c.kind==="atom"?Yd:""),o=[];for(const{text:c,rtl:l,at:d}of(0,Pn.pr)(n+
s.join(""))){const f=d-n.length,h=[];let u=0;for(const[m,p]of i.entries()){const g=s[m],w=g.slice(Math.max(f-u,0),Math.max(f+c.length-u,0));if(u+=g.length,w==="")
continue;const{fragment:b}=p;if(b.kind!=="text")h.push(p);else{const x=$n(w,b.style,b.owner,e,l);h.push({fragment:x,width:x.width})}}(0,G.RZ)(o,l?h.reverse():h)}
const r=i.filter(({fragment:c})=>c.kind==="open"||c.kind==="close"),a=r.filter(({fragment:c})=>c.kind==="open");return[...a,...o,...r.filter(c=>!a.includes(c))]}
const Gn=6e3;function*Xd(i,t,e){const{list:n,turns:s}=yield*So(i.box,e.layout),o=new qd(i,t,e,s);for(const[r,a]of n.entries())r%20===0&&(yield 20*Gn),yield*o.add(
a);return o.finish(),o.height}class qd{laid;space;tools;turns;items=[];width=0;spaces=[];lines=[];y;open=[];isFirst=!0;waiting=[];constructor(t,e,n,s){this.laid=
t,this.space=e,this.tools=n,this.turns=s,this.y=e.top}get height(){return this.y-this.space.top}*add(t){const e=yield*this.itemsOf(t.fragments),n=Fn(e);if(this.
items.length>0&&this.width+Fn(this.spaces)+n>this.room()+.01&&this.end(!1),this.items.length===0&&this.clearFloats(n),n>this.room()+.01&&this.breaksAnywhere(e))
for(const s of yield*this.cut(e))this.put(s,!0);else this.put(e,!1);this.spaces=yield*this.itemsOf(t.spaces),t.ends&&this.end(!0)}finish(){(this.items.length>0||
this.spaces.some(({fragment:n})=>n.kind!=="text"))&&this.end(!0),this.laid.lines=this.lines;const[t]=this.lines,e=this.lines.at(-1);t&&(this.laid.firstBaseline=
t.y+t.baseline),e&&(this.laid.lastBaseline=e.y+e.baseline)}put(t,e){e&&this.items.length>0&&this.end(!1);for(const n of this.spaces)this.items.push(n);this.spaces=
[];for(const n of t)this.items.push(n);this.width=Fn(this.items)}get indent(){return this.isFirst?I(this.laid.box.style.textIndent,this.space.width):0}band(){const{
floats:t,origin:e,left:n,width:s}=this.space,o={left:e.x+n,right:e.x+n+s};return t.isEmpty?o:t.band(e.y+this.y,this.tools.layout.lineOf(this.laid.box.style).above,
o)}room(){const{left:t,right:e}=this.band();return e-t-this.indent}clearFloats(t){const{floats:e,origin:n}=this.space;for(;t>this.room()+.01;){const s=e.nextBottom(
n.y+this.y);if(s===void 0||this.room()>=this.space.width-this.indent-.01)return;this.y=s-n.y}}*itemsOf(t){const e=[],{width:n}=this.space;for(const s of t)switch(s.
kind){case"text":e.push({fragment:s,width:s.width});break;case"open":{const{style:o}=s.box;e.push({fragment:s,width:R(o.marginLeft,n)+o.borderLeftWidth+I(o.paddingLeft,
n)});break}case"close":{const{style:o}=s.box;e.push({fragment:s,width:R(o.marginRight,n)+o.borderRightWidth+I(o.paddingRight,n)});break}case"atom":{const o=yield*this.
tools.inner(s.box,n),{marginLeft:r,marginRight:a}=s.box.style;e.push({fragment:s,laid:o,width:o.width+R(r,n)+R(a,n)});break}case"apart":yield*this.apart(s.box)}
return e}*apart(t){if(t.isPositioned)return this.tools.keep(t,this.space.left+this.width,this.y);const e=yield*this.tools.inner(t,this.space.width),{marginLeft:n,
marginRight:s}=t.style,o=e.width+R(n,this.space.width)+R(s,this.space.width);this.items.length>0&&this.width+o>this.room()?this.waiting.push(e):this.tools.float(
e,this.y)}breaksAnywhere(t){const{width:e}=this.tools.layout.page;return t.some(({fragment:n,width:s})=>n.kind==="text"&&(n.style.overflowWrap!=="normal"||n.style.
wordBreak==="break-all"||n.style.wordBreak==="break-word"||s>e))}*cut(t){const e=[];for(const r of t){const{fragment:a}=r;if(yield 40*Gn,a.kind!=="text")e.push(
{item:r,text:"￼",width:r.width});else for(const c of(0,On.s)(a.text,l=>this.part(a,l).width))e.push({...c,item:r})}const n=this.room();let s=0;const o=[];for(const r of(0,On.
ZM)(e,()=>n)){yield 2*Gn;const a=[];for(let c=s;c<s+r;){const{item:l}=e[c],{fragment:d}=l;let f="";for(;c<s+r&&e[c].item===l;c++)f+=e[c].text;if(d.kind!=="text")
a.push(l);else{const h=this.part(d,f);a.push({fragment:h,width:h.width})}}s+=r,o.push(a)}return o}part(t,e){return $n(e,t.style,t.owner,this.tools.layout)}end(t){
const e=this.band();for(const o of this.spaces)o.fragment.kind!=="text"&&this.items.push(o);const n=Fd({layout:this.tools.layout,block:this.laid.box,items:this.
items,open:this.open,left:e.left-this.space.origin.x+this.indent,width:e.right-e.left-this.indent,whole:this.space.width,isLast:t,turns:this.turns});this.lines.
push({...n,y:this.y}),this.y+=n.height,this.items=[],this.spaces=[],this.width=0,this.isFirst=!1;const{waiting:s}=this;this.waiting=[];for(const o of s)this.tools.
float(o,this.y)}}const Fn=i=>i.reduce((t,{width:e})=>t+e,0);function*Vd(i,t,e,n){const s=i.border.left+i.padding.left,o=i.border.top+i.padding.top;if(i.box.inner===
"lines"){const r={width:e.width,height:e.height},a=(c,l)=>zo(c,i,n,{left:s,width:e.width,y:l});return yield*Xd(i,{left:s,top:o,width:e.width,floats:n.floats,origin:n},
{layout:t,inner:c=>t.layOut(c,{...r,shrinks:!0}),float:a,keep:(c,l,d)=>de(i,c,{x:l,y:d})})}return yield*new Qd(i,t,n,{left:s,top:o,...e}).lay()}function zo(i,t,{
floats:e,x:n,y:s},o){const r=Lt(i.box.style,o.width),{style:a}=i.box,c=a.float==="right"?"right":"left",l=Math.max(s+o.y,e.clear(a.clear)),d={left:n+o.left,right:n+
o.left+o.width},f=e.place(c,i.width+W(r),i.height+B(r),l,d);i.x=f.x-n+r.left,i.y=f.y-s+r.top,t.apart.push(i)}class Qd{laid;layout;context;inside;y;pending=new Ct;isFirst=!0;top=new Ue;endsBelow=!1;constructor(t,e,n,s){
this.laid=t,this.layout=e,this.context=n,this.inside=s,this.y=s.top}*lay(){const{laid:t,inside:e}=this;for(const c of t.box.children){if(yield dt,c.isPositioned)
this.keepPlace(c);else if(c.style.float==="none")yield*this.inFlow(c);else{const l=yield*this.layout.layOut(c,{width:e.width,height:e.height,shrinks:!0});zo(l,t,
this.context,{left:e.left,width:e.width,y:this.y+this.pending.size})}this.top.add(c)}const n=t.children.filter(({firstBaseline:c})=>c!==void 0),[s]=n,o=t.children.
findLast(({lastBaseline:c})=>c!==void 0),r=({box:c,height:l,y:d},f)=>d+(c.style.overflow==="hidden"?Math.max(Math.min(f,l),0):f);s&&(t.firstBaseline=r(s,s.firstBaseline)),
o&&(t.lastBaseline=r(o,o.lastBaseline));const a=nd(t)&&!this.endsBelow;return t.after=a?this.pending:new Ct,this.y-e.top+(a?0:Math.max(this.pending.size,0))}keepPlace(t){
const{laid:e,inside:n}=this,o={x:e.box.style.direction==="rtl"?1:0,y:ce(t.style.alignSelf)};de(e,t,{x:n.left+o.x*n.width,y:this.y+this.pending.size,share:o})}*inFlow(t){
const{laid:e,inside:n}=this,{style:s}=t,o=Lt(s,n.width),r=this.isFirst&&ed(e)&&this.top.isBeside(t,n.width),a=r?new Ct:this.pending,c=(u,m)=>this.clearance(u)>this.
y+a.join(m).size,l=sd(t,n.width,c);this.pending=r?a:a.join(l);const d=this.clearance(s),f=d>this.y+this.pending.size,h=yield*this.layAt(t,f?d:this.y+this.pending.
size,o);if(e.children.push(h),Ke(t)&&h.height===0){f&&([this.y,this.pending,this.isFirst]=[d-l.size,l,!1]),this.endsBelow||=f,(!r||f)&&(this.pending=this.pending.
add(o.bottom));return}this.y=h.y+h.height,this.pending=h.after.add(o.bottom),this.isFirst=!1,this.endsBelow=!1}clearance({clear:t}){return this.context.floats.clear(
t)-this.context.y}*layAt(t,e,n){const{inside:s,context:o,layout:r}=this,a=nf(this.laid.box.style);if(vt(t))return yield*Jd(t,e,o,{layout:r,inside:s,margins:n,side:a});
const{floats:c}=o,l=s.left+n.left,d={width:s.width,height:s.height},f=yield*r.layOut(t,d,{floats:c,x:o.x+l,y:o.y+e});return f.x=s.left+_n(t,f.width,s.width,a),f.
y=e,f}}function*Jd(i,t,{floats:e,x:n,y:s},o){const{layout:r,inside:a,margins:c,side:l}=o,d={left:n+a.left,right:n+a.left+a.width},f=e.isEmpty?0:yield*tf(i,a,r);
let[h,u]=[t,0];for(;;){const p=e.band(s+h,u,d),[g,w]=[p.left>d.left,p.right<d.right],b=g||w?e.nextBottom(s+h):void 0;if(b===void 0)break;if(yield dt/4,-c.left>p.
left-d.left&&g||f>p.right-p.left+.01||w&&-c.right>d.right-p.right){[h,u]=[b-s,0];continue}const k=Math.max(d.left+c.left,p.left),S=Math.min(d.right-c.right,p.right),
M=yield*r.layOut(i,yield*ef(i,a,Math.max(S-k,0),r)),v=e.band(s+h,M.height,d);if(v.left>p.left||v.right<p.right){u=M.height;continue}return M.x=k-n+_n(i,M.width+
c.left+c.right,S-k,l)-c.left,M.y=h,M}const m=yield*r.layOut(i,{width:a.width,height:a.height});return m.x=a.left+_n(i,m.width,a.width,l),m.y=h,m}function*tf(i,t,e){
const{style:n}=i;if(i.inner==="table"&&n.width==="auto")return(yield*e.widthsOf(i)).least;if(n.width!=="auto"||i.inner==="image"||n.aspectRatio!==void 0)return(yield*e.
layOut(i,{width:t.width,height:t.height})).width;const s=W(st(n))+W(at(n,t.width));return ot(0,n,t.width,s)}function*ef(i,{width:t,height:e},n,s){const{style:o,
inner:r}=i;if(o.width!=="auto"||r==="image"||o.aspectRatio!==void 0)return{width:t,height:e};const a=W(st(o))+W(at(o,t)),c=r==="table"?yield*s.widthsOf(i):void 0,
l=c?Math.max(c.least,Math.min(c.most,n)):n;return{width:t,height:e,fixedWidth:ot(l,o,t,a)}}const nf=({blockAlign:i,direction:t})=>i==="start"?t==="rtl"?"right":
"left":i;function _n({style:i},t,e,n){const{marginLeft:s,marginRight:o}=i,r=e-t-R(s,e)-R(o,e);if(s==="auto")return r<=0?0:o==="auto"?r/2:r;const a=R(s,e);return o===
"auto"||n==="left"?a:a+(n==="right"?r:Math.max(r/2,0))}class sf{around;layout;inside;room;isRow;constructor(t,e,n,s,o){this.around=t,this.layout=e,this.inside=n,
this.room=s,this.isRow=o}*measure(t){const{inside:e,isRow:n}=this,{style:s}=t,o=Lt(s,e.width),[r,a]=[st(s),at(s,e.width)],c=n?W(r)+W(a):B(r)+B(a),l=Math.max(yield*this.
baseOf(t,c),c),d=n?e.width:e.height,f=yield*this.leastOf(t,c),h=z(n?s.maxWidth:s.maxHeight,d,c,s)??1/0;return{box:t,margins:o,base:l,least:Math.max(f,c),most:h,
edges:c,main:Math.max(Math.min(l,h),f,c),laid:void 0}}*baseOf(t,e){const{inside:n,isRow:s,layout:o}=this,{style:r}=t,a=s?n.width:n.height,c=s?r.width:r.height,l=r.
flexBasis==="auto"?c:r.flexBasis,d=l==="content"?void 0:z(l,a,e,r);if(d!==void 0)return d;if(s){if(t.inner==="image")return(yield*o.layOut(t,n)).width;const u=l===
"auto"?this.widthByRatio(t):void 0;if(u!==void 0)return u;const m=yield*o.widthsOf(t);return this.limitItem(l==="min-content"?m.least:m.most,r)}const f=yield*this.
layItem(t,void 0),{aspectRatio:h}=r;return h===void 0||t.inner==="image"?f.height:to(f.width,r,this.edgesOf(r))}*leastOf(t,e){const{inside:n,isRow:s,layout:o}=this,
{style:r}=t,a=s?r.minWidth:r.minHeight,c=s?n.width:n.height;if(a!=="auto")return z(a,c,e,r)??0;if(r.overflow==="hidden")return 0;const l=z(s?r.width:r.height,c,
e,r)??1/0,d=z(s?r.maxWidth:r.maxHeight,c,e,r)??1/0;if(!s){const u=yield*this.layContent(t),m=r.aspectRatio===void 0||t.inner==="image";return Math.min(u.height,
m?l:to(u.width,r,this.edgesOf(r)),l,d)}const f=t.inner==="image"?void 0:this.widthByRatio(t);if(f!==void 0)return Math.min(f,l,d);const h=t.inner==="image"?(yield*o.
layOut(t,n)).width:yield*Ld(t,o);return Math.min(this.limitItem(h,r),l,d)}layContent(t){return this.layItem(t,void 0,typeof t.style.height=="object"&&t.inner!==
"image")}edgesOf(t){const[e,n]=[st(t),at(t,this.inside.width)];return{across:W(e)+W(n),down:B(e)+B(n)}}isLoose({style:t}){const{flexBasis:e,height:n,aspectRatio:s}=t;
if(this.inside.height!==void 0||s!==void 0)return!1;const o=e==="auto"?n:e;return typeof o!="object"||o.percent!==0}widthByRatio({style:t}){const{inside:e}=this;
if(t.aspectRatio===void 0||t.width!=="auto")return;const n=Lt(t,e.width),s=this.edgesOf(t),r=Cn(t,this.around)&&rt(t.height)&&!Un(t,!1)&&this.around.flexWrap===
"nowrap"&&this.room!==void 0?this.room-B(n):void 0,a=z(t.height,e.height,s.down,t)??r;if(a!==void 0)return ae(mt(a,t,e.height,s.down),t,s)}limitItem(t,e){return je(
t,e,this.inside.height,this.edgesOf(e))}layItem(t,e,n=!1){const{inside:s,isRow:o,layout:r}=this,a=this.isLoose(t),c=Lt(t.style,s.width);if(o)return r.layOut(t,{
...s,fixedWidth:e});const l=Cn(t.style,this.around)&&rt(t.style.width)&&!Un(t.style,!0)&&t.inner!=="image",d=W(st(t.style))+W(at(t.style,s.width)),f=this.around.
flexWrap!=="nowrap",h=l&&!f?ot(s.width-W(c),t.style,s.width,d):void 0;return r.layOut(t,{...s,fixedWidth:h,fixedHeight:e,shrinks:!0,isLoose:a,isOpen:n})}}function $o(i){
let t=i.known.get("shares");return t===void 0&&(t=i.children.some(e=>{const{height:n,minHeight:s,maxHeight:o}=e.style;return[n,s,o].some(a=>typeof a=="object"&&
a.percent!==0)||rt(n)&&(e.inner==="flex"||e.inner==="grid")&&$o(e)}),i.known.set("shares",t)),t}const Un=(i,t)=>t?i.marginLeft==="auto"||i.marginRight==="auto":
i.marginTop==="auto"||i.marginBottom==="auto";function*of(i,t,{room:e,...n},s){return yield*new rf(i,t,n,s,e).lay()}class rf{laid;layout;inside;space;room;style;isRow;mainGap;crossGap;mainRoom;left;top;items;constructor(t,e,n,s,o){
this.laid=t,this.layout=e,this.inside=n,this.space=s,this.room=o,this.style=t.box.style,this.isRow=this.style.flexDirection.startsWith("row");const r=(l,d)=>l?I(
l,d):0,[a,c]=[r(this.style.columnGap,n.width),r(this.style.rowGap,n.height??0)];this.mainGap=this.isRow?a:c,this.crossGap=this.isRow?c:a,this.mainRoom=this.isRow?
n.width:o,this.items=new sf(this.style,e,n,o,this.isRow),this.left=t.border.left+t.padding.left,this.top=t.border.top+t.padding.top}*lay(){const t=this.laid.box.
children.filter(o=>!o.isPositioned);t.some(({style:o})=>o.order!==0)&&t.sort((o,r)=>o.style.order-r.style.order);const e=[];for(const o of t)e.push(yield*this.items.
measure(o));const n=this.linesOf(e);this.mainRoom??=this.limitMain(n);for(const o of n)this.flexLine(o);for(const o of n)yield*this.layLine(o);const s=yield*this.
placeLines(n);for(const o of this.laid.box.children)o.isPositioned&&this.keepPlace(o,s);return this.takeBaselines(n),s}linesOf(t){const e=this.mainRoom??this.mostMain();
if(this.style.flexWrap==="nowrap")return[{items:[...t],cross:0}];const n=[];let s=0;for(const o of t){const r=o.main+this.mainMargins(o),a=n.at(-1);a&&s+this.mainGap+
r<=e+.01?(a.items.push(o),s+=this.mainGap+r):(n.push({items:[o],cross:0}),s=r)}return n.length>0?n:[{items:[],cross:0}]}limitMain(t){const{border:e,padding:n}=this.
laid,s=B(e)+B(n),o=t.map(({items:r})=>this.lengthOf(r));return mt((0,G.Kf)([...o,0])+s,this.style,this.space.height,s)-s}mostMain(){const{border:t,padding:e}=this.
laid,n=B(t)+B(e);return(z(this.style.maxHeight,this.space.height,n,this.style)??1/0)-n}lengthOf(t){return t.reduce((n,s)=>n+s.main+this.mainMargins(s),0)+Math.max(
t.length-1,0)*this.mainGap}mainMargins({margins:t}){return this.isRow?W(t):B(t)}crossMargins({margins:t}){return this.isRow?B(t):W(t)}flexLine({items:t}){const{
mainRoom:e}=this;if(e===void 0)return;const n=e-Math.max(t.length-1,0)*this.mainGap-t.reduce((a,c)=>a+this.mainMargins(c),0),s=t.reduce((a,{main:c})=>a+c,0)<n,o=({
box:a,base:c,edges:l})=>s?a.style.flexGrow:a.style.flexShrink*(c-l),r=new Set(t.filter(a=>o(a)>0&&(s?a.base<=a.main:a.base>=a.main)));for(const a of r)a.main=a.
base;for(;r.size>0;){let a=0;for(const p of t)a+=r.has(p)?p.base:p.main;const c=n-a;if(s?c<=0:c>=0){for(const p of r)p.main=Math.max(Math.min(p.base,p.most),p.least);
break}const l=[...r].reduce((p,g)=>p+o(g),0),d=s&&l<1?c*l:c;let f=0;const h=new Map;for(const p of r){const g=p.base+d*o(p)/l,w=Math.max(Math.min(g,p.most),p.least);
h.set(p,g),p.main=w,f+=w-g}const u=p=>{const g=p.main-h.get(p);return Math.abs(f)<.001?!0:f>0?g>0:g<0},m=[...r].filter(u);for(const p of m)r.delete(p)}}*layLine(t){
let e=0,[n,s]=[0,0];for(const o of t.items){o.laid=yield*this.items.layItem(o.box,o.main);const r=this.isRow?o.laid.height:o.laid.width;if(e=Math.max(e,r+this.crossMargins(
o)),this.isRow&&this.alignOf(o.box)==="baseline"){const a=(o.laid.firstBaseline??r)+o.margins.top;n=Math.max(n,a),s=Math.max(s,r+this.crossMargins(o)-a)}}t.cross=
Math.max(e,n+s)}alignOf({style:t}){return t.alignSelf==="auto"?this.style.alignItems:t.alignSelf}*placeLines(t){const{isRow:e,inside:n,style:s}=this,o=Math.max(
t.length-1,0)*this.crossGap;let r=t.reduce((m,{cross:p})=>m+p,0)+o;const a=e?this.room??this.limitCross(r):n.width;s.flexWrap==="nowrap"&&t[0]&&(r=t[0].cross=a);
const c=a-r,l=s.alignContent;if(c>0&&s.flexWrap!=="nowrap"&&(l==="normal"||l==="stretch")){for(const m of t)m.cross+=c/t.length;r+=c}const d=Ge(s.flexWrap==="no\
wrap"?"start":l,a-r,t.length);let f=d.before;const h=s.flexWrap==="wrap-reverse"?[...t].reverse():t;let u=0;for(const m of h)u=Math.max(u,yield*this.placeLine(m,
f)),f+=m.cross+this.crossGap+d.between;return e?r:u}limitCross(t){const{border:e,padding:n}=this.laid,s=B(e)+B(n);return mt(t+s,this.style,this.space.height,s)-
s}*placeLine({items:t,cross:e},n){const{isRow:s,style:o,laid:r}=this,a=o.flexDirection.endsWith("reverse")!==(s&&o.direction==="rtl"),c=this.lengthOf(t),l=this.
mainRoom??c,d=l-c,f=t.reduce((p,{box:g})=>p+af(g.style,s),0),h=f>0&&d>0?{before:0,between:0}:Ge(o.justifyContent,d,t.length);let u=h.before;const m=this.baselineOf(
t);for(const p of t){const g=f>0&&d>0?d/f:0,[w,b]=this.mainSides(p,g);yield*this.stretch(p,e);const x=p.laid,k=u+w,S=a?l-k-p.main:k,M=n+this.crossOffset(p,e,m);
x.x=this.left+(s?S:M),x.y=this.top+(s?M:S),r.children.push(x),u=k+p.main+b+this.mainGap+h.between}return r.flow="bands",Math.max(l,c)}mainSides({box:t,margins:e},n){
const{style:s}=t,[o,r]=this.isRow?[s.marginLeft,s.marginRight]:[s.marginTop,s.marginBottom],a=this.isRow?[e.left,e.right]:[e.top,e.bottom];return[o==="auto"?n:a[0],
r==="auto"?n:a[1]]}*stretch(t,e){const{isRow:n,inside:s,layout:o}=this,{style:r}=t.box;if(!Cn(r,this.style)||Un(r,!n)||t.box.inner==="image"||!rt(n?r.height:r.width))
return;const a=e-this.crossMargins(t),[c,l]=[st(r),at(r,s.width)],d=n?mt(a,r,s.height,B(c)+B(l)):ot(a,r,s.width,W(c)+W(l));Math.abs(d-(n?t.laid.height:t.laid.width))<
.01&&!(n&&$o(t.box))||(t.laid=yield*o.layOut(t.box,{...s,fixedWidth:n?t.main:d,fixedHeight:n?d:t.main,isLoose:!n&&this.items.isLoose(t.box)}))}baselineOf(t){let e=0;
if(!this.isRow)return e;for(const{box:n,laid:s,margins:o}of t)this.alignOf(n)==="baseline"&&(e=Math.max(e,o.top+(s.firstBaseline??s.height)));return e}crossOffset(t,e,n){
const{isRow:s,style:o}=this,{margins:r,box:a}=t,c=t.laid,l=s?c.height:c.width,d=e-l-this.crossMargins(t),[f,h]=s?[a.style.marginTop,a.style.marginBottom]:[a.style.
marginLeft,a.style.marginRight],u=s?r.top:r.left;if(f==="auto"||h==="auto"){const g=Math.max(d,0);return u+(f==="auto"?h==="auto"?g/2:g:0)}const m=this.alignOf(
a);if(m==="baseline"&&s)return n-(c.firstBaseline??l);const p=o.flexWrap==="wrap-reverse"||!s&&o.direction==="rtl";return u+Rn(m,d,p)}takeBaselines(t){const[e]=t[0]?.
items??[],n=t.at(-1)?.items.at(-1),s=(o,r)=>{const a=o?.laid;return a&&a.y+(a[r]??a.height)};this.laid.firstBaseline=s(e,"firstBaseline"),this.laid.lastBaseline=
s(n,"lastBaseline")}keepPlace(t,e){const{isRow:n,style:s,inside:o}=this,r=s.direction==="rtl",a=s.flexDirection.endsWith("reverse")!==(n&&r),c=ce(s.justifyContent,
a),l=ce(this.alignOf(t),s.flexWrap==="wrap-reverse"!==(!n&&r)),d=n?{x:c,y:l}:{x:l,y:c},f=this.room??this.limitCross(e);de(this.laid,t,{x:this.left+d.x*o.width,y:this.
top+d.y*f,share:d})}}const af=(i,t)=>(t?[i.marginLeft,i.marginRight]:[i.marginTop,i.marginBottom]).filter(e=>e==="auto").length;class cf{placed=[];highest=0;get isEmpty(){
return this.placed.length===0}band(t,e,{left:n,right:s}){let[o,r]=[n,s];for(const a of this.placed)a.bottom<=t||a.top>=t+Math.max(e,.01)||(a.side==="left"?o=Math.
max(o,a.right):r=Math.min(r,a.left));return{left:o,right:r}}nextBottom(t){const e=(0,G.YG)(this.placed.flatMap(({bottom:n})=>n>t+.01?[n]:[]));return e===1/0?void 0:
e}place(t,e,n,s,o){let r=Math.max(s,this.highest),a=this.band(r,n,o);for(;a.right-a.left<e-.01;){const l=this.nextBottom(r);if(l===void 0)break;r=l,a=this.band(
r,n,o)}const c=t==="left"?a.left:a.right-e;return this.highest=r,this.placed.push({side:t,left:c,right:c+e,top:r,bottom:r+n}),{x:c,y:r}}clear(t){let e=-1/0;if(t===
"none")return e;for(const n of this.placed)(t==="both"||t===n.side)&&(e=Math.max(e,n.bottom));return e}}const lf={top:"Top",right:"Right",bottom:"Bottom",left:"\
Left"},Kn={top:"bottom",right:"left",bottom:"top",left:"right"},Ho=["double","solid","dashed","dotted","ridge","outset","groove","inset","none"];function kt(i,t){
const e=lf[t];return{width:i[`border${e}Width`],line:i[`border${e}Style`],paint:i[`border${e}Color`]??i.color}}function Xt(i,t){return i.line==="hidden"||t.line===
"hidden"?i.line==="hidden"?i:t:i.line==="none"||t.line==="none"?i.line==="none"?t:i:i.width!==t.width?i.width>t.width?i:t:Ho.indexOf(t.line)<Ho.indexOf(i.line)?
t:i}function df(i){const t=i.known.get("collapsed");if(t)return t;const e=fe(i),n=hf(e),s=new Map,o=new Map;for(const a of e.cells){const c=d=>uf(a,d,i,e,n),l={
top:c("top"),right:c("right"),bottom:c("bottom"),left:c("left")};s.set(a.box,l),o.set(a.box,ff(l))}const r={table:pf(e,s,i),cells:o,edges:s};return i.known.set(
"collapsed",r),r}const bt=({width:i,line:t})=>t==="none"||t==="hidden"?0:i/2,ff=({top:i,right:t,bottom:e,left:n})=>({top:bt(i),right:bt(t),bottom:bt(e),left:bt(
n)});function hf({cells:i,columns:t}){const e=new Map;for(const n of i)for(let s=n.row;s<n.row+n.rows;s++)for(let o=n.column;o<n.column+n.columns;o++)e.set(s*t+
o,n);return e}function uf(i,t,e,n,s){const{row:o,column:r,rows:a,columns:c}=i;let l=kt(i.box.style,t);const d=t==="top"||t==="bottom",f=t==="top"?o-1:t==="botto\
m"?o+a:t==="left"?r-1:r+c,h=d?n.rows.length:n.columns,[u,m]=d?[r,r+c]:[o,o+a],p=new Set;for(let g=u;g<m&&p.size<64;g++){const w=s.get(d?f*n.columns+g:g*n.columns+
f);w&&f>=0&&f<h&&p.add(w)}for(const g of p)l=Xt(l,kt(g.box.style,Kn[t]));if(d){const g=n.rows[t==="top"?o:o+a-1],w=n.rows[f];g&&(l=Xt(l,kt(g.style,t))),w&&(l=Xt(
l,kt(w.style,Kn[t])));for(const{box:b,from:x,to:k}of n.groups)(t==="top"&&x===o||t==="bottom"&&k===o+a)&&(l=Xt(l,kt(b.style,t))),(t==="top"&&k===o||t==="bottom"&&
x===o+a)&&(l=Xt(l,kt(b.style,Kn[t])))}return f<0||f>=h?Xt(l,kt(e.style,t)):l}function pf({cells:i,columns:t,rows:e},n,s){if(i.length===0)return{top:bt(kt(s.style,
"top")),right:bt(kt(s.style,"right")),bottom:bt(kt(s.style,"bottom")),left:bt(kt(s.style,"left"))};let[o,r,a,c]=[0,0,0,0];for(const l of i){const d=n.get(l.box);
l.row===0&&(o=Math.max(o,bt(d.top))),l.column===0&&l.row===0&&(c=Math.max(c,bt(d.left))),l.row+l.rows===e.length&&(a=Math.max(a,bt(d.bottom))),l.column+l.columns===
t&&l.row===0&&(r=Math.max(r,bt(d.right)))}return{top:o,right:r,bottom:a,left:c}}function*mf(i,t,e){yield*new gf(i,t,e).lay()}class gf{laid;layout;space;grid;collapsed;widths=[];gapX;gapY;constructor(t,e,n){
this.laid=t,this.layout=e,this.space=n;const{box:s}=t;this.grid=fe(s);const o=s.style.borderCollapse==="collapse";this.collapsed=o?df(s):void 0,this.gapX=o?0:s.
style.borderSpacingX,this.gapY=o?0:s.style.borderSpacingY,this.collapsed&&(t.border=this.collapsed.table,t.padding={top:0,right:0,bottom:0,left:0})}*lay(){const{
laid:t,layout:e,grid:n}=this,{style:s}=t.box,o=t.contentWidth-Lo(t.box,n);this.widths=s.tableLayout==="fixed"&&s.width!=="auto"?Cd(t.box,o):Td(yield*Eo(t.box,e),
o);let r=yield*this.layCaptions("top",0);const a=r;r+=t.border.top+t.padding.top;const c=yield*this.layCells(),l=this.rowHeights(c);r=yield*this.placeRows(c,l,r),
r+=t.padding.bottom+t.border.bottom,t.frame={top:a,height:r-a},r=yield*this.layCaptions("bottom",r),t.height=Math.max(r,this.space.fixedHeight??0),t.flow="rows"}*layCaptions(t,e){
let n=e;for(const s of this.grid.captions){if(s.style.captionSide!==t)continue;const{marginTop:o,marginBottom:r,marginLeft:a}=s.style,{width:c}=this.laid,l=yield*this.
layout.layOut(s,{width:c,height:void 0});l.x=R(a,c),l.y=n+R(o,c),n=l.y+l.height+R(r,c),this.laid.children.push(l)}return n}widthOf({column:t,columns:e}){let n=(e-
1)*this.gapX;for(let s=t;s<t+e;s++)n+=this.widths[s]??0;return n}*layCells(){const t=[];for(const e of this.grid.cells)yield dt/4,t.push({cell:e,laid:yield*this.
layCell(e,void 0)});return t}*layCell(t,e){const{box:n}=t,s=this.widthOf(t),o={width:s,height:void 0,fixedWidth:s,fixedHeight:e},r=this.collapsed?.cells.get(n);
return r?(n.known.set("edges",this.collapsed.edges.get(n)),yield*this.layout.layOut(yf(n,r),o)):yield*this.layout.layOut(n,{...o,width:this.laid.contentWidth})}rowHeights(t){
const{grid:e}=this,n=e.rows.map(r=>z(r.style.height,this.space.height,0,r.style)??0),s=[],o=e.rows.map(()=>({above:0,below:0}));for(const r of t){const{cell:a,laid:c}=r;
if(a.rows>1){s.push(r);continue}if(n[a.row]=Math.max(n[a.row],c.height),Yn(a.box)&&c.firstBaseline!==void 0){const l=o[a.row];l.above=Math.max(l.above,c.firstBaseline),
l.below=Math.max(l.below,c.height-c.firstBaseline),n[a.row]=Math.max(n[a.row],l.above+l.below)}}for(const{cell:r,laid:a}of s){let c=(r.rows-1)*this.gapY;for(let d=r.
row;d<r.row+r.rows;d++)c+=n[d];const l=r.row+r.rows-1;n[l]=n[l]+Math.max(a.height-c,0)}return this.fillHeight(n),n}fillHeight(t){const{laid:e,grid:n}=this,{style:s}=e.
box,o=B(e.border)+B(e.padding),r=this.space.fixedHeight??z(s.height,this.space.height,o,s)??0,a=Math.max(r,z(s.minHeight,this.space.height,o,s)??0),c=t.reduce((h,u)=>h+
u,0)+(n.rows.length+1)*this.gapY+o;if(a<=c||t.length===0)return;const l=t.flatMap((h,u)=>rt(n.rows[u].style.height)?[u]:[]),d=l.length>0?l:[...t.keys()],f=d.reduce(
(h,u)=>h+t[u],0);for(const h of d)t[h]=t[h]+(a-c)*(f>0?t[h]/f:1/d.length)}*placeRows(t,e,n){const{laid:s,grid:o,gapX:r,gapY:a}=this,c=s.border.left+s.padding.left,
l=[];let d=n+(o.rows.length>0?a:0);for(const p of e)l.push(d),d+=p+a;const f=[];let h=c+r;for(const p of this.widths)f.push(h),h+=p+r;const u=s.box.style.direction===
"rtl",m=[];for(const{box:p,from:g,to:w}of o.groups){if(g===w)continue;const b=this.part(p,c+r,l[g],l[w-1]+e[w-1]);s.children.push(b),b.flow="rows";for(let x=g;x<
w;x++){const k=this.part(o.rows[x],0,l[x]-b.y,l[x]-b.y+e[x]);k.flow="bands",b.children.push(k),m.push(k)}o.headRows>0&&g===0&&(s.head=b)}for(const{cell:p,laid:g}of t){
yield dt/10;const w=p.row+p.rows-1,b=l[w]+e[w]-l[p.row],x=yield*this.fillCell(p,g,b,t),k=f[p.column]??c;x.x=(u?s.width-k-x.width:k)-c-r,x.y=0,m[p.row].children.
push(x)}return d}part(t,e,n,s){const o=new De(t);return o.x=e,o.y=n,o.width=this.laid.contentWidth-2*this.gapX,o.height=s-n,o}*fillCell(t,e,n,s){const{box:o}=t,
r=n-e.height;if(r<.01)return e;const a=o.children.some(({style:f})=>typeof f.height=="object"&&f.height.percent!==0),c=a?yield*this.layCell(t,n):e;if(c.height=n,
a)return c;const{verticalAlign:l}=o.style,d=l==="middle"?r/2:l==="bottom"?r:Yn(o)?this.baselineShift(t,c,s):0;return d>0&&wf(c,Math.min(d,r)),c}baselineShift({row:t},e,n){
if(e.firstBaseline===void 0)return 0;let s=this.rowBaselines.get(t);if(s===void 0){for(const{cell:o,laid:r}of n)Yn(o.box)&&r.firstBaseline!==void 0&&this.rowBaselines.
set(o.row,Math.max(this.rowBaselines.get(o.row)??0,r.firstBaseline));s=this.rowBaselines.get(t)??0}return s-e.firstBaseline}rowBaselines=new Map}const Yn=({style:i})=>{
const{verticalAlign:t}=i;return typeof t=="object"||t==="baseline"||t==="sub"||t==="super"};function wf(i,t){for(const e of i.children)e.y+=t;for(const e of i.apart)
e.y+=t;i.lines=i.lines.map(e=>({...e,y:e.y+t})),i.firstBaseline!==void 0&&(i.firstBaseline+=t),i.lastBaseline!==void 0&&(i.lastBaseline+=t)}const Do=new WeakMap;
function bf(i,{top:t,right:e,bottom:n,left:s}){let o=Do.get(i);o||Do.set(i,o=new Map);const r=[t,e,n,s].join();let a=o.get(r);return a||(a={...i,borderTopWidth:t,
borderRightWidth:e,borderBottomWidth:n,borderLeftWidth:s},o.set(r,a)),a}function yf(i,t){const e=i.known.get("shared");if(e)return e;const n=bf(i.style,t),s=Object.
assign(Object.create(Object.getPrototypeOf(i)),i,{style:n});return i.known.set("shared",s),s}function*xf(i,t,e,n){yield dt;const s=Wl(i,e.width);return i.inner===
"image"?kf(s,t,e):(s.width=yield*Mf(s,t,e),i.inner==="table"?yield*mf(s,t,e):yield*Of(s,t,e,n)),i.style.position==="relative"&&(s.shift=eo(i.style,e)),yield*Bo(
s,t),s}function kf(i,t,e){const{border:n,padding:s,box:o}=i,{width:r,height:a}=Mo(o,e,t);i.width=e.fixedWidth??r+W(n)+W(s),i.height=e.fixedHeight??a+B(n)+B(s)}function*Mf(i,t,e){
if(e.fixedWidth!==void 0)return e.fixedWidth;const{box:n,border:s,padding:o}=i,{style:r}=n,a=W(s)+W(o),{width:c}=r,l=e.shrinks===!0&&c==="auto"||n.inner==="tabl\
e"||typeof c=="string"&&c!=="auto",{aspectRatio:d}=r,f={across:a,down:B(s)+B(o)},h=z(r.height,e.height,f.down,r);if(c==="auto"&&d!==void 0&&h!==void 0){const b=mt(
h,r,e.height,f.down);return ot(ae(b,r,f),r,e.width,a)}if(!l)return ot(je(ko(n,e,a),r,e.height,f),r,e.width,a);const{least:u,most:m}=yield*t.widthsOf(n),p=e.width-
R(r.marginLeft,e.width)-R(r.marginRight,e.width);if(c==="min-content")return ot(u,r,e.width,a);if(c==="max-content")return ot(m,r,e.width,a);const g=z(c,e.width,
a,r)??Math.max(u,Math.min(m,p)),w=ot(je(g,r,e.height,f),r,e.width,a);return n.inner==="table"?Math.max(w,u):w}function*Of(i,t,e,n){const{box:s,border:o,padding:r}=i,
{style:a}=s,c=B(o)+B(r),l=a.aspectRatio,d=l!==void 0&&rt(a.height)?a.boxSizing==="border-box"?i.width/l:i.contentWidth/l+c:void 0,f=a.display==="table-cell",h=e.
isOpen?void 0:z(a.height,e.height,c,a),u=e.fixedHeight??(f?void 0:h),m=u===void 0?void 0:e.fixedHeight===void 0?mt(u,a,e.height,c):u,p=m??(d===void 0?void 0:mt(
d,a,e.height,c)),g=p===void 0?void 0:Math.max(p-c,0),w={width:i.contentWidth,height:e.isLoose?void 0:g};let b;if(s.inner==="flex")b=yield*of(i,t,{...w,room:g},e);else if(s.
inner==="grid")b=yield*Ql(i,t,{...w,height:g},e);else{const S=n&&!vt(s)?n.floats:new cf,M=n&&!vt(s)?n:{floats:S,x:0,y:0};b=yield*Vd(i,t,w,M),vt(s)&&(b=Math.max(
b,S.clear("both")-o.top-r.top))}const x=Math.max(b+c,d??0,f?h??0:0);i.height=m??mt(x,a,e.height,c),i.height>x+.01&&(i.after=new Ct),(s.inner==="blocks"||s.inner===
"lines")&&!f&&a.alignContent!=="normal"&&Sf(i,Ge(a.alignContent,Math.max(i.height-x,0),1).before)}function Sf(i,t){if(t!==0){i.lines=i.lines.map(e=>({...e,y:e.y+
t}));for(const e of[...i.children,...i.apart])e.y+=t;i.firstBaseline!==void 0&&(i.firstBaseline+=t),i.lastBaseline!==void 0&&(i.lastBaseline+=t)}}const jo=5e3,J=.75,
vf=.5;async function Tf({box:i,tree:t,isQuirky:e},n,s){const o=await(0,On.Vn)(),r=(i.width-i.left-i.right)/J;let a=1;for(;;){const c=J*a,l={width:r/a,height:i.areaOf(
1).height/c},d=new jc({layOut:xf,widthsOf:Hn},n.typefaces,o,l,e),f=await t(l),h=await $t(Lf(f,d,l),s),u=await $t(Ef(h),s),m=Math.max(r/Math.max(u,1),vf);if(a===
1&&u>l.width+1&&m<.99){a=m;continue}const p=new Hc(n,i,c,jo,()=>(0,$c.F)("pages",`The document has more than ${jo} pages`,"Split it into several documents","fil\
e")),g=new Yc(p.height,x=>p.heightOf(x)),w=await $t(g.place(h,0,0,0),s);p.last=await $t(If(w,g),s),p.sheet(p.last),Rf(w,p);const b=new El(p,d);await $t(b.paint(
w),s),await $t(Cf(w,p,b),s),p.close();return}}function Rf(i,{height:t,last:e}){const{backgroundColor:n,backgroundImage:s}=i.laid.box.style;n===void 0&&s.length===
0||(i.top=0,i.bottom=(e+1)*t)}function*Cf({apart:i},t,e){for(const{laid:n,x:s,top:o}of i)if(n.box.style.position==="fixed")for(let r=1;r<=t.last;r++)yield*e.paint(
yield*re(n,s,o+r*t.height),!0)}function*Lf(i,t,e){const n=yield*t.layOut(i,{width:e.width,height:e.height});return n.height=Math.max(n.height,1),yield*Bo(n,t,!0),
t.forget(),n}function*Ef(i){let t=0;const e=[[i,0]];for(let n=e.pop();n;n=e.pop()){const[s,o]=n;yield 2e3;const{style:r}=s.box;t=Math.max(t,o+s.width);for(const{
texts:a}of s.lines)for(const c of a)t=Math.max(t,o+c.x+c.width);if(r.overflow!=="hidden"){for(const a of[...s.children,...s.apart])r.visibility==="visible"&&e.push(
[a,o+a.x]);for(const{atoms:a}of s.lines)for(const{laid:c}of a)e.push([c,o+c.x])}}return t}function*If(i,t){let e=0;const n=[i];for(let s=n.pop();s;s=n.pop()){yield 2e3;
const{laid:o,lines:r,children:a,apart:c,bottom:l}=s;for(const{line:u,top:m,atoms:p}of r){u.texts.length>0&&(e=Math.max(e,t.pageOf(m+u.height/2)));for(const g of p)
n.push(g)}const{style:d,replaced:f}=o.box;(f!==void 0||d.backgroundColor!==void 0||d.backgroundImage.length>0||d.borderTopWidth>0)&&a.length+r.length===0&&o.height>
0&&(e=Math.max(e,t.pageOf(l-.2)));for(const u of a)n.push(u);for(const u of c)n.push(u)}return e}var Wf=O(69379);const Bf=1e3;function Af(i){const{attributes:t}=i,
e=t.get("role");if(t.get("aria-hidden")==="true"||e==="presentation"||e==="none")return"";const n=(0,L.ZE)(i).find(({name:o})=>o==="title");return[t.get("aria-l\
abel"),n&&(0,L.a4)(n),Nf(i)].map(o=>o?.replace(/\s+/g," ").trim().slice(0,Bf)).find(o=>o!==void 0&&o!=="")}function Nf(i){const t=[],e=(0,L.ZE)(i).reverse();for(let n=e.
pop();n;n=e.pop())if(n.name==="text")t.push((0,L.a4)(n));else if(n.name!=="defs")for(const s of(0,L.ZE)(n).reverse())e.push(s);return t.join(" ")}var Pf=O(78445),
Go=O(25561);const zf=new Set(["disc","circle","square"]);class $f{values=new Map;scopes=[new Set];quotes=0;enter(t,e){for(const[n,s]of t.counterReset)this.open(
n,s);e&&(e.name==="ol"||e.name==="ul"||e.name==="menu")&&this.open("list-item",Hf(e)),t.display==="list-item"&&this.countItem(e);for(const[n,s]of t.counterIncrement){
const o=this.values.get(n);!o||o.length===0?this.open(n,s):o[o.length-1]=o.at(-1)+s}return this.scopes.push(new Set),()=>{for(const n of this.scopes.pop())this.
values.get(n).pop()}}open(t,e){const n=this.values.get(t)??[];this.values.set(t,n);const s=this.scopes.at(-1);s.has(t)&&n.pop(),s.add(t),n.push(e)}countItem(t){
const e=this.values.get("list-item")??[0];this.values.set("list-item",e),e.length===0&&e.push(0);const n=t?.attributes.get("value"),s=t?.parent?.attributes.has(
"reversed")===!0?-1:1;e[e.length-1]=n!==void 0&&/^\s*-?\d{1,9}\s*$/.test(n)?Number(n):e.at(-1)+s}marker({listStyleType:t}){if(t==="none")return;if(zf.has(t))return{
text:"",shape:t};if(t.startsWith('"'))return{text:t.slice(1),shape:void 0};const e=this.values.get("list-item")?.at(-1)??1;return{text:`${Ze(e,t)}. `,shape:void 0}}textOf(t,e,{
quotes:n}){if("text"in t)return t.text;if("attribute"in t)return e.attributes.get(t.attribute)??"";if("quote"in t)return this.quote(t.quote,n);const s=this.values.
get(t.counter)??[0];return t.separator===void 0?Ze(s.at(-1)??0,t.style):s.map(o=>Ze(o,t.style)).join(t.separator)}quote(t,e){if(t==="none")return"";t==="close"&&
(this.quotes=Math.max(this.quotes-1,0));const n=Math.min(this.quotes,e.length/2-1);return t==="open"&&this.quotes++,e[2*n+(t==="open"?0:1)]??""}}function Hf(i){
const t=i.attributes.get("start"),e=t!==void 0&&/^\s*-?\d{1,9}\s*$/.test(t)?Number(t):void 0;return i.attributes.has("reversed")?(e??(0,L.ZE)(i).filter(({name:n})=>n===
"li").length)+1:(e??1)-1}const Df=[[1e3,"m"],[900,"cm"],[500,"d"],[400,"cd"],[100,"c"],[90,"xc"],[50,"l"],[40,"xl"],[10,"x"],[9,"ix"],[5,"v"],[4,"iv"],[1,"i"]];
function Fo(i){let[t,e]=[i,""];for(const[n,s]of Df)for(;t>=n;t-=n)e+=s;return e}function Zn(i,t,e){let[n,s]=[i,""];for(;n>0;n=Math.floor((n-1)/e))s=String.fromCodePoint(
t.codePointAt(0)+(n-1)%e)+s;return s}function Ze(i,t){const e=i>=1&&i<=3999;switch(t){case"none":return"";case"decimal-leading-zero":return i>=0&&i<10?`0${i}`:String(
i);case"lower-roman":return e?Fo(i):String(i);case"upper-roman":return e?Fo(i).toUpperCase():String(i);case"lower-alpha":case"lower-latin":return i>=1?Zn(i,"a",
26):String(i);case"upper-alpha":case"upper-latin":return i>=1?Zn(i,"A",26):String(i);case"lower-greek":return i>=1?Zn(i,"α",17):String(i);case"disc":return"•";case"\
circle":return"◦";case"square":return"▪";default:return String(i)}}const jf=new Set(["inline","inline-block","inline-flex","inline-grid","inline-table"]),Xe=({
display:i})=>!jf.has(i);function Xn(i,t){const e=Ve(i);e.display=t;for(const n of["borderTopWidth","borderRightWidth","borderBottomWidth","borderLeftWidth","out\
lineWidth"])e[n]=0;return new St(e)}function qn(i,t,e){const{display:n}=i.style;switch(n){case"flex":case"inline-flex":return i.inner="flex",_o(i,t);case"grid":case"\
inline-grid":return i.inner="grid",_o(i,t);case"table":case"inline-table":return i.inner="table",he(i,t,"table");case"table-row-group":case"table-header-group":case"\
table-footer-group":return i.inner="rows",he(i,t,"rows");case"table-row":return i.inner="row",he(i,t,"row");case"table-column-group":for(const s of t)"block"in s&&
i.children.push(s.block);return;default:Gf(i,t,e)}}function Gf(i,t,e){if(!t.some(s=>"block"in s)&&t.length>0&&!t.every(o=>"inline"in o&&(o.inline.kind==="apart"||
o.isBlank&&o.inline.kind==="text"))){Vn(i,t),i.element??=e.parent;return}Qn(i,Yf(i,t))}function Vn(i,t){i.inner="lines";const e=new Map;for(const{inline:n}of t)
n.kind==="open"&&e.set(n.box,1),n.kind==="close"&&e.has(n.box)&&e.set(n.box,2);for(const{inline:n,home:s}of t)s&&!i.element&&(i.element=s),!((n.kind==="open"||n.
kind==="close")&&e.get(n.box)!==2)&&i.inlines.push(n)}function Qn(i,t){let e=[];const n=()=>{if(e.some(({inline:o,isBlank:r})=>!r&&o.kind!=="apart")){const o=Xn(
i.style,"block");Vn(o,e),i.children.push(o)}else for(const{inline:o}of e)o.kind==="apart"&&i.children.push(o.box);e=[]};for(const s of t)"block"in s?(n(),i.children.
push(s.block)):s.inline.kind==="apart"&&e.every(({isBlank:o})=>o)?i.children.push(s.inline.box):e.push(s);n()}function _o(i,t){Qn(i,t);for(const e of i.children)
e.isItem=!0}const Ff={table:["table-row-group","table-header-group","table-footer-group","table-caption","table-column","table-column-group"],rows:["table-row"],
row:["table-cell"]},_f={table:"table-row-group",rows:"table-row",row:"table-cell"},Uf={table:"rows",rows:"row",row:"cell"};function he(i,t,e){const n=Ff[e];let s=[];
const o=()=>{if(s.some(a=>"block"in a||!a.isBlank||a.inline.kind==="atom")){const a=Xn(i.style,_f[e]),c=Uf[e];a.inner=c==="cell"?"blocks":c,c==="cell"?Kf(a,s):he(
a,s,c),i.children.push(a)}else for(const a of s)"inline"in a&&a.inline.kind==="apart"&&i.children.push(a.inline.box);s=[]};for(const r of t)"block"in r&&n.includes(
r.block.style.display)?(o(),i.children.push(r.block)):s.push(r);o()}function Kf(i,t){t.every(e=>"inline"in e)?Vn(i,t):Qn(i,t)}const Uo=i=>"block"in i&&i.block.style.
display.startsWith("table-")&&i.block.style.display!=="table-caption";function Yf(i,t){if(!t.some(Uo))return t;const e=[];let n=[];const s=()=>{if(n.length===0)
return;const o=Xn(i.style,"table");o.inner="table",he(o,n,"table"),e.push({block:o}),n=[]};for(const o of t)if(Uo(o))n.push(o);else{if(n.length>0&&"inline"in o&&
o.isBlank)continue;s(),e.push(o)}return s(),e}const Zf=/^(?:https?|mailto|tel|ftp):/i;function Xf(i,t){if(i.startsWith("#")){const e=t.find(qf(i.slice(1)));return e&&
{place:e}}return Zf.test(i)?{uri:Vf(i)}:void 0}function qf(i){try{return decodeURIComponent(i)}catch{return i}}const Vf=i=>{try{return new URL(i).href.replace(/[^!-~]/g,
t=>encodeURIComponent(t))}catch{return i.replace(/[^!-~]/gu,t=>encodeURIComponent(t))}};class qt{parent;own;outer;paragraph;constructor(t,e,n){this.parent=t,this.
own=e,this.outer=n}get(){return this.own?this.parent:this.outer?this.outer.get():this.paragraph??=this.parent.add("P")}end(){this.paragraph=void 0,this.outer?.end()}}
const Qf=new Set(["P","H1","H2","H3","H4","H5","H6","TD","TH","LBody","Caption","Code"]);class Jf{document;headings;data=new Map;constructor(t,e){this.document=
t,this.headings=e}top(){return new qt(this.document,!1)}enter(t,e,n){const{name:s}=t;if(n&&!this.tagOf(t))return{home:new qt(e.parent,!1,e),label:void 0};if(n||
e.end(),s==="li")return this.item(e);const o=this.tagOf(t);if(!o)return{home:new qt(e.parent,!1),label:void 0};const r=e.parent.add(o,this.factsOf(t,o));return{
home:new qt(r,Qf.has(o)),label:void 0}}item(t){if(t.parent.tag!=="L")return{home:new qt(t.parent.add("P"),!0),label:void 0};const e=t.parent.add("LI"),n=e.add("\
Lbl");return{home:new qt(e.add("LBody"),!1),label:n}}tagOf(t){const{name:e}=t,n=this.headings.levelOf(t);if(n!==void 0)return`H${n}`;if(/^h[1-6]$/.test(e))return"\
P";const s=th[e];return s?this.isData(t)?s:void 0:eh[e]}factsOf(t,e){const{attributes:n,name:s}=t;if(e==="L")return{attributes:{O:"List",ListNumbering:s==="ol"?
"Decimal":"Disc"}};if(e!=="TH"&&e!=="TD")return{};const[o,r]=[Number(n.get("colspan"))||1,Number(n.get("rowspan"))||1],a={...o>1&&{ColSpan:o},...r>1&&{RowSpan:r}};
return e==="TD"?Object.keys(a).length>0?{attributes:{O:"Table",...a}}:{}:{attributes:{O:"Table",Scope:ih(t),...a}}}isData(t){let e=t;for(;e&&e.name!=="table";)e=
e.parent;if(!e)return!1;let n=this.data.get(e);return n===void 0&&this.data.set(e,n=nh(e)),n}}const th={table:"Table",thead:"THead",tbody:"TBody",tfoot:"TBody",
tr:"TR",th:"TH",td:"TD",caption:"Caption"},eh={p:"P",ul:"L",ol:"L",menu:"L",blockquote:"BlockQuote",pre:"P",section:"Sect",article:"Sect",dt:"P",dd:"P",figcaption:"\
P",summary:"P"};function nh(i){const t=i.attributes.get("role");if(t==="presentation"||t==="none")return!1;let e=0,n=0;for(const s of(0,L.Ky)(i))if(s!==i){if(s.
name==="table")return!1;if(s.name==="th"||s.name==="thead"||s.name==="caption")return!0;s.name==="tr"&&e++,s.name==="td"&&n++}return e>1&&n>e}function ih(i){const t=i.
attributes.get("scope")?.toLowerCase();if(t==="row"||t==="rowgroup")return"Row";if(t==="col"||t==="colgroup")return"Column";const e=i.parent,n=e?.parent?.name===
"thead",s=e?.children.some(o=>o.kind==="element"&&o.name==="td");return!n&&s===!0?"Row":"Column"}const Ko=()=>({images:new Set,links:new Set,leftOut:new Map,scripts:0,
undescribed:0}),sh=new Set(["iframe","frame","frameset","object","embed","applet","video","audio","canvas","input","select","math","progress","meter"]);class oh{sources;counters=new $f;tags;constructor(t){
this.sources=t,this.tags=new Jf(t.document,t.headings)}*build(t){const e=[],{styler:n}=this.sources;yield*this.element(t,{styled:n.start,home:this.tags.top(),owner:void 0,
table:void 0},e);const[s]=e;return s&&"block"in s?(rh(s.block,t),s.block):new St(n.start.style)}*nodes(t,e,n){for(const s of t)s.kind==="text"?this.text(s.value,
e,n):yield*this.element(s,e,n)}text(t,{styled:e,home:n,owner:s},o){if(t==="")return;const r=/^[ \t\n\r\f]*$/.test(t)&&!e.style.whiteSpace.startsWith("pre");o.push(
{inline:{kind:"text",text:t,style:e.style,owner:s},home:r?void 0:n.get(),isBlank:r})}*element(t,e,n){const{styler:s,told:o}=this.sources,r=s.matcher.work,a=s.styleOf(
t,e.styled,e.table);yield dt+(s.matcher.work-r)*30;const{name:c}=t;c==="script"&&o.scripts++,sh.has(c)&&!(c==="input"&&t.attributes.get("type")==="hidden")&&o.leftOut.
set(c,(o.leftOut.get(c)??0)+1);const{style:l}=a;if(l.display==="none")return;const d=this.counters.enter(l,t);c==="br"?n.push({inline:{kind:"break",style:l},home:void 0,
isBlank:!1}):c==="wbr"?this.text("​",{...e,styled:a},n):c==="img"?this.picture(t,a,e,n):c==="svg"&&!t.isHtml?yield*this.drawing(t,a,e,n):l.display==="contents"?
yield*this.nodes(t.children,{...e,styled:a},n):l.display==="inline"?yield*this.inline(t,a,e,n):yield*this.block(t,a,e,n),d()}*inline(t,e,n,s){const o=new St(e.style);
this.place(o,t),this.backgrounds(o);const r=this.ownerOf(t,n.owner),a={...n,styled:e,owner:r};s.push({inline:{kind:"open",box:o,owner:r},home:void 0,isBlank:!0}),
yield*this.content(t,e,a,s),s.push({inline:{kind:"close",box:o},home:void 0,isBlank:!0})}*content(t,e,n,s){e.pseudos.includes("before")&&this.pseudo(t,"before",
n,s),yield*this.nodes(t.children,n,s),e.pseudos.includes("after")&&this.pseudo(t,"after",n,s)}*block(t,e,n,s){const{style:o}=e,r=new St(o);this.place(r,t),this.
backgrounds(r);const a=!Xe(o),{home:c,label:l}=this.tags.enter(t,n.home,a),d=this.ownerOf(t,n.owner),f=t.name==="table"?t:n.table,h=[];o.display==="list-item"&&
this.marker(r,l,c,h),yield*this.content(t,e,{styled:e,home:c,owner:d,table:f},h),r.keepsNext=/^h[1-6]$/.test(t.name),r.span=uh(t),qn(r,h,c),a?s.push({inline:{kind:"\
atom",box:r,owner:n.owner},home:void 0,isBlank:!1}):r.isApart?s.push({inline:{kind:"apart",box:r},home:void 0,isBlank:!0}):s.push({block:r})}marker(t,e,n,s){const o=this.
counters.marker(t.style);if(o)if(t.style.listStylePosition==="inside"){const r=`${o.shape?"•":o.text} `;s.push({inline:{kind:"text",text:r,style:t.style,owner:void 0},
home:n.get(),isBlank:!1})}else t.marker={...o,element:e}}pseudo(t,e,n,s){const o=this.sources.styler.pseudoStyle(t,e,n.styled),{style:r}=o;if(!Array.isArray(r.content)||
r.display==="none")return;const a=this.counters.enter(r,void 0),c=r.content.map(f=>this.counters.textOf(f,t,r)).join("");a();const l=[];if(this.text(c,{...n,styled:o},
l),r.display==="inline"){const f=new St(r);this.backgrounds(f),s.push({inline:{kind:"open",box:f,owner:n.owner},home:void 0,isBlank:!0});for(const h of l)s.push(
h);s.push({inline:{kind:"close",box:f},home:void 0,isBlank:!0});return}const d=new St(r);this.backgrounds(d),qn(d,l,n.home),Xe(r)?d.isApart?s.push({inline:{kind:"\
apart",box:d},home:void 0,isBlank:!0}):s.push({block:d}):s.push({inline:{kind:"atom",box:d,owner:n.owner},home:void 0,isBlank:!1})}picture(t,e,n,s){const{images:o,
told:r}=this.sources,{style:a}=e,c=new St(a);this.place(c,t),this.backgrounds(c);const l=(0,P.Z)(t),d=l===void 0?void 0:o.get((0,nt.bi)(l)),f=t.attributes.get("\
alt")??t.attributes.get("title");if(!d){l!==void 0&&l.trim()!==""&&r.images.add(l),this.substitute(f??"",e,n,s);return}f===void 0&&r.undescribed++;const{width:h,
height:u}=/^\s*qr:/i.test(l)?fh:hh(d);c.replaced={image:d,width:h,height:u},this.addReplaced(c,f,n,s)}addReplaced(t,e,n,s){t.inner="image",e?.trim()!==""&&(t.element=
new Pf.H("Figure",void 0,{alt:e??""})),Xe(t.style)?(t.element&&n.home.parent.adopt(t.element),s.push(t.isApart?{inline:{kind:"apart",box:t},home:void 0,isBlank:!0}:
{block:t})):s.push({inline:{kind:"atom",box:t,owner:n.owner},home:n.home.get(),isBlank:!1})}*drawing(t,e,n,s){const{told:o,drawings:r}=this.sources,a={...e.style},
c=new St(a);this.place(c,t),this.backgrounds(c);const{drawing:l,size:d}=yield*r.read(t,e);a.width==="auto"&&a.height==="auto"&&!d&&(a.width=ah),l.view&&(a.aspectRatio??=
l.view[2]/l.view[3]),c.replaced={image:void 0,drawing:l,width:d?.width,height:d?.height};const f=Af(t);f===void 0&&o.undescribed++,this.addReplaced(c,f,n,s)}substitute(t,{
style:e,variables:n},s,o){if(t.trim()==="")return;const r=new St({...e,width:"auto",height:"auto",minWidth:"auto",minHeight:"auto",aspectRatio:void 0}),a=[];this.
text(t,{...s,styled:{style:Ve(e),variables:n}},a),qn(r,a,s.home),Xe(e)?r.isApart?o.push({inline:{kind:"apart",box:r},home:void 0,isBlank:!0}):o.push({block:r}):
o.push({inline:{kind:"atom",box:r,owner:s.owner},home:s.home.get(),isBlank:!1})}ownerOf(t,e){const n=t.name==="a"?t.attributes.get("href")?.trim():void 0,s=t.attributes.
get("lang")?.trim();if(n!==void 0){const o=Xf(n,this.sources.headings);if(o)return new Go._("Link",{},e,{target:o,contents:dh(t,n)});n!==""&&n!=="#"&&this.sources.
told.links.add(n)}return s!==void 0&&t.parent?.parent&&/^[a-z]{2,3}(?:-[a-z0-9]{1,8})*$/i.test(s)?new Go._("Span",{lang:s},e):e}place(t,e){t.place=this.sources.
headings.placeOf(e)}backgrounds(t){const{backgroundImage:e}=t.style;if(!e.some(r=>"url"in r))return;const{images:n,told:s}=this.sources,o=new Map;for(const r of e){
if(!("url"in r))continue;const a=n.get((0,nt.bi)(r.url));a?o.set(r.url,a):s.images.add(r.url)}t.images=o}}function rh(i,t){const e=i.style,n=i.children.find(({isApart:r})=>!r),
s=t.children.some(r=>r.kind==="element"&&r.name==="body");if(!n||!s||e.backgroundColor!==void 0||e.backgroundImage.length>0)return;const o=n.style;for(const r of ch)
Object.assign(e,{[r]:o[r]}),Object.assign(o,{[r]:Ht[r]});i.images=n.images}const ah={px:0,percent:1},ch=["backgroundColor","backgroundImage","backgroundSize","b\
ackgroundRepeat","backgroundPosition"],lh=300;function dh(i,t){const e=(0,L.a4)(i).replace(/\s+/g," ").trim();return(e===""?i.attributes.get("title")??t:e).slice(
0,lh)}const fh={width:96,height:96},hh=({displayed:i})=>i;function uh({attributes:i}){const t=(e,n)=>{const s=i.get(e)??"";return/^\s*\d{1,6}\s*$/.test(s)?Number(
s):n};return{columns:Math.max(t(i.has("span")?"span":"colspan",1),1),rows:t("rowspan",1)}}class Yo{headings=new Map;places=new Map;named=new Map;constructor(t){
const e=[];for(const n of(0,L.Ky)(t)){const{name:s,attributes:o}=n,r=o.get("id")??(s==="a"?o.get("name"):void 0),a=/^h([1-6])$/.exec(s)?.[1];if(r===void 0&&a===
void 0)continue;const c={};if(this.places.set(n,c),r!==void 0&&!this.named.has(r)&&this.named.set(r,c),a===void 0)continue;const l=(0,L.a4)(n).replace(/\s+/g," ").
trim();if(l!==""){for(;e.length>0&&e.at(-1)>=Number(a);)e.pop();e.push(Number(a)),this.headings.set(n,{title:l,level:Math.min(e.length,6),place:c})}}}levelOf(t){
return this.headings.get(t)?.level}placeOf(t){return this.places.get(t)}find(t){return this.named.get(t)}get first(){return[...this.headings.values()][0]?.title}get bookmarks(){
const t=[],e=[{level:0,children:t}];for(const{title:n,level:s,place:o}of this.headings.values()){if(!o.sheet)continue;for(;e.at(-1).level>=s;)e.pop();const r=[];
e.at(-1).children.push({title:n,place:o,children:r}),e.push({level:s,children:r})}return t}}const Zo=`
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
`,Xo={plain:"",report:`${Zo}
h1 { font-size: 1.95em; border-bottom: 0.8pt solid var(--accent-color); padding-bottom: 0.12em }
h2 { font-size: 1.56em } h3 { font-size: 1.25em }
table { width: 100%; border-bottom: 0.7pt solid var(--accent-color) }
thead th { border-top: 0.7pt solid var(--accent-color); border-bottom: 0.7pt solid var(--accent-color); background: #eef1f5 }
tbody tr:nth-child(even) td { background: #f4f5f7 }`,letter:`${Zo}
h1 { font-size: 1.25em } h2 { font-size: 1.1em } h3, h4, h5, h6 { font-size: 1em }
thead th { border-bottom: 0.7pt solid var(--accent-color, #737373) }`};function ph(i,t){const e=t??(i==="report"?te.uR:void 0);if(!e)return Xo[i];const n=`rgb(${e.
map(o=>Math.round(o*255)).join(", ")})`,s=`html { --accent-color: ${n} } h1, h2, h3, h4, h5, h6 { color: ${n} } hr { border-color: ${n} }`;return`${Xo[i]} ${s}`}
var mh=O(63895),gh=O(38017),wh=O(37645);const Jn={"top-left-corner":["left","right","top"],"top-left":["middle","left","top"],"top-center":["middle","center","t\
op"],"top-right":["middle","right","top"],"top-right-corner":["right","left","top"],"left-top":["left","center","upper"],"left-middle":["left","center","center"],
"left-bottom":["left","center","lower"],"right-top":["right","center","upper"],"right-middle":["right","center","center"],"right-bottom":["right","center","lowe\
r"],"bottom-left-corner":["left","right","bottom"],"bottom-left":["middle","left","bottom"],"bottom-center":["middle","center","bottom"],"bottom-right":["middle",
"right","bottom"],"bottom-right-corner":["right","left","bottom"]},qo=({boxes:i},t)=>i.some(({name:e})=>Jn[e]?.[2]===t),bh=1e5,yh=[{name:"content",value:"counte\
r(page)",important:!1},{name:"font-size",value:"9pt",important:!1},{name:"color",value:"#5c5c5c",important:!1}];async function xh(i,t,e,n,s){const o=t.boxes.length===
0,r=n?[{name:"bottom-center",pages:"all",declarations:yh}]:[],a=new Map;for(const c of i.sheets.keys()){const l=["all",c%2===0?"right":"left",...c===0?["first"]:
[]],d=l.join();let f=a.get(d);f||a.set(d,f=kh(o?r:t.boxes,l,e));for(const[h,u]of f){Oh(i,c,Mh(u,c+1,i.sheets.length),{style:u,page:t,place:Jn[h]});const m=s.step(
bh);m&&await m}}}function kh(i,t,e){const n=new Map;for(const{name:o,pages:r,declarations:a}of i)if(t.includes(r)&&Object.hasOwn(Jn,o)){const c=n.get(o)??[];n.set(
o,c),(0,G.RZ)(c,a)}const s=new Map;for(const[o,r]of n){const{style:a}=e.styleFrom(r,e.start);Array.isArray(a.content)&&s.set(o,a)}return s}function Mh({content:i},t,e){
return i.map(n=>"text"in n?n.text:"counter"in n?Ze(n.counter==="pages"?e:n.counter==="page"?t:0,n.style):"").join("")}function Oh({typefaces:i,sheets:t},e,n,{style:s,
page:o,place:[r,a,c]}){if(n.trim()==="")return;const l=t[e],[d,f,h,u]=hi(o,e).map($=>$*J),m=s.fontSize*J,p=i.word(n,$e(s)),g=p.width*m/1e3,w={left:[0,u],middle:[
u,l.width-f],right:[l.width-f,l.width]},[b,x]=w[r],k=a==="left"?b:a==="right"?x-g:(b+x-g)/2,S={top:l.height-d/2,upper:l.height-d-m/2,center:(l.height-d+h)/2,lower:h+
m/2,bottom:h/2}[c],{color:M,alpha:v}=s.color,T={kind:"text",x:k,y:S-m*.35,size:m,color:M,words:[p],alpha:v};c==="top"||c==="bottom"?l.run(c==="top"?"Header":"Fo\
oter",T):l.draw(void 0,T)}async function Sh({root:i,isQuirky:t},e,n){const{pace:s}=n,o={width:e.width/J,height:e.height/J,margin:e.margin/J},r=await Ch(i,t,{width:o.
width-2*o.margin,height:o.height-2*o.margin},ph(e.theme,e.accent),n),a=kr(r.pages,o),c=vh(a,e.running),l=await Wf.B.open({...Wh(i,e.running),font:e.font,boldFont:e.
boldFont},n);await l.typefaces.warm([],s);const d=Jo(a),f=e.logo&&(0,gh.h)(e.logo,d,c,Vo),h=f?Math.max(f.room-(a.own.first[0]-a.margins[0])*J,0):0,u=x=>Th(a,x);
let m=new Yo(i),p=Ko(),g=new Map;await Tf({box:{...d,areaOf:u,contentHeight:Math.max(u(0).height,u(1).height,u(2).height)},isQuirky:t,tree:async x=>{l.document.
kids.splice(0,l.document.kids.length),m=new Yo(i),p=Ko();const k=new Ps(r,x);({ignored:g}=k);const{leftOut:S}=p,M=new wa(k,i,A=>S.set(A,(S.get(A)??0)+1)),{images:v}=e,
T=new oh({styler:k,images:v,headings:m,told:p,drawings:M,document:l.document}),$=await $t(T.build(i),s);return h>0&&$.children.unshift(Rh(h*x.width/(d.width-d.left-
d.right))),$}},l,s),l.document.prune(),f?.draw(l.sheets[0]);const w=e.pageNumbers&&c.footer===void 0;await xh(l,a,new Ps(r,a),w,s);const b=await mh.P.of(l.typefaces);
await(0,wh.N)(l,b,{page:d,size:Vo,pace:s},c);for(const x of a.ignored)g.set(x,1);return{composition:l,bookmarks:m.bookmarks,told:p,ignored:g,notLoaded:r.notLoaded+
Lh(i)}}const Vo=11,Qo=18;function vh(i,t){const{header:e,footer:n,...s}=t,o={...s,...!qo(i,"top")&&{header:e},...!qo(i,"bottom")&&{footer:n}},{top:r,bottom:a}=Jo(
i),c=[["header",r],["footer",a]].filter(([l,d])=>o[l]!==void 0&&d<Qo).map(([l])=>({field:l,message:`needs a margin of at least ${Qo/72} inches; give a larger ma\
rgin, here or in @page of the style sheets`,mentions:["margin"]}));if(c.length>0)throw(0,F.G6)(c);return o}const Jo=({width:i,height:t,margins:[e,n,s,o]})=>({width:i*
J,height:t*J,left:o*J,right:n*J,top:e*J,bottom:s*J});function Th(i,t){const[e,,n,s]=hi(i,t);return{left:s*J,top:e*J,height:(i.height-e-n)*J}}const Rh=i=>new St(
{...Ht,display:"block",height:{px:i/J,percent:0}});async function Ch(i,t,e,n,{pace:s}){const o=new Dr(e,s);await o.add(Ac,!0),t&&await o.add(Nc,!0),await o.add(
n,!0);for(const r of(0,L.Ky)(i))r.name==="style"&&Mi(r.attributes.get("media")??"",e)&&await o.add((0,L.a4)(r));return o}const Lh=i=>(0,L.Ky)(i).filter(({name:t,
attributes:e})=>t==="link"&&/\bstylesheet\b/i.test(e.get("rel")??"")).length,Eh=[["SemiBold",/^(?:b|strong|h[1-6]|th)$/,/font-weight|font\s*:/i],["Italic",/^(?:i|em|cite|var|dfn|address)$/,
/italic|oblique/i],["Mono",/^(?:code|pre|kbd|samp|tt)$/,/mono|courier|consolas|menlo/i]],Ih=["style","font-family","font-style","font-weight"];function Wh(i,{header:t="",
footer:e="",date:n="",title:s}){const o=new Set,r=["•○▪",t,e,n,s];for(const a of(0,L.Ky)(i)){const c=Ih.flatMap(f=>{const h=a.attributes.get(f);return h===
void 0?[]:[`${f}:${h}`]}).join(";"),d=a.name==="style"?(0,L.a4)(a):"";for(const[f,h,u]of Eh)(h.test(a.name)||u.test(c)||u.test(d))&&o.add(f);for(const[,f]of d.matchAll(
/\\([\da-f]{2,6})/gi)){const h=Number.parseInt(f,16);h>127&&h<=1114111&&(h<55296||h>57343)&&r.push(String.fromCodePoint(h))}for(const f of["alt","title","data-l\
abel"])r.push(a.attributes.get(f)??"");for(const f of a.children)f.kind==="text"&&r.push(f.value.replace(/[\0-\x7f]+/g,""))}return{styles:[...o],text:r.join("")}}
var Vt=O(98446),Bh=O(71775);const ti=12,Ah=({told:i,ignored:t,notLoaded:e,...n})=>[...(0,Bh.l)({...n,from:"HTML",told:i}),...t.size>0?[Nh(t)]:[],...e>0?[Ph(e)]:
[],...i.scripts>0?[zh(i.scripts)]:[],...i.leftOut.size>0?[$h(i.leftOut)]:[]];function tr(i){const t=[...i].sort(([n,s],[o,r])=>r-s||(n<o?-1:1)),e=t.slice(0,ti).
map(([n,s])=>s>1?`${n.slice(0,40)} (${s})`:n.slice(0,40));return(0,Vt.Dw)(t.length>ti?[...e,`${t.length-ti} more`]:e)}const Nh=i=>({code:"styles_ignored",message:`\
The style sheets have ${(0,Vt.y_)(i.size,"property","properties")} and rules that are not supported, and had no effect: ${tr(i)}.`}),Ph=i=>({code:"styles_not_lo\
aded",message:`${(0,Vt.y_)(i,"style sheet or font","style sheets and fonts")} at addresses ${(0,Vt.d5)(i,"was","were")} not loaded. Nothing is fetched: write st\
yles into a style element; text is set in Noto fonts.`}),zh=i=>({code:"html_scripts_not_run",message:`${(0,Vt.y_)(i,"script")} of the HTML ${(0,Vt.d5)(i,"was","\
were")} not run. Text that a script would write is not in the document.`}),$h=i=>({code:"elements_left_out",message:`Elements of the HTML were left out, because\
 paper cannot show them or they are not supported: ${tr(i)}.`}),Hh=72,Dh=async(i,t,e)=>{const n=(0,Et.H)(t),s=await jh(new TextDecoder().decode(i.bytes),t.values,
e),{root:o}=s,r=await _h(o,t.images??[],e),a=t.logo&&await(0,X.A)(t.logo,"logo",e),c=Gh(o),l=t.title??c.title??nr(i.name),{composition:d,bookmarks:f,told:h,ignored:u,
notLoaded:m}=await Sh(s,{...(0,Et.a)(t),margin:t.margin*Hh,pageNumbers:t.page_numbers,running:{header:t.header,footer:t.footer,headerOnFirst:t.header_on_first,date:t.
date,title:l},logo:a,accent:t.accent_color===void 0?void 0:(0,te.bP)(t.accent_color),...n,theme:t.theme,images:r},e),p=t.language??Fh(c.language),g=t.author??c.
author,w=[...r.values(),...a?[a]:[]].some(({components:A})=>A===4),b=h.undescribed===0,x=await d.finish({title:l,author:g,language:p,bookmarks:f,breaksArchive:w,
isAccessible:b}),k=t.letterhead&&await(0,zt.o)(x,t.letterhead,t.letterhead_password,e),S={compact:!0,objectStreams:"smallest"},M=k?.write?await k.write(S):await(0,Ot.
UN)(x,S),v=d.sheets.length,{missing:T}=d.typefaces,$=Ah({told:h,ignored:u,notLoaded:m,missing:T,hasFont:n.font!==void 0,language:p,breaksArchive:w});return k&&(0,G.
RZ)($,k.notes),{documents:[{name:`${nr(i.name)}.pdf`,bytes:M,pageCount:v}],notes:$,facts:{pageCount:v}}};async function jh(i,t,{pace:e}){const n=i.trim();if(/^(?:https?:\/\/|www\.)\S+$/i.
test(n))throw(0,F.G6)([{field:"file",message:"holds an address, not HTML: load the page first, and give its HTML"}]);if(!t)return await(0,K.Z)(i,e);const s=await(0,V.
o)(i,t,e),o=await(0,K.Z)(s.text,e);return D(o.root,s.values),o}function Gh(i){let[t,e,n]=[];for(const s of(0,L.Ky)(i)){const{name:o,attributes:r}=s,a=()=>(0,L.a4)(
s).replace(/\s+/g," ").trim().slice(0,er);o==="title"&&s.isHtml&&(t??=a()||void 0),/^h[1-6]$/.test(o)&&(n??=a()||void 0),o==="meta"&&r.get("name")?.toLowerCase()===
"author"&&(e??=r.get("content")?.trim().slice(0,er))}return{title:t??n,author:e===""?void 0:e,language:i.attributes.get("lang")?.trim()}}const er=1e3,Fh=i=>i!==
void 0&&tt.E["language-tag"].holds(i)?i:void 0;async function _h(i,t,e){const n=new Map,s=new Set((0,P.e)(i));for(const r of t)s.has((0,nt.bi)(r.name))&&n.set((0,nt.
bi)(r.name),await(0,X.A)(r,"images",e));const o=[...s].filter(r=>!/^data:image\/(?:svg|gif|webp|avif|bmp)/i.test(r));for(const[r,a]of(0,ir.B)(o))n.set(r,await(0,X.
A)(a,"file",e));for(const[r,a]of await(0,sr.m)(s,e))n.set(r,a);return n}const nr=i=>i.replace(/\.(?:x?html?|txt|pdf|md)$/i,"").trim()||"document"})};
