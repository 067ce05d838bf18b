"use strict";exports.id=6847,exports.ids=[6847,2594],exports.modules={37294:((Jt,gt,O)=>{O.d(gt,{$:()=>X,DI:()=>z,Ez:()=>tt,Hb:()=>U,Hk:()=>et,LI:()=>Q,VE:()=>nt,bJ:()=>N,iY:()=>St,
q3:()=>Y,qM:()=>V,qV:()=>L,uN:()=>D,vS:()=>K,xH:()=>Z});var F=O(58552);const tt=200,Y=1e5,L=5e4,Q=2e4,et=2e7,U=2e5,Z=5e6,D=5e4,N=2e7,E=G=>(0,F.G6)([{field:"file",
message:G}]),z=()=>E(`nests elements more than ${tt} levels deep; at most ${tt} are allowed`),K=()=>E(`has more than ${Y} elements; at most ${Y} are allowed. Sp\
lit it into several documents`),nt=()=>E(`has more than ${L} rules in style sheets; at most ${L} are allowed`),X=()=>E("has style sheets whose selectors take to\
o long to compare with its elements; write simpler selectors"),St=()=>E(`has drawings (svg) of more than ${N} characters, those that are repeated counted each t\
ime; leave some out, or give them as images`),V=()=>E("has style sheets whose variables make values of too many characters; use var() less often")}),45893:((Jt,gt,O)=>{
O.d(gt,{Ky:()=>tt,ZE:()=>F,a4:()=>Y});const F=L=>L.children.filter(Q=>Q.kind==="element");function tt(L){const Q=[],et=[L];for(let U=et.pop();U;U=et.pop()){Q.push(
U);for(let Z=U.children.length-1;Z>=0;Z--){const D=U.children[Z];D.kind==="element"&&et.push(D)}}return Q}function Y(L){const Q=[],et=[L];for(let U=et.pop();U;U=
et.pop())if(U.kind==="text")Q.push(U.value);else for(let Z=U.children.length-1;Z>=0;Z--)et.push(U.children[Z]);return Q.join("")}}),58257:((Jt,gt,O)=>{O.d(gt,{Z:()=>Q});
var F=O(28428),tt=O(37294);const Y=4e3,L=600;async function Q(N,E){let z=0,K=0;const nt={...F.jh,createElement(V,G,It){if(++z>tt.q3)throw(0,tt.vS)();return F.jh.
createElement(V,G,It)},onItemPush(){if(++K>tt.Ez)throw(0,tt.DI)()},onItemPop(){K--}},X=new F.iX({treeAdapter:nt,scriptingEnabled:!1});for(let V=0;V<N.length||V===
0;V+=Y){const G=E.step(Y*L);G&&await G,X.tokenizer.write(N.slice(V,V+Y),V+Y>=N.length)}const St=F.jh.getDocumentMode(X.document)===F.qy.W$.QUIRKS;return{root:await et(
X.document,E),isQuirky:St}}async function et(N,E){const z=N.childNodes.find(X=>F.jh.isElementNode(X)),K=D(z,void 0,0),nt=[[z,K]];for(let X=nt.pop();X;X=nt.pop()){
const[St,V]=X,G=E.step(1e3+St.childNodes.length*500);G&&await G;let It=0;for(const Pt of St.childNodes){if(F.jh.isTextNode(Pt)&&V.children.push({kind:"text",value:Pt.
value,parent:V}),!F.jh.isElementNode(Pt))continue;const te=D(Pt,V,It++);V.children.push(te),nt.push([Pt,te])}}return K}const U=new Map,Z=new Set;function D(N,E,z){
const{attrs:K}=N,nt=K.length===0?U:new Map(K.map(({name:G,value:It})=>[G,It])),X=nt.get("class")?.split(/[ \t\n\f\r]+/).filter(G=>G!==""),St=X===void 0?Z:new Set(
X),V=N.namespaceURI===F.qy.NS.HTML;return{kind:"element",name:N.tagName,attributes:nt,classes:St,parent:E,children:[],index:z,isHtml:V}}}),72594:((Jt,gt,O)=>{O.
d(gt,{Z:()=>Z,e:()=>Q,imagesNamedIn:()=>U,mayNameImages:()=>et});var F=O(34622),tt=O(45893),Y=O(58257),L=O(50697);function Q(N){const E=new Set;for(const z of(0,tt.
Ky)(N)){const K=z.name==="img"?Z(z):void 0;K!==void 0&&E.add((0,F.bi)(K));for(const nt of[z.attributes.get("style"),z.name==="style"?(0,tt.a4)(z):void 0])for(const X of D(
nt??""))E.add((0,F.bi)(X))}return[...E]}const et=(N,E)=>N==="html"?/<img|<image|url\(/i.test(E):E.includes("![");async function U(N,E,z){if(N==="markdown")return await(0,F.
e_)(E,z);const{root:K}=await(0,Y.Z)(E,z);return Q(K)}function Z({attributes:N}){const E=N.get("src")?.trim();if(E!==void 0&&E!=="")return E;const[z=""]=(N.get("\
srcset")??"").trim().split(/[\s,]/,1);return z===""?void 0:z}function*D(N){for(const{index:E}of N.matchAll(/\burl\(/gi)){const z=N.indexOf(")",E);if(z<0)return;
const[K]=(0,L.wK)(N.slice(E,z+1))??[];K?.type==="Url"&&(yield K.value)}}}),50697:((Jt,gt,O)=>{O.d(gt,{M$:()=>et,YY:()=>Q,aG:()=>U,aX:()=>Z,wK:()=>Y,wR:()=>L});var F=O(
88650);const tt=2e5;function Y(D){if(D.length>tt&&!/\burl\(/i.test(D))return;const N=[];try{const E=(0,F.A)(D,{context:"value",onParseError:z=>N.push(z)});return N.
length>0||E.type!=="Value"?void 0:E.children.toArray()}catch{return}}const L=D=>D.type==="Operator"&&D.value===",",Q=D=>D.type==="Operator"&&D.value==="/";function et(D,N){
const E=[[]];for(const z of D)N(z)?E.push([]):E.at(-1).push(z);return E}const U=D=>D?.type==="Identifier"?D.name.toLowerCase():void 0,Z=D=>D.children.toArray()}),
36847:((Jt,gt,O)=>{O.r(gt),O.d(gt,{html_to_pdf:()=>Kh});var F=O(58552),tt=O(60666),Y=O(78323),L=O(45893);const Q=new Set(["href","src","srcset","action","backgr\
ound","cite","poster","data"]),et=/^(?:https?|mailto|tel):|^data:image\/|^(?:field|qr):/i,U=/^[a-z][a-z0-9+.-]*:/i,Z=s=>(0,F.G6)([{field:"values",message:s}]);function D(s,t){
for(const e of(0,L.Ky)(s)){const n=e.name==="style"||e.name==="script";for(const[o,r]of e.attributes){if(!(0,Y.H)(r))continue;if(o==="style"||o.startsWith("on"))
throw Z(`are in the attribute ${o}, where they could be more than text; use classes`);const a=(0,Y.qk)(r,t,o==="src"&&/^\s*qr:/i.test(r)?encodeURIComponent:void 0);
if(Q.has(o)&&U.test(a.trim())&&!et.test(a.trim()))throw Z("give an address another scheme than http, https, mailto or tel, or data with an image");e.attributes.
set(o,a)}if(!e.children.some(o=>o.kind==="text"&&(0,Y.H)(o.value)))continue;if(n)throw Z(`are in a ${e.name} element, where they could be more than text`);const i=e.
children.flatMap(o=>N(o,t));e.children.splice(0,e.children.length);for(const o of i)e.children.push(o)}}function N(s,t){if(s.kind!=="text"||!(0,Y.H)(s.value))return[
s];const{parent:e}=s;return(0,Y.qk)(s.value.replaceAll(`
`," "),t,i=>i.replace(/\r\n?/g,`
`)).split(`
`).flatMap((i,o)=>{const r={kind:"text",value:i,parent:e};return o===0?[r]:[E(e),r]})}const E=s=>({kind:"element",name:"br",attributes:new Map,classes:new Set,parent:s,
children:[],index:0,isHtml:!0});var z=O(72594),K=O(58257),nt=O(34622),X=O(86476),St=O(14029),V=O(87593),G=O(45657),It=O(16246),Pt=O(68084),te=O(96533),rr=O(28409),
ar=O(16596);const cr={fill:{color:[0,0,0],alpha:1},fillOpacity:1,hasHoles:!1,stroke:"none",strokeOpacity:1,strokeWidth:{px:1,percent:0},cap:0,join:0,miter:4,dashes:[],
dashOffset:{px:0,percent:0},anchor:"start",drop:0,clipHasHoles:!1},ct={px:0,percent:0},ge=s=>s===0?ct:{px:s,percent:0},ss={px:0,percent:.5},we=[ct,ct],is={least:"\
auto",most:"auto"},Ve={color:{color:[0,0,0],alpha:1},fontSize:16,fontFamily:[],fontWeight:400,fontStyle:"normal",fontVariant:"normal",lineHeight:"normal",textAlign:"\
start",blockAlign:"start",textIndent:ct,textTransform:"none",letterSpacing:0,wordSpacing:0,whiteSpace:"normal",overflowWrap:"normal",wordBreak:"normal",tabSize:8,
direction:"ltr",listStyleType:"disc",listStylePosition:"outside",visibility:"visible",borderCollapse:"separate",borderSpacingX:0,borderSpacingY:0,captionSide:"t\
op",emptyCells:"show",orphans:2,widows:2,quotes:["“","”","‘","’"],drawn:cr},Ht={...Ve,...{display:"inline",position:"static",float:"none",clear:"none",boxSizing:"\
content-box",width:"auto",height:"auto",minWidth:"auto",minHeight:"auto",maxWidth:"none",maxHeight:"none",aspectRatio:void 0,top:"auto",right:"auto",bottom:"aut\
o",left:"auto",marginTop:ct,marginRight:ct,marginBottom:ct,marginLeft:ct,paddingTop:ct,paddingRight:ct,paddingBottom:ct,paddingLeft:ct,borderTopWidth:3,borderRightWidth:3,
borderBottomWidth:3,borderLeftWidth:3,borderTopStyle:"none",borderRightStyle:"none",borderBottomStyle:"none",borderLeftStyle:"none",borderTopColor:void 0,borderRightColor:void 0,
borderBottomColor:void 0,borderLeftColor:void 0,borderTopLeftRadius:we,borderTopRightRadius:we,borderBottomRightRadius:we,borderBottomLeftRadius:we,outlineWidth:3,
outlineStyle:"none",outlineColor:void 0,outlineOffset:0,backgroundColor:void 0,backgroundImage:[],backgroundSize:[],backgroundRepeat:[],backgroundPosition:[],backgroundClip:"\
border-box",boxShadow:[],opacity:1,overflow:"visible",isContained:!1,transform:[],transformOrigin:[ss,ss],zIndex:"auto",verticalAlign:"baseline",textDecorationLine:new Set,
textDecorationColor:void 0,textDecorationStyle:"solid",unicodeBidi:"normal",objectFit:"fill",tableLayout:"auto",breakBefore:"auto",breakAfter:"auto",breakInside:"\
auto",flexDirection:"row",flexWrap:"nowrap",flexGrow:0,flexShrink:1,flexBasis:"auto",order:0,justifyContent:"normal",alignContent:"normal",alignItems:"normal",alignSelf:"\
auto",justifyItems:"normal",justifySelf:"auto",rowGap:void 0,columnGap:void 0,gridTemplateColumns:void 0,gridTemplateRows:void 0,gridTemplateAreas:[],gridAutoColumns:[
is],gridAutoRows:[is],gridAutoFlow:"row",gridRowStart:"auto",gridRowEnd:"auto",gridColumnStart:"auto",gridColumnEnd:"auto",content:"normal",counterReset:[],counterIncrement:[],
stopColor:{color:[0,0,0],alpha:1},stopOpacity:1,clipPath:void 0}};function Qe(s){const t={...Ht};for(const e of lr)t[e]=s[e];return t}const lr=Object.keys(Ve),I=({
px:s,percent:t},e)=>t===0?s:s+t*e;var y=O(50697);const os={px:1,pt:4/3,pc:16,in:96,cm:96/2.54,mm:96/25.4,q:96/101.6},[dr,fr]=[.572,.536],hr=30;function ur(s,t,e){
const n=Object.hasOwn(os,t)?os[t]:void 0;if(n!==void 0)return s*n;switch(t){case"em":return s*e.em;case"rem":return s*e.rem;case"ch":return s*e.em*dr;case"ex":return s*
e.em*fr;case"lh":case"rlh":return s*e.em*1.362;case"vw":case"dvw":case"svw":case"lvw":case"vi":case"cqw":return s*e.pageWidth/100;case"vh":case"dvh":case"svh":case"\
lvh":case"vb":case"cqh":return s*e.pageHeight/100;case"vmin":return s*Math.min(e.pageWidth,e.pageHeight)/100;case"vmax":return s*Math.max(e.pageWidth,e.pageHeight)/
100;default:return}}const pr=s=>({px:s,percent:0,isNumber:!0});function st(s,t){const e=s&&tn(s,t,0);if(!(!e||!Number.isFinite(e.px)||!Number.isFinite(e.percent)))
return e.isNumber?e.px===0?ge(0):void 0:e.percent===0?ge(e.px):{px:e.px,percent:e.percent}}function be(s,t){const e=st(s,t);return e?.percent===0?e.px:void 0}const mr={
em:16,rem:16,pageWidth:800,pageHeight:1e3};function ft(s){const t=s&&tn(s,mr,0);return t?.isNumber===!0&&Number.isFinite(t.px)?t.px:void 0}function Wt(s){return s?.
type==="Percentage"?Number(s.value)/100:ft(s)}function Je(s){if(s?.type==="Number"&&Number(s.value)===0)return 0;if(s?.type!=="Dimension")return;const t=Number(
s.value);switch(s.unit.toLowerCase()){case"deg":return t;case"grad":return t*.9;case"rad":return t*180/Math.PI;case"turn":return t*360;default:return}}function tn(s,t,e){
if(!(e>hr))switch(s.type){case"Number":return pr(Number(s.value));case"Percentage":return{px:0,percent:Number(s.value)/100,isNumber:!1};case"Dimension":{const n=ur(
Number(s.value),s.unit.toLowerCase(),t);return n===void 0?void 0:{px:n,percent:0,isNumber:!1}}case"Parentheses":return en(s.children.toArray(),t,e+1);case"Funct\
ion":{const n=s.name.toLowerCase().replace(/^-webkit-|^-moz-/,""),i=(0,y.M$)((0,y.aX)(s),y.wR);if(n==="calc")return en(i[0],t,e+1);const o=i.map(r=>en(r,t,e+1));
return o.every(r=>r!==void 0)?gr(n,o,t):void 0}default:return}}function gr(s,t,e){const n=({px:l,percent:d})=>l+d*e.pageWidth,i=l=>t.reduce((d,f)=>!d||l(f,d)?f:
d,void 0);if(s==="min")return i((l,d)=>n(l)<n(d));if(s==="max")return i((l,d)=>n(l)>n(d));if(s!=="clamp"||t.length!==3)return;const[o,r,a]=t,c=n(r)>n(a)?a:r;return n(
c)<n(o)?o:c}function en(s,t,e){let n,i,o=1,r="*";const a=()=>{if(!i)return!1;const c=ye(i,o);return n=n?{px:n.px+c.px,percent:n.percent+c.percent,isNumber:n.isNumber&&
c.isNumber}:c,i=void 0,!0};for(const c of s){if(c.type==="Operator"){const d=c.value.trim();if(d==="+"||d==="-"){if(!a())return;o=d==="-"?-1:1,r="*"}else r=d;continue}
const l=tn(c,t,e);if(!l||(i?r==="*"?i=i.isNumber?ye(l,i.px):l.isNumber?ye(i,l.px):void 0:i=l.isNumber&&l.px!==0?ye(i,1/l.px):void 0:i=l,!i))return}return a()?n:
void 0}const ye=({px:s,percent:t,isNumber:e},n)=>({px:s*n,percent:t*n,isNumber:e});var rs=O(49180);const wr={color:[0,0,0],alpha:0};function kt(s){if(s?.type===
"Hash")return yr(s.value);if(s?.type==="Identifier"){const t=s.name.toLowerCase();if(t==="transparent")return wr;if(t==="currentcolor")return"current";const e=br[t]??
(0,rs.q)(t);return e&&xe(e)}return s?.type==="Function"?xr(s.name.toLowerCase(),(0,y.aX)(s)):void 0}const br={canvas:[255,255,255],canvastext:[0,0,0],windowtext:[
0,0,0],window:[255,255,255],linktext:[0,0,238],graytext:[128,128,128]},xe=([s,t,e],n=1)=>({color:[s/255,t/255,e/255],alpha:n});function yr(s){const t=(0,rs.q)(`\
#${s}`);if(t)return xe(t);if(!/^(?:[\da-f]{4}|[\da-f]{8})$/i.test(s))return;const e=s.length===4?[...s].map(a=>a+a).join(""):s,[n,i,o,r]=[0,2,4,6].map(a=>Number.
parseInt(e.slice(a,a+2),16));return xe([n,i,o],r/255)}function xr(s,t){const e=t.filter(l=>l.type!=="Operator"),n=e.length>3?Wt(e[3]):1;if(e.length<3||e.length>
4||n===void 0)return;const i=Math.min(Math.max(n,0),1),o=l=>Math.min(Math.max(l,0),255);if(s==="rgb"||s==="rgba"){const l=e.slice(0,3).map(u=>{const p=Wt(u);return p===
void 0?void 0:o(u.type==="Percentage"?p*255:p)}),[d,f,h]=l;return d===void 0||f===void 0||h===void 0?void 0:xe([d,f,h],i)}if(s!=="hsl"&&s!=="hsla")return;const r=Je(
e[0])??Wt(e[0]),[a,c]=[Wt(e[1]),Wt(e[2])];if(!(r===void 0||a===void 0||c===void 0))return{color:kr(r,Math.min(Math.max(a,0),1),Math.min(Math.max(c,0),1)),alpha:i}}
function kr(s,t,e){const n=i=>{const o=((i+s/30)%12+12)%12;return e-t*Math.min(e,1-e)*Math.max(-1,Math.min(o-3,9-o,1))};return[n(0),n(8),n(4)]}const T=(s,t)=>({
keys:[s],read:(e,n)=>{if(e.length!==1)return;const i=t(e[0],n);return i===void 0?void 0:{[s]:i}}}),H=(s,t,e={})=>T(s,n=>{const i=(0,y.aG)(n);if(i!==void 0)return Object.
hasOwn(e,i)?e[i]:t.find(o=>o===i)}),Dt=(s,t=-1/0)=>T(s,e=>{const n=ft(e);return n===void 0||n<t?void 0:n}),jt=(s,t)=>(0,y.aG)(s)==="auto"?"auto":st(s,t),ht=(s,t)=>{
const e=st(s,t);return e&&(e.percent!==0||e.px>=0)?e:void 0},as=(s,t)=>{const e=be(s,t);return e!==void 0&&e>=0?e:void 0};function nn(s){const t=kt(s);if(t!==void 0)
return{paint:t==="current"?void 0:t}}const ke=["Top","Right","Bottom","Left"];function ee(s){const[t,e=t,n=t,i=e]=s;return s.length===0||s.length>4?void 0:[t,e,
n,i]}function ne(s,t){return{keys:s,read:(e,n)=>{const i=ee(e.map(o=>t(o,n)));if(!(!i||i.includes(void 0)))return Object.fromEntries(s.map((o,r)=>[o,i[r]]))}}}const cs=s=>(0,y.
M$)(s,y.YY),ls={"":"all",":left":"left",":right":"right",":first":"first"},ds={all:0,left:1,right:1,first:2},wt=96/25.4,fs={a3:[297*wt,420*wt],a4:[210*wt,297*wt],
a5:[148*wt,210*wt],a6:[105*wt,148*wt],b4:[250*wt,353*wt],b5:[176*wt,250*wt],letter:[816,1056],legal:[816,1344],ledger:[1056,1632],tabloid:[1056,1632]},[sn,Mr]=[
48,19200],Or=["margin-top","margin-right","margin-bottom","margin-left"];function Sr(s,t){const e={...t,margins:[t.margin,t.margin,t.margin,t.margin]},n=[],i=[],
o={first:[],left:[],right:[]},r=s.filter(({selector:h})=>h==="");for(const{selector:h,declarations:u,boxes:p}of[...r,...s.filter(m=>!r.includes(m))]){const m=Object.
hasOwn(ls,h)?ls[h]:void 0;if(m===void 0){i.push(`@page ${h}`);continue}for(const{name:g,declarations:w}of p)n.push({name:g,pages:m,declarations:w});if(m==="all")
for(const g of u)us(g,e);else(0,G.RZ)(o[m],u)}const{width:a,height:c}=e,l=ms(e.margins,a,c);n.sort((h,u)=>ds[h.pages]-ds[u.pages]);const d=(h,u)=>{const{margins:p,
isWhole:m}=vr(u,e);return m||i.push(`@page :${h} margin`),ms(p,a,c)},f={left:d("left",o.left),right:d("right",o.right),first:d("first",[...o.right,...o.first])};
return{width:a,height:c,margins:l,own:f,boxes:n,ignored:i}}const hs=({own:s},t)=>t===0?s.first:t%2===0?s.right:s.left;function us({name:s,value:t},e){const n=(0,y.
wK)(t)??[],i={em:16,rem:16,pageWidth:e.width,pageHeight:e.height},o=s==="size"?Rr(n,i,e):void 0;if(o&&([e.width,e.height]=o),s==="margin"){const c=ee(n.map(l=>ps(
l,i)));if(c&&!c.includes(void 0))for(const[l,d]of c.entries())e.margins[l]=d}const r=Or.indexOf(s),a=r<0||!n[0]?void 0:ps(n[0],i);a!==void 0&&(e.margins[r]=a)}function vr(s,{
width:t,height:e,margins:n}){const i={width:t,height:e,margins:[...n]};for(const f of s)us(f,i);const[o,r,a,c]=i.margins,l=Math.abs(c+r-n[1]-n[3])<.01,d=l&&i.width===
t&&i.height===e;return{margins:l?i.margins:[o,n[1],a,n[3]],isWhole:d}}function ps(s,t){if((0,y.aG)(s)==="auto")return 0;const e=st(s,t);return e&&Math.max(e.px+
e.percent*t.pageWidth,0)}function ms(s,t,e){const[n,i,o,r]=s,a=Math.min(1,(t-sn/2)/Math.max(r+i,1)),c=Math.min(1,(e-sn/2)/Math.max(n+o,1));return[Math.round(n*c),
Math.round(i*a),Math.round(o*c),Math.round(r*a)]}function Rr(s,t,e){let n,i;const o=[];for(const c of s){const l=(0,y.aG)(c),d=be(c,t);if(l==="landscape"||l==="\
portrait")i=l;else if(l!==void 0&&Object.hasOwn(fs,l))n=fs[l];else if(d!==void 0&&d>0)o.push(Math.min(Math.max(d,sn),Mr));else if(l!=="auto")return}if(o.length>
0&&(n=[o[0],o[1]??o[0]]),i===void 0)return n;const[r,a]=[...n??[e.width,e.height]].sort((c,l)=>c-l);return i==="landscape"?[a,r]:[r,a]}var lt=O(37294);const gs={
"{":"}","(":")","[":"]"};function Tr(s,t){const e=s[t];let n=t+1;for(;n<s.length&&s[n]!==e&&s[n]!==`
`;n++)s[n]==="\\"&&n++;return n+1}function Gt(s,t,e){const n=[];for(let i=t;i<s.length;){const o=s[i];if(o==="/"&&s[i+1]==="*"){const r=s.indexOf("*/",i+2);i=r<
0?s.length:r+2;continue}if(n.length===0&&e.includes(o))return i;if(o==='"'||o==="'"){i=Tr(s,i);continue}if(o==="\\")i++;else if(o==="("&&Cr(s,i)){const r=s.indexOf(
")",i);i=r<0?s.length:r}else Object.hasOwn(gs,o)?n.push(gs[o]):o===n.at(-1)&&n.pop();i++}return s.length}function Cr(s,t){if(s.slice(Math.max(t-3,0),t).toLowerCase()!==
"url")return!1;let e=t+1;for(;e<s.length&&/\s/.test(s[e]);)e++;return s[e]!=='"'&&s[e]!=="'"}function*ws(s){for(let t=0;t<s.length;){const e=Gt(s,t,"{;}"),n=bs(
s.slice(t,e));if(s[e]!=="{"){n!==""&&(yield{prelude:n,block:void 0}),t=e+1;continue}const i=Gt(s,e+1,"}");yield{prelude:n,block:s.slice(e+1,i)},t=i+1}}const bs=s=>s.
replace(/\/\*[^]*?(?:\*\/|$)/g," ").replace(/<!--|-->/g," ").trim();function Me(s){const t=[];for(let e=0;e<s.length;){const n=Gt(s,e,";{");if(s[n]==="{"){e=Gt(
s,n+1,"}")+1;continue}const i=bs(s.slice(e,n));e=n+1;const o=i.indexOf(":");if(o<=0)continue;const r=i.slice(0,o).trim(),a=r.startsWith("--")?r:r.toLowerCase();
if(!/^[a-z_-][\w-]*$/i.test(a))continue;const c=i.slice(o+1).trim(),l=c.replace(/\s*!\s*important$/i,"");l===""&&!a.startsWith("--")||t.push({name:a,value:l,important:l.
length!==c.length})}return t}var Lr=O(88650);const Oe=1e3,Er=1e6;function Ir(s){if(s.length>lt.LI)return;const t=[];let e;try{e=(0,Lr.A)(s,{context:"selectorLis\
t",onParseError:n=>t.push(n)})}catch{return}return t.length>0?void 0:on(e)}function on(s){if(s.type!=="SelectorList")return;const t=s.children.toArray().map(e=>e.
type==="Selector"?Br(e):void 0);return t.every(e=>e!==void 0)?t:void 0}const se=()=>({name:void 0,id:void 0,classes:[],attributes:[],pseudos:[],combinator:void 0}),
Wr=new Set(["before","after","first-line","first-letter"]);function Br({children:s}){const t=[se()];let e=0,n;for(const i of s.toArray()){const o=t.at(-1);switch(i.
type){case"TypeSelector":i.name!=="*"&&(o.name=i.name.replace(/^.*\|/,"").toLowerCase(),e+=1);break;case"IdSelector":o.id=i.name,e+=Er;break;case"ClassSelector":
o.classes.push(i.name),e+=Oe;break;case"AttributeSelector":o.attributes.push({name:i.name.name.toLowerCase(),matcher:i.matcher??void 0,value:i.value?i.value.type===
"String"?i.value.value:i.value.name:"",ignoresCase:i.flags==="i"}),e+=Oe;break;case"Combinator":t.push({...se(),combinator:i.name});break;case"PseudoElementSele\
ctor":n=i.name.toLowerCase(),e+=1;break;case"PseudoClassSelector":{const r=i.name.toLowerCase();if(Wr.has(r)){n=r,e+=1;break}const a=zr(r,i.children?.toArray()??
[]);if(!a)return;o.pseudos.push(a.test),e+=a.specificity;break}default:return}}return{compounds:t.reverse(),specificity:e,pseudoElement:n}}const Ar=new Set(["ho\
ver","focus","focus-within","focus-visible","active","visited","target","invalid","indeterminate","fullscreen","modal","popover-open","playing","host","defined",
"placeholder-shown","autofill"]),Nr=new Set(["enabled","valid","optional","read-only"]),Bt={a:0,b:1};function zr(s,t){const e=i=>({test:i,specificity:Oe}),n=(i,o,r)=>e(
{kind:"nth",...i,ofType:o,fromEnd:r});if(Ar.has(s))return e({kind:"never"});if(Nr.has(s))return e({kind:"is",selectors:[{compounds:[se()],specificity:0,pseudoElement:void 0}]});
switch(s){case"root":case"empty":case"checked":case"disabled":return e({kind:s});case"link":case"any-link":return e({kind:"link"});case"first-child":return n(Bt,
!1,!1);case"last-child":return n(Bt,!1,!0);case"first-of-type":return n(Bt,!0,!1);case"last-of-type":return n(Bt,!0,!0);case"only-child":return xs(n(Bt,!1,!1).test,
n(Bt,!1,!0).test);case"only-of-type":return xs(n(Bt,!0,!1).test,n(Bt,!0,!0).test);case"nth-child":case"nth-last-child":case"nth-of-type":case"nth-last-of-type":{
const i=Dr(t[0]);return i&&n(i,s.endsWith("of-type"),s.includes("last"))}case"not":case"is":case"where":case"matches":case"-webkit-any":return Pr(s,t[0]);case"h\
as":return $r(t[0]);case"lang":{const[i]=t,o=i?.type==="Identifier"?i.name:i?.type==="String"?i.value:void 0;return o===void 0?void 0:e({kind:"lang",language:o.
toLowerCase()})}default:return}}function Pr(s,t){const e=t&&on(t);if(!e)return;const n=s==="where"?0:e.reduce((i,o)=>Math.max(i,o.specificity),0);return{test:{kind:s===
"not"?"not":"is",selectors:e},specificity:n}}function $r(s){if(s?.type!=="SelectorList"||s.children.some(o=>o.type!=="Selector"||o.children.last?.type==="Combin\
ator"))return;const t=on(s);if(!t||t.length===0||t.some(ys))return;const e=t.reduce((o,r)=>Math.max(o,r.specificity),0),n=s.children.toArray();return{test:{kind:"\
has",selectors:t.map((o,r)=>Hr(o,n[r]))},specificity:e}}const ys=({compounds:s,pseudoElement:t})=>t!==void 0||s.some(({pseudos:e})=>e.some(n=>n.kind==="has"||"s\
electors"in n&&n.selectors.some(ys)));function Hr(s,t){const e={...se(),pseudos:[{kind:"scope"}]},{compounds:n}=s,i=t.type==="Selector"&&t.children.first?.type===
"Combinator",o=n.slice(0,-1);return{...s,compounds:i?[...o,e]:[...o,{...n.at(-1),combinator:" "},e]}}function xs(s,t){return{test:{kind:"is",selectors:[(n=>({compounds:[
{...se(),pseudos:n}],specificity:0,pseudoElement:void 0}))([s,t])]},specificity:Oe}}function Dr(s){if(s?.type!=="Nth"||s.selector)return;const{nth:t}=s;if(t.type===
"Identifier")return t.name==="odd"?{a:2,b:1}:t.name==="even"?{a:2,b:0}:void 0;const{a:e,b:n}=t;return{a:ks(e),b:ks(n)}}const ks=s=>s==null?0:s===""||s==="+"?1:s===
"-"?-1:Number(s),jr=10,Gr=150;class Fr{medium;pace;rules=[];pages=[];notLoaded=0;ignored=new Set;constructor(t,e){this.medium=t,this.pace=e}async add(t,e=!1,n=0){
if(!(n>jr))for(const{prelude:i,block:o}of ws(t)){const r=this.pace.step((i.length+(o?.length??0))*Gr+2e3);if(r&&await r,!i.startsWith("@")){o!==void 0&&this.addRule(
i,Me(o),e);continue}const a=/^@[\w-]+/.exec(i)[0].slice(1).toLowerCase();await this.addAtRule(a,i.slice(a.length+1).trim(),o,{isUsual:e,depth:n})}}addRule(t,e,n){
if(e.length===0)return;const i=Ir(t);if(i)for(const o of i){if(this.rules.length===lt.qV)throw(0,lt.VE)();this.rules.push({selector:o,declarations:e,order:this.
rules.length,isUsual:n})}}async addAtRule(t,e,n,{isUsual:i,depth:o}){switch(t){case"media":n!==void 0&&Ms(e,this.medium)&&await this.add(n,i,o+1);return;case"su\
pports":n!==void 0&&!/^not\b/i.test(e)&&await this.add(n,i,o+1);return;case"layer":n!==void 0&&await this.add(n,i,o+1);return;case"page":n!==void 0&&this.addPage(
e,n);return;case"import":this.notLoaded++;return;case"font-face":n!==void 0&&/url\(/i.test(n)&&this.notLoaded++;return;case"charset":case"namespace":case"keyfra\
mes":case"-webkit-keyframes":case"property":case"font-feature-values":case"view-transition":return;default:this.ignored.add(`@${t}`)}}addPage(t,e){const n=[];for(const i of ws(
e)){const o=/@([\w-]+)$/.exec(i.prelude)?.[1];o!==void 0&&i.block!==void 0&&n.push({name:o.toLowerCase(),declarations:Me(i.block)})}this.pages.push({selector:t.
toLowerCase(),declarations:Me(e),boxes:n})}}function Ms(s,t){return s.trim()===""?!0:s.toLowerCase().split(",").some(e=>_r(e.trim(),t))}function _r(s,t){const e=/^not\s/.
test(s);return s.replace(/^(?:not|only)\s+/,"").split(/\s+and\s+/).every(o=>o.startsWith("(")?Yr(o.slice(1,-1),t):o==="print"||o==="all")!==e}const Ur=/^\s*(min-|max-)?(width|height)\s*:\s*([\d.]+)(px|em|rem|pt|in|cm|mm)\s*$/,
Kr={px:1,em:16,rem:16,pt:4/3,in:96,cm:96/2.54,mm:96/25.4};function Yr(s,t){const[,e,n,i,o]=Ur.exec(s)??[];if(n!==void 0){const c=Number(i)*Kr[o],l=n==="width"?t.
width:t.height;return e==="min-"?l>=c:e==="max-"?l<=c:l===c}const[r,a]=s.split(":").map(c=>c.trim());return r==="orientation"?a==="landscape"==t.width>t.height:
r==="prefers-color-scheme"?a==="light":r==="prefers-reduced-motion"?a==="reduce"||a===void 0:r==="color"||r==="hover"&&a==="none"||r==="update"&&a==="none"}var bt=O(
36078),_=O(74135);function Os([s,t,e,n],{scaling:i,x:o,y:r},a){const[c,l]=[a.width/e,a.height/n];if(i==="none")return[c,0,0,l,-s*c,-t*l];const d=i==="meet"?Math.
min(c,l):Math.max(c,l);return[d,0,0,d,(a.width-e*d)*o-s*d,(a.height-n*d)*r-t*d]}const Ss=1e7,vs=/[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/iy;class Se{text;at=0;constructor(t){
this.text=t}skip(){for(;this.at<this.text.length&&` 	
\r\f,`.includes(this.text[this.at]);)this.at++}number(){this.skip(),vs.lastIndex=this.at;const t=vs.exec(this.text)?.[0];if(t!==void 0)return this.at+=t.length,
Math.min(Math.max(Number(t),-Ss),Ss)}flag(){this.skip();const t=this.text[this.at];if(!(t!=="0"&&t!=="1"))return this.at++,Number(t)}}function rn(s,t){const e=new Se(
s),n=[];for(;n.length<t;){const i=e.number();if(i===void 0)break;n.push(i)}return n}const Rs={px:1,pt:4/3,pc:16,in:96,cm:96/2.54,mm:96/25.4,q:96/101.6};function Ct(s,t,e){
const n=new Se(s??""),i=n.number();if(i===void 0)return;const o=n.text.slice(n.at,n.at+4).trim().toLowerCase();return o===""?i:o.startsWith("%")?i*t/100:o==="em"||
o==="rem"?i*e:o==="ex"?i*e*.5:Object.hasOwn(Rs,o)?i*Rs[o]:void 0}const Zr=1e3;function ve(s){if(s===void 0)return;let t,e=0;for(const[,n,i]of s.matchAll(/([a-z]+)\s{0,9}\(([^)]*)\)/gi)){
const o=Xr(n.toLowerCase(),rn(i,6));if(!o||++e>Zr)return;t=t?(0,_.lw)(o,t):o}return t}function Xr(s,[t,...e]){if(t===void 0)return;const[n,i,o,r,a]=e,c=t*Math.PI/
180;switch(s){case"translate":return[1,0,0,1,t,n??0];case"scale":return[t,0,0,n??t,0,0];case"rotate":{const l=[Math.cos(c),Math.sin(c),-Math.sin(c),Math.cos(c),
0,0],[d,f]=[n??0,i??0];return(0,_.lw)((0,_.lw)([1,0,0,1,-d,-f],l),[1,0,0,1,d,f])}case"skewx":return[1,0,Math.tan(c),1,0,0];case"skewy":return[1,Math.tan(c),0,1,
0,0];case"matrix":return a===void 0?void 0:[t,n,i,o,r,a];default:return}}const Ts=8;class Cs{matrix;box=_.gF;x=0;y=0;operators=[];joined;startX=0;startY=0;constructor(t){
this.matrix=t}get path(){return this.joined??=this.operators.join(" ")}get isEmpty(){return this.operators.length===0}move(t,e){[this.startX,this.startY]=[t,e],
this.operators.push(`${this.point(t,e)} m`),this.go(t,e)}line(t,e){this.begin(),this.operators.push(`${this.point(t,e)} l`),this.go(t,e)}curve(t,e,n,i,o,r){this.
begin();const[a,c]=[this.x,this.y];this.operators.push(`${this.point(t,e)} ${this.point(n,i)} ${this.point(o,r)} c`);for(let l=1;l<Ts;l++){const d=l/Ts,[f,h,u,p]=[
(1-d)**3,3*d*(1-d)**2,3*d*d*(1-d),d**3];this.include(f*a+h*t+u*n+p*o,f*c+h*e+u*i+p*r)}this.go(o,r)}close(){this.isEmpty||(this.operators.push("h"),[this.x,this.
y]=[this.startX,this.startY])}begin(){(this.isEmpty||this.operators.at(-1)==="h")&&this.operators.push(`${this.point(this.x,this.y)} m`)}point(t,e){const[n,i]=this.
matrix?(0,_.Gd)(this.matrix,t,e):[t,e];return`${(0,bt._)(n)} ${(0,bt._)(i)}`}go(t,e){[this.x,this.y]=[t,e],this.include(t,e)}include(t,e){const[n,i]=this.matrix?
(0,_.Gd)(this.matrix,t,e):[t,e],[o,r,a,c]=this.box;this.box=[Math.min(o,n),Math.min(r,i),Math.max(a,n),Math.max(c,i)]}}const qr=10,an=({name:s})=>s==="linearGra\
dient"||s==="radialGradient";function Vr(s,t){const e=[s];for(;e.length<qr;){const n=e.at(-1).attributes.get("href"),i=n===void 0?void 0:t(n.trim().replace(/^#/,
""));if(!i||e.includes(i)||!an(i))break;e.push(i)}return e}function Qr(s,t,e,n){const i=A=>{for(const{attributes:j}of s)if(j.has(A))return j.get(A)},o=i("gradie\
ntUnits")!=="userSpaceOnUse",[r,a,c,l]=e;if(c-r<=0&&o||l-a<=0&&o)return;const d=ve(i("gradientTransform"))??Jr,f=o?(0,_.lw)(d,[c-r,0,0,l-a,r,a]):d,[h,u,p,m]=f;if(!(Math.
abs(h*m-u*p)>1e-12))return;const g=o?{width:1,height:1}:n,w=(A,j,q)=>Ct(i(A)??j,q,n.em)??0,b=(A,j)=>w(A,j,g.width),x=(A,j)=>w(A,j,g.height),k=(0,_.zl)((0,_.DI)(
f),e);if(s[0].name==="linearGradient"){const A=[b("x1","0%"),x("y1","0%"),b("x2","100%"),x("y2","0%")];return Ls(A,f,t,k)}const[S,M]=[b("cx","50%"),x("cy","50%")],
v=w("r","50%",Math.hypot(g.width,g.height)/Math.SQRT2),[C,$]=[i("fx")===void 0?S:b("fx","50%"),i("fy")===void 0?M:x("fy","50%")];return v>0?Ls([C,$,0,S,M,v],f,t,
k):void 0}const Re=1e3,Jr=[1,0,0,1,0,0],Ls=(s,t,e,n)=>({coordinates:s.map(i=>i*Re),matrix:(0,_.lw)([1/Re,0,0,1/Re,0,0],t),stops:e,box:n.map(i=>i*Re)}),ta=256;class ea{styler;find;leaveOut;gradients=new Map;constructor(t,e,n){
this.styler=t,this.find=e,this.leaveOut=n}make(t,{style:e},n){const[i,o,r,a]=t.box,c=r>i&&a>o?this.fillOf(t,e,n):void 0,l=this.strokeOf(e,n);return c||l?{kind:"\
shape",path:t.path,fill:c,stroke:l}:void 0}textPaint(t){const{fill:e,fillOpacity:n,stroke:i,strokeOpacity:o}=t.drawn,r=this.colorOf(e,t);if(r)return{color:r.color,
alpha:r.alpha*n};const a=this.colorOf(i,t);return a&&{color:a.color,alpha:a.alpha*o}}fillOf(t,e,n){const{fill:i,fillOpacity:o,hasHoles:r}=e.drawn;if(typeof i=="\
object"&&"id"in i){const c=this.gradient(i.id);if(c&&c.stops.length>1){const l=c.stops.map(f=>({...f,alpha:f.alpha*o})),d=Qr(c.chain,o<1?l:c.stops,t.box,n);return d&&
{paint:d,alpha:1,hasHoles:r}}}const a=this.colorOf(i,e);return a&&{paint:a.color,alpha:a.alpha*o,hasHoles:r}}strokeOf({drawn:t,...e},{width:n,height:i}){const o=this.
colorOf(t.stroke,{...e,drawn:t}),r=Math.hypot(n,i)/Math.SQRT2,a=I(t.strokeWidth,r);if(!o||!(a>0))return;const{cap:c,join:l,miter:d}=t,f=t.dashes.map(p=>I(p,r)),
h=f.some(p=>p>0)?f.length%2===1?[...f,...f]:f:[],u=I(t.dashOffset,r);return{color:o.color,alpha:o.alpha*t.strokeOpacity,width:a,cap:c,join:l,miter:d,dashes:h,dashOffset:u}}colorOf(t,e){
if(t==="none")return;if(t==="current")return e.color;if(!("id"in t))return t;const n=this.gradient(t.id);return n?n.stops[0]:this.colorOf(t.otherwise,e)}gradient(t){
if(this.gradients.has(t))return this.gradients.get(t);const e=this.find(t);e&&!an(e)&&this.leaveOut(e.name);const n=e&&an(e)?this.readGradient(e):void 0;return this.
gradients.set(t,n),n}readGradient(t){const e=Vr(t,this.find),n=e.find(a=>(0,L.ZE)(a).some(({name:c})=>c==="stop")),i=[];for(const a of n?(0,L.ZE)(n):[]){if(a.name!==
"stop"||i.length===ta)continue;const{style:c}=this.styler.styleOf(a,this.styler.start,void 0),l=a.attributes.get("offset")??"0",d=Math.min(Math.max(Ct(l,1,16)??
0,i.at(-1)?.at??0),1);i.push({at:d,color:c.stopColor.color,alpha:c.stopColor.alpha*c.stopOpacity})}const[o,r]=[i[0],i.at(-1)];return o&&o.at>0&&i.unshift({...o,
at:0}),r&&r.at<1&&i.push({...r,at:1}),{chain:e,stops:i}}}function Te(s,t,[e,n]){const[i,o]=[s.x,s.y];let[r,a]=[Math.abs(t[0]),Math.abs(t[1])];if(i===e&&o===n)return;
if(r===0||a===0)return s.line(e,n);const c=t[2]*Math.PI/180,[l,d]=[Math.cos(c),Math.sin(c)],[f,h]=[(i-e)/2,(o-n)/2],[u,p]=[l*f+d*h,l*h-d*f],m=Math.sqrt((u/r)**2+
(p/a)**2);m>1&&([r,a]=[r*m,a*m]);const g=(r*p)**2+(a*u)**2,w=Math.sqrt(Math.max(((r*a)**2-g)/g,0))*(t[3]===t[4]?-1:1),[b,x]=[w*r*p/a,-w*a*u/r],k=[l*b-d*x+(i+e)/
2,d*b+l*x+(o+n)/2],S=Math.atan2((p-x)/a,(u-b)/r);let M=Math.atan2((-p-x)/a,(-u-b)/r)-S;if(t[4]===1&&M<0&&(M+=2*Math.PI),t[4]===0&&M>0&&(M-=2*Math.PI),![...k,S,M].
every(Number.isFinite))return s.line(e,n);const v=Math.max(Math.ceil(Math.abs(M)/(Math.PI/2)-1e-9),1),C=M/v,$=4/3*Math.tan(C/4),A=(j,q)=>[k[0]+l*j*r-d*q*a,k[1]+
d*j*r+l*q*a];for(let j=0;j<v;j++){const[q,Ot]=[S+j*C,S+(j+1)*C],[me,es,Qt,ns]=[Math.cos(q),Math.sin(q),Math.cos(Ot),Math.sin(Ot)],Vh=j===v-1?[e,n]:A(Qt,ns);s.curve(
...A(me-$*es,es+$*me),...A(Qt+$*ns,ns-$*Qt),...Vh)}}function Es(s,t,e,n,i){s.move(t+n,e),Te(s,[n,i,0,0,1],[t-n,e]),Te(s,[n,i,0,0,1],[t+n,e]),s.close()}const na=600,
Is={m:2,l:2,h:1,v:1,c:6,s:4,q:4,t:2,a:7,z:0};function*sa(s,t){const e=new Se(t),n={kind:"",x:0,y:0};let i="";for(;;){yield na,e.skip();const o=t[e.at];if(o===void 0)
return;if(Object.hasOwn(Is,o.toLowerCase()))i=o,e.at++;else if(i===""||i==="z"||i==="Z")return;if(s.isEmpty&&i!=="m"&&i!=="M")return;const r=ia(e,i.toLowerCase());
if(!r)return;oa(s,i,r,n),i==="m"&&(i="l"),i==="M"&&(i="L")}}function ia(s,t){const e=[];for(let n=0;n<Is[t];n++){const i=t==="a"&&(n===3||n===4)?s.flag():s.number();
if(i===void 0)return;e.push(i)}return e}function oa(s,t,e,n){const i=t.toLowerCase(),o=i===t,[r,a]=o?[s.x,s.y]:[0,0],[c,l]=[s.x,s.y],d=u=>[e[u]+r,e[u+1]+a],f=u=>n.
kind!==""&&u.includes(n.kind)?[2*c-n.x,2*l-n.y]:[c,l];let h=[c,l];switch(i){case"m":s.move(...d(0));break;case"l":s.line(...d(0));break;case"h":s.line(e[0]+r,l);
break;case"v":s.line(c,e[0]+a);break;case"c":h=d(2),s.curve(...d(0),...h,...d(4));break;case"s":h=d(0),s.curve(...f("cs"),...h,...d(2));break;case"q":h=d(0),Ws(
s,h,d(2));break;case"t":h=f("qt"),Ws(s,h,d(0));break;case"a":Te(s,e,d(5));break;default:s.close()}n.kind=i,[n.x,n.y]=h}function Ws(s,[t,e],[n,i]){const[o,r]=[s.
x,s.y],a=(c,l)=>c+(l-c)*2/3;s.curve(a(o,t),a(r,e),a(n,t),a(i,e),n,i)}const Bs=new Set(["path","rect","circle","ellipse","line","polyline","polygon"]),ra=400;function*As(s,{
name:t,attributes:e},n){const i=Math.hypot(n.width,n.height)/Math.SQRT2,o=(c,l)=>Ct(e.get(c),l,n.em)??0,r=c=>o(c,n.width),a=c=>o(c,n.height);switch(t){case"path":
return yield*sa(s,e.get("d")??"");case"rect":return ca(s,e,n);case"circle":{const c=o("r",i);c>0&&Es(s,r("cx"),a("cy"),c,c);return}case"ellipse":{const[c,l]=[r(
"rx"),a("ry")];c>0&&l>0&&Es(s,r("cx"),a("cy"),c,l);return}case"line":s.move(r("x1"),a("y1")),s.line(r("x2"),a("y2"));return;default:yield*aa(s,e.get("points")??
"",t==="polygon")}}function*aa(s,t,e){const n=new Se(t);for(;;){yield ra;const[i,o]=[n.number(),n.number()];if(i===void 0||o===void 0)break;s.isEmpty?s.move(i,o):
s.line(i,o)}e&&s.close()}function ca(s,t,{width:e,height:n,em:i}){const o=(w,b)=>Ct(t.get(w),b,i),[r,a]=[o("x",e)??0,o("y",n)??0],[c,l]=[o("width",e)??0,o("heig\
ht",n)??0];if(c<=0||l<=0)return;const[d,f]=[o("rx",e),o("ry",n)],h=Math.min(Math.max(d??f??0,0),c/2),u=Math.min(Math.max(f??d??0,0),l/2),[p,m]=[r+c,a+l],g=(w,b)=>{
h>0&&u>0&&Te(s,[h,u,0,0,1],[w,b])};s.move(r+h,a),s.line(p-h,a),g(p,a+u),s.line(p,m-u),g(p-h,m),s.line(r+h,m),g(r,m-u),s.line(r,a+u),g(r+h,a),s.close()}const la=2e4,
da=1e4,fa=new Set(["tspan","a","textPath"]);function*ha(s,t,e,n){const i=[];yield*Ns(s,t,{pen:{xs:[0],y:0,dx:0,dy:0,isSpaced:!0},runs:i,maker:e,styler:n});const r=i.
at(-1);return r&&!r.style.whiteSpace.startsWith("pre")&&(i[i.length-1]={...r,text:r.text.trimEnd()}),i}function*Ns(s,t,e){const{styled:n,measures:i}=t,{pen:o,styler:r}=e,
a=s.attributes.get("space"),c=a===void 0?t.keepsSpace===!0:a==="preserve";ua(o,s,i);for(const l of s.children)if(yield la,l.kind==="text")pa(l,c,n,e);else if(!l.
isHtml&&fa.has(l.name)){const d=r.styleOf(l,n,void 0);if(d.style.display==="none")continue;yield*Ns(l,{styled:d,measures:{...i,em:d.style.fontSize},keepsSpace:c},
e)}}function ua(s,{attributes:t},{width:e,height:n,em:i}){const o=t.get("x");if(o!==void 0){const a=rn(o,da),c=Ct(o,e,i);s.xs=a.length>1?a:c===void 0?[]:[c]}const r=(a,c)=>Ct(
t.get(a),c,i);s.y=r("y",n)??s.y,s.dx+=r("dx",e)??0,s.dy+=r("dy",n)??0}function pa({value:s},t,{style:e},n){const{pen:i,runs:o,maker:r}=n,a=t||e.whiteSpace.startsWith(
"pre");let c=a?s.replace(/\s/g," "):s.replace(/\s+/g," ");!a&&i.isSpaced&&(c=c.replace(/^ /,""));const l=r.textPaint(e);if(c===""||!l||e.visibility!=="visible")
return;i.isSpaced=c.endsWith(" ");const d=(u,p)=>{o.push({text:u,style:e,paint:l,x:p,y:i.y,dx:i.dx,dy:i.dy}),[i.y,i.dx,i.dy]=[void 0,0,0]},f=i.xs.length>1?Array.
from(c):[],h=Math.min(i.xs.length,f.length);for(let u=0;u<h-1;u++)d(f[u],i.xs[u]);d(h>1?f.slice(h-1).join(""):c,i.xs[Math.max(h-1,0)]),i.xs=i.xs.slice(Math.max(
h,1))}const ma=new Set("defs symbol clipPath linearGradient radialGradient mask pattern marker filter title desc metadata style script animate animateTransform \
animateMotion set view cursor".split(" ")),ga=20,wa=100,ba=500,ya=3e4,zs={width:300,height:150};class xa{styler;leaveOut;drawn=0;named=new Map;outlines=new Map;shapes;constructor(t,e,n){
this.styler=t,this.leaveOut=n;for(const i of(0,L.Ky)(e)){const o=i.attributes.get("id");o!==void 0&&!i.isHtml&&!this.named.has(o)&&this.named.set(o,i)}this.shapes=
new ea(t,i=>this.named.get(i),n)}*read(t,e){const n=$s(t),{style:i}=e,o=(d,f)=>typeof d=="object"&&d.percent===0?d.px:f,r={width:o(i.width,zs.width),height:o(i.
height,zs.height)},[,,a,c]=n??[0,0,r.width,r.height],l=yield*this.children(t,{styled:e,measures:{width:a,height:c,em:e.style.fontSize},used:0,depth:0});return{drawing:{
view:n,fit:Ds(t),nodes:l},size:n?void 0:r}}*children(t,e){const n=[];for(const i of(0,L.ZE)(t)){const o=yield*this.element(i,e);if(o&&n.push(o),o&&t.name==="swi\
tch")break}return n}spend(t){if(this.drawn+=t+wa,this.drawn>lt.bJ)throw(0,lt.iY)()}*element(t,{styled:e,measures:n,used:i,depth:o}){const{name:r,attributes:a}=t;
if(ma.has(r)||t.isHtml)return;this.spend(0);const{matcher:c}=this.styler,l=c.work,d=this.styler.styleOf(t,e,void 0);yield ya+(c.work-l)*30;const{style:f}=d;if(f.
display==="none")return;for(const u of["mask","marker-start","marker-mid","marker-end"])a.has(u)&&a.get(u)!=="none"&&this.leaveOut(u.replace(/-.*/,""));const h={
styled:d,measures:{...n,em:f.fontSize},used:i,depth:o+1};if(o>lt.Ez)throw(0,lt.DI)();if(Bs.has(r))return yield*this.shape(t,h);if(r==="text"){const u=yield*ha(t,
h,this.shapes,this.styler);return u.length===0?void 0:yield*this.wrap(t,h,[{kind:"text",runs:u}])}if(r==="g"||r==="a"||r==="switch")return yield*this.wrap(t,h,yield*this.
children(t,h));if(r==="svg")return yield*this.view(t,t,h);if(r==="use")return yield*this.use(t,h);this.leaveOut(r)}*shape(t,e){const{style:n}=e.styled;if(n.visibility!==
"visible")return;const i=yield*this.outlineOf(t,e.measures);if(i.isEmpty)return;this.spend(i.path.length);const o=this.shapes.make(i,e.styled,e.measures);if(o)return this.
spend(o.fill&&"stops"in o.fill.paint?o.fill.paint.stops.length*ba:0),yield*this.wrap(t,e,[o])}*outlineOf(t,e){const n=this.outlines.get(t);if(n)return n;const i=new Cs,
{attributes:o}=t,r=o.get("d")??o.get("points");return this.spend(r?.length??0),yield*As(i,t,e),r!==void 0&&this.outlines.set(t,i),i}*wrap(t,{styled:{style:e}},n,i){
if(n.length===0||e.opacity===0)return;const o=ka(t,e),r=o&&i?(0,_.lw)(i,o):i??o,a=e.clipPath===void 0?void 0:yield*this.clip(e.clipPath),[c]=n;if(!r&&!a&&e.opacity===
1&&n.length===1)return c;const l=n.length===1&&e.opacity<1?Oa(c,e.opacity):void 0;return{kind:"group",matrix:r,clip:a?.path,clipHasHoles:a?.hasHoles??!1,opacity:l?
1:e.opacity,nodes:l?[l]:n}}*clip(t){const e=this.named.get(t);if(e?.name!=="clipPath")return;if(e.attributes.get("clipPathUnits")==="objectBoundingBox"){this.leaveOut(
"clipPath");return}const n=ve(e.attributes.get("transform")),i=[];let o=!1;for(const r of(0,L.ZE)(e)){if(!Bs.has(r.name))continue;this.spend((r.attributes.get("\
d")??r.attributes.get("points")??"").length);const a=ve(r.attributes.get("transform")),c=new Cs(a&&n?(0,_.lw)(a,n):a??n);yield*As(c,r,{width:0,height:0,em:16}),
c.isEmpty||i.push(c.path),o||=r.attributes.get("clip-rule")==="evenodd"}return{path:i.length===0?"0 0 0 0 re":i.join(" "),hasHoles:o}}*view(t,e,n){const{measures:i,
styled:o}=n,r=(g,w)=>Ct(t.attributes.get(g)??e.attributes.get(g),w,i.em),[a,c]=[r("width",i.width)??i.width,r("height",i.height)??i.height];if(a<=0||c<=0)return;
const l=$s(e),d={...i,width:l?.[2]??a,height:l?.[3]??c},f=yield*this.children(e,{...n,measures:d});if(f.length===0)return;const u={kind:"group",matrix:l&&Os(l,Ds(
e),{width:a,height:c}),clip:void 0,clipHasHoles:!1,opacity:1,nodes:f},m={kind:"group",matrix:void 0,clip:o.style.overflow==="hidden"||e.name==="symbol"?`0 0 ${(0,bt.
_)(a)} ${(0,bt._)(c)} re`:void 0,clipHasHoles:!1,opacity:1,nodes:[u]};return yield*this.wrap(t,n,[m],Ps(t,i))}*use(t,e){const n=this.named.get(t.attributes.get(
"href")?.trim().replace(/^#/,"")??"");if(!n||e.used>=ga)return;const i={...e,used:e.used+1};if(n.name==="symbol"||n.name==="svg")return yield*this.view(t,n,i);const o=yield*this.
element(n,i);return o&&(yield*this.wrap(t,e,[o],Ps(t,e.measures)))}}const Ps=({attributes:s},{width:t,height:e,em:n})=>[1,0,0,1,Ct(s.get("x"),t,n)??0,Ct(s.get("\
y"),e,n)??0];function ka({attributes:s},{transform:t,transformOrigin:e}){if(t.length===0)return ve(s.get("transform"));let n=Ma;for(const r of t)n=(0,_.lw)(r.kind===
"matrix"?r.values:[1,0,0,1,r.x.px,r.y.px],n);if(e===Ht.transformOrigin)return n;const[i,o]=[e[0].px,e[1].px];return(0,_.lw)((0,_.lw)([1,0,0,1,-i,-o],n),[1,0,0,1,
i,o])}const Ma=[1,0,0,1,0,0];function Oa(s,t){if(s.kind!=="shape")return;const{fill:e,stroke:n}=s;if(e&&!n&&!("stops"in e.paint))return{...s,fill:{...e,alpha:e.
alpha*t}};if(n&&!e)return{...s,stroke:{...n,alpha:n.alpha*t}}}function $s({attributes:s}){const[t,e,n,i]=rn(s.get("viewBox")??"",4);return i===void 0||n<=0||i<=
0?void 0:[t,e,n,i]}const Hs={min:0,mid:.5,max:1};function Ds({attributes:s}){const t=s.get("preserveAspectRatio")?.trim().toLowerCase()??"";if(t.startsWith("non\
e"))return{scaling:"none",x:0,y:0};const[,e="mid",n="mid"]=/^x(min|mid|max)y(min|mid|max)/.exec(t)??[];return{scaling:t.endsWith("slice")?"slice":"meet",x:Hs[e],
y:Hs[n]}}const ut=(s,t)=>({keys:["drawn"],read:(e,n)=>{const i=t(e,n);return i===void 0?void 0:{drawn:{...n.own.drawn,[s]:i}}}}),js=s=>ut(s,([t,e])=>Sa(t,e));function Sa(s,t){
if((0,y.aG)(s)==="none")return"none";if(s?.type!=="Url")return kt(s);const e=(0,y.aG)(t)==="none"?"none":kt(t)??"none";return{id:s.value.trim().replace(/^#/,""),
otherwise:e}}const cn=s=>{const t=Wt(s);return t===void 0?void 0:Math.min(Math.max(t,0),1)};function ln(s,t){const e=ft(s);return e===void 0?st(s,t):{px:e,percent:0}}
const va=100,Ft=s=>([t])=>{const e=(0,y.aG)(t);return e!==void 0&&Object.hasOwn(s,e)?s[e]:void 0},Gs={nonzero:!1,evenodd:!0},Fs={fill:js("fill"),"fill-opacity":ut(
"fillOpacity",([s])=>cn(s)),"fill-rule":ut("hasHoles",Ft(Gs)),"clip-rule":ut("clipHasHoles",Ft(Gs)),stroke:js("stroke"),"stroke-opacity":ut("strokeOpacity",([s])=>cn(
s)),"stroke-width":ut("strokeWidth",([s],t)=>ln(s,t)),"stroke-linecap":ut("cap",Ft({butt:0,round:1,square:2})),"stroke-linejoin":ut("join",Ft({miter:0,"miter-cl\
ip":0,arcs:0,round:1,bevel:2})),"stroke-miterlimit":ut("miter",([s])=>{const t=ft(s);return t===void 0||t<1?void 0:t}),"stroke-dasharray":ut("dashes",(s,t)=>{if((0,y.
aG)(s[0])==="none")return[];const e=s.filter(({type:n})=>n!=="Operator").map(n=>ln(n,t));if(!(e.length>va||e.some(n=>n===void 0||n.px<0)))return e}),"stroke-das\
hoffset":ut("dashOffset",([s],t)=>ln(s,t)),"text-anchor":ut("anchor",Ft({start:"start",middle:"middle",end:"end"})),"dominant-baseline":ut("drop",Ft({auto:0,alphabetic:0,
middle:.27,central:.36,mathematical:.36,hanging:.8,"text-before-edge":1.07,"text-top":1.07,"text-after-edge":-.29,"text-bottom":-.29,ideographic:-.29})),"stop-c\
olor":T("stopColor",(s,t)=>{const e=kt(s);return e==="current"?t.own.color:e}),"stop-opacity":T("stopOpacity",cn),"clip-path":T("clipPath",s=>s.type==="Url"?s.value.
trim().replace(/^#/,""):void 0)},Ra=new Set([...Object.keys(Fs),"color","direction","display","font-family","font-size","font-style","font-weight","letter-spaci\
ng","opacity","overflow","visibility","word-spacing"]);function _t(s){const[,t,e]=/^\s*\+?(\d{1,6}(?:\.\d{1,6})?)\s*(%?)/.exec(s??"")??[];return t===void 0?void 0:
`${t}${e==="%"?"%":"px"}`}const dn=s=>s!==void 0&&/^\s*[\d.]+\s*$/.test(s)?`${s.trim()}px`:s;function _s(s){const t=s.trim();return/^[\da-f]{6}$|^[\da-f]{3}$/i.
test(t)&&!/^\d{3}$/.test(t)?`#${t}`:t}const Ta=["x-small","small","medium","large","x-large","xx-large","xxx-large"],fn=new Set(["td","th"]),Ca=new Set(["img","\
table","td","th","col","hr","video","canvas"]),La=new Set(["p","div","h1","h2","h3","h4","h5","h6","td","th","tr","thead","tbody","tfoot","caption"]),Ea=new Map(
[["left","-webkit-left"],["right","-webkit-right"],["center","-webkit-center"],["middle","-webkit-center"]]),Us={a:"lower-alpha",A:"upper-alpha",i:"lower-roman",
I:"upper-roman",1:"decimal"};function Ia(s,t){const{name:e,attributes:n}=s;if(n.size===0&&!fn.has(e))return[];const i=[],o=(l,d)=>{d!==void 0&&d!==""&&i.push({name:l,
value:d,important:!1})};if(!s.isHtml)for(const[l,d]of n)Ra.has(l)&&o(l,Wa(l,d));const r=l=>n.get(l);s.isHtml?Ca.has(e)&&(o("width",_t(r("width"))),e!=="hr"&&o("\
height",_t(r("height")))):(o("width",dn(r("width"))),o("height",dn(r("height"))));const a=r("bgcolor");a!==void 0&&o("background-color",_s(a));const c=r("align")?.
toLowerCase();return c!==void 0&&La.has(e)&&o("text-align",Ea.get(c)??c),e==="img"&&(c==="left"||c==="right")&&o("float",c),e==="table"&&(c==="left"||c==="right")&&
o("float",c),(fn.has(e)||e==="tr"||e==="tbody")&&o("vertical-align",r("valign")?.toLowerCase()),n.has("nowrap")&&o("white-space","nowrap"),(e==="ol"||e==="ul"||
e==="li")&&o("list-style-type",Ba(r("type"))),e==="font"&&Aa(n,o),e==="table"&&Na(n,o),fn.has(e)&&t&&za(t.attributes,o),i}const Wa=(s,t)=>s==="font-size"||s==="\
letter-spacing"?dn(t):t,Ba=s=>s===void 0?void 0:Object.hasOwn(Us,s)?Us[s]:s.toLowerCase();function Aa(s,t){const e=s.get("color");e!==void 0&&t("color",_s(e)),t(
"font-family",s.get("face"));const[,n,i]=/^\s*([+-]?)(\d)/.exec(s.get("size")??"")??[];if(i===void 0)return;const o=n===""?Number(i):3+ +`${n}${i}`;t("font-size",
Ta[Math.min(Math.max(o,1),7)-1])}function Na(s,t){const e=s.has("border")?_t(s.get("border")||"1")??"1px":void 0;e!==void 0&&e!=="0px"&&t("border",`${e} outset \
#808080`),t("border-spacing",_t(s.get("cellspacing")))}function za(s,t){const e=s.has("border")?_t(s.get("border")||"1")??"1px":void 0;e!==void 0&&e!=="0px"&&t(
"border","1px inset #808080"),t("padding",_t(s.get("cellpadding")))}class Pa{comparisons=0;most=0;depth=0;scope;siblings=new WeakMap;places=new WeakMap;get work(){
return this.comparisons}matches({compounds:t},e){this.depth===0&&(this.most=Math.min(this.comparisons+lt.Hb,lt.Hk)),this.depth++;const n=this.from(t,0,e);return this.
depth--,n}from(t,e,n){const i=t[e];if(!this.has(i,n))return!1;if(e+1===t.length)return!0;switch(i.combinator){case">":return n.parent!==void 0&&this.from(t,e+1,
n.parent);case" ":for(let o=n.parent;o;o=o.parent)if(this.from(t,e+1,o))return!0;return!1;case"+":{const o=this.siblingsOf(n)[n.index-1];return o!==void 0&&this.
from(t,e+1,o)}case"~":{const o=this.siblingsOf(n);for(let r=n.index-1;r>=0;r--)if(this.from(t,e+1,o[r]))return!0;return!1}default:return!0}}has({name:t,id:e,classes:n,
attributes:i,pseudos:o},r){if(++this.comparisons>this.most)throw(0,lt.$)();if(t!==void 0&&t!==r.name||e!==void 0&&e!==r.attributes.get("id"))return!1;for(const a of n)
if(!r.classes.has(a))return!1;for(const a of i)if(!Ha(a,r))return!1;for(const a of o)if(!this.is(a,r))return!1;return!0}is(t,e){switch(t.kind){case"nth":{const n=t.
ofType?this.placeOfType(e):this.placeOf(e);return $a(t.fromEnd?n.last:n.first,t.a,t.b)}case"is":return t.selectors.some(n=>this.matches(n,e));case"not":return!t.
selectors.some(n=>this.matches(n,e));case"has":return t.selectors.some(n=>this.hasRelative(n,e));case"scope":return e===this.scope;case"root":return e.parent===
void 0;case"empty":return e.children.every(n=>n.kind==="text"&&n.value==="");case"link":return e.name==="a"&&e.attributes.has("href");case"checked":case"disable\
d":return e.attributes.has(t.kind);case"lang":{let n=e;for(;n&&!n.attributes.has("lang");)n=n.parent;const i=n?.attributes.get("lang")?.toLowerCase()??"";return i===
t.language||i.startsWith(`${t.language}-`)}case"never":return!1}}hasRelative(t,e){const n=this.scope;this.scope=e;const{compounds:i}=t,o=i.at(-2).combinator,r=i.
length>2||o===" ";let a;if(o===" "||o===">")a=this.someOf(this.childrenOf(e),0,t,r);else if(o==="~"||r)a=this.someOf(this.siblingsOf(e),e.index+1,t,r);else{const c=this.
siblingsOf(e)[e.index+1];a=c!==void 0&&this.matches(t,c)}return this.scope=n,a}someOf(t,e,n,i){for(let o=e;o<t.length;o++){const r=t[o];if(this.matches(n,r)||i&&
this.someOf(this.childrenOf(r),0,n,!0))return!0}return!1}siblingsOf(t){return t.parent?this.childrenOf(t.parent):[t]}childrenOf(t){let e=this.siblings.get(t);return e||
this.siblings.set(t,e=(0,L.ZE)(t)),e}placeOf(t){return{first:t.index+1,last:this.siblingsOf(t).length-t.index}}placeOfType(t){const e=this.places.get(t);if(e)return e;
const n=this.siblingsOf(t);this.comparisons+=n.length;const i=new Map;for(const{name:r}of n)i.set(r,(i.get(r)??0)+1);const o=new Map;for(const r of n){const a=(o.
get(r.name)??0)+1;o.set(r.name,a),this.places.set(r,{first:a,last:i.get(r.name)-a+1})}return this.places.get(t)}}function $a(s,t,e){if(t===0)return s===e;const n=(s-
e)/t;return n>=0&&Number.isInteger(n)}function Ha({name:s,matcher:t,value:e,ignoresCase:n},{attributes:i}){const o=i.get(s);if(o===void 0)return!1;if(t===void 0)
return!0;const[r,a]=n?[o.toLowerCase(),e.toLowerCase()]:[o,e];switch(t){case"=":return r===a;case"~=":return a!==""&&r.split(/\s+/).includes(a);case"|=":return r===
a||r.startsWith(`${a}-`);case"^=":return a!==""&&r.startsWith(a);case"$=":return a!==""&&r.endsWith(a);case"*=":return a!==""&&r.includes(a);default:return!1}}const Da={
inline:"block","inline-block":"block","inline-flex":"flex","inline-grid":"grid","inline-table":"table"},ja=s=>Da[s]??(s.startsWith("table-")&&s!=="table-caption"?
"block":s),Ga=[["borderTopStyle","borderTopWidth"],["borderRightStyle","borderRightWidth"],["borderBottomStyle","borderBottomWidth"],["borderLeftStyle","borderL\
eftWidth"],["outlineStyle","outlineWidth"]],hn=({position:s})=>s==="absolute"||s==="fixed";function Fa(s,t){for(const[n,i]of Ga)s[n]==="none"||s[n]==="hidden"?s[i]=
0:s[i]>1&&(s[i]=Math.floor(s[i]+.001));hn(s)&&(s.float="none");const e=t.display==="flex"||t.display==="inline-flex"||t.display==="grid"||t.display==="inline-gr\
id";return s.display!=="none"&&s.display!=="contents"&&(s.float!=="none"||hn(s)||e)&&(s.display=s.display.startsWith("table-")&&!e?"block":ja(s.display)),s.display!==
"inline"&&!e&&typeof s.height=="object"&&s.height.fills&&!hn(s)&&(s.height={px:0,percent:1}),s.backgroundClip==="text"&&Ua(s),_a(s,t),s}function _a(s,t){const{display:e,
float:n,position:i}=s;s.textDecorationLine.size>0&&(s.textDecorationColor??=s.color),!(t.textDecorationLine.size===0||n!=="none"||i==="absolute"||i==="fixed")&&
(e.startsWith("inline-")||e==="table"||e==="none"||(s.textDecorationLine.size===0&&(s.textDecorationColor=t.textDecorationColor,s.textDecorationStyle=t.textDecorationStyle),
s.textDecorationLine=new Set([...t.textDecorationLine,...s.textDecorationLine])))}function Ua(s){const e=s.backgroundImage.find(n=>"stops"in n)?.stops[0]?.paint??
s.backgroundColor;e&&e.alpha>0&&(s.color=e),s.backgroundColor=void 0,s.backgroundImage=[]}const Ce={px:0,percent:.5},Ka=256;function Ya(s,t){const e=s.name.toLowerCase().
replace(/^-webkit-|^-moz-|^-o-/,""),n=e!==s.name.toLowerCase(),i=/^(?:repeating-)?(linear|radial)-gradient$/.exec(e)?.[1];if(!i)return;const o=(0,y.M$)((0,y.aX)(
s),y.wR),r={kind:i,angle:180,isCircle:!1,extent:"farthest-corner",center:[Ce,Ce],repeats:e.startsWith("repeating"),stops:[]},a=i==="linear"?Za(o[0],n):qa(o[0],t),
c=(a?o.slice(1):o).slice(0,Ka),l=[];for(const d of c){const f=kt(d[0]);if(f===void 0||f==="current"){if(d.length===1&&st(d[0],t))continue;return}const h=d.slice(
1).map(u=>st(u,t));h.length===0&&l.push({paint:f,at:void 0});for(const u of h)l.push({paint:f,at:u})}return l.length<2?void 0:{...r,...a,stops:l}}function Za(s,t){
const e=s.length===1?Je(s[0]):void 0;if(e!==void 0)return{angle:t?90-e:e};const n=s.map(y.aG),i=n[0]==="to";if(!i&&!t)return;let[o,r]=[0,0];for(const c of i?n.slice(
1):n)if(c==="left")o=-1;else if(c==="right")o=1;else if(c==="top")r=-1;else if(c==="bottom")r=1;else return;const a=c=>i||c===0?c:-c;return{angle:{x:a(o),y:a(r)}}}
const Xa=["closest-side","closest-corner","farthest-side","farthest-corner"];function qa(s,t){if(kt(s[0])!==void 0)return;const e=s.findIndex(r=>(0,y.aG)(r)==="\
at"),n=(e<0?s:s.slice(0,e)).map(y.aG),i=Xa.find(r=>n.includes(r)),o=e<0?void 0:Le(s.slice(e+1),t);return{isCircle:n.includes("circle"),...i&&{extent:i},...o&&{center:o}}}
const Ks={left:["x",0],right:["x",1],top:["y",0],bottom:["y",1],center:["both",.5]};function Le(s,t){let e,n,i;for(const o of s){const r=(0,y.aG)(o),a=r!==void 0&&
Object.hasOwn(Ks,r)?Ks[r]:void 0;if(a){const d={px:0,percent:a[1]},f=a[0]==="both"?e===void 0&&i!=="x"?"x":"y":a[0];f==="x"?e=d:n=d,i=a[0]==="both"?void 0:f;continue}
const c=st(o,t);if(!c)return;const l=i==="x"?e:i==="y"?n:void 0;if(l&&s.length>2){const d=l.percent===1?{px:-c.px,percent:1-c.percent}:c;i==="x"?e=d:n=d,i=void 0}else
e===void 0?(e=c,i=void 0):n??=c}if(!(!e&&!n))return[e??Ce,n??Ce]}const Va=[ge(0),ge(0)],Ys=["repeat","no-repeat","repeat-x","repeat-y"],un=["border-box","paddin\
g-box","content-box","text"];function Zs(s,t){return(0,y.aG)(s)==="none"?"none":s?.type==="Url"?{url:s.value}:s?.type==="Function"?Ya(s,t):void 0}function Xs(s,t){
const e=(0,y.aG)(s[0]);if(e==="cover"||e==="contain")return e;const[n,i="auto"]=s.map(o=>(0,y.aG)(o)==="auto"?"auto":st(o,t));return n&&s.length<3?[n,i]:void 0}
const Qa=["auto","auto"];function Ja(s,t){let e="none",n="repeat",i;const o=[],r=[];let a=!1;for(const d of s){const f=(0,y.aG)(d),h=Zs(d,t),u=kt(d);if((0,y.YY)(
d))a=!0;else if(h!==void 0)e=h;else if(u!==void 0)i=u;else if(Ys.some(p=>p===f))n=f;else{if(f==="fixed"||f==="scroll"||f==="local"||un.some(p=>p===f))continue;a&&
r.length<2&&(f==="cover"||f==="contain"||f==="auto"||st(d,t))?r.push(d):o.push(d)}}const c=o.length===0?Va:Le(o,t),l=r.length===0?Qa:Xs(r,t);return c&&l?{image:e,
repeat:n,color:i,position:c,size:l}:void 0}const tc={keys:["backgroundColor","backgroundImage","backgroundSize","backgroundRepeat","backgroundPosition","backgro\
undClip"],read:(s,t)=>{const e=(0,y.M$)(s,y.wR).map(o=>Ja(o,t));if(!e.every(o=>o!==void 0))return;const n=e.at(-1).color,i=e.filter(({image:o})=>o!=="none");return{
backgroundColor:n==="current"?t.parent.color:n,backgroundImage:i.map(({image:o})=>o),backgroundSize:i.map(({size:o})=>o),backgroundRepeat:i.map(({repeat:o})=>o),
backgroundPosition:i.map(({position:o})=>o),backgroundClip:"border-box"}}},pn=(s,t)=>({keys:[s],read:(e,n)=>{const i=(0,y.M$)(e,y.wR).map(o=>t(o,n));return i.includes(
void 0)?void 0:{[s]:i}}}),ec={keys:["backgroundImage"],read:(s,t)=>{const e=(0,y.M$)(s,y.wR).map(n=>Zs(n[0],t));return e.includes(void 0)?void 0:{backgroundImage:e.
filter(n=>n!=="none")}}};function nc(s,t){const e=[];let n=!1,i;for(const l of s){const d=be(l,t),f=kt(l);if(d!==void 0)e.push(d);else if((0,y.aG)(l)==="inset")
n=!0;else if(f!==void 0)i=f;else return}const[o,r,a=0,c=0]=e;if(!(o===void 0||r===void 0))return{x:o,y:r,blur:a,spread:c,isInset:n,paint:i==="current"?void 0:i}}
const qs={keys:["boxShadow"],read:(s,t)=>{if((0,y.aG)(s[0])==="none")return{boxShadow:[]};const e=(0,y.M$)(s,y.wR).map(n=>nc(n,t));return e.every(n=>n!==void 0)?
{boxShadow:e}:void 0}},At=(...s)=>({kind:"matrix",values:s}),Ee=s=>Math.tan(s*Math.PI/180);function sc(s,t){if(s.type!=="Function")return;const e=(0,y.M$)((0,y.
aX)(s),y.wR).map(([r])=>r),n=e.map(r=>st(r,t)),i=e.map(Je),o=e.map(Wt);switch(s.name.toLowerCase()){case"translate":case"translate3d":return n[0]&&{kind:"transl\
ate",x:n[0],y:n[1]??ct};case"translatex":return n[0]&&{kind:"translate",x:n[0],y:ct};case"translatey":return n[0]&&{kind:"translate",x:ct,y:n[0]};case"scale":return o[0]===
void 0?void 0:At(o[0],0,0,o[1]??o[0],0,0);case"scalex":return o[0]===void 0?void 0:At(o[0],0,0,1,0,0);case"scaley":return o[0]===void 0?void 0:At(1,0,0,o[0],0,0);case"\
rotate":case"rotatez":{if(i[0]===void 0)return;const r=i[0]*Math.PI/180,[a,c]=[Math.cos(r),Math.sin(r)];return At(a,c,-c,a,0,0)}case"skew":return i[0]===void 0?
void 0:At(1,Ee(i[1]??0),Ee(i[0]),1,0,0);case"skewx":return i[0]===void 0?void 0:At(1,0,Ee(i[0]),1,0,0);case"skewy":return i[0]===void 0?void 0:At(1,Ee(i[0]),0,1,
0,0);case"matrix":{const r=e.map(ft);return r.length===6&&!r.includes(void 0)?At(...r):void 0}default:return}}const Vs={keys:["transform"],read:(s,t)=>{if((0,y.
aG)(s[0])==="none")return{transform:[]};const e=s.map(n=>sc(n,t));return e.every(n=>n!==void 0)?{transform:e}:void 0}},ic={background:tc,"background-color":{keys:[
"backgroundColor"],read:(s,{parent:t})=>{const e=s.length===1?kt(s[0]):void 0;return e===void 0?void 0:{backgroundColor:e==="current"?t.color:e}}},"background-i\
mage":ec,"background-size":pn("backgroundSize",Xs),"background-position":pn("backgroundPosition",Le),"background-repeat":pn("backgroundRepeat",([s])=>{const t=(0,y.
aG)(s);return t==="space"||t==="round"?"repeat":Ys.find(e=>e===t)}),"background-clip":H("backgroundClip",un),"-webkit-background-clip":H("backgroundClip",un),"b\
ox-shadow":qs,"-webkit-box-shadow":qs,transform:Vs,"-webkit-transform":Vs,"transform-origin":{keys:["transformOrigin"],read:(s,t)=>{const e=Le(s.slice(0,2),t);return e&&
{transformOrigin:e}}}},oc=["none","contents","inline","block","list-item","flow-root","inline-block","flex","inline-flex","grid","inline-grid","table","inline-t\
able","table-row-group","table-header-group","table-footer-group","table-row","table-cell","table-column","table-column-group","table-caption"],rc=["auto","min-\
content","max-content","fit-content"],Qs=s=>(t,e)=>{const n=(0,y.aG)(t)?.replace(/^-webkit-|^-moz-/,"");return n==="fill-available"||n==="available"||n==="stret\
ch"?{px:0,percent:1,fills:s}:rc.find(i=>i===n)??ht(t,e)},[Ut,Ie]=[Qs("across"),Qs("down")],mn=s=>(t,e)=>{if((0,y.aG)(t)==="none")return"none";const n=s(t,e);return n===
"auto"?void 0:n},ac=["none","hidden","solid","dashed","dotted","double","groove","ridge","inset","outset"],Js={thin:1,medium:3,thick:5};function We(s,t){const e=(0,y.
aG)(s);return e!==void 0&&Object.hasOwn(Js,e)?Js[e]:as(s,t)}const Be=s=>{const t=(0,y.aG)(s);return t==="auto"?"solid":ac.find(e=>e===t)};function ti(s,t){let e,
n,i;for(const o of s){const r=We(o,t),a=Be(o),c=nn(o);if(r!==void 0&&e===void 0)e=r;else if(a!==void 0&&n===void 0)n=a;else if(c&&!i)i=c;else return}return s.length===
0?void 0:{width:e??3,line:n??"none",paint:i?.paint}}const ei=s=>[`border${s}Width`,`border${s}Style`,`border${s}Color`];function Nt(...s){return{keys:s.flatMap(
ei),read:(t,e)=>{const n=ti(t,e);if(!n)return;const{width:i,line:o,paint:r}=n;return Object.fromEntries(s.flatMap(a=>{const[c,l,d]=ei(a);return[[c,i],[l,o],[d,r]]}))}}}
const gn=s=>({keys:[s],read:t=>{const e=t.length===1?nn(t[0]):void 0;return e&&{[s]:e.paint}}}),Kt=(s,t="")=>ke.map(e=>`${s}${e}${t}`);function ie(s,t,e){return Object.
fromEntries(ke.map(n=>[`${s}-${n.toLowerCase()}${t===""?"":`-${t.toLowerCase()}`}`,e(`${s}${n}${t}`)]))}const cc={keys:Kt("border","Color"),read:s=>{const t=ee(
s.map(nn));if(!(!t||t.includes(void 0)))return Object.fromEntries(Kt("border","Color").map((e,n)=>[e,t[n].paint]))}},ni=["borderTopLeftRadius","borderTopRightRa\
dius","borderBottomRightRadius","borderBottomLeftRadius"],lc={keys:ni,read:(s,t)=>{const[e=[],n=e]=cs(s).map(r=>r.map(a=>ht(a,t))),[i,o]=[ee(e),ee(n)];if(!(!i||
!o||i.includes(void 0)||o.includes(void 0)))return Object.fromEntries(ni.map((r,a)=>[r,[i[a],o[a]]]))}},Ae=s=>({keys:[s],read:(t,e)=>{const[n,i=n]=t.map(o=>ht(o,
e));return n&&i&&t.length<3?{[s]:[n,i]}:void 0}}),dc={auto:"auto",avoid:"avoid","avoid-page":"avoid",page:"page",always:"page",all:"page",left:"left",verso:"lef\
t",right:"right",recto:"right"},Ne=s=>H(s,[],dc),wn=H("breakInside",["auto","avoid"],{"avoid-page":"avoid"});function fc(s){const t=s.filter(i=>(0,y.aG)(i)!=="a\
uto");if(t.length===0)return{aspectRatio:void 0};const[e,n]=cs(t).map(i=>ft(i[0]));if(!(e===void 0||e<=0||n===0))return{aspectRatio:e/(n??1)}}const hc={auto:"hi\
dden",scroll:"hidden",clip:"hidden",overlay:"hidden"},bn={keys:["overflow"],read:([s])=>{const t=(0,y.aG)(s);return t==="visible"||t==="hidden"?{overflow:t}:t!==
void 0&&Object.hasOwn(hc,t)?{overflow:"hidden"}:void 0}},uc={keys:["isContained"],read:s=>{const t=s.map(e=>(0,y.aG)(e)??"");if(t.every(e=>si.has(e)))return{isContained:t.
some(e=>si.get(e))}}},si=new Map([["none",!1],["size",!1],["inline-size",!1],["style",!1],["layout",!0],["paint",!0],["content",!0],["strict",!0]]),pc={keys:["o\
utlineWidth","outlineStyle","outlineColor"],read:(s,t)=>{const e=ti(s,t);return e&&{outlineWidth:e.width,outlineStyle:e.line,outlineColor:e.paint}}},mc=T("zInde\
x",s=>(0,y.aG)(s)==="auto"?"auto":ft(s)),zt=(s,t)=>jt(s,t),gc={display:H("display",oc,{"-webkit-box":"flex","-webkit-flex":"flex","-webkit-inline-flex":"inline-\
flex","-ms-flexbox":"flex","table-footer":"table-footer-group"}),position:H("position",["static","relative","sticky","absolute","fixed"],{"-webkit-sticky":"stic\
ky"}),float:H("float",["none","left","right"],{"inline-start":"left","inline-end":"right"}),clear:H("clear",["none","left","right","both"],{"inline-start":"left",
"inline-end":"right"}),"box-sizing":H("boxSizing",["content-box","border-box"]),width:T("width",Ut),height:T("height",Ie),"min-width":T("minWidth",Ut),"min-heig\
ht":T("minHeight",Ie),"max-width":T("maxWidth",mn(Ut)),"max-height":T("maxHeight",mn(Ie)),"inline-size":T("width",Ut),"block-size":T("height",Ie),"max-inline-si\
ze":T("maxWidth",mn(Ut)),"min-inline-size":T("minWidth",Ut),"aspect-ratio":{keys:["aspectRatio"],read:fc},top:T("top",jt),right:T("right",jt),bottom:T("bottom",
jt),left:T("left",jt),inset:ne(["top","right","bottom","left"],jt),margin:ne(Kt("margin"),zt),...ie("margin","",s=>T(s,zt)),"margin-inline":ze("marginLeft","mar\
ginRight",zt),"margin-block":ze("marginTop","marginBottom",zt),"margin-inline-start":T("marginLeft",zt),"margin-inline-end":T("marginRight",zt),"margin-block-st\
art":T("marginTop",zt),"margin-block-end":T("marginBottom",zt),padding:ne(Kt("padding"),ht),...ie("padding","",s=>T(s,ht)),"padding-inline":ze("paddingLeft","pa\
ddingRight",ht),"padding-block":ze("paddingTop","paddingBottom",ht),"padding-inline-start":T("paddingLeft",ht),"padding-inline-end":T("paddingRight",ht),border:Nt(
...ke),...Object.fromEntries(ke.map(s=>[`border-${s.toLowerCase()}`,Nt(s)])),"border-inline":Nt("Left","Right"),"border-block":Nt("Top","Bottom"),"border-inline\
-start":Nt("Left"),"border-inline-end":Nt("Right"),"border-block-start":Nt("Top"),"border-block-end":Nt("Bottom"),"border-width":ne(Kt("border","Width"),We),"bo\
rder-style":ne(Kt("border","Style"),Be),"border-color":cc,...ie("border","Width",s=>T(s,We)),...ie("border","Style",s=>T(s,Be)),...ie("border","Color",gn),"bord\
er-radius":lc,"border-top-left-radius":Ae("borderTopLeftRadius"),"border-top-right-radius":Ae("borderTopRightRadius"),"border-bottom-right-radius":Ae("borderBot\
tomRightRadius"),"border-bottom-left-radius":Ae("borderBottomLeftRadius"),outline:pc,"outline-width":T("outlineWidth",We),"outline-style":T("outlineStyle",Be),"\
outline-color":gn("outlineColor"),"outline-offset":T("outlineOffset",(s,t)=>st(s,t)?.px),opacity:T("opacity",s=>{const t=Wt(s);return t===void 0?void 0:Math.min(
Math.max(t,0),1)}),overflow:bn,"overflow-x":bn,"overflow-y":bn,contain:uc,"z-index":mc,"object-fit":H("objectFit",["fill","contain","cover","none","scale-down"]),
"break-before":Ne("breakBefore"),"break-after":Ne("breakAfter"),"break-inside":wn,"page-break-before":Ne("breakBefore"),"page-break-after":Ne("breakAfter"),"pag\
e-break-inside":wn,"-webkit-column-break-inside":wn,orphans:Dt("orphans",1),widows:Dt("widows",1)};function ze(s,t,e){return{keys:[s,t],read:(n,i)=>{const[o,r=o]=n.
map(a=>e(a,i));return o===void 0||r===void 0?void 0:{[s]:o,[t]:r}}}}const ii=["normal","auto","stretch","flex-start","flex-end","start","end","self-start","self\
-end","left","right","center","baseline","space-between","space-around","space-evenly","safe center","safe end","safe flex-end","safe right"];function oe(s,t){const e=s.
map(y.aG),n=e.filter(r=>r!=="safe"&&r!=="unsafe"&&r!=="first"&&r!=="last");if(n.length!==1)return;const i=t.startsWith("justify")?n[0]:n[0]?.replace("self-","");
return(e[0]==="safe"?ii.find(r=>r===`safe ${i}`):void 0)??ii.find(r=>r===i)}const Yt=s=>({keys:[s],read:t=>{const e=oe(t,s);return e&&{[s]:e}}}),yn=(s,t)=>({keys:[
s,t],read:e=>{const[n,i]=[oe(e,s),oe(e,t)];if(n&&i)return{[s]:n,[t]:i};if(e.length!==2)return;const[o,r]=[oe(e.slice(0,1),s),oe(e.slice(1),t)];return o&&r&&{[s]:o,
[t]:r}}});function oi(s,t){const e=(0,y.aG)(s);return e==="auto"||e==="content"||e==="min-content"||e==="max-content"||e==="fit-content"?e:ht(s,t)}const ri={none:[
0,0,"auto"],auto:[1,1,"auto"],initial:[0,1,"auto"]};function ai(s,t){const e=(0,y.aG)(s[0]);if(s.length===1&&e!==void 0&&Object.hasOwn(ri,e)){const[o,r,a]=ri[e];
return{flexGrow:o,flexShrink:r,flexBasis:a}}const n=[];let i;for(const[o,r]of s.entries()){const a=r.type==="Number"?ft(r):void 0;if(a!==void 0&&n.length<2&&(i===
void 0||o===1))n.push(a);else if(i===void 0){if(i=oi(r,t),i===void 0)return}else return}return{flexGrow:n[0]??1,flexShrink:n[1]??1,flexBasis:i??{px:0,percent:0}}}
const ci=["row","row-reverse","column","column-reverse"],li=["nowrap","wrap","wrap-reverse"],wc={keys:["flexDirection","flexWrap"],read:s=>{const t={flexDirection:"\
row",flexWrap:"nowrap"};for(const e of s){const n=(0,y.aG)(e),i=ci.find(r=>r===n),o=li.find(r=>r===n);if(i)t.flexDirection=i;else if(o)t.flexWrap=o;else return}
return t}},Pe=1e3;function di(s,t){const e=(0,y.aG)(s);return e==="auto"||e==="min-content"||e==="max-content"?e:s?.type==="Dimension"&&s.unit.toLowerCase()==="\
fr"?{fr:Math.max(Number(s.value),0)}:s&&ht(s,t)}function fi(s,t){if(s.type==="Function"){const n=s.name.toLowerCase(),i=(0,y.M$)((0,y.aX)(s),y.wR).map(([o])=>o);
if(n==="minmax"){const[o,r]=i.map(a=>di(a,t));return o&&r?{least:typeof o=="object"&&"fr"in o?"auto":o,most:r}:void 0}if(n==="fit-content"){const o=i[0]&&st(i[0],
t);return o&&{least:"auto",most:"max-content",limit:o}}}const e=di(s,t);if(e!==void 0)return typeof e=="object"&&"fr"in e?{least:"auto",most:e}:{least:e,most:e}}
function xn(s,t){const e=new Map,n={tracks:[],auto:void 0,names:e};if(!kn(s,t,n))return;const{tracks:i,auto:o}=n;return{tracks:i,names:e,...o&&{auto:{...o,after:n.
names}}}}function kn(s,t,e){for(const n of s){if(e.tracks.length>Pe)return!1;if(n.type==="Brackets"){for(const o of n.children.toArray()){if(o.type!=="Identifie\
r")continue;const r=e.names.get(o.name)??[];r.push(e.tracks.length+1),e.names.set(o.name,r)}continue}if(n.type==="Function"&&n.name.toLowerCase()==="repeat"){if(!bc(
(0,y.M$)((0,y.aX)(n),y.wR),t,e))return!1;continue}const i=fi(n,t);if(!i)return!1;e.tracks.push(i)}return!0}function bc([s=[],...t],e,n){const i=ft(s[0]),o=(0,y.
aG)(s[0]),r=t.flat();if(o==="auto-fill"||o==="auto-fit"){const a={tracks:[],auto:void 0,names:new Map},c=r.some(f=>f.type==="Function"&&f.name.toLowerCase()==="\
repeat");if(n.auto||c||!kn(r,e,a)||a.tracks.length===0)return!1;n.names=new Map;const{tracks:l,names:d}=a;return n.auto={at:n.tracks.length,tracks:l,fits:o==="a\
uto-fit",names:d,after:n.names},!0}if(i===void 0||i<1||i>Pe)return!1;for(let a=0;a<i;a++)if(!kn(r,e,n))return!1;return!0}const hi=s=>({keys:[s],read:(t,e)=>{if((0,y.
aG)(t[0])==="none")return{[s]:void 0};const n=xn(t,e);return n&&{[s]:n}}}),ui=s=>({keys:[s],read:(t,e)=>{const n=t.map(i=>fi(i,e));return n.length>0&&n.every(i=>i!==
void 0)?{[s]:n}:void 0}}),pi=s=>s.flatMap(t=>t.type==="String"?[t.value.trim().split(/\s+/)]:[]);function mi(s,t){if((0,y.aG)(s[0])==="none")return{gridTemplateColumns:void 0,
gridTemplateRows:void 0,gridTemplateAreas:[]};const[e=[],n]=(0,y.M$)(s,y.YY),i=n&&xn(n,t);if(n&&!i)return;const o=pi(e),r=e.filter(c=>c.type!=="String"),a=r.length===
0?void 0:xn(r,t);if(!(r.length>0&&!a))return{gridTemplateColumns:i,gridTemplateRows:a,gridTemplateAreas:o}}function gi(s){if((0,y.aG)(s[0])==="auto")return"auto";
let t=!1,e,n;for(const o of s){const r=ft(o);if((0,y.aG)(o)==="span")t=!0;else if(r!==void 0)e=Math.max(Math.min(Math.trunc(r),Pe),-Pe);else if(o.type==="Identi\
fier")({name:n}=o);else return}if(e===0||s.length===0)return;const i=n===void 0?{}:{name:n};return t?{span:Math.max(e??1,1),...i}:e===void 0?i:{line:e,...i}}const $e=s=>({
keys:[s],read:t=>{const e=gi(t);return e&&{[s]:e}}}),yc=s=>s!=="auto"&&s.name!==void 0&&s.line===void 0&&s.span===void 0,Mn=(...s)=>({keys:s,read:t=>{const e=(0,y.
M$)(t,y.YY).map(gi);if(!e.every(i=>i!==void 0)||e.length>s.length)return;const n=i=>{const o=e[i];if(o!==void 0)return o;const r=i>=2?n(i-2):e[0];return yc(r)?r:
"auto"};return Object.fromEntries(s.map((i,o)=>[i,n(o)]))}}),He=s=>({keys:[s],read:([t],e)=>{const n=t&&ht(t,e);return(0,y.aG)(t)==="normal"?{[s]:void 0}:n&&{[s]:n}}}),
wi={keys:["rowGap","columnGap"],read:(s,t)=>{const[e,n=e]=s.map(i=>(0,y.aG)(i)==="normal"?{px:0,percent:0}:ht(i,t));return e&&n?{rowGap:e,columnGap:n}:void 0}},
bi={row:"row",column:"column",dense:"row dense","row dense":"row dense","column dense":"column dense"},xc={flex:{keys:["flexGrow","flexShrink","flexBasis"],read:ai},
"-webkit-flex":{keys:["flexGrow","flexShrink","flexBasis"],read:ai},"flex-grow":Dt("flexGrow",0),"flex-shrink":Dt("flexShrink",0),"flex-basis":T("flexBasis",oi),
"flex-direction":H("flexDirection",ci),"flex-wrap":H("flexWrap",li),"flex-flow":wc,order:Dt("order"),"justify-content":Yt("justifyContent"),"align-content":Yt("\
alignContent"),"align-items":Yt("alignItems"),"align-self":Yt("alignSelf"),"justify-items":Yt("justifyItems"),"justify-self":Yt("justifySelf"),"place-content":yn(
"alignContent","justifyContent"),"place-items":yn("alignItems","justifyItems"),"place-self":yn("alignSelf","justifySelf"),gap:wi,"grid-gap":wi,"row-gap":He("row\
Gap"),"column-gap":He("columnGap"),"grid-row-gap":He("rowGap"),"grid-column-gap":He("columnGap"),"grid-template-columns":hi("gridTemplateColumns"),"grid-templat\
e-rows":hi("gridTemplateRows"),"grid-template-areas":{keys:["gridTemplateAreas"],read:s=>({gridTemplateAreas:pi(s)})},"grid-template":{keys:["gridTemplateColumn\
s","gridTemplateRows","gridTemplateAreas"],read:mi},grid:{keys:["gridTemplateColumns","gridTemplateRows","gridTemplateAreas"],read:mi},"grid-auto-columns":ui("g\
ridAutoColumns"),"grid-auto-rows":ui("gridAutoRows"),"grid-auto-flow":{keys:["gridAutoFlow"],read:s=>{const t=s.map(y.aG).join(" ");return Object.hasOwn(bi,t)?{
gridAutoFlow:bi[t]}:void 0}},"grid-row-start":$e("gridRowStart"),"grid-row-end":$e("gridRowEnd"),"grid-column-start":$e("gridColumnStart"),"grid-column-end":$e(
"gridColumnEnd"),"grid-row":Mn("gridRowStart","gridRowEnd"),"grid-column":Mn("gridColumnStart","gridColumnEnd"),"grid-area":Mn("gridRowStart","gridColumnStart",
"gridRowEnd","gridColumnEnd")},yi={"xx-small":9,"x-small":10,small:13,medium:16,large:18,"x-large":24,"xx-large":32,"xxx-large":48};function xi(s,t){const e=(0,y.
aG)(s),{fontSize:n}=t.parent;if(e==="larger")return n*1.2;if(e==="smaller")return n/1.2;if(e!==void 0)return Object.hasOwn(yi,e)?yi[e]:void 0;const i=st(s,{...t,
em:n}),o=i&&i.px+i.percent*n;return o===void 0||o<0?void 0:o}function ki(s,{parent:t}){const e=(0,y.aG)(s);if(e==="normal")return 400;if(e==="bold")return 700;if(e===
"bolder")return t.fontWeight<350?400:t.fontWeight<550?700:900;if(e==="lighter")return t.fontWeight<550?100:t.fontWeight<750?400:700;const n=ft(s);return n!==void 0&&
n>=1&&n<=1e3?n:void 0}const Mi={normal:"normal",italic:"italic",oblique:"italic"},Oi=s=>{const t=(0,y.aG)(s);return t!==void 0&&Object.hasOwn(Mi,t)?Mi[t]:void 0},
Si=s=>(0,y.M$)(s,y.wR).flatMap(t=>{const e=t.map(n=>n.type==="String"?n.value:(0,y.aG)(n)??"").join(" ");return e===""?[]:[e.toLowerCase()]});function vi(s,t){if((0,y.
aG)(s)==="normal")return"normal";const e=ft(s);if(e!==void 0)return e>=0?{factor:e}:void 0;const n=st(s,t);return n&&{px:n.px+n.percent*t.em}}const kc={keys:["f\
ontStyle","fontVariant","fontWeight","fontSize","lineHeight","fontFamily"],read:(s,t)=>{const e={fontStyle:"normal",fontVariant:"normal",fontWeight:400,lineHeight:"\
normal"};let n=0;for(;n<s.length;n++){const a=s[n],[c,l]=[Oi(a),ki(a,t)];if((0,y.aG)(a)!=="normal")if(c)e.fontStyle=c;else if(l!==void 0&&!(a.type==="Number"&&Number(
a.value)===0))e.fontWeight=l;else if((0,y.aG)(a)==="small-caps")e.fontVariant="small-caps";else break}const i=s[n],o=i&&xi(i,t);if(o===void 0)return;if(e.fontSize=
o,n++,s[n]&&(0,y.YY)(s[n])){const a=s[n+1]&&vi(s[n+1],{...t,em:o});if(a===void 0)return;e.lineHeight=a,n+=2}const r=Si(s.slice(n));return r.length===0?void 0:{...e,
fontFamily:r}}},Ri=s=>T(s,(t,e)=>(0,y.aG)(t)==="normal"?0:be(t,e)),Mc=["baseline","sub","super","middle","top","bottom","text-top","text-bottom"],Oc=["underline",
"line-through","overline"],Ti=["solid","double","dotted","dashed","wavy"];function Ci(s){const t=new Set,e={textDecorationLine:t,textDecorationColor:void 0,textDecorationStyle:"\
solid"};for(const n of s){const i=(0,y.aG)(n),o=Oc.find(c=>c===i),r=Ti.find(c=>c===i),a=kt(n);if(o)t.add(o);else if(r)e.textDecorationStyle=r;else if(a!==void 0)
e.textDecorationColor=a==="current"?void 0:a;else if(i!=="none"&&i!=="blink"&&n.type!=="Dimension"&&i!=="auto"&&i!=="from-font")return}return e}function Sc(s){const t={
listStyleType:"disc",listStylePosition:"outside"};for(const e of s){const n=(0,y.aG)(e);if(n==="inside"||n==="outside")t.listStylePosition=n;else if(n!==void 0)
t.listStyleType=n;else if(e.type==="String")t.listStyleType=`"${e.value}`;else if(e.type!=="Url")return}return t}function vc(s){const[t]=s,e=(0,y.aG)(t);if(s.length===
1&&(e==="none"||e==="normal"))return{content:e};const n=[];for(const i of(0,y.M$)(s,y.YY)[0]){const o=(0,y.aG)(i);if(i.type==="String")n.push({text:i.value});else if(o===
"open-quote"||o==="close-quote")n.push({quote:o==="open-quote"?"open":"close"});else if(o==="no-open-quote"||o==="no-close-quote")n.push({quote:"none"});else if(i.
type==="Function"){const r=Rc(i.name.toLowerCase(),(0,y.M$)((0,y.aX)(i),y.wR));if(!r)return;n.push(r)}else if(i.type!=="Url")return}return{content:n}}function Rc(s,t){
const[e]=t[0]??[],n=e?.type==="Identifier"?e.name:void 0;if(n===void 0)return;if(s==="attr")return{attribute:n.toLowerCase()};if(s==="counter")return{counter:n,
style:(0,y.aG)(t[1]?.[0])??"decimal"};const i=t[1]?.[0];if(!(s!=="counters"||i?.type!=="String"))return{counter:n,separator:i.value,style:(0,y.aG)(t[2]?.[0])??"\
decimal"}}const On=(s,t)=>({keys:[s],read:e=>{if((0,y.aG)(e[0])==="none")return{[s]:[]};const n=[];for(const i of e){const o=ft(i),r=n.at(-1);if(i.type==="Ident\
ifier")n.push([i.name,t]);else if(o!==void 0&&r)r[1]=Math.round(o);else return}return{[s]:n}}}),Tc=["start","left","right","center","justify","end"],Cc=new Map(
[["-webkit-left","left"],["-webkit-right","right"],["-webkit-center","center"]]);function Lc([s,...t],{parent:e}){const n=t.length===0?(0,y.aG)(s):void 0;if(n===
void 0)return;const{textAlign:i,blockAlign:o}=e;if(n==="match-parent")return{textAlign:i,blockAlign:o};if(n==="-octavo-center")return{textAlign:i==="start"?"cen\
ter":i,blockAlign:o};const r=Cc.get(n);if(r)return{textAlign:r,blockAlign:r};const a=Tc.find(c=>c===n);return a&&{textAlign:a,blockAlign:"start"}}const Ec={color:T(
"color",(s,{parent:t})=>{const e=kt(s);return e==="current"?t.color:e}),font:kc,"font-size":T("fontSize",xi),"font-weight":T("fontWeight",ki),"font-style":T("fo\
ntStyle",Oi),"font-variant":H("fontVariant",["normal","small-caps"],{"tabular-nums":"normal"}),"font-variant-caps":H("fontVariant",["normal","small-caps"],{"all\
-small-caps":"small-caps"}),"font-family":{keys:["fontFamily"],read:s=>({fontFamily:Si(s)})},"line-height":T("lineHeight",vi),"text-align":{keys:["textAlign","b\
lockAlign"],read:Lc},"text-indent":T("textIndent",st),"text-transform":H("textTransform",["none","uppercase","lowercase","capitalize"]),"letter-spacing":Ri("let\
terSpacing"),"word-spacing":Ri("wordSpacing"),"white-space":H("whiteSpace",["normal","nowrap","pre","pre-wrap","pre-line"],{"break-spaces":"pre-wrap"}),"text-wr\
ap":H("whiteSpace",["nowrap"],{wrap:"normal",balance:"normal",pretty:"normal"}),"overflow-wrap":H("overflowWrap",["normal","break-word","anywhere"]),"word-wrap":H(
"overflowWrap",["normal","break-word","anywhere"]),"word-break":H("wordBreak",["normal","break-all","keep-all","break-word"]),"tab-size":Dt("tabSize",0),direction:H(
"direction",["ltr","rtl"]),"unicode-bidi":H("unicodeBidi",["normal","embed","isolate","bidi-override","plaintext"],{"isolate-override":"bidi-override"}),visibility:H(
"visibility",["visible","hidden","collapse"]),"vertical-align":T("verticalAlign",(s,t)=>{const e=(0,y.aG)(s);return Mc.find(i=>i===e)??st(s,t)}),"text-decoratio\
n":{keys:["textDecorationLine","textDecorationColor","textDecorationStyle"],read:Ci},"text-decoration-line":{keys:["textDecorationLine"],read:s=>{const t=Ci(s)?.
textDecorationLine;return t&&{textDecorationLine:t}}},"text-decoration-color":gn("textDecorationColor"),"text-decoration-style":H("textDecorationStyle",Ti),"lis\
t-style":{keys:["listStyleType","listStylePosition"],read:Sc},"list-style-type":T("listStyleType",s=>s.type==="String"?`"${s.value}`:(0,y.aG)(s)),"list-style-po\
sition":H("listStylePosition",["inside","outside"]),"border-collapse":H("borderCollapse",["separate","collapse"]),"border-spacing":{keys:["borderSpacingX","bord\
erSpacingY"],read:(s,t)=>{const[e,n=e]=s.map(i=>as(i,t));return e===void 0||n===void 0?void 0:{borderSpacingX:e,borderSpacingY:n}}},"caption-side":H("captionSid\
e",["top","bottom"]),"empty-cells":H("emptyCells",["show","hide"]),"table-layout":H("tableLayout",["auto","fixed"]),quotes:{keys:["quotes"],read:s=>{if((0,y.aG)(
s[0])==="none")return{quotes:["",""]};const t=s.flatMap(e=>e.type==="String"?[e.value]:[]);return t.length>=2&&t.length%2===0?{quotes:t}:void 0}},content:{keys:[
"content"],read:vc},"counter-reset":On("counterReset",0),"counter-set":On("counterReset",0),"counter-increment":On("counterIncrement",1)},Li={...gc,...Ec,...ic,
...xc,...Fs},Ic=/^(?:transition|animation|cursor|user-select|pointer-events|will-change|scroll|overscroll|touch-action|resize|caret|appearance|print-color-adjust|color-adjust|color-scheme|forced-color-adjust|font-(?:display|smooth|feature-settings|kerning|synthesis|optical-sizing|stretch|variant-(?:numeric|ligatures)|variation-settings)|shape-rendering|vector-effect|paint-order|text-(?:rendering|size-adjust|underline-offset|decoration-(?:thickness|skip|skip-ink)|underline-position)|image-rendering|backface-visibility|perspective|contain|content-visibility|isolation|zoom|speak|page|size|src|filter|backdrop-filter|mso-|accent-color|background-attachment|background-origin|hyphens|line-break|box-decoration-break|-(?:webkit|moz|ms|o)-)/;
class Wc{characters=0;add(t){if(this.characters+=t,this.characters>lt.xH)throw(0,lt.qM)()}}class Ei{parent;replaced;own=new Map;known=new Map;open=new Set;constructor(t,e){
this.parent=t,this.replaced=e}set(t,e){this.own.set(t,e)}replaceIn(t){const e=[];let n=0;for(let o=0;;){const r=t.toLowerCase().indexOf("var(",o);if(r<0){e.push(
t.slice(o));break}e.push(t.slice(o,r));const a=Gt(t,r+4,")"),c=this.lookUp(t.slice(r+4,a));if(c===void 0)return;if(n+=c.length,n>lt.uN)throw(0,lt.qM)();e.push(c),
o=a+1}const i=e.join("");return this.replaced.add(i.length),i}lookUp(t){const e=Gt(t,0,","),n=this.valueOf(t.slice(0,e).trim());return n!==void 0?n:e<t.length?this.
replaceIn(t.slice(e+1).trim()):void 0}valueOf(t){const e=this.own.get(t);if(e===void 0)return this.parent?.valueOf(t);if(this.known.has(t))return this.known.get(
t);if(this.open.has(t))return;this.open.add(t);const n=this.replaceIn(e);return this.open.delete(t),this.known.set(t,n),n}}const Ii=500;function Wi(s,t,e,n){if(e!==
void 0&&e.length>Ii)return;const i=s.map(({order:r})=>r).join(),o=t.map(({name:r,value:a})=>`${r}:${a}`).join(";");return o.length>Ii?void 0:`${n??""}${i}|${o}|${e??
""}`}const[Bc,Ac,Bi,Nc]=[0,1,2,3],Ai=4,Ni=2e4;class zi{page;ignored=new Map;matcher=new Pa;index=new Map;nodes=new Map;inline=new Map;replaced=new Wc;shared=new WeakMap;unknown=[];rem=16;constructor(t,e){
this.page=e;for(const n of t.ignored)this.ignored.set(n,1);for(const n of t.rules){const[i]=n.selector.compounds,{id:o,classes:r,name:a}=i,c=o!==void 0?`#${o}`:
r.length>0?`.${r[0]}`:a??"*",l=this.index.get(c);l?l.push(n):this.index.set(c,[n])}}get start(){return{style:Ht,variables:new Ei(void 0,this.replaced)}}styleOf(t,e,n){
const i=this.rulesOf(t),o=[],r=new Set;for(const f of i){const{pseudoElement:h}=f.selector;h===void 0?Pi(o,f):(h==="before"||h==="after")&&r.add(h)}const a=Ia(t,
n);for(const f of a)o.push({declaration:f,tier:Ac,specificity:0,order:0});const c=t.attributes.get("style");if(c!==void 0)for(const f of this.declarationsOf(c))
o.push({declaration:f,tier:Nc+(f.important?Ai:0),specificity:0,order:0});const l=t.parent===void 0?void 0:Wi(i,a,c),d=this.share(l,o,e,t.parent===void 0);return t.
parent===void 0&&(this.rem=d.style.fontSize),{...d,pseudos:[...r].sort()}}pseudoStyle(t,e,n){const i=[],o=this.rulesOf(t).filter(({selector:r})=>r.pseudoElement===
e);for(const r of o)Pi(i,r);return this.share(Wi(o,[],void 0,e),i,n,!1)}styleFrom(t,e){const n=t.map((i,o)=>({declaration:i,tier:Bi,specificity:0,order:o}));return this.
apply(n,e,!1)}rulesOf(t){const e=[],n=[t.name,"*",...[...t.classes].map(o=>`.${o}`)],i=t.attributes.get("id");i!==void 0&&n.push(`#${i}`);for(const o of n)for(const r of this.
index.get(o)??[])this.matcher.matches(r.selector,t)&&e.push(r);return e}declarationsOf(t){let e=this.inline.get(t);return e||(e=Me(t),this.inline.size<Ni&&this.
inline.set(t,e)),e}share(t,e,n,i){if(t===void 0)return this.apply(e,n,i);let o=this.shared.get(n.style);o||this.shared.set(n.style,o=new Map);let r=o.get(t);if(r?.
variables===n.variables)for(const a of r.unknown)this.ignore(a);else this.unknown=[],r={styled:this.apply(e,n,i),variables:n.variables,unknown:this.unknown},o.set(
t,r);return r.styled}ignore(t){this.ignored.set(t,(this.ignored.get(t)??0)+1)}apply(t,e,n){t.sort((r,a)=>r.tier-a.tier||r.specificity-a.specificity||r.order-a.order);
const i=this.scopeOf(t,e),o=Qe(e.style);for(const{declaration:r}of t)(r.name==="font-size"||r.name==="font")&&this.set(o,r,e.style,i,{isRoot:n,isSized:!1});for(const{
declaration:r}of t){const{name:a}=r;a!=="font-size"&&!a.startsWith("--")&&this.set(o,r,e.style,i,{isRoot:n,isSized:!0})}return{style:Fa(o,e.style),variables:i}}scopeOf(t,{
variables:e}){const n=t.filter(({declaration:o})=>o.name.startsWith("--"));if(n.length===0)return e;const i=new Ei(e,this.replaced);for(const{declaration:o}of n)
i.set(o.name,o.value);return i}set(t,{name:e,value:n},i,o,{isRoot:r,isSized:a}){const c=Object.hasOwn(Li,e)?Li[e]:void 0;if(!c){if(e==="all"||Ic.test(e))return;
this.ignore(e),this.unknown.push(e);return}const l=/var\(/i.test(n)?o.replaceIn(n):n;if(l===void 0)return $i(t,c,i,"unset");const d=l.trim().toLowerCase();if(d===
"inherit"||d==="initial"||d==="unset"||d==="revert"||d==="revert-layer")return $i(t,c,i,d);const f=this.nodesOf(l);if(!f||f.length===0)return;const u={...{em:t.
fontSize,rem:r?t.fontSize:this.rem,pageWidth:this.page.width,pageHeight:this.page.height},parent:i,own:t},p=c.read(f,u);if(!p)return;const{fontSize:m}=t;Object.
assign(t,p),e==="font"&&a&&(t.fontSize=m)}nodesOf(t){if(this.nodes.has(t))return this.nodes.get(t);const e=(0,y.wK)(t);return this.nodes.size<Ni&&this.nodes.set(
t,e),e}}function Pi(s,{declarations:t,selector:e,order:n,isUsual:i}){for(const o of t){const r=(i?Bc:Bi)+(o.important?Ai:0);s.push({declaration:o,tier:r,specificity:e.
specificity,order:n})}}const zc=new Set(Object.keys(Ve));function $i(s,{keys:t},e,n){for(const i of t){const o=n==="inherit"||n!=="initial"&&zc.has(i);s[i]=(o?e:
Ht)[i]}}const Pc=`
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
`,$c=`
table { font-weight: normal; font-style: normal; font-variant: normal; font-size: medium; line-height: normal; white-space: normal; text-align: start }
`;class Hc{pairs=[];get(t){const{pairs:e}=this;for(let n=0;n<e.length;n+=2)if(e[n]===t)return e[n+1]}set(t,e){const{pairs:n}=this,i=n.indexOf(t);i>=0?n[i+1]=e:n.
push(t,e)}}class vt{style;inner="blocks";children=[];inlines=[];element=null;replaced;marker;images;span=Dc;place;isItem=!1;keepsNext=!1;known=new Hc;constructor(t){
this.style=t}get isApart(){return this.isPositioned||this.style.float!=="none"}get isPositioned(){return this.style.position==="absolute"||this.style.position===
"fixed"}}const Dc={columns:1,rows:1};async function $t(s,t){for(;;){const{done:e,value:n}=s.next();if(e)return n;const i=t.step(n);i&&await i}}var jc=O(42973),Sn=O(
9876);class Gc{composition;box;scale;most;refuse;last=0;open=new Map;constructor(t,e,n,i,o){this.composition=t,this.box=e,this.scale=n,this.most=i,this.refuse=o}get height(){
return this.box.contentHeight/this.scale}pageAt(t){return Math.max(Math.floor((t+.05)/this.height),0)}endOf(t){return t*this.height+this.heightOf(t)}heightOf(t){
return this.box.areaOf(t).height/this.scale}snap(t,e){const n=t*this.height;return n+Math.floor(e-n+.5)}x(t,e){return this.box.areaOf(t).left+e*this.scale}y(t,e){
return this.box.height-this.box.areaOf(t).top-(e-t*this.height)*this.scale}sheet(t){const{sheets:e}=this.composition;if(t>=this.most)throw this.refuse(this.most);
for(;e.length<=t;)this.composition.sheet(this.box.width,this.box.height);return e[t]}draw(t,e,n,...i){const o=this.sheet(t);this.enterScopes(o,t,n),o.draw(e,...i)}link(t,e,n,{
target:i,contents:o},r){this.sheet(t).link(e,this.moved(t,n,r),i,o)}moved(t,e,n){let i;for(const o of n){const r=o.on(t).matrix;r&&(i=i?(0,_.lw)(r,i):r)}return i?
(0,_.zl)(i,e):e}close(){for(const t of this.open.keys())this.enterScopes(this.sheet(t),t,[])}enterScopes(t,e,n){let i=this.open.get(e);i||this.open.set(e,i=[]);
let o=0;for(;o<i.length&&o<n.length&&i[o]===n[o];)o++;for(;i.length>o;i.pop())t.leave();for(const r of n.slice(o))t.enter(r.on(e)),i.push(r)}rectangle(t,e,n,i,o){
const[r,a]=[this.x(t,e),this.y(t,o)];return`${[r,a,(i-e)*this.scale,(o-n)*this.scale].map(bt.id).join(" ")} re`}}class Hi{most;answers=new Map;total=0;constructor(t){
this.most=t}find(t){return this.answers.get(t)?.value}keep(t,e,n){this.answers.set(t,{value:e,size:n}),this.total+=n;for(const[i,{size:o}]of this.answers){if(this.
total<=this.most||i===t)return;this.answers.delete(i),this.total-=o}}}const dt=2e4;function Fc(s){let t=s.known.get("kept");return t===void 0&&(t=s.style.display!==
"table-cell"&&Di(s),s.known.set("kept",t)),t}function Di(s){let t=s.known.get("flowing");if(t===void 0){const e=n=>!n.isPositioned&&Di(n);t=s.children.every(e)&&
s.inlines.every(n=>n.kind!=="atom"&&n.kind!=="apart"||e(n.box)),s.known.set("flowing",t)}return t}const ji=1e4;class _c{rules;typefaces;breaks;page;isQuirky;pieces=new Hi(
ji);kept=new WeakMap;faces=new WeakMap;constructor(t,e,n,i,o=!1){this.rules=t,this.typefaces=e,this.breaks=n,this.page=i,this.isQuirky=o}*layOut(t,e,n){if(n||!Fc(
t))return yield*this.rules.layOut(t,this,e,n);const{width:i,height:o,fixedWidth:r,fixedHeight:a,shrinks:c,isLoose:l,isOpen:d}=e,f=[i,o,r,a,c,l,d].join();let h=this.
kept.get(t);h||this.kept.set(t,h=new Map);let u=h.get(f);return u||h.set(f,u=yield*this.rules.layOut(t,this,e)),u}forget(){this.kept=new WeakMap,this.pieces=new Hi(
ji)}widthsOf(t){return this.rules.widthsOf(t,this)}faceOf(t){let e=this.faces.get(t);return e||this.faces.set(t,e=re(t)),e}metricsOf(t){const{ascent:e,descent:n}=this.
typefaces.metrics(this.faceOf(t)),i=Math.floor(t.fontSize*64)/64;return{ascent:Math.round(e*i/1e3),descent:Math.round(-n*i/1e3)}}lineOf(t){const{ascent:e,descent:n}=this.
metricsOf(t),{lineHeight:i,fontSize:o}=t;if(i==="normal")return{above:e,below:n};const r="factor"in i?i.factor*o:i.px,a=e+Math.floor((r-e-n)/2);return{above:a,below:r-
a}}}const Uc=/^(?:monospace|ui-monospace|consolas|menlo|monaco)$|courier|\bmono\b|\bcode\b/,Kc=1/26,Yc=s=>s.fontWeight>=600&&re(s)==="Mono"?Kc:0;function re({fontFamily:s,
fontWeight:t,fontStyle:e}){const[n=""]=s;if(Uc.test(n))return"Mono";const i=e==="italic";return t>=600?i?"SemiBoldItalic":"SemiBold":i?"Italic":"Regular"}function Gi({
box:s,height:t,lines:e},n){return t>n?!1:s.style.breakInside==="avoid"||s.inner==="image"||s.keepsNext&&e.length>0||Zc(s.style)}const Zc=({transform:s})=>s.some(
({kind:t})=>t==="matrix"),Fi=s=>s==="page"||s==="left"||s==="right";function _i(s){for(let t=s;t;[t]=t.flow==="sequence"?t.children:[])if(Fi(t.box.style.breakBefore))
return!0;return!1}function Xc(s){for(let t=s;t;t=t.flow==="sequence"?t.children.at(-1):void 0)if(Fi(t.box.style.breakAfter))return!0;return!1}function qc(s,t,e,{
orphans:n,widows:i}){let o=t;return e-o<i&&(o=Math.max(e-i,s)),o-s<n&&s===0?0:Math.max(o,s===0?0:s+1)}function Vc(s,t){for(let e=s,n=0;;){if(Gi(e,t))return n+e.
height;const{lines:i,box:o,children:r}=e;if(i.length>0){const c=i[Math.min(i.length<=o.style.orphans+o.style.widows-1?i.length:o.style.orphans,i.length)-1];return n+
c.y+c.height}if(e.head&&r.length>1){const c=r.find(l=>l!==e.head&&l.children.length>0)?.children[0];return n+e.head.y+e.head.height+(c?.height??0)}const[a]=r;if(!a||
e.flow==="bands"&&e.height<=t/4)return n+e.height;n+=a.y,e=a}}function*ae(s,t,e){yield dt/10;const n={laid:s,x:t,top:e,bottom:e+s.height,lines:[],children:[],apart:[],
heads:[]};for(const i of s.lines){const o=[];for(const{laid:r}of i.atoms)o.push(yield*ae(r,t+r.x,e+i.y+r.y));n.lines.push({line:i,top:e+i.y,atoms:o})}for(const i of s.
children)n.children.push(yield*ae(i,t+i.x,e+i.y));for(const i of s.apart)n.apart.push(yield*ae(i,t+i.x,e+i.y));return n}const pt=.05;class Qc{height;heightOf;constructor(t,e){
this.height=t,this.heightOf=e}pageOf(t){return Math.max(Math.floor((t+pt)/this.height),0)}*place(t,e,n,i){yield dt/4;let o=this.isBelow(n)?this.next(n,i):n;Gi(t,
this.height-i)&&this.crosses(o,t.height)&&(o=this.next(o,i));const r={laid:t,x:e,top:o,bottom:o+t.height,lines:[],children:[],apart:[],heads:[]},a=new Jc(o);return t.
lines.length>0?yield*this.lines(r,i,a):t.flow==="bands"?yield*this.bands(r,i,a):yield*this.sequence(r,i,a),yield*this.apart(r,i,a),r}crosses(t,e){const n=this.pageOf(
t);return t+e>n*this.height+this.heightOf(n)+pt}isBelow(t){const e=this.pageOf(t),n=this.heightOf(e);return n<this.height-pt&&t>e*this.height+n-pt}next(t,e){return(this.
pageOf(t)+1)*this.height+e}isAtStart(t,e){return t-this.pageOf(t)*this.height<=e+pt}*lines(t,e,n){const{laid:i}=t,{lines:o,box:r}=i;let a=0;for(let c=0;c<o.length;c++){
yield 2e3;const l=o[c],d=n.at(l.y);if(!this.crosses(d,l.height)||this.isTall(l,e))continue;const f=qc(a,c,o.length,r.style),h=n.at(o[f].y),u=this.isAtStart(h,e)?
c:f,p=n.at(o[u].y);this.isAtStart(p,e)||(n.move(o[u].y,this.next(p,e)),a=u,c=u)}for(const c of o){const l=n.at(c.y),d=[];let f=l+c.height;for(const{laid:h}of c.
atoms){const u=yield*this.place(h,t.x+h.x,l+h.y,e);d.push(u),f=Math.max(f,u.bottom)}f>l+c.height+pt&&n.move(c.y+c.height,f),t.lines.push({line:c,top:l,atoms:d})}
t.bottom=n.at(i.height)}isTall({height:t},e){return t>this.height-e}*sequence(t,e,n){const{laid:i}=t,{children:o,head:r}=i;let a=e;for(const[c,l]of o.entries()){
const d=o[c-1];let f=n.at(l.y);const h=d?t.children[c-1].bottom:t.top;(_i(l)||d!==void 0&&Xc(d))&&!this.isAtStart(h,a)?f=this.next(h,a):d&&!this.isAtStart(h,a)&&
this.pageOf(f)>this.pageOf(h-pt)?f=this.next(h-pt,a):!this.isAtStart(f,a)&&this.needsNext(o,c,f,a)&&(f=this.next(f,a));const p=yield*this.place(l,t.x+l.x,f,a);n.
move(l.y,p.top),n.move(l.y+l.height,p.bottom),t.children.push(p),l===r&&r.height<=this.height/2&&(a=e+r.height)}t.bottom=Math.max(n.at(i.height),t.top),r&&a>e&&
(yield*this.repeatHead(t,e))}needsNext(t,e,n,i){let o=0;for(let r=e;r<t.length;r++){const a=t[r],c=r===e?0:a.y-t[r-1].y-t[r-1].height;if(!a.box.keepsNext&&a.box.
style.breakAfter!=="avoid"&&t[r+1]?.box.style.breakBefore!=="avoid"){if(r===e)return!1;o+=c+Vc(a,this.height-i);break}o+=c+a.height}return this.crosses(n,o)&&o<=
this.height-i}*repeatHead(t,e){const{head:n}=t.laid,i=t.children.find(({laid:r})=>r===n),o=(0,G.Kf)(t.children.map(({bottom:r})=>r));for(let r=this.pageOf(i.bottom-
pt)+1;r<=this.pageOf(o-2*pt);r++){const a=r*this.height+e,c=yield*this.place(n,i.x,a,e);t.heads.push({top:a,head:c})}}*bands(t,e,n){const{laid:i}=t,o=new Map(i.
children.map((a,c)=>[a,c])),r=[];for(const a of tl(i.children)){const c=a[0].y,l=(0,G.Kf)(a.map(({y:m,height:g})=>m+g));let d=n.at(c);const f=a.some(_i)&&r.length>
0,h=l-c;(f&&!this.isAtStart(d,e)||h<=this.height/4&&this.crosses(d,h))&&(d=this.next(d,e)),n.move(c,d);let u=d;const p=[];for(const m of a){const g=yield*this.place(
m,t.x+m.x,d+m.y-c,e);p.push(g),u=Math.max(u,g.bottom+l-m.y-m.height)}for(const m of p)m.laid.y+m.laid.height>l-pt&&(m.bottom=u);for(const m of p)r.push(m);n.move(
l,u)}r.sort((a,c)=>o.get(a.laid)-o.get(c.laid));for(const a of r)t.children.push(a);t.bottom=Math.max(n.at(i.height),t.top)}*apart(t,e,n){const{laid:i}=t;for(const o of i.
apart){const r=o.isFromBottom?t.bottom-(i.height-o.y):n.at(o.y),c=o.box.style.position==="fixed"?yield*ae(o,t.x+o.x,r):yield*this.place(o,t.x+o.x,r,e);t.apart.push(
c),o.box.style.float!=="none"&&o.y+o.height<=i.height+pt&&(t.bottom=Math.max(t.bottom,c.bottom+i.height-o.y-o.height))}}}class Jc{from=[0];shifts;constructor(t){
this.shifts=[t]}at(t){let e=this.from.length-1;for(;e>0&&this.from[e]>t+.001;)e--;return t+this.shifts[e]}move(t,e){const n=e-t;Math.abs(n-this.shifts.at(-1))<1e-4||
(this.from.push(Math.max(t,this.from.at(-1))),this.shifts.push(n))}}function tl(s){const t=[];let e=-1/0;for(const n of[...s].sort((i,o)=>i.y-o.y)){const i=t.at(
-1);i&&(n.y<e-pt||n.height===0&&n.y<=e)?i.push(n):t.push([n]),e=Math.max(e,n.y+n.height)}return t}const el=500;function*nl(s){let t=0,e=!1;const n=[s];for(let i=n.
pop();i;i=n.pop()){yield el;const{laid:o,lines:r,children:a,apart:c}=i;if(o.box.replaced)return!0;t+=Ui(o.box.style);for(const{line:l,atoms:d}of r){e||=l.texts.
length>0;for(const{box:f}of l.inlines)t+=Ui(f.style);for(const f of d)n.push(f)}if(t+Number(e)>1)return!0;for(const l of a)n.push(l);for(const l of c)n.push(l)}
return!1}const Ui=s=>+(s.backgroundColor!==void 0)+s.backgroundImage.length+s.boxShadow.length+ +(s.borderTopWidth+s.borderRightWidth+s.borderBottomWidth+s.borderLeftWidth>
0)+ +(s.outlineWidth>0),sl=7;function il(s,t,e,{opacity:n,scopes:i,isArtifact:o}){const{box:r,border:a,padding:c}=e.laid,{style:l,marker:d}=r;if(!d||l.visibility!==
"visible")return;const f=Ki(e)??e.top+a.top+c.top+t.lineOf(l).above,h=s.pageAt(f-l.fontSize/2),u=o?void 0:d.element??void 0,p=l.direction==="rtl",m=p?e.x+e.laid.
width:e.x,{color:g,alpha:w}=l.color,b=d.shape&&al(d.shape,t.metricsOf(l).ascent),x=t.typefaces.word(b?.text??d.text,b?"Regular":t.faceOf(l)),k=b?.size??l.fontSize,
S=x.width*k/1e3,M=b?m+(p?b.away:-b.away)-S/2:p?m:m-S,v={kind:"text",x:s.x(h,M),y:s.y(h,s.snap(h,f)-(b?.rise??0)),size:k*s.scale,color:g,words:[x],alpha:w*n};s.draw(
h,u,i,v)}const ol={disc:{text:"•",part:.235,more:0},circle:{text:"○",part:.792,more:1},square:{text:"▪",part:.248,more:0}},rl=.363;function al(s,t){const{
text:e,part:n,more:i}=ol[s],o=Math.floor(t*2/3),r=Math.floor((o+1)/2),a=(r+i)/n,c=t-Math.floor(3*(t-o)/2)-r/2;return{text:e,size:a,away:o+sl-r/2,rise:c-rl*a}}function Ki(s){
const[t]=s.lines;if(t)return t.top+t.line.baseline;for(const e of s.children){const n=Ki(e);if(n!==void 0)return n}}const vn=[[0,0],[0,0],[0,0],[0,0]];function Rn(s,t,e){
const n=[s.borderTopLeftRadius,s.borderTopRightRadius,s.borderBottomRightRadius,s.borderBottomLeftRadius].map(([d,f])=>[I(d,t),I(f,e)]),[i,o,r,a]=n,l=[[t,i[0]+o[0]],
[t,a[0]+r[0]],[e,i[1]+a[1]],[e,o[1]+r[1]]].reduce((d,[f,h])=>h>f&&h>0?Math.min(d,f/h):d,1);return n.map(([d,f])=>[d*l,f*l])}const ce=(s,{top:t,right:e,bottom:n,
left:i})=>s.map(([o,r],a)=>{const c=a===0||a===3?i:e,l=a<2?t:n;return[Math.max(o-c,0),Math.max(r-l,0)]}),Rt=({left:s,top:t,right:e,bottom:n},i)=>({left:s+i.left,
top:t+i.top,right:e-i.right,bottom:n-i.bottom}),cl=(s,t,e,n)=>[(0,bt.id)(s),(0,bt.id)(t),(0,bt.id)(e-s),(0,bt.id)(n-t),"re"].join(" ");function yt({left:s,top:t,
right:e,bottom:n},i,o){if(i.every(([h,u])=>h<=0||u<=0))return cl(o.x(s),o.y(n),o.x(e),o.y(t));const r=(h,u)=>`${(0,bt.id)(o.x(h))} ${(0,bt.id)(o.y(u))}`,[a,c,l,
d]=i,f=1-bt.yQ;return[`${r(s+a[0],t)} m`,`${r(e-c[0],t)} l`,`${r(e-c[0]*f,t)} ${r(e,t+c[1]*f)} ${r(e,t+c[1])} c`,`${r(e,n-l[1])} l`,`${r(e,n-l[1]*f)} ${r(e-l[0]*
f,n)} ${r(e-l[0],n)} c`,`${r(s+d[0],n)} l`,`${r(s+d[0]*f,n)} ${r(s,n-d[1]*f)} ${r(s,n-d[1])} c`,`${r(s,t+a[1])} l`,`${r(s,t+a[1]*f)} ${r(s+a[0]*f,t)} ${r(s+a[0],
t)} c`,"h"].join(" ")}const Yi=([s,t,e],n)=>[s*n,t*n,e*n],ll=1e3;function dl(s,t,e){return s.kind==="linear"?hl(s,t,e):pl(s,t,e)}const fl=({left:s,top:t,right:e,
bottom:n},i)=>[i.x(s),i.y(n),i.x(e),i.y(t)];function hl(s,t,e){const[n,i]=[t.right-t.left,t.bottom-t.top],[o,r]=[(t.left+t.right)/2,(t.top+t.bottom)/2],a=ul(s.angle,
n,i)*Math.PI/180,c=Math.abs(n*Math.sin(a))+Math.abs(i*Math.cos(a)),[l,d]=[Math.sin(a)*c/2,-Math.cos(a)*c/2],{stops:f,from:h,to:u}=Zi(s,c),p=m=>[e.x(o+l*(2*m-1)),
e.y(r+d*(2*m-1))];return{coordinates:[...p(h),...p(u)],stops:f,box:fl(t,e)}}function ul(s,t,e){if(typeof s=="number")return s;const{x:n,y:i}=s;if(n===0)return i<
0?0:180;if(i===0)return n<0?270:90;const o=Math.atan2(e,t)*180/Math.PI;return n>0?i<0?o:180-o:i<0?360-o:180+o}function pl(s,t,e){const[n,i]=[t.right-t.left,t.bottom-
t.top],[o,r]=[I(s.center[0],n),I(s.center[1],i)],[a,c]=ml(s,{cx:o,cy:r,width:n,height:i}),{stops:l,from:d,to:f}=Zi(s,a),h=e.x(1)-e.x(0),u=[h,0,0,h*(c/a),e.x(t.left+
o),e.y(t.top+r)],p=2*Math.max(n,i)*Math.max(a/c,1);return{coordinates:[0,0,Math.max(d,0)*a,0,0,f*a],stops:l,matrix:u,box:[-p,-p,p,p]}}function ml({extent:s,isCircle:t},{
cx:e,cy:n,width:i,height:o}){const r=[Math.abs(e),Math.abs(i-e)],a=[Math.abs(n),Math.abs(o-n)],c=s.startsWith("closest")?Math.min:Math.max,[l,d]=[Math.max(c(r[0],
r[1]),.01),Math.max(c(a[0],a[1]),.01)],f=s.endsWith("corner");if(t){const h=f?Math.hypot(l,d):c(l,d);return[h,h]}return f?[l*Math.SQRT2,d*Math.SQRT2]:[l,d]}function Zi({
stops:s,repeats:t},e){const n=gl(s,e),[i,o]=[n[0],n.at(-1)],r=s.map(({paint:c},l)=>({paint:c,at:n[l]})),a=o-i;if(t&&a>1e-4&&a<1){const c=Math.min(Math.ceil(1/a)+
1,Math.floor(ll/r.length)),l=Array.from({length:c},(d,f)=>r.map(({paint:h,at:u})=>({paint:h,at:u+f*a}))).flat();return Xi(l,i,i+c*a)}return Xi(r,i,a>1e-4?o:i+1e-4)}
function Xi(s,t,e){const n=s.map(({paint:o,at:r})=>({...o,at:Math.min(Math.max((r-t)/(e-t),0),1)}));return{stops:n.map((o,r)=>o.alpha>0?o:{...o,color:(n[r-1]??n[r+
1]??o).color}),from:t,to:e}}function gl(s,t){const e=s.map(({at:o},r)=>o?t>0?I(o,t)/t:0:r===0?0:r===s.length-1?1:void 0);let n=-1/0;const i=e.map(o=>o===void 0?
void 0:n=Math.max(n,o));return i.map((o,r)=>{if(o!==void 0)return o;let[a,c]=[r,r];for(;i[a]===void 0;)a--;for(;i[c]===void 0;)c++;return i[a]+(i[c]-i[a])*(r-a)/
(c-a)})}const qi=2e3;function wl(s,t,e){const[n,i]=[t.right-t.left,t.bottom-t.top];if(s==="cover"||s==="contain"){if(!e)return{width:n,height:i};const d=(s==="c\
over"?Math.max:Math.min)(n/e.width,i/e.height);return{width:e.width*d,height:e.height*d}}const[o,r]=s,a=o==="auto"?void 0:I(o,n),c=r==="auto"?void 0:I(r,i);if(a===
void 0&&c===void 0)return e??{width:n,height:i};const l=e?e.width/e.height:void 0;return{width:a??(l===void 0?n:c*l),height:c??(l===void 0?i:a/l)}}function Vi(s,t,e,n){
const i=s-Math.ceil((s-e)/t)*t,o=Math.min(Math.ceil((n-i)/t-1e-4),qi+1);return Array.from({length:Math.max(o,0)},(r,a)=>i+a*t)}const bl=10;class yl{canvas;constructor(t){
this.canvas=t}paint(t){const{style:e,rect:n}=t;if(!(e.visibility==="visible")||n.right<=n.left)return;const o=e.backgroundColor!==void 0||e.backgroundImage.length>
0,{border:r}=t,a=r.top+r.right+r.bottom+r.left>0;if(!o&&!a&&e.boxShadow.length===0&&e.outlineWidth===0)return;const c=Rn(e,n.right-n.left,n.bottom-n.top);for(const l of this.
pagesOf(n))this.shadows(t,c,l),o&&this.background(t,c,l),a&&this.borders(t,c,l),e.outlineWidth>0&&this.outlineOf(t,l)}pagesOf({top:t,bottom:e}){const{height:n}=this.
canvas,i=Math.max(Math.floor((t+.05)/n),0),o=Math.max(Math.ceil((e-.05)/n)-1,i),r=Math.min(o,Math.max(this.canvas.last,i))-i+1,a=r>1&&t>this.canvas.endOf(i)-.05;
return Array.from({length:r},(c,l)=>i+l).slice(a?1:0)}points(t){const{canvas:e}=this;return{x:n=>e.x(t,n),y:n=>e.y(t,n)}}slice(t,e,n){const{height:i}=this.canvas,
[o,r]=[n*i,this.canvas.endOf(n)],[a,c]=[Math.max(t.top,t.top<o-.05?o:t.top),Math.max(t.bottom>r+.05?r:t.bottom,t.top)];if(a===t.top&&c===t.bottom)return{rect:t,
corners:e};const[l,d]=[a===t.top,c===t.bottom],f=e.map((h,u)=>(u<2?l:d)?h:[0,0]);return{rect:{...t,top:a,bottom:c},corners:f}}shadows({style:t,rect:e,opacity:n,
scopes:i},o,r){for(const{x:a,y:c,blur:l,spread:d,paint:f,isInset:h}of[...t.boxShadow].reverse()){if(h)continue;const{color:u,alpha:p}=f??t.color,m=this.points(r),
g=this.slice(e,o,r),w=yt(g.rect,g.corners,m),b=l>0?Math.min(Math.max(Math.ceil(l/3),2),bl):1,x=1-(1-p*n)**(1/b);if(x<=0)continue;const k={on:()=>({clip:`${this.
around} ${w}`,hasHoles:!0})};for(let S=0;S<b;S++){const M=d+(b>1?l*.6*(1-2*S/(b-1)):0),v={left:e.left+a-M,top:e.top+c-M,right:e.right+a+M,bottom:e.bottom+c+M};if(v.
right<=v.left||v.bottom<=v.top)continue;const C=o.map(([A,j])=>[Math.max(A+M,0),Math.max(j+M,0)]),$=this.slice(v,C,r);$.rect.bottom<=$.rect.top||this.canvas.draw(
r,void 0,[...i,k],{kind:"shape",path:yt($.rect,$.corners,m),fill:u,alpha:x})}}}get around(){const{width:t,height:e}=this.canvas.box;return`0 0 ${t} ${e} re`}background(t,e,n){
const{style:i,rect:o,border:r,padding:a,opacity:c,scopes:l}=t,d=i.backgroundClip,f=d==="padding-box"?r:d==="content-box"?Ml(r,a):void 0,[h,u]=f?[Rt(o,f),ce(e,f)]:
[o,e],p=this.slice(h,u,n),m=yt(p.rect,p.corners,this.points(n)),{backgroundColor:g}=i;g&&g.alpha>0&&this.canvas.draw(n,void 0,l,{kind:"shape",path:m,fill:g.color,
alpha:g.alpha*c});for(let w=i.backgroundImage.length-1;w>=0;w--)this.layer(t,w,m,n)}layer(t,e,n,i){const{style:o,rect:r,border:a,images:c,opacity:l,scopes:d}=t,
f=Rt(r,a),h=o.backgroundImage[e],u="url"in h?c?.get(h.url):void 0;if("url"in h&&!u)return;const p=(A,j)=>A.length===0?j:A[e%A.length],m=u?u.displayed:void 0,g=wl(
p(o.backgroundSize,["auto","auto"]),f,m);if(g.width<=0||g.height<=0)return;const w=p(o.backgroundPosition,xl),b=f.left+I(w[0],f.right-f.left-g.width),x=f.top+I(
w[1],f.bottom-f.top-g.height),k=p(o.backgroundRepeat,"repeat"),S=this.slice(r,vn,i).rect,M=k==="repeat"||k==="repeat-x"?Vi(b,g.width,S.left,S.right):[b],v=k==="\
repeat"||k==="repeat-y"?Vi(x,g.height,S.top,S.bottom):[x];if(M.length*v.length>qi)return;const C=this.points(i),$={on:()=>({clip:n})};for(const A of v)for(const j of M){
const q={left:j,top:A,right:j+g.width,bottom:A+g.height};if(u){const Ot=(0,_.lw)(u.upright,[C.x(q.right)-C.x(q.left),0,0,C.y(q.top)-C.y(q.bottom),C.x(q.left),C.
y(q.bottom)]);this.canvas.draw(i,void 0,[...d,$],{kind:"image",name:this.canvas.sheet(i).image(u),matrix:Ot})}else if(!("url"in h)){const Ot=dl(h,q,C),me=l<1?{...Ot,
stops:Ot.stops.map(Qt=>({...Qt,alpha:Qt.alpha*l}))}:Ot;M.length*v.length===1&&q.left<=r.left+a.left&&q.right>=r.right-a.right?this.canvas.draw(i,void 0,d,{kind:"\
shape",path:n,fill:me}):this.canvas.draw(i,void 0,[...d,$],{kind:"shape",path:yt(q,vn,C),fill:me})}}}borders(t,e,n){const{rect:i,border:o,style:r}=t,{height:a}=this.
canvas,c=this.slice(i,e,n),l={...o,top:c.rect.top===i.top?o.top:0,bottom:c.rect.bottom===i.bottom?o.bottom:0};if(i.top>=(n+1)*a)return;const d=Sl(r,l),[f]=d,h=d.
filter(({width:b})=>b>0),u=h.every(({line:b,paint:x})=>b===h[0].line&&vl(x,h[0].paint));if(h.length===0||!f)return;const{line:p,paint:m}=h[0],g=h.length===4;if(u&&
g&&(p==="solid"||p==="double")){this.ring(t,c,l,m,n),p==="double"&&this.gap(t,c,l,n);return}const w=c.corners.every(([b,x])=>b>0&&x>0);if(u&&g&&w&&(p==="dashed"||
p==="dotted"))this.roundDashes(t,c,h[0],n);else for(const b of h)this.side(t,c,l,b,n)}roundDashes({opacity:t,scopes:e},n,{width:i,line:o,paint:r},a){const c=i/2,
l={top:c,right:c,bottom:c,left:c},d=this.points(a),f=i*this.canvas.scale;this.canvas.draw(a,void 0,e,{kind:"outline",path:yt(Rt(n.rect,l),ce(n.corners,l),d),color:r.
color,alpha:r.alpha*t,width:f,cap:o==="dotted"?1:0,join:0,miter:10,dashes:o==="dotted"?[0,2*f]:[Qi(i)*this.canvas.scale],dashOffset:0})}ring({opacity:t,scopes:e},n,i,{
color:o,alpha:r},a){const c=this.points(a),l=Rt(n.rect,i),f=l.right>l.left&&l.bottom>l.top?` ${yt(l,ce(n.corners,i),c)}`:"",h=`${yt(n.rect,n.corners,c)}${f}`;this.
canvas.draw(a,void 0,e,{kind:"shape",path:h,fill:o,alpha:r*t,hasHoles:!0})}gap(t,e,n,i){const o=Ol(n,.3333333333333333);if(Math.max(n.top,n.right,n.bottom,n.left)<
3)return;const r=Rt(e.rect,o),a=t.style.backgroundColor??kl;this.ring(t,{rect:r,corners:ce(e.corners,o)},o,a,i)}side(t,e,n,i,o){const{scopes:r,opacity:a}=t,c=this.
points(o),l=Rt(e.rect,n),d=e.corners.some(([w,b])=>w>0&&b>0),f=yt(l,ce(e.corners,n),c),{color:h,alpha:u}=i.paint,p=Rl(i,h);if(i.line==="dashed"||i.line==="dotte\
d")return this.dashes(t,e.rect,i,o);const g=`${Tl(i.side,e.rect,d?Cl(l,e):l).map(([w,b],x)=>`${c.x(w).toFixed(3)} ${c.y(b).toFixed(3)} ${x===0?"m":"l"}`).join("\
 ")} h`;if(!d)this.canvas.draw(o,void 0,r,{kind:"shape",path:g,fill:p,alpha:u*a});else{const w={on:()=>({clip:g})},b=`${yt(e.rect,e.corners,c)} ${f}`;this.canvas.
draw(o,void 0,[...r,w],{kind:"shape",path:b,fill:p,alpha:u*a,hasHoles:!0})}}dashes({scopes:t,opacity:e},{left:n,top:i,right:o,bottom:r},{side:a,width:c,line:l,paint:d},f){
const{canvas:h}=this,u=this.points(f),p=c/2,m=a==="top"||a==="bottom",g=a==="top"?i+p:r-p,w=a==="left"?n+p:o-p,b=m?o-n:r-i,x=l==="dotted"?c:Qi(c),k=Math.max(Math.
round(b/x/2-.5),0),S=b/(2*k+1),M=[];for(let v=0;v<=Math.min(k,2e3);v++){const C=v*2*S,$=m?{left:n+C,right:n+C+S,top:g-p,bottom:g+p}:{top:i+C,bottom:i+C+S,left:w-
p,right:w+p},A=l==="dotted"?c/2:0;M.push(yt($,Array.from({length:4},()=>[A,A]),u))}h.draw(f,void 0,t,{kind:"shape",path:M.join(" "),fill:d.color,alpha:d.alpha*e})}outlineOf(t,e){
const{style:n,rect:i}=t,o=-(n.outlineOffset+n.outlineWidth),r={top:o,right:o,bottom:o,left:o},a=n.outlineWidth,c=this.slice(Rt(i,r),vn,e);this.ring(t,c,{top:a,right:a,
bottom:a,left:a},n.outlineColor??n.color,e)}}const xl=[{px:0,percent:0},{px:0,percent:0}],Qi=s=>(s>=3?2:3)*s,kl={color:[1,1,1],alpha:1},Ml=(s,t)=>({top:s.top+t.
top,right:s.right+t.right,bottom:s.bottom+t.bottom,left:s.left+t.left}),Ol=({top:s,right:t,bottom:e,left:n},i)=>({top:s*i,right:t*i,bottom:e*i,left:n*i}),Sl=(s,t)=>[
{side:"top",width:t.top,line:s.borderTopStyle,paint:s.borderTopColor??s.color},{side:"right",width:t.right,line:s.borderRightStyle,paint:s.borderRightColor??s.color},
{side:"bottom",width:t.bottom,line:s.borderBottomStyle,paint:s.borderBottomColor??s.color},{side:"left",width:t.left,line:s.borderLeftStyle,paint:s.borderLeftColor??
s.color}],vl=(s,t)=>s.alpha===t.alpha&&s.color.every((e,n)=>e===t.color[n]);function Rl({line:s,side:t},e){const n=t==="top"||t==="left";return s==="inset"||s===
"groove"?n?Yi(e,.66):e:s==="outset"||s==="ridge"?n?e:Yi(e,.66):e}function Tl(s,t,e){switch(s){case"top":return[[t.left,t.top],[t.right,t.top],[e.right,e.top],[e.
left,e.top]];case"bottom":return[[t.left,t.bottom],[t.right,t.bottom],[e.right,e.bottom],[e.left,e.bottom]];case"left":return[[t.left,t.top],[e.left,e.top],[e.left,
e.bottom],[t.left,t.bottom]];case"right":return[[t.right,t.top],[e.right,e.top],[e.right,e.bottom],[t.right,t.bottom]]}}function Cl(s,{rect:t,corners:e}){const[
n,i]=[(t.right-t.left)/2,(t.bottom-t.top)/2],o=Math.min(e.reduce((r,[a,c])=>Math.max(r,a,c),0),n,i);return{left:Math.max(s.left,t.left+(s.left>t.left?o:0)),top:Math.
max(s.top,t.top+(s.top>t.top?o:0)),right:Math.min(s.right,t.right-(s.right<t.right?o:0)),bottom:Math.min(s.bottom,t.bottom-(s.bottom<t.bottom?o:0))}}const Ll=5e3,
Ji=10;class El{canvas;layout;constructor(t,e){this.canvas=t,this.layout=e}*paint({view:t,fit:e,nodes:n},i,o,r){const a={width:i.right-i.left,height:i.bottom-i.top},
c=o.x(1)-o.x(0),l=[c,0,0,-c,o.x(i.left),o.y(i.top)],d=t?(0,_.lw)(Os(t,e,a),l):l;yield*this.nodes(n,{...r,scopes:[...r.scopes,{on:()=>({matrix:d})}]})}*nodes(t,e){
for(const n of t)if(yield Ll,n.kind==="group")yield*this.group(n,e);else if(n.kind==="text")this.text(n.runs,e);else{const{path:i,fill:o,stroke:r}=n,a=this.canvas.
draw.bind(this.canvas,e.page,e.element,e.scopes);o&&a({kind:"shape",path:i,fill:o.paint,alpha:o.alpha,hasHoles:o.hasHoles}),r&&a({kind:"outline",path:i,...r})}}*group({
matrix:t,clip:e,clipHasHoles:n,opacity:i,nodes:o},r){const a={...t&&{matrix:t},...e!==void 0&&{clip:e,hasHoles:n},...i<1&&{opacity:i}},c=Object.keys(a).length===
0;yield*this.nodes(o,c?r:{...r,scopes:[...r.scopes,{on:()=>a}]})}text(t,e){let[n,i]=[0,0];for(let o=0;o<t.length;){let r=o+1;for(;r<t.length&&t[r].x===void 0&&t[r].
y===void 0;)r++;const a=t.slice(o,r).map(f=>({run:f,word:this.wordOf(f)})),c=a.reduce((f,{run:h,word:u})=>f+h.dx+to(h,u),0),{anchor:l}=a[0].run.style.drawn,d=l===
"middle"?.5:l==="end"?1:0;n=(a[0].run.x??n)-c*d,i=a[0].run.y??i;for(const{run:f,word:h}of a)n+=f.dx,i+=f.dy,this.run(f,h,n,i,e),n+=to(f,h);o=r}}wordOf({text:t,style:e}){
return this.layout.typefaces.word(t,this.layout.faceOf(e),e.direction==="rtl")}run({style:t,paint:e},n,i,o,{page:r,element:a,scopes:c}){const l=t.fontSize/Ji;if(l<=
0)return;const d=[l,0,0,-l,i,o+t.drawn.drop*t.fontSize];this.canvas.draw(r,a,[...c,{on:()=>({matrix:d})}],{kind:"text",x:0,y:0,size:Ji,color:e.color,alpha:e.alpha,
words:[n],oblique:t.fontStyle==="italic"&&re(t)==="Mono",spacing:t.letterSpacing/l})}}function to({style:s,text:t},{width:e}){return e*s.fontSize/1e3+s.letterSpacing*
Array.from(t).length}const Il={underline:-.11,"line-through":.27,overline:.92},Wl=.055;class Bl{canvas;boxes;constructor(t,e){this.canvas=t,this.boxes=e}under({
inlines:t},{x:e,top:n,opacity:i,scopes:o}){for(const{x:r,y:a,width:c,height:l,box:d,isFirst:f,isLast:h}of t){const{style:u}=d,p={top:u.borderTopWidth,right:h?u.
borderRightWidth:0,bottom:u.borderBottomWidth,left:f?u.borderLeftWidth:0},m={left:e+r,top:n+a,right:e+r+c,bottom:n+a+l},g={top:0,right:0,bottom:0,left:0};this.boxes.
paint({rect:m,style:u,border:p,padding:g,images:d.images,opacity:i*u.opacity,scopes:o})}}text(t,e){const{canvas:n}=this,{style:i,owner:o}=t;if(i.visibility!=="v\
isible")return;const{page:r,opacity:a,scopes:c}=e,l=e.element&&(o?.in(e.element)??e.element),[d,f]=[e.x+t.x,n.snap(r,e.top+t.y)];n.draw(r,l,c,...this.inks(t,d,f,
r,a));const h=o?.linking;if(!e.element||!h?.link)return;const{scale:u}=n,[p,m]=[n.x(r,d),n.y(r,f)],g=i.fontSize*u;n.link(r,h.in(e.element),[p,m-g*.25,p+t.width*
u,m+g*.9],h.link,c)}inks(t,e,n,i,o){const{canvas:r}=this,{style:a,words:c,width:l}=t,{color:d,alpha:f}=a.color,h=a.fontSize*r.scale,[u,p]=[r.x(i,e),r.y(i,n)],m=a.
fontStyle==="italic"&&re(a)==="Mono",g=[],w=(x,k)=>{const S=k.textDecorationColor??k.color,M=Math.max(Wl*h,.4),v=p+Il[x]*h;(0,G.RZ)(g,Nl(u,v,l*r.scale,M,k.textDecorationStyle,
S.color,S.alpha*o))},b=Al(t);for(const[x,k]of b)x!=="line-through"&&w(x,k);g.push({kind:"text",x:u,y:p,size:h,color:d,words:c,oblique:m,bolder:Yc(a)*h,spacing:a.
letterSpacing*r.scale,alpha:f*o});for(const[x,k]of b)x==="line-through"&&w(x,k);return g}}const Al=({style:s})=>[...s.textDecorationLine].map(t=>[t,s]);function Nl(s,t,e,n,i,o,r){
const a=(l,d,f)=>`${l.toFixed(3)} ${d.toFixed(3)} ${f.toFixed(3)} ${n.toFixed(3)} re`;if(i==="dotted"||i==="dashed"){const l=n*(i==="dotted"?2:5),d=n*(i==="dott\
ed"?1:3),f=[];for(let h=0;h<e&&f.length<1e3;h+=l)f.push(a(s+h,t,Math.min(d,e-h)));return[{kind:"shape",path:f.join(" "),fill:o,alpha:r}]}return[{kind:"shape",path:i===
"double"?`${a(s,t,e)} ${a(s,t-2*n,e)}`:a(s,t,e),fill:o,alpha:r}]}class zl{canvas;layout;boxes;texts;drawings;constructor(t,e){this.canvas=t,this.layout=e,this.boxes=
new yl(t),this.texts=new Bl(t,this.boxes),this.drawings=new El(t,e)}*paint(t,e=!1){yield*this.context(t,{opacity:1,scopes:[],isArtifact:e,over:[]})}*context(t,e){
const n=[];yield*this.box(t,{...e,over:n});const i=n.map((o,r)=>({one:o,index:r})).sort((o,r)=>o.one.order-r.one.order||o.index-r.index);for(const{one:o}of i)yield*this.
context(o.placed,o.around)}*box(t,e){yield dt/2;const{laid:n}=t,{style:i}=n.box,o=[...e.scopes];if(n.shift&&o.push(this.shiftOf(n.shift)),i.transform.length>0&&
o.push(this.turnOf(t)),e.opacity*i.opacity===0)return;const r=i.opacity<1&&(yield*nl(t));r&&o.push({on:()=>({opacity:i.opacity})});const a=r?e.opacity:e.opacity*
i.opacity;this.background(t,o,a),n.box.marker&&il(this.canvas,this.layout,t,{opacity:a,scopes:o,isArtifact:e.isArtifact}),this.mark(t,o),i.overflow==="hidden"&&
this.clip(t,o);const c={...e,opacity:a,scopes:o};n.box.replaced&&(yield*this.picture(t,c,void 0)),yield*this.inside(t,c)}*inside(t,e){const{laid:n}=t;for(const o of t.
children)yield*this.child(o,e);for(const{head:o}of t.heads)yield*this.child(o,{...e,isArtifact:!0});for(const o of t.apart)yield*this.child(o,e);const i=e.isArtifact?
void 0:n.box.element??void 0;for(const{line:o,top:r,atoms:a}of t.lines){yield dt/4;const c=this.canvas.pageAt(r),l={x:t.x,top:r,page:c,element:i,opacity:e.opacity,
scopes:e.scopes};this.texts.under(o,l);for(const d of o.texts)this.texts.text(d,{...l,page:this.canvas.pageAt(r+d.y-d.style.fontSize/2)});for(const[d,f]of a.entries())
yield*this.atom(f,o.atoms[d].owner,i,e)}}*child(t,e){const{style:n}=t.laid.box;n.position!=="static"||n.opacity<1||n.transform.length>0?e.over.push({placed:t,around:e,
order:n.zIndex==="auto"?0:n.zIndex}):yield*this.box(t,e)}*atom(t,e,n,i){const{box:o}=t.laid,r=n&&(e?.in(n)??n);if(r&&o.element&&o.replaced&&!o.element.parent&&r.
adopt(o.element),o.replaced&&r&&e){this.background(t,i.scopes,i.opacity),yield*this.picture(t,i,o.element?e:void 0,r);return}yield*this.child(t,i)}background(t,e,n){
const{laid:i,x:o,top:r,bottom:a}=t,{box:c}=i,l=a-r,d=i.frame&&i.frame.height<i.height?{top:r+i.frame.top,bottom:r+i.frame.top+i.frame.height+l-i.height}:{top:r,
bottom:a},f={left:o,right:o+i.width,...d},{style:h}=c;if(h.display==="table-cell"&&h.emptyCells==="hide"&&i.lines.length===0&&i.children.length===0&&h.borderCollapse===
"separate")return;const u=c.inner==="table"&&h.borderCollapse==="collapse",p={top:0,right:0,bottom:0,left:0},m=c.known.get("edges"),g=u||m?p:i.border;if(this.boxes.
paint({rect:f,style:h,border:g,padding:i.padding,images:c.images,opacity:n,scopes:e}),!m)return;const w={top:m.top.width,right:m.right.width,bottom:m.bottom.width,
left:m.left.width},b={...h,backgroundColor:void 0,backgroundImage:[],boxShadow:[],borderTopStyle:m.top.line,borderRightStyle:m.right.line,borderBottomStyle:m.bottom.
line,borderLeftStyle:m.left.line,borderTopColor:m.top.paint,borderRightColor:m.right.paint,borderBottomColor:m.bottom.paint,borderLeftColor:m.left.paint},x={left:f.
left-w.left/2,right:f.right+w.right/2,top:f.top-w.top/2,bottom:f.bottom+w.bottom/2};this.boxes.paint({rect:x,style:b,border:w,padding:p,images:void 0,opacity:n,
scopes:e})}mark({laid:t,x:e,top:n},i){const{place:o}=t.box;if(!o||o.sheet)return;const r=Math.min(this.canvas.pageAt(n),this.canvas.last);o.sheet=this.canvas.sheet(
r);const[a,c]=[this.canvas.x(r,e),this.canvas.y(r,n)];o.top=this.canvas.moved(r,[a,c,a,c],i)[3]+6}clip({laid:t,x:e,top:n,bottom:i},o){const{style:r}=t.box,a=Rt(
{left:e,top:n,right:e+t.width,bottom:i},t.border),c=Rn(r,t.width,t.height);o.push({on:l=>({clip:yt(a,c,this.boxes.points(l))})})}shiftOf({x:t,y:e}){const{scale:n}=this.
canvas;return{on:()=>({matrix:[1,0,0,1,t*n,-e*n]})}}turnOf({laid:t,x:e,top:n}){const{canvas:i}=this,{style:o}=t.box,r=e+I(o.transformOrigin[0],t.width),a=n+I(o.
transformOrigin[1],t.height);let c=[1,0,0,1,0,0];for(const l of[...o.transform].reverse())c=(0,_.lw)(c,l.kind==="matrix"?l.values:[1,0,0,1,I(l.x,t.width),I(l.y,
t.height)]);return{on:l=>{const[d,f,h,u,p,m]=c,[g,w]=[i.x(l,r),i.y(l,a)],b=[d,-f,-h,u,p*i.scale,-m*i.scale];return{matrix:(0,_.lw)((0,_.lw)([1,0,0,1,-g,-w],b),[
1,0,0,1,g,w])}}}}*picture(t,e,n,i){const{box:o,border:r,padding:a,width:c,height:l}=t.laid,{replaced:d,style:f}=o;if(!d||f.visibility!=="visible")return;const{x:h,
top:u}=t,p=Rt(Rt({left:h,top:u,right:h+c,bottom:u+l},r),a),m=this.canvas.pageAt(u),g=this.boxes.points(m),w={page:m,element:e.isArtifact?void 0:o.element??void 0,
scopes:e.scopes};if(d.image)this.image(d.image,f,p,w);else if(d.drawing)yield*this.drawings.paint(d.drawing,p,g,w);else return;const b=n?.linking?.link;if(!i||!b)
return;const x=[g.x(p.left),g.y(p.bottom),g.x(p.right),g.y(p.top)];this.canvas.link(m,i,x,b,e.scopes)}image(t,e,n,{page:i,element:o,scopes:r}){const{canvas:a}=this,
c=this.boxes.points(i),l=Pl(n,t.displayed,e.objectFit),d=Rn(e,n.right-n.left,n.bottom-n.top),f=d.some(([g])=>g>0),h=l.left<n.left-.01||l.top<n.top-.01,u={on:()=>({
clip:yt(n,d,c)})},p=(0,_.lw)(t.upright,[c.x(l.right)-c.x(l.left),0,0,c.y(l.top)-c.y(l.bottom),c.x(l.left),c.y(l.bottom)]),m=a.sheet(i).image(t);a.draw(i,o,f||h?
[...r,u]:r,{kind:"image",name:m,matrix:p})}}function Pl(s,t,e){if(e==="fill")return s;const[n,i]=[s.right-s.left,s.bottom-s.top],[o,r]=[n/t.width,i/t.height],a=Math.
min(o,r),c=e==="cover"?Math.max(o,r):e==="none"?1:e==="scale-down"?Math.min(a,1):a,[l,d]=[(n-t.width*c)/2,(i-t.height*c)/2];return{left:s.left+l,top:s.top+d,right:s.
right-l,bottom:s.bottom-d}}class De{box;x=0;y=0;width=0;height=0;border=je;padding=je;children=[];apart=[];lines=[];flow="sequence";firstBaseline;lastBaseline;shift;after=new Lt;head;frame;isFromBottom=!1;constructor(t){
this.box=t}get contentWidth(){return this.width-this.border.left-this.border.right-this.padding.left-this.padding.right}}const je={top:0,right:0,bottom:0,left:0};
class Lt{most;least;constructor(t=0,e=0){this.most=t,this.least=e}get size(){return this.most+this.least}add(t){return t===0?this:new Lt(Math.max(this.most,t),Math.
min(this.least,t))}join({most:t,least:e}){return new Lt(Math.max(this.most,t),Math.min(this.least,e))}}const rt=s=>s==="auto"||s==="none",R=(s,t)=>s==="auto"?0:
I(s,t),Et=({marginTop:s,marginRight:t,marginBottom:e,marginLeft:n},i)=>({top:R(s,i),right:R(t,i),bottom:R(e,i),left:R(n,i)}),it=({borderTopWidth:s,borderRightWidth:t,
borderBottomWidth:e,borderLeftWidth:n})=>eo(s,t,e,n),eo=(s,t,e,n)=>s===0&&t===0&&e===0&&n===0?je:{top:s,right:t,bottom:e,left:n},at=({paddingTop:s,paddingRight:t,
paddingBottom:e,paddingLeft:n},i)=>eo(Math.max(I(s,i),0),Math.max(I(t,i),0),Math.max(I(e,i),0),Math.max(I(n,i),0)),W=({left:s,right:t})=>s+t,B=({top:s,bottom:t})=>s+
t;function $l(s,t){const e=new De(s);return e.border=it(s.style),e.padding=at(s.style,t),e}function P(s,t,e,n){if(typeof s=="string"||s.percent!==0&&t===void 0)
return;if(s.fills)return Math.max((t??0)-Hl(s.fills,n,t??0),e);const i=I(s,t??0);return Math.max(n.boxSizing==="border-box"?Math.max(i,e):i+e,0)}const Hl=(s,{marginLeft:t,
marginRight:e,marginTop:n,marginBottom:i},o)=>s==="across"?R(t,o)+R(e,o):R(n,o)+R(i,o);function ot(s,t,e,n){const i=P(t.maxWidth,e,n,t)??1/0,o=P(t.minWidth,e,n,
t)??0;return Math.max(Math.min(s,i),o,n)}function mt(s,t,e,n){const i=P(t.maxHeight,e,n,t)??1/0,o=P(t.minHeight,e,n,t)??0;return Math.max(Math.min(s,i),o,n)}function le(s,t,e){
const n=t.aspectRatio??1;return t.boxSizing==="border-box"?s*n:Math.max(s-e.down,0)*n+e.across}function no(s,t,e){const n=t.aspectRatio??1;return t.boxSizing===
"border-box"?s/n:Math.max(s-e.across,0)/n+e.down}function Ge(s,t,e,n){if(t.aspectRatio===void 0||t.width!=="auto")return s;const i=P(t.maxHeight,e,n.down,t),o=P(
t.minHeight,e,n.down,t),r=i===void 0?s:Math.min(s,le(i,t,n));return o===void 0?r:Math.max(r,le(o,t,n))}function so({left:s,right:t,top:e,bottom:n,direction:i},{
width:o,height:r}){const a=(m,g)=>m==="auto"||m.percent!==0&&g===void 0?void 0:I(m,g??0),[c,l,d,f]=[a(s,o),a(t,o),a(e,r),a(n,r)],h=l===void 0?void 0:-l,u=(i==="\
rtl"?h??c:c??h)??0,p=d??-(f??0);return u===0&&p===0?void 0:{x:u,y:p}}function Fe(s,t,e){switch(io(s,t)){case"center":return{before:t/2,between:0};case"flex-end":case"\
end":case"right":return{before:t,between:0};case"space-between":return{before:0,between:e>1&&t>0?t/(e-1):0};case"space-around":return t>0&&e>0?{before:t/e/2,between:t/
e}:{before:0,between:0};case"space-evenly":return t>0?{before:t/(e+1),between:t/(e+1)}:{before:0,between:0};default:return{before:0,between:0}}}const io=(s,t)=>s.
startsWith("safe ")?t<0?"start":s.slice(5):s;function Tn(s,t,e=!1){const n=io(s,t);return n==="center"?t/2:(n==="flex-end"||n==="end"||n==="right")!==(e&&(n!=="\
start"&&n!=="end"&&n!=="left"&&n!=="right"))?t:0}const de=(s,t=!1)=>Tn(s==="space-around"||s==="space-evenly"?"center":s,1,t),fe=s=>s==="normal"||s==="stretch",
Cn=({alignSelf:s},{alignItems:t})=>fe(s==="auto"?t:s),oo=(s,t)=>s==="self-start"?t?"end":"start":s==="self-end"?t?"start":"end":s,Dl={x:0,y:0},Zt=new WeakMap;function he(s,t,{
share:e=Dl,...n}){const i={box:t,share:e,...n},o=Zt.get(s);o?o.push(i):Zt.set(s,[i])}const ro=({style:s})=>s.position!=="static"||s.transform.length>0||s.isContained;
function jl(s){const t=[...Zt.get(s)??[]];Zt.delete(s);const e=(n,i,o)=>{for(const r of Zt.get(n)??[])t.push({...r,x:r.x+i,y:r.y+o});Zt.delete(n)};for(const n of s.
children)e(n,n.x,n.y);for(const n of s.apart)e(n,n.x,n.y);for(const n of s.lines)for(const{laid:i}of n.atoms)e(i,i.x,n.y+i.y);return t}class Gl{laid;layout;width;sizes;xs;sinks=new Map;constructor(t,e,n,i){
this.laid=t,this.layout=e,this.width=n,this.sizes=i;const{columnSizes:o,columnGap:r}=i;this.xs=Ln(o,r,n,t.box.style.justifyContent)}areaWidth({column:t,columns:e}){
const n=t+e-1;return this.xs[n]+this.sizes.columnSizes[n]-this.xs[t]}alignmentOf({style:t}){const{justifyItems:e,alignItems:n,direction:i}=this.laid.box.style,o=t.
justifySelf==="auto"?e:t.justifySelf;return{x:oo(o,t.direction!==i),y:oo(t.alignSelf==="auto"?n:t.alignSelf,!1)}}widthIn(t){const{style:e,inner:n}=t.box,i=this.
areaWidth(t);if(!rt(e.width)||n==="image"||e.marginLeft==="auto"||e.marginRight==="auto"||!fe(this.alignmentOf(t.box).x)||e.aspectRatio!==void 0&&typeof e.height==
"object")return;const o=W(it(e))+W(at(e,i));return ot(i-R(e.marginLeft,i)-R(e.marginRight,i),e,i,o)}layItem(t,e,n){const i=this.areaWidth(t);return this.layout.
layOut(t.box,{width:i,height:e,fixedWidth:this.widthIn(t),fixedHeight:n,shrinks:!0})}*heightDemands(t){const e=[],n=new Map,i=new Map;for(const o of t){const r=yield*this.
layItem(o,void 0);e.push(r.height);const{marginTop:a,marginBottom:c}=o.box.style;if(this.alignmentOf(o.box).y!=="baseline"||a==="auto"||c==="auto")continue;const l=R(
a,this.areaWidth(o))+(r.firstBaseline??r.height);i.set(o,l),n.set(o.row,Math.max(n.get(o.row)??0,l))}for(const[o,r]of i)this.sinks.set(o,n.get(o.row)-r);return t.
map((o,r)=>this.heightDemand(o,e[r]))}heightDemand(t,e){const n=e+B(Et(t.box.style,this.areaWidth(t)))+(this.sinks.get(t)??0),{overflow:i,height:o,minHeight:r}=t.
box.style,a=rt(o)&&!rt(r)?P(r,void 0,0,t.box.style):void 0,c=i==="hidden"&&rt(o)?0:a===void 0?n:Math.min(a+n-e,n),l=rt(o)&&rt(r);return{from:t.row,count:t.rows,
isFree:l,floor:c,least:n,most:n}}*place(t,{rowSizes:e,rowGap:n,height:i}){const{laid:o}=this,{style:r}=o.box,a=Ln(e,n,i,r.alignContent),c=o.border.left+o.padding.
left,l=o.border.top+o.padding.top,d=r.direction==="rtl";for(const f of t){yield dt/10;const h=f.row+f.rows-1,u=a[h]+e[h]-a[f.row],p=this.areaWidth(f),m=yield*this.
fill(f,p,u),{top:g,bottom:w,left:b,right:x}=Et(f.box.style,p),{marginLeft:k,marginRight:S,marginTop:M,marginBottom:v}=f.box.style,C=this.alignmentOf(f.box),$=p-
m.width-b-x,A=d?this.width-m.width-this.xs[f.column]-x-En(S,k,C.x,$):this.xs[f.column]+b+En(k,S,C.x,$),j=this.sinks.get(f);m.x=c+A,m.y=l+a[f.row]+g,m.y+=j??En(M,
v,C.y,u-m.height-g-w),o.children.push(m)}o.flow="bands",this.takeBaselines(t)}takeBaselines(t){const{laid:e}=this,n=t.findIndex(r=>r.row===0&&this.sinks.has(r)),
i=e.children[Math.max(n,0)];i&&(e.firstBaseline=i.y+(i.firstBaseline??i.height));const o=e.children.at(-1);o&&(e.lastBaseline=o.y+(o.lastBaseline??o.height))}*fill(t,e,n){
const{style:i,inner:o}=t.box,r=this.alignmentOf(t.box).y;if(!(fe(r)&&rt(i.height)&&i.marginTop!=="auto"&&i.marginBottom!=="auto"&&o!=="image")||i.aspectRatio!==
void 0&&r!=="stretch")return yield*this.layItem(t,n);const c=B(it(i))+B(at(i,e)),l=mt(n-B(Et(i,e)),i,n,c);return yield*this.layItem(t,n,l)}keepPlace(t,{rowSizes:e,
rowGap:n,height:i},o){const{laid:r,width:a}=this,{border:c,padding:l}=r,d=r.box.style.direction==="rtl",f=this.alignmentOf(t),h={x:de(f.x),y:de(f.y)};d&&(h.x=1-
h.x);let[u,p,m,g]=[c.left+l.left,c.top+l.top,a,i];if(o){const{alignContent:b}=r.box.style,x=Ln(e,n,i,b),[k,S]=ao(o.column,{starts:this.xs,sizes:this.sizes.columnSizes}),
[M,v]=ao(o.row,{starts:x,sizes:e}),C=Ot=>Ot===void 0?void 0:a-Ot,[$,A]=d?[C(S),C(k)]:[k,S],j=A??a+l.right,q=v??i+l.bottom;m=j-($??-l.left),g=q-(M??-l.top),u+=$??
-l.left,p+=M??-l.top}const w=o&&{x:u,y:p,width:Math.max(m,0),height:Math.max(g,0)};he(r,t,{x:u+h.x*m,y:p+h.y*g,share:h,area:w})}}function Ln(s,t,e,n){const i=s.
reduce((l,d)=>l+d,0)+Math.max(s.length-1,0)*t,{before:o,between:r}=Fe(n,e-i,s.length),a=[];let c=o;for(const l of s)a.push(c),c+=l+t+r;return a}function ao([s,t],{
starts:e,sizes:n}){const i=e.map((r,a)=>r+n[a]),o=r=>r!==void 0&&r>=0&&r<=n.length;return[o(s)?e[s]??i.at(-1)??0:void 0,o(t)?i[t-1]??e[0]??0:void 0]}function En(s,t,e,n){
if(s!=="auto"&&t!=="auto")return Tn(e,n);const i=Math.max(n,0);return s==="auto"?t==="auto"?i/2:i:0}const Fl=2e3,co=5e5,lo=(s,t)=>typeof s=="object"&&!("fr"in s)?
I(s,t):void 0;function fo(s,t,e){if(!s)return{tracks:[],names:new Map};const{tracks:n,names:i,auto:o}=s;if(!o)return{tracks:n,names:i};const r=({least:u,most:p})=>Math.
max(lo(p,t??0)??lo(u,t??0)??0,1),a=u=>u.reduce((p,m)=>p+r(m)+e,0),c=(t??0)+e-a(n),l=t===void 0?1:Math.max(Math.floor((c+.01)/a(o.tracks)),1),d=Math.min(l,Math.ceil(
Fl/o.tracks.length)),f=Array.from({length:d},()=>o.tracks).flat(),h=o.at+f.length;return{tracks:[...n.slice(0,o.at),...f,...n.slice(o.at)],names:_l(i,o,d),...o.
fits&&{fitted:[o.at,h]}}}function _l(s,t,e){const n=new Map([...s].map(([o,r])=>[o,[...r]])),i=(o,r)=>{const a=n.get(o);a?a.includes(r)||a.push(r):n.set(o,[r])};
for(let o=0;o<e;o++)for(const[r,a]of t.names)for(const c of a)i(r,t.at+o*t.tracks.length+c);for(const[o,r]of t.after)for(const a of r)i(o,a+e*t.tracks.length);return n}
function ho({fitted:s},t,e,n){const i=new Set;if(s)for(const[a,c]of n)for(let l=a;l<a+c;l++)i.add(l);const o=a=>!s||a<s[0]+t||a>=s[1]+t||i.has(a),r=[0];for(let a=0;a<
e;a++)r.push(r[a]+(o(a)?1:0));return r}function Ul(s,t,e,n){const{gridTemplateAreas:i}=t,o=Math.max(e.tracks.length,i[0]?.length??0),r=Math.max(n.tracks.length,
i.length),a=s.map(m=>({box:m,column:uo(m.style.gridColumnStart,m.style.gridColumnEnd,o,In(e.names,i,"columns")),row:uo(m.style.gridRowStart,m.style.gridRowEnd,r,
In(n.names,i,"rows"))})),c={columns:-a.reduce((m,{column:g})=>Math.min(m,g.start??0),0),rows:-a.reduce((m,{row:g})=>Math.min(m,g.start??0),0)},l=t.gridAutoFlow.
startsWith("column"),d=l?{count:r,before:c.rows}:{count:o,before:c.columns},h=new Yl(a,{...d,isColumn:l,isDense:t.gridAutoFlow.endsWith("dense"),down:l?c.columns:
c.rows}).place();let[u,p]=[o+c.columns,r+c.rows];for(const m of h)u=Math.max(u,m.column+m.columns),p=Math.max(p,m.row+m.rows);return{items:h,columns:Math.max(u,
1),rows:p,before:c}}function Kl({style:s},{gridTemplateAreas:t},{columns:e,rows:n,before:i}){const o=(r,a,c)=>{const l=c==="columns"?e:n,d=Math.max(l.tracks.length,
c==="columns"?t[0]?.length??0:t.length),f=In(l.names,t,c);let h=_e(r,d,f,"start"),u=_e(a,d,f,"end");h!==void 0&&a!=="auto"&&a.span!==void 0&&(u=h+a.span),u!==void 0&&
r!=="auto"&&r.span!==void 0&&(h=u-r.span),h!==void 0&&u!==void 0&&h>u&&([h,u]=[u,h]),h===u&&(u=void 0);const p=m=>m===void 0?void 0:m-1+i[c];return[p(h),p(u)]};
return{column:o(s.gridColumnStart,s.gridColumnEnd,"columns"),row:o(s.gridRowStart,s.gridRowEnd,"rows")}}function In(s,t,e){if(t.length===0)return s;const n=new Map(
s);for(const[i,o]of t.entries())for(const[r,a]of o.entries()){if(/^\.+$/.test(a))continue;const c=(e==="rows"?i:r)+1,[l]=n.get(`${a}-start`)??[c],[d]=n.get(`${a}\
-end`)??[c+1];n.set(`${a}-start`,[Math.min(l,c)]),n.set(`${a}-end`,[Math.max(d,c+1)])}return n}function _e(s,t,e,n){if(s==="auto"||s.span!==void 0)return;if(s.name!==
void 0){const o=e.get(`${s.name}-${n}`)??e.get(s.name);return o?.[(s.line??1)-1]??o?.[0]??void 0}const{line:i}=s;if(i!==void 0)return i>0?i:t+2+i}function uo(s,t,e,n){
const i=_e(s,e,n,"start"),o=_e(t,e,n,"end"),r=s!=="auto"&&s.span||t!=="auto"&&t.span||1;return i!==void 0&&o!==void 0?i===o?{start:i-1,count:1}:{start:Math.min(
i,o)-1,count:Math.abs(o-i)}:i!==void 0?{start:i-1,count:r}:o!==void 0?{start:o-1-r,count:r}:{start:void 0,count:r}}class Yl{wanted;packing;taken=new Set;placed=new Map;width;constructor(t,e){
this.wanted=t,this.packing=e;let n=e.count+e.before;for(const i of t){const{start:o,count:r}=this.across(i);n=Math.max(n,(o===void 0?0:o+e.before)+r)}this.width=
Math.max(n,1)}place(){const{wanted:t}=this;for(const i of t)this.across(i).start!==void 0&&this.along(i).start!==void 0&&this.put(i,this.along(i).start+this.packing.
down,this.across(i).start+this.packing.before);for(const i of t)!this.placed.has(i)&&this.along(i).start!==void 0&&this.placeIn(i,this.along(i).start+this.packing.
down);let[e,n]=[0,0];for(const i of t){if(this.placed.has(i))continue;this.packing.isDense&&([e,n]=[0,0]);const{start:o,count:r}=this.across(i),a=o===void 0?void 0:
o+this.packing.before;if(a!==void 0)for(a<n&&e++,n=a;!this.isFree(i,e,n);)e++;else for(;n+r>this.width||!this.isFree(i,e,n);)n+r>=this.width?[e,n]=[e+1,0]:n++;this.
put(i,e,n)}return t.map(i=>this.placed.get(i))}across({row:t,column:e}){return this.packing.isColumn?t:e}along({row:t,column:e}){return this.packing.isColumn?e:
t}placeIn(t,e){let n=0;for(;!this.isFree(t,e,n);)n++;this.put(t,e,n)}isFree(t,e,n){for(let i=0;i<this.along(t).count;i++)for(let o=0;o<this.across(t).count;o++)
if(this.taken.has((e+i)*1e4+n+o))return!1;return!0}put(t,e,n){const[i,o]=[this.along(t).count,this.across(t).count];if(e+i>9e3||n+o>9e3||this.taken.size+i*o>co)
throw(0,F.G6)([{field:"file",message:`has a grid of more than ${co} places; at most that many are allowed`}]);for(let a=0;a<i;a++)for(let c=0;c<o;c++)this.taken.
add((e+a)*1e4+n+c);const{isColumn:r}=this.packing;this.placed.set(t,{box:t.box,row:r?n:e,column:r?e:n,rows:r?o:i,columns:r?i:o})}}const Zl=500,Xl=s=>s==="auto"||
s==="min-content"||s==="max-content",Wn=({most:s})=>s==="auto"||s==="max-content";function ql(s){const t=({least:r,most:a,whole:c},l)=>Math.min(l==="least"?r:a,
c),e=({most:r})=>Xl(r),n=[{key:"base",wanted:r=>s?Math.max(r.floor,t(r,"least")):r.floor,affects:({least:r})=>r!=="fixed",beyond:e},{key:"base",wanted:({least:r})=>r,
affects:({least:r})=>r==="min-content"||r==="max-content",beyond:e},{key:"base",wanted:({most:r})=>r,affects:({least:r})=>r==="max-content",beyond:Wn}];s==="mos\
t"&&n.splice(2,0,{key:"base",wanted:r=>t(r,"most"),affects:({least:r})=>r==="auto"||r==="max-content",beyond:Wn});const i=()=>!0;return{bases:n,limits:[{key:"li\
mit",wanted:({least:r})=>r,affects:e,beyond:i},{key:"limit",wanted:({most:r})=>r,affects:Wn,beyond:i}]}}function*Vl(s,t,e){const n=new Set(s.flatMap(({tracks:r})=>r)),
{bases:i,limits:o}=ql(e);for(const r of i)yield*po(s,n,r,t);for(const r of n)r.limit=Math.max(r.limit,r.base);for(const r of o){const a=[...n].filter(({limit:c})=>c===
1/0);yield*po(s,n,r,t);for(const c of n)c.isOpen=!1;for(const c of a)c.isOpen=c.limit<1/0}for(const r of n)r.isOpen=!1,r.cap!==void 0&&(r.limit=Math.max(r.base,
Math.min(r.limit,r.cap)))}function*po(s,t,e,n){const{key:i}=e,o=r=>r[i]===1/0?r.base:r[i];for(const r of s){yield r.tracks.length*Zl;const a=r.tracks.filter(e.affects);
if(a.length===0)continue;const c=e.wanted(r)-(r.tracks.length-1)*n-r.tracks.reduce((l,d)=>l+o(d),0);Ql(Math.max(c,0),a,e)}for(const r of t)e.affects(r)&&(i==="b\
ase"?r.base+=r.more:r.limit=o(r)+r.more,r.more=0)}function Ql(s,t,{key:e,beyond:n}){const i=a=>{if(e==="base")return Math.max(a.limit-a.base,0);const c=a.isOpen||
a.limit===1/0?1/0:0;return a.cap===void 0?c:Math.min(c,Math.max(a.cap-(a.limit===1/0?a.base:a.limit),0))},o=t.map(a=>({one:a,room:i(a),more:0}));o.sort((a,c)=>a.
room===c.room?0:a.room-c.room);let r=s;for(const[a,c]of o.entries())c.more=Math.min(c.room,r/(o.length-a)),r-=c.more;if(r>.001){const a=o.filter(({one:l})=>n(l)),
c=a.length>0?a:o;for(const l of c)l.more+=r/c.length}for(const{one:a,more:c}of o)a.more=Math.max(a.more,c)}const mo=500;function Bn(s,t){if(!(typeof s!="object"||
"fr"in s))return s.percent!==0&&t===void 0?void 0:I(s,t??0)}const go=(s,t)=>typeof s=="string"?s:Bn(s,t)===void 0?"auto":"fixed";function*Ue(s,t,e){const{room:n,
gap:i,stretches:o,measures:r}=e,a=s.map(({least:h,most:u,limit:p})=>{const m=typeof u=="object"&&"fr"in u?u.fr:void 0,g=Bn(h,n)??0;return{least:go(h,n),most:m===
void 0?go(u,n):"flexible",factor:m??0,cap:p===void 0?void 0:I(p,n??0),base:g,limit:Math.max(Bn(u,n)??1/0,g),more:0,isOpen:!1}}),c=t.map(h=>Jl(h,a,e));yield c.reduce(
(h,{tracks:u})=>h+u.length*mo,mo);const l=({tracks:h})=>h.length>1&&h.some(({most:u})=>u==="flexible"),d=[...new Set(c.map(({tracks:h})=>h.length))].sort((h,u)=>h-
u);for(const h of d){const u=c.filter(p=>p.tracks.length===h&&!l(p));yield*Vl(u,i,r)}td(c.filter(l),i);for(const h of a)(h.limit===1/0||h.most==="flexible")&&(h.
limit=h.base);const f=Math.max(s.length-1,0)*i;return ed(a,f,e),r!=="least"&&nd(a,c,e),o&&n!==void 0&&sd(a,n-f),a.map(({base:h})=>h)}function Jl(s,t,{gap:e}){const n=t.
slice(s.from,s.from+s.count),o=n.every(({most:r})=>r==="fixed")?n.reduce((r,{limit:a})=>r+a,(n.length-1)*e):1/0;return{...s,tracks:n,whole:o,floor:s.isFree?Math.
min(s.floor,o):s.floor}}function td(s,t){const e=(n,i)=>{for(const o of s){const r=o.tracks.filter(({most:h,least:u})=>h==="flexible"&&i(u)),a=n(o)-(o.tracks.length-
1)*t,c=a-o.tracks.reduce((h,{base:u})=>h+u,0);if(r.length===0||c<=.001)continue;const l=o.tracks.reduce((h,u)=>h+(r.includes(u)?0:u.base),0),d=r.reduce((h,{factor:u})=>h+
u,0),f=d>0?(a-l)/d:0;for(const h of r)h.more=Math.max(h.more,d>0?f*h.factor-h.base:c/r.length)}for(const{tracks:o}of s)for(const r of o)r.base+=r.more,r.more=0};
e(({isFree:n,floor:i})=>n?0:i,n=>n==="auto"),e(({least:n})=>n,n=>n==="min-content"),e(({most:n})=>n,n=>n==="max-content")}function ed(s,t,{room:e,measures:n}){if(n===
"least")return;if(e===void 0){for(const r of s)r.base=r.limit;return}let i=e-t-s.reduce((r,{base:a})=>r+a,0);const o=s.filter(({base:r,limit:a})=>a>r);o.sort((r,a)=>r.
limit-r.base-(a.limit-a.base));for(const[r,a]of o.entries()){if(i<=.001)return;const c=Math.min(a.limit-a.base,i/(o.length-r));a.base+=c,i-=c}}function nd(s,t,{
room:e,gap:n}){const i=s.filter(({most:r})=>r==="flexible");if(i.length===0)return;let o=0;if(e===void 0){for(const{factor:r,base:a}of i)o=Math.max(o,a/Math.max(
r,1));for(const{tracks:r,most:a}of t)r.some(c=>c.most==="flexible")&&(o=Math.max(o,wo(r,a-(r.length-1)*n)))}else o=wo(s,e-Math.max(s.length-1,0)*n);for(const r of i)
r.base=Math.max(r.base,o*r.factor)}function wo(s,t){const e=s.filter(({most:o})=>o==="flexible");e.sort((o,r)=>r.base*o.factor-o.base*r.factor);let n=t-s.reduce(
(o,{most:r,base:a})=>o+(r==="flexible"?0:a),0),i=e.reduce((o,{factor:r})=>o+r,0);for(const{base:o,factor:r}of e){if(i<=0)return 0;const a=Math.max(n,0)/Math.max(
i,1);if(o<=a*r+.001)return a;n-=o,i-=r}return 0}function sd(s,t){const e=t-s.reduce((i,{base:o})=>i+o,0),n=s.filter(({most:i})=>i==="auto");if(!(e<=0||n.length===
0))for(const i of n)i.base+=e/n.length}function*id(s,t,e,n){const{style:i,children:o}=s.box,[r,a]=[Nn(i.columnGap,e.width),Nn(i.rowGap,e.height)],{items:c,columnTracks:l,
rowTracks:d,linesOf:f}=bo(o,i,e,{columns:r,rows:a}),h=[];for(const v of c)h.push(yield*xo(v,t,e.width));const u=yield*Ue(l,h,{room:e.width,gap:r,stretches:fe(i.
justifyContent)}),p=new Gl(s,t,e.width,{columnSizes:u,columnGap:r}),m=yield*p.heightDemands(c),g=(v,C)=>Ue(d,m,{room:v,gap:C,stretches:fe(i.alignContent)}),w=yield*g(
e.height,a),b=An(w)+Math.max(w.length-1,0)*a,x=e.height??rd(b,s,n.height),k=Nn(i.rowGap,x),M={rowSizes:e.height===void 0?yield*g(x,k):w,rowGap:k,height:x};yield*p.
place(c,M);for(const v of o)v.isPositioned&&p.keepPlace(v,M,ro(s.box)?f(v):void 0);return b}function*od({style:s,children:t},e){const n={width:0,height:void 0},
i=s.columnGap?.px??0,{items:o,columnTracks:r}=bo(t,s,{...n,width:void 0},{columns:i,rows:0}),a=[];for(const f of o)a.push(yield*xo(f,e,0));const[c,l]=[yield*Ue(
r,a,{room:void 0,gap:i,stretches:!1,measures:"least"}),yield*Ue(r,a,{room:void 0,gap:i,stretches:!1,measures:"most"})],d=Math.max(r.length-1,0)*i;return{least:An(
c)+d,most:An(l)+d}}const An=s=>s.reduce((t,e)=>t+e,0),Nn=(s,t)=>s?I(s,t??0):0;function rd(s,{box:t,border:e,padding:n},i){const o=B(e)+B(n);return mt(s+o,t.style,
i,o)-o}function bo(s,t,e,n){const i=s.filter(p=>!p.isPositioned);i.some(p=>p.style.order!==0)&&i.sort((p,m)=>p.style.order-m.style.order);const o=fo(t.gridTemplateColumns,
e.width,n.columns),r=fo(t.gridTemplateRows,e.height,n.rows),a=Ul(i,t,o,r),{before:c,items:l}=a,d=ho(o,c.columns,a.columns,l.map(({column:p,columns:m})=>[p,m])),
f=ho(r,c.rows,a.rows,l.map(({row:p,rows:m})=>[p,m])),h=yo(o.tracks,a.columns,t.gridAutoColumns,c.columns),u=yo(r.tracks,a.rows,t.gridAutoRows,c.rows);return{items:l.
map(p=>({...p,column:d[p.column],row:f[p.row]})),columnTracks:h.filter((p,m)=>d[m]!==d[m+1]),rowTracks:u.filter((p,m)=>f[m]!==f[m+1]),linesOf:p=>{const{column:m,
row:g}=Kl(p,t,{columns:o,rows:r,before:c}),w=(b,x)=>b===void 0?void 0:x[b]??b;return{column:[w(m[0],d),w(m[1],d)],row:[w(g[0],f),w(g[1],f)]}}}}function yo(s,t,e,n){
return Array.from({length:t},(i,o)=>{const r=o-n;if(r>=0&&r<s.length)return s[r];const a=r<0?e.length+r%e.length:r-s.length;return e[a%e.length]})}function*xo({
box:s,column:t,columns:e},n,i){yield dt/10;const{least:o,most:r}=yield*n.widthsOf(s),a=R(s.style.marginLeft,0)+R(s.style.marginRight,0),{minWidth:c,overflow:l}=s.
style,f=c==="auto"?l==="hidden"?0:o:P(c,i,0,s.style)??0,h=c==="auto"&&rt(s.style.width);return{from:t,count:e,isFree:h,floor:f+a,least:o+a,most:r+a}}function Tt({
style:s,inner:t,isItem:e}){const{display:n}=s;return e||t!=="blocks"&&t!=="lines"||s.overflow==="hidden"||s.isContained||n==="flow-root"||n==="inline-block"||n===
"table-cell"||n==="table-caption"||s.alignContent!=="normal"||s.float!=="none"||s.position==="absolute"||s.position==="fixed"}const ad=({box:s,border:t,padding:e})=>t.
top===0&&e.top===0&&!Tt(s)&&s.style.display!=="none",cd=({box:s,border:t,padding:e})=>t.bottom===0&&e.bottom===0&&!Tt(s)&&rt(s.style.height),ko=100;class Ke{sides=new Set;widths=[];add(t){
const{style:e}=t;if(!t.isPositioned){if(e.float!=="none")this.sides.add(e.float),this.widths.length<ko&&this.widths.push(P(e.width,void 0,0,e)??0);else if(Ye(t)){
const{sides:n,widths:i}=ld(t);for(const o of n)this.sides.add(o);(0,G.RZ)(this.widths,i.slice(0,ko-this.widths.length))}}}isCleared({clear:t}){return this.sides.
size>0&&(t==="both"||this.sides.has(t))}isBeside(t,e){if(this.sides.size===0||!Tt(t))return!0;let n=0;for(const i of this.widths){if(n>0&&n+i>e)break;n+=i}return n+
(P(t.style.width,e,0,t.style)??0)<=e}}function ld(s){const t=s.known.get("floats");if(t)return t;const e=new Ke;if(s.inner==="lines")for(const n of s.inlines)n.
kind==="apart"&&e.add(n.box);for(const n of s.children)e.add(n);return s.known.set("floats",e),e}function dd(s,t,e){let n=t,i=new Lt;const o=new Ke;for(let r=s;r&&
(i=i.add(R(r.style.marginTop,n)),!(r.inner!=="blocks"||Tt(r)||!Mo(r)));){const a=W(it(r.style))+W(at(r.style,n));n=Math.max(Oo(r,{width:n,height:void 0},a)-a,0);
let c;for(const l of r.children){if(l.isApart){o.add(l);continue}const{marginTop:d,marginBottom:f}=l.style,h=i.add(R(d,n));if(o.isCleared(l.style)||!o.isBeside(
l,n)||e(l.style,h))return i;if(c=l,!Ye(l))break;o.add(l),i=h.add(R(f,n)),c=void 0}r=c}return i}const Mo=({style:s})=>s.borderTopWidth===0&&s.paddingTop.px===0&&
s.paddingTop.percent===0;function Ye(s){let t=s.known.get("through");return t===void 0&&s.known.set("through",t=fd(s)),t}function fd(s){const{style:t}=s;if(Tt(s)||
s.replaced||s.marker||!Mo(s)||t.aspectRatio!==void 0||t.borderBottomWidth>0||t.paddingBottom.px!==0||t.paddingBottom.percent!==0||!rt(t.height)&&!(typeof t.height==
"object"&&t.height.px===0&&t.height.percent===0)||typeof t.minHeight=="object"&&(t.minHeight.px>0||t.minHeight.percent>0))return!1;if(s.inner==="lines")return s.
inlines.every(n=>n.kind==="text"?n.text.trim()===""&&!n.style.whiteSpace.startsWith("pre"):n.kind==="apart");if(s.inner!=="blocks")return!1;const e=new Ke;return s.
children.every(n=>!n.isApart&&(e.isCleared(n.style)||!Ye(n))?!1:(e.add(n),!0))}function Oo({style:s},t,e){const n=P(s.width,t.width,e,s),i=t.width-R(s.marginLeft,
t.width)-R(s.marginRight,t.width);return ot(n??i,s,t.width,e)}const Ze={width:300,height:150};function So({style:s,replaced:t},e,n){const[i,o]=[it(s),at(s,e.width)],
[r,a]=[W(i)+W(o),B(i)+B(o)],c={width:t?.width,height:t?.height},l=s.aspectRatio??(c.width!==void 0&&c.height!==void 0&&c.height>0?c.width/c.height:void 0);let f=typeof s.
width=="object"&&s.width.percent!==0&&e.width===0?void 0:P(s.width,e.width,r,s),h=P(s.height,e.height,a,s);const[u,p]=[f!==void 0,h!==void 0];f!==void 0&&(f-=r),
h!==void 0&&(h-=a),f===void 0&&h===void 0?(f=c.width??(c.height!==void 0&&l!==void 0?c.height*l:Ze.width),h=c.height??(l===void 0?Ze.height:f/l)):f===void 0?f=l===
void 0?c.width??Ze.width:h*l:h??=l===void 0?c.height??Ze.height:f/l;const m=ot(f+r,e.width===0?{...s,maxWidth:hd(s.maxWidth)}:s,e.width,r)-r;m!==f&&!p&&l!==void 0&&
(h=m/l);const g=mt(h+a,s,e.height,a)-a,w=g!==h&&!u&&l!==void 0?g*l:m,b=n.page.height-a,x=g>b&&b>0?b/g:1;return{width:w*x,height:g*x}}const hd=s=>typeof s=="obje\
ct"&&s.percent!==0?"none":s,vo=1e3,ud=65534,Ro=1e6;function ue(s){const t=s.known.get("grid");if(t)return t;const e=[],n=[],i=[],o=[],r=[];for(const h of s.children){
const{display:u}=h.style;u==="table-caption"?e.push(h):u==="table-column-group"||u==="table-column"?pd(h,n):u==="table-header-group"?(i.length===0?i:o).push(h):
u==="table-footer-group"?(r.length===0?r:o).push(h):h.isPositioned||o.push(h)}const a=[],c=[];for(const h of[...i,...o,...r]){const u=a.length;for(const p of h.
children)p.isPositioned||a.push(p);c.push({box:h,from:u,to:a.length})}const l=md(a,c),d=i.length>0?c[0].to:0,f={rows:a,groups:c,captions:e,headRows:d,columnBoxes:n,
...l,columns:Math.max(l.columns,n.length)};return s.known.set("grid",f),f}function pd(s,t){const e=s.children.filter(({style:n})=>n.display==="table-column");for(const n of e.
length>0?e:[s])for(let i=Math.min(n.span.columns,vo);i>0;i--)t.push(n)}function md(s,t){const e=[];let n=0,i=0,o=0,r=[];for(const[a,{children:c}]of s.entries()){
for(;t[o].to<=a;)o++,r=[];let l=0;for(const d of c){if(d.isPositioned)continue;for(;(r[l]??0)>a;)l++;const f=Math.min(Math.max(d.span.columns,1),vo),h=t[o].to,u=d.
span.rows===0?h-a:Math.min(Math.max(d.span.rows,1),h-a,ud);if(e.push({box:d,row:a,column:l,rows:u,columns:f}),i+=f*u,i>Ro)throw(0,F.G6)([{field:"file",message:`\
has a table of more than ${Ro} places for cells; at most that many are allowed`}]);if(u>1)for(let p=l;p<l+f;p++)r[p]=a+u;l+=f}n=Math.max(n,l)}return{cells:e,columns:n}}
const gd={top:"Top",right:"Right",bottom:"Bottom",left:"Left"},zn={top:"bottom",right:"left",bottom:"top",left:"right"},To=["double","solid","dashed","dotted","\
ridge","outset","groove","inset","none"];function Mt(s,t){const e=gd[t];return{width:s[`border${e}Width`],line:s[`border${e}Style`],paint:s[`border${e}Color`]??
s.color}}function Xt(s,t){return s.line==="hidden"||t.line==="hidden"?s.line==="hidden"?s:t:s.line==="none"||t.line==="none"?s.line==="none"?t:s:s.width!==t.width?
s.width>t.width?s:t:To.indexOf(t.line)<To.indexOf(s.line)?t:s}function Co(s){const t=s.known.get("collapsed");if(t)return t;const e=ue(s),n=bd(e),i=new Map,o=new Map;
for(const a of e.cells){const c=d=>yd(a,d,s,e,n),l={top:c("top"),right:c("right"),bottom:c("bottom"),left:c("left")};i.set(a.box,l),o.set(a.box,wd(l))}const r={
table:xd(e,i,s),cells:o,edges:i};return s.known.set("collapsed",r),r}const xt=({width:s,line:t})=>t==="none"||t==="hidden"?0:s/2,wd=({top:s,right:t,bottom:e,left:n})=>({
top:xt(s),right:xt(t),bottom:xt(e),left:xt(n)});function bd({cells:s,columns:t}){const e=new Map;for(const n of s)for(let i=n.row;i<n.row+n.rows;i++)for(let o=n.
column;o<n.column+n.columns;o++)e.set(i*t+o,n);return e}function yd(s,t,e,n,i){const{row:o,column:r,rows:a,columns:c}=s;let l=Mt(s.box.style,t);const d=t==="top"||
t==="bottom",f=t==="top"?o-1:t==="bottom"?o+a:t==="left"?r-1:r+c,h=d?n.rows.length:n.columns,[u,p]=d?[r,r+c]:[o,o+a],m=new Set;for(let g=u;g<p&&m.size<64;g++){const w=i.
get(d?f*n.columns+g:g*n.columns+f);w&&f>=0&&f<h&&m.add(w)}for(const g of m)l=Xt(l,Mt(g.box.style,zn[t]));if(d){const g=n.rows[t==="top"?o:o+a-1],w=n.rows[f];g&&
(l=Xt(l,Mt(g.style,t))),w&&(l=Xt(l,Mt(w.style,zn[t])));for(const{box:b,from:x,to:k}of n.groups)(t==="top"&&x===o||t==="bottom"&&k===o+a)&&(l=Xt(l,Mt(b.style,t))),
(t==="top"&&k===o||t==="bottom"&&x===o+a)&&(l=Xt(l,Mt(b.style,zn[t])))}return f<0||f>=h?Xt(l,Mt(e.style,t)):l}function xd({cells:s,columns:t,rows:e},n,i){if(s.length===
0)return{top:xt(Mt(i.style,"top")),right:xt(Mt(i.style,"right")),bottom:xt(Mt(i.style,"bottom")),left:xt(Mt(i.style,"left"))};let[o,r,a,c]=[0,0,0,0];for(const l of s){
const d=n.get(l.box);l.row===0&&(o=Math.max(o,xt(d.top))),l.column===0&&l.row===0&&(c=Math.max(c,xt(d.left))),l.row+l.rows===e.length&&(a=Math.max(a,xt(d.bottom))),
l.column+l.columns===t&&l.row===0&&(r=Math.max(r,xt(d.right)))}return{top:o,right:r,bottom:a,left:c}}var Pn=O(12889),kd=O(47707);const Md="￼",$n=3e3,Lo=200,Od=/[ \t\n\r\f]+/g;
function*Sd(s){const t=[[]];let e=!0,n=0;for(const i of s){if(++n%50===0&&(yield 50*$n),i.kind==="break"){t.push([]),e=!0;continue}if(i.kind!=="text"){const c=i.
kind==="atom";c&&(e=!1),t.at(-1).push({inline:i,text:c?Md:"",style:void 0});continue}const{style:o}=i,{whiteSpace:r}=o,a=r==="normal"||r==="nowrap"?[i.text]:i.text.
split(/\r\n?|\n/);for(const[c,l]of a.entries()){c>0&&(t.push([]),e=!0);let d=l;r==="pre"||r==="pre-wrap"?d=d.replaceAll("	"," ".repeat(Math.min(Math.round(o.tabSize),
32))):(d=d.replace(Od," "),e&&d.startsWith(" ")&&(d=d.slice(1)),d!==""&&(e=d.endsWith(" "))),r.startsWith("pre")&&d!==""&&(e=r==="pre-line"&&d.endsWith(" ")),d!==
""&&t.at(-1).push({inline:i,text:vd(d,o),style:o})}}return t}function vd(s,{textTransform:t,fontVariant:e}){return t==="uppercase"?s.toUpperCase():t==="lowercas\
e"?s.toLowerCase():t==="capitalize"?s.replace(new RegExp("(^|[\\s\\p{P}])(\\p{L})","gu"),(n,i,o)=>i+o.toUpperCase()):e==="small-caps"?s.toUpperCase():s}function*Eo(s,t,e){
const n=t.pieces.find(s);if(n)return n;const i=yield*Sd(s.inlines),o=[];let r=s.style.direction==="rtl";for(const[c,l]of i.entries()){const d=l.map(({text:h})=>h).
join("");r||=(0,Pn.ft)(d);for(const h of yield*new Td(l,t).pieces(d))o.push(h);c===i.length-1||Rd(o,l.length===0||d==="")}const a={list:o,turns:r};return e&&t.pieces.
keep(s,a,o.length),a}function Rd(s,t){const e=s.at(-1);e&&!t&&!e.ends?s[s.length-1]={...e,ends:!0}:s.push({fragments:[],spaces:[],width:0,spaceWidth:0,ends:!0})}
function Hn(s,t,e,n,i=!1){const o=n.typefaces.word(s,n.faceOf(t),i),r=s===" "||/^[ ]+$/.test(s),a=t.letterSpacing===0?0:(0,kd.qf)(s).length,c=o.width*t.fontSize/
1e3+a*t.letterSpacing+(r?t.wordSpacing*s.length:0);return{kind:"text",text:s,style:t,owner:e,word:o,width:c,isSpace:r}}class Td{sources;layout;index=0;start=0;at=0;constructor(t,e){
this.sources=t,this.layout=e}*pieces(t){const e=[];let n=[],i=[];const o=()=>{n.length+i.length>0&&e.push(Io(n,i)),[n,i]=[[],[]]};let r=0;for(const{end:a,next:c}of Ed(
this.layout.breaks(t),t))if(++r%20===0&&(yield 20*$n),yield*this.take(a,n),yield*this.take(c,i),c<t.length&&this.isHeld()){for(const l of i)n.push(l);i=[]}else o();
if(this.rest(n),n.length>0&&e.length>0&&n.every(({kind:a})=>a==="close")){const a=e.pop();e.push(Io([...a.fragments,...a.spaces.length>0?a.spaces:[],...n],[])),
n=[]}return o(),e}isHeld(){const e=this.sources[this.index]?.style;return!e||this.at<=this.start?!1:e.whiteSpace==="nowrap"||e.whiteSpace==="pre"}*take(t,e){for(;this.
index<this.sources.length;){const n=this.sources[this.index],i=n.text.length;if(this.at>=t&&!(i===0&&Id(n,"close")))return;if(i===0){e.push(n.inline),this.index++;
continue}const o=Math.min(t,this.start+i);if(yield*this.put(n,n.text.slice(this.at-this.start,o-this.start),e),this.at=o,o<this.start+i)return;this.start+=i,this.
index++}}rest(t){for(;this.index<this.sources.length;this.index++){const e=this.sources[this.index];e.text.length===0&&t.push(e.inline)}}*put({inline:t,style:e},n,i){
if(t.kind!=="text")return void i.push(t);for(const o of n.match(/ +|[^ ]+/g)??[])for(let r=0;r<o.length;r+=Lo)i.push(Hn(o.slice(r,r+Lo),e,t.owner,this.layout)),
r>0&&(yield 20*$n)}}const Cd=/(?<=[a-z\d]-)(?=\d)|(?<=["'”’»]) {1,9}(?=[([{])/gi,Ld=/[!$%+/\\|}]$/;function*Ed(s,t){for(const{start:e,end:n,next:i}of s){const o=t.
slice(e,n);for(const{0:a,index:c}of o.matchAll(Cd))yield{end:e+c,next:e+c+a.length};n===i&&i<t.length&&t.charCodeAt(i)<128&&Ld.test(o.slice(-1))||(yield{end:n,next:i})}}
const Id=({inline:s},t)=>s.kind===t;function Io(s,t){return{fragments:s,spaces:t,width:Wo(s),spaceWidth:Wo(t),ends:!1}}const Wo=s=>s.reduce((t,e)=>t+(e.kind==="\
text"?e.width:0),0);function*Wd(s,t){const e=ue(s),n=yield*Ao(s,t),i=Bo(s,e);let[o,r,a,c]=[i,i,0,0];for(const d of n)o+=d.least,r+=d.most,a+=d.share,d.share>0&&
(c=Math.max(c,d.most/d.share));const l=n.reduce((d,{share:f,most:h})=>f>0?d:d+h,0);a>0&&(r=Math.max(r,c+i,a<1&&l>0?l/(1-a)+i:0));for(const d of e.captions)o=Math.
max(o,(yield*t.widthsOf(d)).least);return{least:o,most:Math.max(r,o)}}const Bo=({style:s},{columns:t})=>s.borderCollapse==="collapse"||t===0?0:(t+1)*s.borderSpacingX;
function*Ao(s,t){const e=s.known.get("columns");if(e)return e;const n=ue(s),i=Array.from({length:n.columns},()=>({least:0,most:0,fixed:!1,share:0}));for(const[r,
a]of n.columnBoxes.entries())a&&Ad(i[r],a);const o=[];for(const r of n.cells){if(yield dt/10,r.columns>1){o.push(r);continue}const a=i[r.column],c=yield*No(r.box,
s,t);a.least=Math.max(a.least,c.least);const l=typeof r.box.style.width=="object"&&r.box.style.width.percent===0;l&&!a.fixed?a.most=c.most:(l||!a.fixed)&&(a.most=
Math.max(a.most,c.most)),a.fixed||=l,Nd(a,r.box)}for(const r of i)r.most=Math.max(r.most,r.least);o.sort((r,a)=>r.columns-a.columns);for(const r of o)yield r.columns*
200,zd(i.slice(r.column,r.column+r.columns),yield*No(r.box,s,t),Bd(s));return s.known.set("columns",i),i}const Bd=({style:s})=>s.borderCollapse==="collapse"?0:s.
borderSpacingX;function*No(s,t,e){const n=yield*e.widthsOf(s);if(t.style.borderCollapse!=="collapse")return n;const i=W(it(s.style))/2;return{least:n.least-i,most:n.
most-i}}function Ad(s,{style:t}){typeof t.width=="object"&&(t.width.percent>0?s.share=Math.max(s.share,t.width.percent):(s.most=Math.max(s.most,t.width.px),s.least=
Math.max(s.least,0),s.fixed=!0))}function Nd(s,{style:t}){typeof t.width=="object"&&t.width.percent>0&&(s.share=Math.max(s.share,t.width.percent))}function zd(s,{
least:t,most:e},n){const i=n*(s.length-1),o=s.filter(({fixed:c,share:l})=>!c&&l===0),r=o.length>0?o:s,a=(c,l)=>{const d=s.reduce((h,u)=>h+u[c],0)+i;if(l<=d)return;
const f=r.reduce((h,u)=>h+u.most,0);for(const h of r)h[c]+=(l-d)*(f>0?h.most/f:1/r.length)};a("least",t),a("most",e);for(const c of s)c.most=Math.max(c.most,c.least)}
function Pd(s,t){const e=a=>s.reduce((c,l)=>c+a(l),0),n=a=>a.share>0?Math.max(a.share*t,a.least):a.least,i=a=>a.fixed&&a.share===0?a.most:n(a),o=a=>a.share>0?n(
a):a.most,r=[a=>a.least,n,i,o];for(let a=1;a<r.length;a++){const[c,l]=[r[a-1],r[a]],[d,f]=[e(c),e(l)];if(t>f)continue;const h=f>d?Math.max(t-d,0)/(f-d):0;return s.
map(u=>c(u)+(l(u)-c(u))*h)}return $d(s,s.map(o),t-e(o))}function $d(s,t,e){const n=[({fixed:i,share:o})=>!i&&o===0,({fixed:i,share:o})=>i&&o===0,({share:i})=>i>
0];for(const i of n){const o=s.flatMap((l,d)=>i(l)?[d]:[]);if(o.length===0)continue;const r=o.map(l=>s[l].share>0?s[l].share:t[l]),a=r.reduce((l,d)=>l+d,0),c=[...t];
for(const[l,d]of o.entries())c[d]=t[d]+e*(a>0?r[l]/a:1/o.length);return c}return[...t]}function Hd(s,t){const e=ue(s),n=Array.from({length:e.columns},()=>{});for(const[
c,l]of e.columnBoxes.entries())l&&(n[c]=P(l.style.width,t,0,l.style));for(const{box:c,column:l,row:d,columns:f}of e.cells){if(d>0)break;const h=W(it(c.style))+W(
at(c.style,t)),u=P(c.style.width,t,h,c.style);for(let p=l;u!==void 0&&p<l+f;p++)n[p]??=u/f}const i=n.reduce((c,l)=>c+(l??0),0),o=n.filter(c=>c===void 0).length,
r=o>0?Math.max(t-i,0)/o:0,a=o===0&&i>0&&t>i?t/i:1;return n.map(c=>c===void 0?r:c*a)}function*Dn(s,t){const e=s.known.get("widths");if(e)return e;yield dt/4;const{
style:n}=s,i=W(it(n))+W(at(n,0)),o=typeof n.width=="object"&&n.width.percent===0?P(n.width,0,i,n):void 0;let r;const a=n.display==="table-cell";if(o!==void 0&&s.
inner!=="table"&&!a)r={least:o,most:o};else{const l=yield*zo(s,t),d=s.inner==="table"&&n.borderCollapse==="collapse"?W(Co(s).table):i;r={least:l.least+d,most:Math.
max(l.most,l.least)+d},o!==void 0&&(r={least:a?r.least:Math.max(o,r.least),most:Math.max(o,r.least)})}const c={least:jn(r.least,n,i),most:jn(r.most,n,i)};return s.
known.set("widths",c),c}function*Dd(s,t){if(typeof s.style.width!="object"||s.inner==="table")return(yield*Dn(s,t)).least;let e=s.known.get("content");if(e===void 0){
const n=W(it(s.style))+W(at(s.style,0));e=jn((yield*zo(s,t)).least+n,s.style,n),s.known.set("content",e)}return e}function jn(s,t,e){const{minWidth:n,maxWidth:i}=t,
o=a=>typeof a=="object"&&a.percent!==0?"none":a,r=typeof n=="object"&&n.percent!==0?"auto":n;return ot(s,{...t,minWidth:r,maxWidth:o(i)},0,e)}function*Gn(s,t){const{
least:e,most:n}=yield*Dn(s,t),i=R(s.style.marginLeft,0)+R(s.style.marginRight,0);return{least:e+i,most:n+i}}function*zo(s,t){switch(s.inner){case"image":{const{
width:e}=So(s,{width:0,height:void 0},t);return{least:typeof s.style.width=="object"||typeof s.style.maxWidth=="object"&&s.style.maxWidth.percent!==0?0:e,most:e}}case"\
lines":return yield*Gd(s,t);case"table":return yield*Wd(s,t);case"flex":return yield*_d(s,t);case"grid":return yield*od(s,t);default:return yield*jd(s,t)}}function*jd({
children:s},t){let[e,n,i]=[0,0,0];for(const o of s){if(o.isPositioned)continue;const r=yield*Gn(o,t);if(e=Math.max(e,r.least),o.style.float!=="none"){i+=r.most,
n=Math.max(n,i);continue}o.style.clear!=="none"&&(i=0);const a=typeof o.style.width=="object"&&!Tt(o);n=Math.max(n,r.most+(a?0:Math.max(i,0))),i=0}return{least:e,
most:n}}function*Gd(s,t){const{list:e}=yield*Eo(s,t,!0);let[n,i,o,r]=[0,0,0,0],a=0;const c=s.style.overflowWrap!=="anywhere"&&s.style.wordBreak!=="break-word"&&
s.style.wordBreak!=="break-all";for(const l of e){let d=0;const f=[...l.fragments];(0,G.RZ)(f,l.spaces.filter(({kind:p})=>p!=="text"));let h=0;for(const p of f){
const m=yield*Fd(p,t);if(p.kind==="apart"){p.box.isPositioned||(r+=m.most,n=Math.max(n,m.least));continue}d+=m.most,h+=m.least}n=Math.max(n,c?h:Math.min(h,s.style.
fontSize));const u=l.fragments.some(({kind:p})=>p!=="apart");u&&(o+=a+d),a=u?l.spaceWidth:Math.max(a,l.spaceWidth),i=Math.max(i,o),l.ends&&([o,a]=[0,0])}return{
least:n,most:i+r}}function*Fd(s,t){if(s.kind==="text")return{least:s.width,most:s.width};if(s.kind==="atom"||s.kind==="apart")return yield*Gn(s.box,t);const{style:e}=s.
box,n=s.kind==="open"?R(e.marginLeft,0)+e.borderLeftWidth+e.paddingLeft.px:R(e.marginRight,0)+e.borderRightWidth+e.paddingRight.px;return{least:n,most:n}}function*_d({
style:s,children:t},e){const n=s.flexDirection.startsWith("row");let[i,o,r]=[0,0,0];for(const c of t){if(c.isPositioned)continue;const l=yield*Gn(c,e),{flexBasis:d}=c.
style,f=n&&typeof d=="object"&&d.percent===0?d.px:void 0,h=Math.max(l.most,f??0);r++,o=n?o+h:Math.max(o,h),i=n&&s.flexWrap==="nowrap"?i+l.least:Math.max(i,l.least)}
const a=n?Math.max(r-1,0)*(s.columnGap?.px??0):0;return{least:i+(s.flexWrap==="nowrap"?a:0),most:o+a}}function*Po(s,t,e=!1){const n=jl(s);if(n.length===0)return;
const i=({style:o})=>o.position==="fixed"&&!s.box.style.isContained;for(const{box:o,x:r,y:a,share:c,area:l}of n)if(!e&&(!ro(s.box)||i(o)))he(s,o,{x:r,y:a,share:c});else{
const d=e?Kd(s,t):l?Ud(s,l):s;s.apart.push(yield*Yd({box:o,x:r,y:a,share:c},d,t))}}function Ud({box:s},{x:t,y:e,width:n,height:i}){const o=new De(s);return o.border=
{...je,left:t,top:e},o.width=t+n,o.height=e+i,o}function Kd({box:s},{page:t}){const e=new De(s);return e.width=t.width,e.height=t.height,e}function*Yd({box:s,x:t,
y:e,share:n},i,o){const{style:r}=s,{border:a}=i,[c,l]=[i.width-W(a),i.height-B(a)],d=Et(r,c),[f,h,u,p]=[r.left==="auto"?void 0:I(r.left,c),r.right==="auto"?void 0:
I(r.right,c),r.top==="auto"?void 0:I(r.top,l),r.bottom==="auto"?void 0:I(r.bottom,l)],m={across:W(it(r))+W(at(r,c)),down:B(it(r))+B(at(r,c))},g=s.inner==="image",
w=Xd(u,p,l-B(d)),b=f??(h===void 0&&n.x===0?t-a.left:0),x={width:c,height:l,edges:m,free:Math.max(c-b-(h??0)-W(d),0),isHeld:f!==void 0&&h!==void 0,spansDown:w},k=g?
void 0:yield*Zd(s,x,o),M=r.height==="auto"&&!g&&r.aspectRatio===void 0?w:void 0,v=M===void 0?void 0:mt(M,r,l,m.down),C=yield*o.layOut(s,{width:c,height:l,fixedWidth:k,
fixedHeight:v});return C.x=a.left+$o({from:f,to:h,size:C.width,whole:c,first:d.left,last:d.right,flow:t-a.left,share:n.x,margins:[r.marginLeft,r.marginRight]}),
C.y=a.top+$o({from:u,to:p,size:C.height,whole:l,first:d.top,last:d.bottom,flow:e-a.top,share:n.y,margins:[r.marginTop,r.marginBottom]}),C.isFromBottom=u===void 0&&
p!==void 0,C}function*Zd(s,{width:t,height:e,edges:n,free:i,isHeld:o,spansDown:r},a){const{style:c}=s,d=typeof c.width=="object"&&c.width.fills?i:P(c.width,t,n.
across,c)??qd(c,e,n,o?void 0:r);if(d!==void 0)return ot(d,c,t,n.across);const{least:f,most:h}=yield*a.widthsOf(s);if(c.width==="min-content")return ot(f,c,t,n.across);
if(c.width==="max-content")return ot(h,c,t,n.across);const p=o&&c.width==="auto"&&s.inner!=="table"?i:Math.max(f,Math.min(h,i));return ot(Ge(p,c,e,n),c,t,n.across)}
const Xd=(s,t,e)=>s===void 0||t===void 0?void 0:Math.max(e-s-t,0);function qd(s,t,e,n){if(s.width!=="auto"||s.aspectRatio===void 0)return;const i=P(s.height,t,e.
down,s)??n;return i===void 0?void 0:le(mt(i,s,t,e.down),s,e)}function $o({from:s,to:t,size:e,whole:n,first:i,last:o,flow:r,share:a,margins:c}){if(s===void 0&&t===
void 0)return r+i-a*(i+e+o);if(s===void 0)return n-t-e-o;if(t!==void 0&&c[0]==="auto"){const l=n-s-t-e;return s+(c[1]==="auto"?Math.max(l/2,0):l-R(c[1],n))}return s+
i}const Vd={x:0,y:0},Ho=.01,[Qd,Jd]=[-.2,.33];function tf(s){const t=s.turns?rf(s):s.items;return new ef(s,t).place()}class ef{wishes;items;isLoose;above;below;x=0;texts=[];atoms=[];inlines=[];stack=[];tallest=0;constructor(t,e){
this.wishes=t,this.items=e;const{above:n,below:i}=t.layout.lineOf(t.block.style),o=e.some(({fragment:r})=>r.kind==="text"||r.kind==="atom");this.isLoose=t.layout.
isQuirky&&o,this.above=this.isLoose?0:n,this.below=this.isLoose?0:i}place(){const{wishes:t,items:e}=this;for(const a of t.open)this.stack.push({box:a,x:0,isFirst:!1,
level:this.levelOf(a)});const n=e.reduce((a,{width:c})=>a+c,0),{start:i,stretch:o}=this.alignment(n);this.x=t.left+i;for(const a of this.stack.splice(0))this.stack.
push({...a,x:this.x});for(const a of e)this.put(a,o);for(const a of this.stack)this.inlines.push({...a,width:this.x-a.x,isLast:!1});t.open.splice(0,t.open.length),
(0,G.RZ)(t.open,this.stack.map(({box:a})=>a));const r=Math.max(this.above+this.below,this.tallest);return this.finish(r)}finish(t){const e=this.above,{layout:n,
whole:i}=this.wishes,o=this.atoms.map(({laid:c,owner:l,x:d,top:f,shift:h})=>{const{marginTop:u,marginBottom:p}=c.box.style;return c.x=d+h.x,f==="top"?c.y=R(u,i):
f==="bottom"?c.y=t-c.height-R(p,i):c.y=e+f,c.y+=h.y,{laid:c,owner:l}}),r=this.inlines.filter(({box:c})=>nf(c.style)).map(({box:c,x:l,width:d,level:f,isFirst:h,isLast:u})=>{
const{ascent:p,descent:m}=n.metricsOf(c.style),{style:g}=c,w=I(g.paddingTop,i)+g.borderTopWidth,b=I(g.paddingBottom,i)+g.borderBottomWidth,x=e-f.rise-p-w+f.shift.
y;return{box:c,x:l+f.shift.x,width:d,y:x,height:p+m+w+b,isFirst:h,isLast:u}}),a=sf(this.texts.map(({level:{rise:c,shift:l},x:d,...f})=>({...f,x:d+l.x,y:e-c+l.y})));
return{y:0,height:t,baseline:e,texts:a,atoms:o,inlines:r}}alignment(t){const{width:e,isLast:n,block:i}=this.wishes,{textAlign:o,direction:r}=i.style,a=e-t,c=r===
"rtl";if(a<Ho)return{start:c?a:0,stretch:0};if(o==="center")return{start:a/2,stretch:0};if(o==="right"||o==="end"&&!c||o==="start"&&c)return{start:a,stretch:0};
if(o!=="justify")return{start:0,stretch:0};const l=this.items.filter(({fragment:d})=>d.kind==="text"&&d.isSpace).length;return n||l===0?{start:c?a:0,stretch:0}:
{start:0,stretch:a/l}}put({fragment:t,width:e,laid:n},i){switch(t.kind){case"text":return this.putText(t,t.isSpace?e+i:e,i);case"open":this.x+=R(t.box.style.marginLeft,
this.wishes.whole),this.stack.push({box:t.box,x:this.x,isFirst:!0,level:this.levelOf(t.box)}),this.x+=e-R(t.box.style.marginLeft,this.wishes.whole);return;case"\
close":{const o=R(t.box.style.marginRight,this.wishes.whole);this.x+=e-o;const r=this.stack.findLastIndex(({box:a})=>a===t.box);if(r>=0){const[a]=this.stack.splice(
r,1);this.inlines.push({...a,width:this.x-a.x,isLast:!0})}this.x+=o;return}case"atom":return this.putAtom(n,t.owner,e);case"apart":}}get level(){return this.stack.
at(-1)?.level??{rise:0,style:this.wishes.block.style,shift:Vd}}putText({style:t,owner:e,word:n},i,o){const{level:r}=this;this.reach(r.rise,this.wishes.layout.lineOf(
t));const a=o>0&&i>0&&n.text===" "?{...n,width:i*1e3/t.fontSize,after:o*1e3/t.fontSize}:n,c=a===n&&t.wordSpacing!==0&&n.text===" "?{...n,after:t.wordSpacing*1e3/
t.fontSize}:a;this.texts.push({x:this.x,y:0,width:i,style:t,owner:e,words:[c],level:r}),this.x+=i}reach(t,{above:e,below:n}){this.above=Math.max(this.above,e+t),
this.below=Math.max(this.below,n-t)}putAtom(t,e,n){const{style:i}=t.box,{whole:o,layout:r}=this.wishes,[a,c]=[R(i.marginTop,o),R(i.marginBottom,o)],l=this.x+R(i.
marginLeft,o);this.x+=n;const d=t.height+a+c,{verticalAlign:f}=i;if(f==="top"||f==="bottom"){this.tallest=Math.max(this.tallest,d),this.atoms.push({laid:t,owner:e,
x:l,top:f,shift:this.level.shift});return}const h=this.level;let p=(t.box.style.overflow==="hidden"||t.lastBaseline===void 0?t.height+c:t.lastBaseline)+a+h.rise+
Do(i,h.style);const m=r.metricsOf(h.style);f==="middle"&&(p=d/2+h.rise+h.style.fontSize*.268),f==="text-top"&&(p=h.rise+m.ascent),f==="text-bottom"&&(p=h.rise-m.
descent+d),this.above=Math.max(this.above,p),this.below=Math.max(this.below,d-p),this.atoms.push({laid:t,owner:e,x:l,top:-p+a,shift:h.shift})}levelOf(t){const e=this.
level,{style:n}=t,i=e.rise+Do(n,e.style);this.isLoose||this.reach(i,this.wishes.layout.lineOf(n));const o=n.position==="relative"?so(n,{width:this.wishes.whole,
height:void 0}):void 0,r=o?{x:e.shift.x+o.x,y:e.shift.y+o.y}:e.shift;return{rise:i,style:n,shift:r}}}function Do({verticalAlign:s,lineHeight:t,fontSize:e},n){if(typeof s==
"object"){const i=t==="normal"?e*1.36:"factor"in t?t.factor*e:t.px;return I(s,i)}return s==="sub"?n.fontSize*Qd:s==="super"?n.fontSize*Jd:0}const nf=s=>s.backgroundColor!==
void 0||s.backgroundImage.length>0||s.borderTopWidth+s.borderRightWidth+s.borderBottomWidth+s.borderLeftWidth>0||s.boxShadow.length>0;function sf(s){const t=[];
for(const e of s){const n=t.at(-1);n&&n.style===e.style&&n.owner===e.owner&&n.y===e.y&&Math.abs(n.x+n.width-e.x)<Ho?(n.words.push(e.words[0]),t[t.length-1]={...n,
width:n.width+e.width}):t.push({...e,words:[...e.words]})}return t.map(e=>({...e,words:e.words.slice()}))}const of="￼";function rf({items:s,block:t,layout:e}){
const n=t.style.direction==="rtl"?Pn.Vv:"",i=s.map(({fragment:c})=>c.kind==="text"?c.text:c.kind==="atom"?of:""),o=[];for(const{text:c,rtl:l,at:d}of(0,Pn.pr)(n+
i.join(""))){const f=d-n.length,h=[];let u=0;for(const[p,m]of s.entries()){const g=i[p],w=g.slice(Math.max(f-u,0),Math.max(f+c.length-u,0));if(u+=g.length,w==="")
continue;const{fragment:b}=m;if(b.kind!=="text")h.push(m);else{const x=Hn(w,b.style,b.owner,e,l);h.push({fragment:x,width:x.width})}}(0,G.RZ)(o,l?h.reverse():h)}
const r=s.filter(({fragment:c})=>c.kind==="open"||c.kind==="close"),a=r.filter(({fragment:c})=>c.kind==="open");return[...a,...o,...r.filter(c=>!a.includes(c))]}
const Fn=6e3;function*af(s,t,e){const{list:n,turns:i}=yield*Eo(s.box,e.layout,!1),o=new cf(s,t,e,i);for(const[r,a]of n.entries())r%20===0&&(yield 20*Fn),yield*o.
add(a);return o.finish(),o.height}class cf{laid;space;tools;turns;items=[];width=0;spaces=[];lines=[];y;open=[];isFirst=!0;waiting=[];constructor(t,e,n,i){this.
laid=t,this.space=e,this.tools=n,this.turns=i,this.y=e.top}get height(){return this.y-this.space.top}*add(t){const e=yield*this.itemsOf(t.fragments),n=_n(e);if(this.
items.length>0&&this.width+_n(this.spaces)+n>this.room()+.01&&this.end(!1),this.items.length===0&&this.clearFloats(n),n>this.room()+.01&&this.breaksAnywhere(e))
for(const i of yield*this.cut(e))this.put(i,!0);else this.put(e,!1);this.spaces=yield*this.itemsOf(t.spaces),t.ends&&this.end(!0)}finish(){(this.items.length>0||
this.spaces.some(({fragment:n})=>n.kind!=="text"))&&this.end(!0),this.laid.lines=this.lines;const[t]=this.lines,e=this.lines.at(-1);t&&(this.laid.firstBaseline=
t.y+t.baseline),e&&(this.laid.lastBaseline=e.y+e.baseline)}put(t,e){e&&this.items.length>0&&this.end(!1);for(const n of this.spaces)this.items.push(n);this.spaces=
[];for(const n of t)this.items.push(n);this.width=_n(this.items)}get indent(){return this.isFirst?I(this.laid.box.style.textIndent,this.space.width):0}band(){const{
floats:t,origin:e,left:n,width:i}=this.space,o={left:e.x+n,right:e.x+n+i};return t.isEmpty?o:t.band(e.y+this.y,this.tools.layout.lineOf(this.laid.box.style).above,
o)}room(){const{left:t,right:e}=this.band();return e-t-this.indent}clearFloats(t){const{floats:e,origin:n}=this.space;for(;t>this.room()+.01;){const i=e.nextBottom(
n.y+this.y);if(i===void 0||this.room()>=this.space.width-this.indent-.01)return;this.y=i-n.y}}*itemsOf(t){const e=[],{width:n}=this.space;for(const i of t)switch(i.
kind){case"text":e.push({fragment:i,width:i.width});break;case"open":{const{style:o}=i.box;e.push({fragment:i,width:R(o.marginLeft,n)+o.borderLeftWidth+I(o.paddingLeft,
n)});break}case"close":{const{style:o}=i.box;e.push({fragment:i,width:R(o.marginRight,n)+o.borderRightWidth+I(o.paddingRight,n)});break}case"atom":{const o=yield*this.
tools.inner(i.box,n),{marginLeft:r,marginRight:a}=i.box.style;e.push({fragment:i,laid:o,width:o.width+R(r,n)+R(a,n)});break}case"apart":yield*this.apart(i.box)}
return e}*apart(t){if(t.isPositioned)return this.tools.keep(t,this.space.left+this.width,this.y);const e=yield*this.tools.inner(t,this.space.width),{marginLeft:n,
marginRight:i}=t.style,o=e.width+R(n,this.space.width)+R(i,this.space.width);this.items.length>0&&this.width+o>this.room()?this.waiting.push(e):this.tools.float(
e,this.y)}breaksAnywhere(t){const{width:e}=this.tools.layout.page;return t.some(({fragment:n,width:i})=>n.kind==="text"&&(n.style.overflowWrap!=="normal"||n.style.
wordBreak==="break-all"||n.style.wordBreak==="break-word"||i>e))}*cut(t){const e=[];for(const r of t){const{fragment:a}=r;if(yield 40*Fn,a.kind!=="text")e.push(
{item:r,text:"￼",width:r.width});else for(const c of(0,Sn.s)(a.text,l=>this.part(a,l).width))e.push({...c,item:r})}const n=this.room();let i=0;const o=[];for(const r of(0,Sn.
ZM)(e,()=>n)){yield 2*Fn;const a=[];for(let c=i;c<i+r;){const{item:l}=e[c],{fragment:d}=l;let f="";for(;c<i+r&&e[c].item===l;c++)f+=e[c].text;if(d.kind!=="text")
a.push(l);else{const h=this.part(d,f);a.push({fragment:h,width:h.width})}}i+=r,o.push(a)}return o}part(t,e){return Hn(e,t.style,t.owner,this.tools.layout)}end(t){
const e=this.band();for(const o of this.spaces)o.fragment.kind!=="text"&&this.items.push(o);const n=tf({layout:this.tools.layout,block:this.laid.box,items:this.
items,open:this.open,left:e.left-this.space.origin.x+this.indent,width:e.right-e.left-this.indent,whole:this.space.width,isLast:t,turns:this.turns});this.lines.
push({...n,y:this.y}),this.y+=n.height,this.items=[],this.spaces=[],this.width=0,this.isFirst=!1;const{waiting:i}=this;this.waiting=[];for(const o of i)this.tools.
float(o,this.y)}}const _n=s=>s.reduce((t,{width:e})=>t+e,0);function*lf(s,t,e,n){const i=s.border.left+s.padding.left,o=s.border.top+s.padding.top;if(s.box.inner===
"lines"){const r={width:e.width,height:e.height},a=(c,l)=>jo(c,s,n,{left:i,width:e.width,y:l});return yield*af(s,{left:i,top:o,width:e.width,floats:n.floats,origin:n},
{layout:t,inner:c=>t.layOut(c,{...r,shrinks:!0}),float:a,keep:(c,l,d)=>he(s,c,{x:l,y:d})})}return yield*new df(s,t,n,{left:i,top:o,...e}).lay()}function jo(s,t,{
floats:e,x:n,y:i},o){const r=Et(s.box.style,o.width),{style:a}=s.box,c=a.float==="right"?"right":"left",l=Math.max(i+o.y,e.clear(a.clear)),d={left:n+o.left,right:n+
o.left+o.width},f=e.place(c,s.width+W(r),s.height+B(r),l,d);s.x=f.x-n+r.left,s.y=f.y-i+r.top,t.apart.push(s)}class df{laid;layout;context;inside;y;pending=new Lt;isFirst=!0;top=new Ke;endsBelow=!1;constructor(t,e,n,i){
this.laid=t,this.layout=e,this.context=n,this.inside=i,this.y=i.top}*lay(){const{laid:t,inside:e}=this;for(const c of t.box.children){if(yield dt,c.isPositioned)
this.keepPlace(c);else if(c.style.float==="none")yield*this.inFlow(c);else{const l=yield*this.layout.layOut(c,{width:e.width,height:e.height,shrinks:!0});jo(l,t,
this.context,{left:e.left,width:e.width,y:this.y+this.pending.size})}this.top.add(c)}const n=t.children.filter(({firstBaseline:c})=>c!==void 0),[i]=n,o=t.children.
findLast(({lastBaseline:c})=>c!==void 0),r=({box:c,height:l,y:d},f)=>d+(c.style.overflow==="hidden"?Math.max(Math.min(f,l),0):f);i&&(t.firstBaseline=r(i,i.firstBaseline)),
o&&(t.lastBaseline=r(o,o.lastBaseline));const a=cd(t)&&!this.endsBelow;return t.after=a?this.pending:new Lt,this.y-e.top+(a?0:Math.max(this.pending.size,0))}keepPlace(t){
const{laid:e,inside:n}=this,o={x:e.box.style.direction==="rtl"?1:0,y:de(t.style.alignSelf)};he(e,t,{x:n.left+o.x*n.width,y:this.y+this.pending.size,share:o})}*inFlow(t){
const{laid:e,inside:n}=this,{style:i}=t,o=Et(i,n.width),r=this.isFirst&&ad(e)&&this.top.isBeside(t,n.width),a=r?new Lt:this.pending,c=(u,p)=>this.clearance(u)>this.
y+a.join(p).size,l=dd(t,n.width,c);this.pending=r?a:a.join(l);const d=this.clearance(i),f=d>this.y+this.pending.size,h=yield*this.layAt(t,f?d:this.y+this.pending.
size,o);if(e.children.push(h),Ye(t)&&h.height===0){f&&([this.y,this.pending,this.isFirst]=[d-l.size,l,!1]),this.endsBelow||=f,(!r||f)&&(this.pending=this.pending.
add(o.bottom));return}this.y=h.y+h.height,this.pending=h.after.add(o.bottom),this.isFirst=!1,this.endsBelow=!1}clearance({clear:t}){return this.context.floats.clear(
t)-this.context.y}*layAt(t,e,n){const{inside:i,context:o,layout:r}=this,a=pf(this.laid.box.style);if(Tt(t))return yield*ff(t,e,o,{layout:r,inside:i,margins:n,side:a});
const{floats:c}=o,l=i.left+n.left,d={width:i.width,height:i.height},f=yield*r.layOut(t,d,{floats:c,x:o.x+l,y:o.y+e});return f.x=i.left+Un(t,f.width,i.width,a),f.
y=e,f}}function*ff(s,t,{floats:e,x:n,y:i},o){const{layout:r,inside:a,margins:c,side:l}=o,d={left:n+a.left,right:n+a.left+a.width},f=e.isEmpty?0:yield*hf(s,a,r);
let[h,u]=[t,0];for(;;){const m=e.band(i+h,u,d),[g,w]=[m.left>d.left,m.right<d.right],b=g||w?e.nextBottom(i+h):void 0;if(b===void 0)break;if(yield dt/4,-c.left>m.
left-d.left&&g||f>m.right-m.left+.01||w&&-c.right>d.right-m.right){[h,u]=[b-i,0];continue}const k=Math.max(d.left+c.left,m.left),S=Math.min(d.right-c.right,m.right),
M=yield*r.layOut(s,yield*uf(s,a,Math.max(S-k,0),r)),v=e.band(i+h,M.height,d);if(v.left>m.left||v.right<m.right){u=M.height;continue}return M.x=k-n+Un(s,M.width+
c.left+c.right,S-k,l)-c.left,M.y=h,M}const p=yield*r.layOut(s,{width:a.width,height:a.height});return p.x=a.left+Un(s,p.width,a.width,l),p.y=h,p}function*hf(s,t,e){
const{style:n}=s;if(s.inner==="table"&&n.width==="auto")return(yield*e.widthsOf(s)).least;if(n.width!=="auto"||s.inner==="image"||n.aspectRatio!==void 0)return(yield*e.
layOut(s,{width:t.width,height:t.height})).width;const i=W(it(n))+W(at(n,t.width));return ot(0,n,t.width,i)}function*uf(s,{width:t,height:e},n,i){const{style:o,
inner:r}=s;if(o.width!=="auto"||r==="image"||o.aspectRatio!==void 0)return{width:t,height:e};const a=W(it(o))+W(at(o,t)),c=r==="table"?yield*i.widthsOf(s):void 0,
l=c?Math.max(c.least,Math.min(c.most,n)):n;return{width:t,height:e,fixedWidth:ot(l,o,t,a)}}const pf=({blockAlign:s,direction:t})=>s==="start"?t==="rtl"?"right":
"left":s;function Un({style:s},t,e,n){const{marginLeft:i,marginRight:o}=s,r=e-t-R(i,e)-R(o,e);if(i==="auto")return r<=0?0:o==="auto"?r/2:r;const a=R(i,e);return o===
"auto"||n==="left"?a:a+(n==="right"?r:Math.max(r/2,0))}class mf{around;layout;inside;room;isRow;constructor(t,e,n,i,o){this.around=t,this.layout=e,this.inside=n,
this.room=i,this.isRow=o}*measure(t){const{inside:e,isRow:n}=this,{style:i}=t,o=Et(i,e.width),[r,a]=[it(i),at(i,e.width)],c=n?W(r)+W(a):B(r)+B(a),l=Math.max(yield*this.
baseOf(t,c),c),d=n?e.width:e.height,f=yield*this.leastOf(t,c),h=P(n?i.maxWidth:i.maxHeight,d,c,i)??1/0;return{box:t,margins:o,base:l,least:Math.max(f,c),most:h,
edges:c,main:Math.max(Math.min(l,h),f,c),laid:void 0}}*baseOf(t,e){const{inside:n,isRow:i,layout:o}=this,{style:r}=t,a=i?n.width:n.height,c=i?r.width:r.height,l=r.
flexBasis==="auto"?c:r.flexBasis,d=l==="content"?void 0:P(l,a,e,r);if(d!==void 0)return d;if(i){if(t.inner==="image")return(yield*o.layOut(t,n)).width;const u=l===
"auto"?this.widthByRatio(t):void 0;if(u!==void 0)return u;const p=yield*o.widthsOf(t);return this.limitItem(l==="min-content"?p.least:p.most,r)}const f=yield*this.
layItem(t,void 0),{aspectRatio:h}=r;return h===void 0||t.inner==="image"?f.height:no(f.width,r,this.edgesOf(r))}*leastOf(t,e){const{inside:n,isRow:i,layout:o}=this,
{style:r}=t,a=i?r.minWidth:r.minHeight,c=i?n.width:n.height;if(a!=="auto")return P(a,c,e,r)??0;if(r.overflow==="hidden")return 0;const l=P(i?r.width:r.height,c,
e,r)??1/0,d=P(i?r.maxWidth:r.maxHeight,c,e,r)??1/0;if(!i){const u=yield*this.layContent(t),p=r.aspectRatio===void 0||t.inner==="image";return Math.min(u.height,
p?l:no(u.width,r,this.edgesOf(r)),l,d)}const f=t.inner==="image"?void 0:this.widthByRatio(t);if(f!==void 0)return Math.min(f,l,d);const h=t.inner==="image"?(yield*o.
layOut(t,n)).width:yield*Dd(t,o);return Math.min(this.limitItem(h,r),l,d)}layContent(t){return this.layItem(t,void 0,typeof t.style.height=="object"&&t.inner!==
"image")}edgesOf(t){const[e,n]=[it(t),at(t,this.inside.width)];return{across:W(e)+W(n),down:B(e)+B(n)}}isLoose({style:t}){const{flexBasis:e,height:n,aspectRatio:i}=t;
if(this.inside.height!==void 0||i!==void 0)return!1;const o=e==="auto"?n:e;return typeof o!="object"||o.percent!==0}widthByRatio({style:t}){const{inside:e}=this;
if(t.aspectRatio===void 0||t.width!=="auto")return;const n=Et(t,e.width),i=this.edgesOf(t),r=Cn(t,this.around)&&rt(t.height)&&!Kn(t,!1)&&this.around.flexWrap===
"nowrap"&&this.room!==void 0?this.room-B(n):void 0,a=P(t.height,e.height,i.down,t)??r;if(a!==void 0)return le(mt(a,t,e.height,i.down),t,i)}limitItem(t,e){return Ge(
t,e,this.inside.height,this.edgesOf(e))}layItem(t,e,n=!1){const{inside:i,isRow:o,layout:r}=this,a=this.isLoose(t),c=Et(t.style,i.width);if(o)return r.layOut(t,{
...i,fixedWidth:e});const l=Cn(t.style,this.around)&&rt(t.style.width)&&!Kn(t.style,!0)&&t.inner!=="image",d=W(it(t.style))+W(at(t.style,i.width)),f=this.around.
flexWrap!=="nowrap",h=l&&!f?ot(i.width-W(c),t.style,i.width,d):void 0;return r.layOut(t,{...i,fixedWidth:h,fixedHeight:e,shrinks:!0,isLoose:a,isOpen:n})}}function Go(s){
let t=s.known.get("shares");return t===void 0&&(t=s.children.some(e=>{const{height:n,minHeight:i,maxHeight:o}=e.style;return[n,i,o].some(a=>typeof a=="object"&&
a.percent!==0)||rt(n)&&(e.inner==="flex"||e.inner==="grid")&&Go(e)}),s.known.set("shares",t)),t}const Kn=(s,t)=>t?s.marginLeft==="auto"||s.marginRight==="auto":
s.marginTop==="auto"||s.marginBottom==="auto";function*gf(s,t,{room:e,...n},i){return yield*new wf(s,t,n,i,e).lay()}class wf{laid;layout;inside;space;room;style;isRow;mainGap;crossGap;mainRoom;left;top;items;constructor(t,e,n,i,o){
this.laid=t,this.layout=e,this.inside=n,this.space=i,this.room=o,this.style=t.box.style,this.isRow=this.style.flexDirection.startsWith("row");const r=(l,d)=>l?I(
l,d):0,[a,c]=[r(this.style.columnGap,n.width),r(this.style.rowGap,n.height??0)];this.mainGap=this.isRow?a:c,this.crossGap=this.isRow?c:a,this.mainRoom=this.isRow?
n.width:o,this.items=new mf(this.style,e,n,o,this.isRow),this.left=t.border.left+t.padding.left,this.top=t.border.top+t.padding.top}*lay(){const t=this.laid.box.
children.filter(o=>!o.isPositioned);t.some(({style:o})=>o.order!==0)&&t.sort((o,r)=>o.style.order-r.style.order);const e=[];for(const o of t)e.push(yield*this.items.
measure(o));const n=this.linesOf(e);this.mainRoom??=this.limitMain(n);for(const o of n)this.flexLine(o);for(const o of n)yield*this.layLine(o);const i=yield*this.
placeLines(n);for(const o of this.laid.box.children)o.isPositioned&&this.keepPlace(o,i);return this.takeBaselines(n),i}linesOf(t){const e=this.mainRoom??this.mostMain();
if(this.style.flexWrap==="nowrap")return[{items:[...t],cross:0}];const n=[];let i=0;for(const o of t){const r=o.main+this.mainMargins(o),a=n.at(-1);a&&i+this.mainGap+
r<=e+.01?(a.items.push(o),i+=this.mainGap+r):(n.push({items:[o],cross:0}),i=r)}return n.length>0?n:[{items:[],cross:0}]}limitMain(t){const{border:e,padding:n}=this.
laid,i=B(e)+B(n),o=t.map(({items:r})=>this.lengthOf(r));return mt((0,G.Kf)([...o,0])+i,this.style,this.space.height,i)-i}mostMain(){const{border:t,padding:e}=this.
laid,n=B(t)+B(e);return(P(this.style.maxHeight,this.space.height,n,this.style)??1/0)-n}lengthOf(t){return t.reduce((n,i)=>n+i.main+this.mainMargins(i),0)+Math.max(
t.length-1,0)*this.mainGap}mainMargins({margins:t}){return this.isRow?W(t):B(t)}crossMargins({margins:t}){return this.isRow?B(t):W(t)}flexLine({items:t}){const{
mainRoom:e}=this;if(e===void 0)return;const n=e-Math.max(t.length-1,0)*this.mainGap-t.reduce((a,c)=>a+this.mainMargins(c),0),i=t.reduce((a,{main:c})=>a+c,0)<n,o=({
box:a,base:c,edges:l})=>i?a.style.flexGrow:a.style.flexShrink*(c-l),r=new Set(t.filter(a=>o(a)>0&&(i?a.base<=a.main:a.base>=a.main)));for(const a of r)a.main=a.
base;for(;r.size>0;){let a=0;for(const m of t)a+=r.has(m)?m.base:m.main;const c=n-a;if(i?c<=0:c>=0){for(const m of r)m.main=Math.max(Math.min(m.base,m.most),m.least);
break}const l=[...r].reduce((m,g)=>m+o(g),0),d=i&&l<1?c*l:c;let f=0;const h=new Map;for(const m of r){const g=m.base+d*o(m)/l,w=Math.max(Math.min(g,m.most),m.least);
h.set(m,g),m.main=w,f+=w-g}const u=m=>{const g=m.main-h.get(m);return Math.abs(f)<.001?!0:f>0?g>0:g<0},p=[...r].filter(u);for(const m of p)r.delete(m)}}*layLine(t){
let e=0,[n,i]=[0,0];for(const o of t.items){o.laid=yield*this.items.layItem(o.box,o.main);const r=this.isRow?o.laid.height:o.laid.width;if(e=Math.max(e,r+this.crossMargins(
o)),this.isRow&&this.alignOf(o.box)==="baseline"){const a=(o.laid.firstBaseline??r)+o.margins.top;n=Math.max(n,a),i=Math.max(i,r+this.crossMargins(o)-a)}}t.cross=
Math.max(e,n+i)}alignOf({style:t}){return t.alignSelf==="auto"?this.style.alignItems:t.alignSelf}*placeLines(t){const{isRow:e,inside:n,style:i}=this,o=Math.max(
t.length-1,0)*this.crossGap;let r=t.reduce((p,{cross:m})=>p+m,0)+o;const a=e?this.room??this.limitCross(r):n.width;i.flexWrap==="nowrap"&&t[0]&&(r=t[0].cross=a);
const c=a-r,l=i.alignContent;if(c>0&&i.flexWrap!=="nowrap"&&(l==="normal"||l==="stretch")){for(const p of t)p.cross+=c/t.length;r+=c}const d=Fe(i.flexWrap==="no\
wrap"?"start":l,a-r,t.length);let f=d.before;const h=i.flexWrap==="wrap-reverse"?[...t].reverse():t;let u=0;for(const p of h)u=Math.max(u,yield*this.placeLine(p,
f)),f+=p.cross+this.crossGap+d.between;return e?r:u}limitCross(t){const{border:e,padding:n}=this.laid,i=B(e)+B(n);return mt(t+i,this.style,this.space.height,i)-
i}*placeLine({items:t,cross:e},n){const{isRow:i,style:o,laid:r}=this,a=o.flexDirection.endsWith("reverse")!==(i&&o.direction==="rtl"),c=this.lengthOf(t),l=this.
mainRoom??c,d=l-c,f=t.reduce((m,{box:g})=>m+bf(g.style,i),0),h=f>0&&d>0?{before:0,between:0}:Fe(o.justifyContent,d,t.length);let u=h.before;const p=this.baselineOf(
t);for(const m of t){const g=f>0&&d>0?d/f:0,[w,b]=this.mainSides(m,g);yield*this.stretch(m,e);const x=m.laid,k=u+w,S=a?l-k-m.main:k,M=n+this.crossOffset(m,e,p);
x.x=this.left+(i?S:M),x.y=this.top+(i?M:S),r.children.push(x),u=k+m.main+b+this.mainGap+h.between}return r.flow="bands",Math.max(l,c)}mainSides({box:t,margins:e},n){
const{style:i}=t,[o,r]=this.isRow?[i.marginLeft,i.marginRight]:[i.marginTop,i.marginBottom],a=this.isRow?[e.left,e.right]:[e.top,e.bottom];return[o==="auto"?n:a[0],
r==="auto"?n:a[1]]}*stretch(t,e){const{isRow:n,inside:i,layout:o}=this,{style:r}=t.box;if(!Cn(r,this.style)||Kn(r,!n)||t.box.inner==="image"||!rt(n?r.height:r.width))
return;const a=e-this.crossMargins(t),[c,l]=[it(r),at(r,i.width)],d=n?mt(a,r,i.height,B(c)+B(l)):ot(a,r,i.width,W(c)+W(l));Math.abs(d-(n?t.laid.height:t.laid.width))<
.01&&!(n&&Go(t.box))||(t.laid=yield*o.layOut(t.box,{...i,fixedWidth:n?t.main:d,fixedHeight:n?d:t.main,isLoose:!n&&this.items.isLoose(t.box)}))}baselineOf(t){let e=0;
if(!this.isRow)return e;for(const{box:n,laid:i,margins:o}of t)this.alignOf(n)==="baseline"&&(e=Math.max(e,o.top+(i.firstBaseline??i.height)));return e}crossOffset(t,e,n){
const{isRow:i,style:o}=this,{margins:r,box:a}=t,c=t.laid,l=i?c.height:c.width,d=e-l-this.crossMargins(t),[f,h]=i?[a.style.marginTop,a.style.marginBottom]:[a.style.
marginLeft,a.style.marginRight],u=i?r.top:r.left;if(f==="auto"||h==="auto"){const g=Math.max(d,0);return u+(f==="auto"?h==="auto"?g/2:g:0)}const p=this.alignOf(
a);if(p==="baseline"&&i)return n-(c.firstBaseline??l);const m=o.flexWrap==="wrap-reverse"||!i&&o.direction==="rtl";return u+Tn(p,d,m)}takeBaselines(t){const[e]=t[0]?.
items??[],n=t.at(-1)?.items.at(-1),i=(o,r)=>{const a=o?.laid;return a&&a.y+(a[r]??a.height)};this.laid.firstBaseline=i(e,"firstBaseline"),this.laid.lastBaseline=
i(n,"lastBaseline")}keepPlace(t,e){const{isRow:n,style:i,inside:o}=this,r=i.direction==="rtl",a=i.flexDirection.endsWith("reverse")!==(n&&r),c=de(i.justifyContent,
a),l=de(this.alignOf(t),i.flexWrap==="wrap-reverse"!==(!n&&r)),d=n?{x:c,y:l}:{x:l,y:c},f=this.room??this.limitCross(e);he(this.laid,t,{x:this.left+d.x*o.width,y:this.
top+d.y*f,share:d})}}const bf=(s,t)=>(t?[s.marginLeft,s.marginRight]:[s.marginTop,s.marginBottom]).filter(e=>e==="auto").length;class yf{placed=[];highest=0;get isEmpty(){
return this.placed.length===0}band(t,e,{left:n,right:i}){let[o,r]=[n,i];for(const a of this.placed)a.bottom<=t||a.top>=t+Math.max(e,.01)||(a.side==="left"?o=Math.
max(o,a.right):r=Math.min(r,a.left));return{left:o,right:r}}nextBottom(t){const e=(0,G.YG)(this.placed.flatMap(({bottom:n})=>n>t+.01?[n]:[]));return e===1/0?void 0:
e}place(t,e,n,i,o){let r=Math.max(i,this.highest),a=this.band(r,n,o);for(;a.right-a.left<e-.01;){const l=this.nextBottom(r);if(l===void 0)break;r=l,a=this.band(
r,n,o)}const c=t==="left"?a.left:a.right-e;return this.highest=r,this.placed.push({side:t,left:c,right:c+e,top:r,bottom:r+n}),{x:c,y:r}}clear(t){let e=-1/0;if(t===
"none")return e;for(const n of this.placed)(t==="both"||t===n.side)&&(e=Math.max(e,n.bottom));return e}}function*xf(s,t,e){yield*new kf(s,t,e).lay()}class kf{laid;layout;space;grid;collapsed;widths=[];gapX;gapY;constructor(t,e,n){
this.laid=t,this.layout=e,this.space=n;const{box:i}=t;this.grid=ue(i);const o=i.style.borderCollapse==="collapse";this.collapsed=o?Co(i):void 0,this.gapX=o?0:i.
style.borderSpacingX,this.gapY=o?0:i.style.borderSpacingY,this.collapsed&&(t.border=this.collapsed.table,t.padding={top:0,right:0,bottom:0,left:0})}*lay(){const{
laid:t,layout:e,grid:n}=this,{style:i}=t.box,o=t.contentWidth-Bo(t.box,n);this.widths=i.tableLayout==="fixed"&&i.width!=="auto"?Hd(t.box,o):Pd(yield*Ao(t.box,e),
o);let r=yield*this.layCaptions("top",0);const a=r;r+=t.border.top+t.padding.top;const c=yield*this.layCells(),l=this.rowHeights(c);r=yield*this.placeRows(c,l,r),
r+=t.padding.bottom+t.border.bottom,t.frame={top:a,height:r-a},r=yield*this.layCaptions("bottom",r),t.height=Math.max(r,this.space.fixedHeight??0),t.flow="rows"}*layCaptions(t,e){
let n=e;for(const i of this.grid.captions){if(i.style.captionSide!==t)continue;const{marginTop:o,marginBottom:r,marginLeft:a}=i.style,{width:c}=this.laid,l=yield*this.
layout.layOut(i,{width:c,height:void 0});l.x=R(a,c),l.y=n+R(o,c),n=l.y+l.height+R(r,c),this.laid.children.push(l)}return n}widthOf({column:t,columns:e}){let n=(e-
1)*this.gapX;for(let i=t;i<t+e;i++)n+=this.widths[i]??0;return n}*layCells(){const t=[];for(const e of this.grid.cells)yield dt/4,t.push({cell:e,laid:yield*this.
layCell(e,void 0)});return t}*layCell(t,e){const{box:n}=t,i=this.widthOf(t),o={width:i,height:void 0,fixedWidth:i,fixedHeight:e},r=this.collapsed?.cells.get(n);
return r?(n.known.set("edges",this.collapsed.edges.get(n)),yield*this.layout.layOut(Sf(n,r),o)):yield*this.layout.layOut(n,{...o,width:this.laid.contentWidth})}rowHeights(t){
const{grid:e}=this,n=e.rows.map(r=>P(r.style.height,this.space.height,0,r.style)??0),i=[],o=e.rows.map(()=>({above:0,below:0}));for(const r of t){const{cell:a,laid:c}=r;
if(a.rows>1){i.push(r);continue}if(n[a.row]=Math.max(n[a.row],c.height),Yn(a.box)&&c.firstBaseline!==void 0){const l=o[a.row];l.above=Math.max(l.above,c.firstBaseline),
l.below=Math.max(l.below,c.height-c.firstBaseline),n[a.row]=Math.max(n[a.row],l.above+l.below)}}for(const{cell:r,laid:a}of i){let c=(r.rows-1)*this.gapY;for(let d=r.
row;d<r.row+r.rows;d++)c+=n[d];const l=r.row+r.rows-1;n[l]=n[l]+Math.max(a.height-c,0)}return this.fillHeight(n),n}fillHeight(t){const{laid:e,grid:n}=this,{style:i}=e.
box,o=B(e.border)+B(e.padding),r=this.space.fixedHeight??P(i.height,this.space.height,o,i)??0,a=Math.max(r,P(i.minHeight,this.space.height,o,i)??0),c=t.reduce((h,u)=>h+
u,0)+(n.rows.length+1)*this.gapY+o;if(a<=c||t.length===0)return;const l=t.flatMap((h,u)=>rt(n.rows[u].style.height)?[u]:[]),d=l.length>0?l:[...t.keys()],f=d.reduce(
(h,u)=>h+t[u],0);for(const h of d)t[h]=t[h]+(a-c)*(f>0?t[h]/f:1/d.length)}*placeRows(t,e,n){const{laid:i,grid:o,gapX:r,gapY:a}=this,c=i.border.left+i.padding.left,
l=[];let d=n+(o.rows.length>0?a:0);for(const m of e)l.push(d),d+=m+a;const f=[];let h=c+r;for(const m of this.widths)f.push(h),h+=m+r;const u=i.box.style.direction===
"rtl",p=[];for(const{box:m,from:g,to:w}of o.groups){if(g===w)continue;const b=this.part(m,c+r,l[g],l[w-1]+e[w-1]);i.children.push(b),b.flow="rows";for(let x=g;x<
w;x++){const k=this.part(o.rows[x],0,l[x]-b.y,l[x]-b.y+e[x]);k.flow="bands",b.children.push(k),p.push(k)}o.headRows>0&&g===0&&(i.head=b)}for(const{cell:m,laid:g}of t){
yield dt/10;const w=m.row+m.rows-1,b=l[w]+e[w]-l[m.row],x=yield*this.fillCell(m,g,b,t),k=f[m.column]??c;x.x=(u?i.width-k-x.width:k)-c-r,x.y=0,p[m.row].children.
push(x)}return d}part(t,e,n,i){const o=new De(t);return o.x=e,o.y=n,o.width=this.laid.contentWidth-2*this.gapX,o.height=i-n,o}*fillCell(t,e,n,i){const{box:o}=t,
r=n-e.height;if(r<.01)return e;const a=o.children.some(({style:f})=>typeof f.height=="object"&&f.height.percent!==0),c=a?yield*this.layCell(t,n):e;if(c.height=n,
a)return c;const{verticalAlign:l}=o.style,d=l==="middle"?r/2:l==="bottom"?r:Yn(o)?this.baselineShift(t,c,i):0;return d>0&&Mf(c,Math.min(d,r)),c}baselineShift({row:t},e,n){
if(e.firstBaseline===void 0)return 0;let i=this.rowBaselines.get(t);if(i===void 0){for(const{cell:o,laid:r}of n)Yn(o.box)&&r.firstBaseline!==void 0&&this.rowBaselines.
set(o.row,Math.max(this.rowBaselines.get(o.row)??0,r.firstBaseline));i=this.rowBaselines.get(t)??0}return i-e.firstBaseline}rowBaselines=new Map}const Yn=({style:s})=>{
const{verticalAlign:t}=s;return typeof t=="object"||t==="baseline"||t==="sub"||t==="super"};function Mf(s,t){for(const e of s.children)e.y+=t;for(const e of s.apart)
e.y+=t;s.lines=s.lines.map(e=>({...e,y:e.y+t})),s.firstBaseline!==void 0&&(s.firstBaseline+=t),s.lastBaseline!==void 0&&(s.lastBaseline+=t)}const Fo=new WeakMap;
function Of(s,{top:t,right:e,bottom:n,left:i}){let o=Fo.get(s);o||Fo.set(s,o=new Map);const r=[t,e,n,i].join();let a=o.get(r);return a||(a={...s,borderTopWidth:t,
borderRightWidth:e,borderBottomWidth:n,borderLeftWidth:i},o.set(r,a)),a}function Sf(s,t){const e=s.known.get("shared");if(e)return e;const n=Of(s.style,t),i=Object.
assign(Object.create(Object.getPrototypeOf(s)),s,{style:n});return s.known.set("shared",i),i}function*vf(s,t,e,n){yield dt;const i=$l(s,e.width);return s.inner===
"image"?Rf(i,t,e):(i.width=yield*Tf(i,t,e),s.inner==="table"?yield*xf(i,t,e):yield*Cf(i,t,e,n)),s.style.position==="relative"&&(i.shift=so(s.style,e)),yield*Po(
i,t),i}function Rf(s,t,e){const{border:n,padding:i,box:o}=s,{width:r,height:a}=So(o,e,t);s.width=e.fixedWidth??r+W(n)+W(i),s.height=e.fixedHeight??a+B(n)+B(i)}function*Tf(s,t,e){
if(e.fixedWidth!==void 0)return e.fixedWidth;const{box:n,border:i,padding:o}=s,{style:r}=n,a=W(i)+W(o),{width:c}=r,l=e.shrinks===!0&&c==="auto"||n.inner==="tabl\
e"||typeof c=="string"&&c!=="auto",{aspectRatio:d}=r,f={across:a,down:B(i)+B(o)},h=P(r.height,e.height,f.down,r);if(c==="auto"&&d!==void 0&&h!==void 0){const b=mt(
h,r,e.height,f.down);return ot(le(b,r,f),r,e.width,a)}if(!l)return ot(Ge(Oo(n,e,a),r,e.height,f),r,e.width,a);const{least:u,most:p}=yield*t.widthsOf(n),m=e.width-
R(r.marginLeft,e.width)-R(r.marginRight,e.width);if(c==="min-content")return ot(u,r,e.width,a);if(c==="max-content")return ot(p,r,e.width,a);const g=P(c,e.width,
a,r)??Math.max(u,Math.min(p,m)),w=ot(Ge(g,r,e.height,f),r,e.width,a);return n.inner==="table"?Math.max(w,u):w}function*Cf(s,t,e,n){const{box:i,border:o,padding:r}=s,
{style:a}=i,c=B(o)+B(r),l=a.aspectRatio,d=l!==void 0&&rt(a.height)?a.boxSizing==="border-box"?s.width/l:s.contentWidth/l+c:void 0,f=a.display==="table-cell",h=e.
isOpen?void 0:P(a.height,e.height,c,a),u=e.fixedHeight??(f?void 0:h),p=u===void 0?void 0:e.fixedHeight===void 0?mt(u,a,e.height,c):u,m=p??(d===void 0?void 0:mt(
d,a,e.height,c)),g=m===void 0?void 0:Math.max(m-c,0),w={width:s.contentWidth,height:e.isLoose?void 0:g};let b;if(i.inner==="flex")b=yield*gf(s,t,{...w,room:g},e);else if(i.
inner==="grid")b=yield*id(s,t,{...w,height:g},e);else{const S=n&&!Tt(i)?n.floats:new yf,M=n&&!Tt(i)?n:{floats:S,x:0,y:0};b=yield*lf(s,t,w,M),Tt(i)&&(b=Math.max(
b,S.clear("both")-o.top-r.top))}const x=Math.max(b+c,d??0,f?h??0:0);s.height=p??mt(x,a,e.height,c),s.height>x+.01&&(s.after=new Lt),(i.inner==="blocks"||i.inner===
"lines")&&!f&&a.alignContent!=="normal"&&Lf(s,Fe(a.alignContent,Math.max(s.height-x,0),1).before)}function Lf(s,t){if(t!==0){s.lines=s.lines.map(e=>({...e,y:e.y+
t}));for(const e of[...s.children,...s.apart])e.y+=t;s.firstBaseline!==void 0&&(s.firstBaseline+=t),s.lastBaseline!==void 0&&(s.lastBaseline+=t)}}const _o=5e3,J=.75,
Ef=.5;async function If({box:s,tree:t,isQuirky:e},n,i){const o=await(0,Sn.Vn)(),r=(s.width-s.left-s.right)/J;let a=1;for(;;){const c=J*a,l={width:r/a,height:s.areaOf(
1).height/c},d=new _c({layOut:vf,widthsOf:Dn},n.typefaces,o,l,e),f=await t(l),h=await $t(Af(f,d,l),i),u=await $t(Nf(h),i),p=Math.max(r/Math.max(u,1),Ef);if(a===
1&&u>l.width+1&&p<.99){a=p;continue}const m=new Gc(n,s,c,_o,()=>(0,jc.F)("pages",`The document has more than ${_o} pages`,"Split it into several documents","fil\
e")),g=new Qc(m.height,x=>m.heightOf(x)),w=await $t(g.place(h,0,0,0),i);m.last=await $t(Pf(w,g),i),m.sheet(m.last),Wf(w,m);const b=new zl(m,d);await $t(b.paint(
w),i),await $t(Bf(w,m,b),i),m.close();return}}function Wf(s,{height:t,last:e}){const{backgroundColor:n,backgroundImage:i}=s.laid.box.style;n===void 0&&i.length===
0||(s.top=0,s.bottom=(e+1)*t)}function*Bf({apart:s},t,e){for(const{laid:n,x:i,top:o}of s)if(n.box.style.position==="fixed")for(let r=1;r<=t.last;r++)yield*e.paint(
yield*ae(n,i,o+r*t.height),!0)}function*Af(s,t,e){const n=yield*t.layOut(s,{width:e.width,height:e.height});return n.height=Math.max(n.height,1),yield*Po(n,t,!0),
t.forget(),n}function*Nf(s){let t=0;const e=[[s,0]];for(let n=e.pop();n;n=e.pop()){const[i,o]=n;yield 2e3;const{style:r}=i.box,a=o+zf(i);t=Math.max(t,a+i.width);
for(const{texts:c}of i.lines)for(const l of c)t=Math.max(t,a+l.x+l.width);if(r.overflow!=="hidden"){for(const c of[...i.children,...i.apart])r.visibility==="vis\
ible"&&e.push([c,a+c.x]);for(const{atoms:c}of i.lines)for(const{laid:l}of c)e.push([l,a+l.x])}}return t}const zf=({box:s,width:t})=>s.style.transform.reduce((e,n)=>n.
kind==="matrix"?e:e+I(n.x,t),0);function*Pf(s,t){let e=0;const n=[s];for(let i=n.pop();i;i=n.pop()){yield 2e3;const{laid:o,lines:r,children:a,apart:c,bottom:l}=i;
for(const{line:u,top:p,atoms:m}of r){u.texts.length>0&&(e=Math.max(e,t.pageOf(p+u.height/2)));for(const g of m)n.push(g)}const{style:d,replaced:f}=o.box;(f!==void 0||
d.backgroundColor!==void 0||d.backgroundImage.length>0||d.borderTopWidth>0)&&a.length+r.length===0&&o.height>0&&(e=Math.max(e,t.pageOf(l-.2)));for(const u of a)
n.push(u);for(const u of c)n.push(u)}return e}var $f=O(69379);const Hf=1e3;function Df(s){const{attributes:t}=s,e=t.get("role");if(t.get("aria-hidden")==="true"||
e==="presentation"||e==="none")return"";const n=(0,L.ZE)(s).find(({name:o})=>o==="title");return[t.get("aria-label"),n&&(0,L.a4)(n),jf(s)].map(o=>o?.replace(/\s+/g,
" ").trim().slice(0,Hf)).find(o=>o!==void 0&&o!=="")}function jf(s){const t=[],e=(0,L.ZE)(s).reverse();for(let n=e.pop();n;n=e.pop())if(n.name==="text")t.push((0,L.
a4)(n));else if(n.name!=="defs")for(const i of(0,L.ZE)(n).reverse())e.push(i);return t.join(" ")}var Gf=O(78445),Uo=O(25561);const Ff=new Set(["disc","circle","\
square"]);class _f{values=new Map;scopes=[new Set];quotes=0;enter(t,e){for(const[n,i]of t.counterReset)this.open(n,i);e&&(e.name==="ol"||e.name==="ul"||e.name===
"menu")&&this.open("list-item",Uf(e)),t.display==="list-item"&&this.countItem(e);for(const[n,i]of t.counterIncrement){const o=this.values.get(n);!o||o.length===
0?this.open(n,i):o[o.length-1]=o.at(-1)+i}return this.scopes.push(new Set),()=>{for(const n of this.scopes.pop())this.values.get(n).pop()}}open(t,e){const n=this.
values.get(t)??[];this.values.set(t,n);const i=this.scopes.at(-1);i.has(t)&&n.pop(),i.add(t),n.push(e)}countItem(t){const e=this.values.get("list-item")??[0];this.
values.set("list-item",e),e.length===0&&e.push(0);const n=t?.attributes.get("value"),i=t?.parent?.attributes.has("reversed")===!0?-1:1;e[e.length-1]=n!==void 0&&
/^\s*-?\d{1,9}\s*$/.test(n)?Number(n):e.at(-1)+i}marker({listStyleType:t}){if(t==="none")return;if(Ff.has(t))return{text:"",shape:t};if(t.startsWith('"'))return{
text:t.slice(1),shape:void 0};const e=this.values.get("list-item")?.at(-1)??1;return{text:`${Xe(e,t)}. `,shape:void 0}}textOf(t,e,{quotes:n}){if("text"in t)return t.
text;if("attribute"in t)return e.attributes.get(t.attribute)??"";if("quote"in t)return this.quote(t.quote,n);const i=this.values.get(t.counter)??[0];return t.separator===
void 0?Xe(i.at(-1)??0,t.style):i.map(o=>Xe(o,t.style)).join(t.separator)}quote(t,e){if(t==="none")return"";t==="close"&&(this.quotes=Math.max(this.quotes-1,0));
const n=Math.min(this.quotes,e.length/2-1);return t==="open"&&this.quotes++,e[2*n+(t==="open"?0:1)]??""}}function Uf(s){const t=s.attributes.get("start"),e=t!==
void 0&&/^\s*-?\d{1,9}\s*$/.test(t)?Number(t):void 0;return s.attributes.has("reversed")?(e??(0,L.ZE)(s).filter(({name:n})=>n==="li").length)+1:(e??1)-1}const Kf=[
[1e3,"m"],[900,"cm"],[500,"d"],[400,"cd"],[100,"c"],[90,"xc"],[50,"l"],[40,"xl"],[10,"x"],[9,"ix"],[5,"v"],[4,"iv"],[1,"i"]];function Ko(s){let[t,e]=[s,""];for(const[
n,i]of Kf)for(;t>=n;t-=n)e+=i;return e}function Zn(s,t,e){let[n,i]=[s,""];for(;n>0;n=Math.floor((n-1)/e))i=String.fromCodePoint(t.codePointAt(0)+(n-1)%e)+i;return i}
function Xe(s,t){const e=s>=1&&s<=3999;switch(t){case"none":return"";case"decimal-leading-zero":return s>=0&&s<10?`0${s}`:String(s);case"lower-roman":return e?Ko(
s):String(s);case"upper-roman":return e?Ko(s).toUpperCase():String(s);case"lower-alpha":case"lower-latin":return s>=1?Zn(s,"a",26):String(s);case"upper-alpha":case"\
upper-latin":return s>=1?Zn(s,"A",26):String(s);case"lower-greek":return s>=1?Zn(s,"α",17):String(s);case"disc":return"•";case"circle":return"◦";case"squar\
e":return"▪";default:return String(s)}}const Yf=new Set(["inline","inline-block","inline-flex","inline-grid","inline-table"]),qe=({display:s})=>!Yf.has(s);function Xn(s,t){
const e=Qe(s);e.display=t;for(const n of["borderTopWidth","borderRightWidth","borderBottomWidth","borderLeftWidth","outlineWidth"])e[n]=0;return new vt(e)}function qn(s,t,e){
const{display:n}=s.style;switch(n){case"flex":case"inline-flex":return s.inner="flex",Yo(s,t);case"grid":case"inline-grid":return s.inner="grid",Yo(s,t);case"ta\
ble":case"inline-table":return s.inner="table",pe(s,t,"table");case"table-row-group":case"table-header-group":case"table-footer-group":return s.inner="rows",pe(
s,t,"rows");case"table-row":return s.inner="row",pe(s,t,"row");case"table-column-group":for(const i of t)"block"in i&&s.children.push(i.block);return;default:Zf(
s,t,e)}}function Zf(s,t,e){if(!t.some(i=>"block"in i)&&t.length>0&&!t.every(o=>"inline"in o&&(o.inline.kind==="apart"||o.isBlank&&o.inline.kind==="text"))){Vn(s,
t),s.element??=e.parent;return}Qn(s,Jf(s,t))}function Vn(s,t){s.inner="lines";const e=new Map;for(const{inline:n}of t)n.kind==="open"&&e.set(n.box,1),n.kind==="\
close"&&e.has(n.box)&&e.set(n.box,2);for(const{inline:n,home:i}of t)i&&!s.element&&(s.element=i),!((n.kind==="open"||n.kind==="close")&&e.get(n.box)!==2)&&s.inlines.
push(n)}function Qn(s,t){let e=[];const n=()=>{if(e.some(({inline:o,isBlank:r})=>!r&&o.kind!=="apart")){const o=Xn(s.style,"block");Vn(o,e),s.children.push(o)}else
for(const{inline:o}of e)o.kind==="apart"&&s.children.push(o.box);e=[]};for(const i of t)"block"in i?(n(),s.children.push(i.block)):i.inline.kind==="apart"&&e.every(
({isBlank:o})=>o)?s.children.push(i.inline.box):e.push(i);n()}function Yo(s,t){Qn(s,t);for(const e of s.children)e.isItem=!0}const Xf={table:["table-row-group",
"table-header-group","table-footer-group","table-caption","table-column","table-column-group"],rows:["table-row"],row:["table-cell"]},qf={table:"table-row-group",
rows:"table-row",row:"table-cell"},Vf={table:"rows",rows:"row",row:"cell"};function pe(s,t,e){const n=Xf[e];let i=[];const o=()=>{if(i.some(a=>"block"in a||!a.isBlank||
a.inline.kind==="atom")){const a=Xn(s.style,qf[e]),c=Vf[e];a.inner=c==="cell"?"blocks":c,c==="cell"?Qf(a,i):pe(a,i,c),s.children.push(a)}else for(const a of i)"\
inline"in a&&a.inline.kind==="apart"&&s.children.push(a.inline.box);i=[]};for(const r of t)"block"in r&&n.includes(r.block.style.display)?(o(),s.children.push(r.
block)):i.push(r);o()}function Qf(s,t){t.every(e=>"inline"in e)?Vn(s,t):Qn(s,t)}const Zo=s=>"block"in s&&s.block.style.display.startsWith("table-")&&s.block.style.
display!=="table-caption";function Jf(s,t){if(!t.some(Zo))return t;const e=[];let n=[];const i=()=>{if(n.length===0)return;const o=Xn(s.style,"table");o.inner="\
table",pe(o,n,"table"),e.push({block:o}),n=[]};for(const o of t)if(Zo(o))n.push(o);else{if(n.length>0&&"inline"in o&&o.isBlank)continue;i(),e.push(o)}return i(),
e}const th=/^(?:https?|mailto|tel|ftp):/i;function eh(s,t){if(s.startsWith("#")){const e=t.find(nh(s.slice(1)));return e&&{place:e}}return th.test(s)?{uri:sh(s)}:
void 0}function nh(s){try{return decodeURIComponent(s)}catch{return s}}const sh=s=>{try{return new URL(s).href.replace(/[^!-~]/g,t=>encodeURIComponent(t))}catch{
return s.replace(/[^!-~]/gu,t=>encodeURIComponent(t))}};class qt{parent;own;outer;paragraph;constructor(t,e,n){this.parent=t,this.own=e,this.outer=n}get(){return this.
own?this.parent:this.outer?this.outer.get():this.paragraph??=this.parent.add("P")}end(){this.paragraph=void 0,this.outer?.end()}}const ih=new Set(["P","H1","H2",
"H3","H4","H5","H6","TD","TH","LBody","Caption","Code"]);class oh{document;headings;data=new Map;constructor(t,e){this.document=t,this.headings=e}top(){return new qt(
this.document,!1)}enter(t,e,n){const{name:i}=t;if(n&&!this.tagOf(t))return{home:new qt(e.parent,!1,e),label:void 0};if(n||e.end(),i==="li")return this.item(e);const o=this.
tagOf(t);if(!o)return{home:new qt(e.parent,!1),label:void 0};const r=e.parent.add(o,this.factsOf(t,o));return{home:new qt(r,ih.has(o)),label:void 0}}item(t){if(t.
parent.tag!=="L")return{home:new qt(t.parent.add("P"),!0),label:void 0};const e=t.parent.add("LI"),n=e.add("Lbl");return{home:new qt(e.add("LBody"),!1),label:n}}tagOf(t){
const{name:e}=t,n=this.headings.levelOf(t);if(n!==void 0)return`H${n}`;if(/^h[1-6]$/.test(e))return"P";const i=rh[e];return i?this.isData(t)?i:void 0:ah[e]}factsOf(t,e){
const{attributes:n,name:i}=t;if(e==="L")return{attributes:{O:"List",ListNumbering:i==="ol"?"Decimal":"Disc"}};if(e!=="TH"&&e!=="TD")return{};const[o,r]=[Number(
n.get("colspan"))||1,Number(n.get("rowspan"))||1],a={...o>1&&{ColSpan:o},...r>1&&{RowSpan:r}};return e==="TD"?Object.keys(a).length>0?{attributes:{O:"Table",...a}}:
{}:{attributes:{O:"Table",Scope:lh(t),...a}}}isData(t){let e=t;for(;e&&e.name!=="table";)e=e.parent;if(!e)return!1;let n=this.data.get(e);return n===void 0&&this.
data.set(e,n=ch(e)),n}}const rh={table:"Table",thead:"THead",tbody:"TBody",tfoot:"TBody",tr:"TR",th:"TH",td:"TD",caption:"Caption"},ah={p:"P",ul:"L",ol:"L",menu:"\
L",blockquote:"BlockQuote",pre:"P",section:"Sect",article:"Sect",dt:"P",dd:"P",figcaption:"P",summary:"P"};function ch(s){const t=s.attributes.get("role");if(t===
"presentation"||t==="none")return!1;let e=0,n=0;for(const i of(0,L.Ky)(s))if(i!==s){if(i.name==="table")return!1;if(i.name==="th"||i.name==="thead"||i.name==="c\
aption")return!0;i.name==="tr"&&e++,i.name==="td"&&n++}return e>1&&n>e}function lh(s){const t=s.attributes.get("scope")?.toLowerCase();if(t==="row"||t==="rowgro\
up")return"Row";if(t==="col"||t==="colgroup")return"Column";const e=s.parent,n=e?.parent?.name==="thead",i=e?.children.some(o=>o.kind==="element"&&o.name==="td");
return!n&&i===!0?"Row":"Column"}const Xo=()=>({images:new Set,links:new Set,leftOut:new Map,scripts:0,undescribed:0}),dh=new Set(["iframe","frame","frameset","o\
bject","embed","applet","video","audio","canvas","input","select","math","progress","meter"]);class fh{sources;counters=new _f;tags;constructor(t){this.sources=
t,this.tags=new oh(t.document,t.headings)}*build(t){const e=[],{styler:n}=this.sources;yield*this.element(t,{styled:n.start,home:this.tags.top(),owner:void 0,table:void 0},
e);const[i]=e;return i&&"block"in i?(hh(i.block,t),i.block):new vt(n.start.style)}*nodes(t,e,n){for(const i of t)i.kind==="text"?this.text(i.value,e,n):yield*this.
element(i,e,n)}text(t,{styled:e,home:n,owner:i},o){if(t==="")return;const r=/^[ \t\n\r\f]*$/.test(t)&&!e.style.whiteSpace.startsWith("pre");o.push({inline:{kind:"\
text",text:t,style:e.style,owner:i},home:r?void 0:n.get(),isBlank:r})}*element(t,e,n){const{styler:i,told:o}=this.sources,r=i.matcher.work,a=i.styleOf(t,e.styled,
e.table);yield dt+(i.matcher.work-r)*30;const{name:c}=t;c==="script"&&o.scripts++,dh.has(c)&&!(c==="input"&&t.attributes.get("type")==="hidden")&&o.leftOut.set(
c,(o.leftOut.get(c)??0)+1);const{style:l}=a;if(l.display==="none")return;const d=this.counters.enter(l,t);c==="br"?n.push({inline:{kind:"break",style:l},home:void 0,
isBlank:!1}):c==="wbr"?this.text("​",{...e,styled:a},n):c==="img"?this.picture(t,a,e,n):c==="svg"&&!t.isHtml?yield*this.drawing(t,a,e,n):l.display==="contents"?
yield*this.nodes(t.children,{...e,styled:a},n):l.display==="inline"?yield*this.inline(t,a,e,n):yield*this.block(t,a,e,n),d()}*inline(t,e,n,i){const o=new vt(e.style);
this.place(o,t),this.backgrounds(o);const r=this.ownerOf(t,n.owner),a={...n,styled:e,owner:r};i.push({inline:{kind:"open",box:o,owner:r},home:void 0,isBlank:!0}),
yield*this.content(t,e,a,i),i.push({inline:{kind:"close",box:o},home:void 0,isBlank:!0})}*content(t,e,n,i){e.pseudos.includes("before")&&this.pseudo(t,"before",
n,i),yield*this.nodes(t.children,n,i),e.pseudos.includes("after")&&this.pseudo(t,"after",n,i)}*block(t,e,n,i){const{style:o}=e,r=new vt(o);this.place(r,t),this.
backgrounds(r);const a=!qe(o),{home:c,label:l}=this.tags.enter(t,n.home,a),d=this.ownerOf(t,n.owner),f=t.name==="table"?t:n.table,h=[];o.display==="list-item"&&
this.marker(r,l,c,h),yield*this.content(t,e,{styled:e,home:c,owner:d,table:f},h),r.keepsNext=/^h[1-6]$/.test(t.name),r.span=yh(t),qn(r,h,c),a?i.push({inline:{kind:"\
atom",box:r,owner:n.owner},home:void 0,isBlank:!1}):r.isApart?i.push({inline:{kind:"apart",box:r},home:void 0,isBlank:!0}):i.push({block:r})}marker(t,e,n,i){const o=this.
counters.marker(t.style);if(o)if(t.style.listStylePosition==="inside"){const r=`${o.shape?"•":o.text} `;i.push({inline:{kind:"text",text:r,style:t.style,owner:void 0},
home:n.get(),isBlank:!1})}else t.marker={...o,element:e}}pseudo(t,e,n,i){const o=this.sources.styler.pseudoStyle(t,e,n.styled),{style:r}=o;if(!Array.isArray(r.content)||
r.display==="none")return;const a=this.counters.enter(r,void 0),c=r.content.map(f=>this.counters.textOf(f,t,r)).join("");a();const l=[];if(this.text(c,{...n,styled:o},
l),r.display==="inline"){const f=new vt(r);this.backgrounds(f),i.push({inline:{kind:"open",box:f,owner:n.owner},home:void 0,isBlank:!0});for(const h of l)i.push(
h);i.push({inline:{kind:"close",box:f},home:void 0,isBlank:!0});return}const d=new vt(r);this.backgrounds(d),qn(d,l,n.home),qe(r)?d.isApart?i.push({inline:{kind:"\
apart",box:d},home:void 0,isBlank:!0}):i.push({block:d}):i.push({inline:{kind:"atom",box:d,owner:n.owner},home:void 0,isBlank:!1})}picture(t,e,n,i){const{images:o,
told:r}=this.sources,{style:a}=e,c=new vt(a);this.place(c,t),this.backgrounds(c);const l=(0,z.Z)(t),d=l===void 0?void 0:o.get((0,nt.bi)(l)),f=t.attributes.get("\
alt")??t.attributes.get("title");if(!d){l!==void 0&&l.trim()!==""&&r.images.add(l),this.substitute(f??"",e,n,i);return}f===void 0&&r.undescribed++;const{width:h,
height:u}=/^\s*qr:/i.test(l)?wh:bh(d);c.replaced={image:d,width:h,height:u},this.addReplaced(c,f,n,i)}addReplaced(t,e,n,i){t.inner="image",e?.trim()!==""&&(t.element=
new Gf.H("Figure",void 0,{alt:e??""})),qe(t.style)?(t.element&&n.home.parent.adopt(t.element),i.push(t.isApart?{inline:{kind:"apart",box:t},home:void 0,isBlank:!0}:
{block:t})):i.push({inline:{kind:"atom",box:t,owner:n.owner},home:n.home.get(),isBlank:!1})}*drawing(t,e,n,i){const{told:o,drawings:r}=this.sources,a={...e.style},
c=new vt(a);this.place(c,t),this.backgrounds(c);const{drawing:l,size:d}=yield*r.read(t,e);a.width==="auto"&&a.height==="auto"&&!d&&(a.width=uh),l.view&&(a.aspectRatio??=
l.view[2]/l.view[3]),c.replaced={image:void 0,drawing:l,width:d?.width,height:d?.height};const f=Df(t);f===void 0&&o.undescribed++,this.addReplaced(c,f,n,i)}substitute(t,{
style:e,variables:n},i,o){if(t.trim()==="")return;const r=new vt({...e,width:"auto",height:"auto",minWidth:"auto",minHeight:"auto",aspectRatio:void 0}),a=[];this.
text(t,{...i,styled:{style:Qe(e),variables:n}},a),qn(r,a,i.home),qe(e)?r.isApart?o.push({inline:{kind:"apart",box:r},home:void 0,isBlank:!0}):o.push({block:r}):
o.push({inline:{kind:"atom",box:r,owner:i.owner},home:i.home.get(),isBlank:!1})}ownerOf(t,e){const n=t.name==="a"?t.attributes.get("href")?.trim():void 0,i=t.attributes.
get("lang")?.trim();if(n!==void 0){const o=eh(n,this.sources.headings);if(o)return new Uo._("Link",{},e,{target:o,contents:gh(t,n)});n!==""&&n!=="#"&&this.sources.
told.links.add(n)}return i!==void 0&&t.parent?.parent&&/^[a-z]{2,3}(?:-[a-z0-9]{1,8})*$/i.test(i)?new Uo._("Span",{lang:i},e):e}place(t,e){t.place=this.sources.
headings.placeOf(e)}backgrounds(t){const{backgroundImage:e}=t.style;if(!e.some(r=>"url"in r))return;const{images:n,told:i}=this.sources,o=new Map;for(const r of e){
if(!("url"in r))continue;const a=n.get((0,nt.bi)(r.url));a?o.set(r.url,a):i.images.add(r.url)}t.images=o}}function hh(s,t){const e=s.style,n=s.children.find(({isApart:r})=>!r),
i=t.children.some(r=>r.kind==="element"&&r.name==="body");if(!n||!i||e.backgroundColor!==void 0||e.backgroundImage.length>0)return;const o=n.style;for(const r of ph)
Object.assign(e,{[r]:o[r]}),Object.assign(o,{[r]:Ht[r]});s.images=n.images}const uh={px:0,percent:1},ph=["backgroundColor","backgroundImage","backgroundSize","b\
ackgroundRepeat","backgroundPosition"],mh=300;function gh(s,t){const e=(0,L.a4)(s).replace(/\s+/g," ").trim();return(e===""?s.attributes.get("title")??t:e).slice(
0,mh)}const wh={width:96,height:96},bh=({displayed:s})=>s;function yh({attributes:s}){const t=(e,n)=>{const i=s.get(e)??"";return/^\s*\d{1,6}\s*$/.test(i)?Number(
i):n};return{columns:Math.max(t(s.has("span")?"span":"colspan",1),1),rows:t("rowspan",1)}}class qo{headings=new Map;places=new Map;named=new Map;constructor(t){
const e=[];for(const n of(0,L.Ky)(t)){const{name:i,attributes:o}=n,r=o.get("id")??(i==="a"?o.get("name"):void 0),a=/^h([1-6])$/.exec(i)?.[1];if(r===void 0&&a===
void 0)continue;const c={};if(this.places.set(n,c),r!==void 0&&!this.named.has(r)&&this.named.set(r,c),a===void 0)continue;const l=(0,L.a4)(n).replace(/\s+/g," ").
trim();if(l!==""){for(;e.length>0&&e.at(-1)>=Number(a);)e.pop();e.push(Number(a)),this.headings.set(n,{title:l,level:Math.min(e.length,6),place:c})}}}levelOf(t){
return this.headings.get(t)?.level}placeOf(t){return this.places.get(t)}find(t){return this.named.get(t)}get first(){return[...this.headings.values()][0]?.title}get bookmarks(){
const t=[],e=[{level:0,children:t}];for(const{title:n,level:i,place:o}of this.headings.values()){if(!o.sheet)continue;for(;e.at(-1).level>=i;)e.pop();const r=[];
e.at(-1).children.push({title:n,place:o,children:r}),e.push({level:i,children:r})}return t}}const Vo=`
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
`,Qo={plain:"",report:`${Vo}
h1 { font-size: 1.95em; border-bottom: 0.8pt solid var(--accent-color); padding-bottom: 0.12em }
h2 { font-size: 1.56em } h3 { font-size: 1.25em }
table { width: 100%; border-bottom: 0.7pt solid var(--accent-color) }
thead th { border-top: 0.7pt solid var(--accent-color); border-bottom: 0.7pt solid var(--accent-color); background: #eef1f5 }
tbody tr:nth-child(even) td { background: #f4f5f7 }`,letter:`${Vo}
h1 { font-size: 1.25em } h2 { font-size: 1.1em } h3, h4, h5, h6 { font-size: 1em }
thead th { border-bottom: 0.7pt solid var(--accent-color, #737373) }`};function xh(s,t){const e=t??(s==="report"?te.uR:void 0);if(!e)return Qo[s];const n=`rgb(${e.
map(o=>Math.round(o*255)).join(", ")})`,i=`html { --accent-color: ${n} } h1, h2, h3, h4, h5, h6 { color: ${n} } hr { border-color: ${n} }`;return`${Qo[s]} ${i}`}
var kh=O(63895),Mh=O(38017),Oh=O(37645);const Jn={"top-left-corner":["left","right","top"],"top-left":["middle","left","top"],"top-center":["middle","center","t\
op"],"top-right":["middle","right","top"],"top-right-corner":["right","left","top"],"left-top":["left","center","upper"],"left-middle":["left","center","center"],
"left-bottom":["left","center","lower"],"right-top":["right","center","upper"],"right-middle":["right","center","center"],"right-bottom":["right","center","lowe\
r"],"bottom-left-corner":["left","right","bottom"],"bottom-left":["middle","left","bottom"],"bottom-center":["middle","center","bottom"],"bottom-right":["middle",
"right","bottom"],"bottom-right-corner":["right","left","bottom"]},Jo=({boxes:s},t)=>s.some(({name:e})=>Jn[e]?.[2]===t),Sh=1e5,vh=[{name:"content",value:"counte\
r(page)",important:!1},{name:"font-size",value:"9pt",important:!1},{name:"color",value:"#5c5c5c",important:!1}];async function Rh(s,t,e,n,i){const o=t.boxes.length===
0,r=n?[{name:"bottom-center",pages:"all",declarations:vh}]:[],a=new Map;for(const c of s.sheets.keys()){const l=["all",c%2===0?"right":"left",...c===0?["first"]:
[]],d=l.join();let f=a.get(d);f||a.set(d,f=Th(o?r:t.boxes,l,e));for(const[h,u]of f){Lh(s,c,Ch(u,c+1,s.sheets.length),{style:u,page:t,place:Jn[h]});const p=i.step(
Sh);p&&await p}}}function Th(s,t,e){const n=new Map;for(const{name:o,pages:r,declarations:a}of s)if(t.includes(r)&&Object.hasOwn(Jn,o)){const c=n.get(o)??[];n.set(
o,c),(0,G.RZ)(c,a)}const i=new Map;for(const[o,r]of n){const{style:a}=e.styleFrom(r,e.start);Array.isArray(a.content)&&i.set(o,a)}return i}function Ch({content:s},t,e){
return s.map(n=>"text"in n?n.text:"counter"in n?Xe(n.counter==="pages"?e:n.counter==="page"?t:0,n.style):"").join("")}function Lh({typefaces:s,sheets:t},e,n,{style:i,
page:o,place:[r,a,c]}){if(n.trim()==="")return;const l=t[e],[d,f,h,u]=hs(o,e).map($=>$*J),p=i.fontSize*J,m=s.word(n,re(i)),g=m.width*p/1e3,w={left:[0,u],middle:[
u,l.width-f],right:[l.width-f,l.width]},[b,x]=w[r],k=a==="left"?b:a==="right"?x-g:(b+x-g)/2,S={top:l.height-d/2,upper:l.height-d-p/2,center:(l.height-d+h)/2,lower:h+
p/2,bottom:h/2}[c],{color:M,alpha:v}=i.color,C={kind:"text",x:k,y:S-p*.35,size:p,color:M,words:[m],alpha:v};c==="top"||c==="bottom"?l.run(c==="top"?"Header":"Fo\
oter",C):l.draw(void 0,C)}async function Eh({root:s,isQuirky:t},e,n){const{pace:i}=n,o={width:e.width/J,height:e.height/J,margin:e.margin/J},r=await Ah(s,t,{width:o.
width-2*o.margin,height:o.height-2*o.margin},xh(e.theme,e.accent),n),a=Sr(r.pages,o),c=Ih(a,e.running),l=await $f.B.open({...$h(s,e.running),font:e.font,boldFont:e.
boldFont},n);await l.typefaces.warm([],i);const d=nr(a),f=e.logo&&(0,Mh.h)(e.logo,d,c,tr),h=f?Math.max(f.room-(a.own.first[0]-a.margins[0])*J,0):0,u=x=>Wh(a,x);
let p=new qo(s),m=Xo(),g=new Map;await If({box:{...d,areaOf:u,contentHeight:Math.max(u(0).height,u(1).height,u(2).height)},isQuirky:t,tree:async x=>{l.document.
kids.splice(0,l.document.kids.length),p=new qo(s),m=Xo();const k=new zi(r,x);({ignored:g}=k);const{leftOut:S}=m,M=new xa(k,s,A=>S.set(A,(S.get(A)??0)+1)),{images:v}=e,
C=new fh({styler:k,images:v,headings:p,told:m,drawings:M,document:l.document}),$=await $t(C.build(s),i);return h>0&&$.children.unshift(Bh(h*x.width/(d.width-d.left-
d.right))),$}},l,i),l.document.prune(),f?.draw(l.sheets[0]);const w=e.pageNumbers&&c.footer===void 0;await Rh(l,a,new zi(r,a),w,i);const b=await kh.P.of(l.typefaces);
await(0,Oh.N)(l,b,{page:d,size:tr,pace:i},c);for(const x of a.ignored)g.set(x,1);return{composition:l,bookmarks:p.bookmarks,told:m,ignored:g,notLoaded:r.notLoaded+
Nh(s)}}const tr=11,er=18;function Ih(s,t){const{header:e,footer:n,...i}=t,o={...i,...!Jo(s,"top")&&{header:e},...!Jo(s,"bottom")&&{footer:n}},{top:r,bottom:a}=nr(
s),c=[["header",r],["footer",a]].filter(([l,d])=>o[l]!==void 0&&d<er).map(([l])=>({field:l,message:`needs a margin of at least ${er/72} inches; give a larger ma\
rgin, here or in @page of the style sheets`,mentions:["margin"]}));if(c.length>0)throw(0,F.G6)(c);return o}const nr=({width:s,height:t,margins:[e,n,i,o]})=>({width:s*
J,height:t*J,left:o*J,right:n*J,top:e*J,bottom:i*J});function Wh(s,t){const[e,,n,i]=hs(s,t);return{left:i*J,top:e*J,height:(s.height-e-n)*J}}const Bh=s=>new vt(
{...Ht,display:"block",height:{px:s/J,percent:0}});async function Ah(s,t,e,n,{pace:i}){const o=new Fr(e,i);await o.add(Pc,!0),t&&await o.add($c,!0),await o.add(
n,!0);for(const r of(0,L.Ky)(s))r.name==="style"&&Ms(r.attributes.get("media")??"",e)&&await o.add((0,L.a4)(r));return o}const Nh=s=>(0,L.Ky)(s).filter(({name:t,
attributes:e})=>t==="link"&&/\bstylesheet\b/i.test(e.get("rel")??"")).length,zh=[["SemiBold",/^(?:b|strong|h[1-6]|th)$/,/font-weight|font\s*:/i],["Italic",/^(?:i|em|cite|var|dfn|address)$/,
/italic|oblique/i],["Mono",/^(?:code|pre|kbd|samp|tt)$/,/mono|courier|consolas|menlo/i]],Ph=["style","font-family","font-style","font-weight"];function $h(s,{header:t="",
footer:e="",date:n="",title:i}){const o=new Set,r=["•○▪",t,e,n,i];for(const a of(0,L.Ky)(s)){const c=Ph.flatMap(f=>{const h=a.attributes.get(f);return h===
void 0?[]:[`${f}:${h}`]}).join(";"),d=a.name==="style"?(0,L.a4)(a):"";for(const[f,h,u]of zh)(h.test(a.name)||u.test(c)||u.test(d))&&o.add(f);for(const[,f]of d.matchAll(
/\\([\da-f]{2,6})/gi)){const h=Number.parseInt(f,16);h>127&&h<=1114111&&(h<55296||h>57343)&&r.push(String.fromCodePoint(h))}for(const f of["alt","title","data-l\
abel"])r.push(a.attributes.get(f)??"");for(const f of a.children)f.kind==="text"&&r.push(f.value.replace(/[\0-\x7f]+/g,""))}return{styles:[...o],text:r.join("")}}
var Vt=O(98446),Hh=O(71775);const ts=12,Dh=({told:s,ignored:t,notLoaded:e,...n})=>[...(0,Hh.l)({...n,from:"HTML",told:s}),...t.size>0?[jh(t)]:[],...e>0?[Gh(e)]:
[],...s.scripts>0?[Fh(s.scripts)]:[],...s.leftOut.size>0?[_h(s.leftOut)]:[]];function sr(s){const t=[...s].sort(([n,i],[o,r])=>r-i||(n<o?-1:1)),e=t.slice(0,ts).
map(([n,i])=>i>1?`${n.slice(0,40)} (${i})`:n.slice(0,40));return(0,Vt.Dw)(t.length>ts?[...e,`${t.length-ts} more`]:e)}const jh=s=>({code:"styles_ignored",message:`\
The style sheets have ${(0,Vt.y_)(s.size,"property","properties")} and rules that are not supported, and had no effect: ${sr(s)}.`}),Gh=s=>({code:"styles_not_lo\
aded",message:`${(0,Vt.y_)(s,"style sheet or font","style sheets and fonts")} at addresses ${(0,Vt.d5)(s,"was","were")} not loaded. Nothing is fetched: write st\
yles into a style element; text is set in Noto fonts.`}),Fh=s=>({code:"html_scripts_not_run",message:`${(0,Vt.y_)(s,"script")} of the HTML ${(0,Vt.d5)(s,"was","\
were")} not run. Text that a script would write is not in the document.`}),_h=s=>({code:"elements_left_out",message:`Elements of the HTML were left out, because\
 paper cannot show them or they are not supported: ${sr(s)}.`}),Uh=72,Kh=async(s,t,e)=>{const n=(0,It.H)(t),i=await Yh(new TextDecoder().decode(s.bytes),t.values,
e),{root:o}=i,r=await qh(o,t.images??[],e),a=t.logo&&await(0,X.A)(t.logo,"logo",e),c=Zh(o),l=t.title??c.title??or(s.name),{composition:d,bookmarks:f,told:h,ignored:u,
notLoaded:p}=await Eh(i,{...(0,It.a)(t),margin:t.margin*Uh,pageNumbers:t.page_numbers,running:{header:t.header,footer:t.footer,headerOnFirst:t.header_on_first,date:t.
date,title:l},logo:a,accent:t.accent_color===void 0?void 0:(0,te.bP)(t.accent_color),...n,theme:t.theme,images:r},e),m=t.language??Xh(c.language),g=t.author??c.
author,w=[...r.values(),...a?[a]:[]].some(({components:A})=>A===4),b=h.undescribed===0,x=await d.finish({title:l,author:g,language:m,bookmarks:f,breaksArchive:w,
isAccessible:b}),k=t.letterhead&&await(0,Pt.o)(x,t.letterhead,t.letterhead_password,e),S={compact:!0,objectStreams:"smallest"},M=k?.write?await k.write(S):await(0,St.
UN)(x,S),v=d.sheets.length,{missing:C}=d.typefaces,$=Dh({told:h,ignored:u,notLoaded:p,missing:C,hasFont:n.font!==void 0,language:m,breaksArchive:w});return k&&(0,G.
RZ)($,k.notes),{documents:[{name:`${or(s.name)}.pdf`,bytes:M,pageCount:v}],notes:$,facts:{pageCount:v}}};async function Yh(s,t,{pace:e}){const n=s.trim();if(/^(?:https?:\/\/|www\.)\S+$/i.
test(n))throw(0,F.G6)([{field:"file",message:"holds an address, not HTML: load the page first, and give its HTML"}]);if(!t)return await(0,K.Z)(s,e);const i=await(0,V.
o)(s,t,e),o=await(0,K.Z)(i.text,e);return D(o.root,i.values),o}function Zh(s){let[t,e,n]=[];for(const i of(0,L.Ky)(s)){const{name:o,attributes:r}=i,a=()=>(0,L.a4)(
i).replace(/\s+/g," ").trim().slice(0,ir);o==="title"&&i.isHtml&&(t??=a()||void 0),/^h[1-6]$/.test(o)&&(n??=a()||void 0),o==="meta"&&r.get("name")?.toLowerCase()===
"author"&&(e??=r.get("content")?.trim().slice(0,ir))}return{title:t??n,author:e===""?void 0:e,language:s.attributes.get("lang")?.trim()}}const ir=1e3,Xh=s=>s!==
void 0&&tt.E["language-tag"].holds(s)?s:void 0;async function qh(s,t,e){const n=new Map,i=new Set((0,z.e)(s));for(const r of t)i.has((0,nt.bi)(r.name))&&n.set((0,nt.
bi)(r.name),await(0,X.A)(r,"images",e));const o=[...i].filter(r=>!/^data:image\/(?:svg|gif|webp|avif|bmp)/i.test(r));for(const[r,a]of(0,rr.B)(o))n.set(r,await(0,X.
A)(a,"file",e));for(const[r,a]of await(0,ar.m)(i,e))n.set(r,a);return n}const or=s=>s.replace(/\.(?:x?html?|txt|pdf|md)$/i,"").trim()||"document"})};
