"use strict";exports.id=8485,exports.ids=[8485,2594],exports.modules={37294:((Te,vt,R)=>{R.d(vt,{$:()=>_,DI:()=>$,Ez:()=>lt,Hb:()=>V,Hk:()=>dt,LI:()=>at,VE:()=>U,bJ:()=>Q,bi:()=>bt,
df:()=>D,iY:()=>zt,ot:()=>J,q3:()=>nt,qM:()=>Dt,qV:()=>E,uN:()=>j,vS:()=>B,xH:()=>st});var K=R(58552);const lt=200,nt=1e5,E=5e4,at=2e4,dt=2e7,V=2e5,st=5e6,j=5e4,
Q=2e7,I=Vt=>(0,K.G6)([{field:"file",message:Vt}]),$=()=>I(`nests elements more than ${lt} levels deep; at most ${lt} are allowed`),B=()=>I(`has more than ${nt} \
elements; at most ${nt} are allowed. Split it into several documents`),U=()=>I(`has more than ${E} rules in style sheets; at most ${E} are allowed`),D=1e3,bt=()=>I(
`has more than ${D} images of SVG in data: addresses; at most ${D} are allowed`),J=()=>I("has rules of pages (@page) that take too long to read for each of thei\
r names; write fewer rules"),_=()=>I("has style sheets whose selectors take too long to compare with its elements; write simpler selectors"),zt=()=>I(`has drawi\
ngs (svg) of more than ${Q} characters, those that are repeated counted each time; leave some out, or give them as images`),Dt=()=>I("has style sheets whose var\
iables make values of too many characters; use var() less often")}),45893:((Te,vt,R)=>{R.d(vt,{Ky:()=>lt,ZE:()=>K,a4:()=>nt});const K=E=>E.children.filter(at=>at.
kind==="element");function lt(E){const at=[],dt=[E];for(let V=dt.pop();V;V=dt.pop()){at.push(V);for(let st=V.children.length-1;st>=0;st--){const j=V.children[st];
j.kind==="element"&&dt.push(j)}}return at}function nt(E){const at=[],dt=[E];for(let V=dt.pop();V;V=dt.pop())if(V.kind==="text")at.push(V.value);else for(let st=V.
children.length-1;st>=0;st--)dt.push(V.children[st]);return at.join("")}}),58257:((Te,vt,R)=>{R.d(vt,{Z:()=>at});var K=R(28428),lt=R(37294);const nt=4e3,E=600;async function at(Q,I){
let $=0,B=0;const U={...K.jh,createElement(J,_,zt){if(++$>lt.q3)throw(0,lt.vS)();return K.jh.createElement(J,_,zt)},onItemPush(){if(++B>lt.Ez)throw(0,lt.DI)()},
onItemPop(){B--}},D=new K.iX({treeAdapter:U,scriptingEnabled:!1});for(let J=0;J<Q.length||J===0;J+=nt){const _=I.step(nt*E);_&&await _,D.tokenizer.write(Q.slice(
J,J+nt),J+nt>=Q.length)}const bt=K.jh.getDocumentMode(D.document)===K.qy.W$.QUIRKS;return{root:await dt(D.document,I),isQuirky:bt}}async function dt(Q,I){const $=Q.
childNodes.find(D=>K.jh.isElementNode(D)),B=j($,void 0,0),U=[[$,B]];for(let D=U.pop();D;D=U.pop()){const[bt,J]=D,_=I.step(1e3+bt.childNodes.length*500);_&&await _;
let zt=0;for(const Dt of bt.childNodes){if(K.jh.isTextNode(Dt)&&J.children.push({kind:"text",value:Dt.value,parent:J}),!K.jh.isElementNode(Dt))continue;const Vt=j(
Dt,J,zt++);J.children.push(Vt),U.push([Dt,Vt])}}return B}const V=new Map,st=new Set;function j(Q,I,$){const{attrs:B}=Q,U=B.length===0?V:new Map(B.map(({name:_,value:zt})=>[
_,zt])),D=U.get("class")?.split(/[ \t\n\f\r]+/).filter(_=>_!==""),bt=D===void 0?st:new Set(D),J=Q.namespaceURI===K.qy.NS.HTML;return{kind:"element",name:Q.tagName,
attributes:U,classes:bt,parent:I,children:[],index:$,isHtml:J}}}),72594:((Te,vt,R)=>{R.d(vt,{Z:()=>st,e:()=>at,imagesNamedIn:()=>V,mayNameImages:()=>dt});var K=R(
34622),lt=R(45893),nt=R(58257),E=R(50697);function at(I){const $=new Set;for(const B of(0,lt.Ky)(I)){const U=B.name==="image"&&!B.isHtml?B.attributes.get("href")?.
trim():void 0,D=B.name==="img"?st(B):U;D!==void 0&&D!==""&&$.add((0,K.bi)(D));for(const bt of[B.attributes.get("style"),B.name==="style"?(0,lt.a4)(B):void 0])for(const J of j(
bt??""))$.add((0,K.bi)(J))}return[...$]}const dt=(I,$)=>I==="html"?/<img|<image|url\(/i.test($):$.includes("![");async function V(I,$,B){if(I==="markdown")return await(0,K.
e_)($,B);const{root:U}=await(0,nt.Z)($,B);return at(U)}function st({attributes:I}){const $=I.get("src")?.trim();if($!==void 0&&$!=="")return $;const[B=""]=(I.get(
"srcset")??"").trim().split(/[\s,]/,1);return B===""?void 0:B}function*j(I){let $;for(const{0:B,index:U}of I.matchAll(/\burl\(|@font-face\b|@(?:import|namespace)\b|[;}]/gi))
if(B.startsWith("@"))$=/^@font/i.test(B)?"font":"sheet";else if(B==="}"||B===";")$===(B==="}"?"font":"sheet")&&($=void 0);else if(!$){const D=Q(I,U+B.length);if(D<
0)return;const[bt]=(0,E.wK)(I.slice(U,D+1))??[];bt?.type==="Url"&&(yield bt.value)}}function Q(I,$){let B=$;for(;/\s/.test(I.charAt(B));)B++;const U=I.charAt(B);
if(U!=='"'&&U!=="'")return I.indexOf(")",$);let D=B;do D=I.indexOf(U,D+1);while(D>0&&I.charAt(D-1)==="\\");return D<0?-1:I.indexOf(")",D)}}),50697:((Te,vt,R)=>{
R.d(vt,{M$:()=>dt,YY:()=>at,aG:()=>V,aX:()=>st,wK:()=>nt,wR:()=>E});var K=R(88650);const lt=2e5;function nt(j){if(j.length>lt&&!/\burl\(/i.test(j))return;const Q=[];
try{const I=(0,K.A)(j,{context:"value",onParseError:$=>Q.push($)});return Q.length>0||I.type!=="Value"?void 0:I.children.toArray()}catch{return}}const E=j=>j.type===
"Operator"&&j.value===",",at=j=>j.type==="Operator"&&j.value==="/";function dt(j,Q){const I=[[]];for(const $ of j)Q($)?I.push([]):I.at(-1).push($);return I}const V=j=>j?.
type==="Identifier"?j.name.toLowerCase():void 0,st=j=>j.children.toArray()}),48485:((Te,vt,R)=>{R.r(vt),R.d(vt,{html_to_pdf:()=>sb});var K=R(58552),lt=R(60666),
nt=R(78323),E=R(45893);const at=new Set(["href","src","srcset","action","background","cite","poster","data"]),dt=/^(?:https?|mailto|tel):|^data:image\/|^(?:field|qr):/i,
V=/^[a-z][a-z0-9+.-]*:/i,st=s=>(0,K.G6)([{field:"values",message:s}]);function j(s,t){for(const e of(0,E.Ky)(s)){const n=e.name==="style"||e.name==="script";for(const[
o,r]of e.attributes){if(!(0,nt.H)(r))continue;if(o==="style"||o.startsWith("on"))throw st(`are in the attribute ${o}, where they could be more than text; use cl\
asses`);const a=(0,nt.qk)(r,t,o==="src"&&/^\s*qr:/i.test(r)?encodeURIComponent:void 0);if(at.has(o)&&V.test(a.trim())&&!dt.test(a.trim()))throw st("give an addr\
ess another scheme than http, https, mailto or tel, or data with an image");e.attributes.set(o,a)}if(!e.children.some(o=>o.kind==="text"&&(0,nt.H)(o.value)))continue;
if(n)throw st(`are in a ${e.name} element, where they could be more than text`);const i=e.children.flatMap(o=>Q(o,t));e.children.splice(0,e.children.length);for(const o of i)
e.children.push(o)}}function Q(s,t){if(s.kind!=="text"||!(0,nt.H)(s.value))return[s];const{parent:e}=s;return(0,nt.qk)(s.value.replaceAll(`
`," "),t,i=>i.replace(/\r\n?/g,`
`)).split(`
`).flatMap((i,o)=>{const r={kind:"text",value:i,parent:e};return o===0?[r]:[I(e),r]})}const I=s=>({kind:"element",name:"br",attributes:new Map,classes:new Set,parent:s,
children:[],index:0,isHtml:!0});var $=R(72594),B=R(58257),U=R(34622),D=R(86476),bt=R(14029),J=R(87593),_=R(45657),zt=R(16246),Dt=R(68084),Vt=R(96533),Qc=R(28409),
Jc=R(16596),q=R(37294);const tl={fill:{color:[0,0,0],alpha:1},fillOpacity:1,hasHoles:!1,stroke:"none",strokeOpacity:1,strokeWidth:{px:1,percent:0},cap:0,join:0,
miter:4,dashes:[],dashOffset:{px:0,percent:0},anchor:"start",drop:0,clipHasHoles:!1,markerStart:"none",markerMid:"none",markerEnd:"none"},it={px:0,percent:0},Ot=s=>s===
0?it:{px:s,percent:0},vi={px:0,percent:.5},tn=[it,it],Ti={least:"auto",most:"auto"},en={color:{color:[0,0,0],alpha:1},fontSize:16,fontSizedBy:"medium",fontFamily:[],
fontWeight:400,fontStyle:"normal",fontVariant:"normal",lineHeight:"normal",textAlign:"start",textAlignLast:"auto",blockAlign:"start",textIndent:it,textTransform:"\
none",letterSpacing:0,wordSpacing:0,whiteSpace:"normal",isBalanced:!1,overflowWrap:"normal",wordBreak:"normal",tabSize:8,direction:"ltr",listStyleType:"disc",listStylePosition:"\
outside",textFill:void 0,accentColor:void 0,textShadow:[],visibility:"visible",borderCollapse:"separate",borderSpacingX:0,borderSpacingY:0,captionSide:"top",emptyCells:"\
show",orphans:2,widows:2,pageName:"",quotes:["“","”","‘","’"],drawn:tl},Qt={...en,...{display:"inline",position:"static",float:"none",clear:"none",boxSizing:"\
content-box",appearance:"auto",width:"auto",height:"auto",minWidth:"auto",minHeight:"auto",maxWidth:"none",maxHeight:"none",aspectRatio:void 0,top:"auto",right:"\
auto",bottom:"auto",left:"auto",marginTop:it,marginRight:it,marginBottom:it,marginLeft:it,paddingTop:it,paddingRight:it,paddingBottom:it,paddingLeft:it,borderTopWidth:3,
borderRightWidth:3,borderBottomWidth:3,borderLeftWidth:3,borderTopStyle:"none",borderRightStyle:"none",borderBottomStyle:"none",borderLeftStyle:"none",borderTopColor:void 0,
borderRightColor:void 0,borderBottomColor:void 0,borderLeftColor:void 0,borderImage:void 0,borderTopLeftRadius:tn,borderTopRightRadius:tn,borderBottomRightRadius:tn,
borderBottomLeftRadius:tn,outlineWidth:3,outlineStyle:"none",outlineColor:void 0,outlineOffset:0,backgroundColor:void 0,backgroundImage:[],backgroundSize:[],backgroundRepeat:[],
backgroundPosition:[],backgroundClip:"border-box",boxShadow:[],opacity:1,mixBlendMode:void 0,overflow:"visible",textOverflow:"clip",lineClamp:void 0,isContained:!1,
transform:[],translate:[],rotate:[],scale:[],transformOrigin:[vi,vi],zIndex:"auto",verticalAlign:"baseline",textDecorationLine:new Set,textDecorationColor:void 0,
textDecorationStyle:"solid",unicodeBidi:"normal",objectFit:"fill",tableLayout:"auto",breakBefore:"auto",breakAfter:"auto",breakInside:"auto",columnCount:void 0,
columnWidth:void 0,columnFill:"balance",columnSpan:"none",columnRuleWidth:3,columnRuleStyle:"none",columnRuleColor:void 0,flexDirection:"row",flexWrap:"nowrap",
flexGrow:0,flexShrink:1,flexBasis:"auto",order:0,justifyContent:"normal",alignContent:"normal",alignItems:"normal",alignSelf:"auto",justifyItems:"normal",justifySelf:"\
auto",rowGap:void 0,columnGap:void 0,gridTemplateColumns:void 0,gridTemplateRows:void 0,gridTemplateAreas:[],gridAutoColumns:[Ti],gridAutoRows:[Ti],gridAutoFlow:"\
row",gridRowStart:"auto",gridRowEnd:"auto",gridColumnStart:"auto",gridColumnEnd:"auto",content:"normal",counterReset:[],counterIncrement:[],stopColor:{color:[0,
0,0],alpha:1},stopOpacity:1,clipPath:void 0}};function Jt(s){const t={...Qt};for(const e of el)t[e]=s[e];return t}const el=Object.keys(en),T=({px:s,percent:t},e)=>t===
0?s:s+t*e;var x=R(50697);const Ri={px:1,pt:4/3,pc:16,in:96,cm:96/2.54,mm:96/25.4,q:96/101.6},[nl,sl]=[.572,.536],il=1e7,ol=30;function rl(s,t,e){const n=Object.
hasOwn(Ri,t)?Ri[t]:void 0;if(n!==void 0)return s*n;switch(t){case"em":return s*e.em;case"rem":return s*e.rem;case"ch":return s*e.em*nl;case"ex":return s*e.em*sl;case"\
lh":case"rlh":return s*e.em*1.362;case"vw":case"dvw":case"svw":case"lvw":case"vi":case"cqw":return s*e.pageWidth/100;case"vh":case"dvh":case"svh":case"lvh":case"\
vb":case"cqh":return s*e.pageHeight/100;case"vmin":return s*Math.min(e.pageWidth,e.pageHeight)/100;case"vmax":return s*Math.max(e.pageWidth,e.pageHeight)/100;default:
return}}const Ci=s=>({px:s,percent:0,isNumber:!0});function X(s,t){const e=s&&sn(s,t,0);if(!(!e||!Number.isFinite(e.px)||!Number.isFinite(e.percent)))return e.isNumber?
e.px===0?Ot(0):void 0:e.percent===0?Ot(e.px):{px:e.px,percent:e.percent}}function nn(s,t){const e=X(s,t);return e?.percent===0?e.px:void 0}const Ei={em:16,rem:16,
pageWidth:800,pageHeight:1e3};function ft(s){const t=s&&sn(s,Ei,0);return t?.isNumber===!0&&Number.isFinite(t.px)?t.px:void 0}function Tt(s){const t=s&&sn(s,Ei,
0);if(!(!t||!Number.isFinite(t.px)||!Number.isFinite(t.percent)))return t.isNumber?t.px:t.px===0&&t.percent!==0?t.percent:s.type==="Percentage"?0:void 0}function te(s){
if(s?.type==="Number"&&Number(s.value)===0)return 0;if(s?.type!=="Dimension")return;const t=Number(s.value);switch(s.unit.toLowerCase()){case"deg":return t;case"\
grad":return t*.9;case"rad":return t*180/Math.PI;case"turn":return t*360;default:return}}function sn(s,t,e){if(!(e>ol))switch(s.type){case"Number":return Ci(Number(
s.value));case"Percentage":return{px:0,percent:Number(s.value)/100,isNumber:!1};case"Dimension":{const n=rl(Number(s.value),s.unit.toLowerCase(),t);return n===void 0?
void 0:{px:n,percent:0,isNumber:!1}}case"Identifier":return(0,x.aG)(s)==="infinity"?Ci(il):void 0;case"Parentheses":return Xn(s.children.toArray(),t,e+1);case"F\
unction":{const n=s.name.toLowerCase().replace(/^-webkit-|^-moz-/,""),i=(0,x.M$)((0,x.aX)(s),x.wR);if(n==="calc")return Xn(i[0],t,e+1);const o=i.map(r=>Xn(r,t,e+
1));return o.every(r=>r!==void 0)?al(n,o,t):void 0}default:return}}function al(s,t,e){const n=({px:l,percent:d})=>l+d*e.pageWidth,i=l=>t.reduce((d,f)=>!d||l(f,d)?
f:d,void 0);if(s==="min")return i((l,d)=>n(l)<n(d));if(s==="max")return i((l,d)=>n(l)>n(d));if(s!=="clamp"||t.length!==3)return;const[o,r,a]=t,c=n(r)>n(a)?a:r;return n(
c)<n(o)?o:c}function Xn(s,t,e){let n,i,o=1,r="*";const a=()=>{if(!i)return!1;const c=on(i,o);return n=n?{px:n.px+c.px,percent:n.percent+c.percent,isNumber:n.isNumber&&
c.isNumber}:c,i=void 0,!0};for(const c of s){if(c.type==="Operator"){const d=c.value.trim();if(d==="+"||d==="-"){if(!a())return;o=d==="-"?-1:1,r="*"}else r=d;continue}
const l=sn(c,t,e);if(!l||(i?r==="*"?i=i.isNumber?on(l,i.px):l.isNumber?on(i,l.px):void 0:i=l.isNumber&&l.px!==0?on(i,1/l.px):void 0:i=l,!i))return}return a()?n:
void 0}const on=({px:s,percent:t,isNumber:e},n)=>({px:s*n,percent:t*n,isNumber:e});var Li=R(49180);const cl=10;function ll(s,t,e,n){if(s==="color-mix")return n<
cl?Ol(t,e,n+1):void 0;const[i=[],[o]=[]]=(0,x.M$)(t,x.YY),r=o===void 0?1:Zn(o,1);if(r===void 0)return;const a=s==="color"?hl(i):fl(s,i);return a&&{color:a.map(ae),
alpha:ae(r)}}const ae=s=>Math.min(Math.max(s,0),1);function Zn(s,t){if((0,x.aG)(s)==="none")return 0;const e=Tt(s);return e===void 0?void 0:s?.type==="Percentag\
e"?e*t:e}const dl=s=>(0,x.aG)(s)==="none"?0:te(s)??(s?.type==="Percentage"?void 0:Tt(s));function fl(s,t){const e=Object.hasOwn(Ii,s)?Ii[s]:void 0;if(!e||t.length!==
3)return;const n=t.map((a,c)=>{const l=e.wholes[c];return l==="hue"?dl(a):Zn(a,l)}),[i,o,r]=n;return i===void 0||o===void 0||r===void 0?void 0:e.convert([i,o,r])}
const Ai=([s,t,e])=>{const n=e*Math.PI/180;return[s,t*Math.cos(n),t*Math.sin(n)]},Ii={oklab:{wholes:[1,.4,.4],convert:s=>jt(Vn(s))},oklch:{wholes:[1,.4,"hue"],convert:s=>jt(
Vn(Ai(s)))},lab:{wholes:[100,125,125],convert:s=>jt(Ni(s))},lch:{wholes:[100,150,"hue"],convert:s=>jt(Ni(Ai(s)))},hwb:{wholes:["hue",1,1],convert:kl}};function hl([
s,...t]){const e=t.map(r=>Zn(r,1)),[n,i,o]=e;if(!(e.length!==3||n===void 0||i===void 0||o===void 0))switch((0,x.aG)(s)){case"srgb":return[n,i,o];case"srgb-linea\
r":return jt([n,i,o]);case"display-p3":return jt(ce(yl,[n,i,o].map(qn)));default:return}}const ce=(s,[t,e,n])=>s.map(([i,o,r])=>i*t+o*e+r*n),ul=s=>Math.abs(s)<=
.0031308?s*12.92:Math.sign(s)*(1.055*Math.abs(s)**(1/2.4)-.055),qn=s=>Math.abs(s)<=.04045?s/12.92:Math.sign(s)*((Math.abs(s)+.055)/1.055)**2.4,jt=s=>s.map(ul),pl=[
[1,.3963377774,.2158037573],[1,-.1055613458,-.0638541728],[1,-.0894841775,-1.291485548]],ml=[[4.0767416621,-3.3077115913,.2309699292],[-1.2684380046,2.6097574011,
-.3413193965],[-.0041960863,-.7034186147,1.707614701]],gl=[[.4122214708,.5363325363,.0514459929],[.2119034982,.6806995451,.1073969566],[.0883024619,.2817188376,
.6299787005]],wl=[[.2104542553,.793617785,-.0040720468],[1.9779984951,-2.428592205,.4505937099],[.0259040371,.7827717662,-.808675766]],bl=[[3.1341358529,-1.6173863321,
-.490661946],[-.9787954765,1.9162543774,.0334427326],[.0719553922,-.2289767598,1.4053859036]],yl=[[1.2249401763,-.2249401763,0],[-.0420569547,1.0420569547,0],[-.0196375546,
-.0786360456,1.0982736002]],Bi=[.9642956764,1,.8251046025],Vn=s=>ce(ml,ce(pl,s).map(t=>t**3)),xl=s=>ce(wl,ce(gl,s).map(Math.cbrt));function Ni([s,t,e]){const n=(s+
16)/116,i=o=>o>6/29?o**3:(116*o-16)/(24389/27);return ce(bl,[Bi[0]*i(n+t/500),i(n),Bi[2]*i(n-e/200)])}function kl([s,t,e]){const n=t+e;if(n>=1)return[t/n,t/n,t/
n];const i=o=>{const r=((o+s/60)%6+6)%6;return ae(Math.abs(r-3)-1)*(1-n)+t};return[i(0),i(4),i(2)]}const rn={srgb:[s=>s,s=>s],"srgb-linear":[s=>s.map(qn),jt],oklab:[
s=>xl(s.map(qn)),s=>jt(Vn(s))]};function Ol(s,t,e){const[n=[],...i]=(0,x.M$)(s,x.wR);if((0,x.aG)(n[0])!=="in"||i.length!==2)return;const o=i.map(m=>{const g=m.find(
({type:w})=>w==="Percentage"),b=t(m.find(({type:w})=>w!=="Percentage"),e);return{paint:b==="current"?void 0:b,share:Tt(g)}}),[r,a]=o;if(!r?.paint||!a?.paint)return;
const c=(0,x.aG)(n[1])??"",l=r.paint.alpha===0||a.paint.alpha===0,d=Object.hasOwn(rn,c)?rn[c]:l?rn.srgb:void 0;if(!d)return;const[f,h]=[r.share??1-(a.share??.5),
a.share??1-(r.share??.5)],u=f+h;if(u<=0)return;const p=Wi(r.paint,a.paint,h/u,d);return{...p,alpha:ae(p.alpha*Math.min(u,1))}}const Ml=(s,t,e)=>Wi(s,t,e,rn.oklab);
function Wi(s,t,e,[n,i]){const o=[s.alpha*(1-e),t.alpha*e],r=o[0]+o[1],a=[n(s.color),n(t.color)],c=a[0].map((l,d)=>r===0?0:(l*o[0]+a[1][d]*o[1])/r);return{color:i(
c).map(ae),alpha:ae(r)}}const Sl={color:[0,0,0],alpha:0};function Rt(s,t=0){if(s?.type==="Hash")return Tl(s.value);if(s?.type==="Identifier"){const n=s.name.toLowerCase();
if(n==="transparent")return Sl;if(n==="currentcolor")return"current";const i=vl[n]??(0,Li.q)(n);return i&&an(i)}if(s?.type!=="Function")return;const e=s.name.toLowerCase();
return Rl(e,(0,x.aX)(s))??ll(e,(0,x.aX)(s),Rt,t)}const vl={canvas:[255,255,255],canvastext:[0,0,0],windowtext:[0,0,0],window:[255,255,255],linktext:[0,0,238],graytext:[
128,128,128]},an=([s,t,e],n=1)=>({color:[s/255,t/255,e/255],alpha:n});function Tl(s){const t=(0,Li.q)(`#${s}`);if(t)return an(t);if(!/^(?:[\da-f]{4}|[\da-f]{8})$/i.
test(s))return;const e=s.length===4?[...s].map(a=>a+a).join(""):s,[n,i,o,r]=[0,2,4,6].map(a=>Number.parseInt(e.slice(a,a+2),16));return an([n,i,o],r/255)}function Rl(s,t){
if(!/^(?:rgb|hsl)a?$/.test(s))return;const e=t.filter(l=>l.type!=="Operator"),n=e.length>3?Tt(e[3]):1;if(e.length<3||e.length>4||n===void 0)return;const i=Math.
min(Math.max(n,0),1),o=l=>Math.min(Math.max(l,0),255);if(s==="rgb"||s==="rgba"){const l=e.slice(0,3).map(u=>{const p=Tt(u);return p===void 0?void 0:o(u.type==="\
Percentage"?p*255:p)}),[d,f,h]=l;return d===void 0||f===void 0||h===void 0?void 0:an([d,f,h],i)}const r=te(e[0])??Tt(e[0]),[a,c]=[Tt(e[1]),Tt(e[2])];if(!(r===void 0||
a===void 0||c===void 0))return{color:Cl(r,Math.min(Math.max(a,0),1),Math.min(Math.max(c,0),1)),alpha:i}}function Cl(s,t,e){const n=i=>{const o=((i+s/30)%12+12)%
12;return e-t*Math.min(e,1-e)*Math.max(-1,Math.min(o-3,9-o,1))};return[n(0),n(8),n(4)]}const P=(s,t)=>({keys:[s],read:(e,n)=>{if(e.length!==1)return;const i=t(e[0],
n);return i===void 0?void 0:{[s]:i}}}),H=(s,t,e={})=>P(s,n=>{const i=(0,x.aG)(n);if(i!==void 0)return Object.hasOwn(e,i)?e[i]:t.find(o=>o===i)}),le=(s,t=-1/0)=>P(
s,e=>{const n=ft(e);return n===void 0||n<t?void 0:n}),Ut=(s,t)=>(0,x.aG)(s)==="auto"?"auto":X(s,t),Bt=(s,t)=>{const e=X(s,t);return e&&(e.percent!==0||e.px>=0)?
e:void 0},cn=(s,t)=>{const e=nn(s,t);return e!==void 0&&e>=0?e:void 0};function Qn(s){const t=Rt(s);if(t!==void 0)return{paint:t==="current"?void 0:t}}const Re=s=>({
keys:[s],read:t=>{const e=t.length===1?Qn(t[0]):void 0;return e&&{[s]:e.paint}}}),Ce=["Top","Right","Bottom","Left"];function de(s){const[t,e=t,n=t,i=e]=s;return s.
length===0||s.length>4?void 0:[t,e,n,i]}function Ee(s,t){return{keys:s,read:(e,n)=>{const i=de(e.map(o=>t(o,n)));if(!(!i||i.includes(void 0)))return Object.fromEntries(
s.map((o,r)=>[o,i[r]]))}}}const zi=s=>(0,x.M$)(s,x.YY),$i={"":"all",":left":"left",":right":"right",":first":"first"},El={all:0,left:1,right:1,first:2},Ll=10,Pi=100,
Al=1e6,_i=300,Ct=96/25.4,Di={a3:[297*Ct,420*Ct],a4:[210*Ct,297*Ct],a5:[148*Ct,210*Ct],a6:[105*Ct,148*Ct],b4:[250*Ct,353*Ct],b5:[176*Ct,250*Ct],letter:[816,1056],
legal:[816,1344],ledger:[1056,1632],tabloid:[1056,1632]},[Jn,Il]=[48,19200],Bl=["margin-top","margin-right","margin-bottom","margin-left"];async function Nl(s,t,e){
const n=new Wl(s,t,e),i=new Map;for(const o of n.names)i.set(o,await n.sheetOf(o));return{usual:await n.sheetOf(""),named:i,ignored:n.ignored}}class Wl{usual;pace;ignored=new Set;names;selected=[];values=new Map;count=0;constructor(t,e,n){
this.usual=e,this.pace=n;for(const o of t)this.select(o);this.selected.sort((o,r)=>o.weight-r.weight);const i=[...new Set(this.selected.map(({name:o})=>o))].filter(
o=>o!=="");this.names=i.slice(0,Pi);for(const o of i.slice(Pi))this.ignored.add(`@page ${o}`)}async sheetOf(t){const e=this.selected.filter(({name:l})=>l===""||
l===t),n=await this.read(e,["all"]),{width:i,height:o}=n,r=async(l,...d)=>{const{margins:f,lost:h}=$l(await this.read(e,["all",...d,l]),n);for(const u of h)this.
ignored.add(`@page ${t}:${l} ${u}`);return Fi(f,i,o)},a=e.flatMap(({pages:l,rule:d})=>d.boxes.map(f=>({...f,pages:l}))),c={left:await r("left"),right:await r("r\
ight"),first:await r("first","right")};return{width:i,height:o,margins:Fi(n.margins,i,o),own:c,boxes:a}}select(t){const{selector:e}=t,n=e.indexOf(":"),[i,o]=n<0?
[e,""]:[e.slice(0,n),e.slice(n).toLowerCase()],r=Object.hasOwn($i,o)?$i[o]:void 0;r===void 0||/\s/.test(i)?this.ignored.add(`@page ${e}`):this.selected.push({name:i,
pages:r,weight:El[r]+(i===""?0:Ll),rule:t})}async read(t,e){const{width:n,height:i,margin:o}=this.usual,r={width:n,height:i,margins:[o,o,o,o]};for(const{pages:a,
rule:c}of t){if(this.count+=c.declarations.length+c.boxes.length+1,this.count>Al)throw(0,q.ot)();const l=this.pace.step(c.declarations.length*_i+_i/10);if(l&&await l,
!!e.includes(a))for(const{name:d,value:f}of c.declarations){let h=this.values.get(f);h||this.values.set(f,h=(0,x.wK)(f)??[]),zl(d,h,r)}}return r}}const ln=({usual:s,
named:t},e)=>t.get(e)??s,Hi=({own:s},t)=>t===0?s.first:t%2===0?s.right:s.left;function zl(s,t,e){const n={em:16,rem:16,pageWidth:e.width,pageHeight:e.height},i=s===
"size"?Pl(t,n,e):void 0;if(i&&([e.width,e.height]=i),s==="margin"){const a=de(t.map(c=>Gi(c,n)));if(a&&!a.includes(void 0))for(const[c,l]of a.entries())e.margins[c]=
l}const o=Bl.indexOf(s),r=o<0||!t[0]?void 0:Gi(t[0],n);r!==void 0&&(e.margins[o]=r)}function $l(s,{width:t,height:e,margins:n}){const[i,o,r,a]=s.margins,c=Math.
abs(a+o-n[1]-n[3])<.01,l=s.width===t&&s.height===e,d=[...c?[]:["margin"],...l?[]:["size"]];return{margins:c?s.margins:[i,n[1],r,n[3]],lost:d}}function Gi(s,t){if((0,x.
aG)(s)==="auto")return 0;const e=X(s,t);return e&&Math.max(e.px+e.percent*t.pageWidth,0)}function Fi(s,t,e){const[n,i,o,r]=s,a=Math.min(1,(t-Jn/2)/Math.max(r+i,
1)),c=Math.min(1,(e-Jn/2)/Math.max(n+o,1)),[l,d]=[Math.round(r*a),Math.round(n*c)],[f,h]=[Math.ceil(t-(r+i)*a-.01),Math.ceil(e-(n+o)*c-.01)];return[d,Math.max(t-
l-f,0),Math.max(e-d-h,0),l]}function Pl(s,t,e){let n,i;const o=[];for(const c of s){const l=(0,x.aG)(c),d=nn(c,t);if(l==="landscape"||l==="portrait")i=l;else if(l!==
void 0&&Object.hasOwn(Di,l))n=Di[l];else if(d!==void 0&&d>0)o.push(Math.min(Math.max(d,Jn),Il));else if(l!=="auto")return}if(o.length>0&&(n=[o[0],o[1]??o[0]]),i===
void 0)return n;const[r,a]=[...n??[e.width,e.height]].sort((c,l)=>c-l);return i==="landscape"?[a,r]:[r,a]}const ji={"{":"}","(":")","[":"]"};function _l(s,t){const e=s[t];
let n=t+1;for(;n<s.length&&s[n]!==e&&s[n]!==`
`;n++)s[n]==="\\"&&n++;return n+1}function Kt(s,t,e){const n=[];for(let i=t;i<s.length;){const o=s[i];if(o==="/"&&s[i+1]==="*"){const r=s.indexOf("*/",i+2);i=r<
0?s.length:r+2;continue}if(n.length===0&&e.includes(o))return i;if(o==='"'||o==="'"){i=_l(s,i);continue}if(o==="\\")i++;else if(o==="("&&Dl(s,i)){const r=s.indexOf(
")",i);i=r<0?s.length:r}else Object.hasOwn(ji,o)?n.push(ji[o]):o===n.at(-1)&&n.pop();i++}return s.length}function Dl(s,t){if(s.slice(Math.max(t-3,0),t).toLowerCase()!==
"url")return!1;let e=t+1;for(;e<s.length&&/\s/.test(s[e]);)e++;return s[e]!=='"'&&s[e]!=="'"}function*Ui(s){for(let t=0;t<s.length;){const e=Kt(s,t,"{;}"),n=Ki(
s.slice(t,e));if(s[e]!=="{"){n!==""&&(yield{prelude:n,block:void 0}),t=e+1;continue}const i=Kt(s,e+1,"}");yield{prelude:n,block:s.slice(e+1,i)},t=i+1}}const Ki=s=>s.
replace(/\/\*[^]*?(?:\*\/|$)/g," ").replace(/<!--|-->/g," ").trim();function Le(s){const t=[];for(let e=0;e<s.length;){const n=Kt(s,e,";{");if(s[n]==="{"){e=Kt(
s,n+1,"}")+1;continue}const i=Ki(s.slice(e,n));e=n+1;const o=i.indexOf(":");if(o<=0)continue;const r=i.slice(0,o).trim(),a=r.startsWith("--")?r:r.toLowerCase();
if(!/^[a-z_-][\w-]*$/i.test(a))continue;const c=i.slice(o+1).trim(),l=c.replace(/\s*!\s*important$/i,"");l===""&&!a.startsWith("--")||t.push({name:a,value:l,important:l.
length!==c.length})}return t}function Hl(s,t){const e=[];let n=0;for(let i=0;i<=s.length;){const o=Kt(s,i,","),r=Xi(s.slice(i,o));if(n+=o-i+(r+1)*(t.length+5),n>
q.LI)return"";e.push(Gl(s.slice(i,o).trim(),t)),i=o+1}return e.join(", ")}function Gl(s,t){const e=Kt(t,0,",")===t.length&&!t.includes(":"),n=`:is(${t})`;if(Xi(
s)===0)return`${e?t:n} ${s}`;const i=e&&/^&(?![\w*|])/.test(s);return s.replace(Yi,(o,r)=>o!=="&"?o:i&&r===0?t:n)}const Yi=/&|"(?:[^"\\]|\\[^])*"|'(?:[^'\\]|\\[^])*'/g,
Xi=s=>[...s.matchAll(Yi)].filter(([t])=>t==="&").length;var Fl=R(88650);const Zi=s=>s.includes("\\")?s.replace(/\\(?:([\da-f]{1,6})[ \t\n\r\f]?|([^\n\r\f]))/gi,
(t,e,n)=>{const i=Number.parseInt(e??"",16);return e===void 0?n:i===0||i>1114111||i>=55296&&i<=57343?"�":String.fromCodePoint(i)}):s,dn=1e3,jl=1e6;function Ul(s){
if(s.length>q.LI)return;const t=[];let e;try{e=(0,Fl.A)(s,{context:"selectorList",onParseError:n=>t.push(n)})}catch{return}return t.length>0?void 0:ts(e)}function ts(s){
if(s.type!=="SelectorList")return;const t=s.children.toArray().map(e=>e.type==="Selector"?Yl(e):void 0);return t.every(e=>e!==void 0)?t:void 0}const Ae=()=>({name:void 0,
id:void 0,classes:[],attributes:[],pseudos:[],combinator:void 0}),Kl=new Set(["before","after","first-line","first-letter"]);function Yl({children:s}){const t=[
Ae()];let e=0,n;for(const i of s.toArray()){const o=t.at(-1);switch(i.type){case"TypeSelector":i.name!=="*"&&(o.name=i.name.replace(/^.*\|/,"").toLowerCase(),e+=
1);break;case"IdSelector":o.id=Zi(i.name),e+=jl;break;case"ClassSelector":o.classes.push(Zi(i.name)),e+=dn;break;case"AttributeSelector":o.attributes.push({name:i.
name.name.toLowerCase(),matcher:i.matcher??void 0,value:i.value?i.value.type==="String"?i.value.value:i.value.name:"",ignoresCase:i.flags==="i"}),e+=dn;break;case"\
Combinator":t.push({...Ae(),combinator:i.name});break;case"PseudoElementSelector":n=i.name.toLowerCase(),e+=1;break;case"PseudoClassSelector":{const r=i.name.toLowerCase();
if(Kl.has(r)){n=r,e+=1;break}const a=ql(r,i.children?.toArray()??[]);if(!a)return;o.pseudos.push(a.test),e+=a.specificity;break}default:return}}return{compounds:t.
reverse(),specificity:e,pseudoElement:n}}const Xl=new Set(["hover","focus","focus-within","focus-visible","active","visited","target","invalid","indeterminate",
"fullscreen","modal","popover-open","playing","host","defined","placeholder-shown","autofill"]),Zl=new Set(["enabled","valid","optional","read-only"]),Yt={a:0,b:1};
function ql(s,t){const e=i=>({test:i,specificity:dn}),n=(i,o,r)=>e({kind:"nth",...i,ofType:o,fromEnd:r});if(Xl.has(s))return e({kind:"never"});if(Zl.has(s))return e(
{kind:"is",selectors:[{compounds:[Ae()],specificity:0,pseudoElement:void 0}]});switch(s){case"root":case"empty":case"checked":case"disabled":return e({kind:s});case"\
link":case"any-link":return e({kind:"link"});case"-moz-first-node":return e({kind:"first-node"});case"-moz-last-node":return e({kind:"last-node"});case"first-ch\
ild":return n(Yt,!1,!1);case"last-child":return n(Yt,!1,!0);case"first-of-type":return n(Yt,!0,!1);case"last-of-type":return n(Yt,!0,!0);case"only-child":return Vi(
n(Yt,!1,!1).test,n(Yt,!1,!0).test);case"only-of-type":return Vi(n(Yt,!0,!1).test,n(Yt,!0,!0).test);case"nth-child":case"nth-last-child":case"nth-of-type":case"n\
th-last-of-type":{const i=td(t[0]);return i&&n(i,s.endsWith("of-type"),s.includes("last"))}case"not":case"is":case"where":case"matches":case"-webkit-any":return Vl(
s,t[0]);case"has":return Ql(t[0]);case"lang":{const[i]=t,o=i?.type==="Identifier"?i.name:i?.type==="String"?i.value:void 0;return o===void 0?void 0:e({kind:"lan\
g",language:o.toLowerCase()})}default:return}}function Vl(s,t){const e=t&&ts(t);if(!e)return;const n=s==="where"?0:e.reduce((i,o)=>Math.max(i,o.specificity),0);
return{test:{kind:s==="not"?"not":"is",selectors:e},specificity:n}}function Ql(s){if(s?.type!=="SelectorList"||s.children.some(o=>o.type!=="Selector"||o.children.
last?.type==="Combinator"))return;const t=ts(s);if(!t||t.length===0||t.some(qi))return;const e=t.reduce((o,r)=>Math.max(o,r.specificity),0),n=s.children.toArray();
return{test:{kind:"has",selectors:t.map((o,r)=>Jl(o,n[r]))},specificity:e}}const qi=({compounds:s,pseudoElement:t})=>t!==void 0||s.some(({pseudos:e})=>e.some(n=>n.
kind==="has"||"selectors"in n&&n.selectors.some(qi)));function Jl(s,t){const e={...Ae(),pseudos:[{kind:"scope"}]},{compounds:n}=s,i=t.type==="Selector"&&t.children.
first?.type==="Combinator",o=n.slice(0,-1);return{...s,compounds:i?[...o,e]:[...o,{...n.at(-1),combinator:" "},e]}}function Vi(s,t){return{test:{kind:"is",selectors:[
(n=>({compounds:[{...Ae(),pseudos:n}],specificity:0,pseudoElement:void 0}))([s,t])]},specificity:dn}}function td(s){if(s?.type!=="Nth"||s.selector)return;const{
nth:t}=s;if(t.type==="Identifier")return t.name==="odd"?{a:2,b:1}:t.name==="even"?{a:2,b:0}:void 0;const{a:e,b:n}=t;return{a:Qi(e),b:Qi(n)}}const Qi=s=>s==null?
0:s===""||s==="+"?1:s==="-"?-1:Number(s),ed=10,nd=150;class sd{medium;pace;rules=[];pages=[];notLoaded=0;ignored=new Set;constructor(t,e){this.medium=t,this.pace=
e}async add(t,e=!1){await this.addAll(t,{isUsual:e,depth:0,parent:void 0})}async addAll(t,e){const{isUsual:n,depth:i,parent:o}=e;if(!(i>ed)){o!==void 0&&this.addRule(
o,Le(t),n);for(const{prelude:r,block:a}of Ui(t)){const c=this.pace.step((r.length+(a?.length??0))*nd+2e3);c&&await c;const l=/^@[\w-]+/.exec(r)?.[0].slice(1).toLowerCase();
if(l!==void 0)await this.addAtRule(l,r.slice(l.length+1).trim(),a,e);else if(a!==void 0){const d=o===void 0?r:Hl(r,o);a.includes("{")?await this.addAll(a,{isUsual:n,
depth:i+1,parent:d}):this.addRule(d,Le(a),n)}}}}addRule(t,e,n){if(e.length===0)return;const i=Ul(t);if(i)for(const o of i){if(this.rules.length===q.qV)throw(0,q.
VE)();this.rules.push({selector:o,declarations:e,order:this.rules.length,isUsual:n})}}async addAtRule(t,e,n,i){const o={...i,depth:i.depth+1};switch(t){case"med\
ia":n!==void 0&&Ji(e,this.medium)&&await this.addAll(n,o);return;case"supports":n!==void 0&&!/^not\b/i.test(e)&&await this.addAll(n,o);return;case"layer":n!==void 0&&
await this.addAll(n,o);return;case"page":n!==void 0&&this.addPage(e,n);return;case"import":this.notLoaded++;return;case"font-face":n!==void 0&&/url\(/i.test(n)&&
this.notLoaded++;return;case"charset":case"namespace":case"keyframes":case"property":case"font-feature-values":case"view-transition":return;default:t.startsWith(
"-")||this.ignored.add(`@${t}`)}}addPage(t,e){const n=[];for(const o of Ui(e)){const r=/@([\w-]+)$/.exec(o.prelude)?.[1];r!==void 0&&o.block!==void 0&&n.push({name:r.
toLowerCase(),declarations:Le(o.block)})}const i=Le(e);for(const o of t.split(",",q.qV+1)){if(this.pages.length===q.qV)throw(0,q.VE)();this.pages.push({selector:o.
trim(),declarations:i,boxes:n})}}}function Ji(s,t){return s.trim()===""?!0:s.toLowerCase().split(",").some(e=>id(e.trim(),t))}function id(s,t){const e=/^not\s/.
test(s);return s.replace(/^(?:not|only)\s+/,"").split(/\s+and\s+/).every(o=>o.startsWith("(")?ad(o.slice(1,-1),t):o==="print"||o==="all")!==e}const od=/^\s*(min-|max-)?(width|height)\s*:\s*([\d.]+)(px|em|rem|pt|in|cm|mm)\s*$/,
rd={px:1,em:16,rem:16,pt:4/3,in:96,cm:96/2.54,mm:96/25.4};function ad(s,t){const[,e,n,i,o]=od.exec(s)??[];if(n!==void 0){const c=Number(i)*rd[o],l=n==="width"?t.
width:t.height;return e==="min-"?l>=c:e==="max-"?l<=c:l===c}const[r,a]=s.split(":").map(c=>c.trim());return r==="orientation"?a==="landscape"==t.width>t.height:
r==="prefers-color-scheme"?a==="light":r==="prefers-reduced-motion"?a==="reduce"||a===void 0:r==="color"||r==="hover"&&a==="none"||r==="update"&&a==="none"}var F=R(
74135);const to=s=>"drawing"in s;function Ie([s,t,e,n],{scaling:i,x:o,y:r},a){const[c,l]=[a.width/e,a.height/n];if(i==="none")return[c,0,0,l,-s*c,-t*l];const d=i===
"meet"?Math.min(c,l):Math.max(c,l);return[d,0,0,d,(a.width-e*d)*o-s*d,(a.height-n*d)*r-t*d]}const eo=1e7,no=/[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/iy;class fn{text;at=0;constructor(t){
this.text=t}skip(){for(;this.at<this.text.length&&` 	
\r\f,`.includes(this.text[this.at]);)this.at++}number(){this.skip(),no.lastIndex=this.at;const t=no.exec(this.text)?.[0];if(t!==void 0)return this.at+=t.length,
Math.min(Math.max(Number(t),-eo),eo)}flag(){this.skip();const t=this.text[this.at];if(!(t!=="0"&&t!=="1"))return this.at++,Number(t)}}function es(s,t){const e=new fn(
s),n=[];for(;n.length<t;){const i=e.number();if(i===void 0)break;n.push(i)}return n}const so={px:1,pt:4/3,pc:16,in:96,cm:96/2.54,mm:96/25.4,q:96/101.6};function mt(s,t,e){
const n=new fn(s??""),i=n.number();if(i===void 0)return;const o=n.text.slice(n.at,n.at+4).trim().toLowerCase();return o===""?i:o.startsWith("%")?i*t/100:o==="em"||
o==="rem"?i*e:o==="ex"?i*e*.5:Object.hasOwn(so,o)?i*so[o]:void 0}const cd=1e3;function Be(s){if(s===void 0)return;let t,e=0;for(const[,n,i]of s.matchAll(/([a-z]+)\s{0,9}\(([^)]*)\)/gi)){
const o=ld(n.toLowerCase(),es(i,6));if(!o||++e>cd)return;t=t?(0,F.lw)(o,t):o}return t}function ld(s,[t,...e]){if(t===void 0)return;const[n,i,o,r,a]=e,c=t*Math.PI/
180;switch(s){case"translate":return[1,0,0,1,t,n??0];case"scale":return[t,0,0,n??t,0,0];case"rotate":{const l=[Math.cos(c),Math.sin(c),-Math.sin(c),Math.cos(c),
0,0],[d,f]=[n??0,i??0];return(0,F.lw)((0,F.lw)([1,0,0,1,-d,-f],l),[1,0,0,1,d,f])}case"skewx":return[1,0,Math.tan(c),1,0,0];case"skewy":return[1,Math.tan(c),0,1,
0,0];case"matrix":return a===void 0?void 0:[t,n,i,o,r,a];default:return}}const ns=2e4,dd=.55,fd=.35;function*hd(s,t,e,{styler:n,spend:i}){const{attributes:o}=s,
r=(u,p)=>mt(o.get(u),p,e.em)??0,a={x:r("x",e.width),y:r("y",e.height),width:r("width",e.width)},c=new pd(n,i,a.width);yield*c.read(s,t);const l=c.lines.filter(({
length:u})=>u>0),d=l.map(u=>(0,_.Kf)(u.map(({style:p})=>ud(p))));let f=a.y+(r("height",e.height)-d.reduce((u,p)=>u+p,0))/2;const h=[];for(const[u,p]of l.entries()){
yield ns;const[m]=p,{textAlign:g,fontSize:b}=m.style,w=g==="center"?"middle":g==="right"||g==="end"?"end":"start",y=a.x+a.width*(w==="middle"?.5:w==="end"?1:0);
for(const[k,{text:M,style:O,isApart:v}]of p.entries()){const S=k===0?{x:y,y:f+d[u]/2+fd*b}:{x:void 0,y:void 0},A={...O,drawn:{...O.drawn,anchor:w}};h.push({text:k>
0&&v?` ${M}`:M,style:A,paint:O.color,...S,dx:0,dy:0})}f+=d[u]}return h}const ud=({lineHeight:s,fontSize:t})=>s==="normal"?1.36*t:"factor"in s?s.factor*t:s.px;class pd{styler;spend;room;lines=[
[]];width=0;count=0;isApart=!1;constructor(t,e,n){this.styler=t,this.spend=e,this.room=n}*read(t,e){for(const n of t.children)if(yield ns,n.kind==="text")yield*this.
words(n,e.style);else if(n.name==="br")this.end();else if(n.isHtml){const i=this.styler.styleOf(n,e,void 0);if(i.style.display==="none")continue;const o=!i.style.
display.startsWith("inline");o&&this.end(),yield*this.read(n,i),o&&this.end()}}*words({value:t},e){if(e.visibility!=="visible")return;const n=e.whiteSpace!=="no\
wrap"&&e.whiteSpace!=="pre";for(const i of t.match(/\s+|\S+/g)??[]){if(/^\s/.test(i)){this.isApart=!0;continue}this.spend(i.length),++this.count%50===0&&(yield 50*
ns);const o=(i.length+(this.isApart?1:0))*dd*e.fontSize;n&&this.width>0&&this.width+o>Math.max(this.room,e.fontSize)*1.1&&this.end(),this.lines.at(-1).push({text:i,
style:e,isApart:this.isApart}),this.width+=o,this.isApart=!1}}end(){this.lines.at(-1).length>0&&this.lines.push([]),[this.width,this.isApart]=[0,!1]}}const md=10,
ss=({name:s})=>s==="linearGradient"||s==="radialGradient";function io(s,t,e){const n=[s];for(;n.length<md;){const i=n.at(-1).attributes.get("href"),o=i===void 0?
void 0:t(i.trim().replace(/^#/,""));if(!o||n.includes(o)||!e(o))break;n.push(o)}return n}function gd(s,t,e,n){const i=z=>{for(const{attributes:C}of s)if(C.has(z))
return C.get(z)},o=i("gradientUnits")!=="userSpaceOnUse",[r,a,c,l]=e;if(c-r<=0&&o||l-a<=0&&o)return;const d=Be(i("gradientTransform"))??wd,f=o?(0,F.lw)(d,[c-r,0,
0,l-a,r,a]):d,[h,u,p,m]=f;if(!(Math.abs(h*m-u*p)>1e-12))return;const g=o?{width:1,height:1}:n,b=(z,C,Y)=>mt(i(z)??C,Y,n.em)??0,w=(z,C)=>b(z,C,g.width),y=(z,C)=>b(
z,C,g.height),k=(0,F.zl)((0,F.DI)(f),e);if(s[0].name==="linearGradient"){const z=[w("x1","0%"),y("y1","0%"),w("x2","100%"),y("y2","0%")];return oo(z,f,t,k)}const[
M,O]=[w("cx","50%"),y("cy","50%")],v=b("r","50%",Math.hypot(g.width,g.height)/Math.SQRT2),[S,A]=[i("fx")===void 0?M:w("fx","50%"),i("fy")===void 0?O:y("fy","50%")];
return v>0?oo([S,A,0,M,O,v],f,t,k):void 0}const hn=1e3,wd=[1,0,0,1,0,0],oo=(s,t,e,n)=>({coordinates:s.map(i=>i*hn),matrix:(0,F.lw)([1/hn,0,0,1/hn,0,0],t),stops:e,
box:n.map(i=>i*hn)});var tt=R(36078);const ro=8;class is{matrix;box=F.gF;x=0;y=0;operators=[];joined;startX=0;startY=0;constructor(t){this.matrix=t}get path(){return this.
joined??=this.operators.join(" ")}get isEmpty(){return this.operators.length===0}move(t,e){[this.startX,this.startY]=[t,e],this.operators.push(`${this.point(t,e)}\
 m`),this.go(t,e)}line(t,e){this.begin(),this.operators.push(`${this.point(t,e)} l`),this.go(t,e)}curve(t,e,n,i,o,r,a=!1){this.begin();const[c,l]=[this.x,this.y];
this.operators.push(`${this.point(t,e)} ${this.point(n,i)} ${this.point(o,r)} c`);for(let d=1;d<ro;d++){const f=d/ro,[h,u,p,m]=[(1-f)**3,3*f*(1-f)**2,3*f*f*(1-f),
f**3];this.include(h*c+u*t+p*n+m*o,h*l+u*e+p*i+m*r)}this.go(o,r)}close(){this.isEmpty||(this.operators.push("h"),[this.x,this.y]=[this.startX,this.startY])}begin(){
(this.isEmpty||this.operators.at(-1)==="h")&&this.operators.push(`${this.point(this.x,this.y)} m`)}point(t,e){const[n,i]=this.matrix?(0,F.Gd)(this.matrix,t,e):[
t,e];return`${(0,tt._)(n)} ${(0,tt._)(i)}`}go(t,e){[this.x,this.y]=[t,e],this.include(t,e)}include(t,e){const[n,i]=this.matrix?(0,F.Gd)(this.matrix,t,e):[t,e],[
o,r,a,c]=this.box;this.box=[Math.min(o,n),Math.min(r,i),Math.max(a,n),Math.max(c,i)]}}const bd=256;class yd{styler;find;leaveOut;gradients=new Map;constructor(t,e,n){
this.styler=t,this.find=e,this.leaveOut=n}make(t,{style:e},n){const[i,o,r,a]=t.box,c=r>i&&a>o?this.fillOf(t,e,n):void 0,l=this.strokeOf(e,n);return c||l?{kind:"\
shape",path:t.path,fill:c,stroke:l}:void 0}textPaint(t){const{fill:e,fillOpacity:n,stroke:i,strokeOpacity:o}=t.drawn,r=this.colorOf(e,t);if(r)return{color:r.color,
alpha:r.alpha*n};const a=this.colorOf(i,t);return a&&{color:a.color,alpha:a.alpha*o}}fillOf(t,e,n){const{fill:i,fillOpacity:o,hasHoles:r}=e.drawn;if(typeof i=="\
object"&&"id"in i){const c=this.gradient(i.id);if(c&&c.stops.length>1){const l=c.stops.map(f=>({...f,alpha:f.alpha*o})),d=gd(c.chain,o<1?l:c.stops,t.box,n);return d&&
{paint:d,alpha:1,hasHoles:r}}}const a=this.colorOf(i,e);return a&&{paint:a.color,alpha:a.alpha*o,hasHoles:r}}strokeOf({drawn:t,...e},{width:n,height:i}){const o=this.
colorOf(t.stroke,{...e,drawn:t}),r=Math.hypot(n,i)/Math.SQRT2,a=T(t.strokeWidth,r);if(!o||!(a>0))return;const{cap:c,join:l,miter:d}=t,f=t.dashes.map(p=>T(p,r)),
h=f.some(p=>p>0)?f.length%2===1?[...f,...f]:f:[],u=T(t.dashOffset,r);return{color:o.color,alpha:o.alpha*t.strokeOpacity,width:a,cap:c,join:l,miter:d,dashes:h,dashOffset:u}}colorOf(t,e){
if(t==="none")return;if(t==="current")return e.color;if(!("id"in t))return t;const n=this.gradient(t.id);return n?n.stops[0]:this.colorOf(t.otherwise,e)}gradient(t){
if(this.gradients.has(t))return this.gradients.get(t);const e=this.find(t);e&&!ss(e)&&this.leaveOut(e.name);const n=e&&ss(e)?this.readGradient(e):void 0;return this.
gradients.set(t,n),n}readGradient(t){const e=io(t,this.find,ss),n=e.find(a=>(0,E.ZE)(a).some(({name:c})=>c==="stop")),i=[];for(const a of n?(0,E.ZE)(n):[]){if(a.
name!=="stop"||i.length===bd)continue;const{style:c}=this.styler.styleOf(a,this.styler.start,void 0),l=a.attributes.get("offset")??"0",d=Math.min(Math.max(mt(l,
1,16)??0,i.at(-1)?.at??0),1);i.push({at:d,color:c.stopColor.color,alpha:c.stopColor.alpha*c.stopOpacity})}const[o,r]=[i[0],i.at(-1)];return o&&o.at>0&&i.unshift(
{...o,at:0}),r&&r.at<1&&i.push({...r,at:1}),{chain:e,stops:i}}}function un(s,t,[e,n]){const[i,o]=[s.x,s.y];let[r,a]=[Math.abs(t[0]),Math.abs(t[1])];if(i===e&&o===
n)return;if(r===0||a===0)return s.line(e,n);const c=t[2]*Math.PI/180,[l,d]=[Math.cos(c),Math.sin(c)],[f,h]=[(i-e)/2,(o-n)/2],[u,p]=[l*f+d*h,l*h-d*f],m=Math.sqrt(
(u/r)**2+(p/a)**2);m>1&&([r,a]=[r*m,a*m]);const g=(r*p)**2+(a*u)**2,b=Math.sqrt(Math.max(((r*a)**2-g)/g,0))*(t[3]===t[4]?-1:1),[w,y]=[b*r*p/a,-b*a*u/r],k=[l*w-d*
y+(i+e)/2,d*w+l*y+(o+n)/2],M=Math.atan2((p-y)/a,(u-w)/r);let O=Math.atan2((-p-y)/a,(-u-w)/r)-M;if(t[4]===1&&O<0&&(O+=2*Math.PI),t[4]===0&&O>0&&(O-=2*Math.PI),![
...k,M,O].every(Number.isFinite))return s.line(e,n);const v=Math.max(Math.ceil(Math.abs(O)/(Math.PI/2)-1e-9),1),S=O/v,A=4/3*Math.tan(S/4),z=(C,Y)=>[k[0]+l*C*r-d*
Y*a,k[1]+d*C*r+l*Y*a];for(let C=0;C<v;C++){const[Y,wt]=[M+C*S,M+(C+1)*S],[_t,qt,Ft,It]=[Math.cos(Y),Math.sin(Y),Math.cos(wt),Math.sin(wt)],ve=C===v-1?[e,n]:z(Ft,
It);s.curve(...z(_t-A*qt,qt+A*_t),...z(Ft+A*It,It-A*Ft),...ve,C<v-1)}}function ao(s,t,e,n,i){s.move(t+n,e),un(s,[n,i,0,0,1],[t-n,e]),un(s,[n,i,0,0,1],[t+n,e]),s.
close()}const xd=600,co={m:2,l:2,h:1,v:1,c:6,s:4,q:4,t:2,a:7,z:0};function*kd(s,t){const e=new fn(t),n={kind:"",x:0,y:0};let i="";for(;;){yield xd,e.skip();const o=t[e.
at];if(o===void 0)return;if(Object.hasOwn(co,o.toLowerCase()))i=o,e.at++;else if(i===""||i==="z"||i==="Z")return;if(s.isEmpty&&i!=="m"&&i!=="M")return;const r=Od(
e,i.toLowerCase());if(!r)return;Md(s,i,r,n),i==="m"&&(i="l"),i==="M"&&(i="L")}}function Od(s,t){const e=[];for(let n=0;n<co[t];n++){const i=t==="a"&&(n===3||n===
4)?s.flag():s.number();if(i===void 0)return;e.push(i)}return e}function Md(s,t,e,n){const i=t.toLowerCase(),o=i===t,[r,a]=o?[s.x,s.y]:[0,0],[c,l]=[s.x,s.y],d=u=>[
e[u]+r,e[u+1]+a],f=u=>n.kind!==""&&u.includes(n.kind)?[2*c-n.x,2*l-n.y]:[c,l];let h=[c,l];switch(i){case"m":s.move(...d(0));break;case"l":s.line(...d(0));break;case"\
h":s.line(e[0]+r,l);break;case"v":s.line(c,e[0]+a);break;case"c":h=d(2),s.curve(...d(0),...h,...d(4));break;case"s":h=d(0),s.curve(...f("cs"),...h,...d(2));break;case"\
q":h=d(0),lo(s,h,d(2));break;case"t":h=f("qt"),lo(s,h,d(0));break;case"a":un(s,e,d(5));break;default:s.close()}n.kind=i,[n.x,n.y]=h}function lo(s,[t,e],[n,i]){const[
o,r]=[s.x,s.y],a=(c,l)=>c+(l-c)*2/3;s.curve(a(o,t),a(r,e),a(n,t),a(i,e),n,i)}const fo=new Set(["path","rect","circle","ellipse","line","polyline","polygon"]),Sd=400;
function*os(s,{name:t,attributes:e},n){const i=Math.hypot(n.width,n.height)/Math.SQRT2,o=(c,l)=>mt(e.get(c),l,n.em)??0,r=c=>o(c,n.width),a=c=>o(c,n.height);switch(t){case"\
path":return yield*kd(s,e.get("d")??"");case"rect":return Td(s,e,n);case"circle":{const c=o("r",i);c>0&&ao(s,r("cx"),a("cy"),c,c);return}case"ellipse":{const[c,
l]=[r("rx"),a("ry")];c>0&&l>0&&ao(s,r("cx"),a("cy"),c,l);return}case"line":s.move(r("x1"),a("y1")),s.line(r("x2"),a("y2"));return;default:yield*vd(s,e.get("poin\
ts")??"",t==="polygon")}}function*vd(s,t,e){const n=new fn(t);for(;;){yield Sd;const[i,o]=[n.number(),n.number()];if(i===void 0||o===void 0)break;s.isEmpty?s.move(
i,o):s.line(i,o)}e&&s.close()}function Td(s,t,{width:e,height:n,em:i}){const o=(b,w)=>mt(t.get(b),w,i),[r,a]=[o("x",e)??0,o("y",n)??0],[c,l]=[o("width",e)??0,o(
"height",n)??0];if(c<=0||l<=0)return;const[d,f]=[o("rx",e),o("ry",n)],h=Math.min(Math.max(d??f??0,0),c/2),u=Math.min(Math.max(f??d??0,0),l/2),[p,m]=[r+c,a+l],g=(b,w)=>{
h>0&&u>0&&un(s,[h,u,0,0,1],[b,w])};s.move(r+h,a),s.line(p-h,a),g(p,a+u),s.line(p,m-u),g(p-h,m),s.line(r+h,m),g(r,m-u),s.line(r,a+u),g(r+h,a),s.close()}const Rd=2e4,
Cd=1e4,Ed=new Set(["tspan","a","textPath"]);function*Ld(s,t,e,n){const i=[];yield*ho(s,t,{pen:{xs:[0],y:0,dx:0,dy:0,isSpaced:!0},runs:i,maker:e,styler:n});const r=i.
at(-1);return r&&!r.style.whiteSpace.startsWith("pre")&&(i[i.length-1]={...r,text:r.text.trimEnd()}),i}function*ho(s,t,e){const{styled:n,measures:i}=t,{pen:o,styler:r}=e,
a=s.attributes.get("space"),c=a===void 0?t.keepsSpace===!0:a==="preserve";Ad(o,s,i);for(const l of s.children)if(yield Rd,l.kind==="text")Id(l,c,n,e);else if(!l.
isHtml&&Ed.has(l.name)){const d=r.styleOf(l,n,void 0);if(d.style.display==="none")continue;yield*ho(l,{styled:d,measures:{...i,em:d.style.fontSize},keepsSpace:c},
e)}}function Ad(s,{attributes:t},{width:e,height:n,em:i}){const o=t.get("x");if(o!==void 0){const a=es(o,Cd),c=mt(o,e,i);s.xs=a.length>1?a:c===void 0?[]:[c]}const r=(a,c)=>mt(
t.get(a),c,i);s.y=r("y",n)??s.y,s.dx+=r("dx",e)??0,s.dy+=r("dy",n)??0}function Id({value:s},t,{style:e},n){const{pen:i,runs:o,maker:r}=n,a=t||e.whiteSpace.startsWith(
"pre");let c=a?s.replace(/\s/g," "):s.replace(/\s+/g," ");!a&&i.isSpaced&&(c=c.replace(/^ /,""));const l=r.textPaint(e);if(c===""||!l||e.visibility!=="visible")
return;i.isSpaced=c.endsWith(" ");const d=(u,p)=>{o.push({text:u,style:e,paint:l,x:p,y:i.y,dx:i.dx,dy:i.dy}),[i.y,i.dx,i.dy]=[void 0,0,0]},f=i.xs.length>1?Array.
from(c):[],h=Math.min(i.xs.length,f.length);for(let u=0;u<h-1;u++)d(f[u],i.xs[u]);d(h>1?f.slice(h-1).join(""):c,i.xs[Math.max(h-1,0)]),i.xs=i.xs.slice(Math.max(
h,1))}class Bd extends is{vertices=[];first;move(t,e){super.move(t,e),this.vertices.push(this.first={x:t,y:e,before:void 0,after:void 0})}line(t,e){const n=[t-this.
x,e-this.y];super.line(t,e),this.add(t,e,n,n,!1)}curve(t,e,n,i,o,r,a=!1){const[c,l]=[this.x,this.y];super.curve(t,e,n,i,o,r);const d=[o-c,r-l],f=uo([t-c,e-l],[n-
c,i-l],d),h=uo([o-n,r-i],[o-t,r-e],d);this.add(o,r,f,h,a)}close(){const{first:t}=this,e=this.vertices.at(-1);if(super.close(),!t||!e||e===t)return;const n=[t.x-
e.x,t.y-e.y];n[0]===0&&n[1]===0||this.add(t.x,t.y,n,n,!1);const o=this.vertices.at(-1);[o.after,t.before]=[t.after,o.before]}add(t,e,n,i,o){const r=this.vertices.
at(-1);r&&!this.isWithin&&(r.after=n),this.isWithin=o,o||this.vertices.push({x:t,y:e,before:i,after:void 0})}isWithin=!1}const uo=(...s)=>s.find(([t,e])=>t!==0||
e!==0)??[1,0];function Nd({before:s,after:t}){const e=([r,a])=>Math.atan2(a,r)*180/Math.PI;if(!s)return t?e(t):0;if(!t)return e(s);const[n,i]=[e(s),e(t)],o=((i-
n)%360+540)%360-180;return n+o/2}function fe({attributes:s}){const[t,e,n,i]=es(s.get("viewBox")??"",4);return i===void 0||n<=0||i<=0?void 0:[t,e,n,i]}const po={
min:0,mid:.5,max:1};function Ne({attributes:s}){const t=s.get("preserveAspectRatio")?.trim().toLowerCase()??"";if(t.startsWith("none"))return{scaling:"none",x:0,
y:0};const[,e="mid",n="mid"]=/^x(min|mid|max)y(min|mid|max)/.exec(t)??[];return{scaling:t.endsWith("slice")?"slice":"meet",x:po[e],y:po[n]}}const rs=({attributes:s},{
width:t,height:e,em:n})=>[1,0,0,1,mt(s.get("x"),t,n)??0,mt(s.get("y"),e,n)??0],Mt=(s,{matrix:t,clip:e,clipHasHoles:n=!1,opacity:i=1}={})=>({kind:"group",matrix:t,
clip:e,clipHasHoles:n,opacity:i,nodes:s}),ee=(s,t,e,n)=>`${[s,t,e,n].map(tt._).join(" ")} re`;function Wd(s,t,e,n,{lineWidth:i,em:o}){const{attributes:r}=s,a=(O,v)=>mt(
r.get(O),v,o),c={width:a("markerWidth",100)??3,height:a("markerHeight",100)??3};if(c.width<=0||c.height<=0)return;const l=fe(s),d=l?Ie(l,Ne(s),c):as,[f,h]=(0,F.
Gd)(d,a("refX",l?.[2]??0)??0,a("refY",l?.[3]??0)??0),u=r.get("orient")?.trim()??"0",p=u==="auto-start-reverse"&&n==="markerStart",g=(u.startsWith("auto")?Nd(e)+
(p?180:0):mt(u.replace(/deg$/,""),360,1)??0)*Math.PI/180,b=r.get("markerUnits")==="userSpaceOnUse"?1:i,[w,y]=[Math.cos(g)*b,Math.sin(g)*b],k=(0,F.lw)([1,0,0,1,-f,
-h],[w,y,-y,w,e.x,e.y]),M=/^(?:visible|auto)$/.test(r.get("overflow")??"")||/overflow\s*:\s*visible/.test(r.get("style")??"");return Mt([Mt(t,{matrix:d})],{matrix:k,
clip:M?void 0:ee(0,0,c.width,c.height)})}const zd=1e4;function $d(s,t,e){const n=It=>{for(const{attributes:ve}of s)if(ve.has(It))return ve.get(It)},[i,o,r,a]=t,
[c,l]=[r-i,a-o],d=n("patternUnits")!=="userSpaceOnUse",f=(It,ve,cb)=>(mt(n(It),d?1:ve,e.em)??0)*(d?cb:1),[h,u]=[f("width",e.width,c),f("height",e.height,l)];if(!(h>
0)||!(u>0))return;const p=f("x",e.width,c)+(d?i:0),m=f("y",e.height,l)+(d?o:0),g=Be(n("patternTransform"))??as,[b,w,y,k]=g;if(!(Math.abs(b*k-w*y)>1e-12))return;
const[M,O,v,S]=(0,F.zl)((0,F.DI)(g),t),[A,z]=[Math.floor((M-p)/h),Math.floor((O-m)/u)],[C,Y]=[Math.ceil((v-p)/h)-A,Math.ceil((S-m)/u)-z];if(!(C*Y<=zd))return!1;
const wt=s.find(It=>fe(It)),_t=wt&&fe(wt),qt=n("patternContentUnits")==="objectBoundingBox",Ft=_t?Ie(_t,Ne(wt),{width:h,height:u}):qt?[c,0,0,l,0,0]:as;return{matrix:g,
left:p+A*h,top:m+z*u,width:h,height:u,across:C,down:Y,content:Ft}}function Pd(s,t,e){const{matrix:n,left:i,top:o,width:r,height:a,across:c,down:l,content:d}=s,f=[
Mt(t,{matrix:d})],h=ee(0,0,r,a),u=[];for(let p=0;p<l;p++)for(let m=0;m<c;m++)u.push(Mt(f,{matrix:[1,0,0,1,i+m*r,o+p*a],clip:h}));return Mt([Mt(u,{matrix:n})],e)}
const as=[1,0,0,1,0,0],_d=new Set("defs symbol clipPath linearGradient radialGradient mask pattern marker filter title desc metadata style script animate animat\
eTransform animateMotion set view cursor".split(" ")),mo=20,go=100,Dd=500,wo=3e4,Hd=new Set(["path","line","polyline","polygon"]),bo={width:300,height:150};class yo{tools;readOnce=0;named=new Map;outlines=new Map;shapes;styler;leaveOut;contents=new Map;constructor(t,e){
this.tools=t;const{styler:n,leaveOut:i}=t;[this.styler,this.leaveOut]=[n,i];for(const o of(0,E.Ky)(e)){const r=o.attributes.get("id");r!==void 0&&!o.isHtml&&!this.
named.has(r)&&this.named.set(r,o)}this.shapes=new yd(n,o=>this.named.get(o),i)}*read(t,e){const n=fe(t),{style:i}=e,o=(d,f)=>typeof d=="object"&&d.percent===0?d.
px:f,r={width:o(i.width,bo.width),height:o(i.height,bo.height)},[,,a,c]=n??[0,0,r.width,r.height],l=yield*this.children(t,{styled:e,measures:{width:a,height:c,em:e.
style.fontSize},used:0,depth:0});return{drawing:{view:n,fit:Ne(t),nodes:l},size:n?void 0:r}}*children(t,e){const n=[];for(const i of(0,E.ZE)(t)){const o=yield*this.
element(i,e);if(o&&n.push(o),o&&t.name==="switch")break}return n}spend(t){const{tally:e}=this.tools;if(e.drawn+=t+go,e.drawn>q.bJ)throw(0,q.iY)()}*element(t,{styled:e,
measures:n,used:i,depth:o}){const{name:r}=t;if(_d.has(r)||t.isHtml)return;this.spend(0);const{matcher:a}=this.styler,c=a.work,l=this.styler.styleOf(t,e,void 0);
yield wo+(a.work-c)*30;const{style:d}=l;if(d.display==="none")return;const f={styled:l,measures:{...n,em:d.fontSize},used:i,depth:o+1};if(o>q.Ez)throw(0,q.DI)();
if(fo.has(r))return yield*this.shape(t,f);if(r==="text"){const u=yield*Ld(t,f,this.shapes,this.styler);return u.length===0?void 0:yield*this.wrap(t,f,[{kind:"te\
xt",runs:u}])}if(r==="g"||r==="a"||r==="switch")return yield*this.wrap(t,f,yield*this.children(t,f));if(r==="svg")return yield*this.view(t,t,f);if(r==="image")return yield*this.
image(t,f);if(r==="use")return yield*this.use(t,f);if(this.leaveOut(r),r!=="foreignObject")return;const h=yield*hd(t,l,f.measures,{styler:this.styler,spend:u=>this.
spend(u)});return h.length===0?void 0:yield*this.wrap(t,f,[{kind:"text",runs:h}])}*shape(t,e){const{style:n}=e.styled;if(n.visibility!=="visible")return;const i=yield*this.
outlineOf(t,e.measures);if(i.isEmpty)return;this.spend(i.path.length);const o=[],r=yield*this.tiles(i,e);r&&o.push(r);const{drawn:a}=n,c=r?{...e.styled,style:{...n,
drawn:{...a,fill:"none"}}}:e.styled,l=this.shapes.make(i,c,e.measures);return this.spend(l?.fill&&"stops"in l.fill.paint?l.fill.paint.stops.length*Dd:0),l&&o.push(
l),yield*this.addMarks(o,t,e),yield*this.wrap(t,e,o,{box:i.box})}*tiles(t,{styled:e,measures:n,used:i,depth:o}){const{fill:r,fillOpacity:a,hasHoles:c}=e.style.drawn,
l=typeof r=="object"&&"id"in r?this.named.get(r.id):void 0;if(l?.name!=="pattern")return;const d=io(l,g=>this.named.get(g),({name:g})=>g==="pattern"),f=$d(d,t.box,
n),h=d.find(g=>(0,E.ZE)(g).length>0);if(f===!1&&this.leaveOut("pattern"),!f||!h)return;const u=yield*this.contentOf(h,n,i,o);if(!u)return;const{across:p,down:m}=f;
return this.spend((u.size+go)*p*m),yield p*m*500,Pd(f,u.nodes,{clip:t.path,clipHasHoles:c,opacity:a})}*addMarks(t,e,{styled:n,measures:i,used:o,depth:r}){const{
drawn:a}=n.style,c=[a.markerStart,a.markerMid,a.markerEnd];if(!Hd.has(e.name)||c.every(h=>h==="none"))return;const l=new Bd;yield*os(l,e,i);const{vertices:d}=l,
f=T(a.strokeWidth,Math.hypot(i.width,i.height)/Math.SQRT2);for(const[h,u]of d.entries()){const p=h===0?["markerStart"]:h<d.length-1?["markerMid"]:["markerEnd"];
d.length===1&&p.push("markerEnd");for(const m of p){const g=this.named.get(a[m]);if(g?.name!=="marker")continue;const b=yield*this.contentOf(g,i,o,r);if(!b)continue;
this.spend(b.size),yield wo/10;const w=Wd(g,b.nodes,u,m,{lineWidth:f,em:i.em});w&&t.push(w)}}}*contentOf(t,e,n,i){if(this.contents.has(t))return this.contents.get(
t);if(n>=mo)return;this.contents.set(t,void 0);const[o,r]=[this.tools.tally.drawn,this.readOnce],a=this.styledOf(t),c=fe(t),l=c?{...e,width:c[2],height:c[3]}:e,
d=yield*this.children(t,{styled:a,measures:{...l,em:a.style.fontSize},used:n+1,depth:i+1}),f=this.tools.tally.drawn-o-(this.readOnce-r);this.readOnce+=f;const h={
nodes:d,size:f};return this.contents.set(t,h),h}styledOf(t){const e=[];for(let n=t;n&&!n.isHtml;n=n.parent)e.push(n);return e.reduceRight((n,i)=>this.styler.styleOf(
i,n,void 0),this.styler.start)}*mask(t,e,{measures:n,used:i,depth:o}){const r=this.named.get(t);if(r?.name!=="mask")return;const{attributes:a}=r,c=a.get("maskCo\
ntentUnits")==="objectBoundingBox",l=c&&!e?void 0:yield*this.contentOf(r,n,i,o);if(!l){this.leaveOut("mask");return}this.spend(l.size);const[d,f,h,u]=e??F.gF,[p,
m]=[h-d,u-f],g=Mt(l.nodes,{matrix:c?[p,0,0,m,d,f]:void 0}),b=a.get("maskUnits")!=="userSpaceOnUse",w=(S,A,z)=>mt(a.get(S)??A,b?1:z,n.em)??0,[y,k]=[w("x","-10%",
n.width),w("y","-10%",n.height)],[M,O]=[w("width","120%",n.width),w("height","120%",n.height)],v=b?e&&ee(d+y*p,f+k*m,M*p,O*m):ee(y,k,M,O);return{isAlpha:a.get("\
mask-type")==="alpha",nodes:[Mt([g],{clip:v})]}}*image(t,e){const{attributes:n}=t,{measures:i,styled:o}=e,r=n.get("href")?.trim(),a=r===void 0||r===""?void 0:this.
tools.imageAt(r);if(!a||o.style.visibility!=="visible")return;const{width:c,height:l}=a.displayed,d=[mt(n.get("width"),i.width,i.em),mt(n.get("height"),i.height,
i.em)],f=d[0]??(d[1]===void 0?c:d[1]*c/l),h=d[1]??f*l/c;if(!(f>0)||!(h>0))return;const u=Ne(t),p=(0,F.lw)([c,0,0,-l,0,l],Ie([0,0,c,l],u,{width:f,height:h})),m=u.
scaling==="slice"?ee(0,0,f,h):void 0,g=Mt([{kind:"image",image:a,matrix:p}],{matrix:rs(t,i),clip:m});return yield*this.wrap(t,e,[g])}*outlineOf(t,e){const n=this.
outlines.get(t);if(n)return n;const i=new is,{attributes:o}=t,r=o.get("d")??o.get("points");return this.spend(r?.length??0),yield*os(i,t,e),r!==void 0&&this.outlines.
set(t,i),i}*wrap(t,e,n,{inner:i,box:o}={}){const{style:r}=e.styled;if(n.length===0||r.opacity===0)return;const a=Fd(t,r),c=a&&i?(0,F.lw)(i,a):i??a,l=typeof r.clipPath==
"string"?yield*this.clip(r.clipPath):void 0,d=/^url\(\s*["']?#([^"')]*)/.exec(Gd(t,"mask"))?.[1],f=d===void 0?void 0:yield*this.mask(d.trim(),o,e),[h]=n;if(!c&&
!l&&!f&&r.opacity===1&&n.length===1)return h;const u=n.length===1&&r.opacity<1?Ud(h,r.opacity):void 0,p=Mt(u?[u]:n,{matrix:c,clip:l?.path,clipHasHoles:l?.hasHoles??
!1,opacity:u?1:r.opacity});return f?{...p,mask:f}:p}*clip(t){const e=this.named.get(t);if(e?.name!=="clipPath")return;if(e.attributes.get("clipPathUnits")==="ob\
jectBoundingBox"){this.leaveOut("clipPath");return}const n=Be(e.attributes.get("transform")),i=[];let o=!1;for(const r of(0,E.ZE)(e)){if(!fo.has(r.name))continue;
this.spend((r.attributes.get("d")??r.attributes.get("points")??"").length);const a=Be(r.attributes.get("transform")),c=new is(a&&n?(0,F.lw)(a,n):a??n);yield*os(
c,r,{width:0,height:0,em:16}),c.isEmpty||i.push(c.path),o||=r.attributes.get("clip-rule")==="evenodd"}return{path:i.length===0?"0 0 0 0 re":i.join(" "),hasHoles:o}}*view(t,e,n){
const{measures:i,styled:o}=n,r=(m,g)=>mt(t.attributes.get(m)??e.attributes.get(m),g,i.em),[a,c]=[r("width",i.width)??i.width,r("height",i.height)??i.height];if(a<=
0||c<=0)return;const l=fe(e),d={...i,width:l?.[2]??a,height:l?.[3]??c},f=yield*this.children(e,{...n,measures:d});if(f.length===0)return;const h=l&&Ie(l,Ne(e),{
width:a,height:c}),u=o.style.overflow==="hidden"||e.name==="symbol",p=Mt([Mt(f,{matrix:h})],{clip:u?ee(0,0,a,c):void 0});return yield*this.wrap(t,n,[p],{inner:rs(
t,i)})}*use(t,e){const n=this.named.get(t.attributes.get("href")?.trim().replace(/^#/,"")??"");if(!n||e.used>=mo)return;const i={...e,used:e.used+1};if(n.name===
"symbol"||n.name==="svg")return yield*this.view(t,n,i);const o=yield*this.element(n,i);return o&&(yield*this.wrap(t,e,[o],{inner:rs(t,e.measures)}))}}const Gd=({
attributes:s},t)=>s.get(t)?.trim()??"";function Fd({attributes:s},{transform:t,transformOrigin:e}){if(t.length===0)return Be(s.get("transform"));let n=jd;for(const r of t)
n=(0,F.lw)(r.kind==="matrix"?r.values:[1,0,0,1,r.x.px,r.y.px],n);if(e===Qt.transformOrigin)return n;const[i,o]=[e[0].px,e[1].px];return(0,F.lw)((0,F.lw)([1,0,0,
1,-i,-o],n),[1,0,0,1,i,o])}const jd=[1,0,0,1,0,0];function Ud(s,t){if(s.kind!=="shape")return;const{fill:e,stroke:n}=s;if(e&&!n&&!("stops"in e.paint))return{...s,
fill:{...e,alpha:e.alpha*t}};if(n&&!e)return{...s,stroke:{...n,alpha:n.alpha*t}}}const he={px:0,percent:.5},xo=256;function Kd(s,t,e){const n=s.name.toLowerCase().
replace(/^-webkit-|^-moz-|^-o-/,""),i=n!==s.name.toLowerCase(),o=/^(?:repeating-)?(linear|radial|conic)-gradient$/.exec(n)?.[1];if(!o)return;const r=(0,x.M$)((0,x.
aX)(s),x.wR),a=(0,x.aG)(r[0].find((p,m,g)=>(0,x.aG)(g[m-1])==="in")),c=a===void 0?r.some(([p])=>Yd(p)):a==="oklab";r[0]=qd(r[0]),r[0].length===0&&r.shift();const l={
kind:o,angle:o==="conic"?0:180,isCircle:!1,extent:"farthest-corner",center:[he,he],repeats:n.startsWith("repeating"),stops:[]},[d=[]]=r,f=o==="linear"?Zd(d,i):o===
"radial"?tf(d,t):Vd(d,t),h=(f?r.slice(1):r).slice(0,xo),u=[];for(const p of h){const m=Rt(p[0]),g=m==="current"?e:m;if(g===void 0){if(p.length===1&&X(p[0],t))continue;
return}const b=p.slice(1).map(w=>o==="conic"?Qd(w,t):X(w,t));b.length===0&&u.push({paint:g,at:void 0});for(const w of b)u.push({paint:g,at:w})}return u.length<2?
void 0:{...l,...f,stops:c?Xd(u):u}}const Yd=s=>s?.type==="Function"&&/^(?:ok)?(?:lab|lch)$|^color(?:-mix)?$/i.test(s.name),cs=5;function Xd(s){const t=Math.floor(
xo/(cs+1));return[...s.slice(0,t).flatMap((n,i)=>{const o=s[i+1],r=n.at!==void 0&&n.at.px===o?.at?.px&&n.at.percent===o.at.percent;if(!o||r||i===t-1)return[n];const a=Array.
from({length:cs},(c,l)=>Ml(n.paint,o.paint,(l+1)/(cs+1)));return[n,...a.map(c=>({paint:c,at:void 0}))]}),...s.slice(t)]}function Zd(s,t){const e=s.length===1?te(
s[0]):void 0;if(e!==void 0)return{angle:t?90-e:e};const n=s.map(x.aG),i=n[0]==="to";if(!i&&!t)return;let[o,r]=[0,0];for(const c of i?n.slice(1):n)if(c==="left")
o=-1;else if(c==="right")o=1;else if(c==="top")r=-1;else if(c==="bottom")r=1;else return;const a=c=>i||c===0?c:-c;return{angle:{x:a(o),y:a(r)}}}function qd(s){const t=s.
findIndex(n=>(0,x.aG)(n)==="in");if(t<0)return[...s];const e=(0,x.aG)(s.at(t+3))==="hue";return[...s.slice(0,t),...s.slice(t+(e?4:2))]}function Vd(s,t){const e=s.
findIndex(r=>(0,x.aG)(r)==="at"),n=(0,x.aG)(s[0])==="from";if(!n&&e!==0)return;const i=n?te(s[1]):0,o=e<0?void 0:ue(s.slice(e+1),t);return{angle:i??0,...o&&{center:o}}}
function Qd(s,t){const e=te(s);return e===void 0?X(s,t):{px:0,percent:e/360}}const Jd=["closest-side","closest-corner","farthest-side","farthest-corner"];function tf(s,t){
if(Rt(s[0])!==void 0)return;const e=s.findIndex(r=>(0,x.aG)(r)==="at"),n=(e<0?s:s.slice(0,e)).map(x.aG),i=Jd.find(r=>n.includes(r)),o=e<0?void 0:ue(s.slice(e+1),
t);return{isCircle:n.includes("circle"),...i&&{extent:i},...o&&{center:o}}}const ko={left:["x",0],right:["x",1],top:["y",0],bottom:["y",1],center:["both",.5]};function ue(s,t){
let e,n,i;for(const o of s){const r=(0,x.aG)(o),a=r!==void 0&&Object.hasOwn(ko,r)?ko[r]:void 0;if(a){const d={px:0,percent:a[1]},f=a[0]==="both"?e===void 0&&i!==
"x"?"x":"y":a[0];f==="x"?e=d:n=d,i=a[0]==="both"?void 0:f;continue}const c=X(o,t);if(!c)return;const l=i==="x"?e:i==="y"?n:void 0;if(l&&s.length>2){const d=l.percent===
1?{px:-c.px,percent:1-c.percent}:c;i==="x"?e=d:n=d,i=void 0}else e===void 0?(e=c,i=void 0):n??=c}if(!(!e&&!n))return[e??he,n??he]}const ef=[Ot(0),Ot(0)],nf=1e3;
function sf(s,t){if(s.type!=="Function")return;const e=(0,x.aX)(s);switch(s.name.toLowerCase()){case"polygon":return of(e,t);case"circle":return Oo(e,t,1);case"\
ellipse":return Oo(e,t,2);case"inset":return rf(e,t);default:return}}function of(s,t){const e=(0,x.M$)(s,x.wR),n=(0,x.aG)(e[0]?.[0]),o=(n==="evenodd"||n==="nonz\
ero"?e.slice(1):e).map(a=>a.map(c=>X(c,t)));if(o.length<3||o.length>nf)return;const r=o.flatMap(([a,c,l])=>a&&c&&!l?[[a,c]]:[]);return r.length===o.length?{kind:"\
polygon",corners:r,hasHoles:n==="evenodd"}:void 0}function Oo(s,t,e){const n=s.findIndex(c=>(0,x.aG)(c)==="at"),i=n<0?[he,he]:ue(s.slice(n+1),t),o=(n<0?s:s.slice(
0,n)).map(c=>{const l=(0,x.aG)(c);return l==="closest-side"||l==="farthest-side"?l:X(c,t)}),[r="closest-side",a="closest-side"]=o;if(!(!i||o.includes(void 0)||o.
length!==0&&o.length!==e))return{kind:"ellipse",center:i,radii:e===1?[r]:[r,a]}}function rf(s,t){const e=s.findIndex(l=>(0,x.aG)(l)==="round"),n=(e<0?s:s.slice(
0,e)).map(l=>X(l,t)),i=e<0?{px:0,percent:0}:s.length===e+2?X(s[e+1],t):void 0,[o,r=o,a=o,c=r]=n;if(!(!o||!r||!a||!c||!i||n.length>4))return{kind:"inset",sides:[
o,r,a,c],radius:i}}const gt=(s,t)=>({keys:["drawn"],read:(e,n)=>{const i=t(e,n);return i===void 0?void 0:{drawn:{...n.own.drawn,[s]:i}}}}),Mo=s=>gt(s,([t,e])=>af(
t,e));function af(s,t){if((0,x.aG)(s)==="none")return"none";if(s?.type!=="Url")return Rt(s);const e=(0,x.aG)(t)==="none"?"none":Rt(t)??"none";return{id:s.value.
trim().replace(/^#/,""),otherwise:e}}const ls=s=>{const t=Tt(s);return t===void 0?void 0:Math.min(Math.max(t,0),1)};function ds(s,t){const e=ft(s);return e===void 0?
X(s,t):{px:e,percent:0}}const cf=100,pe=s=>([t])=>{const e=(0,x.aG)(t);return e!==void 0&&Object.hasOwn(s,e)?s[e]:void 0};function pn(s){return s?.type==="Url"?
s.value.trim().replace(/^#/,""):(0,x.aG)(s)==="none"?"none":void 0}const lf={keys:["drawn"],read:([s],{own:t})=>{const e=pn(s);return e===void 0?void 0:{drawn:{
...t.drawn,markerStart:e,markerMid:e,markerEnd:e}}}},So={nonzero:!1,evenodd:!0},vo={fill:Mo("fill"),"fill-opacity":gt("fillOpacity",([s])=>ls(s)),"fill-rule":gt(
"hasHoles",pe(So)),"clip-rule":gt("clipHasHoles",pe(So)),stroke:Mo("stroke"),"stroke-opacity":gt("strokeOpacity",([s])=>ls(s)),"stroke-width":gt("strokeWidth",([
s],t)=>ds(s,t)),"stroke-linecap":gt("cap",pe({butt:0,round:1,square:2})),"stroke-linejoin":gt("join",pe({miter:0,"miter-clip":0,arcs:0,round:1,bevel:2})),"strok\
e-miterlimit":gt("miter",([s])=>{const t=ft(s);return t===void 0||t<1?void 0:t}),"stroke-dasharray":gt("dashes",(s,t)=>{if((0,x.aG)(s[0])==="none")return[];const e=s.
filter(({type:n})=>n!=="Operator").map(n=>ds(n,t));if(!(e.length>cf||e.some(n=>n===void 0||n.px<0)))return e}),"stroke-dashoffset":gt("dashOffset",([s],t)=>ds(s,
t)),marker:lf,"marker-start":gt("markerStart",([s])=>pn(s)),"marker-mid":gt("markerMid",([s])=>pn(s)),"marker-end":gt("markerEnd",([s])=>pn(s)),"text-anchor":gt(
"anchor",pe({start:"start",middle:"middle",end:"end"})),"dominant-baseline":gt("drop",pe({auto:0,alphabetic:0,middle:.27,central:.36,mathematical:.36,hanging:.8,
"text-before-edge":1.07,"text-top":1.07,"text-after-edge":-.29,"text-bottom":-.29,ideographic:-.29})),"stop-color":P("stopColor",(s,t)=>{const e=Rt(s);return e===
"current"?t.own.color:e}),"stop-opacity":P("stopOpacity",ls),"clip-path":{keys:["clipPath"],read:([s,...t],e)=>{if(!s||t.length>0)return;if((0,x.aG)(s)==="none")
return{clipPath:void 0};const n=s.type==="Url"?s.value.trim().replace(/^#/,""):sf(s,e);return n===void 0?void 0:{clipPath:n}}}},df=new Set([...Object.keys(vo),"\
color","direction","display","font-family","font-size","font-style","font-weight","letter-spacing","opacity","overflow","visibility","word-spacing"]);function me(s){
const[,t,e]=/^\s*\+?(\d{1,6}(?:\.\d{1,6})?)\s*(%?)/.exec(s??"")??[];return t===void 0?void 0:`${t}${e==="%"?"%":"px"}`}const fs=s=>s!==void 0&&/^\s*[\d.]+\s*$/.
test(s)?`${s.trim()}px`:s;function hs(s){const t=s.trim();return/^[\da-f]{6}$|^[\da-f]{3}$/i.test(t)&&!/^\d{3}$/.test(t)?`#${t}`:t}const ff=["x-small","small","\
medium","large","x-large","xx-large","xxx-large"],us=new Set(["td","th"]),hf=new Set(["img","table","td","th","col","hr","video","canvas"]),uf=new Set(["p","div",
"h1","h2","h3","h4","h5","h6","td","th","tr","thead","tbody","tfoot","caption"]),pf=new Map([["left","-webkit-left"],["right","-webkit-right"],["center","-webki\
t-center"],["middle","-webkit-center"]]),To={a:"lower-alpha",A:"upper-alpha",i:"lower-roman",I:"upper-roman",1:"decimal"};function mf(s,t){const{name:e,attributes:n}=s;
if(n.size===0&&!us.has(e))return[];const i=[],o=(l,d)=>{d!==void 0&&d!==""&&i.push({name:l,value:d,important:!1})};if(!s.isHtml)for(const[l,d]of n)df.has(l)&&o(
l,gf(l,d));const r=l=>n.get(l);s.isHtml?hf.has(e)&&(o("width",me(r("width"))),e!=="hr"?o("height",me(r("height"))):bf(n,o)):(o("width",fs(r("width"))),o("height",
fs(r("height"))));const a=r("bgcolor");a!==void 0&&o("background-color",hs(a));const c=r("align")?.toLowerCase();return c!==void 0&&uf.has(e)&&o("text-align",pf.
get(c)??c),e==="img"&&(c==="left"||c==="right")&&o("float",c),e==="table"&&(c==="left"||c==="right")&&o("float",c),(us.has(e)||e==="tr"||e==="tbody")&&o("vertic\
al-align",r("valign")?.toLowerCase()),n.has("nowrap")&&o("white-space","nowrap"),(e==="ol"||e==="ul"||e==="li")&&o("list-style-type",wf(r("type"))),e==="font"&&
yf(n,o),e==="table"&&xf(n,o),us.has(e)&&t&&kf(t.attributes,o),i}const gf=(s,t)=>s==="font-size"||s==="letter-spacing"?fs(t):t,wf=s=>s===void 0?void 0:Object.hasOwn(
To,s)?To[s]:s.toLowerCase();function bf(s,t){const e=s.get("color");e!==void 0&&t("color",hs(e));const[n]=/^\s*\d{1,4}/.exec(s.get("size")??"")??[],i=Number(n??
0);i<=0||(e!==void 0||s.has("noshade")?t("border-width",`${i/2}px`):i===1?t("border-bottom-width","0"):t("height",`${i-2}px`))}function yf(s,t){const e=s.get("c\
olor");e!==void 0&&t("color",hs(e)),t("font-family",s.get("face"));const[,n,i]=/^\s*([+-]?)(\d)/.exec(s.get("size")??"")??[];if(i===void 0)return;const o=n===""?
Number(i):3+ +`${n}${i}`;t("font-size",ff[Math.min(Math.max(o,1),7)-1])}function xf(s,t){const e=s.has("border")?me(s.get("border")||"1")??"1px":void 0;e!==void 0&&
e!=="0px"&&t("border",`${e} outset`),t("border-color",s.get("bordercolor")),t("border-spacing",me(s.get("cellspacing")))}function kf(s,t){const e=s.has("border")?
me(s.get("border")||"1")??"1px":void 0;e!==void 0&&e!=="0px"&&(t("border","1px inset"),t("border-color","inherit")),t("padding",me(s.get("cellpadding")))}class Of{comparisons=0;most=0;depth=0;scope;siblings=new WeakMap;ends=new WeakMap;places=new WeakMap;get work(){
return this.comparisons}matches({compounds:t},e){this.depth===0&&(this.most=Math.min(this.comparisons+q.Hb,q.Hk)),this.depth++;const n=this.from(t,0,e);return this.
depth--,n}from(t,e,n){const i=t[e];if(!this.has(i,n))return!1;if(e+1===t.length)return!0;switch(i.combinator){case">":return n.parent!==void 0&&this.from(t,e+1,
n.parent);case" ":for(let o=n.parent;o;o=o.parent)if(this.from(t,e+1,o))return!0;return!1;case"+":{const o=this.siblingsOf(n)[n.index-1];return o!==void 0&&this.
from(t,e+1,o)}case"~":{const o=this.siblingsOf(n);for(let r=n.index-1;r>=0;r--)if(this.from(t,e+1,o[r]))return!0;return!1}default:return!0}}has({name:t,id:e,classes:n,
attributes:i,pseudos:o},r){if(++this.comparisons>this.most)throw(0,q.$)();if(t!==void 0&&t!==r.name||e!==void 0&&e!==r.attributes.get("id"))return!1;for(const a of n)
if(!r.classes.has(a))return!1;for(const a of i)if(!Sf(a,r))return!1;for(const a of o)if(!this.is(a,r))return!1;return!0}is(t,e){switch(t.kind){case"nth":{const n=t.
ofType?this.placeOfType(e):this.placeOf(e);return Mf(t.fromEnd?n.last:n.first,t.a,t.b)}case"is":return t.selectors.some(n=>this.matches(n,e));case"not":return!t.
selectors.some(n=>this.matches(n,e));case"has":return t.selectors.some(n=>this.hasRelative(n,e));case"scope":return e===this.scope;case"root":return e.parent===
void 0;case"empty":return e.children.every(n=>n.kind==="text"&&n.value==="");case"first-node":return this.endsOf(e.parent)?.first===e;case"last-node":return this.
endsOf(e.parent)?.last===e;case"link":return e.name==="a"&&e.attributes.has("href");case"checked":case"disabled":return e.attributes.has(t.kind);case"lang":{let n=e;
for(;n&&!n.attributes.has("lang");)n=n.parent;const i=n?.attributes.get("lang")?.toLowerCase()??"";return i===t.language||i.startsWith(`${t.language}-`)}case"ne\
ver":return!1}}hasRelative(t,e){const n=this.scope;this.scope=e;const{compounds:i}=t,o=i.at(-2).combinator,r=i.length>2||o===" ";let a;if(o===" "||o===">")a=this.
someOf(this.childrenOf(e),0,t,r);else if(o==="~"||r)a=this.someOf(this.siblingsOf(e),e.index+1,t,r);else{const c=this.siblingsOf(e)[e.index+1];a=c!==void 0&&this.
matches(t,c)}return this.scope=n,a}someOf(t,e,n,i){for(let o=e;o<t.length;o++){const r=t[o];if(this.matches(n,r)||i&&this.someOf(this.childrenOf(r),0,n,!0))return!0}
return!1}siblingsOf(t){return t.parent?this.childrenOf(t.parent):[t]}childrenOf(t){let e=this.siblings.get(t);return e||this.siblings.set(t,e=(0,E.ZE)(t)),e}endsOf(t){
if(!t)return;let e=this.ends.get(t);return e||(e={first:t.children.find(Ro),last:t.children.findLast(Ro)},this.ends.set(t,e)),e}placeOf(t){return{first:t.index+
1,last:this.siblingsOf(t).length-t.index}}placeOfType(t){const e=this.places.get(t);if(e)return e;const n=this.siblingsOf(t);this.comparisons+=n.length;const i=new Map;
for(const{name:r}of n)i.set(r,(i.get(r)??0)+1);const o=new Map;for(const r of n){const a=(o.get(r.name)??0)+1;o.set(r.name,a),this.places.set(r,{first:a,last:i.
get(r.name)-a+1})}return this.places.get(t)}}const Ro=s=>s.kind==="element"||/[^ \t\n\r\f]/.test(s.value);function Mf(s,t,e){if(t===0)return s===e;const n=(s-e)/
t;return n>=0&&Number.isInteger(n)}function Sf({name:s,matcher:t,value:e,ignoresCase:n},{attributes:i}){const o=i.get(s);if(o===void 0)return!1;if(t===void 0)return!0;
const[r,a]=n?[o.toLowerCase(),e.toLowerCase()]:[o,e];switch(t){case"=":return r===a;case"~=":return a!==""&&r.split(/\s+/).includes(a);case"|=":return r===a||r.
startsWith(`${a}-`);case"^=":return a!==""&&r.startsWith(a);case"$=":return a!==""&&r.endsWith(a);case"*=":return a!==""&&r.includes(a);default:return!1}}const vf={
inline:"block","inline-block":"block","inline-flex":"flex","inline-grid":"grid","inline-table":"table"},Tf=s=>vf[s]??(s.startsWith("table-")&&s!=="table-caption"?
"block":s),Rf=[["borderTopStyle","borderTopWidth"],["borderRightStyle","borderRightWidth"],["borderBottomStyle","borderBottomWidth"],["borderLeftStyle","borderL\
eftWidth"],["outlineStyle","outlineWidth"],["columnRuleStyle","columnRuleWidth"]],ps=({position:s})=>s==="absolute"||s==="fixed";function Co(s,t){for(const[r,a]of Rf)
s[r]==="none"||s[r]==="hidden"?s[a]=0:s[a]>1&&(s[a]=Math.floor(s[a]+.001));ps(s)&&(s.float="none");const e=t.display==="flex"||t.display==="inline-flex"||t.display===
"grid"||t.display==="inline-grid";s.display!=="none"&&s.display!=="contents"&&(s.float!=="none"||ps(s)||e)&&(s.display=s.display.startsWith("table-")&&!e?"block":
Tf(s.display)),s.lineClamp!==void 0&&s.display.endsWith("flex")&&(s.display=s.display==="flex"?"block":"inline-block"),s.display!=="inline"&&!e&&typeof s.height==
"object"&&s.height.fills&&!ps(s)&&(s.height={px:0,percent:1});const{translate:n,rotate:i,scale:o}=s;return n.length+i.length+o.length>0&&(s.transform=[...n,...i,
...o,...s.transform]),s.backgroundClip==="text"&&Ef(s),Cf(s,t),s}function Cf(s,t){const{display:e,float:n,position:i}=s;s.textDecorationLine.size>0&&(s.textDecorationColor??=
s.color),!(t.textDecorationLine.size===0||n!=="none"||i==="absolute"||i==="fixed")&&(e.startsWith("inline-")||e==="table"||e==="none"||(s.textDecorationLine.size===
0&&(s.textDecorationColor=t.textDecorationColor,s.textDecorationStyle=t.textDecorationStyle),s.textDecorationLine=new Set([...t.textDecorationLine,...s.textDecorationLine])))}
function Ef(s){const t=s.backgroundImage.find(i=>"stops"in i),e=t?.stops[0]?.paint??s.backgroundColor;e&&e.alpha>0&&(s.color={...e});const n=t&&t.kind!=="conic"&&
t.stops.every(({paint:{alpha:i}})=>i===1);s.textFill=n?{gradient:t,paint:s.color}:void 0,s.backgroundColor=void 0,s.backgroundImage=[]}const mn={"xx-small":9,"x\
-small":10,small:13,medium:16,large:18,"x-large":24,"xx-large":32,"xxx-large":48},Eo={"xx-small":9,"x-small":9,small:10,medium:13,large:16,"x-large":20,"xx-larg\
e":26,"xxx-large":39},Lo=Eo.medium/mn.medium,Lf=s=>Object.hasOwn(mn,s)?s:void 0,Af=s=>mn[s];function If(s,t){const{fontSizedBy:e}=s,n=Ao(s);e!=="length"&&(e!=="\
ratio"?s.fontSize=(n?Eo:mn)[e]:n!==Ao(t)&&(s.fontSize*=n?Lo:1/Lo))}const Ao=({fontFamily:s})=>s.length===1&&s[0]==="monospace",Bf=["repeat","no-repeat","repeat-\
x","repeat-y"],ms=["border-box","padding-box","content-box","text"],Io=s=>s==="space"||s==="round"?"repeat":Bf.find(t=>t===s);function gn(s,t){return(0,x.aG)(s)===
"none"?"none":s?.type==="Url"?{url:s.value}:s?.type==="Function"?Kd(s,t,t.own.color):void 0}function Bo(s,t){const e=(0,x.aG)(s[0]);if(e==="cover"||e==="contain")
return e;const[n,i="auto"]=s.map(o=>(0,x.aG)(o)==="auto"?"auto":X(o,t));return n&&s.length<3?[n,i]:void 0}const Nf=["auto","auto"];function Wf(s,t){let e="none",
n="repeat",i;const o=[],r=[];let a=!1;for(const d of s){const f=(0,x.aG)(d),h=gn(d,t),u=Rt(d),p=Io(f);if((0,x.YY)(d))a=!0;else if(h!==void 0)e=h;else if(u!==void 0)
i=u;else if(p)n=p;else{if(f==="fixed"||f==="scroll"||f==="local"||ms.some(m=>m===f))continue;a&&r.length<2&&(f==="cover"||f==="contain"||f==="auto"||X(d,t))?r.push(
d):o.push(d)}}const c=o.length===0?ef:ue(o,t),l=r.length===0?Nf:Bo(r,t);return c&&l?{image:e,repeat:n,color:i,position:c,size:l}:void 0}const zf={keys:["backgro\
undColor","backgroundImage","backgroundSize","backgroundRepeat","backgroundPosition","backgroundClip"],read:(s,t)=>{const e=(0,x.M$)(s,x.wR).map(o=>Wf(o,t));if(!e.
every(o=>o!==void 0))return;const n=e.at(-1).color,i=e.filter(({image:o})=>o!=="none");return{backgroundColor:n==="current"?t.own.color:n,backgroundImage:i.map(
({image:o})=>o),backgroundSize:i.map(({size:o})=>o),backgroundRepeat:i.map(({repeat:o})=>o),backgroundPosition:i.map(({position:o})=>o),backgroundClip:"border-b\
ox"}}},gs=(s,t)=>({keys:[s],read:(e,n)=>{const i=(0,x.M$)(e,x.wR).map(o=>t(o,n));return i.includes(void 0)?void 0:{[s]:i}}}),$f={keys:["backgroundImage"],read:(s,t)=>{
const e=(0,x.M$)(s,x.wR).map(n=>gn(n[0],t));return e.includes(void 0)?void 0:{backgroundImage:e.filter(n=>n!=="none")}}};function Pf(s,t){const e=[];let n=!1,i;
for(const l of s){const d=nn(l,t),f=Rt(l);if(d!==void 0)e.push(d);else if((0,x.aG)(l)==="inset")n=!0;else if(f!==void 0)i=f;else return}const[o,r,a=0,c=0]=e;if(!(o===
void 0||r===void 0))return{x:o,y:r,blur:a,spread:c,isInset:n,paint:i==="current"?void 0:i}}const _f=100,ws={keys:["boxShadow"],read:(s,t)=>{if((0,x.aG)(s[0])===
"none")return{boxShadow:[]};const e=(0,x.M$)(s,x.wR).slice(0,_f).map(n=>Pf(n,t));return e.every(n=>n!==void 0)?{boxShadow:e}:void 0}},Df=10,Hf={keys:["textShado\
w"],read:(s,t)=>{const e=ws.read(s,t)?.boxShadow;return e?.every(({isInset:i,spread:o})=>!i&&o===0)?{textShadow:e.slice(0,Df)}:void 0}},Gf={background:zf,"backg\
round-color":{keys:["backgroundColor"],read:(s,{own:t})=>{const e=s.length===1?Rt(s[0]):void 0;return e===void 0?void 0:{backgroundColor:e==="current"?t.color:e}}},
"background-image":$f,"background-size":gs("backgroundSize",Bo),"background-position":gs("backgroundPosition",ue),"background-repeat":gs("backgroundRepeat",([s])=>Io(
(0,x.aG)(s))),"background-clip":H("backgroundClip",ms),"-webkit-background-clip":H("backgroundClip",ms),"text-shadow":Hf,"box-shadow":ws,"-webkit-box-shadow":ws},
Ff=["stretch","repeat","round","space"],bs=s=>[s,s,s,s],We={image:void 0,slice:bs({px:0,percent:1}),isFilled:!1,width:bs({times:1}),outset:bs({times:0}),repeat:[
"stretch","stretch"]},No=({px:s,percent:t})=>s>=0&&t>=0,jf=(s,t)=>{const e=ft(s),n=e===void 0?X(s,t):{px:e,percent:0};return n&&No(n)&&(e!==void 0||n.px===0)?n:
void 0},ys=(s,t)=>{const e=ft(s);if(e!==void 0)return e>=0?{times:e}:void 0;const n=X(s,t);return n&&No(n)?n:void 0},Wo=(s,t)=>(0,x.aG)(s)==="auto"?"auto":ys(s,
t),zo=s=>Ff.find(t=>t===(0,x.aG)(s));function ze(s,t){const e=de(s.map(t));return e&&!e.includes(void 0)?e:void 0}function $o(s,t){const e=s.filter(i=>(0,x.aG)(
i)!=="fill"),n=ze(e,i=>jf(i,t));return n&&s.length-e.length<2?{slice:n,isFilled:e.length<s.length}:void 0}function Po(s){const[t,e=t]=s.map(zo);return t&&e&&s.length<
3?{repeat:[t,e]}:void 0}function _o(s,t){let e;const n=[],i=[[],[],[]];let o=0;for(const m of s){const g=gn(m,t);if((0,x.YY)(m))o++;else if(g!==void 0)e=g;else if(zo(
m))n.push(m);else if(!i[o]?.push(m))return}const[r,a,c]=i,l={...r.length>0?$o(r,t):We,width:a.length>0?ze(a,m=>Wo(m,t)):We.width,outset:c.length>0?ze(c,m=>ys(m,
t)):We.outset,...n.length>0?Po(n):{repeat:We.repeat}},{slice:d,isFilled:f=!1,width:h,outset:u,repeat:p}=l;if(!(!d||!h||!u||!p))return{image:e==="none"?void 0:e,
slice:d,isFilled:f,width:h,outset:u,repeat:p}}const ne=s=>({keys:["borderImage"],read:(t,e)=>{const n=s(t,e);return n&&{borderImage:{...e.own.borderImage??We,...n}}}}),
Uf={"border-image":ne(_o),"-webkit-border-image":ne(_o),"border-image-source":ne(([s],t)=>{const e=gn(s,t);return e&&{image:e==="none"?void 0:e}}),"border-image\
-slice":ne($o),"border-image-width":ne((s,t)=>{const e=ze(s,n=>Wo(n,t));return e&&{width:e}}),"border-image-outset":ne((s,t)=>{const e=ze(s,n=>ys(n,t));return e&&
{outset:e}}),"border-image-repeat":ne(Po)},Kf=["none","contents","inline","block","list-item","flow-root","inline-block","flex","inline-flex","grid","inline-gri\
d","table","inline-table","table-row-group","table-header-group","table-footer-group","table-row","table-cell","table-column","table-column-group","table-captio\
n"],Yf=["auto","min-content","max-content","fit-content"],Do=s=>(t,e)=>{const n=(0,x.aG)(t)?.replace(/^-webkit-|^-moz-/,"");return n==="fill-available"||n==="av\
ailable"||n==="stretch"?{px:0,percent:1,fills:s}:Yf.find(i=>i===n)??Bt(t,e)},[xs,ks]=[Do("across"),Do("down")],Ho=s=>(t,e)=>{if((0,x.aG)(t)==="none")return"none";
const n=s(t,e);return n==="auto"?void 0:n},Xf=["none","hidden","solid","dashed","dotted","double","groove","ridge","inset","outset"],Go={thin:1,medium:3,thick:5};
function se(s,t){const e=(0,x.aG)(s);return e!==void 0&&Object.hasOwn(Go,e)?Go[e]:cn(s,t)}const ie=s=>{const t=(0,x.aG)(s);return t==="auto"?"solid":Xf.find(e=>e===
t)};function Os(s,t){let e,n,i;for(const o of s){const r=se(o,t),a=ie(o),c=Qn(o);if(r!==void 0&&e===void 0)e=r;else if(a!==void 0&&n===void 0)n=a;else if(c&&!i)
i=c;else return}return s.length===0?void 0:{width:e??3,line:n??"none",paint:i?.paint}}const Fo=s=>[`border${s}Width`,`border${s}Style`,`border${s}Color`],Zf=["m\
ultiply","screen","overlay","darken","lighten","color-dodge","color-burn","hard-light","soft-light","difference","exclusion","hue","saturation","color","luminos\
ity"],qf={keys:["mixBlendMode"],read:([s])=>{const t=(0,x.aG)(s);if(t==="normal")return{mixBlendMode:void 0};if(!(t===void 0||!Zf.includes(t)))return{mixBlendMode:t.
replaceAll(/(?:^|-)[a-z]/g,e=>e.replace("-","").toUpperCase())}}};function wn(...s){const t=s.length===Ce.length;return{keys:[...s.flatMap(Fo),...t?["borderImag\
e"]:[]],read:(e,n)=>{const i=Os(e,n);if(!i)return;const{width:o,line:r,paint:a}=i,c=s.flatMap(l=>{const[d,f,h]=Fo(l);return[[d,o],[f,r],[h,a]]});return{...Object.
fromEntries(c),...t&&{borderImage:void 0}}}}}const ge=(s,t="")=>Ce.map(e=>`${s}${e}${t}`);function $e(s,t,e){return Object.fromEntries(Ce.map(n=>[`${s}-${n.toLowerCase()}${t===
""?"":`-${t.toLowerCase()}`}`,e(`${s}${n}${t}`)]))}const Vf={keys:ge("border","Color"),read:s=>{const t=de(s.map(Qn));if(!(!t||t.includes(void 0)))return Object.
fromEntries(ge("border","Color").map((e,n)=>[e,t[n].paint]))}},jo=["borderTopLeftRadius","borderTopRightRadius","borderBottomRightRadius","borderBottomLeftRadiu\
s"],Qf={keys:jo,read:(s,t)=>{const[e=[],n=e]=zi(s).map(r=>r.map(a=>Bt(a,t))),[i,o]=[de(e),de(n)];if(!(!i||!o||i.includes(void 0)||o.includes(void 0)))return Object.
fromEntries(jo.map((r,a)=>[r,[i[a],o[a]]]))}},bn=s=>({keys:[s],read:(t,e)=>{const[n,i=n]=t.map(o=>Bt(o,e));return n&&i&&t.length<3?{[s]:[n,i]}:void 0}}),Jf={auto:"\
auto",avoid:"avoid","avoid-page":"avoid",page:"page",always:"page",all:"page",left:"left",verso:"left",right:"right",recto:"right",column:"column","avoid-column":"\
avoid-column"},yn=s=>H(s,[],Jf),Ms=H("breakInside",["auto","avoid","avoid-column"],{"avoid-page":"avoid"});function th(s){const t=s.filter(i=>(0,x.aG)(i)!=="aut\
o");if(t.length===0)return{aspectRatio:void 0};const[e,n]=zi(t).map(i=>ft(i[0]));if(!(e===void 0||e<=0||n===0))return{aspectRatio:e/(n??1)}}const eh={auto:"hidd\
en",scroll:"hidden",clip:"hidden",overlay:"hidden"},Ss={keys:["overflow"],read:([s])=>{const t=(0,x.aG)(s);return t==="visible"||t==="hidden"?{overflow:t}:t!==void 0&&
Object.hasOwn(eh,t)?{overflow:"hidden"}:void 0}},nh={keys:["isContained"],read:s=>{const t=s.map(e=>(0,x.aG)(e)??"");if(t.every(e=>Uo.has(e)))return{isContained:t.
some(e=>Uo.get(e))}}},Uo=new Map([["none",!1],["size",!1],["inline-size",!1],["style",!1],["layout",!0],["paint",!0],["content",!0],["strict",!0]]),sh={keys:["o\
utlineWidth","outlineStyle","outlineColor"],read:(s,t)=>{const e=Os(s,t);return e&&{outlineWidth:e.width,outlineStyle:e.line,outlineColor:e.paint}}},ih=P("zInde\
x",s=>(0,x.aG)(s)==="auto"?"auto":ft(s)),xn=(s,t)=>Ut(s,t),Ko={keys:["lineClamp"],read:([s])=>{const t=s&&ft(s);return s&&(0,x.aG)(s)==="none"?{lineClamp:void 0}:
t!==void 0&&t>=1?{lineClamp:Math.floor(t)}:void 0}},vs=P("appearance",s=>(0,x.aG)(s)==="none"?"none":"auto"),Yo={display:H("display",Kf,{"-webkit-box":"flex","-\
webkit-flex":"flex","-webkit-inline-flex":"inline-flex","-ms-flexbox":"flex","table-footer":"table-footer-group"}),position:H("position",["static","relative","s\
ticky","absolute","fixed"],{"-webkit-sticky":"sticky"}),float:H("float",["none","left","right"],{"inline-start":"left","inline-end":"right"}),clear:H("clear",["\
none","left","right","both"],{"inline-start":"left","inline-end":"right"}),appearance:vs,"-webkit-appearance":vs,"-moz-appearance":vs,"box-sizing":H("boxSizing",
["content-box","border-box"]),width:P("width",xs),height:P("height",ks),"min-width":P("minWidth",xs),"min-height":P("minHeight",ks),"max-width":P("maxWidth",Ho(
xs)),"max-height":P("maxHeight",Ho(ks)),"aspect-ratio":{keys:["aspectRatio"],read:th},top:P("top",Ut),right:P("right",Ut),bottom:P("bottom",Ut),left:P("left",Ut),
inset:Ee(["top","right","bottom","left"],Ut),margin:Ee(ge("margin"),xn),...$e("margin","",s=>P(s,xn)),"margin-inline":$t("marginLeft","marginRight",xn),"margin-\
block":$t("marginTop","marginBottom",xn),padding:Ee(ge("padding"),Bt),...$e("padding","",s=>P(s,Bt)),"padding-inline":$t("paddingLeft","paddingRight",Bt),"paddi\
ng-block":$t("paddingTop","paddingBottom",Bt),border:wn(...Ce),...Object.fromEntries(Ce.map(s=>[`border-${s.toLowerCase()}`,wn(s)])),"border-inline":wn("Left","\
Right"),"border-block":wn("Top","Bottom"),"border-width":Ee(ge("border","Width"),se),"border-style":Ee(ge("border","Style"),ie),"border-color":Vf,...$e("border",
"Width",s=>P(s,se)),...$e("border","Style",s=>P(s,ie)),...$e("border","Color",Re),"border-inline-width":$t("borderLeftWidth","borderRightWidth",se),"border-bloc\
k-width":$t("borderTopWidth","borderBottomWidth",se),"border-inline-style":$t("borderLeftStyle","borderRightStyle",ie),"border-block-style":$t("borderTopStyle",
"borderBottomStyle",ie),"inset-inline":$t("left","right",Ut),"inset-block":$t("top","bottom",Ut),"border-radius":Qf,"border-top-left-radius":bn("borderTopLeftRa\
dius"),"border-top-right-radius":bn("borderTopRightRadius"),"border-bottom-right-radius":bn("borderBottomRightRadius"),"border-bottom-left-radius":bn("borderBot\
tomLeftRadius"),outline:sh,"outline-width":P("outlineWidth",se),"outline-style":P("outlineStyle",ie),"outline-color":Re("outlineColor"),"outline-offset":P("outl\
ineOffset",(s,t)=>X(s,t)?.px),opacity:P("opacity",s=>{const t=Tt(s);return t===void 0?void 0:Math.min(Math.max(t,0),1)}),"mix-blend-mode":qf,overflow:Ss,"line-c\
lamp":Ko,"-webkit-line-clamp":Ko,"text-overflow":H("textOverflow",["clip","ellipsis"]),"overflow-x":Ss,"overflow-y":Ss,contain:nh,"z-index":ih,filter:{keys:[],read:([
s])=>(0,x.aG)(s)==="none"?{}:void 0},"object-fit":H("objectFit",["fill","contain","cover","none","scale-down"]),"break-before":yn("breakBefore"),"break-after":yn(
"breakAfter"),"break-inside":Ms,"page-break-before":yn("breakBefore"),"page-break-after":yn("breakAfter"),"page-break-inside":Ms,"-webkit-column-break-inside":Ms,
page:P("pageName",(s,{parent:t})=>{if(s.type==="Identifier")return(0,x.aG)(s)==="auto"?t.pageName:s.name}),orphans:le("orphans",1),widows:le("widows",1)};function $t(s,t,e){
return{keys:[s,t],read:(n,i)=>{const[o,r=o]=n.map(a=>e(a,i));return o===void 0||r===void 0?void 0:{[s]:o,[t]:r}}}}function Xo(s){const t=ft(s);return t!==void 0&&
Number.isInteger(t)&&t>0?t:void 0}const oh=([s])=>{if((0,x.aG)(s)==="auto")return{columnCount:void 0};const t=s&&Xo(s);return t===void 0?void 0:{columnCount:t}},
rh=([s],t)=>{if((0,x.aG)(s)==="auto")return{columnWidth:void 0};const e=s&&cn(s,t);return e===void 0?void 0:{columnWidth:e}};function ah(s,t){let e,n;for(const i of s){
if((0,x.aG)(i)==="auto")continue;const o=Xo(i),r=o===void 0?cn(i,t):void 0;if(o!==void 0&&e===void 0)e=o;else if(r!==void 0&&n===void 0)n=r;else return}return s.
length>2?void 0:{columnCount:e,columnWidth:n}}const Ts={keys:["columnCount"],read:oh},Rs={keys:["columnWidth"],read:rh},Cs={keys:["columnCount","columnWidth"],read:ah},
Zo=H("columnSpan",["none","all"]),ch=H("columnFill",["balance","auto"],{"balance-all":"balance"}),Es={keys:["columnRuleWidth","columnRuleStyle","columnRuleColor"],
read:(s,t)=>{const e=Os(s,t);return e&&{columnRuleWidth:e.width,columnRuleStyle:e.line,columnRuleColor:e.paint}}},lh={columns:Cs,"column-count":Ts,"column-width":Rs,
"column-fill":ch,"column-span":Zo,"column-rule":Es,"column-rule-width":P("columnRuleWidth",se),"column-rule-style":P("columnRuleStyle",ie),"column-rule-color":Re(
"columnRuleColor"),"-webkit-columns":Cs,"-webkit-column-count":Ts,"-webkit-column-width":Rs,"-webkit-column-span":Zo,"-webkit-column-rule":Es,"-moz-columns":Cs,
"-moz-column-count":Ts,"-moz-column-width":Rs,"-moz-column-rule":Es},qo=["normal","auto","stretch","flex-start","flex-end","start","end","self-start","self-end",
"left","right","center","baseline","space-between","space-around","space-evenly","safe center","safe end","safe flex-end","safe right"];function Pe(s,t){const e=s.
map(x.aG),n=e.filter(r=>r!=="safe"&&r!=="unsafe"&&r!=="first"&&r!=="last");if(n.length!==1)return;const i=t.startsWith("justify")?n[0]:n[0]?.replace("self-","");
return(e[0]==="safe"?qo.find(r=>r===`safe ${i}`):void 0)??qo.find(r=>r===i)}const we=s=>({keys:[s],read:t=>{const e=Pe(t,s);return e&&{[s]:e}}}),Ls=(s,t)=>({keys:[
s,t],read:e=>{const[n,i]=[Pe(e,s),Pe(e,t)];if(n&&i)return{[s]:n,[t]:i};if(e.length!==2)return;const[o,r]=[Pe(e.slice(0,1),s),Pe(e.slice(1),t)];return o&&r&&{[s]:o,
[t]:r}}});function Vo(s,t){const e=(0,x.aG)(s);return e==="auto"||e==="content"||e==="min-content"||e==="max-content"||e==="fit-content"?e:Bt(s,t)}const Qo={none:[
0,0,"auto"],auto:[1,1,"auto"],initial:[0,1,"auto"]};function Jo(s,t){const e=(0,x.aG)(s[0]);if(s.length===1&&e!==void 0&&Object.hasOwn(Qo,e)){const[o,r,a]=Qo[e];
return{flexGrow:o,flexShrink:r,flexBasis:a}}const n=[];let i;for(const[o,r]of s.entries()){const a=r.type==="Number"?ft(r):void 0;if(a!==void 0&&n.length<2&&(i===
void 0||o===1))n.push(a);else if(i===void 0){if(i=Vo(r,t),i===void 0)return}else return}return{flexGrow:n[0]??1,flexShrink:n[1]??1,flexBasis:i??{px:0,percent:0}}}
const tr=["row","row-reverse","column","column-reverse"],er=["nowrap","wrap","wrap-reverse"],dh={keys:["flexDirection","flexWrap"],read:s=>{const t={flexDirection:"\
row",flexWrap:"nowrap"};for(const e of s){const n=(0,x.aG)(e),i=tr.find(r=>r===n),o=er.find(r=>r===n);if(i)t.flexDirection=i;else if(o)t.flexWrap=o;else return}
return t}},kn=1e3;function nr(s,t){const e=(0,x.aG)(s);return e==="auto"||e==="min-content"||e==="max-content"?e:s?.type==="Dimension"&&s.unit.toLowerCase()==="\
fr"?{fr:Math.max(Number(s.value),0)}:s&&Bt(s,t)}function sr(s,t){if(s.type==="Function"){const n=s.name.toLowerCase(),i=(0,x.M$)((0,x.aX)(s),x.wR).map(([o])=>o);
if(n==="minmax"){const[o,r]=i.map(a=>nr(a,t));return o&&r?{least:typeof o=="object"&&"fr"in o?"auto":o,most:r}:void 0}if(n==="fit-content"){const o=i[0]&&X(i[0],
t);return o&&{least:"auto",most:"max-content",limit:o}}}const e=nr(s,t);if(e!==void 0)return typeof e=="object"&&"fr"in e?{least:"auto",most:e}:{least:e,most:e}}
function As(s,t){const e=new Map,n={tracks:[],auto:void 0,names:e};if(!Is(s,t,n))return;const{tracks:i,auto:o}=n;return{tracks:i,names:e,...o&&{auto:{...o,after:n.
names}}}}function Is(s,t,e){for(const n of s){if(e.tracks.length>kn)return!1;if(n.type==="Brackets"){for(const o of n.children.toArray()){if(o.type!=="Identifie\
r")continue;const r=e.names.get(o.name)??[];r.push(e.tracks.length+1),e.names.set(o.name,r)}continue}if(n.type==="Function"&&n.name.toLowerCase()==="repeat"){if(!fh(
(0,x.M$)((0,x.aX)(n),x.wR),t,e))return!1;continue}const i=sr(n,t);if(!i)return!1;e.tracks.push(i)}return!0}function fh([s=[],...t],e,n){const i=ft(s[0]),o=(0,x.
aG)(s[0]),r=t.flat();if(o==="auto-fill"||o==="auto-fit"){const a={tracks:[],auto:void 0,names:new Map},c=r.some(f=>f.type==="Function"&&f.name.toLowerCase()==="\
repeat");if(n.auto||c||!Is(r,e,a)||a.tracks.length===0)return!1;n.names=new Map;const{tracks:l,names:d}=a;return n.auto={at:n.tracks.length,tracks:l,fits:o==="a\
uto-fit",names:d,after:n.names},!0}if(i===void 0||i<1||i>kn)return!1;for(let a=0;a<i;a++)if(!Is(r,e,n))return!1;return!0}const ir=s=>({keys:[s],read:(t,e)=>{if((0,x.
aG)(t[0])==="none")return{[s]:void 0};const n=As(t,e);return n&&{[s]:n}}}),or=s=>({keys:[s],read:(t,e)=>{const n=t.map(i=>sr(i,e));return n.length>0&&n.every(i=>i!==
void 0)?{[s]:n}:void 0}}),rr=s=>s.flatMap(t=>t.type==="String"?[t.value.trim().split(/\s+/)]:[]);function ar(s,t){if((0,x.aG)(s[0])==="none")return{gridTemplateColumns:void 0,
gridTemplateRows:void 0,gridTemplateAreas:[]};const[e=[],n]=(0,x.M$)(s,x.YY),i=n&&As(n,t);if(n&&!i)return;const o=rr(e),r=e.filter(c=>c.type!=="String"),a=r.length===
0?void 0:As(r,t);if(!(r.length>0&&!a))return{gridTemplateColumns:i,gridTemplateRows:a,gridTemplateAreas:o}}function cr(s){if((0,x.aG)(s[0])==="auto")return"auto";
let t=!1,e,n;for(const o of s){const r=ft(o);if((0,x.aG)(o)==="span")t=!0;else if(r!==void 0)e=Math.max(Math.min(Math.trunc(r),kn),-kn);else if(o.type==="Identi\
fier")({name:n}=o);else return}if(e===0||s.length===0)return;const i=n===void 0?{}:{name:n};return t?{span:Math.max(e??1,1),...i}:e===void 0?i:{line:e,...i}}const On=s=>({
keys:[s],read:t=>{const e=cr(t);return e&&{[s]:e}}}),hh=s=>s!=="auto"&&s.name!==void 0&&s.line===void 0&&s.span===void 0,Bs=(...s)=>({keys:s,read:t=>{const e=(0,x.
M$)(t,x.YY).map(cr);if(!e.every(i=>i!==void 0)||e.length>s.length)return;const n=i=>{const o=e[i];if(o!==void 0)return o;const r=i>=2?n(i-2):e[0];return hh(r)?r:
"auto"};return Object.fromEntries(s.map((i,o)=>[i,n(o)]))}}),be=s=>({keys:[s],read:([t],e)=>{const n=t&&Bt(t,e);return(0,x.aG)(t)==="normal"?{[s]:void 0}:n&&{[s]:n}}}),
lr={keys:["rowGap","columnGap"],read:(s,t)=>{const[e,n=e]=s.map(i=>(0,x.aG)(i)==="normal"?{px:0,percent:0}:Bt(i,t));return e&&n?{rowGap:e,columnGap:n}:void 0}},
dr={row:"row",column:"column",dense:"row dense","row dense":"row dense","column dense":"column dense"},uh={flex:{keys:["flexGrow","flexShrink","flexBasis"],read:Jo},
"-webkit-flex":{keys:["flexGrow","flexShrink","flexBasis"],read:Jo},"flex-grow":le("flexGrow",0),"flex-shrink":le("flexShrink",0),"flex-basis":P("flexBasis",Vo),
"flex-direction":H("flexDirection",tr),"flex-wrap":H("flexWrap",er),"flex-flow":dh,order:le("order"),"justify-content":we("justifyContent"),"align-content":we("\
alignContent"),"align-items":we("alignItems"),"align-self":we("alignSelf"),"justify-items":we("justifyItems"),"justify-self":we("justifySelf"),"place-content":Ls(
"alignContent","justifyContent"),"place-items":Ls("alignItems","justifyItems"),"place-self":Ls("alignSelf","justifySelf"),gap:lr,"grid-gap":lr,"row-gap":be("row\
Gap"),"column-gap":be("columnGap"),"grid-row-gap":be("rowGap"),"grid-column-gap":be("columnGap"),"-webkit-column-gap":be("columnGap"),"-moz-column-gap":be("colu\
mnGap"),"grid-template-columns":ir("gridTemplateColumns"),"grid-template-rows":ir("gridTemplateRows"),"grid-template-areas":{keys:["gridTemplateAreas"],read:s=>({
gridTemplateAreas:rr(s)})},"grid-template":{keys:["gridTemplateColumns","gridTemplateRows","gridTemplateAreas"],read:ar},grid:{keys:["gridTemplateColumns","grid\
TemplateRows","gridTemplateAreas"],read:ar},"grid-auto-columns":or("gridAutoColumns"),"grid-auto-rows":or("gridAutoRows"),"grid-auto-flow":{keys:["gridAutoFlow"],
read:s=>{const t=s.map(x.aG).join(" ");return Object.hasOwn(dr,t)?{gridAutoFlow:dr[t]}:void 0}},"grid-row-start":On("gridRowStart"),"grid-row-end":On("gridRowEn\
d"),"grid-column-start":On("gridColumnStart"),"grid-column-end":On("gridColumnEnd"),"grid-row":Bs("gridRowStart","gridRowEnd"),"grid-column":Bs("gridColumnStart",
"gridColumnEnd"),"grid-area":Bs("gridRowStart","gridColumnStart","gridRowEnd","gridColumnEnd")},ph=[["inline-start","left"],["inline-end","right"],["block-start",
"top"],["block-end","bottom"]],mh=[["start","left"],["end","right"],["before","top"],["after","bottom"]],gh=[["start","top"],["end","bottom"]],wh=[["start","lef\
t"],["end","right"]],bh=[...ph.flatMap(([s,t])=>[[`inset-${s}`,t],[`margin-${s}`,`margin-${t}`],[`padding-${s}`,`padding-${t}`],[`border-${s}`,`border-${t}`],[`\
border-${s}-width`,`border-${t}-width`],[`border-${s}-style`,`border-${t}-style`],[`border-${s}-color`,`border-${t}-color`]]),...gh.flatMap(([s,t])=>wh.map(([e,
n])=>[`border-${s}-${e}-radius`,`border-${t}-${n}-radius`])),...mh.flatMap(([s,t])=>[[`-webkit-margin-${s}`,`margin-${t}`],[`-webkit-padding-${s}`,`padding-${t}`]]),
["inline-size","width"],["block-size","height"],["min-inline-size","min-width"],["min-block-size","min-height"],["max-inline-size","max-width"],["max-block-size",
"max-height"]],yh=s=>Object.fromEntries(bh.map(([t,e])=>[t,s[e]])),yt=(...s)=>({kind:"matrix",values:s});function fr(s){const t=s*Math.PI/180,[e,n]=[Math.cos(t),
Math.sin(t)];return yt(e,n,-n,e,0,0)}const hr=s=>Math.cos(s*Math.PI/180),xh=yt(1,0,0,1,0,0),Mn=s=>Math.tan(s*Math.PI/180);function kh(s,t){if(s.type!=="Function")
return;const e=(0,x.M$)((0,x.aX)(s),x.wR).map(([r])=>r),n=e.map(r=>X(r,t)),i=e.map(te),o=e.map(Tt);switch(s.name.toLowerCase()){case"translate":case"translate3d":
return n[0]&&{kind:"translate",x:n[0],y:n[1]??it};case"translatex":return n[0]&&{kind:"translate",x:n[0],y:it};case"translatey":return n[0]&&{kind:"translate",x:it,
y:n[0]};case"scale":return o[0]===void 0?void 0:yt(o[0],0,0,o[1]??o[0],0,0);case"scalex":return o[0]===void 0?void 0:yt(o[0],0,0,1,0,0);case"scaley":return o[0]===
void 0?void 0:yt(1,0,0,o[0],0,0);case"scale3d":return o[0]===void 0||o[1]===void 0?void 0:yt(o[0],0,0,o[1],0,0);case"translatez":case"scalez":return e.length===
1?xh:void 0;case"rotate":case"rotatez":return i[0]===void 0?void 0:fr(i[0]);case"rotatex":return i[0]===void 0?void 0:yt(1,0,0,hr(i[0]),0,0);case"rotatey":return i[0]===
void 0?void 0:yt(hr(i[0]),0,0,1,0,0);case"skew":return i[0]===void 0?void 0:yt(1,Mn(i[1]??0),Mn(i[0]),1,0,0);case"skewx":return i[0]===void 0?void 0:yt(1,0,Mn(i[0]),
1,0,0);case"skewy":return i[0]===void 0?void 0:yt(1,Mn(i[0]),0,1,0,0);case"matrix":{const r=e.map(ft);return r.length===6&&!r.includes(void 0)?yt(...r):void 0}case"\
matrix3d":{const r=e.map(ft);if(r.length!==16||r.includes(void 0))return;const a=[0,1,4,5,12,13].map(l=>r[l]);return[3,7,11].some(l=>r[l]!==0)||r[15]!==1?void 0:
yt(...a)}default:return}}const ur=s=>s.type==="Function"&&/^(?:rotate[xy]|matrix3d)$/i.test(s.name),Oh=s=>ur(s)||s.type==="Function"&&/^translate(?:z|3d)$/i.test(
s.name),pr={keys:["transform"],read:(s,t)=>{if((0,x.aG)(s[0])==="none")return{transform:[]};if(s.some(ur)&&s.filter(Oh).length>1)return;const e=s.map(n=>kh(n,t));
return e.every(n=>n!==void 0)?{transform:e}:void 0}},Ns=s=>({keys:[s],read:(t,e)=>{if((0,x.aG)(t[0])==="none")return{[s]:[]};const[n,i]=t,o=[n,i].map(c=>X(c,e)),
r=[n,i].map(Tt);if(s==="translate")return o[0]&&{translate:[{kind:"translate",x:o[0],y:o[1]??it}]};if(s==="scale")return r[0]===void 0?void 0:{scale:[yt(r[0],0,
0,r[1]??r[0],0,0)]};const a=t.length===1?te(n):void 0;return a===void 0?void 0:{rotate:[fr(a)]}}}),Mh={transform:pr,translate:Ns("translate"),rotate:Ns("rotate"),
scale:Ns("scale"),"-webkit-transform":pr,"transform-origin":{keys:["transformOrigin"],read:(s,t)=>{const e=ue(s.slice(0,2),t);return e&&{transformOrigin:e}}}};function mr(s,t){
const e=(0,x.aG)(s),{fontSize:n,fontSizedBy:i}=t.parent,o=d=>({fontSize:d,fontSizedBy:i==="length"?"length":"ratio"});if(e==="larger")return o(n*1.2);if(e==="sm\
aller")return o(n/1.2);const r=e===void 0?void 0:Lf(e);if(e!==void 0)return r&&{fontSize:Af(r),fontSizedBy:r};const a=X(s,{...t,em:n}),c=a&&a.px+a.percent*n;return c===
void 0||c<0?void 0:s.type==="Percentage"||s.type==="Dimension"&&/^(?:em|ex|ch)$/i.test(s.unit)?o(c):{fontSize:c,fontSizedBy:"length"}}function gr(s,{parent:t}){
const e=(0,x.aG)(s);if(e==="normal")return 400;if(e==="bold")return 700;if(e==="bolder")return t.fontWeight<350?400:t.fontWeight<550?700:900;if(e==="lighter")return t.
fontWeight<550?100:t.fontWeight<750?400:700;const n=ft(s);return n!==void 0&&n>=1&&n<=1e3?n:void 0}const wr={normal:"normal",italic:"italic",oblique:"italic"},br=s=>{
const t=(0,x.aG)(s);return t!==void 0&&Object.hasOwn(wr,t)?wr[t]:void 0},yr=s=>(0,x.M$)(s,x.wR).flatMap(t=>{const e=t.map(n=>n.type==="String"?n.value:(0,x.aG)(
n)??"").join(" ");return e===""?[]:[e.toLowerCase()]});function xr(s,t){if((0,x.aG)(s)==="normal")return"normal";const e=ft(s);if(e!==void 0)return e>=0?{factor:e}:
void 0;const n=X(s,t);return n&&{px:n.px+n.percent*t.em}}const Sh={keys:["fontStyle","fontVariant","fontWeight","fontSize","fontSizedBy","lineHeight","fontFamil\
y"],read:(s,t)=>{const e={fontStyle:"normal",fontVariant:"normal",fontWeight:400,lineHeight:"normal"};let n=0;for(;n<s.length;n++){const a=s[n],[c,l]=[br(a),gr(
a,t)];if((0,x.aG)(a)!=="normal")if(c)e.fontStyle=c;else if(l!==void 0&&!(a.type==="Number"&&Number(a.value)===0))e.fontWeight=l;else if((0,x.aG)(a)==="small-cap\
s")e.fontVariant="small-caps";else break}const i=s[n],o=i&&mr(i,t);if(o===void 0)return;if(Object.assign(e,o),n++,s[n]&&(0,x.YY)(s[n])){const a=s[n+1]&&xr(s[n+1],
{...t,em:o.fontSize});if(a===void 0)return;e.lineHeight=a,n+=2}const r=yr(s.slice(n));return r.length===0?void 0:{...e,fontFamily:r}}},kr=s=>P(s,(t,e)=>(0,x.aG)(
t)==="normal"?0:nn(t,e)),vh=["baseline","sub","super","middle","top","bottom","text-top","text-bottom"],Th=["underline","line-through","overline"],Or=["solid","\
double","dotted","dashed","wavy"];function Mr(s){const t=new Set,e={textDecorationLine:t,textDecorationColor:void 0,textDecorationStyle:"solid"};for(const n of s){
const i=(0,x.aG)(n),o=Th.find(c=>c===i),r=Or.find(c=>c===i),a=Rt(n);if(o)t.add(o);else if(r)e.textDecorationStyle=r;else if(a!==void 0)e.textDecorationColor=a===
"current"?void 0:a;else if(i!=="none"&&i!=="blink"&&n.type!=="Dimension"&&i!=="auto"&&i!=="from-font")return}return e}function Rh(s){const t={listStyleType:"dis\
c",listStylePosition:"outside"};for(const e of s){const n=(0,x.aG)(e);if(n==="inside"||n==="outside")t.listStylePosition=n;else if(n!==void 0)t.listStyleType=n;else if(e.
type==="String")t.listStyleType=`"${e.value}`;else if(e.type!=="Url")return}return t}function Ch(s){const[t]=s,e=(0,x.aG)(t);if(s.length===1&&(e==="none"||e==="\
normal"))return{content:e};const n=[];for(const i of(0,x.M$)(s,x.YY)[0]){const o=(0,x.aG)(i);if(i.type==="String")n.push({text:i.value});else if(o==="open-quote"||
o==="close-quote")n.push({quote:o==="open-quote"?"open":"close"});else if(o==="no-open-quote"||o==="no-close-quote")n.push({quote:"none"});else if(i.type==="Fun\
ction"){const r=Eh(i.name.toLowerCase(),(0,x.M$)((0,x.aX)(i),x.wR));if(!r)return;n.push(r)}else if(i.type!=="Url")return}return{content:n}}function Eh(s,t){const[
e]=t[0]??[],n=e?.type==="Identifier"?e.name:void 0;if(n===void 0)return;if(s==="attr")return{attribute:n.toLowerCase()};if(s==="counter")return{counter:n,style:(0,x.
aG)(t[1]?.[0])??"decimal"};const i=t[1]?.[0];if(!(s!=="counters"||i?.type!=="String"))return{counter:n,separator:i.value,style:(0,x.aG)(t[2]?.[0])??"decimal"}}const Ws=(s,t)=>({
keys:[s],read:e=>{if((0,x.aG)(e[0])==="none")return{[s]:[]};const n=[];for(const i of e){const o=ft(i),r=n.at(-1);if(i.type==="Identifier")n.push([i.name,t]);else if(o!==
void 0&&r)r[1]=Math.round(o);else return}return{[s]:n}}}),Sr=["start","left","right","center","justify","end"],Lh=new Map([["-webkit-left","left"],["-webkit-rig\
ht","right"],["-webkit-center","center"]]);function Ah([s,...t],{parent:e}){const n=t.length===0?(0,x.aG)(s):void 0;if(n===void 0)return;const{textAlign:i,blockAlign:o}=e;
if(n==="match-parent")return{textAlign:i,blockAlign:o};if(n==="-octavo-table")return o==="start"?{textAlign:i,blockAlign:o}:{textAlign:"start",blockAlign:"start"};
if(n==="-octavo-center")return{textAlign:i==="start"?"center":i,blockAlign:o};const r=Lh.get(n);if(r)return{textAlign:r,blockAlign:r};const a=Sr.find(c=>c===n);
return a&&{textAlign:a,blockAlign:"start"}}function Ih(s){const t=s.map(x.aG);return t.every(n=>n!==void 0&&/^(?:wrap|nowrap|auto|balance|stable|pretty)$/.test(
n))?{whiteSpace:t.includes("nowrap")?"nowrap":"normal",isBalanced:t.includes("balance")}:void 0}const Bh={color:P("color",(s,{parent:t})=>{const e=Rt(s);return e===
"current"?t.color:e}),"accent-color":Re("accentColor"),font:Sh,"font-size":{keys:["fontSize","fontSizedBy"],read:([s,...t],e)=>s&&t.length===0?mr(s,e):void 0},"\
font-weight":P("fontWeight",gr),"font-style":P("fontStyle",br),"font-variant":H("fontVariant",["normal","small-caps"],{"tabular-nums":"normal"}),"font-variant-c\
aps":H("fontVariant",["normal","small-caps"],{"all-small-caps":"small-caps"}),"font-family":{keys:["fontFamily"],read:s=>({fontFamily:yr(s)})},"line-height":P("\
lineHeight",xr),"text-align":{keys:["textAlign","blockAlign"],read:Ah},"text-align-last":H("textAlignLast",["auto",...Sr]),"text-indent":P("textIndent",X),"text\
-transform":H("textTransform",["none","uppercase","lowercase","capitalize"]),"letter-spacing":kr("letterSpacing"),"word-spacing":kr("wordSpacing"),"white-space":H(
"whiteSpace",["normal","nowrap","pre","pre-wrap","pre-line"],{"break-spaces":"pre-wrap"}),"text-wrap":{keys:["whiteSpace","isBalanced"],read:s=>Ih(s)},"text-wra\
p-style":H("isBalanced",[],{auto:!1,stable:!1,pretty:!1,balance:!0}),"text-wrap-mode":H("whiteSpace",["nowrap"],{wrap:"normal"}),"overflow-wrap":H("overflowWrap",
["normal","break-word","anywhere"]),"word-wrap":H("overflowWrap",["normal","break-word","anywhere"]),"word-break":H("wordBreak",["normal","break-all","keep-all",
"break-word"]),"tab-size":le("tabSize",0),direction:H("direction",["ltr","rtl"]),"unicode-bidi":H("unicodeBidi",["normal","embed","isolate","bidi-override","pla\
intext"],{"isolate-override":"bidi-override"}),visibility:H("visibility",["visible","hidden","collapse"]),"vertical-align":P("verticalAlign",(s,t)=>{const e=(0,x.
aG)(s);return vh.find(i=>i===e)??X(s,t)}),"text-decoration":{keys:["textDecorationLine","textDecorationColor","textDecorationStyle"],read:Mr},"text-decoration-l\
ine":{keys:["textDecorationLine"],read:s=>{const t=Mr(s)?.textDecorationLine;return t&&{textDecorationLine:t}}},"text-decoration-color":Re("textDecorationColor"),
"text-decoration-style":H("textDecorationStyle",Or),"list-style":{keys:["listStyleType","listStylePosition"],read:Rh},"list-style-type":P("listStyleType",s=>s.type===
"String"?`"${s.value}`:(0,x.aG)(s)),"list-style-position":H("listStylePosition",["inside","outside"]),"border-collapse":H("borderCollapse",["separate","collapse"]),
"border-spacing":{keys:["borderSpacingX","borderSpacingY"],read:(s,t)=>{const[e,n=e]=s.map(i=>cn(i,t));return e===void 0||n===void 0?void 0:{borderSpacingX:e,borderSpacingY:n}}},
"caption-side":H("captionSide",["top","bottom"]),"empty-cells":H("emptyCells",["show","hide"]),"table-layout":H("tableLayout",["auto","fixed"]),quotes:{keys:["q\
uotes"],read:s=>{if((0,x.aG)(s[0])==="none")return{quotes:["",""]};const t=s.flatMap(e=>e.type==="String"?[e.value]:[]);return t.length>=2&&t.length%2===0?{quotes:t}:
void 0}},content:{keys:["content"],read:Ch},"counter-reset":Ws("counterReset",0),"counter-set":Ws("counterReset",0),"counter-increment":Ws("counterIncrement",1)},
vr={...Yo,...yh(Yo),...lh,...Bh,...Gf,...Uf,...Mh,...uh,...vo},Nh=/^(?:transition|animation|cursor|user-select|pointer-events|will-change|scroll|overscroll|overflow-anchor|touch-action|resize|caret|print-color-adjust|color-adjust|color-scheme|forced-color-adjust|font-(?:display|smooth|feature-settings|kerning|synthesis|optical-sizing|stretch|variant-(?:numeric|ligatures)|variation-settings)|shape-rendering|vector-effect|paint-order|text-(?:rendering|size-adjust|underline-offset|decoration-(?:thickness|skip|skip-ink)|underline-position)|image-rendering|backface-visibility|perspective|contain|content-visibility|isolation|zoom|speak|size|src|backdrop-filter|mso-|background-attachment|background-origin|hyphens|line-break|box-decoration-break|-(?:webkit|moz|ms|o)-)/;
class Wh{characters=0;add(t){if(this.characters+=t,this.characters>q.xH)throw(0,q.qM)()}}class Tr{parent;replaced;own=new Map;known=new Map;open=new Set;constructor(t,e){
this.parent=t,this.replaced=e}set(t,e){this.own.set(t,e)}replaceIn(t){const e=[];let n=0;for(let o=0;;){const r=t.toLowerCase().indexOf("var(",o);if(r<0){e.push(
t.slice(o));break}e.push(t.slice(o,r));const a=Kt(t,r+4,")"),c=this.lookUp(t.slice(r+4,a));if(c===void 0)return;if(n+=c.length,n>q.uN)throw(0,q.qM)();e.push(c),
o=a+1}const i=e.join("");return this.replaced.add(i.length),i}lookUp(t){const e=Kt(t,0,","),n=this.valueOf(t.slice(0,e).trim());return n!==void 0?n:e<t.length?this.
replaceIn(t.slice(e+1).trim()):void 0}valueOf(t){const e=this.own.get(t);if(e===void 0)return this.parent?.valueOf(t);if(this.known.has(t))return this.known.get(
t);if(this.open.has(t))return;const n=e.trim().toLowerCase();if(n==="initial")return;if(n==="inherit"||n==="unset")return this.parent?.valueOf(t);this.open.add(
t);const i=this.replaceIn(e);return this.open.delete(t),this.known.set(t,i),i}}const Rr={before:"before",after:"after",marker:"marker","first-letter":"first-let\
ter","first-line":"first-line",placeholder:"placeholder","-webkit-input-placeholder":"placeholder","-webkit-progress-value":"bar","-webkit-meter-optimum-value":"\
bar","-moz-progress-bar":"bar"},Cr=s=>Object.hasOwn(Rr,s)?Rr[s]:void 0,Er=500;function Lr(s,t,e,n){if(e!==void 0&&e.length>Er)return;const i=s.map(({order:r})=>r).
join(),o=t.map(({name:r,value:a})=>`${r}:${a}`).join(";");return o.length>Er?void 0:`${n??""}${i}|${o}|${e??""}`}const zh=/\b(?:image-set|cross-fade|path|shape|xywh|sin|cos|tan|asin|acos|atan2?|pow|sqrt|hypot|log|exp|round|mod|rem|abs|sign|perspective|rotate3d|rotate[xy]|translatez|matrix3d|blur|brightness|contrast|drop-shadow|grayscale|hue-rotate|invert|saturate|sepia)\(|\(\s{0,9}from\s|\bsubgrid\b/i,
$h=/^(?:none|auto|normal|initial|unset|revert|inherit|horizontal-tb)$/i,Ph=new Set(["color","font","font-family","font-size"]),[_h,Dh,Ar,Hh]=[0,1,2,3],Ir=4,Br=2e4;
class zs{page;ignored=new Map;matcher=new Of;index=new Map;nodes=new Map;inline=new Map;replaced=new Wh;shared=new WeakMap;unknown=[];rem=16;constructor(t,e){this.
page=e;for(const n of t.ignored)this.ignored.set(n,1);for(const n of t.rules){const[i]=n.selector.compounds,{id:o,classes:r,name:a}=i,c=o!==void 0?`#${o}`:r.length>
0?`.${r[0]}`:a??"*",l=this.index.get(c);l?l.push(n):this.index.set(c,[n])}}get start(){return{style:Qt,variables:new Tr(void 0,this.replaced)}}styleOf(t,e,n){const i=this.
rulesOf(t),o=[],r=new Set;for(const f of i){const{pseudoElement:h}=f.selector;if(h===void 0)Nr(o,f);else{const u=Cr(h);u&&r.add(u)}}const a=mf(t,n);for(const f of a)
o.push({declaration:f,tier:Dh,specificity:0,order:0});const c=t.attributes.get("style");if(c!==void 0)for(const f of this.declarationsOf(c))o.push({declaration:f,
tier:Hh+(f.important?Ir:0),specificity:0,order:0});const l=t.parent===void 0?void 0:Lr(i,a,c),d=this.share(l,o,e,t.parent===void 0);return t.parent===void 0&&(this.
rem=d.style.fontSize),{...d,pseudos:[...r].sort()}}pseudoStyle(t,e,n){const i=[],o=this.rulesOf(t).filter(({selector:{pseudoElement:r}})=>r!==void 0&&Cr(r)===e);
for(const r of o)Nr(i,r);return this.share(Lr(o,[],void 0,e),i,n,!1)}styleFrom(t,e){const n=t.map((i,o)=>({declaration:i,tier:Ar,specificity:0,order:o}));return this.
apply(n,e,!1)}rulesOf(t){const e=[],n=[t.name,"*",...[...t.classes].map(o=>`.${o}`)],i=t.attributes.get("id");i!==void 0&&n.push(`#${i}`);for(const o of n)for(const r of this.
index.get(o)??[])this.matcher.matches(r.selector,t)&&e.push(r);return e}declarationsOf(t){let e=this.inline.get(t);return e||(e=Le(t),this.inline.size<Br&&this.
inline.set(t,e)),e}share(t,e,n,i){if(t===void 0)return this.apply(e,n,i);let o=this.shared.get(n.style);o||this.shared.set(n.style,o=new Map);let r=o.get(t);if(r?.
variables===n.variables)for(const a of r.unknown)this.ignore(a);else this.unknown=[],r={styled:this.apply(e,n,i),variables:n.variables,unknown:this.unknown},o.set(
t,r);return r.styled}ignoreHere(t){this.ignore(t),this.unknown.push(t)}ignore(t){this.ignored.set(t,(this.ignored.get(t)??0)+1)}apply(t,e,n){t.sort((c,l)=>c.tier-
l.tier||c.specificity-l.specificity||c.order-l.order);const i=this.scopeOf(t,e),o=Jt(e.style);for(const{declaration:c}of t)Ph.has(c.name)&&this.set(o,c,e.style,
i,n);If(o,e.style);const{fontSize:r,fontSizedBy:a}=o;for(const{declaration:c}of t){const{name:l}=c;l!=="font-size"&&l!=="color"&&!l.startsWith("--")&&this.set(o,
c,e.style,i,n),l==="font"&&Object.assign(o,{fontSize:r,fontSizedBy:a})}return{style:Co(o,e.style),variables:i}}scopeOf(t,{variables:e}){const n=t.filter(({declaration:o})=>o.
name.startsWith("--"));if(n.length===0)return e;const i=new Tr(e,this.replaced);for(const{declaration:o}of n)i.set(o.name,o.value);return i}set(t,{name:e,value:n},i,o,r){
const a=Object.hasOwn(vr,e)?vr[e]:void 0;if(!a){e!=="all"&&!Nh.test(e)&&!$h.test(n.trim())&&this.ignoreHere(e);return}const c=/var\(/i.test(n)?o.replaceIn(n):n;
if(c===void 0)return Wr(t,a,i,"unset");const l=c.trim().toLowerCase();if(l==="inherit"||l==="initial"||l==="unset"||l==="revert"||l==="revert-layer")return Wr(t,
a,i,l);const d=this.nodesOf(c);if(!d||d.length===0)return;const h={...{em:t.fontSize,rem:r?t.fontSize:this.rem,pageWidth:this.page.width,pageHeight:this.page.height},
parent:i,own:t},u=a.read(d,h);!u&&zh.test(c)&&this.ignoreHere(e),u&&Object.assign(t,u)}nodesOf(t){if(this.nodes.has(t))return this.nodes.get(t);const e=(0,x.wK)(
t);return this.nodes.size<Br&&this.nodes.set(t,e),e}}function Nr(s,{declarations:t,selector:e,order:n,isUsual:i}){for(const o of t){const r=(i?_h:Ar)+(o.important?
Ir:0);s.push({declaration:o,tier:r,specificity:e.specificity,order:n})}}const Gh=new Set(Object.keys(en));function Wr(s,{keys:t},e,n){for(const i of t){const o=n===
"inherit"||n!=="initial"&&Gh.has(i);s[i]=(o?e:Qt)[i]}}const Fh=`
body, address, article, aside, blockquote, center, dd, details, dialog, dir, div, dl, dt, fieldset, figcaption, figure, footer,
form, h1, h2, h3, h4, h5, h6, header, hgroup, hr, legend, listing, main, menu, nav, ol, optgroup, p, plaintext, pre, search, section,
summary, ul, xmp, frameset, frame, iframe, video, audio, object, canvas { display: block }
head, link, meta, script, style, title, base, template, noembed, noframes, param, source, track, datalist, area, rp, [hidden],
iframe, video, audio, canvas, embed, object, input[type="hidden" i], input[type="file" i] { display: none }
input, select, textarea, button { display: inline-block; font: 13.3333px sans-serif; color: #000; background-color: #fff; border: 2px inset #767676; padding: 1p\
x 2px; text-align: start; text-indent: 0; text-transform: none; letter-spacing: normal; word-spacing: normal }
input { white-space: pre-wrap }
input[type="checkbox" i], input[type="radio" i] { border: 0 solid; padding: 0; background-color: transparent; box-sizing: border-box; margin: 3px 3px 0 4px }
input[type="radio" i] { margin-left: 5px }
input[type="range" i] { border: 0 solid; padding: 0; width: 129px; height: 6px; margin: 5px 2px; background-color: #efefef; border-radius: 3px; overflow: hidden\
 }
input[type="range" i]::-webkit-progress-value { background-color: #0075ff }
input[type="color" i] { width: 50px; height: 27px; padding: 1px 2px; box-sizing: border-box; background-color: #efefef }
button, input[type="submit" i], input[type="reset" i], input[type="button" i] { box-sizing: border-box; padding: 1px 6px; text-align: center; background-color: \
#efefef; border-style: outset }
input[type="image" i] { border: 0 solid; padding: 0; background-color: transparent }
textarea { font-family: monospace; padding: 2px; border-width: 1px; border-style: solid; white-space: pre-wrap }
select { padding: 0 0 0 4px; box-sizing: border-box; white-space: pre }
select[multiple], select[size] { padding: 0 }
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
ul, menu, dir { list-style-type: disc; padding-left: 40px }
ol { list-style-type: decimal; padding-left: 40px }
ul ul, ol ul, menu ul { list-style-type: circle }
ul ul ul, ol ul ul, ul ol ul, ol ol ul { list-style-type: square }
ul ul, ul ol, ol ul, ol ol, ul dl, ol dl { margin-top: 0; margin-bottom: 0 }
dd { margin-left: 40px }
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
tr { display: table-row; vertical-align: inherit; break-inside: avoid; border-color: inherit }
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
`,zr="blockquote, dir, dl, h1, h2, h3, h4, h5, h6, listing, menu, ol, p, plaintext, pre, ul, xmp",jh=`
table { font-weight: normal; font-style: normal; font-variant: normal; font-size: medium; line-height: normal; white-space: normal; text-align: start }
:is(body, td, th) > :is(${zr}):-moz-first-node { margin-top: 0 }
:is(body, td, th) > :is(center, div, form, main, section):-moz-first-node > :is(${zr}):-moz-first-node { margin-top: 0 }
:is(td, th) > p:-moz-last-node { margin-bottom: 0 }
`;class Uh{pairs=[];get(t){const{pairs:e}=this;for(let n=0;n<e.length;n+=2)if(e[n]===t)return e[n+1]}set(t,e){const{pairs:n}=this,i=n.indexOf(t);i>=0?n[i+1]=e:n.
push(t,e)}}class ot{style;inner="blocks";children=[];inlines=[];element=null;replaced;marker;images;span=Kh;place;isLegend=!1;legend;firstLine;isOnLine=!1;isItem=!1;keepsNext=!1;pageName;isFluid=!1;widening=0;known=new Uh;constructor(t){
this.style=t}get isApart(){return this.isPositioned||this.style.float!=="none"}get isPositioned(){return this.style.position==="absolute"||this.style.position===
"fixed"}}const Kh={columns:1,rows:1};async function Ht(s,t){for(;;){const{done:e,value:n}=s.next();if(e)return n;const i=t.step(n);i&&await i}}var Yh=R(42973),$s=R(
9876);const Ps=2e4;class _s{heights;most;starts=[0];found=0;constructor(t,e){this.heights=t,this.most=e}changeFrom(t,e){this.most=e,this.starts.length=Math.min(
this.starts.length,t+1),this.found=Math.min(this.found,t)}heightOf(t){return t<Ps?Math.max(this.heights(t),1):this.most}startOf(t){const{starts:e}=this,n=Math.min(
t,Ps);for(;e.length<=n;)e.push(e.at(-1)+this.heightOf(e.length-1));return e[n]+(t-n)*this.most}endOf(t){return this.startOf(t)+this.heightOf(t)}at(t){if(t<this.
startOf(1))return 0;if(this.startOf(this.found)<=t&&t<this.endOf(this.found))return this.found;const{starts:e}=this;for(;e.at(-1)<=t&&e.length<=Ps;)this.startOf(
e.length);if(e.at(-1)<=t)return e.length-1+Math.floor((t-e.at(-1))/this.most);let[n,i]=[0,e.length-1];for(;i-n>1;){const o=n+i>>1;e[o]<=t?n=o:i=o}return this.found=
n,n}}class $r{most;answers=new Map;total=0;constructor(t){this.most=t}find(t){return this.answers.get(t)?.value}keep(t,e,n){this.answers.set(t,{value:e,size:n}),
this.total+=n;for(const[i,{size:o}]of this.answers){if(this.total<=this.most||i===t)return;this.answers.delete(i),this.total-=o}}}const Pr=2e6;class Xh{left=Pr;take(){
if(--this.left<0)throw(0,K.G6)([{field:"file",message:`has columns that take more than ${Pr} steps to become alike; nest fewer of them in each other, or write c\
olumn-fill: auto`}])}}const et=2e4;function Zh(s){let t=s.known.get("kept");return t===void 0&&(t=s.style.display!=="table-cell"&&_r(s),s.known.set("kept",t)),t}
function _r(s){let t=s.known.get("flowing");if(t===void 0){const e=n=>!n.isPositioned&&_r(n);t=s.children.every(e)&&s.inlines.every(n=>n.kind!=="atom"&&n.kind!==
"apart"||e(n.box)),s.known.set("flowing",t)}return t}const Dr=s=>s.fontStyle==="italic"&&_e(s)==="Mono",Hr=1e4;class qh{rules;typefaces;breaks;page;isQuirky;pieces=new $r(
Hr);kept=new WeakMap;faces=new WeakMap;tiled=0;shadowed=0;shadowsLeftOut=0;work=new Xh;constructor(t,e,n,i,o=!1){this.rules=t,this.typefaces=e,this.breaks=n,this.
page=i,this.isQuirky=o}*layOut(t,e,n){if(n||!Zh(t))return yield*this.rules.layOut(t,this,e,n);const{width:i,height:o,fixedWidth:r,fixedHeight:a,shrinks:c,isLoose:l,
isOpen:d}=e,f=[i,o,r,a,c,l,d].join();let h=this.kept.get(t);h||this.kept.set(t,h=new Map);let u=h.get(f);return u||h.set(f,u=yield*this.rules.layOut(t,this,e)),
u}forget(){this.kept=new WeakMap,this.pieces=new $r(Hr)}widthsOf(t){return this.rules.widthsOf(t,this)}faceOf(t){let e=this.faces.get(t);return e||this.faces.set(
t,e=_e(t)),e}metricsOf(t){const{ascent:e,descent:n}=this.typefaces.metrics(this.faceOf(t)),i=Math.floor(t.fontSize*64)/64;return{ascent:Math.round(e*i/1e3),descent:Math.
round(-n*i/1e3)}}lineOf(t){const{ascent:e,descent:n}=this.metricsOf(t),{lineHeight:i,fontSize:o}=t;if(i==="normal")return{above:e,below:n};const r="factor"in i?
i.factor*o:i.px,a=e+Math.floor((r-e-n)/2);return{above:a,below:r-a}}}const Vh=/^(?:(?:ui-)?sans-serif|system-ui|ui-rounded|cursive|fantasy|emoji|math|-apple-system|blinkmacsystemfont|arial.*|helvetica.*|verdana|tahoma|trebuchet.*|calibri|candara|segoe ui|roboto|noto sans.*|inter|open sans|lato|montserrat|poppins|ubuntu|cantarell|oxygen|source sans.*|impact)$/,
Gr=/^(?:(?:ui-)?serif|georgia|times.*|garamond|eb garamond|palatino.*|book antiqua|bookman.*|cambria|constantia|baskerville|didot|bodoni.*|century.*|charter|noto serif.*|source serif.*|pt serif|merriweather|lora|katex_(?:ma|size).*|latin modern.*|computer modern.*|crimson.*|libre baskerville|playfair.*|cormorant.*)$/,
Fr=/^(?:monospace|ui-monospace|consolas|menlo|monaco)$|courier|\bmono\b|\bcode\b/,Qh=1/26,Jh=s=>s.fontWeight>=600&&_e(s)==="Mono"?Qh:0;function _e({fontFamily:s,
fontWeight:t,fontStyle:e}){const n=s.find(r=>Fr.test(r)||Gr.test(r)||Vh.test(r))??"";if(Fr.test(n))return"Mono";const i=e==="italic",o=t>=600?i?"SemiBoldItalic":
"SemiBold":i?"Italic":void 0;return Gr.test(n)?o?`Serif${o}`:"Serif":o??"Regular"}class tu{from=[0];names=[""];set(t,e){this.from.at(-1)===t?this.names[this.names.
length-1]=e:this.names.at(-1)!==e&&(this.from.push(t),this.names.push(e))}of(t){const{from:e,names:n}=this;if(t>=e.at(-1))return n.at(-1);let[i,o]=[0,e.length-1];
for(;o-i>1;){const r=i+o>>1;e[r]<=t?i=r:o=r}return n[i]}}function*eu(s,t){if(!(yield*nu(s)))return!1;s.pageName=s.style.pageName,s.widening=t(s.pageName)-t(""),
s.isFluid=Ur(s);const e=[s];for(let n=e.pop();n;n=e.pop()){yield et/10;for(const i of jr(n))i.pageName=i.style.pageName,i.isFluid=n.isFluid&&Ur(i),n.isFluid&&i.
pageName!==n.pageName&&(i.widening=t(i.pageName)-t(n.pageName)),e.push(i)}return!0}function*nu(s){const t=[s];for(let e=t.pop();e;e=t.pop()){if(yield et/10,e.style.
pageName!=="")return!0;(0,_.RZ)(t,jr(e))}return!1}function*su(s){let t=0;const e=[[s,s.style.pageName]];for(let n=e.pop();n;n=e.pop()){const[{children:i,inlines:o},
r]=n;yield et/10;const a=o.flatMap(c=>c.kind==="atom"||c.kind==="apart"?[c.box]:[]);for(const c of[...i,...a]){const{pageName:l}=c.style;c.pageName===void 0&&l!==
r&&t++,e.push([c,l])}}return t}const jr=({inner:s,style:t,children:e})=>s==="blocks"&&t.transform.length===0?e.filter(({isApart:n})=>!n):[],Ur=({inner:s,style:{
width:t,maxWidth:e}})=>(s==="blocks"||s==="lines")&&e==="none"&&(t==="auto"||typeof t=="object"&&t.px===0&&t.percent===1);function Kr(s){let t;for(let e=s;e?.box.
pageName!==void 0;e=e.children[0])t=e.box.pageName;return t}function iu(s){let t;for(let e=s;e?.box.pageName!==void 0;e=e.children.at(-1))t=e.box.pageName;return t}
class Ds{fragments;scale;last=0;constructor(t,e){this.fragments=t,this.scale=e}pageAt(t){return this.fragments.at(t+.05)}wholePage(t){const{width:e,height:n}=this.
sizeOf(t);return`0 0 ${e} ${n} re`}moved(t,e,n){let i;for(const o of n){const r=o.on(t).matrix;r&&(i=i?(0,F.lw)(r,i):r)}return i?(0,F.zl)(i,e):e}rectangle(t,e,n,i,o){
const[r,a]=[this.x(t,e),this.y(t,o)];return`${[r,a,(i-e)*this.scale,(o-n)*this.scale].map(tt.id).join(" ")} re`}}class Yr extends Ds{composition;box;most;refuse;names=new tu;areas=[];open=new Map;constructor(t,e,n,i,o){
super(new _s(r=>this.areaOf(r).height/n,e.heightOf("")/n),n),this.composition=t,this.box=e,this.most=i,this.refuse=o}rename(t,e){this.names.of(t)!==e&&(this.names.
set(t,e),this.areas.length=Math.min(this.areas.length,t),this.fragments.changeFrom(t,this.box.heightOf(e)/this.scale))}wideningOn(t,e){const{box:n,names:i,scale:o}=this;
return(n.widthOf(i.of(t))-n.widthOf(e))/o}sizeOf(t){return this.areaOf(t).page}snap(t,e){const n=this.fragments.startOf(t);return n+Math.floor(e-n+.5)}x(t,e){return this.
areaOf(t).left+e*this.scale}y(t,e){const{page:n,top:i}=this.areaOf(t);return n.height-i-(e-this.fragments.startOf(t))*this.scale}sheet(t){const{sheets:e}=this.composition;
if(t>=this.most)throw this.refuse(this.most);for(;e.length<=t;){const{width:n,height:i}=this.sizeOf(e.length);this.composition.sheet(n,i)}return e[t]}draw(t,e,n,...i){
const o=this.sheet(t);this.enterScopes(o,t,n),o.draw(e,...i)}link(t,e,n,{target:i,contents:o},r){this.sheet(t).link(e,this.moved(t,n,r),i,o)}close(){for(const t of this.
open.keys())this.enterScopes(this.sheet(t),t,[])}areaOf(t){return this.areas[t]??=this.box.areaOf(t,this.names.of(t))}enterScopes(t,e,n){let i=this.open.get(e);
i||this.open.set(e,i=[]);let o=0;for(;o<i.length&&o<n.length&&i[o]===n[o];)o++;for(;i.length>o;i.pop())t.leave();for(const r of n.slice(o))t.enter(r.on(e)),i.push(
r)}}const Xr=1e9,ou=500;function*Zr(s,t){const e=[t];for(let n=e.pop();n;n=e.pop()){yield ou;const{laid:i,top:o,bottom:r,lines:a,children:c,apart:l,columns:d}=n;
if(s.y(0,o)<=0||i.box.replaced&&s.y(0,r)<0)return!1;if(i.box.style.overflow!=="hidden"){for(const{line:f,top:h,atoms:u}of a){if(s.y(0,h+f.height/2)<0)return!1;for(const p of u)
e.push(p)}for(const f of[...c,...l])e.push(f);if(d)return!1}}return!0}class qr extends Ds{around;page;start;bound=new WeakMap;constructor(t,e){super(new _s(()=>Xr,
Xr),t.scale),this.around=t,this.page=e,this.start=t.fragments.startOf(e)}snap(t,e){return this.around.snap(this.page,e+this.start)-this.start}x(t,e){return this.
around.x(this.page,e)}y(t,e){return this.around.y(this.page,e+this.start)}sheet(){return this.around.sheet(this.page)}wideningOn(t,e){return this.around.wideningOn(
this.page,e)}sizeOf(){return this.around.sizeOf(this.page)}draw(t,e,n,...i){this.around.draw(this.page,e,this.bindAll(n),...i)}link(t,e,n,i,o){this.around.link(
this.page,e,n,i,this.bindAll(o))}moved(t,e,n){return this.around.moved(this.page,e,this.bindAll(n))}bindAll(t){return t.map(e=>{let n=this.bound.get(e);return n||
this.bound.set(e,n={on:()=>e.on(0)}),n})}}function Vr({box:s,height:t,lines:e},n,i){if(t>n)return!1;const{breakInside:o}=s.style;return o==="avoid"||o==="avoid-\
column"&&i||s.inner==="image"||s.keepsNext&&e.length>0||Qr(s.style)}const Qr=({transform:s})=>s.some(({kind:t})=>t==="matrix"),Jr=s=>s==="page"||s==="left"||s===
"right"?"page":s==="column"?"column":void 0;function ta(s){let t;for(let e=s;e;[e]=e.flow==="sequence"?e.children:[]){const n=Jr(e.box.style.breakBefore);if(n===
"page")return n;t??=n}return t}function ru(s){let t;for(let e=s;e;e=e.flow==="sequence"?e.children.at(-1):void 0){const n=Jr(e.box.style.breakAfter);if(n==="pag\
e")return n;t??=n}return t}function au(s,t,e,{orphans:n,widows:i}){let o=t;return e-o<i&&(o=Math.max(e-i,s)),o-s<n&&s===0?0:Math.max(o,s===0?0:s+1)}function Sn(s,t,e){
for(let n=s,i=0;;){if(Vr(n,t,e))return i+n.height;if(n.columns)return i+Math.min(Sn(n.columns.content,t,!0),n.height);const{lines:o,box:r,children:a}=n;if(o.length>
0){const l=o[Math.min(o.length<=r.style.orphans+r.style.widows-1?o.length:r.style.orphans,o.length)-1];return i+l.y+l.height}if((n.head??n.foot)&&a.length>1){const{
head:l,foot:d}=n,f=a.find(h=>h!==l&&h.children.length>0)?.children[0];return i+(l?l.y+l.height:0)+(f?.height??0)+(f&&d?d.height:0)}const[c]=a;if(!c||n.flow==="b\
ands"&&n.height<=t/4)return i+n.height;i+=c.y,n=c}}function*De(s,t,e){yield et/10;const n={laid:s,x:t,top:e,bottom:e+s.height,lines:[],children:[],apart:[],repeated:[]};
for(const i of s.lines){const o=[];for(const{laid:r}of i.atoms)o.push(yield*De(r,t+r.x,e+i.y+r.y));n.lines.push({line:i,top:e+i.y,atoms:o})}for(const i of s.children)
n.children.push(yield*De(i,t+i.x,e+i.y));for(const i of s.apart)n.apart.push(yield*De(i,t+i.x,e+i.y));return n.columns=s.columns?.whole,n}class vn{box;x=0;y=0;width=0;height=0;border=Tn;padding=Tn;children=[];apart=[];lines=[];flow="\
sequence";firstBaseline;lastBaseline;shift;after=new Gt;columns;slack=0;head;foot;frame;legend;isFromBottom=!1;constructor(t){this.box=t}get contentWidth(){return this.
width-this.border.left-this.border.right-this.padding.left-this.padding.right}}const Tn={top:0,right:0,bottom:0,left:0};class Gt{most;least;constructor(t=0,e=0){
this.most=t,this.least=e}get size(){return this.most+this.least}add(t){return t===0?this:new Gt(Math.max(this.most,t),Math.min(this.least,t))}join({most:t,least:e}){
return new Gt(Math.max(this.most,t),Math.min(this.least,e))}}const ht=s=>s==="auto"||s==="none",L=(s,t)=>s==="auto"?0:T(s,t),Pt=({marginTop:s,marginRight:t,marginBottom:e,
marginLeft:n},i)=>({top:L(s,i),right:L(t,i),bottom:L(e,i),left:L(n,i)}),ct=({borderTopWidth:s,borderRightWidth:t,borderBottomWidth:e,borderLeftWidth:n})=>ea(s,t,
e,n),ea=(s,t,e,n)=>s===0&&t===0&&e===0&&n===0?Tn:{top:s,right:t,bottom:e,left:n},ut=({paddingTop:s,paddingRight:t,paddingBottom:e,paddingLeft:n},i)=>ea(Math.max(
T(s,i),0),Math.max(T(t,i),0),Math.max(T(e,i),0),Math.max(T(n,i),0)),N=({left:s,right:t})=>s+t,W=({top:s,bottom:t})=>s+t;function cu(s,t){const e=new vn(s);return e.
border=ct(s.style),e.padding=ut(s.style,t),e}function G(s,t,e,n){if(typeof s=="string"||s.percent!==0&&t===void 0)return;if(s.fills)return Math.max((t??0)-lu(s.
fills,n,t??0),e);const i=T(s,t??0);return Math.max(n.boxSizing==="border-box"?Math.max(i,e):i+e,0)}const lu=(s,{marginLeft:t,marginRight:e,marginTop:n,marginBottom:i},o)=>s===
"across"?L(t,o)+L(e,o):L(n,o)+L(i,o);function pt(s,t,e,n){const i=G(t.maxWidth,e,n,t)??1/0,o=G(t.minWidth,e,n,t)??0;return Math.max(Math.min(s,i),o,n)}function xt(s,t,e,n){
const i=G(t.maxHeight,e,n,t)??1/0,o=G(t.minHeight,e,n,t)??0;return Math.max(Math.min(s,i),o,n)}function He(s,t,e){const n=t.aspectRatio??1;return t.boxSizing===
"border-box"?s*n:Math.max(s-e.down,0)*n+e.across}function na(s,t,e){const n=t.aspectRatio??1;return t.boxSizing==="border-box"?s/n:Math.max(s-e.across,0)/n+e.down}
function Rn(s,t,e,n){if(t.aspectRatio===void 0||t.width!=="auto")return s;const i=G(t.maxHeight,e,n.down,t),o=G(t.minHeight,e,n.down,t),r=i===void 0?s:Math.min(
s,He(i,t,n));return o===void 0?r:Math.max(r,He(o,t,n))}function sa({left:s,right:t,top:e,bottom:n,direction:i},{width:o,height:r}){const a=(m,g)=>m==="auto"||m.
percent!==0&&g===void 0?void 0:T(m,g??0),[c,l,d,f]=[a(s,o),a(t,o),a(e,r),a(n,r)],h=l===void 0?void 0:-l,u=(i==="rtl"?h??c:c??h)??0,p=d??-(f??0);return u===0&&p===
0?void 0:{x:u,y:p}}const du=1,fu=.5,Hs=.1;function*ia(s,t,e){const{count:n}=s,i=m=>Math.floor(m/n),o=yield*oa(s,m=>t.roomOf(i(m)).height,t.most,e),r=i(o.last),c=(s.
fillsFirst||n===1||t.depth>du?void 0:yield*uu(s,t,{row:r,full:o},e))??o,l=yield*pu(c,n),d=[];for(let m=0;m<=r;m++){const{top:g,height:b}=t.roomOf(m),w=m===r?c.height??
l[m]:l[m],y=t.isOpen||m===r?w??0:b,k=d.at(-1);d.push({top:t.isOpen?k?k.top+k.height:0:g,height:y})}const{content:f,fragments:h,last:u,isDivided:p}=c;return{content:f,
fragments:h,rows:d,last:u,isDivided:p}}function*oa({content:s},t,e,n){const i=new _s(t,e),o=n(i),r=yield*o.place(s,0,0,0),a=hu(r),c=Math.max(o.pageOf(a-2*Hs),0),
{excess:l,isDivided:d}=o;return{content:r,fragments:i,last:c,excess:l,isDivided:d,end:a}}function hu({lines:s,children:t,apart:e,top:n}){let i=n;for(const{line:o,
top:r}of s)i=Math.max(i,r+o.height);for(const{bottom:o}of t)i=Math.max(i,o);for(const{bottom:o,laid:r}of e)r.box.style.float!=="none"&&(i=Math.max(i,o));return i}
function*uu(s,t,{row:e,full:n},i){const{count:o}=s,r=e*o,a=t.roomOf(e).height,c=Math.max((n.content.bottom-n.fragments.startOf(r))/o,1),l=function*(u){const m=yield*oa(
s,g=>g<r?t.roomOf(Math.floor(g/o)).height:u,t.most,i);return m.last<r+o&&m.excess<=n.excess+Hs?m:void 0};let[d,f]=[c,c],h=yield*l(c);if(h)return{...h,height:c};
for(let u=20;!h&&f<a;u*=2)[d,f]=[f,Math.min(f+u,a)],h=yield*l(f);for(;h&&f-d>fu;){const u=(d+f)/2,p=yield*l(u);p?[h,f]=[p,u]:d=u}return h}function*pu({content:s,
fragments:t},e){const n=[],i=r=>{const a=t.at(r-Hs),c=Math.floor(a/e);for(;n.length<=c;)n.push(0);n[c]=Math.max(n[c],r-t.startOf(a))},o=[...s.children,...s.apart.
filter(({laid:r})=>r.box.style.float!=="none")];for(const{line:r,top:a}of s.lines)i(a+r.height);for(let r=o.pop();r;r=o.pop()){yield 1e3,i(r.bottom);for(const{line:a,
top:c}of r.lines)i(c+a.height);for(const a of r.children)o.push(a)}return n}const St=.05,mu={count:1,depth:0};class Cn{fragments;work;within;rename;excess=0;isDivided=!1;taken=0;constructor(t,e,n=mu,i){
this.fragments=t,this.work=e,this.within=n,this.rename=i}get height(){return this.fragments.most-this.taken}endOf(t){return this.fragments.endOf(t)-this.taken}pageOf(t){
return this.fragments.at(t+St)}*place(t,e,n,i){yield et/4,this.within.depth>0&&this.work.take();let o=n;const r=Vr(t,this.height-i,this.within.depth>0);r&&this.
crosses(o,t.height)&&(o=this.next(o,i)),(r||t.box.inner==="image")&&this.measure(o,t.height);const a={laid:t,x:e,top:o,bottom:o+t.height,lines:[],children:[],apart:[],
repeated:[]};if(t.columns)yield*this.columns(a,i);else{const c=new gu(o);t.lines.length>0?yield*this.lines(a,i,c):t.flow==="bands"?yield*this.bands(a,i,c):yield*this.
sequence(a,i,c),yield*this.apart(a,i,c)}return a}crosses(t,e){return t+e>this.endOf(this.pageOf(t))+St}measure(t,e){this.excess=Math.max(this.excess,t+e-this.endOf(
this.pageOf(t))-St)}next(t,e){return this.fragments.startOf(this.pageOf(t)+1)+e}nextForced(t,e,n){const{count:i}=this.within;return n==="page"&&(this.isDivided=
!0),n==="column"?this.next(t,e):this.fragments.startOf((Math.floor(this.pageOf(t)/i)+1)*i)+e}isForcedNow(t,e,n){return t===void 0||t==="column"&&this.within.depth===
0?!1:!this.isAtStart(e,n)||t==="page"&&this.pageOf(e)%this.within.count>0}isAtStart(t,e){return t-this.fragments.startOf(this.pageOf(t))<=e+St}*columns(t,e){const{
fragments:n,work:i}=this,o=t.laid.columns;!this.isAtStart(t.top,e)&&this.crosses(t.top,Sn(o.content,this.height-e,!0))&&(t.top=this.next(t.top,e));const{top:r,laid:a}=t,
c=this.pageOf(r),{whole:l}=o,d=l?.rows.at(-1),f=d!==void 0&&!this.crosses(r,Math.max(a.height,d.top+d.height));if(l&&!l.isDivided&&f)t.columns=l;else{const u=g=>{
const b=g===0?r:n.startOf(c+g)+e;return{top:b-r,height:this.endOf(c+g)-b}},p=this.within.depth+1,m=g=>new Cn(g,i,{count:o.count,depth:p});t.columns=yield*ia(o,{
roomOf:u,most:this.height-e,depth:p},m),this.isDivided||=t.columns.isDivided}const h=t.columns.rows.at(-1);t.bottom=Math.max(r+h.top+h.height,t.columns===l?r+a.
height:0)}*lines(t,e,n){const{laid:i}=t,{lines:o,box:r}=i;let a=0;for(let c=0;c<o.length;c++){yield 2e3;const l=o[c],d=n.at(l.y);if(!this.crosses(d,l.height)||this.
isTall(l,e))continue;const f=au(a,c,o.length,r.style),h=n.at(o[f].y),u=this.isAtStart(h,e)?c:f,p=n.at(o[u].y);this.isAtStart(p,e)||(n.move(o[u].y,this.next(p,e)),
a=u,c=u)}for(const c of o){const l=n.at(c.y);this.isTall(c,e)||this.measure(l,c.height);const d=[];let f=l+c.height;for(const{laid:h}of c.atoms){const u=yield*this.
place(h,t.x+h.x,l+h.y,e);d.push(u),f=Math.max(f,u.bottom)}f>l+c.height+St&&n.move(c.y+c.height,f),t.lines.push({line:c,top:l,atoms:d})}t.bottom=n.at(i.height)}isTall({
height:t},e){return t>this.height-e}*sequence(t,e,n){const{laid:i}=t,{children:o,head:r,foot:a}=i;let c=e;const l=this.taken;a&&a.height<=this.height/4&&(this.taken+=
a.height);const d=this.taken>l;for(const[f,h]of o.entries()){const u=o[f-1];h===a&&(this.taken=l);let p=n.at(h.y);const m=u?t.children[f-1].bottom:t.top,g=u&&this.
rename?Kr(h):void 0,b=g!==void 0&&g!==iu(u),w=b?"page":ra(ta(h),u&&ru(u));this.isForcedNow(w,m,c)?p=this.nextForced(m,c,w)+Math.max(L(h.box.style.marginTop,i.contentWidth),
0):u&&!this.isAtStart(m,c)&&this.pageOf(p)>this.pageOf(m-St)?p=this.next(m-St,c):!this.isAtStart(p,c)&&this.crosses(p,this.leastOf(h,c))?p=this.next(p,c):!this.
isAtStart(p,c)&&this.needsNext(o,f,p,c)&&(p=this.next(p,c)),b&&this.rename(this.pageOf(p),g);const y=yield*this.place(h,t.x+h.x,p,c);n.move(h.y,y.top),n.move(h.
y+h.height,y.bottom),t.children.push(y),h===r&&r.height<=this.height/2&&(c=e+r.height)}t.bottom=Math.max(n.at(i.height),t.top),this.taken=l,r&&c>e&&(yield*this.
repeatHead(t,e)),a&&d&&(yield*this.repeatFoot(t,a,e))}needsNext(t,e,n,i){let o=0;for(let r=e;r<t.length;r++){const a=t[r],c=r===e?0:a.y-t[r-1].y-t[r-1].height;if(!a.
box.keepsNext&&!this.avoids(a.box.style.breakAfter)&&!this.avoids(t[r+1]?.box.style.breakBefore)){if(r===e)return!1;o+=c+Sn(a,this.height-i,this.within.depth>0);
break}o+=c+a.height}return this.crosses(n,o)&&o<=this.height-i}leastOf(t,e){const n=this.height-e,i=Sn(t,n,this.within.depth>0);return i<=n?i:0}avoids(t){return t===
"avoid"||t==="avoid-column"&&this.within.depth>0}*repeatHead(t,e){const{head:n}=t.laid,i=t.children.find(({laid:r})=>r===n),o=(0,_.Kf)(t.children.map(({bottom:r})=>r));
for(let r=this.pageOf(i.bottom-St)+1;r<=this.pageOf(o-2*St);r++){const a=this.fragments.startOf(r)+e,c=yield*this.place(n,i.x,a,e);t.repeated.push(c)}}*repeatFoot(t,e,n){
const i=t.children.find(({laid:a})=>a===e),o=this.pageOf(i.top),r=new Map;for(const a of t.children)for(const c of a===i?[]:a.children){yield et/10;const[l,d]=[
this.pageOf(c.top),this.pageOf(c.bottom-2*St)];for(let f=l;f<d;f++)r.set(f,this.endOf(f)-e.height);r.set(d,Math.max(r.get(d)??0,c.bottom))}for(const[a,c]of r)a<
o&&t.repeated.push(yield*this.place(e,i.x,c,n))}*bands(t,e,n){const{laid:i}=t,o=new Map(i.children.map((a,c)=>[a,c])),r=[];for(const a of wu(i.children)){const c=a[0].
y,l=(0,_.Kf)(a.map(({y:g,height:b})=>g+b));let d=n.at(c);const f=r.length>0?a.map(ta).reduce(ra,void 0):void 0,h=l-c,u=h<=this.height/4;this.isForcedNow(f,d,e)?
d=this.nextForced(d,e,f):u&&this.crosses(d,h)&&(d=this.next(d,e)),u&&this.measure(d,h),n.move(c,d);let p=d;const m=[];for(const g of a){const b=yield*this.place(
g,t.x+g.x,d+g.y-c,e);m.push(b),p=Math.max(p,b.bottom+l-g.y-g.height)}for(const g of m)g.laid.y+g.laid.height>l-St&&(g.bottom=p);for(const g of m)r.push(g);n.move(
l,p)}r.sort((a,c)=>o.get(a.laid)-o.get(c.laid));for(const a of r)t.children.push(a);t.bottom=Math.max(n.at(i.height),t.top)}*apart(t,e,n){const{laid:i}=t;for(const o of i.
apart){const r=o.isFromBottom?t.bottom-(i.height-o.y):n.at(o.y),c=o.box.style.position==="fixed"?yield*De(o,t.x+o.x,r):yield*this.place(o,t.x+o.x,r,e);t.apart.push(
c),o.box.style.float!=="none"&&o.y+o.height<=i.height+St&&(t.bottom=Math.max(t.bottom,c.bottom+i.height-o.y-o.height))}}}const ra=(s,t)=>s==="page"||t==="page"?
"page":s??t;class gu{from=[0];shifts;constructor(t){this.shifts=[t]}at(t){let e=this.from.length-1;for(;e>0&&this.from[e]>t+.001;)e--;return t+this.shifts[e]}move(t,e){
const n=e-t;Math.abs(n-this.shifts.at(-1))<1e-4||(this.from.push(Math.max(t,this.from.at(-1))),this.shifts.push(n))}}function wu(s){const t=[];let e=-1/0;for(const n of[
...s].sort((i,o)=>i.y-o.y)){const i=t.at(-1);i&&(n.y<e-St||n.height===0&&n.y<=e)?i.push(n):t.push([n]),e=Math.max(e,n.y+n.height)}return t}class bu extends Ds{around;owner;scopes;columns;placed;bound=new WeakMap;constructor(t,e,n){
super(e.columns.fragments,t.scale),this.around=t,this.owner=e,this.scopes=n,this.columns=e.laid.columns,this.placed=e.columns,this.last=this.placed.last}snap(t,e){
const n=this.above(t,e);return e+this.around.snap(this.pageOf(t),n)-n}x(t,e){return this.around.x(this.pageOf(t),this.at(t).left+e)}y(t,e){return this.around.y(
this.pageOf(t),this.above(t,e))}sheet(t){return this.around.sheet(this.pageOf(t))}wideningOn(){return 0}sizeOf(t){return this.around.sizeOf(this.pageOf(t))}draw(t,e,n,...i){
const o=[...this.scopes,...n.map(r=>this.bind(r,t))];this.around.draw(this.pageOf(t),e,o,...i)}link(t,e,n,i,o){this.around.link(this.pageOf(t),e,super.moved(t,n,
o),i,this.scopes)}moved(t,e,n){return this.around.moved(this.pageOf(t),super.moved(t,e,n),this.scopes)}above(t,e){return this.at(t).top+e-this.fragments.startOf(
t)}pageOf(t){return this.around.pageAt(this.at(t).top)}at(t){return Gs(this.owner,this.columns,this.placed,t)}bind(t,e){let n=this.bound.get(t);return n||this.bound.
set(t,n=[]),n[e]??={on:()=>t.on(e)}}}function Gs({x:s,top:t,laid:e},{count:n,width:i,gap:o},{rows:r},a){const c=Math.floor(a/n),l=r[Math.min(c,r.length-1)],d=a%
n,f=e.box.style.direction==="rtl";return{left:s+(f?n-1-d:d)*(i+o),top:t+l.top,height:l.height}}function yu(s,t,e){const{style:n}=s.laid.box,{columnRuleWidth:i,columnRuleStyle:o,
columnRuleColor:r}=n,a=s.laid.columns;if(i===0)return[];const c={...Qt,color:n.color,outlineWidth:0,borderLeftWidth:i,borderLeftStyle:o,borderLeftColor:r},l={top:0,
right:0,bottom:0,left:i},d=[];for(let f=1;f<=s.columns.last;f++){if(f%a.count===0)continue;const[h,u]=[f-1,f].map(w=>Gs(s,a,s.columns,w).left),{top:p,height:m}=Gs(
s,a,s.columns,f),g=(Math.max(h,u)+Math.min(h,u)+a.width)/2,b={left:g-i/2,right:g+i/2,top:p,bottom:p+m};d.push({rect:b,style:c,border:l,padding:{...l,left:0},images:void 0,
opacity:t,scopes:e})}return d}const xu=500;function*ku(s){let t=0,e=!1;const n=[s];for(let i=n.pop();i;i=n.pop()){yield xu;const{laid:o,lines:r,children:a,apart:c}=i;
if(o.box.replaced)return!0;t+=aa(o.box.style);for(const{line:l,atoms:d}of r){e||=l.texts.length>0;for(const{box:f}of l.inlines)t+=aa(f.style);for(const f of d)n.
push(f)}if(t+Number(e)>1)return!0;for(const l of a)n.push(l);for(const l of c)n.push(l);i.columns&&n.push(i.columns.content)}return!1}const aa=s=>+(s.backgroundColor!==
void 0)+s.backgroundImage.length+s.boxShadow.length+ +(s.borderTopWidth+s.borderRightWidth+s.borderBottomWidth+s.borderLeftWidth>0)+ +(s.borderImage?.image!==void 0)+
+(s.outlineWidth>0),Ou=.5,Mu=7;function Su(s,t,e,{opacity:n,scopes:i,isArtifact:o}){const{box:r,border:a,padding:c}=e.laid,{marker:l}=r;if(!l||r.style.visibility!==
"visible")return;const{style:d}=l,f=ca(e)??e.top+a.top+c.top+t.lineOf(d).above,h=s.pageAt(f-d.fontSize/2),u=o?void 0:l.element??void 0,p=d.direction==="rtl",m=p?
e.x+e.laid.width:e.x,{color:g,alpha:b}=d.color,w=l.shape&&Ru(l.shape,t.metricsOf(d).ascent),y=t.typefaces.word(w?.text??l.text,w?"Regular":t.faceOf(d)),k=w?.size??
d.fontSize,M=y.width*k/1e3,O=w?m+(p?w.away:-w.away)-M/2:p?m:m-M,v={kind:"text",x:s.x(h,O),y:s.y(h,s.snap(h,f)-(w?.rise??0)),size:k*s.scale,color:g,words:[y],alpha:b*
n,...l.shape==="circle"&&{bolder:Ou*s.scale}};s.draw(h,u,i,v)}const vu={disc:{text:"•",part:.235,more:0},circle:{text:"○",part:.792,more:1},square:{text:"▪",
part:.248,more:0}},Tu=.363;function Ru(s,t){const{text:e,part:n,more:i}=vu[s],o=Math.floor(t*2/3),r=Math.floor((o+1)/2),a=(r+i)/n,c=t-Math.floor(3*(t-o)/2)-r/2;
return{text:e,size:a,away:o+Mu-r/2,rise:c-Tu*a}}function ca(s){const[t]=s.lines;if(t)return t.top+t.line.baseline;for(const e of s.children){const n=ca(e);if(n!==
void 0)return n}}const Et=[[0,0],[0,0],[0,0],[0,0]];function Fs(s,t,e){const n=[s.borderTopLeftRadius,s.borderTopRightRadius,s.borderBottomRightRadius,s.borderBottomLeftRadius].
map(([d,f])=>[T(d,t),T(f,e)]),[i,o,r,a]=n,l=[[t,i[0]+o[0]],[t,a[0]+r[0]],[e,i[1]+a[1]],[e,o[1]+r[1]]].reduce((d,[f,h])=>h>f&&h>0?Math.min(d,f/h):d,1);return n.map(
([d,f])=>[d*l,f*l])}const oe=(s,{top:t,right:e,bottom:n,left:i})=>s.map(([o,r],a)=>{const c=a===0||a===3?i:e,l=a<2?t:n;return[Math.max(o-c,0),Math.max(r-l,0)]}),
kt=({left:s,top:t,right:e,bottom:n},i)=>({left:s+i.left,top:t+i.top,right:e-i.right,bottom:n-i.bottom}),Lt=(s,t)=>({x:e=>s.x(t,e),y:e=>s.y(t,e)});function Xt(s,t,e,n){
const[i,o]=[s.startOf(t),s.endOf(t)],[r,a]=[Math.max(e.top,e.top<i-.05?i:e.top),Math.max(e.bottom>o+.05?o:e.bottom,e.top)];if(r===e.top&&a===e.bottom)return{rect:e,
corners:n};const[c,l]=[r===e.top,a===e.bottom],d=n.map((f,h)=>(h<2?c:l)?f:[0,0]);return{rect:{...e,top:r,bottom:a},corners:d}}const Cu=(s,t,e,n)=>[(0,tt.id)(s),
(0,tt.id)(t),(0,tt.id)(e-s),(0,tt.id)(n-t),"re"].join(" ");function Z({left:s,top:t,right:e,bottom:n},i,o){if(i.every(([h,u])=>h<=0||u<=0))return Cu(o.x(s),o.y(
n),o.x(e),o.y(t));const r=(h,u)=>`${(0,tt.id)(o.x(h))} ${(0,tt.id)(o.y(u))}`,[a,c,l,d]=i,f=1-tt.yQ;return[`${r(s+a[0],t)} m`,`${r(e-c[0],t)} l`,`${r(e-c[0]*f,t)}\
 ${r(e,t+c[1]*f)} ${r(e,t+c[1])} c`,`${r(e,n-l[1])} l`,`${r(e,n-l[1]*f)} ${r(e-l[0]*f,n)} ${r(e-l[0],n)} c`,`${r(s+d[0],n)} l`,`${r(s+d[0]*f,n)} ${r(s,n-d[1]*f)}\
 ${r(s,n-d[1])} c`,`${r(s,t+a[1])} l`,`${r(s,t+a[1]*f)} ${r(s+a[0]*f,t)} ${r(s+a[0],t)} c`,"h"].join(" ")}function Eu(s,t,e){const[n,i]=[t.right-t.left,t.bottom-
t.top];switch(s.kind){case"polygon":return{clip:`${s.corners.map(([a,c])=>`${(0,tt.id)(e.x(t.left+T(a,n)))} ${(0,tt.id)(e.y(t.top+T(c,i)))}`).map((a,c)=>`${a} ${c===
0?"m":"l"}`).join(" ")} h`,hasHoles:s.hasHoles};case"ellipse":{const[o,r]=[T(s.center[0],n),T(s.center[1],i)],[a,c]=Lu(s,{cx:o,cy:r,width:n,height:i}),[l,d]=[t.
left+o,t.top+r],f=Array.from({length:4},()=>[a,c]);return{clip:Z({left:l-a,right:l+a,top:d-c,bottom:d+c},f,e)}}case"inset":{const[o,r,a,c]=s.sides,l={left:t.left+
T(c,n),right:t.right-T(r,n),top:t.top+T(o,i),bottom:t.bottom-T(a,i)},[d,f]=[Math.max(l.right-l.left,0),Math.max(l.bottom-l.top,0)],h=[Math.min(T(s.radius,n),d/2),
Math.min(T(s.radius,i),f/2)],u={left:l.left,top:l.top,right:l.left+d,bottom:l.top+f};return{clip:Z(u,[h,h,h,h],e)}}}}function Lu({radii:s},{cx:t,cy:e,width:n,height:i}){
const[o,r]=s,a=[[Math.abs(t),Math.abs(n-t)],[Math.abs(e),Math.abs(i-e)]],c=(d,f,h)=>typeof d=="object"?Math.max(T(d,h),0):f.reduce((u,p)=>d==="closest-side"?Math.
min(u,p):Math.max(u,p));if(r!==void 0)return[c(o,a[0],n),c(r,a[1],i)];const l=c(o,[...a[0],...a[1]],Math.hypot(n,i)/Math.SQRT2);return[l,l]}const Au="…";function Iu({
texts:s,atoms:t,isCut:e=!1},n,i){if(s.reduce((a,{x:c,width:l})=>Math.max(a,c+l),0)<=n+.5&&!e||t.length>0)return;let r;for(const a of s){const c=n-i(a);if(a.x>c)
break;r={at:Math.min(a.x+Bu(a,c-a.x),a.x+a.width),text:a}}return r??(s[0]&&{at:Math.max(s[0].x,0),text:s[0]})}function Bu({words:s,style:t},e){let n=0;for(const{
parts:i,after:o=0}of s){for(const{glyphs:r}of i)for(const{advance:a}of r){const c=n+a*t.fontSize/1e3+t.letterSpacing;if(c>e)return n;n=c}n+=o*t.fontSize/1e3}return n}
const Nu=1e3;function Wu(s,t,e){return s.kind==="linear"?$u(s,t,e):_u(s,t,e)}const zu=({left:s,top:t,right:e,bottom:n},i)=>[i.x(s),i.y(n),i.x(e),i.y(t)];function $u(s,t,e){
const[n,i]=[t.right-t.left,t.bottom-t.top],[o,r]=[(t.left+t.right)/2,(t.top+t.bottom)/2],a=Pu(s.angle,n,i)*Math.PI/180,c=Math.abs(n*Math.sin(a))+Math.abs(i*Math.
cos(a)),[l,d]=[Math.sin(a)*c/2,-Math.cos(a)*c/2],{stops:f,from:h,to:u}=js(s,c),p=m=>[e.x(o+l*(2*m-1)),e.y(r+d*(2*m-1))];return{coordinates:[...p(h),...p(u)],stops:f,
box:zu(t,e)}}function Pu(s,t,e){if(typeof s=="number")return s;const{x:n,y:i}=s;if(n===0)return i<0?0:180;if(i===0)return n<0?270:90;const o=Math.atan2(e,t)*180/
Math.PI;return n>0?i<0?o:180-o:i<0?360-o:180+o}function _u(s,t,e){const[n,i]=[t.right-t.left,t.bottom-t.top],[o,r]=[T(s.center[0],n),T(s.center[1],i)],[a,c]=Du(
s,{cx:o,cy:r,width:n,height:i}),{stops:l,from:d,to:f}=js(s,a),h=e.x(1)-e.x(0),u=[h,0,0,h*(c/a),e.x(t.left+o),e.y(t.top+r)],p=2*Math.max(n,i)*Math.max(a/c,1);return{
coordinates:[0,0,Math.max(d,0)*a,0,0,f*a],stops:l,matrix:u,box:[-p,-p,p,p]}}function Du({extent:s,isCircle:t},{cx:e,cy:n,width:i,height:o}){const r=[Math.abs(e),
Math.abs(i-e)],a=[Math.abs(n),Math.abs(o-n)],c=s.startsWith("closest")?Math.min:Math.max,[l,d]=[Math.max(c(r[0],r[1]),.01),Math.max(c(a[0],a[1]),.01)],f=s.endsWith(
"corner");if(t){const h=f?Math.hypot(l,d):c(l,d);return[h,h]}return f?[l*Math.SQRT2,d*Math.SQRT2]:[l,d]}function js({stops:s,repeats:t},e){const n=Hu(s,e),[i,o]=[
n[0],n.at(-1)],r=s.map(({paint:c},l)=>({paint:c,at:n[l]})),a=o-i;if(!t&&a>1e-4&&n.at(-2)===o)return r.push({paint:r.at(-1).paint,at:o+a/10}),Us(r,i,o+a/10);if(t&&
a>1e-4&&a<1){const c=Math.min(Math.ceil(1/a)+1,Math.floor(Nu/r.length)),l=Array.from({length:c},(d,f)=>r.map(({paint:h,at:u})=>({paint:h,at:u+f*a}))).flat();return Us(
l,i,i+c*a)}return Us(r,i,a>1e-4?o:i+1e-4)}function Us(s,t,e){const n=s.map(({paint:o,at:r})=>({...o,at:Math.min(Math.max((r-t)/(e-t),0),1)}));return{stops:n.map(
(o,r)=>o.alpha>0?o:{...o,color:(n[r-1]??n[r+1]??o).color}),from:t,to:e}}function Hu(s,t){const e=s.map(({at:o},r)=>o?t>0?T(o,t)/t:0:r===0?0:r===s.length-1?1:void 0);
let n=-1/0;const i=e.map(o=>o===void 0?void 0:n=Math.max(n,o));return i.map((o,r)=>{if(o!==void 0)return o;let[a,c]=[r,r];for(;i[a]===void 0;)a--;for(;i[c]===void 0;)
c++;return i[a]+(i[c]-i[a])*(r-a)/(c-a)})}const la=180,Gu=24;function Fu(s,{left:t,top:e,right:n,bottom:i},o){const[r,a]=[n-t,i-e],[c,l]=[t+T(s.center[0],r),e+T(
s.center[1],a)],d=2*Math.max(Math.hypot(c-t,l-e),Math.hypot(n-c,l-e),r,a),f=typeof s.angle=="number"?s.angle/360:0,{stops:h,from:u,to:p}=js(s,1),m=h.map(y=>({...y,
at:u+y.at*(p-u)})),g=ju(m),b=g.every(({alpha:y})=>y===1),w=y=>{const k=2*Math.PI*(f+y);return`${(0,tt.id)(o.x(c+Math.sin(k)*d))} ${(0,tt.id)(o.y(l-Math.cos(k)*d))}`};
return g.map(({start:y,end:k,color:M,alpha:O})=>{const v=b?1:k,S=Math.max(Math.ceil((v-y)*Gu),1),A=Array.from({length:S+1},(C,Y)=>w(y+(v-y)*Y/S));return{path:[`${(0,tt.
id)(o.x(c))} ${(0,tt.id)(o.y(l))} m`,...A.map(C=>`${C} l`),"h"].join(" "),color:M,alpha:O}})}function ju(s){const t=[],e=(o,r,{color:a,alpha:c})=>{const[l,d]=[Math.
max(o,0),Math.min(r,1)];d-l>1e-6&&t.push({start:l,end:d,color:a,alpha:c})},[n,i]=[s[0],s.at(-1)];e(0,n.at,n);for(const[o,r]of s.entries()){const a=s[o+1];if(!a||
a.at<=0||r.at>=1)continue;const c=r.alpha===a.alpha&&r.color.every((d,f)=>d===a.color[f]),l=c?1:Math.min(Math.max(Math.ceil((a.at-r.at)*la),1),la);for(let d=0;d<
l;d++){const f=c?0:(d+.5)/l,h=(m,g)=>m+(g-m)*f,u=r.color.map((m,g)=>h(m,a.color[g])),p=m=>r.at+(a.at-r.at)*m/l;e(p(d),p(d+1),{color:u,alpha:h(r.alpha,a.alpha)})}}
return e(i.at,1,i),t}const Uu=2e4,Ks=({width:s,height:t},e,n)=>({left:e,top:n,right:e+s,bottom:n+t});function da(s){if(!to(s))return s.displayed;const{width:t,height:e,
drawing:n}=s,[,,i,o]=n.view??[0,0,t??0,e??0];return t!==void 0||e!==void 0?{width:t??e*i/o,height:e??t*o/i}:i>0&&o>0?{width:i,height:o,isRatio:!0}:void 0}function fa(s,t,e){
const[n,i]=[t.right-t.left,t.bottom-t.top],o=e?.isRatio&&typeof s!="string"&&s.every(f=>f==="auto");if(s==="cover"||s==="contain"||o){if(!e)return{width:n,height:i};
const f=(s==="cover"?Math.max:Math.min)(n/e.width,i/e.height);return{width:e.width*f,height:e.height*f}}const[r,a]=s,c=r==="auto"?void 0:T(r,n),l=a==="auto"?void 0:
T(a,i);if(c===void 0&&l===void 0)return e??{width:n,height:i};const d=e?e.width/e.height:void 0;return{width:c??(d===void 0?n:l*d),height:l??(d===void 0?i:c/d)}}
function ha(s,t,[e,n],i,o){return i?o?{starts:[e],size:n-e}:{starts:Ku(s,t,e,n),size:t}:{starts:[s],size:t}}function Ku(s,t,e,n){const i=s-Math.ceil((s-e)/t)*t,
o=Math.min(Math.ceil((n-i)/t-1e-4),Uu);return Array.from({length:Math.max(o,0)},(r,a)=>i+a*t)}const Yu=3e3,Xu=100,Zu=300,qu=[{px:0,percent:0},{px:0,percent:0}],
Vu=(s,t)=>({top:s.top+t.top,right:s.right+t.right,bottom:s.bottom+t.bottom,left:s.left+t.left});function Qu({kind:s,angle:t}){if(s!=="linear")return;const e=typeof t==
"object";return(e?t.x===0:t%180===0)?"across":(e?t.y===0:t%180===90||t%180===-90)?"down":void 0}class Ju{canvas;drawings;fills=new WeakMap;constructor(t,e){this.
canvas=t,this.drawings=e}*paint(t,e,n){const{style:i,rect:o,border:r,padding:a,opacity:c,scopes:l}=t,d=i.backgroundClip,f=d==="padding-box"?r:d==="content-box"?
Vu(r,a):void 0,[h,u]=f?[kt(o,f),oe(e,f)]:[o,e],p=Xt(this.canvas.fragments,n,h,u),m=Z(p.rect,p.corners,Lt(this.canvas,n)),{backgroundColor:g}=i;g&&g.alpha>0&&this.
canvas.draw(n,void 0,l,{kind:"shape",path:m,fill:g.color,alpha:g.alpha*c});for(let b=i.backgroundImage.length-1;b>=0;b--)yield*this.layer(t,b,m,n)}*layer(t,e,n,i){
const{style:o,rect:r,border:a,images:c,scopes:l}=t,d=kt(r,a),f=o.backgroundImage[e],h="url"in f?c?.get(f.url):void 0;if("url"in f&&!h)return;const u=(Y,wt)=>Y.length===
0?wt:Y[e%Y.length],p=fa(u(o.backgroundSize,["auto","auto"]),d,h&&da(h));if(p.width<=0||p.height<=0)return;const m=u(o.backgroundPosition,qu),g=d.left+T(m[0],d.right-
d.left-p.width),b=d.top+T(m[1],d.bottom-d.top-p.height),w=u(o.backgroundRepeat,"repeat"),y=Xt(this.canvas.fragments,i,r,Et).rect,k="url"in f?void 0:f,M=k&&Qu(k),
[O,v]=[w==="repeat"||w==="repeat-x",w==="repeat"||w==="repeat-y"],S=ha(g,p.width,[y.left,y.right],O,M==="across"),A=ha(b,p.height,[y.top,y.bottom],v,M==="down"),
z={columns:S.starts,rows:A.starts,width:S.size,height:A.size},C={page:i,element:void 0,scopes:[...l,{on:()=>({clip:n})}]};yield*this.tiled(k??h,z,t,C,n)}*tiled(t,e,n,i,o){
const r="stops"in t?t:void 0;if(r&&r.kind!=="conic")return yield*this.shades(r,e,n,i,o);if(!r&&!to(t))return yield*this.pictures(t,e,i);const a=Lt(this.canvas,i.
page);for(const c of e.rows)for(const l of e.columns){const d=Ks(e,l,c);r?yield*this.wedges(r,d,n,i):yield*this.drawings.repeat(t,d,a,i,n.opacity)}}*repeat(t,{columns:e,
rows:n},{page:i,scopes:o}){const r=Lt(this.canvas,i);if(e.length*n.length===1)return this.canvas.draw(i,void 0,o,t);this.drawings.countTiles(e.length*n.length);
const[a,c]=[r.x(e[0]),r.y(n[0])],l=e.map(d=>r.x(d)-a);for(const d of n)yield Xu*e.length,this.canvas.draw(i,void 0,o,{kind:"tiles",tile:t,across:l,up:r.y(d)-c})}*pictures(t,e,n){
if(e.columns.length===0||e.rows.length===0)return;const i=Lt(this.canvas,n.page),o=Ks(e,e.columns[0],e.rows[0]),r=(0,F.lw)(t.upright,[i.x(o.right)-i.x(o.left),0,
0,i.y(o.top)-i.y(o.bottom),i.x(o.left),i.y(o.bottom)]);yield*this.repeat({kind:"image",name:this.canvas.sheet(n.page).image(t),matrix:r},e,n)}*wedges(t,e,{opacity:n},{
page:i,scopes:o}){const r=Lt(this.canvas,i),a=[...o,{on:()=>({clip:Z(e,Et,r)})}];for(const{path:c,color:l,alpha:d}of this.drawings.counted(Fu(t,e,r)))yield Yu,this.
canvas.draw(i,void 0,a,{kind:"shape",path:c,fill:l,alpha:d*n})}*fillOf(t,e,n,i){const o=[i,e.left,e.top,e.right,e.bottom,n].join(),r=this.fills.get(t);if(r?.key===
o)return r.fill;const a=Wu(t,e,Lt(this.canvas,i)),{stops:c}=a;this.drawings.countTiles(c.length),yield c.length*Zu;const l=n<1?{...a,stops:c.map(d=>({...d,alpha:d.
alpha*n}))}:a;return this.fills.set(t,{key:o,fill:l}),l}*shades(t,e,n,i,o){if(e.columns.length===0||e.rows.length===0)return;const{rect:r,border:a,opacity:c,scopes:l}=n,
d=Ks(e,e.columns[0],e.rows[0]),f=Lt(this.canvas,i.page),h=yield*this.fillOf(t,d,c,i.page),u=kt(r,a),p=d.left<=u.left&&d.right>=u.right,m=d.top<=u.top&&d.bottom>=
u.bottom;p&&m&&e.columns.length*e.rows.length===1?this.canvas.draw(i.page,void 0,l,{kind:"shape",path:o,fill:h}):yield*this.repeat({kind:"shape",path:Z(d,Et,f),
fill:h},e,i)}}const tp=1e3,ep=20,np=2e3;class sp{canvas;backgrounds;drawings;constructor(t,e,n){this.canvas=t,this.backgrounds=e,this.drawings=n}*paint(t,e){const{
style:n,images:i,rect:o,border:r}=t,{borderImage:a}=n,c=a?.image,l=c&&("url"in c?i?.get(c.url):c);if(!a||!l)return!1;const d=[r.top,r.right,r.bottom,r.left],f=a.
outset.map((S,A)=>ma(S,0,d[A])),[h,u,p,m]=f,g=kt(o,{top:-h,right:-u,bottom:-p,left:-m}),b="stops"in l?void 0:da(l),w=fa(["auto","auto"],g,b);if(w.width<=0||w.height<=
0)return!0;const y=Xt(this.canvas.fragments,e,g,Et).rect,k=Z(y,Et,Lt(this.canvas,e)),M=[...t.scopes,{on:()=>({clip:k})}],[O,v]=ip(a,g,w,d);for(const[S,A]of v.entries())
for(const[z,C]of O.entries()){if(S===1&&z===1&&!a.isFilled)continue;const Y={...w,left:g.left,top:g.top},[wt,_t]=a.repeat,qt=z===1?ga(C,pa(S===1?[v[0],v[2]]:[A]),
wt):ua(C),Ft=S===1?ga(A,pa(z===1?[O[0],O[2]]:[C]),_t):ua(A);yield*this.part(l,Y,[C,A],[qt,Ft],{...t,scopes:M},e)}return!0}*part(t,{left:e,top:n,width:i,height:o},[
r,a],[c,l],d,f){if(Math.min(r.size,a.size,r.length,a.length)<=0)return;const h=Lt(this.canvas,f),u=Z({left:e,top:n,right:e+i,bottom:n+o},Et,h),p=Z({left:r.to,top:a.
to,right:r.to+r.length,bottom:a.to+a.length},Et,h),m=[...d.scopes,{on:()=>({clip:p})}],g={columns:[e],rows:[n],width:i,height:o};this.drawings.countTiles(ep*l.starts.
length*c.starts.length);for(const b of l.starts)for(const w of c.starts){yield np;const y={left:w,top:b,right:w+c.length,bottom:b+l.length},k=Z(y,Et,h),[M,O]=[c.
length/r.size,l.length/a.size],v=[M,0,0,O,h.x(w)-M*h.x(e+r.from),h.y(b)-O*h.y(n+a.from)],S=[...m,{on:()=>({clip:k})},{on:()=>({matrix:v})}],A={page:f,element:void 0,
scopes:S};yield*this.backgrounds.tiled(t,g,{...d,scopes:S},A,u)}}}const ua=({to:s,length:t})=>({starts:[s],length:t});function pa(s){const t=s.find(({size:e,length:n})=>e>
0&&n>0);return t?t.length/t.size:1}function ip({slice:s,width:t},e,n,i){const[o,r]=[e.right-e.left,e.bottom-e.top],a=[n.height,n.width,n.height,n.width],c=s.map(
(g,b)=>Math.min(Math.max(T(g,a[b]),0),a[b])),l=t.map((g,b)=>g==="auto"?c[b]:ma(g,b%2===0?r:o,i[b])),d=Math.min(1,o/(l[1]+l[3]),r/(l[0]+l[2])),[f,h,u,p]=l.map(g=>g*
d),m=(g,b,w,y,k,M,O)=>[{from:0,size:b,to:y,length:M},{from:b,size:g-b-w,to:y+M,length:k-M-O},{from:g-w,size:w,to:y+k-O,length:O}];return[m(n.width,c[3],c[1],e.left,
o,p,h),m(n.height,c[0],c[2],e.top,r,f,u)]}const ma=(s,t,e)=>"times"in s?s.times*e:T(s,t);function ga({size:s,to:t,length:e},n,i){const o=s*n;if(i==="stretch"||o<=
e/tp)return{starts:[t],length:e};if(i==="round"){const c=Math.max(Math.round(e/o),1);return{starts:Array.from({length:c},(l,d)=>t+d*e/c),length:e/c}}if(i==="spa\
ce"){const c=Math.floor(e/o+1e-4),l=(e-c*o)/(c+1);return{starts:Array.from({length:c},(d,f)=>t+l+f*(o+l)),length:o}}const r=Math.ceil((e/o-1)/2-1e-4),a=t+e/2-o/
2-Math.max(r,0)*o;return{starts:Array.from({length:2*Math.max(r,0)+1},(c,l)=>a+l*o),length:o}}const op=.33,rp=.13;function ap([s,t,e],n){const i=Math.max(s,t,e);
return i===0?[n,n,n]:[s*n/i,t*n/i,e*n/i]}function cp(s){const[t,e,n]=s,i=Math.max(t,e,n),o=r=>ap(s,Math.min(Math.max(i+r*op,0),1));return i<rp?{dark:o(1),light:o(
2)}:{dark:o(-1),light:o(1)}}const lp=10,wa=3e3;class dp{canvas;constructor(t){this.canvas=t}*outside({style:t,rect:e,opacity:n,scopes:i},o,r){for(const{x:a,y:c,
blur:l,spread:d,paint:f,isInset:h}of[...t.boxShadow].reverse()){if(h)continue;yield En(l)*wa;const{color:u,alpha:p}=f??t.color,m=Lt(this.canvas,r),g=Xt(this.canvas.
fragments,r,e,o),b=Z(g.rect,g.corners,m),w=En(l),y=1-(1-p*n)**(1/w);if(y<=0)continue;const k={on:()=>({clip:`${this.canvas.wholePage(r)} ${b}`,hasHoles:!0})};for(let M=0;M<
w;M++){const[O,v]=ya(e,o,a,c,d+ba(M,w,l));if(O.right<=O.left||O.bottom<=O.top)continue;const S=Xt(this.canvas.fragments,r,O,v);S.rect.bottom<=S.rect.top||this.canvas.
draw(r,void 0,[...i,k],{kind:"shape",path:Z(S.rect,S.corners,m),fill:u,alpha:y})}}}*inside({style:t,rect:e,border:n,opacity:i,scopes:o},r,a){for(const{x:c,y:l,blur:d,
spread:f,paint:h,isInset:u}of[...t.boxShadow].reverse()){if(!u)continue;yield En(2*d)*wa;const{color:p,alpha:m}=h??t.color,g=Lt(this.canvas,a),[b,w]=[kt(e,n),oe(
r,n)],y=Xt(this.canvas.fragments,a,b,w);if(y.rect.bottom<=y.rect.top)continue;const k=En(2*d),M=1-(1-m*i)**(1/k);if(M<=0)continue;const O={on:()=>({clip:Z(y.rect,
y.corners,g)})};for(let v=0;v<k;v++){const[S,A]=ya(b,w,c,l,-f-ba(v,k,d)),C=S.right>S.left&&S.bottom>S.top?` ${Z(S,A,g)}`:"";this.canvas.draw(a,void 0,[...o,O],{
kind:"shape",path:`${this.canvas.wholePage(a)}${C}`,fill:p,alpha:M,hasHoles:!0})}}}}const En=s=>s>0?Math.min(Math.max(Math.ceil(s/3),2),lp):1,ba=(s,t,e)=>t>1?e*
.6*(1-2*s/(t-1)):0;function ya({left:s,top:t,right:e,bottom:n},i,o,r,a){return[{left:s+o-a,top:t+r-a,right:e+o+a,bottom:n+r+a},i.map(([l,d])=>[Math.max(l+a,0),Math.
max(d+a,0)])]}class fp{canvas;shadows;backgrounds;images;textFills=new WeakMap;constructor(t,e){this.canvas=t,this.shadows=new dp(t),this.backgrounds=new Ju(t,e),
this.images=new sp(t,this.backgrounds,e)}*paint(t){const{style:e,rect:n}=t;if(e.backgroundClip==="text"&&e.textFill&&this.textFills.set(e.textFill,n),!(e.visibility===
"visible")||n.right<=n.left)return;const o=e.backgroundColor!==void 0||e.backgroundImage.length>0,{border:r}=t,a=r.top+r.right+r.bottom+r.left>0||e.borderImage?.
image!==void 0;if(!o&&!a&&e.boxShadow.length===0&&e.outlineWidth===0)return;const c=Fs(e,n.right-n.left,n.bottom-n.top);for(const l of this.pagesOf(n)){const d=this.
drawnOn(l,t),f=e.boxShadow.length>0;f&&(yield*this.shadows.outside(d,c,l)),o&&(yield*this.backgrounds.paint(d,c,l)),f&&(yield*this.shadows.inside(d,c,l)),a&&!(yield*this.
images.paint(d,l))&&this.borders(d.gap?this.besideGap(d,d.gap,l):d,c,l),e.outlineWidth>0&&this.outlineOf(d,l)}}*textFillOf({textFill:t,color:e},n){if(!t||t.paint!==
e)return;const i=this.textFills.get(t);return i&&(yield*this.backgrounds.fillOf(t.gradient,i,1,n))}drawnOn(t,e){const{fluidOn:n,rect:i}=e,o=n===void 0?0:this.canvas.
wideningOn(t,n);return o===0?e:{...e,rect:{...i,right:Math.max(i.right+o,i.left)}}}besideGap(t,e,n){const i=`${this.canvas.wholePage(n)} ${Z(e,Et,this.points(n))}`;
return{...t,scopes:[...t.scopes,{on:()=>({clip:i,hasHoles:!0})}]}}pagesOf({top:t,bottom:e}){const n=this.canvas.pageAt(t),i=Math.max(this.canvas.fragments.at(e-
.05),n),o=Math.min(i,Math.max(this.canvas.last,n))-n+1;return Array.from({length:o},(r,a)=>n+a)}points(t){return Lt(this.canvas,t)}borders(t,e,n){const{rect:i,border:o,
style:r}=t,a=Xt(this.canvas.fragments,n,i,e),c={...o,top:a.rect.top===i.top?o.top:0,bottom:a.rect.bottom===i.bottom?o.bottom:0};if(i.top>=this.canvas.fragments.
endOf(n))return;const l=up(r,c),[d]=l,f=l.filter(({width:b})=>b>0),h=f.every(({line:b,paint:w})=>b===f[0].line&&pp(w,f[0].paint));if(f.length===0||!d)return;const{
line:u,paint:p}=f[0],m=f.length===4;if(h&&m&&(u==="solid"||u==="double")){this.ring(t,a,c,p,n),u==="double"&&this.gap(t,a,c,n);return}const g=a.corners.every(([
b,w])=>b>0&&w>0);if(h&&m&&g&&(u==="dashed"||u==="dotted"))this.roundDashes(t,a,f[0],n);else for(const b of f)this.side(t,a,c,b,n)}roundDashes({opacity:t,scopes:e},n,{
width:i,line:o,paint:r},a){const c=i/2,l={top:c,right:c,bottom:c,left:c},d=this.points(a),f=i*this.canvas.scale;this.canvas.draw(a,void 0,e,{kind:"outline",path:Z(
kt(n.rect,l),oe(n.corners,l),d),color:r.color,alpha:r.alpha*t,width:f,cap:o==="dotted"?1:0,join:0,miter:10,dashes:o==="dotted"?[0,2*f]:[xa(i)*this.canvas.scale],
dashOffset:0})}ring({opacity:t,scopes:e},n,i,{color:o,alpha:r},a){const c=this.points(a),l=kt(n.rect,i),f=l.right>l.left&&l.bottom>l.top?` ${Z(l,oe(n.corners,i),
c)}`:"",h=`${Z(n.rect,n.corners,c)}${f}`;this.canvas.draw(a,void 0,e,{kind:"shape",path:h,fill:o,alpha:r*t,hasHoles:!0})}gap(t,e,n,i){const o=ka(n,.3333333333333333);
if(Math.max(n.top,n.right,n.bottom,n.left)<3)return;const r=kt(e.rect,o),a=t.style.backgroundColor??hp;this.ring(t,{rect:r,corners:oe(e.corners,o)},o,a,i)}side(t,e,n,i,o){
const r=gp[i.line];if(r){const w=ka(n,.5),y={rect:kt(e.rect,w),corners:oe(e.corners,w)};for(const[k,M]of r.entries())this.side(t,k===0?e:y,w,{...i,line:M},o);return}
const{scopes:a,opacity:c}=t,l=this.points(o),d=kt(e.rect,n),f=e.corners.some(([w,y])=>w>0&&y>0),h=Z(d,oe(e.corners,n),l),{color:u,alpha:p}=i.paint,m=mp(i,u);if(i.
line==="dashed"||i.line==="dotted")return this.dashes(t,e.rect,i,o);const b=`${wp(i.side,e.rect,f?bp(d,e):d).map(([w,y],k)=>`${l.x(w).toFixed(3)} ${l.y(y).toFixed(
3)} ${k===0?"m":"l"}`).join(" ")} h`;if(!f)this.canvas.draw(o,void 0,a,{kind:"shape",path:b,fill:m,alpha:p*c});else{const w={on:()=>({clip:b})},y=`${Z(e.rect,e.
corners,l)} ${h}`;this.canvas.draw(o,void 0,[...a,w],{kind:"shape",path:y,fill:m,alpha:p*c,hasHoles:!0})}}dashes({scopes:t,opacity:e},{left:n,top:i,right:o,bottom:r},{
side:a,width:c,line:l,paint:d},f){const{canvas:h}=this,u=this.points(f),p=c/2,m=a==="top"||a==="bottom",g=a==="top"?i+p:r-p,b=a==="left"?n+p:o-p,w=m?o-n:r-i,y=l===
"dotted"?c:xa(c),k=Math.max(Math.round(w/y/2-.5),0),M=w/(2*k+1),O=[];for(let v=0;v<=Math.min(k,2e3);v++){const S=v*2*M,A=m?{left:n+S,right:n+S+M,top:g-p,bottom:g+
p}:{top:i+S,bottom:i+S+M,left:b-p,right:b+p},z=l==="dotted"?c/2:0;O.push(Z(A,Array.from({length:4},()=>[z,z]),u))}h.draw(f,void 0,t,{kind:"shape",path:O.join(" "),
fill:d.color,alpha:d.alpha*e})}outlineOf(t,e){const{style:n,rect:i}=t,o=-(n.outlineOffset+n.outlineWidth),r={top:o,right:o,bottom:o,left:o},a=n.outlineWidth,c=Xt(
this.canvas.fragments,e,kt(i,r),Et),l=n.outlineColor??n.color,d=n.outlineStyle;if(d!=="dashed"&&d!=="dotted")this.ring(t,c,{top:a,right:a,bottom:a,left:a},l,e);else
for(const f of["top","right","bottom","left"])this.dashes(t,c.rect,{side:f,width:a,line:d,paint:l},e)}}const xa=s=>(s>=3?2:3)*s,hp={color:[1,1,1],alpha:1},ka=({
top:s,right:t,bottom:e,left:n},i)=>({top:s*i,right:t*i,bottom:e*i,left:n*i}),up=(s,t)=>[{side:"top",width:t.top,line:s.borderTopStyle,paint:s.borderTopColor??s.
color},{side:"right",width:t.right,line:s.borderRightStyle,paint:s.borderRightColor??s.color},{side:"bottom",width:t.bottom,line:s.borderBottomStyle,paint:s.borderBottomColor??
s.color},{side:"left",width:t.left,line:s.borderLeftStyle,paint:s.borderLeftColor??s.color}],pp=(s,t)=>s.alpha===t.alpha&&s.color.every((e,n)=>e===t.color[n]);function mp({
line:s,side:t},e){if(s!=="inset"&&s!=="outset")return e;const n=t==="top"||t==="left",{dark:i,light:o}=cp(e);return n===(s==="inset")?i:o}const gp={groove:["ins\
et","outset"],ridge:["outset","inset"]};function wp(s,t,e){switch(s){case"top":return[[t.left,t.top],[t.right,t.top],[e.right,e.top],[e.left,e.top]];case"bottom":
return[[t.left,t.bottom],[t.right,t.bottom],[e.right,e.bottom],[e.left,e.bottom]];case"left":return[[t.left,t.top],[e.left,e.top],[e.left,e.bottom],[t.left,t.bottom]];case"\
right":return[[t.right,t.top],[e.right,e.top],[e.right,e.bottom],[t.right,t.bottom]]}}function bp(s,{rect:t,corners:e}){const[n,i]=[(t.right-t.left)/2,(t.bottom-
t.top)/2],o=Math.min(e.reduce((r,[a,c])=>Math.max(r,a,c),0),n,i);return{left:Math.max(s.left,t.left+(s.left>t.left?o:0)),top:Math.max(s.top,t.top+(s.top>t.top?o:
0)),right:Math.min(s.right,t.right-(s.right<t.right?o:0)),bottom:Math.min(s.bottom,t.bottom-(s.bottom<t.bottom?o:0))}}var ye=R(12889);const Oa=5e3,Ys=5e6,Ma=5,Sa=10;
class yp{canvas;layout;constructor(t,e){this.canvas=t,this.layout=e}*paint({view:t,fit:e,nodes:n},i,o,r){const a={width:i.right-i.left,height:i.bottom-i.top},c=o.
x(1)-o.x(0),l=[c,0,0,-c,o.x(i.left),o.y(i.top)],d=t?(0,F.lw)(Ie(t,e,a),l):l;yield*this.nodes(n,{...r,scopes:[...r.scopes,{on:()=>({matrix:d})}]})}*repeat({drawing:t,
size:e},n,i,o,r){this.count(e);const a=r<1?[...o.scopes,{on:()=>({opacity:r})}]:o.scopes;yield*this.paint(t,n,i,{...o,scopes:a})}counted(t){return this.count(t.
reduce((e,{path:n})=>e+n.length,0)),t}countTiles(t){this.count(t*Ma)}count(t){if(this.layout.tiled+=t,this.layout.tiled<=Ys)return;const n=`repeats more than ${`${Ys/
Ma} images or colors of gradients, or ${Ys} characters of drawings (svg, conic gradients)`} in backgrounds and borders; make them larger`;throw(0,K.G6)([{field:"\
file",message:n}])}*nodes(t,e){for(const n of t)if(yield Oa,n.kind==="group")yield*this.group(n,e);else if(n.kind==="text")yield*this.text(n.runs,e);else if(n.kind===
"image")this.image(n,e);else{const{path:i,fill:o,stroke:r}=n,a=this.canvas.draw.bind(this.canvas,e.page,e.element,e.scopes);o&&a({kind:"shape",path:i,fill:o.paint,
alpha:o.alpha,hasHoles:o.hasHoles}),r&&a({kind:"outline",path:i,...r})}}*group(t,e){const{matrix:n,clip:i,clipHasHoles:o,opacity:r,mask:a,nodes:c}=t,l={...n&&{matrix:n},
...i!==void 0&&{clip:i,hasHoles:o},...r<1&&!a&&{opacity:r}},f=Object.keys(l).length===0?e:{...e,scopes:[...e.scopes,{on:()=>l}]};if(!a)return yield*this.nodes(c,
f);const h={isAlpha:a.isAlpha},{scopes:u}=f,p=[...u,{on:()=>({making:h})}];this.canvas.draw(e.page,void 0,p,{kind:"shape",path:"0 0 0 0 re",fill:[0,0,0]}),yield*this.
nodes(a.nodes,{page:e.page,element:void 0,scopes:p}),yield*this.nodes(c,{...f,scopes:[...u,{on:()=>({masked:h,opacity:r})}]})}image({image:t,matrix:e},{page:n,element:i,
scopes:o}){const r=this.canvas.sheet(n).image(t);this.canvas.draw(n,i,o,{kind:"image",name:r,matrix:(0,F.lw)(t.upright,e)})}*text(t,e){let[n,i]=[0,0];for(let o=0;o<
t.length;){yield Oa;let r=o+1;for(;r<t.length&&t[r].x===void 0&&t[r].y===void 0;)r++;const[a]=t.slice(o,r),{style:c}=a,l=xp(t.slice(o,r),c.direction==="rtl").map(
p=>({...p,word:this.wordOf(p)})),d=l.reduce((p,{run:m,word:g})=>p+m.dx+va(m,g),0),{anchor:f}=c.drawn,h=f===(c.direction==="rtl"?"start":"end"),u=f==="middle"?.5:
h?1:0;n=(a.x??n)-d*u,i=a.y??i;for(const{run:p,word:m}of l)n+=p.dx,i+=p.dy,this.run(p,m,n,i,e),n+=va(p,m);o=r}}wordOf({run:{text:t,style:e},isRight:n}){return this.
layout.typefaces.word(t,this.layout.faceOf(e),n)}run({style:t,paint:e},n,i,o,{page:r,element:a,scopes:c}){const l=t.fontSize/Sa;if(l<=0)return;const d=[l,0,0,-l,
i,o+t.drawn.drop*t.fontSize];this.canvas.draw(r,a,[...c,{on:()=>({matrix:d})}],{kind:"text",x:0,y:0,size:Sa,color:e.color,alpha:e.alpha,words:[n],oblique:t.fontStyle===
"italic"&&_e(t)==="Mono",spacing:t.letterSpacing/l})}}function xp(s,t){const e=t?ye.Vv:"",n=e+s.map(({text:a})=>a).join("");if(!(0,ye.ft)(n))return s.map(a=>({run:a,
isRight:!1}));const i=[];let o=0;for(const{text:a}of s)i.push(o),o+=a.length;const r=[];for(const{text:a,rtl:c,at:l}of(0,ye.pr)(n)){const d=l-e.length,f=[];for(let h=kp(
i,d);h<s.length&&i[h]<d+a.length;h++){const[u,p]=[s[h],i[h]],m=u.text.slice(Math.max(d-p,0),Math.max(d+a.length-p,0)),g=d<=p;m!==""&&f.push({run:{...u,text:m,...!g&&
{dx:0,dy:0}},isRight:c})}(0,_.RZ)(r,c?f.reverse():f)}return r}function va({style:s,text:t},{width:e}){return e*s.fontSize/1e3+s.letterSpacing*Array.from(t).length}
function kp(s,t){let[e,n]=[0,s.length];for(;n-e>1;){const i=e+n>>1;s[i]<=t?e=i:n=i}return e}var Op=R(87594);const Mp=2e4,Sp=20,vp=2e3,Ge=.32,xe=Ge*Math.SQRT1_2,
Tp=[[Ge,[0]],[xe,[-xe,xe]],[0,[-Ge,0,Ge]],[-xe,[-xe,xe]],[-Ge,[0]]],Rp=.8,Cp=[[0,[0]]],Ep=({blur:s})=>s>.5?Tp:Cp,Lp=s=>s.reduce((t,[,{length:e}])=>t+e,0);class Ap{canvas;layout;constructor(t,e){
this.canvas=t,this.layout=e}*draw(t,e){const{style:n}=t;if(n.visibility==="visible")for(const i of[...n.textShadow].reverse()){const o=Ep(i),{color:r,alpha:a}=i.
paint??n.color,c=Lp(o),l=c>1?Rp:1,d=1-(1-a*e.opacity*l)**(1/c);if(d<=0)continue;const f=this.canvas.pageAt(e.top+t.y-n.fontSize/2);for(const h of this.paths(t,e,
f)){const{length:u}=h.glyphs;if(yield vp*u,this.layout.shadowed+=u*c,this.layout.shadowed>Mp){this.layout.shadowsLeftOut++;return}const{scale:p}=this.canvas,m={
kind:"shape",path:h.glyphs.join(" "),fill:r,alpha:d},g=o.map(([b,w])=>({kind:"tiles",tile:m,across:w.map(y=>(i.x+y*i.blur)*p),up:(b*i.blur-i.y)*p}));this.canvas.
draw(f,void 0,e.scopes,...g)}}}*paths({style:t,words:e,x:n,y:i},o,r){const{canvas:a}=this,c=t.fontSize*a.scale,l=a.y(r,a.snap(r,o.top+i));let d=a.x(r,o.x+n),f=[];
for(const{parts:h,after:u=0,leans:p=Dr(t)}of e){for(const{font:m,glyphs:g}of h)for(const{glyph:b,advance:w,x:y,y:k}of g){const M=m.face.pathOf(b,{x:d+y*c/1e3,y:l+
k*c/1e3,scale:m.face.unit*c/1e3,lean:p?Op.XH:0});d+=w*c/1e3+t.letterSpacing*a.scale,M!==""&&f.push(M),!(f.length<Sp)&&(yield{glyphs:f},f=[])}d+=u*c/1e3}f.length>
0&&(yield{glyphs:f})}}const Ip={underline:-.11,"line-through":.27,overline:.92},Bp=.055;class Np{canvas;boxes;constructor(t,e){this.canvas=t,this.boxes=e}*under({
inlines:t},{x:e,top:n,page:i,opacity:o,scopes:r}){const{fragments:a}=this.canvas,[c,l]=[a.startOf(i),a.endOf(i)];for(const[d,{x:f,y:h,width:u,height:p,box:m,isFirst:g,
isLast:b}]of t.entries()){d%20===19&&(yield et*2);const{style:w}=m,y={top:w.borderTopWidth,right:b?w.borderRightWidth:0,bottom:w.borderBottomWidth,left:g?w.borderLeftWidth:
0},k=Math.max(n+h,c),M={left:e+f,top:k,right:e+f+u,bottom:Math.max(Math.min(n+h+p,l),k)},O={top:0,right:0,bottom:0,left:0};yield*this.boxes.paint({rect:M,style:w,
border:y,padding:O,images:m.images,opacity:o*w.opacity,scopes:r})}}*text(t,e){const{canvas:n}=this,{style:i,owner:o}=t;if(i.visibility!=="visible")return;const{
page:r,opacity:a,scopes:c}=e,l=e.element&&(o?.in(e.element)??e.element),[d,f]=[e.x+t.x,n.snap(r,e.top+t.y)],h=yield*this.boxes.textFillOf(i,r);n.draw(r,l,c,...this.
inks(t,d,f,{page:r,opacity:a,fill:h}));const u=o?.linking;if(!e.element||!u?.link)return;const{scale:p}=n,[m,g]=[n.x(r,d),n.y(r,f)],b=i.fontSize*p;n.link(r,u.in(
e.element),[m,g-b*.25,m+t.width*p,g+b*.9],u.link,c)}inks(t,e,n,{page:i,opacity:o,fill:r}){const{canvas:a}=this,{style:c,words:l,width:d}=t,{color:f,alpha:h}=c.color,
u=c.fontSize*a.scale,[p,m]=[a.x(i,e),a.y(i,n)],g=[],b=(y,k)=>{const M=k.textDecorationColor??k.color,O=Math.max(Bp*u,.4),v=m+Ip[y]*u;(0,_.RZ)(g,zp(p,v,d*a.scale,
O,k.textDecorationStyle,M.color,M.alpha*o))},w=Wp(t);for(const[y,k]of w)y!=="line-through"&&b(y,k);g.push({kind:"text",x:p,y:m,size:u,color:f,...r&&{fill:r},words:l,
oblique:Dr(c),bolder:Jh(c)*u,spacing:c.letterSpacing*a.scale,alpha:h*o});for(const[y,k]of w)y==="line-through"&&b(y,k);return g}}const Wp=({style:s})=>[...s.textDecorationLine].
map(t=>[t,s]);function zp(s,t,e,n,i,o,r){const a=(l,d,f)=>`${l.toFixed(3)} ${d.toFixed(3)} ${f.toFixed(3)} ${n.toFixed(3)} re`;if(i==="dotted"||i==="dashed"){const l=n*
(i==="dotted"?2:5),d=n*(i==="dotted"?1:3),f=[];for(let h=0;h<e&&f.length<1e3;h+=l)f.push(a(s+h,t,Math.min(d,e-h)));return[{kind:"shape",path:f.join(" "),fill:o,
alpha:r}]}return[{kind:"shape",path:i==="double"?`${a(s,t,e)} ${a(s,t-2*n,e)}`:a(s,t,e),fill:o,alpha:r}]}const Ta=.05;class Fe{canvas;layout;boxes;texts;drawings;shadows;constructor(t,e){
this.canvas=t,this.layout=e,this.drawings=new yp(t,e),this.boxes=new fp(t,this.drawings),this.texts=new Np(t,this.boxes),this.shadows=new Ap(t,e)}*paint(t,e=!1){
yield*this.context(t,{opacity:1,scopes:[],isArtifact:e,over:[]})}*painterOf(t){return t.laid.box.style.position==="fixed"&&this.canvas instanceof Yr&&(yield*Zr(
this.canvas,t))?new Fe(new qr(this.canvas,0),this.layout):this}*context(t,e){const n=[];yield*this.box(t,{...e,over:n});const i=n.map((o,r)=>({one:o,index:r})).
sort((o,r)=>o.one.order-r.one.order||o.index-r.index);for(const{one:o}of i)yield*o.painter.context(o.placed,o.around)}*box(t,e){yield et/2;const{laid:n}=t,{style:i}=n.
box,o=[...e.scopes];if(n.shift&&o.push(this.shiftOf(n.shift)),i.transform.length>0&&o.push(this.turnOf(t)),e.opacity*i.opacity===0)return;const{mixBlendMode:r}=i,
a=r!==void 0||i.opacity<1&&(yield*ku(t));a&&o.push({on:()=>({opacity:i.opacity,...r!==void 0&&{blend:r}})});const{clipPath:c}=i;typeof c=="object"&&o.push(this.
shapeOf(c,t));const l=a?e.opacity:e.opacity*i.opacity;yield*this.background(t,o,l),n.box.marker&&Su(this.canvas,this.layout,t,{opacity:l,scopes:o,isArtifact:e.isArtifact}),
this.mark(t,o),i.overflow==="hidden"&&this.clip(t,o);const d={...e,opacity:l,scopes:o};n.box.replaced&&(yield*this.picture(t,d,void 0)),yield*this.inside(t,d)}*inside(t,e){
const{laid:n}=t;t.columns&&(yield*this.columns(t,t.columns,e));for(const o of t.children)yield*this.child(o,e);for(const o of t.repeated)yield*this.child(o,{...e,
isArtifact:!0});for(const o of t.apart)yield*this.child(o,e);const i=e.isArtifact?void 0:n.box.element??void 0;for(const{line:o,top:r,atoms:a}of t.lines){yield et/
4;const c=this.canvas.pageAt(r),l={x:t.x,top:r,page:c,element:i,opacity:e.opacity,scopes:e.scopes};yield*this.texts.under(o,l);const f=(n.box.style.textOverflow===
"ellipsis"||o.isCut===!0)&&this.cutLine(o,t,l);f&&(yield*this.texts.text(f.dots,{...l,element:void 0}));const h=f?{...l,scopes:[...l.scopes,f.clip]}:l;for(const u of o.
texts)u.style.textShadow.length>0&&(yield*this.shadows.draw(u,{...h,opacity:Ca(u.style,e.opacity)}));for(const[u,p]of o.texts.entries()){u%20===19&&(yield et*2);
const{fontSize:m}=p.style;yield*this.texts.text(p,{...h,opacity:Ca(p.style,e.opacity),page:this.canvas.pageAt(r+p.y-m/2)})}for(const[u,p]of a.entries())yield*this.
atom(p,o.atoms[u].owner,i,e)}}cutLine(t,{laid:e,x:n},{top:i,page:o}){if(e.box.style.overflow!=="hidden"||e.box.style.direction==="rtl")return;const r=({style:h})=>this.
layout.typefaces.word(Au,this.layout.faceOf(h)),a=h=>r(h).width*h.style.fontSize/1e3,c=e.width-e.border.right-e.padding.right,l=Iu(t,c,a);if(!l)return;const d=this.
boxes.points(o),f={left:n-t.height,right:n+l.at,top:i-t.height,bottom:i+2*t.height};return{dots:{...l.text,owner:void 0,x:l.at,width:a(l.text),words:[r(l.text)]},
clip:{on:()=>({clip:Z(f,Et,d)})}}}*columns(t,{content:e},n){for(const o of yu(t,n.opacity,n.scopes))yield et/4,yield*this.boxes.paint(o);yield*new Fe(new bu(this.
canvas,t,n.scopes),this.layout).box(e,{...n,scopes:[]})}*child(t,e){const{style:n}=t.laid.box,i=n.opacity<1||n.mixBlendMode!==void 0;if(n.position!=="static"||i||
n.transform.length>0){const r=n.zIndex==="auto"?0:n.zIndex;e.over.push({placed:t,around:e,order:r,painter:yield*this.painterOf(t)})}else yield*this.box(t,e)}*atom(t,e,n,i){
const{box:o}=t.laid,r=n&&(e?.in(n)??n);if(r&&o.element&&o.replaced&&!o.element.parent&&r.adopt(o.element),o.replaced&&r&&e){yield*this.background(t,i.scopes,i.opacity),
yield*this.picture(t,i,o.element?e:void 0,r);return}yield*this.child(t,i)}*background(t,e,n){const{laid:i,x:o,top:r,bottom:a}=t,{box:c}=i,l=a-r,d=i.frame&&i.frame.
height<i.height?{top:r+i.frame.top,bottom:r+i.frame.top+i.frame.height+l-i.height}:{top:r,bottom:a},f={left:o,right:o+i.width,...d},{style:h}=c;if(h.display==="\
table-cell"&&h.emptyCells==="hide"&&i.lines.length===0&&i.children.length===0&&h.borderCollapse==="separate")return;const u=c.inner==="table"&&h.borderCollapse===
"collapse",p={top:0,right:0,bottom:0,left:0},m=c.known.get("edges"),g=u||m?p:i.border,b=c.isFluid?c.pageName:void 0,w=$p(t);if(yield*this.boxes.paint({rect:f,style:h,
border:g,padding:i.padding,images:c.images,opacity:n,scopes:e,fluidOn:b,gap:w}),!m)return;const y={top:m.top.width,right:m.right.width,bottom:m.bottom.width,left:m.
left.width},k={...h,backgroundColor:void 0,backgroundImage:[],boxShadow:[],borderTopStyle:m.top.line,borderRightStyle:m.right.line,borderBottomStyle:m.bottom.line,
borderLeftStyle:m.left.line,borderTopColor:m.top.paint,borderRightColor:m.right.paint,borderBottomColor:m.bottom.paint,borderLeftColor:m.left.paint},{fragments:M}=this.
canvas,[O,v]=[f.top-y.top/2,f.bottom+y.bottom/2],S={left:f.left-y.left/2,right:f.right+y.right/2,top:Math.max(O,Math.min(M.startOf(M.at(f.top+Ta)),f.top)),bottom:Math.
min(v,Math.max(M.endOf(M.at(f.bottom-Ta)),f.bottom))};yield*this.boxes.paint({rect:S,style:k,border:y,padding:p,images:void 0,opacity:n,scopes:e})}mark({laid:t,
x:e,top:n},i){const{place:o}=t.box;if(!o||o.sheet)return;const r=Math.min(this.canvas.pageAt(n),this.canvas.last);o.sheet=this.canvas.sheet(r);const[a,c]=[this.
canvas.x(r,e),this.canvas.y(r,n)];o.top=this.canvas.moved(r,[a,c,a,c],i)[3]+6}clip({laid:t,x:e,top:n,bottom:i},o){const{style:r}=t.box,a=kt({left:e,top:n,right:e+
t.width,bottom:i},t.border),c=Fs(r,t.width,t.height);o.push({on:l=>({clip:Z(a,c,this.boxes.points(l))})})}shapeOf(t,{laid:e,x:n,top:i,bottom:o}){const r={left:n,
top:i,right:n+e.width,bottom:o};return{on:a=>Eu(t,r,this.boxes.points(a))}}shiftOf({x:t,y:e}){const{scale:n}=this.canvas;return{on:()=>({matrix:[1,0,0,1,t*n,-e*
n]})}}turnOf({laid:t,x:e,top:n}){const{canvas:i}=this,{style:o}=t.box,r=e+T(o.transformOrigin[0],t.width),a=n+T(o.transformOrigin[1],t.height);let c=[1,0,0,1,0,
0];for(const l of[...o.transform].reverse())c=(0,F.lw)(c,l.kind==="matrix"?l.values:[1,0,0,1,T(l.x,t.width),T(l.y,t.height)]);return{on:l=>{const[d,f,h,u,p,m]=c,
[g,b]=[i.x(l,r),i.y(l,a)],w=[d,-f,-h,u,p*i.scale,-m*i.scale];return{matrix:(0,F.lw)((0,F.lw)([1,0,0,1,-g,-b],w),[1,0,0,1,g,b])}}}}*picture(t,e,n,i){const{box:o,
border:r,padding:a,width:c,height:l}=t.laid,{replaced:d,style:f}=o;if(!d||f.visibility!=="visible")return;const{x:h,top:u}=t,p=kt(kt({left:h,top:u,right:h+c,bottom:u+
l},r),a),m=this.canvas.pageAt(u),g=this.boxes.points(m),b={page:m,element:e.isArtifact?void 0:o.element??void 0,scopes:e.scopes};if(d.image)this.image(d.image,f,
p,b);else if(d.drawing){const{width:k,height:M}=d,O=f.objectFit!=="fill"&&k!==void 0&&M!==void 0,v=O?Ra(p,{width:k,height:M},f.objectFit):p,S={on:()=>({clip:Z(p,
Et,g)})},A=O?[...b.scopes,S]:b.scopes;yield*this.drawings.paint(d.drawing,v,g,{...b,scopes:A})}else return;const w=n?.linking?.link;if(!i||!w)return;const y=[g.
x(p.left),g.y(p.bottom),g.x(p.right),g.y(p.top)];this.canvas.link(m,i,y,w,e.scopes)}image(t,e,n,{page:i,element:o,scopes:r}){const{canvas:a}=this,c=this.boxes.points(
i),l=Ra(n,t.displayed,e.objectFit),d=Fs(e,n.right-n.left,n.bottom-n.top),f=d.some(([g])=>g>0),h=l.left<n.left-.01||l.top<n.top-.01,u={on:()=>({clip:Z(n,d,c)})},
p=(0,F.lw)(t.upright,[c.x(l.right)-c.x(l.left),0,0,c.y(l.top)-c.y(l.bottom),c.x(l.left),c.y(l.bottom)]),m=a.sheet(i).image(t);a.draw(i,o,f||h?[...r,u]:r,{kind:"\
image",name:m,matrix:p})}}function Ra(s,t,e){if(e==="fill")return s;const[n,i]=[s.right-s.left,s.bottom-s.top],[o,r]=[n/t.width,i/t.height],a=Math.min(o,r),c=e===
"cover"?Math.max(o,r):e==="none"?1:e==="scale-down"?Math.min(a,1):a,[l,d]=[(n-t.width*c)/2,(i-t.height*c)/2];return{left:s.left+l,top:s.top+d,right:s.right-l,bottom:s.
bottom-d}}function $p({laid:s,children:t,top:e}){const n=s.legend&&t.find(o=>o.laid===s.legend);if(!n)return;const i=e+(s.frame?.top??0);return{left:n.x,top:Math.
min(n.top,i),right:n.x+n.laid.width,bottom:Math.max(n.bottom,i+s.border.top)}}const Ca=({opacity:s,display:t},e)=>t==="inline"?e*s:e,Ea=({columnGap:s,fontSize:t},e)=>s===
void 0?Math.round(t):Math.max(T(s,e),0);function Pp(s,t){const e=Ea(s,t),i=Math.min((o=>Math.max(Math.floor((t+e)/(Math.max(o,1)+e)),1))(s.columnWidth??1),s.columnCount??
1/0);return{count:i,width:Math.max((t+e)/i-e,0),gap:e}}function*_p(s,t,e){const{box:n}=s,{count:i,width:o,gap:r}=Pp(n.style,e.width),a=yield*t.layOut(n.children[0],
{width:o,height:void 0});s.firstBaseline=a.firstBaseline,s.lastBaseline=a.lastBaseline;const c={content:a,count:i,width:o,gap:r,fillsFirst:n.style.columnFill===
"auto",whole:void 0},l=Math.max(a.height,1);if(l>i*t.page.height){const u=yield*Xs({...c,fillsFirst:!0},t,l/i+1);return s.columns={...c,whole:u},La(u)}const d=yield*Xs(
c,t,e.height??l),f=d.rows.length>1&&e.height!==void 0,h=f?{...c,fillsFirst:!1}:c;return s.columns={...h,whole:f?yield*Xs(h,t,l):d},La(s.columns.whole)}function La({
rows:s}){const t=s.at(-1);return t.top+t.height}function Xs(s,{work:t},e){return ia(s,{roomOf:()=>({top:0,height:e}),most:e,depth:1,isOpen:!0},i=>new Cn(i,t,{count:s.
count,depth:1}))}function*Dp({style:s,children:t},e){const{least:n,most:i}=yield*e.widthsOf(t[0]),{columnWidth:o,columnCount:r=1}=s,a=Ea(s,0)*(r-1);if(o===void 0)
return{least:n*r+a,most:i*r+a};const c=Math.max(o,1);return{least:Math.min(c,n),most:Math.max(c,i)*r+a}}function Ln(s,t,e){switch(Aa(s,t)){case"center":return{before:t/
2,between:0};case"flex-end":case"end":case"right":return{before:t,between:0};case"space-between":return{before:0,between:e>1&&t>0?t/(e-1):0};case"space-around":
return t>0&&e>0?{before:t/e/2,between:t/e}:{before:0,between:0};case"space-evenly":return t>0?{before:t/(e+1),between:t/(e+1)}:{before:0,between:0};default:return{
before:0,between:0}}}const Aa=(s,t)=>s.startsWith("safe ")?t<0?"start":s.slice(5):s;function Zs(s,t,e=!1){const n=Aa(s,t);return n==="center"?t/2:(n==="flex-end"||
n==="end"||n==="right")!==(e&&(n!=="start"&&n!=="end"&&n!=="left"&&n!=="right"))?t:0}const je=(s,t=!1)=>Zs(s==="space-around"||s==="space-evenly"?"center":s,1,t),
Ue=s=>s==="normal"||s==="stretch",qs=({alignSelf:s},{alignItems:t})=>Ue(s==="auto"?t:s),Ia=(s,t)=>s==="self-start"?t?"end":"start":s==="self-end"?t?"start":"end":
s,Hp={x:0,y:0},An=new WeakMap;function Ke(s,t,{share:e=Hp,...n}){const i={box:t,share:e,...n},o=An.get(s);o?o.push(i):An.set(s,[i])}const Ba=({style:s})=>s.position!==
"static"||s.transform.length>0||s.isContained;function Vs(s,t=s.x,e=s.y){const n=(An.get(s)??[]).map(i=>({...i,x:i.x+t,y:i.y+e}));return An.delete(s),n}function Gp(s){
const t=Vs(s,0,0),e=(n,i,o)=>{for(const r of Vs(n,i,o))t.push(r)};for(const n of s.children)e(n,n.x,n.y);for(const n of s.apart)e(n,n.x,n.y);s.columns&&e(s.columns.
content,0,0);for(const n of s.lines)for(const{laid:i}of n.atoms)e(i,i.x,n.y+i.y);return t}class Fp{laid;layout;width;sizes;xs;sinks=new Map;constructor(t,e,n,i){
this.laid=t,this.layout=e,this.width=n,this.sizes=i;const{columnSizes:o,columnGap:r}=i;this.xs=Qs(o,r,n,t.box.style.justifyContent)}areaWidth({column:t,columns:e}){
const n=t+e-1;return this.xs[n]+this.sizes.columnSizes[n]-this.xs[t]}alignmentOf({style:t}){const{justifyItems:e,alignItems:n,direction:i}=this.laid.box.style,o=t.
justifySelf==="auto"?e:t.justifySelf;return{x:Ia(o,t.direction!==i),y:Ia(t.alignSelf==="auto"?n:t.alignSelf,!1)}}widthIn(t){const{style:e,inner:n}=t.box,i=this.
areaWidth(t);if(!ht(e.width)||n==="image"||e.marginLeft==="auto"||e.marginRight==="auto"||!Ue(this.alignmentOf(t.box).x)||e.aspectRatio!==void 0&&typeof e.height==
"object")return;const o=N(ct(e))+N(ut(e,i));return pt(i-L(e.marginLeft,i)-L(e.marginRight,i),e,i,o)}layItem(t,e,n){const i=this.areaWidth(t);return this.layout.
layOut(t.box,{width:i,height:e,fixedWidth:this.widthIn(t),fixedHeight:n,shrinks:!0})}*heightDemands(t){const e=[],n=new Map,i=new Map;for(const o of t){const r=yield*this.
layItem(o,void 0);e.push(r.height);const{marginTop:a,marginBottom:c}=o.box.style;if(this.alignmentOf(o.box).y!=="baseline"||a==="auto"||c==="auto")continue;const l=L(
a,this.areaWidth(o))+(r.firstBaseline??r.height);i.set(o,l),n.set(o.row,Math.max(n.get(o.row)??0,l))}for(const[o,r]of i)this.sinks.set(o,n.get(o.row)-r);return t.
map((o,r)=>this.heightDemand(o,e[r]))}heightDemand(t,e){const n=e+W(Pt(t.box.style,this.areaWidth(t)))+(this.sinks.get(t)??0),{overflow:i,height:o,minHeight:r}=t.
box.style,a=ht(o)&&!ht(r)?G(r,void 0,0,t.box.style):void 0,c=i==="hidden"&&ht(o)?0:a===void 0?n:Math.min(a+n-e,n),l=ht(o)&&ht(r);return{from:t.row,count:t.rows,
isFree:l,floor:c,least:n,most:n}}*place(t,{rowSizes:e,rowGap:n,height:i}){const{laid:o}=this,{style:r}=o.box,a=Qs(e,n,i,r.alignContent),c=o.border.left+o.padding.
left,l=o.border.top+o.padding.top,d=r.direction==="rtl";for(const f of t){yield et/10;const h=f.row+f.rows-1,u=a[h]+e[h]-a[f.row],p=this.areaWidth(f),m=yield*this.
fill(f,p,u),{top:g,bottom:b,left:w,right:y}=Pt(f.box.style,p),{marginLeft:k,marginRight:M,marginTop:O,marginBottom:v}=f.box.style,S=this.alignmentOf(f.box),A=p-
m.width-w-y,z=d?this.width-m.width-this.xs[f.column]-y-Js(M,k,S.x,A):this.xs[f.column]+w+Js(k,M,S.x,A),C=this.sinks.get(f);m.x=c+z,m.y=l+a[f.row]+g,m.y+=C??Js(O,
v,S.y,u-m.height-g-b),o.children.push(m)}o.flow="bands",this.takeBaselines(t)}takeBaselines(t){const{laid:e}=this,n=t.findIndex(r=>r.row===0&&this.sinks.has(r)),
i=e.children[Math.max(n,0)];i&&(e.firstBaseline=i.y+(i.firstBaseline??i.height));const o=e.children.at(-1);o&&(e.lastBaseline=o.y+(o.lastBaseline??o.height))}*fill(t,e,n){
const{style:i,inner:o}=t.box,r=this.alignmentOf(t.box).y;if(!(Ue(r)&&ht(i.height)&&i.marginTop!=="auto"&&i.marginBottom!=="auto"&&o!=="image")||i.aspectRatio!==
void 0&&r!=="stretch")return yield*this.layItem(t,n);const c=W(ct(i))+W(ut(i,e)),l=xt(n-W(Pt(i,e)),i,n,c);return yield*this.layItem(t,n,l)}keepPlace(t,{rowSizes:e,
rowGap:n,height:i},o){const{laid:r,width:a}=this,{border:c,padding:l}=r,d=r.box.style.direction==="rtl",f=this.alignmentOf(t),h={x:je(f.x),y:je(f.y)};d&&(h.x=1-
h.x);let[u,p,m,g]=[c.left+l.left,c.top+l.top,a,i];if(o){const{alignContent:w}=r.box.style,y=Qs(e,n,i,w),[k,M]=Na(o.column,{starts:this.xs,sizes:this.sizes.columnSizes}),
[O,v]=Na(o.row,{starts:y,sizes:e}),S=wt=>wt===void 0?void 0:a-wt,[A,z]=d?[S(M),S(k)]:[k,M],C=z??a+l.right,Y=v??i+l.bottom;m=C-(A??-l.left),g=Y-(O??-l.top),u+=A??
-l.left,p+=O??-l.top}const b=o&&{x:u,y:p,width:Math.max(m,0),height:Math.max(g,0)};Ke(r,t,{x:u+h.x*m,y:p+h.y*g,share:h,area:b})}}function Qs(s,t,e,n){const i=s.
reduce((l,d)=>l+d,0)+Math.max(s.length-1,0)*t,{before:o,between:r}=Ln(n,e-i,s.length),a=[];let c=o;for(const l of s)a.push(c),c+=l+t+r;return a}function Na([s,t],{
starts:e,sizes:n}){const i=e.map((r,a)=>r+n[a]),o=r=>r!==void 0&&r>=0&&r<=n.length;return[o(s)?e[s]??i.at(-1)??0:void 0,o(t)?i[t-1]??e[0]??0:void 0]}function Js(s,t,e,n){
if(s!=="auto"&&t!=="auto")return Zs(e,n);const i=Math.max(n,0);return s==="auto"?t==="auto"?i/2:i:0}const jp=2e3,Wa=5e5,za=(s,t)=>typeof s=="object"&&!("fr"in s)?
T(s,t):void 0;function $a(s,t,e){if(!s)return{tracks:[],names:new Map};const{tracks:n,names:i,auto:o}=s;if(!o)return{tracks:n,names:i};const r=({least:u,most:p})=>Math.
max(za(p,t??0)??za(u,t??0)??0,1),a=u=>u.reduce((p,m)=>p+r(m)+e,0),c=(t??0)+e-a(n),l=t===void 0?1:Math.max(Math.floor((c+.01)/a(o.tracks)),1),d=Math.min(l,Math.ceil(
jp/o.tracks.length)),f=Array.from({length:d},()=>o.tracks).flat(),h=o.at+f.length;return{tracks:[...n.slice(0,o.at),...f,...n.slice(o.at)],names:Up(i,o,d),...o.
fits&&{fitted:[o.at,h]}}}function Up(s,t,e){const n=new Map([...s].map(([o,r])=>[o,[...r]])),i=(o,r)=>{const a=n.get(o);a?a.includes(r)||a.push(r):n.set(o,[r])};
for(let o=0;o<e;o++)for(const[r,a]of t.names)for(const c of a)i(r,t.at+o*t.tracks.length+c);for(const[o,r]of t.after)for(const a of r)i(o,a+e*t.tracks.length);return n}
function Pa({fitted:s},t,e,n){const i=new Set;if(s)for(const[a,c]of n)for(let l=a;l<a+c;l++)i.add(l);const o=a=>!s||a<s[0]+t||a>=s[1]+t||i.has(a),r=[0];for(let a=0;a<
e;a++)r.push(r[a]+(o(a)?1:0));return r}function Kp(s,t,e,n){const{gridTemplateAreas:i}=t,o=Math.max(e.tracks.length,i[0]?.length??0),r=Math.max(n.tracks.length,
i.length),a=s.map(m=>({box:m,column:_a(m.style.gridColumnStart,m.style.gridColumnEnd,o,ti(e.names,i,"columns")),row:_a(m.style.gridRowStart,m.style.gridRowEnd,r,
ti(n.names,i,"rows"))})),c={columns:-a.reduce((m,{column:g})=>Math.min(m,g.start??0),0),rows:-a.reduce((m,{row:g})=>Math.min(m,g.start??0),0)},l=t.gridAutoFlow.
startsWith("column"),d=l?{count:r,before:c.rows}:{count:o,before:c.columns},h=new Xp(a,{...d,isColumn:l,isDense:t.gridAutoFlow.endsWith("dense"),down:l?c.columns:
c.rows}).place();let[u,p]=[o+c.columns,r+c.rows];for(const m of h)u=Math.max(u,m.column+m.columns),p=Math.max(p,m.row+m.rows);return{items:h,columns:Math.max(u,
1),rows:p,before:c}}function Yp({style:s},{gridTemplateAreas:t},{columns:e,rows:n,before:i}){const o=(r,a,c)=>{const l=c==="columns"?e:n,d=Math.max(l.tracks.length,
c==="columns"?t[0]?.length??0:t.length),f=ti(l.names,t,c);let h=In(r,d,f,"start"),u=In(a,d,f,"end");h!==void 0&&a!=="auto"&&a.span!==void 0&&(u=h+a.span),u!==void 0&&
r!=="auto"&&r.span!==void 0&&(h=u-r.span),h!==void 0&&u!==void 0&&h>u&&([h,u]=[u,h]),h===u&&(u=void 0);const p=m=>m===void 0?void 0:m-1+i[c];return[p(h),p(u)]};
return{column:o(s.gridColumnStart,s.gridColumnEnd,"columns"),row:o(s.gridRowStart,s.gridRowEnd,"rows")}}function ti(s,t,e){if(t.length===0)return s;const n=new Map(
s);for(const[i,o]of t.entries())for(const[r,a]of o.entries()){if(/^\.+$/.test(a))continue;const c=(e==="rows"?i:r)+1,[l]=n.get(`${a}-start`)??[c],[d]=n.get(`${a}\
-end`)??[c+1];n.set(`${a}-start`,[Math.min(l,c)]),n.set(`${a}-end`,[Math.max(d,c+1)])}return n}function In(s,t,e,n){if(s==="auto"||s.span!==void 0)return;if(s.name!==
void 0){const o=e.get(`${s.name}-${n}`)??e.get(s.name);return o?.[(s.line??1)-1]??o?.[0]??void 0}const{line:i}=s;if(i!==void 0)return i>0?i:t+2+i}function _a(s,t,e,n){
const i=In(s,e,n,"start"),o=In(t,e,n,"end"),r=s!=="auto"&&s.span||t!=="auto"&&t.span||1;return i!==void 0&&o!==void 0?i===o?{start:i-1,count:1}:{start:Math.min(
i,o)-1,count:Math.abs(o-i)}:i!==void 0?{start:i-1,count:r}:o!==void 0?{start:o-1-r,count:r}:{start:void 0,count:r}}class Xp{wanted;packing;taken=new Set;placed=new Map;width;constructor(t,e){
this.wanted=t,this.packing=e;let n=e.count+e.before;for(const i of t){const{start:o,count:r}=this.across(i);n=Math.max(n,(o===void 0?0:o+e.before)+r)}this.width=
Math.max(n,1)}place(){const{wanted:t}=this;for(const i of t)this.across(i).start!==void 0&&this.along(i).start!==void 0&&this.put(i,this.along(i).start+this.packing.
down,this.across(i).start+this.packing.before);for(const i of t)!this.placed.has(i)&&this.along(i).start!==void 0&&this.placeIn(i,this.along(i).start+this.packing.
down);let[e,n]=[0,0];for(const i of t){if(this.placed.has(i))continue;this.packing.isDense&&([e,n]=[0,0]);const{start:o,count:r}=this.across(i),a=o===void 0?void 0:
o+this.packing.before;if(a!==void 0)for(a<n&&e++,n=a;!this.isFree(i,e,n);)e++;else for(;n+r>this.width||!this.isFree(i,e,n);)n+r>=this.width?[e,n]=[e+1,0]:n++;this.
put(i,e,n)}return t.map(i=>this.placed.get(i))}across({row:t,column:e}){return this.packing.isColumn?t:e}along({row:t,column:e}){return this.packing.isColumn?e:
t}placeIn(t,e){let n=0;for(;!this.isFree(t,e,n);)n++;this.put(t,e,n)}isFree(t,e,n){for(let i=0;i<this.along(t).count;i++)for(let o=0;o<this.across(t).count;o++)
if(this.taken.has((e+i)*1e4+n+o))return!1;return!0}put(t,e,n){const[i,o]=[this.along(t).count,this.across(t).count];if(e+i>9e3||n+o>9e3||this.taken.size+i*o>Wa)
throw(0,K.G6)([{field:"file",message:`has a grid of more than ${Wa} places; at most that many are allowed`}]);for(let a=0;a<i;a++)for(let c=0;c<o;c++)this.taken.
add((e+a)*1e4+n+c);const{isColumn:r}=this.packing;this.placed.set(t,{box:t.box,row:r?n:e,column:r?e:n,rows:r?o:i,columns:r?i:o})}}const Zp=500,qp=s=>s==="auto"||
s==="min-content"||s==="max-content",ei=({most:s})=>s==="auto"||s==="max-content";function Vp(s){const t=({least:r,most:a,whole:c},l)=>Math.min(l==="least"?r:a,
c),e=({most:r})=>qp(r),n=[{key:"base",wanted:r=>s?Math.max(r.floor,t(r,"least")):r.floor,affects:({least:r})=>r!=="fixed",beyond:e},{key:"base",wanted:({least:r})=>r,
affects:({least:r})=>r==="min-content"||r==="max-content",beyond:e},{key:"base",wanted:({most:r})=>r,affects:({least:r})=>r==="max-content",beyond:ei}];s==="mos\
t"&&n.splice(2,0,{key:"base",wanted:r=>t(r,"most"),affects:({least:r})=>r==="auto"||r==="max-content",beyond:ei});const i=()=>!0;return{bases:n,limits:[{key:"li\
mit",wanted:({least:r})=>r,affects:e,beyond:i},{key:"limit",wanted:({most:r})=>r,affects:ei,beyond:i}]}}function*Qp(s,t,e){const n=new Set(s.flatMap(({tracks:r})=>r)),
{bases:i,limits:o}=Vp(e);for(const r of i)yield*Da(s,n,r,t);for(const r of n)r.limit=Math.max(r.limit,r.base);for(const r of o){const a=[...n].filter(({limit:c})=>c===
1/0);yield*Da(s,n,r,t);for(const c of n)c.isOpen=!1;for(const c of a)c.isOpen=c.limit<1/0}for(const r of n)r.isOpen=!1,r.cap!==void 0&&(r.limit=Math.max(r.base,
Math.min(r.limit,r.cap)))}function*Da(s,t,e,n){const{key:i}=e,o=r=>r[i]===1/0?r.base:r[i];for(const r of s){yield r.tracks.length*Zp;const a=r.tracks.filter(e.affects);
if(a.length===0)continue;const c=e.wanted(r)-(r.tracks.length-1)*n-r.tracks.reduce((l,d)=>l+o(d),0);Jp(Math.max(c,0),a,e)}for(const r of t)e.affects(r)&&(i==="b\
ase"?r.base+=r.more:r.limit=o(r)+r.more,r.more=0)}function Jp(s,t,{key:e,beyond:n}){const i=a=>{if(e==="base")return Math.max(a.limit-a.base,0);const c=a.isOpen||
a.limit===1/0?1/0:0;return a.cap===void 0?c:Math.min(c,Math.max(a.cap-(a.limit===1/0?a.base:a.limit),0))},o=t.map(a=>({one:a,room:i(a),more:0}));o.sort((a,c)=>a.
room===c.room?0:a.room-c.room);let r=s;for(const[a,c]of o.entries())c.more=Math.min(c.room,r/(o.length-a)),r-=c.more;if(r>.001){const a=o.filter(({one:l})=>n(l)),
c=a.length>0?a:o;for(const l of c)l.more+=r/c.length}for(const{one:a,more:c}of o)a.more=Math.max(a.more,c)}const Ha=500;function ni(s,t){if(!(typeof s!="object"||
"fr"in s))return s.percent!==0&&t===void 0?void 0:T(s,t??0)}const Ga=(s,t)=>typeof s=="string"?s:ni(s,t)===void 0?"auto":"fixed";function*Bn(s,t,e){const{room:n,
gap:i,stretches:o,measures:r}=e,a=s.map(({least:h,most:u,limit:p})=>{const m=typeof u=="object"&&"fr"in u?u.fr:void 0,g=ni(h,n)??0;return{least:Ga(h,n),most:m===
void 0?Ga(u,n):"flexible",factor:m??0,cap:p===void 0?void 0:T(p,n??0),base:g,limit:Math.max(ni(u,n)??1/0,g),more:0,isOpen:!1}}),c=t.map(h=>tm(h,a,e));yield c.reduce(
(h,{tracks:u})=>h+u.length*Ha,Ha);const l=({tracks:h})=>h.length>1&&h.some(({most:u})=>u==="flexible"),d=[...new Set(c.map(({tracks:h})=>h.length))].sort((h,u)=>h-
u);for(const h of d){const u=c.filter(p=>p.tracks.length===h&&!l(p));yield*Qp(u,i,r)}em(c.filter(l),i);for(const h of a)(h.limit===1/0||h.most==="flexible")&&(h.
limit=h.base);const f=Math.max(s.length-1,0)*i;return nm(a,f,e),r!=="least"&&sm(a,c,e),o&&n!==void 0&&im(a,n-f),a.map(({base:h})=>h)}function tm(s,t,{gap:e}){const n=t.
slice(s.from,s.from+s.count),o=n.every(({most:r})=>r==="fixed")?n.reduce((r,{limit:a})=>r+a,(n.length-1)*e):1/0;return{...s,tracks:n,whole:o,floor:s.isFree?Math.
min(s.floor,o):s.floor}}function em(s,t){const e=(n,i)=>{for(const o of s){const r=o.tracks.filter(({most:h,least:u})=>h==="flexible"&&i(u)),a=n(o)-(o.tracks.length-
1)*t,c=a-o.tracks.reduce((h,{base:u})=>h+u,0);if(r.length===0||c<=.001)continue;const l=o.tracks.reduce((h,u)=>h+(r.includes(u)?0:u.base),0),d=r.reduce((h,{factor:u})=>h+
u,0),f=d>0?(a-l)/d:0;for(const h of r)h.more=Math.max(h.more,d>0?f*h.factor-h.base:c/r.length)}for(const{tracks:o}of s)for(const r of o)r.base+=r.more,r.more=0};
e(({isFree:n,floor:i})=>n?0:i,n=>n==="auto"),e(({least:n})=>n,n=>n==="min-content"),e(({most:n})=>n,n=>n==="max-content")}function nm(s,t,{room:e,measures:n}){if(n===
"least")return;if(e===void 0){for(const r of s)r.base=r.limit;return}let i=e-t-s.reduce((r,{base:a})=>r+a,0);const o=s.filter(({base:r,limit:a})=>a>r);o.sort((r,a)=>r.
limit-r.base-(a.limit-a.base));for(const[r,a]of o.entries()){if(i<=.001)return;const c=Math.min(a.limit-a.base,i/(o.length-r));a.base+=c,i-=c}}function sm(s,t,{
room:e,gap:n}){const i=s.filter(({most:r})=>r==="flexible");if(i.length===0)return;let o=0;if(e===void 0){for(const{factor:r,base:a}of i)o=Math.max(o,a/Math.max(
r,1));for(const{tracks:r,most:a}of t)r.some(c=>c.most==="flexible")&&(o=Math.max(o,Fa(r,a-(r.length-1)*n)))}else o=Fa(s,e-Math.max(s.length-1,0)*n);for(const r of i)
r.base=Math.max(r.base,o*r.factor)}function Fa(s,t){const e=s.filter(({most:o})=>o==="flexible");e.sort((o,r)=>r.base*o.factor-o.base*r.factor);let n=t-s.reduce(
(o,{most:r,base:a})=>o+(r==="flexible"?0:a),0),i=e.reduce((o,{factor:r})=>o+r,0);for(const{base:o,factor:r}of e){if(i<=0)return 0;const a=Math.max(n,0)/Math.max(
i,1);if(o<=a*r+.001)return a;n-=o,i-=r}return 0}function im(s,t){const e=t-s.reduce((i,{base:o})=>i+o,0),n=s.filter(({most:i})=>i==="auto");if(!(e<=0||n.length===
0))for(const i of n)i.base+=e/n.length}function*om(s,t,e,n){const{style:i,children:o}=s.box,[r,a]=[ii(i.columnGap,e.width),ii(i.rowGap,e.height)],{items:c,columnTracks:l,
rowTracks:d,linesOf:f}=ja(o,i,e,{columns:r,rows:a}),h=[];for(const v of c)h.push(yield*Ka(v,t,e.width));const u=yield*Bn(l,h,{room:e.width,gap:r,stretches:Ue(i.
justifyContent)}),p=new Fp(s,t,e.width,{columnSizes:u,columnGap:r}),m=yield*p.heightDemands(c),g=(v,S)=>Bn(d,m,{room:v,gap:S,stretches:Ue(i.alignContent)}),b=yield*g(
e.height,a),w=si(b)+Math.max(b.length-1,0)*a,y=e.height??am(w,s,n.height),k=ii(i.rowGap,y),O={rowSizes:e.height===void 0?yield*g(y,k):b,rowGap:k,height:y};yield*p.
place(c,O);for(const v of o)v.isPositioned&&p.keepPlace(v,O,Ba(s.box)?f(v):void 0);return w}function*rm({style:s,children:t},e){const n={width:0,height:void 0},
i=s.columnGap?.px??0,{items:o,columnTracks:r}=ja(t,s,{...n,width:void 0},{columns:i,rows:0}),a=[];for(const f of o)a.push(yield*Ka(f,e,0));const[c,l]=[yield*Bn(
r,a,{room:void 0,gap:i,stretches:!1,measures:"least"}),yield*Bn(r,a,{room:void 0,gap:i,stretches:!1,measures:"most"})],d=Math.max(r.length-1,0)*i;return{least:si(
c)+d,most:si(l)+d}}const si=s=>s.reduce((t,e)=>t+e,0),ii=(s,t)=>s?T(s,t??0):0;function am(s,{box:t,border:e,padding:n},i){const o=W(e)+W(n);return xt(s+o,t.style,
i,o)-o}function ja(s,t,e,n){const i=s.filter(p=>!p.isPositioned);i.some(p=>p.style.order!==0)&&i.sort((p,m)=>p.style.order-m.style.order);const o=$a(t.gridTemplateColumns,
e.width,n.columns),r=$a(t.gridTemplateRows,e.height,n.rows),a=Kp(i,t,o,r),{before:c,items:l}=a,d=Pa(o,c.columns,a.columns,l.map(({column:p,columns:m})=>[p,m])),
f=Pa(r,c.rows,a.rows,l.map(({row:p,rows:m})=>[p,m])),h=Ua(o.tracks,a.columns,t.gridAutoColumns,c.columns),u=Ua(r.tracks,a.rows,t.gridAutoRows,c.rows);return{items:l.
map(p=>({...p,column:d[p.column],row:f[p.row]})),columnTracks:h.filter((p,m)=>d[m]!==d[m+1]),rowTracks:u.filter((p,m)=>f[m]!==f[m+1]),linesOf:p=>{const{column:m,
row:g}=Yp(p,t,{columns:o,rows:r,before:c}),b=(w,y)=>w===void 0?void 0:y[w]??w;return{column:[b(m[0],d),b(m[1],d)],row:[b(g[0],f),b(g[1],f)]}}}}function Ua(s,t,e,n){
return Array.from({length:t},(i,o)=>{const r=o-n;if(r>=0&&r<s.length)return s[r];const a=r<0?e.length+r%e.length:r-s.length;return e[a%e.length]})}function*Ka({
box:s,column:t,columns:e},n,i){yield et/10;const{least:o,most:r}=yield*n.widthsOf(s),a=L(s.style.marginLeft,0)+L(s.style.marginRight,0),{minWidth:c,overflow:l}=s.
style,f=c==="auto"?l==="hidden"?0:o:G(c,i,0,s.style)??0,h=c==="auto"&&ht(s.style.width);return{from:t,count:e,isFree:h,floor:f+a,least:o+a,most:r+a}}function Nt({
style:s,inner:t,isItem:e}){const{display:n}=s;return e||t!=="blocks"&&t!=="lines"||s.overflow==="hidden"||s.isContained||n==="flow-root"||n==="inline-block"||n===
"table-cell"||n==="table-caption"||s.alignContent!=="normal"||s.float!=="none"||s.columnCount!==void 0||s.columnWidth!==void 0||s.position==="absolute"||s.position===
"fixed"}const cm=({box:s,border:t,padding:e})=>t.top===0&&e.top===0&&!Nt(s)&&s.style.display!=="none",lm=({box:s,border:t,padding:e})=>t.bottom===0&&e.bottom===
0&&!Nt(s)&&ht(s.style.height),Ya=100;class Nn{sides=new Set;widths=[];add(t){const{style:e}=t;if(!t.isPositioned){if(e.float!=="none")this.sides.add(e.float),this.
widths.length<Ya&&this.widths.push(G(e.width,void 0,0,e)??0);else if(Wn(t)){const{sides:n,widths:i}=dm(t);for(const o of n)this.sides.add(o);(0,_.RZ)(this.widths,
i.slice(0,Ya-this.widths.length))}}}isCleared({clear:t}){return this.sides.size>0&&(t==="both"||this.sides.has(t))}isBeside(t,e){if(this.sides.size===0||!Nt(t))
return!0;let n=0;for(const i of this.widths){if(n>0&&n+i>e)break;n+=i}return n+(G(t.style.width,e,0,t.style)??0)<=e}}function dm(s){const t=s.known.get("floats");
if(t)return t;const e=new Nn;if(s.inner==="lines")for(const n of s.inlines)n.kind==="apart"&&e.add(n.box);for(const n of s.children)e.add(n);return s.known.set(
"floats",e),e}function fm(s,t,e){let n=t,i=new Gt;const o=new Nn;for(let r=s;r&&(i=i.add(L(r.style.marginTop,n)),!(r.inner!=="blocks"||Nt(r)||!Xa(r)));){const a=N(
ct(r.style))+N(ut(r.style,n));n=Math.max(Za(r,{width:n,height:void 0},a)-a,0);let c;for(const l of r.children){if(l.isApart){o.add(l);continue}const{marginTop:d,
marginBottom:f}=l.style,h=i.add(L(d,n));if(o.isCleared(l.style)||!o.isBeside(l,n)||e(l.style,h))return i;if(c=l,!Wn(l))break;o.add(l),i=h.add(L(f,n)),c=void 0}r=
c}return i}const Xa=({style:s})=>s.borderTopWidth===0&&s.paddingTop.px===0&&s.paddingTop.percent===0;function Wn(s){let t=s.known.get("through");return t===void 0&&
s.known.set("through",t=hm(s)),t}function hm(s){const{style:t}=s;if(Nt(s)||s.replaced||s.marker||!Xa(s)||t.aspectRatio!==void 0||t.borderBottomWidth>0||t.paddingBottom.
px!==0||t.paddingBottom.percent!==0||!ht(t.height)&&!(typeof t.height=="object"&&t.height.px===0&&t.height.percent===0)||typeof t.minHeight=="object"&&(t.minHeight.
px>0||t.minHeight.percent>0))return!1;if(s.inner==="lines")return s.inlines.every(n=>n.kind==="text"?n.text.trim()===""&&!n.style.whiteSpace.startsWith("pre"):n.
kind==="apart");if(s.inner!=="blocks")return!1;const e=new Nn;return s.children.every(n=>!n.isApart&&(e.isCleared(n.style)||!Wn(n))?!1:(e.add(n),!0))}function Za({
style:s},t,e){const n=G(s.width,t.width,e,s),i=t.width-L(s.marginLeft,t.width)-L(s.marginRight,t.width);return pt(n??i,s,t.width,e)}const zn={width:300,height:150};
function qa({style:s,replaced:t},e,n){const[i,o]=[ct(s),ut(s,e.width)],[r,a]=[N(i)+N(o),W(i)+W(o)],c={width:t?.width,height:t?.height},l=s.aspectRatio??(c.width!==
void 0&&c.height!==void 0&&c.height>0?c.width/c.height:void 0),d=typeof s.width=="object"&&s.width.percent!==0&&e.width===0;let f=e.fixedWidth??(d?void 0:G(s.width,
e.width,r,s)),h=e.fixedHeight??G(s.height,e.height,a,s);const[u,p]=[f!==void 0,h!==void 0];f!==void 0&&(f-=r),h!==void 0&&(h-=a),f===void 0&&h===void 0?(f=c.width??
(c.height!==void 0&&l!==void 0?c.height*l:zn.width),h=c.height??(l===void 0?zn.height:f/l)):f===void 0?f=l===void 0?c.width??zn.width:h*l:h??=l===void 0?c.height??
zn.height:f/l;const m=pt(f+r,e.width===0?{...s,maxWidth:um(s.maxWidth)}:s,e.width,r)-r;m!==f&&!p&&l!==void 0&&(h=m/l);const g=xt(h+a,s,e.height,a)-a,b=g!==h&&!u&&
l!==void 0?g*l:m,w=n.page.height-a,y=g>w&&w>0?w/g:1;return{width:b*y,height:g*y}}const um=s=>typeof s=="object"&&s.percent!==0?"none":s,Va=1e3,pm=65534,Qa=1e6;function Ye(s){
const t=s.known.get("grid");if(t)return t;const e=[],n=[],i=[],o=[],r=[];for(const h of s.children){const{display:u}=h.style;u==="table-caption"?e.push(h):u==="\
table-column-group"||u==="table-column"?mm(h,n):u==="table-header-group"?(i.length===0?i:o).push(h):u==="table-footer-group"?(r.length===0?r:o).push(h):h.isPositioned||
o.push(h)}const a=[],c=[];for(const h of[...i,...o,...r]){const u=a.length;for(const p of h.children)p.isPositioned||a.push(p);c.push({box:h,from:u,to:a.length})}
const l=gm(a,c),d=i.length>0?c[0].to:0,f={rows:a,groups:c,captions:e,headRows:d,foot:r[0],columnBoxes:n,...l,columns:Math.max(l.columns,n.length)};return s.known.
set("grid",f),f}function mm(s,t){const e=s.children.filter(({style:n})=>n.display==="table-column");for(const n of e.length>0?e:[s])for(let i=Math.min(n.span.columns,
Va);i>0;i--)t.push(n)}function gm(s,t){const e=[];let n=0,i=0,o=0,r=[];for(const[a,{children:c}]of s.entries()){for(;t[o].to<=a;)o++,r=[];let l=0;for(const d of c){
if(d.isPositioned)continue;for(;(r[l]??0)>a;)l++;const f=Math.min(Math.max(d.span.columns,1),Va),h=t[o].to,u=d.span.rows===0?h-a:Math.min(Math.max(d.span.rows,1),
h-a,pm);if(e.push({box:d,row:a,column:l,rows:u,columns:f}),i+=f*u,i>Qa)throw(0,K.G6)([{field:"file",message:`has a table of more than ${Qa} places for cells; at\
 most that many are allowed`}]);if(u>1)for(let p=l;p<l+f;p++)r[p]=a+u;l+=f}n=Math.max(n,l)}return{cells:e,columns:n}}const wm={top:"Top",right:"Right",bottom:"B\
ottom",left:"Left"},oi={top:"bottom",right:"left",bottom:"top",left:"right"},Ja=["double","solid","dashed","dotted","ridge","outset","groove","inset","none"];function Wt(s,t){
const e=wm[t];return{width:s[`border${e}Width`],line:s[`border${e}Style`],paint:s[`border${e}Color`]??s.color}}function ke(s,t){return s.line==="hidden"||t.line===
"hidden"?s.line==="hidden"?s:t:s.line==="none"||t.line==="none"?s.line==="none"?t:s:s.width!==t.width?s.width>t.width?s:t:Ja.indexOf(t.line)<Ja.indexOf(s.line)?
t:s}function ri(s){const t=s.known.get("collapsed");if(t)return t;const e=Ye(s),n=ym(e),i=new Map,o=new Map;for(const a of e.cells){const c=d=>xm(a,d,s,e,n),l={
top:c("top"),right:c("right"),bottom:c("bottom"),left:c("left")};i.set(a.box,l),o.set(a.box,bm(l))}const r={table:km(e,i,s),cells:o,edges:i};return s.known.set(
"collapsed",r),r}const At=({width:s,line:t})=>t==="none"||t==="hidden"?0:s/2,bm=({top:s,right:t,bottom:e,left:n})=>({top:At(s),right:At(t),bottom:At(e),left:At(
n)});function ym({cells:s,columns:t}){const e=new Map;for(const n of s)for(let i=n.row;i<n.row+n.rows;i++)for(let o=n.column;o<n.column+n.columns;o++)e.set(i*t+
o,n);return e}function xm(s,t,e,n,i){const{row:o,column:r,rows:a,columns:c}=s;let l=Wt(s.box.style,t);const d=t==="top"||t==="bottom",f=t==="top"?o-1:t==="botto\
m"?o+a:t==="left"?r-1:r+c,h=d?n.rows.length:n.columns,[u,p]=d?[r,r+c]:[o,o+a],m=new Set;for(let g=u;g<p&&m.size<64;g++){const b=i.get(d?f*n.columns+g:g*n.columns+
f);b&&f>=0&&f<h&&m.add(b)}for(const g of m)l=ke(l,Wt(g.box.style,oi[t]));if(d){const g=n.rows[t==="top"?o:o+a-1],b=n.rows[f];g&&(l=ke(l,Wt(g.style,t))),b&&(l=ke(
l,Wt(b.style,oi[t])));for(const{box:w,from:y,to:k}of n.groups)(t==="top"&&y===o||t==="bottom"&&k===o+a)&&(l=ke(l,Wt(w.style,t))),(t==="top"&&k===o||t==="bottom"&&
y===o+a)&&(l=ke(l,Wt(w.style,oi[t])))}return f<0||f>=h?ke(l,Wt(e.style,t)):l}function km({cells:s,columns:t,rows:e},n,i){if(s.length===0)return{top:At(Wt(i.style,
"top")),right:At(Wt(i.style,"right")),bottom:At(Wt(i.style,"bottom")),left:At(Wt(i.style,"left"))};let[o,r,a,c]=[0,0,0,0];for(const l of s){const d=n.get(l.box);
l.row===0&&(o=Math.max(o,At(d.top))),l.column===0&&l.row===0&&(c=Math.max(c,At(d.left))),l.row+l.rows===e.length&&(a=Math.max(a,At(d.bottom))),l.column+l.columns===
t&&l.row===0&&(r=Math.max(r,At(d.right)))}return{top:o,right:r,bottom:a,left:c}}var Om=R(47707);const Mm="￼",Xe=3e3,tc=200,Sm=/[ \t\n\r\f]+/g;function*vm(s){const t=[
[]];let e=!0,n=0;for(const i of s){if(++n%50===0&&(yield 50*Xe),i.kind==="break"){t.push([]),e=!0;continue}if(i.kind!=="text"){const c=i.kind==="atom";c&&(e=!1),
t.at(-1).push({inline:i,text:c?Mm:"",style:void 0});continue}const{style:o}=i,{whiteSpace:r}=o,a=r==="normal"||r==="nowrap"?[i.text]:i.text.split(/\r\n?|\n/);for(const[
c,l]of a.entries()){c>0&&(t.push([]),e=!0);let d=l;r==="pre"||r==="pre-wrap"?d=d.replaceAll("	"," ".repeat(Math.min(Math.round(o.tabSize),32))):(d=d.replace(Sm,
" "),e&&d.startsWith(" ")&&(d=d.slice(1)),d!==""&&(e=d.endsWith(" "))),r.startsWith("pre")&&d!==""&&(e=r==="pre-line"&&d.endsWith(" "));for(const f of Rm(Cm(d,o),
o))++n%50===0&&(yield 50*Xe),t.at(-1).push({inline:i,...f})}}return t}const Tm=.7,ec=new WeakMap;function*Rm(s,t){if(t.fontVariant!=="small-caps"){s!==""&&(yield{
text:s,style:t});return}let e=ec.get(t);e||ec.set(t,e={...t,fontSize:t.fontSize*Tm});for(const[n]of s.matchAll(new RegExp("\\p{Ll}+|\\P{Ll}+","gu"))){const i=new RegExp(
"^\\p{Ll}","u").test(n);yield{text:i?n.toUpperCase():n,style:i?e:t}}}function Cm(s,{textTransform:t}){return t==="uppercase"?s.toUpperCase():t==="lowercase"?s.toLowerCase():
t==="capitalize"?s.replace(new RegExp("(^|[\\s\\p{P}])(\\p{L})","gu"),(e,n,i)=>n+i.toUpperCase()):s}function*nc(s,t,e){const n=t.pieces.find(s);if(n)return n;const i=yield*sc(
s.inlines,s.style,t);return e&&t.pieces.keep(s,i,i.list.length),i}function*Em({inlines:s,style:t,firstLine:e},n,i){if(!e)return;const o=new Map,r=d=>{let f=o.get(
d);return f||o.set(d,f=Lm(d,t,e)),f},a=s.map(d=>d.kind==="text"?{...d,style:r(d.style)}:d),{list:c}=yield*sc(a,t,n);return c.every(({fragments:d})=>d.every(({kind:f})=>f!==
"apart"))&&c.length===i?c:void 0}function Lm(s,t,e){const n={...s};for(const[i,o]of Object.entries(e))s[i]===t[i]&&Object.assign(n,{[i]:o});return n}function*sc(s,t,e){
const n=yield*vm(s),i=[];let o=t.direction==="rtl";const r=[t];for(const[a,c]of n.entries()){const l=c.map(({text:f})=>f).join("");o||=(0,ye.ft)(l);for(const f of yield*new Im(
c,r,e).pieces(l))i.push(f);a===n.length-1||Am(i,c.length===0||l==="")}return{list:i,turns:o}}function Am(s,t){const e=s.at(-1);e&&!t&&!e.ends?s[s.length-1]={...e,
ends:!0}:s.push({fragments:[],spaces:[],width:0,spaceWidth:0,hyphen:0,ends:!0})}function $n(s,t,e,n,i=!1){const o=n.typefaces.word(s,n.faceOf(t),i),r=s===" "||/^[ ]+$/.
test(s),a=t.letterSpacing===0?0:(0,Om.qf)(s).length,c=o.width*t.fontSize/1e3+a*t.letterSpacing+(r?t.wordSpacing*s.length:0);return{kind:"text",text:s,style:t,owner:e,
word:o,width:c,isSpace:r}}class Im{sources;around;layout;index=0;start=0;at=0;taken=0;constructor(t,e,n){this.sources=t,this.around=e,this.layout=n}*pieces(t){const e=[];
let n=[],i=[];const o=()=>{n.length+i.length>0&&e.push(this.pieceOf(n,i)),[n,i]=[[],[]]};let r=0;for(const{end:a,next:c}of Wm(this.layout.breaks(t),t))if(++r%20===
0&&(yield 20*Xe),yield*this.take(a,n),yield*this.take(c,i),c<t.length&&this.isHeld()){for(const l of i)n.push(l);i=[]}else o();if(this.rest(n),n.length>0&&e.length>
0&&n.every(({kind:a})=>a==="close")){const a=e.pop();e.push(this.pieceOf([...a.fragments,...a.spaces.length>0?a.spaces:[],...n],[])),n=[]}return o(),e}isHeld(){
const t=this.at>this.start?this.sources[this.index]?.style:void 0,{whiteSpace:e}=t??this.around.at(-1);return e==="nowrap"||e==="pre"}*take(t,e){for(;this.index<
this.sources.length;){const n=this.sources[this.index],i=n.text.length;if(this.at>=t&&!(i===0&&zm(n,"close")))return;if(i===0){this.takeEdge(n,e),this.index++;continue}
++this.taken%20===0&&(yield 20*Xe);const o=Math.min(t,this.start+i);if(yield*this.put(n,n.text.slice(this.at-this.start,o-this.start),e),this.at=o,o<this.start+
i)return;this.start+=i,this.index++}}rest(t){for(;this.index<this.sources.length;this.index++){const e=this.sources[this.index];e.text.length===0&&this.takeEdge(
e,t)}}takeEdge({inline:t},e){t.kind==="open"?this.around.push(t.box.style):t.kind==="close"&&this.around.length>1&&this.around.pop(),e.push(t)}pieceOf(t,e){const{
soft:n,shown:i}=ic(t,this.layout)??{},o=n&&i?i.width-n.width:0;return{fragments:t,spaces:e,width:oc(t),spaceWidth:oc(e),hyphen:o,ends:!1}}*put({inline:t,style:e},n,i){
if(t.kind!=="text")return void i.push(t);for(const o of n.match(/ +|[^ ]+/g)??[])for(let r=0;r<o.length;r+=tc)i.push($n(o.slice(r,r+tc),e,t.owner,this.layout)),
r>0&&(yield 20*Xe)}}const Bm=/(?<=[a-z\d]-)(?=\d)|(?<=["'”’»]) {1,9}(?=[([{])/gi,Nm=/[!$%+/\\|}]$/;function*Wm(s,t){for(const{start:e,end:n,next:i}of s){const o=t.
slice(e,n);for(const{0:a,index:c}of o.matchAll(Bm))yield{end:e+c,next:e+c+a.length};n===i&&i<t.length&&t.charCodeAt(i)<128&&Nm.test(o.slice(-1))||(yield{end:n,next:i})}}
const zm=({inline:s},t)=>s.kind===t,$m="­",Pm="‐";function ic(s,t){const e=s.findLast(n=>n.kind!=="close");if(!(e?.kind!=="text"||!e.text.endsWith($m)))return{
soft:e,shown:$n(e.text.slice(0,-1)+Pm,e.style,e.owner,t)}}const oc=s=>s.reduce((t,e)=>t+(e.kind==="text"?e.width:0),0);function*_m(s,t){const e=Ye(s),n=yield*ac(
s,t),i=rc(s,e);let[o,r,a,c]=[i,i,0,0];for(const d of n)o+=d.least,r+=d.most,a+=d.share,d.share>0&&(c=Math.max(c,d.most/d.share));const l=n.reduce((d,{share:f,most:h})=>f>
0?d:d+h,0);a>0&&(r=Math.max(r,c+i,a<1&&l>0?l/(1-a)+i:0));for(const d of e.captions)o=Math.max(o,(yield*t.widthsOf(d)).least);return{least:o,most:Math.max(r,o)}}
const rc=({style:s},{columns:t})=>s.borderCollapse==="collapse"||t===0?0:(t+1)*s.borderSpacingX;function*ac(s,t){const e=s.known.get("columns");if(e)return e;const n=Ye(
s),i=Array.from({length:n.columns},()=>({least:0,most:0,fixed:!1,share:0}));for(const[r,a]of n.columnBoxes.entries())a&&Hm(i[r],a);const o=[];for(const r of n.cells){
if(yield et/10,r.columns>1){o.push(r);continue}const a=i[r.column],c=yield*cc(r.box,s,t);a.least=Math.max(a.least,c.least);const l=typeof r.box.style.width=="ob\
ject"&&r.box.style.width.percent===0;l&&!a.fixed?a.most=c.most:(l||!a.fixed)&&(a.most=Math.max(a.most,c.most)),a.fixed||=l,Gm(a,r.box)}for(const r of i)r.most=Math.
max(r.most,r.least);o.sort((r,a)=>r.columns-a.columns);for(const r of o)yield r.columns*200,Fm(i.slice(r.column,r.column+r.columns),yield*cc(r.box,s,t),Dm(s));return s.
known.set("columns",i),i}const Dm=({style:s})=>s.borderCollapse==="collapse"?0:s.borderSpacingX;function*cc(s,t,e){const n=yield*e.widthsOf(s);if(t.style.borderCollapse!==
"collapse")return n;const i=N(ri(t).cells.get(s))-N(ct(s.style));return{least:n.least+i,most:n.most+i}}function Hm(s,{style:t}){typeof t.width=="object"&&(t.width.
percent>0?s.share=Math.max(s.share,t.width.percent):(s.most=Math.max(s.most,t.width.px),s.least=Math.max(s.least,0),s.fixed=!0))}function Gm(s,{style:t}){typeof t.
width=="object"&&t.width.percent>0&&(s.share=Math.max(s.share,t.width.percent))}function Fm(s,{least:t,most:e},n){const i=n*(s.length-1),o=s.filter(({fixed:c,share:l})=>!c&&
l===0),r=o.length>0?o:s,a=(c,l)=>{const d=s.reduce((h,u)=>h+u[c],0)+i;if(l<=d)return;const f=r.reduce((h,u)=>h+u.most,0);for(const h of r)h[c]+=(l-d)*(f>0?h.most/
f:1/r.length)};a("least",t),a("most",e);for(const c of s)c.most=Math.max(c.most,c.least)}function jm(s,t){const e=a=>s.reduce((c,l)=>c+a(l),0),n=a=>a.share>0?Math.
max(a.share*t,a.least):a.least,i=a=>a.fixed&&a.share===0?a.most:n(a),o=a=>a.share>0?n(a):a.most,r=[a=>a.least,n,i,o];for(let a=1;a<r.length;a++){const[c,l]=[r[a-
1],r[a]],[d,f]=[e(c),e(l)];if(t>f)continue;const h=f>d?Math.max(t-d,0)/(f-d):0;return s.map(u=>c(u)+(l(u)-c(u))*h)}return Um(s,s.map(o),t-e(o))}function Um(s,t,e){
const n=[({fixed:i,share:o})=>!i&&o===0,({fixed:i,share:o})=>i&&o===0,({share:i})=>i>0];for(const i of n){const o=s.flatMap((l,d)=>i(l)?[d]:[]);if(o.length===0)
continue;const r=o.map(l=>s[l].share>0?s[l].share:t[l]),a=r.reduce((l,d)=>l+d,0),c=[...t];for(const[l,d]of o.entries())c[d]=t[d]+e*(a>0?r[l]/a:1/o.length);return c}
return[...t]}function Km(s,t){const e=Ye(s),n=Array.from({length:e.columns},()=>{});for(const[c,l]of e.columnBoxes.entries())l&&(n[c]=G(l.style.width,t,0,l.style));
for(const{box:c,column:l,row:d,columns:f}of e.cells){if(d>0)break;const h=N(ct(c.style))+N(ut(c.style,t)),u=G(c.style.width,t,h,c.style);for(let p=l;u!==void 0&&
p<l+f;p++)n[p]??=u/f}const i=n.reduce((c,l)=>c+(l??0),0),o=n.filter(c=>c===void 0).length,r=o>0?Math.max(t-i,0)/o:0,a=o===0&&i>0&&t>i?t/i:1;return n.map(c=>c===
void 0?r:c*a)}function*ai(s,t){const e=s.known.get("widths");if(e)return e;yield et/4;const{style:n}=s,i=N(ct(n))+N(ut(n,0)),o=typeof n.width=="object"&&n.width.
percent===0?G(n.width,0,i,n):void 0;let r;const a=n.display==="table-cell";if(o!==void 0&&s.inner!=="table"&&!a)r={least:o,most:o};else{const l=yield*lc(s,t),d=s.
inner==="table"&&n.borderCollapse==="collapse"?N(ri(s).table):i;r={least:l.least+d,most:Math.max(l.most,l.least)+d},o!==void 0&&(r={least:a?r.least:Math.max(o,r.
least),most:Math.max(o,r.least)})}const c={least:ci(r.least,n,i),most:ci(r.most,n,i)};return s.known.set("widths",c),c}function*Ym(s,t){if(typeof s.style.width!=
"object"||s.inner==="table")return(yield*ai(s,t)).least;let e=s.known.get("content");if(e===void 0){const n=N(ct(s.style))+N(ut(s.style,0));e=ci((yield*lc(s,t)).
least+n,s.style,n),s.known.set("content",e)}return e}function ci(s,t,e){const{minWidth:n,maxWidth:i}=t,o=a=>typeof a=="object"&&a.percent!==0?"none":a,r=typeof n==
"object"&&n.percent!==0?"auto":n;return pt(s,{...t,minWidth:r,maxWidth:o(i)},0,e)}function*li(s,t){const{least:e,most:n}=yield*ai(s,t),i=L(s.style.marginLeft,0)+
L(s.style.marginRight,0);return{least:e+i,most:n+i}}function*lc(s,t){switch(s.inner){case"image":{const{width:e}=qa(s,{width:0,height:void 0},t);return{least:typeof s.
style.width=="object"||typeof s.style.maxWidth=="object"&&s.style.maxWidth.percent!==0?0:e,most:e}}case"lines":return yield*Zm(s,t);case"table":return yield*_m(
s,t);case"flex":return yield*Vm(s,t);case"columns":return yield*Dp(s,t);case"grid":return yield*rm(s,t);default:return yield*Xm(s,t)}}function*Xm({children:s},t){
let[e,n,i]=[0,0,0];for(const o of s){if(o.isPositioned)continue;const r=yield*li(o,t);if(e=Math.max(e,r.least),o.style.float!=="none"){i+=r.most,n=Math.max(n,i);
continue}o.style.clear!=="none"&&(i=0);const a=typeof o.style.width=="object"&&!Nt(o);n=Math.max(n,r.most+(a?0:Math.max(i,0))),i=0}return{least:e,most:n}}function*Zm(s,t){
const{list:e}=yield*nc(s,t,!0);let[n,i,o,r]=[0,0,0,0],a=0;const c=s.style.overflowWrap!=="anywhere"&&s.style.wordBreak!=="break-word"&&s.style.wordBreak!=="brea\
k-all";for(const l of e){let d=0;const f=[...l.fragments];(0,_.RZ)(f,l.spaces.filter(({kind:p})=>p!=="text"));let h=0;for(const p of f){const m=yield*qm(p,t);if(p.
kind==="apart"){p.box.isPositioned||(r+=m.most,n=Math.max(n,m.least));continue}d+=m.most,h+=m.least}n=Math.max(n,c?h+l.hyphen:Math.min(h,s.style.fontSize));const u=l.
fragments.some(({kind:p})=>p!=="apart");u&&(o+=a+d),a=u?l.spaceWidth:Math.max(a,l.spaceWidth),i=Math.max(i,o),l.ends&&([o,a]=[0,0])}return{least:n,most:i+r}}function*qm(s,t){
if(s.kind==="text")return{least:s.width,most:s.width};if(s.kind==="atom"||s.kind==="apart")return yield*li(s.box,t);const{style:e}=s.box,n=s.kind==="open"?L(e.marginLeft,
0)+e.borderLeftWidth+e.paddingLeft.px:L(e.marginRight,0)+e.borderRightWidth+e.paddingRight.px;return{least:n,most:n}}function*Vm({style:s,children:t},e){const n=s.
flexDirection.startsWith("row");let[i,o,r]=[0,0,0];for(const c of t){if(c.isPositioned)continue;const l=yield*li(c,e),{flexBasis:d}=c.style,f=n&&typeof d=="obje\
ct"&&d.percent===0?d.px:void 0,h=Math.max(l.most,f??0);r++,o=n?o+h:Math.max(o,h),i=n&&s.flexWrap==="nowrap"?i+l.least:Math.max(i,l.least)}const a=n?Math.max(r-1,
0)*(s.columnGap?.px??0):0;return{least:i+(s.flexWrap==="nowrap"?a:0),most:o+a}}function*dc(s,t,e=!1){const n=Gp(s);if(n.length===0)return;const i=({style:o})=>o.
position==="fixed"&&!s.box.style.isContained;for(const{box:o,x:r,y:a,share:c,area:l}of n)if(!e&&(!Ba(s.box)||i(o)))Ke(s,o,{x:r,y:a,share:c});else{const d=e?Jm(s,
t):l?Qm(s,l):s,f=yield*tg({box:o,x:r,y:a,share:c},d,t);s.apart.push(f);for(const h of Vs(f))n.push(h)}}function Qm({box:s},{x:t,y:e,width:n,height:i}){const o=new vn(
s);return o.border={...Tn,left:t,top:e},o.width=t+n,o.height=e+i,o}function Jm({box:s},{page:t}){const e=new vn(s);return e.width=t.width,e.height=t.height,e}function*tg({
box:s,x:t,y:e,share:n},i,o){const{style:r}=s,{border:a}=i,[c,l]=[i.width-N(a),i.height-W(a)],d=Pt(r,c),[f,h,u,p]=[r.left==="auto"?void 0:T(r.left,c),r.right==="\
auto"?void 0:T(r.right,c),r.top==="auto"?void 0:T(r.top,l),r.bottom==="auto"?void 0:T(r.bottom,l)],m={across:N(ct(r))+N(ut(r,c)),down:W(ct(r))+W(ut(r,c))},g=s.inner===
"image",b=ng(u,p,l-W(d)),w=f??(h===void 0&&n.x===0?t-a.left:0),y={width:c,height:l,edges:m,free:Math.max(c-w-(h??0)-N(d),0),isHeld:f!==void 0&&h!==void 0,spansDown:b},
k=g?void 0:yield*eg(s,y,o),O=r.height==="auto"&&!g&&r.aspectRatio===void 0?b:void 0,v=O===void 0?void 0:xt(O,r,l,m.down),S=yield*o.layOut(s,{width:c,height:l,fixedWidth:k,
fixedHeight:v});return S.x=a.left+fc({from:f,to:h,size:S.width,whole:c,first:d.left,last:d.right,flow:t-a.left,share:n.x,margins:[r.marginLeft,r.marginRight]}),
S.y=a.top+fc({from:u,to:p,size:S.height,whole:l,first:d.top,last:d.bottom,flow:e-a.top,share:n.y,margins:[r.marginTop,r.marginBottom]}),S.isFromBottom=u===void 0&&
p!==void 0,S}function*eg(s,{width:t,height:e,edges:n,free:i,isHeld:o,spansDown:r},a){const{style:c}=s,d=typeof c.width=="object"&&c.width.fills?i:G(c.width,t,n.
across,c)??sg(c,e,n,o?void 0:r);if(d!==void 0)return pt(d,c,t,n.across);const{least:f,most:h}=yield*a.widthsOf(s);if(c.width==="min-content")return pt(f,c,t,n.across);
if(c.width==="max-content")return pt(h,c,t,n.across);const p=o&&c.width==="auto"&&s.inner!=="table"?i:Math.max(f,Math.min(h,i));return pt(Rn(p,c,e,n),c,t,n.across)}
const ng=(s,t,e)=>s===void 0||t===void 0?void 0:Math.max(e-s-t,0);function sg(s,t,e,n){if(s.width!=="auto"||s.aspectRatio===void 0)return;const i=G(s.height,t,e.
down,s)??n;return i===void 0?void 0:He(xt(i,s,t,e.down),s,e)}function fc({from:s,to:t,size:e,whole:n,first:i,last:o,flow:r,share:a,margins:c}){if(s===void 0&&t===
void 0)return r+i-a*(i+e+o);if(s===void 0)return n-t-e-o;if(t!==void 0&&c[0]==="auto"){const l=n-s-t-e;return s+(c[1]==="auto"?Math.max(l/2,0):l-L(c[1],n))}return s+
i}const Zt=200,Pn=5e3,ig={x:0,y:0},hc=.01,uc=.268;function*og(s){const t=s.turns?dg(s):s.items;return yield*new rg(s,t).place()}class rg{wishes;items;isLoose;above;below;x=0;texts=[];atoms=[];inlines=[];stack=[];tallest=0;constructor(t,e){
this.wishes=t,this.items=e;const{above:n,below:i}=t.layout.lineOf(t.block.style),o=e.some(({fragment:r})=>r.kind==="text"||r.kind==="atom");this.isLoose=t.layout.
isQuirky&&o,this.above=this.isLoose?0:n,this.below=this.isLoose?0:i}*place(){const{wishes:t,items:e}=this;for(const a of t.open)this.stack.push({box:a,x:0,isFirst:!1,
level:this.levelOf(a)});const n=e.reduce((a,{width:c})=>a+c,0),{start:i,stretch:o}=this.alignment(n);this.x=t.left+i;for(const a of this.stack.splice(0))this.stack.
push({...a,x:this.x});for(const[a,c]of e.entries())a%Zt===Zt-1&&(yield Zt*Pn),this.put(c,o);for(const a of this.stack)this.inlines.push({...a,width:this.x-a.x,isLast:!1});
t.open.splice(0,t.open.length),(0,_.RZ)(t.open,this.stack.map(({box:a})=>a));const r=Math.max(this.above+this.below,this.tallest);return yield*this.finish(r)}*finish(t){
const e=this.above,{layout:n,whole:i}=this.wishes,o=this.atoms.map(({laid:c,owner:l,x:d,top:f,shift:h})=>{const{marginTop:u,marginBottom:p}=c.box.style;return c.
x=d+h.x,f==="top"?c.y=L(u,i):f==="bottom"?c.y=t-c.height-L(p,i):c.y=e+f,c.y+=h.y,{laid:c,owner:l}});this.inlines.length>Zt&&(yield this.inlines.length*Pn);const r=this.
inlines.filter(({box:c})=>ag(c.style)).map(({box:c,x:l,width:d,level:f,isFirst:h,isLast:u})=>{const{ascent:p,descent:m}=n.metricsOf(c.style),{style:g}=c,b=T(g.paddingTop,
i)+g.borderTopWidth,w=T(g.paddingBottom,i)+g.borderBottomWidth,y=e-f.rise-p-b+f.shift.y;return{box:c,x:l+f.shift.x,width:d,y,height:p+m+b+w,isFirst:h,isLast:u}}),
a=[];for(const[c,{level:l,x:d,...f}]of this.texts.entries()){const{rise:h,shift:u}=l;c%Zt===Zt-1&&(yield Zt*Pn),cg(a,{...f,x:d+u.x,y:e-h+u.y})}a.length>Zt&&(yield a.
length*Pn);for(const[c,l]of a.entries())a[c]={...l,words:l.words.slice()};return{y:0,height:t,baseline:e,texts:a,atoms:o,inlines:r}}alignment(t){const{width:e,isLast:n,
block:i}=this.wishes,{textAlignLast:o,direction:r}=i.style,a=n&&o!=="auto"?o:i.style.textAlign,c=e-t,l=r==="rtl";if(c<hc)return{start:l?c:0,stretch:0};if(a==="c\
enter")return{start:c/2,stretch:0};if(a==="right"||a==="end"&&!l||a==="start"&&l)return{start:c,stretch:0};if(a!=="justify")return{start:0,stretch:0};const d=this.
items.filter(({fragment:f})=>f.kind==="text"&&f.isSpace).length;return n&&o==="auto"||d===0?{start:l?c:0,stretch:0}:{start:0,stretch:c/d}}put({fragment:t,width:e,
laid:n},i){switch(t.kind){case"text":return this.putText(t,t.isSpace?e+i:e,i);case"open":this.x+=L(t.box.style.marginLeft,this.wishes.whole),this.stack.push({box:t.
box,x:this.x,isFirst:!0,level:this.levelOf(t.box)}),this.x+=e-L(t.box.style.marginLeft,this.wishes.whole);return;case"close":{const o=L(t.box.style.marginRight,
this.wishes.whole);this.x+=e-o;const r=this.stack.findLastIndex(({box:a})=>a===t.box);if(r>=0){const[a]=this.stack.splice(r,1);this.inlines.push({...a,width:this.
x-a.x,isLast:!0})}this.x+=o;return}case"atom":return this.putAtom(n,t.owner,e);case"apart":}}get level(){return this.stack.at(-1)?.level??{rise:0,style:this.wishes.
block.style,shift:ig}}putText({style:t,owner:e,word:n},i,o){const{level:r}=this;this.reach(r.rise,this.wishes.layout.lineOf(t));const a=o>0&&i>0&&n.text===" "?{
...n,width:i*1e3/t.fontSize,after:o*1e3/t.fontSize}:n,c=a===n&&t.wordSpacing!==0&&n.text===" "?{...n,after:t.wordSpacing*1e3/t.fontSize}:a;this.texts.push({x:this.
x,y:0,width:i,style:t,owner:e,words:[c],level:r}),this.x+=i}reach(t,{above:e,below:n}){this.above=Math.max(this.above,e+t),this.below=Math.max(this.below,n-t)}putAtom(t,e,n){
const{style:i}=t.box,{whole:o,layout:r}=this.wishes,[a,c]=[L(i.marginTop,o),L(i.marginBottom,o)],l=this.x+L(i.marginLeft,o);this.x+=n;const d=t.height+a+c,{verticalAlign:f}=i;
if(f==="top"||f==="bottom"){this.tallest=Math.max(this.tallest,d),this.atoms.push({laid:t,owner:e,x:l,top:f,shift:this.level.shift});return}const h=this.level;let p=(t.
box.style.overflow==="hidden"||t.box.isOnLine||t.lastBaseline===void 0?t.height+c:t.lastBaseline)+a+h.rise+pc(i,h.style);const m=r.metricsOf(h.style);f==="middl\
e"&&(p=d/2+h.rise+h.style.fontSize*uc),f==="text-top"&&(p=h.rise+m.ascent),f==="text-bottom"&&(p=h.rise-m.descent+d),this.above=Math.max(this.above,p),this.below=
Math.max(this.below,d-p),this.atoms.push({laid:t,owner:e,x:l,top:-p+a,shift:h.shift})}levelOf(t){const e=this.level,{style:n}=t,{above:i,below:o}=this.wishes.layout.
lineOf(n),r=e.style.fontSize*uc-(i-o)/2,a=e.rise+(n.verticalAlign==="middle"?r:pc(n,e.style));this.isLoose||this.reach(a,this.wishes.layout.lineOf(n));const c=n.
position==="relative"?sa(n,{width:this.wishes.whole,height:void 0}):void 0,l=c?{x:e.shift.x+c.x,y:e.shift.y+c.y}:e.shift;return{rise:a,style:n,shift:l}}}function pc({
verticalAlign:s,lineHeight:t,fontSize:e},n){if(typeof s=="object"){const i=t==="normal"?e*1.36:"factor"in t?t.factor*e:t.px;return T(s,i)}return s==="sub"?-(n.fontSize/
5+1):s==="super"?n.fontSize/3+1:0}const ag=s=>s.backgroundColor!==void 0||s.backgroundClip==="text"&&s.textFill!==void 0||s.backgroundImage.length>0||s.borderTopWidth+
s.borderRightWidth+s.borderBottomWidth+s.borderLeftWidth>0||s.boxShadow.length>0;function cg(s,t){const e=s.at(-1);e&&e.style===t.style&&e.owner===t.owner&&e.y===
t.y&&Math.abs(e.x+e.width-t.x)<hc?(e.words.push(t.words[0]),s[s.length-1]={...e,width:e.width+t.width}):s.push({...t,words:[...t.words]})}const lg="￼";function dg({
items:s,block:t,layout:e}){const n=t.style.direction==="rtl"?ye.Vv:"",i=s.map(({fragment:c})=>c.kind==="text"?c.text:c.kind==="atom"?lg:""),o=[];for(const{text:c,
rtl:l,at:d}of(0,ye.pr)(n+i.join(""))){const f=d-n.length,h=[];let u=0;for(const[p,m]of s.entries()){const g=i[p],b=g.slice(Math.max(f-u,0),Math.max(f+c.length-u,
0));if(u+=g.length,b==="")continue;const{fragment:w}=m;if(w.kind!=="text")h.push(m);else{const y=$n(b,w.style,w.owner,e,l);h.push({fragment:y,width:y.width})}}(0,_.
RZ)(o,l?h.reverse():h)}const r=s.filter(({fragment:c})=>c.kind==="open"||c.kind==="close"),a=r.filter(({fragment:c})=>c.kind==="open");return[...a,...o,...r.filter(
c=>!a.includes(c))]}const di=6e3;function*fg(s,t,e){const n=yield*nc(s.box,e.layout,!1),i=yield*Em(s.box,e.layout,n.list.length),o=function*(f){const h=new ug(s,
t,e,n.turns,f);for(const[u,p]of n.list.entries())u%20===0&&(yield 20*di),yield*h.add(p,i?.[u]);return yield*h.finish(),h},{height:r}=yield*o(),{length:a}=s.lines,
c=n.list.every(({fragments:f})=>f.every(({kind:h})=>h!=="apart"&&h!=="atom"));if(!s.box.style.isBalanced||a<2||a>hg||!c)return r;let[l,d]=[t.width/a/2,t.width];
for(;d-l>1;){const f=(l+d)/2;yield*o(f),s.lines.length>a?l=f:d=f}return(yield*o(d)).height}const hg=6;class ug{laid;space;tools;turns;most;items=[];width=0;spaces=[];lines=[];y;open=[];isFirst=!0;waiting=[];constructor(t,e,n,i,o=1/0){
this.laid=t,this.space=e,this.tools=n,this.turns=i,this.most=o,this.y=e.top}get height(){return this.y-this.space.top}*add(t,e){const n=this.isFirst&&e?e:t;let i=yield*this.
itemsOf(n.fragments),o=_n(i);const r=this.width+_n(this.spaces)+o+n.hyphen;if(this.items.length>0&&r>this.room()+.01&&(yield*this.end(!1),n!==t&&(i=yield*this.itemsOf(
t.fragments)),o=_n(i)),this.items.length===0&&this.clearFloats(o),o>this.room()+.01&&this.breaksAnywhere(i))for(const a of yield*this.cut(i))yield*this.put(a,!0);else
yield*this.put(i,!1);this.spaces=yield*this.itemsOf(n.spaces),n.ends&&(yield*this.end(!0))}*finish(){(this.items.length>0||this.spaces.some(({fragment:i})=>i.kind!==
"text"))&&(yield*this.end(!0,!0));const{lineClamp:t=1/0}=this.laid.box.style,e=this.lines[Math.min(t,this.lines.length)-1];e&&t<this.lines.length&&(this.lines[t-
1]={...e,isCut:!0},this.y=e.y+e.height),this.laid.lines=this.lines;const[n]=this.lines;n&&(this.laid.firstBaseline=n.y+n.baseline),e&&(this.laid.lastBaseline=e.
y+e.baseline)}*put(t,e){e&&this.items.length>0&&(yield*this.end(!1));for(const n of this.spaces)this.items.push(n);this.spaces=[];for(const n of t)this.items.push(
n);this.width=_n(this.items)}get indent(){return this.isFirst?T(this.laid.box.style.textIndent,this.space.width):0}band(){const{floats:t,origin:e,left:n,width:i}=this.
space,o={left:e.x+n,right:e.x+n+i};return t.isEmpty?o:t.band(e.y+this.y,this.tools.layout.lineOf(this.laid.box.style).above,o)}room(){const{left:t,right:e}=this.
band();return Math.min(e-t,this.most)-this.indent}clearFloats(t){const{floats:e,origin:n}=this.space;for(;t>this.room()+.01;){const i=e.nextBottom(n.y+this.y);if(i===
void 0||this.room()>=this.space.width-this.indent-.01)return;this.y=i-n.y}}*itemsOf(t){const e=[],{width:n}=this.space;for(const i of t)switch(i.kind){case"text":
e.push({fragment:i,width:i.width});break;case"open":{const{style:o}=i.box;e.push({fragment:i,width:L(o.marginLeft,n)+o.borderLeftWidth+T(o.paddingLeft,n)});break}case"\
close":{const{style:o}=i.box;e.push({fragment:i,width:L(o.marginRight,n)+o.borderRightWidth+T(o.paddingRight,n)});break}case"atom":{const o=yield*this.tools.inner(
i.box,n),{marginLeft:r,marginRight:a}=i.box.style;e.push({fragment:i,laid:o,width:o.width+L(r,n)+L(a,n)});break}case"apart":yield*this.apart(i.box)}return e}*apart(t){
if(t.isPositioned)return this.tools.keep(t,this.space.left+this.width,this.y);const e=yield*this.tools.inner(t,this.space.width),{marginLeft:n,marginRight:i}=t.
style,o=e.width+L(n,this.space.width)+L(i,this.space.width);this.items.length>0&&this.width+o>this.room()?this.waiting.push(e):this.tools.float(e,this.y)}breaksAnywhere(t){
const{width:e}=this.tools.layout.page;return t.some(({fragment:n,width:i})=>n.kind==="text"&&(n.style.overflowWrap!=="normal"||n.style.wordBreak==="break-all"||
n.style.wordBreak==="break-word"||i>e))}*cut(t){const e=[];for(const r of t){const{fragment:a}=r;if(yield 40*di,a.kind!=="text")e.push({item:r,text:"￼",width:r.
width});else for(const c of(0,$s.s)(a.text,l=>this.part(a,l).width))e.push({...c,item:r})}const n=this.room();let i=0;const o=[];for(const r of(0,$s.ZM)(e,()=>n)){
yield 2*di;const a=[];for(let c=i;c<i+r;){const{item:l}=e[c],{fragment:d}=l;let f="";for(;c<i+r&&e[c].item===l;c++)f+=e[c].text;if(d.kind!=="text")a.push(l);else{
const h=this.part(d,f);a.push({fragment:h,width:h.width})}}i+=r,o.push(a)}return o}part(t,e){return $n(e,t.style,t.owner,this.tools.layout)}*end(t,e=!1){const n=this.
band();for(const a of this.spaces)a.fragment.kind!=="text"&&this.items.push(a);t||this.hyphenate();const i=yield*og({layout:this.tools.layout,block:this.laid.box,
items:this.items,open:this.open,left:n.left-this.space.origin.x+this.indent,width:n.right-n.left-this.indent,whole:this.space.width,isLast:t,turns:this.turns}),
o=e&&this.items.every(pg)?0:i.height;this.lines.push({...i,y:this.y,height:o}),this.y+=o,this.items=[],this.spaces=[],this.width=0,this.isFirst=!1;const{waiting:r}=this;
this.waiting=[];for(const a of r)this.tools.float(a,this.y)}hyphenate(){const{items:t}=this,e=ic(t.map(({fragment:o})=>o),this.tools.layout);if(!e)return;const{
soft:n,shown:i}=e;t[t.findIndex(({fragment:o})=>o===n)]={fragment:i,width:i.width}}}function pg({fragment:s,width:t}){if(s.kind!=="open"&&s.kind!=="close")return!1;
const{style:e}=s.box,n=e.borderTopWidth+e.borderBottomWidth+e.paddingTop.px+e.paddingBottom.px;return t===0&&n===0}const _n=s=>s.reduce((t,{width:e})=>t+e,0);function*mg(s,t,e,n){
const i=s.border.left+s.padding.left,o=s.border.top+s.padding.top;if(s.box.inner==="lines"){const r={width:e.width,height:e.height},a=(c,l)=>mc(c,s,n,{left:i,width:e.
width,y:l});return yield*fg(s,{left:i,top:o,width:e.width,floats:n.floats,origin:n},{layout:t,inner:c=>t.layOut(c,{...r,shrinks:!0}),float:a,keep:(c,l,d)=>Ke(s,
c,{x:l,y:d})})}return yield*new gg(s,t,n,{left:i,top:o,...e}).lay()}function mc(s,t,{floats:e,x:n,y:i},o){const r=Pt(s.box.style,o.width),{style:a}=s.box,c=a.float===
"right"?"right":"left",l=Math.max(i+o.y,e.clear(a.clear)),d={left:n+o.left,right:n+o.left+o.width},f=e.place(c,s.width+N(r),s.height+W(r),l,d);s.x=f.x-n+r.left,
s.y=f.y-i+r.top,t.apart.push(s)}class gg{laid;layout;context;inside;y;pending=new Gt;isFirst=!0;top=new Nn;endsBelow=!1;constructor(t,e,n,i){this.laid=t,this.layout=
e,this.context=n,this.inside=i,this.y=i.top}*lay(){const{laid:t,inside:e}=this;t.box.legend&&(yield*this.onBorder(t.box.legend));for(const c of t.box.children)if(yield et,
c!==t.box.legend){if(c.isPositioned)this.keepPlace(c);else if(c.style.float==="none")yield*this.inFlow(c);else{const l=yield*this.layout.layOut(c,{width:e.width,
height:e.height,shrinks:!0});mc(l,t,this.context,{left:e.left,width:e.width,y:this.y+this.pending.size})}this.top.add(c)}const n=t.children.filter(({firstBaseline:c})=>c!==
void 0),[i]=n,o=t.children.findLast(({lastBaseline:c})=>c!==void 0),r=({box:c,height:l,y:d},f)=>d+(c.style.overflow==="hidden"?Math.max(Math.min(f,l),0):f);i&&(t.
firstBaseline=r(i,i.firstBaseline)),o&&(t.lastBaseline=r(o,o.lastBaseline));const a=lm(t)&&!this.endsBelow;return t.after=a?this.pending:new Gt,this.y-e.top+(a?
0:this.pending.size)}*onBorder(t){const{laid:e,inside:n}=this,i=Pt(t.style,n.width),o=yield*this.layout.layOut(t,{width:n.width,height:n.height,shrinks:!0}),{top:r}=e.
border;o.x=n.left+Dn(t,o.width,n.width,gc(e.box.style)),o.y=i.top+Math.max((r-o.height)/2,0),e.children.push(o),e.legend=o,this.y+=Math.max(o.height+W(i)-r,0),this.
isFirst=!1}keepPlace(t){const{laid:e,inside:n}=this,o={x:e.box.style.direction==="rtl"?1:0,y:je(t.style.alignSelf)};Ke(e,t,{x:n.left+o.x*n.width,y:this.y+this.pending.
size,share:o})}*inFlow(t){const{laid:e}=this,{style:n,widening:i}=t,o=i===0?this.inside:{...this.inside,width:this.inside.width+i},r=Pt(n,o.width),a=this.isFirst&&
cm(e)&&this.top.isBeside(t,o.width),c=a?new Gt:this.pending,l=(p,m)=>this.clearance(p)>this.y+c.join(m).size,d=fm(t,o.width,l);this.pending=a?c:c.join(d);const f=this.
clearance(n),h=f>this.y+this.pending.size,u=yield*this.layAt(t,h?f:this.y+this.pending.size,{margins:r,inside:o});if(e.children.push(u),Wn(t)&&u.height===0){h&&
([this.y,this.pending,this.isFirst]=[f-d.size,d,!1]),this.endsBelow||=h,(!a||h)&&(this.pending=this.pending.add(r.bottom));return}this.y=u.y+u.height,this.pending=
u.after.add(r.bottom),this.isFirst=!1,this.endsBelow=!1}clearance({clear:t}){return this.context.floats.clear(t)-this.context.y}*layAt(t,e,{margins:n,inside:i}){
const{context:o,layout:r}=this,a=gc(this.laid.box.style);if(Nt(t))return yield*wg(t,e,o,{layout:r,inside:i,margins:n,side:a});const{floats:c}=o,l=i.left+n.left,
d={width:i.width,height:i.height},f=yield*r.layOut(t,d,{floats:c,x:o.x+l,y:o.y+e});return f.x=i.left+Dn(t,f.width,i.width,a),f.y=e,f}}function*wg(s,t,{floats:e,
x:n,y:i},o){const{layout:r,inside:a,margins:c,side:l}=o,d={left:n+a.left,right:n+a.left+a.width},f=e.isEmpty?0:yield*bg(s,a,r);let[h,u]=[t,0];for(;;){const m=e.
band(i+h,u,d),[g,b]=[m.left>d.left,m.right<d.right],w=g||b?e.nextBottom(i+h):void 0;if(w===void 0)break;if(yield et/4,-c.left>m.left-d.left&&g||f>m.right-m.left+
.01||b&&-c.right>d.right-m.right){[h,u]=[w-i,0];continue}const k=Math.max(d.left+c.left,m.left),M=Math.min(d.right-c.right,m.right),O=yield*r.layOut(s,yield*yg(
s,a,Math.max(M-k,0),r)),v=e.band(i+h,O.height,d);if(v.left>m.left||v.right<m.right){u=O.height;continue}return O.x=k-n+Dn(s,O.width+c.left+c.right,M-k,l)-c.left,
O.y=h,O}const p=yield*r.layOut(s,{width:a.width,height:a.height});return p.x=a.left+Dn(s,p.width,a.width,l),p.y=h,p}function*bg(s,t,e){const{style:n}=s;if(s.inner===
"table"&&n.width==="auto")return(yield*e.widthsOf(s)).least;if(n.width!=="auto"||s.inner==="image"||n.aspectRatio!==void 0)return(yield*e.layOut(s,{width:t.width,
height:t.height})).width;const i=N(ct(n))+N(ut(n,t.width));return pt(0,n,t.width,i)}function*yg(s,{width:t,height:e},n,i){const{style:o,inner:r}=s;if(o.width!==
"auto"||r==="image"||o.aspectRatio!==void 0)return{width:t,height:e};const a=N(ct(o))+N(ut(o,t)),c=r==="table"?yield*i.widthsOf(s):void 0,l=c?Math.max(c.least,Math.
min(c.most,n)):n;return{width:t,height:e,fixedWidth:pt(l,o,t,a)}}const gc=({blockAlign:s,direction:t})=>s==="start"?t==="rtl"?"right":"left":s;function Dn({style:s},t,e,n){
const{marginLeft:i,marginRight:o}=s,r=e-t-L(i,e)-L(o,e);if(i==="auto")return r<=0?0:o==="auto"?r/2:r;const a=L(i,e);return o==="auto"||n==="left"?a:a+(n==="righ\
t"?r:Math.max(r/2,0))}class xg{around;layout;inside;room;isRow;constructor(t,e,n,i,o){this.around=t,this.layout=e,this.inside=n,this.room=i,this.isRow=o}*measure(t){
const{inside:e,isRow:n}=this,{style:i}=t,o=Pt(i,e.width),[r,a]=[ct(i),ut(i,e.width)],c=n?N(r)+N(a):W(r)+W(a),l=Math.max(yield*this.baseOf(t,c),c),d=n?e.width:e.
height,f=yield*this.leastOf(t,c),h=G(n?i.maxWidth:i.maxHeight,d,c,i)??1/0;return{box:t,margins:o,base:l,least:Math.max(f,c),most:h,edges:c,main:Math.max(Math.min(
l,h),f,c),laid:void 0}}*baseOf(t,e){const{inside:n,isRow:i,layout:o}=this,{style:r}=t,a=i?n.width:n.height,c=i?r.width:r.height,l=r.flexBasis==="auto"?c:r.flexBasis,
d=l==="content"?void 0:G(l,a,e,r);if(d!==void 0)return d;if(i){if(t.inner==="image")return yield*this.widthOfPicture(t);const u=l==="auto"?this.widthByRatio(t):
void 0;if(u!==void 0)return u;const p=yield*o.widthsOf(t);return this.limitItem(l==="min-content"?p.least:p.most,r)}const f=yield*this.layItem(t,void 0),{aspectRatio:h}=r;
return h===void 0||t.inner==="image"?f.height:na(f.width,r,this.edgesOf(r))}*leastOf(t,e){const{inside:n,isRow:i,layout:o}=this,{style:r}=t,a=i?r.minWidth:r.minHeight,
c=i?n.width:n.height;if(a!=="auto")return G(a,c,e,r)??0;if(r.overflow==="hidden")return 0;const l=G(i?r.width:r.height,c,e,r)??1/0,d=G(i?r.maxWidth:r.maxHeight,
c,e,r)??1/0;if(!i){const u=yield*this.layContent(t),p=r.aspectRatio===void 0||t.inner==="image";return Math.min(u.height,p?l:na(u.width,r,this.edgesOf(r)),l,d)}
const f=t.inner==="image"?void 0:this.widthByRatio(t);if(f!==void 0)return Math.min(f,l,d);const h=t.inner==="image"?yield*this.widthOfPicture(t):yield*Ym(t,o);
return Math.min(this.limitItem(h,r),l,d)}layContent(t){return this.layItem(t,void 0,typeof t.style.height=="object"&&t.inner!=="image")}edgesOf(t){const[e,n]=[ct(
t),ut(t,this.inside.width)];return{across:N(e)+N(n),down:W(e)+W(n)}}isLoose({style:t}){const{flexBasis:e,height:n,aspectRatio:i}=t;if(this.inside.height!==void 0||
i!==void 0)return!1;const o=e==="auto"?n:e;return typeof o!="object"||o.percent!==0}filledHeight(t){if(!(qs(t,this.around)&&ht(t.height)&&!fi(t,!1))||this.around.
flexWrap!=="nowrap"||this.room===void 0)return;const{down:n}=this.edgesOf(t);return xt(this.room-W(Pt(t,this.inside.width)),t,this.inside.height,n)}*widthOfPicture(t){
return(yield*this.layout.layOut(t,{...this.inside,fixedHeight:this.filledHeight(t.style)})).width}widthByRatio({style:t}){const{inside:e}=this;if(t.aspectRatio===
void 0||t.width!=="auto")return;const n=this.edgesOf(t),i=G(t.height,e.height,n.down,t)??this.filledHeight(t);if(i!==void 0)return He(xt(i,t,e.height,n.down),t,
n)}limitItem(t,e){return Rn(t,e,this.inside.height,this.edgesOf(e))}layItem(t,e,n=!1){const{inside:i,isRow:o,layout:r}=this,a=this.isLoose(t),c=Pt(t.style,i.width);
if(o)return r.layOut(t,{...i,fixedWidth:e});const l=qs(t.style,this.around)&&ht(t.style.width)&&!fi(t.style,!0),d=N(ct(t.style))+N(ut(t.style,i.width)),f=this.around.
flexWrap!=="nowrap",h=l&&!f?pt(i.width-N(c),t.style,i.width,d):void 0;return r.layOut(t,{...i,fixedWidth:h,fixedHeight:e,shrinks:!0,isLoose:a,isOpen:n})}}function wc(s){
let t=s.known.get("shares");return t===void 0&&(t=s.children.some(e=>{const{height:n,minHeight:i,maxHeight:o}=e.style;return[n,i,o].some(a=>typeof a=="object"&&
a.percent!==0)||ht(n)&&(e.inner==="flex"||e.inner==="grid")&&wc(e)}),s.known.set("shares",t)),t}const fi=(s,t)=>t?s.marginLeft==="auto"||s.marginRight==="auto":
s.marginTop==="auto"||s.marginBottom==="auto";function*kg(s,t,{room:e,...n},i){return yield*new Og(s,t,n,i,e).lay()}class Og{laid;layout;inside;space;room;style;isRow;mainGap;crossGap;mainRoom;left;top;items;constructor(t,e,n,i,o){
this.laid=t,this.layout=e,this.inside=n,this.space=i,this.room=o,this.style=t.box.style,this.isRow=this.style.flexDirection.startsWith("row");const r=(l,d)=>l?T(
l,d):0,[a,c]=[r(this.style.columnGap,n.width),r(this.style.rowGap,n.height??0)];this.mainGap=this.isRow?a:c,this.crossGap=this.isRow?c:a,this.mainRoom=this.isRow?
n.width:o,this.items=new xg(this.style,e,n,o,this.isRow),this.left=t.border.left+t.padding.left,this.top=t.border.top+t.padding.top}*lay(){const t=this.laid.box.
children.filter(o=>!o.isPositioned);t.some(({style:o})=>o.order!==0)&&t.sort((o,r)=>o.style.order-r.style.order);const e=[];for(const o of t)e.push(yield*this.items.
measure(o));const n=this.linesOf(e);this.mainRoom??=this.limitMain(n);for(const o of n)this.flexLine(o);for(const o of n)yield*this.layLine(o);const i=yield*this.
placeLines(n);for(const o of this.laid.box.children)o.isPositioned&&this.keepPlace(o,i);return this.takeBaselines(n),i}linesOf(t){const e=this.mainRoom??this.mostMain();
if(this.style.flexWrap==="nowrap")return[{items:[...t],cross:0}];const n=[];let i=0;for(const o of t){const r=o.main+this.mainMargins(o),a=n.at(-1);a&&i+this.mainGap+
r<=e+.01?(a.items.push(o),i+=this.mainGap+r):(n.push({items:[o],cross:0}),i=r)}return n.length>0?n:[{items:[],cross:0}]}limitMain(t){const{border:e,padding:n}=this.
laid,i=W(e)+W(n),o=t.map(({items:r})=>this.lengthOf(r));return xt((0,_.Kf)([...o,0])+i,this.style,this.space.height,i)-i}mostMain(){const{border:t,padding:e}=this.
laid,n=W(t)+W(e);return(G(this.style.maxHeight,this.space.height,n,this.style)??1/0)-n}lengthOf(t){return t.reduce((n,i)=>n+i.main+this.mainMargins(i),0)+Math.max(
t.length-1,0)*this.mainGap}mainMargins({margins:t}){return this.isRow?N(t):W(t)}crossMargins({margins:t}){return this.isRow?W(t):N(t)}flexLine({items:t}){const{
mainRoom:e}=this;if(e===void 0)return;const n=e-Math.max(t.length-1,0)*this.mainGap-t.reduce((a,c)=>a+this.mainMargins(c),0),i=t.reduce((a,{main:c})=>a+c,0)<n,o=({
box:a,base:c,edges:l})=>i?a.style.flexGrow:a.style.flexShrink*(c-l),r=new Set(t.filter(a=>o(a)>0&&(i?a.base<=a.main:a.base>=a.main)));for(const a of r)a.main=a.
base;for(;r.size>0;){let a=0;for(const m of t)a+=r.has(m)?m.base:m.main;const c=n-a;if(i?c<=0:c>=0){for(const m of r)m.main=Math.max(Math.min(m.base,m.most),m.least);
break}const l=[...r].reduce((m,g)=>m+o(g),0),d=i&&l<1?c*l:c;let f=0;const h=new Map;for(const m of r){const g=m.base+d*o(m)/l,b=Math.max(Math.min(g,m.most),m.least);
h.set(m,g),m.main=b,f+=b-g}const u=m=>{const g=m.main-h.get(m);return Math.abs(f)<.001?!0:f>0?g>0:g<0},p=[...r].filter(u);for(const m of p)r.delete(m)}}*layLine(t){
let e=0,[n,i]=[0,0];for(const o of t.items){o.laid=yield*this.items.layItem(o.box,o.main);const r=this.isRow?o.laid.height:o.laid.width;if(e=Math.max(e,r+this.crossMargins(
o)),this.isRow&&this.alignOf(o.box)==="baseline"){const a=(o.laid.firstBaseline??r)+o.margins.top;n=Math.max(n,a),i=Math.max(i,r+this.crossMargins(o)-a)}}t.cross=
Math.max(e,n+i)}alignOf({style:t}){return t.alignSelf==="auto"?this.style.alignItems:t.alignSelf}*placeLines(t){const{isRow:e,inside:n,style:i}=this,o=Math.max(
t.length-1,0)*this.crossGap;let r=t.reduce((p,{cross:m})=>p+m,0)+o;const a=e?this.room??this.limitCross(r):n.width;i.flexWrap==="nowrap"&&t[0]&&(r=t[0].cross=a);
const c=a-r,l=i.alignContent;if(c>0&&i.flexWrap!=="nowrap"&&(l==="normal"||l==="stretch")){for(const p of t)p.cross+=c/t.length;r+=c}const d=Ln(i.flexWrap==="no\
wrap"?"start":l,a-r,t.length);let f=d.before;const h=i.flexWrap==="wrap-reverse"?[...t].reverse():t;let u=0;for(const p of h)u=Math.max(u,yield*this.placeLine(p,
f)),f+=p.cross+this.crossGap+d.between;return e?r:u}limitCross(t){const{border:e,padding:n}=this.laid,i=W(e)+W(n);return xt(t+i,this.style,this.space.height,i)-
i}*placeLine({items:t,cross:e},n){const{isRow:i,style:o,laid:r}=this,a=o.flexDirection.endsWith("reverse")!==(i&&o.direction==="rtl"),c=this.lengthOf(t),l=this.
mainRoom??c,d=l-c,f=t.reduce((m,{box:g})=>m+Mg(g.style,i),0),h=f>0&&d>0?{before:0,between:0}:Ln(o.justifyContent,d,t.length);let u=h.before;const p=this.baselineOf(
t);for(const m of t){const g=f>0&&d>0?d/f:0,[b,w]=this.mainSides(m,g);yield*this.stretch(m,e);const y=m.laid,k=u+b,M=a?l-k-m.main:k,O=n+this.crossOffset(m,e,p);
y.x=this.left+(i?M:O),y.y=this.top+(i?O:M),r.children.push(y),u=k+m.main+w+this.mainGap+h.between}return r.flow="bands",Math.max(l,c)}mainSides({box:t,margins:e},n){
const{style:i}=t,[o,r]=this.isRow?[i.marginLeft,i.marginRight]:[i.marginTop,i.marginBottom],a=this.isRow?[e.left,e.right]:[e.top,e.bottom];return[o==="auto"?n:a[0],
r==="auto"?n:a[1]]}*stretch(t,e){const{isRow:n,inside:i,layout:o}=this,{style:r}=t.box;if(!qs(r,this.style)||fi(r,!n)||!ht(n?r.height:r.width))return;const a=e-
this.crossMargins(t),[c,l]=[ct(r),ut(r,i.width)],d=n?xt(a,r,i.height,W(c)+W(l)):pt(a,r,i.width,N(c)+N(l));Math.abs(d-(n?t.laid.height:t.laid.width))<.01&&!(n&&wc(
t.box))||(t.laid=yield*o.layOut(t.box,{...i,fixedWidth:n?t.main:d,fixedHeight:n?d:t.main,isLoose:!n&&this.items.isLoose(t.box)}))}baselineOf(t){let e=0;if(!this.
isRow)return e;for(const{box:n,laid:i,margins:o}of t)this.alignOf(n)==="baseline"&&(e=Math.max(e,o.top+(i.firstBaseline??i.height)));return e}crossOffset(t,e,n){
const{isRow:i,style:o}=this,{margins:r,box:a}=t,c=t.laid,l=i?c.height:c.width,d=e-l-this.crossMargins(t),[f,h]=i?[a.style.marginTop,a.style.marginBottom]:[a.style.
marginLeft,a.style.marginRight],u=i?r.top:r.left;if(f==="auto"||h==="auto"){const g=Math.max(d,0);return u+(f==="auto"?h==="auto"?g/2:g:0)}const p=this.alignOf(
a);if(p==="baseline"&&i)return n-(c.firstBaseline??l);const m=o.flexWrap==="wrap-reverse"||!i&&o.direction==="rtl";return u+Zs(p,d,m)}takeBaselines(t){const[e]=t[0]?.
items??[],n=t.at(-1)?.items.at(-1),i=(o,r)=>{const a=o?.laid;return a&&a.y+(a[r]??a.height)};this.laid.firstBaseline=i(e,"firstBaseline"),this.laid.lastBaseline=
i(n,"lastBaseline")}keepPlace(t,e){const{isRow:n,style:i,inside:o}=this,r=i.direction==="rtl",a=i.flexDirection.endsWith("reverse")!==(n&&r),c=je(i.justifyContent,
a),l=je(this.alignOf(t),i.flexWrap==="wrap-reverse"!==(!n&&r)),d=n?{x:c,y:l}:{x:l,y:c},f=this.room??this.limitCross(e);Ke(this.laid,t,{x:this.left+d.x*o.width,y:this.
top+d.y*f,share:d})}}const Mg=(s,t)=>(t?[s.marginLeft,s.marginRight]:[s.marginTop,s.marginBottom]).filter(e=>e==="auto").length;class Sg{placed=[];highest=0;get isEmpty(){
return this.placed.length===0}band(t,e,{left:n,right:i}){let[o,r]=[n,i];for(const a of this.placed)a.bottom<=t||a.top>=t+Math.max(e,.01)||(a.side==="left"?o=Math.
max(o,a.right):r=Math.min(r,a.left));return{left:o,right:r}}nextBottom(t){const e=(0,_.YG)(this.placed.flatMap(({bottom:n})=>n>t+.01?[n]:[]));return e===1/0?void 0:
e}place(t,e,n,i,o){let r=Math.max(i,this.highest),a=this.band(r,n,o);for(;a.right-a.left<e-.01;){const l=this.nextBottom(r);if(l===void 0)break;r=l,a=this.band(
r,n,o)}const c=t==="left"?a.left:a.right-e;return this.highest=r,this.placed.push({side:t,left:c,right:c+e,top:r,bottom:r+n}),{x:c,y:r}}clear(t){let e=-1/0;if(t===
"none")return e;for(const n of this.placed)(t==="both"||t===n.side)&&(e=Math.max(e,n.bottom));return e}}function*vg(s,t,e){yield*new Tg(s,t,e).lay()}class Tg{laid;layout;space;grid;collapsed;widths=[];gapX;gapY;constructor(t,e,n){
this.laid=t,this.layout=e,this.space=n;const{box:i}=t;this.grid=Ye(i);const o=i.style.borderCollapse==="collapse";this.collapsed=o?ri(i):void 0,this.gapX=o?0:i.
style.borderSpacingX,this.gapY=o?0:i.style.borderSpacingY,this.collapsed&&(t.border=this.collapsed.table,t.padding={top:0,right:0,bottom:0,left:0})}*lay(){const{
laid:t,layout:e,grid:n}=this,{style:i}=t.box,o=t.contentWidth-rc(t.box,n);this.widths=i.tableLayout==="fixed"&&i.width!=="auto"?Km(t.box,o):jm(yield*ac(t.box,e),
o);let r=yield*this.layCaptions("top",0);const a=r;r+=t.border.top+t.padding.top;const c=yield*this.layCells(),l=this.rowHeights(c);r=yield*this.placeRows(c,l,r),
r+=t.padding.bottom+t.border.bottom,t.frame={top:a,height:r-a},r=yield*this.layCaptions("bottom",r),t.height=Math.max(r,this.space.fixedHeight??0),t.flow="rows"}*layCaptions(t,e){
let n=e;for(const i of this.grid.captions){if(i.style.captionSide!==t)continue;const{marginTop:o,marginBottom:r,marginLeft:a}=i.style,{width:c}=this.laid,l=yield*this.
layout.layOut(i,{width:c,height:void 0});l.x=L(a,c),l.y=n+L(o,c),n=l.y+l.height+L(r,c),this.laid.children.push(l)}return n}widthOf({column:t,columns:e}){let n=(e-
1)*this.gapX;for(let i=t;i<t+e;i++)n+=this.widths[i]??0;return n}*layCells(){const t=[];for(const e of this.grid.cells)yield et/4,t.push({cell:e,laid:yield*this.
layCell(e,void 0)});return t}*layCell(t,e){const{box:n}=t,i=this.widthOf(t),o={width:i,height:void 0,fixedWidth:i,fixedHeight:e},r=this.collapsed?.cells.get(n);
return r?(n.known.set("edges",this.collapsed.edges.get(n)),yield*this.layout.layOut(this.asQuirky(Lg(n,r)),o)):yield*this.layout.layOut(this.asQuirky(n),{...o,width:this.
laid.contentWidth})}asQuirky(t){return!this.layout.isQuirky||t.style.boxSizing==="border-box"||ht(t.style.height)?t:xc(t,"quirky",()=>Eg(t.style))}rowHeights(t){
const{grid:e}=this,n=e.rows.map(r=>G(r.style.height,this.space.height,0,r.style)??0),i=[],o=e.rows.map(()=>({above:0,below:0}));for(const r of t){const{cell:a,laid:c}=r;
if(a.rows>1){i.push(r);continue}if(n[a.row]=Math.max(n[a.row],c.height),Hn(a.box)&&c.firstBaseline!==void 0){const l=o[a.row];l.above=Math.max(l.above,c.firstBaseline),
l.below=Math.max(l.below,c.height-c.slack-c.firstBaseline),n[a.row]=Math.max(n[a.row],l.above+l.below)}}for(const{cell:r,laid:a}of i){const c=Array.from({length:r.
rows},(d,f)=>r.row+f),l=c.reduce((d,f)=>d+n[f],(r.rows-1)*this.gapY);a.height>l&&this.heighten(n,c,a.height-l)}return this.fillHeight(n),n}fillHeight(t){const{laid:e,
grid:n}=this,{style:i}=e.box,o=W(e.border)+W(e.padding),r=this.space.fixedHeight??G(i.height,this.space.height,o,i)??0,a=Math.max(r,G(i.minHeight,this.space.height,
o,i)??0),c=t.reduce((l,d)=>l+d,0)+(n.rows.length+1)*this.gapY+o;a>c&&t.length>0&&this.heighten(t,[...t.keys()],a-c)}heighten(t,e,n){const i=e.filter(a=>ht(this.
grid.rows[a].style.height)),o=i.length>0?i:e,r=o.reduce((a,c)=>a+t[c],0);for(const a of o)t[a]=t[a]+n*(r>0?t[a]/r:1/o.length)}*placeRows(t,e,n){const{laid:i,grid:o,
gapX:r,gapY:a}=this,c=i.border.left+i.padding.left,l=[];let d=n+(o.rows.length>0?a:0);for(const m of e)l.push(d),d+=m+a;const f=[];let h=c+r;for(const m of this.
widths)f.push(h),h+=m+r;const u=i.box.style.direction==="rtl",p=[];for(const{box:m,from:g,to:b}of o.groups){if(g===b)continue;const w=this.part(m,c+r,l[g],l[b-1]+
e[b-1]);i.children.push(w),w.flow="rows";for(let y=g;y<b;y++){const k=this.part(o.rows[y],0,l[y]-w.y,l[y]-w.y+e[y]);k.flow="bands",w.children.push(k),p.push(k)}
o.headRows>0&&g===0&&(i.head=w),m===o.foot&&(i.foot=w)}for(const{cell:m,laid:g}of t){yield et/10;const b=m.row+m.rows-1,w=l[b]+e[b]-l[m.row],y=yield*this.fillCell(
m,g,w,t),k=f[m.column]??c;y.x=(u?i.width-k-y.width:k)-c-r,y.y=0,p[m.row].children.push(y)}return p[0]&&this.takeBaseline(p[0],l[0]),d}takeBaseline({children:t},e){
const{laid:n}=this,i=t.filter(({box:r,firstBaseline:a})=>Hn(r)&&a!==void 0),o=i.length>0?(0,_.Kf)(i.map(({firstBaseline:r})=>r)):(0,_.Kf)(t.map(({height:r,padding:a,
border:c})=>r-a.bottom-c.bottom));n.firstBaseline=e+Math.max(o,0),n.box.style.display==="inline-table"&&(n.lastBaseline=n.firstBaseline)}part(t,e,n,i){const o=new vn(
t);return o.x=e,o.y=n,o.width=this.laid.contentWidth-2*this.gapX,o.height=i-n,o}*fillCell(t,e,n,i){const{box:o}=t,r=n-e.height+e.slack;if(r<.01)return e;const a=o.
children.some(({style:f})=>typeof f.height=="object"&&f.height.percent!==0),c=a?yield*this.layCell(t,n):e;if(c.height=n,a)return c;const{verticalAlign:l}=o.style,
d=l==="middle"?r/2:l==="bottom"?r:Hn(o)?this.baselineShift(t,c,i):0;return d>0&&Rg(c,Math.min(d,r)),c}baselineShift({row:t},e,n){if(e.firstBaseline===void 0)return 0;
let i=this.rowBaselines.get(t);if(i===void 0){for(const{cell:o,laid:r}of n)Hn(o.box)&&r.firstBaseline!==void 0&&this.rowBaselines.set(o.row,Math.max(this.rowBaselines.
get(o.row)??0,r.firstBaseline));i=this.rowBaselines.get(t)??0}return i-e.firstBaseline}rowBaselines=new Map}const Hn=({style:s})=>{const{verticalAlign:t}=s;return typeof t==
"object"||t==="baseline"||t==="sub"||t==="super"};function Rg(s,t){for(const e of s.children)e.y+=t;for(const e of s.apart)e.y+=t;s.lines=s.lines.map(e=>({...e,
y:e.y+t})),s.firstBaseline!==void 0&&(s.firstBaseline+=t),s.lastBaseline!==void 0&&(s.lastBaseline+=t)}const bc=new WeakMap;function Cg(s,{top:t,right:e,bottom:n,
left:i}){let o=bc.get(s);o||bc.set(s,o=new Map);const r=[t,e,n,i].join();let a=o.get(r);return a||(a={...s,borderTopWidth:t,borderRightWidth:e,borderBottomWidth:n,
borderLeftWidth:i},o.set(r,a)),a}const yc=new WeakMap;function Eg(s){let t=yc.get(s);return t||yc.set(s,t={...s,boxSizing:"border-box"}),t}function Lg(s,t){return xc(
s,"shared",()=>Cg(s.style,t))}function xc(s,t,e){const n=s.known.get(t);if(n)return n;const i=Object.assign(Object.create(Object.getPrototypeOf(s)),s,{style:e()});
return s.known.set(t,i),i}function*Ag(s,t,e,n){yield et;const i=cu(s,e.width);return s.inner==="image"?Ig(i,t,e):(i.width=yield*Bg(i,t,e),s.inner==="table"?yield*vg(
i,t,e):yield*Ng(i,t,e,n)),s.style.position==="relative"&&(i.shift=sa(s.style,e)),yield*dc(i,t),i}function Ig(s,t,e){const{border:n,padding:i,box:o}=s,{width:r,height:a}=qa(
o,e,t);s.width=e.fixedWidth??r+N(n)+N(i),s.height=e.fixedHeight??a+W(n)+W(i)}function*Bg(s,t,e){if(e.fixedWidth!==void 0)return e.fixedWidth;const{box:n,border:i,
padding:o}=s,{style:r}=n,a=N(i)+N(o),{width:c}=r,l=e.shrinks===!0&&c==="auto"||n.inner==="table"||typeof c=="string"&&c!=="auto",{aspectRatio:d}=r,f={across:a,down:W(
i)+W(o)},h=G(r.height,e.height,f.down,r);if(c==="auto"&&d!==void 0&&h!==void 0){const y=xt(h,r,e.height,f.down);return pt(He(y,r,f),r,e.width,a)}if(!l)return pt(
Rn(Za(n,e,a),r,e.height,f),r,e.width,a);const{least:u,most:p}=yield*t.widthsOf(n),m=e.width-L(r.marginLeft,e.width)-L(r.marginRight,e.width);if(c==="min-content")
return pt(u,r,e.width,a);if(c==="max-content")return pt(p,r,e.width,a);const g=G(c,e.width,a,r)??Math.max(u,Math.min(p,m)),b=pt(Rn(g,r,e.height,f),r,e.width,a),
w=r.tableLayout==="fixed"&&c!=="auto";return n.inner==="table"&&!w?Math.max(b,u):b}function*Ng(s,t,e,n){const{box:i,border:o,padding:r}=s,{style:a}=i,c=W(o)+W(r),
l=a.aspectRatio,d=l!==void 0&&ht(a.height)?a.boxSizing==="border-box"?s.width/l:s.contentWidth/l+c:void 0,f=a.display==="table-cell",h=e.isOpen?void 0:G(a.height,
e.height,c,a),u=e.fixedHeight??(f?void 0:h),p=u===void 0?void 0:e.fixedHeight===void 0?xt(u,a,e.height,c):u,m=p??(d===void 0?void 0:xt(d,a,e.height,c)),g=m===void 0?
void 0:Math.max(m-c,0),b={width:s.contentWidth,height:e.isLoose?void 0:g};let w;if(i.inner==="flex")w=yield*kg(s,t,{...b,room:g},e);else if(i.inner==="columns")
w=yield*_p(s,t,b);else if(i.inner==="grid")w=yield*om(s,t,{...b,height:g},e);else{const M=n&&!Nt(i)?n.floats:new Sg,O=n&&!Nt(i)?n:{floats:M,x:0,y:0};w=yield*mg(
s,t,b,O),Nt(i)&&(w=Math.max(w,M.clear("both")-o.top-r.top))}const y=Math.max(w+c,d??0,f?h??0:0);s.height=p??xt(y,a,e.height,c),f&&(s.slack=Math.max(s.height-w-c,
0)),s.legend&&(s.frame=Wg(s.legend,s)),s.height>y+.01&&(s.after=new Gt),(i.inner==="blocks"||i.inner==="lines")&&!f&&a.alignContent!=="normal"&&zg(s,Ln(a.alignContent,
Math.max(s.height-y,0),1).before)}function Wg(s,{border:t,height:e}){const n=Math.max(s.y+(s.height-t.top)/2,0);return{top:n,height:Math.max(e-n,0)}}function zg(s,t){
if(t!==0){s.lines=s.lines.map(e=>({...e,y:e.y+t}));for(const e of[...s.children,...s.apart])e.y+=t;s.firstBaseline!==void 0&&(s.firstBaseline+=t),s.lastBaseline!==
void 0&&(s.lastBaseline+=t)}}const kc=5e3,rt=.75,$g=.5;async function Pg({box:s,tree:t,isQuirky:e},n,i){const o=await(0,$s.Vn)();let r=1;for(;;){const a=rt*r,c=k=>s.
widthOf(k)/a,l={width:c(""),height:s.areaOf(1,"").height/a},d=new qh({layOut:Ag,widthsOf:ai},n.typefaces,o,l,e),f=await t(l),h=await Ht(eu(f,c),i),u=await Ht(Hg(
f,d,l),i),p=await Ht(Gg(u,c),i),m=Math.max(1/Math.max(p,.001),$g);if(r===1&&p>1+1/l.width&&m<.99){r=m;continue}const g=new Yr(n,s,a,kc,()=>(0,Yh.F)("pages",`The\
 document has more than ${kc} pages`,"Split it into several documents","file"));g.rename(0,Kr(u)??"");const b=new Cn(g.fragments,d.work,void 0,h?g.rename.bind(g):
void 0),w=await Ht(b.place(u,0,0,0),i);g.last=await Ht(Ug(w,b),i),g.sheet(g.last),_g(w,g);const y=new Fe(g,d);return await Ht(y.paint(w),i),await Ht(Dg(w,g,d),i),
g.close(),{names:g.names,shadowsLeftOut:d.shadowsLeftOut}}}function _g(s,{fragments:t,last:e}){const{backgroundColor:n,backgroundImage:i}=s.laid.box.style;n===void 0&&
i.length===0||(s.top=0,s.bottom=t.endOf(e))}function*Dg({apart:s},t,e){for(const n of s){const{laid:i,x:o,top:r}=n;if(!(i.box.style.position!=="fixed"||!(yield*Zr(
t,n))))for(let a=1;a<=t.last;a++)yield*new Fe(new qr(t,a),e).paint(yield*De(i,o,r),!0)}}function*Hg(s,t,e){const n=yield*t.layOut(s,{width:e.width+s.widening,height:e.
height});return n.height=Math.max(n.height,1),yield*dc(n,t,!0),t.forget(),n}function*Gg(s,t){let e=0;const n=[[s,0,t("")]];for(let i=n.pop();i;i=n.pop()){const[
o,r,a]=i;yield 2e3;const{style:c,pageName:l}=o.box,d=l===void 0?a:t(l);if(Qr(c)){e=Math.max(e,(r+Fg(o))/d);continue}const f=r+jg(o);if(e=Math.max(e,(f+o.width)/
d),c.overflow==="hidden")continue;for(const{texts:u}of o.lines)for(const p of u)e=Math.max(e,(f+p.x+p.width)/d);for(const u of[...o.children,...o.apart])c.visibility===
"visible"&&u.box.style.position!=="fixed"&&n.push([u,f+u.x,d]);for(const{atoms:u}of o.lines)for(const{laid:p}of u)n.push([p,f+p.x,d]);const{columns:h}=o;h&&n.push(
[h.content,f+(h.count-1)*(h.width+h.gap),d])}return e}function Fg({box:s,width:t,height:e,shift:n}){const{transform:i,transformOrigin:o}=s.style,[r,a]=[T(o[0],t),
T(o[1],e)],l=[0,t].flatMap(d=>[0,e].map(f=>[d-r,f-a])).map(d=>i.reduceRight(([f,h],u)=>u.kind==="matrix"?[u.values[0]*f+u.values[2]*h+u.values[4],u.values[1]*f+
u.values[3]*h+u.values[5]]:[f+T(u.x,t),h+T(u.y,e)],d));return(n?.x??0)+r+(0,_.Kf)(l.map(([d])=>d))}const jg=({box:s,width:t,shift:e})=>s.style.transform.reduce(
(n,i)=>i.kind==="matrix"?n:n+T(i.x,t),e?.x??0);function*Ug(s,t){let e=0;const n=[s];for(let i=n.pop();i;i=n.pop()){yield 2e3;const{laid:o,lines:r,children:a,apart:c,
bottom:l}=i;for(const{line:p,top:m,atoms:g}of r){p.texts.length>0&&(e=Math.max(e,t.pageOf(m+p.height/2)));for(const b of g)n.push(b)}const{style:d,replaced:f}=o.
box;(f!==void 0||d.backgroundColor!==void 0||d.backgroundImage.length>0||d.borderTopWidth>0)&&a.length+r.length===0&&o.height>0&&(e=Math.max(e,t.pageOf(l-.2)));
for(const p of a)n.push(p);for(const p of c)n.push(p);const u=i.columns?.rows.at(-1);u&&(e=Math.max(e,t.pageOf(i.top+u.top)))}return e}var Kg=R(94405);const Yg=1e3;
function Xg(s){const{attributes:t}=s,e=t.get("role");if(t.get("aria-hidden")==="true"||e==="presentation"||e==="none")return"";const n=(0,E.ZE)(s).find(({name:o})=>o===
"title");return[t.get("aria-label"),n&&(0,E.a4)(n),Zg(s)].map(o=>o?.replace(/\s+/g," ").trim().slice(0,Yg)).find(o=>o!==void 0&&o!=="")}function Zg(s){const t=[],
e=(0,E.ZE)(s).reverse();for(let n=e.pop();n;n=e.pop())if(n.name==="text")t.push((0,E.a4)(n));else if(n.name!=="defs")for(const i of(0,E.ZE)(n).reverse())e.push(
i);return t.join(" ")}var Oc=R(78445),Mc=R(25561);const qg=new Set(["disc","circle","square"]);class Vg{values=new Map;scopes=[new Set];quotes=0;enter(t,e){for(const[
n,i]of t.counterReset)this.open(n,i);e&&(e.name==="ol"||e.name==="ul"||e.name==="menu")&&this.open("list-item",Qg(e)),t.display==="list-item"&&this.countItem(e);
for(const[n,i]of t.counterIncrement){const o=this.values.get(n);!o||o.length===0?this.open(n,i):o[o.length-1]=o.at(-1)+i}return this.scopes.push(new Set),()=>{for(const n of this.
scopes.pop())this.values.get(n).pop()}}open(t,e){const n=this.values.get(t)??[];this.values.set(t,n);const i=this.scopes.at(-1);i.has(t)&&n.pop(),i.add(t),n.push(
e)}countItem(t){const e=this.values.get("list-item")??[0];this.values.set("list-item",e),e.length===0&&e.push(0);const n=t?.attributes.get("value"),i=t?.parent?.
attributes.has("reversed")===!0?-1:1;e[e.length-1]=n!==void 0&&/^\s*-?\d{1,9}\s*$/.test(n)?Number(n):e.at(-1)+i}marker({listStyleType:t}){if(t==="none")return;if(qg.
has(t))return{text:"",shape:t};if(t.startsWith('"'))return{text:t.slice(1),shape:void 0};const e=this.values.get("list-item")?.at(-1)??1;return{text:`${Gn(e,t)}\
. `,shape:void 0}}textOf(t,e,{quotes:n}){if("text"in t)return t.text;if("attribute"in t)return e.attributes.get(t.attribute)??"";if("quote"in t)return this.quote(
t.quote,n);const i=this.values.get(t.counter)??[0];return t.separator===void 0?Gn(i.at(-1)??0,t.style):i.map(o=>Gn(o,t.style)).join(t.separator)}quote(t,e){if(t===
"none")return"";t==="close"&&(this.quotes=Math.max(this.quotes-1,0));const n=Math.min(this.quotes,e.length/2-1);return t==="open"&&this.quotes++,e[2*n+(t==="ope\
n"?0:1)]??""}}function Qg(s){const t=s.attributes.get("start"),e=t!==void 0&&/^\s*-?\d{1,9}\s*$/.test(t)?Number(t):void 0;return s.attributes.has("reversed")?(e??
(0,E.ZE)(s).filter(({name:n})=>n==="li").length)+1:(e??1)-1}const Jg=[[1e3,"m"],[900,"cm"],[500,"d"],[400,"cd"],[100,"c"],[90,"xc"],[50,"l"],[40,"xl"],[10,"x"],
[9,"ix"],[5,"v"],[4,"iv"],[1,"i"]];function Sc(s){let[t,e]=[s,""];for(const[n,i]of Jg)for(;t>=n;t-=n)e+=i;return e}function hi(s,t,e){let[n,i]=[s,""];for(;n>0;n=
Math.floor((n-1)/e))i=String.fromCodePoint(t.codePointAt(0)+(n-1)%e)+i;return i}function Gn(s,t){const e=s>=1&&s<=3999;switch(t){case"none":return"";case"decima\
l-leading-zero":return s>=0&&s<10?`0${s}`:String(s);case"lower-roman":return e?Sc(s):String(s);case"upper-roman":return e?Sc(s).toUpperCase():String(s);case"low\
er-alpha":case"lower-latin":return s>=1?hi(s,"a",26):String(s);case"upper-alpha":case"upper-latin":return s>=1?hi(s,"A",26):String(s);case"lower-greek":return s>=
1?hi(s,"α",17):String(s);case"disc":return"•";case"circle":return"◦";case"square":return"▪";default:return String(s)}}function re(s,t){const e=Jt(s);e.display=
t;for(const n of["borderTopWidth","borderRightWidth","borderBottomWidth","borderLeftWidth","outlineWidth"])e[n]=0;return new ot(e)}const t0=({columnCount:s,columnWidth:t})=>s!==
void 0||t!==void 0;function e0(s){const t=s.inner==="lines";if(!t&&s.children.length===0)return;const e=t?[[]]:vc(s.children.splice(0));for(const n of e){if(n instanceof
ot){s.children.push(n);continue}const i=re(s.style,"flow-root");t?n0(s,i):(0,_.RZ)(i.children,n);const o=re(s.style,"block");o.inner="columns",Object.assign(o.style,
s0(s.style,e.length===1)),o.children.push(i),s.children.push(o)}}function n0(s,t){t.inner="lines",(0,_.RZ)(t.inlines,s.inlines.splice(0)),t.element=s.element,s.
element=null,s.inner="blocks"}function s0(s,t){const{columnCount:e,columnWidth:n,columnGap:i,columnFill:o,columnRuleWidth:r,columnRuleStyle:a,columnRuleColor:c,
height:l}=s,d={columnCount:e,columnWidth:n,columnGap:i,columnFill:o,columnRuleWidth:r,columnRuleStyle:a,columnRuleColor:c};return l==="auto"||!t?d:{...d,height:i0}}
const i0={px:0,percent:1};function vc(s){const t=[];for(const e of s)for(const n of o0(e)){const i=t.at(-1);Tc(n)?t.push(n):Array.isArray(i)?i.push(n):t.push([n])}
return t}const Tc=s=>s.style.columnSpan==="all"&&!s.isApart;function o0(s){if(s.inner!=="blocks"||Tc(s)||Nt(s))return[s];const t=vc(s.children);return t.every(e=>Array.
isArray(e))?[s]:t.map((e,n)=>e instanceof ot?e:r0(s,e,n===0,n===t.length-1))}function r0(s,t,e,n){const i=new ot({...s.style,...!e&&a0,...!n&&c0});return i.element=
s.element,i.images=s.images,e&&([i.place,i.marker]=[s.place,s.marker]),(0,_.RZ)(i.children,t),i}const a0={marginTop:it,paddingTop:it,borderTopWidth:0},c0={marginBottom:it,
paddingBottom:it,borderBottomWidth:0},l0=new Set(["inline","inline-block","inline-flex","inline-grid","inline-table"]),Fn=({display:s})=>!l0.has(s);function jn(s,t,e){
const{display:n}=s.style;switch(n){case"flex":case"inline-flex":return s.inner="flex",Rc(s,t);case"grid":case"inline-grid":return s.inner="grid",Rc(s,t);case"ta\
ble":case"inline-table":return s.inner="table",Ze(s,t,"table");case"table-row-group":case"table-header-group":case"table-footer-group":return s.inner="rows",Ze(
s,t,"rows");case"table-row":return s.inner="row",Ze(s,t,"row");case"table-column-group":for(const i of t)"block"in i&&s.children.push(i.block);return;default:d0(
s,t,e),t0(s.style)&&e0(s)}}function d0(s,t,e){if(!t.some(i=>"block"in i)&&t.length>0&&!t.every(o=>"inline"in o&&(o.inline.kind==="apart"||o.isBlank&&o.inline.kind===
"text"))){ui(s,t),s.element??=e.parent;return}pi(s,m0(s,t))}function ui(s,t){s.inner="lines";const e=new Map;for(const{inline:n}of t)n.kind==="open"&&e.set(n.box,
1),n.kind==="close"&&e.has(n.box)&&e.set(n.box,2);for(const{inline:n,home:i}of t)i&&!s.element&&(s.element=i),!((n.kind==="open"||n.kind==="close")&&e.get(n.box)!==
2)&&s.inlines.push(n)}function pi(s,t){let e=[];const n=()=>{if(e.some(({inline:o,isBlank:r})=>!r&&o.kind!=="apart")){const o=re(s.style,"block");ui(o,e),s.children.
push(o)}else for(const{inline:o}of e)o.kind==="apart"&&s.children.push(o.box);e=[]};for(const i of t)"block"in i?(n(),s.children.push(i.block)):i.inline.kind===
"apart"&&e.every(({isBlank:o})=>o)?s.children.push(i.inline.box):e.push(i);n()}function Rc(s,t){pi(s,t);for(const e of s.children)e.isItem=!0}const f0={table:["\
table-row-group","table-header-group","table-footer-group","table-caption","table-column","table-column-group"],rows:["table-row"],row:["table-cell"]},h0={table:"\
table-row-group",rows:"table-row",row:"table-cell"},u0={table:"rows",rows:"row",row:"cell"};function Ze(s,t,e){const n=f0[e];let i=[];const o=()=>{if(i.some(a=>"\
block"in a||!a.isBlank||a.inline.kind==="atom")){const a=re(s.style,h0[e]),c=u0[e];a.inner=c==="cell"?"blocks":c,c==="cell"?p0(a,i):Ze(a,i,c),s.children.push(a)}else
for(const a of i)"inline"in a&&a.inline.kind==="apart"&&s.children.push(a.inline.box);i=[]};for(const r of t)"block"in r&&n.includes(r.block.style.display)?(o(),
s.children.push(r.block)):i.push(r);o()}function p0(s,t){t.every(e=>"inline"in e)?ui(s,t):pi(s,t)}const Cc=s=>"block"in s&&s.block.style.display.startsWith("tab\
le-")&&s.block.style.display!=="table-caption";function m0(s,t){if(!t.some(Cc))return t;const e=[];let n=[];const i=()=>{if(n.length===0)return;const o=re(s.style,
"table");o.inner="table",Ze(o,n,"table"),e.push({block:o}),n=[]};for(const o of t)if(Cc(o))n.push(o);else{if(n.length>0&&"inline"in o&&o.isBlank)continue;i(),e.
push(o)}return i(),e}const Ec=new WeakMap;function qe(s,t,e){let n=Ec.get(s);n||Ec.set(s,n=new Map);let i=n.get(t);return i||n.set(t,i=e()),i}const Un=13,mi=[1,
1,1],gi=[118/255,118/255,118/255],g0=[0,117/255,1],w0=.3,Kn=(s,t,e)=>({color:s,alpha:t,width:e,cap:0,join:0,miter:4,dashes:[],dashOffset:0}),Ve=(s,t,e,n=1)=>({kind:"\
shape",path:s,fill:t&&{paint:t,alpha:n,hasHoles:!1},stroke:e}),Lc=Un/2,Ac=s=>(0,tt.KJ)((t,e)=>[Lc+t*s,Lc+e*s]),b0=`${(0,tt.XL)([[1,.5],[12,.5],[12.5,1],[12.5,12],
[12,12.5],[1,12.5],[.5,12],[.5,1]])} h`,y0=(0,tt.XL)([[2.7,6.4],[5.3,9],[10.3,3.6]]);function x0(s,t,e,n){const i=e?w0:1,o=e?gi:n?.color??g0,r=[];return s==="ra\
dio"?(r.push(Ve(Ac(6),mi,Kn(t?o:gi,i,1))),t&&r.push(Ve(Ac(3.5),o,void 0,i))):(r.push(Ve(b0,t?o:mi,Kn(t?o:gi,i,1),t?i:1)),t&&r.push(Ve(y0,void 0,Kn(mi,1,1.8)))),
{view:[0,0,Un,Un],fit:{scaling:"meet",x:.5,y:.5},nodes:r}}function k0({color:s,alpha:t}){const e=(0,tt.XL)([[1,1],[4.5,4.5],[8,1]]);return{view:[0,0,9,6],fit:{scaling:"\
meet",x:.5,y:.5},nodes:[Ve(e,void 0,Kn(s,t,1.8))]}}const O0=new Set(["input","select","textarea","button"]),Ic={submit:"Submit",reset:"Reset",button:""},M0={color:[
0,0,0],alpha:1},S0=({name:s,isHtml:t})=>t&&O0.has(s),Bc=({attributes:s})=>s.get("type")?.trim().toLowerCase()??"",v0=s=>s.name==="input"&&Bc(s)==="range";function T0(s,t,e){
const n=C0(s,t),{least:i,style:o}=n,r=/flex|grid/.test(e.display),a=typeof i=="number"&&o.width==="auto"&&!r,c=[s.name,r,...R0.map(d=>s.attributes.get(d))].join(
"|"),l=qe(t,c,()=>a?{...o,width:Ot(i+zc(o).x)}:o);return{...n,style:l}}const R0=["type","size","cols","rows","multiple"];function C0(s,t){const e={...t};switch(e.
display==="inline"&&(e.display="inline-block"),s.name){case"button":return Oe(e);case"textarea":return A0(s,e);case"select":return B0(s)?{style:N0(s,e),isOnLine:!0,
isCentered:!1}:I0(s,e);default:return E0(s,e)}}function E0(s,t){const{attributes:e}=s,n=Bc(s);if(n==="checkbox"||n==="radio"){if(t.appearance==="none")return{style:t,
isCentered:!1};const c=e.has("checked"),l=x0(n,c,e.has("disabled"),t.accentColor);return{style:t,mark:{drawing:l,size:Un,alt:L0[n][c?1:0]},isCentered:!1}}if(n===
"range")return{style:t,isCentered:!1};const i=e.get("value")??"";if(Object.hasOwn(Ic,n))return{...Oe(t),text:{value:e.has("value")?i:Ic[n],isHint:!1}};if(n==="c\
olor"){const[,c,l,d]=/^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(i)??[],f=c===void 0?M0:{color:[c,l,d].map(h=>Number.parseInt(h,16)/255),alpha:1};return{...Oe(
t),swatch:f}}if(n==="image")return{...Oe(t),text:{value:e.get("alt")??"",isHint:!1}};const o=Qe(e.get("size"),20);wi(t,1);const r=($0[n]??o*W0+z0)*t.fontSize,a=n===
"password"?"•".repeat(Math.min(i.length,o)):i;return{...Oe(t),text:Wc(a,e.get("placeholder")),least:r}}const L0={checkbox:["☐","☑"],radio:["○","◉"]};function A0(s,t){
const{attributes:e}=s,i=Qe(e.get("cols"),20)*P0*t.fontSize+_0;wi(t,Qe(e.get("rows"),2));const o=(0,E.a4)(s).replace(/^\r?\n/,"");return{style:bi(t),text:Wc(o,e.
get("placeholder")),least:i,isOnLine:!0,isCentered:!1}}function I0(s,t){const e=(0,E.Ky)(s).filter(({name:r})=>r==="option"),n=e.findLast(({attributes:r})=>r.has(
"selected"))??e.find(({attributes:r})=>!r.has("disabled"))??e[0];let i="";for(const r of e){const a=Nc(r);a.length>i.length&&(i=a)}const o={...Oe(t,!0),text:{value:n?
Nc(n):"",isHint:!1},least:i};return t.appearance==="none"?o:{...o,arrow:k0(t.color)}}const Nc=s=>(s.attributes.get("label")??(0,E.a4)(s)).replace(/\s+/g," ").trim(),
B0=({attributes:s})=>s.has("multiple")||Qe(s.get("size"),1)>1;function N0(s,t){return wi(t,Qe(s.attributes.get("size"),4)),bi(t)}const Wc=(s,t)=>s===""&&t!==void 0?
{value:t,isHint:!0}:{value:s,isHint:!1};function Qe(s,t){const e=/^\s{0,9}(\d{1,9})/.exec(s??"")?.[1];return e===void 0||Number(e)===0?t:Math.min(Number(e),1e3)}
const W0=.6,z0=1.5,$0={date:8.8,month:10,week:9,time:7.2,"datetime-local":14.5},P0=.675,_0=15,D0=1.069,H0=.293;function wi(s,t){const{fontSize:e,lineHeight:n}=s,
i=n==="normal"?Math.round(D0*e)+Math.round(H0*e):"factor"in n?n.factor*e:n.px,{minHeight:o}=s,r=typeof o=="object"?o:Ot(0);s.height==="auto"&&r.percent===0&&(s.
minHeight=Ot(Math.max(r.px,t*i+zc(s).y)))}function zc(s){if(s.boxSizing!=="border-box")return{x:0,y:0};const[t,e]=[ct(s),ut(s,0)];return{x:N(t)+N(e),y:W(t)+W(e)}}
function Oe(s,t=!1){const e=s.display==="inline-block"||s.display==="block";return e&&(s.display=s.display==="block"?"flex":"inline-flex",Object.assign(s,t?$c:G0)),
{style:bi(s),isCentered:e}}const $c={flexDirection:"row",justifyContent:"space-between",alignItems:"center",flexWrap:"nowrap"},G0={...$c,flexDirection:"column",
justifyContent:"center",alignItems:"stretch"},Pc=["Top","Right","Bottom","Left"],_c=["TopLeft","TopRight","BottomRight","BottomLeft"];function bi(s){const t=Pc.
every(o=>s[`border${o}Width`]===2&&/^(?:in|out)set$/.test(s[`border${o}Style`])),e=s.backgroundColor,n=e!==void 0&&s.backgroundImage.length===0&&j0.has(e.color.
join());if(!t||!n||s.appearance==="none")return s;for(const o of Pc){const r=s[`padding${o}`];Object.assign(s,{[`border${o}Width`]:1,[`border${o}Style`]:"solid",
[`padding${o}`]:{...r,px:r.px+1}})}if(!_c.some(o=>s[`border${o}Radius`][0].px>0))for(const o of _c)s[`border${o}Radius`]=F0;return s}const F0=[Ot(2),Ot(2)],j0=new Set(
[[1,1,1].join(),[239/255,239/255,239/255].join()]);function U0(s,t,{least:e,arrow:n,swatch:i,isCentered:o}){if(s.children.push(t),i&&(s.children[0]=Yn(s,{backgroundColor:i,
flexGrow:1,alignSelf:"stretch"})),e!==void 0&&s.style.width==="auto"&&Y0(s,e),n){const r=Yn(s,{marginLeft:Ot(2),marginRight:Ot(4),flexShrink:0});r.inner="image",
r.replaced={image:void 0,drawing:n,width:9,height:6},s.children.push(r)}s.inner=o?"flex":"blocks";for(const r of s.children)r.isItem=o}const Yn=({style:s},t)=>new ot(
qe(s,JSON.stringify(t),()=>({...re(s,"block").style,...t}))),K0=s=>new ot(qe(s,"line",()=>re(s,"block").style));function Y0(s,t){const e={height:Ot(0),overflow:"\
hidden",visibility:"hidden"},n=Yn(s,typeof t=="number"?{...e,width:Ot(t)}:e);typeof t=="string"&&(n.inner="lines",n.inlines.push({kind:"text",text:t,style:n.style,
owner:void 0}));const i=Yn(s,{});for(const o of[...s.children,n])i.children.push(o);s.children.splice(0,s.children.length,i)}const X0=Object.keys(en);function Z0(s,t){
const e=Jt(t),n={};for(const a of X0)s[a]!==e[a]&&Object.assign(n,{[a]:s[a]});const{textDecorationLine:i,textDecorationColor:o,textDecorationStyle:r}=s;return i.
size>t.textDecorationLine.size&&Object.assign(n,{textDecorationLine:i,textDecorationColor:o,textDecorationStyle:r}),n}const q0=new Set(["progress","meter"]),Dc=s=>q0.
has(s.name)||v0(s);function V0({name:s,attributes:t}){const e=(r,a)=>{const c=t.get(r)?.trim(),l=c===void 0||c===""?NaN:Number(c);return Number.isFinite(l)?l:a},
n=s==="progress"?0:e("min",0),i=e("max",s==="input"?100:1),o=(e("value",s==="input"?(n+i)/2:n)-n)/(i-n);return Number.isFinite(o)?Math.min(Math.max(o,0),1):0}function Q0(s,t,e,n){
const i=V0(t),r={...n.pseudoStyle(t,"bar",e).style,display:"block",width:{px:0,percent:i},height:{px:0,percent:1}};s.inner="blocks",s.children.push(new ot(r));const a=(0,E.
a4)(t).replace(/\s+/g," ").trim();return a===""?`${Math.round(i*100)} %`:a}const J0=/^(?:https?|mailto|tel|ftp):/i;function tw(s,t){if(s.startsWith("#")){const e=t.
find(ew(s.slice(1)));return e&&{place:e}}return J0.test(s)?{uri:nw(s)}:void 0}function ew(s){try{return decodeURIComponent(s)}catch{return s}}const nw=s=>{try{return new URL(
s).href.replace(/[^!-~]/g,t=>encodeURIComponent(t))}catch{return s.replace(/[^!-~]/gu,t=>encodeURIComponent(t))}};class Me{parent;own;outer;paragraph;constructor(t,e,n){
this.parent=t,this.own=e,this.outer=n}get(){return this.own?this.parent:this.outer?this.outer.get():this.paragraph??=this.parent.add("P")}end(){this.paragraph=void 0,
this.outer?.end()}}const sw=new Set(["P","H1","H2","H3","H4","H5","H6","TD","TH","LBody","Caption","Code"]);class iw{document;headings;data=new Map;constructor(t,e){
this.document=t,this.headings=e}top(){return new Me(this.document,!1)}enter(t,e,n){const{name:i}=t;if(n&&!this.tagOf(t))return{home:new Me(e.parent,!1,e),label:void 0};
if(n||e.end(),i==="li")return this.item(e);const o=this.tagOf(t);if(!o)return{home:new Me(e.parent,!1),label:void 0};const r=e.parent.add(o,this.factsOf(t,o));return{
home:new Me(r,sw.has(o)),label:void 0}}item(t){if(t.parent.tag!=="L")return{home:new Me(t.parent.add("P"),!0),label:void 0};const e=t.parent.add("LI"),n=e.add("\
Lbl");return{home:new Me(e.add("LBody"),!1),label:n}}tagOf(t){const{name:e}=t,n=this.headings.levelOf(t);if(n!==void 0)return`H${n}`;if(/^h[1-6]$/.test(e))return"\
P";const i=ow[e];return i?this.isData(t)?i:void 0:rw[e]}factsOf(t,e){const{attributes:n,name:i}=t;if(e==="L")return{attributes:{O:"List",ListNumbering:i==="ol"?
"Decimal":"Disc"}};if(e!=="TH"&&e!=="TD")return{};const[o,r]=[Number(n.get("colspan"))||1,Number(n.get("rowspan"))||1],a={...o>1&&{ColSpan:o},...r>1&&{RowSpan:r}};
return e==="TD"?Object.keys(a).length>0?{attributes:{O:"Table",...a}}:{}:{attributes:{O:"Table",Scope:cw(t),...a}}}isData(t){let e=t;for(;e&&e.name!=="table";)e=
e.parent;if(!e)return!1;let n=this.data.get(e);return n===void 0&&this.data.set(e,n=aw(e)),n}}const ow={table:"Table",thead:"THead",tbody:"TBody",tfoot:"TBody",
tr:"TR",th:"TH",td:"TD",caption:"Caption"},rw={p:"P",ul:"L",ol:"L",menu:"L",blockquote:"BlockQuote",pre:"P",section:"Sect",article:"Sect",dt:"P",dd:"P",figcaption:"\
P",summary:"P"};function aw(s){const t=s.attributes.get("role");if(t==="presentation"||t==="none")return!1;let e=0,n=0;for(const i of(0,E.Ky)(s))if(i!==s){if(i.
name==="table")return!1;if(i.name==="th"||i.name==="thead"||i.name==="caption")return!0;i.name==="tr"&&e++,i.name==="td"&&n++}return e>1&&n>e}function cw(s){const t=s.
attributes.get("scope")?.toLowerCase();if(t==="row"||t==="rowgroup")return"Row";if(t==="col"||t==="colgroup")return"Column";const e=s.parent,n=e?.parent?.name===
"thead",i=e?.children.some(o=>o.kind==="element"&&o.name==="td");return!n&&i===!0?"Row":"Column"}const Hc=()=>({images:new Set,links:new Set,leftOut:new Map,fields:new Map,
scripts:0,undescribed:0}),lw=new Set(["iframe","frame","frameset","object","embed","applet","video","audio","canvas","math"]);class dw{sources;counters=new Vg;tags;constructor(t){
this.sources=t,this.tags=new iw(t.document,t.headings)}*build(t){const e=[],{styler:n}=this.sources;yield*this.element(t,{styled:n.start,home:this.tags.top(),owner:void 0,
table:void 0},e);const[i]=e;return i&&"block"in i?(hw(i.block,t),i.block):new ot(n.start.style)}*nodes(t,e,n){for(const i of t)i.kind==="text"?this.text(i.value,
e,n):yield*this.element(i,e,n)}text(t,{styled:e,home:n,owner:i},o){if(t==="")return;const r=/^[ \t\n\r\f]*$/.test(t)&&!e.style.whiteSpace.startsWith("pre");o.push(
{inline:{kind:"text",text:t,style:e.style,owner:i},home:r?void 0:n.get(),isBlank:r})}*element(t,e,n){const{styler:i,told:o}=this.sources,r=i.matcher.work,a=fw(e.
styled.style,i.styleOf(t,e.styled,e.table));yield et+(i.matcher.work-r)*30;const{name:c}=t;c==="script"&&o.scripts++,lw.has(c)&&Gc(o.leftOut,c);const{style:l}=a;
if(l.display==="none")return;if(S0(t))return yield*this.control(t,a,e,n);const d=this.counters.enter(l,t);c==="br"?n.push({inline:{kind:"break",style:l},home:void 0,
isBlank:!1}):c==="wbr"?this.text("​",{...e,styled:a},n):c==="img"?yield*this.picture(t,a,e,n):c==="svg"&&!t.isHtml?yield*this.drawing(t,a,e,n):l.display==="co\
ntents"?yield*this.nodes(t.children,{...e,styled:a},n):l.display==="inline"?yield*this.inline(t,a,e,n):yield*this.block(t,a,e,n),d()}*control(t,e,n,i){const o=T0(
t,e.style,n.styled.style),{style:r,mark:a}=o;t.name!=="button"&&Gc(this.sources.told.fields,t.name);const c=this.counters.enter(r,t),l={...e,style:r};if(a){const{
drawing:d,size:f}=a;yield*this.addDrawing(t,l,{drawing:d,width:f,height:f},a.alt,n,i)}else yield*this.block(t,l,n,i,o);c()}value({value:t,isHint:e},n,i,o){const{
styled:r}=i,a=e?this.sources.styler.pseudoStyle(n,"placeholder",r):r,c=qe(a.style,"text",()=>Jt(a.style));t.trim()===""?o.push({inline:{kind:"break",style:c},home:void 0,
isBlank:!1}):this.text(t,{...i,styled:{...a,style:c}},o)}*inline(t,e,n,i){const o=new ot(e.style);this.place(o,t),yield*this.backgrounds(o);const r=this.ownerOf(
t,n.owner),a={...n,styled:e,owner:r};i.push({inline:{kind:"open",box:o,owner:r},home:void 0,isBlank:!0}),yield*this.content(t,e,a,i),i.push({inline:{kind:"close",
box:o},home:void 0,isBlank:!0})}*content(t,e,n,i){e.pseudos.includes("before")&&(yield*this.pseudo(t,"before",n,i)),yield*this.nodes(t.children,n,i),e.pseudos.includes(
"after")&&(yield*this.pseudo(t,"after",n,i))}*block(t,e,n,i,o){const{style:r}=e,a=new ot(r);this.place(a,t),yield*this.backgrounds(a);const c=!Fn(r),{home:l,label:d}=this.
tags.enter(t,n.home,c),f=this.ownerOf(t,n.owner),h=t.name==="table"?t:n.table,u=[];r.display==="list-item"&&this.marker(t,e,a,d,l,u);const p={styled:e,home:l,owner:f,
table:h};o?.text?this.value(o.text,t,p,u):Dc(t)||(yield*this.content(t,e,p,u)),e.pseudos.includes("first-letter")&&this.firstLetter(t,e,u,l),a.keepsNext=/^h[1-6]$/.
test(t.name),a.span=Ow(t);const m=o?.isCentered||o?.least!==void 0?K0(r):a;if(jn(m,u,l),o&&m!==a&&U0(a,m,o),a.isOnLine=o?.isOnLine===!0,e.pseudos.includes("firs\
t-line")&&a.inner==="lines"&&(a.firstLine=Z0(this.sources.styler.pseudoStyle(t,"first-line",e).style,r)),a.isLegend=t.name==="legend"&&!a.isApart,t.name==="fiel\
dset"&&a.inner==="blocks"&&(a.legend=a.children.find(({isLegend:g})=>g)),Dc(t)){const g=t.attributes.get("aria-label")??Q0(a,t,e,this.sources.styler);a.element=
new Oc.H("Figure",void 0,{alt:g})}c?i.push({inline:{kind:"atom",box:a,owner:n.owner},home:void 0,isBlank:!1}):a.isApart?i.push({inline:{kind:"apart",box:a},home:void 0,
isBlank:!0}):i.push({block:a})}marker(t,e,n,i,o,r){const a=e.pseudos.includes("marker")?this.sources.styler.pseudoStyle(t,"marker",e).style:void 0,l=(Array.isArray(
a?.content)?a.content:void 0)?.map(f=>this.counters.textOf(f,t,n.style)).join(""),d=l===void 0?this.counters.marker(n.style):{text:l,shape:void 0};!d||a?.content===
"none"||(n.style.listStylePosition==="inside"?this.insideMarker(d,a??Co(Jt(n.style),n.style),o,r):n.marker={...d,style:a??n.style,element:i})}insideMarker({text:t,
shape:e},n,i,o){const r={...n,textDecorationLine:new Set},a=new ot(e?{...r,marginRight:{px:r.fontSize,percent:0}}:r);o.push({inline:{kind:"open",box:a,owner:void 0},
home:void 0,isBlank:!0});const c={kind:"text",text:e?pw[e]:t,style:r,owner:void 0};o.push({inline:c,home:i.get(),isBlank:!1}),o.push({inline:{kind:"close",box:a},
home:void 0,isBlank:!0})}*pseudo(t,e,n,i){const o=this.sources.styler.pseudoStyle(t,e,n.styled),{style:r}=o;if(!Array.isArray(r.content)||r.display==="none")return;
const a=this.counters.enter(r,void 0),c=r.content.map(f=>this.counters.textOf(f,t,r)).join("");a();const l=[];if(this.text(c,{...n,styled:o},l),r.display==="inl\
ine"){const f=new ot(r);yield*this.backgrounds(f),i.push({inline:{kind:"open",box:f,owner:n.owner},home:void 0,isBlank:!0});for(const h of l)i.push(h);i.push({inline:{
kind:"close",box:f},home:void 0,isBlank:!0});return}const d=new ot(r);yield*this.backgrounds(d),jn(d,l,n.home),Fn(r)?d.isApart?i.push({inline:{kind:"apart",box:d},
home:void 0,isBlank:!0}):i.push({block:d}):i.push({inline:{kind:"atom",box:d,owner:n.owner},home:void 0,isBlank:!1})}firstLetter(t,e,n,i){const o=n.findIndex(u=>!("\
inline"in u)||!u.isBlank),r=n[o];if(!r||!("inline"in r)||r.inline.kind!=="text")return;const{text:a}=r.inline,c=uw.exec(a)?.[0];if(c===void 0)return;const{style:l}=this.
sources.styler.pseudoStyle(t,"first-letter",e),d=new ot(l),f={...r,inline:{...r.inline,text:c.trimStart(),style:Jt(l)}},h={...r,inline:{...r.inline,text:a.slice(
c.length)}};if(l.float==="none"){const u={inline:{kind:"open",box:d,owner:void 0},home:void 0,isBlank:!0},p={inline:{kind:"close",box:d},home:void 0,isBlank:!0};
n.splice(o,1,u,f,p,h)}else jn(d,[f],i),n.splice(o,1,{inline:{kind:"apart",box:d},home:void 0,isBlank:!0},h)}*picture(t,e,n,i){const{images:o,pictures:r,told:a}=this.
sources,{style:c}=e,l=new ot(c);this.place(l,t),yield*this.backgrounds(l);const d=(0,$.Z)(t),f=d===void 0?void 0:o.get((0,U.bi)(d)),h=t.attributes.get("alt")??t.
attributes.get("title"),u=d===void 0?void 0:yield*r.at((0,U.bi)(d));if(u){h===void 0&&a.undescribed++,yield*this.addDrawing(t,e,u,h,n,i);return}if(!f){d!==void 0&&
d.trim()!==""&&a.images.add(d),h!==void 0&&h.trim()!==""?this.substitute(h,e,n,i):this.keepPlace(l,d===void 0||d===""||h!==void 0,n,i);return}h===void 0&&a.undescribed++;
const{width:p,height:m}=/^\s*qr:/i.test(d)?xw:kw(f);l.replaced={image:f,width:p,height:m},this.addReplaced(l,h,n,i)}addReplaced(t,e,n,i){t.inner="image",e?.trim()!==
""&&(t.element=new Oc.H("Figure",void 0,{alt:e??""})),Fn(t.style)?(t.element&&n.home.parent.adopt(t.element),i.push(t.isApart?{inline:{kind:"apart",box:t},home:void 0,
isBlank:!0}:{block:t})):i.push({inline:{kind:"atom",box:t,owner:n.owner},home:n.home.get(),isBlank:!1})}*drawing(t,e,n,i){const{told:o,drawings:r}=this.sources,
{drawing:a,size:c}=yield*r.read(t,e),l=Xg(t);l===void 0&&o.undescribed++,yield*this.addDrawing(t,e,{drawing:a,width:c?.width,height:c?.height},l,n,i)}*addDrawing(t,e,{
drawing:n,width:i,height:o},r,a,c){const l={...e.style},d=new ot(l);this.place(d,t),yield*this.backgrounds(d),l.width==="auto"&&l.height==="auto"&&i===void 0&&o===
void 0&&(l.width=mw),n.view&&(l.aspectRatio??=n.view[2]/n.view[3]),d.replaced={image:void 0,drawing:n,width:i,height:o},this.addReplaced(d,r,a,c)}substitute(t,{
style:e,variables:n},i,o){const r=new ot({...e,width:"auto",height:"auto",minWidth:"auto",minHeight:"auto",aspectRatio:void 0}),a=[];this.text(t,{...i,styled:{style:Jt(
e),variables:n}},a),jn(r,a,i.home),Fn(e)?r.isApart?o.push({inline:{kind:"apart",box:r},home:void 0,isBlank:!0}):o.push({block:r}):o.push({inline:{kind:"atom",box:r,
owner:i.owner},home:i.home.get(),isBlank:!1})}keepPlace(t,e,n,i){const{style:o,place:r,images:a}=t,c=o.width!=="auto"&&o.height!=="auto",l=()=>({...o,width:"aut\
o",height:"auto"}),d=new ot(c?o:qe(o,"unsized",l)),f=e?0:yw;Object.assign(d,{place:r,images:a,replaced:{image:void 0,width:f,height:f}}),this.addReplaced(d,"",n,
i)}ownerOf(t,e){const n=t.name==="a"?t.attributes.get("href")?.trim():void 0,i=t.attributes.get("lang")?.trim();if(n!==void 0){const o=tw(n,this.sources.headings);
if(o)return new Mc._("Link",{},e,{target:o,contents:bw(t,n)});n!==""&&n!=="#"&&this.sources.told.links.add(n)}return i!==void 0&&t.parent?.parent&&/^[a-z]{2,3}(?:-[a-z0-9]{1,8})*$/i.
test(i)?new Mc._("Span",{lang:i},e):e}place(t,e){t.place=this.sources.headings.placeOf(e)}*backgrounds(t){const{backgroundImage:e,borderImage:n}=t.style,i=n?.image?
[...e,n.image]:e;if(!i.some(l=>"url"in l))return;const{images:o,pictures:r,told:a}=this.sources,c=new Map;for(const l of i){if(!("url"in l))continue;const d=(0,U.
bi)(l.url),f=o.get(d)??(yield*r.at(d));f?c.set(l.url,f):a.images.add(l.url)}t.images=c}}function Gc(s,t){s.set(t,(s.get(t)??0)+1)}function fw(s,t){const{style:e}=t;
return s.opacity===1||s.display!=="inline"||e.display!=="inline"?t:{...t,style:{...e,opacity:e.opacity*s.opacity}}}function hw(s,t){const e=s.style,n=s.children.
find(({isApart:r})=>!r),i=t.children.some(r=>r.kind==="element"&&r.name==="body");if(!n||!i||e.backgroundColor!==void 0||e.backgroundImage.length>0)return;const o=n.
style;for(const r of gw)Object.assign(e,{[r]:o[r]}),Object.assign(o,{[r]:Qt[r]});s.images=n.images}const uw=new RegExp("^\\s*\\p{P}{0,9}[\\p{L}\\p{N}\\p{S}]\\p{M}{0,9\
}\\p{P}{0,9}","u"),pw={disc:"•",circle:"○",square:"▪"},mw={px:0,percent:1},gw=["backgroundColor","backgroundImage","backgroundSize","backgroundRepeat","ba\
ckgroundPosition"],ww=300;function bw(s,t){const e=(0,E.a4)(s).replace(/\s+/g," ").trim();return(e===""?s.attributes.get("title")??t:e).slice(0,ww)}const yw=16,
xw={width:96,height:96},kw=({displayed:s})=>s;function Ow({attributes:s}){const t=(e,n)=>{const i=s.get(e)??"";return/^\s*\d{1,6}\s*$/.test(i)?Number(i):n};return{
columns:Math.max(t(s.has("span")?"span":"colspan",1),1),rows:t("rowspan",1)}}const Mw={scaling:"none",x:0,y:0},Sw=/^data:image\/svg\+xml([^,]{0,200}),/i;async function vw(s,t,e){
const n=new Map;let i;for(const o of s){const[r,a=""]=Sw.exec(o)??[];if(r===void 0)continue;if(n.size===q.df)throw(0,q.bi)();const{root:c}=await(0,B.Z)(Tw(o.slice(
r.length),/;\s*base64\s*$/i.test(a)),e),l=(0,E.Ky)(c).find(({name:h,isHtml:u})=>h==="svg"&&!u);if(!l)continue;const f=(0,E.Ky)(l).some(({name:h})=>h==="style")?
await t(l):i??=await t(l);n.set(o,{svg:l,sheets:f})}return n}function Tw(s,t){const e=s.replace(/(?:%[\da-f]{2})+/gi,n=>Buffer.from(n.replaceAll("%",""),"hex").
toString());return t?Buffer.from(e,"base64").toString():e}class Rw{files;page;tools;known=new Map;constructor(t,e,n){this.files=t,this.page=e,this.tools=n}*at(t){
const e=this.files.get(t);if(!e)return;const n=this.known.get(t);if(!n){const i=yield*this.read(e);return this.known.set(t,i),i}if(this.tools.tally.drawn+=n.size,
this.tools.tally.drawn>q.bJ)throw(0,q.iY)();return n}*read({svg:t,sheets:e}){const{tally:n}=this.tools,i=n.drawn,o=new zs(e,this.page),r=o.styleOf(t,o.start,void 0),
{drawing:a,size:c}=yield*new yo({...this.tools,styler:o},t).read(t,r),l=m=>typeof m=="object"&&m.percent===0?m.px:void 0,d=a.view??(c&&[0,0,c.width,c.height]),{
width:f,height:h}=c??{width:l(r.style.width),height:l(r.style.height)},u=d?[Mt(a.nodes,{clip:ee(...d)})]:a.nodes,p=a.view?a.fit:Mw;return{drawing:{...a,view:d,fit:p,
nodes:u},width:f,height:h,size:n.drawn-i}}}const Cw=[["SemiBold",/^(?:b|strong|h[1-6]|th|optgroup)$/,/font-weight|font\s*:/i],["Italic",/^(?:i|em|cite|var|dfn|address)$/,
/italic|oblique/i],["Serif",/^$/,/(?<!sans-)\bserif|georgia|times|garamond|palatino|antiqua|bookman|cambria|constantia|baskerville|didot|bodoni|century|charter|merriweather|lora|katex|latin modern|computer modern|crimson|playfair|cormorant/i],
["Mono",/^(?:code|pre|kbd|samp|tt|textarea)$/,/mono|courier|consolas|menlo/i]],Ew=/^font(?:-family)?$/;function Lw({selector:s,declarations:t}){const[e,...n]=s.
compounds;return(e.name===void 0?e.classes.length===0&&e.id===void 0:/^(?:html|body)$/.test(e.name))&&n.length===0&&t.some(({name:o,value:r})=>Ew.test(o)&&r.trim()!==
"serif")}const Aw=s=>s.kind==="element"&&s.name==="body"&&/\bfont(?:-family)?\s{0,9}:/i.test(s.attributes.get("style")??""),Iw=["style","font-family","font-styl\
e","font-weight"];function Bw(s,{rules:t},{header:e="",footer:n="",date:i="",title:o}){const r=new Set,a=["•○▪",e,n,i,o];for(const c of s.flatMap(E.Ky)){const l=Iw.
flatMap(h=>{const u=c.attributes.get(h);return u===void 0?[]:[`${h}:${u}`]}).join(";"),f=c.name==="style"?(0,E.a4)(c):"";for(const[h,u,p]of Cw)(u.test(c.name)||
p.test(l)||p.test(f))&&r.add(h);for(const[,h]of f.matchAll(/\\([\da-f]{2,6})/gi)){const u=Number.parseInt(h,16);u>127&&u<=1114111&&(u<55296||u>57343)&&a.push(String.
fromCodePoint(u))}for(const h of["alt","title","data-label","value","placeholder","label"])a.push(c.attributes.get(h)??"");for(const h of c.children)h.kind==="t\
ext"&&a.push(h.value.replace(/[\0-\x7f]+/g,""))}return!t.some(Lw)&&!s.some(({children:c})=>c.some(Aw))&&r.add("Serif"),{styles:[...r],text:a.join("")}}class Fc{headings=new Map;places=new Map;named=new Map;constructor(t){
const e=[];for(const n of(0,E.Ky)(t)){const{name:i,attributes:o}=n,r=o.get("id")??(i==="a"?o.get("name"):void 0),a=/^h([1-6])$/.exec(i)?.[1];if(r===void 0&&a===
void 0)continue;const c={};if(this.places.set(n,c),r!==void 0&&!this.named.has(r)&&this.named.set(r,c),a===void 0)continue;const l=(0,E.a4)(n).replace(/\s+/g," ").
trim();if(l!==""){for(;e.length>0&&e.at(-1)>=Number(a);)e.pop();e.push(Number(a)),this.headings.set(n,{title:l,level:Math.min(e.length,6),place:c})}}}levelOf(t){
return this.headings.get(t)?.level}placeOf(t){return this.places.get(t)}find(t){return this.named.get(t)}get first(){return[...this.headings.values()][0]?.title}get bookmarks(){
const t=[],e=[{level:0,children:t}];for(const{title:n,level:i,place:o}of this.headings.values()){if(!o.sheet)continue;for(;e.at(-1).level>=i;)e.pop();const r=[];
e.at(-1).children.push({title:n,place:o,children:r}),e.push({level:i,children:r})}return t}}const jc=`
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
`,Uc={plain:"",report:`${jc}
h1 { font-size: 1.95em; border-bottom: 0.8pt solid var(--accent-color); padding-bottom: 0.12em }
h2 { font-size: 1.56em } h3 { font-size: 1.25em }
table { width: 100%; border-bottom: 0.7pt solid var(--accent-color) }
thead th { border-top: 0.7pt solid var(--accent-color); border-bottom: 0.7pt solid var(--accent-color); background: #eef1f5 }
tbody tr:nth-child(even) td { background: #f4f5f7 }`,letter:`${jc}
h1 { font-size: 1.25em } h2 { font-size: 1.1em } h3, h4, h5, h6 { font-size: 1em }
thead th { border-bottom: 0.7pt solid var(--accent-color, #737373) }`};function Nw(s,t){const e=t??(s==="report"?Vt.uR:void 0);if(!e)return Uc[s];const n=`rgb(${e.
map(o=>Math.round(o*255)).join(", ")})`,i=`html { --accent-color: ${n} } h1, h2, h3, h4, h5, h6 { color: ${n} } hr { border-color: ${n} }`;return`${Uc[s]} ${i}`}
var Ww=R(63895),Kc=R(38017),zw=R(37645);const yi={"top-left-corner":["left","right","top"],"top-left":["middle","left","top"],"top-center":["middle","center","t\
op"],"top-right":["middle","right","top"],"top-right-corner":["right","left","top"],"left-top":["left","center","upper"],"left-middle":["left","center","center"],
"left-bottom":["left","center","lower"],"right-top":["right","center","upper"],"right-middle":["right","center","center"],"right-bottom":["right","center","lowe\
r"],"bottom-left-corner":["left","right","bottom"],"bottom-left":["middle","left","bottom"],"bottom-center":["middle","center","bottom"],"bottom-right":["middle",
"right","bottom"],"bottom-right-corner":["right","left","bottom"]},xi=({boxes:s},t)=>s.some(({name:e})=>yi[e]?.[2]===t),$w=1e5,Pw=[{name:"content",value:"counte\
r(page)",important:!1},{name:"font-size",value:"9pt",important:!1},{name:"color",value:"#5c5c5c",important:!1}];async function _w(s,t,e,n,i){const o=n?[{name:"b\
ottom-center",pages:"all",declarations:Pw}]:[],r=new Map;for(const a of s.sheets.keys()){const c=t(a);let l=r.get(c);l||r.set(c,l=new Map);const d=["all",a%2===
0?"right":"left",...a===0?["first"]:[]],f=d.join();let h=l.get(f);h||l.set(f,h=Dw(c.boxes.length===0?o:c.boxes,d,e));for(const[u,p]of h){Gw(s,a,Hw(p,a+1,s.sheets.
length),{style:p,page:c,place:yi[u]});const m=i.step($w);m&&await m}}}function Dw(s,t,e){const n=new Map;for(const{name:o,pages:r,declarations:a}of s)if(t.includes(
r)&&Object.hasOwn(yi,o)){const c=n.get(o)??[];n.set(o,c),(0,_.RZ)(c,a)}const i=new Map;for(const[o,r]of n){const{style:a}=e.styleFrom(r,e.start);Array.isArray(a.
content)&&i.set(o,a)}return i}function Hw({content:s},t,e){return s.map(n=>"text"in n?n.text:"counter"in n?Gn(n.counter==="pages"?e:n.counter==="page"?t:0,n.style):
"").join("")}function Gw({typefaces:s,sheets:t},e,n,{style:i,page:o,place:[r,a,c]}){if(n.trim()==="")return;const l=t[e],[d,f,h,u]=Hi(o,e).map(A=>A*rt),p=i.fontSize*
rt,m=s.word(n,_e(i)),g=m.width*p/1e3,b={left:[0,u],middle:[u,l.width-f],right:[l.width-f,l.width]},[w,y]=b[r],k=a==="left"?w:a==="right"?y-g:(w+y-g)/2,M={top:l.
height-d/2,upper:l.height-d-p/2,center:(l.height-d+h)/2,lower:h+p/2,bottom:h/2}[c],{color:O,alpha:v}=i.color,S={kind:"text",x:k,y:M-p*.35,size:p,color:O,words:[
m],alpha:v};c==="top"||c==="bottom"?l.run(c==="top"?"Header":"Footer",S):l.draw(void 0,S)}async function Fw({root:s,isQuirky:t},e,n){const{pace:i}=n,o={width:e.
width/rt,height:e.height/rt,margin:e.margin/rt},r=await Zc(s,t,{width:o.width-2*o.margin,height:o.height-2*o.margin},Nw(e.theme,e.accent),n),a=await vw(e.targets,
C=>Zc(C,!1,o,"",n),i),c=await Nl(r.pages,o,i),l=c.usual,d=Kw(l,e.running),f=await jw([s,...[...a.values()].map(({svg:C})=>C)],r,e,n),h=Je(l),u=e.logo&&(0,Kc.h)(
e.logo,h,d,ki),p=u?Math.max(u.room-(l.own.first[0]-l.margins[0])*rt,0):0;let m=new Fc(s),g=Hc(),b=new Map,w=Xc(0);const{names:y,shadowsLeftOut:k}=await Pg({box:Xw(
c),isQuirky:t,tree:async C=>{f.document.kids.splice(0,f.document.kids.length),m=new Fc(s),g=Hc();const Y=new zs(r,C);({ignored:b}=Y);const{images:wt}=e,_t=Uw(g,
wt),qt=new yo({..._t,styler:Y},s),Ft=new Rw(a,C,_t),It=new dw({styler:Y,images:wt,pictures:Ft,headings:m,told:g,drawings:qt,document:f.document});return w=await Ht(
It.build(s),i),p>0&&w.children.unshift(Xc(p*C.width/(h.width-h.left-h.right))),w}},f,i);f.document.prune();const M=e.pageNumbers&&d.footer===void 0,O=C=>ln(c,y.
of(C)),v=Yw(O,l);e.logo&&(0,Kc.h)(e.logo,v(0),d,ki).draw(f.sheets[0]);const S=c.named.size>0?await Ht(su(w),i):0;S>0&&b.set("page",S),await _w(f,O,new zs(r,l),M,
i);const A=await Ww.P.of(f.typefaces),z=(C,Y)=>xi(O(C),Y==="Header"?"top":"bottom");await(0,zw.N)(f,A,{frameOf:v,size:ki,isBare:z,pace:i},d);for(const C of c.ignored)
b.set(C,1);return k>0&&b.set("text-shadow",k),{composition:f,bookmarks:m.bookmarks,told:g,ignored:b,notLoaded:r.notLoaded+Zw(s)}}async function jw(s,t,{running:e,
font:n,boldFont:i},o){const r=await Kg.B.open({...Bw(s,t,e),font:n,boldFont:i},o);return await r.typefaces.warm([],o.pace),r}const Uw=({leftOut:s,images:t},e)=>({
tally:{drawn:0},leaveOut:n=>s.set(n,(s.get(n)??0)+1),imageAt:n=>{const i=e.get((0,U.bi)(n));return i||t.add(n),i}}),ki=11,Oi=18;function Kw(s,t){const{header:e,
footer:n,...i}=t,o={...i,...!xi(s,"top")&&{header:e},...!xi(s,"bottom")&&{footer:n}},{top:r,bottom:a}=Je(s),c=[["header",r],["footer",a]].filter(([l,d])=>o[l]!==
void 0&&d<Oi).map(([l])=>({field:l,message:`needs a margin of at least ${Oi/72} inches; give a larger margin, here or in @page of the style sheets`,mentions:["m\
argin"]}));if(c.length>0)throw(0,K.G6)(c);return o}const Je=({width:s,height:t,margins:[e,n,i,o]})=>({width:s*rt,height:t*rt,left:o*rt,right:n*rt,top:e*rt,bottom:i*
rt});function Yw(s,t){const e=new Map,{top:n,bottom:i}=Je(t);return o=>{const r=s(o);let a=e.get(r);if(!a){const c=Je(r),l=(d,f)=>d<Oi?f:d;e.set(r,a={...c,top:l(
c.top,n),bottom:l(c.bottom,i)})}return a}}const Xw=s=>({widthOf:t=>{const{width:e,left:n,right:i}=Je(ln(s,t));return e-n-i},heightOf:t=>(0,_.Kf)([0,1,2].map(e=>Yc(
ln(s,t),e).height)),areaOf:(t,e)=>Yc(ln(s,e),t)});function Yc(s,t){const[e,,n,i]=Hi(s,t);return{page:{width:s.width*rt,height:s.height*rt},left:i*rt,top:e*rt,height:(s.
height-e-n)*rt}}const Xc=s=>new ot({...Qt,display:"block",height:{px:s/rt,percent:0}});async function Zc(s,t,e,n,{pace:i}){const o=new sd(e,i);await o.add(Fh,!0),
t&&await o.add(jh,!0),await o.add(n,!0);for(const r of(0,E.Ky)(s))r.name==="style"&&Ji(r.attributes.get("media")??"",e)&&await o.add((0,E.a4)(r));return o}const Zw=s=>(0,E.
Ky)(s).filter(({name:t,attributes:e})=>t==="link"&&/\bstylesheet\b/i.test(e.get("rel")??"")).length;var Se=R(98446),qw=R(71775);const Mi=12,Vw=({told:s,ignored:t,
notLoaded:e,...n})=>[...(0,qw.l)({...n,from:"HTML",told:s}),...t.size>0?[Qw(t)]:[],...e>0?[Jw(e)]:[],...s.scripts>0?[tb(s.scripts)]:[],...s.leftOut.size+s.fields.
size>0?[eb(s)]:[]];function Si(s){const t=[...s].sort(([n,i],[o,r])=>r-i||(n<o?-1:1)),e=t.slice(0,Mi).map(([n,i])=>i>1?`${n.slice(0,40)} (${i})`:n.slice(0,40));
return(0,Se.Dw)(t.length>Mi?[...e,`${t.length-Mi} more`]:e)}const Qw=s=>({code:"styles_ignored",message:`The style sheets have ${(0,Se.y_)(s.size,"property","pr\
operties")} and rules that are not supported, and had no effect: ${Si(s)}.`}),Jw=s=>({code:"styles_not_loaded",message:`${(0,Se.y_)(s,"style sheet or font","sty\
le sheets and fonts")} at addresses ${(0,Se.d5)(s,"was","were")} not loaded. Nothing is fetched: write styles into a style element; text is set in Noto fonts.`}),
tb=s=>({code:"html_scripts_not_run",message:`${(0,Se.y_)(s,"script")} of the HTML ${(0,Se.d5)(s,"was","were")} not run. Text that a script would write is not in\
 the document.`}),eb=({leftOut:s,fields:t})=>({code:"elements_left_out",message:[...s.size>0?[`Elements of the HTML were left out, because paper cannot show the\
m or they are not supported: ${Si(s)}.`]:[],...t.size>0?[`Fields of forms are drawn with their values, and cannot be filled in: ${Si(t)}.`]:[]].join(" ")}),nb=72,
sb=async(s,t,e)=>{const n=(0,zt.H)(t),i=await ib(new TextDecoder().decode(s.bytes),t.values,e),{root:o}=i,r=new Set((0,$.e)(o)),a=await ab(r,t.images??[],e),c=t.
logo&&await(0,D.A)(t.logo,"logo",e),l=ob(o),d=t.title??l.title??Vc(s.name),{composition:f,bookmarks:h,told:u,ignored:p,notLoaded:m}=await Fw(i,{...(0,zt.a)(t),margin:t.
margin*nb,pageNumbers:t.page_numbers,running:{header:t.header,footer:t.footer,headerOnFirst:t.header_on_first,date:t.date,title:d},logo:c,accent:t.accent_color===
void 0?void 0:(0,Vt.bP)(t.accent_color),...n,theme:t.theme,images:a,targets:r},e),g=t.language??rb(l.language),b=t.author??l.author,w=[...a.values(),...c?[c]:[]].
some(({components:C})=>C===4),y=u.undescribed===0,k=await f.finish({title:d,author:b,language:g,bookmarks:h,breaksArchive:w,isAccessible:y}),M=t.letterhead&&await(0,Dt.
o)(k,t.letterhead,t.letterhead_password,e),O={compact:!0,objectStreams:"smallest"},v=M?.write?await M.write(O):await(0,bt.UN)(k,O),S=f.sheets.length,{missing:A}=f.
typefaces,z=Vw({told:u,ignored:p,notLoaded:m,missing:A,hasFont:n.font!==void 0,language:g,breaksArchive:w});return M&&(0,_.RZ)(z,M.notes),{documents:[{name:`${Vc(
s.name)}.pdf`,bytes:v,pageCount:S}],notes:z,facts:{pageCount:S}}};async function ib(s,t,{pace:e}){const n=s.trim();if(/^(?:https?:\/\/|www\.)\S+$/i.test(n))throw(0,K.
G6)([{field:"file",message:"holds an address, not HTML: load the page first, and give its HTML"}]);if(!t)return await(0,B.Z)(s,e);const i=await(0,J.o)(s,t,e),o=await(0,B.
Z)(i.text,e);return j(o.root,i.values),o}function ob(s){let[t,e,n]=[];for(const i of(0,E.Ky)(s)){const{name:o,attributes:r}=i,a=()=>(0,E.a4)(i).replace(/\s+/g,"\
 ").trim().slice(0,qc);o==="title"&&i.isHtml&&(t??=a()||void 0),/^h[1-6]$/.test(o)&&(n??=a()||void 0),o==="meta"&&r.get("name")?.toLowerCase()==="author"&&(e??=
r.get("content")?.trim().slice(0,qc))}return{title:t??n,author:e===""?void 0:e,language:s.attributes.get("lang")?.trim()}}const qc=1e3,rb=s=>s!==void 0&&lt.E["l\
anguage-tag"].holds(s)?s:void 0;async function ab(s,t,e){const n=new Map;for(const o of t)s.has((0,U.bi)(o.name))&&n.set((0,U.bi)(o.name),await(0,D.A)(o,"images",
e));const i=[...s].filter(o=>!/^data:image\/(?:svg|gif|webp|avif|bmp)/i.test(o));for(const[o,r]of(0,Qc.B)(i))n.set(o,await(0,D.A)(r,"file",e));for(const[o,r]of await(0,Jc.
m)(s,e))n.set(o,r);return n}const Vc=s=>s.replace(/\.(?:x?html?|txt|pdf|md)$/i,"").trim()||"document"})};
